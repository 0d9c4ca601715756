// Arithmetic modulo 0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3 (scalar448). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3
// Recipe:  7x64 operand-scanning carry-chain(twice) montgomery(interleaved) carry(none) invert(divsteps)
// Limbs:   7 words of 64 bits
// Domain:  Montgomery; the sum of limb * weight is the element times R = 2^448 modulo the prime
//
// If all inputs are within their bounds, the results are correct and within theirs.
//
// limb  weight  tight          loose
// 0     2^0     [0, 2^64 - 1]  [0, 2^64 - 1]
// 1     2^64    [0, 2^64 - 1]  [0, 2^64 - 1]
// 2     2^128   [0, 2^64 - 1]  [0, 2^64 - 1]
// 3     2^192   [0, 2^64 - 1]  [0, 2^64 - 1]
// 4     2^256   [0, 2^64 - 1]  [0, 2^64 - 1]
// 5     2^320   [0, 2^64 - 1]  [0, 2^64 - 1]
// 6     2^384   [0, 2^64 - 1]  [0, 2^64 - 1]

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

#ifndef LIMBFORGE_ADD_CARRY_U64
#define LIMBFORGE_ADD_CARRY_U64
#if !defined(LIMBFORGE_NO_INTRINSICS) && (defined(__x86_64__) || defined(_M_X64))
#define LIMBFORGE_ADD_CARRY_U64_X86
#include <immintrin.h>
#elif defined(__has_builtin)
#if __has_builtin(__builtin_addcll)
#define LIMBFORGE_ADD_CARRY_U64_BUILTIN
#endif
#endif
// Sets *word to x + y + carry. Returns the carry.
static inline uint8_t
limbforge_add_carry_u64(uint64_t *word, uint64_t x, uint64_t y, uint8_t carry) {
#if defined(LIMBFORGE_ADD_CARRY_U64_X86)
    unsigned long long result;
    const uint8_t next = _addcarry_u64(carry, x, y, &result);
    *word = result;
    return next;
#elif defined(LIMBFORGE_ADD_CARRY_U64_BUILTIN)
    unsigned long long next;
    *word = __builtin_addcll(x, y, carry, &next);
    return (uint8_t)next;
#else
    *word = x + y + carry;
    return (uint8_t)(((x & y) | ((x | y) & ~*word)) >> 63);
#endif
}
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

#define scalar448_LIMBS 7
#define scalar448_BYTES 56

// 0.
const uint64_t scalar448_zero[7] = {0, 0, 0, 0, 0, 0, 0};

// 1.
const uint64_t scalar448_one[7] = {
    0x721cf5b5529eec34,
    0x7a4cf635c8e9c2ab,
    0xeec492d944a725bf,
    0x20cd77058,
    0,
    0,
    0,
};

// 2^448, the weight of the upper half of a double-length encoding.
const uint64_t scalar448_wide[7] = {
    0xe3539257049b9b60,
    0x7af32c4bc1b195d9,
    0xd66de2388ea1859,
    0xae17cf725ee4d838,
    0x1a9cc14ba3c47c44,
    0x2052bcb7e4d070af,
    0x3402a939f823b729,
};

// 2^((p - 1) / 2^1), a primitive root of unity of order 2^1.
const uint64_t scalar448_root_of_unity[7] = {
    0xb15bccdd58b958bf,
    0xa71fcc3cc4dbcca9,
    0xd58a48706a2f10d0,
    0xfffffffd6ff2b390,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0x3fffffffffffffff,
};

// R; in the Montgomery domain its limbs hold R^2.
const uint64_t scalar448_r[7] = {
    0xe3539257049b9b60,
    0x7af32c4bc1b195d9,
    0xd66de2388ea1859,
    0xae17cf725ee4d838,
    0x1a9cc14ba3c47c44,
    0x2052bcb7e4d070af,
    0x3402a939f823b729,
};

// `out = a + b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_add(uint64_t out[7], const uint64_t a[7], const uint64_t b[7]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
    const uint64_t b6 = b[6];
    uint64_t x0;
    const uint8_t c0 = limbforge_add_carry_u64(&x0, a0, b0, 0);
    uint64_t x1;
    const uint8_t c1 = limbforge_add_carry_u64(&x1, a1, b1, c0);
    uint64_t x2;
    const uint8_t c2 = limbforge_add_carry_u64(&x2, a2, b2, c1);
    uint64_t x3;
    const uint8_t c3 = limbforge_add_carry_u64(&x3, a3, b3, c2);
    uint64_t x4;
    const uint8_t c4 = limbforge_add_carry_u64(&x4, a4, b4, c3);
    uint64_t x5;
    const uint8_t c5 = limbforge_add_carry_u64(&x5, a5, b5, c4);
    uint64_t x6;
    const uint8_t c6 = limbforge_add_carry_u64(&x6, a6, b6, c5);
    const uint64_t c6_mask = (uint64_t)0 - (uint64_t)c6;
    const uint64_t x7 = c6_mask & 0x721cf5b5529eec34;
    const uint64_t x8 = c6_mask & 0x7a4cf635c8e9c2ab;
    const uint64_t x9 = c6_mask & 0xeec492d944a725bf;
    const uint64_t x10 = c6_mask & 0x20cd77058;
    uint64_t x11;
    const uint8_t c7 = limbforge_add_carry_u64(&x11, x0, x7, 0);
    uint64_t x12;
    const uint8_t c8 = limbforge_add_carry_u64(&x12, x1, x8, c7);
    uint64_t x13;
    const uint8_t c9 = limbforge_add_carry_u64(&x13, x2, x9, c8);
    uint64_t x14;
    const uint8_t c10 = limbforge_add_carry_u64(&x14, x3, x10, c9);
    uint64_t o4;
    const uint8_t c11 = limbforge_add_carry_u64(&o4, x4, 0, c10);
    uint64_t o5;
    const uint8_t c12 = limbforge_add_carry_u64(&o5, x5, 0, c11);
    uint64_t o6;
    const uint8_t c13 = limbforge_add_carry_u64(&o6, x6, 0, c12);
    const uint64_t c13_mask = (uint64_t)0 - (uint64_t)c13;
    const uint64_t x15 = c13_mask & 0x721cf5b5529eec34;
    const uint64_t x16 = c13_mask & 0x7a4cf635c8e9c2ab;
    const uint64_t x17 = c13_mask & 0xeec492d944a725bf;
    const uint64_t x18 = c13_mask & 0x20cd77058;
    uint64_t o0;
    const uint8_t c14 = limbforge_add_carry_u64(&o0, x11, x15, 0);
    uint64_t o1;
    const uint8_t c15 = limbforge_add_carry_u64(&o1, x12, x16, c14);
    uint64_t o2;
    const uint8_t c16 = limbforge_add_carry_u64(&o2, x13, x17, c15);
    uint64_t o3;
    limbforge_add_carry_u64(&o3, x14, x18, c16);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
}

// `out = a - b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_sub(uint64_t out[7], const uint64_t a[7], const uint64_t b[7]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
    const uint64_t b6 = b[6];
    uint64_t x0;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x0, a0, b0, 0);
    uint64_t x1;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x1, a1, b1, c0);
    uint64_t x2;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x2, a2, b2, c1);
    uint64_t x3;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x3, a3, b3, c2);
    uint64_t x4;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x4, a4, b4, c3);
    uint64_t x5;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x5, a5, b5, c4);
    uint64_t x6;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x6, a6, b6, c5);
    const uint64_t c6_mask = (uint64_t)0 - (uint64_t)c6;
    const uint64_t x7 = c6_mask & 0x721cf5b5529eec34;
    const uint64_t x8 = c6_mask & 0x7a4cf635c8e9c2ab;
    const uint64_t x9 = c6_mask & 0xeec492d944a725bf;
    const uint64_t x10 = c6_mask & 0x20cd77058;
    uint64_t x11;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x11, x0, x7, 0);
    uint64_t x12;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x12, x1, x8, c7);
    uint64_t x13;
    const uint8_t c9 = limbforge_sub_borrow_u64(&x13, x2, x9, c8);
    uint64_t x14;
    const uint8_t c10 = limbforge_sub_borrow_u64(&x14, x3, x10, c9);
    uint64_t o4;
    const uint8_t c11 = limbforge_sub_borrow_u64(&o4, x4, 0, c10);
    uint64_t o5;
    const uint8_t c12 = limbforge_sub_borrow_u64(&o5, x5, 0, c11);
    uint64_t o6;
    const uint8_t c13 = limbforge_sub_borrow_u64(&o6, x6, 0, c12);
    const uint64_t c13_mask = (uint64_t)0 - (uint64_t)c13;
    const uint64_t x15 = c13_mask & 0x721cf5b5529eec34;
    const uint64_t x16 = c13_mask & 0x7a4cf635c8e9c2ab;
    const uint64_t x17 = c13_mask & 0xeec492d944a725bf;
    const uint64_t x18 = c13_mask & 0x20cd77058;
    uint64_t o0;
    const uint8_t c14 = limbforge_sub_borrow_u64(&o0, x11, x15, 0);
    uint64_t o1;
    const uint8_t c15 = limbforge_sub_borrow_u64(&o1, x12, x16, c14);
    uint64_t o2;
    const uint8_t c16 = limbforge_sub_borrow_u64(&o2, x13, x17, c15);
    uint64_t o3;
    limbforge_sub_borrow_u64(&o3, x14, x18, c16);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
}

// `out = -a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_opp(uint64_t out[7], const uint64_t a[7]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    uint64_t x0;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x0, 0, a0, 0);
    uint64_t x1;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x1, 0, a1, c0);
    uint64_t x2;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x2, 0, a2, c1);
    uint64_t x3;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x3, 0, a3, c2);
    uint64_t x4;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x4, 0, a4, c3);
    uint64_t x5;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x5, 0, a5, c4);
    uint64_t x6;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x6, 0, a6, c5);
    const uint64_t c6_mask = (uint64_t)0 - (uint64_t)c6;
    const uint64_t x7 = c6_mask & 0x721cf5b5529eec34;
    const uint64_t x8 = c6_mask & 0x7a4cf635c8e9c2ab;
    const uint64_t x9 = c6_mask & 0xeec492d944a725bf;
    const uint64_t x10 = c6_mask & 0x20cd77058;
    uint64_t x11;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x11, x0, x7, 0);
    uint64_t x12;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x12, x1, x8, c7);
    uint64_t x13;
    const uint8_t c9 = limbforge_sub_borrow_u64(&x13, x2, x9, c8);
    uint64_t x14;
    const uint8_t c10 = limbforge_sub_borrow_u64(&x14, x3, x10, c9);
    uint64_t o4;
    const uint8_t c11 = limbforge_sub_borrow_u64(&o4, x4, 0, c10);
    uint64_t o5;
    const uint8_t c12 = limbforge_sub_borrow_u64(&o5, x5, 0, c11);
    uint64_t o6;
    const uint8_t c13 = limbforge_sub_borrow_u64(&o6, x6, 0, c12);
    const uint64_t c13_mask = (uint64_t)0 - (uint64_t)c13;
    const uint64_t x15 = c13_mask & 0x721cf5b5529eec34;
    const uint64_t x16 = c13_mask & 0x7a4cf635c8e9c2ab;
    const uint64_t x17 = c13_mask & 0xeec492d944a725bf;
    const uint64_t x18 = c13_mask & 0x20cd77058;
    uint64_t o0;
    const uint8_t c14 = limbforge_sub_borrow_u64(&o0, x11, x15, 0);
    uint64_t o1;
    const uint8_t c15 = limbforge_sub_borrow_u64(&o1, x12, x16, c14);
    uint64_t o2;
    const uint8_t c16 = limbforge_sub_borrow_u64(&o2, x13, x17, c15);
    uint64_t o3;
    limbforge_sub_borrow_u64(&o3, x14, x18, c16);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
}

// `R * out = a * b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_mul(uint64_t out[7], const uint64_t a[7], const uint64_t b[7]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
    const uint64_t b6 = b[6];
    const u128 r0 = (u128)b0 * a0;
    const uint64_t x0 = (uint64_t)r0;
    const uint64_t x1 = (uint64_t)(r0 >> 64);
    const u128 r1 = (u128)b0 * a1;
    const uint64_t x2 = (uint64_t)r1;
    const uint64_t x3 = (uint64_t)(r1 >> 64);
    uint64_t x4;
    const uint8_t c0 = limbforge_add_carry_u64(&x4, x2, x1, 0);
    const u128 r2 = (u128)b0 * a2;
    const uint64_t x5 = (uint64_t)r2;
    const uint64_t x6 = (uint64_t)(r2 >> 64);
    uint64_t x7;
    const uint8_t c1 = limbforge_add_carry_u64(&x7, x5, x3, c0);
    const u128 r3 = (u128)b0 * a3;
    const uint64_t x8 = (uint64_t)r3;
    const uint64_t x9 = (uint64_t)(r3 >> 64);
    uint64_t x10;
    const uint8_t c2 = limbforge_add_carry_u64(&x10, x8, x6, c1);
    const u128 r4 = (u128)b0 * a4;
    const uint64_t x11 = (uint64_t)r4;
    const uint64_t x12 = (uint64_t)(r4 >> 64);
    uint64_t x13;
    const uint8_t c3 = limbforge_add_carry_u64(&x13, x11, x9, c2);
    const u128 r5 = (u128)b0 * a5;
    const uint64_t x14 = (uint64_t)r5;
    const uint64_t x15 = (uint64_t)(r5 >> 64);
    uint64_t x16;
    const uint8_t c4 = limbforge_add_carry_u64(&x16, x14, x12, c3);
    const u128 r6 = (u128)b0 * a6;
    const uint64_t x17 = (uint64_t)r6;
    uint64_t x18;
    const uint8_t c5 = limbforge_add_carry_u64(&x18, x17, x15, c4);
    const uint64_t x19 = (uint64_t)(r6 >> 64) + (uint64_t)c5;
    const uint64_t x20 = x0 * 0x3bd440fae918bc5;
    const u128 r7 = (u128)x20 * 0x2378c292ab5844f3;
    const uint64_t x21 = (uint64_t)r7;
    const uint64_t x22 = (uint64_t)(r7 >> 64);
    const u128 r8 = (u128)x20 * 0x216cc2728dc58f55;
    const uint64_t x23 = (uint64_t)r8;
    const uint64_t x24 = (uint64_t)(r8 >> 64);
    uint64_t x25;
    const uint8_t c6 = limbforge_add_carry_u64(&x25, x23, x22, 0);
    const u128 r9 = (u128)x20 * 0xc44edb49aed63690;
    const uint64_t x26 = (uint64_t)r9;
    const uint64_t x27 = (uint64_t)(r9 >> 64);
    uint64_t x28;
    const uint8_t c7 = limbforge_add_carry_u64(&x28, x26, x24, c6);
    const u128 r10 = (u128)x20 * 0xffffffff7cca23e9;
    const uint64_t x29 = (uint64_t)r10;
    const uint64_t x30 = (uint64_t)(r10 >> 64);
    uint64_t x31;
    const uint8_t c8 = limbforge_add_carry_u64(&x31, x29, x27, c7);
    const u128 r11 = (u128)x20 * 0xffffffffffffffff;
    const uint64_t x32 = (uint64_t)r11;
    const uint64_t x33 = (uint64_t)(r11 >> 64);
    uint64_t x34;
    const uint8_t c9 = limbforge_add_carry_u64(&x34, x32, x30, c8);
    uint64_t x35;
    const uint8_t c10 = limbforge_add_carry_u64(&x35, x32, x33, c9);
    const u128 r12 = (u128)x20 * 0x3fffffffffffffff;
    const uint64_t x36 = (uint64_t)r12;
    uint64_t x37;
    const uint8_t c11 = limbforge_add_carry_u64(&x37, x36, x33, c10);
    const uint64_t x38 = (uint64_t)(r12 >> 64) + (uint64_t)c11;
    uint64_t c12_unread;
    const uint8_t c12 = limbforge_add_carry_u64(&c12_unread, x0, x21, 0);
    uint64_t x39;
    const uint8_t c13 = limbforge_add_carry_u64(&x39, x4, x25, c12);
    uint64_t x40;
    const uint8_t c14 = limbforge_add_carry_u64(&x40, x7, x28, c13);
    uint64_t x41;
    const uint8_t c15 = limbforge_add_carry_u64(&x41, x10, x31, c14);
    uint64_t x42;
    const uint8_t c16 = limbforge_add_carry_u64(&x42, x13, x34, c15);
    uint64_t x43;
    const uint8_t c17 = limbforge_add_carry_u64(&x43, x16, x35, c16);
    uint64_t x44;
    const uint8_t c18 = limbforge_add_carry_u64(&x44, x18, x37, c17);
    const uint64_t x45 = x38 + (uint64_t)c18;
    uint64_t x46;
    const uint8_t c19 = limbforge_add_carry_u64(&x46, x19, x45, 0);
    const u128 r13 = (u128)b1 * a0;
    const uint64_t x47 = (uint64_t)r13;
    const uint64_t x48 = (uint64_t)(r13 >> 64);
    const u128 r14 = (u128)b1 * a1;
    const uint64_t x49 = (uint64_t)r14;
    const uint64_t x50 = (uint64_t)(r14 >> 64);
    uint64_t x51;
    const uint8_t c20 = limbforge_add_carry_u64(&x51, x49, x48, 0);
    const u128 r15 = (u128)b1 * a2;
    const uint64_t x52 = (uint64_t)r15;
    const uint64_t x53 = (uint64_t)(r15 >> 64);
    uint64_t x54;
    const uint8_t c21 = limbforge_add_carry_u64(&x54, x52, x50, c20);
    const u128 r16 = (u128)b1 * a3;
    const uint64_t x55 = (uint64_t)r16;
    const uint64_t x56 = (uint64_t)(r16 >> 64);
    uint64_t x57;
    const uint8_t c22 = limbforge_add_carry_u64(&x57, x55, x53, c21);
    const u128 r17 = (u128)b1 * a4;
    const uint64_t x58 = (uint64_t)r17;
    const uint64_t x59 = (uint64_t)(r17 >> 64);
    uint64_t x60;
    const uint8_t c23 = limbforge_add_carry_u64(&x60, x58, x56, c22);
    const u128 r18 = (u128)b1 * a5;
    const uint64_t x61 = (uint64_t)r18;
    const uint64_t x62 = (uint64_t)(r18 >> 64);
    uint64_t x63;
    const uint8_t c24 = limbforge_add_carry_u64(&x63, x61, x59, c23);
    const u128 r19 = (u128)b1 * a6;
    const uint64_t x64 = (uint64_t)r19;
    uint64_t x65;
    const uint8_t c25 = limbforge_add_carry_u64(&x65, x64, x62, c24);
    const uint64_t x66 = (uint64_t)(r19 >> 64) + (uint64_t)c25;
    uint64_t x67;
    const uint8_t c26 = limbforge_add_carry_u64(&x67, x39, x47, 0);
    uint64_t x68;
    const uint8_t c27 = limbforge_add_carry_u64(&x68, x40, x51, c26);
    uint64_t x69;
    const uint8_t c28 = limbforge_add_carry_u64(&x69, x41, x54, c27);
    uint64_t x70;
    const uint8_t c29 = limbforge_add_carry_u64(&x70, x42, x57, c28);
    uint64_t x71;
    const uint8_t c30 = limbforge_add_carry_u64(&x71, x43, x60, c29);
    uint64_t x72;
    const uint8_t c31 = limbforge_add_carry_u64(&x72, x44, x63, c30);
    uint64_t x73;
    const uint8_t c32 = limbforge_add_carry_u64(&x73, x46, x65, c31);
    const uint64_t x74 = x66 + (uint64_t)c32;
    uint64_t x75;
    const uint8_t c33 = limbforge_add_carry_u64(&x75, (uint64_t)c19, x74, 0);
    const uint64_t x76 = x67 * 0x3bd440fae918bc5;
    const u128 r20 = (u128)x76 * 0x2378c292ab5844f3;
    const uint64_t x77 = (uint64_t)r20;
    const uint64_t x78 = (uint64_t)(r20 >> 64);
    const u128 r21 = (u128)x76 * 0x216cc2728dc58f55;
    const uint64_t x79 = (uint64_t)r21;
    const uint64_t x80 = (uint64_t)(r21 >> 64);
    uint64_t x81;
    const uint8_t c34 = limbforge_add_carry_u64(&x81, x79, x78, 0);
    const u128 r22 = (u128)x76 * 0xc44edb49aed63690;
    const uint64_t x82 = (uint64_t)r22;
    const uint64_t x83 = (uint64_t)(r22 >> 64);
    uint64_t x84;
    const uint8_t c35 = limbforge_add_carry_u64(&x84, x82, x80, c34);
    const u128 r23 = (u128)x76 * 0xffffffff7cca23e9;
    const uint64_t x85 = (uint64_t)r23;
    const uint64_t x86 = (uint64_t)(r23 >> 64);
    uint64_t x87;
    const uint8_t c36 = limbforge_add_carry_u64(&x87, x85, x83, c35);
    const u128 r24 = (u128)x76 * 0xffffffffffffffff;
    const uint64_t x88 = (uint64_t)r24;
    const uint64_t x89 = (uint64_t)(r24 >> 64);
    uint64_t x90;
    const uint8_t c37 = limbforge_add_carry_u64(&x90, x88, x86, c36);
    uint64_t x91;
    const uint8_t c38 = limbforge_add_carry_u64(&x91, x88, x89, c37);
    const u128 r25 = (u128)x76 * 0x3fffffffffffffff;
    const uint64_t x92 = (uint64_t)r25;
    uint64_t x93;
    const uint8_t c39 = limbforge_add_carry_u64(&x93, x92, x89, c38);
    const uint64_t x94 = (uint64_t)(r25 >> 64) + (uint64_t)c39;
    uint64_t c40_unread;
    const uint8_t c40 = limbforge_add_carry_u64(&c40_unread, x67, x77, 0);
    uint64_t x95;
    const uint8_t c41 = limbforge_add_carry_u64(&x95, x68, x81, c40);
    uint64_t x96;
    const uint8_t c42 = limbforge_add_carry_u64(&x96, x69, x84, c41);
    uint64_t x97;
    const uint8_t c43 = limbforge_add_carry_u64(&x97, x70, x87, c42);
    uint64_t x98;
    const uint8_t c44 = limbforge_add_carry_u64(&x98, x71, x90, c43);
    uint64_t x99;
    const uint8_t c45 = limbforge_add_carry_u64(&x99, x72, x91, c44);
    uint64_t x100;
    const uint8_t c46 = limbforge_add_carry_u64(&x100, x73, x93, c45);
    const uint64_t x101 = x94 + (uint64_t)c46;
    uint64_t x102;
    const uint8_t c47 = limbforge_add_carry_u64(&x102, x75, x101, 0);
    const uint64_t x103 = (uint64_t)c33 + (uint64_t)c47;
    const u128 r26 = (u128)b2 * a0;
    const uint64_t x104 = (uint64_t)r26;
    const uint64_t x105 = (uint64_t)(r26 >> 64);
    const u128 r27 = (u128)b2 * a1;
    const uint64_t x106 = (uint64_t)r27;
    const uint64_t x107 = (uint64_t)(r27 >> 64);
    uint64_t x108;
    const uint8_t c48 = limbforge_add_carry_u64(&x108, x106, x105, 0);
    const u128 r28 = (u128)b2 * a2;
    const uint64_t x109 = (uint64_t)r28;
    const uint64_t x110 = (uint64_t)(r28 >> 64);
    uint64_t x111;
    const uint8_t c49 = limbforge_add_carry_u64(&x111, x109, x107, c48);
    const u128 r29 = (u128)b2 * a3;
    const uint64_t x112 = (uint64_t)r29;
    const uint64_t x113 = (uint64_t)(r29 >> 64);
    uint64_t x114;
    const uint8_t c50 = limbforge_add_carry_u64(&x114, x112, x110, c49);
    const u128 r30 = (u128)b2 * a4;
    const uint64_t x115 = (uint64_t)r30;
    const uint64_t x116 = (uint64_t)(r30 >> 64);
    uint64_t x117;
    const uint8_t c51 = limbforge_add_carry_u64(&x117, x115, x113, c50);
    const u128 r31 = (u128)b2 * a5;
    const uint64_t x118 = (uint64_t)r31;
    const uint64_t x119 = (uint64_t)(r31 >> 64);
    uint64_t x120;
    const uint8_t c52 = limbforge_add_carry_u64(&x120, x118, x116, c51);
    const u128 r32 = (u128)b2 * a6;
    const uint64_t x121 = (uint64_t)r32;
    uint64_t x122;
    const uint8_t c53 = limbforge_add_carry_u64(&x122, x121, x119, c52);
    const uint64_t x123 = (uint64_t)(r32 >> 64) + (uint64_t)c53;
    uint64_t x124;
    const uint8_t c54 = limbforge_add_carry_u64(&x124, x95, x104, 0);
    uint64_t x125;
    const uint8_t c55 = limbforge_add_carry_u64(&x125, x96, x108, c54);
    uint64_t x126;
    const uint8_t c56 = limbforge_add_carry_u64(&x126, x97, x111, c55);
    uint64_t x127;
    const uint8_t c57 = limbforge_add_carry_u64(&x127, x98, x114, c56);
    uint64_t x128;
    const uint8_t c58 = limbforge_add_carry_u64(&x128, x99, x117, c57);
    uint64_t x129;
    const uint8_t c59 = limbforge_add_carry_u64(&x129, x100, x120, c58);
    uint64_t x130;
    const uint8_t c60 = limbforge_add_carry_u64(&x130, x102, x122, c59);
    const uint64_t x131 = x123 + (uint64_t)c60;
    uint64_t x132;
    const uint8_t c61 = limbforge_add_carry_u64(&x132, x103, x131, 0);
    const uint64_t x133 = x124 * 0x3bd440fae918bc5;
    const u128 r33 = (u128)x133 * 0x2378c292ab5844f3;
    const uint64_t x134 = (uint64_t)r33;
    const uint64_t x135 = (uint64_t)(r33 >> 64);
    const u128 r34 = (u128)x133 * 0x216cc2728dc58f55;
    const uint64_t x136 = (uint64_t)r34;
    const uint64_t x137 = (uint64_t)(r34 >> 64);
    uint64_t x138;
    const uint8_t c62 = limbforge_add_carry_u64(&x138, x136, x135, 0);
    const u128 r35 = (u128)x133 * 0xc44edb49aed63690;
    const uint64_t x139 = (uint64_t)r35;
    const uint64_t x140 = (uint64_t)(r35 >> 64);
    uint64_t x141;
    const uint8_t c63 = limbforge_add_carry_u64(&x141, x139, x137, c62);
    const u128 r36 = (u128)x133 * 0xffffffff7cca23e9;
    const uint64_t x142 = (uint64_t)r36;
    const uint64_t x143 = (uint64_t)(r36 >> 64);
    uint64_t x144;
    const uint8_t c64 = limbforge_add_carry_u64(&x144, x142, x140, c63);
    const u128 r37 = (u128)x133 * 0xffffffffffffffff;
    const uint64_t x145 = (uint64_t)r37;
    const uint64_t x146 = (uint64_t)(r37 >> 64);
    uint64_t x147;
    const uint8_t c65 = limbforge_add_carry_u64(&x147, x145, x143, c64);
    uint64_t x148;
    const uint8_t c66 = limbforge_add_carry_u64(&x148, x145, x146, c65);
    const u128 r38 = (u128)x133 * 0x3fffffffffffffff;
    const uint64_t x149 = (uint64_t)r38;
    uint64_t x150;
    const uint8_t c67 = limbforge_add_carry_u64(&x150, x149, x146, c66);
    const uint64_t x151 = (uint64_t)(r38 >> 64) + (uint64_t)c67;
    uint64_t c68_unread;
    const uint8_t c68 = limbforge_add_carry_u64(&c68_unread, x124, x134, 0);
    uint64_t x152;
    const uint8_t c69 = limbforge_add_carry_u64(&x152, x125, x138, c68);
    uint64_t x153;
    const uint8_t c70 = limbforge_add_carry_u64(&x153, x126, x141, c69);
    uint64_t x154;
    const uint8_t c71 = limbforge_add_carry_u64(&x154, x127, x144, c70);
    uint64_t x155;
    const uint8_t c72 = limbforge_add_carry_u64(&x155, x128, x147, c71);
    uint64_t x156;
    const uint8_t c73 = limbforge_add_carry_u64(&x156, x129, x148, c72);
    uint64_t x157;
    const uint8_t c74 = limbforge_add_carry_u64(&x157, x130, x150, c73);
    const uint64_t x158 = x151 + (uint64_t)c74;
    uint64_t x159;
    const uint8_t c75 = limbforge_add_carry_u64(&x159, x132, x158, 0);
    const uint64_t x160 = (uint64_t)c61 + (uint64_t)c75;
    const u128 r39 = (u128)b3 * a0;
    const uint64_t x161 = (uint64_t)r39;
    const uint64_t x162 = (uint64_t)(r39 >> 64);
    const u128 r40 = (u128)b3 * a1;
    const uint64_t x163 = (uint64_t)r40;
    const uint64_t x164 = (uint64_t)(r40 >> 64);
    uint64_t x165;
    const uint8_t c76 = limbforge_add_carry_u64(&x165, x163, x162, 0);
    const u128 r41 = (u128)b3 * a2;
    const uint64_t x166 = (uint64_t)r41;
    const uint64_t x167 = (uint64_t)(r41 >> 64);
    uint64_t x168;
    const uint8_t c77 = limbforge_add_carry_u64(&x168, x166, x164, c76);
    const u128 r42 = (u128)b3 * a3;
    const uint64_t x169 = (uint64_t)r42;
    const uint64_t x170 = (uint64_t)(r42 >> 64);
    uint64_t x171;
    const uint8_t c78 = limbforge_add_carry_u64(&x171, x169, x167, c77);
    const u128 r43 = (u128)b3 * a4;
    const uint64_t x172 = (uint64_t)r43;
    const uint64_t x173 = (uint64_t)(r43 >> 64);
    uint64_t x174;
    const uint8_t c79 = limbforge_add_carry_u64(&x174, x172, x170, c78);
    const u128 r44 = (u128)b3 * a5;
    const uint64_t x175 = (uint64_t)r44;
    const uint64_t x176 = (uint64_t)(r44 >> 64);
    uint64_t x177;
    const uint8_t c80 = limbforge_add_carry_u64(&x177, x175, x173, c79);
    const u128 r45 = (u128)b3 * a6;
    const uint64_t x178 = (uint64_t)r45;
    uint64_t x179;
    const uint8_t c81 = limbforge_add_carry_u64(&x179, x178, x176, c80);
    const uint64_t x180 = (uint64_t)(r45 >> 64) + (uint64_t)c81;
    uint64_t x181;
    const uint8_t c82 = limbforge_add_carry_u64(&x181, x152, x161, 0);
    uint64_t x182;
    const uint8_t c83 = limbforge_add_carry_u64(&x182, x153, x165, c82);
    uint64_t x183;
    const uint8_t c84 = limbforge_add_carry_u64(&x183, x154, x168, c83);
    uint64_t x184;
    const uint8_t c85 = limbforge_add_carry_u64(&x184, x155, x171, c84);
    uint64_t x185;
    const uint8_t c86 = limbforge_add_carry_u64(&x185, x156, x174, c85);
    uint64_t x186;
    const uint8_t c87 = limbforge_add_carry_u64(&x186, x157, x177, c86);
    uint64_t x187;
    const uint8_t c88 = limbforge_add_carry_u64(&x187, x159, x179, c87);
    const uint64_t x188 = x180 + (uint64_t)c88;
    uint64_t x189;
    const uint8_t c89 = limbforge_add_carry_u64(&x189, x160, x188, 0);
    const uint64_t x190 = x181 * 0x3bd440fae918bc5;
    const u128 r46 = (u128)x190 * 0x2378c292ab5844f3;
    const uint64_t x191 = (uint64_t)r46;
    const uint64_t x192 = (uint64_t)(r46 >> 64);
    const u128 r47 = (u128)x190 * 0x216cc2728dc58f55;
    const uint64_t x193 = (uint64_t)r47;
    const uint64_t x194 = (uint64_t)(r47 >> 64);
    uint64_t x195;
    const uint8_t c90 = limbforge_add_carry_u64(&x195, x193, x192, 0);
    const u128 r48 = (u128)x190 * 0xc44edb49aed63690;
    const uint64_t x196 = (uint64_t)r48;
    const uint64_t x197 = (uint64_t)(r48 >> 64);
    uint64_t x198;
    const uint8_t c91 = limbforge_add_carry_u64(&x198, x196, x194, c90);
    const u128 r49 = (u128)x190 * 0xffffffff7cca23e9;
    const uint64_t x199 = (uint64_t)r49;
    const uint64_t x200 = (uint64_t)(r49 >> 64);
    uint64_t x201;
    const uint8_t c92 = limbforge_add_carry_u64(&x201, x199, x197, c91);
    const u128 r50 = (u128)x190 * 0xffffffffffffffff;
    const uint64_t x202 = (uint64_t)r50;
    const uint64_t x203 = (uint64_t)(r50 >> 64);
    uint64_t x204;
    const uint8_t c93 = limbforge_add_carry_u64(&x204, x202, x200, c92);
    uint64_t x205;
    const uint8_t c94 = limbforge_add_carry_u64(&x205, x202, x203, c93);
    const u128 r51 = (u128)x190 * 0x3fffffffffffffff;
    const uint64_t x206 = (uint64_t)r51;
    uint64_t x207;
    const uint8_t c95 = limbforge_add_carry_u64(&x207, x206, x203, c94);
    const uint64_t x208 = (uint64_t)(r51 >> 64) + (uint64_t)c95;
    uint64_t c96_unread;
    const uint8_t c96 = limbforge_add_carry_u64(&c96_unread, x181, x191, 0);
    uint64_t x209;
    const uint8_t c97 = limbforge_add_carry_u64(&x209, x182, x195, c96);
    uint64_t x210;
    const uint8_t c98 = limbforge_add_carry_u64(&x210, x183, x198, c97);
    uint64_t x211;
    const uint8_t c99 = limbforge_add_carry_u64(&x211, x184, x201, c98);
    uint64_t x212;
    const uint8_t c100 = limbforge_add_carry_u64(&x212, x185, x204, c99);
    uint64_t x213;
    const uint8_t c101 = limbforge_add_carry_u64(&x213, x186, x205, c100);
    uint64_t x214;
    const uint8_t c102 = limbforge_add_carry_u64(&x214, x187, x207, c101);
    const uint64_t x215 = x208 + (uint64_t)c102;
    uint64_t x216;
    const uint8_t c103 = limbforge_add_carry_u64(&x216, x189, x215, 0);
    const uint64_t x217 = (uint64_t)c89 + (uint64_t)c103;
    const u128 r52 = (u128)b4 * a0;
    const uint64_t x218 = (uint64_t)r52;
    const uint64_t x219 = (uint64_t)(r52 >> 64);
    const u128 r53 = (u128)b4 * a1;
    const uint64_t x220 = (uint64_t)r53;
    const uint64_t x221 = (uint64_t)(r53 >> 64);
    uint64_t x222;
    const uint8_t c104 = limbforge_add_carry_u64(&x222, x220, x219, 0);
    const u128 r54 = (u128)b4 * a2;
    const uint64_t x223 = (uint64_t)r54;
    const uint64_t x224 = (uint64_t)(r54 >> 64);
    uint64_t x225;
    const uint8_t c105 = limbforge_add_carry_u64(&x225, x223, x221, c104);
    const u128 r55 = (u128)b4 * a3;
    const uint64_t x226 = (uint64_t)r55;
    const uint64_t x227 = (uint64_t)(r55 >> 64);
    uint64_t x228;
    const uint8_t c106 = limbforge_add_carry_u64(&x228, x226, x224, c105);
    const u128 r56 = (u128)b4 * a4;
    const uint64_t x229 = (uint64_t)r56;
    const uint64_t x230 = (uint64_t)(r56 >> 64);
    uint64_t x231;
    const uint8_t c107 = limbforge_add_carry_u64(&x231, x229, x227, c106);
    const u128 r57 = (u128)b4 * a5;
    const uint64_t x232 = (uint64_t)r57;
    const uint64_t x233 = (uint64_t)(r57 >> 64);
    uint64_t x234;
    const uint8_t c108 = limbforge_add_carry_u64(&x234, x232, x230, c107);
    const u128 r58 = (u128)b4 * a6;
    const uint64_t x235 = (uint64_t)r58;
    uint64_t x236;
    const uint8_t c109 = limbforge_add_carry_u64(&x236, x235, x233, c108);
    const uint64_t x237 = (uint64_t)(r58 >> 64) + (uint64_t)c109;
    uint64_t x238;
    const uint8_t c110 = limbforge_add_carry_u64(&x238, x209, x218, 0);
    uint64_t x239;
    const uint8_t c111 = limbforge_add_carry_u64(&x239, x210, x222, c110);
    uint64_t x240;
    const uint8_t c112 = limbforge_add_carry_u64(&x240, x211, x225, c111);
    uint64_t x241;
    const uint8_t c113 = limbforge_add_carry_u64(&x241, x212, x228, c112);
    uint64_t x242;
    const uint8_t c114 = limbforge_add_carry_u64(&x242, x213, x231, c113);
    uint64_t x243;
    const uint8_t c115 = limbforge_add_carry_u64(&x243, x214, x234, c114);
    uint64_t x244;
    const uint8_t c116 = limbforge_add_carry_u64(&x244, x216, x236, c115);
    const uint64_t x245 = x237 + (uint64_t)c116;
    uint64_t x246;
    const uint8_t c117 = limbforge_add_carry_u64(&x246, x217, x245, 0);
    const uint64_t x247 = x238 * 0x3bd440fae918bc5;
    const u128 r59 = (u128)x247 * 0x2378c292ab5844f3;
    const uint64_t x248 = (uint64_t)r59;
    const uint64_t x249 = (uint64_t)(r59 >> 64);
    const u128 r60 = (u128)x247 * 0x216cc2728dc58f55;
    const uint64_t x250 = (uint64_t)r60;
    const uint64_t x251 = (uint64_t)(r60 >> 64);
    uint64_t x252;
    const uint8_t c118 = limbforge_add_carry_u64(&x252, x250, x249, 0);
    const u128 r61 = (u128)x247 * 0xc44edb49aed63690;
    const uint64_t x253 = (uint64_t)r61;
    const uint64_t x254 = (uint64_t)(r61 >> 64);
    uint64_t x255;
    const uint8_t c119 = limbforge_add_carry_u64(&x255, x253, x251, c118);
    const u128 r62 = (u128)x247 * 0xffffffff7cca23e9;
    const uint64_t x256 = (uint64_t)r62;
    const uint64_t x257 = (uint64_t)(r62 >> 64);
    uint64_t x258;
    const uint8_t c120 = limbforge_add_carry_u64(&x258, x256, x254, c119);
    const u128 r63 = (u128)x247 * 0xffffffffffffffff;
    const uint64_t x259 = (uint64_t)r63;
    const uint64_t x260 = (uint64_t)(r63 >> 64);
    uint64_t x261;
    const uint8_t c121 = limbforge_add_carry_u64(&x261, x259, x257, c120);
    uint64_t x262;
    const uint8_t c122 = limbforge_add_carry_u64(&x262, x259, x260, c121);
    const u128 r64 = (u128)x247 * 0x3fffffffffffffff;
    const uint64_t x263 = (uint64_t)r64;
    uint64_t x264;
    const uint8_t c123 = limbforge_add_carry_u64(&x264, x263, x260, c122);
    const uint64_t x265 = (uint64_t)(r64 >> 64) + (uint64_t)c123;
    uint64_t c124_unread;
    const uint8_t c124 = limbforge_add_carry_u64(&c124_unread, x238, x248, 0);
    uint64_t x266;
    const uint8_t c125 = limbforge_add_carry_u64(&x266, x239, x252, c124);
    uint64_t x267;
    const uint8_t c126 = limbforge_add_carry_u64(&x267, x240, x255, c125);
    uint64_t x268;
    const uint8_t c127 = limbforge_add_carry_u64(&x268, x241, x258, c126);
    uint64_t x269;
    const uint8_t c128 = limbforge_add_carry_u64(&x269, x242, x261, c127);
    uint64_t x270;
    const uint8_t c129 = limbforge_add_carry_u64(&x270, x243, x262, c128);
    uint64_t x271;
    const uint8_t c130 = limbforge_add_carry_u64(&x271, x244, x264, c129);
    const uint64_t x272 = x265 + (uint64_t)c130;
    uint64_t x273;
    const uint8_t c131 = limbforge_add_carry_u64(&x273, x246, x272, 0);
    const uint64_t x274 = (uint64_t)c117 + (uint64_t)c131;
    const u128 r65 = (u128)b5 * a0;
    const uint64_t x275 = (uint64_t)r65;
    const uint64_t x276 = (uint64_t)(r65 >> 64);
    const u128 r66 = (u128)b5 * a1;
    const uint64_t x277 = (uint64_t)r66;
    const uint64_t x278 = (uint64_t)(r66 >> 64);
    uint64_t x279;
    const uint8_t c132 = limbforge_add_carry_u64(&x279, x277, x276, 0);
    const u128 r67 = (u128)b5 * a2;
    const uint64_t x280 = (uint64_t)r67;
    const uint64_t x281 = (uint64_t)(r67 >> 64);
    uint64_t x282;
    const uint8_t c133 = limbforge_add_carry_u64(&x282, x280, x278, c132);
    const u128 r68 = (u128)b5 * a3;
    const uint64_t x283 = (uint64_t)r68;
    const uint64_t x284 = (uint64_t)(r68 >> 64);
    uint64_t x285;
    const uint8_t c134 = limbforge_add_carry_u64(&x285, x283, x281, c133);
    const u128 r69 = (u128)b5 * a4;
    const uint64_t x286 = (uint64_t)r69;
    const uint64_t x287 = (uint64_t)(r69 >> 64);
    uint64_t x288;
    const uint8_t c135 = limbforge_add_carry_u64(&x288, x286, x284, c134);
    const u128 r70 = (u128)b5 * a5;
    const uint64_t x289 = (uint64_t)r70;
    const uint64_t x290 = (uint64_t)(r70 >> 64);
    uint64_t x291;
    const uint8_t c136 = limbforge_add_carry_u64(&x291, x289, x287, c135);
    const u128 r71 = (u128)b5 * a6;
    const uint64_t x292 = (uint64_t)r71;
    uint64_t x293;
    const uint8_t c137 = limbforge_add_carry_u64(&x293, x292, x290, c136);
    const uint64_t x294 = (uint64_t)(r71 >> 64) + (uint64_t)c137;
    uint64_t x295;
    const uint8_t c138 = limbforge_add_carry_u64(&x295, x266, x275, 0);
    uint64_t x296;
    const uint8_t c139 = limbforge_add_carry_u64(&x296, x267, x279, c138);
    uint64_t x297;
    const uint8_t c140 = limbforge_add_carry_u64(&x297, x268, x282, c139);
    uint64_t x298;
    const uint8_t c141 = limbforge_add_carry_u64(&x298, x269, x285, c140);
    uint64_t x299;
    const uint8_t c142 = limbforge_add_carry_u64(&x299, x270, x288, c141);
    uint64_t x300;
    const uint8_t c143 = limbforge_add_carry_u64(&x300, x271, x291, c142);
    uint64_t x301;
    const uint8_t c144 = limbforge_add_carry_u64(&x301, x273, x293, c143);
    const uint64_t x302 = x294 + (uint64_t)c144;
    uint64_t x303;
    const uint8_t c145 = limbforge_add_carry_u64(&x303, x274, x302, 0);
    const uint64_t x304 = x295 * 0x3bd440fae918bc5;
    const u128 r72 = (u128)x304 * 0x2378c292ab5844f3;
    const uint64_t x305 = (uint64_t)r72;
    const uint64_t x306 = (uint64_t)(r72 >> 64);
    const u128 r73 = (u128)x304 * 0x216cc2728dc58f55;
    const uint64_t x307 = (uint64_t)r73;
    const uint64_t x308 = (uint64_t)(r73 >> 64);
    uint64_t x309;
    const uint8_t c146 = limbforge_add_carry_u64(&x309, x307, x306, 0);
    const u128 r74 = (u128)x304 * 0xc44edb49aed63690;
    const uint64_t x310 = (uint64_t)r74;
    const uint64_t x311 = (uint64_t)(r74 >> 64);
    uint64_t x312;
    const uint8_t c147 = limbforge_add_carry_u64(&x312, x310, x308, c146);
    const u128 r75 = (u128)x304 * 0xffffffff7cca23e9;
    const uint64_t x313 = (uint64_t)r75;
    const uint64_t x314 = (uint64_t)(r75 >> 64);
    uint64_t x315;
    const uint8_t c148 = limbforge_add_carry_u64(&x315, x313, x311, c147);
    const u128 r76 = (u128)x304 * 0xffffffffffffffff;
    const uint64_t x316 = (uint64_t)r76;
    const uint64_t x317 = (uint64_t)(r76 >> 64);
    uint64_t x318;
    const uint8_t c149 = limbforge_add_carry_u64(&x318, x316, x314, c148);
    uint64_t x319;
    const uint8_t c150 = limbforge_add_carry_u64(&x319, x316, x317, c149);
    const u128 r77 = (u128)x304 * 0x3fffffffffffffff;
    const uint64_t x320 = (uint64_t)r77;
    uint64_t x321;
    const uint8_t c151 = limbforge_add_carry_u64(&x321, x320, x317, c150);
    const uint64_t x322 = (uint64_t)(r77 >> 64) + (uint64_t)c151;
    uint64_t c152_unread;
    const uint8_t c152 = limbforge_add_carry_u64(&c152_unread, x295, x305, 0);
    uint64_t x323;
    const uint8_t c153 = limbforge_add_carry_u64(&x323, x296, x309, c152);
    uint64_t x324;
    const uint8_t c154 = limbforge_add_carry_u64(&x324, x297, x312, c153);
    uint64_t x325;
    const uint8_t c155 = limbforge_add_carry_u64(&x325, x298, x315, c154);
    uint64_t x326;
    const uint8_t c156 = limbforge_add_carry_u64(&x326, x299, x318, c155);
    uint64_t x327;
    const uint8_t c157 = limbforge_add_carry_u64(&x327, x300, x319, c156);
    uint64_t x328;
    const uint8_t c158 = limbforge_add_carry_u64(&x328, x301, x321, c157);
    const uint64_t x329 = x322 + (uint64_t)c158;
    uint64_t x330;
    const uint8_t c159 = limbforge_add_carry_u64(&x330, x303, x329, 0);
    const uint64_t x331 = (uint64_t)c145 + (uint64_t)c159;
    const u128 r78 = (u128)b6 * a0;
    const uint64_t x332 = (uint64_t)r78;
    const uint64_t x333 = (uint64_t)(r78 >> 64);
    const u128 r79 = (u128)b6 * a1;
    const uint64_t x334 = (uint64_t)r79;
    const uint64_t x335 = (uint64_t)(r79 >> 64);
    uint64_t x336;
    const uint8_t c160 = limbforge_add_carry_u64(&x336, x334, x333, 0);
    const u128 r80 = (u128)b6 * a2;
    const uint64_t x337 = (uint64_t)r80;
    const uint64_t x338 = (uint64_t)(r80 >> 64);
    uint64_t x339;
    const uint8_t c161 = limbforge_add_carry_u64(&x339, x337, x335, c160);
    const u128 r81 = (u128)b6 * a3;
    const uint64_t x340 = (uint64_t)r81;
    const uint64_t x341 = (uint64_t)(r81 >> 64);
    uint64_t x342;
    const uint8_t c162 = limbforge_add_carry_u64(&x342, x340, x338, c161);
    const u128 r82 = (u128)b6 * a4;
    const uint64_t x343 = (uint64_t)r82;
    const uint64_t x344 = (uint64_t)(r82 >> 64);
    uint64_t x345;
    const uint8_t c163 = limbforge_add_carry_u64(&x345, x343, x341, c162);
    const u128 r83 = (u128)b6 * a5;
    const uint64_t x346 = (uint64_t)r83;
    const uint64_t x347 = (uint64_t)(r83 >> 64);
    uint64_t x348;
    const uint8_t c164 = limbforge_add_carry_u64(&x348, x346, x344, c163);
    const u128 r84 = (u128)b6 * a6;
    const uint64_t x349 = (uint64_t)r84;
    uint64_t x350;
    const uint8_t c165 = limbforge_add_carry_u64(&x350, x349, x347, c164);
    const uint64_t x351 = (uint64_t)(r84 >> 64) + (uint64_t)c165;
    uint64_t x352;
    const uint8_t c166 = limbforge_add_carry_u64(&x352, x323, x332, 0);
    uint64_t x353;
    const uint8_t c167 = limbforge_add_carry_u64(&x353, x324, x336, c166);
    uint64_t x354;
    const uint8_t c168 = limbforge_add_carry_u64(&x354, x325, x339, c167);
    uint64_t x355;
    const uint8_t c169 = limbforge_add_carry_u64(&x355, x326, x342, c168);
    uint64_t x356;
    const uint8_t c170 = limbforge_add_carry_u64(&x356, x327, x345, c169);
    uint64_t x357;
    const uint8_t c171 = limbforge_add_carry_u64(&x357, x328, x348, c170);
    uint64_t x358;
    const uint8_t c172 = limbforge_add_carry_u64(&x358, x330, x350, c171);
    const uint64_t x359 = x351 + (uint64_t)c172;
    uint64_t x360;
    const uint8_t c173 = limbforge_add_carry_u64(&x360, x331, x359, 0);
    const uint64_t x361 = x352 * 0x3bd440fae918bc5;
    const u128 r85 = (u128)x361 * 0x2378c292ab5844f3;
    const uint64_t x362 = (uint64_t)r85;
    const uint64_t x363 = (uint64_t)(r85 >> 64);
    const u128 r86 = (u128)x361 * 0x216cc2728dc58f55;
    const uint64_t x364 = (uint64_t)r86;
    const uint64_t x365 = (uint64_t)(r86 >> 64);
    uint64_t x366;
    const uint8_t c174 = limbforge_add_carry_u64(&x366, x364, x363, 0);
    const u128 r87 = (u128)x361 * 0xc44edb49aed63690;
    const uint64_t x367 = (uint64_t)r87;
    const uint64_t x368 = (uint64_t)(r87 >> 64);
    uint64_t x369;
    const uint8_t c175 = limbforge_add_carry_u64(&x369, x367, x365, c174);
    const u128 r88 = (u128)x361 * 0xffffffff7cca23e9;
    const uint64_t x370 = (uint64_t)r88;
    const uint64_t x371 = (uint64_t)(r88 >> 64);
    uint64_t x372;
    const uint8_t c176 = limbforge_add_carry_u64(&x372, x370, x368, c175);
    const u128 r89 = (u128)x361 * 0xffffffffffffffff;
    const uint64_t x373 = (uint64_t)r89;
    const uint64_t x374 = (uint64_t)(r89 >> 64);
    uint64_t x375;
    const uint8_t c177 = limbforge_add_carry_u64(&x375, x373, x371, c176);
    uint64_t x376;
    const uint8_t c178 = limbforge_add_carry_u64(&x376, x373, x374, c177);
    const u128 r90 = (u128)x361 * 0x3fffffffffffffff;
    const uint64_t x377 = (uint64_t)r90;
    uint64_t x378;
    const uint8_t c179 = limbforge_add_carry_u64(&x378, x377, x374, c178);
    const uint64_t x379 = (uint64_t)(r90 >> 64) + (uint64_t)c179;
    uint64_t c180_unread;
    const uint8_t c180 = limbforge_add_carry_u64(&c180_unread, x352, x362, 0);
    uint64_t x380;
    const uint8_t c181 = limbforge_add_carry_u64(&x380, x353, x366, c180);
    uint64_t x381;
    const uint8_t c182 = limbforge_add_carry_u64(&x381, x354, x369, c181);
    uint64_t x382;
    const uint8_t c183 = limbforge_add_carry_u64(&x382, x355, x372, c182);
    uint64_t x383;
    const uint8_t c184 = limbforge_add_carry_u64(&x383, x356, x375, c183);
    uint64_t x384;
    const uint8_t c185 = limbforge_add_carry_u64(&x384, x357, x376, c184);
    uint64_t x385;
    const uint8_t c186 = limbforge_add_carry_u64(&x385, x358, x378, c185);
    const uint64_t x386 = x379 + (uint64_t)c186;
    uint64_t x387;
    const uint8_t c187 = limbforge_add_carry_u64(&x387, x360, x386, 0);
    const uint64_t x388 = (uint64_t)c173 + (uint64_t)c187;
    const uint8_t c188 = (uint8_t)x388;
    const uint64_t c188_mask = (uint64_t)0 - (uint64_t)c188;
    const uint64_t x389 = c188_mask & 0x2378c292ab5844f3;
    const uint64_t x390 = c188_mask & 0x216cc2728dc58f55;
    const uint64_t x391 = c188_mask & 0xc44edb49aed63690;
    const uint64_t x392 = c188_mask & 0xffffffff7cca23e9;
    const uint64_t x393 = c188_mask & 0x3fffffffffffffff;
    uint64_t o0;
    const uint8_t c189 = limbforge_sub_borrow_u64(&o0, x380, x389, 0);
    uint64_t o1;
    const uint8_t c190 = limbforge_sub_borrow_u64(&o1, x381, x390, c189);
    uint64_t o2;
    const uint8_t c191 = limbforge_sub_borrow_u64(&o2, x382, x391, c190);
    uint64_t o3;
    const uint8_t c192 = limbforge_sub_borrow_u64(&o3, x383, x392, c191);
    uint64_t o4;
    const uint8_t c193 = limbforge_sub_borrow_u64(&o4, x384, c188_mask, c192);
    uint64_t o5;
    const uint8_t c194 = limbforge_sub_borrow_u64(&o5, x385, c188_mask, c193);
    uint64_t o6;
    limbforge_sub_borrow_u64(&o6, x387, x393, c194);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
}

// `R * out = a^2 (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_square(uint64_t out[7], const uint64_t a[7]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const u128 r0 = (u128)a0 * a1;
    const u128 r1 = (u128)a0 * a2;
    const u128 r2 = (u128)a0 * a3;
    const u128 r3 = (u128)a0 * a4;
    const u128 r4 = (u128)a0 * a5;
    const u128 r5 = (u128)a0 * a6;
    const u128 r6 = (u128)a0 * a0;
    const uint64_t x0 = (uint64_t)r6;
    const uint64_t x1 = (uint64_t)(r6 >> 64);
    const u128 r7 = (u128)a1 * a2;
    const u128 r8 = (u128)a1 * a3;
    const u128 r9 = (u128)a1 * a4;
    const u128 r10 = (u128)a1 * a5;
    const u128 r11 = (u128)a1 * a6;
    const u128 r12 = (u128)a1 * a1;
    const uint64_t x2 = (uint64_t)r12;
    const uint64_t x3 = (uint64_t)(r12 >> 64);
    const u128 r13 = (u128)a2 * a3;
    const u128 r14 = (u128)a2 * a4;
    const u128 r15 = (u128)a2 * a5;
    const u128 r16 = (u128)a2 * a6;
    const u128 r17 = (u128)a2 * a2;
    const uint64_t x4 = (uint64_t)r17;
    const uint64_t x5 = (uint64_t)(r17 >> 64);
    const u128 r18 = (u128)a3 * a4;
    const u128 r19 = (u128)a3 * a5;
    const u128 r20 = (u128)a3 * a6;
    const u128 r21 = (u128)a3 * a3;
    const uint64_t x6 = (uint64_t)r21;
    const uint64_t x7 = (uint64_t)(r21 >> 64);
    const u128 r22 = (u128)a4 * a5;
    const u128 r23 = (u128)a4 * a6;
    const u128 r24 = (u128)a4 * a4;
    const uint64_t x8 = (uint64_t)r24;
    const uint64_t x9 = (uint64_t)(r24 >> 64);
    const u128 r25 = (u128)a5 * a6;
    const u128 r26 = (u128)a5 * a5;
    const uint64_t x10 = (uint64_t)r26;
    const uint64_t x11 = (uint64_t)(r26 >> 64);
    const u128 r27 = (u128)a6 * a6;
    const uint64_t x12 = (uint64_t)r27;
    const uint64_t x13 = (uint64_t)(r27 >> 64);
    const uint64_t x14 = (uint64_t)r0;
    const uint64_t x15 = (uint64_t)(r0 >> 64);
    const uint64_t x16 = (uint64_t)r1;
    const uint64_t x17 = (uint64_t)(r1 >> 64);
    uint64_t x18;
    const uint8_t c0 = limbforge_add_carry_u64(&x18, x16, x15, 0);
    const uint64_t x19 = (uint64_t)r2;
    const uint64_t x20 = (uint64_t)(r2 >> 64);
    uint64_t x21;
    const uint8_t c1 = limbforge_add_carry_u64(&x21, x19, x17, c0);
    const uint64_t x22 = (uint64_t)r3;
    const uint64_t x23 = (uint64_t)(r3 >> 64);
    uint64_t x24;
    const uint8_t c2 = limbforge_add_carry_u64(&x24, x22, x20, c1);
    const uint64_t x25 = (uint64_t)r4;
    const uint64_t x26 = (uint64_t)(r4 >> 64);
    uint64_t x27;
    const uint8_t c3 = limbforge_add_carry_u64(&x27, x25, x23, c2);
    const uint64_t x28 = (uint64_t)r5;
    uint64_t x29;
    const uint8_t c4 = limbforge_add_carry_u64(&x29, x28, x26, c3);
    const uint64_t x30 = (uint64_t)(r5 >> 64) + (uint64_t)c4;
    const uint64_t x31 = (uint64_t)r7;
    const uint64_t x32 = (uint64_t)(r7 >> 64);
    const uint64_t x33 = (uint64_t)r8;
    const uint64_t x34 = (uint64_t)(r8 >> 64);
    uint64_t x35;
    const uint8_t c5 = limbforge_add_carry_u64(&x35, x33, x32, 0);
    const uint64_t x36 = (uint64_t)r9;
    const uint64_t x37 = (uint64_t)(r9 >> 64);
    uint64_t x38;
    const uint8_t c6 = limbforge_add_carry_u64(&x38, x36, x34, c5);
    const uint64_t x39 = (uint64_t)r10;
    const uint64_t x40 = (uint64_t)(r10 >> 64);
    uint64_t x41;
    const uint8_t c7 = limbforge_add_carry_u64(&x41, x39, x37, c6);
    const uint64_t x42 = (uint64_t)r11;
    uint64_t x43;
    const uint8_t c8 = limbforge_add_carry_u64(&x43, x42, x40, c7);
    const uint64_t x44 = (uint64_t)(r11 >> 64) + (uint64_t)c8;
    uint64_t x45;
    const uint8_t c9 = limbforge_add_carry_u64(&x45, x21, x31, 0);
    uint64_t x46;
    const uint8_t c10 = limbforge_add_carry_u64(&x46, x24, x35, c9);
    uint64_t x47;
    const uint8_t c11 = limbforge_add_carry_u64(&x47, x27, x38, c10);
    uint64_t x48;
    const uint8_t c12 = limbforge_add_carry_u64(&x48, x29, x41, c11);
    uint64_t x49;
    const uint8_t c13 = limbforge_add_carry_u64(&x49, x30, x43, c12);
    const uint64_t x50 = x44 + (uint64_t)c13;
    const uint64_t x51 = (uint64_t)r13;
    const uint64_t x52 = (uint64_t)(r13 >> 64);
    const uint64_t x53 = (uint64_t)r14;
    const uint64_t x54 = (uint64_t)(r14 >> 64);
    uint64_t x55;
    const uint8_t c14 = limbforge_add_carry_u64(&x55, x53, x52, 0);
    const uint64_t x56 = (uint64_t)r15;
    const uint64_t x57 = (uint64_t)(r15 >> 64);
    uint64_t x58;
    const uint8_t c15 = limbforge_add_carry_u64(&x58, x56, x54, c14);
    const uint64_t x59 = (uint64_t)r16;
    uint64_t x60;
    const uint8_t c16 = limbforge_add_carry_u64(&x60, x59, x57, c15);
    const uint64_t x61 = (uint64_t)(r16 >> 64) + (uint64_t)c16;
    uint64_t x62;
    const uint8_t c17 = limbforge_add_carry_u64(&x62, x47, x51, 0);
    uint64_t x63;
    const uint8_t c18 = limbforge_add_carry_u64(&x63, x48, x55, c17);
    uint64_t x64;
    const uint8_t c19 = limbforge_add_carry_u64(&x64, x49, x58, c18);
    uint64_t x65;
    const uint8_t c20 = limbforge_add_carry_u64(&x65, x50, x60, c19);
    const uint64_t x66 = x61 + (uint64_t)c20;
    const uint64_t x67 = (uint64_t)r18;
    const uint64_t x68 = (uint64_t)(r18 >> 64);
    const uint64_t x69 = (uint64_t)r19;
    const uint64_t x70 = (uint64_t)(r19 >> 64);
    uint64_t x71;
    const uint8_t c21 = limbforge_add_carry_u64(&x71, x69, x68, 0);
    const uint64_t x72 = (uint64_t)r20;
    uint64_t x73;
    const uint8_t c22 = limbforge_add_carry_u64(&x73, x72, x70, c21);
    const uint64_t x74 = (uint64_t)(r20 >> 64) + (uint64_t)c22;
    uint64_t x75;
    const uint8_t c23 = limbforge_add_carry_u64(&x75, x64, x67, 0);
    uint64_t x76;
    const uint8_t c24 = limbforge_add_carry_u64(&x76, x65, x71, c23);
    uint64_t x77;
    const uint8_t c25 = limbforge_add_carry_u64(&x77, x66, x73, c24);
    const uint64_t x78 = x74 + (uint64_t)c25;
    const uint64_t x79 = (uint64_t)r22;
    const uint64_t x80 = (uint64_t)(r22 >> 64);
    const uint64_t x81 = (uint64_t)r23;
    uint64_t x82;
    const uint8_t c26 = limbforge_add_carry_u64(&x82, x81, x80, 0);
    const uint64_t x83 = (uint64_t)(r23 >> 64) + (uint64_t)c26;
    uint64_t x84;
    const uint8_t c27 = limbforge_add_carry_u64(&x84, x77, x79, 0);
    uint64_t x85;
    const uint8_t c28 = limbforge_add_carry_u64(&x85, x78, x82, c27);
    const uint64_t x86 = x83 + (uint64_t)c28;
    const uint64_t x87 = (uint64_t)r25;
    const uint64_t x88 = (uint64_t)(r25 >> 64);
    uint64_t x89;
    const uint8_t c29 = limbforge_add_carry_u64(&x89, x86, x87, 0);
    const uint64_t x90 = x88 + (uint64_t)c29;
    uint64_t x91;
    const uint8_t c30 = limbforge_add_carry_u64(&x91, x1, x14, 0);
    uint64_t x92;
    const uint8_t c31 = limbforge_add_carry_u64(&x92, x2, x18, c30);
    uint64_t x93;
    const uint8_t c32 = limbforge_add_carry_u64(&x93, x3, x45, c31);
    uint64_t x94;
    const uint8_t c33 = limbforge_add_carry_u64(&x94, x4, x46, c32);
    uint64_t x95;
    const uint8_t c34 = limbforge_add_carry_u64(&x95, x5, x62, c33);
    uint64_t x96;
    const uint8_t c35 = limbforge_add_carry_u64(&x96, x6, x63, c34);
    uint64_t x97;
    const uint8_t c36 = limbforge_add_carry_u64(&x97, x7, x75, c35);
    uint64_t x98;
    const uint8_t c37 = limbforge_add_carry_u64(&x98, x8, x76, c36);
    uint64_t x99;
    const uint8_t c38 = limbforge_add_carry_u64(&x99, x9, x84, c37);
    uint64_t x100;
    const uint8_t c39 = limbforge_add_carry_u64(&x100, x10, x85, c38);
    uint64_t x101;
    const uint8_t c40 = limbforge_add_carry_u64(&x101, x11, x89, c39);
    uint64_t x102;
    const uint8_t c41 = limbforge_add_carry_u64(&x102, x12, x90, c40);
    const uint64_t x103 = x13 + (uint64_t)c41;
    uint64_t x104;
    const uint8_t c42 = limbforge_add_carry_u64(&x104, x91, x14, 0);
    uint64_t x105;
    const uint8_t c43 = limbforge_add_carry_u64(&x105, x92, x18, c42);
    uint64_t x106;
    const uint8_t c44 = limbforge_add_carry_u64(&x106, x93, x45, c43);
    uint64_t x107;
    const uint8_t c45 = limbforge_add_carry_u64(&x107, x94, x46, c44);
    uint64_t x108;
    const uint8_t c46 = limbforge_add_carry_u64(&x108, x95, x62, c45);
    uint64_t x109;
    const uint8_t c47 = limbforge_add_carry_u64(&x109, x96, x63, c46);
    uint64_t x110;
    const uint8_t c48 = limbforge_add_carry_u64(&x110, x97, x75, c47);
    uint64_t x111;
    const uint8_t c49 = limbforge_add_carry_u64(&x111, x98, x76, c48);
    uint64_t x112;
    const uint8_t c50 = limbforge_add_carry_u64(&x112, x99, x84, c49);
    uint64_t x113;
    const uint8_t c51 = limbforge_add_carry_u64(&x113, x100, x85, c50);
    uint64_t x114;
    const uint8_t c52 = limbforge_add_carry_u64(&x114, x101, x89, c51);
    uint64_t x115;
    const uint8_t c53 = limbforge_add_carry_u64(&x115, x102, x90, c52);
    const uint64_t x116 = x103 + (uint64_t)c53;
    const uint64_t x117 = x0 * 0x3bd440fae918bc5;
    const u128 r28 = (u128)x117 * 0x2378c292ab5844f3;
    const uint64_t x118 = (uint64_t)r28;
    const uint64_t x119 = (uint64_t)(r28 >> 64);
    const u128 r29 = (u128)x117 * 0x216cc2728dc58f55;
    const uint64_t x120 = (uint64_t)r29;
    const uint64_t x121 = (uint64_t)(r29 >> 64);
    uint64_t x122;
    const uint8_t c54 = limbforge_add_carry_u64(&x122, x120, x119, 0);
    const u128 r30 = (u128)x117 * 0xc44edb49aed63690;
    const uint64_t x123 = (uint64_t)r30;
    const uint64_t x124 = (uint64_t)(r30 >> 64);
    uint64_t x125;
    const uint8_t c55 = limbforge_add_carry_u64(&x125, x123, x121, c54);
    const u128 r31 = (u128)x117 * 0xffffffff7cca23e9;
    const uint64_t x126 = (uint64_t)r31;
    const uint64_t x127 = (uint64_t)(r31 >> 64);
    uint64_t x128;
    const uint8_t c56 = limbforge_add_carry_u64(&x128, x126, x124, c55);
    const u128 r32 = (u128)x117 * 0xffffffffffffffff;
    const uint64_t x129 = (uint64_t)r32;
    const uint64_t x130 = (uint64_t)(r32 >> 64);
    uint64_t x131;
    const uint8_t c57 = limbforge_add_carry_u64(&x131, x129, x127, c56);
    uint64_t x132;
    const uint8_t c58 = limbforge_add_carry_u64(&x132, x129, x130, c57);
    const u128 r33 = (u128)x117 * 0x3fffffffffffffff;
    const uint64_t x133 = (uint64_t)r33;
    uint64_t x134;
    const uint8_t c59 = limbforge_add_carry_u64(&x134, x133, x130, c58);
    const uint64_t x135 = (uint64_t)(r33 >> 64) + (uint64_t)c59;
    uint64_t c60_unread;
    const uint8_t c60 = limbforge_add_carry_u64(&c60_unread, x0, x118, 0);
    uint64_t x136;
    const uint8_t c61 = limbforge_add_carry_u64(&x136, x104, x122, c60);
    uint64_t x137;
    const uint8_t c62 = limbforge_add_carry_u64(&x137, x105, x125, c61);
    uint64_t x138;
    const uint8_t c63 = limbforge_add_carry_u64(&x138, x106, x128, c62);
    uint64_t x139;
    const uint8_t c64 = limbforge_add_carry_u64(&x139, x107, x131, c63);
    uint64_t x140;
    const uint8_t c65 = limbforge_add_carry_u64(&x140, x108, x132, c64);
    uint64_t x141;
    const uint8_t c66 = limbforge_add_carry_u64(&x141, x109, x134, c65);
    const uint64_t x142 = x135 + (uint64_t)c66;
    uint64_t x143;
    const uint8_t c67 = limbforge_add_carry_u64(&x143, x110, x142, 0);
    const uint64_t x144 = x136 * 0x3bd440fae918bc5;
    const u128 r34 = (u128)x144 * 0x2378c292ab5844f3;
    const uint64_t x145 = (uint64_t)r34;
    const uint64_t x146 = (uint64_t)(r34 >> 64);
    const u128 r35 = (u128)x144 * 0x216cc2728dc58f55;
    const uint64_t x147 = (uint64_t)r35;
    const uint64_t x148 = (uint64_t)(r35 >> 64);
    uint64_t x149;
    const uint8_t c68 = limbforge_add_carry_u64(&x149, x147, x146, 0);
    const u128 r36 = (u128)x144 * 0xc44edb49aed63690;
    const uint64_t x150 = (uint64_t)r36;
    const uint64_t x151 = (uint64_t)(r36 >> 64);
    uint64_t x152;
    const uint8_t c69 = limbforge_add_carry_u64(&x152, x150, x148, c68);
    const u128 r37 = (u128)x144 * 0xffffffff7cca23e9;
    const uint64_t x153 = (uint64_t)r37;
    const uint64_t x154 = (uint64_t)(r37 >> 64);
    uint64_t x155;
    const uint8_t c70 = limbforge_add_carry_u64(&x155, x153, x151, c69);
    const u128 r38 = (u128)x144 * 0xffffffffffffffff;
    const uint64_t x156 = (uint64_t)r38;
    const uint64_t x157 = (uint64_t)(r38 >> 64);
    uint64_t x158;
    const uint8_t c71 = limbforge_add_carry_u64(&x158, x156, x154, c70);
    uint64_t x159;
    const uint8_t c72 = limbforge_add_carry_u64(&x159, x156, x157, c71);
    const u128 r39 = (u128)x144 * 0x3fffffffffffffff;
    const uint64_t x160 = (uint64_t)r39;
    uint64_t x161;
    const uint8_t c73 = limbforge_add_carry_u64(&x161, x160, x157, c72);
    const uint64_t x162 = (uint64_t)(r39 >> 64) + (uint64_t)c73;
    uint64_t c74_unread;
    const uint8_t c74 = limbforge_add_carry_u64(&c74_unread, x136, x145, 0);
    uint64_t x163;
    const uint8_t c75 = limbforge_add_carry_u64(&x163, x137, x149, c74);
    uint64_t x164;
    const uint8_t c76 = limbforge_add_carry_u64(&x164, x138, x152, c75);
    uint64_t x165;
    const uint8_t c77 = limbforge_add_carry_u64(&x165, x139, x155, c76);
    uint64_t x166;
    const uint8_t c78 = limbforge_add_carry_u64(&x166, x140, x158, c77);
    uint64_t x167;
    const uint8_t c79 = limbforge_add_carry_u64(&x167, x141, x159, c78);
    uint64_t x168;
    const uint8_t c80 = limbforge_add_carry_u64(&x168, x143, x161, c79);
    const uint64_t x169 = x162 + (uint64_t)c80;
    uint64_t x170;
    const uint8_t c81 = limbforge_add_carry_u64(&x170, x111, x169, c67);
    const uint64_t x171 = x163 * 0x3bd440fae918bc5;
    const u128 r40 = (u128)x171 * 0x2378c292ab5844f3;
    const uint64_t x172 = (uint64_t)r40;
    const uint64_t x173 = (uint64_t)(r40 >> 64);
    const u128 r41 = (u128)x171 * 0x216cc2728dc58f55;
    const uint64_t x174 = (uint64_t)r41;
    const uint64_t x175 = (uint64_t)(r41 >> 64);
    uint64_t x176;
    const uint8_t c82 = limbforge_add_carry_u64(&x176, x174, x173, 0);
    const u128 r42 = (u128)x171 * 0xc44edb49aed63690;
    const uint64_t x177 = (uint64_t)r42;
    const uint64_t x178 = (uint64_t)(r42 >> 64);
    uint64_t x179;
    const uint8_t c83 = limbforge_add_carry_u64(&x179, x177, x175, c82);
    const u128 r43 = (u128)x171 * 0xffffffff7cca23e9;
    const uint64_t x180 = (uint64_t)r43;
    const uint64_t x181 = (uint64_t)(r43 >> 64);
    uint64_t x182;
    const uint8_t c84 = limbforge_add_carry_u64(&x182, x180, x178, c83);
    const u128 r44 = (u128)x171 * 0xffffffffffffffff;
    const uint64_t x183 = (uint64_t)r44;
    const uint64_t x184 = (uint64_t)(r44 >> 64);
    uint64_t x185;
    const uint8_t c85 = limbforge_add_carry_u64(&x185, x183, x181, c84);
    uint64_t x186;
    const uint8_t c86 = limbforge_add_carry_u64(&x186, x183, x184, c85);
    const u128 r45 = (u128)x171 * 0x3fffffffffffffff;
    const uint64_t x187 = (uint64_t)r45;
    uint64_t x188;
    const uint8_t c87 = limbforge_add_carry_u64(&x188, x187, x184, c86);
    const uint64_t x189 = (uint64_t)(r45 >> 64) + (uint64_t)c87;
    uint64_t c88_unread;
    const uint8_t c88 = limbforge_add_carry_u64(&c88_unread, x163, x172, 0);
    uint64_t x190;
    const uint8_t c89 = limbforge_add_carry_u64(&x190, x164, x176, c88);
    uint64_t x191;
    const uint8_t c90 = limbforge_add_carry_u64(&x191, x165, x179, c89);
    uint64_t x192;
    const uint8_t c91 = limbforge_add_carry_u64(&x192, x166, x182, c90);
    uint64_t x193;
    const uint8_t c92 = limbforge_add_carry_u64(&x193, x167, x185, c91);
    uint64_t x194;
    const uint8_t c93 = limbforge_add_carry_u64(&x194, x168, x186, c92);
    uint64_t x195;
    const uint8_t c94 = limbforge_add_carry_u64(&x195, x170, x188, c93);
    const uint64_t x196 = x189 + (uint64_t)c94;
    uint64_t x197;
    const uint8_t c95 = limbforge_add_carry_u64(&x197, x112, x196, c81);
    const uint64_t x198 = x190 * 0x3bd440fae918bc5;
    const u128 r46 = (u128)x198 * 0x2378c292ab5844f3;
    const uint64_t x199 = (uint64_t)r46;
    const uint64_t x200 = (uint64_t)(r46 >> 64);
    const u128 r47 = (u128)x198 * 0x216cc2728dc58f55;
    const uint64_t x201 = (uint64_t)r47;
    const uint64_t x202 = (uint64_t)(r47 >> 64);
    uint64_t x203;
    const uint8_t c96 = limbforge_add_carry_u64(&x203, x201, x200, 0);
    const u128 r48 = (u128)x198 * 0xc44edb49aed63690;
    const uint64_t x204 = (uint64_t)r48;
    const uint64_t x205 = (uint64_t)(r48 >> 64);
    uint64_t x206;
    const uint8_t c97 = limbforge_add_carry_u64(&x206, x204, x202, c96);
    const u128 r49 = (u128)x198 * 0xffffffff7cca23e9;
    const uint64_t x207 = (uint64_t)r49;
    const uint64_t x208 = (uint64_t)(r49 >> 64);
    uint64_t x209;
    const uint8_t c98 = limbforge_add_carry_u64(&x209, x207, x205, c97);
    const u128 r50 = (u128)x198 * 0xffffffffffffffff;
    const uint64_t x210 = (uint64_t)r50;
    const uint64_t x211 = (uint64_t)(r50 >> 64);
    uint64_t x212;
    const uint8_t c99 = limbforge_add_carry_u64(&x212, x210, x208, c98);
    uint64_t x213;
    const uint8_t c100 = limbforge_add_carry_u64(&x213, x210, x211, c99);
    const u128 r51 = (u128)x198 * 0x3fffffffffffffff;
    const uint64_t x214 = (uint64_t)r51;
    uint64_t x215;
    const uint8_t c101 = limbforge_add_carry_u64(&x215, x214, x211, c100);
    const uint64_t x216 = (uint64_t)(r51 >> 64) + (uint64_t)c101;
    uint64_t c102_unread;
    const uint8_t c102 = limbforge_add_carry_u64(&c102_unread, x190, x199, 0);
    uint64_t x217;
    const uint8_t c103 = limbforge_add_carry_u64(&x217, x191, x203, c102);
    uint64_t x218;
    const uint8_t c104 = limbforge_add_carry_u64(&x218, x192, x206, c103);
    uint64_t x219;
    const uint8_t c105 = limbforge_add_carry_u64(&x219, x193, x209, c104);
    uint64_t x220;
    const uint8_t c106 = limbforge_add_carry_u64(&x220, x194, x212, c105);
    uint64_t x221;
    const uint8_t c107 = limbforge_add_carry_u64(&x221, x195, x213, c106);
    uint64_t x222;
    const uint8_t c108 = limbforge_add_carry_u64(&x222, x197, x215, c107);
    const uint64_t x223 = x216 + (uint64_t)c108;
    uint64_t x224;
    const uint8_t c109 = limbforge_add_carry_u64(&x224, x113, x223, c95);
    const uint64_t x225 = x217 * 0x3bd440fae918bc5;
    const u128 r52 = (u128)x225 * 0x2378c292ab5844f3;
    const uint64_t x226 = (uint64_t)r52;
    const uint64_t x227 = (uint64_t)(r52 >> 64);
    const u128 r53 = (u128)x225 * 0x216cc2728dc58f55;
    const uint64_t x228 = (uint64_t)r53;
    const uint64_t x229 = (uint64_t)(r53 >> 64);
    uint64_t x230;
    const uint8_t c110 = limbforge_add_carry_u64(&x230, x228, x227, 0);
    const u128 r54 = (u128)x225 * 0xc44edb49aed63690;
    const uint64_t x231 = (uint64_t)r54;
    const uint64_t x232 = (uint64_t)(r54 >> 64);
    uint64_t x233;
    const uint8_t c111 = limbforge_add_carry_u64(&x233, x231, x229, c110);
    const u128 r55 = (u128)x225 * 0xffffffff7cca23e9;
    const uint64_t x234 = (uint64_t)r55;
    const uint64_t x235 = (uint64_t)(r55 >> 64);
    uint64_t x236;
    const uint8_t c112 = limbforge_add_carry_u64(&x236, x234, x232, c111);
    const u128 r56 = (u128)x225 * 0xffffffffffffffff;
    const uint64_t x237 = (uint64_t)r56;
    const uint64_t x238 = (uint64_t)(r56 >> 64);
    uint64_t x239;
    const uint8_t c113 = limbforge_add_carry_u64(&x239, x237, x235, c112);
    uint64_t x240;
    const uint8_t c114 = limbforge_add_carry_u64(&x240, x237, x238, c113);
    const u128 r57 = (u128)x225 * 0x3fffffffffffffff;
    const uint64_t x241 = (uint64_t)r57;
    uint64_t x242;
    const uint8_t c115 = limbforge_add_carry_u64(&x242, x241, x238, c114);
    const uint64_t x243 = (uint64_t)(r57 >> 64) + (uint64_t)c115;
    uint64_t c116_unread;
    const uint8_t c116 = limbforge_add_carry_u64(&c116_unread, x217, x226, 0);
    uint64_t x244;
    const uint8_t c117 = limbforge_add_carry_u64(&x244, x218, x230, c116);
    uint64_t x245;
    const uint8_t c118 = limbforge_add_carry_u64(&x245, x219, x233, c117);
    uint64_t x246;
    const uint8_t c119 = limbforge_add_carry_u64(&x246, x220, x236, c118);
    uint64_t x247;
    const uint8_t c120 = limbforge_add_carry_u64(&x247, x221, x239, c119);
    uint64_t x248;
    const uint8_t c121 = limbforge_add_carry_u64(&x248, x222, x240, c120);
    uint64_t x249;
    const uint8_t c122 = limbforge_add_carry_u64(&x249, x224, x242, c121);
    const uint64_t x250 = x243 + (uint64_t)c122;
    uint64_t x251;
    const uint8_t c123 = limbforge_add_carry_u64(&x251, x114, x250, c109);
    const uint64_t x252 = x244 * 0x3bd440fae918bc5;
    const u128 r58 = (u128)x252 * 0x2378c292ab5844f3;
    const uint64_t x253 = (uint64_t)r58;
    const uint64_t x254 = (uint64_t)(r58 >> 64);
    const u128 r59 = (u128)x252 * 0x216cc2728dc58f55;
    const uint64_t x255 = (uint64_t)r59;
    const uint64_t x256 = (uint64_t)(r59 >> 64);
    uint64_t x257;
    const uint8_t c124 = limbforge_add_carry_u64(&x257, x255, x254, 0);
    const u128 r60 = (u128)x252 * 0xc44edb49aed63690;
    const uint64_t x258 = (uint64_t)r60;
    const uint64_t x259 = (uint64_t)(r60 >> 64);
    uint64_t x260;
    const uint8_t c125 = limbforge_add_carry_u64(&x260, x258, x256, c124);
    const u128 r61 = (u128)x252 * 0xffffffff7cca23e9;
    const uint64_t x261 = (uint64_t)r61;
    const uint64_t x262 = (uint64_t)(r61 >> 64);
    uint64_t x263;
    const uint8_t c126 = limbforge_add_carry_u64(&x263, x261, x259, c125);
    const u128 r62 = (u128)x252 * 0xffffffffffffffff;
    const uint64_t x264 = (uint64_t)r62;
    const uint64_t x265 = (uint64_t)(r62 >> 64);
    uint64_t x266;
    const uint8_t c127 = limbforge_add_carry_u64(&x266, x264, x262, c126);
    uint64_t x267;
    const uint8_t c128 = limbforge_add_carry_u64(&x267, x264, x265, c127);
    const u128 r63 = (u128)x252 * 0x3fffffffffffffff;
    const uint64_t x268 = (uint64_t)r63;
    uint64_t x269;
    const uint8_t c129 = limbforge_add_carry_u64(&x269, x268, x265, c128);
    const uint64_t x270 = (uint64_t)(r63 >> 64) + (uint64_t)c129;
    uint64_t c130_unread;
    const uint8_t c130 = limbforge_add_carry_u64(&c130_unread, x244, x253, 0);
    uint64_t x271;
    const uint8_t c131 = limbforge_add_carry_u64(&x271, x245, x257, c130);
    uint64_t x272;
    const uint8_t c132 = limbforge_add_carry_u64(&x272, x246, x260, c131);
    uint64_t x273;
    const uint8_t c133 = limbforge_add_carry_u64(&x273, x247, x263, c132);
    uint64_t x274;
    const uint8_t c134 = limbforge_add_carry_u64(&x274, x248, x266, c133);
    uint64_t x275;
    const uint8_t c135 = limbforge_add_carry_u64(&x275, x249, x267, c134);
    uint64_t x276;
    const uint8_t c136 = limbforge_add_carry_u64(&x276, x251, x269, c135);
    const uint64_t x277 = x270 + (uint64_t)c136;
    uint64_t x278;
    const uint8_t c137 = limbforge_add_carry_u64(&x278, x115, x277, c123);
    const uint64_t x279 = x271 * 0x3bd440fae918bc5;
    const u128 r64 = (u128)x279 * 0x2378c292ab5844f3;
    const uint64_t x280 = (uint64_t)r64;
    const uint64_t x281 = (uint64_t)(r64 >> 64);
    const u128 r65 = (u128)x279 * 0x216cc2728dc58f55;
    const uint64_t x282 = (uint64_t)r65;
    const uint64_t x283 = (uint64_t)(r65 >> 64);
    uint64_t x284;
    const uint8_t c138 = limbforge_add_carry_u64(&x284, x282, x281, 0);
    const u128 r66 = (u128)x279 * 0xc44edb49aed63690;
    const uint64_t x285 = (uint64_t)r66;
    const uint64_t x286 = (uint64_t)(r66 >> 64);
    uint64_t x287;
    const uint8_t c139 = limbforge_add_carry_u64(&x287, x285, x283, c138);
    const u128 r67 = (u128)x279 * 0xffffffff7cca23e9;
    const uint64_t x288 = (uint64_t)r67;
    const uint64_t x289 = (uint64_t)(r67 >> 64);
    uint64_t x290;
    const uint8_t c140 = limbforge_add_carry_u64(&x290, x288, x286, c139);
    const u128 r68 = (u128)x279 * 0xffffffffffffffff;
    const uint64_t x291 = (uint64_t)r68;
    const uint64_t x292 = (uint64_t)(r68 >> 64);
    uint64_t x293;
    const uint8_t c141 = limbforge_add_carry_u64(&x293, x291, x289, c140);
    uint64_t x294;
    const uint8_t c142 = limbforge_add_carry_u64(&x294, x291, x292, c141);
    const u128 r69 = (u128)x279 * 0x3fffffffffffffff;
    const uint64_t x295 = (uint64_t)r69;
    uint64_t x296;
    const uint8_t c143 = limbforge_add_carry_u64(&x296, x295, x292, c142);
    const uint64_t x297 = (uint64_t)(r69 >> 64) + (uint64_t)c143;
    uint64_t c144_unread;
    const uint8_t c144 = limbforge_add_carry_u64(&c144_unread, x271, x280, 0);
    uint64_t x298;
    const uint8_t c145 = limbforge_add_carry_u64(&x298, x272, x284, c144);
    uint64_t x299;
    const uint8_t c146 = limbforge_add_carry_u64(&x299, x273, x287, c145);
    uint64_t x300;
    const uint8_t c147 = limbforge_add_carry_u64(&x300, x274, x290, c146);
    uint64_t x301;
    const uint8_t c148 = limbforge_add_carry_u64(&x301, x275, x293, c147);
    uint64_t x302;
    const uint8_t c149 = limbforge_add_carry_u64(&x302, x276, x294, c148);
    uint64_t x303;
    const uint8_t c150 = limbforge_add_carry_u64(&x303, x278, x296, c149);
    const uint64_t x304 = x297 + (uint64_t)c150;
    uint64_t x305;
    const uint8_t c151 = limbforge_add_carry_u64(&x305, x116, x304, c137);
    const uint64_t c151_mask = (uint64_t)0 - (uint64_t)c151;
    const uint64_t x306 = c151_mask & 0x2378c292ab5844f3;
    const uint64_t x307 = c151_mask & 0x216cc2728dc58f55;
    const uint64_t x308 = c151_mask & 0xc44edb49aed63690;
    const uint64_t x309 = c151_mask & 0xffffffff7cca23e9;
    const uint64_t x310 = c151_mask & 0x3fffffffffffffff;
    uint64_t o0;
    const uint8_t c152 = limbforge_sub_borrow_u64(&o0, x298, x306, 0);
    uint64_t o1;
    const uint8_t c153 = limbforge_sub_borrow_u64(&o1, x299, x307, c152);
    uint64_t o2;
    const uint8_t c154 = limbforge_sub_borrow_u64(&o2, x300, x308, c153);
    uint64_t o3;
    const uint8_t c155 = limbforge_sub_borrow_u64(&o3, x301, x309, c154);
    uint64_t o4;
    const uint8_t c156 = limbforge_sub_borrow_u64(&o4, x302, c151_mask, c155);
    uint64_t o5;
    const uint8_t c157 = limbforge_sub_borrow_u64(&o5, x303, c151_mask, c156);
    uint64_t o6;
    limbforge_sub_borrow_u64(&o6, x305, x310, c157);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
}

// `2 * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_halve(uint64_t out[7], const uint64_t a[7]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t x0 = a0 & 1;
    const uint8_t c0 = (uint8_t)x0;
    const uint64_t c0_mask = (uint64_t)0 - (uint64_t)c0;
    const uint64_t x1 = c0_mask & 0x2378c292ab5844f3;
    const uint64_t x2 = c0_mask & 0x216cc2728dc58f55;
    const uint64_t x3 = c0_mask & 0xc44edb49aed63690;
    const uint64_t x4 = c0_mask & 0xffffffff7cca23e9;
    const uint64_t x5 = c0_mask & 0x3fffffffffffffff;
    uint64_t x6;
    const uint8_t c1 = limbforge_add_carry_u64(&x6, a0, x1, 0);
    uint64_t x7;
    const uint8_t c2 = limbforge_add_carry_u64(&x7, a1, x2, c1);
    uint64_t x8;
    const uint8_t c3 = limbforge_add_carry_u64(&x8, a2, x3, c2);
    uint64_t x9;
    const uint8_t c4 = limbforge_add_carry_u64(&x9, a3, x4, c3);
    uint64_t x10;
    const uint8_t c5 = limbforge_add_carry_u64(&x10, a4, c0_mask, c4);
    uint64_t x11;
    const uint8_t c6 = limbforge_add_carry_u64(&x11, a5, c0_mask, c5);
    uint64_t x12;
    const uint8_t c7 = limbforge_add_carry_u64(&x12, a6, x5, c6);
    const uint64_t x13 = x7 & 1;
    const uint64_t x14 = x8 & 1;
    const uint64_t x15 = x9 & 1;
    const uint64_t x16 = x10 & 1;
    const uint64_t x17 = x11 & 1;
    const uint64_t x18 = x12 & 1;
    const uint64_t o0 = (x6 >> 1) + (x13 << 63);
    const uint64_t o1 = (x7 >> 1) + (x14 << 63);
    const uint64_t o2 = (x8 >> 1) + (x15 << 63);
    const uint64_t o3 = (x9 >> 1) + (x16 << 63);
    const uint64_t o4 = (x10 >> 1) + (x17 << 63);
    const uint64_t o5 = (x11 >> 1) + (x18 << 63);
    const uint64_t o6 = (x12 >> 1) + ((uint64_t)c7 << 63);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
}

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_select(uint64_t out[7], uint64_t choice, const uint64_t a[7], const uint64_t b[7]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
    const uint64_t b6 = b[6];
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint64_t choice_mask = (uint64_t)0 - limbforge_barrier_u64(choice);
    const uint64_t o0 = b0 ^ (choice_mask & (a0 ^ b0));
    const uint64_t o1 = b1 ^ (choice_mask & (a1 ^ b1));
    const uint64_t o2 = b2 ^ (choice_mask & (a2 ^ b2));
    const uint64_t o3 = b3 ^ (choice_mask & (a3 ^ b3));
    const uint64_t o4 = b4 ^ (choice_mask & (a4 ^ b4));
    const uint64_t o5 = b5 ^ (choice_mask & (a5 ^ b5));
    const uint64_t o6 = b6 ^ (choice_mask & (a6 ^ b6));
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
}

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `x`: every word in `[0, 2^64 - 1]`
// - returns `y`: every word in `[0, 2^64 - 1]`
void scalar448_swap(
    uint64_t x[7],
    uint64_t y[7],
    uint64_t choice,
    const uint64_t a[7],
    const uint64_t b[7]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
    const uint64_t b6 = b[6];
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint64_t choice_mask = (uint64_t)0 - limbforge_barrier_u64(choice);
    const uint64_t x0 = a0 ^ (choice_mask & (b0 ^ a0));
    const uint64_t x1 = a1 ^ (choice_mask & (b1 ^ a1));
    const uint64_t x2 = a2 ^ (choice_mask & (b2 ^ a2));
    const uint64_t x3 = a3 ^ (choice_mask & (b3 ^ a3));
    const uint64_t x4 = a4 ^ (choice_mask & (b4 ^ a4));
    const uint64_t x5 = a5 ^ (choice_mask & (b5 ^ a5));
    const uint64_t x6 = a6 ^ (choice_mask & (b6 ^ a6));
    const uint64_t y0 = b0 ^ (choice_mask & (a0 ^ b0));
    const uint64_t y1 = b1 ^ (choice_mask & (a1 ^ b1));
    const uint64_t y2 = b2 ^ (choice_mask & (a2 ^ b2));
    const uint64_t y3 = b3 ^ (choice_mask & (a3 ^ b3));
    const uint64_t y4 = b4 ^ (choice_mask & (a4 ^ b4));
    const uint64_t y5 = b5 ^ (choice_mask & (a5 ^ b5));
    const uint64_t y6 = b6 ^ (choice_mask & (a6 ^ b6));
    x[0] = x0;
    x[1] = x1;
    x[2] = x2;
    x[3] = x3;
    x[4] = x4;
    x[5] = x5;
    x[6] = x6;
    y[0] = y0;
    y[1] = y1;
    y[2] = y2;
    y[3] = y3;
    y[4] = y4;
    y[5] = y5;
    y[6] = y6;
}

// `R * out = a (mod p), 0 <= out < p`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5 in `[0, 2^64 - 1]`; word 6 in `[0, 2^62 - 1]`
void scalar448_to_bytes(uint8_t out[56], const uint64_t a[7]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t x0 = a0 * 0x3bd440fae918bc5;
    const u128 r0 = (u128)x0 * 0x2378c292ab5844f3;
    const uint64_t x1 = (uint64_t)r0;
    const uint64_t x2 = (uint64_t)(r0 >> 64);
    const u128 r1 = (u128)x0 * 0x216cc2728dc58f55;
    const uint64_t x3 = (uint64_t)r1;
    const uint64_t x4 = (uint64_t)(r1 >> 64);
    uint64_t x5;
    const uint8_t c0 = limbforge_add_carry_u64(&x5, x3, x2, 0);
    const u128 r2 = (u128)x0 * 0xc44edb49aed63690;
    const uint64_t x6 = (uint64_t)r2;
    const uint64_t x7 = (uint64_t)(r2 >> 64);
    uint64_t x8;
    const uint8_t c1 = limbforge_add_carry_u64(&x8, x6, x4, c0);
    const u128 r3 = (u128)x0 * 0xffffffff7cca23e9;
    const uint64_t x9 = (uint64_t)r3;
    const uint64_t x10 = (uint64_t)(r3 >> 64);
    uint64_t x11;
    const uint8_t c2 = limbforge_add_carry_u64(&x11, x9, x7, c1);
    const u128 r4 = (u128)x0 * 0xffffffffffffffff;
    const uint64_t x12 = (uint64_t)r4;
    const uint64_t x13 = (uint64_t)(r4 >> 64);
    uint64_t x14;
    const uint8_t c3 = limbforge_add_carry_u64(&x14, x12, x10, c2);
    uint64_t x15;
    const uint8_t c4 = limbforge_add_carry_u64(&x15, x12, x13, c3);
    const u128 r5 = (u128)x0 * 0x3fffffffffffffff;
    const uint64_t x16 = (uint64_t)r5;
    uint64_t x17;
    const uint8_t c5 = limbforge_add_carry_u64(&x17, x16, x13, c4);
    const uint64_t x18 = (uint64_t)(r5 >> 64) + (uint64_t)c5;
    uint64_t c6_unread;
    const uint8_t c6 = limbforge_add_carry_u64(&c6_unread, a0, x1, 0);
    uint64_t x19;
    const uint8_t c7 = limbforge_add_carry_u64(&x19, a1, x5, c6);
    uint64_t x20;
    const uint8_t c8 = limbforge_add_carry_u64(&x20, a2, x8, c7);
    uint64_t x21;
    const uint8_t c9 = limbforge_add_carry_u64(&x21, a3, x11, c8);
    uint64_t x22;
    const uint8_t c10 = limbforge_add_carry_u64(&x22, a4, x14, c9);
    uint64_t x23;
    const uint8_t c11 = limbforge_add_carry_u64(&x23, a5, x15, c10);
    uint64_t x24;
    const uint8_t c12 = limbforge_add_carry_u64(&x24, a6, x17, c11);
    const uint64_t x25 = x18 + (uint64_t)c12;
    const uint64_t x26 = x19 * 0x3bd440fae918bc5;
    const u128 r6 = (u128)x26 * 0x2378c292ab5844f3;
    const uint64_t x27 = (uint64_t)r6;
    const uint64_t x28 = (uint64_t)(r6 >> 64);
    const u128 r7 = (u128)x26 * 0x216cc2728dc58f55;
    const uint64_t x29 = (uint64_t)r7;
    const uint64_t x30 = (uint64_t)(r7 >> 64);
    uint64_t x31;
    const uint8_t c13 = limbforge_add_carry_u64(&x31, x29, x28, 0);
    const u128 r8 = (u128)x26 * 0xc44edb49aed63690;
    const uint64_t x32 = (uint64_t)r8;
    const uint64_t x33 = (uint64_t)(r8 >> 64);
    uint64_t x34;
    const uint8_t c14 = limbforge_add_carry_u64(&x34, x32, x30, c13);
    const u128 r9 = (u128)x26 * 0xffffffff7cca23e9;
    const uint64_t x35 = (uint64_t)r9;
    const uint64_t x36 = (uint64_t)(r9 >> 64);
    uint64_t x37;
    const uint8_t c15 = limbforge_add_carry_u64(&x37, x35, x33, c14);
    const u128 r10 = (u128)x26 * 0xffffffffffffffff;
    const uint64_t x38 = (uint64_t)r10;
    const uint64_t x39 = (uint64_t)(r10 >> 64);
    uint64_t x40;
    const uint8_t c16 = limbforge_add_carry_u64(&x40, x38, x36, c15);
    uint64_t x41;
    const uint8_t c17 = limbforge_add_carry_u64(&x41, x38, x39, c16);
    const u128 r11 = (u128)x26 * 0x3fffffffffffffff;
    const uint64_t x42 = (uint64_t)r11;
    uint64_t x43;
    const uint8_t c18 = limbforge_add_carry_u64(&x43, x42, x39, c17);
    const uint64_t x44 = (uint64_t)(r11 >> 64) + (uint64_t)c18;
    uint64_t c19_unread;
    const uint8_t c19 = limbforge_add_carry_u64(&c19_unread, x19, x27, 0);
    uint64_t x45;
    const uint8_t c20 = limbforge_add_carry_u64(&x45, x20, x31, c19);
    uint64_t x46;
    const uint8_t c21 = limbforge_add_carry_u64(&x46, x21, x34, c20);
    uint64_t x47;
    const uint8_t c22 = limbforge_add_carry_u64(&x47, x22, x37, c21);
    uint64_t x48;
    const uint8_t c23 = limbforge_add_carry_u64(&x48, x23, x40, c22);
    uint64_t x49;
    const uint8_t c24 = limbforge_add_carry_u64(&x49, x24, x41, c23);
    uint64_t x50;
    const uint8_t c25 = limbforge_add_carry_u64(&x50, x25, x43, c24);
    const uint64_t x51 = x44 + (uint64_t)c25;
    const uint64_t x52 = x45 * 0x3bd440fae918bc5;
    const u128 r12 = (u128)x52 * 0x2378c292ab5844f3;
    const uint64_t x53 = (uint64_t)r12;
    const uint64_t x54 = (uint64_t)(r12 >> 64);
    const u128 r13 = (u128)x52 * 0x216cc2728dc58f55;
    const uint64_t x55 = (uint64_t)r13;
    const uint64_t x56 = (uint64_t)(r13 >> 64);
    uint64_t x57;
    const uint8_t c26 = limbforge_add_carry_u64(&x57, x55, x54, 0);
    const u128 r14 = (u128)x52 * 0xc44edb49aed63690;
    const uint64_t x58 = (uint64_t)r14;
    const uint64_t x59 = (uint64_t)(r14 >> 64);
    uint64_t x60;
    const uint8_t c27 = limbforge_add_carry_u64(&x60, x58, x56, c26);
    const u128 r15 = (u128)x52 * 0xffffffff7cca23e9;
    const uint64_t x61 = (uint64_t)r15;
    const uint64_t x62 = (uint64_t)(r15 >> 64);
    uint64_t x63;
    const uint8_t c28 = limbforge_add_carry_u64(&x63, x61, x59, c27);
    const u128 r16 = (u128)x52 * 0xffffffffffffffff;
    const uint64_t x64 = (uint64_t)r16;
    const uint64_t x65 = (uint64_t)(r16 >> 64);
    uint64_t x66;
    const uint8_t c29 = limbforge_add_carry_u64(&x66, x64, x62, c28);
    uint64_t x67;
    const uint8_t c30 = limbforge_add_carry_u64(&x67, x64, x65, c29);
    const u128 r17 = (u128)x52 * 0x3fffffffffffffff;
    const uint64_t x68 = (uint64_t)r17;
    uint64_t x69;
    const uint8_t c31 = limbforge_add_carry_u64(&x69, x68, x65, c30);
    const uint64_t x70 = (uint64_t)(r17 >> 64) + (uint64_t)c31;
    uint64_t c32_unread;
    const uint8_t c32 = limbforge_add_carry_u64(&c32_unread, x45, x53, 0);
    uint64_t x71;
    const uint8_t c33 = limbforge_add_carry_u64(&x71, x46, x57, c32);
    uint64_t x72;
    const uint8_t c34 = limbforge_add_carry_u64(&x72, x47, x60, c33);
    uint64_t x73;
    const uint8_t c35 = limbforge_add_carry_u64(&x73, x48, x63, c34);
    uint64_t x74;
    const uint8_t c36 = limbforge_add_carry_u64(&x74, x49, x66, c35);
    uint64_t x75;
    const uint8_t c37 = limbforge_add_carry_u64(&x75, x50, x67, c36);
    uint64_t x76;
    const uint8_t c38 = limbforge_add_carry_u64(&x76, x51, x69, c37);
    const uint64_t x77 = x70 + (uint64_t)c38;
    const uint64_t x78 = x71 * 0x3bd440fae918bc5;
    const u128 r18 = (u128)x78 * 0x2378c292ab5844f3;
    const uint64_t x79 = (uint64_t)r18;
    const uint64_t x80 = (uint64_t)(r18 >> 64);
    const u128 r19 = (u128)x78 * 0x216cc2728dc58f55;
    const uint64_t x81 = (uint64_t)r19;
    const uint64_t x82 = (uint64_t)(r19 >> 64);
    uint64_t x83;
    const uint8_t c39 = limbforge_add_carry_u64(&x83, x81, x80, 0);
    const u128 r20 = (u128)x78 * 0xc44edb49aed63690;
    const uint64_t x84 = (uint64_t)r20;
    const uint64_t x85 = (uint64_t)(r20 >> 64);
    uint64_t x86;
    const uint8_t c40 = limbforge_add_carry_u64(&x86, x84, x82, c39);
    const u128 r21 = (u128)x78 * 0xffffffff7cca23e9;
    const uint64_t x87 = (uint64_t)r21;
    const uint64_t x88 = (uint64_t)(r21 >> 64);
    uint64_t x89;
    const uint8_t c41 = limbforge_add_carry_u64(&x89, x87, x85, c40);
    const u128 r22 = (u128)x78 * 0xffffffffffffffff;
    const uint64_t x90 = (uint64_t)r22;
    const uint64_t x91 = (uint64_t)(r22 >> 64);
    uint64_t x92;
    const uint8_t c42 = limbforge_add_carry_u64(&x92, x90, x88, c41);
    uint64_t x93;
    const uint8_t c43 = limbforge_add_carry_u64(&x93, x90, x91, c42);
    const u128 r23 = (u128)x78 * 0x3fffffffffffffff;
    const uint64_t x94 = (uint64_t)r23;
    uint64_t x95;
    const uint8_t c44 = limbforge_add_carry_u64(&x95, x94, x91, c43);
    const uint64_t x96 = (uint64_t)(r23 >> 64) + (uint64_t)c44;
    uint64_t c45_unread;
    const uint8_t c45 = limbforge_add_carry_u64(&c45_unread, x71, x79, 0);
    uint64_t x97;
    const uint8_t c46 = limbforge_add_carry_u64(&x97, x72, x83, c45);
    uint64_t x98;
    const uint8_t c47 = limbforge_add_carry_u64(&x98, x73, x86, c46);
    uint64_t x99;
    const uint8_t c48 = limbforge_add_carry_u64(&x99, x74, x89, c47);
    uint64_t x100;
    const uint8_t c49 = limbforge_add_carry_u64(&x100, x75, x92, c48);
    uint64_t x101;
    const uint8_t c50 = limbforge_add_carry_u64(&x101, x76, x93, c49);
    uint64_t x102;
    const uint8_t c51 = limbforge_add_carry_u64(&x102, x77, x95, c50);
    const uint64_t x103 = x96 + (uint64_t)c51;
    const uint64_t x104 = x97 * 0x3bd440fae918bc5;
    const u128 r24 = (u128)x104 * 0x2378c292ab5844f3;
    const uint64_t x105 = (uint64_t)r24;
    const uint64_t x106 = (uint64_t)(r24 >> 64);
    const u128 r25 = (u128)x104 * 0x216cc2728dc58f55;
    const uint64_t x107 = (uint64_t)r25;
    const uint64_t x108 = (uint64_t)(r25 >> 64);
    uint64_t x109;
    const uint8_t c52 = limbforge_add_carry_u64(&x109, x107, x106, 0);
    const u128 r26 = (u128)x104 * 0xc44edb49aed63690;
    const uint64_t x110 = (uint64_t)r26;
    const uint64_t x111 = (uint64_t)(r26 >> 64);
    uint64_t x112;
    const uint8_t c53 = limbforge_add_carry_u64(&x112, x110, x108, c52);
    const u128 r27 = (u128)x104 * 0xffffffff7cca23e9;
    const uint64_t x113 = (uint64_t)r27;
    const uint64_t x114 = (uint64_t)(r27 >> 64);
    uint64_t x115;
    const uint8_t c54 = limbforge_add_carry_u64(&x115, x113, x111, c53);
    const u128 r28 = (u128)x104 * 0xffffffffffffffff;
    const uint64_t x116 = (uint64_t)r28;
    const uint64_t x117 = (uint64_t)(r28 >> 64);
    uint64_t x118;
    const uint8_t c55 = limbforge_add_carry_u64(&x118, x116, x114, c54);
    uint64_t x119;
    const uint8_t c56 = limbforge_add_carry_u64(&x119, x116, x117, c55);
    const u128 r29 = (u128)x104 * 0x3fffffffffffffff;
    const uint64_t x120 = (uint64_t)r29;
    uint64_t x121;
    const uint8_t c57 = limbforge_add_carry_u64(&x121, x120, x117, c56);
    const uint64_t x122 = (uint64_t)(r29 >> 64) + (uint64_t)c57;
    uint64_t c58_unread;
    const uint8_t c58 = limbforge_add_carry_u64(&c58_unread, x97, x105, 0);
    uint64_t x123;
    const uint8_t c59 = limbforge_add_carry_u64(&x123, x98, x109, c58);
    uint64_t x124;
    const uint8_t c60 = limbforge_add_carry_u64(&x124, x99, x112, c59);
    uint64_t x125;
    const uint8_t c61 = limbforge_add_carry_u64(&x125, x100, x115, c60);
    uint64_t x126;
    const uint8_t c62 = limbforge_add_carry_u64(&x126, x101, x118, c61);
    uint64_t x127;
    const uint8_t c63 = limbforge_add_carry_u64(&x127, x102, x119, c62);
    uint64_t x128;
    const uint8_t c64 = limbforge_add_carry_u64(&x128, x103, x121, c63);
    const uint64_t x129 = x122 + (uint64_t)c64;
    const uint64_t x130 = x123 * 0x3bd440fae918bc5;
    const u128 r30 = (u128)x130 * 0x2378c292ab5844f3;
    const uint64_t x131 = (uint64_t)r30;
    const uint64_t x132 = (uint64_t)(r30 >> 64);
    const u128 r31 = (u128)x130 * 0x216cc2728dc58f55;
    const uint64_t x133 = (uint64_t)r31;
    const uint64_t x134 = (uint64_t)(r31 >> 64);
    uint64_t x135;
    const uint8_t c65 = limbforge_add_carry_u64(&x135, x133, x132, 0);
    const u128 r32 = (u128)x130 * 0xc44edb49aed63690;
    const uint64_t x136 = (uint64_t)r32;
    const uint64_t x137 = (uint64_t)(r32 >> 64);
    uint64_t x138;
    const uint8_t c66 = limbforge_add_carry_u64(&x138, x136, x134, c65);
    const u128 r33 = (u128)x130 * 0xffffffff7cca23e9;
    const uint64_t x139 = (uint64_t)r33;
    const uint64_t x140 = (uint64_t)(r33 >> 64);
    uint64_t x141;
    const uint8_t c67 = limbforge_add_carry_u64(&x141, x139, x137, c66);
    const u128 r34 = (u128)x130 * 0xffffffffffffffff;
    const uint64_t x142 = (uint64_t)r34;
    const uint64_t x143 = (uint64_t)(r34 >> 64);
    uint64_t x144;
    const uint8_t c68 = limbforge_add_carry_u64(&x144, x142, x140, c67);
    uint64_t x145;
    const uint8_t c69 = limbforge_add_carry_u64(&x145, x142, x143, c68);
    const u128 r35 = (u128)x130 * 0x3fffffffffffffff;
    const uint64_t x146 = (uint64_t)r35;
    uint64_t x147;
    const uint8_t c70 = limbforge_add_carry_u64(&x147, x146, x143, c69);
    const uint64_t x148 = (uint64_t)(r35 >> 64) + (uint64_t)c70;
    uint64_t c71_unread;
    const uint8_t c71 = limbforge_add_carry_u64(&c71_unread, x123, x131, 0);
    uint64_t x149;
    const uint8_t c72 = limbforge_add_carry_u64(&x149, x124, x135, c71);
    uint64_t x150;
    const uint8_t c73 = limbforge_add_carry_u64(&x150, x125, x138, c72);
    uint64_t x151;
    const uint8_t c74 = limbforge_add_carry_u64(&x151, x126, x141, c73);
    uint64_t x152;
    const uint8_t c75 = limbforge_add_carry_u64(&x152, x127, x144, c74);
    uint64_t x153;
    const uint8_t c76 = limbforge_add_carry_u64(&x153, x128, x145, c75);
    uint64_t x154;
    const uint8_t c77 = limbforge_add_carry_u64(&x154, x129, x147, c76);
    const uint64_t x155 = x148 + (uint64_t)c77;
    const uint64_t x156 = x149 * 0x3bd440fae918bc5;
    const u128 r36 = (u128)x156 * 0x2378c292ab5844f3;
    const uint64_t x157 = (uint64_t)r36;
    const uint64_t x158 = (uint64_t)(r36 >> 64);
    const u128 r37 = (u128)x156 * 0x216cc2728dc58f55;
    const uint64_t x159 = (uint64_t)r37;
    const uint64_t x160 = (uint64_t)(r37 >> 64);
    uint64_t x161;
    const uint8_t c78 = limbforge_add_carry_u64(&x161, x159, x158, 0);
    const u128 r38 = (u128)x156 * 0xc44edb49aed63690;
    const uint64_t x162 = (uint64_t)r38;
    const uint64_t x163 = (uint64_t)(r38 >> 64);
    uint64_t x164;
    const uint8_t c79 = limbforge_add_carry_u64(&x164, x162, x160, c78);
    const u128 r39 = (u128)x156 * 0xffffffff7cca23e9;
    const uint64_t x165 = (uint64_t)r39;
    const uint64_t x166 = (uint64_t)(r39 >> 64);
    uint64_t x167;
    const uint8_t c80 = limbforge_add_carry_u64(&x167, x165, x163, c79);
    const u128 r40 = (u128)x156 * 0xffffffffffffffff;
    const uint64_t x168 = (uint64_t)r40;
    const uint64_t x169 = (uint64_t)(r40 >> 64);
    uint64_t x170;
    const uint8_t c81 = limbforge_add_carry_u64(&x170, x168, x166, c80);
    uint64_t x171;
    const uint8_t c82 = limbforge_add_carry_u64(&x171, x168, x169, c81);
    const u128 r41 = (u128)x156 * 0x3fffffffffffffff;
    const uint64_t x172 = (uint64_t)r41;
    uint64_t x173;
    const uint8_t c83 = limbforge_add_carry_u64(&x173, x172, x169, c82);
    const uint64_t x174 = (uint64_t)(r41 >> 64) + (uint64_t)c83;
    uint64_t c84_unread;
    const uint8_t c84 = limbforge_add_carry_u64(&c84_unread, x149, x157, 0);
    uint64_t x175;
    const uint8_t c85 = limbforge_add_carry_u64(&x175, x150, x161, c84);
    uint64_t x176;
    const uint8_t c86 = limbforge_add_carry_u64(&x176, x151, x164, c85);
    uint64_t x177;
    const uint8_t c87 = limbforge_add_carry_u64(&x177, x152, x167, c86);
    uint64_t x178;
    const uint8_t c88 = limbforge_add_carry_u64(&x178, x153, x170, c87);
    uint64_t x179;
    const uint8_t c89 = limbforge_add_carry_u64(&x179, x154, x171, c88);
    uint64_t x180;
    const uint8_t c90 = limbforge_add_carry_u64(&x180, x155, x173, c89);
    const uint64_t x181 = x174 + (uint64_t)c90;
    uint64_t x182;
    const uint8_t c91 = limbforge_sub_borrow_u64(&x182, x175, 0x2378c292ab5844f3, 0);
    uint64_t x183;
    const uint8_t c92 = limbforge_sub_borrow_u64(&x183, x176, 0x216cc2728dc58f55, c91);
    uint64_t x184;
    const uint8_t c93 = limbforge_sub_borrow_u64(&x184, x177, 0xc44edb49aed63690, c92);
    uint64_t x185;
    const uint8_t c94 = limbforge_sub_borrow_u64(&x185, x178, 0xffffffff7cca23e9, c93);
    uint64_t x186;
    const uint8_t c95 = limbforge_sub_borrow_u64(&x186, x179, 0xffffffffffffffff, c94);
    uint64_t x187;
    const uint8_t c96 = limbforge_sub_borrow_u64(&x187, x180, 0xffffffffffffffff, c95);
    uint64_t x188;
    const uint8_t c97 = limbforge_sub_borrow_u64(&x188, x181, 0x3fffffffffffffff, c96);
    const uint64_t c97_mask = (uint64_t)0 - (uint64_t)c97;
    const uint64_t o0 = x182 ^ (c97_mask & (x175 ^ x182));
    const uint64_t o1 = x183 ^ (c97_mask & (x176 ^ x183));
    const uint64_t o2 = x184 ^ (c97_mask & (x177 ^ x184));
    const uint64_t o3 = x185 ^ (c97_mask & (x178 ^ x185));
    const uint64_t o4 = x186 ^ (c97_mask & (x179 ^ x186));
    const uint64_t o5 = x187 ^ (c97_mask & (x180 ^ x187));
    const uint64_t o6 = x188 ^ (c97_mask & (x181 ^ x188));
    limbforge_store_u64(out + 0, 8, o0);
    limbforge_store_u64(out + 8, 8, o1);
    limbforge_store_u64(out + 16, 8, o2);
    limbforge_store_u64(out + 24, 8, o3);
    limbforge_store_u64(out + 32, 8, o4);
    limbforge_store_u64(out + 40, 8, o5);
    limbforge_store_u64(out + 48, 8, o6);
}

// `limbs of out = bytes (mod p): out = bytes / R`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_limbs_of_bytes(uint64_t out[7], const uint8_t bytes[56]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t bytes4 = limbforge_load_u64(bytes + 32, 8);
    const uint64_t bytes5 = limbforge_load_u64(bytes + 40, 8);
    const uint64_t bytes6 = limbforge_load_u64(bytes + 48, 8);
    out[0] = bytes0;
    out[1] = bytes1;
    out[2] = bytes2;
    out[3] = bytes3;
    out[4] = bytes4;
    out[5] = bytes5;
    out[6] = bytes6;
}

// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
// - returns `ok` in `[0, 1]`
void scalar448_limbs_of_bytes_canonical(uint64_t out[7], uint64_t *ok, const uint8_t bytes[56]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t bytes4 = limbforge_load_u64(bytes + 32, 8);
    const uint64_t bytes5 = limbforge_load_u64(bytes + 40, 8);
    const uint64_t bytes6 = limbforge_load_u64(bytes + 48, 8);
    uint64_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u64(&c0_unread, bytes0, 0x2378c292ab5844f3, 0);
    uint64_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u64(&c1_unread, bytes1, 0x216cc2728dc58f55, c0);
    uint64_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u64(&c2_unread, bytes2, 0xc44edb49aed63690, c1);
    uint64_t c3_unread;
    const uint8_t c3 = limbforge_sub_borrow_u64(&c3_unread, bytes3, 0xffffffff7cca23e9, c2);
    uint64_t c4_unread;
    const uint8_t c4 = limbforge_sub_borrow_u64(&c4_unread, bytes4, 0xffffffffffffffff, c3);
    uint64_t c5_unread;
    const uint8_t c5 = limbforge_sub_borrow_u64(&c5_unread, bytes5, 0xffffffffffffffff, c4);
    uint64_t ok0_unread;
    const uint8_t ok0 = limbforge_sub_borrow_u64(&ok0_unread, bytes6, 0x3fffffffffffffff, c5);
    out[0] = bytes0;
    out[1] = bytes1;
    out[2] = bytes2;
    out[3] = bytes3;
    out[4] = bytes4;
    out[5] = bytes5;
    out[6] = bytes6;
    *ok = (uint64_t)ok0;
}

// `limbs of out = k (mod p): out = k / R`
//
// - takes `k` in `[0, 2^32 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_limbs_of_word(uint64_t out[7], uint32_t k) {
    out[0] = (uint64_t)k;
    out[1] = 0;
    out[2] = 0;
    out[3] = 0;
    out[4] = 0;
    out[5] = 0;
    out[6] = 0;
}

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out` in `[0, 1]`
void scalar448_bytes_are_zero(uint64_t *out, const uint8_t bytes[56]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t bytes4 = limbforge_load_u64(bytes + 32, 8);
    const uint64_t bytes5 = limbforge_load_u64(bytes + 40, 8);
    const uint64_t bytes6 = limbforge_load_u64(bytes + 48, 8);
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
    uint64_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u64(&o0_unread, bytes6, 0, c5);
    *out = (uint64_t)o0;
}

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `half`: word 0, 1, 2, 3, 4, 5 in `[0, 2^64 - 1]`; word 6 in `[0, 2^63 - 1]`
// - returns `odd` in `[0, 1]`
void scalar448_bytes_parity(uint8_t half[56], uint64_t *odd, const uint8_t bytes[56]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t bytes4 = limbforge_load_u64(bytes + 32, 8);
    const uint64_t bytes5 = limbforge_load_u64(bytes + 40, 8);
    const uint64_t bytes6 = limbforge_load_u64(bytes + 48, 8);
    const uint64_t x0 = bytes0 & 1;
    const uint64_t x1 = bytes1 & 1;
    const uint64_t x2 = bytes2 & 1;
    const uint64_t x3 = bytes3 & 1;
    const uint64_t x4 = bytes4 & 1;
    const uint64_t x5 = bytes5 & 1;
    const uint64_t x6 = bytes6 & 1;
    const uint8_t odd0 = (uint8_t)x0;
    const uint64_t half0 = (bytes0 >> 1) + (x1 << 63);
    const uint64_t half1 = (bytes1 >> 1) + (x2 << 63);
    const uint64_t half2 = (bytes2 >> 1) + (x3 << 63);
    const uint64_t half3 = (bytes3 >> 1) + (x4 << 63);
    const uint64_t half4 = (bytes4 >> 1) + (x5 << 63);
    const uint64_t half5 = (bytes5 >> 1) + (x6 << 63);
    const uint64_t half6 = bytes6 >> 1;
    limbforge_store_u64(half + 0, 8, half0);
    limbforge_store_u64(half + 8, 8, half1);
    limbforge_store_u64(half + 16, 8, half2);
    limbforge_store_u64(half + 24, 8, half3);
    limbforge_store_u64(half + 32, 8, half4);
    limbforge_store_u64(half + 40, 8, half5);
    limbforge_store_u64(half + 48, 8, half6);
    *odd = (uint64_t)odd0;
}

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void scalar448_sign_of(int64_t *out, uint64_t is_zero, uint64_t is_square) {
    const uint64_t x0 = is_square + is_square;
    const uint64_t x1 = is_zero + 1;
    const int64_t o0 = (int64_t)x0 - (int64_t)x1;
    *out = o0;
}

// `R * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_from_montgomery(uint64_t out[7], const uint64_t a[7]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t x0 = a0 * 0x3bd440fae918bc5;
    const u128 r0 = (u128)x0 * 0x2378c292ab5844f3;
    const uint64_t x1 = (uint64_t)r0;
    const uint64_t x2 = (uint64_t)(r0 >> 64);
    const u128 r1 = (u128)x0 * 0x216cc2728dc58f55;
    const uint64_t x3 = (uint64_t)r1;
    const uint64_t x4 = (uint64_t)(r1 >> 64);
    uint64_t x5;
    const uint8_t c0 = limbforge_add_carry_u64(&x5, x3, x2, 0);
    const u128 r2 = (u128)x0 * 0xc44edb49aed63690;
    const uint64_t x6 = (uint64_t)r2;
    const uint64_t x7 = (uint64_t)(r2 >> 64);
    uint64_t x8;
    const uint8_t c1 = limbforge_add_carry_u64(&x8, x6, x4, c0);
    const u128 r3 = (u128)x0 * 0xffffffff7cca23e9;
    const uint64_t x9 = (uint64_t)r3;
    const uint64_t x10 = (uint64_t)(r3 >> 64);
    uint64_t x11;
    const uint8_t c2 = limbforge_add_carry_u64(&x11, x9, x7, c1);
    const u128 r4 = (u128)x0 * 0xffffffffffffffff;
    const uint64_t x12 = (uint64_t)r4;
    const uint64_t x13 = (uint64_t)(r4 >> 64);
    uint64_t x14;
    const uint8_t c3 = limbforge_add_carry_u64(&x14, x12, x10, c2);
    uint64_t x15;
    const uint8_t c4 = limbforge_add_carry_u64(&x15, x12, x13, c3);
    const u128 r5 = (u128)x0 * 0x3fffffffffffffff;
    const uint64_t x16 = (uint64_t)r5;
    uint64_t x17;
    const uint8_t c5 = limbforge_add_carry_u64(&x17, x16, x13, c4);
    const uint64_t x18 = (uint64_t)(r5 >> 64) + (uint64_t)c5;
    uint64_t c6_unread;
    const uint8_t c6 = limbforge_add_carry_u64(&c6_unread, a0, x1, 0);
    uint64_t x19;
    const uint8_t c7 = limbforge_add_carry_u64(&x19, a1, x5, c6);
    uint64_t x20;
    const uint8_t c8 = limbforge_add_carry_u64(&x20, a2, x8, c7);
    uint64_t x21;
    const uint8_t c9 = limbforge_add_carry_u64(&x21, a3, x11, c8);
    uint64_t x22;
    const uint8_t c10 = limbforge_add_carry_u64(&x22, a4, x14, c9);
    uint64_t x23;
    const uint8_t c11 = limbforge_add_carry_u64(&x23, a5, x15, c10);
    uint64_t x24;
    const uint8_t c12 = limbforge_add_carry_u64(&x24, a6, x17, c11);
    const uint64_t x25 = x18 + (uint64_t)c12;
    const uint64_t x26 = x19 * 0x3bd440fae918bc5;
    const u128 r6 = (u128)x26 * 0x2378c292ab5844f3;
    const uint64_t x27 = (uint64_t)r6;
    const uint64_t x28 = (uint64_t)(r6 >> 64);
    const u128 r7 = (u128)x26 * 0x216cc2728dc58f55;
    const uint64_t x29 = (uint64_t)r7;
    const uint64_t x30 = (uint64_t)(r7 >> 64);
    uint64_t x31;
    const uint8_t c13 = limbforge_add_carry_u64(&x31, x29, x28, 0);
    const u128 r8 = (u128)x26 * 0xc44edb49aed63690;
    const uint64_t x32 = (uint64_t)r8;
    const uint64_t x33 = (uint64_t)(r8 >> 64);
    uint64_t x34;
    const uint8_t c14 = limbforge_add_carry_u64(&x34, x32, x30, c13);
    const u128 r9 = (u128)x26 * 0xffffffff7cca23e9;
    const uint64_t x35 = (uint64_t)r9;
    const uint64_t x36 = (uint64_t)(r9 >> 64);
    uint64_t x37;
    const uint8_t c15 = limbforge_add_carry_u64(&x37, x35, x33, c14);
    const u128 r10 = (u128)x26 * 0xffffffffffffffff;
    const uint64_t x38 = (uint64_t)r10;
    const uint64_t x39 = (uint64_t)(r10 >> 64);
    uint64_t x40;
    const uint8_t c16 = limbforge_add_carry_u64(&x40, x38, x36, c15);
    uint64_t x41;
    const uint8_t c17 = limbforge_add_carry_u64(&x41, x38, x39, c16);
    const u128 r11 = (u128)x26 * 0x3fffffffffffffff;
    const uint64_t x42 = (uint64_t)r11;
    uint64_t x43;
    const uint8_t c18 = limbforge_add_carry_u64(&x43, x42, x39, c17);
    const uint64_t x44 = (uint64_t)(r11 >> 64) + (uint64_t)c18;
    uint64_t c19_unread;
    const uint8_t c19 = limbforge_add_carry_u64(&c19_unread, x19, x27, 0);
    uint64_t x45;
    const uint8_t c20 = limbforge_add_carry_u64(&x45, x20, x31, c19);
    uint64_t x46;
    const uint8_t c21 = limbforge_add_carry_u64(&x46, x21, x34, c20);
    uint64_t x47;
    const uint8_t c22 = limbforge_add_carry_u64(&x47, x22, x37, c21);
    uint64_t x48;
    const uint8_t c23 = limbforge_add_carry_u64(&x48, x23, x40, c22);
    uint64_t x49;
    const uint8_t c24 = limbforge_add_carry_u64(&x49, x24, x41, c23);
    uint64_t x50;
    const uint8_t c25 = limbforge_add_carry_u64(&x50, x25, x43, c24);
    const uint64_t x51 = x44 + (uint64_t)c25;
    const uint64_t x52 = x45 * 0x3bd440fae918bc5;
    const u128 r12 = (u128)x52 * 0x2378c292ab5844f3;
    const uint64_t x53 = (uint64_t)r12;
    const uint64_t x54 = (uint64_t)(r12 >> 64);
    const u128 r13 = (u128)x52 * 0x216cc2728dc58f55;
    const uint64_t x55 = (uint64_t)r13;
    const uint64_t x56 = (uint64_t)(r13 >> 64);
    uint64_t x57;
    const uint8_t c26 = limbforge_add_carry_u64(&x57, x55, x54, 0);
    const u128 r14 = (u128)x52 * 0xc44edb49aed63690;
    const uint64_t x58 = (uint64_t)r14;
    const uint64_t x59 = (uint64_t)(r14 >> 64);
    uint64_t x60;
    const uint8_t c27 = limbforge_add_carry_u64(&x60, x58, x56, c26);
    const u128 r15 = (u128)x52 * 0xffffffff7cca23e9;
    const uint64_t x61 = (uint64_t)r15;
    const uint64_t x62 = (uint64_t)(r15 >> 64);
    uint64_t x63;
    const uint8_t c28 = limbforge_add_carry_u64(&x63, x61, x59, c27);
    const u128 r16 = (u128)x52 * 0xffffffffffffffff;
    const uint64_t x64 = (uint64_t)r16;
    const uint64_t x65 = (uint64_t)(r16 >> 64);
    uint64_t x66;
    const uint8_t c29 = limbforge_add_carry_u64(&x66, x64, x62, c28);
    uint64_t x67;
    const uint8_t c30 = limbforge_add_carry_u64(&x67, x64, x65, c29);
    const u128 r17 = (u128)x52 * 0x3fffffffffffffff;
    const uint64_t x68 = (uint64_t)r17;
    uint64_t x69;
    const uint8_t c31 = limbforge_add_carry_u64(&x69, x68, x65, c30);
    const uint64_t x70 = (uint64_t)(r17 >> 64) + (uint64_t)c31;
    uint64_t c32_unread;
    const uint8_t c32 = limbforge_add_carry_u64(&c32_unread, x45, x53, 0);
    uint64_t x71;
    const uint8_t c33 = limbforge_add_carry_u64(&x71, x46, x57, c32);
    uint64_t x72;
    const uint8_t c34 = limbforge_add_carry_u64(&x72, x47, x60, c33);
    uint64_t x73;
    const uint8_t c35 = limbforge_add_carry_u64(&x73, x48, x63, c34);
    uint64_t x74;
    const uint8_t c36 = limbforge_add_carry_u64(&x74, x49, x66, c35);
    uint64_t x75;
    const uint8_t c37 = limbforge_add_carry_u64(&x75, x50, x67, c36);
    uint64_t x76;
    const uint8_t c38 = limbforge_add_carry_u64(&x76, x51, x69, c37);
    const uint64_t x77 = x70 + (uint64_t)c38;
    const uint64_t x78 = x71 * 0x3bd440fae918bc5;
    const u128 r18 = (u128)x78 * 0x2378c292ab5844f3;
    const uint64_t x79 = (uint64_t)r18;
    const uint64_t x80 = (uint64_t)(r18 >> 64);
    const u128 r19 = (u128)x78 * 0x216cc2728dc58f55;
    const uint64_t x81 = (uint64_t)r19;
    const uint64_t x82 = (uint64_t)(r19 >> 64);
    uint64_t x83;
    const uint8_t c39 = limbforge_add_carry_u64(&x83, x81, x80, 0);
    const u128 r20 = (u128)x78 * 0xc44edb49aed63690;
    const uint64_t x84 = (uint64_t)r20;
    const uint64_t x85 = (uint64_t)(r20 >> 64);
    uint64_t x86;
    const uint8_t c40 = limbforge_add_carry_u64(&x86, x84, x82, c39);
    const u128 r21 = (u128)x78 * 0xffffffff7cca23e9;
    const uint64_t x87 = (uint64_t)r21;
    const uint64_t x88 = (uint64_t)(r21 >> 64);
    uint64_t x89;
    const uint8_t c41 = limbforge_add_carry_u64(&x89, x87, x85, c40);
    const u128 r22 = (u128)x78 * 0xffffffffffffffff;
    const uint64_t x90 = (uint64_t)r22;
    const uint64_t x91 = (uint64_t)(r22 >> 64);
    uint64_t x92;
    const uint8_t c42 = limbforge_add_carry_u64(&x92, x90, x88, c41);
    uint64_t x93;
    const uint8_t c43 = limbforge_add_carry_u64(&x93, x90, x91, c42);
    const u128 r23 = (u128)x78 * 0x3fffffffffffffff;
    const uint64_t x94 = (uint64_t)r23;
    uint64_t x95;
    const uint8_t c44 = limbforge_add_carry_u64(&x95, x94, x91, c43);
    const uint64_t x96 = (uint64_t)(r23 >> 64) + (uint64_t)c44;
    uint64_t c45_unread;
    const uint8_t c45 = limbforge_add_carry_u64(&c45_unread, x71, x79, 0);
    uint64_t x97;
    const uint8_t c46 = limbforge_add_carry_u64(&x97, x72, x83, c45);
    uint64_t x98;
    const uint8_t c47 = limbforge_add_carry_u64(&x98, x73, x86, c46);
    uint64_t x99;
    const uint8_t c48 = limbforge_add_carry_u64(&x99, x74, x89, c47);
    uint64_t x100;
    const uint8_t c49 = limbforge_add_carry_u64(&x100, x75, x92, c48);
    uint64_t x101;
    const uint8_t c50 = limbforge_add_carry_u64(&x101, x76, x93, c49);
    uint64_t x102;
    const uint8_t c51 = limbforge_add_carry_u64(&x102, x77, x95, c50);
    const uint64_t x103 = x96 + (uint64_t)c51;
    const uint64_t x104 = x97 * 0x3bd440fae918bc5;
    const u128 r24 = (u128)x104 * 0x2378c292ab5844f3;
    const uint64_t x105 = (uint64_t)r24;
    const uint64_t x106 = (uint64_t)(r24 >> 64);
    const u128 r25 = (u128)x104 * 0x216cc2728dc58f55;
    const uint64_t x107 = (uint64_t)r25;
    const uint64_t x108 = (uint64_t)(r25 >> 64);
    uint64_t x109;
    const uint8_t c52 = limbforge_add_carry_u64(&x109, x107, x106, 0);
    const u128 r26 = (u128)x104 * 0xc44edb49aed63690;
    const uint64_t x110 = (uint64_t)r26;
    const uint64_t x111 = (uint64_t)(r26 >> 64);
    uint64_t x112;
    const uint8_t c53 = limbforge_add_carry_u64(&x112, x110, x108, c52);
    const u128 r27 = (u128)x104 * 0xffffffff7cca23e9;
    const uint64_t x113 = (uint64_t)r27;
    const uint64_t x114 = (uint64_t)(r27 >> 64);
    uint64_t x115;
    const uint8_t c54 = limbforge_add_carry_u64(&x115, x113, x111, c53);
    const u128 r28 = (u128)x104 * 0xffffffffffffffff;
    const uint64_t x116 = (uint64_t)r28;
    const uint64_t x117 = (uint64_t)(r28 >> 64);
    uint64_t x118;
    const uint8_t c55 = limbforge_add_carry_u64(&x118, x116, x114, c54);
    uint64_t x119;
    const uint8_t c56 = limbforge_add_carry_u64(&x119, x116, x117, c55);
    const u128 r29 = (u128)x104 * 0x3fffffffffffffff;
    const uint64_t x120 = (uint64_t)r29;
    uint64_t x121;
    const uint8_t c57 = limbforge_add_carry_u64(&x121, x120, x117, c56);
    const uint64_t x122 = (uint64_t)(r29 >> 64) + (uint64_t)c57;
    uint64_t c58_unread;
    const uint8_t c58 = limbforge_add_carry_u64(&c58_unread, x97, x105, 0);
    uint64_t x123;
    const uint8_t c59 = limbforge_add_carry_u64(&x123, x98, x109, c58);
    uint64_t x124;
    const uint8_t c60 = limbforge_add_carry_u64(&x124, x99, x112, c59);
    uint64_t x125;
    const uint8_t c61 = limbforge_add_carry_u64(&x125, x100, x115, c60);
    uint64_t x126;
    const uint8_t c62 = limbforge_add_carry_u64(&x126, x101, x118, c61);
    uint64_t x127;
    const uint8_t c63 = limbforge_add_carry_u64(&x127, x102, x119, c62);
    uint64_t x128;
    const uint8_t c64 = limbforge_add_carry_u64(&x128, x103, x121, c63);
    const uint64_t x129 = x122 + (uint64_t)c64;
    const uint64_t x130 = x123 * 0x3bd440fae918bc5;
    const u128 r30 = (u128)x130 * 0x2378c292ab5844f3;
    const uint64_t x131 = (uint64_t)r30;
    const uint64_t x132 = (uint64_t)(r30 >> 64);
    const u128 r31 = (u128)x130 * 0x216cc2728dc58f55;
    const uint64_t x133 = (uint64_t)r31;
    const uint64_t x134 = (uint64_t)(r31 >> 64);
    uint64_t x135;
    const uint8_t c65 = limbforge_add_carry_u64(&x135, x133, x132, 0);
    const u128 r32 = (u128)x130 * 0xc44edb49aed63690;
    const uint64_t x136 = (uint64_t)r32;
    const uint64_t x137 = (uint64_t)(r32 >> 64);
    uint64_t x138;
    const uint8_t c66 = limbforge_add_carry_u64(&x138, x136, x134, c65);
    const u128 r33 = (u128)x130 * 0xffffffff7cca23e9;
    const uint64_t x139 = (uint64_t)r33;
    const uint64_t x140 = (uint64_t)(r33 >> 64);
    uint64_t x141;
    const uint8_t c67 = limbforge_add_carry_u64(&x141, x139, x137, c66);
    const u128 r34 = (u128)x130 * 0xffffffffffffffff;
    const uint64_t x142 = (uint64_t)r34;
    const uint64_t x143 = (uint64_t)(r34 >> 64);
    uint64_t x144;
    const uint8_t c68 = limbforge_add_carry_u64(&x144, x142, x140, c67);
    uint64_t x145;
    const uint8_t c69 = limbforge_add_carry_u64(&x145, x142, x143, c68);
    const u128 r35 = (u128)x130 * 0x3fffffffffffffff;
    const uint64_t x146 = (uint64_t)r35;
    uint64_t x147;
    const uint8_t c70 = limbforge_add_carry_u64(&x147, x146, x143, c69);
    const uint64_t x148 = (uint64_t)(r35 >> 64) + (uint64_t)c70;
    uint64_t c71_unread;
    const uint8_t c71 = limbforge_add_carry_u64(&c71_unread, x123, x131, 0);
    uint64_t x149;
    const uint8_t c72 = limbforge_add_carry_u64(&x149, x124, x135, c71);
    uint64_t x150;
    const uint8_t c73 = limbforge_add_carry_u64(&x150, x125, x138, c72);
    uint64_t x151;
    const uint8_t c74 = limbforge_add_carry_u64(&x151, x126, x141, c73);
    uint64_t x152;
    const uint8_t c75 = limbforge_add_carry_u64(&x152, x127, x144, c74);
    uint64_t x153;
    const uint8_t c76 = limbforge_add_carry_u64(&x153, x128, x145, c75);
    uint64_t x154;
    const uint8_t c77 = limbforge_add_carry_u64(&x154, x129, x147, c76);
    const uint64_t x155 = x148 + (uint64_t)c77;
    const uint64_t x156 = x149 * 0x3bd440fae918bc5;
    const u128 r36 = (u128)x156 * 0x2378c292ab5844f3;
    const uint64_t x157 = (uint64_t)r36;
    const uint64_t x158 = (uint64_t)(r36 >> 64);
    const u128 r37 = (u128)x156 * 0x216cc2728dc58f55;
    const uint64_t x159 = (uint64_t)r37;
    const uint64_t x160 = (uint64_t)(r37 >> 64);
    uint64_t x161;
    const uint8_t c78 = limbforge_add_carry_u64(&x161, x159, x158, 0);
    const u128 r38 = (u128)x156 * 0xc44edb49aed63690;
    const uint64_t x162 = (uint64_t)r38;
    const uint64_t x163 = (uint64_t)(r38 >> 64);
    uint64_t x164;
    const uint8_t c79 = limbforge_add_carry_u64(&x164, x162, x160, c78);
    const u128 r39 = (u128)x156 * 0xffffffff7cca23e9;
    const uint64_t x165 = (uint64_t)r39;
    const uint64_t x166 = (uint64_t)(r39 >> 64);
    uint64_t x167;
    const uint8_t c80 = limbforge_add_carry_u64(&x167, x165, x163, c79);
    const u128 r40 = (u128)x156 * 0xffffffffffffffff;
    const uint64_t x168 = (uint64_t)r40;
    const uint64_t x169 = (uint64_t)(r40 >> 64);
    uint64_t x170;
    const uint8_t c81 = limbforge_add_carry_u64(&x170, x168, x166, c80);
    uint64_t x171;
    const uint8_t c82 = limbforge_add_carry_u64(&x171, x168, x169, c81);
    const u128 r41 = (u128)x156 * 0x3fffffffffffffff;
    const uint64_t x172 = (uint64_t)r41;
    uint64_t x173;
    const uint8_t c83 = limbforge_add_carry_u64(&x173, x172, x169, c82);
    const uint64_t x174 = (uint64_t)(r41 >> 64) + (uint64_t)c83;
    uint64_t c84_unread;
    const uint8_t c84 = limbforge_add_carry_u64(&c84_unread, x149, x157, 0);
    uint64_t o0;
    const uint8_t c85 = limbforge_add_carry_u64(&o0, x150, x161, c84);
    uint64_t o1;
    const uint8_t c86 = limbforge_add_carry_u64(&o1, x151, x164, c85);
    uint64_t o2;
    const uint8_t c87 = limbforge_add_carry_u64(&o2, x152, x167, c86);
    uint64_t o3;
    const uint8_t c88 = limbforge_add_carry_u64(&o3, x153, x170, c87);
    uint64_t o4;
    const uint8_t c89 = limbforge_add_carry_u64(&o4, x154, x171, c88);
    uint64_t o5;
    const uint8_t c90 = limbforge_add_carry_u64(&o5, x155, x173, c89);
    const uint64_t o6 = x174 + (uint64_t)c90;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
}

// `out = low bits of floor((u * f + v * g) / 2^58) (not proved; bounds are)`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
// - returns `out` in `[-2^63, 2^63 - 1]`
static void scalar448_divsteps_head(
    int64_t *out,
    int64_t u,
    int64_t v,
    const int64_t f[8],
    const int64_t g[8]) {
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

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^20 * the matrix of 20 divsteps (not proved; bounds are); 2^58 * new_f + low_1 + 2^528 * high_1 = u * f + v * g; 2^58 * new_g + low_2 + 2^528 * high_2 = q * f + r * g`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `q` in `[-2^62, 2^62]`
// - takes `r` in `[-2^62, 2^62]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
// - takes `k` in `[-2^63, 2^63 - 1]`
// - takes `low_f` in `[-2^63, 2^63 - 1]`
// - takes `low_g` in `[-2^63, 2^63 - 1]`
// - returns `k` in `[-2^63, 2^63 - 1]`
// - returns `u1` in `[-2^20, 2^20]`
// - returns `v1` in `[-2^20, 2^20]`
// - returns `q1` in `[-2^20, 2^20]`
// - returns `r1` in `[-2^20, 2^20]`
// - returns `new_f`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
// - returns `low_1` in `[0, 2^58 - 1]`
// - returns `high_1` in `[-17, 16]`
// - returns `new_g`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
// - returns `low_2` in `[0, 2^58 - 1]`
// - returns `high_2` in `[-17, 16]`
static void scalar448_divsteps_fg(
    int64_t *k_,
    int64_t *u1,
    int64_t *v1,
    int64_t *q1,
    int64_t *r1,
    int64_t new_f[8],
    uint64_t *low_1,
    int64_t *high_1,
    int64_t new_g[8],
    uint64_t *low_2,
    int64_t *high_2,
    int64_t u,
    int64_t v,
    int64_t q,
    int64_t r,
    const int64_t f[8],
    const int64_t g[8],
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
    const int64_t g0 = g[0];
    const int64_t g1 = g[1];
    const int64_t g2 = g[2];
    const int64_t g3 = g[3];
    const int64_t g4 = g[4];
    const int64_t g5 = g[5];
    const int64_t g6 = g[6];
    const int64_t g7 = g[7];
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
    const int64_t x54 = x51 >> 63;
    const int64_t x55 = 0 - (x53 & 1);
    const int64_t x56 = x54 | ~x55;
    const int64_t x57 = x53 >> 1;
    const int64_t x58 = (int64_t)(0 - (uint64_t)(x51 ^ x56));
    const int64_t x59 = (x57 & ~x56) | (x52 & x56);
    const int64_t x60 = x57 - ((x52 ^ x54) & x55);
    const i128 r5 = (i128)u * f2 + (i128)v * g2 + (r3 >> 58);
    const uint64_t new_f1 = (uint64_t)r5 & 0x3ffffffffffffff;
    const i128 r6 = (i128)q * f2 + (i128)r * g2 + (r4 >> 58);
    const uint64_t new_g1 = (uint64_t)r6 & 0x3ffffffffffffff;
    const int64_t x61 = x58 >> 63;
    const int64_t x62 = 0 - (x60 & 1);
    const int64_t x63 = x61 | ~x62;
    const int64_t x64 = x60 >> 1;
    const int64_t x65 = (int64_t)(0 - (uint64_t)(x58 ^ x63));
    const int64_t x66 = (x64 & ~x63) | (x59 & x63);
    const int64_t x67 = x64 - ((x59 ^ x61) & x62);
    const int64_t x68 = x65 >> 63;
    const int64_t x69 = 0 - (x67 & 1);
    const int64_t x70 = x68 | ~x69;
    const int64_t x71 = x67 >> 1;
    const int64_t x72 = (int64_t)(0 - (uint64_t)(x65 ^ x70));
    const int64_t x73 = (x71 & ~x70) | (x66 & x70);
    const int64_t x74 = x71 - ((x66 ^ x68) & x69);
    const i128 r7 = (i128)u * f3 + (i128)v * g3 + (r5 >> 58);
    const uint64_t new_f2 = (uint64_t)r7 & 0x3ffffffffffffff;
    const i128 r8 = (i128)q * f3 + (i128)r * g3 + (r6 >> 58);
    const uint64_t new_g2 = (uint64_t)r8 & 0x3ffffffffffffff;
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
    const int64_t x89 = x86 >> 63;
    const int64_t x90 = 0 - (x88 & 1);
    const int64_t x91 = x89 | ~x90;
    const int64_t x92 = x88 >> 1;
    const int64_t x93 = (int64_t)(0 - (uint64_t)(x86 ^ x91));
    const int64_t x94 = (x92 & ~x91) | (x87 & x91);
    const int64_t x95 = x92 - ((x87 ^ x89) & x90);
    const i128 r9 = (i128)u * f4 + (i128)v * g4 + (r7 >> 58);
    const uint64_t new_f3 = (uint64_t)r9 & 0x3ffffffffffffff;
    const i128 r11 = (i128)q * f4 + (i128)r * g4 + (r8 >> 58);
    const uint64_t new_g3 = (uint64_t)r11 & 0x3ffffffffffffff;
    const int64_t x96 = x93 >> 63;
    const int64_t x97 = 0 - (x95 & 1);
    const int64_t x98 = x96 | ~x97;
    const int64_t x99 = x95 >> 1;
    const int64_t x100 = (int64_t)(0 - (uint64_t)(x93 ^ x98));
    const int64_t x101 = (x99 & ~x98) | (x94 & x98);
    const int64_t x102 = x99 - ((x94 ^ x96) & x97);
    const int64_t x103 = x100 >> 63;
    const int64_t x104 = 0 - (x102 & 1);
    const int64_t x105 = x103 | ~x104;
    const int64_t x106 = x102 >> 1;
    const int64_t x107 = (int64_t)(0 - (uint64_t)(x100 ^ x105));
    const int64_t x108 = (x106 & ~x105) | (x101 & x105);
    const int64_t x109 = x106 - ((x101 ^ x103) & x104);
    const i128 r12 = (i128)u * f5 + (i128)v * g5 + (r9 >> 58);
    const uint64_t new_f4 = (uint64_t)r12 & 0x3ffffffffffffff;
    const i128 r13 = (i128)q * f5 + (i128)r * g5 + (r11 >> 58);
    const uint64_t new_g4 = (uint64_t)r13 & 0x3ffffffffffffff;
    const int64_t x110 = x107 >> 63;
    const int64_t x111 = 0 - (x109 & 1);
    const int64_t x112 = x110 | ~x111;
    const int64_t x113 = x109 >> 1;
    const int64_t x114 = (int64_t)(0 - (uint64_t)(x107 ^ x112));
    const int64_t x115 = (x113 & ~x112) | (x108 & x112);
    const int64_t x116 = x113 - ((x108 ^ x110) & x111);
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
    const i128 r14 = (i128)u * f6 + (i128)v * g6 + (r12 >> 58);
    const uint64_t new_f5 = (uint64_t)r14 & 0x3ffffffffffffff;
    const i128 r15 = (i128)q * f6 + (i128)r * g6 + (r13 >> 58);
    const uint64_t new_g5 = (uint64_t)r15 & 0x3ffffffffffffff;
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
    const i128 r16 = (i128)u * f7 + (i128)v * g7 + (r14 >> 58);
    const uint64_t new_f6 = (uint64_t)r16 & 0x3ffffffffffffff;
    const int64_t new_f7 = (int64_t)(r16 >> 58);
    const i128 r17 = (r16 >> 58) - (i128)new_f7;
    const int64_t high_10 = (int64_t)(r17 >> 64);
    const i128 r18 = (i128)q * f7 + (i128)r * g7 + (r15 >> 58);
    const uint64_t new_g6 = (uint64_t)r18 & 0x3ffffffffffffff;
    const int64_t new_g7 = (int64_t)(r18 >> 58);
    const i128 r19 = (r18 >> 58) - (i128)new_g7;
    const int64_t high_20 = (int64_t)(r19 >> 64);
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
    new_f[7] = new_f7;
    *low_1 = low_10;
    *high_1 = high_10;
    new_g[0] = (int64_t)new_g0;
    new_g[1] = (int64_t)new_g1;
    new_g[2] = (int64_t)new_g2;
    new_g[3] = (int64_t)new_g3;
    new_g[4] = (int64_t)new_g4;
    new_g[5] = (int64_t)new_g5;
    new_g[6] = (int64_t)new_g6;
    new_g[7] = new_g7;
    *low_2 = low_20;
    *high_2 = high_20;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^20 * the matrix of 20 divsteps (not proved; bounds are); 2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
// - takes `k` in `[-2^63, 2^63 - 1]`
// - takes `low_f` in `[-2^63, 2^63 - 1]`
// - takes `low_g` in `[-2^63, 2^63 - 1]`
// - returns `k` in `[-2^63, 2^63 - 1]`
// - returns `u1` in `[-2^20, 2^20]`
// - returns `v1` in `[-2^20, 2^20]`
// - returns `q1` in `[-2^20, 2^20]`
// - returns `r1` in `[-2^20, 2^20]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
// - returns `cut_u` in `[-2, 2]`
// - returns `cut_v` in `[-2, 2]`
static void scalar448_divsteps_de(
    int64_t *k_,
    int64_t *u1,
    int64_t *v1,
    int64_t *q1,
    int64_t *r1,
    int64_t out[8],
    int64_t *cut_u,
    int64_t *cut_v,
    int64_t u,
    int64_t v,
    const int64_t d[8],
    const int64_t e[8],
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
    const int64_t e0 = e[0];
    const int64_t e1 = e[1];
    const int64_t e2 = e[2];
    const int64_t e3 = e[3];
    const int64_t e4 = e[4];
    const int64_t e5 = e[5];
    const int64_t e6 = e[6];
    const int64_t e7 = e[7];
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
    const uint64_t x33 = x32 * 0x3bd440fae918bc5;
    const uint64_t x34 = x33 & 0x3fffffffffffffff;
    const i128 r2 = r0 + (i128)x34 * -(i128)0x1c873d6d54a7bb0d;
    const int64_t x35 = (int64_t)(r2 >> 62);
    const int64_t x36 = x23 >> 63;
    const int64_t x37 = 0 - (x25 & 1);
    const int64_t x38 = x36 | ~x37;
    const int64_t x39 = x25 >> 1;
    const int64_t x40 = (int64_t)(0 - (uint64_t)(x23 ^ x38));
    const int64_t x41 = (x39 & ~x38) | (x24 & x38);
    const int64_t x42 = x39 - ((x24 ^ x36) & x37);
    const int64_t x43 = x40 >> 63;
    const int64_t x44 = 0 - (x42 & 1);
    const int64_t x45 = x43 | ~x44;
    const int64_t x46 = x42 >> 1;
    const int64_t x47 = (int64_t)(0 - (uint64_t)(x40 ^ x45));
    const int64_t x48 = (x46 & ~x45) | (x41 & x45);
    const int64_t x49 = x46 - ((x41 ^ x43) & x44);
    const i128 r3 = (i128)x28 * d1 + (i128)x31 * e1 + (i128)x35 + (i128)x34 * 0x5b309ca37163d55;
    const uint64_t out0 = (uint64_t)r3 & 0x3fffffffffffffff;
    const int64_t x50 = (int64_t)(r3 >> 62);
    const int64_t x51 = x47 >> 63;
    const int64_t x52 = 0 - (x49 & 1);
    const int64_t x53 = x51 | ~x52;
    const int64_t x54 = x49 >> 1;
    const int64_t x55 = (int64_t)(0 - (uint64_t)(x47 ^ x53));
    const int64_t x56 = (x54 & ~x53) | (x48 & x53);
    const int64_t x57 = x54 - ((x48 ^ x51) & x52);
    const int64_t x58 = x55 >> 63;
    const int64_t x59 = 0 - (x57 & 1);
    const int64_t x60 = x58 | ~x59;
    const int64_t x61 = x57 >> 1;
    const int64_t x62 = (int64_t)(0 - (uint64_t)(x55 ^ x60));
    const int64_t x63 = (x61 & ~x60) | (x56 & x60);
    const int64_t x64 = x61 - ((x56 ^ x58) & x59);
    const int64_t x65 = x62 >> 63;
    const int64_t x66 = 0 - (x64 & 1);
    const int64_t x67 = x65 | ~x66;
    const int64_t x68 = x64 >> 1;
    const int64_t x69 = (int64_t)(0 - (uint64_t)(x62 ^ x67));
    const int64_t x70 = (x68 & ~x67) | (x63 & x67);
    const int64_t x71 = x68 - ((x63 ^ x65) & x66);
    const i128 r4 = (i128)x28 * d2 + (i128)x31 * e2 + (i128)x50 + (i128)x34 * 0x4edb49aed636902;
    const uint64_t out1 = (uint64_t)r4 & 0x3fffffffffffffff;
    const int64_t x72 = (int64_t)(r4 >> 62);
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
    const i128 r5 = (i128)x28 * d3 + (i128)x31 * e3 + (i128)x72 + (i128)x34 * -(i128)0x20cd77058f;
    const uint64_t out2 = (uint64_t)r5 & 0x3fffffffffffffff;
    const int64_t x87 = (int64_t)(r5 >> 62);
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
    const int64_t x102 = x99 >> 63;
    const int64_t x103 = 0 - (x101 & 1);
    const int64_t x104 = x102 | ~x103;
    const int64_t x105 = x101 >> 1;
    const int64_t x106 = (int64_t)(0 - (uint64_t)(x99 ^ x104));
    const int64_t x107 = (x105 & ~x104) | (x100 & x104);
    const int64_t x108 = x105 - ((x100 ^ x102) & x103);
    const i128 r6 = (i128)x28 * d4 + (i128)x31 * e4 + (i128)x87;
    const uint64_t out3 = (uint64_t)r6 & 0x3fffffffffffffff;
    const int64_t x109 = (int64_t)(r6 >> 62);
    const int64_t x110 = x106 >> 63;
    const int64_t x111 = 0 - (x108 & 1);
    const int64_t x112 = x110 | ~x111;
    const int64_t x113 = x108 >> 1;
    const int64_t x114 = (int64_t)(0 - (uint64_t)(x106 ^ x112));
    const int64_t x115 = (x113 & ~x112) | (x107 & x112);
    const int64_t x116 = x113 - ((x107 ^ x110) & x111);
    const int64_t x117 = x114 >> 63;
    const int64_t x118 = 0 - (x116 & 1);
    const int64_t x119 = x117 | ~x118;
    const int64_t x120 = x116 >> 1;
    const int64_t x121 = (int64_t)(0 - (uint64_t)(x114 ^ x119));
    const int64_t x122 = (x120 & ~x119) | (x115 & x119);
    const int64_t x123 = x120 - ((x115 ^ x117) & x118);
    const i128 r7 = (i128)x28 * d5 + (i128)x31 * e5 + (i128)x109;
    const uint64_t out4 = (uint64_t)r7 & 0x3fffffffffffffff;
    const int64_t x124 = (int64_t)(r7 >> 62);
    const int64_t x125 = x121 >> 63;
    const int64_t x126 = 0 - (x123 & 1);
    const int64_t x127 = x125 | ~x126;
    const int64_t x128 = x123 >> 1;
    const int64_t x129 = (int64_t)(0 - (uint64_t)(x121 ^ x127));
    const int64_t x130 = (x128 & ~x127) | (x122 & x127);
    const int64_t x131 = x128 - ((x122 ^ x125) & x126);
    const int64_t x132 = x129 >> 63;
    const int64_t x133 = 0 - (x131 & 1);
    const int64_t x134 = x132 | ~x133;
    const int64_t x135 = x131 >> 1;
    const int64_t x136 = (int64_t)(0 - (uint64_t)(x129 ^ x134));
    const int64_t x137 = (x135 & ~x134) | (x130 & x134);
    const int64_t x138 = x135 - ((x130 ^ x132) & x133);
    const int64_t x139 = x136 >> 63;
    const int64_t x140 = 0 - (x138 & 1);
    const int64_t x141 = x139 | ~x140;
    const int64_t x142 = x138 >> 1;
    const int64_t x143 = (int64_t)(0 - (uint64_t)(x136 ^ x141));
    const int64_t x144 = (x142 & ~x141) | (x137 & x141);
    const int64_t x145 = x142 - ((x137 ^ x139) & x140);
    const i128 r8 = (i128)x28 * d6 + (i128)x31 * e6 + (i128)x124;
    const uint64_t out5 = (uint64_t)r8 & 0x3fffffffffffffff;
    const int64_t x146 = (int64_t)(r8 >> 62);
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
    const i128 r9 = (i128)x28 * d7 + (i128)x31 * e7 + (i128)x146 + (i128)x34 * 4096;
    const uint64_t out6 = (uint64_t)r9 & 0x3fffffffffffffff;
    const int64_t out7 = (int64_t)(r9 >> 62);
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
    out[7] = out7;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^18 * the matrix of 18 divsteps (not proved; bounds are); 2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
// - takes `k` in `[-2^63, 2^63 - 1]`
// - takes `low_f` in `[-2^63, 2^63 - 1]`
// - takes `low_g` in `[-2^63, 2^63 - 1]`
// - returns `k` in `[-2^63, 2^63 - 1]`
// - returns `u1` in `[-2^20, 2^20]`
// - returns `v1` in `[-2^20, 2^20]`
// - returns `q1` in `[-2^20, 2^20]`
// - returns `r1` in `[-2^20, 2^20]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
// - returns `cut_u` in `[-2, 2]`
// - returns `cut_v` in `[-2, 2]`
static void scalar448_divsteps_last(
    int64_t *k_,
    int64_t *u1,
    int64_t *v1,
    int64_t *q1,
    int64_t *r1,
    int64_t out[8],
    int64_t *cut_u,
    int64_t *cut_v,
    int64_t u,
    int64_t v,
    const int64_t d[8],
    const int64_t e[8],
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
    const int64_t e0 = e[0];
    const int64_t e1 = e[1];
    const int64_t e2 = e[2];
    const int64_t e3 = e[3];
    const int64_t e4 = e[4];
    const int64_t e5 = e[5];
    const int64_t e6 = e[6];
    const int64_t e7 = e[7];
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
    const uint64_t x33 = x32 * 0x3bd440fae918bc5;
    const uint64_t x34 = x33 & 0x3fffffffffffffff;
    const i128 r2 = r0 + (i128)x34 * -(i128)0x1c873d6d54a7bb0d;
    const int64_t x35 = (int64_t)(r2 >> 62);
    const int64_t x36 = x23 >> 63;
    const int64_t x37 = 0 - (x25 & 1);
    const int64_t x38 = x36 | ~x37;
    const int64_t x39 = x25 >> 1;
    const int64_t x40 = (int64_t)(0 - (uint64_t)(x23 ^ x38));
    const int64_t x41 = (x39 & ~x38) | (x24 & x38);
    const int64_t x42 = x39 - ((x24 ^ x36) & x37);
    const int64_t x43 = x40 >> 63;
    const int64_t x44 = 0 - (x42 & 1);
    const int64_t x45 = x43 | ~x44;
    const int64_t x46 = x42 >> 1;
    const int64_t x47 = (int64_t)(0 - (uint64_t)(x40 ^ x45));
    const int64_t x48 = (x46 & ~x45) | (x41 & x45);
    const int64_t x49 = x46 - ((x41 ^ x43) & x44);
    const i128 r3 = (i128)x28 * d1 + (i128)x31 * e1 + (i128)x35 + (i128)x34 * 0x5b309ca37163d55;
    const uint64_t out0 = (uint64_t)r3 & 0x3fffffffffffffff;
    const int64_t x50 = (int64_t)(r3 >> 62);
    const int64_t x51 = x47 >> 63;
    const int64_t x52 = 0 - (x49 & 1);
    const int64_t x53 = x51 | ~x52;
    const int64_t x54 = x49 >> 1;
    const int64_t x55 = (int64_t)(0 - (uint64_t)(x47 ^ x53));
    const int64_t x56 = (x54 & ~x53) | (x48 & x53);
    const int64_t x57 = x54 - ((x48 ^ x51) & x52);
    const int64_t x58 = x55 >> 63;
    const int64_t x59 = 0 - (x57 & 1);
    const int64_t x60 = x58 | ~x59;
    const int64_t x61 = x57 >> 1;
    const int64_t x62 = (int64_t)(0 - (uint64_t)(x55 ^ x60));
    const int64_t x63 = (x61 & ~x60) | (x56 & x60);
    const int64_t x64 = x61 - ((x56 ^ x58) & x59);
    const i128 r4 = (i128)x28 * d2 + (i128)x31 * e2 + (i128)x50 + (i128)x34 * 0x4edb49aed636902;
    const uint64_t out1 = (uint64_t)r4 & 0x3fffffffffffffff;
    const int64_t x65 = (int64_t)(r4 >> 62);
    const int64_t x66 = x62 >> 63;
    const int64_t x67 = 0 - (x64 & 1);
    const int64_t x68 = x66 | ~x67;
    const int64_t x69 = x64 >> 1;
    const int64_t x70 = (int64_t)(0 - (uint64_t)(x62 ^ x68));
    const int64_t x71 = (x69 & ~x68) | (x63 & x68);
    const int64_t x72 = x69 - ((x63 ^ x66) & x67);
    const int64_t x73 = x70 >> 63;
    const int64_t x74 = 0 - (x72 & 1);
    const int64_t x75 = x73 | ~x74;
    const int64_t x76 = x72 >> 1;
    const int64_t x77 = (int64_t)(0 - (uint64_t)(x70 ^ x75));
    const int64_t x78 = (x76 & ~x75) | (x71 & x75);
    const int64_t x79 = x76 - ((x71 ^ x73) & x74);
    const i128 r5 = (i128)x28 * d3 + (i128)x31 * e3 + (i128)x65 + (i128)x34 * -(i128)0x20cd77058f;
    const uint64_t out2 = (uint64_t)r5 & 0x3fffffffffffffff;
    const int64_t x80 = (int64_t)(r5 >> 62);
    const int64_t x81 = x77 >> 63;
    const int64_t x82 = 0 - (x79 & 1);
    const int64_t x83 = x81 | ~x82;
    const int64_t x84 = x79 >> 1;
    const int64_t x85 = (int64_t)(0 - (uint64_t)(x77 ^ x83));
    const int64_t x86 = (x84 & ~x83) | (x78 & x83);
    const int64_t x87 = x84 - ((x78 ^ x81) & x82);
    const int64_t x88 = x85 >> 63;
    const int64_t x89 = 0 - (x87 & 1);
    const int64_t x90 = x88 | ~x89;
    const int64_t x91 = x87 >> 1;
    const int64_t x92 = (int64_t)(0 - (uint64_t)(x85 ^ x90));
    const int64_t x93 = (x91 & ~x90) | (x86 & x90);
    const int64_t x94 = x91 - ((x86 ^ x88) & x89);
    const int64_t x95 = x92 >> 63;
    const int64_t x96 = 0 - (x94 & 1);
    const int64_t x97 = x95 | ~x96;
    const int64_t x98 = x94 >> 1;
    const int64_t x99 = (int64_t)(0 - (uint64_t)(x92 ^ x97));
    const int64_t x100 = (x98 & ~x97) | (x93 & x97);
    const int64_t x101 = x98 - ((x93 ^ x95) & x96);
    const i128 r6 = (i128)x28 * d4 + (i128)x31 * e4 + (i128)x80;
    const uint64_t out3 = (uint64_t)r6 & 0x3fffffffffffffff;
    const int64_t x102 = (int64_t)(r6 >> 62);
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
    const i128 r7 = (i128)x28 * d5 + (i128)x31 * e5 + (i128)x102;
    const uint64_t out4 = (uint64_t)r7 & 0x3fffffffffffffff;
    const int64_t x117 = (int64_t)(r7 >> 62);
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
    const i128 r8 = (i128)x28 * d6 + (i128)x31 * e6 + (i128)x117;
    const uint64_t out5 = (uint64_t)r8 & 0x3fffffffffffffff;
    const int64_t x132 = (int64_t)(r8 >> 62);
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
    const i128 r9 = (i128)x28 * d7 + (i128)x31 * e7 + (i128)x132 + (i128)x34 * 4096;
    const uint64_t out6 = (uint64_t)r9 & 0x3fffffffffffffff;
    const int64_t out7 = (int64_t)(r9 >> 62);
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
    out[7] = out7;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `next, all = low bits of floor((u * f + v * g) / 2^20), fewer in next than in all (not proved; bounds are)`
//
// - takes `u` in `[-2^20, 2^20]`
// - takes `v` in `[-2^20, 2^20]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
// - returns `next` in `[-2^63, 2^63 - 1]`
// - returns `all` in `[-2^63, 2^63 - 1]`
static void scalar448_divsteps_words(
    int64_t *next,
    int64_t *all,
    int64_t u,
    int64_t v,
    const int64_t f[8],
    const int64_t g[8]) {
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
static void scalar448_divsteps_low(int64_t *out, int64_t u, int64_t v, int64_t f, int64_t g) {
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
static void scalar448_divsteps_ahead(int64_t *out, int64_t u, int64_t v, int64_t f, int64_t g) {
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
static void scalar448_divsteps_pair(
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
static void scalar448_divsteps_batch(
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

// `2^58 * out + low + 2^528 * high = u * f + v * g`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
// - returns `low` in `[0, 2^58 - 1]`
// - returns `high` in `[-17, 16]`
static void scalar448_update_fg(
    int64_t out[8],
    uint64_t *low,
    int64_t *high,
    int64_t u,
    int64_t v,
    const int64_t f[8],
    const int64_t g[8]) {
    typedef limbforge_i128 i128;
    const int64_t f0 = f[0];
    const int64_t f1 = f[1];
    const int64_t f2 = f[2];
    const int64_t f3 = f[3];
    const int64_t f4 = f[4];
    const int64_t f5 = f[5];
    const int64_t f6 = f[6];
    const int64_t f7 = f[7];
    const int64_t g0 = g[0];
    const int64_t g1 = g[1];
    const int64_t g2 = g[2];
    const int64_t g3 = g[3];
    const int64_t g4 = g[4];
    const int64_t g5 = g[5];
    const int64_t g6 = g[6];
    const int64_t g7 = g[7];
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
    const int64_t out7 = (int64_t)(r7 >> 58);
    const i128 r8 = (r7 >> 58) - (i128)out7;
    const int64_t high0 = (int64_t)(r8 >> 64);
    out[0] = (int64_t)out0;
    out[1] = (int64_t)out1;
    out[2] = (int64_t)out2;
    out[3] = (int64_t)out3;
    out[4] = (int64_t)out4;
    out[5] = (int64_t)out5;
    out[6] = (int64_t)out6;
    out[7] = out7;
    *low = low0;
    *high = high0;
}

// `2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
// - returns `cut_u` in `[-2, 2]`
// - returns `cut_v` in `[-2, 2]`
static void scalar448_update_de(
    int64_t out[8],
    int64_t *cut_u,
    int64_t *cut_v,
    int64_t u,
    int64_t v,
    const int64_t d[8],
    const int64_t e[8]) {
    typedef limbforge_i128 i128;
    const int64_t d0 = d[0];
    const int64_t d1 = d[1];
    const int64_t d2 = d[2];
    const int64_t d3 = d[3];
    const int64_t d4 = d[4];
    const int64_t d5 = d[5];
    const int64_t d6 = d[6];
    const int64_t d7 = d[7];
    const int64_t e0 = e[0];
    const int64_t e1 = e[1];
    const int64_t e2 = e[2];
    const int64_t e3 = e[3];
    const int64_t e4 = e[4];
    const int64_t e5 = e[5];
    const int64_t e6 = e[6];
    const int64_t e7 = e[7];
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
    const uint64_t x7 = x6 * 0x3bd440fae918bc5;
    const uint64_t x8 = x7 & 0x3fffffffffffffff;
    const i128 r1 = r0 + (i128)x8 * -(i128)0x1c873d6d54a7bb0d;
    const int64_t x9 = (int64_t)(r1 >> 62);
    const i128 r2 = (i128)x2 * d1 + (i128)x5 * e1 + (i128)x9 + (i128)x8 * 0x5b309ca37163d55;
    const uint64_t out0 = (uint64_t)r2 & 0x3fffffffffffffff;
    const int64_t x10 = (int64_t)(r2 >> 62);
    const i128 r3 = (i128)x2 * d2 + (i128)x5 * e2 + (i128)x10 + (i128)x8 * 0x4edb49aed636902;
    const uint64_t out1 = (uint64_t)r3 & 0x3fffffffffffffff;
    const int64_t x11 = (int64_t)(r3 >> 62);
    const i128 r4 = (i128)x2 * d3 + (i128)x5 * e3 + (i128)x11 + (i128)x8 * -(i128)0x20cd77058f;
    const uint64_t out2 = (uint64_t)r4 & 0x3fffffffffffffff;
    const int64_t x12 = (int64_t)(r4 >> 62);
    const i128 r5 = (i128)x2 * d4 + (i128)x5 * e4 + (i128)x12;
    const uint64_t out3 = (uint64_t)r5 & 0x3fffffffffffffff;
    const int64_t x13 = (int64_t)(r5 >> 62);
    const i128 r6 = (i128)x2 * d5 + (i128)x5 * e5 + (i128)x13;
    const uint64_t out4 = (uint64_t)r6 & 0x3fffffffffffffff;
    const int64_t x14 = (int64_t)(r6 >> 62);
    const i128 r7 = (i128)x2 * d6 + (i128)x5 * e6 + (i128)x14;
    const uint64_t out5 = (uint64_t)r7 & 0x3fffffffffffffff;
    const int64_t x15 = (int64_t)(r7 >> 62);
    const i128 r8 = (i128)x2 * d7 + (i128)x5 * e7 + (i128)x15 + (i128)x8 * 4096;
    const uint64_t out6 = (uint64_t)r8 & 0x3fffffffffffffff;
    const int64_t out7 = (int64_t)(r8 >> 62);
    out[0] = (int64_t)out0;
    out[1] = (int64_t)out1;
    out[2] = (int64_t)out2;
    out[3] = (int64_t)out3;
    out[4] = (int64_t)out4;
    out[5] = (int64_t)out5;
    out[6] = (int64_t)out6;
    out[7] = out7;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `out = the integer of the limbs of a (mod p), 0 <= out < p`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
static void scalar448_invert_start(int64_t out[8], const uint64_t a[7]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    uint64_t x0;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x0, a0, 0x8de30a4aad6113cc, 0);
    uint64_t x1;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x1, a1, 0x85b309ca37163d54, c0);
    uint64_t x2;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x2, a2, 0x113b6d26bb58da40, c1);
    uint64_t x3;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x3, a3, 0xfffffffdf3288fa7, c2);
    uint64_t x4;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x4, a4, 0xffffffffffffffff, c3);
    uint64_t x5;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x5, a5, 0xffffffffffffffff, c4);
    uint64_t x6;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x6, a6, 0xffffffffffffffff, c5);
    const uint64_t c6_mask = (uint64_t)0 - (uint64_t)c6;
    const uint64_t x7 = x0 ^ (c6_mask & (a0 ^ x0));
    const uint64_t x8 = x1 ^ (c6_mask & (a1 ^ x1));
    const uint64_t x9 = x2 ^ (c6_mask & (a2 ^ x2));
    const uint64_t x10 = x3 ^ (c6_mask & (a3 ^ x3));
    const uint64_t x11 = x4 ^ (c6_mask & (a4 ^ x4));
    const uint64_t x12 = x5 ^ (c6_mask & (a5 ^ x5));
    const uint64_t x13 = x6 ^ (c6_mask & (a6 ^ x6));
    uint64_t x14;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x14, x7, 0x46f1852556b089e6, 0);
    uint64_t x15;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x15, x8, 0x42d984e51b8b1eaa, c7);
    uint64_t x16;
    const uint8_t c9 = limbforge_sub_borrow_u64(&x16, x9, 0x889db6935dac6d20, c8);
    uint64_t x17;
    const uint8_t c10 = limbforge_sub_borrow_u64(&x17, x10, 0xfffffffef99447d3, c9);
    uint64_t x18;
    const uint8_t c11 = limbforge_sub_borrow_u64(&x18, x11, 0xffffffffffffffff, c10);
    uint64_t x19;
    const uint8_t c12 = limbforge_sub_borrow_u64(&x19, x12, 0xffffffffffffffff, c11);
    uint64_t x20;
    const uint8_t c13 = limbforge_sub_borrow_u64(&x20, x13, 0x7fffffffffffffff, c12);
    const uint64_t c13_mask = (uint64_t)0 - (uint64_t)c13;
    const uint64_t x21 = x14 ^ (c13_mask & (x7 ^ x14));
    const uint64_t x22 = x15 ^ (c13_mask & (x8 ^ x15));
    const uint64_t x23 = x16 ^ (c13_mask & (x9 ^ x16));
    const uint64_t x24 = x17 ^ (c13_mask & (x10 ^ x17));
    const uint64_t x25 = x18 ^ (c13_mask & (x11 ^ x18));
    const uint64_t x26 = x19 ^ (c13_mask & (x12 ^ x19));
    const uint64_t x27 = x20 ^ (c13_mask & (x13 ^ x20));
    uint64_t x28;
    const uint8_t c14 = limbforge_sub_borrow_u64(&x28, x21, 0x2378c292ab5844f3, 0);
    uint64_t x29;
    const uint8_t c15 = limbforge_sub_borrow_u64(&x29, x22, 0x216cc2728dc58f55, c14);
    uint64_t x30;
    const uint8_t c16 = limbforge_sub_borrow_u64(&x30, x23, 0xc44edb49aed63690, c15);
    uint64_t x31;
    const uint8_t c17 = limbforge_sub_borrow_u64(&x31, x24, 0xffffffff7cca23e9, c16);
    uint64_t x32;
    const uint8_t c18 = limbforge_sub_borrow_u64(&x32, x25, 0xffffffffffffffff, c17);
    uint64_t x33;
    const uint8_t c19 = limbforge_sub_borrow_u64(&x33, x26, 0xffffffffffffffff, c18);
    uint64_t x34;
    const uint8_t c20 = limbforge_sub_borrow_u64(&x34, x27, 0x3fffffffffffffff, c19);
    const uint64_t c20_mask = (uint64_t)0 - (uint64_t)c20;
    const uint64_t x35 = x28 ^ (c20_mask & (x21 ^ x28));
    const uint64_t x36 = x29 ^ (c20_mask & (x22 ^ x29));
    const uint64_t x37 = x30 ^ (c20_mask & (x23 ^ x30));
    const uint64_t x38 = x31 ^ (c20_mask & (x24 ^ x31));
    const uint64_t x39 = x32 ^ (c20_mask & (x25 ^ x32));
    const uint64_t x40 = x33 ^ (c20_mask & (x26 ^ x33));
    const uint64_t x41 = x34 ^ (c20_mask & (x27 ^ x34));
    const uint64_t x42 = x35 & 0x3ffffffffffffff;
    const uint64_t x43 = x36 & 0xfffffffffffff;
    const uint64_t x44 = (x35 >> 58) + (x43 << 6);
    const uint64_t x45 = x37 & 0x3fffffffffff;
    const uint64_t x46 = (x36 >> 52) + (x45 << 12);
    const uint64_t x47 = x38 & 0xffffffffff;
    const uint64_t x48 = (x37 >> 46) + (x47 << 18);
    const uint64_t x49 = x39 & 0x3ffffffff;
    const uint64_t x50 = (x38 >> 40) + (x49 << 24);
    const uint64_t x51 = x40 & 0xfffffff;
    const uint64_t x52 = (x39 >> 34) + (x51 << 30);
    const uint64_t x53 = x41 & 0x3fffff;
    const uint64_t x54 = (x40 >> 28) + (x53 << 36);
    const int64_t o0 = (int64_t)x42 - 0x400000000000000;
    const int64_t o1 = (int64_t)x44 - 0x400000000000000 + 1;
    const int64_t o2 = (int64_t)x46 - 0x400000000000000 + 1;
    const int64_t o3 = (int64_t)x48 - 0x400000000000000 + 1;
    const int64_t o4 = (int64_t)x50 - 0x400000000000000 + 1;
    const int64_t o5 = (int64_t)x52 - 0x400000000000000 + 1;
    const int64_t o6 = (int64_t)x54 - 0x400000000000000 + 1;
    const uint64_t o7 = (x41 >> 22) + 1;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = (int64_t)o7;
}

// `out = 1 if f < 0, else 0`
//
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
// - returns `out` in `[0, 1]`
static void scalar448_invert_sign(uint64_t *out, const int64_t f[8]) {
    typedef limbforge_i128 i128;
    const int64_t f0 = f[0];
    const int64_t f1 = f[1];
    const int64_t f2 = f[2];
    const int64_t f3 = f[3];
    const int64_t f4 = f[4];
    const int64_t f5 = f[5];
    const int64_t f6 = f[6];
    const int64_t f7 = f[7];
    const int64_t x0 = f1 + (f0 >> 58);
    const int64_t x1 = f2 + (x0 >> 58);
    const int64_t x2 = f3 + (x1 >> 58);
    const int64_t x3 = f4 + (x2 >> 58);
    const int64_t x4 = f5 + (x3 >> 58);
    const int64_t x5 = f6 + (x4 >> 58);
    const int64_t x6 = x5 >> 58;
    const i128 r0 = (i128)f7 + (i128)x6;
    const int64_t x7 = (int64_t)(r0 >> 64);
    const uint64_t x8 = (uint64_t)x7 + 1;
    uint64_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u64(&o0_unread, x8, 1, 0);
    *out = (uint64_t)o0;
}

// `out = -d if negative is 1, d if it is 0 (mod p)`
//
// - takes `negative` in `[0, 1]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
// - returns `out`: every word in `[0, 2^64 - 1]`
static void scalar448_invert_finish(uint64_t out[7], uint64_t negative, const int64_t d[8]) {
    const int64_t d0 = d[0];
    const int64_t d1 = d[1];
    const int64_t d2 = d[2];
    const int64_t d3 = d[3];
    const int64_t d4 = d[4];
    const int64_t d5 = d[5];
    const int64_t d6 = d[6];
    const int64_t d7 = d[7];
    const int64_t x0 = -(int64_t)0x1595b847fdf73127 - d0;
    const int64_t x1 = d0 + 0x6f1852556b089e6;
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint64_t negative_mask = (uint64_t)0 - limbforge_barrier_u64(negative);
    const int64_t x2 = (int64_t)((uint64_t)x1 ^ (negative_mask & ((uint64_t)x0 ^ (uint64_t)x1)));
    const int64_t x3 = 0x11191d5ea542b7fe - d1;
    const int64_t x4 = d1 + 0xb6613946e2c7aa9;
    const int64_t x5 = (int64_t)((uint64_t)x4 ^ (negative_mask & ((uint64_t)x3 ^ (uint64_t)x4)));
    const int64_t x6 = x5 + (x2 >> 62);
    const uint64_t x7 = (uint64_t)x6 & 0x3fffffffffffffff;
    const int64_t x8 = 0xec91dd0c82a3b06 - d2;
    const int64_t x9 = d2 + 0x9db6935dac6d204;
    const int64_t x10 = (int64_t)((uint64_t)x9 ^ (negative_mask & ((uint64_t)x8 ^ (uint64_t)x9)));
    const int64_t x11 = x10 + (x6 >> 62);
    const uint64_t x12 = (uint64_t)x11 & 0x3fffffffffffffff;
    const int64_t x13 = -(int64_t)0x62686510ad - d3;
    const int64_t x14 = d3 + -(int64_t)0x419aee0b1e;
    const int64_t x15 = (int64_t)((uint64_t)x14 ^ (negative_mask & ((uint64_t)x13 ^ (uint64_t)x14)));
    const int64_t x16 = x15 + (x11 >> 62);
    const uint64_t x17 = (uint64_t)x16 & 0x3fffffffffffffff;
    const int64_t x18 = 0 - d4;
    const int64_t x19 = (int64_t)((uint64_t)d4 ^ (negative_mask & ((uint64_t)x18 ^ (uint64_t)d4)));
    const int64_t x20 = x19 + (x16 >> 62);
    const uint64_t x21 = (uint64_t)x20 & 0x3fffffffffffffff;
    const int64_t x22 = 0 - d5;
    const int64_t x23 = (int64_t)((uint64_t)d5 ^ (negative_mask & ((uint64_t)x22 ^ (uint64_t)d5)));
    const int64_t x24 = x23 + (x20 >> 62);
    const uint64_t x25 = (uint64_t)x24 & 0x3fffffffffffffff;
    const int64_t x26 = 0 - d6;
    const int64_t x27 = (int64_t)((uint64_t)d6 ^ (negative_mask & ((uint64_t)x26 ^ (uint64_t)d6)));
    const int64_t x28 = x27 + (x24 >> 62);
    const uint64_t x29 = (uint64_t)x28 & 0x3fffffffffffffff;
    const int64_t x30 = 12288 - d7;
    const int64_t x31 = d7 + 8192;
    const int64_t x32 = (int64_t)((uint64_t)x31 ^ (negative_mask & ((uint64_t)x30 ^ (uint64_t)x31)));
    const int64_t x33 = x32 + (x28 >> 62);
    const uint64_t x34 = x7 & 3;
    const uint64_t x35 = ((uint64_t)x2 & 0x3fffffffffffffff) + (x34 << 62);
    const uint64_t x36 = x12 & 15;
    const uint64_t x37 = (x7 >> 2) + (x36 << 60);
    const uint64_t x38 = x17 & 63;
    const uint64_t x39 = (x12 >> 4) + (x38 << 58);
    const uint64_t x40 = x21 & 255;
    const uint64_t x41 = (x17 >> 6) + (x40 << 56);
    const uint64_t x42 = x25 & 1023;
    const uint64_t x43 = (x21 >> 8) + (x42 << 54);
    const uint64_t x44 = x29 & 4095;
    const uint64_t x45 = (x25 >> 10) + (x44 << 52);
    const uint64_t x46 = (uint64_t)x33 & 16383;
    const uint64_t x47 = (x29 >> 12) + (x46 << 50);
    const uint64_t x48 = (uint64_t)(x33 >> 14);
    uint64_t x49;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x49, x35, 0x1bc614955ac22798, 0);
    uint64_t x50;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x50, x37, 0xb6613946e2c7aa9, c0);
    uint64_t x51;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x51, x39, 0x2276da4d76b1b481, c1);
    uint64_t x52;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x52, x41, 0xfffffffbe6511f4e, c2);
    uint64_t x53;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x53, x43, 0xffffffffffffffff, c3);
    uint64_t x54;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x54, x45, 0xffffffffffffffff, c4);
    uint64_t x55;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x55, x47, 0xffffffffffffffff, c5);
    uint64_t x56;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x56, x48, 1, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x57 = x49 ^ (c7_mask & (x35 ^ x49));
    const uint64_t x58 = x50 ^ (c7_mask & (x37 ^ x50));
    const uint64_t x59 = x51 ^ (c7_mask & (x39 ^ x51));
    const uint64_t x60 = x52 ^ (c7_mask & (x41 ^ x52));
    const uint64_t x61 = x53 ^ (c7_mask & (x43 ^ x53));
    const uint64_t x62 = x54 ^ (c7_mask & (x45 ^ x54));
    const uint64_t x63 = x55 ^ (c7_mask & (x47 ^ x55));
    const uint64_t x64 = x56 ^ (c7_mask & (x48 ^ x56));
    uint64_t x65;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x65, x57, 0x8de30a4aad6113cc, 0);
    uint64_t x66;
    const uint8_t c9 = limbforge_sub_borrow_u64(&x66, x58, 0x85b309ca37163d54, c8);
    uint64_t x67;
    const uint8_t c10 = limbforge_sub_borrow_u64(&x67, x59, 0x113b6d26bb58da40, c9);
    uint64_t x68;
    const uint8_t c11 = limbforge_sub_borrow_u64(&x68, x60, 0xfffffffdf3288fa7, c10);
    uint64_t x69;
    const uint8_t c12 = limbforge_sub_borrow_u64(&x69, x61, 0xffffffffffffffff, c11);
    uint64_t x70;
    const uint8_t c13 = limbforge_sub_borrow_u64(&x70, x62, 0xffffffffffffffff, c12);
    uint64_t x71;
    const uint8_t c14 = limbforge_sub_borrow_u64(&x71, x63, 0xffffffffffffffff, c13);
    uint64_t x72;
    const uint8_t c15 = limbforge_sub_borrow_u64(&x72, x64, 0, c14);
    const uint64_t c15_mask = (uint64_t)0 - (uint64_t)c15;
    const uint64_t x73 = x65 ^ (c15_mask & (x57 ^ x65));
    const uint64_t x74 = x66 ^ (c15_mask & (x58 ^ x66));
    const uint64_t x75 = x67 ^ (c15_mask & (x59 ^ x67));
    const uint64_t x76 = x68 ^ (c15_mask & (x60 ^ x68));
    const uint64_t x77 = x69 ^ (c15_mask & (x61 ^ x69));
    const uint64_t x78 = x70 ^ (c15_mask & (x62 ^ x70));
    const uint64_t x79 = x71 ^ (c15_mask & (x63 ^ x71));
    const uint64_t x80 = x72 ^ (c15_mask & (x64 ^ x72));
    uint64_t x81;
    const uint8_t c16 = limbforge_sub_borrow_u64(&x81, x73, 0x46f1852556b089e6, 0);
    uint64_t x82;
    const uint8_t c17 = limbforge_sub_borrow_u64(&x82, x74, 0x42d984e51b8b1eaa, c16);
    uint64_t x83;
    const uint8_t c18 = limbforge_sub_borrow_u64(&x83, x75, 0x889db6935dac6d20, c17);
    uint64_t x84;
    const uint8_t c19 = limbforge_sub_borrow_u64(&x84, x76, 0xfffffffef99447d3, c18);
    uint64_t x85;
    const uint8_t c20 = limbforge_sub_borrow_u64(&x85, x77, 0xffffffffffffffff, c19);
    uint64_t x86;
    const uint8_t c21 = limbforge_sub_borrow_u64(&x86, x78, 0xffffffffffffffff, c20);
    uint64_t x87;
    const uint8_t c22 = limbforge_sub_borrow_u64(&x87, x79, 0x7fffffffffffffff, c21);
    uint64_t x88;
    const uint8_t c23 = limbforge_sub_borrow_u64(&x88, x80, 0, c22);
    const uint64_t c23_mask = (uint64_t)0 - (uint64_t)c23;
    const uint64_t x89 = x81 ^ (c23_mask & (x73 ^ x81));
    const uint64_t x90 = x82 ^ (c23_mask & (x74 ^ x82));
    const uint64_t x91 = x83 ^ (c23_mask & (x75 ^ x83));
    const uint64_t x92 = x84 ^ (c23_mask & (x76 ^ x84));
    const uint64_t x93 = x85 ^ (c23_mask & (x77 ^ x85));
    const uint64_t x94 = x86 ^ (c23_mask & (x78 ^ x86));
    const uint64_t x95 = x87 ^ (c23_mask & (x79 ^ x87));
    const uint64_t x96 = x88 ^ (c23_mask & (x80 ^ x88));
    uint64_t x97;
    const uint8_t c24 = limbforge_sub_borrow_u64(&x97, x89, 0x2378c292ab5844f3, 0);
    uint64_t x98;
    const uint8_t c25 = limbforge_sub_borrow_u64(&x98, x90, 0x216cc2728dc58f55, c24);
    uint64_t x99;
    const uint8_t c26 = limbforge_sub_borrow_u64(&x99, x91, 0xc44edb49aed63690, c25);
    uint64_t x100;
    const uint8_t c27 = limbforge_sub_borrow_u64(&x100, x92, 0xffffffff7cca23e9, c26);
    uint64_t x101;
    const uint8_t c28 = limbforge_sub_borrow_u64(&x101, x93, 0xffffffffffffffff, c27);
    uint64_t x102;
    const uint8_t c29 = limbforge_sub_borrow_u64(&x102, x94, 0xffffffffffffffff, c28);
    uint64_t x103;
    const uint8_t c30 = limbforge_sub_borrow_u64(&x103, x95, 0x3fffffffffffffff, c29);
    uint64_t c31_unread;
    const uint8_t c31 = limbforge_sub_borrow_u64(&c31_unread, x96, 0, c30);
    const uint64_t c31_mask = (uint64_t)0 - (uint64_t)c31;
    const uint64_t o0 = x97 ^ (c31_mask & (x89 ^ x97));
    const uint64_t o1 = x98 ^ (c31_mask & (x90 ^ x98));
    const uint64_t o2 = x99 ^ (c31_mask & (x91 ^ x99));
    const uint64_t o3 = x100 ^ (c31_mask & (x92 ^ x100));
    const uint64_t o4 = x101 ^ (c31_mask & (x93 ^ x101));
    const uint64_t o5 = x102 ^ (c31_mask & (x94 ^ x102));
    const uint64_t o6 = x103 ^ (c31_mask & (x95 ^ x103));
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
}

// out = R * a (mod p)
void scalar448_to_montgomery(uint64_t out[7], const uint64_t a[7]) {
    uint64_t out_value[7];
    scalar448_mul(out_value, a, scalar448_r);
    memcpy(out, out_value, sizeof out_value);
}

// out = k * a (mod p)
void scalar448_mul_small(uint64_t out[7], const uint64_t a[7], uint32_t k) {
    uint64_t limbs[7];
    scalar448_limbs_of_word(limbs, k);
    uint64_t factor[7];
    scalar448_to_montgomery(factor, limbs);
    uint64_t out_value[7];
    scalar448_mul(out_value, a, factor);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
void scalar448_from_bytes(uint64_t out[7], const uint8_t bytes[56]) {
    uint64_t limbs[7];
    scalar448_limbs_of_bytes(limbs, bytes);
    uint64_t out_value[7];
    scalar448_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p), ok = 1 if bytes < p
void scalar448_from_bytes_canonical(uint64_t out[7], uint64_t *ok, const uint8_t bytes[56]) {
    uint64_t limbs[7];
    uint64_t ok_value;
    scalar448_limbs_of_bytes_canonical(limbs, &ok_value, bytes);
    uint64_t out_value[7];
    scalar448_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = 2 * a
void scalar448_double(uint64_t out[7], const uint64_t a[7]) {
    uint64_t out_value[7];
    scalar448_add(out_value, a, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a = 0, else 0
void scalar448_is_zero(uint64_t *out, const uint64_t a[7]) {
    uint8_t bytes[56];
    scalar448_to_bytes(bytes, a);
    uint64_t out_value;
    scalar448_bytes_are_zero(&out_value, bytes);
    *out = out_value;
}

// out = 1 if a = b, else 0
void scalar448_equal(uint64_t *out, const uint64_t a[7], const uint64_t b[7]) {
    uint64_t difference[7];
    scalar448_sub(difference, a, b);
    uint64_t out_value;
    scalar448_is_zero(&out_value, difference);
    *out = out_value;
}

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void scalar448_is_odd(uint64_t *out, const uint64_t a[7]) {
    uint8_t bytes[56];
    scalar448_to_bytes(bytes, a);
    uint8_t half[56];
    uint64_t out_value;
    scalar448_bytes_parity(half, &out_value, bytes);
    *out = out_value;
}

// out = -a if choice is 1, a if it is 0
void scalar448_conditional_negate(uint64_t out[7], const uint64_t a[7], uint64_t choice) {
    uint64_t opposite[7];
    scalar448_opp(opposite, a);
    uint64_t out_value[7];
    scalar448_select(out_value, choice, opposite, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void scalar448_from_bytes_wide(uint64_t out[7], const uint8_t bytes[112]) {
    uint8_t low_bytes[56];
    memcpy(low_bytes, bytes + 0, sizeof low_bytes);
    uint64_t low[7];
    scalar448_from_bytes(low, low_bytes);
    uint8_t high_bytes[56];
    memcpy(high_bytes, bytes + 56, sizeof high_bytes);
    uint64_t high[7];
    scalar448_from_bytes(high, high_bytes);
    uint64_t shifted[7];
    scalar448_mul(shifted, high, scalar448_wide);
    uint64_t out_value[7];
    scalar448_add(out_value, low, shifted);
    memcpy(out, out_value, sizeof out_value);
}

// out = a^(2^k)
//
// Time depends on k.
void scalar448_pow2k(uint64_t out[7], const uint64_t a[7], uint32_t k) {
    uint64_t out_value[7];
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
    uint64_t out[7],
    const uint64_t a[7],
    const uint64_t *exponent, size_t exponent_words) {
    uint64_t out_value[7];
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
void scalar448_invert(uint64_t out[7], const uint64_t a[7]) {
    int64_t f[8];
    memcpy(f, ((const int64_t[]){-(int64_t)0x873d6d54a7bb0d, -(int64_t)0xcf635c8e9c2ab7, -(int64_t)0x24b65129c96fde9, -(int64_t)0x20cd77058eec4, -(int64_t)0x400000000000000, -(int64_t)0x3ffffffffffffff, -(int64_t)0x3ffffffffffffff, 0x10000000001}), sizeof f);
    int64_t g[8];
    scalar448_invert_start(g, a);
    int64_t d[8];
    memcpy(d, ((const int64_t[]){-(int64_t)0x4000000000000000, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, 1}), sizeof d);
    int64_t e[8];
    memcpy(e, ((const int64_t[]){-(int64_t)0x394020b99507bafc, -(int64_t)0x1f1a43c22a457294, -(int64_t)0x19a42c837d169d27, -(int64_t)0x3d15acd2d234a514, -(int64_t)0x8d3679f055ef8aa, -(int64_t)0x2d170ee0eed47a0c, -(int64_t)0x81b2f8f50e5633e, 2803}), sizeof e);
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
    scalar448_divsteps_head(&low_f, u, v, f, g);
    int64_t low_g;
    scalar448_divsteps_head(&low_g, q, r, f, g);
    for (uint32_t i = 0; i < 18; i++) {
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
        scalar448_divsteps_fg(&k, &u1, &v1, &q1, &r1, f, &low_1, &high_1, g, &low_2, &high_2, u0, v0, q0, r0, f, g, k, low_f, low_g);
        int64_t next_f;
        int64_t all_f;
        scalar448_divsteps_words(&next_f, &all_f, u1, v1, f, g);
        int64_t next_g;
        int64_t all_g;
        scalar448_divsteps_words(&next_g, &all_g, q1, r1, f, g);
        int64_t u2;
        int64_t v2;
        int64_t q2;
        int64_t r2;
        int64_t new_d[8];
        int64_t cut_u;
        int64_t cut_v;
        scalar448_divsteps_de(&k, &u2, &v2, &q2, &r2, new_d, &cut_u, &cut_v, u0, v0, d, e, k, next_f, next_g);
        scalar448_divsteps_low(&next_f, u2, v2, all_f, all_g);
        scalar448_divsteps_low(&next_g, q2, r2, all_f, all_g);
        int64_t u12;
        int64_t v12;
        int64_t q12;
        int64_t r12;
        scalar448_divsteps_pair(&u12, &v12, &q12, &r12, u2, v2, q2, r2, u1, v1, q1, r1);
        int64_t u3;
        int64_t v3;
        int64_t q3;
        int64_t r3;
        scalar448_divsteps_last(&k, &u3, &v3, &q3, &r3, e, &cut_u, &cut_v, q0, r0, d, e, k, next_f, next_g);
        memcpy(d, new_d, sizeof d);
        scalar448_divsteps_ahead(&low_f, u3, v3, next_f, next_g);
        scalar448_divsteps_ahead(&low_g, q3, r3, next_f, next_g);
        scalar448_divsteps_batch(&u, &v, &q, &r, u3, v3, q3, r3, u12, v12, q12, r12);
    }
    int64_t cut_u;
    int64_t cut_v;
    scalar448_update_de(d, &cut_u, &cut_v, u, v, d, e);
    uint64_t low_1;
    int64_t high_1;
    scalar448_update_fg(f, &low_1, &high_1, u, v, f, g);
    uint64_t negative;
    scalar448_invert_sign(&negative, f);
    uint64_t out_value[7];
    scalar448_invert_finish(out_value, negative, d);
    memcpy(out, out_value, sizeof out_value);
}

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void scalar448_invert_batch(uint64_t (*list)[7], uint64_t (*scratch)[7], size_t length) {
    uint64_t product[7];
    memcpy(product, scalar448_one, sizeof product);
    for (size_t i = 0; i < length; i++) {
        memcpy(scratch[i], product, sizeof scratch[i]);
        uint64_t x[7];
        memcpy(x, list[i], sizeof x);
        uint64_t zero;
        scalar448_is_zero(&zero, x);
        scalar448_select(x, zero, scalar448_one, x);
        scalar448_mul(product, product, x);
    }
    uint64_t inverse[7];
    scalar448_invert(inverse, product);
    for (size_t i = length; i-- > 0;) {
        uint64_t x[7];
        memcpy(x, list[i], sizeof x);
        uint64_t prefix[7];
        memcpy(prefix, scratch[i], sizeof prefix);
        uint64_t out[7];
        scalar448_mul(out, inverse, prefix);
        uint64_t zero;
        scalar448_is_zero(&zero, x);
        scalar448_select(out, zero, x, out);
        memcpy(list[i], out, sizeof list[i]);
        scalar448_select(x, zero, scalar448_one, x);
        scalar448_mul(inverse, inverse, x);
    }
}

// out = a^45427420268475430659332737993000283397102585042957378767593137448786500990384896429048938822923093990827573427272915576193438964912444
static void scalar448_pow_root(uint64_t x139[7], const uint64_t a[7]) {
    uint64_t x1[7];
    scalar448_square(x1, a);
    uint64_t x2[7];
    scalar448_mul(x2, a, x1);
    uint64_t x3[7];
    scalar448_mul(x3, x1, x2);
    uint64_t x4[7];
    scalar448_mul(x4, x1, x3);
    uint64_t x5[7];
    memcpy(x5, x4, sizeof x5);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x5, x5);
    }
    uint64_t x6[7];
    scalar448_mul(x6, x5, x4);
    uint64_t x7[7];
    memcpy(x7, x6, sizeof x7);
    for (uint32_t i = 0; i < 6; i++) {
        scalar448_square(x7, x7);
    }
    uint64_t x8[7];
    scalar448_mul(x8, x7, x6);
    uint64_t x9[7];
    memcpy(x9, x8, sizeof x9);
    for (uint32_t i = 0; i < 12; i++) {
        scalar448_square(x9, x9);
    }
    uint64_t x10[7];
    scalar448_mul(x10, x9, x8);
    uint64_t x11[7];
    memcpy(x11, x10, sizeof x11);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x11, x11);
    }
    uint64_t x12[7];
    scalar448_mul(x12, x11, x4);
    uint64_t x13[7];
    memcpy(x13, x12, sizeof x13);
    for (uint32_t i = 0; i < 27; i++) {
        scalar448_square(x13, x13);
    }
    uint64_t x14[7];
    scalar448_mul(x14, x13, x12);
    uint64_t x15[7];
    memcpy(x15, x14, sizeof x15);
    for (uint32_t i = 0; i < 54; i++) {
        scalar448_square(x15, x15);
    }
    uint64_t x16[7];
    scalar448_mul(x16, x15, x14);
    uint64_t x17[7];
    memcpy(x17, x16, sizeof x17);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x17, x17);
    }
    uint64_t x18[7];
    scalar448_mul(x18, x17, x4);
    uint64_t x19[7];
    memcpy(x19, x18, sizeof x19);
    for (uint32_t i = 0; i < 111; i++) {
        scalar448_square(x19, x19);
    }
    uint64_t x20[7];
    scalar448_mul(x20, x19, x18);
    uint64_t x21[7];
    memcpy(x21, x20, sizeof x21);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x21, x21);
    }
    uint64_t x22[7];
    scalar448_mul(x22, x21, x4);
    uint64_t x23[7];
    memcpy(x23, x22, sizeof x23);
    for (uint32_t i = 0; i < 2; i++) {
        scalar448_square(x23, x23);
    }
    uint64_t x24[7];
    scalar448_mul(x24, x23, x2);
    uint64_t x25[7];
    memcpy(x25, x24, sizeof x25);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x25, x25);
    }
    uint64_t x26[7];
    scalar448_mul(x26, x25, x2);
    uint64_t x27[7];
    memcpy(x27, x26, sizeof x27);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x27, x27);
    }
    uint64_t x28[7];
    scalar448_mul(x28, x27, x3);
    uint64_t x29[7];
    memcpy(x29, x28, sizeof x29);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x29, x29);
    }
    uint64_t x30[7];
    scalar448_mul(x30, x29, a);
    uint64_t x31[7];
    memcpy(x31, x30, sizeof x31);
    for (uint32_t i = 0; i < 6; i++) {
        scalar448_square(x31, x31);
    }
    uint64_t x32[7];
    scalar448_mul(x32, x31, x4);
    uint64_t x33[7];
    memcpy(x33, x32, sizeof x33);
    for (uint32_t i = 0; i < 2; i++) {
        scalar448_square(x33, x33);
    }
    uint64_t x34[7];
    scalar448_mul(x34, x33, x2);
    uint64_t x35[7];
    memcpy(x35, x34, sizeof x35);
    for (uint32_t i = 0; i < 2; i++) {
        scalar448_square(x35, x35);
    }
    uint64_t x36[7];
    scalar448_mul(x36, x35, a);
    uint64_t x37[7];
    memcpy(x37, x36, sizeof x37);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x37, x37);
    }
    uint64_t x38[7];
    scalar448_mul(x38, x37, x4);
    uint64_t x39[7];
    memcpy(x39, x38, sizeof x39);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x39, x39);
    }
    uint64_t x40[7];
    scalar448_mul(x40, x39, a);
    uint64_t x41[7];
    memcpy(x41, x40, sizeof x41);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x41, x41);
    }
    uint64_t x42[7];
    scalar448_mul(x42, x41, a);
    uint64_t x43[7];
    memcpy(x43, x42, sizeof x43);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x43, x43);
    }
    uint64_t x44[7];
    scalar448_mul(x44, x43, x4);
    uint64_t x45[7];
    memcpy(x45, x44, sizeof x45);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x45, x45);
    }
    uint64_t x46[7];
    scalar448_mul(x46, x45, x2);
    uint64_t x47[7];
    memcpy(x47, x46, sizeof x47);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x47, x47);
    }
    uint64_t x48[7];
    scalar448_mul(x48, x47, x2);
    uint64_t x49[7];
    memcpy(x49, x48, sizeof x49);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x49, x49);
    }
    uint64_t x50[7];
    scalar448_mul(x50, x49, x2);
    uint64_t x51[7];
    memcpy(x51, x50, sizeof x51);
    for (uint32_t i = 0; i < 2; i++) {
        scalar448_square(x51, x51);
    }
    uint64_t x52[7];
    scalar448_mul(x52, x51, a);
    uint64_t x53[7];
    memcpy(x53, x52, sizeof x53);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x53, x53);
    }
    uint64_t x54[7];
    scalar448_mul(x54, x53, a);
    uint64_t x55[7];
    memcpy(x55, x54, sizeof x55);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x55, x55);
    }
    uint64_t x56[7];
    scalar448_mul(x56, x55, x2);
    uint64_t x57[7];
    memcpy(x57, x56, sizeof x57);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x57, x57);
    }
    uint64_t x58[7];
    scalar448_mul(x58, x57, x3);
    uint64_t x59[7];
    memcpy(x59, x58, sizeof x59);
    for (uint32_t i = 0; i < 2; i++) {
        scalar448_square(x59, x59);
    }
    uint64_t x60[7];
    scalar448_mul(x60, x59, x2);
    uint64_t x61[7];
    memcpy(x61, x60, sizeof x61);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x61, x61);
    }
    uint64_t x62[7];
    scalar448_mul(x62, x61, x2);
    uint64_t x63[7];
    memcpy(x63, x62, sizeof x63);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x63, x63);
    }
    uint64_t x64[7];
    scalar448_mul(x64, x63, x3);
    uint64_t x65[7];
    scalar448_square(x65, x64);
    uint64_t x66[7];
    scalar448_mul(x66, x65, a);
    uint64_t x67[7];
    memcpy(x67, x66, sizeof x67);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x67, x67);
    }
    uint64_t x68[7];
    scalar448_mul(x68, x67, x2);
    uint64_t x69[7];
    memcpy(x69, x68, sizeof x69);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x69, x69);
    }
    uint64_t x70[7];
    scalar448_mul(x70, x69, x2);
    uint64_t x71[7];
    memcpy(x71, x70, sizeof x71);
    for (uint32_t i = 0; i < 2; i++) {
        scalar448_square(x71, x71);
    }
    uint64_t x72[7];
    scalar448_mul(x72, x71, a);
    uint64_t x73[7];
    memcpy(x73, x72, sizeof x73);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x73, x73);
    }
    uint64_t x74[7];
    scalar448_mul(x74, x73, a);
    uint64_t x75[7];
    memcpy(x75, x74, sizeof x75);
    for (uint32_t i = 0; i < 7; i++) {
        scalar448_square(x75, x75);
    }
    uint64_t x76[7];
    scalar448_mul(x76, x75, a);
    uint64_t x77[7];
    memcpy(x77, x76, sizeof x77);
    for (uint32_t i = 0; i < 7; i++) {
        scalar448_square(x77, x77);
    }
    uint64_t x78[7];
    scalar448_mul(x78, x77, x3);
    uint64_t x79[7];
    memcpy(x79, x78, sizeof x79);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x79, x79);
    }
    uint64_t x80[7];
    scalar448_mul(x80, x79, x3);
    uint64_t x81[7];
    scalar448_square(x81, x80);
    uint64_t x82[7];
    scalar448_mul(x82, x81, a);
    uint64_t x83[7];
    memcpy(x83, x82, sizeof x83);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x83, x83);
    }
    uint64_t x84[7];
    scalar448_mul(x84, x83, x2);
    uint64_t x85[7];
    memcpy(x85, x84, sizeof x85);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x85, x85);
    }
    uint64_t x86[7];
    scalar448_mul(x86, x85, a);
    uint64_t x87[7];
    memcpy(x87, x86, sizeof x87);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x87, x87);
    }
    uint64_t x88[7];
    scalar448_mul(x88, x87, x4);
    uint64_t x89[7];
    memcpy(x89, x88, sizeof x89);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x89, x89);
    }
    uint64_t x90[7];
    scalar448_mul(x90, x89, x3);
    uint64_t x91[7];
    memcpy(x91, x90, sizeof x91);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x91, x91);
    }
    uint64_t x92[7];
    scalar448_mul(x92, x91, x2);
    uint64_t x93[7];
    memcpy(x93, x92, sizeof x93);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x93, x93);
    }
    uint64_t x94[7];
    scalar448_mul(x94, x93, x4);
    uint64_t x95[7];
    memcpy(x95, x94, sizeof x95);
    for (uint32_t i = 0; i < 6; i++) {
        scalar448_square(x95, x95);
    }
    uint64_t x96[7];
    scalar448_mul(x96, x95, x3);
    uint64_t x97[7];
    scalar448_square(x97, x96);
    uint64_t x98[7];
    scalar448_mul(x98, x97, a);
    uint64_t x99[7];
    memcpy(x99, x98, sizeof x99);
    for (uint32_t i = 0; i < 6; i++) {
        scalar448_square(x99, x99);
    }
    uint64_t x100[7];
    scalar448_mul(x100, x99, x4);
    uint64_t x101[7];
    memcpy(x101, x100, sizeof x101);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x101, x101);
    }
    uint64_t x102[7];
    scalar448_mul(x102, x101, x3);
    uint64_t x103[7];
    memcpy(x103, x102, sizeof x103);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x103, x103);
    }
    uint64_t x104[7];
    scalar448_mul(x104, x103, x3);
    uint64_t x105[7];
    memcpy(x105, x104, sizeof x105);
    for (uint32_t i = 0; i < 2; i++) {
        scalar448_square(x105, x105);
    }
    uint64_t x106[7];
    scalar448_mul(x106, x105, a);
    uint64_t x107[7];
    memcpy(x107, x106, sizeof x107);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x107, x107);
    }
    uint64_t x108[7];
    scalar448_mul(x108, x107, a);
    uint64_t x109[7];
    memcpy(x109, x108, sizeof x109);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x109, x109);
    }
    uint64_t x110[7];
    scalar448_mul(x110, x109, x2);
    uint64_t x111[7];
    memcpy(x111, x110, sizeof x111);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x111, x111);
    }
    uint64_t x112[7];
    scalar448_mul(x112, x111, x4);
    uint64_t x113[7];
    scalar448_square(x113, x112);
    uint64_t x114[7];
    scalar448_mul(x114, x113, a);
    uint64_t x115[7];
    memcpy(x115, x114, sizeof x115);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x115, x115);
    }
    uint64_t x116[7];
    scalar448_mul(x116, x115, x2);
    uint64_t x117[7];
    memcpy(x117, x116, sizeof x117);
    for (uint32_t i = 0; i < 7; i++) {
        scalar448_square(x117, x117);
    }
    uint64_t x118[7];
    scalar448_mul(x118, x117, x3);
    uint64_t x119[7];
    memcpy(x119, x118, sizeof x119);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x119, x119);
    }
    uint64_t x120[7];
    scalar448_mul(x120, x119, a);
    uint64_t x121[7];
    memcpy(x121, x120, sizeof x121);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x121, x121);
    }
    uint64_t x122[7];
    scalar448_mul(x122, x121, x3);
    uint64_t x123[7];
    memcpy(x123, x122, sizeof x123);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x123, x123);
    }
    uint64_t x124[7];
    scalar448_mul(x124, x123, x3);
    uint64_t x125[7];
    memcpy(x125, x124, sizeof x125);
    for (uint32_t i = 0; i < 3; i++) {
        scalar448_square(x125, x125);
    }
    uint64_t x126[7];
    scalar448_mul(x126, x125, x2);
    uint64_t x127[7];
    memcpy(x127, x126, sizeof x127);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x127, x127);
    }
    uint64_t x128[7];
    scalar448_mul(x128, x127, x3);
    uint64_t x129[7];
    scalar448_square(x129, x128);
    uint64_t x130[7];
    scalar448_mul(x130, x129, a);
    uint64_t x131[7];
    memcpy(x131, x130, sizeof x131);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x131, x131);
    }
    uint64_t x132[7];
    scalar448_mul(x132, x131, a);
    uint64_t x133[7];
    memcpy(x133, x132, sizeof x133);
    for (uint32_t i = 0; i < 4; i++) {
        scalar448_square(x133, x133);
    }
    uint64_t x134[7];
    scalar448_mul(x134, x133, a);
    uint64_t x135[7];
    memcpy(x135, x134, sizeof x135);
    for (uint32_t i = 0; i < 5; i++) {
        scalar448_square(x135, x135);
    }
    uint64_t x136[7];
    scalar448_mul(x136, x135, x4);
    uint64_t x137[7];
    scalar448_square(x137, x136);
    uint64_t x138[7];
    scalar448_mul(x138, x137, a);
    uint64_t x139_value[7];
    memcpy(x139_value, x138, sizeof x139_value);
    for (uint32_t i = 0; i < 2; i++) {
        scalar448_square(x139_value, x139_value);
    }
    memcpy(x139, x139_value, sizeof x139_value);
}

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void scalar448_sqrt(uint64_t out[7], uint64_t *ok, const uint64_t a[7]) {
    uint64_t out_value[7];
    scalar448_pow_root(out_value, a);
    scalar448_mul(out_value, out_value, a);
    uint64_t squared[7];
    scalar448_square(squared, out_value);
    uint64_t ok_value;
    scalar448_equal(&ok_value, squared, a);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = a^((p - 1) / 2)
static void scalar448_pow_euler(uint64_t out[7], const uint64_t a[7]) {
    uint64_t out_value[7];
    scalar448_pow_root(out_value, a);
    scalar448_square(out_value, out_value);
    scalar448_mul(out_value, out_value, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a is a square or 0, else 0
void scalar448_is_square(uint64_t *out, const uint64_t a[7]) {
    uint64_t character[7];
    scalar448_pow_euler(character, a);
    uint64_t squared[7];
    scalar448_square(squared, character);
    uint64_t out_value;
    scalar448_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void scalar448_legendre(int64_t *out, const uint64_t a[7]) {
    uint64_t zero;
    scalar448_is_zero(&zero, a);
    uint64_t square;
    scalar448_is_square(&square, a);
    int64_t out_value;
    scalar448_sign_of(&out_value, zero, square);
    *out = out_value;
}
