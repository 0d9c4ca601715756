// Arithmetic modulo 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed (scalar25519). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
// Recipe:  9x29 word(32) product-scanning double-word montgomery(product-scanning) carry(sequential)
// Limbs:   9 words of 32 bits
// Domain:  Montgomery; the sum of limb * weight is the element times R = 2^261 modulo the prime
//
// A function is right for words within the bounds that it takes; what it gives is within its bounds.
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
// The word of x - y - borrow; returns the next borrow.
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
// The same word; the compiler cannot know which.
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
// The word of `count` little-endian bytes.
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

#define SCALAR25519_LIMBS 9
#define SCALAR25519_BYTES 32

// 0.
const uint32_t scalar25519_zero[9] = {0, 0, 0, 0, 0, 0, 0, 0, 0};

// 1.
const uint32_t scalar25519_one[9] = {
    0x114df9ed, 0x1a617303, 0xf7c098c, 0x16793167, 0x1ffd656e, 0x1fffffff, 0x1fffffff, 0x1fffffff,
    0xfffff,
};

// 2^256: the weight of the upper half of wide bytes.
const uint32_t scalar25519_wide[9] = {
    0x8c914a5, 0x20c3580, 0x1b47c606, 0x153fad37, 0x1ccb96fa, 0x1d217f5b, 0x1ee77639, 0xdf0c268,
    0x32823,
};

// A primitive root of unity of order 2^2, 2 to the (p - 1) / 2^2.
const uint32_t scalar25519_root_of_unity[9] = {
    0x447885e, 0x134f3a77, 0x65e2c07, 0xe3c4530, 0x135a8c0e, 0x1cc92177, 0x156b9c11, 0x624fd58,
    0xb332b,
};

// R: its limbs are those of R^2.
const uint32_t scalar25519_r[9] = {
    0xb5f9d12, 0x1e141b17, 0x158d7f3d, 0x143f3757, 0x1972d781, 0x42feb7c, 0x1ceec73d, 0x1e184d1e,
    0x5046d,
};

// `out = a + b (mod p)`
//
// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - takes `b`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
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
// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
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
// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
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
// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
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
// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
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
// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
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

// `out = a if choice is 1, b if it is 0`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - takes `b`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
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
    // The compiler must not see that the flag is 0 or 1: it could branch on it.
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

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - takes `b`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - gives `x`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - gives `y`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
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
    // The compiler must not see that the flag is 0 or 1: it could branch on it.
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
// - gives `out`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^32 - 1]`; word 7 in `[0, 2^28]`
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
// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
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
// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - gives `ok` in `[0, 1]`
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
// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
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
// - gives `out` in `[0, 1]`
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
// - gives `half`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^32 - 1]`; word 7 in `[0, 2^31 - 1]`
// - gives `odd` in `[0, 1]`
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
// - gives `out` in `[-2, 1]`
void scalar25519_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square) {
    const uint32_t x0 = is_square + is_square;
    const uint32_t x1 = is_zero + 1;
    const int32_t o0 = (int32_t)x0 - (int32_t)x1;
    *out = o0;
}

// `R * out = a (mod p)`
//
// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
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

// out = the parity of a in [0, p): its sign as RFC 9380 (section 4.1) and many encodings define it
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
// From uniform bytes the result is uniform but for a bias below 2^(8 - 8 * BYTES).
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
// Time depends on the exponent: it must not be secret.
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
void scalar25519_invert(uint32_t x62[9], const uint32_t a[9]) {
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
    scalar25519_square(x9, a);
    for (uint32_t i = 0; i < 129; i++) {
        scalar25519_square(x9, x9);
    }
    uint32_t x10[9];
    scalar25519_mul(x10, x9, x3);
    uint32_t x11[9];
    scalar25519_square(x11, x10);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x11, x11);
    }
    uint32_t x12[9];
    scalar25519_mul(x12, x11, x7);
    uint32_t x13[9];
    scalar25519_square(x13, x12);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x13, x13);
    }
    uint32_t x14[9];
    scalar25519_mul(x14, x13, x4);
    uint32_t x15[9];
    scalar25519_square(x15, x14);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x15, x15);
    }
    uint32_t x16[9];
    scalar25519_mul(x16, x15, x8);
    uint32_t x17[9];
    scalar25519_square(x17, x16);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x17, x17);
    }
    uint32_t x18[9];
    scalar25519_mul(x18, x17, x5);
    uint32_t x19[9];
    scalar25519_square(x19, x18);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x19, x19);
    }
    uint32_t x20[9];
    scalar25519_mul(x20, x19, x7);
    uint32_t x21[9];
    scalar25519_square(x21, x20);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x21, x21);
    }
    uint32_t x22[9];
    scalar25519_mul(x22, x21, x4);
    uint32_t x23[9];
    scalar25519_square(x23, x22);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x23, x23);
    }
    uint32_t x24[9];
    scalar25519_mul(x24, x23, x3);
    uint32_t x25[9];
    scalar25519_square(x25, x24);
    for (uint32_t i = 0; i < 6; i++) {
        scalar25519_square(x25, x25);
    }
    uint32_t x26[9];
    scalar25519_mul(x26, x25, x6);
    uint32_t x27[9];
    scalar25519_square(x27, x26);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x27, x27);
    }
    uint32_t x28[9];
    scalar25519_mul(x28, x27, x7);
    uint32_t x29[9];
    scalar25519_square(x29, x28);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x29, x29);
    }
    uint32_t x30[9];
    scalar25519_mul(x30, x29, x4);
    uint32_t x31[9];
    scalar25519_square(x31, x30);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x31, x31);
    }
    uint32_t x32[9];
    scalar25519_mul(x32, x31, x4);
    uint32_t x33[9];
    scalar25519_square(x33, x32);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x33, x33);
    }
    uint32_t x34[9];
    scalar25519_mul(x34, x33, x7);
    uint32_t x35[9];
    scalar25519_square(x35, x34);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x35, x35);
    }
    uint32_t x36[9];
    scalar25519_mul(x36, x35, x2);
    uint32_t x37[9];
    scalar25519_square(x37, x36);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x37, x37);
    }
    uint32_t x38[9];
    scalar25519_mul(x38, x37, x6);
    uint32_t x39[9];
    scalar25519_square(x39, x38);
    for (uint32_t i = 0; i < 9; i++) {
        scalar25519_square(x39, x39);
    }
    uint32_t x40[9];
    scalar25519_mul(x40, x39, x5);
    uint32_t x41[9];
    scalar25519_square(x41, x40);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x41, x41);
    }
    uint32_t x42[9];
    scalar25519_mul(x42, x41, x2);
    uint32_t x43[9];
    scalar25519_square(x43, x42);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x43, x43);
    }
    uint32_t x44[9];
    scalar25519_mul(x44, x43, x2);
    uint32_t x45[9];
    scalar25519_square(x45, x44);
    for (uint32_t i = 0; i < 6; i++) {
        scalar25519_square(x45, x45);
    }
    uint32_t x46[9];
    scalar25519_mul(x46, x45, x7);
    uint32_t x47[9];
    scalar25519_square(x47, x46);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x47, x47);
    }
    uint32_t x48[9];
    scalar25519_mul(x48, x47, x6);
    uint32_t x49[9];
    scalar25519_square(x49, x48);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x49, x49);
    }
    uint32_t x50[9];
    scalar25519_mul(x50, x49, x5);
    uint32_t x51[9];
    scalar25519_square(x51, x50);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x51, x51);
    }
    uint32_t x52[9];
    scalar25519_mul(x52, x51, x4);
    uint32_t x53[9];
    scalar25519_square(x53, x52);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x53, x53);
    }
    uint32_t x54[9];
    scalar25519_mul(x54, x53, x6);
    uint32_t x55[9];
    scalar25519_square(x55, x54);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x55, x55);
    }
    uint32_t x56[9];
    scalar25519_mul(x56, x55, x3);
    uint32_t x57[9];
    scalar25519_square(x57, x56);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x57, x57);
    }
    uint32_t x58[9];
    scalar25519_mul(x58, x57, x8);
    uint32_t x59[9];
    scalar25519_square(x59, x58);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x59, x59);
    }
    uint32_t x60[9];
    scalar25519_mul(x60, x59, x3);
    uint32_t x61[9];
    scalar25519_square(x61, x60);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x61, x61);
    }
    uint32_t x62_value[9];
    scalar25519_mul(x62_value, x61, x2);
    memcpy(x62, x62_value, sizeof x62_value);
}

// Every element becomes its inverse; 0 stays 0, and which are 0 does not show in the time.
//
// The scratch space is as long as the list.
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
    scalar25519_square(x9, a);
    for (uint32_t i = 0; i < 129; i++) {
        scalar25519_square(x9, x9);
    }
    uint32_t x10[9];
    scalar25519_mul(x10, x9, x3);
    uint32_t x11[9];
    scalar25519_square(x11, x10);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x11, x11);
    }
    uint32_t x12[9];
    scalar25519_mul(x12, x11, x7);
    uint32_t x13[9];
    scalar25519_square(x13, x12);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x13, x13);
    }
    uint32_t x14[9];
    scalar25519_mul(x14, x13, x4);
    uint32_t x15[9];
    scalar25519_square(x15, x14);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x15, x15);
    }
    uint32_t x16[9];
    scalar25519_mul(x16, x15, x8);
    uint32_t x17[9];
    scalar25519_square(x17, x16);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x17, x17);
    }
    uint32_t x18[9];
    scalar25519_mul(x18, x17, x5);
    uint32_t x19[9];
    scalar25519_square(x19, x18);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x19, x19);
    }
    uint32_t x20[9];
    scalar25519_mul(x20, x19, x7);
    uint32_t x21[9];
    scalar25519_square(x21, x20);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x21, x21);
    }
    uint32_t x22[9];
    scalar25519_mul(x22, x21, x4);
    uint32_t x23[9];
    scalar25519_square(x23, x22);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x23, x23);
    }
    uint32_t x24[9];
    scalar25519_mul(x24, x23, x3);
    uint32_t x25[9];
    scalar25519_square(x25, x24);
    for (uint32_t i = 0; i < 6; i++) {
        scalar25519_square(x25, x25);
    }
    uint32_t x26[9];
    scalar25519_mul(x26, x25, x6);
    uint32_t x27[9];
    scalar25519_square(x27, x26);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x27, x27);
    }
    uint32_t x28[9];
    scalar25519_mul(x28, x27, x7);
    uint32_t x29[9];
    scalar25519_square(x29, x28);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x29, x29);
    }
    uint32_t x30[9];
    scalar25519_mul(x30, x29, x4);
    uint32_t x31[9];
    scalar25519_square(x31, x30);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x31, x31);
    }
    uint32_t x32[9];
    scalar25519_mul(x32, x31, x4);
    uint32_t x33[9];
    scalar25519_square(x33, x32);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x33, x33);
    }
    uint32_t x34[9];
    scalar25519_mul(x34, x33, x7);
    uint32_t x35[9];
    scalar25519_square(x35, x34);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x35, x35);
    }
    uint32_t x36[9];
    scalar25519_mul(x36, x35, x2);
    uint32_t x37[9];
    scalar25519_square(x37, x36);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x37, x37);
    }
    uint32_t x38[9];
    scalar25519_mul(x38, x37, x6);
    uint32_t x39[9];
    scalar25519_square(x39, x38);
    for (uint32_t i = 0; i < 9; i++) {
        scalar25519_square(x39, x39);
    }
    uint32_t x40[9];
    scalar25519_mul(x40, x39, x5);
    uint32_t x41[9];
    scalar25519_square(x41, x40);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x41, x41);
    }
    uint32_t x42[9];
    scalar25519_mul(x42, x41, x2);
    uint32_t x43[9];
    scalar25519_square(x43, x42);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x43, x43);
    }
    uint32_t x44[9];
    scalar25519_mul(x44, x43, x2);
    uint32_t x45[9];
    scalar25519_square(x45, x44);
    for (uint32_t i = 0; i < 6; i++) {
        scalar25519_square(x45, x45);
    }
    uint32_t x46[9];
    scalar25519_mul(x46, x45, x7);
    uint32_t x47[9];
    scalar25519_square(x47, x46);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x47, x47);
    }
    uint32_t x48[9];
    scalar25519_mul(x48, x47, x6);
    uint32_t x49[9];
    scalar25519_square(x49, x48);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x49, x49);
    }
    uint32_t x50[9];
    scalar25519_mul(x50, x49, x5);
    uint32_t x51[9];
    scalar25519_square(x51, x50);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x51, x51);
    }
    uint32_t x52[9];
    scalar25519_mul(x52, x51, x4);
    uint32_t x53[9];
    scalar25519_square(x53, x52);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x53, x53);
    }
    uint32_t x54[9];
    scalar25519_mul(x54, x53, x6);
    uint32_t x55[9];
    scalar25519_square(x55, x54);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x55, x55);
    }
    uint32_t x56[9];
    scalar25519_mul(x56, x55, x3);
    uint32_t x57[9];
    scalar25519_square(x57, x56);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x57, x57);
    }
    uint32_t x58[9];
    scalar25519_mul(x58, x57, x8);
    uint32_t x59[9];
    scalar25519_square(x59, x58);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x59, x59);
    }
    uint32_t x60_value[9];
    scalar25519_mul(x60_value, x59, x3);
    memcpy(x60, x60_value, sizeof x60_value);
}

// out^2 = a and ok = 1 if a is a square (0 is one); else ok = 0, and out is no root
//
// Which of the two roots it is, `is_odd` tells.
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

// out = 1 if a is a square, else 0; 0 is a square
void scalar25519_is_square(uint32_t *out, const uint32_t a[9]) {
    uint32_t character[9];
    scalar25519_pow_euler(character, a);
    uint32_t squared[9];
    scalar25519_square(squared, character);
    uint32_t out_value;
    scalar25519_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is another square, else -1
void scalar25519_legendre(int32_t *out, const uint32_t a[9]) {
    uint32_t zero;
    scalar25519_is_zero(&zero, a);
    uint32_t square;
    scalar25519_is_square(&square, a);
    int32_t out_value;
    scalar25519_sign_of(&out_value, zero, square);
    *out = out_value;
}
