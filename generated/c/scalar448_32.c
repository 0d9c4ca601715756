// Arithmetic modulo 0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3 (scalar448). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3
// Recipe:  16x29 word(32) karatsuba(1) double-word montgomery(product-scanning) carry(sequential) invert(divsteps)
// Limbs:   16 words of 32 bits
// Domain:  Montgomery; the sum of limb * weight is the element times R = 2^464 modulo the prime
//
// If all inputs are within their bounds, the results are correct and within theirs.
//
// limb  weight  tight            loose
// 0     2^0     [0, 2^29 - 1]    [0, 2^29 - 1]
// 1     2^29    [0, 2^29 - 1]    [0, 2^29 - 1]
// 2     2^58    [0, 2^29 - 1]    [0, 2^29 - 1]
// 3     2^87    [0, 2^29 - 1]    [0, 2^29 - 1]
// 4     2^116   [0, 2^29 - 1]    [0, 2^29 - 1]
// 5     2^145   [0, 2^29 - 1]    [0, 2^29 - 1]
// 6     2^174   [0, 2^29 - 1]    [0, 2^29 - 1]
// 7     2^203   [0, 0x203fffff]  [0, 0x203fffff]
// 8     2^232   [0, 2^29 - 1]    [0, 2^29 - 1]
// 9     2^261   [0, 2^29 - 1]    [0, 2^29 - 1]
// 10    2^290   [0, 2^29 - 1]    [0, 2^29 - 1]
// 11    2^319   [0, 2^29 - 1]    [0, 2^29 - 1]
// 12    2^348   [0, 2^29 - 1]    [0, 2^29 - 1]
// 13    2^377   [0, 2^29 - 1]    [0, 2^29 - 1]
// 14    2^406   [0, 2^29 - 1]    [0, 2^29 - 1]
// 15    2^435   [0, 2063]        [0, 2063]

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

#define scalar448_LIMBS 16
#define scalar448_BYTES 56

// 0.
const uint32_t scalar448_zero[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

// 1.
const uint32_t scalar448_one[16] = {
    0xc340000, 0xdaa94f7, 0xadc873d, 0xb91d385, 0x17a4cf63, 0x25392df, 0x1b124b65, 0x1aee0b1d, 524,
    0, 0, 0, 0, 0, 0, 0,
};

// 2^448, the weight of the upper half of a double-length encoding.
const uint32_t scalar448_wide[16] = {
    0x11e7de82, 0xc41fd49, 0xb474b84, 0x1e2c0f0f, 0x3e29800, 0xcfd9bd3, 0x1b14838c, 0x10b76496,
    0x17cf72c9, 0x3e22570, 0x1052e8f1, 0x15e3539, 0xb7e4d07, 0x1490295e, 0x7e08edc, 1319,
};

// 2^((p - 1) / 2^1), a primitive root of unity of order 2^1.
const uint32_t scalar448_root_of_unity[16] = {
    0x1f2444f3, 0xe1b7f9d, 0x6874e0b, 0xdf31196, 0xbc432b3, 0xb51448b, 0x1494c5d6, 0x5018e26,
    0x1ffffdf3, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 2047,
};

// R; in the Montgomery domain its limbs hold R^2.
const uint32_t scalar448_r[16] = {
    0x15b01cbb, 0x85d4e55, 0x5cc3ef8, 0x55ef940, 0x1ee97405, 0x12141ff4, 0x1cc1c960, 0x1533ab9e,
    0x12c9860f, 0x570be7b, 0x8f11f11, 0x15398297, 0xd070af1, 0x95e5bf2, 0xedca481, 1796,
};

// `out = a + b (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_add(uint32_t out[16], const uint32_t a[16], const uint32_t b[16]) {
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
    const uint32_t x0 = a15 + b15;
    const uint32_t x1 = x0 >> 11;
    const uint32_t x2 = a0 + b0 + x1 * 0x14a7bb0d;
    const uint32_t o0 = x2 & 0x1fffffff;
    const uint32_t x3 = a1 + b1 + x1 * 0x439eb6a + (x2 >> 29);
    const uint32_t o1 = x3 & 0x1fffffff;
    const uint32_t x4 = a2 + b2 + x1 * 0xe9c2ab7 + (x3 >> 29);
    const uint32_t o2 = x4 & 0x1fffffff;
    const uint32_t x5 = a3 + b3 + x1 * 0x67b1ae4 + (x4 >> 29);
    const uint32_t o3 = x5 & 0x1fffffff;
    const uint32_t x6 = a4 + b4 + x1 * 0x1c96fde9 + (x5 >> 29);
    const uint32_t o4 = x6 & 0x1fffffff;
    const uint32_t x7 = a5 + b5 + x1 * 0x125b2894 + (x6 >> 29);
    const uint32_t o5 = x7 & 0x1fffffff;
    const uint32_t x8 = a6 + b6 + x1 * 0x1058eec4 + (x7 >> 29);
    const uint32_t o6 = x8 & 0x1fffffff;
    const uint32_t x9 = a7 + b7 + x1 * 0x1066bb + (x8 >> 29);
    const uint32_t o7 = x9 & 0x1fffffff;
    const uint32_t x10 = a8 + b8 + (x9 >> 29);
    const uint32_t o8 = x10 & 0x1fffffff;
    const uint32_t x11 = a9 + b9 + (x10 >> 29);
    const uint32_t o9 = x11 & 0x1fffffff;
    const uint32_t x12 = a10 + b10 + (x11 >> 29);
    const uint32_t o10 = x12 & 0x1fffffff;
    const uint32_t x13 = a11 + b11 + (x12 >> 29);
    const uint32_t o11 = x13 & 0x1fffffff;
    const uint32_t x14 = a12 + b12 + (x13 >> 29);
    const uint32_t o12 = x14 & 0x1fffffff;
    const uint32_t x15 = a13 + b13 + (x14 >> 29);
    const uint32_t o13 = x15 & 0x1fffffff;
    const uint32_t x16 = a14 + b14 + (x15 >> 29);
    const uint32_t o14 = x16 & 0x1fffffff;
    const uint32_t o15 = (x0 & 2047) + (x16 >> 29);
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
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_sub(uint32_t out[16], const uint32_t a[16], const uint32_t b[16]) {
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
    const uint32_t x0 = a15 + 4094 - b15;
    const uint32_t x1 = x0 >> 11;
    const uint32_t x2 = a0 + 0x36b089e6 - b0 + x1 * 0x14a7bb0d;
    const uint32_t o0 = x2 & 0x1fffffff;
    const uint32_t x3 = a1 + 0x378c2929 - b1 + x1 * 0x439eb6a + (x2 >> 29);
    const uint32_t o1 = x3 & 0x1fffffff;
    const uint32_t x4 = a2 + 0x22c7aa90 - b2 + x1 * 0xe9c2ab7 + (x3 >> 29);
    const uint32_t o2 = x4 & 0x1fffffff;
    const uint32_t x5 = a3 + 0x3309ca36 - b3 + x1 * 0x67b1ae4 + (x4 >> 29);
    const uint32_t o3 = x5 & 0x1fffffff;
    const uint32_t x6 = a4 + 0x26d2042c - b4 + x1 * 0x1c96fde9 + (x5 >> 29);
    const uint32_t o4 = x6 & 0x1fffffff;
    const uint32_t x7 = a5 + 0x3b49aed5 - b5 + x1 * 0x125b2894 + (x6 >> 29);
    const uint32_t o5 = x7 & 0x1fffffff;
    const uint32_t x8 = a6 + 0x3f4e2275 - b6 + x1 * 0x1058eec4 + (x7 >> 29);
    const uint32_t o6 = x8 & 0x1fffffff;
    const uint32_t x9 = a7 + 0x3fdf3287 - b7 + x1 * 0x1066bb + (x8 >> 29);
    const uint32_t o7 = x9 & 0x1fffffff;
    const uint32_t x10 = a8 + 0x3ffffffe - b8 + (x9 >> 29);
    const uint32_t o8 = x10 & 0x1fffffff;
    const uint32_t x11 = a9 + 0x3ffffffe - b9 + (x10 >> 29);
    const uint32_t o9 = x11 & 0x1fffffff;
    const uint32_t x12 = a10 + 0x3ffffffe - b10 + (x11 >> 29);
    const uint32_t o10 = x12 & 0x1fffffff;
    const uint32_t x13 = a11 + 0x3ffffffe - b11 + (x12 >> 29);
    const uint32_t o11 = x13 & 0x1fffffff;
    const uint32_t x14 = a12 + 0x3ffffffe - b12 + (x13 >> 29);
    const uint32_t o12 = x14 & 0x1fffffff;
    const uint32_t x15 = a13 + 0x3ffffffe - b13 + (x14 >> 29);
    const uint32_t o13 = x15 & 0x1fffffff;
    const uint32_t x16 = a14 + 0x3ffffffe - b14 + (x15 >> 29);
    const uint32_t o14 = x16 & 0x1fffffff;
    const uint32_t o15 = (x0 & 2047) + (x16 >> 29);
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
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_opp(uint32_t out[16], const uint32_t a[16]) {
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
    const uint32_t x0 = 4094 - a15;
    const uint32_t x1 = x0 >> 11;
    const uint32_t x2 = 0x36b089e6 - a0 + x1 * 0x14a7bb0d;
    const uint32_t o0 = x2 & 0x1fffffff;
    const uint32_t x3 = 0x378c2929 - a1 + x1 * 0x439eb6a + (x2 >> 29);
    const uint32_t o1 = x3 & 0x1fffffff;
    const uint32_t x4 = 0x22c7aa90 - a2 + x1 * 0xe9c2ab7 + (x3 >> 29);
    const uint32_t o2 = x4 & 0x1fffffff;
    const uint32_t x5 = 0x3309ca36 - a3 + x1 * 0x67b1ae4 + (x4 >> 29);
    const uint32_t o3 = x5 & 0x1fffffff;
    const uint32_t x6 = 0x26d2042c - a4 + x1 * 0x1c96fde9 + (x5 >> 29);
    const uint32_t o4 = x6 & 0x1fffffff;
    const uint32_t x7 = 0x3b49aed5 - a5 + x1 * 0x125b2894 + (x6 >> 29);
    const uint32_t o5 = x7 & 0x1fffffff;
    const uint32_t x8 = 0x3f4e2275 - a6 + x1 * 0x1058eec4 + (x7 >> 29);
    const uint32_t o6 = x8 & 0x1fffffff;
    const uint32_t x9 = 0x3fdf3287 - a7 + x1 * 0x1066bb + (x8 >> 29);
    const uint32_t o7 = x9 & 0x1fffffff;
    const uint32_t x10 = 0x3ffffffe - a8 + (x9 >> 29);
    const uint32_t o8 = x10 & 0x1fffffff;
    const uint32_t x11 = 0x3ffffffe - a9 + (x10 >> 29);
    const uint32_t o9 = x11 & 0x1fffffff;
    const uint32_t x12 = 0x3ffffffe - a10 + (x11 >> 29);
    const uint32_t o10 = x12 & 0x1fffffff;
    const uint32_t x13 = 0x3ffffffe - a11 + (x12 >> 29);
    const uint32_t o11 = x13 & 0x1fffffff;
    const uint32_t x14 = 0x3ffffffe - a12 + (x13 >> 29);
    const uint32_t o12 = x14 & 0x1fffffff;
    const uint32_t x15 = 0x3ffffffe - a13 + (x14 >> 29);
    const uint32_t o13 = x15 & 0x1fffffff;
    const uint32_t x16 = 0x3ffffffe - a14 + (x15 >> 29);
    const uint32_t o14 = x16 & 0x1fffffff;
    const uint32_t o15 = (x0 & 2047) + (x16 >> 29);
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

// `R * out = a * b (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_mul(uint32_t out[16], const uint32_t a[16], const uint32_t b[16]) {
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
    const uint64_t r15 = (uint64_t)a8 * b8;
    const uint64_t r16 = (uint64_t)a8 * b9 + (uint64_t)a9 * b8;
    const uint64_t r17 = (uint64_t)a8 * b10 + (uint64_t)a9 * b9 + (uint64_t)a10 * b8;
    const uint64_t r18 = (uint64_t)a8 * b11
        + (uint64_t)a9 * b10
        + (uint64_t)a10 * b9
        + (uint64_t)a11 * b8;
    const uint64_t r19 = (uint64_t)a8 * b12
        + (uint64_t)a9 * b11
        + (uint64_t)a10 * b10
        + (uint64_t)a11 * b9
        + (uint64_t)a12 * b8;
    const uint64_t r20 = (uint64_t)a8 * b13
        + (uint64_t)a9 * b12
        + (uint64_t)a10 * b11
        + (uint64_t)a11 * b10
        + (uint64_t)a12 * b9
        + (uint64_t)a13 * b8;
    const uint64_t r21 = (uint64_t)a8 * b14
        + (uint64_t)a9 * b13
        + (uint64_t)a10 * b12
        + (uint64_t)a11 * b11
        + (uint64_t)a12 * b10
        + (uint64_t)a13 * b9
        + (uint64_t)a14 * b8;
    const uint64_t r22 = (uint64_t)a8 * b15
        + (uint64_t)a9 * b14
        + (uint64_t)a10 * b13
        + (uint64_t)a11 * b12
        + (uint64_t)a12 * b11
        + (uint64_t)a13 * b10
        + (uint64_t)a14 * b9
        + (uint64_t)a15 * b8;
    const uint64_t r23 = (uint64_t)a9 * b15
        + (uint64_t)a10 * b14
        + (uint64_t)a11 * b13
        + (uint64_t)a12 * b12
        + (uint64_t)a13 * b11
        + (uint64_t)a14 * b10
        + (uint64_t)a15 * b9;
    const uint64_t r24 = (uint64_t)a10 * b15
        + (uint64_t)a11 * b14
        + (uint64_t)a12 * b13
        + (uint64_t)a13 * b12
        + (uint64_t)a14 * b11
        + (uint64_t)a15 * b10;
    const uint64_t r25 = (uint64_t)a11 * b15
        + (uint64_t)a12 * b14
        + (uint64_t)a13 * b13
        + (uint64_t)a14 * b12
        + (uint64_t)a15 * b11;
    const uint64_t r26 = (uint64_t)a12 * b15
        + (uint64_t)a13 * b14
        + (uint64_t)a14 * b13
        + (uint64_t)a15 * b12;
    const uint64_t r27 = (uint64_t)a13 * b15 + (uint64_t)a14 * b14 + (uint64_t)a15 * b13;
    const uint64_t r28 = (uint64_t)a14 * b15 + (uint64_t)a15 * b14;
    const uint64_t r29 = (uint64_t)a15 * b15;
    const int32_t x0 = (int32_t)a0 - (int32_t)a8;
    const int32_t x1 = (int32_t)a1 - (int32_t)a9;
    const int32_t x2 = (int32_t)a2 - (int32_t)a10;
    const int32_t x3 = (int32_t)a3 - (int32_t)a11;
    const int32_t x4 = (int32_t)a4 - (int32_t)a12;
    const int32_t x5 = (int32_t)a5 - (int32_t)a13;
    const int32_t x6 = (int32_t)a6 - (int32_t)a14;
    const int32_t x7 = (int32_t)a7 - (int32_t)a15;
    const int32_t x8 = (int32_t)b8 - (int32_t)b0;
    const int32_t x9 = (int32_t)b9 - (int32_t)b1;
    const int32_t x10 = (int32_t)b10 - (int32_t)b2;
    const int32_t x11 = (int32_t)b11 - (int32_t)b3;
    const int32_t x12 = (int32_t)b12 - (int32_t)b4;
    const int32_t x13 = (int32_t)b13 - (int32_t)b5;
    const int32_t x14 = (int32_t)b14 - (int32_t)b6;
    const int32_t x15 = (int32_t)b15 - (int32_t)b7;
    const uint64_t r30 = r0 + r15;
    const uint64_t r31 = r1 + r16;
    const uint64_t r32 = r2 + r17;
    const uint64_t r33 = r3 + r18;
    const uint64_t r34 = r4 + r19;
    const uint64_t r35 = r5 + r20;
    const uint64_t r36 = r6 + r21;
    const uint64_t r37 = r7 + r22;
    const uint64_t r38 = r8 + r23;
    const uint64_t r39 = r9 + r24;
    const uint64_t r40 = r10 + r25;
    const uint64_t r41 = r11 + r26;
    const uint64_t r42 = r12 + r27;
    const uint64_t r43 = r13 + r28;
    const uint64_t r44 = r14 + r29;
    const uint32_t x16 = (uint32_t)r0;
    const uint32_t x17 = x16 * 0xe918bc5;
    const uint32_t x18 = x17 & 0x1fffffff;
    const uint64_t r45 = r0 + (uint64_t)x18 * 0xb5844f3;
    const uint32_t x19 = (uint32_t)(r45 >> 29);
    const uint64_t r46 = r1 + (uint64_t)x19 + (uint64_t)x18 * 0x1bc61495;
    const uint32_t x20 = (uint32_t)r46;
    const uint32_t x21 = x20 * 0xe918bc5;
    const uint32_t x22 = x21 & 0x1fffffff;
    const uint64_t r47 = r46 + (uint64_t)x22 * 0xb5844f3;
    const uint32_t x23 = (uint32_t)(r47 >> 29);
    const uint64_t r48 = r2
        + (uint64_t)x23
        + ((uint64_t)x18 * 0x1163d548 + (uint64_t)x22 * 0x1bc61495);
    const uint32_t x24 = (uint32_t)r48;
    const uint32_t x25 = x24 * 0xe918bc5;
    const uint32_t x26 = x25 & 0x1fffffff;
    const uint64_t r49 = r48 + (uint64_t)x26 * 0xb5844f3;
    const uint32_t x27 = (uint32_t)(r49 >> 29);
    const uint64_t r50 = r3
        + (uint64_t)x27
        + ((uint64_t)x18 * 0x1984e51b + (uint64_t)x22 * 0x1163d548 + (uint64_t)x26 * 0x1bc61495);
    const uint32_t x28 = (uint32_t)r50;
    const uint32_t x29 = x28 * 0xe918bc5;
    const uint32_t x30 = x29 & 0x1fffffff;
    const uint64_t r51 = r50 + (uint64_t)x30 * 0xb5844f3;
    const uint32_t x31 = (uint32_t)(r51 >> 29);
    const uint64_t r52 = r4
        + (uint64_t)x31
        + ((uint64_t)x18 * 0x3690216 + (uint64_t)x22 * 0x1984e51b + (uint64_t)x26 * 0x1163d548 + (uint64_t)x30 * 0x1bc61495);
    const uint32_t x32 = (uint32_t)r52;
    const uint32_t x33 = x32 * 0xe918bc5;
    const uint32_t x34 = x33 & 0x1fffffff;
    const uint64_t r53 = r52 + (uint64_t)x34 * 0xb5844f3;
    const uint32_t x35 = (uint32_t)(r53 >> 29);
    const uint64_t r54 = r5
        + (uint64_t)x35
        + ((uint64_t)x18 * 0xda4d76b + (uint64_t)x22 * 0x3690216 + (uint64_t)x26 * 0x1984e51b + (uint64_t)x30 * 0x1163d548 + (uint64_t)x34 * 0x1bc61495);
    const uint32_t x36 = (uint32_t)r54;
    const uint32_t x37 = x36 * 0xe918bc5;
    const uint32_t x38 = x37 & 0x1fffffff;
    const uint64_t r55 = r54 + (uint64_t)x38 * 0xb5844f3;
    const uint64_t r56 = r6
        + (r55 >> 29)
        + ((uint64_t)x18 * 0xfa7113b + (uint64_t)x22 * 0xda4d76b + (uint64_t)x26 * 0x3690216 + (uint64_t)x30 * 0x1984e51b + (uint64_t)x34 * 0x1163d548 + (uint64_t)x38 * 0x1bc61495);
    const uint32_t x39 = (uint32_t)r56;
    const uint32_t x40 = x39 * 0xe918bc5;
    const uint32_t x41 = x40 & 0x1fffffff;
    const uint64_t r57 = r56 + (uint64_t)x41 * 0xb5844f3;
    const uint64_t r58 = r7
        + (r57 >> 29)
        + ((uint64_t)x18 * 0x1fef9944 + (uint64_t)x22 * 0xfa7113b + (uint64_t)x26 * 0xda4d76b + (uint64_t)x30 * 0x3690216 + (uint64_t)x34 * 0x1984e51b + (uint64_t)x38 * 0x1163d548 + (uint64_t)x41 * 0x1bc61495);
    const uint32_t x42 = (uint32_t)r58;
    const uint32_t x43 = x42 * 0xe918bc5;
    const uint32_t x44 = x43 & 0x1fffffff;
    const uint64_t r59 = r58 + (uint64_t)x44 * 0xb5844f3;
    const uint64_t r60 = r59 >> 29;
    const uint64_t r61 = (uint64_t)x18 * 0x1fffffff;
    const uint64_t r62 = r61
        + (uint64_t)x22 * 0x1fef9944
        + (uint64_t)x26 * 0xfa7113b
        + (uint64_t)x30 * 0xda4d76b
        + (uint64_t)x34 * 0x3690216
        + (uint64_t)x38 * 0x1984e51b
        + (uint64_t)x41 * 0x1163d548
        + (uint64_t)x44 * 0x1bc61495;
    const int64_t r63 = (int64_t)r30 + (int64_t)x0 * x8 + (int64_t)r8 + (int64_t)r60 + (int64_t)r62;
    const uint32_t x45 = (uint32_t)r63;
    const uint32_t x46 = x45 * 0xe918bc5;
    const uint32_t x47 = x46 & 0x1fffffff;
    const uint64_t r64 = (uint64_t)x47 * 0xb5844f3;
    const int64_t r65 = r63 + (int64_t)r64;
    const uint64_t r66 = (uint64_t)(r65 >> 29);
    const uint64_t r67 = (uint64_t)x22 * 0x1fffffff;
    const uint64_t r68 = r61 + r67;
    const uint64_t r69 = r68
        + (uint64_t)x26 * 0x1fef9944
        + (uint64_t)x30 * 0xfa7113b
        + (uint64_t)x34 * 0xda4d76b
        + (uint64_t)x38 * 0x3690216
        + (uint64_t)x41 * 0x1984e51b
        + (uint64_t)x44 * 0x1163d548
        + (uint64_t)x47 * 0x1bc61495;
    const int64_t r70 = (int64_t)x0 * x9
        + (int64_t)x1 * x8
        + (int64_t)r31
        + (int64_t)r9
        + (int64_t)r66
        + (int64_t)r69;
    const uint32_t x48 = (uint32_t)r70;
    const uint32_t x49 = x48 * 0xe918bc5;
    const uint32_t x50 = x49 & 0x1fffffff;
    const uint64_t r71 = (uint64_t)x50 * 0xb5844f3;
    const int64_t r72 = r70 + (int64_t)r71;
    const uint64_t r73 = (uint64_t)(r72 >> 29);
    const uint64_t r74 = (uint64_t)x26 * 0x1fffffff;
    const uint64_t r75 = r68 + r74;
    const uint64_t r76 = r75
        + (uint64_t)x30 * 0x1fef9944
        + (uint64_t)x34 * 0xfa7113b
        + (uint64_t)x38 * 0xda4d76b
        + (uint64_t)x41 * 0x3690216
        + (uint64_t)x44 * 0x1984e51b
        + (uint64_t)x47 * 0x1163d548
        + (uint64_t)x50 * 0x1bc61495;
    const int64_t r77 = (int64_t)x0 * x10
        + (int64_t)x1 * x9
        + (int64_t)x2 * x8
        + (int64_t)r32
        + (int64_t)r10
        + (int64_t)r73
        + (int64_t)r76;
    const uint32_t x51 = (uint32_t)r77;
    const uint32_t x52 = x51 * 0xe918bc5;
    const uint32_t x53 = x52 & 0x1fffffff;
    const uint64_t r78 = (uint64_t)x53 * 0xb5844f3;
    const int64_t r79 = r77 + (int64_t)r78;
    const uint64_t r80 = (uint64_t)(r79 >> 29);
    const uint64_t r81 = (uint64_t)x30 * 0x1fffffff;
    const uint64_t r82 = r75 + r81;
    const uint64_t r83 = r82
        + (uint64_t)x34 * 0x1fef9944
        + (uint64_t)x38 * 0xfa7113b
        + (uint64_t)x41 * 0xda4d76b
        + (uint64_t)x44 * 0x3690216
        + (uint64_t)x47 * 0x1984e51b
        + (uint64_t)x50 * 0x1163d548
        + (uint64_t)x53 * 0x1bc61495;
    const int64_t r84 = (int64_t)x0 * x11
        + (int64_t)x1 * x10
        + (int64_t)x2 * x9
        + (int64_t)x3 * x8
        + (int64_t)r33
        + (int64_t)r11
        + (int64_t)r80
        + (int64_t)r83;
    const uint32_t x54 = (uint32_t)r84;
    const uint32_t x55 = x54 * 0xe918bc5;
    const uint32_t x56 = x55 & 0x1fffffff;
    const uint64_t r85 = (uint64_t)x56 * 0xb5844f3;
    const int64_t r86 = r84 + (int64_t)r85;
    const uint64_t r87 = (uint64_t)(r86 >> 29);
    const uint64_t r88 = (uint64_t)x34 * 0x1fffffff;
    const uint64_t r89 = r82 + r88;
    const uint64_t r90 = r89
        + (uint64_t)x38 * 0x1fef9944
        + (uint64_t)x41 * 0xfa7113b
        + (uint64_t)x44 * 0xda4d76b
        + (uint64_t)x47 * 0x3690216
        + (uint64_t)x50 * 0x1984e51b
        + (uint64_t)x53 * 0x1163d548
        + (uint64_t)x56 * 0x1bc61495;
    const int64_t r91 = (int64_t)x0 * x12
        + (int64_t)x1 * x11
        + (int64_t)x2 * x10
        + (int64_t)x3 * x9
        + (int64_t)x4 * x8
        + (int64_t)r34
        + (int64_t)r12
        + (int64_t)r87
        + (int64_t)r90;
    const uint32_t x57 = (uint32_t)r91;
    const uint32_t x58 = x57 * 0xe918bc5;
    const uint32_t x59 = x58 & 0x1fffffff;
    const uint64_t r92 = (uint64_t)x59 * 0xb5844f3;
    const int64_t r93 = r91 + (int64_t)r92;
    const uint64_t r94 = (uint64_t)(r93 >> 29);
    const uint64_t r95 = (uint64_t)x38 * 0x1fffffff;
    const uint64_t r96 = r89 + r95;
    const uint64_t r97 = r96
        + (uint64_t)x41 * 0x1fef9944
        + (uint64_t)x44 * 0xfa7113b
        + (uint64_t)x47 * 0xda4d76b
        + (uint64_t)x50 * 0x3690216
        + (uint64_t)x53 * 0x1984e51b
        + (uint64_t)x56 * 0x1163d548
        + (uint64_t)x59 * 0x1bc61495;
    const int64_t r98 = (int64_t)x0 * x13
        + (int64_t)x1 * x12
        + (int64_t)x2 * x11
        + (int64_t)x3 * x10
        + (int64_t)x4 * x9
        + (int64_t)x5 * x8
        + (int64_t)r35
        + (int64_t)r13
        + (int64_t)r94
        + (int64_t)r97;
    const uint32_t x60 = (uint32_t)r98;
    const uint32_t x61 = x60 * 0xe918bc5;
    const uint32_t x62 = x61 & 0x1fffffff;
    const uint64_t r99 = (uint64_t)x62 * 0xb5844f3;
    const int64_t r100 = r98 + (int64_t)r99;
    const uint64_t r101 = (uint64_t)(r100 >> 29);
    const uint64_t r102 = (uint64_t)x41 * 0x1fffffff;
    const uint64_t r103 = r96
        + r102
        + (uint64_t)x44 * 0x1fef9944
        + (uint64_t)x47 * 0xfa7113b
        + (uint64_t)x50 * 0xda4d76b
        + (uint64_t)x53 * 0x3690216
        + (uint64_t)x56 * 0x1984e51b
        + (uint64_t)x59 * 0x1163d548
        + (uint64_t)x62 * 0x1bc61495;
    const int64_t r104 = (int64_t)x0 * x14
        + (int64_t)x1 * x13
        + (int64_t)x2 * x12
        + (int64_t)x3 * x11
        + (int64_t)x4 * x10
        + (int64_t)x5 * x9
        + (int64_t)x6 * x8
        + (int64_t)r36
        + (int64_t)r14
        + (int64_t)r101
        + (int64_t)r103;
    const uint32_t x63 = (uint32_t)r104;
    const uint32_t x64 = x63 * 0xe918bc5;
    const uint32_t x65 = x64 & 0x1fffffff;
    const uint64_t r105 = (uint64_t)x65 * 0xb5844f3;
    const int64_t r106 = r104 + (int64_t)r105;
    const uint64_t r107 = (uint64_t)(r106 >> 29);
    const uint64_t r108 = (uint64_t)x44 * 0x1fffffff;
    const uint64_t r109 = (uint64_t)x18 * 2047
        + r67
        + r74
        + r81
        + r88
        + r95
        + r102
        + r108
        + (uint64_t)x47 * 0x1fef9944
        + (uint64_t)x50 * 0xfa7113b
        + (uint64_t)x53 * 0xda4d76b
        + (uint64_t)x56 * 0x3690216
        + (uint64_t)x59 * 0x1984e51b
        + (uint64_t)x62 * 0x1163d548
        + (uint64_t)x65 * 0x1bc61495;
    const int64_t r110 = (int64_t)x0 * x15
        + (int64_t)x1 * x14
        + (int64_t)x2 * x13
        + (int64_t)x3 * x12
        + (int64_t)x4 * x11
        + (int64_t)x5 * x10
        + (int64_t)x6 * x9
        + (int64_t)x7 * x8
        + (int64_t)r37
        + (int64_t)r107
        + (int64_t)r109;
    const uint32_t x66 = (uint32_t)r110;
    const uint32_t x67 = x66 * 0xe918bc5;
    const uint32_t x68 = x67 & 0x1fffffff;
    const uint64_t r111 = (uint64_t)x68 * 0xb5844f3;
    const int64_t r112 = r110 + (int64_t)r111;
    const uint64_t r113 = (uint64_t)(r112 >> 29);
    const uint64_t r114 = (uint64_t)x47 * 0x1fffffff;
    const uint64_t r115 = (uint64_t)x22 * 2047
        + r74
        + r81
        + r88
        + r95
        + r102
        + r108
        + r114
        + (uint64_t)x50 * 0x1fef9944
        + (uint64_t)x53 * 0xfa7113b
        + (uint64_t)x56 * 0xda4d76b
        + (uint64_t)x59 * 0x3690216
        + (uint64_t)x62 * 0x1984e51b
        + (uint64_t)x65 * 0x1163d548
        + (uint64_t)x68 * 0x1bc61495;
    const int64_t r116 = (int64_t)x1 * x15
        + (int64_t)x2 * x14
        + (int64_t)x3 * x13
        + (int64_t)x4 * x12
        + (int64_t)x5 * x11
        + (int64_t)x6 * x10
        + (int64_t)x7 * x9
        + (int64_t)r38
        + (int64_t)r15
        + (int64_t)r113
        + (int64_t)r115;
    const uint64_t r117 = (uint64_t)(r116 >> 29);
    const uint32_t o0 = (uint32_t)r116 & 0x1fffffff;
    const uint64_t r118 = (uint64_t)x50 * 0x1fffffff;
    const uint64_t r119 = (uint64_t)x26 * 2047
        + r81
        + r88
        + r95
        + r102
        + r108
        + r114
        + r118
        + (uint64_t)x53 * 0x1fef9944
        + (uint64_t)x56 * 0xfa7113b
        + (uint64_t)x59 * 0xda4d76b
        + (uint64_t)x62 * 0x3690216
        + (uint64_t)x65 * 0x1984e51b
        + (uint64_t)x68 * 0x1163d548;
    const int64_t r120 = (int64_t)x2 * x15
        + (int64_t)x3 * x14
        + (int64_t)x4 * x13
        + (int64_t)x5 * x12
        + (int64_t)x6 * x11
        + (int64_t)x7 * x10
        + (int64_t)r39
        + (int64_t)r16
        + (int64_t)r117
        + (int64_t)r119;
    const uint64_t r121 = (uint64_t)(r120 >> 29);
    const uint32_t o1 = (uint32_t)r120 & 0x1fffffff;
    const uint64_t r122 = (uint64_t)x53 * 0x1fffffff;
    const uint64_t r123 = (uint64_t)x30 * 2047
        + r88
        + r95
        + r102
        + r108
        + r114
        + r118
        + r122
        + (uint64_t)x56 * 0x1fef9944
        + (uint64_t)x59 * 0xfa7113b
        + (uint64_t)x62 * 0xda4d76b
        + (uint64_t)x65 * 0x3690216
        + (uint64_t)x68 * 0x1984e51b;
    const int64_t r124 = (int64_t)x3 * x15
        + (int64_t)x4 * x14
        + (int64_t)x5 * x13
        + (int64_t)x6 * x12
        + (int64_t)x7 * x11
        + (int64_t)r40
        + (int64_t)r17
        + (int64_t)r121
        + (int64_t)r123;
    const uint64_t r125 = (uint64_t)(r124 >> 29);
    const uint32_t o2 = (uint32_t)r124 & 0x1fffffff;
    const uint64_t r126 = (uint64_t)x56 * 0x1fffffff;
    const uint64_t r127 = (uint64_t)x34 * 2047
        + r95
        + r102
        + r108
        + r114
        + r118
        + r122
        + r126
        + (uint64_t)x59 * 0x1fef9944
        + (uint64_t)x62 * 0xfa7113b
        + (uint64_t)x65 * 0xda4d76b
        + (uint64_t)x68 * 0x3690216;
    const int64_t r128 = (int64_t)x4 * x15
        + (int64_t)x5 * x14
        + (int64_t)x6 * x13
        + (int64_t)x7 * x12
        + (int64_t)r41
        + (int64_t)r18
        + (int64_t)r125
        + (int64_t)r127;
    const uint64_t r129 = (uint64_t)(r128 >> 29);
    const uint32_t o3 = (uint32_t)r128 & 0x1fffffff;
    const uint64_t r130 = (uint64_t)x59 * 0x1fffffff;
    const uint64_t r131 = (uint64_t)x38 * 2047
        + r102
        + r108
        + r114
        + r118
        + r122
        + r126
        + r130
        + (uint64_t)x62 * 0x1fef9944
        + (uint64_t)x65 * 0xfa7113b
        + (uint64_t)x68 * 0xda4d76b;
    const int64_t r132 = (int64_t)x5 * x15
        + (int64_t)x6 * x14
        + (int64_t)x7 * x13
        + (int64_t)r42
        + (int64_t)r19
        + (int64_t)r129
        + (int64_t)r131;
    const uint64_t r133 = (uint64_t)(r132 >> 29);
    const uint32_t o4 = (uint32_t)r132 & 0x1fffffff;
    const uint64_t r134 = (uint64_t)x62 * 0x1fffffff;
    const uint64_t r135 = (uint64_t)x41 * 2047
        + r108
        + r114
        + r118
        + r122
        + r126
        + r130
        + r134
        + (uint64_t)x65 * 0x1fef9944
        + (uint64_t)x68 * 0xfa7113b;
    const int64_t r136 = (int64_t)x6 * x15
        + (int64_t)x7 * x14
        + (int64_t)r43
        + (int64_t)r20
        + (int64_t)r133
        + (int64_t)r135;
    const uint64_t r137 = (uint64_t)(r136 >> 29);
    const uint32_t o5 = (uint32_t)r136 & 0x1fffffff;
    const uint64_t r138 = (uint64_t)x65 * 0x1fffffff;
    const uint64_t r139 = (uint64_t)x44 * 2047
        + r114
        + r118
        + r122
        + r126
        + r130
        + r134
        + r138
        + (uint64_t)x68 * 0x1fef9944;
    const int64_t r140 = (int64_t)r44
        + (int64_t)x7 * x15
        + (int64_t)r21
        + (int64_t)r137
        + (int64_t)r139;
    const uint32_t o6 = (uint32_t)r140 & 0x1fffffff;
    const uint64_t r141 = (uint64_t)x68 * 0x1fffffff;
    const uint64_t r142 = r22
        + (uint64_t)(r140 >> 29)
        + ((uint64_t)x47 * 2047 + r118 + r122 + r126 + r130 + r134 + r138 + r141);
    const uint32_t o7 = (uint32_t)r142 & 0x1fffffff;
    const uint64_t r143 = r23
        + (r142 >> 29)
        + ((uint64_t)x50 * 2047 + r122 + r126 + r130 + r134 + r138 + r141);
    const uint32_t o8 = (uint32_t)r143 & 0x1fffffff;
    const uint64_t r144 = r24
        + (r143 >> 29)
        + ((uint64_t)x53 * 2047 + r126 + r130 + r134 + r138 + r141);
    const uint32_t o9 = (uint32_t)r144 & 0x1fffffff;
    const uint64_t r145 = r25 + (r144 >> 29) + ((uint64_t)x56 * 2047 + r130 + r134 + r138 + r141);
    const uint32_t x69 = (uint32_t)(r145 >> 29);
    const uint32_t o10 = (uint32_t)r145 & 0x1fffffff;
    const uint64_t r146 = r26 + (uint64_t)x69 + ((uint64_t)x59 * 2047 + r134 + r138 + r141);
    const uint32_t x70 = (uint32_t)(r146 >> 29);
    const uint32_t o11 = (uint32_t)r146 & 0x1fffffff;
    const uint64_t r147 = r27 + (uint64_t)x70 + ((uint64_t)x62 * 2047 + r138 + r141);
    const uint32_t x71 = (uint32_t)(r147 >> 29);
    const uint32_t o12 = (uint32_t)r147 & 0x1fffffff;
    const uint64_t r148 = r28 + (uint64_t)x71 + ((uint64_t)x65 * 2047 + r141);
    const uint32_t x72 = (uint32_t)(r148 >> 29);
    const uint32_t o13 = (uint32_t)r148 & 0x1fffffff;
    const uint64_t r149 = r29 + (uint64_t)x72 + (uint64_t)x68 * 2047;
    const uint32_t o15 = (uint32_t)(r149 >> 29);
    const uint32_t o14 = (uint32_t)r149 & 0x1fffffff;
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

// `R * out = a^2 (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_square(uint32_t out[16], const uint32_t a[16]) {
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
    const uint64_t r15 = (uint64_t)a8 * a8;
    const uint32_t a8_2 = a8 << 1;
    const uint64_t r16 = (uint64_t)a8_2 * a9;
    const uint64_t r17 = (uint64_t)a8_2 * a10 + (uint64_t)a9 * a9;
    const uint32_t a9_2 = a9 << 1;
    const uint64_t r18 = (uint64_t)a8_2 * a11 + (uint64_t)a9_2 * a10;
    const uint64_t r19 = (uint64_t)a8_2 * a12 + (uint64_t)a9_2 * a11 + (uint64_t)a10 * a10;
    const uint32_t a10_2 = a10 << 1;
    const uint64_t r20 = (uint64_t)a8_2 * a13 + (uint64_t)a9_2 * a12 + (uint64_t)a10_2 * a11;
    const uint64_t r21 = (uint64_t)a8_2 * a14
        + (uint64_t)a9_2 * a13
        + (uint64_t)a10_2 * a12
        + (uint64_t)a11 * a11;
    const uint32_t a11_2 = a11 << 1;
    const uint64_t r22 = (uint64_t)a8_2 * a15
        + (uint64_t)a9_2 * a14
        + (uint64_t)a10_2 * a13
        + (uint64_t)a11_2 * a12;
    const uint64_t r23 = (uint64_t)a9_2 * a15
        + (uint64_t)a10_2 * a14
        + (uint64_t)a11_2 * a13
        + (uint64_t)a12 * a12;
    const uint32_t a12_2 = a12 << 1;
    const uint64_t r24 = (uint64_t)a10_2 * a15 + (uint64_t)a11_2 * a14 + (uint64_t)a12_2 * a13;
    const uint64_t r25 = (uint64_t)a11_2 * a15 + (uint64_t)a12_2 * a14 + (uint64_t)a13 * a13;
    const uint32_t a13_2 = a13 << 1;
    const uint64_t r26 = (uint64_t)a12_2 * a15 + (uint64_t)a13_2 * a14;
    const uint64_t r27 = (uint64_t)a13_2 * a15 + (uint64_t)a14 * a14;
    const uint32_t a14_2 = a14 << 1;
    const uint64_t r28 = (uint64_t)a14_2 * a15;
    const uint64_t r29 = (uint64_t)a15 * a15;
    const int32_t x0 = (int32_t)a0 - (int32_t)a8;
    const int32_t x1 = (int32_t)a1 - (int32_t)a9;
    const int32_t x2 = (int32_t)a2 - (int32_t)a10;
    const int32_t x3 = (int32_t)a3 - (int32_t)a11;
    const int32_t x4 = (int32_t)a4 - (int32_t)a12;
    const int32_t x5 = (int32_t)a5 - (int32_t)a13;
    const int32_t x6 = (int32_t)a6 - (int32_t)a14;
    const int32_t x7 = (int32_t)a7 - (int32_t)a15;
    const int32_t x8 = (int32_t)((uint32_t)x0 << 1);
    const int64_t r30 = (int64_t)x8 * x2 + (int64_t)x1 * x1;
    const int32_t x9 = (int32_t)((uint32_t)x1 << 1);
    const int64_t r31 = (int64_t)x8 * x3 + (int64_t)x9 * x2;
    const int64_t r32 = (int64_t)x8 * x4 + (int64_t)x9 * x3 + (int64_t)x2 * x2;
    const int32_t x10 = (int32_t)((uint32_t)x2 << 1);
    const int64_t r33 = (int64_t)x8 * x5 + (int64_t)x9 * x4 + (int64_t)x10 * x3;
    const int64_t r34 = (int64_t)x8 * x6 + (int64_t)x9 * x5 + (int64_t)x10 * x4 + (int64_t)x3 * x3;
    const int32_t x11 = (int32_t)((uint32_t)x3 << 1);
    const int64_t r35 = (int64_t)x8 * x7 + (int64_t)x9 * x6 + (int64_t)x10 * x5 + (int64_t)x11 * x4;
    const int64_t r36 = (int64_t)x9 * x7 + (int64_t)x10 * x6 + (int64_t)x11 * x5 + (int64_t)x4 * x4;
    const int32_t x12 = (int32_t)((uint32_t)x4 << 1);
    const int64_t r37 = (int64_t)x10 * x7 + (int64_t)x11 * x6 + (int64_t)x12 * x5;
    const int64_t r38 = (int64_t)x11 * x7 + (int64_t)x12 * x6 + (int64_t)x5 * x5;
    const int32_t x13 = (int32_t)((uint32_t)x5 << 1);
    const int64_t r39 = (int64_t)x12 * x7 + (int64_t)x13 * x6;
    const int64_t r40 = (int64_t)x13 * x7 + (int64_t)x6 * x6;
    const int32_t x14 = (int32_t)((uint32_t)x6 << 1);
    const uint64_t r41 = r0 + r15;
    const uint64_t r42 = r1 + r16;
    const uint64_t r43 = r2 + r17;
    const uint64_t r44 = r3 + r18;
    const uint64_t r45 = r4 + r19;
    const uint64_t r46 = r5 + r20;
    const uint64_t r47 = r6 + r21;
    const uint64_t r48 = r7 + r22;
    const uint64_t r49 = r8 + r23;
    const uint64_t r50 = r9 + r24;
    const uint64_t r51 = r10 + r25;
    const uint64_t r52 = r11 + r26;
    const uint64_t r53 = r12 + r27;
    const uint64_t r54 = r13 + r28;
    const uint64_t r55 = r14 + r29;
    const uint32_t x15 = (uint32_t)r0;
    const uint32_t x16 = x15 * 0xe918bc5;
    const uint32_t x17 = x16 & 0x1fffffff;
    const uint64_t r56 = r0 + (uint64_t)x17 * 0xb5844f3;
    const uint32_t x18 = (uint32_t)(r56 >> 29);
    const uint64_t r57 = r1 + (uint64_t)x18 + (uint64_t)x17 * 0x1bc61495;
    const uint32_t x19 = (uint32_t)r57;
    const uint32_t x20 = x19 * 0xe918bc5;
    const uint32_t x21 = x20 & 0x1fffffff;
    const uint64_t r58 = r57 + (uint64_t)x21 * 0xb5844f3;
    const uint32_t x22 = (uint32_t)(r58 >> 29);
    const uint64_t r59 = r2
        + (uint64_t)x22
        + ((uint64_t)x17 * 0x1163d548 + (uint64_t)x21 * 0x1bc61495);
    const uint32_t x23 = (uint32_t)r59;
    const uint32_t x24 = x23 * 0xe918bc5;
    const uint32_t x25 = x24 & 0x1fffffff;
    const uint64_t r60 = r59 + (uint64_t)x25 * 0xb5844f3;
    const uint32_t x26 = (uint32_t)(r60 >> 29);
    const uint64_t r61 = r3
        + (uint64_t)x26
        + ((uint64_t)x17 * 0x1984e51b + (uint64_t)x21 * 0x1163d548 + (uint64_t)x25 * 0x1bc61495);
    const uint32_t x27 = (uint32_t)r61;
    const uint32_t x28 = x27 * 0xe918bc5;
    const uint32_t x29 = x28 & 0x1fffffff;
    const uint64_t r62 = r61 + (uint64_t)x29 * 0xb5844f3;
    const uint32_t x30 = (uint32_t)(r62 >> 29);
    const uint64_t r63 = r4
        + (uint64_t)x30
        + ((uint64_t)x17 * 0x3690216 + (uint64_t)x21 * 0x1984e51b + (uint64_t)x25 * 0x1163d548 + (uint64_t)x29 * 0x1bc61495);
    const uint32_t x31 = (uint32_t)r63;
    const uint32_t x32 = x31 * 0xe918bc5;
    const uint32_t x33 = x32 & 0x1fffffff;
    const uint64_t r64 = r63 + (uint64_t)x33 * 0xb5844f3;
    const uint32_t x34 = (uint32_t)(r64 >> 29);
    const uint64_t r65 = r5
        + (uint64_t)x34
        + ((uint64_t)x17 * 0xda4d76b + (uint64_t)x21 * 0x3690216 + (uint64_t)x25 * 0x1984e51b + (uint64_t)x29 * 0x1163d548 + (uint64_t)x33 * 0x1bc61495);
    const uint32_t x35 = (uint32_t)r65;
    const uint32_t x36 = x35 * 0xe918bc5;
    const uint32_t x37 = x36 & 0x1fffffff;
    const uint64_t r66 = r65 + (uint64_t)x37 * 0xb5844f3;
    const uint64_t r67 = r6
        + (r66 >> 29)
        + ((uint64_t)x17 * 0xfa7113b + (uint64_t)x21 * 0xda4d76b + (uint64_t)x25 * 0x3690216 + (uint64_t)x29 * 0x1984e51b + (uint64_t)x33 * 0x1163d548 + (uint64_t)x37 * 0x1bc61495);
    const uint32_t x38 = (uint32_t)r67;
    const uint32_t x39 = x38 * 0xe918bc5;
    const uint32_t x40 = x39 & 0x1fffffff;
    const uint64_t r68 = r67 + (uint64_t)x40 * 0xb5844f3;
    const uint64_t r69 = r7
        + (r68 >> 29)
        + ((uint64_t)x17 * 0x1fef9944 + (uint64_t)x21 * 0xfa7113b + (uint64_t)x25 * 0xda4d76b + (uint64_t)x29 * 0x3690216 + (uint64_t)x33 * 0x1984e51b + (uint64_t)x37 * 0x1163d548 + (uint64_t)x40 * 0x1bc61495);
    const uint32_t x41 = (uint32_t)r69;
    const uint32_t x42 = x41 * 0xe918bc5;
    const uint32_t x43 = x42 & 0x1fffffff;
    const uint64_t r70 = r69 + (uint64_t)x43 * 0xb5844f3;
    const uint64_t r71 = r70 >> 29;
    const uint64_t r72 = (uint64_t)x17 * 0x1fffffff;
    const uint64_t r73 = r72
        + (uint64_t)x21 * 0x1fef9944
        + (uint64_t)x25 * 0xfa7113b
        + (uint64_t)x29 * 0xda4d76b
        + (uint64_t)x33 * 0x3690216
        + (uint64_t)x37 * 0x1984e51b
        + (uint64_t)x40 * 0x1163d548
        + (uint64_t)x43 * 0x1bc61495;
    const int64_t r74 = (int64_t)r41 - (int64_t)x0 * x0 + (int64_t)r8 + (int64_t)r71 + (int64_t)r73;
    const uint32_t x44 = (uint32_t)r74;
    const uint32_t x45 = x44 * 0xe918bc5;
    const uint32_t x46 = x45 & 0x1fffffff;
    const uint64_t r75 = (uint64_t)x46 * 0xb5844f3;
    const int64_t r76 = r74 + (int64_t)r75;
    const uint64_t r77 = (uint64_t)(r76 >> 29);
    const uint64_t r78 = (uint64_t)x21 * 0x1fffffff;
    const uint64_t r79 = r72 + r78;
    const uint64_t r80 = r79
        + (uint64_t)x25 * 0x1fef9944
        + (uint64_t)x29 * 0xfa7113b
        + (uint64_t)x33 * 0xda4d76b
        + (uint64_t)x37 * 0x3690216
        + (uint64_t)x40 * 0x1984e51b
        + (uint64_t)x43 * 0x1163d548
        + (uint64_t)x46 * 0x1bc61495;
    const int64_t r81 = (int64_t)r42 - (int64_t)x8 * x1 + (int64_t)r9 + (int64_t)r77 + (int64_t)r80;
    const uint32_t x47 = (uint32_t)r81;
    const uint32_t x48 = x47 * 0xe918bc5;
    const uint32_t x49 = x48 & 0x1fffffff;
    const uint64_t r82 = (uint64_t)x49 * 0xb5844f3;
    const int64_t r83 = r81 + (int64_t)r82;
    const uint64_t r84 = (uint64_t)(r83 >> 29);
    const uint64_t r85 = (uint64_t)x25 * 0x1fffffff;
    const uint64_t r86 = r79 + r85;
    const uint64_t r87 = r86
        + (uint64_t)x29 * 0x1fef9944
        + (uint64_t)x33 * 0xfa7113b
        + (uint64_t)x37 * 0xda4d76b
        + (uint64_t)x40 * 0x3690216
        + (uint64_t)x43 * 0x1984e51b
        + (uint64_t)x46 * 0x1163d548
        + (uint64_t)x49 * 0x1bc61495;
    const int64_t r88 = (int64_t)r43 - r30 + (int64_t)r10 + (int64_t)r84 + (int64_t)r87;
    const uint32_t x50 = (uint32_t)r88;
    const uint32_t x51 = x50 * 0xe918bc5;
    const uint32_t x52 = x51 & 0x1fffffff;
    const uint64_t r89 = (uint64_t)x52 * 0xb5844f3;
    const int64_t r90 = r88 + (int64_t)r89;
    const uint64_t r91 = (uint64_t)(r90 >> 29);
    const uint64_t r92 = (uint64_t)x29 * 0x1fffffff;
    const uint64_t r93 = r86 + r92;
    const uint64_t r94 = r93
        + (uint64_t)x33 * 0x1fef9944
        + (uint64_t)x37 * 0xfa7113b
        + (uint64_t)x40 * 0xda4d76b
        + (uint64_t)x43 * 0x3690216
        + (uint64_t)x46 * 0x1984e51b
        + (uint64_t)x49 * 0x1163d548
        + (uint64_t)x52 * 0x1bc61495;
    const int64_t r95 = (int64_t)r44 - r31 + (int64_t)r11 + (int64_t)r91 + (int64_t)r94;
    const uint32_t x53 = (uint32_t)r95;
    const uint32_t x54 = x53 * 0xe918bc5;
    const uint32_t x55 = x54 & 0x1fffffff;
    const uint64_t r96 = (uint64_t)x55 * 0xb5844f3;
    const int64_t r97 = r95 + (int64_t)r96;
    const uint64_t r98 = (uint64_t)(r97 >> 29);
    const uint64_t r99 = (uint64_t)x33 * 0x1fffffff;
    const uint64_t r100 = r93 + r99;
    const uint64_t r101 = r100
        + (uint64_t)x37 * 0x1fef9944
        + (uint64_t)x40 * 0xfa7113b
        + (uint64_t)x43 * 0xda4d76b
        + (uint64_t)x46 * 0x3690216
        + (uint64_t)x49 * 0x1984e51b
        + (uint64_t)x52 * 0x1163d548
        + (uint64_t)x55 * 0x1bc61495;
    const int64_t r102 = (int64_t)r45 - r32 + (int64_t)r12 + (int64_t)r98 + (int64_t)r101;
    const uint32_t x56 = (uint32_t)r102;
    const uint32_t x57 = x56 * 0xe918bc5;
    const uint32_t x58 = x57 & 0x1fffffff;
    const uint64_t r103 = (uint64_t)x58 * 0xb5844f3;
    const int64_t r104 = r102 + (int64_t)r103;
    const uint64_t r105 = (uint64_t)(r104 >> 29);
    const uint64_t r106 = (uint64_t)x37 * 0x1fffffff;
    const uint64_t r107 = r100 + r106;
    const uint64_t r108 = r107
        + (uint64_t)x40 * 0x1fef9944
        + (uint64_t)x43 * 0xfa7113b
        + (uint64_t)x46 * 0xda4d76b
        + (uint64_t)x49 * 0x3690216
        + (uint64_t)x52 * 0x1984e51b
        + (uint64_t)x55 * 0x1163d548
        + (uint64_t)x58 * 0x1bc61495;
    const int64_t r109 = (int64_t)r46 - r33 + (int64_t)r13 + (int64_t)r105 + (int64_t)r108;
    const uint32_t x59 = (uint32_t)r109;
    const uint32_t x60 = x59 * 0xe918bc5;
    const uint32_t x61 = x60 & 0x1fffffff;
    const uint64_t r110 = (uint64_t)x61 * 0xb5844f3;
    const int64_t r111 = r109 + (int64_t)r110;
    const uint64_t r112 = (uint64_t)(r111 >> 29);
    const uint64_t r113 = (uint64_t)x40 * 0x1fffffff;
    const uint64_t r114 = r107
        + r113
        + (uint64_t)x43 * 0x1fef9944
        + (uint64_t)x46 * 0xfa7113b
        + (uint64_t)x49 * 0xda4d76b
        + (uint64_t)x52 * 0x3690216
        + (uint64_t)x55 * 0x1984e51b
        + (uint64_t)x58 * 0x1163d548
        + (uint64_t)x61 * 0x1bc61495;
    const int64_t r115 = (int64_t)r47 - r34 + (int64_t)r14 + (int64_t)r112 + (int64_t)r114;
    const uint32_t x62 = (uint32_t)r115;
    const uint32_t x63 = x62 * 0xe918bc5;
    const uint32_t x64 = x63 & 0x1fffffff;
    const uint64_t r116 = (uint64_t)x64 * 0xb5844f3;
    const int64_t r117 = r115 + (int64_t)r116;
    const uint64_t r118 = (uint64_t)(r117 >> 29);
    const uint64_t r119 = (uint64_t)x43 * 0x1fffffff;
    const uint64_t r120 = (uint64_t)x17 * 2047
        + r78
        + r85
        + r92
        + r99
        + r106
        + r113
        + r119
        + (uint64_t)x46 * 0x1fef9944
        + (uint64_t)x49 * 0xfa7113b
        + (uint64_t)x52 * 0xda4d76b
        + (uint64_t)x55 * 0x3690216
        + (uint64_t)x58 * 0x1984e51b
        + (uint64_t)x61 * 0x1163d548
        + (uint64_t)x64 * 0x1bc61495;
    const int64_t r121 = (int64_t)r48 - r35 + (int64_t)r118 + (int64_t)r120;
    const uint32_t x65 = (uint32_t)r121;
    const uint32_t x66 = x65 * 0xe918bc5;
    const uint32_t x67 = x66 & 0x1fffffff;
    const uint64_t r122 = (uint64_t)x67 * 0xb5844f3;
    const int64_t r123 = r121 + (int64_t)r122;
    const uint64_t r124 = (uint64_t)(r123 >> 29);
    const uint64_t r125 = (uint64_t)x46 * 0x1fffffff;
    const uint64_t r126 = (uint64_t)x21 * 2047
        + r85
        + r92
        + r99
        + r106
        + r113
        + r119
        + r125
        + (uint64_t)x49 * 0x1fef9944
        + (uint64_t)x52 * 0xfa7113b
        + (uint64_t)x55 * 0xda4d76b
        + (uint64_t)x58 * 0x3690216
        + (uint64_t)x61 * 0x1984e51b
        + (uint64_t)x64 * 0x1163d548
        + (uint64_t)x67 * 0x1bc61495;
    const int64_t r127 = (int64_t)r49 - r36 + (int64_t)r15 + (int64_t)r124 + (int64_t)r126;
    const uint64_t r128 = (uint64_t)(r127 >> 29);
    const uint32_t o0 = (uint32_t)r127 & 0x1fffffff;
    const uint64_t r129 = (uint64_t)x49 * 0x1fffffff;
    const uint64_t r130 = (uint64_t)x25 * 2047
        + r92
        + r99
        + r106
        + r113
        + r119
        + r125
        + r129
        + (uint64_t)x52 * 0x1fef9944
        + (uint64_t)x55 * 0xfa7113b
        + (uint64_t)x58 * 0xda4d76b
        + (uint64_t)x61 * 0x3690216
        + (uint64_t)x64 * 0x1984e51b
        + (uint64_t)x67 * 0x1163d548;
    const int64_t r131 = (int64_t)r50 - r37 + (int64_t)r16 + (int64_t)r128 + (int64_t)r130;
    const uint64_t r132 = (uint64_t)(r131 >> 29);
    const uint32_t o1 = (uint32_t)r131 & 0x1fffffff;
    const uint64_t r133 = (uint64_t)x52 * 0x1fffffff;
    const uint64_t r134 = (uint64_t)x29 * 2047
        + r99
        + r106
        + r113
        + r119
        + r125
        + r129
        + r133
        + (uint64_t)x55 * 0x1fef9944
        + (uint64_t)x58 * 0xfa7113b
        + (uint64_t)x61 * 0xda4d76b
        + (uint64_t)x64 * 0x3690216
        + (uint64_t)x67 * 0x1984e51b;
    const int64_t r135 = (int64_t)r51 - r38 + (int64_t)r17 + (int64_t)r132 + (int64_t)r134;
    const uint64_t r136 = (uint64_t)(r135 >> 29);
    const uint32_t o2 = (uint32_t)r135 & 0x1fffffff;
    const uint64_t r137 = (uint64_t)x55 * 0x1fffffff;
    const uint64_t r138 = (uint64_t)x33 * 2047
        + r106
        + r113
        + r119
        + r125
        + r129
        + r133
        + r137
        + (uint64_t)x58 * 0x1fef9944
        + (uint64_t)x61 * 0xfa7113b
        + (uint64_t)x64 * 0xda4d76b
        + (uint64_t)x67 * 0x3690216;
    const int64_t r139 = (int64_t)r52 - r39 + (int64_t)r18 + (int64_t)r136 + (int64_t)r138;
    const uint64_t r140 = (uint64_t)(r139 >> 29);
    const uint32_t o3 = (uint32_t)r139 & 0x1fffffff;
    const uint64_t r141 = (uint64_t)x58 * 0x1fffffff;
    const uint64_t r142 = (uint64_t)x37 * 2047
        + r113
        + r119
        + r125
        + r129
        + r133
        + r137
        + r141
        + (uint64_t)x61 * 0x1fef9944
        + (uint64_t)x64 * 0xfa7113b
        + (uint64_t)x67 * 0xda4d76b;
    const int64_t r143 = (int64_t)r53 - r40 + (int64_t)r19 + (int64_t)r140 + (int64_t)r142;
    const uint64_t r144 = (uint64_t)(r143 >> 29);
    const uint32_t o4 = (uint32_t)r143 & 0x1fffffff;
    const uint64_t r145 = (uint64_t)x61 * 0x1fffffff;
    const uint64_t r146 = (uint64_t)x40 * 2047
        + r119
        + r125
        + r129
        + r133
        + r137
        + r141
        + r145
        + (uint64_t)x64 * 0x1fef9944
        + (uint64_t)x67 * 0xfa7113b;
    const int64_t r147 = (int64_t)r54
        - (int64_t)x14 * x7
        + (int64_t)r20
        + (int64_t)r144
        + (int64_t)r146;
    const uint64_t r148 = (uint64_t)(r147 >> 29);
    const uint32_t o5 = (uint32_t)r147 & 0x1fffffff;
    const uint64_t r149 = (uint64_t)x64 * 0x1fffffff;
    const uint64_t r150 = (uint64_t)x43 * 2047
        + r125
        + r129
        + r133
        + r137
        + r141
        + r145
        + r149
        + (uint64_t)x67 * 0x1fef9944;
    const int64_t r151 = (int64_t)r55
        - (int64_t)x7 * x7
        + (int64_t)r21
        + (int64_t)r148
        + (int64_t)r150;
    const uint32_t o6 = (uint32_t)r151 & 0x1fffffff;
    const uint64_t r152 = (uint64_t)x67 * 0x1fffffff;
    const uint64_t r153 = r22
        + (uint64_t)(r151 >> 29)
        + ((uint64_t)x46 * 2047 + r129 + r133 + r137 + r141 + r145 + r149 + r152);
    const uint32_t o7 = (uint32_t)r153 & 0x1fffffff;
    const uint64_t r154 = r23
        + (r153 >> 29)
        + ((uint64_t)x49 * 2047 + r133 + r137 + r141 + r145 + r149 + r152);
    const uint32_t o8 = (uint32_t)r154 & 0x1fffffff;
    const uint64_t r155 = r24
        + (r154 >> 29)
        + ((uint64_t)x52 * 2047 + r137 + r141 + r145 + r149 + r152);
    const uint32_t o9 = (uint32_t)r155 & 0x1fffffff;
    const uint64_t r156 = r25 + (r155 >> 29) + ((uint64_t)x55 * 2047 + r141 + r145 + r149 + r152);
    const uint32_t x68 = (uint32_t)(r156 >> 29);
    const uint32_t o10 = (uint32_t)r156 & 0x1fffffff;
    const uint64_t r157 = r26 + (uint64_t)x68 + ((uint64_t)x58 * 2047 + r145 + r149 + r152);
    const uint32_t x69 = (uint32_t)(r157 >> 29);
    const uint32_t o11 = (uint32_t)r157 & 0x1fffffff;
    const uint64_t r158 = r27 + (uint64_t)x69 + ((uint64_t)x61 * 2047 + r149 + r152);
    const uint32_t x70 = (uint32_t)(r158 >> 29);
    const uint32_t o12 = (uint32_t)r158 & 0x1fffffff;
    const uint64_t r159 = r28 + (uint64_t)x70 + ((uint64_t)x64 * 2047 + r152);
    const uint32_t x71 = (uint32_t)(r159 >> 29);
    const uint32_t o13 = (uint32_t)r159 & 0x1fffffff;
    const uint64_t r160 = r29 + (uint64_t)x71 + (uint64_t)x67 * 2047;
    const uint32_t o15 = (uint32_t)(r160 >> 29);
    const uint32_t o14 = (uint32_t)r160 & 0x1fffffff;
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
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_halve(uint32_t out[16], const uint32_t a[16]) {
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
    const uint32_t x1 = a0 + (c0_mask & 0xb5844f3);
    const uint32_t x2 = a1 + (c0_mask & 0x1bc61495);
    const uint32_t x3 = a2 + (c0_mask & 0x1163d548);
    const uint32_t x4 = a3 + (c0_mask & 0x1984e51b);
    const uint32_t x5 = a4 + (c0_mask & 0x3690216);
    const uint32_t x6 = a5 + (c0_mask & 0xda4d76b);
    const uint32_t x7 = a6 + (c0_mask & 0xfa7113b);
    const uint32_t x8 = a7 + (c0_mask & 0x1fef9944);
    const uint32_t x9 = c0_mask & 0x1fffffff;
    const uint32_t x10 = a8 + x9;
    const uint32_t x11 = a9 + x9;
    const uint32_t x12 = a10 + x9;
    const uint32_t x13 = a11 + x9;
    const uint32_t x14 = a12 + x9;
    const uint32_t x15 = a13 + x9;
    const uint32_t x16 = a14 + x9;
    const uint32_t x17 = a15 + (c0_mask & 2047);
    const uint32_t x18 = x2 & 1;
    const uint32_t x19 = (x1 >> 1) + (x18 << 28);
    const uint32_t x20 = x3 & 1;
    const uint32_t x21 = x4 & 1;
    const uint32_t x22 = x5 & 1;
    const uint32_t x23 = x6 & 1;
    const uint32_t x24 = x7 & 1;
    const uint32_t x25 = x8 & 1;
    const uint32_t x26 = x10 & 1;
    const uint32_t x27 = x11 & 1;
    const uint32_t x28 = x12 & 1;
    const uint32_t x29 = x13 & 1;
    const uint32_t x30 = x14 & 1;
    const uint32_t x31 = x15 & 1;
    const uint32_t x32 = x16 & 1;
    const uint32_t x33 = x17 & 1;
    const uint32_t x34 = (x2 >> 1) + (x20 << 28) + (x19 >> 29);
    const uint32_t x35 = (x3 >> 1) + (x21 << 28) + (x34 >> 29);
    const uint32_t x36 = (x4 >> 1) + (x22 << 28) + (x35 >> 29);
    const uint32_t x37 = (x5 >> 1) + (x23 << 28) + (x36 >> 29);
    const uint32_t x38 = (x6 >> 1) + (x24 << 28) + (x37 >> 29);
    const uint32_t x39 = (x7 >> 1) + (x25 << 28) + (x38 >> 29);
    const uint32_t x40 = (x8 >> 1) + (x26 << 28) + (x39 >> 29);
    const uint32_t x41 = (x10 >> 1) + (x27 << 28) + (x40 >> 29);
    const uint32_t o8 = x41 & 0x1fffffff;
    const uint32_t x42 = (x11 >> 1) + (x28 << 28) + (x41 >> 29);
    const uint32_t o9 = x42 & 0x1fffffff;
    const uint32_t x43 = (x12 >> 1) + (x29 << 28) + (x42 >> 29);
    const uint32_t o10 = x43 & 0x1fffffff;
    const uint32_t x44 = (x13 >> 1) + (x30 << 28) + (x43 >> 29);
    const uint32_t o11 = x44 & 0x1fffffff;
    const uint32_t x45 = (x14 >> 1) + (x31 << 28) + (x44 >> 29);
    const uint32_t o12 = x45 & 0x1fffffff;
    const uint32_t x46 = (x15 >> 1) + (x32 << 28) + (x45 >> 29);
    const uint32_t o13 = x46 & 0x1fffffff;
    const uint32_t x47 = (x16 >> 1) + (x33 << 28) + (x46 >> 29);
    const uint32_t o14 = x47 & 0x1fffffff;
    const uint32_t x48 = (x17 >> 1) + (x47 >> 29);
    const uint32_t x49 = x48 >> 11;
    const uint32_t o15 = x48 & 2047;
    const uint32_t x50 = (x19 & 0x1fffffff) + x49 * 0x14a7bb0d;
    const uint32_t o0 = x50 & 0x1fffffff;
    const uint32_t x51 = (x34 & 0x1fffffff) + x49 * 0x439eb6a + (x50 >> 29);
    const uint32_t o1 = x51 & 0x1fffffff;
    const uint32_t x52 = (x35 & 0x1fffffff) + x49 * 0xe9c2ab7 + (x51 >> 29);
    const uint32_t o2 = x52 & 0x1fffffff;
    const uint32_t x53 = (x36 & 0x1fffffff) + x49 * 0x67b1ae4 + (x52 >> 29);
    const uint32_t o3 = x53 & 0x1fffffff;
    const uint32_t x54 = (x37 & 0x1fffffff) + x49 * 0x1c96fde9 + (x53 >> 29);
    const uint32_t o4 = x54 & 0x1fffffff;
    const uint32_t x55 = (x38 & 0x1fffffff) + x49 * 0x125b2894 + (x54 >> 29);
    const uint32_t o5 = x55 & 0x1fffffff;
    const uint32_t x56 = (x39 & 0x1fffffff) + x49 * 0x1058eec4 + (x55 >> 29);
    const uint32_t o6 = x56 & 0x1fffffff;
    const uint32_t o7 = (x40 & 0x1fffffff) + x49 * 0x1066bb + (x56 >> 29);
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
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_select(
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
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `x`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `y`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_swap(
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

// `R * out = a (mod p), 0 <= out < p`
//
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^32 - 1]`; word 13 in `[0, 2^30 - 1]`
void scalar448_to_bytes(uint8_t out[56], const uint32_t a[16]) {
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
    const uint32_t x0 = a0 * 0xe918bc5;
    const uint32_t x1 = x0 & 0x1fffffff;
    const uint64_t r0 = (uint64_t)a0 + (uint64_t)x1 * 0xb5844f3;
    const uint32_t x2 = a1 + (uint32_t)(r0 >> 29);
    const uint64_t r1 = (uint64_t)x2 + (uint64_t)x1 * 0x1bc61495;
    const uint32_t x3 = (uint32_t)r1;
    const uint32_t x4 = x3 * 0xe918bc5;
    const uint32_t x5 = x4 & 0x1fffffff;
    const uint64_t r2 = r1 + (uint64_t)x5 * 0xb5844f3;
    const uint32_t x6 = a2 + (uint32_t)(r2 >> 29);
    const uint64_t r3 = (uint64_t)x1 * 0x1163d548 + (uint64_t)x5 * 0x1bc61495 + (uint64_t)x6;
    const uint32_t x7 = (uint32_t)r3;
    const uint32_t x8 = x7 * 0xe918bc5;
    const uint32_t x9 = x8 & 0x1fffffff;
    const uint64_t r4 = r3 + (uint64_t)x9 * 0xb5844f3;
    const uint32_t x10 = a3 + (uint32_t)(r4 >> 29);
    const uint64_t r5 = (uint64_t)x1 * 0x1984e51b
        + (uint64_t)x5 * 0x1163d548
        + (uint64_t)x9 * 0x1bc61495
        + (uint64_t)x10;
    const uint32_t x11 = (uint32_t)r5;
    const uint32_t x12 = x11 * 0xe918bc5;
    const uint32_t x13 = x12 & 0x1fffffff;
    const uint64_t r6 = r5 + (uint64_t)x13 * 0xb5844f3;
    const uint32_t x14 = a4 + (uint32_t)(r6 >> 29);
    const uint64_t r7 = (uint64_t)x1 * 0x3690216
        + (uint64_t)x5 * 0x1984e51b
        + (uint64_t)x9 * 0x1163d548
        + (uint64_t)x13 * 0x1bc61495
        + (uint64_t)x14;
    const uint32_t x15 = (uint32_t)r7;
    const uint32_t x16 = x15 * 0xe918bc5;
    const uint32_t x17 = x16 & 0x1fffffff;
    const uint64_t r8 = r7 + (uint64_t)x17 * 0xb5844f3;
    const uint32_t x18 = a5 + (uint32_t)(r8 >> 29);
    const uint64_t r9 = (uint64_t)x1 * 0xda4d76b
        + (uint64_t)x5 * 0x3690216
        + (uint64_t)x9 * 0x1984e51b
        + (uint64_t)x13 * 0x1163d548
        + (uint64_t)x17 * 0x1bc61495
        + (uint64_t)x18;
    const uint32_t x19 = (uint32_t)r9;
    const uint32_t x20 = x19 * 0xe918bc5;
    const uint32_t x21 = x20 & 0x1fffffff;
    const uint64_t r10 = r9 + (uint64_t)x21 * 0xb5844f3;
    const uint32_t x22 = a6 + (uint32_t)(r10 >> 29);
    const uint64_t r11 = (uint64_t)x1 * 0xfa7113b
        + (uint64_t)x5 * 0xda4d76b
        + (uint64_t)x9 * 0x3690216
        + (uint64_t)x13 * 0x1984e51b
        + (uint64_t)x17 * 0x1163d548
        + (uint64_t)x21 * 0x1bc61495
        + (uint64_t)x22;
    const uint32_t x23 = (uint32_t)r11;
    const uint32_t x24 = x23 * 0xe918bc5;
    const uint32_t x25 = x24 & 0x1fffffff;
    const uint64_t r12 = r11 + (uint64_t)x25 * 0xb5844f3;
    const uint32_t x26 = a7 + (uint32_t)(r12 >> 29);
    const uint64_t r13 = (uint64_t)x1 * 0x1fef9944
        + (uint64_t)x5 * 0xfa7113b
        + (uint64_t)x9 * 0xda4d76b
        + (uint64_t)x13 * 0x3690216
        + (uint64_t)x17 * 0x1984e51b
        + (uint64_t)x21 * 0x1163d548
        + (uint64_t)x25 * 0x1bc61495
        + (uint64_t)x26;
    const uint32_t x27 = (uint32_t)r13;
    const uint32_t x28 = x27 * 0xe918bc5;
    const uint32_t x29 = x28 & 0x1fffffff;
    const uint64_t r14 = r13 + (uint64_t)x29 * 0xb5844f3;
    const uint32_t x30 = a8 + (uint32_t)(r14 >> 29);
    const uint64_t r15 = (uint64_t)x1 * 0x1fffffff;
    const uint64_t r16 = r15
        + (uint64_t)x5 * 0x1fef9944
        + (uint64_t)x9 * 0xfa7113b
        + (uint64_t)x13 * 0xda4d76b
        + (uint64_t)x17 * 0x3690216
        + (uint64_t)x21 * 0x1984e51b
        + (uint64_t)x25 * 0x1163d548
        + (uint64_t)x29 * 0x1bc61495
        + (uint64_t)x30;
    const uint32_t x31 = (uint32_t)r16;
    const uint32_t x32 = x31 * 0xe918bc5;
    const uint32_t x33 = x32 & 0x1fffffff;
    const uint64_t r17 = r16 + (uint64_t)x33 * 0xb5844f3;
    const uint32_t x34 = a9 + (uint32_t)(r17 >> 29);
    const uint64_t r18 = (uint64_t)x5 * 0x1fffffff;
    const uint64_t r19 = r15 + r18;
    const uint64_t r20 = r19
        + (uint64_t)x9 * 0x1fef9944
        + (uint64_t)x13 * 0xfa7113b
        + (uint64_t)x17 * 0xda4d76b
        + (uint64_t)x21 * 0x3690216
        + (uint64_t)x25 * 0x1984e51b
        + (uint64_t)x29 * 0x1163d548
        + (uint64_t)x33 * 0x1bc61495
        + (uint64_t)x34;
    const uint32_t x35 = (uint32_t)r20;
    const uint32_t x36 = x35 * 0xe918bc5;
    const uint32_t x37 = x36 & 0x1fffffff;
    const uint64_t r21 = r20 + (uint64_t)x37 * 0xb5844f3;
    const uint32_t x38 = a10 + (uint32_t)(r21 >> 29);
    const uint64_t r22 = (uint64_t)x9 * 0x1fffffff;
    const uint64_t r23 = r19 + r22;
    const uint64_t r24 = r23
        + (uint64_t)x13 * 0x1fef9944
        + (uint64_t)x17 * 0xfa7113b
        + (uint64_t)x21 * 0xda4d76b
        + (uint64_t)x25 * 0x3690216
        + (uint64_t)x29 * 0x1984e51b
        + (uint64_t)x33 * 0x1163d548
        + (uint64_t)x37 * 0x1bc61495
        + (uint64_t)x38;
    const uint32_t x39 = (uint32_t)r24;
    const uint32_t x40 = x39 * 0xe918bc5;
    const uint32_t x41 = x40 & 0x1fffffff;
    const uint64_t r25 = r24 + (uint64_t)x41 * 0xb5844f3;
    const uint32_t x42 = (uint32_t)(r25 >> 29);
    const uint64_t r26 = (uint64_t)x13 * 0x1fffffff;
    const uint64_t r27 = r23 + r26;
    const uint64_t r28 = (uint64_t)a11
        + (uint64_t)x42
        + (r27 + (uint64_t)x17 * 0x1fef9944 + (uint64_t)x21 * 0xfa7113b + (uint64_t)x25 * 0xda4d76b + (uint64_t)x29 * 0x3690216 + (uint64_t)x33 * 0x1984e51b + (uint64_t)x37 * 0x1163d548 + (uint64_t)x41 * 0x1bc61495);
    const uint32_t x43 = (uint32_t)r28;
    const uint32_t x44 = x43 * 0xe918bc5;
    const uint32_t x45 = x44 & 0x1fffffff;
    const uint64_t r29 = r28 + (uint64_t)x45 * 0xb5844f3;
    const uint64_t r30 = (uint64_t)x17 * 0x1fffffff;
    const uint64_t r31 = r27 + r30;
    const uint64_t r32 = (uint64_t)a12
        + (r29 >> 29)
        + (r31 + (uint64_t)x21 * 0x1fef9944 + (uint64_t)x25 * 0xfa7113b + (uint64_t)x29 * 0xda4d76b + (uint64_t)x33 * 0x3690216 + (uint64_t)x37 * 0x1984e51b + (uint64_t)x41 * 0x1163d548 + (uint64_t)x45 * 0x1bc61495);
    const uint32_t x46 = (uint32_t)r32;
    const uint32_t x47 = x46 * 0xe918bc5;
    const uint32_t x48 = x47 & 0x1fffffff;
    const uint64_t r33 = r32 + (uint64_t)x48 * 0xb5844f3;
    const uint64_t r34 = (uint64_t)x21 * 0x1fffffff;
    const uint64_t r35 = r31 + r34;
    const uint64_t r36 = (uint64_t)a13
        + (r33 >> 29)
        + (r35 + (uint64_t)x25 * 0x1fef9944 + (uint64_t)x29 * 0xfa7113b + (uint64_t)x33 * 0xda4d76b + (uint64_t)x37 * 0x3690216 + (uint64_t)x41 * 0x1984e51b + (uint64_t)x45 * 0x1163d548 + (uint64_t)x48 * 0x1bc61495);
    const uint32_t x49 = (uint32_t)r36;
    const uint32_t x50 = x49 * 0xe918bc5;
    const uint32_t x51 = x50 & 0x1fffffff;
    const uint64_t r37 = r36 + (uint64_t)x51 * 0xb5844f3;
    const uint64_t r38 = (uint64_t)x25 * 0x1fffffff;
    const uint64_t r39 = (uint64_t)a14
        + (r37 >> 29)
        + (r35 + r38 + (uint64_t)x29 * 0x1fef9944 + (uint64_t)x33 * 0xfa7113b + (uint64_t)x37 * 0xda4d76b + (uint64_t)x41 * 0x3690216 + (uint64_t)x45 * 0x1984e51b + (uint64_t)x48 * 0x1163d548 + (uint64_t)x51 * 0x1bc61495);
    const uint32_t x52 = (uint32_t)r39;
    const uint32_t x53 = x52 * 0xe918bc5;
    const uint32_t x54 = x53 & 0x1fffffff;
    const uint64_t r40 = r39 + (uint64_t)x54 * 0xb5844f3;
    const uint64_t r41 = (uint64_t)x29 * 0x1fffffff;
    const uint64_t r42 = (uint64_t)a15
        + (r40 >> 29)
        + ((uint64_t)x1 * 2047 + r18 + r22 + r26 + r30 + r34 + r38 + r41 + (uint64_t)x33 * 0x1fef9944 + (uint64_t)x37 * 0xfa7113b + (uint64_t)x41 * 0xda4d76b + (uint64_t)x45 * 0x3690216 + (uint64_t)x48 * 0x1984e51b + (uint64_t)x51 * 0x1163d548 + (uint64_t)x54 * 0x1bc61495);
    const uint32_t x55 = (uint32_t)r42;
    const uint32_t x56 = x55 * 0xe918bc5;
    const uint32_t x57 = x56 & 0x1fffffff;
    const uint64_t r43 = r42 + (uint64_t)x57 * 0xb5844f3;
    const uint64_t r44 = (uint64_t)x33 * 0x1fffffff;
    const uint64_t r45 = (uint64_t)x5 * 2047
        + r22
        + r26
        + r30
        + r34
        + r38
        + r41
        + r44
        + (uint64_t)x37 * 0x1fef9944
        + (uint64_t)x41 * 0xfa7113b
        + (uint64_t)x45 * 0xda4d76b
        + (uint64_t)x48 * 0x3690216
        + (uint64_t)x51 * 0x1984e51b
        + (uint64_t)x54 * 0x1163d548
        + (uint64_t)x57 * 0x1bc61495
        + (r43 >> 29);
    const uint64_t r46 = (uint64_t)x37 * 0x1fffffff;
    const uint64_t r47 = (uint64_t)x9 * 2047
        + r26
        + r30
        + r34
        + r38
        + r41
        + r44
        + r46
        + (uint64_t)x41 * 0x1fef9944
        + (uint64_t)x45 * 0xfa7113b
        + (uint64_t)x48 * 0xda4d76b
        + (uint64_t)x51 * 0x3690216
        + (uint64_t)x54 * 0x1984e51b
        + (uint64_t)x57 * 0x1163d548
        + (r45 >> 29);
    const uint32_t x58 = (uint32_t)r47 & 0x1fffffff;
    const uint64_t r48 = (uint64_t)x41 * 0x1fffffff;
    const uint64_t r49 = (uint64_t)x13 * 2047
        + r30
        + r34
        + r38
        + r41
        + r44
        + r46
        + r48
        + (uint64_t)x45 * 0x1fef9944
        + (uint64_t)x48 * 0xfa7113b
        + (uint64_t)x51 * 0xda4d76b
        + (uint64_t)x54 * 0x3690216
        + (uint64_t)x57 * 0x1984e51b
        + (r47 >> 29);
    const uint32_t x59 = (uint32_t)r49 & 0x1fffffff;
    const uint64_t r50 = (uint64_t)x45 * 0x1fffffff;
    const uint64_t r51 = (uint64_t)x17 * 2047
        + r34
        + r38
        + r41
        + r44
        + r46
        + r48
        + r50
        + (uint64_t)x48 * 0x1fef9944
        + (uint64_t)x51 * 0xfa7113b
        + (uint64_t)x54 * 0xda4d76b
        + (uint64_t)x57 * 0x3690216
        + (r49 >> 29);
    const uint32_t x60 = (uint32_t)r51 & 0x1fffffff;
    const uint64_t r52 = (uint64_t)x48 * 0x1fffffff;
    const uint64_t r53 = (uint64_t)x21 * 2047
        + r38
        + r41
        + r44
        + r46
        + r48
        + r50
        + r52
        + (uint64_t)x51 * 0x1fef9944
        + (uint64_t)x54 * 0xfa7113b
        + (uint64_t)x57 * 0xda4d76b
        + (r51 >> 29);
    const uint32_t x61 = (uint32_t)r53 & 0x1fffffff;
    const uint64_t r54 = (uint64_t)x51 * 0x1fffffff;
    const uint64_t r55 = (uint64_t)x25 * 2047
        + r41
        + r44
        + r46
        + r48
        + r50
        + r52
        + r54
        + (uint64_t)x54 * 0x1fef9944
        + (uint64_t)x57 * 0xfa7113b
        + (r53 >> 29);
    const uint32_t x62 = (uint32_t)r55 & 0x1fffffff;
    const uint64_t r56 = (uint64_t)x54 * 0x1fffffff;
    const uint64_t r57 = (uint64_t)x29 * 2047
        + r44
        + r46
        + r48
        + r50
        + r52
        + r54
        + r56
        + (uint64_t)x57 * 0x1fef9944
        + (r55 >> 29);
    const uint32_t x63 = (uint32_t)(r57 >> 29);
    const uint32_t x64 = (uint32_t)r57 & 0x1fffffff;
    const uint64_t r58 = (uint64_t)x57 * 0x1fffffff;
    const uint64_t r59 = (uint64_t)x33 * 2047
        + r46
        + r48
        + r50
        + r52
        + r54
        + r56
        + r58
        + (uint64_t)x63;
    const uint32_t x65 = (uint32_t)(r59 >> 29);
    const uint32_t x66 = (uint32_t)r59 & 0x1fffffff;
    const uint64_t r60 = (uint64_t)x37 * 2047 + r48 + r50 + r52 + r54 + r56 + r58 + (uint64_t)x65;
    const uint32_t x67 = (uint32_t)(r60 >> 29);
    const uint32_t x68 = (uint32_t)r60 & 0x1fffffff;
    const uint64_t r61 = (uint64_t)x41 * 2047 + r50 + r52 + r54 + r56 + r58 + (uint64_t)x67;
    const uint32_t x69 = (uint32_t)(r61 >> 29);
    const uint32_t x70 = (uint32_t)r61 & 0x1fffffff;
    const uint64_t r62 = (uint64_t)x45 * 2047 + r52 + r54 + r56 + r58 + (uint64_t)x69;
    const uint32_t x71 = (uint32_t)(r62 >> 29);
    const uint32_t x72 = (uint32_t)r62 & 0x1fffffff;
    const uint64_t r63 = (uint64_t)x48 * 2047 + r54 + r56 + r58 + (uint64_t)x71;
    const uint32_t x73 = (uint32_t)(r63 >> 29);
    const uint32_t x74 = (uint32_t)r63 & 0x1fffffff;
    const uint64_t r64 = (uint64_t)x51 * 2047 + r56 + r58 + (uint64_t)x73;
    const uint32_t x75 = (uint32_t)(r64 >> 29);
    const uint32_t x76 = (uint32_t)r64 & 0x1fffffff;
    const uint64_t r65 = (uint64_t)x54 * 2047 + r58 + (uint64_t)x75;
    const uint32_t x77 = (uint32_t)(r65 >> 29);
    const uint32_t x78 = (uint32_t)r65 & 0x1fffffff;
    const uint64_t r66 = (uint64_t)x77 + (uint64_t)x57 * 2047;
    const uint32_t x79 = (uint32_t)(r66 >> 29);
    const uint32_t x80 = (uint32_t)r66 & 0x1fffffff;
    const uint32_t x81 = x58 & 7;
    const uint32_t x82 = ((uint32_t)r45 & 0x1fffffff) + (x81 << 29);
    const uint32_t x83 = x59 & 63;
    const uint32_t x84 = (x58 >> 3) + (x83 << 26);
    const uint32_t x85 = x60 & 511;
    const uint32_t x86 = (x59 >> 6) + (x85 << 23);
    const uint32_t x87 = x61 & 4095;
    const uint32_t x88 = (x60 >> 9) + (x87 << 20);
    const uint32_t x89 = x62 & 32767;
    const uint32_t x90 = (x61 >> 12) + (x89 << 17);
    const uint32_t x91 = x64 & 0x3ffff;
    const uint32_t x92 = (x62 >> 15) + (x91 << 14);
    const uint32_t x93 = x66 & 0x1fffff;
    const uint32_t x94 = (x64 >> 18) + (x93 << 11);
    const uint32_t x95 = x68 & 0xffffff;
    const uint32_t x96 = (x66 >> 21) + (x95 << 8);
    const uint32_t x97 = x70 & 0x7ffffff;
    const uint32_t x98 = (x68 >> 24) + (x97 << 5);
    const uint32_t x99 = x74 & 1;
    const uint32_t x100 = (x70 >> 27) + (x72 << 2) + (x99 << 31);
    const uint32_t x101 = x76 & 15;
    const uint32_t x102 = (x74 >> 1) + (x101 << 28);
    const uint32_t x103 = x78 & 127;
    const uint32_t x104 = (x76 >> 4) + (x103 << 25);
    const uint32_t x105 = x80 & 1023;
    const uint32_t x106 = (x78 >> 7) + (x105 << 22);
    const uint32_t x107 = (x80 >> 10) + (x79 << 19);
    uint32_t x108;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x108, x82, 0xab5844f3, 0);
    uint32_t x109;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x109, x84, 0x2378c292, c0);
    uint32_t x110;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x110, x86, 0x8dc58f55, c1);
    uint32_t x111;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x111, x88, 0x216cc272, c2);
    uint32_t x112;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x112, x90, 0xaed63690, c3);
    uint32_t x113;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x113, x92, 0xc44edb49, c4);
    uint32_t x114;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x114, x94, 0x7cca23e9, c5);
    uint32_t x115;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x115, x96, 0xffffffff, c6);
    uint32_t x116;
    const uint8_t c8 = limbforge_sub_borrow_u32(&x116, x98, 0xffffffff, c7);
    uint32_t x117;
    const uint8_t c9 = limbforge_sub_borrow_u32(&x117, x100, 0xffffffff, c8);
    uint32_t x118;
    const uint8_t c10 = limbforge_sub_borrow_u32(&x118, x102, 0xffffffff, c9);
    uint32_t x119;
    const uint8_t c11 = limbforge_sub_borrow_u32(&x119, x104, 0xffffffff, c10);
    uint32_t x120;
    const uint8_t c12 = limbforge_sub_borrow_u32(&x120, x106, 0xffffffff, c11);
    uint32_t x121;
    const uint8_t c13 = limbforge_sub_borrow_u32(&x121, x107, 0x3fffffff, c12);
    const uint32_t c13_mask = (uint32_t)0 - (uint32_t)c13;
    const uint32_t o0 = x108 ^ (c13_mask & (x82 ^ x108));
    const uint32_t o1 = x109 ^ (c13_mask & (x84 ^ x109));
    const uint32_t o2 = x110 ^ (c13_mask & (x86 ^ x110));
    const uint32_t o3 = x111 ^ (c13_mask & (x88 ^ x111));
    const uint32_t o4 = x112 ^ (c13_mask & (x90 ^ x112));
    const uint32_t o5 = x113 ^ (c13_mask & (x92 ^ x113));
    const uint32_t o6 = x114 ^ (c13_mask & (x94 ^ x114));
    const uint32_t o7 = x115 ^ (c13_mask & (x96 ^ x115));
    const uint32_t o8 = x116 ^ (c13_mask & (x98 ^ x116));
    const uint32_t o9 = x117 ^ (c13_mask & (x100 ^ x117));
    const uint32_t o10 = x118 ^ (c13_mask & (x102 ^ x118));
    const uint32_t o11 = x119 ^ (c13_mask & (x104 ^ x119));
    const uint32_t o12 = x120 ^ (c13_mask & (x106 ^ x120));
    const uint32_t o13 = x121 ^ (c13_mask & (x107 ^ x121));
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

// `limbs of out = bytes (mod p): out = bytes / R`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_limbs_of_bytes(uint32_t out[16], const uint8_t bytes[56]) {
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
    const uint32_t x0 = bytes1 & 0x3ffffff;
    const uint32_t x1 = bytes2 & 0x7fffff;
    const uint32_t x2 = bytes3 & 0xfffff;
    const uint32_t x3 = bytes4 & 0x1ffff;
    const uint32_t x4 = bytes5 & 16383;
    const uint32_t x5 = bytes6 & 2047;
    const uint32_t x6 = bytes7 & 255;
    const uint32_t x7 = bytes8 & 31;
    const uint32_t o8 = (bytes7 >> 8) + (x7 << 24);
    const uint32_t x8 = bytes9 & 3;
    const uint32_t o9 = (bytes8 >> 5) + (x8 << 27);
    const uint32_t o10 = (bytes9 >> 2) & 0x1fffffff;
    const uint32_t x9 = bytes10 & 0xfffffff;
    const uint32_t o11 = (bytes9 >> 31) + (x9 << 1);
    const uint32_t x10 = bytes11 & 0x1ffffff;
    const uint32_t o12 = (bytes10 >> 28) + (x10 << 4);
    const uint32_t x11 = bytes12 & 0x3fffff;
    const uint32_t o13 = (bytes11 >> 25) + (x11 << 7);
    const uint32_t x12 = bytes13 & 0x7ffff;
    const uint32_t o14 = (bytes12 >> 22) + (x12 << 10);
    const uint32_t x13 = bytes13 >> 19;
    const uint32_t x14 = x13 >> 11;
    const uint32_t o15 = x13 & 2047;
    const uint32_t x15 = (bytes0 & 0x1fffffff) + x14 * 0x14a7bb0d;
    const uint32_t o0 = x15 & 0x1fffffff;
    const uint32_t x16 = (bytes0 >> 29) + (x0 << 3) + x14 * 0x439eb6a + (x15 >> 29);
    const uint32_t o1 = x16 & 0x1fffffff;
    const uint32_t x17 = (bytes1 >> 26) + (x1 << 6) + x14 * 0xe9c2ab7 + (x16 >> 29);
    const uint32_t o2 = x17 & 0x1fffffff;
    const uint32_t x18 = (bytes2 >> 23) + (x2 << 9) + x14 * 0x67b1ae4 + (x17 >> 29);
    const uint32_t o3 = x18 & 0x1fffffff;
    const uint32_t x19 = (bytes3 >> 20) + (x3 << 12) + x14 * 0x1c96fde9 + (x18 >> 29);
    const uint32_t o4 = x19 & 0x1fffffff;
    const uint32_t x20 = (bytes4 >> 17) + (x4 << 15) + x14 * 0x125b2894 + (x19 >> 29);
    const uint32_t o5 = x20 & 0x1fffffff;
    const uint32_t x21 = (bytes5 >> 14) + (x5 << 18) + x14 * 0x1058eec4 + (x20 >> 29);
    const uint32_t o6 = x21 & 0x1fffffff;
    const uint32_t o7 = (bytes6 >> 11) + (x6 << 21) + x14 * 0x1066bb + (x21 >> 29);
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

// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `ok` in `[0, 1]`
void scalar448_limbs_of_bytes_canonical(uint32_t out[16], uint32_t *ok, const uint8_t bytes[56]) {
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
    const uint8_t c0 = limbforge_sub_borrow_u32(&c0_unread, bytes0, 0xab5844f3, 0);
    uint32_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u32(&c1_unread, bytes1, 0x2378c292, c0);
    uint32_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u32(&c2_unread, bytes2, 0x8dc58f55, c1);
    uint32_t c3_unread;
    const uint8_t c3 = limbforge_sub_borrow_u32(&c3_unread, bytes3, 0x216cc272, c2);
    uint32_t c4_unread;
    const uint8_t c4 = limbforge_sub_borrow_u32(&c4_unread, bytes4, 0xaed63690, c3);
    uint32_t c5_unread;
    const uint8_t c5 = limbforge_sub_borrow_u32(&c5_unread, bytes5, 0xc44edb49, c4);
    uint32_t c6_unread;
    const uint8_t c6 = limbforge_sub_borrow_u32(&c6_unread, bytes6, 0x7cca23e9, c5);
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
    uint32_t ok0_unread;
    const uint8_t ok0 = limbforge_sub_borrow_u32(&ok0_unread, bytes13, 0x3fffffff, c12);
    const uint32_t x0 = bytes1 & 0x3ffffff;
    const uint32_t x1 = bytes2 & 0x7fffff;
    const uint32_t x2 = bytes3 & 0xfffff;
    const uint32_t x3 = bytes4 & 0x1ffff;
    const uint32_t x4 = bytes5 & 16383;
    const uint32_t x5 = bytes6 & 2047;
    const uint32_t x6 = bytes7 & 255;
    const uint32_t x7 = bytes8 & 31;
    const uint32_t out8 = (bytes7 >> 8) + (x7 << 24);
    const uint32_t x8 = bytes9 & 3;
    const uint32_t out9 = (bytes8 >> 5) + (x8 << 27);
    const uint32_t out10 = (bytes9 >> 2) & 0x1fffffff;
    const uint32_t x9 = bytes10 & 0xfffffff;
    const uint32_t out11 = (bytes9 >> 31) + (x9 << 1);
    const uint32_t x10 = bytes11 & 0x1ffffff;
    const uint32_t out12 = (bytes10 >> 28) + (x10 << 4);
    const uint32_t x11 = bytes12 & 0x3fffff;
    const uint32_t out13 = (bytes11 >> 25) + (x11 << 7);
    const uint32_t x12 = bytes13 & 0x7ffff;
    const uint32_t out14 = (bytes12 >> 22) + (x12 << 10);
    const uint32_t x13 = bytes13 >> 19;
    const uint32_t x14 = x13 >> 11;
    const uint32_t out15 = x13 & 2047;
    const uint32_t x15 = (bytes0 & 0x1fffffff) + x14 * 0x14a7bb0d;
    const uint32_t out0 = x15 & 0x1fffffff;
    const uint32_t x16 = (bytes0 >> 29) + (x0 << 3) + x14 * 0x439eb6a + (x15 >> 29);
    const uint32_t out1 = x16 & 0x1fffffff;
    const uint32_t x17 = (bytes1 >> 26) + (x1 << 6) + x14 * 0xe9c2ab7 + (x16 >> 29);
    const uint32_t out2 = x17 & 0x1fffffff;
    const uint32_t x18 = (bytes2 >> 23) + (x2 << 9) + x14 * 0x67b1ae4 + (x17 >> 29);
    const uint32_t out3 = x18 & 0x1fffffff;
    const uint32_t x19 = (bytes3 >> 20) + (x3 << 12) + x14 * 0x1c96fde9 + (x18 >> 29);
    const uint32_t out4 = x19 & 0x1fffffff;
    const uint32_t x20 = (bytes4 >> 17) + (x4 << 15) + x14 * 0x125b2894 + (x19 >> 29);
    const uint32_t out5 = x20 & 0x1fffffff;
    const uint32_t x21 = (bytes5 >> 14) + (x5 << 18) + x14 * 0x1058eec4 + (x20 >> 29);
    const uint32_t out6 = x21 & 0x1fffffff;
    const uint32_t out7 = (bytes6 >> 11) + (x6 << 21) + x14 * 0x1066bb + (x21 >> 29);
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

// `limbs of out = k (mod p): out = k / R`
//
// - takes `k` in `[0, 2^24 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_limbs_of_word(uint32_t out[16], uint32_t k) {
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
    out[14] = 0;
    out[15] = 0;
}

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out` in `[0, 1]`
void scalar448_bytes_are_zero(uint32_t *out, const uint8_t bytes[56]) {
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
void scalar448_bytes_parity(uint8_t half[56], uint32_t *odd, const uint8_t bytes[56]) {
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
void scalar448_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square) {
    const uint32_t x0 = is_square + is_square;
    const uint32_t x1 = is_zero + 1;
    const int32_t o0 = (int32_t)x0 - (int32_t)x1;
    *out = o0;
}

// `R * out = a (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_from_montgomery(uint32_t out[16], const uint32_t a[16]) {
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
    const uint32_t x0 = a0 * 0xe918bc5;
    const uint32_t x1 = x0 & 0x1fffffff;
    const uint64_t r0 = (uint64_t)a0 + (uint64_t)x1 * 0xb5844f3;
    const uint32_t x2 = a1 + (uint32_t)(r0 >> 29);
    const uint64_t r1 = (uint64_t)x2 + (uint64_t)x1 * 0x1bc61495;
    const uint32_t x3 = (uint32_t)r1;
    const uint32_t x4 = x3 * 0xe918bc5;
    const uint32_t x5 = x4 & 0x1fffffff;
    const uint64_t r2 = r1 + (uint64_t)x5 * 0xb5844f3;
    const uint32_t x6 = a2 + (uint32_t)(r2 >> 29);
    const uint64_t r3 = (uint64_t)x1 * 0x1163d548 + (uint64_t)x5 * 0x1bc61495 + (uint64_t)x6;
    const uint32_t x7 = (uint32_t)r3;
    const uint32_t x8 = x7 * 0xe918bc5;
    const uint32_t x9 = x8 & 0x1fffffff;
    const uint64_t r4 = r3 + (uint64_t)x9 * 0xb5844f3;
    const uint32_t x10 = a3 + (uint32_t)(r4 >> 29);
    const uint64_t r5 = (uint64_t)x1 * 0x1984e51b
        + (uint64_t)x5 * 0x1163d548
        + (uint64_t)x9 * 0x1bc61495
        + (uint64_t)x10;
    const uint32_t x11 = (uint32_t)r5;
    const uint32_t x12 = x11 * 0xe918bc5;
    const uint32_t x13 = x12 & 0x1fffffff;
    const uint64_t r6 = r5 + (uint64_t)x13 * 0xb5844f3;
    const uint32_t x14 = a4 + (uint32_t)(r6 >> 29);
    const uint64_t r7 = (uint64_t)x1 * 0x3690216
        + (uint64_t)x5 * 0x1984e51b
        + (uint64_t)x9 * 0x1163d548
        + (uint64_t)x13 * 0x1bc61495
        + (uint64_t)x14;
    const uint32_t x15 = (uint32_t)r7;
    const uint32_t x16 = x15 * 0xe918bc5;
    const uint32_t x17 = x16 & 0x1fffffff;
    const uint64_t r8 = r7 + (uint64_t)x17 * 0xb5844f3;
    const uint32_t x18 = a5 + (uint32_t)(r8 >> 29);
    const uint64_t r9 = (uint64_t)x1 * 0xda4d76b
        + (uint64_t)x5 * 0x3690216
        + (uint64_t)x9 * 0x1984e51b
        + (uint64_t)x13 * 0x1163d548
        + (uint64_t)x17 * 0x1bc61495
        + (uint64_t)x18;
    const uint32_t x19 = (uint32_t)r9;
    const uint32_t x20 = x19 * 0xe918bc5;
    const uint32_t x21 = x20 & 0x1fffffff;
    const uint64_t r10 = r9 + (uint64_t)x21 * 0xb5844f3;
    const uint32_t x22 = a6 + (uint32_t)(r10 >> 29);
    const uint64_t r11 = (uint64_t)x1 * 0xfa7113b
        + (uint64_t)x5 * 0xda4d76b
        + (uint64_t)x9 * 0x3690216
        + (uint64_t)x13 * 0x1984e51b
        + (uint64_t)x17 * 0x1163d548
        + (uint64_t)x21 * 0x1bc61495
        + (uint64_t)x22;
    const uint32_t x23 = (uint32_t)r11;
    const uint32_t x24 = x23 * 0xe918bc5;
    const uint32_t x25 = x24 & 0x1fffffff;
    const uint64_t r12 = r11 + (uint64_t)x25 * 0xb5844f3;
    const uint32_t x26 = a7 + (uint32_t)(r12 >> 29);
    const uint64_t r13 = (uint64_t)x1 * 0x1fef9944
        + (uint64_t)x5 * 0xfa7113b
        + (uint64_t)x9 * 0xda4d76b
        + (uint64_t)x13 * 0x3690216
        + (uint64_t)x17 * 0x1984e51b
        + (uint64_t)x21 * 0x1163d548
        + (uint64_t)x25 * 0x1bc61495
        + (uint64_t)x26;
    const uint32_t x27 = (uint32_t)r13;
    const uint32_t x28 = x27 * 0xe918bc5;
    const uint32_t x29 = x28 & 0x1fffffff;
    const uint64_t r14 = r13 + (uint64_t)x29 * 0xb5844f3;
    const uint32_t x30 = a8 + (uint32_t)(r14 >> 29);
    const uint64_t r15 = (uint64_t)x1 * 0x1fffffff;
    const uint64_t r16 = r15
        + (uint64_t)x5 * 0x1fef9944
        + (uint64_t)x9 * 0xfa7113b
        + (uint64_t)x13 * 0xda4d76b
        + (uint64_t)x17 * 0x3690216
        + (uint64_t)x21 * 0x1984e51b
        + (uint64_t)x25 * 0x1163d548
        + (uint64_t)x29 * 0x1bc61495
        + (uint64_t)x30;
    const uint32_t x31 = (uint32_t)r16;
    const uint32_t x32 = x31 * 0xe918bc5;
    const uint32_t x33 = x32 & 0x1fffffff;
    const uint64_t r17 = r16 + (uint64_t)x33 * 0xb5844f3;
    const uint32_t x34 = a9 + (uint32_t)(r17 >> 29);
    const uint64_t r18 = (uint64_t)x5 * 0x1fffffff;
    const uint64_t r19 = r15 + r18;
    const uint64_t r20 = r19
        + (uint64_t)x9 * 0x1fef9944
        + (uint64_t)x13 * 0xfa7113b
        + (uint64_t)x17 * 0xda4d76b
        + (uint64_t)x21 * 0x3690216
        + (uint64_t)x25 * 0x1984e51b
        + (uint64_t)x29 * 0x1163d548
        + (uint64_t)x33 * 0x1bc61495
        + (uint64_t)x34;
    const uint32_t x35 = (uint32_t)r20;
    const uint32_t x36 = x35 * 0xe918bc5;
    const uint32_t x37 = x36 & 0x1fffffff;
    const uint64_t r21 = r20 + (uint64_t)x37 * 0xb5844f3;
    const uint32_t x38 = a10 + (uint32_t)(r21 >> 29);
    const uint64_t r22 = (uint64_t)x9 * 0x1fffffff;
    const uint64_t r23 = r19 + r22;
    const uint64_t r24 = r23
        + (uint64_t)x13 * 0x1fef9944
        + (uint64_t)x17 * 0xfa7113b
        + (uint64_t)x21 * 0xda4d76b
        + (uint64_t)x25 * 0x3690216
        + (uint64_t)x29 * 0x1984e51b
        + (uint64_t)x33 * 0x1163d548
        + (uint64_t)x37 * 0x1bc61495
        + (uint64_t)x38;
    const uint32_t x39 = (uint32_t)r24;
    const uint32_t x40 = x39 * 0xe918bc5;
    const uint32_t x41 = x40 & 0x1fffffff;
    const uint64_t r25 = r24 + (uint64_t)x41 * 0xb5844f3;
    const uint32_t x42 = (uint32_t)(r25 >> 29);
    const uint64_t r26 = (uint64_t)x13 * 0x1fffffff;
    const uint64_t r27 = r23 + r26;
    const uint64_t r28 = (uint64_t)a11
        + (uint64_t)x42
        + (r27 + (uint64_t)x17 * 0x1fef9944 + (uint64_t)x21 * 0xfa7113b + (uint64_t)x25 * 0xda4d76b + (uint64_t)x29 * 0x3690216 + (uint64_t)x33 * 0x1984e51b + (uint64_t)x37 * 0x1163d548 + (uint64_t)x41 * 0x1bc61495);
    const uint32_t x43 = (uint32_t)r28;
    const uint32_t x44 = x43 * 0xe918bc5;
    const uint32_t x45 = x44 & 0x1fffffff;
    const uint64_t r29 = r28 + (uint64_t)x45 * 0xb5844f3;
    const uint64_t r30 = (uint64_t)x17 * 0x1fffffff;
    const uint64_t r31 = r27 + r30;
    const uint64_t r32 = (uint64_t)a12
        + (r29 >> 29)
        + (r31 + (uint64_t)x21 * 0x1fef9944 + (uint64_t)x25 * 0xfa7113b + (uint64_t)x29 * 0xda4d76b + (uint64_t)x33 * 0x3690216 + (uint64_t)x37 * 0x1984e51b + (uint64_t)x41 * 0x1163d548 + (uint64_t)x45 * 0x1bc61495);
    const uint32_t x46 = (uint32_t)r32;
    const uint32_t x47 = x46 * 0xe918bc5;
    const uint32_t x48 = x47 & 0x1fffffff;
    const uint64_t r33 = r32 + (uint64_t)x48 * 0xb5844f3;
    const uint64_t r34 = (uint64_t)x21 * 0x1fffffff;
    const uint64_t r35 = r31 + r34;
    const uint64_t r36 = (uint64_t)a13
        + (r33 >> 29)
        + (r35 + (uint64_t)x25 * 0x1fef9944 + (uint64_t)x29 * 0xfa7113b + (uint64_t)x33 * 0xda4d76b + (uint64_t)x37 * 0x3690216 + (uint64_t)x41 * 0x1984e51b + (uint64_t)x45 * 0x1163d548 + (uint64_t)x48 * 0x1bc61495);
    const uint32_t x49 = (uint32_t)r36;
    const uint32_t x50 = x49 * 0xe918bc5;
    const uint32_t x51 = x50 & 0x1fffffff;
    const uint64_t r37 = r36 + (uint64_t)x51 * 0xb5844f3;
    const uint64_t r38 = (uint64_t)x25 * 0x1fffffff;
    const uint64_t r39 = (uint64_t)a14
        + (r37 >> 29)
        + (r35 + r38 + (uint64_t)x29 * 0x1fef9944 + (uint64_t)x33 * 0xfa7113b + (uint64_t)x37 * 0xda4d76b + (uint64_t)x41 * 0x3690216 + (uint64_t)x45 * 0x1984e51b + (uint64_t)x48 * 0x1163d548 + (uint64_t)x51 * 0x1bc61495);
    const uint32_t x52 = (uint32_t)r39;
    const uint32_t x53 = x52 * 0xe918bc5;
    const uint32_t x54 = x53 & 0x1fffffff;
    const uint64_t r40 = r39 + (uint64_t)x54 * 0xb5844f3;
    const uint64_t r41 = (uint64_t)x29 * 0x1fffffff;
    const uint64_t r42 = (uint64_t)a15
        + (r40 >> 29)
        + ((uint64_t)x1 * 2047 + r18 + r22 + r26 + r30 + r34 + r38 + r41 + (uint64_t)x33 * 0x1fef9944 + (uint64_t)x37 * 0xfa7113b + (uint64_t)x41 * 0xda4d76b + (uint64_t)x45 * 0x3690216 + (uint64_t)x48 * 0x1984e51b + (uint64_t)x51 * 0x1163d548 + (uint64_t)x54 * 0x1bc61495);
    const uint32_t x55 = (uint32_t)r42;
    const uint32_t x56 = x55 * 0xe918bc5;
    const uint32_t x57 = x56 & 0x1fffffff;
    const uint64_t r43 = r42 + (uint64_t)x57 * 0xb5844f3;
    const uint64_t r44 = (uint64_t)x33 * 0x1fffffff;
    const uint64_t r45 = (uint64_t)x5 * 2047
        + r22
        + r26
        + r30
        + r34
        + r38
        + r41
        + r44
        + (uint64_t)x37 * 0x1fef9944
        + (uint64_t)x41 * 0xfa7113b
        + (uint64_t)x45 * 0xda4d76b
        + (uint64_t)x48 * 0x3690216
        + (uint64_t)x51 * 0x1984e51b
        + (uint64_t)x54 * 0x1163d548
        + (uint64_t)x57 * 0x1bc61495
        + (r43 >> 29);
    const uint32_t o0 = (uint32_t)r45 & 0x1fffffff;
    const uint64_t r46 = (uint64_t)x37 * 0x1fffffff;
    const uint64_t r47 = (uint64_t)x9 * 2047
        + r26
        + r30
        + r34
        + r38
        + r41
        + r44
        + r46
        + (uint64_t)x41 * 0x1fef9944
        + (uint64_t)x45 * 0xfa7113b
        + (uint64_t)x48 * 0xda4d76b
        + (uint64_t)x51 * 0x3690216
        + (uint64_t)x54 * 0x1984e51b
        + (uint64_t)x57 * 0x1163d548
        + (r45 >> 29);
    const uint32_t o1 = (uint32_t)r47 & 0x1fffffff;
    const uint64_t r48 = (uint64_t)x41 * 0x1fffffff;
    const uint64_t r49 = (uint64_t)x13 * 2047
        + r30
        + r34
        + r38
        + r41
        + r44
        + r46
        + r48
        + (uint64_t)x45 * 0x1fef9944
        + (uint64_t)x48 * 0xfa7113b
        + (uint64_t)x51 * 0xda4d76b
        + (uint64_t)x54 * 0x3690216
        + (uint64_t)x57 * 0x1984e51b
        + (r47 >> 29);
    const uint32_t o2 = (uint32_t)r49 & 0x1fffffff;
    const uint64_t r50 = (uint64_t)x45 * 0x1fffffff;
    const uint64_t r51 = (uint64_t)x17 * 2047
        + r34
        + r38
        + r41
        + r44
        + r46
        + r48
        + r50
        + (uint64_t)x48 * 0x1fef9944
        + (uint64_t)x51 * 0xfa7113b
        + (uint64_t)x54 * 0xda4d76b
        + (uint64_t)x57 * 0x3690216
        + (r49 >> 29);
    const uint32_t o3 = (uint32_t)r51 & 0x1fffffff;
    const uint64_t r52 = (uint64_t)x48 * 0x1fffffff;
    const uint64_t r53 = (uint64_t)x21 * 2047
        + r38
        + r41
        + r44
        + r46
        + r48
        + r50
        + r52
        + (uint64_t)x51 * 0x1fef9944
        + (uint64_t)x54 * 0xfa7113b
        + (uint64_t)x57 * 0xda4d76b
        + (r51 >> 29);
    const uint32_t o4 = (uint32_t)r53 & 0x1fffffff;
    const uint64_t r54 = (uint64_t)x51 * 0x1fffffff;
    const uint64_t r55 = (uint64_t)x25 * 2047
        + r41
        + r44
        + r46
        + r48
        + r50
        + r52
        + r54
        + (uint64_t)x54 * 0x1fef9944
        + (uint64_t)x57 * 0xfa7113b
        + (r53 >> 29);
    const uint32_t o5 = (uint32_t)r55 & 0x1fffffff;
    const uint64_t r56 = (uint64_t)x54 * 0x1fffffff;
    const uint64_t r57 = (uint64_t)x29 * 2047
        + r44
        + r46
        + r48
        + r50
        + r52
        + r54
        + r56
        + (uint64_t)x57 * 0x1fef9944
        + (r55 >> 29);
    const uint32_t x58 = (uint32_t)(r57 >> 29);
    const uint32_t o6 = (uint32_t)r57 & 0x1fffffff;
    const uint64_t r58 = (uint64_t)x57 * 0x1fffffff;
    const uint64_t r59 = (uint64_t)x33 * 2047
        + r46
        + r48
        + r50
        + r52
        + r54
        + r56
        + r58
        + (uint64_t)x58;
    const uint32_t x59 = (uint32_t)(r59 >> 29);
    const uint32_t o7 = (uint32_t)r59 & 0x1fffffff;
    const uint64_t r60 = (uint64_t)x37 * 2047 + r48 + r50 + r52 + r54 + r56 + r58 + (uint64_t)x59;
    const uint32_t x60 = (uint32_t)(r60 >> 29);
    const uint32_t o8 = (uint32_t)r60 & 0x1fffffff;
    const uint64_t r61 = (uint64_t)x41 * 2047 + r50 + r52 + r54 + r56 + r58 + (uint64_t)x60;
    const uint32_t x61 = (uint32_t)(r61 >> 29);
    const uint32_t o9 = (uint32_t)r61 & 0x1fffffff;
    const uint64_t r62 = (uint64_t)x45 * 2047 + r52 + r54 + r56 + r58 + (uint64_t)x61;
    const uint32_t x62 = (uint32_t)(r62 >> 29);
    const uint32_t o10 = (uint32_t)r62 & 0x1fffffff;
    const uint64_t r63 = (uint64_t)x48 * 2047 + r54 + r56 + r58 + (uint64_t)x62;
    const uint32_t x63 = (uint32_t)(r63 >> 29);
    const uint32_t o11 = (uint32_t)r63 & 0x1fffffff;
    const uint64_t r64 = (uint64_t)x51 * 2047 + r56 + r58 + (uint64_t)x63;
    const uint32_t x64 = (uint32_t)(r64 >> 29);
    const uint32_t o12 = (uint32_t)r64 & 0x1fffffff;
    const uint64_t r65 = (uint64_t)x54 * 2047 + r58 + (uint64_t)x64;
    const uint32_t x65 = (uint32_t)(r65 >> 29);
    const uint32_t o13 = (uint32_t)r65 & 0x1fffffff;
    const uint64_t r66 = (uint64_t)x65 + (uint64_t)x57 * 2047;
    const uint32_t o15 = (uint32_t)(r66 >> 29);
    const uint32_t o14 = (uint32_t)r66 & 0x1fffffff;
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

// `out = low bits of floor((u * f + v * g) / 2^27) (not proved; bounds are)`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
// - returns `out` in `[-2^31, 2^31 - 1]`
static void scalar448_divsteps_head(
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
static void scalar448_divsteps_fg(
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
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void scalar448_divsteps_de(
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
    const uint32_t x19 = x18 * 0x2e918bc5;
    const uint32_t x20 = x19 & 0x3fffffff;
    const int64_t r2 = r0 + (int64_t)x20 * -(int64_t)0x14a7bb0d;
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
        + (int64_t)x20 * 0xde30a4b;
    const uint32_t out0 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x29 = (int32_t)(r3 >> 30);
    const int64_t r4 = (int64_t)x14 * d2
        + (int64_t)x17 * e2
        + (int64_t)x29
        + (int64_t)x20 * 0x1c58f552;
    const uint32_t out1 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x30 = (int32_t)(r4 >> 30);
    const int32_t x31 = x26 >> 31;
    const int32_t x32 = 0 - (x28 & 1);
    const int32_t x33 = x31 | ~x32;
    const int32_t x34 = x28 >> 1;
    const int32_t x35 = (int32_t)(0 - (uint32_t)(x26 ^ x33));
    const int32_t x36 = (x34 & ~x33) | (x27 & x33);
    const int32_t x37 = x34 - ((x27 ^ x31) & x32);
    const int64_t r5 = (int64_t)x14 * d3
        + (int64_t)x17 * e3
        + (int64_t)x30
        + (int64_t)x20 * 0x1b309ca3;
    const uint32_t out2 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x38 = (int32_t)(r5 >> 30);
    const int64_t r6 = (int64_t)x14 * d4
        + (int64_t)x17 * e4
        + (int64_t)x38
        + (int64_t)x20 * 0x16369021;
    const uint32_t out3 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x39 = (int32_t)(r6 >> 30);
    const int32_t x40 = x35 >> 31;
    const int32_t x41 = 0 - (x37 & 1);
    const int32_t x42 = x40 | ~x41;
    const int32_t x43 = x37 >> 1;
    const int32_t x44 = (int32_t)(0 - (uint32_t)(x35 ^ x42));
    const int32_t x45 = (x43 & ~x42) | (x36 & x42);
    const int32_t x46 = x43 - ((x36 ^ x40) & x41);
    const int64_t r7 = (int64_t)x14 * d5
        + (int64_t)x17 * e5
        + (int64_t)x39
        + (int64_t)x20 * -(int64_t)0x492d945;
    const uint32_t out4 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x47 = (int32_t)(r7 >> 30);
    const int32_t x48 = x44 >> 31;
    const int32_t x49 = 0 - (x46 & 1);
    const int32_t x50 = x48 | ~x49;
    const int32_t x51 = x46 >> 1;
    const int32_t x52 = (int32_t)(0 - (uint32_t)(x44 ^ x50));
    const int32_t x53 = (x51 & ~x50) | (x45 & x50);
    const int32_t x54 = x51 - ((x45 ^ x48) & x49);
    const int64_t r8 = (int64_t)x14 * d6
        + (int64_t)x17 * e6
        + (int64_t)x47
        + (int64_t)x20 * -(int64_t)0x1dc163bb;
    const uint32_t out5 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x55 = (int32_t)(r8 >> 30);
    const int64_t r9 = (int64_t)x14 * d7 + (int64_t)x17 * e7 + (int64_t)x55 + (int64_t)x20 * -8397;
    const uint32_t out6 = (uint32_t)r9 & 0x3fffffff;
    const int32_t x56 = (int32_t)(r9 >> 30);
    const int32_t x57 = x52 >> 31;
    const int32_t x58 = 0 - (x54 & 1);
    const int32_t x59 = x57 | ~x58;
    const int32_t x60 = x54 >> 1;
    const int32_t x61 = (int32_t)(0 - (uint32_t)(x52 ^ x59));
    const int32_t x62 = (x60 & ~x59) | (x53 & x59);
    const int32_t x63 = x60 - ((x53 ^ x57) & x58);
    const int64_t r11 = (int64_t)x14 * d8 + (int64_t)x17 * e8 + (int64_t)x56;
    const uint32_t out7 = (uint32_t)r11 & 0x3fffffff;
    const int32_t x64 = (int32_t)(r11 >> 30);
    const int64_t r12 = (int64_t)x14 * d9 + (int64_t)x17 * e9 + (int64_t)x64;
    const uint32_t out8 = (uint32_t)r12 & 0x3fffffff;
    const int32_t x65 = (int32_t)(r12 >> 30);
    const int32_t x66 = x61 >> 31;
    const int32_t x67 = 0 - (x63 & 1);
    const int32_t x68 = x66 | ~x67;
    const int32_t x69 = x63 >> 1;
    const int32_t x70 = (int32_t)(0 - (uint32_t)(x61 ^ x68));
    const int32_t x71 = (x69 & ~x68) | (x62 & x68);
    const int32_t x72 = x69 - ((x62 ^ x66) & x67);
    const int64_t r13 = (int64_t)x14 * d10 + (int64_t)x17 * e10 + (int64_t)x65;
    const uint32_t out9 = (uint32_t)r13 & 0x3fffffff;
    const int32_t x73 = (int32_t)(r13 >> 30);
    const int32_t x74 = x70 >> 31;
    const int32_t x75 = 0 - (x72 & 1);
    const int32_t x76 = x74 | ~x75;
    const int32_t x77 = x72 >> 1;
    const int32_t x78 = (int32_t)(0 - (uint32_t)(x70 ^ x76));
    const int32_t x79 = (x77 & ~x76) | (x71 & x76);
    const int32_t x80 = x77 - ((x71 ^ x74) & x75);
    const int64_t r14 = (int64_t)x14 * d11 + (int64_t)x17 * e11 + (int64_t)x73;
    const uint32_t out10 = (uint32_t)r14 & 0x3fffffff;
    const int32_t x81 = (int32_t)(r14 >> 30);
    const int64_t r15 = (int64_t)x14 * d12 + (int64_t)x17 * e12 + (int64_t)x81;
    const uint32_t out11 = (uint32_t)r15 & 0x3fffffff;
    const int32_t x82 = (int32_t)(r15 >> 30);
    const int32_t x83 = x78 >> 31;
    const int32_t x84 = 0 - (x80 & 1);
    const int32_t x85 = x83 | ~x84;
    const int32_t x86 = x80 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x78 ^ x85));
    const int32_t x87 = (x86 & ~x85) | (x79 & x85);
    const int32_t x88 = x86 - ((x79 ^ x83) & x84);
    const int64_t r16 = (int64_t)x14 * d13 + (int64_t)x17 * e13 + (int64_t)x82;
    const uint32_t out12 = (uint32_t)r16 & 0x3fffffff;
    const int32_t x89 = (int32_t)(r16 >> 30);
    const int64_t r17 = (int64_t)x14 * d14
        + (int64_t)x17 * e14
        + (int64_t)x89
        + (int64_t)x20 * 0x4000000;
    const uint32_t out13 = (uint32_t)r17 & 0x3fffffff;
    const int32_t out14 = (int32_t)(r17 >> 30);
    const int32_t x90 = x87 + x87 + 1;
    const int32_t x91 = x90 + 512;
    const int32_t x92 = (int32_t)((uint32_t)x91 << 12);
    const int32_t u10 = x92 >> 22;
    const int32_t x93 = x90 + 0x80200;
    const int32_t v10 = x93 >> 20;
    const int32_t x94 = x88 + 512;
    const int32_t x95 = (int32_t)((uint32_t)x94 << 12);
    const int32_t q10 = x95 >> 22;
    const int32_t x96 = x88 + 0x80200;
    const int32_t r10 = x96 >> 20;
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
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void scalar448_divsteps_last(
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
    const uint32_t x19 = x18 * 0x2e918bc5;
    const uint32_t x20 = x19 & 0x3fffffff;
    const int64_t r2 = r0 + (int64_t)x20 * -(int64_t)0x14a7bb0d;
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
        + (int64_t)x20 * 0xde30a4b;
    const uint32_t out0 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x29 = (int32_t)(r3 >> 30);
    const int64_t r4 = (int64_t)x14 * d2
        + (int64_t)x17 * e2
        + (int64_t)x29
        + (int64_t)x20 * 0x1c58f552;
    const uint32_t out1 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x30 = (int32_t)(r4 >> 30);
    const int32_t x31 = x26 >> 31;
    const int32_t x32 = 0 - (x28 & 1);
    const int32_t x33 = x31 | ~x32;
    const int32_t x34 = x28 >> 1;
    const int32_t x35 = (int32_t)(0 - (uint32_t)(x26 ^ x33));
    const int32_t x36 = (x34 & ~x33) | (x27 & x33);
    const int32_t x37 = x34 - ((x27 ^ x31) & x32);
    const int64_t r5 = (int64_t)x14 * d3
        + (int64_t)x17 * e3
        + (int64_t)x30
        + (int64_t)x20 * 0x1b309ca3;
    const uint32_t out2 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x38 = (int32_t)(r5 >> 30);
    const int64_t r6 = (int64_t)x14 * d4
        + (int64_t)x17 * e4
        + (int64_t)x38
        + (int64_t)x20 * 0x16369021;
    const uint32_t out3 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x39 = (int32_t)(r6 >> 30);
    const int32_t x40 = x35 >> 31;
    const int32_t x41 = 0 - (x37 & 1);
    const int32_t x42 = x40 | ~x41;
    const int32_t x43 = x37 >> 1;
    const int32_t x44 = (int32_t)(0 - (uint32_t)(x35 ^ x42));
    const int32_t x45 = (x43 & ~x42) | (x36 & x42);
    const int32_t x46 = x43 - ((x36 ^ x40) & x41);
    const int64_t r7 = (int64_t)x14 * d5
        + (int64_t)x17 * e5
        + (int64_t)x39
        + (int64_t)x20 * -(int64_t)0x492d945;
    const uint32_t out4 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x47 = (int32_t)(r7 >> 30);
    const int32_t x48 = x44 >> 31;
    const int32_t x49 = 0 - (x46 & 1);
    const int32_t x50 = x48 | ~x49;
    const int32_t x51 = x46 >> 1;
    const int32_t x52 = (int32_t)(0 - (uint32_t)(x44 ^ x50));
    const int32_t x53 = (x51 & ~x50) | (x45 & x50);
    const int32_t x54 = x51 - ((x45 ^ x48) & x49);
    const int64_t r8 = (int64_t)x14 * d6
        + (int64_t)x17 * e6
        + (int64_t)x47
        + (int64_t)x20 * -(int64_t)0x1dc163bb;
    const uint32_t out5 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x55 = (int32_t)(r8 >> 30);
    const int64_t r9 = (int64_t)x14 * d7 + (int64_t)x17 * e7 + (int64_t)x55 + (int64_t)x20 * -8397;
    const uint32_t out6 = (uint32_t)r9 & 0x3fffffff;
    const int32_t x56 = (int32_t)(r9 >> 30);
    const int32_t x57 = x52 >> 31;
    const int32_t x58 = 0 - (x54 & 1);
    const int32_t x59 = x57 | ~x58;
    const int32_t x60 = x54 >> 1;
    const int32_t x61 = (int32_t)(0 - (uint32_t)(x52 ^ x59));
    const int32_t x62 = (x60 & ~x59) | (x53 & x59);
    const int32_t x63 = x60 - ((x53 ^ x57) & x58);
    const int64_t r11 = (int64_t)x14 * d8 + (int64_t)x17 * e8 + (int64_t)x56;
    const uint32_t out7 = (uint32_t)r11 & 0x3fffffff;
    const int32_t x64 = (int32_t)(r11 >> 30);
    const int64_t r12 = (int64_t)x14 * d9 + (int64_t)x17 * e9 + (int64_t)x64;
    const uint32_t out8 = (uint32_t)r12 & 0x3fffffff;
    const int32_t x65 = (int32_t)(r12 >> 30);
    const int32_t x66 = x61 >> 31;
    const int32_t x67 = 0 - (x63 & 1);
    const int32_t x68 = x66 | ~x67;
    const int32_t x69 = x63 >> 1;
    const int32_t x70 = (int32_t)(0 - (uint32_t)(x61 ^ x68));
    const int32_t x71 = (x69 & ~x68) | (x62 & x68);
    const int32_t x72 = x69 - ((x62 ^ x66) & x67);
    const int64_t r13 = (int64_t)x14 * d10 + (int64_t)x17 * e10 + (int64_t)x65;
    const uint32_t out9 = (uint32_t)r13 & 0x3fffffff;
    const int32_t x73 = (int32_t)(r13 >> 30);
    const int32_t x74 = x70 >> 31;
    const int32_t x75 = 0 - (x72 & 1);
    const int32_t x76 = x74 | ~x75;
    const int32_t x77 = x72 >> 1;
    const int32_t x78 = (int32_t)(0 - (uint32_t)(x70 ^ x76));
    const int32_t x79 = (x77 & ~x76) | (x71 & x76);
    const int32_t x80 = x77 - ((x71 ^ x74) & x75);
    const int64_t r14 = (int64_t)x14 * d11 + (int64_t)x17 * e11 + (int64_t)x73;
    const uint32_t out10 = (uint32_t)r14 & 0x3fffffff;
    const int32_t x81 = (int32_t)(r14 >> 30);
    const int64_t r15 = (int64_t)x14 * d12 + (int64_t)x17 * e12 + (int64_t)x81;
    const uint32_t out11 = (uint32_t)r15 & 0x3fffffff;
    const int32_t x82 = (int32_t)(r15 >> 30);
    const int32_t x83 = x78 >> 31;
    const int32_t x84 = 0 - (x80 & 1);
    const int32_t x85 = x83 | ~x84;
    const int32_t x86 = x80 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x78 ^ x85));
    const int32_t x87 = (x86 & ~x85) | (x79 & x85);
    const int32_t x88 = x86 - ((x79 ^ x83) & x84);
    const int64_t r16 = (int64_t)x14 * d13 + (int64_t)x17 * e13 + (int64_t)x82;
    const uint32_t out12 = (uint32_t)r16 & 0x3fffffff;
    const int32_t x89 = (int32_t)(r16 >> 30);
    const int64_t r17 = (int64_t)x14 * d14
        + (int64_t)x17 * e14
        + (int64_t)x89
        + (int64_t)x20 * 0x4000000;
    const uint32_t out13 = (uint32_t)r17 & 0x3fffffff;
    const int32_t out14 = (int32_t)(r17 >> 30);
    const int32_t x90 = x87 + x87 + 1;
    const int32_t x91 = x90 + 512;
    const int32_t x92 = (int32_t)((uint32_t)x91 << 12);
    const int32_t u10 = x92 >> 22;
    const int32_t x93 = x90 + 0x80200;
    const int32_t v10 = x93 >> 20;
    const int32_t x94 = x88 + 512;
    const int32_t x95 = (int32_t)((uint32_t)x94 << 12);
    const int32_t q10 = x95 >> 22;
    const int32_t x96 = x88 + 0x80200;
    const int32_t r10 = x96 >> 20;
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
static void scalar448_divsteps_words(
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
static void scalar448_divsteps_low(int32_t *out, int32_t u, int32_t v, int32_t f, int32_t g) {
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
static void scalar448_divsteps_ahead(int32_t *out, int32_t u, int32_t v, int32_t f, int32_t g) {
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
static void scalar448_divsteps_pair(
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
static void scalar448_divsteps_batch(
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
static void scalar448_update_fg(
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
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void scalar448_update_de(
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
    const uint32_t x7 = x6 * 0x2e918bc5;
    const uint32_t x8 = x7 & 0x3fffffff;
    const int64_t r1 = r0 + (int64_t)x8 * -(int64_t)0x14a7bb0d;
    const int32_t x9 = (int32_t)(r1 >> 30);
    const int64_t r2 = (int64_t)x2 * d1 + (int64_t)x5 * e1 + (int64_t)x9 + (int64_t)x8 * 0xde30a4b;
    const uint32_t out0 = (uint32_t)r2 & 0x3fffffff;
    const int32_t x10 = (int32_t)(r2 >> 30);
    const int64_t r3 = (int64_t)x2 * d2
        + (int64_t)x5 * e2
        + (int64_t)x10
        + (int64_t)x8 * 0x1c58f552;
    const uint32_t out1 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x11 = (int32_t)(r3 >> 30);
    const int64_t r4 = (int64_t)x2 * d3
        + (int64_t)x5 * e3
        + (int64_t)x11
        + (int64_t)x8 * 0x1b309ca3;
    const uint32_t out2 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x12 = (int32_t)(r4 >> 30);
    const int64_t r5 = (int64_t)x2 * d4
        + (int64_t)x5 * e4
        + (int64_t)x12
        + (int64_t)x8 * 0x16369021;
    const uint32_t out3 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x13 = (int32_t)(r5 >> 30);
    const int64_t r6 = (int64_t)x2 * d5
        + (int64_t)x5 * e5
        + (int64_t)x13
        + (int64_t)x8 * -(int64_t)0x492d945;
    const uint32_t out4 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x14 = (int32_t)(r6 >> 30);
    const int64_t r7 = (int64_t)x2 * d6
        + (int64_t)x5 * e6
        + (int64_t)x14
        + (int64_t)x8 * -(int64_t)0x1dc163bb;
    const uint32_t out5 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x15 = (int32_t)(r7 >> 30);
    const int64_t r8 = (int64_t)x2 * d7 + (int64_t)x5 * e7 + (int64_t)x15 + (int64_t)x8 * -8397;
    const uint32_t out6 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x16 = (int32_t)(r8 >> 30);
    const int64_t r9 = (int64_t)x2 * d8 + (int64_t)x5 * e8 + (int64_t)x16;
    const uint32_t out7 = (uint32_t)r9 & 0x3fffffff;
    const int32_t x17 = (int32_t)(r9 >> 30);
    const int64_t r10 = (int64_t)x2 * d9 + (int64_t)x5 * e9 + (int64_t)x17;
    const uint32_t out8 = (uint32_t)r10 & 0x3fffffff;
    const int32_t x18 = (int32_t)(r10 >> 30);
    const int64_t r11 = (int64_t)x2 * d10 + (int64_t)x5 * e10 + (int64_t)x18;
    const uint32_t out9 = (uint32_t)r11 & 0x3fffffff;
    const int32_t x19 = (int32_t)(r11 >> 30);
    const int64_t r12 = (int64_t)x2 * d11 + (int64_t)x5 * e11 + (int64_t)x19;
    const uint32_t out10 = (uint32_t)r12 & 0x3fffffff;
    const int32_t x20 = (int32_t)(r12 >> 30);
    const int64_t r13 = (int64_t)x2 * d12 + (int64_t)x5 * e12 + (int64_t)x20;
    const uint32_t out11 = (uint32_t)r13 & 0x3fffffff;
    const int32_t x21 = (int32_t)(r13 >> 30);
    const int64_t r14 = (int64_t)x2 * d13 + (int64_t)x5 * e13 + (int64_t)x21;
    const uint32_t out12 = (uint32_t)r14 & 0x3fffffff;
    const int32_t x22 = (int32_t)(r14 >> 30);
    const int64_t r15 = (int64_t)x2 * d14
        + (int64_t)x5 * e14
        + (int64_t)x22
        + (int64_t)x8 * 0x4000000;
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
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
static void scalar448_invert_start(int32_t out[17], const uint32_t a[16]) {
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
    const uint32_t x0 = a7 & 0x1fffffff;
    const uint32_t x1 = a8 + (a7 >> 29);
    const uint32_t x2 = x1 & 0x1fffffff;
    const uint32_t x3 = a9 + (x1 >> 29);
    const uint32_t x4 = x3 & 0x1fffffff;
    const uint32_t x5 = a10 + (x3 >> 29);
    const uint32_t x6 = x5 & 0x1fffffff;
    const uint32_t x7 = a11 + (x5 >> 29);
    const uint32_t x8 = x7 & 0x1fffffff;
    const uint32_t x9 = a12 + (x7 >> 29);
    const uint32_t x10 = x9 & 0x1fffffff;
    const uint32_t x11 = a13 + (x9 >> 29);
    const uint32_t x12 = x11 & 0x1fffffff;
    const uint32_t x13 = a14 + (x11 >> 29);
    const uint32_t x14 = x13 & 0x1fffffff;
    const uint32_t x15 = a15 + (x13 >> 29);
    const uint32_t x16 = a1 & 7;
    const uint32_t x17 = a0 + (x16 << 29);
    const uint32_t x18 = a2 & 63;
    const uint32_t x19 = (a1 >> 3) + (x18 << 26);
    const uint32_t x20 = a3 & 511;
    const uint32_t x21 = (a2 >> 6) + (x20 << 23);
    const uint32_t x22 = a4 & 4095;
    const uint32_t x23 = (a3 >> 9) + (x22 << 20);
    const uint32_t x24 = a5 & 32767;
    const uint32_t x25 = (a4 >> 12) + (x24 << 17);
    const uint32_t x26 = a6 & 0x3ffff;
    const uint32_t x27 = (a5 >> 15) + (x26 << 14);
    const uint32_t x28 = x0 & 0x1fffff;
    const uint32_t x29 = (a6 >> 18) + (x28 << 11);
    const uint32_t x30 = x2 & 0xffffff;
    const uint32_t x31 = (x0 >> 21) + (x30 << 8);
    const uint32_t x32 = x4 & 0x7ffffff;
    const uint32_t x33 = (x2 >> 24) + (x32 << 5);
    const uint32_t x34 = x8 & 1;
    const uint32_t x35 = (x4 >> 27) + (x6 << 2) + (x34 << 31);
    const uint32_t x36 = x10 & 15;
    const uint32_t x37 = (x8 >> 1) + (x36 << 28);
    const uint32_t x38 = x12 & 127;
    const uint32_t x39 = (x10 >> 4) + (x38 << 25);
    const uint32_t x40 = x14 & 1023;
    const uint32_t x41 = (x12 >> 7) + (x40 << 22);
    const uint32_t x42 = (x14 >> 10) + (x15 << 19);
    uint32_t x43;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x43, x17, 0xab5844f3, 0);
    uint32_t x44;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x44, x19, 0x2378c292, c0);
    uint32_t x45;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x45, x21, 0x8dc58f55, c1);
    uint32_t x46;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x46, x23, 0x216cc272, c2);
    uint32_t x47;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x47, x25, 0xaed63690, c3);
    uint32_t x48;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x48, x27, 0xc44edb49, c4);
    uint32_t x49;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x49, x29, 0x7cca23e9, c5);
    uint32_t x50;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x50, x31, 0xffffffff, c6);
    uint32_t x51;
    const uint8_t c8 = limbforge_sub_borrow_u32(&x51, x33, 0xffffffff, c7);
    uint32_t x52;
    const uint8_t c9 = limbforge_sub_borrow_u32(&x52, x35, 0xffffffff, c8);
    uint32_t x53;
    const uint8_t c10 = limbforge_sub_borrow_u32(&x53, x37, 0xffffffff, c9);
    uint32_t x54;
    const uint8_t c11 = limbforge_sub_borrow_u32(&x54, x39, 0xffffffff, c10);
    uint32_t x55;
    const uint8_t c12 = limbforge_sub_borrow_u32(&x55, x41, 0xffffffff, c11);
    uint32_t x56;
    const uint8_t c13 = limbforge_sub_borrow_u32(&x56, x42, 0x3fffffff, c12);
    const uint32_t c13_mask = (uint32_t)0 - (uint32_t)c13;
    const uint32_t x57 = x43 ^ (c13_mask & (x17 ^ x43));
    const uint32_t x58 = x44 ^ (c13_mask & (x19 ^ x44));
    const uint32_t x59 = x45 ^ (c13_mask & (x21 ^ x45));
    const uint32_t x60 = x46 ^ (c13_mask & (x23 ^ x46));
    const uint32_t x61 = x47 ^ (c13_mask & (x25 ^ x47));
    const uint32_t x62 = x48 ^ (c13_mask & (x27 ^ x48));
    const uint32_t x63 = x49 ^ (c13_mask & (x29 ^ x49));
    const uint32_t x64 = x50 ^ (c13_mask & (x31 ^ x50));
    const uint32_t x65 = x51 ^ (c13_mask & (x33 ^ x51));
    const uint32_t x66 = x52 ^ (c13_mask & (x35 ^ x52));
    const uint32_t x67 = x53 ^ (c13_mask & (x37 ^ x53));
    const uint32_t x68 = x54 ^ (c13_mask & (x39 ^ x54));
    const uint32_t x69 = x55 ^ (c13_mask & (x41 ^ x55));
    const uint32_t x70 = x56 ^ (c13_mask & (x42 ^ x56));
    const uint32_t x71 = x57 & 0x7ffffff;
    const uint32_t x72 = x58 & 0x3fffff;
    const uint32_t x73 = (x57 >> 27) + (x72 << 5);
    const uint32_t x74 = x59 & 0x1ffff;
    const uint32_t x75 = (x58 >> 22) + (x74 << 10);
    const uint32_t x76 = x60 & 4095;
    const uint32_t x77 = (x59 >> 17) + (x76 << 15);
    const uint32_t x78 = x61 & 127;
    const uint32_t x79 = (x60 >> 12) + (x78 << 20);
    const uint32_t x80 = x62 & 3;
    const uint32_t x81 = (x61 >> 7) + (x80 << 25);
    const uint32_t x82 = (x62 >> 2) & 0x7ffffff;
    const uint32_t x83 = x63 & 0xffffff;
    const uint32_t x84 = (x62 >> 29) + (x83 << 3);
    const uint32_t x85 = x64 & 0x7ffff;
    const uint32_t x86 = (x63 >> 24) + (x85 << 8);
    const uint32_t x87 = x65 & 16383;
    const uint32_t x88 = (x64 >> 19) + (x87 << 13);
    const uint32_t x89 = x66 & 511;
    const uint32_t x90 = (x65 >> 14) + (x89 << 18);
    const uint32_t x91 = x67 & 15;
    const uint32_t x92 = (x66 >> 9) + (x91 << 23);
    const uint32_t x93 = (x67 >> 4) & 0x7ffffff;
    const uint32_t x94 = x68 & 0x3ffffff;
    const uint32_t x95 = (x67 >> 31) + (x94 << 1);
    const uint32_t x96 = x69 & 0x1fffff;
    const uint32_t x97 = (x68 >> 26) + (x96 << 6);
    const uint32_t x98 = x70 & 65535;
    const uint32_t x99 = (x69 >> 21) + (x98 << 11);
    const int32_t o0 = (int32_t)x71 - 0x8000000;
    const int32_t o1 = (int32_t)x73 - 0x8000000 + 1;
    const int32_t o2 = (int32_t)x75 - 0x8000000 + 1;
    const int32_t o3 = (int32_t)x77 - 0x8000000 + 1;
    const int32_t o4 = (int32_t)x79 - 0x8000000 + 1;
    const int32_t o5 = (int32_t)x81 - 0x8000000 + 1;
    const int32_t o6 = (int32_t)x82 - 0x8000000 + 1;
    const int32_t o7 = (int32_t)x84 - 0x8000000 + 1;
    const int32_t o8 = (int32_t)x86 - 0x8000000 + 1;
    const int32_t o9 = (int32_t)x88 - 0x8000000 + 1;
    const int32_t o10 = (int32_t)x90 - 0x8000000 + 1;
    const int32_t o11 = (int32_t)x92 - 0x8000000 + 1;
    const int32_t o12 = (int32_t)x93 - 0x8000000 + 1;
    const int32_t o13 = (int32_t)x95 - 0x8000000 + 1;
    const int32_t o14 = (int32_t)x97 - 0x8000000 + 1;
    const int32_t o15 = (int32_t)x99 - 0x8000000 + 1;
    const uint32_t o16 = (x70 >> 16) + 1;
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
static void scalar448_invert_sign(uint32_t *out, const int32_t f[17]) {
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
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
static void scalar448_invert_finish(uint32_t out[16], uint32_t negative, const int32_t d[15]) {
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
    const int32_t x0 = 0x208ced9 - d0;
    const int32_t x1 = d0 + 0x16b089e6;
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint32_t negative_mask = (uint32_t)0 - limbforge_barrier_u32(negative);
    const int32_t x2 = (int32_t)((uint32_t)x1 ^ (negative_mask & ((uint32_t)x0 ^ (uint32_t)x1)));
    const int32_t x3 = -(int32_t)0x1656e120 - d1;
    const int32_t x4 = d1 + 0x1bc61495;
    const int32_t x5 = (int32_t)((uint32_t)x4 ^ (negative_mask & ((uint32_t)x3 ^ (uint32_t)x4)));
    const int32_t x6 = x5 + (x2 >> 30);
    const uint32_t x7 = (uint32_t)x6 & 0x3fffffff;
    const int32_t x8 = 0x150adff7 - d2;
    const int32_t x9 = d2 + -(int32_t)0x74e155c;
    const int32_t x10 = (int32_t)((uint32_t)x9 ^ (negative_mask & ((uint32_t)x8 ^ (uint32_t)x9)));
    const int32_t x11 = x10 + (x6 >> 30);
    const uint32_t x12 = (uint32_t)x11 & 0x3fffffff;
    const int32_t x13 = 0x1191d5ea - d3;
    const int32_t x14 = d3 + -(int32_t)0x99ec6b9;
    const int32_t x15 = (int32_t)((uint32_t)x14 ^ (negative_mask & ((uint32_t)x13 ^ (uint32_t)x14)));
    const int32_t x16 = x15 + (x11 >> 30);
    const uint32_t x17 = (uint32_t)x16 & 0x3fffffff;
    const int32_t x18 = 0x2a3b064 - d4;
    const int32_t x19 = d4 + -(int32_t)0x1392dfbd;
    const int32_t x20 = (int32_t)((uint32_t)x19 ^ (negative_mask & ((uint32_t)x18 ^ (uint32_t)x19)));
    const int32_t x21 = x20 + (x16 >> 30);
    const uint32_t x22 = (uint32_t)x21 & 0x3fffffff;
    const int32_t x23 = -(int32_t)0xdb88bce - d5;
    const int32_t x24 = d5 + -(int32_t)0x925b289;
    const int32_t x25 = (int32_t)((uint32_t)x24 ^ (negative_mask & ((uint32_t)x23 ^ (uint32_t)x24)));
    const int32_t x26 = x25 + (x21 >> 30);
    const uint32_t x27 = (uint32_t)x26 & 0x3fffffff;
    const int32_t x28 = -(int32_t)0x19442b31 - d6;
    const int32_t x29 = d6 + 0x47d388a;
    const int32_t x30 = (int32_t)((uint32_t)x29 ^ (negative_mask & ((uint32_t)x28 ^ (uint32_t)x29)));
    const int32_t x31 = x30 + (x26 >> 30);
    const uint32_t x32 = (uint32_t)x31 & 0x3fffffff;
    const int32_t x33 = -25192 - d7;
    const int32_t x34 = d7 + -16795;
    const int32_t x35 = (int32_t)((uint32_t)x34 ^ (negative_mask & ((uint32_t)x33 ^ (uint32_t)x34)));
    const int32_t x36 = x35 + (x31 >> 30);
    const uint32_t x37 = (uint32_t)x36 & 0x3fffffff;
    const int32_t x38 = 0 - d8;
    const int32_t x39 = (int32_t)((uint32_t)d8 ^ (negative_mask & ((uint32_t)x38 ^ (uint32_t)d8)));
    const int32_t x40 = x39 + (x36 >> 30);
    const uint32_t x41 = (uint32_t)x40 & 0x3fffffff;
    const int32_t x42 = 0 - d9;
    const int32_t x43 = (int32_t)((uint32_t)d9 ^ (negative_mask & ((uint32_t)x42 ^ (uint32_t)d9)));
    const int32_t x44 = x43 + (x40 >> 30);
    const uint32_t x45 = (uint32_t)x44 & 0x3fffffff;
    const int32_t x46 = 0 - d10;
    const int32_t x47 = (int32_t)((uint32_t)d10 ^ (negative_mask & ((uint32_t)x46 ^ (uint32_t)d10)));
    const int32_t x48 = x47 + (x44 >> 30);
    const uint32_t x49 = (uint32_t)x48 & 0x3fffffff;
    const int32_t x50 = 0 - d11;
    const int32_t x51 = (int32_t)((uint32_t)d11 ^ (negative_mask & ((uint32_t)x50 ^ (uint32_t)d11)));
    const int32_t x52 = x51 + (x48 >> 30);
    const uint32_t x53 = (uint32_t)x52 & 0x3fffffff;
    const int32_t x54 = 0 - d12;
    const int32_t x55 = (int32_t)((uint32_t)d12 ^ (negative_mask & ((uint32_t)x54 ^ (uint32_t)d12)));
    const int32_t x56 = x55 + (x52 >> 30);
    const uint32_t x57 = (uint32_t)x56 & 0x3fffffff;
    const int32_t x58 = 0 - d13;
    const int32_t x59 = (int32_t)((uint32_t)d13 ^ (negative_mask & ((uint32_t)x58 ^ (uint32_t)d13)));
    const int32_t x60 = x59 + (x56 >> 30);
    const uint32_t x61 = (uint32_t)x60 & 0x3fffffff;
    const int32_t x62 = 0xc000000 - d14;
    const int32_t x63 = d14 + 0x8000000;
    const int32_t x64 = (int32_t)((uint32_t)x63 ^ (negative_mask & ((uint32_t)x62 ^ (uint32_t)x63)));
    const int32_t x65 = x64 + (x60 >> 30);
    const uint32_t x66 = x7 & 3;
    const uint32_t x67 = ((uint32_t)x2 & 0x3fffffff) + (x66 << 30);
    const uint32_t x68 = x12 & 15;
    const uint32_t x69 = (x7 >> 2) + (x68 << 28);
    const uint32_t x70 = x17 & 63;
    const uint32_t x71 = (x12 >> 4) + (x70 << 26);
    const uint32_t x72 = x22 & 255;
    const uint32_t x73 = (x17 >> 6) + (x72 << 24);
    const uint32_t x74 = x27 & 1023;
    const uint32_t x75 = (x22 >> 8) + (x74 << 22);
    const uint32_t x76 = x32 & 4095;
    const uint32_t x77 = (x27 >> 10) + (x76 << 20);
    const uint32_t x78 = x37 & 16383;
    const uint32_t x79 = (x32 >> 12) + (x78 << 18);
    const uint32_t x80 = x41 & 65535;
    const uint32_t x81 = (x37 >> 14) + (x80 << 16);
    const uint32_t x82 = x45 & 0x3ffff;
    const uint32_t x83 = (x41 >> 16) + (x82 << 14);
    const uint32_t x84 = x49 & 0xfffff;
    const uint32_t x85 = (x45 >> 18) + (x84 << 12);
    const uint32_t x86 = x53 & 0x3fffff;
    const uint32_t x87 = (x49 >> 20) + (x86 << 10);
    const uint32_t x88 = x57 & 0xffffff;
    const uint32_t x89 = (x53 >> 22) + (x88 << 8);
    const uint32_t x90 = x61 & 0x3ffffff;
    const uint32_t x91 = (x57 >> 24) + (x90 << 6);
    const uint32_t x92 = (uint32_t)x65 & 0xfffffff;
    const uint32_t x93 = (x61 >> 26) + (x92 << 4);
    const uint32_t x94 = (uint32_t)(x65 >> 28);
    uint32_t x95;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x95, x67, 0x5ac22798, 0);
    uint32_t x96;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x96, x69, 0x1bc61495, c0);
    uint32_t x97;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x97, x71, 0x6e2c7aa9, c1);
    uint32_t x98;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x98, x73, 0xb661394, c2);
    uint32_t x99;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x99, x75, 0x76b1b481, c3);
    uint32_t x100;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x100, x77, 0x2276da4d, c4);
    uint32_t x101;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x101, x79, 0xe6511f4e, c5);
    uint32_t x102;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x102, x81, 0xfffffffb, c6);
    uint32_t x103;
    const uint8_t c8 = limbforge_sub_borrow_u32(&x103, x83, 0xffffffff, c7);
    uint32_t x104;
    const uint8_t c9 = limbforge_sub_borrow_u32(&x104, x85, 0xffffffff, c8);
    uint32_t x105;
    const uint8_t c10 = limbforge_sub_borrow_u32(&x105, x87, 0xffffffff, c9);
    uint32_t x106;
    const uint8_t c11 = limbforge_sub_borrow_u32(&x106, x89, 0xffffffff, c10);
    uint32_t x107;
    const uint8_t c12 = limbforge_sub_borrow_u32(&x107, x91, 0xffffffff, c11);
    uint32_t x108;
    const uint8_t c13 = limbforge_sub_borrow_u32(&x108, x93, 0xffffffff, c12);
    uint32_t x109;
    const uint8_t c14 = limbforge_sub_borrow_u32(&x109, x94, 1, c13);
    const uint32_t c14_mask = (uint32_t)0 - (uint32_t)c14;
    const uint32_t x110 = x95 ^ (c14_mask & (x67 ^ x95));
    const uint32_t x111 = x96 ^ (c14_mask & (x69 ^ x96));
    const uint32_t x112 = x97 ^ (c14_mask & (x71 ^ x97));
    const uint32_t x113 = x98 ^ (c14_mask & (x73 ^ x98));
    const uint32_t x114 = x99 ^ (c14_mask & (x75 ^ x99));
    const uint32_t x115 = x100 ^ (c14_mask & (x77 ^ x100));
    const uint32_t x116 = x101 ^ (c14_mask & (x79 ^ x101));
    const uint32_t x117 = x102 ^ (c14_mask & (x81 ^ x102));
    const uint32_t x118 = x103 ^ (c14_mask & (x83 ^ x103));
    const uint32_t x119 = x104 ^ (c14_mask & (x85 ^ x104));
    const uint32_t x120 = x105 ^ (c14_mask & (x87 ^ x105));
    const uint32_t x121 = x106 ^ (c14_mask & (x89 ^ x106));
    const uint32_t x122 = x107 ^ (c14_mask & (x91 ^ x107));
    const uint32_t x123 = x108 ^ (c14_mask & (x93 ^ x108));
    const uint32_t x124 = x109 ^ (c14_mask & (x94 ^ x109));
    uint32_t x125;
    const uint8_t c15 = limbforge_sub_borrow_u32(&x125, x110, 0xad6113cc, 0);
    uint32_t x126;
    const uint8_t c16 = limbforge_sub_borrow_u32(&x126, x111, 0x8de30a4a, c15);
    uint32_t x127;
    const uint8_t c17 = limbforge_sub_borrow_u32(&x127, x112, 0x37163d54, c16);
    uint32_t x128;
    const uint8_t c18 = limbforge_sub_borrow_u32(&x128, x113, 0x85b309ca, c17);
    uint32_t x129;
    const uint8_t c19 = limbforge_sub_borrow_u32(&x129, x114, 0xbb58da40, c18);
    uint32_t x130;
    const uint8_t c20 = limbforge_sub_borrow_u32(&x130, x115, 0x113b6d26, c19);
    uint32_t x131;
    const uint8_t c21 = limbforge_sub_borrow_u32(&x131, x116, 0xf3288fa7, c20);
    uint32_t x132;
    const uint8_t c22 = limbforge_sub_borrow_u32(&x132, x117, 0xfffffffd, c21);
    uint32_t x133;
    const uint8_t c23 = limbforge_sub_borrow_u32(&x133, x118, 0xffffffff, c22);
    uint32_t x134;
    const uint8_t c24 = limbforge_sub_borrow_u32(&x134, x119, 0xffffffff, c23);
    uint32_t x135;
    const uint8_t c25 = limbforge_sub_borrow_u32(&x135, x120, 0xffffffff, c24);
    uint32_t x136;
    const uint8_t c26 = limbforge_sub_borrow_u32(&x136, x121, 0xffffffff, c25);
    uint32_t x137;
    const uint8_t c27 = limbforge_sub_borrow_u32(&x137, x122, 0xffffffff, c26);
    uint32_t x138;
    const uint8_t c28 = limbforge_sub_borrow_u32(&x138, x123, 0xffffffff, c27);
    uint32_t x139;
    const uint8_t c29 = limbforge_sub_borrow_u32(&x139, x124, 0, c28);
    const uint32_t c29_mask = (uint32_t)0 - (uint32_t)c29;
    const uint32_t x140 = x125 ^ (c29_mask & (x110 ^ x125));
    const uint32_t x141 = x126 ^ (c29_mask & (x111 ^ x126));
    const uint32_t x142 = x127 ^ (c29_mask & (x112 ^ x127));
    const uint32_t x143 = x128 ^ (c29_mask & (x113 ^ x128));
    const uint32_t x144 = x129 ^ (c29_mask & (x114 ^ x129));
    const uint32_t x145 = x130 ^ (c29_mask & (x115 ^ x130));
    const uint32_t x146 = x131 ^ (c29_mask & (x116 ^ x131));
    const uint32_t x147 = x132 ^ (c29_mask & (x117 ^ x132));
    const uint32_t x148 = x133 ^ (c29_mask & (x118 ^ x133));
    const uint32_t x149 = x134 ^ (c29_mask & (x119 ^ x134));
    const uint32_t x150 = x135 ^ (c29_mask & (x120 ^ x135));
    const uint32_t x151 = x136 ^ (c29_mask & (x121 ^ x136));
    const uint32_t x152 = x137 ^ (c29_mask & (x122 ^ x137));
    const uint32_t x153 = x138 ^ (c29_mask & (x123 ^ x138));
    const uint32_t x154 = x139 ^ (c29_mask & (x124 ^ x139));
    uint32_t x155;
    const uint8_t c30 = limbforge_sub_borrow_u32(&x155, x140, 0x56b089e6, 0);
    uint32_t x156;
    const uint8_t c31 = limbforge_sub_borrow_u32(&x156, x141, 0x46f18525, c30);
    uint32_t x157;
    const uint8_t c32 = limbforge_sub_borrow_u32(&x157, x142, 0x1b8b1eaa, c31);
    uint32_t x158;
    const uint8_t c33 = limbforge_sub_borrow_u32(&x158, x143, 0x42d984e5, c32);
    uint32_t x159;
    const uint8_t c34 = limbforge_sub_borrow_u32(&x159, x144, 0x5dac6d20, c33);
    uint32_t x160;
    const uint8_t c35 = limbforge_sub_borrow_u32(&x160, x145, 0x889db693, c34);
    uint32_t x161;
    const uint8_t c36 = limbforge_sub_borrow_u32(&x161, x146, 0xf99447d3, c35);
    uint32_t x162;
    const uint8_t c37 = limbforge_sub_borrow_u32(&x162, x147, 0xfffffffe, c36);
    uint32_t x163;
    const uint8_t c38 = limbforge_sub_borrow_u32(&x163, x148, 0xffffffff, c37);
    uint32_t x164;
    const uint8_t c39 = limbforge_sub_borrow_u32(&x164, x149, 0xffffffff, c38);
    uint32_t x165;
    const uint8_t c40 = limbforge_sub_borrow_u32(&x165, x150, 0xffffffff, c39);
    uint32_t x166;
    const uint8_t c41 = limbforge_sub_borrow_u32(&x166, x151, 0xffffffff, c40);
    uint32_t x167;
    const uint8_t c42 = limbforge_sub_borrow_u32(&x167, x152, 0xffffffff, c41);
    uint32_t x168;
    const uint8_t c43 = limbforge_sub_borrow_u32(&x168, x153, 0x7fffffff, c42);
    uint32_t x169;
    const uint8_t c44 = limbforge_sub_borrow_u32(&x169, x154, 0, c43);
    const uint32_t c44_mask = (uint32_t)0 - (uint32_t)c44;
    const uint32_t x170 = x155 ^ (c44_mask & (x140 ^ x155));
    const uint32_t x171 = x156 ^ (c44_mask & (x141 ^ x156));
    const uint32_t x172 = x157 ^ (c44_mask & (x142 ^ x157));
    const uint32_t x173 = x158 ^ (c44_mask & (x143 ^ x158));
    const uint32_t x174 = x159 ^ (c44_mask & (x144 ^ x159));
    const uint32_t x175 = x160 ^ (c44_mask & (x145 ^ x160));
    const uint32_t x176 = x161 ^ (c44_mask & (x146 ^ x161));
    const uint32_t x177 = x162 ^ (c44_mask & (x147 ^ x162));
    const uint32_t x178 = x163 ^ (c44_mask & (x148 ^ x163));
    const uint32_t x179 = x164 ^ (c44_mask & (x149 ^ x164));
    const uint32_t x180 = x165 ^ (c44_mask & (x150 ^ x165));
    const uint32_t x181 = x166 ^ (c44_mask & (x151 ^ x166));
    const uint32_t x182 = x167 ^ (c44_mask & (x152 ^ x167));
    const uint32_t x183 = x168 ^ (c44_mask & (x153 ^ x168));
    const uint32_t x184 = x169 ^ (c44_mask & (x154 ^ x169));
    uint32_t x185;
    const uint8_t c45 = limbforge_sub_borrow_u32(&x185, x170, 0xab5844f3, 0);
    uint32_t x186;
    const uint8_t c46 = limbforge_sub_borrow_u32(&x186, x171, 0x2378c292, c45);
    uint32_t x187;
    const uint8_t c47 = limbforge_sub_borrow_u32(&x187, x172, 0x8dc58f55, c46);
    uint32_t x188;
    const uint8_t c48 = limbforge_sub_borrow_u32(&x188, x173, 0x216cc272, c47);
    uint32_t x189;
    const uint8_t c49 = limbforge_sub_borrow_u32(&x189, x174, 0xaed63690, c48);
    uint32_t x190;
    const uint8_t c50 = limbforge_sub_borrow_u32(&x190, x175, 0xc44edb49, c49);
    uint32_t x191;
    const uint8_t c51 = limbforge_sub_borrow_u32(&x191, x176, 0x7cca23e9, c50);
    uint32_t x192;
    const uint8_t c52 = limbforge_sub_borrow_u32(&x192, x177, 0xffffffff, c51);
    uint32_t x193;
    const uint8_t c53 = limbforge_sub_borrow_u32(&x193, x178, 0xffffffff, c52);
    uint32_t x194;
    const uint8_t c54 = limbforge_sub_borrow_u32(&x194, x179, 0xffffffff, c53);
    uint32_t x195;
    const uint8_t c55 = limbforge_sub_borrow_u32(&x195, x180, 0xffffffff, c54);
    uint32_t x196;
    const uint8_t c56 = limbforge_sub_borrow_u32(&x196, x181, 0xffffffff, c55);
    uint32_t x197;
    const uint8_t c57 = limbforge_sub_borrow_u32(&x197, x182, 0xffffffff, c56);
    uint32_t x198;
    const uint8_t c58 = limbforge_sub_borrow_u32(&x198, x183, 0x3fffffff, c57);
    uint32_t c59_unread;
    const uint8_t c59 = limbforge_sub_borrow_u32(&c59_unread, x184, 0, c58);
    const uint32_t c59_mask = (uint32_t)0 - (uint32_t)c59;
    const uint32_t x199 = x185 ^ (c59_mask & (x170 ^ x185));
    const uint32_t x200 = x186 ^ (c59_mask & (x171 ^ x186));
    const uint32_t x201 = x187 ^ (c59_mask & (x172 ^ x187));
    const uint32_t x202 = x188 ^ (c59_mask & (x173 ^ x188));
    const uint32_t x203 = x189 ^ (c59_mask & (x174 ^ x189));
    const uint32_t x204 = x190 ^ (c59_mask & (x175 ^ x190));
    const uint32_t x205 = x191 ^ (c59_mask & (x176 ^ x191));
    const uint32_t x206 = x192 ^ (c59_mask & (x177 ^ x192));
    const uint32_t x207 = x193 ^ (c59_mask & (x178 ^ x193));
    const uint32_t x208 = x194 ^ (c59_mask & (x179 ^ x194));
    const uint32_t x209 = x195 ^ (c59_mask & (x180 ^ x195));
    const uint32_t x210 = x196 ^ (c59_mask & (x181 ^ x196));
    const uint32_t x211 = x197 ^ (c59_mask & (x182 ^ x197));
    const uint32_t x212 = x198 ^ (c59_mask & (x183 ^ x198));
    const uint32_t o0 = x199 & 0x1fffffff;
    const uint32_t x213 = x200 & 0x3ffffff;
    const uint32_t o1 = (x199 >> 29) + (x213 << 3);
    const uint32_t x214 = x201 & 0x7fffff;
    const uint32_t o2 = (x200 >> 26) + (x214 << 6);
    const uint32_t x215 = x202 & 0xfffff;
    const uint32_t o3 = (x201 >> 23) + (x215 << 9);
    const uint32_t x216 = x203 & 0x1ffff;
    const uint32_t o4 = (x202 >> 20) + (x216 << 12);
    const uint32_t x217 = x204 & 16383;
    const uint32_t o5 = (x203 >> 17) + (x217 << 15);
    const uint32_t x218 = x205 & 2047;
    const uint32_t o6 = (x204 >> 14) + (x218 << 18);
    const uint32_t x219 = x206 & 255;
    const uint32_t o7 = (x205 >> 11) + (x219 << 21);
    const uint32_t x220 = x207 & 31;
    const uint32_t o8 = (x206 >> 8) + (x220 << 24);
    const uint32_t x221 = x208 & 3;
    const uint32_t o9 = (x207 >> 5) + (x221 << 27);
    const uint32_t o10 = (x208 >> 2) & 0x1fffffff;
    const uint32_t x222 = x209 & 0xfffffff;
    const uint32_t o11 = (x208 >> 31) + (x222 << 1);
    const uint32_t x223 = x210 & 0x1ffffff;
    const uint32_t o12 = (x209 >> 28) + (x223 << 4);
    const uint32_t x224 = x211 & 0x3fffff;
    const uint32_t o13 = (x210 >> 25) + (x224 << 7);
    const uint32_t x225 = x212 & 0x7ffff;
    const uint32_t o14 = (x211 >> 22) + (x225 << 10);
    const uint32_t o15 = x212 >> 19;
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

// out = R * a (mod p)
void scalar448_to_montgomery(uint32_t out[16], const uint32_t a[16]) {
    uint32_t out_value[16];
    scalar448_mul(out_value, a, scalar448_r);
    memcpy(out, out_value, sizeof out_value);
}

// out = k * a (mod p)
void scalar448_mul_small(uint32_t out[16], const uint32_t a[16], uint32_t k) {
    uint32_t limbs[16];
    scalar448_limbs_of_word(limbs, k);
    uint32_t factor[16];
    scalar448_to_montgomery(factor, limbs);
    uint32_t out_value[16];
    scalar448_mul(out_value, a, factor);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
void scalar448_from_bytes(uint32_t out[16], const uint8_t bytes[56]) {
    uint32_t limbs[16];
    scalar448_limbs_of_bytes(limbs, bytes);
    uint32_t out_value[16];
    scalar448_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p), ok = 1 if bytes < p
void scalar448_from_bytes_canonical(uint32_t out[16], uint32_t *ok, const uint8_t bytes[56]) {
    uint32_t limbs[16];
    uint32_t ok_value;
    scalar448_limbs_of_bytes_canonical(limbs, &ok_value, bytes);
    uint32_t out_value[16];
    scalar448_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = 2 * a
void scalar448_double(uint32_t out[16], const uint32_t a[16]) {
    uint32_t out_value[16];
    scalar448_add(out_value, a, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a = 0, else 0
void scalar448_is_zero(uint32_t *out, const uint32_t a[16]) {
    uint8_t bytes[56];
    scalar448_to_bytes(bytes, a);
    uint32_t out_value;
    scalar448_bytes_are_zero(&out_value, bytes);
    *out = out_value;
}

// out = 1 if a = b, else 0
void scalar448_equal(uint32_t *out, const uint32_t a[16], const uint32_t b[16]) {
    uint32_t difference[16];
    scalar448_sub(difference, a, b);
    uint32_t out_value;
    scalar448_is_zero(&out_value, difference);
    *out = out_value;
}

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void scalar448_is_odd(uint32_t *out, const uint32_t a[16]) {
    uint8_t bytes[56];
    scalar448_to_bytes(bytes, a);
    uint8_t half[56];
    uint32_t out_value;
    scalar448_bytes_parity(half, &out_value, bytes);
    *out = out_value;
}

// out = -a if choice is 1, a if it is 0
void scalar448_conditional_negate(uint32_t out[16], const uint32_t a[16], uint32_t choice) {
    uint32_t opposite[16];
    scalar448_opp(opposite, a);
    uint32_t out_value[16];
    scalar448_select(out_value, choice, opposite, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void scalar448_from_bytes_wide(uint32_t out[16], const uint8_t bytes[112]) {
    uint8_t low_bytes[56];
    memcpy(low_bytes, bytes + 0, sizeof low_bytes);
    uint32_t low[16];
    scalar448_from_bytes(low, low_bytes);
    uint8_t high_bytes[56];
    memcpy(high_bytes, bytes + 56, sizeof high_bytes);
    uint32_t high[16];
    scalar448_from_bytes(high, high_bytes);
    uint32_t shifted[16];
    scalar448_mul(shifted, high, scalar448_wide);
    uint32_t out_value[16];
    scalar448_add(out_value, low, shifted);
    memcpy(out, out_value, sizeof out_value);
}

// out = a^(2^k)
//
// Time depends on k.
void scalar448_pow2k(uint32_t out[16], const uint32_t a[16], uint32_t k) {
    uint32_t out_value[16];
    memcpy(out_value, a, sizeof out_value);
    for (uint32_t i = 0; i < k; i++) {
        scalar448_square(out_value, out_value);
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void scalar448_vartime_pow(
    uint32_t out[16],
    const uint32_t a[16],
    const uint64_t *exponent, size_t exponent_words) {
    uint32_t out_value[16];
    memcpy(out_value, scalar448_one, sizeof out_value);
    for (size_t bit = 64 * exponent_words; bit-- > 0;) {
        scalar448_square(out_value, out_value);
        if ((exponent[bit / 64] >> (bit % 64)) & 1) {
            scalar448_mul(out_value, out_value, a);
        }
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void scalar448_invert(uint32_t out[16], const uint32_t a[16]) {
    int32_t f[17];
    memcpy(f, ((const int32_t[]){-(int32_t)0x4a7bb0d, -(int32_t)0xe7adaa, -(int32_t)0x1c2ab72, -(int32_t)0x6c6b91d, -(int32_t)0x6fde933, -(int32_t)0x4a25392, -(int32_t)0x6ec492d, -(int32_t)0x1aee0b1, -131, -(int32_t)0x8000000, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, 16385}), sizeof f);
    int32_t g[17];
    scalar448_invert_start(g, a);
    int32_t d[15];
    memcpy(d, ((const int32_t[]){-(int32_t)0x40000000, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, 1}), sizeof d);
    int32_t e[15];
    memcpy(e, ((const int32_t[]){-(int32_t)0x5081bf, -(int32_t)0x3909a0ac, -(int32_t)0x3c3ce99b, -(int32_t)0x2dc68014, -(int32_t)0x219c3678, -(int32_t)0x31271d28, -(int32_t)0x273f307, -(int32_t)0x23d8da15, -(int32_t)0x35671040, -(int32_t)0x3c5fdc3b, -(int32_t)0x2af456b2, -(int32_t)0x3c157be2, -(int32_t)0x308d3679, -(int32_t)0xeed47a0, 0xba3c48}), sizeof e);
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
    scalar448_divsteps_head(&low_f, u, v, f, g);
    int32_t low_g;
    scalar448_divsteps_head(&low_g, q, r, f, g);
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
        scalar448_divsteps_fg(&k, &u1, &v1, &q1, &r1, f, &low_1, &high_1, g, &low_2, &high_2, u0, v0, q0, r0, f, g, k, low_f, low_g);
        int32_t next_f;
        int32_t all_f;
        scalar448_divsteps_words(&next_f, &all_f, u1, v1, f, g);
        int32_t next_g;
        int32_t all_g;
        scalar448_divsteps_words(&next_g, &all_g, q1, r1, f, g);
        int32_t u2;
        int32_t v2;
        int32_t q2;
        int32_t r2;
        int32_t new_d[15];
        int32_t cut_u;
        int32_t cut_v;
        scalar448_divsteps_de(&k, &u2, &v2, &q2, &r2, new_d, &cut_u, &cut_v, u0, v0, d, e, k, next_f, next_g);
        scalar448_divsteps_low(&next_f, u2, v2, all_f, all_g);
        scalar448_divsteps_low(&next_g, q2, r2, all_f, all_g);
        int32_t u12;
        int32_t v12;
        int32_t q12;
        int32_t r12;
        scalar448_divsteps_pair(&u12, &v12, &q12, &r12, u2, v2, q2, r2, u1, v1, q1, r1);
        int32_t u3;
        int32_t v3;
        int32_t q3;
        int32_t r3;
        scalar448_divsteps_last(&k, &u3, &v3, &q3, &r3, e, &cut_u, &cut_v, q0, r0, d, e, k, next_f, next_g);
        memcpy(d, new_d, sizeof d);
        scalar448_divsteps_ahead(&low_f, u3, v3, next_f, next_g);
        scalar448_divsteps_ahead(&low_g, q3, r3, next_f, next_g);
        scalar448_divsteps_batch(&u, &v, &q, &r, u3, v3, q3, r3, u12, v12, q12, r12);
    }
    int32_t cut_u;
    int32_t cut_v;
    scalar448_update_de(d, &cut_u, &cut_v, u, v, d, e);
    uint32_t low_1;
    int32_t high_1;
    scalar448_update_fg(f, &low_1, &high_1, u, v, f, g);
    uint32_t negative;
    scalar448_invert_sign(&negative, f);
    uint32_t out_value[16];
    scalar448_invert_finish(out_value, negative, d);
    memcpy(out, out_value, sizeof out_value);
}

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void scalar448_invert_batch(uint32_t (*list)[16], uint32_t (*scratch)[16], size_t length) {
    uint32_t product[16];
    memcpy(product, scalar448_one, sizeof product);
    for (size_t i = 0; i < length; i++) {
        memcpy(scratch[i], product, sizeof scratch[i]);
        uint32_t x[16];
        memcpy(x, list[i], sizeof x);
        uint32_t zero;
        scalar448_is_zero(&zero, x);
        scalar448_select(x, zero, scalar448_one, x);
        scalar448_mul(product, product, x);
    }
    uint32_t inverse[16];
    scalar448_invert(inverse, product);
    for (size_t i = length; i-- > 0;) {
        uint32_t x[16];
        memcpy(x, list[i], sizeof x);
        uint32_t prefix[16];
        memcpy(prefix, scratch[i], sizeof prefix);
        uint32_t out[16];
        scalar448_mul(out, inverse, prefix);
        uint32_t zero;
        scalar448_is_zero(&zero, x);
        scalar448_select(out, zero, x, out);
        memcpy(list[i], out, sizeof list[i]);
        scalar448_select(x, zero, scalar448_one, x);
        scalar448_mul(inverse, inverse, x);
    }
}

// out = a^45427420268475430659332737993000283397102585042957378767593137448786500990384896429048938822923093990827573427272915576193438964912444
static void scalar448_pow_root(uint32_t x139[16], const uint32_t a[16]) {
    uint32_t x1[16];
    scalar448_square(x1, a);
    uint32_t x2[16];
    scalar448_mul(x2, a, x1);
    uint32_t x3[16];
    scalar448_mul(x3, x1, x2);
    uint32_t x4[16];
    scalar448_mul(x4, x1, x3);
    uint32_t x5[16];
    memcpy(x5, x4, sizeof x5);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x5, x5);
    }
    uint32_t x6[16];
    scalar448_mul(x6, x5, x4);
    uint32_t x7[16];
    memcpy(x7, x6, sizeof x7);
    for (uint32_t i = 0; i < 6; i++) {
        scalar448_square(x7, x7);
    }
    uint32_t x8[16];
    scalar448_mul(x8, x7, x6);
    uint32_t x9[16];
    memcpy(x9, x8, sizeof x9);
    for (uint32_t i = 0; i < 12; i++) {
        scalar448_square(x9, x9);
    }
    uint32_t x10[16];
    scalar448_mul(x10, x9, x8);
    uint32_t x11[16];
    memcpy(x11, x10, sizeof x11);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x11, x11);
    }
    uint32_t x12[16];
    scalar448_mul(x12, x11, x4);
    uint32_t x13[16];
    memcpy(x13, x12, sizeof x13);
    for (uint32_t i = 0; i < 27; i++) {
        scalar448_square(x13, x13);
    }
    uint32_t x14[16];
    scalar448_mul(x14, x13, x12);
    uint32_t x15[16];
    memcpy(x15, x14, sizeof x15);
    for (uint32_t i = 0; i < 54; i++) {
        scalar448_square(x15, x15);
    }
    uint32_t x16[16];
    scalar448_mul(x16, x15, x14);
    uint32_t x17[16];
    memcpy(x17, x16, sizeof x17);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x17, x17);
    }
    uint32_t x18[16];
    scalar448_mul(x18, x17, x4);
    uint32_t x19[16];
    memcpy(x19, x18, sizeof x19);
    for (uint32_t i = 0; i < 111; i++) {
        scalar448_square(x19, x19);
    }
    uint32_t x20[16];
    scalar448_mul(x20, x19, x18);
    uint32_t x21[16];
    memcpy(x21, x20, sizeof x21);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x21, x21);
    }
    uint32_t x22[16];
    scalar448_mul(x22, x21, x4);
    uint32_t x23[16];
    memcpy(x23, x22, sizeof x23);
    for (uint32_t i = 0; i < 2; i++) {
        scalar448_square(x23, x23);
    }
    uint32_t x24[16];
    scalar448_mul(x24, x23, x2);
    uint32_t x25[16];
    memcpy(x25, x24, sizeof x25);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x25, x25);
    }
    uint32_t x26[16];
    scalar448_mul(x26, x25, x2);
    uint32_t x27[16];
    memcpy(x27, x26, sizeof x27);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x27, x27);
    }
    uint32_t x28[16];
    scalar448_mul(x28, x27, x3);
    uint32_t x29[16];
    memcpy(x29, x28, sizeof x29);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x29, x29);
    }
    uint32_t x30[16];
    scalar448_mul(x30, x29, a);
    uint32_t x31[16];
    memcpy(x31, x30, sizeof x31);
    for (uint32_t i = 0; i < 6; i++) {
        scalar448_square(x31, x31);
    }
    uint32_t x32[16];
    scalar448_mul(x32, x31, x4);
    uint32_t x33[16];
    memcpy(x33, x32, sizeof x33);
    for (uint32_t i = 0; i < 2; i++) {
        scalar448_square(x33, x33);
    }
    uint32_t x34[16];
    scalar448_mul(x34, x33, x2);
    uint32_t x35[16];
    memcpy(x35, x34, sizeof x35);
    for (uint32_t i = 0; i < 2; i++) {
        scalar448_square(x35, x35);
    }
    uint32_t x36[16];
    scalar448_mul(x36, x35, a);
    uint32_t x37[16];
    memcpy(x37, x36, sizeof x37);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x37, x37);
    }
    uint32_t x38[16];
    scalar448_mul(x38, x37, x4);
    uint32_t x39[16];
    memcpy(x39, x38, sizeof x39);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x39, x39);
    }
    uint32_t x40[16];
    scalar448_mul(x40, x39, a);
    uint32_t x41[16];
    memcpy(x41, x40, sizeof x41);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x41, x41);
    }
    uint32_t x42[16];
    scalar448_mul(x42, x41, a);
    uint32_t x43[16];
    memcpy(x43, x42, sizeof x43);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x43, x43);
    }
    uint32_t x44[16];
    scalar448_mul(x44, x43, x4);
    uint32_t x45[16];
    memcpy(x45, x44, sizeof x45);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x45, x45);
    }
    uint32_t x46[16];
    scalar448_mul(x46, x45, x2);
    uint32_t x47[16];
    memcpy(x47, x46, sizeof x47);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x47, x47);
    }
    uint32_t x48[16];
    scalar448_mul(x48, x47, x2);
    uint32_t x49[16];
    memcpy(x49, x48, sizeof x49);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x49, x49);
    }
    uint32_t x50[16];
    scalar448_mul(x50, x49, x2);
    uint32_t x51[16];
    memcpy(x51, x50, sizeof x51);
    for (uint32_t i = 0; i < 2; i++) {
        scalar448_square(x51, x51);
    }
    uint32_t x52[16];
    scalar448_mul(x52, x51, a);
    uint32_t x53[16];
    memcpy(x53, x52, sizeof x53);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x53, x53);
    }
    uint32_t x54[16];
    scalar448_mul(x54, x53, a);
    uint32_t x55[16];
    memcpy(x55, x54, sizeof x55);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x55, x55);
    }
    uint32_t x56[16];
    scalar448_mul(x56, x55, x2);
    uint32_t x57[16];
    memcpy(x57, x56, sizeof x57);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x57, x57);
    }
    uint32_t x58[16];
    scalar448_mul(x58, x57, x3);
    uint32_t x59[16];
    memcpy(x59, x58, sizeof x59);
    for (uint32_t i = 0; i < 2; i++) {
        scalar448_square(x59, x59);
    }
    uint32_t x60[16];
    scalar448_mul(x60, x59, x2);
    uint32_t x61[16];
    memcpy(x61, x60, sizeof x61);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x61, x61);
    }
    uint32_t x62[16];
    scalar448_mul(x62, x61, x2);
    uint32_t x63[16];
    memcpy(x63, x62, sizeof x63);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x63, x63);
    }
    uint32_t x64[16];
    scalar448_mul(x64, x63, x3);
    uint32_t x65[16];
    scalar448_square(x65, x64);
    uint32_t x66[16];
    scalar448_mul(x66, x65, a);
    uint32_t x67[16];
    memcpy(x67, x66, sizeof x67);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x67, x67);
    }
    uint32_t x68[16];
    scalar448_mul(x68, x67, x2);
    uint32_t x69[16];
    memcpy(x69, x68, sizeof x69);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x69, x69);
    }
    uint32_t x70[16];
    scalar448_mul(x70, x69, x2);
    uint32_t x71[16];
    memcpy(x71, x70, sizeof x71);
    for (uint32_t i = 0; i < 2; i++) {
        scalar448_square(x71, x71);
    }
    uint32_t x72[16];
    scalar448_mul(x72, x71, a);
    uint32_t x73[16];
    memcpy(x73, x72, sizeof x73);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x73, x73);
    }
    uint32_t x74[16];
    scalar448_mul(x74, x73, a);
    uint32_t x75[16];
    memcpy(x75, x74, sizeof x75);
    for (uint32_t i = 0; i < 7; i++) {
        scalar448_square(x75, x75);
    }
    uint32_t x76[16];
    scalar448_mul(x76, x75, a);
    uint32_t x77[16];
    memcpy(x77, x76, sizeof x77);
    for (uint32_t i = 0; i < 7; i++) {
        scalar448_square(x77, x77);
    }
    uint32_t x78[16];
    scalar448_mul(x78, x77, x3);
    uint32_t x79[16];
    memcpy(x79, x78, sizeof x79);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x79, x79);
    }
    uint32_t x80[16];
    scalar448_mul(x80, x79, x3);
    uint32_t x81[16];
    scalar448_square(x81, x80);
    uint32_t x82[16];
    scalar448_mul(x82, x81, a);
    uint32_t x83[16];
    memcpy(x83, x82, sizeof x83);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x83, x83);
    }
    uint32_t x84[16];
    scalar448_mul(x84, x83, x2);
    uint32_t x85[16];
    memcpy(x85, x84, sizeof x85);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x85, x85);
    }
    uint32_t x86[16];
    scalar448_mul(x86, x85, a);
    uint32_t x87[16];
    memcpy(x87, x86, sizeof x87);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x87, x87);
    }
    uint32_t x88[16];
    scalar448_mul(x88, x87, x4);
    uint32_t x89[16];
    memcpy(x89, x88, sizeof x89);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x89, x89);
    }
    uint32_t x90[16];
    scalar448_mul(x90, x89, x3);
    uint32_t x91[16];
    memcpy(x91, x90, sizeof x91);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x91, x91);
    }
    uint32_t x92[16];
    scalar448_mul(x92, x91, x2);
    uint32_t x93[16];
    memcpy(x93, x92, sizeof x93);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x93, x93);
    }
    uint32_t x94[16];
    scalar448_mul(x94, x93, x4);
    uint32_t x95[16];
    memcpy(x95, x94, sizeof x95);
    for (uint32_t i = 0; i < 6; i++) {
        scalar448_square(x95, x95);
    }
    uint32_t x96[16];
    scalar448_mul(x96, x95, x3);
    uint32_t x97[16];
    scalar448_square(x97, x96);
    uint32_t x98[16];
    scalar448_mul(x98, x97, a);
    uint32_t x99[16];
    memcpy(x99, x98, sizeof x99);
    for (uint32_t i = 0; i < 6; i++) {
        scalar448_square(x99, x99);
    }
    uint32_t x100[16];
    scalar448_mul(x100, x99, x4);
    uint32_t x101[16];
    memcpy(x101, x100, sizeof x101);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x101, x101);
    }
    uint32_t x102[16];
    scalar448_mul(x102, x101, x3);
    uint32_t x103[16];
    memcpy(x103, x102, sizeof x103);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x103, x103);
    }
    uint32_t x104[16];
    scalar448_mul(x104, x103, x3);
    uint32_t x105[16];
    memcpy(x105, x104, sizeof x105);
    for (uint32_t i = 0; i < 2; i++) {
        scalar448_square(x105, x105);
    }
    uint32_t x106[16];
    scalar448_mul(x106, x105, a);
    uint32_t x107[16];
    memcpy(x107, x106, sizeof x107);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x107, x107);
    }
    uint32_t x108[16];
    scalar448_mul(x108, x107, a);
    uint32_t x109[16];
    memcpy(x109, x108, sizeof x109);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x109, x109);
    }
    uint32_t x110[16];
    scalar448_mul(x110, x109, x2);
    uint32_t x111[16];
    memcpy(x111, x110, sizeof x111);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x111, x111);
    }
    uint32_t x112[16];
    scalar448_mul(x112, x111, x4);
    uint32_t x113[16];
    scalar448_square(x113, x112);
    uint32_t x114[16];
    scalar448_mul(x114, x113, a);
    uint32_t x115[16];
    memcpy(x115, x114, sizeof x115);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x115, x115);
    }
    uint32_t x116[16];
    scalar448_mul(x116, x115, x2);
    uint32_t x117[16];
    memcpy(x117, x116, sizeof x117);
    for (uint32_t i = 0; i < 7; i++) {
        scalar448_square(x117, x117);
    }
    uint32_t x118[16];
    scalar448_mul(x118, x117, x3);
    uint32_t x119[16];
    memcpy(x119, x118, sizeof x119);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x119, x119);
    }
    uint32_t x120[16];
    scalar448_mul(x120, x119, a);
    uint32_t x121[16];
    memcpy(x121, x120, sizeof x121);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x121, x121);
    }
    uint32_t x122[16];
    scalar448_mul(x122, x121, x3);
    uint32_t x123[16];
    memcpy(x123, x122, sizeof x123);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x123, x123);
    }
    uint32_t x124[16];
    scalar448_mul(x124, x123, x3);
    uint32_t x125[16];
    memcpy(x125, x124, sizeof x125);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x125, x125);
    }
    uint32_t x126[16];
    scalar448_mul(x126, x125, x2);
    uint32_t x127[16];
    memcpy(x127, x126, sizeof x127);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x127, x127);
    }
    uint32_t x128[16];
    scalar448_mul(x128, x127, x3);
    uint32_t x129[16];
    scalar448_square(x129, x128);
    uint32_t x130[16];
    scalar448_mul(x130, x129, a);
    uint32_t x131[16];
    memcpy(x131, x130, sizeof x131);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x131, x131);
    }
    uint32_t x132[16];
    scalar448_mul(x132, x131, a);
    uint32_t x133[16];
    memcpy(x133, x132, sizeof x133);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x133, x133);
    }
    uint32_t x134[16];
    scalar448_mul(x134, x133, a);
    uint32_t x135[16];
    memcpy(x135, x134, sizeof x135);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x135, x135);
    }
    uint32_t x136[16];
    scalar448_mul(x136, x135, x4);
    uint32_t x137[16];
    scalar448_square(x137, x136);
    uint32_t x138[16];
    scalar448_mul(x138, x137, a);
    uint32_t x139_value[16];
    memcpy(x139_value, x138, sizeof x139_value);
    for (uint32_t i = 0; i < 2; i++) {
        scalar448_square(x139_value, x139_value);
    }
    memcpy(x139, x139_value, sizeof x139_value);
}

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void scalar448_sqrt(uint32_t out[16], uint32_t *ok, const uint32_t a[16]) {
    uint32_t out_value[16];
    scalar448_pow_root(out_value, a);
    scalar448_mul(out_value, out_value, a);
    uint32_t squared[16];
    scalar448_square(squared, out_value);
    uint32_t ok_value;
    scalar448_equal(&ok_value, squared, a);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = a^((p - 1) / 2)
static void scalar448_pow_euler(uint32_t out[16], const uint32_t a[16]) {
    uint32_t out_value[16];
    scalar448_pow_root(out_value, a);
    scalar448_square(out_value, out_value);
    scalar448_mul(out_value, out_value, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a is a square or 0, else 0
void scalar448_is_square(uint32_t *out, const uint32_t a[16]) {
    uint32_t character[16];
    scalar448_pow_euler(character, a);
    uint32_t squared[16];
    scalar448_square(squared, character);
    uint32_t out_value;
    scalar448_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void scalar448_legendre(int32_t *out, const uint32_t a[16]) {
    uint32_t zero;
    scalar448_is_zero(&zero, a);
    uint32_t square;
    scalar448_is_square(&square, a);
    int32_t out_value;
    scalar448_sign_of(&out_value, zero, square);
    *out = out_value;
}
