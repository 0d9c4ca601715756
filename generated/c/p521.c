// Compile this file for p521. It includes the source for the target. Machine-made by Limbforge: do not edit.

#include "p521.h"

#if LIMBFORGE_WORD == 64
#include "p521_64.c"
#else
#include "p521_32.c"
#endif
