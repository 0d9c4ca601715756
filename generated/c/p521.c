// What to compile for p521: the form that suits the target. Machine-made by Limbforge: do not edit.

#include "p521.h"

#if LIMBFORGE_WORD == 64
#include "p521_64.c"
#else
#include "p521_32.c"
#endif
