// Makes the functions on single words visible to a linker, under names that begin with SIDE.
#include "MODULE.c"
#define W uintWORD_t
void SIDE_MODULE_addcarryx_uWIDTH(W *o, uint8_t *c, uint8_t k, W a, W b) { fiat_PREFIX_addcarryx_uWIDTH(o, c, k, a, b); }
void SIDE_MODULE_subborrowx_uWIDTH(W *o, uint8_t *c, uint8_t k, W a, W b) { fiat_PREFIX_subborrowx_uWIDTH(o, c, k, a, b); }
void SIDE_MODULE_cmovznz_uWORD(W *o, uint8_t k, W a, W b) { fiat_PREFIX_cmovznz_uWORD(o, k, a, b); }
void SIDE_MODULE_mulx_uWORD(W *o, W *h, W a, W b) { fiat_PREFIX_mulx_uWORD(o, h, a, b); } // MONTGOMERY
