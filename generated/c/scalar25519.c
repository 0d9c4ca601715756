// Compile this file for scalar25519. It includes the source for the target. Machine-made by Limbforge: do not edit.

#include "scalar25519.h"

#if LIMBFORGE_WORD == 64
#include "scalar25519_64.c"
#else
#include "scalar25519_32.c"
#endif
