// Compile this file for p384. It includes the source for the target. Machine-made by Limbforge: do not edit.

#include "p384.h"

#if LIMBFORGE_WORD == 64
#include "p384_64.c"
#else
#include "p384_32.c"
#endif
