// Arithmetic modulo 2^256 - 2^224 + 2^192 + 2^96 - 1 (p256). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   2^256 - 2^224 + 2^192 + 2^96 - 1
// Recipe:  4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)
// Limbs:   4 words of 64 bits
// Domain:  Montgomery; the sum of limb * weight is the element times R = 2^256 modulo the prime
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

#define P256_LIMBS 4
#define P256_BYTES 32

// 0.
const uint64_t p256_zero[4] = {0, 0, 0, 0};

// 1.
const uint64_t p256_one[4] = {1, 0xffffffff00000000, 0xffffffffffffffff, 0xfffffffe};

// 2^256: the weight of the upper half of wide bytes.
const uint64_t p256_wide[4] = {3, 0xfffffffbffffffff, 0xfffffffffffffffe, 0x4fffffffd};

// A primitive root of unity of order 2^1, 3 to the (p - 1) / 2^1.
const uint64_t p256_root_of_unity[4] = {0xfffffffffffffffe, 0x1ffffffff, 0, 0xfffffffe00000002};

// R: its limbs are those of R^2.
const uint64_t p256_r[4] = {3, 0xfffffffbffffffff, 0xfffffffffffffffe, 0x4fffffffd};

// `out = a + b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void p256_add(uint64_t out[4], const uint64_t a[4], const uint64_t b[4]) {
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
    const uint64_t c3_mask = (uint64_t)0 - (uint64_t)c3;
    const uint64_t x4 = c3_mask & 1;
    const uint64_t x5 = c3_mask & 0xffffffff00000000;
    const uint64_t x6 = c3_mask & 0xfffffffe;
    uint64_t x7;
    const uint8_t c4 = limbforge_add_carry_u64(&x7, x0, x4, 0);
    uint64_t x8;
    const uint8_t c5 = limbforge_add_carry_u64(&x8, x1, x5, c4);
    uint64_t x9;
    const uint8_t c6 = limbforge_add_carry_u64(&x9, x2, c3_mask, c5);
    uint64_t x10;
    const uint8_t c7 = limbforge_add_carry_u64(&x10, x3, x6, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x11 = c7_mask & 1;
    const uint64_t x12 = c7_mask & 0xffffffff00000000;
    const uint64_t x13 = c7_mask & 0xfffffffe;
    uint64_t o0;
    const uint8_t c8 = limbforge_add_carry_u64(&o0, x7, x11, 0);
    uint64_t o1;
    const uint8_t c9 = limbforge_add_carry_u64(&o1, x8, x12, c8);
    uint64_t o2;
    const uint8_t c10 = limbforge_add_carry_u64(&o2, x9, c7_mask, c9);
    uint64_t o3;
    limbforge_add_carry_u64(&o3, x10, x13, c10);
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
void p256_sub(uint64_t out[4], const uint64_t a[4], const uint64_t b[4]) {
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
    const uint64_t x4 = c3_mask & 1;
    const uint64_t x5 = c3_mask & 0xffffffff00000000;
    const uint64_t x6 = c3_mask & 0xfffffffe;
    uint64_t x7;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x7, x0, x4, 0);
    uint64_t x8;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x8, x1, x5, c4);
    uint64_t x9;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x9, x2, c3_mask, c5);
    uint64_t x10;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x10, x3, x6, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x11 = c7_mask & 1;
    const uint64_t x12 = c7_mask & 0xffffffff00000000;
    const uint64_t x13 = c7_mask & 0xfffffffe;
    uint64_t o0;
    const uint8_t c8 = limbforge_sub_borrow_u64(&o0, x7, x11, 0);
    uint64_t o1;
    const uint8_t c9 = limbforge_sub_borrow_u64(&o1, x8, x12, c8);
    uint64_t o2;
    const uint8_t c10 = limbforge_sub_borrow_u64(&o2, x9, c7_mask, c9);
    uint64_t o3;
    limbforge_sub_borrow_u64(&o3, x10, x13, c10);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `out = -a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void p256_opp(uint64_t out[4], const uint64_t a[4]) {
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
    const uint64_t x4 = c3_mask & 1;
    const uint64_t x5 = c3_mask & 0xffffffff00000000;
    const uint64_t x6 = c3_mask & 0xfffffffe;
    uint64_t x7;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x7, x0, x4, 0);
    uint64_t x8;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x8, x1, x5, c4);
    uint64_t x9;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x9, x2, c3_mask, c5);
    uint64_t x10;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x10, x3, x6, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x11 = c7_mask & 1;
    const uint64_t x12 = c7_mask & 0xffffffff00000000;
    const uint64_t x13 = c7_mask & 0xfffffffe;
    uint64_t o0;
    const uint8_t c8 = limbforge_sub_borrow_u64(&o0, x7, x11, 0);
    uint64_t o1;
    const uint8_t c9 = limbforge_sub_borrow_u64(&o1, x8, x12, c8);
    uint64_t o2;
    const uint8_t c10 = limbforge_sub_borrow_u64(&o2, x9, c7_mask, c9);
    uint64_t o3;
    limbforge_sub_borrow_u64(&o3, x10, x13, c10);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `R * out = a * b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void p256_mul(uint64_t out[4], const uint64_t a[4], const uint64_t b[4]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
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
    uint64_t x9;
    const uint8_t c2 = limbforge_add_carry_u64(&x9, x8, x6, c1);
    const uint64_t x10 = (uint64_t)(r3 >> 64) + (uint64_t)c2;
    const u128 r4 = (u128)x0 << 32;
    const uint64_t x11 = (uint64_t)r4;
    const uint64_t x12 = (uint64_t)(r4 >> 64);
    const u128 r5 = (u128)x0 * 0xffffffff00000001;
    const uint64_t x13 = (uint64_t)r5;
    const uint64_t x14 = (uint64_t)(r5 >> 64);
    uint64_t x15;
    const uint8_t c3 = limbforge_add_carry_u64(&x15, x4, x11, 0);
    uint64_t x16;
    const uint8_t c4 = limbforge_add_carry_u64(&x16, x7, x12, c3);
    uint64_t x17;
    const uint8_t c5 = limbforge_add_carry_u64(&x17, x9, x13, c4);
    const uint64_t x18 = x14 + (uint64_t)c5;
    uint64_t x19;
    const uint8_t c6 = limbforge_add_carry_u64(&x19, x10, x18, 0);
    const u128 r6 = (u128)b1 * a0;
    const uint64_t x20 = (uint64_t)r6;
    const uint64_t x21 = (uint64_t)(r6 >> 64);
    const u128 r7 = (u128)b1 * a1;
    const uint64_t x22 = (uint64_t)r7;
    const uint64_t x23 = (uint64_t)(r7 >> 64);
    uint64_t x24;
    const uint8_t c7 = limbforge_add_carry_u64(&x24, x22, x21, 0);
    const u128 r8 = (u128)b1 * a2;
    const uint64_t x25 = (uint64_t)r8;
    const uint64_t x26 = (uint64_t)(r8 >> 64);
    uint64_t x27;
    const uint8_t c8 = limbforge_add_carry_u64(&x27, x25, x23, c7);
    const u128 r9 = (u128)b1 * a3;
    const uint64_t x28 = (uint64_t)r9;
    uint64_t x29;
    const uint8_t c9 = limbforge_add_carry_u64(&x29, x28, x26, c8);
    const uint64_t x30 = (uint64_t)(r9 >> 64) + (uint64_t)c9;
    uint64_t x31;
    const uint8_t c10 = limbforge_add_carry_u64(&x31, x15, x20, 0);
    uint64_t x32;
    const uint8_t c11 = limbforge_add_carry_u64(&x32, x16, x24, c10);
    uint64_t x33;
    const uint8_t c12 = limbforge_add_carry_u64(&x33, x17, x27, c11);
    uint64_t x34;
    const uint8_t c13 = limbforge_add_carry_u64(&x34, x19, x29, c12);
    const uint64_t x35 = x30 + (uint64_t)c13;
    uint64_t x36;
    const uint8_t c14 = limbforge_add_carry_u64(&x36, (uint64_t)c6, x35, 0);
    const u128 r10 = (u128)x31 << 32;
    const uint64_t x37 = (uint64_t)r10;
    const uint64_t x38 = (uint64_t)(r10 >> 64);
    const u128 r11 = (u128)x31 * 0xffffffff00000001;
    const uint64_t x39 = (uint64_t)r11;
    const uint64_t x40 = (uint64_t)(r11 >> 64);
    uint64_t x41;
    const uint8_t c15 = limbforge_add_carry_u64(&x41, x32, x37, 0);
    uint64_t x42;
    const uint8_t c16 = limbforge_add_carry_u64(&x42, x33, x38, c15);
    uint64_t x43;
    const uint8_t c17 = limbforge_add_carry_u64(&x43, x34, x39, c16);
    const uint64_t x44 = x40 + (uint64_t)c17;
    uint64_t x45;
    const uint8_t c18 = limbforge_add_carry_u64(&x45, x36, x44, 0);
    const uint64_t x46 = (uint64_t)c14 + (uint64_t)c18;
    const u128 r12 = (u128)b2 * a0;
    const uint64_t x47 = (uint64_t)r12;
    const uint64_t x48 = (uint64_t)(r12 >> 64);
    const u128 r13 = (u128)b2 * a1;
    const uint64_t x49 = (uint64_t)r13;
    const uint64_t x50 = (uint64_t)(r13 >> 64);
    uint64_t x51;
    const uint8_t c19 = limbforge_add_carry_u64(&x51, x49, x48, 0);
    const u128 r14 = (u128)b2 * a2;
    const uint64_t x52 = (uint64_t)r14;
    const uint64_t x53 = (uint64_t)(r14 >> 64);
    uint64_t x54;
    const uint8_t c20 = limbforge_add_carry_u64(&x54, x52, x50, c19);
    const u128 r15 = (u128)b2 * a3;
    const uint64_t x55 = (uint64_t)r15;
    uint64_t x56;
    const uint8_t c21 = limbforge_add_carry_u64(&x56, x55, x53, c20);
    const uint64_t x57 = (uint64_t)(r15 >> 64) + (uint64_t)c21;
    uint64_t x58;
    const uint8_t c22 = limbforge_add_carry_u64(&x58, x41, x47, 0);
    uint64_t x59;
    const uint8_t c23 = limbforge_add_carry_u64(&x59, x42, x51, c22);
    uint64_t x60;
    const uint8_t c24 = limbforge_add_carry_u64(&x60, x43, x54, c23);
    uint64_t x61;
    const uint8_t c25 = limbforge_add_carry_u64(&x61, x45, x56, c24);
    const uint64_t x62 = x57 + (uint64_t)c25;
    uint64_t x63;
    const uint8_t c26 = limbforge_add_carry_u64(&x63, x46, x62, 0);
    const u128 r16 = (u128)x58 << 32;
    const uint64_t x64 = (uint64_t)r16;
    const uint64_t x65 = (uint64_t)(r16 >> 64);
    const u128 r17 = (u128)x58 * 0xffffffff00000001;
    const uint64_t x66 = (uint64_t)r17;
    const uint64_t x67 = (uint64_t)(r17 >> 64);
    uint64_t x68;
    const uint8_t c27 = limbforge_add_carry_u64(&x68, x59, x64, 0);
    uint64_t x69;
    const uint8_t c28 = limbforge_add_carry_u64(&x69, x60, x65, c27);
    uint64_t x70;
    const uint8_t c29 = limbforge_add_carry_u64(&x70, x61, x66, c28);
    const uint64_t x71 = x67 + (uint64_t)c29;
    uint64_t x72;
    const uint8_t c30 = limbforge_add_carry_u64(&x72, x63, x71, 0);
    const uint64_t x73 = (uint64_t)c26 + (uint64_t)c30;
    const u128 r18 = (u128)b3 * a0;
    const uint64_t x74 = (uint64_t)r18;
    const uint64_t x75 = (uint64_t)(r18 >> 64);
    const u128 r19 = (u128)b3 * a1;
    const uint64_t x76 = (uint64_t)r19;
    const uint64_t x77 = (uint64_t)(r19 >> 64);
    uint64_t x78;
    const uint8_t c31 = limbforge_add_carry_u64(&x78, x76, x75, 0);
    const u128 r20 = (u128)b3 * a2;
    const uint64_t x79 = (uint64_t)r20;
    const uint64_t x80 = (uint64_t)(r20 >> 64);
    uint64_t x81;
    const uint8_t c32 = limbforge_add_carry_u64(&x81, x79, x77, c31);
    const u128 r21 = (u128)b3 * a3;
    const uint64_t x82 = (uint64_t)r21;
    uint64_t x83;
    const uint8_t c33 = limbforge_add_carry_u64(&x83, x82, x80, c32);
    const uint64_t x84 = (uint64_t)(r21 >> 64) + (uint64_t)c33;
    uint64_t x85;
    const uint8_t c34 = limbforge_add_carry_u64(&x85, x68, x74, 0);
    uint64_t x86;
    const uint8_t c35 = limbforge_add_carry_u64(&x86, x69, x78, c34);
    uint64_t x87;
    const uint8_t c36 = limbforge_add_carry_u64(&x87, x70, x81, c35);
    uint64_t x88;
    const uint8_t c37 = limbforge_add_carry_u64(&x88, x72, x83, c36);
    const uint64_t x89 = x84 + (uint64_t)c37;
    uint64_t x90;
    const uint8_t c38 = limbforge_add_carry_u64(&x90, x73, x89, 0);
    const u128 r22 = (u128)x85 << 32;
    const uint64_t x91 = (uint64_t)r22;
    const uint64_t x92 = (uint64_t)(r22 >> 64);
    const u128 r23 = (u128)x85 * 0xffffffff00000001;
    const uint64_t x93 = (uint64_t)r23;
    const uint64_t x94 = (uint64_t)(r23 >> 64);
    uint64_t x95;
    const uint8_t c39 = limbforge_add_carry_u64(&x95, x86, x91, 0);
    uint64_t x96;
    const uint8_t c40 = limbforge_add_carry_u64(&x96, x87, x92, c39);
    uint64_t x97;
    const uint8_t c41 = limbforge_add_carry_u64(&x97, x88, x93, c40);
    const uint64_t x98 = x94 + (uint64_t)c41;
    uint64_t x99;
    const uint8_t c42 = limbforge_add_carry_u64(&x99, x90, x98, 0);
    const uint64_t x100 = (uint64_t)c38 + (uint64_t)c42;
    const uint8_t c43 = (uint8_t)x100;
    const uint64_t c43_mask = (uint64_t)0 - (uint64_t)c43;
    const uint64_t x101 = c43_mask & 0xffffffff;
    const uint64_t x102 = c43_mask & 0xffffffff00000001;
    uint64_t o0;
    const uint8_t c44 = limbforge_sub_borrow_u64(&o0, x95, c43_mask, 0);
    uint64_t o1;
    const uint8_t c45 = limbforge_sub_borrow_u64(&o1, x96, x101, c44);
    uint64_t o2;
    const uint8_t c46 = limbforge_sub_borrow_u64(&o2, x97, 0, c45);
    uint64_t o3;
    limbforge_sub_borrow_u64(&o3, x99, x102, c46);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `R * out = a^2 (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void p256_square(uint64_t out[4], const uint64_t a[4]) {
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
    const uint8_t c6 = limbforge_add_carry_u64(&x28, x8, x8, 0);
    uint64_t x29;
    const uint8_t c7 = limbforge_add_carry_u64(&x29, x12, x12, c6);
    uint64_t x30;
    const uint8_t c8 = limbforge_add_carry_u64(&x30, x21, x21, c7);
    uint64_t x31;
    const uint8_t c9 = limbforge_add_carry_u64(&x31, x22, x22, c8);
    uint64_t x32;
    const uint8_t c10 = limbforge_add_carry_u64(&x32, x26, x26, c9);
    uint64_t x33;
    const uint8_t c11 = limbforge_add_carry_u64(&x33, x27, x27, c10);
    uint64_t x34;
    const uint8_t c12 = limbforge_add_carry_u64(&x34, x1, x28, 0);
    uint64_t x35;
    const uint8_t c13 = limbforge_add_carry_u64(&x35, x2, x29, c12);
    uint64_t x36;
    const uint8_t c14 = limbforge_add_carry_u64(&x36, x3, x30, c13);
    uint64_t x37;
    const uint8_t c15 = limbforge_add_carry_u64(&x37, x4, x31, c14);
    uint64_t x38;
    const uint8_t c16 = limbforge_add_carry_u64(&x38, x5, x32, c15);
    uint64_t x39;
    const uint8_t c17 = limbforge_add_carry_u64(&x39, x6, x33, c16);
    uint64_t x40;
    limbforge_add_carry_u64(&x40, x7, (uint64_t)c11, c17);
    const u128 r10 = (u128)x0 << 32;
    const uint64_t x41 = (uint64_t)r10;
    const uint64_t x42 = (uint64_t)(r10 >> 64);
    const u128 r11 = (u128)x0 * 0xffffffff00000001;
    const uint64_t x43 = (uint64_t)r11;
    const uint64_t x44 = (uint64_t)(r11 >> 64);
    uint64_t x45;
    const uint8_t c18 = limbforge_add_carry_u64(&x45, x34, x41, 0);
    uint64_t x46;
    const uint8_t c19 = limbforge_add_carry_u64(&x46, x35, x42, c18);
    uint64_t x47;
    const uint8_t c20 = limbforge_add_carry_u64(&x47, x36, x43, c19);
    const uint64_t x48 = x44 + (uint64_t)c20;
    uint64_t x49;
    const uint8_t c21 = limbforge_add_carry_u64(&x49, x37, x48, 0);
    const u128 r12 = (u128)x45 << 32;
    const uint64_t x50 = (uint64_t)r12;
    const uint64_t x51 = (uint64_t)(r12 >> 64);
    const u128 r13 = (u128)x45 * 0xffffffff00000001;
    const uint64_t x52 = (uint64_t)r13;
    const uint64_t x53 = (uint64_t)(r13 >> 64);
    uint64_t x54;
    const uint8_t c22 = limbforge_add_carry_u64(&x54, x46, x50, 0);
    uint64_t x55;
    const uint8_t c23 = limbforge_add_carry_u64(&x55, x47, x51, c22);
    uint64_t x56;
    const uint8_t c24 = limbforge_add_carry_u64(&x56, x49, x52, c23);
    const uint64_t x57 = x53 + (uint64_t)c24;
    uint64_t x58;
    const uint8_t c25 = limbforge_add_carry_u64(&x58, x38, x57, c21);
    const u128 r14 = (u128)x54 << 32;
    const uint64_t x59 = (uint64_t)r14;
    const uint64_t x60 = (uint64_t)(r14 >> 64);
    const u128 r15 = (u128)x54 * 0xffffffff00000001;
    const uint64_t x61 = (uint64_t)r15;
    const uint64_t x62 = (uint64_t)(r15 >> 64);
    uint64_t x63;
    const uint8_t c26 = limbforge_add_carry_u64(&x63, x55, x59, 0);
    uint64_t x64;
    const uint8_t c27 = limbforge_add_carry_u64(&x64, x56, x60, c26);
    uint64_t x65;
    const uint8_t c28 = limbforge_add_carry_u64(&x65, x58, x61, c27);
    const uint64_t x66 = x62 + (uint64_t)c28;
    uint64_t x67;
    const uint8_t c29 = limbforge_add_carry_u64(&x67, x39, x66, c25);
    const u128 r16 = (u128)x63 << 32;
    const uint64_t x68 = (uint64_t)r16;
    const uint64_t x69 = (uint64_t)(r16 >> 64);
    const u128 r17 = (u128)x63 * 0xffffffff00000001;
    const uint64_t x70 = (uint64_t)r17;
    const uint64_t x71 = (uint64_t)(r17 >> 64);
    uint64_t x72;
    const uint8_t c30 = limbforge_add_carry_u64(&x72, x64, x68, 0);
    uint64_t x73;
    const uint8_t c31 = limbforge_add_carry_u64(&x73, x65, x69, c30);
    uint64_t x74;
    const uint8_t c32 = limbforge_add_carry_u64(&x74, x67, x70, c31);
    const uint64_t x75 = x71 + (uint64_t)c32;
    uint64_t x76;
    const uint8_t c33 = limbforge_add_carry_u64(&x76, x40, x75, c29);
    const uint64_t c33_mask = (uint64_t)0 - (uint64_t)c33;
    const uint64_t x77 = c33_mask & 0xffffffff;
    const uint64_t x78 = c33_mask & 0xffffffff00000001;
    uint64_t o0;
    const uint8_t c34 = limbforge_sub_borrow_u64(&o0, x72, c33_mask, 0);
    uint64_t o1;
    const uint8_t c35 = limbforge_sub_borrow_u64(&o1, x73, x77, c34);
    uint64_t o2;
    const uint8_t c36 = limbforge_sub_borrow_u64(&o2, x74, 0, c35);
    uint64_t o3;
    limbforge_sub_borrow_u64(&o3, x76, x78, c36);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `2 * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void p256_halve(uint64_t out[4], const uint64_t a[4]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t x0 = a0 & 1;
    const uint8_t c0 = (uint8_t)x0;
    const uint64_t c0_mask = (uint64_t)0 - (uint64_t)c0;
    const uint64_t x1 = c0_mask & 0xffffffff;
    const uint64_t x2 = c0_mask & 0xffffffff00000001;
    uint64_t x3;
    const uint8_t c1 = limbforge_add_carry_u64(&x3, a0, c0_mask, 0);
    uint64_t x4;
    const uint8_t c2 = limbforge_add_carry_u64(&x4, a1, x1, c1);
    uint64_t x5;
    const uint8_t c3 = limbforge_add_carry_u64(&x5, a2, 0, c2);
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
void p256_select(uint64_t out[4], uint64_t choice, const uint64_t a[4], const uint64_t b[4]) {
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
void p256_swap(
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

// `R * out = a (mod p), 0 <= out < p`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - gives `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 0xffffffff00000001]`
void p256_to_bytes(uint8_t out[32], const uint64_t a[4]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const u128 r0 = (u128)a0 << 32;
    const uint64_t x0 = (uint64_t)r0;
    const uint64_t x1 = (uint64_t)(r0 >> 64);
    const u128 r1 = (u128)a0 * 0xffffffff00000001;
    const uint64_t x2 = (uint64_t)r1;
    const uint64_t x3 = (uint64_t)(r1 >> 64);
    uint64_t x4;
    const uint8_t c0 = limbforge_add_carry_u64(&x4, a1, x0, 0);
    uint64_t x5;
    const uint8_t c1 = limbforge_add_carry_u64(&x5, a2, x1, c0);
    uint64_t x6;
    const uint8_t c2 = limbforge_add_carry_u64(&x6, a3, x2, c1);
    const uint64_t x7 = x3 + (uint64_t)c2;
    const u128 r2 = (u128)x4 << 32;
    const uint64_t x8 = (uint64_t)r2;
    const uint64_t x9 = (uint64_t)(r2 >> 64);
    const u128 r3 = (u128)x4 * 0xffffffff00000001;
    const uint64_t x10 = (uint64_t)r3;
    const uint64_t x11 = (uint64_t)(r3 >> 64);
    uint64_t x12;
    const uint8_t c3 = limbforge_add_carry_u64(&x12, x5, x8, 0);
    uint64_t x13;
    const uint8_t c4 = limbforge_add_carry_u64(&x13, x6, x9, c3);
    uint64_t x14;
    const uint8_t c5 = limbforge_add_carry_u64(&x14, x7, x10, c4);
    const uint64_t x15 = x11 + (uint64_t)c5;
    const u128 r4 = (u128)x12 << 32;
    const uint64_t x16 = (uint64_t)r4;
    const uint64_t x17 = (uint64_t)(r4 >> 64);
    const u128 r5 = (u128)x12 * 0xffffffff00000001;
    const uint64_t x18 = (uint64_t)r5;
    const uint64_t x19 = (uint64_t)(r5 >> 64);
    uint64_t x20;
    const uint8_t c6 = limbforge_add_carry_u64(&x20, x13, x16, 0);
    uint64_t x21;
    const uint8_t c7 = limbforge_add_carry_u64(&x21, x14, x17, c6);
    uint64_t x22;
    const uint8_t c8 = limbforge_add_carry_u64(&x22, x15, x18, c7);
    const uint64_t x23 = x19 + (uint64_t)c8;
    const u128 r6 = (u128)x20 << 32;
    const uint64_t x24 = (uint64_t)r6;
    const uint64_t x25 = (uint64_t)(r6 >> 64);
    const u128 r7 = (u128)x20 * 0xffffffff00000001;
    const uint64_t x26 = (uint64_t)r7;
    const uint64_t x27 = (uint64_t)(r7 >> 64);
    uint64_t x28;
    const uint8_t c9 = limbforge_add_carry_u64(&x28, x21, x24, 0);
    uint64_t x29;
    const uint8_t c10 = limbforge_add_carry_u64(&x29, x22, x25, c9);
    uint64_t x30;
    const uint8_t c11 = limbforge_add_carry_u64(&x30, x23, x26, c10);
    const uint64_t x31 = x27 + (uint64_t)c11;
    uint64_t x32;
    const uint8_t c12 = limbforge_sub_borrow_u64(&x32, x28, 0xffffffffffffffff, 0);
    uint64_t x33;
    const uint8_t c13 = limbforge_sub_borrow_u64(&x33, x29, 0xffffffff, c12);
    uint64_t x34;
    const uint8_t c14 = limbforge_sub_borrow_u64(&x34, x30, 0, c13);
    uint64_t x35;
    const uint8_t c15 = limbforge_sub_borrow_u64(&x35, x31, 0xffffffff00000001, c14);
    const uint64_t c15_mask = (uint64_t)0 - (uint64_t)c15;
    const uint64_t o0 = x32 ^ (c15_mask & (x28 ^ x32));
    const uint64_t o1 = x33 ^ (c15_mask & (x29 ^ x33));
    const uint64_t o2 = x34 ^ (c15_mask & (x30 ^ x34));
    const uint64_t o3 = x35 ^ (c15_mask & (x31 ^ x35));
    limbforge_store_u64(out + 0, 8, o0);
    limbforge_store_u64(out + 8, 8, o1);
    limbforge_store_u64(out + 16, 8, o2);
    limbforge_store_u64(out + 24, 8, o3);
}

// `limbs of out = bytes (mod p): out = bytes / R`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void p256_limbs_of_bytes(uint64_t out[4], const uint8_t bytes[32]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    out[0] = bytes0;
    out[1] = bytes1;
    out[2] = bytes2;
    out[3] = bytes3;
}

// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
// - gives `ok` in `[0, 1]`
void p256_limbs_of_bytes_canonical(uint64_t out[4], uint64_t *ok, const uint8_t bytes[32]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    uint64_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u64(&c0_unread, bytes0, 0xffffffffffffffff, 0);
    uint64_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u64(&c1_unread, bytes1, 0xffffffff, c0);
    uint64_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u64(&c2_unread, bytes2, 0, c1);
    uint64_t ok0_unread;
    const uint8_t ok0 = limbforge_sub_borrow_u64(&ok0_unread, bytes3, 0xffffffff00000001, c2);
    out[0] = bytes0;
    out[1] = bytes1;
    out[2] = bytes2;
    out[3] = bytes3;
    *ok = (uint64_t)ok0;
}

// `limbs of out = k (mod p): out = k / R`
//
// - takes `k` in `[0, 2^32 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void p256_limbs_of_word(uint64_t out[4], uint32_t k) {
    out[0] = (uint64_t)k;
    out[1] = 0;
    out[2] = 0;
    out[3] = 0;
}

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - gives `out` in `[0, 1]`
void p256_bytes_are_zero(uint64_t *out, const uint8_t bytes[32]) {
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
void p256_bytes_parity(uint8_t half[32], uint64_t *odd, const uint8_t bytes[32]) {
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
void p256_sign_of(int64_t *out, uint64_t is_zero, uint64_t is_square) {
    const uint64_t x0 = is_square + is_square;
    const uint64_t x1 = is_zero + 1;
    const int64_t o0 = (int64_t)x0 - (int64_t)x1;
    *out = o0;
}

// `R * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void p256_from_montgomery(uint64_t out[4], const uint64_t a[4]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const u128 r0 = (u128)a0 << 32;
    const uint64_t x0 = (uint64_t)r0;
    const uint64_t x1 = (uint64_t)(r0 >> 64);
    const u128 r1 = (u128)a0 * 0xffffffff00000001;
    const uint64_t x2 = (uint64_t)r1;
    const uint64_t x3 = (uint64_t)(r1 >> 64);
    uint64_t x4;
    const uint8_t c0 = limbforge_add_carry_u64(&x4, a1, x0, 0);
    uint64_t x5;
    const uint8_t c1 = limbforge_add_carry_u64(&x5, a2, x1, c0);
    uint64_t x6;
    const uint8_t c2 = limbforge_add_carry_u64(&x6, a3, x2, c1);
    const uint64_t x7 = x3 + (uint64_t)c2;
    const u128 r2 = (u128)x4 << 32;
    const uint64_t x8 = (uint64_t)r2;
    const uint64_t x9 = (uint64_t)(r2 >> 64);
    const u128 r3 = (u128)x4 * 0xffffffff00000001;
    const uint64_t x10 = (uint64_t)r3;
    const uint64_t x11 = (uint64_t)(r3 >> 64);
    uint64_t x12;
    const uint8_t c3 = limbforge_add_carry_u64(&x12, x5, x8, 0);
    uint64_t x13;
    const uint8_t c4 = limbforge_add_carry_u64(&x13, x6, x9, c3);
    uint64_t x14;
    const uint8_t c5 = limbforge_add_carry_u64(&x14, x7, x10, c4);
    const uint64_t x15 = x11 + (uint64_t)c5;
    const u128 r4 = (u128)x12 << 32;
    const uint64_t x16 = (uint64_t)r4;
    const uint64_t x17 = (uint64_t)(r4 >> 64);
    const u128 r5 = (u128)x12 * 0xffffffff00000001;
    const uint64_t x18 = (uint64_t)r5;
    const uint64_t x19 = (uint64_t)(r5 >> 64);
    uint64_t x20;
    const uint8_t c6 = limbforge_add_carry_u64(&x20, x13, x16, 0);
    uint64_t x21;
    const uint8_t c7 = limbforge_add_carry_u64(&x21, x14, x17, c6);
    uint64_t x22;
    const uint8_t c8 = limbforge_add_carry_u64(&x22, x15, x18, c7);
    const uint64_t x23 = x19 + (uint64_t)c8;
    const u128 r6 = (u128)x20 << 32;
    const uint64_t x24 = (uint64_t)r6;
    const uint64_t x25 = (uint64_t)(r6 >> 64);
    const u128 r7 = (u128)x20 * 0xffffffff00000001;
    const uint64_t x26 = (uint64_t)r7;
    const uint64_t x27 = (uint64_t)(r7 >> 64);
    uint64_t o0;
    const uint8_t c9 = limbforge_add_carry_u64(&o0, x21, x24, 0);
    uint64_t o1;
    const uint8_t c10 = limbforge_add_carry_u64(&o1, x22, x25, c9);
    uint64_t o2;
    const uint8_t c11 = limbforge_add_carry_u64(&o2, x23, x26, c10);
    const uint64_t o3 = x27 + (uint64_t)c11;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// out = R * a (mod p)
void p256_to_montgomery(uint64_t out[4], const uint64_t a[4]) {
    uint64_t out_value[4];
    p256_mul(out_value, a, p256_r);
    memcpy(out, out_value, sizeof out_value);
}

// out = k * a (mod p)
void p256_mul_small(uint64_t out[4], const uint64_t a[4], uint32_t k) {
    uint64_t limbs[4];
    p256_limbs_of_word(limbs, k);
    uint64_t factor[4];
    p256_to_montgomery(factor, limbs);
    uint64_t out_value[4];
    p256_mul(out_value, a, factor);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
void p256_from_bytes(uint64_t out[4], const uint8_t bytes[32]) {
    uint64_t limbs[4];
    p256_limbs_of_bytes(limbs, bytes);
    uint64_t out_value[4];
    p256_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p), ok = 1 if bytes < p
void p256_from_bytes_canonical(uint64_t out[4], uint64_t *ok, const uint8_t bytes[32]) {
    uint64_t limbs[4];
    uint64_t ok_value;
    p256_limbs_of_bytes_canonical(limbs, &ok_value, bytes);
    uint64_t out_value[4];
    p256_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = 2 * a
void p256_double(uint64_t out[4], const uint64_t a[4]) {
    uint64_t out_value[4];
    p256_add(out_value, a, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a = 0, else 0
void p256_is_zero(uint64_t *out, const uint64_t a[4]) {
    uint8_t bytes[32];
    p256_to_bytes(bytes, a);
    uint64_t out_value;
    p256_bytes_are_zero(&out_value, bytes);
    *out = out_value;
}

// out = 1 if a = b, else 0
void p256_equal(uint64_t *out, const uint64_t a[4], const uint64_t b[4]) {
    uint64_t difference[4];
    p256_sub(difference, a, b);
    uint64_t out_value;
    p256_is_zero(&out_value, difference);
    *out = out_value;
}

// out = the parity of a in [0, p): its sign as RFC 9380 (section 4.1) and many encodings define it
void p256_is_odd(uint64_t *out, const uint64_t a[4]) {
    uint8_t bytes[32];
    p256_to_bytes(bytes, a);
    uint8_t half[32];
    uint64_t out_value;
    p256_bytes_parity(half, &out_value, bytes);
    *out = out_value;
}

// out = -a if choice is 1, a if it is 0
void p256_conditional_negate(uint64_t out[4], const uint64_t a[4], uint64_t choice) {
    uint64_t opposite[4];
    p256_opp(opposite, a);
    uint64_t out_value[4];
    p256_select(out_value, choice, opposite, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
//
// From uniform bytes the result is uniform but for a bias below 2^(8 - 8 * BYTES).
void p256_from_bytes_wide(uint64_t out[4], const uint8_t bytes[64]) {
    uint8_t low_bytes[32];
    memcpy(low_bytes, bytes + 0, sizeof low_bytes);
    uint64_t low[4];
    p256_from_bytes(low, low_bytes);
    uint8_t high_bytes[32];
    memcpy(high_bytes, bytes + 32, sizeof high_bytes);
    uint64_t high[4];
    p256_from_bytes(high, high_bytes);
    uint64_t shifted[4];
    p256_mul(shifted, high, p256_wide);
    uint64_t out_value[4];
    p256_add(out_value, low, shifted);
    memcpy(out, out_value, sizeof out_value);
}

// out = a^(2^k)
//
// Time depends on k.
void p256_pow2k(uint64_t out[4], const uint64_t a[4], uint32_t k) {
    uint64_t out_value[4];
    memcpy(out_value, a, sizeof out_value);
    for (uint32_t i = 0; i < k; i++) {
        p256_square(out_value, out_value);
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent: it must not be secret.
void p256_vartime_pow(
    uint64_t out[4],
    const uint64_t a[4],
    const uint64_t *exponent, size_t exponent_words) {
    uint64_t out_value[4];
    memcpy(out_value, p256_one, sizeof out_value);
    for (size_t bit = 64 * exponent_words; bit-- > 0;) {
        p256_square(out_value, out_value);
        if ((exponent[bit / 64] >> (bit % 64)) & 1) {
            p256_mul(out_value, out_value, a);
        }
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 / a, and 0 if a = 0
void p256_invert(uint64_t x30[4], const uint64_t a[4]) {
    uint64_t x1[4];
    p256_square(x1, a);
    uint64_t x2[4];
    p256_mul(x2, x1, a);
    uint64_t x3[4];
    p256_square(x3, x2);
    uint64_t x4[4];
    p256_mul(x4, x3, a);
    uint64_t x5[4];
    p256_square(x5, x4);
    for (uint32_t i = 0; i < 2; i++) {
        p256_square(x5, x5);
    }
    uint64_t x6[4];
    p256_mul(x6, x5, x4);
    uint64_t x7[4];
    p256_square(x7, x6);
    uint64_t x8[4];
    p256_mul(x8, x7, a);
    uint64_t x9[4];
    p256_square(x9, x8);
    for (uint32_t i = 0; i < 6; i++) {
        p256_square(x9, x9);
    }
    uint64_t x10[4];
    p256_mul(x10, x9, x8);
    uint64_t x11[4];
    p256_square(x11, x10);
    p256_square(x11, x11);
    uint64_t x12[4];
    p256_mul(x12, x11, x2);
    uint64_t x13[4];
    p256_square(x13, x12);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x13, x13);
    }
    uint64_t x14[4];
    p256_mul(x14, x13, x12);
    uint64_t x15[4];
    p256_square(x15, x14);
    for (uint32_t i = 0; i < 31; i++) {
        p256_square(x15, x15);
    }
    uint64_t x16[4];
    p256_mul(x16, x15, a);
    uint64_t x17[4];
    p256_square(x17, x16);
    for (uint32_t i = 0; i < 111; i++) {
        p256_square(x17, x17);
    }
    uint64_t x18[4];
    p256_mul(x18, x17, x12);
    uint64_t x19[4];
    p256_square(x19, x18);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x19, x19);
    }
    uint64_t x20[4];
    p256_mul(x20, x19, x12);
    uint64_t x21[4];
    p256_square(x21, x20);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x21, x21);
    }
    uint64_t x22[4];
    p256_mul(x22, x21, x12);
    uint64_t x23[4];
    p256_square(x23, x22);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x23, x23);
    }
    uint64_t x24[4];
    p256_mul(x24, x23, x12);
    uint64_t x25[4];
    p256_square(x25, x24);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x25, x25);
    }
    uint64_t x26[4];
    p256_mul(x26, x25, x12);
    uint64_t x27[4];
    p256_square(x27, x26);
    for (uint32_t i = 0; i < 13; i++) {
        p256_square(x27, x27);
    }
    uint64_t x28[4];
    p256_mul(x28, x27, x10);
    uint64_t x29[4];
    p256_square(x29, x28);
    p256_square(x29, x29);
    uint64_t x30_value[4];
    p256_mul(x30_value, x29, a);
    memcpy(x30, x30_value, sizeof x30_value);
}

// Every element becomes its inverse; 0 stays 0, and which are 0 does not show in the time.
//
// The scratch space is as long as the list.
void p256_invert_batch(uint64_t (*list)[4], uint64_t (*scratch)[4], size_t length) {
    uint64_t product[4];
    memcpy(product, p256_one, sizeof product);
    for (size_t i = 0; i < length; i++) {
        memcpy(scratch[i], product, sizeof scratch[i]);
        uint64_t x[4];
        memcpy(x, list[i], sizeof x);
        uint64_t zero;
        p256_is_zero(&zero, x);
        p256_select(x, zero, p256_one, x);
        p256_mul(product, product, x);
    }
    uint64_t inverse[4];
    p256_invert(inverse, product);
    for (size_t i = length; i-- > 0;) {
        uint64_t x[4];
        memcpy(x, list[i], sizeof x);
        uint64_t prefix[4];
        memcpy(prefix, scratch[i], sizeof prefix);
        uint64_t out[4];
        p256_mul(out, inverse, prefix);
        uint64_t zero;
        p256_is_zero(&zero, x);
        p256_select(out, zero, x, out);
        memcpy(list[i], out, sizeof list[i]);
        p256_select(x, zero, p256_one, x);
        p256_mul(inverse, inverse, x);
    }
}

// out = a^28948022302589062190674361737351893382521535853822578548883407827216774463487
static void p256_pow_root(uint64_t x28[4], const uint64_t a[4]) {
    uint64_t x1[4];
    p256_square(x1, a);
    uint64_t x2[4];
    p256_mul(x2, x1, a);
    uint64_t x3[4];
    p256_square(x3, x2);
    uint64_t x4[4];
    p256_mul(x4, x3, a);
    uint64_t x5[4];
    p256_square(x5, x4);
    for (uint32_t i = 0; i < 2; i++) {
        p256_square(x5, x5);
    }
    uint64_t x6[4];
    p256_mul(x6, x5, x4);
    uint64_t x7[4];
    p256_square(x7, x6);
    uint64_t x8[4];
    p256_mul(x8, x7, a);
    uint64_t x9[4];
    p256_square(x9, x8);
    for (uint32_t i = 0; i < 6; i++) {
        p256_square(x9, x9);
    }
    uint64_t x10[4];
    p256_mul(x10, x9, x8);
    uint64_t x11[4];
    p256_square(x11, x10);
    p256_square(x11, x11);
    uint64_t x12[4];
    p256_mul(x12, x11, x2);
    uint64_t x13[4];
    p256_square(x13, x12);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x13, x13);
    }
    uint64_t x14[4];
    p256_mul(x14, x13, x12);
    uint64_t x15[4];
    p256_square(x15, x14);
    for (uint32_t i = 0; i < 31; i++) {
        p256_square(x15, x15);
    }
    uint64_t x16[4];
    p256_mul(x16, x15, a);
    uint64_t x17[4];
    p256_square(x17, x16);
    for (uint32_t i = 0; i < 111; i++) {
        p256_square(x17, x17);
    }
    uint64_t x18[4];
    p256_mul(x18, x17, x12);
    uint64_t x19[4];
    p256_square(x19, x18);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x19, x19);
    }
    uint64_t x20[4];
    p256_mul(x20, x19, x12);
    uint64_t x21[4];
    p256_square(x21, x20);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x21, x21);
    }
    uint64_t x22[4];
    p256_mul(x22, x21, x12);
    uint64_t x23[4];
    p256_square(x23, x22);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x23, x23);
    }
    uint64_t x24[4];
    p256_mul(x24, x23, x12);
    uint64_t x25[4];
    p256_square(x25, x24);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x25, x25);
    }
    uint64_t x26[4];
    p256_mul(x26, x25, x12);
    uint64_t x27[4];
    p256_square(x27, x26);
    for (uint32_t i = 0; i < 13; i++) {
        p256_square(x27, x27);
    }
    uint64_t x28_value[4];
    p256_mul(x28_value, x27, x10);
    memcpy(x28, x28_value, sizeof x28_value);
}

// out^2 = a and ok = 1 if a is a square (0 is one); else ok = 0, and out is no root
//
// Which of the two roots it is, `is_odd` tells.
void p256_sqrt(uint64_t out[4], uint64_t *ok, const uint64_t a[4]) {
    uint64_t out_value[4];
    p256_pow_root(out_value, a);
    p256_mul(out_value, out_value, a);
    uint64_t squared[4];
    p256_square(squared, out_value);
    uint64_t ok_value;
    p256_equal(&ok_value, squared, a);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = a^((p - 1) / 2)
static void p256_pow_euler(uint64_t out[4], const uint64_t a[4]) {
    uint64_t out_value[4];
    p256_pow_root(out_value, a);
    p256_square(out_value, out_value);
    p256_mul(out_value, out_value, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a is a square, else 0; 0 is a square
void p256_is_square(uint64_t *out, const uint64_t a[4]) {
    uint64_t character[4];
    p256_pow_euler(character, a);
    uint64_t squared[4];
    p256_square(squared, character);
    uint64_t out_value;
    p256_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is another square, else -1
void p256_legendre(int64_t *out, const uint64_t a[4]) {
    uint64_t zero;
    p256_is_zero(&zero, a);
    uint64_t square;
    p256_is_square(&square, a);
    int64_t out_value;
    p256_sign_of(&out_value, zero, square);
    *out = out_value;
}
