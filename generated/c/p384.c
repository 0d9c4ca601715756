// What to compile for p384: the form that suits the target. Machine-made by Limbforge: do not edit.

#include "p384.h"

#if LIMBFORGE_WORD == 64
#include "p384_64.c"
#else
#include "p384_32.c"
#endif
