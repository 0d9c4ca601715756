// Arithmetic modulo 2^521 - 1 (p521). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   2^521 - 1
// Recipe:  19x28 word(32) karatsuba(2) double-word solinas carry(sequential)
// Limbs:   19 words of 32 bits
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
// 8     2^224   [0, 2^28 - 1]    [0, 2^28 - 1]
// 9     2^252   [0, 2^28 - 1]    [0, 2^28 - 1]
// 10    2^280   [0, 2^28 - 1]    [0, 2^28 - 1]
// 11    2^308   [0, 2^28 - 1]    [0, 2^28 - 1]
// 12    2^336   [0, 2^28 - 1]    [0, 2^28 - 1]
// 13    2^364   [0, 2^28 - 1]    [0, 2^28 - 1]
// 14    2^392   [0, 2^28 - 1]    [0, 2^28 - 1]
// 15    2^420   [0, 2^28 - 1]    [0, 2^28 - 1]
// 16    2^448   [0, 2^28 - 1]    [0, 2^28 - 1]
// 17    2^476   [0, 2^28 - 1]    [0, 2^28 - 1]
// 18    2^504   [0, 2^17 - 1]    [0, 2^17 - 1]

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

#define P521_LIMBS 19
#define P521_BYTES 66

// 0.
const uint32_t p521_zero[19] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

// 1.
const uint32_t p521_one[19] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

// 2^528: the weight of the upper half of wide bytes.
const uint32_t p521_wide[19] = {128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

// A primitive root of unity of order 2^1, 3 to the (p - 1) / 2^1.
const uint32_t p521_root_of_unity[19] = {
    0xffffffe, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff,
    0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff,
    0xfffffff, 0xfffffff, 0x1ffff,
};

// `out = a + b (mod p)`
//
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - takes `b`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - gives `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_add(uint32_t out[19], const uint32_t a[19], const uint32_t b[19]) {
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
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
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
    const uint32_t b16 = b[16];
    const uint32_t b17 = b[17];
    const uint32_t b18 = b[18];
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
    const uint32_t o8 = x8 & 0xfffffff;
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
    const uint32_t o15 = x15 & 0xfffffff;
    const uint32_t x16 = a16 + b16 + (x15 >> 28);
    const uint32_t o16 = x16 & 0xfffffff;
    const uint32_t x17 = a17 + b17 + (x16 >> 28);
    const uint32_t o17 = x17 & 0xfffffff;
    const uint32_t x18 = a18 + b18 + (x17 >> 28);
    const uint32_t o18 = x18 & 0x1ffff;
    const uint32_t o0 = (x0 & 0xfffffff) + (x18 >> 17);
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
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

// `out = a - b (mod p)`
//
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - takes `b`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - gives `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_sub(uint32_t out[19], const uint32_t a[19], const uint32_t b[19]) {
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
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
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
    const uint32_t b16 = b[16];
    const uint32_t b17 = b[17];
    const uint32_t b18 = b[18];
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
    const uint32_t x8 = a8 + 0x1ffffffe - b8 + (x7 >> 28);
    const uint32_t o8 = x8 & 0xfffffff;
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
    const uint32_t o15 = x15 & 0xfffffff;
    const uint32_t x16 = a16 + 0x1ffffffe - b16 + (x15 >> 28);
    const uint32_t o16 = x16 & 0xfffffff;
    const uint32_t x17 = a17 + 0x1ffffffe - b17 + (x16 >> 28);
    const uint32_t o17 = x17 & 0xfffffff;
    const uint32_t x18 = a18 + 0x3fffe - b18 + (x17 >> 28);
    const uint32_t o18 = x18 & 0x1ffff;
    const uint32_t o0 = (x0 & 0xfffffff) + (x18 >> 17);
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
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

// `out = -a (mod p)`
//
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - gives `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_opp(uint32_t out[19], const uint32_t a[19]) {
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
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
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
    const uint32_t x8 = 0x1ffffffe - a8 + (x7 >> 28);
    const uint32_t o8 = x8 & 0xfffffff;
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
    const uint32_t o15 = x15 & 0xfffffff;
    const uint32_t x16 = 0x1ffffffe - a16 + (x15 >> 28);
    const uint32_t o16 = x16 & 0xfffffff;
    const uint32_t x17 = 0x1ffffffe - a17 + (x16 >> 28);
    const uint32_t o17 = x17 & 0xfffffff;
    const uint32_t x18 = 0x3fffe - a18 + (x17 >> 28);
    const uint32_t o18 = x18 & 0x1ffff;
    const uint32_t o0 = (x0 & 0xfffffff) + (x18 >> 17);
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
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

// `out = a * b (mod p)`
//
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - takes `b`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - gives `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_mul(uint32_t out[19], const uint32_t a[19], const uint32_t b[19]) {
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
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
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
    const uint32_t b16 = b[16];
    const uint32_t b17 = b[17];
    const uint32_t b18 = b[18];
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
    const uint64_t r13 = (uint64_t)a5 * b9
        + (uint64_t)a6 * b8
        + (uint64_t)a7 * b7
        + (uint64_t)a8 * b6
        + (uint64_t)a9 * b5;
    const uint64_t r14 = (uint64_t)a6 * b9
        + (uint64_t)a7 * b8
        + (uint64_t)a8 * b7
        + (uint64_t)a9 * b6;
    const uint64_t r15 = (uint64_t)a7 * b9 + (uint64_t)a8 * b8 + (uint64_t)a9 * b7;
    const uint64_t r16 = (uint64_t)a8 * b9 + (uint64_t)a9 * b8;
    const uint64_t r17 = (uint64_t)a9 * b9;
    const int32_t x0 = (int32_t)a0 - (int32_t)a5;
    const int32_t x1 = (int32_t)a1 - (int32_t)a6;
    const int32_t x2 = (int32_t)a2 - (int32_t)a7;
    const int32_t x3 = (int32_t)a3 - (int32_t)a8;
    const int32_t x4 = (int32_t)a4 - (int32_t)a9;
    const int32_t x5 = (int32_t)b5 - (int32_t)b0;
    const int32_t x6 = (int32_t)b6 - (int32_t)b1;
    const int32_t x7 = (int32_t)b7 - (int32_t)b2;
    const int32_t x8 = (int32_t)b8 - (int32_t)b3;
    const int32_t x9 = (int32_t)b9 - (int32_t)b4;
    const uint64_t r18 = r0 + r9;
    const int64_t r19 = (int64_t)r18 + (int64_t)x0 * x5 + (int64_t)r5;
    const uint64_t r20 = r1 + r10;
    const int64_t r21 = (int64_t)x0 * x6 + (int64_t)x1 * x5 + (int64_t)r20 + (int64_t)r6;
    const uint64_t r22 = r2 + r11;
    const int64_t r23 = (int64_t)x0 * x7
        + (int64_t)x1 * x6
        + (int64_t)x2 * x5
        + (int64_t)r22
        + (int64_t)r7;
    const uint64_t r24 = r3 + r12;
    const int64_t r25 = (int64_t)x0 * x8
        + (int64_t)x1 * x7
        + (int64_t)x2 * x6
        + (int64_t)x3 * x5
        + (int64_t)r24
        + (int64_t)r8;
    const uint64_t r26 = r4 + r13;
    const int64_t r27 = (int64_t)x0 * x9
        + (int64_t)x1 * x8
        + (int64_t)x2 * x7
        + (int64_t)x3 * x6
        + (int64_t)x4 * x5
        + (int64_t)r26;
    const uint64_t r28 = r5 + r14;
    const int64_t r29 = (int64_t)x1 * x9
        + (int64_t)x2 * x8
        + (int64_t)x3 * x7
        + (int64_t)x4 * x6
        + (int64_t)r28
        + (int64_t)r9;
    const uint64_t r30 = r6 + r15;
    const int64_t r31 = (int64_t)x2 * x9
        + (int64_t)x3 * x8
        + (int64_t)x4 * x7
        + (int64_t)r30
        + (int64_t)r10;
    const uint64_t r32 = r7 + r16;
    const int64_t r33 = (int64_t)x3 * x9 + (int64_t)x4 * x8 + (int64_t)r32 + (int64_t)r11;
    const uint64_t r34 = r8 + r17;
    const int64_t r35 = (int64_t)r34 + (int64_t)x4 * x9 + (int64_t)r12;
    const uint64_t r36 = (uint64_t)a10 * b10;
    const uint64_t r37 = (uint64_t)a10 * b11 + (uint64_t)a11 * b10;
    const uint64_t r38 = (uint64_t)a10 * b12 + (uint64_t)a11 * b11 + (uint64_t)a12 * b10;
    const uint64_t r39 = (uint64_t)a10 * b13
        + (uint64_t)a11 * b12
        + (uint64_t)a12 * b11
        + (uint64_t)a13 * b10;
    const uint64_t r40 = (uint64_t)a10 * b14
        + (uint64_t)a11 * b13
        + (uint64_t)a12 * b12
        + (uint64_t)a13 * b11
        + (uint64_t)a14 * b10;
    const uint64_t r41 = (uint64_t)a11 * b14
        + (uint64_t)a12 * b13
        + (uint64_t)a13 * b12
        + (uint64_t)a14 * b11;
    const uint64_t r42 = (uint64_t)a12 * b14 + (uint64_t)a13 * b13 + (uint64_t)a14 * b12;
    const uint64_t r43 = (uint64_t)a13 * b14 + (uint64_t)a14 * b13;
    const uint64_t r44 = (uint64_t)a14 * b14;
    const uint64_t r45 = (uint64_t)a15 * b15;
    const uint64_t r46 = (uint64_t)a15 * b16 + (uint64_t)a16 * b15;
    const uint64_t r47 = (uint64_t)a15 * b17 + (uint64_t)a16 * b16 + (uint64_t)a17 * b15;
    const uint64_t r48 = (uint64_t)a15 * b18
        + (uint64_t)a16 * b17
        + (uint64_t)a17 * b16
        + (uint64_t)a18 * b15;
    const uint64_t r49 = (uint64_t)a16 * b18 + (uint64_t)a17 * b17 + (uint64_t)a18 * b16;
    const uint64_t r50 = (uint64_t)a17 * b18 + (uint64_t)a18 * b17;
    const uint64_t r51 = (uint64_t)a18 * b18;
    const int32_t x10 = (int32_t)a10 - (int32_t)a15;
    const int32_t x11 = (int32_t)a11 - (int32_t)a16;
    const int32_t x12 = (int32_t)a12 - (int32_t)a17;
    const int32_t x13 = (int32_t)a13 - (int32_t)a18;
    const int32_t x14 = (int32_t)b15 - (int32_t)b10;
    const int32_t x15 = (int32_t)b16 - (int32_t)b11;
    const int32_t x16 = (int32_t)b17 - (int32_t)b12;
    const int32_t x17 = (int32_t)b18 - (int32_t)b13;
    const int32_t x18 = 0 - (int32_t)b14;
    const uint64_t r52 = r36 + r45;
    const int64_t r53 = (int64_t)r52 + (int64_t)x10 * x14 + (int64_t)r41;
    const uint64_t r54 = r37 + r46;
    const int64_t r55 = (int64_t)x10 * x15 + (int64_t)x11 * x14 + (int64_t)r54 + (int64_t)r42;
    const uint64_t r56 = r38 + r47;
    const int64_t r57 = (int64_t)x10 * x16
        + (int64_t)x11 * x15
        + (int64_t)x12 * x14
        + (int64_t)r56
        + (int64_t)r43;
    const uint64_t r58 = r39 + r48;
    const int64_t r59 = (int64_t)x10 * x17
        + (int64_t)x11 * x16
        + (int64_t)x12 * x15
        + (int64_t)x13 * x14
        + (int64_t)r58
        + (int64_t)r44;
    const uint64_t r60 = r40 + r49;
    const int64_t r61 = (int64_t)x10 * x18
        + (int64_t)x11 * x17
        + (int64_t)x12 * x16
        + (int64_t)x13 * x15
        + (int64_t)a14 * x14
        + (int64_t)r60;
    const uint64_t r62 = r41 + r50;
    const int64_t r63 = (int64_t)x11 * x18
        + (int64_t)x12 * x17
        + (int64_t)x13 * x16
        + (int64_t)a14 * x15
        + (int64_t)r62
        + (int64_t)r45;
    const uint64_t r64 = r42 + r51;
    const int64_t r65 = (int64_t)x12 * x18
        + (int64_t)x13 * x17
        + (int64_t)a14 * x16
        + (int64_t)r64
        + (int64_t)r46;
    const int64_t r66 = (int64_t)x13 * x18 + (int64_t)a14 * x17 + (int64_t)r43 + (int64_t)r47;
    const int64_t r67 = (int64_t)r44 + (int64_t)a14 * x18 + (int64_t)r48;
    const int32_t x19 = (int32_t)a0 - (int32_t)a10;
    const int32_t x20 = (int32_t)a1 - (int32_t)a11;
    const int32_t x21 = (int32_t)a2 - (int32_t)a12;
    const int32_t x22 = (int32_t)a3 - (int32_t)a13;
    const int32_t x23 = (int32_t)a4 - (int32_t)a14;
    const int32_t x24 = (int32_t)a5 - (int32_t)a15;
    const int32_t x25 = (int32_t)a6 - (int32_t)a16;
    const int32_t x26 = (int32_t)a7 - (int32_t)a17;
    const int32_t x27 = (int32_t)a8 - (int32_t)a18;
    const int32_t x28 = (int32_t)b10 - (int32_t)b0;
    const int32_t x29 = (int32_t)b11 - (int32_t)b1;
    const int32_t x30 = (int32_t)b12 - (int32_t)b2;
    const int32_t x31 = (int32_t)b13 - (int32_t)b3;
    const int32_t x32 = (int32_t)b14 - (int32_t)b4;
    const int32_t x33 = (int32_t)b15 - (int32_t)b5;
    const int32_t x34 = (int32_t)b16 - (int32_t)b6;
    const int32_t x35 = (int32_t)b17 - (int32_t)b7;
    const int32_t x36 = (int32_t)b18 - (int32_t)b8;
    const int32_t x37 = 0 - (int32_t)b9;
    const int64_t r68 = (int64_t)x19 * x28;
    const int64_t r69 = (int64_t)x19 * x29 + (int64_t)x20 * x28;
    const int64_t r70 = (int64_t)x19 * x30 + (int64_t)x20 * x29 + (int64_t)x21 * x28;
    const int64_t r71 = (int64_t)x19 * x31
        + (int64_t)x20 * x30
        + (int64_t)x21 * x29
        + (int64_t)x22 * x28;
    const int64_t r72 = (int64_t)x19 * x32
        + (int64_t)x20 * x31
        + (int64_t)x21 * x30
        + (int64_t)x22 * x29
        + (int64_t)x23 * x28;
    const int64_t r73 = (int64_t)x20 * x32
        + (int64_t)x21 * x31
        + (int64_t)x22 * x30
        + (int64_t)x23 * x29;
    const int64_t r74 = (int64_t)x21 * x32 + (int64_t)x22 * x31 + (int64_t)x23 * x30;
    const int64_t r75 = (int64_t)x22 * x32 + (int64_t)x23 * x31;
    const int64_t r76 = (int64_t)x23 * x32;
    const int64_t r77 = (int64_t)x24 * x33;
    const int64_t r78 = (int64_t)x24 * x34 + (int64_t)x25 * x33;
    const int64_t r79 = (int64_t)x24 * x35 + (int64_t)x25 * x34 + (int64_t)x26 * x33;
    const int64_t r80 = (int64_t)x24 * x36
        + (int64_t)x25 * x35
        + (int64_t)x26 * x34
        + (int64_t)x27 * x33;
    const int64_t r81 = (int64_t)x24 * x37
        + (int64_t)x25 * x36
        + (int64_t)x26 * x35
        + (int64_t)x27 * x34
        + (int64_t)a9 * x33;
    const int64_t r82 = (int64_t)x25 * x37
        + (int64_t)x26 * x36
        + (int64_t)x27 * x35
        + (int64_t)a9 * x34;
    const int64_t r83 = (int64_t)x26 * x37 + (int64_t)x27 * x36 + (int64_t)a9 * x35;
    const int64_t r84 = (int64_t)x27 * x37 + (int64_t)a9 * x36;
    const int64_t r85 = (int64_t)a9 * x37;
    const int32_t x38 = x19 - x24;
    const int32_t x39 = x20 - x25;
    const int32_t x40 = x21 - x26;
    const int32_t x41 = x22 - x27;
    const int32_t x42 = x23 - (int32_t)a9;
    const int32_t x43 = x33 - x28;
    const int32_t x44 = x34 - x29;
    const int32_t x45 = x35 - x30;
    const int32_t x46 = x36 - x31;
    const int32_t x47 = x37 - x32;
    const uint64_t r86 = r0 + r36;
    const uint64_t r87 = r1 + r37;
    const uint64_t r88 = r2 + r38;
    const uint64_t r89 = r3 + r39;
    const uint64_t r90 = r4 + r40;
    const int64_t r91 = r27
        + r61
        + (r72 + r81 + ((int64_t)x38 * x47 + (int64_t)x39 * x46 + (int64_t)x40 * x45 + (int64_t)x41 * x44 + (int64_t)x42 * x43));
    const uint64_t r92 = r13 + r49;
    const uint64_t r93 = r14 + r50;
    const uint64_t r94 = r15 + r51;
    const uint64_t r95 = (uint64_t)(r91 >> 28);
    const uint32_t x48 = (uint32_t)r91 & 0xfffffff;
    const int64_t r96 = r29
        + r63
        + (r73 + r82 + ((int64_t)x39 * x47 + (int64_t)x40 * x46 + (int64_t)x41 * x45 + (int64_t)x42 * x44) + r77)
        + (int64_t)r36
        + (int64_t)r95;
    const uint32_t x49 = (uint32_t)(r96 >> 28);
    const uint32_t x50 = (uint32_t)r96 & 0xfffffff;
    const int64_t r97 = r31
        + r65
        + (r74 + r83 + ((int64_t)x40 * x47 + (int64_t)x41 * x46 + (int64_t)x42 * x45) + r78)
        + (int64_t)r37
        + (int64_t)x49;
    const uint32_t x51 = (uint32_t)(r97 >> 28);
    const uint32_t x52 = (uint32_t)r97 & 0xfffffff;
    const int64_t r98 = r33
        + r66
        + (r75 + r84 + ((int64_t)x41 * x47 + (int64_t)x42 * x46) + r79)
        + (int64_t)r38
        + (int64_t)x51;
    const uint32_t x53 = (uint32_t)(r98 >> 28);
    const uint32_t x54 = (uint32_t)r98 & 0xfffffff;
    const int64_t r99 = r35
        + r67
        + (r76 + r85 + (int64_t)x42 * x47 + r80)
        + (int64_t)r39
        + (int64_t)x53;
    const uint32_t x55 = (uint32_t)(r99 >> 28);
    const uint32_t x56 = (uint32_t)r99 & 0xfffffff;
    const int64_t r100 = (int64_t)r92 + r81 + (int64_t)r40 + (int64_t)x55;
    const uint32_t x57 = (uint32_t)(r100 >> 28);
    const uint32_t x58 = (uint32_t)r100 & 0xfffffff;
    const int64_t r101 = (int64_t)r93 + r82 + r53 + (int64_t)x57;
    const uint32_t x59 = (uint32_t)(r101 >> 28);
    const uint32_t x60 = (uint32_t)r101 & 0xfffffff;
    const int64_t r102 = (int64_t)r94 + r83 + r55 + (int64_t)x59;
    const uint32_t x61 = (uint32_t)(r102 >> 28);
    const uint32_t x62 = (uint32_t)r102 & 0xfffffff;
    const int64_t r103 = (int64_t)r16 + r84 + r57 + (int64_t)x61;
    const uint32_t x63 = (uint32_t)(r103 >> 28);
    const uint32_t x64 = (uint32_t)r103 & 0xfffffff;
    const int64_t r104 = (int64_t)r17 + r85 + r59 + (int64_t)x63;
    const uint32_t x65 = (uint32_t)(r104 >> 28);
    const uint32_t x66 = (uint32_t)r104 & 0xfffffff;
    const int64_t r105 = r61 + (int64_t)x65;
    const uint32_t x67 = (uint32_t)(r105 >> 28);
    const uint32_t x68 = (uint32_t)r105 & 0xfffffff;
    const int64_t r106 = r63 + (int64_t)x67;
    const uint32_t x69 = (uint32_t)(r106 >> 28);
    const uint32_t x70 = (uint32_t)r106 & 0xfffffff;
    const int64_t r107 = r65 + (int64_t)x69;
    const uint32_t x71 = (uint32_t)(r107 >> 28);
    const uint32_t x72 = (uint32_t)r107 & 0xfffffff;
    const int64_t r108 = r66 + (int64_t)x71;
    const uint32_t x73 = (uint32_t)(r108 >> 28);
    const uint32_t x74 = (uint32_t)r108 & 0xfffffff;
    const int64_t r109 = r67 + (int64_t)x73;
    const uint32_t x75 = (uint32_t)(r109 >> 28);
    const uint32_t x76 = (uint32_t)r109 & 0xfffffff;
    const uint64_t r110 = r49 + (uint64_t)x75;
    const uint32_t x77 = (uint32_t)(r110 >> 28);
    const uint32_t x78 = (uint32_t)r110 & 0xfffffff;
    const uint64_t r111 = r50 + (uint64_t)x77;
    const uint32_t x79 = (uint32_t)(r111 >> 28);
    const uint32_t x80 = (uint32_t)r111 & 0xfffffff;
    const uint64_t r112 = r51 + (uint64_t)x79;
    const uint32_t x81 = (uint32_t)(r112 >> 28);
    const uint32_t x82 = (uint32_t)r112 & 0xfffffff;
    const uint32_t x83 = x81 << 11;
    const uint32_t x84 = x82 & 0x1ffff;
    const uint32_t x85 = x82 >> 17;
    const uint32_t x86 = x84 << 11;
    const uint32_t x87 = x80 & 0x1ffff;
    const uint32_t x88 = x80 >> 17;
    const uint32_t x89 = x87 << 11;
    const uint32_t x90 = x78 & 0x1ffff;
    const uint32_t x91 = x78 >> 17;
    const uint32_t x92 = x90 << 11;
    const uint32_t x93 = x76 & 0x1ffff;
    const uint32_t x94 = x76 >> 17;
    const uint32_t x95 = x93 << 11;
    const uint32_t x96 = x74 & 0x1ffff;
    const uint32_t x97 = x74 >> 17;
    const uint32_t x98 = x96 << 11;
    const uint32_t x99 = x72 & 0x1ffff;
    const uint32_t x100 = x72 >> 17;
    const uint32_t x101 = x99 << 11;
    const uint32_t x102 = x70 & 0x1ffff;
    const uint32_t x103 = x70 >> 17;
    const uint32_t x104 = x102 << 11;
    const uint32_t x105 = x68 & 0x1ffff;
    const uint32_t x106 = x68 >> 17;
    const uint32_t x107 = x105 << 11;
    const uint32_t x108 = x66 & 0x1ffff;
    const uint32_t x109 = x66 >> 17;
    const uint32_t x110 = x108 << 11;
    const uint32_t x111 = x64 & 0x1ffff;
    const uint32_t x112 = x64 >> 17;
    const uint32_t x113 = x111 << 11;
    const uint32_t x114 = x62 & 0x1ffff;
    const uint32_t x115 = x62 >> 17;
    const uint32_t x116 = x114 << 11;
    const uint32_t x117 = x60 & 0x1ffff;
    const uint32_t x118 = x60 >> 17;
    const uint32_t x119 = x117 << 11;
    const uint32_t x120 = x58 & 0x1ffff;
    const uint32_t x121 = x58 >> 17;
    const uint32_t x122 = x120 << 11;
    const uint32_t x123 = x56 & 0x1ffff;
    const uint32_t x124 = x56 >> 17;
    const uint32_t x125 = x123 << 11;
    const uint32_t x126 = x54 & 0x1ffff;
    const uint32_t x127 = x54 >> 17;
    const uint32_t x128 = x126 << 11;
    const uint32_t x129 = x52 & 0x1ffff;
    const uint32_t x130 = x52 >> 17;
    const uint32_t x131 = x129 << 11;
    const uint32_t x132 = x50 & 0x1ffff;
    const uint32_t x133 = x50 >> 17;
    const uint32_t x134 = x132 << 11;
    const uint32_t x135 = x48 & 0x1ffff;
    const uint32_t x136 = x48 >> 17;
    const uint32_t x137 = x135 << 11;
    const uint64_t r113 = r0 + (uint64_t)x137;
    const uint32_t x138 = (uint32_t)(r113 >> 28);
    const uint64_t r114 = r1 + (uint64_t)x134 + (uint64_t)x136 + (uint64_t)x138;
    const uint32_t x139 = (uint32_t)(r114 >> 28);
    const uint64_t r115 = r2 + (uint64_t)x131 + (uint64_t)x133 + (uint64_t)x139;
    const uint32_t x140 = (uint32_t)(r115 >> 28);
    const uint32_t o2 = (uint32_t)r115 & 0xfffffff;
    const uint64_t r116 = r3 + (uint64_t)x128 + (uint64_t)x130 + (uint64_t)x140;
    const uint32_t x141 = (uint32_t)(r116 >> 28);
    const uint32_t o3 = (uint32_t)r116 & 0xfffffff;
    const uint64_t r117 = r4 + (uint64_t)x125 + (uint64_t)x127 + (uint64_t)x141;
    const uint32_t x142 = (uint32_t)(r117 >> 28);
    const uint32_t o4 = (uint32_t)r117 & 0xfffffff;
    const int64_t r118 = r19 + (int64_t)x122 + (int64_t)x124 + (int64_t)x142;
    const uint32_t x143 = (uint32_t)(r118 >> 28);
    const uint32_t o5 = (uint32_t)r118 & 0xfffffff;
    const int64_t r119 = r21 + (int64_t)x119 + (int64_t)x121 + (int64_t)x143;
    const uint32_t x144 = (uint32_t)(r119 >> 28);
    const uint32_t o6 = (uint32_t)r119 & 0xfffffff;
    const int64_t r120 = r23 + (int64_t)x116 + (int64_t)x118 + (int64_t)x144;
    const uint32_t x145 = (uint32_t)(r120 >> 28);
    const uint32_t o7 = (uint32_t)r120 & 0xfffffff;
    const int64_t r121 = r25 + (int64_t)x113 + (int64_t)x115 + (int64_t)x145;
    const uint32_t x146 = (uint32_t)(r121 >> 28);
    const uint32_t o8 = (uint32_t)r121 & 0xfffffff;
    const int64_t r122 = r27 + (int64_t)x110 + (int64_t)x112 + (int64_t)x146;
    const uint32_t x147 = (uint32_t)(r122 >> 28);
    const uint32_t o9 = (uint32_t)r122 & 0xfffffff;
    const int64_t r123 = (int64_t)r86 + r68 + r29 + (int64_t)x107 + (int64_t)x109 + (int64_t)x147;
    const uint32_t x148 = (uint32_t)(r123 >> 28);
    const uint32_t o10 = (uint32_t)r123 & 0xfffffff;
    const int64_t r124 = (int64_t)r87 + r69 + r31 + (int64_t)x104 + (int64_t)x106 + (int64_t)x148;
    const uint32_t x149 = (uint32_t)(r124 >> 28);
    const uint32_t o11 = (uint32_t)r124 & 0xfffffff;
    const int64_t r125 = (int64_t)r88 + r70 + r33 + (int64_t)x101 + (int64_t)x103 + (int64_t)x149;
    const uint32_t x150 = (uint32_t)(r125 >> 28);
    const uint32_t o12 = (uint32_t)r125 & 0xfffffff;
    const int64_t r126 = (int64_t)r89 + r71 + r35 + (int64_t)x98 + (int64_t)x100 + (int64_t)x150;
    const uint32_t x151 = (uint32_t)(r126 >> 28);
    const uint32_t o13 = (uint32_t)r126 & 0xfffffff;
    const int64_t r127 = (int64_t)r90
        + r72
        + (int64_t)r13
        + (int64_t)x95
        + (int64_t)x97
        + (int64_t)x151;
    const uint32_t x152 = (uint32_t)(r127 >> 28);
    const uint32_t o14 = (uint32_t)r127 & 0xfffffff;
    const int64_t r128 = r19
        + r53
        + (r68 + r77 + (int64_t)x38 * x43 + r73)
        + (int64_t)r14
        + (int64_t)x92
        + (int64_t)x94
        + (int64_t)x152;
    const uint64_t r129 = (uint64_t)(r128 >> 28);
    const uint32_t o15 = (uint32_t)r128 & 0xfffffff;
    const int64_t r130 = r21
        + r55
        + (r69 + r78 + ((int64_t)x38 * x44 + (int64_t)x39 * x43) + r74)
        + (int64_t)r15
        + (int64_t)x89
        + (int64_t)x91
        + (int64_t)r129;
    const uint64_t r131 = (uint64_t)(r130 >> 28);
    const uint32_t o16 = (uint32_t)r130 & 0xfffffff;
    const int64_t r132 = r23
        + r57
        + (r70 + r79 + ((int64_t)x38 * x45 + (int64_t)x39 * x44 + (int64_t)x40 * x43) + r75)
        + (int64_t)r16
        + (int64_t)x86
        + (int64_t)x88
        + (int64_t)r131;
    const uint64_t r133 = (uint64_t)(r132 >> 28);
    const uint32_t o17 = (uint32_t)r132 & 0xfffffff;
    const int64_t r134 = r25
        + r59
        + (r71 + r80 + ((int64_t)x38 * x46 + (int64_t)x39 * x45 + (int64_t)x40 * x44 + (int64_t)x41 * x43) + r76)
        + (int64_t)r17
        + (int64_t)x83
        + (int64_t)x85
        + (int64_t)r133;
    const uint64_t r135 = (uint64_t)(r134 >> 17);
    const uint32_t o18 = (uint32_t)r134 & 0x1ffff;
    const uint32_t x153 = ((uint32_t)r113 & 0xfffffff) + ((uint32_t)r135 & 0xfffffff);
    const uint32_t o0 = x153 & 0xfffffff;
    const uint32_t o1 = ((uint32_t)r114 & 0xfffffff) + (uint32_t)(r135 >> 28) + (x153 >> 28);
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
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

// `out = a^2 (mod p)`
//
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - gives `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_square(uint32_t out[19], const uint32_t a[19]) {
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
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
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
    const uint64_t r13 = (uint64_t)a5_2 * a9 + (uint64_t)a6_2 * a8 + (uint64_t)a7 * a7;
    const uint32_t a7_2 = a7 << 1;
    const uint64_t r14 = (uint64_t)a6_2 * a9 + (uint64_t)a7_2 * a8;
    const uint64_t r15 = (uint64_t)a7_2 * a9 + (uint64_t)a8 * a8;
    const uint32_t a8_2 = a8 << 1;
    const uint64_t r16 = (uint64_t)a8_2 * a9;
    const uint64_t r17 = (uint64_t)a9 * a9;
    const int32_t x0 = (int32_t)a0 - (int32_t)a5;
    const int32_t x1 = (int32_t)a1 - (int32_t)a6;
    const int32_t x2 = (int32_t)a2 - (int32_t)a7;
    const int32_t x3 = (int32_t)a3 - (int32_t)a8;
    const int32_t x4 = (int32_t)a4 - (int32_t)a9;
    const int32_t x5 = (int32_t)((uint32_t)x0 << 1);
    const int64_t r18 = (int64_t)x5 * x2 + (int64_t)x1 * x1;
    const int32_t x6 = (int32_t)((uint32_t)x1 << 1);
    const int64_t r19 = (int64_t)x5 * x3 + (int64_t)x6 * x2;
    const int64_t r20 = (int64_t)x5 * x4 + (int64_t)x6 * x3 + (int64_t)x2 * x2;
    const int32_t x7 = (int32_t)((uint32_t)x2 << 1);
    const int64_t r21 = (int64_t)x6 * x4 + (int64_t)x7 * x3;
    const int64_t r22 = (int64_t)x7 * x4 + (int64_t)x3 * x3;
    const int32_t x8 = (int32_t)((uint32_t)x3 << 1);
    const uint64_t r23 = r0 + r9;
    const int64_t r24 = (int64_t)r23 - (int64_t)x0 * x0 + (int64_t)r5;
    const uint64_t r25 = r1 + r10;
    const int64_t r26 = (int64_t)r25 - (int64_t)x5 * x1 + (int64_t)r6;
    const uint64_t r27 = r2 + r11;
    const int64_t r28 = (int64_t)r27 - r18 + (int64_t)r7;
    const uint64_t r29 = r3 + r12;
    const int64_t r30 = (int64_t)r29 - r19 + (int64_t)r8;
    const uint64_t r31 = r4 + r13;
    const int64_t r32 = (int64_t)r31 - r20;
    const uint64_t r33 = r5 + r14;
    const int64_t r34 = (int64_t)r33 - r21 + (int64_t)r9;
    const uint64_t r35 = r6 + r15;
    const int64_t r36 = (int64_t)r35 - r22 + (int64_t)r10;
    const uint64_t r37 = r7 + r16;
    const int64_t r38 = (int64_t)r37 - (int64_t)x8 * x4 + (int64_t)r11;
    const uint64_t r39 = r8 + r17;
    const int64_t r40 = (int64_t)r39 - (int64_t)x4 * x4 + (int64_t)r12;
    const uint64_t r41 = (uint64_t)a10 * a10;
    const uint32_t a10_2 = a10 << 1;
    const uint64_t r42 = (uint64_t)a10_2 * a11;
    const uint64_t r43 = (uint64_t)a10_2 * a12 + (uint64_t)a11 * a11;
    const uint32_t a11_2 = a11 << 1;
    const uint64_t r44 = (uint64_t)a10_2 * a13 + (uint64_t)a11_2 * a12;
    const uint64_t r45 = (uint64_t)a10_2 * a14 + (uint64_t)a11_2 * a13 + (uint64_t)a12 * a12;
    const uint32_t a12_2 = a12 << 1;
    const uint64_t r46 = (uint64_t)a11_2 * a14 + (uint64_t)a12_2 * a13;
    const uint64_t r47 = (uint64_t)a12_2 * a14 + (uint64_t)a13 * a13;
    const uint32_t a13_2 = a13 << 1;
    const uint64_t r48 = (uint64_t)a13_2 * a14;
    const uint64_t r49 = (uint64_t)a14 * a14;
    const uint64_t r50 = (uint64_t)a15 * a15;
    const uint32_t a15_2 = a15 << 1;
    const uint64_t r51 = (uint64_t)a15_2 * a16;
    const uint64_t r52 = (uint64_t)a15_2 * a17 + (uint64_t)a16 * a16;
    const uint32_t a16_2 = a16 << 1;
    const uint64_t r53 = (uint64_t)a15_2 * a18 + (uint64_t)a16_2 * a17;
    const uint64_t r54 = (uint64_t)a16_2 * a18 + (uint64_t)a17 * a17;
    const uint32_t a17_2 = a17 << 1;
    const uint64_t r55 = (uint64_t)a17_2 * a18;
    const uint64_t r56 = (uint64_t)a18 * a18;
    const int32_t x9 = (int32_t)a10 - (int32_t)a15;
    const int32_t x10 = (int32_t)a11 - (int32_t)a16;
    const int32_t x11 = (int32_t)a12 - (int32_t)a17;
    const int32_t x12 = (int32_t)a13 - (int32_t)a18;
    const int32_t x13 = (int32_t)((uint32_t)x9 << 1);
    const int64_t r57 = (int64_t)x13 * x11 + (int64_t)x10 * x10;
    const int32_t x14 = (int32_t)((uint32_t)x10 << 1);
    const int64_t r58 = (int64_t)x13 * x12 + (int64_t)x14 * x11;
    const int64_t r59 = (int64_t)x13 * a14 + (int64_t)x14 * x12 + (int64_t)x11 * x11;
    const int32_t x15 = (int32_t)((uint32_t)x11 << 1);
    const int64_t r60 = (int64_t)x14 * a14 + (int64_t)x15 * x12;
    const int64_t r61 = (int64_t)x15 * a14 + (int64_t)x12 * x12;
    const int32_t x16 = (int32_t)((uint32_t)x12 << 1);
    const uint64_t r62 = r41 + r50;
    const int64_t r63 = (int64_t)r62 - (int64_t)x9 * x9 + (int64_t)r46;
    const uint64_t r64 = r42 + r51;
    const int64_t r65 = (int64_t)r64 - (int64_t)x13 * x10 + (int64_t)r47;
    const uint64_t r66 = r43 + r52;
    const int64_t r67 = (int64_t)r66 - r57 + (int64_t)r48;
    const uint64_t r68 = r44 + r53;
    const int64_t r69 = (int64_t)r68 - r58 + (int64_t)r49;
    const uint64_t r70 = r45 + r54;
    const int64_t r71 = (int64_t)r70 - r59;
    const uint64_t r72 = r46 + r55;
    const int64_t r73 = (int64_t)r72 - r60 + (int64_t)r50;
    const uint64_t r74 = r47 + r56;
    const int64_t r75 = (int64_t)r74 - r61 + (int64_t)r51;
    const int64_t r76 = (int64_t)r48 - (int64_t)x16 * a14 + (int64_t)r52;
    const int64_t r77 = (int64_t)r49 - (int64_t)r49 + (int64_t)r53;
    const int32_t x17 = (int32_t)a0 - (int32_t)a10;
    const int32_t x18 = (int32_t)a1 - (int32_t)a11;
    const int32_t x19 = (int32_t)a2 - (int32_t)a12;
    const int32_t x20 = (int32_t)a3 - (int32_t)a13;
    const int32_t x21 = (int32_t)a4 - (int32_t)a14;
    const int32_t x22 = (int32_t)a5 - (int32_t)a15;
    const int32_t x23 = (int32_t)a6 - (int32_t)a16;
    const int32_t x24 = (int32_t)a7 - (int32_t)a17;
    const int32_t x25 = (int32_t)a8 - (int32_t)a18;
    const int64_t r78 = (int64_t)x17 * x17;
    const int32_t x26 = (int32_t)((uint32_t)x17 << 1);
    const int64_t r79 = (int64_t)x26 * x18;
    const int64_t r80 = (int64_t)x26 * x19 + (int64_t)x18 * x18;
    const int32_t x27 = (int32_t)((uint32_t)x18 << 1);
    const int64_t r81 = (int64_t)x26 * x20 + (int64_t)x27 * x19;
    const int64_t r82 = (int64_t)x26 * x21 + (int64_t)x27 * x20 + (int64_t)x19 * x19;
    const int32_t x28 = (int32_t)((uint32_t)x19 << 1);
    const int64_t r83 = (int64_t)x27 * x21 + (int64_t)x28 * x20;
    const int64_t r84 = (int64_t)x28 * x21 + (int64_t)x20 * x20;
    const int32_t x29 = (int32_t)((uint32_t)x20 << 1);
    const int64_t r85 = (int64_t)x29 * x21;
    const int64_t r86 = (int64_t)x21 * x21;
    const int64_t r87 = (int64_t)x22 * x22;
    const int32_t x30 = (int32_t)((uint32_t)x22 << 1);
    const int64_t r88 = (int64_t)x30 * x23;
    const int64_t r89 = (int64_t)x30 * x24 + (int64_t)x23 * x23;
    const int32_t x31 = (int32_t)((uint32_t)x23 << 1);
    const int64_t r90 = (int64_t)x30 * x25 + (int64_t)x31 * x24;
    const int64_t r91 = (int64_t)x30 * a9 + (int64_t)x31 * x25 + (int64_t)x24 * x24;
    const int32_t x32 = (int32_t)((uint32_t)x24 << 1);
    const int64_t r92 = (int64_t)x31 * a9 + (int64_t)x32 * x25;
    const int64_t r93 = (int64_t)x32 * a9 + (int64_t)x25 * x25;
    const int32_t x33 = (int32_t)((uint32_t)x25 << 1);
    const int64_t r94 = (int64_t)x33 * a9;
    const int32_t x34 = x17 - x22;
    const int32_t x35 = x18 - x23;
    const int32_t x36 = x19 - x24;
    const int32_t x37 = x20 - x25;
    const int32_t x38 = x21 - (int32_t)a9;
    const int32_t x39 = (int32_t)((uint32_t)x34 << 1);
    const int64_t r95 = (int64_t)x39 * x36 + (int64_t)x35 * x35;
    const int32_t x40 = (int32_t)((uint32_t)x35 << 1);
    const int64_t r96 = (int64_t)x39 * x37 + (int64_t)x40 * x36;
    const int64_t r97 = (int64_t)x39 * x38 + (int64_t)x40 * x37 + (int64_t)x36 * x36;
    const int32_t x41 = (int32_t)((uint32_t)x36 << 1);
    const int64_t r98 = (int64_t)x40 * x38 + (int64_t)x41 * x37;
    const int64_t r99 = (int64_t)x41 * x38 + (int64_t)x37 * x37;
    const int32_t x42 = (int32_t)((uint32_t)x37 << 1);
    const int64_t r100 = r78 + r87 - (int64_t)x34 * x34 + r83;
    const int64_t r101 = r79 + r88 - (int64_t)x39 * x35 + r84;
    const int64_t r102 = r80 + r89 - r95 + r85;
    const int64_t r103 = r81 + r90 - r96 + r86;
    const int64_t r104 = r82 + r91 - r97;
    const int64_t r105 = r83 + r92 - r98 + r87;
    const int64_t r106 = r84 + r93 - r99 + r88;
    const int64_t r107 = r85 + r94 - (int64_t)x42 * x38 + r89;
    const int64_t r108 = r86 + (int64_t)r17 - (int64_t)x38 * x38 + r90;
    const uint64_t r109 = r0 + r41;
    const uint64_t r110 = r1 + r42;
    const uint64_t r111 = r2 + r43;
    const uint64_t r112 = r3 + r44;
    const uint64_t r113 = r4 + r45;
    const int64_t r114 = r32 + r71 - r104;
    const uint64_t r115 = r13 + r54;
    const uint64_t r116 = r14 + r55;
    const uint64_t r117 = r15 + r56;
    const uint64_t r118 = (uint64_t)(r114 >> 28);
    const uint32_t x43 = (uint32_t)r114 & 0xfffffff;
    const int64_t r119 = r34 + r73 - r105 + (int64_t)r41 + (int64_t)r118;
    const uint32_t x44 = (uint32_t)(r119 >> 28);
    const uint32_t x45 = (uint32_t)r119 & 0xfffffff;
    const int64_t r120 = r36 + r75 - r106 + (int64_t)r42 + (int64_t)x44;
    const uint32_t x46 = (uint32_t)(r120 >> 28);
    const uint32_t x47 = (uint32_t)r120 & 0xfffffff;
    const int64_t r121 = r38 + r76 - r107 + (int64_t)r43 + (int64_t)x46;
    const uint32_t x48 = (uint32_t)(r121 >> 28);
    const uint32_t x49 = (uint32_t)r121 & 0xfffffff;
    const int64_t r122 = r40 + r77 - r108 + (int64_t)r44 + (int64_t)x48;
    const uint32_t x50 = (uint32_t)(r122 >> 28);
    const uint32_t x51 = (uint32_t)r122 & 0xfffffff;
    const int64_t r123 = (int64_t)r115 - r91 + (int64_t)r45 + (int64_t)x50;
    const uint32_t x52 = (uint32_t)(r123 >> 28);
    const uint32_t x53 = (uint32_t)r123 & 0xfffffff;
    const int64_t r124 = (int64_t)r116 - r92 + r63 + (int64_t)x52;
    const uint32_t x54 = (uint32_t)(r124 >> 28);
    const uint32_t x55 = (uint32_t)r124 & 0xfffffff;
    const int64_t r125 = (int64_t)r117 - r93 + r65 + (int64_t)x54;
    const uint32_t x56 = (uint32_t)(r125 >> 28);
    const uint32_t x57 = (uint32_t)r125 & 0xfffffff;
    const int64_t r126 = (int64_t)r16 - r94 + r67 + (int64_t)x56;
    const uint32_t x58 = (uint32_t)(r126 >> 28);
    const uint32_t x59 = (uint32_t)r126 & 0xfffffff;
    const int64_t r127 = (int64_t)r17 - (int64_t)r17 + r69 + (int64_t)x58;
    const uint32_t x60 = (uint32_t)(r127 >> 28);
    const uint32_t x61 = (uint32_t)r127 & 0xfffffff;
    const int64_t r128 = r71 + (int64_t)x60;
    const uint32_t x62 = (uint32_t)(r128 >> 28);
    const uint32_t x63 = (uint32_t)r128 & 0xfffffff;
    const int64_t r129 = r73 + (int64_t)x62;
    const uint32_t x64 = (uint32_t)(r129 >> 28);
    const uint32_t x65 = (uint32_t)r129 & 0xfffffff;
    const int64_t r130 = r75 + (int64_t)x64;
    const uint32_t x66 = (uint32_t)(r130 >> 28);
    const uint32_t x67 = (uint32_t)r130 & 0xfffffff;
    const int64_t r131 = r76 + (int64_t)x66;
    const uint32_t x68 = (uint32_t)(r131 >> 28);
    const uint32_t x69 = (uint32_t)r131 & 0xfffffff;
    const int64_t r132 = r77 + (int64_t)x68;
    const uint32_t x70 = (uint32_t)(r132 >> 28);
    const uint32_t x71 = (uint32_t)r132 & 0xfffffff;
    const uint64_t r133 = r54 + (uint64_t)x70;
    const uint32_t x72 = (uint32_t)(r133 >> 28);
    const uint32_t x73 = (uint32_t)r133 & 0xfffffff;
    const uint64_t r134 = r55 + (uint64_t)x72;
    const uint32_t x74 = (uint32_t)(r134 >> 28);
    const uint32_t x75 = (uint32_t)r134 & 0xfffffff;
    const uint64_t r135 = r56 + (uint64_t)x74;
    const uint32_t x76 = (uint32_t)(r135 >> 28);
    const uint32_t x77 = (uint32_t)r135 & 0xfffffff;
    const uint32_t x78 = x76 << 11;
    const uint32_t x79 = x77 & 0x1ffff;
    const uint32_t x80 = x77 >> 17;
    const uint32_t x81 = x79 << 11;
    const uint32_t x82 = x75 & 0x1ffff;
    const uint32_t x83 = x75 >> 17;
    const uint32_t x84 = x82 << 11;
    const uint32_t x85 = x73 & 0x1ffff;
    const uint32_t x86 = x73 >> 17;
    const uint32_t x87 = x85 << 11;
    const uint32_t x88 = x71 & 0x1ffff;
    const uint32_t x89 = x71 >> 17;
    const uint32_t x90 = x88 << 11;
    const uint32_t x91 = x69 & 0x1ffff;
    const uint32_t x92 = x69 >> 17;
    const uint32_t x93 = x91 << 11;
    const uint32_t x94 = x67 & 0x1ffff;
    const uint32_t x95 = x67 >> 17;
    const uint32_t x96 = x94 << 11;
    const uint32_t x97 = x65 & 0x1ffff;
    const uint32_t x98 = x65 >> 17;
    const uint32_t x99 = x97 << 11;
    const uint32_t x100 = x63 & 0x1ffff;
    const uint32_t x101 = x63 >> 17;
    const uint32_t x102 = x100 << 11;
    const uint32_t x103 = x61 & 0x1ffff;
    const uint32_t x104 = x61 >> 17;
    const uint32_t x105 = x103 << 11;
    const uint32_t x106 = x59 & 0x1ffff;
    const uint32_t x107 = x59 >> 17;
    const uint32_t x108 = x106 << 11;
    const uint32_t x109 = x57 & 0x1ffff;
    const uint32_t x110 = x57 >> 17;
    const uint32_t x111 = x109 << 11;
    const uint32_t x112 = x55 & 0x1ffff;
    const uint32_t x113 = x55 >> 17;
    const uint32_t x114 = x112 << 11;
    const uint32_t x115 = x53 & 0x1ffff;
    const uint32_t x116 = x53 >> 17;
    const uint32_t x117 = x115 << 11;
    const uint32_t x118 = x51 & 0x1ffff;
    const uint32_t x119 = x51 >> 17;
    const uint32_t x120 = x118 << 11;
    const uint32_t x121 = x49 & 0x1ffff;
    const uint32_t x122 = x49 >> 17;
    const uint32_t x123 = x121 << 11;
    const uint32_t x124 = x47 & 0x1ffff;
    const uint32_t x125 = x47 >> 17;
    const uint32_t x126 = x124 << 11;
    const uint32_t x127 = x45 & 0x1ffff;
    const uint32_t x128 = x45 >> 17;
    const uint32_t x129 = x127 << 11;
    const uint32_t x130 = x43 & 0x1ffff;
    const uint32_t x131 = x43 >> 17;
    const uint32_t x132 = x130 << 11;
    const uint64_t r136 = r0 + (uint64_t)x132;
    const uint32_t x133 = (uint32_t)(r136 >> 28);
    const uint64_t r137 = r1 + (uint64_t)x129 + (uint64_t)x131 + (uint64_t)x133;
    const uint32_t x134 = (uint32_t)(r137 >> 28);
    const uint64_t r138 = r2 + (uint64_t)x126 + (uint64_t)x128 + (uint64_t)x134;
    const uint32_t x135 = (uint32_t)(r138 >> 28);
    const uint32_t o2 = (uint32_t)r138 & 0xfffffff;
    const uint64_t r139 = r3 + (uint64_t)x123 + (uint64_t)x125 + (uint64_t)x135;
    const uint32_t x136 = (uint32_t)(r139 >> 28);
    const uint32_t o3 = (uint32_t)r139 & 0xfffffff;
    const uint64_t r140 = r4 + (uint64_t)x120 + (uint64_t)x122 + (uint64_t)x136;
    const uint32_t x137 = (uint32_t)(r140 >> 28);
    const uint32_t o4 = (uint32_t)r140 & 0xfffffff;
    const int64_t r141 = r24 + (int64_t)x117 + (int64_t)x119 + (int64_t)x137;
    const uint32_t x138 = (uint32_t)(r141 >> 28);
    const uint32_t o5 = (uint32_t)r141 & 0xfffffff;
    const int64_t r142 = r26 + (int64_t)x114 + (int64_t)x116 + (int64_t)x138;
    const uint32_t x139 = (uint32_t)(r142 >> 28);
    const uint32_t o6 = (uint32_t)r142 & 0xfffffff;
    const int64_t r143 = r28 + (int64_t)x111 + (int64_t)x113 + (int64_t)x139;
    const uint32_t x140 = (uint32_t)(r143 >> 28);
    const uint32_t o7 = (uint32_t)r143 & 0xfffffff;
    const int64_t r144 = r30 + (int64_t)x108 + (int64_t)x110 + (int64_t)x140;
    const uint32_t x141 = (uint32_t)(r144 >> 28);
    const uint32_t o8 = (uint32_t)r144 & 0xfffffff;
    const int64_t r145 = r32 + (int64_t)x105 + (int64_t)x107 + (int64_t)x141;
    const uint32_t x142 = (uint32_t)(r145 >> 28);
    const uint32_t o9 = (uint32_t)r145 & 0xfffffff;
    const int64_t r146 = (int64_t)r109 - r78 + r34 + (int64_t)x102 + (int64_t)x104 + (int64_t)x142;
    const uint32_t x143 = (uint32_t)(r146 >> 28);
    const uint32_t o10 = (uint32_t)r146 & 0xfffffff;
    const int64_t r147 = (int64_t)r110 - r79 + r36 + (int64_t)x99 + (int64_t)x101 + (int64_t)x143;
    const uint32_t x144 = (uint32_t)(r147 >> 28);
    const uint32_t o11 = (uint32_t)r147 & 0xfffffff;
    const int64_t r148 = (int64_t)r111 - r80 + r38 + (int64_t)x96 + (int64_t)x98 + (int64_t)x144;
    const uint32_t x145 = (uint32_t)(r148 >> 28);
    const uint32_t o12 = (uint32_t)r148 & 0xfffffff;
    const int64_t r149 = (int64_t)r112 - r81 + r40 + (int64_t)x93 + (int64_t)x95 + (int64_t)x145;
    const uint32_t x146 = (uint32_t)(r149 >> 28);
    const uint32_t o13 = (uint32_t)r149 & 0xfffffff;
    const int64_t r150 = (int64_t)r113
        - r82
        + (int64_t)r13
        + (int64_t)x90
        + (int64_t)x92
        + (int64_t)x146;
    const uint32_t x147 = (uint32_t)(r150 >> 28);
    const uint32_t o14 = (uint32_t)r150 & 0xfffffff;
    const int64_t r151 = r24
        + r63
        - r100
        + (int64_t)r14
        + (int64_t)x87
        + (int64_t)x89
        + (int64_t)x147;
    const uint64_t r152 = (uint64_t)(r151 >> 28);
    const uint32_t o15 = (uint32_t)r151 & 0xfffffff;
    const int64_t r153 = r26
        + r65
        - r101
        + (int64_t)r15
        + (int64_t)x84
        + (int64_t)x86
        + (int64_t)r152;
    const uint64_t r154 = (uint64_t)(r153 >> 28);
    const uint32_t o16 = (uint32_t)r153 & 0xfffffff;
    const int64_t r155 = r28
        + r67
        - r102
        + (int64_t)r16
        + (int64_t)x81
        + (int64_t)x83
        + (int64_t)r154;
    const uint64_t r156 = (uint64_t)(r155 >> 28);
    const uint32_t o17 = (uint32_t)r155 & 0xfffffff;
    const int64_t r157 = r30
        + r69
        - r103
        + (int64_t)r17
        + (int64_t)x78
        + (int64_t)x80
        + (int64_t)r156;
    const uint64_t r158 = (uint64_t)(r157 >> 17);
    const uint32_t o18 = (uint32_t)r157 & 0x1ffff;
    const uint32_t x148 = ((uint32_t)r136 & 0xfffffff) + ((uint32_t)r158 & 0xfffffff);
    const uint32_t o0 = x148 & 0xfffffff;
    const uint32_t o1 = ((uint32_t)r137 & 0xfffffff) + (uint32_t)(r158 >> 28) + (x148 >> 28);
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
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

// `out = k * a (mod p)`
//
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - takes `k` in `[0, 2^24 - 1]`
// - gives `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_mul_small(uint32_t out[19], const uint32_t a[19], uint32_t k) {
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
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
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
    const uint32_t o8 = (uint32_t)r8 & 0xfffffff;
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
    const uint64_t r16 = (uint64_t)a16 * k + (uint64_t)x15;
    const uint32_t x16 = (uint32_t)(r16 >> 28);
    const uint32_t o16 = (uint32_t)r16 & 0xfffffff;
    const uint64_t r17 = (uint64_t)a17 * k + (uint64_t)x16;
    const uint32_t x17 = (uint32_t)(r17 >> 28);
    const uint32_t o17 = (uint32_t)r17 & 0xfffffff;
    const uint64_t r18 = (uint64_t)a18 * k + (uint64_t)x17;
    const uint32_t o18 = (uint32_t)r18 & 0x1ffff;
    const uint32_t o0 = ((uint32_t)r0 & 0xfffffff) + (uint32_t)(r18 >> 17);
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
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

// `2 * out = a (mod p)`
//
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - gives `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_halve(uint32_t out[19], const uint32_t a[19]) {
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
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
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
    const uint32_t x10 = a8 + x1;
    const uint32_t x11 = a9 + x1;
    const uint32_t x12 = a10 + x1;
    const uint32_t x13 = a11 + x1;
    const uint32_t x14 = a12 + x1;
    const uint32_t x15 = a13 + x1;
    const uint32_t x16 = a14 + x1;
    const uint32_t x17 = a15 + x1;
    const uint32_t x18 = a16 + x1;
    const uint32_t x19 = a17 + x1;
    const uint32_t x20 = a18 + (c0_mask & 0x1ffff);
    const uint32_t x21 = x3 & 1;
    const uint32_t x22 = (x2 >> 1) + (x21 << 27);
    const uint32_t x23 = x4 & 1;
    const uint32_t x24 = x5 & 1;
    const uint32_t x25 = x6 & 1;
    const uint32_t x26 = x7 & 1;
    const uint32_t x27 = x8 & 1;
    const uint32_t x28 = x9 & 1;
    const uint32_t x29 = x10 & 1;
    const uint32_t x30 = x11 & 1;
    const uint32_t x31 = x12 & 1;
    const uint32_t x32 = x13 & 1;
    const uint32_t x33 = x14 & 1;
    const uint32_t x34 = x15 & 1;
    const uint32_t x35 = x16 & 1;
    const uint32_t x36 = x17 & 1;
    const uint32_t x37 = x18 & 1;
    const uint32_t x38 = x19 & 1;
    const uint32_t x39 = x20 & 1;
    const uint32_t x40 = (x3 >> 1) + (x23 << 27) + (x22 >> 28);
    const uint32_t o1 = x40 & 0xfffffff;
    const uint32_t x41 = (x4 >> 1) + (x24 << 27) + (x40 >> 28);
    const uint32_t o2 = x41 & 0xfffffff;
    const uint32_t x42 = (x5 >> 1) + (x25 << 27) + (x41 >> 28);
    const uint32_t o3 = x42 & 0xfffffff;
    const uint32_t x43 = (x6 >> 1) + (x26 << 27) + (x42 >> 28);
    const uint32_t o4 = x43 & 0xfffffff;
    const uint32_t x44 = (x7 >> 1) + (x27 << 27) + (x43 >> 28);
    const uint32_t o5 = x44 & 0xfffffff;
    const uint32_t x45 = (x8 >> 1) + (x28 << 27) + (x44 >> 28);
    const uint32_t o6 = x45 & 0xfffffff;
    const uint32_t x46 = (x9 >> 1) + (x29 << 27) + (x45 >> 28);
    const uint32_t o7 = x46 & 0xfffffff;
    const uint32_t x47 = (x10 >> 1) + (x30 << 27) + (x46 >> 28);
    const uint32_t o8 = x47 & 0xfffffff;
    const uint32_t x48 = (x11 >> 1) + (x31 << 27) + (x47 >> 28);
    const uint32_t o9 = x48 & 0xfffffff;
    const uint32_t x49 = (x12 >> 1) + (x32 << 27) + (x48 >> 28);
    const uint32_t o10 = x49 & 0xfffffff;
    const uint32_t x50 = (x13 >> 1) + (x33 << 27) + (x49 >> 28);
    const uint32_t o11 = x50 & 0xfffffff;
    const uint32_t x51 = (x14 >> 1) + (x34 << 27) + (x50 >> 28);
    const uint32_t o12 = x51 & 0xfffffff;
    const uint32_t x52 = (x15 >> 1) + (x35 << 27) + (x51 >> 28);
    const uint32_t o13 = x52 & 0xfffffff;
    const uint32_t x53 = (x16 >> 1) + (x36 << 27) + (x52 >> 28);
    const uint32_t o14 = x53 & 0xfffffff;
    const uint32_t x54 = (x17 >> 1) + (x37 << 27) + (x53 >> 28);
    const uint32_t o15 = x54 & 0xfffffff;
    const uint32_t x55 = (x18 >> 1) + (x38 << 27) + (x54 >> 28);
    const uint32_t o16 = x55 & 0xfffffff;
    const uint32_t x56 = (x19 >> 1) + (x39 << 27) + (x55 >> 28);
    const uint32_t o17 = x56 & 0xfffffff;
    const uint32_t x57 = (x20 >> 1) + (x56 >> 28);
    const uint32_t o18 = x57 & 0x1ffff;
    const uint32_t o0 = (x22 & 0xfffffff) + (x57 >> 17);
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
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

// `out = a if choice is 1, b if it is 0`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - takes `b`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - gives `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_select(uint32_t out[19], uint32_t choice, const uint32_t a[19], const uint32_t b[19]) {
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
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
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
    const uint32_t b16 = b[16];
    const uint32_t b17 = b[17];
    const uint32_t b18 = b[18];
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
    const uint32_t o16 = b16 ^ (choice_mask & (a16 ^ b16));
    const uint32_t o17 = b17 ^ (choice_mask & (a17 ^ b17));
    const uint32_t o18 = b18 ^ (choice_mask & (a18 ^ b18));
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
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - takes `b`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - gives `x`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - gives `y`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_swap(
    uint32_t x[19],
    uint32_t y[19],
    uint32_t choice,
    const uint32_t a[19],
    const uint32_t b[19]) {
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
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
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
    const uint32_t b16 = b[16];
    const uint32_t b17 = b[17];
    const uint32_t b18 = b[18];
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
    const uint32_t x16 = a16 ^ (choice_mask & (b16 ^ a16));
    const uint32_t x17 = a17 ^ (choice_mask & (b17 ^ a17));
    const uint32_t x18 = a18 ^ (choice_mask & (b18 ^ a18));
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
    const uint32_t y16 = b16 ^ (choice_mask & (a16 ^ b16));
    const uint32_t y17 = b17 ^ (choice_mask & (a17 ^ b17));
    const uint32_t y18 = b18 ^ (choice_mask & (a18 ^ b18));
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
    x[16] = x16;
    x[17] = x17;
    x[18] = x18;
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
    y[16] = y16;
    y[17] = y17;
    y[18] = y18;
}

// `out = a (mod p), 0 <= out < p`
//
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - gives `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 511]`
void p521_to_bytes(uint8_t out[66], const uint32_t a[19]) {
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
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
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
    const uint32_t x15 = a16 + (x14 >> 28);
    const uint32_t x16 = a17 + (x15 >> 28);
    const uint32_t x17 = a18 + (x16 >> 28);
    const uint32_t x18 = (a0 & 0xfffffff) + (x17 >> 17);
    const uint32_t x19 = (x0 & 0xfffffff) + (x18 >> 28);
    const uint32_t x20 = x19 & 0xfffffff;
    const uint32_t x21 = (x1 & 0xfffffff) + (x19 >> 28);
    const uint32_t x22 = x21 & 0xfffffff;
    const uint32_t x23 = (x2 & 0xfffffff) + (x21 >> 28);
    const uint32_t x24 = x23 & 0xfffffff;
    const uint32_t x25 = (x3 & 0xfffffff) + (x23 >> 28);
    const uint32_t x26 = x25 & 0xfffffff;
    const uint32_t x27 = (x4 & 0xfffffff) + (x25 >> 28);
    const uint32_t x28 = x27 & 0xfffffff;
    const uint32_t x29 = (x5 & 0xfffffff) + (x27 >> 28);
    const uint32_t x30 = x29 & 0xfffffff;
    const uint32_t x31 = (x6 & 0xfffffff) + (x29 >> 28);
    const uint32_t x32 = x31 & 0xfffffff;
    const uint32_t x33 = (x7 & 0xfffffff) + (x31 >> 28);
    const uint32_t x34 = (x8 & 0xfffffff) + (x33 >> 28);
    const uint32_t x35 = x34 & 0xfffffff;
    const uint32_t x36 = (x9 & 0xfffffff) + (x34 >> 28);
    const uint32_t x37 = x36 & 0xfffffff;
    const uint32_t x38 = (x10 & 0xfffffff) + (x36 >> 28);
    const uint32_t x39 = x38 & 0xfffffff;
    const uint32_t x40 = (x11 & 0xfffffff) + (x38 >> 28);
    const uint32_t x41 = x40 & 0xfffffff;
    const uint32_t x42 = (x12 & 0xfffffff) + (x40 >> 28);
    const uint32_t x43 = x42 & 0xfffffff;
    const uint32_t x44 = (x13 & 0xfffffff) + (x42 >> 28);
    const uint32_t x45 = x44 & 0xfffffff;
    const uint32_t x46 = (x14 & 0xfffffff) + (x44 >> 28);
    const uint32_t x47 = x46 & 0xfffffff;
    const uint32_t x48 = (x15 & 0xfffffff) + (x46 >> 28);
    const uint32_t x49 = (x16 & 0xfffffff) + (x48 >> 28);
    const uint32_t x50 = x49 & 0xfffffff;
    const uint32_t x51 = (x17 & 0x1ffff) + (x49 >> 28);
    const uint32_t x52 = x20 & 15;
    const uint32_t x53 = (x18 & 0xfffffff) + (x52 << 28);
    const uint32_t x54 = x22 & 255;
    const uint32_t x55 = (x20 >> 4) + (x54 << 24);
    const uint32_t x56 = x24 & 4095;
    const uint32_t x57 = (x22 >> 8) + (x56 << 20);
    const uint32_t x58 = x26 & 65535;
    const uint32_t x59 = (x24 >> 12) + (x58 << 16);
    const uint32_t x60 = x28 & 0xfffff;
    const uint32_t x61 = (x26 >> 16) + (x60 << 12);
    const uint32_t x62 = x30 & 0xffffff;
    const uint32_t x63 = (x28 >> 20) + (x62 << 8);
    const uint32_t x64 = (x30 >> 24) + (x32 << 4);
    const uint32_t x65 = x35 & 15;
    const uint32_t x66 = (x33 & 0xfffffff) + (x65 << 28);
    const uint32_t x67 = x37 & 255;
    const uint32_t x68 = (x35 >> 4) + (x67 << 24);
    const uint32_t x69 = x39 & 4095;
    const uint32_t x70 = (x37 >> 8) + (x69 << 20);
    const uint32_t x71 = x41 & 65535;
    const uint32_t x72 = (x39 >> 12) + (x71 << 16);
    const uint32_t x73 = x43 & 0xfffff;
    const uint32_t x74 = (x41 >> 16) + (x73 << 12);
    const uint32_t x75 = x45 & 0xffffff;
    const uint32_t x76 = (x43 >> 20) + (x75 << 8);
    const uint32_t x77 = (x45 >> 24) + (x47 << 4);
    const uint32_t x78 = x50 & 15;
    const uint32_t x79 = (x48 & 0xfffffff) + (x78 << 28);
    const uint32_t x80 = x51 & 255;
    const uint32_t x81 = (x50 >> 4) + (x80 << 24);
    const uint32_t x82 = x51 >> 8;
    uint32_t x83;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x83, x53, 0xffffffff, 0);
    uint32_t x84;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x84, x55, 0xffffffff, c0);
    uint32_t x85;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x85, x57, 0xffffffff, c1);
    uint32_t x86;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x86, x59, 0xffffffff, c2);
    uint32_t x87;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x87, x61, 0xffffffff, c3);
    uint32_t x88;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x88, x63, 0xffffffff, c4);
    uint32_t x89;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x89, x64, 0xffffffff, c5);
    uint32_t x90;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x90, x66, 0xffffffff, c6);
    uint32_t x91;
    const uint8_t c8 = limbforge_sub_borrow_u32(&x91, x68, 0xffffffff, c7);
    uint32_t x92;
    const uint8_t c9 = limbforge_sub_borrow_u32(&x92, x70, 0xffffffff, c8);
    uint32_t x93;
    const uint8_t c10 = limbforge_sub_borrow_u32(&x93, x72, 0xffffffff, c9);
    uint32_t x94;
    const uint8_t c11 = limbforge_sub_borrow_u32(&x94, x74, 0xffffffff, c10);
    uint32_t x95;
    const uint8_t c12 = limbforge_sub_borrow_u32(&x95, x76, 0xffffffff, c11);
    uint32_t x96;
    const uint8_t c13 = limbforge_sub_borrow_u32(&x96, x77, 0xffffffff, c12);
    uint32_t x97;
    const uint8_t c14 = limbforge_sub_borrow_u32(&x97, x79, 0xffffffff, c13);
    uint32_t x98;
    const uint8_t c15 = limbforge_sub_borrow_u32(&x98, x81, 0xffffffff, c14);
    uint32_t x99;
    const uint8_t c16 = limbforge_sub_borrow_u32(&x99, x82, 511, c15);
    const uint32_t c16_mask = (uint32_t)0 - (uint32_t)c16;
    const uint32_t o0 = x83 ^ (c16_mask & (x53 ^ x83));
    const uint32_t o1 = x84 ^ (c16_mask & (x55 ^ x84));
    const uint32_t o2 = x85 ^ (c16_mask & (x57 ^ x85));
    const uint32_t o3 = x86 ^ (c16_mask & (x59 ^ x86));
    const uint32_t o4 = x87 ^ (c16_mask & (x61 ^ x87));
    const uint32_t o5 = x88 ^ (c16_mask & (x63 ^ x88));
    const uint32_t o6 = x89 ^ (c16_mask & (x64 ^ x89));
    const uint32_t o7 = x90 ^ (c16_mask & (x66 ^ x90));
    const uint32_t o8 = x91 ^ (c16_mask & (x68 ^ x91));
    const uint32_t o9 = x92 ^ (c16_mask & (x70 ^ x92));
    const uint32_t o10 = x93 ^ (c16_mask & (x72 ^ x93));
    const uint32_t o11 = x94 ^ (c16_mask & (x74 ^ x94));
    const uint32_t o12 = x95 ^ (c16_mask & (x76 ^ x95));
    const uint32_t o13 = x96 ^ (c16_mask & (x77 ^ x96));
    const uint32_t o14 = x97 ^ (c16_mask & (x79 ^ x97));
    const uint32_t o15 = x98 ^ (c16_mask & (x81 ^ x98));
    const uint32_t o16 = x99 ^ (c16_mask & (x82 ^ x99));
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
    limbforge_store_u32(out + 56, 4, o14);
    limbforge_store_u32(out + 60, 4, o15);
    limbforge_store_u32(out + 64, 2, o16);
}

// `out = bytes (mod p)`
//
// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 65535]`
// - gives `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_from_bytes(uint32_t out[19], const uint8_t bytes[66]) {
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
    const uint32_t bytes14 = limbforge_load_u32(bytes + 56, 4);
    const uint32_t bytes15 = limbforge_load_u32(bytes + 60, 4);
    const uint32_t bytes16 = limbforge_load_u32(bytes + 64, 2);
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
    const uint32_t o16 = bytes14 & 0xfffffff;
    const uint32_t x12 = bytes15 & 0xffffff;
    const uint32_t o17 = (bytes14 >> 28) + (x12 << 4);
    const uint32_t x13 = (bytes15 >> 24) + (bytes16 << 8);
    const uint32_t o18 = x13 & 0x1ffff;
    const uint32_t o0 = (bytes0 & 0xfffffff) + (x13 >> 17);
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
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

// `out = bytes (mod p), ok = 1 if bytes < p`
//
// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 65535]`
// - gives `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - gives `ok` in `[0, 1]`
void p521_from_bytes_canonical(uint32_t out[19], uint32_t *ok, const uint8_t bytes[66]) {
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
    const uint32_t bytes14 = limbforge_load_u32(bytes + 56, 4);
    const uint32_t bytes15 = limbforge_load_u32(bytes + 60, 4);
    const uint32_t bytes16 = limbforge_load_u32(bytes + 64, 2);
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
    const uint8_t c7 = limbforge_sub_borrow_u32(&c7_unread, bytes7, 0xffffffff, c6);
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
    uint32_t c13_unread;
    const uint8_t c13 = limbforge_sub_borrow_u32(&c13_unread, bytes13, 0xffffffff, c12);
    uint32_t c14_unread;
    const uint8_t c14 = limbforge_sub_borrow_u32(&c14_unread, bytes14, 0xffffffff, c13);
    uint32_t c15_unread;
    const uint8_t c15 = limbforge_sub_borrow_u32(&c15_unread, bytes15, 0xffffffff, c14);
    uint32_t ok0_unread;
    const uint8_t ok0 = limbforge_sub_borrow_u32(&ok0_unread, bytes16, 511, c15);
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
    const uint32_t out16 = bytes14 & 0xfffffff;
    const uint32_t x12 = bytes15 & 0xffffff;
    const uint32_t out17 = (bytes14 >> 28) + (x12 << 4);
    const uint32_t x13 = (bytes15 >> 24) + (bytes16 << 8);
    const uint32_t out18 = x13 & 0x1ffff;
    const uint32_t out0 = (bytes0 & 0xfffffff) + (x13 >> 17);
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
    out[16] = out16;
    out[17] = out17;
    out[18] = out18;
    *ok = (uint32_t)ok0;
}

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 65535]`
// - gives `out` in `[0, 1]`
void p521_bytes_are_zero(uint32_t *out, const uint8_t bytes[66]) {
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
    const uint32_t bytes14 = limbforge_load_u32(bytes + 56, 4);
    const uint32_t bytes15 = limbforge_load_u32(bytes + 60, 4);
    const uint32_t bytes16 = limbforge_load_u32(bytes + 64, 2);
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
    uint32_t c13_unread;
    const uint8_t c13 = limbforge_sub_borrow_u32(&c13_unread, bytes13, 0, c12);
    uint32_t c14_unread;
    const uint8_t c14 = limbforge_sub_borrow_u32(&c14_unread, bytes14, 0, c13);
    uint32_t c15_unread;
    const uint8_t c15 = limbforge_sub_borrow_u32(&c15_unread, bytes15, 0, c14);
    uint32_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u32(&o0_unread, bytes16, 0, c15);
    *out = (uint32_t)o0;
}

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 65535]`
// - gives `half`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 32767]`
// - gives `odd` in `[0, 1]`
void p521_bytes_parity(uint8_t half[66], uint32_t *odd, const uint8_t bytes[66]) {
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
    const uint32_t bytes14 = limbforge_load_u32(bytes + 56, 4);
    const uint32_t bytes15 = limbforge_load_u32(bytes + 60, 4);
    const uint32_t bytes16 = limbforge_load_u32(bytes + 64, 2);
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
    const uint32_t x14 = bytes14 & 1;
    const uint32_t x15 = bytes15 & 1;
    const uint32_t x16 = bytes16 & 1;
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
    const uint32_t half13 = (bytes13 >> 1) + (x14 << 31);
    const uint32_t half14 = (bytes14 >> 1) + (x15 << 31);
    const uint32_t half15 = (bytes15 >> 1) + (x16 << 31);
    const uint32_t half16 = bytes16 >> 1;
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
    limbforge_store_u32(half + 56, 4, half14);
    limbforge_store_u32(half + 60, 4, half15);
    limbforge_store_u32(half + 64, 2, half16);
    *odd = (uint32_t)odd0;
}

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - gives `out` in `[-2, 1]`
void p521_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square) {
    const uint32_t x0 = is_square + is_square;
    const uint32_t x1 = is_zero + 1;
    const int32_t o0 = (int32_t)x0 - (int32_t)x1;
    *out = o0;
}

// out = 2 * a
void p521_double(uint32_t out[19], const uint32_t a[19]) {
    uint32_t out_value[19];
    p521_add(out_value, a, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a = 0, else 0
void p521_is_zero(uint32_t *out, const uint32_t a[19]) {
    uint8_t bytes[66];
    p521_to_bytes(bytes, a);
    uint32_t out_value;
    p521_bytes_are_zero(&out_value, bytes);
    *out = out_value;
}

// out = 1 if a = b, else 0
void p521_equal(uint32_t *out, const uint32_t a[19], const uint32_t b[19]) {
    uint32_t difference[19];
    p521_sub(difference, a, b);
    uint32_t out_value;
    p521_is_zero(&out_value, difference);
    *out = out_value;
}

// out = the parity of a in [0, p): its sign as RFC 9380 (section 4.1) and many encodings define it
void p521_is_odd(uint32_t *out, const uint32_t a[19]) {
    uint8_t bytes[66];
    p521_to_bytes(bytes, a);
    uint8_t half[66];
    uint32_t out_value;
    p521_bytes_parity(half, &out_value, bytes);
    *out = out_value;
}

// out = -a if choice is 1, a if it is 0
void p521_conditional_negate(uint32_t out[19], const uint32_t a[19], uint32_t choice) {
    uint32_t opposite[19];
    p521_opp(opposite, a);
    uint32_t out_value[19];
    p521_select(out_value, choice, opposite, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
//
// From uniform bytes the result is uniform but for a bias below 2^(8 - 8 * BYTES).
void p521_from_bytes_wide(uint32_t out[19], const uint8_t bytes[132]) {
    uint8_t low_bytes[66];
    memcpy(low_bytes, bytes + 0, sizeof low_bytes);
    uint32_t low[19];
    p521_from_bytes(low, low_bytes);
    uint8_t high_bytes[66];
    memcpy(high_bytes, bytes + 66, sizeof high_bytes);
    uint32_t high[19];
    p521_from_bytes(high, high_bytes);
    uint32_t shifted[19];
    p521_mul(shifted, high, p521_wide);
    uint32_t out_value[19];
    p521_add(out_value, low, shifted);
    memcpy(out, out_value, sizeof out_value);
}

// out = a^(2^k)
//
// Time depends on k.
void p521_pow2k(uint32_t out[19], const uint32_t a[19], uint32_t k) {
    uint32_t out_value[19];
    memcpy(out_value, a, sizeof out_value);
    for (uint32_t i = 0; i < k; i++) {
        p521_square(out_value, out_value);
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent: it must not be secret.
void p521_vartime_pow(
    uint32_t out[19],
    const uint32_t a[19],
    const uint64_t *exponent, size_t exponent_words) {
    uint32_t out_value[19];
    memcpy(out_value, p521_one, sizeof out_value);
    for (size_t bit = 64 * exponent_words; bit-- > 0;) {
        p521_square(out_value, out_value);
        if ((exponent[bit / 64] >> (bit % 64)) & 1) {
            p521_mul(out_value, out_value, a);
        }
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 / a, and 0 if a = 0
void p521_invert(uint32_t x26[19], const uint32_t a[19]) {
    uint32_t x1[19];
    p521_square(x1, a);
    uint32_t x2[19];
    p521_mul(x2, x1, a);
    uint32_t x3[19];
    p521_square(x3, x2);
    p521_square(x3, x3);
    uint32_t x4[19];
    p521_mul(x4, x3, x2);
    uint32_t x5[19];
    p521_square(x5, x4);
    for (uint32_t i = 0; i < 3; i++) {
        p521_square(x5, x5);
    }
    uint32_t x6[19];
    p521_mul(x6, x5, x4);
    uint32_t x7[19];
    p521_square(x7, x6);
    for (uint32_t i = 0; i < 7; i++) {
        p521_square(x7, x7);
    }
    uint32_t x8[19];
    p521_mul(x8, x7, x6);
    uint32_t x9[19];
    p521_square(x9, x8);
    for (uint32_t i = 0; i < 15; i++) {
        p521_square(x9, x9);
    }
    uint32_t x10[19];
    p521_mul(x10, x9, x8);
    uint32_t x11[19];
    p521_square(x11, x10);
    for (uint32_t i = 0; i < 31; i++) {
        p521_square(x11, x11);
    }
    uint32_t x12[19];
    p521_mul(x12, x11, x10);
    uint32_t x13[19];
    p521_square(x13, x12);
    for (uint32_t i = 0; i < 63; i++) {
        p521_square(x13, x13);
    }
    uint32_t x14[19];
    p521_mul(x14, x13, x12);
    uint32_t x15[19];
    p521_square(x15, x14);
    uint32_t x16[19];
    p521_mul(x16, x15, a);
    uint32_t x17[19];
    p521_square(x17, x16);
    for (uint32_t i = 0; i < 128; i++) {
        p521_square(x17, x17);
    }
    uint32_t x18[19];
    p521_mul(x18, x17, x16);
    uint32_t x19[19];
    p521_square(x19, x18);
    uint32_t x20[19];
    p521_mul(x20, x19, a);
    uint32_t x21[19];
    p521_square(x21, x20);
    for (uint32_t i = 0; i < 258; i++) {
        p521_square(x21, x21);
    }
    uint32_t x22[19];
    p521_mul(x22, x21, x20);
    uint32_t x23[19];
    p521_square(x23, x22);
    uint32_t x24[19];
    p521_mul(x24, x23, a);
    uint32_t x25[19];
    p521_square(x25, x24);
    p521_square(x25, x25);
    uint32_t x26_value[19];
    p521_mul(x26_value, x25, a);
    memcpy(x26, x26_value, sizeof x26_value);
}

// Every element becomes its inverse; 0 stays 0, and which are 0 does not show in the time.
//
// The scratch space is as long as the list.
void p521_invert_batch(uint32_t (*list)[19], uint32_t (*scratch)[19], size_t length) {
    uint32_t product[19];
    memcpy(product, p521_one, sizeof product);
    for (size_t i = 0; i < length; i++) {
        memcpy(scratch[i], product, sizeof scratch[i]);
        uint32_t x[19];
        memcpy(x, list[i], sizeof x);
        uint32_t zero;
        p521_is_zero(&zero, x);
        p521_select(x, zero, p521_one, x);
        p521_mul(product, product, x);
    }
    uint32_t inverse[19];
    p521_invert(inverse, product);
    for (size_t i = length; i-- > 0;) {
        uint32_t x[19];
        memcpy(x, list[i], sizeof x);
        uint32_t prefix[19];
        memcpy(prefix, scratch[i], sizeof prefix);
        uint32_t out[19];
        p521_mul(out, inverse, prefix);
        uint32_t zero;
        p521_is_zero(&zero, x);
        p521_select(out, zero, x, out);
        memcpy(list[i], out, sizeof list[i]);
        p521_select(x, zero, p521_one, x);
        p521_mul(inverse, inverse, x);
    }
}

// out = a^1716199415032652428745475199770348304317358825035826352348615864796385795849414013030639910165363638744324077847870214509280496999929160953143507072778764287
static void p521_pow_root(uint32_t x24[19], const uint32_t a[19]) {
    uint32_t x1[19];
    p521_square(x1, a);
    uint32_t x2[19];
    p521_mul(x2, x1, a);
    uint32_t x3[19];
    p521_square(x3, x2);
    p521_square(x3, x3);
    uint32_t x4[19];
    p521_mul(x4, x3, x2);
    uint32_t x5[19];
    p521_square(x5, x4);
    for (uint32_t i = 0; i < 3; i++) {
        p521_square(x5, x5);
    }
    uint32_t x6[19];
    p521_mul(x6, x5, x4);
    uint32_t x7[19];
    p521_square(x7, x6);
    for (uint32_t i = 0; i < 7; i++) {
        p521_square(x7, x7);
    }
    uint32_t x8[19];
    p521_mul(x8, x7, x6);
    uint32_t x9[19];
    p521_square(x9, x8);
    for (uint32_t i = 0; i < 15; i++) {
        p521_square(x9, x9);
    }
    uint32_t x10[19];
    p521_mul(x10, x9, x8);
    uint32_t x11[19];
    p521_square(x11, x10);
    for (uint32_t i = 0; i < 31; i++) {
        p521_square(x11, x11);
    }
    uint32_t x12[19];
    p521_mul(x12, x11, x10);
    uint32_t x13[19];
    p521_square(x13, x12);
    for (uint32_t i = 0; i < 63; i++) {
        p521_square(x13, x13);
    }
    uint32_t x14[19];
    p521_mul(x14, x13, x12);
    uint32_t x15[19];
    p521_square(x15, x14);
    uint32_t x16[19];
    p521_mul(x16, x15, a);
    uint32_t x17[19];
    p521_square(x17, x16);
    for (uint32_t i = 0; i < 128; i++) {
        p521_square(x17, x17);
    }
    uint32_t x18[19];
    p521_mul(x18, x17, x16);
    uint32_t x19[19];
    p521_square(x19, x18);
    uint32_t x20[19];
    p521_mul(x20, x19, a);
    uint32_t x21[19];
    p521_square(x21, x20);
    for (uint32_t i = 0; i < 258; i++) {
        p521_square(x21, x21);
    }
    uint32_t x22[19];
    p521_mul(x22, x21, x20);
    uint32_t x23[19];
    p521_square(x23, x22);
    uint32_t x24_value[19];
    p521_mul(x24_value, x23, a);
    memcpy(x24, x24_value, sizeof x24_value);
}

// out^2 = a and ok = 1 if a is a square (0 is one); else ok = 0, and out is no root
//
// Which of the two roots it is, `is_odd` tells.
void p521_sqrt(uint32_t out[19], uint32_t *ok, const uint32_t a[19]) {
    uint32_t out_value[19];
    p521_pow_root(out_value, a);
    p521_mul(out_value, out_value, a);
    uint32_t squared[19];
    p521_square(squared, out_value);
    uint32_t ok_value;
    p521_equal(&ok_value, squared, a);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = a^((p - 1) / 2)
static void p521_pow_euler(uint32_t out[19], const uint32_t a[19]) {
    uint32_t out_value[19];
    p521_pow_root(out_value, a);
    p521_square(out_value, out_value);
    p521_mul(out_value, out_value, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a is a square, else 0; 0 is a square
void p521_is_square(uint32_t *out, const uint32_t a[19]) {
    uint32_t character[19];
    p521_pow_euler(character, a);
    uint32_t squared[19];
    p521_square(squared, character);
    uint32_t out_value;
    p521_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is another square, else -1
void p521_legendre(int32_t *out, const uint32_t a[19]) {
    uint32_t zero;
    p521_is_zero(&zero, a);
    uint32_t square;
    p521_is_square(&square, a);
    int32_t out_value;
    p521_sign_of(&out_value, zero, square);
    *out = out_value;
}
