// Compile this file for csidh512. It includes the source for the target. Machine-made by Limbforge: do not edit.

#include "csidh512.h"

#if LIMBFORGE_WORD == 64
#include "csidh512_64.c"
#else
#include "csidh512_32.c"
#endif
