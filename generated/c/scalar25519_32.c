// Arithmetic modulo 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed (scalar25519). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
// Recipe:  9x29 word(32) product-scanning double-word montgomery(product-scanning) carry(sequential) invert(divsteps)
// Limbs:   9 words of 32 bits
// Domain:  Montgomery; the sum of limb * weight is the element times R = 2^261 modulo the prime
//
// If all inputs are within their bounds, the results are correct and within theirs.
//
// limb  weight  tight            loose
// 0     2^0     [0, 0x26145825]  [0, 0x26145825]
// 1     2^29    [0, 0x3f6ce72c]  [0, 0x3f6ce72c]
// 2     2^58    [0, 0x243194d2]  [0, 0x243194d2]
// 3     2^87    [0, 0x24188573]  [0, 0x24188573]
// 4     2^116   [0, 2^30 - 335]  [0, 2^30 - 335]
// 5     2^145   [0, 2^30 - 2]    [0, 2^30 - 2]
// 6     2^174   [0, 2^30 - 2]    [0, 2^30 - 2]
// 7     2^203   [0, 2^30 - 2]    [0, 2^30 - 2]
// 8     2^232   [0, 0x2ffffe]    [0, 0x2ffffe]

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifndef LIMBFORGE_SUB_BORROW_U32
#define LIMBFORGE_SUB_BORROW_U32
#if !defined(LIMBFORGE_NO_INTRINSICS) && (defined(__x86_64__) || defined(_M_X64) || defined(__i386__) || defined(_M_IX86))
#define LIMBFORGE_SUB_BORROW_U32_X86
#include <immintrin.h>
#elif defined(__has_builtin)
#if __has_builtin(__builtin_subc)
#define LIMBFORGE_SUB_BORROW_U32_BUILTIN
#endif
#endif
// Sets *word to x - y - borrow. Returns the borrow.
static inline uint8_t
limbforge_sub_borrow_u32(uint32_t *word, uint32_t x, uint32_t y, uint8_t borrow) {
#if defined(LIMBFORGE_SUB_BORROW_U32_X86)
    unsigned int result;
    const uint8_t next = _subborrow_u32(borrow, x, y, &result);
    *word = result;
    return next;
#elif defined(LIMBFORGE_SUB_BORROW_U32_BUILTIN)
    unsigned int next;
    *word = __builtin_subc(x, y, borrow, &next);
    return (uint8_t)next;
#else
    *word = x - y - borrow;
    return (uint8_t)(((~x & y) | ((~x | y) & *word)) >> 31);
#endif
}
#endif

#ifndef LIMBFORGE_BARRIER_U32
#define LIMBFORGE_BARRIER_U32
// Returns x. The compiler cannot deduce its value.
static inline uint32_t limbforge_barrier_u32(uint32_t x) {
#if defined(__GNUC__) || defined(__clang__)
    __asm__("" : "+r"(x));
    return x;
#else
    volatile uint32_t hidden = x;
    return hidden;
#endif
}
#endif

#ifndef LIMBFORGE_LOAD_U32
#define LIMBFORGE_LOAD_U32
// Reads `count` little-endian bytes as a word.
static inline uint32_t limbforge_load_u32(const uint8_t *bytes, size_t count) {
    uint32_t word = 0;
    for (size_t i = 0; i < count; i++) {
        word |= (uint32_t)bytes[i] << (8 * i);
    }
    return word;
}
#endif

#ifndef LIMBFORGE_STORE_U32
#define LIMBFORGE_STORE_U32
// Writes the low `count` bytes of the word, little-endian.
static inline void limbforge_store_u32(uint8_t *bytes, size_t count, uint32_t word) {
    for (size_t i = 0; i < count; i++) {
        bytes[i] = (uint8_t)(word >> (8 * i));
    }
}
#endif

#define scalar25519_LIMBS 9
#define scalar25519_BYTES 32

// 0.
const uint32_t scalar25519_zero[9] = {0, 0, 0, 0, 0, 0, 0, 0, 0};

// 1.
const uint32_t scalar25519_one[9] = {
    0x114df9ed, 0x1a617303, 0xf7c098c, 0x16793167, 0x1ffd656e, 0x1fffffff, 0x1fffffff, 0x1fffffff,
    0xfffff,
};

// 2^256, the weight of the upper half of a double-length encoding.
const uint32_t scalar25519_wide[9] = {
    0x8c914a5, 0x20c3580, 0x1b47c606, 0x153fad37, 0x1ccb96fa, 0x1d217f5b, 0x1ee77639, 0xdf0c268,
    0x32823,
};

// 2^((p - 1) / 2^2), a primitive root of unity of order 2^2.
const uint32_t scalar25519_root_of_unity[9] = {
    0x447885e, 0x134f3a77, 0x65e2c07, 0xe3c4530, 0x135a8c0e, 0x1cc92177, 0x156b9c11, 0x624fd58,
    0xb332b,
};

// R; in the Montgomery domain its limbs hold R^2.
const uint32_t scalar25519_r[9] = {
    0xb5f9d12, 0x1e141b17, 0x158d7f3d, 0x143f3757, 0x1972d781, 0x42feb7c, 0x1ceec73d, 0x1e184d1e,
    0x5046d,
};

// `out = a + b (mod p)`
//
// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - takes `b`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - returns `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
void scalar25519_add(uint32_t out[9], const uint32_t a[9], const uint32_t b[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
    const uint32_t x0 = a0 + b0;
    const uint32_t x1 = a1 + b1 + (x0 >> 29);
    const uint32_t x2 = a2 + b2 + (x1 >> 29);
    const uint32_t x3 = a3 + b3 + (x2 >> 29);
    const uint32_t x4 = a4 + b4 + (x3 >> 29);
    const uint32_t x5 = a5 + b5 + (x4 >> 29);
    const uint32_t x6 = a6 + b6 + (x5 >> 29);
    const uint32_t x7 = a7 + b7 + (x6 >> 29);
    const uint32_t x8 = a8 + b8 + (x7 >> 29);
    const uint32_t x9 = x8 >> 21;
    const uint32_t x10 = (x0 & 0x1fffffff) + x9 * 0x30a2c13;
    const uint32_t x11 = x9 * 0x1fffffff;
    const uint32_t x12 = (x1 & 0x1fffffff) + x9 * 0x1f6ce72d + (x10 >> 29);
    const uint32_t x13 = (x2 & 0x1fffffff) + x9 * 0x218ca69 + (x12 >> 29);
    const uint32_t x14 = (x3 & 0x1fffffff) + x9 * 0x20c42ba + (x13 >> 29);
    const uint32_t x15 = (x4 & 0x1fffffff) + x9 * 0x1ffffeb2 + (x14 >> 29);
    const uint32_t x16 = (x5 & 0x1fffffff) + x11 + (x15 >> 29);
    const uint32_t x17 = (x6 & 0x1fffffff) + x11 + (x16 >> 29);
    const uint32_t x18 = (x7 & 0x1fffffff) + x11 + (x17 >> 29);
    const uint32_t x19 = (x8 & 0x1fffff) + x9 * 0xfffff + (x18 >> 29);
    const uint32_t x20 = x19 >> 21;
    const uint32_t x21 = (x12 & 0x1fffffff) + x20 * 0x1f6ce72d;
    const uint32_t x22 = (x15 & 0x1fffffff) + x20 * 0x1ffffeb2;
    const uint32_t x23 = x20 * 0x1fffffff;
    const uint32_t x24 = (x16 & 0x1fffffff) + x23 + (x22 >> 29);
    const uint32_t x25 = (x17 & 0x1fffffff) + x23 + (x24 >> 29);
    const uint32_t x26 = (x18 & 0x1fffffff) + x23 + (x25 >> 29);
    const uint32_t x27 = (x19 & 0x1fffff) + x20 * 0xfffff + (x26 >> 29);
    const uint32_t x28 = x27 >> 21;
    const uint32_t x29 = (x10 & 0x1fffffff) + x20 * 0x30a2c13 + x28 * 0x30a2c13;
    const uint32_t x30 = x28 * 0x1fffffff;
    const uint32_t x31 = (x21 & 0x1fffffff) + x28 * 0x1f6ce72d + (x29 >> 29);
    const uint32_t x32 = (x13 & 0x1fffffff)
        + x20 * 0x218ca69
        + (x21 >> 29)
        + x28 * 0x218ca69
        + (x31 >> 29);
    const uint32_t x33 = (x14 & 0x1fffffff) + x20 * 0x20c42ba + x28 * 0x20c42ba + (x32 >> 29);
    const uint32_t x34 = (x22 & 0x1fffffff) + x28 * 0x1ffffeb2 + (x33 >> 29);
    const uint32_t x35 = (x24 & 0x1fffffff) + x30 + (x34 >> 29);
    const uint32_t x36 = (x25 & 0x1fffffff) + x30 + (x35 >> 29);
    const uint32_t x37 = (x26 & 0x1fffffff) + x30 + (x36 >> 29);
    const uint32_t x38 = (x27 & 0x1fffff) + x28 * 0xfffff + (x37 >> 29);
    const uint32_t x39 = x38 >> 21;
    const uint32_t o0 = (x29 & 0x1fffffff) + x39 * 0x30a2c13;
    const uint32_t o1 = (x31 & 0x1fffffff) + x39 * 0x1f6ce72d;
    const uint32_t o2 = (x32 & 0x1fffffff) + x39 * 0x218ca69;
    const uint32_t o3 = (x33 & 0x1fffffff) + x39 * 0x20c42ba;
    const uint32_t o4 = (x34 & 0x1fffffff) + x39 * 0x1ffffeb2;
    const uint32_t x40 = x39 * 0x1fffffff;
    const uint32_t o5 = (x35 & 0x1fffffff) + x40;
    const uint32_t o6 = (x36 & 0x1fffffff) + x40;
    const uint32_t o7 = (x37 & 0x1fffffff) + x40;
    const uint32_t o8 = (x38 & 0x1fffff) + x39 * 0xfffff;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
}

// `out = a - b (mod p)`
//
// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - takes `b`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - returns `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
void scalar25519_sub(uint32_t out[9], const uint32_t a[9], const uint32_t b[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
    const uint32_t x0 = a0 + 0x36e17bc7 - b0;
    const uint32_t x1 = a1 + 0x41b94a77 - b1 + (x0 >> 29);
    const uint32_t x2 = a2 + 0x39b5a0c0 - b2 + (x1 >> 29);
    const uint32_t x3 = a3 + 0x39db37d0 - b3 + (x2 >> 29);
    const uint32_t x4 = a4 + 0x400003e8 - b4 + (x3 >> 29);
    const uint32_t x5 = a5 + 0x3ffffffe - b5 + (x4 >> 29);
    const uint32_t x6 = a6 + 0x3ffffffe - b6 + (x5 >> 29);
    const uint32_t x7 = a7 + 0x3ffffffe - b7 + (x6 >> 29);
    const uint32_t x8 = a8 + 0x2ffffe - b8 + (x7 >> 29);
    const uint32_t x9 = x8 >> 21;
    const uint32_t x10 = (x0 & 0x1fffffff) + x9 * 0x30a2c13;
    const uint32_t x11 = x9 * 0x1fffffff;
    const uint32_t x12 = (x1 & 0x1fffffff) + x9 * 0x1f6ce72d + (x10 >> 29);
    const uint32_t x13 = (x2 & 0x1fffffff) + x9 * 0x218ca69 + (x12 >> 29);
    const uint32_t x14 = (x3 & 0x1fffffff) + x9 * 0x20c42ba + (x13 >> 29);
    const uint32_t x15 = (x4 & 0x1fffffff) + x9 * 0x1ffffeb2 + (x14 >> 29);
    const uint32_t x16 = (x5 & 0x1fffffff) + x11 + (x15 >> 29);
    const uint32_t x17 = (x6 & 0x1fffffff) + x11 + (x16 >> 29);
    const uint32_t x18 = (x7 & 0x1fffffff) + x11 + (x17 >> 29);
    const uint32_t x19 = (x8 & 0x1fffff) + x9 * 0xfffff + (x18 >> 29);
    const uint32_t x20 = x19 >> 21;
    const uint32_t x21 = (x10 & 0x1fffffff) + x20 * 0x30a2c13;
    const uint32_t x22 = x20 * 0x1fffffff;
    const uint32_t x23 = (x12 & 0x1fffffff) + x20 * 0x1f6ce72d + (x21 >> 29);
    const uint32_t x24 = (x13 & 0x1fffffff) + x20 * 0x218ca69 + (x23 >> 29);
    const uint32_t x25 = (x14 & 0x1fffffff) + x20 * 0x20c42ba + (x24 >> 29);
    const uint32_t x26 = (x15 & 0x1fffffff) + x20 * 0x1ffffeb2 + (x25 >> 29);
    const uint32_t x27 = (x16 & 0x1fffffff) + x22 + (x26 >> 29);
    const uint32_t x28 = (x17 & 0x1fffffff) + x22 + (x27 >> 29);
    const uint32_t x29 = (x18 & 0x1fffffff) + x22 + (x28 >> 29);
    const uint32_t x30 = (x19 & 0x1fffff) + x20 * 0xfffff + (x29 >> 29);
    const uint32_t x31 = x30 >> 21;
    const uint32_t x32 = (x23 & 0x1fffffff) + x31 * 0x1f6ce72d;
    const uint32_t x33 = (x26 & 0x1fffffff) + x31 * 0x1ffffeb2;
    const uint32_t x34 = x31 * 0x1fffffff;
    const uint32_t x35 = (x27 & 0x1fffffff) + x34 + (x33 >> 29);
    const uint32_t x36 = (x28 & 0x1fffffff) + x34 + (x35 >> 29);
    const uint32_t x37 = (x29 & 0x1fffffff) + x34 + (x36 >> 29);
    const uint32_t x38 = (x30 & 0x1fffff) + x31 * 0xfffff + (x37 >> 29);
    const uint32_t x39 = x38 >> 21;
    const uint32_t o0 = (x21 & 0x1fffffff) + x31 * 0x30a2c13 + x39 * 0x30a2c13;
    const uint32_t o1 = (x32 & 0x1fffffff) + x39 * 0x1f6ce72d;
    const uint32_t o2 = (x24 & 0x1fffffff) + x31 * 0x218ca69 + (x32 >> 29) + x39 * 0x218ca69;
    const uint32_t o3 = (x25 & 0x1fffffff) + x31 * 0x20c42ba + x39 * 0x20c42ba;
    const uint32_t o4 = (x33 & 0x1fffffff) + x39 * 0x1ffffeb2;
    const uint32_t x40 = x39 * 0x1fffffff;
    const uint32_t o5 = (x35 & 0x1fffffff) + x40;
    const uint32_t o6 = (x36 & 0x1fffffff) + x40;
    const uint32_t o7 = (x37 & 0x1fffffff) + x40;
    const uint32_t o8 = (x38 & 0x1fffff) + x39 * 0xfffff;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
}

// `out = -a (mod p)`
//
// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - returns `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
void scalar25519_opp(uint32_t out[9], const uint32_t a[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t x0 = 0x36e17bc7 - a0;
    const uint32_t x1 = 0x41b94a77 - a1 + (x0 >> 29);
    const uint32_t x2 = 0x39b5a0c0 - a2 + (x1 >> 29);
    const uint32_t x3 = 0x39db37d0 - a3 + (x2 >> 29);
    const uint32_t x4 = 0x400003e8 - a4 + (x3 >> 29);
    const uint32_t x5 = 0x3ffffffe - a5 + (x4 >> 29);
    const uint32_t x6 = 0x3ffffffe - a6 + (x5 >> 29);
    const uint32_t x7 = 0x3ffffffe - a7 + (x6 >> 29);
    const uint32_t x8 = 0x2ffffe - a8 + (x7 >> 29);
    const uint32_t x9 = x8 >> 21;
    const uint32_t x10 = (x1 & 0x1fffffff) + x9 * 0x1f6ce72d;
    const uint32_t x11 = (x4 & 0x1fffffff) + x9 * 0x1ffffeb2;
    const uint32_t x12 = x9 * 0x1fffffff;
    const uint32_t x13 = (x5 & 0x1fffffff) + x12 + (x11 >> 29);
    const uint32_t x14 = (x6 & 0x1fffffff) + x12 + (x13 >> 29);
    const uint32_t x15 = (x7 & 0x1fffffff) + x12 + (x14 >> 29);
    const uint32_t x16 = (x8 & 0x1fffff) + x9 * 0xfffff + (x15 >> 29);
    const uint32_t x17 = x16 >> 21;
    const uint32_t x18 = (x0 & 0x1fffffff) + x9 * 0x30a2c13 + x17 * 0x30a2c13;
    const uint32_t x19 = x17 * 0x1fffffff;
    const uint32_t x20 = (x10 & 0x1fffffff) + x17 * 0x1f6ce72d + (x18 >> 29);
    const uint32_t x21 = (x2 & 0x1fffffff)
        + x9 * 0x218ca69
        + (x10 >> 29)
        + x17 * 0x218ca69
        + (x20 >> 29);
    const uint32_t x22 = (x3 & 0x1fffffff) + x9 * 0x20c42ba + x17 * 0x20c42ba + (x21 >> 29);
    const uint32_t x23 = (x11 & 0x1fffffff) + x17 * 0x1ffffeb2 + (x22 >> 29);
    const uint32_t x24 = (x13 & 0x1fffffff) + x19 + (x23 >> 29);
    const uint32_t x25 = (x14 & 0x1fffffff) + x19 + (x24 >> 29);
    const uint32_t x26 = (x15 & 0x1fffffff) + x19 + (x25 >> 29);
    const uint32_t x27 = (x16 & 0x1fffff) + x17 * 0xfffff + (x26 >> 29);
    const uint32_t x28 = x27 >> 21;
    const uint32_t x29 = (x20 & 0x1fffffff) + x28 * 0x1f6ce72d;
    const uint32_t x30 = (x23 & 0x1fffffff) + x28 * 0x1ffffeb2;
    const uint32_t x31 = x28 * 0x1fffffff;
    const uint32_t x32 = (x24 & 0x1fffffff) + x31 + (x30 >> 29);
    const uint32_t x33 = (x25 & 0x1fffffff) + x31 + (x32 >> 29);
    const uint32_t x34 = (x26 & 0x1fffffff) + x31 + (x33 >> 29);
    const uint32_t x35 = (x27 & 0x1fffff) + x28 * 0xfffff + (x34 >> 29);
    const uint32_t x36 = x35 >> 21;
    const uint32_t o0 = (x18 & 0x1fffffff) + x28 * 0x30a2c13 + x36 * 0x30a2c13;
    const uint32_t o1 = (x29 & 0x1fffffff) + x36 * 0x1f6ce72d;
    const uint32_t o2 = (x21 & 0x1fffffff) + x28 * 0x218ca69 + (x29 >> 29) + x36 * 0x218ca69;
    const uint32_t o3 = (x22 & 0x1fffffff) + x28 * 0x20c42ba + x36 * 0x20c42ba;
    const uint32_t o4 = (x30 & 0x1fffffff) + x36 * 0x1ffffeb2;
    const uint32_t x37 = x36 * 0x1fffffff;
    const uint32_t o5 = (x32 & 0x1fffffff) + x37;
    const uint32_t o6 = (x33 & 0x1fffffff) + x37;
    const uint32_t o7 = (x34 & 0x1fffffff) + x37;
    const uint32_t o8 = (x35 & 0x1fffff) + x36 * 0xfffff;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
}

// `R * out = a * b (mod p)`
//
// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - takes `b`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - returns `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
void scalar25519_mul(uint32_t out[9], const uint32_t a[9], const uint32_t b[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
    const uint64_t r0 = (uint64_t)a0 * b0;
    const uint32_t x0 = (uint32_t)r0;
    const uint32_t x1 = x0 * 0x12547e1b;
    const uint32_t x2 = x1 & 0x1fffffff;
    const uint64_t r1 = r0 + (uint64_t)x2 * 0x1cf5d3ed;
    const uint32_t x3 = (uint32_t)(r1 >> 29);
    const uint64_t r2 = (uint64_t)a0 * b1
        + (uint64_t)a1 * b0
        + (uint64_t)x3
        + (uint64_t)x2 * 0x9318d2;
    const uint32_t x4 = (uint32_t)r2;
    const uint32_t x5 = x4 * 0x12547e1b;
    const uint32_t x6 = x5 & 0x1fffffff;
    const uint64_t r3 = r2 + (uint64_t)x6 * 0x1cf5d3ed;
    const uint32_t x7 = (uint32_t)(r3 >> 29);
    const uint64_t r4 = (uint64_t)a0 * b2
        + (uint64_t)a1 * b1
        + (uint64_t)a2 * b0
        + (uint64_t)x7
        + ((uint64_t)x2 * 0x1de73596 + (uint64_t)x6 * 0x9318d2);
    const uint32_t x8 = (uint32_t)r4;
    const uint32_t x9 = x8 * 0x12547e1b;
    const uint32_t x10 = x9 & 0x1fffffff;
    const uint64_t r5 = r4 + (uint64_t)x10 * 0x1cf5d3ed;
    const uint64_t r6 = (uint64_t)a0 * b3
        + (uint64_t)a1 * b2
        + (uint64_t)a2 * b1
        + (uint64_t)a3 * b0
        + (r5 >> 29)
        + ((uint64_t)x2 * 0x1df3bd45 + (uint64_t)x6 * 0x1de73596 + (uint64_t)x10 * 0x9318d2);
    const uint32_t x11 = (uint32_t)r6;
    const uint32_t x12 = x11 * 0x12547e1b;
    const uint32_t x13 = x12 & 0x1fffffff;
    const uint64_t r7 = r6 + (uint64_t)x13 * 0x1cf5d3ed;
    const uint64_t r8 = (uint64_t)a0 * b4
        + (uint64_t)a1 * b3
        + (uint64_t)a2 * b2
        + (uint64_t)a3 * b1
        + (uint64_t)a4 * b0
        + (r7 >> 29)
        + ((uint64_t)x2 * 333 + (uint64_t)x6 * 0x1df3bd45 + (uint64_t)x10 * 0x1de73596 + (uint64_t)x13 * 0x9318d2);
    const uint32_t x14 = (uint32_t)r8;
    const uint32_t x15 = x14 * 0x12547e1b;
    const uint32_t x16 = x15 & 0x1fffffff;
    const uint64_t r9 = r8 + (uint64_t)x16 * 0x1cf5d3ed;
    const uint64_t r10 = (uint64_t)a0 * b5
        + (uint64_t)a1 * b4
        + (uint64_t)a2 * b3
        + (uint64_t)a3 * b2
        + (uint64_t)a4 * b1
        + (uint64_t)a5 * b0
        + (r9 >> 29)
        + ((uint64_t)x6 * 333 + (uint64_t)x10 * 0x1df3bd45 + (uint64_t)x13 * 0x1de73596 + (uint64_t)x16 * 0x9318d2);
    const uint32_t x17 = (uint32_t)r10;
    const uint32_t x18 = x17 * 0x12547e1b;
    const uint32_t x19 = x18 & 0x1fffffff;
    const uint64_t r11 = r10 + (uint64_t)x19 * 0x1cf5d3ed;
    const uint64_t r12 = (uint64_t)a0 * b6
        + (uint64_t)a1 * b5
        + (uint64_t)a2 * b4
        + (uint64_t)a3 * b3
        + (uint64_t)a4 * b2
        + (uint64_t)a5 * b1
        + (uint64_t)a6 * b0
        + (r11 >> 29)
        + ((uint64_t)x10 * 333 + (uint64_t)x13 * 0x1df3bd45 + (uint64_t)x16 * 0x1de73596 + (uint64_t)x19 * 0x9318d2);
    const uint32_t x20 = (uint32_t)r12;
    const uint32_t x21 = x20 * 0x12547e1b;
    const uint32_t x22 = x21 & 0x1fffffff;
    const uint64_t r13 = r12 + (uint64_t)x22 * 0x1cf5d3ed;
    const uint64_t r14 = (uint64_t)a0 * b7
        + (uint64_t)a1 * b6
        + (uint64_t)a2 * b5
        + (uint64_t)a3 * b4
        + (uint64_t)a4 * b3
        + (uint64_t)a5 * b2
        + (uint64_t)a6 * b1
        + (uint64_t)a7 * b0
        + (r13 >> 29)
        + ((uint64_t)x13 * 333 + (uint64_t)x16 * 0x1df3bd45 + (uint64_t)x19 * 0x1de73596 + (uint64_t)x22 * 0x9318d2);
    const uint32_t x23 = (uint32_t)r14;
    const uint32_t x24 = x23 * 0x12547e1b;
    const uint32_t x25 = x24 & 0x1fffffff;
    const uint64_t r15 = r14 + (uint64_t)x25 * 0x1cf5d3ed;
    const uint64_t r16 = (uint64_t)a0 * b8
        + (uint64_t)a1 * b7
        + (uint64_t)a2 * b6
        + (uint64_t)a3 * b5
        + (uint64_t)a4 * b4
        + (uint64_t)a5 * b3
        + (uint64_t)a6 * b2
        + (uint64_t)a7 * b1
        + (uint64_t)a8 * b0
        + (r15 >> 29)
        + (((uint64_t)x2 << 20) + (uint64_t)x16 * 333 + (uint64_t)x19 * 0x1df3bd45 + (uint64_t)x22 * 0x1de73596 + (uint64_t)x25 * 0x9318d2);
    const uint32_t x26 = (uint32_t)r16;
    const uint32_t x27 = x26 * 0x12547e1b;
    const uint32_t x28 = x27 & 0x1fffffff;
    const uint64_t r17 = r16 + (uint64_t)x28 * 0x1cf5d3ed;
    const uint64_t r18 = (uint64_t)a1 * b8
        + (uint64_t)a2 * b7
        + (uint64_t)a3 * b6
        + (uint64_t)a4 * b5
        + (uint64_t)a5 * b4
        + (uint64_t)a6 * b3
        + (uint64_t)a7 * b2
        + (uint64_t)a8 * b1
        + (r17 >> 29)
        + (((uint64_t)x6 << 20) + (uint64_t)x19 * 333 + (uint64_t)x22 * 0x1df3bd45 + (uint64_t)x25 * 0x1de73596 + (uint64_t)x28 * 0x9318d2);
    const uint32_t o0 = (uint32_t)r18 & 0x1fffffff;
    const uint64_t r19 = (uint64_t)a2 * b8
        + (uint64_t)a3 * b7
        + (uint64_t)a4 * b6
        + (uint64_t)a5 * b5
        + (uint64_t)a6 * b4
        + (uint64_t)a7 * b3
        + (uint64_t)a8 * b2
        + (r18 >> 29)
        + (((uint64_t)x10 << 20) + (uint64_t)x22 * 333 + (uint64_t)x25 * 0x1df3bd45 + (uint64_t)x28 * 0x1de73596);
    const uint32_t o1 = (uint32_t)r19 & 0x1fffffff;
    const uint64_t r20 = (uint64_t)a3 * b8
        + (uint64_t)a4 * b7
        + (uint64_t)a5 * b6
        + (uint64_t)a6 * b5
        + (uint64_t)a7 * b4
        + (uint64_t)a8 * b3
        + (r19 >> 29)
        + (((uint64_t)x13 << 20) + (uint64_t)x25 * 333 + (uint64_t)x28 * 0x1df3bd45);
    const uint32_t o2 = (uint32_t)r20 & 0x1fffffff;
    const uint64_t r21 = (uint64_t)a4 * b8
        + (uint64_t)a5 * b7
        + (uint64_t)a6 * b6
        + (uint64_t)a7 * b5
        + (uint64_t)a8 * b4
        + (r20 >> 29)
        + (((uint64_t)x16 << 20) + (uint64_t)x28 * 333);
    const uint32_t o3 = (uint32_t)r21 & 0x1fffffff;
    const uint64_t r22 = (uint64_t)a5 * b8
        + (uint64_t)a6 * b7
        + (uint64_t)a7 * b6
        + (uint64_t)a8 * b5
        + (r21 >> 29)
        + ((uint64_t)x19 << 20);
    const uint32_t o4 = (uint32_t)r22 & 0x1fffffff;
    const uint64_t r23 = (uint64_t)a6 * b8
        + (uint64_t)a7 * b7
        + (uint64_t)a8 * b6
        + (r22 >> 29)
        + ((uint64_t)x22 << 20);
    const uint32_t x29 = (uint32_t)(r23 >> 29);
    const uint32_t o5 = (uint32_t)r23 & 0x1fffffff;
    const uint64_t r24 = (uint64_t)a7 * b8
        + (uint64_t)a8 * b7
        + (uint64_t)x29
        + ((uint64_t)x25 << 20);
    const uint32_t x30 = (uint32_t)(r24 >> 29);
    const uint32_t o6 = (uint32_t)r24 & 0x1fffffff;
    const uint64_t r25 = (uint64_t)a8 * b8 + (uint64_t)x30 + ((uint64_t)x28 << 20);
    const uint32_t o8 = (uint32_t)(r25 >> 29);
    const uint32_t o7 = (uint32_t)r25 & 0x1fffffff;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
}

// `R * out = a^2 (mod p)`
//
// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - returns `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
void scalar25519_square(uint32_t out[9], const uint32_t a[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint64_t r0 = (uint64_t)a0 * a0;
    const uint32_t a0_2 = a0 << 1;
    const uint32_t a1_2 = a1 << 1;
    const uint32_t a2_2 = a2 << 1;
    const uint32_t a3_2 = a3 << 1;
    const uint32_t a4_2 = a4 << 1;
    const uint32_t a5_2 = a5 << 1;
    const uint32_t a6_2 = a6 << 1;
    const uint32_t a7_2 = a7 << 1;
    const uint32_t x0 = (uint32_t)r0;
    const uint32_t x1 = x0 * 0x12547e1b;
    const uint32_t x2 = x1 & 0x1fffffff;
    const uint64_t r1 = r0 + (uint64_t)x2 * 0x1cf5d3ed;
    const uint32_t x3 = (uint32_t)(r1 >> 29);
    const uint64_t r2 = (uint64_t)a0_2 * a1 + (uint64_t)x3 + (uint64_t)x2 * 0x9318d2;
    const uint32_t x4 = (uint32_t)r2;
    const uint32_t x5 = x4 * 0x12547e1b;
    const uint32_t x6 = x5 & 0x1fffffff;
    const uint64_t r3 = r2 + (uint64_t)x6 * 0x1cf5d3ed;
    const uint32_t x7 = (uint32_t)(r3 >> 29);
    const uint64_t r4 = (uint64_t)a0_2 * a2
        + (uint64_t)a1 * a1
        + (uint64_t)x7
        + ((uint64_t)x2 * 0x1de73596 + (uint64_t)x6 * 0x9318d2);
    const uint32_t x8 = (uint32_t)r4;
    const uint32_t x9 = x8 * 0x12547e1b;
    const uint32_t x10 = x9 & 0x1fffffff;
    const uint64_t r5 = r4 + (uint64_t)x10 * 0x1cf5d3ed;
    const uint64_t r6 = (uint64_t)a0_2 * a3
        + (uint64_t)a1_2 * a2
        + (r5 >> 29)
        + ((uint64_t)x2 * 0x1df3bd45 + (uint64_t)x6 * 0x1de73596 + (uint64_t)x10 * 0x9318d2);
    const uint32_t x11 = (uint32_t)r6;
    const uint32_t x12 = x11 * 0x12547e1b;
    const uint32_t x13 = x12 & 0x1fffffff;
    const uint64_t r7 = r6 + (uint64_t)x13 * 0x1cf5d3ed;
    const uint64_t r8 = (uint64_t)a0_2 * a4
        + (uint64_t)a1_2 * a3
        + (uint64_t)a2 * a2
        + (r7 >> 29)
        + ((uint64_t)x2 * 333 + (uint64_t)x6 * 0x1df3bd45 + (uint64_t)x10 * 0x1de73596 + (uint64_t)x13 * 0x9318d2);
    const uint32_t x14 = (uint32_t)r8;
    const uint32_t x15 = x14 * 0x12547e1b;
    const uint32_t x16 = x15 & 0x1fffffff;
    const uint64_t r9 = r8 + (uint64_t)x16 * 0x1cf5d3ed;
    const uint64_t r10 = (uint64_t)a0_2 * a5
        + (uint64_t)a1_2 * a4
        + (uint64_t)a2_2 * a3
        + (r9 >> 29)
        + ((uint64_t)x6 * 333 + (uint64_t)x10 * 0x1df3bd45 + (uint64_t)x13 * 0x1de73596 + (uint64_t)x16 * 0x9318d2);
    const uint32_t x17 = (uint32_t)r10;
    const uint32_t x18 = x17 * 0x12547e1b;
    const uint32_t x19 = x18 & 0x1fffffff;
    const uint64_t r11 = r10 + (uint64_t)x19 * 0x1cf5d3ed;
    const uint64_t r12 = (uint64_t)a0_2 * a6
        + (uint64_t)a1_2 * a5
        + (uint64_t)a2_2 * a4
        + (uint64_t)a3 * a3
        + (r11 >> 29)
        + ((uint64_t)x10 * 333 + (uint64_t)x13 * 0x1df3bd45 + (uint64_t)x16 * 0x1de73596 + (uint64_t)x19 * 0x9318d2);
    const uint32_t x20 = (uint32_t)r12;
    const uint32_t x21 = x20 * 0x12547e1b;
    const uint32_t x22 = x21 & 0x1fffffff;
    const uint64_t r13 = r12 + (uint64_t)x22 * 0x1cf5d3ed;
    const uint64_t r14 = (uint64_t)a0_2 * a7
        + (uint64_t)a1_2 * a6
        + (uint64_t)a2_2 * a5
        + (uint64_t)a3_2 * a4
        + (r13 >> 29)
        + ((uint64_t)x13 * 333 + (uint64_t)x16 * 0x1df3bd45 + (uint64_t)x19 * 0x1de73596 + (uint64_t)x22 * 0x9318d2);
    const uint32_t x23 = (uint32_t)r14;
    const uint32_t x24 = x23 * 0x12547e1b;
    const uint32_t x25 = x24 & 0x1fffffff;
    const uint64_t r15 = r14 + (uint64_t)x25 * 0x1cf5d3ed;
    const uint64_t r16 = (uint64_t)a0_2 * a8
        + (uint64_t)a1_2 * a7
        + (uint64_t)a2_2 * a6
        + (uint64_t)a3_2 * a5
        + (uint64_t)a4 * a4
        + (r15 >> 29)
        + (((uint64_t)x2 << 20) + (uint64_t)x16 * 333 + (uint64_t)x19 * 0x1df3bd45 + (uint64_t)x22 * 0x1de73596 + (uint64_t)x25 * 0x9318d2);
    const uint32_t x26 = (uint32_t)r16;
    const uint32_t x27 = x26 * 0x12547e1b;
    const uint32_t x28 = x27 & 0x1fffffff;
    const uint64_t r17 = r16 + (uint64_t)x28 * 0x1cf5d3ed;
    const uint64_t r18 = (uint64_t)a1_2 * a8
        + (uint64_t)a2_2 * a7
        + (uint64_t)a3_2 * a6
        + (uint64_t)a4_2 * a5
        + (r17 >> 29)
        + (((uint64_t)x6 << 20) + (uint64_t)x19 * 333 + (uint64_t)x22 * 0x1df3bd45 + (uint64_t)x25 * 0x1de73596 + (uint64_t)x28 * 0x9318d2);
    const uint32_t o0 = (uint32_t)r18 & 0x1fffffff;
    const uint64_t r19 = (uint64_t)a2_2 * a8
        + (uint64_t)a3_2 * a7
        + (uint64_t)a4_2 * a6
        + (uint64_t)a5 * a5
        + (r18 >> 29)
        + (((uint64_t)x10 << 20) + (uint64_t)x22 * 333 + (uint64_t)x25 * 0x1df3bd45 + (uint64_t)x28 * 0x1de73596);
    const uint32_t o1 = (uint32_t)r19 & 0x1fffffff;
    const uint64_t r20 = (uint64_t)a3_2 * a8
        + (uint64_t)a4_2 * a7
        + (uint64_t)a5_2 * a6
        + (r19 >> 29)
        + (((uint64_t)x13 << 20) + (uint64_t)x25 * 333 + (uint64_t)x28 * 0x1df3bd45);
    const uint32_t o2 = (uint32_t)r20 & 0x1fffffff;
    const uint64_t r21 = (uint64_t)a4_2 * a8
        + (uint64_t)a5_2 * a7
        + (uint64_t)a6 * a6
        + (r20 >> 29)
        + (((uint64_t)x16 << 20) + (uint64_t)x28 * 333);
    const uint32_t o3 = (uint32_t)r21 & 0x1fffffff;
    const uint64_t r22 = (uint64_t)a5_2 * a8
        + (uint64_t)a6_2 * a7
        + (r21 >> 29)
        + ((uint64_t)x19 << 20);
    const uint32_t o4 = (uint32_t)r22 & 0x1fffffff;
    const uint64_t r23 = (uint64_t)a6_2 * a8
        + (uint64_t)a7 * a7
        + (r22 >> 29)
        + ((uint64_t)x22 << 20);
    const uint32_t x29 = (uint32_t)(r23 >> 29);
    const uint32_t o5 = (uint32_t)r23 & 0x1fffffff;
    const uint64_t r24 = (uint64_t)a7_2 * a8 + (uint64_t)x29 + ((uint64_t)x25 << 20);
    const uint32_t x30 = (uint32_t)(r24 >> 29);
    const uint32_t o6 = (uint32_t)r24 & 0x1fffffff;
    const uint64_t r25 = (uint64_t)a8 * a8 + (uint64_t)x30 + ((uint64_t)x28 << 20);
    const uint32_t o8 = (uint32_t)(r25 >> 29);
    const uint32_t o7 = (uint32_t)r25 & 0x1fffffff;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
}

// `2 * out = a (mod p)`
//
// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - returns `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
void scalar25519_halve(uint32_t out[9], const uint32_t a[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t x0 = a0 & 1;
    const uint8_t c0 = (uint8_t)x0;
    const uint32_t c0_mask = (uint32_t)0 - (uint32_t)c0;
    const uint32_t x1 = a0 + (c0_mask & 0x1cf5d3ed);
    const uint32_t x2 = a1 + (c0_mask & 0x9318d2);
    const uint32_t x3 = a2 + (c0_mask & 0x1de73596);
    const uint32_t x4 = a3 + (c0_mask & 0x1df3bd45);
    const uint32_t x5 = a4 + (c0_mask & 333);
    const uint32_t x6 = a8 + (c0_mask & 0x100000);
    const uint32_t x7 = x2 & 1;
    const uint32_t x8 = (x1 >> 1) + (x7 << 28);
    const uint32_t x9 = x3 & 1;
    const uint32_t x10 = x4 & 1;
    const uint32_t x11 = x5 & 1;
    const uint32_t x12 = a5 & 1;
    const uint32_t x13 = a6 & 1;
    const uint32_t x14 = a7 & 1;
    const uint32_t x15 = x6 & 1;
    const uint32_t x16 = (x2 >> 1) + (x9 << 28) + (x8 >> 29);
    const uint32_t x17 = (x3 >> 1) + (x10 << 28) + (x16 >> 29);
    const uint32_t x18 = (x4 >> 1) + (x11 << 28) + (x17 >> 29);
    const uint32_t x19 = (x5 >> 1) + (x12 << 28) + (x18 >> 29);
    const uint32_t x20 = (a5 >> 1) + (x13 << 28) + (x19 >> 29);
    const uint32_t x21 = (a6 >> 1) + (x14 << 28) + (x20 >> 29);
    const uint32_t x22 = (a7 >> 1) + (x15 << 28) + (x21 >> 29);
    const uint32_t x23 = (x6 >> 1) + (x22 >> 29);
    const uint32_t x24 = x23 >> 21;
    const uint32_t x25 = (x16 & 0x1fffffff) + x24 * 0x1f6ce72d;
    const uint32_t x26 = (x19 & 0x1fffffff) + x24 * 0x1ffffeb2;
    const uint32_t x27 = x24 * 0x1fffffff;
    const uint32_t x28 = (x20 & 0x1fffffff) + x27 + (x26 >> 29);
    const uint32_t x29 = (x21 & 0x1fffffff) + x27 + (x28 >> 29);
    const uint32_t x30 = (x22 & 0x1fffffff) + x27 + (x29 >> 29);
    const uint32_t x31 = (x23 & 0x1fffff) + x24 * 0xfffff + (x30 >> 29);
    const uint32_t x32 = x31 >> 21;
    const uint32_t x33 = (x8 & 0x1fffffff) + x24 * 0x30a2c13 + x32 * 0x30a2c13;
    const uint32_t x34 = x32 * 0x1fffffff;
    const uint32_t x35 = (x25 & 0x1fffffff) + x32 * 0x1f6ce72d + (x33 >> 29);
    const uint32_t x36 = (x17 & 0x1fffffff)
        + x24 * 0x218ca69
        + (x25 >> 29)
        + x32 * 0x218ca69
        + (x35 >> 29);
    const uint32_t x37 = (x18 & 0x1fffffff) + x24 * 0x20c42ba + x32 * 0x20c42ba + (x36 >> 29);
    const uint32_t x38 = (x26 & 0x1fffffff) + x32 * 0x1ffffeb2 + (x37 >> 29);
    const uint32_t x39 = (x28 & 0x1fffffff) + x34 + (x38 >> 29);
    const uint32_t x40 = (x29 & 0x1fffffff) + x34 + (x39 >> 29);
    const uint32_t x41 = (x30 & 0x1fffffff) + x34 + (x40 >> 29);
    const uint32_t x42 = (x31 & 0x1fffff) + x32 * 0xfffff + (x41 >> 29);
    const uint32_t x43 = x42 >> 21;
    const uint32_t x44 = (x35 & 0x1fffffff) + x43 * 0x1f6ce72d;
    const uint32_t x45 = (x38 & 0x1fffffff) + x43 * 0x1ffffeb2;
    const uint32_t x46 = x43 * 0x1fffffff;
    const uint32_t x47 = (x39 & 0x1fffffff) + x46 + (x45 >> 29);
    const uint32_t x48 = (x40 & 0x1fffffff) + x46 + (x47 >> 29);
    const uint32_t x49 = (x41 & 0x1fffffff) + x46 + (x48 >> 29);
    const uint32_t x50 = (x42 & 0x1fffff) + x43 * 0xfffff + (x49 >> 29);
    const uint32_t x51 = x50 >> 21;
    const uint32_t o0 = (x33 & 0x1fffffff) + x43 * 0x30a2c13 + x51 * 0x30a2c13;
    const uint32_t o1 = (x44 & 0x1fffffff) + x51 * 0x1f6ce72d;
    const uint32_t o2 = (x36 & 0x1fffffff) + x43 * 0x218ca69 + (x44 >> 29) + x51 * 0x218ca69;
    const uint32_t o3 = (x37 & 0x1fffffff) + x43 * 0x20c42ba + x51 * 0x20c42ba;
    const uint32_t o4 = (x45 & 0x1fffffff) + x51 * 0x1ffffeb2;
    const uint32_t x52 = x51 * 0x1fffffff;
    const uint32_t o5 = (x47 & 0x1fffffff) + x52;
    const uint32_t o6 = (x48 & 0x1fffffff) + x52;
    const uint32_t o7 = (x49 & 0x1fffffff) + x52;
    const uint32_t o8 = (x50 & 0x1fffff) + x51 * 0xfffff;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
}

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - takes `b`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - returns `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
void scalar25519_select(
    uint32_t out[9],
    uint32_t choice,
    const uint32_t a[9],
    const uint32_t b[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint32_t choice_mask = (uint32_t)0 - limbforge_barrier_u32(choice);
    const uint32_t o0 = b0 ^ (choice_mask & (a0 ^ b0));
    const uint32_t o1 = b1 ^ (choice_mask & (a1 ^ b1));
    const uint32_t o2 = b2 ^ (choice_mask & (a2 ^ b2));
    const uint32_t o3 = b3 ^ (choice_mask & (a3 ^ b3));
    const uint32_t o4 = b4 ^ (choice_mask & (a4 ^ b4));
    const uint32_t o5 = b5 ^ (choice_mask & (a5 ^ b5));
    const uint32_t o6 = b6 ^ (choice_mask & (a6 ^ b6));
    const uint32_t o7 = b7 ^ (choice_mask & (a7 ^ b7));
    const uint32_t o8 = b8 ^ (choice_mask & (a8 ^ b8));
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
}

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - takes `b`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - returns `x`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - returns `y`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
void scalar25519_swap(
    uint32_t x[9],
    uint32_t y[9],
    uint32_t choice,
    const uint32_t a[9],
    const uint32_t b[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint32_t choice_mask = (uint32_t)0 - limbforge_barrier_u32(choice);
    const uint32_t x0 = a0 ^ (choice_mask & (b0 ^ a0));
    const uint32_t x1 = a1 ^ (choice_mask & (b1 ^ a1));
    const uint32_t x2 = a2 ^ (choice_mask & (b2 ^ a2));
    const uint32_t x3 = a3 ^ (choice_mask & (b3 ^ a3));
    const uint32_t x4 = a4 ^ (choice_mask & (b4 ^ a4));
    const uint32_t x5 = a5 ^ (choice_mask & (b5 ^ a5));
    const uint32_t x6 = a6 ^ (choice_mask & (b6 ^ a6));
    const uint32_t x7 = a7 ^ (choice_mask & (b7 ^ a7));
    const uint32_t x8 = a8 ^ (choice_mask & (b8 ^ a8));
    const uint32_t y0 = b0 ^ (choice_mask & (a0 ^ b0));
    const uint32_t y1 = b1 ^ (choice_mask & (a1 ^ b1));
    const uint32_t y2 = b2 ^ (choice_mask & (a2 ^ b2));
    const uint32_t y3 = b3 ^ (choice_mask & (a3 ^ b3));
    const uint32_t y4 = b4 ^ (choice_mask & (a4 ^ b4));
    const uint32_t y5 = b5 ^ (choice_mask & (a5 ^ b5));
    const uint32_t y6 = b6 ^ (choice_mask & (a6 ^ b6));
    const uint32_t y7 = b7 ^ (choice_mask & (a7 ^ b7));
    const uint32_t y8 = b8 ^ (choice_mask & (a8 ^ b8));
    x[0] = x0;
    x[1] = x1;
    x[2] = x2;
    x[3] = x3;
    x[4] = x4;
    x[5] = x5;
    x[6] = x6;
    x[7] = x7;
    x[8] = x8;
    y[0] = y0;
    y[1] = y1;
    y[2] = y2;
    y[3] = y3;
    y[4] = y4;
    y[5] = y5;
    y[6] = y6;
    y[7] = y7;
    y[8] = y8;
}

// `R * out = a (mod p), 0 <= out < p`
//
// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^32 - 1]`; word 7 in `[0, 2^28]`
void scalar25519_to_bytes(uint8_t out[32], const uint32_t a[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t x0 = a0 * 0x12547e1b;
    const uint32_t x1 = x0 & 0x1fffffff;
    const uint64_t r0 = (uint64_t)a0 + (uint64_t)x1 * 0x1cf5d3ed;
    const uint32_t x2 = a1 + (uint32_t)(r0 >> 29);
    const uint64_t r1 = (uint64_t)x2 + (uint64_t)x1 * 0x9318d2;
    const uint32_t x3 = (uint32_t)r1;
    const uint32_t x4 = x3 * 0x12547e1b;
    const uint32_t x5 = x4 & 0x1fffffff;
    const uint64_t r2 = r1 + (uint64_t)x5 * 0x1cf5d3ed;
    const uint32_t x6 = a2 + (uint32_t)(r2 >> 29);
    const uint64_t r3 = (uint64_t)x1 * 0x1de73596 + (uint64_t)x5 * 0x9318d2 + (uint64_t)x6;
    const uint32_t x7 = (uint32_t)r3;
    const uint32_t x8 = x7 * 0x12547e1b;
    const uint32_t x9 = x8 & 0x1fffffff;
    const uint64_t r4 = r3 + (uint64_t)x9 * 0x1cf5d3ed;
    const uint32_t x10 = a3 + (uint32_t)(r4 >> 29);
    const uint64_t r5 = (uint64_t)x1 * 0x1df3bd45
        + (uint64_t)x5 * 0x1de73596
        + (uint64_t)x9 * 0x9318d2
        + (uint64_t)x10;
    const uint32_t x11 = (uint32_t)r5;
    const uint32_t x12 = x11 * 0x12547e1b;
    const uint32_t x13 = x12 & 0x1fffffff;
    const uint64_t r6 = r5 + (uint64_t)x13 * 0x1cf5d3ed;
    const uint32_t x14 = a4 + (uint32_t)(r6 >> 29);
    const uint64_t r7 = (uint64_t)x1 * 333
        + (uint64_t)x5 * 0x1df3bd45
        + (uint64_t)x9 * 0x1de73596
        + (uint64_t)x13 * 0x9318d2
        + (uint64_t)x14;
    const uint32_t x15 = (uint32_t)r7;
    const uint32_t x16 = x15 * 0x12547e1b;
    const uint32_t x17 = x16 & 0x1fffffff;
    const uint64_t r8 = r7 + (uint64_t)x17 * 0x1cf5d3ed;
    const uint32_t x18 = a5 + (uint32_t)(r8 >> 29);
    const uint64_t r9 = (uint64_t)x5 * 333
        + (uint64_t)x9 * 0x1df3bd45
        + (uint64_t)x13 * 0x1de73596
        + (uint64_t)x17 * 0x9318d2
        + (uint64_t)x18;
    const uint32_t x19 = (uint32_t)r9;
    const uint32_t x20 = x19 * 0x12547e1b;
    const uint32_t x21 = x20 & 0x1fffffff;
    const uint64_t r10 = r9 + (uint64_t)x21 * 0x1cf5d3ed;
    const uint32_t x22 = a6 + (uint32_t)(r10 >> 29);
    const uint64_t r11 = (uint64_t)x9 * 333
        + (uint64_t)x13 * 0x1df3bd45
        + (uint64_t)x17 * 0x1de73596
        + (uint64_t)x21 * 0x9318d2
        + (uint64_t)x22;
    const uint32_t x23 = (uint32_t)r11;
    const uint32_t x24 = x23 * 0x12547e1b;
    const uint32_t x25 = x24 & 0x1fffffff;
    const uint64_t r12 = r11 + (uint64_t)x25 * 0x1cf5d3ed;
    const uint32_t x26 = a7 + (uint32_t)(r12 >> 29);
    const uint64_t r13 = (uint64_t)x13 * 333
        + (uint64_t)x17 * 0x1df3bd45
        + (uint64_t)x21 * 0x1de73596
        + (uint64_t)x25 * 0x9318d2
        + (uint64_t)x26;
    const uint32_t x27 = (uint32_t)r13;
    const uint32_t x28 = x27 * 0x12547e1b;
    const uint32_t x29 = x28 & 0x1fffffff;
    const uint64_t r14 = r13 + (uint64_t)x29 * 0x1cf5d3ed;
    const uint32_t x30 = a8 + (uint32_t)(r14 >> 29);
    const uint64_t r15 = ((uint64_t)x1 << 20)
        + (uint64_t)x17 * 333
        + (uint64_t)x21 * 0x1df3bd45
        + (uint64_t)x25 * 0x1de73596
        + (uint64_t)x29 * 0x9318d2
        + (uint64_t)x30;
    const uint32_t x31 = (uint32_t)r15;
    const uint32_t x32 = x31 * 0x12547e1b;
    const uint32_t x33 = x32 & 0x1fffffff;
    const uint64_t r16 = r15 + (uint64_t)x33 * 0x1cf5d3ed;
    const uint32_t x34 = (uint32_t)(r16 >> 29);
    const uint64_t r17 = ((uint64_t)x5 << 20)
        + (uint64_t)x21 * 333
        + (uint64_t)x25 * 0x1df3bd45
        + (uint64_t)x29 * 0x1de73596
        + (uint64_t)x33 * 0x9318d2
        + (uint64_t)x34;
    const uint32_t x35 = (uint32_t)(r17 >> 29);
    const uint64_t r18 = ((uint64_t)x9 << 20)
        + (uint64_t)x25 * 333
        + (uint64_t)x29 * 0x1df3bd45
        + (uint64_t)x33 * 0x1de73596
        + (uint64_t)x35;
    const uint32_t x36 = (uint32_t)(r18 >> 29);
    const uint32_t x37 = (uint32_t)r18 & 0x1fffffff;
    const uint64_t r19 = ((uint64_t)x13 << 20)
        + (uint64_t)x29 * 333
        + (uint64_t)x33 * 0x1df3bd45
        + (uint64_t)x36;
    const uint32_t x38 = (uint32_t)(r19 >> 29);
    const uint32_t x39 = (uint32_t)r19 & 0x1fffffff;
    const uint64_t r20 = ((uint64_t)x17 << 20) + (uint64_t)x33 * 333 + (uint64_t)x38;
    const uint32_t x40 = (uint32_t)(r20 >> 29);
    const uint32_t x41 = (uint32_t)r20 & 0x1fffffff;
    const uint64_t r21 = (uint64_t)x40 + ((uint64_t)x21 << 20);
    const uint32_t x42 = (uint32_t)(r21 >> 29);
    const uint32_t x43 = (uint32_t)r21 & 0x1fffffff;
    const uint64_t r22 = (uint64_t)x42 + ((uint64_t)x25 << 20);
    const uint32_t x44 = (uint32_t)(r22 >> 29);
    const uint32_t x45 = (uint32_t)r22 & 0x1fffffff;
    const uint64_t r23 = (uint64_t)x44 + ((uint64_t)x29 << 20);
    const uint32_t x46 = (uint32_t)(r23 >> 29);
    const uint32_t x47 = (uint32_t)r23 & 0x1fffffff;
    const uint64_t r24 = (uint64_t)x46 + ((uint64_t)x33 << 20);
    const uint32_t x48 = (uint32_t)(r24 >> 29);
    const uint32_t x49 = (uint32_t)r24 & 0x1fffffff;
    const uint32_t x50 = x37 & 7;
    const uint32_t x51 = ((uint32_t)r17 & 0x1fffffff) + (x50 << 29);
    const uint32_t x52 = x39 & 63;
    const uint32_t x53 = (x37 >> 3) + (x52 << 26);
    const uint32_t x54 = x41 & 511;
    const uint32_t x55 = (x39 >> 6) + (x54 << 23);
    const uint32_t x56 = x43 & 4095;
    const uint32_t x57 = (x41 >> 9) + (x56 << 20);
    const uint32_t x58 = x45 & 32767;
    const uint32_t x59 = (x43 >> 12) + (x58 << 17);
    const uint32_t x60 = x47 & 0x3ffff;
    const uint32_t x61 = (x45 >> 15) + (x60 << 14);
    const uint32_t x62 = x49 & 0x1fffff;
    const uint32_t x63 = (x47 >> 18) + (x62 << 11);
    const uint32_t x64 = (x49 >> 21) + (x48 << 8);
    uint32_t x65;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x65, x51, 0x5cf5d3ed, 0);
    uint32_t x66;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x66, x53, 0x5812631a, c0);
    uint32_t x67;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x67, x55, 0xa2f79cd6, c1);
    uint32_t x68;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x68, x57, 0x14def9de, c2);
    uint32_t x69;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x69, x59, 0, c3);
    uint32_t x70;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x70, x61, 0, c4);
    uint32_t x71;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x71, x63, 0, c5);
    uint32_t x72;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x72, x64, 0x10000000, c6);
    const uint32_t c7_mask = (uint32_t)0 - (uint32_t)c7;
    const uint32_t o0 = x65 ^ (c7_mask & (x51 ^ x65));
    const uint32_t o1 = x66 ^ (c7_mask & (x53 ^ x66));
    const uint32_t o2 = x67 ^ (c7_mask & (x55 ^ x67));
    const uint32_t o3 = x68 ^ (c7_mask & (x57 ^ x68));
    const uint32_t o4 = x69 ^ (c7_mask & (x59 ^ x69));
    const uint32_t o5 = x70 ^ (c7_mask & (x61 ^ x70));
    const uint32_t o6 = x71 ^ (c7_mask & (x63 ^ x71));
    const uint32_t o7 = x72 ^ (c7_mask & (x64 ^ x72));
    limbforge_store_u32(out + 0, 4, o0);
    limbforge_store_u32(out + 4, 4, o1);
    limbforge_store_u32(out + 8, 4, o2);
    limbforge_store_u32(out + 12, 4, o3);
    limbforge_store_u32(out + 16, 4, o4);
    limbforge_store_u32(out + 20, 4, o5);
    limbforge_store_u32(out + 24, 4, o6);
    limbforge_store_u32(out + 28, 4, o7);
}

// `limbs of out = bytes (mod p): out = bytes / R`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
void scalar25519_limbs_of_bytes(uint32_t out[9], const uint8_t bytes[32]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    const uint32_t x0 = bytes1 & 0x3ffffff;
    const uint32_t x1 = bytes2 & 0x7fffff;
    const uint32_t x2 = bytes3 & 0xfffff;
    const uint32_t x3 = bytes4 & 0x1ffff;
    const uint32_t x4 = bytes5 & 16383;
    const uint32_t x5 = bytes6 & 2047;
    const uint32_t x6 = bytes7 & 255;
    const uint32_t x7 = bytes7 >> 8;
    const uint32_t x8 = x7 >> 21;
    const uint32_t x9 = (bytes0 & 0x1fffffff) + x8 * 0x30a2c13;
    const uint32_t x10 = x8 * 0x1fffffff;
    const uint32_t x11 = (bytes0 >> 29) + (x0 << 3) + x8 * 0x1f6ce72d + (x9 >> 29);
    const uint32_t x12 = (bytes1 >> 26) + (x1 << 6) + x8 * 0x218ca69 + (x11 >> 29);
    const uint32_t x13 = (bytes2 >> 23) + (x2 << 9) + x8 * 0x20c42ba + (x12 >> 29);
    const uint32_t x14 = (bytes3 >> 20) + (x3 << 12) + x8 * 0x1ffffeb2 + (x13 >> 29);
    const uint32_t x15 = (bytes4 >> 17) + (x4 << 15) + x10 + (x14 >> 29);
    const uint32_t x16 = (bytes5 >> 14) + (x5 << 18) + x10 + (x15 >> 29);
    const uint32_t x17 = (bytes6 >> 11) + (x6 << 21) + x10 + (x16 >> 29);
    const uint32_t x18 = (x7 & 0x1fffff) + x8 * 0xfffff + (x17 >> 29);
    const uint32_t x19 = x18 >> 21;
    const uint32_t x20 = (x9 & 0x1fffffff) + x19 * 0x30a2c13;
    const uint32_t x21 = x19 * 0x1fffffff;
    const uint32_t x22 = (x11 & 0x1fffffff) + x19 * 0x1f6ce72d + (x20 >> 29);
    const uint32_t x23 = (x12 & 0x1fffffff) + x19 * 0x218ca69 + (x22 >> 29);
    const uint32_t x24 = (x13 & 0x1fffffff) + x19 * 0x20c42ba + (x23 >> 29);
    const uint32_t x25 = (x14 & 0x1fffffff) + x19 * 0x1ffffeb2 + (x24 >> 29);
    const uint32_t x26 = (x15 & 0x1fffffff) + x21 + (x25 >> 29);
    const uint32_t x27 = (x16 & 0x1fffffff) + x21 + (x26 >> 29);
    const uint32_t x28 = (x17 & 0x1fffffff) + x21 + (x27 >> 29);
    const uint32_t x29 = (x18 & 0x1fffff) + x19 * 0xfffff + (x28 >> 29);
    const uint32_t x30 = x29 >> 21;
    const uint32_t x31 = (x20 & 0x1fffffff) + x30 * 0x30a2c13;
    const uint32_t x32 = x30 * 0x1fffffff;
    const uint32_t x33 = (x22 & 0x1fffffff) + x30 * 0x1f6ce72d + (x31 >> 29);
    const uint32_t x34 = (x23 & 0x1fffffff) + x30 * 0x218ca69 + (x33 >> 29);
    const uint32_t x35 = (x24 & 0x1fffffff) + x30 * 0x20c42ba + (x34 >> 29);
    const uint32_t x36 = (x25 & 0x1fffffff) + x30 * 0x1ffffeb2 + (x35 >> 29);
    const uint32_t x37 = (x26 & 0x1fffffff) + x32 + (x36 >> 29);
    const uint32_t x38 = (x27 & 0x1fffffff) + x32 + (x37 >> 29);
    const uint32_t x39 = (x28 & 0x1fffffff) + x32 + (x38 >> 29);
    const uint32_t x40 = (x29 & 0x1fffff) + x30 * 0xfffff + (x39 >> 29);
    const uint32_t x41 = x40 >> 21;
    const uint32_t o0 = (x31 & 0x1fffffff) + x41 * 0x30a2c13;
    const uint32_t o1 = (x33 & 0x1fffffff) + x41 * 0x1f6ce72d;
    const uint32_t o2 = (x34 & 0x1fffffff) + x41 * 0x218ca69;
    const uint32_t o3 = (x35 & 0x1fffffff) + x41 * 0x20c42ba;
    const uint32_t o4 = (x36 & 0x1fffffff) + x41 * 0x1ffffeb2;
    const uint32_t x42 = x41 * 0x1fffffff;
    const uint32_t o5 = (x37 & 0x1fffffff) + x42;
    const uint32_t o6 = (x38 & 0x1fffffff) + x42;
    const uint32_t o7 = (x39 & 0x1fffffff) + x42;
    const uint32_t o8 = (x40 & 0x1fffff) + x41 * 0xfffff;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
}

// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - returns `ok` in `[0, 1]`
void scalar25519_limbs_of_bytes_canonical(uint32_t out[9], uint32_t *ok, const uint8_t bytes[32]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    uint32_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u32(&c0_unread, bytes0, 0x5cf5d3ed, 0);
    uint32_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u32(&c1_unread, bytes1, 0x5812631a, c0);
    uint32_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u32(&c2_unread, bytes2, 0xa2f79cd6, c1);
    uint32_t c3_unread;
    const uint8_t c3 = limbforge_sub_borrow_u32(&c3_unread, bytes3, 0x14def9de, c2);
    uint32_t c4_unread;
    const uint8_t c4 = limbforge_sub_borrow_u32(&c4_unread, bytes4, 0, c3);
    uint32_t c5_unread;
    const uint8_t c5 = limbforge_sub_borrow_u32(&c5_unread, bytes5, 0, c4);
    uint32_t c6_unread;
    const uint8_t c6 = limbforge_sub_borrow_u32(&c6_unread, bytes6, 0, c5);
    uint32_t ok0_unread;
    const uint8_t ok0 = limbforge_sub_borrow_u32(&ok0_unread, bytes7, 0x10000000, c6);
    const uint32_t x0 = bytes1 & 0x3ffffff;
    const uint32_t x1 = bytes2 & 0x7fffff;
    const uint32_t x2 = bytes3 & 0xfffff;
    const uint32_t x3 = bytes4 & 0x1ffff;
    const uint32_t x4 = bytes5 & 16383;
    const uint32_t x5 = bytes6 & 2047;
    const uint32_t x6 = bytes7 & 255;
    const uint32_t x7 = bytes7 >> 8;
    const uint32_t x8 = x7 >> 21;
    const uint32_t x9 = (bytes0 & 0x1fffffff) + x8 * 0x30a2c13;
    const uint32_t x10 = x8 * 0x1fffffff;
    const uint32_t x11 = (bytes0 >> 29) + (x0 << 3) + x8 * 0x1f6ce72d + (x9 >> 29);
    const uint32_t x12 = (bytes1 >> 26) + (x1 << 6) + x8 * 0x218ca69 + (x11 >> 29);
    const uint32_t x13 = (bytes2 >> 23) + (x2 << 9) + x8 * 0x20c42ba + (x12 >> 29);
    const uint32_t x14 = (bytes3 >> 20) + (x3 << 12) + x8 * 0x1ffffeb2 + (x13 >> 29);
    const uint32_t x15 = (bytes4 >> 17) + (x4 << 15) + x10 + (x14 >> 29);
    const uint32_t x16 = (bytes5 >> 14) + (x5 << 18) + x10 + (x15 >> 29);
    const uint32_t x17 = (bytes6 >> 11) + (x6 << 21) + x10 + (x16 >> 29);
    const uint32_t x18 = (x7 & 0x1fffff) + x8 * 0xfffff + (x17 >> 29);
    const uint32_t x19 = x18 >> 21;
    const uint32_t x20 = (x9 & 0x1fffffff) + x19 * 0x30a2c13;
    const uint32_t x21 = x19 * 0x1fffffff;
    const uint32_t x22 = (x11 & 0x1fffffff) + x19 * 0x1f6ce72d + (x20 >> 29);
    const uint32_t x23 = (x12 & 0x1fffffff) + x19 * 0x218ca69 + (x22 >> 29);
    const uint32_t x24 = (x13 & 0x1fffffff) + x19 * 0x20c42ba + (x23 >> 29);
    const uint32_t x25 = (x14 & 0x1fffffff) + x19 * 0x1ffffeb2 + (x24 >> 29);
    const uint32_t x26 = (x15 & 0x1fffffff) + x21 + (x25 >> 29);
    const uint32_t x27 = (x16 & 0x1fffffff) + x21 + (x26 >> 29);
    const uint32_t x28 = (x17 & 0x1fffffff) + x21 + (x27 >> 29);
    const uint32_t x29 = (x18 & 0x1fffff) + x19 * 0xfffff + (x28 >> 29);
    const uint32_t x30 = x29 >> 21;
    const uint32_t x31 = (x20 & 0x1fffffff) + x30 * 0x30a2c13;
    const uint32_t x32 = x30 * 0x1fffffff;
    const uint32_t x33 = (x22 & 0x1fffffff) + x30 * 0x1f6ce72d + (x31 >> 29);
    const uint32_t x34 = (x23 & 0x1fffffff) + x30 * 0x218ca69 + (x33 >> 29);
    const uint32_t x35 = (x24 & 0x1fffffff) + x30 * 0x20c42ba + (x34 >> 29);
    const uint32_t x36 = (x25 & 0x1fffffff) + x30 * 0x1ffffeb2 + (x35 >> 29);
    const uint32_t x37 = (x26 & 0x1fffffff) + x32 + (x36 >> 29);
    const uint32_t x38 = (x27 & 0x1fffffff) + x32 + (x37 >> 29);
    const uint32_t x39 = (x28 & 0x1fffffff) + x32 + (x38 >> 29);
    const uint32_t x40 = (x29 & 0x1fffff) + x30 * 0xfffff + (x39 >> 29);
    const uint32_t x41 = x40 >> 21;
    const uint32_t out0 = (x31 & 0x1fffffff) + x41 * 0x30a2c13;
    const uint32_t out1 = (x33 & 0x1fffffff) + x41 * 0x1f6ce72d;
    const uint32_t out2 = (x34 & 0x1fffffff) + x41 * 0x218ca69;
    const uint32_t out3 = (x35 & 0x1fffffff) + x41 * 0x20c42ba;
    const uint32_t out4 = (x36 & 0x1fffffff) + x41 * 0x1ffffeb2;
    const uint32_t x42 = x41 * 0x1fffffff;
    const uint32_t out5 = (x37 & 0x1fffffff) + x42;
    const uint32_t out6 = (x38 & 0x1fffffff) + x42;
    const uint32_t out7 = (x39 & 0x1fffffff) + x42;
    const uint32_t out8 = (x40 & 0x1fffff) + x41 * 0xfffff;
    out[0] = out0;
    out[1] = out1;
    out[2] = out2;
    out[3] = out3;
    out[4] = out4;
    out[5] = out5;
    out[6] = out6;
    out[7] = out7;
    out[8] = out8;
    *ok = (uint32_t)ok0;
}

// `limbs of out = k (mod p): out = k / R`
//
// - takes `k` in `[0, 2^24 - 1]`
// - returns `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
void scalar25519_limbs_of_word(uint32_t out[9], uint32_t k) {
    out[0] = k;
    out[1] = 0;
    out[2] = 0;
    out[3] = 0;
    out[4] = 0;
    out[5] = 0;
    out[6] = 0;
    out[7] = 0;
    out[8] = 0;
}

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out` in `[0, 1]`
void scalar25519_bytes_are_zero(uint32_t *out, const uint8_t bytes[32]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    uint32_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u32(&c0_unread, bytes0, 1, 0);
    uint32_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u32(&c1_unread, bytes1, 0, c0);
    uint32_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u32(&c2_unread, bytes2, 0, c1);
    uint32_t c3_unread;
    const uint8_t c3 = limbforge_sub_borrow_u32(&c3_unread, bytes3, 0, c2);
    uint32_t c4_unread;
    const uint8_t c4 = limbforge_sub_borrow_u32(&c4_unread, bytes4, 0, c3);
    uint32_t c5_unread;
    const uint8_t c5 = limbforge_sub_borrow_u32(&c5_unread, bytes5, 0, c4);
    uint32_t c6_unread;
    const uint8_t c6 = limbforge_sub_borrow_u32(&c6_unread, bytes6, 0, c5);
    uint32_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u32(&o0_unread, bytes7, 0, c6);
    *out = (uint32_t)o0;
}

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `half`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^32 - 1]`; word 7 in `[0, 2^31 - 1]`
// - returns `odd` in `[0, 1]`
void scalar25519_bytes_parity(uint8_t half[32], uint32_t *odd, const uint8_t bytes[32]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    const uint32_t x0 = bytes0 & 1;
    const uint32_t x1 = bytes1 & 1;
    const uint32_t x2 = bytes2 & 1;
    const uint32_t x3 = bytes3 & 1;
    const uint32_t x4 = bytes4 & 1;
    const uint32_t x5 = bytes5 & 1;
    const uint32_t x6 = bytes6 & 1;
    const uint32_t x7 = bytes7 & 1;
    const uint8_t odd0 = (uint8_t)x0;
    const uint32_t half0 = (bytes0 >> 1) + (x1 << 31);
    const uint32_t half1 = (bytes1 >> 1) + (x2 << 31);
    const uint32_t half2 = (bytes2 >> 1) + (x3 << 31);
    const uint32_t half3 = (bytes3 >> 1) + (x4 << 31);
    const uint32_t half4 = (bytes4 >> 1) + (x5 << 31);
    const uint32_t half5 = (bytes5 >> 1) + (x6 << 31);
    const uint32_t half6 = (bytes6 >> 1) + (x7 << 31);
    const uint32_t half7 = bytes7 >> 1;
    limbforge_store_u32(half + 0, 4, half0);
    limbforge_store_u32(half + 4, 4, half1);
    limbforge_store_u32(half + 8, 4, half2);
    limbforge_store_u32(half + 12, 4, half3);
    limbforge_store_u32(half + 16, 4, half4);
    limbforge_store_u32(half + 20, 4, half5);
    limbforge_store_u32(half + 24, 4, half6);
    limbforge_store_u32(half + 28, 4, half7);
    *odd = (uint32_t)odd0;
}

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void scalar25519_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square) {
    const uint32_t x0 = is_square + is_square;
    const uint32_t x1 = is_zero + 1;
    const int32_t o0 = (int32_t)x0 - (int32_t)x1;
    *out = o0;
}

// `R * out = a (mod p)`
//
// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - returns `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
void scalar25519_from_montgomery(uint32_t out[9], const uint32_t a[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t x0 = a0 * 0x12547e1b;
    const uint32_t x1 = x0 & 0x1fffffff;
    const uint64_t r0 = (uint64_t)a0 + (uint64_t)x1 * 0x1cf5d3ed;
    const uint32_t x2 = a1 + (uint32_t)(r0 >> 29);
    const uint64_t r1 = (uint64_t)x2 + (uint64_t)x1 * 0x9318d2;
    const uint32_t x3 = (uint32_t)r1;
    const uint32_t x4 = x3 * 0x12547e1b;
    const uint32_t x5 = x4 & 0x1fffffff;
    const uint64_t r2 = r1 + (uint64_t)x5 * 0x1cf5d3ed;
    const uint32_t x6 = a2 + (uint32_t)(r2 >> 29);
    const uint64_t r3 = (uint64_t)x1 * 0x1de73596 + (uint64_t)x5 * 0x9318d2 + (uint64_t)x6;
    const uint32_t x7 = (uint32_t)r3;
    const uint32_t x8 = x7 * 0x12547e1b;
    const uint32_t x9 = x8 & 0x1fffffff;
    const uint64_t r4 = r3 + (uint64_t)x9 * 0x1cf5d3ed;
    const uint32_t x10 = a3 + (uint32_t)(r4 >> 29);
    const uint64_t r5 = (uint64_t)x1 * 0x1df3bd45
        + (uint64_t)x5 * 0x1de73596
        + (uint64_t)x9 * 0x9318d2
        + (uint64_t)x10;
    const uint32_t x11 = (uint32_t)r5;
    const uint32_t x12 = x11 * 0x12547e1b;
    const uint32_t x13 = x12 & 0x1fffffff;
    const uint64_t r6 = r5 + (uint64_t)x13 * 0x1cf5d3ed;
    const uint32_t x14 = a4 + (uint32_t)(r6 >> 29);
    const uint64_t r7 = (uint64_t)x1 * 333
        + (uint64_t)x5 * 0x1df3bd45
        + (uint64_t)x9 * 0x1de73596
        + (uint64_t)x13 * 0x9318d2
        + (uint64_t)x14;
    const uint32_t x15 = (uint32_t)r7;
    const uint32_t x16 = x15 * 0x12547e1b;
    const uint32_t x17 = x16 & 0x1fffffff;
    const uint64_t r8 = r7 + (uint64_t)x17 * 0x1cf5d3ed;
    const uint32_t x18 = a5 + (uint32_t)(r8 >> 29);
    const uint64_t r9 = (uint64_t)x5 * 333
        + (uint64_t)x9 * 0x1df3bd45
        + (uint64_t)x13 * 0x1de73596
        + (uint64_t)x17 * 0x9318d2
        + (uint64_t)x18;
    const uint32_t x19 = (uint32_t)r9;
    const uint32_t x20 = x19 * 0x12547e1b;
    const uint32_t x21 = x20 & 0x1fffffff;
    const uint64_t r10 = r9 + (uint64_t)x21 * 0x1cf5d3ed;
    const uint32_t x22 = a6 + (uint32_t)(r10 >> 29);
    const uint64_t r11 = (uint64_t)x9 * 333
        + (uint64_t)x13 * 0x1df3bd45
        + (uint64_t)x17 * 0x1de73596
        + (uint64_t)x21 * 0x9318d2
        + (uint64_t)x22;
    const uint32_t x23 = (uint32_t)r11;
    const uint32_t x24 = x23 * 0x12547e1b;
    const uint32_t x25 = x24 & 0x1fffffff;
    const uint64_t r12 = r11 + (uint64_t)x25 * 0x1cf5d3ed;
    const uint32_t x26 = a7 + (uint32_t)(r12 >> 29);
    const uint64_t r13 = (uint64_t)x13 * 333
        + (uint64_t)x17 * 0x1df3bd45
        + (uint64_t)x21 * 0x1de73596
        + (uint64_t)x25 * 0x9318d2
        + (uint64_t)x26;
    const uint32_t x27 = (uint32_t)r13;
    const uint32_t x28 = x27 * 0x12547e1b;
    const uint32_t x29 = x28 & 0x1fffffff;
    const uint64_t r14 = r13 + (uint64_t)x29 * 0x1cf5d3ed;
    const uint32_t x30 = a8 + (uint32_t)(r14 >> 29);
    const uint64_t r15 = ((uint64_t)x1 << 20)
        + (uint64_t)x17 * 333
        + (uint64_t)x21 * 0x1df3bd45
        + (uint64_t)x25 * 0x1de73596
        + (uint64_t)x29 * 0x9318d2
        + (uint64_t)x30;
    const uint32_t x31 = (uint32_t)r15;
    const uint32_t x32 = x31 * 0x12547e1b;
    const uint32_t x33 = x32 & 0x1fffffff;
    const uint64_t r16 = r15 + (uint64_t)x33 * 0x1cf5d3ed;
    const uint32_t x34 = (uint32_t)(r16 >> 29);
    const uint64_t r17 = ((uint64_t)x5 << 20)
        + (uint64_t)x21 * 333
        + (uint64_t)x25 * 0x1df3bd45
        + (uint64_t)x29 * 0x1de73596
        + (uint64_t)x33 * 0x9318d2
        + (uint64_t)x34;
    const uint32_t x35 = (uint32_t)(r17 >> 29);
    const uint32_t o0 = (uint32_t)r17 & 0x1fffffff;
    const uint64_t r18 = ((uint64_t)x9 << 20)
        + (uint64_t)x25 * 333
        + (uint64_t)x29 * 0x1df3bd45
        + (uint64_t)x33 * 0x1de73596
        + (uint64_t)x35;
    const uint32_t x36 = (uint32_t)(r18 >> 29);
    const uint32_t o1 = (uint32_t)r18 & 0x1fffffff;
    const uint64_t r19 = ((uint64_t)x13 << 20)
        + (uint64_t)x29 * 333
        + (uint64_t)x33 * 0x1df3bd45
        + (uint64_t)x36;
    const uint32_t x37 = (uint32_t)(r19 >> 29);
    const uint32_t o2 = (uint32_t)r19 & 0x1fffffff;
    const uint64_t r20 = ((uint64_t)x17 << 20) + (uint64_t)x33 * 333 + (uint64_t)x37;
    const uint32_t x38 = (uint32_t)(r20 >> 29);
    const uint32_t o3 = (uint32_t)r20 & 0x1fffffff;
    const uint64_t r21 = (uint64_t)x38 + ((uint64_t)x21 << 20);
    const uint32_t x39 = (uint32_t)(r21 >> 29);
    const uint32_t o4 = (uint32_t)r21 & 0x1fffffff;
    const uint64_t r22 = (uint64_t)x39 + ((uint64_t)x25 << 20);
    const uint32_t x40 = (uint32_t)(r22 >> 29);
    const uint32_t o5 = (uint32_t)r22 & 0x1fffffff;
    const uint64_t r23 = (uint64_t)x40 + ((uint64_t)x29 << 20);
    const uint32_t x41 = (uint32_t)(r23 >> 29);
    const uint32_t o6 = (uint32_t)r23 & 0x1fffffff;
    const uint64_t r24 = (uint64_t)x41 + ((uint64_t)x33 << 20);
    const uint32_t o8 = (uint32_t)(r24 >> 29);
    const uint32_t o7 = (uint32_t)r24 & 0x1fffffff;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
}

// `out = low bits of floor((u * f + v * g) / 2^27) (not proved; bounds are)`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - returns `out` in `[-2^31, 2^31 - 1]`
static void scalar25519_divsteps_head(
    int32_t *out,
    int32_t u,
    int32_t v,
    const int32_t f[10],
    const int32_t g[10]) {
    const int32_t f0 = f[0];
    const int32_t f1 = f[1];
    const int32_t g0 = g[0];
    const int32_t g1 = g[1];
    const int64_t r0 = (int64_t)u * f0 + (int64_t)v * g0;
    const int32_t x0 = (int32_t)((uint32_t)u * (uint32_t)f1);
    const int32_t x1 = (int32_t)((uint32_t)v * (uint32_t)g1);
    const int32_t x2 = (int32_t)((uint32_t)x0 + (uint32_t)x1);
    const int32_t o0 = (int32_t)((uint32_t)x2 + (uint32_t)(int32_t)(r0 >> 27));
    *out = o0;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^27 * new_f + low_1 + 2^302 * high_1 = u * f + v * g; 2^27 * new_g + low_2 + 2^302 * high_2 = q * f + r * g`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `q` in `[-2^29, 2^29]`
// - takes `r` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `new_f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - returns `low_1` in `[0, 2^27 - 1]`
// - returns `high_1` in `[-5, 4]`
// - returns `new_g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - returns `low_2` in `[0, 2^27 - 1]`
// - returns `high_2` in `[-5, 4]`
static void scalar25519_divsteps_fg(
    int32_t *k_,
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t new_f[10],
    uint32_t *low_1,
    int32_t *high_1,
    int32_t new_g[10],
    uint32_t *low_2,
    int32_t *high_2,
    int32_t u,
    int32_t v,
    int32_t q,
    int32_t r,
    const int32_t f[10],
    const int32_t g[10],
    int32_t k,
    int32_t low_f,
    int32_t low_g) {
    const int32_t f0 = f[0];
    const int32_t f1 = f[1];
    const int32_t f2 = f[2];
    const int32_t f3 = f[3];
    const int32_t f4 = f[4];
    const int32_t f5 = f[5];
    const int32_t f6 = f[6];
    const int32_t f7 = f[7];
    const int32_t f8 = f[8];
    const int32_t f9 = f[9];
    const int32_t g0 = g[0];
    const int32_t g1 = g[1];
    const int32_t g2 = g[2];
    const int32_t g3 = g[3];
    const int32_t g4 = g[4];
    const int32_t g5 = g[5];
    const int32_t g6 = g[6];
    const int32_t g7 = g[7];
    const int32_t g8 = g[8];
    const int32_t g9 = g[9];
    const uint32_t x0 = (uint32_t)low_f & 511;
    const int32_t x1 = (int32_t)x0 - 0x80000;
    const int32_t x2 = x1 >> 1;
    const uint32_t x3 = (uint32_t)low_g & 511;
    const int32_t x4 = (int32_t)x3 - 0x20000000;
    const int32_t x5 = k >> 31;
    const int32_t x6 = 0 - (x4 & 1);
    const int32_t x7 = x5 | ~x6;
    const int32_t x8 = x4 >> 1;
    const int32_t x9 = (int32_t)(0 - (uint32_t)(k ^ x7));
    const int32_t x10 = (x8 & ~x7) | (x2 & x7);
    const int32_t x11 = x8 - ((x2 ^ x5) & x6);
    const int64_t r0 = (int64_t)u * f0 + (int64_t)v * g0;
    const uint32_t low_10 = (uint32_t)r0 & 0x7ffffff;
    const int64_t r2 = (int64_t)q * f0 + (int64_t)r * g0;
    const uint32_t low_20 = (uint32_t)r2 & 0x7ffffff;
    const int32_t x12 = x9 >> 31;
    const int32_t x13 = 0 - (x11 & 1);
    const int32_t x14 = x12 | ~x13;
    const int32_t x15 = x11 >> 1;
    const int32_t x16 = (int32_t)(0 - (uint32_t)(x9 ^ x14));
    const int32_t x17 = (x15 & ~x14) | (x10 & x14);
    const int32_t x18 = x15 - ((x10 ^ x12) & x13);
    const int32_t x19 = (int32_t)(r0 >> 27);
    const int64_t r3 = (int64_t)u * f1 + (int64_t)v * g1 + (int64_t)x19;
    const uint32_t new_f0 = (uint32_t)r3 & 0x7ffffff;
    const int32_t x20 = (int32_t)(r2 >> 27);
    const int64_t r4 = (int64_t)q * f1 + (int64_t)r * g1 + (int64_t)x20;
    const uint32_t new_g0 = (uint32_t)r4 & 0x7ffffff;
    const int32_t x21 = x16 >> 31;
    const int32_t x22 = 0 - (x18 & 1);
    const int32_t x23 = x21 | ~x22;
    const int32_t x24 = x18 >> 1;
    const int32_t x25 = (int32_t)(0 - (uint32_t)(x16 ^ x23));
    const int32_t x26 = (x24 & ~x23) | (x17 & x23);
    const int32_t x27 = x24 - ((x17 ^ x21) & x22);
    const int32_t x28 = (int32_t)(r3 >> 27);
    const int64_t r5 = (int64_t)u * f2 + (int64_t)v * g2 + (int64_t)x28;
    const uint32_t new_f1 = (uint32_t)r5 & 0x7ffffff;
    const int32_t x29 = (int32_t)(r4 >> 27);
    const int64_t r6 = (int64_t)q * f2 + (int64_t)r * g2 + (int64_t)x29;
    const uint32_t new_g1 = (uint32_t)r6 & 0x7ffffff;
    const int32_t x30 = x25 >> 31;
    const int32_t x31 = 0 - (x27 & 1);
    const int32_t x32 = x30 | ~x31;
    const int32_t x33 = x27 >> 1;
    const int32_t x34 = (int32_t)(0 - (uint32_t)(x25 ^ x32));
    const int32_t x35 = (x33 & ~x32) | (x26 & x32);
    const int32_t x36 = x33 - ((x26 ^ x30) & x31);
    const int32_t x37 = (int32_t)(r5 >> 27);
    const int64_t r7 = (int64_t)u * f3 + (int64_t)v * g3 + (int64_t)x37;
    const uint32_t new_f2 = (uint32_t)r7 & 0x7ffffff;
    const int32_t x38 = (int32_t)(r6 >> 27);
    const int64_t r8 = (int64_t)q * f3 + (int64_t)r * g3 + (int64_t)x38;
    const uint32_t new_g2 = (uint32_t)r8 & 0x7ffffff;
    const int32_t x39 = x34 >> 31;
    const int32_t x40 = 0 - (x36 & 1);
    const int32_t x41 = x39 | ~x40;
    const int32_t x42 = x36 >> 1;
    const int32_t x43 = (int32_t)(0 - (uint32_t)(x34 ^ x41));
    const int32_t x44 = (x42 & ~x41) | (x35 & x41);
    const int32_t x45 = x42 - ((x35 ^ x39) & x40);
    const int32_t x46 = (int32_t)(r7 >> 27);
    const int64_t r9 = (int64_t)u * f4 + (int64_t)v * g4 + (int64_t)x46;
    const uint32_t new_f3 = (uint32_t)r9 & 0x7ffffff;
    const int32_t x47 = (int32_t)(r8 >> 27);
    const int64_t r11 = (int64_t)q * f4 + (int64_t)r * g4 + (int64_t)x47;
    const uint32_t new_g3 = (uint32_t)r11 & 0x7ffffff;
    const int32_t x48 = x43 >> 31;
    const int32_t x49 = 0 - (x45 & 1);
    const int32_t x50 = x48 | ~x49;
    const int32_t x51 = x45 >> 1;
    const int32_t x52 = (int32_t)(0 - (uint32_t)(x43 ^ x50));
    const int32_t x53 = (x51 & ~x50) | (x44 & x50);
    const int32_t x54 = x51 - ((x44 ^ x48) & x49);
    const int32_t x55 = (int32_t)(r9 >> 27);
    const int64_t r12 = (int64_t)u * f5 + (int64_t)v * g5 + (int64_t)x55;
    const uint32_t new_f4 = (uint32_t)r12 & 0x7ffffff;
    const int32_t x56 = (int32_t)(r11 >> 27);
    const int64_t r13 = (int64_t)q * f5 + (int64_t)r * g5 + (int64_t)x56;
    const uint32_t new_g4 = (uint32_t)r13 & 0x7ffffff;
    const int32_t x57 = x52 >> 31;
    const int32_t x58 = 0 - (x54 & 1);
    const int32_t x59 = x57 | ~x58;
    const int32_t x60 = x54 >> 1;
    const int32_t x61 = (int32_t)(0 - (uint32_t)(x52 ^ x59));
    const int32_t x62 = (x60 & ~x59) | (x53 & x59);
    const int32_t x63 = x60 - ((x53 ^ x57) & x58);
    const int32_t x64 = (int32_t)(r12 >> 27);
    const int64_t r14 = (int64_t)u * f6 + (int64_t)v * g6 + (int64_t)x64;
    const uint32_t new_f5 = (uint32_t)r14 & 0x7ffffff;
    const int32_t x65 = (int32_t)(r13 >> 27);
    const int64_t r15 = (int64_t)q * f6 + (int64_t)r * g6 + (int64_t)x65;
    const uint32_t new_g5 = (uint32_t)r15 & 0x7ffffff;
    const int32_t x66 = x61 >> 31;
    const int32_t x67 = 0 - (x63 & 1);
    const int32_t x68 = x66 | ~x67;
    const int32_t x69 = x63 >> 1;
    const int32_t x70 = (int32_t)(0 - (uint32_t)(x61 ^ x68));
    const int32_t x71 = (x69 & ~x68) | (x62 & x68);
    const int32_t x72 = x69 - ((x62 ^ x66) & x67);
    const int32_t x73 = (int32_t)(r14 >> 27);
    const int64_t r16 = (int64_t)u * f7 + (int64_t)v * g7 + (int64_t)x73;
    const uint32_t new_f6 = (uint32_t)r16 & 0x7ffffff;
    const int32_t x74 = (int32_t)(r15 >> 27);
    const int64_t r17 = (int64_t)q * f7 + (int64_t)r * g7 + (int64_t)x74;
    const uint32_t new_g6 = (uint32_t)r17 & 0x7ffffff;
    const int32_t x75 = x70 >> 31;
    const int32_t x76 = 0 - (x72 & 1);
    const int32_t x77 = x75 | ~x76;
    const int32_t x78 = x72 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x70 ^ x77));
    const int32_t x79 = (x78 & ~x77) | (x71 & x77);
    const int32_t x80 = x78 - ((x71 ^ x75) & x76);
    const int32_t x81 = (int32_t)(r16 >> 27);
    const int64_t r18 = (int64_t)u * f8 + (int64_t)v * g8 + (int64_t)x81;
    const uint32_t new_f7 = (uint32_t)r18 & 0x7ffffff;
    const int32_t x82 = (int32_t)(r18 >> 27);
    const int64_t r19 = (int64_t)u * f9 + (int64_t)v * g9 + (int64_t)x82;
    const uint32_t new_f8 = (uint32_t)r19 & 0x7ffffff;
    const int32_t new_f9 = (int32_t)(r19 >> 27);
    const int64_t r20 = (r19 >> 27) - (int64_t)new_f9;
    const int32_t high_10 = (int32_t)(r20 >> 32);
    const int32_t x83 = (int32_t)(r17 >> 27);
    const int64_t r21 = (int64_t)q * f8 + (int64_t)r * g8 + (int64_t)x83;
    const uint32_t new_g7 = (uint32_t)r21 & 0x7ffffff;
    const int32_t x84 = (int32_t)(r21 >> 27);
    const int64_t r22 = (int64_t)q * f9 + (int64_t)r * g9 + (int64_t)x84;
    const uint32_t new_g8 = (uint32_t)r22 & 0x7ffffff;
    const int32_t new_g9 = (int32_t)(r22 >> 27);
    const int64_t r23 = (r22 >> 27) - (int64_t)new_g9;
    const int32_t high_20 = (int32_t)(r23 >> 32);
    const int32_t x85 = x79 + x79 + 1;
    const int32_t x86 = x85 + 512;
    const int32_t x87 = (int32_t)((uint32_t)x86 << 12);
    const int32_t u10 = x87 >> 22;
    const int32_t x88 = x85 + 0x80200;
    const int32_t v10 = x88 >> 20;
    const int32_t x89 = x80 + 512;
    const int32_t x90 = (int32_t)((uint32_t)x89 << 12);
    const int32_t q10 = x90 >> 22;
    const int32_t x91 = x80 + 0x80200;
    const int32_t r10 = x91 >> 20;
    *k_ = k0;
    *u1 = u10;
    *v1 = v10;
    *q1 = q10;
    *r1 = r10;
    new_f[0] = (int32_t)new_f0;
    new_f[1] = (int32_t)new_f1;
    new_f[2] = (int32_t)new_f2;
    new_f[3] = (int32_t)new_f3;
    new_f[4] = (int32_t)new_f4;
    new_f[5] = (int32_t)new_f5;
    new_f[6] = (int32_t)new_f6;
    new_f[7] = (int32_t)new_f7;
    new_f[8] = (int32_t)new_f8;
    new_f[9] = new_f9;
    *low_1 = low_10;
    *high_1 = high_10;
    new_g[0] = (int32_t)new_g0;
    new_g[1] = (int32_t)new_g1;
    new_g[2] = (int32_t)new_g2;
    new_g[3] = (int32_t)new_g3;
    new_g[4] = (int32_t)new_g4;
    new_g[5] = (int32_t)new_g5;
    new_g[6] = (int32_t)new_g6;
    new_g[7] = (int32_t)new_g7;
    new_g[8] = (int32_t)new_g8;
    new_g[9] = new_g9;
    *low_2 = low_20;
    *high_2 = high_20;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-4097, 8192]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-4097, 8192]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-4097, 8192]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void scalar25519_divsteps_de(
    int32_t *k_,
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t out[9],
    int32_t *cut_u,
    int32_t *cut_v,
    int32_t u,
    int32_t v,
    const int32_t d[9],
    const int32_t e[9],
    int32_t k,
    int32_t low_f,
    int32_t low_g) {
    const int32_t d0 = d[0];
    const int32_t d1 = d[1];
    const int32_t d2 = d[2];
    const int32_t d3 = d[3];
    const int32_t d4 = d[4];
    const int32_t d5 = d[5];
    const int32_t d6 = d[6];
    const int32_t d7 = d[7];
    const int32_t d8 = d[8];
    const int32_t e0 = e[0];
    const int32_t e1 = e[1];
    const int32_t e2 = e[2];
    const int32_t e3 = e[3];
    const int32_t e4 = e[4];
    const int32_t e5 = e[5];
    const int32_t e6 = e[6];
    const int32_t e7 = e[7];
    const int32_t e8 = e[8];
    const uint32_t x0 = (uint32_t)low_f & 511;
    const int32_t x1 = (int32_t)x0 - 0x80000;
    const int32_t x2 = x1 >> 1;
    const uint32_t x3 = (uint32_t)low_g & 511;
    const int32_t x4 = (int32_t)x3 - 0x20000000;
    const int32_t x5 = k >> 31;
    const int32_t x6 = 0 - (x4 & 1);
    const int32_t x7 = x5 | ~x6;
    const int32_t x8 = x4 >> 1;
    const int32_t x9 = (int32_t)(0 - (uint32_t)(k ^ x7));
    const int32_t x10 = (x8 & ~x7) | (x2 & x7);
    const int32_t x11 = x8 - ((x2 ^ x5) & x6);
    const int32_t x12 = u + 0x10000000;
    const uint32_t x13 = (uint32_t)x12 & 0x1fffffff;
    const int32_t x14 = (int32_t)x13 - 0x10000000;
    const int32_t cut_u0 = x12 >> 29;
    const int32_t x15 = v + 0x10000000;
    const uint32_t x16 = (uint32_t)x15 & 0x1fffffff;
    const int32_t x17 = (int32_t)x16 - 0x10000000;
    const int32_t cut_v0 = x15 >> 29;
    const int64_t r0 = (int64_t)x14 * d0 + (int64_t)x17 * e0;
    const uint32_t x18 = (uint32_t)r0;
    const uint32_t x19 = x18 * 0x12547e1b;
    const uint32_t x20 = x19 & 0x3fffffff;
    const int64_t r2 = r0 + (int64_t)x20 * 0x1cf5d3ed;
    const int32_t x21 = (int32_t)(r2 >> 30);
    const int32_t x22 = x9 >> 31;
    const int32_t x23 = 0 - (x11 & 1);
    const int32_t x24 = x22 | ~x23;
    const int32_t x25 = x11 >> 1;
    const int32_t x26 = (int32_t)(0 - (uint32_t)(x9 ^ x24));
    const int32_t x27 = (x25 & ~x24) | (x10 & x24);
    const int32_t x28 = x25 - ((x10 ^ x22) & x23);
    const int64_t r3 = (int64_t)x14 * d1
        + (int64_t)x17 * e1
        + (int64_t)x21
        + (int64_t)x20 * -(int64_t)0x1fb67397;
    const uint32_t out0 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x29 = (int32_t)(r3 >> 30);
    const int32_t x30 = x26 >> 31;
    const int32_t x31 = 0 - (x28 & 1);
    const int32_t x32 = x30 | ~x31;
    const int32_t x33 = x28 >> 1;
    const int32_t x34 = (int32_t)(0 - (uint32_t)(x26 ^ x32));
    const int32_t x35 = (x33 & ~x32) | (x27 & x32);
    const int32_t x36 = x33 - ((x27 ^ x30) & x31);
    const int64_t r4 = (int64_t)x14 * d2
        + (int64_t)x17 * e2
        + (int64_t)x29
        + (int64_t)x20 * -(int64_t)0x1086329a;
    const uint32_t out1 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x37 = (int32_t)(r4 >> 30);
    const int32_t x38 = x34 >> 31;
    const int32_t x39 = 0 - (x36 & 1);
    const int32_t x40 = x38 | ~x39;
    const int32_t x41 = x36 >> 1;
    const int32_t x42 = (int32_t)(0 - (uint32_t)(x34 ^ x40));
    const int32_t x43 = (x41 & ~x40) | (x35 & x40);
    const int32_t x44 = x41 - ((x35 ^ x38) & x39);
    const int64_t r5 = (int64_t)x14 * d3
        + (int64_t)x17 * e3
        + (int64_t)x37
        + (int64_t)x20 * -(int64_t)0x8418857;
    const uint32_t out2 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x45 = (int32_t)(r5 >> 30);
    const int32_t x46 = x42 >> 31;
    const int32_t x47 = 0 - (x44 & 1);
    const int32_t x48 = x46 | ~x47;
    const int32_t x49 = x44 >> 1;
    const int32_t x50 = (int32_t)(0 - (uint32_t)(x42 ^ x48));
    const int32_t x51 = (x49 & ~x48) | (x43 & x48);
    const int32_t x52 = x49 - ((x43 ^ x46) & x47);
    const int64_t r6 = (int64_t)x14 * d4 + (int64_t)x17 * e4 + (int64_t)x45 + (int64_t)x20 * 21;
    const uint32_t out3 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x53 = (int32_t)(r6 >> 30);
    const int32_t x54 = x50 >> 31;
    const int32_t x55 = 0 - (x52 & 1);
    const int32_t x56 = x54 | ~x55;
    const int32_t x57 = x52 >> 1;
    const int32_t x58 = (int32_t)(0 - (uint32_t)(x50 ^ x56));
    const int32_t x59 = (x57 & ~x56) | (x51 & x56);
    const int32_t x60 = x57 - ((x51 ^ x54) & x55);
    const int64_t r7 = (int64_t)x14 * d5 + (int64_t)x17 * e5 + (int64_t)x53;
    const uint32_t out4 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x61 = (int32_t)(r7 >> 30);
    const int32_t x62 = x58 >> 31;
    const int32_t x63 = 0 - (x60 & 1);
    const int32_t x64 = x62 | ~x63;
    const int32_t x65 = x60 >> 1;
    const int32_t x66 = (int32_t)(0 - (uint32_t)(x58 ^ x64));
    const int32_t x67 = (x65 & ~x64) | (x59 & x64);
    const int32_t x68 = x65 - ((x59 ^ x62) & x63);
    const int64_t r8 = (int64_t)x14 * d6 + (int64_t)x17 * e6 + (int64_t)x61;
    const uint32_t out5 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x69 = (int32_t)(r8 >> 30);
    const int32_t x70 = x66 >> 31;
    const int32_t x71 = 0 - (x68 & 1);
    const int32_t x72 = x70 | ~x71;
    const int32_t x73 = x68 >> 1;
    const int32_t x74 = (int32_t)(0 - (uint32_t)(x66 ^ x72));
    const int32_t x75 = (x73 & ~x72) | (x67 & x72);
    const int32_t x76 = x73 - ((x67 ^ x70) & x71);
    const int64_t r9 = (int64_t)x14 * d7 + (int64_t)x17 * e7 + (int64_t)x69;
    const uint32_t out6 = (uint32_t)r9 & 0x3fffffff;
    const int32_t x77 = (int32_t)(r9 >> 30);
    const int32_t x78 = x74 >> 31;
    const int32_t x79 = 0 - (x76 & 1);
    const int32_t x80 = x78 | ~x79;
    const int32_t x81 = x76 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x74 ^ x80));
    const int32_t x82 = (x81 & ~x80) | (x75 & x80);
    const int32_t x83 = x81 - ((x75 ^ x78) & x79);
    const int64_t r11 = (int64_t)x14 * d8 + (int64_t)x17 * e8 + (int64_t)x77 + (int64_t)x20 * 4096;
    const uint32_t out7 = (uint32_t)r11 & 0x3fffffff;
    const int32_t out8 = (int32_t)(r11 >> 30);
    const int32_t x84 = x82 + x82 + 1;
    const int32_t x85 = x84 + 512;
    const int32_t x86 = (int32_t)((uint32_t)x85 << 12);
    const int32_t u10 = x86 >> 22;
    const int32_t x87 = x84 + 0x80200;
    const int32_t v10 = x87 >> 20;
    const int32_t x88 = x83 + 512;
    const int32_t x89 = (int32_t)((uint32_t)x88 << 12);
    const int32_t q10 = x89 >> 22;
    const int32_t x90 = x83 + 0x80200;
    const int32_t r10 = x90 >> 20;
    *k_ = k0;
    *u1 = u10;
    *v1 = v10;
    *q1 = q10;
    *r1 = r10;
    out[0] = (int32_t)out0;
    out[1] = (int32_t)out1;
    out[2] = (int32_t)out2;
    out[3] = (int32_t)out3;
    out[4] = (int32_t)out4;
    out[5] = (int32_t)out5;
    out[6] = (int32_t)out6;
    out[7] = (int32_t)out7;
    out[8] = out8;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-4097, 8192]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-4097, 8192]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-4097, 8192]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void scalar25519_divsteps_last(
    int32_t *k_,
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t out[9],
    int32_t *cut_u,
    int32_t *cut_v,
    int32_t u,
    int32_t v,
    const int32_t d[9],
    const int32_t e[9],
    int32_t k,
    int32_t low_f,
    int32_t low_g) {
    const int32_t d0 = d[0];
    const int32_t d1 = d[1];
    const int32_t d2 = d[2];
    const int32_t d3 = d[3];
    const int32_t d4 = d[4];
    const int32_t d5 = d[5];
    const int32_t d6 = d[6];
    const int32_t d7 = d[7];
    const int32_t d8 = d[8];
    const int32_t e0 = e[0];
    const int32_t e1 = e[1];
    const int32_t e2 = e[2];
    const int32_t e3 = e[3];
    const int32_t e4 = e[4];
    const int32_t e5 = e[5];
    const int32_t e6 = e[6];
    const int32_t e7 = e[7];
    const int32_t e8 = e[8];
    const uint32_t x0 = (uint32_t)low_f & 511;
    const int32_t x1 = (int32_t)x0 - 0x80000;
    const int32_t x2 = x1 >> 1;
    const uint32_t x3 = (uint32_t)low_g & 511;
    const int32_t x4 = (int32_t)x3 - 0x20000000;
    const int32_t x5 = k >> 31;
    const int32_t x6 = 0 - (x4 & 1);
    const int32_t x7 = x5 | ~x6;
    const int32_t x8 = x4 >> 1;
    const int32_t x9 = (int32_t)(0 - (uint32_t)(k ^ x7));
    const int32_t x10 = (x8 & ~x7) | (x2 & x7);
    const int32_t x11 = x8 - ((x2 ^ x5) & x6);
    const int32_t x12 = u + 0x10000000;
    const uint32_t x13 = (uint32_t)x12 & 0x1fffffff;
    const int32_t x14 = (int32_t)x13 - 0x10000000;
    const int32_t cut_u0 = x12 >> 29;
    const int32_t x15 = v + 0x10000000;
    const uint32_t x16 = (uint32_t)x15 & 0x1fffffff;
    const int32_t x17 = (int32_t)x16 - 0x10000000;
    const int32_t cut_v0 = x15 >> 29;
    const int64_t r0 = (int64_t)x14 * d0 + (int64_t)x17 * e0;
    const uint32_t x18 = (uint32_t)r0;
    const uint32_t x19 = x18 * 0x12547e1b;
    const uint32_t x20 = x19 & 0x3fffffff;
    const int64_t r2 = r0 + (int64_t)x20 * 0x1cf5d3ed;
    const int32_t x21 = (int32_t)(r2 >> 30);
    const int32_t x22 = x9 >> 31;
    const int32_t x23 = 0 - (x11 & 1);
    const int32_t x24 = x22 | ~x23;
    const int32_t x25 = x11 >> 1;
    const int32_t x26 = (int32_t)(0 - (uint32_t)(x9 ^ x24));
    const int32_t x27 = (x25 & ~x24) | (x10 & x24);
    const int32_t x28 = x25 - ((x10 ^ x22) & x23);
    const int64_t r3 = (int64_t)x14 * d1
        + (int64_t)x17 * e1
        + (int64_t)x21
        + (int64_t)x20 * -(int64_t)0x1fb67397;
    const uint32_t out0 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x29 = (int32_t)(r3 >> 30);
    const int32_t x30 = x26 >> 31;
    const int32_t x31 = 0 - (x28 & 1);
    const int32_t x32 = x30 | ~x31;
    const int32_t x33 = x28 >> 1;
    const int32_t x34 = (int32_t)(0 - (uint32_t)(x26 ^ x32));
    const int32_t x35 = (x33 & ~x32) | (x27 & x32);
    const int32_t x36 = x33 - ((x27 ^ x30) & x31);
    const int64_t r4 = (int64_t)x14 * d2
        + (int64_t)x17 * e2
        + (int64_t)x29
        + (int64_t)x20 * -(int64_t)0x1086329a;
    const uint32_t out1 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x37 = (int32_t)(r4 >> 30);
    const int32_t x38 = x34 >> 31;
    const int32_t x39 = 0 - (x36 & 1);
    const int32_t x40 = x38 | ~x39;
    const int32_t x41 = x36 >> 1;
    const int32_t x42 = (int32_t)(0 - (uint32_t)(x34 ^ x40));
    const int32_t x43 = (x41 & ~x40) | (x35 & x40);
    const int32_t x44 = x41 - ((x35 ^ x38) & x39);
    const int64_t r5 = (int64_t)x14 * d3
        + (int64_t)x17 * e3
        + (int64_t)x37
        + (int64_t)x20 * -(int64_t)0x8418857;
    const uint32_t out2 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x45 = (int32_t)(r5 >> 30);
    const int32_t x46 = x42 >> 31;
    const int32_t x47 = 0 - (x44 & 1);
    const int32_t x48 = x46 | ~x47;
    const int32_t x49 = x44 >> 1;
    const int32_t x50 = (int32_t)(0 - (uint32_t)(x42 ^ x48));
    const int32_t x51 = (x49 & ~x48) | (x43 & x48);
    const int32_t x52 = x49 - ((x43 ^ x46) & x47);
    const int64_t r6 = (int64_t)x14 * d4 + (int64_t)x17 * e4 + (int64_t)x45 + (int64_t)x20 * 21;
    const uint32_t out3 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x53 = (int32_t)(r6 >> 30);
    const int32_t x54 = x50 >> 31;
    const int32_t x55 = 0 - (x52 & 1);
    const int32_t x56 = x54 | ~x55;
    const int32_t x57 = x52 >> 1;
    const int32_t x58 = (int32_t)(0 - (uint32_t)(x50 ^ x56));
    const int32_t x59 = (x57 & ~x56) | (x51 & x56);
    const int32_t x60 = x57 - ((x51 ^ x54) & x55);
    const int64_t r7 = (int64_t)x14 * d5 + (int64_t)x17 * e5 + (int64_t)x53;
    const uint32_t out4 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x61 = (int32_t)(r7 >> 30);
    const int32_t x62 = x58 >> 31;
    const int32_t x63 = 0 - (x60 & 1);
    const int32_t x64 = x62 | ~x63;
    const int32_t x65 = x60 >> 1;
    const int32_t x66 = (int32_t)(0 - (uint32_t)(x58 ^ x64));
    const int32_t x67 = (x65 & ~x64) | (x59 & x64);
    const int32_t x68 = x65 - ((x59 ^ x62) & x63);
    const int64_t r8 = (int64_t)x14 * d6 + (int64_t)x17 * e6 + (int64_t)x61;
    const uint32_t out5 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x69 = (int32_t)(r8 >> 30);
    const int32_t x70 = x66 >> 31;
    const int32_t x71 = 0 - (x68 & 1);
    const int32_t x72 = x70 | ~x71;
    const int32_t x73 = x68 >> 1;
    const int32_t x74 = (int32_t)(0 - (uint32_t)(x66 ^ x72));
    const int32_t x75 = (x73 & ~x72) | (x67 & x72);
    const int32_t x76 = x73 - ((x67 ^ x70) & x71);
    const int64_t r9 = (int64_t)x14 * d7 + (int64_t)x17 * e7 + (int64_t)x69;
    const uint32_t out6 = (uint32_t)r9 & 0x3fffffff;
    const int32_t x77 = (int32_t)(r9 >> 30);
    const int32_t x78 = x74 >> 31;
    const int32_t x79 = 0 - (x76 & 1);
    const int32_t x80 = x78 | ~x79;
    const int32_t x81 = x76 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x74 ^ x80));
    const int32_t x82 = (x81 & ~x80) | (x75 & x80);
    const int32_t x83 = x81 - ((x75 ^ x78) & x79);
    const int64_t r11 = (int64_t)x14 * d8 + (int64_t)x17 * e8 + (int64_t)x77 + (int64_t)x20 * 4096;
    const uint32_t out7 = (uint32_t)r11 & 0x3fffffff;
    const int32_t out8 = (int32_t)(r11 >> 30);
    const int32_t x84 = x82 + x82 + 1;
    const int32_t x85 = x84 + 512;
    const int32_t x86 = (int32_t)((uint32_t)x85 << 12);
    const int32_t u10 = x86 >> 22;
    const int32_t x87 = x84 + 0x80200;
    const int32_t v10 = x87 >> 20;
    const int32_t x88 = x83 + 512;
    const int32_t x89 = (int32_t)((uint32_t)x88 << 12);
    const int32_t q10 = x89 >> 22;
    const int32_t x90 = x83 + 0x80200;
    const int32_t r10 = x90 >> 20;
    *k_ = k0;
    *u1 = u10;
    *v1 = v10;
    *q1 = q10;
    *r1 = r10;
    out[0] = (int32_t)out0;
    out[1] = (int32_t)out1;
    out[2] = (int32_t)out2;
    out[3] = (int32_t)out3;
    out[4] = (int32_t)out4;
    out[5] = (int32_t)out5;
    out[6] = (int32_t)out6;
    out[7] = (int32_t)out7;
    out[8] = out8;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `next, all = low bits of floor((u * f + v * g) / 2^9), fewer in next than in all (not proved; bounds are)`
//
// - takes `u` in `[-512, 512]`
// - takes `v` in `[-512, 512]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - returns `next` in `[-2^31, 2^31 - 1]`
// - returns `all` in `[-2^31, 2^31 - 1]`
static void scalar25519_divsteps_words(
    int32_t *next,
    int32_t *all,
    int32_t u,
    int32_t v,
    const int32_t f[10],
    const int32_t g[10]) {
    const int32_t f0 = f[0];
    const int32_t f1 = f[1];
    const int32_t g0 = g[0];
    const int32_t g1 = g[1];
    const int32_t x0 = (int32_t)((uint32_t)u * (uint32_t)f0);
    const int32_t x1 = (int32_t)((uint32_t)v * (uint32_t)g0);
    const int32_t x2 = (int32_t)((uint32_t)x0 + (uint32_t)x1);
    const int32_t next0 = x2 >> 9;
    const int64_t r0 = (int64_t)u * f0 + (int64_t)v * g0;
    const int32_t x3 = (int32_t)((uint32_t)u * (uint32_t)f1);
    const int32_t x4 = (int32_t)((uint32_t)v * (uint32_t)g1);
    const int32_t x5 = (int32_t)((uint32_t)x3 + (uint32_t)x4);
    const int32_t all0 = (int32_t)((uint32_t)(int32_t)((uint32_t)x5 << 18) + (uint32_t)(int32_t)(r0 >> 9));
    *next = next0;
    *all = all0;
}

// `out = floor((u * f + v * g mod 2^32) / 2^9), with 9 fewer correct low bits than f and g (not proved; bounds are)`
//
// - takes `u` in `[-512, 512]`
// - takes `v` in `[-512, 512]`
// - takes `f` in `[-2^31, 2^31 - 1]`
// - takes `g` in `[-2^31, 2^31 - 1]`
// - returns `out` in `[-2^22, 2^22 - 1]`
static void scalar25519_divsteps_low(int32_t *out, int32_t u, int32_t v, int32_t f, int32_t g) {
    const int32_t x0 = (int32_t)((uint32_t)u * (uint32_t)f);
    const int32_t x1 = (int32_t)((uint32_t)v * (uint32_t)g);
    const int32_t x2 = (int32_t)((uint32_t)x0 + (uint32_t)x1);
    const int32_t o0 = x2 >> 9;
    *out = o0;
}

// `out = floor((u * f + v * g mod 2^32) / 2^9), with 9 fewer correct low bits than f and g (not proved; bounds are)`
//
// - takes `u` in `[-512, 512]`
// - takes `v` in `[-512, 512]`
// - takes `f` in `[-2^31, 2^31 - 1]`
// - takes `g` in `[-2^31, 2^31 - 1]`
// - returns `out` in `[-2^22, 2^22 - 1]`
static void scalar25519_divsteps_ahead(int32_t *out, int32_t u, int32_t v, int32_t f, int32_t g) {
    const int32_t x0 = (int32_t)((uint32_t)u * (uint32_t)f);
    const int32_t x1 = (int32_t)((uint32_t)v * (uint32_t)g);
    const int32_t x2 = (int32_t)((uint32_t)x0 + (uint32_t)x1);
    const int32_t o0 = x2 >> 9;
    *out = o0;
}

// `(u1, v1; q1, r1) = (u, v; q, r) (u0, v0; q0, r0)`
//
// - takes `u` in `[-512, 512]`
// - takes `v` in `[-512, 512]`
// - takes `q` in `[-512, 512]`
// - takes `r` in `[-512, 512]`
// - takes `u0` in `[-512, 512]`
// - takes `v0` in `[-512, 512]`
// - takes `q0` in `[-512, 512]`
// - takes `r0` in `[-512, 512]`
// - returns `u1` in `[-2^19, 2^19]`
// - returns `v1` in `[-2^19, 2^19]`
// - returns `q1` in `[-2^19, 2^19]`
// - returns `r1` in `[-2^19, 2^19]`
static void scalar25519_divsteps_pair(
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t u,
    int32_t v,
    int32_t q,
    int32_t r,
    int32_t u0,
    int32_t v0,
    int32_t q0,
    int32_t r0) {
    const int32_t u10 = u * u0 + v * q0;
    const int32_t v10 = u * v0 + v * r0;
    const int32_t q10 = q * u0 + r * q0;
    const int32_t r10 = q * v0 + r * r0;
    *u1 = u10;
    *v1 = v10;
    *q1 = q10;
    *r1 = r10;
}

// `(u1, v1; q1, r1) = (u, v; q, r) (u0, v0; q0, r0)`
//
// - takes `u` in `[-512, 512]`
// - takes `v` in `[-512, 512]`
// - takes `q` in `[-512, 512]`
// - takes `r` in `[-512, 512]`
// - takes `u0` in `[-2^19, 2^19]`
// - takes `v0` in `[-2^19, 2^19]`
// - takes `q0` in `[-2^19, 2^19]`
// - takes `r0` in `[-2^19, 2^19]`
// - returns `u1` in `[-2^29, 2^29]`
// - returns `v1` in `[-2^29, 2^29]`
// - returns `q1` in `[-2^29, 2^29]`
// - returns `r1` in `[-2^29, 2^29]`
static void scalar25519_divsteps_batch(
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t u,
    int32_t v,
    int32_t q,
    int32_t r,
    int32_t u0,
    int32_t v0,
    int32_t q0,
    int32_t r0) {
    const int32_t u10 = u * u0 + v * q0;
    const int32_t v10 = u * v0 + v * r0;
    const int32_t q10 = q * u0 + r * q0;
    const int32_t r10 = q * v0 + r * r0;
    *u1 = u10;
    *v1 = v10;
    *q1 = q10;
    *r1 = r10;
}

// `2^27 * out + low + 2^302 * high = u * f + v * g`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - returns `low` in `[0, 2^27 - 1]`
// - returns `high` in `[-5, 4]`
static void scalar25519_update_fg(
    int32_t out[10],
    uint32_t *low,
    int32_t *high,
    int32_t u,
    int32_t v,
    const int32_t f[10],
    const int32_t g[10]) {
    const int32_t f0 = f[0];
    const int32_t f1 = f[1];
    const int32_t f2 = f[2];
    const int32_t f3 = f[3];
    const int32_t f4 = f[4];
    const int32_t f5 = f[5];
    const int32_t f6 = f[6];
    const int32_t f7 = f[7];
    const int32_t f8 = f[8];
    const int32_t f9 = f[9];
    const int32_t g0 = g[0];
    const int32_t g1 = g[1];
    const int32_t g2 = g[2];
    const int32_t g3 = g[3];
    const int32_t g4 = g[4];
    const int32_t g5 = g[5];
    const int32_t g6 = g[6];
    const int32_t g7 = g[7];
    const int32_t g8 = g[8];
    const int32_t g9 = g[9];
    const int64_t r0 = (int64_t)u * f0 + (int64_t)v * g0;
    const uint32_t low0 = (uint32_t)r0 & 0x7ffffff;
    const int32_t x0 = (int32_t)(r0 >> 27);
    const int64_t r1 = (int64_t)u * f1 + (int64_t)v * g1 + (int64_t)x0;
    const uint32_t out0 = (uint32_t)r1 & 0x7ffffff;
    const int32_t x1 = (int32_t)(r1 >> 27);
    const int64_t r2 = (int64_t)u * f2 + (int64_t)v * g2 + (int64_t)x1;
    const uint32_t out1 = (uint32_t)r2 & 0x7ffffff;
    const int32_t x2 = (int32_t)(r2 >> 27);
    const int64_t r3 = (int64_t)u * f3 + (int64_t)v * g3 + (int64_t)x2;
    const uint32_t out2 = (uint32_t)r3 & 0x7ffffff;
    const int32_t x3 = (int32_t)(r3 >> 27);
    const int64_t r4 = (int64_t)u * f4 + (int64_t)v * g4 + (int64_t)x3;
    const uint32_t out3 = (uint32_t)r4 & 0x7ffffff;
    const int32_t x4 = (int32_t)(r4 >> 27);
    const int64_t r5 = (int64_t)u * f5 + (int64_t)v * g5 + (int64_t)x4;
    const uint32_t out4 = (uint32_t)r5 & 0x7ffffff;
    const int32_t x5 = (int32_t)(r5 >> 27);
    const int64_t r6 = (int64_t)u * f6 + (int64_t)v * g6 + (int64_t)x5;
    const uint32_t out5 = (uint32_t)r6 & 0x7ffffff;
    const int32_t x6 = (int32_t)(r6 >> 27);
    const int64_t r7 = (int64_t)u * f7 + (int64_t)v * g7 + (int64_t)x6;
    const uint32_t out6 = (uint32_t)r7 & 0x7ffffff;
    const int32_t x7 = (int32_t)(r7 >> 27);
    const int64_t r8 = (int64_t)u * f8 + (int64_t)v * g8 + (int64_t)x7;
    const uint32_t out7 = (uint32_t)r8 & 0x7ffffff;
    const int32_t x8 = (int32_t)(r8 >> 27);
    const int64_t r9 = (int64_t)u * f9 + (int64_t)v * g9 + (int64_t)x8;
    const uint32_t out8 = (uint32_t)r9 & 0x7ffffff;
    const int32_t out9 = (int32_t)(r9 >> 27);
    const int64_t r10 = (r9 >> 27) - (int64_t)out9;
    const int32_t high0 = (int32_t)(r10 >> 32);
    out[0] = (int32_t)out0;
    out[1] = (int32_t)out1;
    out[2] = (int32_t)out2;
    out[3] = (int32_t)out3;
    out[4] = (int32_t)out4;
    out[5] = (int32_t)out5;
    out[6] = (int32_t)out6;
    out[7] = (int32_t)out7;
    out[8] = (int32_t)out8;
    out[9] = out9;
    *low = low0;
    *high = high0;
}

// `2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-4097, 8192]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-4097, 8192]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-4097, 8192]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void scalar25519_update_de(
    int32_t out[9],
    int32_t *cut_u,
    int32_t *cut_v,
    int32_t u,
    int32_t v,
    const int32_t d[9],
    const int32_t e[9]) {
    const int32_t d0 = d[0];
    const int32_t d1 = d[1];
    const int32_t d2 = d[2];
    const int32_t d3 = d[3];
    const int32_t d4 = d[4];
    const int32_t d5 = d[5];
    const int32_t d6 = d[6];
    const int32_t d7 = d[7];
    const int32_t d8 = d[8];
    const int32_t e0 = e[0];
    const int32_t e1 = e[1];
    const int32_t e2 = e[2];
    const int32_t e3 = e[3];
    const int32_t e4 = e[4];
    const int32_t e5 = e[5];
    const int32_t e6 = e[6];
    const int32_t e7 = e[7];
    const int32_t e8 = e[8];
    const int32_t x0 = u + 0x10000000;
    const uint32_t x1 = (uint32_t)x0 & 0x1fffffff;
    const int32_t x2 = (int32_t)x1 - 0x10000000;
    const int32_t cut_u0 = x0 >> 29;
    const int32_t x3 = v + 0x10000000;
    const uint32_t x4 = (uint32_t)x3 & 0x1fffffff;
    const int32_t x5 = (int32_t)x4 - 0x10000000;
    const int32_t cut_v0 = x3 >> 29;
    const int64_t r0 = (int64_t)x2 * d0 + (int64_t)x5 * e0;
    const uint32_t x6 = (uint32_t)r0;
    const uint32_t x7 = x6 * 0x12547e1b;
    const uint32_t x8 = x7 & 0x3fffffff;
    const int64_t r1 = r0 + (int64_t)x8 * 0x1cf5d3ed;
    const int32_t x9 = (int32_t)(r1 >> 30);
    const int64_t r2 = (int64_t)x2 * d1
        + (int64_t)x5 * e1
        + (int64_t)x9
        + (int64_t)x8 * -(int64_t)0x1fb67397;
    const uint32_t out0 = (uint32_t)r2 & 0x3fffffff;
    const int32_t x10 = (int32_t)(r2 >> 30);
    const int64_t r3 = (int64_t)x2 * d2
        + (int64_t)x5 * e2
        + (int64_t)x10
        + (int64_t)x8 * -(int64_t)0x1086329a;
    const uint32_t out1 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x11 = (int32_t)(r3 >> 30);
    const int64_t r4 = (int64_t)x2 * d3
        + (int64_t)x5 * e3
        + (int64_t)x11
        + (int64_t)x8 * -(int64_t)0x8418857;
    const uint32_t out2 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x12 = (int32_t)(r4 >> 30);
    const int64_t r5 = (int64_t)x2 * d4 + (int64_t)x5 * e4 + (int64_t)x12 + (int64_t)x8 * 21;
    const uint32_t out3 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x13 = (int32_t)(r5 >> 30);
    const int64_t r6 = (int64_t)x2 * d5 + (int64_t)x5 * e5 + (int64_t)x13;
    const uint32_t out4 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x14 = (int32_t)(r6 >> 30);
    const int64_t r7 = (int64_t)x2 * d6 + (int64_t)x5 * e6 + (int64_t)x14;
    const uint32_t out5 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x15 = (int32_t)(r7 >> 30);
    const int64_t r8 = (int64_t)x2 * d7 + (int64_t)x5 * e7 + (int64_t)x15;
    const uint32_t out6 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x16 = (int32_t)(r8 >> 30);
    const int64_t r9 = (int64_t)x2 * d8 + (int64_t)x5 * e8 + (int64_t)x16 + (int64_t)x8 * 4096;
    const uint32_t out7 = (uint32_t)r9 & 0x3fffffff;
    const int32_t out8 = (int32_t)(r9 >> 30);
    out[0] = (int32_t)out0;
    out[1] = (int32_t)out1;
    out[2] = (int32_t)out2;
    out[3] = (int32_t)out3;
    out[4] = (int32_t)out4;
    out[5] = (int32_t)out5;
    out[6] = (int32_t)out6;
    out[7] = (int32_t)out7;
    out[8] = out8;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `out = the integer of the limbs of a (mod p), 0 <= out < p`
//
// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
static void scalar25519_invert_start(int32_t out[10], const uint32_t a[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t x0 = a1 + (a0 >> 29);
    const uint32_t x1 = x0 & 0x1fffffff;
    const uint32_t x2 = a2 + (x0 >> 29);
    const uint32_t x3 = x2 & 0x1fffffff;
    const uint32_t x4 = a3 + (x2 >> 29);
    const uint32_t x5 = x4 & 0x1fffffff;
    const uint32_t x6 = a4 + (x4 >> 29);
    const uint32_t x7 = x6 & 0x1fffffff;
    const uint32_t x8 = a5 + (x6 >> 29);
    const uint32_t x9 = x8 & 0x1fffffff;
    const uint32_t x10 = a6 + (x8 >> 29);
    const uint32_t x11 = x10 & 0x1fffffff;
    const uint32_t x12 = a7 + (x10 >> 29);
    const uint32_t x13 = x12 & 0x1fffffff;
    const uint32_t x14 = a8 + (x12 >> 29);
    const uint32_t x15 = x1 & 7;
    const uint32_t x16 = (a0 & 0x1fffffff) + (x15 << 29);
    const uint32_t x17 = x3 & 63;
    const uint32_t x18 = (x1 >> 3) + (x17 << 26);
    const uint32_t x19 = x5 & 511;
    const uint32_t x20 = (x3 >> 6) + (x19 << 23);
    const uint32_t x21 = x7 & 4095;
    const uint32_t x22 = (x5 >> 9) + (x21 << 20);
    const uint32_t x23 = x9 & 32767;
    const uint32_t x24 = (x7 >> 12) + (x23 << 17);
    const uint32_t x25 = x11 & 0x3ffff;
    const uint32_t x26 = (x9 >> 15) + (x25 << 14);
    const uint32_t x27 = x13 & 0x1fffff;
    const uint32_t x28 = (x11 >> 18) + (x27 << 11);
    const uint32_t x29 = (x13 >> 21) + (x14 << 8);
    uint32_t x30;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x30, x16, 0xb9eba7da, 0);
    uint32_t x31;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x31, x18, 0xb024c634, c0);
    uint32_t x32;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x32, x20, 0x45ef39ac, c1);
    uint32_t x33;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x33, x22, 0x29bdf3bd, c2);
    uint32_t x34;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x34, x24, 0, c3);
    uint32_t x35;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x35, x26, 0, c4);
    uint32_t x36;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x36, x28, 0, c5);
    uint32_t x37;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x37, x29, 0x20000000, c6);
    const uint32_t c7_mask = (uint32_t)0 - (uint32_t)c7;
    const uint32_t x38 = x30 ^ (c7_mask & (x16 ^ x30));
    const uint32_t x39 = x31 ^ (c7_mask & (x18 ^ x31));
    const uint32_t x40 = x32 ^ (c7_mask & (x20 ^ x32));
    const uint32_t x41 = x33 ^ (c7_mask & (x22 ^ x33));
    const uint32_t x42 = x34 ^ (c7_mask & (x24 ^ x34));
    const uint32_t x43 = x35 ^ (c7_mask & (x26 ^ x35));
    const uint32_t x44 = x36 ^ (c7_mask & (x28 ^ x36));
    const uint32_t x45 = x37 ^ (c7_mask & (x29 ^ x37));
    uint32_t x46;
    const uint8_t c8 = limbforge_sub_borrow_u32(&x46, x38, 0x5cf5d3ed, 0);
    uint32_t x47;
    const uint8_t c9 = limbforge_sub_borrow_u32(&x47, x39, 0x5812631a, c8);
    uint32_t x48;
    const uint8_t c10 = limbforge_sub_borrow_u32(&x48, x40, 0xa2f79cd6, c9);
    uint32_t x49;
    const uint8_t c11 = limbforge_sub_borrow_u32(&x49, x41, 0x14def9de, c10);
    uint32_t x50;
    const uint8_t c12 = limbforge_sub_borrow_u32(&x50, x42, 0, c11);
    uint32_t x51;
    const uint8_t c13 = limbforge_sub_borrow_u32(&x51, x43, 0, c12);
    uint32_t x52;
    const uint8_t c14 = limbforge_sub_borrow_u32(&x52, x44, 0, c13);
    uint32_t x53;
    const uint8_t c15 = limbforge_sub_borrow_u32(&x53, x45, 0x10000000, c14);
    const uint32_t c15_mask = (uint32_t)0 - (uint32_t)c15;
    const uint32_t x54 = x46 ^ (c15_mask & (x38 ^ x46));
    const uint32_t x55 = x47 ^ (c15_mask & (x39 ^ x47));
    const uint32_t x56 = x48 ^ (c15_mask & (x40 ^ x48));
    const uint32_t x57 = x49 ^ (c15_mask & (x41 ^ x49));
    const uint32_t x58 = x50 ^ (c15_mask & (x42 ^ x50));
    const uint32_t x59 = x51 ^ (c15_mask & (x43 ^ x51));
    const uint32_t x60 = x52 ^ (c15_mask & (x44 ^ x52));
    const uint32_t x61 = x53 ^ (c15_mask & (x45 ^ x53));
    const uint32_t x62 = x54 & 0x7ffffff;
    const uint32_t x63 = x55 & 0x3fffff;
    const uint32_t x64 = (x54 >> 27) + (x63 << 5);
    const uint32_t x65 = x56 & 0x1ffff;
    const uint32_t x66 = (x55 >> 22) + (x65 << 10);
    const uint32_t x67 = x57 & 4095;
    const uint32_t x68 = (x56 >> 17) + (x67 << 15);
    const uint32_t x69 = x58 & 127;
    const uint32_t x70 = (x57 >> 12) + (x69 << 20);
    const uint32_t x71 = x59 & 3;
    const uint32_t x72 = (x58 >> 7) + (x71 << 25);
    const uint32_t x73 = (x59 >> 2) & 0x7ffffff;
    const uint32_t x74 = x60 & 0xffffff;
    const uint32_t x75 = (x59 >> 29) + (x74 << 3);
    const uint32_t x76 = x61 & 0x7ffff;
    const uint32_t x77 = (x60 >> 24) + (x76 << 8);
    const int32_t o0 = (int32_t)x62 - 0x8000000;
    const int32_t o1 = (int32_t)x64 - 0x8000000 + 1;
    const int32_t o2 = (int32_t)x66 - 0x8000000 + 1;
    const int32_t o3 = (int32_t)x68 - 0x8000000 + 1;
    const int32_t o4 = (int32_t)x70 - 0x8000000 + 1;
    const int32_t o5 = (int32_t)x72 - 0x8000000 + 1;
    const int32_t o6 = (int32_t)x73 - 0x8000000 + 1;
    const int32_t o7 = (int32_t)x75 - 0x8000000 + 1;
    const int32_t o8 = (int32_t)x77 - 0x8000000 + 1;
    const uint32_t o9 = (x61 >> 19) + 1;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = (int32_t)o9;
}

// `out = 1 if f < 0, else 0`
//
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - returns `out` in `[0, 1]`
static void scalar25519_invert_sign(uint32_t *out, const int32_t f[10]) {
    const int32_t f0 = f[0];
    const int32_t f1 = f[1];
    const int32_t f2 = f[2];
    const int32_t f3 = f[3];
    const int32_t f4 = f[4];
    const int32_t f5 = f[5];
    const int32_t f6 = f[6];
    const int32_t f7 = f[7];
    const int32_t f8 = f[8];
    const int32_t f9 = f[9];
    const int32_t x0 = f1 + (f0 >> 27);
    const int32_t x1 = f2 + (x0 >> 27);
    const int32_t x2 = f3 + (x1 >> 27);
    const int32_t x3 = f4 + (x2 >> 27);
    const int32_t x4 = f5 + (x3 >> 27);
    const int32_t x5 = f6 + (x4 >> 27);
    const int32_t x6 = f7 + (x5 >> 27);
    const int32_t x7 = f8 + (x6 >> 27);
    const int32_t x8 = x7 >> 27;
    const int64_t r0 = (int64_t)f9 + (int64_t)x8;
    const int32_t x9 = (int32_t)(r0 >> 32);
    const uint32_t x10 = (uint32_t)x9 + 1;
    uint32_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u32(&o0_unread, x10, 1, 0);
    *out = (uint32_t)o0;
}

// `out = -d if negative is 1, d if it is 0 (mod p)`
//
// - takes `negative` in `[0, 1]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-4097, 8192]`
// - returns `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
static void scalar25519_invert_finish(uint32_t out[9], uint32_t negative, const int32_t d[9]) {
    const int32_t d0 = d[0];
    const int32_t d1 = d[1];
    const int32_t d2 = d[2];
    const int32_t d3 = d[3];
    const int32_t d4 = d[4];
    const int32_t d5 = d[5];
    const int32_t d6 = d[6];
    const int32_t d7 = d[7];
    const int32_t d8 = d[8];
    const int32_t x0 = 0x16e17bc7 - d0;
    const int32_t x1 = d0 + -(int32_t)0x6145826;
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint32_t negative_mask = (uint32_t)0 - limbforge_barrier_u32(negative);
    const int32_t x2 = (int32_t)((uint32_t)x1 ^ (negative_mask & ((uint32_t)x0 ^ (uint32_t)x1)));
    const int32_t x3 = -(int32_t)0x1f235ac4 - d1;
    const int32_t x4 = d1 + 0x9318d3;
    const int32_t x5 = (int32_t)((uint32_t)x4 ^ (negative_mask & ((uint32_t)x3 ^ (uint32_t)x4)));
    const int32_t x6 = x5 + (x2 >> 30);
    const uint32_t x7 = (uint32_t)x6 & 0x3fffffff;
    const int32_t x8 = 0xe6d6831 - d2;
    const int32_t x9 = d2 + 0x1ef39acb;
    const int32_t x10 = (int32_t)((uint32_t)x9 ^ (negative_mask & ((uint32_t)x8 ^ (uint32_t)x9)));
    const int32_t x11 = x10 + (x6 >> 30);
    const uint32_t x12 = (uint32_t)x11 & 0x3fffffff;
    const int32_t x13 = -(int32_t)0x18c49906 - d3;
    const int32_t x14 = d3 + -(int32_t)0x108310af;
    const int32_t x15 = (int32_t)((uint32_t)x14 ^ (negative_mask & ((uint32_t)x13 ^ (uint32_t)x14)));
    const int32_t x16 = x15 + (x11 >> 30);
    const uint32_t x17 = (uint32_t)x16 & 0x3fffffff;
    const int32_t x18 = 63 - d4;
    const int32_t x19 = d4 + 42;
    const int32_t x20 = (int32_t)((uint32_t)x19 ^ (negative_mask & ((uint32_t)x18 ^ (uint32_t)x19)));
    const int32_t x21 = x20 + (x16 >> 30);
    const uint32_t x22 = (uint32_t)x21 & 0x3fffffff;
    const int32_t x23 = 0 - d5;
    const int32_t x24 = (int32_t)((uint32_t)d5 ^ (negative_mask & ((uint32_t)x23 ^ (uint32_t)d5)));
    const int32_t x25 = x24 + (x21 >> 30);
    const uint32_t x26 = (uint32_t)x25 & 0x3fffffff;
    const int32_t x27 = 0 - d6;
    const int32_t x28 = (int32_t)((uint32_t)d6 ^ (negative_mask & ((uint32_t)x27 ^ (uint32_t)d6)));
    const int32_t x29 = x28 + (x25 >> 30);
    const uint32_t x30 = (uint32_t)x29 & 0x3fffffff;
    const int32_t x31 = 0 - d7;
    const int32_t x32 = (int32_t)((uint32_t)d7 ^ (negative_mask & ((uint32_t)x31 ^ (uint32_t)d7)));
    const int32_t x33 = x32 + (x29 >> 30);
    const uint32_t x34 = (uint32_t)x33 & 0x3fffffff;
    const int32_t x35 = 12288 - d8;
    const int32_t x36 = d8 + 8192;
    const int32_t x37 = (int32_t)((uint32_t)x36 ^ (negative_mask & ((uint32_t)x35 ^ (uint32_t)x36)));
    const int32_t x38 = x37 + (x33 >> 30);
    const uint32_t x39 = x7 & 3;
    const uint32_t x40 = ((uint32_t)x2 & 0x3fffffff) + (x39 << 30);
    const uint32_t x41 = x12 & 15;
    const uint32_t x42 = (x7 >> 2) + (x41 << 28);
    const uint32_t x43 = x17 & 63;
    const uint32_t x44 = (x12 >> 4) + (x43 << 26);
    const uint32_t x45 = x22 & 255;
    const uint32_t x46 = (x17 >> 6) + (x45 << 24);
    const uint32_t x47 = x26 & 1023;
    const uint32_t x48 = (x22 >> 8) + (x47 << 22);
    const uint32_t x49 = x30 & 4095;
    const uint32_t x50 = (x26 >> 10) + (x49 << 20);
    const uint32_t x51 = x34 & 16383;
    const uint32_t x52 = (x30 >> 12) + (x51 << 18);
    const uint32_t x53 = (uint32_t)x38;
    const uint32_t x54 = (x34 >> 14) + (x53 << 16);
    uint32_t x55;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x55, x40, 0x73d74fb4, 0);
    uint32_t x56;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x56, x42, 0x60498c69, c0);
    uint32_t x57;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x57, x44, 0x8bde7359, c1);
    uint32_t x58;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x58, x46, 0x537be77a, c2);
    uint32_t x59;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x59, x48, 0, c3);
    uint32_t x60;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x60, x50, 0, c4);
    uint32_t x61;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x61, x52, 0, c5);
    uint32_t x62;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x62, x54, 0x40000000, c6);
    const uint32_t c7_mask = (uint32_t)0 - (uint32_t)c7;
    const uint32_t x63 = x55 ^ (c7_mask & (x40 ^ x55));
    const uint32_t x64 = x56 ^ (c7_mask & (x42 ^ x56));
    const uint32_t x65 = x57 ^ (c7_mask & (x44 ^ x57));
    const uint32_t x66 = x58 ^ (c7_mask & (x46 ^ x58));
    const uint32_t x67 = x59 ^ (c7_mask & (x48 ^ x59));
    const uint32_t x68 = x60 ^ (c7_mask & (x50 ^ x60));
    const uint32_t x69 = x61 ^ (c7_mask & (x52 ^ x61));
    const uint32_t x70 = x62 ^ (c7_mask & (x54 ^ x62));
    uint32_t x71;
    const uint8_t c8 = limbforge_sub_borrow_u32(&x71, x63, 0xb9eba7da, 0);
    uint32_t x72;
    const uint8_t c9 = limbforge_sub_borrow_u32(&x72, x64, 0xb024c634, c8);
    uint32_t x73;
    const uint8_t c10 = limbforge_sub_borrow_u32(&x73, x65, 0x45ef39ac, c9);
    uint32_t x74;
    const uint8_t c11 = limbforge_sub_borrow_u32(&x74, x66, 0x29bdf3bd, c10);
    uint32_t x75;
    const uint8_t c12 = limbforge_sub_borrow_u32(&x75, x67, 0, c11);
    uint32_t x76;
    const uint8_t c13 = limbforge_sub_borrow_u32(&x76, x68, 0, c12);
    uint32_t x77;
    const uint8_t c14 = limbforge_sub_borrow_u32(&x77, x69, 0, c13);
    uint32_t x78;
    const uint8_t c15 = limbforge_sub_borrow_u32(&x78, x70, 0x20000000, c14);
    const uint32_t c15_mask = (uint32_t)0 - (uint32_t)c15;
    const uint32_t x79 = x71 ^ (c15_mask & (x63 ^ x71));
    const uint32_t x80 = x72 ^ (c15_mask & (x64 ^ x72));
    const uint32_t x81 = x73 ^ (c15_mask & (x65 ^ x73));
    const uint32_t x82 = x74 ^ (c15_mask & (x66 ^ x74));
    const uint32_t x83 = x75 ^ (c15_mask & (x67 ^ x75));
    const uint32_t x84 = x76 ^ (c15_mask & (x68 ^ x76));
    const uint32_t x85 = x77 ^ (c15_mask & (x69 ^ x77));
    const uint32_t x86 = x78 ^ (c15_mask & (x70 ^ x78));
    uint32_t x87;
    const uint8_t c16 = limbforge_sub_borrow_u32(&x87, x79, 0x5cf5d3ed, 0);
    uint32_t x88;
    const uint8_t c17 = limbforge_sub_borrow_u32(&x88, x80, 0x5812631a, c16);
    uint32_t x89;
    const uint8_t c18 = limbforge_sub_borrow_u32(&x89, x81, 0xa2f79cd6, c17);
    uint32_t x90;
    const uint8_t c19 = limbforge_sub_borrow_u32(&x90, x82, 0x14def9de, c18);
    uint32_t x91;
    const uint8_t c20 = limbforge_sub_borrow_u32(&x91, x83, 0, c19);
    uint32_t x92;
    const uint8_t c21 = limbforge_sub_borrow_u32(&x92, x84, 0, c20);
    uint32_t x93;
    const uint8_t c22 = limbforge_sub_borrow_u32(&x93, x85, 0, c21);
    uint32_t x94;
    const uint8_t c23 = limbforge_sub_borrow_u32(&x94, x86, 0x10000000, c22);
    const uint32_t c23_mask = (uint32_t)0 - (uint32_t)c23;
    const uint32_t x95 = x87 ^ (c23_mask & (x79 ^ x87));
    const uint32_t x96 = x88 ^ (c23_mask & (x80 ^ x88));
    const uint32_t x97 = x89 ^ (c23_mask & (x81 ^ x89));
    const uint32_t x98 = x90 ^ (c23_mask & (x82 ^ x90));
    const uint32_t x99 = x91 ^ (c23_mask & (x83 ^ x91));
    const uint32_t x100 = x92 ^ (c23_mask & (x84 ^ x92));
    const uint32_t x101 = x93 ^ (c23_mask & (x85 ^ x93));
    const uint32_t x102 = x94 ^ (c23_mask & (x86 ^ x94));
    const uint32_t o0 = x95 & 0x1fffffff;
    const uint32_t x103 = x96 & 0x3ffffff;
    const uint32_t o1 = (x95 >> 29) + (x103 << 3);
    const uint32_t x104 = x97 & 0x7fffff;
    const uint32_t o2 = (x96 >> 26) + (x104 << 6);
    const uint32_t x105 = x98 & 0xfffff;
    const uint32_t o3 = (x97 >> 23) + (x105 << 9);
    const uint32_t x106 = x99 & 0x1ffff;
    const uint32_t o4 = (x98 >> 20) + (x106 << 12);
    const uint32_t x107 = x100 & 16383;
    const uint32_t o5 = (x99 >> 17) + (x107 << 15);
    const uint32_t x108 = x101 & 2047;
    const uint32_t o6 = (x100 >> 14) + (x108 << 18);
    const uint32_t x109 = x102 & 255;
    const uint32_t o7 = (x101 >> 11) + (x109 << 21);
    const uint32_t o8 = x102 >> 8;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
}

// out = R * a (mod p)
void scalar25519_to_montgomery(uint32_t out[9], const uint32_t a[9]) {
    uint32_t out_value[9];
    scalar25519_mul(out_value, a, scalar25519_r);
    memcpy(out, out_value, sizeof out_value);
}

// out = k * a (mod p)
void scalar25519_mul_small(uint32_t out[9], const uint32_t a[9], uint32_t k) {
    uint32_t limbs[9];
    scalar25519_limbs_of_word(limbs, k);
    uint32_t factor[9];
    scalar25519_to_montgomery(factor, limbs);
    uint32_t out_value[9];
    scalar25519_mul(out_value, a, factor);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
void scalar25519_from_bytes(uint32_t out[9], const uint8_t bytes[32]) {
    uint32_t limbs[9];
    scalar25519_limbs_of_bytes(limbs, bytes);
    uint32_t out_value[9];
    scalar25519_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p), ok = 1 if bytes < p
void scalar25519_from_bytes_canonical(uint32_t out[9], uint32_t *ok, const uint8_t bytes[32]) {
    uint32_t limbs[9];
    uint32_t ok_value;
    scalar25519_limbs_of_bytes_canonical(limbs, &ok_value, bytes);
    uint32_t out_value[9];
    scalar25519_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = 2 * a
void scalar25519_double(uint32_t out[9], const uint32_t a[9]) {
    uint32_t out_value[9];
    scalar25519_add(out_value, a, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a = 0, else 0
void scalar25519_is_zero(uint32_t *out, const uint32_t a[9]) {
    uint8_t bytes[32];
    scalar25519_to_bytes(bytes, a);
    uint32_t out_value;
    scalar25519_bytes_are_zero(&out_value, bytes);
    *out = out_value;
}

// out = 1 if a = b, else 0
void scalar25519_equal(uint32_t *out, const uint32_t a[9], const uint32_t b[9]) {
    uint32_t difference[9];
    scalar25519_sub(difference, a, b);
    uint32_t out_value;
    scalar25519_is_zero(&out_value, difference);
    *out = out_value;
}

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void scalar25519_is_odd(uint32_t *out, const uint32_t a[9]) {
    uint8_t bytes[32];
    scalar25519_to_bytes(bytes, a);
    uint8_t half[32];
    uint32_t out_value;
    scalar25519_bytes_parity(half, &out_value, bytes);
    *out = out_value;
}

// out = -a if choice is 1, a if it is 0
void scalar25519_conditional_negate(uint32_t out[9], const uint32_t a[9], uint32_t choice) {
    uint32_t opposite[9];
    scalar25519_opp(opposite, a);
    uint32_t out_value[9];
    scalar25519_select(out_value, choice, opposite, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void scalar25519_from_bytes_wide(uint32_t out[9], const uint8_t bytes[64]) {
    uint8_t low_bytes[32];
    memcpy(low_bytes, bytes + 0, sizeof low_bytes);
    uint32_t low[9];
    scalar25519_from_bytes(low, low_bytes);
    uint8_t high_bytes[32];
    memcpy(high_bytes, bytes + 32, sizeof high_bytes);
    uint32_t high[9];
    scalar25519_from_bytes(high, high_bytes);
    uint32_t shifted[9];
    scalar25519_mul(shifted, high, scalar25519_wide);
    uint32_t out_value[9];
    scalar25519_add(out_value, low, shifted);
    memcpy(out, out_value, sizeof out_value);
}

// out = a^(2^k)
//
// Time depends on k.
void scalar25519_pow2k(uint32_t out[9], const uint32_t a[9], uint32_t k) {
    uint32_t out_value[9];
    memcpy(out_value, a, sizeof out_value);
    for (uint32_t i = 0; i < k; i++) {
        scalar25519_square(out_value, out_value);
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void scalar25519_vartime_pow(
    uint32_t out[9],
    const uint32_t a[9],
    const uint64_t *exponent, size_t exponent_words) {
    uint32_t out_value[9];
    memcpy(out_value, scalar25519_one, sizeof out_value);
    for (size_t bit = 64 * exponent_words; bit-- > 0;) {
        scalar25519_square(out_value, out_value);
        if ((exponent[bit / 64] >> (bit % 64)) & 1) {
            scalar25519_mul(out_value, out_value, a);
        }
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void scalar25519_invert(uint32_t out[9], const uint32_t a[9]) {
    int32_t f[10];
    memcpy(f, ((const int32_t[]){-(int32_t)0x30a2c13, -(int32_t)0x5b39cb4, -(int32_t)0x18ca69f, -(int32_t)0x310ae84, -(int32_t)0x7feb210, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, 513}), sizeof f);
    int32_t g[10];
    scalar25519_invert_start(g, a);
    int32_t d[9];
    memcpy(d, ((const int32_t[]){-(int32_t)0x40000000, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, 1}), sizeof d);
    int32_t e[9];
    memcpy(e, ((const int32_t[]){-(int32_t)0x3bea1fa7, -(int32_t)0x156118ae, -(int32_t)0x3874d0ef, -(int32_t)0x1cd9e113, -(int32_t)0x258688c7, -(int32_t)0x2ad0b99c, -(int32_t)0x11a51ce2, -(int32_t)0x3d014833, 2538}), sizeof e);
    int32_t k;
    k = 0;
    int32_t u;
    u = -(int32_t)0x8000000;
    int32_t v;
    v = 0;
    int32_t q;
    q = 0;
    int32_t r;
    r = -(int32_t)0x8000000;
    int32_t low_f;
    scalar25519_divsteps_head(&low_f, u, v, f, g);
    int32_t low_g;
    scalar25519_divsteps_head(&low_g, q, r, f, g);
    for (uint32_t i = 0; i < 22; i++) {
        int32_t u0;
        u0 = u;
        int32_t v0;
        v0 = v;
        int32_t q0;
        q0 = q;
        int32_t r0;
        r0 = r;
        int32_t u1;
        int32_t v1;
        int32_t q1;
        int32_t r1;
        uint32_t low_1;
        int32_t high_1;
        uint32_t low_2;
        int32_t high_2;
        scalar25519_divsteps_fg(&k, &u1, &v1, &q1, &r1, f, &low_1, &high_1, g, &low_2, &high_2, u0, v0, q0, r0, f, g, k, low_f, low_g);
        int32_t next_f;
        int32_t all_f;
        scalar25519_divsteps_words(&next_f, &all_f, u1, v1, f, g);
        int32_t next_g;
        int32_t all_g;
        scalar25519_divsteps_words(&next_g, &all_g, q1, r1, f, g);
        int32_t u2;
        int32_t v2;
        int32_t q2;
        int32_t r2;
        int32_t new_d[9];
        int32_t cut_u;
        int32_t cut_v;
        scalar25519_divsteps_de(&k, &u2, &v2, &q2, &r2, new_d, &cut_u, &cut_v, u0, v0, d, e, k, next_f, next_g);
        scalar25519_divsteps_low(&next_f, u2, v2, all_f, all_g);
        scalar25519_divsteps_low(&next_g, q2, r2, all_f, all_g);
        int32_t u12;
        int32_t v12;
        int32_t q12;
        int32_t r12;
        scalar25519_divsteps_pair(&u12, &v12, &q12, &r12, u2, v2, q2, r2, u1, v1, q1, r1);
        int32_t u3;
        int32_t v3;
        int32_t q3;
        int32_t r3;
        scalar25519_divsteps_last(&k, &u3, &v3, &q3, &r3, e, &cut_u, &cut_v, q0, r0, d, e, k, next_f, next_g);
        memcpy(d, new_d, sizeof d);
        scalar25519_divsteps_ahead(&low_f, u3, v3, next_f, next_g);
        scalar25519_divsteps_ahead(&low_g, q3, r3, next_f, next_g);
        scalar25519_divsteps_batch(&u, &v, &q, &r, u3, v3, q3, r3, u12, v12, q12, r12);
    }
    int32_t cut_u;
    int32_t cut_v;
    scalar25519_update_de(d, &cut_u, &cut_v, u, v, d, e);
    uint32_t low_1;
    int32_t high_1;
    scalar25519_update_fg(f, &low_1, &high_1, u, v, f, g);
    uint32_t negative;
    scalar25519_invert_sign(&negative, f);
    uint32_t out_value[9];
    scalar25519_invert_finish(out_value, negative, d);
    memcpy(out, out_value, sizeof out_value);
}

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void scalar25519_invert_batch(uint32_t (*list)[9], uint32_t (*scratch)[9], size_t length) {
    uint32_t product[9];
    memcpy(product, scalar25519_one, sizeof product);
    for (size_t i = 0; i < length; i++) {
        memcpy(scratch[i], product, sizeof scratch[i]);
        uint32_t x[9];
        memcpy(x, list[i], sizeof x);
        uint32_t zero;
        scalar25519_is_zero(&zero, x);
        scalar25519_select(x, zero, scalar25519_one, x);
        scalar25519_mul(product, product, x);
    }
    uint32_t inverse[9];
    scalar25519_invert(inverse, product);
    for (size_t i = length; i-- > 0;) {
        uint32_t x[9];
        memcpy(x, list[i], sizeof x);
        uint32_t prefix[9];
        memcpy(prefix, scratch[i], sizeof prefix);
        uint32_t out[9];
        scalar25519_mul(out, inverse, prefix);
        uint32_t zero;
        scalar25519_is_zero(&zero, x);
        scalar25519_select(out, zero, x, out);
        memcpy(list[i], out, sizeof list[i]);
        scalar25519_select(x, zero, scalar25519_one, x);
        scalar25519_mul(inverse, inverse, x);
    }
}

// out = a^904625697166532776746648320380374280107139544922488450750243867285681781373
static void scalar25519_pow_root(uint32_t x60[9], const uint32_t a[9]) {
    uint32_t x1[9];
    scalar25519_square(x1, a);
    uint32_t x2[9];
    scalar25519_mul(x2, a, x1);
    uint32_t x3[9];
    scalar25519_mul(x3, x2, x1);
    uint32_t x4[9];
    scalar25519_mul(x4, x3, x1);
    uint32_t x5[9];
    scalar25519_mul(x5, x4, x1);
    uint32_t x6[9];
    scalar25519_mul(x6, x5, x1);
    uint32_t x7[9];
    scalar25519_mul(x7, x6, x1);
    uint32_t x8[9];
    scalar25519_mul(x8, x7, x1);
    uint32_t x9[9];
    memcpy(x9, a, sizeof x9);
    for (uint32_t i = 0; i < 130; i++) {
        scalar25519_square(x9, x9);
    }
    uint32_t x10[9];
    scalar25519_mul(x10, x9, x3);
    uint32_t x11[9];
    memcpy(x11, x10, sizeof x11);
    for (uint32_t i = 0; i < 6; i++) {
        scalar25519_square(x11, x11);
    }
    uint32_t x12[9];
    scalar25519_mul(x12, x11, x7);
    uint32_t x13[9];
    memcpy(x13, x12, sizeof x13);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x13, x13);
    }
    uint32_t x14[9];
    scalar25519_mul(x14, x13, x4);
    uint32_t x15[9];
    memcpy(x15, x14, sizeof x15);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x15, x15);
    }
    uint32_t x16[9];
    scalar25519_mul(x16, x15, x8);
    uint32_t x17[9];
    memcpy(x17, x16, sizeof x17);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x17, x17);
    }
    uint32_t x18[9];
    scalar25519_mul(x18, x17, x5);
    uint32_t x19[9];
    memcpy(x19, x18, sizeof x19);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x19, x19);
    }
    uint32_t x20[9];
    scalar25519_mul(x20, x19, x7);
    uint32_t x21[9];
    memcpy(x21, x20, sizeof x21);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x21, x21);
    }
    uint32_t x22[9];
    scalar25519_mul(x22, x21, x4);
    uint32_t x23[9];
    memcpy(x23, x22, sizeof x23);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x23, x23);
    }
    uint32_t x24[9];
    scalar25519_mul(x24, x23, x3);
    uint32_t x25[9];
    memcpy(x25, x24, sizeof x25);
    for (uint32_t i = 0; i < 7; i++) {
        scalar25519_square(x25, x25);
    }
    uint32_t x26[9];
    scalar25519_mul(x26, x25, x6);
    uint32_t x27[9];
    memcpy(x27, x26, sizeof x27);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x27, x27);
    }
    uint32_t x28[9];
    scalar25519_mul(x28, x27, x7);
    uint32_t x29[9];
    memcpy(x29, x28, sizeof x29);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x29, x29);
    }
    uint32_t x30[9];
    scalar25519_mul(x30, x29, x4);
    uint32_t x31[9];
    memcpy(x31, x30, sizeof x31);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x31, x31);
    }
    uint32_t x32[9];
    scalar25519_mul(x32, x31, x4);
    uint32_t x33[9];
    memcpy(x33, x32, sizeof x33);
    for (uint32_t i = 0; i < 6; i++) {
        scalar25519_square(x33, x33);
    }
    uint32_t x34[9];
    scalar25519_mul(x34, x33, x7);
    uint32_t x35[9];
    memcpy(x35, x34, sizeof x35);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x35, x35);
    }
    uint32_t x36[9];
    scalar25519_mul(x36, x35, x2);
    uint32_t x37[9];
    memcpy(x37, x36, sizeof x37);
    for (uint32_t i = 0; i < 6; i++) {
        scalar25519_square(x37, x37);
    }
    uint32_t x38[9];
    scalar25519_mul(x38, x37, x6);
    uint32_t x39[9];
    memcpy(x39, x38, sizeof x39);
    for (uint32_t i = 0; i < 10; i++) {
        scalar25519_square(x39, x39);
    }
    uint32_t x40[9];
    scalar25519_mul(x40, x39, x5);
    uint32_t x41[9];
    memcpy(x41, x40, sizeof x41);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x41, x41);
    }
    uint32_t x42[9];
    scalar25519_mul(x42, x41, x2);
    uint32_t x43[9];
    memcpy(x43, x42, sizeof x43);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x43, x43);
    }
    uint32_t x44[9];
    scalar25519_mul(x44, x43, x2);
    uint32_t x45[9];
    memcpy(x45, x44, sizeof x45);
    for (uint32_t i = 0; i < 7; i++) {
        scalar25519_square(x45, x45);
    }
    uint32_t x46[9];
    scalar25519_mul(x46, x45, x7);
    uint32_t x47[9];
    memcpy(x47, x46, sizeof x47);
    for (uint32_t i = 0; i < 6; i++) {
        scalar25519_square(x47, x47);
    }
    uint32_t x48[9];
    scalar25519_mul(x48, x47, x6);
    uint32_t x49[9];
    memcpy(x49, x48, sizeof x49);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x49, x49);
    }
    uint32_t x50[9];
    scalar25519_mul(x50, x49, x5);
    uint32_t x51[9];
    memcpy(x51, x50, sizeof x51);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x51, x51);
    }
    uint32_t x52[9];
    scalar25519_mul(x52, x51, x4);
    uint32_t x53[9];
    memcpy(x53, x52, sizeof x53);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x53, x53);
    }
    uint32_t x54[9];
    scalar25519_mul(x54, x53, x6);
    uint32_t x55[9];
    memcpy(x55, x54, sizeof x55);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x55, x55);
    }
    uint32_t x56[9];
    scalar25519_mul(x56, x55, x3);
    uint32_t x57[9];
    memcpy(x57, x56, sizeof x57);
    for (uint32_t i = 0; i < 6; i++) {
        scalar25519_square(x57, x57);
    }
    uint32_t x58[9];
    scalar25519_mul(x58, x57, x8);
    uint32_t x59[9];
    memcpy(x59, x58, sizeof x59);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x59, x59);
    }
    uint32_t x60_value[9];
    scalar25519_mul(x60_value, x59, x3);
    memcpy(x60, x60_value, sizeof x60_value);
}

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void scalar25519_sqrt(uint32_t out[9], uint32_t *ok, const uint32_t a[9]) {
    uint32_t out_value[9];
    scalar25519_pow_root(out_value, a);
    uint32_t t[9];
    scalar25519_square(t, out_value);
    scalar25519_mul(t, t, a);
    scalar25519_mul(out_value, out_value, a);
    uint32_t c[9];
    memcpy(c, scalar25519_root_of_unity, sizeof c);
    uint32_t done;
    scalar25519_equal(&done, t, scalar25519_one);
    uint32_t next[9];
    scalar25519_mul(next, out_value, c);
    scalar25519_select(out_value, done, out_value, next);
    uint32_t squared[9];
    scalar25519_square(squared, out_value);
    uint32_t ok_value;
    scalar25519_equal(&ok_value, squared, a);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = a^((p - 1) / 2)
static void scalar25519_pow_euler(uint32_t out[9], const uint32_t a[9]) {
    uint32_t out_value[9];
    scalar25519_pow_root(out_value, a);
    scalar25519_square(out_value, out_value);
    scalar25519_mul(out_value, out_value, a);
    scalar25519_square(out_value, out_value);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a is a square or 0, else 0
void scalar25519_is_square(uint32_t *out, const uint32_t a[9]) {
    uint32_t character[9];
    scalar25519_pow_euler(character, a);
    uint32_t squared[9];
    scalar25519_square(squared, character);
    uint32_t out_value;
    scalar25519_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void scalar25519_legendre(int32_t *out, const uint32_t a[9]) {
    uint32_t zero;
    scalar25519_is_zero(&zero, a);
    uint32_t square;
    scalar25519_is_square(&square, a);
    int32_t out_value;
    scalar25519_sign_of(&out_value, zero, square);
    *out = out_value;
}
