// Compile this file for goldilocks. It includes the source for the target. Machine-made by Limbforge: do not edit.

#include "goldilocks.h"

#if LIMBFORGE_WORD == 64
#include "goldilocks_64.c"
#else
#include "goldilocks_32.c"
#endif
