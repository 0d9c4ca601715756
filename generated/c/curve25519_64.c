// Arithmetic modulo 2^255 - 19 (curve25519). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   2^255 - 19
// Recipe:  4x64 operand-scanning carry-chain(twice) fold(38@high:mul) carry(none)
// Limbs:   4 words of 64 bits
// Domain:  standard; the sum of limb * weight is the element modulo the prime
//
// A function is right for words within the bounds that it takes; what it gives is within its bounds.
//
// limb  weight  tight          loose
// 0     2^0     [0, 2^64 - 1]  [0, 2^64 - 1]
// 1     2^64    [0, 2^64 - 1]  [0, 2^64 - 1]
// 2     2^128   [0, 2^64 - 1]  [0, 2^64 - 1]
// 3     2^192   [0, 2^64 - 1]  [0, 2^64 - 1]

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
// The word of x + y + carry; returns the next carry.
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

#define CURVE25519_LIMBS 4
#define CURVE25519_BYTES 32

// 0.
const uint64_t curve25519_zero[4] = {0, 0, 0, 0};

// 1.
const uint64_t curve25519_one[4] = {1, 0, 0, 0};

// 2^256: the weight of the upper half of wide bytes.
const uint64_t curve25519_wide[4] = {38, 0, 0, 0};

// A primitive root of unity of order 2^2, 2 to the (p - 1) / 2^2.
const uint64_t curve25519_root_of_unity[4] = {
    0xc4ee1b274a0ea0b0,
    0x2f431806ad2fe478,
    0x2b4d00993dfbd7a7,
    0x2b8324804fc1df0b,
};

// `out = a + b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void curve25519_add(uint64_t out[4], const uint64_t a[4], const uint64_t b[4]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    uint64_t x0;
    const uint8_t c0 = limbforge_add_carry_u64(&x0, a0, b0, 0);
    uint64_t x1;
    const uint8_t c1 = limbforge_add_carry_u64(&x1, a1, b1, c0);
    uint64_t x2;
    const uint8_t c2 = limbforge_add_carry_u64(&x2, a2, b2, c1);
    uint64_t x3;
    const uint8_t c3 = limbforge_add_carry_u64(&x3, a3, b3, c2);
    const uint64_t x4 = ((uint64_t)c3 << 1) | (x3 >> 63);
    const uint64_t x5 = x3 & 0x7fffffffffffffff;
    const uint64_t x4_19 = x4 * 19;
    uint64_t o0;
    const uint8_t c4 = limbforge_add_carry_u64(&o0, x0, x4_19, 0);
    uint64_t o1;
    const uint8_t c5 = limbforge_add_carry_u64(&o1, x1, 0, c4);
    uint64_t o2;
    const uint8_t c6 = limbforge_add_carry_u64(&o2, x2, 0, c5);
    const uint64_t o3 = x5 + (uint64_t)c6;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `out = a - b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void curve25519_sub(uint64_t out[4], const uint64_t a[4], const uint64_t b[4]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    uint64_t x0;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x0, a0, b0, 0);
    uint64_t x1;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x1, a1, b1, c0);
    uint64_t x2;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x2, a2, b2, c1);
    uint64_t x3;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x3, a3, b3, c2);
    const uint64_t c3_mask = (uint64_t)0 - (uint64_t)c3;
    const uint64_t x4 = c3_mask & 38;
    uint64_t x5;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x5, x0, x4, 0);
    uint64_t o1;
    const uint8_t c5 = limbforge_sub_borrow_u64(&o1, x1, 0, c4);
    uint64_t o2;
    const uint8_t c6 = limbforge_sub_borrow_u64(&o2, x2, 0, c5);
    uint64_t o3;
    const uint8_t c7 = limbforge_sub_borrow_u64(&o3, x3, 0, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x6 = c7_mask & 38;
    const uint64_t o0 = x5 - x6;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `out = -a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void curve25519_opp(uint64_t out[4], const uint64_t a[4]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    uint64_t x0;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x0, 0, a0, 0);
    uint64_t x1;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x1, 0, a1, c0);
    uint64_t x2;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x2, 0, a2, c1);
    uint64_t x3;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x3, 0, a3, c2);
    const uint64_t c3_mask = (uint64_t)0 - (uint64_t)c3;
    const uint64_t x4 = c3_mask & 38;
    uint64_t x5;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x5, x0, x4, 0);
    uint64_t o1;
    const uint8_t c5 = limbforge_sub_borrow_u64(&o1, x1, 0, c4);
    uint64_t o2;
    const uint8_t c6 = limbforge_sub_borrow_u64(&o2, x2, 0, c5);
    uint64_t o3;
    const uint8_t c7 = limbforge_sub_borrow_u64(&o3, x3, 0, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x6 = c7_mask & 38;
    const uint64_t o0 = x5 - x6;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `out = a * b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void curve25519_mul(uint64_t out[4], const uint64_t a[4], const uint64_t b[4]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const u128 r0 = (u128)a0 * b0;
    const uint64_t x0 = (uint64_t)r0;
    const uint64_t x1 = (uint64_t)(r0 >> 64);
    const u128 r1 = (u128)a0 * b1;
    const uint64_t x2 = (uint64_t)r1;
    const uint64_t x3 = (uint64_t)(r1 >> 64);
    uint64_t x4;
    const uint8_t c0 = limbforge_add_carry_u64(&x4, x2, x1, 0);
    const u128 r2 = (u128)a0 * b2;
    const uint64_t x5 = (uint64_t)r2;
    const uint64_t x6 = (uint64_t)(r2 >> 64);
    uint64_t x7;
    const uint8_t c1 = limbforge_add_carry_u64(&x7, x5, x3, c0);
    const u128 r3 = (u128)a0 * b3;
    const uint64_t x8 = (uint64_t)r3;
    uint64_t x9;
    const uint8_t c2 = limbforge_add_carry_u64(&x9, x8, x6, c1);
    const uint64_t x10 = (uint64_t)(r3 >> 64) + (uint64_t)c2;
    const u128 r4 = (u128)a1 * b0;
    const uint64_t x11 = (uint64_t)r4;
    const uint64_t x12 = (uint64_t)(r4 >> 64);
    const u128 r5 = (u128)a1 * b1;
    const uint64_t x13 = (uint64_t)r5;
    const uint64_t x14 = (uint64_t)(r5 >> 64);
    uint64_t x15;
    const uint8_t c3 = limbforge_add_carry_u64(&x15, x13, x12, 0);
    const u128 r6 = (u128)a1 * b2;
    const uint64_t x16 = (uint64_t)r6;
    const uint64_t x17 = (uint64_t)(r6 >> 64);
    uint64_t x18;
    const uint8_t c4 = limbforge_add_carry_u64(&x18, x16, x14, c3);
    const u128 r7 = (u128)a1 * b3;
    const uint64_t x19 = (uint64_t)r7;
    uint64_t x20;
    const uint8_t c5 = limbforge_add_carry_u64(&x20, x19, x17, c4);
    const uint64_t x21 = (uint64_t)(r7 >> 64) + (uint64_t)c5;
    uint64_t x22;
    const uint8_t c6 = limbforge_add_carry_u64(&x22, x4, x11, 0);
    uint64_t x23;
    const uint8_t c7 = limbforge_add_carry_u64(&x23, x7, x15, c6);
    uint64_t x24;
    const uint8_t c8 = limbforge_add_carry_u64(&x24, x9, x18, c7);
    uint64_t x25;
    const uint8_t c9 = limbforge_add_carry_u64(&x25, x10, x20, c8);
    const uint64_t x26 = x21 + (uint64_t)c9;
    const u128 r8 = (u128)a2 * b0;
    const uint64_t x27 = (uint64_t)r8;
    const uint64_t x28 = (uint64_t)(r8 >> 64);
    const u128 r9 = (u128)a2 * b1;
    const uint64_t x29 = (uint64_t)r9;
    const uint64_t x30 = (uint64_t)(r9 >> 64);
    uint64_t x31;
    const uint8_t c10 = limbforge_add_carry_u64(&x31, x29, x28, 0);
    const u128 r10 = (u128)a2 * b2;
    const uint64_t x32 = (uint64_t)r10;
    const uint64_t x33 = (uint64_t)(r10 >> 64);
    uint64_t x34;
    const uint8_t c11 = limbforge_add_carry_u64(&x34, x32, x30, c10);
    const u128 r11 = (u128)a2 * b3;
    const uint64_t x35 = (uint64_t)r11;
    uint64_t x36;
    const uint8_t c12 = limbforge_add_carry_u64(&x36, x35, x33, c11);
    const uint64_t x37 = (uint64_t)(r11 >> 64) + (uint64_t)c12;
    uint64_t x38;
    const uint8_t c13 = limbforge_add_carry_u64(&x38, x23, x27, 0);
    uint64_t x39;
    const uint8_t c14 = limbforge_add_carry_u64(&x39, x24, x31, c13);
    uint64_t x40;
    const uint8_t c15 = limbforge_add_carry_u64(&x40, x25, x34, c14);
    uint64_t x41;
    const uint8_t c16 = limbforge_add_carry_u64(&x41, x26, x36, c15);
    const uint64_t x42 = x37 + (uint64_t)c16;
    const u128 r12 = (u128)a3 * b0;
    const uint64_t x43 = (uint64_t)r12;
    const uint64_t x44 = (uint64_t)(r12 >> 64);
    const u128 r13 = (u128)a3 * b1;
    const uint64_t x45 = (uint64_t)r13;
    const uint64_t x46 = (uint64_t)(r13 >> 64);
    uint64_t x47;
    const uint8_t c17 = limbforge_add_carry_u64(&x47, x45, x44, 0);
    const u128 r14 = (u128)a3 * b2;
    const uint64_t x48 = (uint64_t)r14;
    const uint64_t x49 = (uint64_t)(r14 >> 64);
    uint64_t x50;
    const uint8_t c18 = limbforge_add_carry_u64(&x50, x48, x46, c17);
    const u128 r15 = (u128)a3 * b3;
    const uint64_t x51 = (uint64_t)r15;
    uint64_t x52;
    const uint8_t c19 = limbforge_add_carry_u64(&x52, x51, x49, c18);
    const uint64_t x53 = (uint64_t)(r15 >> 64) + (uint64_t)c19;
    uint64_t x54;
    const uint8_t c20 = limbforge_add_carry_u64(&x54, x39, x43, 0);
    uint64_t x55;
    const uint8_t c21 = limbforge_add_carry_u64(&x55, x40, x47, c20);
    uint64_t x56;
    const uint8_t c22 = limbforge_add_carry_u64(&x56, x41, x50, c21);
    uint64_t x57;
    const uint8_t c23 = limbforge_add_carry_u64(&x57, x42, x52, c22);
    const uint64_t x58 = x53 + (uint64_t)c23;
    const u128 r16 = (u128)x55 * 38;
    const uint64_t x59 = (uint64_t)r16;
    const uint64_t x60 = (uint64_t)(r16 >> 64);
    const u128 r17 = (u128)x56 * 38;
    const uint64_t x61 = (uint64_t)r17;
    const uint64_t x62 = (uint64_t)(r17 >> 64);
    const u128 r18 = (u128)x57 * 38;
    const uint64_t x63 = (uint64_t)r18;
    const uint64_t x64 = (uint64_t)(r18 >> 64);
    const u128 r19 = (u128)x58 * 38;
    const uint64_t x65 = (uint64_t)r19;
    uint64_t x66;
    const uint8_t c24 = limbforge_add_carry_u64(&x66, x0, x59, 0);
    uint64_t x67;
    const uint8_t c25 = limbforge_add_carry_u64(&x67, x22, x61, c24);
    uint64_t x68;
    const uint8_t c26 = limbforge_add_carry_u64(&x68, x38, x63, c25);
    uint64_t x69;
    const uint8_t c27 = limbforge_add_carry_u64(&x69, x54, x65, c26);
    const uint64_t x70 = (uint64_t)(r19 >> 64) + (uint64_t)c27;
    const uint64_t x71 = x69 >> 63;
    const uint8_t c28 = (uint8_t)x71;
    const uint64_t c28_mask = (uint64_t)0 - (uint64_t)c28;
    const uint64_t x72 = x70 * 38 + (c28_mask & 19);
    const uint64_t x73 = x69 & 0x7fffffffffffffff;
    uint64_t o0;
    const uint8_t c29 = limbforge_add_carry_u64(&o0, x66, x72, 0);
    uint64_t o1;
    const uint8_t c30 = limbforge_add_carry_u64(&o1, x67, x60, c29);
    uint64_t o2;
    const uint8_t c31 = limbforge_add_carry_u64(&o2, x68, x62, c30);
    uint64_t o3;
    limbforge_add_carry_u64(&o3, x73, x64, c31);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `out = a^2 (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void curve25519_square(uint64_t out[4], const uint64_t a[4]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const u128 r0 = (u128)a0 * a1;
    const u128 r1 = (u128)a0 * a2;
    const u128 r2 = (u128)a0 * a3;
    const u128 r3 = (u128)a0 * a0;
    const uint64_t x0 = (uint64_t)r3;
    const uint64_t x1 = (uint64_t)(r3 >> 64);
    const u128 r4 = (u128)a1 * a2;
    const u128 r5 = (u128)a1 * a3;
    const u128 r6 = (u128)a1 * a1;
    const uint64_t x2 = (uint64_t)r6;
    const uint64_t x3 = (uint64_t)(r6 >> 64);
    const u128 r7 = (u128)a2 * a3;
    const u128 r8 = (u128)a2 * a2;
    const uint64_t x4 = (uint64_t)r8;
    const uint64_t x5 = (uint64_t)(r8 >> 64);
    const u128 r9 = (u128)a3 * a3;
    const uint64_t x6 = (uint64_t)r9;
    const uint64_t x7 = (uint64_t)(r9 >> 64);
    const uint64_t x8 = (uint64_t)r0;
    const uint64_t x9 = (uint64_t)(r0 >> 64);
    const uint64_t x10 = (uint64_t)r1;
    const uint64_t x11 = (uint64_t)(r1 >> 64);
    uint64_t x12;
    const uint8_t c0 = limbforge_add_carry_u64(&x12, x10, x9, 0);
    const uint64_t x13 = (uint64_t)r2;
    uint64_t x14;
    const uint8_t c1 = limbforge_add_carry_u64(&x14, x13, x11, c0);
    const uint64_t x15 = (uint64_t)(r2 >> 64) + (uint64_t)c1;
    const uint64_t x16 = (uint64_t)r4;
    const uint64_t x17 = (uint64_t)(r4 >> 64);
    const uint64_t x18 = (uint64_t)r5;
    uint64_t x19;
    const uint8_t c2 = limbforge_add_carry_u64(&x19, x18, x17, 0);
    const uint64_t x20 = (uint64_t)(r5 >> 64) + (uint64_t)c2;
    uint64_t x21;
    const uint8_t c3 = limbforge_add_carry_u64(&x21, x14, x16, 0);
    uint64_t x22;
    const uint8_t c4 = limbforge_add_carry_u64(&x22, x15, x19, c3);
    const uint64_t x23 = x20 + (uint64_t)c4;
    const uint64_t x24 = (uint64_t)r7;
    const uint64_t x25 = (uint64_t)(r7 >> 64);
    uint64_t x26;
    const uint8_t c5 = limbforge_add_carry_u64(&x26, x23, x24, 0);
    const uint64_t x27 = x25 + (uint64_t)c5;
    uint64_t x28;
    const uint8_t c6 = limbforge_add_carry_u64(&x28, x1, x8, 0);
    uint64_t x29;
    const uint8_t c7 = limbforge_add_carry_u64(&x29, x2, x12, c6);
    uint64_t x30;
    const uint8_t c8 = limbforge_add_carry_u64(&x30, x3, x21, c7);
    uint64_t x31;
    const uint8_t c9 = limbforge_add_carry_u64(&x31, x4, x22, c8);
    uint64_t x32;
    const uint8_t c10 = limbforge_add_carry_u64(&x32, x5, x26, c9);
    uint64_t x33;
    const uint8_t c11 = limbforge_add_carry_u64(&x33, x6, x27, c10);
    const uint64_t x34 = x7 + (uint64_t)c11;
    uint64_t x35;
    const uint8_t c12 = limbforge_add_carry_u64(&x35, x28, x8, 0);
    uint64_t x36;
    const uint8_t c13 = limbforge_add_carry_u64(&x36, x29, x12, c12);
    uint64_t x37;
    const uint8_t c14 = limbforge_add_carry_u64(&x37, x30, x21, c13);
    uint64_t x38;
    const uint8_t c15 = limbforge_add_carry_u64(&x38, x31, x22, c14);
    uint64_t x39;
    const uint8_t c16 = limbforge_add_carry_u64(&x39, x32, x26, c15);
    uint64_t x40;
    const uint8_t c17 = limbforge_add_carry_u64(&x40, x33, x27, c16);
    const uint64_t x41 = x34 + (uint64_t)c17;
    const u128 r10 = (u128)x38 * 38;
    const uint64_t x42 = (uint64_t)r10;
    const uint64_t x43 = (uint64_t)(r10 >> 64);
    const u128 r11 = (u128)x39 * 38;
    const uint64_t x44 = (uint64_t)r11;
    const uint64_t x45 = (uint64_t)(r11 >> 64);
    const u128 r12 = (u128)x40 * 38;
    const uint64_t x46 = (uint64_t)r12;
    const uint64_t x47 = (uint64_t)(r12 >> 64);
    const u128 r13 = (u128)x41 * 38;
    const uint64_t x48 = (uint64_t)r13;
    uint64_t x49;
    const uint8_t c18 = limbforge_add_carry_u64(&x49, x0, x42, 0);
    uint64_t x50;
    const uint8_t c19 = limbforge_add_carry_u64(&x50, x35, x44, c18);
    uint64_t x51;
    const uint8_t c20 = limbforge_add_carry_u64(&x51, x36, x46, c19);
    uint64_t x52;
    const uint8_t c21 = limbforge_add_carry_u64(&x52, x37, x48, c20);
    const uint64_t x53 = (uint64_t)(r13 >> 64) + (uint64_t)c21;
    const uint64_t x54 = x52 >> 63;
    const uint8_t c22 = (uint8_t)x54;
    const uint64_t c22_mask = (uint64_t)0 - (uint64_t)c22;
    const uint64_t x55 = x53 * 38 + (c22_mask & 19);
    const uint64_t x56 = x52 & 0x7fffffffffffffff;
    uint64_t o0;
    const uint8_t c23 = limbforge_add_carry_u64(&o0, x49, x55, 0);
    uint64_t o1;
    const uint8_t c24 = limbforge_add_carry_u64(&o1, x50, x43, c23);
    uint64_t o2;
    const uint8_t c25 = limbforge_add_carry_u64(&o2, x51, x45, c24);
    uint64_t o3;
    limbforge_add_carry_u64(&o3, x56, x47, c25);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `out = k * a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `k` in `[0, 2^32 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void curve25519_mul_small(uint64_t out[4], const uint64_t a[4], uint32_t k) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const u128 r0 = (u128)(uint64_t)k * a0;
    const uint64_t x0 = (uint64_t)r0;
    const uint64_t x1 = (uint64_t)(r0 >> 64);
    const u128 r1 = (u128)(uint64_t)k * a1;
    const uint64_t x2 = (uint64_t)r1;
    const uint64_t x3 = (uint64_t)(r1 >> 64);
    uint64_t x4;
    const uint8_t c0 = limbforge_add_carry_u64(&x4, x2, x1, 0);
    const u128 r2 = (u128)(uint64_t)k * a2;
    const uint64_t x5 = (uint64_t)r2;
    const uint64_t x6 = (uint64_t)(r2 >> 64);
    uint64_t x7;
    const uint8_t c1 = limbforge_add_carry_u64(&x7, x5, x3, c0);
    const u128 r3 = (u128)(uint64_t)k * a3;
    const uint64_t x8 = (uint64_t)r3;
    uint64_t x9;
    const uint8_t c2 = limbforge_add_carry_u64(&x9, x8, x6, c1);
    const uint64_t x10 = (uint64_t)(r3 >> 64) + (uint64_t)c2;
    const uint64_t x11 = (x10 << 1) | (x9 >> 63);
    const uint64_t x12 = x9 & 0x7fffffffffffffff;
    const uint64_t x11_19 = x11 * 19;
    uint64_t o0;
    const uint8_t c3 = limbforge_add_carry_u64(&o0, x0, x11_19, 0);
    uint64_t o1;
    const uint8_t c4 = limbforge_add_carry_u64(&o1, x4, 0, c3);
    uint64_t o2;
    const uint8_t c5 = limbforge_add_carry_u64(&o2, x7, 0, c4);
    const uint64_t o3 = x12 + (uint64_t)c5;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `2 * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void curve25519_halve(uint64_t out[4], const uint64_t a[4]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t x0 = a0 & 1;
    const uint8_t c0 = (uint8_t)x0;
    const uint64_t c0_mask = (uint64_t)0 - (uint64_t)c0;
    const uint64_t x1 = c0_mask & 0xffffffffffffffed;
    const uint64_t x2 = c0_mask & 0x7fffffffffffffff;
    uint64_t x3;
    const uint8_t c1 = limbforge_add_carry_u64(&x3, a0, x1, 0);
    uint64_t x4;
    const uint8_t c2 = limbforge_add_carry_u64(&x4, a1, c0_mask, c1);
    uint64_t x5;
    const uint8_t c3 = limbforge_add_carry_u64(&x5, a2, c0_mask, c2);
    uint64_t x6;
    const uint8_t c4 = limbforge_add_carry_u64(&x6, a3, x2, c3);
    const uint64_t x7 = x4 & 1;
    const uint64_t x8 = x5 & 1;
    const uint64_t x9 = x6 & 1;
    const uint64_t o0 = (x3 >> 1) + (x7 << 63);
    const uint64_t o1 = (x4 >> 1) + (x8 << 63);
    const uint64_t o2 = (x5 >> 1) + (x9 << 63);
    const uint64_t o3 = (x6 >> 1) + ((uint64_t)c4 << 63);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `out = a if choice is 1, b if it is 0`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void curve25519_select(uint64_t out[4], uint64_t choice, const uint64_t a[4], const uint64_t b[4]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    // The compiler must not see that the flag is 0 or 1: it could branch on it.
    const uint64_t choice_mask = (uint64_t)0 - limbforge_barrier_u64(choice);
    const uint64_t o0 = b0 ^ (choice_mask & (a0 ^ b0));
    const uint64_t o1 = b1 ^ (choice_mask & (a1 ^ b1));
    const uint64_t o2 = b2 ^ (choice_mask & (a2 ^ b2));
    const uint64_t o3 = b3 ^ (choice_mask & (a3 ^ b3));
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - gives `x`: every word in `[0, 2^64 - 1]`
// - gives `y`: every word in `[0, 2^64 - 1]`
void curve25519_swap(
    uint64_t x[4],
    uint64_t y[4],
    uint64_t choice,
    const uint64_t a[4],
    const uint64_t b[4]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    // The compiler must not see that the flag is 0 or 1: it could branch on it.
    const uint64_t choice_mask = (uint64_t)0 - limbforge_barrier_u64(choice);
    const uint64_t x0 = a0 ^ (choice_mask & (b0 ^ a0));
    const uint64_t x1 = a1 ^ (choice_mask & (b1 ^ a1));
    const uint64_t x2 = a2 ^ (choice_mask & (b2 ^ a2));
    const uint64_t x3 = a3 ^ (choice_mask & (b3 ^ a3));
    const uint64_t y0 = b0 ^ (choice_mask & (a0 ^ b0));
    const uint64_t y1 = b1 ^ (choice_mask & (a1 ^ b1));
    const uint64_t y2 = b2 ^ (choice_mask & (a2 ^ b2));
    const uint64_t y3 = b3 ^ (choice_mask & (a3 ^ b3));
    x[0] = x0;
    x[1] = x1;
    x[2] = x2;
    x[3] = x3;
    y[0] = y0;
    y[1] = y1;
    y[2] = y2;
    y[3] = y3;
}

// `out = a (mod p), 0 <= out < p`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - gives `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
void curve25519_to_bytes(uint8_t out[32], const uint64_t a[4]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t x0 = a3 >> 63;
    const uint64_t x1 = a3 & 0x7fffffffffffffff;
    const uint64_t x0_19 = x0 * 19;
    uint64_t x2;
    const uint8_t c0 = limbforge_add_carry_u64(&x2, a0, x0_19, 0);
    uint64_t x3;
    const uint8_t c1 = limbforge_add_carry_u64(&x3, a1, 0, c0);
    uint64_t x4;
    const uint8_t c2 = limbforge_add_carry_u64(&x4, a2, 0, c1);
    const uint64_t x5 = x1 + (uint64_t)c2;
    uint64_t x6;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x6, x2, 0xffffffffffffffed, 0);
    uint64_t x7;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x7, x3, 0xffffffffffffffff, c3);
    uint64_t x8;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x8, x4, 0xffffffffffffffff, c4);
    uint64_t x9;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x9, x5, 0x7fffffffffffffff, c5);
    const uint64_t c6_mask = (uint64_t)0 - (uint64_t)c6;
    const uint64_t o0 = x6 ^ (c6_mask & (x2 ^ x6));
    const uint64_t o1 = x7 ^ (c6_mask & (x3 ^ x7));
    const uint64_t o2 = x8 ^ (c6_mask & (x4 ^ x8));
    const uint64_t o3 = x9 ^ (c6_mask & (x5 ^ x9));
    limbforge_store_u64(out + 0, 8, o0);
    limbforge_store_u64(out + 8, 8, o1);
    limbforge_store_u64(out + 16, 8, o2);
    limbforge_store_u64(out + 24, 8, o3);
}

// `out = bytes (mod p)`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void curve25519_from_bytes(uint64_t out[4], const uint8_t bytes[32]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    out[0] = bytes0;
    out[1] = bytes1;
    out[2] = bytes2;
    out[3] = bytes3;
}

// `out = bytes (mod p), ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
// - gives `ok` in `[0, 1]`
void curve25519_from_bytes_canonical(uint64_t out[4], uint64_t *ok, const uint8_t bytes[32]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    uint64_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u64(&c0_unread, bytes0, 0xffffffffffffffed, 0);
    uint64_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u64(&c1_unread, bytes1, 0xffffffffffffffff, c0);
    uint64_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u64(&c2_unread, bytes2, 0xffffffffffffffff, c1);
    uint64_t ok0_unread;
    const uint8_t ok0 = limbforge_sub_borrow_u64(&ok0_unread, bytes3, 0x7fffffffffffffff, c2);
    out[0] = bytes0;
    out[1] = bytes1;
    out[2] = bytes2;
    out[3] = bytes3;
    *ok = (uint64_t)ok0;
}

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - gives `out` in `[0, 1]`
void curve25519_bytes_are_zero(uint64_t *out, const uint8_t bytes[32]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    uint64_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u64(&c0_unread, bytes0, 1, 0);
    uint64_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u64(&c1_unread, bytes1, 0, c0);
    uint64_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u64(&c2_unread, bytes2, 0, c1);
    uint64_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u64(&o0_unread, bytes3, 0, c2);
    *out = (uint64_t)o0;
}

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - gives `half`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
// - gives `odd` in `[0, 1]`
void curve25519_bytes_parity(uint8_t half[32], uint64_t *odd, const uint8_t bytes[32]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t x0 = bytes0 & 1;
    const uint64_t x1 = bytes1 & 1;
    const uint64_t x2 = bytes2 & 1;
    const uint64_t x3 = bytes3 & 1;
    const uint8_t odd0 = (uint8_t)x0;
    const uint64_t half0 = (bytes0 >> 1) + (x1 << 63);
    const uint64_t half1 = (bytes1 >> 1) + (x2 << 63);
    const uint64_t half2 = (bytes2 >> 1) + (x3 << 63);
    const uint64_t half3 = bytes3 >> 1;
    limbforge_store_u64(half + 0, 8, half0);
    limbforge_store_u64(half + 8, 8, half1);
    limbforge_store_u64(half + 16, 8, half2);
    limbforge_store_u64(half + 24, 8, half3);
    *odd = (uint64_t)odd0;
}

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - gives `out` in `[-2, 1]`
void curve25519_sign_of(int64_t *out, uint64_t is_zero, uint64_t is_square) {
    const uint64_t x0 = is_square + is_square;
    const uint64_t x1 = is_zero + 1;
    const int64_t o0 = (int64_t)x0 - (int64_t)x1;
    *out = o0;
}

// out = 2 * a
void curve25519_double(uint64_t out[4], const uint64_t a[4]) {
    uint64_t out_value[4];
    curve25519_add(out_value, a, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a = 0, else 0
void curve25519_is_zero(uint64_t *out, const uint64_t a[4]) {
    uint8_t bytes[32];
    curve25519_to_bytes(bytes, a);
    uint64_t out_value;
    curve25519_bytes_are_zero(&out_value, bytes);
    *out = out_value;
}

// out = 1 if a = b, else 0
void curve25519_equal(uint64_t *out, const uint64_t a[4], const uint64_t b[4]) {
    uint64_t difference[4];
    curve25519_sub(difference, a, b);
    uint64_t out_value;
    curve25519_is_zero(&out_value, difference);
    *out = out_value;
}

// out = the parity of a in [0, p): its sign as RFC 9380 (section 4.1) and many encodings define it
void curve25519_is_odd(uint64_t *out, const uint64_t a[4]) {
    uint8_t bytes[32];
    curve25519_to_bytes(bytes, a);
    uint8_t half[32];
    uint64_t out_value;
    curve25519_bytes_parity(half, &out_value, bytes);
    *out = out_value;
}

// out = -a if choice is 1, a if it is 0
void curve25519_conditional_negate(uint64_t out[4], const uint64_t a[4], uint64_t choice) {
    uint64_t opposite[4];
    curve25519_opp(opposite, a);
    uint64_t out_value[4];
    curve25519_select(out_value, choice, opposite, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
//
// From uniform bytes the result is uniform but for a bias below 2^(8 - 8 * BYTES).
void curve25519_from_bytes_wide(uint64_t out[4], const uint8_t bytes[64]) {
    uint8_t low_bytes[32];
    memcpy(low_bytes, bytes + 0, sizeof low_bytes);
    uint64_t low[4];
    curve25519_from_bytes(low, low_bytes);
    uint8_t high_bytes[32];
    memcpy(high_bytes, bytes + 32, sizeof high_bytes);
    uint64_t high[4];
    curve25519_from_bytes(high, high_bytes);
    uint64_t shifted[4];
    curve25519_mul(shifted, high, curve25519_wide);
    uint64_t out_value[4];
    curve25519_add(out_value, low, shifted);
    memcpy(out, out_value, sizeof out_value);
}

// out = a^(2^k)
//
// Time depends on k.
void curve25519_pow2k(uint64_t out[4], const uint64_t a[4], uint32_t k) {
    uint64_t out_value[4];
    memcpy(out_value, a, sizeof out_value);
    for (uint32_t i = 0; i < k; i++) {
        curve25519_square(out_value, out_value);
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent: it must not be secret.
void curve25519_vartime_pow(
    uint64_t out[4],
    const uint64_t a[4],
    const uint64_t *exponent, size_t exponent_words) {
    uint64_t out_value[4];
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
void curve25519_invert(uint64_t x23[4], const uint64_t a[4]) {
    uint64_t x1[4];
    curve25519_square(x1, a);
    uint64_t x2[4];
    curve25519_square(x2, x1);
    uint64_t x3[4];
    curve25519_square(x3, x2);
    uint64_t x4[4];
    curve25519_mul(x4, x1, x3);
    uint64_t x5[4];
    curve25519_mul(x5, a, x4);
    uint64_t x6[4];
    curve25519_square(x6, x4);
    uint64_t x7[4];
    curve25519_mul(x7, x5, x6);
    uint64_t x8[4];
    curve25519_square(x8, x7);
    for (uint32_t i = 0; i < 4; i++) {
        curve25519_square(x8, x8);
    }
    uint64_t x9[4];
    curve25519_mul(x9, x8, x7);
    uint64_t x10[4];
    curve25519_square(x10, x9);
    for (uint32_t i = 0; i < 4; i++) {
        curve25519_square(x10, x10);
    }
    uint64_t x11[4];
    curve25519_mul(x11, x10, x7);
    uint64_t x12[4];
    curve25519_square(x12, x11);
    for (uint32_t i = 0; i < 14; i++) {
        curve25519_square(x12, x12);
    }
    uint64_t x13[4];
    curve25519_mul(x13, x12, x11);
    uint64_t x14[4];
    curve25519_square(x14, x13);
    for (uint32_t i = 0; i < 29; i++) {
        curve25519_square(x14, x14);
    }
    uint64_t x15[4];
    curve25519_mul(x15, x14, x13);
    uint64_t x16[4];
    curve25519_square(x16, x15);
    for (uint32_t i = 0; i < 59; i++) {
        curve25519_square(x16, x16);
    }
    uint64_t x17[4];
    curve25519_mul(x17, x16, x15);
    uint64_t x18[4];
    curve25519_square(x18, x17);
    for (uint32_t i = 0; i < 4; i++) {
        curve25519_square(x18, x18);
    }
    uint64_t x19[4];
    curve25519_mul(x19, x18, x7);
    uint64_t x20[4];
    curve25519_square(x20, x19);
    for (uint32_t i = 0; i < 124; i++) {
        curve25519_square(x20, x20);
    }
    uint64_t x21[4];
    curve25519_mul(x21, x20, x19);
    uint64_t x22[4];
    curve25519_square(x22, x21);
    for (uint32_t i = 0; i < 4; i++) {
        curve25519_square(x22, x22);
    }
    uint64_t x23_value[4];
    curve25519_mul(x23_value, x22, x5);
    memcpy(x23, x23_value, sizeof x23_value);
}

// Every element becomes its inverse; 0 stays 0, and which are 0 does not show in the time.
//
// The scratch space is as long as the list.
void curve25519_invert_batch(uint64_t (*list)[4], uint64_t (*scratch)[4], size_t length) {
    uint64_t product[4];
    memcpy(product, curve25519_one, sizeof product);
    for (size_t i = 0; i < length; i++) {
        memcpy(scratch[i], product, sizeof scratch[i]);
        uint64_t x[4];
        memcpy(x, list[i], sizeof x);
        uint64_t zero;
        curve25519_is_zero(&zero, x);
        curve25519_select(x, zero, curve25519_one, x);
        curve25519_mul(product, product, x);
    }
    uint64_t inverse[4];
    curve25519_invert(inverse, product);
    for (size_t i = length; i-- > 0;) {
        uint64_t x[4];
        memcpy(x, list[i], sizeof x);
        uint64_t prefix[4];
        memcpy(prefix, scratch[i], sizeof prefix);
        uint64_t out[4];
        curve25519_mul(out, inverse, prefix);
        uint64_t zero;
        curve25519_is_zero(&zero, x);
        curve25519_select(out, zero, x, out);
        memcpy(list[i], out, sizeof list[i]);
        curve25519_select(x, zero, curve25519_one, x);
        curve25519_mul(inverse, inverse, x);
    }
}

// out = a^7237005577332262213973186563042994240829374041602535252466099000494570602493
static void curve25519_pow_root(uint64_t x23[4], const uint64_t a[4]) {
    uint64_t x1[4];
    curve25519_square(x1, a);
    uint64_t x2[4];
    curve25519_square(x2, x1);
    uint64_t x3[4];
    curve25519_square(x3, x2);
    uint64_t x4[4];
    curve25519_mul(x4, x1, x3);
    uint64_t x5[4];
    curve25519_square(x5, x4);
    uint64_t x6[4];
    curve25519_mul(x6, x4, x5);
    uint64_t x7[4];
    curve25519_mul(x7, a, x6);
    uint64_t x8[4];
    curve25519_square(x8, x7);
    for (uint32_t i = 0; i < 4; i++) {
        curve25519_square(x8, x8);
    }
    uint64_t x9[4];
    curve25519_mul(x9, x8, x7);
    uint64_t x10[4];
    curve25519_square(x10, x9);
    for (uint32_t i = 0; i < 4; i++) {
        curve25519_square(x10, x10);
    }
    uint64_t x11[4];
    curve25519_mul(x11, x10, x7);
    uint64_t x12[4];
    curve25519_square(x12, x11);
    for (uint32_t i = 0; i < 14; i++) {
        curve25519_square(x12, x12);
    }
    uint64_t x13[4];
    curve25519_mul(x13, x12, x11);
    uint64_t x14[4];
    curve25519_square(x14, x13);
    for (uint32_t i = 0; i < 29; i++) {
        curve25519_square(x14, x14);
    }
    uint64_t x15[4];
    curve25519_mul(x15, x14, x13);
    uint64_t x16[4];
    curve25519_square(x16, x15);
    for (uint32_t i = 0; i < 59; i++) {
        curve25519_square(x16, x16);
    }
    uint64_t x17[4];
    curve25519_mul(x17, x16, x15);
    uint64_t x18[4];
    curve25519_square(x18, x17);
    for (uint32_t i = 0; i < 4; i++) {
        curve25519_square(x18, x18);
    }
    uint64_t x19[4];
    curve25519_mul(x19, x18, x7);
    uint64_t x20[4];
    curve25519_square(x20, x19);
    for (uint32_t i = 0; i < 124; i++) {
        curve25519_square(x20, x20);
    }
    uint64_t x21[4];
    curve25519_mul(x21, x20, x19);
    uint64_t x22[4];
    curve25519_square(x22, x21);
    curve25519_square(x22, x22);
    uint64_t x23_value[4];
    curve25519_mul(x23_value, x22, a);
    memcpy(x23, x23_value, sizeof x23_value);
}

// out^2 = a and ok = 1 if a is a square (0 is one); else ok = 0, and out is no root
//
// Which of the two roots it is, `is_odd` tells.
void curve25519_sqrt(uint64_t out[4], uint64_t *ok, const uint64_t a[4]) {
    uint64_t out_value[4];
    curve25519_pow_root(out_value, a);
    uint64_t t[4];
    curve25519_square(t, out_value);
    curve25519_mul(t, t, a);
    curve25519_mul(out_value, out_value, a);
    uint64_t c[4];
    memcpy(c, curve25519_root_of_unity, sizeof c);
    uint64_t done;
    curve25519_equal(&done, t, curve25519_one);
    uint64_t next[4];
    curve25519_mul(next, out_value, c);
    curve25519_select(out_value, done, out_value, next);
    uint64_t squared[4];
    curve25519_square(squared, out_value);
    uint64_t ok_value;
    curve25519_equal(&ok_value, squared, a);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = a^((p - 1) / 2)
static void curve25519_pow_euler(uint64_t out[4], const uint64_t a[4]) {
    uint64_t out_value[4];
    curve25519_pow_root(out_value, a);
    curve25519_square(out_value, out_value);
    curve25519_mul(out_value, out_value, a);
    curve25519_square(out_value, out_value);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a is a square, else 0; 0 is a square
void curve25519_is_square(uint64_t *out, const uint64_t a[4]) {
    uint64_t character[4];
    curve25519_pow_euler(character, a);
    uint64_t squared[4];
    curve25519_square(squared, character);
    uint64_t out_value;
    curve25519_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is another square, else -1
void curve25519_legendre(int64_t *out, const uint64_t a[4]) {
    uint64_t zero;
    curve25519_is_zero(&zero, a);
    uint64_t square;
    curve25519_is_square(&square, a);
    int64_t out_value;
    curve25519_sign_of(&out_value, zero, square);
    *out = out_value;
}
