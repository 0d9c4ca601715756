// Arithmetic modulo 2^255 - 19 (curve25519). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   2^255 - 19
// Recipe:  9x29 word(32) karatsuba(1) double-word fold(1216@high:mul) carry(sequential) invert(divsteps)
// Limbs:   9 words of 32 bits
// Domain:  standard; the sum of limb * weight is the element modulo the prime
//
// If all inputs are within their bounds, the results are correct and within theirs.
//
// limb  weight  tight            loose
// 0     2^0     [0, 0x203fffff]  [0, 0x203fffff]
// 1     2^29    [0, 0x203fffff]  [0, 0x203fffff]
// 2     2^58    [0, 2^29 - 1]    [0, 2^29 - 1]
// 3     2^87    [0, 2^29 - 1]    [0, 2^29 - 1]
// 4     2^116   [0, 2^29 - 1]    [0, 2^29 - 1]
// 5     2^145   [0, 2^29 - 1]    [0, 2^29 - 1]
// 6     2^174   [0, 2^29 - 1]    [0, 2^29 - 1]
// 7     2^203   [0, 2^29 - 1]    [0, 2^29 - 1]
// 8     2^232   [0, 2^23 - 1]    [0, 2^23 - 1]

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

#define curve25519_LIMBS 9
#define curve25519_BYTES 32

// 0.
const uint32_t curve25519_zero[9] = {0, 0, 0, 0, 0, 0, 0, 0, 0};

// 1.
const uint32_t curve25519_one[9] = {1, 0, 0, 0, 0, 0, 0, 0, 0};

// 2^256, the weight of the upper half of a double-length encoding.
const uint32_t curve25519_wide[9] = {38, 0, 0, 0, 0, 0, 0, 0, 0};

// 2^((p - 1) / 2^2), a primitive root of unity of order 2^2.
const uint32_t curve25519_root_of_unity[9] = {
    0xa0ea0b0, 0x770d93a, 0xbf91e31, 0x6300d5a, 0x1d7a72f4, 0x4c9efd, 0x1c2cad34, 0x1009f83b,
    0x2b8324,
};

// -121665/121666.
const uint32_t curve25519_edwards_d[9] = {
    0x135978a3, 0xf5a6e50, 0x10762add, 0x149a82, 0x1e898007, 0x3cbbbc, 0x19ce331d, 0x1dc56dff,
    0x52036c,
};

// -2 * 121665/121666.
const uint32_t curve25519_edwards_d2[9] = {
    0x6b2f159, 0x1eb4dca1, 0xec55ba, 0x293505, 0x1d13000e, 0x797779, 0x139c663a, 0x1b8adbff,
    0x2406d9,
};

// sqrt(-1), the root that is even as an integer below the prime.
const uint32_t curve25519_sqrt_m1[9] = {
    0xa0ea0b0, 0x770d93a, 0xbf91e31, 0x6300d5a, 0x1d7a72f4, 0x4c9efd, 0x1c2cad34, 0x1009f83b,
    0x2b8324,
};

// `out = a + b (mod p)`
//
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
void curve25519_add(uint32_t out[9], const uint32_t a[9], const uint32_t b[9]) {
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
    const uint32_t o1 = x1 & 0x1fffffff;
    const uint32_t x2 = a2 + b2 + (x1 >> 29);
    const uint32_t o2 = x2 & 0x1fffffff;
    const uint32_t x3 = a3 + b3 + (x2 >> 29);
    const uint32_t o3 = x3 & 0x1fffffff;
    const uint32_t x4 = a4 + b4 + (x3 >> 29);
    const uint32_t o4 = x4 & 0x1fffffff;
    const uint32_t x5 = a5 + b5 + (x4 >> 29);
    const uint32_t o5 = x5 & 0x1fffffff;
    const uint32_t x6 = a6 + b6 + (x5 >> 29);
    const uint32_t o6 = x6 & 0x1fffffff;
    const uint32_t x7 = a7 + b7 + (x6 >> 29);
    const uint32_t o7 = x7 & 0x1fffffff;
    const uint32_t x8 = a8 + b8 + (x7 >> 29);
    const uint32_t x9 = x8 >> 23;
    const uint32_t o8 = x8 & 0x7fffff;
    const uint32_t o0 = (x0 & 0x1fffffff) + x9 * 19;
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
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
void curve25519_sub(uint32_t out[9], const uint32_t a[9], const uint32_t b[9]) {
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
    const uint32_t x0 = a0 + 0x3fffffda - b0;
    const uint32_t x1 = a1 + 0x3ffffffe - b1 + (x0 >> 29);
    const uint32_t o1 = x1 & 0x1fffffff;
    const uint32_t x2 = a2 + 0x3ffffffe - b2 + (x1 >> 29);
    const uint32_t o2 = x2 & 0x1fffffff;
    const uint32_t x3 = a3 + 0x3ffffffe - b3 + (x2 >> 29);
    const uint32_t o3 = x3 & 0x1fffffff;
    const uint32_t x4 = a4 + 0x3ffffffe - b4 + (x3 >> 29);
    const uint32_t o4 = x4 & 0x1fffffff;
    const uint32_t x5 = a5 + 0x3ffffffe - b5 + (x4 >> 29);
    const uint32_t o5 = x5 & 0x1fffffff;
    const uint32_t x6 = a6 + 0x3ffffffe - b6 + (x5 >> 29);
    const uint32_t o6 = x6 & 0x1fffffff;
    const uint32_t x7 = a7 + 0x3ffffffe - b7 + (x6 >> 29);
    const uint32_t o7 = x7 & 0x1fffffff;
    const uint32_t x8 = a8 + 0xfffffe - b8 + (x7 >> 29);
    const uint32_t x9 = x8 >> 23;
    const uint32_t o8 = x8 & 0x7fffff;
    const uint32_t o0 = (x0 & 0x1fffffff) + x9 * 19;
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
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
void curve25519_opp(uint32_t out[9], const uint32_t a[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t x0 = 0x3fffffda - a0;
    const uint32_t x1 = 0x3ffffffe - a1 + (x0 >> 29);
    const uint32_t o1 = x1 & 0x1fffffff;
    const uint32_t x2 = 0x3ffffffe - a2 + (x1 >> 29);
    const uint32_t o2 = x2 & 0x1fffffff;
    const uint32_t x3 = 0x3ffffffe - a3 + (x2 >> 29);
    const uint32_t o3 = x3 & 0x1fffffff;
    const uint32_t x4 = 0x3ffffffe - a4 + (x3 >> 29);
    const uint32_t o4 = x4 & 0x1fffffff;
    const uint32_t x5 = 0x3ffffffe - a5 + (x4 >> 29);
    const uint32_t o5 = x5 & 0x1fffffff;
    const uint32_t x6 = 0x3ffffffe - a6 + (x5 >> 29);
    const uint32_t o6 = x6 & 0x1fffffff;
    const uint32_t x7 = 0x3ffffffe - a7 + (x6 >> 29);
    const uint32_t o7 = x7 & 0x1fffffff;
    const uint32_t x8 = 0xfffffe - a8 + (x7 >> 29);
    const uint32_t x9 = x8 >> 23;
    const uint32_t o8 = x8 & 0x7fffff;
    const uint32_t o0 = (x0 & 0x1fffffff) + x9 * 19;
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

// `out = a * b (mod p)`
//
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
void curve25519_mul(uint32_t out[9], const uint32_t a[9], const uint32_t b[9]) {
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
    const uint64_t r5 = (uint64_t)a1 * b4
        + (uint64_t)a2 * b3
        + (uint64_t)a3 * b2
        + (uint64_t)a4 * b1;
    const uint64_t r6 = (uint64_t)a2 * b4 + (uint64_t)a3 * b3 + (uint64_t)a4 * b2;
    const uint64_t r7 = (uint64_t)a3 * b4 + (uint64_t)a4 * b3;
    const uint64_t r8 = (uint64_t)a4 * b4;
    const uint64_t r9 = (uint64_t)a5 * b5;
    const uint64_t r10 = (uint64_t)a5 * b6 + (uint64_t)a6 * b5;
    const uint64_t r11 = (uint64_t)a5 * b7 + (uint64_t)a6 * b6 + (uint64_t)a7 * b5;
    const uint64_t r12 = (uint64_t)a5 * b8
        + (uint64_t)a6 * b7
        + (uint64_t)a7 * b6
        + (uint64_t)a8 * b5;
    const uint64_t r13 = (uint64_t)a6 * b8 + (uint64_t)a7 * b7 + (uint64_t)a8 * b6;
    const uint64_t r14 = (uint64_t)a7 * b8 + (uint64_t)a8 * b7;
    const uint64_t r15 = (uint64_t)a8 * b8;
    const int32_t x0 = (int32_t)a0 - (int32_t)a5;
    const int32_t x1 = (int32_t)a1 - (int32_t)a6;
    const int32_t x2 = (int32_t)a2 - (int32_t)a7;
    const int32_t x3 = (int32_t)a3 - (int32_t)a8;
    const int32_t x4 = (int32_t)b5 - (int32_t)b0;
    const int32_t x5 = (int32_t)b6 - (int32_t)b1;
    const int32_t x6 = (int32_t)b7 - (int32_t)b2;
    const int32_t x7 = (int32_t)b8 - (int32_t)b3;
    const int32_t x8 = 0 - (int32_t)b4;
    const uint64_t r16 = r0 + r9;
    const uint64_t r17 = r1 + r10;
    const uint64_t r18 = r2 + r11;
    const uint64_t r19 = r3 + r12;
    const uint64_t r20 = r4 + r13;
    const int64_t r21 = (int64_t)x0 * x8
        + (int64_t)x1 * x7
        + (int64_t)x2 * x6
        + (int64_t)x3 * x5
        + (int64_t)a4 * x4
        + (int64_t)r20;
    const uint64_t r22 = r5 + r14;
    const uint64_t r23 = r6 + r15;
    const uint32_t x9 = (uint32_t)(r21 >> 29);
    const uint32_t x10 = (uint32_t)r21 & 0x1fffffff;
    const int64_t r24 = (int64_t)x1 * x8
        + (int64_t)x2 * x7
        + (int64_t)x3 * x6
        + (int64_t)a4 * x5
        + (int64_t)r22
        + (int64_t)r9
        + (int64_t)x9;
    const uint32_t x11 = (uint32_t)(r24 >> 29);
    const uint32_t x12 = (uint32_t)r24 & 0x1fffffff;
    const int64_t r25 = (int64_t)x2 * x8
        + (int64_t)x3 * x7
        + (int64_t)a4 * x6
        + (int64_t)r23
        + (int64_t)r10
        + (int64_t)x11;
    const uint32_t x13 = (uint32_t)(r25 >> 29);
    const uint32_t x14 = (uint32_t)r25 & 0x1fffffff;
    const int64_t r26 = (int64_t)x3 * x8
        + (int64_t)a4 * x7
        + (int64_t)r7
        + (int64_t)r11
        + (int64_t)x13;
    const uint32_t x15 = (uint32_t)(r26 >> 29);
    const uint32_t x16 = (uint32_t)r26 & 0x1fffffff;
    const int64_t r27 = (int64_t)r8 + (int64_t)a4 * x8 + (int64_t)r12 + (int64_t)x15;
    const uint32_t x17 = (uint32_t)(r27 >> 29);
    const uint32_t x18 = (uint32_t)r27 & 0x1fffffff;
    const uint64_t r28 = r13 + (uint64_t)x17;
    const uint32_t x19 = (uint32_t)(r28 >> 29);
    const uint32_t x20 = (uint32_t)r28 & 0x1fffffff;
    const uint64_t r29 = r14 + (uint64_t)x19;
    const uint32_t x21 = (uint32_t)(r29 >> 29);
    const uint32_t x22 = (uint32_t)r29 & 0x1fffffff;
    const uint64_t r30 = r15 + (uint64_t)x21;
    const uint32_t x23 = (uint32_t)(r30 >> 29);
    const uint32_t x24 = (uint32_t)r30 & 0x1fffffff;
    const uint32_t x25 = x23 * 1216;
    const uint64_t r31 = (uint64_t)x24 * 1216;
    const uint64_t r32 = (uint64_t)x22 * 1216;
    const uint64_t r33 = (uint64_t)x20 * 1216;
    const uint64_t r34 = r0 + (uint64_t)x10 * 1216;
    const uint32_t x26 = (uint32_t)(r34 >> 29);
    const uint32_t x27 = (uint32_t)r34 & 0x1fffffff;
    const uint64_t r35 = r1 + (uint64_t)x12 * 1216 + (uint64_t)x26;
    const uint32_t x28 = (uint32_t)(r35 >> 29);
    const uint64_t r36 = r2 + (uint64_t)x14 * 1216 + (uint64_t)x28;
    const uint32_t x29 = (uint32_t)(r36 >> 29);
    const uint32_t o2 = (uint32_t)r36 & 0x1fffffff;
    const uint64_t r37 = r3 + (uint64_t)x16 * 1216 + (uint64_t)x29;
    const uint32_t x30 = (uint32_t)(r37 >> 29);
    const uint32_t o3 = (uint32_t)r37 & 0x1fffffff;
    const uint64_t r38 = r4 + (uint64_t)x18 * 1216 + (uint64_t)x30;
    const uint32_t x31 = (uint32_t)(r38 >> 29);
    const uint32_t o4 = (uint32_t)r38 & 0x1fffffff;
    const int64_t r39 = (int64_t)r16 + (int64_t)x0 * x4 + (int64_t)r5 + (int64_t)r33 + (int64_t)x31;
    const uint32_t x32 = (uint32_t)(r39 >> 29);
    const uint32_t o5 = (uint32_t)r39 & 0x1fffffff;
    const int64_t r40 = (int64_t)x0 * x5
        + (int64_t)x1 * x4
        + (int64_t)r17
        + (int64_t)r6
        + (int64_t)r32
        + (int64_t)x32;
    const uint32_t x33 = (uint32_t)(r40 >> 29);
    const uint32_t o6 = (uint32_t)r40 & 0x1fffffff;
    const int64_t r41 = (int64_t)x0 * x6
        + (int64_t)x1 * x5
        + (int64_t)x2 * x4
        + (int64_t)r18
        + (int64_t)r7
        + (int64_t)r31
        + (int64_t)x33;
    const uint64_t r42 = (uint64_t)(r41 >> 29);
    const uint32_t o7 = (uint32_t)r41 & 0x1fffffff;
    const int64_t r43 = (int64_t)x0 * x7
        + (int64_t)x1 * x6
        + (int64_t)x2 * x5
        + (int64_t)x3 * x4
        + (int64_t)r19
        + (int64_t)r8
        + (int64_t)x25
        + (int64_t)r42;
    const uint64_t r44 = (uint64_t)(r43 >> 23);
    const uint32_t o8 = (uint32_t)r43 & 0x7fffff;
    const uint64_t r45 = (uint64_t)x27 + r44 * 19;
    const uint32_t o0 = (uint32_t)r45 & 0x1fffffff;
    const uint32_t o1 = ((uint32_t)r35 & 0x1fffffff) + (uint32_t)(r45 >> 29);
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

// `out = a^2 (mod p)`
//
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
void curve25519_square(uint32_t out[9], const uint32_t a[9]) {
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
    const uint64_t r1 = (uint64_t)a0_2 * a1;
    const uint64_t r2 = (uint64_t)a0_2 * a2 + (uint64_t)a1 * a1;
    const uint32_t a1_2 = a1 << 1;
    const uint64_t r3 = (uint64_t)a0_2 * a3 + (uint64_t)a1_2 * a2;
    const uint64_t r4 = (uint64_t)a0_2 * a4 + (uint64_t)a1_2 * a3 + (uint64_t)a2 * a2;
    const uint32_t a2_2 = a2 << 1;
    const uint64_t r5 = (uint64_t)a1_2 * a4 + (uint64_t)a2_2 * a3;
    const uint64_t r6 = (uint64_t)a2_2 * a4 + (uint64_t)a3 * a3;
    const uint32_t a3_2 = a3 << 1;
    const uint64_t r7 = (uint64_t)a3_2 * a4;
    const uint64_t r8 = (uint64_t)a4 * a4;
    const uint64_t r9 = (uint64_t)a5 * a5;
    const uint32_t a5_2 = a5 << 1;
    const uint64_t r10 = (uint64_t)a5_2 * a6;
    const uint64_t r11 = (uint64_t)a5_2 * a7 + (uint64_t)a6 * a6;
    const uint32_t a6_2 = a6 << 1;
    const uint64_t r12 = (uint64_t)a5_2 * a8 + (uint64_t)a6_2 * a7;
    const uint64_t r13 = (uint64_t)a6_2 * a8 + (uint64_t)a7 * a7;
    const uint32_t a7_2 = a7 << 1;
    const uint64_t r14 = (uint64_t)a7_2 * a8;
    const uint64_t r15 = (uint64_t)a8 * a8;
    const int32_t x0 = (int32_t)a0 - (int32_t)a5;
    const int32_t x1 = (int32_t)a1 - (int32_t)a6;
    const int32_t x2 = (int32_t)a2 - (int32_t)a7;
    const int32_t x3 = (int32_t)a3 - (int32_t)a8;
    const int32_t x4 = (int32_t)((uint32_t)x0 << 1);
    const int64_t r16 = (int64_t)x4 * x2 + (int64_t)x1 * x1;
    const int32_t x5 = (int32_t)((uint32_t)x1 << 1);
    const int64_t r17 = (int64_t)x4 * x3 + (int64_t)x5 * x2;
    const int64_t r18 = (int64_t)x4 * a4 + (int64_t)x5 * x3 + (int64_t)x2 * x2;
    const int32_t x6 = (int32_t)((uint32_t)x2 << 1);
    const int64_t r19 = (int64_t)x5 * a4 + (int64_t)x6 * x3;
    const int64_t r20 = (int64_t)x6 * a4 + (int64_t)x3 * x3;
    const int32_t x7 = (int32_t)((uint32_t)x3 << 1);
    const uint64_t r21 = r0 + r9;
    const uint64_t r22 = r1 + r10;
    const uint64_t r23 = r2 + r11;
    const uint64_t r24 = r3 + r12;
    const uint64_t r25 = r4 + r13;
    const int64_t r26 = (int64_t)r25 - r18;
    const uint64_t r27 = r5 + r14;
    const uint64_t r28 = r6 + r15;
    const uint32_t x8 = (uint32_t)(r26 >> 29);
    const uint32_t x9 = (uint32_t)r26 & 0x1fffffff;
    const int64_t r29 = (int64_t)r27 - r19 + (int64_t)r9 + (int64_t)x8;
    const uint32_t x10 = (uint32_t)(r29 >> 29);
    const uint32_t x11 = (uint32_t)r29 & 0x1fffffff;
    const int64_t r30 = (int64_t)r28 - r20 + (int64_t)r10 + (int64_t)x10;
    const uint32_t x12 = (uint32_t)(r30 >> 29);
    const uint32_t x13 = (uint32_t)r30 & 0x1fffffff;
    const int64_t r31 = (int64_t)r7 - (int64_t)x7 * a4 + (int64_t)r11 + (int64_t)x12;
    const uint32_t x14 = (uint32_t)(r31 >> 29);
    const uint32_t x15 = (uint32_t)r31 & 0x1fffffff;
    const int64_t r32 = (int64_t)r8 - (int64_t)r8 + (int64_t)r12 + (int64_t)x14;
    const uint32_t x16 = (uint32_t)(r32 >> 29);
    const uint32_t x17 = (uint32_t)r32 & 0x1fffffff;
    const uint64_t r33 = r13 + (uint64_t)x16;
    const uint32_t x18 = (uint32_t)(r33 >> 29);
    const uint32_t x19 = (uint32_t)r33 & 0x1fffffff;
    const uint64_t r34 = r14 + (uint64_t)x18;
    const uint32_t x20 = (uint32_t)(r34 >> 29);
    const uint32_t x21 = (uint32_t)r34 & 0x1fffffff;
    const uint64_t r35 = r15 + (uint64_t)x20;
    const uint32_t x22 = (uint32_t)(r35 >> 29);
    const uint32_t x23 = (uint32_t)r35 & 0x1fffffff;
    const uint32_t x24 = x22 * 1216;
    const uint64_t r36 = (uint64_t)x23 * 1216;
    const uint64_t r37 = (uint64_t)x21 * 1216;
    const uint64_t r38 = (uint64_t)x19 * 1216;
    const uint64_t r39 = r0 + (uint64_t)x9 * 1216;
    const uint32_t x25 = (uint32_t)(r39 >> 29);
    const uint32_t x26 = (uint32_t)r39 & 0x1fffffff;
    const uint64_t r40 = r1 + (uint64_t)x11 * 1216 + (uint64_t)x25;
    const uint32_t x27 = (uint32_t)(r40 >> 29);
    const uint64_t r41 = r2 + (uint64_t)x13 * 1216 + (uint64_t)x27;
    const uint32_t x28 = (uint32_t)(r41 >> 29);
    const uint32_t o2 = (uint32_t)r41 & 0x1fffffff;
    const uint64_t r42 = r3 + (uint64_t)x15 * 1216 + (uint64_t)x28;
    const uint32_t x29 = (uint32_t)(r42 >> 29);
    const uint32_t o3 = (uint32_t)r42 & 0x1fffffff;
    const uint64_t r43 = r4 + (uint64_t)x17 * 1216 + (uint64_t)x29;
    const uint32_t x30 = (uint32_t)(r43 >> 29);
    const uint32_t o4 = (uint32_t)r43 & 0x1fffffff;
    const int64_t r44 = (int64_t)r21 - (int64_t)x0 * x0 + (int64_t)r5 + (int64_t)r38 + (int64_t)x30;
    const uint32_t x31 = (uint32_t)(r44 >> 29);
    const uint32_t o5 = (uint32_t)r44 & 0x1fffffff;
    const int64_t r45 = (int64_t)r22 - (int64_t)x4 * x1 + (int64_t)r6 + (int64_t)r37 + (int64_t)x31;
    const uint32_t x32 = (uint32_t)(r45 >> 29);
    const uint32_t o6 = (uint32_t)r45 & 0x1fffffff;
    const int64_t r46 = (int64_t)r23 - r16 + (int64_t)r7 + (int64_t)r36 + (int64_t)x32;
    const uint64_t r47 = (uint64_t)(r46 >> 29);
    const uint32_t o7 = (uint32_t)r46 & 0x1fffffff;
    const int64_t r48 = (int64_t)r24 - r17 + (int64_t)r8 + (int64_t)x24 + (int64_t)r47;
    const uint64_t r49 = (uint64_t)(r48 >> 23);
    const uint32_t o8 = (uint32_t)r48 & 0x7fffff;
    const uint64_t r50 = (uint64_t)x26 + r49 * 19;
    const uint32_t o0 = (uint32_t)r50 & 0x1fffffff;
    const uint32_t o1 = ((uint32_t)r40 & 0x1fffffff) + (uint32_t)(r50 >> 29);
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

// `out = k * a (mod p)`
//
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
// - takes `k` in `[0, 2^24 - 1]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
void curve25519_mul_small(uint32_t out[9], const uint32_t a[9], uint32_t k) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint64_t r0 = (uint64_t)a0 * k;
    const uint32_t x0 = (uint32_t)(r0 >> 29);
    const uint64_t r1 = (uint64_t)a1 * k + (uint64_t)x0;
    const uint32_t x1 = (uint32_t)(r1 >> 29);
    const uint64_t r2 = (uint64_t)a2 * k + (uint64_t)x1;
    const uint32_t x2 = (uint32_t)(r2 >> 29);
    const uint32_t o2 = (uint32_t)r2 & 0x1fffffff;
    const uint64_t r3 = (uint64_t)a3 * k + (uint64_t)x2;
    const uint32_t x3 = (uint32_t)(r3 >> 29);
    const uint32_t o3 = (uint32_t)r3 & 0x1fffffff;
    const uint64_t r4 = (uint64_t)a4 * k + (uint64_t)x3;
    const uint32_t x4 = (uint32_t)(r4 >> 29);
    const uint32_t o4 = (uint32_t)r4 & 0x1fffffff;
    const uint64_t r5 = (uint64_t)a5 * k + (uint64_t)x4;
    const uint32_t x5 = (uint32_t)(r5 >> 29);
    const uint32_t o5 = (uint32_t)r5 & 0x1fffffff;
    const uint64_t r6 = (uint64_t)a6 * k + (uint64_t)x5;
    const uint32_t x6 = (uint32_t)(r6 >> 29);
    const uint32_t o6 = (uint32_t)r6 & 0x1fffffff;
    const uint64_t r7 = (uint64_t)a7 * k + (uint64_t)x6;
    const uint32_t x7 = (uint32_t)(r7 >> 29);
    const uint32_t o7 = (uint32_t)r7 & 0x1fffffff;
    const uint64_t r8 = (uint64_t)a8 * k + (uint64_t)x7;
    const uint32_t x8 = (uint32_t)(r8 >> 23);
    const uint32_t o8 = (uint32_t)r8 & 0x7fffff;
    const uint32_t x9 = ((uint32_t)r0 & 0x1fffffff) + x8 * 19;
    const uint32_t o0 = x9 & 0x1fffffff;
    const uint32_t o1 = ((uint32_t)r1 & 0x1fffffff) + (x9 >> 29);
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
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
void curve25519_halve(uint32_t out[9], const uint32_t a[9]) {
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
    const uint32_t x1 = a0 + (c0_mask & 0x1fffffed);
    const uint32_t x2 = c0_mask & 0x1fffffff;
    const uint32_t x3 = a1 + x2;
    const uint32_t x4 = a2 + x2;
    const uint32_t x5 = a3 + x2;
    const uint32_t x6 = a4 + x2;
    const uint32_t x7 = a5 + x2;
    const uint32_t x8 = a6 + x2;
    const uint32_t x9 = a7 + x2;
    const uint32_t x10 = a8 + (c0_mask & 0x7fffff);
    const uint32_t x11 = x3 & 1;
    const uint32_t x12 = (x1 >> 1) + (x11 << 28);
    const uint32_t x13 = x4 & 1;
    const uint32_t x14 = x5 & 1;
    const uint32_t x15 = x6 & 1;
    const uint32_t x16 = x7 & 1;
    const uint32_t x17 = x8 & 1;
    const uint32_t x18 = x9 & 1;
    const uint32_t x19 = x10 & 1;
    const uint32_t x20 = (x3 >> 1) + (x13 << 28) + (x12 >> 29);
    const uint32_t o1 = x20 & 0x1fffffff;
    const uint32_t x21 = (x4 >> 1) + (x14 << 28) + (x20 >> 29);
    const uint32_t o2 = x21 & 0x1fffffff;
    const uint32_t x22 = (x5 >> 1) + (x15 << 28) + (x21 >> 29);
    const uint32_t o3 = x22 & 0x1fffffff;
    const uint32_t x23 = (x6 >> 1) + (x16 << 28) + (x22 >> 29);
    const uint32_t o4 = x23 & 0x1fffffff;
    const uint32_t x24 = (x7 >> 1) + (x17 << 28) + (x23 >> 29);
    const uint32_t o5 = x24 & 0x1fffffff;
    const uint32_t x25 = (x8 >> 1) + (x18 << 28) + (x24 >> 29);
    const uint32_t o6 = x25 & 0x1fffffff;
    const uint32_t x26 = (x9 >> 1) + (x19 << 28) + (x25 >> 29);
    const uint32_t o7 = x26 & 0x1fffffff;
    const uint32_t x27 = (x10 >> 1) + (x26 >> 29);
    const uint32_t x28 = x27 >> 23;
    const uint32_t o8 = x27 & 0x7fffff;
    const uint32_t o0 = (x12 & 0x1fffffff) + x28 * 19;
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
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
void curve25519_select(uint32_t out[9], uint32_t choice, const uint32_t a[9], const uint32_t b[9]) {
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
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
// - returns `x`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
// - returns `y`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
void curve25519_swap(
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

// `out = a (mod p), 0 <= out < p`
//
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^32 - 1]`; word 7 in `[0, 2^31 - 1]`
void curve25519_to_bytes(uint8_t out[32], const uint32_t a[9]) {
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
    const uint32_t x1 = a2 + (x0 >> 29);
    const uint32_t x2 = a3 + (x1 >> 29);
    const uint32_t x3 = a4 + (x2 >> 29);
    const uint32_t x4 = a5 + (x3 >> 29);
    const uint32_t x5 = a6 + (x4 >> 29);
    const uint32_t x6 = a7 + (x5 >> 29);
    const uint32_t x7 = a8 + (x6 >> 29);
    const uint32_t x8 = x7 >> 23;
    const uint32_t x9 = (a0 & 0x1fffffff) + x8 * 19;
    const uint32_t x10 = (x0 & 0x1fffffff) + (x9 >> 29);
    const uint32_t x11 = x10 & 0x1fffffff;
    const uint32_t x12 = (x1 & 0x1fffffff) + (x10 >> 29);
    const uint32_t x13 = x12 & 0x1fffffff;
    const uint32_t x14 = (x2 & 0x1fffffff) + (x12 >> 29);
    const uint32_t x15 = x14 & 0x1fffffff;
    const uint32_t x16 = (x3 & 0x1fffffff) + (x14 >> 29);
    const uint32_t x17 = x16 & 0x1fffffff;
    const uint32_t x18 = (x4 & 0x1fffffff) + (x16 >> 29);
    const uint32_t x19 = x18 & 0x1fffffff;
    const uint32_t x20 = (x5 & 0x1fffffff) + (x18 >> 29);
    const uint32_t x21 = x20 & 0x1fffffff;
    const uint32_t x22 = (x6 & 0x1fffffff) + (x20 >> 29);
    const uint32_t x23 = x22 & 0x1fffffff;
    const uint32_t x24 = (x7 & 0x7fffff) + (x22 >> 29);
    const uint32_t x25 = x11 & 7;
    const uint32_t x26 = (x9 & 0x1fffffff) + (x25 << 29);
    const uint32_t x27 = x13 & 63;
    const uint32_t x28 = (x11 >> 3) + (x27 << 26);
    const uint32_t x29 = x15 & 511;
    const uint32_t x30 = (x13 >> 6) + (x29 << 23);
    const uint32_t x31 = x17 & 4095;
    const uint32_t x32 = (x15 >> 9) + (x31 << 20);
    const uint32_t x33 = x19 & 32767;
    const uint32_t x34 = (x17 >> 12) + (x33 << 17);
    const uint32_t x35 = x21 & 0x3ffff;
    const uint32_t x36 = (x19 >> 15) + (x35 << 14);
    const uint32_t x37 = x23 & 0x1fffff;
    const uint32_t x38 = (x21 >> 18) + (x37 << 11);
    const uint32_t x39 = (x23 >> 21) + (x24 << 8);
    uint32_t x40;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x40, x26, 0xffffffed, 0);
    uint32_t x41;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x41, x28, 0xffffffff, c0);
    uint32_t x42;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x42, x30, 0xffffffff, c1);
    uint32_t x43;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x43, x32, 0xffffffff, c2);
    uint32_t x44;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x44, x34, 0xffffffff, c3);
    uint32_t x45;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x45, x36, 0xffffffff, c4);
    uint32_t x46;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x46, x38, 0xffffffff, c5);
    uint32_t x47;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x47, x39, 0x7fffffff, c6);
    const uint32_t c7_mask = (uint32_t)0 - (uint32_t)c7;
    const uint32_t o0 = x40 ^ (c7_mask & (x26 ^ x40));
    const uint32_t o1 = x41 ^ (c7_mask & (x28 ^ x41));
    const uint32_t o2 = x42 ^ (c7_mask & (x30 ^ x42));
    const uint32_t o3 = x43 ^ (c7_mask & (x32 ^ x43));
    const uint32_t o4 = x44 ^ (c7_mask & (x34 ^ x44));
    const uint32_t o5 = x45 ^ (c7_mask & (x36 ^ x45));
    const uint32_t o6 = x46 ^ (c7_mask & (x38 ^ x46));
    const uint32_t o7 = x47 ^ (c7_mask & (x39 ^ x47));
    limbforge_store_u32(out + 0, 4, o0);
    limbforge_store_u32(out + 4, 4, o1);
    limbforge_store_u32(out + 8, 4, o2);
    limbforge_store_u32(out + 12, 4, o3);
    limbforge_store_u32(out + 16, 4, o4);
    limbforge_store_u32(out + 20, 4, o5);
    limbforge_store_u32(out + 24, 4, o6);
    limbforge_store_u32(out + 28, 4, o7);
}

// `out = bytes (mod p)`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
void curve25519_from_bytes(uint32_t out[9], const uint8_t bytes[32]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    const uint32_t x0 = bytes1 & 0x3ffffff;
    const uint32_t o1 = (bytes0 >> 29) + (x0 << 3);
    const uint32_t x1 = bytes2 & 0x7fffff;
    const uint32_t o2 = (bytes1 >> 26) + (x1 << 6);
    const uint32_t x2 = bytes3 & 0xfffff;
    const uint32_t o3 = (bytes2 >> 23) + (x2 << 9);
    const uint32_t x3 = bytes4 & 0x1ffff;
    const uint32_t o4 = (bytes3 >> 20) + (x3 << 12);
    const uint32_t x4 = bytes5 & 16383;
    const uint32_t o5 = (bytes4 >> 17) + (x4 << 15);
    const uint32_t x5 = bytes6 & 2047;
    const uint32_t o6 = (bytes5 >> 14) + (x5 << 18);
    const uint32_t x6 = bytes7 & 255;
    const uint32_t o7 = (bytes6 >> 11) + (x6 << 21);
    const uint32_t x7 = bytes7 >> 8;
    const uint32_t x8 = x7 >> 23;
    const uint32_t o8 = x7 & 0x7fffff;
    const uint32_t o0 = (bytes0 & 0x1fffffff) + x8 * 19;
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

// `out = bytes (mod p), ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
// - returns `ok` in `[0, 1]`
void curve25519_from_bytes_canonical(uint32_t out[9], uint32_t *ok, const uint8_t bytes[32]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    uint32_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u32(&c0_unread, bytes0, 0xffffffed, 0);
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
    uint32_t ok0_unread;
    const uint8_t ok0 = limbforge_sub_borrow_u32(&ok0_unread, bytes7, 0x7fffffff, c6);
    const uint32_t x0 = bytes1 & 0x3ffffff;
    const uint32_t out1 = (bytes0 >> 29) + (x0 << 3);
    const uint32_t x1 = bytes2 & 0x7fffff;
    const uint32_t out2 = (bytes1 >> 26) + (x1 << 6);
    const uint32_t x2 = bytes3 & 0xfffff;
    const uint32_t out3 = (bytes2 >> 23) + (x2 << 9);
    const uint32_t x3 = bytes4 & 0x1ffff;
    const uint32_t out4 = (bytes3 >> 20) + (x3 << 12);
    const uint32_t x4 = bytes5 & 16383;
    const uint32_t out5 = (bytes4 >> 17) + (x4 << 15);
    const uint32_t x5 = bytes6 & 2047;
    const uint32_t out6 = (bytes5 >> 14) + (x5 << 18);
    const uint32_t x6 = bytes7 & 255;
    const uint32_t out7 = (bytes6 >> 11) + (x6 << 21);
    const uint32_t x7 = bytes7 >> 8;
    const uint32_t x8 = x7 >> 23;
    const uint32_t out8 = x7 & 0x7fffff;
    const uint32_t out0 = (bytes0 & 0x1fffffff) + x8 * 19;
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

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out` in `[0, 1]`
void curve25519_bytes_are_zero(uint32_t *out, const uint8_t bytes[32]) {
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
void curve25519_bytes_parity(uint8_t half[32], uint32_t *odd, const uint8_t bytes[32]) {
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
void curve25519_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square) {
    const uint32_t x0 = is_square + is_square;
    const uint32_t x1 = is_zero + 1;
    const int32_t o0 = (int32_t)x0 - (int32_t)x1;
    *out = o0;
}

// `out = low bits of floor((u * f + v * g) / 2^27) (not proved; bounds are)`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - returns `out` in `[-2^31, 2^31 - 1]`
static void curve25519_divsteps_head(
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
static void curve25519_divsteps_fg(
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
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-32769, 2^16]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-32769, 2^16]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-32769, 2^16]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void curve25519_divsteps_de(
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
    const uint32_t x19 = x18 * 0x286bca1b;
    const uint32_t x20 = x19 & 0x3fffffff;
    const int64_t r2 = r0 + (int64_t)x20 * -19;
    const int32_t x21 = (int32_t)(r2 >> 30);
    const int32_t x22 = x9 >> 31;
    const int32_t x23 = 0 - (x11 & 1);
    const int32_t x24 = x22 | ~x23;
    const int32_t x25 = x11 >> 1;
    const int32_t x26 = (int32_t)(0 - (uint32_t)(x9 ^ x24));
    const int32_t x27 = (x25 & ~x24) | (x10 & x24);
    const int32_t x28 = x25 - ((x10 ^ x22) & x23);
    const int64_t r3 = (int64_t)x14 * d1 + (int64_t)x17 * e1 + (int64_t)x21;
    const uint32_t out0 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x29 = (int32_t)(r3 >> 30);
    const int32_t x30 = x26 >> 31;
    const int32_t x31 = 0 - (x28 & 1);
    const int32_t x32 = x30 | ~x31;
    const int32_t x33 = x28 >> 1;
    const int32_t x34 = (int32_t)(0 - (uint32_t)(x26 ^ x32));
    const int32_t x35 = (x33 & ~x32) | (x27 & x32);
    const int32_t x36 = x33 - ((x27 ^ x30) & x31);
    const int64_t r4 = (int64_t)x14 * d2 + (int64_t)x17 * e2 + (int64_t)x29;
    const uint32_t out1 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x37 = (int32_t)(r4 >> 30);
    const int32_t x38 = x34 >> 31;
    const int32_t x39 = 0 - (x36 & 1);
    const int32_t x40 = x38 | ~x39;
    const int32_t x41 = x36 >> 1;
    const int32_t x42 = (int32_t)(0 - (uint32_t)(x34 ^ x40));
    const int32_t x43 = (x41 & ~x40) | (x35 & x40);
    const int32_t x44 = x41 - ((x35 ^ x38) & x39);
    const int64_t r5 = (int64_t)x14 * d3 + (int64_t)x17 * e3 + (int64_t)x37;
    const uint32_t out2 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x45 = (int32_t)(r5 >> 30);
    const int32_t x46 = x42 >> 31;
    const int32_t x47 = 0 - (x44 & 1);
    const int32_t x48 = x46 | ~x47;
    const int32_t x49 = x44 >> 1;
    const int32_t x50 = (int32_t)(0 - (uint32_t)(x42 ^ x48));
    const int32_t x51 = (x49 & ~x48) | (x43 & x48);
    const int32_t x52 = x49 - ((x43 ^ x46) & x47);
    const int64_t r6 = (int64_t)x14 * d4 + (int64_t)x17 * e4 + (int64_t)x45;
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
    const int64_t r11 = (int64_t)x14 * d8 + (int64_t)x17 * e8 + (int64_t)x77 + (int64_t)x20 * 32768;
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
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-32769, 2^16]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-32769, 2^16]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-32769, 2^16]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void curve25519_divsteps_last(
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
    const uint32_t x19 = x18 * 0x286bca1b;
    const uint32_t x20 = x19 & 0x3fffffff;
    const int64_t r2 = r0 + (int64_t)x20 * -19;
    const int32_t x21 = (int32_t)(r2 >> 30);
    const int32_t x22 = x9 >> 31;
    const int32_t x23 = 0 - (x11 & 1);
    const int32_t x24 = x22 | ~x23;
    const int32_t x25 = x11 >> 1;
    const int32_t x26 = (int32_t)(0 - (uint32_t)(x9 ^ x24));
    const int32_t x27 = (x25 & ~x24) | (x10 & x24);
    const int32_t x28 = x25 - ((x10 ^ x22) & x23);
    const int64_t r3 = (int64_t)x14 * d1 + (int64_t)x17 * e1 + (int64_t)x21;
    const uint32_t out0 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x29 = (int32_t)(r3 >> 30);
    const int32_t x30 = x26 >> 31;
    const int32_t x31 = 0 - (x28 & 1);
    const int32_t x32 = x30 | ~x31;
    const int32_t x33 = x28 >> 1;
    const int32_t x34 = (int32_t)(0 - (uint32_t)(x26 ^ x32));
    const int32_t x35 = (x33 & ~x32) | (x27 & x32);
    const int32_t x36 = x33 - ((x27 ^ x30) & x31);
    const int64_t r4 = (int64_t)x14 * d2 + (int64_t)x17 * e2 + (int64_t)x29;
    const uint32_t out1 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x37 = (int32_t)(r4 >> 30);
    const int32_t x38 = x34 >> 31;
    const int32_t x39 = 0 - (x36 & 1);
    const int32_t x40 = x38 | ~x39;
    const int32_t x41 = x36 >> 1;
    const int32_t x42 = (int32_t)(0 - (uint32_t)(x34 ^ x40));
    const int32_t x43 = (x41 & ~x40) | (x35 & x40);
    const int32_t x44 = x41 - ((x35 ^ x38) & x39);
    const int64_t r5 = (int64_t)x14 * d3 + (int64_t)x17 * e3 + (int64_t)x37;
    const uint32_t out2 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x45 = (int32_t)(r5 >> 30);
    const int32_t x46 = x42 >> 31;
    const int32_t x47 = 0 - (x44 & 1);
    const int32_t x48 = x46 | ~x47;
    const int32_t x49 = x44 >> 1;
    const int32_t x50 = (int32_t)(0 - (uint32_t)(x42 ^ x48));
    const int32_t x51 = (x49 & ~x48) | (x43 & x48);
    const int32_t x52 = x49 - ((x43 ^ x46) & x47);
    const int64_t r6 = (int64_t)x14 * d4 + (int64_t)x17 * e4 + (int64_t)x45;
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
    const int64_t r11 = (int64_t)x14 * d8 + (int64_t)x17 * e8 + (int64_t)x77 + (int64_t)x20 * 32768;
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
static void curve25519_divsteps_words(
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
static void curve25519_divsteps_low(int32_t *out, int32_t u, int32_t v, int32_t f, int32_t g) {
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
static void curve25519_divsteps_ahead(int32_t *out, int32_t u, int32_t v, int32_t f, int32_t g) {
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
static void curve25519_divsteps_pair(
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
static void curve25519_divsteps_batch(
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
static void curve25519_update_fg(
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
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-32769, 2^16]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-32769, 2^16]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-32769, 2^16]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void curve25519_update_de(
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
    const uint32_t x7 = x6 * 0x286bca1b;
    const uint32_t x8 = x7 & 0x3fffffff;
    const int64_t r1 = r0 + (int64_t)x8 * -19;
    const int32_t x9 = (int32_t)(r1 >> 30);
    const int64_t r2 = (int64_t)x2 * d1 + (int64_t)x5 * e1 + (int64_t)x9;
    const uint32_t out0 = (uint32_t)r2 & 0x3fffffff;
    const int32_t x10 = (int32_t)(r2 >> 30);
    const int64_t r3 = (int64_t)x2 * d2 + (int64_t)x5 * e2 + (int64_t)x10;
    const uint32_t out1 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x11 = (int32_t)(r3 >> 30);
    const int64_t r4 = (int64_t)x2 * d3 + (int64_t)x5 * e3 + (int64_t)x11;
    const uint32_t out2 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x12 = (int32_t)(r4 >> 30);
    const int64_t r5 = (int64_t)x2 * d4 + (int64_t)x5 * e4 + (int64_t)x12;
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
    const int64_t r9 = (int64_t)x2 * d8 + (int64_t)x5 * e8 + (int64_t)x16 + (int64_t)x8 * 32768;
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
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
static void curve25519_invert_start(int32_t out[10], const uint32_t a[9]) {
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
    const uint32_t x1 = a2 + (x0 >> 29);
    const uint32_t x2 = a3 + (x1 >> 29);
    const uint32_t x3 = a4 + (x2 >> 29);
    const uint32_t x4 = a5 + (x3 >> 29);
    const uint32_t x5 = a6 + (x4 >> 29);
    const uint32_t x6 = a7 + (x5 >> 29);
    const uint32_t x7 = a8 + (x6 >> 29);
    const uint32_t x8 = x7 >> 23;
    const uint32_t x9 = (a0 & 0x1fffffff) + x8 * 19;
    const uint32_t x10 = (x0 & 0x1fffffff) + (x9 >> 29);
    const uint32_t x11 = x10 & 0x1fffffff;
    const uint32_t x12 = (x1 & 0x1fffffff) + (x10 >> 29);
    const uint32_t x13 = x12 & 0x1fffffff;
    const uint32_t x14 = (x2 & 0x1fffffff) + (x12 >> 29);
    const uint32_t x15 = x14 & 0x1fffffff;
    const uint32_t x16 = (x3 & 0x1fffffff) + (x14 >> 29);
    const uint32_t x17 = x16 & 0x1fffffff;
    const uint32_t x18 = (x4 & 0x1fffffff) + (x16 >> 29);
    const uint32_t x19 = x18 & 0x1fffffff;
    const uint32_t x20 = (x5 & 0x1fffffff) + (x18 >> 29);
    const uint32_t x21 = x20 & 0x1fffffff;
    const uint32_t x22 = (x6 & 0x1fffffff) + (x20 >> 29);
    const uint32_t x23 = x22 & 0x1fffffff;
    const uint32_t x24 = (x7 & 0x7fffff) + (x22 >> 29);
    const uint32_t x25 = x11 & 7;
    const uint32_t x26 = (x9 & 0x1fffffff) + (x25 << 29);
    const uint32_t x27 = x13 & 63;
    const uint32_t x28 = (x11 >> 3) + (x27 << 26);
    const uint32_t x29 = x15 & 511;
    const uint32_t x30 = (x13 >> 6) + (x29 << 23);
    const uint32_t x31 = x17 & 4095;
    const uint32_t x32 = (x15 >> 9) + (x31 << 20);
    const uint32_t x33 = x19 & 32767;
    const uint32_t x34 = (x17 >> 12) + (x33 << 17);
    const uint32_t x35 = x21 & 0x3ffff;
    const uint32_t x36 = (x19 >> 15) + (x35 << 14);
    const uint32_t x37 = x23 & 0x1fffff;
    const uint32_t x38 = (x21 >> 18) + (x37 << 11);
    const uint32_t x39 = (x23 >> 21) + (x24 << 8);
    uint32_t x40;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x40, x26, 0xffffffed, 0);
    uint32_t x41;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x41, x28, 0xffffffff, c0);
    uint32_t x42;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x42, x30, 0xffffffff, c1);
    uint32_t x43;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x43, x32, 0xffffffff, c2);
    uint32_t x44;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x44, x34, 0xffffffff, c3);
    uint32_t x45;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x45, x36, 0xffffffff, c4);
    uint32_t x46;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x46, x38, 0xffffffff, c5);
    uint32_t x47;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x47, x39, 0x7fffffff, c6);
    const uint32_t c7_mask = (uint32_t)0 - (uint32_t)c7;
    const uint32_t x48 = x40 ^ (c7_mask & (x26 ^ x40));
    const uint32_t x49 = x41 ^ (c7_mask & (x28 ^ x41));
    const uint32_t x50 = x42 ^ (c7_mask & (x30 ^ x42));
    const uint32_t x51 = x43 ^ (c7_mask & (x32 ^ x43));
    const uint32_t x52 = x44 ^ (c7_mask & (x34 ^ x44));
    const uint32_t x53 = x45 ^ (c7_mask & (x36 ^ x45));
    const uint32_t x54 = x46 ^ (c7_mask & (x38 ^ x46));
    const uint32_t x55 = x47 ^ (c7_mask & (x39 ^ x47));
    const uint32_t x56 = x48 & 0x7ffffff;
    const uint32_t x57 = x49 & 0x3fffff;
    const uint32_t x58 = (x48 >> 27) + (x57 << 5);
    const uint32_t x59 = x50 & 0x1ffff;
    const uint32_t x60 = (x49 >> 22) + (x59 << 10);
    const uint32_t x61 = x51 & 4095;
    const uint32_t x62 = (x50 >> 17) + (x61 << 15);
    const uint32_t x63 = x52 & 127;
    const uint32_t x64 = (x51 >> 12) + (x63 << 20);
    const uint32_t x65 = x53 & 3;
    const uint32_t x66 = (x52 >> 7) + (x65 << 25);
    const uint32_t x67 = (x53 >> 2) & 0x7ffffff;
    const uint32_t x68 = x54 & 0xffffff;
    const uint32_t x69 = (x53 >> 29) + (x68 << 3);
    const uint32_t x70 = x55 & 0x7ffff;
    const uint32_t x71 = (x54 >> 24) + (x70 << 8);
    const int32_t o0 = (int32_t)x56 - 0x8000000;
    const int32_t o1 = (int32_t)x58 - 0x8000000 + 1;
    const int32_t o2 = (int32_t)x60 - 0x8000000 + 1;
    const int32_t o3 = (int32_t)x62 - 0x8000000 + 1;
    const int32_t o4 = (int32_t)x64 - 0x8000000 + 1;
    const int32_t o5 = (int32_t)x66 - 0x8000000 + 1;
    const int32_t o6 = (int32_t)x67 - 0x8000000 + 1;
    const int32_t o7 = (int32_t)x69 - 0x8000000 + 1;
    const int32_t o8 = (int32_t)x71 - 0x8000000 + 1;
    const uint32_t o9 = (x55 >> 19) + 1;
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
static void curve25519_invert_sign(uint32_t *out, const int32_t f[10]) {
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
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-32769, 2^16]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
static void curve25519_invert_finish(uint32_t out[9], uint32_t negative, const int32_t d[9]) {
    const int32_t d0 = d[0];
    const int32_t d1 = d[1];
    const int32_t d2 = d[2];
    const int32_t d3 = d[3];
    const int32_t d4 = d[4];
    const int32_t d5 = d[5];
    const int32_t d6 = d[6];
    const int32_t d7 = d[7];
    const int32_t d8 = d[8];
    const int32_t x0 = -57 - d0;
    const int32_t x1 = d0 + -38;
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
    const int32_t x27 = 0 - d7;
    const int32_t x28 = (int32_t)((uint32_t)d7 ^ (negative_mask & ((uint32_t)x27 ^ (uint32_t)d7)));
    const int32_t x29 = x28 + (x25 >> 30);
    const uint32_t x30 = (uint32_t)x29 & 0x3fffffff;
    const int32_t x31 = 0x18000 - d8;
    const int32_t x32 = d8 + 0x10000;
    const int32_t x33 = (int32_t)((uint32_t)x32 ^ (negative_mask & ((uint32_t)x31 ^ (uint32_t)x32)));
    const int32_t x34 = x33 + (x29 >> 30);
    const uint32_t x35 = x6 & 3;
    const uint32_t x36 = ((uint32_t)x2 & 0x3fffffff) + (x35 << 30);
    const uint32_t x37 = x10 & 15;
    const uint32_t x38 = (x6 >> 2) + (x37 << 28);
    const uint32_t x39 = x14 & 63;
    const uint32_t x40 = (x10 >> 4) + (x39 << 26);
    const uint32_t x41 = x18 & 255;
    const uint32_t x42 = (x14 >> 6) + (x41 << 24);
    const uint32_t x43 = x22 & 1023;
    const uint32_t x44 = (x18 >> 8) + (x43 << 22);
    const uint32_t x45 = x26 & 4095;
    const uint32_t x46 = (x22 >> 10) + (x45 << 20);
    const uint32_t x47 = x30 & 16383;
    const uint32_t x48 = (x26 >> 12) + (x47 << 18);
    const uint32_t x49 = (uint32_t)x34 & 65535;
    const uint32_t x50 = (x30 >> 14) + (x49 << 16);
    const uint32_t x51 = (uint32_t)(x34 >> 16);
    uint32_t x52;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x52, x36, 0xffffffb4, 0);
    uint32_t x53;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x53, x38, 0xffffffff, c0);
    uint32_t x54;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x54, x40, 0xffffffff, c1);
    uint32_t x55;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x55, x42, 0xffffffff, c2);
    uint32_t x56;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x56, x44, 0xffffffff, c3);
    uint32_t x57;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x57, x46, 0xffffffff, c4);
    uint32_t x58;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x58, x48, 0xffffffff, c5);
    uint32_t x59;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x59, x50, 0xffffffff, c6);
    uint32_t x60;
    const uint8_t c8 = limbforge_sub_borrow_u32(&x60, x51, 1, c7);
    const uint32_t c8_mask = (uint32_t)0 - (uint32_t)c8;
    const uint32_t x61 = x52 ^ (c8_mask & (x36 ^ x52));
    const uint32_t x62 = x53 ^ (c8_mask & (x38 ^ x53));
    const uint32_t x63 = x54 ^ (c8_mask & (x40 ^ x54));
    const uint32_t x64 = x55 ^ (c8_mask & (x42 ^ x55));
    const uint32_t x65 = x56 ^ (c8_mask & (x44 ^ x56));
    const uint32_t x66 = x57 ^ (c8_mask & (x46 ^ x57));
    const uint32_t x67 = x58 ^ (c8_mask & (x48 ^ x58));
    const uint32_t x68 = x59 ^ (c8_mask & (x50 ^ x59));
    const uint32_t x69 = x60 ^ (c8_mask & (x51 ^ x60));
    uint32_t x70;
    const uint8_t c9 = limbforge_sub_borrow_u32(&x70, x61, 0xffffffda, 0);
    uint32_t x71;
    const uint8_t c10 = limbforge_sub_borrow_u32(&x71, x62, 0xffffffff, c9);
    uint32_t x72;
    const uint8_t c11 = limbforge_sub_borrow_u32(&x72, x63, 0xffffffff, c10);
    uint32_t x73;
    const uint8_t c12 = limbforge_sub_borrow_u32(&x73, x64, 0xffffffff, c11);
    uint32_t x74;
    const uint8_t c13 = limbforge_sub_borrow_u32(&x74, x65, 0xffffffff, c12);
    uint32_t x75;
    const uint8_t c14 = limbforge_sub_borrow_u32(&x75, x66, 0xffffffff, c13);
    uint32_t x76;
    const uint8_t c15 = limbforge_sub_borrow_u32(&x76, x67, 0xffffffff, c14);
    uint32_t x77;
    const uint8_t c16 = limbforge_sub_borrow_u32(&x77, x68, 0xffffffff, c15);
    uint32_t x78;
    const uint8_t c17 = limbforge_sub_borrow_u32(&x78, x69, 0, c16);
    const uint32_t c17_mask = (uint32_t)0 - (uint32_t)c17;
    const uint32_t x79 = x70 ^ (c17_mask & (x61 ^ x70));
    const uint32_t x80 = x71 ^ (c17_mask & (x62 ^ x71));
    const uint32_t x81 = x72 ^ (c17_mask & (x63 ^ x72));
    const uint32_t x82 = x73 ^ (c17_mask & (x64 ^ x73));
    const uint32_t x83 = x74 ^ (c17_mask & (x65 ^ x74));
    const uint32_t x84 = x75 ^ (c17_mask & (x66 ^ x75));
    const uint32_t x85 = x76 ^ (c17_mask & (x67 ^ x76));
    const uint32_t x86 = x77 ^ (c17_mask & (x68 ^ x77));
    const uint32_t x87 = x78 ^ (c17_mask & (x69 ^ x78));
    uint32_t x88;
    const uint8_t c18 = limbforge_sub_borrow_u32(&x88, x79, 0xffffffed, 0);
    uint32_t x89;
    const uint8_t c19 = limbforge_sub_borrow_u32(&x89, x80, 0xffffffff, c18);
    uint32_t x90;
    const uint8_t c20 = limbforge_sub_borrow_u32(&x90, x81, 0xffffffff, c19);
    uint32_t x91;
    const uint8_t c21 = limbforge_sub_borrow_u32(&x91, x82, 0xffffffff, c20);
    uint32_t x92;
    const uint8_t c22 = limbforge_sub_borrow_u32(&x92, x83, 0xffffffff, c21);
    uint32_t x93;
    const uint8_t c23 = limbforge_sub_borrow_u32(&x93, x84, 0xffffffff, c22);
    uint32_t x94;
    const uint8_t c24 = limbforge_sub_borrow_u32(&x94, x85, 0xffffffff, c23);
    uint32_t x95;
    const uint8_t c25 = limbforge_sub_borrow_u32(&x95, x86, 0x7fffffff, c24);
    uint32_t c26_unread;
    const uint8_t c26 = limbforge_sub_borrow_u32(&c26_unread, x87, 0, c25);
    const uint32_t c26_mask = (uint32_t)0 - (uint32_t)c26;
    const uint32_t x96 = x88 ^ (c26_mask & (x79 ^ x88));
    const uint32_t x97 = x89 ^ (c26_mask & (x80 ^ x89));
    const uint32_t x98 = x90 ^ (c26_mask & (x81 ^ x90));
    const uint32_t x99 = x91 ^ (c26_mask & (x82 ^ x91));
    const uint32_t x100 = x92 ^ (c26_mask & (x83 ^ x92));
    const uint32_t x101 = x93 ^ (c26_mask & (x84 ^ x93));
    const uint32_t x102 = x94 ^ (c26_mask & (x85 ^ x94));
    const uint32_t x103 = x95 ^ (c26_mask & (x86 ^ x95));
    const uint32_t o0 = x96 & 0x1fffffff;
    const uint32_t x104 = x97 & 0x3ffffff;
    const uint32_t o1 = (x96 >> 29) + (x104 << 3);
    const uint32_t x105 = x98 & 0x7fffff;
    const uint32_t o2 = (x97 >> 26) + (x105 << 6);
    const uint32_t x106 = x99 & 0xfffff;
    const uint32_t o3 = (x98 >> 23) + (x106 << 9);
    const uint32_t x107 = x100 & 0x1ffff;
    const uint32_t o4 = (x99 >> 20) + (x107 << 12);
    const uint32_t x108 = x101 & 16383;
    const uint32_t o5 = (x100 >> 17) + (x108 << 15);
    const uint32_t x109 = x102 & 2047;
    const uint32_t o6 = (x101 >> 14) + (x109 << 18);
    const uint32_t x110 = x103 & 255;
    const uint32_t o7 = (x102 >> 11) + (x110 << 21);
    const uint32_t o8 = x103 >> 8;
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

// out = 2 * a
void curve25519_double(uint32_t out[9], const uint32_t a[9]) {
    uint32_t out_value[9];
    curve25519_add(out_value, a, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a = 0, else 0
void curve25519_is_zero(uint32_t *out, const uint32_t a[9]) {
    uint8_t bytes[32];
    curve25519_to_bytes(bytes, a);
    uint32_t out_value;
    curve25519_bytes_are_zero(&out_value, bytes);
    *out = out_value;
}

// out = 1 if a = b, else 0
void curve25519_equal(uint32_t *out, const uint32_t a[9], const uint32_t b[9]) {
    uint32_t difference[9];
    curve25519_sub(difference, a, b);
    uint32_t out_value;
    curve25519_is_zero(&out_value, difference);
    *out = out_value;
}

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void curve25519_is_odd(uint32_t *out, const uint32_t a[9]) {
    uint8_t bytes[32];
    curve25519_to_bytes(bytes, a);
    uint8_t half[32];
    uint32_t out_value;
    curve25519_bytes_parity(half, &out_value, bytes);
    *out = out_value;
}

// out = -a if choice is 1, a if it is 0
void curve25519_conditional_negate(uint32_t out[9], const uint32_t a[9], uint32_t choice) {
    uint32_t opposite[9];
    curve25519_opp(opposite, a);
    uint32_t out_value[9];
    curve25519_select(out_value, choice, opposite, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void curve25519_from_bytes_wide(uint32_t out[9], const uint8_t bytes[64]) {
    uint8_t low_bytes[32];
    memcpy(low_bytes, bytes + 0, sizeof low_bytes);
    uint32_t low[9];
    curve25519_from_bytes(low, low_bytes);
    uint8_t high_bytes[32];
    memcpy(high_bytes, bytes + 32, sizeof high_bytes);
    uint32_t high[9];
    curve25519_from_bytes(high, high_bytes);
    uint32_t shifted[9];
    curve25519_mul(shifted, high, curve25519_wide);
    uint32_t out_value[9];
    curve25519_add(out_value, low, shifted);
    memcpy(out, out_value, sizeof out_value);
}

// out = a^(2^k)
//
// Time depends on k.
void curve25519_pow2k(uint32_t out[9], const uint32_t a[9], uint32_t k) {
    uint32_t out_value[9];
    memcpy(out_value, a, sizeof out_value);
    for (uint32_t i = 0; i < k; i++) {
        curve25519_square(out_value, out_value);
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void curve25519_vartime_pow(
    uint32_t out[9],
    const uint32_t a[9],
    const uint64_t *exponent, size_t exponent_words) {
    uint32_t out_value[9];
    memcpy(out_value, curve25519_one, sizeof out_value);
    for (size_t bit = 64 * exponent_words; bit-- > 0;) {
        curve25519_square(out_value, out_value);
        if ((exponent[bit / 64] >> (bit % 64)) & 1) {
            curve25519_mul(out_value, out_value, a);
        }
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void curve25519_invert(uint32_t out[9], const uint32_t a[9]) {
    int32_t f[10];
    memcpy(f, ((const int32_t[]){-19, -(int32_t)0x8000000, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, 4097}), sizeof f);
    int32_t g[10];
    curve25519_invert_start(g, a);
    int32_t d[9];
    memcpy(d, ((const int32_t[]){-(int32_t)0x40000000, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, 1}), sizeof d);
    int32_t e[9];
    memcpy(e, ((const int32_t[]){-(int32_t)0x40000000, -(int32_t)0x3fffffff, -(int32_t)0x3ffffdff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, 1}), sizeof e);
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
    curve25519_divsteps_head(&low_f, u, v, f, g);
    int32_t low_g;
    curve25519_divsteps_head(&low_g, q, r, f, g);
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
        curve25519_divsteps_fg(&k, &u1, &v1, &q1, &r1, f, &low_1, &high_1, g, &low_2, &high_2, u0, v0, q0, r0, f, g, k, low_f, low_g);
        int32_t next_f;
        int32_t all_f;
        curve25519_divsteps_words(&next_f, &all_f, u1, v1, f, g);
        int32_t next_g;
        int32_t all_g;
        curve25519_divsteps_words(&next_g, &all_g, q1, r1, f, g);
        int32_t u2;
        int32_t v2;
        int32_t q2;
        int32_t r2;
        int32_t new_d[9];
        int32_t cut_u;
        int32_t cut_v;
        curve25519_divsteps_de(&k, &u2, &v2, &q2, &r2, new_d, &cut_u, &cut_v, u0, v0, d, e, k, next_f, next_g);
        curve25519_divsteps_low(&next_f, u2, v2, all_f, all_g);
        curve25519_divsteps_low(&next_g, q2, r2, all_f, all_g);
        int32_t u12;
        int32_t v12;
        int32_t q12;
        int32_t r12;
        curve25519_divsteps_pair(&u12, &v12, &q12, &r12, u2, v2, q2, r2, u1, v1, q1, r1);
        int32_t u3;
        int32_t v3;
        int32_t q3;
        int32_t r3;
        curve25519_divsteps_last(&k, &u3, &v3, &q3, &r3, e, &cut_u, &cut_v, q0, r0, d, e, k, next_f, next_g);
        memcpy(d, new_d, sizeof d);
        curve25519_divsteps_ahead(&low_f, u3, v3, next_f, next_g);
        curve25519_divsteps_ahead(&low_g, q3, r3, next_f, next_g);
        curve25519_divsteps_batch(&u, &v, &q, &r, u3, v3, q3, r3, u12, v12, q12, r12);
    }
    int32_t cut_u;
    int32_t cut_v;
    curve25519_update_de(d, &cut_u, &cut_v, u, v, d, e);
    uint32_t low_1;
    int32_t high_1;
    curve25519_update_fg(f, &low_1, &high_1, u, v, f, g);
    uint32_t negative;
    curve25519_invert_sign(&negative, f);
    uint32_t out_value[9];
    curve25519_invert_finish(out_value, negative, d);
    memcpy(out, out_value, sizeof out_value);
}

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void curve25519_invert_batch(uint32_t (*list)[9], uint32_t (*scratch)[9], size_t length) {
    uint32_t product[9];
    memcpy(product, curve25519_one, sizeof product);
    for (size_t i = 0; i < length; i++) {
        memcpy(scratch[i], product, sizeof scratch[i]);
        uint32_t x[9];
        memcpy(x, list[i], sizeof x);
        uint32_t zero;
        curve25519_is_zero(&zero, x);
        curve25519_select(x, zero, curve25519_one, x);
        curve25519_mul(product, product, x);
    }
    uint32_t inverse[9];
    curve25519_invert(inverse, product);
    for (size_t i = length; i-- > 0;) {
        uint32_t x[9];
        memcpy(x, list[i], sizeof x);
        uint32_t prefix[9];
        memcpy(prefix, scratch[i], sizeof prefix);
        uint32_t out[9];
        curve25519_mul(out, inverse, prefix);
        uint32_t zero;
        curve25519_is_zero(&zero, x);
        curve25519_select(out, zero, x, out);
        memcpy(list[i], out, sizeof list[i]);
        curve25519_select(x, zero, curve25519_one, x);
        curve25519_mul(inverse, inverse, x);
    }
}

// out = a^7237005577332262213973186563042994240829374041602535252466099000494570602493
static void curve25519_pow_root(uint32_t x23[9], const uint32_t a[9]) {
    uint32_t x1[9];
    curve25519_square(x1, a);
    uint32_t x2[9];
    curve25519_square(x2, x1);
    uint32_t x3[9];
    curve25519_square(x3, x2);
    uint32_t x4[9];
    curve25519_mul(x4, x1, x3);
    uint32_t x5[9];
    curve25519_square(x5, x4);
    uint32_t x6[9];
    curve25519_mul(x6, x4, x5);
    uint32_t x7[9];
    curve25519_mul(x7, a, x6);
    uint32_t x8[9];
    memcpy(x8, x7, sizeof x8);
    for (uint32_t i = 0; i < 5; i++) {
        curve25519_square(x8, x8);
    }
    uint32_t x9[9];
    curve25519_mul(x9, x8, x7);
    uint32_t x10[9];
    memcpy(x10, x9, sizeof x10);
    for (uint32_t i = 0; i < 5; i++) {
        curve25519_square(x10, x10);
    }
    uint32_t x11[9];
    curve25519_mul(x11, x10, x7);
    uint32_t x12[9];
    memcpy(x12, x11, sizeof x12);
    for (uint32_t i = 0; i < 15; i++) {
        curve25519_square(x12, x12);
    }
    uint32_t x13[9];
    curve25519_mul(x13, x12, x11);
    uint32_t x14[9];
    memcpy(x14, x13, sizeof x14);
    for (uint32_t i = 0; i < 30; i++) {
        curve25519_square(x14, x14);
    }
    uint32_t x15[9];
    curve25519_mul(x15, x14, x13);
    uint32_t x16[9];
    memcpy(x16, x15, sizeof x16);
    for (uint32_t i = 0; i < 60; i++) {
        curve25519_square(x16, x16);
    }
    uint32_t x17[9];
    curve25519_mul(x17, x16, x15);
    uint32_t x18[9];
    memcpy(x18, x17, sizeof x18);
    for (uint32_t i = 0; i < 5; i++) {
        curve25519_square(x18, x18);
    }
    uint32_t x19[9];
    curve25519_mul(x19, x18, x7);
    uint32_t x20[9];
    memcpy(x20, x19, sizeof x20);
    for (uint32_t i = 0; i < 125; i++) {
        curve25519_square(x20, x20);
    }
    uint32_t x21[9];
    curve25519_mul(x21, x20, x19);
    uint32_t x22[9];
    memcpy(x22, x21, sizeof x22);
    for (uint32_t i = 0; i < 2; i++) {
        curve25519_square(x22, x22);
    }
    uint32_t x23_value[9];
    curve25519_mul(x23_value, x22, a);
    memcpy(x23, x23_value, sizeof x23_value);
}

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void curve25519_sqrt(uint32_t out[9], uint32_t *ok, const uint32_t a[9]) {
    uint32_t out_value[9];
    curve25519_pow_root(out_value, a);
    uint32_t t[9];
    curve25519_square(t, out_value);
    curve25519_mul(t, t, a);
    curve25519_mul(out_value, out_value, a);
    uint32_t c[9];
    memcpy(c, curve25519_root_of_unity, sizeof c);
    uint32_t done;
    curve25519_equal(&done, t, curve25519_one);
    uint32_t next[9];
    curve25519_mul(next, out_value, c);
    curve25519_select(out_value, done, out_value, next);
    uint32_t squared[9];
    curve25519_square(squared, out_value);
    uint32_t ok_value;
    curve25519_equal(&ok_value, squared, a);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = a^((p - 1) / 2)
static void curve25519_pow_euler(uint32_t out[9], const uint32_t a[9]) {
    uint32_t out_value[9];
    curve25519_pow_root(out_value, a);
    curve25519_square(out_value, out_value);
    curve25519_mul(out_value, out_value, a);
    curve25519_square(out_value, out_value);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a is a square or 0, else 0
void curve25519_is_square(uint32_t *out, const uint32_t a[9]) {
    uint32_t character[9];
    curve25519_pow_euler(character, a);
    uint32_t squared[9];
    curve25519_square(squared, character);
    uint32_t out_value;
    curve25519_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void curve25519_legendre(int32_t *out, const uint32_t a[9]) {
    uint32_t zero;
    curve25519_is_zero(&zero, a);
    uint32_t square;
    curve25519_is_square(&square, a);
    int32_t out_value;
    curve25519_sign_of(&out_value, zero, square);
    *out = out_value;
}
