// Arithmetic modulo 2^384 - 2^128 - 2^96 + 2^32 - 1 (p384). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   2^384 - 2^128 - 2^96 + 2^32 - 1
// Recipe:  14x28 word(32) karatsuba(2) double-word montgomery(product-scanning) carry(sequential) invert(divsteps)
// Limbs:   14 words of 32 bits
// Domain:  Montgomery; the sum of limb * weight is the element times R = 2^392 modulo the prime
//
// If all inputs are within their bounds, the results are correct and within theirs.
//
// limb  weight  tight             loose
// 0     2^0     [0, 0x101fffff]   [0, 0x101fffff]
// 1     2^28    [0, 2^28 - 1]     [0, 2^28 - 1]
// 2     2^56    [0, 2^28 - 1]     [0, 2^28 - 1]
// 3     2^84    [0, 0x101fffff]   [0, 0x101fffff]
// 4     2^112   [0, 0x101fffff]   [0, 0x101fffff]
// 5     2^140   [0, 2^28 - 1]     [0, 2^28 - 1]
// 6     2^168   [0, 2^28 - 1]     [0, 2^28 - 1]
// 7     2^196   [0, 2^28 - 1]     [0, 2^28 - 1]
// 8     2^224   [0, 2^28 - 1]     [0, 2^28 - 1]
// 9     2^252   [0, 2^28 - 1]     [0, 2^28 - 1]
// 10    2^280   [0, 2^28 - 1]     [0, 2^28 - 1]
// 11    2^308   [0, 2^28 - 1]     [0, 2^28 - 1]
// 12    2^336   [0, 2^28 - 1]     [0, 2^28 - 1]
// 13    2^364   [0, 2^20 + 8191]  [0, 2^20 + 8191]

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

#define p384_LIMBS 14
#define p384_BYTES 48

// 0.
const uint32_t p384_zero[14] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

// 1.
const uint32_t p384_one[14] = {
    256, 0xffff000, 0xfffffff, 0xfffff, 0x1000000, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};

// 2^384, the weight of the upper half of a double-length encoding.
const uint32_t p384_wide[14] = {
    256, 0xfffe000, 65535, 0x200000, 0, 0, 0xffffffe, 15, 512, 4096, 0, 0, 0, 0,
};

// 19^((p - 1) / 2^1), a primitive root of unity of order 2^1.
const uint32_t p384_root_of_unity[14] = {
    0xffffeff, 4111, 0, 0xfeff000, 0xefeffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff,
    0xfffffff, 0xfffffff, 0xfffffff, 0xfffff,
};

// R; in the Montgomery domain its limbs hold R^2.
const uint32_t p384_r[14] = {
    0x10000, 0xfe00000, 0xffffff, 0, 2, 0, 0xffffe00, 4095, 0x20000, 0x100000, 0, 0, 0, 0,
};

// `out = a + b (mod p)`
//
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - takes `b`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_add(uint32_t out[14], const uint32_t a[14], const uint32_t b[14]) {
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
    const uint32_t x0 = a13 + b13;
    const uint32_t x1 = x0 >> 20;
    const uint32_t x2 = a0 + b0 + x1;
    const uint32_t o0 = x2 & 0xfffffff;
    const uint32_t x3 = a1 + b1 + x1 * 0xffffff0 + (x2 >> 28);
    const uint32_t o1 = x3 & 0xfffffff;
    const uint32_t x4 = a2 + b2 + x1 * 0xfffffff + (x3 >> 28);
    const uint32_t o2 = x4 & 0xfffffff;
    const uint32_t x5 = a3 + b3 + x1 * 4095 + (x4 >> 28);
    const uint32_t o3 = x5 & 0xfffffff;
    const uint32_t x6 = a4 + b4 + (x1 << 16) + (x5 >> 28);
    const uint32_t o4 = x6 & 0xfffffff;
    const uint32_t x7 = a5 + b5 + (x6 >> 28);
    const uint32_t o5 = x7 & 0xfffffff;
    const uint32_t x8 = a6 + b6 + (x7 >> 28);
    const uint32_t o6 = x8 & 0xfffffff;
    const uint32_t x9 = a7 + b7 + (x8 >> 28);
    const uint32_t o7 = x9 & 0xfffffff;
    const uint32_t x10 = a8 + b8 + (x9 >> 28);
    const uint32_t o8 = x10 & 0xfffffff;
    const uint32_t x11 = a9 + b9 + (x10 >> 28);
    const uint32_t o9 = x11 & 0xfffffff;
    const uint32_t x12 = a10 + b10 + (x11 >> 28);
    const uint32_t o10 = x12 & 0xfffffff;
    const uint32_t x13 = a11 + b11 + (x12 >> 28);
    const uint32_t o11 = x13 & 0xfffffff;
    const uint32_t x14 = a12 + b12 + (x13 >> 28);
    const uint32_t o12 = x14 & 0xfffffff;
    const uint32_t o13 = (x0 & 0xfffff) + (x14 >> 28);
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
}

// `out = a - b (mod p)`
//
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - takes `b`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_sub(uint32_t out[14], const uint32_t a[14], const uint32_t b[14]) {
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
    const uint32_t x0 = a13 + 0x1ffffe - b13;
    const uint32_t x1 = x0 >> 20;
    const uint32_t x2 = a0 + 0x1ffffffe - b0 + x1;
    const uint32_t o0 = x2 & 0xfffffff;
    const uint32_t x3 = a1 + 0x1000001e - b1 + x1 * 0xffffff0 + (x2 >> 28);
    const uint32_t o1 = x3 & 0xfffffff;
    const uint32_t x4 = a2 + 0xfffffff - b2 + x1 * 0xfffffff + (x3 >> 28);
    const uint32_t o2 = x4 & 0xfffffff;
    const uint32_t x5 = a3 + 0x1fffdfff - b3 + x1 * 4095 + (x4 >> 28);
    const uint32_t o3 = x5 & 0xfffffff;
    const uint32_t x6 = a4 + 0x1ffdfffe - b4 + (x1 << 16) + (x5 >> 28);
    const uint32_t o4 = x6 & 0xfffffff;
    const uint32_t x7 = a5 + 0x1ffffffe - b5 + (x6 >> 28);
    const uint32_t o5 = x7 & 0xfffffff;
    const uint32_t x8 = a6 + 0x1ffffffe - b6 + (x7 >> 28);
    const uint32_t o6 = x8 & 0xfffffff;
    const uint32_t x9 = a7 + 0x1ffffffe - b7 + (x8 >> 28);
    const uint32_t o7 = x9 & 0xfffffff;
    const uint32_t x10 = a8 + 0x1ffffffe - b8 + (x9 >> 28);
    const uint32_t o8 = x10 & 0xfffffff;
    const uint32_t x11 = a9 + 0x1ffffffe - b9 + (x10 >> 28);
    const uint32_t o9 = x11 & 0xfffffff;
    const uint32_t x12 = a10 + 0x1ffffffe - b10 + (x11 >> 28);
    const uint32_t o10 = x12 & 0xfffffff;
    const uint32_t x13 = a11 + 0x1ffffffe - b11 + (x12 >> 28);
    const uint32_t o11 = x13 & 0xfffffff;
    const uint32_t x14 = a12 + 0x1ffffffe - b12 + (x13 >> 28);
    const uint32_t o12 = x14 & 0xfffffff;
    const uint32_t o13 = (x0 & 0xfffff) + (x14 >> 28);
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
}

// `out = -a (mod p)`
//
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_opp(uint32_t out[14], const uint32_t a[14]) {
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
    const uint32_t x0 = 0x1ffffe - a13;
    const uint32_t x1 = x0 >> 20;
    const uint32_t x2 = 0x1ffffffe - a0 + x1;
    const uint32_t o0 = x2 & 0xfffffff;
    const uint32_t x3 = 0x1000001e - a1 + x1 * 0xffffff0 + (x2 >> 28);
    const uint32_t o1 = x3 & 0xfffffff;
    const uint32_t x4 = 0xfffffff - a2 + x1 * 0xfffffff + (x3 >> 28);
    const uint32_t o2 = x4 & 0xfffffff;
    const uint32_t x5 = 0x1fffdfff - a3 + x1 * 4095 + (x4 >> 28);
    const uint32_t o3 = x5 & 0xfffffff;
    const uint32_t x6 = 0x1ffdfffe - a4 + (x1 << 16) + (x5 >> 28);
    const uint32_t o4 = x6 & 0xfffffff;
    const uint32_t x7 = 0x1ffffffe - a5 + (x6 >> 28);
    const uint32_t o5 = x7 & 0xfffffff;
    const uint32_t x8 = 0x1ffffffe - a6 + (x7 >> 28);
    const uint32_t o6 = x8 & 0xfffffff;
    const uint32_t x9 = 0x1ffffffe - a7 + (x8 >> 28);
    const uint32_t o7 = x9 & 0xfffffff;
    const uint32_t x10 = 0x1ffffffe - a8 + (x9 >> 28);
    const uint32_t o8 = x10 & 0xfffffff;
    const uint32_t x11 = 0x1ffffffe - a9 + (x10 >> 28);
    const uint32_t o9 = x11 & 0xfffffff;
    const uint32_t x12 = 0x1ffffffe - a10 + (x11 >> 28);
    const uint32_t o10 = x12 & 0xfffffff;
    const uint32_t x13 = 0x1ffffffe - a11 + (x12 >> 28);
    const uint32_t o11 = x13 & 0xfffffff;
    const uint32_t x14 = 0x1ffffffe - a12 + (x13 >> 28);
    const uint32_t o12 = x14 & 0xfffffff;
    const uint32_t o13 = (x0 & 0xfffff) + (x14 >> 28);
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
}

// `R * out = a * b (mod p)`
//
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - takes `b`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_mul(uint32_t out[14], const uint32_t a[14], const uint32_t b[14]) {
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
    const uint64_t r0 = (uint64_t)a0 * b0;
    const uint64_t r1 = (uint64_t)a0 * b1 + (uint64_t)a1 * b0;
    const uint64_t r2 = (uint64_t)a0 * b2 + (uint64_t)a1 * b1 + (uint64_t)a2 * b0;
    const uint64_t r3 = (uint64_t)a0 * b3
        + (uint64_t)a1 * b2
        + (uint64_t)a2 * b1
        + (uint64_t)a3 * b0;
    const uint64_t r4 = (uint64_t)a1 * b3 + (uint64_t)a2 * b2 + (uint64_t)a3 * b1;
    const uint64_t r5 = (uint64_t)a2 * b3 + (uint64_t)a3 * b2;
    const uint64_t r6 = (uint64_t)a3 * b3;
    const uint64_t r7 = (uint64_t)a4 * b4;
    const uint64_t r8 = (uint64_t)a4 * b5 + (uint64_t)a5 * b4;
    const uint64_t r9 = (uint64_t)a4 * b6 + (uint64_t)a5 * b5 + (uint64_t)a6 * b4;
    const uint64_t r10 = (uint64_t)a5 * b6 + (uint64_t)a6 * b5;
    const uint64_t r11 = (uint64_t)a6 * b6;
    const int32_t x0 = (int32_t)a0 - (int32_t)a4;
    const int32_t x1 = (int32_t)a1 - (int32_t)a5;
    const int32_t x2 = (int32_t)a2 - (int32_t)a6;
    const int32_t x3 = (int32_t)b4 - (int32_t)b0;
    const int32_t x4 = (int32_t)b5 - (int32_t)b1;
    const int32_t x5 = (int32_t)b6 - (int32_t)b2;
    const int32_t x6 = 0 - (int32_t)b3;
    const uint64_t r12 = r0 + r7;
    const int64_t r13 = (int64_t)r12 + (int64_t)x0 * x3 + (int64_t)r4;
    const uint64_t r14 = r1 + r8;
    const int64_t r15 = (int64_t)x0 * x4 + (int64_t)x1 * x3 + (int64_t)r14 + (int64_t)r5;
    const uint64_t r16 = r2 + r9;
    const int64_t r17 = (int64_t)x0 * x5
        + (int64_t)x1 * x4
        + (int64_t)x2 * x3
        + (int64_t)r16
        + (int64_t)r6;
    const uint64_t r18 = r3 + r10;
    const int64_t r19 = (int64_t)x0 * x6
        + (int64_t)x1 * x5
        + (int64_t)x2 * x4
        + (int64_t)a3 * x3
        + (int64_t)r18;
    const uint64_t r20 = r4 + r11;
    const int64_t r21 = (int64_t)x1 * x6
        + (int64_t)x2 * x5
        + (int64_t)a3 * x4
        + (int64_t)r20
        + (int64_t)r7;
    const int64_t r22 = (int64_t)x2 * x6 + (int64_t)a3 * x5 + (int64_t)r5 + (int64_t)r8;
    const int64_t r23 = (int64_t)r6 + (int64_t)a3 * x6 + (int64_t)r9;
    const uint64_t r24 = (uint64_t)a7 * b7;
    const uint64_t r25 = (uint64_t)a7 * b8 + (uint64_t)a8 * b7;
    const uint64_t r26 = (uint64_t)a7 * b9 + (uint64_t)a8 * b8 + (uint64_t)a9 * b7;
    const uint64_t r27 = (uint64_t)a7 * b10
        + (uint64_t)a8 * b9
        + (uint64_t)a9 * b8
        + (uint64_t)a10 * b7;
    const uint64_t r28 = (uint64_t)a8 * b10 + (uint64_t)a9 * b9 + (uint64_t)a10 * b8;
    const uint64_t r29 = (uint64_t)a9 * b10 + (uint64_t)a10 * b9;
    const uint64_t r30 = (uint64_t)a10 * b10;
    const uint64_t r31 = (uint64_t)a11 * b11;
    const uint64_t r32 = (uint64_t)a11 * b12 + (uint64_t)a12 * b11;
    const uint64_t r33 = (uint64_t)a11 * b13 + (uint64_t)a12 * b12 + (uint64_t)a13 * b11;
    const uint64_t r34 = (uint64_t)a12 * b13 + (uint64_t)a13 * b12;
    const uint64_t r35 = (uint64_t)a13 * b13;
    const int32_t x7 = (int32_t)a7 - (int32_t)a11;
    const int32_t x8 = (int32_t)a8 - (int32_t)a12;
    const int32_t x9 = (int32_t)a9 - (int32_t)a13;
    const int32_t x10 = (int32_t)b11 - (int32_t)b7;
    const int32_t x11 = (int32_t)b12 - (int32_t)b8;
    const int32_t x12 = (int32_t)b13 - (int32_t)b9;
    const int32_t x13 = 0 - (int32_t)b10;
    const uint64_t r36 = r24 + r31;
    const int64_t r37 = (int64_t)r36 + (int64_t)x7 * x10 + (int64_t)r28;
    const uint64_t r38 = r25 + r32;
    const int64_t r39 = (int64_t)x7 * x11 + (int64_t)x8 * x10 + (int64_t)r38 + (int64_t)r29;
    const uint64_t r40 = r26 + r33;
    const int64_t r41 = (int64_t)x7 * x12
        + (int64_t)x8 * x11
        + (int64_t)x9 * x10
        + (int64_t)r40
        + (int64_t)r30;
    const uint64_t r42 = r27 + r34;
    const int64_t r43 = (int64_t)x7 * x13
        + (int64_t)x8 * x12
        + (int64_t)x9 * x11
        + (int64_t)a10 * x10
        + (int64_t)r42;
    const uint64_t r44 = r28 + r35;
    const int64_t r45 = (int64_t)x8 * x13
        + (int64_t)x9 * x12
        + (int64_t)a10 * x11
        + (int64_t)r44
        + (int64_t)r31;
    const int64_t r46 = (int64_t)x9 * x13 + (int64_t)a10 * x12 + (int64_t)r29 + (int64_t)r32;
    const int64_t r47 = (int64_t)r30 + (int64_t)a10 * x13 + (int64_t)r33;
    const int32_t x14 = (int32_t)a0 - (int32_t)a7;
    const int32_t x15 = (int32_t)a1 - (int32_t)a8;
    const int32_t x16 = (int32_t)a2 - (int32_t)a9;
    const int32_t x17 = (int32_t)a3 - (int32_t)a10;
    const int32_t x18 = (int32_t)a4 - (int32_t)a11;
    const int32_t x19 = (int32_t)a5 - (int32_t)a12;
    const int32_t x20 = (int32_t)a6 - (int32_t)a13;
    const int32_t x21 = (int32_t)b7 - (int32_t)b0;
    const int32_t x22 = (int32_t)b8 - (int32_t)b1;
    const int32_t x23 = (int32_t)b9 - (int32_t)b2;
    const int32_t x24 = (int32_t)b10 - (int32_t)b3;
    const int32_t x25 = (int32_t)b11 - (int32_t)b4;
    const int32_t x26 = (int32_t)b12 - (int32_t)b5;
    const int32_t x27 = (int32_t)b13 - (int32_t)b6;
    const int64_t r48 = (int64_t)x14 * x21;
    const int64_t r49 = (int64_t)x14 * x22 + (int64_t)x15 * x21;
    const int64_t r50 = (int64_t)x14 * x23 + (int64_t)x15 * x22 + (int64_t)x16 * x21;
    const int64_t r51 = (int64_t)x14 * x24
        + (int64_t)x15 * x23
        + (int64_t)x16 * x22
        + (int64_t)x17 * x21;
    const int64_t r52 = (int64_t)x15 * x24 + (int64_t)x16 * x23 + (int64_t)x17 * x22;
    const int64_t r53 = (int64_t)x16 * x24 + (int64_t)x17 * x23;
    const int64_t r54 = (int64_t)x17 * x24;
    const int64_t r55 = (int64_t)x18 * x25;
    const int64_t r56 = (int64_t)x18 * x26 + (int64_t)x19 * x25;
    const int64_t r57 = (int64_t)x18 * x27 + (int64_t)x19 * x26 + (int64_t)x20 * x25;
    const int64_t r58 = (int64_t)x19 * x27 + (int64_t)x20 * x26;
    const int64_t r59 = (int64_t)x20 * x27;
    const int32_t x28 = x14 - x18;
    const int32_t x29 = x15 - x19;
    const int32_t x30 = x16 - x20;
    const int32_t x31 = x25 - x21;
    const int32_t x32 = x26 - x22;
    const int32_t x33 = x27 - x23;
    const int32_t x34 = 0 - x24;
    const uint64_t r60 = r0 + r24;
    const uint64_t r61 = r1 + r25;
    const uint64_t r62 = r2 + r26;
    const uint64_t r63 = r3 + r27;
    const uint64_t r64 = r10 + r34;
    const uint64_t r65 = r11 + r35;
    const uint32_t x35 = (uint32_t)r0 & 0xfffffff;
    const uint32_t x36 = (uint32_t)(r0 >> 28) + x35;
    const uint64_t r66 = r1 + (uint64_t)x36 + (uint64_t)x35 * 15;
    const uint32_t x37 = (uint32_t)r66 & 0xfffffff;
    const uint32_t x38 = (uint32_t)(r66 >> 28) + x37;
    const uint64_t r67 = r2 + (uint64_t)x38 + (uint64_t)x37 * 15;
    const uint32_t x39 = (uint32_t)r67 & 0xfffffff;
    const uint32_t x40 = (uint32_t)(r67 >> 28) + x39;
    const uint64_t r68 = r3 + (uint64_t)x40 + ((uint64_t)x35 * 0xffff000 + (uint64_t)x39 * 15);
    const uint32_t x41 = (uint32_t)r68 & 0xfffffff;
    const uint32_t x42 = (uint32_t)(r68 >> 28) + x41;
    const uint64_t r69 = (uint64_t)x35 * 0xffeffff + (uint64_t)x37 * 0xffff000 + (uint64_t)x41 * 15;
    const int64_t r70 = r13 + (int64_t)x42 + (int64_t)r69;
    const uint32_t x43 = (uint32_t)r70 & 0xfffffff;
    const uint32_t x44 = (uint32_t)(r70 >> 28) + x43;
    const uint64_t r71 = (uint64_t)x35 * 0xfffffff;
    const uint64_t r72 = r71
        + (uint64_t)x37 * 0xffeffff
        + (uint64_t)x39 * 0xffff000
        + (uint64_t)x43 * 15;
    const int64_t r73 = r15 + (int64_t)x44 + (int64_t)r72;
    const uint32_t x45 = (uint32_t)r73 & 0xfffffff;
    const uint32_t x46 = (uint32_t)(r73 >> 28) + x45;
    const uint64_t r74 = (uint64_t)x37 * 0xfffffff;
    const uint64_t r75 = r71 + r74;
    const uint64_t r76 = r75
        + (uint64_t)x39 * 0xffeffff
        + (uint64_t)x41 * 0xffff000
        + (uint64_t)x45 * 15;
    const int64_t r77 = r17 + (int64_t)x46 + (int64_t)r76;
    const uint32_t x47 = (uint32_t)r77 & 0xfffffff;
    const uint32_t x48 = (uint32_t)(r77 >> 28) + x47;
    const uint64_t r78 = (uint64_t)x39 * 0xfffffff;
    const uint64_t r79 = r75 + r78;
    const uint64_t r80 = r79
        + (uint64_t)x41 * 0xffeffff
        + (uint64_t)x43 * 0xffff000
        + (uint64_t)x47 * 15;
    const int64_t r81 = (int64_t)r60 + r48 + r19 + (int64_t)x48 + (int64_t)r80;
    const uint32_t x49 = (uint32_t)r81 & 0xfffffff;
    const uint32_t x50 = (uint32_t)(r81 >> 28) + x49;
    const uint64_t r82 = (uint64_t)x41 * 0xfffffff;
    const uint64_t r83 = r79 + r82;
    const uint64_t r84 = r83
        + (uint64_t)x43 * 0xffeffff
        + (uint64_t)x45 * 0xffff000
        + (uint64_t)x49 * 15;
    const int64_t r85 = (int64_t)r61 + r49 + r21 + (int64_t)x50 + (int64_t)r84;
    const uint32_t x51 = (uint32_t)r85 & 0xfffffff;
    const uint32_t x52 = (uint32_t)(r85 >> 28);
    const uint64_t r86 = (uint64_t)x52 + (uint64_t)x51;
    const uint64_t r87 = (uint64_t)x43 * 0xfffffff;
    const uint64_t r88 = r83 + r87;
    const uint64_t r89 = r88
        + (uint64_t)x45 * 0xffeffff
        + (uint64_t)x47 * 0xffff000
        + (uint64_t)x51 * 15;
    const int64_t r90 = (int64_t)r62 + r50 + r22 + (int64_t)r86 + (int64_t)r89;
    const uint32_t x53 = (uint32_t)r90 & 0xfffffff;
    const uint64_t r91 = (uint64_t)(r90 >> 28) + (uint64_t)x53;
    const uint64_t r92 = (uint64_t)x45 * 0xfffffff;
    const uint64_t r93 = r88 + r92;
    const uint64_t r94 = r93
        + (uint64_t)x47 * 0xffeffff
        + (uint64_t)x49 * 0xffff000
        + (uint64_t)x53 * 15;
    const int64_t r95 = (int64_t)r63 + r51 + r23 + (int64_t)r91 + (int64_t)r94;
    const uint32_t x54 = (uint32_t)r95 & 0xfffffff;
    const uint64_t r96 = (uint64_t)(r95 >> 28) + (uint64_t)x54;
    const uint64_t r97 = (uint64_t)x47 * 0xfffffff;
    const uint64_t r98 = r93 + r97;
    const uint64_t r99 = r98
        + (uint64_t)x49 * 0xffeffff
        + (uint64_t)x51 * 0xffff000
        + (uint64_t)x54 * 15;
    const int64_t r100 = r13
        + r37
        + (r48 + r55 + (int64_t)x28 * x31 + r52)
        + (int64_t)r10
        + (int64_t)r96
        + (int64_t)r99;
    const uint32_t x55 = (uint32_t)r100 & 0xfffffff;
    const uint64_t r101 = (uint64_t)(r100 >> 28) + (uint64_t)x55;
    const uint64_t r102 = (uint64_t)x49 * 0xfffffff;
    const uint64_t r103 = r98
        + r102
        + (uint64_t)x51 * 0xffeffff
        + (uint64_t)x53 * 0xffff000
        + (uint64_t)x55 * 15;
    const int64_t r104 = r15
        + r39
        + (r49 + r56 + ((int64_t)x28 * x32 + (int64_t)x29 * x31) + r53)
        + (int64_t)r11
        + (int64_t)r101
        + (int64_t)r103;
    const uint32_t x56 = (uint32_t)r104 & 0xfffffff;
    const uint64_t r105 = (uint64_t)(r104 >> 28) + (uint64_t)x56;
    const uint64_t r106 = (uint64_t)x51 * 0xfffffff;
    const uint64_t r107 = (uint64_t)x35 * 0xfffff
        + r74
        + r78
        + r82
        + r87
        + r92
        + r97
        + r102
        + r106
        + (uint64_t)x53 * 0xffeffff
        + (uint64_t)x54 * 0xffff000
        + (uint64_t)x56 * 15;
    const int64_t r108 = r17
        + r41
        + (r50 + r57 + ((int64_t)x28 * x33 + (int64_t)x29 * x32 + (int64_t)x30 * x31) + r54)
        + (int64_t)r105
        + (int64_t)r107;
    const uint32_t x57 = (uint32_t)r108 & 0xfffffff;
    const uint64_t r109 = (uint64_t)(r108 >> 28) + (uint64_t)x57;
    const uint64_t r110 = (uint64_t)x53 * 0xfffffff;
    const uint64_t r111 = (uint64_t)x37 * 0xfffff
        + r78
        + r82
        + r87
        + r92
        + r97
        + r102
        + r106
        + r110
        + (uint64_t)x54 * 0xffeffff
        + (uint64_t)x55 * 0xffff000
        + (uint64_t)x57 * 15;
    const int64_t r112 = r19
        + r43
        + (r51 + r58 + ((int64_t)x28 * x34 + (int64_t)x29 * x33 + (int64_t)x30 * x32 + (int64_t)x17 * x31))
        + (int64_t)r24
        + (int64_t)r109
        + (int64_t)r111;
    const uint64_t r113 = (uint64_t)(r112 >> 28);
    const uint32_t o0 = (uint32_t)r112 & 0xfffffff;
    const uint64_t r114 = (uint64_t)x54 * 0xfffffff;
    const uint64_t r115 = (uint64_t)x39 * 0xfffff
        + r82
        + r87
        + r92
        + r97
        + r102
        + r106
        + r110
        + r114
        + (uint64_t)x55 * 0xffeffff
        + (uint64_t)x56 * 0xffff000;
    const int64_t r116 = r21
        + r45
        + (r52 + r59 + ((int64_t)x29 * x34 + (int64_t)x30 * x33 + (int64_t)x17 * x32) + r55)
        + (int64_t)r25
        + (int64_t)r113
        + (int64_t)r115;
    const uint64_t r117 = (uint64_t)(r116 >> 28);
    const uint32_t o1 = (uint32_t)r116 & 0xfffffff;
    const uint64_t r118 = (uint64_t)x55 * 0xfffffff;
    const uint64_t r119 = (uint64_t)x41 * 0xfffff
        + r87
        + r92
        + r97
        + r102
        + r106
        + r110
        + r114
        + r118
        + (uint64_t)x56 * 0xffeffff
        + (uint64_t)x57 * 0xffff000;
    const int64_t r120 = r22
        + r46
        + ((int64_t)x30 * x34 + (int64_t)x17 * x33 + r53 + r56)
        + (int64_t)r26
        + (int64_t)r117
        + (int64_t)r119;
    const uint64_t r121 = (uint64_t)(r120 >> 28);
    const uint32_t o2 = (uint32_t)r120 & 0xfffffff;
    const uint64_t r122 = (uint64_t)x56 * 0xfffffff;
    const uint64_t r123 = (uint64_t)x43 * 0xfffff
        + r92
        + r97
        + r102
        + r106
        + r110
        + r114
        + r118
        + r122
        + (uint64_t)x57 * 0xffeffff;
    const int64_t r124 = r23
        + r47
        + (r54 + (int64_t)x17 * x34 + r57)
        + (int64_t)r27
        + (int64_t)r121
        + (int64_t)r123;
    const uint64_t r125 = (uint64_t)(r124 >> 28);
    const uint32_t o3 = (uint32_t)r124 & 0xfffffff;
    const uint64_t r126 = (uint64_t)x57 * 0xfffffff;
    const uint64_t r127 = (uint64_t)x45 * 0xfffff
        + r97
        + r102
        + r106
        + r110
        + r114
        + r118
        + r122
        + r126;
    const int64_t r128 = (int64_t)r64 + r58 + r37 + (int64_t)r125 + (int64_t)r127;
    const uint32_t x58 = (uint32_t)(r128 >> 28);
    const uint32_t o4 = (uint32_t)r128 & 0xfffffff;
    const uint64_t r129 = (uint64_t)x47 * 0xfffff + r102 + r106 + r110 + r114 + r118 + r122 + r126;
    const int64_t r130 = (int64_t)r65 + r59 + r39 + (int64_t)x58 + (int64_t)r129;
    const uint32_t x59 = (uint32_t)(r130 >> 28);
    const uint32_t o5 = (uint32_t)r130 & 0xfffffff;
    const uint64_t r131 = (uint64_t)x49 * 0xfffff + r106 + r110 + r114 + r118 + r122 + r126;
    const int64_t r132 = r41 + (int64_t)x59 + (int64_t)r131;
    const uint32_t x60 = (uint32_t)(r132 >> 28);
    const uint32_t o6 = (uint32_t)r132 & 0xfffffff;
    const uint64_t r133 = (uint64_t)x51 * 0xfffff + r110 + r114 + r118 + r122 + r126;
    const int64_t r134 = r43 + (int64_t)x60 + (int64_t)r133;
    const uint32_t x61 = (uint32_t)(r134 >> 28);
    const uint32_t o7 = (uint32_t)r134 & 0xfffffff;
    const uint64_t r135 = (uint64_t)x53 * 0xfffff + r114 + r118 + r122 + r126;
    const int64_t r136 = r45 + (int64_t)x61 + (int64_t)r135;
    const uint32_t x62 = (uint32_t)(r136 >> 28);
    const uint32_t o8 = (uint32_t)r136 & 0xfffffff;
    const uint64_t r137 = (uint64_t)x54 * 0xfffff + r118 + r122 + r126;
    const int64_t r138 = r46 + (int64_t)x62 + (int64_t)r137;
    const uint32_t x63 = (uint32_t)(r138 >> 28);
    const uint32_t o9 = (uint32_t)r138 & 0xfffffff;
    const uint64_t r139 = (uint64_t)x55 * 0xfffff + r122 + r126;
    const int64_t r140 = r47 + (int64_t)x63 + (int64_t)r139;
    const uint32_t x64 = (uint32_t)(r140 >> 28);
    const uint32_t o10 = (uint32_t)r140 & 0xfffffff;
    const uint64_t r141 = r34 + (uint64_t)x64 + ((uint64_t)x56 * 0xfffff + r126);
    const uint32_t x65 = (uint32_t)(r141 >> 28);
    const uint32_t o11 = (uint32_t)r141 & 0xfffffff;
    const uint64_t r142 = r35 + (uint64_t)x65 + (uint64_t)x57 * 0xfffff;
    const uint32_t o13 = (uint32_t)(r142 >> 28);
    const uint32_t o12 = (uint32_t)r142 & 0xfffffff;
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
}

// `R * out = a^2 (mod p)`
//
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_square(uint32_t out[14], const uint32_t a[14]) {
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
    const uint64_t r0 = (uint64_t)a0 * a0;
    const uint32_t a0_2 = a0 << 1;
    const uint64_t r1 = (uint64_t)a0_2 * a1;
    const uint64_t r2 = (uint64_t)a0_2 * a2 + (uint64_t)a1 * a1;
    const uint32_t a1_2 = a1 << 1;
    const uint64_t r3 = (uint64_t)a0_2 * a3 + (uint64_t)a1_2 * a2;
    const uint64_t r4 = (uint64_t)a1_2 * a3 + (uint64_t)a2 * a2;
    const uint32_t a2_2 = a2 << 1;
    const uint64_t r5 = (uint64_t)a2_2 * a3;
    const uint64_t r6 = (uint64_t)a3 * a3;
    const uint64_t r7 = (uint64_t)a4 * a4;
    const uint32_t a4_2 = a4 << 1;
    const uint64_t r8 = (uint64_t)a4_2 * a5;
    const uint64_t r9 = (uint64_t)a4_2 * a6 + (uint64_t)a5 * a5;
    const uint32_t a5_2 = a5 << 1;
    const uint64_t r10 = (uint64_t)a5_2 * a6;
    const uint64_t r11 = (uint64_t)a6 * a6;
    const int32_t x0 = (int32_t)a0 - (int32_t)a4;
    const int32_t x1 = (int32_t)a1 - (int32_t)a5;
    const int32_t x2 = (int32_t)a2 - (int32_t)a6;
    const int32_t x3 = (int32_t)((uint32_t)x0 << 1);
    const int64_t r12 = (int64_t)x3 * x2 + (int64_t)x1 * x1;
    const int32_t x4 = (int32_t)((uint32_t)x1 << 1);
    const int64_t r13 = (int64_t)x3 * a3 + (int64_t)x4 * x2;
    const int64_t r14 = (int64_t)x4 * a3 + (int64_t)x2 * x2;
    const int32_t x5 = (int32_t)((uint32_t)x2 << 1);
    const uint64_t r15 = r0 + r7;
    const int64_t r16 = (int64_t)r15 - (int64_t)x0 * x0 + (int64_t)r4;
    const uint64_t r17 = r1 + r8;
    const int64_t r18 = (int64_t)r17 - (int64_t)x3 * x1 + (int64_t)r5;
    const uint64_t r19 = r2 + r9;
    const int64_t r20 = (int64_t)r19 - r12 + (int64_t)r6;
    const uint64_t r21 = r3 + r10;
    const int64_t r22 = (int64_t)r21 - r13;
    const uint64_t r23 = r4 + r11;
    const int64_t r24 = (int64_t)r23 - r14 + (int64_t)r7;
    const int64_t r25 = (int64_t)r5 - (int64_t)x5 * a3 + (int64_t)r8;
    const int64_t r26 = (int64_t)r6 - (int64_t)r6 + (int64_t)r9;
    const uint64_t r27 = (uint64_t)a7 * a7;
    const uint32_t a7_2 = a7 << 1;
    const uint64_t r28 = (uint64_t)a7_2 * a8;
    const uint64_t r29 = (uint64_t)a7_2 * a9 + (uint64_t)a8 * a8;
    const uint32_t a8_2 = a8 << 1;
    const uint64_t r30 = (uint64_t)a7_2 * a10 + (uint64_t)a8_2 * a9;
    const uint64_t r31 = (uint64_t)a8_2 * a10 + (uint64_t)a9 * a9;
    const uint32_t a9_2 = a9 << 1;
    const uint64_t r32 = (uint64_t)a9_2 * a10;
    const uint64_t r33 = (uint64_t)a10 * a10;
    const uint64_t r34 = (uint64_t)a11 * a11;
    const uint32_t a11_2 = a11 << 1;
    const uint64_t r35 = (uint64_t)a11_2 * a12;
    const uint64_t r36 = (uint64_t)a11_2 * a13 + (uint64_t)a12 * a12;
    const uint32_t a12_2 = a12 << 1;
    const uint64_t r37 = (uint64_t)a12_2 * a13;
    const uint64_t r38 = (uint64_t)a13 * a13;
    const int32_t x6 = (int32_t)a7 - (int32_t)a11;
    const int32_t x7 = (int32_t)a8 - (int32_t)a12;
    const int32_t x8 = (int32_t)a9 - (int32_t)a13;
    const int32_t x9 = (int32_t)((uint32_t)x6 << 1);
    const int64_t r39 = (int64_t)x9 * x8 + (int64_t)x7 * x7;
    const int32_t x10 = (int32_t)((uint32_t)x7 << 1);
    const int64_t r40 = (int64_t)x9 * a10 + (int64_t)x10 * x8;
    const int64_t r41 = (int64_t)x10 * a10 + (int64_t)x8 * x8;
    const int32_t x11 = (int32_t)((uint32_t)x8 << 1);
    const uint64_t r42 = r27 + r34;
    const int64_t r43 = (int64_t)r42 - (int64_t)x6 * x6 + (int64_t)r31;
    const uint64_t r44 = r28 + r35;
    const int64_t r45 = (int64_t)r44 - (int64_t)x9 * x7 + (int64_t)r32;
    const uint64_t r46 = r29 + r36;
    const int64_t r47 = (int64_t)r46 - r39 + (int64_t)r33;
    const uint64_t r48 = r30 + r37;
    const int64_t r49 = (int64_t)r48 - r40;
    const uint64_t r50 = r31 + r38;
    const int64_t r51 = (int64_t)r50 - r41 + (int64_t)r34;
    const int64_t r52 = (int64_t)r32 - (int64_t)x11 * a10 + (int64_t)r35;
    const int64_t r53 = (int64_t)r33 - (int64_t)r33 + (int64_t)r36;
    const int32_t x12 = (int32_t)a0 - (int32_t)a7;
    const int32_t x13 = (int32_t)a1 - (int32_t)a8;
    const int32_t x14 = (int32_t)a2 - (int32_t)a9;
    const int32_t x15 = (int32_t)a3 - (int32_t)a10;
    const int32_t x16 = (int32_t)a4 - (int32_t)a11;
    const int32_t x17 = (int32_t)a5 - (int32_t)a12;
    const int32_t x18 = (int32_t)a6 - (int32_t)a13;
    const int64_t r54 = (int64_t)x12 * x12;
    const int32_t x19 = (int32_t)((uint32_t)x12 << 1);
    const int64_t r55 = (int64_t)x19 * x13;
    const int64_t r56 = (int64_t)x19 * x14 + (int64_t)x13 * x13;
    const int32_t x20 = (int32_t)((uint32_t)x13 << 1);
    const int64_t r57 = (int64_t)x19 * x15 + (int64_t)x20 * x14;
    const int64_t r58 = (int64_t)x20 * x15 + (int64_t)x14 * x14;
    const int32_t x21 = (int32_t)((uint32_t)x14 << 1);
    const int64_t r59 = (int64_t)x21 * x15;
    const int64_t r60 = (int64_t)x15 * x15;
    const int64_t r61 = (int64_t)x16 * x16;
    const int32_t x22 = (int32_t)((uint32_t)x16 << 1);
    const int64_t r62 = (int64_t)x22 * x17;
    const int64_t r63 = (int64_t)x22 * x18 + (int64_t)x17 * x17;
    const int32_t x23 = (int32_t)((uint32_t)x17 << 1);
    const int64_t r64 = (int64_t)x23 * x18;
    const int64_t r65 = (int64_t)x18 * x18;
    const int32_t x24 = x12 - x16;
    const int32_t x25 = x13 - x17;
    const int32_t x26 = x14 - x18;
    const int32_t x27 = (int32_t)((uint32_t)x24 << 1);
    const int64_t r66 = (int64_t)x27 * x26 + (int64_t)x25 * x25;
    const int32_t x28 = (int32_t)((uint32_t)x25 << 1);
    const int64_t r67 = (int64_t)x27 * x15 + (int64_t)x28 * x26;
    const int64_t r68 = (int64_t)x28 * x15 + (int64_t)x26 * x26;
    const int32_t x29 = (int32_t)((uint32_t)x26 << 1);
    const int64_t r69 = r54 + r61 - (int64_t)x24 * x24 + r58;
    const int64_t r70 = r55 + r62 - (int64_t)x27 * x25 + r59;
    const int64_t r71 = r56 + r63 - r66 + r60;
    const int64_t r72 = r57 + r64 - r67;
    const int64_t r73 = r58 + r65 - r68 + r61;
    const int64_t r74 = r59 - (int64_t)x29 * x15 + r62;
    const int64_t r75 = r60 - r60 + r63;
    const uint64_t r76 = r0 + r27;
    const uint64_t r77 = r1 + r28;
    const uint64_t r78 = r2 + r29;
    const uint64_t r79 = r3 + r30;
    const uint64_t r80 = r10 + r37;
    const uint64_t r81 = r11 + r38;
    const uint32_t x30 = (uint32_t)r0 & 0xfffffff;
    const uint32_t x31 = (uint32_t)(r0 >> 28) + x30;
    const uint64_t r82 = r1 + (uint64_t)x31 + (uint64_t)x30 * 15;
    const uint32_t x32 = (uint32_t)r82 & 0xfffffff;
    const uint32_t x33 = (uint32_t)(r82 >> 28) + x32;
    const uint64_t r83 = r2 + (uint64_t)x33 + (uint64_t)x32 * 15;
    const uint32_t x34 = (uint32_t)r83 & 0xfffffff;
    const uint32_t x35 = (uint32_t)(r83 >> 28) + x34;
    const uint64_t r84 = r3 + (uint64_t)x35 + ((uint64_t)x30 * 0xffff000 + (uint64_t)x34 * 15);
    const uint32_t x36 = (uint32_t)r84 & 0xfffffff;
    const uint32_t x37 = (uint32_t)(r84 >> 28) + x36;
    const uint64_t r85 = (uint64_t)x30 * 0xffeffff + (uint64_t)x32 * 0xffff000 + (uint64_t)x36 * 15;
    const int64_t r86 = r16 + (int64_t)x37 + (int64_t)r85;
    const uint32_t x38 = (uint32_t)r86 & 0xfffffff;
    const uint32_t x39 = (uint32_t)(r86 >> 28) + x38;
    const uint64_t r87 = (uint64_t)x30 * 0xfffffff;
    const uint64_t r88 = r87
        + (uint64_t)x32 * 0xffeffff
        + (uint64_t)x34 * 0xffff000
        + (uint64_t)x38 * 15;
    const int64_t r89 = r18 + (int64_t)x39 + (int64_t)r88;
    const uint32_t x40 = (uint32_t)r89 & 0xfffffff;
    const uint32_t x41 = (uint32_t)(r89 >> 28) + x40;
    const uint64_t r90 = (uint64_t)x32 * 0xfffffff;
    const uint64_t r91 = r87 + r90;
    const uint64_t r92 = r91
        + (uint64_t)x34 * 0xffeffff
        + (uint64_t)x36 * 0xffff000
        + (uint64_t)x40 * 15;
    const int64_t r93 = r20 + (int64_t)x41 + (int64_t)r92;
    const uint32_t x42 = (uint32_t)r93 & 0xfffffff;
    const uint32_t x43 = (uint32_t)(r93 >> 28) + x42;
    const uint64_t r94 = (uint64_t)x34 * 0xfffffff;
    const uint64_t r95 = r91 + r94;
    const uint64_t r96 = r95
        + (uint64_t)x36 * 0xffeffff
        + (uint64_t)x38 * 0xffff000
        + (uint64_t)x42 * 15;
    const int64_t r97 = (int64_t)r76 - r54 + r22 + (int64_t)x43 + (int64_t)r96;
    const uint32_t x44 = (uint32_t)r97 & 0xfffffff;
    const uint32_t x45 = (uint32_t)(r97 >> 28) + x44;
    const uint64_t r98 = (uint64_t)x36 * 0xfffffff;
    const uint64_t r99 = r95 + r98;
    const uint64_t r100 = r99
        + (uint64_t)x38 * 0xffeffff
        + (uint64_t)x40 * 0xffff000
        + (uint64_t)x44 * 15;
    const int64_t r101 = (int64_t)r77 - r55 + r24 + (int64_t)x45 + (int64_t)r100;
    const uint32_t x46 = (uint32_t)r101 & 0xfffffff;
    const uint32_t x47 = (uint32_t)(r101 >> 28);
    const uint64_t r102 = (uint64_t)x47 + (uint64_t)x46;
    const uint64_t r103 = (uint64_t)x38 * 0xfffffff;
    const uint64_t r104 = r99 + r103;
    const uint64_t r105 = r104
        + (uint64_t)x40 * 0xffeffff
        + (uint64_t)x42 * 0xffff000
        + (uint64_t)x46 * 15;
    const int64_t r106 = (int64_t)r78 - r56 + r25 + (int64_t)r102 + (int64_t)r105;
    const uint32_t x48 = (uint32_t)r106 & 0xfffffff;
    const uint64_t r107 = (uint64_t)(r106 >> 28) + (uint64_t)x48;
    const uint64_t r108 = (uint64_t)x40 * 0xfffffff;
    const uint64_t r109 = r104 + r108;
    const uint64_t r110 = r109
        + (uint64_t)x42 * 0xffeffff
        + (uint64_t)x44 * 0xffff000
        + (uint64_t)x48 * 15;
    const int64_t r111 = (int64_t)r79 - r57 + r26 + (int64_t)r107 + (int64_t)r110;
    const uint32_t x49 = (uint32_t)r111 & 0xfffffff;
    const uint64_t r112 = (uint64_t)(r111 >> 28) + (uint64_t)x49;
    const uint64_t r113 = (uint64_t)x42 * 0xfffffff;
    const uint64_t r114 = r109 + r113;
    const uint64_t r115 = r114
        + (uint64_t)x44 * 0xffeffff
        + (uint64_t)x46 * 0xffff000
        + (uint64_t)x49 * 15;
    const int64_t r116 = r16 + r43 - r69 + (int64_t)r10 + (int64_t)r112 + (int64_t)r115;
    const uint32_t x50 = (uint32_t)r116 & 0xfffffff;
    const uint64_t r117 = (uint64_t)(r116 >> 28) + (uint64_t)x50;
    const uint64_t r118 = (uint64_t)x44 * 0xfffffff;
    const uint64_t r119 = r114
        + r118
        + (uint64_t)x46 * 0xffeffff
        + (uint64_t)x48 * 0xffff000
        + (uint64_t)x50 * 15;
    const int64_t r120 = r18 + r45 - r70 + (int64_t)r11 + (int64_t)r117 + (int64_t)r119;
    const uint32_t x51 = (uint32_t)r120 & 0xfffffff;
    const uint64_t r121 = (uint64_t)(r120 >> 28) + (uint64_t)x51;
    const uint64_t r122 = (uint64_t)x46 * 0xfffffff;
    const uint64_t r123 = (uint64_t)x30 * 0xfffff
        + r90
        + r94
        + r98
        + r103
        + r108
        + r113
        + r118
        + r122
        + (uint64_t)x48 * 0xffeffff
        + (uint64_t)x49 * 0xffff000
        + (uint64_t)x51 * 15;
    const int64_t r124 = r20 + r47 - r71 + (int64_t)r121 + (int64_t)r123;
    const uint32_t x52 = (uint32_t)r124 & 0xfffffff;
    const uint64_t r125 = (uint64_t)(r124 >> 28) + (uint64_t)x52;
    const uint64_t r126 = (uint64_t)x48 * 0xfffffff;
    const uint64_t r127 = (uint64_t)x32 * 0xfffff
        + r94
        + r98
        + r103
        + r108
        + r113
        + r118
        + r122
        + r126
        + (uint64_t)x49 * 0xffeffff
        + (uint64_t)x50 * 0xffff000
        + (uint64_t)x52 * 15;
    const int64_t r128 = r22 + r49 - r72 + (int64_t)r27 + (int64_t)r125 + (int64_t)r127;
    const uint64_t r129 = (uint64_t)(r128 >> 28);
    const uint32_t o0 = (uint32_t)r128 & 0xfffffff;
    const uint64_t r130 = (uint64_t)x49 * 0xfffffff;
    const uint64_t r131 = (uint64_t)x34 * 0xfffff
        + r98
        + r103
        + r108
        + r113
        + r118
        + r122
        + r126
        + r130
        + (uint64_t)x50 * 0xffeffff
        + (uint64_t)x51 * 0xffff000;
    const int64_t r132 = r24 + r51 - r73 + (int64_t)r28 + (int64_t)r129 + (int64_t)r131;
    const uint64_t r133 = (uint64_t)(r132 >> 28);
    const uint32_t o1 = (uint32_t)r132 & 0xfffffff;
    const uint64_t r134 = (uint64_t)x50 * 0xfffffff;
    const uint64_t r135 = (uint64_t)x36 * 0xfffff
        + r103
        + r108
        + r113
        + r118
        + r122
        + r126
        + r130
        + r134
        + (uint64_t)x51 * 0xffeffff
        + (uint64_t)x52 * 0xffff000;
    const int64_t r136 = r25 + r52 - r74 + (int64_t)r29 + (int64_t)r133 + (int64_t)r135;
    const uint64_t r137 = (uint64_t)(r136 >> 28);
    const uint32_t o2 = (uint32_t)r136 & 0xfffffff;
    const uint64_t r138 = (uint64_t)x51 * 0xfffffff;
    const uint64_t r139 = (uint64_t)x38 * 0xfffff
        + r108
        + r113
        + r118
        + r122
        + r126
        + r130
        + r134
        + r138
        + (uint64_t)x52 * 0xffeffff;
    const int64_t r140 = r26 + r53 - r75 + (int64_t)r30 + (int64_t)r137 + (int64_t)r139;
    const uint64_t r141 = (uint64_t)(r140 >> 28);
    const uint32_t o3 = (uint32_t)r140 & 0xfffffff;
    const uint64_t r142 = (uint64_t)x52 * 0xfffffff;
    const uint64_t r143 = (uint64_t)x40 * 0xfffff
        + r113
        + r118
        + r122
        + r126
        + r130
        + r134
        + r138
        + r142;
    const int64_t r144 = (int64_t)r80 - r64 + r43 + (int64_t)r141 + (int64_t)r143;
    const uint32_t x53 = (uint32_t)(r144 >> 28);
    const uint32_t o4 = (uint32_t)r144 & 0xfffffff;
    const uint64_t r145 = (uint64_t)x42 * 0xfffff + r118 + r122 + r126 + r130 + r134 + r138 + r142;
    const int64_t r146 = (int64_t)r81 - r65 + r45 + (int64_t)x53 + (int64_t)r145;
    const uint32_t x54 = (uint32_t)(r146 >> 28);
    const uint32_t o5 = (uint32_t)r146 & 0xfffffff;
    const uint64_t r147 = (uint64_t)x44 * 0xfffff + r122 + r126 + r130 + r134 + r138 + r142;
    const int64_t r148 = r47 + (int64_t)x54 + (int64_t)r147;
    const uint32_t x55 = (uint32_t)(r148 >> 28);
    const uint32_t o6 = (uint32_t)r148 & 0xfffffff;
    const uint64_t r149 = (uint64_t)x46 * 0xfffff + r126 + r130 + r134 + r138 + r142;
    const int64_t r150 = r49 + (int64_t)x55 + (int64_t)r149;
    const uint32_t x56 = (uint32_t)(r150 >> 28);
    const uint32_t o7 = (uint32_t)r150 & 0xfffffff;
    const uint64_t r151 = (uint64_t)x48 * 0xfffff + r130 + r134 + r138 + r142;
    const int64_t r152 = r51 + (int64_t)x56 + (int64_t)r151;
    const uint32_t x57 = (uint32_t)(r152 >> 28);
    const uint32_t o8 = (uint32_t)r152 & 0xfffffff;
    const uint64_t r153 = (uint64_t)x49 * 0xfffff + r134 + r138 + r142;
    const int64_t r154 = r52 + (int64_t)x57 + (int64_t)r153;
    const uint32_t x58 = (uint32_t)(r154 >> 28);
    const uint32_t o9 = (uint32_t)r154 & 0xfffffff;
    const uint64_t r155 = (uint64_t)x50 * 0xfffff + r138 + r142;
    const int64_t r156 = r53 + (int64_t)x58 + (int64_t)r155;
    const uint32_t x59 = (uint32_t)(r156 >> 28);
    const uint32_t o10 = (uint32_t)r156 & 0xfffffff;
    const uint64_t r157 = r37 + (uint64_t)x59 + ((uint64_t)x51 * 0xfffff + r142);
    const uint32_t x60 = (uint32_t)(r157 >> 28);
    const uint32_t o11 = (uint32_t)r157 & 0xfffffff;
    const uint64_t r158 = r38 + (uint64_t)x60 + (uint64_t)x52 * 0xfffff;
    const uint32_t o13 = (uint32_t)(r158 >> 28);
    const uint32_t o12 = (uint32_t)r158 & 0xfffffff;
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
}

// `2 * out = a (mod p)`
//
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_halve(uint32_t out[14], const uint32_t a[14]) {
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
    const uint32_t x0 = a0 & 1;
    const uint8_t c0 = (uint8_t)x0;
    const uint32_t c0_mask = (uint32_t)0 - (uint32_t)c0;
    const uint32_t x1 = c0_mask & 0xfffffff;
    const uint32_t x2 = a0 + x1;
    const uint32_t x3 = a1 + (c0_mask & 15);
    const uint32_t x4 = a3 + (c0_mask & 0xffff000);
    const uint32_t x5 = a4 + (c0_mask & 0xffeffff);
    const uint32_t x6 = a5 + x1;
    const uint32_t x7 = a6 + x1;
    const uint32_t x8 = a7 + x1;
    const uint32_t x9 = a8 + x1;
    const uint32_t x10 = a9 + x1;
    const uint32_t x11 = a10 + x1;
    const uint32_t x12 = a11 + x1;
    const uint32_t x13 = a12 + x1;
    const uint32_t x14 = a13 + (c0_mask & 0xfffff);
    const uint32_t x15 = x3 & 1;
    const uint32_t x16 = (x2 >> 1) + (x15 << 27);
    const uint32_t x17 = a2 & 1;
    const uint32_t x18 = x4 & 1;
    const uint32_t x19 = x5 & 1;
    const uint32_t x20 = x6 & 1;
    const uint32_t x21 = x7 & 1;
    const uint32_t x22 = x8 & 1;
    const uint32_t x23 = x9 & 1;
    const uint32_t x24 = x10 & 1;
    const uint32_t x25 = x11 & 1;
    const uint32_t x26 = x12 & 1;
    const uint32_t x27 = x13 & 1;
    const uint32_t x28 = x14 & 1;
    const uint32_t x29 = (x3 >> 1) + (x17 << 27) + (x16 >> 28);
    const uint32_t x30 = (a2 >> 1) + (x18 << 27) + (x29 >> 28);
    const uint32_t x31 = (x4 >> 1) + (x19 << 27) + (x30 >> 28);
    const uint32_t x32 = (x5 >> 1) + (x20 << 27) + (x31 >> 28);
    const uint32_t x33 = (x6 >> 1) + (x21 << 27) + (x32 >> 28);
    const uint32_t o5 = x33 & 0xfffffff;
    const uint32_t x34 = (x7 >> 1) + (x22 << 27) + (x33 >> 28);
    const uint32_t o6 = x34 & 0xfffffff;
    const uint32_t x35 = (x8 >> 1) + (x23 << 27) + (x34 >> 28);
    const uint32_t o7 = x35 & 0xfffffff;
    const uint32_t x36 = (x9 >> 1) + (x24 << 27) + (x35 >> 28);
    const uint32_t o8 = x36 & 0xfffffff;
    const uint32_t x37 = (x10 >> 1) + (x25 << 27) + (x36 >> 28);
    const uint32_t o9 = x37 & 0xfffffff;
    const uint32_t x38 = (x11 >> 1) + (x26 << 27) + (x37 >> 28);
    const uint32_t o10 = x38 & 0xfffffff;
    const uint32_t x39 = (x12 >> 1) + (x27 << 27) + (x38 >> 28);
    const uint32_t o11 = x39 & 0xfffffff;
    const uint32_t x40 = (x13 >> 1) + (x28 << 27) + (x39 >> 28);
    const uint32_t o12 = x40 & 0xfffffff;
    const uint32_t x41 = (x14 >> 1) + (x40 >> 28);
    const uint32_t x42 = x41 >> 20;
    const uint32_t o13 = x41 & 0xfffff;
    const uint32_t o0 = (x16 & 0xfffffff) + x42;
    const uint32_t x43 = (x29 & 0xfffffff) + x42 * 0xffffff0;
    const uint32_t o4 = (x32 & 0xfffffff) + (x42 << 16);
    const uint32_t o1 = x43 & 0xfffffff;
    const uint32_t x44 = (x30 & 0xfffffff) + x42 * 0xfffffff + (x43 >> 28);
    const uint32_t o2 = x44 & 0xfffffff;
    const uint32_t o3 = (x31 & 0xfffffff) + x42 * 4095 + (x44 >> 28);
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
}

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - takes `b`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_select(uint32_t out[14], uint32_t choice, const uint32_t a[14], const uint32_t b[14]) {
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
}

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - takes `b`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `x`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `y`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_swap(
    uint32_t x[14],
    uint32_t y[14],
    uint32_t choice,
    const uint32_t a[14],
    const uint32_t b[14]) {
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
}

// `R * out = a (mod p), 0 <= out < p`
//
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: every word in `[0, 2^32 - 1]`
void p384_to_bytes(uint8_t out[48], const uint32_t a[14]) {
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
    const uint32_t x0 = a0 & 0xfffffff;
    const uint32_t x1 = (a0 >> 28) + x0 + a1;
    const uint64_t r0 = (uint64_t)x1 + (uint64_t)x0 * 15;
    const uint32_t x2 = (uint32_t)r0 & 0xfffffff;
    const uint32_t x3 = (uint32_t)(r0 >> 28) + x2 + a2;
    const uint64_t r1 = (uint64_t)x3 + (uint64_t)x2 * 15;
    const uint32_t x4 = (uint32_t)r1 & 0xfffffff;
    const uint32_t x5 = (uint32_t)(r1 >> 28) + x4 + a3;
    const uint64_t r2 = (uint64_t)x0 * 0xffff000 + (uint64_t)x4 * 15 + (uint64_t)x5;
    const uint32_t x6 = (uint32_t)r2 & 0xfffffff;
    const uint32_t x7 = (uint32_t)(r2 >> 28) + x6 + a4;
    const uint64_t r3 = (uint64_t)x0 * 0xffeffff
        + (uint64_t)x2 * 0xffff000
        + (uint64_t)x6 * 15
        + (uint64_t)x7;
    const uint32_t x8 = (uint32_t)r3 & 0xfffffff;
    const uint32_t x9 = (uint32_t)(r3 >> 28) + x8 + a5;
    const uint64_t r4 = (uint64_t)x0 * 0xfffffff;
    const uint64_t r5 = r4
        + (uint64_t)x2 * 0xffeffff
        + (uint64_t)x4 * 0xffff000
        + (uint64_t)x8 * 15
        + (uint64_t)x9;
    const uint32_t x10 = (uint32_t)r5 & 0xfffffff;
    const uint32_t x11 = (uint32_t)(r5 >> 28) + x10 + a6;
    const uint64_t r6 = (uint64_t)x2 * 0xfffffff;
    const uint64_t r7 = r4 + r6;
    const uint64_t r8 = r7
        + (uint64_t)x4 * 0xffeffff
        + (uint64_t)x6 * 0xffff000
        + (uint64_t)x10 * 15
        + (uint64_t)x11;
    const uint32_t x12 = (uint32_t)r8 & 0xfffffff;
    const uint32_t x13 = (uint32_t)(r8 >> 28) + x12 + a7;
    const uint64_t r9 = (uint64_t)x4 * 0xfffffff;
    const uint64_t r10 = r7 + r9;
    const uint64_t r11 = r10
        + (uint64_t)x6 * 0xffeffff
        + (uint64_t)x8 * 0xffff000
        + (uint64_t)x12 * 15
        + (uint64_t)x13;
    const uint32_t x14 = (uint32_t)r11 & 0xfffffff;
    const uint32_t x15 = (uint32_t)(r11 >> 28) + x14 + a8;
    const uint64_t r12 = (uint64_t)x6 * 0xfffffff;
    const uint64_t r13 = r10 + r12;
    const uint64_t r14 = r13
        + (uint64_t)x8 * 0xffeffff
        + (uint64_t)x10 * 0xffff000
        + (uint64_t)x14 * 15
        + (uint64_t)x15;
    const uint32_t x16 = (uint32_t)r14 & 0xfffffff;
    const uint32_t x17 = (uint32_t)(r14 >> 28) + x16 + a9;
    const uint64_t r15 = (uint64_t)x8 * 0xfffffff;
    const uint64_t r16 = r13 + r15;
    const uint64_t r17 = r16
        + (uint64_t)x10 * 0xffeffff
        + (uint64_t)x12 * 0xffff000
        + (uint64_t)x16 * 15
        + (uint64_t)x17;
    const uint32_t x18 = (uint32_t)r17 & 0xfffffff;
    const uint32_t x19 = (uint32_t)(r17 >> 28) + x18 + a10;
    const uint64_t r18 = (uint64_t)x10 * 0xfffffff;
    const uint64_t r19 = r16 + r18;
    const uint64_t r20 = r19
        + (uint64_t)x12 * 0xffeffff
        + (uint64_t)x14 * 0xffff000
        + (uint64_t)x18 * 15
        + (uint64_t)x19;
    const uint32_t x20 = (uint32_t)r20 & 0xfffffff;
    const uint32_t x21 = (uint32_t)(r20 >> 28) + x20 + a11;
    const uint64_t r21 = (uint64_t)x12 * 0xfffffff;
    const uint64_t r22 = r19 + r21;
    const uint64_t r23 = r22
        + (uint64_t)x14 * 0xffeffff
        + (uint64_t)x16 * 0xffff000
        + (uint64_t)x20 * 15
        + (uint64_t)x21;
    const uint32_t x22 = (uint32_t)r23 & 0xfffffff;
    const uint32_t x23 = (uint32_t)(r23 >> 28) + x22 + a12;
    const uint64_t r24 = (uint64_t)x14 * 0xfffffff;
    const uint64_t r25 = r22
        + r24
        + (uint64_t)x16 * 0xffeffff
        + (uint64_t)x18 * 0xffff000
        + (uint64_t)x22 * 15
        + (uint64_t)x23;
    const uint32_t x24 = (uint32_t)r25 & 0xfffffff;
    const uint32_t x25 = (uint32_t)(r25 >> 28) + x24 + a13;
    const uint64_t r26 = (uint64_t)x16 * 0xfffffff;
    const uint64_t r27 = (uint64_t)x0 * 0xfffff
        + r6
        + r9
        + r12
        + r15
        + r18
        + r21
        + r24
        + r26
        + (uint64_t)x18 * 0xffeffff
        + (uint64_t)x20 * 0xffff000
        + (uint64_t)x24 * 15
        + (uint64_t)x25;
    const uint32_t x26 = (uint32_t)r27 & 0xfffffff;
    const uint32_t x27 = (uint32_t)(r27 >> 28) + x26;
    const uint64_t r28 = (uint64_t)x18 * 0xfffffff;
    const uint64_t r29 = (uint64_t)x2 * 0xfffff
        + r9
        + r12
        + r15
        + r18
        + r21
        + r24
        + r26
        + r28
        + (uint64_t)x20 * 0xffeffff
        + (uint64_t)x22 * 0xffff000
        + (uint64_t)x26 * 15
        + (uint64_t)x27;
    const uint32_t x28 = (uint32_t)(r29 >> 28);
    const uint64_t r30 = (uint64_t)x20 * 0xfffffff;
    const uint64_t r31 = (uint64_t)x4 * 0xfffff
        + r12
        + r15
        + r18
        + r21
        + r24
        + r26
        + r28
        + r30
        + (uint64_t)x22 * 0xffeffff
        + (uint64_t)x24 * 0xffff000
        + (uint64_t)x28;
    const uint32_t x29 = (uint32_t)(r31 >> 28);
    const uint32_t x30 = (uint32_t)r31 & 0xfffffff;
    const uint64_t r32 = (uint64_t)x22 * 0xfffffff;
    const uint64_t r33 = (uint64_t)x6 * 0xfffff
        + r15
        + r18
        + r21
        + r24
        + r26
        + r28
        + r30
        + r32
        + (uint64_t)x24 * 0xffeffff
        + (uint64_t)x26 * 0xffff000
        + (uint64_t)x29;
    const uint32_t x31 = (uint32_t)(r33 >> 28);
    const uint32_t x32 = (uint32_t)r33 & 0xfffffff;
    const uint64_t r34 = (uint64_t)x24 * 0xfffffff;
    const uint64_t r35 = (uint64_t)x8 * 0xfffff
        + r18
        + r21
        + r24
        + r26
        + r28
        + r30
        + r32
        + r34
        + (uint64_t)x26 * 0xffeffff
        + (uint64_t)x31;
    const uint32_t x33 = (uint32_t)(r35 >> 28);
    const uint32_t x34 = (uint32_t)r35 & 0xfffffff;
    const uint64_t r36 = (uint64_t)x26 * 0xfffffff;
    const uint64_t r37 = (uint64_t)x10 * 0xfffff
        + r21
        + r24
        + r26
        + r28
        + r30
        + r32
        + r34
        + r36
        + (uint64_t)x33;
    const uint32_t x35 = (uint32_t)(r37 >> 28);
    const uint32_t x36 = (uint32_t)r37 & 0xfffffff;
    const uint64_t r38 = (uint64_t)x12 * 0xfffff
        + r24
        + r26
        + r28
        + r30
        + r32
        + r34
        + r36
        + (uint64_t)x35;
    const uint32_t x37 = (uint32_t)(r38 >> 28);
    const uint32_t x38 = (uint32_t)r38 & 0xfffffff;
    const uint64_t r39 = (uint64_t)x14 * 0xfffff
        + r26
        + r28
        + r30
        + r32
        + r34
        + r36
        + (uint64_t)x37;
    const uint32_t x39 = (uint32_t)(r39 >> 28);
    const uint32_t x40 = (uint32_t)r39 & 0xfffffff;
    const uint64_t r40 = (uint64_t)x16 * 0xfffff + r28 + r30 + r32 + r34 + r36 + (uint64_t)x39;
    const uint32_t x41 = (uint32_t)(r40 >> 28);
    const uint32_t x42 = (uint32_t)r40 & 0xfffffff;
    const uint64_t r41 = (uint64_t)x18 * 0xfffff + r30 + r32 + r34 + r36 + (uint64_t)x41;
    const uint32_t x43 = (uint32_t)(r41 >> 28);
    const uint64_t r42 = (uint64_t)x20 * 0xfffff + r32 + r34 + r36 + (uint64_t)x43;
    const uint32_t x44 = (uint32_t)(r42 >> 28);
    const uint32_t x45 = (uint32_t)r42 & 0xfffffff;
    const uint64_t r43 = (uint64_t)x22 * 0xfffff + r34 + r36 + (uint64_t)x44;
    const uint32_t x46 = (uint32_t)(r43 >> 28);
    const uint32_t x47 = (uint32_t)r43 & 0xfffffff;
    const uint64_t r44 = (uint64_t)x24 * 0xfffff + r36 + (uint64_t)x46;
    const uint32_t x48 = (uint32_t)(r44 >> 28);
    const uint32_t x49 = (uint32_t)r44 & 0xfffffff;
    const uint64_t r45 = (uint64_t)x48 + (uint64_t)x26 * 0xfffff;
    const uint32_t x50 = (uint32_t)(r45 >> 28);
    const uint32_t x51 = (uint32_t)r45 & 0xfffffff;
    const uint32_t x52 = x30 & 15;
    const uint32_t x53 = ((uint32_t)r29 & 0xfffffff) + (x52 << 28);
    const uint32_t x54 = x32 & 255;
    const uint32_t x55 = (x30 >> 4) + (x54 << 24);
    const uint32_t x56 = x34 & 4095;
    const uint32_t x57 = (x32 >> 8) + (x56 << 20);
    const uint32_t x58 = x36 & 65535;
    const uint32_t x59 = (x34 >> 12) + (x58 << 16);
    const uint32_t x60 = x38 & 0xfffff;
    const uint32_t x61 = (x36 >> 16) + (x60 << 12);
    const uint32_t x62 = x40 & 0xffffff;
    const uint32_t x63 = (x38 >> 20) + (x62 << 8);
    const uint32_t x64 = (x40 >> 24) + (x42 << 4);
    const uint32_t x65 = x45 & 15;
    const uint32_t x66 = ((uint32_t)r41 & 0xfffffff) + (x65 << 28);
    const uint32_t x67 = x47 & 255;
    const uint32_t x68 = (x45 >> 4) + (x67 << 24);
    const uint32_t x69 = x49 & 4095;
    const uint32_t x70 = (x47 >> 8) + (x69 << 20);
    const uint32_t x71 = x51 & 65535;
    const uint32_t x72 = (x49 >> 12) + (x71 << 16);
    const uint32_t x73 = (x51 >> 16) + (x50 << 12);
    uint32_t x74;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x74, x53, 0xffffffff, 0);
    uint32_t x75;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x75, x55, 0, c0);
    uint32_t x76;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x76, x57, 0, c1);
    uint32_t x77;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x77, x59, 0xffffffff, c2);
    uint32_t x78;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x78, x61, 0xfffffffe, c3);
    uint32_t x79;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x79, x63, 0xffffffff, c4);
    uint32_t x80;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x80, x64, 0xffffffff, c5);
    uint32_t x81;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x81, x66, 0xffffffff, c6);
    uint32_t x82;
    const uint8_t c8 = limbforge_sub_borrow_u32(&x82, x68, 0xffffffff, c7);
    uint32_t x83;
    const uint8_t c9 = limbforge_sub_borrow_u32(&x83, x70, 0xffffffff, c8);
    uint32_t x84;
    const uint8_t c10 = limbforge_sub_borrow_u32(&x84, x72, 0xffffffff, c9);
    uint32_t x85;
    const uint8_t c11 = limbforge_sub_borrow_u32(&x85, x73, 0xffffffff, c10);
    const uint32_t c11_mask = (uint32_t)0 - (uint32_t)c11;
    const uint32_t o0 = x74 ^ (c11_mask & (x53 ^ x74));
    const uint32_t o1 = x75 ^ (c11_mask & (x55 ^ x75));
    const uint32_t o2 = x76 ^ (c11_mask & (x57 ^ x76));
    const uint32_t o3 = x77 ^ (c11_mask & (x59 ^ x77));
    const uint32_t o4 = x78 ^ (c11_mask & (x61 ^ x78));
    const uint32_t o5 = x79 ^ (c11_mask & (x63 ^ x79));
    const uint32_t o6 = x80 ^ (c11_mask & (x64 ^ x80));
    const uint32_t o7 = x81 ^ (c11_mask & (x66 ^ x81));
    const uint32_t o8 = x82 ^ (c11_mask & (x68 ^ x82));
    const uint32_t o9 = x83 ^ (c11_mask & (x70 ^ x83));
    const uint32_t o10 = x84 ^ (c11_mask & (x72 ^ x84));
    const uint32_t o11 = x85 ^ (c11_mask & (x73 ^ x85));
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
}

// `limbs of out = bytes (mod p): out = bytes / R`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_limbs_of_bytes(uint32_t out[14], const uint8_t bytes[48]) {
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
    const uint32_t o13 = bytes11 >> 12;
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
}

// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `ok` in `[0, 1]`
void p384_limbs_of_bytes_canonical(uint32_t out[14], uint32_t *ok, const uint8_t bytes[48]) {
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
    uint32_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u32(&c0_unread, bytes0, 0xffffffff, 0);
    uint32_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u32(&c1_unread, bytes1, 0, c0);
    uint32_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u32(&c2_unread, bytes2, 0, c1);
    uint32_t c3_unread;
    const uint8_t c3 = limbforge_sub_borrow_u32(&c3_unread, bytes3, 0xffffffff, c2);
    uint32_t c4_unread;
    const uint8_t c4 = limbforge_sub_borrow_u32(&c4_unread, bytes4, 0xfffffffe, c3);
    uint32_t c5_unread;
    const uint8_t c5 = limbforge_sub_borrow_u32(&c5_unread, bytes5, 0xffffffff, c4);
    uint32_t c6_unread;
    const uint8_t c6 = limbforge_sub_borrow_u32(&c6_unread, bytes6, 0xffffffff, c5);
    uint32_t c7_unread;
    const uint8_t c7 = limbforge_sub_borrow_u32(&c7_unread, bytes7, 0xffffffff, c6);
    uint32_t c8_unread;
    const uint8_t c8 = limbforge_sub_borrow_u32(&c8_unread, bytes8, 0xffffffff, c7);
    uint32_t c9_unread;
    const uint8_t c9 = limbforge_sub_borrow_u32(&c9_unread, bytes9, 0xffffffff, c8);
    uint32_t c10_unread;
    const uint8_t c10 = limbforge_sub_borrow_u32(&c10_unread, bytes10, 0xffffffff, c9);
    uint32_t ok0_unread;
    const uint8_t ok0 = limbforge_sub_borrow_u32(&ok0_unread, bytes11, 0xffffffff, c10);
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
    const uint32_t out13 = bytes11 >> 12;
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
    *ok = (uint32_t)ok0;
}

// `limbs of out = k (mod p): out = k / R`
//
// - takes `k` in `[0, 2^24 - 1]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_limbs_of_word(uint32_t out[14], uint32_t k) {
    out[0] = k;
    out[1] = 0;
    out[2] = 0;
    out[3] = 0;
    out[4] = 0;
    out[5] = 0;
    out[6] = 0;
    out[7] = 0;
    out[8] = 0;
    out[9] = 0;
    out[10] = 0;
    out[11] = 0;
    out[12] = 0;
    out[13] = 0;
}

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out` in `[0, 1]`
void p384_bytes_are_zero(uint32_t *out, const uint8_t bytes[48]) {
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
    uint32_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u32(&o0_unread, bytes11, 0, c10);
    *out = (uint32_t)o0;
}

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `half`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 in `[0, 2^32 - 1]`; word 11 in `[0, 2^31 - 1]`
// - returns `odd` in `[0, 1]`
void p384_bytes_parity(uint8_t half[48], uint32_t *odd, const uint8_t bytes[48]) {
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
    const uint32_t half11 = bytes11 >> 1;
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
    *odd = (uint32_t)odd0;
}

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void p384_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square) {
    const uint32_t x0 = is_square + is_square;
    const uint32_t x1 = is_zero + 1;
    const int32_t o0 = (int32_t)x0 - (int32_t)x1;
    *out = o0;
}

// `R * out = a (mod p)`
//
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_from_montgomery(uint32_t out[14], const uint32_t a[14]) {
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
    const uint32_t x0 = a0 & 0xfffffff;
    const uint32_t x1 = (a0 >> 28) + x0 + a1;
    const uint64_t r0 = (uint64_t)x1 + (uint64_t)x0 * 15;
    const uint32_t x2 = (uint32_t)r0 & 0xfffffff;
    const uint32_t x3 = (uint32_t)(r0 >> 28) + x2 + a2;
    const uint64_t r1 = (uint64_t)x3 + (uint64_t)x2 * 15;
    const uint32_t x4 = (uint32_t)r1 & 0xfffffff;
    const uint32_t x5 = (uint32_t)(r1 >> 28) + x4 + a3;
    const uint64_t r2 = (uint64_t)x0 * 0xffff000 + (uint64_t)x4 * 15 + (uint64_t)x5;
    const uint32_t x6 = (uint32_t)r2 & 0xfffffff;
    const uint32_t x7 = (uint32_t)(r2 >> 28) + x6 + a4;
    const uint64_t r3 = (uint64_t)x0 * 0xffeffff
        + (uint64_t)x2 * 0xffff000
        + (uint64_t)x6 * 15
        + (uint64_t)x7;
    const uint32_t x8 = (uint32_t)r3 & 0xfffffff;
    const uint32_t x9 = (uint32_t)(r3 >> 28) + x8 + a5;
    const uint64_t r4 = (uint64_t)x0 * 0xfffffff;
    const uint64_t r5 = r4
        + (uint64_t)x2 * 0xffeffff
        + (uint64_t)x4 * 0xffff000
        + (uint64_t)x8 * 15
        + (uint64_t)x9;
    const uint32_t x10 = (uint32_t)r5 & 0xfffffff;
    const uint32_t x11 = (uint32_t)(r5 >> 28) + x10 + a6;
    const uint64_t r6 = (uint64_t)x2 * 0xfffffff;
    const uint64_t r7 = r4 + r6;
    const uint64_t r8 = r7
        + (uint64_t)x4 * 0xffeffff
        + (uint64_t)x6 * 0xffff000
        + (uint64_t)x10 * 15
        + (uint64_t)x11;
    const uint32_t x12 = (uint32_t)r8 & 0xfffffff;
    const uint32_t x13 = (uint32_t)(r8 >> 28) + x12 + a7;
    const uint64_t r9 = (uint64_t)x4 * 0xfffffff;
    const uint64_t r10 = r7 + r9;
    const uint64_t r11 = r10
        + (uint64_t)x6 * 0xffeffff
        + (uint64_t)x8 * 0xffff000
        + (uint64_t)x12 * 15
        + (uint64_t)x13;
    const uint32_t x14 = (uint32_t)r11 & 0xfffffff;
    const uint32_t x15 = (uint32_t)(r11 >> 28) + x14 + a8;
    const uint64_t r12 = (uint64_t)x6 * 0xfffffff;
    const uint64_t r13 = r10 + r12;
    const uint64_t r14 = r13
        + (uint64_t)x8 * 0xffeffff
        + (uint64_t)x10 * 0xffff000
        + (uint64_t)x14 * 15
        + (uint64_t)x15;
    const uint32_t x16 = (uint32_t)r14 & 0xfffffff;
    const uint32_t x17 = (uint32_t)(r14 >> 28) + x16 + a9;
    const uint64_t r15 = (uint64_t)x8 * 0xfffffff;
    const uint64_t r16 = r13 + r15;
    const uint64_t r17 = r16
        + (uint64_t)x10 * 0xffeffff
        + (uint64_t)x12 * 0xffff000
        + (uint64_t)x16 * 15
        + (uint64_t)x17;
    const uint32_t x18 = (uint32_t)r17 & 0xfffffff;
    const uint32_t x19 = (uint32_t)(r17 >> 28) + x18 + a10;
    const uint64_t r18 = (uint64_t)x10 * 0xfffffff;
    const uint64_t r19 = r16 + r18;
    const uint64_t r20 = r19
        + (uint64_t)x12 * 0xffeffff
        + (uint64_t)x14 * 0xffff000
        + (uint64_t)x18 * 15
        + (uint64_t)x19;
    const uint32_t x20 = (uint32_t)r20 & 0xfffffff;
    const uint32_t x21 = (uint32_t)(r20 >> 28) + x20 + a11;
    const uint64_t r21 = (uint64_t)x12 * 0xfffffff;
    const uint64_t r22 = r19 + r21;
    const uint64_t r23 = r22
        + (uint64_t)x14 * 0xffeffff
        + (uint64_t)x16 * 0xffff000
        + (uint64_t)x20 * 15
        + (uint64_t)x21;
    const uint32_t x22 = (uint32_t)r23 & 0xfffffff;
    const uint32_t x23 = (uint32_t)(r23 >> 28) + x22 + a12;
    const uint64_t r24 = (uint64_t)x14 * 0xfffffff;
    const uint64_t r25 = r22
        + r24
        + (uint64_t)x16 * 0xffeffff
        + (uint64_t)x18 * 0xffff000
        + (uint64_t)x22 * 15
        + (uint64_t)x23;
    const uint32_t x24 = (uint32_t)r25 & 0xfffffff;
    const uint32_t x25 = (uint32_t)(r25 >> 28) + x24 + a13;
    const uint64_t r26 = (uint64_t)x16 * 0xfffffff;
    const uint64_t r27 = (uint64_t)x0 * 0xfffff
        + r6
        + r9
        + r12
        + r15
        + r18
        + r21
        + r24
        + r26
        + (uint64_t)x18 * 0xffeffff
        + (uint64_t)x20 * 0xffff000
        + (uint64_t)x24 * 15
        + (uint64_t)x25;
    const uint32_t x26 = (uint32_t)r27 & 0xfffffff;
    const uint32_t x27 = (uint32_t)(r27 >> 28) + x26;
    const uint64_t r28 = (uint64_t)x18 * 0xfffffff;
    const uint64_t r29 = (uint64_t)x2 * 0xfffff
        + r9
        + r12
        + r15
        + r18
        + r21
        + r24
        + r26
        + r28
        + (uint64_t)x20 * 0xffeffff
        + (uint64_t)x22 * 0xffff000
        + (uint64_t)x26 * 15
        + (uint64_t)x27;
    const uint32_t x28 = (uint32_t)(r29 >> 28);
    const uint32_t o0 = (uint32_t)r29 & 0xfffffff;
    const uint64_t r30 = (uint64_t)x20 * 0xfffffff;
    const uint64_t r31 = (uint64_t)x4 * 0xfffff
        + r12
        + r15
        + r18
        + r21
        + r24
        + r26
        + r28
        + r30
        + (uint64_t)x22 * 0xffeffff
        + (uint64_t)x24 * 0xffff000
        + (uint64_t)x28;
    const uint32_t x29 = (uint32_t)(r31 >> 28);
    const uint32_t o1 = (uint32_t)r31 & 0xfffffff;
    const uint64_t r32 = (uint64_t)x22 * 0xfffffff;
    const uint64_t r33 = (uint64_t)x6 * 0xfffff
        + r15
        + r18
        + r21
        + r24
        + r26
        + r28
        + r30
        + r32
        + (uint64_t)x24 * 0xffeffff
        + (uint64_t)x26 * 0xffff000
        + (uint64_t)x29;
    const uint32_t x30 = (uint32_t)(r33 >> 28);
    const uint32_t o2 = (uint32_t)r33 & 0xfffffff;
    const uint64_t r34 = (uint64_t)x24 * 0xfffffff;
    const uint64_t r35 = (uint64_t)x8 * 0xfffff
        + r18
        + r21
        + r24
        + r26
        + r28
        + r30
        + r32
        + r34
        + (uint64_t)x26 * 0xffeffff
        + (uint64_t)x30;
    const uint32_t x31 = (uint32_t)(r35 >> 28);
    const uint32_t o3 = (uint32_t)r35 & 0xfffffff;
    const uint64_t r36 = (uint64_t)x26 * 0xfffffff;
    const uint64_t r37 = (uint64_t)x10 * 0xfffff
        + r21
        + r24
        + r26
        + r28
        + r30
        + r32
        + r34
        + r36
        + (uint64_t)x31;
    const uint32_t x32 = (uint32_t)(r37 >> 28);
    const uint32_t o4 = (uint32_t)r37 & 0xfffffff;
    const uint64_t r38 = (uint64_t)x12 * 0xfffff
        + r24
        + r26
        + r28
        + r30
        + r32
        + r34
        + r36
        + (uint64_t)x32;
    const uint32_t x33 = (uint32_t)(r38 >> 28);
    const uint32_t o5 = (uint32_t)r38 & 0xfffffff;
    const uint64_t r39 = (uint64_t)x14 * 0xfffff
        + r26
        + r28
        + r30
        + r32
        + r34
        + r36
        + (uint64_t)x33;
    const uint32_t x34 = (uint32_t)(r39 >> 28);
    const uint32_t o6 = (uint32_t)r39 & 0xfffffff;
    const uint64_t r40 = (uint64_t)x16 * 0xfffff + r28 + r30 + r32 + r34 + r36 + (uint64_t)x34;
    const uint32_t x35 = (uint32_t)(r40 >> 28);
    const uint32_t o7 = (uint32_t)r40 & 0xfffffff;
    const uint64_t r41 = (uint64_t)x18 * 0xfffff + r30 + r32 + r34 + r36 + (uint64_t)x35;
    const uint32_t x36 = (uint32_t)(r41 >> 28);
    const uint32_t o8 = (uint32_t)r41 & 0xfffffff;
    const uint64_t r42 = (uint64_t)x20 * 0xfffff + r32 + r34 + r36 + (uint64_t)x36;
    const uint32_t x37 = (uint32_t)(r42 >> 28);
    const uint32_t o9 = (uint32_t)r42 & 0xfffffff;
    const uint64_t r43 = (uint64_t)x22 * 0xfffff + r34 + r36 + (uint64_t)x37;
    const uint32_t x38 = (uint32_t)(r43 >> 28);
    const uint32_t o10 = (uint32_t)r43 & 0xfffffff;
    const uint64_t r44 = (uint64_t)x24 * 0xfffff + r36 + (uint64_t)x38;
    const uint32_t x39 = (uint32_t)(r44 >> 28);
    const uint32_t o11 = (uint32_t)r44 & 0xfffffff;
    const uint64_t r45 = (uint64_t)x39 + (uint64_t)x26 * 0xfffff;
    const uint32_t o13 = (uint32_t)(r45 >> 28);
    const uint32_t o12 = (uint32_t)r45 & 0xfffffff;
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
}

// `out = low bits of floor((u * f + v * g) / 2^27) (not proved; bounds are)`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
// - returns `out` in `[-2^31, 2^31 - 1]`
static void p384_divsteps_head(
    int32_t *out,
    int32_t u,
    int32_t v,
    const int32_t f[15],
    const int32_t g[15]) {
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

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^27 * new_f + low_1 + 2^437 * high_1 = u * f + v * g; 2^27 * new_g + low_2 + 2^437 * high_2 = q * f + r * g`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `q` in `[-2^29, 2^29]`
// - takes `r` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `new_f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
// - returns `low_1` in `[0, 2^27 - 1]`
// - returns `high_1` in `[-5, 4]`
// - returns `new_g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
// - returns `low_2` in `[0, 2^27 - 1]`
// - returns `high_2` in `[-5, 4]`
static void p384_divsteps_fg(
    int32_t *k_,
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t new_f[15],
    uint32_t *low_1,
    int32_t *high_1,
    int32_t new_g[15],
    uint32_t *low_2,
    int32_t *high_2,
    int32_t u,
    int32_t v,
    int32_t q,
    int32_t r,
    const int32_t f[15],
    const int32_t g[15],
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
    const int32_t x42 = (int32_t)(r11 >> 27);
    const int64_t r13 = (int64_t)q * f5 + (int64_t)r * g5 + (int64_t)x42;
    const uint32_t new_g4 = (uint32_t)r13 & 0x7ffffff;
    const int32_t x43 = x38 >> 31;
    const int32_t x44 = 0 - (x40 & 1);
    const int32_t x45 = x43 | ~x44;
    const int32_t x46 = x40 >> 1;
    const int32_t x47 = (int32_t)(0 - (uint32_t)(x38 ^ x45));
    const int32_t x48 = (x46 & ~x45) | (x39 & x45);
    const int32_t x49 = x46 - ((x39 ^ x43) & x44);
    const int32_t x50 = (int32_t)(r12 >> 27);
    const int64_t r14 = (int64_t)u * f6 + (int64_t)v * g6 + (int64_t)x50;
    const uint32_t new_f5 = (uint32_t)r14 & 0x7ffffff;
    const int32_t x51 = (int32_t)(r14 >> 27);
    const int64_t r15 = (int64_t)u * f7 + (int64_t)v * g7 + (int64_t)x51;
    const uint32_t new_f6 = (uint32_t)r15 & 0x7ffffff;
    const int32_t x52 = (int32_t)(r13 >> 27);
    const int64_t r16 = (int64_t)q * f6 + (int64_t)r * g6 + (int64_t)x52;
    const uint32_t new_g5 = (uint32_t)r16 & 0x7ffffff;
    const int32_t x53 = (int32_t)(r16 >> 27);
    const int64_t r17 = (int64_t)q * f7 + (int64_t)r * g7 + (int64_t)x53;
    const uint32_t new_g6 = (uint32_t)r17 & 0x7ffffff;
    const int32_t x54 = x47 >> 31;
    const int32_t x55 = 0 - (x49 & 1);
    const int32_t x56 = x54 | ~x55;
    const int32_t x57 = x49 >> 1;
    const int32_t x58 = (int32_t)(0 - (uint32_t)(x47 ^ x56));
    const int32_t x59 = (x57 & ~x56) | (x48 & x56);
    const int32_t x60 = x57 - ((x48 ^ x54) & x55);
    const int32_t x61 = (int32_t)(r15 >> 27);
    const int64_t r18 = (int64_t)u * f8 + (int64_t)v * g8 + (int64_t)x61;
    const uint32_t new_f7 = (uint32_t)r18 & 0x7ffffff;
    const int32_t x62 = (int32_t)(r18 >> 27);
    const int64_t r19 = (int64_t)u * f9 + (int64_t)v * g9 + (int64_t)x62;
    const uint32_t new_f8 = (uint32_t)r19 & 0x7ffffff;
    const int32_t x63 = (int32_t)(r17 >> 27);
    const int64_t r20 = (int64_t)q * f8 + (int64_t)r * g8 + (int64_t)x63;
    const uint32_t new_g7 = (uint32_t)r20 & 0x7ffffff;
    const int32_t x64 = (int32_t)(r20 >> 27);
    const int64_t r21 = (int64_t)q * f9 + (int64_t)r * g9 + (int64_t)x64;
    const uint32_t new_g8 = (uint32_t)r21 & 0x7ffffff;
    const int32_t x65 = x58 >> 31;
    const int32_t x66 = 0 - (x60 & 1);
    const int32_t x67 = x65 | ~x66;
    const int32_t x68 = x60 >> 1;
    const int32_t x69 = (int32_t)(0 - (uint32_t)(x58 ^ x67));
    const int32_t x70 = (x68 & ~x67) | (x59 & x67);
    const int32_t x71 = x68 - ((x59 ^ x65) & x66);
    const int32_t x72 = (int32_t)(r19 >> 27);
    const int64_t r22 = (int64_t)u * f10 + (int64_t)v * g10 + (int64_t)x72;
    const uint32_t new_f9 = (uint32_t)r22 & 0x7ffffff;
    const int32_t x73 = (int32_t)(r21 >> 27);
    const int64_t r23 = (int64_t)q * f10 + (int64_t)r * g10 + (int64_t)x73;
    const uint32_t new_g9 = (uint32_t)r23 & 0x7ffffff;
    const int32_t x74 = x69 >> 31;
    const int32_t x75 = 0 - (x71 & 1);
    const int32_t x76 = x74 | ~x75;
    const int32_t x77 = x71 >> 1;
    const int32_t x78 = (int32_t)(0 - (uint32_t)(x69 ^ x76));
    const int32_t x79 = (x77 & ~x76) | (x70 & x76);
    const int32_t x80 = x77 - ((x70 ^ x74) & x75);
    const int32_t x81 = (int32_t)(r22 >> 27);
    const int64_t r24 = (int64_t)u * f11 + (int64_t)v * g11 + (int64_t)x81;
    const uint32_t new_f10 = (uint32_t)r24 & 0x7ffffff;
    const int32_t x82 = (int32_t)(r24 >> 27);
    const int64_t r25 = (int64_t)u * f12 + (int64_t)v * g12 + (int64_t)x82;
    const uint32_t new_f11 = (uint32_t)r25 & 0x7ffffff;
    const int32_t x83 = (int32_t)(r23 >> 27);
    const int64_t r26 = (int64_t)q * f11 + (int64_t)r * g11 + (int64_t)x83;
    const uint32_t new_g10 = (uint32_t)r26 & 0x7ffffff;
    const int32_t x84 = (int32_t)(r26 >> 27);
    const int64_t r27 = (int64_t)q * f12 + (int64_t)r * g12 + (int64_t)x84;
    const uint32_t new_g11 = (uint32_t)r27 & 0x7ffffff;
    const int32_t x85 = x78 >> 31;
    const int32_t x86 = 0 - (x80 & 1);
    const int32_t x87 = x85 | ~x86;
    const int32_t x88 = x80 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x78 ^ x87));
    const int32_t x89 = (x88 & ~x87) | (x79 & x87);
    const int32_t x90 = x88 - ((x79 ^ x85) & x86);
    const int32_t x91 = (int32_t)(r25 >> 27);
    const int64_t r28 = (int64_t)u * f13 + (int64_t)v * g13 + (int64_t)x91;
    const uint32_t new_f12 = (uint32_t)r28 & 0x7ffffff;
    const int32_t x92 = (int32_t)(r28 >> 27);
    const int64_t r29 = (int64_t)u * f14 + (int64_t)v * g14 + (int64_t)x92;
    const uint32_t new_f13 = (uint32_t)r29 & 0x7ffffff;
    const int32_t new_f14 = (int32_t)(r29 >> 27);
    const int64_t r30 = (r29 >> 27) - (int64_t)new_f14;
    const int32_t high_10 = (int32_t)(r30 >> 32);
    const int32_t x93 = (int32_t)(r27 >> 27);
    const int64_t r31 = (int64_t)q * f13 + (int64_t)r * g13 + (int64_t)x93;
    const uint32_t new_g12 = (uint32_t)r31 & 0x7ffffff;
    const int32_t x94 = (int32_t)(r31 >> 27);
    const int64_t r32 = (int64_t)q * f14 + (int64_t)r * g14 + (int64_t)x94;
    const uint32_t new_g13 = (uint32_t)r32 & 0x7ffffff;
    const int32_t new_g14 = (int32_t)(r32 >> 27);
    const int64_t r33 = (r32 >> 27) - (int64_t)new_g14;
    const int32_t high_20 = (int32_t)(r33 >> 32);
    const int32_t x95 = x89 + x89 + 1;
    const int32_t x96 = x95 + 512;
    const int32_t x97 = (int32_t)((uint32_t)x96 << 12);
    const int32_t u10 = x97 >> 22;
    const int32_t x98 = x95 + 0x80200;
    const int32_t v10 = x98 >> 20;
    const int32_t x99 = x90 + 512;
    const int32_t x100 = (int32_t)((uint32_t)x99 << 12);
    const int32_t q10 = x100 >> 22;
    const int32_t x101 = x90 + 0x80200;
    const int32_t r10 = x101 >> 20;
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
    new_f[14] = new_f14;
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
    new_g[14] = new_g14;
    *low_2 = low_20;
    *high_2 = high_20;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void p384_divsteps_de(
    int32_t *k_,
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t out[13],
    int32_t *cut_u,
    int32_t *cut_v,
    int32_t u,
    int32_t v,
    const int32_t d[13],
    const int32_t e[13],
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
    const int64_t r3 = (int64_t)x14 * d1 + (int64_t)x17 * e1 + (int64_t)x20 + (int64_t)x19 * 4;
    const uint32_t out0 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x28 = (int32_t)(r3 >> 30);
    const int32_t x29 = x25 >> 31;
    const int32_t x30 = 0 - (x27 & 1);
    const int32_t x31 = x29 | ~x30;
    const int32_t x32 = x27 >> 1;
    const int32_t x33 = (int32_t)(0 - (uint32_t)(x25 ^ x31));
    const int32_t x34 = (x32 & ~x31) | (x26 & x31);
    const int32_t x35 = x32 - ((x26 ^ x29) & x30);
    const int64_t r4 = (int64_t)x14 * d2 + (int64_t)x17 * e2 + (int64_t)x28;
    const uint32_t out1 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x36 = (int32_t)(r4 >> 30);
    const int64_t r5 = (int64_t)x14 * d3 + (int64_t)x17 * e3 + (int64_t)x36 + (int64_t)x19 * -64;
    const uint32_t out2 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x37 = (int32_t)(r5 >> 30);
    const int32_t x38 = x33 >> 31;
    const int32_t x39 = 0 - (x35 & 1);
    const int32_t x40 = x38 | ~x39;
    const int32_t x41 = x35 >> 1;
    const int32_t x42 = (int32_t)(0 - (uint32_t)(x33 ^ x40));
    const int32_t x43 = (x41 & ~x40) | (x34 & x40);
    const int32_t x44 = x41 - ((x34 ^ x38) & x39);
    const int64_t r6 = (int64_t)x14 * d4 + (int64_t)x17 * e4 + (int64_t)x37 + (int64_t)x19 * -256;
    const uint32_t out3 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x45 = (int32_t)(r6 >> 30);
    const int32_t x46 = x42 >> 31;
    const int32_t x47 = 0 - (x44 & 1);
    const int32_t x48 = x46 | ~x47;
    const int32_t x49 = x44 >> 1;
    const int32_t x50 = (int32_t)(0 - (uint32_t)(x42 ^ x48));
    const int32_t x51 = (x49 & ~x48) | (x43 & x48);
    const int32_t x52 = x49 - ((x43 ^ x46) & x47);
    const int64_t r7 = (int64_t)x14 * d5 + (int64_t)x17 * e5 + (int64_t)x45;
    const uint32_t out4 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x53 = (int32_t)(r7 >> 30);
    const int64_t r8 = (int64_t)x14 * d6 + (int64_t)x17 * e6 + (int64_t)x53;
    const uint32_t out5 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x54 = (int32_t)(r8 >> 30);
    const int32_t x55 = x50 >> 31;
    const int32_t x56 = 0 - (x52 & 1);
    const int32_t x57 = x55 | ~x56;
    const int32_t x58 = x52 >> 1;
    const int32_t x59 = (int32_t)(0 - (uint32_t)(x50 ^ x57));
    const int32_t x60 = (x58 & ~x57) | (x51 & x57);
    const int32_t x61 = x58 - ((x51 ^ x55) & x56);
    const int64_t r9 = (int64_t)x14 * d7 + (int64_t)x17 * e7 + (int64_t)x54;
    const uint32_t out6 = (uint32_t)r9 & 0x3fffffff;
    const int32_t x62 = (int32_t)(r9 >> 30);
    const int32_t x63 = x59 >> 31;
    const int32_t x64 = 0 - (x61 & 1);
    const int32_t x65 = x63 | ~x64;
    const int32_t x66 = x61 >> 1;
    const int32_t x67 = (int32_t)(0 - (uint32_t)(x59 ^ x65));
    const int32_t x68 = (x66 & ~x65) | (x60 & x65);
    const int32_t x69 = x66 - ((x60 ^ x63) & x64);
    const int64_t r11 = (int64_t)x14 * d8 + (int64_t)x17 * e8 + (int64_t)x62;
    const uint32_t out7 = (uint32_t)r11 & 0x3fffffff;
    const int32_t x70 = (int32_t)(r11 >> 30);
    const int64_t r12 = (int64_t)x14 * d9 + (int64_t)x17 * e9 + (int64_t)x70;
    const uint32_t out8 = (uint32_t)r12 & 0x3fffffff;
    const int32_t x71 = (int32_t)(r12 >> 30);
    const int32_t x72 = x67 >> 31;
    const int32_t x73 = 0 - (x69 & 1);
    const int32_t x74 = x72 | ~x73;
    const int32_t x75 = x69 >> 1;
    const int32_t x76 = (int32_t)(0 - (uint32_t)(x67 ^ x74));
    const int32_t x77 = (x75 & ~x74) | (x68 & x74);
    const int32_t x78 = x75 - ((x68 ^ x72) & x73);
    const int64_t r13 = (int64_t)x14 * d10 + (int64_t)x17 * e10 + (int64_t)x71;
    const uint32_t out9 = (uint32_t)r13 & 0x3fffffff;
    const int32_t x79 = (int32_t)(r13 >> 30);
    const int32_t x80 = x76 >> 31;
    const int32_t x81 = 0 - (x78 & 1);
    const int32_t x82 = x80 | ~x81;
    const int32_t x83 = x78 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x76 ^ x82));
    const int32_t x84 = (x83 & ~x82) | (x77 & x82);
    const int32_t x85 = x83 - ((x77 ^ x80) & x81);
    const int64_t r14 = (int64_t)x14 * d11 + (int64_t)x17 * e11 + (int64_t)x79;
    const uint32_t out10 = (uint32_t)r14 & 0x3fffffff;
    const int32_t x86 = (int32_t)(r14 >> 30);
    const int64_t r15 = (int64_t)x14 * d12
        + (int64_t)x17 * e12
        + (int64_t)x86
        + (int64_t)x19 * 0x1000000;
    const uint32_t out11 = (uint32_t)r15 & 0x3fffffff;
    const int32_t out12 = (int32_t)(r15 >> 30);
    const int32_t x87 = x84 + x84 + 1;
    const int32_t x88 = x87 + 512;
    const int32_t x89 = (int32_t)((uint32_t)x88 << 12);
    const int32_t u10 = x89 >> 22;
    const int32_t x90 = x87 + 0x80200;
    const int32_t v10 = x90 >> 20;
    const int32_t x91 = x85 + 512;
    const int32_t x92 = (int32_t)((uint32_t)x91 << 12);
    const int32_t q10 = x92 >> 22;
    const int32_t x93 = x85 + 0x80200;
    const int32_t r10 = x93 >> 20;
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
    out[12] = out12;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void p384_divsteps_last(
    int32_t *k_,
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t out[13],
    int32_t *cut_u,
    int32_t *cut_v,
    int32_t u,
    int32_t v,
    const int32_t d[13],
    const int32_t e[13],
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
    const int64_t r3 = (int64_t)x14 * d1 + (int64_t)x17 * e1 + (int64_t)x20 + (int64_t)x19 * 4;
    const uint32_t out0 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x28 = (int32_t)(r3 >> 30);
    const int32_t x29 = x25 >> 31;
    const int32_t x30 = 0 - (x27 & 1);
    const int32_t x31 = x29 | ~x30;
    const int32_t x32 = x27 >> 1;
    const int32_t x33 = (int32_t)(0 - (uint32_t)(x25 ^ x31));
    const int32_t x34 = (x32 & ~x31) | (x26 & x31);
    const int32_t x35 = x32 - ((x26 ^ x29) & x30);
    const int64_t r4 = (int64_t)x14 * d2 + (int64_t)x17 * e2 + (int64_t)x28;
    const uint32_t out1 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x36 = (int32_t)(r4 >> 30);
    const int64_t r5 = (int64_t)x14 * d3 + (int64_t)x17 * e3 + (int64_t)x36 + (int64_t)x19 * -64;
    const uint32_t out2 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x37 = (int32_t)(r5 >> 30);
    const int32_t x38 = x33 >> 31;
    const int32_t x39 = 0 - (x35 & 1);
    const int32_t x40 = x38 | ~x39;
    const int32_t x41 = x35 >> 1;
    const int32_t x42 = (int32_t)(0 - (uint32_t)(x33 ^ x40));
    const int32_t x43 = (x41 & ~x40) | (x34 & x40);
    const int32_t x44 = x41 - ((x34 ^ x38) & x39);
    const int64_t r6 = (int64_t)x14 * d4 + (int64_t)x17 * e4 + (int64_t)x37 + (int64_t)x19 * -256;
    const uint32_t out3 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x45 = (int32_t)(r6 >> 30);
    const int32_t x46 = x42 >> 31;
    const int32_t x47 = 0 - (x44 & 1);
    const int32_t x48 = x46 | ~x47;
    const int32_t x49 = x44 >> 1;
    const int32_t x50 = (int32_t)(0 - (uint32_t)(x42 ^ x48));
    const int32_t x51 = (x49 & ~x48) | (x43 & x48);
    const int32_t x52 = x49 - ((x43 ^ x46) & x47);
    const int64_t r7 = (int64_t)x14 * d5 + (int64_t)x17 * e5 + (int64_t)x45;
    const uint32_t out4 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x53 = (int32_t)(r7 >> 30);
    const int64_t r8 = (int64_t)x14 * d6 + (int64_t)x17 * e6 + (int64_t)x53;
    const uint32_t out5 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x54 = (int32_t)(r8 >> 30);
    const int32_t x55 = x50 >> 31;
    const int32_t x56 = 0 - (x52 & 1);
    const int32_t x57 = x55 | ~x56;
    const int32_t x58 = x52 >> 1;
    const int32_t x59 = (int32_t)(0 - (uint32_t)(x50 ^ x57));
    const int32_t x60 = (x58 & ~x57) | (x51 & x57);
    const int32_t x61 = x58 - ((x51 ^ x55) & x56);
    const int64_t r9 = (int64_t)x14 * d7 + (int64_t)x17 * e7 + (int64_t)x54;
    const uint32_t out6 = (uint32_t)r9 & 0x3fffffff;
    const int32_t x62 = (int32_t)(r9 >> 30);
    const int32_t x63 = x59 >> 31;
    const int32_t x64 = 0 - (x61 & 1);
    const int32_t x65 = x63 | ~x64;
    const int32_t x66 = x61 >> 1;
    const int32_t x67 = (int32_t)(0 - (uint32_t)(x59 ^ x65));
    const int32_t x68 = (x66 & ~x65) | (x60 & x65);
    const int32_t x69 = x66 - ((x60 ^ x63) & x64);
    const int64_t r11 = (int64_t)x14 * d8 + (int64_t)x17 * e8 + (int64_t)x62;
    const uint32_t out7 = (uint32_t)r11 & 0x3fffffff;
    const int32_t x70 = (int32_t)(r11 >> 30);
    const int64_t r12 = (int64_t)x14 * d9 + (int64_t)x17 * e9 + (int64_t)x70;
    const uint32_t out8 = (uint32_t)r12 & 0x3fffffff;
    const int32_t x71 = (int32_t)(r12 >> 30);
    const int32_t x72 = x67 >> 31;
    const int32_t x73 = 0 - (x69 & 1);
    const int32_t x74 = x72 | ~x73;
    const int32_t x75 = x69 >> 1;
    const int32_t x76 = (int32_t)(0 - (uint32_t)(x67 ^ x74));
    const int32_t x77 = (x75 & ~x74) | (x68 & x74);
    const int32_t x78 = x75 - ((x68 ^ x72) & x73);
    const int64_t r13 = (int64_t)x14 * d10 + (int64_t)x17 * e10 + (int64_t)x71;
    const uint32_t out9 = (uint32_t)r13 & 0x3fffffff;
    const int32_t x79 = (int32_t)(r13 >> 30);
    const int32_t x80 = x76 >> 31;
    const int32_t x81 = 0 - (x78 & 1);
    const int32_t x82 = x80 | ~x81;
    const int32_t x83 = x78 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x76 ^ x82));
    const int32_t x84 = (x83 & ~x82) | (x77 & x82);
    const int32_t x85 = x83 - ((x77 ^ x80) & x81);
    const int64_t r14 = (int64_t)x14 * d11 + (int64_t)x17 * e11 + (int64_t)x79;
    const uint32_t out10 = (uint32_t)r14 & 0x3fffffff;
    const int32_t x86 = (int32_t)(r14 >> 30);
    const int64_t r15 = (int64_t)x14 * d12
        + (int64_t)x17 * e12
        + (int64_t)x86
        + (int64_t)x19 * 0x1000000;
    const uint32_t out11 = (uint32_t)r15 & 0x3fffffff;
    const int32_t out12 = (int32_t)(r15 >> 30);
    const int32_t x87 = x84 + x84 + 1;
    const int32_t x88 = x87 + 512;
    const int32_t x89 = (int32_t)((uint32_t)x88 << 12);
    const int32_t u10 = x89 >> 22;
    const int32_t x90 = x87 + 0x80200;
    const int32_t v10 = x90 >> 20;
    const int32_t x91 = x85 + 512;
    const int32_t x92 = (int32_t)((uint32_t)x91 << 12);
    const int32_t q10 = x92 >> 22;
    const int32_t x93 = x85 + 0x80200;
    const int32_t r10 = x93 >> 20;
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
    out[12] = out12;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `next, all = low bits of floor((u * f + v * g) / 2^9), fewer in next than in all (not proved; bounds are)`
//
// - takes `u` in `[-512, 512]`
// - takes `v` in `[-512, 512]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
// - returns `next` in `[-2^31, 2^31 - 1]`
// - returns `all` in `[-2^31, 2^31 - 1]`
static void p384_divsteps_words(
    int32_t *next,
    int32_t *all,
    int32_t u,
    int32_t v,
    const int32_t f[15],
    const int32_t g[15]) {
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
static void p384_divsteps_low(int32_t *out, int32_t u, int32_t v, int32_t f, int32_t g) {
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
static void p384_divsteps_ahead(int32_t *out, int32_t u, int32_t v, int32_t f, int32_t g) {
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
static void p384_divsteps_pair(
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
static void p384_divsteps_batch(
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

// `2^27 * out + low + 2^437 * high = u * f + v * g`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
// - returns `low` in `[0, 2^27 - 1]`
// - returns `high` in `[-5, 4]`
static void p384_update_fg(
    int32_t out[15],
    uint32_t *low,
    int32_t *high,
    int32_t u,
    int32_t v,
    const int32_t f[15],
    const int32_t g[15]) {
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
    const int32_t out14 = (int32_t)(r14 >> 27);
    const int64_t r15 = (r14 >> 27) - (int64_t)out14;
    const int32_t high0 = (int32_t)(r15 >> 32);
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
    *low = low0;
    *high = high0;
}

// `2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void p384_update_de(
    int32_t out[13],
    int32_t *cut_u,
    int32_t *cut_v,
    int32_t u,
    int32_t v,
    const int32_t d[13],
    const int32_t e[13]) {
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
    const int64_t r2 = (int64_t)x2 * d1 + (int64_t)x5 * e1 + (int64_t)x8 + (int64_t)x7 * 4;
    const uint32_t out0 = (uint32_t)r2 & 0x3fffffff;
    const int32_t x9 = (int32_t)(r2 >> 30);
    const int64_t r3 = (int64_t)x2 * d2 + (int64_t)x5 * e2 + (int64_t)x9;
    const uint32_t out1 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x10 = (int32_t)(r3 >> 30);
    const int64_t r4 = (int64_t)x2 * d3 + (int64_t)x5 * e3 + (int64_t)x10 + (int64_t)x7 * -64;
    const uint32_t out2 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x11 = (int32_t)(r4 >> 30);
    const int64_t r5 = (int64_t)x2 * d4 + (int64_t)x5 * e4 + (int64_t)x11 + (int64_t)x7 * -256;
    const uint32_t out3 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x12 = (int32_t)(r5 >> 30);
    const int64_t r6 = (int64_t)x2 * d5 + (int64_t)x5 * e5 + (int64_t)x12;
    const uint32_t out4 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x13 = (int32_t)(r6 >> 30);
    const int64_t r7 = (int64_t)x2 * d6 + (int64_t)x5 * e6 + (int64_t)x13;
    const uint32_t out5 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x14 = (int32_t)(r7 >> 30);
    const int64_t r8 = (int64_t)x2 * d7 + (int64_t)x5 * e7 + (int64_t)x14;
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
    const int64_t r13 = (int64_t)x2 * d12
        + (int64_t)x5 * e12
        + (int64_t)x19
        + (int64_t)x7 * 0x1000000;
    const uint32_t out11 = (uint32_t)r13 & 0x3fffffff;
    const int32_t out12 = (int32_t)(r13 >> 30);
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
    out[12] = out12;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `out = the integer of the limbs of a (mod p), 0 <= out < p`
//
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
static void p384_invert_start(int32_t out[15], const uint32_t a[14]) {
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
    const uint32_t x0 = a1 + (a0 >> 28);
    const uint32_t x1 = x0 & 0xfffffff;
    const uint32_t x2 = a2 + (x0 >> 28);
    const uint32_t x3 = x2 & 0xfffffff;
    const uint32_t x4 = a3 + (x2 >> 28);
    const uint32_t x5 = x4 & 0xfffffff;
    const uint32_t x6 = a4 + (x4 >> 28);
    const uint32_t x7 = x6 & 0xfffffff;
    const uint32_t x8 = a5 + (x6 >> 28);
    const uint32_t x9 = x8 & 0xfffffff;
    const uint32_t x10 = a6 + (x8 >> 28);
    const uint32_t x11 = x10 & 0xfffffff;
    const uint32_t x12 = a7 + (x10 >> 28);
    const uint32_t x13 = x12 & 0xfffffff;
    const uint32_t x14 = a8 + (x12 >> 28);
    const uint32_t x15 = a9 + (x14 >> 28);
    const uint32_t x16 = x15 & 0xfffffff;
    const uint32_t x17 = a10 + (x15 >> 28);
    const uint32_t x18 = x17 & 0xfffffff;
    const uint32_t x19 = a11 + (x17 >> 28);
    const uint32_t x20 = x19 & 0xfffffff;
    const uint32_t x21 = a12 + (x19 >> 28);
    const uint32_t x22 = x21 & 0xfffffff;
    const uint32_t x23 = a13 + (x21 >> 28);
    const uint32_t x24 = x1 & 15;
    const uint32_t x25 = (a0 & 0xfffffff) + (x24 << 28);
    const uint32_t x26 = x3 & 255;
    const uint32_t x27 = (x1 >> 4) + (x26 << 24);
    const uint32_t x28 = x5 & 4095;
    const uint32_t x29 = (x3 >> 8) + (x28 << 20);
    const uint32_t x30 = x7 & 65535;
    const uint32_t x31 = (x5 >> 12) + (x30 << 16);
    const uint32_t x32 = x9 & 0xfffff;
    const uint32_t x33 = (x7 >> 16) + (x32 << 12);
    const uint32_t x34 = x11 & 0xffffff;
    const uint32_t x35 = (x9 >> 20) + (x34 << 8);
    const uint32_t x36 = (x11 >> 24) + (x13 << 4);
    const uint32_t x37 = x16 & 15;
    const uint32_t x38 = (x14 & 0xfffffff) + (x37 << 28);
    const uint32_t x39 = x18 & 255;
    const uint32_t x40 = (x16 >> 4) + (x39 << 24);
    const uint32_t x41 = x20 & 4095;
    const uint32_t x42 = (x18 >> 8) + (x41 << 20);
    const uint32_t x43 = x22 & 65535;
    const uint32_t x44 = (x20 >> 12) + (x43 << 16);
    const uint32_t x45 = x23 & 0xfffff;
    const uint32_t x46 = (x22 >> 16) + (x45 << 12);
    const uint32_t x47 = x23 >> 20;
    uint32_t x48;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x48, x25, 0xfffffffe, 0);
    uint32_t x49;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x49, x27, 1, c0);
    uint32_t x50;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x50, x29, 0, c1);
    uint32_t x51;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x51, x31, 0xfffffffe, c2);
    uint32_t x52;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x52, x33, 0xfffffffd, c3);
    uint32_t x53;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x53, x35, 0xffffffff, c4);
    uint32_t x54;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x54, x36, 0xffffffff, c5);
    uint32_t x55;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x55, x38, 0xffffffff, c6);
    uint32_t x56;
    const uint8_t c8 = limbforge_sub_borrow_u32(&x56, x40, 0xffffffff, c7);
    uint32_t x57;
    const uint8_t c9 = limbforge_sub_borrow_u32(&x57, x42, 0xffffffff, c8);
    uint32_t x58;
    const uint8_t c10 = limbforge_sub_borrow_u32(&x58, x44, 0xffffffff, c9);
    uint32_t x59;
    const uint8_t c11 = limbforge_sub_borrow_u32(&x59, x46, 0xffffffff, c10);
    uint32_t x60;
    const uint8_t c12 = limbforge_sub_borrow_u32(&x60, x47, 1, c11);
    const uint32_t c12_mask = (uint32_t)0 - (uint32_t)c12;
    const uint32_t x61 = x48 ^ (c12_mask & (x25 ^ x48));
    const uint32_t x62 = x49 ^ (c12_mask & (x27 ^ x49));
    const uint32_t x63 = x50 ^ (c12_mask & (x29 ^ x50));
    const uint32_t x64 = x51 ^ (c12_mask & (x31 ^ x51));
    const uint32_t x65 = x52 ^ (c12_mask & (x33 ^ x52));
    const uint32_t x66 = x53 ^ (c12_mask & (x35 ^ x53));
    const uint32_t x67 = x54 ^ (c12_mask & (x36 ^ x54));
    const uint32_t x68 = x55 ^ (c12_mask & (x38 ^ x55));
    const uint32_t x69 = x56 ^ (c12_mask & (x40 ^ x56));
    const uint32_t x70 = x57 ^ (c12_mask & (x42 ^ x57));
    const uint32_t x71 = x58 ^ (c12_mask & (x44 ^ x58));
    const uint32_t x72 = x59 ^ (c12_mask & (x46 ^ x59));
    const uint32_t x73 = x60 ^ (c12_mask & (x47 ^ x60));
    uint32_t x74;
    const uint8_t c13 = limbforge_sub_borrow_u32(&x74, x61, 0xffffffff, 0);
    uint32_t x75;
    const uint8_t c14 = limbforge_sub_borrow_u32(&x75, x62, 0, c13);
    uint32_t x76;
    const uint8_t c15 = limbforge_sub_borrow_u32(&x76, x63, 0, c14);
    uint32_t x77;
    const uint8_t c16 = limbforge_sub_borrow_u32(&x77, x64, 0xffffffff, c15);
    uint32_t x78;
    const uint8_t c17 = limbforge_sub_borrow_u32(&x78, x65, 0xfffffffe, c16);
    uint32_t x79;
    const uint8_t c18 = limbforge_sub_borrow_u32(&x79, x66, 0xffffffff, c17);
    uint32_t x80;
    const uint8_t c19 = limbforge_sub_borrow_u32(&x80, x67, 0xffffffff, c18);
    uint32_t x81;
    const uint8_t c20 = limbforge_sub_borrow_u32(&x81, x68, 0xffffffff, c19);
    uint32_t x82;
    const uint8_t c21 = limbforge_sub_borrow_u32(&x82, x69, 0xffffffff, c20);
    uint32_t x83;
    const uint8_t c22 = limbforge_sub_borrow_u32(&x83, x70, 0xffffffff, c21);
    uint32_t x84;
    const uint8_t c23 = limbforge_sub_borrow_u32(&x84, x71, 0xffffffff, c22);
    uint32_t x85;
    const uint8_t c24 = limbforge_sub_borrow_u32(&x85, x72, 0xffffffff, c23);
    uint32_t c25_unread;
    const uint8_t c25 = limbforge_sub_borrow_u32(&c25_unread, x73, 0, c24);
    const uint32_t c25_mask = (uint32_t)0 - (uint32_t)c25;
    const uint32_t x86 = x74 ^ (c25_mask & (x61 ^ x74));
    const uint32_t x87 = x75 ^ (c25_mask & (x62 ^ x75));
    const uint32_t x88 = x76 ^ (c25_mask & (x63 ^ x76));
    const uint32_t x89 = x77 ^ (c25_mask & (x64 ^ x77));
    const uint32_t x90 = x78 ^ (c25_mask & (x65 ^ x78));
    const uint32_t x91 = x79 ^ (c25_mask & (x66 ^ x79));
    const uint32_t x92 = x80 ^ (c25_mask & (x67 ^ x80));
    const uint32_t x93 = x81 ^ (c25_mask & (x68 ^ x81));
    const uint32_t x94 = x82 ^ (c25_mask & (x69 ^ x82));
    const uint32_t x95 = x83 ^ (c25_mask & (x70 ^ x83));
    const uint32_t x96 = x84 ^ (c25_mask & (x71 ^ x84));
    const uint32_t x97 = x85 ^ (c25_mask & (x72 ^ x85));
    const uint32_t x98 = x86 & 0x7ffffff;
    const uint32_t x99 = x87 & 0x3fffff;
    const uint32_t x100 = (x86 >> 27) + (x99 << 5);
    const uint32_t x101 = x88 & 0x1ffff;
    const uint32_t x102 = (x87 >> 22) + (x101 << 10);
    const uint32_t x103 = x89 & 4095;
    const uint32_t x104 = (x88 >> 17) + (x103 << 15);
    const uint32_t x105 = x90 & 127;
    const uint32_t x106 = (x89 >> 12) + (x105 << 20);
    const uint32_t x107 = x91 & 3;
    const uint32_t x108 = (x90 >> 7) + (x107 << 25);
    const uint32_t x109 = (x91 >> 2) & 0x7ffffff;
    const uint32_t x110 = x92 & 0xffffff;
    const uint32_t x111 = (x91 >> 29) + (x110 << 3);
    const uint32_t x112 = x93 & 0x7ffff;
    const uint32_t x113 = (x92 >> 24) + (x112 << 8);
    const uint32_t x114 = x94 & 16383;
    const uint32_t x115 = (x93 >> 19) + (x114 << 13);
    const uint32_t x116 = x95 & 511;
    const uint32_t x117 = (x94 >> 14) + (x116 << 18);
    const uint32_t x118 = x96 & 15;
    const uint32_t x119 = (x95 >> 9) + (x118 << 23);
    const uint32_t x120 = (x96 >> 4) & 0x7ffffff;
    const uint32_t x121 = x97 & 0x3ffffff;
    const uint32_t x122 = (x96 >> 31) + (x121 << 1);
    const int32_t o0 = (int32_t)x98 - 0x8000000;
    const int32_t o1 = (int32_t)x100 - 0x8000000 + 1;
    const int32_t o2 = (int32_t)x102 - 0x8000000 + 1;
    const int32_t o3 = (int32_t)x104 - 0x8000000 + 1;
    const int32_t o4 = (int32_t)x106 - 0x8000000 + 1;
    const int32_t o5 = (int32_t)x108 - 0x8000000 + 1;
    const int32_t o6 = (int32_t)x109 - 0x8000000 + 1;
    const int32_t o7 = (int32_t)x111 - 0x8000000 + 1;
    const int32_t o8 = (int32_t)x113 - 0x8000000 + 1;
    const int32_t o9 = (int32_t)x115 - 0x8000000 + 1;
    const int32_t o10 = (int32_t)x117 - 0x8000000 + 1;
    const int32_t o11 = (int32_t)x119 - 0x8000000 + 1;
    const int32_t o12 = (int32_t)x120 - 0x8000000 + 1;
    const int32_t o13 = (int32_t)x122 - 0x8000000 + 1;
    const uint32_t o14 = (x97 >> 26) + 1;
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
    out[14] = (int32_t)o14;
}

// `out = 1 if f < 0, else 0`
//
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
// - returns `out` in `[0, 1]`
static void p384_invert_sign(uint32_t *out, const int32_t f[15]) {
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
    const int32_t x13 = x12 >> 27;
    const int64_t r0 = (int64_t)f14 + (int64_t)x13;
    const int32_t x14 = (int32_t)(r0 >> 32);
    const uint32_t x15 = (uint32_t)x14 + 1;
    uint32_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u32(&o0_unread, x15, 1, 0);
    *out = (uint32_t)o0;
}

// `out = -d if negative is 1, d if it is 0 (mod p)`
//
// - takes `negative` in `[0, 1]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
static void p384_invert_finish(uint32_t out[14], uint32_t negative, const int32_t d[13]) {
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
    const int32_t x0 = -3 - d0;
    const int32_t x1 = d0 + -2;
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint32_t negative_mask = (uint32_t)0 - limbforge_barrier_u32(negative);
    const int32_t x2 = (int32_t)((uint32_t)x1 ^ (negative_mask & ((uint32_t)x0 ^ (uint32_t)x1)));
    const int32_t x3 = 12 - d1;
    const int32_t x4 = d1 + 8;
    const int32_t x5 = (int32_t)((uint32_t)x4 ^ (negative_mask & ((uint32_t)x3 ^ (uint32_t)x4)));
    const int32_t x6 = x5 + (x2 >> 30);
    const uint32_t x7 = (uint32_t)x6 & 0x3fffffff;
    const int32_t x8 = 0 - d2;
    const int32_t x9 = (int32_t)((uint32_t)d2 ^ (negative_mask & ((uint32_t)x8 ^ (uint32_t)d2)));
    const int32_t x10 = x9 + (x6 >> 30);
    const uint32_t x11 = (uint32_t)x10 & 0x3fffffff;
    const int32_t x12 = -192 - d3;
    const int32_t x13 = d3 + -128;
    const int32_t x14 = (int32_t)((uint32_t)x13 ^ (negative_mask & ((uint32_t)x12 ^ (uint32_t)x13)));
    const int32_t x15 = x14 + (x10 >> 30);
    const uint32_t x16 = (uint32_t)x15 & 0x3fffffff;
    const int32_t x17 = -768 - d4;
    const int32_t x18 = d4 + -512;
    const int32_t x19 = (int32_t)((uint32_t)x18 ^ (negative_mask & ((uint32_t)x17 ^ (uint32_t)x18)));
    const int32_t x20 = x19 + (x15 >> 30);
    const uint32_t x21 = (uint32_t)x20 & 0x3fffffff;
    const int32_t x22 = 0 - d5;
    const int32_t x23 = (int32_t)((uint32_t)d5 ^ (negative_mask & ((uint32_t)x22 ^ (uint32_t)d5)));
    const int32_t x24 = x23 + (x20 >> 30);
    const uint32_t x25 = (uint32_t)x24 & 0x3fffffff;
    const int32_t x26 = 0 - d6;
    const int32_t x27 = (int32_t)((uint32_t)d6 ^ (negative_mask & ((uint32_t)x26 ^ (uint32_t)d6)));
    const int32_t x28 = x27 + (x24 >> 30);
    const uint32_t x29 = (uint32_t)x28 & 0x3fffffff;
    const int32_t x30 = 0 - d7;
    const int32_t x31 = (int32_t)((uint32_t)d7 ^ (negative_mask & ((uint32_t)x30 ^ (uint32_t)d7)));
    const int32_t x32 = x31 + (x28 >> 30);
    const uint32_t x33 = (uint32_t)x32 & 0x3fffffff;
    const int32_t x34 = 0 - d8;
    const int32_t x35 = (int32_t)((uint32_t)d8 ^ (negative_mask & ((uint32_t)x34 ^ (uint32_t)d8)));
    const int32_t x36 = x35 + (x32 >> 30);
    const uint32_t x37 = (uint32_t)x36 & 0x3fffffff;
    const int32_t x38 = 0 - d9;
    const int32_t x39 = (int32_t)((uint32_t)d9 ^ (negative_mask & ((uint32_t)x38 ^ (uint32_t)d9)));
    const int32_t x40 = x39 + (x36 >> 30);
    const uint32_t x41 = (uint32_t)x40 & 0x3fffffff;
    const int32_t x42 = 0 - d10;
    const int32_t x43 = (int32_t)((uint32_t)d10 ^ (negative_mask & ((uint32_t)x42 ^ (uint32_t)d10)));
    const int32_t x44 = x43 + (x40 >> 30);
    const uint32_t x45 = (uint32_t)x44 & 0x3fffffff;
    const int32_t x46 = 0 - d11;
    const int32_t x47 = (int32_t)((uint32_t)d11 ^ (negative_mask & ((uint32_t)x46 ^ (uint32_t)d11)));
    const int32_t x48 = x47 + (x44 >> 30);
    const uint32_t x49 = (uint32_t)x48 & 0x3fffffff;
    const int32_t x50 = 0x3000000 - d12;
    const int32_t x51 = d12 + 0x2000000;
    const int32_t x52 = (int32_t)((uint32_t)x51 ^ (negative_mask & ((uint32_t)x50 ^ (uint32_t)x51)));
    const int32_t x53 = x52 + (x48 >> 30);
    const uint32_t x54 = x7 & 3;
    const uint32_t x55 = ((uint32_t)x2 & 0x3fffffff) + (x54 << 30);
    const uint32_t x56 = x11 & 15;
    const uint32_t x57 = (x7 >> 2) + (x56 << 28);
    const uint32_t x58 = x16 & 63;
    const uint32_t x59 = (x11 >> 4) + (x58 << 26);
    const uint32_t x60 = x21 & 255;
    const uint32_t x61 = (x16 >> 6) + (x60 << 24);
    const uint32_t x62 = x25 & 1023;
    const uint32_t x63 = (x21 >> 8) + (x62 << 22);
    const uint32_t x64 = x29 & 4095;
    const uint32_t x65 = (x25 >> 10) + (x64 << 20);
    const uint32_t x66 = x33 & 16383;
    const uint32_t x67 = (x29 >> 12) + (x66 << 18);
    const uint32_t x68 = x37 & 65535;
    const uint32_t x69 = (x33 >> 14) + (x68 << 16);
    const uint32_t x70 = x41 & 0x3ffff;
    const uint32_t x71 = (x37 >> 16) + (x70 << 14);
    const uint32_t x72 = x45 & 0xfffff;
    const uint32_t x73 = (x41 >> 18) + (x72 << 12);
    const uint32_t x74 = x49 & 0x3fffff;
    const uint32_t x75 = (x45 >> 20) + (x74 << 10);
    const uint32_t x76 = (uint32_t)x53 & 0xffffff;
    const uint32_t x77 = (x49 >> 22) + (x76 << 8);
    const uint32_t x78 = (uint32_t)(x53 >> 24);
    uint32_t x79;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x79, x55, 0xfffffffc, 0);
    uint32_t x80;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x80, x57, 3, c0);
    uint32_t x81;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x81, x59, 0, c1);
    uint32_t x82;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x82, x61, 0xfffffffc, c2);
    uint32_t x83;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x83, x63, 0xfffffffb, c3);
    uint32_t x84;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x84, x65, 0xffffffff, c4);
    uint32_t x85;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x85, x67, 0xffffffff, c5);
    uint32_t x86;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x86, x69, 0xffffffff, c6);
    uint32_t x87;
    const uint8_t c8 = limbforge_sub_borrow_u32(&x87, x71, 0xffffffff, c7);
    uint32_t x88;
    const uint8_t c9 = limbforge_sub_borrow_u32(&x88, x73, 0xffffffff, c8);
    uint32_t x89;
    const uint8_t c10 = limbforge_sub_borrow_u32(&x89, x75, 0xffffffff, c9);
    uint32_t x90;
    const uint8_t c11 = limbforge_sub_borrow_u32(&x90, x77, 0xffffffff, c10);
    uint32_t x91;
    const uint8_t c12 = limbforge_sub_borrow_u32(&x91, x78, 3, c11);
    const uint32_t c12_mask = (uint32_t)0 - (uint32_t)c12;
    const uint32_t x92 = x79 ^ (c12_mask & (x55 ^ x79));
    const uint32_t x93 = x80 ^ (c12_mask & (x57 ^ x80));
    const uint32_t x94 = x81 ^ (c12_mask & (x59 ^ x81));
    const uint32_t x95 = x82 ^ (c12_mask & (x61 ^ x82));
    const uint32_t x96 = x83 ^ (c12_mask & (x63 ^ x83));
    const uint32_t x97 = x84 ^ (c12_mask & (x65 ^ x84));
    const uint32_t x98 = x85 ^ (c12_mask & (x67 ^ x85));
    const uint32_t x99 = x86 ^ (c12_mask & (x69 ^ x86));
    const uint32_t x100 = x87 ^ (c12_mask & (x71 ^ x87));
    const uint32_t x101 = x88 ^ (c12_mask & (x73 ^ x88));
    const uint32_t x102 = x89 ^ (c12_mask & (x75 ^ x89));
    const uint32_t x103 = x90 ^ (c12_mask & (x77 ^ x90));
    const uint32_t x104 = x91 ^ (c12_mask & (x78 ^ x91));
    uint32_t x105;
    const uint8_t c13 = limbforge_sub_borrow_u32(&x105, x92, 0xfffffffe, 0);
    uint32_t x106;
    const uint8_t c14 = limbforge_sub_borrow_u32(&x106, x93, 1, c13);
    uint32_t x107;
    const uint8_t c15 = limbforge_sub_borrow_u32(&x107, x94, 0, c14);
    uint32_t x108;
    const uint8_t c16 = limbforge_sub_borrow_u32(&x108, x95, 0xfffffffe, c15);
    uint32_t x109;
    const uint8_t c17 = limbforge_sub_borrow_u32(&x109, x96, 0xfffffffd, c16);
    uint32_t x110;
    const uint8_t c18 = limbforge_sub_borrow_u32(&x110, x97, 0xffffffff, c17);
    uint32_t x111;
    const uint8_t c19 = limbforge_sub_borrow_u32(&x111, x98, 0xffffffff, c18);
    uint32_t x112;
    const uint8_t c20 = limbforge_sub_borrow_u32(&x112, x99, 0xffffffff, c19);
    uint32_t x113;
    const uint8_t c21 = limbforge_sub_borrow_u32(&x113, x100, 0xffffffff, c20);
    uint32_t x114;
    const uint8_t c22 = limbforge_sub_borrow_u32(&x114, x101, 0xffffffff, c21);
    uint32_t x115;
    const uint8_t c23 = limbforge_sub_borrow_u32(&x115, x102, 0xffffffff, c22);
    uint32_t x116;
    const uint8_t c24 = limbforge_sub_borrow_u32(&x116, x103, 0xffffffff, c23);
    uint32_t x117;
    const uint8_t c25 = limbforge_sub_borrow_u32(&x117, x104, 1, c24);
    const uint32_t c25_mask = (uint32_t)0 - (uint32_t)c25;
    const uint32_t x118 = x105 ^ (c25_mask & (x92 ^ x105));
    const uint32_t x119 = x106 ^ (c25_mask & (x93 ^ x106));
    const uint32_t x120 = x107 ^ (c25_mask & (x94 ^ x107));
    const uint32_t x121 = x108 ^ (c25_mask & (x95 ^ x108));
    const uint32_t x122 = x109 ^ (c25_mask & (x96 ^ x109));
    const uint32_t x123 = x110 ^ (c25_mask & (x97 ^ x110));
    const uint32_t x124 = x111 ^ (c25_mask & (x98 ^ x111));
    const uint32_t x125 = x112 ^ (c25_mask & (x99 ^ x112));
    const uint32_t x126 = x113 ^ (c25_mask & (x100 ^ x113));
    const uint32_t x127 = x114 ^ (c25_mask & (x101 ^ x114));
    const uint32_t x128 = x115 ^ (c25_mask & (x102 ^ x115));
    const uint32_t x129 = x116 ^ (c25_mask & (x103 ^ x116));
    const uint32_t x130 = x117 ^ (c25_mask & (x104 ^ x117));
    uint32_t x131;
    const uint8_t c26 = limbforge_sub_borrow_u32(&x131, x118, 0xffffffff, 0);
    uint32_t x132;
    const uint8_t c27 = limbforge_sub_borrow_u32(&x132, x119, 0, c26);
    uint32_t x133;
    const uint8_t c28 = limbforge_sub_borrow_u32(&x133, x120, 0, c27);
    uint32_t x134;
    const uint8_t c29 = limbforge_sub_borrow_u32(&x134, x121, 0xffffffff, c28);
    uint32_t x135;
    const uint8_t c30 = limbforge_sub_borrow_u32(&x135, x122, 0xfffffffe, c29);
    uint32_t x136;
    const uint8_t c31 = limbforge_sub_borrow_u32(&x136, x123, 0xffffffff, c30);
    uint32_t x137;
    const uint8_t c32 = limbforge_sub_borrow_u32(&x137, x124, 0xffffffff, c31);
    uint32_t x138;
    const uint8_t c33 = limbforge_sub_borrow_u32(&x138, x125, 0xffffffff, c32);
    uint32_t x139;
    const uint8_t c34 = limbforge_sub_borrow_u32(&x139, x126, 0xffffffff, c33);
    uint32_t x140;
    const uint8_t c35 = limbforge_sub_borrow_u32(&x140, x127, 0xffffffff, c34);
    uint32_t x141;
    const uint8_t c36 = limbforge_sub_borrow_u32(&x141, x128, 0xffffffff, c35);
    uint32_t x142;
    const uint8_t c37 = limbforge_sub_borrow_u32(&x142, x129, 0xffffffff, c36);
    uint32_t c38_unread;
    const uint8_t c38 = limbforge_sub_borrow_u32(&c38_unread, x130, 0, c37);
    const uint32_t c38_mask = (uint32_t)0 - (uint32_t)c38;
    const uint32_t x143 = x131 ^ (c38_mask & (x118 ^ x131));
    const uint32_t x144 = x132 ^ (c38_mask & (x119 ^ x132));
    const uint32_t x145 = x133 ^ (c38_mask & (x120 ^ x133));
    const uint32_t x146 = x134 ^ (c38_mask & (x121 ^ x134));
    const uint32_t x147 = x135 ^ (c38_mask & (x122 ^ x135));
    const uint32_t x148 = x136 ^ (c38_mask & (x123 ^ x136));
    const uint32_t x149 = x137 ^ (c38_mask & (x124 ^ x137));
    const uint32_t x150 = x138 ^ (c38_mask & (x125 ^ x138));
    const uint32_t x151 = x139 ^ (c38_mask & (x126 ^ x139));
    const uint32_t x152 = x140 ^ (c38_mask & (x127 ^ x140));
    const uint32_t x153 = x141 ^ (c38_mask & (x128 ^ x141));
    const uint32_t x154 = x142 ^ (c38_mask & (x129 ^ x142));
    const uint32_t o0 = x143 & 0xfffffff;
    const uint32_t x155 = x144 & 0xffffff;
    const uint32_t o1 = (x143 >> 28) + (x155 << 4);
    const uint32_t x156 = x145 & 0xfffff;
    const uint32_t o2 = (x144 >> 24) + (x156 << 8);
    const uint32_t x157 = x146 & 65535;
    const uint32_t o3 = (x145 >> 20) + (x157 << 12);
    const uint32_t x158 = x147 & 4095;
    const uint32_t o4 = (x146 >> 16) + (x158 << 16);
    const uint32_t x159 = x148 & 255;
    const uint32_t o5 = (x147 >> 12) + (x159 << 20);
    const uint32_t x160 = x149 & 15;
    const uint32_t o6 = (x148 >> 8) + (x160 << 24);
    const uint32_t o7 = x149 >> 4;
    const uint32_t o8 = x150 & 0xfffffff;
    const uint32_t x161 = x151 & 0xffffff;
    const uint32_t o9 = (x150 >> 28) + (x161 << 4);
    const uint32_t x162 = x152 & 0xfffff;
    const uint32_t o10 = (x151 >> 24) + (x162 << 8);
    const uint32_t x163 = x153 & 65535;
    const uint32_t o11 = (x152 >> 20) + (x163 << 12);
    const uint32_t x164 = x154 & 4095;
    const uint32_t o12 = (x153 >> 16) + (x164 << 16);
    const uint32_t o13 = x154 >> 12;
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
}

// out = R * a (mod p)
void p384_to_montgomery(uint32_t out[14], const uint32_t a[14]) {
    uint32_t out_value[14];
    p384_mul(out_value, a, p384_r);
    memcpy(out, out_value, sizeof out_value);
}

// out = k * a (mod p)
void p384_mul_small(uint32_t out[14], const uint32_t a[14], uint32_t k) {
    uint32_t limbs[14];
    p384_limbs_of_word(limbs, k);
    uint32_t factor[14];
    p384_to_montgomery(factor, limbs);
    uint32_t out_value[14];
    p384_mul(out_value, a, factor);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
void p384_from_bytes(uint32_t out[14], const uint8_t bytes[48]) {
    uint32_t limbs[14];
    p384_limbs_of_bytes(limbs, bytes);
    uint32_t out_value[14];
    p384_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p), ok = 1 if bytes < p
void p384_from_bytes_canonical(uint32_t out[14], uint32_t *ok, const uint8_t bytes[48]) {
    uint32_t limbs[14];
    uint32_t ok_value;
    p384_limbs_of_bytes_canonical(limbs, &ok_value, bytes);
    uint32_t out_value[14];
    p384_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = 2 * a
void p384_double(uint32_t out[14], const uint32_t a[14]) {
    uint32_t out_value[14];
    p384_add(out_value, a, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a = 0, else 0
void p384_is_zero(uint32_t *out, const uint32_t a[14]) {
    uint8_t bytes[48];
    p384_to_bytes(bytes, a);
    uint32_t out_value;
    p384_bytes_are_zero(&out_value, bytes);
    *out = out_value;
}

// out = 1 if a = b, else 0
void p384_equal(uint32_t *out, const uint32_t a[14], const uint32_t b[14]) {
    uint32_t difference[14];
    p384_sub(difference, a, b);
    uint32_t out_value;
    p384_is_zero(&out_value, difference);
    *out = out_value;
}

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void p384_is_odd(uint32_t *out, const uint32_t a[14]) {
    uint8_t bytes[48];
    p384_to_bytes(bytes, a);
    uint8_t half[48];
    uint32_t out_value;
    p384_bytes_parity(half, &out_value, bytes);
    *out = out_value;
}

// out = -a if choice is 1, a if it is 0
void p384_conditional_negate(uint32_t out[14], const uint32_t a[14], uint32_t choice) {
    uint32_t opposite[14];
    p384_opp(opposite, a);
    uint32_t out_value[14];
    p384_select(out_value, choice, opposite, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void p384_from_bytes_wide(uint32_t out[14], const uint8_t bytes[96]) {
    uint8_t low_bytes[48];
    memcpy(low_bytes, bytes + 0, sizeof low_bytes);
    uint32_t low[14];
    p384_from_bytes(low, low_bytes);
    uint8_t high_bytes[48];
    memcpy(high_bytes, bytes + 48, sizeof high_bytes);
    uint32_t high[14];
    p384_from_bytes(high, high_bytes);
    uint32_t shifted[14];
    p384_mul(shifted, high, p384_wide);
    uint32_t out_value[14];
    p384_add(out_value, low, shifted);
    memcpy(out, out_value, sizeof out_value);
}

// out = a^(2^k)
//
// Time depends on k.
void p384_pow2k(uint32_t out[14], const uint32_t a[14], uint32_t k) {
    uint32_t out_value[14];
    memcpy(out_value, a, sizeof out_value);
    for (uint32_t i = 0; i < k; i++) {
        p384_square(out_value, out_value);
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void p384_vartime_pow(
    uint32_t out[14],
    const uint32_t a[14],
    const uint64_t *exponent, size_t exponent_words) {
    uint32_t out_value[14];
    memcpy(out_value, p384_one, sizeof out_value);
    for (size_t bit = 64 * exponent_words; bit-- > 0;) {
        p384_square(out_value, out_value);
        if ((exponent[bit / 64] >> (bit % 64)) & 1) {
            p384_mul(out_value, out_value, a);
        }
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void p384_invert(uint32_t out[14], const uint32_t a[14]) {
    int32_t f[15];
    memcpy(f, ((const int32_t[]){-1, -(int32_t)0x7ffffe0, -(int32_t)0x7ffffff, -32767, -(int32_t)0x100000, -(int32_t)0x8000000, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, 65}), sizeof f);
    int32_t g[15];
    p384_invert_start(g, a);
    int32_t d[13];
    memcpy(d, ((const int32_t[]){-(int32_t)0x40000000, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, 1}), sizeof d);
    int32_t e[13];
    memcpy(e, ((const int32_t[]){-(int32_t)0x40000000, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x2fffffff, -(int32_t)0x3fffffff, -1, -(int32_t)0x3ffffffc, -(int32_t)0x3fffffdf, -(int32_t)0x3fffffff, -511, -(int32_t)0x3ffffc00, -(int32_t)0x3fffdfff, 16385}), sizeof e);
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
    p384_divsteps_head(&low_f, u, v, f, g);
    int32_t low_g;
    p384_divsteps_head(&low_g, q, r, f, g);
    for (uint32_t i = 0; i < 33; i++) {
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
        p384_divsteps_fg(&k, &u1, &v1, &q1, &r1, f, &low_1, &high_1, g, &low_2, &high_2, u0, v0, q0, r0, f, g, k, low_f, low_g);
        int32_t next_f;
        int32_t all_f;
        p384_divsteps_words(&next_f, &all_f, u1, v1, f, g);
        int32_t next_g;
        int32_t all_g;
        p384_divsteps_words(&next_g, &all_g, q1, r1, f, g);
        int32_t u2;
        int32_t v2;
        int32_t q2;
        int32_t r2;
        int32_t new_d[13];
        int32_t cut_u;
        int32_t cut_v;
        p384_divsteps_de(&k, &u2, &v2, &q2, &r2, new_d, &cut_u, &cut_v, u0, v0, d, e, k, next_f, next_g);
        p384_divsteps_low(&next_f, u2, v2, all_f, all_g);
        p384_divsteps_low(&next_g, q2, r2, all_f, all_g);
        int32_t u12;
        int32_t v12;
        int32_t q12;
        int32_t r12;
        p384_divsteps_pair(&u12, &v12, &q12, &r12, u2, v2, q2, r2, u1, v1, q1, r1);
        int32_t u3;
        int32_t v3;
        int32_t q3;
        int32_t r3;
        p384_divsteps_last(&k, &u3, &v3, &q3, &r3, e, &cut_u, &cut_v, q0, r0, d, e, k, next_f, next_g);
        memcpy(d, new_d, sizeof d);
        p384_divsteps_ahead(&low_f, u3, v3, next_f, next_g);
        p384_divsteps_ahead(&low_g, q3, r3, next_f, next_g);
        p384_divsteps_batch(&u, &v, &q, &r, u3, v3, q3, r3, u12, v12, q12, r12);
    }
    int32_t cut_u;
    int32_t cut_v;
    p384_update_de(d, &cut_u, &cut_v, u, v, d, e);
    uint32_t low_1;
    int32_t high_1;
    p384_update_fg(f, &low_1, &high_1, u, v, f, g);
    uint32_t negative;
    p384_invert_sign(&negative, f);
    uint32_t out_value[14];
    p384_invert_finish(out_value, negative, d);
    memcpy(out, out_value, sizeof out_value);
}

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void p384_invert_batch(uint32_t (*list)[14], uint32_t (*scratch)[14], size_t length) {
    uint32_t product[14];
    memcpy(product, p384_one, sizeof product);
    for (size_t i = 0; i < length; i++) {
        memcpy(scratch[i], product, sizeof scratch[i]);
        uint32_t x[14];
        memcpy(x, list[i], sizeof x);
        uint32_t zero;
        p384_is_zero(&zero, x);
        p384_select(x, zero, p384_one, x);
        p384_mul(product, product, x);
    }
    uint32_t inverse[14];
    p384_invert(inverse, product);
    for (size_t i = length; i-- > 0;) {
        uint32_t x[14];
        memcpy(x, list[i], sizeof x);
        uint32_t prefix[14];
        memcpy(prefix, scratch[i], sizeof prefix);
        uint32_t out[14];
        p384_mul(out, inverse, prefix);
        uint32_t zero;
        p384_is_zero(&zero, x);
        p384_select(out, zero, x, out);
        memcpy(list[i], out, sizeof list[i]);
        p384_select(x, zero, p384_one, x);
        p384_mul(inverse, inverse, x);
    }
}

// out = a^9850501549098619803069760025035903451269934817616361666987073351061430442874217582261816522064734500465401743278079
static void p384_pow_root(uint32_t x28[14], const uint32_t a[14]) {
    uint32_t x1[14];
    p384_square(x1, a);
    uint32_t x2[14];
    p384_mul(x2, x1, a);
    uint32_t x3[14];
    p384_square(x3, x2);
    uint32_t x4[14];
    p384_mul(x4, x3, a);
    uint32_t x5[14];
    memcpy(x5, x4, sizeof x5);
    for (uint32_t i = 0; i < 3; i++) {
        p384_square(x5, x5);
    }
    uint32_t x6[14];
    p384_mul(x6, x5, x4);
    uint32_t x7[14];
    p384_square(x7, x6);
    uint32_t x8[14];
    p384_mul(x8, x7, a);
    uint32_t x9[14];
    memcpy(x9, x8, sizeof x9);
    for (uint32_t i = 0; i < 7; i++) {
        p384_square(x9, x9);
    }
    uint32_t x10[14];
    p384_mul(x10, x9, x8);
    uint32_t x11[14];
    p384_square(x11, x10);
    uint32_t x12[14];
    p384_mul(x12, x11, a);
    uint32_t x13[14];
    memcpy(x13, x12, sizeof x13);
    for (uint32_t i = 0; i < 15; i++) {
        p384_square(x13, x13);
    }
    uint32_t x14[14];
    p384_mul(x14, x13, x12);
    uint32_t x15[14];
    memcpy(x15, x14, sizeof x15);
    for (uint32_t i = 0; i < 2; i++) {
        p384_square(x15, x15);
    }
    uint32_t x16[14];
    p384_mul(x16, x15, x2);
    uint32_t x17[14];
    memcpy(x17, x14, sizeof x17);
    for (uint32_t i = 0; i < 30; i++) {
        p384_square(x17, x17);
    }
    uint32_t x18[14];
    p384_mul(x18, x17, x14);
    uint32_t x19[14];
    memcpy(x19, x18, sizeof x19);
    for (uint32_t i = 0; i < 60; i++) {
        p384_square(x19, x19);
    }
    uint32_t x20[14];
    p384_mul(x20, x19, x18);
    uint32_t x21[14];
    memcpy(x21, x20, sizeof x21);
    for (uint32_t i = 0; i < 120; i++) {
        p384_square(x21, x21);
    }
    uint32_t x22[14];
    p384_mul(x22, x21, x20);
    uint32_t x23[14];
    memcpy(x23, x22, sizeof x23);
    for (uint32_t i = 0; i < 15; i++) {
        p384_square(x23, x23);
    }
    uint32_t x24[14];
    p384_mul(x24, x23, x12);
    uint32_t x25[14];
    memcpy(x25, x24, sizeof x25);
    for (uint32_t i = 0; i < 33; i++) {
        p384_square(x25, x25);
    }
    uint32_t x26[14];
    p384_mul(x26, x25, x16);
    uint32_t x27[14];
    memcpy(x27, x26, sizeof x27);
    for (uint32_t i = 0; i < 94; i++) {
        p384_square(x27, x27);
    }
    uint32_t x28_value[14];
    p384_mul(x28_value, x27, x14);
    memcpy(x28, x28_value, sizeof x28_value);
}

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void p384_sqrt(uint32_t out[14], uint32_t *ok, const uint32_t a[14]) {
    uint32_t out_value[14];
    p384_pow_root(out_value, a);
    p384_mul(out_value, out_value, a);
    uint32_t squared[14];
    p384_square(squared, out_value);
    uint32_t ok_value;
    p384_equal(&ok_value, squared, a);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = a^((p - 1) / 2)
static void p384_pow_euler(uint32_t out[14], const uint32_t a[14]) {
    uint32_t out_value[14];
    p384_pow_root(out_value, a);
    p384_square(out_value, out_value);
    p384_mul(out_value, out_value, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a is a square or 0, else 0
void p384_is_square(uint32_t *out, const uint32_t a[14]) {
    uint32_t character[14];
    p384_pow_euler(character, a);
    uint32_t squared[14];
    p384_square(squared, character);
    uint32_t out_value;
    p384_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void p384_legendre(int32_t *out, const uint32_t a[14]) {
    uint32_t zero;
    p384_is_zero(&zero, a);
    uint32_t square;
    p384_is_square(&square, a);
    int32_t out_value;
    p384_sign_of(&out_value, zero, square);
    *out = out_value;
}
