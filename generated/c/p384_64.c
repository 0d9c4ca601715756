// Arithmetic modulo 2^384 - 2^128 - 2^96 + 2^32 - 1 (p384). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   2^384 - 2^128 - 2^96 + 2^32 - 1
// Recipe:  6x64 operand-scanning carry-chain montgomery(complement) carry(none) invert(divsteps)
// Limbs:   6 words of 64 bits
// Domain:  Montgomery; the sum of limb * weight is the element times R = 2^384 modulo the prime
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

#define p384_LIMBS 6
#define p384_BYTES 48

// 0.
const uint64_t p384_zero[6] = {0, 0, 0, 0, 0, 0};

// 1.
const uint64_t p384_one[6] = {0xffffffff00000001, 0xffffffff, 1, 0, 0, 0};

// 2^384, the weight of the upper half of a double-length encoding.
const uint64_t p384_wide[6] = {
    0xfffffffe00000001,
    0x200000000,
    0xfffffffe00000000,
    0x200000000,
    1,
    0,
};

// 19^((p - 1) / 2^1), a primitive root of unity of order 2^1.
const uint64_t p384_root_of_unity[6] = {
    0x1fffffffe,
    0xfffffffe00000000,
    0xfffffffffffffffd,
    0xffffffffffffffff,
    0xffffffffffffffff,
    0xffffffffffffffff,
};

// R; in the Montgomery domain its limbs hold R^2.
const uint64_t p384_r[6] = {0xfffffffe00000001, 0x200000000, 0xfffffffe00000000, 0x200000000, 1, 0};

// `out = a + b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_add(uint64_t out[6], const uint64_t a[6], const uint64_t b[6]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
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
    const uint64_t c5_mask = (uint64_t)0 - (uint64_t)c5;
    const uint64_t x6 = c5_mask & 0xffffffff00000001;
    const uint64_t x7 = c5_mask & 0xffffffff;
    const uint64_t x8 = c5_mask & 1;
    uint64_t x9;
    const uint8_t c6 = limbforge_add_carry_u64(&x9, x0, x6, 0);
    uint64_t x10;
    const uint8_t c7 = limbforge_add_carry_u64(&x10, x1, x7, c6);
    uint64_t x11;
    const uint8_t c8 = limbforge_add_carry_u64(&x11, x2, x8, c7);
    uint64_t o3;
    const uint8_t c9 = limbforge_add_carry_u64(&o3, x3, 0, c8);
    uint64_t o4;
    const uint8_t c10 = limbforge_add_carry_u64(&o4, x4, 0, c9);
    uint64_t o5;
    const uint8_t c11 = limbforge_add_carry_u64(&o5, x5, 0, c10);
    const uint64_t c11_mask = (uint64_t)0 - (uint64_t)c11;
    const uint64_t x12 = c11_mask & 0xffffffff00000001;
    const uint64_t x13 = c11_mask & 0xffffffff;
    const uint64_t x14 = c11_mask & 1;
    uint64_t o0;
    const uint8_t c12 = limbforge_add_carry_u64(&o0, x9, x12, 0);
    uint64_t o1;
    const uint8_t c13 = limbforge_add_carry_u64(&o1, x10, x13, c12);
    uint64_t o2;
    limbforge_add_carry_u64(&o2, x11, x14, c13);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
}

// `out = a - b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_sub(uint64_t out[6], const uint64_t a[6], const uint64_t b[6]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
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
    const uint64_t c5_mask = (uint64_t)0 - (uint64_t)c5;
    const uint64_t x6 = c5_mask & 0xffffffff00000001;
    const uint64_t x7 = c5_mask & 0xffffffff;
    const uint64_t x8 = c5_mask & 1;
    uint64_t x9;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x9, x0, x6, 0);
    uint64_t x10;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x10, x1, x7, c6);
    uint64_t x11;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x11, x2, x8, c7);
    uint64_t o3;
    const uint8_t c9 = limbforge_sub_borrow_u64(&o3, x3, 0, c8);
    uint64_t o4;
    const uint8_t c10 = limbforge_sub_borrow_u64(&o4, x4, 0, c9);
    uint64_t o5;
    const uint8_t c11 = limbforge_sub_borrow_u64(&o5, x5, 0, c10);
    const uint64_t c11_mask = (uint64_t)0 - (uint64_t)c11;
    const uint64_t x12 = c11_mask & 0xffffffff00000001;
    const uint64_t x13 = c11_mask & 0xffffffff;
    const uint64_t x14 = c11_mask & 1;
    uint64_t o0;
    const uint8_t c12 = limbforge_sub_borrow_u64(&o0, x9, x12, 0);
    uint64_t o1;
    const uint8_t c13 = limbforge_sub_borrow_u64(&o1, x10, x13, c12);
    uint64_t o2;
    limbforge_sub_borrow_u64(&o2, x11, x14, c13);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
}

// `out = -a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_opp(uint64_t out[6], const uint64_t a[6]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
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
    const uint64_t c5_mask = (uint64_t)0 - (uint64_t)c5;
    const uint64_t x6 = c5_mask & 0xffffffff00000001;
    const uint64_t x7 = c5_mask & 0xffffffff;
    const uint64_t x8 = c5_mask & 1;
    uint64_t x9;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x9, x0, x6, 0);
    uint64_t x10;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x10, x1, x7, c6);
    uint64_t x11;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x11, x2, x8, c7);
    uint64_t o3;
    const uint8_t c9 = limbforge_sub_borrow_u64(&o3, x3, 0, c8);
    uint64_t o4;
    const uint8_t c10 = limbforge_sub_borrow_u64(&o4, x4, 0, c9);
    uint64_t o5;
    const uint8_t c11 = limbforge_sub_borrow_u64(&o5, x5, 0, c10);
    const uint64_t c11_mask = (uint64_t)0 - (uint64_t)c11;
    const uint64_t x12 = c11_mask & 0xffffffff00000001;
    const uint64_t x13 = c11_mask & 0xffffffff;
    const uint64_t x14 = c11_mask & 1;
    uint64_t o0;
    const uint8_t c12 = limbforge_sub_borrow_u64(&o0, x9, x12, 0);
    uint64_t o1;
    const uint8_t c13 = limbforge_sub_borrow_u64(&o1, x10, x13, c12);
    uint64_t o2;
    limbforge_sub_borrow_u64(&o2, x11, x14, c13);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
}

// `R * out = a * b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_mul(uint64_t out[6], const uint64_t a[6], const uint64_t b[6]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
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
    uint64_t x15;
    const uint8_t c4 = limbforge_add_carry_u64(&x15, x14, x12, c3);
    const uint64_t x16 = (uint64_t)(r5 >> 64) + (uint64_t)c4;
    const uint64_t x17 = (x0 << 32) + x0;
    const u128 r6 = (u128)x17 * 0xffffffff00000001;
    const uint64_t x18 = (uint64_t)r6;
    const uint64_t x19 = (uint64_t)(r6 >> 64);
    const u128 r7 = (u128)x17 * 0xffffffff;
    const uint64_t x20 = (uint64_t)r7;
    const uint64_t x21 = (uint64_t)(r7 >> 64);
    uint64_t x22;
    const uint8_t c5 = limbforge_add_carry_u64(&x22, x20, x19, 0);
    uint64_t x23;
    const uint8_t c6 = limbforge_add_carry_u64(&x23, x17, x21, c5);
    uint64_t c7_unread;
    const uint8_t c7 = limbforge_sub_borrow_u64(&c7_unread, x0, x18, 0);
    uint64_t x24;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x24, x4, x22, c7);
    uint64_t x25;
    const uint8_t c9 = limbforge_sub_borrow_u64(&x25, x7, x23, c8);
    uint64_t x26;
    const uint8_t c10 = limbforge_sub_borrow_u64(&x26, x10, (uint64_t)c6, c9);
    uint64_t x27;
    const uint8_t c11 = limbforge_sub_borrow_u64(&x27, x13, 0, c10);
    uint64_t x28;
    const uint8_t c12 = limbforge_sub_borrow_u64(&x28, x15, 0, c11);
    const uint64_t x29 = x17 - (uint64_t)c12;
    uint64_t x30;
    const uint8_t c13 = limbforge_add_carry_u64(&x30, x16, x29, 0);
    const u128 r8 = (u128)b1 * a0;
    const uint64_t x31 = (uint64_t)r8;
    const uint64_t x32 = (uint64_t)(r8 >> 64);
    const u128 r9 = (u128)b1 * a1;
    const uint64_t x33 = (uint64_t)r9;
    const uint64_t x34 = (uint64_t)(r9 >> 64);
    uint64_t x35;
    const uint8_t c14 = limbforge_add_carry_u64(&x35, x33, x32, 0);
    const u128 r10 = (u128)b1 * a2;
    const uint64_t x36 = (uint64_t)r10;
    const uint64_t x37 = (uint64_t)(r10 >> 64);
    uint64_t x38;
    const uint8_t c15 = limbforge_add_carry_u64(&x38, x36, x34, c14);
    const u128 r11 = (u128)b1 * a3;
    const uint64_t x39 = (uint64_t)r11;
    const uint64_t x40 = (uint64_t)(r11 >> 64);
    uint64_t x41;
    const uint8_t c16 = limbforge_add_carry_u64(&x41, x39, x37, c15);
    const u128 r12 = (u128)b1 * a4;
    const uint64_t x42 = (uint64_t)r12;
    const uint64_t x43 = (uint64_t)(r12 >> 64);
    uint64_t x44;
    const uint8_t c17 = limbforge_add_carry_u64(&x44, x42, x40, c16);
    const u128 r13 = (u128)b1 * a5;
    const uint64_t x45 = (uint64_t)r13;
    uint64_t x46;
    const uint8_t c18 = limbforge_add_carry_u64(&x46, x45, x43, c17);
    const uint64_t x47 = (uint64_t)(r13 >> 64) + (uint64_t)c18;
    uint64_t x48;
    const uint8_t c19 = limbforge_add_carry_u64(&x48, x24, x31, 0);
    uint64_t x49;
    const uint8_t c20 = limbforge_add_carry_u64(&x49, x25, x35, c19);
    uint64_t x50;
    const uint8_t c21 = limbforge_add_carry_u64(&x50, x26, x38, c20);
    uint64_t x51;
    const uint8_t c22 = limbforge_add_carry_u64(&x51, x27, x41, c21);
    uint64_t x52;
    const uint8_t c23 = limbforge_add_carry_u64(&x52, x28, x44, c22);
    uint64_t x53;
    const uint8_t c24 = limbforge_add_carry_u64(&x53, x30, x46, c23);
    const uint64_t x54 = x47 + (uint64_t)c24;
    uint64_t x55;
    const uint8_t c25 = limbforge_add_carry_u64(&x55, (uint64_t)c13, x54, 0);
    const uint64_t x56 = (x48 << 32) + x48;
    const u128 r14 = (u128)x56 * 0xffffffff00000001;
    const uint64_t x57 = (uint64_t)r14;
    const uint64_t x58 = (uint64_t)(r14 >> 64);
    const u128 r15 = (u128)x56 * 0xffffffff;
    const uint64_t x59 = (uint64_t)r15;
    const uint64_t x60 = (uint64_t)(r15 >> 64);
    uint64_t x61;
    const uint8_t c26 = limbforge_add_carry_u64(&x61, x59, x58, 0);
    uint64_t x62;
    const uint8_t c27 = limbforge_add_carry_u64(&x62, x56, x60, c26);
    uint64_t c28_unread;
    const uint8_t c28 = limbforge_sub_borrow_u64(&c28_unread, x48, x57, 0);
    uint64_t x63;
    const uint8_t c29 = limbforge_sub_borrow_u64(&x63, x49, x61, c28);
    uint64_t x64;
    const uint8_t c30 = limbforge_sub_borrow_u64(&x64, x50, x62, c29);
    uint64_t x65;
    const uint8_t c31 = limbforge_sub_borrow_u64(&x65, x51, (uint64_t)c27, c30);
    uint64_t x66;
    const uint8_t c32 = limbforge_sub_borrow_u64(&x66, x52, 0, c31);
    uint64_t x67;
    const uint8_t c33 = limbforge_sub_borrow_u64(&x67, x53, 0, c32);
    const uint64_t x68 = x56 - (uint64_t)c33;
    uint64_t x69;
    const uint8_t c34 = limbforge_add_carry_u64(&x69, x55, x68, 0);
    const uint64_t x70 = (uint64_t)c25 + (uint64_t)c34;
    const u128 r16 = (u128)b2 * a0;
    const uint64_t x71 = (uint64_t)r16;
    const uint64_t x72 = (uint64_t)(r16 >> 64);
    const u128 r17 = (u128)b2 * a1;
    const uint64_t x73 = (uint64_t)r17;
    const uint64_t x74 = (uint64_t)(r17 >> 64);
    uint64_t x75;
    const uint8_t c35 = limbforge_add_carry_u64(&x75, x73, x72, 0);
    const u128 r18 = (u128)b2 * a2;
    const uint64_t x76 = (uint64_t)r18;
    const uint64_t x77 = (uint64_t)(r18 >> 64);
    uint64_t x78;
    const uint8_t c36 = limbforge_add_carry_u64(&x78, x76, x74, c35);
    const u128 r19 = (u128)b2 * a3;
    const uint64_t x79 = (uint64_t)r19;
    const uint64_t x80 = (uint64_t)(r19 >> 64);
    uint64_t x81;
    const uint8_t c37 = limbforge_add_carry_u64(&x81, x79, x77, c36);
    const u128 r20 = (u128)b2 * a4;
    const uint64_t x82 = (uint64_t)r20;
    const uint64_t x83 = (uint64_t)(r20 >> 64);
    uint64_t x84;
    const uint8_t c38 = limbforge_add_carry_u64(&x84, x82, x80, c37);
    const u128 r21 = (u128)b2 * a5;
    const uint64_t x85 = (uint64_t)r21;
    uint64_t x86;
    const uint8_t c39 = limbforge_add_carry_u64(&x86, x85, x83, c38);
    const uint64_t x87 = (uint64_t)(r21 >> 64) + (uint64_t)c39;
    uint64_t x88;
    const uint8_t c40 = limbforge_add_carry_u64(&x88, x63, x71, 0);
    uint64_t x89;
    const uint8_t c41 = limbforge_add_carry_u64(&x89, x64, x75, c40);
    uint64_t x90;
    const uint8_t c42 = limbforge_add_carry_u64(&x90, x65, x78, c41);
    uint64_t x91;
    const uint8_t c43 = limbforge_add_carry_u64(&x91, x66, x81, c42);
    uint64_t x92;
    const uint8_t c44 = limbforge_add_carry_u64(&x92, x67, x84, c43);
    uint64_t x93;
    const uint8_t c45 = limbforge_add_carry_u64(&x93, x69, x86, c44);
    const uint64_t x94 = x87 + (uint64_t)c45;
    uint64_t x95;
    const uint8_t c46 = limbforge_add_carry_u64(&x95, x70, x94, 0);
    const uint64_t x96 = (x88 << 32) + x88;
    const u128 r22 = (u128)x96 * 0xffffffff00000001;
    const uint64_t x97 = (uint64_t)r22;
    const uint64_t x98 = (uint64_t)(r22 >> 64);
    const u128 r23 = (u128)x96 * 0xffffffff;
    const uint64_t x99 = (uint64_t)r23;
    const uint64_t x100 = (uint64_t)(r23 >> 64);
    uint64_t x101;
    const uint8_t c47 = limbforge_add_carry_u64(&x101, x99, x98, 0);
    uint64_t x102;
    const uint8_t c48 = limbforge_add_carry_u64(&x102, x96, x100, c47);
    uint64_t c49_unread;
    const uint8_t c49 = limbforge_sub_borrow_u64(&c49_unread, x88, x97, 0);
    uint64_t x103;
    const uint8_t c50 = limbforge_sub_borrow_u64(&x103, x89, x101, c49);
    uint64_t x104;
    const uint8_t c51 = limbforge_sub_borrow_u64(&x104, x90, x102, c50);
    uint64_t x105;
    const uint8_t c52 = limbforge_sub_borrow_u64(&x105, x91, (uint64_t)c48, c51);
    uint64_t x106;
    const uint8_t c53 = limbforge_sub_borrow_u64(&x106, x92, 0, c52);
    uint64_t x107;
    const uint8_t c54 = limbforge_sub_borrow_u64(&x107, x93, 0, c53);
    const uint64_t x108 = x96 - (uint64_t)c54;
    uint64_t x109;
    const uint8_t c55 = limbforge_add_carry_u64(&x109, x95, x108, 0);
    const uint64_t x110 = (uint64_t)c46 + (uint64_t)c55;
    const u128 r24 = (u128)b3 * a0;
    const uint64_t x111 = (uint64_t)r24;
    const uint64_t x112 = (uint64_t)(r24 >> 64);
    const u128 r25 = (u128)b3 * a1;
    const uint64_t x113 = (uint64_t)r25;
    const uint64_t x114 = (uint64_t)(r25 >> 64);
    uint64_t x115;
    const uint8_t c56 = limbforge_add_carry_u64(&x115, x113, x112, 0);
    const u128 r26 = (u128)b3 * a2;
    const uint64_t x116 = (uint64_t)r26;
    const uint64_t x117 = (uint64_t)(r26 >> 64);
    uint64_t x118;
    const uint8_t c57 = limbforge_add_carry_u64(&x118, x116, x114, c56);
    const u128 r27 = (u128)b3 * a3;
    const uint64_t x119 = (uint64_t)r27;
    const uint64_t x120 = (uint64_t)(r27 >> 64);
    uint64_t x121;
    const uint8_t c58 = limbforge_add_carry_u64(&x121, x119, x117, c57);
    const u128 r28 = (u128)b3 * a4;
    const uint64_t x122 = (uint64_t)r28;
    const uint64_t x123 = (uint64_t)(r28 >> 64);
    uint64_t x124;
    const uint8_t c59 = limbforge_add_carry_u64(&x124, x122, x120, c58);
    const u128 r29 = (u128)b3 * a5;
    const uint64_t x125 = (uint64_t)r29;
    uint64_t x126;
    const uint8_t c60 = limbforge_add_carry_u64(&x126, x125, x123, c59);
    const uint64_t x127 = (uint64_t)(r29 >> 64) + (uint64_t)c60;
    uint64_t x128;
    const uint8_t c61 = limbforge_add_carry_u64(&x128, x103, x111, 0);
    uint64_t x129;
    const uint8_t c62 = limbforge_add_carry_u64(&x129, x104, x115, c61);
    uint64_t x130;
    const uint8_t c63 = limbforge_add_carry_u64(&x130, x105, x118, c62);
    uint64_t x131;
    const uint8_t c64 = limbforge_add_carry_u64(&x131, x106, x121, c63);
    uint64_t x132;
    const uint8_t c65 = limbforge_add_carry_u64(&x132, x107, x124, c64);
    uint64_t x133;
    const uint8_t c66 = limbforge_add_carry_u64(&x133, x109, x126, c65);
    const uint64_t x134 = x127 + (uint64_t)c66;
    uint64_t x135;
    const uint8_t c67 = limbforge_add_carry_u64(&x135, x110, x134, 0);
    const uint64_t x136 = (x128 << 32) + x128;
    const u128 r30 = (u128)x136 * 0xffffffff00000001;
    const uint64_t x137 = (uint64_t)r30;
    const uint64_t x138 = (uint64_t)(r30 >> 64);
    const u128 r31 = (u128)x136 * 0xffffffff;
    const uint64_t x139 = (uint64_t)r31;
    const uint64_t x140 = (uint64_t)(r31 >> 64);
    uint64_t x141;
    const uint8_t c68 = limbforge_add_carry_u64(&x141, x139, x138, 0);
    uint64_t x142;
    const uint8_t c69 = limbforge_add_carry_u64(&x142, x136, x140, c68);
    uint64_t c70_unread;
    const uint8_t c70 = limbforge_sub_borrow_u64(&c70_unread, x128, x137, 0);
    uint64_t x143;
    const uint8_t c71 = limbforge_sub_borrow_u64(&x143, x129, x141, c70);
    uint64_t x144;
    const uint8_t c72 = limbforge_sub_borrow_u64(&x144, x130, x142, c71);
    uint64_t x145;
    const uint8_t c73 = limbforge_sub_borrow_u64(&x145, x131, (uint64_t)c69, c72);
    uint64_t x146;
    const uint8_t c74 = limbforge_sub_borrow_u64(&x146, x132, 0, c73);
    uint64_t x147;
    const uint8_t c75 = limbforge_sub_borrow_u64(&x147, x133, 0, c74);
    const uint64_t x148 = x136 - (uint64_t)c75;
    uint64_t x149;
    const uint8_t c76 = limbforge_add_carry_u64(&x149, x135, x148, 0);
    const uint64_t x150 = (uint64_t)c67 + (uint64_t)c76;
    const u128 r32 = (u128)b4 * a0;
    const uint64_t x151 = (uint64_t)r32;
    const uint64_t x152 = (uint64_t)(r32 >> 64);
    const u128 r33 = (u128)b4 * a1;
    const uint64_t x153 = (uint64_t)r33;
    const uint64_t x154 = (uint64_t)(r33 >> 64);
    uint64_t x155;
    const uint8_t c77 = limbforge_add_carry_u64(&x155, x153, x152, 0);
    const u128 r34 = (u128)b4 * a2;
    const uint64_t x156 = (uint64_t)r34;
    const uint64_t x157 = (uint64_t)(r34 >> 64);
    uint64_t x158;
    const uint8_t c78 = limbforge_add_carry_u64(&x158, x156, x154, c77);
    const u128 r35 = (u128)b4 * a3;
    const uint64_t x159 = (uint64_t)r35;
    const uint64_t x160 = (uint64_t)(r35 >> 64);
    uint64_t x161;
    const uint8_t c79 = limbforge_add_carry_u64(&x161, x159, x157, c78);
    const u128 r36 = (u128)b4 * a4;
    const uint64_t x162 = (uint64_t)r36;
    const uint64_t x163 = (uint64_t)(r36 >> 64);
    uint64_t x164;
    const uint8_t c80 = limbforge_add_carry_u64(&x164, x162, x160, c79);
    const u128 r37 = (u128)b4 * a5;
    const uint64_t x165 = (uint64_t)r37;
    uint64_t x166;
    const uint8_t c81 = limbforge_add_carry_u64(&x166, x165, x163, c80);
    const uint64_t x167 = (uint64_t)(r37 >> 64) + (uint64_t)c81;
    uint64_t x168;
    const uint8_t c82 = limbforge_add_carry_u64(&x168, x143, x151, 0);
    uint64_t x169;
    const uint8_t c83 = limbforge_add_carry_u64(&x169, x144, x155, c82);
    uint64_t x170;
    const uint8_t c84 = limbforge_add_carry_u64(&x170, x145, x158, c83);
    uint64_t x171;
    const uint8_t c85 = limbforge_add_carry_u64(&x171, x146, x161, c84);
    uint64_t x172;
    const uint8_t c86 = limbforge_add_carry_u64(&x172, x147, x164, c85);
    uint64_t x173;
    const uint8_t c87 = limbforge_add_carry_u64(&x173, x149, x166, c86);
    const uint64_t x174 = x167 + (uint64_t)c87;
    uint64_t x175;
    const uint8_t c88 = limbforge_add_carry_u64(&x175, x150, x174, 0);
    const uint64_t x176 = (x168 << 32) + x168;
    const u128 r38 = (u128)x176 * 0xffffffff00000001;
    const uint64_t x177 = (uint64_t)r38;
    const uint64_t x178 = (uint64_t)(r38 >> 64);
    const u128 r39 = (u128)x176 * 0xffffffff;
    const uint64_t x179 = (uint64_t)r39;
    const uint64_t x180 = (uint64_t)(r39 >> 64);
    uint64_t x181;
    const uint8_t c89 = limbforge_add_carry_u64(&x181, x179, x178, 0);
    uint64_t x182;
    const uint8_t c90 = limbforge_add_carry_u64(&x182, x176, x180, c89);
    uint64_t c91_unread;
    const uint8_t c91 = limbforge_sub_borrow_u64(&c91_unread, x168, x177, 0);
    uint64_t x183;
    const uint8_t c92 = limbforge_sub_borrow_u64(&x183, x169, x181, c91);
    uint64_t x184;
    const uint8_t c93 = limbforge_sub_borrow_u64(&x184, x170, x182, c92);
    uint64_t x185;
    const uint8_t c94 = limbforge_sub_borrow_u64(&x185, x171, (uint64_t)c90, c93);
    uint64_t x186;
    const uint8_t c95 = limbforge_sub_borrow_u64(&x186, x172, 0, c94);
    uint64_t x187;
    const uint8_t c96 = limbforge_sub_borrow_u64(&x187, x173, 0, c95);
    const uint64_t x188 = x176 - (uint64_t)c96;
    uint64_t x189;
    const uint8_t c97 = limbforge_add_carry_u64(&x189, x175, x188, 0);
    const uint64_t x190 = (uint64_t)c88 + (uint64_t)c97;
    const u128 r40 = (u128)b5 * a0;
    const uint64_t x191 = (uint64_t)r40;
    const uint64_t x192 = (uint64_t)(r40 >> 64);
    const u128 r41 = (u128)b5 * a1;
    const uint64_t x193 = (uint64_t)r41;
    const uint64_t x194 = (uint64_t)(r41 >> 64);
    uint64_t x195;
    const uint8_t c98 = limbforge_add_carry_u64(&x195, x193, x192, 0);
    const u128 r42 = (u128)b5 * a2;
    const uint64_t x196 = (uint64_t)r42;
    const uint64_t x197 = (uint64_t)(r42 >> 64);
    uint64_t x198;
    const uint8_t c99 = limbforge_add_carry_u64(&x198, x196, x194, c98);
    const u128 r43 = (u128)b5 * a3;
    const uint64_t x199 = (uint64_t)r43;
    const uint64_t x200 = (uint64_t)(r43 >> 64);
    uint64_t x201;
    const uint8_t c100 = limbforge_add_carry_u64(&x201, x199, x197, c99);
    const u128 r44 = (u128)b5 * a4;
    const uint64_t x202 = (uint64_t)r44;
    const uint64_t x203 = (uint64_t)(r44 >> 64);
    uint64_t x204;
    const uint8_t c101 = limbforge_add_carry_u64(&x204, x202, x200, c100);
    const u128 r45 = (u128)b5 * a5;
    const uint64_t x205 = (uint64_t)r45;
    uint64_t x206;
    const uint8_t c102 = limbforge_add_carry_u64(&x206, x205, x203, c101);
    const uint64_t x207 = (uint64_t)(r45 >> 64) + (uint64_t)c102;
    uint64_t x208;
    const uint8_t c103 = limbforge_add_carry_u64(&x208, x183, x191, 0);
    uint64_t x209;
    const uint8_t c104 = limbforge_add_carry_u64(&x209, x184, x195, c103);
    uint64_t x210;
    const uint8_t c105 = limbforge_add_carry_u64(&x210, x185, x198, c104);
    uint64_t x211;
    const uint8_t c106 = limbforge_add_carry_u64(&x211, x186, x201, c105);
    uint64_t x212;
    const uint8_t c107 = limbforge_add_carry_u64(&x212, x187, x204, c106);
    uint64_t x213;
    const uint8_t c108 = limbforge_add_carry_u64(&x213, x189, x206, c107);
    const uint64_t x214 = x207 + (uint64_t)c108;
    uint64_t x215;
    const uint8_t c109 = limbforge_add_carry_u64(&x215, x190, x214, 0);
    const uint64_t x216 = (x208 << 32) + x208;
    const u128 r46 = (u128)x216 * 0xffffffff00000001;
    const uint64_t x217 = (uint64_t)r46;
    const uint64_t x218 = (uint64_t)(r46 >> 64);
    const u128 r47 = (u128)x216 * 0xffffffff;
    const uint64_t x219 = (uint64_t)r47;
    const uint64_t x220 = (uint64_t)(r47 >> 64);
    uint64_t x221;
    const uint8_t c110 = limbforge_add_carry_u64(&x221, x219, x218, 0);
    uint64_t x222;
    const uint8_t c111 = limbforge_add_carry_u64(&x222, x216, x220, c110);
    uint64_t c112_unread;
    const uint8_t c112 = limbforge_sub_borrow_u64(&c112_unread, x208, x217, 0);
    uint64_t x223;
    const uint8_t c113 = limbforge_sub_borrow_u64(&x223, x209, x221, c112);
    uint64_t x224;
    const uint8_t c114 = limbforge_sub_borrow_u64(&x224, x210, x222, c113);
    uint64_t x225;
    const uint8_t c115 = limbforge_sub_borrow_u64(&x225, x211, (uint64_t)c111, c114);
    uint64_t x226;
    const uint8_t c116 = limbforge_sub_borrow_u64(&x226, x212, 0, c115);
    uint64_t x227;
    const uint8_t c117 = limbforge_sub_borrow_u64(&x227, x213, 0, c116);
    const uint64_t x228 = x216 - (uint64_t)c117;
    uint64_t x229;
    const uint8_t c118 = limbforge_add_carry_u64(&x229, x215, x228, 0);
    const uint64_t x230 = (uint64_t)c109 + (uint64_t)c118;
    const uint8_t c119 = (uint8_t)x230;
    const uint64_t c119_mask = (uint64_t)0 - (uint64_t)c119;
    const uint64_t x231 = c119_mask & 0xffffffff;
    const uint64_t x232 = c119_mask & 0xffffffff00000000;
    const uint64_t x233 = c119_mask & 0xfffffffffffffffe;
    uint64_t o0;
    const uint8_t c120 = limbforge_sub_borrow_u64(&o0, x223, x231, 0);
    uint64_t o1;
    const uint8_t c121 = limbforge_sub_borrow_u64(&o1, x224, x232, c120);
    uint64_t o2;
    const uint8_t c122 = limbforge_sub_borrow_u64(&o2, x225, x233, c121);
    uint64_t o3;
    const uint8_t c123 = limbforge_sub_borrow_u64(&o3, x226, c119_mask, c122);
    uint64_t o4;
    const uint8_t c124 = limbforge_sub_borrow_u64(&o4, x227, c119_mask, c123);
    uint64_t o5;
    limbforge_sub_borrow_u64(&o5, x229, c119_mask, c124);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
}

// `R * out = a^2 (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_square(uint64_t out[6], const uint64_t a[6]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const u128 r0 = (u128)a0 * a1;
    const u128 r1 = (u128)a0 * a2;
    const u128 r2 = (u128)a0 * a3;
    const u128 r3 = (u128)a0 * a4;
    const u128 r4 = (u128)a0 * a5;
    const u128 r5 = (u128)a0 * a0;
    const uint64_t x0 = (uint64_t)r5;
    const uint64_t x1 = (uint64_t)(r5 >> 64);
    const u128 r6 = (u128)a1 * a2;
    const u128 r7 = (u128)a1 * a3;
    const u128 r8 = (u128)a1 * a4;
    const u128 r9 = (u128)a1 * a5;
    const u128 r10 = (u128)a1 * a1;
    const uint64_t x2 = (uint64_t)r10;
    const uint64_t x3 = (uint64_t)(r10 >> 64);
    const u128 r11 = (u128)a2 * a3;
    const u128 r12 = (u128)a2 * a4;
    const u128 r13 = (u128)a2 * a5;
    const u128 r14 = (u128)a2 * a2;
    const uint64_t x4 = (uint64_t)r14;
    const uint64_t x5 = (uint64_t)(r14 >> 64);
    const u128 r15 = (u128)a3 * a4;
    const u128 r16 = (u128)a3 * a5;
    const u128 r17 = (u128)a3 * a3;
    const uint64_t x6 = (uint64_t)r17;
    const uint64_t x7 = (uint64_t)(r17 >> 64);
    const u128 r18 = (u128)a4 * a5;
    const u128 r19 = (u128)a4 * a4;
    const uint64_t x8 = (uint64_t)r19;
    const uint64_t x9 = (uint64_t)(r19 >> 64);
    const u128 r20 = (u128)a5 * a5;
    const uint64_t x10 = (uint64_t)r20;
    const uint64_t x11 = (uint64_t)(r20 >> 64);
    const uint64_t x12 = (uint64_t)r0;
    const uint64_t x13 = (uint64_t)(r0 >> 64);
    const uint64_t x14 = (uint64_t)r1;
    const uint64_t x15 = (uint64_t)(r1 >> 64);
    uint64_t x16;
    const uint8_t c0 = limbforge_add_carry_u64(&x16, x14, x13, 0);
    const uint64_t x17 = (uint64_t)r2;
    const uint64_t x18 = (uint64_t)(r2 >> 64);
    uint64_t x19;
    const uint8_t c1 = limbforge_add_carry_u64(&x19, x17, x15, c0);
    const uint64_t x20 = (uint64_t)r3;
    const uint64_t x21 = (uint64_t)(r3 >> 64);
    uint64_t x22;
    const uint8_t c2 = limbforge_add_carry_u64(&x22, x20, x18, c1);
    const uint64_t x23 = (uint64_t)r4;
    uint64_t x24;
    const uint8_t c3 = limbforge_add_carry_u64(&x24, x23, x21, c2);
    const uint64_t x25 = (uint64_t)(r4 >> 64) + (uint64_t)c3;
    const uint64_t x26 = (uint64_t)r6;
    const uint64_t x27 = (uint64_t)(r6 >> 64);
    const uint64_t x28 = (uint64_t)r7;
    const uint64_t x29 = (uint64_t)(r7 >> 64);
    uint64_t x30;
    const uint8_t c4 = limbforge_add_carry_u64(&x30, x28, x27, 0);
    const uint64_t x31 = (uint64_t)r8;
    const uint64_t x32 = (uint64_t)(r8 >> 64);
    uint64_t x33;
    const uint8_t c5 = limbforge_add_carry_u64(&x33, x31, x29, c4);
    const uint64_t x34 = (uint64_t)r9;
    uint64_t x35;
    const uint8_t c6 = limbforge_add_carry_u64(&x35, x34, x32, c5);
    const uint64_t x36 = (uint64_t)(r9 >> 64) + (uint64_t)c6;
    uint64_t x37;
    const uint8_t c7 = limbforge_add_carry_u64(&x37, x19, x26, 0);
    uint64_t x38;
    const uint8_t c8 = limbforge_add_carry_u64(&x38, x22, x30, c7);
    uint64_t x39;
    const uint8_t c9 = limbforge_add_carry_u64(&x39, x24, x33, c8);
    uint64_t x40;
    const uint8_t c10 = limbforge_add_carry_u64(&x40, x25, x35, c9);
    const uint64_t x41 = x36 + (uint64_t)c10;
    const uint64_t x42 = (uint64_t)r11;
    const uint64_t x43 = (uint64_t)(r11 >> 64);
    const uint64_t x44 = (uint64_t)r12;
    const uint64_t x45 = (uint64_t)(r12 >> 64);
    uint64_t x46;
    const uint8_t c11 = limbforge_add_carry_u64(&x46, x44, x43, 0);
    const uint64_t x47 = (uint64_t)r13;
    uint64_t x48;
    const uint8_t c12 = limbforge_add_carry_u64(&x48, x47, x45, c11);
    const uint64_t x49 = (uint64_t)(r13 >> 64) + (uint64_t)c12;
    uint64_t x50;
    const uint8_t c13 = limbforge_add_carry_u64(&x50, x39, x42, 0);
    uint64_t x51;
    const uint8_t c14 = limbforge_add_carry_u64(&x51, x40, x46, c13);
    uint64_t x52;
    const uint8_t c15 = limbforge_add_carry_u64(&x52, x41, x48, c14);
    const uint64_t x53 = x49 + (uint64_t)c15;
    const uint64_t x54 = (uint64_t)r15;
    const uint64_t x55 = (uint64_t)(r15 >> 64);
    const uint64_t x56 = (uint64_t)r16;
    uint64_t x57;
    const uint8_t c16 = limbforge_add_carry_u64(&x57, x56, x55, 0);
    const uint64_t x58 = (uint64_t)(r16 >> 64) + (uint64_t)c16;
    uint64_t x59;
    const uint8_t c17 = limbforge_add_carry_u64(&x59, x52, x54, 0);
    uint64_t x60;
    const uint8_t c18 = limbforge_add_carry_u64(&x60, x53, x57, c17);
    const uint64_t x61 = x58 + (uint64_t)c18;
    const uint64_t x62 = (uint64_t)r18;
    const uint64_t x63 = (uint64_t)(r18 >> 64);
    uint64_t x64;
    const uint8_t c19 = limbforge_add_carry_u64(&x64, x61, x62, 0);
    const uint64_t x65 = x63 + (uint64_t)c19;
    uint64_t x66;
    const uint8_t c20 = limbforge_add_carry_u64(&x66, x12, x12, 0);
    uint64_t x67;
    const uint8_t c21 = limbforge_add_carry_u64(&x67, x16, x16, c20);
    uint64_t x68;
    const uint8_t c22 = limbforge_add_carry_u64(&x68, x37, x37, c21);
    uint64_t x69;
    const uint8_t c23 = limbforge_add_carry_u64(&x69, x38, x38, c22);
    uint64_t x70;
    const uint8_t c24 = limbforge_add_carry_u64(&x70, x50, x50, c23);
    uint64_t x71;
    const uint8_t c25 = limbforge_add_carry_u64(&x71, x51, x51, c24);
    uint64_t x72;
    const uint8_t c26 = limbforge_add_carry_u64(&x72, x59, x59, c25);
    uint64_t x73;
    const uint8_t c27 = limbforge_add_carry_u64(&x73, x60, x60, c26);
    uint64_t x74;
    const uint8_t c28 = limbforge_add_carry_u64(&x74, x64, x64, c27);
    uint64_t x75;
    const uint8_t c29 = limbforge_add_carry_u64(&x75, x65, x65, c28);
    uint64_t x76;
    const uint8_t c30 = limbforge_add_carry_u64(&x76, x1, x66, 0);
    uint64_t x77;
    const uint8_t c31 = limbforge_add_carry_u64(&x77, x2, x67, c30);
    uint64_t x78;
    const uint8_t c32 = limbforge_add_carry_u64(&x78, x3, x68, c31);
    uint64_t x79;
    const uint8_t c33 = limbforge_add_carry_u64(&x79, x4, x69, c32);
    uint64_t x80;
    const uint8_t c34 = limbforge_add_carry_u64(&x80, x5, x70, c33);
    uint64_t x81;
    const uint8_t c35 = limbforge_add_carry_u64(&x81, x6, x71, c34);
    uint64_t x82;
    const uint8_t c36 = limbforge_add_carry_u64(&x82, x7, x72, c35);
    uint64_t x83;
    const uint8_t c37 = limbforge_add_carry_u64(&x83, x8, x73, c36);
    uint64_t x84;
    const uint8_t c38 = limbforge_add_carry_u64(&x84, x9, x74, c37);
    uint64_t x85;
    const uint8_t c39 = limbforge_add_carry_u64(&x85, x10, x75, c38);
    uint64_t x86;
    limbforge_add_carry_u64(&x86, x11, (uint64_t)c29, c39);
    const uint64_t x87 = (x0 << 32) + x0;
    const u128 r21 = (u128)x87 * 0xffffffff00000001;
    const uint64_t x88 = (uint64_t)r21;
    const uint64_t x89 = (uint64_t)(r21 >> 64);
    const u128 r22 = (u128)x87 * 0xffffffff;
    const uint64_t x90 = (uint64_t)r22;
    const uint64_t x91 = (uint64_t)(r22 >> 64);
    uint64_t x92;
    const uint8_t c40 = limbforge_add_carry_u64(&x92, x90, x89, 0);
    uint64_t x93;
    const uint8_t c41 = limbforge_add_carry_u64(&x93, x87, x91, c40);
    uint64_t c42_unread;
    const uint8_t c42 = limbforge_sub_borrow_u64(&c42_unread, x0, x88, 0);
    uint64_t x94;
    const uint8_t c43 = limbforge_sub_borrow_u64(&x94, x76, x92, c42);
    uint64_t x95;
    const uint8_t c44 = limbforge_sub_borrow_u64(&x95, x77, x93, c43);
    uint64_t x96;
    const uint8_t c45 = limbforge_sub_borrow_u64(&x96, x78, (uint64_t)c41, c44);
    uint64_t x97;
    const uint8_t c46 = limbforge_sub_borrow_u64(&x97, x79, 0, c45);
    uint64_t x98;
    const uint8_t c47 = limbforge_sub_borrow_u64(&x98, x80, 0, c46);
    const uint64_t x99 = x87 - (uint64_t)c47;
    uint64_t x100;
    const uint8_t c48 = limbforge_add_carry_u64(&x100, x81, x99, 0);
    const uint64_t x101 = (x94 << 32) + x94;
    const u128 r23 = (u128)x101 * 0xffffffff00000001;
    const uint64_t x102 = (uint64_t)r23;
    const uint64_t x103 = (uint64_t)(r23 >> 64);
    const u128 r24 = (u128)x101 * 0xffffffff;
    const uint64_t x104 = (uint64_t)r24;
    const uint64_t x105 = (uint64_t)(r24 >> 64);
    uint64_t x106;
    const uint8_t c49 = limbforge_add_carry_u64(&x106, x104, x103, 0);
    uint64_t x107;
    const uint8_t c50 = limbforge_add_carry_u64(&x107, x101, x105, c49);
    uint64_t c51_unread;
    const uint8_t c51 = limbforge_sub_borrow_u64(&c51_unread, x94, x102, 0);
    uint64_t x108;
    const uint8_t c52 = limbforge_sub_borrow_u64(&x108, x95, x106, c51);
    uint64_t x109;
    const uint8_t c53 = limbforge_sub_borrow_u64(&x109, x96, x107, c52);
    uint64_t x110;
    const uint8_t c54 = limbforge_sub_borrow_u64(&x110, x97, (uint64_t)c50, c53);
    uint64_t x111;
    const uint8_t c55 = limbforge_sub_borrow_u64(&x111, x98, 0, c54);
    uint64_t x112;
    const uint8_t c56 = limbforge_sub_borrow_u64(&x112, x100, 0, c55);
    const uint64_t x113 = x101 - (uint64_t)c56;
    uint64_t x114;
    const uint8_t c57 = limbforge_add_carry_u64(&x114, x82, x113, c48);
    const uint64_t x115 = (x108 << 32) + x108;
    const u128 r25 = (u128)x115 * 0xffffffff00000001;
    const uint64_t x116 = (uint64_t)r25;
    const uint64_t x117 = (uint64_t)(r25 >> 64);
    const u128 r26 = (u128)x115 * 0xffffffff;
    const uint64_t x118 = (uint64_t)r26;
    const uint64_t x119 = (uint64_t)(r26 >> 64);
    uint64_t x120;
    const uint8_t c58 = limbforge_add_carry_u64(&x120, x118, x117, 0);
    uint64_t x121;
    const uint8_t c59 = limbforge_add_carry_u64(&x121, x115, x119, c58);
    uint64_t c60_unread;
    const uint8_t c60 = limbforge_sub_borrow_u64(&c60_unread, x108, x116, 0);
    uint64_t x122;
    const uint8_t c61 = limbforge_sub_borrow_u64(&x122, x109, x120, c60);
    uint64_t x123;
    const uint8_t c62 = limbforge_sub_borrow_u64(&x123, x110, x121, c61);
    uint64_t x124;
    const uint8_t c63 = limbforge_sub_borrow_u64(&x124, x111, (uint64_t)c59, c62);
    uint64_t x125;
    const uint8_t c64 = limbforge_sub_borrow_u64(&x125, x112, 0, c63);
    uint64_t x126;
    const uint8_t c65 = limbforge_sub_borrow_u64(&x126, x114, 0, c64);
    const uint64_t x127 = x115 - (uint64_t)c65;
    uint64_t x128;
    const uint8_t c66 = limbforge_add_carry_u64(&x128, x83, x127, c57);
    const uint64_t x129 = (x122 << 32) + x122;
    const u128 r27 = (u128)x129 * 0xffffffff00000001;
    const uint64_t x130 = (uint64_t)r27;
    const uint64_t x131 = (uint64_t)(r27 >> 64);
    const u128 r28 = (u128)x129 * 0xffffffff;
    const uint64_t x132 = (uint64_t)r28;
    const uint64_t x133 = (uint64_t)(r28 >> 64);
    uint64_t x134;
    const uint8_t c67 = limbforge_add_carry_u64(&x134, x132, x131, 0);
    uint64_t x135;
    const uint8_t c68 = limbforge_add_carry_u64(&x135, x129, x133, c67);
    uint64_t c69_unread;
    const uint8_t c69 = limbforge_sub_borrow_u64(&c69_unread, x122, x130, 0);
    uint64_t x136;
    const uint8_t c70 = limbforge_sub_borrow_u64(&x136, x123, x134, c69);
    uint64_t x137;
    const uint8_t c71 = limbforge_sub_borrow_u64(&x137, x124, x135, c70);
    uint64_t x138;
    const uint8_t c72 = limbforge_sub_borrow_u64(&x138, x125, (uint64_t)c68, c71);
    uint64_t x139;
    const uint8_t c73 = limbforge_sub_borrow_u64(&x139, x126, 0, c72);
    uint64_t x140;
    const uint8_t c74 = limbforge_sub_borrow_u64(&x140, x128, 0, c73);
    const uint64_t x141 = x129 - (uint64_t)c74;
    uint64_t x142;
    const uint8_t c75 = limbforge_add_carry_u64(&x142, x84, x141, c66);
    const uint64_t x143 = (x136 << 32) + x136;
    const u128 r29 = (u128)x143 * 0xffffffff00000001;
    const uint64_t x144 = (uint64_t)r29;
    const uint64_t x145 = (uint64_t)(r29 >> 64);
    const u128 r30 = (u128)x143 * 0xffffffff;
    const uint64_t x146 = (uint64_t)r30;
    const uint64_t x147 = (uint64_t)(r30 >> 64);
    uint64_t x148;
    const uint8_t c76 = limbforge_add_carry_u64(&x148, x146, x145, 0);
    uint64_t x149;
    const uint8_t c77 = limbforge_add_carry_u64(&x149, x143, x147, c76);
    uint64_t c78_unread;
    const uint8_t c78 = limbforge_sub_borrow_u64(&c78_unread, x136, x144, 0);
    uint64_t x150;
    const uint8_t c79 = limbforge_sub_borrow_u64(&x150, x137, x148, c78);
    uint64_t x151;
    const uint8_t c80 = limbforge_sub_borrow_u64(&x151, x138, x149, c79);
    uint64_t x152;
    const uint8_t c81 = limbforge_sub_borrow_u64(&x152, x139, (uint64_t)c77, c80);
    uint64_t x153;
    const uint8_t c82 = limbforge_sub_borrow_u64(&x153, x140, 0, c81);
    uint64_t x154;
    const uint8_t c83 = limbforge_sub_borrow_u64(&x154, x142, 0, c82);
    const uint64_t x155 = x143 - (uint64_t)c83;
    uint64_t x156;
    const uint8_t c84 = limbforge_add_carry_u64(&x156, x85, x155, c75);
    const uint64_t x157 = (x150 << 32) + x150;
    const u128 r31 = (u128)x157 * 0xffffffff00000001;
    const uint64_t x158 = (uint64_t)r31;
    const uint64_t x159 = (uint64_t)(r31 >> 64);
    const u128 r32 = (u128)x157 * 0xffffffff;
    const uint64_t x160 = (uint64_t)r32;
    const uint64_t x161 = (uint64_t)(r32 >> 64);
    uint64_t x162;
    const uint8_t c85 = limbforge_add_carry_u64(&x162, x160, x159, 0);
    uint64_t x163;
    const uint8_t c86 = limbforge_add_carry_u64(&x163, x157, x161, c85);
    uint64_t c87_unread;
    const uint8_t c87 = limbforge_sub_borrow_u64(&c87_unread, x150, x158, 0);
    uint64_t x164;
    const uint8_t c88 = limbforge_sub_borrow_u64(&x164, x151, x162, c87);
    uint64_t x165;
    const uint8_t c89 = limbforge_sub_borrow_u64(&x165, x152, x163, c88);
    uint64_t x166;
    const uint8_t c90 = limbforge_sub_borrow_u64(&x166, x153, (uint64_t)c86, c89);
    uint64_t x167;
    const uint8_t c91 = limbforge_sub_borrow_u64(&x167, x154, 0, c90);
    uint64_t x168;
    const uint8_t c92 = limbforge_sub_borrow_u64(&x168, x156, 0, c91);
    const uint64_t x169 = x157 - (uint64_t)c92;
    uint64_t x170;
    const uint8_t c93 = limbforge_add_carry_u64(&x170, x86, x169, c84);
    const uint64_t c93_mask = (uint64_t)0 - (uint64_t)c93;
    const uint64_t x171 = c93_mask & 0xffffffff;
    const uint64_t x172 = c93_mask & 0xffffffff00000000;
    const uint64_t x173 = c93_mask & 0xfffffffffffffffe;
    uint64_t o0;
    const uint8_t c94 = limbforge_sub_borrow_u64(&o0, x164, x171, 0);
    uint64_t o1;
    const uint8_t c95 = limbforge_sub_borrow_u64(&o1, x165, x172, c94);
    uint64_t o2;
    const uint8_t c96 = limbforge_sub_borrow_u64(&o2, x166, x173, c95);
    uint64_t o3;
    const uint8_t c97 = limbforge_sub_borrow_u64(&o3, x167, c93_mask, c96);
    uint64_t o4;
    const uint8_t c98 = limbforge_sub_borrow_u64(&o4, x168, c93_mask, c97);
    uint64_t o5;
    limbforge_sub_borrow_u64(&o5, x170, c93_mask, c98);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
}

// `2 * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_halve(uint64_t out[6], const uint64_t a[6]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t x0 = a0 & 1;
    const uint8_t c0 = (uint8_t)x0;
    const uint64_t c0_mask = (uint64_t)0 - (uint64_t)c0;
    const uint64_t x1 = c0_mask & 0xffffffff;
    const uint64_t x2 = c0_mask & 0xffffffff00000000;
    const uint64_t x3 = c0_mask & 0xfffffffffffffffe;
    uint64_t x4;
    const uint8_t c1 = limbforge_add_carry_u64(&x4, a0, x1, 0);
    uint64_t x5;
    const uint8_t c2 = limbforge_add_carry_u64(&x5, a1, x2, c1);
    uint64_t x6;
    const uint8_t c3 = limbforge_add_carry_u64(&x6, a2, x3, c2);
    uint64_t x7;
    const uint8_t c4 = limbforge_add_carry_u64(&x7, a3, c0_mask, c3);
    uint64_t x8;
    const uint8_t c5 = limbforge_add_carry_u64(&x8, a4, c0_mask, c4);
    uint64_t x9;
    const uint8_t c6 = limbforge_add_carry_u64(&x9, a5, c0_mask, c5);
    const uint64_t x10 = x5 & 1;
    const uint64_t x11 = x6 & 1;
    const uint64_t x12 = x7 & 1;
    const uint64_t x13 = x8 & 1;
    const uint64_t x14 = x9 & 1;
    const uint64_t o0 = (x4 >> 1) + (x10 << 63);
    const uint64_t o1 = (x5 >> 1) + (x11 << 63);
    const uint64_t o2 = (x6 >> 1) + (x12 << 63);
    const uint64_t o3 = (x7 >> 1) + (x13 << 63);
    const uint64_t o4 = (x8 >> 1) + (x14 << 63);
    const uint64_t o5 = (x9 >> 1) + ((uint64_t)c6 << 63);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
}

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_select(uint64_t out[6], uint64_t choice, const uint64_t a[6], const uint64_t b[6]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint64_t choice_mask = (uint64_t)0 - limbforge_barrier_u64(choice);
    const uint64_t o0 = b0 ^ (choice_mask & (a0 ^ b0));
    const uint64_t o1 = b1 ^ (choice_mask & (a1 ^ b1));
    const uint64_t o2 = b2 ^ (choice_mask & (a2 ^ b2));
    const uint64_t o3 = b3 ^ (choice_mask & (a3 ^ b3));
    const uint64_t o4 = b4 ^ (choice_mask & (a4 ^ b4));
    const uint64_t o5 = b5 ^ (choice_mask & (a5 ^ b5));
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
}

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `x`: every word in `[0, 2^64 - 1]`
// - returns `y`: every word in `[0, 2^64 - 1]`
void p384_swap(
    uint64_t x[6],
    uint64_t y[6],
    uint64_t choice,
    const uint64_t a[6],
    const uint64_t b[6]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint64_t choice_mask = (uint64_t)0 - limbforge_barrier_u64(choice);
    const uint64_t x0 = a0 ^ (choice_mask & (b0 ^ a0));
    const uint64_t x1 = a1 ^ (choice_mask & (b1 ^ a1));
    const uint64_t x2 = a2 ^ (choice_mask & (b2 ^ a2));
    const uint64_t x3 = a3 ^ (choice_mask & (b3 ^ a3));
    const uint64_t x4 = a4 ^ (choice_mask & (b4 ^ a4));
    const uint64_t x5 = a5 ^ (choice_mask & (b5 ^ a5));
    const uint64_t y0 = b0 ^ (choice_mask & (a0 ^ b0));
    const uint64_t y1 = b1 ^ (choice_mask & (a1 ^ b1));
    const uint64_t y2 = b2 ^ (choice_mask & (a2 ^ b2));
    const uint64_t y3 = b3 ^ (choice_mask & (a3 ^ b3));
    const uint64_t y4 = b4 ^ (choice_mask & (a4 ^ b4));
    const uint64_t y5 = b5 ^ (choice_mask & (a5 ^ b5));
    x[0] = x0;
    x[1] = x1;
    x[2] = x2;
    x[3] = x3;
    x[4] = x4;
    x[5] = x5;
    y[0] = y0;
    y[1] = y1;
    y[2] = y2;
    y[3] = y3;
    y[4] = y4;
    y[5] = y5;
}

// `R * out = a (mod p), 0 <= out < p`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_to_bytes(uint8_t out[48], const uint64_t a[6]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t x0 = (a0 << 32) + a0;
    const u128 r0 = (u128)x0 * 0xffffffff00000001;
    const uint64_t x1 = (uint64_t)r0;
    const uint64_t x2 = (uint64_t)(r0 >> 64);
    const u128 r1 = (u128)x0 * 0xffffffff;
    const uint64_t x3 = (uint64_t)r1;
    const uint64_t x4 = (uint64_t)(r1 >> 64);
    uint64_t x5;
    const uint8_t c0 = limbforge_add_carry_u64(&x5, x3, x2, 0);
    uint64_t x6;
    const uint8_t c1 = limbforge_add_carry_u64(&x6, x0, x4, c0);
    uint64_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u64(&c2_unread, a0, x1, 0);
    uint64_t x7;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x7, a1, x5, c2);
    uint64_t x8;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x8, a2, x6, c3);
    uint64_t x9;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x9, a3, (uint64_t)c1, c4);
    uint64_t x10;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x10, a4, 0, c5);
    uint64_t x11;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x11, a5, 0, c6);
    const uint64_t x12 = x0 - (uint64_t)c7;
    const uint64_t x13 = (x7 << 32) + x7;
    const u128 r2 = (u128)x13 * 0xffffffff00000001;
    const uint64_t x14 = (uint64_t)r2;
    const uint64_t x15 = (uint64_t)(r2 >> 64);
    const u128 r3 = (u128)x13 * 0xffffffff;
    const uint64_t x16 = (uint64_t)r3;
    const uint64_t x17 = (uint64_t)(r3 >> 64);
    uint64_t x18;
    const uint8_t c8 = limbforge_add_carry_u64(&x18, x16, x15, 0);
    uint64_t x19;
    const uint8_t c9 = limbforge_add_carry_u64(&x19, x13, x17, c8);
    uint64_t c10_unread;
    const uint8_t c10 = limbforge_sub_borrow_u64(&c10_unread, x7, x14, 0);
    uint64_t x20;
    const uint8_t c11 = limbforge_sub_borrow_u64(&x20, x8, x18, c10);
    uint64_t x21;
    const uint8_t c12 = limbforge_sub_borrow_u64(&x21, x9, x19, c11);
    uint64_t x22;
    const uint8_t c13 = limbforge_sub_borrow_u64(&x22, x10, (uint64_t)c9, c12);
    uint64_t x23;
    const uint8_t c14 = limbforge_sub_borrow_u64(&x23, x11, 0, c13);
    uint64_t x24;
    const uint8_t c15 = limbforge_sub_borrow_u64(&x24, x12, 0, c14);
    const uint64_t x25 = x13 - (uint64_t)c15;
    const uint64_t x26 = (x20 << 32) + x20;
    const u128 r4 = (u128)x26 * 0xffffffff00000001;
    const uint64_t x27 = (uint64_t)r4;
    const uint64_t x28 = (uint64_t)(r4 >> 64);
    const u128 r5 = (u128)x26 * 0xffffffff;
    const uint64_t x29 = (uint64_t)r5;
    const uint64_t x30 = (uint64_t)(r5 >> 64);
    uint64_t x31;
    const uint8_t c16 = limbforge_add_carry_u64(&x31, x29, x28, 0);
    uint64_t x32;
    const uint8_t c17 = limbforge_add_carry_u64(&x32, x26, x30, c16);
    uint64_t c18_unread;
    const uint8_t c18 = limbforge_sub_borrow_u64(&c18_unread, x20, x27, 0);
    uint64_t x33;
    const uint8_t c19 = limbforge_sub_borrow_u64(&x33, x21, x31, c18);
    uint64_t x34;
    const uint8_t c20 = limbforge_sub_borrow_u64(&x34, x22, x32, c19);
    uint64_t x35;
    const uint8_t c21 = limbforge_sub_borrow_u64(&x35, x23, (uint64_t)c17, c20);
    uint64_t x36;
    const uint8_t c22 = limbforge_sub_borrow_u64(&x36, x24, 0, c21);
    uint64_t x37;
    const uint8_t c23 = limbforge_sub_borrow_u64(&x37, x25, 0, c22);
    const uint64_t x38 = x26 - (uint64_t)c23;
    const uint64_t x39 = (x33 << 32) + x33;
    const u128 r6 = (u128)x39 * 0xffffffff00000001;
    const uint64_t x40 = (uint64_t)r6;
    const uint64_t x41 = (uint64_t)(r6 >> 64);
    const u128 r7 = (u128)x39 * 0xffffffff;
    const uint64_t x42 = (uint64_t)r7;
    const uint64_t x43 = (uint64_t)(r7 >> 64);
    uint64_t x44;
    const uint8_t c24 = limbforge_add_carry_u64(&x44, x42, x41, 0);
    uint64_t x45;
    const uint8_t c25 = limbforge_add_carry_u64(&x45, x39, x43, c24);
    uint64_t c26_unread;
    const uint8_t c26 = limbforge_sub_borrow_u64(&c26_unread, x33, x40, 0);
    uint64_t x46;
    const uint8_t c27 = limbforge_sub_borrow_u64(&x46, x34, x44, c26);
    uint64_t x47;
    const uint8_t c28 = limbforge_sub_borrow_u64(&x47, x35, x45, c27);
    uint64_t x48;
    const uint8_t c29 = limbforge_sub_borrow_u64(&x48, x36, (uint64_t)c25, c28);
    uint64_t x49;
    const uint8_t c30 = limbforge_sub_borrow_u64(&x49, x37, 0, c29);
    uint64_t x50;
    const uint8_t c31 = limbforge_sub_borrow_u64(&x50, x38, 0, c30);
    const uint64_t x51 = x39 - (uint64_t)c31;
    const uint64_t x52 = (x46 << 32) + x46;
    const u128 r8 = (u128)x52 * 0xffffffff00000001;
    const uint64_t x53 = (uint64_t)r8;
    const uint64_t x54 = (uint64_t)(r8 >> 64);
    const u128 r9 = (u128)x52 * 0xffffffff;
    const uint64_t x55 = (uint64_t)r9;
    const uint64_t x56 = (uint64_t)(r9 >> 64);
    uint64_t x57;
    const uint8_t c32 = limbforge_add_carry_u64(&x57, x55, x54, 0);
    uint64_t x58;
    const uint8_t c33 = limbforge_add_carry_u64(&x58, x52, x56, c32);
    uint64_t c34_unread;
    const uint8_t c34 = limbforge_sub_borrow_u64(&c34_unread, x46, x53, 0);
    uint64_t x59;
    const uint8_t c35 = limbforge_sub_borrow_u64(&x59, x47, x57, c34);
    uint64_t x60;
    const uint8_t c36 = limbforge_sub_borrow_u64(&x60, x48, x58, c35);
    uint64_t x61;
    const uint8_t c37 = limbforge_sub_borrow_u64(&x61, x49, (uint64_t)c33, c36);
    uint64_t x62;
    const uint8_t c38 = limbforge_sub_borrow_u64(&x62, x50, 0, c37);
    uint64_t x63;
    const uint8_t c39 = limbforge_sub_borrow_u64(&x63, x51, 0, c38);
    const uint64_t x64 = x52 - (uint64_t)c39;
    const uint64_t x65 = (x59 << 32) + x59;
    const u128 r10 = (u128)x65 * 0xffffffff00000001;
    const uint64_t x66 = (uint64_t)r10;
    const uint64_t x67 = (uint64_t)(r10 >> 64);
    const u128 r11 = (u128)x65 * 0xffffffff;
    const uint64_t x68 = (uint64_t)r11;
    const uint64_t x69 = (uint64_t)(r11 >> 64);
    uint64_t x70;
    const uint8_t c40 = limbforge_add_carry_u64(&x70, x68, x67, 0);
    uint64_t x71;
    const uint8_t c41 = limbforge_add_carry_u64(&x71, x65, x69, c40);
    uint64_t c42_unread;
    const uint8_t c42 = limbforge_sub_borrow_u64(&c42_unread, x59, x66, 0);
    uint64_t x72;
    const uint8_t c43 = limbforge_sub_borrow_u64(&x72, x60, x70, c42);
    uint64_t x73;
    const uint8_t c44 = limbforge_sub_borrow_u64(&x73, x61, x71, c43);
    uint64_t x74;
    const uint8_t c45 = limbforge_sub_borrow_u64(&x74, x62, (uint64_t)c41, c44);
    uint64_t x75;
    const uint8_t c46 = limbforge_sub_borrow_u64(&x75, x63, 0, c45);
    uint64_t x76;
    const uint8_t c47 = limbforge_sub_borrow_u64(&x76, x64, 0, c46);
    const uint64_t x77 = x65 - (uint64_t)c47;
    uint64_t x78;
    const uint8_t c48 = limbforge_sub_borrow_u64(&x78, x72, 0xffffffff, 0);
    uint64_t x79;
    const uint8_t c49 = limbforge_sub_borrow_u64(&x79, x73, 0xffffffff00000000, c48);
    uint64_t x80;
    const uint8_t c50 = limbforge_sub_borrow_u64(&x80, x74, 0xfffffffffffffffe, c49);
    uint64_t x81;
    const uint8_t c51 = limbforge_sub_borrow_u64(&x81, x75, 0xffffffffffffffff, c50);
    uint64_t x82;
    const uint8_t c52 = limbforge_sub_borrow_u64(&x82, x76, 0xffffffffffffffff, c51);
    uint64_t x83;
    const uint8_t c53 = limbforge_sub_borrow_u64(&x83, x77, 0xffffffffffffffff, c52);
    const uint64_t c53_mask = (uint64_t)0 - (uint64_t)c53;
    const uint64_t o0 = x78 ^ (c53_mask & (x72 ^ x78));
    const uint64_t o1 = x79 ^ (c53_mask & (x73 ^ x79));
    const uint64_t o2 = x80 ^ (c53_mask & (x74 ^ x80));
    const uint64_t o3 = x81 ^ (c53_mask & (x75 ^ x81));
    const uint64_t o4 = x82 ^ (c53_mask & (x76 ^ x82));
    const uint64_t o5 = x83 ^ (c53_mask & (x77 ^ x83));
    limbforge_store_u64(out + 0, 8, o0);
    limbforge_store_u64(out + 8, 8, o1);
    limbforge_store_u64(out + 16, 8, o2);
    limbforge_store_u64(out + 24, 8, o3);
    limbforge_store_u64(out + 32, 8, o4);
    limbforge_store_u64(out + 40, 8, o5);
}

// `limbs of out = bytes (mod p): out = bytes / R`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_limbs_of_bytes(uint64_t out[6], const uint8_t bytes[48]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t bytes4 = limbforge_load_u64(bytes + 32, 8);
    const uint64_t bytes5 = limbforge_load_u64(bytes + 40, 8);
    out[0] = bytes0;
    out[1] = bytes1;
    out[2] = bytes2;
    out[3] = bytes3;
    out[4] = bytes4;
    out[5] = bytes5;
}

// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
// - returns `ok` in `[0, 1]`
void p384_limbs_of_bytes_canonical(uint64_t out[6], uint64_t *ok, const uint8_t bytes[48]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t bytes4 = limbforge_load_u64(bytes + 32, 8);
    const uint64_t bytes5 = limbforge_load_u64(bytes + 40, 8);
    uint64_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u64(&c0_unread, bytes0, 0xffffffff, 0);
    uint64_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u64(&c1_unread, bytes1, 0xffffffff00000000, c0);
    uint64_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u64(&c2_unread, bytes2, 0xfffffffffffffffe, c1);
    uint64_t c3_unread;
    const uint8_t c3 = limbforge_sub_borrow_u64(&c3_unread, bytes3, 0xffffffffffffffff, c2);
    uint64_t c4_unread;
    const uint8_t c4 = limbforge_sub_borrow_u64(&c4_unread, bytes4, 0xffffffffffffffff, c3);
    uint64_t ok0_unread;
    const uint8_t ok0 = limbforge_sub_borrow_u64(&ok0_unread, bytes5, 0xffffffffffffffff, c4);
    out[0] = bytes0;
    out[1] = bytes1;
    out[2] = bytes2;
    out[3] = bytes3;
    out[4] = bytes4;
    out[5] = bytes5;
    *ok = (uint64_t)ok0;
}

// `limbs of out = k (mod p): out = k / R`
//
// - takes `k` in `[0, 2^32 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_limbs_of_word(uint64_t out[6], uint32_t k) {
    out[0] = (uint64_t)k;
    out[1] = 0;
    out[2] = 0;
    out[3] = 0;
    out[4] = 0;
    out[5] = 0;
}

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out` in `[0, 1]`
void p384_bytes_are_zero(uint64_t *out, const uint8_t bytes[48]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t bytes4 = limbforge_load_u64(bytes + 32, 8);
    const uint64_t bytes5 = limbforge_load_u64(bytes + 40, 8);
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
    uint64_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u64(&o0_unread, bytes5, 0, c4);
    *out = (uint64_t)o0;
}

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `half`: word 0, 1, 2, 3, 4 in `[0, 2^64 - 1]`; word 5 in `[0, 2^63 - 1]`
// - returns `odd` in `[0, 1]`
void p384_bytes_parity(uint8_t half[48], uint64_t *odd, const uint8_t bytes[48]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t bytes4 = limbforge_load_u64(bytes + 32, 8);
    const uint64_t bytes5 = limbforge_load_u64(bytes + 40, 8);
    const uint64_t x0 = bytes0 & 1;
    const uint64_t x1 = bytes1 & 1;
    const uint64_t x2 = bytes2 & 1;
    const uint64_t x3 = bytes3 & 1;
    const uint64_t x4 = bytes4 & 1;
    const uint64_t x5 = bytes5 & 1;
    const uint8_t odd0 = (uint8_t)x0;
    const uint64_t half0 = (bytes0 >> 1) + (x1 << 63);
    const uint64_t half1 = (bytes1 >> 1) + (x2 << 63);
    const uint64_t half2 = (bytes2 >> 1) + (x3 << 63);
    const uint64_t half3 = (bytes3 >> 1) + (x4 << 63);
    const uint64_t half4 = (bytes4 >> 1) + (x5 << 63);
    const uint64_t half5 = bytes5 >> 1;
    limbforge_store_u64(half + 0, 8, half0);
    limbforge_store_u64(half + 8, 8, half1);
    limbforge_store_u64(half + 16, 8, half2);
    limbforge_store_u64(half + 24, 8, half3);
    limbforge_store_u64(half + 32, 8, half4);
    limbforge_store_u64(half + 40, 8, half5);
    *odd = (uint64_t)odd0;
}

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void p384_sign_of(int64_t *out, uint64_t is_zero, uint64_t is_square) {
    const uint64_t x0 = is_square + is_square;
    const uint64_t x1 = is_zero + 1;
    const int64_t o0 = (int64_t)x0 - (int64_t)x1;
    *out = o0;
}

// `R * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_from_montgomery(uint64_t out[6], const uint64_t a[6]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t x0 = (a0 << 32) + a0;
    const u128 r0 = (u128)x0 * 0xffffffff00000001;
    const uint64_t x1 = (uint64_t)r0;
    const uint64_t x2 = (uint64_t)(r0 >> 64);
    const u128 r1 = (u128)x0 * 0xffffffff;
    const uint64_t x3 = (uint64_t)r1;
    const uint64_t x4 = (uint64_t)(r1 >> 64);
    uint64_t x5;
    const uint8_t c0 = limbforge_add_carry_u64(&x5, x3, x2, 0);
    uint64_t x6;
    const uint8_t c1 = limbforge_add_carry_u64(&x6, x0, x4, c0);
    uint64_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u64(&c2_unread, a0, x1, 0);
    uint64_t x7;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x7, a1, x5, c2);
    uint64_t x8;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x8, a2, x6, c3);
    uint64_t x9;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x9, a3, (uint64_t)c1, c4);
    uint64_t x10;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x10, a4, 0, c5);
    uint64_t x11;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x11, a5, 0, c6);
    const uint64_t x12 = x0 - (uint64_t)c7;
    const uint64_t x13 = (x7 << 32) + x7;
    const u128 r2 = (u128)x13 * 0xffffffff00000001;
    const uint64_t x14 = (uint64_t)r2;
    const uint64_t x15 = (uint64_t)(r2 >> 64);
    const u128 r3 = (u128)x13 * 0xffffffff;
    const uint64_t x16 = (uint64_t)r3;
    const uint64_t x17 = (uint64_t)(r3 >> 64);
    uint64_t x18;
    const uint8_t c8 = limbforge_add_carry_u64(&x18, x16, x15, 0);
    uint64_t x19;
    const uint8_t c9 = limbforge_add_carry_u64(&x19, x13, x17, c8);
    uint64_t c10_unread;
    const uint8_t c10 = limbforge_sub_borrow_u64(&c10_unread, x7, x14, 0);
    uint64_t x20;
    const uint8_t c11 = limbforge_sub_borrow_u64(&x20, x8, x18, c10);
    uint64_t x21;
    const uint8_t c12 = limbforge_sub_borrow_u64(&x21, x9, x19, c11);
    uint64_t x22;
    const uint8_t c13 = limbforge_sub_borrow_u64(&x22, x10, (uint64_t)c9, c12);
    uint64_t x23;
    const uint8_t c14 = limbforge_sub_borrow_u64(&x23, x11, 0, c13);
    uint64_t x24;
    const uint8_t c15 = limbforge_sub_borrow_u64(&x24, x12, 0, c14);
    const uint64_t x25 = x13 - (uint64_t)c15;
    const uint64_t x26 = (x20 << 32) + x20;
    const u128 r4 = (u128)x26 * 0xffffffff00000001;
    const uint64_t x27 = (uint64_t)r4;
    const uint64_t x28 = (uint64_t)(r4 >> 64);
    const u128 r5 = (u128)x26 * 0xffffffff;
    const uint64_t x29 = (uint64_t)r5;
    const uint64_t x30 = (uint64_t)(r5 >> 64);
    uint64_t x31;
    const uint8_t c16 = limbforge_add_carry_u64(&x31, x29, x28, 0);
    uint64_t x32;
    const uint8_t c17 = limbforge_add_carry_u64(&x32, x26, x30, c16);
    uint64_t c18_unread;
    const uint8_t c18 = limbforge_sub_borrow_u64(&c18_unread, x20, x27, 0);
    uint64_t x33;
    const uint8_t c19 = limbforge_sub_borrow_u64(&x33, x21, x31, c18);
    uint64_t x34;
    const uint8_t c20 = limbforge_sub_borrow_u64(&x34, x22, x32, c19);
    uint64_t x35;
    const uint8_t c21 = limbforge_sub_borrow_u64(&x35, x23, (uint64_t)c17, c20);
    uint64_t x36;
    const uint8_t c22 = limbforge_sub_borrow_u64(&x36, x24, 0, c21);
    uint64_t x37;
    const uint8_t c23 = limbforge_sub_borrow_u64(&x37, x25, 0, c22);
    const uint64_t x38 = x26 - (uint64_t)c23;
    const uint64_t x39 = (x33 << 32) + x33;
    const u128 r6 = (u128)x39 * 0xffffffff00000001;
    const uint64_t x40 = (uint64_t)r6;
    const uint64_t x41 = (uint64_t)(r6 >> 64);
    const u128 r7 = (u128)x39 * 0xffffffff;
    const uint64_t x42 = (uint64_t)r7;
    const uint64_t x43 = (uint64_t)(r7 >> 64);
    uint64_t x44;
    const uint8_t c24 = limbforge_add_carry_u64(&x44, x42, x41, 0);
    uint64_t x45;
    const uint8_t c25 = limbforge_add_carry_u64(&x45, x39, x43, c24);
    uint64_t c26_unread;
    const uint8_t c26 = limbforge_sub_borrow_u64(&c26_unread, x33, x40, 0);
    uint64_t x46;
    const uint8_t c27 = limbforge_sub_borrow_u64(&x46, x34, x44, c26);
    uint64_t x47;
    const uint8_t c28 = limbforge_sub_borrow_u64(&x47, x35, x45, c27);
    uint64_t x48;
    const uint8_t c29 = limbforge_sub_borrow_u64(&x48, x36, (uint64_t)c25, c28);
    uint64_t x49;
    const uint8_t c30 = limbforge_sub_borrow_u64(&x49, x37, 0, c29);
    uint64_t x50;
    const uint8_t c31 = limbforge_sub_borrow_u64(&x50, x38, 0, c30);
    const uint64_t x51 = x39 - (uint64_t)c31;
    const uint64_t x52 = (x46 << 32) + x46;
    const u128 r8 = (u128)x52 * 0xffffffff00000001;
    const uint64_t x53 = (uint64_t)r8;
    const uint64_t x54 = (uint64_t)(r8 >> 64);
    const u128 r9 = (u128)x52 * 0xffffffff;
    const uint64_t x55 = (uint64_t)r9;
    const uint64_t x56 = (uint64_t)(r9 >> 64);
    uint64_t x57;
    const uint8_t c32 = limbforge_add_carry_u64(&x57, x55, x54, 0);
    uint64_t x58;
    const uint8_t c33 = limbforge_add_carry_u64(&x58, x52, x56, c32);
    uint64_t c34_unread;
    const uint8_t c34 = limbforge_sub_borrow_u64(&c34_unread, x46, x53, 0);
    uint64_t x59;
    const uint8_t c35 = limbforge_sub_borrow_u64(&x59, x47, x57, c34);
    uint64_t x60;
    const uint8_t c36 = limbforge_sub_borrow_u64(&x60, x48, x58, c35);
    uint64_t x61;
    const uint8_t c37 = limbforge_sub_borrow_u64(&x61, x49, (uint64_t)c33, c36);
    uint64_t x62;
    const uint8_t c38 = limbforge_sub_borrow_u64(&x62, x50, 0, c37);
    uint64_t x63;
    const uint8_t c39 = limbforge_sub_borrow_u64(&x63, x51, 0, c38);
    const uint64_t x64 = x52 - (uint64_t)c39;
    const uint64_t x65 = (x59 << 32) + x59;
    const u128 r10 = (u128)x65 * 0xffffffff00000001;
    const uint64_t x66 = (uint64_t)r10;
    const uint64_t x67 = (uint64_t)(r10 >> 64);
    const u128 r11 = (u128)x65 * 0xffffffff;
    const uint64_t x68 = (uint64_t)r11;
    const uint64_t x69 = (uint64_t)(r11 >> 64);
    uint64_t x70;
    const uint8_t c40 = limbforge_add_carry_u64(&x70, x68, x67, 0);
    uint64_t x71;
    const uint8_t c41 = limbforge_add_carry_u64(&x71, x65, x69, c40);
    uint64_t c42_unread;
    const uint8_t c42 = limbforge_sub_borrow_u64(&c42_unread, x59, x66, 0);
    uint64_t o0;
    const uint8_t c43 = limbforge_sub_borrow_u64(&o0, x60, x70, c42);
    uint64_t o1;
    const uint8_t c44 = limbforge_sub_borrow_u64(&o1, x61, x71, c43);
    uint64_t o2;
    const uint8_t c45 = limbforge_sub_borrow_u64(&o2, x62, (uint64_t)c41, c44);
    uint64_t o3;
    const uint8_t c46 = limbforge_sub_borrow_u64(&o3, x63, 0, c45);
    uint64_t o4;
    const uint8_t c47 = limbforge_sub_borrow_u64(&o4, x64, 0, c46);
    const uint64_t o5 = x65 - (uint64_t)c47;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
}

// `out = low bits of floor((u * f + v * g) / 2^59) (not proved; bounds are)`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `f`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
// - returns `out` in `[-2^63, 2^63 - 1]`
static void p384_divsteps_head(
    int64_t *out,
    int64_t u,
    int64_t v,
    const int64_t f[7],
    const int64_t g[7]) {
    typedef limbforge_i128 i128;
    const int64_t f0 = f[0];
    const int64_t f1 = f[1];
    const int64_t g0 = g[0];
    const int64_t g1 = g[1];
    const i128 r0 = (i128)u * f0 + (i128)v * g0;
    const int64_t x0 = (int64_t)((uint64_t)u * (uint64_t)f1);
    const int64_t x1 = (int64_t)((uint64_t)v * (uint64_t)g1);
    const int64_t x2 = (int64_t)((uint64_t)x0 + (uint64_t)x1);
    const int64_t o0 = (int64_t)((uint64_t)x2 + (uint64_t)(int64_t)(r0 >> 59));
    *out = o0;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^20 * the matrix of 20 divsteps (not proved; bounds are); 2^59 * new_f + low_1 + 2^477 * high_1 = u * f + v * g; 2^59 * new_g + low_2 + 2^477 * high_2 = q * f + r * g`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `q` in `[-2^62, 2^62]`
// - takes `r` in `[-2^62, 2^62]`
// - takes `f`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
// - takes `k` in `[-2^63, 2^63 - 1]`
// - takes `low_f` in `[-2^63, 2^63 - 1]`
// - takes `low_g` in `[-2^63, 2^63 - 1]`
// - returns `k` in `[-2^63, 2^63 - 1]`
// - returns `u1` in `[-2^20, 2^20]`
// - returns `v1` in `[-2^20, 2^20]`
// - returns `q1` in `[-2^20, 2^20]`
// - returns `r1` in `[-2^20, 2^20]`
// - returns `new_f`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
// - returns `low_1` in `[0, 2^59 - 1]`
// - returns `high_1` in `[-9, 8]`
// - returns `new_g`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
// - returns `low_2` in `[0, 2^59 - 1]`
// - returns `high_2` in `[-9, 8]`
static void p384_divsteps_fg(
    int64_t *k_,
    int64_t *u1,
    int64_t *v1,
    int64_t *q1,
    int64_t *r1,
    int64_t new_f[7],
    uint64_t *low_1,
    int64_t *high_1,
    int64_t new_g[7],
    uint64_t *low_2,
    int64_t *high_2,
    int64_t u,
    int64_t v,
    int64_t q,
    int64_t r,
    const int64_t f[7],
    const int64_t g[7],
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
    const int64_t g0 = g[0];
    const int64_t g1 = g[1];
    const int64_t g2 = g[2];
    const int64_t g3 = g[3];
    const int64_t g4 = g[4];
    const int64_t g5 = g[5];
    const int64_t g6 = g[6];
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
    const uint64_t low_10 = (uint64_t)r0 & 0x7ffffffffffffff;
    const i128 r2 = (i128)q * f0 + (i128)r * g0;
    const uint64_t low_20 = (uint64_t)r2 & 0x7ffffffffffffff;
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
    const int64_t x40 = x37 >> 63;
    const int64_t x41 = 0 - (x39 & 1);
    const int64_t x42 = x40 | ~x41;
    const int64_t x43 = x39 >> 1;
    const int64_t x44 = (int64_t)(0 - (uint64_t)(x37 ^ x42));
    const int64_t x45 = (x43 & ~x42) | (x38 & x42);
    const int64_t x46 = x43 - ((x38 ^ x40) & x41);
    const i128 r3 = (i128)u * f1 + (i128)v * g1 + (r0 >> 59);
    const uint64_t new_f0 = (uint64_t)r3 & 0x7ffffffffffffff;
    const i128 r4 = (i128)q * f1 + (i128)r * g1 + (r2 >> 59);
    const uint64_t new_g0 = (uint64_t)r4 & 0x7ffffffffffffff;
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
    const int64_t x61 = x58 >> 63;
    const int64_t x62 = 0 - (x60 & 1);
    const int64_t x63 = x61 | ~x62;
    const int64_t x64 = x60 >> 1;
    const int64_t x65 = (int64_t)(0 - (uint64_t)(x58 ^ x63));
    const int64_t x66 = (x64 & ~x63) | (x59 & x63);
    const int64_t x67 = x64 - ((x59 ^ x61) & x62);
    const i128 r5 = (i128)u * f2 + (i128)v * g2 + (r3 >> 59);
    const uint64_t new_f1 = (uint64_t)r5 & 0x7ffffffffffffff;
    const i128 r6 = (i128)q * f2 + (i128)r * g2 + (r4 >> 59);
    const uint64_t new_g1 = (uint64_t)r6 & 0x7ffffffffffffff;
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
    const i128 r7 = (i128)u * f3 + (i128)v * g3 + (r5 >> 59);
    const uint64_t new_f2 = (uint64_t)r7 & 0x7ffffffffffffff;
    const i128 r8 = (i128)q * f3 + (i128)r * g3 + (r6 >> 59);
    const uint64_t new_g2 = (uint64_t)r8 & 0x7ffffffffffffff;
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
    const int64_t x103 = x100 >> 63;
    const int64_t x104 = 0 - (x102 & 1);
    const int64_t x105 = x103 | ~x104;
    const int64_t x106 = x102 >> 1;
    const int64_t x107 = (int64_t)(0 - (uint64_t)(x100 ^ x105));
    const int64_t x108 = (x106 & ~x105) | (x101 & x105);
    const int64_t x109 = x106 - ((x101 ^ x103) & x104);
    const i128 r9 = (i128)u * f4 + (i128)v * g4 + (r7 >> 59);
    const uint64_t new_f3 = (uint64_t)r9 & 0x7ffffffffffffff;
    const i128 r11 = (i128)q * f4 + (i128)r * g4 + (r8 >> 59);
    const uint64_t new_g3 = (uint64_t)r11 & 0x7ffffffffffffff;
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
    const i128 r12 = (i128)u * f5 + (i128)v * g5 + (r9 >> 59);
    const uint64_t new_f4 = (uint64_t)r12 & 0x7ffffffffffffff;
    const i128 r13 = (i128)q * f5 + (i128)r * g5 + (r11 >> 59);
    const uint64_t new_g4 = (uint64_t)r13 & 0x7ffffffffffffff;
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
    const i128 r14 = (i128)u * f6 + (i128)v * g6 + (r12 >> 59);
    const uint64_t new_f5 = (uint64_t)r14 & 0x7ffffffffffffff;
    const int64_t new_f6 = (int64_t)(r14 >> 59);
    const i128 r15 = (r14 >> 59) - (i128)new_f6;
    const int64_t high_10 = (int64_t)(r15 >> 64);
    const i128 r16 = (i128)q * f6 + (i128)r * g6 + (r13 >> 59);
    const uint64_t new_g5 = (uint64_t)r16 & 0x7ffffffffffffff;
    const int64_t new_g6 = (int64_t)(r16 >> 59);
    const i128 r17 = (r16 >> 59) - (i128)new_g6;
    const int64_t high_20 = (int64_t)(r17 >> 64);
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
    new_f[6] = new_f6;
    *low_1 = low_10;
    *high_1 = high_10;
    new_g[0] = (int64_t)new_g0;
    new_g[1] = (int64_t)new_g1;
    new_g[2] = (int64_t)new_g2;
    new_g[3] = (int64_t)new_g3;
    new_g[4] = (int64_t)new_g4;
    new_g[5] = (int64_t)new_g5;
    new_g[6] = new_g6;
    *low_2 = low_20;
    *high_2 = high_20;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^20 * the matrix of 20 divsteps (not proved; bounds are); 2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `d`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
// - takes `e`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
// - takes `k` in `[-2^63, 2^63 - 1]`
// - takes `low_f` in `[-2^63, 2^63 - 1]`
// - takes `low_g` in `[-2^63, 2^63 - 1]`
// - returns `k` in `[-2^63, 2^63 - 1]`
// - returns `u1` in `[-2^20, 2^20]`
// - returns `v1` in `[-2^20, 2^20]`
// - returns `q1` in `[-2^20, 2^20]`
// - returns `r1` in `[-2^20, 2^20]`
// - returns `out`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
// - returns `cut_u` in `[-2, 2]`
// - returns `cut_v` in `[-2, 2]`
static void p384_divsteps_de(
    int64_t *k_,
    int64_t *u1,
    int64_t *v1,
    int64_t *q1,
    int64_t *r1,
    int64_t out[7],
    int64_t *cut_u,
    int64_t *cut_v,
    int64_t u,
    int64_t v,
    const int64_t d[7],
    const int64_t e[7],
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
    const int64_t e0 = e[0];
    const int64_t e1 = e[1];
    const int64_t e2 = e[2];
    const int64_t e3 = e[3];
    const int64_t e4 = e[4];
    const int64_t e5 = e[5];
    const int64_t e6 = e[6];
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
    const uint64_t x33 = x32 * 0x100000001;
    const uint64_t x34 = x33 & 0x3fffffffffffffff;
    const i128 r2 = r0 + (i128)x34 * 0xffffffff;
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
    const int64_t x50 = x47 >> 63;
    const int64_t x51 = 0 - (x49 & 1);
    const int64_t x52 = x50 | ~x51;
    const int64_t x53 = x49 >> 1;
    const int64_t x54 = (int64_t)(0 - (uint64_t)(x47 ^ x52));
    const int64_t x55 = (x53 & ~x52) | (x48 & x52);
    const int64_t x56 = x53 - ((x48 ^ x50) & x51);
    const i128 r3 = (i128)x28 * d1 + (i128)x31 * e1 + (i128)x35 + (i128)x34 * -(i128)0x400000000;
    const uint64_t out0 = (uint64_t)r3 & 0x3fffffffffffffff;
    const int64_t x57 = (int64_t)(r3 >> 62);
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
    const int64_t x72 = x69 >> 63;
    const int64_t x73 = 0 - (x71 & 1);
    const int64_t x74 = x72 | ~x73;
    const int64_t x75 = x71 >> 1;
    const int64_t x76 = (int64_t)(0 - (uint64_t)(x69 ^ x74));
    const int64_t x77 = (x75 & ~x74) | (x70 & x74);
    const int64_t x78 = x75 - ((x70 ^ x72) & x73);
    const i128 r4 = (i128)x28 * d2 + (i128)x31 * e2 + (i128)x57 + (i128)x34 * -16;
    const uint64_t out1 = (uint64_t)r4 & 0x3fffffffffffffff;
    const int64_t x79 = (int64_t)(r4 >> 62);
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
    const i128 r5 = (i128)x28 * d3 + (i128)x31 * e3 + (i128)x79;
    const uint64_t out2 = (uint64_t)r5 & 0x3fffffffffffffff;
    const int64_t x101 = (int64_t)(r5 >> 62);
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
    const int64_t x116 = x113 >> 63;
    const int64_t x117 = 0 - (x115 & 1);
    const int64_t x118 = x116 | ~x117;
    const int64_t x119 = x115 >> 1;
    const int64_t x120 = (int64_t)(0 - (uint64_t)(x113 ^ x118));
    const int64_t x121 = (x119 & ~x118) | (x114 & x118);
    const int64_t x122 = x119 - ((x114 ^ x116) & x117);
    const i128 r6 = (i128)x28 * d4 + (i128)x31 * e4 + (i128)x101;
    const uint64_t out3 = (uint64_t)r6 & 0x3fffffffffffffff;
    const int64_t x123 = (int64_t)(r6 >> 62);
    const int64_t x124 = x120 >> 63;
    const int64_t x125 = 0 - (x122 & 1);
    const int64_t x126 = x124 | ~x125;
    const int64_t x127 = x122 >> 1;
    const int64_t x128 = (int64_t)(0 - (uint64_t)(x120 ^ x126));
    const int64_t x129 = (x127 & ~x126) | (x121 & x126);
    const int64_t x130 = x127 - ((x121 ^ x124) & x125);
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
    const int64_t x142 = (int64_t)(0 - (uint64_t)(x135 ^ x140));
    const int64_t x143 = (x141 & ~x140) | (x136 & x140);
    const int64_t x144 = x141 - ((x136 ^ x138) & x139);
    const i128 r7 = (i128)x28 * d5 + (i128)x31 * e5 + (i128)x123;
    const uint64_t out4 = (uint64_t)r7 & 0x3fffffffffffffff;
    const int64_t x145 = (int64_t)(r7 >> 62);
    const int64_t x146 = x142 >> 63;
    const int64_t x147 = 0 - (x144 & 1);
    const int64_t x148 = x146 | ~x147;
    const int64_t x149 = x144 >> 1;
    const int64_t x150 = (int64_t)(0 - (uint64_t)(x142 ^ x148));
    const int64_t x151 = (x149 & ~x148) | (x143 & x148);
    const int64_t x152 = x149 - ((x143 ^ x146) & x147);
    const int64_t x153 = x150 >> 63;
    const int64_t x154 = 0 - (x152 & 1);
    const int64_t x155 = x153 | ~x154;
    const int64_t x156 = x152 >> 1;
    const int64_t k0 = (int64_t)(0 - (uint64_t)(x150 ^ x155));
    const int64_t x157 = (x156 & ~x155) | (x151 & x155);
    const int64_t x158 = x156 - ((x151 ^ x153) & x154);
    const i128 r8 = (i128)x28 * d6 + (i128)x31 * e6 + (i128)x145 + (i128)x34 * 4096;
    const uint64_t out5 = (uint64_t)r8 & 0x3fffffffffffffff;
    const int64_t out6 = (int64_t)(r8 >> 62);
    const int64_t x159 = x157 + x157 + 1;
    const int64_t x160 = x159 + 0x100000;
    const int64_t x161 = (int64_t)((uint64_t)x160 << 22);
    const int64_t u10 = x161 >> 43;
    const int64_t x162 = x159 + 0x20000100000;
    const int64_t v10 = x162 >> 42;
    const int64_t x163 = x158 + 0x100000;
    const int64_t x164 = (int64_t)((uint64_t)x163 << 22);
    const int64_t q10 = x164 >> 43;
    const int64_t x165 = x158 + 0x20000100000;
    const int64_t r10 = x165 >> 42;
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
    out[6] = out6;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^19 * the matrix of 19 divsteps (not proved; bounds are); 2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `d`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
// - takes `e`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
// - takes `k` in `[-2^63, 2^63 - 1]`
// - takes `low_f` in `[-2^63, 2^63 - 1]`
// - takes `low_g` in `[-2^63, 2^63 - 1]`
// - returns `k` in `[-2^63, 2^63 - 1]`
// - returns `u1` in `[-2^20, 2^20]`
// - returns `v1` in `[-2^20, 2^20]`
// - returns `q1` in `[-2^20, 2^20]`
// - returns `r1` in `[-2^20, 2^20]`
// - returns `out`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
// - returns `cut_u` in `[-2, 2]`
// - returns `cut_v` in `[-2, 2]`
static void p384_divsteps_last(
    int64_t *k_,
    int64_t *u1,
    int64_t *v1,
    int64_t *q1,
    int64_t *r1,
    int64_t out[7],
    int64_t *cut_u,
    int64_t *cut_v,
    int64_t u,
    int64_t v,
    const int64_t d[7],
    const int64_t e[7],
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
    const int64_t e0 = e[0];
    const int64_t e1 = e[1];
    const int64_t e2 = e[2];
    const int64_t e3 = e[3];
    const int64_t e4 = e[4];
    const int64_t e5 = e[5];
    const int64_t e6 = e[6];
    const uint64_t x0 = (uint64_t)low_f & 0xfffff;
    const int64_t x1 = (int64_t)x0 - 0x10000000000;
    const int64_t x2 = x1 >> 1;
    const uint64_t x3 = (uint64_t)low_g & 0xfffff;
    const int64_t x4 = (int64_t)x3 - 0x2000000000000000;
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
    const uint64_t x33 = x32 * 0x100000001;
    const uint64_t x34 = x33 & 0x3fffffffffffffff;
    const i128 r2 = r0 + (i128)x34 * 0xffffffff;
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
    const int64_t x50 = x47 >> 63;
    const int64_t x51 = 0 - (x49 & 1);
    const int64_t x52 = x50 | ~x51;
    const int64_t x53 = x49 >> 1;
    const int64_t x54 = (int64_t)(0 - (uint64_t)(x47 ^ x52));
    const int64_t x55 = (x53 & ~x52) | (x48 & x52);
    const int64_t x56 = x53 - ((x48 ^ x50) & x51);
    const i128 r3 = (i128)x28 * d1 + (i128)x31 * e1 + (i128)x35 + (i128)x34 * -(i128)0x400000000;
    const uint64_t out0 = (uint64_t)r3 & 0x3fffffffffffffff;
    const int64_t x57 = (int64_t)(r3 >> 62);
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
    const int64_t x72 = x69 >> 63;
    const int64_t x73 = 0 - (x71 & 1);
    const int64_t x74 = x72 | ~x73;
    const int64_t x75 = x71 >> 1;
    const int64_t x76 = (int64_t)(0 - (uint64_t)(x69 ^ x74));
    const int64_t x77 = (x75 & ~x74) | (x70 & x74);
    const int64_t x78 = x75 - ((x70 ^ x72) & x73);
    const i128 r4 = (i128)x28 * d2 + (i128)x31 * e2 + (i128)x57 + (i128)x34 * -16;
    const uint64_t out1 = (uint64_t)r4 & 0x3fffffffffffffff;
    const int64_t x79 = (int64_t)(r4 >> 62);
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
    const i128 r5 = (i128)x28 * d3 + (i128)x31 * e3 + (i128)x79;
    const uint64_t out2 = (uint64_t)r5 & 0x3fffffffffffffff;
    const int64_t x94 = (int64_t)(r5 >> 62);
    const int64_t x95 = x91 >> 63;
    const int64_t x96 = 0 - (x93 & 1);
    const int64_t x97 = x95 | ~x96;
    const int64_t x98 = x93 >> 1;
    const int64_t x99 = (int64_t)(0 - (uint64_t)(x91 ^ x97));
    const int64_t x100 = (x98 & ~x97) | (x92 & x97);
    const int64_t x101 = x98 - ((x92 ^ x95) & x96);
    const int64_t x102 = x99 >> 63;
    const int64_t x103 = 0 - (x101 & 1);
    const int64_t x104 = x102 | ~x103;
    const int64_t x105 = x101 >> 1;
    const int64_t x106 = (int64_t)(0 - (uint64_t)(x99 ^ x104));
    const int64_t x107 = (x105 & ~x104) | (x100 & x104);
    const int64_t x108 = x105 - ((x100 ^ x102) & x103);
    const int64_t x109 = x106 >> 63;
    const int64_t x110 = 0 - (x108 & 1);
    const int64_t x111 = x109 | ~x110;
    const int64_t x112 = x108 >> 1;
    const int64_t x113 = (int64_t)(0 - (uint64_t)(x106 ^ x111));
    const int64_t x114 = (x112 & ~x111) | (x107 & x111);
    const int64_t x115 = x112 - ((x107 ^ x109) & x110);
    const i128 r6 = (i128)x28 * d4 + (i128)x31 * e4 + (i128)x94;
    const uint64_t out3 = (uint64_t)r6 & 0x3fffffffffffffff;
    const int64_t x116 = (int64_t)(r6 >> 62);
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
    const int64_t x131 = x128 >> 63;
    const int64_t x132 = 0 - (x130 & 1);
    const int64_t x133 = x131 | ~x132;
    const int64_t x134 = x130 >> 1;
    const int64_t x135 = (int64_t)(0 - (uint64_t)(x128 ^ x133));
    const int64_t x136 = (x134 & ~x133) | (x129 & x133);
    const int64_t x137 = x134 - ((x129 ^ x131) & x132);
    const i128 r7 = (i128)x28 * d5 + (i128)x31 * e5 + (i128)x116;
    const uint64_t out4 = (uint64_t)r7 & 0x3fffffffffffffff;
    const int64_t x138 = (int64_t)(r7 >> 62);
    const int64_t x139 = x135 >> 63;
    const int64_t x140 = 0 - (x137 & 1);
    const int64_t x141 = x139 | ~x140;
    const int64_t x142 = x137 >> 1;
    const int64_t x143 = (int64_t)(0 - (uint64_t)(x135 ^ x141));
    const int64_t x144 = (x142 & ~x141) | (x136 & x141);
    const int64_t x145 = x142 - ((x136 ^ x139) & x140);
    const int64_t x146 = x143 >> 63;
    const int64_t x147 = 0 - (x145 & 1);
    const int64_t x148 = x146 | ~x147;
    const int64_t x149 = x145 >> 1;
    const int64_t k0 = (int64_t)(0 - (uint64_t)(x143 ^ x148));
    const int64_t x150 = (x149 & ~x148) | (x144 & x148);
    const int64_t x151 = x149 - ((x144 ^ x146) & x147);
    const i128 r8 = (i128)x28 * d6 + (i128)x31 * e6 + (i128)x138 + (i128)x34 * 4096;
    const uint64_t out5 = (uint64_t)r8 & 0x3fffffffffffffff;
    const int64_t out6 = (int64_t)(r8 >> 62);
    const int64_t x152 = x150 + x150 + 1;
    const int64_t x153 = x152 + 0x100000;
    const int64_t x154 = (int64_t)((uint64_t)x153 << 22);
    const int64_t u10 = x154 >> 43;
    const int64_t x155 = x152 + 0x20000100000;
    const int64_t v10 = x155 >> 42;
    const int64_t x156 = x151 + 0x100000;
    const int64_t x157 = (int64_t)((uint64_t)x156 << 22);
    const int64_t q10 = x157 >> 43;
    const int64_t x158 = x151 + 0x20000100000;
    const int64_t r10 = x158 >> 42;
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
    out[6] = out6;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `next, all = low bits of floor((u * f + v * g) / 2^20), fewer in next than in all (not proved; bounds are)`
//
// - takes `u` in `[-2^20, 2^20]`
// - takes `v` in `[-2^20, 2^20]`
// - takes `f`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
// - returns `next` in `[-2^63, 2^63 - 1]`
// - returns `all` in `[-2^63, 2^63 - 1]`
static void p384_divsteps_words(
    int64_t *next,
    int64_t *all,
    int64_t u,
    int64_t v,
    const int64_t f[7],
    const int64_t g[7]) {
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
    const int64_t all0 = (int64_t)((uint64_t)(int64_t)((uint64_t)x5 << 39) + (uint64_t)(int64_t)(r0 >> 20));
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
static void p384_divsteps_low(int64_t *out, int64_t u, int64_t v, int64_t f, int64_t g) {
    const int64_t x0 = (int64_t)((uint64_t)u * (uint64_t)f);
    const int64_t x1 = (int64_t)((uint64_t)v * (uint64_t)g);
    const int64_t x2 = (int64_t)((uint64_t)x0 + (uint64_t)x1);
    const int64_t o0 = x2 >> 20;
    *out = o0;
}

// `out = floor((u * f + v * g mod 2^64) / 2^19), with 19 fewer correct low bits than f and g (not proved; bounds are)`
//
// - takes `u` in `[-2^20, 2^20]`
// - takes `v` in `[-2^20, 2^20]`
// - takes `f` in `[-2^63, 2^63 - 1]`
// - takes `g` in `[-2^63, 2^63 - 1]`
// - returns `out` in `[-2^44, 2^44 - 1]`
static void p384_divsteps_ahead(int64_t *out, int64_t u, int64_t v, int64_t f, int64_t g) {
    const int64_t x0 = (int64_t)((uint64_t)u * (uint64_t)f);
    const int64_t x1 = (int64_t)((uint64_t)v * (uint64_t)g);
    const int64_t x2 = (int64_t)((uint64_t)x0 + (uint64_t)x1);
    const int64_t o0 = x2 >> 19;
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
static void p384_divsteps_pair(
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
static void p384_divsteps_batch(
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

// `2^59 * out + low + 2^477 * high = u * f + v * g`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `f`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
// - returns `low` in `[0, 2^59 - 1]`
// - returns `high` in `[-9, 8]`
static void p384_update_fg(
    int64_t out[7],
    uint64_t *low,
    int64_t *high,
    int64_t u,
    int64_t v,
    const int64_t f[7],
    const int64_t g[7]) {
    typedef limbforge_i128 i128;
    const int64_t f0 = f[0];
    const int64_t f1 = f[1];
    const int64_t f2 = f[2];
    const int64_t f3 = f[3];
    const int64_t f4 = f[4];
    const int64_t f5 = f[5];
    const int64_t f6 = f[6];
    const int64_t g0 = g[0];
    const int64_t g1 = g[1];
    const int64_t g2 = g[2];
    const int64_t g3 = g[3];
    const int64_t g4 = g[4];
    const int64_t g5 = g[5];
    const int64_t g6 = g[6];
    const i128 r0 = (i128)u * f0 + (i128)v * g0;
    const uint64_t low0 = (uint64_t)r0 & 0x7ffffffffffffff;
    const i128 r1 = (i128)u * f1 + (i128)v * g1 + (r0 >> 59);
    const uint64_t out0 = (uint64_t)r1 & 0x7ffffffffffffff;
    const i128 r2 = (i128)u * f2 + (i128)v * g2 + (r1 >> 59);
    const uint64_t out1 = (uint64_t)r2 & 0x7ffffffffffffff;
    const i128 r3 = (i128)u * f3 + (i128)v * g3 + (r2 >> 59);
    const uint64_t out2 = (uint64_t)r3 & 0x7ffffffffffffff;
    const i128 r4 = (i128)u * f4 + (i128)v * g4 + (r3 >> 59);
    const uint64_t out3 = (uint64_t)r4 & 0x7ffffffffffffff;
    const i128 r5 = (i128)u * f5 + (i128)v * g5 + (r4 >> 59);
    const uint64_t out4 = (uint64_t)r5 & 0x7ffffffffffffff;
    const i128 r6 = (i128)u * f6 + (i128)v * g6 + (r5 >> 59);
    const uint64_t out5 = (uint64_t)r6 & 0x7ffffffffffffff;
    const int64_t out6 = (int64_t)(r6 >> 59);
    const i128 r7 = (r6 >> 59) - (i128)out6;
    const int64_t high0 = (int64_t)(r7 >> 64);
    out[0] = (int64_t)out0;
    out[1] = (int64_t)out1;
    out[2] = (int64_t)out2;
    out[3] = (int64_t)out3;
    out[4] = (int64_t)out4;
    out[5] = (int64_t)out5;
    out[6] = out6;
    *low = low0;
    *high = high0;
}

// `2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `d`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
// - takes `e`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
// - returns `out`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
// - returns `cut_u` in `[-2, 2]`
// - returns `cut_v` in `[-2, 2]`
static void p384_update_de(
    int64_t out[7],
    int64_t *cut_u,
    int64_t *cut_v,
    int64_t u,
    int64_t v,
    const int64_t d[7],
    const int64_t e[7]) {
    typedef limbforge_i128 i128;
    const int64_t d0 = d[0];
    const int64_t d1 = d[1];
    const int64_t d2 = d[2];
    const int64_t d3 = d[3];
    const int64_t d4 = d[4];
    const int64_t d5 = d[5];
    const int64_t d6 = d[6];
    const int64_t e0 = e[0];
    const int64_t e1 = e[1];
    const int64_t e2 = e[2];
    const int64_t e3 = e[3];
    const int64_t e4 = e[4];
    const int64_t e5 = e[5];
    const int64_t e6 = e[6];
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
    const uint64_t x7 = x6 * 0x100000001;
    const uint64_t x8 = x7 & 0x3fffffffffffffff;
    const i128 r1 = r0 + (i128)x8 * 0xffffffff;
    const int64_t x9 = (int64_t)(r1 >> 62);
    const i128 r2 = (i128)x2 * d1 + (i128)x5 * e1 + (i128)x9 + (i128)x8 * -(i128)0x400000000;
    const uint64_t out0 = (uint64_t)r2 & 0x3fffffffffffffff;
    const int64_t x10 = (int64_t)(r2 >> 62);
    const i128 r3 = (i128)x2 * d2 + (i128)x5 * e2 + (i128)x10 + (i128)x8 * -16;
    const uint64_t out1 = (uint64_t)r3 & 0x3fffffffffffffff;
    const int64_t x11 = (int64_t)(r3 >> 62);
    const i128 r4 = (i128)x2 * d3 + (i128)x5 * e3 + (i128)x11;
    const uint64_t out2 = (uint64_t)r4 & 0x3fffffffffffffff;
    const int64_t x12 = (int64_t)(r4 >> 62);
    const i128 r5 = (i128)x2 * d4 + (i128)x5 * e4 + (i128)x12;
    const uint64_t out3 = (uint64_t)r5 & 0x3fffffffffffffff;
    const int64_t x13 = (int64_t)(r5 >> 62);
    const i128 r6 = (i128)x2 * d5 + (i128)x5 * e5 + (i128)x13;
    const uint64_t out4 = (uint64_t)r6 & 0x3fffffffffffffff;
    const int64_t x14 = (int64_t)(r6 >> 62);
    const i128 r7 = (i128)x2 * d6 + (i128)x5 * e6 + (i128)x14 + (i128)x8 * 4096;
    const uint64_t out5 = (uint64_t)r7 & 0x3fffffffffffffff;
    const int64_t out6 = (int64_t)(r7 >> 62);
    out[0] = (int64_t)out0;
    out[1] = (int64_t)out1;
    out[2] = (int64_t)out2;
    out[3] = (int64_t)out3;
    out[4] = (int64_t)out4;
    out[5] = (int64_t)out5;
    out[6] = out6;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `out = the integer of the limbs of a (mod p), 0 <= out < p`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
static void p384_invert_start(int64_t out[7], const uint64_t a[6]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    uint64_t x0;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x0, a0, 0xffffffff, 0);
    uint64_t x1;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x1, a1, 0xffffffff00000000, c0);
    uint64_t x2;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x2, a2, 0xfffffffffffffffe, c1);
    uint64_t x3;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x3, a3, 0xffffffffffffffff, c2);
    uint64_t x4;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x4, a4, 0xffffffffffffffff, c3);
    uint64_t x5;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x5, a5, 0xffffffffffffffff, c4);
    const uint64_t c5_mask = (uint64_t)0 - (uint64_t)c5;
    const uint64_t x6 = x0 ^ (c5_mask & (a0 ^ x0));
    const uint64_t x7 = x1 ^ (c5_mask & (a1 ^ x1));
    const uint64_t x8 = x2 ^ (c5_mask & (a2 ^ x2));
    const uint64_t x9 = x3 ^ (c5_mask & (a3 ^ x3));
    const uint64_t x10 = x4 ^ (c5_mask & (a4 ^ x4));
    const uint64_t x11 = x5 ^ (c5_mask & (a5 ^ x5));
    const uint64_t x12 = x6 & 0x7ffffffffffffff;
    const uint64_t x13 = x7 & 0x3fffffffffffff;
    const uint64_t x14 = (x6 >> 59) + (x13 << 5);
    const uint64_t x15 = x8 & 0x1ffffffffffff;
    const uint64_t x16 = (x7 >> 54) + (x15 << 10);
    const uint64_t x17 = x9 & 0xfffffffffff;
    const uint64_t x18 = (x8 >> 49) + (x17 << 15);
    const uint64_t x19 = x10 & 0x7fffffffff;
    const uint64_t x20 = (x9 >> 44) + (x19 << 20);
    const uint64_t x21 = x11 & 0x3ffffffff;
    const uint64_t x22 = (x10 >> 39) + (x21 << 25);
    const int64_t o0 = (int64_t)x12 - 0x800000000000000;
    const int64_t o1 = (int64_t)x14 - 0x800000000000000 + 1;
    const int64_t o2 = (int64_t)x16 - 0x800000000000000 + 1;
    const int64_t o3 = (int64_t)x18 - 0x800000000000000 + 1;
    const int64_t o4 = (int64_t)x20 - 0x800000000000000 + 1;
    const int64_t o5 = (int64_t)x22 - 0x800000000000000 + 1;
    const uint64_t o6 = (x11 >> 34) + 1;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = (int64_t)o6;
}

// `out = 1 if f < 0, else 0`
//
// - takes `f`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
// - returns `out` in `[0, 1]`
static void p384_invert_sign(uint64_t *out, const int64_t f[7]) {
    typedef limbforge_i128 i128;
    const int64_t f0 = f[0];
    const int64_t f1 = f[1];
    const int64_t f2 = f[2];
    const int64_t f3 = f[3];
    const int64_t f4 = f[4];
    const int64_t f5 = f[5];
    const int64_t f6 = f[6];
    const int64_t x0 = f1 + (f0 >> 59);
    const int64_t x1 = f2 + (x0 >> 59);
    const int64_t x2 = f3 + (x1 >> 59);
    const int64_t x3 = f4 + (x2 >> 59);
    const int64_t x4 = f5 + (x3 >> 59);
    const int64_t x5 = x4 >> 59;
    const i128 r0 = (i128)f6 + (i128)x5;
    const int64_t x6 = (int64_t)(r0 >> 64);
    const uint64_t x7 = (uint64_t)x6 + 1;
    uint64_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u64(&o0_unread, x7, 1, 0);
    *out = (uint64_t)o0;
}

// `out = -d if negative is 1, d if it is 0 (mod p)`
//
// - takes `negative` in `[0, 1]`
// - takes `d`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
// - returns `out`: every word in `[0, 2^64 - 1]`
static void p384_invert_finish(uint64_t out[6], uint64_t negative, const int64_t d[7]) {
    const int64_t d0 = d[0];
    const int64_t d1 = d[1];
    const int64_t d2 = d[2];
    const int64_t d3 = d[3];
    const int64_t d4 = d[4];
    const int64_t d5 = d[5];
    const int64_t d6 = d[6];
    const int64_t x0 = 0x2fffffffd - d0;
    const int64_t x1 = d0 + 0x1fffffffe;
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint64_t negative_mask = (uint64_t)0 - limbforge_barrier_u64(negative);
    const int64_t x2 = (int64_t)((uint64_t)x1 ^ (negative_mask & ((uint64_t)x0 ^ (uint64_t)x1)));
    const int64_t x3 = -(int64_t)0xc00000000 - d1;
    const int64_t x4 = d1 + -(int64_t)0x800000000;
    const int64_t x5 = (int64_t)((uint64_t)x4 ^ (negative_mask & ((uint64_t)x3 ^ (uint64_t)x4)));
    const int64_t x6 = x5 + (x2 >> 62);
    const uint64_t x7 = (uint64_t)x6 & 0x3fffffffffffffff;
    const int64_t x8 = -48 - d2;
    const int64_t x9 = d2 + -32;
    const int64_t x10 = (int64_t)((uint64_t)x9 ^ (negative_mask & ((uint64_t)x8 ^ (uint64_t)x9)));
    const int64_t x11 = x10 + (x6 >> 62);
    const uint64_t x12 = (uint64_t)x11 & 0x3fffffffffffffff;
    const int64_t x13 = 0 - d3;
    const int64_t x14 = (int64_t)((uint64_t)d3 ^ (negative_mask & ((uint64_t)x13 ^ (uint64_t)d3)));
    const int64_t x15 = x14 + (x11 >> 62);
    const uint64_t x16 = (uint64_t)x15 & 0x3fffffffffffffff;
    const int64_t x17 = 0 - d4;
    const int64_t x18 = (int64_t)((uint64_t)d4 ^ (negative_mask & ((uint64_t)x17 ^ (uint64_t)d4)));
    const int64_t x19 = x18 + (x15 >> 62);
    const uint64_t x20 = (uint64_t)x19 & 0x3fffffffffffffff;
    const int64_t x21 = 0 - d5;
    const int64_t x22 = (int64_t)((uint64_t)d5 ^ (negative_mask & ((uint64_t)x21 ^ (uint64_t)d5)));
    const int64_t x23 = x22 + (x19 >> 62);
    const uint64_t x24 = (uint64_t)x23 & 0x3fffffffffffffff;
    const int64_t x25 = 12288 - d6;
    const int64_t x26 = d6 + 8192;
    const int64_t x27 = (int64_t)((uint64_t)x26 ^ (negative_mask & ((uint64_t)x25 ^ (uint64_t)x26)));
    const int64_t x28 = x27 + (x23 >> 62);
    const uint64_t x29 = x7 & 3;
    const uint64_t x30 = ((uint64_t)x2 & 0x3fffffffffffffff) + (x29 << 62);
    const uint64_t x31 = x12 & 15;
    const uint64_t x32 = (x7 >> 2) + (x31 << 60);
    const uint64_t x33 = x16 & 63;
    const uint64_t x34 = (x12 >> 4) + (x33 << 58);
    const uint64_t x35 = x20 & 255;
    const uint64_t x36 = (x16 >> 6) + (x35 << 56);
    const uint64_t x37 = x24 & 1023;
    const uint64_t x38 = (x20 >> 8) + (x37 << 54);
    const uint64_t x39 = (uint64_t)x28 & 4095;
    const uint64_t x40 = (x24 >> 10) + (x39 << 52);
    const uint64_t x41 = (uint64_t)(x28 >> 12);
    uint64_t x42;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x42, x30, 0x3fffffffc, 0);
    uint64_t x43;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x43, x32, 0xfffffffc00000000, c0);
    uint64_t x44;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x44, x34, 0xfffffffffffffffb, c1);
    uint64_t x45;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x45, x36, 0xffffffffffffffff, c2);
    uint64_t x46;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x46, x38, 0xffffffffffffffff, c3);
    uint64_t x47;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x47, x40, 0xffffffffffffffff, c4);
    uint64_t x48;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x48, x41, 3, c5);
    const uint64_t c6_mask = (uint64_t)0 - (uint64_t)c6;
    const uint64_t x49 = x42 ^ (c6_mask & (x30 ^ x42));
    const uint64_t x50 = x43 ^ (c6_mask & (x32 ^ x43));
    const uint64_t x51 = x44 ^ (c6_mask & (x34 ^ x44));
    const uint64_t x52 = x45 ^ (c6_mask & (x36 ^ x45));
    const uint64_t x53 = x46 ^ (c6_mask & (x38 ^ x46));
    const uint64_t x54 = x47 ^ (c6_mask & (x40 ^ x47));
    const uint64_t x55 = x48 ^ (c6_mask & (x41 ^ x48));
    uint64_t x56;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x56, x49, 0x1fffffffe, 0);
    uint64_t x57;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x57, x50, 0xfffffffe00000000, c7);
    uint64_t x58;
    const uint8_t c9 = limbforge_sub_borrow_u64(&x58, x51, 0xfffffffffffffffd, c8);
    uint64_t x59;
    const uint8_t c10 = limbforge_sub_borrow_u64(&x59, x52, 0xffffffffffffffff, c9);
    uint64_t x60;
    const uint8_t c11 = limbforge_sub_borrow_u64(&x60, x53, 0xffffffffffffffff, c10);
    uint64_t x61;
    const uint8_t c12 = limbforge_sub_borrow_u64(&x61, x54, 0xffffffffffffffff, c11);
    uint64_t x62;
    const uint8_t c13 = limbforge_sub_borrow_u64(&x62, x55, 1, c12);
    const uint64_t c13_mask = (uint64_t)0 - (uint64_t)c13;
    const uint64_t x63 = x56 ^ (c13_mask & (x49 ^ x56));
    const uint64_t x64 = x57 ^ (c13_mask & (x50 ^ x57));
    const uint64_t x65 = x58 ^ (c13_mask & (x51 ^ x58));
    const uint64_t x66 = x59 ^ (c13_mask & (x52 ^ x59));
    const uint64_t x67 = x60 ^ (c13_mask & (x53 ^ x60));
    const uint64_t x68 = x61 ^ (c13_mask & (x54 ^ x61));
    const uint64_t x69 = x62 ^ (c13_mask & (x55 ^ x62));
    uint64_t x70;
    const uint8_t c14 = limbforge_sub_borrow_u64(&x70, x63, 0xffffffff, 0);
    uint64_t x71;
    const uint8_t c15 = limbforge_sub_borrow_u64(&x71, x64, 0xffffffff00000000, c14);
    uint64_t x72;
    const uint8_t c16 = limbforge_sub_borrow_u64(&x72, x65, 0xfffffffffffffffe, c15);
    uint64_t x73;
    const uint8_t c17 = limbforge_sub_borrow_u64(&x73, x66, 0xffffffffffffffff, c16);
    uint64_t x74;
    const uint8_t c18 = limbforge_sub_borrow_u64(&x74, x67, 0xffffffffffffffff, c17);
    uint64_t x75;
    const uint8_t c19 = limbforge_sub_borrow_u64(&x75, x68, 0xffffffffffffffff, c18);
    uint64_t c20_unread;
    const uint8_t c20 = limbforge_sub_borrow_u64(&c20_unread, x69, 0, c19);
    const uint64_t c20_mask = (uint64_t)0 - (uint64_t)c20;
    const uint64_t o0 = x70 ^ (c20_mask & (x63 ^ x70));
    const uint64_t o1 = x71 ^ (c20_mask & (x64 ^ x71));
    const uint64_t o2 = x72 ^ (c20_mask & (x65 ^ x72));
    const uint64_t o3 = x73 ^ (c20_mask & (x66 ^ x73));
    const uint64_t o4 = x74 ^ (c20_mask & (x67 ^ x74));
    const uint64_t o5 = x75 ^ (c20_mask & (x68 ^ x75));
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
}

// out = R * a (mod p)
void p384_to_montgomery(uint64_t out[6], const uint64_t a[6]) {
    uint64_t out_value[6];
    p384_mul(out_value, a, p384_r);
    memcpy(out, out_value, sizeof out_value);
}

// out = k * a (mod p)
void p384_mul_small(uint64_t out[6], const uint64_t a[6], uint32_t k) {
    uint64_t limbs[6];
    p384_limbs_of_word(limbs, k);
    uint64_t factor[6];
    p384_to_montgomery(factor, limbs);
    uint64_t out_value[6];
    p384_mul(out_value, a, factor);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
void p384_from_bytes(uint64_t out[6], const uint8_t bytes[48]) {
    uint64_t limbs[6];
    p384_limbs_of_bytes(limbs, bytes);
    uint64_t out_value[6];
    p384_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p), ok = 1 if bytes < p
void p384_from_bytes_canonical(uint64_t out[6], uint64_t *ok, const uint8_t bytes[48]) {
    uint64_t limbs[6];
    uint64_t ok_value;
    p384_limbs_of_bytes_canonical(limbs, &ok_value, bytes);
    uint64_t out_value[6];
    p384_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = 2 * a
void p384_double(uint64_t out[6], const uint64_t a[6]) {
    uint64_t out_value[6];
    p384_add(out_value, a, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a = 0, else 0
void p384_is_zero(uint64_t *out, const uint64_t a[6]) {
    uint8_t bytes[48];
    p384_to_bytes(bytes, a);
    uint64_t out_value;
    p384_bytes_are_zero(&out_value, bytes);
    *out = out_value;
}

// out = 1 if a = b, else 0
void p384_equal(uint64_t *out, const uint64_t a[6], const uint64_t b[6]) {
    uint64_t difference[6];
    p384_sub(difference, a, b);
    uint64_t out_value;
    p384_is_zero(&out_value, difference);
    *out = out_value;
}

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void p384_is_odd(uint64_t *out, const uint64_t a[6]) {
    uint8_t bytes[48];
    p384_to_bytes(bytes, a);
    uint8_t half[48];
    uint64_t out_value;
    p384_bytes_parity(half, &out_value, bytes);
    *out = out_value;
}

// out = -a if choice is 1, a if it is 0
void p384_conditional_negate(uint64_t out[6], const uint64_t a[6], uint64_t choice) {
    uint64_t opposite[6];
    p384_opp(opposite, a);
    uint64_t out_value[6];
    p384_select(out_value, choice, opposite, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void p384_from_bytes_wide(uint64_t out[6], const uint8_t bytes[96]) {
    uint8_t low_bytes[48];
    memcpy(low_bytes, bytes + 0, sizeof low_bytes);
    uint64_t low[6];
    p384_from_bytes(low, low_bytes);
    uint8_t high_bytes[48];
    memcpy(high_bytes, bytes + 48, sizeof high_bytes);
    uint64_t high[6];
    p384_from_bytes(high, high_bytes);
    uint64_t shifted[6];
    p384_mul(shifted, high, p384_wide);
    uint64_t out_value[6];
    p384_add(out_value, low, shifted);
    memcpy(out, out_value, sizeof out_value);
}

// out = a^(2^k)
//
// Time depends on k.
void p384_pow2k(uint64_t out[6], const uint64_t a[6], uint32_t k) {
    uint64_t out_value[6];
    memcpy(out_value, a, sizeof out_value);
    for (uint32_t i = 0; i < k; i++) {
        p384_square(out_value, out_value);
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void p384_vartime_pow(
    uint64_t out[6],
    const uint64_t a[6],
    const uint64_t *exponent, size_t exponent_words) {
    uint64_t out_value[6];
    memcpy(out_value, p384_one, sizeof out_value);
    for (size_t bit = 64 * exponent_words; bit-- > 0;) {
        p384_square(out_value, out_value);
        if ((exponent[bit / 64] >> (bit % 64)) & 1) {
            p384_mul(out_value, out_value, a);
        }
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void p384_invert(uint64_t out[6], const uint64_t a[6]) {
    int64_t f[7];
    memcpy(f, ((const int64_t[]){-(int64_t)0x7ffffff00000001, -(int64_t)0x1fffffffff, -1024, -(int64_t)0x800000000000000, -(int64_t)0x7ffffffffffffff, -(int64_t)0x7ffffffffffffff, 0x40000001}), sizeof f);
    int64_t g[7];
    p384_invert_start(g, a);
    int64_t d[7];
    memcpy(d, ((const int64_t[]){-(int64_t)0x4000000000000000, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, 1}), sizeof d);
    int64_t e[7];
    memcpy(e, ((const int64_t[]){-(int64_t)0x3fff000000000000, -(int64_t)0x3ffc00000007ffff, -(int64_t)0x3fffffffffdfffff, -(int64_t)0x3fc00000007fffff, -(int64_t)0x3efffffffdffffff, -(int64_t)0x3fffffffffffffff, 1}), sizeof e);
    int64_t k;
    k = 0;
    int64_t u;
    u = -(int64_t)0x800000000000000;
    int64_t v;
    v = 0;
    int64_t q;
    q = 0;
    int64_t r;
    r = -(int64_t)0x800000000000000;
    int64_t low_f;
    p384_divsteps_head(&low_f, u, v, f, g);
    int64_t low_g;
    p384_divsteps_head(&low_g, q, r, f, g);
    for (uint32_t i = 0; i < 15; i++) {
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
        p384_divsteps_fg(&k, &u1, &v1, &q1, &r1, f, &low_1, &high_1, g, &low_2, &high_2, u0, v0, q0, r0, f, g, k, low_f, low_g);
        int64_t next_f;
        int64_t all_f;
        p384_divsteps_words(&next_f, &all_f, u1, v1, f, g);
        int64_t next_g;
        int64_t all_g;
        p384_divsteps_words(&next_g, &all_g, q1, r1, f, g);
        int64_t u2;
        int64_t v2;
        int64_t q2;
        int64_t r2;
        int64_t new_d[7];
        int64_t cut_u;
        int64_t cut_v;
        p384_divsteps_de(&k, &u2, &v2, &q2, &r2, new_d, &cut_u, &cut_v, u0, v0, d, e, k, next_f, next_g);
        p384_divsteps_low(&next_f, u2, v2, all_f, all_g);
        p384_divsteps_low(&next_g, q2, r2, all_f, all_g);
        int64_t u12;
        int64_t v12;
        int64_t q12;
        int64_t r12;
        p384_divsteps_pair(&u12, &v12, &q12, &r12, u2, v2, q2, r2, u1, v1, q1, r1);
        int64_t u3;
        int64_t v3;
        int64_t q3;
        int64_t r3;
        p384_divsteps_last(&k, &u3, &v3, &q3, &r3, e, &cut_u, &cut_v, q0, r0, d, e, k, next_f, next_g);
        memcpy(d, new_d, sizeof d);
        p384_divsteps_ahead(&low_f, u3, v3, next_f, next_g);
        p384_divsteps_ahead(&low_g, q3, r3, next_f, next_g);
        p384_divsteps_batch(&u, &v, &q, &r, u3, v3, q3, r3, u12, v12, q12, r12);
    }
    int64_t cut_u;
    int64_t cut_v;
    p384_update_de(d, &cut_u, &cut_v, u, v, d, e);
    uint64_t low_1;
    int64_t high_1;
    p384_update_fg(f, &low_1, &high_1, u, v, f, g);
    uint64_t negative;
    p384_invert_sign(&negative, f);
    uint64_t out_value[6];
    p384_invert_finish(out_value, negative, d);
    memcpy(out, out_value, sizeof out_value);
}

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void p384_invert_batch(uint64_t (*list)[6], uint64_t (*scratch)[6], size_t length) {
    uint64_t product[6];
    memcpy(product, p384_one, sizeof product);
    for (size_t i = 0; i < length; i++) {
        memcpy(scratch[i], product, sizeof scratch[i]);
        uint64_t x[6];
        memcpy(x, list[i], sizeof x);
        uint64_t zero;
        p384_is_zero(&zero, x);
        p384_select(x, zero, p384_one, x);
        p384_mul(product, product, x);
    }
    uint64_t inverse[6];
    p384_invert(inverse, product);
    for (size_t i = length; i-- > 0;) {
        uint64_t x[6];
        memcpy(x, list[i], sizeof x);
        uint64_t prefix[6];
        memcpy(prefix, scratch[i], sizeof prefix);
        uint64_t out[6];
        p384_mul(out, inverse, prefix);
        uint64_t zero;
        p384_is_zero(&zero, x);
        p384_select(out, zero, x, out);
        memcpy(list[i], out, sizeof list[i]);
        p384_select(x, zero, p384_one, x);
        p384_mul(inverse, inverse, x);
    }
}

// out = a^9850501549098619803069760025035903451269934817616361666987073351061430442874217582261816522064734500465401743278079
static void p384_pow_root(uint64_t x28[6], const uint64_t a[6]) {
    uint64_t x1[6];
    p384_square(x1, a);
    uint64_t x2[6];
    p384_mul(x2, x1, a);
    uint64_t x3[6];
    p384_square(x3, x2);
    uint64_t x4[6];
    p384_mul(x4, x3, a);
    uint64_t x5[6];
    memcpy(x5, x4, sizeof x5);
    for (uint32_t i = 0; i < 3; i++) {
        p384_square(x5, x5);
    }
    uint64_t x6[6];
    p384_mul(x6, x5, x4);
    uint64_t x7[6];
    p384_square(x7, x6);
    uint64_t x8[6];
    p384_mul(x8, x7, a);
    uint64_t x9[6];
    memcpy(x9, x8, sizeof x9);
    for (uint32_t i = 0; i < 7; i++) {
        p384_square(x9, x9);
    }
    uint64_t x10[6];
    p384_mul(x10, x9, x8);
    uint64_t x11[6];
    p384_square(x11, x10);
    uint64_t x12[6];
    p384_mul(x12, x11, a);
    uint64_t x13[6];
    memcpy(x13, x12, sizeof x13);
    for (uint32_t i = 0; i < 15; i++) {
        p384_square(x13, x13);
    }
    uint64_t x14[6];
    p384_mul(x14, x13, x12);
    uint64_t x15[6];
    memcpy(x15, x14, sizeof x15);
    for (uint32_t i = 0; i < 2; i++) {
        p384_square(x15, x15);
    }
    uint64_t x16[6];
    p384_mul(x16, x15, x2);
    uint64_t x17[6];
    memcpy(x17, x14, sizeof x17);
    for (uint32_t i = 0; i < 30; i++) {
        p384_square(x17, x17);
    }
    uint64_t x18[6];
    p384_mul(x18, x17, x14);
    uint64_t x19[6];
    memcpy(x19, x18, sizeof x19);
    for (uint32_t i = 0; i < 60; i++) {
        p384_square(x19, x19);
    }
    uint64_t x20[6];
    p384_mul(x20, x19, x18);
    uint64_t x21[6];
    memcpy(x21, x20, sizeof x21);
    for (uint32_t i = 0; i < 120; i++) {
        p384_square(x21, x21);
    }
    uint64_t x22[6];
    p384_mul(x22, x21, x20);
    uint64_t x23[6];
    memcpy(x23, x22, sizeof x23);
    for (uint32_t i = 0; i < 15; i++) {
        p384_square(x23, x23);
    }
    uint64_t x24[6];
    p384_mul(x24, x23, x12);
    uint64_t x25[6];
    memcpy(x25, x24, sizeof x25);
    for (uint32_t i = 0; i < 33; i++) {
        p384_square(x25, x25);
    }
    uint64_t x26[6];
    p384_mul(x26, x25, x16);
    uint64_t x27[6];
    memcpy(x27, x26, sizeof x27);
    for (uint32_t i = 0; i < 94; i++) {
        p384_square(x27, x27);
    }
    uint64_t x28_value[6];
    p384_mul(x28_value, x27, x14);
    memcpy(x28, x28_value, sizeof x28_value);
}

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void p384_sqrt(uint64_t out[6], uint64_t *ok, const uint64_t a[6]) {
    uint64_t out_value[6];
    p384_pow_root(out_value, a);
    p384_mul(out_value, out_value, a);
    uint64_t squared[6];
    p384_square(squared, out_value);
    uint64_t ok_value;
    p384_equal(&ok_value, squared, a);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = a^((p - 1) / 2)
static void p384_pow_euler(uint64_t out[6], const uint64_t a[6]) {
    uint64_t out_value[6];
    p384_pow_root(out_value, a);
    p384_square(out_value, out_value);
    p384_mul(out_value, out_value, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a is a square or 0, else 0
void p384_is_square(uint64_t *out, const uint64_t a[6]) {
    uint64_t character[6];
    p384_pow_euler(character, a);
    uint64_t squared[6];
    p384_square(squared, character);
    uint64_t out_value;
    p384_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void p384_legendre(int64_t *out, const uint64_t a[6]) {
    uint64_t zero;
    p384_is_zero(&zero, a);
    uint64_t square;
    p384_is_square(&square, a);
    int64_t out_value;
    p384_sign_of(&out_value, zero, square);
    *out = out_value;
}
