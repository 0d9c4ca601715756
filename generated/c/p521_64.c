// Arithmetic modulo 2^521 - 1 (p521). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   2^521 - 1
// Recipe:  9x58 operand-scanning double-word fold(2@left:mul) carry(sequential)
// Limbs:   9 words of 64 bits
// Domain:  standard; the sum of limb * weight is the element modulo the prime
//
// A function is right for words within the bounds that it takes; what it gives is within its bounds.
//
// limb  weight  tight                   loose
// 0     2^0     [0, 0x407ffffffffffff]  [0, 0xc07fffffffffffd]
// 1     2^58    [0, 0x407ffffffffffff]  [0, 0xc07fffffffffffd]
// 2     2^116   [0, 2^58 - 1]           [0, 0xbfffffffffffffd]
// 3     2^174   [0, 2^58 - 1]           [0, 0xbfffffffffffffd]
// 4     2^232   [0, 2^58 - 1]           [0, 0xbfffffffffffffd]
// 5     2^290   [0, 2^58 - 1]           [0, 0xbfffffffffffffd]
// 6     2^348   [0, 2^58 - 1]           [0, 0xbfffffffffffffd]
// 7     2^406   [0, 2^58 - 1]           [0, 0xbfffffffffffffd]
// 8     2^464   [0, 2^57 - 1]           [0, 0x5fffffffffffffd]

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifndef LIMBFORGE_WIDE
#define LIMBFORGE_WIDE
#ifndef __SIZEOF_INT128__
#error "words of 64 bits need a compiler with __int128; print the field for words of 32 bits"
#endif
__extension__ typedef unsigned __int128 limbforge_u128;
__extension__ typedef __int128 limbforge_i128;
#endif

#ifndef LIMBFORGE_SUB_BORROW_U64
#define LIMBFORGE_SUB_BORROW_U64
#if !defined(LIMBFORGE_NO_INTRINSICS) && (defined(__x86_64__) || defined(_M_X64))
#define LIMBFORGE_SUB_BORROW_U64_X86
#include <immintrin.h>
#elif defined(__has_builtin)
#if __has_builtin(__builtin_subcll)
#define LIMBFORGE_SUB_BORROW_U64_BUILTIN
#endif
#endif
// The word of x - y - borrow; returns the next borrow.
static inline uint8_t
limbforge_sub_borrow_u64(uint64_t *word, uint64_t x, uint64_t y, uint8_t borrow) {
#if defined(LIMBFORGE_SUB_BORROW_U64_X86)
    unsigned long long result;
    const uint8_t next = _subborrow_u64(borrow, x, y, &result);
    *word = result;
    return next;
#elif defined(LIMBFORGE_SUB_BORROW_U64_BUILTIN)
    unsigned long long next;
    *word = __builtin_subcll(x, y, borrow, &next);
    return (uint8_t)next;
#else
    *word = x - y - borrow;
    return (uint8_t)(((~x & y) | ((~x | y) & *word)) >> 63);
#endif
}
#endif

#ifndef LIMBFORGE_BARRIER_U64
#define LIMBFORGE_BARRIER_U64
// The same word; the compiler cannot know which.
static inline uint64_t limbforge_barrier_u64(uint64_t x) {
#if defined(__GNUC__) || defined(__clang__)
    __asm__("" : "+r"(x));
    return x;
#else
    volatile uint64_t hidden = x;
    return hidden;
#endif
}
#endif

#ifndef LIMBFORGE_LOAD_U64
#define LIMBFORGE_LOAD_U64
// The word of `count` little-endian bytes.
static inline uint64_t limbforge_load_u64(const uint8_t *bytes, size_t count) {
    uint64_t word = 0;
    for (size_t i = 0; i < count; i++) {
        word |= (uint64_t)bytes[i] << (8 * i);
    }
    return word;
}
#endif

#ifndef LIMBFORGE_STORE_U64
#define LIMBFORGE_STORE_U64
// Writes the low `count` bytes of the word, little-endian.
static inline void limbforge_store_u64(uint8_t *bytes, size_t count, uint64_t word) {
    for (size_t i = 0; i < count; i++) {
        bytes[i] = (uint8_t)(word >> (8 * i));
    }
}
#endif

#define P521_LIMBS 9
#define P521_BYTES 66

// 0.
const uint64_t p521_zero[9] = {0, 0, 0, 0, 0, 0, 0, 0, 0};

// 1.
const uint64_t p521_one[9] = {1, 0, 0, 0, 0, 0, 0, 0, 0};

// 2^528: the weight of the upper half of wide bytes.
const uint64_t p521_wide[9] = {128, 0, 0, 0, 0, 0, 0, 0, 0};

// A primitive root of unity of order 2^1, 3 to the (p - 1) / 2^1.
const uint64_t p521_root_of_unity[9] = {
    0x3fffffffffffffe,
    0x3ffffffffffffff,
    0x3ffffffffffffff,
    0x3ffffffffffffff,
    0x3ffffffffffffff,
    0x3ffffffffffffff,
    0x3ffffffffffffff,
    0x3ffffffffffffff,
    0x1ffffffffffffff,
};

// `out = a + b (mod p)`
//
// - takes `a`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - takes `b`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - gives `out`: word 0, 1 in `[0, 0xc07fffffffffffd]`; word 2, 3, 4, 5, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
void p521_add(uint64_t out[9], const uint64_t a[9], const uint64_t b[9]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t a8 = a[8];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
    const uint64_t b6 = b[6];
    const uint64_t b7 = b[7];
    const uint64_t b8 = b[8];
    const uint64_t o0 = a0 + b0;
    const uint64_t o1 = a1 + b1;
    const uint64_t o2 = a2 + b2;
    const uint64_t o3 = a3 + b3;
    const uint64_t o4 = a4 + b4;
    const uint64_t o5 = a5 + b5;
    const uint64_t o6 = a6 + b6;
    const uint64_t o7 = a7 + b7;
    const uint64_t o8 = a8 + b8;
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
// - takes `a`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - takes `b`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - gives `out`: word 0, 1 in `[0, 0xc07fffffffffffd]`; word 2, 3, 4, 5, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
void p521_sub(uint64_t out[9], const uint64_t a[9], const uint64_t b[9]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t a8 = a[8];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
    const uint64_t b6 = b[6];
    const uint64_t b7 = b[7];
    const uint64_t b8 = b[8];
    const uint64_t o0 = a0 + 0x7fffffffffffffe - b0;
    const uint64_t o1 = a1 + 0x7fffffffffffffe - b1;
    const uint64_t o2 = a2 + 0x7fffffffffffffe - b2;
    const uint64_t o3 = a3 + 0x7fffffffffffffe - b3;
    const uint64_t o4 = a4 + 0x7fffffffffffffe - b4;
    const uint64_t o5 = a5 + 0x7fffffffffffffe - b5;
    const uint64_t o6 = a6 + 0x7fffffffffffffe - b6;
    const uint64_t o7 = a7 + 0x7fffffffffffffe - b7;
    const uint64_t o8 = a8 + 0x3fffffffffffffe - b8;
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
// - takes `a`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - gives `out`: word 0, 1 in `[0, 0xc07fffffffffffd]`; word 2, 3, 4, 5, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
void p521_opp(uint64_t out[9], const uint64_t a[9]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t a8 = a[8];
    const uint64_t o0 = 0x7fffffffffffffe - a0;
    const uint64_t o1 = 0x7fffffffffffffe - a1;
    const uint64_t o2 = 0x7fffffffffffffe - a2;
    const uint64_t o3 = 0x7fffffffffffffe - a3;
    const uint64_t o4 = 0x7fffffffffffffe - a4;
    const uint64_t o5 = 0x7fffffffffffffe - a5;
    const uint64_t o6 = 0x7fffffffffffffe - a6;
    const uint64_t o7 = 0x7fffffffffffffe - a7;
    const uint64_t o8 = 0x3fffffffffffffe - a8;
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

// `out = a (mod p)`
//
// - takes `a`: word 0, 1 in `[0, 0xc07fffffffffffd]`; word 2, 3, 4, 5, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
// - gives `out`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
void p521_carry(uint64_t out[9], const uint64_t a[9]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t a8 = a[8];
    const uint64_t x0 = a1 + (a0 >> 58);
    const uint64_t o1 = x0 & 0x3ffffffffffffff;
    const uint64_t x1 = a2 + (x0 >> 58);
    const uint64_t o2 = x1 & 0x3ffffffffffffff;
    const uint64_t x2 = a3 + (x1 >> 58);
    const uint64_t o3 = x2 & 0x3ffffffffffffff;
    const uint64_t x3 = a4 + (x2 >> 58);
    const uint64_t o4 = x3 & 0x3ffffffffffffff;
    const uint64_t x4 = a5 + (x3 >> 58);
    const uint64_t o5 = x4 & 0x3ffffffffffffff;
    const uint64_t x5 = a6 + (x4 >> 58);
    const uint64_t o6 = x5 & 0x3ffffffffffffff;
    const uint64_t x6 = a7 + (x5 >> 58);
    const uint64_t o7 = x6 & 0x3ffffffffffffff;
    const uint64_t x7 = a8 + (x6 >> 58);
    const uint64_t o8 = x7 & 0x1ffffffffffffff;
    const uint64_t o0 = (a0 & 0x3ffffffffffffff) + (x7 >> 57);
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
// - takes `a`: word 0, 1 in `[0, 0xc07fffffffffffd]`; word 2, 3, 4, 5, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
// - takes `b`: word 0, 1 in `[0, 0xc07fffffffffffd]`; word 2, 3, 4, 5, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
// - gives `out`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
void p521_mul(uint64_t out[9], const uint64_t a[9], const uint64_t b[9]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t a8 = a[8];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
    const uint64_t b6 = b[6];
    const uint64_t b7 = b[7];
    const uint64_t b8 = b[8];
    const uint64_t a1_2 = a1 << 1;
    const uint64_t a2_2 = a2 << 1;
    const uint64_t a3_2 = a3 << 1;
    const uint64_t a4_2 = a4 << 1;
    const uint64_t a5_2 = a5 << 1;
    const uint64_t a6_2 = a6 << 1;
    const uint64_t a7_2 = a7 << 1;
    const uint64_t a8_2 = a8 << 1;
    const u128 r0 = (u128)a0 * b0
        + (u128)a1_2 * b8
        + (u128)a2_2 * b7
        + (u128)a3_2 * b6
        + (u128)a4_2 * b5
        + (u128)a5_2 * b4
        + (u128)a6_2 * b3
        + (u128)a7_2 * b2
        + (u128)a8_2 * b1;
    const uint64_t x0 = (uint64_t)r0 & 0x3ffffffffffffff;
    const u128 r1 = (u128)a0 * b1
        + (u128)a1 * b0
        + (u128)a2_2 * b8
        + (u128)a3_2 * b7
        + (u128)a4_2 * b6
        + (u128)a5_2 * b5
        + (u128)a6_2 * b4
        + (u128)a7_2 * b3
        + (u128)a8_2 * b2
        + (r0 >> 58);
    const u128 r2 = (u128)a0 * b2
        + (u128)a1 * b1
        + (u128)a2 * b0
        + (u128)a3_2 * b8
        + (u128)a4_2 * b7
        + (u128)a5_2 * b6
        + (u128)a6_2 * b5
        + (u128)a7_2 * b4
        + (u128)a8_2 * b3
        + (r1 >> 58);
    const uint64_t o2 = (uint64_t)r2 & 0x3ffffffffffffff;
    const u128 r3 = (u128)a0 * b3
        + (u128)a1 * b2
        + (u128)a2 * b1
        + (u128)a3 * b0
        + (u128)a4_2 * b8
        + (u128)a5_2 * b7
        + (u128)a6_2 * b6
        + (u128)a7_2 * b5
        + (u128)a8_2 * b4
        + (r2 >> 58);
    const uint64_t o3 = (uint64_t)r3 & 0x3ffffffffffffff;
    const u128 r4 = (u128)a0 * b4
        + (u128)a1 * b3
        + (u128)a2 * b2
        + (u128)a3 * b1
        + (u128)a4 * b0
        + (u128)a5_2 * b8
        + (u128)a6_2 * b7
        + (u128)a7_2 * b6
        + (u128)a8_2 * b5
        + (r3 >> 58);
    const uint64_t o4 = (uint64_t)r4 & 0x3ffffffffffffff;
    const u128 r5 = (u128)a0 * b5
        + (u128)a1 * b4
        + (u128)a2 * b3
        + (u128)a3 * b2
        + (u128)a4 * b1
        + (u128)a5 * b0
        + (u128)a6_2 * b8
        + (u128)a7_2 * b7
        + (u128)a8_2 * b6
        + (r4 >> 58);
    const uint64_t o5 = (uint64_t)r5 & 0x3ffffffffffffff;
    const u128 r6 = (u128)a0 * b6
        + (u128)a1 * b5
        + (u128)a2 * b4
        + (u128)a3 * b3
        + (u128)a4 * b2
        + (u128)a5 * b1
        + (u128)a6 * b0
        + (u128)a7_2 * b8
        + (u128)a8_2 * b7
        + (r5 >> 58);
    const uint64_t o6 = (uint64_t)r6 & 0x3ffffffffffffff;
    const u128 r7 = (u128)a0 * b7
        + (u128)a1 * b6
        + (u128)a2 * b5
        + (u128)a3 * b4
        + (u128)a4 * b3
        + (u128)a5 * b2
        + (u128)a6 * b1
        + (u128)a7 * b0
        + (u128)a8_2 * b8
        + (r6 >> 58);
    const uint64_t o7 = (uint64_t)r7 & 0x3ffffffffffffff;
    const u128 r8 = (u128)a0 * b8
        + (u128)a1 * b7
        + (u128)a2 * b6
        + (u128)a3 * b5
        + (u128)a4 * b4
        + (u128)a5 * b3
        + (u128)a6 * b2
        + (u128)a7 * b1
        + (u128)a8 * b0
        + (r7 >> 58);
    const uint64_t o8 = (uint64_t)r8 & 0x1ffffffffffffff;
    const u128 r9 = (u128)x0 + (r8 >> 57);
    const uint64_t o0 = (uint64_t)r9 & 0x3ffffffffffffff;
    const uint64_t o1 = ((uint64_t)r1 & 0x3ffffffffffffff) + (uint64_t)(r9 >> 58);
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
// - takes `a`: word 0, 1 in `[0, 0xc07fffffffffffd]`; word 2, 3, 4, 5, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
// - gives `out`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
void p521_square(uint64_t out[9], const uint64_t a[9]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t a8 = a[8];
    const uint64_t a1_2 = a1 << 1;
    const uint64_t a2_2 = a2 << 1;
    const uint64_t a3_2 = a3 << 1;
    const uint64_t a4_2 = a4 << 1;
    const uint64_t a5_2 = a5 << 1;
    const uint64_t a6_2 = a6 << 1;
    const uint64_t a7_2 = a7 << 1;
    const uint64_t a8_2 = a8 << 1;
    const u128 r0 = (u128)a0 * a0
        + (u128)a1_2 * a8_2
        + (u128)a2_2 * a7_2
        + (u128)a3_2 * a6_2
        + (u128)a4_2 * a5_2;
    const uint64_t x0 = (uint64_t)r0 & 0x3ffffffffffffff;
    const u128 r1 = (u128)a0 * a1_2
        + (u128)a2_2 * a8_2
        + (u128)a3_2 * a7_2
        + (u128)a4_2 * a6_2
        + (u128)a5_2 * a5
        + (r0 >> 58);
    const u128 r2 = (u128)a0 * a2_2
        + (u128)a1 * a1
        + (u128)a3_2 * a8_2
        + (u128)a4_2 * a7_2
        + (u128)a5_2 * a6_2
        + (r1 >> 58);
    const uint64_t o2 = (uint64_t)r2 & 0x3ffffffffffffff;
    const u128 r3 = (u128)a0 * a3_2
        + (u128)a1 * a2_2
        + (u128)a4_2 * a8_2
        + (u128)a5_2 * a7_2
        + (u128)a6_2 * a6
        + (r2 >> 58);
    const uint64_t o3 = (uint64_t)r3 & 0x3ffffffffffffff;
    const u128 r4 = (u128)a0 * a4_2
        + (u128)a1 * a3_2
        + (u128)a2 * a2
        + (u128)a5_2 * a8_2
        + (u128)a6_2 * a7_2
        + (r3 >> 58);
    const uint64_t o4 = (uint64_t)r4 & 0x3ffffffffffffff;
    const u128 r5 = (u128)a0 * a5_2
        + (u128)a1 * a4_2
        + (u128)a2 * a3_2
        + (u128)a6_2 * a8_2
        + (u128)a7_2 * a7
        + (r4 >> 58);
    const uint64_t o5 = (uint64_t)r5 & 0x3ffffffffffffff;
    const u128 r6 = (u128)a0 * a6_2
        + (u128)a1 * a5_2
        + (u128)a2 * a4_2
        + (u128)a3 * a3
        + (u128)a7_2 * a8_2
        + (r5 >> 58);
    const uint64_t o6 = (uint64_t)r6 & 0x3ffffffffffffff;
    const u128 r7 = (u128)a0 * a7_2
        + (u128)a1 * a6_2
        + (u128)a2 * a5_2
        + (u128)a3 * a4_2
        + (u128)a8_2 * a8
        + (r6 >> 58);
    const uint64_t o7 = (uint64_t)r7 & 0x3ffffffffffffff;
    const u128 r8 = (u128)a0 * a8_2
        + (u128)a1 * a7_2
        + (u128)a2 * a6_2
        + (u128)a3 * a5_2
        + (u128)a4 * a4
        + (r7 >> 58);
    const uint64_t o8 = (uint64_t)r8 & 0x1ffffffffffffff;
    const u128 r9 = (u128)x0 + (r8 >> 57);
    const uint64_t o0 = (uint64_t)r9 & 0x3ffffffffffffff;
    const uint64_t o1 = ((uint64_t)r1 & 0x3ffffffffffffff) + (uint64_t)(r9 >> 58);
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
// - takes `a`: word 0, 1 in `[0, 0xc07fffffffffffd]`; word 2, 3, 4, 5, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
// - takes `k` in `[0, 2^32 - 1]`
// - gives `out`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
void p521_mul_small(uint64_t out[9], const uint64_t a[9], uint32_t k) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t a8 = a[8];
    const u128 r0 = (u128)a0 * (uint64_t)k;
    const uint64_t x0 = (uint64_t)(r0 >> 58);
    const u128 r1 = (u128)a1 * (uint64_t)k + (u128)x0;
    const uint64_t x1 = (uint64_t)(r1 >> 58);
    const uint64_t o1 = (uint64_t)r1 & 0x3ffffffffffffff;
    const u128 r2 = (u128)a2 * (uint64_t)k + (u128)x1;
    const uint64_t x2 = (uint64_t)(r2 >> 58);
    const uint64_t o2 = (uint64_t)r2 & 0x3ffffffffffffff;
    const u128 r3 = (u128)a3 * (uint64_t)k + (u128)x2;
    const uint64_t x3 = (uint64_t)(r3 >> 58);
    const uint64_t o3 = (uint64_t)r3 & 0x3ffffffffffffff;
    const u128 r4 = (u128)a4 * (uint64_t)k + (u128)x3;
    const uint64_t x4 = (uint64_t)(r4 >> 58);
    const uint64_t o4 = (uint64_t)r4 & 0x3ffffffffffffff;
    const u128 r5 = (u128)a5 * (uint64_t)k + (u128)x4;
    const uint64_t x5 = (uint64_t)(r5 >> 58);
    const uint64_t o5 = (uint64_t)r5 & 0x3ffffffffffffff;
    const u128 r6 = (u128)a6 * (uint64_t)k + (u128)x5;
    const uint64_t x6 = (uint64_t)(r6 >> 58);
    const uint64_t o6 = (uint64_t)r6 & 0x3ffffffffffffff;
    const u128 r7 = (u128)a7 * (uint64_t)k + (u128)x6;
    const uint64_t x7 = (uint64_t)(r7 >> 58);
    const uint64_t o7 = (uint64_t)r7 & 0x3ffffffffffffff;
    const u128 r8 = (u128)a8 * (uint64_t)k + (u128)x7;
    const uint64_t o8 = (uint64_t)r8 & 0x1ffffffffffffff;
    const uint64_t o0 = ((uint64_t)r0 & 0x3ffffffffffffff) + (uint64_t)(r8 >> 57);
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
// - takes `a`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - gives `out`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
void p521_halve(uint64_t out[9], const uint64_t a[9]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t a8 = a[8];
    const uint64_t x0 = a0 & 1;
    const uint8_t c0 = (uint8_t)x0;
    const uint64_t c0_mask = (uint64_t)0 - (uint64_t)c0;
    const uint64_t x1 = c0_mask & 0x3ffffffffffffff;
    const uint64_t x2 = a0 + x1;
    const uint64_t x3 = a1 + x1;
    const uint64_t x4 = a2 + x1;
    const uint64_t x5 = a3 + x1;
    const uint64_t x6 = a4 + x1;
    const uint64_t x7 = a5 + x1;
    const uint64_t x8 = a6 + x1;
    const uint64_t x9 = a7 + x1;
    const uint64_t x10 = a8 + (c0_mask & 0x1ffffffffffffff);
    const uint64_t x11 = x3 & 1;
    const uint64_t x12 = (x2 >> 1) + (x11 << 57);
    const uint64_t x13 = x4 & 1;
    const uint64_t x14 = x5 & 1;
    const uint64_t x15 = x6 & 1;
    const uint64_t x16 = x7 & 1;
    const uint64_t x17 = x8 & 1;
    const uint64_t x18 = x9 & 1;
    const uint64_t x19 = x10 & 1;
    const uint64_t x20 = (x3 >> 1) + (x13 << 57) + (x12 >> 58);
    const uint64_t o1 = x20 & 0x3ffffffffffffff;
    const uint64_t x21 = (x4 >> 1) + (x14 << 57) + (x20 >> 58);
    const uint64_t o2 = x21 & 0x3ffffffffffffff;
    const uint64_t x22 = (x5 >> 1) + (x15 << 57) + (x21 >> 58);
    const uint64_t o3 = x22 & 0x3ffffffffffffff;
    const uint64_t x23 = (x6 >> 1) + (x16 << 57) + (x22 >> 58);
    const uint64_t o4 = x23 & 0x3ffffffffffffff;
    const uint64_t x24 = (x7 >> 1) + (x17 << 57) + (x23 >> 58);
    const uint64_t o5 = x24 & 0x3ffffffffffffff;
    const uint64_t x25 = (x8 >> 1) + (x18 << 57) + (x24 >> 58);
    const uint64_t o6 = x25 & 0x3ffffffffffffff;
    const uint64_t x26 = (x9 >> 1) + (x19 << 57) + (x25 >> 58);
    const uint64_t o7 = x26 & 0x3ffffffffffffff;
    const uint64_t x27 = (x10 >> 1) + (x26 >> 58);
    const uint64_t o8 = x27 & 0x1ffffffffffffff;
    const uint64_t o0 = (x12 & 0x3ffffffffffffff) + (x27 >> 57);
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
// - takes `a`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - takes `b`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - gives `out`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
void p521_select(uint64_t out[9], uint64_t choice, const uint64_t a[9], const uint64_t b[9]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t a8 = a[8];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
    const uint64_t b6 = b[6];
    const uint64_t b7 = b[7];
    const uint64_t b8 = b[8];
    // The compiler must not see that the flag is 0 or 1: it could branch on it.
    const uint64_t choice_mask = (uint64_t)0 - limbforge_barrier_u64(choice);
    const uint64_t o0 = b0 ^ (choice_mask & (a0 ^ b0));
    const uint64_t o1 = b1 ^ (choice_mask & (a1 ^ b1));
    const uint64_t o2 = b2 ^ (choice_mask & (a2 ^ b2));
    const uint64_t o3 = b3 ^ (choice_mask & (a3 ^ b3));
    const uint64_t o4 = b4 ^ (choice_mask & (a4 ^ b4));
    const uint64_t o5 = b5 ^ (choice_mask & (a5 ^ b5));
    const uint64_t o6 = b6 ^ (choice_mask & (a6 ^ b6));
    const uint64_t o7 = b7 ^ (choice_mask & (a7 ^ b7));
    const uint64_t o8 = b8 ^ (choice_mask & (a8 ^ b8));
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
// - takes `a`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - takes `b`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - gives `x`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - gives `y`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
void p521_swap(
    uint64_t x[9],
    uint64_t y[9],
    uint64_t choice,
    const uint64_t a[9],
    const uint64_t b[9]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t a8 = a[8];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
    const uint64_t b6 = b[6];
    const uint64_t b7 = b[7];
    const uint64_t b8 = b[8];
    // The compiler must not see that the flag is 0 or 1: it could branch on it.
    const uint64_t choice_mask = (uint64_t)0 - limbforge_barrier_u64(choice);
    const uint64_t x0 = a0 ^ (choice_mask & (b0 ^ a0));
    const uint64_t x1 = a1 ^ (choice_mask & (b1 ^ a1));
    const uint64_t x2 = a2 ^ (choice_mask & (b2 ^ a2));
    const uint64_t x3 = a3 ^ (choice_mask & (b3 ^ a3));
    const uint64_t x4 = a4 ^ (choice_mask & (b4 ^ a4));
    const uint64_t x5 = a5 ^ (choice_mask & (b5 ^ a5));
    const uint64_t x6 = a6 ^ (choice_mask & (b6 ^ a6));
    const uint64_t x7 = a7 ^ (choice_mask & (b7 ^ a7));
    const uint64_t x8 = a8 ^ (choice_mask & (b8 ^ a8));
    const uint64_t y0 = b0 ^ (choice_mask & (a0 ^ b0));
    const uint64_t y1 = b1 ^ (choice_mask & (a1 ^ b1));
    const uint64_t y2 = b2 ^ (choice_mask & (a2 ^ b2));
    const uint64_t y3 = b3 ^ (choice_mask & (a3 ^ b3));
    const uint64_t y4 = b4 ^ (choice_mask & (a4 ^ b4));
    const uint64_t y5 = b5 ^ (choice_mask & (a5 ^ b5));
    const uint64_t y6 = b6 ^ (choice_mask & (a6 ^ b6));
    const uint64_t y7 = b7 ^ (choice_mask & (a7 ^ b7));
    const uint64_t y8 = b8 ^ (choice_mask & (a8 ^ b8));
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
// - takes `a`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - gives `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 511]`
void p521_to_bytes(uint8_t out[66], const uint64_t a[9]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t a8 = a[8];
    const uint64_t x0 = a1 + (a0 >> 58);
    const uint64_t x1 = a2 + (x0 >> 58);
    const uint64_t x2 = a3 + (x1 >> 58);
    const uint64_t x3 = a4 + (x2 >> 58);
    const uint64_t x4 = a5 + (x3 >> 58);
    const uint64_t x5 = a6 + (x4 >> 58);
    const uint64_t x6 = a7 + (x5 >> 58);
    const uint64_t x7 = a8 + (x6 >> 58);
    const uint64_t x8 = (a0 & 0x3ffffffffffffff) + (x7 >> 57);
    const uint64_t x9 = (x0 & 0x3ffffffffffffff) + (x8 >> 58);
    const uint64_t x10 = x9 & 0x3ffffffffffffff;
    const uint64_t x11 = (x1 & 0x3ffffffffffffff) + (x9 >> 58);
    const uint64_t x12 = x11 & 0x3ffffffffffffff;
    const uint64_t x13 = (x2 & 0x3ffffffffffffff) + (x11 >> 58);
    const uint64_t x14 = x13 & 0x3ffffffffffffff;
    const uint64_t x15 = (x3 & 0x3ffffffffffffff) + (x13 >> 58);
    const uint64_t x16 = x15 & 0x3ffffffffffffff;
    const uint64_t x17 = (x4 & 0x3ffffffffffffff) + (x15 >> 58);
    const uint64_t x18 = x17 & 0x3ffffffffffffff;
    const uint64_t x19 = (x5 & 0x3ffffffffffffff) + (x17 >> 58);
    const uint64_t x20 = x19 & 0x3ffffffffffffff;
    const uint64_t x21 = (x6 & 0x3ffffffffffffff) + (x19 >> 58);
    const uint64_t x22 = x21 & 0x3ffffffffffffff;
    const uint64_t x23 = (x7 & 0x1ffffffffffffff) + (x21 >> 58);
    const uint64_t x24 = x10 & 63;
    const uint64_t x25 = (x8 & 0x3ffffffffffffff) + (x24 << 58);
    const uint64_t x26 = x12 & 4095;
    const uint64_t x27 = (x10 >> 6) + (x26 << 52);
    const uint64_t x28 = x14 & 0x3ffff;
    const uint64_t x29 = (x12 >> 12) + (x28 << 46);
    const uint64_t x30 = x16 & 0xffffff;
    const uint64_t x31 = (x14 >> 18) + (x30 << 40);
    const uint64_t x32 = x18 & 0x3fffffff;
    const uint64_t x33 = (x16 >> 24) + (x32 << 34);
    const uint64_t x34 = x20 & 0xfffffffff;
    const uint64_t x35 = (x18 >> 30) + (x34 << 28);
    const uint64_t x36 = x22 & 0x3ffffffffff;
    const uint64_t x37 = (x20 >> 36) + (x36 << 22);
    const uint64_t x38 = x23 & 0xffffffffffff;
    const uint64_t x39 = (x22 >> 42) + (x38 << 16);
    const uint64_t x40 = x23 >> 48;
    uint64_t x41;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x41, x25, 0xffffffffffffffff, 0);
    uint64_t x42;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x42, x27, 0xffffffffffffffff, c0);
    uint64_t x43;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x43, x29, 0xffffffffffffffff, c1);
    uint64_t x44;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x44, x31, 0xffffffffffffffff, c2);
    uint64_t x45;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x45, x33, 0xffffffffffffffff, c3);
    uint64_t x46;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x46, x35, 0xffffffffffffffff, c4);
    uint64_t x47;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x47, x37, 0xffffffffffffffff, c5);
    uint64_t x48;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x48, x39, 0xffffffffffffffff, c6);
    uint64_t x49;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x49, x40, 511, c7);
    const uint64_t c8_mask = (uint64_t)0 - (uint64_t)c8;
    const uint64_t o0 = x41 ^ (c8_mask & (x25 ^ x41));
    const uint64_t o1 = x42 ^ (c8_mask & (x27 ^ x42));
    const uint64_t o2 = x43 ^ (c8_mask & (x29 ^ x43));
    const uint64_t o3 = x44 ^ (c8_mask & (x31 ^ x44));
    const uint64_t o4 = x45 ^ (c8_mask & (x33 ^ x45));
    const uint64_t o5 = x46 ^ (c8_mask & (x35 ^ x46));
    const uint64_t o6 = x47 ^ (c8_mask & (x37 ^ x47));
    const uint64_t o7 = x48 ^ (c8_mask & (x39 ^ x48));
    const uint64_t o8 = x49 ^ (c8_mask & (x40 ^ x49));
    limbforge_store_u64(out + 0, 8, o0);
    limbforge_store_u64(out + 8, 8, o1);
    limbforge_store_u64(out + 16, 8, o2);
    limbforge_store_u64(out + 24, 8, o3);
    limbforge_store_u64(out + 32, 8, o4);
    limbforge_store_u64(out + 40, 8, o5);
    limbforge_store_u64(out + 48, 8, o6);
    limbforge_store_u64(out + 56, 8, o7);
    limbforge_store_u64(out + 64, 2, o8);
}

// `out = bytes (mod p)`
//
// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 65535]`
// - gives `out`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
void p521_from_bytes(uint64_t out[9], const uint8_t bytes[66]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t bytes4 = limbforge_load_u64(bytes + 32, 8);
    const uint64_t bytes5 = limbforge_load_u64(bytes + 40, 8);
    const uint64_t bytes6 = limbforge_load_u64(bytes + 48, 8);
    const uint64_t bytes7 = limbforge_load_u64(bytes + 56, 8);
    const uint64_t bytes8 = limbforge_load_u64(bytes + 64, 2);
    const uint64_t x0 = bytes1 & 0xfffffffffffff;
    const uint64_t o1 = (bytes0 >> 58) + (x0 << 6);
    const uint64_t x1 = bytes2 & 0x3fffffffffff;
    const uint64_t o2 = (bytes1 >> 52) + (x1 << 12);
    const uint64_t x2 = bytes3 & 0xffffffffff;
    const uint64_t o3 = (bytes2 >> 46) + (x2 << 18);
    const uint64_t x3 = bytes4 & 0x3ffffffff;
    const uint64_t o4 = (bytes3 >> 40) + (x3 << 24);
    const uint64_t x4 = bytes5 & 0xfffffff;
    const uint64_t o5 = (bytes4 >> 34) + (x4 << 30);
    const uint64_t x5 = bytes6 & 0x3fffff;
    const uint64_t o6 = (bytes5 >> 28) + (x5 << 36);
    const uint64_t x6 = bytes7 & 65535;
    const uint64_t o7 = (bytes6 >> 22) + (x6 << 42);
    const uint64_t x7 = (bytes7 >> 16) + (bytes8 << 48);
    const uint64_t o8 = x7 & 0x1ffffffffffffff;
    const uint64_t o0 = (bytes0 & 0x3ffffffffffffff) + (x7 >> 57);
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
// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 65535]`
// - gives `out`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - gives `ok` in `[0, 1]`
void p521_from_bytes_canonical(uint64_t out[9], uint64_t *ok, const uint8_t bytes[66]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t bytes4 = limbforge_load_u64(bytes + 32, 8);
    const uint64_t bytes5 = limbforge_load_u64(bytes + 40, 8);
    const uint64_t bytes6 = limbforge_load_u64(bytes + 48, 8);
    const uint64_t bytes7 = limbforge_load_u64(bytes + 56, 8);
    const uint64_t bytes8 = limbforge_load_u64(bytes + 64, 2);
    uint64_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u64(&c0_unread, bytes0, 0xffffffffffffffff, 0);
    uint64_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u64(&c1_unread, bytes1, 0xffffffffffffffff, c0);
    uint64_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u64(&c2_unread, bytes2, 0xffffffffffffffff, c1);
    uint64_t c3_unread;
    const uint8_t c3 = limbforge_sub_borrow_u64(&c3_unread, bytes3, 0xffffffffffffffff, c2);
    uint64_t c4_unread;
    const uint8_t c4 = limbforge_sub_borrow_u64(&c4_unread, bytes4, 0xffffffffffffffff, c3);
    uint64_t c5_unread;
    const uint8_t c5 = limbforge_sub_borrow_u64(&c5_unread, bytes5, 0xffffffffffffffff, c4);
    uint64_t c6_unread;
    const uint8_t c6 = limbforge_sub_borrow_u64(&c6_unread, bytes6, 0xffffffffffffffff, c5);
    uint64_t c7_unread;
    const uint8_t c7 = limbforge_sub_borrow_u64(&c7_unread, bytes7, 0xffffffffffffffff, c6);
    uint64_t ok0_unread;
    const uint8_t ok0 = limbforge_sub_borrow_u64(&ok0_unread, bytes8, 511, c7);
    const uint64_t x0 = bytes1 & 0xfffffffffffff;
    const uint64_t out1 = (bytes0 >> 58) + (x0 << 6);
    const uint64_t x1 = bytes2 & 0x3fffffffffff;
    const uint64_t out2 = (bytes1 >> 52) + (x1 << 12);
    const uint64_t x2 = bytes3 & 0xffffffffff;
    const uint64_t out3 = (bytes2 >> 46) + (x2 << 18);
    const uint64_t x3 = bytes4 & 0x3ffffffff;
    const uint64_t out4 = (bytes3 >> 40) + (x3 << 24);
    const uint64_t x4 = bytes5 & 0xfffffff;
    const uint64_t out5 = (bytes4 >> 34) + (x4 << 30);
    const uint64_t x5 = bytes6 & 0x3fffff;
    const uint64_t out6 = (bytes5 >> 28) + (x5 << 36);
    const uint64_t x6 = bytes7 & 65535;
    const uint64_t out7 = (bytes6 >> 22) + (x6 << 42);
    const uint64_t x7 = (bytes7 >> 16) + (bytes8 << 48);
    const uint64_t out8 = x7 & 0x1ffffffffffffff;
    const uint64_t out0 = (bytes0 & 0x3ffffffffffffff) + (x7 >> 57);
    out[0] = out0;
    out[1] = out1;
    out[2] = out2;
    out[3] = out3;
    out[4] = out4;
    out[5] = out5;
    out[6] = out6;
    out[7] = out7;
    out[8] = out8;
    *ok = (uint64_t)ok0;
}

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 65535]`
// - gives `out` in `[0, 1]`
void p521_bytes_are_zero(uint64_t *out, const uint8_t bytes[66]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t bytes4 = limbforge_load_u64(bytes + 32, 8);
    const uint64_t bytes5 = limbforge_load_u64(bytes + 40, 8);
    const uint64_t bytes6 = limbforge_load_u64(bytes + 48, 8);
    const uint64_t bytes7 = limbforge_load_u64(bytes + 56, 8);
    const uint64_t bytes8 = limbforge_load_u64(bytes + 64, 2);
    uint64_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u64(&c0_unread, bytes0, 1, 0);
    uint64_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u64(&c1_unread, bytes1, 0, c0);
    uint64_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u64(&c2_unread, bytes2, 0, c1);
    uint64_t c3_unread;
    const uint8_t c3 = limbforge_sub_borrow_u64(&c3_unread, bytes3, 0, c2);
    uint64_t c4_unread;
    const uint8_t c4 = limbforge_sub_borrow_u64(&c4_unread, bytes4, 0, c3);
    uint64_t c5_unread;
    const uint8_t c5 = limbforge_sub_borrow_u64(&c5_unread, bytes5, 0, c4);
    uint64_t c6_unread;
    const uint8_t c6 = limbforge_sub_borrow_u64(&c6_unread, bytes6, 0, c5);
    uint64_t c7_unread;
    const uint8_t c7 = limbforge_sub_borrow_u64(&c7_unread, bytes7, 0, c6);
    uint64_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u64(&o0_unread, bytes8, 0, c7);
    *out = (uint64_t)o0;
}

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 65535]`
// - gives `half`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 32767]`
// - gives `odd` in `[0, 1]`
void p521_bytes_parity(uint8_t half[66], uint64_t *odd, const uint8_t bytes[66]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t bytes4 = limbforge_load_u64(bytes + 32, 8);
    const uint64_t bytes5 = limbforge_load_u64(bytes + 40, 8);
    const uint64_t bytes6 = limbforge_load_u64(bytes + 48, 8);
    const uint64_t bytes7 = limbforge_load_u64(bytes + 56, 8);
    const uint64_t bytes8 = limbforge_load_u64(bytes + 64, 2);
    const uint64_t x0 = bytes0 & 1;
    const uint64_t x1 = bytes1 & 1;
    const uint64_t x2 = bytes2 & 1;
    const uint64_t x3 = bytes3 & 1;
    const uint64_t x4 = bytes4 & 1;
    const uint64_t x5 = bytes5 & 1;
    const uint64_t x6 = bytes6 & 1;
    const uint64_t x7 = bytes7 & 1;
    const uint64_t x8 = bytes8 & 1;
    const uint8_t odd0 = (uint8_t)x0;
    const uint64_t half0 = (bytes0 >> 1) + (x1 << 63);
    const uint64_t half1 = (bytes1 >> 1) + (x2 << 63);
    const uint64_t half2 = (bytes2 >> 1) + (x3 << 63);
    const uint64_t half3 = (bytes3 >> 1) + (x4 << 63);
    const uint64_t half4 = (bytes4 >> 1) + (x5 << 63);
    const uint64_t half5 = (bytes5 >> 1) + (x6 << 63);
    const uint64_t half6 = (bytes6 >> 1) + (x7 << 63);
    const uint64_t half7 = (bytes7 >> 1) + (x8 << 63);
    const uint64_t half8 = bytes8 >> 1;
    limbforge_store_u64(half + 0, 8, half0);
    limbforge_store_u64(half + 8, 8, half1);
    limbforge_store_u64(half + 16, 8, half2);
    limbforge_store_u64(half + 24, 8, half3);
    limbforge_store_u64(half + 32, 8, half4);
    limbforge_store_u64(half + 40, 8, half5);
    limbforge_store_u64(half + 48, 8, half6);
    limbforge_store_u64(half + 56, 8, half7);
    limbforge_store_u64(half + 64, 2, half8);
    *odd = (uint64_t)odd0;
}

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - gives `out` in `[-2, 1]`
void p521_sign_of(int64_t *out, uint64_t is_zero, uint64_t is_square) {
    const uint64_t x0 = is_square + is_square;
    const uint64_t x1 = is_zero + 1;
    const int64_t o0 = (int64_t)x0 - (int64_t)x1;
    *out = o0;
}

// out = 2 * a
void p521_double(uint64_t out[9], const uint64_t a[9]) {
    uint64_t loose_out[9];
    p521_add(loose_out, a, a);
    uint64_t out_value[9];
    p521_carry(out_value, loose_out);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a = 0, else 0
void p521_is_zero(uint64_t *out, const uint64_t a[9]) {
    uint8_t bytes[66];
    p521_to_bytes(bytes, a);
    uint64_t out_value;
    p521_bytes_are_zero(&out_value, bytes);
    *out = out_value;
}

// out = 1 if a = b, else 0
void p521_equal(uint64_t *out, const uint64_t a[9], const uint64_t b[9]) {
    uint64_t loose_difference[9];
    p521_sub(loose_difference, a, b);
    uint64_t difference[9];
    p521_carry(difference, loose_difference);
    uint64_t out_value;
    p521_is_zero(&out_value, difference);
    *out = out_value;
}

// out = the parity of a in [0, p): its sign as RFC 9380 (section 4.1) and many encodings define it
void p521_is_odd(uint64_t *out, const uint64_t a[9]) {
    uint8_t bytes[66];
    p521_to_bytes(bytes, a);
    uint8_t half[66];
    uint64_t out_value;
    p521_bytes_parity(half, &out_value, bytes);
    *out = out_value;
}

// out = -a if choice is 1, a if it is 0
void p521_conditional_negate(uint64_t out[9], const uint64_t a[9], uint64_t choice) {
    uint64_t loose_opposite[9];
    p521_opp(loose_opposite, a);
    uint64_t opposite[9];
    p521_carry(opposite, loose_opposite);
    uint64_t out_value[9];
    p521_select(out_value, choice, opposite, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
//
// From uniform bytes the result is uniform but for a bias below 2^(8 - 8 * BYTES).
void p521_from_bytes_wide(uint64_t out[9], const uint8_t bytes[132]) {
    uint8_t low_bytes[66];
    memcpy(low_bytes, bytes + 0, sizeof low_bytes);
    uint64_t low[9];
    p521_from_bytes(low, low_bytes);
    uint8_t high_bytes[66];
    memcpy(high_bytes, bytes + 66, sizeof high_bytes);
    uint64_t high[9];
    p521_from_bytes(high, high_bytes);
    uint64_t shifted[9];
    p521_mul(shifted, high, p521_wide);
    uint64_t loose_out[9];
    p521_add(loose_out, low, shifted);
    uint64_t out_value[9];
    p521_carry(out_value, loose_out);
    memcpy(out, out_value, sizeof out_value);
}

// out = a^(2^k)
//
// Time depends on k.
void p521_pow2k(uint64_t out[9], const uint64_t a[9], uint32_t k) {
    uint64_t out_value[9];
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
    uint64_t out[9],
    const uint64_t a[9],
    const uint64_t *exponent, size_t exponent_words) {
    uint64_t out_value[9];
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
void p521_invert(uint64_t x26[9], const uint64_t a[9]) {
    uint64_t x1[9];
    p521_square(x1, a);
    uint64_t x2[9];
    p521_mul(x2, x1, a);
    uint64_t x3[9];
    p521_square(x3, x2);
    p521_square(x3, x3);
    uint64_t x4[9];
    p521_mul(x4, x3, x2);
    uint64_t x5[9];
    p521_square(x5, x4);
    for (uint32_t i = 0; i < 3; i++) {
        p521_square(x5, x5);
    }
    uint64_t x6[9];
    p521_mul(x6, x5, x4);
    uint64_t x7[9];
    p521_square(x7, x6);
    for (uint32_t i = 0; i < 7; i++) {
        p521_square(x7, x7);
    }
    uint64_t x8[9];
    p521_mul(x8, x7, x6);
    uint64_t x9[9];
    p521_square(x9, x8);
    for (uint32_t i = 0; i < 15; i++) {
        p521_square(x9, x9);
    }
    uint64_t x10[9];
    p521_mul(x10, x9, x8);
    uint64_t x11[9];
    p521_square(x11, x10);
    for (uint32_t i = 0; i < 31; i++) {
        p521_square(x11, x11);
    }
    uint64_t x12[9];
    p521_mul(x12, x11, x10);
    uint64_t x13[9];
    p521_square(x13, x12);
    for (uint32_t i = 0; i < 63; i++) {
        p521_square(x13, x13);
    }
    uint64_t x14[9];
    p521_mul(x14, x13, x12);
    uint64_t x15[9];
    p521_square(x15, x14);
    uint64_t x16[9];
    p521_mul(x16, x15, a);
    uint64_t x17[9];
    p521_square(x17, x16);
    for (uint32_t i = 0; i < 128; i++) {
        p521_square(x17, x17);
    }
    uint64_t x18[9];
    p521_mul(x18, x17, x16);
    uint64_t x19[9];
    p521_square(x19, x18);
    uint64_t x20[9];
    p521_mul(x20, x19, a);
    uint64_t x21[9];
    p521_square(x21, x20);
    for (uint32_t i = 0; i < 258; i++) {
        p521_square(x21, x21);
    }
    uint64_t x22[9];
    p521_mul(x22, x21, x20);
    uint64_t x23[9];
    p521_square(x23, x22);
    uint64_t x24[9];
    p521_mul(x24, x23, a);
    uint64_t x25[9];
    p521_square(x25, x24);
    p521_square(x25, x25);
    uint64_t x26_value[9];
    p521_mul(x26_value, x25, a);
    memcpy(x26, x26_value, sizeof x26_value);
}

// Every element becomes its inverse; 0 stays 0, and which are 0 does not show in the time.
//
// The scratch space is as long as the list.
void p521_invert_batch(uint64_t (*list)[9], uint64_t (*scratch)[9], size_t length) {
    uint64_t product[9];
    memcpy(product, p521_one, sizeof product);
    for (size_t i = 0; i < length; i++) {
        memcpy(scratch[i], product, sizeof scratch[i]);
        uint64_t x[9];
        memcpy(x, list[i], sizeof x);
        uint64_t zero;
        p521_is_zero(&zero, x);
        p521_select(x, zero, p521_one, x);
        p521_mul(product, product, x);
    }
    uint64_t inverse[9];
    p521_invert(inverse, product);
    for (size_t i = length; i-- > 0;) {
        uint64_t x[9];
        memcpy(x, list[i], sizeof x);
        uint64_t prefix[9];
        memcpy(prefix, scratch[i], sizeof prefix);
        uint64_t out[9];
        p521_mul(out, inverse, prefix);
        uint64_t zero;
        p521_is_zero(&zero, x);
        p521_select(out, zero, x, out);
        memcpy(list[i], out, sizeof list[i]);
        p521_select(x, zero, p521_one, x);
        p521_mul(inverse, inverse, x);
    }
}

// out = a^1716199415032652428745475199770348304317358825035826352348615864796385795849414013030639910165363638744324077847870214509280496999929160953143507072778764287
static void p521_pow_root(uint64_t x24[9], const uint64_t a[9]) {
    uint64_t x1[9];
    p521_square(x1, a);
    uint64_t x2[9];
    p521_mul(x2, x1, a);
    uint64_t x3[9];
    p521_square(x3, x2);
    p521_square(x3, x3);
    uint64_t x4[9];
    p521_mul(x4, x3, x2);
    uint64_t x5[9];
    p521_square(x5, x4);
    for (uint32_t i = 0; i < 3; i++) {
        p521_square(x5, x5);
    }
    uint64_t x6[9];
    p521_mul(x6, x5, x4);
    uint64_t x7[9];
    p521_square(x7, x6);
    for (uint32_t i = 0; i < 7; i++) {
        p521_square(x7, x7);
    }
    uint64_t x8[9];
    p521_mul(x8, x7, x6);
    uint64_t x9[9];
    p521_square(x9, x8);
    for (uint32_t i = 0; i < 15; i++) {
        p521_square(x9, x9);
    }
    uint64_t x10[9];
    p521_mul(x10, x9, x8);
    uint64_t x11[9];
    p521_square(x11, x10);
    for (uint32_t i = 0; i < 31; i++) {
        p521_square(x11, x11);
    }
    uint64_t x12[9];
    p521_mul(x12, x11, x10);
    uint64_t x13[9];
    p521_square(x13, x12);
    for (uint32_t i = 0; i < 63; i++) {
        p521_square(x13, x13);
    }
    uint64_t x14[9];
    p521_mul(x14, x13, x12);
    uint64_t x15[9];
    p521_square(x15, x14);
    uint64_t x16[9];
    p521_mul(x16, x15, a);
    uint64_t x17[9];
    p521_square(x17, x16);
    for (uint32_t i = 0; i < 128; i++) {
        p521_square(x17, x17);
    }
    uint64_t x18[9];
    p521_mul(x18, x17, x16);
    uint64_t x19[9];
    p521_square(x19, x18);
    uint64_t x20[9];
    p521_mul(x20, x19, a);
    uint64_t x21[9];
    p521_square(x21, x20);
    for (uint32_t i = 0; i < 258; i++) {
        p521_square(x21, x21);
    }
    uint64_t x22[9];
    p521_mul(x22, x21, x20);
    uint64_t x23[9];
    p521_square(x23, x22);
    uint64_t x24_value[9];
    p521_mul(x24_value, x23, a);
    memcpy(x24, x24_value, sizeof x24_value);
}

// out^2 = a and ok = 1 if a is a square (0 is one); else ok = 0, and out is no root
//
// Which of the two roots it is, `is_odd` tells.
void p521_sqrt(uint64_t out[9], uint64_t *ok, const uint64_t a[9]) {
    uint64_t out_value[9];
    p521_pow_root(out_value, a);
    p521_mul(out_value, out_value, a);
    uint64_t squared[9];
    p521_square(squared, out_value);
    uint64_t ok_value;
    p521_equal(&ok_value, squared, a);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = a^((p - 1) / 2)
static void p521_pow_euler(uint64_t out[9], const uint64_t a[9]) {
    uint64_t out_value[9];
    p521_pow_root(out_value, a);
    p521_square(out_value, out_value);
    p521_mul(out_value, out_value, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a is a square, else 0; 0 is a square
void p521_is_square(uint64_t *out, const uint64_t a[9]) {
    uint64_t character[9];
    p521_pow_euler(character, a);
    uint64_t squared[9];
    p521_square(squared, character);
    uint64_t out_value;
    p521_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is another square, else -1
void p521_legendre(int64_t *out, const uint64_t a[9]) {
    uint64_t zero;
    p521_is_zero(&zero, a);
    uint64_t square;
    p521_is_square(&square, a);
    int64_t out_value;
    p521_sign_of(&out_value, zero, square);
    *out = out_value;
}
