// Arithmetic modulo 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551 (scalar_p256). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
// Recipe:  4x64 operand-scanning carry-chain montgomery(interleaved) carry(none) invert(divsteps)
// Limbs:   4 words of 64 bits
// Domain:  Montgomery; the sum of limb * weight is the element times R = 2^256 modulo the prime
//
// If all inputs are within their bounds, the results are correct and within theirs.
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

#define scalar_p256_LIMBS 4
#define scalar_p256_BYTES 32

// 0.
const uint64_t scalar_p256_zero[4] = {0, 0, 0, 0};

// 1.
const uint64_t scalar_p256_one[4] = {0xc46353d039cdaaf, 0x4319055258e8617b, 0, 0xffffffff};

// 2^256, the weight of the upper half of a double-length encoding.
const uint64_t scalar_p256_wide[4] = {
    0x83244c95be79eea2,
    0x4699799c49bd6fa6,
    0x2845b2392b6bec59,
    0x66e12d94f3d95620,
};

// 7^((p - 1) / 2^4), a primitive root of unity of order 2^4.
const uint64_t scalar_p256_root_of_unity[4] = {
    0x1015708f7e368fe1,
    0x31c6c5456ecc4511,
    0x5281fe8998a19ea1,
    0x279089e10c63fe8,
};

// R; in the Montgomery domain its limbs hold R^2.
const uint64_t scalar_p256_r[4] = {
    0x83244c95be79eea2,
    0x4699799c49bd6fa6,
    0x2845b2392b6bec59,
    0x66e12d94f3d95620,
};

// `out = a + b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar_p256_add(uint64_t out[4], const uint64_t a[4], const uint64_t b[4]) {
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
    const uint64_t x4 = c3_mask & 0xc46353d039cdaaf;
    const uint64_t x5 = c3_mask & 0x4319055258e8617b;
    const uint64_t x6 = c3_mask & 0xffffffff;
    uint64_t x7;
    const uint8_t c4 = limbforge_add_carry_u64(&x7, x0, x4, 0);
    uint64_t x8;
    const uint8_t c5 = limbforge_add_carry_u64(&x8, x1, x5, c4);
    uint64_t x9;
    const uint8_t c6 = limbforge_add_carry_u64(&x9, x2, 0, c5);
    uint64_t x10;
    const uint8_t c7 = limbforge_add_carry_u64(&x10, x3, x6, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x11 = c7_mask & 0xc46353d039cdaaf;
    const uint64_t x12 = c7_mask & 0x4319055258e8617b;
    const uint64_t x13 = c7_mask & 0xffffffff;
    uint64_t o0;
    const uint8_t c8 = limbforge_add_carry_u64(&o0, x7, x11, 0);
    uint64_t o1;
    const uint8_t c9 = limbforge_add_carry_u64(&o1, x8, x12, c8);
    uint64_t o2;
    const uint8_t c10 = limbforge_add_carry_u64(&o2, x9, 0, c9);
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
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar_p256_sub(uint64_t out[4], const uint64_t a[4], const uint64_t b[4]) {
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
    const uint64_t x4 = c3_mask & 0xc46353d039cdaaf;
    const uint64_t x5 = c3_mask & 0x4319055258e8617b;
    const uint64_t x6 = c3_mask & 0xffffffff;
    uint64_t x7;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x7, x0, x4, 0);
    uint64_t x8;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x8, x1, x5, c4);
    uint64_t x9;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x9, x2, 0, c5);
    uint64_t x10;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x10, x3, x6, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x11 = c7_mask & 0xc46353d039cdaaf;
    const uint64_t x12 = c7_mask & 0x4319055258e8617b;
    const uint64_t x13 = c7_mask & 0xffffffff;
    uint64_t o0;
    const uint8_t c8 = limbforge_sub_borrow_u64(&o0, x7, x11, 0);
    uint64_t o1;
    const uint8_t c9 = limbforge_sub_borrow_u64(&o1, x8, x12, c8);
    uint64_t o2;
    const uint8_t c10 = limbforge_sub_borrow_u64(&o2, x9, 0, c9);
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
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar_p256_opp(uint64_t out[4], const uint64_t a[4]) {
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
    const uint64_t x4 = c3_mask & 0xc46353d039cdaaf;
    const uint64_t x5 = c3_mask & 0x4319055258e8617b;
    const uint64_t x6 = c3_mask & 0xffffffff;
    uint64_t x7;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x7, x0, x4, 0);
    uint64_t x8;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x8, x1, x5, c4);
    uint64_t x9;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x9, x2, 0, c5);
    uint64_t x10;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x10, x3, x6, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x11 = c7_mask & 0xc46353d039cdaaf;
    const uint64_t x12 = c7_mask & 0x4319055258e8617b;
    const uint64_t x13 = c7_mask & 0xffffffff;
    uint64_t o0;
    const uint8_t c8 = limbforge_sub_borrow_u64(&o0, x7, x11, 0);
    uint64_t o1;
    const uint8_t c9 = limbforge_sub_borrow_u64(&o1, x8, x12, c8);
    uint64_t o2;
    const uint8_t c10 = limbforge_sub_borrow_u64(&o2, x9, 0, c9);
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
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar_p256_mul(uint64_t out[4], const uint64_t a[4], const uint64_t b[4]) {
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
    const uint64_t x11 = x0 * 0xccd1c8aaee00bc4f;
    const u128 r4 = (u128)x11 * 0xf3b9cac2fc632551;
    const uint64_t x12 = (uint64_t)r4;
    const uint64_t x13 = (uint64_t)(r4 >> 64);
    const u128 r5 = (u128)x11 * 0xbce6faada7179e84;
    const uint64_t x14 = (uint64_t)r5;
    const uint64_t x15 = (uint64_t)(r5 >> 64);
    uint64_t x16;
    const uint8_t c3 = limbforge_add_carry_u64(&x16, x14, x13, 0);
    const u128 r6 = (u128)x11 * 0xffffffffffffffff;
    const uint64_t x17 = (uint64_t)r6;
    const uint64_t x18 = (uint64_t)(r6 >> 64);
    uint64_t x19;
    const uint8_t c4 = limbforge_add_carry_u64(&x19, x17, x15, c3);
    const u128 r7 = (u128)x11 * 0xffffffff00000000;
    const uint64_t x20 = (uint64_t)r7;
    uint64_t x21;
    const uint8_t c5 = limbforge_add_carry_u64(&x21, x20, x18, c4);
    const uint64_t x22 = (uint64_t)(r7 >> 64) + (uint64_t)c5;
    uint64_t c6_unread;
    const uint8_t c6 = limbforge_add_carry_u64(&c6_unread, x0, x12, 0);
    uint64_t x23;
    const uint8_t c7 = limbforge_add_carry_u64(&x23, x4, x16, c6);
    uint64_t x24;
    const uint8_t c8 = limbforge_add_carry_u64(&x24, x7, x19, c7);
    uint64_t x25;
    const uint8_t c9 = limbforge_add_carry_u64(&x25, x9, x21, c8);
    const uint64_t x26 = x22 + (uint64_t)c9;
    uint64_t x27;
    const uint8_t c10 = limbforge_add_carry_u64(&x27, x10, x26, 0);
    const u128 r8 = (u128)b1 * a0;
    const uint64_t x28 = (uint64_t)r8;
    const uint64_t x29 = (uint64_t)(r8 >> 64);
    const u128 r9 = (u128)b1 * a1;
    const uint64_t x30 = (uint64_t)r9;
    const uint64_t x31 = (uint64_t)(r9 >> 64);
    uint64_t x32;
    const uint8_t c11 = limbforge_add_carry_u64(&x32, x30, x29, 0);
    const u128 r10 = (u128)b1 * a2;
    const uint64_t x33 = (uint64_t)r10;
    const uint64_t x34 = (uint64_t)(r10 >> 64);
    uint64_t x35;
    const uint8_t c12 = limbforge_add_carry_u64(&x35, x33, x31, c11);
    const u128 r11 = (u128)b1 * a3;
    const uint64_t x36 = (uint64_t)r11;
    uint64_t x37;
    const uint8_t c13 = limbforge_add_carry_u64(&x37, x36, x34, c12);
    const uint64_t x38 = (uint64_t)(r11 >> 64) + (uint64_t)c13;
    uint64_t x39;
    const uint8_t c14 = limbforge_add_carry_u64(&x39, x23, x28, 0);
    uint64_t x40;
    const uint8_t c15 = limbforge_add_carry_u64(&x40, x24, x32, c14);
    uint64_t x41;
    const uint8_t c16 = limbforge_add_carry_u64(&x41, x25, x35, c15);
    uint64_t x42;
    const uint8_t c17 = limbforge_add_carry_u64(&x42, x27, x37, c16);
    const uint64_t x43 = x38 + (uint64_t)c17;
    uint64_t x44;
    const uint8_t c18 = limbforge_add_carry_u64(&x44, (uint64_t)c10, x43, 0);
    const uint64_t x45 = x39 * 0xccd1c8aaee00bc4f;
    const u128 r12 = (u128)x45 * 0xf3b9cac2fc632551;
    const uint64_t x46 = (uint64_t)r12;
    const uint64_t x47 = (uint64_t)(r12 >> 64);
    const u128 r13 = (u128)x45 * 0xbce6faada7179e84;
    const uint64_t x48 = (uint64_t)r13;
    const uint64_t x49 = (uint64_t)(r13 >> 64);
    uint64_t x50;
    const uint8_t c19 = limbforge_add_carry_u64(&x50, x48, x47, 0);
    const u128 r14 = (u128)x45 * 0xffffffffffffffff;
    const uint64_t x51 = (uint64_t)r14;
    const uint64_t x52 = (uint64_t)(r14 >> 64);
    uint64_t x53;
    const uint8_t c20 = limbforge_add_carry_u64(&x53, x51, x49, c19);
    const u128 r15 = (u128)x45 * 0xffffffff00000000;
    const uint64_t x54 = (uint64_t)r15;
    uint64_t x55;
    const uint8_t c21 = limbforge_add_carry_u64(&x55, x54, x52, c20);
    const uint64_t x56 = (uint64_t)(r15 >> 64) + (uint64_t)c21;
    uint64_t c22_unread;
    const uint8_t c22 = limbforge_add_carry_u64(&c22_unread, x39, x46, 0);
    uint64_t x57;
    const uint8_t c23 = limbforge_add_carry_u64(&x57, x40, x50, c22);
    uint64_t x58;
    const uint8_t c24 = limbforge_add_carry_u64(&x58, x41, x53, c23);
    uint64_t x59;
    const uint8_t c25 = limbforge_add_carry_u64(&x59, x42, x55, c24);
    const uint64_t x60 = x56 + (uint64_t)c25;
    uint64_t x61;
    const uint8_t c26 = limbforge_add_carry_u64(&x61, x44, x60, 0);
    const uint64_t x62 = (uint64_t)c18 + (uint64_t)c26;
    const u128 r16 = (u128)b2 * a0;
    const uint64_t x63 = (uint64_t)r16;
    const uint64_t x64 = (uint64_t)(r16 >> 64);
    const u128 r17 = (u128)b2 * a1;
    const uint64_t x65 = (uint64_t)r17;
    const uint64_t x66 = (uint64_t)(r17 >> 64);
    uint64_t x67;
    const uint8_t c27 = limbforge_add_carry_u64(&x67, x65, x64, 0);
    const u128 r18 = (u128)b2 * a2;
    const uint64_t x68 = (uint64_t)r18;
    const uint64_t x69 = (uint64_t)(r18 >> 64);
    uint64_t x70;
    const uint8_t c28 = limbforge_add_carry_u64(&x70, x68, x66, c27);
    const u128 r19 = (u128)b2 * a3;
    const uint64_t x71 = (uint64_t)r19;
    uint64_t x72;
    const uint8_t c29 = limbforge_add_carry_u64(&x72, x71, x69, c28);
    const uint64_t x73 = (uint64_t)(r19 >> 64) + (uint64_t)c29;
    uint64_t x74;
    const uint8_t c30 = limbforge_add_carry_u64(&x74, x57, x63, 0);
    uint64_t x75;
    const uint8_t c31 = limbforge_add_carry_u64(&x75, x58, x67, c30);
    uint64_t x76;
    const uint8_t c32 = limbforge_add_carry_u64(&x76, x59, x70, c31);
    uint64_t x77;
    const uint8_t c33 = limbforge_add_carry_u64(&x77, x61, x72, c32);
    const uint64_t x78 = x73 + (uint64_t)c33;
    uint64_t x79;
    const uint8_t c34 = limbforge_add_carry_u64(&x79, x62, x78, 0);
    const uint64_t x80 = x74 * 0xccd1c8aaee00bc4f;
    const u128 r20 = (u128)x80 * 0xf3b9cac2fc632551;
    const uint64_t x81 = (uint64_t)r20;
    const uint64_t x82 = (uint64_t)(r20 >> 64);
    const u128 r21 = (u128)x80 * 0xbce6faada7179e84;
    const uint64_t x83 = (uint64_t)r21;
    const uint64_t x84 = (uint64_t)(r21 >> 64);
    uint64_t x85;
    const uint8_t c35 = limbforge_add_carry_u64(&x85, x83, x82, 0);
    const u128 r22 = (u128)x80 * 0xffffffffffffffff;
    const uint64_t x86 = (uint64_t)r22;
    const uint64_t x87 = (uint64_t)(r22 >> 64);
    uint64_t x88;
    const uint8_t c36 = limbforge_add_carry_u64(&x88, x86, x84, c35);
    const u128 r23 = (u128)x80 * 0xffffffff00000000;
    const uint64_t x89 = (uint64_t)r23;
    uint64_t x90;
    const uint8_t c37 = limbforge_add_carry_u64(&x90, x89, x87, c36);
    const uint64_t x91 = (uint64_t)(r23 >> 64) + (uint64_t)c37;
    uint64_t c38_unread;
    const uint8_t c38 = limbforge_add_carry_u64(&c38_unread, x74, x81, 0);
    uint64_t x92;
    const uint8_t c39 = limbforge_add_carry_u64(&x92, x75, x85, c38);
    uint64_t x93;
    const uint8_t c40 = limbforge_add_carry_u64(&x93, x76, x88, c39);
    uint64_t x94;
    const uint8_t c41 = limbforge_add_carry_u64(&x94, x77, x90, c40);
    const uint64_t x95 = x91 + (uint64_t)c41;
    uint64_t x96;
    const uint8_t c42 = limbforge_add_carry_u64(&x96, x79, x95, 0);
    const uint64_t x97 = (uint64_t)c34 + (uint64_t)c42;
    const u128 r24 = (u128)b3 * a0;
    const uint64_t x98 = (uint64_t)r24;
    const uint64_t x99 = (uint64_t)(r24 >> 64);
    const u128 r25 = (u128)b3 * a1;
    const uint64_t x100 = (uint64_t)r25;
    const uint64_t x101 = (uint64_t)(r25 >> 64);
    uint64_t x102;
    const uint8_t c43 = limbforge_add_carry_u64(&x102, x100, x99, 0);
    const u128 r26 = (u128)b3 * a2;
    const uint64_t x103 = (uint64_t)r26;
    const uint64_t x104 = (uint64_t)(r26 >> 64);
    uint64_t x105;
    const uint8_t c44 = limbforge_add_carry_u64(&x105, x103, x101, c43);
    const u128 r27 = (u128)b3 * a3;
    const uint64_t x106 = (uint64_t)r27;
    uint64_t x107;
    const uint8_t c45 = limbforge_add_carry_u64(&x107, x106, x104, c44);
    const uint64_t x108 = (uint64_t)(r27 >> 64) + (uint64_t)c45;
    uint64_t x109;
    const uint8_t c46 = limbforge_add_carry_u64(&x109, x92, x98, 0);
    uint64_t x110;
    const uint8_t c47 = limbforge_add_carry_u64(&x110, x93, x102, c46);
    uint64_t x111;
    const uint8_t c48 = limbforge_add_carry_u64(&x111, x94, x105, c47);
    uint64_t x112;
    const uint8_t c49 = limbforge_add_carry_u64(&x112, x96, x107, c48);
    const uint64_t x113 = x108 + (uint64_t)c49;
    uint64_t x114;
    const uint8_t c50 = limbforge_add_carry_u64(&x114, x97, x113, 0);
    const uint64_t x115 = x109 * 0xccd1c8aaee00bc4f;
    const u128 r28 = (u128)x115 * 0xf3b9cac2fc632551;
    const uint64_t x116 = (uint64_t)r28;
    const uint64_t x117 = (uint64_t)(r28 >> 64);
    const u128 r29 = (u128)x115 * 0xbce6faada7179e84;
    const uint64_t x118 = (uint64_t)r29;
    const uint64_t x119 = (uint64_t)(r29 >> 64);
    uint64_t x120;
    const uint8_t c51 = limbforge_add_carry_u64(&x120, x118, x117, 0);
    const u128 r30 = (u128)x115 * 0xffffffffffffffff;
    const uint64_t x121 = (uint64_t)r30;
    const uint64_t x122 = (uint64_t)(r30 >> 64);
    uint64_t x123;
    const uint8_t c52 = limbforge_add_carry_u64(&x123, x121, x119, c51);
    const u128 r31 = (u128)x115 * 0xffffffff00000000;
    const uint64_t x124 = (uint64_t)r31;
    uint64_t x125;
    const uint8_t c53 = limbforge_add_carry_u64(&x125, x124, x122, c52);
    const uint64_t x126 = (uint64_t)(r31 >> 64) + (uint64_t)c53;
    uint64_t c54_unread;
    const uint8_t c54 = limbforge_add_carry_u64(&c54_unread, x109, x116, 0);
    uint64_t x127;
    const uint8_t c55 = limbforge_add_carry_u64(&x127, x110, x120, c54);
    uint64_t x128;
    const uint8_t c56 = limbforge_add_carry_u64(&x128, x111, x123, c55);
    uint64_t x129;
    const uint8_t c57 = limbforge_add_carry_u64(&x129, x112, x125, c56);
    const uint64_t x130 = x126 + (uint64_t)c57;
    uint64_t x131;
    const uint8_t c58 = limbforge_add_carry_u64(&x131, x114, x130, 0);
    const uint64_t x132 = (uint64_t)c50 + (uint64_t)c58;
    const uint8_t c59 = (uint8_t)x132;
    const uint64_t c59_mask = (uint64_t)0 - (uint64_t)c59;
    const uint64_t x133 = c59_mask & 0xf3b9cac2fc632551;
    const uint64_t x134 = c59_mask & 0xbce6faada7179e84;
    const uint64_t x135 = c59_mask & 0xffffffff00000000;
    uint64_t o0;
    const uint8_t c60 = limbforge_sub_borrow_u64(&o0, x127, x133, 0);
    uint64_t o1;
    const uint8_t c61 = limbforge_sub_borrow_u64(&o1, x128, x134, c60);
    uint64_t o2;
    const uint8_t c62 = limbforge_sub_borrow_u64(&o2, x129, c59_mask, c61);
    uint64_t o3;
    limbforge_sub_borrow_u64(&o3, x131, x135, c62);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `R * out = a^2 (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar_p256_square(uint64_t out[4], const uint64_t a[4]) {
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
    const uint64_t x41 = x0 * 0xccd1c8aaee00bc4f;
    const u128 r10 = (u128)x41 * 0xf3b9cac2fc632551;
    const uint64_t x42 = (uint64_t)r10;
    const uint64_t x43 = (uint64_t)(r10 >> 64);
    const u128 r11 = (u128)x41 * 0xbce6faada7179e84;
    const uint64_t x44 = (uint64_t)r11;
    const uint64_t x45 = (uint64_t)(r11 >> 64);
    uint64_t x46;
    const uint8_t c18 = limbforge_add_carry_u64(&x46, x44, x43, 0);
    const u128 r12 = (u128)x41 * 0xffffffffffffffff;
    const uint64_t x47 = (uint64_t)r12;
    const uint64_t x48 = (uint64_t)(r12 >> 64);
    uint64_t x49;
    const uint8_t c19 = limbforge_add_carry_u64(&x49, x47, x45, c18);
    const u128 r13 = (u128)x41 * 0xffffffff00000000;
    const uint64_t x50 = (uint64_t)r13;
    uint64_t x51;
    const uint8_t c20 = limbforge_add_carry_u64(&x51, x50, x48, c19);
    const uint64_t x52 = (uint64_t)(r13 >> 64) + (uint64_t)c20;
    uint64_t c21_unread;
    const uint8_t c21 = limbforge_add_carry_u64(&c21_unread, x0, x42, 0);
    uint64_t x53;
    const uint8_t c22 = limbforge_add_carry_u64(&x53, x34, x46, c21);
    uint64_t x54;
    const uint8_t c23 = limbforge_add_carry_u64(&x54, x35, x49, c22);
    uint64_t x55;
    const uint8_t c24 = limbforge_add_carry_u64(&x55, x36, x51, c23);
    const uint64_t x56 = x52 + (uint64_t)c24;
    uint64_t x57;
    const uint8_t c25 = limbforge_add_carry_u64(&x57, x37, x56, 0);
    const uint64_t x58 = x53 * 0xccd1c8aaee00bc4f;
    const u128 r14 = (u128)x58 * 0xf3b9cac2fc632551;
    const uint64_t x59 = (uint64_t)r14;
    const uint64_t x60 = (uint64_t)(r14 >> 64);
    const u128 r15 = (u128)x58 * 0xbce6faada7179e84;
    const uint64_t x61 = (uint64_t)r15;
    const uint64_t x62 = (uint64_t)(r15 >> 64);
    uint64_t x63;
    const uint8_t c26 = limbforge_add_carry_u64(&x63, x61, x60, 0);
    const u128 r16 = (u128)x58 * 0xffffffffffffffff;
    const uint64_t x64 = (uint64_t)r16;
    const uint64_t x65 = (uint64_t)(r16 >> 64);
    uint64_t x66;
    const uint8_t c27 = limbforge_add_carry_u64(&x66, x64, x62, c26);
    const u128 r17 = (u128)x58 * 0xffffffff00000000;
    const uint64_t x67 = (uint64_t)r17;
    uint64_t x68;
    const uint8_t c28 = limbforge_add_carry_u64(&x68, x67, x65, c27);
    const uint64_t x69 = (uint64_t)(r17 >> 64) + (uint64_t)c28;
    uint64_t c29_unread;
    const uint8_t c29 = limbforge_add_carry_u64(&c29_unread, x53, x59, 0);
    uint64_t x70;
    const uint8_t c30 = limbforge_add_carry_u64(&x70, x54, x63, c29);
    uint64_t x71;
    const uint8_t c31 = limbforge_add_carry_u64(&x71, x55, x66, c30);
    uint64_t x72;
    const uint8_t c32 = limbforge_add_carry_u64(&x72, x57, x68, c31);
    const uint64_t x73 = x69 + (uint64_t)c32;
    uint64_t x74;
    const uint8_t c33 = limbforge_add_carry_u64(&x74, x38, x73, c25);
    const uint64_t x75 = x70 * 0xccd1c8aaee00bc4f;
    const u128 r18 = (u128)x75 * 0xf3b9cac2fc632551;
    const uint64_t x76 = (uint64_t)r18;
    const uint64_t x77 = (uint64_t)(r18 >> 64);
    const u128 r19 = (u128)x75 * 0xbce6faada7179e84;
    const uint64_t x78 = (uint64_t)r19;
    const uint64_t x79 = (uint64_t)(r19 >> 64);
    uint64_t x80;
    const uint8_t c34 = limbforge_add_carry_u64(&x80, x78, x77, 0);
    const u128 r20 = (u128)x75 * 0xffffffffffffffff;
    const uint64_t x81 = (uint64_t)r20;
    const uint64_t x82 = (uint64_t)(r20 >> 64);
    uint64_t x83;
    const uint8_t c35 = limbforge_add_carry_u64(&x83, x81, x79, c34);
    const u128 r21 = (u128)x75 * 0xffffffff00000000;
    const uint64_t x84 = (uint64_t)r21;
    uint64_t x85;
    const uint8_t c36 = limbforge_add_carry_u64(&x85, x84, x82, c35);
    const uint64_t x86 = (uint64_t)(r21 >> 64) + (uint64_t)c36;
    uint64_t c37_unread;
    const uint8_t c37 = limbforge_add_carry_u64(&c37_unread, x70, x76, 0);
    uint64_t x87;
    const uint8_t c38 = limbforge_add_carry_u64(&x87, x71, x80, c37);
    uint64_t x88;
    const uint8_t c39 = limbforge_add_carry_u64(&x88, x72, x83, c38);
    uint64_t x89;
    const uint8_t c40 = limbforge_add_carry_u64(&x89, x74, x85, c39);
    const uint64_t x90 = x86 + (uint64_t)c40;
    uint64_t x91;
    const uint8_t c41 = limbforge_add_carry_u64(&x91, x39, x90, c33);
    const uint64_t x92 = x87 * 0xccd1c8aaee00bc4f;
    const u128 r22 = (u128)x92 * 0xf3b9cac2fc632551;
    const uint64_t x93 = (uint64_t)r22;
    const uint64_t x94 = (uint64_t)(r22 >> 64);
    const u128 r23 = (u128)x92 * 0xbce6faada7179e84;
    const uint64_t x95 = (uint64_t)r23;
    const uint64_t x96 = (uint64_t)(r23 >> 64);
    uint64_t x97;
    const uint8_t c42 = limbforge_add_carry_u64(&x97, x95, x94, 0);
    const u128 r24 = (u128)x92 * 0xffffffffffffffff;
    const uint64_t x98 = (uint64_t)r24;
    const uint64_t x99 = (uint64_t)(r24 >> 64);
    uint64_t x100;
    const uint8_t c43 = limbforge_add_carry_u64(&x100, x98, x96, c42);
    const u128 r25 = (u128)x92 * 0xffffffff00000000;
    const uint64_t x101 = (uint64_t)r25;
    uint64_t x102;
    const uint8_t c44 = limbforge_add_carry_u64(&x102, x101, x99, c43);
    const uint64_t x103 = (uint64_t)(r25 >> 64) + (uint64_t)c44;
    uint64_t c45_unread;
    const uint8_t c45 = limbforge_add_carry_u64(&c45_unread, x87, x93, 0);
    uint64_t x104;
    const uint8_t c46 = limbforge_add_carry_u64(&x104, x88, x97, c45);
    uint64_t x105;
    const uint8_t c47 = limbforge_add_carry_u64(&x105, x89, x100, c46);
    uint64_t x106;
    const uint8_t c48 = limbforge_add_carry_u64(&x106, x91, x102, c47);
    const uint64_t x107 = x103 + (uint64_t)c48;
    uint64_t x108;
    const uint8_t c49 = limbforge_add_carry_u64(&x108, x40, x107, c41);
    const uint64_t c49_mask = (uint64_t)0 - (uint64_t)c49;
    const uint64_t x109 = c49_mask & 0xf3b9cac2fc632551;
    const uint64_t x110 = c49_mask & 0xbce6faada7179e84;
    const uint64_t x111 = c49_mask & 0xffffffff00000000;
    uint64_t o0;
    const uint8_t c50 = limbforge_sub_borrow_u64(&o0, x104, x109, 0);
    uint64_t o1;
    const uint8_t c51 = limbforge_sub_borrow_u64(&o1, x105, x110, c50);
    uint64_t o2;
    const uint8_t c52 = limbforge_sub_borrow_u64(&o2, x106, c49_mask, c51);
    uint64_t o3;
    limbforge_sub_borrow_u64(&o3, x108, x111, c52);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `2 * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar_p256_halve(uint64_t out[4], const uint64_t a[4]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t x0 = a0 & 1;
    const uint8_t c0 = (uint8_t)x0;
    const uint64_t c0_mask = (uint64_t)0 - (uint64_t)c0;
    const uint64_t x1 = c0_mask & 0xf3b9cac2fc632551;
    const uint64_t x2 = c0_mask & 0xbce6faada7179e84;
    const uint64_t x3 = c0_mask & 0xffffffff00000000;
    uint64_t x4;
    const uint8_t c1 = limbforge_add_carry_u64(&x4, a0, x1, 0);
    uint64_t x5;
    const uint8_t c2 = limbforge_add_carry_u64(&x5, a1, x2, c1);
    uint64_t x6;
    const uint8_t c3 = limbforge_add_carry_u64(&x6, a2, c0_mask, c2);
    uint64_t x7;
    const uint8_t c4 = limbforge_add_carry_u64(&x7, a3, x3, c3);
    const uint64_t x8 = x5 & 1;
    const uint64_t x9 = x6 & 1;
    const uint64_t x10 = x7 & 1;
    const uint64_t o0 = (x4 >> 1) + (x8 << 63);
    const uint64_t o1 = (x5 >> 1) + (x9 << 63);
    const uint64_t o2 = (x6 >> 1) + (x10 << 63);
    const uint64_t o3 = (x7 >> 1) + ((uint64_t)c4 << 63);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar_p256_select(
    uint64_t out[4],
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
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
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

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `x`: every word in `[0, 2^64 - 1]`
// - returns `y`: every word in `[0, 2^64 - 1]`
void scalar_p256_swap(
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
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
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
// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 0xffffffff00000000]`
void scalar_p256_to_bytes(uint8_t out[32], const uint64_t a[4]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t x0 = a0 * 0xccd1c8aaee00bc4f;
    const u128 r0 = (u128)x0 * 0xf3b9cac2fc632551;
    const uint64_t x1 = (uint64_t)r0;
    const uint64_t x2 = (uint64_t)(r0 >> 64);
    const u128 r1 = (u128)x0 * 0xbce6faada7179e84;
    const uint64_t x3 = (uint64_t)r1;
    const uint64_t x4 = (uint64_t)(r1 >> 64);
    uint64_t x5;
    const uint8_t c0 = limbforge_add_carry_u64(&x5, x3, x2, 0);
    const u128 r2 = (u128)x0 * 0xffffffffffffffff;
    const uint64_t x6 = (uint64_t)r2;
    const uint64_t x7 = (uint64_t)(r2 >> 64);
    uint64_t x8;
    const uint8_t c1 = limbforge_add_carry_u64(&x8, x6, x4, c0);
    const u128 r3 = (u128)x0 * 0xffffffff00000000;
    const uint64_t x9 = (uint64_t)r3;
    uint64_t x10;
    const uint8_t c2 = limbforge_add_carry_u64(&x10, x9, x7, c1);
    const uint64_t x11 = (uint64_t)(r3 >> 64) + (uint64_t)c2;
    uint64_t c3_unread;
    const uint8_t c3 = limbforge_add_carry_u64(&c3_unread, a0, x1, 0);
    uint64_t x12;
    const uint8_t c4 = limbforge_add_carry_u64(&x12, a1, x5, c3);
    uint64_t x13;
    const uint8_t c5 = limbforge_add_carry_u64(&x13, a2, x8, c4);
    uint64_t x14;
    const uint8_t c6 = limbforge_add_carry_u64(&x14, a3, x10, c5);
    const uint64_t x15 = x11 + (uint64_t)c6;
    const uint64_t x16 = x12 * 0xccd1c8aaee00bc4f;
    const u128 r4 = (u128)x16 * 0xf3b9cac2fc632551;
    const uint64_t x17 = (uint64_t)r4;
    const uint64_t x18 = (uint64_t)(r4 >> 64);
    const u128 r5 = (u128)x16 * 0xbce6faada7179e84;
    const uint64_t x19 = (uint64_t)r5;
    const uint64_t x20 = (uint64_t)(r5 >> 64);
    uint64_t x21;
    const uint8_t c7 = limbforge_add_carry_u64(&x21, x19, x18, 0);
    const u128 r6 = (u128)x16 * 0xffffffffffffffff;
    const uint64_t x22 = (uint64_t)r6;
    const uint64_t x23 = (uint64_t)(r6 >> 64);
    uint64_t x24;
    const uint8_t c8 = limbforge_add_carry_u64(&x24, x22, x20, c7);
    const u128 r7 = (u128)x16 * 0xffffffff00000000;
    const uint64_t x25 = (uint64_t)r7;
    uint64_t x26;
    const uint8_t c9 = limbforge_add_carry_u64(&x26, x25, x23, c8);
    const uint64_t x27 = (uint64_t)(r7 >> 64) + (uint64_t)c9;
    uint64_t c10_unread;
    const uint8_t c10 = limbforge_add_carry_u64(&c10_unread, x12, x17, 0);
    uint64_t x28;
    const uint8_t c11 = limbforge_add_carry_u64(&x28, x13, x21, c10);
    uint64_t x29;
    const uint8_t c12 = limbforge_add_carry_u64(&x29, x14, x24, c11);
    uint64_t x30;
    const uint8_t c13 = limbforge_add_carry_u64(&x30, x15, x26, c12);
    const uint64_t x31 = x27 + (uint64_t)c13;
    const uint64_t x32 = x28 * 0xccd1c8aaee00bc4f;
    const u128 r8 = (u128)x32 * 0xf3b9cac2fc632551;
    const uint64_t x33 = (uint64_t)r8;
    const uint64_t x34 = (uint64_t)(r8 >> 64);
    const u128 r9 = (u128)x32 * 0xbce6faada7179e84;
    const uint64_t x35 = (uint64_t)r9;
    const uint64_t x36 = (uint64_t)(r9 >> 64);
    uint64_t x37;
    const uint8_t c14 = limbforge_add_carry_u64(&x37, x35, x34, 0);
    const u128 r10 = (u128)x32 * 0xffffffffffffffff;
    const uint64_t x38 = (uint64_t)r10;
    const uint64_t x39 = (uint64_t)(r10 >> 64);
    uint64_t x40;
    const uint8_t c15 = limbforge_add_carry_u64(&x40, x38, x36, c14);
    const u128 r11 = (u128)x32 * 0xffffffff00000000;
    const uint64_t x41 = (uint64_t)r11;
    uint64_t x42;
    const uint8_t c16 = limbforge_add_carry_u64(&x42, x41, x39, c15);
    const uint64_t x43 = (uint64_t)(r11 >> 64) + (uint64_t)c16;
    uint64_t c17_unread;
    const uint8_t c17 = limbforge_add_carry_u64(&c17_unread, x28, x33, 0);
    uint64_t x44;
    const uint8_t c18 = limbforge_add_carry_u64(&x44, x29, x37, c17);
    uint64_t x45;
    const uint8_t c19 = limbforge_add_carry_u64(&x45, x30, x40, c18);
    uint64_t x46;
    const uint8_t c20 = limbforge_add_carry_u64(&x46, x31, x42, c19);
    const uint64_t x47 = x43 + (uint64_t)c20;
    const uint64_t x48 = x44 * 0xccd1c8aaee00bc4f;
    const u128 r12 = (u128)x48 * 0xf3b9cac2fc632551;
    const uint64_t x49 = (uint64_t)r12;
    const uint64_t x50 = (uint64_t)(r12 >> 64);
    const u128 r13 = (u128)x48 * 0xbce6faada7179e84;
    const uint64_t x51 = (uint64_t)r13;
    const uint64_t x52 = (uint64_t)(r13 >> 64);
    uint64_t x53;
    const uint8_t c21 = limbforge_add_carry_u64(&x53, x51, x50, 0);
    const u128 r14 = (u128)x48 * 0xffffffffffffffff;
    const uint64_t x54 = (uint64_t)r14;
    const uint64_t x55 = (uint64_t)(r14 >> 64);
    uint64_t x56;
    const uint8_t c22 = limbforge_add_carry_u64(&x56, x54, x52, c21);
    const u128 r15 = (u128)x48 * 0xffffffff00000000;
    const uint64_t x57 = (uint64_t)r15;
    uint64_t x58;
    const uint8_t c23 = limbforge_add_carry_u64(&x58, x57, x55, c22);
    const uint64_t x59 = (uint64_t)(r15 >> 64) + (uint64_t)c23;
    uint64_t c24_unread;
    const uint8_t c24 = limbforge_add_carry_u64(&c24_unread, x44, x49, 0);
    uint64_t x60;
    const uint8_t c25 = limbforge_add_carry_u64(&x60, x45, x53, c24);
    uint64_t x61;
    const uint8_t c26 = limbforge_add_carry_u64(&x61, x46, x56, c25);
    uint64_t x62;
    const uint8_t c27 = limbforge_add_carry_u64(&x62, x47, x58, c26);
    const uint64_t x63 = x59 + (uint64_t)c27;
    uint64_t x64;
    const uint8_t c28 = limbforge_sub_borrow_u64(&x64, x60, 0xf3b9cac2fc632551, 0);
    uint64_t x65;
    const uint8_t c29 = limbforge_sub_borrow_u64(&x65, x61, 0xbce6faada7179e84, c28);
    uint64_t x66;
    const uint8_t c30 = limbforge_sub_borrow_u64(&x66, x62, 0xffffffffffffffff, c29);
    uint64_t x67;
    const uint8_t c31 = limbforge_sub_borrow_u64(&x67, x63, 0xffffffff00000000, c30);
    const uint64_t c31_mask = (uint64_t)0 - (uint64_t)c31;
    const uint64_t o0 = x64 ^ (c31_mask & (x60 ^ x64));
    const uint64_t o1 = x65 ^ (c31_mask & (x61 ^ x65));
    const uint64_t o2 = x66 ^ (c31_mask & (x62 ^ x66));
    const uint64_t o3 = x67 ^ (c31_mask & (x63 ^ x67));
    limbforge_store_u64(out + 0, 8, o0);
    limbforge_store_u64(out + 8, 8, o1);
    limbforge_store_u64(out + 16, 8, o2);
    limbforge_store_u64(out + 24, 8, o3);
}

// `limbs of out = bytes (mod p): out = bytes / R`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar_p256_limbs_of_bytes(uint64_t out[4], const uint8_t bytes[32]) {
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
// - returns `out`: every word in `[0, 2^64 - 1]`
// - returns `ok` in `[0, 1]`
void scalar_p256_limbs_of_bytes_canonical(uint64_t out[4], uint64_t *ok, const uint8_t bytes[32]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    uint64_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u64(&c0_unread, bytes0, 0xf3b9cac2fc632551, 0);
    uint64_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u64(&c1_unread, bytes1, 0xbce6faada7179e84, c0);
    uint64_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u64(&c2_unread, bytes2, 0xffffffffffffffff, c1);
    uint64_t ok0_unread;
    const uint8_t ok0 = limbforge_sub_borrow_u64(&ok0_unread, bytes3, 0xffffffff00000000, c2);
    out[0] = bytes0;
    out[1] = bytes1;
    out[2] = bytes2;
    out[3] = bytes3;
    *ok = (uint64_t)ok0;
}

// `limbs of out = k (mod p): out = k / R`
//
// - takes `k` in `[0, 2^32 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar_p256_limbs_of_word(uint64_t out[4], uint32_t k) {
    out[0] = (uint64_t)k;
    out[1] = 0;
    out[2] = 0;
    out[3] = 0;
}

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out` in `[0, 1]`
void scalar_p256_bytes_are_zero(uint64_t *out, const uint8_t bytes[32]) {
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
// - returns `half`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
// - returns `odd` in `[0, 1]`
void scalar_p256_bytes_parity(uint8_t half[32], uint64_t *odd, const uint8_t bytes[32]) {
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
// - returns `out` in `[-2, 1]`
void scalar_p256_sign_of(int64_t *out, uint64_t is_zero, uint64_t is_square) {
    const uint64_t x0 = is_square + is_square;
    const uint64_t x1 = is_zero + 1;
    const int64_t o0 = (int64_t)x0 - (int64_t)x1;
    *out = o0;
}

// `R * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar_p256_from_montgomery(uint64_t out[4], const uint64_t a[4]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t x0 = a0 * 0xccd1c8aaee00bc4f;
    const u128 r0 = (u128)x0 * 0xf3b9cac2fc632551;
    const uint64_t x1 = (uint64_t)r0;
    const uint64_t x2 = (uint64_t)(r0 >> 64);
    const u128 r1 = (u128)x0 * 0xbce6faada7179e84;
    const uint64_t x3 = (uint64_t)r1;
    const uint64_t x4 = (uint64_t)(r1 >> 64);
    uint64_t x5;
    const uint8_t c0 = limbforge_add_carry_u64(&x5, x3, x2, 0);
    const u128 r2 = (u128)x0 * 0xffffffffffffffff;
    const uint64_t x6 = (uint64_t)r2;
    const uint64_t x7 = (uint64_t)(r2 >> 64);
    uint64_t x8;
    const uint8_t c1 = limbforge_add_carry_u64(&x8, x6, x4, c0);
    const u128 r3 = (u128)x0 * 0xffffffff00000000;
    const uint64_t x9 = (uint64_t)r3;
    uint64_t x10;
    const uint8_t c2 = limbforge_add_carry_u64(&x10, x9, x7, c1);
    const uint64_t x11 = (uint64_t)(r3 >> 64) + (uint64_t)c2;
    uint64_t c3_unread;
    const uint8_t c3 = limbforge_add_carry_u64(&c3_unread, a0, x1, 0);
    uint64_t x12;
    const uint8_t c4 = limbforge_add_carry_u64(&x12, a1, x5, c3);
    uint64_t x13;
    const uint8_t c5 = limbforge_add_carry_u64(&x13, a2, x8, c4);
    uint64_t x14;
    const uint8_t c6 = limbforge_add_carry_u64(&x14, a3, x10, c5);
    const uint64_t x15 = x11 + (uint64_t)c6;
    const uint64_t x16 = x12 * 0xccd1c8aaee00bc4f;
    const u128 r4 = (u128)x16 * 0xf3b9cac2fc632551;
    const uint64_t x17 = (uint64_t)r4;
    const uint64_t x18 = (uint64_t)(r4 >> 64);
    const u128 r5 = (u128)x16 * 0xbce6faada7179e84;
    const uint64_t x19 = (uint64_t)r5;
    const uint64_t x20 = (uint64_t)(r5 >> 64);
    uint64_t x21;
    const uint8_t c7 = limbforge_add_carry_u64(&x21, x19, x18, 0);
    const u128 r6 = (u128)x16 * 0xffffffffffffffff;
    const uint64_t x22 = (uint64_t)r6;
    const uint64_t x23 = (uint64_t)(r6 >> 64);
    uint64_t x24;
    const uint8_t c8 = limbforge_add_carry_u64(&x24, x22, x20, c7);
    const u128 r7 = (u128)x16 * 0xffffffff00000000;
    const uint64_t x25 = (uint64_t)r7;
    uint64_t x26;
    const uint8_t c9 = limbforge_add_carry_u64(&x26, x25, x23, c8);
    const uint64_t x27 = (uint64_t)(r7 >> 64) + (uint64_t)c9;
    uint64_t c10_unread;
    const uint8_t c10 = limbforge_add_carry_u64(&c10_unread, x12, x17, 0);
    uint64_t x28;
    const uint8_t c11 = limbforge_add_carry_u64(&x28, x13, x21, c10);
    uint64_t x29;
    const uint8_t c12 = limbforge_add_carry_u64(&x29, x14, x24, c11);
    uint64_t x30;
    const uint8_t c13 = limbforge_add_carry_u64(&x30, x15, x26, c12);
    const uint64_t x31 = x27 + (uint64_t)c13;
    const uint64_t x32 = x28 * 0xccd1c8aaee00bc4f;
    const u128 r8 = (u128)x32 * 0xf3b9cac2fc632551;
    const uint64_t x33 = (uint64_t)r8;
    const uint64_t x34 = (uint64_t)(r8 >> 64);
    const u128 r9 = (u128)x32 * 0xbce6faada7179e84;
    const uint64_t x35 = (uint64_t)r9;
    const uint64_t x36 = (uint64_t)(r9 >> 64);
    uint64_t x37;
    const uint8_t c14 = limbforge_add_carry_u64(&x37, x35, x34, 0);
    const u128 r10 = (u128)x32 * 0xffffffffffffffff;
    const uint64_t x38 = (uint64_t)r10;
    const uint64_t x39 = (uint64_t)(r10 >> 64);
    uint64_t x40;
    const uint8_t c15 = limbforge_add_carry_u64(&x40, x38, x36, c14);
    const u128 r11 = (u128)x32 * 0xffffffff00000000;
    const uint64_t x41 = (uint64_t)r11;
    uint64_t x42;
    const uint8_t c16 = limbforge_add_carry_u64(&x42, x41, x39, c15);
    const uint64_t x43 = (uint64_t)(r11 >> 64) + (uint64_t)c16;
    uint64_t c17_unread;
    const uint8_t c17 = limbforge_add_carry_u64(&c17_unread, x28, x33, 0);
    uint64_t x44;
    const uint8_t c18 = limbforge_add_carry_u64(&x44, x29, x37, c17);
    uint64_t x45;
    const uint8_t c19 = limbforge_add_carry_u64(&x45, x30, x40, c18);
    uint64_t x46;
    const uint8_t c20 = limbforge_add_carry_u64(&x46, x31, x42, c19);
    const uint64_t x47 = x43 + (uint64_t)c20;
    const uint64_t x48 = x44 * 0xccd1c8aaee00bc4f;
    const u128 r12 = (u128)x48 * 0xf3b9cac2fc632551;
    const uint64_t x49 = (uint64_t)r12;
    const uint64_t x50 = (uint64_t)(r12 >> 64);
    const u128 r13 = (u128)x48 * 0xbce6faada7179e84;
    const uint64_t x51 = (uint64_t)r13;
    const uint64_t x52 = (uint64_t)(r13 >> 64);
    uint64_t x53;
    const uint8_t c21 = limbforge_add_carry_u64(&x53, x51, x50, 0);
    const u128 r14 = (u128)x48 * 0xffffffffffffffff;
    const uint64_t x54 = (uint64_t)r14;
    const uint64_t x55 = (uint64_t)(r14 >> 64);
    uint64_t x56;
    const uint8_t c22 = limbforge_add_carry_u64(&x56, x54, x52, c21);
    const u128 r15 = (u128)x48 * 0xffffffff00000000;
    const uint64_t x57 = (uint64_t)r15;
    uint64_t x58;
    const uint8_t c23 = limbforge_add_carry_u64(&x58, x57, x55, c22);
    const uint64_t x59 = (uint64_t)(r15 >> 64) + (uint64_t)c23;
    uint64_t c24_unread;
    const uint8_t c24 = limbforge_add_carry_u64(&c24_unread, x44, x49, 0);
    uint64_t o0;
    const uint8_t c25 = limbforge_add_carry_u64(&o0, x45, x53, c24);
    uint64_t o1;
    const uint8_t c26 = limbforge_add_carry_u64(&o1, x46, x56, c25);
    uint64_t o2;
    const uint8_t c27 = limbforge_add_carry_u64(&o2, x47, x58, c26);
    const uint64_t o3 = x59 + (uint64_t)c27;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `out = low bits of floor((u * f + v * g) / 2^60) (not proved; bounds are)`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `f`: word 0, 1, 2, 3 in `[-2^60, 2^60 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3 in `[-2^60, 2^60 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
// - returns `out` in `[-2^63, 2^63 - 1]`
static void scalar_p256_divsteps_head(
    int64_t *out,
    int64_t u,
    int64_t v,
    const int64_t f[5],
    const int64_t g[5]) {
    typedef limbforge_i128 i128;
    const int64_t f0 = f[0];
    const int64_t f1 = f[1];
    const int64_t g0 = g[0];
    const int64_t g1 = g[1];
    const i128 r0 = (i128)u * f0 + (i128)v * g0;
    const int64_t x0 = (int64_t)((uint64_t)u * (uint64_t)f1);
    const int64_t x1 = (int64_t)((uint64_t)v * (uint64_t)g1);
    const int64_t x2 = (int64_t)((uint64_t)x0 + (uint64_t)x1);
    const int64_t o0 = (int64_t)((uint64_t)x2 + (uint64_t)(int64_t)(r0 >> 60));
    *out = o0;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^20 * the matrix of 20 divsteps (not proved; bounds are); 2^60 * new_f + low_1 + 2^364 * high_1 = u * f + v * g; 2^60 * new_g + low_2 + 2^364 * high_2 = q * f + r * g`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `q` in `[-2^62, 2^62]`
// - takes `r` in `[-2^62, 2^62]`
// - takes `f`: word 0, 1, 2, 3 in `[-2^60, 2^60 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3 in `[-2^60, 2^60 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
// - takes `k` in `[-2^63, 2^63 - 1]`
// - takes `low_f` in `[-2^63, 2^63 - 1]`
// - takes `low_g` in `[-2^63, 2^63 - 1]`
// - returns `k` in `[-2^63, 2^63 - 1]`
// - returns `u1` in `[-2^20, 2^20]`
// - returns `v1` in `[-2^20, 2^20]`
// - returns `q1` in `[-2^20, 2^20]`
// - returns `r1` in `[-2^20, 2^20]`
// - returns `new_f`: word 0, 1, 2, 3 in `[-2^60, 2^60 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
// - returns `low_1` in `[0, 2^60 - 1]`
// - returns `high_1` in `[-5, 4]`
// - returns `new_g`: word 0, 1, 2, 3 in `[-2^60, 2^60 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
// - returns `low_2` in `[0, 2^60 - 1]`
// - returns `high_2` in `[-5, 4]`
static void scalar_p256_divsteps_fg(
    int64_t *k_,
    int64_t *u1,
    int64_t *v1,
    int64_t *q1,
    int64_t *r1,
    int64_t new_f[5],
    uint64_t *low_1,
    int64_t *high_1,
    int64_t new_g[5],
    uint64_t *low_2,
    int64_t *high_2,
    int64_t u,
    int64_t v,
    int64_t q,
    int64_t r,
    const int64_t f[5],
    const int64_t g[5],
    int64_t k,
    int64_t low_f,
    int64_t low_g) {
    typedef limbforge_i128 i128;
    const int64_t f0 = f[0];
    const int64_t f1 = f[1];
    const int64_t f2 = f[2];
    const int64_t f3 = f[3];
    const int64_t f4 = f[4];
    const int64_t g0 = g[0];
    const int64_t g1 = g[1];
    const int64_t g2 = g[2];
    const int64_t g3 = g[3];
    const int64_t g4 = g[4];
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
    const int64_t x26 = x23 >> 63;
    const int64_t x27 = 0 - (x25 & 1);
    const int64_t x28 = x26 | ~x27;
    const int64_t x29 = x25 >> 1;
    const int64_t x30 = (int64_t)(0 - (uint64_t)(x23 ^ x28));
    const int64_t x31 = (x29 & ~x28) | (x24 & x28);
    const int64_t x32 = x29 - ((x24 ^ x26) & x27);
    const i128 r0 = (i128)u * f0 + (i128)v * g0;
    const uint64_t low_10 = (uint64_t)r0 & 0xfffffffffffffff;
    const i128 r2 = (i128)q * f0 + (i128)r * g0;
    const uint64_t low_20 = (uint64_t)r2 & 0xfffffffffffffff;
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
    const i128 r3 = (i128)u * f1 + (i128)v * g1 + (r0 >> 60);
    const uint64_t new_f0 = (uint64_t)r3 & 0xfffffffffffffff;
    const i128 r4 = (i128)q * f1 + (i128)r * g1 + (r2 >> 60);
    const uint64_t new_g0 = (uint64_t)r4 & 0xfffffffffffffff;
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
    const i128 r5 = (i128)u * f2 + (i128)v * g2 + (r3 >> 60);
    const uint64_t new_f1 = (uint64_t)r5 & 0xfffffffffffffff;
    const i128 r6 = (i128)q * f2 + (i128)r * g2 + (r4 >> 60);
    const uint64_t new_g1 = (uint64_t)r6 & 0xfffffffffffffff;
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
    const int64_t x110 = x107 >> 63;
    const int64_t x111 = 0 - (x109 & 1);
    const int64_t x112 = x110 | ~x111;
    const int64_t x113 = x109 >> 1;
    const int64_t x114 = (int64_t)(0 - (uint64_t)(x107 ^ x112));
    const int64_t x115 = (x113 & ~x112) | (x108 & x112);
    const int64_t x116 = x113 - ((x108 ^ x110) & x111);
    const i128 r7 = (i128)u * f3 + (i128)v * g3 + (r5 >> 60);
    const uint64_t new_f2 = (uint64_t)r7 & 0xfffffffffffffff;
    const i128 r8 = (i128)q * f3 + (i128)r * g3 + (r6 >> 60);
    const uint64_t new_g2 = (uint64_t)r8 & 0xfffffffffffffff;
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
    const i128 r9 = (i128)u * f4 + (i128)v * g4 + (r7 >> 60);
    const uint64_t new_f3 = (uint64_t)r9 & 0xfffffffffffffff;
    const int64_t new_f4 = (int64_t)(r9 >> 60);
    const i128 r11 = (r9 >> 60) - (i128)new_f4;
    const int64_t high_10 = (int64_t)(r11 >> 64);
    const i128 r12 = (i128)q * f4 + (i128)r * g4 + (r8 >> 60);
    const uint64_t new_g3 = (uint64_t)r12 & 0xfffffffffffffff;
    const int64_t new_g4 = (int64_t)(r12 >> 60);
    const i128 r13 = (r12 >> 60) - (i128)new_g4;
    const int64_t high_20 = (int64_t)(r13 >> 64);
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
    new_f[4] = new_f4;
    *low_1 = low_10;
    *high_1 = high_10;
    new_g[0] = (int64_t)new_g0;
    new_g[1] = (int64_t)new_g1;
    new_g[2] = (int64_t)new_g2;
    new_g[3] = (int64_t)new_g3;
    new_g[4] = new_g4;
    *low_2 = low_20;
    *high_2 = high_20;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^20 * the matrix of 20 divsteps (not proved; bounds are); 2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `d`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-257, 512]`
// - takes `e`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-257, 512]`
// - takes `k` in `[-2^63, 2^63 - 1]`
// - takes `low_f` in `[-2^63, 2^63 - 1]`
// - takes `low_g` in `[-2^63, 2^63 - 1]`
// - returns `k` in `[-2^63, 2^63 - 1]`
// - returns `u1` in `[-2^20, 2^20]`
// - returns `v1` in `[-2^20, 2^20]`
// - returns `q1` in `[-2^20, 2^20]`
// - returns `r1` in `[-2^20, 2^20]`
// - returns `out`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-257, 512]`
// - returns `cut_u` in `[-2, 2]`
// - returns `cut_v` in `[-2, 2]`
static void scalar_p256_divsteps_de(
    int64_t *k_,
    int64_t *u1,
    int64_t *v1,
    int64_t *q1,
    int64_t *r1,
    int64_t out[5],
    int64_t *cut_u,
    int64_t *cut_v,
    int64_t u,
    int64_t v,
    const int64_t d[5],
    const int64_t e[5],
    int64_t k,
    int64_t low_f,
    int64_t low_g) {
    typedef limbforge_i128 i128;
    const int64_t d0 = d[0];
    const int64_t d1 = d[1];
    const int64_t d2 = d[2];
    const int64_t d3 = d[3];
    const int64_t d4 = d[4];
    const int64_t e0 = e[0];
    const int64_t e1 = e[1];
    const int64_t e2 = e[2];
    const int64_t e3 = e[3];
    const int64_t e4 = e[4];
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
    const int64_t x26 = x23 >> 63;
    const int64_t x27 = 0 - (x25 & 1);
    const int64_t x28 = x26 | ~x27;
    const int64_t x29 = x25 >> 1;
    const int64_t x30 = (int64_t)(0 - (uint64_t)(x23 ^ x28));
    const int64_t x31 = (x29 & ~x28) | (x24 & x28);
    const int64_t x32 = x29 - ((x24 ^ x26) & x27);
    const int64_t x33 = u + 0x1000000000000000;
    const uint64_t x34 = (uint64_t)x33 & 0x1fffffffffffffff;
    const int64_t x35 = (int64_t)x34 - 0x1000000000000000;
    const int64_t cut_u0 = x33 >> 61;
    const int64_t x36 = v + 0x1000000000000000;
    const uint64_t x37 = (uint64_t)x36 & 0x1fffffffffffffff;
    const int64_t x38 = (int64_t)x37 - 0x1000000000000000;
    const int64_t cut_v0 = x36 >> 61;
    const i128 r0 = (i128)x35 * d0 + (i128)x38 * e0;
    const uint64_t x39 = (uint64_t)r0;
    const uint64_t x40 = x39 * 0xcd1c8aaee00bc4f;
    const uint64_t x41 = x40 & 0x3fffffffffffffff;
    const i128 r2 = r0 + (i128)x41 * -(i128)0xc46353d039cdaaf;
    const int64_t x42 = (int64_t)(r2 >> 62);
    const int64_t x43 = x30 >> 63;
    const int64_t x44 = 0 - (x32 & 1);
    const int64_t x45 = x43 | ~x44;
    const int64_t x46 = x32 >> 1;
    const int64_t x47 = (int64_t)(0 - (uint64_t)(x30 ^ x45));
    const int64_t x48 = (x46 & ~x45) | (x31 & x45);
    const int64_t x49 = x46 - ((x31 ^ x43) & x44);
    const int64_t x50 = x47 >> 63;
    const int64_t x51 = 0 - (x49 & 1);
    const int64_t x52 = x50 | ~x51;
    const int64_t x53 = x49 >> 1;
    const int64_t x54 = (int64_t)(0 - (uint64_t)(x47 ^ x52));
    const int64_t x55 = (x53 & ~x52) | (x48 & x52);
    const int64_t x56 = x53 - ((x48 ^ x50) & x51);
    const int64_t x57 = x54 >> 63;
    const int64_t x58 = 0 - (x56 & 1);
    const int64_t x59 = x57 | ~x58;
    const int64_t x60 = x56 >> 1;
    const int64_t x61 = (int64_t)(0 - (uint64_t)(x54 ^ x59));
    const int64_t x62 = (x60 & ~x59) | (x55 & x59);
    const int64_t x63 = x60 - ((x55 ^ x57) & x58);
    const int64_t x64 = x61 >> 63;
    const int64_t x65 = 0 - (x63 & 1);
    const int64_t x66 = x64 | ~x65;
    const int64_t x67 = x63 >> 1;
    const int64_t x68 = (int64_t)(0 - (uint64_t)(x61 ^ x66));
    const int64_t x69 = (x67 & ~x66) | (x62 & x66);
    const int64_t x70 = x67 - ((x62 ^ x64) & x65);
    const i128 r3 = (i128)x35 * d1
        + (i128)x38 * e1
        + (i128)x42
        + (i128)x41 * -(i128)0xc64154963a185ec;
    const uint64_t out0 = (uint64_t)r3 & 0x3fffffffffffffff;
    const int64_t x71 = (int64_t)(r3 >> 62);
    const int64_t x72 = x68 >> 63;
    const int64_t x73 = 0 - (x70 & 1);
    const int64_t x74 = x72 | ~x73;
    const int64_t x75 = x70 >> 1;
    const int64_t x76 = (int64_t)(0 - (uint64_t)(x68 ^ x74));
    const int64_t x77 = (x75 & ~x74) | (x69 & x74);
    const int64_t x78 = x75 - ((x69 ^ x72) & x73);
    const int64_t x79 = x76 >> 63;
    const int64_t x80 = 0 - (x78 & 1);
    const int64_t x81 = x79 | ~x80;
    const int64_t x82 = x78 >> 1;
    const int64_t x83 = (int64_t)(0 - (uint64_t)(x76 ^ x81));
    const int64_t x84 = (x82 & ~x81) | (x77 & x81);
    const int64_t x85 = x82 - ((x77 ^ x79) & x80);
    const int64_t x86 = x83 >> 63;
    const int64_t x87 = 0 - (x85 & 1);
    const int64_t x88 = x86 | ~x87;
    const int64_t x89 = x85 >> 1;
    const int64_t x90 = (int64_t)(0 - (uint64_t)(x83 ^ x88));
    const int64_t x91 = (x89 & ~x88) | (x84 & x88);
    const int64_t x92 = x89 - ((x84 ^ x86) & x87);
    const int64_t x93 = x90 >> 63;
    const int64_t x94 = 0 - (x92 & 1);
    const int64_t x95 = x93 | ~x94;
    const int64_t x96 = x92 >> 1;
    const int64_t x97 = (int64_t)(0 - (uint64_t)(x90 ^ x95));
    const int64_t x98 = (x96 & ~x95) | (x91 & x95);
    const int64_t x99 = x96 - ((x91 ^ x93) & x94);
    const i128 r4 = (i128)x35 * d2 + (i128)x38 * e2 + (i128)x71 + (i128)x41 * -4;
    const uint64_t out1 = (uint64_t)r4 & 0x3fffffffffffffff;
    const int64_t x100 = (int64_t)(r4 >> 62);
    const int64_t x101 = x97 >> 63;
    const int64_t x102 = 0 - (x99 & 1);
    const int64_t x103 = x101 | ~x102;
    const int64_t x104 = x99 >> 1;
    const int64_t x105 = (int64_t)(0 - (uint64_t)(x97 ^ x103));
    const int64_t x106 = (x104 & ~x103) | (x98 & x103);
    const int64_t x107 = x104 - ((x98 ^ x101) & x102);
    const int64_t x108 = x105 >> 63;
    const int64_t x109 = 0 - (x107 & 1);
    const int64_t x110 = x108 | ~x109;
    const int64_t x111 = x107 >> 1;
    const int64_t x112 = (int64_t)(0 - (uint64_t)(x105 ^ x110));
    const int64_t x113 = (x111 & ~x110) | (x106 & x110);
    const int64_t x114 = x111 - ((x106 ^ x108) & x109);
    const int64_t x115 = x112 >> 63;
    const int64_t x116 = 0 - (x114 & 1);
    const int64_t x117 = x115 | ~x116;
    const int64_t x118 = x114 >> 1;
    const int64_t x119 = (int64_t)(0 - (uint64_t)(x112 ^ x117));
    const int64_t x120 = (x118 & ~x117) | (x113 & x117);
    const int64_t x121 = x118 - ((x113 ^ x115) & x116);
    const int64_t x122 = x119 >> 63;
    const int64_t x123 = 0 - (x121 & 1);
    const int64_t x124 = x122 | ~x123;
    const int64_t x125 = x121 >> 1;
    const int64_t x126 = (int64_t)(0 - (uint64_t)(x119 ^ x124));
    const int64_t x127 = (x125 & ~x124) | (x120 & x124);
    const int64_t x128 = x125 - ((x120 ^ x122) & x123);
    const i128 r5 = (i128)x35 * d3 + (i128)x38 * e3 + (i128)x100 + (i128)x41 * -(i128)0x3fffffffc0;
    const uint64_t out2 = (uint64_t)r5 & 0x3fffffffffffffff;
    const int64_t x129 = (int64_t)(r5 >> 62);
    const int64_t x130 = x126 >> 63;
    const int64_t x131 = 0 - (x128 & 1);
    const int64_t x132 = x130 | ~x131;
    const int64_t x133 = x128 >> 1;
    const int64_t x134 = (int64_t)(0 - (uint64_t)(x126 ^ x132));
    const int64_t x135 = (x133 & ~x132) | (x127 & x132);
    const int64_t x136 = x133 - ((x127 ^ x130) & x131);
    const int64_t x137 = x134 >> 63;
    const int64_t x138 = 0 - (x136 & 1);
    const int64_t x139 = x137 | ~x138;
    const int64_t x140 = x136 >> 1;
    const int64_t x141 = (int64_t)(0 - (uint64_t)(x134 ^ x139));
    const int64_t x142 = (x140 & ~x139) | (x135 & x139);
    const int64_t x143 = x140 - ((x135 ^ x137) & x138);
    const int64_t x144 = x141 >> 63;
    const int64_t x145 = 0 - (x143 & 1);
    const int64_t x146 = x144 | ~x145;
    const int64_t x147 = x143 >> 1;
    const int64_t x148 = (int64_t)(0 - (uint64_t)(x141 ^ x146));
    const int64_t x149 = (x147 & ~x146) | (x142 & x146);
    const int64_t x150 = x147 - ((x142 ^ x144) & x145);
    const int64_t x151 = x148 >> 63;
    const int64_t x152 = 0 - (x150 & 1);
    const int64_t x153 = x151 | ~x152;
    const int64_t x154 = x150 >> 1;
    const int64_t k0 = (int64_t)(0 - (uint64_t)(x148 ^ x153));
    const int64_t x155 = (x154 & ~x153) | (x149 & x153);
    const int64_t x156 = x154 - ((x149 ^ x151) & x152);
    const i128 r6 = (i128)x35 * d4 + (i128)x38 * e4 + (i128)x129 + (i128)x41 * 256;
    const uint64_t out3 = (uint64_t)r6 & 0x3fffffffffffffff;
    const int64_t out4 = (int64_t)(r6 >> 62);
    const int64_t x157 = x155 + x155 + 1;
    const int64_t x158 = x157 + 0x100000;
    const int64_t x159 = (int64_t)((uint64_t)x158 << 22);
    const int64_t u10 = x159 >> 43;
    const int64_t x160 = x157 + 0x20000100000;
    const int64_t v10 = x160 >> 42;
    const int64_t x161 = x156 + 0x100000;
    const int64_t x162 = (int64_t)((uint64_t)x161 << 22);
    const int64_t q10 = x162 >> 43;
    const int64_t x163 = x156 + 0x20000100000;
    const int64_t r10 = x163 >> 42;
    *k_ = k0;
    *u1 = u10;
    *v1 = v10;
    *q1 = q10;
    *r1 = r10;
    out[0] = (int64_t)out0;
    out[1] = (int64_t)out1;
    out[2] = (int64_t)out2;
    out[3] = (int64_t)out3;
    out[4] = out4;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^20 * the matrix of 20 divsteps (not proved; bounds are); 2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `d`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-257, 512]`
// - takes `e`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-257, 512]`
// - takes `k` in `[-2^63, 2^63 - 1]`
// - takes `low_f` in `[-2^63, 2^63 - 1]`
// - takes `low_g` in `[-2^63, 2^63 - 1]`
// - returns `k` in `[-2^63, 2^63 - 1]`
// - returns `u1` in `[-2^20, 2^20]`
// - returns `v1` in `[-2^20, 2^20]`
// - returns `q1` in `[-2^20, 2^20]`
// - returns `r1` in `[-2^20, 2^20]`
// - returns `out`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-257, 512]`
// - returns `cut_u` in `[-2, 2]`
// - returns `cut_v` in `[-2, 2]`
static void scalar_p256_divsteps_last(
    int64_t *k_,
    int64_t *u1,
    int64_t *v1,
    int64_t *q1,
    int64_t *r1,
    int64_t out[5],
    int64_t *cut_u,
    int64_t *cut_v,
    int64_t u,
    int64_t v,
    const int64_t d[5],
    const int64_t e[5],
    int64_t k,
    int64_t low_f,
    int64_t low_g) {
    typedef limbforge_i128 i128;
    const int64_t d0 = d[0];
    const int64_t d1 = d[1];
    const int64_t d2 = d[2];
    const int64_t d3 = d[3];
    const int64_t d4 = d[4];
    const int64_t e0 = e[0];
    const int64_t e1 = e[1];
    const int64_t e2 = e[2];
    const int64_t e3 = e[3];
    const int64_t e4 = e[4];
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
    const int64_t x26 = x23 >> 63;
    const int64_t x27 = 0 - (x25 & 1);
    const int64_t x28 = x26 | ~x27;
    const int64_t x29 = x25 >> 1;
    const int64_t x30 = (int64_t)(0 - (uint64_t)(x23 ^ x28));
    const int64_t x31 = (x29 & ~x28) | (x24 & x28);
    const int64_t x32 = x29 - ((x24 ^ x26) & x27);
    const int64_t x33 = u + 0x1000000000000000;
    const uint64_t x34 = (uint64_t)x33 & 0x1fffffffffffffff;
    const int64_t x35 = (int64_t)x34 - 0x1000000000000000;
    const int64_t cut_u0 = x33 >> 61;
    const int64_t x36 = v + 0x1000000000000000;
    const uint64_t x37 = (uint64_t)x36 & 0x1fffffffffffffff;
    const int64_t x38 = (int64_t)x37 - 0x1000000000000000;
    const int64_t cut_v0 = x36 >> 61;
    const i128 r0 = (i128)x35 * d0 + (i128)x38 * e0;
    const uint64_t x39 = (uint64_t)r0;
    const uint64_t x40 = x39 * 0xcd1c8aaee00bc4f;
    const uint64_t x41 = x40 & 0x3fffffffffffffff;
    const i128 r2 = r0 + (i128)x41 * -(i128)0xc46353d039cdaaf;
    const int64_t x42 = (int64_t)(r2 >> 62);
    const int64_t x43 = x30 >> 63;
    const int64_t x44 = 0 - (x32 & 1);
    const int64_t x45 = x43 | ~x44;
    const int64_t x46 = x32 >> 1;
    const int64_t x47 = (int64_t)(0 - (uint64_t)(x30 ^ x45));
    const int64_t x48 = (x46 & ~x45) | (x31 & x45);
    const int64_t x49 = x46 - ((x31 ^ x43) & x44);
    const int64_t x50 = x47 >> 63;
    const int64_t x51 = 0 - (x49 & 1);
    const int64_t x52 = x50 | ~x51;
    const int64_t x53 = x49 >> 1;
    const int64_t x54 = (int64_t)(0 - (uint64_t)(x47 ^ x52));
    const int64_t x55 = (x53 & ~x52) | (x48 & x52);
    const int64_t x56 = x53 - ((x48 ^ x50) & x51);
    const int64_t x57 = x54 >> 63;
    const int64_t x58 = 0 - (x56 & 1);
    const int64_t x59 = x57 | ~x58;
    const int64_t x60 = x56 >> 1;
    const int64_t x61 = (int64_t)(0 - (uint64_t)(x54 ^ x59));
    const int64_t x62 = (x60 & ~x59) | (x55 & x59);
    const int64_t x63 = x60 - ((x55 ^ x57) & x58);
    const int64_t x64 = x61 >> 63;
    const int64_t x65 = 0 - (x63 & 1);
    const int64_t x66 = x64 | ~x65;
    const int64_t x67 = x63 >> 1;
    const int64_t x68 = (int64_t)(0 - (uint64_t)(x61 ^ x66));
    const int64_t x69 = (x67 & ~x66) | (x62 & x66);
    const int64_t x70 = x67 - ((x62 ^ x64) & x65);
    const i128 r3 = (i128)x35 * d1
        + (i128)x38 * e1
        + (i128)x42
        + (i128)x41 * -(i128)0xc64154963a185ec;
    const uint64_t out0 = (uint64_t)r3 & 0x3fffffffffffffff;
    const int64_t x71 = (int64_t)(r3 >> 62);
    const int64_t x72 = x68 >> 63;
    const int64_t x73 = 0 - (x70 & 1);
    const int64_t x74 = x72 | ~x73;
    const int64_t x75 = x70 >> 1;
    const int64_t x76 = (int64_t)(0 - (uint64_t)(x68 ^ x74));
    const int64_t x77 = (x75 & ~x74) | (x69 & x74);
    const int64_t x78 = x75 - ((x69 ^ x72) & x73);
    const int64_t x79 = x76 >> 63;
    const int64_t x80 = 0 - (x78 & 1);
    const int64_t x81 = x79 | ~x80;
    const int64_t x82 = x78 >> 1;
    const int64_t x83 = (int64_t)(0 - (uint64_t)(x76 ^ x81));
    const int64_t x84 = (x82 & ~x81) | (x77 & x81);
    const int64_t x85 = x82 - ((x77 ^ x79) & x80);
    const int64_t x86 = x83 >> 63;
    const int64_t x87 = 0 - (x85 & 1);
    const int64_t x88 = x86 | ~x87;
    const int64_t x89 = x85 >> 1;
    const int64_t x90 = (int64_t)(0 - (uint64_t)(x83 ^ x88));
    const int64_t x91 = (x89 & ~x88) | (x84 & x88);
    const int64_t x92 = x89 - ((x84 ^ x86) & x87);
    const int64_t x93 = x90 >> 63;
    const int64_t x94 = 0 - (x92 & 1);
    const int64_t x95 = x93 | ~x94;
    const int64_t x96 = x92 >> 1;
    const int64_t x97 = (int64_t)(0 - (uint64_t)(x90 ^ x95));
    const int64_t x98 = (x96 & ~x95) | (x91 & x95);
    const int64_t x99 = x96 - ((x91 ^ x93) & x94);
    const i128 r4 = (i128)x35 * d2 + (i128)x38 * e2 + (i128)x71 + (i128)x41 * -4;
    const uint64_t out1 = (uint64_t)r4 & 0x3fffffffffffffff;
    const int64_t x100 = (int64_t)(r4 >> 62);
    const int64_t x101 = x97 >> 63;
    const int64_t x102 = 0 - (x99 & 1);
    const int64_t x103 = x101 | ~x102;
    const int64_t x104 = x99 >> 1;
    const int64_t x105 = (int64_t)(0 - (uint64_t)(x97 ^ x103));
    const int64_t x106 = (x104 & ~x103) | (x98 & x103);
    const int64_t x107 = x104 - ((x98 ^ x101) & x102);
    const int64_t x108 = x105 >> 63;
    const int64_t x109 = 0 - (x107 & 1);
    const int64_t x110 = x108 | ~x109;
    const int64_t x111 = x107 >> 1;
    const int64_t x112 = (int64_t)(0 - (uint64_t)(x105 ^ x110));
    const int64_t x113 = (x111 & ~x110) | (x106 & x110);
    const int64_t x114 = x111 - ((x106 ^ x108) & x109);
    const int64_t x115 = x112 >> 63;
    const int64_t x116 = 0 - (x114 & 1);
    const int64_t x117 = x115 | ~x116;
    const int64_t x118 = x114 >> 1;
    const int64_t x119 = (int64_t)(0 - (uint64_t)(x112 ^ x117));
    const int64_t x120 = (x118 & ~x117) | (x113 & x117);
    const int64_t x121 = x118 - ((x113 ^ x115) & x116);
    const int64_t x122 = x119 >> 63;
    const int64_t x123 = 0 - (x121 & 1);
    const int64_t x124 = x122 | ~x123;
    const int64_t x125 = x121 >> 1;
    const int64_t x126 = (int64_t)(0 - (uint64_t)(x119 ^ x124));
    const int64_t x127 = (x125 & ~x124) | (x120 & x124);
    const int64_t x128 = x125 - ((x120 ^ x122) & x123);
    const i128 r5 = (i128)x35 * d3 + (i128)x38 * e3 + (i128)x100 + (i128)x41 * -(i128)0x3fffffffc0;
    const uint64_t out2 = (uint64_t)r5 & 0x3fffffffffffffff;
    const int64_t x129 = (int64_t)(r5 >> 62);
    const int64_t x130 = x126 >> 63;
    const int64_t x131 = 0 - (x128 & 1);
    const int64_t x132 = x130 | ~x131;
    const int64_t x133 = x128 >> 1;
    const int64_t x134 = (int64_t)(0 - (uint64_t)(x126 ^ x132));
    const int64_t x135 = (x133 & ~x132) | (x127 & x132);
    const int64_t x136 = x133 - ((x127 ^ x130) & x131);
    const int64_t x137 = x134 >> 63;
    const int64_t x138 = 0 - (x136 & 1);
    const int64_t x139 = x137 | ~x138;
    const int64_t x140 = x136 >> 1;
    const int64_t x141 = (int64_t)(0 - (uint64_t)(x134 ^ x139));
    const int64_t x142 = (x140 & ~x139) | (x135 & x139);
    const int64_t x143 = x140 - ((x135 ^ x137) & x138);
    const int64_t x144 = x141 >> 63;
    const int64_t x145 = 0 - (x143 & 1);
    const int64_t x146 = x144 | ~x145;
    const int64_t x147 = x143 >> 1;
    const int64_t x148 = (int64_t)(0 - (uint64_t)(x141 ^ x146));
    const int64_t x149 = (x147 & ~x146) | (x142 & x146);
    const int64_t x150 = x147 - ((x142 ^ x144) & x145);
    const int64_t x151 = x148 >> 63;
    const int64_t x152 = 0 - (x150 & 1);
    const int64_t x153 = x151 | ~x152;
    const int64_t x154 = x150 >> 1;
    const int64_t k0 = (int64_t)(0 - (uint64_t)(x148 ^ x153));
    const int64_t x155 = (x154 & ~x153) | (x149 & x153);
    const int64_t x156 = x154 - ((x149 ^ x151) & x152);
    const i128 r6 = (i128)x35 * d4 + (i128)x38 * e4 + (i128)x129 + (i128)x41 * 256;
    const uint64_t out3 = (uint64_t)r6 & 0x3fffffffffffffff;
    const int64_t out4 = (int64_t)(r6 >> 62);
    const int64_t x157 = x155 + x155 + 1;
    const int64_t x158 = x157 + 0x100000;
    const int64_t x159 = (int64_t)((uint64_t)x158 << 22);
    const int64_t u10 = x159 >> 43;
    const int64_t x160 = x157 + 0x20000100000;
    const int64_t v10 = x160 >> 42;
    const int64_t x161 = x156 + 0x100000;
    const int64_t x162 = (int64_t)((uint64_t)x161 << 22);
    const int64_t q10 = x162 >> 43;
    const int64_t x163 = x156 + 0x20000100000;
    const int64_t r10 = x163 >> 42;
    *k_ = k0;
    *u1 = u10;
    *v1 = v10;
    *q1 = q10;
    *r1 = r10;
    out[0] = (int64_t)out0;
    out[1] = (int64_t)out1;
    out[2] = (int64_t)out2;
    out[3] = (int64_t)out3;
    out[4] = out4;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `next, all = low bits of floor((u * f + v * g) / 2^20), fewer in next than in all (not proved; bounds are)`
//
// - takes `u` in `[-2^20, 2^20]`
// - takes `v` in `[-2^20, 2^20]`
// - takes `f`: word 0, 1, 2, 3 in `[-2^60, 2^60 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3 in `[-2^60, 2^60 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
// - returns `next` in `[-2^63, 2^63 - 1]`
// - returns `all` in `[-2^63, 2^63 - 1]`
static void scalar_p256_divsteps_words(
    int64_t *next,
    int64_t *all,
    int64_t u,
    int64_t v,
    const int64_t f[5],
    const int64_t g[5]) {
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
    const int64_t all0 = (int64_t)((uint64_t)(int64_t)((uint64_t)x5 << 40) + (uint64_t)(int64_t)(r0 >> 20));
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
static void scalar_p256_divsteps_low(int64_t *out, int64_t u, int64_t v, int64_t f, int64_t g) {
    const int64_t x0 = (int64_t)((uint64_t)u * (uint64_t)f);
    const int64_t x1 = (int64_t)((uint64_t)v * (uint64_t)g);
    const int64_t x2 = (int64_t)((uint64_t)x0 + (uint64_t)x1);
    const int64_t o0 = x2 >> 20;
    *out = o0;
}

// `out = floor((u * f + v * g mod 2^64) / 2^20), with 20 fewer correct low bits than f and g (not proved; bounds are)`
//
// - takes `u` in `[-2^20, 2^20]`
// - takes `v` in `[-2^20, 2^20]`
// - takes `f` in `[-2^63, 2^63 - 1]`
// - takes `g` in `[-2^63, 2^63 - 1]`
// - returns `out` in `[-2^43, 2^43 - 1]`
static void scalar_p256_divsteps_ahead(int64_t *out, int64_t u, int64_t v, int64_t f, int64_t g) {
    const int64_t x0 = (int64_t)((uint64_t)u * (uint64_t)f);
    const int64_t x1 = (int64_t)((uint64_t)v * (uint64_t)g);
    const int64_t x2 = (int64_t)((uint64_t)x0 + (uint64_t)x1);
    const int64_t o0 = x2 >> 20;
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
static void scalar_p256_divsteps_pair(
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
static void scalar_p256_divsteps_batch(
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

// `2^60 * out + low + 2^364 * high = u * f + v * g`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `f`: word 0, 1, 2, 3 in `[-2^60, 2^60 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3 in `[-2^60, 2^60 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
// - returns `out`: word 0, 1, 2, 3 in `[-2^60, 2^60 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
// - returns `low` in `[0, 2^60 - 1]`
// - returns `high` in `[-5, 4]`
static void scalar_p256_update_fg(
    int64_t out[5],
    uint64_t *low,
    int64_t *high,
    int64_t u,
    int64_t v,
    const int64_t f[5],
    const int64_t g[5]) {
    typedef limbforge_i128 i128;
    const int64_t f0 = f[0];
    const int64_t f1 = f[1];
    const int64_t f2 = f[2];
    const int64_t f3 = f[3];
    const int64_t f4 = f[4];
    const int64_t g0 = g[0];
    const int64_t g1 = g[1];
    const int64_t g2 = g[2];
    const int64_t g3 = g[3];
    const int64_t g4 = g[4];
    const i128 r0 = (i128)u * f0 + (i128)v * g0;
    const uint64_t low0 = (uint64_t)r0 & 0xfffffffffffffff;
    const i128 r1 = (i128)u * f1 + (i128)v * g1 + (r0 >> 60);
    const uint64_t out0 = (uint64_t)r1 & 0xfffffffffffffff;
    const i128 r2 = (i128)u * f2 + (i128)v * g2 + (r1 >> 60);
    const uint64_t out1 = (uint64_t)r2 & 0xfffffffffffffff;
    const i128 r3 = (i128)u * f3 + (i128)v * g3 + (r2 >> 60);
    const uint64_t out2 = (uint64_t)r3 & 0xfffffffffffffff;
    const i128 r4 = (i128)u * f4 + (i128)v * g4 + (r3 >> 60);
    const uint64_t out3 = (uint64_t)r4 & 0xfffffffffffffff;
    const int64_t out4 = (int64_t)(r4 >> 60);
    const i128 r5 = (r4 >> 60) - (i128)out4;
    const int64_t high0 = (int64_t)(r5 >> 64);
    out[0] = (int64_t)out0;
    out[1] = (int64_t)out1;
    out[2] = (int64_t)out2;
    out[3] = (int64_t)out3;
    out[4] = out4;
    *low = low0;
    *high = high0;
}

// `2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `d`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-257, 512]`
// - takes `e`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-257, 512]`
// - returns `out`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-257, 512]`
// - returns `cut_u` in `[-2, 2]`
// - returns `cut_v` in `[-2, 2]`
static void scalar_p256_update_de(
    int64_t out[5],
    int64_t *cut_u,
    int64_t *cut_v,
    int64_t u,
    int64_t v,
    const int64_t d[5],
    const int64_t e[5]) {
    typedef limbforge_i128 i128;
    const int64_t d0 = d[0];
    const int64_t d1 = d[1];
    const int64_t d2 = d[2];
    const int64_t d3 = d[3];
    const int64_t d4 = d[4];
    const int64_t e0 = e[0];
    const int64_t e1 = e[1];
    const int64_t e2 = e[2];
    const int64_t e3 = e[3];
    const int64_t e4 = e[4];
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
    const uint64_t x7 = x6 * 0xcd1c8aaee00bc4f;
    const uint64_t x8 = x7 & 0x3fffffffffffffff;
    const i128 r1 = r0 + (i128)x8 * -(i128)0xc46353d039cdaaf;
    const int64_t x9 = (int64_t)(r1 >> 62);
    const i128 r2 = (i128)x2 * d1 + (i128)x5 * e1 + (i128)x9 + (i128)x8 * -(i128)0xc64154963a185ec;
    const uint64_t out0 = (uint64_t)r2 & 0x3fffffffffffffff;
    const int64_t x10 = (int64_t)(r2 >> 62);
    const i128 r3 = (i128)x2 * d2 + (i128)x5 * e2 + (i128)x10 + (i128)x8 * -4;
    const uint64_t out1 = (uint64_t)r3 & 0x3fffffffffffffff;
    const int64_t x11 = (int64_t)(r3 >> 62);
    const i128 r4 = (i128)x2 * d3 + (i128)x5 * e3 + (i128)x11 + (i128)x8 * -(i128)0x3fffffffc0;
    const uint64_t out2 = (uint64_t)r4 & 0x3fffffffffffffff;
    const int64_t x12 = (int64_t)(r4 >> 62);
    const i128 r5 = (i128)x2 * d4 + (i128)x5 * e4 + (i128)x12 + (i128)x8 * 256;
    const uint64_t out3 = (uint64_t)r5 & 0x3fffffffffffffff;
    const int64_t out4 = (int64_t)(r5 >> 62);
    out[0] = (int64_t)out0;
    out[1] = (int64_t)out1;
    out[2] = (int64_t)out2;
    out[3] = (int64_t)out3;
    out[4] = out4;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `out = the integer of the limbs of a (mod p), 0 <= out < p`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: word 0, 1, 2, 3 in `[-2^60, 2^60 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
static void scalar_p256_invert_start(int64_t out[5], const uint64_t a[4]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    uint64_t x0;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x0, a0, 0xf3b9cac2fc632551, 0);
    uint64_t x1;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x1, a1, 0xbce6faada7179e84, c0);
    uint64_t x2;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x2, a2, 0xffffffffffffffff, c1);
    uint64_t x3;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x3, a3, 0xffffffff00000000, c2);
    const uint64_t c3_mask = (uint64_t)0 - (uint64_t)c3;
    const uint64_t x4 = x0 ^ (c3_mask & (a0 ^ x0));
    const uint64_t x5 = x1 ^ (c3_mask & (a1 ^ x1));
    const uint64_t x6 = x2 ^ (c3_mask & (a2 ^ x2));
    const uint64_t x7 = x3 ^ (c3_mask & (a3 ^ x3));
    const uint64_t x8 = x4 & 0xfffffffffffffff;
    const uint64_t x9 = x5 & 0xffffffffffffff;
    const uint64_t x10 = (x4 >> 60) + (x9 << 4);
    const uint64_t x11 = x6 & 0xfffffffffffff;
    const uint64_t x12 = (x5 >> 56) + (x11 << 8);
    const uint64_t x13 = x7 & 0xffffffffffff;
    const uint64_t x14 = (x6 >> 52) + (x13 << 12);
    const int64_t o0 = (int64_t)x8 - 0x1000000000000000;
    const int64_t o1 = (int64_t)x10 - 0x1000000000000000 + 1;
    const int64_t o2 = (int64_t)x12 - 0x1000000000000000 + 1;
    const int64_t o3 = (int64_t)x14 - 0x1000000000000000 + 1;
    const uint64_t o4 = (x7 >> 48) + 1;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = (int64_t)o4;
}

// `out = 1 if f < 0, else 0`
//
// - takes `f`: word 0, 1, 2, 3 in `[-2^60, 2^60 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
// - returns `out` in `[0, 1]`
static void scalar_p256_invert_sign(uint64_t *out, const int64_t f[5]) {
    typedef limbforge_i128 i128;
    const int64_t f0 = f[0];
    const int64_t f1 = f[1];
    const int64_t f2 = f[2];
    const int64_t f3 = f[3];
    const int64_t f4 = f[4];
    const int64_t x0 = f1 + (f0 >> 60);
    const int64_t x1 = f2 + (x0 >> 60);
    const int64_t x2 = f3 + (x1 >> 60);
    const int64_t x3 = x2 >> 60;
    const i128 r0 = (i128)f4 + (i128)x3;
    const int64_t x4 = (int64_t)(r0 >> 64);
    const uint64_t x5 = (uint64_t)x4 + 1;
    uint64_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u64(&o0_unread, x5, 1, 0);
    *out = (uint64_t)o0;
}

// `out = -d if negative is 1, d if it is 0 (mod p)`
//
// - takes `negative` in `[0, 1]`
// - takes `d`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-257, 512]`
// - returns `out`: every word in `[0, 2^64 - 1]`
static void scalar_p256_invert_finish(uint64_t out[4], uint64_t negative, const int64_t d[5]) {
    const int64_t d0 = d[0];
    const int64_t d1 = d[1];
    const int64_t d2 = d[2];
    const int64_t d3 = d[3];
    const int64_t d4 = d[4];
    const int64_t x0 = 0x1b2d6048f5296ff3 - d0;
    const int64_t x1 = d0 + -(int64_t)0x188c6a7a0739b55e;
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint64_t negative_mask = (uint64_t)0 - limbforge_barrier_u64(negative);
    const int64_t x2 = (int64_t)((uint64_t)x1 ^ (negative_mask & ((uint64_t)x0 ^ (uint64_t)x1)));
    const int64_t x3 = 0x1ad3c023d51b6e3b - d1;
    const int64_t x4 = d1 + -(int64_t)0x18c82a92c7430bd8;
    const int64_t x5 = (int64_t)((uint64_t)x4 ^ (negative_mask & ((uint64_t)x3 ^ (uint64_t)x4)));
    const int64_t x6 = x5 + (x2 >> 62);
    const uint64_t x7 = (uint64_t)x6 & 0x3fffffffffffffff;
    const int64_t x8 = -13 - d2;
    const int64_t x9 = d2 + -8;
    const int64_t x10 = (int64_t)((uint64_t)x9 ^ (negative_mask & ((uint64_t)x8 ^ (uint64_t)x9)));
    const int64_t x11 = x10 + (x6 >> 62);
    const uint64_t x12 = (uint64_t)x11 & 0x3fffffffffffffff;
    const int64_t x13 = -(int64_t)0xbfffffff40 - d3;
    const int64_t x14 = d3 + -(int64_t)0x7fffffff80;
    const int64_t x15 = (int64_t)((uint64_t)x14 ^ (negative_mask & ((uint64_t)x13 ^ (uint64_t)x14)));
    const int64_t x16 = x15 + (x11 >> 62);
    const uint64_t x17 = (uint64_t)x16 & 0x3fffffffffffffff;
    const int64_t x18 = 768 - d4;
    const int64_t x19 = d4 + 512;
    const int64_t x20 = (int64_t)((uint64_t)x19 ^ (negative_mask & ((uint64_t)x18 ^ (uint64_t)x19)));
    const int64_t x21 = x20 + (x16 >> 62);
    const uint64_t x22 = x7 & 3;
    const uint64_t x23 = ((uint64_t)x2 & 0x3fffffffffffffff) + (x22 << 62);
    const uint64_t x24 = x12 & 15;
    const uint64_t x25 = (x7 >> 2) + (x24 << 60);
    const uint64_t x26 = x17 & 63;
    const uint64_t x27 = (x12 >> 4) + (x26 << 58);
    const uint64_t x28 = (uint64_t)x21 & 255;
    const uint64_t x29 = (x17 >> 6) + (x28 << 56);
    const uint64_t x30 = (uint64_t)(x21 >> 8);
    uint64_t x31;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x31, x23, 0xcee72b0bf18c9544, 0);
    uint64_t x32;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x32, x25, 0xf39beab69c5e7a13, c0);
    uint64_t x33;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x33, x27, 0xfffffffffffffffe, c1);
    uint64_t x34;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x34, x29, 0xfffffffc00000003, c2);
    uint64_t x35;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x35, x30, 3, c3);
    const uint64_t c4_mask = (uint64_t)0 - (uint64_t)c4;
    const uint64_t x36 = x31 ^ (c4_mask & (x23 ^ x31));
    const uint64_t x37 = x32 ^ (c4_mask & (x25 ^ x32));
    const uint64_t x38 = x33 ^ (c4_mask & (x27 ^ x33));
    const uint64_t x39 = x34 ^ (c4_mask & (x29 ^ x34));
    const uint64_t x40 = x35 ^ (c4_mask & (x30 ^ x35));
    uint64_t x41;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x41, x36, 0xe7739585f8c64aa2, 0);
    uint64_t x42;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x42, x37, 0x79cdf55b4e2f3d09, c5);
    uint64_t x43;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x43, x38, 0xffffffffffffffff, c6);
    uint64_t x44;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x44, x39, 0xfffffffe00000001, c7);
    uint64_t x45;
    const uint8_t c9 = limbforge_sub_borrow_u64(&x45, x40, 1, c8);
    const uint64_t c9_mask = (uint64_t)0 - (uint64_t)c9;
    const uint64_t x46 = x41 ^ (c9_mask & (x36 ^ x41));
    const uint64_t x47 = x42 ^ (c9_mask & (x37 ^ x42));
    const uint64_t x48 = x43 ^ (c9_mask & (x38 ^ x43));
    const uint64_t x49 = x44 ^ (c9_mask & (x39 ^ x44));
    const uint64_t x50 = x45 ^ (c9_mask & (x40 ^ x45));
    uint64_t x51;
    const uint8_t c10 = limbforge_sub_borrow_u64(&x51, x46, 0xf3b9cac2fc632551, 0);
    uint64_t x52;
    const uint8_t c11 = limbforge_sub_borrow_u64(&x52, x47, 0xbce6faada7179e84, c10);
    uint64_t x53;
    const uint8_t c12 = limbforge_sub_borrow_u64(&x53, x48, 0xffffffffffffffff, c11);
    uint64_t x54;
    const uint8_t c13 = limbforge_sub_borrow_u64(&x54, x49, 0xffffffff00000000, c12);
    uint64_t c14_unread;
    const uint8_t c14 = limbforge_sub_borrow_u64(&c14_unread, x50, 0, c13);
    const uint64_t c14_mask = (uint64_t)0 - (uint64_t)c14;
    const uint64_t o0 = x51 ^ (c14_mask & (x46 ^ x51));
    const uint64_t o1 = x52 ^ (c14_mask & (x47 ^ x52));
    const uint64_t o2 = x53 ^ (c14_mask & (x48 ^ x53));
    const uint64_t o3 = x54 ^ (c14_mask & (x49 ^ x54));
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// out = R * a (mod p)
void scalar_p256_to_montgomery(uint64_t out[4], const uint64_t a[4]) {
    uint64_t out_value[4];
    scalar_p256_mul(out_value, a, scalar_p256_r);
    memcpy(out, out_value, sizeof out_value);
}

// out = k * a (mod p)
void scalar_p256_mul_small(uint64_t out[4], const uint64_t a[4], uint32_t k) {
    uint64_t limbs[4];
    scalar_p256_limbs_of_word(limbs, k);
    uint64_t factor[4];
    scalar_p256_to_montgomery(factor, limbs);
    uint64_t out_value[4];
    scalar_p256_mul(out_value, a, factor);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
void scalar_p256_from_bytes(uint64_t out[4], const uint8_t bytes[32]) {
    uint64_t limbs[4];
    scalar_p256_limbs_of_bytes(limbs, bytes);
    uint64_t out_value[4];
    scalar_p256_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p), ok = 1 if bytes < p
void scalar_p256_from_bytes_canonical(uint64_t out[4], uint64_t *ok, const uint8_t bytes[32]) {
    uint64_t limbs[4];
    uint64_t ok_value;
    scalar_p256_limbs_of_bytes_canonical(limbs, &ok_value, bytes);
    uint64_t out_value[4];
    scalar_p256_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = 2 * a
void scalar_p256_double(uint64_t out[4], const uint64_t a[4]) {
    uint64_t out_value[4];
    scalar_p256_add(out_value, a, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a = 0, else 0
void scalar_p256_is_zero(uint64_t *out, const uint64_t a[4]) {
    uint8_t bytes[32];
    scalar_p256_to_bytes(bytes, a);
    uint64_t out_value;
    scalar_p256_bytes_are_zero(&out_value, bytes);
    *out = out_value;
}

// out = 1 if a = b, else 0
void scalar_p256_equal(uint64_t *out, const uint64_t a[4], const uint64_t b[4]) {
    uint64_t difference[4];
    scalar_p256_sub(difference, a, b);
    uint64_t out_value;
    scalar_p256_is_zero(&out_value, difference);
    *out = out_value;
}

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void scalar_p256_is_odd(uint64_t *out, const uint64_t a[4]) {
    uint8_t bytes[32];
    scalar_p256_to_bytes(bytes, a);
    uint8_t half[32];
    uint64_t out_value;
    scalar_p256_bytes_parity(half, &out_value, bytes);
    *out = out_value;
}

// out = -a if choice is 1, a if it is 0
void scalar_p256_conditional_negate(uint64_t out[4], const uint64_t a[4], uint64_t choice) {
    uint64_t opposite[4];
    scalar_p256_opp(opposite, a);
    uint64_t out_value[4];
    scalar_p256_select(out_value, choice, opposite, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void scalar_p256_from_bytes_wide(uint64_t out[4], const uint8_t bytes[64]) {
    uint8_t low_bytes[32];
    memcpy(low_bytes, bytes + 0, sizeof low_bytes);
    uint64_t low[4];
    scalar_p256_from_bytes(low, low_bytes);
    uint8_t high_bytes[32];
    memcpy(high_bytes, bytes + 32, sizeof high_bytes);
    uint64_t high[4];
    scalar_p256_from_bytes(high, high_bytes);
    uint64_t shifted[4];
    scalar_p256_mul(shifted, high, scalar_p256_wide);
    uint64_t out_value[4];
    scalar_p256_add(out_value, low, shifted);
    memcpy(out, out_value, sizeof out_value);
}

// out = a^(2^k)
//
// Time depends on k.
void scalar_p256_pow2k(uint64_t out[4], const uint64_t a[4], uint32_t k) {
    uint64_t out_value[4];
    memcpy(out_value, a, sizeof out_value);
    for (uint32_t i = 0; i < k; i++) {
        scalar_p256_square(out_value, out_value);
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void scalar_p256_vartime_pow(
    uint64_t out[4],
    const uint64_t a[4],
    const uint64_t *exponent, size_t exponent_words) {
    uint64_t out_value[4];
    memcpy(out_value, scalar_p256_one, sizeof out_value);
    for (size_t bit = 64 * exponent_words; bit-- > 0;) {
        scalar_p256_square(out_value, out_value);
        if ((exponent[bit / 64] >> (bit % 64)) & 1) {
            scalar_p256_mul(out_value, out_value, a);
        }
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void scalar_p256_invert(uint64_t out[4], const uint64_t a[4]) {
    int64_t f[5];
    memcpy(f, ((const int64_t[]){-(int64_t)0xc46353d039cdaaf, -(int64_t)0x19055258e8617b0, -67, -(int64_t)0xffffffff000, 0x10000}), sizeof f);
    int64_t g[5];
    scalar_p256_invert_start(g, a);
    int64_t d[5];
    memcpy(d, ((const int64_t[]){-(int64_t)0x4000000000000000, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, 1}), sizeof d);
    int64_t e[5];
    memcpy(e, ((const int64_t[]){-(int64_t)0x18c593ba304726bb, -(int64_t)0x3eec8badfcd810ca, -(int64_t)0x1b52504e9a79be26, -(int64_t)0x2a5457de03e9b79c, 102}), sizeof e);
    int64_t k;
    k = 0;
    int64_t u;
    u = -(int64_t)0x1000000000000000;
    int64_t v;
    v = 0;
    int64_t q;
    q = 0;
    int64_t r;
    r = -(int64_t)0x1000000000000000;
    int64_t low_f;
    scalar_p256_divsteps_head(&low_f, u, v, f, g);
    int64_t low_g;
    scalar_p256_divsteps_head(&low_g, q, r, f, g);
    for (uint32_t i = 0; i < 10; i++) {
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
        scalar_p256_divsteps_fg(&k, &u1, &v1, &q1, &r1, f, &low_1, &high_1, g, &low_2, &high_2, u0, v0, q0, r0, f, g, k, low_f, low_g);
        int64_t next_f;
        int64_t all_f;
        scalar_p256_divsteps_words(&next_f, &all_f, u1, v1, f, g);
        int64_t next_g;
        int64_t all_g;
        scalar_p256_divsteps_words(&next_g, &all_g, q1, r1, f, g);
        int64_t u2;
        int64_t v2;
        int64_t q2;
        int64_t r2;
        int64_t new_d[5];
        int64_t cut_u;
        int64_t cut_v;
        scalar_p256_divsteps_de(&k, &u2, &v2, &q2, &r2, new_d, &cut_u, &cut_v, u0, v0, d, e, k, next_f, next_g);
        scalar_p256_divsteps_low(&next_f, u2, v2, all_f, all_g);
        scalar_p256_divsteps_low(&next_g, q2, r2, all_f, all_g);
        int64_t u12;
        int64_t v12;
        int64_t q12;
        int64_t r12;
        scalar_p256_divsteps_pair(&u12, &v12, &q12, &r12, u2, v2, q2, r2, u1, v1, q1, r1);
        int64_t u3;
        int64_t v3;
        int64_t q3;
        int64_t r3;
        scalar_p256_divsteps_last(&k, &u3, &v3, &q3, &r3, e, &cut_u, &cut_v, q0, r0, d, e, k, next_f, next_g);
        memcpy(d, new_d, sizeof d);
        scalar_p256_divsteps_ahead(&low_f, u3, v3, next_f, next_g);
        scalar_p256_divsteps_ahead(&low_g, q3, r3, next_f, next_g);
        scalar_p256_divsteps_batch(&u, &v, &q, &r, u3, v3, q3, r3, u12, v12, q12, r12);
    }
    int64_t cut_u;
    int64_t cut_v;
    scalar_p256_update_de(d, &cut_u, &cut_v, u, v, d, e);
    uint64_t low_1;
    int64_t high_1;
    scalar_p256_update_fg(f, &low_1, &high_1, u, v, f, g);
    uint64_t negative;
    scalar_p256_invert_sign(&negative, f);
    uint64_t out_value[4];
    scalar_p256_invert_finish(out_value, negative, d);
    memcpy(out, out_value, sizeof out_value);
}

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void scalar_p256_invert_batch(uint64_t (*list)[4], uint64_t (*scratch)[4], size_t length) {
    uint64_t product[4];
    memcpy(product, scalar_p256_one, sizeof product);
    for (size_t i = 0; i < length; i++) {
        memcpy(scratch[i], product, sizeof scratch[i]);
        uint64_t x[4];
        memcpy(x, list[i], sizeof x);
        uint64_t zero;
        scalar_p256_is_zero(&zero, x);
        scalar_p256_select(x, zero, scalar_p256_one, x);
        scalar_p256_mul(product, product, x);
    }
    uint64_t inverse[4];
    scalar_p256_invert(inverse, product);
    for (size_t i = length; i-- > 0;) {
        uint64_t x[4];
        memcpy(x, list[i], sizeof x);
        uint64_t prefix[4];
        memcpy(prefix, scratch[i], sizeof prefix);
        uint64_t out[4];
        scalar_p256_mul(out, inverse, prefix);
        uint64_t zero;
        scalar_p256_is_zero(&zero, x);
        scalar_p256_select(out, zero, x, out);
        memcpy(list[i], out, sizeof list[i]);
        scalar_p256_select(x, zero, scalar_p256_one, x);
        scalar_p256_mul(inverse, inverse, x);
    }
}

// out = a^3618502787823632773834295217168986672812404850754242510700695595658391001386
static void scalar_p256_pow_root(uint64_t x85[4], const uint64_t a[4]) {
    uint64_t x1[4];
    scalar_p256_square(x1, a);
    uint64_t x2[4];
    scalar_p256_mul(x2, x1, a);
    uint64_t x3[4];
    scalar_p256_square(x3, x2);
    uint64_t x4[4];
    scalar_p256_mul(x4, x3, a);
    uint64_t x5[4];
    scalar_p256_square(x5, x4);
    uint64_t x6[4];
    scalar_p256_mul(x6, x5, a);
    uint64_t x7[4];
    scalar_p256_square(x7, x6);
    uint64_t x8[4];
    scalar_p256_mul(x8, x7, a);
    uint64_t x9[4];
    scalar_p256_square(x9, x8);
    uint64_t x10[4];
    scalar_p256_mul(x10, x9, a);
    uint64_t x11[4];
    memcpy(x11, x10, sizeof x11);
    for (uint32_t i = 0; i < 2; i++) {
        scalar_p256_square(x11, x11);
    }
    uint64_t x12[4];
    scalar_p256_mul(x12, x11, x2);
    uint64_t x13[4];
    memcpy(x13, x12, sizeof x13);
    for (uint32_t i = 0; i < 8; i++) {
        scalar_p256_square(x13, x13);
    }
    uint64_t x14[4];
    scalar_p256_mul(x14, x13, x12);
    uint64_t x15[4];
    memcpy(x15, x14, sizeof x15);
    for (uint32_t i = 0; i < 16; i++) {
        scalar_p256_square(x15, x15);
    }
    uint64_t x16[4];
    scalar_p256_mul(x16, x15, x14);
    uint64_t x17[4];
    memcpy(x17, x16, sizeof x17);
    for (uint32_t i = 0; i < 64; i++) {
        scalar_p256_square(x17, x17);
    }
    uint64_t x18[4];
    scalar_p256_mul(x18, x17, x16);
    uint64_t x19[4];
    memcpy(x19, x18, sizeof x19);
    for (uint32_t i = 0; i < 32; i++) {
        scalar_p256_square(x19, x19);
    }
    uint64_t x20[4];
    scalar_p256_mul(x20, x19, x16);
    uint64_t x21[4];
    scalar_p256_square(x21, x20);
    uint64_t x22[4];
    scalar_p256_mul(x22, x21, a);
    uint64_t x23[4];
    memcpy(x23, x22, sizeof x23);
    for (uint32_t i = 0; i < 5; i++) {
        scalar_p256_square(x23, x23);
    }
    uint64_t x24[4];
    scalar_p256_mul(x24, x23, x6);
    uint64_t x25[4];
    memcpy(x25, x24, sizeof x25);
    for (uint32_t i = 0; i < 5; i++) {
        scalar_p256_square(x25, x25);
    }
    uint64_t x26[4];
    scalar_p256_mul(x26, x25, x4);
    uint64_t x27[4];
    memcpy(x27, x26, sizeof x27);
    for (uint32_t i = 0; i < 4; i++) {
        scalar_p256_square(x27, x27);
    }
    uint64_t x28[4];
    scalar_p256_mul(x28, x27, x2);
    uint64_t x29[4];
    memcpy(x29, x28, sizeof x29);
    for (uint32_t i = 0; i < 6; i++) {
        scalar_p256_square(x29, x29);
    }
    uint64_t x30[4];
    scalar_p256_mul(x30, x29, x8);
    uint64_t x31[4];
    memcpy(x31, x30, sizeof x31);
    for (uint32_t i = 0; i < 2; i++) {
        scalar_p256_square(x31, x31);
    }
    uint64_t x32[4];
    scalar_p256_mul(x32, x31, a);
    uint64_t x33[4];
    memcpy(x33, x32, sizeof x33);
    for (uint32_t i = 0; i < 2; i++) {
        scalar_p256_square(x33, x33);
    }
    uint64_t x34[4];
    scalar_p256_mul(x34, x33, a);
    uint64_t x35[4];
    memcpy(x35, x34, sizeof x35);
    for (uint32_t i = 0; i < 2; i++) {
        scalar_p256_square(x35, x35);
    }
    uint64_t x36[4];
    scalar_p256_mul(x36, x35, a);
    uint64_t x37[4];
    memcpy(x37, x36, sizeof x37);
    for (uint32_t i = 0; i < 3; i++) {
        scalar_p256_square(x37, x37);
    }
    uint64_t x38[4];
    scalar_p256_mul(x38, x37, x2);
    uint64_t x39[4];
    memcpy(x39, x38, sizeof x39);
    for (uint32_t i = 0; i < 3; i++) {
        scalar_p256_square(x39, x39);
    }
    uint64_t x40[4];
    scalar_p256_mul(x40, x39, x2);
    uint64_t x41[4];
    memcpy(x41, x40, sizeof x41);
    for (uint32_t i = 0; i < 2; i++) {
        scalar_p256_square(x41, x41);
    }
    uint64_t x42[4];
    scalar_p256_mul(x42, x41, a);
    uint64_t x43[4];
    memcpy(x43, x42, sizeof x43);
    for (uint32_t i = 0; i < 5; i++) {
        scalar_p256_square(x43, x43);
    }
    uint64_t x44[4];
    scalar_p256_mul(x44, x43, x4);
    uint64_t x45[4];
    memcpy(x45, x44, sizeof x45);
    for (uint32_t i = 0; i < 4; i++) {
        scalar_p256_square(x45, x45);
    }
    uint64_t x46[4];
    scalar_p256_mul(x46, x45, a);
    uint64_t x47[4];
    memcpy(x47, x46, sizeof x47);
    for (uint32_t i = 0; i < 5; i++) {
        scalar_p256_square(x47, x47);
    }
    uint64_t x48[4];
    scalar_p256_mul(x48, x47, x6);
    uint64_t x49[4];
    memcpy(x49, x48, sizeof x49);
    for (uint32_t i = 0; i < 6; i++) {
        scalar_p256_square(x49, x49);
    }
    uint64_t x50[4];
    scalar_p256_mul(x50, x49, x6);
    uint64_t x51[4];
    memcpy(x51, x50, sizeof x51);
    for (uint32_t i = 0; i < 2; i++) {
        scalar_p256_square(x51, x51);
    }
    uint64_t x52[4];
    scalar_p256_mul(x52, x51, a);
    uint64_t x53[4];
    memcpy(x53, x52, sizeof x53);
    for (uint32_t i = 0; i < 5; i++) {
        scalar_p256_square(x53, x53);
    }
    uint64_t x54[4];
    scalar_p256_mul(x54, x53, a);
    uint64_t x55[4];
    memcpy(x55, x54, sizeof x55);
    for (uint32_t i = 0; i < 6; i++) {
        scalar_p256_square(x55, x55);
    }
    uint64_t x56[4];
    scalar_p256_mul(x56, x55, x6);
    uint64_t x57[4];
    memcpy(x57, x56, sizeof x57);
    for (uint32_t i = 0; i < 5; i++) {
        scalar_p256_square(x57, x57);
    }
    uint64_t x58[4];
    scalar_p256_mul(x58, x57, x4);
    uint64_t x59[4];
    memcpy(x59, x58, sizeof x59);
    for (uint32_t i = 0; i < 4; i++) {
        scalar_p256_square(x59, x59);
    }
    uint64_t x60[4];
    scalar_p256_mul(x60, x59, x4);
    uint64_t x61[4];
    memcpy(x61, x60, sizeof x61);
    for (uint32_t i = 0; i < 5; i++) {
        scalar_p256_square(x61, x61);
    }
    uint64_t x62[4];
    scalar_p256_mul(x62, x61, x4);
    uint64_t x63[4];
    memcpy(x63, x62, sizeof x63);
    for (uint32_t i = 0; i < 3; i++) {
        scalar_p256_square(x63, x63);
    }
    uint64_t x64[4];
    scalar_p256_mul(x64, x63, a);
    uint64_t x65[4];
    memcpy(x65, x64, sizeof x65);
    for (uint32_t i = 0; i < 2; i++) {
        scalar_p256_square(x65, x65);
    }
    uint64_t x66[4];
    scalar_p256_mul(x66, x65, a);
    uint64_t x67[4];
    memcpy(x67, x66, sizeof x67);
    for (uint32_t i = 0; i < 3; i++) {
        scalar_p256_square(x67, x67);
    }
    uint64_t x68[4];
    scalar_p256_mul(x68, x67, x2);
    uint64_t x69[4];
    memcpy(x69, x68, sizeof x69);
    for (uint32_t i = 0; i < 5; i++) {
        scalar_p256_square(x69, x69);
    }
    uint64_t x70[4];
    scalar_p256_mul(x70, x69, a);
    uint64_t x71[4];
    memcpy(x71, x70, sizeof x71);
    for (uint32_t i = 0; i < 7; i++) {
        scalar_p256_square(x71, x71);
    }
    uint64_t x72[4];
    scalar_p256_mul(x72, x71, x10);
    uint64_t x73[4];
    memcpy(x73, x72, sizeof x73);
    for (uint32_t i = 0; i < 5; i++) {
        scalar_p256_square(x73, x73);
    }
    uint64_t x74[4];
    scalar_p256_mul(x74, x73, x2);
    uint64_t x75[4];
    memcpy(x75, x74, sizeof x75);
    for (uint32_t i = 0; i < 5; i++) {
        scalar_p256_square(x75, x75);
    }
    uint64_t x76[4];
    scalar_p256_mul(x76, x75, x2);
    uint64_t x77[4];
    memcpy(x77, x76, sizeof x77);
    for (uint32_t i = 0; i < 3; i++) {
        scalar_p256_square(x77, x77);
    }
    uint64_t x78[4];
    scalar_p256_mul(x78, x77, a);
    uint64_t x79[4];
    memcpy(x79, x78, sizeof x79);
    for (uint32_t i = 0; i < 3; i++) {
        scalar_p256_square(x79, x79);
    }
    uint64_t x80[4];
    scalar_p256_mul(x80, x79, a);
    uint64_t x81[4];
    memcpy(x81, x80, sizeof x81);
    for (uint32_t i = 0; i < 2; i++) {
        scalar_p256_square(x81, x81);
    }
    uint64_t x82[4];
    scalar_p256_mul(x82, x81, a);
    uint64_t x83[4];
    memcpy(x83, x82, sizeof x83);
    for (uint32_t i = 0; i < 2; i++) {
        scalar_p256_square(x83, x83);
    }
    uint64_t x84[4];
    scalar_p256_mul(x84, x83, a);
    uint64_t x85_value[4];
    scalar_p256_square(x85_value, x84);
    memcpy(x85, x85_value, sizeof x85_value);
}

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void scalar_p256_sqrt(uint64_t out[4], uint64_t *ok, const uint64_t a[4]) {
    uint64_t out_value[4];
    scalar_p256_pow_root(out_value, a);
    uint64_t t[4];
    scalar_p256_square(t, out_value);
    scalar_p256_mul(t, t, a);
    scalar_p256_mul(out_value, out_value, a);
    uint64_t c[4];
    memcpy(c, scalar_p256_root_of_unity, sizeof c);
    for (uint32_t k = 3; k-- > 0;) {
        uint64_t b[4];
        scalar_p256_pow2k(b, t, k);
        uint64_t done;
        scalar_p256_equal(&done, b, scalar_p256_one);
        uint64_t next[4];
        scalar_p256_mul(next, out_value, c);
        scalar_p256_select(out_value, done, out_value, next);
        scalar_p256_square(c, c);
        scalar_p256_mul(next, t, c);
        scalar_p256_select(t, done, t, next);
    }
    uint64_t squared[4];
    scalar_p256_square(squared, out_value);
    uint64_t ok_value;
    scalar_p256_equal(&ok_value, squared, a);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = a^((p - 1) / 2)
static void scalar_p256_pow_euler(uint64_t out[4], const uint64_t a[4]) {
    uint64_t out_value[4];
    scalar_p256_pow_root(out_value, a);
    scalar_p256_square(out_value, out_value);
    scalar_p256_mul(out_value, out_value, a);
    for (uint32_t i = 0; i < 3; i++) {
        scalar_p256_square(out_value, out_value);
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a is a square or 0, else 0
void scalar_p256_is_square(uint64_t *out, const uint64_t a[4]) {
    uint64_t character[4];
    scalar_p256_pow_euler(character, a);
    uint64_t squared[4];
    scalar_p256_square(squared, character);
    uint64_t out_value;
    scalar_p256_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void scalar_p256_legendre(int64_t *out, const uint64_t a[4]) {
    uint64_t zero;
    scalar_p256_is_zero(&zero, a);
    uint64_t square;
    scalar_p256_is_square(&square, a);
    int64_t out_value;
    scalar_p256_sign_of(&out_value, zero, square);
    *out = out_value;
}
