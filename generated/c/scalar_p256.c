// Compile this file for scalar_p256. It includes the source for the target. Machine-made by Limbforge: do not edit.

#include "scalar_p256.h"

#if LIMBFORGE_WORD == 64
#include "scalar_p256_64.c"
#else
#include "scalar_p256_32.c"
#endif
