// Arithmetic modulo 2^448 - 2^224 - 1 (goldilocks). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   2^448 - 2^224 - 1
// Recipe:  16x28 word(32) product-scanning double-word golden carry(sequential) invert(divsteps)
// Limbs:   16 words of 32 bits
// Domain:  standard; the sum of limb * weight is the element modulo the prime
//
// If all inputs are within their bounds, the results are correct and within theirs.
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

#define goldilocks_LIMBS 16
#define goldilocks_BYTES 56

// 0.
const uint32_t goldilocks_zero[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

// 1.
const uint32_t goldilocks_one[16] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

// 2^448, the weight of the upper half of a double-length encoding.
const uint32_t goldilocks_wide[16] = {1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0};

// 7^((p - 1) / 2^1), a primitive root of unity of order 2^1.
const uint32_t goldilocks_root_of_unity[16] = {
    0xffffffe, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff,
    0xffffffe, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff,
};

// `out = a + b (mod p)`
//
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - returns `x`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - returns `y`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
// - returns `out`: every word in `[0, 2^32 - 1]`
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
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - returns `ok` in `[0, 1]`
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
// - returns `out` in `[0, 1]`
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
// - returns `half`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^32 - 1]`; word 13 in `[0, 2^31 - 1]`
// - returns `odd` in `[0, 1]`
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
// - returns `out` in `[-2, 1]`
void goldilocks_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square) {
    const uint32_t x0 = is_square + is_square;
    const uint32_t x1 = is_zero + 1;
    const int32_t o0 = (int32_t)x0 - (int32_t)x1;
    *out = o0;
}

// `out = low bits of floor((u * f + v * g) / 2^27) (not proved; bounds are)`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
// - returns `out` in `[-2^31, 2^31 - 1]`
static void goldilocks_divsteps_head(
    int32_t *out,
    int32_t u,
    int32_t v,
    const int32_t f[17],
    const int32_t g[17]) {
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

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^27 * new_f + low_1 + 2^491 * high_1 = u * f + v * g; 2^27 * new_g + low_2 + 2^491 * high_2 = q * f + r * g`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `q` in `[-2^29, 2^29]`
// - takes `r` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `new_f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
// - returns `low_1` in `[0, 2^27 - 1]`
// - returns `high_1` in `[-5, 4]`
// - returns `new_g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
// - returns `low_2` in `[0, 2^27 - 1]`
// - returns `high_2` in `[-5, 4]`
static void goldilocks_divsteps_fg(
    int32_t *k_,
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t new_f[17],
    uint32_t *low_1,
    int32_t *high_1,
    int32_t new_g[17],
    uint32_t *low_2,
    int32_t *high_2,
    int32_t u,
    int32_t v,
    int32_t q,
    int32_t r,
    const int32_t f[17],
    const int32_t g[17],
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
    const int32_t f10 = f[10];
    const int32_t f11 = f[11];
    const int32_t f12 = f[12];
    const int32_t f13 = f[13];
    const int32_t f14 = f[14];
    const int32_t f15 = f[15];
    const int32_t f16 = f[16];
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
    const int32_t g10 = g[10];
    const int32_t g11 = g[11];
    const int32_t g12 = g[12];
    const int32_t g13 = g[13];
    const int32_t g14 = g[14];
    const int32_t g15 = g[15];
    const int32_t g16 = g[16];
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
    const int32_t x20 = (int32_t)(r3 >> 27);
    const int64_t r4 = (int64_t)u * f2 + (int64_t)v * g2 + (int64_t)x20;
    const uint32_t new_f1 = (uint32_t)r4 & 0x7ffffff;
    const int32_t x21 = (int32_t)(r2 >> 27);
    const int64_t r5 = (int64_t)q * f1 + (int64_t)r * g1 + (int64_t)x21;
    const uint32_t new_g0 = (uint32_t)r5 & 0x7ffffff;
    const int32_t x22 = (int32_t)(r5 >> 27);
    const int64_t r6 = (int64_t)q * f2 + (int64_t)r * g2 + (int64_t)x22;
    const uint32_t new_g1 = (uint32_t)r6 & 0x7ffffff;
    const int32_t x23 = x16 >> 31;
    const int32_t x24 = 0 - (x18 & 1);
    const int32_t x25 = x23 | ~x24;
    const int32_t x26 = x18 >> 1;
    const int32_t x27 = (int32_t)(0 - (uint32_t)(x16 ^ x25));
    const int32_t x28 = (x26 & ~x25) | (x17 & x25);
    const int32_t x29 = x26 - ((x17 ^ x23) & x24);
    const int32_t x30 = (int32_t)(r4 >> 27);
    const int64_t r7 = (int64_t)u * f3 + (int64_t)v * g3 + (int64_t)x30;
    const uint32_t new_f2 = (uint32_t)r7 & 0x7ffffff;
    const int32_t x31 = (int32_t)(r7 >> 27);
    const int64_t r8 = (int64_t)u * f4 + (int64_t)v * g4 + (int64_t)x31;
    const uint32_t new_f3 = (uint32_t)r8 & 0x7ffffff;
    const int32_t x32 = (int32_t)(r6 >> 27);
    const int64_t r9 = (int64_t)q * f3 + (int64_t)r * g3 + (int64_t)x32;
    const uint32_t new_g2 = (uint32_t)r9 & 0x7ffffff;
    const int32_t x33 = (int32_t)(r9 >> 27);
    const int64_t r11 = (int64_t)q * f4 + (int64_t)r * g4 + (int64_t)x33;
    const uint32_t new_g3 = (uint32_t)r11 & 0x7ffffff;
    const int32_t x34 = x27 >> 31;
    const int32_t x35 = 0 - (x29 & 1);
    const int32_t x36 = x34 | ~x35;
    const int32_t x37 = x29 >> 1;
    const int32_t x38 = (int32_t)(0 - (uint32_t)(x27 ^ x36));
    const int32_t x39 = (x37 & ~x36) | (x28 & x36);
    const int32_t x40 = x37 - ((x28 ^ x34) & x35);
    const int32_t x41 = (int32_t)(r8 >> 27);
    const int64_t r12 = (int64_t)u * f5 + (int64_t)v * g5 + (int64_t)x41;
    const uint32_t new_f4 = (uint32_t)r12 & 0x7ffffff;
    const int32_t x42 = (int32_t)(r12 >> 27);
    const int64_t r13 = (int64_t)u * f6 + (int64_t)v * g6 + (int64_t)x42;
    const uint32_t new_f5 = (uint32_t)r13 & 0x7ffffff;
    const int32_t x43 = (int32_t)(r11 >> 27);
    const int64_t r14 = (int64_t)q * f5 + (int64_t)r * g5 + (int64_t)x43;
    const uint32_t new_g4 = (uint32_t)r14 & 0x7ffffff;
    const int32_t x44 = (int32_t)(r14 >> 27);
    const int64_t r15 = (int64_t)q * f6 + (int64_t)r * g6 + (int64_t)x44;
    const uint32_t new_g5 = (uint32_t)r15 & 0x7ffffff;
    const int32_t x45 = x38 >> 31;
    const int32_t x46 = 0 - (x40 & 1);
    const int32_t x47 = x45 | ~x46;
    const int32_t x48 = x40 >> 1;
    const int32_t x49 = (int32_t)(0 - (uint32_t)(x38 ^ x47));
    const int32_t x50 = (x48 & ~x47) | (x39 & x47);
    const int32_t x51 = x48 - ((x39 ^ x45) & x46);
    const int32_t x52 = (int32_t)(r13 >> 27);
    const int64_t r16 = (int64_t)u * f7 + (int64_t)v * g7 + (int64_t)x52;
    const uint32_t new_f6 = (uint32_t)r16 & 0x7ffffff;
    const int32_t x53 = (int32_t)(r16 >> 27);
    const int64_t r17 = (int64_t)u * f8 + (int64_t)v * g8 + (int64_t)x53;
    const uint32_t new_f7 = (uint32_t)r17 & 0x7ffffff;
    const int32_t x54 = (int32_t)(r15 >> 27);
    const int64_t r18 = (int64_t)q * f7 + (int64_t)r * g7 + (int64_t)x54;
    const uint32_t new_g6 = (uint32_t)r18 & 0x7ffffff;
    const int32_t x55 = (int32_t)(r18 >> 27);
    const int64_t r19 = (int64_t)q * f8 + (int64_t)r * g8 + (int64_t)x55;
    const uint32_t new_g7 = (uint32_t)r19 & 0x7ffffff;
    const int32_t x56 = x49 >> 31;
    const int32_t x57 = 0 - (x51 & 1);
    const int32_t x58 = x56 | ~x57;
    const int32_t x59 = x51 >> 1;
    const int32_t x60 = (int32_t)(0 - (uint32_t)(x49 ^ x58));
    const int32_t x61 = (x59 & ~x58) | (x50 & x58);
    const int32_t x62 = x59 - ((x50 ^ x56) & x57);
    const int32_t x63 = (int32_t)(r17 >> 27);
    const int64_t r20 = (int64_t)u * f9 + (int64_t)v * g9 + (int64_t)x63;
    const uint32_t new_f8 = (uint32_t)r20 & 0x7ffffff;
    const int32_t x64 = (int32_t)(r20 >> 27);
    const int64_t r21 = (int64_t)u * f10 + (int64_t)v * g10 + (int64_t)x64;
    const uint32_t new_f9 = (uint32_t)r21 & 0x7ffffff;
    const int32_t x65 = (int32_t)(r19 >> 27);
    const int64_t r22 = (int64_t)q * f9 + (int64_t)r * g9 + (int64_t)x65;
    const uint32_t new_g8 = (uint32_t)r22 & 0x7ffffff;
    const int32_t x66 = (int32_t)(r22 >> 27);
    const int64_t r23 = (int64_t)q * f10 + (int64_t)r * g10 + (int64_t)x66;
    const uint32_t new_g9 = (uint32_t)r23 & 0x7ffffff;
    const int32_t x67 = x60 >> 31;
    const int32_t x68 = 0 - (x62 & 1);
    const int32_t x69 = x67 | ~x68;
    const int32_t x70 = x62 >> 1;
    const int32_t x71 = (int32_t)(0 - (uint32_t)(x60 ^ x69));
    const int32_t x72 = (x70 & ~x69) | (x61 & x69);
    const int32_t x73 = x70 - ((x61 ^ x67) & x68);
    const int32_t x74 = (int32_t)(r21 >> 27);
    const int64_t r24 = (int64_t)u * f11 + (int64_t)v * g11 + (int64_t)x74;
    const uint32_t new_f10 = (uint32_t)r24 & 0x7ffffff;
    const int32_t x75 = (int32_t)(r24 >> 27);
    const int64_t r25 = (int64_t)u * f12 + (int64_t)v * g12 + (int64_t)x75;
    const uint32_t new_f11 = (uint32_t)r25 & 0x7ffffff;
    const int32_t x76 = (int32_t)(r23 >> 27);
    const int64_t r26 = (int64_t)q * f11 + (int64_t)r * g11 + (int64_t)x76;
    const uint32_t new_g10 = (uint32_t)r26 & 0x7ffffff;
    const int32_t x77 = (int32_t)(r26 >> 27);
    const int64_t r27 = (int64_t)q * f12 + (int64_t)r * g12 + (int64_t)x77;
    const uint32_t new_g11 = (uint32_t)r27 & 0x7ffffff;
    const int32_t x78 = x71 >> 31;
    const int32_t x79 = 0 - (x73 & 1);
    const int32_t x80 = x78 | ~x79;
    const int32_t x81 = x73 >> 1;
    const int32_t x82 = (int32_t)(0 - (uint32_t)(x71 ^ x80));
    const int32_t x83 = (x81 & ~x80) | (x72 & x80);
    const int32_t x84 = x81 - ((x72 ^ x78) & x79);
    const int32_t x85 = (int32_t)(r25 >> 27);
    const int64_t r28 = (int64_t)u * f13 + (int64_t)v * g13 + (int64_t)x85;
    const uint32_t new_f12 = (uint32_t)r28 & 0x7ffffff;
    const int32_t x86 = (int32_t)(r28 >> 27);
    const int64_t r29 = (int64_t)u * f14 + (int64_t)v * g14 + (int64_t)x86;
    const uint32_t new_f13 = (uint32_t)r29 & 0x7ffffff;
    const int32_t x87 = (int32_t)(r27 >> 27);
    const int64_t r30 = (int64_t)q * f13 + (int64_t)r * g13 + (int64_t)x87;
    const uint32_t new_g12 = (uint32_t)r30 & 0x7ffffff;
    const int32_t x88 = (int32_t)(r30 >> 27);
    const int64_t r31 = (int64_t)q * f14 + (int64_t)r * g14 + (int64_t)x88;
    const uint32_t new_g13 = (uint32_t)r31 & 0x7ffffff;
    const int32_t x89 = x82 >> 31;
    const int32_t x90 = 0 - (x84 & 1);
    const int32_t x91 = x89 | ~x90;
    const int32_t x92 = x84 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x82 ^ x91));
    const int32_t x93 = (x92 & ~x91) | (x83 & x91);
    const int32_t x94 = x92 - ((x83 ^ x89) & x90);
    const int32_t x95 = (int32_t)(r29 >> 27);
    const int64_t r32 = (int64_t)u * f15 + (int64_t)v * g15 + (int64_t)x95;
    const uint32_t new_f14 = (uint32_t)r32 & 0x7ffffff;
    const int32_t x96 = (int32_t)(r32 >> 27);
    const int64_t r33 = (int64_t)u * f16 + (int64_t)v * g16 + (int64_t)x96;
    const uint32_t new_f15 = (uint32_t)r33 & 0x7ffffff;
    const int32_t new_f16 = (int32_t)(r33 >> 27);
    const int64_t r34 = (r33 >> 27) - (int64_t)new_f16;
    const int32_t high_10 = (int32_t)(r34 >> 32);
    const int32_t x97 = (int32_t)(r31 >> 27);
    const int64_t r35 = (int64_t)q * f15 + (int64_t)r * g15 + (int64_t)x97;
    const uint32_t new_g14 = (uint32_t)r35 & 0x7ffffff;
    const int32_t x98 = (int32_t)(r35 >> 27);
    const int64_t r36 = (int64_t)q * f16 + (int64_t)r * g16 + (int64_t)x98;
    const uint32_t new_g15 = (uint32_t)r36 & 0x7ffffff;
    const int32_t new_g16 = (int32_t)(r36 >> 27);
    const int64_t r37 = (r36 >> 27) - (int64_t)new_g16;
    const int32_t high_20 = (int32_t)(r37 >> 32);
    const int32_t x99 = x93 + x93 + 1;
    const int32_t x100 = x99 + 512;
    const int32_t x101 = (int32_t)((uint32_t)x100 << 12);
    const int32_t u10 = x101 >> 22;
    const int32_t x102 = x99 + 0x80200;
    const int32_t v10 = x102 >> 20;
    const int32_t x103 = x94 + 512;
    const int32_t x104 = (int32_t)((uint32_t)x103 << 12);
    const int32_t q10 = x104 >> 22;
    const int32_t x105 = x94 + 0x80200;
    const int32_t r10 = x105 >> 20;
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
    new_f[9] = (int32_t)new_f9;
    new_f[10] = (int32_t)new_f10;
    new_f[11] = (int32_t)new_f11;
    new_f[12] = (int32_t)new_f12;
    new_f[13] = (int32_t)new_f13;
    new_f[14] = (int32_t)new_f14;
    new_f[15] = (int32_t)new_f15;
    new_f[16] = new_f16;
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
    new_g[9] = (int32_t)new_g9;
    new_g[10] = (int32_t)new_g10;
    new_g[11] = (int32_t)new_g11;
    new_g[12] = (int32_t)new_g12;
    new_g[13] = (int32_t)new_g13;
    new_g[14] = (int32_t)new_g14;
    new_g[15] = (int32_t)new_g15;
    new_g[16] = new_g16;
    *low_2 = low_20;
    *high_2 = high_20;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void goldilocks_divsteps_de(
    int32_t *k_,
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t out[15],
    int32_t *cut_u,
    int32_t *cut_v,
    int32_t u,
    int32_t v,
    const int32_t d[15],
    const int32_t e[15],
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
    const int32_t d9 = d[9];
    const int32_t d10 = d[10];
    const int32_t d11 = d[11];
    const int32_t d12 = d[12];
    const int32_t d13 = d[13];
    const int32_t d14 = d[14];
    const int32_t e0 = e[0];
    const int32_t e1 = e[1];
    const int32_t e2 = e[2];
    const int32_t e3 = e[3];
    const int32_t e4 = e[4];
    const int32_t e5 = e[5];
    const int32_t e6 = e[6];
    const int32_t e7 = e[7];
    const int32_t e8 = e[8];
    const int32_t e9 = e[9];
    const int32_t e10 = e[10];
    const int32_t e11 = e[11];
    const int32_t e12 = e[12];
    const int32_t e13 = e[13];
    const int32_t e14 = e[14];
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
    const uint32_t x18_1 = x18 * 1;
    const uint32_t x19 = x18_1 & 0x3fffffff;
    const int64_t r2 = r0 + (int64_t)x19 * -1;
    const int32_t x20 = (int32_t)(r2 >> 30);
    const int32_t x21 = x9 >> 31;
    const int32_t x22 = 0 - (x11 & 1);
    const int32_t x23 = x21 | ~x22;
    const int32_t x24 = x11 >> 1;
    const int32_t x25 = (int32_t)(0 - (uint32_t)(x9 ^ x23));
    const int32_t x26 = (x24 & ~x23) | (x10 & x23);
    const int32_t x27 = x24 - ((x10 ^ x21) & x22);
    const int64_t r3 = (int64_t)x14 * d1 + (int64_t)x17 * e1 + (int64_t)x20;
    const uint32_t out0 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x28 = (int32_t)(r3 >> 30);
    const int64_t r4 = (int64_t)x14 * d2 + (int64_t)x17 * e2 + (int64_t)x28;
    const uint32_t out1 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x29 = (int32_t)(r4 >> 30);
    const int32_t x30 = x25 >> 31;
    const int32_t x31 = 0 - (x27 & 1);
    const int32_t x32 = x30 | ~x31;
    const int32_t x33 = x27 >> 1;
    const int32_t x34 = (int32_t)(0 - (uint32_t)(x25 ^ x32));
    const int32_t x35 = (x33 & ~x32) | (x26 & x32);
    const int32_t x36 = x33 - ((x26 ^ x30) & x31);
    const int64_t r5 = (int64_t)x14 * d3 + (int64_t)x17 * e3 + (int64_t)x29;
    const uint32_t out2 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x37 = (int32_t)(r5 >> 30);
    const int64_t r6 = (int64_t)x14 * d4 + (int64_t)x17 * e4 + (int64_t)x37;
    const uint32_t out3 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x38 = (int32_t)(r6 >> 30);
    const int32_t x39 = x34 >> 31;
    const int32_t x40 = 0 - (x36 & 1);
    const int32_t x41 = x39 | ~x40;
    const int32_t x42 = x36 >> 1;
    const int32_t x43 = (int32_t)(0 - (uint32_t)(x34 ^ x41));
    const int32_t x44 = (x42 & ~x41) | (x35 & x41);
    const int32_t x45 = x42 - ((x35 ^ x39) & x40);
    const int64_t r7 = (int64_t)x14 * d5 + (int64_t)x17 * e5 + (int64_t)x38;
    const uint32_t out4 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x46 = (int32_t)(r7 >> 30);
    const int32_t x47 = x43 >> 31;
    const int32_t x48 = 0 - (x45 & 1);
    const int32_t x49 = x47 | ~x48;
    const int32_t x50 = x45 >> 1;
    const int32_t x51 = (int32_t)(0 - (uint32_t)(x43 ^ x49));
    const int32_t x52 = (x50 & ~x49) | (x44 & x49);
    const int32_t x53 = x50 - ((x44 ^ x47) & x48);
    const int64_t r8 = (int64_t)x14 * d6 + (int64_t)x17 * e6 + (int64_t)x46;
    const uint32_t out5 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x54 = (int32_t)(r8 >> 30);
    const int64_t r9 = (int64_t)x14 * d7 + (int64_t)x17 * e7 + (int64_t)x54 + (int64_t)x19 * -16384;
    const uint32_t out6 = (uint32_t)r9 & 0x3fffffff;
    const int32_t x55 = (int32_t)(r9 >> 30);
    const int32_t x56 = x51 >> 31;
    const int32_t x57 = 0 - (x53 & 1);
    const int32_t x58 = x56 | ~x57;
    const int32_t x59 = x53 >> 1;
    const int32_t x60 = (int32_t)(0 - (uint32_t)(x51 ^ x58));
    const int32_t x61 = (x59 & ~x58) | (x52 & x58);
    const int32_t x62 = x59 - ((x52 ^ x56) & x57);
    const int64_t r11 = (int64_t)x14 * d8 + (int64_t)x17 * e8 + (int64_t)x55;
    const uint32_t out7 = (uint32_t)r11 & 0x3fffffff;
    const int32_t x63 = (int32_t)(r11 >> 30);
    const int64_t r12 = (int64_t)x14 * d9 + (int64_t)x17 * e9 + (int64_t)x63;
    const uint32_t out8 = (uint32_t)r12 & 0x3fffffff;
    const int32_t x64 = (int32_t)(r12 >> 30);
    const int32_t x65 = x60 >> 31;
    const int32_t x66 = 0 - (x62 & 1);
    const int32_t x67 = x65 | ~x66;
    const int32_t x68 = x62 >> 1;
    const int32_t x69 = (int32_t)(0 - (uint32_t)(x60 ^ x67));
    const int32_t x70 = (x68 & ~x67) | (x61 & x67);
    const int32_t x71 = x68 - ((x61 ^ x65) & x66);
    const int64_t r13 = (int64_t)x14 * d10 + (int64_t)x17 * e10 + (int64_t)x64;
    const uint32_t out9 = (uint32_t)r13 & 0x3fffffff;
    const int32_t x72 = (int32_t)(r13 >> 30);
    const int32_t x73 = x69 >> 31;
    const int32_t x74 = 0 - (x71 & 1);
    const int32_t x75 = x73 | ~x74;
    const int32_t x76 = x71 >> 1;
    const int32_t x77 = (int32_t)(0 - (uint32_t)(x69 ^ x75));
    const int32_t x78 = (x76 & ~x75) | (x70 & x75);
    const int32_t x79 = x76 - ((x70 ^ x73) & x74);
    const int64_t r14 = (int64_t)x14 * d11 + (int64_t)x17 * e11 + (int64_t)x72;
    const uint32_t out10 = (uint32_t)r14 & 0x3fffffff;
    const int32_t x80 = (int32_t)(r14 >> 30);
    const int64_t r15 = (int64_t)x14 * d12 + (int64_t)x17 * e12 + (int64_t)x80;
    const uint32_t out11 = (uint32_t)r15 & 0x3fffffff;
    const int32_t x81 = (int32_t)(r15 >> 30);
    const int32_t x82 = x77 >> 31;
    const int32_t x83 = 0 - (x79 & 1);
    const int32_t x84 = x82 | ~x83;
    const int32_t x85 = x79 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x77 ^ x84));
    const int32_t x86 = (x85 & ~x84) | (x78 & x84);
    const int32_t x87 = x85 - ((x78 ^ x82) & x83);
    const int64_t r16 = (int64_t)x14 * d13 + (int64_t)x17 * e13 + (int64_t)x81;
    const uint32_t out12 = (uint32_t)r16 & 0x3fffffff;
    const int32_t x88 = (int32_t)(r16 >> 30);
    const int64_t r17 = (int64_t)x14 * d14
        + (int64_t)x17 * e14
        + (int64_t)x88
        + (int64_t)x19 * 0x10000000;
    const uint32_t out13 = (uint32_t)r17 & 0x3fffffff;
    const int32_t out14 = (int32_t)(r17 >> 30);
    const int32_t x89 = x86 + x86 + 1;
    const int32_t x90 = x89 + 512;
    const int32_t x91 = (int32_t)((uint32_t)x90 << 12);
    const int32_t u10 = x91 >> 22;
    const int32_t x92 = x89 + 0x80200;
    const int32_t v10 = x92 >> 20;
    const int32_t x93 = x87 + 512;
    const int32_t x94 = (int32_t)((uint32_t)x93 << 12);
    const int32_t q10 = x94 >> 22;
    const int32_t x95 = x87 + 0x80200;
    const int32_t r10 = x95 >> 20;
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
    out[8] = (int32_t)out8;
    out[9] = (int32_t)out9;
    out[10] = (int32_t)out10;
    out[11] = (int32_t)out11;
    out[12] = (int32_t)out12;
    out[13] = (int32_t)out13;
    out[14] = out14;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void goldilocks_divsteps_last(
    int32_t *k_,
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t out[15],
    int32_t *cut_u,
    int32_t *cut_v,
    int32_t u,
    int32_t v,
    const int32_t d[15],
    const int32_t e[15],
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
    const int32_t d9 = d[9];
    const int32_t d10 = d[10];
    const int32_t d11 = d[11];
    const int32_t d12 = d[12];
    const int32_t d13 = d[13];
    const int32_t d14 = d[14];
    const int32_t e0 = e[0];
    const int32_t e1 = e[1];
    const int32_t e2 = e[2];
    const int32_t e3 = e[3];
    const int32_t e4 = e[4];
    const int32_t e5 = e[5];
    const int32_t e6 = e[6];
    const int32_t e7 = e[7];
    const int32_t e8 = e[8];
    const int32_t e9 = e[9];
    const int32_t e10 = e[10];
    const int32_t e11 = e[11];
    const int32_t e12 = e[12];
    const int32_t e13 = e[13];
    const int32_t e14 = e[14];
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
    const uint32_t x18_1 = x18 * 1;
    const uint32_t x19 = x18_1 & 0x3fffffff;
    const int64_t r2 = r0 + (int64_t)x19 * -1;
    const int32_t x20 = (int32_t)(r2 >> 30);
    const int32_t x21 = x9 >> 31;
    const int32_t x22 = 0 - (x11 & 1);
    const int32_t x23 = x21 | ~x22;
    const int32_t x24 = x11 >> 1;
    const int32_t x25 = (int32_t)(0 - (uint32_t)(x9 ^ x23));
    const int32_t x26 = (x24 & ~x23) | (x10 & x23);
    const int32_t x27 = x24 - ((x10 ^ x21) & x22);
    const int64_t r3 = (int64_t)x14 * d1 + (int64_t)x17 * e1 + (int64_t)x20;
    const uint32_t out0 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x28 = (int32_t)(r3 >> 30);
    const int64_t r4 = (int64_t)x14 * d2 + (int64_t)x17 * e2 + (int64_t)x28;
    const uint32_t out1 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x29 = (int32_t)(r4 >> 30);
    const int32_t x30 = x25 >> 31;
    const int32_t x31 = 0 - (x27 & 1);
    const int32_t x32 = x30 | ~x31;
    const int32_t x33 = x27 >> 1;
    const int32_t x34 = (int32_t)(0 - (uint32_t)(x25 ^ x32));
    const int32_t x35 = (x33 & ~x32) | (x26 & x32);
    const int32_t x36 = x33 - ((x26 ^ x30) & x31);
    const int64_t r5 = (int64_t)x14 * d3 + (int64_t)x17 * e3 + (int64_t)x29;
    const uint32_t out2 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x37 = (int32_t)(r5 >> 30);
    const int64_t r6 = (int64_t)x14 * d4 + (int64_t)x17 * e4 + (int64_t)x37;
    const uint32_t out3 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x38 = (int32_t)(r6 >> 30);
    const int32_t x39 = x34 >> 31;
    const int32_t x40 = 0 - (x36 & 1);
    const int32_t x41 = x39 | ~x40;
    const int32_t x42 = x36 >> 1;
    const int32_t x43 = (int32_t)(0 - (uint32_t)(x34 ^ x41));
    const int32_t x44 = (x42 & ~x41) | (x35 & x41);
    const int32_t x45 = x42 - ((x35 ^ x39) & x40);
    const int64_t r7 = (int64_t)x14 * d5 + (int64_t)x17 * e5 + (int64_t)x38;
    const uint32_t out4 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x46 = (int32_t)(r7 >> 30);
    const int32_t x47 = x43 >> 31;
    const int32_t x48 = 0 - (x45 & 1);
    const int32_t x49 = x47 | ~x48;
    const int32_t x50 = x45 >> 1;
    const int32_t x51 = (int32_t)(0 - (uint32_t)(x43 ^ x49));
    const int32_t x52 = (x50 & ~x49) | (x44 & x49);
    const int32_t x53 = x50 - ((x44 ^ x47) & x48);
    const int64_t r8 = (int64_t)x14 * d6 + (int64_t)x17 * e6 + (int64_t)x46;
    const uint32_t out5 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x54 = (int32_t)(r8 >> 30);
    const int64_t r9 = (int64_t)x14 * d7 + (int64_t)x17 * e7 + (int64_t)x54 + (int64_t)x19 * -16384;
    const uint32_t out6 = (uint32_t)r9 & 0x3fffffff;
    const int32_t x55 = (int32_t)(r9 >> 30);
    const int32_t x56 = x51 >> 31;
    const int32_t x57 = 0 - (x53 & 1);
    const int32_t x58 = x56 | ~x57;
    const int32_t x59 = x53 >> 1;
    const int32_t x60 = (int32_t)(0 - (uint32_t)(x51 ^ x58));
    const int32_t x61 = (x59 & ~x58) | (x52 & x58);
    const int32_t x62 = x59 - ((x52 ^ x56) & x57);
    const int64_t r11 = (int64_t)x14 * d8 + (int64_t)x17 * e8 + (int64_t)x55;
    const uint32_t out7 = (uint32_t)r11 & 0x3fffffff;
    const int32_t x63 = (int32_t)(r11 >> 30);
    const int64_t r12 = (int64_t)x14 * d9 + (int64_t)x17 * e9 + (int64_t)x63;
    const uint32_t out8 = (uint32_t)r12 & 0x3fffffff;
    const int32_t x64 = (int32_t)(r12 >> 30);
    const int32_t x65 = x60 >> 31;
    const int32_t x66 = 0 - (x62 & 1);
    const int32_t x67 = x65 | ~x66;
    const int32_t x68 = x62 >> 1;
    const int32_t x69 = (int32_t)(0 - (uint32_t)(x60 ^ x67));
    const int32_t x70 = (x68 & ~x67) | (x61 & x67);
    const int32_t x71 = x68 - ((x61 ^ x65) & x66);
    const int64_t r13 = (int64_t)x14 * d10 + (int64_t)x17 * e10 + (int64_t)x64;
    const uint32_t out9 = (uint32_t)r13 & 0x3fffffff;
    const int32_t x72 = (int32_t)(r13 >> 30);
    const int32_t x73 = x69 >> 31;
    const int32_t x74 = 0 - (x71 & 1);
    const int32_t x75 = x73 | ~x74;
    const int32_t x76 = x71 >> 1;
    const int32_t x77 = (int32_t)(0 - (uint32_t)(x69 ^ x75));
    const int32_t x78 = (x76 & ~x75) | (x70 & x75);
    const int32_t x79 = x76 - ((x70 ^ x73) & x74);
    const int64_t r14 = (int64_t)x14 * d11 + (int64_t)x17 * e11 + (int64_t)x72;
    const uint32_t out10 = (uint32_t)r14 & 0x3fffffff;
    const int32_t x80 = (int32_t)(r14 >> 30);
    const int64_t r15 = (int64_t)x14 * d12 + (int64_t)x17 * e12 + (int64_t)x80;
    const uint32_t out11 = (uint32_t)r15 & 0x3fffffff;
    const int32_t x81 = (int32_t)(r15 >> 30);
    const int32_t x82 = x77 >> 31;
    const int32_t x83 = 0 - (x79 & 1);
    const int32_t x84 = x82 | ~x83;
    const int32_t x85 = x79 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x77 ^ x84));
    const int32_t x86 = (x85 & ~x84) | (x78 & x84);
    const int32_t x87 = x85 - ((x78 ^ x82) & x83);
    const int64_t r16 = (int64_t)x14 * d13 + (int64_t)x17 * e13 + (int64_t)x81;
    const uint32_t out12 = (uint32_t)r16 & 0x3fffffff;
    const int32_t x88 = (int32_t)(r16 >> 30);
    const int64_t r17 = (int64_t)x14 * d14
        + (int64_t)x17 * e14
        + (int64_t)x88
        + (int64_t)x19 * 0x10000000;
    const uint32_t out13 = (uint32_t)r17 & 0x3fffffff;
    const int32_t out14 = (int32_t)(r17 >> 30);
    const int32_t x89 = x86 + x86 + 1;
    const int32_t x90 = x89 + 512;
    const int32_t x91 = (int32_t)((uint32_t)x90 << 12);
    const int32_t u10 = x91 >> 22;
    const int32_t x92 = x89 + 0x80200;
    const int32_t v10 = x92 >> 20;
    const int32_t x93 = x87 + 512;
    const int32_t x94 = (int32_t)((uint32_t)x93 << 12);
    const int32_t q10 = x94 >> 22;
    const int32_t x95 = x87 + 0x80200;
    const int32_t r10 = x95 >> 20;
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
    out[8] = (int32_t)out8;
    out[9] = (int32_t)out9;
    out[10] = (int32_t)out10;
    out[11] = (int32_t)out11;
    out[12] = (int32_t)out12;
    out[13] = (int32_t)out13;
    out[14] = out14;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `next, all = low bits of floor((u * f + v * g) / 2^9), fewer in next than in all (not proved; bounds are)`
//
// - takes `u` in `[-512, 512]`
// - takes `v` in `[-512, 512]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
// - returns `next` in `[-2^31, 2^31 - 1]`
// - returns `all` in `[-2^31, 2^31 - 1]`
static void goldilocks_divsteps_words(
    int32_t *next,
    int32_t *all,
    int32_t u,
    int32_t v,
    const int32_t f[17],
    const int32_t g[17]) {
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
static void goldilocks_divsteps_low(int32_t *out, int32_t u, int32_t v, int32_t f, int32_t g) {
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
static void goldilocks_divsteps_ahead(int32_t *out, int32_t u, int32_t v, int32_t f, int32_t g) {
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
static void goldilocks_divsteps_pair(
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
static void goldilocks_divsteps_batch(
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

// `2^27 * out + low + 2^491 * high = u * f + v * g`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
// - returns `low` in `[0, 2^27 - 1]`
// - returns `high` in `[-5, 4]`
static void goldilocks_update_fg(
    int32_t out[17],
    uint32_t *low,
    int32_t *high,
    int32_t u,
    int32_t v,
    const int32_t f[17],
    const int32_t g[17]) {
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
    const int32_t f10 = f[10];
    const int32_t f11 = f[11];
    const int32_t f12 = f[12];
    const int32_t f13 = f[13];
    const int32_t f14 = f[14];
    const int32_t f15 = f[15];
    const int32_t f16 = f[16];
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
    const int32_t g10 = g[10];
    const int32_t g11 = g[11];
    const int32_t g12 = g[12];
    const int32_t g13 = g[13];
    const int32_t g14 = g[14];
    const int32_t g15 = g[15];
    const int32_t g16 = g[16];
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
    const int32_t x9 = (int32_t)(r9 >> 27);
    const int64_t r10 = (int64_t)u * f10 + (int64_t)v * g10 + (int64_t)x9;
    const uint32_t out9 = (uint32_t)r10 & 0x7ffffff;
    const int32_t x10 = (int32_t)(r10 >> 27);
    const int64_t r11 = (int64_t)u * f11 + (int64_t)v * g11 + (int64_t)x10;
    const uint32_t out10 = (uint32_t)r11 & 0x7ffffff;
    const int32_t x11 = (int32_t)(r11 >> 27);
    const int64_t r12 = (int64_t)u * f12 + (int64_t)v * g12 + (int64_t)x11;
    const uint32_t out11 = (uint32_t)r12 & 0x7ffffff;
    const int32_t x12 = (int32_t)(r12 >> 27);
    const int64_t r13 = (int64_t)u * f13 + (int64_t)v * g13 + (int64_t)x12;
    const uint32_t out12 = (uint32_t)r13 & 0x7ffffff;
    const int32_t x13 = (int32_t)(r13 >> 27);
    const int64_t r14 = (int64_t)u * f14 + (int64_t)v * g14 + (int64_t)x13;
    const uint32_t out13 = (uint32_t)r14 & 0x7ffffff;
    const int32_t x14 = (int32_t)(r14 >> 27);
    const int64_t r15 = (int64_t)u * f15 + (int64_t)v * g15 + (int64_t)x14;
    const uint32_t out14 = (uint32_t)r15 & 0x7ffffff;
    const int32_t x15 = (int32_t)(r15 >> 27);
    const int64_t r16 = (int64_t)u * f16 + (int64_t)v * g16 + (int64_t)x15;
    const uint32_t out15 = (uint32_t)r16 & 0x7ffffff;
    const int32_t out16 = (int32_t)(r16 >> 27);
    const int64_t r17 = (r16 >> 27) - (int64_t)out16;
    const int32_t high0 = (int32_t)(r17 >> 32);
    out[0] = (int32_t)out0;
    out[1] = (int32_t)out1;
    out[2] = (int32_t)out2;
    out[3] = (int32_t)out3;
    out[4] = (int32_t)out4;
    out[5] = (int32_t)out5;
    out[6] = (int32_t)out6;
    out[7] = (int32_t)out7;
    out[8] = (int32_t)out8;
    out[9] = (int32_t)out9;
    out[10] = (int32_t)out10;
    out[11] = (int32_t)out11;
    out[12] = (int32_t)out12;
    out[13] = (int32_t)out13;
    out[14] = (int32_t)out14;
    out[15] = (int32_t)out15;
    out[16] = out16;
    *low = low0;
    *high = high0;
}

// `2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void goldilocks_update_de(
    int32_t out[15],
    int32_t *cut_u,
    int32_t *cut_v,
    int32_t u,
    int32_t v,
    const int32_t d[15],
    const int32_t e[15]) {
    const int32_t d0 = d[0];
    const int32_t d1 = d[1];
    const int32_t d2 = d[2];
    const int32_t d3 = d[3];
    const int32_t d4 = d[4];
    const int32_t d5 = d[5];
    const int32_t d6 = d[6];
    const int32_t d7 = d[7];
    const int32_t d8 = d[8];
    const int32_t d9 = d[9];
    const int32_t d10 = d[10];
    const int32_t d11 = d[11];
    const int32_t d12 = d[12];
    const int32_t d13 = d[13];
    const int32_t d14 = d[14];
    const int32_t e0 = e[0];
    const int32_t e1 = e[1];
    const int32_t e2 = e[2];
    const int32_t e3 = e[3];
    const int32_t e4 = e[4];
    const int32_t e5 = e[5];
    const int32_t e6 = e[6];
    const int32_t e7 = e[7];
    const int32_t e8 = e[8];
    const int32_t e9 = e[9];
    const int32_t e10 = e[10];
    const int32_t e11 = e[11];
    const int32_t e12 = e[12];
    const int32_t e13 = e[13];
    const int32_t e14 = e[14];
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
    const uint32_t x6_1 = x6 * 1;
    const uint32_t x7 = x6_1 & 0x3fffffff;
    const int64_t r1 = r0 + (int64_t)x7 * -1;
    const int32_t x8 = (int32_t)(r1 >> 30);
    const int64_t r2 = (int64_t)x2 * d1 + (int64_t)x5 * e1 + (int64_t)x8;
    const uint32_t out0 = (uint32_t)r2 & 0x3fffffff;
    const int32_t x9 = (int32_t)(r2 >> 30);
    const int64_t r3 = (int64_t)x2 * d2 + (int64_t)x5 * e2 + (int64_t)x9;
    const uint32_t out1 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x10 = (int32_t)(r3 >> 30);
    const int64_t r4 = (int64_t)x2 * d3 + (int64_t)x5 * e3 + (int64_t)x10;
    const uint32_t out2 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x11 = (int32_t)(r4 >> 30);
    const int64_t r5 = (int64_t)x2 * d4 + (int64_t)x5 * e4 + (int64_t)x11;
    const uint32_t out3 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x12 = (int32_t)(r5 >> 30);
    const int64_t r6 = (int64_t)x2 * d5 + (int64_t)x5 * e5 + (int64_t)x12;
    const uint32_t out4 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x13 = (int32_t)(r6 >> 30);
    const int64_t r7 = (int64_t)x2 * d6 + (int64_t)x5 * e6 + (int64_t)x13;
    const uint32_t out5 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x14 = (int32_t)(r7 >> 30);
    const int64_t r8 = (int64_t)x2 * d7 + (int64_t)x5 * e7 + (int64_t)x14 + (int64_t)x7 * -16384;
    const uint32_t out6 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x15 = (int32_t)(r8 >> 30);
    const int64_t r9 = (int64_t)x2 * d8 + (int64_t)x5 * e8 + (int64_t)x15;
    const uint32_t out7 = (uint32_t)r9 & 0x3fffffff;
    const int32_t x16 = (int32_t)(r9 >> 30);
    const int64_t r10 = (int64_t)x2 * d9 + (int64_t)x5 * e9 + (int64_t)x16;
    const uint32_t out8 = (uint32_t)r10 & 0x3fffffff;
    const int32_t x17 = (int32_t)(r10 >> 30);
    const int64_t r11 = (int64_t)x2 * d10 + (int64_t)x5 * e10 + (int64_t)x17;
    const uint32_t out9 = (uint32_t)r11 & 0x3fffffff;
    const int32_t x18 = (int32_t)(r11 >> 30);
    const int64_t r12 = (int64_t)x2 * d11 + (int64_t)x5 * e11 + (int64_t)x18;
    const uint32_t out10 = (uint32_t)r12 & 0x3fffffff;
    const int32_t x19 = (int32_t)(r12 >> 30);
    const int64_t r13 = (int64_t)x2 * d12 + (int64_t)x5 * e12 + (int64_t)x19;
    const uint32_t out11 = (uint32_t)r13 & 0x3fffffff;
    const int32_t x20 = (int32_t)(r13 >> 30);
    const int64_t r14 = (int64_t)x2 * d13 + (int64_t)x5 * e13 + (int64_t)x20;
    const uint32_t out12 = (uint32_t)r14 & 0x3fffffff;
    const int32_t x21 = (int32_t)(r14 >> 30);
    const int64_t r15 = (int64_t)x2 * d14
        + (int64_t)x5 * e14
        + (int64_t)x21
        + (int64_t)x7 * 0x10000000;
    const uint32_t out13 = (uint32_t)r15 & 0x3fffffff;
    const int32_t out14 = (int32_t)(r15 >> 30);
    out[0] = (int32_t)out0;
    out[1] = (int32_t)out1;
    out[2] = (int32_t)out2;
    out[3] = (int32_t)out3;
    out[4] = (int32_t)out4;
    out[5] = (int32_t)out5;
    out[6] = (int32_t)out6;
    out[7] = (int32_t)out7;
    out[8] = (int32_t)out8;
    out[9] = (int32_t)out9;
    out[10] = (int32_t)out10;
    out[11] = (int32_t)out11;
    out[12] = (int32_t)out12;
    out[13] = (int32_t)out13;
    out[14] = out14;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `out = the integer of the limbs of a (mod p), 0 <= out < p`
//
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
static void goldilocks_invert_start(int32_t out[17], const uint32_t a[16]) {
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
    const uint32_t x117 = x103 ^ (c29_mask & (x88 ^ x103));
    const uint32_t x118 = x104 ^ (c29_mask & (x89 ^ x104));
    const uint32_t x119 = x105 ^ (c29_mask & (x90 ^ x105));
    const uint32_t x120 = x106 ^ (c29_mask & (x91 ^ x106));
    const uint32_t x121 = x107 ^ (c29_mask & (x92 ^ x107));
    const uint32_t x122 = x108 ^ (c29_mask & (x93 ^ x108));
    const uint32_t x123 = x109 ^ (c29_mask & (x94 ^ x109));
    const uint32_t x124 = x110 ^ (c29_mask & (x95 ^ x110));
    const uint32_t x125 = x111 ^ (c29_mask & (x96 ^ x111));
    const uint32_t x126 = x112 ^ (c29_mask & (x97 ^ x112));
    const uint32_t x127 = x113 ^ (c29_mask & (x98 ^ x113));
    const uint32_t x128 = x114 ^ (c29_mask & (x99 ^ x114));
    const uint32_t x129 = x115 ^ (c29_mask & (x100 ^ x115));
    const uint32_t x130 = x116 ^ (c29_mask & (x101 ^ x116));
    const uint32_t x131 = x117 & 0x7ffffff;
    const uint32_t x132 = x118 & 0x3fffff;
    const uint32_t x133 = (x117 >> 27) + (x132 << 5);
    const uint32_t x134 = x119 & 0x1ffff;
    const uint32_t x135 = (x118 >> 22) + (x134 << 10);
    const uint32_t x136 = x120 & 4095;
    const uint32_t x137 = (x119 >> 17) + (x136 << 15);
    const uint32_t x138 = x121 & 127;
    const uint32_t x139 = (x120 >> 12) + (x138 << 20);
    const uint32_t x140 = x122 & 3;
    const uint32_t x141 = (x121 >> 7) + (x140 << 25);
    const uint32_t x142 = (x122 >> 2) & 0x7ffffff;
    const uint32_t x143 = x123 & 0xffffff;
    const uint32_t x144 = (x122 >> 29) + (x143 << 3);
    const uint32_t x145 = x124 & 0x7ffff;
    const uint32_t x146 = (x123 >> 24) + (x145 << 8);
    const uint32_t x147 = x125 & 16383;
    const uint32_t x148 = (x124 >> 19) + (x147 << 13);
    const uint32_t x149 = x126 & 511;
    const uint32_t x150 = (x125 >> 14) + (x149 << 18);
    const uint32_t x151 = x127 & 15;
    const uint32_t x152 = (x126 >> 9) + (x151 << 23);
    const uint32_t x153 = (x127 >> 4) & 0x7ffffff;
    const uint32_t x154 = x128 & 0x3ffffff;
    const uint32_t x155 = (x127 >> 31) + (x154 << 1);
    const uint32_t x156 = x129 & 0x1fffff;
    const uint32_t x157 = (x128 >> 26) + (x156 << 6);
    const uint32_t x158 = x130 & 65535;
    const uint32_t x159 = (x129 >> 21) + (x158 << 11);
    const int32_t o0 = (int32_t)x131 - 0x8000000;
    const int32_t o1 = (int32_t)x133 - 0x8000000 + 1;
    const int32_t o2 = (int32_t)x135 - 0x8000000 + 1;
    const int32_t o3 = (int32_t)x137 - 0x8000000 + 1;
    const int32_t o4 = (int32_t)x139 - 0x8000000 + 1;
    const int32_t o5 = (int32_t)x141 - 0x8000000 + 1;
    const int32_t o6 = (int32_t)x142 - 0x8000000 + 1;
    const int32_t o7 = (int32_t)x144 - 0x8000000 + 1;
    const int32_t o8 = (int32_t)x146 - 0x8000000 + 1;
    const int32_t o9 = (int32_t)x148 - 0x8000000 + 1;
    const int32_t o10 = (int32_t)x150 - 0x8000000 + 1;
    const int32_t o11 = (int32_t)x152 - 0x8000000 + 1;
    const int32_t o12 = (int32_t)x153 - 0x8000000 + 1;
    const int32_t o13 = (int32_t)x155 - 0x8000000 + 1;
    const int32_t o14 = (int32_t)x157 - 0x8000000 + 1;
    const int32_t o15 = (int32_t)x159 - 0x8000000 + 1;
    const uint32_t o16 = (x130 >> 16) + 1;
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
    out[16] = (int32_t)o16;
}

// `out = 1 if f < 0, else 0`
//
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
// - returns `out` in `[0, 1]`
static void goldilocks_invert_sign(uint32_t *out, const int32_t f[17]) {
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
    const int32_t f10 = f[10];
    const int32_t f11 = f[11];
    const int32_t f12 = f[12];
    const int32_t f13 = f[13];
    const int32_t f14 = f[14];
    const int32_t f15 = f[15];
    const int32_t f16 = f[16];
    const int32_t x0 = f1 + (f0 >> 27);
    const int32_t x1 = f2 + (x0 >> 27);
    const int32_t x2 = f3 + (x1 >> 27);
    const int32_t x3 = f4 + (x2 >> 27);
    const int32_t x4 = f5 + (x3 >> 27);
    const int32_t x5 = f6 + (x4 >> 27);
    const int32_t x6 = f7 + (x5 >> 27);
    const int32_t x7 = f8 + (x6 >> 27);
    const int32_t x8 = f9 + (x7 >> 27);
    const int32_t x9 = f10 + (x8 >> 27);
    const int32_t x10 = f11 + (x9 >> 27);
    const int32_t x11 = f12 + (x10 >> 27);
    const int32_t x12 = f13 + (x11 >> 27);
    const int32_t x13 = f14 + (x12 >> 27);
    const int32_t x14 = f15 + (x13 >> 27);
    const int32_t x15 = x14 >> 27;
    const int64_t r0 = (int64_t)f16 + (int64_t)x15;
    const int32_t x16 = (int32_t)(r0 >> 32);
    const uint32_t x17 = (uint32_t)x16 + 1;
    uint32_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u32(&o0_unread, x17, 1, 0);
    *out = (uint32_t)o0;
}

// `out = -d if negative is 1, d if it is 0 (mod p)`
//
// - takes `negative` in `[0, 1]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
static void goldilocks_invert_finish(uint32_t out[16], uint32_t negative, const int32_t d[15]) {
    const int32_t d0 = d[0];
    const int32_t d1 = d[1];
    const int32_t d2 = d[2];
    const int32_t d3 = d[3];
    const int32_t d4 = d[4];
    const int32_t d5 = d[5];
    const int32_t d6 = d[6];
    const int32_t d7 = d[7];
    const int32_t d8 = d[8];
    const int32_t d9 = d[9];
    const int32_t d10 = d[10];
    const int32_t d11 = d[11];
    const int32_t d12 = d[12];
    const int32_t d13 = d[13];
    const int32_t d14 = d[14];
    const int32_t x0 = -2 - d0;
    const int32_t x1 = d0 + -2;
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint32_t negative_mask = (uint32_t)0 - limbforge_barrier_u32(negative);
    const int32_t x2 = (int32_t)((uint32_t)x1 ^ (negative_mask & ((uint32_t)x0 ^ (uint32_t)x1)));
    const int32_t x3 = 0 - d1;
    const int32_t x4 = (int32_t)((uint32_t)d1 ^ (negative_mask & ((uint32_t)x3 ^ (uint32_t)d1)));
    const int32_t x5 = x4 + (x2 >> 30);
    const uint32_t x6 = (uint32_t)x5 & 0x3fffffff;
    const int32_t x7 = 0 - d2;
    const int32_t x8 = (int32_t)((uint32_t)d2 ^ (negative_mask & ((uint32_t)x7 ^ (uint32_t)d2)));
    const int32_t x9 = x8 + (x5 >> 30);
    const uint32_t x10 = (uint32_t)x9 & 0x3fffffff;
    const int32_t x11 = 0 - d3;
    const int32_t x12 = (int32_t)((uint32_t)d3 ^ (negative_mask & ((uint32_t)x11 ^ (uint32_t)d3)));
    const int32_t x13 = x12 + (x9 >> 30);
    const uint32_t x14 = (uint32_t)x13 & 0x3fffffff;
    const int32_t x15 = 0 - d4;
    const int32_t x16 = (int32_t)((uint32_t)d4 ^ (negative_mask & ((uint32_t)x15 ^ (uint32_t)d4)));
    const int32_t x17 = x16 + (x13 >> 30);
    const uint32_t x18 = (uint32_t)x17 & 0x3fffffff;
    const int32_t x19 = 0 - d5;
    const int32_t x20 = (int32_t)((uint32_t)d5 ^ (negative_mask & ((uint32_t)x19 ^ (uint32_t)d5)));
    const int32_t x21 = x20 + (x17 >> 30);
    const uint32_t x22 = (uint32_t)x21 & 0x3fffffff;
    const int32_t x23 = 0 - d6;
    const int32_t x24 = (int32_t)((uint32_t)d6 ^ (negative_mask & ((uint32_t)x23 ^ (uint32_t)d6)));
    const int32_t x25 = x24 + (x21 >> 30);
    const uint32_t x26 = (uint32_t)x25 & 0x3fffffff;
    const int32_t x27 = -32768 - d7;
    const int32_t x28 = d7 + -32768;
    const int32_t x29 = (int32_t)((uint32_t)x28 ^ (negative_mask & ((uint32_t)x27 ^ (uint32_t)x28)));
    const int32_t x30 = x29 + (x25 >> 30);
    const uint32_t x31 = (uint32_t)x30 & 0x3fffffff;
    const int32_t x32 = 0 - d8;
    const int32_t x33 = (int32_t)((uint32_t)d8 ^ (negative_mask & ((uint32_t)x32 ^ (uint32_t)d8)));
    const int32_t x34 = x33 + (x30 >> 30);
    const uint32_t x35 = (uint32_t)x34 & 0x3fffffff;
    const int32_t x36 = 0 - d9;
    const int32_t x37 = (int32_t)((uint32_t)d9 ^ (negative_mask & ((uint32_t)x36 ^ (uint32_t)d9)));
    const int32_t x38 = x37 + (x34 >> 30);
    const uint32_t x39 = (uint32_t)x38 & 0x3fffffff;
    const int32_t x40 = 0 - d10;
    const int32_t x41 = (int32_t)((uint32_t)d10 ^ (negative_mask & ((uint32_t)x40 ^ (uint32_t)d10)));
    const int32_t x42 = x41 + (x38 >> 30);
    const uint32_t x43 = (uint32_t)x42 & 0x3fffffff;
    const int32_t x44 = 0 - d11;
    const int32_t x45 = (int32_t)((uint32_t)d11 ^ (negative_mask & ((uint32_t)x44 ^ (uint32_t)d11)));
    const int32_t x46 = x45 + (x42 >> 30);
    const uint32_t x47 = (uint32_t)x46 & 0x3fffffff;
    const int32_t x48 = 0 - d12;
    const int32_t x49 = (int32_t)((uint32_t)d12 ^ (negative_mask & ((uint32_t)x48 ^ (uint32_t)d12)));
    const int32_t x50 = x49 + (x46 >> 30);
    const uint32_t x51 = (uint32_t)x50 & 0x3fffffff;
    const int32_t x52 = 0 - d13;
    const int32_t x53 = (int32_t)((uint32_t)d13 ^ (negative_mask & ((uint32_t)x52 ^ (uint32_t)d13)));
    const int32_t x54 = x53 + (x50 >> 30);
    const uint32_t x55 = (uint32_t)x54 & 0x3fffffff;
    const int32_t x56 = 0x20000000 - d14;
    const int32_t x57 = d14 + 0x20000000;
    const int32_t x58 = (int32_t)((uint32_t)x57 ^ (negative_mask & ((uint32_t)x56 ^ (uint32_t)x57)));
    const int32_t x59 = x58 + (x54 >> 30);
    const uint32_t x60 = x6 & 3;
    const uint32_t x61 = ((uint32_t)x2 & 0x3fffffff) + (x60 << 30);
    const uint32_t x62 = x10 & 15;
    const uint32_t x63 = (x6 >> 2) + (x62 << 28);
    const uint32_t x64 = x14 & 63;
    const uint32_t x65 = (x10 >> 4) + (x64 << 26);
    const uint32_t x66 = x18 & 255;
    const uint32_t x67 = (x14 >> 6) + (x66 << 24);
    const uint32_t x68 = x22 & 1023;
    const uint32_t x69 = (x18 >> 8) + (x68 << 22);
    const uint32_t x70 = x26 & 4095;
    const uint32_t x71 = (x22 >> 10) + (x70 << 20);
    const uint32_t x72 = x31 & 16383;
    const uint32_t x73 = (x26 >> 12) + (x72 << 18);
    const uint32_t x74 = x35 & 65535;
    const uint32_t x75 = (x31 >> 14) + (x74 << 16);
    const uint32_t x76 = x39 & 0x3ffff;
    const uint32_t x77 = (x35 >> 16) + (x76 << 14);
    const uint32_t x78 = x43 & 0xfffff;
    const uint32_t x79 = (x39 >> 18) + (x78 << 12);
    const uint32_t x80 = x47 & 0x3fffff;
    const uint32_t x81 = (x43 >> 20) + (x80 << 10);
    const uint32_t x82 = x51 & 0xffffff;
    const uint32_t x83 = (x47 >> 22) + (x82 << 8);
    const uint32_t x84 = x55 & 0x3ffffff;
    const uint32_t x85 = (x51 >> 24) + (x84 << 6);
    const uint32_t x86 = (uint32_t)x59 & 0xfffffff;
    const uint32_t x87 = (x55 >> 26) + (x86 << 4);
    const uint32_t x88 = (uint32_t)(x59 >> 28);
    uint32_t x89;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x89, x61, 0xfffffffc, 0);
    uint32_t x90;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x90, x63, 0xffffffff, c0);
    uint32_t x91;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x91, x65, 0xffffffff, c1);
    uint32_t x92;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x92, x67, 0xffffffff, c2);
    uint32_t x93;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x93, x69, 0xffffffff, c3);
    uint32_t x94;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x94, x71, 0xffffffff, c4);
    uint32_t x95;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x95, x73, 0xffffffff, c5);
    uint32_t x96;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x96, x75, 0xfffffffb, c6);
    uint32_t x97;
    const uint8_t c8 = limbforge_sub_borrow_u32(&x97, x77, 0xffffffff, c7);
    uint32_t x98;
    const uint8_t c9 = limbforge_sub_borrow_u32(&x98, x79, 0xffffffff, c8);
    uint32_t x99;
    const uint8_t c10 = limbforge_sub_borrow_u32(&x99, x81, 0xffffffff, c9);
    uint32_t x100;
    const uint8_t c11 = limbforge_sub_borrow_u32(&x100, x83, 0xffffffff, c10);
    uint32_t x101;
    const uint8_t c12 = limbforge_sub_borrow_u32(&x101, x85, 0xffffffff, c11);
    uint32_t x102;
    const uint8_t c13 = limbforge_sub_borrow_u32(&x102, x87, 0xffffffff, c12);
    uint32_t x103;
    const uint8_t c14 = limbforge_sub_borrow_u32(&x103, x88, 3, c13);
    const uint32_t c14_mask = (uint32_t)0 - (uint32_t)c14;
    const uint32_t x104 = x89 ^ (c14_mask & (x61 ^ x89));
    const uint32_t x105 = x90 ^ (c14_mask & (x63 ^ x90));
    const uint32_t x106 = x91 ^ (c14_mask & (x65 ^ x91));
    const uint32_t x107 = x92 ^ (c14_mask & (x67 ^ x92));
    const uint32_t x108 = x93 ^ (c14_mask & (x69 ^ x93));
    const uint32_t x109 = x94 ^ (c14_mask & (x71 ^ x94));
    const uint32_t x110 = x95 ^ (c14_mask & (x73 ^ x95));
    const uint32_t x111 = x96 ^ (c14_mask & (x75 ^ x96));
    const uint32_t x112 = x97 ^ (c14_mask & (x77 ^ x97));
    const uint32_t x113 = x98 ^ (c14_mask & (x79 ^ x98));
    const uint32_t x114 = x99 ^ (c14_mask & (x81 ^ x99));
    const uint32_t x115 = x100 ^ (c14_mask & (x83 ^ x100));
    const uint32_t x116 = x101 ^ (c14_mask & (x85 ^ x101));
    const uint32_t x117 = x102 ^ (c14_mask & (x87 ^ x102));
    const uint32_t x118 = x103 ^ (c14_mask & (x88 ^ x103));
    uint32_t x119;
    const uint8_t c15 = limbforge_sub_borrow_u32(&x119, x104, 0xfffffffe, 0);
    uint32_t x120;
    const uint8_t c16 = limbforge_sub_borrow_u32(&x120, x105, 0xffffffff, c15);
    uint32_t x121;
    const uint8_t c17 = limbforge_sub_borrow_u32(&x121, x106, 0xffffffff, c16);
    uint32_t x122;
    const uint8_t c18 = limbforge_sub_borrow_u32(&x122, x107, 0xffffffff, c17);
    uint32_t x123;
    const uint8_t c19 = limbforge_sub_borrow_u32(&x123, x108, 0xffffffff, c18);
    uint32_t x124;
    const uint8_t c20 = limbforge_sub_borrow_u32(&x124, x109, 0xffffffff, c19);
    uint32_t x125;
    const uint8_t c21 = limbforge_sub_borrow_u32(&x125, x110, 0xffffffff, c20);
    uint32_t x126;
    const uint8_t c22 = limbforge_sub_borrow_u32(&x126, x111, 0xfffffffd, c21);
    uint32_t x127;
    const uint8_t c23 = limbforge_sub_borrow_u32(&x127, x112, 0xffffffff, c22);
    uint32_t x128;
    const uint8_t c24 = limbforge_sub_borrow_u32(&x128, x113, 0xffffffff, c23);
    uint32_t x129;
    const uint8_t c25 = limbforge_sub_borrow_u32(&x129, x114, 0xffffffff, c24);
    uint32_t x130;
    const uint8_t c26 = limbforge_sub_borrow_u32(&x130, x115, 0xffffffff, c25);
    uint32_t x131;
    const uint8_t c27 = limbforge_sub_borrow_u32(&x131, x116, 0xffffffff, c26);
    uint32_t x132;
    const uint8_t c28 = limbforge_sub_borrow_u32(&x132, x117, 0xffffffff, c27);
    uint32_t x133;
    const uint8_t c29 = limbforge_sub_borrow_u32(&x133, x118, 1, c28);
    const uint32_t c29_mask = (uint32_t)0 - (uint32_t)c29;
    const uint32_t x134 = x119 ^ (c29_mask & (x104 ^ x119));
    const uint32_t x135 = x120 ^ (c29_mask & (x105 ^ x120));
    const uint32_t x136 = x121 ^ (c29_mask & (x106 ^ x121));
    const uint32_t x137 = x122 ^ (c29_mask & (x107 ^ x122));
    const uint32_t x138 = x123 ^ (c29_mask & (x108 ^ x123));
    const uint32_t x139 = x124 ^ (c29_mask & (x109 ^ x124));
    const uint32_t x140 = x125 ^ (c29_mask & (x110 ^ x125));
    const uint32_t x141 = x126 ^ (c29_mask & (x111 ^ x126));
    const uint32_t x142 = x127 ^ (c29_mask & (x112 ^ x127));
    const uint32_t x143 = x128 ^ (c29_mask & (x113 ^ x128));
    const uint32_t x144 = x129 ^ (c29_mask & (x114 ^ x129));
    const uint32_t x145 = x130 ^ (c29_mask & (x115 ^ x130));
    const uint32_t x146 = x131 ^ (c29_mask & (x116 ^ x131));
    const uint32_t x147 = x132 ^ (c29_mask & (x117 ^ x132));
    const uint32_t x148 = x133 ^ (c29_mask & (x118 ^ x133));
    uint32_t x149;
    const uint8_t c30 = limbforge_sub_borrow_u32(&x149, x134, 0xffffffff, 0);
    uint32_t x150;
    const uint8_t c31 = limbforge_sub_borrow_u32(&x150, x135, 0xffffffff, c30);
    uint32_t x151;
    const uint8_t c32 = limbforge_sub_borrow_u32(&x151, x136, 0xffffffff, c31);
    uint32_t x152;
    const uint8_t c33 = limbforge_sub_borrow_u32(&x152, x137, 0xffffffff, c32);
    uint32_t x153;
    const uint8_t c34 = limbforge_sub_borrow_u32(&x153, x138, 0xffffffff, c33);
    uint32_t x154;
    const uint8_t c35 = limbforge_sub_borrow_u32(&x154, x139, 0xffffffff, c34);
    uint32_t x155;
    const uint8_t c36 = limbforge_sub_borrow_u32(&x155, x140, 0xffffffff, c35);
    uint32_t x156;
    const uint8_t c37 = limbforge_sub_borrow_u32(&x156, x141, 0xfffffffe, c36);
    uint32_t x157;
    const uint8_t c38 = limbforge_sub_borrow_u32(&x157, x142, 0xffffffff, c37);
    uint32_t x158;
    const uint8_t c39 = limbforge_sub_borrow_u32(&x158, x143, 0xffffffff, c38);
    uint32_t x159;
    const uint8_t c40 = limbforge_sub_borrow_u32(&x159, x144, 0xffffffff, c39);
    uint32_t x160;
    const uint8_t c41 = limbforge_sub_borrow_u32(&x160, x145, 0xffffffff, c40);
    uint32_t x161;
    const uint8_t c42 = limbforge_sub_borrow_u32(&x161, x146, 0xffffffff, c41);
    uint32_t x162;
    const uint8_t c43 = limbforge_sub_borrow_u32(&x162, x147, 0xffffffff, c42);
    uint32_t c44_unread;
    const uint8_t c44 = limbforge_sub_borrow_u32(&c44_unread, x148, 0, c43);
    const uint32_t c44_mask = (uint32_t)0 - (uint32_t)c44;
    const uint32_t x163 = x149 ^ (c44_mask & (x134 ^ x149));
    const uint32_t x164 = x150 ^ (c44_mask & (x135 ^ x150));
    const uint32_t x165 = x151 ^ (c44_mask & (x136 ^ x151));
    const uint32_t x166 = x152 ^ (c44_mask & (x137 ^ x152));
    const uint32_t x167 = x153 ^ (c44_mask & (x138 ^ x153));
    const uint32_t x168 = x154 ^ (c44_mask & (x139 ^ x154));
    const uint32_t x169 = x155 ^ (c44_mask & (x140 ^ x155));
    const uint32_t x170 = x156 ^ (c44_mask & (x141 ^ x156));
    const uint32_t x171 = x157 ^ (c44_mask & (x142 ^ x157));
    const uint32_t x172 = x158 ^ (c44_mask & (x143 ^ x158));
    const uint32_t x173 = x159 ^ (c44_mask & (x144 ^ x159));
    const uint32_t x174 = x160 ^ (c44_mask & (x145 ^ x160));
    const uint32_t x175 = x161 ^ (c44_mask & (x146 ^ x161));
    const uint32_t x176 = x162 ^ (c44_mask & (x147 ^ x162));
    const uint32_t o0 = x163 & 0xfffffff;
    const uint32_t x177 = x164 & 0xffffff;
    const uint32_t o1 = (x163 >> 28) + (x177 << 4);
    const uint32_t x178 = x165 & 0xfffff;
    const uint32_t o2 = (x164 >> 24) + (x178 << 8);
    const uint32_t x179 = x166 & 65535;
    const uint32_t o3 = (x165 >> 20) + (x179 << 12);
    const uint32_t x180 = x167 & 4095;
    const uint32_t o4 = (x166 >> 16) + (x180 << 16);
    const uint32_t x181 = x168 & 255;
    const uint32_t o5 = (x167 >> 12) + (x181 << 20);
    const uint32_t x182 = x169 & 15;
    const uint32_t o6 = (x168 >> 8) + (x182 << 24);
    const uint32_t o7 = x169 >> 4;
    const uint32_t o8 = x170 & 0xfffffff;
    const uint32_t x183 = x171 & 0xffffff;
    const uint32_t o9 = (x170 >> 28) + (x183 << 4);
    const uint32_t x184 = x172 & 0xfffff;
    const uint32_t o10 = (x171 >> 24) + (x184 << 8);
    const uint32_t x185 = x173 & 65535;
    const uint32_t o11 = (x172 >> 20) + (x185 << 12);
    const uint32_t x186 = x174 & 4095;
    const uint32_t o12 = (x173 >> 16) + (x186 << 16);
    const uint32_t x187 = x175 & 255;
    const uint32_t o13 = (x174 >> 12) + (x187 << 20);
    const uint32_t x188 = x176 & 15;
    const uint32_t o14 = (x175 >> 8) + (x188 << 24);
    const uint32_t o15 = x176 >> 4;
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

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
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
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
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
// Time depends on the exponent, which must not be secret.
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
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void goldilocks_invert(uint32_t out[16], const uint32_t a[16]) {
    int32_t f[17];
    memcpy(f, ((const int32_t[]){-1, -(int32_t)0x8000000, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -255, -(int32_t)0x8000000, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, 0x10001}), sizeof f);
    int32_t g[17];
    goldilocks_invert_start(g, a);
    int32_t d[15];
    memcpy(d, ((const int32_t[]){-(int32_t)0x40000000, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, 1}), sizeof d);
    int32_t e[15];
    memcpy(e, ((const int32_t[]){-(int32_t)0x40000000, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3ffffffe, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, 1}), sizeof e);
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
    goldilocks_divsteps_head(&low_f, u, v, f, g);
    int32_t low_g;
    goldilocks_divsteps_head(&low_g, q, r, f, g);
    for (uint32_t i = 0; i < 39; i++) {
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
        goldilocks_divsteps_fg(&k, &u1, &v1, &q1, &r1, f, &low_1, &high_1, g, &low_2, &high_2, u0, v0, q0, r0, f, g, k, low_f, low_g);
        int32_t next_f;
        int32_t all_f;
        goldilocks_divsteps_words(&next_f, &all_f, u1, v1, f, g);
        int32_t next_g;
        int32_t all_g;
        goldilocks_divsteps_words(&next_g, &all_g, q1, r1, f, g);
        int32_t u2;
        int32_t v2;
        int32_t q2;
        int32_t r2;
        int32_t new_d[15];
        int32_t cut_u;
        int32_t cut_v;
        goldilocks_divsteps_de(&k, &u2, &v2, &q2, &r2, new_d, &cut_u, &cut_v, u0, v0, d, e, k, next_f, next_g);
        goldilocks_divsteps_low(&next_f, u2, v2, all_f, all_g);
        goldilocks_divsteps_low(&next_g, q2, r2, all_f, all_g);
        int32_t u12;
        int32_t v12;
        int32_t q12;
        int32_t r12;
        goldilocks_divsteps_pair(&u12, &v12, &q12, &r12, u2, v2, q2, r2, u1, v1, q1, r1);
        int32_t u3;
        int32_t v3;
        int32_t q3;
        int32_t r3;
        goldilocks_divsteps_last(&k, &u3, &v3, &q3, &r3, e, &cut_u, &cut_v, q0, r0, d, e, k, next_f, next_g);
        memcpy(d, new_d, sizeof d);
        goldilocks_divsteps_ahead(&low_f, u3, v3, next_f, next_g);
        goldilocks_divsteps_ahead(&low_g, q3, r3, next_f, next_g);
        goldilocks_divsteps_batch(&u, &v, &q, &r, u3, v3, q3, r3, u12, v12, q12, r12);
    }
    int32_t cut_u;
    int32_t cut_v;
    goldilocks_update_de(d, &cut_u, &cut_v, u, v, d, e);
    uint32_t low_1;
    int32_t high_1;
    goldilocks_update_fg(f, &low_1, &high_1, u, v, f, g);
    uint32_t negative;
    goldilocks_invert_sign(&negative, f);
    uint32_t out_value[16];
    goldilocks_invert_finish(out_value, negative, d);
    memcpy(out, out_value, sizeof out_value);
}

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
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
    memcpy(x5, x4, sizeof x5);
    for (uint32_t i = 0; i < 3; i++) {
        goldilocks_square(x5, x5);
    }
    uint32_t x6[16];
    goldilocks_mul(x6, x5, x4);
    uint32_t x7[16];
    memcpy(x7, x6, sizeof x7);
    for (uint32_t i = 0; i < 6; i++) {
        goldilocks_square(x7, x7);
    }
    uint32_t x8[16];
    goldilocks_mul(x8, x7, x6);
    uint32_t x9[16];
    memcpy(x9, x8, sizeof x9);
    for (uint32_t i = 0; i < 12; i++) {
        goldilocks_square(x9, x9);
    }
    uint32_t x10[16];
    goldilocks_mul(x10, x9, x8);
    uint32_t x11[16];
    memcpy(x11, x10, sizeof x11);
    for (uint32_t i = 0; i < 3; i++) {
        goldilocks_square(x11, x11);
    }
    uint32_t x12[16];
    goldilocks_mul(x12, x11, x4);
    uint32_t x13[16];
    memcpy(x13, x12, sizeof x13);
    for (uint32_t i = 0; i < 27; i++) {
        goldilocks_square(x13, x13);
    }
    uint32_t x14[16];
    goldilocks_mul(x14, x13, x12);
    uint32_t x15[16];
    memcpy(x15, x14, sizeof x15);
    for (uint32_t i = 0; i < 54; i++) {
        goldilocks_square(x15, x15);
    }
    uint32_t x16[16];
    goldilocks_mul(x16, x15, x14);
    uint32_t x17[16];
    memcpy(x17, x16, sizeof x17);
    for (uint32_t i = 0; i < 3; i++) {
        goldilocks_square(x17, x17);
    }
    uint32_t x18[16];
    goldilocks_mul(x18, x17, x4);
    uint32_t x19[16];
    memcpy(x19, x18, sizeof x19);
    for (uint32_t i = 0; i < 111; i++) {
        goldilocks_square(x19, x19);
    }
    uint32_t x20[16];
    goldilocks_mul(x20, x19, x18);
    uint32_t x21[16];
    goldilocks_square(x21, x20);
    uint32_t x22[16];
    goldilocks_mul(x22, x21, a);
    uint32_t x23[16];
    memcpy(x23, x22, sizeof x23);
    for (uint32_t i = 0; i < 223; i++) {
        goldilocks_square(x23, x23);
    }
    uint32_t x24_value[16];
    goldilocks_mul(x24_value, x23, x20);
    memcpy(x24, x24_value, sizeof x24_value);
}

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
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

// out = 1 if a is a square or 0, else 0
void goldilocks_is_square(uint32_t *out, const uint32_t a[16]) {
    uint32_t character[16];
    goldilocks_pow_euler(character, a);
    uint32_t squared[16];
    goldilocks_square(squared, character);
    uint32_t out_value;
    goldilocks_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void goldilocks_legendre(int32_t *out, const uint32_t a[16]) {
    uint32_t zero;
    goldilocks_is_zero(&zero, a);
    uint32_t square;
    goldilocks_is_square(&square, a);
    int32_t out_value;
    goldilocks_sign_of(&out_value, zero, square);
    *out = out_value;
}
