// Compile this file for p256. It includes the source for the target. Machine-made by Limbforge: do not edit.

#include "p256.h"

#if LIMBFORGE_WORD == 64
#include "p256_64.c"
#else
#include "p256_32.c"
#endif
