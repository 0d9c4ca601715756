// Arithmetic modulo 2^256 - 2^32 - 977 (secp256k1). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   2^256 - 2^32 - 977
// Recipe:  9x29 word(32) adk double-word montgomery(product-scanning) carry(sequential)
// Limbs:   9 words of 32 bits
// Domain:  Montgomery; the sum of limb * weight is the element times R = 2^261 modulo the prime
//
// A function is right for words within the bounds that it takes; what it gives is within its bounds.
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
// 8     2^232   [0, 0x109ffff]   [0, 0x109ffff]

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

#define SECP256K1_LIMBS 9
#define SECP256K1_BYTES 32

// 0.
const uint32_t secp256k1_zero[9] = {0, 0, 0, 0, 0, 0, 0, 0, 0};

// 1.
const uint32_t secp256k1_one[9] = {31264, 256, 0, 0, 0, 0, 0, 0, 0};

// 2^256: the weight of the upper half of wide bytes.
const uint32_t secp256k1_wide[9] = {0x1d21420, 0x7a200, 2048, 0, 0, 0, 0, 0, 0};

// A primitive root of unity of order 2^1, 3 to the (p - 1) / 2^1.
const uint32_t secp256k1_root_of_unity[9] = {
    0x1fff820f, 0x1ffffef7, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff,
    0xffffff,
};

// R: its limbs are those of R^2.
const uint32_t secp256k1_r[9] = {0x1a428400, 0xf44001, 0x10000, 0, 0, 0, 0, 0, 0};

// `out = a + b (mod p)`
//
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_add(uint32_t out[9], const uint32_t a[9], const uint32_t b[9]) {
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
    const uint32_t x9 = x8 >> 24;
    const uint32_t o8 = x8 & 0xffffff;
    const uint32_t o0 = (x0 & 0x1fffffff) + x9 * 977;
    const uint32_t o1 = (x1 & 0x1fffffff) + (x9 << 3);
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
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_sub(uint32_t out[9], const uint32_t a[9], const uint32_t b[9]) {
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
    const uint32_t x0 = a0 + 0x3ffff85e - b0;
    const uint32_t x1 = a1 + 0x3fffffee - b1 + (x0 >> 29);
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
    const uint32_t x8 = a8 + 0x1fffffe - b8 + (x7 >> 29);
    const uint32_t x9 = x8 >> 24;
    const uint32_t o8 = x8 & 0xffffff;
    const uint32_t o0 = (x0 & 0x1fffffff) + x9 * 977;
    const uint32_t o1 = (x1 & 0x1fffffff) + (x9 << 3);
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
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_opp(uint32_t out[9], const uint32_t a[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t x0 = 0x3ffff85e - a0;
    const uint32_t x1 = 0x3fffffee - a1 + (x0 >> 29);
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
    const uint32_t x8 = 0x1fffffe - a8 + (x7 >> 29);
    const uint32_t x9 = x8 >> 24;
    const uint32_t o8 = x8 & 0xffffff;
    const uint32_t o0 = (x0 & 0x1fffffff) + x9 * 977;
    const uint32_t o1 = (x1 & 0x1fffffff) + (x9 << 3);
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
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_mul(uint32_t out[9], const uint32_t a[9], const uint32_t b[9]) {
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
    const uint64_t r1 = (uint64_t)a1 * b1;
    const uint64_t r2 = (uint64_t)a2 * b2;
    const uint64_t r3 = (uint64_t)a3 * b3;
    const uint64_t r4 = (uint64_t)a4 * b4;
    const uint64_t r5 = (uint64_t)a5 * b5;
    const uint64_t r6 = (uint64_t)a6 * b6;
    const uint64_t r7 = (uint64_t)a7 * b7;
    const uint64_t r8 = (uint64_t)a8 * b8;
    const uint64_t r9 = r0 + r1;
    const uint64_t r10 = r9 + r2;
    const uint64_t r11 = r10 + r3;
    const uint64_t r12 = r11 + r4;
    const uint64_t r13 = r12 + r5;
    const uint64_t r14 = r13 + r6;
    const uint64_t r15 = r14 + r7;
    const uint64_t r16 = r15 + r8;
    const uint64_t r17 = r8 + r7;
    const uint64_t r18 = r17 + r6;
    const uint64_t r19 = r18 + r5;
    const uint64_t r20 = r19 + r4;
    const uint64_t r21 = r20 + r3;
    const uint64_t r22 = r21 + r2;
    const uint64_t r23 = r22 + r1;
    const int32_t x0 = (int32_t)a0 - (int32_t)a1;
    const int32_t x1 = (int32_t)b1 - (int32_t)b0;
    const int32_t x2 = (int32_t)a0 - (int32_t)a2;
    const int32_t x3 = (int32_t)b2 - (int32_t)b0;
    const int32_t x4 = (int32_t)a0 - (int32_t)a3;
    const int32_t x5 = (int32_t)b3 - (int32_t)b0;
    const int32_t x6 = (int32_t)a1 - (int32_t)a2;
    const int32_t x7 = (int32_t)b2 - (int32_t)b1;
    const int32_t x8 = (int32_t)a0 - (int32_t)a4;
    const int32_t x9 = (int32_t)b4 - (int32_t)b0;
    const int32_t x10 = (int32_t)a1 - (int32_t)a3;
    const int32_t x11 = (int32_t)b3 - (int32_t)b1;
    const int32_t x12 = (int32_t)a0 - (int32_t)a5;
    const int32_t x13 = (int32_t)b5 - (int32_t)b0;
    const int32_t x14 = (int32_t)a1 - (int32_t)a4;
    const int32_t x15 = (int32_t)b4 - (int32_t)b1;
    const int32_t x16 = (int32_t)a2 - (int32_t)a3;
    const int32_t x17 = (int32_t)b3 - (int32_t)b2;
    const int32_t x18 = (int32_t)a0 - (int32_t)a6;
    const int32_t x19 = (int32_t)b6 - (int32_t)b0;
    const int32_t x20 = (int32_t)a1 - (int32_t)a5;
    const int32_t x21 = (int32_t)b5 - (int32_t)b1;
    const int32_t x22 = (int32_t)a2 - (int32_t)a4;
    const int32_t x23 = (int32_t)b4 - (int32_t)b2;
    const int32_t x24 = (int32_t)a0 - (int32_t)a7;
    const int32_t x25 = (int32_t)b7 - (int32_t)b0;
    const int32_t x26 = (int32_t)a1 - (int32_t)a6;
    const int32_t x27 = (int32_t)b6 - (int32_t)b1;
    const int32_t x28 = (int32_t)a2 - (int32_t)a5;
    const int32_t x29 = (int32_t)b5 - (int32_t)b2;
    const int32_t x30 = (int32_t)a3 - (int32_t)a4;
    const int32_t x31 = (int32_t)b4 - (int32_t)b3;
    const int32_t x32 = (int32_t)a0 - (int32_t)a8;
    const int32_t x33 = (int32_t)b8 - (int32_t)b0;
    const int32_t x34 = (int32_t)a1 - (int32_t)a7;
    const int32_t x35 = (int32_t)b7 - (int32_t)b1;
    const int32_t x36 = (int32_t)a2 - (int32_t)a6;
    const int32_t x37 = (int32_t)b6 - (int32_t)b2;
    const int32_t x38 = (int32_t)a3 - (int32_t)a5;
    const int32_t x39 = (int32_t)b5 - (int32_t)b3;
    const int32_t x40 = (int32_t)a1 - (int32_t)a8;
    const int32_t x41 = (int32_t)b8 - (int32_t)b1;
    const int32_t x42 = (int32_t)a2 - (int32_t)a7;
    const int32_t x43 = (int32_t)b7 - (int32_t)b2;
    const int32_t x44 = (int32_t)a3 - (int32_t)a6;
    const int32_t x45 = (int32_t)b6 - (int32_t)b3;
    const int32_t x46 = (int32_t)a4 - (int32_t)a5;
    const int32_t x47 = (int32_t)b5 - (int32_t)b4;
    const int32_t x48 = (int32_t)a2 - (int32_t)a8;
    const int32_t x49 = (int32_t)b8 - (int32_t)b2;
    const int32_t x50 = (int32_t)a3 - (int32_t)a7;
    const int32_t x51 = (int32_t)b7 - (int32_t)b3;
    const int32_t x52 = (int32_t)a4 - (int32_t)a6;
    const int32_t x53 = (int32_t)b6 - (int32_t)b4;
    const int32_t x54 = (int32_t)a3 - (int32_t)a8;
    const int32_t x55 = (int32_t)b8 - (int32_t)b3;
    const int32_t x56 = (int32_t)a4 - (int32_t)a7;
    const int32_t x57 = (int32_t)b7 - (int32_t)b4;
    const int32_t x58 = (int32_t)a5 - (int32_t)a6;
    const int32_t x59 = (int32_t)b6 - (int32_t)b5;
    const int32_t x60 = (int32_t)a4 - (int32_t)a8;
    const int32_t x61 = (int32_t)b8 - (int32_t)b4;
    const int32_t x62 = (int32_t)a5 - (int32_t)a7;
    const int32_t x63 = (int32_t)b7 - (int32_t)b5;
    const int32_t x64 = (int32_t)a5 - (int32_t)a8;
    const int32_t x65 = (int32_t)b8 - (int32_t)b5;
    const int32_t x66 = (int32_t)a6 - (int32_t)a7;
    const int32_t x67 = (int32_t)b7 - (int32_t)b6;
    const int32_t x68 = (int32_t)a6 - (int32_t)a8;
    const int32_t x69 = (int32_t)b8 - (int32_t)b6;
    const int32_t x70 = (int32_t)a7 - (int32_t)a8;
    const int32_t x71 = (int32_t)b8 - (int32_t)b7;
    const uint32_t x72 = (uint32_t)r0;
    const uint32_t x73 = x72 * 0x12253531;
    const uint32_t x74 = x73 & 0x1fffffff;
    const uint64_t r24 = r0 + (uint64_t)x74 * 0x1ffffc2f;
    const uint32_t x75 = (uint32_t)(r24 >> 29);
    const uint64_t r25 = (uint64_t)x74 * 0x1ffffff7;
    const int64_t r26 = (int64_t)r9 + (int64_t)x0 * x1 + (int64_t)x75 + (int64_t)r25;
    const uint32_t x76 = (uint32_t)r26;
    const uint32_t x77 = x76 * 0x12253531;
    const uint32_t x78 = x77 & 0x1fffffff;
    const uint64_t r27 = (uint64_t)x78 * 0x1ffffc2f;
    const int64_t r28 = r26 + (int64_t)r27;
    const uint32_t x79 = (uint32_t)(r28 >> 29);
    const uint64_t r29 = (uint64_t)x74 * 0x1fffffff;
    const uint64_t r30 = r29 + (uint64_t)x78 * 0x1ffffff7;
    const int64_t r31 = (int64_t)r10 + (int64_t)x2 * x3 + (int64_t)x79 + (int64_t)r30;
    const uint32_t x80 = (uint32_t)r31;
    const uint32_t x81 = x80 * 0x12253531;
    const uint32_t x82 = x81 & 0x1fffffff;
    const uint64_t r32 = (uint64_t)x82 * 0x1ffffc2f;
    const int64_t r33 = r31 + (int64_t)r32;
    const uint32_t x83 = (uint32_t)(r33 >> 29);
    const uint64_t r34 = (uint64_t)x78 * 0x1fffffff;
    const uint64_t r35 = r29 + r34;
    const uint64_t r36 = r35 + (uint64_t)x82 * 0x1ffffff7;
    const int64_t r37 = (int64_t)r11
        + (int64_t)x4 * x5
        + (int64_t)x6 * x7
        + (int64_t)x83
        + (int64_t)r36;
    const uint32_t x84 = (uint32_t)r37;
    const uint32_t x85 = x84 * 0x12253531;
    const uint32_t x86 = x85 & 0x1fffffff;
    const uint64_t r38 = (uint64_t)x86 * 0x1ffffc2f;
    const int64_t r39 = r37 + (int64_t)r38;
    const uint64_t r40 = (uint64_t)(r39 >> 29);
    const uint64_t r41 = (uint64_t)x82 * 0x1fffffff;
    const uint64_t r42 = r35 + r41;
    const uint64_t r43 = r42 + (uint64_t)x86 * 0x1ffffff7;
    const int64_t r44 = (int64_t)r12
        + (int64_t)x8 * x9
        + (int64_t)x10 * x11
        + (int64_t)r40
        + (int64_t)r43;
    const uint32_t x87 = (uint32_t)r44;
    const uint32_t x88 = x87 * 0x12253531;
    const uint32_t x89 = x88 & 0x1fffffff;
    const uint64_t r45 = (uint64_t)x89 * 0x1ffffc2f;
    const int64_t r46 = r44 + (int64_t)r45;
    const uint64_t r47 = (uint64_t)(r46 >> 29);
    const uint64_t r48 = (uint64_t)x86 * 0x1fffffff;
    const uint64_t r49 = r42 + r48;
    const uint64_t r50 = r49 + (uint64_t)x89 * 0x1ffffff7;
    const int64_t r51 = (int64_t)r13
        + (int64_t)x12 * x13
        + (int64_t)x14 * x15
        + (int64_t)x16 * x17
        + (int64_t)r47
        + (int64_t)r50;
    const uint32_t x90 = (uint32_t)r51;
    const uint32_t x91 = x90 * 0x12253531;
    const uint32_t x92 = x91 & 0x1fffffff;
    const uint64_t r52 = (uint64_t)x92 * 0x1ffffc2f;
    const int64_t r53 = r51 + (int64_t)r52;
    const uint64_t r54 = (uint64_t)(r53 >> 29);
    const uint64_t r55 = (uint64_t)x89 * 0x1fffffff;
    const uint64_t r56 = r49 + r55;
    const uint64_t r57 = r56 + (uint64_t)x92 * 0x1ffffff7;
    const int64_t r58 = (int64_t)r14
        + (int64_t)x18 * x19
        + (int64_t)x20 * x21
        + (int64_t)x22 * x23
        + (int64_t)r54
        + (int64_t)r57;
    const uint32_t x93 = (uint32_t)r58;
    const uint32_t x94 = x93 * 0x12253531;
    const uint32_t x95 = x94 & 0x1fffffff;
    const uint64_t r59 = (uint64_t)x95 * 0x1ffffc2f;
    const int64_t r60 = r58 + (int64_t)r59;
    const uint64_t r61 = (uint64_t)(r60 >> 29);
    const uint64_t r62 = (uint64_t)x92 * 0x1fffffff;
    const uint64_t r63 = r56 + r62 + (uint64_t)x95 * 0x1ffffff7;
    const int64_t r64 = (int64_t)r15
        + (int64_t)x24 * x25
        + (int64_t)x26 * x27
        + (int64_t)x28 * x29
        + (int64_t)x30 * x31
        + (int64_t)r61
        + (int64_t)r63;
    const uint32_t x96 = (uint32_t)r64;
    const uint32_t x97 = x96 * 0x12253531;
    const uint32_t x98 = x97 & 0x1fffffff;
    const uint64_t r65 = (uint64_t)x98 * 0x1ffffc2f;
    const int64_t r66 = r64 + (int64_t)r65;
    const uint64_t r67 = (uint64_t)(r66 >> 29);
    const uint64_t r68 = (uint64_t)x95 * 0x1fffffff;
    const uint64_t r69 = (uint64_t)x74 * 0xffffff
        + r34
        + r41
        + r48
        + r55
        + r62
        + r68
        + (uint64_t)x98 * 0x1ffffff7;
    const int64_t r70 = (int64_t)r16
        + (int64_t)x32 * x33
        + (int64_t)x34 * x35
        + (int64_t)x36 * x37
        + (int64_t)x38 * x39
        + (int64_t)r67
        + (int64_t)r69;
    const uint32_t x99 = (uint32_t)r70;
    const uint32_t x100 = x99 * 0x12253531;
    const uint32_t x101 = x100 & 0x1fffffff;
    const uint64_t r71 = (uint64_t)x101 * 0x1ffffc2f;
    const int64_t r72 = r70 + (int64_t)r71;
    const uint64_t r73 = (uint64_t)(r72 >> 29);
    const uint64_t r74 = (uint64_t)x98 * 0x1fffffff;
    const uint64_t r75 = (uint64_t)x78 * 0xffffff
        + r41
        + r48
        + r55
        + r62
        + r68
        + r74
        + (uint64_t)x101 * 0x1ffffff7;
    const int64_t r76 = (int64_t)r23
        + (int64_t)x40 * x41
        + (int64_t)x42 * x43
        + (int64_t)x44 * x45
        + (int64_t)x46 * x47
        + (int64_t)r73
        + (int64_t)r75;
    const uint64_t r77 = (uint64_t)(r76 >> 29);
    const uint32_t o0 = (uint32_t)r76 & 0x1fffffff;
    const uint64_t r78 = (uint64_t)x101 * 0x1fffffff;
    const uint64_t r79 = (uint64_t)x82 * 0xffffff + r48 + r55 + r62 + r68 + r74 + r78;
    const int64_t r80 = (int64_t)r22
        + (int64_t)x48 * x49
        + (int64_t)x50 * x51
        + (int64_t)x52 * x53
        + (int64_t)r77
        + (int64_t)r79;
    const uint64_t r81 = (uint64_t)(r80 >> 29);
    const uint32_t o1 = (uint32_t)r80 & 0x1fffffff;
    const uint64_t r82 = (uint64_t)x86 * 0xffffff + r55 + r62 + r68 + r74 + r78;
    const int64_t r83 = (int64_t)r21
        + (int64_t)x54 * x55
        + (int64_t)x56 * x57
        + (int64_t)x58 * x59
        + (int64_t)r81
        + (int64_t)r82;
    const uint64_t r84 = (uint64_t)(r83 >> 29);
    const uint32_t o2 = (uint32_t)r83 & 0x1fffffff;
    const uint64_t r85 = (uint64_t)x89 * 0xffffff + r62 + r68 + r74 + r78;
    const int64_t r86 = (int64_t)r20
        + (int64_t)x60 * x61
        + (int64_t)x62 * x63
        + (int64_t)r84
        + (int64_t)r85;
    const uint32_t x102 = (uint32_t)(r86 >> 29);
    const uint32_t o3 = (uint32_t)r86 & 0x1fffffff;
    const uint64_t r87 = (uint64_t)x92 * 0xffffff + r68 + r74 + r78;
    const int64_t r88 = (int64_t)r19
        + (int64_t)x64 * x65
        + (int64_t)x66 * x67
        + (int64_t)x102
        + (int64_t)r87;
    const uint32_t x103 = (uint32_t)(r88 >> 29);
    const uint32_t o4 = (uint32_t)r88 & 0x1fffffff;
    const uint64_t r89 = (uint64_t)x95 * 0xffffff + r74 + r78;
    const int64_t r90 = (int64_t)r18 + (int64_t)x68 * x69 + (int64_t)x103 + (int64_t)r89;
    const uint32_t x104 = (uint32_t)(r90 >> 29);
    const uint32_t o5 = (uint32_t)r90 & 0x1fffffff;
    const uint64_t r91 = (uint64_t)x98 * 0xffffff + r78;
    const int64_t r92 = (int64_t)r17 + (int64_t)x70 * x71 + (int64_t)x104 + (int64_t)r91;
    const uint32_t x105 = (uint32_t)(r92 >> 29);
    const uint32_t o6 = (uint32_t)r92 & 0x1fffffff;
    const uint64_t r93 = r8 + (uint64_t)x105 + (uint64_t)x101 * 0xffffff;
    const uint32_t o8 = (uint32_t)(r93 >> 29);
    const uint32_t o7 = (uint32_t)r93 & 0x1fffffff;
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
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_square(uint32_t out[9], const uint32_t a[9]) {
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
    const uint32_t x1 = x0 * 0x12253531;
    const uint32_t x2 = x1 & 0x1fffffff;
    const uint64_t r1 = r0 + (uint64_t)x2 * 0x1ffffc2f;
    const uint32_t x3 = (uint32_t)(r1 >> 29);
    const uint64_t r2 = (uint64_t)a0_2 * a1 + (uint64_t)x3 + (uint64_t)x2 * 0x1ffffff7;
    const uint32_t x4 = (uint32_t)r2;
    const uint32_t x5 = x4 * 0x12253531;
    const uint32_t x6 = x5 & 0x1fffffff;
    const uint64_t r3 = r2 + (uint64_t)x6 * 0x1ffffc2f;
    const uint32_t x7 = (uint32_t)(r3 >> 29);
    const uint64_t r4 = (uint64_t)x2 * 0x1fffffff;
    const uint64_t r5 = (uint64_t)a0_2 * a2
        + (uint64_t)a1 * a1
        + (uint64_t)x7
        + (r4 + (uint64_t)x6 * 0x1ffffff7);
    const uint32_t x8 = (uint32_t)r5;
    const uint32_t x9 = x8 * 0x12253531;
    const uint32_t x10 = x9 & 0x1fffffff;
    const uint64_t r6 = r5 + (uint64_t)x10 * 0x1ffffc2f;
    const uint32_t x11 = (uint32_t)(r6 >> 29);
    const uint64_t r7 = (uint64_t)x6 * 0x1fffffff;
    const uint64_t r8 = r4 + r7;
    const uint64_t r9 = (uint64_t)a0_2 * a3
        + (uint64_t)a1_2 * a2
        + (uint64_t)x11
        + (r8 + (uint64_t)x10 * 0x1ffffff7);
    const uint32_t x12 = (uint32_t)r9;
    const uint32_t x13 = x12 * 0x12253531;
    const uint32_t x14 = x13 & 0x1fffffff;
    const uint64_t r10 = r9 + (uint64_t)x14 * 0x1ffffc2f;
    const uint64_t r11 = (uint64_t)x10 * 0x1fffffff;
    const uint64_t r12 = r8 + r11;
    const uint64_t r13 = (uint64_t)a0_2 * a4
        + (uint64_t)a1_2 * a3
        + (uint64_t)a2 * a2
        + (r10 >> 29)
        + (r12 + (uint64_t)x14 * 0x1ffffff7);
    const uint32_t x15 = (uint32_t)r13;
    const uint32_t x16 = x15 * 0x12253531;
    const uint32_t x17 = x16 & 0x1fffffff;
    const uint64_t r14 = r13 + (uint64_t)x17 * 0x1ffffc2f;
    const uint64_t r15 = (uint64_t)x14 * 0x1fffffff;
    const uint64_t r16 = r12 + r15;
    const uint64_t r17 = (uint64_t)a0_2 * a5
        + (uint64_t)a1_2 * a4
        + (uint64_t)a2_2 * a3
        + (r14 >> 29)
        + (r16 + (uint64_t)x17 * 0x1ffffff7);
    const uint32_t x18 = (uint32_t)r17;
    const uint32_t x19 = x18 * 0x12253531;
    const uint32_t x20 = x19 & 0x1fffffff;
    const uint64_t r18 = r17 + (uint64_t)x20 * 0x1ffffc2f;
    const uint64_t r19 = (uint64_t)x17 * 0x1fffffff;
    const uint64_t r20 = r16 + r19;
    const uint64_t r21 = (uint64_t)a0_2 * a6
        + (uint64_t)a1_2 * a5
        + (uint64_t)a2_2 * a4
        + (uint64_t)a3 * a3
        + (r18 >> 29)
        + (r20 + (uint64_t)x20 * 0x1ffffff7);
    const uint32_t x21 = (uint32_t)r21;
    const uint32_t x22 = x21 * 0x12253531;
    const uint32_t x23 = x22 & 0x1fffffff;
    const uint64_t r22 = r21 + (uint64_t)x23 * 0x1ffffc2f;
    const uint64_t r23 = (uint64_t)x20 * 0x1fffffff;
    const uint64_t r24 = (uint64_t)a0_2 * a7
        + (uint64_t)a1_2 * a6
        + (uint64_t)a2_2 * a5
        + (uint64_t)a3_2 * a4
        + (r22 >> 29)
        + (r20 + r23 + (uint64_t)x23 * 0x1ffffff7);
    const uint32_t x24 = (uint32_t)r24;
    const uint32_t x25 = x24 * 0x12253531;
    const uint32_t x26 = x25 & 0x1fffffff;
    const uint64_t r25 = r24 + (uint64_t)x26 * 0x1ffffc2f;
    const uint64_t r26 = (uint64_t)x23 * 0x1fffffff;
    const uint64_t r27 = (uint64_t)a0_2 * a8
        + (uint64_t)a1_2 * a7
        + (uint64_t)a2_2 * a6
        + (uint64_t)a3_2 * a5
        + (uint64_t)a4 * a4
        + (r25 >> 29)
        + ((uint64_t)x2 * 0xffffff + r7 + r11 + r15 + r19 + r23 + r26 + (uint64_t)x26 * 0x1ffffff7);
    const uint32_t x27 = (uint32_t)r27;
    const uint32_t x28 = x27 * 0x12253531;
    const uint32_t x29 = x28 & 0x1fffffff;
    const uint64_t r28 = r27 + (uint64_t)x29 * 0x1ffffc2f;
    const uint64_t r29 = (uint64_t)x26 * 0x1fffffff;
    const uint64_t r30 = (uint64_t)a1_2 * a8
        + (uint64_t)a2_2 * a7
        + (uint64_t)a3_2 * a6
        + (uint64_t)a4_2 * a5
        + (r28 >> 29)
        + ((uint64_t)x6 * 0xffffff + r11 + r15 + r19 + r23 + r26 + r29 + (uint64_t)x29 * 0x1ffffff7);
    const uint32_t o0 = (uint32_t)r30 & 0x1fffffff;
    const uint64_t r31 = (uint64_t)x29 * 0x1fffffff;
    const uint64_t r32 = (uint64_t)a2_2 * a8
        + (uint64_t)a3_2 * a7
        + (uint64_t)a4_2 * a6
        + (uint64_t)a5 * a5
        + (r30 >> 29)
        + ((uint64_t)x10 * 0xffffff + r15 + r19 + r23 + r26 + r29 + r31);
    const uint32_t o1 = (uint32_t)r32 & 0x1fffffff;
    const uint64_t r33 = (uint64_t)a3_2 * a8
        + (uint64_t)a4_2 * a7
        + (uint64_t)a5_2 * a6
        + (r32 >> 29)
        + ((uint64_t)x14 * 0xffffff + r19 + r23 + r26 + r29 + r31);
    const uint32_t o2 = (uint32_t)r33 & 0x1fffffff;
    const uint64_t r34 = (uint64_t)a4_2 * a8
        + (uint64_t)a5_2 * a7
        + (uint64_t)a6 * a6
        + (r33 >> 29)
        + ((uint64_t)x17 * 0xffffff + r23 + r26 + r29 + r31);
    const uint32_t x30 = (uint32_t)(r34 >> 29);
    const uint32_t o3 = (uint32_t)r34 & 0x1fffffff;
    const uint64_t r35 = (uint64_t)a5_2 * a8
        + (uint64_t)a6_2 * a7
        + (uint64_t)x30
        + ((uint64_t)x20 * 0xffffff + r26 + r29 + r31);
    const uint32_t x31 = (uint32_t)(r35 >> 29);
    const uint32_t o4 = (uint32_t)r35 & 0x1fffffff;
    const uint64_t r36 = (uint64_t)a6_2 * a8
        + (uint64_t)a7 * a7
        + (uint64_t)x31
        + ((uint64_t)x23 * 0xffffff + r29 + r31);
    const uint32_t x32 = (uint32_t)(r36 >> 29);
    const uint32_t o5 = (uint32_t)r36 & 0x1fffffff;
    const uint64_t r37 = (uint64_t)a7_2 * a8 + (uint64_t)x32 + ((uint64_t)x26 * 0xffffff + r31);
    const uint32_t x33 = (uint32_t)(r37 >> 29);
    const uint32_t o6 = (uint32_t)r37 & 0x1fffffff;
    const uint64_t r38 = (uint64_t)a8 * a8 + (uint64_t)x33 + (uint64_t)x29 * 0xffffff;
    const uint32_t o8 = (uint32_t)(r38 >> 29);
    const uint32_t o7 = (uint32_t)r38 & 0x1fffffff;
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
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_halve(uint32_t out[9], const uint32_t a[9]) {
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
    const uint32_t x1 = a0 + (c0_mask & 0x1ffffc2f);
    const uint32_t x2 = a1 + (c0_mask & 0x1ffffff7);
    const uint32_t x3 = c0_mask & 0x1fffffff;
    const uint32_t x4 = a2 + x3;
    const uint32_t x5 = a3 + x3;
    const uint32_t x6 = a4 + x3;
    const uint32_t x7 = a5 + x3;
    const uint32_t x8 = a6 + x3;
    const uint32_t x9 = a7 + x3;
    const uint32_t x10 = a8 + (c0_mask & 0xffffff);
    const uint32_t x11 = x2 & 1;
    const uint32_t x12 = (x1 >> 1) + (x11 << 28);
    const uint32_t x13 = x4 & 1;
    const uint32_t x14 = x5 & 1;
    const uint32_t x15 = x6 & 1;
    const uint32_t x16 = x7 & 1;
    const uint32_t x17 = x8 & 1;
    const uint32_t x18 = x9 & 1;
    const uint32_t x19 = x10 & 1;
    const uint32_t x20 = (x2 >> 1) + (x13 << 28) + (x12 >> 29);
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
    const uint32_t x28 = x27 >> 24;
    const uint32_t o8 = x27 & 0xffffff;
    const uint32_t o0 = (x12 & 0x1fffffff) + x28 * 977;
    const uint32_t o1 = (x20 & 0x1fffffff) + (x28 << 3);
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
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_select(uint32_t out[9], uint32_t choice, const uint32_t a[9], const uint32_t b[9]) {
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
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - gives `x`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - gives `y`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_swap(
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
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - gives `out`: every word in `[0, 2^32 - 1]`
void secp256k1_to_bytes(uint8_t out[32], const uint32_t a[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t x0 = a0 * 0x12253531;
    const uint32_t x1 = x0 & 0x1fffffff;
    const uint64_t r0 = (uint64_t)a0 + (uint64_t)x1 * 0x1ffffc2f;
    const uint32_t x2 = a1 + (uint32_t)(r0 >> 29);
    const uint64_t r1 = (uint64_t)x2 + (uint64_t)x1 * 0x1ffffff7;
    const uint32_t x3 = (uint32_t)r1;
    const uint32_t x4 = x3 * 0x12253531;
    const uint32_t x5 = x4 & 0x1fffffff;
    const uint64_t r2 = r1 + (uint64_t)x5 * 0x1ffffc2f;
    const uint32_t x6 = a2 + (uint32_t)(r2 >> 29);
    const uint64_t r3 = (uint64_t)x1 * 0x1fffffff;
    const uint64_t r4 = r3 + (uint64_t)x5 * 0x1ffffff7 + (uint64_t)x6;
    const uint32_t x7 = (uint32_t)r4;
    const uint32_t x8 = x7 * 0x12253531;
    const uint32_t x9 = x8 & 0x1fffffff;
    const uint64_t r5 = r4 + (uint64_t)x9 * 0x1ffffc2f;
    const uint32_t x10 = a3 + (uint32_t)(r5 >> 29);
    const uint64_t r6 = (uint64_t)x5 * 0x1fffffff;
    const uint64_t r7 = r3 + r6;
    const uint64_t r8 = r7 + (uint64_t)x9 * 0x1ffffff7 + (uint64_t)x10;
    const uint32_t x11 = (uint32_t)r8;
    const uint32_t x12 = x11 * 0x12253531;
    const uint32_t x13 = x12 & 0x1fffffff;
    const uint64_t r9 = r8 + (uint64_t)x13 * 0x1ffffc2f;
    const uint32_t x14 = a4 + (uint32_t)(r9 >> 29);
    const uint64_t r10 = (uint64_t)x9 * 0x1fffffff;
    const uint64_t r11 = r7 + r10;
    const uint64_t r12 = r11 + (uint64_t)x13 * 0x1ffffff7 + (uint64_t)x14;
    const uint32_t x15 = (uint32_t)r12;
    const uint32_t x16 = x15 * 0x12253531;
    const uint32_t x17 = x16 & 0x1fffffff;
    const uint64_t r13 = r12 + (uint64_t)x17 * 0x1ffffc2f;
    const uint32_t x18 = a5 + (uint32_t)(r13 >> 29);
    const uint64_t r14 = (uint64_t)x13 * 0x1fffffff;
    const uint64_t r15 = r11 + r14;
    const uint64_t r16 = r15 + (uint64_t)x17 * 0x1ffffff7 + (uint64_t)x18;
    const uint32_t x19 = (uint32_t)r16;
    const uint32_t x20 = x19 * 0x12253531;
    const uint32_t x21 = x20 & 0x1fffffff;
    const uint64_t r17 = r16 + (uint64_t)x21 * 0x1ffffc2f;
    const uint32_t x22 = a6 + (uint32_t)(r17 >> 29);
    const uint64_t r18 = (uint64_t)x17 * 0x1fffffff;
    const uint64_t r19 = r15 + r18;
    const uint64_t r20 = r19 + (uint64_t)x21 * 0x1ffffff7 + (uint64_t)x22;
    const uint32_t x23 = (uint32_t)r20;
    const uint32_t x24 = x23 * 0x12253531;
    const uint32_t x25 = x24 & 0x1fffffff;
    const uint64_t r21 = r20 + (uint64_t)x25 * 0x1ffffc2f;
    const uint32_t x26 = a7 + (uint32_t)(r21 >> 29);
    const uint64_t r22 = (uint64_t)x21 * 0x1fffffff;
    const uint64_t r23 = r19 + r22 + (uint64_t)x25 * 0x1ffffff7 + (uint64_t)x26;
    const uint32_t x27 = (uint32_t)r23;
    const uint32_t x28 = x27 * 0x12253531;
    const uint32_t x29 = x28 & 0x1fffffff;
    const uint64_t r24 = r23 + (uint64_t)x29 * 0x1ffffc2f;
    const uint32_t x30 = (uint32_t)(r24 >> 29);
    const uint64_t r25 = (uint64_t)x25 * 0x1fffffff;
    const uint64_t r26 = (uint64_t)a8
        + (uint64_t)x30
        + ((uint64_t)x1 * 0xffffff + r6 + r10 + r14 + r18 + r22 + r25 + (uint64_t)x29 * 0x1ffffff7);
    const uint32_t x31 = (uint32_t)r26;
    const uint32_t x32 = x31 * 0x12253531;
    const uint32_t x33 = x32 & 0x1fffffff;
    const uint64_t r27 = r26 + (uint64_t)x33 * 0x1ffffc2f;
    const uint64_t r28 = (uint64_t)x29 * 0x1fffffff;
    const uint64_t r29 = (uint64_t)x5 * 0xffffff
        + r10
        + r14
        + r18
        + r22
        + r25
        + r28
        + (uint64_t)x33 * 0x1ffffff7
        + (r27 >> 29);
    const uint32_t x34 = (uint32_t)(r29 >> 29);
    const uint64_t r30 = (uint64_t)x33 * 0x1fffffff;
    const uint64_t r31 = (uint64_t)x9 * 0xffffff
        + r14
        + r18
        + r22
        + r25
        + r28
        + r30
        + (uint64_t)x34;
    const uint32_t x35 = (uint32_t)(r31 >> 29);
    const uint32_t x36 = (uint32_t)r31 & 0x1fffffff;
    const uint64_t r32 = (uint64_t)x13 * 0xffffff + r18 + r22 + r25 + r28 + r30 + (uint64_t)x35;
    const uint32_t x37 = (uint32_t)(r32 >> 29);
    const uint32_t x38 = (uint32_t)r32 & 0x1fffffff;
    const uint64_t r33 = (uint64_t)x17 * 0xffffff + r22 + r25 + r28 + r30 + (uint64_t)x37;
    const uint32_t x39 = (uint32_t)(r33 >> 29);
    const uint32_t x40 = (uint32_t)r33 & 0x1fffffff;
    const uint64_t r34 = (uint64_t)x21 * 0xffffff + r25 + r28 + r30 + (uint64_t)x39;
    const uint32_t x41 = (uint32_t)(r34 >> 29);
    const uint32_t x42 = (uint32_t)r34 & 0x1fffffff;
    const uint64_t r35 = (uint64_t)x25 * 0xffffff + r28 + r30 + (uint64_t)x41;
    const uint32_t x43 = (uint32_t)(r35 >> 29);
    const uint32_t x44 = (uint32_t)r35 & 0x1fffffff;
    const uint64_t r36 = (uint64_t)x29 * 0xffffff + r30 + (uint64_t)x43;
    const uint32_t x45 = (uint32_t)(r36 >> 29);
    const uint32_t x46 = (uint32_t)r36 & 0x1fffffff;
    const uint64_t r37 = (uint64_t)x45 + (uint64_t)x33 * 0xffffff;
    const uint32_t x47 = (uint32_t)(r37 >> 29);
    const uint32_t x48 = (uint32_t)r37 & 0x1fffffff;
    const uint32_t x49 = x36 & 7;
    const uint32_t x50 = ((uint32_t)r29 & 0x1fffffff) + (x49 << 29);
    const uint32_t x51 = x38 & 63;
    const uint32_t x52 = (x36 >> 3) + (x51 << 26);
    const uint32_t x53 = x40 & 511;
    const uint32_t x54 = (x38 >> 6) + (x53 << 23);
    const uint32_t x55 = x42 & 4095;
    const uint32_t x56 = (x40 >> 9) + (x55 << 20);
    const uint32_t x57 = x44 & 32767;
    const uint32_t x58 = (x42 >> 12) + (x57 << 17);
    const uint32_t x59 = x46 & 0x3ffff;
    const uint32_t x60 = (x44 >> 15) + (x59 << 14);
    const uint32_t x61 = x48 & 0x1fffff;
    const uint32_t x62 = (x46 >> 18) + (x61 << 11);
    const uint32_t x63 = (x48 >> 21) + (x47 << 8);
    uint32_t x64;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x64, x50, 0xfffffc2f, 0);
    uint32_t x65;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x65, x52, 0xfffffffe, c0);
    uint32_t x66;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x66, x54, 0xffffffff, c1);
    uint32_t x67;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x67, x56, 0xffffffff, c2);
    uint32_t x68;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x68, x58, 0xffffffff, c3);
    uint32_t x69;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x69, x60, 0xffffffff, c4);
    uint32_t x70;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x70, x62, 0xffffffff, c5);
    uint32_t x71;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x71, x63, 0xffffffff, c6);
    const uint32_t c7_mask = (uint32_t)0 - (uint32_t)c7;
    const uint32_t o0 = x64 ^ (c7_mask & (x50 ^ x64));
    const uint32_t o1 = x65 ^ (c7_mask & (x52 ^ x65));
    const uint32_t o2 = x66 ^ (c7_mask & (x54 ^ x66));
    const uint32_t o3 = x67 ^ (c7_mask & (x56 ^ x67));
    const uint32_t o4 = x68 ^ (c7_mask & (x58 ^ x68));
    const uint32_t o5 = x69 ^ (c7_mask & (x60 ^ x69));
    const uint32_t o6 = x70 ^ (c7_mask & (x62 ^ x70));
    const uint32_t o7 = x71 ^ (c7_mask & (x63 ^ x71));
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
// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_limbs_of_bytes(uint32_t out[9], const uint8_t bytes[32]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    const uint32_t o0 = bytes0 & 0x1fffffff;
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
    const uint32_t o8 = bytes7 >> 8;
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
// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - gives `ok` in `[0, 1]`
void secp256k1_limbs_of_bytes_canonical(uint32_t out[9], uint32_t *ok, const uint8_t bytes[32]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    uint32_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u32(&c0_unread, bytes0, 0xfffffc2f, 0);
    uint32_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u32(&c1_unread, bytes1, 0xfffffffe, c0);
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
    const uint8_t ok0 = limbforge_sub_borrow_u32(&ok0_unread, bytes7, 0xffffffff, c6);
    const uint32_t out0 = bytes0 & 0x1fffffff;
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
    const uint32_t out8 = bytes7 >> 8;
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
// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_limbs_of_word(uint32_t out[9], uint32_t k) {
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
void secp256k1_bytes_are_zero(uint32_t *out, const uint8_t bytes[32]) {
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
void secp256k1_bytes_parity(uint8_t half[32], uint32_t *odd, const uint8_t bytes[32]) {
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
void secp256k1_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square) {
    const uint32_t x0 = is_square + is_square;
    const uint32_t x1 = is_zero + 1;
    const int32_t o0 = (int32_t)x0 - (int32_t)x1;
    *out = o0;
}

// `R * out = a (mod p)`
//
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_from_montgomery(uint32_t out[9], const uint32_t a[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t x0 = a0 * 0x12253531;
    const uint32_t x1 = x0 & 0x1fffffff;
    const uint64_t r0 = (uint64_t)a0 + (uint64_t)x1 * 0x1ffffc2f;
    const uint32_t x2 = a1 + (uint32_t)(r0 >> 29);
    const uint64_t r1 = (uint64_t)x2 + (uint64_t)x1 * 0x1ffffff7;
    const uint32_t x3 = (uint32_t)r1;
    const uint32_t x4 = x3 * 0x12253531;
    const uint32_t x5 = x4 & 0x1fffffff;
    const uint64_t r2 = r1 + (uint64_t)x5 * 0x1ffffc2f;
    const uint32_t x6 = a2 + (uint32_t)(r2 >> 29);
    const uint64_t r3 = (uint64_t)x1 * 0x1fffffff;
    const uint64_t r4 = r3 + (uint64_t)x5 * 0x1ffffff7 + (uint64_t)x6;
    const uint32_t x7 = (uint32_t)r4;
    const uint32_t x8 = x7 * 0x12253531;
    const uint32_t x9 = x8 & 0x1fffffff;
    const uint64_t r5 = r4 + (uint64_t)x9 * 0x1ffffc2f;
    const uint32_t x10 = a3 + (uint32_t)(r5 >> 29);
    const uint64_t r6 = (uint64_t)x5 * 0x1fffffff;
    const uint64_t r7 = r3 + r6;
    const uint64_t r8 = r7 + (uint64_t)x9 * 0x1ffffff7 + (uint64_t)x10;
    const uint32_t x11 = (uint32_t)r8;
    const uint32_t x12 = x11 * 0x12253531;
    const uint32_t x13 = x12 & 0x1fffffff;
    const uint64_t r9 = r8 + (uint64_t)x13 * 0x1ffffc2f;
    const uint32_t x14 = a4 + (uint32_t)(r9 >> 29);
    const uint64_t r10 = (uint64_t)x9 * 0x1fffffff;
    const uint64_t r11 = r7 + r10;
    const uint64_t r12 = r11 + (uint64_t)x13 * 0x1ffffff7 + (uint64_t)x14;
    const uint32_t x15 = (uint32_t)r12;
    const uint32_t x16 = x15 * 0x12253531;
    const uint32_t x17 = x16 & 0x1fffffff;
    const uint64_t r13 = r12 + (uint64_t)x17 * 0x1ffffc2f;
    const uint32_t x18 = a5 + (uint32_t)(r13 >> 29);
    const uint64_t r14 = (uint64_t)x13 * 0x1fffffff;
    const uint64_t r15 = r11 + r14;
    const uint64_t r16 = r15 + (uint64_t)x17 * 0x1ffffff7 + (uint64_t)x18;
    const uint32_t x19 = (uint32_t)r16;
    const uint32_t x20 = x19 * 0x12253531;
    const uint32_t x21 = x20 & 0x1fffffff;
    const uint64_t r17 = r16 + (uint64_t)x21 * 0x1ffffc2f;
    const uint32_t x22 = a6 + (uint32_t)(r17 >> 29);
    const uint64_t r18 = (uint64_t)x17 * 0x1fffffff;
    const uint64_t r19 = r15 + r18;
    const uint64_t r20 = r19 + (uint64_t)x21 * 0x1ffffff7 + (uint64_t)x22;
    const uint32_t x23 = (uint32_t)r20;
    const uint32_t x24 = x23 * 0x12253531;
    const uint32_t x25 = x24 & 0x1fffffff;
    const uint64_t r21 = r20 + (uint64_t)x25 * 0x1ffffc2f;
    const uint32_t x26 = a7 + (uint32_t)(r21 >> 29);
    const uint64_t r22 = (uint64_t)x21 * 0x1fffffff;
    const uint64_t r23 = r19 + r22 + (uint64_t)x25 * 0x1ffffff7 + (uint64_t)x26;
    const uint32_t x27 = (uint32_t)r23;
    const uint32_t x28 = x27 * 0x12253531;
    const uint32_t x29 = x28 & 0x1fffffff;
    const uint64_t r24 = r23 + (uint64_t)x29 * 0x1ffffc2f;
    const uint32_t x30 = (uint32_t)(r24 >> 29);
    const uint64_t r25 = (uint64_t)x25 * 0x1fffffff;
    const uint64_t r26 = (uint64_t)a8
        + (uint64_t)x30
        + ((uint64_t)x1 * 0xffffff + r6 + r10 + r14 + r18 + r22 + r25 + (uint64_t)x29 * 0x1ffffff7);
    const uint32_t x31 = (uint32_t)r26;
    const uint32_t x32 = x31 * 0x12253531;
    const uint32_t x33 = x32 & 0x1fffffff;
    const uint64_t r27 = r26 + (uint64_t)x33 * 0x1ffffc2f;
    const uint64_t r28 = (uint64_t)x29 * 0x1fffffff;
    const uint64_t r29 = (uint64_t)x5 * 0xffffff
        + r10
        + r14
        + r18
        + r22
        + r25
        + r28
        + (uint64_t)x33 * 0x1ffffff7
        + (r27 >> 29);
    const uint32_t x34 = (uint32_t)(r29 >> 29);
    const uint32_t o0 = (uint32_t)r29 & 0x1fffffff;
    const uint64_t r30 = (uint64_t)x33 * 0x1fffffff;
    const uint64_t r31 = (uint64_t)x9 * 0xffffff
        + r14
        + r18
        + r22
        + r25
        + r28
        + r30
        + (uint64_t)x34;
    const uint32_t x35 = (uint32_t)(r31 >> 29);
    const uint32_t o1 = (uint32_t)r31 & 0x1fffffff;
    const uint64_t r32 = (uint64_t)x13 * 0xffffff + r18 + r22 + r25 + r28 + r30 + (uint64_t)x35;
    const uint32_t x36 = (uint32_t)(r32 >> 29);
    const uint32_t o2 = (uint32_t)r32 & 0x1fffffff;
    const uint64_t r33 = (uint64_t)x17 * 0xffffff + r22 + r25 + r28 + r30 + (uint64_t)x36;
    const uint32_t x37 = (uint32_t)(r33 >> 29);
    const uint32_t o3 = (uint32_t)r33 & 0x1fffffff;
    const uint64_t r34 = (uint64_t)x21 * 0xffffff + r25 + r28 + r30 + (uint64_t)x37;
    const uint32_t x38 = (uint32_t)(r34 >> 29);
    const uint32_t o4 = (uint32_t)r34 & 0x1fffffff;
    const uint64_t r35 = (uint64_t)x25 * 0xffffff + r28 + r30 + (uint64_t)x38;
    const uint32_t x39 = (uint32_t)(r35 >> 29);
    const uint32_t o5 = (uint32_t)r35 & 0x1fffffff;
    const uint64_t r36 = (uint64_t)x29 * 0xffffff + r30 + (uint64_t)x39;
    const uint32_t x40 = (uint32_t)(r36 >> 29);
    const uint32_t o6 = (uint32_t)r36 & 0x1fffffff;
    const uint64_t r37 = (uint64_t)x40 + (uint64_t)x33 * 0xffffff;
    const uint32_t o8 = (uint32_t)(r37 >> 29);
    const uint32_t o7 = (uint32_t)r37 & 0x1fffffff;
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
void secp256k1_to_montgomery(uint32_t out[9], const uint32_t a[9]) {
    uint32_t out_value[9];
    secp256k1_mul(out_value, a, secp256k1_r);
    memcpy(out, out_value, sizeof out_value);
}

// out = k * a (mod p)
void secp256k1_mul_small(uint32_t out[9], const uint32_t a[9], uint32_t k) {
    uint32_t limbs[9];
    secp256k1_limbs_of_word(limbs, k);
    uint32_t factor[9];
    secp256k1_to_montgomery(factor, limbs);
    uint32_t out_value[9];
    secp256k1_mul(out_value, a, factor);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
void secp256k1_from_bytes(uint32_t out[9], const uint8_t bytes[32]) {
    uint32_t limbs[9];
    secp256k1_limbs_of_bytes(limbs, bytes);
    uint32_t out_value[9];
    secp256k1_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p), ok = 1 if bytes < p
void secp256k1_from_bytes_canonical(uint32_t out[9], uint32_t *ok, const uint8_t bytes[32]) {
    uint32_t limbs[9];
    uint32_t ok_value;
    secp256k1_limbs_of_bytes_canonical(limbs, &ok_value, bytes);
    uint32_t out_value[9];
    secp256k1_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = 2 * a
void secp256k1_double(uint32_t out[9], const uint32_t a[9]) {
    uint32_t out_value[9];
    secp256k1_add(out_value, a, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a = 0, else 0
void secp256k1_is_zero(uint32_t *out, const uint32_t a[9]) {
    uint8_t bytes[32];
    secp256k1_to_bytes(bytes, a);
    uint32_t out_value;
    secp256k1_bytes_are_zero(&out_value, bytes);
    *out = out_value;
}

// out = 1 if a = b, else 0
void secp256k1_equal(uint32_t *out, const uint32_t a[9], const uint32_t b[9]) {
    uint32_t difference[9];
    secp256k1_sub(difference, a, b);
    uint32_t out_value;
    secp256k1_is_zero(&out_value, difference);
    *out = out_value;
}

// out = the parity of a in [0, p): its sign as RFC 9380 (section 4.1) and many encodings define it
void secp256k1_is_odd(uint32_t *out, const uint32_t a[9]) {
    uint8_t bytes[32];
    secp256k1_to_bytes(bytes, a);
    uint8_t half[32];
    uint32_t out_value;
    secp256k1_bytes_parity(half, &out_value, bytes);
    *out = out_value;
}

// out = -a if choice is 1, a if it is 0
void secp256k1_conditional_negate(uint32_t out[9], const uint32_t a[9], uint32_t choice) {
    uint32_t opposite[9];
    secp256k1_opp(opposite, a);
    uint32_t out_value[9];
    secp256k1_select(out_value, choice, opposite, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
//
// From uniform bytes the result is uniform but for a bias below 2^(8 - 8 * BYTES).
void secp256k1_from_bytes_wide(uint32_t out[9], const uint8_t bytes[64]) {
    uint8_t low_bytes[32];
    memcpy(low_bytes, bytes + 0, sizeof low_bytes);
    uint32_t low[9];
    secp256k1_from_bytes(low, low_bytes);
    uint8_t high_bytes[32];
    memcpy(high_bytes, bytes + 32, sizeof high_bytes);
    uint32_t high[9];
    secp256k1_from_bytes(high, high_bytes);
    uint32_t shifted[9];
    secp256k1_mul(shifted, high, secp256k1_wide);
    uint32_t out_value[9];
    secp256k1_add(out_value, low, shifted);
    memcpy(out, out_value, sizeof out_value);
}

// out = a^(2^k)
//
// Time depends on k.
void secp256k1_pow2k(uint32_t out[9], const uint32_t a[9], uint32_t k) {
    uint32_t out_value[9];
    memcpy(out_value, a, sizeof out_value);
    for (uint32_t i = 0; i < k; i++) {
        secp256k1_square(out_value, out_value);
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent: it must not be secret.
void secp256k1_vartime_pow(
    uint32_t out[9],
    const uint32_t a[9],
    const uint64_t *exponent, size_t exponent_words) {
    uint32_t out_value[9];
    memcpy(out_value, secp256k1_one, sizeof out_value);
    for (size_t bit = 64 * exponent_words; bit-- > 0;) {
        secp256k1_square(out_value, out_value);
        if ((exponent[bit / 64] >> (bit % 64)) & 1) {
            secp256k1_mul(out_value, out_value, a);
        }
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 / a, and 0 if a = 0
void secp256k1_invert(uint32_t x28[9], const uint32_t a[9]) {
    uint32_t x1[9];
    secp256k1_square(x1, a);
    uint32_t x2[9];
    secp256k1_square(x2, x1);
    uint32_t x3[9];
    secp256k1_mul(x3, a, x2);
    uint32_t x4[9];
    secp256k1_mul(x4, x1, x3);
    uint32_t x5[9];
    secp256k1_square(x5, x4);
    uint32_t x6[9];
    secp256k1_mul(x6, x5, a);
    uint32_t x7[9];
    secp256k1_square(x7, x6);
    for (uint32_t i = 0; i < 3; i++) {
        secp256k1_square(x7, x7);
    }
    uint32_t x8[9];
    secp256k1_mul(x8, x7, x6);
    uint32_t x9[9];
    secp256k1_square(x9, x8);
    for (uint32_t i = 0; i < 2; i++) {
        secp256k1_square(x9, x9);
    }
    uint32_t x10[9];
    secp256k1_mul(x10, x9, x4);
    uint32_t x11[9];
    secp256k1_square(x11, x10);
    for (uint32_t i = 0; i < 10; i++) {
        secp256k1_square(x11, x11);
    }
    uint32_t x12[9];
    secp256k1_mul(x12, x11, x10);
    uint32_t x13[9];
    secp256k1_square(x13, x12);
    for (uint32_t i = 0; i < 10; i++) {
        secp256k1_square(x13, x13);
    }
    uint32_t x14[9];
    secp256k1_mul(x14, x13, x10);
    uint32_t x15[9];
    secp256k1_square(x15, x14);
    for (uint32_t i = 0; i < 21; i++) {
        secp256k1_square(x15, x15);
    }
    uint32_t x16[9];
    secp256k1_mul(x16, x15, x12);
    uint32_t x17[9];
    secp256k1_square(x17, x16);
    for (uint32_t i = 0; i < 54; i++) {
        secp256k1_square(x17, x17);
    }
    uint32_t x18[9];
    secp256k1_mul(x18, x17, x16);
    uint32_t x19[9];
    secp256k1_square(x19, x18);
    for (uint32_t i = 0; i < 109; i++) {
        secp256k1_square(x19, x19);
    }
    uint32_t x20[9];
    secp256k1_mul(x20, x19, x18);
    uint32_t x21[9];
    secp256k1_square(x21, x20);
    for (uint32_t i = 0; i < 2; i++) {
        secp256k1_square(x21, x21);
    }
    uint32_t x22[9];
    secp256k1_mul(x22, x21, x4);
    uint32_t x23[9];
    secp256k1_square(x23, x22);
    for (uint32_t i = 0; i < 22; i++) {
        secp256k1_square(x23, x23);
    }
    uint32_t x24[9];
    secp256k1_mul(x24, x23, x12);
    uint32_t x25[9];
    secp256k1_square(x25, x24);
    for (uint32_t i = 0; i < 6; i++) {
        secp256k1_square(x25, x25);
    }
    uint32_t x26[9];
    secp256k1_mul(x26, x25, x3);
    uint32_t x27[9];
    secp256k1_square(x27, x26);
    for (uint32_t i = 0; i < 2; i++) {
        secp256k1_square(x27, x27);
    }
    uint32_t x28_value[9];
    secp256k1_mul(x28_value, x27, x3);
    memcpy(x28, x28_value, sizeof x28_value);
}

// Every element becomes its inverse; 0 stays 0, and which are 0 does not show in the time.
//
// The scratch space is as long as the list.
void secp256k1_invert_batch(uint32_t (*list)[9], uint32_t (*scratch)[9], size_t length) {
    uint32_t product[9];
    memcpy(product, secp256k1_one, sizeof product);
    for (size_t i = 0; i < length; i++) {
        memcpy(scratch[i], product, sizeof scratch[i]);
        uint32_t x[9];
        memcpy(x, list[i], sizeof x);
        uint32_t zero;
        secp256k1_is_zero(&zero, x);
        secp256k1_select(x, zero, secp256k1_one, x);
        secp256k1_mul(product, product, x);
    }
    uint32_t inverse[9];
    secp256k1_invert(inverse, product);
    for (size_t i = length; i-- > 0;) {
        uint32_t x[9];
        memcpy(x, list[i], sizeof x);
        uint32_t prefix[9];
        memcpy(prefix, scratch[i], sizeof prefix);
        uint32_t out[9];
        secp256k1_mul(out, inverse, prefix);
        uint32_t zero;
        secp256k1_is_zero(&zero, x);
        secp256k1_select(out, zero, x, out);
        memcpy(list[i], out, sizeof list[i]);
        secp256k1_select(x, zero, secp256k1_one, x);
        secp256k1_mul(inverse, inverse, x);
    }
}

// out = a^28948022309329048855892746252171976963317496166410141009864396001977208667915
static void secp256k1_pow_root(uint32_t x28[9], const uint32_t a[9]) {
    uint32_t x1[9];
    secp256k1_square(x1, a);
    uint32_t x2[9];
    secp256k1_square(x2, x1);
    uint32_t x3[9];
    secp256k1_mul(x3, a, x2);
    uint32_t x4[9];
    secp256k1_mul(x4, x1, x3);
    uint32_t x5[9];
    secp256k1_square(x5, x4);
    uint32_t x6[9];
    secp256k1_mul(x6, x5, a);
    uint32_t x7[9];
    secp256k1_square(x7, x6);
    for (uint32_t i = 0; i < 3; i++) {
        secp256k1_square(x7, x7);
    }
    uint32_t x8[9];
    secp256k1_mul(x8, x7, x6);
    uint32_t x9[9];
    secp256k1_square(x9, x8);
    for (uint32_t i = 0; i < 2; i++) {
        secp256k1_square(x9, x9);
    }
    uint32_t x10[9];
    secp256k1_mul(x10, x9, x4);
    uint32_t x11[9];
    secp256k1_square(x11, x10);
    for (uint32_t i = 0; i < 10; i++) {
        secp256k1_square(x11, x11);
    }
    uint32_t x12[9];
    secp256k1_mul(x12, x11, x10);
    uint32_t x13[9];
    secp256k1_square(x13, x12);
    for (uint32_t i = 0; i < 10; i++) {
        secp256k1_square(x13, x13);
    }
    uint32_t x14[9];
    secp256k1_mul(x14, x13, x10);
    uint32_t x15[9];
    secp256k1_square(x15, x14);
    for (uint32_t i = 0; i < 21; i++) {
        secp256k1_square(x15, x15);
    }
    uint32_t x16[9];
    secp256k1_mul(x16, x15, x12);
    uint32_t x17[9];
    secp256k1_square(x17, x16);
    for (uint32_t i = 0; i < 54; i++) {
        secp256k1_square(x17, x17);
    }
    uint32_t x18[9];
    secp256k1_mul(x18, x17, x16);
    uint32_t x19[9];
    secp256k1_square(x19, x18);
    for (uint32_t i = 0; i < 109; i++) {
        secp256k1_square(x19, x19);
    }
    uint32_t x20[9];
    secp256k1_mul(x20, x19, x18);
    uint32_t x21[9];
    secp256k1_square(x21, x20);
    for (uint32_t i = 0; i < 2; i++) {
        secp256k1_square(x21, x21);
    }
    uint32_t x22[9];
    secp256k1_mul(x22, x21, x4);
    uint32_t x23[9];
    secp256k1_square(x23, x22);
    for (uint32_t i = 0; i < 22; i++) {
        secp256k1_square(x23, x23);
    }
    uint32_t x24[9];
    secp256k1_mul(x24, x23, x12);
    uint32_t x25[9];
    secp256k1_square(x25, x24);
    for (uint32_t i = 0; i < 6; i++) {
        secp256k1_square(x25, x25);
    }
    uint32_t x26[9];
    secp256k1_mul(x26, x25, x3);
    uint32_t x27[9];
    secp256k1_square(x27, x26);
    uint32_t x28_value[9];
    secp256k1_mul(x28_value, x27, a);
    memcpy(x28, x28_value, sizeof x28_value);
}

// out^2 = a and ok = 1 if a is a square (0 is one); else ok = 0, and out is no root
//
// Which of the two roots it is, `is_odd` tells.
void secp256k1_sqrt(uint32_t out[9], uint32_t *ok, const uint32_t a[9]) {
    uint32_t out_value[9];
    secp256k1_pow_root(out_value, a);
    secp256k1_mul(out_value, out_value, a);
    uint32_t squared[9];
    secp256k1_square(squared, out_value);
    uint32_t ok_value;
    secp256k1_equal(&ok_value, squared, a);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = a^((p - 1) / 2)
static void secp256k1_pow_euler(uint32_t out[9], const uint32_t a[9]) {
    uint32_t out_value[9];
    secp256k1_pow_root(out_value, a);
    secp256k1_square(out_value, out_value);
    secp256k1_mul(out_value, out_value, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a is a square, else 0; 0 is a square
void secp256k1_is_square(uint32_t *out, const uint32_t a[9]) {
    uint32_t character[9];
    secp256k1_pow_euler(character, a);
    uint32_t squared[9];
    secp256k1_square(squared, character);
    uint32_t out_value;
    secp256k1_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is another square, else -1
void secp256k1_legendre(int32_t *out, const uint32_t a[9]) {
    uint32_t zero;
    secp256k1_is_zero(&zero, a);
    uint32_t square;
    secp256k1_is_square(&square, a);
    int32_t out_value;
    secp256k1_sign_of(&out_value, zero, square);
    *out = out_value;
}
