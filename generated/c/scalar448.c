// Compile this file for scalar448. It includes the source for the target. Machine-made by Limbforge: do not edit.

#include "scalar448.h"

#if LIMBFORGE_WORD == 64
#include "scalar448_64.c"
#else
#include "scalar448_32.c"
#endif
