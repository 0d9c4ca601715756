// What to compile for p256: the form that suits the target. Machine-made by Limbforge: do not edit.

#include "p256.h"

#if LIMBFORGE_WORD == 64
#include "p256_64.c"
#else
#include "p256_32.c"
#endif
