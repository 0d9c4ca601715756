// Makes the static functions of an emitted file visible to a linker, under names that begin with SIDE.
#include "MODULE.c"
#define W uintWORD_t
void SIDE_MODULE_carry_mul(W *o, const W *a, const W *b) { fiat_PREFIX_carry_mul(o, a, b); }
void SIDE_MODULE_carry_square(W *o, const W *a) { fiat_PREFIX_carry_square(o, a); }
void SIDE_MODULE_carry(W *o, const W *a) { fiat_PREFIX_carry(o, a); }
void SIDE_MODULE_add(W *o, const W *a, const W *b) { fiat_PREFIX_add(o, a, b); }
void SIDE_MODULE_sub(W *o, const W *a, const W *b) { fiat_PREFIX_sub(o, a, b); }
void SIDE_MODULE_opp(W *o, const W *a) { fiat_PREFIX_opp(o, a); }
void SIDE_MODULE_selectznz(W *o, uint8_t c, const W *a, const W *b) { fiat_PREFIX_selectznz(o, c, a, b); }
void SIDE_MODULE_to_bytes(uint8_t *o, const W *a) { fiat_PREFIX_to_bytes(o, a); }
void SIDE_MODULE_from_bytes(W *o, const uint8_t *a) { fiat_PREFIX_from_bytes(o, a); }
void SIDE_MODULE_relax(W *o, const W *a) { fiat_PREFIX_relax(o, a); }
SCALED_IN_C
