// Arithmetic modulo 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed (scalar25519). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
// Recipe:  4x64 operand-scanning double-word montgomery(interleaved) carry(none)
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

#define SCALAR25519_LIMBS 4
#define SCALAR25519_BYTES 32

// 0.
const uint64_t scalar25519_zero[4] = {0, 0, 0, 0};

// 1.
const uint64_t scalar25519_one[4] = {
    0xd6ec31748d98951d,
    0xc6ef5bf4737dcf70,
    0xfffffffffffffffe,
    0xfffffffffffffff,
};

// 2^256: the weight of the upper half of wide bytes.
const uint64_t scalar25519_wide[4] = {
    0xa40611e3449c0f01,
    0xd00e1ba768859347,
    0xceec73d217f5be65,
    0x399411b7c309a3d,
};

// A primitive root of unity of order 2^2, 2 to the (p - 1) / 2^2.
const uint64_t scalar25519_root_of_unity[4] = {
    0x7c790e32b42f0e7d,
    0x4c8ce706a7ae2cc8,
    0xd73823cc921779ad,
    0x5599959893f562a,
};

// R: its limbs are those of R^2.
const uint64_t scalar25519_r[4] = {
    0xa40611e3449c0f01,
    0xd00e1ba768859347,
    0xceec73d217f5be65,
    0x399411b7c309a3d,
};

// `out = a + b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void scalar25519_add(uint64_t out[4], const uint64_t a[4], const uint64_t b[4]) {
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
    const uint64_t x4 = c3_mask & 0xd6ec31748d98951d;
    const uint64_t x5 = c3_mask & 0xc6ef5bf4737dcf70;
    const uint64_t x6 = c3_mask & 0xfffffffffffffffe;
    const uint64_t x7 = c3_mask & 0xfffffffffffffff;
    uint64_t x8;
    const uint8_t c4 = limbforge_add_carry_u64(&x8, x0, x4, 0);
    uint64_t x9;
    const uint8_t c5 = limbforge_add_carry_u64(&x9, x1, x5, c4);
    uint64_t x10;
    const uint8_t c6 = limbforge_add_carry_u64(&x10, x2, x6, c5);
    uint64_t x11;
    const uint8_t c7 = limbforge_add_carry_u64(&x11, x3, x7, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x12 = c7_mask & 0xd6ec31748d98951d;
    const uint64_t x13 = c7_mask & 0xc6ef5bf4737dcf70;
    const uint64_t x14 = c7_mask & 0xfffffffffffffffe;
    const uint64_t x15 = c7_mask & 0xfffffffffffffff;
    uint64_t o0;
    const uint8_t c8 = limbforge_add_carry_u64(&o0, x8, x12, 0);
    uint64_t o1;
    const uint8_t c9 = limbforge_add_carry_u64(&o1, x9, x13, c8);
    uint64_t o2;
    const uint8_t c10 = limbforge_add_carry_u64(&o2, x10, x14, c9);
    uint64_t o3;
    limbforge_add_carry_u64(&o3, x11, x15, c10);
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
void scalar25519_sub(uint64_t out[4], const uint64_t a[4], const uint64_t b[4]) {
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
    const uint64_t x4 = c3_mask & 0xd6ec31748d98951d;
    const uint64_t x5 = c3_mask & 0xc6ef5bf4737dcf70;
    const uint64_t x6 = c3_mask & 0xfffffffffffffffe;
    const uint64_t x7 = c3_mask & 0xfffffffffffffff;
    uint64_t x8;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x8, x0, x4, 0);
    uint64_t x9;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x9, x1, x5, c4);
    uint64_t x10;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x10, x2, x6, c5);
    uint64_t x11;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x11, x3, x7, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x12 = c7_mask & 0xd6ec31748d98951d;
    const uint64_t x13 = c7_mask & 0xc6ef5bf4737dcf70;
    const uint64_t x14 = c7_mask & 0xfffffffffffffffe;
    const uint64_t x15 = c7_mask & 0xfffffffffffffff;
    uint64_t o0;
    const uint8_t c8 = limbforge_sub_borrow_u64(&o0, x8, x12, 0);
    uint64_t o1;
    const uint8_t c9 = limbforge_sub_borrow_u64(&o1, x9, x13, c8);
    uint64_t o2;
    const uint8_t c10 = limbforge_sub_borrow_u64(&o2, x10, x14, c9);
    uint64_t o3;
    limbforge_sub_borrow_u64(&o3, x11, x15, c10);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `out = -a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void scalar25519_opp(uint64_t out[4], const uint64_t a[4]) {
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
    const uint64_t x4 = c3_mask & 0xd6ec31748d98951d;
    const uint64_t x5 = c3_mask & 0xc6ef5bf4737dcf70;
    const uint64_t x6 = c3_mask & 0xfffffffffffffffe;
    const uint64_t x7 = c3_mask & 0xfffffffffffffff;
    uint64_t x8;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x8, x0, x4, 0);
    uint64_t x9;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x9, x1, x5, c4);
    uint64_t x10;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x10, x2, x6, c5);
    uint64_t x11;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x11, x3, x7, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x12 = c7_mask & 0xd6ec31748d98951d;
    const uint64_t x13 = c7_mask & 0xc6ef5bf4737dcf70;
    const uint64_t x14 = c7_mask & 0xfffffffffffffffe;
    const uint64_t x15 = c7_mask & 0xfffffffffffffff;
    uint64_t o0;
    const uint8_t c8 = limbforge_sub_borrow_u64(&o0, x8, x12, 0);
    uint64_t o1;
    const uint8_t c9 = limbforge_sub_borrow_u64(&o1, x9, x13, c8);
    uint64_t o2;
    const uint8_t c10 = limbforge_sub_borrow_u64(&o2, x10, x14, c9);
    uint64_t o3;
    limbforge_sub_borrow_u64(&o3, x11, x15, c10);
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
void scalar25519_mul(uint64_t out[4], const uint64_t a[4], const uint64_t b[4]) {
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
    const u128 r1 = (u128)b0 * a1 + (u128)x1;
    const uint64_t x2 = (uint64_t)r1;
    const uint64_t x3 = (uint64_t)(r1 >> 64);
    const u128 r2 = (u128)b0 * a2 + (u128)x3;
    const uint64_t x4 = (uint64_t)r2;
    const uint64_t x5 = (uint64_t)(r2 >> 64);
    const u128 r3 = (u128)b0 * a3 + (u128)x5;
    const uint64_t x6 = (uint64_t)r3;
    const uint64_t x7 = (uint64_t)(r3 >> 64);
    const uint64_t x8 = x0 * 0xd2b51da312547e1b;
    const u128 r4 = (u128)x8 * 0x5812631a5cf5d3ed + (u128)x0;
    const uint64_t x9 = (uint64_t)(r4 >> 64);
    const u128 r5 = (u128)x8 * 0x14def9dea2f79cd6 + (u128)x2 + (u128)x9;
    const uint64_t x10 = (uint64_t)r5;
    const uint64_t x11 = (uint64_t)(r5 >> 64);
    const u128 r6 = (u128)x4 + (u128)x11;
    const uint64_t x12 = (uint64_t)r6;
    const uint64_t x13 = (uint64_t)(r6 >> 64);
    const u128 r7 = ((u128)x8 << 60) + (u128)x6 + (u128)x13;
    const uint64_t x14 = (uint64_t)r7;
    const uint64_t x15 = (uint64_t)(r7 >> 64);
    uint64_t x16;
    const uint8_t c0 = limbforge_add_carry_u64(&x16, x7, x15, 0);
    const u128 r8 = (u128)b1 * a0 + (u128)x10;
    const uint64_t x17 = (uint64_t)r8;
    const uint64_t x18 = (uint64_t)(r8 >> 64);
    const u128 r9 = (u128)b1 * a1 + (u128)x12 + (u128)x18;
    const uint64_t x19 = (uint64_t)r9;
    const uint64_t x20 = (uint64_t)(r9 >> 64);
    const u128 r10 = (u128)b1 * a2 + (u128)x14 + (u128)x20;
    const uint64_t x21 = (uint64_t)r10;
    const uint64_t x22 = (uint64_t)(r10 >> 64);
    const u128 r11 = (u128)b1 * a3 + (u128)x16 + (u128)x22;
    const uint64_t x23 = (uint64_t)r11;
    const uint64_t x24 = (uint64_t)(r11 >> 64);
    uint64_t x25;
    const uint8_t c1 = limbforge_add_carry_u64(&x25, (uint64_t)c0, x24, 0);
    const uint64_t x26 = x17 * 0xd2b51da312547e1b;
    const u128 r12 = (u128)x26 * 0x5812631a5cf5d3ed + (u128)x17;
    const uint64_t x27 = (uint64_t)(r12 >> 64);
    const u128 r13 = (u128)x26 * 0x14def9dea2f79cd6 + (u128)x19 + (u128)x27;
    const uint64_t x28 = (uint64_t)r13;
    const uint64_t x29 = (uint64_t)(r13 >> 64);
    const u128 r14 = (u128)x21 + (u128)x29;
    const uint64_t x30 = (uint64_t)r14;
    const uint64_t x31 = (uint64_t)(r14 >> 64);
    const u128 r15 = ((u128)x26 << 60) + (u128)x23 + (u128)x31;
    const uint64_t x32 = (uint64_t)r15;
    const uint64_t x33 = (uint64_t)(r15 >> 64);
    uint64_t x34;
    const uint8_t c2 = limbforge_add_carry_u64(&x34, x25, x33, 0);
    const uint64_t x35 = (uint64_t)c1 + (uint64_t)c2;
    const u128 r16 = (u128)b2 * a0 + (u128)x28;
    const uint64_t x36 = (uint64_t)r16;
    const uint64_t x37 = (uint64_t)(r16 >> 64);
    const u128 r17 = (u128)b2 * a1 + (u128)x30 + (u128)x37;
    const uint64_t x38 = (uint64_t)r17;
    const uint64_t x39 = (uint64_t)(r17 >> 64);
    const u128 r18 = (u128)b2 * a2 + (u128)x32 + (u128)x39;
    const uint64_t x40 = (uint64_t)r18;
    const uint64_t x41 = (uint64_t)(r18 >> 64);
    const u128 r19 = (u128)b2 * a3 + (u128)x34 + (u128)x41;
    const uint64_t x42 = (uint64_t)r19;
    const uint64_t x43 = (uint64_t)(r19 >> 64);
    uint64_t x44;
    const uint8_t c3 = limbforge_add_carry_u64(&x44, x35, x43, 0);
    const uint64_t x45 = x36 * 0xd2b51da312547e1b;
    const u128 r20 = (u128)x45 * 0x5812631a5cf5d3ed + (u128)x36;
    const uint64_t x46 = (uint64_t)(r20 >> 64);
    const u128 r21 = (u128)x45 * 0x14def9dea2f79cd6 + (u128)x38 + (u128)x46;
    const uint64_t x47 = (uint64_t)r21;
    const uint64_t x48 = (uint64_t)(r21 >> 64);
    const u128 r22 = (u128)x40 + (u128)x48;
    const uint64_t x49 = (uint64_t)r22;
    const uint64_t x50 = (uint64_t)(r22 >> 64);
    const u128 r23 = ((u128)x45 << 60) + (u128)x42 + (u128)x50;
    const uint64_t x51 = (uint64_t)r23;
    const uint64_t x52 = (uint64_t)(r23 >> 64);
    uint64_t x53;
    const uint8_t c4 = limbforge_add_carry_u64(&x53, x44, x52, 0);
    const uint64_t x54 = (uint64_t)c3 + (uint64_t)c4;
    const u128 r24 = (u128)b3 * a0 + (u128)x47;
    const uint64_t x55 = (uint64_t)r24;
    const uint64_t x56 = (uint64_t)(r24 >> 64);
    const u128 r25 = (u128)b3 * a1 + (u128)x49 + (u128)x56;
    const uint64_t x57 = (uint64_t)r25;
    const uint64_t x58 = (uint64_t)(r25 >> 64);
    const u128 r26 = (u128)b3 * a2 + (u128)x51 + (u128)x58;
    const uint64_t x59 = (uint64_t)r26;
    const uint64_t x60 = (uint64_t)(r26 >> 64);
    const u128 r27 = (u128)b3 * a3 + (u128)x53 + (u128)x60;
    const uint64_t x61 = (uint64_t)r27;
    const uint64_t x62 = (uint64_t)(r27 >> 64);
    uint64_t x63;
    const uint8_t c5 = limbforge_add_carry_u64(&x63, x54, x62, 0);
    const uint64_t x64 = x55 * 0xd2b51da312547e1b;
    const u128 r28 = (u128)x64 * 0x5812631a5cf5d3ed + (u128)x55;
    const uint64_t x65 = (uint64_t)(r28 >> 64);
    const u128 r29 = (u128)x64 * 0x14def9dea2f79cd6 + (u128)x57 + (u128)x65;
    const uint64_t x66 = (uint64_t)r29;
    const uint64_t x67 = (uint64_t)(r29 >> 64);
    const u128 r30 = (u128)x59 + (u128)x67;
    const uint64_t x68 = (uint64_t)r30;
    const uint64_t x69 = (uint64_t)(r30 >> 64);
    const u128 r31 = ((u128)x64 << 60) + (u128)x61 + (u128)x69;
    const uint64_t x70 = (uint64_t)r31;
    const uint64_t x71 = (uint64_t)(r31 >> 64);
    uint64_t x72;
    const uint8_t c6 = limbforge_add_carry_u64(&x72, x63, x71, 0);
    const uint64_t x73 = (uint64_t)c5 + (uint64_t)c6;
    const uint8_t c7 = (uint8_t)x73;
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x74 = c7_mask & 0x5812631a5cf5d3ed;
    const uint64_t x75 = c7_mask & 0x14def9dea2f79cd6;
    const uint64_t x76 = c7_mask & 0x1000000000000000;
    uint64_t o0;
    const uint8_t c8 = limbforge_sub_borrow_u64(&o0, x66, x74, 0);
    uint64_t o1;
    const uint8_t c9 = limbforge_sub_borrow_u64(&o1, x68, x75, c8);
    uint64_t o2;
    const uint8_t c10 = limbforge_sub_borrow_u64(&o2, x70, 0, c9);
    uint64_t o3;
    limbforge_sub_borrow_u64(&o3, x72, x76, c10);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `R * out = a^2 (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void scalar25519_square(uint64_t out[4], const uint64_t a[4]) {
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
    const u128 r4 = (u128)a1 * a1;
    const uint64_t x2 = (uint64_t)r4;
    const uint64_t x3 = (uint64_t)(r4 >> 64);
    const u128 r5 = (u128)a2 * a2;
    const uint64_t x4 = (uint64_t)r5;
    const uint64_t x5 = (uint64_t)(r5 >> 64);
    const u128 r6 = (u128)a3 * a3;
    const uint64_t x6 = (uint64_t)r6;
    const uint64_t x7 = (uint64_t)(r6 >> 64);
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
    const u128 r7 = (u128)a1 * a2 + (u128)x14;
    const uint64_t x16 = (uint64_t)r7;
    const uint64_t x17 = (uint64_t)(r7 >> 64);
    const u128 r8 = (u128)a1 * a3 + (u128)x15 + (u128)x17;
    const uint64_t x18 = (uint64_t)r8;
    const uint64_t x19 = (uint64_t)(r8 >> 64);
    const u128 r9 = (u128)a2 * a3 + (u128)x19;
    const uint64_t x20 = (uint64_t)r9;
    const uint64_t x21 = (uint64_t)(r9 >> 64);
    const uint64_t x22 = x8 & 0x7fffffffffffffff;
    const uint64_t x22_2 = x22 << 1;
    const uint64_t x23 = (x12 << 1) | (x8 >> 63);
    const uint64_t x24 = (x16 << 1) | (x12 >> 63);
    const uint64_t x25 = (x18 << 1) | (x16 >> 63);
    const uint64_t x26 = (x20 << 1) | (x18 >> 63);
    const uint64_t x27 = (x21 << 1) | (x20 >> 63);
    const uint64_t x28 = x21 >> 63;
    uint64_t x29;
    const uint8_t c2 = limbforge_add_carry_u64(&x29, x1, x22_2, 0);
    uint64_t x30;
    const uint8_t c3 = limbforge_add_carry_u64(&x30, x2, x23, c2);
    uint64_t x31;
    const uint8_t c4 = limbforge_add_carry_u64(&x31, x3, x24, c3);
    uint64_t x32;
    const uint8_t c5 = limbforge_add_carry_u64(&x32, x4, x25, c4);
    uint64_t x33;
    const uint8_t c6 = limbforge_add_carry_u64(&x33, x5, x26, c5);
    uint64_t x34;
    const uint8_t c7 = limbforge_add_carry_u64(&x34, x6, x27, c6);
    uint64_t x35;
    limbforge_add_carry_u64(&x35, x7, x28, c7);
    const uint64_t x36 = x0 * 0xd2b51da312547e1b;
    const u128 r10 = (u128)x36 * 0x5812631a5cf5d3ed + (u128)x0;
    const uint64_t x37 = (uint64_t)(r10 >> 64);
    const u128 r11 = (u128)x36 * 0x14def9dea2f79cd6 + (u128)x29 + (u128)x37;
    const uint64_t x38 = (uint64_t)r11;
    const uint64_t x39 = (uint64_t)(r11 >> 64);
    const u128 r12 = (u128)x30 + (u128)x39;
    const uint64_t x40 = (uint64_t)r12;
    const uint64_t x41 = (uint64_t)(r12 >> 64);
    const u128 r13 = ((u128)x36 << 60) + (u128)x31 + (u128)x41;
    const uint64_t x42 = (uint64_t)r13;
    const uint64_t x43 = (uint64_t)(r13 >> 64);
    uint64_t x44;
    const uint8_t c8 = limbforge_add_carry_u64(&x44, x32, x43, 0);
    const uint64_t x45 = x38 * 0xd2b51da312547e1b;
    const u128 r14 = (u128)x45 * 0x5812631a5cf5d3ed + (u128)x38;
    const uint64_t x46 = (uint64_t)(r14 >> 64);
    const u128 r15 = (u128)x45 * 0x14def9dea2f79cd6 + (u128)x40 + (u128)x46;
    const uint64_t x47 = (uint64_t)r15;
    const uint64_t x48 = (uint64_t)(r15 >> 64);
    const u128 r16 = (u128)x42 + (u128)x48;
    const uint64_t x49 = (uint64_t)r16;
    const uint64_t x50 = (uint64_t)(r16 >> 64);
    const u128 r17 = ((u128)x45 << 60) + (u128)x44 + (u128)x50;
    const uint64_t x51 = (uint64_t)r17;
    const uint64_t x52 = (uint64_t)(r17 >> 64);
    uint64_t x53;
    const uint8_t c9 = limbforge_add_carry_u64(&x53, x33, x52, c8);
    const uint64_t x54 = x47 * 0xd2b51da312547e1b;
    const u128 r18 = (u128)x54 * 0x5812631a5cf5d3ed + (u128)x47;
    const uint64_t x55 = (uint64_t)(r18 >> 64);
    const u128 r19 = (u128)x54 * 0x14def9dea2f79cd6 + (u128)x49 + (u128)x55;
    const uint64_t x56 = (uint64_t)r19;
    const uint64_t x57 = (uint64_t)(r19 >> 64);
    const u128 r20 = (u128)x51 + (u128)x57;
    const uint64_t x58 = (uint64_t)r20;
    const uint64_t x59 = (uint64_t)(r20 >> 64);
    const u128 r21 = ((u128)x54 << 60) + (u128)x53 + (u128)x59;
    const uint64_t x60 = (uint64_t)r21;
    const uint64_t x61 = (uint64_t)(r21 >> 64);
    uint64_t x62;
    const uint8_t c10 = limbforge_add_carry_u64(&x62, x34, x61, c9);
    const uint64_t x63 = x56 * 0xd2b51da312547e1b;
    const u128 r22 = (u128)x63 * 0x5812631a5cf5d3ed + (u128)x56;
    const uint64_t x64 = (uint64_t)(r22 >> 64);
    const u128 r23 = (u128)x63 * 0x14def9dea2f79cd6 + (u128)x58 + (u128)x64;
    const uint64_t x65 = (uint64_t)r23;
    const uint64_t x66 = (uint64_t)(r23 >> 64);
    const u128 r24 = (u128)x60 + (u128)x66;
    const uint64_t x67 = (uint64_t)r24;
    const uint64_t x68 = (uint64_t)(r24 >> 64);
    const u128 r25 = ((u128)x63 << 60) + (u128)x62 + (u128)x68;
    const uint64_t x69 = (uint64_t)r25;
    const uint64_t x70 = (uint64_t)(r25 >> 64);
    uint64_t x71;
    const uint8_t c11 = limbforge_add_carry_u64(&x71, x35, x70, c10);
    const uint64_t c11_mask = (uint64_t)0 - (uint64_t)c11;
    const uint64_t x72 = c11_mask & 0x5812631a5cf5d3ed;
    const uint64_t x73 = c11_mask & 0x14def9dea2f79cd6;
    const uint64_t x74 = c11_mask & 0x1000000000000000;
    uint64_t o0;
    const uint8_t c12 = limbforge_sub_borrow_u64(&o0, x65, x72, 0);
    uint64_t o1;
    const uint8_t c13 = limbforge_sub_borrow_u64(&o1, x67, x73, c12);
    uint64_t o2;
    const uint8_t c14 = limbforge_sub_borrow_u64(&o2, x69, 0, c13);
    uint64_t o3;
    limbforge_sub_borrow_u64(&o3, x71, x74, c14);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// `2 * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void scalar25519_halve(uint64_t out[4], const uint64_t a[4]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t x0 = a0 & 1;
    const uint8_t c0 = (uint8_t)x0;
    const uint64_t c0_mask = (uint64_t)0 - (uint64_t)c0;
    const uint64_t x1 = c0_mask & 0x5812631a5cf5d3ed;
    const uint64_t x2 = c0_mask & 0x14def9dea2f79cd6;
    const uint64_t x3 = c0_mask & 0x1000000000000000;
    uint64_t x4;
    const uint8_t c1 = limbforge_add_carry_u64(&x4, a0, x1, 0);
    uint64_t x5;
    const uint8_t c2 = limbforge_add_carry_u64(&x5, a1, x2, c1);
    uint64_t x6;
    const uint8_t c3 = limbforge_add_carry_u64(&x6, a2, 0, c2);
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

// `out = a if choice is 1, b if it is 0`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void scalar25519_select(
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
void scalar25519_swap(
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
// - gives `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^60]`
void scalar25519_to_bytes(uint8_t out[32], const uint64_t a[4]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t x0 = a0 * 0xd2b51da312547e1b;
    const u128 r0 = (u128)x0 * 0x5812631a5cf5d3ed + (u128)a0;
    const uint64_t x1 = (uint64_t)(r0 >> 64);
    const u128 r1 = (u128)x0 * 0x14def9dea2f79cd6 + (u128)a1 + (u128)x1;
    const uint64_t x2 = (uint64_t)r1;
    const uint64_t x3 = (uint64_t)(r1 >> 64);
    const u128 r2 = (u128)a2 + (u128)x3;
    const uint64_t x4 = (uint64_t)r2;
    const uint64_t x5 = (uint64_t)(r2 >> 64);
    const u128 r3 = ((u128)x0 << 60) + (u128)a3 + (u128)x5;
    const uint64_t x6 = (uint64_t)r3;
    const uint64_t x7 = (uint64_t)(r3 >> 64);
    const uint64_t x8 = x2 * 0xd2b51da312547e1b;
    const u128 r4 = (u128)x8 * 0x5812631a5cf5d3ed + (u128)x2;
    const uint64_t x9 = (uint64_t)(r4 >> 64);
    const u128 r5 = (u128)x8 * 0x14def9dea2f79cd6 + (u128)x4 + (u128)x9;
    const uint64_t x10 = (uint64_t)r5;
    const uint64_t x11 = (uint64_t)(r5 >> 64);
    const u128 r6 = (u128)x6 + (u128)x11;
    const uint64_t x12 = (uint64_t)r6;
    const uint64_t x13 = (uint64_t)(r6 >> 64);
    const u128 r7 = ((u128)x8 << 60) + (u128)x7 + (u128)x13;
    const uint64_t x14 = (uint64_t)r7;
    const uint64_t x15 = (uint64_t)(r7 >> 64);
    const uint64_t x16 = x10 * 0xd2b51da312547e1b;
    const u128 r8 = (u128)x16 * 0x5812631a5cf5d3ed + (u128)x10;
    const uint64_t x17 = (uint64_t)(r8 >> 64);
    const u128 r9 = (u128)x16 * 0x14def9dea2f79cd6 + (u128)x12 + (u128)x17;
    const uint64_t x18 = (uint64_t)r9;
    const uint64_t x19 = (uint64_t)(r9 >> 64);
    const u128 r10 = (u128)x14 + (u128)x19;
    const uint64_t x20 = (uint64_t)r10;
    const uint64_t x21 = (uint64_t)(r10 >> 64);
    const u128 r11 = ((u128)x16 << 60) + (u128)x15 + (u128)x21;
    const uint64_t x22 = (uint64_t)r11;
    const uint64_t x23 = (uint64_t)(r11 >> 64);
    const uint64_t x24 = x18 * 0xd2b51da312547e1b;
    const u128 r12 = (u128)x24 * 0x5812631a5cf5d3ed + (u128)x18;
    const uint64_t x25 = (uint64_t)(r12 >> 64);
    const u128 r13 = (u128)x24 * 0x14def9dea2f79cd6 + (u128)x20 + (u128)x25;
    const uint64_t x26 = (uint64_t)r13;
    const uint64_t x27 = (uint64_t)(r13 >> 64);
    const u128 r14 = (u128)x22 + (u128)x27;
    const uint64_t x28 = (uint64_t)r14;
    const uint64_t x29 = (uint64_t)(r14 >> 64);
    const u128 r15 = ((u128)x24 << 60) + (u128)x23 + (u128)x29;
    const uint64_t x30 = (uint64_t)r15;
    const uint64_t x31 = (uint64_t)(r15 >> 64);
    uint64_t x32;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x32, x26, 0x5812631a5cf5d3ed, 0);
    uint64_t x33;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x33, x28, 0x14def9dea2f79cd6, c0);
    uint64_t x34;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x34, x30, 0, c1);
    uint64_t x35;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x35, x31, 0x1000000000000000, c2);
    const uint64_t c3_mask = (uint64_t)0 - (uint64_t)c3;
    const uint64_t o0 = x32 ^ (c3_mask & (x26 ^ x32));
    const uint64_t o1 = x33 ^ (c3_mask & (x28 ^ x33));
    const uint64_t o2 = x34 ^ (c3_mask & (x30 ^ x34));
    const uint64_t o3 = x35 ^ (c3_mask & (x31 ^ x35));
    limbforge_store_u64(out + 0, 8, o0);
    limbforge_store_u64(out + 8, 8, o1);
    limbforge_store_u64(out + 16, 8, o2);
    limbforge_store_u64(out + 24, 8, o3);
}

// `limbs of out = bytes (mod p): out = bytes / R`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void scalar25519_limbs_of_bytes(uint64_t out[4], const uint8_t bytes[32]) {
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
void scalar25519_limbs_of_bytes_canonical(uint64_t out[4], uint64_t *ok, const uint8_t bytes[32]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    uint64_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u64(&c0_unread, bytes0, 0x5812631a5cf5d3ed, 0);
    uint64_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u64(&c1_unread, bytes1, 0x14def9dea2f79cd6, c0);
    uint64_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u64(&c2_unread, bytes2, 0, c1);
    uint64_t ok0_unread;
    const uint8_t ok0 = limbforge_sub_borrow_u64(&ok0_unread, bytes3, 0x1000000000000000, c2);
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
void scalar25519_limbs_of_word(uint64_t out[4], uint32_t k) {
    out[0] = (uint64_t)k;
    out[1] = 0;
    out[2] = 0;
    out[3] = 0;
}

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - gives `out` in `[0, 1]`
void scalar25519_bytes_are_zero(uint64_t *out, const uint8_t bytes[32]) {
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
void scalar25519_bytes_parity(uint8_t half[32], uint64_t *odd, const uint8_t bytes[32]) {
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
void scalar25519_sign_of(int64_t *out, uint64_t is_zero, uint64_t is_square) {
    const uint64_t x0 = is_square + is_square;
    const uint64_t x1 = is_zero + 1;
    const int64_t o0 = (int64_t)x0 - (int64_t)x1;
    *out = o0;
}

// `R * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - gives `out`: every word in `[0, 2^64 - 1]`
void scalar25519_from_montgomery(uint64_t out[4], const uint64_t a[4]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t x0 = a0 * 0xd2b51da312547e1b;
    const u128 r0 = (u128)x0 * 0x5812631a5cf5d3ed + (u128)a0;
    const uint64_t x1 = (uint64_t)(r0 >> 64);
    const u128 r1 = (u128)x0 * 0x14def9dea2f79cd6 + (u128)a1 + (u128)x1;
    const uint64_t x2 = (uint64_t)r1;
    const uint64_t x3 = (uint64_t)(r1 >> 64);
    const u128 r2 = (u128)a2 + (u128)x3;
    const uint64_t x4 = (uint64_t)r2;
    const uint64_t x5 = (uint64_t)(r2 >> 64);
    const u128 r3 = ((u128)x0 << 60) + (u128)a3 + (u128)x5;
    const uint64_t x6 = (uint64_t)r3;
    const uint64_t x7 = (uint64_t)(r3 >> 64);
    const uint64_t x8 = x2 * 0xd2b51da312547e1b;
    const u128 r4 = (u128)x8 * 0x5812631a5cf5d3ed + (u128)x2;
    const uint64_t x9 = (uint64_t)(r4 >> 64);
    const u128 r5 = (u128)x8 * 0x14def9dea2f79cd6 + (u128)x4 + (u128)x9;
    const uint64_t x10 = (uint64_t)r5;
    const uint64_t x11 = (uint64_t)(r5 >> 64);
    const u128 r6 = (u128)x6 + (u128)x11;
    const uint64_t x12 = (uint64_t)r6;
    const uint64_t x13 = (uint64_t)(r6 >> 64);
    const u128 r7 = ((u128)x8 << 60) + (u128)x7 + (u128)x13;
    const uint64_t x14 = (uint64_t)r7;
    const uint64_t x15 = (uint64_t)(r7 >> 64);
    const uint64_t x16 = x10 * 0xd2b51da312547e1b;
    const u128 r8 = (u128)x16 * 0x5812631a5cf5d3ed + (u128)x10;
    const uint64_t x17 = (uint64_t)(r8 >> 64);
    const u128 r9 = (u128)x16 * 0x14def9dea2f79cd6 + (u128)x12 + (u128)x17;
    const uint64_t x18 = (uint64_t)r9;
    const uint64_t x19 = (uint64_t)(r9 >> 64);
    const u128 r10 = (u128)x14 + (u128)x19;
    const uint64_t x20 = (uint64_t)r10;
    const uint64_t x21 = (uint64_t)(r10 >> 64);
    const u128 r11 = ((u128)x16 << 60) + (u128)x15 + (u128)x21;
    const uint64_t x22 = (uint64_t)r11;
    const uint64_t x23 = (uint64_t)(r11 >> 64);
    const uint64_t x24 = x18 * 0xd2b51da312547e1b;
    const u128 r12 = (u128)x24 * 0x5812631a5cf5d3ed + (u128)x18;
    const uint64_t x25 = (uint64_t)(r12 >> 64);
    const u128 r13 = (u128)x24 * 0x14def9dea2f79cd6 + (u128)x20 + (u128)x25;
    const uint64_t o0 = (uint64_t)r13;
    const uint64_t x26 = (uint64_t)(r13 >> 64);
    const u128 r14 = (u128)x22 + (u128)x26;
    const uint64_t o1 = (uint64_t)r14;
    const uint64_t x27 = (uint64_t)(r14 >> 64);
    const u128 r15 = ((u128)x24 << 60) + (u128)x23 + (u128)x27;
    const uint64_t o2 = (uint64_t)r15;
    const uint64_t o3 = (uint64_t)(r15 >> 64);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
}

// out = R * a (mod p)
void scalar25519_to_montgomery(uint64_t out[4], const uint64_t a[4]) {
    uint64_t out_value[4];
    scalar25519_mul(out_value, a, scalar25519_r);
    memcpy(out, out_value, sizeof out_value);
}

// out = k * a (mod p)
void scalar25519_mul_small(uint64_t out[4], const uint64_t a[4], uint32_t k) {
    uint64_t limbs[4];
    scalar25519_limbs_of_word(limbs, k);
    uint64_t factor[4];
    scalar25519_to_montgomery(factor, limbs);
    uint64_t out_value[4];
    scalar25519_mul(out_value, a, factor);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
void scalar25519_from_bytes(uint64_t out[4], const uint8_t bytes[32]) {
    uint64_t limbs[4];
    scalar25519_limbs_of_bytes(limbs, bytes);
    uint64_t out_value[4];
    scalar25519_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p), ok = 1 if bytes < p
void scalar25519_from_bytes_canonical(uint64_t out[4], uint64_t *ok, const uint8_t bytes[32]) {
    uint64_t limbs[4];
    uint64_t ok_value;
    scalar25519_limbs_of_bytes_canonical(limbs, &ok_value, bytes);
    uint64_t out_value[4];
    scalar25519_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = 2 * a
void scalar25519_double(uint64_t out[4], const uint64_t a[4]) {
    uint64_t out_value[4];
    scalar25519_add(out_value, a, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a = 0, else 0
void scalar25519_is_zero(uint64_t *out, const uint64_t a[4]) {
    uint8_t bytes[32];
    scalar25519_to_bytes(bytes, a);
    uint64_t out_value;
    scalar25519_bytes_are_zero(&out_value, bytes);
    *out = out_value;
}

// out = 1 if a = b, else 0
void scalar25519_equal(uint64_t *out, const uint64_t a[4], const uint64_t b[4]) {
    uint64_t difference[4];
    scalar25519_sub(difference, a, b);
    uint64_t out_value;
    scalar25519_is_zero(&out_value, difference);
    *out = out_value;
}

// out = the parity of a in [0, p): its sign as RFC 9380 (section 4.1) and many encodings define it
void scalar25519_is_odd(uint64_t *out, const uint64_t a[4]) {
    uint8_t bytes[32];
    scalar25519_to_bytes(bytes, a);
    uint8_t half[32];
    uint64_t out_value;
    scalar25519_bytes_parity(half, &out_value, bytes);
    *out = out_value;
}

// out = -a if choice is 1, a if it is 0
void scalar25519_conditional_negate(uint64_t out[4], const uint64_t a[4], uint64_t choice) {
    uint64_t opposite[4];
    scalar25519_opp(opposite, a);
    uint64_t out_value[4];
    scalar25519_select(out_value, choice, opposite, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
//
// From uniform bytes the result is uniform but for a bias below 2^(8 - 8 * BYTES).
void scalar25519_from_bytes_wide(uint64_t out[4], const uint8_t bytes[64]) {
    uint8_t low_bytes[32];
    memcpy(low_bytes, bytes + 0, sizeof low_bytes);
    uint64_t low[4];
    scalar25519_from_bytes(low, low_bytes);
    uint8_t high_bytes[32];
    memcpy(high_bytes, bytes + 32, sizeof high_bytes);
    uint64_t high[4];
    scalar25519_from_bytes(high, high_bytes);
    uint64_t shifted[4];
    scalar25519_mul(shifted, high, scalar25519_wide);
    uint64_t out_value[4];
    scalar25519_add(out_value, low, shifted);
    memcpy(out, out_value, sizeof out_value);
}

// out = a^(2^k)
//
// Time depends on k.
void scalar25519_pow2k(uint64_t out[4], const uint64_t a[4], uint32_t k) {
    uint64_t out_value[4];
    memcpy(out_value, a, sizeof out_value);
    for (uint32_t i = 0; i < k; i++) {
        scalar25519_square(out_value, out_value);
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent: it must not be secret.
void scalar25519_vartime_pow(
    uint64_t out[4],
    const uint64_t a[4],
    const uint64_t *exponent, size_t exponent_words) {
    uint64_t out_value[4];
    memcpy(out_value, scalar25519_one, sizeof out_value);
    for (size_t bit = 64 * exponent_words; bit-- > 0;) {
        scalar25519_square(out_value, out_value);
        if ((exponent[bit / 64] >> (bit % 64)) & 1) {
            scalar25519_mul(out_value, out_value, a);
        }
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 / a, and 0 if a = 0
void scalar25519_invert(uint64_t x62[4], const uint64_t a[4]) {
    uint64_t x1[4];
    scalar25519_square(x1, a);
    uint64_t x2[4];
    scalar25519_mul(x2, a, x1);
    uint64_t x3[4];
    scalar25519_mul(x3, x2, x1);
    uint64_t x4[4];
    scalar25519_mul(x4, x3, x1);
    uint64_t x5[4];
    scalar25519_mul(x5, x4, x1);
    uint64_t x6[4];
    scalar25519_mul(x6, x5, x1);
    uint64_t x7[4];
    scalar25519_mul(x7, x6, x1);
    uint64_t x8[4];
    scalar25519_mul(x8, x7, x1);
    uint64_t x9[4];
    scalar25519_square(x9, a);
    for (uint32_t i = 0; i < 129; i++) {
        scalar25519_square(x9, x9);
    }
    uint64_t x10[4];
    scalar25519_mul(x10, x9, x3);
    uint64_t x11[4];
    scalar25519_square(x11, x10);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x11, x11);
    }
    uint64_t x12[4];
    scalar25519_mul(x12, x11, x7);
    uint64_t x13[4];
    scalar25519_square(x13, x12);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x13, x13);
    }
    uint64_t x14[4];
    scalar25519_mul(x14, x13, x4);
    uint64_t x15[4];
    scalar25519_square(x15, x14);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x15, x15);
    }
    uint64_t x16[4];
    scalar25519_mul(x16, x15, x8);
    uint64_t x17[4];
    scalar25519_square(x17, x16);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x17, x17);
    }
    uint64_t x18[4];
    scalar25519_mul(x18, x17, x5);
    uint64_t x19[4];
    scalar25519_square(x19, x18);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x19, x19);
    }
    uint64_t x20[4];
    scalar25519_mul(x20, x19, x7);
    uint64_t x21[4];
    scalar25519_square(x21, x20);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x21, x21);
    }
    uint64_t x22[4];
    scalar25519_mul(x22, x21, x4);
    uint64_t x23[4];
    scalar25519_square(x23, x22);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x23, x23);
    }
    uint64_t x24[4];
    scalar25519_mul(x24, x23, x3);
    uint64_t x25[4];
    scalar25519_square(x25, x24);
    for (uint32_t i = 0; i < 6; i++) {
        scalar25519_square(x25, x25);
    }
    uint64_t x26[4];
    scalar25519_mul(x26, x25, x6);
    uint64_t x27[4];
    scalar25519_square(x27, x26);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x27, x27);
    }
    uint64_t x28[4];
    scalar25519_mul(x28, x27, x7);
    uint64_t x29[4];
    scalar25519_square(x29, x28);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x29, x29);
    }
    uint64_t x30[4];
    scalar25519_mul(x30, x29, x4);
    uint64_t x31[4];
    scalar25519_square(x31, x30);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x31, x31);
    }
    uint64_t x32[4];
    scalar25519_mul(x32, x31, x4);
    uint64_t x33[4];
    scalar25519_square(x33, x32);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x33, x33);
    }
    uint64_t x34[4];
    scalar25519_mul(x34, x33, x7);
    uint64_t x35[4];
    scalar25519_square(x35, x34);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x35, x35);
    }
    uint64_t x36[4];
    scalar25519_mul(x36, x35, x2);
    uint64_t x37[4];
    scalar25519_square(x37, x36);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x37, x37);
    }
    uint64_t x38[4];
    scalar25519_mul(x38, x37, x6);
    uint64_t x39[4];
    scalar25519_square(x39, x38);
    for (uint32_t i = 0; i < 9; i++) {
        scalar25519_square(x39, x39);
    }
    uint64_t x40[4];
    scalar25519_mul(x40, x39, x5);
    uint64_t x41[4];
    scalar25519_square(x41, x40);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x41, x41);
    }
    uint64_t x42[4];
    scalar25519_mul(x42, x41, x2);
    uint64_t x43[4];
    scalar25519_square(x43, x42);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x43, x43);
    }
    uint64_t x44[4];
    scalar25519_mul(x44, x43, x2);
    uint64_t x45[4];
    scalar25519_square(x45, x44);
    for (uint32_t i = 0; i < 6; i++) {
        scalar25519_square(x45, x45);
    }
    uint64_t x46[4];
    scalar25519_mul(x46, x45, x7);
    uint64_t x47[4];
    scalar25519_square(x47, x46);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x47, x47);
    }
    uint64_t x48[4];
    scalar25519_mul(x48, x47, x6);
    uint64_t x49[4];
    scalar25519_square(x49, x48);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x49, x49);
    }
    uint64_t x50[4];
    scalar25519_mul(x50, x49, x5);
    uint64_t x51[4];
    scalar25519_square(x51, x50);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x51, x51);
    }
    uint64_t x52[4];
    scalar25519_mul(x52, x51, x4);
    uint64_t x53[4];
    scalar25519_square(x53, x52);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x53, x53);
    }
    uint64_t x54[4];
    scalar25519_mul(x54, x53, x6);
    uint64_t x55[4];
    scalar25519_square(x55, x54);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x55, x55);
    }
    uint64_t x56[4];
    scalar25519_mul(x56, x55, x3);
    uint64_t x57[4];
    scalar25519_square(x57, x56);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x57, x57);
    }
    uint64_t x58[4];
    scalar25519_mul(x58, x57, x8);
    uint64_t x59[4];
    scalar25519_square(x59, x58);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x59, x59);
    }
    uint64_t x60[4];
    scalar25519_mul(x60, x59, x3);
    uint64_t x61[4];
    scalar25519_square(x61, x60);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x61, x61);
    }
    uint64_t x62_value[4];
    scalar25519_mul(x62_value, x61, x2);
    memcpy(x62, x62_value, sizeof x62_value);
}

// Every element becomes its inverse; 0 stays 0, and which are 0 does not show in the time.
//
// The scratch space is as long as the list.
void scalar25519_invert_batch(uint64_t (*list)[4], uint64_t (*scratch)[4], size_t length) {
    uint64_t product[4];
    memcpy(product, scalar25519_one, sizeof product);
    for (size_t i = 0; i < length; i++) {
        memcpy(scratch[i], product, sizeof scratch[i]);
        uint64_t x[4];
        memcpy(x, list[i], sizeof x);
        uint64_t zero;
        scalar25519_is_zero(&zero, x);
        scalar25519_select(x, zero, scalar25519_one, x);
        scalar25519_mul(product, product, x);
    }
    uint64_t inverse[4];
    scalar25519_invert(inverse, product);
    for (size_t i = length; i-- > 0;) {
        uint64_t x[4];
        memcpy(x, list[i], sizeof x);
        uint64_t prefix[4];
        memcpy(prefix, scratch[i], sizeof prefix);
        uint64_t out[4];
        scalar25519_mul(out, inverse, prefix);
        uint64_t zero;
        scalar25519_is_zero(&zero, x);
        scalar25519_select(out, zero, x, out);
        memcpy(list[i], out, sizeof list[i]);
        scalar25519_select(x, zero, scalar25519_one, x);
        scalar25519_mul(inverse, inverse, x);
    }
}

// out = a^904625697166532776746648320380374280107139544922488450750243867285681781373
static void scalar25519_pow_root(uint64_t x60[4], const uint64_t a[4]) {
    uint64_t x1[4];
    scalar25519_square(x1, a);
    uint64_t x2[4];
    scalar25519_mul(x2, a, x1);
    uint64_t x3[4];
    scalar25519_mul(x3, x2, x1);
    uint64_t x4[4];
    scalar25519_mul(x4, x3, x1);
    uint64_t x5[4];
    scalar25519_mul(x5, x4, x1);
    uint64_t x6[4];
    scalar25519_mul(x6, x5, x1);
    uint64_t x7[4];
    scalar25519_mul(x7, x6, x1);
    uint64_t x8[4];
    scalar25519_mul(x8, x7, x1);
    uint64_t x9[4];
    scalar25519_square(x9, a);
    for (uint32_t i = 0; i < 129; i++) {
        scalar25519_square(x9, x9);
    }
    uint64_t x10[4];
    scalar25519_mul(x10, x9, x3);
    uint64_t x11[4];
    scalar25519_square(x11, x10);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x11, x11);
    }
    uint64_t x12[4];
    scalar25519_mul(x12, x11, x7);
    uint64_t x13[4];
    scalar25519_square(x13, x12);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x13, x13);
    }
    uint64_t x14[4];
    scalar25519_mul(x14, x13, x4);
    uint64_t x15[4];
    scalar25519_square(x15, x14);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x15, x15);
    }
    uint64_t x16[4];
    scalar25519_mul(x16, x15, x8);
    uint64_t x17[4];
    scalar25519_square(x17, x16);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x17, x17);
    }
    uint64_t x18[4];
    scalar25519_mul(x18, x17, x5);
    uint64_t x19[4];
    scalar25519_square(x19, x18);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x19, x19);
    }
    uint64_t x20[4];
    scalar25519_mul(x20, x19, x7);
    uint64_t x21[4];
    scalar25519_square(x21, x20);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x21, x21);
    }
    uint64_t x22[4];
    scalar25519_mul(x22, x21, x4);
    uint64_t x23[4];
    scalar25519_square(x23, x22);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x23, x23);
    }
    uint64_t x24[4];
    scalar25519_mul(x24, x23, x3);
    uint64_t x25[4];
    scalar25519_square(x25, x24);
    for (uint32_t i = 0; i < 6; i++) {
        scalar25519_square(x25, x25);
    }
    uint64_t x26[4];
    scalar25519_mul(x26, x25, x6);
    uint64_t x27[4];
    scalar25519_square(x27, x26);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x27, x27);
    }
    uint64_t x28[4];
    scalar25519_mul(x28, x27, x7);
    uint64_t x29[4];
    scalar25519_square(x29, x28);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x29, x29);
    }
    uint64_t x30[4];
    scalar25519_mul(x30, x29, x4);
    uint64_t x31[4];
    scalar25519_square(x31, x30);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x31, x31);
    }
    uint64_t x32[4];
    scalar25519_mul(x32, x31, x4);
    uint64_t x33[4];
    scalar25519_square(x33, x32);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x33, x33);
    }
    uint64_t x34[4];
    scalar25519_mul(x34, x33, x7);
    uint64_t x35[4];
    scalar25519_square(x35, x34);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x35, x35);
    }
    uint64_t x36[4];
    scalar25519_mul(x36, x35, x2);
    uint64_t x37[4];
    scalar25519_square(x37, x36);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x37, x37);
    }
    uint64_t x38[4];
    scalar25519_mul(x38, x37, x6);
    uint64_t x39[4];
    scalar25519_square(x39, x38);
    for (uint32_t i = 0; i < 9; i++) {
        scalar25519_square(x39, x39);
    }
    uint64_t x40[4];
    scalar25519_mul(x40, x39, x5);
    uint64_t x41[4];
    scalar25519_square(x41, x40);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x41, x41);
    }
    uint64_t x42[4];
    scalar25519_mul(x42, x41, x2);
    uint64_t x43[4];
    scalar25519_square(x43, x42);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x43, x43);
    }
    uint64_t x44[4];
    scalar25519_mul(x44, x43, x2);
    uint64_t x45[4];
    scalar25519_square(x45, x44);
    for (uint32_t i = 0; i < 6; i++) {
        scalar25519_square(x45, x45);
    }
    uint64_t x46[4];
    scalar25519_mul(x46, x45, x7);
    uint64_t x47[4];
    scalar25519_square(x47, x46);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x47, x47);
    }
    uint64_t x48[4];
    scalar25519_mul(x48, x47, x6);
    uint64_t x49[4];
    scalar25519_square(x49, x48);
    for (uint32_t i = 0; i < 3; i++) {
        scalar25519_square(x49, x49);
    }
    uint64_t x50[4];
    scalar25519_mul(x50, x49, x5);
    uint64_t x51[4];
    scalar25519_square(x51, x50);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x51, x51);
    }
    uint64_t x52[4];
    scalar25519_mul(x52, x51, x4);
    uint64_t x53[4];
    scalar25519_square(x53, x52);
    for (uint32_t i = 0; i < 4; i++) {
        scalar25519_square(x53, x53);
    }
    uint64_t x54[4];
    scalar25519_mul(x54, x53, x6);
    uint64_t x55[4];
    scalar25519_square(x55, x54);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x55, x55);
    }
    uint64_t x56[4];
    scalar25519_mul(x56, x55, x3);
    uint64_t x57[4];
    scalar25519_square(x57, x56);
    for (uint32_t i = 0; i < 5; i++) {
        scalar25519_square(x57, x57);
    }
    uint64_t x58[4];
    scalar25519_mul(x58, x57, x8);
    uint64_t x59[4];
    scalar25519_square(x59, x58);
    for (uint32_t i = 0; i < 2; i++) {
        scalar25519_square(x59, x59);
    }
    uint64_t x60_value[4];
    scalar25519_mul(x60_value, x59, x3);
    memcpy(x60, x60_value, sizeof x60_value);
}

// out^2 = a and ok = 1 if a is a square (0 is one); else ok = 0, and out is no root
//
// Which of the two roots it is, `is_odd` tells.
void scalar25519_sqrt(uint64_t out[4], uint64_t *ok, const uint64_t a[4]) {
    uint64_t out_value[4];
    scalar25519_pow_root(out_value, a);
    uint64_t t[4];
    scalar25519_square(t, out_value);
    scalar25519_mul(t, t, a);
    scalar25519_mul(out_value, out_value, a);
    uint64_t c[4];
    memcpy(c, scalar25519_root_of_unity, sizeof c);
    uint64_t done;
    scalar25519_equal(&done, t, scalar25519_one);
    uint64_t next[4];
    scalar25519_mul(next, out_value, c);
    scalar25519_select(out_value, done, out_value, next);
    uint64_t squared[4];
    scalar25519_square(squared, out_value);
    uint64_t ok_value;
    scalar25519_equal(&ok_value, squared, a);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = a^((p - 1) / 2)
static void scalar25519_pow_euler(uint64_t out[4], const uint64_t a[4]) {
    uint64_t out_value[4];
    scalar25519_pow_root(out_value, a);
    scalar25519_square(out_value, out_value);
    scalar25519_mul(out_value, out_value, a);
    scalar25519_square(out_value, out_value);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a is a square, else 0; 0 is a square
void scalar25519_is_square(uint64_t *out, const uint64_t a[4]) {
    uint64_t character[4];
    scalar25519_pow_euler(character, a);
    uint64_t squared[4];
    scalar25519_square(squared, character);
    uint64_t out_value;
    scalar25519_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is another square, else -1
void scalar25519_legendre(int64_t *out, const uint64_t a[4]) {
    uint64_t zero;
    scalar25519_is_zero(&zero, a);
    uint64_t square;
    scalar25519_is_square(&square, a);
    int64_t out_value;
    scalar25519_sign_of(&out_value, zero, square);
    *out = out_value;
}
