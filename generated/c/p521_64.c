// Arithmetic modulo 2^521 - 1 (p521). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   2^521 - 1
// Recipe:  9x58 operand-scanning double-word fold(2@left:mul) carry(interleaved) invert(divsteps)
// Limbs:   9 words of 64 bits
// Domain:  standard; the sum of limb * weight is the element modulo the prime
//
// If all inputs are within their bounds, the results are correct and within theirs.
//
// limb  weight  tight                   loose
// 0     2^0     [0, 0x407ffffffffffff]  [0, 0xc07fffffffffffd]
// 1     2^58    [0, 0x407ffffffffffff]  [0, 0xc07fffffffffffd]
// 2     2^116   [0, 2^58 - 1]           [0, 0xbfffffffffffffd]
// 3     2^174   [0, 2^58 - 1]           [0, 0xbfffffffffffffd]
// 4     2^232   [0, 0x407ffffffffffff]  [0, 0xc07fffffffffffd]
// 5     2^290   [0, 0x407ffffffffffff]  [0, 0xc07fffffffffffd]
// 6     2^348   [0, 2^58 - 1]           [0, 0xbfffffffffffffd]
// 7     2^406   [0, 2^58 - 1]           [0, 0xbfffffffffffffd]
// 8     2^464   [0, 2^57 - 1]           [0, 0x5fffffffffffffd]

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifndef LIMBFORGE_WIDE
#define LIMBFORGE_WIDE
#ifndef __SIZEOF_INT128__
#error "64-bit words need a compiler with __int128; use the field for 32-bit words"
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
// Sets *word to x - y - borrow. Returns the borrow.
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
// Returns x. The compiler cannot deduce its value.
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
// Reads `count` little-endian bytes as a word.
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

#define p521_LIMBS 9
#define p521_BYTES 66

// 0.
const uint64_t p521_zero[9] = {0, 0, 0, 0, 0, 0, 0, 0, 0};

// 1.
const uint64_t p521_one[9] = {1, 0, 0, 0, 0, 0, 0, 0, 0};

// 2^528, the weight of the upper half of a double-length encoding.
const uint64_t p521_wide[9] = {128, 0, 0, 0, 0, 0, 0, 0, 0};

// 3^((p - 1) / 2^1), a primitive root of unity of order 2^1.
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
// - takes `a`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - takes `b`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0xc07fffffffffffd]`; word 2, 3, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
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
// - takes `a`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - takes `b`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0xc07fffffffffffd]`; word 2, 3, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
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
// - takes `a`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0xc07fffffffffffd]`; word 2, 3, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
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
// - takes `a`: word 0, 1, 4, 5 in `[0, 0xc07fffffffffffd]`; word 2, 3, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
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
    const uint64_t x1 = a5 + (a4 >> 58);
    const uint64_t o1 = x0 & 0x3ffffffffffffff;
    const uint64_t x2 = a2 + (x0 >> 58);
    const uint64_t o5 = x1 & 0x3ffffffffffffff;
    const uint64_t x3 = a6 + (x1 >> 58);
    const uint64_t o2 = x2 & 0x3ffffffffffffff;
    const uint64_t x4 = a3 + (x2 >> 58);
    const uint64_t o6 = x3 & 0x3ffffffffffffff;
    const uint64_t x5 = a7 + (x3 >> 58);
    const uint64_t o3 = x4 & 0x3ffffffffffffff;
    const uint64_t o4 = (a4 & 0x3ffffffffffffff) + (x4 >> 58);
    const uint64_t o7 = x5 & 0x3ffffffffffffff;
    const uint64_t x6 = a8 + (x5 >> 58);
    const uint64_t o8 = x6 & 0x1ffffffffffffff;
    const uint64_t o0 = (a0 & 0x3ffffffffffffff) + (x6 >> 57);
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
// - takes `a`: word 0, 1, 4, 5 in `[0, 0xc07fffffffffffd]`; word 2, 3, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
// - takes `b`: word 0, 1, 4, 5 in `[0, 0xc07fffffffffffd]`; word 2, 3, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
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
    const u128 r1 = (u128)a0 * b4
        + (u128)a1 * b3
        + (u128)a2 * b2
        + (u128)a3 * b1
        + (u128)a4 * b0
        + (u128)a5_2 * b8
        + (u128)a6_2 * b7
        + (u128)a7_2 * b6
        + (u128)a8_2 * b5;
    const uint64_t x0 = (uint64_t)r0 & 0x3ffffffffffffff;
    const u128 r2 = (u128)a0 * b1
        + (u128)a1 * b0
        + (u128)a2_2 * b8
        + (u128)a3_2 * b7
        + (u128)a4_2 * b6
        + (u128)a5_2 * b5
        + (u128)a6_2 * b4
        + (u128)a7_2 * b3
        + (u128)a8_2 * b2
        + (r0 >> 58);
    const uint64_t x1 = (uint64_t)r1 & 0x3ffffffffffffff;
    const u128 r3 = (u128)a0 * b5
        + (u128)a1 * b4
        + (u128)a2 * b3
        + (u128)a3 * b2
        + (u128)a4 * b1
        + (u128)a5 * b0
        + (u128)a6_2 * b8
        + (u128)a7_2 * b7
        + (u128)a8_2 * b6
        + (r1 >> 58);
    const u128 r4 = (u128)a0 * b2
        + (u128)a1 * b1
        + (u128)a2 * b0
        + (u128)a3_2 * b8
        + (u128)a4_2 * b7
        + (u128)a5_2 * b6
        + (u128)a6_2 * b5
        + (u128)a7_2 * b4
        + (u128)a8_2 * b3
        + (r2 >> 58);
    const u128 r5 = (u128)a0 * b6
        + (u128)a1 * b5
        + (u128)a2 * b4
        + (u128)a3 * b3
        + (u128)a4 * b2
        + (u128)a5 * b1
        + (u128)a6 * b0
        + (u128)a7_2 * b8
        + (u128)a8_2 * b7
        + (r3 >> 58);
    const uint64_t o2 = (uint64_t)r4 & 0x3ffffffffffffff;
    const u128 r6 = (u128)a0 * b3
        + (u128)a1 * b2
        + (u128)a2 * b1
        + (u128)a3 * b0
        + (u128)a4_2 * b8
        + (u128)a5_2 * b7
        + (u128)a6_2 * b6
        + (u128)a7_2 * b5
        + (u128)a8_2 * b4
        + (r4 >> 58);
    const uint64_t o6 = (uint64_t)r5 & 0x3ffffffffffffff;
    const u128 r7 = (u128)a0 * b7
        + (u128)a1 * b6
        + (u128)a2 * b5
        + (u128)a3 * b4
        + (u128)a4 * b3
        + (u128)a5 * b2
        + (u128)a6 * b1
        + (u128)a7 * b0
        + (u128)a8_2 * b8
        + (r5 >> 58);
    const uint64_t o3 = (uint64_t)r6 & 0x3ffffffffffffff;
    const u128 r8 = (u128)x1 + (r6 >> 58);
    const uint64_t o7 = (uint64_t)r7 & 0x3ffffffffffffff;
    const u128 r9 = (u128)a0 * b8
        + (u128)a1 * b7
        + (u128)a2 * b6
        + (u128)a3 * b5
        + (u128)a4 * b4
        + (u128)a5 * b3
        + (u128)a6 * b2
        + (u128)a7 * b1
        + (u128)a8 * b0
        + (r7 >> 58);
    const uint64_t o8 = (uint64_t)r9 & 0x1ffffffffffffff;
    const u128 r10 = (u128)x0 + (r9 >> 57);
    const uint64_t o0 = (uint64_t)r10 & 0x3ffffffffffffff;
    const uint64_t o1 = ((uint64_t)r2 & 0x3ffffffffffffff) + (uint64_t)(r10 >> 58);
    const uint64_t o4 = (uint64_t)r8 & 0x3ffffffffffffff;
    const uint64_t o5 = ((uint64_t)r3 & 0x3ffffffffffffff) + (uint64_t)(r8 >> 58);
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
// - takes `a`: word 0, 1, 4, 5 in `[0, 0xc07fffffffffffd]`; word 2, 3, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
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
    const u128 r1 = (u128)a0 * a4_2
        + (u128)a1 * a3_2
        + (u128)a2 * a2
        + (u128)a5_2 * a8_2
        + (u128)a6_2 * a7_2;
    const uint64_t x0 = (uint64_t)r0 & 0x3ffffffffffffff;
    const u128 r2 = (u128)a0 * a1_2
        + (u128)a2_2 * a8_2
        + (u128)a3_2 * a7_2
        + (u128)a4_2 * a6_2
        + (u128)a5_2 * a5
        + (r0 >> 58);
    const uint64_t x1 = (uint64_t)r1 & 0x3ffffffffffffff;
    const u128 r3 = (u128)a0 * a5_2
        + (u128)a1 * a4_2
        + (u128)a2 * a3_2
        + (u128)a6_2 * a8_2
        + (u128)a7_2 * a7
        + (r1 >> 58);
    const u128 r4 = (u128)a0 * a2_2
        + (u128)a1 * a1
        + (u128)a3_2 * a8_2
        + (u128)a4_2 * a7_2
        + (u128)a5_2 * a6_2
        + (r2 >> 58);
    const u128 r5 = (u128)a0 * a6_2
        + (u128)a1 * a5_2
        + (u128)a2 * a4_2
        + (u128)a3 * a3
        + (u128)a7_2 * a8_2
        + (r3 >> 58);
    const uint64_t o2 = (uint64_t)r4 & 0x3ffffffffffffff;
    const u128 r6 = (u128)a0 * a3_2
        + (u128)a1 * a2_2
        + (u128)a4_2 * a8_2
        + (u128)a5_2 * a7_2
        + (u128)a6_2 * a6
        + (r4 >> 58);
    const uint64_t o6 = (uint64_t)r5 & 0x3ffffffffffffff;
    const u128 r7 = (u128)a0 * a7_2
        + (u128)a1 * a6_2
        + (u128)a2 * a5_2
        + (u128)a3 * a4_2
        + (u128)a8_2 * a8
        + (r5 >> 58);
    const uint64_t o3 = (uint64_t)r6 & 0x3ffffffffffffff;
    const u128 r8 = (u128)x1 + (r6 >> 58);
    const uint64_t o7 = (uint64_t)r7 & 0x3ffffffffffffff;
    const u128 r9 = (u128)a0 * a8_2
        + (u128)a1 * a7_2
        + (u128)a2 * a6_2
        + (u128)a3 * a5_2
        + (u128)a4 * a4
        + (r7 >> 58);
    const uint64_t o8 = (uint64_t)r9 & 0x1ffffffffffffff;
    const u128 r10 = (u128)x0 + (r9 >> 57);
    const uint64_t o0 = (uint64_t)r10 & 0x3ffffffffffffff;
    const uint64_t o1 = ((uint64_t)r2 & 0x3ffffffffffffff) + (uint64_t)(r10 >> 58);
    const uint64_t o4 = (uint64_t)r8 & 0x3ffffffffffffff;
    const uint64_t o5 = ((uint64_t)r3 & 0x3ffffffffffffff) + (uint64_t)(r8 >> 58);
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
// - takes `a`: word 0, 1, 4, 5 in `[0, 0xc07fffffffffffd]`; word 2, 3, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
// - takes `k` in `[0, 2^32 - 1]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
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
    const u128 r1 = (u128)a4 * (uint64_t)k;
    const uint64_t x0 = (uint64_t)(r0 >> 58);
    const u128 r2 = (u128)a1 * (uint64_t)k + (u128)x0;
    const uint64_t x1 = (uint64_t)(r1 >> 58);
    const u128 r3 = (u128)a5 * (uint64_t)k + (u128)x1;
    const uint64_t x2 = (uint64_t)(r2 >> 58);
    const uint64_t o1 = (uint64_t)r2 & 0x3ffffffffffffff;
    const u128 r4 = (u128)a2 * (uint64_t)k + (u128)x2;
    const uint64_t x3 = (uint64_t)(r3 >> 58);
    const uint64_t o5 = (uint64_t)r3 & 0x3ffffffffffffff;
    const u128 r5 = (u128)a6 * (uint64_t)k + (u128)x3;
    const uint64_t x4 = (uint64_t)(r4 >> 58);
    const uint64_t o2 = (uint64_t)r4 & 0x3ffffffffffffff;
    const u128 r6 = (u128)a3 * (uint64_t)k + (u128)x4;
    const uint64_t x5 = (uint64_t)(r5 >> 58);
    const uint64_t o6 = (uint64_t)r5 & 0x3ffffffffffffff;
    const u128 r7 = (u128)a7 * (uint64_t)k + (u128)x5;
    const uint64_t o3 = (uint64_t)r6 & 0x3ffffffffffffff;
    const uint64_t o4 = ((uint64_t)r1 & 0x3ffffffffffffff) + (uint64_t)(r6 >> 58);
    const uint64_t x6 = (uint64_t)(r7 >> 58);
    const uint64_t o7 = (uint64_t)r7 & 0x3ffffffffffffff;
    const u128 r8 = (u128)a8 * (uint64_t)k + (u128)x6;
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
// - takes `a`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
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
    const uint64_t x17 = (x6 >> 1) + (x16 << 57);
    const uint64_t x18 = x8 & 1;
    const uint64_t x19 = x9 & 1;
    const uint64_t x20 = x10 & 1;
    const uint64_t x21 = (x3 >> 1) + (x13 << 57) + (x12 >> 58);
    const uint64_t x22 = (x7 >> 1) + (x18 << 57) + (x17 >> 58);
    const uint64_t o1 = x21 & 0x3ffffffffffffff;
    const uint64_t x23 = (x4 >> 1) + (x14 << 57) + (x21 >> 58);
    const uint64_t o5 = x22 & 0x3ffffffffffffff;
    const uint64_t x24 = (x8 >> 1) + (x19 << 57) + (x22 >> 58);
    const uint64_t o2 = x23 & 0x3ffffffffffffff;
    const uint64_t x25 = (x5 >> 1) + (x15 << 57) + (x23 >> 58);
    const uint64_t o6 = x24 & 0x3ffffffffffffff;
    const uint64_t x26 = (x9 >> 1) + (x20 << 57) + (x24 >> 58);
    const uint64_t o3 = x25 & 0x3ffffffffffffff;
    const uint64_t o4 = (x17 & 0x3ffffffffffffff) + (x25 >> 58);
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

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - takes `b`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
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
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
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

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - takes `b`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `x`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `y`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
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
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
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
// - takes `a`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 511]`
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
    const uint64_t x1 = a5 + (a4 >> 58);
    const uint64_t x2 = a2 + (x0 >> 58);
    const uint64_t x3 = a6 + (x1 >> 58);
    const uint64_t x4 = a3 + (x2 >> 58);
    const uint64_t x5 = a7 + (x3 >> 58);
    const uint64_t x6 = a8 + (x5 >> 58);
    const uint64_t x7 = (a0 & 0x3ffffffffffffff) + (x6 >> 57);
    const uint64_t x8 = (x0 & 0x3ffffffffffffff) + (x7 >> 58);
    const uint64_t x9 = x8 & 0x3ffffffffffffff;
    const uint64_t x10 = (x2 & 0x3ffffffffffffff) + (x8 >> 58);
    const uint64_t x11 = x10 & 0x3ffffffffffffff;
    const uint64_t x12 = (x4 & 0x3ffffffffffffff) + (x10 >> 58);
    const uint64_t x13 = x12 & 0x3ffffffffffffff;
    const uint64_t x14 = (a4 & 0x3ffffffffffffff) + (x4 >> 58) + (x12 >> 58);
    const uint64_t x15 = x14 & 0x3ffffffffffffff;
    const uint64_t x16 = (x1 & 0x3ffffffffffffff) + (x14 >> 58);
    const uint64_t x17 = x16 & 0x3ffffffffffffff;
    const uint64_t x18 = (x3 & 0x3ffffffffffffff) + (x16 >> 58);
    const uint64_t x19 = x18 & 0x3ffffffffffffff;
    const uint64_t x20 = (x5 & 0x3ffffffffffffff) + (x18 >> 58);
    const uint64_t x21 = x20 & 0x3ffffffffffffff;
    const uint64_t x22 = (x6 & 0x1ffffffffffffff) + (x20 >> 58);
    const uint64_t x23 = x9 & 63;
    const uint64_t x24 = (x7 & 0x3ffffffffffffff) + (x23 << 58);
    const uint64_t x25 = x11 & 4095;
    const uint64_t x26 = (x9 >> 6) + (x25 << 52);
    const uint64_t x27 = x13 & 0x3ffff;
    const uint64_t x28 = (x11 >> 12) + (x27 << 46);
    const uint64_t x29 = x15 & 0xffffff;
    const uint64_t x30 = (x13 >> 18) + (x29 << 40);
    const uint64_t x31 = x17 & 0x3fffffff;
    const uint64_t x32 = (x15 >> 24) + (x31 << 34);
    const uint64_t x33 = x19 & 0xfffffffff;
    const uint64_t x34 = (x17 >> 30) + (x33 << 28);
    const uint64_t x35 = x21 & 0x3ffffffffff;
    const uint64_t x36 = (x19 >> 36) + (x35 << 22);
    const uint64_t x37 = x22 & 0xffffffffffff;
    const uint64_t x38 = (x21 >> 42) + (x37 << 16);
    const uint64_t x39 = x22 >> 48;
    uint64_t x40;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x40, x24, 0xffffffffffffffff, 0);
    uint64_t x41;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x41, x26, 0xffffffffffffffff, c0);
    uint64_t x42;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x42, x28, 0xffffffffffffffff, c1);
    uint64_t x43;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x43, x30, 0xffffffffffffffff, c2);
    uint64_t x44;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x44, x32, 0xffffffffffffffff, c3);
    uint64_t x45;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x45, x34, 0xffffffffffffffff, c4);
    uint64_t x46;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x46, x36, 0xffffffffffffffff, c5);
    uint64_t x47;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x47, x38, 0xffffffffffffffff, c6);
    uint64_t x48;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x48, x39, 511, c7);
    const uint64_t c8_mask = (uint64_t)0 - (uint64_t)c8;
    const uint64_t o0 = x40 ^ (c8_mask & (x24 ^ x40));
    const uint64_t o1 = x41 ^ (c8_mask & (x26 ^ x41));
    const uint64_t o2 = x42 ^ (c8_mask & (x28 ^ x42));
    const uint64_t o3 = x43 ^ (c8_mask & (x30 ^ x43));
    const uint64_t o4 = x44 ^ (c8_mask & (x32 ^ x44));
    const uint64_t o5 = x45 ^ (c8_mask & (x34 ^ x45));
    const uint64_t o6 = x46 ^ (c8_mask & (x36 ^ x46));
    const uint64_t o7 = x47 ^ (c8_mask & (x38 ^ x47));
    const uint64_t o8 = x48 ^ (c8_mask & (x39 ^ x48));
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
// - returns `out`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
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
// - returns `out`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `ok` in `[0, 1]`
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
// - returns `out` in `[0, 1]`
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
// - returns `half`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 32767]`
// - returns `odd` in `[0, 1]`
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
// - returns `out` in `[-2, 1]`
void p521_sign_of(int64_t *out, uint64_t is_zero, uint64_t is_square) {
    const uint64_t x0 = is_square + is_square;
    const uint64_t x1 = is_zero + 1;
    const int64_t o0 = (int64_t)x0 - (int64_t)x1;
    *out = o0;
}

// `out = low bits of floor((u * f + v * g) / 2^58) (not proved; bounds are)`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^58, 2^58 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^58, 2^58 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - returns `out` in `[-2^63, 2^63 - 1]`
static void p521_divsteps_head(
    int64_t *out,
    int64_t u,
    int64_t v,
    const int64_t f[9],
    const int64_t g[9]) {
    typedef limbforge_i128 i128;
    const int64_t f0 = f[0];
    const int64_t f1 = f[1];
    const int64_t g0 = g[0];
    const int64_t g1 = g[1];
    const i128 r0 = (i128)u * f0 + (i128)v * g0;
    const int64_t x0 = (int64_t)((uint64_t)u * (uint64_t)f1);
    const int64_t x1 = (int64_t)((uint64_t)v * (uint64_t)g1);
    const int64_t x2 = (int64_t)((uint64_t)x0 + (uint64_t)x1);
    const int64_t o0 = (int64_t)((uint64_t)x2 + (uint64_t)(int64_t)(r0 >> 58));
    *out = o0;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^20 * the matrix of 20 divsteps (not proved; bounds are); 2^58 * new_f + low_1 + 2^586 * high_1 = u * f + v * g; 2^58 * new_g + low_2 + 2^586 * high_2 = q * f + r * g`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `q` in `[-2^62, 2^62]`
// - takes `r` in `[-2^62, 2^62]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^58, 2^58 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^58, 2^58 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - takes `k` in `[-2^63, 2^63 - 1]`
// - takes `low_f` in `[-2^63, 2^63 - 1]`
// - takes `low_g` in `[-2^63, 2^63 - 1]`
// - returns `k` in `[-2^63, 2^63 - 1]`
// - returns `u1` in `[-2^20, 2^20]`
// - returns `v1` in `[-2^20, 2^20]`
// - returns `q1` in `[-2^20, 2^20]`
// - returns `r1` in `[-2^20, 2^20]`
// - returns `new_f`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^58, 2^58 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - returns `low_1` in `[0, 2^58 - 1]`
// - returns `high_1` in `[-17, 16]`
// - returns `new_g`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^58, 2^58 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - returns `low_2` in `[0, 2^58 - 1]`
// - returns `high_2` in `[-17, 16]`
static void p521_divsteps_fg(
    int64_t *k_,
    int64_t *u1,
    int64_t *v1,
    int64_t *q1,
    int64_t *r1,
    int64_t new_f[9],
    uint64_t *low_1,
    int64_t *high_1,
    int64_t new_g[9],
    uint64_t *low_2,
    int64_t *high_2,
    int64_t u,
    int64_t v,
    int64_t q,
    int64_t r,
    const int64_t f[9],
    const int64_t g[9],
    int64_t k,
    int64_t low_f,
    int64_t low_g) {
    typedef limbforge_i128 i128;
    const int64_t f0 = f[0];
    const int64_t f1 = f[1];
    const int64_t f2 = f[2];
    const int64_t f3 = f[3];
    const int64_t f4 = f[4];
    const int64_t f5 = f[5];
    const int64_t f6 = f[6];
    const int64_t f7 = f[7];
    const int64_t f8 = f[8];
    const int64_t g0 = g[0];
    const int64_t g1 = g[1];
    const int64_t g2 = g[2];
    const int64_t g3 = g[3];
    const int64_t g4 = g[4];
    const int64_t g5 = g[5];
    const int64_t g6 = g[6];
    const int64_t g7 = g[7];
    const int64_t g8 = g[8];
    const uint64_t x0 = (uint64_t)low_f & 0xfffff;
    const int64_t x1 = (int64_t)x0 - 0x20000000000;
    const int64_t x2 = x1 >> 1;
    const uint64_t x3 = (uint64_t)low_g & 0xfffff;
    const int64_t x4 = (int64_t)x3 - 0x4000000000000000;
    const int64_t x5 = k >> 63;
    const int64_t x6 = 0 - (x4 & 1);
    const int64_t x7 = x5 | ~x6;
    const int64_t x8 = x4 >> 1;
    const int64_t x9 = (int64_t)(0 - (uint64_t)(k ^ x7));
    const int64_t x10 = (x8 & ~x7) | (x2 & x7);
    const int64_t x11 = x8 - ((x2 ^ x5) & x6);
    const int64_t x12 = x9 >> 63;
    const int64_t x13 = 0 - (x11 & 1);
    const int64_t x14 = x12 | ~x13;
    const int64_t x15 = x11 >> 1;
    const int64_t x16 = (int64_t)(0 - (uint64_t)(x9 ^ x14));
    const int64_t x17 = (x15 & ~x14) | (x10 & x14);
    const int64_t x18 = x15 - ((x10 ^ x12) & x13);
    const int64_t x19 = x16 >> 63;
    const int64_t x20 = 0 - (x18 & 1);
    const int64_t x21 = x19 | ~x20;
    const int64_t x22 = x18 >> 1;
    const int64_t x23 = (int64_t)(0 - (uint64_t)(x16 ^ x21));
    const int64_t x24 = (x22 & ~x21) | (x17 & x21);
    const int64_t x25 = x22 - ((x17 ^ x19) & x20);
    const i128 r0 = (i128)u * f0 + (i128)v * g0;
    const uint64_t low_10 = (uint64_t)r0 & 0x3ffffffffffffff;
    const i128 r2 = (i128)q * f0 + (i128)r * g0;
    const uint64_t low_20 = (uint64_t)r2 & 0x3ffffffffffffff;
    const int64_t x26 = x23 >> 63;
    const int64_t x27 = 0 - (x25 & 1);
    const int64_t x28 = x26 | ~x27;
    const int64_t x29 = x25 >> 1;
    const int64_t x30 = (int64_t)(0 - (uint64_t)(x23 ^ x28));
    const int64_t x31 = (x29 & ~x28) | (x24 & x28);
    const int64_t x32 = x29 - ((x24 ^ x26) & x27);
    const int64_t x33 = x30 >> 63;
    const int64_t x34 = 0 - (x32 & 1);
    const int64_t x35 = x33 | ~x34;
    const int64_t x36 = x32 >> 1;
    const int64_t x37 = (int64_t)(0 - (uint64_t)(x30 ^ x35));
    const int64_t x38 = (x36 & ~x35) | (x31 & x35);
    const int64_t x39 = x36 - ((x31 ^ x33) & x34);
    const i128 r3 = (i128)u * f1 + (i128)v * g1 + (r0 >> 58);
    const uint64_t new_f0 = (uint64_t)r3 & 0x3ffffffffffffff;
    const i128 r4 = (i128)q * f1 + (i128)r * g1 + (r2 >> 58);
    const uint64_t new_g0 = (uint64_t)r4 & 0x3ffffffffffffff;
    const int64_t x40 = x37 >> 63;
    const int64_t x41 = 0 - (x39 & 1);
    const int64_t x42 = x40 | ~x41;
    const int64_t x43 = x39 >> 1;
    const int64_t x44 = (int64_t)(0 - (uint64_t)(x37 ^ x42));
    const int64_t x45 = (x43 & ~x42) | (x38 & x42);
    const int64_t x46 = x43 - ((x38 ^ x40) & x41);
    const int64_t x47 = x44 >> 63;
    const int64_t x48 = 0 - (x46 & 1);
    const int64_t x49 = x47 | ~x48;
    const int64_t x50 = x46 >> 1;
    const int64_t x51 = (int64_t)(0 - (uint64_t)(x44 ^ x49));
    const int64_t x52 = (x50 & ~x49) | (x45 & x49);
    const int64_t x53 = x50 - ((x45 ^ x47) & x48);
    const i128 r5 = (i128)u * f2 + (i128)v * g2 + (r3 >> 58);
    const uint64_t new_f1 = (uint64_t)r5 & 0x3ffffffffffffff;
    const i128 r6 = (i128)q * f2 + (i128)r * g2 + (r4 >> 58);
    const uint64_t new_g1 = (uint64_t)r6 & 0x3ffffffffffffff;
    const int64_t x54 = x51 >> 63;
    const int64_t x55 = 0 - (x53 & 1);
    const int64_t x56 = x54 | ~x55;
    const int64_t x57 = x53 >> 1;
    const int64_t x58 = (int64_t)(0 - (uint64_t)(x51 ^ x56));
    const int64_t x59 = (x57 & ~x56) | (x52 & x56);
    const int64_t x60 = x57 - ((x52 ^ x54) & x55);
    const int64_t x61 = x58 >> 63;
    const int64_t x62 = 0 - (x60 & 1);
    const int64_t x63 = x61 | ~x62;
    const int64_t x64 = x60 >> 1;
    const int64_t x65 = (int64_t)(0 - (uint64_t)(x58 ^ x63));
    const int64_t x66 = (x64 & ~x63) | (x59 & x63);
    const int64_t x67 = x64 - ((x59 ^ x61) & x62);
    const i128 r7 = (i128)u * f3 + (i128)v * g3 + (r5 >> 58);
    const uint64_t new_f2 = (uint64_t)r7 & 0x3ffffffffffffff;
    const i128 r8 = (i128)q * f3 + (i128)r * g3 + (r6 >> 58);
    const uint64_t new_g2 = (uint64_t)r8 & 0x3ffffffffffffff;
    const int64_t x68 = x65 >> 63;
    const int64_t x69 = 0 - (x67 & 1);
    const int64_t x70 = x68 | ~x69;
    const int64_t x71 = x67 >> 1;
    const int64_t x72 = (int64_t)(0 - (uint64_t)(x65 ^ x70));
    const int64_t x73 = (x71 & ~x70) | (x66 & x70);
    const int64_t x74 = x71 - ((x66 ^ x68) & x69);
    const int64_t x75 = x72 >> 63;
    const int64_t x76 = 0 - (x74 & 1);
    const int64_t x77 = x75 | ~x76;
    const int64_t x78 = x74 >> 1;
    const int64_t x79 = (int64_t)(0 - (uint64_t)(x72 ^ x77));
    const int64_t x80 = (x78 & ~x77) | (x73 & x77);
    const int64_t x81 = x78 - ((x73 ^ x75) & x76);
    const int64_t x82 = x79 >> 63;
    const int64_t x83 = 0 - (x81 & 1);
    const int64_t x84 = x82 | ~x83;
    const int64_t x85 = x81 >> 1;
    const int64_t x86 = (int64_t)(0 - (uint64_t)(x79 ^ x84));
    const int64_t x87 = (x85 & ~x84) | (x80 & x84);
    const int64_t x88 = x85 - ((x80 ^ x82) & x83);
    const i128 r9 = (i128)u * f4 + (i128)v * g4 + (r7 >> 58);
    const uint64_t new_f3 = (uint64_t)r9 & 0x3ffffffffffffff;
    const i128 r11 = (i128)q * f4 + (i128)r * g4 + (r8 >> 58);
    const uint64_t new_g3 = (uint64_t)r11 & 0x3ffffffffffffff;
    const int64_t x89 = x86 >> 63;
    const int64_t x90 = 0 - (x88 & 1);
    const int64_t x91 = x89 | ~x90;
    const int64_t x92 = x88 >> 1;
    const int64_t x93 = (int64_t)(0 - (uint64_t)(x86 ^ x91));
    const int64_t x94 = (x92 & ~x91) | (x87 & x91);
    const int64_t x95 = x92 - ((x87 ^ x89) & x90);
    const int64_t x96 = x93 >> 63;
    const int64_t x97 = 0 - (x95 & 1);
    const int64_t x98 = x96 | ~x97;
    const int64_t x99 = x95 >> 1;
    const int64_t x100 = (int64_t)(0 - (uint64_t)(x93 ^ x98));
    const int64_t x101 = (x99 & ~x98) | (x94 & x98);
    const int64_t x102 = x99 - ((x94 ^ x96) & x97);
    const i128 r12 = (i128)u * f5 + (i128)v * g5 + (r9 >> 58);
    const uint64_t new_f4 = (uint64_t)r12 & 0x3ffffffffffffff;
    const i128 r13 = (i128)q * f5 + (i128)r * g5 + (r11 >> 58);
    const uint64_t new_g4 = (uint64_t)r13 & 0x3ffffffffffffff;
    const int64_t x103 = x100 >> 63;
    const int64_t x104 = 0 - (x102 & 1);
    const int64_t x105 = x103 | ~x104;
    const int64_t x106 = x102 >> 1;
    const int64_t x107 = (int64_t)(0 - (uint64_t)(x100 ^ x105));
    const int64_t x108 = (x106 & ~x105) | (x101 & x105);
    const int64_t x109 = x106 - ((x101 ^ x103) & x104);
    const int64_t x110 = x107 >> 63;
    const int64_t x111 = 0 - (x109 & 1);
    const int64_t x112 = x110 | ~x111;
    const int64_t x113 = x109 >> 1;
    const int64_t x114 = (int64_t)(0 - (uint64_t)(x107 ^ x112));
    const int64_t x115 = (x113 & ~x112) | (x108 & x112);
    const int64_t x116 = x113 - ((x108 ^ x110) & x111);
    const i128 r14 = (i128)u * f6 + (i128)v * g6 + (r12 >> 58);
    const uint64_t new_f5 = (uint64_t)r14 & 0x3ffffffffffffff;
    const i128 r15 = (i128)q * f6 + (i128)r * g6 + (r13 >> 58);
    const uint64_t new_g5 = (uint64_t)r15 & 0x3ffffffffffffff;
    const int64_t x117 = x114 >> 63;
    const int64_t x118 = 0 - (x116 & 1);
    const int64_t x119 = x117 | ~x118;
    const int64_t x120 = x116 >> 1;
    const int64_t x121 = (int64_t)(0 - (uint64_t)(x114 ^ x119));
    const int64_t x122 = (x120 & ~x119) | (x115 & x119);
    const int64_t x123 = x120 - ((x115 ^ x117) & x118);
    const int64_t x124 = x121 >> 63;
    const int64_t x125 = 0 - (x123 & 1);
    const int64_t x126 = x124 | ~x125;
    const int64_t x127 = x123 >> 1;
    const int64_t x128 = (int64_t)(0 - (uint64_t)(x121 ^ x126));
    const int64_t x129 = (x127 & ~x126) | (x122 & x126);
    const int64_t x130 = x127 - ((x122 ^ x124) & x125);
    const i128 r16 = (i128)u * f7 + (i128)v * g7 + (r14 >> 58);
    const uint64_t new_f6 = (uint64_t)r16 & 0x3ffffffffffffff;
    const i128 r17 = (i128)q * f7 + (i128)r * g7 + (r15 >> 58);
    const uint64_t new_g6 = (uint64_t)r17 & 0x3ffffffffffffff;
    const int64_t x131 = x128 >> 63;
    const int64_t x132 = 0 - (x130 & 1);
    const int64_t x133 = x131 | ~x132;
    const int64_t x134 = x130 >> 1;
    const int64_t x135 = (int64_t)(0 - (uint64_t)(x128 ^ x133));
    const int64_t x136 = (x134 & ~x133) | (x129 & x133);
    const int64_t x137 = x134 - ((x129 ^ x131) & x132);
    const int64_t x138 = x135 >> 63;
    const int64_t x139 = 0 - (x137 & 1);
    const int64_t x140 = x138 | ~x139;
    const int64_t x141 = x137 >> 1;
    const int64_t k0 = (int64_t)(0 - (uint64_t)(x135 ^ x140));
    const int64_t x142 = (x141 & ~x140) | (x136 & x140);
    const int64_t x143 = x141 - ((x136 ^ x138) & x139);
    const i128 r18 = (i128)u * f8 + (i128)v * g8 + (r16 >> 58);
    const uint64_t new_f7 = (uint64_t)r18 & 0x3ffffffffffffff;
    const int64_t new_f8 = (int64_t)(r18 >> 58);
    const i128 r19 = (r18 >> 58) - (i128)new_f8;
    const int64_t high_10 = (int64_t)(r19 >> 64);
    const i128 r20 = (i128)q * f8 + (i128)r * g8 + (r17 >> 58);
    const uint64_t new_g7 = (uint64_t)r20 & 0x3ffffffffffffff;
    const int64_t new_g8 = (int64_t)(r20 >> 58);
    const i128 r21 = (r20 >> 58) - (i128)new_g8;
    const int64_t high_20 = (int64_t)(r21 >> 64);
    const int64_t x144 = x142 + x142 + 1;
    const int64_t x145 = x144 + 0x100000;
    const int64_t x146 = (int64_t)((uint64_t)x145 << 22);
    const int64_t u10 = x146 >> 43;
    const int64_t x147 = x144 + 0x20000100000;
    const int64_t v10 = x147 >> 42;
    const int64_t x148 = x143 + 0x100000;
    const int64_t x149 = (int64_t)((uint64_t)x148 << 22);
    const int64_t q10 = x149 >> 43;
    const int64_t x150 = x143 + 0x20000100000;
    const int64_t r10 = x150 >> 42;
    *k_ = k0;
    *u1 = u10;
    *v1 = v10;
    *q1 = q10;
    *r1 = r10;
    new_f[0] = (int64_t)new_f0;
    new_f[1] = (int64_t)new_f1;
    new_f[2] = (int64_t)new_f2;
    new_f[3] = (int64_t)new_f3;
    new_f[4] = (int64_t)new_f4;
    new_f[5] = (int64_t)new_f5;
    new_f[6] = (int64_t)new_f6;
    new_f[7] = (int64_t)new_f7;
    new_f[8] = new_f8;
    *low_1 = low_10;
    *high_1 = high_10;
    new_g[0] = (int64_t)new_g0;
    new_g[1] = (int64_t)new_g1;
    new_g[2] = (int64_t)new_g2;
    new_g[3] = (int64_t)new_g3;
    new_g[4] = (int64_t)new_g4;
    new_g[5] = (int64_t)new_g5;
    new_g[6] = (int64_t)new_g6;
    new_g[7] = (int64_t)new_g7;
    new_g[8] = new_g8;
    *low_2 = low_20;
    *high_2 = high_20;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^20 * the matrix of 20 divsteps (not proved; bounds are); 2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-(2^25 + 1), 2^26]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-(2^25 + 1), 2^26]`
// - takes `k` in `[-2^63, 2^63 - 1]`
// - takes `low_f` in `[-2^63, 2^63 - 1]`
// - takes `low_g` in `[-2^63, 2^63 - 1]`
// - returns `k` in `[-2^63, 2^63 - 1]`
// - returns `u1` in `[-2^20, 2^20]`
// - returns `v1` in `[-2^20, 2^20]`
// - returns `q1` in `[-2^20, 2^20]`
// - returns `r1` in `[-2^20, 2^20]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-(2^25 + 1), 2^26]`
// - returns `cut_u` in `[-2, 2]`
// - returns `cut_v` in `[-2, 2]`
static void p521_divsteps_de(
    int64_t *k_,
    int64_t *u1,
    int64_t *v1,
    int64_t *q1,
    int64_t *r1,
    int64_t out[9],
    int64_t *cut_u,
    int64_t *cut_v,
    int64_t u,
    int64_t v,
    const int64_t d[9],
    const int64_t e[9],
    int64_t k,
    int64_t low_f,
    int64_t low_g) {
    typedef limbforge_i128 i128;
    const int64_t d0 = d[0];
    const int64_t d1 = d[1];
    const int64_t d2 = d[2];
    const int64_t d3 = d[3];
    const int64_t d4 = d[4];
    const int64_t d5 = d[5];
    const int64_t d6 = d[6];
    const int64_t d7 = d[7];
    const int64_t d8 = d[8];
    const int64_t e0 = e[0];
    const int64_t e1 = e[1];
    const int64_t e2 = e[2];
    const int64_t e3 = e[3];
    const int64_t e4 = e[4];
    const int64_t e5 = e[5];
    const int64_t e6 = e[6];
    const int64_t e7 = e[7];
    const int64_t e8 = e[8];
    const uint64_t x0 = (uint64_t)low_f & 0xfffff;
    const int64_t x1 = (int64_t)x0 - 0x20000000000;
    const int64_t x2 = x1 >> 1;
    const uint64_t x3 = (uint64_t)low_g & 0xfffff;
    const int64_t x4 = (int64_t)x3 - 0x4000000000000000;
    const int64_t x5 = k >> 63;
    const int64_t x6 = 0 - (x4 & 1);
    const int64_t x7 = x5 | ~x6;
    const int64_t x8 = x4 >> 1;
    const int64_t x9 = (int64_t)(0 - (uint64_t)(k ^ x7));
    const int64_t x10 = (x8 & ~x7) | (x2 & x7);
    const int64_t x11 = x8 - ((x2 ^ x5) & x6);
    const int64_t x12 = x9 >> 63;
    const int64_t x13 = 0 - (x11 & 1);
    const int64_t x14 = x12 | ~x13;
    const int64_t x15 = x11 >> 1;
    const int64_t x16 = (int64_t)(0 - (uint64_t)(x9 ^ x14));
    const int64_t x17 = (x15 & ~x14) | (x10 & x14);
    const int64_t x18 = x15 - ((x10 ^ x12) & x13);
    const int64_t x19 = x16 >> 63;
    const int64_t x20 = 0 - (x18 & 1);
    const int64_t x21 = x19 | ~x20;
    const int64_t x22 = x18 >> 1;
    const int64_t x23 = (int64_t)(0 - (uint64_t)(x16 ^ x21));
    const int64_t x24 = (x22 & ~x21) | (x17 & x21);
    const int64_t x25 = x22 - ((x17 ^ x19) & x20);
    const int64_t x26 = u + 0x1000000000000000;
    const uint64_t x27 = (uint64_t)x26 & 0x1fffffffffffffff;
    const int64_t x28 = (int64_t)x27 - 0x1000000000000000;
    const int64_t cut_u0 = x26 >> 61;
    const int64_t x29 = v + 0x1000000000000000;
    const uint64_t x30 = (uint64_t)x29 & 0x1fffffffffffffff;
    const int64_t x31 = (int64_t)x30 - 0x1000000000000000;
    const int64_t cut_v0 = x29 >> 61;
    const i128 r0 = (i128)x28 * d0 + (i128)x31 * e0;
    const uint64_t x32 = (uint64_t)r0;
    const uint64_t x32_1 = x32 * 1;
    const uint64_t x33 = x32_1 & 0x3fffffffffffffff;
    const i128 r2 = r0 + (i128)x33 * -1;
    const int64_t x34 = (int64_t)(r2 >> 62);
    const int64_t x35 = x23 >> 63;
    const int64_t x36 = 0 - (x25 & 1);
    const int64_t x37 = x35 | ~x36;
    const int64_t x38 = x25 >> 1;
    const int64_t x39 = (int64_t)(0 - (uint64_t)(x23 ^ x37));
    const int64_t x40 = (x38 & ~x37) | (x24 & x37);
    const int64_t x41 = x38 - ((x24 ^ x35) & x36);
    const int64_t x42 = x39 >> 63;
    const int64_t x43 = 0 - (x41 & 1);
    const int64_t x44 = x42 | ~x43;
    const int64_t x45 = x41 >> 1;
    const int64_t x46 = (int64_t)(0 - (uint64_t)(x39 ^ x44));
    const int64_t x47 = (x45 & ~x44) | (x40 & x44);
    const int64_t x48 = x45 - ((x40 ^ x42) & x43);
    const i128 r3 = (i128)x28 * d1 + (i128)x31 * e1 + (i128)x34;
    const uint64_t out0 = (uint64_t)r3 & 0x3fffffffffffffff;
    const int64_t x49 = (int64_t)(r3 >> 62);
    const int64_t x50 = x46 >> 63;
    const int64_t x51 = 0 - (x48 & 1);
    const int64_t x52 = x50 | ~x51;
    const int64_t x53 = x48 >> 1;
    const int64_t x54 = (int64_t)(0 - (uint64_t)(x46 ^ x52));
    const int64_t x55 = (x53 & ~x52) | (x47 & x52);
    const int64_t x56 = x53 - ((x47 ^ x50) & x51);
    const int64_t x57 = x54 >> 63;
    const int64_t x58 = 0 - (x56 & 1);
    const int64_t x59 = x57 | ~x58;
    const int64_t x60 = x56 >> 1;
    const int64_t x61 = (int64_t)(0 - (uint64_t)(x54 ^ x59));
    const int64_t x62 = (x60 & ~x59) | (x55 & x59);
    const int64_t x63 = x60 - ((x55 ^ x57) & x58);
    const i128 r4 = (i128)x28 * d2 + (i128)x31 * e2 + (i128)x49;
    const uint64_t out1 = (uint64_t)r4 & 0x3fffffffffffffff;
    const int64_t x64 = (int64_t)(r4 >> 62);
    const int64_t x65 = x61 >> 63;
    const int64_t x66 = 0 - (x63 & 1);
    const int64_t x67 = x65 | ~x66;
    const int64_t x68 = x63 >> 1;
    const int64_t x69 = (int64_t)(0 - (uint64_t)(x61 ^ x67));
    const int64_t x70 = (x68 & ~x67) | (x62 & x67);
    const int64_t x71 = x68 - ((x62 ^ x65) & x66);
    const int64_t x72 = x69 >> 63;
    const int64_t x73 = 0 - (x71 & 1);
    const int64_t x74 = x72 | ~x73;
    const int64_t x75 = x71 >> 1;
    const int64_t x76 = (int64_t)(0 - (uint64_t)(x69 ^ x74));
    const int64_t x77 = (x75 & ~x74) | (x70 & x74);
    const int64_t x78 = x75 - ((x70 ^ x72) & x73);
    const i128 r5 = (i128)x28 * d3 + (i128)x31 * e3 + (i128)x64;
    const uint64_t out2 = (uint64_t)r5 & 0x3fffffffffffffff;
    const int64_t x79 = (int64_t)(r5 >> 62);
    const int64_t x80 = x76 >> 63;
    const int64_t x81 = 0 - (x78 & 1);
    const int64_t x82 = x80 | ~x81;
    const int64_t x83 = x78 >> 1;
    const int64_t x84 = (int64_t)(0 - (uint64_t)(x76 ^ x82));
    const int64_t x85 = (x83 & ~x82) | (x77 & x82);
    const int64_t x86 = x83 - ((x77 ^ x80) & x81);
    const int64_t x87 = x84 >> 63;
    const int64_t x88 = 0 - (x86 & 1);
    const int64_t x89 = x87 | ~x88;
    const int64_t x90 = x86 >> 1;
    const int64_t x91 = (int64_t)(0 - (uint64_t)(x84 ^ x89));
    const int64_t x92 = (x90 & ~x89) | (x85 & x89);
    const int64_t x93 = x90 - ((x85 ^ x87) & x88);
    const int64_t x94 = x91 >> 63;
    const int64_t x95 = 0 - (x93 & 1);
    const int64_t x96 = x94 | ~x95;
    const int64_t x97 = x93 >> 1;
    const int64_t x98 = (int64_t)(0 - (uint64_t)(x91 ^ x96));
    const int64_t x99 = (x97 & ~x96) | (x92 & x96);
    const int64_t x100 = x97 - ((x92 ^ x94) & x95);
    const i128 r6 = (i128)x28 * d4 + (i128)x31 * e4 + (i128)x79;
    const uint64_t out3 = (uint64_t)r6 & 0x3fffffffffffffff;
    const int64_t x101 = (int64_t)(r6 >> 62);
    const int64_t x102 = x98 >> 63;
    const int64_t x103 = 0 - (x100 & 1);
    const int64_t x104 = x102 | ~x103;
    const int64_t x105 = x100 >> 1;
    const int64_t x106 = (int64_t)(0 - (uint64_t)(x98 ^ x104));
    const int64_t x107 = (x105 & ~x104) | (x99 & x104);
    const int64_t x108 = x105 - ((x99 ^ x102) & x103);
    const int64_t x109 = x106 >> 63;
    const int64_t x110 = 0 - (x108 & 1);
    const int64_t x111 = x109 | ~x110;
    const int64_t x112 = x108 >> 1;
    const int64_t x113 = (int64_t)(0 - (uint64_t)(x106 ^ x111));
    const int64_t x114 = (x112 & ~x111) | (x107 & x111);
    const int64_t x115 = x112 - ((x107 ^ x109) & x110);
    const i128 r7 = (i128)x28 * d5 + (i128)x31 * e5 + (i128)x101;
    const uint64_t out4 = (uint64_t)r7 & 0x3fffffffffffffff;
    const int64_t x116 = (int64_t)(r7 >> 62);
    const int64_t x117 = x113 >> 63;
    const int64_t x118 = 0 - (x115 & 1);
    const int64_t x119 = x117 | ~x118;
    const int64_t x120 = x115 >> 1;
    const int64_t x121 = (int64_t)(0 - (uint64_t)(x113 ^ x119));
    const int64_t x122 = (x120 & ~x119) | (x114 & x119);
    const int64_t x123 = x120 - ((x114 ^ x117) & x118);
    const int64_t x124 = x121 >> 63;
    const int64_t x125 = 0 - (x123 & 1);
    const int64_t x126 = x124 | ~x125;
    const int64_t x127 = x123 >> 1;
    const int64_t x128 = (int64_t)(0 - (uint64_t)(x121 ^ x126));
    const int64_t x129 = (x127 & ~x126) | (x122 & x126);
    const int64_t x130 = x127 - ((x122 ^ x124) & x125);
    const i128 r8 = (i128)x28 * d6 + (i128)x31 * e6 + (i128)x116;
    const uint64_t out5 = (uint64_t)r8 & 0x3fffffffffffffff;
    const int64_t x131 = (int64_t)(r8 >> 62);
    const int64_t x132 = x128 >> 63;
    const int64_t x133 = 0 - (x130 & 1);
    const int64_t x134 = x132 | ~x133;
    const int64_t x135 = x130 >> 1;
    const int64_t x136 = (int64_t)(0 - (uint64_t)(x128 ^ x134));
    const int64_t x137 = (x135 & ~x134) | (x129 & x134);
    const int64_t x138 = x135 - ((x129 ^ x132) & x133);
    const int64_t x139 = x136 >> 63;
    const int64_t x140 = 0 - (x138 & 1);
    const int64_t x141 = x139 | ~x140;
    const int64_t x142 = x138 >> 1;
    const int64_t x143 = (int64_t)(0 - (uint64_t)(x136 ^ x141));
    const int64_t x144 = (x142 & ~x141) | (x137 & x141);
    const int64_t x145 = x142 - ((x137 ^ x139) & x140);
    const i128 r9 = (i128)x28 * d7 + (i128)x31 * e7 + (i128)x131;
    const uint64_t out6 = (uint64_t)r9 & 0x3fffffffffffffff;
    const int64_t x146 = (int64_t)(r9 >> 62);
    const int64_t x147 = x143 >> 63;
    const int64_t x148 = 0 - (x145 & 1);
    const int64_t x149 = x147 | ~x148;
    const int64_t x150 = x145 >> 1;
    const int64_t x151 = (int64_t)(0 - (uint64_t)(x143 ^ x149));
    const int64_t x152 = (x150 & ~x149) | (x144 & x149);
    const int64_t x153 = x150 - ((x144 ^ x147) & x148);
    const int64_t x154 = x151 >> 63;
    const int64_t x155 = 0 - (x153 & 1);
    const int64_t x156 = x154 | ~x155;
    const int64_t x157 = x153 >> 1;
    const int64_t k0 = (int64_t)(0 - (uint64_t)(x151 ^ x156));
    const int64_t x158 = (x157 & ~x156) | (x152 & x156);
    const int64_t x159 = x157 - ((x152 ^ x154) & x155);
    const i128 r11 = (i128)x28 * d8 + (i128)x31 * e8 + (i128)x146 + (i128)x33 * 0x2000000;
    const uint64_t out7 = (uint64_t)r11 & 0x3fffffffffffffff;
    const int64_t out8 = (int64_t)(r11 >> 62);
    const int64_t x160 = x158 + x158 + 1;
    const int64_t x161 = x160 + 0x100000;
    const int64_t x162 = (int64_t)((uint64_t)x161 << 22);
    const int64_t u10 = x162 >> 43;
    const int64_t x163 = x160 + 0x20000100000;
    const int64_t v10 = x163 >> 42;
    const int64_t x164 = x159 + 0x100000;
    const int64_t x165 = (int64_t)((uint64_t)x164 << 22);
    const int64_t q10 = x165 >> 43;
    const int64_t x166 = x159 + 0x20000100000;
    const int64_t r10 = x166 >> 42;
    *k_ = k0;
    *u1 = u10;
    *v1 = v10;
    *q1 = q10;
    *r1 = r10;
    out[0] = (int64_t)out0;
    out[1] = (int64_t)out1;
    out[2] = (int64_t)out2;
    out[3] = (int64_t)out3;
    out[4] = (int64_t)out4;
    out[5] = (int64_t)out5;
    out[6] = (int64_t)out6;
    out[7] = (int64_t)out7;
    out[8] = out8;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^18 * the matrix of 18 divsteps (not proved; bounds are); 2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-(2^25 + 1), 2^26]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-(2^25 + 1), 2^26]`
// - takes `k` in `[-2^63, 2^63 - 1]`
// - takes `low_f` in `[-2^63, 2^63 - 1]`
// - takes `low_g` in `[-2^63, 2^63 - 1]`
// - returns `k` in `[-2^63, 2^63 - 1]`
// - returns `u1` in `[-2^20, 2^20]`
// - returns `v1` in `[-2^20, 2^20]`
// - returns `q1` in `[-2^20, 2^20]`
// - returns `r1` in `[-2^20, 2^20]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-(2^25 + 1), 2^26]`
// - returns `cut_u` in `[-2, 2]`
// - returns `cut_v` in `[-2, 2]`
static void p521_divsteps_last(
    int64_t *k_,
    int64_t *u1,
    int64_t *v1,
    int64_t *q1,
    int64_t *r1,
    int64_t out[9],
    int64_t *cut_u,
    int64_t *cut_v,
    int64_t u,
    int64_t v,
    const int64_t d[9],
    const int64_t e[9],
    int64_t k,
    int64_t low_f,
    int64_t low_g) {
    typedef limbforge_i128 i128;
    const int64_t d0 = d[0];
    const int64_t d1 = d[1];
    const int64_t d2 = d[2];
    const int64_t d3 = d[3];
    const int64_t d4 = d[4];
    const int64_t d5 = d[5];
    const int64_t d6 = d[6];
    const int64_t d7 = d[7];
    const int64_t d8 = d[8];
    const int64_t e0 = e[0];
    const int64_t e1 = e[1];
    const int64_t e2 = e[2];
    const int64_t e3 = e[3];
    const int64_t e4 = e[4];
    const int64_t e5 = e[5];
    const int64_t e6 = e[6];
    const int64_t e7 = e[7];
    const int64_t e8 = e[8];
    const uint64_t x0 = (uint64_t)low_f & 0xfffff;
    const int64_t x1 = (int64_t)x0 - 0x8000000000;
    const int64_t x2 = x1 >> 1;
    const uint64_t x3 = (uint64_t)low_g & 0xfffff;
    const int64_t x4 = (int64_t)x3 - 0x1000000000000000;
    const int64_t x5 = k >> 63;
    const int64_t x6 = 0 - (x4 & 1);
    const int64_t x7 = x5 | ~x6;
    const int64_t x8 = x4 >> 1;
    const int64_t x9 = (int64_t)(0 - (uint64_t)(k ^ x7));
    const int64_t x10 = (x8 & ~x7) | (x2 & x7);
    const int64_t x11 = x8 - ((x2 ^ x5) & x6);
    const int64_t x12 = x9 >> 63;
    const int64_t x13 = 0 - (x11 & 1);
    const int64_t x14 = x12 | ~x13;
    const int64_t x15 = x11 >> 1;
    const int64_t x16 = (int64_t)(0 - (uint64_t)(x9 ^ x14));
    const int64_t x17 = (x15 & ~x14) | (x10 & x14);
    const int64_t x18 = x15 - ((x10 ^ x12) & x13);
    const int64_t x19 = u + 0x1000000000000000;
    const uint64_t x20 = (uint64_t)x19 & 0x1fffffffffffffff;
    const int64_t x21 = (int64_t)x20 - 0x1000000000000000;
    const int64_t cut_u0 = x19 >> 61;
    const int64_t x22 = v + 0x1000000000000000;
    const uint64_t x23 = (uint64_t)x22 & 0x1fffffffffffffff;
    const int64_t x24 = (int64_t)x23 - 0x1000000000000000;
    const int64_t cut_v0 = x22 >> 61;
    const i128 r0 = (i128)x21 * d0 + (i128)x24 * e0;
    const uint64_t x25 = (uint64_t)r0;
    const uint64_t x25_1 = x25 * 1;
    const uint64_t x26 = x25_1 & 0x3fffffffffffffff;
    const i128 r2 = r0 + (i128)x26 * -1;
    const int64_t x27 = (int64_t)(r2 >> 62);
    const int64_t x28 = x16 >> 63;
    const int64_t x29 = 0 - (x18 & 1);
    const int64_t x30 = x28 | ~x29;
    const int64_t x31 = x18 >> 1;
    const int64_t x32 = (int64_t)(0 - (uint64_t)(x16 ^ x30));
    const int64_t x33 = (x31 & ~x30) | (x17 & x30);
    const int64_t x34 = x31 - ((x17 ^ x28) & x29);
    const int64_t x35 = x32 >> 63;
    const int64_t x36 = 0 - (x34 & 1);
    const int64_t x37 = x35 | ~x36;
    const int64_t x38 = x34 >> 1;
    const int64_t x39 = (int64_t)(0 - (uint64_t)(x32 ^ x37));
    const int64_t x40 = (x38 & ~x37) | (x33 & x37);
    const int64_t x41 = x38 - ((x33 ^ x35) & x36);
    const i128 r3 = (i128)x21 * d1 + (i128)x24 * e1 + (i128)x27;
    const uint64_t out0 = (uint64_t)r3 & 0x3fffffffffffffff;
    const int64_t x42 = (int64_t)(r3 >> 62);
    const int64_t x43 = x39 >> 63;
    const int64_t x44 = 0 - (x41 & 1);
    const int64_t x45 = x43 | ~x44;
    const int64_t x46 = x41 >> 1;
    const int64_t x47 = (int64_t)(0 - (uint64_t)(x39 ^ x45));
    const int64_t x48 = (x46 & ~x45) | (x40 & x45);
    const int64_t x49 = x46 - ((x40 ^ x43) & x44);
    const int64_t x50 = x47 >> 63;
    const int64_t x51 = 0 - (x49 & 1);
    const int64_t x52 = x50 | ~x51;
    const int64_t x53 = x49 >> 1;
    const int64_t x54 = (int64_t)(0 - (uint64_t)(x47 ^ x52));
    const int64_t x55 = (x53 & ~x52) | (x48 & x52);
    const int64_t x56 = x53 - ((x48 ^ x50) & x51);
    const i128 r4 = (i128)x21 * d2 + (i128)x24 * e2 + (i128)x42;
    const uint64_t out1 = (uint64_t)r4 & 0x3fffffffffffffff;
    const int64_t x57 = (int64_t)(r4 >> 62);
    const int64_t x58 = x54 >> 63;
    const int64_t x59 = 0 - (x56 & 1);
    const int64_t x60 = x58 | ~x59;
    const int64_t x61 = x56 >> 1;
    const int64_t x62 = (int64_t)(0 - (uint64_t)(x54 ^ x60));
    const int64_t x63 = (x61 & ~x60) | (x55 & x60);
    const int64_t x64 = x61 - ((x55 ^ x58) & x59);
    const int64_t x65 = x62 >> 63;
    const int64_t x66 = 0 - (x64 & 1);
    const int64_t x67 = x65 | ~x66;
    const int64_t x68 = x64 >> 1;
    const int64_t x69 = (int64_t)(0 - (uint64_t)(x62 ^ x67));
    const int64_t x70 = (x68 & ~x67) | (x63 & x67);
    const int64_t x71 = x68 - ((x63 ^ x65) & x66);
    const i128 r5 = (i128)x21 * d3 + (i128)x24 * e3 + (i128)x57;
    const uint64_t out2 = (uint64_t)r5 & 0x3fffffffffffffff;
    const int64_t x72 = (int64_t)(r5 >> 62);
    const int64_t x73 = x69 >> 63;
    const int64_t x74 = 0 - (x71 & 1);
    const int64_t x75 = x73 | ~x74;
    const int64_t x76 = x71 >> 1;
    const int64_t x77 = (int64_t)(0 - (uint64_t)(x69 ^ x75));
    const int64_t x78 = (x76 & ~x75) | (x70 & x75);
    const int64_t x79 = x76 - ((x70 ^ x73) & x74);
    const int64_t x80 = x77 >> 63;
    const int64_t x81 = 0 - (x79 & 1);
    const int64_t x82 = x80 | ~x81;
    const int64_t x83 = x79 >> 1;
    const int64_t x84 = (int64_t)(0 - (uint64_t)(x77 ^ x82));
    const int64_t x85 = (x83 & ~x82) | (x78 & x82);
    const int64_t x86 = x83 - ((x78 ^ x80) & x81);
    const i128 r6 = (i128)x21 * d4 + (i128)x24 * e4 + (i128)x72;
    const uint64_t out3 = (uint64_t)r6 & 0x3fffffffffffffff;
    const int64_t x87 = (int64_t)(r6 >> 62);
    const int64_t x88 = x84 >> 63;
    const int64_t x89 = 0 - (x86 & 1);
    const int64_t x90 = x88 | ~x89;
    const int64_t x91 = x86 >> 1;
    const int64_t x92 = (int64_t)(0 - (uint64_t)(x84 ^ x90));
    const int64_t x93 = (x91 & ~x90) | (x85 & x90);
    const int64_t x94 = x91 - ((x85 ^ x88) & x89);
    const int64_t x95 = x92 >> 63;
    const int64_t x96 = 0 - (x94 & 1);
    const int64_t x97 = x95 | ~x96;
    const int64_t x98 = x94 >> 1;
    const int64_t x99 = (int64_t)(0 - (uint64_t)(x92 ^ x97));
    const int64_t x100 = (x98 & ~x97) | (x93 & x97);
    const int64_t x101 = x98 - ((x93 ^ x95) & x96);
    const i128 r7 = (i128)x21 * d5 + (i128)x24 * e5 + (i128)x87;
    const uint64_t out4 = (uint64_t)r7 & 0x3fffffffffffffff;
    const int64_t x102 = (int64_t)(r7 >> 62);
    const int64_t x103 = x99 >> 63;
    const int64_t x104 = 0 - (x101 & 1);
    const int64_t x105 = x103 | ~x104;
    const int64_t x106 = x101 >> 1;
    const int64_t x107 = (int64_t)(0 - (uint64_t)(x99 ^ x105));
    const int64_t x108 = (x106 & ~x105) | (x100 & x105);
    const int64_t x109 = x106 - ((x100 ^ x103) & x104);
    const int64_t x110 = x107 >> 63;
    const int64_t x111 = 0 - (x109 & 1);
    const int64_t x112 = x110 | ~x111;
    const int64_t x113 = x109 >> 1;
    const int64_t x114 = (int64_t)(0 - (uint64_t)(x107 ^ x112));
    const int64_t x115 = (x113 & ~x112) | (x108 & x112);
    const int64_t x116 = x113 - ((x108 ^ x110) & x111);
    const i128 r8 = (i128)x21 * d6 + (i128)x24 * e6 + (i128)x102;
    const uint64_t out5 = (uint64_t)r8 & 0x3fffffffffffffff;
    const int64_t x117 = (int64_t)(r8 >> 62);
    const int64_t x118 = x114 >> 63;
    const int64_t x119 = 0 - (x116 & 1);
    const int64_t x120 = x118 | ~x119;
    const int64_t x121 = x116 >> 1;
    const int64_t x122 = (int64_t)(0 - (uint64_t)(x114 ^ x120));
    const int64_t x123 = (x121 & ~x120) | (x115 & x120);
    const int64_t x124 = x121 - ((x115 ^ x118) & x119);
    const int64_t x125 = x122 >> 63;
    const int64_t x126 = 0 - (x124 & 1);
    const int64_t x127 = x125 | ~x126;
    const int64_t x128 = x124 >> 1;
    const int64_t x129 = (int64_t)(0 - (uint64_t)(x122 ^ x127));
    const int64_t x130 = (x128 & ~x127) | (x123 & x127);
    const int64_t x131 = x128 - ((x123 ^ x125) & x126);
    const i128 r9 = (i128)x21 * d7 + (i128)x24 * e7 + (i128)x117;
    const uint64_t out6 = (uint64_t)r9 & 0x3fffffffffffffff;
    const int64_t x132 = (int64_t)(r9 >> 62);
    const int64_t x133 = x129 >> 63;
    const int64_t x134 = 0 - (x131 & 1);
    const int64_t x135 = x133 | ~x134;
    const int64_t x136 = x131 >> 1;
    const int64_t x137 = (int64_t)(0 - (uint64_t)(x129 ^ x135));
    const int64_t x138 = (x136 & ~x135) | (x130 & x135);
    const int64_t x139 = x136 - ((x130 ^ x133) & x134);
    const int64_t x140 = x137 >> 63;
    const int64_t x141 = 0 - (x139 & 1);
    const int64_t x142 = x140 | ~x141;
    const int64_t x143 = x139 >> 1;
    const int64_t k0 = (int64_t)(0 - (uint64_t)(x137 ^ x142));
    const int64_t x144 = (x143 & ~x142) | (x138 & x142);
    const int64_t x145 = x143 - ((x138 ^ x140) & x141);
    const i128 r11 = (i128)x21 * d8 + (i128)x24 * e8 + (i128)x132 + (i128)x26 * 0x2000000;
    const uint64_t out7 = (uint64_t)r11 & 0x3fffffffffffffff;
    const int64_t out8 = (int64_t)(r11 >> 62);
    const int64_t x146 = x144 + x144 + 1;
    const int64_t x147 = x146 + 0x100000;
    const int64_t x148 = (int64_t)((uint64_t)x147 << 22);
    const int64_t u10 = x148 >> 43;
    const int64_t x149 = x146 + 0x20000100000;
    const int64_t v10 = x149 >> 42;
    const int64_t x150 = x145 + 0x100000;
    const int64_t x151 = (int64_t)((uint64_t)x150 << 22);
    const int64_t q10 = x151 >> 43;
    const int64_t x152 = x145 + 0x20000100000;
    const int64_t r10 = x152 >> 42;
    *k_ = k0;
    *u1 = u10;
    *v1 = v10;
    *q1 = q10;
    *r1 = r10;
    out[0] = (int64_t)out0;
    out[1] = (int64_t)out1;
    out[2] = (int64_t)out2;
    out[3] = (int64_t)out3;
    out[4] = (int64_t)out4;
    out[5] = (int64_t)out5;
    out[6] = (int64_t)out6;
    out[7] = (int64_t)out7;
    out[8] = out8;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `next, all = low bits of floor((u * f + v * g) / 2^20), fewer in next than in all (not proved; bounds are)`
//
// - takes `u` in `[-2^20, 2^20]`
// - takes `v` in `[-2^20, 2^20]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^58, 2^58 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^58, 2^58 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - returns `next` in `[-2^63, 2^63 - 1]`
// - returns `all` in `[-2^63, 2^63 - 1]`
static void p521_divsteps_words(
    int64_t *next,
    int64_t *all,
    int64_t u,
    int64_t v,
    const int64_t f[9],
    const int64_t g[9]) {
    typedef limbforge_i128 i128;
    const int64_t f0 = f[0];
    const int64_t f1 = f[1];
    const int64_t g0 = g[0];
    const int64_t g1 = g[1];
    const int64_t x0 = (int64_t)((uint64_t)u * (uint64_t)f0);
    const int64_t x1 = (int64_t)((uint64_t)v * (uint64_t)g0);
    const int64_t x2 = (int64_t)((uint64_t)x0 + (uint64_t)x1);
    const int64_t next0 = x2 >> 20;
    const i128 r0 = (i128)u * f0 + (i128)v * g0;
    const int64_t x3 = (int64_t)((uint64_t)u * (uint64_t)f1);
    const int64_t x4 = (int64_t)((uint64_t)v * (uint64_t)g1);
    const int64_t x5 = (int64_t)((uint64_t)x3 + (uint64_t)x4);
    const int64_t all0 = (int64_t)((uint64_t)(int64_t)((uint64_t)x5 << 38) + (uint64_t)(int64_t)(r0 >> 20));
    *next = next0;
    *all = all0;
}

// `out = floor((u * f + v * g mod 2^64) / 2^20), with 20 fewer correct low bits than f and g (not proved; bounds are)`
//
// - takes `u` in `[-2^20, 2^20]`
// - takes `v` in `[-2^20, 2^20]`
// - takes `f` in `[-2^63, 2^63 - 1]`
// - takes `g` in `[-2^63, 2^63 - 1]`
// - returns `out` in `[-2^43, 2^43 - 1]`
static void p521_divsteps_low(int64_t *out, int64_t u, int64_t v, int64_t f, int64_t g) {
    const int64_t x0 = (int64_t)((uint64_t)u * (uint64_t)f);
    const int64_t x1 = (int64_t)((uint64_t)v * (uint64_t)g);
    const int64_t x2 = (int64_t)((uint64_t)x0 + (uint64_t)x1);
    const int64_t o0 = x2 >> 20;
    *out = o0;
}

// `out = floor((u * f + v * g mod 2^64) / 2^18), with 18 fewer correct low bits than f and g (not proved; bounds are)`
//
// - takes `u` in `[-2^20, 2^20]`
// - takes `v` in `[-2^20, 2^20]`
// - takes `f` in `[-2^63, 2^63 - 1]`
// - takes `g` in `[-2^63, 2^63 - 1]`
// - returns `out` in `[-2^45, 2^45 - 1]`
static void p521_divsteps_ahead(int64_t *out, int64_t u, int64_t v, int64_t f, int64_t g) {
    const int64_t x0 = (int64_t)((uint64_t)u * (uint64_t)f);
    const int64_t x1 = (int64_t)((uint64_t)v * (uint64_t)g);
    const int64_t x2 = (int64_t)((uint64_t)x0 + (uint64_t)x1);
    const int64_t o0 = x2 >> 18;
    *out = o0;
}

// `(u1, v1; q1, r1) = (u, v; q, r) (u0, v0; q0, r0)`
//
// - takes `u` in `[-2^20, 2^20]`
// - takes `v` in `[-2^20, 2^20]`
// - takes `q` in `[-2^20, 2^20]`
// - takes `r` in `[-2^20, 2^20]`
// - takes `u0` in `[-2^20, 2^20]`
// - takes `v0` in `[-2^20, 2^20]`
// - takes `q0` in `[-2^20, 2^20]`
// - takes `r0` in `[-2^20, 2^20]`
// - returns `u1` in `[-2^41, 2^41]`
// - returns `v1` in `[-2^41, 2^41]`
// - returns `q1` in `[-2^41, 2^41]`
// - returns `r1` in `[-2^41, 2^41]`
static void p521_divsteps_pair(
    int64_t *u1,
    int64_t *v1,
    int64_t *q1,
    int64_t *r1,
    int64_t u,
    int64_t v,
    int64_t q,
    int64_t r,
    int64_t u0,
    int64_t v0,
    int64_t q0,
    int64_t r0) {
    const int64_t u10 = u * u0 + v * q0;
    const int64_t v10 = u * v0 + v * r0;
    const int64_t q10 = q * u0 + r * q0;
    const int64_t r10 = q * v0 + r * r0;
    *u1 = u10;
    *v1 = v10;
    *q1 = q10;
    *r1 = r10;
}

// `(u1, v1; q1, r1) = (u, v; q, r) (u0, v0; q0, r0)`
//
// - takes `u` in `[-2^20, 2^20]`
// - takes `v` in `[-2^20, 2^20]`
// - takes `q` in `[-2^20, 2^20]`
// - takes `r` in `[-2^20, 2^20]`
// - takes `u0` in `[-2^41, 2^41]`
// - takes `v0` in `[-2^41, 2^41]`
// - takes `q0` in `[-2^41, 2^41]`
// - takes `r0` in `[-2^41, 2^41]`
// - returns `u1` in `[-2^62, 2^62]`
// - returns `v1` in `[-2^62, 2^62]`
// - returns `q1` in `[-2^62, 2^62]`
// - returns `r1` in `[-2^62, 2^62]`
static void p521_divsteps_batch(
    int64_t *u1,
    int64_t *v1,
    int64_t *q1,
    int64_t *r1,
    int64_t u,
    int64_t v,
    int64_t q,
    int64_t r,
    int64_t u0,
    int64_t v0,
    int64_t q0,
    int64_t r0) {
    const int64_t u10 = u * u0 + v * q0;
    const int64_t v10 = u * v0 + v * r0;
    const int64_t q10 = q * u0 + r * q0;
    const int64_t r10 = q * v0 + r * r0;
    *u1 = u10;
    *v1 = v10;
    *q1 = q10;
    *r1 = r10;
}

// `2^58 * out + low + 2^586 * high = u * f + v * g`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^58, 2^58 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^58, 2^58 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^58, 2^58 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - returns `low` in `[0, 2^58 - 1]`
// - returns `high` in `[-17, 16]`
static void p521_update_fg(
    int64_t out[9],
    uint64_t *low,
    int64_t *high,
    int64_t u,
    int64_t v,
    const int64_t f[9],
    const int64_t g[9]) {
    typedef limbforge_i128 i128;
    const int64_t f0 = f[0];
    const int64_t f1 = f[1];
    const int64_t f2 = f[2];
    const int64_t f3 = f[3];
    const int64_t f4 = f[4];
    const int64_t f5 = f[5];
    const int64_t f6 = f[6];
    const int64_t f7 = f[7];
    const int64_t f8 = f[8];
    const int64_t g0 = g[0];
    const int64_t g1 = g[1];
    const int64_t g2 = g[2];
    const int64_t g3 = g[3];
    const int64_t g4 = g[4];
    const int64_t g5 = g[5];
    const int64_t g6 = g[6];
    const int64_t g7 = g[7];
    const int64_t g8 = g[8];
    const i128 r0 = (i128)u * f0 + (i128)v * g0;
    const uint64_t low0 = (uint64_t)r0 & 0x3ffffffffffffff;
    const i128 r1 = (i128)u * f1 + (i128)v * g1 + (r0 >> 58);
    const uint64_t out0 = (uint64_t)r1 & 0x3ffffffffffffff;
    const i128 r2 = (i128)u * f2 + (i128)v * g2 + (r1 >> 58);
    const uint64_t out1 = (uint64_t)r2 & 0x3ffffffffffffff;
    const i128 r3 = (i128)u * f3 + (i128)v * g3 + (r2 >> 58);
    const uint64_t out2 = (uint64_t)r3 & 0x3ffffffffffffff;
    const i128 r4 = (i128)u * f4 + (i128)v * g4 + (r3 >> 58);
    const uint64_t out3 = (uint64_t)r4 & 0x3ffffffffffffff;
    const i128 r5 = (i128)u * f5 + (i128)v * g5 + (r4 >> 58);
    const uint64_t out4 = (uint64_t)r5 & 0x3ffffffffffffff;
    const i128 r6 = (i128)u * f6 + (i128)v * g6 + (r5 >> 58);
    const uint64_t out5 = (uint64_t)r6 & 0x3ffffffffffffff;
    const i128 r7 = (i128)u * f7 + (i128)v * g7 + (r6 >> 58);
    const uint64_t out6 = (uint64_t)r7 & 0x3ffffffffffffff;
    const i128 r8 = (i128)u * f8 + (i128)v * g8 + (r7 >> 58);
    const uint64_t out7 = (uint64_t)r8 & 0x3ffffffffffffff;
    const int64_t out8 = (int64_t)(r8 >> 58);
    const i128 r9 = (r8 >> 58) - (i128)out8;
    const int64_t high0 = (int64_t)(r9 >> 64);
    out[0] = (int64_t)out0;
    out[1] = (int64_t)out1;
    out[2] = (int64_t)out2;
    out[3] = (int64_t)out3;
    out[4] = (int64_t)out4;
    out[5] = (int64_t)out5;
    out[6] = (int64_t)out6;
    out[7] = (int64_t)out7;
    out[8] = out8;
    *low = low0;
    *high = high0;
}

// `2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-(2^25 + 1), 2^26]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-(2^25 + 1), 2^26]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-(2^25 + 1), 2^26]`
// - returns `cut_u` in `[-2, 2]`
// - returns `cut_v` in `[-2, 2]`
static void p521_update_de(
    int64_t out[9],
    int64_t *cut_u,
    int64_t *cut_v,
    int64_t u,
    int64_t v,
    const int64_t d[9],
    const int64_t e[9]) {
    typedef limbforge_i128 i128;
    const int64_t d0 = d[0];
    const int64_t d1 = d[1];
    const int64_t d2 = d[2];
    const int64_t d3 = d[3];
    const int64_t d4 = d[4];
    const int64_t d5 = d[5];
    const int64_t d6 = d[6];
    const int64_t d7 = d[7];
    const int64_t d8 = d[8];
    const int64_t e0 = e[0];
    const int64_t e1 = e[1];
    const int64_t e2 = e[2];
    const int64_t e3 = e[3];
    const int64_t e4 = e[4];
    const int64_t e5 = e[5];
    const int64_t e6 = e[6];
    const int64_t e7 = e[7];
    const int64_t e8 = e[8];
    const int64_t x0 = u + 0x1000000000000000;
    const uint64_t x1 = (uint64_t)x0 & 0x1fffffffffffffff;
    const int64_t x2 = (int64_t)x1 - 0x1000000000000000;
    const int64_t cut_u0 = x0 >> 61;
    const int64_t x3 = v + 0x1000000000000000;
    const uint64_t x4 = (uint64_t)x3 & 0x1fffffffffffffff;
    const int64_t x5 = (int64_t)x4 - 0x1000000000000000;
    const int64_t cut_v0 = x3 >> 61;
    const i128 r0 = (i128)x2 * d0 + (i128)x5 * e0;
    const uint64_t x6 = (uint64_t)r0;
    const uint64_t x6_1 = x6 * 1;
    const uint64_t x7 = x6_1 & 0x3fffffffffffffff;
    const i128 r1 = r0 + (i128)x7 * -1;
    const int64_t x8 = (int64_t)(r1 >> 62);
    const i128 r2 = (i128)x2 * d1 + (i128)x5 * e1 + (i128)x8;
    const uint64_t out0 = (uint64_t)r2 & 0x3fffffffffffffff;
    const int64_t x9 = (int64_t)(r2 >> 62);
    const i128 r3 = (i128)x2 * d2 + (i128)x5 * e2 + (i128)x9;
    const uint64_t out1 = (uint64_t)r3 & 0x3fffffffffffffff;
    const int64_t x10 = (int64_t)(r3 >> 62);
    const i128 r4 = (i128)x2 * d3 + (i128)x5 * e3 + (i128)x10;
    const uint64_t out2 = (uint64_t)r4 & 0x3fffffffffffffff;
    const int64_t x11 = (int64_t)(r4 >> 62);
    const i128 r5 = (i128)x2 * d4 + (i128)x5 * e4 + (i128)x11;
    const uint64_t out3 = (uint64_t)r5 & 0x3fffffffffffffff;
    const int64_t x12 = (int64_t)(r5 >> 62);
    const i128 r6 = (i128)x2 * d5 + (i128)x5 * e5 + (i128)x12;
    const uint64_t out4 = (uint64_t)r6 & 0x3fffffffffffffff;
    const int64_t x13 = (int64_t)(r6 >> 62);
    const i128 r7 = (i128)x2 * d6 + (i128)x5 * e6 + (i128)x13;
    const uint64_t out5 = (uint64_t)r7 & 0x3fffffffffffffff;
    const int64_t x14 = (int64_t)(r7 >> 62);
    const i128 r8 = (i128)x2 * d7 + (i128)x5 * e7 + (i128)x14;
    const uint64_t out6 = (uint64_t)r8 & 0x3fffffffffffffff;
    const int64_t x15 = (int64_t)(r8 >> 62);
    const i128 r9 = (i128)x2 * d8 + (i128)x5 * e8 + (i128)x15 + (i128)x7 * 0x2000000;
    const uint64_t out7 = (uint64_t)r9 & 0x3fffffffffffffff;
    const int64_t out8 = (int64_t)(r9 >> 62);
    out[0] = (int64_t)out0;
    out[1] = (int64_t)out1;
    out[2] = (int64_t)out2;
    out[3] = (int64_t)out3;
    out[4] = (int64_t)out4;
    out[5] = (int64_t)out5;
    out[6] = (int64_t)out6;
    out[7] = (int64_t)out7;
    out[8] = out8;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `out = the integer of the limbs of a (mod p), 0 <= out < p`
//
// - takes `a`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^58, 2^58 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
static void p521_invert_start(int64_t out[9], const uint64_t a[9]) {
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
    const uint64_t x1 = a5 + (a4 >> 58);
    const uint64_t x2 = a2 + (x0 >> 58);
    const uint64_t x3 = a6 + (x1 >> 58);
    const uint64_t x4 = a3 + (x2 >> 58);
    const uint64_t x5 = a7 + (x3 >> 58);
    const uint64_t x6 = a8 + (x5 >> 58);
    const uint64_t x7 = (a0 & 0x3ffffffffffffff) + (x6 >> 57);
    const uint64_t x8 = (x0 & 0x3ffffffffffffff) + (x7 >> 58);
    const uint64_t x9 = x8 & 0x3ffffffffffffff;
    const uint64_t x10 = (x2 & 0x3ffffffffffffff) + (x8 >> 58);
    const uint64_t x11 = x10 & 0x3ffffffffffffff;
    const uint64_t x12 = (x4 & 0x3ffffffffffffff) + (x10 >> 58);
    const uint64_t x13 = x12 & 0x3ffffffffffffff;
    const uint64_t x14 = (a4 & 0x3ffffffffffffff) + (x4 >> 58) + (x12 >> 58);
    const uint64_t x15 = x14 & 0x3ffffffffffffff;
    const uint64_t x16 = (x1 & 0x3ffffffffffffff) + (x14 >> 58);
    const uint64_t x17 = x16 & 0x3ffffffffffffff;
    const uint64_t x18 = (x3 & 0x3ffffffffffffff) + (x16 >> 58);
    const uint64_t x19 = x18 & 0x3ffffffffffffff;
    const uint64_t x20 = (x5 & 0x3ffffffffffffff) + (x18 >> 58);
    const uint64_t x21 = x20 & 0x3ffffffffffffff;
    const uint64_t x22 = (x6 & 0x1ffffffffffffff) + (x20 >> 58);
    const uint64_t x23 = x9 & 63;
    const uint64_t x24 = (x7 & 0x3ffffffffffffff) + (x23 << 58);
    const uint64_t x25 = x11 & 4095;
    const uint64_t x26 = (x9 >> 6) + (x25 << 52);
    const uint64_t x27 = x13 & 0x3ffff;
    const uint64_t x28 = (x11 >> 12) + (x27 << 46);
    const uint64_t x29 = x15 & 0xffffff;
    const uint64_t x30 = (x13 >> 18) + (x29 << 40);
    const uint64_t x31 = x17 & 0x3fffffff;
    const uint64_t x32 = (x15 >> 24) + (x31 << 34);
    const uint64_t x33 = x19 & 0xfffffffff;
    const uint64_t x34 = (x17 >> 30) + (x33 << 28);
    const uint64_t x35 = x21 & 0x3ffffffffff;
    const uint64_t x36 = (x19 >> 36) + (x35 << 22);
    const uint64_t x37 = x22 & 0xffffffffffff;
    const uint64_t x38 = (x21 >> 42) + (x37 << 16);
    const uint64_t x39 = x22 >> 48;
    uint64_t x40;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x40, x24, 0xffffffffffffffff, 0);
    uint64_t x41;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x41, x26, 0xffffffffffffffff, c0);
    uint64_t x42;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x42, x28, 0xffffffffffffffff, c1);
    uint64_t x43;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x43, x30, 0xffffffffffffffff, c2);
    uint64_t x44;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x44, x32, 0xffffffffffffffff, c3);
    uint64_t x45;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x45, x34, 0xffffffffffffffff, c4);
    uint64_t x46;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x46, x36, 0xffffffffffffffff, c5);
    uint64_t x47;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x47, x38, 0xffffffffffffffff, c6);
    uint64_t x48;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x48, x39, 511, c7);
    const uint64_t c8_mask = (uint64_t)0 - (uint64_t)c8;
    const uint64_t x49 = x40 ^ (c8_mask & (x24 ^ x40));
    const uint64_t x50 = x41 ^ (c8_mask & (x26 ^ x41));
    const uint64_t x51 = x42 ^ (c8_mask & (x28 ^ x42));
    const uint64_t x52 = x43 ^ (c8_mask & (x30 ^ x43));
    const uint64_t x53 = x44 ^ (c8_mask & (x32 ^ x44));
    const uint64_t x54 = x45 ^ (c8_mask & (x34 ^ x45));
    const uint64_t x55 = x46 ^ (c8_mask & (x36 ^ x46));
    const uint64_t x56 = x47 ^ (c8_mask & (x38 ^ x47));
    const uint64_t x57 = x48 ^ (c8_mask & (x39 ^ x48));
    const uint64_t x58 = x49 & 0x3ffffffffffffff;
    const uint64_t x59 = x50 & 0xfffffffffffff;
    const uint64_t x60 = (x49 >> 58) + (x59 << 6);
    const uint64_t x61 = x51 & 0x3fffffffffff;
    const uint64_t x62 = (x50 >> 52) + (x61 << 12);
    const uint64_t x63 = x52 & 0xffffffffff;
    const uint64_t x64 = (x51 >> 46) + (x63 << 18);
    const uint64_t x65 = x53 & 0x3ffffffff;
    const uint64_t x66 = (x52 >> 40) + (x65 << 24);
    const uint64_t x67 = x54 & 0xfffffff;
    const uint64_t x68 = (x53 >> 34) + (x67 << 30);
    const uint64_t x69 = x55 & 0x3fffff;
    const uint64_t x70 = (x54 >> 28) + (x69 << 36);
    const uint64_t x71 = x56 & 65535;
    const uint64_t x72 = (x55 >> 22) + (x71 << 42);
    const int64_t o0 = (int64_t)x58 - 0x400000000000000;
    const int64_t o1 = (int64_t)x60 - 0x400000000000000 + 1;
    const int64_t o2 = (int64_t)x62 - 0x400000000000000 + 1;
    const int64_t o3 = (int64_t)x64 - 0x400000000000000 + 1;
    const int64_t o4 = (int64_t)x66 - 0x400000000000000 + 1;
    const int64_t o5 = (int64_t)x68 - 0x400000000000000 + 1;
    const int64_t o6 = (int64_t)x70 - 0x400000000000000 + 1;
    const int64_t o7 = (int64_t)x72 - 0x400000000000000 + 1;
    const uint64_t o8 = (x56 >> 16) + (x57 << 48) + 1;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = (int64_t)o8;
}

// `out = 1 if f < 0, else 0`
//
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^58, 2^58 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - returns `out` in `[0, 1]`
static void p521_invert_sign(uint64_t *out, const int64_t f[9]) {
    typedef limbforge_i128 i128;
    const int64_t f0 = f[0];
    const int64_t f1 = f[1];
    const int64_t f2 = f[2];
    const int64_t f3 = f[3];
    const int64_t f4 = f[4];
    const int64_t f5 = f[5];
    const int64_t f6 = f[6];
    const int64_t f7 = f[7];
    const int64_t f8 = f[8];
    const int64_t x0 = f1 + (f0 >> 58);
    const int64_t x1 = f2 + (x0 >> 58);
    const int64_t x2 = f3 + (x1 >> 58);
    const int64_t x3 = f4 + (x2 >> 58);
    const int64_t x4 = f5 + (x3 >> 58);
    const int64_t x5 = f6 + (x4 >> 58);
    const int64_t x6 = f7 + (x5 >> 58);
    const int64_t x7 = x6 >> 58;
    const i128 r0 = (i128)f8 + (i128)x7;
    const int64_t x8 = (int64_t)(r0 >> 64);
    const uint64_t x9 = (uint64_t)x8 + 1;
    uint64_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u64(&o0_unread, x9, 1, 0);
    *out = (uint64_t)o0;
}

// `out = -d if negative is 1, d if it is 0 (mod p)`
//
// - takes `negative` in `[0, 1]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-(2^25 + 1), 2^26]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
static void p521_invert_finish(uint64_t out[9], uint64_t negative, const int64_t d[9]) {
    const int64_t d0 = d[0];
    const int64_t d1 = d[1];
    const int64_t d2 = d[2];
    const int64_t d3 = d[3];
    const int64_t d4 = d[4];
    const int64_t d5 = d[5];
    const int64_t d6 = d[6];
    const int64_t d7 = d[7];
    const int64_t d8 = d[8];
    const int64_t x0 = -3 - d0;
    const int64_t x1 = d0 + -2;
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint64_t negative_mask = (uint64_t)0 - limbforge_barrier_u64(negative);
    const int64_t x2 = (int64_t)((uint64_t)x1 ^ (negative_mask & ((uint64_t)x0 ^ (uint64_t)x1)));
    const int64_t x3 = 0 - d1;
    const int64_t x4 = (int64_t)((uint64_t)d1 ^ (negative_mask & ((uint64_t)x3 ^ (uint64_t)d1)));
    const int64_t x5 = x4 + (x2 >> 62);
    const uint64_t x6 = (uint64_t)x5 & 0x3fffffffffffffff;
    const int64_t x7 = 0 - d2;
    const int64_t x8 = (int64_t)((uint64_t)d2 ^ (negative_mask & ((uint64_t)x7 ^ (uint64_t)d2)));
    const int64_t x9 = x8 + (x5 >> 62);
    const uint64_t x10 = (uint64_t)x9 & 0x3fffffffffffffff;
    const int64_t x11 = 0 - d3;
    const int64_t x12 = (int64_t)((uint64_t)d3 ^ (negative_mask & ((uint64_t)x11 ^ (uint64_t)d3)));
    const int64_t x13 = x12 + (x9 >> 62);
    const uint64_t x14 = (uint64_t)x13 & 0x3fffffffffffffff;
    const int64_t x15 = 0 - d4;
    const int64_t x16 = (int64_t)((uint64_t)d4 ^ (negative_mask & ((uint64_t)x15 ^ (uint64_t)d4)));
    const int64_t x17 = x16 + (x13 >> 62);
    const uint64_t x18 = (uint64_t)x17 & 0x3fffffffffffffff;
    const int64_t x19 = 0 - d5;
    const int64_t x20 = (int64_t)((uint64_t)d5 ^ (negative_mask & ((uint64_t)x19 ^ (uint64_t)d5)));
    const int64_t x21 = x20 + (x17 >> 62);
    const uint64_t x22 = (uint64_t)x21 & 0x3fffffffffffffff;
    const int64_t x23 = 0 - d6;
    const int64_t x24 = (int64_t)((uint64_t)d6 ^ (negative_mask & ((uint64_t)x23 ^ (uint64_t)d6)));
    const int64_t x25 = x24 + (x21 >> 62);
    const uint64_t x26 = (uint64_t)x25 & 0x3fffffffffffffff;
    const int64_t x27 = 0 - d7;
    const int64_t x28 = (int64_t)((uint64_t)d7 ^ (negative_mask & ((uint64_t)x27 ^ (uint64_t)d7)));
    const int64_t x29 = x28 + (x25 >> 62);
    const uint64_t x30 = (uint64_t)x29 & 0x3fffffffffffffff;
    const int64_t x31 = 0x6000000 - d8;
    const int64_t x32 = d8 + 0x4000000;
    const int64_t x33 = (int64_t)((uint64_t)x32 ^ (negative_mask & ((uint64_t)x31 ^ (uint64_t)x32)));
    const int64_t x34 = x33 + (x29 >> 62);
    const uint64_t x35 = x6 & 3;
    const uint64_t x36 = ((uint64_t)x2 & 0x3fffffffffffffff) + (x35 << 62);
    const uint64_t x37 = x10 & 15;
    const uint64_t x38 = (x6 >> 2) + (x37 << 60);
    const uint64_t x39 = x14 & 63;
    const uint64_t x40 = (x10 >> 4) + (x39 << 58);
    const uint64_t x41 = x18 & 255;
    const uint64_t x42 = (x14 >> 6) + (x41 << 56);
    const uint64_t x43 = x22 & 1023;
    const uint64_t x44 = (x18 >> 8) + (x43 << 54);
    const uint64_t x45 = x26 & 4095;
    const uint64_t x46 = (x22 >> 10) + (x45 << 52);
    const uint64_t x47 = x30 & 16383;
    const uint64_t x48 = (x26 >> 12) + (x47 << 50);
    const uint64_t x49 = (uint64_t)x34 & 65535;
    const uint64_t x50 = (x30 >> 14) + (x49 << 48);
    const uint64_t x51 = (uint64_t)(x34 >> 16);
    uint64_t x52;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x52, x36, 0xfffffffffffffffc, 0);
    uint64_t x53;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x53, x38, 0xffffffffffffffff, c0);
    uint64_t x54;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x54, x40, 0xffffffffffffffff, c1);
    uint64_t x55;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x55, x42, 0xffffffffffffffff, c2);
    uint64_t x56;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x56, x44, 0xffffffffffffffff, c3);
    uint64_t x57;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x57, x46, 0xffffffffffffffff, c4);
    uint64_t x58;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x58, x48, 0xffffffffffffffff, c5);
    uint64_t x59;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x59, x50, 0xffffffffffffffff, c6);
    uint64_t x60;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x60, x51, 2047, c7);
    const uint64_t c8_mask = (uint64_t)0 - (uint64_t)c8;
    const uint64_t x61 = x52 ^ (c8_mask & (x36 ^ x52));
    const uint64_t x62 = x53 ^ (c8_mask & (x38 ^ x53));
    const uint64_t x63 = x54 ^ (c8_mask & (x40 ^ x54));
    const uint64_t x64 = x55 ^ (c8_mask & (x42 ^ x55));
    const uint64_t x65 = x56 ^ (c8_mask & (x44 ^ x56));
    const uint64_t x66 = x57 ^ (c8_mask & (x46 ^ x57));
    const uint64_t x67 = x58 ^ (c8_mask & (x48 ^ x58));
    const uint64_t x68 = x59 ^ (c8_mask & (x50 ^ x59));
    const uint64_t x69 = x60 ^ (c8_mask & (x51 ^ x60));
    uint64_t x70;
    const uint8_t c9 = limbforge_sub_borrow_u64(&x70, x61, 0xfffffffffffffffe, 0);
    uint64_t x71;
    const uint8_t c10 = limbforge_sub_borrow_u64(&x71, x62, 0xffffffffffffffff, c9);
    uint64_t x72;
    const uint8_t c11 = limbforge_sub_borrow_u64(&x72, x63, 0xffffffffffffffff, c10);
    uint64_t x73;
    const uint8_t c12 = limbforge_sub_borrow_u64(&x73, x64, 0xffffffffffffffff, c11);
    uint64_t x74;
    const uint8_t c13 = limbforge_sub_borrow_u64(&x74, x65, 0xffffffffffffffff, c12);
    uint64_t x75;
    const uint8_t c14 = limbforge_sub_borrow_u64(&x75, x66, 0xffffffffffffffff, c13);
    uint64_t x76;
    const uint8_t c15 = limbforge_sub_borrow_u64(&x76, x67, 0xffffffffffffffff, c14);
    uint64_t x77;
    const uint8_t c16 = limbforge_sub_borrow_u64(&x77, x68, 0xffffffffffffffff, c15);
    uint64_t x78;
    const uint8_t c17 = limbforge_sub_borrow_u64(&x78, x69, 1023, c16);
    const uint64_t c17_mask = (uint64_t)0 - (uint64_t)c17;
    const uint64_t x79 = x70 ^ (c17_mask & (x61 ^ x70));
    const uint64_t x80 = x71 ^ (c17_mask & (x62 ^ x71));
    const uint64_t x81 = x72 ^ (c17_mask & (x63 ^ x72));
    const uint64_t x82 = x73 ^ (c17_mask & (x64 ^ x73));
    const uint64_t x83 = x74 ^ (c17_mask & (x65 ^ x74));
    const uint64_t x84 = x75 ^ (c17_mask & (x66 ^ x75));
    const uint64_t x85 = x76 ^ (c17_mask & (x67 ^ x76));
    const uint64_t x86 = x77 ^ (c17_mask & (x68 ^ x77));
    const uint64_t x87 = x78 ^ (c17_mask & (x69 ^ x78));
    uint64_t x88;
    const uint8_t c18 = limbforge_sub_borrow_u64(&x88, x79, 0xffffffffffffffff, 0);
    uint64_t x89;
    const uint8_t c19 = limbforge_sub_borrow_u64(&x89, x80, 0xffffffffffffffff, c18);
    uint64_t x90;
    const uint8_t c20 = limbforge_sub_borrow_u64(&x90, x81, 0xffffffffffffffff, c19);
    uint64_t x91;
    const uint8_t c21 = limbforge_sub_borrow_u64(&x91, x82, 0xffffffffffffffff, c20);
    uint64_t x92;
    const uint8_t c22 = limbforge_sub_borrow_u64(&x92, x83, 0xffffffffffffffff, c21);
    uint64_t x93;
    const uint8_t c23 = limbforge_sub_borrow_u64(&x93, x84, 0xffffffffffffffff, c22);
    uint64_t x94;
    const uint8_t c24 = limbforge_sub_borrow_u64(&x94, x85, 0xffffffffffffffff, c23);
    uint64_t x95;
    const uint8_t c25 = limbforge_sub_borrow_u64(&x95, x86, 0xffffffffffffffff, c24);
    uint64_t x96;
    const uint8_t c26 = limbforge_sub_borrow_u64(&x96, x87, 511, c25);
    const uint64_t c26_mask = (uint64_t)0 - (uint64_t)c26;
    const uint64_t x97 = x88 ^ (c26_mask & (x79 ^ x88));
    const uint64_t x98 = x89 ^ (c26_mask & (x80 ^ x89));
    const uint64_t x99 = x90 ^ (c26_mask & (x81 ^ x90));
    const uint64_t x100 = x91 ^ (c26_mask & (x82 ^ x91));
    const uint64_t x101 = x92 ^ (c26_mask & (x83 ^ x92));
    const uint64_t x102 = x93 ^ (c26_mask & (x84 ^ x93));
    const uint64_t x103 = x94 ^ (c26_mask & (x85 ^ x94));
    const uint64_t x104 = x95 ^ (c26_mask & (x86 ^ x95));
    const uint64_t x105 = x96 ^ (c26_mask & (x87 ^ x96));
    const uint64_t o0 = x97 & 0x3ffffffffffffff;
    const uint64_t x106 = x98 & 0xfffffffffffff;
    const uint64_t o1 = (x97 >> 58) + (x106 << 6);
    const uint64_t x107 = x99 & 0x3fffffffffff;
    const uint64_t o2 = (x98 >> 52) + (x107 << 12);
    const uint64_t x108 = x100 & 0xffffffffff;
    const uint64_t o3 = (x99 >> 46) + (x108 << 18);
    const uint64_t x109 = x101 & 0x3ffffffff;
    const uint64_t o4 = (x100 >> 40) + (x109 << 24);
    const uint64_t x110 = x102 & 0xfffffff;
    const uint64_t o5 = (x101 >> 34) + (x110 << 30);
    const uint64_t x111 = x103 & 0x3fffff;
    const uint64_t o6 = (x102 >> 28) + (x111 << 36);
    const uint64_t x112 = x104 & 65535;
    const uint64_t o7 = (x103 >> 22) + (x112 << 42);
    const uint64_t o8 = (x104 >> 16) + (x105 << 48);
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

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
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
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
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
// Time depends on the exponent, which must not be secret.
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
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void p521_invert(uint64_t out[9], const uint64_t a[9]) {
    int64_t f[9];
    memcpy(f, ((const int64_t[]){-1, -(int64_t)0x400000000000000, -(int64_t)0x3ffffffffffffff, -(int64_t)0x3ffffffffffffff, -(int64_t)0x3ffffffffffffff, -(int64_t)0x3ffffffffffffff, -(int64_t)0x3ffffffffffffff, -(int64_t)0x3ffffffffffffff, 0x200000000000001}), sizeof f);
    int64_t g[9];
    p521_invert_start(g, a);
    int64_t d[9];
    memcpy(d, ((const int64_t[]){-(int64_t)0x4000000000000000, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, 1}), sizeof d);
    int64_t e[9];
    memcpy(e, ((const int64_t[]){-(int64_t)0x4000000000000000, -(int64_t)0x3ffffffffbffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, 1}), sizeof e);
    int64_t k;
    k = 0;
    int64_t u;
    u = -(int64_t)0x400000000000000;
    int64_t v;
    v = 0;
    int64_t q;
    q = 0;
    int64_t r;
    r = -(int64_t)0x400000000000000;
    int64_t low_f;
    p521_divsteps_head(&low_f, u, v, f, g);
    int64_t low_g;
    p521_divsteps_head(&low_g, q, r, f, g);
    for (uint32_t i = 0; i < 21; i++) {
        int64_t u0;
        u0 = u;
        int64_t v0;
        v0 = v;
        int64_t q0;
        q0 = q;
        int64_t r0;
        r0 = r;
        int64_t u1;
        int64_t v1;
        int64_t q1;
        int64_t r1;
        uint64_t low_1;
        int64_t high_1;
        uint64_t low_2;
        int64_t high_2;
        p521_divsteps_fg(&k, &u1, &v1, &q1, &r1, f, &low_1, &high_1, g, &low_2, &high_2, u0, v0, q0, r0, f, g, k, low_f, low_g);
        int64_t next_f;
        int64_t all_f;
        p521_divsteps_words(&next_f, &all_f, u1, v1, f, g);
        int64_t next_g;
        int64_t all_g;
        p521_divsteps_words(&next_g, &all_g, q1, r1, f, g);
        int64_t u2;
        int64_t v2;
        int64_t q2;
        int64_t r2;
        int64_t new_d[9];
        int64_t cut_u;
        int64_t cut_v;
        p521_divsteps_de(&k, &u2, &v2, &q2, &r2, new_d, &cut_u, &cut_v, u0, v0, d, e, k, next_f, next_g);
        p521_divsteps_low(&next_f, u2, v2, all_f, all_g);
        p521_divsteps_low(&next_g, q2, r2, all_f, all_g);
        int64_t u12;
        int64_t v12;
        int64_t q12;
        int64_t r12;
        p521_divsteps_pair(&u12, &v12, &q12, &r12, u2, v2, q2, r2, u1, v1, q1, r1);
        int64_t u3;
        int64_t v3;
        int64_t q3;
        int64_t r3;
        p521_divsteps_last(&k, &u3, &v3, &q3, &r3, e, &cut_u, &cut_v, q0, r0, d, e, k, next_f, next_g);
        memcpy(d, new_d, sizeof d);
        p521_divsteps_ahead(&low_f, u3, v3, next_f, next_g);
        p521_divsteps_ahead(&low_g, q3, r3, next_f, next_g);
        p521_divsteps_batch(&u, &v, &q, &r, u3, v3, q3, r3, u12, v12, q12, r12);
    }
    int64_t cut_u;
    int64_t cut_v;
    p521_update_de(d, &cut_u, &cut_v, u, v, d, e);
    uint64_t low_1;
    int64_t high_1;
    p521_update_fg(f, &low_1, &high_1, u, v, f, g);
    uint64_t negative;
    p521_invert_sign(&negative, f);
    uint64_t out_value[9];
    p521_invert_finish(out_value, negative, d);
    memcpy(out, out_value, sizeof out_value);
}

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
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
    memcpy(x3, x2, sizeof x3);
    for (uint32_t i = 0; i < 2; i++) {
        p521_square(x3, x3);
    }
    uint64_t x4[9];
    p521_mul(x4, x3, x2);
    uint64_t x5[9];
    memcpy(x5, x4, sizeof x5);
    for (uint32_t i = 0; i < 4; i++) {
        p521_square(x5, x5);
    }
    uint64_t x6[9];
    p521_mul(x6, x5, x4);
    uint64_t x7[9];
    memcpy(x7, x6, sizeof x7);
    for (uint32_t i = 0; i < 8; i++) {
        p521_square(x7, x7);
    }
    uint64_t x8[9];
    p521_mul(x8, x7, x6);
    uint64_t x9[9];
    memcpy(x9, x8, sizeof x9);
    for (uint32_t i = 0; i < 16; i++) {
        p521_square(x9, x9);
    }
    uint64_t x10[9];
    p521_mul(x10, x9, x8);
    uint64_t x11[9];
    memcpy(x11, x10, sizeof x11);
    for (uint32_t i = 0; i < 32; i++) {
        p521_square(x11, x11);
    }
    uint64_t x12[9];
    p521_mul(x12, x11, x10);
    uint64_t x13[9];
    memcpy(x13, x12, sizeof x13);
    for (uint32_t i = 0; i < 64; i++) {
        p521_square(x13, x13);
    }
    uint64_t x14[9];
    p521_mul(x14, x13, x12);
    uint64_t x15[9];
    p521_square(x15, x14);
    uint64_t x16[9];
    p521_mul(x16, x15, a);
    uint64_t x17[9];
    memcpy(x17, x16, sizeof x17);
    for (uint32_t i = 0; i < 129; i++) {
        p521_square(x17, x17);
    }
    uint64_t x18[9];
    p521_mul(x18, x17, x16);
    uint64_t x19[9];
    p521_square(x19, x18);
    uint64_t x20[9];
    p521_mul(x20, x19, a);
    uint64_t x21[9];
    memcpy(x21, x20, sizeof x21);
    for (uint32_t i = 0; i < 259; i++) {
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

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
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

// out = 1 if a is a square or 0, else 0
void p521_is_square(uint64_t *out, const uint64_t a[9]) {
    uint64_t character[9];
    p521_pow_euler(character, a);
    uint64_t squared[9];
    p521_square(squared, character);
    uint64_t out_value;
    p521_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void p521_legendre(int64_t *out, const uint64_t a[9]) {
    uint64_t zero;
    p521_is_zero(&zero, a);
    uint64_t square;
    p521_is_square(&square, a);
    int64_t out_value;
    p521_sign_of(&out_value, zero, square);
    *out = out_value;
}
