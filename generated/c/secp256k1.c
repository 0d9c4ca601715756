// Compile this file for secp256k1. It includes the source for the target. Machine-made by Limbforge: do not edit.

#include "secp256k1.h"

#if LIMBFORGE_WORD == 64
#include "secp256k1_64.c"
#else
#include "secp256k1_32.c"
#endif
