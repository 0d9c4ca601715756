// Compile this file for curve25519. It includes the source for the target. Machine-made by Limbforge: do not edit.

#include "curve25519.h"

#if LIMBFORGE_WORD == 64
#include "curve25519_64.c"
#else
#include "curve25519_32.c"
#endif
