// Arithmetic modulo 2^448 - 2^224 - 1 (goldilocks). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   2^448 - 2^224 - 1
// Recipe:  16x28 word(32) product-scanning double-word golden carry(sequential)
// Limbs:   16 words of 32 bits
// Domain:  standard; the sum of limb * weight is the element modulo the prime
//
// A function is right for words within the bounds that it takes; what it gives is within its bounds.
//
// limb  weight  tight            loose
// 0     2^0     [0, 0x10ffffff]  [0, 0x10ffffff]
// 1     2^28    [0, 0x101fffff]  [0, 0x101fffff]
// 2     2^56    [0, 2^28 - 1]    [0, 2^28 - 1]
// 3     2^84    [0, 2^28 - 1]    [0, 2^28 - 1]
// 4     2^112   [0, 2^28 - 1]    [0, 2^28 - 1]
// 5     2^140   [0, 2^28 - 1]    [0, 2^28 - 1]
// 6     2^168   [0, 2^28 - 1]    [0, 2^28 - 1]
// 7     2^196   [0, 2^28 - 1]    [0, 2^28 - 1]
// 8     2^224   [0, 0x10ffffff]  [0, 0x10ffffff]
// 9     2^252   [0, 0x101fffff]  [0, 0x101fffff]
// 10    2^280   [0, 2^28 - 1]    [0, 2^28 - 1]
// 11    2^308   [0, 2^28 - 1]    [0, 2^28 - 1]
// 12    2^336   [0, 2^28 - 1]    [0, 2^28 - 1]
// 13    2^364   [0, 2^28 - 1]    [0, 2^28 - 1]
// 14    2^392   [0, 2^28 - 1]    [0, 2^28 - 1]
// 15    2^420   [0, 2^28 - 1]    [0, 2^28 - 1]

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

#define GOLDILOCKS_LIMBS 16
#define GOLDILOCKS_BYTES 56

// 0.
const uint32_t goldilocks_zero[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

// 1.
const uint32_t goldilocks_one[16] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

// 2^448: the weight of the upper half of wide bytes.
const uint32_t goldilocks_wide[16] = {1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0};

// A primitive root of unity of order 2^1, 7 to the (p - 1) / 2^1.
const uint32_t goldilocks_root_of_unity[16] = {
    0xffffffe, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff,
    0xffffffe, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff,
};

// `out = a + b (mod p)`
//
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_add(uint32_t out[16], const uint32_t a[16], const uint32_t b[16]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
    const uint32_t b9 = b[9];
    const uint32_t b10 = b[10];
    const uint32_t b11 = b[11];
    const uint32_t b12 = b[12];
    const uint32_t b13 = b[13];
    const uint32_t b14 = b[14];
    const uint32_t b15 = b[15];
    const uint32_t x0 = a0 + b0;
    const uint32_t x1 = a1 + b1 + (x0 >> 28);
    const uint32_t o1 = x1 & 0xfffffff;
    const uint32_t x2 = a2 + b2 + (x1 >> 28);
    const uint32_t o2 = x2 & 0xfffffff;
    const uint32_t x3 = a3 + b3 + (x2 >> 28);
    const uint32_t o3 = x3 & 0xfffffff;
    const uint32_t x4 = a4 + b4 + (x3 >> 28);
    const uint32_t o4 = x4 & 0xfffffff;
    const uint32_t x5 = a5 + b5 + (x4 >> 28);
    const uint32_t o5 = x5 & 0xfffffff;
    const uint32_t x6 = a6 + b6 + (x5 >> 28);
    const uint32_t o6 = x6 & 0xfffffff;
    const uint32_t x7 = a7 + b7 + (x6 >> 28);
    const uint32_t o7 = x7 & 0xfffffff;
    const uint32_t x8 = a8 + b8 + (x7 >> 28);
    const uint32_t x9 = a9 + b9 + (x8 >> 28);
    const uint32_t o9 = x9 & 0xfffffff;
    const uint32_t x10 = a10 + b10 + (x9 >> 28);
    const uint32_t o10 = x10 & 0xfffffff;
    const uint32_t x11 = a11 + b11 + (x10 >> 28);
    const uint32_t o11 = x11 & 0xfffffff;
    const uint32_t x12 = a12 + b12 + (x11 >> 28);
    const uint32_t o12 = x12 & 0xfffffff;
    const uint32_t x13 = a13 + b13 + (x12 >> 28);
    const uint32_t o13 = x13 & 0xfffffff;
    const uint32_t x14 = a14 + b14 + (x13 >> 28);
    const uint32_t o14 = x14 & 0xfffffff;
    const uint32_t x15 = a15 + b15 + (x14 >> 28);
    const uint32_t x16 = x15 >> 28;
    const uint32_t o15 = x15 & 0xfffffff;
    const uint32_t o8 = (x8 & 0xfffffff) + x16;
    const uint32_t o0 = (x0 & 0xfffffff) + x16;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
}

// `out = a - b (mod p)`
//
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_sub(uint32_t out[16], const uint32_t a[16], const uint32_t b[16]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
    const uint32_t b9 = b[9];
    const uint32_t b10 = b[10];
    const uint32_t b11 = b[11];
    const uint32_t b12 = b[12];
    const uint32_t b13 = b[13];
    const uint32_t b14 = b[14];
    const uint32_t b15 = b[15];
    const uint32_t x0 = a0 + 0x1ffffffe - b0;
    const uint32_t x1 = a1 + 0x1ffffffe - b1 + (x0 >> 28);
    const uint32_t o1 = x1 & 0xfffffff;
    const uint32_t x2 = a2 + 0x1ffffffe - b2 + (x1 >> 28);
    const uint32_t o2 = x2 & 0xfffffff;
    const uint32_t x3 = a3 + 0x1ffffffe - b3 + (x2 >> 28);
    const uint32_t o3 = x3 & 0xfffffff;
    const uint32_t x4 = a4 + 0x1ffffffe - b4 + (x3 >> 28);
    const uint32_t o4 = x4 & 0xfffffff;
    const uint32_t x5 = a5 + 0x1ffffffe - b5 + (x4 >> 28);
    const uint32_t o5 = x5 & 0xfffffff;
    const uint32_t x6 = a6 + 0x1ffffffe - b6 + (x5 >> 28);
    const uint32_t o6 = x6 & 0xfffffff;
    const uint32_t x7 = a7 + 0x1ffffffe - b7 + (x6 >> 28);
    const uint32_t o7 = x7 & 0xfffffff;
    const uint32_t x8 = a8 + 0x1ffffffc - b8 + (x7 >> 28);
    const uint32_t x9 = a9 + 0x1ffffffe - b9 + (x8 >> 28);
    const uint32_t o9 = x9 & 0xfffffff;
    const uint32_t x10 = a10 + 0x1ffffffe - b10 + (x9 >> 28);
    const uint32_t o10 = x10 & 0xfffffff;
    const uint32_t x11 = a11 + 0x1ffffffe - b11 + (x10 >> 28);
    const uint32_t o11 = x11 & 0xfffffff;
    const uint32_t x12 = a12 + 0x1ffffffe - b12 + (x11 >> 28);
    const uint32_t o12 = x12 & 0xfffffff;
    const uint32_t x13 = a13 + 0x1ffffffe - b13 + (x12 >> 28);
    const uint32_t o13 = x13 & 0xfffffff;
    const uint32_t x14 = a14 + 0x1ffffffe - b14 + (x13 >> 28);
    const uint32_t o14 = x14 & 0xfffffff;
    const uint32_t x15 = a15 + 0x1ffffffe - b15 + (x14 >> 28);
    const uint32_t x16 = x15 >> 28;
    const uint32_t o15 = x15 & 0xfffffff;
    const uint32_t o8 = (x8 & 0xfffffff) + x16;
    const uint32_t o0 = (x0 & 0xfffffff) + x16;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
}

// `out = -a (mod p)`
//
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_opp(uint32_t out[16], const uint32_t a[16]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t x0 = 0x1ffffffe - a0;
    const uint32_t x1 = 0x1ffffffe - a1 + (x0 >> 28);
    const uint32_t o1 = x1 & 0xfffffff;
    const uint32_t x2 = 0x1ffffffe - a2 + (x1 >> 28);
    const uint32_t o2 = x2 & 0xfffffff;
    const uint32_t x3 = 0x1ffffffe - a3 + (x2 >> 28);
    const uint32_t o3 = x3 & 0xfffffff;
    const uint32_t x4 = 0x1ffffffe - a4 + (x3 >> 28);
    const uint32_t o4 = x4 & 0xfffffff;
    const uint32_t x5 = 0x1ffffffe - a5 + (x4 >> 28);
    const uint32_t o5 = x5 & 0xfffffff;
    const uint32_t x6 = 0x1ffffffe - a6 + (x5 >> 28);
    const uint32_t o6 = x6 & 0xfffffff;
    const uint32_t x7 = 0x1ffffffe - a7 + (x6 >> 28);
    const uint32_t o7 = x7 & 0xfffffff;
    const uint32_t x8 = 0x1ffffffc - a8 + (x7 >> 28);
    const uint32_t x9 = 0x1ffffffe - a9 + (x8 >> 28);
    const uint32_t o9 = x9 & 0xfffffff;
    const uint32_t x10 = 0x1ffffffe - a10 + (x9 >> 28);
    const uint32_t o10 = x10 & 0xfffffff;
    const uint32_t x11 = 0x1ffffffe - a11 + (x10 >> 28);
    const uint32_t o11 = x11 & 0xfffffff;
    const uint32_t x12 = 0x1ffffffe - a12 + (x11 >> 28);
    const uint32_t o12 = x12 & 0xfffffff;
    const uint32_t x13 = 0x1ffffffe - a13 + (x12 >> 28);
    const uint32_t o13 = x13 & 0xfffffff;
    const uint32_t x14 = 0x1ffffffe - a14 + (x13 >> 28);
    const uint32_t o14 = x14 & 0xfffffff;
    const uint32_t x15 = 0x1ffffffe - a15 + (x14 >> 28);
    const uint32_t x16 = x15 >> 28;
    const uint32_t o15 = x15 & 0xfffffff;
    const uint32_t o8 = (x8 & 0xfffffff) + x16;
    const uint32_t o0 = (x0 & 0xfffffff) + x16;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
}

// `out = a * b (mod p)`
//
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_mul(uint32_t out[16], const uint32_t a[16], const uint32_t b[16]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
    const uint32_t b9 = b[9];
    const uint32_t b10 = b[10];
    const uint32_t b11 = b[11];
    const uint32_t b12 = b[12];
    const uint32_t b13 = b[13];
    const uint32_t b14 = b[14];
    const uint32_t b15 = b[15];
    const uint64_t r0 = (uint64_t)a0 * b0;
    const uint64_t r1 = (uint64_t)a0 * b1 + (uint64_t)a1 * b0;
    const uint64_t r2 = (uint64_t)a0 * b2 + (uint64_t)a1 * b1 + (uint64_t)a2 * b0;
    const uint64_t r3 = (uint64_t)a0 * b3
        + (uint64_t)a1 * b2
        + (uint64_t)a2 * b1
        + (uint64_t)a3 * b0;
    const uint64_t r4 = (uint64_t)a0 * b4
        + (uint64_t)a1 * b3
        + (uint64_t)a2 * b2
        + (uint64_t)a3 * b1
        + (uint64_t)a4 * b0;
    const uint64_t r5 = (uint64_t)a0 * b5
        + (uint64_t)a1 * b4
        + (uint64_t)a2 * b3
        + (uint64_t)a3 * b2
        + (uint64_t)a4 * b1
        + (uint64_t)a5 * b0;
    const uint64_t r6 = (uint64_t)a0 * b6
        + (uint64_t)a1 * b5
        + (uint64_t)a2 * b4
        + (uint64_t)a3 * b3
        + (uint64_t)a4 * b2
        + (uint64_t)a5 * b1
        + (uint64_t)a6 * b0;
    const uint64_t r7 = (uint64_t)a0 * b7
        + (uint64_t)a1 * b6
        + (uint64_t)a2 * b5
        + (uint64_t)a3 * b4
        + (uint64_t)a4 * b3
        + (uint64_t)a5 * b2
        + (uint64_t)a6 * b1
        + (uint64_t)a7 * b0;
    const uint64_t r8 = (uint64_t)a1 * b7
        + (uint64_t)a2 * b6
        + (uint64_t)a3 * b5
        + (uint64_t)a4 * b4
        + (uint64_t)a5 * b3
        + (uint64_t)a6 * b2
        + (uint64_t)a7 * b1;
    const uint64_t r9 = (uint64_t)a2 * b7
        + (uint64_t)a3 * b6
        + (uint64_t)a4 * b5
        + (uint64_t)a5 * b4
        + (uint64_t)a6 * b3
        + (uint64_t)a7 * b2;
    const uint64_t r10 = (uint64_t)a3 * b7
        + (uint64_t)a4 * b6
        + (uint64_t)a5 * b5
        + (uint64_t)a6 * b4
        + (uint64_t)a7 * b3;
    const uint64_t r11 = (uint64_t)a4 * b7
        + (uint64_t)a5 * b6
        + (uint64_t)a6 * b5
        + (uint64_t)a7 * b4;
    const uint64_t r12 = (uint64_t)a5 * b7 + (uint64_t)a6 * b6 + (uint64_t)a7 * b5;
    const uint64_t r13 = (uint64_t)a6 * b7 + (uint64_t)a7 * b6;
    const uint64_t r14 = (uint64_t)a7 * b7;
    const uint32_t x0 = a0 + a8;
    const uint32_t x1 = a1 + a9;
    const uint32_t x2 = a2 + a10;
    const uint32_t x3 = a3 + a11;
    const uint32_t x4 = a4 + a12;
    const uint32_t x5 = a5 + a13;
    const uint32_t x6 = a6 + a14;
    const uint32_t x7 = a7 + a15;
    const uint32_t x8 = b0 + b8;
    const uint32_t x9 = b1 + b9;
    const uint32_t x10 = b2 + b10;
    const uint32_t x11 = b3 + b11;
    const uint32_t x12 = b4 + b12;
    const uint32_t x13 = b5 + b13;
    const uint32_t x14 = b6 + b14;
    const uint32_t x15 = b7 + b15;
    const uint64_t r15 = (uint64_t)x0 * x8;
    const uint64_t r16 = (uint64_t)x0 * x9 + (uint64_t)x1 * x8;
    const uint64_t r17 = (uint64_t)x0 * x10 + (uint64_t)x1 * x9 + (uint64_t)x2 * x8;
    const uint64_t r18 = (uint64_t)x0 * x11
        + (uint64_t)x1 * x10
        + (uint64_t)x2 * x9
        + (uint64_t)x3 * x8;
    const uint64_t r19 = (uint64_t)x0 * x12
        + (uint64_t)x1 * x11
        + (uint64_t)x2 * x10
        + (uint64_t)x3 * x9
        + (uint64_t)x4 * x8;
    const uint64_t r20 = (uint64_t)x0 * x13
        + (uint64_t)x1 * x12
        + (uint64_t)x2 * x11
        + (uint64_t)x3 * x10
        + (uint64_t)x4 * x9
        + (uint64_t)x5 * x8;
    const uint64_t r21 = (uint64_t)x0 * x14
        + (uint64_t)x1 * x13
        + (uint64_t)x2 * x12
        + (uint64_t)x3 * x11
        + (uint64_t)x4 * x10
        + (uint64_t)x5 * x9
        + (uint64_t)x6 * x8;
    const uint64_t r22 = (uint64_t)x0 * x15
        + (uint64_t)x1 * x14
        + (uint64_t)x2 * x13
        + (uint64_t)x3 * x12
        + (uint64_t)x4 * x11
        + (uint64_t)x5 * x10
        + (uint64_t)x6 * x9
        + (uint64_t)x7 * x8;
    const uint64_t r23 = (uint64_t)x1 * x15
        + (uint64_t)x2 * x14
        + (uint64_t)x3 * x13
        + (uint64_t)x4 * x12
        + (uint64_t)x5 * x11
        + (uint64_t)x6 * x10
        + (uint64_t)x7 * x9;
    const uint64_t r24 = (uint64_t)x2 * x15
        + (uint64_t)x3 * x14
        + (uint64_t)x4 * x13
        + (uint64_t)x5 * x12
        + (uint64_t)x6 * x11
        + (uint64_t)x7 * x10;
    const uint64_t r25 = (uint64_t)x3 * x15
        + (uint64_t)x4 * x14
        + (uint64_t)x5 * x13
        + (uint64_t)x6 * x12
        + (uint64_t)x7 * x11;
    const uint64_t r26 = (uint64_t)x4 * x15
        + (uint64_t)x5 * x14
        + (uint64_t)x6 * x13
        + (uint64_t)x7 * x12;
    const uint64_t r27 = (uint64_t)x5 * x15 + (uint64_t)x6 * x14 + (uint64_t)x7 * x13;
    const uint64_t r28 = (uint64_t)x6 * x15 + (uint64_t)x7 * x14;
    const uint64_t r29 = (uint64_t)x7 * x15;
    const uint64_t r30 = r0 + (uint64_t)a8 * b8;
    const uint64_t r31 = (uint64_t)a8 * b9 + (uint64_t)a9 * b8 + r1;
    const uint64_t r32 = (uint64_t)a8 * b10 + (uint64_t)a9 * b9 + (uint64_t)a10 * b8 + r2;
    const uint64_t r33 = (uint64_t)a8 * b11
        + (uint64_t)a9 * b10
        + (uint64_t)a10 * b9
        + (uint64_t)a11 * b8
        + r3;
    const uint64_t r34 = (uint64_t)a8 * b12
        + (uint64_t)a9 * b11
        + (uint64_t)a10 * b10
        + (uint64_t)a11 * b9
        + (uint64_t)a12 * b8
        + r4;
    const uint64_t r35 = (uint64_t)a8 * b13
        + (uint64_t)a9 * b12
        + (uint64_t)a10 * b11
        + (uint64_t)a11 * b10
        + (uint64_t)a12 * b9
        + (uint64_t)a13 * b8
        + r5;
    const uint64_t r36 = (uint64_t)a8 * b14
        + (uint64_t)a9 * b13
        + (uint64_t)a10 * b12
        + (uint64_t)a11 * b11
        + (uint64_t)a12 * b10
        + (uint64_t)a13 * b9
        + (uint64_t)a14 * b8
        + r6;
    const uint64_t r37 = (uint64_t)a9 * b15
        + (uint64_t)a10 * b14
        + (uint64_t)a11 * b13
        + (uint64_t)a12 * b12
        + (uint64_t)a13 * b11
        + (uint64_t)a14 * b10
        + (uint64_t)a15 * b9
        + r8;
    const uint64_t r38 = (uint64_t)a10 * b15
        + (uint64_t)a11 * b14
        + (uint64_t)a12 * b13
        + (uint64_t)a13 * b12
        + (uint64_t)a14 * b11
        + (uint64_t)a15 * b10
        + r9;
    const uint64_t r39 = (uint64_t)a11 * b15
        + (uint64_t)a12 * b14
        + (uint64_t)a13 * b13
        + (uint64_t)a14 * b12
        + (uint64_t)a15 * b11
        + r10;
    const uint64_t r40 = (uint64_t)a12 * b15
        + (uint64_t)a13 * b14
        + (uint64_t)a14 * b13
        + (uint64_t)a15 * b12
        + r11;
    const uint64_t r41 = (uint64_t)a13 * b15 + (uint64_t)a14 * b14 + (uint64_t)a15 * b13 + r12;
    const uint64_t r42 = (uint64_t)a14 * b15 + (uint64_t)a15 * b14 + r13;
    const uint64_t r43 = r14 + (uint64_t)a15 * b15;
    const int64_t r44 = (int64_t)r23 - (int64_t)r8;
    const int64_t r45 = (int64_t)r24 - (int64_t)r9;
    const int64_t r46 = (int64_t)r25 - (int64_t)r10;
    const int64_t r47 = (int64_t)r26 - (int64_t)r11;
    const int64_t r48 = (int64_t)r27 - (int64_t)r12;
    const int64_t r49 = (int64_t)r28 - (int64_t)r13;
    const int64_t r50 = (int64_t)r29 - (int64_t)r14;
    const int64_t r51 = (int64_t)r30 + r44;
    const uint64_t r52 = (uint64_t)(r51 >> 28);
    const int64_t r53 = (int64_t)r31 + r45 + (int64_t)r52;
    const uint64_t r54 = (uint64_t)(r53 >> 28);
    const int64_t r55 = (int64_t)r32 + r46 + (int64_t)r54;
    const uint64_t r56 = (uint64_t)(r55 >> 28);
    const uint32_t o2 = (uint32_t)r55 & 0xfffffff;
    const int64_t r57 = (int64_t)r33 + r47 + (int64_t)r56;
    const uint64_t r58 = (uint64_t)(r57 >> 28);
    const uint32_t o3 = (uint32_t)r57 & 0xfffffff;
    const int64_t r59 = (int64_t)r34 + r48 + (int64_t)r58;
    const uint64_t r60 = (uint64_t)(r59 >> 28);
    const uint32_t o4 = (uint32_t)r59 & 0xfffffff;
    const int64_t r61 = (int64_t)r35 + r49 + (int64_t)r60;
    const uint64_t r62 = (uint64_t)(r61 >> 28);
    const uint32_t o5 = (uint32_t)r61 & 0xfffffff;
    const int64_t r63 = (int64_t)r36 + r50 + (int64_t)r62;
    const uint32_t o6 = (uint32_t)r63 & 0xfffffff;
    const uint64_t r64 = (uint64_t)a8 * b15
        + (uint64_t)a9 * b14
        + (uint64_t)a10 * b13
        + (uint64_t)a11 * b12
        + (uint64_t)a12 * b11
        + (uint64_t)a13 * b10
        + (uint64_t)a14 * b9
        + (uint64_t)a15 * b8
        + r7
        + (uint64_t)(r63 >> 28);
    const uint64_t r65 = r64 >> 28;
    const uint32_t o7 = (uint32_t)r64 & 0xfffffff;
    const int64_t r66 = (int64_t)r15 - (int64_t)r0 + (int64_t)r37 + r44 + (int64_t)r65;
    const uint64_t r67 = (uint64_t)(r66 >> 28);
    const int64_t r68 = (int64_t)r16 - (int64_t)r1 + (int64_t)r38 + r45 + (int64_t)r67;
    const uint64_t r69 = (uint64_t)(r68 >> 28);
    const int64_t r70 = (int64_t)r17 - (int64_t)r2 + (int64_t)r39 + r46 + (int64_t)r69;
    const uint64_t r71 = (uint64_t)(r70 >> 28);
    const uint32_t o10 = (uint32_t)r70 & 0xfffffff;
    const int64_t r72 = (int64_t)r18 - (int64_t)r3 + (int64_t)r40 + r47 + (int64_t)r71;
    const uint64_t r73 = (uint64_t)(r72 >> 28);
    const uint32_t o11 = (uint32_t)r72 & 0xfffffff;
    const int64_t r74 = (int64_t)r19 - (int64_t)r4 + (int64_t)r41 + r48 + (int64_t)r73;
    const uint64_t r75 = (uint64_t)(r74 >> 28);
    const uint32_t o12 = (uint32_t)r74 & 0xfffffff;
    const int64_t r76 = (int64_t)r20 - (int64_t)r5 + (int64_t)r42 + r49 + (int64_t)r75;
    const uint64_t r77 = (uint64_t)(r76 >> 28);
    const uint32_t o13 = (uint32_t)r76 & 0xfffffff;
    const int64_t r78 = (int64_t)r21 - (int64_t)r6 + (int64_t)r43 + r50 + (int64_t)r77;
    const uint64_t r79 = (uint64_t)(r78 >> 28);
    const uint32_t o14 = (uint32_t)r78 & 0xfffffff;
    const int64_t r80 = (int64_t)r22 - (int64_t)r7 + (int64_t)r79;
    const uint64_t r81 = (uint64_t)(r80 >> 28);
    const uint32_t o15 = (uint32_t)r80 & 0xfffffff;
    const uint32_t x16 = (uint32_t)r81 & 0xfffffff;
    const uint32_t x17 = (uint32_t)(r81 >> 28);
    const uint32_t x18 = ((uint32_t)r66 & 0xfffffff) + x16;
    const uint32_t x19 = ((uint32_t)r51 & 0xfffffff) + x16;
    const uint32_t o0 = x19 & 0xfffffff;
    const uint32_t o1 = ((uint32_t)r53 & 0xfffffff) + x17 + (x19 >> 28);
    const uint32_t o8 = x18 & 0xfffffff;
    const uint32_t o9 = ((uint32_t)r68 & 0xfffffff) + x17 + (x18 >> 28);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
}

// `out = a^2 (mod p)`
//
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_square(uint32_t out[16], const uint32_t a[16]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint64_t r0 = (uint64_t)a0 * a0;
    const uint32_t a0_2 = a0 << 1;
    const uint64_t r1 = (uint64_t)a0_2 * a1;
    const uint64_t r2 = (uint64_t)a0_2 * a2 + (uint64_t)a1 * a1;
    const uint32_t a1_2 = a1 << 1;
    const uint64_t r3 = (uint64_t)a0_2 * a3 + (uint64_t)a1_2 * a2;
    const uint64_t r4 = (uint64_t)a0_2 * a4 + (uint64_t)a1_2 * a3 + (uint64_t)a2 * a2;
    const uint32_t a2_2 = a2 << 1;
    const uint64_t r5 = (uint64_t)a0_2 * a5 + (uint64_t)a1_2 * a4 + (uint64_t)a2_2 * a3;
    const uint64_t r6 = (uint64_t)a0_2 * a6
        + (uint64_t)a1_2 * a5
        + (uint64_t)a2_2 * a4
        + (uint64_t)a3 * a3;
    const uint32_t a3_2 = a3 << 1;
    const uint64_t r7 = (uint64_t)a0_2 * a7
        + (uint64_t)a1_2 * a6
        + (uint64_t)a2_2 * a5
        + (uint64_t)a3_2 * a4;
    const uint64_t r8 = (uint64_t)a1_2 * a7
        + (uint64_t)a2_2 * a6
        + (uint64_t)a3_2 * a5
        + (uint64_t)a4 * a4;
    const uint32_t a4_2 = a4 << 1;
    const uint64_t r9 = (uint64_t)a2_2 * a7 + (uint64_t)a3_2 * a6 + (uint64_t)a4_2 * a5;
    const uint64_t r10 = (uint64_t)a3_2 * a7 + (uint64_t)a4_2 * a6 + (uint64_t)a5 * a5;
    const uint32_t a5_2 = a5 << 1;
    const uint64_t r11 = (uint64_t)a4_2 * a7 + (uint64_t)a5_2 * a6;
    const uint64_t r12 = (uint64_t)a5_2 * a7 + (uint64_t)a6 * a6;
    const uint32_t a6_2 = a6 << 1;
    const uint64_t r13 = (uint64_t)a6_2 * a7;
    const uint64_t r14 = (uint64_t)a7 * a7;
    const uint32_t a8_2 = a8 << 1;
    const uint32_t a9_2 = a9 << 1;
    const uint32_t a10_2 = a10 << 1;
    const uint32_t a11_2 = a11 << 1;
    const uint32_t a12_2 = a12 << 1;
    const uint32_t a13_2 = a13 << 1;
    const uint32_t a14_2 = a14 << 1;
    const uint32_t x0 = a0 + a8;
    const uint32_t x1 = a1 + a9;
    const uint32_t x2 = a2 + a10;
    const uint32_t x3 = a3 + a11;
    const uint32_t x4 = a4 + a12;
    const uint32_t x5 = a5 + a13;
    const uint32_t x6 = a6 + a14;
    const uint32_t x7 = a7 + a15;
    const uint64_t r15 = (uint64_t)x0 * x0;
    const uint32_t x0_2 = x0 << 1;
    const uint64_t r16 = (uint64_t)x0_2 * x1;
    const uint64_t r17 = (uint64_t)x0_2 * x2 + (uint64_t)x1 * x1;
    const uint32_t x1_2 = x1 << 1;
    const uint64_t r18 = (uint64_t)x0_2 * x3 + (uint64_t)x1_2 * x2;
    const uint64_t r19 = (uint64_t)x0_2 * x4 + (uint64_t)x1_2 * x3 + (uint64_t)x2 * x2;
    const uint32_t x2_2 = x2 << 1;
    const uint64_t r20 = (uint64_t)x0_2 * x5 + (uint64_t)x1_2 * x4 + (uint64_t)x2_2 * x3;
    const uint64_t r21 = (uint64_t)x0_2 * x6
        + (uint64_t)x1_2 * x5
        + (uint64_t)x2_2 * x4
        + (uint64_t)x3 * x3;
    const uint32_t x3_2 = x3 << 1;
    const uint64_t r22 = (uint64_t)x0_2 * x7
        + (uint64_t)x1_2 * x6
        + (uint64_t)x2_2 * x5
        + (uint64_t)x3_2 * x4;
    const uint64_t r23 = (uint64_t)x1_2 * x7
        + (uint64_t)x2_2 * x6
        + (uint64_t)x3_2 * x5
        + (uint64_t)x4 * x4;
    const uint32_t x4_2 = x4 << 1;
    const uint64_t r24 = (uint64_t)x2_2 * x7 + (uint64_t)x3_2 * x6 + (uint64_t)x4_2 * x5;
    const uint64_t r25 = (uint64_t)x3_2 * x7 + (uint64_t)x4_2 * x6 + (uint64_t)x5 * x5;
    const uint32_t x5_2 = x5 << 1;
    const uint64_t r26 = (uint64_t)x4_2 * x7 + (uint64_t)x5_2 * x6;
    const uint64_t r27 = (uint64_t)x5_2 * x7 + (uint64_t)x6 * x6;
    const uint32_t x6_2 = x6 << 1;
    const uint64_t r28 = (uint64_t)x6_2 * x7;
    const uint64_t r29 = (uint64_t)x7 * x7;
    const uint64_t r30 = r0 + (uint64_t)a8 * a8;
    const uint64_t r31 = r1 + (uint64_t)a8_2 * a9;
    const uint64_t r32 = (uint64_t)a8_2 * a10 + (uint64_t)a9 * a9 + r2;
    const uint64_t r33 = (uint64_t)a8_2 * a11 + (uint64_t)a9_2 * a10 + r3;
    const uint64_t r34 = (uint64_t)a8_2 * a12 + (uint64_t)a9_2 * a11 + (uint64_t)a10 * a10 + r4;
    const uint64_t r35 = (uint64_t)a8_2 * a13 + (uint64_t)a9_2 * a12 + (uint64_t)a10_2 * a11 + r5;
    const uint64_t r36 = (uint64_t)a8_2 * a14
        + (uint64_t)a9_2 * a13
        + (uint64_t)a10_2 * a12
        + (uint64_t)a11 * a11
        + r6;
    const uint64_t r37 = (uint64_t)a9_2 * a15
        + (uint64_t)a10_2 * a14
        + (uint64_t)a11_2 * a13
        + (uint64_t)a12 * a12
        + r8;
    const uint64_t r38 = (uint64_t)a10_2 * a15 + (uint64_t)a11_2 * a14 + (uint64_t)a12_2 * a13 + r9;
    const uint64_t r39 = (uint64_t)a11_2 * a15 + (uint64_t)a12_2 * a14 + (uint64_t)a13 * a13 + r10;
    const uint64_t r40 = (uint64_t)a12_2 * a15 + (uint64_t)a13_2 * a14 + r11;
    const uint64_t r41 = (uint64_t)a13_2 * a15 + (uint64_t)a14 * a14 + r12;
    const uint64_t r42 = r13 + (uint64_t)a14_2 * a15;
    const uint64_t r43 = r14 + (uint64_t)a15 * a15;
    const int64_t r44 = (int64_t)r23 - (int64_t)r8;
    const int64_t r45 = (int64_t)r24 - (int64_t)r9;
    const int64_t r46 = (int64_t)r25 - (int64_t)r10;
    const int64_t r47 = (int64_t)r26 - (int64_t)r11;
    const int64_t r48 = (int64_t)r27 - (int64_t)r12;
    const int64_t r49 = (int64_t)r28 - (int64_t)r13;
    const int64_t r50 = (int64_t)r29 - (int64_t)r14;
    const int64_t r51 = (int64_t)r30 + r44;
    const uint64_t r52 = (uint64_t)(r51 >> 28);
    const int64_t r53 = (int64_t)r31 + r45 + (int64_t)r52;
    const uint64_t r54 = (uint64_t)(r53 >> 28);
    const int64_t r55 = (int64_t)r32 + r46 + (int64_t)r54;
    const uint64_t r56 = (uint64_t)(r55 >> 28);
    const uint32_t o2 = (uint32_t)r55 & 0xfffffff;
    const int64_t r57 = (int64_t)r33 + r47 + (int64_t)r56;
    const uint64_t r58 = (uint64_t)(r57 >> 28);
    const uint32_t o3 = (uint32_t)r57 & 0xfffffff;
    const int64_t r59 = (int64_t)r34 + r48 + (int64_t)r58;
    const uint64_t r60 = (uint64_t)(r59 >> 28);
    const uint32_t o4 = (uint32_t)r59 & 0xfffffff;
    const int64_t r61 = (int64_t)r35 + r49 + (int64_t)r60;
    const uint64_t r62 = (uint64_t)(r61 >> 28);
    const uint32_t o5 = (uint32_t)r61 & 0xfffffff;
    const int64_t r63 = (int64_t)r36 + r50 + (int64_t)r62;
    const uint32_t o6 = (uint32_t)r63 & 0xfffffff;
    const uint64_t r64 = (uint64_t)a8_2 * a15
        + (uint64_t)a9_2 * a14
        + (uint64_t)a10_2 * a13
        + (uint64_t)a11_2 * a12
        + r7
        + (uint64_t)(r63 >> 28);
    const uint64_t r65 = r64 >> 28;
    const uint32_t o7 = (uint32_t)r64 & 0xfffffff;
    const int64_t r66 = (int64_t)r15 - (int64_t)r0 + (int64_t)r37 + r44 + (int64_t)r65;
    const uint64_t r67 = (uint64_t)(r66 >> 28);
    const int64_t r68 = (int64_t)r16 - (int64_t)r1 + (int64_t)r38 + r45 + (int64_t)r67;
    const uint64_t r69 = (uint64_t)(r68 >> 28);
    const int64_t r70 = (int64_t)r17 - (int64_t)r2 + (int64_t)r39 + r46 + (int64_t)r69;
    const uint64_t r71 = (uint64_t)(r70 >> 28);
    const uint32_t o10 = (uint32_t)r70 & 0xfffffff;
    const int64_t r72 = (int64_t)r18 - (int64_t)r3 + (int64_t)r40 + r47 + (int64_t)r71;
    const uint64_t r73 = (uint64_t)(r72 >> 28);
    const uint32_t o11 = (uint32_t)r72 & 0xfffffff;
    const int64_t r74 = (int64_t)r19 - (int64_t)r4 + (int64_t)r41 + r48 + (int64_t)r73;
    const uint64_t r75 = (uint64_t)(r74 >> 28);
    const uint32_t o12 = (uint32_t)r74 & 0xfffffff;
    const int64_t r76 = (int64_t)r20 - (int64_t)r5 + (int64_t)r42 + r49 + (int64_t)r75;
    const uint64_t r77 = (uint64_t)(r76 >> 28);
    const uint32_t o13 = (uint32_t)r76 & 0xfffffff;
    const int64_t r78 = (int64_t)r21 - (int64_t)r6 + (int64_t)r43 + r50 + (int64_t)r77;
    const uint64_t r79 = (uint64_t)(r78 >> 28);
    const uint32_t o14 = (uint32_t)r78 & 0xfffffff;
    const int64_t r80 = (int64_t)r22 - (int64_t)r7 + (int64_t)r79;
    const uint64_t r81 = (uint64_t)(r80 >> 28);
    const uint32_t o15 = (uint32_t)r80 & 0xfffffff;
    const uint32_t x8 = (uint32_t)r81 & 0xfffffff;
    const uint32_t x9 = (uint32_t)(r81 >> 28);
    const uint32_t x10 = ((uint32_t)r66 & 0xfffffff) + x8;
    const uint32_t x11 = ((uint32_t)r51 & 0xfffffff) + x8;
    const uint32_t o0 = x11 & 0xfffffff;
    const uint32_t o1 = ((uint32_t)r53 & 0xfffffff) + x9 + (x11 >> 28);
    const uint32_t o8 = x10 & 0xfffffff;
    const uint32_t o9 = ((uint32_t)r68 & 0xfffffff) + x9 + (x10 >> 28);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
}

// `out = k * a (mod p)`
//
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - takes `k` in `[0, 2^24 - 1]`
// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_mul_small(uint32_t out[16], const uint32_t a[16], uint32_t k) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint64_t r0 = (uint64_t)a0 * k;
    const uint32_t x0 = (uint32_t)(r0 >> 28);
    const uint64_t r1 = (uint64_t)a1 * k + (uint64_t)x0;
    const uint32_t x1 = (uint32_t)(r1 >> 28);
    const uint32_t o1 = (uint32_t)r1 & 0xfffffff;
    const uint64_t r2 = (uint64_t)a2 * k + (uint64_t)x1;
    const uint32_t x2 = (uint32_t)(r2 >> 28);
    const uint32_t o2 = (uint32_t)r2 & 0xfffffff;
    const uint64_t r3 = (uint64_t)a3 * k + (uint64_t)x2;
    const uint32_t x3 = (uint32_t)(r3 >> 28);
    const uint32_t o3 = (uint32_t)r3 & 0xfffffff;
    const uint64_t r4 = (uint64_t)a4 * k + (uint64_t)x3;
    const uint32_t x4 = (uint32_t)(r4 >> 28);
    const uint32_t o4 = (uint32_t)r4 & 0xfffffff;
    const uint64_t r5 = (uint64_t)a5 * k + (uint64_t)x4;
    const uint32_t x5 = (uint32_t)(r5 >> 28);
    const uint32_t o5 = (uint32_t)r5 & 0xfffffff;
    const uint64_t r6 = (uint64_t)a6 * k + (uint64_t)x5;
    const uint32_t x6 = (uint32_t)(r6 >> 28);
    const uint32_t o6 = (uint32_t)r6 & 0xfffffff;
    const uint64_t r7 = (uint64_t)a7 * k + (uint64_t)x6;
    const uint32_t x7 = (uint32_t)(r7 >> 28);
    const uint32_t o7 = (uint32_t)r7 & 0xfffffff;
    const uint64_t r8 = (uint64_t)a8 * k + (uint64_t)x7;
    const uint32_t x8 = (uint32_t)(r8 >> 28);
    const uint64_t r9 = (uint64_t)a9 * k + (uint64_t)x8;
    const uint32_t x9 = (uint32_t)(r9 >> 28);
    const uint32_t o9 = (uint32_t)r9 & 0xfffffff;
    const uint64_t r10 = (uint64_t)a10 * k + (uint64_t)x9;
    const uint32_t x10 = (uint32_t)(r10 >> 28);
    const uint32_t o10 = (uint32_t)r10 & 0xfffffff;
    const uint64_t r11 = (uint64_t)a11 * k + (uint64_t)x10;
    const uint32_t x11 = (uint32_t)(r11 >> 28);
    const uint32_t o11 = (uint32_t)r11 & 0xfffffff;
    const uint64_t r12 = (uint64_t)a12 * k + (uint64_t)x11;
    const uint32_t x12 = (uint32_t)(r12 >> 28);
    const uint32_t o12 = (uint32_t)r12 & 0xfffffff;
    const uint64_t r13 = (uint64_t)a13 * k + (uint64_t)x12;
    const uint32_t x13 = (uint32_t)(r13 >> 28);
    const uint32_t o13 = (uint32_t)r13 & 0xfffffff;
    const uint64_t r14 = (uint64_t)a14 * k + (uint64_t)x13;
    const uint32_t x14 = (uint32_t)(r14 >> 28);
    const uint32_t o14 = (uint32_t)r14 & 0xfffffff;
    const uint64_t r15 = (uint64_t)a15 * k + (uint64_t)x14;
    const uint32_t x15 = (uint32_t)(r15 >> 28);
    const uint32_t o15 = (uint32_t)r15 & 0xfffffff;
    const uint32_t o8 = ((uint32_t)r8 & 0xfffffff) + x15;
    const uint32_t o0 = ((uint32_t)r0 & 0xfffffff) + x15;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
}

// `2 * out = a (mod p)`
//
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_halve(uint32_t out[16], const uint32_t a[16]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t x0 = a0 & 1;
    const uint8_t c0 = (uint8_t)x0;
    const uint32_t c0_mask = (uint32_t)0 - (uint32_t)c0;
    const uint32_t x1 = c0_mask & 0xfffffff;
    const uint32_t x2 = a0 + x1;
    const uint32_t x3 = a1 + x1;
    const uint32_t x4 = a2 + x1;
    const uint32_t x5 = a3 + x1;
    const uint32_t x6 = a4 + x1;
    const uint32_t x7 = a5 + x1;
    const uint32_t x8 = a6 + x1;
    const uint32_t x9 = a7 + x1;
    const uint32_t x10 = a8 + (c0_mask & 0xffffffe);
    const uint32_t x11 = a9 + x1;
    const uint32_t x12 = a10 + x1;
    const uint32_t x13 = a11 + x1;
    const uint32_t x14 = a12 + x1;
    const uint32_t x15 = a13 + x1;
    const uint32_t x16 = a14 + x1;
    const uint32_t x17 = a15 + x1;
    const uint32_t x18 = x3 & 1;
    const uint32_t x19 = (x2 >> 1) + (x18 << 27);
    const uint32_t x20 = x4 & 1;
    const uint32_t x21 = x5 & 1;
    const uint32_t x22 = x6 & 1;
    const uint32_t x23 = x7 & 1;
    const uint32_t x24 = x8 & 1;
    const uint32_t x25 = x9 & 1;
    const uint32_t x26 = x10 & 1;
    const uint32_t x27 = x11 & 1;
    const uint32_t x28 = x12 & 1;
    const uint32_t x29 = x13 & 1;
    const uint32_t x30 = x14 & 1;
    const uint32_t x31 = x15 & 1;
    const uint32_t x32 = x16 & 1;
    const uint32_t x33 = x17 & 1;
    const uint32_t x34 = (x3 >> 1) + (x20 << 27) + (x19 >> 28);
    const uint32_t o1 = x34 & 0xfffffff;
    const uint32_t x35 = (x4 >> 1) + (x21 << 27) + (x34 >> 28);
    const uint32_t o2 = x35 & 0xfffffff;
    const uint32_t x36 = (x5 >> 1) + (x22 << 27) + (x35 >> 28);
    const uint32_t o3 = x36 & 0xfffffff;
    const uint32_t x37 = (x6 >> 1) + (x23 << 27) + (x36 >> 28);
    const uint32_t o4 = x37 & 0xfffffff;
    const uint32_t x38 = (x7 >> 1) + (x24 << 27) + (x37 >> 28);
    const uint32_t o5 = x38 & 0xfffffff;
    const uint32_t x39 = (x8 >> 1) + (x25 << 27) + (x38 >> 28);
    const uint32_t o6 = x39 & 0xfffffff;
    const uint32_t x40 = (x9 >> 1) + (x26 << 27) + (x39 >> 28);
    const uint32_t o7 = x40 & 0xfffffff;
    const uint32_t x41 = (x10 >> 1) + (x27 << 27) + (x40 >> 28);
    const uint32_t x42 = (x11 >> 1) + (x28 << 27) + (x41 >> 28);
    const uint32_t o9 = x42 & 0xfffffff;
    const uint32_t x43 = (x12 >> 1) + (x29 << 27) + (x42 >> 28);
    const uint32_t o10 = x43 & 0xfffffff;
    const uint32_t x44 = (x13 >> 1) + (x30 << 27) + (x43 >> 28);
    const uint32_t o11 = x44 & 0xfffffff;
    const uint32_t x45 = (x14 >> 1) + (x31 << 27) + (x44 >> 28);
    const uint32_t o12 = x45 & 0xfffffff;
    const uint32_t x46 = (x15 >> 1) + (x32 << 27) + (x45 >> 28);
    const uint32_t o13 = x46 & 0xfffffff;
    const uint32_t x47 = (x16 >> 1) + (x33 << 27) + (x46 >> 28);
    const uint32_t o14 = x47 & 0xfffffff;
    const uint32_t x48 = (x17 >> 1) + (x47 >> 28);
    const uint32_t x49 = x48 >> 28;
    const uint32_t o15 = x48 & 0xfffffff;
    const uint32_t o8 = (x41 & 0xfffffff) + x49;
    const uint32_t o0 = (x19 & 0xfffffff) + x49;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
}

// `out = a if choice is 1, b if it is 0`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_select(
    uint32_t out[16],
    uint32_t choice,
    const uint32_t a[16],
    const uint32_t b[16]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
    const uint32_t b9 = b[9];
    const uint32_t b10 = b[10];
    const uint32_t b11 = b[11];
    const uint32_t b12 = b[12];
    const uint32_t b13 = b[13];
    const uint32_t b14 = b[14];
    const uint32_t b15 = b[15];
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
    const uint32_t o9 = b9 ^ (choice_mask & (a9 ^ b9));
    const uint32_t o10 = b10 ^ (choice_mask & (a10 ^ b10));
    const uint32_t o11 = b11 ^ (choice_mask & (a11 ^ b11));
    const uint32_t o12 = b12 ^ (choice_mask & (a12 ^ b12));
    const uint32_t o13 = b13 ^ (choice_mask & (a13 ^ b13));
    const uint32_t o14 = b14 ^ (choice_mask & (a14 ^ b14));
    const uint32_t o15 = b15 ^ (choice_mask & (a15 ^ b15));
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
}

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - gives `x`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - gives `y`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_swap(
    uint32_t x[16],
    uint32_t y[16],
    uint32_t choice,
    const uint32_t a[16],
    const uint32_t b[16]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
    const uint32_t b9 = b[9];
    const uint32_t b10 = b[10];
    const uint32_t b11 = b[11];
    const uint32_t b12 = b[12];
    const uint32_t b13 = b[13];
    const uint32_t b14 = b[14];
    const uint32_t b15 = b[15];
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
    const uint32_t x9 = a9 ^ (choice_mask & (b9 ^ a9));
    const uint32_t x10 = a10 ^ (choice_mask & (b10 ^ a10));
    const uint32_t x11 = a11 ^ (choice_mask & (b11 ^ a11));
    const uint32_t x12 = a12 ^ (choice_mask & (b12 ^ a12));
    const uint32_t x13 = a13 ^ (choice_mask & (b13 ^ a13));
    const uint32_t x14 = a14 ^ (choice_mask & (b14 ^ a14));
    const uint32_t x15 = a15 ^ (choice_mask & (b15 ^ a15));
    const uint32_t y0 = b0 ^ (choice_mask & (a0 ^ b0));
    const uint32_t y1 = b1 ^ (choice_mask & (a1 ^ b1));
    const uint32_t y2 = b2 ^ (choice_mask & (a2 ^ b2));
    const uint32_t y3 = b3 ^ (choice_mask & (a3 ^ b3));
    const uint32_t y4 = b4 ^ (choice_mask & (a4 ^ b4));
    const uint32_t y5 = b5 ^ (choice_mask & (a5 ^ b5));
    const uint32_t y6 = b6 ^ (choice_mask & (a6 ^ b6));
    const uint32_t y7 = b7 ^ (choice_mask & (a7 ^ b7));
    const uint32_t y8 = b8 ^ (choice_mask & (a8 ^ b8));
    const uint32_t y9 = b9 ^ (choice_mask & (a9 ^ b9));
    const uint32_t y10 = b10 ^ (choice_mask & (a10 ^ b10));
    const uint32_t y11 = b11 ^ (choice_mask & (a11 ^ b11));
    const uint32_t y12 = b12 ^ (choice_mask & (a12 ^ b12));
    const uint32_t y13 = b13 ^ (choice_mask & (a13 ^ b13));
    const uint32_t y14 = b14 ^ (choice_mask & (a14 ^ b14));
    const uint32_t y15 = b15 ^ (choice_mask & (a15 ^ b15));
    x[0] = x0;
    x[1] = x1;
    x[2] = x2;
    x[3] = x3;
    x[4] = x4;
    x[5] = x5;
    x[6] = x6;
    x[7] = x7;
    x[8] = x8;
    x[9] = x9;
    x[10] = x10;
    x[11] = x11;
    x[12] = x12;
    x[13] = x13;
    x[14] = x14;
    x[15] = x15;
    y[0] = y0;
    y[1] = y1;
    y[2] = y2;
    y[3] = y3;
    y[4] = y4;
    y[5] = y5;
    y[6] = y6;
    y[7] = y7;
    y[8] = y8;
    y[9] = y9;
    y[10] = y10;
    y[11] = y11;
    y[12] = y12;
    y[13] = y13;
    y[14] = y14;
    y[15] = y15;
}

// `out = a (mod p), 0 <= out < p`
//
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - gives `out`: every word in `[0, 2^32 - 1]`
void goldilocks_to_bytes(uint8_t out[56], const uint32_t a[16]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t x0 = a1 + (a0 >> 28);
    const uint32_t x1 = a2 + (x0 >> 28);
    const uint32_t x2 = a3 + (x1 >> 28);
    const uint32_t x3 = a4 + (x2 >> 28);
    const uint32_t x4 = a5 + (x3 >> 28);
    const uint32_t x5 = a6 + (x4 >> 28);
    const uint32_t x6 = a7 + (x5 >> 28);
    const uint32_t x7 = a8 + (x6 >> 28);
    const uint32_t x8 = a9 + (x7 >> 28);
    const uint32_t x9 = a10 + (x8 >> 28);
    const uint32_t x10 = a11 + (x9 >> 28);
    const uint32_t x11 = a12 + (x10 >> 28);
    const uint32_t x12 = a13 + (x11 >> 28);
    const uint32_t x13 = a14 + (x12 >> 28);
    const uint32_t x14 = a15 + (x13 >> 28);
    const uint32_t x15 = x14 >> 28;
    const uint32_t x16 = (a0 & 0xfffffff) + x15;
    const uint32_t x17 = (x0 & 0xfffffff) + (x16 >> 28);
    const uint32_t x18 = x17 & 0xfffffff;
    const uint32_t x19 = (x1 & 0xfffffff) + (x17 >> 28);
    const uint32_t x20 = x19 & 0xfffffff;
    const uint32_t x21 = (x2 & 0xfffffff) + (x19 >> 28);
    const uint32_t x22 = x21 & 0xfffffff;
    const uint32_t x23 = (x3 & 0xfffffff) + (x21 >> 28);
    const uint32_t x24 = x23 & 0xfffffff;
    const uint32_t x25 = (x4 & 0xfffffff) + (x23 >> 28);
    const uint32_t x26 = x25 & 0xfffffff;
    const uint32_t x27 = (x5 & 0xfffffff) + (x25 >> 28);
    const uint32_t x28 = x27 & 0xfffffff;
    const uint32_t x29 = (x6 & 0xfffffff) + (x27 >> 28);
    const uint32_t x30 = x29 & 0xfffffff;
    const uint32_t x31 = (x7 & 0xfffffff) + x15 + (x29 >> 28);
    const uint32_t x32 = (x8 & 0xfffffff) + (x31 >> 28);
    const uint32_t x33 = x32 & 0xfffffff;
    const uint32_t x34 = (x9 & 0xfffffff) + (x32 >> 28);
    const uint32_t x35 = x34 & 0xfffffff;
    const uint32_t x36 = (x10 & 0xfffffff) + (x34 >> 28);
    const uint32_t x37 = x36 & 0xfffffff;
    const uint32_t x38 = (x11 & 0xfffffff) + (x36 >> 28);
    const uint32_t x39 = x38 & 0xfffffff;
    const uint32_t x40 = (x12 & 0xfffffff) + (x38 >> 28);
    const uint32_t x41 = x40 & 0xfffffff;
    const uint32_t x42 = (x13 & 0xfffffff) + (x40 >> 28);
    const uint32_t x43 = x42 & 0xfffffff;
    const uint32_t x44 = (x14 & 0xfffffff) + (x42 >> 28);
    const uint32_t x45 = x18 & 15;
    const uint32_t x46 = (x16 & 0xfffffff) + (x45 << 28);
    const uint32_t x47 = x20 & 255;
    const uint32_t x48 = (x18 >> 4) + (x47 << 24);
    const uint32_t x49 = x22 & 4095;
    const uint32_t x50 = (x20 >> 8) + (x49 << 20);
    const uint32_t x51 = x24 & 65535;
    const uint32_t x52 = (x22 >> 12) + (x51 << 16);
    const uint32_t x53 = x26 & 0xfffff;
    const uint32_t x54 = (x24 >> 16) + (x53 << 12);
    const uint32_t x55 = x28 & 0xffffff;
    const uint32_t x56 = (x26 >> 20) + (x55 << 8);
    const uint32_t x57 = (x28 >> 24) + (x30 << 4);
    const uint32_t x58 = x33 & 15;
    const uint32_t x59 = (x31 & 0xfffffff) + (x58 << 28);
    const uint32_t x60 = x35 & 255;
    const uint32_t x61 = (x33 >> 4) + (x60 << 24);
    const uint32_t x62 = x37 & 4095;
    const uint32_t x63 = (x35 >> 8) + (x62 << 20);
    const uint32_t x64 = x39 & 65535;
    const uint32_t x65 = (x37 >> 12) + (x64 << 16);
    const uint32_t x66 = x41 & 0xfffff;
    const uint32_t x67 = (x39 >> 16) + (x66 << 12);
    const uint32_t x68 = x43 & 0xffffff;
    const uint32_t x69 = (x41 >> 20) + (x68 << 8);
    const uint32_t x70 = x44 & 0xfffffff;
    const uint32_t x71 = (x43 >> 24) + (x70 << 4);
    const uint32_t x72 = x44 >> 28;
    uint32_t x73;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x73, x46, 0xfffffffe, 0);
    uint32_t x74;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x74, x48, 0xffffffff, c0);
    uint32_t x75;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x75, x50, 0xffffffff, c1);
    uint32_t x76;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x76, x52, 0xffffffff, c2);
    uint32_t x77;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x77, x54, 0xffffffff, c3);
    uint32_t x78;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x78, x56, 0xffffffff, c4);
    uint32_t x79;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x79, x57, 0xffffffff, c5);
    uint32_t x80;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x80, x59, 0xfffffffd, c6);
    uint32_t x81;
    const uint8_t c8 = limbforge_sub_borrow_u32(&x81, x61, 0xffffffff, c7);
    uint32_t x82;
    const uint8_t c9 = limbforge_sub_borrow_u32(&x82, x63, 0xffffffff, c8);
    uint32_t x83;
    const uint8_t c10 = limbforge_sub_borrow_u32(&x83, x65, 0xffffffff, c9);
    uint32_t x84;
    const uint8_t c11 = limbforge_sub_borrow_u32(&x84, x67, 0xffffffff, c10);
    uint32_t x85;
    const uint8_t c12 = limbforge_sub_borrow_u32(&x85, x69, 0xffffffff, c11);
    uint32_t x86;
    const uint8_t c13 = limbforge_sub_borrow_u32(&x86, x71, 0xffffffff, c12);
    uint32_t x87;
    const uint8_t c14 = limbforge_sub_borrow_u32(&x87, x72, 1, c13);
    const uint32_t c14_mask = (uint32_t)0 - (uint32_t)c14;
    const uint32_t x88 = x73 ^ (c14_mask & (x46 ^ x73));
    const uint32_t x89 = x74 ^ (c14_mask & (x48 ^ x74));
    const uint32_t x90 = x75 ^ (c14_mask & (x50 ^ x75));
    const uint32_t x91 = x76 ^ (c14_mask & (x52 ^ x76));
    const uint32_t x92 = x77 ^ (c14_mask & (x54 ^ x77));
    const uint32_t x93 = x78 ^ (c14_mask & (x56 ^ x78));
    const uint32_t x94 = x79 ^ (c14_mask & (x57 ^ x79));
    const uint32_t x95 = x80 ^ (c14_mask & (x59 ^ x80));
    const uint32_t x96 = x81 ^ (c14_mask & (x61 ^ x81));
    const uint32_t x97 = x82 ^ (c14_mask & (x63 ^ x82));
    const uint32_t x98 = x83 ^ (c14_mask & (x65 ^ x83));
    const uint32_t x99 = x84 ^ (c14_mask & (x67 ^ x84));
    const uint32_t x100 = x85 ^ (c14_mask & (x69 ^ x85));
    const uint32_t x101 = x86 ^ (c14_mask & (x71 ^ x86));
    const uint32_t x102 = x87 ^ (c14_mask & (x72 ^ x87));
    uint32_t x103;
    const uint8_t c15 = limbforge_sub_borrow_u32(&x103, x88, 0xffffffff, 0);
    uint32_t x104;
    const uint8_t c16 = limbforge_sub_borrow_u32(&x104, x89, 0xffffffff, c15);
    uint32_t x105;
    const uint8_t c17 = limbforge_sub_borrow_u32(&x105, x90, 0xffffffff, c16);
    uint32_t x106;
    const uint8_t c18 = limbforge_sub_borrow_u32(&x106, x91, 0xffffffff, c17);
    uint32_t x107;
    const uint8_t c19 = limbforge_sub_borrow_u32(&x107, x92, 0xffffffff, c18);
    uint32_t x108;
    const uint8_t c20 = limbforge_sub_borrow_u32(&x108, x93, 0xffffffff, c19);
    uint32_t x109;
    const uint8_t c21 = limbforge_sub_borrow_u32(&x109, x94, 0xffffffff, c20);
    uint32_t x110;
    const uint8_t c22 = limbforge_sub_borrow_u32(&x110, x95, 0xfffffffe, c21);
    uint32_t x111;
    const uint8_t c23 = limbforge_sub_borrow_u32(&x111, x96, 0xffffffff, c22);
    uint32_t x112;
    const uint8_t c24 = limbforge_sub_borrow_u32(&x112, x97, 0xffffffff, c23);
    uint32_t x113;
    const uint8_t c25 = limbforge_sub_borrow_u32(&x113, x98, 0xffffffff, c24);
    uint32_t x114;
    const uint8_t c26 = limbforge_sub_borrow_u32(&x114, x99, 0xffffffff, c25);
    uint32_t x115;
    const uint8_t c27 = limbforge_sub_borrow_u32(&x115, x100, 0xffffffff, c26);
    uint32_t x116;
    const uint8_t c28 = limbforge_sub_borrow_u32(&x116, x101, 0xffffffff, c27);
    uint32_t c29_unread;
    const uint8_t c29 = limbforge_sub_borrow_u32(&c29_unread, x102, 0, c28);
    const uint32_t c29_mask = (uint32_t)0 - (uint32_t)c29;
    const uint32_t o0 = x103 ^ (c29_mask & (x88 ^ x103));
    const uint32_t o1 = x104 ^ (c29_mask & (x89 ^ x104));
    const uint32_t o2 = x105 ^ (c29_mask & (x90 ^ x105));
    const uint32_t o3 = x106 ^ (c29_mask & (x91 ^ x106));
    const uint32_t o4 = x107 ^ (c29_mask & (x92 ^ x107));
    const uint32_t o5 = x108 ^ (c29_mask & (x93 ^ x108));
    const uint32_t o6 = x109 ^ (c29_mask & (x94 ^ x109));
    const uint32_t o7 = x110 ^ (c29_mask & (x95 ^ x110));
    const uint32_t o8 = x111 ^ (c29_mask & (x96 ^ x111));
    const uint32_t o9 = x112 ^ (c29_mask & (x97 ^ x112));
    const uint32_t o10 = x113 ^ (c29_mask & (x98 ^ x113));
    const uint32_t o11 = x114 ^ (c29_mask & (x99 ^ x114));
    const uint32_t o12 = x115 ^ (c29_mask & (x100 ^ x115));
    const uint32_t o13 = x116 ^ (c29_mask & (x101 ^ x116));
    limbforge_store_u32(out + 0, 4, o0);
    limbforge_store_u32(out + 4, 4, o1);
    limbforge_store_u32(out + 8, 4, o2);
    limbforge_store_u32(out + 12, 4, o3);
    limbforge_store_u32(out + 16, 4, o4);
    limbforge_store_u32(out + 20, 4, o5);
    limbforge_store_u32(out + 24, 4, o6);
    limbforge_store_u32(out + 28, 4, o7);
    limbforge_store_u32(out + 32, 4, o8);
    limbforge_store_u32(out + 36, 4, o9);
    limbforge_store_u32(out + 40, 4, o10);
    limbforge_store_u32(out + 44, 4, o11);
    limbforge_store_u32(out + 48, 4, o12);
    limbforge_store_u32(out + 52, 4, o13);
}

// `out = bytes (mod p)`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_from_bytes(uint32_t out[16], const uint8_t bytes[56]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    const uint32_t bytes8 = limbforge_load_u32(bytes + 32, 4);
    const uint32_t bytes9 = limbforge_load_u32(bytes + 36, 4);
    const uint32_t bytes10 = limbforge_load_u32(bytes + 40, 4);
    const uint32_t bytes11 = limbforge_load_u32(bytes + 44, 4);
    const uint32_t bytes12 = limbforge_load_u32(bytes + 48, 4);
    const uint32_t bytes13 = limbforge_load_u32(bytes + 52, 4);
    const uint32_t o0 = bytes0 & 0xfffffff;
    const uint32_t x0 = bytes1 & 0xffffff;
    const uint32_t o1 = (bytes0 >> 28) + (x0 << 4);
    const uint32_t x1 = bytes2 & 0xfffff;
    const uint32_t o2 = (bytes1 >> 24) + (x1 << 8);
    const uint32_t x2 = bytes3 & 65535;
    const uint32_t o3 = (bytes2 >> 20) + (x2 << 12);
    const uint32_t x3 = bytes4 & 4095;
    const uint32_t o4 = (bytes3 >> 16) + (x3 << 16);
    const uint32_t x4 = bytes5 & 255;
    const uint32_t o5 = (bytes4 >> 12) + (x4 << 20);
    const uint32_t x5 = bytes6 & 15;
    const uint32_t o6 = (bytes5 >> 8) + (x5 << 24);
    const uint32_t o7 = bytes6 >> 4;
    const uint32_t o8 = bytes7 & 0xfffffff;
    const uint32_t x6 = bytes8 & 0xffffff;
    const uint32_t o9 = (bytes7 >> 28) + (x6 << 4);
    const uint32_t x7 = bytes9 & 0xfffff;
    const uint32_t o10 = (bytes8 >> 24) + (x7 << 8);
    const uint32_t x8 = bytes10 & 65535;
    const uint32_t o11 = (bytes9 >> 20) + (x8 << 12);
    const uint32_t x9 = bytes11 & 4095;
    const uint32_t o12 = (bytes10 >> 16) + (x9 << 16);
    const uint32_t x10 = bytes12 & 255;
    const uint32_t o13 = (bytes11 >> 12) + (x10 << 20);
    const uint32_t x11 = bytes13 & 15;
    const uint32_t o14 = (bytes12 >> 8) + (x11 << 24);
    const uint32_t o15 = bytes13 >> 4;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
}

// `out = bytes (mod p), ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - gives `ok` in `[0, 1]`
void goldilocks_from_bytes_canonical(uint32_t out[16], uint32_t *ok, const uint8_t bytes[56]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    const uint32_t bytes8 = limbforge_load_u32(bytes + 32, 4);
    const uint32_t bytes9 = limbforge_load_u32(bytes + 36, 4);
    const uint32_t bytes10 = limbforge_load_u32(bytes + 40, 4);
    const uint32_t bytes11 = limbforge_load_u32(bytes + 44, 4);
    const uint32_t bytes12 = limbforge_load_u32(bytes + 48, 4);
    const uint32_t bytes13 = limbforge_load_u32(bytes + 52, 4);
    uint32_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u32(&c0_unread, bytes0, 0xffffffff, 0);
    uint32_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u32(&c1_unread, bytes1, 0xffffffff, c0);
    uint32_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u32(&c2_unread, bytes2, 0xffffffff, c1);
    uint32_t c3_unread;
    const uint8_t c3 = limbforge_sub_borrow_u32(&c3_unread, bytes3, 0xffffffff, c2);
    uint32_t c4_unread;
    const uint8_t c4 = limbforge_sub_borrow_u32(&c4_unread, bytes4, 0xffffffff, c3);
    uint32_t c5_unread;
    const uint8_t c5 = limbforge_sub_borrow_u32(&c5_unread, bytes5, 0xffffffff, c4);
    uint32_t c6_unread;
    const uint8_t c6 = limbforge_sub_borrow_u32(&c6_unread, bytes6, 0xffffffff, c5);
    uint32_t c7_unread;
    const uint8_t c7 = limbforge_sub_borrow_u32(&c7_unread, bytes7, 0xfffffffe, c6);
    uint32_t c8_unread;
    const uint8_t c8 = limbforge_sub_borrow_u32(&c8_unread, bytes8, 0xffffffff, c7);
    uint32_t c9_unread;
    const uint8_t c9 = limbforge_sub_borrow_u32(&c9_unread, bytes9, 0xffffffff, c8);
    uint32_t c10_unread;
    const uint8_t c10 = limbforge_sub_borrow_u32(&c10_unread, bytes10, 0xffffffff, c9);
    uint32_t c11_unread;
    const uint8_t c11 = limbforge_sub_borrow_u32(&c11_unread, bytes11, 0xffffffff, c10);
    uint32_t c12_unread;
    const uint8_t c12 = limbforge_sub_borrow_u32(&c12_unread, bytes12, 0xffffffff, c11);
    uint32_t ok0_unread;
    const uint8_t ok0 = limbforge_sub_borrow_u32(&ok0_unread, bytes13, 0xffffffff, c12);
    const uint32_t out0 = bytes0 & 0xfffffff;
    const uint32_t x0 = bytes1 & 0xffffff;
    const uint32_t out1 = (bytes0 >> 28) + (x0 << 4);
    const uint32_t x1 = bytes2 & 0xfffff;
    const uint32_t out2 = (bytes1 >> 24) + (x1 << 8);
    const uint32_t x2 = bytes3 & 65535;
    const uint32_t out3 = (bytes2 >> 20) + (x2 << 12);
    const uint32_t x3 = bytes4 & 4095;
    const uint32_t out4 = (bytes3 >> 16) + (x3 << 16);
    const uint32_t x4 = bytes5 & 255;
    const uint32_t out5 = (bytes4 >> 12) + (x4 << 20);
    const uint32_t x5 = bytes6 & 15;
    const uint32_t out6 = (bytes5 >> 8) + (x5 << 24);
    const uint32_t out7 = bytes6 >> 4;
    const uint32_t out8 = bytes7 & 0xfffffff;
    const uint32_t x6 = bytes8 & 0xffffff;
    const uint32_t out9 = (bytes7 >> 28) + (x6 << 4);
    const uint32_t x7 = bytes9 & 0xfffff;
    const uint32_t out10 = (bytes8 >> 24) + (x7 << 8);
    const uint32_t x8 = bytes10 & 65535;
    const uint32_t out11 = (bytes9 >> 20) + (x8 << 12);
    const uint32_t x9 = bytes11 & 4095;
    const uint32_t out12 = (bytes10 >> 16) + (x9 << 16);
    const uint32_t x10 = bytes12 & 255;
    const uint32_t out13 = (bytes11 >> 12) + (x10 << 20);
    const uint32_t x11 = bytes13 & 15;
    const uint32_t out14 = (bytes12 >> 8) + (x11 << 24);
    const uint32_t out15 = bytes13 >> 4;
    out[0] = out0;
    out[1] = out1;
    out[2] = out2;
    out[3] = out3;
    out[4] = out4;
    out[5] = out5;
    out[6] = out6;
    out[7] = out7;
    out[8] = out8;
    out[9] = out9;
    out[10] = out10;
    out[11] = out11;
    out[12] = out12;
    out[13] = out13;
    out[14] = out14;
    out[15] = out15;
    *ok = (uint32_t)ok0;
}

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - gives `out` in `[0, 1]`
void goldilocks_bytes_are_zero(uint32_t *out, const uint8_t bytes[56]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    const uint32_t bytes8 = limbforge_load_u32(bytes + 32, 4);
    const uint32_t bytes9 = limbforge_load_u32(bytes + 36, 4);
    const uint32_t bytes10 = limbforge_load_u32(bytes + 40, 4);
    const uint32_t bytes11 = limbforge_load_u32(bytes + 44, 4);
    const uint32_t bytes12 = limbforge_load_u32(bytes + 48, 4);
    const uint32_t bytes13 = limbforge_load_u32(bytes + 52, 4);
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
    uint32_t c7_unread;
    const uint8_t c7 = limbforge_sub_borrow_u32(&c7_unread, bytes7, 0, c6);
    uint32_t c8_unread;
    const uint8_t c8 = limbforge_sub_borrow_u32(&c8_unread, bytes8, 0, c7);
    uint32_t c9_unread;
    const uint8_t c9 = limbforge_sub_borrow_u32(&c9_unread, bytes9, 0, c8);
    uint32_t c10_unread;
    const uint8_t c10 = limbforge_sub_borrow_u32(&c10_unread, bytes10, 0, c9);
    uint32_t c11_unread;
    const uint8_t c11 = limbforge_sub_borrow_u32(&c11_unread, bytes11, 0, c10);
    uint32_t c12_unread;
    const uint8_t c12 = limbforge_sub_borrow_u32(&c12_unread, bytes12, 0, c11);
    uint32_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u32(&o0_unread, bytes13, 0, c12);
    *out = (uint32_t)o0;
}

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - gives `half`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^32 - 1]`; word 13 in `[0, 2^31 - 1]`
// - gives `odd` in `[0, 1]`
void goldilocks_bytes_parity(uint8_t half[56], uint32_t *odd, const uint8_t bytes[56]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    const uint32_t bytes8 = limbforge_load_u32(bytes + 32, 4);
    const uint32_t bytes9 = limbforge_load_u32(bytes + 36, 4);
    const uint32_t bytes10 = limbforge_load_u32(bytes + 40, 4);
    const uint32_t bytes11 = limbforge_load_u32(bytes + 44, 4);
    const uint32_t bytes12 = limbforge_load_u32(bytes + 48, 4);
    const uint32_t bytes13 = limbforge_load_u32(bytes + 52, 4);
    const uint32_t x0 = bytes0 & 1;
    const uint32_t x1 = bytes1 & 1;
    const uint32_t x2 = bytes2 & 1;
    const uint32_t x3 = bytes3 & 1;
    const uint32_t x4 = bytes4 & 1;
    const uint32_t x5 = bytes5 & 1;
    const uint32_t x6 = bytes6 & 1;
    const uint32_t x7 = bytes7 & 1;
    const uint32_t x8 = bytes8 & 1;
    const uint32_t x9 = bytes9 & 1;
    const uint32_t x10 = bytes10 & 1;
    const uint32_t x11 = bytes11 & 1;
    const uint32_t x12 = bytes12 & 1;
    const uint32_t x13 = bytes13 & 1;
    const uint8_t odd0 = (uint8_t)x0;
    const uint32_t half0 = (bytes0 >> 1) + (x1 << 31);
    const uint32_t half1 = (bytes1 >> 1) + (x2 << 31);
    const uint32_t half2 = (bytes2 >> 1) + (x3 << 31);
    const uint32_t half3 = (bytes3 >> 1) + (x4 << 31);
    const uint32_t half4 = (bytes4 >> 1) + (x5 << 31);
    const uint32_t half5 = (bytes5 >> 1) + (x6 << 31);
    const uint32_t half6 = (bytes6 >> 1) + (x7 << 31);
    const uint32_t half7 = (bytes7 >> 1) + (x8 << 31);
    const uint32_t half8 = (bytes8 >> 1) + (x9 << 31);
    const uint32_t half9 = (bytes9 >> 1) + (x10 << 31);
    const uint32_t half10 = (bytes10 >> 1) + (x11 << 31);
    const uint32_t half11 = (bytes11 >> 1) + (x12 << 31);
    const uint32_t half12 = (bytes12 >> 1) + (x13 << 31);
    const uint32_t half13 = bytes13 >> 1;
    limbforge_store_u32(half + 0, 4, half0);
    limbforge_store_u32(half + 4, 4, half1);
    limbforge_store_u32(half + 8, 4, half2);
    limbforge_store_u32(half + 12, 4, half3);
    limbforge_store_u32(half + 16, 4, half4);
    limbforge_store_u32(half + 20, 4, half5);
    limbforge_store_u32(half + 24, 4, half6);
    limbforge_store_u32(half + 28, 4, half7);
    limbforge_store_u32(half + 32, 4, half8);
    limbforge_store_u32(half + 36, 4, half9);
    limbforge_store_u32(half + 40, 4, half10);
    limbforge_store_u32(half + 44, 4, half11);
    limbforge_store_u32(half + 48, 4, half12);
    limbforge_store_u32(half + 52, 4, half13);
    *odd = (uint32_t)odd0;
}

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - gives `out` in `[-2, 1]`
void goldilocks_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square) {
    const uint32_t x0 = is_square + is_square;
    const uint32_t x1 = is_zero + 1;
    const int32_t o0 = (int32_t)x0 - (int32_t)x1;
    *out = o0;
}

// out = 2 * a
void goldilocks_double(uint32_t out[16], const uint32_t a[16]) {
    uint32_t out_value[16];
    goldilocks_add(out_value, a, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a = 0, else 0
void goldilocks_is_zero(uint32_t *out, const uint32_t a[16]) {
    uint8_t bytes[56];
    goldilocks_to_bytes(bytes, a);
    uint32_t out_value;
    goldilocks_bytes_are_zero(&out_value, bytes);
    *out = out_value;
}

// out = 1 if a = b, else 0
void goldilocks_equal(uint32_t *out, const uint32_t a[16], const uint32_t b[16]) {
    uint32_t difference[16];
    goldilocks_sub(difference, a, b);
    uint32_t out_value;
    goldilocks_is_zero(&out_value, difference);
    *out = out_value;
}

// out = the parity of a in [0, p): its sign as RFC 9380 (section 4.1) and many encodings define it
void goldilocks_is_odd(uint32_t *out, const uint32_t a[16]) {
    uint8_t bytes[56];
    goldilocks_to_bytes(bytes, a);
    uint8_t half[56];
    uint32_t out_value;
    goldilocks_bytes_parity(half, &out_value, bytes);
    *out = out_value;
}

// out = -a if choice is 1, a if it is 0
void goldilocks_conditional_negate(uint32_t out[16], const uint32_t a[16], uint32_t choice) {
    uint32_t opposite[16];
    goldilocks_opp(opposite, a);
    uint32_t out_value[16];
    goldilocks_select(out_value, choice, opposite, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
//
// From uniform bytes the result is uniform but for a bias below 2^(8 - 8 * BYTES).
void goldilocks_from_bytes_wide(uint32_t out[16], const uint8_t bytes[112]) {
    uint8_t low_bytes[56];
    memcpy(low_bytes, bytes + 0, sizeof low_bytes);
    uint32_t low[16];
    goldilocks_from_bytes(low, low_bytes);
    uint8_t high_bytes[56];
    memcpy(high_bytes, bytes + 56, sizeof high_bytes);
    uint32_t high[16];
    goldilocks_from_bytes(high, high_bytes);
    uint32_t shifted[16];
    goldilocks_mul(shifted, high, goldilocks_wide);
    uint32_t out_value[16];
    goldilocks_add(out_value, low, shifted);
    memcpy(out, out_value, sizeof out_value);
}

// out = a^(2^k)
//
// Time depends on k.
void goldilocks_pow2k(uint32_t out[16], const uint32_t a[16], uint32_t k) {
    uint32_t out_value[16];
    memcpy(out_value, a, sizeof out_value);
    for (uint32_t i = 0; i < k; i++) {
        goldilocks_square(out_value, out_value);
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent: it must not be secret.
void goldilocks_vartime_pow(
    uint32_t out[16],
    const uint32_t a[16],
    const uint64_t *exponent, size_t exponent_words) {
    uint32_t out_value[16];
    memcpy(out_value, goldilocks_one, sizeof out_value);
    for (size_t bit = 64 * exponent_words; bit-- > 0;) {
        goldilocks_square(out_value, out_value);
        if ((exponent[bit / 64] >> (bit % 64)) & 1) {
            goldilocks_mul(out_value, out_value, a);
        }
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 / a, and 0 if a = 0
void goldilocks_invert(uint32_t x26[16], const uint32_t a[16]) {
    uint32_t x1[16];
    goldilocks_square(x1, a);
    uint32_t x2[16];
    goldilocks_square(x2, x1);
    uint32_t x3[16];
    goldilocks_mul(x3, x1, x2);
    uint32_t x4[16];
    goldilocks_mul(x4, a, x3);
    uint32_t x5[16];
    goldilocks_square(x5, x4);
    for (uint32_t i = 0; i < 2; i++) {
        goldilocks_square(x5, x5);
    }
    uint32_t x6[16];
    goldilocks_mul(x6, x5, x4);
    uint32_t x7[16];
    goldilocks_square(x7, x6);
    for (uint32_t i = 0; i < 5; i++) {
        goldilocks_square(x7, x7);
    }
    uint32_t x8[16];
    goldilocks_mul(x8, x7, x6);
    uint32_t x9[16];
    goldilocks_square(x9, x8);
    for (uint32_t i = 0; i < 11; i++) {
        goldilocks_square(x9, x9);
    }
    uint32_t x10[16];
    goldilocks_mul(x10, x9, x8);
    uint32_t x11[16];
    goldilocks_square(x11, x10);
    for (uint32_t i = 0; i < 2; i++) {
        goldilocks_square(x11, x11);
    }
    uint32_t x12[16];
    goldilocks_mul(x12, x11, x4);
    uint32_t x13[16];
    goldilocks_square(x13, x12);
    for (uint32_t i = 0; i < 26; i++) {
        goldilocks_square(x13, x13);
    }
    uint32_t x14[16];
    goldilocks_mul(x14, x13, x12);
    uint32_t x15[16];
    goldilocks_square(x15, x14);
    for (uint32_t i = 0; i < 53; i++) {
        goldilocks_square(x15, x15);
    }
    uint32_t x16[16];
    goldilocks_mul(x16, x15, x14);
    uint32_t x17[16];
    goldilocks_square(x17, x16);
    for (uint32_t i = 0; i < 2; i++) {
        goldilocks_square(x17, x17);
    }
    uint32_t x18[16];
    goldilocks_mul(x18, x17, x4);
    uint32_t x19[16];
    goldilocks_square(x19, x18);
    for (uint32_t i = 0; i < 110; i++) {
        goldilocks_square(x19, x19);
    }
    uint32_t x20[16];
    goldilocks_mul(x20, x19, x18);
    uint32_t x21[16];
    goldilocks_square(x21, x20);
    uint32_t x22[16];
    goldilocks_mul(x22, x21, a);
    uint32_t x23[16];
    goldilocks_square(x23, x22);
    for (uint32_t i = 0; i < 222; i++) {
        goldilocks_square(x23, x23);
    }
    uint32_t x24[16];
    goldilocks_mul(x24, x23, x20);
    uint32_t x25[16];
    goldilocks_square(x25, x24);
    goldilocks_square(x25, x25);
    uint32_t x26_value[16];
    goldilocks_mul(x26_value, x25, a);
    memcpy(x26, x26_value, sizeof x26_value);
}

// Every element becomes its inverse; 0 stays 0, and which are 0 does not show in the time.
//
// The scratch space is as long as the list.
void goldilocks_invert_batch(uint32_t (*list)[16], uint32_t (*scratch)[16], size_t length) {
    uint32_t product[16];
    memcpy(product, goldilocks_one, sizeof product);
    for (size_t i = 0; i < length; i++) {
        memcpy(scratch[i], product, sizeof scratch[i]);
        uint32_t x[16];
        memcpy(x, list[i], sizeof x);
        uint32_t zero;
        goldilocks_is_zero(&zero, x);
        goldilocks_select(x, zero, goldilocks_one, x);
        goldilocks_mul(product, product, x);
    }
    uint32_t inverse[16];
    goldilocks_invert(inverse, product);
    for (size_t i = length; i-- > 0;) {
        uint32_t x[16];
        memcpy(x, list[i], sizeof x);
        uint32_t prefix[16];
        memcpy(prefix, scratch[i], sizeof prefix);
        uint32_t out[16];
        goldilocks_mul(out, inverse, prefix);
        uint32_t zero;
        goldilocks_is_zero(&zero, x);
        goldilocks_select(out, zero, x, out);
        memcpy(list[i], out, sizeof list[i]);
        goldilocks_select(x, zero, goldilocks_one, x);
        goldilocks_mul(inverse, inverse, x);
    }
}

// out = a^181709681073901722637330951972001133588410340171829515070372549795153082041682693171599095924669136482522221115460909340263374504591359
static void goldilocks_pow_root(uint32_t x24[16], const uint32_t a[16]) {
    uint32_t x1[16];
    goldilocks_square(x1, a);
    uint32_t x2[16];
    goldilocks_square(x2, x1);
    uint32_t x3[16];
    goldilocks_mul(x3, x1, x2);
    uint32_t x4[16];
    goldilocks_mul(x4, a, x3);
    uint32_t x5[16];
    goldilocks_square(x5, x4);
    for (uint32_t i = 0; i < 2; i++) {
        goldilocks_square(x5, x5);
    }
    uint32_t x6[16];
    goldilocks_mul(x6, x5, x4);
    uint32_t x7[16];
    goldilocks_square(x7, x6);
    for (uint32_t i = 0; i < 5; i++) {
        goldilocks_square(x7, x7);
    }
    uint32_t x8[16];
    goldilocks_mul(x8, x7, x6);
    uint32_t x9[16];
    goldilocks_square(x9, x8);
    for (uint32_t i = 0; i < 11; i++) {
        goldilocks_square(x9, x9);
    }
    uint32_t x10[16];
    goldilocks_mul(x10, x9, x8);
    uint32_t x11[16];
    goldilocks_square(x11, x10);
    for (uint32_t i = 0; i < 2; i++) {
        goldilocks_square(x11, x11);
    }
    uint32_t x12[16];
    goldilocks_mul(x12, x11, x4);
    uint32_t x13[16];
    goldilocks_square(x13, x12);
    for (uint32_t i = 0; i < 26; i++) {
        goldilocks_square(x13, x13);
    }
    uint32_t x14[16];
    goldilocks_mul(x14, x13, x12);
    uint32_t x15[16];
    goldilocks_square(x15, x14);
    for (uint32_t i = 0; i < 53; i++) {
        goldilocks_square(x15, x15);
    }
    uint32_t x16[16];
    goldilocks_mul(x16, x15, x14);
    uint32_t x17[16];
    goldilocks_square(x17, x16);
    for (uint32_t i = 0; i < 2; i++) {
        goldilocks_square(x17, x17);
    }
    uint32_t x18[16];
    goldilocks_mul(x18, x17, x4);
    uint32_t x19[16];
    goldilocks_square(x19, x18);
    for (uint32_t i = 0; i < 110; i++) {
        goldilocks_square(x19, x19);
    }
    uint32_t x20[16];
    goldilocks_mul(x20, x19, x18);
    uint32_t x21[16];
    goldilocks_square(x21, x20);
    uint32_t x22[16];
    goldilocks_mul(x22, x21, a);
    uint32_t x23[16];
    goldilocks_square(x23, x22);
    for (uint32_t i = 0; i < 222; i++) {
        goldilocks_square(x23, x23);
    }
    uint32_t x24_value[16];
    goldilocks_mul(x24_value, x23, x20);
    memcpy(x24, x24_value, sizeof x24_value);
}

// out^2 = a and ok = 1 if a is a square (0 is one); else ok = 0, and out is no root
//
// Which of the two roots it is, `is_odd` tells.
void goldilocks_sqrt(uint32_t out[16], uint32_t *ok, const uint32_t a[16]) {
    uint32_t out_value[16];
    goldilocks_pow_root(out_value, a);
    goldilocks_mul(out_value, out_value, a);
    uint32_t squared[16];
    goldilocks_square(squared, out_value);
    uint32_t ok_value;
    goldilocks_equal(&ok_value, squared, a);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = a^((p - 1) / 2)
static void goldilocks_pow_euler(uint32_t out[16], const uint32_t a[16]) {
    uint32_t out_value[16];
    goldilocks_pow_root(out_value, a);
    goldilocks_square(out_value, out_value);
    goldilocks_mul(out_value, out_value, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a is a square, else 0; 0 is a square
void goldilocks_is_square(uint32_t *out, const uint32_t a[16]) {
    uint32_t character[16];
    goldilocks_pow_euler(character, a);
    uint32_t squared[16];
    goldilocks_square(squared, character);
    uint32_t out_value;
    goldilocks_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is another square, else -1
void goldilocks_legendre(int32_t *out, const uint32_t a[16]) {
    uint32_t zero;
    goldilocks_is_zero(&zero, a);
    uint32_t square;
    goldilocks_is_square(&square, a);
    int32_t out_value;
    goldilocks_sign_of(&out_value, zero, square);
    *out = out_value;
}
