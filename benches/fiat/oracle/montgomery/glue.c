// Makes the static functions of an emitted file visible to a linker, under names that begin with SIDE.
#include "MODULE.c"
#define W uintWORD_t
void SIDE_MODULE_mul(W *o, const W *a, const W *b) { fiat_PREFIX_mul(o, a, b); }
void SIDE_MODULE_add(W *o, const W *a, const W *b) { fiat_PREFIX_add(o, a, b); }
void SIDE_MODULE_sub(W *o, const W *a, const W *b) { fiat_PREFIX_sub(o, a, b); }
void SIDE_MODULE_square(W *o, const W *a) { fiat_PREFIX_square(o, a); }
void SIDE_MODULE_opp(W *o, const W *a) { fiat_PREFIX_opp(o, a); }
void SIDE_MODULE_from_montgomery(W *o, const W *a) { fiat_PREFIX_from_montgomery(o, a); }
void SIDE_MODULE_to_montgomery(W *o, const W *a) { fiat_PREFIX_to_montgomery(o, a); }
void SIDE_MODULE_nonzero(W *o, const W *a) { fiat_PREFIX_nonzero(o, a); }
void SIDE_MODULE_selectznz(W *o, uint8_t c, const W *a, const W *b) { fiat_PREFIX_selectznz(o, c, a, b); }
void SIDE_MODULE_to_bytes(uint8_t *o, const W *a) { fiat_PREFIX_to_bytes(o, a); }
void SIDE_MODULE_from_bytes(W *o, const uint8_t *a) { fiat_PREFIX_from_bytes(o, a); }
void SIDE_MODULE_set_one(W *o) { fiat_PREFIX_set_one(o); }
void SIDE_MODULE_msat(W *o) { fiat_PREFIX_msat(o); }
void SIDE_MODULE_divstep_precomp(W *o) { fiat_PREFIX_divstep_precomp(o); }
void SIDE_MODULE_divstep(
    W *o1, W *o2, W *o3, W *o4, W *o5, W d, const W *f, const W *g, const W *v, const W *r) {
    fiat_PREFIX_divstep(o1, o2, o3, o4, o5, d, f, g, v, r);
}
