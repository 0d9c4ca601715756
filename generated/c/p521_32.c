// Arithmetic modulo 2^521 - 1 (p521). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   2^521 - 1
// Recipe:  19x28 word(32) karatsuba(2) double-word solinas carry(sequential) invert(divsteps)
// Limbs:   19 words of 32 bits
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

#define p521_LIMBS 19
#define p521_BYTES 66

// 0.
const uint32_t p521_zero[19] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

// 1.
const uint32_t p521_one[19] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

// 2^528, the weight of the upper half of a double-length encoding.
const uint32_t p521_wide[19] = {128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

// 3^((p - 1) / 2^1), a primitive root of unity of order 2^1.
const uint32_t p521_root_of_unity[19] = {
    0xffffffe, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff,
    0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff,
    0xfffffff, 0xfffffff, 0x1ffff,
};

// `out = a + b (mod p)`
//
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - takes `b`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
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
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
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
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
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
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
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
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
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
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
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
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
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

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - takes `b`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
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

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - takes `b`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - returns `x`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - returns `y`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
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
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 511]`
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
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
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
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - returns `ok` in `[0, 1]`
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
// - returns `out` in `[0, 1]`
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
// - returns `half`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 32767]`
// - returns `odd` in `[0, 1]`
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
// - returns `out` in `[-2, 1]`
void p521_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square) {
    const uint32_t x0 = is_square + is_square;
    const uint32_t x1 = is_zero + 1;
    const int32_t o0 = (int32_t)x0 - (int32_t)x1;
    *out = o0;
}

// `out = low bits of floor((u * f + v * g) / 2^27) (not proved; bounds are)`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
// - returns `out` in `[-2^31, 2^31 - 1]`
static void p521_divsteps_head(
    int32_t *out,
    int32_t u,
    int32_t v,
    const int32_t f[20],
    const int32_t g[20]) {
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

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^27 * new_f + low_1 + 2^572 * high_1 = u * f + v * g; 2^27 * new_g + low_2 + 2^572 * high_2 = q * f + r * g`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `q` in `[-2^29, 2^29]`
// - takes `r` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `new_f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
// - returns `low_1` in `[0, 2^27 - 1]`
// - returns `high_1` in `[-5, 4]`
// - returns `new_g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
// - returns `low_2` in `[0, 2^27 - 1]`
// - returns `high_2` in `[-5, 4]`
static void p521_divsteps_fg(
    int32_t *k_,
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t new_f[20],
    uint32_t *low_1,
    int32_t *high_1,
    int32_t new_g[20],
    uint32_t *low_2,
    int32_t *high_2,
    int32_t u,
    int32_t v,
    int32_t q,
    int32_t r,
    const int32_t f[20],
    const int32_t g[20],
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
    const int32_t f17 = f[17];
    const int32_t f18 = f[18];
    const int32_t f19 = f[19];
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
    const int32_t g17 = g[17];
    const int32_t g18 = g[18];
    const int32_t g19 = g[19];
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
    const int32_t x12 = (int32_t)(r0 >> 27);
    const int64_t r2 = (int64_t)u * f1 + (int64_t)v * g1 + (int64_t)x12;
    const uint32_t new_f0 = (uint32_t)r2 & 0x7ffffff;
    const int64_t r3 = (int64_t)q * f0 + (int64_t)r * g0;
    const uint32_t low_20 = (uint32_t)r3 & 0x7ffffff;
    const int32_t x13 = (int32_t)(r3 >> 27);
    const int64_t r4 = (int64_t)q * f1 + (int64_t)r * g1 + (int64_t)x13;
    const uint32_t new_g0 = (uint32_t)r4 & 0x7ffffff;
    const int32_t x14 = x9 >> 31;
    const int32_t x15 = 0 - (x11 & 1);
    const int32_t x16 = x14 | ~x15;
    const int32_t x17 = x11 >> 1;
    const int32_t x18 = (int32_t)(0 - (uint32_t)(x9 ^ x16));
    const int32_t x19 = (x17 & ~x16) | (x10 & x16);
    const int32_t x20 = x17 - ((x10 ^ x14) & x15);
    const int32_t x21 = (int32_t)(r2 >> 27);
    const int64_t r5 = (int64_t)u * f2 + (int64_t)v * g2 + (int64_t)x21;
    const uint32_t new_f1 = (uint32_t)r5 & 0x7ffffff;
    const int32_t x22 = (int32_t)(r5 >> 27);
    const int64_t r6 = (int64_t)u * f3 + (int64_t)v * g3 + (int64_t)x22;
    const uint32_t new_f2 = (uint32_t)r6 & 0x7ffffff;
    const int32_t x23 = (int32_t)(r4 >> 27);
    const int64_t r7 = (int64_t)q * f2 + (int64_t)r * g2 + (int64_t)x23;
    const uint32_t new_g1 = (uint32_t)r7 & 0x7ffffff;
    const int32_t x24 = (int32_t)(r7 >> 27);
    const int64_t r8 = (int64_t)q * f3 + (int64_t)r * g3 + (int64_t)x24;
    const uint32_t new_g2 = (uint32_t)r8 & 0x7ffffff;
    const int32_t x25 = x18 >> 31;
    const int32_t x26 = 0 - (x20 & 1);
    const int32_t x27 = x25 | ~x26;
    const int32_t x28 = x20 >> 1;
    const int32_t x29 = (int32_t)(0 - (uint32_t)(x18 ^ x27));
    const int32_t x30 = (x28 & ~x27) | (x19 & x27);
    const int32_t x31 = x28 - ((x19 ^ x25) & x26);
    const int32_t x32 = (int32_t)(r6 >> 27);
    const int64_t r9 = (int64_t)u * f4 + (int64_t)v * g4 + (int64_t)x32;
    const uint32_t new_f3 = (uint32_t)r9 & 0x7ffffff;
    const int32_t x33 = (int32_t)(r9 >> 27);
    const int64_t r11 = (int64_t)u * f5 + (int64_t)v * g5 + (int64_t)x33;
    const uint32_t new_f4 = (uint32_t)r11 & 0x7ffffff;
    const int32_t x34 = (int32_t)(r8 >> 27);
    const int64_t r12 = (int64_t)q * f4 + (int64_t)r * g4 + (int64_t)x34;
    const uint32_t new_g3 = (uint32_t)r12 & 0x7ffffff;
    const int32_t x35 = (int32_t)(r12 >> 27);
    const int64_t r13 = (int64_t)q * f5 + (int64_t)r * g5 + (int64_t)x35;
    const uint32_t new_g4 = (uint32_t)r13 & 0x7ffffff;
    const int32_t x36 = x29 >> 31;
    const int32_t x37 = 0 - (x31 & 1);
    const int32_t x38 = x36 | ~x37;
    const int32_t x39 = x31 >> 1;
    const int32_t x40 = (int32_t)(0 - (uint32_t)(x29 ^ x38));
    const int32_t x41 = (x39 & ~x38) | (x30 & x38);
    const int32_t x42 = x39 - ((x30 ^ x36) & x37);
    const int32_t x43 = (int32_t)(r11 >> 27);
    const int64_t r14 = (int64_t)u * f6 + (int64_t)v * g6 + (int64_t)x43;
    const uint32_t new_f5 = (uint32_t)r14 & 0x7ffffff;
    const int32_t x44 = (int32_t)(r14 >> 27);
    const int64_t r15 = (int64_t)u * f7 + (int64_t)v * g7 + (int64_t)x44;
    const uint32_t new_f6 = (uint32_t)r15 & 0x7ffffff;
    const int32_t x45 = (int32_t)(r13 >> 27);
    const int64_t r16 = (int64_t)q * f6 + (int64_t)r * g6 + (int64_t)x45;
    const uint32_t new_g5 = (uint32_t)r16 & 0x7ffffff;
    const int32_t x46 = (int32_t)(r16 >> 27);
    const int64_t r17 = (int64_t)q * f7 + (int64_t)r * g7 + (int64_t)x46;
    const uint32_t new_g6 = (uint32_t)r17 & 0x7ffffff;
    const int32_t x47 = x40 >> 31;
    const int32_t x48 = 0 - (x42 & 1);
    const int32_t x49 = x47 | ~x48;
    const int32_t x50 = x42 >> 1;
    const int32_t x51 = (int32_t)(0 - (uint32_t)(x40 ^ x49));
    const int32_t x52 = (x50 & ~x49) | (x41 & x49);
    const int32_t x53 = x50 - ((x41 ^ x47) & x48);
    const int32_t x54 = (int32_t)(r15 >> 27);
    const int64_t r18 = (int64_t)u * f8 + (int64_t)v * g8 + (int64_t)x54;
    const uint32_t new_f7 = (uint32_t)r18 & 0x7ffffff;
    const int32_t x55 = (int32_t)(r18 >> 27);
    const int64_t r19 = (int64_t)u * f9 + (int64_t)v * g9 + (int64_t)x55;
    const uint32_t new_f8 = (uint32_t)r19 & 0x7ffffff;
    const int32_t x56 = (int32_t)(r19 >> 27);
    const int64_t r20 = (int64_t)u * f10 + (int64_t)v * g10 + (int64_t)x56;
    const uint32_t new_f9 = (uint32_t)r20 & 0x7ffffff;
    const int32_t x57 = (int32_t)(r17 >> 27);
    const int64_t r21 = (int64_t)q * f8 + (int64_t)r * g8 + (int64_t)x57;
    const uint32_t new_g7 = (uint32_t)r21 & 0x7ffffff;
    const int32_t x58 = (int32_t)(r21 >> 27);
    const int64_t r22 = (int64_t)q * f9 + (int64_t)r * g9 + (int64_t)x58;
    const uint32_t new_g8 = (uint32_t)r22 & 0x7ffffff;
    const int32_t x59 = (int32_t)(r22 >> 27);
    const int64_t r23 = (int64_t)q * f10 + (int64_t)r * g10 + (int64_t)x59;
    const uint32_t new_g9 = (uint32_t)r23 & 0x7ffffff;
    const int32_t x60 = x51 >> 31;
    const int32_t x61 = 0 - (x53 & 1);
    const int32_t x62 = x60 | ~x61;
    const int32_t x63 = x53 >> 1;
    const int32_t x64 = (int32_t)(0 - (uint32_t)(x51 ^ x62));
    const int32_t x65 = (x63 & ~x62) | (x52 & x62);
    const int32_t x66 = x63 - ((x52 ^ x60) & x61);
    const int32_t x67 = (int32_t)(r20 >> 27);
    const int64_t r24 = (int64_t)u * f11 + (int64_t)v * g11 + (int64_t)x67;
    const uint32_t new_f10 = (uint32_t)r24 & 0x7ffffff;
    const int32_t x68 = (int32_t)(r24 >> 27);
    const int64_t r25 = (int64_t)u * f12 + (int64_t)v * g12 + (int64_t)x68;
    const uint32_t new_f11 = (uint32_t)r25 & 0x7ffffff;
    const int32_t x69 = (int32_t)(r23 >> 27);
    const int64_t r26 = (int64_t)q * f11 + (int64_t)r * g11 + (int64_t)x69;
    const uint32_t new_g10 = (uint32_t)r26 & 0x7ffffff;
    const int32_t x70 = (int32_t)(r26 >> 27);
    const int64_t r27 = (int64_t)q * f12 + (int64_t)r * g12 + (int64_t)x70;
    const uint32_t new_g11 = (uint32_t)r27 & 0x7ffffff;
    const int32_t x71 = x64 >> 31;
    const int32_t x72 = 0 - (x66 & 1);
    const int32_t x73 = x71 | ~x72;
    const int32_t x74 = x66 >> 1;
    const int32_t x75 = (int32_t)(0 - (uint32_t)(x64 ^ x73));
    const int32_t x76 = (x74 & ~x73) | (x65 & x73);
    const int32_t x77 = x74 - ((x65 ^ x71) & x72);
    const int32_t x78 = (int32_t)(r25 >> 27);
    const int64_t r28 = (int64_t)u * f13 + (int64_t)v * g13 + (int64_t)x78;
    const uint32_t new_f12 = (uint32_t)r28 & 0x7ffffff;
    const int32_t x79 = (int32_t)(r28 >> 27);
    const int64_t r29 = (int64_t)u * f14 + (int64_t)v * g14 + (int64_t)x79;
    const uint32_t new_f13 = (uint32_t)r29 & 0x7ffffff;
    const int32_t x80 = (int32_t)(r27 >> 27);
    const int64_t r30 = (int64_t)q * f13 + (int64_t)r * g13 + (int64_t)x80;
    const uint32_t new_g12 = (uint32_t)r30 & 0x7ffffff;
    const int32_t x81 = (int32_t)(r30 >> 27);
    const int64_t r31 = (int64_t)q * f14 + (int64_t)r * g14 + (int64_t)x81;
    const uint32_t new_g13 = (uint32_t)r31 & 0x7ffffff;
    const int32_t x82 = x75 >> 31;
    const int32_t x83 = 0 - (x77 & 1);
    const int32_t x84 = x82 | ~x83;
    const int32_t x85 = x77 >> 1;
    const int32_t x86 = (int32_t)(0 - (uint32_t)(x75 ^ x84));
    const int32_t x87 = (x85 & ~x84) | (x76 & x84);
    const int32_t x88 = x85 - ((x76 ^ x82) & x83);
    const int32_t x89 = (int32_t)(r29 >> 27);
    const int64_t r32 = (int64_t)u * f15 + (int64_t)v * g15 + (int64_t)x89;
    const uint32_t new_f14 = (uint32_t)r32 & 0x7ffffff;
    const int32_t x90 = (int32_t)(r32 >> 27);
    const int64_t r33 = (int64_t)u * f16 + (int64_t)v * g16 + (int64_t)x90;
    const uint32_t new_f15 = (uint32_t)r33 & 0x7ffffff;
    const int32_t x91 = (int32_t)(r31 >> 27);
    const int64_t r34 = (int64_t)q * f15 + (int64_t)r * g15 + (int64_t)x91;
    const uint32_t new_g14 = (uint32_t)r34 & 0x7ffffff;
    const int32_t x92 = (int32_t)(r34 >> 27);
    const int64_t r35 = (int64_t)q * f16 + (int64_t)r * g16 + (int64_t)x92;
    const uint32_t new_g15 = (uint32_t)r35 & 0x7ffffff;
    const int32_t x93 = x86 >> 31;
    const int32_t x94 = 0 - (x88 & 1);
    const int32_t x95 = x93 | ~x94;
    const int32_t x96 = x88 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x86 ^ x95));
    const int32_t x97 = (x96 & ~x95) | (x87 & x95);
    const int32_t x98 = x96 - ((x87 ^ x93) & x94);
    const int32_t x99 = (int32_t)(r33 >> 27);
    const int64_t r36 = (int64_t)u * f17 + (int64_t)v * g17 + (int64_t)x99;
    const uint32_t new_f16 = (uint32_t)r36 & 0x7ffffff;
    const int32_t x100 = (int32_t)(r36 >> 27);
    const int64_t r37 = (int64_t)u * f18 + (int64_t)v * g18 + (int64_t)x100;
    const uint32_t new_f17 = (uint32_t)r37 & 0x7ffffff;
    const int32_t x101 = (int32_t)(r37 >> 27);
    const int64_t r38 = (int64_t)u * f19 + (int64_t)v * g19 + (int64_t)x101;
    const uint32_t new_f18 = (uint32_t)r38 & 0x7ffffff;
    const int32_t new_f19 = (int32_t)(r38 >> 27);
    const int64_t r39 = (r38 >> 27) - (int64_t)new_f19;
    const int32_t high_10 = (int32_t)(r39 >> 32);
    const int32_t x102 = (int32_t)(r35 >> 27);
    const int64_t r40 = (int64_t)q * f17 + (int64_t)r * g17 + (int64_t)x102;
    const uint32_t new_g16 = (uint32_t)r40 & 0x7ffffff;
    const int32_t x103 = (int32_t)(r40 >> 27);
    const int64_t r41 = (int64_t)q * f18 + (int64_t)r * g18 + (int64_t)x103;
    const uint32_t new_g17 = (uint32_t)r41 & 0x7ffffff;
    const int32_t x104 = (int32_t)(r41 >> 27);
    const int64_t r42 = (int64_t)q * f19 + (int64_t)r * g19 + (int64_t)x104;
    const uint32_t new_g18 = (uint32_t)r42 & 0x7ffffff;
    const int32_t new_g19 = (int32_t)(r42 >> 27);
    const int64_t r43 = (r42 >> 27) - (int64_t)new_g19;
    const int32_t high_20 = (int32_t)(r43 >> 32);
    const int32_t x105 = x97 + x97 + 1;
    const int32_t x106 = x105 + 512;
    const int32_t x107 = (int32_t)((uint32_t)x106 << 12);
    const int32_t u10 = x107 >> 22;
    const int32_t x108 = x105 + 0x80200;
    const int32_t v10 = x108 >> 20;
    const int32_t x109 = x98 + 512;
    const int32_t x110 = (int32_t)((uint32_t)x109 << 12);
    const int32_t q10 = x110 >> 22;
    const int32_t x111 = x98 + 0x80200;
    const int32_t r10 = x111 >> 20;
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
    new_f[16] = (int32_t)new_f16;
    new_f[17] = (int32_t)new_f17;
    new_f[18] = (int32_t)new_f18;
    new_f[19] = new_f19;
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
    new_g[16] = (int32_t)new_g16;
    new_g[17] = (int32_t)new_g17;
    new_g[18] = (int32_t)new_g18;
    new_g[19] = new_g19;
    *low_2 = low_20;
    *high_2 = high_20;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void p521_divsteps_de(
    int32_t *k_,
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t out[18],
    int32_t *cut_u,
    int32_t *cut_v,
    int32_t u,
    int32_t v,
    const int32_t d[18],
    const int32_t e[18],
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
    const int32_t d15 = d[15];
    const int32_t d16 = d[16];
    const int32_t d17 = d[17];
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
    const int32_t e15 = e[15];
    const int32_t e16 = e[16];
    const int32_t e17 = e[17];
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
    const int64_t r3 = (int64_t)x14 * d1 + (int64_t)x17 * e1 + (int64_t)x20;
    const uint32_t out0 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x21 = (int32_t)(r3 >> 30);
    const int32_t x22 = x9 >> 31;
    const int32_t x23 = 0 - (x11 & 1);
    const int32_t x24 = x22 | ~x23;
    const int32_t x25 = x11 >> 1;
    const int32_t x26 = (int32_t)(0 - (uint32_t)(x9 ^ x24));
    const int32_t x27 = (x25 & ~x24) | (x10 & x24);
    const int32_t x28 = x25 - ((x10 ^ x22) & x23);
    const int64_t r4 = (int64_t)x14 * d2 + (int64_t)x17 * e2 + (int64_t)x21;
    const uint32_t out1 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x29 = (int32_t)(r4 >> 30);
    const int64_t r5 = (int64_t)x14 * d3 + (int64_t)x17 * e3 + (int64_t)x29;
    const uint32_t out2 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x30 = (int32_t)(r5 >> 30);
    const int32_t x31 = x26 >> 31;
    const int32_t x32 = 0 - (x28 & 1);
    const int32_t x33 = x31 | ~x32;
    const int32_t x34 = x28 >> 1;
    const int32_t x35 = (int32_t)(0 - (uint32_t)(x26 ^ x33));
    const int32_t x36 = (x34 & ~x33) | (x27 & x33);
    const int32_t x37 = x34 - ((x27 ^ x31) & x32);
    const int64_t r6 = (int64_t)x14 * d4 + (int64_t)x17 * e4 + (int64_t)x30;
    const uint32_t out3 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x38 = (int32_t)(r6 >> 30);
    const int64_t r7 = (int64_t)x14 * d5 + (int64_t)x17 * e5 + (int64_t)x38;
    const uint32_t out4 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x39 = (int32_t)(r7 >> 30);
    const int32_t x40 = x35 >> 31;
    const int32_t x41 = 0 - (x37 & 1);
    const int32_t x42 = x40 | ~x41;
    const int32_t x43 = x37 >> 1;
    const int32_t x44 = (int32_t)(0 - (uint32_t)(x35 ^ x42));
    const int32_t x45 = (x43 & ~x42) | (x36 & x42);
    const int32_t x46 = x43 - ((x36 ^ x40) & x41);
    const int64_t r8 = (int64_t)x14 * d6 + (int64_t)x17 * e6 + (int64_t)x39;
    const uint32_t out5 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x47 = (int32_t)(r8 >> 30);
    const int64_t r9 = (int64_t)x14 * d7 + (int64_t)x17 * e7 + (int64_t)x47;
    const uint32_t out6 = (uint32_t)r9 & 0x3fffffff;
    const int32_t x48 = (int32_t)(r9 >> 30);
    const int32_t x49 = x44 >> 31;
    const int32_t x50 = 0 - (x46 & 1);
    const int32_t x51 = x49 | ~x50;
    const int32_t x52 = x46 >> 1;
    const int32_t x53 = (int32_t)(0 - (uint32_t)(x44 ^ x51));
    const int32_t x54 = (x52 & ~x51) | (x45 & x51);
    const int32_t x55 = x52 - ((x45 ^ x49) & x50);
    const int64_t r11 = (int64_t)x14 * d8 + (int64_t)x17 * e8 + (int64_t)x48;
    const uint32_t out7 = (uint32_t)r11 & 0x3fffffff;
    const int32_t x56 = (int32_t)(r11 >> 30);
    const int64_t r12 = (int64_t)x14 * d9 + (int64_t)x17 * e9 + (int64_t)x56;
    const uint32_t out8 = (uint32_t)r12 & 0x3fffffff;
    const int32_t x57 = (int32_t)(r12 >> 30);
    const int32_t x58 = x53 >> 31;
    const int32_t x59 = 0 - (x55 & 1);
    const int32_t x60 = x58 | ~x59;
    const int32_t x61 = x55 >> 1;
    const int32_t x62 = (int32_t)(0 - (uint32_t)(x53 ^ x60));
    const int32_t x63 = (x61 & ~x60) | (x54 & x60);
    const int32_t x64 = x61 - ((x54 ^ x58) & x59);
    const int64_t r13 = (int64_t)x14 * d10 + (int64_t)x17 * e10 + (int64_t)x57;
    const uint32_t out9 = (uint32_t)r13 & 0x3fffffff;
    const int32_t x65 = (int32_t)(r13 >> 30);
    const int64_t r14 = (int64_t)x14 * d11 + (int64_t)x17 * e11 + (int64_t)x65;
    const uint32_t out10 = (uint32_t)r14 & 0x3fffffff;
    const int32_t x66 = (int32_t)(r14 >> 30);
    const int32_t x67 = x62 >> 31;
    const int32_t x68 = 0 - (x64 & 1);
    const int32_t x69 = x67 | ~x68;
    const int32_t x70 = x64 >> 1;
    const int32_t x71 = (int32_t)(0 - (uint32_t)(x62 ^ x69));
    const int32_t x72 = (x70 & ~x69) | (x63 & x69);
    const int32_t x73 = x70 - ((x63 ^ x67) & x68);
    const int64_t r15 = (int64_t)x14 * d12 + (int64_t)x17 * e12 + (int64_t)x66;
    const uint32_t out11 = (uint32_t)r15 & 0x3fffffff;
    const int32_t x74 = (int32_t)(r15 >> 30);
    const int64_t r16 = (int64_t)x14 * d13 + (int64_t)x17 * e13 + (int64_t)x74;
    const uint32_t out12 = (uint32_t)r16 & 0x3fffffff;
    const int32_t x75 = (int32_t)(r16 >> 30);
    const int32_t x76 = x71 >> 31;
    const int32_t x77 = 0 - (x73 & 1);
    const int32_t x78 = x76 | ~x77;
    const int32_t x79 = x73 >> 1;
    const int32_t x80 = (int32_t)(0 - (uint32_t)(x71 ^ x78));
    const int32_t x81 = (x79 & ~x78) | (x72 & x78);
    const int32_t x82 = x79 - ((x72 ^ x76) & x77);
    const int64_t r17 = (int64_t)x14 * d14 + (int64_t)x17 * e14 + (int64_t)x75;
    const uint32_t out13 = (uint32_t)r17 & 0x3fffffff;
    const int32_t x83 = (int32_t)(r17 >> 30);
    const int64_t r18 = (int64_t)x14 * d15 + (int64_t)x17 * e15 + (int64_t)x83;
    const uint32_t out14 = (uint32_t)r18 & 0x3fffffff;
    const int32_t x84 = (int32_t)(r18 >> 30);
    const int32_t x85 = x80 >> 31;
    const int32_t x86 = 0 - (x82 & 1);
    const int32_t x87 = x85 | ~x86;
    const int32_t x88 = x82 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x80 ^ x87));
    const int32_t x89 = (x88 & ~x87) | (x81 & x87);
    const int32_t x90 = x88 - ((x81 ^ x85) & x86);
    const int64_t r19 = (int64_t)x14 * d16 + (int64_t)x17 * e16 + (int64_t)x84;
    const uint32_t out15 = (uint32_t)r19 & 0x3fffffff;
    const int32_t x91 = (int32_t)(r19 >> 30);
    const int64_t r20 = (int64_t)x14 * d17
        + (int64_t)x17 * e17
        + (int64_t)x91
        + (int64_t)x19 * 2048;
    const uint32_t out16 = (uint32_t)r20 & 0x3fffffff;
    const int32_t out17 = (int32_t)(r20 >> 30);
    const int32_t x92 = x89 + x89 + 1;
    const int32_t x93 = x92 + 512;
    const int32_t x94 = (int32_t)((uint32_t)x93 << 12);
    const int32_t u10 = x94 >> 22;
    const int32_t x95 = x92 + 0x80200;
    const int32_t v10 = x95 >> 20;
    const int32_t x96 = x90 + 512;
    const int32_t x97 = (int32_t)((uint32_t)x96 << 12);
    const int32_t q10 = x97 >> 22;
    const int32_t x98 = x90 + 0x80200;
    const int32_t r10 = x98 >> 20;
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
    out[14] = (int32_t)out14;
    out[15] = (int32_t)out15;
    out[16] = (int32_t)out16;
    out[17] = out17;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void p521_divsteps_last(
    int32_t *k_,
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t out[18],
    int32_t *cut_u,
    int32_t *cut_v,
    int32_t u,
    int32_t v,
    const int32_t d[18],
    const int32_t e[18],
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
    const int32_t d15 = d[15];
    const int32_t d16 = d[16];
    const int32_t d17 = d[17];
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
    const int32_t e15 = e[15];
    const int32_t e16 = e[16];
    const int32_t e17 = e[17];
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
    const int64_t r3 = (int64_t)x14 * d1 + (int64_t)x17 * e1 + (int64_t)x20;
    const uint32_t out0 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x21 = (int32_t)(r3 >> 30);
    const int32_t x22 = x9 >> 31;
    const int32_t x23 = 0 - (x11 & 1);
    const int32_t x24 = x22 | ~x23;
    const int32_t x25 = x11 >> 1;
    const int32_t x26 = (int32_t)(0 - (uint32_t)(x9 ^ x24));
    const int32_t x27 = (x25 & ~x24) | (x10 & x24);
    const int32_t x28 = x25 - ((x10 ^ x22) & x23);
    const int64_t r4 = (int64_t)x14 * d2 + (int64_t)x17 * e2 + (int64_t)x21;
    const uint32_t out1 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x29 = (int32_t)(r4 >> 30);
    const int64_t r5 = (int64_t)x14 * d3 + (int64_t)x17 * e3 + (int64_t)x29;
    const uint32_t out2 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x30 = (int32_t)(r5 >> 30);
    const int32_t x31 = x26 >> 31;
    const int32_t x32 = 0 - (x28 & 1);
    const int32_t x33 = x31 | ~x32;
    const int32_t x34 = x28 >> 1;
    const int32_t x35 = (int32_t)(0 - (uint32_t)(x26 ^ x33));
    const int32_t x36 = (x34 & ~x33) | (x27 & x33);
    const int32_t x37 = x34 - ((x27 ^ x31) & x32);
    const int64_t r6 = (int64_t)x14 * d4 + (int64_t)x17 * e4 + (int64_t)x30;
    const uint32_t out3 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x38 = (int32_t)(r6 >> 30);
    const int64_t r7 = (int64_t)x14 * d5 + (int64_t)x17 * e5 + (int64_t)x38;
    const uint32_t out4 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x39 = (int32_t)(r7 >> 30);
    const int32_t x40 = x35 >> 31;
    const int32_t x41 = 0 - (x37 & 1);
    const int32_t x42 = x40 | ~x41;
    const int32_t x43 = x37 >> 1;
    const int32_t x44 = (int32_t)(0 - (uint32_t)(x35 ^ x42));
    const int32_t x45 = (x43 & ~x42) | (x36 & x42);
    const int32_t x46 = x43 - ((x36 ^ x40) & x41);
    const int64_t r8 = (int64_t)x14 * d6 + (int64_t)x17 * e6 + (int64_t)x39;
    const uint32_t out5 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x47 = (int32_t)(r8 >> 30);
    const int64_t r9 = (int64_t)x14 * d7 + (int64_t)x17 * e7 + (int64_t)x47;
    const uint32_t out6 = (uint32_t)r9 & 0x3fffffff;
    const int32_t x48 = (int32_t)(r9 >> 30);
    const int32_t x49 = x44 >> 31;
    const int32_t x50 = 0 - (x46 & 1);
    const int32_t x51 = x49 | ~x50;
    const int32_t x52 = x46 >> 1;
    const int32_t x53 = (int32_t)(0 - (uint32_t)(x44 ^ x51));
    const int32_t x54 = (x52 & ~x51) | (x45 & x51);
    const int32_t x55 = x52 - ((x45 ^ x49) & x50);
    const int64_t r11 = (int64_t)x14 * d8 + (int64_t)x17 * e8 + (int64_t)x48;
    const uint32_t out7 = (uint32_t)r11 & 0x3fffffff;
    const int32_t x56 = (int32_t)(r11 >> 30);
    const int64_t r12 = (int64_t)x14 * d9 + (int64_t)x17 * e9 + (int64_t)x56;
    const uint32_t out8 = (uint32_t)r12 & 0x3fffffff;
    const int32_t x57 = (int32_t)(r12 >> 30);
    const int32_t x58 = x53 >> 31;
    const int32_t x59 = 0 - (x55 & 1);
    const int32_t x60 = x58 | ~x59;
    const int32_t x61 = x55 >> 1;
    const int32_t x62 = (int32_t)(0 - (uint32_t)(x53 ^ x60));
    const int32_t x63 = (x61 & ~x60) | (x54 & x60);
    const int32_t x64 = x61 - ((x54 ^ x58) & x59);
    const int64_t r13 = (int64_t)x14 * d10 + (int64_t)x17 * e10 + (int64_t)x57;
    const uint32_t out9 = (uint32_t)r13 & 0x3fffffff;
    const int32_t x65 = (int32_t)(r13 >> 30);
    const int64_t r14 = (int64_t)x14 * d11 + (int64_t)x17 * e11 + (int64_t)x65;
    const uint32_t out10 = (uint32_t)r14 & 0x3fffffff;
    const int32_t x66 = (int32_t)(r14 >> 30);
    const int32_t x67 = x62 >> 31;
    const int32_t x68 = 0 - (x64 & 1);
    const int32_t x69 = x67 | ~x68;
    const int32_t x70 = x64 >> 1;
    const int32_t x71 = (int32_t)(0 - (uint32_t)(x62 ^ x69));
    const int32_t x72 = (x70 & ~x69) | (x63 & x69);
    const int32_t x73 = x70 - ((x63 ^ x67) & x68);
    const int64_t r15 = (int64_t)x14 * d12 + (int64_t)x17 * e12 + (int64_t)x66;
    const uint32_t out11 = (uint32_t)r15 & 0x3fffffff;
    const int32_t x74 = (int32_t)(r15 >> 30);
    const int64_t r16 = (int64_t)x14 * d13 + (int64_t)x17 * e13 + (int64_t)x74;
    const uint32_t out12 = (uint32_t)r16 & 0x3fffffff;
    const int32_t x75 = (int32_t)(r16 >> 30);
    const int32_t x76 = x71 >> 31;
    const int32_t x77 = 0 - (x73 & 1);
    const int32_t x78 = x76 | ~x77;
    const int32_t x79 = x73 >> 1;
    const int32_t x80 = (int32_t)(0 - (uint32_t)(x71 ^ x78));
    const int32_t x81 = (x79 & ~x78) | (x72 & x78);
    const int32_t x82 = x79 - ((x72 ^ x76) & x77);
    const int64_t r17 = (int64_t)x14 * d14 + (int64_t)x17 * e14 + (int64_t)x75;
    const uint32_t out13 = (uint32_t)r17 & 0x3fffffff;
    const int32_t x83 = (int32_t)(r17 >> 30);
    const int64_t r18 = (int64_t)x14 * d15 + (int64_t)x17 * e15 + (int64_t)x83;
    const uint32_t out14 = (uint32_t)r18 & 0x3fffffff;
    const int32_t x84 = (int32_t)(r18 >> 30);
    const int32_t x85 = x80 >> 31;
    const int32_t x86 = 0 - (x82 & 1);
    const int32_t x87 = x85 | ~x86;
    const int32_t x88 = x82 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x80 ^ x87));
    const int32_t x89 = (x88 & ~x87) | (x81 & x87);
    const int32_t x90 = x88 - ((x81 ^ x85) & x86);
    const int64_t r19 = (int64_t)x14 * d16 + (int64_t)x17 * e16 + (int64_t)x84;
    const uint32_t out15 = (uint32_t)r19 & 0x3fffffff;
    const int32_t x91 = (int32_t)(r19 >> 30);
    const int64_t r20 = (int64_t)x14 * d17
        + (int64_t)x17 * e17
        + (int64_t)x91
        + (int64_t)x19 * 2048;
    const uint32_t out16 = (uint32_t)r20 & 0x3fffffff;
    const int32_t out17 = (int32_t)(r20 >> 30);
    const int32_t x92 = x89 + x89 + 1;
    const int32_t x93 = x92 + 512;
    const int32_t x94 = (int32_t)((uint32_t)x93 << 12);
    const int32_t u10 = x94 >> 22;
    const int32_t x95 = x92 + 0x80200;
    const int32_t v10 = x95 >> 20;
    const int32_t x96 = x90 + 512;
    const int32_t x97 = (int32_t)((uint32_t)x96 << 12);
    const int32_t q10 = x97 >> 22;
    const int32_t x98 = x90 + 0x80200;
    const int32_t r10 = x98 >> 20;
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
    out[14] = (int32_t)out14;
    out[15] = (int32_t)out15;
    out[16] = (int32_t)out16;
    out[17] = out17;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `next, all = low bits of floor((u * f + v * g) / 2^9), fewer in next than in all (not proved; bounds are)`
//
// - takes `u` in `[-512, 512]`
// - takes `v` in `[-512, 512]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
// - returns `next` in `[-2^31, 2^31 - 1]`
// - returns `all` in `[-2^31, 2^31 - 1]`
static void p521_divsteps_words(
    int32_t *next,
    int32_t *all,
    int32_t u,
    int32_t v,
    const int32_t f[20],
    const int32_t g[20]) {
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
static void p521_divsteps_low(int32_t *out, int32_t u, int32_t v, int32_t f, int32_t g) {
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
static void p521_divsteps_ahead(int32_t *out, int32_t u, int32_t v, int32_t f, int32_t g) {
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
static void p521_divsteps_pair(
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
static void p521_divsteps_batch(
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

// `2^27 * out + low + 2^572 * high = u * f + v * g`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
// - returns `low` in `[0, 2^27 - 1]`
// - returns `high` in `[-5, 4]`
static void p521_update_fg(
    int32_t out[20],
    uint32_t *low,
    int32_t *high,
    int32_t u,
    int32_t v,
    const int32_t f[20],
    const int32_t g[20]) {
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
    const int32_t f17 = f[17];
    const int32_t f18 = f[18];
    const int32_t f19 = f[19];
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
    const int32_t g17 = g[17];
    const int32_t g18 = g[18];
    const int32_t g19 = g[19];
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
    const int32_t x16 = (int32_t)(r16 >> 27);
    const int64_t r17 = (int64_t)u * f17 + (int64_t)v * g17 + (int64_t)x16;
    const uint32_t out16 = (uint32_t)r17 & 0x7ffffff;
    const int32_t x17 = (int32_t)(r17 >> 27);
    const int64_t r18 = (int64_t)u * f18 + (int64_t)v * g18 + (int64_t)x17;
    const uint32_t out17 = (uint32_t)r18 & 0x7ffffff;
    const int32_t x18 = (int32_t)(r18 >> 27);
    const int64_t r19 = (int64_t)u * f19 + (int64_t)v * g19 + (int64_t)x18;
    const uint32_t out18 = (uint32_t)r19 & 0x7ffffff;
    const int32_t out19 = (int32_t)(r19 >> 27);
    const int64_t r20 = (r19 >> 27) - (int64_t)out19;
    const int32_t high0 = (int32_t)(r20 >> 32);
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
    out[16] = (int32_t)out16;
    out[17] = (int32_t)out17;
    out[18] = (int32_t)out18;
    out[19] = out19;
    *low = low0;
    *high = high0;
}

// `2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void p521_update_de(
    int32_t out[18],
    int32_t *cut_u,
    int32_t *cut_v,
    int32_t u,
    int32_t v,
    const int32_t d[18],
    const int32_t e[18]) {
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
    const int32_t d15 = d[15];
    const int32_t d16 = d[16];
    const int32_t d17 = d[17];
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
    const int32_t e15 = e[15];
    const int32_t e16 = e[16];
    const int32_t e17 = e[17];
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
    const int64_t r13 = (int64_t)x2 * d12 + (int64_t)x5 * e12 + (int64_t)x19;
    const uint32_t out11 = (uint32_t)r13 & 0x3fffffff;
    const int32_t x20 = (int32_t)(r13 >> 30);
    const int64_t r14 = (int64_t)x2 * d13 + (int64_t)x5 * e13 + (int64_t)x20;
    const uint32_t out12 = (uint32_t)r14 & 0x3fffffff;
    const int32_t x21 = (int32_t)(r14 >> 30);
    const int64_t r15 = (int64_t)x2 * d14 + (int64_t)x5 * e14 + (int64_t)x21;
    const uint32_t out13 = (uint32_t)r15 & 0x3fffffff;
    const int32_t x22 = (int32_t)(r15 >> 30);
    const int64_t r16 = (int64_t)x2 * d15 + (int64_t)x5 * e15 + (int64_t)x22;
    const uint32_t out14 = (uint32_t)r16 & 0x3fffffff;
    const int32_t x23 = (int32_t)(r16 >> 30);
    const int64_t r17 = (int64_t)x2 * d16 + (int64_t)x5 * e16 + (int64_t)x23;
    const uint32_t out15 = (uint32_t)r17 & 0x3fffffff;
    const int32_t x24 = (int32_t)(r17 >> 30);
    const int64_t r18 = (int64_t)x2 * d17 + (int64_t)x5 * e17 + (int64_t)x24 + (int64_t)x7 * 2048;
    const uint32_t out16 = (uint32_t)r18 & 0x3fffffff;
    const int32_t out17 = (int32_t)(r18 >> 30);
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
    out[16] = (int32_t)out16;
    out[17] = out17;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `out = the integer of the limbs of a (mod p), 0 <= out < p`
//
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
static void p521_invert_start(int32_t out[20], const uint32_t a[19]) {
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
    const uint32_t x100 = x83 ^ (c16_mask & (x53 ^ x83));
    const uint32_t x101 = x84 ^ (c16_mask & (x55 ^ x84));
    const uint32_t x102 = x85 ^ (c16_mask & (x57 ^ x85));
    const uint32_t x103 = x86 ^ (c16_mask & (x59 ^ x86));
    const uint32_t x104 = x87 ^ (c16_mask & (x61 ^ x87));
    const uint32_t x105 = x88 ^ (c16_mask & (x63 ^ x88));
    const uint32_t x106 = x89 ^ (c16_mask & (x64 ^ x89));
    const uint32_t x107 = x90 ^ (c16_mask & (x66 ^ x90));
    const uint32_t x108 = x91 ^ (c16_mask & (x68 ^ x91));
    const uint32_t x109 = x92 ^ (c16_mask & (x70 ^ x92));
    const uint32_t x110 = x93 ^ (c16_mask & (x72 ^ x93));
    const uint32_t x111 = x94 ^ (c16_mask & (x74 ^ x94));
    const uint32_t x112 = x95 ^ (c16_mask & (x76 ^ x95));
    const uint32_t x113 = x96 ^ (c16_mask & (x77 ^ x96));
    const uint32_t x114 = x97 ^ (c16_mask & (x79 ^ x97));
    const uint32_t x115 = x98 ^ (c16_mask & (x81 ^ x98));
    const uint32_t x116 = x99 ^ (c16_mask & (x82 ^ x99));
    const uint32_t x117 = x100 & 0x7ffffff;
    const uint32_t x118 = x101 & 0x3fffff;
    const uint32_t x119 = (x100 >> 27) + (x118 << 5);
    const uint32_t x120 = x102 & 0x1ffff;
    const uint32_t x121 = (x101 >> 22) + (x120 << 10);
    const uint32_t x122 = x103 & 4095;
    const uint32_t x123 = (x102 >> 17) + (x122 << 15);
    const uint32_t x124 = x104 & 127;
    const uint32_t x125 = (x103 >> 12) + (x124 << 20);
    const uint32_t x126 = x105 & 3;
    const uint32_t x127 = (x104 >> 7) + (x126 << 25);
    const uint32_t x128 = (x105 >> 2) & 0x7ffffff;
    const uint32_t x129 = x106 & 0xffffff;
    const uint32_t x130 = (x105 >> 29) + (x129 << 3);
    const uint32_t x131 = x107 & 0x7ffff;
    const uint32_t x132 = (x106 >> 24) + (x131 << 8);
    const uint32_t x133 = x108 & 16383;
    const uint32_t x134 = (x107 >> 19) + (x133 << 13);
    const uint32_t x135 = x109 & 511;
    const uint32_t x136 = (x108 >> 14) + (x135 << 18);
    const uint32_t x137 = x110 & 15;
    const uint32_t x138 = (x109 >> 9) + (x137 << 23);
    const uint32_t x139 = (x110 >> 4) & 0x7ffffff;
    const uint32_t x140 = x111 & 0x3ffffff;
    const uint32_t x141 = (x110 >> 31) + (x140 << 1);
    const uint32_t x142 = x112 & 0x1fffff;
    const uint32_t x143 = (x111 >> 26) + (x142 << 6);
    const uint32_t x144 = x113 & 65535;
    const uint32_t x145 = (x112 >> 21) + (x144 << 11);
    const uint32_t x146 = x114 & 2047;
    const uint32_t x147 = (x113 >> 16) + (x146 << 16);
    const uint32_t x148 = x115 & 63;
    const uint32_t x149 = (x114 >> 11) + (x148 << 21);
    const uint32_t x150 = x116 & 1;
    const uint32_t x151 = (x115 >> 6) + (x150 << 26);
    const int32_t o0 = (int32_t)x117 - 0x8000000;
    const int32_t o1 = (int32_t)x119 - 0x8000000 + 1;
    const int32_t o2 = (int32_t)x121 - 0x8000000 + 1;
    const int32_t o3 = (int32_t)x123 - 0x8000000 + 1;
    const int32_t o4 = (int32_t)x125 - 0x8000000 + 1;
    const int32_t o5 = (int32_t)x127 - 0x8000000 + 1;
    const int32_t o6 = (int32_t)x128 - 0x8000000 + 1;
    const int32_t o7 = (int32_t)x130 - 0x8000000 + 1;
    const int32_t o8 = (int32_t)x132 - 0x8000000 + 1;
    const int32_t o9 = (int32_t)x134 - 0x8000000 + 1;
    const int32_t o10 = (int32_t)x136 - 0x8000000 + 1;
    const int32_t o11 = (int32_t)x138 - 0x8000000 + 1;
    const int32_t o12 = (int32_t)x139 - 0x8000000 + 1;
    const int32_t o13 = (int32_t)x141 - 0x8000000 + 1;
    const int32_t o14 = (int32_t)x143 - 0x8000000 + 1;
    const int32_t o15 = (int32_t)x145 - 0x8000000 + 1;
    const int32_t o16 = (int32_t)x147 - 0x8000000 + 1;
    const int32_t o17 = (int32_t)x149 - 0x8000000 + 1;
    const int32_t o18 = (int32_t)x151 - 0x8000000 + 1;
    const uint32_t o19 = (x116 >> 1) + 1;
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
    out[19] = (int32_t)o19;
}

// `out = 1 if f < 0, else 0`
//
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
// - returns `out` in `[0, 1]`
static void p521_invert_sign(uint32_t *out, const int32_t f[20]) {
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
    const int32_t f17 = f[17];
    const int32_t f18 = f[18];
    const int32_t f19 = f[19];
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
    const int32_t x15 = f16 + (x14 >> 27);
    const int32_t x16 = f17 + (x15 >> 27);
    const int32_t x17 = f18 + (x16 >> 27);
    const int32_t x18 = x17 >> 27;
    const int64_t r0 = (int64_t)f19 + (int64_t)x18;
    const int32_t x19 = (int32_t)(r0 >> 32);
    const uint32_t x20 = (uint32_t)x19 + 1;
    uint32_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u32(&o0_unread, x20, 1, 0);
    *out = (uint32_t)o0;
}

// `out = -d if negative is 1, d if it is 0 (mod p)`
//
// - takes `negative` in `[0, 1]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
static void p521_invert_finish(uint32_t out[19], uint32_t negative, const int32_t d[18]) {
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
    const int32_t d15 = d[15];
    const int32_t d16 = d[16];
    const int32_t d17 = d[17];
    const int32_t x0 = -3 - d0;
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
    const int32_t x27 = 0 - d7;
    const int32_t x28 = (int32_t)((uint32_t)d7 ^ (negative_mask & ((uint32_t)x27 ^ (uint32_t)d7)));
    const int32_t x29 = x28 + (x25 >> 30);
    const uint32_t x30 = (uint32_t)x29 & 0x3fffffff;
    const int32_t x31 = 0 - d8;
    const int32_t x32 = (int32_t)((uint32_t)d8 ^ (negative_mask & ((uint32_t)x31 ^ (uint32_t)d8)));
    const int32_t x33 = x32 + (x29 >> 30);
    const uint32_t x34 = (uint32_t)x33 & 0x3fffffff;
    const int32_t x35 = 0 - d9;
    const int32_t x36 = (int32_t)((uint32_t)d9 ^ (negative_mask & ((uint32_t)x35 ^ (uint32_t)d9)));
    const int32_t x37 = x36 + (x33 >> 30);
    const uint32_t x38 = (uint32_t)x37 & 0x3fffffff;
    const int32_t x39 = 0 - d10;
    const int32_t x40 = (int32_t)((uint32_t)d10 ^ (negative_mask & ((uint32_t)x39 ^ (uint32_t)d10)));
    const int32_t x41 = x40 + (x37 >> 30);
    const uint32_t x42 = (uint32_t)x41 & 0x3fffffff;
    const int32_t x43 = 0 - d11;
    const int32_t x44 = (int32_t)((uint32_t)d11 ^ (negative_mask & ((uint32_t)x43 ^ (uint32_t)d11)));
    const int32_t x45 = x44 + (x41 >> 30);
    const uint32_t x46 = (uint32_t)x45 & 0x3fffffff;
    const int32_t x47 = 0 - d12;
    const int32_t x48 = (int32_t)((uint32_t)d12 ^ (negative_mask & ((uint32_t)x47 ^ (uint32_t)d12)));
    const int32_t x49 = x48 + (x45 >> 30);
    const uint32_t x50 = (uint32_t)x49 & 0x3fffffff;
    const int32_t x51 = 0 - d13;
    const int32_t x52 = (int32_t)((uint32_t)d13 ^ (negative_mask & ((uint32_t)x51 ^ (uint32_t)d13)));
    const int32_t x53 = x52 + (x49 >> 30);
    const uint32_t x54 = (uint32_t)x53 & 0x3fffffff;
    const int32_t x55 = 0 - d14;
    const int32_t x56 = (int32_t)((uint32_t)d14 ^ (negative_mask & ((uint32_t)x55 ^ (uint32_t)d14)));
    const int32_t x57 = x56 + (x53 >> 30);
    const uint32_t x58 = (uint32_t)x57 & 0x3fffffff;
    const int32_t x59 = 0 - d15;
    const int32_t x60 = (int32_t)((uint32_t)d15 ^ (negative_mask & ((uint32_t)x59 ^ (uint32_t)d15)));
    const int32_t x61 = x60 + (x57 >> 30);
    const uint32_t x62 = (uint32_t)x61 & 0x3fffffff;
    const int32_t x63 = 0 - d16;
    const int32_t x64 = (int32_t)((uint32_t)d16 ^ (negative_mask & ((uint32_t)x63 ^ (uint32_t)d16)));
    const int32_t x65 = x64 + (x61 >> 30);
    const int32_t x66 = 6144 - d17;
    const int32_t x67 = d17 + 4096;
    const int32_t x68 = (int32_t)((uint32_t)x67 ^ (negative_mask & ((uint32_t)x66 ^ (uint32_t)x67)));
    const int32_t x69 = x68 + (x65 >> 30);
    const uint32_t x70 = x6 & 3;
    const uint32_t x71 = ((uint32_t)x2 & 0x3fffffff) + (x70 << 30);
    const uint32_t x72 = x10 & 15;
    const uint32_t x73 = (x6 >> 2) + (x72 << 28);
    const uint32_t x74 = x14 & 63;
    const uint32_t x75 = (x10 >> 4) + (x74 << 26);
    const uint32_t x76 = x18 & 255;
    const uint32_t x77 = (x14 >> 6) + (x76 << 24);
    const uint32_t x78 = x22 & 1023;
    const uint32_t x79 = (x18 >> 8) + (x78 << 22);
    const uint32_t x80 = x26 & 4095;
    const uint32_t x81 = (x22 >> 10) + (x80 << 20);
    const uint32_t x82 = x30 & 16383;
    const uint32_t x83 = (x26 >> 12) + (x82 << 18);
    const uint32_t x84 = x34 & 65535;
    const uint32_t x85 = (x30 >> 14) + (x84 << 16);
    const uint32_t x86 = x38 & 0x3ffff;
    const uint32_t x87 = (x34 >> 16) + (x86 << 14);
    const uint32_t x88 = x42 & 0xfffff;
    const uint32_t x89 = (x38 >> 18) + (x88 << 12);
    const uint32_t x90 = x46 & 0x3fffff;
    const uint32_t x91 = (x42 >> 20) + (x90 << 10);
    const uint32_t x92 = x50 & 0xffffff;
    const uint32_t x93 = (x46 >> 22) + (x92 << 8);
    const uint32_t x94 = x54 & 0x3ffffff;
    const uint32_t x95 = (x50 >> 24) + (x94 << 6);
    const uint32_t x96 = x58 & 0xfffffff;
    const uint32_t x97 = (x54 >> 26) + (x96 << 4);
    const uint32_t x98 = (x58 >> 28) + (x62 << 2);
    const uint32_t x99 = (uint32_t)x69 & 3;
    const uint32_t x100 = ((uint32_t)x65 & 0x3fffffff) + (x99 << 30);
    const uint32_t x101 = (uint32_t)(x69 >> 2);
    uint32_t x102;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x102, x71, 0xfffffffc, 0);
    uint32_t x103;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x103, x73, 0xffffffff, c0);
    uint32_t x104;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x104, x75, 0xffffffff, c1);
    uint32_t x105;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x105, x77, 0xffffffff, c2);
    uint32_t x106;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x106, x79, 0xffffffff, c3);
    uint32_t x107;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x107, x81, 0xffffffff, c4);
    uint32_t x108;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x108, x83, 0xffffffff, c5);
    uint32_t x109;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x109, x85, 0xffffffff, c6);
    uint32_t x110;
    const uint8_t c8 = limbforge_sub_borrow_u32(&x110, x87, 0xffffffff, c7);
    uint32_t x111;
    const uint8_t c9 = limbforge_sub_borrow_u32(&x111, x89, 0xffffffff, c8);
    uint32_t x112;
    const uint8_t c10 = limbforge_sub_borrow_u32(&x112, x91, 0xffffffff, c9);
    uint32_t x113;
    const uint8_t c11 = limbforge_sub_borrow_u32(&x113, x93, 0xffffffff, c10);
    uint32_t x114;
    const uint8_t c12 = limbforge_sub_borrow_u32(&x114, x95, 0xffffffff, c11);
    uint32_t x115;
    const uint8_t c13 = limbforge_sub_borrow_u32(&x115, x97, 0xffffffff, c12);
    uint32_t x116;
    const uint8_t c14 = limbforge_sub_borrow_u32(&x116, x98, 0xffffffff, c13);
    uint32_t x117;
    const uint8_t c15 = limbforge_sub_borrow_u32(&x117, x100, 0xffffffff, c14);
    uint32_t x118;
    const uint8_t c16 = limbforge_sub_borrow_u32(&x118, x101, 2047, c15);
    const uint32_t c16_mask = (uint32_t)0 - (uint32_t)c16;
    const uint32_t x119 = x102 ^ (c16_mask & (x71 ^ x102));
    const uint32_t x120 = x103 ^ (c16_mask & (x73 ^ x103));
    const uint32_t x121 = x104 ^ (c16_mask & (x75 ^ x104));
    const uint32_t x122 = x105 ^ (c16_mask & (x77 ^ x105));
    const uint32_t x123 = x106 ^ (c16_mask & (x79 ^ x106));
    const uint32_t x124 = x107 ^ (c16_mask & (x81 ^ x107));
    const uint32_t x125 = x108 ^ (c16_mask & (x83 ^ x108));
    const uint32_t x126 = x109 ^ (c16_mask & (x85 ^ x109));
    const uint32_t x127 = x110 ^ (c16_mask & (x87 ^ x110));
    const uint32_t x128 = x111 ^ (c16_mask & (x89 ^ x111));
    const uint32_t x129 = x112 ^ (c16_mask & (x91 ^ x112));
    const uint32_t x130 = x113 ^ (c16_mask & (x93 ^ x113));
    const uint32_t x131 = x114 ^ (c16_mask & (x95 ^ x114));
    const uint32_t x132 = x115 ^ (c16_mask & (x97 ^ x115));
    const uint32_t x133 = x116 ^ (c16_mask & (x98 ^ x116));
    const uint32_t x134 = x117 ^ (c16_mask & (x100 ^ x117));
    const uint32_t x135 = x118 ^ (c16_mask & (x101 ^ x118));
    uint32_t x136;
    const uint8_t c17 = limbforge_sub_borrow_u32(&x136, x119, 0xfffffffe, 0);
    uint32_t x137;
    const uint8_t c18 = limbforge_sub_borrow_u32(&x137, x120, 0xffffffff, c17);
    uint32_t x138;
    const uint8_t c19 = limbforge_sub_borrow_u32(&x138, x121, 0xffffffff, c18);
    uint32_t x139;
    const uint8_t c20 = limbforge_sub_borrow_u32(&x139, x122, 0xffffffff, c19);
    uint32_t x140;
    const uint8_t c21 = limbforge_sub_borrow_u32(&x140, x123, 0xffffffff, c20);
    uint32_t x141;
    const uint8_t c22 = limbforge_sub_borrow_u32(&x141, x124, 0xffffffff, c21);
    uint32_t x142;
    const uint8_t c23 = limbforge_sub_borrow_u32(&x142, x125, 0xffffffff, c22);
    uint32_t x143;
    const uint8_t c24 = limbforge_sub_borrow_u32(&x143, x126, 0xffffffff, c23);
    uint32_t x144;
    const uint8_t c25 = limbforge_sub_borrow_u32(&x144, x127, 0xffffffff, c24);
    uint32_t x145;
    const uint8_t c26 = limbforge_sub_borrow_u32(&x145, x128, 0xffffffff, c25);
    uint32_t x146;
    const uint8_t c27 = limbforge_sub_borrow_u32(&x146, x129, 0xffffffff, c26);
    uint32_t x147;
    const uint8_t c28 = limbforge_sub_borrow_u32(&x147, x130, 0xffffffff, c27);
    uint32_t x148;
    const uint8_t c29 = limbforge_sub_borrow_u32(&x148, x131, 0xffffffff, c28);
    uint32_t x149;
    const uint8_t c30 = limbforge_sub_borrow_u32(&x149, x132, 0xffffffff, c29);
    uint32_t x150;
    const uint8_t c31 = limbforge_sub_borrow_u32(&x150, x133, 0xffffffff, c30);
    uint32_t x151;
    const uint8_t c32 = limbforge_sub_borrow_u32(&x151, x134, 0xffffffff, c31);
    uint32_t x152;
    const uint8_t c33 = limbforge_sub_borrow_u32(&x152, x135, 1023, c32);
    const uint32_t c33_mask = (uint32_t)0 - (uint32_t)c33;
    const uint32_t x153 = x136 ^ (c33_mask & (x119 ^ x136));
    const uint32_t x154 = x137 ^ (c33_mask & (x120 ^ x137));
    const uint32_t x155 = x138 ^ (c33_mask & (x121 ^ x138));
    const uint32_t x156 = x139 ^ (c33_mask & (x122 ^ x139));
    const uint32_t x157 = x140 ^ (c33_mask & (x123 ^ x140));
    const uint32_t x158 = x141 ^ (c33_mask & (x124 ^ x141));
    const uint32_t x159 = x142 ^ (c33_mask & (x125 ^ x142));
    const uint32_t x160 = x143 ^ (c33_mask & (x126 ^ x143));
    const uint32_t x161 = x144 ^ (c33_mask & (x127 ^ x144));
    const uint32_t x162 = x145 ^ (c33_mask & (x128 ^ x145));
    const uint32_t x163 = x146 ^ (c33_mask & (x129 ^ x146));
    const uint32_t x164 = x147 ^ (c33_mask & (x130 ^ x147));
    const uint32_t x165 = x148 ^ (c33_mask & (x131 ^ x148));
    const uint32_t x166 = x149 ^ (c33_mask & (x132 ^ x149));
    const uint32_t x167 = x150 ^ (c33_mask & (x133 ^ x150));
    const uint32_t x168 = x151 ^ (c33_mask & (x134 ^ x151));
    const uint32_t x169 = x152 ^ (c33_mask & (x135 ^ x152));
    uint32_t x170;
    const uint8_t c34 = limbforge_sub_borrow_u32(&x170, x153, 0xffffffff, 0);
    uint32_t x171;
    const uint8_t c35 = limbforge_sub_borrow_u32(&x171, x154, 0xffffffff, c34);
    uint32_t x172;
    const uint8_t c36 = limbforge_sub_borrow_u32(&x172, x155, 0xffffffff, c35);
    uint32_t x173;
    const uint8_t c37 = limbforge_sub_borrow_u32(&x173, x156, 0xffffffff, c36);
    uint32_t x174;
    const uint8_t c38 = limbforge_sub_borrow_u32(&x174, x157, 0xffffffff, c37);
    uint32_t x175;
    const uint8_t c39 = limbforge_sub_borrow_u32(&x175, x158, 0xffffffff, c38);
    uint32_t x176;
    const uint8_t c40 = limbforge_sub_borrow_u32(&x176, x159, 0xffffffff, c39);
    uint32_t x177;
    const uint8_t c41 = limbforge_sub_borrow_u32(&x177, x160, 0xffffffff, c40);
    uint32_t x178;
    const uint8_t c42 = limbforge_sub_borrow_u32(&x178, x161, 0xffffffff, c41);
    uint32_t x179;
    const uint8_t c43 = limbforge_sub_borrow_u32(&x179, x162, 0xffffffff, c42);
    uint32_t x180;
    const uint8_t c44 = limbforge_sub_borrow_u32(&x180, x163, 0xffffffff, c43);
    uint32_t x181;
    const uint8_t c45 = limbforge_sub_borrow_u32(&x181, x164, 0xffffffff, c44);
    uint32_t x182;
    const uint8_t c46 = limbforge_sub_borrow_u32(&x182, x165, 0xffffffff, c45);
    uint32_t x183;
    const uint8_t c47 = limbforge_sub_borrow_u32(&x183, x166, 0xffffffff, c46);
    uint32_t x184;
    const uint8_t c48 = limbforge_sub_borrow_u32(&x184, x167, 0xffffffff, c47);
    uint32_t x185;
    const uint8_t c49 = limbforge_sub_borrow_u32(&x185, x168, 0xffffffff, c48);
    uint32_t x186;
    const uint8_t c50 = limbforge_sub_borrow_u32(&x186, x169, 511, c49);
    const uint32_t c50_mask = (uint32_t)0 - (uint32_t)c50;
    const uint32_t x187 = x170 ^ (c50_mask & (x153 ^ x170));
    const uint32_t x188 = x171 ^ (c50_mask & (x154 ^ x171));
    const uint32_t x189 = x172 ^ (c50_mask & (x155 ^ x172));
    const uint32_t x190 = x173 ^ (c50_mask & (x156 ^ x173));
    const uint32_t x191 = x174 ^ (c50_mask & (x157 ^ x174));
    const uint32_t x192 = x175 ^ (c50_mask & (x158 ^ x175));
    const uint32_t x193 = x176 ^ (c50_mask & (x159 ^ x176));
    const uint32_t x194 = x177 ^ (c50_mask & (x160 ^ x177));
    const uint32_t x195 = x178 ^ (c50_mask & (x161 ^ x178));
    const uint32_t x196 = x179 ^ (c50_mask & (x162 ^ x179));
    const uint32_t x197 = x180 ^ (c50_mask & (x163 ^ x180));
    const uint32_t x198 = x181 ^ (c50_mask & (x164 ^ x181));
    const uint32_t x199 = x182 ^ (c50_mask & (x165 ^ x182));
    const uint32_t x200 = x183 ^ (c50_mask & (x166 ^ x183));
    const uint32_t x201 = x184 ^ (c50_mask & (x167 ^ x184));
    const uint32_t x202 = x185 ^ (c50_mask & (x168 ^ x185));
    const uint32_t x203 = x186 ^ (c50_mask & (x169 ^ x186));
    const uint32_t o0 = x187 & 0xfffffff;
    const uint32_t x204 = x188 & 0xffffff;
    const uint32_t o1 = (x187 >> 28) + (x204 << 4);
    const uint32_t x205 = x189 & 0xfffff;
    const uint32_t o2 = (x188 >> 24) + (x205 << 8);
    const uint32_t x206 = x190 & 65535;
    const uint32_t o3 = (x189 >> 20) + (x206 << 12);
    const uint32_t x207 = x191 & 4095;
    const uint32_t o4 = (x190 >> 16) + (x207 << 16);
    const uint32_t x208 = x192 & 255;
    const uint32_t o5 = (x191 >> 12) + (x208 << 20);
    const uint32_t x209 = x193 & 15;
    const uint32_t o6 = (x192 >> 8) + (x209 << 24);
    const uint32_t o7 = x193 >> 4;
    const uint32_t o8 = x194 & 0xfffffff;
    const uint32_t x210 = x195 & 0xffffff;
    const uint32_t o9 = (x194 >> 28) + (x210 << 4);
    const uint32_t x211 = x196 & 0xfffff;
    const uint32_t o10 = (x195 >> 24) + (x211 << 8);
    const uint32_t x212 = x197 & 65535;
    const uint32_t o11 = (x196 >> 20) + (x212 << 12);
    const uint32_t x213 = x198 & 4095;
    const uint32_t o12 = (x197 >> 16) + (x213 << 16);
    const uint32_t x214 = x199 & 255;
    const uint32_t o13 = (x198 >> 12) + (x214 << 20);
    const uint32_t x215 = x200 & 15;
    const uint32_t o14 = (x199 >> 8) + (x215 << 24);
    const uint32_t o15 = x200 >> 4;
    const uint32_t o16 = x201 & 0xfffffff;
    const uint32_t x216 = x202 & 0xffffff;
    const uint32_t o17 = (x201 >> 28) + (x216 << 4);
    const uint32_t o18 = (x202 >> 24) + (x203 << 8);
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

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
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
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
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
// Time depends on the exponent, which must not be secret.
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
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void p521_invert(uint32_t out[19], const uint32_t a[19]) {
    int32_t f[20];
    memcpy(f, ((const int32_t[]){-1, -(int32_t)0x8000000, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, 257}), sizeof f);
    int32_t g[20];
    p521_invert_start(g, a);
    int32_t d[18];
    memcpy(d, ((const int32_t[]){-(int32_t)0x40000000, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, 1}), sizeof d);
    int32_t e[18];
    memcpy(e, ((const int32_t[]){-(int32_t)0x40000000, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3ffbffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, 1}), sizeof e);
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
    p521_divsteps_head(&low_f, u, v, f, g);
    int32_t low_g;
    p521_divsteps_head(&low_g, q, r, f, g);
    for (uint32_t i = 0; i < 45; i++) {
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
        p521_divsteps_fg(&k, &u1, &v1, &q1, &r1, f, &low_1, &high_1, g, &low_2, &high_2, u0, v0, q0, r0, f, g, k, low_f, low_g);
        int32_t next_f;
        int32_t all_f;
        p521_divsteps_words(&next_f, &all_f, u1, v1, f, g);
        int32_t next_g;
        int32_t all_g;
        p521_divsteps_words(&next_g, &all_g, q1, r1, f, g);
        int32_t u2;
        int32_t v2;
        int32_t q2;
        int32_t r2;
        int32_t new_d[18];
        int32_t cut_u;
        int32_t cut_v;
        p521_divsteps_de(&k, &u2, &v2, &q2, &r2, new_d, &cut_u, &cut_v, u0, v0, d, e, k, next_f, next_g);
        p521_divsteps_low(&next_f, u2, v2, all_f, all_g);
        p521_divsteps_low(&next_g, q2, r2, all_f, all_g);
        int32_t u12;
        int32_t v12;
        int32_t q12;
        int32_t r12;
        p521_divsteps_pair(&u12, &v12, &q12, &r12, u2, v2, q2, r2, u1, v1, q1, r1);
        int32_t u3;
        int32_t v3;
        int32_t q3;
        int32_t r3;
        p521_divsteps_last(&k, &u3, &v3, &q3, &r3, e, &cut_u, &cut_v, q0, r0, d, e, k, next_f, next_g);
        memcpy(d, new_d, sizeof d);
        p521_divsteps_ahead(&low_f, u3, v3, next_f, next_g);
        p521_divsteps_ahead(&low_g, q3, r3, next_f, next_g);
        p521_divsteps_batch(&u, &v, &q, &r, u3, v3, q3, r3, u12, v12, q12, r12);
    }
    int32_t cut_u;
    int32_t cut_v;
    p521_update_de(d, &cut_u, &cut_v, u, v, d, e);
    uint32_t low_1;
    int32_t high_1;
    p521_update_fg(f, &low_1, &high_1, u, v, f, g);
    uint32_t negative;
    p521_invert_sign(&negative, f);
    uint32_t out_value[19];
    p521_invert_finish(out_value, negative, d);
    memcpy(out, out_value, sizeof out_value);
}

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
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
    memcpy(x3, x2, sizeof x3);
    for (uint32_t i = 0; i < 2; i++) {
        p521_square(x3, x3);
    }
    uint32_t x4[19];
    p521_mul(x4, x3, x2);
    uint32_t x5[19];
    memcpy(x5, x4, sizeof x5);
    for (uint32_t i = 0; i < 4; i++) {
        p521_square(x5, x5);
    }
    uint32_t x6[19];
    p521_mul(x6, x5, x4);
    uint32_t x7[19];
    memcpy(x7, x6, sizeof x7);
    for (uint32_t i = 0; i < 8; i++) {
        p521_square(x7, x7);
    }
    uint32_t x8[19];
    p521_mul(x8, x7, x6);
    uint32_t x9[19];
    memcpy(x9, x8, sizeof x9);
    for (uint32_t i = 0; i < 16; i++) {
        p521_square(x9, x9);
    }
    uint32_t x10[19];
    p521_mul(x10, x9, x8);
    uint32_t x11[19];
    memcpy(x11, x10, sizeof x11);
    for (uint32_t i = 0; i < 32; i++) {
        p521_square(x11, x11);
    }
    uint32_t x12[19];
    p521_mul(x12, x11, x10);
    uint32_t x13[19];
    memcpy(x13, x12, sizeof x13);
    for (uint32_t i = 0; i < 64; i++) {
        p521_square(x13, x13);
    }
    uint32_t x14[19];
    p521_mul(x14, x13, x12);
    uint32_t x15[19];
    p521_square(x15, x14);
    uint32_t x16[19];
    p521_mul(x16, x15, a);
    uint32_t x17[19];
    memcpy(x17, x16, sizeof x17);
    for (uint32_t i = 0; i < 129; i++) {
        p521_square(x17, x17);
    }
    uint32_t x18[19];
    p521_mul(x18, x17, x16);
    uint32_t x19[19];
    p521_square(x19, x18);
    uint32_t x20[19];
    p521_mul(x20, x19, a);
    uint32_t x21[19];
    memcpy(x21, x20, sizeof x21);
    for (uint32_t i = 0; i < 259; i++) {
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

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
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

// out = 1 if a is a square or 0, else 0
void p521_is_square(uint32_t *out, const uint32_t a[19]) {
    uint32_t character[19];
    p521_pow_euler(character, a);
    uint32_t squared[19];
    p521_square(squared, character);
    uint32_t out_value;
    p521_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void p521_legendre(int32_t *out, const uint32_t a[19]) {
    uint32_t zero;
    p521_is_zero(&zero, a);
    uint32_t square;
    p521_is_square(&square, a);
    int32_t out_value;
    p521_sign_of(&out_value, zero, square);
    *out = out_value;
}
