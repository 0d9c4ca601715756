// Arithmetic modulo 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b (csidh512). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b
// Recipe:  8x64 operand-scanning carry-chain(twice) montgomery(interleaved) carry(none) invert(divsteps)
// Limbs:   8 words of 64 bits
// Domain:  Montgomery; the sum of limb * weight is the element times R = 2^512 modulo the prime
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
// 7     2^448   [0, 2^64 - 1]  [0, 2^64 - 1]

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

#define csidh512_LIMBS 8
#define csidh512_BYTES 64

// 0.
const uint64_t csidh512_zero[8] = {0, 0, 0, 0, 0, 0, 0, 0};

// 1.
const uint64_t csidh512_one[8] = {
    0xc8fc8df598726f0a,
    0x7b1bc81750a6af95,
    0x5d319e67c1e961b4,
    0xb0aa7275301955f1,
    0x4a080672d9ba6c64,
    0x97a5ef8a246ee77b,
    0x6ea9e5d4383676a,
    0x3496e2e117e0ec80,
};

// 2^512, the weight of the upper half of a double-length encoding.
const uint64_t csidh512_wide[8] = {
    0x36905b572ffc1724,
    0x67086f4525f1f27d,
    0x4faf3fbfd22370ca,
    0x192ea214bcc584b1,
    0x5dae03ee2f5de3d0,
    0x1e9248731776b371,
    0xad5f166e20e4f52d,
    0x4ed759aea6f3917e,
};

// 2^((p - 1) / 2^1), a primitive root of unity of order 2^1.
const uint64_t csidh512_root_of_unity[8] = {
    0x52852b0f9b545971,
    0x475653dd0705f89f,
    0xf43592645d21ed71,
    0xf700545037d9ff15,
    0x10f3f653b9685d68,
    0x1c8718b0c959a4c7,
    0xf5a012741abae4e0,
    0x311dabae5c2e9d3f,
};

// R; in the Montgomery domain its limbs hold R^2.
const uint64_t csidh512_r[8] = {
    0x36905b572ffc1724,
    0x67086f4525f1f27d,
    0x4faf3fbfd22370ca,
    0x192ea214bcc584b1,
    0x5dae03ee2f5de3d0,
    0x1e9248731776b371,
    0xad5f166e20e4f52d,
    0x4ed759aea6f3917e,
};

// `out = a + b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_add(uint64_t out[8], const uint64_t a[8], const uint64_t b[8]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
    const uint64_t b6 = b[6];
    const uint64_t b7 = b[7];
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
    uint64_t x7;
    const uint8_t c7 = limbforge_add_carry_u64(&x7, a7, b7, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x8 = c7_mask & 0xc8fc8df598726f0a;
    const uint64_t x9 = c7_mask & 0x7b1bc81750a6af95;
    const uint64_t x10 = c7_mask & 0x5d319e67c1e961b4;
    const uint64_t x11 = c7_mask & 0xb0aa7275301955f1;
    const uint64_t x12 = c7_mask & 0x4a080672d9ba6c64;
    const uint64_t x13 = c7_mask & 0x97a5ef8a246ee77b;
    const uint64_t x14 = c7_mask & 0x6ea9e5d4383676a;
    const uint64_t x15 = c7_mask & 0x3496e2e117e0ec80;
    uint64_t x16;
    const uint8_t c8 = limbforge_add_carry_u64(&x16, x0, x8, 0);
    uint64_t x17;
    const uint8_t c9 = limbforge_add_carry_u64(&x17, x1, x9, c8);
    uint64_t x18;
    const uint8_t c10 = limbforge_add_carry_u64(&x18, x2, x10, c9);
    uint64_t x19;
    const uint8_t c11 = limbforge_add_carry_u64(&x19, x3, x11, c10);
    uint64_t x20;
    const uint8_t c12 = limbforge_add_carry_u64(&x20, x4, x12, c11);
    uint64_t x21;
    const uint8_t c13 = limbforge_add_carry_u64(&x21, x5, x13, c12);
    uint64_t x22;
    const uint8_t c14 = limbforge_add_carry_u64(&x22, x6, x14, c13);
    uint64_t x23;
    const uint8_t c15 = limbforge_add_carry_u64(&x23, x7, x15, c14);
    const uint64_t c15_mask = (uint64_t)0 - (uint64_t)c15;
    const uint64_t x24 = c15_mask & 0xc8fc8df598726f0a;
    const uint64_t x25 = c15_mask & 0x7b1bc81750a6af95;
    const uint64_t x26 = c15_mask & 0x5d319e67c1e961b4;
    const uint64_t x27 = c15_mask & 0xb0aa7275301955f1;
    const uint64_t x28 = c15_mask & 0x4a080672d9ba6c64;
    const uint64_t x29 = c15_mask & 0x97a5ef8a246ee77b;
    const uint64_t x30 = c15_mask & 0x6ea9e5d4383676a;
    const uint64_t x31 = c15_mask & 0x3496e2e117e0ec80;
    uint64_t o0;
    const uint8_t c16 = limbforge_add_carry_u64(&o0, x16, x24, 0);
    uint64_t o1;
    const uint8_t c17 = limbforge_add_carry_u64(&o1, x17, x25, c16);
    uint64_t o2;
    const uint8_t c18 = limbforge_add_carry_u64(&o2, x18, x26, c17);
    uint64_t o3;
    const uint8_t c19 = limbforge_add_carry_u64(&o3, x19, x27, c18);
    uint64_t o4;
    const uint8_t c20 = limbforge_add_carry_u64(&o4, x20, x28, c19);
    uint64_t o5;
    const uint8_t c21 = limbforge_add_carry_u64(&o5, x21, x29, c20);
    uint64_t o6;
    const uint8_t c22 = limbforge_add_carry_u64(&o6, x22, x30, c21);
    uint64_t o7;
    limbforge_add_carry_u64(&o7, x23, x31, c22);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
}

// `out = a - b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_sub(uint64_t out[8], const uint64_t a[8], const uint64_t b[8]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
    const uint64_t b6 = b[6];
    const uint64_t b7 = b[7];
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
    uint64_t x7;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x7, a7, b7, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x8 = c7_mask & 0xc8fc8df598726f0a;
    const uint64_t x9 = c7_mask & 0x7b1bc81750a6af95;
    const uint64_t x10 = c7_mask & 0x5d319e67c1e961b4;
    const uint64_t x11 = c7_mask & 0xb0aa7275301955f1;
    const uint64_t x12 = c7_mask & 0x4a080672d9ba6c64;
    const uint64_t x13 = c7_mask & 0x97a5ef8a246ee77b;
    const uint64_t x14 = c7_mask & 0x6ea9e5d4383676a;
    const uint64_t x15 = c7_mask & 0x3496e2e117e0ec80;
    uint64_t x16;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x16, x0, x8, 0);
    uint64_t x17;
    const uint8_t c9 = limbforge_sub_borrow_u64(&x17, x1, x9, c8);
    uint64_t x18;
    const uint8_t c10 = limbforge_sub_borrow_u64(&x18, x2, x10, c9);
    uint64_t x19;
    const uint8_t c11 = limbforge_sub_borrow_u64(&x19, x3, x11, c10);
    uint64_t x20;
    const uint8_t c12 = limbforge_sub_borrow_u64(&x20, x4, x12, c11);
    uint64_t x21;
    const uint8_t c13 = limbforge_sub_borrow_u64(&x21, x5, x13, c12);
    uint64_t x22;
    const uint8_t c14 = limbforge_sub_borrow_u64(&x22, x6, x14, c13);
    uint64_t x23;
    const uint8_t c15 = limbforge_sub_borrow_u64(&x23, x7, x15, c14);
    const uint64_t c15_mask = (uint64_t)0 - (uint64_t)c15;
    const uint64_t x24 = c15_mask & 0xc8fc8df598726f0a;
    const uint64_t x25 = c15_mask & 0x7b1bc81750a6af95;
    const uint64_t x26 = c15_mask & 0x5d319e67c1e961b4;
    const uint64_t x27 = c15_mask & 0xb0aa7275301955f1;
    const uint64_t x28 = c15_mask & 0x4a080672d9ba6c64;
    const uint64_t x29 = c15_mask & 0x97a5ef8a246ee77b;
    const uint64_t x30 = c15_mask & 0x6ea9e5d4383676a;
    const uint64_t x31 = c15_mask & 0x3496e2e117e0ec80;
    uint64_t o0;
    const uint8_t c16 = limbforge_sub_borrow_u64(&o0, x16, x24, 0);
    uint64_t o1;
    const uint8_t c17 = limbforge_sub_borrow_u64(&o1, x17, x25, c16);
    uint64_t o2;
    const uint8_t c18 = limbforge_sub_borrow_u64(&o2, x18, x26, c17);
    uint64_t o3;
    const uint8_t c19 = limbforge_sub_borrow_u64(&o3, x19, x27, c18);
    uint64_t o4;
    const uint8_t c20 = limbforge_sub_borrow_u64(&o4, x20, x28, c19);
    uint64_t o5;
    const uint8_t c21 = limbforge_sub_borrow_u64(&o5, x21, x29, c20);
    uint64_t o6;
    const uint8_t c22 = limbforge_sub_borrow_u64(&o6, x22, x30, c21);
    uint64_t o7;
    limbforge_sub_borrow_u64(&o7, x23, x31, c22);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
}

// `out = -a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_opp(uint64_t out[8], const uint64_t a[8]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
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
    uint64_t x7;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x7, 0, a7, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x8 = c7_mask & 0xc8fc8df598726f0a;
    const uint64_t x9 = c7_mask & 0x7b1bc81750a6af95;
    const uint64_t x10 = c7_mask & 0x5d319e67c1e961b4;
    const uint64_t x11 = c7_mask & 0xb0aa7275301955f1;
    const uint64_t x12 = c7_mask & 0x4a080672d9ba6c64;
    const uint64_t x13 = c7_mask & 0x97a5ef8a246ee77b;
    const uint64_t x14 = c7_mask & 0x6ea9e5d4383676a;
    const uint64_t x15 = c7_mask & 0x3496e2e117e0ec80;
    uint64_t x16;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x16, x0, x8, 0);
    uint64_t x17;
    const uint8_t c9 = limbforge_sub_borrow_u64(&x17, x1, x9, c8);
    uint64_t x18;
    const uint8_t c10 = limbforge_sub_borrow_u64(&x18, x2, x10, c9);
    uint64_t x19;
    const uint8_t c11 = limbforge_sub_borrow_u64(&x19, x3, x11, c10);
    uint64_t x20;
    const uint8_t c12 = limbforge_sub_borrow_u64(&x20, x4, x12, c11);
    uint64_t x21;
    const uint8_t c13 = limbforge_sub_borrow_u64(&x21, x5, x13, c12);
    uint64_t x22;
    const uint8_t c14 = limbforge_sub_borrow_u64(&x22, x6, x14, c13);
    uint64_t x23;
    const uint8_t c15 = limbforge_sub_borrow_u64(&x23, x7, x15, c14);
    const uint64_t c15_mask = (uint64_t)0 - (uint64_t)c15;
    const uint64_t x24 = c15_mask & 0xc8fc8df598726f0a;
    const uint64_t x25 = c15_mask & 0x7b1bc81750a6af95;
    const uint64_t x26 = c15_mask & 0x5d319e67c1e961b4;
    const uint64_t x27 = c15_mask & 0xb0aa7275301955f1;
    const uint64_t x28 = c15_mask & 0x4a080672d9ba6c64;
    const uint64_t x29 = c15_mask & 0x97a5ef8a246ee77b;
    const uint64_t x30 = c15_mask & 0x6ea9e5d4383676a;
    const uint64_t x31 = c15_mask & 0x3496e2e117e0ec80;
    uint64_t o0;
    const uint8_t c16 = limbforge_sub_borrow_u64(&o0, x16, x24, 0);
    uint64_t o1;
    const uint8_t c17 = limbforge_sub_borrow_u64(&o1, x17, x25, c16);
    uint64_t o2;
    const uint8_t c18 = limbforge_sub_borrow_u64(&o2, x18, x26, c17);
    uint64_t o3;
    const uint8_t c19 = limbforge_sub_borrow_u64(&o3, x19, x27, c18);
    uint64_t o4;
    const uint8_t c20 = limbforge_sub_borrow_u64(&o4, x20, x28, c19);
    uint64_t o5;
    const uint8_t c21 = limbforge_sub_borrow_u64(&o5, x21, x29, c20);
    uint64_t o6;
    const uint8_t c22 = limbforge_sub_borrow_u64(&o6, x22, x30, c21);
    uint64_t o7;
    limbforge_sub_borrow_u64(&o7, x23, x31, c22);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
}

// `R * out = a * b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_mul(uint64_t out[8], const uint64_t a[8], const uint64_t b[8]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
    const uint64_t b6 = b[6];
    const uint64_t b7 = b[7];
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
    const uint64_t x18 = (uint64_t)(r6 >> 64);
    uint64_t x19;
    const uint8_t c5 = limbforge_add_carry_u64(&x19, x17, x15, c4);
    const u128 r7 = (u128)b0 * a7;
    const uint64_t x20 = (uint64_t)r7;
    uint64_t x21;
    const uint8_t c6 = limbforge_add_carry_u64(&x21, x20, x18, c5);
    const uint64_t x22 = (uint64_t)(r7 >> 64) + (uint64_t)c6;
    const uint64_t x23 = x0 * 0x66c1301f632e294d;
    const u128 r8 = (u128)x23 * 0x1b81b90533c6c87b;
    const uint64_t x24 = (uint64_t)r8;
    const uint64_t x25 = (uint64_t)(r8 >> 64);
    const u128 r9 = (u128)x23 * 0xc2721bf457aca835;
    const uint64_t x26 = (uint64_t)r9;
    const uint64_t x27 = (uint64_t)(r9 >> 64);
    uint64_t x28;
    const uint8_t c7 = limbforge_add_carry_u64(&x28, x26, x25, 0);
    const u128 r10 = (u128)x23 * 0x516730cc1f0b4f25;
    const uint64_t x29 = (uint64_t)r10;
    const uint64_t x30 = (uint64_t)(r10 >> 64);
    uint64_t x31;
    const uint8_t c8 = limbforge_add_carry_u64(&x31, x29, x27, c7);
    const u128 r11 = (u128)x23 * 0xa7aac6c567f35507;
    const uint64_t x32 = (uint64_t)r11;
    const uint64_t x33 = (uint64_t)(r11 >> 64);
    uint64_t x34;
    const uint8_t c9 = limbforge_add_carry_u64(&x34, x32, x30, c8);
    const u128 r12 = (u128)x23 * 0x5afbfcc69322c9cd;
    const uint64_t x35 = (uint64_t)r12;
    const uint64_t x36 = (uint64_t)(r12 >> 64);
    uint64_t x37;
    const uint8_t c10 = limbforge_add_carry_u64(&x37, x35, x33, c9);
    const u128 r13 = (u128)x23 * 0xb42d083aedc88c42;
    const uint64_t x38 = (uint64_t)r13;
    const uint64_t x39 = (uint64_t)(r13 >> 64);
    uint64_t x40;
    const uint8_t c11 = limbforge_add_carry_u64(&x40, x38, x36, c10);
    const u128 r14 = (u128)x23 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x41 = (uint64_t)r14;
    const uint64_t x42 = (uint64_t)(r14 >> 64);
    uint64_t x43;
    const uint8_t c12 = limbforge_add_carry_u64(&x43, x41, x39, c11);
    const u128 r15 = (u128)x23 * 0x65b48e8f740f89bf;
    const uint64_t x44 = (uint64_t)r15;
    uint64_t x45;
    const uint8_t c13 = limbforge_add_carry_u64(&x45, x44, x42, c12);
    const uint64_t x46 = (uint64_t)(r15 >> 64) + (uint64_t)c13;
    uint64_t c14_unread;
    const uint8_t c14 = limbforge_add_carry_u64(&c14_unread, x0, x24, 0);
    uint64_t x47;
    const uint8_t c15 = limbforge_add_carry_u64(&x47, x4, x28, c14);
    uint64_t x48;
    const uint8_t c16 = limbforge_add_carry_u64(&x48, x7, x31, c15);
    uint64_t x49;
    const uint8_t c17 = limbforge_add_carry_u64(&x49, x10, x34, c16);
    uint64_t x50;
    const uint8_t c18 = limbforge_add_carry_u64(&x50, x13, x37, c17);
    uint64_t x51;
    const uint8_t c19 = limbforge_add_carry_u64(&x51, x16, x40, c18);
    uint64_t x52;
    const uint8_t c20 = limbforge_add_carry_u64(&x52, x19, x43, c19);
    uint64_t x53;
    const uint8_t c21 = limbforge_add_carry_u64(&x53, x21, x45, c20);
    const uint64_t x54 = x46 + (uint64_t)c21;
    uint64_t x55;
    const uint8_t c22 = limbforge_add_carry_u64(&x55, x22, x54, 0);
    const u128 r16 = (u128)b1 * a0;
    const uint64_t x56 = (uint64_t)r16;
    const uint64_t x57 = (uint64_t)(r16 >> 64);
    const u128 r17 = (u128)b1 * a1;
    const uint64_t x58 = (uint64_t)r17;
    const uint64_t x59 = (uint64_t)(r17 >> 64);
    uint64_t x60;
    const uint8_t c23 = limbforge_add_carry_u64(&x60, x58, x57, 0);
    const u128 r18 = (u128)b1 * a2;
    const uint64_t x61 = (uint64_t)r18;
    const uint64_t x62 = (uint64_t)(r18 >> 64);
    uint64_t x63;
    const uint8_t c24 = limbforge_add_carry_u64(&x63, x61, x59, c23);
    const u128 r19 = (u128)b1 * a3;
    const uint64_t x64 = (uint64_t)r19;
    const uint64_t x65 = (uint64_t)(r19 >> 64);
    uint64_t x66;
    const uint8_t c25 = limbforge_add_carry_u64(&x66, x64, x62, c24);
    const u128 r20 = (u128)b1 * a4;
    const uint64_t x67 = (uint64_t)r20;
    const uint64_t x68 = (uint64_t)(r20 >> 64);
    uint64_t x69;
    const uint8_t c26 = limbforge_add_carry_u64(&x69, x67, x65, c25);
    const u128 r21 = (u128)b1 * a5;
    const uint64_t x70 = (uint64_t)r21;
    const uint64_t x71 = (uint64_t)(r21 >> 64);
    uint64_t x72;
    const uint8_t c27 = limbforge_add_carry_u64(&x72, x70, x68, c26);
    const u128 r22 = (u128)b1 * a6;
    const uint64_t x73 = (uint64_t)r22;
    const uint64_t x74 = (uint64_t)(r22 >> 64);
    uint64_t x75;
    const uint8_t c28 = limbforge_add_carry_u64(&x75, x73, x71, c27);
    const u128 r23 = (u128)b1 * a7;
    const uint64_t x76 = (uint64_t)r23;
    uint64_t x77;
    const uint8_t c29 = limbforge_add_carry_u64(&x77, x76, x74, c28);
    const uint64_t x78 = (uint64_t)(r23 >> 64) + (uint64_t)c29;
    uint64_t x79;
    const uint8_t c30 = limbforge_add_carry_u64(&x79, x47, x56, 0);
    uint64_t x80;
    const uint8_t c31 = limbforge_add_carry_u64(&x80, x48, x60, c30);
    uint64_t x81;
    const uint8_t c32 = limbforge_add_carry_u64(&x81, x49, x63, c31);
    uint64_t x82;
    const uint8_t c33 = limbforge_add_carry_u64(&x82, x50, x66, c32);
    uint64_t x83;
    const uint8_t c34 = limbforge_add_carry_u64(&x83, x51, x69, c33);
    uint64_t x84;
    const uint8_t c35 = limbforge_add_carry_u64(&x84, x52, x72, c34);
    uint64_t x85;
    const uint8_t c36 = limbforge_add_carry_u64(&x85, x53, x75, c35);
    uint64_t x86;
    const uint8_t c37 = limbforge_add_carry_u64(&x86, x55, x77, c36);
    const uint64_t x87 = x78 + (uint64_t)c37;
    uint64_t x88;
    const uint8_t c38 = limbforge_add_carry_u64(&x88, (uint64_t)c22, x87, 0);
    const uint64_t x89 = x79 * 0x66c1301f632e294d;
    const u128 r24 = (u128)x89 * 0x1b81b90533c6c87b;
    const uint64_t x90 = (uint64_t)r24;
    const uint64_t x91 = (uint64_t)(r24 >> 64);
    const u128 r25 = (u128)x89 * 0xc2721bf457aca835;
    const uint64_t x92 = (uint64_t)r25;
    const uint64_t x93 = (uint64_t)(r25 >> 64);
    uint64_t x94;
    const uint8_t c39 = limbforge_add_carry_u64(&x94, x92, x91, 0);
    const u128 r26 = (u128)x89 * 0x516730cc1f0b4f25;
    const uint64_t x95 = (uint64_t)r26;
    const uint64_t x96 = (uint64_t)(r26 >> 64);
    uint64_t x97;
    const uint8_t c40 = limbforge_add_carry_u64(&x97, x95, x93, c39);
    const u128 r27 = (u128)x89 * 0xa7aac6c567f35507;
    const uint64_t x98 = (uint64_t)r27;
    const uint64_t x99 = (uint64_t)(r27 >> 64);
    uint64_t x100;
    const uint8_t c41 = limbforge_add_carry_u64(&x100, x98, x96, c40);
    const u128 r28 = (u128)x89 * 0x5afbfcc69322c9cd;
    const uint64_t x101 = (uint64_t)r28;
    const uint64_t x102 = (uint64_t)(r28 >> 64);
    uint64_t x103;
    const uint8_t c42 = limbforge_add_carry_u64(&x103, x101, x99, c41);
    const u128 r29 = (u128)x89 * 0xb42d083aedc88c42;
    const uint64_t x104 = (uint64_t)r29;
    const uint64_t x105 = (uint64_t)(r29 >> 64);
    uint64_t x106;
    const uint8_t c43 = limbforge_add_carry_u64(&x106, x104, x102, c42);
    const u128 r30 = (u128)x89 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x107 = (uint64_t)r30;
    const uint64_t x108 = (uint64_t)(r30 >> 64);
    uint64_t x109;
    const uint8_t c44 = limbforge_add_carry_u64(&x109, x107, x105, c43);
    const u128 r31 = (u128)x89 * 0x65b48e8f740f89bf;
    const uint64_t x110 = (uint64_t)r31;
    uint64_t x111;
    const uint8_t c45 = limbforge_add_carry_u64(&x111, x110, x108, c44);
    const uint64_t x112 = (uint64_t)(r31 >> 64) + (uint64_t)c45;
    uint64_t c46_unread;
    const uint8_t c46 = limbforge_add_carry_u64(&c46_unread, x79, x90, 0);
    uint64_t x113;
    const uint8_t c47 = limbforge_add_carry_u64(&x113, x80, x94, c46);
    uint64_t x114;
    const uint8_t c48 = limbforge_add_carry_u64(&x114, x81, x97, c47);
    uint64_t x115;
    const uint8_t c49 = limbforge_add_carry_u64(&x115, x82, x100, c48);
    uint64_t x116;
    const uint8_t c50 = limbforge_add_carry_u64(&x116, x83, x103, c49);
    uint64_t x117;
    const uint8_t c51 = limbforge_add_carry_u64(&x117, x84, x106, c50);
    uint64_t x118;
    const uint8_t c52 = limbforge_add_carry_u64(&x118, x85, x109, c51);
    uint64_t x119;
    const uint8_t c53 = limbforge_add_carry_u64(&x119, x86, x111, c52);
    const uint64_t x120 = x112 + (uint64_t)c53;
    uint64_t x121;
    const uint8_t c54 = limbforge_add_carry_u64(&x121, x88, x120, 0);
    const uint64_t x122 = (uint64_t)c38 + (uint64_t)c54;
    const u128 r32 = (u128)b2 * a0;
    const uint64_t x123 = (uint64_t)r32;
    const uint64_t x124 = (uint64_t)(r32 >> 64);
    const u128 r33 = (u128)b2 * a1;
    const uint64_t x125 = (uint64_t)r33;
    const uint64_t x126 = (uint64_t)(r33 >> 64);
    uint64_t x127;
    const uint8_t c55 = limbforge_add_carry_u64(&x127, x125, x124, 0);
    const u128 r34 = (u128)b2 * a2;
    const uint64_t x128 = (uint64_t)r34;
    const uint64_t x129 = (uint64_t)(r34 >> 64);
    uint64_t x130;
    const uint8_t c56 = limbforge_add_carry_u64(&x130, x128, x126, c55);
    const u128 r35 = (u128)b2 * a3;
    const uint64_t x131 = (uint64_t)r35;
    const uint64_t x132 = (uint64_t)(r35 >> 64);
    uint64_t x133;
    const uint8_t c57 = limbforge_add_carry_u64(&x133, x131, x129, c56);
    const u128 r36 = (u128)b2 * a4;
    const uint64_t x134 = (uint64_t)r36;
    const uint64_t x135 = (uint64_t)(r36 >> 64);
    uint64_t x136;
    const uint8_t c58 = limbforge_add_carry_u64(&x136, x134, x132, c57);
    const u128 r37 = (u128)b2 * a5;
    const uint64_t x137 = (uint64_t)r37;
    const uint64_t x138 = (uint64_t)(r37 >> 64);
    uint64_t x139;
    const uint8_t c59 = limbforge_add_carry_u64(&x139, x137, x135, c58);
    const u128 r38 = (u128)b2 * a6;
    const uint64_t x140 = (uint64_t)r38;
    const uint64_t x141 = (uint64_t)(r38 >> 64);
    uint64_t x142;
    const uint8_t c60 = limbforge_add_carry_u64(&x142, x140, x138, c59);
    const u128 r39 = (u128)b2 * a7;
    const uint64_t x143 = (uint64_t)r39;
    uint64_t x144;
    const uint8_t c61 = limbforge_add_carry_u64(&x144, x143, x141, c60);
    const uint64_t x145 = (uint64_t)(r39 >> 64) + (uint64_t)c61;
    uint64_t x146;
    const uint8_t c62 = limbforge_add_carry_u64(&x146, x113, x123, 0);
    uint64_t x147;
    const uint8_t c63 = limbforge_add_carry_u64(&x147, x114, x127, c62);
    uint64_t x148;
    const uint8_t c64 = limbforge_add_carry_u64(&x148, x115, x130, c63);
    uint64_t x149;
    const uint8_t c65 = limbforge_add_carry_u64(&x149, x116, x133, c64);
    uint64_t x150;
    const uint8_t c66 = limbforge_add_carry_u64(&x150, x117, x136, c65);
    uint64_t x151;
    const uint8_t c67 = limbforge_add_carry_u64(&x151, x118, x139, c66);
    uint64_t x152;
    const uint8_t c68 = limbforge_add_carry_u64(&x152, x119, x142, c67);
    uint64_t x153;
    const uint8_t c69 = limbforge_add_carry_u64(&x153, x121, x144, c68);
    const uint64_t x154 = x145 + (uint64_t)c69;
    uint64_t x155;
    const uint8_t c70 = limbforge_add_carry_u64(&x155, x122, x154, 0);
    const uint64_t x156 = x146 * 0x66c1301f632e294d;
    const u128 r40 = (u128)x156 * 0x1b81b90533c6c87b;
    const uint64_t x157 = (uint64_t)r40;
    const uint64_t x158 = (uint64_t)(r40 >> 64);
    const u128 r41 = (u128)x156 * 0xc2721bf457aca835;
    const uint64_t x159 = (uint64_t)r41;
    const uint64_t x160 = (uint64_t)(r41 >> 64);
    uint64_t x161;
    const uint8_t c71 = limbforge_add_carry_u64(&x161, x159, x158, 0);
    const u128 r42 = (u128)x156 * 0x516730cc1f0b4f25;
    const uint64_t x162 = (uint64_t)r42;
    const uint64_t x163 = (uint64_t)(r42 >> 64);
    uint64_t x164;
    const uint8_t c72 = limbforge_add_carry_u64(&x164, x162, x160, c71);
    const u128 r43 = (u128)x156 * 0xa7aac6c567f35507;
    const uint64_t x165 = (uint64_t)r43;
    const uint64_t x166 = (uint64_t)(r43 >> 64);
    uint64_t x167;
    const uint8_t c73 = limbforge_add_carry_u64(&x167, x165, x163, c72);
    const u128 r44 = (u128)x156 * 0x5afbfcc69322c9cd;
    const uint64_t x168 = (uint64_t)r44;
    const uint64_t x169 = (uint64_t)(r44 >> 64);
    uint64_t x170;
    const uint8_t c74 = limbforge_add_carry_u64(&x170, x168, x166, c73);
    const u128 r45 = (u128)x156 * 0xb42d083aedc88c42;
    const uint64_t x171 = (uint64_t)r45;
    const uint64_t x172 = (uint64_t)(r45 >> 64);
    uint64_t x173;
    const uint8_t c75 = limbforge_add_carry_u64(&x173, x171, x169, c74);
    const u128 r46 = (u128)x156 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x174 = (uint64_t)r46;
    const uint64_t x175 = (uint64_t)(r46 >> 64);
    uint64_t x176;
    const uint8_t c76 = limbforge_add_carry_u64(&x176, x174, x172, c75);
    const u128 r47 = (u128)x156 * 0x65b48e8f740f89bf;
    const uint64_t x177 = (uint64_t)r47;
    uint64_t x178;
    const uint8_t c77 = limbforge_add_carry_u64(&x178, x177, x175, c76);
    const uint64_t x179 = (uint64_t)(r47 >> 64) + (uint64_t)c77;
    uint64_t c78_unread;
    const uint8_t c78 = limbforge_add_carry_u64(&c78_unread, x146, x157, 0);
    uint64_t x180;
    const uint8_t c79 = limbforge_add_carry_u64(&x180, x147, x161, c78);
    uint64_t x181;
    const uint8_t c80 = limbforge_add_carry_u64(&x181, x148, x164, c79);
    uint64_t x182;
    const uint8_t c81 = limbforge_add_carry_u64(&x182, x149, x167, c80);
    uint64_t x183;
    const uint8_t c82 = limbforge_add_carry_u64(&x183, x150, x170, c81);
    uint64_t x184;
    const uint8_t c83 = limbforge_add_carry_u64(&x184, x151, x173, c82);
    uint64_t x185;
    const uint8_t c84 = limbforge_add_carry_u64(&x185, x152, x176, c83);
    uint64_t x186;
    const uint8_t c85 = limbforge_add_carry_u64(&x186, x153, x178, c84);
    const uint64_t x187 = x179 + (uint64_t)c85;
    uint64_t x188;
    const uint8_t c86 = limbforge_add_carry_u64(&x188, x155, x187, 0);
    const uint64_t x189 = (uint64_t)c70 + (uint64_t)c86;
    const u128 r48 = (u128)b3 * a0;
    const uint64_t x190 = (uint64_t)r48;
    const uint64_t x191 = (uint64_t)(r48 >> 64);
    const u128 r49 = (u128)b3 * a1;
    const uint64_t x192 = (uint64_t)r49;
    const uint64_t x193 = (uint64_t)(r49 >> 64);
    uint64_t x194;
    const uint8_t c87 = limbforge_add_carry_u64(&x194, x192, x191, 0);
    const u128 r50 = (u128)b3 * a2;
    const uint64_t x195 = (uint64_t)r50;
    const uint64_t x196 = (uint64_t)(r50 >> 64);
    uint64_t x197;
    const uint8_t c88 = limbforge_add_carry_u64(&x197, x195, x193, c87);
    const u128 r51 = (u128)b3 * a3;
    const uint64_t x198 = (uint64_t)r51;
    const uint64_t x199 = (uint64_t)(r51 >> 64);
    uint64_t x200;
    const uint8_t c89 = limbforge_add_carry_u64(&x200, x198, x196, c88);
    const u128 r52 = (u128)b3 * a4;
    const uint64_t x201 = (uint64_t)r52;
    const uint64_t x202 = (uint64_t)(r52 >> 64);
    uint64_t x203;
    const uint8_t c90 = limbforge_add_carry_u64(&x203, x201, x199, c89);
    const u128 r53 = (u128)b3 * a5;
    const uint64_t x204 = (uint64_t)r53;
    const uint64_t x205 = (uint64_t)(r53 >> 64);
    uint64_t x206;
    const uint8_t c91 = limbforge_add_carry_u64(&x206, x204, x202, c90);
    const u128 r54 = (u128)b3 * a6;
    const uint64_t x207 = (uint64_t)r54;
    const uint64_t x208 = (uint64_t)(r54 >> 64);
    uint64_t x209;
    const uint8_t c92 = limbforge_add_carry_u64(&x209, x207, x205, c91);
    const u128 r55 = (u128)b3 * a7;
    const uint64_t x210 = (uint64_t)r55;
    uint64_t x211;
    const uint8_t c93 = limbforge_add_carry_u64(&x211, x210, x208, c92);
    const uint64_t x212 = (uint64_t)(r55 >> 64) + (uint64_t)c93;
    uint64_t x213;
    const uint8_t c94 = limbforge_add_carry_u64(&x213, x180, x190, 0);
    uint64_t x214;
    const uint8_t c95 = limbforge_add_carry_u64(&x214, x181, x194, c94);
    uint64_t x215;
    const uint8_t c96 = limbforge_add_carry_u64(&x215, x182, x197, c95);
    uint64_t x216;
    const uint8_t c97 = limbforge_add_carry_u64(&x216, x183, x200, c96);
    uint64_t x217;
    const uint8_t c98 = limbforge_add_carry_u64(&x217, x184, x203, c97);
    uint64_t x218;
    const uint8_t c99 = limbforge_add_carry_u64(&x218, x185, x206, c98);
    uint64_t x219;
    const uint8_t c100 = limbforge_add_carry_u64(&x219, x186, x209, c99);
    uint64_t x220;
    const uint8_t c101 = limbforge_add_carry_u64(&x220, x188, x211, c100);
    const uint64_t x221 = x212 + (uint64_t)c101;
    uint64_t x222;
    const uint8_t c102 = limbforge_add_carry_u64(&x222, x189, x221, 0);
    const uint64_t x223 = x213 * 0x66c1301f632e294d;
    const u128 r56 = (u128)x223 * 0x1b81b90533c6c87b;
    const uint64_t x224 = (uint64_t)r56;
    const uint64_t x225 = (uint64_t)(r56 >> 64);
    const u128 r57 = (u128)x223 * 0xc2721bf457aca835;
    const uint64_t x226 = (uint64_t)r57;
    const uint64_t x227 = (uint64_t)(r57 >> 64);
    uint64_t x228;
    const uint8_t c103 = limbforge_add_carry_u64(&x228, x226, x225, 0);
    const u128 r58 = (u128)x223 * 0x516730cc1f0b4f25;
    const uint64_t x229 = (uint64_t)r58;
    const uint64_t x230 = (uint64_t)(r58 >> 64);
    uint64_t x231;
    const uint8_t c104 = limbforge_add_carry_u64(&x231, x229, x227, c103);
    const u128 r59 = (u128)x223 * 0xa7aac6c567f35507;
    const uint64_t x232 = (uint64_t)r59;
    const uint64_t x233 = (uint64_t)(r59 >> 64);
    uint64_t x234;
    const uint8_t c105 = limbforge_add_carry_u64(&x234, x232, x230, c104);
    const u128 r60 = (u128)x223 * 0x5afbfcc69322c9cd;
    const uint64_t x235 = (uint64_t)r60;
    const uint64_t x236 = (uint64_t)(r60 >> 64);
    uint64_t x237;
    const uint8_t c106 = limbforge_add_carry_u64(&x237, x235, x233, c105);
    const u128 r61 = (u128)x223 * 0xb42d083aedc88c42;
    const uint64_t x238 = (uint64_t)r61;
    const uint64_t x239 = (uint64_t)(r61 >> 64);
    uint64_t x240;
    const uint8_t c107 = limbforge_add_carry_u64(&x240, x238, x236, c106);
    const u128 r62 = (u128)x223 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x241 = (uint64_t)r62;
    const uint64_t x242 = (uint64_t)(r62 >> 64);
    uint64_t x243;
    const uint8_t c108 = limbforge_add_carry_u64(&x243, x241, x239, c107);
    const u128 r63 = (u128)x223 * 0x65b48e8f740f89bf;
    const uint64_t x244 = (uint64_t)r63;
    uint64_t x245;
    const uint8_t c109 = limbforge_add_carry_u64(&x245, x244, x242, c108);
    const uint64_t x246 = (uint64_t)(r63 >> 64) + (uint64_t)c109;
    uint64_t c110_unread;
    const uint8_t c110 = limbforge_add_carry_u64(&c110_unread, x213, x224, 0);
    uint64_t x247;
    const uint8_t c111 = limbforge_add_carry_u64(&x247, x214, x228, c110);
    uint64_t x248;
    const uint8_t c112 = limbforge_add_carry_u64(&x248, x215, x231, c111);
    uint64_t x249;
    const uint8_t c113 = limbforge_add_carry_u64(&x249, x216, x234, c112);
    uint64_t x250;
    const uint8_t c114 = limbforge_add_carry_u64(&x250, x217, x237, c113);
    uint64_t x251;
    const uint8_t c115 = limbforge_add_carry_u64(&x251, x218, x240, c114);
    uint64_t x252;
    const uint8_t c116 = limbforge_add_carry_u64(&x252, x219, x243, c115);
    uint64_t x253;
    const uint8_t c117 = limbforge_add_carry_u64(&x253, x220, x245, c116);
    const uint64_t x254 = x246 + (uint64_t)c117;
    uint64_t x255;
    const uint8_t c118 = limbforge_add_carry_u64(&x255, x222, x254, 0);
    const uint64_t x256 = (uint64_t)c102 + (uint64_t)c118;
    const u128 r64 = (u128)b4 * a0;
    const uint64_t x257 = (uint64_t)r64;
    const uint64_t x258 = (uint64_t)(r64 >> 64);
    const u128 r65 = (u128)b4 * a1;
    const uint64_t x259 = (uint64_t)r65;
    const uint64_t x260 = (uint64_t)(r65 >> 64);
    uint64_t x261;
    const uint8_t c119 = limbforge_add_carry_u64(&x261, x259, x258, 0);
    const u128 r66 = (u128)b4 * a2;
    const uint64_t x262 = (uint64_t)r66;
    const uint64_t x263 = (uint64_t)(r66 >> 64);
    uint64_t x264;
    const uint8_t c120 = limbforge_add_carry_u64(&x264, x262, x260, c119);
    const u128 r67 = (u128)b4 * a3;
    const uint64_t x265 = (uint64_t)r67;
    const uint64_t x266 = (uint64_t)(r67 >> 64);
    uint64_t x267;
    const uint8_t c121 = limbforge_add_carry_u64(&x267, x265, x263, c120);
    const u128 r68 = (u128)b4 * a4;
    const uint64_t x268 = (uint64_t)r68;
    const uint64_t x269 = (uint64_t)(r68 >> 64);
    uint64_t x270;
    const uint8_t c122 = limbforge_add_carry_u64(&x270, x268, x266, c121);
    const u128 r69 = (u128)b4 * a5;
    const uint64_t x271 = (uint64_t)r69;
    const uint64_t x272 = (uint64_t)(r69 >> 64);
    uint64_t x273;
    const uint8_t c123 = limbforge_add_carry_u64(&x273, x271, x269, c122);
    const u128 r70 = (u128)b4 * a6;
    const uint64_t x274 = (uint64_t)r70;
    const uint64_t x275 = (uint64_t)(r70 >> 64);
    uint64_t x276;
    const uint8_t c124 = limbforge_add_carry_u64(&x276, x274, x272, c123);
    const u128 r71 = (u128)b4 * a7;
    const uint64_t x277 = (uint64_t)r71;
    uint64_t x278;
    const uint8_t c125 = limbforge_add_carry_u64(&x278, x277, x275, c124);
    const uint64_t x279 = (uint64_t)(r71 >> 64) + (uint64_t)c125;
    uint64_t x280;
    const uint8_t c126 = limbforge_add_carry_u64(&x280, x247, x257, 0);
    uint64_t x281;
    const uint8_t c127 = limbforge_add_carry_u64(&x281, x248, x261, c126);
    uint64_t x282;
    const uint8_t c128 = limbforge_add_carry_u64(&x282, x249, x264, c127);
    uint64_t x283;
    const uint8_t c129 = limbforge_add_carry_u64(&x283, x250, x267, c128);
    uint64_t x284;
    const uint8_t c130 = limbforge_add_carry_u64(&x284, x251, x270, c129);
    uint64_t x285;
    const uint8_t c131 = limbforge_add_carry_u64(&x285, x252, x273, c130);
    uint64_t x286;
    const uint8_t c132 = limbforge_add_carry_u64(&x286, x253, x276, c131);
    uint64_t x287;
    const uint8_t c133 = limbforge_add_carry_u64(&x287, x255, x278, c132);
    const uint64_t x288 = x279 + (uint64_t)c133;
    uint64_t x289;
    const uint8_t c134 = limbforge_add_carry_u64(&x289, x256, x288, 0);
    const uint64_t x290 = x280 * 0x66c1301f632e294d;
    const u128 r72 = (u128)x290 * 0x1b81b90533c6c87b;
    const uint64_t x291 = (uint64_t)r72;
    const uint64_t x292 = (uint64_t)(r72 >> 64);
    const u128 r73 = (u128)x290 * 0xc2721bf457aca835;
    const uint64_t x293 = (uint64_t)r73;
    const uint64_t x294 = (uint64_t)(r73 >> 64);
    uint64_t x295;
    const uint8_t c135 = limbforge_add_carry_u64(&x295, x293, x292, 0);
    const u128 r74 = (u128)x290 * 0x516730cc1f0b4f25;
    const uint64_t x296 = (uint64_t)r74;
    const uint64_t x297 = (uint64_t)(r74 >> 64);
    uint64_t x298;
    const uint8_t c136 = limbforge_add_carry_u64(&x298, x296, x294, c135);
    const u128 r75 = (u128)x290 * 0xa7aac6c567f35507;
    const uint64_t x299 = (uint64_t)r75;
    const uint64_t x300 = (uint64_t)(r75 >> 64);
    uint64_t x301;
    const uint8_t c137 = limbforge_add_carry_u64(&x301, x299, x297, c136);
    const u128 r76 = (u128)x290 * 0x5afbfcc69322c9cd;
    const uint64_t x302 = (uint64_t)r76;
    const uint64_t x303 = (uint64_t)(r76 >> 64);
    uint64_t x304;
    const uint8_t c138 = limbforge_add_carry_u64(&x304, x302, x300, c137);
    const u128 r77 = (u128)x290 * 0xb42d083aedc88c42;
    const uint64_t x305 = (uint64_t)r77;
    const uint64_t x306 = (uint64_t)(r77 >> 64);
    uint64_t x307;
    const uint8_t c139 = limbforge_add_carry_u64(&x307, x305, x303, c138);
    const u128 r78 = (u128)x290 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x308 = (uint64_t)r78;
    const uint64_t x309 = (uint64_t)(r78 >> 64);
    uint64_t x310;
    const uint8_t c140 = limbforge_add_carry_u64(&x310, x308, x306, c139);
    const u128 r79 = (u128)x290 * 0x65b48e8f740f89bf;
    const uint64_t x311 = (uint64_t)r79;
    uint64_t x312;
    const uint8_t c141 = limbforge_add_carry_u64(&x312, x311, x309, c140);
    const uint64_t x313 = (uint64_t)(r79 >> 64) + (uint64_t)c141;
    uint64_t c142_unread;
    const uint8_t c142 = limbforge_add_carry_u64(&c142_unread, x280, x291, 0);
    uint64_t x314;
    const uint8_t c143 = limbforge_add_carry_u64(&x314, x281, x295, c142);
    uint64_t x315;
    const uint8_t c144 = limbforge_add_carry_u64(&x315, x282, x298, c143);
    uint64_t x316;
    const uint8_t c145 = limbforge_add_carry_u64(&x316, x283, x301, c144);
    uint64_t x317;
    const uint8_t c146 = limbforge_add_carry_u64(&x317, x284, x304, c145);
    uint64_t x318;
    const uint8_t c147 = limbforge_add_carry_u64(&x318, x285, x307, c146);
    uint64_t x319;
    const uint8_t c148 = limbforge_add_carry_u64(&x319, x286, x310, c147);
    uint64_t x320;
    const uint8_t c149 = limbforge_add_carry_u64(&x320, x287, x312, c148);
    const uint64_t x321 = x313 + (uint64_t)c149;
    uint64_t x322;
    const uint8_t c150 = limbforge_add_carry_u64(&x322, x289, x321, 0);
    const uint64_t x323 = (uint64_t)c134 + (uint64_t)c150;
    const u128 r80 = (u128)b5 * a0;
    const uint64_t x324 = (uint64_t)r80;
    const uint64_t x325 = (uint64_t)(r80 >> 64);
    const u128 r81 = (u128)b5 * a1;
    const uint64_t x326 = (uint64_t)r81;
    const uint64_t x327 = (uint64_t)(r81 >> 64);
    uint64_t x328;
    const uint8_t c151 = limbforge_add_carry_u64(&x328, x326, x325, 0);
    const u128 r82 = (u128)b5 * a2;
    const uint64_t x329 = (uint64_t)r82;
    const uint64_t x330 = (uint64_t)(r82 >> 64);
    uint64_t x331;
    const uint8_t c152 = limbforge_add_carry_u64(&x331, x329, x327, c151);
    const u128 r83 = (u128)b5 * a3;
    const uint64_t x332 = (uint64_t)r83;
    const uint64_t x333 = (uint64_t)(r83 >> 64);
    uint64_t x334;
    const uint8_t c153 = limbforge_add_carry_u64(&x334, x332, x330, c152);
    const u128 r84 = (u128)b5 * a4;
    const uint64_t x335 = (uint64_t)r84;
    const uint64_t x336 = (uint64_t)(r84 >> 64);
    uint64_t x337;
    const uint8_t c154 = limbforge_add_carry_u64(&x337, x335, x333, c153);
    const u128 r85 = (u128)b5 * a5;
    const uint64_t x338 = (uint64_t)r85;
    const uint64_t x339 = (uint64_t)(r85 >> 64);
    uint64_t x340;
    const uint8_t c155 = limbforge_add_carry_u64(&x340, x338, x336, c154);
    const u128 r86 = (u128)b5 * a6;
    const uint64_t x341 = (uint64_t)r86;
    const uint64_t x342 = (uint64_t)(r86 >> 64);
    uint64_t x343;
    const uint8_t c156 = limbforge_add_carry_u64(&x343, x341, x339, c155);
    const u128 r87 = (u128)b5 * a7;
    const uint64_t x344 = (uint64_t)r87;
    uint64_t x345;
    const uint8_t c157 = limbforge_add_carry_u64(&x345, x344, x342, c156);
    const uint64_t x346 = (uint64_t)(r87 >> 64) + (uint64_t)c157;
    uint64_t x347;
    const uint8_t c158 = limbforge_add_carry_u64(&x347, x314, x324, 0);
    uint64_t x348;
    const uint8_t c159 = limbforge_add_carry_u64(&x348, x315, x328, c158);
    uint64_t x349;
    const uint8_t c160 = limbforge_add_carry_u64(&x349, x316, x331, c159);
    uint64_t x350;
    const uint8_t c161 = limbforge_add_carry_u64(&x350, x317, x334, c160);
    uint64_t x351;
    const uint8_t c162 = limbforge_add_carry_u64(&x351, x318, x337, c161);
    uint64_t x352;
    const uint8_t c163 = limbforge_add_carry_u64(&x352, x319, x340, c162);
    uint64_t x353;
    const uint8_t c164 = limbforge_add_carry_u64(&x353, x320, x343, c163);
    uint64_t x354;
    const uint8_t c165 = limbforge_add_carry_u64(&x354, x322, x345, c164);
    const uint64_t x355 = x346 + (uint64_t)c165;
    uint64_t x356;
    const uint8_t c166 = limbforge_add_carry_u64(&x356, x323, x355, 0);
    const uint64_t x357 = x347 * 0x66c1301f632e294d;
    const u128 r88 = (u128)x357 * 0x1b81b90533c6c87b;
    const uint64_t x358 = (uint64_t)r88;
    const uint64_t x359 = (uint64_t)(r88 >> 64);
    const u128 r89 = (u128)x357 * 0xc2721bf457aca835;
    const uint64_t x360 = (uint64_t)r89;
    const uint64_t x361 = (uint64_t)(r89 >> 64);
    uint64_t x362;
    const uint8_t c167 = limbforge_add_carry_u64(&x362, x360, x359, 0);
    const u128 r90 = (u128)x357 * 0x516730cc1f0b4f25;
    const uint64_t x363 = (uint64_t)r90;
    const uint64_t x364 = (uint64_t)(r90 >> 64);
    uint64_t x365;
    const uint8_t c168 = limbforge_add_carry_u64(&x365, x363, x361, c167);
    const u128 r91 = (u128)x357 * 0xa7aac6c567f35507;
    const uint64_t x366 = (uint64_t)r91;
    const uint64_t x367 = (uint64_t)(r91 >> 64);
    uint64_t x368;
    const uint8_t c169 = limbforge_add_carry_u64(&x368, x366, x364, c168);
    const u128 r92 = (u128)x357 * 0x5afbfcc69322c9cd;
    const uint64_t x369 = (uint64_t)r92;
    const uint64_t x370 = (uint64_t)(r92 >> 64);
    uint64_t x371;
    const uint8_t c170 = limbforge_add_carry_u64(&x371, x369, x367, c169);
    const u128 r93 = (u128)x357 * 0xb42d083aedc88c42;
    const uint64_t x372 = (uint64_t)r93;
    const uint64_t x373 = (uint64_t)(r93 >> 64);
    uint64_t x374;
    const uint8_t c171 = limbforge_add_carry_u64(&x374, x372, x370, c170);
    const u128 r94 = (u128)x357 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x375 = (uint64_t)r94;
    const uint64_t x376 = (uint64_t)(r94 >> 64);
    uint64_t x377;
    const uint8_t c172 = limbforge_add_carry_u64(&x377, x375, x373, c171);
    const u128 r95 = (u128)x357 * 0x65b48e8f740f89bf;
    const uint64_t x378 = (uint64_t)r95;
    uint64_t x379;
    const uint8_t c173 = limbforge_add_carry_u64(&x379, x378, x376, c172);
    const uint64_t x380 = (uint64_t)(r95 >> 64) + (uint64_t)c173;
    uint64_t c174_unread;
    const uint8_t c174 = limbforge_add_carry_u64(&c174_unread, x347, x358, 0);
    uint64_t x381;
    const uint8_t c175 = limbforge_add_carry_u64(&x381, x348, x362, c174);
    uint64_t x382;
    const uint8_t c176 = limbforge_add_carry_u64(&x382, x349, x365, c175);
    uint64_t x383;
    const uint8_t c177 = limbforge_add_carry_u64(&x383, x350, x368, c176);
    uint64_t x384;
    const uint8_t c178 = limbforge_add_carry_u64(&x384, x351, x371, c177);
    uint64_t x385;
    const uint8_t c179 = limbforge_add_carry_u64(&x385, x352, x374, c178);
    uint64_t x386;
    const uint8_t c180 = limbforge_add_carry_u64(&x386, x353, x377, c179);
    uint64_t x387;
    const uint8_t c181 = limbforge_add_carry_u64(&x387, x354, x379, c180);
    const uint64_t x388 = x380 + (uint64_t)c181;
    uint64_t x389;
    const uint8_t c182 = limbforge_add_carry_u64(&x389, x356, x388, 0);
    const uint64_t x390 = (uint64_t)c166 + (uint64_t)c182;
    const u128 r96 = (u128)b6 * a0;
    const uint64_t x391 = (uint64_t)r96;
    const uint64_t x392 = (uint64_t)(r96 >> 64);
    const u128 r97 = (u128)b6 * a1;
    const uint64_t x393 = (uint64_t)r97;
    const uint64_t x394 = (uint64_t)(r97 >> 64);
    uint64_t x395;
    const uint8_t c183 = limbforge_add_carry_u64(&x395, x393, x392, 0);
    const u128 r98 = (u128)b6 * a2;
    const uint64_t x396 = (uint64_t)r98;
    const uint64_t x397 = (uint64_t)(r98 >> 64);
    uint64_t x398;
    const uint8_t c184 = limbforge_add_carry_u64(&x398, x396, x394, c183);
    const u128 r99 = (u128)b6 * a3;
    const uint64_t x399 = (uint64_t)r99;
    const uint64_t x400 = (uint64_t)(r99 >> 64);
    uint64_t x401;
    const uint8_t c185 = limbforge_add_carry_u64(&x401, x399, x397, c184);
    const u128 r100 = (u128)b6 * a4;
    const uint64_t x402 = (uint64_t)r100;
    const uint64_t x403 = (uint64_t)(r100 >> 64);
    uint64_t x404;
    const uint8_t c186 = limbforge_add_carry_u64(&x404, x402, x400, c185);
    const u128 r101 = (u128)b6 * a5;
    const uint64_t x405 = (uint64_t)r101;
    const uint64_t x406 = (uint64_t)(r101 >> 64);
    uint64_t x407;
    const uint8_t c187 = limbforge_add_carry_u64(&x407, x405, x403, c186);
    const u128 r102 = (u128)b6 * a6;
    const uint64_t x408 = (uint64_t)r102;
    const uint64_t x409 = (uint64_t)(r102 >> 64);
    uint64_t x410;
    const uint8_t c188 = limbforge_add_carry_u64(&x410, x408, x406, c187);
    const u128 r103 = (u128)b6 * a7;
    const uint64_t x411 = (uint64_t)r103;
    uint64_t x412;
    const uint8_t c189 = limbforge_add_carry_u64(&x412, x411, x409, c188);
    const uint64_t x413 = (uint64_t)(r103 >> 64) + (uint64_t)c189;
    uint64_t x414;
    const uint8_t c190 = limbforge_add_carry_u64(&x414, x381, x391, 0);
    uint64_t x415;
    const uint8_t c191 = limbforge_add_carry_u64(&x415, x382, x395, c190);
    uint64_t x416;
    const uint8_t c192 = limbforge_add_carry_u64(&x416, x383, x398, c191);
    uint64_t x417;
    const uint8_t c193 = limbforge_add_carry_u64(&x417, x384, x401, c192);
    uint64_t x418;
    const uint8_t c194 = limbforge_add_carry_u64(&x418, x385, x404, c193);
    uint64_t x419;
    const uint8_t c195 = limbforge_add_carry_u64(&x419, x386, x407, c194);
    uint64_t x420;
    const uint8_t c196 = limbforge_add_carry_u64(&x420, x387, x410, c195);
    uint64_t x421;
    const uint8_t c197 = limbforge_add_carry_u64(&x421, x389, x412, c196);
    const uint64_t x422 = x413 + (uint64_t)c197;
    uint64_t x423;
    const uint8_t c198 = limbforge_add_carry_u64(&x423, x390, x422, 0);
    const uint64_t x424 = x414 * 0x66c1301f632e294d;
    const u128 r104 = (u128)x424 * 0x1b81b90533c6c87b;
    const uint64_t x425 = (uint64_t)r104;
    const uint64_t x426 = (uint64_t)(r104 >> 64);
    const u128 r105 = (u128)x424 * 0xc2721bf457aca835;
    const uint64_t x427 = (uint64_t)r105;
    const uint64_t x428 = (uint64_t)(r105 >> 64);
    uint64_t x429;
    const uint8_t c199 = limbforge_add_carry_u64(&x429, x427, x426, 0);
    const u128 r106 = (u128)x424 * 0x516730cc1f0b4f25;
    const uint64_t x430 = (uint64_t)r106;
    const uint64_t x431 = (uint64_t)(r106 >> 64);
    uint64_t x432;
    const uint8_t c200 = limbforge_add_carry_u64(&x432, x430, x428, c199);
    const u128 r107 = (u128)x424 * 0xa7aac6c567f35507;
    const uint64_t x433 = (uint64_t)r107;
    const uint64_t x434 = (uint64_t)(r107 >> 64);
    uint64_t x435;
    const uint8_t c201 = limbforge_add_carry_u64(&x435, x433, x431, c200);
    const u128 r108 = (u128)x424 * 0x5afbfcc69322c9cd;
    const uint64_t x436 = (uint64_t)r108;
    const uint64_t x437 = (uint64_t)(r108 >> 64);
    uint64_t x438;
    const uint8_t c202 = limbforge_add_carry_u64(&x438, x436, x434, c201);
    const u128 r109 = (u128)x424 * 0xb42d083aedc88c42;
    const uint64_t x439 = (uint64_t)r109;
    const uint64_t x440 = (uint64_t)(r109 >> 64);
    uint64_t x441;
    const uint8_t c203 = limbforge_add_carry_u64(&x441, x439, x437, c202);
    const u128 r110 = (u128)x424 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x442 = (uint64_t)r110;
    const uint64_t x443 = (uint64_t)(r110 >> 64);
    uint64_t x444;
    const uint8_t c204 = limbforge_add_carry_u64(&x444, x442, x440, c203);
    const u128 r111 = (u128)x424 * 0x65b48e8f740f89bf;
    const uint64_t x445 = (uint64_t)r111;
    uint64_t x446;
    const uint8_t c205 = limbforge_add_carry_u64(&x446, x445, x443, c204);
    const uint64_t x447 = (uint64_t)(r111 >> 64) + (uint64_t)c205;
    uint64_t c206_unread;
    const uint8_t c206 = limbforge_add_carry_u64(&c206_unread, x414, x425, 0);
    uint64_t x448;
    const uint8_t c207 = limbforge_add_carry_u64(&x448, x415, x429, c206);
    uint64_t x449;
    const uint8_t c208 = limbforge_add_carry_u64(&x449, x416, x432, c207);
    uint64_t x450;
    const uint8_t c209 = limbforge_add_carry_u64(&x450, x417, x435, c208);
    uint64_t x451;
    const uint8_t c210 = limbforge_add_carry_u64(&x451, x418, x438, c209);
    uint64_t x452;
    const uint8_t c211 = limbforge_add_carry_u64(&x452, x419, x441, c210);
    uint64_t x453;
    const uint8_t c212 = limbforge_add_carry_u64(&x453, x420, x444, c211);
    uint64_t x454;
    const uint8_t c213 = limbforge_add_carry_u64(&x454, x421, x446, c212);
    const uint64_t x455 = x447 + (uint64_t)c213;
    uint64_t x456;
    const uint8_t c214 = limbforge_add_carry_u64(&x456, x423, x455, 0);
    const uint64_t x457 = (uint64_t)c198 + (uint64_t)c214;
    const u128 r112 = (u128)b7 * a0;
    const uint64_t x458 = (uint64_t)r112;
    const uint64_t x459 = (uint64_t)(r112 >> 64);
    const u128 r113 = (u128)b7 * a1;
    const uint64_t x460 = (uint64_t)r113;
    const uint64_t x461 = (uint64_t)(r113 >> 64);
    uint64_t x462;
    const uint8_t c215 = limbforge_add_carry_u64(&x462, x460, x459, 0);
    const u128 r114 = (u128)b7 * a2;
    const uint64_t x463 = (uint64_t)r114;
    const uint64_t x464 = (uint64_t)(r114 >> 64);
    uint64_t x465;
    const uint8_t c216 = limbforge_add_carry_u64(&x465, x463, x461, c215);
    const u128 r115 = (u128)b7 * a3;
    const uint64_t x466 = (uint64_t)r115;
    const uint64_t x467 = (uint64_t)(r115 >> 64);
    uint64_t x468;
    const uint8_t c217 = limbforge_add_carry_u64(&x468, x466, x464, c216);
    const u128 r116 = (u128)b7 * a4;
    const uint64_t x469 = (uint64_t)r116;
    const uint64_t x470 = (uint64_t)(r116 >> 64);
    uint64_t x471;
    const uint8_t c218 = limbforge_add_carry_u64(&x471, x469, x467, c217);
    const u128 r117 = (u128)b7 * a5;
    const uint64_t x472 = (uint64_t)r117;
    const uint64_t x473 = (uint64_t)(r117 >> 64);
    uint64_t x474;
    const uint8_t c219 = limbforge_add_carry_u64(&x474, x472, x470, c218);
    const u128 r118 = (u128)b7 * a6;
    const uint64_t x475 = (uint64_t)r118;
    const uint64_t x476 = (uint64_t)(r118 >> 64);
    uint64_t x477;
    const uint8_t c220 = limbforge_add_carry_u64(&x477, x475, x473, c219);
    const u128 r119 = (u128)b7 * a7;
    const uint64_t x478 = (uint64_t)r119;
    uint64_t x479;
    const uint8_t c221 = limbforge_add_carry_u64(&x479, x478, x476, c220);
    const uint64_t x480 = (uint64_t)(r119 >> 64) + (uint64_t)c221;
    uint64_t x481;
    const uint8_t c222 = limbforge_add_carry_u64(&x481, x448, x458, 0);
    uint64_t x482;
    const uint8_t c223 = limbforge_add_carry_u64(&x482, x449, x462, c222);
    uint64_t x483;
    const uint8_t c224 = limbforge_add_carry_u64(&x483, x450, x465, c223);
    uint64_t x484;
    const uint8_t c225 = limbforge_add_carry_u64(&x484, x451, x468, c224);
    uint64_t x485;
    const uint8_t c226 = limbforge_add_carry_u64(&x485, x452, x471, c225);
    uint64_t x486;
    const uint8_t c227 = limbforge_add_carry_u64(&x486, x453, x474, c226);
    uint64_t x487;
    const uint8_t c228 = limbforge_add_carry_u64(&x487, x454, x477, c227);
    uint64_t x488;
    const uint8_t c229 = limbforge_add_carry_u64(&x488, x456, x479, c228);
    const uint64_t x489 = x480 + (uint64_t)c229;
    uint64_t x490;
    const uint8_t c230 = limbforge_add_carry_u64(&x490, x457, x489, 0);
    const uint64_t x491 = x481 * 0x66c1301f632e294d;
    const u128 r120 = (u128)x491 * 0x1b81b90533c6c87b;
    const uint64_t x492 = (uint64_t)r120;
    const uint64_t x493 = (uint64_t)(r120 >> 64);
    const u128 r121 = (u128)x491 * 0xc2721bf457aca835;
    const uint64_t x494 = (uint64_t)r121;
    const uint64_t x495 = (uint64_t)(r121 >> 64);
    uint64_t x496;
    const uint8_t c231 = limbforge_add_carry_u64(&x496, x494, x493, 0);
    const u128 r122 = (u128)x491 * 0x516730cc1f0b4f25;
    const uint64_t x497 = (uint64_t)r122;
    const uint64_t x498 = (uint64_t)(r122 >> 64);
    uint64_t x499;
    const uint8_t c232 = limbforge_add_carry_u64(&x499, x497, x495, c231);
    const u128 r123 = (u128)x491 * 0xa7aac6c567f35507;
    const uint64_t x500 = (uint64_t)r123;
    const uint64_t x501 = (uint64_t)(r123 >> 64);
    uint64_t x502;
    const uint8_t c233 = limbforge_add_carry_u64(&x502, x500, x498, c232);
    const u128 r124 = (u128)x491 * 0x5afbfcc69322c9cd;
    const uint64_t x503 = (uint64_t)r124;
    const uint64_t x504 = (uint64_t)(r124 >> 64);
    uint64_t x505;
    const uint8_t c234 = limbforge_add_carry_u64(&x505, x503, x501, c233);
    const u128 r125 = (u128)x491 * 0xb42d083aedc88c42;
    const uint64_t x506 = (uint64_t)r125;
    const uint64_t x507 = (uint64_t)(r125 >> 64);
    uint64_t x508;
    const uint8_t c235 = limbforge_add_carry_u64(&x508, x506, x504, c234);
    const u128 r126 = (u128)x491 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x509 = (uint64_t)r126;
    const uint64_t x510 = (uint64_t)(r126 >> 64);
    uint64_t x511;
    const uint8_t c236 = limbforge_add_carry_u64(&x511, x509, x507, c235);
    const u128 r127 = (u128)x491 * 0x65b48e8f740f89bf;
    const uint64_t x512 = (uint64_t)r127;
    uint64_t x513;
    const uint8_t c237 = limbforge_add_carry_u64(&x513, x512, x510, c236);
    const uint64_t x514 = (uint64_t)(r127 >> 64) + (uint64_t)c237;
    uint64_t c238_unread;
    const uint8_t c238 = limbforge_add_carry_u64(&c238_unread, x481, x492, 0);
    uint64_t x515;
    const uint8_t c239 = limbforge_add_carry_u64(&x515, x482, x496, c238);
    uint64_t x516;
    const uint8_t c240 = limbforge_add_carry_u64(&x516, x483, x499, c239);
    uint64_t x517;
    const uint8_t c241 = limbforge_add_carry_u64(&x517, x484, x502, c240);
    uint64_t x518;
    const uint8_t c242 = limbforge_add_carry_u64(&x518, x485, x505, c241);
    uint64_t x519;
    const uint8_t c243 = limbforge_add_carry_u64(&x519, x486, x508, c242);
    uint64_t x520;
    const uint8_t c244 = limbforge_add_carry_u64(&x520, x487, x511, c243);
    uint64_t x521;
    const uint8_t c245 = limbforge_add_carry_u64(&x521, x488, x513, c244);
    const uint64_t x522 = x514 + (uint64_t)c245;
    uint64_t x523;
    const uint8_t c246 = limbforge_add_carry_u64(&x523, x490, x522, 0);
    const uint64_t x524 = (uint64_t)c230 + (uint64_t)c246;
    const uint8_t c247 = (uint8_t)x524;
    const uint64_t c247_mask = (uint64_t)0 - (uint64_t)c247;
    const uint64_t x525 = c247_mask & 0x1b81b90533c6c87b;
    const uint64_t x526 = c247_mask & 0xc2721bf457aca835;
    const uint64_t x527 = c247_mask & 0x516730cc1f0b4f25;
    const uint64_t x528 = c247_mask & 0xa7aac6c567f35507;
    const uint64_t x529 = c247_mask & 0x5afbfcc69322c9cd;
    const uint64_t x530 = c247_mask & 0xb42d083aedc88c42;
    const uint64_t x531 = c247_mask & 0xfc8ab0d15e3e4c4a;
    const uint64_t x532 = c247_mask & 0x65b48e8f740f89bf;
    uint64_t o0;
    const uint8_t c248 = limbforge_sub_borrow_u64(&o0, x515, x525, 0);
    uint64_t o1;
    const uint8_t c249 = limbforge_sub_borrow_u64(&o1, x516, x526, c248);
    uint64_t o2;
    const uint8_t c250 = limbforge_sub_borrow_u64(&o2, x517, x527, c249);
    uint64_t o3;
    const uint8_t c251 = limbforge_sub_borrow_u64(&o3, x518, x528, c250);
    uint64_t o4;
    const uint8_t c252 = limbforge_sub_borrow_u64(&o4, x519, x529, c251);
    uint64_t o5;
    const uint8_t c253 = limbforge_sub_borrow_u64(&o5, x520, x530, c252);
    uint64_t o6;
    const uint8_t c254 = limbforge_sub_borrow_u64(&o6, x521, x531, c253);
    uint64_t o7;
    limbforge_sub_borrow_u64(&o7, x523, x532, c254);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
}

// `R * out = a^2 (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_square(uint64_t out[8], const uint64_t a[8]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const u128 r0 = (u128)a0 * a1;
    const u128 r1 = (u128)a0 * a2;
    const u128 r2 = (u128)a0 * a3;
    const u128 r3 = (u128)a0 * a4;
    const u128 r4 = (u128)a0 * a5;
    const u128 r5 = (u128)a0 * a6;
    const u128 r6 = (u128)a0 * a7;
    const u128 r7 = (u128)a0 * a0;
    const uint64_t x0 = (uint64_t)r7;
    const uint64_t x1 = (uint64_t)(r7 >> 64);
    const u128 r8 = (u128)a1 * a2;
    const u128 r9 = (u128)a1 * a3;
    const u128 r10 = (u128)a1 * a4;
    const u128 r11 = (u128)a1 * a5;
    const u128 r12 = (u128)a1 * a6;
    const u128 r13 = (u128)a1 * a7;
    const u128 r14 = (u128)a1 * a1;
    const uint64_t x2 = (uint64_t)r14;
    const uint64_t x3 = (uint64_t)(r14 >> 64);
    const u128 r15 = (u128)a2 * a3;
    const u128 r16 = (u128)a2 * a4;
    const u128 r17 = (u128)a2 * a5;
    const u128 r18 = (u128)a2 * a6;
    const u128 r19 = (u128)a2 * a7;
    const u128 r20 = (u128)a2 * a2;
    const uint64_t x4 = (uint64_t)r20;
    const uint64_t x5 = (uint64_t)(r20 >> 64);
    const u128 r21 = (u128)a3 * a4;
    const u128 r22 = (u128)a3 * a5;
    const u128 r23 = (u128)a3 * a6;
    const u128 r24 = (u128)a3 * a7;
    const u128 r25 = (u128)a3 * a3;
    const uint64_t x6 = (uint64_t)r25;
    const uint64_t x7 = (uint64_t)(r25 >> 64);
    const u128 r26 = (u128)a4 * a5;
    const u128 r27 = (u128)a4 * a6;
    const u128 r28 = (u128)a4 * a7;
    const u128 r29 = (u128)a4 * a4;
    const uint64_t x8 = (uint64_t)r29;
    const uint64_t x9 = (uint64_t)(r29 >> 64);
    const u128 r30 = (u128)a5 * a6;
    const u128 r31 = (u128)a5 * a7;
    const u128 r32 = (u128)a5 * a5;
    const uint64_t x10 = (uint64_t)r32;
    const uint64_t x11 = (uint64_t)(r32 >> 64);
    const u128 r33 = (u128)a6 * a7;
    const u128 r34 = (u128)a6 * a6;
    const uint64_t x12 = (uint64_t)r34;
    const uint64_t x13 = (uint64_t)(r34 >> 64);
    const u128 r35 = (u128)a7 * a7;
    const uint64_t x14 = (uint64_t)r35;
    const uint64_t x15 = (uint64_t)(r35 >> 64);
    const uint64_t x16 = (uint64_t)r0;
    const uint64_t x17 = (uint64_t)(r0 >> 64);
    const uint64_t x18 = (uint64_t)r1;
    const uint64_t x19 = (uint64_t)(r1 >> 64);
    uint64_t x20;
    const uint8_t c0 = limbforge_add_carry_u64(&x20, x18, x17, 0);
    const uint64_t x21 = (uint64_t)r2;
    const uint64_t x22 = (uint64_t)(r2 >> 64);
    uint64_t x23;
    const uint8_t c1 = limbforge_add_carry_u64(&x23, x21, x19, c0);
    const uint64_t x24 = (uint64_t)r3;
    const uint64_t x25 = (uint64_t)(r3 >> 64);
    uint64_t x26;
    const uint8_t c2 = limbforge_add_carry_u64(&x26, x24, x22, c1);
    const uint64_t x27 = (uint64_t)r4;
    const uint64_t x28 = (uint64_t)(r4 >> 64);
    uint64_t x29;
    const uint8_t c3 = limbforge_add_carry_u64(&x29, x27, x25, c2);
    const uint64_t x30 = (uint64_t)r5;
    const uint64_t x31 = (uint64_t)(r5 >> 64);
    uint64_t x32;
    const uint8_t c4 = limbforge_add_carry_u64(&x32, x30, x28, c3);
    const uint64_t x33 = (uint64_t)r6;
    uint64_t x34;
    const uint8_t c5 = limbforge_add_carry_u64(&x34, x33, x31, c4);
    const uint64_t x35 = (uint64_t)(r6 >> 64) + (uint64_t)c5;
    const uint64_t x36 = (uint64_t)r8;
    const uint64_t x37 = (uint64_t)(r8 >> 64);
    const uint64_t x38 = (uint64_t)r9;
    const uint64_t x39 = (uint64_t)(r9 >> 64);
    uint64_t x40;
    const uint8_t c6 = limbforge_add_carry_u64(&x40, x38, x37, 0);
    const uint64_t x41 = (uint64_t)r10;
    const uint64_t x42 = (uint64_t)(r10 >> 64);
    uint64_t x43;
    const uint8_t c7 = limbforge_add_carry_u64(&x43, x41, x39, c6);
    const uint64_t x44 = (uint64_t)r11;
    const uint64_t x45 = (uint64_t)(r11 >> 64);
    uint64_t x46;
    const uint8_t c8 = limbforge_add_carry_u64(&x46, x44, x42, c7);
    const uint64_t x47 = (uint64_t)r12;
    const uint64_t x48 = (uint64_t)(r12 >> 64);
    uint64_t x49;
    const uint8_t c9 = limbforge_add_carry_u64(&x49, x47, x45, c8);
    const uint64_t x50 = (uint64_t)r13;
    uint64_t x51;
    const uint8_t c10 = limbforge_add_carry_u64(&x51, x50, x48, c9);
    const uint64_t x52 = (uint64_t)(r13 >> 64) + (uint64_t)c10;
    uint64_t x53;
    const uint8_t c11 = limbforge_add_carry_u64(&x53, x23, x36, 0);
    uint64_t x54;
    const uint8_t c12 = limbforge_add_carry_u64(&x54, x26, x40, c11);
    uint64_t x55;
    const uint8_t c13 = limbforge_add_carry_u64(&x55, x29, x43, c12);
    uint64_t x56;
    const uint8_t c14 = limbforge_add_carry_u64(&x56, x32, x46, c13);
    uint64_t x57;
    const uint8_t c15 = limbforge_add_carry_u64(&x57, x34, x49, c14);
    uint64_t x58;
    const uint8_t c16 = limbforge_add_carry_u64(&x58, x35, x51, c15);
    const uint64_t x59 = x52 + (uint64_t)c16;
    const uint64_t x60 = (uint64_t)r15;
    const uint64_t x61 = (uint64_t)(r15 >> 64);
    const uint64_t x62 = (uint64_t)r16;
    const uint64_t x63 = (uint64_t)(r16 >> 64);
    uint64_t x64;
    const uint8_t c17 = limbforge_add_carry_u64(&x64, x62, x61, 0);
    const uint64_t x65 = (uint64_t)r17;
    const uint64_t x66 = (uint64_t)(r17 >> 64);
    uint64_t x67;
    const uint8_t c18 = limbforge_add_carry_u64(&x67, x65, x63, c17);
    const uint64_t x68 = (uint64_t)r18;
    const uint64_t x69 = (uint64_t)(r18 >> 64);
    uint64_t x70;
    const uint8_t c19 = limbforge_add_carry_u64(&x70, x68, x66, c18);
    const uint64_t x71 = (uint64_t)r19;
    uint64_t x72;
    const uint8_t c20 = limbforge_add_carry_u64(&x72, x71, x69, c19);
    const uint64_t x73 = (uint64_t)(r19 >> 64) + (uint64_t)c20;
    uint64_t x74;
    const uint8_t c21 = limbforge_add_carry_u64(&x74, x55, x60, 0);
    uint64_t x75;
    const uint8_t c22 = limbforge_add_carry_u64(&x75, x56, x64, c21);
    uint64_t x76;
    const uint8_t c23 = limbforge_add_carry_u64(&x76, x57, x67, c22);
    uint64_t x77;
    const uint8_t c24 = limbforge_add_carry_u64(&x77, x58, x70, c23);
    uint64_t x78;
    const uint8_t c25 = limbforge_add_carry_u64(&x78, x59, x72, c24);
    const uint64_t x79 = x73 + (uint64_t)c25;
    const uint64_t x80 = (uint64_t)r21;
    const uint64_t x81 = (uint64_t)(r21 >> 64);
    const uint64_t x82 = (uint64_t)r22;
    const uint64_t x83 = (uint64_t)(r22 >> 64);
    uint64_t x84;
    const uint8_t c26 = limbforge_add_carry_u64(&x84, x82, x81, 0);
    const uint64_t x85 = (uint64_t)r23;
    const uint64_t x86 = (uint64_t)(r23 >> 64);
    uint64_t x87;
    const uint8_t c27 = limbforge_add_carry_u64(&x87, x85, x83, c26);
    const uint64_t x88 = (uint64_t)r24;
    uint64_t x89;
    const uint8_t c28 = limbforge_add_carry_u64(&x89, x88, x86, c27);
    const uint64_t x90 = (uint64_t)(r24 >> 64) + (uint64_t)c28;
    uint64_t x91;
    const uint8_t c29 = limbforge_add_carry_u64(&x91, x76, x80, 0);
    uint64_t x92;
    const uint8_t c30 = limbforge_add_carry_u64(&x92, x77, x84, c29);
    uint64_t x93;
    const uint8_t c31 = limbforge_add_carry_u64(&x93, x78, x87, c30);
    uint64_t x94;
    const uint8_t c32 = limbforge_add_carry_u64(&x94, x79, x89, c31);
    const uint64_t x95 = x90 + (uint64_t)c32;
    const uint64_t x96 = (uint64_t)r26;
    const uint64_t x97 = (uint64_t)(r26 >> 64);
    const uint64_t x98 = (uint64_t)r27;
    const uint64_t x99 = (uint64_t)(r27 >> 64);
    uint64_t x100;
    const uint8_t c33 = limbforge_add_carry_u64(&x100, x98, x97, 0);
    const uint64_t x101 = (uint64_t)r28;
    uint64_t x102;
    const uint8_t c34 = limbforge_add_carry_u64(&x102, x101, x99, c33);
    const uint64_t x103 = (uint64_t)(r28 >> 64) + (uint64_t)c34;
    uint64_t x104;
    const uint8_t c35 = limbforge_add_carry_u64(&x104, x93, x96, 0);
    uint64_t x105;
    const uint8_t c36 = limbforge_add_carry_u64(&x105, x94, x100, c35);
    uint64_t x106;
    const uint8_t c37 = limbforge_add_carry_u64(&x106, x95, x102, c36);
    const uint64_t x107 = x103 + (uint64_t)c37;
    const uint64_t x108 = (uint64_t)r30;
    const uint64_t x109 = (uint64_t)(r30 >> 64);
    const uint64_t x110 = (uint64_t)r31;
    uint64_t x111;
    const uint8_t c38 = limbforge_add_carry_u64(&x111, x110, x109, 0);
    const uint64_t x112 = (uint64_t)(r31 >> 64) + (uint64_t)c38;
    uint64_t x113;
    const uint8_t c39 = limbforge_add_carry_u64(&x113, x106, x108, 0);
    uint64_t x114;
    const uint8_t c40 = limbforge_add_carry_u64(&x114, x107, x111, c39);
    const uint64_t x115 = x112 + (uint64_t)c40;
    const uint64_t x116 = (uint64_t)r33;
    const uint64_t x117 = (uint64_t)(r33 >> 64);
    uint64_t x118;
    const uint8_t c41 = limbforge_add_carry_u64(&x118, x115, x116, 0);
    const uint64_t x119 = x117 + (uint64_t)c41;
    uint64_t x120;
    const uint8_t c42 = limbforge_add_carry_u64(&x120, x1, x16, 0);
    uint64_t x121;
    const uint8_t c43 = limbforge_add_carry_u64(&x121, x2, x20, c42);
    uint64_t x122;
    const uint8_t c44 = limbforge_add_carry_u64(&x122, x3, x53, c43);
    uint64_t x123;
    const uint8_t c45 = limbforge_add_carry_u64(&x123, x4, x54, c44);
    uint64_t x124;
    const uint8_t c46 = limbforge_add_carry_u64(&x124, x5, x74, c45);
    uint64_t x125;
    const uint8_t c47 = limbforge_add_carry_u64(&x125, x6, x75, c46);
    uint64_t x126;
    const uint8_t c48 = limbforge_add_carry_u64(&x126, x7, x91, c47);
    uint64_t x127;
    const uint8_t c49 = limbforge_add_carry_u64(&x127, x8, x92, c48);
    uint64_t x128;
    const uint8_t c50 = limbforge_add_carry_u64(&x128, x9, x104, c49);
    uint64_t x129;
    const uint8_t c51 = limbforge_add_carry_u64(&x129, x10, x105, c50);
    uint64_t x130;
    const uint8_t c52 = limbforge_add_carry_u64(&x130, x11, x113, c51);
    uint64_t x131;
    const uint8_t c53 = limbforge_add_carry_u64(&x131, x12, x114, c52);
    uint64_t x132;
    const uint8_t c54 = limbforge_add_carry_u64(&x132, x13, x118, c53);
    uint64_t x133;
    const uint8_t c55 = limbforge_add_carry_u64(&x133, x14, x119, c54);
    const uint64_t x134 = x15 + (uint64_t)c55;
    uint64_t x135;
    const uint8_t c56 = limbforge_add_carry_u64(&x135, x120, x16, 0);
    uint64_t x136;
    const uint8_t c57 = limbforge_add_carry_u64(&x136, x121, x20, c56);
    uint64_t x137;
    const uint8_t c58 = limbforge_add_carry_u64(&x137, x122, x53, c57);
    uint64_t x138;
    const uint8_t c59 = limbforge_add_carry_u64(&x138, x123, x54, c58);
    uint64_t x139;
    const uint8_t c60 = limbforge_add_carry_u64(&x139, x124, x74, c59);
    uint64_t x140;
    const uint8_t c61 = limbforge_add_carry_u64(&x140, x125, x75, c60);
    uint64_t x141;
    const uint8_t c62 = limbforge_add_carry_u64(&x141, x126, x91, c61);
    uint64_t x142;
    const uint8_t c63 = limbforge_add_carry_u64(&x142, x127, x92, c62);
    uint64_t x143;
    const uint8_t c64 = limbforge_add_carry_u64(&x143, x128, x104, c63);
    uint64_t x144;
    const uint8_t c65 = limbforge_add_carry_u64(&x144, x129, x105, c64);
    uint64_t x145;
    const uint8_t c66 = limbforge_add_carry_u64(&x145, x130, x113, c65);
    uint64_t x146;
    const uint8_t c67 = limbforge_add_carry_u64(&x146, x131, x114, c66);
    uint64_t x147;
    const uint8_t c68 = limbforge_add_carry_u64(&x147, x132, x118, c67);
    uint64_t x148;
    const uint8_t c69 = limbforge_add_carry_u64(&x148, x133, x119, c68);
    const uint64_t x149 = x134 + (uint64_t)c69;
    const uint64_t x150 = x0 * 0x66c1301f632e294d;
    const u128 r36 = (u128)x150 * 0x1b81b90533c6c87b;
    const uint64_t x151 = (uint64_t)r36;
    const uint64_t x152 = (uint64_t)(r36 >> 64);
    const u128 r37 = (u128)x150 * 0xc2721bf457aca835;
    const uint64_t x153 = (uint64_t)r37;
    const uint64_t x154 = (uint64_t)(r37 >> 64);
    uint64_t x155;
    const uint8_t c70 = limbforge_add_carry_u64(&x155, x153, x152, 0);
    const u128 r38 = (u128)x150 * 0x516730cc1f0b4f25;
    const uint64_t x156 = (uint64_t)r38;
    const uint64_t x157 = (uint64_t)(r38 >> 64);
    uint64_t x158;
    const uint8_t c71 = limbforge_add_carry_u64(&x158, x156, x154, c70);
    const u128 r39 = (u128)x150 * 0xa7aac6c567f35507;
    const uint64_t x159 = (uint64_t)r39;
    const uint64_t x160 = (uint64_t)(r39 >> 64);
    uint64_t x161;
    const uint8_t c72 = limbforge_add_carry_u64(&x161, x159, x157, c71);
    const u128 r40 = (u128)x150 * 0x5afbfcc69322c9cd;
    const uint64_t x162 = (uint64_t)r40;
    const uint64_t x163 = (uint64_t)(r40 >> 64);
    uint64_t x164;
    const uint8_t c73 = limbforge_add_carry_u64(&x164, x162, x160, c72);
    const u128 r41 = (u128)x150 * 0xb42d083aedc88c42;
    const uint64_t x165 = (uint64_t)r41;
    const uint64_t x166 = (uint64_t)(r41 >> 64);
    uint64_t x167;
    const uint8_t c74 = limbforge_add_carry_u64(&x167, x165, x163, c73);
    const u128 r42 = (u128)x150 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x168 = (uint64_t)r42;
    const uint64_t x169 = (uint64_t)(r42 >> 64);
    uint64_t x170;
    const uint8_t c75 = limbforge_add_carry_u64(&x170, x168, x166, c74);
    const u128 r43 = (u128)x150 * 0x65b48e8f740f89bf;
    const uint64_t x171 = (uint64_t)r43;
    uint64_t x172;
    const uint8_t c76 = limbforge_add_carry_u64(&x172, x171, x169, c75);
    const uint64_t x173 = (uint64_t)(r43 >> 64) + (uint64_t)c76;
    uint64_t c77_unread;
    const uint8_t c77 = limbforge_add_carry_u64(&c77_unread, x0, x151, 0);
    uint64_t x174;
    const uint8_t c78 = limbforge_add_carry_u64(&x174, x135, x155, c77);
    uint64_t x175;
    const uint8_t c79 = limbforge_add_carry_u64(&x175, x136, x158, c78);
    uint64_t x176;
    const uint8_t c80 = limbforge_add_carry_u64(&x176, x137, x161, c79);
    uint64_t x177;
    const uint8_t c81 = limbforge_add_carry_u64(&x177, x138, x164, c80);
    uint64_t x178;
    const uint8_t c82 = limbforge_add_carry_u64(&x178, x139, x167, c81);
    uint64_t x179;
    const uint8_t c83 = limbforge_add_carry_u64(&x179, x140, x170, c82);
    uint64_t x180;
    const uint8_t c84 = limbforge_add_carry_u64(&x180, x141, x172, c83);
    const uint64_t x181 = x173 + (uint64_t)c84;
    uint64_t x182;
    const uint8_t c85 = limbforge_add_carry_u64(&x182, x142, x181, 0);
    const uint64_t x183 = x174 * 0x66c1301f632e294d;
    const u128 r44 = (u128)x183 * 0x1b81b90533c6c87b;
    const uint64_t x184 = (uint64_t)r44;
    const uint64_t x185 = (uint64_t)(r44 >> 64);
    const u128 r45 = (u128)x183 * 0xc2721bf457aca835;
    const uint64_t x186 = (uint64_t)r45;
    const uint64_t x187 = (uint64_t)(r45 >> 64);
    uint64_t x188;
    const uint8_t c86 = limbforge_add_carry_u64(&x188, x186, x185, 0);
    const u128 r46 = (u128)x183 * 0x516730cc1f0b4f25;
    const uint64_t x189 = (uint64_t)r46;
    const uint64_t x190 = (uint64_t)(r46 >> 64);
    uint64_t x191;
    const uint8_t c87 = limbforge_add_carry_u64(&x191, x189, x187, c86);
    const u128 r47 = (u128)x183 * 0xa7aac6c567f35507;
    const uint64_t x192 = (uint64_t)r47;
    const uint64_t x193 = (uint64_t)(r47 >> 64);
    uint64_t x194;
    const uint8_t c88 = limbforge_add_carry_u64(&x194, x192, x190, c87);
    const u128 r48 = (u128)x183 * 0x5afbfcc69322c9cd;
    const uint64_t x195 = (uint64_t)r48;
    const uint64_t x196 = (uint64_t)(r48 >> 64);
    uint64_t x197;
    const uint8_t c89 = limbforge_add_carry_u64(&x197, x195, x193, c88);
    const u128 r49 = (u128)x183 * 0xb42d083aedc88c42;
    const uint64_t x198 = (uint64_t)r49;
    const uint64_t x199 = (uint64_t)(r49 >> 64);
    uint64_t x200;
    const uint8_t c90 = limbforge_add_carry_u64(&x200, x198, x196, c89);
    const u128 r50 = (u128)x183 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x201 = (uint64_t)r50;
    const uint64_t x202 = (uint64_t)(r50 >> 64);
    uint64_t x203;
    const uint8_t c91 = limbforge_add_carry_u64(&x203, x201, x199, c90);
    const u128 r51 = (u128)x183 * 0x65b48e8f740f89bf;
    const uint64_t x204 = (uint64_t)r51;
    uint64_t x205;
    const uint8_t c92 = limbforge_add_carry_u64(&x205, x204, x202, c91);
    const uint64_t x206 = (uint64_t)(r51 >> 64) + (uint64_t)c92;
    uint64_t c93_unread;
    const uint8_t c93 = limbforge_add_carry_u64(&c93_unread, x174, x184, 0);
    uint64_t x207;
    const uint8_t c94 = limbforge_add_carry_u64(&x207, x175, x188, c93);
    uint64_t x208;
    const uint8_t c95 = limbforge_add_carry_u64(&x208, x176, x191, c94);
    uint64_t x209;
    const uint8_t c96 = limbforge_add_carry_u64(&x209, x177, x194, c95);
    uint64_t x210;
    const uint8_t c97 = limbforge_add_carry_u64(&x210, x178, x197, c96);
    uint64_t x211;
    const uint8_t c98 = limbforge_add_carry_u64(&x211, x179, x200, c97);
    uint64_t x212;
    const uint8_t c99 = limbforge_add_carry_u64(&x212, x180, x203, c98);
    uint64_t x213;
    const uint8_t c100 = limbforge_add_carry_u64(&x213, x182, x205, c99);
    const uint64_t x214 = x206 + (uint64_t)c100;
    uint64_t x215;
    const uint8_t c101 = limbforge_add_carry_u64(&x215, x143, x214, c85);
    const uint64_t x216 = x207 * 0x66c1301f632e294d;
    const u128 r52 = (u128)x216 * 0x1b81b90533c6c87b;
    const uint64_t x217 = (uint64_t)r52;
    const uint64_t x218 = (uint64_t)(r52 >> 64);
    const u128 r53 = (u128)x216 * 0xc2721bf457aca835;
    const uint64_t x219 = (uint64_t)r53;
    const uint64_t x220 = (uint64_t)(r53 >> 64);
    uint64_t x221;
    const uint8_t c102 = limbforge_add_carry_u64(&x221, x219, x218, 0);
    const u128 r54 = (u128)x216 * 0x516730cc1f0b4f25;
    const uint64_t x222 = (uint64_t)r54;
    const uint64_t x223 = (uint64_t)(r54 >> 64);
    uint64_t x224;
    const uint8_t c103 = limbforge_add_carry_u64(&x224, x222, x220, c102);
    const u128 r55 = (u128)x216 * 0xa7aac6c567f35507;
    const uint64_t x225 = (uint64_t)r55;
    const uint64_t x226 = (uint64_t)(r55 >> 64);
    uint64_t x227;
    const uint8_t c104 = limbforge_add_carry_u64(&x227, x225, x223, c103);
    const u128 r56 = (u128)x216 * 0x5afbfcc69322c9cd;
    const uint64_t x228 = (uint64_t)r56;
    const uint64_t x229 = (uint64_t)(r56 >> 64);
    uint64_t x230;
    const uint8_t c105 = limbforge_add_carry_u64(&x230, x228, x226, c104);
    const u128 r57 = (u128)x216 * 0xb42d083aedc88c42;
    const uint64_t x231 = (uint64_t)r57;
    const uint64_t x232 = (uint64_t)(r57 >> 64);
    uint64_t x233;
    const uint8_t c106 = limbforge_add_carry_u64(&x233, x231, x229, c105);
    const u128 r58 = (u128)x216 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x234 = (uint64_t)r58;
    const uint64_t x235 = (uint64_t)(r58 >> 64);
    uint64_t x236;
    const uint8_t c107 = limbforge_add_carry_u64(&x236, x234, x232, c106);
    const u128 r59 = (u128)x216 * 0x65b48e8f740f89bf;
    const uint64_t x237 = (uint64_t)r59;
    uint64_t x238;
    const uint8_t c108 = limbforge_add_carry_u64(&x238, x237, x235, c107);
    const uint64_t x239 = (uint64_t)(r59 >> 64) + (uint64_t)c108;
    uint64_t c109_unread;
    const uint8_t c109 = limbforge_add_carry_u64(&c109_unread, x207, x217, 0);
    uint64_t x240;
    const uint8_t c110 = limbforge_add_carry_u64(&x240, x208, x221, c109);
    uint64_t x241;
    const uint8_t c111 = limbforge_add_carry_u64(&x241, x209, x224, c110);
    uint64_t x242;
    const uint8_t c112 = limbforge_add_carry_u64(&x242, x210, x227, c111);
    uint64_t x243;
    const uint8_t c113 = limbforge_add_carry_u64(&x243, x211, x230, c112);
    uint64_t x244;
    const uint8_t c114 = limbforge_add_carry_u64(&x244, x212, x233, c113);
    uint64_t x245;
    const uint8_t c115 = limbforge_add_carry_u64(&x245, x213, x236, c114);
    uint64_t x246;
    const uint8_t c116 = limbforge_add_carry_u64(&x246, x215, x238, c115);
    const uint64_t x247 = x239 + (uint64_t)c116;
    uint64_t x248;
    const uint8_t c117 = limbforge_add_carry_u64(&x248, x144, x247, c101);
    const uint64_t x249 = x240 * 0x66c1301f632e294d;
    const u128 r60 = (u128)x249 * 0x1b81b90533c6c87b;
    const uint64_t x250 = (uint64_t)r60;
    const uint64_t x251 = (uint64_t)(r60 >> 64);
    const u128 r61 = (u128)x249 * 0xc2721bf457aca835;
    const uint64_t x252 = (uint64_t)r61;
    const uint64_t x253 = (uint64_t)(r61 >> 64);
    uint64_t x254;
    const uint8_t c118 = limbforge_add_carry_u64(&x254, x252, x251, 0);
    const u128 r62 = (u128)x249 * 0x516730cc1f0b4f25;
    const uint64_t x255 = (uint64_t)r62;
    const uint64_t x256 = (uint64_t)(r62 >> 64);
    uint64_t x257;
    const uint8_t c119 = limbforge_add_carry_u64(&x257, x255, x253, c118);
    const u128 r63 = (u128)x249 * 0xa7aac6c567f35507;
    const uint64_t x258 = (uint64_t)r63;
    const uint64_t x259 = (uint64_t)(r63 >> 64);
    uint64_t x260;
    const uint8_t c120 = limbforge_add_carry_u64(&x260, x258, x256, c119);
    const u128 r64 = (u128)x249 * 0x5afbfcc69322c9cd;
    const uint64_t x261 = (uint64_t)r64;
    const uint64_t x262 = (uint64_t)(r64 >> 64);
    uint64_t x263;
    const uint8_t c121 = limbforge_add_carry_u64(&x263, x261, x259, c120);
    const u128 r65 = (u128)x249 * 0xb42d083aedc88c42;
    const uint64_t x264 = (uint64_t)r65;
    const uint64_t x265 = (uint64_t)(r65 >> 64);
    uint64_t x266;
    const uint8_t c122 = limbforge_add_carry_u64(&x266, x264, x262, c121);
    const u128 r66 = (u128)x249 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x267 = (uint64_t)r66;
    const uint64_t x268 = (uint64_t)(r66 >> 64);
    uint64_t x269;
    const uint8_t c123 = limbforge_add_carry_u64(&x269, x267, x265, c122);
    const u128 r67 = (u128)x249 * 0x65b48e8f740f89bf;
    const uint64_t x270 = (uint64_t)r67;
    uint64_t x271;
    const uint8_t c124 = limbforge_add_carry_u64(&x271, x270, x268, c123);
    const uint64_t x272 = (uint64_t)(r67 >> 64) + (uint64_t)c124;
    uint64_t c125_unread;
    const uint8_t c125 = limbforge_add_carry_u64(&c125_unread, x240, x250, 0);
    uint64_t x273;
    const uint8_t c126 = limbforge_add_carry_u64(&x273, x241, x254, c125);
    uint64_t x274;
    const uint8_t c127 = limbforge_add_carry_u64(&x274, x242, x257, c126);
    uint64_t x275;
    const uint8_t c128 = limbforge_add_carry_u64(&x275, x243, x260, c127);
    uint64_t x276;
    const uint8_t c129 = limbforge_add_carry_u64(&x276, x244, x263, c128);
    uint64_t x277;
    const uint8_t c130 = limbforge_add_carry_u64(&x277, x245, x266, c129);
    uint64_t x278;
    const uint8_t c131 = limbforge_add_carry_u64(&x278, x246, x269, c130);
    uint64_t x279;
    const uint8_t c132 = limbforge_add_carry_u64(&x279, x248, x271, c131);
    const uint64_t x280 = x272 + (uint64_t)c132;
    uint64_t x281;
    const uint8_t c133 = limbforge_add_carry_u64(&x281, x145, x280, c117);
    const uint64_t x282 = x273 * 0x66c1301f632e294d;
    const u128 r68 = (u128)x282 * 0x1b81b90533c6c87b;
    const uint64_t x283 = (uint64_t)r68;
    const uint64_t x284 = (uint64_t)(r68 >> 64);
    const u128 r69 = (u128)x282 * 0xc2721bf457aca835;
    const uint64_t x285 = (uint64_t)r69;
    const uint64_t x286 = (uint64_t)(r69 >> 64);
    uint64_t x287;
    const uint8_t c134 = limbforge_add_carry_u64(&x287, x285, x284, 0);
    const u128 r70 = (u128)x282 * 0x516730cc1f0b4f25;
    const uint64_t x288 = (uint64_t)r70;
    const uint64_t x289 = (uint64_t)(r70 >> 64);
    uint64_t x290;
    const uint8_t c135 = limbforge_add_carry_u64(&x290, x288, x286, c134);
    const u128 r71 = (u128)x282 * 0xa7aac6c567f35507;
    const uint64_t x291 = (uint64_t)r71;
    const uint64_t x292 = (uint64_t)(r71 >> 64);
    uint64_t x293;
    const uint8_t c136 = limbforge_add_carry_u64(&x293, x291, x289, c135);
    const u128 r72 = (u128)x282 * 0x5afbfcc69322c9cd;
    const uint64_t x294 = (uint64_t)r72;
    const uint64_t x295 = (uint64_t)(r72 >> 64);
    uint64_t x296;
    const uint8_t c137 = limbforge_add_carry_u64(&x296, x294, x292, c136);
    const u128 r73 = (u128)x282 * 0xb42d083aedc88c42;
    const uint64_t x297 = (uint64_t)r73;
    const uint64_t x298 = (uint64_t)(r73 >> 64);
    uint64_t x299;
    const uint8_t c138 = limbforge_add_carry_u64(&x299, x297, x295, c137);
    const u128 r74 = (u128)x282 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x300 = (uint64_t)r74;
    const uint64_t x301 = (uint64_t)(r74 >> 64);
    uint64_t x302;
    const uint8_t c139 = limbforge_add_carry_u64(&x302, x300, x298, c138);
    const u128 r75 = (u128)x282 * 0x65b48e8f740f89bf;
    const uint64_t x303 = (uint64_t)r75;
    uint64_t x304;
    const uint8_t c140 = limbforge_add_carry_u64(&x304, x303, x301, c139);
    const uint64_t x305 = (uint64_t)(r75 >> 64) + (uint64_t)c140;
    uint64_t c141_unread;
    const uint8_t c141 = limbforge_add_carry_u64(&c141_unread, x273, x283, 0);
    uint64_t x306;
    const uint8_t c142 = limbforge_add_carry_u64(&x306, x274, x287, c141);
    uint64_t x307;
    const uint8_t c143 = limbforge_add_carry_u64(&x307, x275, x290, c142);
    uint64_t x308;
    const uint8_t c144 = limbforge_add_carry_u64(&x308, x276, x293, c143);
    uint64_t x309;
    const uint8_t c145 = limbforge_add_carry_u64(&x309, x277, x296, c144);
    uint64_t x310;
    const uint8_t c146 = limbforge_add_carry_u64(&x310, x278, x299, c145);
    uint64_t x311;
    const uint8_t c147 = limbforge_add_carry_u64(&x311, x279, x302, c146);
    uint64_t x312;
    const uint8_t c148 = limbforge_add_carry_u64(&x312, x281, x304, c147);
    const uint64_t x313 = x305 + (uint64_t)c148;
    uint64_t x314;
    const uint8_t c149 = limbforge_add_carry_u64(&x314, x146, x313, c133);
    const uint64_t x315 = x306 * 0x66c1301f632e294d;
    const u128 r76 = (u128)x315 * 0x1b81b90533c6c87b;
    const uint64_t x316 = (uint64_t)r76;
    const uint64_t x317 = (uint64_t)(r76 >> 64);
    const u128 r77 = (u128)x315 * 0xc2721bf457aca835;
    const uint64_t x318 = (uint64_t)r77;
    const uint64_t x319 = (uint64_t)(r77 >> 64);
    uint64_t x320;
    const uint8_t c150 = limbforge_add_carry_u64(&x320, x318, x317, 0);
    const u128 r78 = (u128)x315 * 0x516730cc1f0b4f25;
    const uint64_t x321 = (uint64_t)r78;
    const uint64_t x322 = (uint64_t)(r78 >> 64);
    uint64_t x323;
    const uint8_t c151 = limbforge_add_carry_u64(&x323, x321, x319, c150);
    const u128 r79 = (u128)x315 * 0xa7aac6c567f35507;
    const uint64_t x324 = (uint64_t)r79;
    const uint64_t x325 = (uint64_t)(r79 >> 64);
    uint64_t x326;
    const uint8_t c152 = limbforge_add_carry_u64(&x326, x324, x322, c151);
    const u128 r80 = (u128)x315 * 0x5afbfcc69322c9cd;
    const uint64_t x327 = (uint64_t)r80;
    const uint64_t x328 = (uint64_t)(r80 >> 64);
    uint64_t x329;
    const uint8_t c153 = limbforge_add_carry_u64(&x329, x327, x325, c152);
    const u128 r81 = (u128)x315 * 0xb42d083aedc88c42;
    const uint64_t x330 = (uint64_t)r81;
    const uint64_t x331 = (uint64_t)(r81 >> 64);
    uint64_t x332;
    const uint8_t c154 = limbforge_add_carry_u64(&x332, x330, x328, c153);
    const u128 r82 = (u128)x315 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x333 = (uint64_t)r82;
    const uint64_t x334 = (uint64_t)(r82 >> 64);
    uint64_t x335;
    const uint8_t c155 = limbforge_add_carry_u64(&x335, x333, x331, c154);
    const u128 r83 = (u128)x315 * 0x65b48e8f740f89bf;
    const uint64_t x336 = (uint64_t)r83;
    uint64_t x337;
    const uint8_t c156 = limbforge_add_carry_u64(&x337, x336, x334, c155);
    const uint64_t x338 = (uint64_t)(r83 >> 64) + (uint64_t)c156;
    uint64_t c157_unread;
    const uint8_t c157 = limbforge_add_carry_u64(&c157_unread, x306, x316, 0);
    uint64_t x339;
    const uint8_t c158 = limbforge_add_carry_u64(&x339, x307, x320, c157);
    uint64_t x340;
    const uint8_t c159 = limbforge_add_carry_u64(&x340, x308, x323, c158);
    uint64_t x341;
    const uint8_t c160 = limbforge_add_carry_u64(&x341, x309, x326, c159);
    uint64_t x342;
    const uint8_t c161 = limbforge_add_carry_u64(&x342, x310, x329, c160);
    uint64_t x343;
    const uint8_t c162 = limbforge_add_carry_u64(&x343, x311, x332, c161);
    uint64_t x344;
    const uint8_t c163 = limbforge_add_carry_u64(&x344, x312, x335, c162);
    uint64_t x345;
    const uint8_t c164 = limbforge_add_carry_u64(&x345, x314, x337, c163);
    const uint64_t x346 = x338 + (uint64_t)c164;
    uint64_t x347;
    const uint8_t c165 = limbforge_add_carry_u64(&x347, x147, x346, c149);
    const uint64_t x348 = x339 * 0x66c1301f632e294d;
    const u128 r84 = (u128)x348 * 0x1b81b90533c6c87b;
    const uint64_t x349 = (uint64_t)r84;
    const uint64_t x350 = (uint64_t)(r84 >> 64);
    const u128 r85 = (u128)x348 * 0xc2721bf457aca835;
    const uint64_t x351 = (uint64_t)r85;
    const uint64_t x352 = (uint64_t)(r85 >> 64);
    uint64_t x353;
    const uint8_t c166 = limbforge_add_carry_u64(&x353, x351, x350, 0);
    const u128 r86 = (u128)x348 * 0x516730cc1f0b4f25;
    const uint64_t x354 = (uint64_t)r86;
    const uint64_t x355 = (uint64_t)(r86 >> 64);
    uint64_t x356;
    const uint8_t c167 = limbforge_add_carry_u64(&x356, x354, x352, c166);
    const u128 r87 = (u128)x348 * 0xa7aac6c567f35507;
    const uint64_t x357 = (uint64_t)r87;
    const uint64_t x358 = (uint64_t)(r87 >> 64);
    uint64_t x359;
    const uint8_t c168 = limbforge_add_carry_u64(&x359, x357, x355, c167);
    const u128 r88 = (u128)x348 * 0x5afbfcc69322c9cd;
    const uint64_t x360 = (uint64_t)r88;
    const uint64_t x361 = (uint64_t)(r88 >> 64);
    uint64_t x362;
    const uint8_t c169 = limbforge_add_carry_u64(&x362, x360, x358, c168);
    const u128 r89 = (u128)x348 * 0xb42d083aedc88c42;
    const uint64_t x363 = (uint64_t)r89;
    const uint64_t x364 = (uint64_t)(r89 >> 64);
    uint64_t x365;
    const uint8_t c170 = limbforge_add_carry_u64(&x365, x363, x361, c169);
    const u128 r90 = (u128)x348 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x366 = (uint64_t)r90;
    const uint64_t x367 = (uint64_t)(r90 >> 64);
    uint64_t x368;
    const uint8_t c171 = limbforge_add_carry_u64(&x368, x366, x364, c170);
    const u128 r91 = (u128)x348 * 0x65b48e8f740f89bf;
    const uint64_t x369 = (uint64_t)r91;
    uint64_t x370;
    const uint8_t c172 = limbforge_add_carry_u64(&x370, x369, x367, c171);
    const uint64_t x371 = (uint64_t)(r91 >> 64) + (uint64_t)c172;
    uint64_t c173_unread;
    const uint8_t c173 = limbforge_add_carry_u64(&c173_unread, x339, x349, 0);
    uint64_t x372;
    const uint8_t c174 = limbforge_add_carry_u64(&x372, x340, x353, c173);
    uint64_t x373;
    const uint8_t c175 = limbforge_add_carry_u64(&x373, x341, x356, c174);
    uint64_t x374;
    const uint8_t c176 = limbforge_add_carry_u64(&x374, x342, x359, c175);
    uint64_t x375;
    const uint8_t c177 = limbforge_add_carry_u64(&x375, x343, x362, c176);
    uint64_t x376;
    const uint8_t c178 = limbforge_add_carry_u64(&x376, x344, x365, c177);
    uint64_t x377;
    const uint8_t c179 = limbforge_add_carry_u64(&x377, x345, x368, c178);
    uint64_t x378;
    const uint8_t c180 = limbforge_add_carry_u64(&x378, x347, x370, c179);
    const uint64_t x379 = x371 + (uint64_t)c180;
    uint64_t x380;
    const uint8_t c181 = limbforge_add_carry_u64(&x380, x148, x379, c165);
    const uint64_t x381 = x372 * 0x66c1301f632e294d;
    const u128 r92 = (u128)x381 * 0x1b81b90533c6c87b;
    const uint64_t x382 = (uint64_t)r92;
    const uint64_t x383 = (uint64_t)(r92 >> 64);
    const u128 r93 = (u128)x381 * 0xc2721bf457aca835;
    const uint64_t x384 = (uint64_t)r93;
    const uint64_t x385 = (uint64_t)(r93 >> 64);
    uint64_t x386;
    const uint8_t c182 = limbforge_add_carry_u64(&x386, x384, x383, 0);
    const u128 r94 = (u128)x381 * 0x516730cc1f0b4f25;
    const uint64_t x387 = (uint64_t)r94;
    const uint64_t x388 = (uint64_t)(r94 >> 64);
    uint64_t x389;
    const uint8_t c183 = limbforge_add_carry_u64(&x389, x387, x385, c182);
    const u128 r95 = (u128)x381 * 0xa7aac6c567f35507;
    const uint64_t x390 = (uint64_t)r95;
    const uint64_t x391 = (uint64_t)(r95 >> 64);
    uint64_t x392;
    const uint8_t c184 = limbforge_add_carry_u64(&x392, x390, x388, c183);
    const u128 r96 = (u128)x381 * 0x5afbfcc69322c9cd;
    const uint64_t x393 = (uint64_t)r96;
    const uint64_t x394 = (uint64_t)(r96 >> 64);
    uint64_t x395;
    const uint8_t c185 = limbforge_add_carry_u64(&x395, x393, x391, c184);
    const u128 r97 = (u128)x381 * 0xb42d083aedc88c42;
    const uint64_t x396 = (uint64_t)r97;
    const uint64_t x397 = (uint64_t)(r97 >> 64);
    uint64_t x398;
    const uint8_t c186 = limbforge_add_carry_u64(&x398, x396, x394, c185);
    const u128 r98 = (u128)x381 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x399 = (uint64_t)r98;
    const uint64_t x400 = (uint64_t)(r98 >> 64);
    uint64_t x401;
    const uint8_t c187 = limbforge_add_carry_u64(&x401, x399, x397, c186);
    const u128 r99 = (u128)x381 * 0x65b48e8f740f89bf;
    const uint64_t x402 = (uint64_t)r99;
    uint64_t x403;
    const uint8_t c188 = limbforge_add_carry_u64(&x403, x402, x400, c187);
    const uint64_t x404 = (uint64_t)(r99 >> 64) + (uint64_t)c188;
    uint64_t c189_unread;
    const uint8_t c189 = limbforge_add_carry_u64(&c189_unread, x372, x382, 0);
    uint64_t x405;
    const uint8_t c190 = limbforge_add_carry_u64(&x405, x373, x386, c189);
    uint64_t x406;
    const uint8_t c191 = limbforge_add_carry_u64(&x406, x374, x389, c190);
    uint64_t x407;
    const uint8_t c192 = limbforge_add_carry_u64(&x407, x375, x392, c191);
    uint64_t x408;
    const uint8_t c193 = limbforge_add_carry_u64(&x408, x376, x395, c192);
    uint64_t x409;
    const uint8_t c194 = limbforge_add_carry_u64(&x409, x377, x398, c193);
    uint64_t x410;
    const uint8_t c195 = limbforge_add_carry_u64(&x410, x378, x401, c194);
    uint64_t x411;
    const uint8_t c196 = limbforge_add_carry_u64(&x411, x380, x403, c195);
    const uint64_t x412 = x404 + (uint64_t)c196;
    uint64_t x413;
    const uint8_t c197 = limbforge_add_carry_u64(&x413, x149, x412, c181);
    const uint64_t c197_mask = (uint64_t)0 - (uint64_t)c197;
    const uint64_t x414 = c197_mask & 0x1b81b90533c6c87b;
    const uint64_t x415 = c197_mask & 0xc2721bf457aca835;
    const uint64_t x416 = c197_mask & 0x516730cc1f0b4f25;
    const uint64_t x417 = c197_mask & 0xa7aac6c567f35507;
    const uint64_t x418 = c197_mask & 0x5afbfcc69322c9cd;
    const uint64_t x419 = c197_mask & 0xb42d083aedc88c42;
    const uint64_t x420 = c197_mask & 0xfc8ab0d15e3e4c4a;
    const uint64_t x421 = c197_mask & 0x65b48e8f740f89bf;
    uint64_t o0;
    const uint8_t c198 = limbforge_sub_borrow_u64(&o0, x405, x414, 0);
    uint64_t o1;
    const uint8_t c199 = limbforge_sub_borrow_u64(&o1, x406, x415, c198);
    uint64_t o2;
    const uint8_t c200 = limbforge_sub_borrow_u64(&o2, x407, x416, c199);
    uint64_t o3;
    const uint8_t c201 = limbforge_sub_borrow_u64(&o3, x408, x417, c200);
    uint64_t o4;
    const uint8_t c202 = limbforge_sub_borrow_u64(&o4, x409, x418, c201);
    uint64_t o5;
    const uint8_t c203 = limbforge_sub_borrow_u64(&o5, x410, x419, c202);
    uint64_t o6;
    const uint8_t c204 = limbforge_sub_borrow_u64(&o6, x411, x420, c203);
    uint64_t o7;
    limbforge_sub_borrow_u64(&o7, x413, x421, c204);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
}

// `2 * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_halve(uint64_t out[8], const uint64_t a[8]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t x0 = a0 & 1;
    const uint8_t c0 = (uint8_t)x0;
    const uint64_t c0_mask = (uint64_t)0 - (uint64_t)c0;
    const uint64_t x1 = c0_mask & 0x1b81b90533c6c87b;
    const uint64_t x2 = c0_mask & 0xc2721bf457aca835;
    const uint64_t x3 = c0_mask & 0x516730cc1f0b4f25;
    const uint64_t x4 = c0_mask & 0xa7aac6c567f35507;
    const uint64_t x5 = c0_mask & 0x5afbfcc69322c9cd;
    const uint64_t x6 = c0_mask & 0xb42d083aedc88c42;
    const uint64_t x7 = c0_mask & 0xfc8ab0d15e3e4c4a;
    const uint64_t x8 = c0_mask & 0x65b48e8f740f89bf;
    uint64_t x9;
    const uint8_t c1 = limbforge_add_carry_u64(&x9, a0, x1, 0);
    uint64_t x10;
    const uint8_t c2 = limbforge_add_carry_u64(&x10, a1, x2, c1);
    uint64_t x11;
    const uint8_t c3 = limbforge_add_carry_u64(&x11, a2, x3, c2);
    uint64_t x12;
    const uint8_t c4 = limbforge_add_carry_u64(&x12, a3, x4, c3);
    uint64_t x13;
    const uint8_t c5 = limbforge_add_carry_u64(&x13, a4, x5, c4);
    uint64_t x14;
    const uint8_t c6 = limbforge_add_carry_u64(&x14, a5, x6, c5);
    uint64_t x15;
    const uint8_t c7 = limbforge_add_carry_u64(&x15, a6, x7, c6);
    uint64_t x16;
    const uint8_t c8 = limbforge_add_carry_u64(&x16, a7, x8, c7);
    const uint64_t x17 = x10 & 1;
    const uint64_t x18 = x11 & 1;
    const uint64_t x19 = x12 & 1;
    const uint64_t x20 = x13 & 1;
    const uint64_t x21 = x14 & 1;
    const uint64_t x22 = x15 & 1;
    const uint64_t x23 = x16 & 1;
    const uint64_t o0 = (x9 >> 1) + (x17 << 63);
    const uint64_t o1 = (x10 >> 1) + (x18 << 63);
    const uint64_t o2 = (x11 >> 1) + (x19 << 63);
    const uint64_t o3 = (x12 >> 1) + (x20 << 63);
    const uint64_t o4 = (x13 >> 1) + (x21 << 63);
    const uint64_t o5 = (x14 >> 1) + (x22 << 63);
    const uint64_t o6 = (x15 >> 1) + (x23 << 63);
    const uint64_t o7 = (x16 >> 1) + ((uint64_t)c8 << 63);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
}

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_select(uint64_t out[8], uint64_t choice, const uint64_t a[8], const uint64_t b[8]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
    const uint64_t b6 = b[6];
    const uint64_t b7 = b[7];
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
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
}

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `x`: every word in `[0, 2^64 - 1]`
// - returns `y`: every word in `[0, 2^64 - 1]`
void csidh512_swap(
    uint64_t x[8],
    uint64_t y[8],
    uint64_t choice,
    const uint64_t a[8],
    const uint64_t b[8]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b5 = b[5];
    const uint64_t b6 = b[6];
    const uint64_t b7 = b[7];
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
    const uint64_t y0 = b0 ^ (choice_mask & (a0 ^ b0));
    const uint64_t y1 = b1 ^ (choice_mask & (a1 ^ b1));
    const uint64_t y2 = b2 ^ (choice_mask & (a2 ^ b2));
    const uint64_t y3 = b3 ^ (choice_mask & (a3 ^ b3));
    const uint64_t y4 = b4 ^ (choice_mask & (a4 ^ b4));
    const uint64_t y5 = b5 ^ (choice_mask & (a5 ^ b5));
    const uint64_t y6 = b6 ^ (choice_mask & (a6 ^ b6));
    const uint64_t y7 = b7 ^ (choice_mask & (a7 ^ b7));
    x[0] = x0;
    x[1] = x1;
    x[2] = x2;
    x[3] = x3;
    x[4] = x4;
    x[5] = x5;
    x[6] = x6;
    x[7] = x7;
    y[0] = y0;
    y[1] = y1;
    y[2] = y2;
    y[3] = y3;
    y[4] = y4;
    y[5] = y5;
    y[6] = y6;
    y[7] = y7;
}

// `R * out = a (mod p), 0 <= out < p`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^64 - 1]`; word 7 in `[0, 0x65b48e8f740f89bf]`
void csidh512_to_bytes(uint8_t out[64], const uint64_t a[8]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t x0 = a0 * 0x66c1301f632e294d;
    const u128 r0 = (u128)x0 * 0x1b81b90533c6c87b;
    const uint64_t x1 = (uint64_t)r0;
    const uint64_t x2 = (uint64_t)(r0 >> 64);
    const u128 r1 = (u128)x0 * 0xc2721bf457aca835;
    const uint64_t x3 = (uint64_t)r1;
    const uint64_t x4 = (uint64_t)(r1 >> 64);
    uint64_t x5;
    const uint8_t c0 = limbforge_add_carry_u64(&x5, x3, x2, 0);
    const u128 r2 = (u128)x0 * 0x516730cc1f0b4f25;
    const uint64_t x6 = (uint64_t)r2;
    const uint64_t x7 = (uint64_t)(r2 >> 64);
    uint64_t x8;
    const uint8_t c1 = limbforge_add_carry_u64(&x8, x6, x4, c0);
    const u128 r3 = (u128)x0 * 0xa7aac6c567f35507;
    const uint64_t x9 = (uint64_t)r3;
    const uint64_t x10 = (uint64_t)(r3 >> 64);
    uint64_t x11;
    const uint8_t c2 = limbforge_add_carry_u64(&x11, x9, x7, c1);
    const u128 r4 = (u128)x0 * 0x5afbfcc69322c9cd;
    const uint64_t x12 = (uint64_t)r4;
    const uint64_t x13 = (uint64_t)(r4 >> 64);
    uint64_t x14;
    const uint8_t c3 = limbforge_add_carry_u64(&x14, x12, x10, c2);
    const u128 r5 = (u128)x0 * 0xb42d083aedc88c42;
    const uint64_t x15 = (uint64_t)r5;
    const uint64_t x16 = (uint64_t)(r5 >> 64);
    uint64_t x17;
    const uint8_t c4 = limbforge_add_carry_u64(&x17, x15, x13, c3);
    const u128 r6 = (u128)x0 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x18 = (uint64_t)r6;
    const uint64_t x19 = (uint64_t)(r6 >> 64);
    uint64_t x20;
    const uint8_t c5 = limbforge_add_carry_u64(&x20, x18, x16, c4);
    const u128 r7 = (u128)x0 * 0x65b48e8f740f89bf;
    const uint64_t x21 = (uint64_t)r7;
    uint64_t x22;
    const uint8_t c6 = limbforge_add_carry_u64(&x22, x21, x19, c5);
    const uint64_t x23 = (uint64_t)(r7 >> 64) + (uint64_t)c6;
    uint64_t c7_unread;
    const uint8_t c7 = limbforge_add_carry_u64(&c7_unread, a0, x1, 0);
    uint64_t x24;
    const uint8_t c8 = limbforge_add_carry_u64(&x24, a1, x5, c7);
    uint64_t x25;
    const uint8_t c9 = limbforge_add_carry_u64(&x25, a2, x8, c8);
    uint64_t x26;
    const uint8_t c10 = limbforge_add_carry_u64(&x26, a3, x11, c9);
    uint64_t x27;
    const uint8_t c11 = limbforge_add_carry_u64(&x27, a4, x14, c10);
    uint64_t x28;
    const uint8_t c12 = limbforge_add_carry_u64(&x28, a5, x17, c11);
    uint64_t x29;
    const uint8_t c13 = limbforge_add_carry_u64(&x29, a6, x20, c12);
    uint64_t x30;
    const uint8_t c14 = limbforge_add_carry_u64(&x30, a7, x22, c13);
    const uint64_t x31 = x23 + (uint64_t)c14;
    const uint64_t x32 = x24 * 0x66c1301f632e294d;
    const u128 r8 = (u128)x32 * 0x1b81b90533c6c87b;
    const uint64_t x33 = (uint64_t)r8;
    const uint64_t x34 = (uint64_t)(r8 >> 64);
    const u128 r9 = (u128)x32 * 0xc2721bf457aca835;
    const uint64_t x35 = (uint64_t)r9;
    const uint64_t x36 = (uint64_t)(r9 >> 64);
    uint64_t x37;
    const uint8_t c15 = limbforge_add_carry_u64(&x37, x35, x34, 0);
    const u128 r10 = (u128)x32 * 0x516730cc1f0b4f25;
    const uint64_t x38 = (uint64_t)r10;
    const uint64_t x39 = (uint64_t)(r10 >> 64);
    uint64_t x40;
    const uint8_t c16 = limbforge_add_carry_u64(&x40, x38, x36, c15);
    const u128 r11 = (u128)x32 * 0xa7aac6c567f35507;
    const uint64_t x41 = (uint64_t)r11;
    const uint64_t x42 = (uint64_t)(r11 >> 64);
    uint64_t x43;
    const uint8_t c17 = limbforge_add_carry_u64(&x43, x41, x39, c16);
    const u128 r12 = (u128)x32 * 0x5afbfcc69322c9cd;
    const uint64_t x44 = (uint64_t)r12;
    const uint64_t x45 = (uint64_t)(r12 >> 64);
    uint64_t x46;
    const uint8_t c18 = limbforge_add_carry_u64(&x46, x44, x42, c17);
    const u128 r13 = (u128)x32 * 0xb42d083aedc88c42;
    const uint64_t x47 = (uint64_t)r13;
    const uint64_t x48 = (uint64_t)(r13 >> 64);
    uint64_t x49;
    const uint8_t c19 = limbforge_add_carry_u64(&x49, x47, x45, c18);
    const u128 r14 = (u128)x32 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x50 = (uint64_t)r14;
    const uint64_t x51 = (uint64_t)(r14 >> 64);
    uint64_t x52;
    const uint8_t c20 = limbforge_add_carry_u64(&x52, x50, x48, c19);
    const u128 r15 = (u128)x32 * 0x65b48e8f740f89bf;
    const uint64_t x53 = (uint64_t)r15;
    uint64_t x54;
    const uint8_t c21 = limbforge_add_carry_u64(&x54, x53, x51, c20);
    const uint64_t x55 = (uint64_t)(r15 >> 64) + (uint64_t)c21;
    uint64_t c22_unread;
    const uint8_t c22 = limbforge_add_carry_u64(&c22_unread, x24, x33, 0);
    uint64_t x56;
    const uint8_t c23 = limbforge_add_carry_u64(&x56, x25, x37, c22);
    uint64_t x57;
    const uint8_t c24 = limbforge_add_carry_u64(&x57, x26, x40, c23);
    uint64_t x58;
    const uint8_t c25 = limbforge_add_carry_u64(&x58, x27, x43, c24);
    uint64_t x59;
    const uint8_t c26 = limbforge_add_carry_u64(&x59, x28, x46, c25);
    uint64_t x60;
    const uint8_t c27 = limbforge_add_carry_u64(&x60, x29, x49, c26);
    uint64_t x61;
    const uint8_t c28 = limbforge_add_carry_u64(&x61, x30, x52, c27);
    uint64_t x62;
    const uint8_t c29 = limbforge_add_carry_u64(&x62, x31, x54, c28);
    const uint64_t x63 = x55 + (uint64_t)c29;
    const uint64_t x64 = x56 * 0x66c1301f632e294d;
    const u128 r16 = (u128)x64 * 0x1b81b90533c6c87b;
    const uint64_t x65 = (uint64_t)r16;
    const uint64_t x66 = (uint64_t)(r16 >> 64);
    const u128 r17 = (u128)x64 * 0xc2721bf457aca835;
    const uint64_t x67 = (uint64_t)r17;
    const uint64_t x68 = (uint64_t)(r17 >> 64);
    uint64_t x69;
    const uint8_t c30 = limbforge_add_carry_u64(&x69, x67, x66, 0);
    const u128 r18 = (u128)x64 * 0x516730cc1f0b4f25;
    const uint64_t x70 = (uint64_t)r18;
    const uint64_t x71 = (uint64_t)(r18 >> 64);
    uint64_t x72;
    const uint8_t c31 = limbforge_add_carry_u64(&x72, x70, x68, c30);
    const u128 r19 = (u128)x64 * 0xa7aac6c567f35507;
    const uint64_t x73 = (uint64_t)r19;
    const uint64_t x74 = (uint64_t)(r19 >> 64);
    uint64_t x75;
    const uint8_t c32 = limbforge_add_carry_u64(&x75, x73, x71, c31);
    const u128 r20 = (u128)x64 * 0x5afbfcc69322c9cd;
    const uint64_t x76 = (uint64_t)r20;
    const uint64_t x77 = (uint64_t)(r20 >> 64);
    uint64_t x78;
    const uint8_t c33 = limbforge_add_carry_u64(&x78, x76, x74, c32);
    const u128 r21 = (u128)x64 * 0xb42d083aedc88c42;
    const uint64_t x79 = (uint64_t)r21;
    const uint64_t x80 = (uint64_t)(r21 >> 64);
    uint64_t x81;
    const uint8_t c34 = limbforge_add_carry_u64(&x81, x79, x77, c33);
    const u128 r22 = (u128)x64 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x82 = (uint64_t)r22;
    const uint64_t x83 = (uint64_t)(r22 >> 64);
    uint64_t x84;
    const uint8_t c35 = limbforge_add_carry_u64(&x84, x82, x80, c34);
    const u128 r23 = (u128)x64 * 0x65b48e8f740f89bf;
    const uint64_t x85 = (uint64_t)r23;
    uint64_t x86;
    const uint8_t c36 = limbforge_add_carry_u64(&x86, x85, x83, c35);
    const uint64_t x87 = (uint64_t)(r23 >> 64) + (uint64_t)c36;
    uint64_t c37_unread;
    const uint8_t c37 = limbforge_add_carry_u64(&c37_unread, x56, x65, 0);
    uint64_t x88;
    const uint8_t c38 = limbforge_add_carry_u64(&x88, x57, x69, c37);
    uint64_t x89;
    const uint8_t c39 = limbforge_add_carry_u64(&x89, x58, x72, c38);
    uint64_t x90;
    const uint8_t c40 = limbforge_add_carry_u64(&x90, x59, x75, c39);
    uint64_t x91;
    const uint8_t c41 = limbforge_add_carry_u64(&x91, x60, x78, c40);
    uint64_t x92;
    const uint8_t c42 = limbforge_add_carry_u64(&x92, x61, x81, c41);
    uint64_t x93;
    const uint8_t c43 = limbforge_add_carry_u64(&x93, x62, x84, c42);
    uint64_t x94;
    const uint8_t c44 = limbforge_add_carry_u64(&x94, x63, x86, c43);
    const uint64_t x95 = x87 + (uint64_t)c44;
    const uint64_t x96 = x88 * 0x66c1301f632e294d;
    const u128 r24 = (u128)x96 * 0x1b81b90533c6c87b;
    const uint64_t x97 = (uint64_t)r24;
    const uint64_t x98 = (uint64_t)(r24 >> 64);
    const u128 r25 = (u128)x96 * 0xc2721bf457aca835;
    const uint64_t x99 = (uint64_t)r25;
    const uint64_t x100 = (uint64_t)(r25 >> 64);
    uint64_t x101;
    const uint8_t c45 = limbforge_add_carry_u64(&x101, x99, x98, 0);
    const u128 r26 = (u128)x96 * 0x516730cc1f0b4f25;
    const uint64_t x102 = (uint64_t)r26;
    const uint64_t x103 = (uint64_t)(r26 >> 64);
    uint64_t x104;
    const uint8_t c46 = limbforge_add_carry_u64(&x104, x102, x100, c45);
    const u128 r27 = (u128)x96 * 0xa7aac6c567f35507;
    const uint64_t x105 = (uint64_t)r27;
    const uint64_t x106 = (uint64_t)(r27 >> 64);
    uint64_t x107;
    const uint8_t c47 = limbforge_add_carry_u64(&x107, x105, x103, c46);
    const u128 r28 = (u128)x96 * 0x5afbfcc69322c9cd;
    const uint64_t x108 = (uint64_t)r28;
    const uint64_t x109 = (uint64_t)(r28 >> 64);
    uint64_t x110;
    const uint8_t c48 = limbforge_add_carry_u64(&x110, x108, x106, c47);
    const u128 r29 = (u128)x96 * 0xb42d083aedc88c42;
    const uint64_t x111 = (uint64_t)r29;
    const uint64_t x112 = (uint64_t)(r29 >> 64);
    uint64_t x113;
    const uint8_t c49 = limbforge_add_carry_u64(&x113, x111, x109, c48);
    const u128 r30 = (u128)x96 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x114 = (uint64_t)r30;
    const uint64_t x115 = (uint64_t)(r30 >> 64);
    uint64_t x116;
    const uint8_t c50 = limbforge_add_carry_u64(&x116, x114, x112, c49);
    const u128 r31 = (u128)x96 * 0x65b48e8f740f89bf;
    const uint64_t x117 = (uint64_t)r31;
    uint64_t x118;
    const uint8_t c51 = limbforge_add_carry_u64(&x118, x117, x115, c50);
    const uint64_t x119 = (uint64_t)(r31 >> 64) + (uint64_t)c51;
    uint64_t c52_unread;
    const uint8_t c52 = limbforge_add_carry_u64(&c52_unread, x88, x97, 0);
    uint64_t x120;
    const uint8_t c53 = limbforge_add_carry_u64(&x120, x89, x101, c52);
    uint64_t x121;
    const uint8_t c54 = limbforge_add_carry_u64(&x121, x90, x104, c53);
    uint64_t x122;
    const uint8_t c55 = limbforge_add_carry_u64(&x122, x91, x107, c54);
    uint64_t x123;
    const uint8_t c56 = limbforge_add_carry_u64(&x123, x92, x110, c55);
    uint64_t x124;
    const uint8_t c57 = limbforge_add_carry_u64(&x124, x93, x113, c56);
    uint64_t x125;
    const uint8_t c58 = limbforge_add_carry_u64(&x125, x94, x116, c57);
    uint64_t x126;
    const uint8_t c59 = limbforge_add_carry_u64(&x126, x95, x118, c58);
    const uint64_t x127 = x119 + (uint64_t)c59;
    const uint64_t x128 = x120 * 0x66c1301f632e294d;
    const u128 r32 = (u128)x128 * 0x1b81b90533c6c87b;
    const uint64_t x129 = (uint64_t)r32;
    const uint64_t x130 = (uint64_t)(r32 >> 64);
    const u128 r33 = (u128)x128 * 0xc2721bf457aca835;
    const uint64_t x131 = (uint64_t)r33;
    const uint64_t x132 = (uint64_t)(r33 >> 64);
    uint64_t x133;
    const uint8_t c60 = limbforge_add_carry_u64(&x133, x131, x130, 0);
    const u128 r34 = (u128)x128 * 0x516730cc1f0b4f25;
    const uint64_t x134 = (uint64_t)r34;
    const uint64_t x135 = (uint64_t)(r34 >> 64);
    uint64_t x136;
    const uint8_t c61 = limbforge_add_carry_u64(&x136, x134, x132, c60);
    const u128 r35 = (u128)x128 * 0xa7aac6c567f35507;
    const uint64_t x137 = (uint64_t)r35;
    const uint64_t x138 = (uint64_t)(r35 >> 64);
    uint64_t x139;
    const uint8_t c62 = limbforge_add_carry_u64(&x139, x137, x135, c61);
    const u128 r36 = (u128)x128 * 0x5afbfcc69322c9cd;
    const uint64_t x140 = (uint64_t)r36;
    const uint64_t x141 = (uint64_t)(r36 >> 64);
    uint64_t x142;
    const uint8_t c63 = limbforge_add_carry_u64(&x142, x140, x138, c62);
    const u128 r37 = (u128)x128 * 0xb42d083aedc88c42;
    const uint64_t x143 = (uint64_t)r37;
    const uint64_t x144 = (uint64_t)(r37 >> 64);
    uint64_t x145;
    const uint8_t c64 = limbforge_add_carry_u64(&x145, x143, x141, c63);
    const u128 r38 = (u128)x128 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x146 = (uint64_t)r38;
    const uint64_t x147 = (uint64_t)(r38 >> 64);
    uint64_t x148;
    const uint8_t c65 = limbforge_add_carry_u64(&x148, x146, x144, c64);
    const u128 r39 = (u128)x128 * 0x65b48e8f740f89bf;
    const uint64_t x149 = (uint64_t)r39;
    uint64_t x150;
    const uint8_t c66 = limbforge_add_carry_u64(&x150, x149, x147, c65);
    const uint64_t x151 = (uint64_t)(r39 >> 64) + (uint64_t)c66;
    uint64_t c67_unread;
    const uint8_t c67 = limbforge_add_carry_u64(&c67_unread, x120, x129, 0);
    uint64_t x152;
    const uint8_t c68 = limbforge_add_carry_u64(&x152, x121, x133, c67);
    uint64_t x153;
    const uint8_t c69 = limbforge_add_carry_u64(&x153, x122, x136, c68);
    uint64_t x154;
    const uint8_t c70 = limbforge_add_carry_u64(&x154, x123, x139, c69);
    uint64_t x155;
    const uint8_t c71 = limbforge_add_carry_u64(&x155, x124, x142, c70);
    uint64_t x156;
    const uint8_t c72 = limbforge_add_carry_u64(&x156, x125, x145, c71);
    uint64_t x157;
    const uint8_t c73 = limbforge_add_carry_u64(&x157, x126, x148, c72);
    uint64_t x158;
    const uint8_t c74 = limbforge_add_carry_u64(&x158, x127, x150, c73);
    const uint64_t x159 = x151 + (uint64_t)c74;
    const uint64_t x160 = x152 * 0x66c1301f632e294d;
    const u128 r40 = (u128)x160 * 0x1b81b90533c6c87b;
    const uint64_t x161 = (uint64_t)r40;
    const uint64_t x162 = (uint64_t)(r40 >> 64);
    const u128 r41 = (u128)x160 * 0xc2721bf457aca835;
    const uint64_t x163 = (uint64_t)r41;
    const uint64_t x164 = (uint64_t)(r41 >> 64);
    uint64_t x165;
    const uint8_t c75 = limbforge_add_carry_u64(&x165, x163, x162, 0);
    const u128 r42 = (u128)x160 * 0x516730cc1f0b4f25;
    const uint64_t x166 = (uint64_t)r42;
    const uint64_t x167 = (uint64_t)(r42 >> 64);
    uint64_t x168;
    const uint8_t c76 = limbforge_add_carry_u64(&x168, x166, x164, c75);
    const u128 r43 = (u128)x160 * 0xa7aac6c567f35507;
    const uint64_t x169 = (uint64_t)r43;
    const uint64_t x170 = (uint64_t)(r43 >> 64);
    uint64_t x171;
    const uint8_t c77 = limbforge_add_carry_u64(&x171, x169, x167, c76);
    const u128 r44 = (u128)x160 * 0x5afbfcc69322c9cd;
    const uint64_t x172 = (uint64_t)r44;
    const uint64_t x173 = (uint64_t)(r44 >> 64);
    uint64_t x174;
    const uint8_t c78 = limbforge_add_carry_u64(&x174, x172, x170, c77);
    const u128 r45 = (u128)x160 * 0xb42d083aedc88c42;
    const uint64_t x175 = (uint64_t)r45;
    const uint64_t x176 = (uint64_t)(r45 >> 64);
    uint64_t x177;
    const uint8_t c79 = limbforge_add_carry_u64(&x177, x175, x173, c78);
    const u128 r46 = (u128)x160 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x178 = (uint64_t)r46;
    const uint64_t x179 = (uint64_t)(r46 >> 64);
    uint64_t x180;
    const uint8_t c80 = limbforge_add_carry_u64(&x180, x178, x176, c79);
    const u128 r47 = (u128)x160 * 0x65b48e8f740f89bf;
    const uint64_t x181 = (uint64_t)r47;
    uint64_t x182;
    const uint8_t c81 = limbforge_add_carry_u64(&x182, x181, x179, c80);
    const uint64_t x183 = (uint64_t)(r47 >> 64) + (uint64_t)c81;
    uint64_t c82_unread;
    const uint8_t c82 = limbforge_add_carry_u64(&c82_unread, x152, x161, 0);
    uint64_t x184;
    const uint8_t c83 = limbforge_add_carry_u64(&x184, x153, x165, c82);
    uint64_t x185;
    const uint8_t c84 = limbforge_add_carry_u64(&x185, x154, x168, c83);
    uint64_t x186;
    const uint8_t c85 = limbforge_add_carry_u64(&x186, x155, x171, c84);
    uint64_t x187;
    const uint8_t c86 = limbforge_add_carry_u64(&x187, x156, x174, c85);
    uint64_t x188;
    const uint8_t c87 = limbforge_add_carry_u64(&x188, x157, x177, c86);
    uint64_t x189;
    const uint8_t c88 = limbforge_add_carry_u64(&x189, x158, x180, c87);
    uint64_t x190;
    const uint8_t c89 = limbforge_add_carry_u64(&x190, x159, x182, c88);
    const uint64_t x191 = x183 + (uint64_t)c89;
    const uint64_t x192 = x184 * 0x66c1301f632e294d;
    const u128 r48 = (u128)x192 * 0x1b81b90533c6c87b;
    const uint64_t x193 = (uint64_t)r48;
    const uint64_t x194 = (uint64_t)(r48 >> 64);
    const u128 r49 = (u128)x192 * 0xc2721bf457aca835;
    const uint64_t x195 = (uint64_t)r49;
    const uint64_t x196 = (uint64_t)(r49 >> 64);
    uint64_t x197;
    const uint8_t c90 = limbforge_add_carry_u64(&x197, x195, x194, 0);
    const u128 r50 = (u128)x192 * 0x516730cc1f0b4f25;
    const uint64_t x198 = (uint64_t)r50;
    const uint64_t x199 = (uint64_t)(r50 >> 64);
    uint64_t x200;
    const uint8_t c91 = limbforge_add_carry_u64(&x200, x198, x196, c90);
    const u128 r51 = (u128)x192 * 0xa7aac6c567f35507;
    const uint64_t x201 = (uint64_t)r51;
    const uint64_t x202 = (uint64_t)(r51 >> 64);
    uint64_t x203;
    const uint8_t c92 = limbforge_add_carry_u64(&x203, x201, x199, c91);
    const u128 r52 = (u128)x192 * 0x5afbfcc69322c9cd;
    const uint64_t x204 = (uint64_t)r52;
    const uint64_t x205 = (uint64_t)(r52 >> 64);
    uint64_t x206;
    const uint8_t c93 = limbforge_add_carry_u64(&x206, x204, x202, c92);
    const u128 r53 = (u128)x192 * 0xb42d083aedc88c42;
    const uint64_t x207 = (uint64_t)r53;
    const uint64_t x208 = (uint64_t)(r53 >> 64);
    uint64_t x209;
    const uint8_t c94 = limbforge_add_carry_u64(&x209, x207, x205, c93);
    const u128 r54 = (u128)x192 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x210 = (uint64_t)r54;
    const uint64_t x211 = (uint64_t)(r54 >> 64);
    uint64_t x212;
    const uint8_t c95 = limbforge_add_carry_u64(&x212, x210, x208, c94);
    const u128 r55 = (u128)x192 * 0x65b48e8f740f89bf;
    const uint64_t x213 = (uint64_t)r55;
    uint64_t x214;
    const uint8_t c96 = limbforge_add_carry_u64(&x214, x213, x211, c95);
    const uint64_t x215 = (uint64_t)(r55 >> 64) + (uint64_t)c96;
    uint64_t c97_unread;
    const uint8_t c97 = limbforge_add_carry_u64(&c97_unread, x184, x193, 0);
    uint64_t x216;
    const uint8_t c98 = limbforge_add_carry_u64(&x216, x185, x197, c97);
    uint64_t x217;
    const uint8_t c99 = limbforge_add_carry_u64(&x217, x186, x200, c98);
    uint64_t x218;
    const uint8_t c100 = limbforge_add_carry_u64(&x218, x187, x203, c99);
    uint64_t x219;
    const uint8_t c101 = limbforge_add_carry_u64(&x219, x188, x206, c100);
    uint64_t x220;
    const uint8_t c102 = limbforge_add_carry_u64(&x220, x189, x209, c101);
    uint64_t x221;
    const uint8_t c103 = limbforge_add_carry_u64(&x221, x190, x212, c102);
    uint64_t x222;
    const uint8_t c104 = limbforge_add_carry_u64(&x222, x191, x214, c103);
    const uint64_t x223 = x215 + (uint64_t)c104;
    const uint64_t x224 = x216 * 0x66c1301f632e294d;
    const u128 r56 = (u128)x224 * 0x1b81b90533c6c87b;
    const uint64_t x225 = (uint64_t)r56;
    const uint64_t x226 = (uint64_t)(r56 >> 64);
    const u128 r57 = (u128)x224 * 0xc2721bf457aca835;
    const uint64_t x227 = (uint64_t)r57;
    const uint64_t x228 = (uint64_t)(r57 >> 64);
    uint64_t x229;
    const uint8_t c105 = limbforge_add_carry_u64(&x229, x227, x226, 0);
    const u128 r58 = (u128)x224 * 0x516730cc1f0b4f25;
    const uint64_t x230 = (uint64_t)r58;
    const uint64_t x231 = (uint64_t)(r58 >> 64);
    uint64_t x232;
    const uint8_t c106 = limbforge_add_carry_u64(&x232, x230, x228, c105);
    const u128 r59 = (u128)x224 * 0xa7aac6c567f35507;
    const uint64_t x233 = (uint64_t)r59;
    const uint64_t x234 = (uint64_t)(r59 >> 64);
    uint64_t x235;
    const uint8_t c107 = limbforge_add_carry_u64(&x235, x233, x231, c106);
    const u128 r60 = (u128)x224 * 0x5afbfcc69322c9cd;
    const uint64_t x236 = (uint64_t)r60;
    const uint64_t x237 = (uint64_t)(r60 >> 64);
    uint64_t x238;
    const uint8_t c108 = limbforge_add_carry_u64(&x238, x236, x234, c107);
    const u128 r61 = (u128)x224 * 0xb42d083aedc88c42;
    const uint64_t x239 = (uint64_t)r61;
    const uint64_t x240 = (uint64_t)(r61 >> 64);
    uint64_t x241;
    const uint8_t c109 = limbforge_add_carry_u64(&x241, x239, x237, c108);
    const u128 r62 = (u128)x224 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x242 = (uint64_t)r62;
    const uint64_t x243 = (uint64_t)(r62 >> 64);
    uint64_t x244;
    const uint8_t c110 = limbforge_add_carry_u64(&x244, x242, x240, c109);
    const u128 r63 = (u128)x224 * 0x65b48e8f740f89bf;
    const uint64_t x245 = (uint64_t)r63;
    uint64_t x246;
    const uint8_t c111 = limbforge_add_carry_u64(&x246, x245, x243, c110);
    const uint64_t x247 = (uint64_t)(r63 >> 64) + (uint64_t)c111;
    uint64_t c112_unread;
    const uint8_t c112 = limbforge_add_carry_u64(&c112_unread, x216, x225, 0);
    uint64_t x248;
    const uint8_t c113 = limbforge_add_carry_u64(&x248, x217, x229, c112);
    uint64_t x249;
    const uint8_t c114 = limbforge_add_carry_u64(&x249, x218, x232, c113);
    uint64_t x250;
    const uint8_t c115 = limbforge_add_carry_u64(&x250, x219, x235, c114);
    uint64_t x251;
    const uint8_t c116 = limbforge_add_carry_u64(&x251, x220, x238, c115);
    uint64_t x252;
    const uint8_t c117 = limbforge_add_carry_u64(&x252, x221, x241, c116);
    uint64_t x253;
    const uint8_t c118 = limbforge_add_carry_u64(&x253, x222, x244, c117);
    uint64_t x254;
    const uint8_t c119 = limbforge_add_carry_u64(&x254, x223, x246, c118);
    const uint64_t x255 = x247 + (uint64_t)c119;
    uint64_t x256;
    const uint8_t c120 = limbforge_sub_borrow_u64(&x256, x248, 0x1b81b90533c6c87b, 0);
    uint64_t x257;
    const uint8_t c121 = limbforge_sub_borrow_u64(&x257, x249, 0xc2721bf457aca835, c120);
    uint64_t x258;
    const uint8_t c122 = limbforge_sub_borrow_u64(&x258, x250, 0x516730cc1f0b4f25, c121);
    uint64_t x259;
    const uint8_t c123 = limbforge_sub_borrow_u64(&x259, x251, 0xa7aac6c567f35507, c122);
    uint64_t x260;
    const uint8_t c124 = limbforge_sub_borrow_u64(&x260, x252, 0x5afbfcc69322c9cd, c123);
    uint64_t x261;
    const uint8_t c125 = limbforge_sub_borrow_u64(&x261, x253, 0xb42d083aedc88c42, c124);
    uint64_t x262;
    const uint8_t c126 = limbforge_sub_borrow_u64(&x262, x254, 0xfc8ab0d15e3e4c4a, c125);
    uint64_t x263;
    const uint8_t c127 = limbforge_sub_borrow_u64(&x263, x255, 0x65b48e8f740f89bf, c126);
    const uint64_t c127_mask = (uint64_t)0 - (uint64_t)c127;
    const uint64_t o0 = x256 ^ (c127_mask & (x248 ^ x256));
    const uint64_t o1 = x257 ^ (c127_mask & (x249 ^ x257));
    const uint64_t o2 = x258 ^ (c127_mask & (x250 ^ x258));
    const uint64_t o3 = x259 ^ (c127_mask & (x251 ^ x259));
    const uint64_t o4 = x260 ^ (c127_mask & (x252 ^ x260));
    const uint64_t o5 = x261 ^ (c127_mask & (x253 ^ x261));
    const uint64_t o6 = x262 ^ (c127_mask & (x254 ^ x262));
    const uint64_t o7 = x263 ^ (c127_mask & (x255 ^ x263));
    limbforge_store_u64(out + 0, 8, o0);
    limbforge_store_u64(out + 8, 8, o1);
    limbforge_store_u64(out + 16, 8, o2);
    limbforge_store_u64(out + 24, 8, o3);
    limbforge_store_u64(out + 32, 8, o4);
    limbforge_store_u64(out + 40, 8, o5);
    limbforge_store_u64(out + 48, 8, o6);
    limbforge_store_u64(out + 56, 8, o7);
}

// `limbs of out = bytes (mod p): out = bytes / R`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_limbs_of_bytes(uint64_t out[8], const uint8_t bytes[64]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t bytes4 = limbforge_load_u64(bytes + 32, 8);
    const uint64_t bytes5 = limbforge_load_u64(bytes + 40, 8);
    const uint64_t bytes6 = limbforge_load_u64(bytes + 48, 8);
    const uint64_t bytes7 = limbforge_load_u64(bytes + 56, 8);
    out[0] = bytes0;
    out[1] = bytes1;
    out[2] = bytes2;
    out[3] = bytes3;
    out[4] = bytes4;
    out[5] = bytes5;
    out[6] = bytes6;
    out[7] = bytes7;
}

// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
// - returns `ok` in `[0, 1]`
void csidh512_limbs_of_bytes_canonical(uint64_t out[8], uint64_t *ok, const uint8_t bytes[64]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t bytes4 = limbforge_load_u64(bytes + 32, 8);
    const uint64_t bytes5 = limbforge_load_u64(bytes + 40, 8);
    const uint64_t bytes6 = limbforge_load_u64(bytes + 48, 8);
    const uint64_t bytes7 = limbforge_load_u64(bytes + 56, 8);
    uint64_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u64(&c0_unread, bytes0, 0x1b81b90533c6c87b, 0);
    uint64_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u64(&c1_unread, bytes1, 0xc2721bf457aca835, c0);
    uint64_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u64(&c2_unread, bytes2, 0x516730cc1f0b4f25, c1);
    uint64_t c3_unread;
    const uint8_t c3 = limbforge_sub_borrow_u64(&c3_unread, bytes3, 0xa7aac6c567f35507, c2);
    uint64_t c4_unread;
    const uint8_t c4 = limbforge_sub_borrow_u64(&c4_unread, bytes4, 0x5afbfcc69322c9cd, c3);
    uint64_t c5_unread;
    const uint8_t c5 = limbforge_sub_borrow_u64(&c5_unread, bytes5, 0xb42d083aedc88c42, c4);
    uint64_t c6_unread;
    const uint8_t c6 = limbforge_sub_borrow_u64(&c6_unread, bytes6, 0xfc8ab0d15e3e4c4a, c5);
    uint64_t ok0_unread;
    const uint8_t ok0 = limbforge_sub_borrow_u64(&ok0_unread, bytes7, 0x65b48e8f740f89bf, c6);
    out[0] = bytes0;
    out[1] = bytes1;
    out[2] = bytes2;
    out[3] = bytes3;
    out[4] = bytes4;
    out[5] = bytes5;
    out[6] = bytes6;
    out[7] = bytes7;
    *ok = (uint64_t)ok0;
}

// `limbs of out = k (mod p): out = k / R`
//
// - takes `k` in `[0, 2^32 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_limbs_of_word(uint64_t out[8], uint32_t k) {
    out[0] = (uint64_t)k;
    out[1] = 0;
    out[2] = 0;
    out[3] = 0;
    out[4] = 0;
    out[5] = 0;
    out[6] = 0;
    out[7] = 0;
}

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out` in `[0, 1]`
void csidh512_bytes_are_zero(uint64_t *out, const uint8_t bytes[64]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t bytes4 = limbforge_load_u64(bytes + 32, 8);
    const uint64_t bytes5 = limbforge_load_u64(bytes + 40, 8);
    const uint64_t bytes6 = limbforge_load_u64(bytes + 48, 8);
    const uint64_t bytes7 = limbforge_load_u64(bytes + 56, 8);
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
    uint64_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u64(&o0_unread, bytes7, 0, c6);
    *out = (uint64_t)o0;
}

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `half`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^64 - 1]`; word 7 in `[0, 2^63 - 1]`
// - returns `odd` in `[0, 1]`
void csidh512_bytes_parity(uint8_t half[64], uint64_t *odd, const uint8_t bytes[64]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t bytes4 = limbforge_load_u64(bytes + 32, 8);
    const uint64_t bytes5 = limbforge_load_u64(bytes + 40, 8);
    const uint64_t bytes6 = limbforge_load_u64(bytes + 48, 8);
    const uint64_t bytes7 = limbforge_load_u64(bytes + 56, 8);
    const uint64_t x0 = bytes0 & 1;
    const uint64_t x1 = bytes1 & 1;
    const uint64_t x2 = bytes2 & 1;
    const uint64_t x3 = bytes3 & 1;
    const uint64_t x4 = bytes4 & 1;
    const uint64_t x5 = bytes5 & 1;
    const uint64_t x6 = bytes6 & 1;
    const uint64_t x7 = bytes7 & 1;
    const uint8_t odd0 = (uint8_t)x0;
    const uint64_t half0 = (bytes0 >> 1) + (x1 << 63);
    const uint64_t half1 = (bytes1 >> 1) + (x2 << 63);
    const uint64_t half2 = (bytes2 >> 1) + (x3 << 63);
    const uint64_t half3 = (bytes3 >> 1) + (x4 << 63);
    const uint64_t half4 = (bytes4 >> 1) + (x5 << 63);
    const uint64_t half5 = (bytes5 >> 1) + (x6 << 63);
    const uint64_t half6 = (bytes6 >> 1) + (x7 << 63);
    const uint64_t half7 = bytes7 >> 1;
    limbforge_store_u64(half + 0, 8, half0);
    limbforge_store_u64(half + 8, 8, half1);
    limbforge_store_u64(half + 16, 8, half2);
    limbforge_store_u64(half + 24, 8, half3);
    limbforge_store_u64(half + 32, 8, half4);
    limbforge_store_u64(half + 40, 8, half5);
    limbforge_store_u64(half + 48, 8, half6);
    limbforge_store_u64(half + 56, 8, half7);
    *odd = (uint64_t)odd0;
}

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void csidh512_sign_of(int64_t *out, uint64_t is_zero, uint64_t is_square) {
    const uint64_t x0 = is_square + is_square;
    const uint64_t x1 = is_zero + 1;
    const int64_t o0 = (int64_t)x0 - (int64_t)x1;
    *out = o0;
}

// `R * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_from_montgomery(uint64_t out[8], const uint64_t a[8]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t x0 = a0 * 0x66c1301f632e294d;
    const u128 r0 = (u128)x0 * 0x1b81b90533c6c87b;
    const uint64_t x1 = (uint64_t)r0;
    const uint64_t x2 = (uint64_t)(r0 >> 64);
    const u128 r1 = (u128)x0 * 0xc2721bf457aca835;
    const uint64_t x3 = (uint64_t)r1;
    const uint64_t x4 = (uint64_t)(r1 >> 64);
    uint64_t x5;
    const uint8_t c0 = limbforge_add_carry_u64(&x5, x3, x2, 0);
    const u128 r2 = (u128)x0 * 0x516730cc1f0b4f25;
    const uint64_t x6 = (uint64_t)r2;
    const uint64_t x7 = (uint64_t)(r2 >> 64);
    uint64_t x8;
    const uint8_t c1 = limbforge_add_carry_u64(&x8, x6, x4, c0);
    const u128 r3 = (u128)x0 * 0xa7aac6c567f35507;
    const uint64_t x9 = (uint64_t)r3;
    const uint64_t x10 = (uint64_t)(r3 >> 64);
    uint64_t x11;
    const uint8_t c2 = limbforge_add_carry_u64(&x11, x9, x7, c1);
    const u128 r4 = (u128)x0 * 0x5afbfcc69322c9cd;
    const uint64_t x12 = (uint64_t)r4;
    const uint64_t x13 = (uint64_t)(r4 >> 64);
    uint64_t x14;
    const uint8_t c3 = limbforge_add_carry_u64(&x14, x12, x10, c2);
    const u128 r5 = (u128)x0 * 0xb42d083aedc88c42;
    const uint64_t x15 = (uint64_t)r5;
    const uint64_t x16 = (uint64_t)(r5 >> 64);
    uint64_t x17;
    const uint8_t c4 = limbforge_add_carry_u64(&x17, x15, x13, c3);
    const u128 r6 = (u128)x0 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x18 = (uint64_t)r6;
    const uint64_t x19 = (uint64_t)(r6 >> 64);
    uint64_t x20;
    const uint8_t c5 = limbforge_add_carry_u64(&x20, x18, x16, c4);
    const u128 r7 = (u128)x0 * 0x65b48e8f740f89bf;
    const uint64_t x21 = (uint64_t)r7;
    uint64_t x22;
    const uint8_t c6 = limbforge_add_carry_u64(&x22, x21, x19, c5);
    const uint64_t x23 = (uint64_t)(r7 >> 64) + (uint64_t)c6;
    uint64_t c7_unread;
    const uint8_t c7 = limbforge_add_carry_u64(&c7_unread, a0, x1, 0);
    uint64_t x24;
    const uint8_t c8 = limbforge_add_carry_u64(&x24, a1, x5, c7);
    uint64_t x25;
    const uint8_t c9 = limbforge_add_carry_u64(&x25, a2, x8, c8);
    uint64_t x26;
    const uint8_t c10 = limbforge_add_carry_u64(&x26, a3, x11, c9);
    uint64_t x27;
    const uint8_t c11 = limbforge_add_carry_u64(&x27, a4, x14, c10);
    uint64_t x28;
    const uint8_t c12 = limbforge_add_carry_u64(&x28, a5, x17, c11);
    uint64_t x29;
    const uint8_t c13 = limbforge_add_carry_u64(&x29, a6, x20, c12);
    uint64_t x30;
    const uint8_t c14 = limbforge_add_carry_u64(&x30, a7, x22, c13);
    const uint64_t x31 = x23 + (uint64_t)c14;
    const uint64_t x32 = x24 * 0x66c1301f632e294d;
    const u128 r8 = (u128)x32 * 0x1b81b90533c6c87b;
    const uint64_t x33 = (uint64_t)r8;
    const uint64_t x34 = (uint64_t)(r8 >> 64);
    const u128 r9 = (u128)x32 * 0xc2721bf457aca835;
    const uint64_t x35 = (uint64_t)r9;
    const uint64_t x36 = (uint64_t)(r9 >> 64);
    uint64_t x37;
    const uint8_t c15 = limbforge_add_carry_u64(&x37, x35, x34, 0);
    const u128 r10 = (u128)x32 * 0x516730cc1f0b4f25;
    const uint64_t x38 = (uint64_t)r10;
    const uint64_t x39 = (uint64_t)(r10 >> 64);
    uint64_t x40;
    const uint8_t c16 = limbforge_add_carry_u64(&x40, x38, x36, c15);
    const u128 r11 = (u128)x32 * 0xa7aac6c567f35507;
    const uint64_t x41 = (uint64_t)r11;
    const uint64_t x42 = (uint64_t)(r11 >> 64);
    uint64_t x43;
    const uint8_t c17 = limbforge_add_carry_u64(&x43, x41, x39, c16);
    const u128 r12 = (u128)x32 * 0x5afbfcc69322c9cd;
    const uint64_t x44 = (uint64_t)r12;
    const uint64_t x45 = (uint64_t)(r12 >> 64);
    uint64_t x46;
    const uint8_t c18 = limbforge_add_carry_u64(&x46, x44, x42, c17);
    const u128 r13 = (u128)x32 * 0xb42d083aedc88c42;
    const uint64_t x47 = (uint64_t)r13;
    const uint64_t x48 = (uint64_t)(r13 >> 64);
    uint64_t x49;
    const uint8_t c19 = limbforge_add_carry_u64(&x49, x47, x45, c18);
    const u128 r14 = (u128)x32 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x50 = (uint64_t)r14;
    const uint64_t x51 = (uint64_t)(r14 >> 64);
    uint64_t x52;
    const uint8_t c20 = limbforge_add_carry_u64(&x52, x50, x48, c19);
    const u128 r15 = (u128)x32 * 0x65b48e8f740f89bf;
    const uint64_t x53 = (uint64_t)r15;
    uint64_t x54;
    const uint8_t c21 = limbforge_add_carry_u64(&x54, x53, x51, c20);
    const uint64_t x55 = (uint64_t)(r15 >> 64) + (uint64_t)c21;
    uint64_t c22_unread;
    const uint8_t c22 = limbforge_add_carry_u64(&c22_unread, x24, x33, 0);
    uint64_t x56;
    const uint8_t c23 = limbforge_add_carry_u64(&x56, x25, x37, c22);
    uint64_t x57;
    const uint8_t c24 = limbforge_add_carry_u64(&x57, x26, x40, c23);
    uint64_t x58;
    const uint8_t c25 = limbforge_add_carry_u64(&x58, x27, x43, c24);
    uint64_t x59;
    const uint8_t c26 = limbforge_add_carry_u64(&x59, x28, x46, c25);
    uint64_t x60;
    const uint8_t c27 = limbforge_add_carry_u64(&x60, x29, x49, c26);
    uint64_t x61;
    const uint8_t c28 = limbforge_add_carry_u64(&x61, x30, x52, c27);
    uint64_t x62;
    const uint8_t c29 = limbforge_add_carry_u64(&x62, x31, x54, c28);
    const uint64_t x63 = x55 + (uint64_t)c29;
    const uint64_t x64 = x56 * 0x66c1301f632e294d;
    const u128 r16 = (u128)x64 * 0x1b81b90533c6c87b;
    const uint64_t x65 = (uint64_t)r16;
    const uint64_t x66 = (uint64_t)(r16 >> 64);
    const u128 r17 = (u128)x64 * 0xc2721bf457aca835;
    const uint64_t x67 = (uint64_t)r17;
    const uint64_t x68 = (uint64_t)(r17 >> 64);
    uint64_t x69;
    const uint8_t c30 = limbforge_add_carry_u64(&x69, x67, x66, 0);
    const u128 r18 = (u128)x64 * 0x516730cc1f0b4f25;
    const uint64_t x70 = (uint64_t)r18;
    const uint64_t x71 = (uint64_t)(r18 >> 64);
    uint64_t x72;
    const uint8_t c31 = limbforge_add_carry_u64(&x72, x70, x68, c30);
    const u128 r19 = (u128)x64 * 0xa7aac6c567f35507;
    const uint64_t x73 = (uint64_t)r19;
    const uint64_t x74 = (uint64_t)(r19 >> 64);
    uint64_t x75;
    const uint8_t c32 = limbforge_add_carry_u64(&x75, x73, x71, c31);
    const u128 r20 = (u128)x64 * 0x5afbfcc69322c9cd;
    const uint64_t x76 = (uint64_t)r20;
    const uint64_t x77 = (uint64_t)(r20 >> 64);
    uint64_t x78;
    const uint8_t c33 = limbforge_add_carry_u64(&x78, x76, x74, c32);
    const u128 r21 = (u128)x64 * 0xb42d083aedc88c42;
    const uint64_t x79 = (uint64_t)r21;
    const uint64_t x80 = (uint64_t)(r21 >> 64);
    uint64_t x81;
    const uint8_t c34 = limbforge_add_carry_u64(&x81, x79, x77, c33);
    const u128 r22 = (u128)x64 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x82 = (uint64_t)r22;
    const uint64_t x83 = (uint64_t)(r22 >> 64);
    uint64_t x84;
    const uint8_t c35 = limbforge_add_carry_u64(&x84, x82, x80, c34);
    const u128 r23 = (u128)x64 * 0x65b48e8f740f89bf;
    const uint64_t x85 = (uint64_t)r23;
    uint64_t x86;
    const uint8_t c36 = limbforge_add_carry_u64(&x86, x85, x83, c35);
    const uint64_t x87 = (uint64_t)(r23 >> 64) + (uint64_t)c36;
    uint64_t c37_unread;
    const uint8_t c37 = limbforge_add_carry_u64(&c37_unread, x56, x65, 0);
    uint64_t x88;
    const uint8_t c38 = limbforge_add_carry_u64(&x88, x57, x69, c37);
    uint64_t x89;
    const uint8_t c39 = limbforge_add_carry_u64(&x89, x58, x72, c38);
    uint64_t x90;
    const uint8_t c40 = limbforge_add_carry_u64(&x90, x59, x75, c39);
    uint64_t x91;
    const uint8_t c41 = limbforge_add_carry_u64(&x91, x60, x78, c40);
    uint64_t x92;
    const uint8_t c42 = limbforge_add_carry_u64(&x92, x61, x81, c41);
    uint64_t x93;
    const uint8_t c43 = limbforge_add_carry_u64(&x93, x62, x84, c42);
    uint64_t x94;
    const uint8_t c44 = limbforge_add_carry_u64(&x94, x63, x86, c43);
    const uint64_t x95 = x87 + (uint64_t)c44;
    const uint64_t x96 = x88 * 0x66c1301f632e294d;
    const u128 r24 = (u128)x96 * 0x1b81b90533c6c87b;
    const uint64_t x97 = (uint64_t)r24;
    const uint64_t x98 = (uint64_t)(r24 >> 64);
    const u128 r25 = (u128)x96 * 0xc2721bf457aca835;
    const uint64_t x99 = (uint64_t)r25;
    const uint64_t x100 = (uint64_t)(r25 >> 64);
    uint64_t x101;
    const uint8_t c45 = limbforge_add_carry_u64(&x101, x99, x98, 0);
    const u128 r26 = (u128)x96 * 0x516730cc1f0b4f25;
    const uint64_t x102 = (uint64_t)r26;
    const uint64_t x103 = (uint64_t)(r26 >> 64);
    uint64_t x104;
    const uint8_t c46 = limbforge_add_carry_u64(&x104, x102, x100, c45);
    const u128 r27 = (u128)x96 * 0xa7aac6c567f35507;
    const uint64_t x105 = (uint64_t)r27;
    const uint64_t x106 = (uint64_t)(r27 >> 64);
    uint64_t x107;
    const uint8_t c47 = limbforge_add_carry_u64(&x107, x105, x103, c46);
    const u128 r28 = (u128)x96 * 0x5afbfcc69322c9cd;
    const uint64_t x108 = (uint64_t)r28;
    const uint64_t x109 = (uint64_t)(r28 >> 64);
    uint64_t x110;
    const uint8_t c48 = limbforge_add_carry_u64(&x110, x108, x106, c47);
    const u128 r29 = (u128)x96 * 0xb42d083aedc88c42;
    const uint64_t x111 = (uint64_t)r29;
    const uint64_t x112 = (uint64_t)(r29 >> 64);
    uint64_t x113;
    const uint8_t c49 = limbforge_add_carry_u64(&x113, x111, x109, c48);
    const u128 r30 = (u128)x96 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x114 = (uint64_t)r30;
    const uint64_t x115 = (uint64_t)(r30 >> 64);
    uint64_t x116;
    const uint8_t c50 = limbforge_add_carry_u64(&x116, x114, x112, c49);
    const u128 r31 = (u128)x96 * 0x65b48e8f740f89bf;
    const uint64_t x117 = (uint64_t)r31;
    uint64_t x118;
    const uint8_t c51 = limbforge_add_carry_u64(&x118, x117, x115, c50);
    const uint64_t x119 = (uint64_t)(r31 >> 64) + (uint64_t)c51;
    uint64_t c52_unread;
    const uint8_t c52 = limbforge_add_carry_u64(&c52_unread, x88, x97, 0);
    uint64_t x120;
    const uint8_t c53 = limbforge_add_carry_u64(&x120, x89, x101, c52);
    uint64_t x121;
    const uint8_t c54 = limbforge_add_carry_u64(&x121, x90, x104, c53);
    uint64_t x122;
    const uint8_t c55 = limbforge_add_carry_u64(&x122, x91, x107, c54);
    uint64_t x123;
    const uint8_t c56 = limbforge_add_carry_u64(&x123, x92, x110, c55);
    uint64_t x124;
    const uint8_t c57 = limbforge_add_carry_u64(&x124, x93, x113, c56);
    uint64_t x125;
    const uint8_t c58 = limbforge_add_carry_u64(&x125, x94, x116, c57);
    uint64_t x126;
    const uint8_t c59 = limbforge_add_carry_u64(&x126, x95, x118, c58);
    const uint64_t x127 = x119 + (uint64_t)c59;
    const uint64_t x128 = x120 * 0x66c1301f632e294d;
    const u128 r32 = (u128)x128 * 0x1b81b90533c6c87b;
    const uint64_t x129 = (uint64_t)r32;
    const uint64_t x130 = (uint64_t)(r32 >> 64);
    const u128 r33 = (u128)x128 * 0xc2721bf457aca835;
    const uint64_t x131 = (uint64_t)r33;
    const uint64_t x132 = (uint64_t)(r33 >> 64);
    uint64_t x133;
    const uint8_t c60 = limbforge_add_carry_u64(&x133, x131, x130, 0);
    const u128 r34 = (u128)x128 * 0x516730cc1f0b4f25;
    const uint64_t x134 = (uint64_t)r34;
    const uint64_t x135 = (uint64_t)(r34 >> 64);
    uint64_t x136;
    const uint8_t c61 = limbforge_add_carry_u64(&x136, x134, x132, c60);
    const u128 r35 = (u128)x128 * 0xa7aac6c567f35507;
    const uint64_t x137 = (uint64_t)r35;
    const uint64_t x138 = (uint64_t)(r35 >> 64);
    uint64_t x139;
    const uint8_t c62 = limbforge_add_carry_u64(&x139, x137, x135, c61);
    const u128 r36 = (u128)x128 * 0x5afbfcc69322c9cd;
    const uint64_t x140 = (uint64_t)r36;
    const uint64_t x141 = (uint64_t)(r36 >> 64);
    uint64_t x142;
    const uint8_t c63 = limbforge_add_carry_u64(&x142, x140, x138, c62);
    const u128 r37 = (u128)x128 * 0xb42d083aedc88c42;
    const uint64_t x143 = (uint64_t)r37;
    const uint64_t x144 = (uint64_t)(r37 >> 64);
    uint64_t x145;
    const uint8_t c64 = limbforge_add_carry_u64(&x145, x143, x141, c63);
    const u128 r38 = (u128)x128 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x146 = (uint64_t)r38;
    const uint64_t x147 = (uint64_t)(r38 >> 64);
    uint64_t x148;
    const uint8_t c65 = limbforge_add_carry_u64(&x148, x146, x144, c64);
    const u128 r39 = (u128)x128 * 0x65b48e8f740f89bf;
    const uint64_t x149 = (uint64_t)r39;
    uint64_t x150;
    const uint8_t c66 = limbforge_add_carry_u64(&x150, x149, x147, c65);
    const uint64_t x151 = (uint64_t)(r39 >> 64) + (uint64_t)c66;
    uint64_t c67_unread;
    const uint8_t c67 = limbforge_add_carry_u64(&c67_unread, x120, x129, 0);
    uint64_t x152;
    const uint8_t c68 = limbforge_add_carry_u64(&x152, x121, x133, c67);
    uint64_t x153;
    const uint8_t c69 = limbforge_add_carry_u64(&x153, x122, x136, c68);
    uint64_t x154;
    const uint8_t c70 = limbforge_add_carry_u64(&x154, x123, x139, c69);
    uint64_t x155;
    const uint8_t c71 = limbforge_add_carry_u64(&x155, x124, x142, c70);
    uint64_t x156;
    const uint8_t c72 = limbforge_add_carry_u64(&x156, x125, x145, c71);
    uint64_t x157;
    const uint8_t c73 = limbforge_add_carry_u64(&x157, x126, x148, c72);
    uint64_t x158;
    const uint8_t c74 = limbforge_add_carry_u64(&x158, x127, x150, c73);
    const uint64_t x159 = x151 + (uint64_t)c74;
    const uint64_t x160 = x152 * 0x66c1301f632e294d;
    const u128 r40 = (u128)x160 * 0x1b81b90533c6c87b;
    const uint64_t x161 = (uint64_t)r40;
    const uint64_t x162 = (uint64_t)(r40 >> 64);
    const u128 r41 = (u128)x160 * 0xc2721bf457aca835;
    const uint64_t x163 = (uint64_t)r41;
    const uint64_t x164 = (uint64_t)(r41 >> 64);
    uint64_t x165;
    const uint8_t c75 = limbforge_add_carry_u64(&x165, x163, x162, 0);
    const u128 r42 = (u128)x160 * 0x516730cc1f0b4f25;
    const uint64_t x166 = (uint64_t)r42;
    const uint64_t x167 = (uint64_t)(r42 >> 64);
    uint64_t x168;
    const uint8_t c76 = limbforge_add_carry_u64(&x168, x166, x164, c75);
    const u128 r43 = (u128)x160 * 0xa7aac6c567f35507;
    const uint64_t x169 = (uint64_t)r43;
    const uint64_t x170 = (uint64_t)(r43 >> 64);
    uint64_t x171;
    const uint8_t c77 = limbforge_add_carry_u64(&x171, x169, x167, c76);
    const u128 r44 = (u128)x160 * 0x5afbfcc69322c9cd;
    const uint64_t x172 = (uint64_t)r44;
    const uint64_t x173 = (uint64_t)(r44 >> 64);
    uint64_t x174;
    const uint8_t c78 = limbforge_add_carry_u64(&x174, x172, x170, c77);
    const u128 r45 = (u128)x160 * 0xb42d083aedc88c42;
    const uint64_t x175 = (uint64_t)r45;
    const uint64_t x176 = (uint64_t)(r45 >> 64);
    uint64_t x177;
    const uint8_t c79 = limbforge_add_carry_u64(&x177, x175, x173, c78);
    const u128 r46 = (u128)x160 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x178 = (uint64_t)r46;
    const uint64_t x179 = (uint64_t)(r46 >> 64);
    uint64_t x180;
    const uint8_t c80 = limbforge_add_carry_u64(&x180, x178, x176, c79);
    const u128 r47 = (u128)x160 * 0x65b48e8f740f89bf;
    const uint64_t x181 = (uint64_t)r47;
    uint64_t x182;
    const uint8_t c81 = limbforge_add_carry_u64(&x182, x181, x179, c80);
    const uint64_t x183 = (uint64_t)(r47 >> 64) + (uint64_t)c81;
    uint64_t c82_unread;
    const uint8_t c82 = limbforge_add_carry_u64(&c82_unread, x152, x161, 0);
    uint64_t x184;
    const uint8_t c83 = limbforge_add_carry_u64(&x184, x153, x165, c82);
    uint64_t x185;
    const uint8_t c84 = limbforge_add_carry_u64(&x185, x154, x168, c83);
    uint64_t x186;
    const uint8_t c85 = limbforge_add_carry_u64(&x186, x155, x171, c84);
    uint64_t x187;
    const uint8_t c86 = limbforge_add_carry_u64(&x187, x156, x174, c85);
    uint64_t x188;
    const uint8_t c87 = limbforge_add_carry_u64(&x188, x157, x177, c86);
    uint64_t x189;
    const uint8_t c88 = limbforge_add_carry_u64(&x189, x158, x180, c87);
    uint64_t x190;
    const uint8_t c89 = limbforge_add_carry_u64(&x190, x159, x182, c88);
    const uint64_t x191 = x183 + (uint64_t)c89;
    const uint64_t x192 = x184 * 0x66c1301f632e294d;
    const u128 r48 = (u128)x192 * 0x1b81b90533c6c87b;
    const uint64_t x193 = (uint64_t)r48;
    const uint64_t x194 = (uint64_t)(r48 >> 64);
    const u128 r49 = (u128)x192 * 0xc2721bf457aca835;
    const uint64_t x195 = (uint64_t)r49;
    const uint64_t x196 = (uint64_t)(r49 >> 64);
    uint64_t x197;
    const uint8_t c90 = limbforge_add_carry_u64(&x197, x195, x194, 0);
    const u128 r50 = (u128)x192 * 0x516730cc1f0b4f25;
    const uint64_t x198 = (uint64_t)r50;
    const uint64_t x199 = (uint64_t)(r50 >> 64);
    uint64_t x200;
    const uint8_t c91 = limbforge_add_carry_u64(&x200, x198, x196, c90);
    const u128 r51 = (u128)x192 * 0xa7aac6c567f35507;
    const uint64_t x201 = (uint64_t)r51;
    const uint64_t x202 = (uint64_t)(r51 >> 64);
    uint64_t x203;
    const uint8_t c92 = limbforge_add_carry_u64(&x203, x201, x199, c91);
    const u128 r52 = (u128)x192 * 0x5afbfcc69322c9cd;
    const uint64_t x204 = (uint64_t)r52;
    const uint64_t x205 = (uint64_t)(r52 >> 64);
    uint64_t x206;
    const uint8_t c93 = limbforge_add_carry_u64(&x206, x204, x202, c92);
    const u128 r53 = (u128)x192 * 0xb42d083aedc88c42;
    const uint64_t x207 = (uint64_t)r53;
    const uint64_t x208 = (uint64_t)(r53 >> 64);
    uint64_t x209;
    const uint8_t c94 = limbforge_add_carry_u64(&x209, x207, x205, c93);
    const u128 r54 = (u128)x192 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x210 = (uint64_t)r54;
    const uint64_t x211 = (uint64_t)(r54 >> 64);
    uint64_t x212;
    const uint8_t c95 = limbforge_add_carry_u64(&x212, x210, x208, c94);
    const u128 r55 = (u128)x192 * 0x65b48e8f740f89bf;
    const uint64_t x213 = (uint64_t)r55;
    uint64_t x214;
    const uint8_t c96 = limbforge_add_carry_u64(&x214, x213, x211, c95);
    const uint64_t x215 = (uint64_t)(r55 >> 64) + (uint64_t)c96;
    uint64_t c97_unread;
    const uint8_t c97 = limbforge_add_carry_u64(&c97_unread, x184, x193, 0);
    uint64_t x216;
    const uint8_t c98 = limbforge_add_carry_u64(&x216, x185, x197, c97);
    uint64_t x217;
    const uint8_t c99 = limbforge_add_carry_u64(&x217, x186, x200, c98);
    uint64_t x218;
    const uint8_t c100 = limbforge_add_carry_u64(&x218, x187, x203, c99);
    uint64_t x219;
    const uint8_t c101 = limbforge_add_carry_u64(&x219, x188, x206, c100);
    uint64_t x220;
    const uint8_t c102 = limbforge_add_carry_u64(&x220, x189, x209, c101);
    uint64_t x221;
    const uint8_t c103 = limbforge_add_carry_u64(&x221, x190, x212, c102);
    uint64_t x222;
    const uint8_t c104 = limbforge_add_carry_u64(&x222, x191, x214, c103);
    const uint64_t x223 = x215 + (uint64_t)c104;
    const uint64_t x224 = x216 * 0x66c1301f632e294d;
    const u128 r56 = (u128)x224 * 0x1b81b90533c6c87b;
    const uint64_t x225 = (uint64_t)r56;
    const uint64_t x226 = (uint64_t)(r56 >> 64);
    const u128 r57 = (u128)x224 * 0xc2721bf457aca835;
    const uint64_t x227 = (uint64_t)r57;
    const uint64_t x228 = (uint64_t)(r57 >> 64);
    uint64_t x229;
    const uint8_t c105 = limbforge_add_carry_u64(&x229, x227, x226, 0);
    const u128 r58 = (u128)x224 * 0x516730cc1f0b4f25;
    const uint64_t x230 = (uint64_t)r58;
    const uint64_t x231 = (uint64_t)(r58 >> 64);
    uint64_t x232;
    const uint8_t c106 = limbforge_add_carry_u64(&x232, x230, x228, c105);
    const u128 r59 = (u128)x224 * 0xa7aac6c567f35507;
    const uint64_t x233 = (uint64_t)r59;
    const uint64_t x234 = (uint64_t)(r59 >> 64);
    uint64_t x235;
    const uint8_t c107 = limbforge_add_carry_u64(&x235, x233, x231, c106);
    const u128 r60 = (u128)x224 * 0x5afbfcc69322c9cd;
    const uint64_t x236 = (uint64_t)r60;
    const uint64_t x237 = (uint64_t)(r60 >> 64);
    uint64_t x238;
    const uint8_t c108 = limbforge_add_carry_u64(&x238, x236, x234, c107);
    const u128 r61 = (u128)x224 * 0xb42d083aedc88c42;
    const uint64_t x239 = (uint64_t)r61;
    const uint64_t x240 = (uint64_t)(r61 >> 64);
    uint64_t x241;
    const uint8_t c109 = limbforge_add_carry_u64(&x241, x239, x237, c108);
    const u128 r62 = (u128)x224 * 0xfc8ab0d15e3e4c4a;
    const uint64_t x242 = (uint64_t)r62;
    const uint64_t x243 = (uint64_t)(r62 >> 64);
    uint64_t x244;
    const uint8_t c110 = limbforge_add_carry_u64(&x244, x242, x240, c109);
    const u128 r63 = (u128)x224 * 0x65b48e8f740f89bf;
    const uint64_t x245 = (uint64_t)r63;
    uint64_t x246;
    const uint8_t c111 = limbforge_add_carry_u64(&x246, x245, x243, c110);
    const uint64_t x247 = (uint64_t)(r63 >> 64) + (uint64_t)c111;
    uint64_t c112_unread;
    const uint8_t c112 = limbforge_add_carry_u64(&c112_unread, x216, x225, 0);
    uint64_t o0;
    const uint8_t c113 = limbforge_add_carry_u64(&o0, x217, x229, c112);
    uint64_t o1;
    const uint8_t c114 = limbforge_add_carry_u64(&o1, x218, x232, c113);
    uint64_t o2;
    const uint8_t c115 = limbforge_add_carry_u64(&o2, x219, x235, c114);
    uint64_t o3;
    const uint8_t c116 = limbforge_add_carry_u64(&o3, x220, x238, c115);
    uint64_t o4;
    const uint8_t c117 = limbforge_add_carry_u64(&o4, x221, x241, c116);
    uint64_t o5;
    const uint8_t c118 = limbforge_add_carry_u64(&o5, x222, x244, c117);
    uint64_t o6;
    const uint8_t c119 = limbforge_add_carry_u64(&o6, x223, x246, c118);
    const uint64_t o7 = x247 + (uint64_t)c119;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
}

// `out = low bits of floor((u * f + v * g) / 2^59) (not proved; bounds are)`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - returns `out` in `[-2^63, 2^63 - 1]`
static void csidh512_divsteps_head(
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
    const int64_t o0 = (int64_t)((uint64_t)x2 + (uint64_t)(int64_t)(r0 >> 59));
    *out = o0;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^20 * the matrix of 20 divsteps (not proved; bounds are); 2^59 * new_f + low_1 + 2^595 * high_1 = u * f + v * g; 2^59 * new_g + low_2 + 2^595 * high_2 = q * f + r * g`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `q` in `[-2^62, 2^62]`
// - takes `r` in `[-2^62, 2^62]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - takes `k` in `[-2^63, 2^63 - 1]`
// - takes `low_f` in `[-2^63, 2^63 - 1]`
// - takes `low_g` in `[-2^63, 2^63 - 1]`
// - returns `k` in `[-2^63, 2^63 - 1]`
// - returns `u1` in `[-2^20, 2^20]`
// - returns `v1` in `[-2^20, 2^20]`
// - returns `q1` in `[-2^20, 2^20]`
// - returns `r1` in `[-2^20, 2^20]`
// - returns `new_f`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - returns `low_1` in `[0, 2^59 - 1]`
// - returns `high_1` in `[-9, 8]`
// - returns `new_g`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - returns `low_2` in `[0, 2^59 - 1]`
// - returns `high_2` in `[-9, 8]`
static void csidh512_divsteps_fg(
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
    const i128 r3 = (i128)u * f1 + (i128)v * g1 + (r0 >> 59);
    const uint64_t new_f0 = (uint64_t)r3 & 0x7ffffffffffffff;
    const i128 r4 = (i128)q * f1 + (i128)r * g1 + (r2 >> 59);
    const uint64_t new_g0 = (uint64_t)r4 & 0x7ffffffffffffff;
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
    const i128 r5 = (i128)u * f2 + (i128)v * g2 + (r3 >> 59);
    const uint64_t new_f1 = (uint64_t)r5 & 0x7ffffffffffffff;
    const i128 r6 = (i128)q * f2 + (i128)r * g2 + (r4 >> 59);
    const uint64_t new_g1 = (uint64_t)r6 & 0x7ffffffffffffff;
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
    const i128 r7 = (i128)u * f3 + (i128)v * g3 + (r5 >> 59);
    const uint64_t new_f2 = (uint64_t)r7 & 0x7ffffffffffffff;
    const i128 r8 = (i128)q * f3 + (i128)r * g3 + (r6 >> 59);
    const uint64_t new_g2 = (uint64_t)r8 & 0x7ffffffffffffff;
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
    const i128 r9 = (i128)u * f4 + (i128)v * g4 + (r7 >> 59);
    const uint64_t new_f3 = (uint64_t)r9 & 0x7ffffffffffffff;
    const i128 r11 = (i128)q * f4 + (i128)r * g4 + (r8 >> 59);
    const uint64_t new_g3 = (uint64_t)r11 & 0x7ffffffffffffff;
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
    const i128 r12 = (i128)u * f5 + (i128)v * g5 + (r9 >> 59);
    const uint64_t new_f4 = (uint64_t)r12 & 0x7ffffffffffffff;
    const i128 r13 = (i128)q * f5 + (i128)r * g5 + (r11 >> 59);
    const uint64_t new_g4 = (uint64_t)r13 & 0x7ffffffffffffff;
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
    const i128 r14 = (i128)u * f6 + (i128)v * g6 + (r12 >> 59);
    const uint64_t new_f5 = (uint64_t)r14 & 0x7ffffffffffffff;
    const i128 r15 = (i128)q * f6 + (i128)r * g6 + (r13 >> 59);
    const uint64_t new_g5 = (uint64_t)r15 & 0x7ffffffffffffff;
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
    const i128 r16 = (i128)u * f7 + (i128)v * g7 + (r14 >> 59);
    const uint64_t new_f6 = (uint64_t)r16 & 0x7ffffffffffffff;
    const i128 r17 = (i128)q * f7 + (i128)r * g7 + (r15 >> 59);
    const uint64_t new_g6 = (uint64_t)r17 & 0x7ffffffffffffff;
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
    const i128 r18 = (i128)u * f8 + (i128)v * g8 + (r16 >> 59);
    const uint64_t new_f7 = (uint64_t)r18 & 0x7ffffffffffffff;
    const int64_t new_f8 = (int64_t)(r18 >> 59);
    const i128 r19 = (r18 >> 59) - (i128)new_f8;
    const int64_t high_10 = (int64_t)(r19 >> 64);
    const i128 r20 = (i128)q * f8 + (i128)r * g8 + (r17 >> 59);
    const uint64_t new_g7 = (uint64_t)r20 & 0x7ffffffffffffff;
    const int64_t new_g8 = (int64_t)(r20 >> 59);
    const i128 r21 = (r20 >> 59) - (i128)new_g8;
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
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
// - takes `k` in `[-2^63, 2^63 - 1]`
// - takes `low_f` in `[-2^63, 2^63 - 1]`
// - takes `low_g` in `[-2^63, 2^63 - 1]`
// - returns `k` in `[-2^63, 2^63 - 1]`
// - returns `u1` in `[-2^20, 2^20]`
// - returns `v1` in `[-2^20, 2^20]`
// - returns `q1` in `[-2^20, 2^20]`
// - returns `r1` in `[-2^20, 2^20]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
// - returns `cut_u` in `[-2, 2]`
// - returns `cut_v` in `[-2, 2]`
static void csidh512_divsteps_de(
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
    const uint64_t x33 = x32 * 0x26c1301f632e294d;
    const uint64_t x34 = x33 & 0x3fffffffffffffff;
    const i128 r2 = r0 + (i128)x34 * 0x1b81b90533c6c87b;
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
    const i128 r3 = (i128)x28 * d1 + (i128)x31 * e1 + (i128)x35 + (i128)x34 * 0x9c86fd15eb2a0d4;
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
    const i128 r4 = (i128)x28 * d2 + (i128)x31 * e2 + (i128)x50 + (i128)x34 * 0x16730cc1f0b4f25c;
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
    const i128 r5 = (i128)x28 * d3
        + (i128)x31 * e3
        + (i128)x65
        + (i128)x34 * -(i128)0x154e4ea6032abe2c;
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
    const i128 r6 = (i128)x28 * d4
        + (i128)x31 * e4
        + (i128)x80
        + (i128)x34 * -(i128)0x403396cdd363258;
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
    const i128 r7 = (i128)x28 * d5
        + (i128)x31 * e5
        + (i128)x102
        + (i128)x34 * -(i128)0xbdf1448ddcef694;
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
    const i128 r8 = (i128)x28 * d6
        + (i128)x31 * e6
        + (i128)x117
        + (i128)x34 * -(i128)0x14f2ea1c1b3b54bd;
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
    const int64_t x144 = (int64_t)(0 - (uint64_t)(x137 ^ x142));
    const int64_t x145 = (x143 & ~x142) | (x138 & x142);
    const int64_t x146 = x143 - ((x138 ^ x140) & x141);
    const i128 r9 = (i128)x28 * d7
        + (i128)x31 * e7
        + (i128)x132
        + (i128)x34 * -(i128)0x1c5c22fc1d9000dd;
    const uint64_t out6 = (uint64_t)r9 & 0x3fffffffffffffff;
    const int64_t x147 = (int64_t)(r9 >> 62);
    const int64_t x148 = x144 >> 63;
    const int64_t x149 = 0 - (x146 & 1);
    const int64_t x150 = x148 | ~x149;
    const int64_t x151 = x146 >> 1;
    const int64_t x152 = (int64_t)(0 - (uint64_t)(x144 ^ x150));
    const int64_t x153 = (x151 & ~x150) | (x145 & x150);
    const int64_t x154 = x151 - ((x145 ^ x148) & x149);
    const int64_t x155 = x152 >> 63;
    const int64_t x156 = 0 - (x154 & 1);
    const int64_t x157 = x155 | ~x156;
    const int64_t x158 = x154 >> 1;
    const int64_t k0 = (int64_t)(0 - (uint64_t)(x152 ^ x157));
    const int64_t x159 = (x158 & ~x157) | (x153 & x157);
    const int64_t x160 = x158 - ((x153 ^ x155) & x156);
    const i128 r11 = (i128)x28 * d8 + (i128)x31 * e8 + (i128)x147 + (i128)x34 * 26037;
    const uint64_t out7 = (uint64_t)r11 & 0x3fffffffffffffff;
    const int64_t out8 = (int64_t)(r11 >> 62);
    const int64_t x161 = x159 + x159 + 1;
    const int64_t x162 = x161 + 0x100000;
    const int64_t x163 = (int64_t)((uint64_t)x162 << 22);
    const int64_t u10 = x163 >> 43;
    const int64_t x164 = x161 + 0x20000100000;
    const int64_t v10 = x164 >> 42;
    const int64_t x165 = x160 + 0x100000;
    const int64_t x166 = (int64_t)((uint64_t)x165 << 22);
    const int64_t q10 = x166 >> 43;
    const int64_t x167 = x160 + 0x20000100000;
    const int64_t r10 = x167 >> 42;
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

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^19 * the matrix of 19 divsteps (not proved; bounds are); 2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
// - takes `k` in `[-2^63, 2^63 - 1]`
// - takes `low_f` in `[-2^63, 2^63 - 1]`
// - takes `low_g` in `[-2^63, 2^63 - 1]`
// - returns `k` in `[-2^63, 2^63 - 1]`
// - returns `u1` in `[-2^20, 2^20]`
// - returns `v1` in `[-2^20, 2^20]`
// - returns `q1` in `[-2^20, 2^20]`
// - returns `r1` in `[-2^20, 2^20]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
// - returns `cut_u` in `[-2, 2]`
// - returns `cut_v` in `[-2, 2]`
static void csidh512_divsteps_last(
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
    const uint64_t x33 = x32 * 0x26c1301f632e294d;
    const uint64_t x34 = x33 & 0x3fffffffffffffff;
    const i128 r2 = r0 + (i128)x34 * 0x1b81b90533c6c87b;
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
    const i128 r3 = (i128)x28 * d1 + (i128)x31 * e1 + (i128)x35 + (i128)x34 * 0x9c86fd15eb2a0d4;
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
    const i128 r4 = (i128)x28 * d2 + (i128)x31 * e2 + (i128)x50 + (i128)x34 * 0x16730cc1f0b4f25c;
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
    const i128 r5 = (i128)x28 * d3
        + (i128)x31 * e3
        + (i128)x65
        + (i128)x34 * -(i128)0x154e4ea6032abe2c;
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
    const i128 r6 = (i128)x28 * d4
        + (i128)x31 * e4
        + (i128)x80
        + (i128)x34 * -(i128)0x403396cdd363258;
    const uint64_t out3 = (uint64_t)r6 & 0x3fffffffffffffff;
    const int64_t x95 = (int64_t)(r6 >> 62);
    const int64_t x96 = x92 >> 63;
    const int64_t x97 = 0 - (x94 & 1);
    const int64_t x98 = x96 | ~x97;
    const int64_t x99 = x94 >> 1;
    const int64_t x100 = (int64_t)(0 - (uint64_t)(x92 ^ x98));
    const int64_t x101 = (x99 & ~x98) | (x93 & x98);
    const int64_t x102 = x99 - ((x93 ^ x96) & x97);
    const int64_t x103 = x100 >> 63;
    const int64_t x104 = 0 - (x102 & 1);
    const int64_t x105 = x103 | ~x104;
    const int64_t x106 = x102 >> 1;
    const int64_t x107 = (int64_t)(0 - (uint64_t)(x100 ^ x105));
    const int64_t x108 = (x106 & ~x105) | (x101 & x105);
    const int64_t x109 = x106 - ((x101 ^ x103) & x104);
    const i128 r7 = (i128)x28 * d5
        + (i128)x31 * e5
        + (i128)x95
        + (i128)x34 * -(i128)0xbdf1448ddcef694;
    const uint64_t out4 = (uint64_t)r7 & 0x3fffffffffffffff;
    const int64_t x110 = (int64_t)(r7 >> 62);
    const int64_t x111 = x107 >> 63;
    const int64_t x112 = 0 - (x109 & 1);
    const int64_t x113 = x111 | ~x112;
    const int64_t x114 = x109 >> 1;
    const int64_t x115 = (int64_t)(0 - (uint64_t)(x107 ^ x113));
    const int64_t x116 = (x114 & ~x113) | (x108 & x113);
    const int64_t x117 = x114 - ((x108 ^ x111) & x112);
    const int64_t x118 = x115 >> 63;
    const int64_t x119 = 0 - (x117 & 1);
    const int64_t x120 = x118 | ~x119;
    const int64_t x121 = x117 >> 1;
    const int64_t x122 = (int64_t)(0 - (uint64_t)(x115 ^ x120));
    const int64_t x123 = (x121 & ~x120) | (x116 & x120);
    const int64_t x124 = x121 - ((x116 ^ x118) & x119);
    const i128 r8 = (i128)x28 * d6
        + (i128)x31 * e6
        + (i128)x110
        + (i128)x34 * -(i128)0x14f2ea1c1b3b54bd;
    const uint64_t out5 = (uint64_t)r8 & 0x3fffffffffffffff;
    const int64_t x125 = (int64_t)(r8 >> 62);
    const int64_t x126 = x122 >> 63;
    const int64_t x127 = 0 - (x124 & 1);
    const int64_t x128 = x126 | ~x127;
    const int64_t x129 = x124 >> 1;
    const int64_t x130 = (int64_t)(0 - (uint64_t)(x122 ^ x128));
    const int64_t x131 = (x129 & ~x128) | (x123 & x128);
    const int64_t x132 = x129 - ((x123 ^ x126) & x127);
    const int64_t x133 = x130 >> 63;
    const int64_t x134 = 0 - (x132 & 1);
    const int64_t x135 = x133 | ~x134;
    const int64_t x136 = x132 >> 1;
    const int64_t x137 = (int64_t)(0 - (uint64_t)(x130 ^ x135));
    const int64_t x138 = (x136 & ~x135) | (x131 & x135);
    const int64_t x139 = x136 - ((x131 ^ x133) & x134);
    const i128 r9 = (i128)x28 * d7
        + (i128)x31 * e7
        + (i128)x125
        + (i128)x34 * -(i128)0x1c5c22fc1d9000dd;
    const uint64_t out6 = (uint64_t)r9 & 0x3fffffffffffffff;
    const int64_t x140 = (int64_t)(r9 >> 62);
    const int64_t x141 = x137 >> 63;
    const int64_t x142 = 0 - (x139 & 1);
    const int64_t x143 = x141 | ~x142;
    const int64_t x144 = x139 >> 1;
    const int64_t x145 = (int64_t)(0 - (uint64_t)(x137 ^ x143));
    const int64_t x146 = (x144 & ~x143) | (x138 & x143);
    const int64_t x147 = x144 - ((x138 ^ x141) & x142);
    const int64_t x148 = x145 >> 63;
    const int64_t x149 = 0 - (x147 & 1);
    const int64_t x150 = x148 | ~x149;
    const int64_t x151 = x147 >> 1;
    const int64_t k0 = (int64_t)(0 - (uint64_t)(x145 ^ x150));
    const int64_t x152 = (x151 & ~x150) | (x146 & x150);
    const int64_t x153 = x151 - ((x146 ^ x148) & x149);
    const i128 r11 = (i128)x28 * d8 + (i128)x31 * e8 + (i128)x140 + (i128)x34 * 26037;
    const uint64_t out7 = (uint64_t)r11 & 0x3fffffffffffffff;
    const int64_t out8 = (int64_t)(r11 >> 62);
    const int64_t x154 = x152 + x152 + 1;
    const int64_t x155 = x154 + 0x100000;
    const int64_t x156 = (int64_t)((uint64_t)x155 << 22);
    const int64_t u10 = x156 >> 43;
    const int64_t x157 = x154 + 0x20000100000;
    const int64_t v10 = x157 >> 42;
    const int64_t x158 = x153 + 0x100000;
    const int64_t x159 = (int64_t)((uint64_t)x158 << 22);
    const int64_t q10 = x159 >> 43;
    const int64_t x160 = x153 + 0x20000100000;
    const int64_t r10 = x160 >> 42;
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
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - returns `next` in `[-2^63, 2^63 - 1]`
// - returns `all` in `[-2^63, 2^63 - 1]`
static void csidh512_divsteps_words(
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
static void csidh512_divsteps_low(int64_t *out, int64_t u, int64_t v, int64_t f, int64_t g) {
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
static void csidh512_divsteps_ahead(int64_t *out, int64_t u, int64_t v, int64_t f, int64_t g) {
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
static void csidh512_divsteps_pair(
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
static void csidh512_divsteps_batch(
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

// `2^59 * out + low + 2^595 * high = u * f + v * g`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - returns `low` in `[0, 2^59 - 1]`
// - returns `high` in `[-9, 8]`
static void csidh512_update_fg(
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
    const i128 r7 = (i128)u * f7 + (i128)v * g7 + (r6 >> 59);
    const uint64_t out6 = (uint64_t)r7 & 0x7ffffffffffffff;
    const i128 r8 = (i128)u * f8 + (i128)v * g8 + (r7 >> 59);
    const uint64_t out7 = (uint64_t)r8 & 0x7ffffffffffffff;
    const int64_t out8 = (int64_t)(r8 >> 59);
    const i128 r9 = (r8 >> 59) - (i128)out8;
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
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
// - returns `cut_u` in `[-2, 2]`
// - returns `cut_v` in `[-2, 2]`
static void csidh512_update_de(
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
    const uint64_t x7 = x6 * 0x26c1301f632e294d;
    const uint64_t x8 = x7 & 0x3fffffffffffffff;
    const i128 r1 = r0 + (i128)x8 * 0x1b81b90533c6c87b;
    const int64_t x9 = (int64_t)(r1 >> 62);
    const i128 r2 = (i128)x2 * d1 + (i128)x5 * e1 + (i128)x9 + (i128)x8 * 0x9c86fd15eb2a0d4;
    const uint64_t out0 = (uint64_t)r2 & 0x3fffffffffffffff;
    const int64_t x10 = (int64_t)(r2 >> 62);
    const i128 r3 = (i128)x2 * d2 + (i128)x5 * e2 + (i128)x10 + (i128)x8 * 0x16730cc1f0b4f25c;
    const uint64_t out1 = (uint64_t)r3 & 0x3fffffffffffffff;
    const int64_t x11 = (int64_t)(r3 >> 62);
    const i128 r4 = (i128)x2 * d3
        + (i128)x5 * e3
        + (i128)x11
        + (i128)x8 * -(i128)0x154e4ea6032abe2c;
    const uint64_t out2 = (uint64_t)r4 & 0x3fffffffffffffff;
    const int64_t x12 = (int64_t)(r4 >> 62);
    const i128 r5 = (i128)x2 * d4 + (i128)x5 * e4 + (i128)x12 + (i128)x8 * -(i128)0x403396cdd363258;
    const uint64_t out3 = (uint64_t)r5 & 0x3fffffffffffffff;
    const int64_t x13 = (int64_t)(r5 >> 62);
    const i128 r6 = (i128)x2 * d5 + (i128)x5 * e5 + (i128)x13 + (i128)x8 * -(i128)0xbdf1448ddcef694;
    const uint64_t out4 = (uint64_t)r6 & 0x3fffffffffffffff;
    const int64_t x14 = (int64_t)(r6 >> 62);
    const i128 r7 = (i128)x2 * d6
        + (i128)x5 * e6
        + (i128)x14
        + (i128)x8 * -(i128)0x14f2ea1c1b3b54bd;
    const uint64_t out5 = (uint64_t)r7 & 0x3fffffffffffffff;
    const int64_t x15 = (int64_t)(r7 >> 62);
    const i128 r8 = (i128)x2 * d7
        + (i128)x5 * e7
        + (i128)x15
        + (i128)x8 * -(i128)0x1c5c22fc1d9000dd;
    const uint64_t out6 = (uint64_t)r8 & 0x3fffffffffffffff;
    const int64_t x16 = (int64_t)(r8 >> 62);
    const i128 r9 = (i128)x2 * d8 + (i128)x5 * e8 + (i128)x16 + (i128)x8 * 26037;
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
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
static void csidh512_invert_start(int64_t out[9], const uint64_t a[8]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    uint64_t x0;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x0, a0, 0x3703720a678d90f6, 0);
    uint64_t x1;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x1, a1, 0x84e437e8af59506a, c0);
    uint64_t x2;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x2, a2, 0xa2ce61983e169e4b, c1);
    uint64_t x3;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x3, a3, 0x4f558d8acfe6aa0e, c2);
    uint64_t x4;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x4, a4, 0xb5f7f98d2645939b, c3);
    uint64_t x5;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x5, a5, 0x685a1075db911884, c4);
    uint64_t x6;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x6, a6, 0xf91561a2bc7c9895, c5);
    uint64_t x7;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x7, a7, 0xcb691d1ee81f137f, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x8 = x0 ^ (c7_mask & (a0 ^ x0));
    const uint64_t x9 = x1 ^ (c7_mask & (a1 ^ x1));
    const uint64_t x10 = x2 ^ (c7_mask & (a2 ^ x2));
    const uint64_t x11 = x3 ^ (c7_mask & (a3 ^ x3));
    const uint64_t x12 = x4 ^ (c7_mask & (a4 ^ x4));
    const uint64_t x13 = x5 ^ (c7_mask & (a5 ^ x5));
    const uint64_t x14 = x6 ^ (c7_mask & (a6 ^ x6));
    const uint64_t x15 = x7 ^ (c7_mask & (a7 ^ x7));
    uint64_t x16;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x16, x8, 0x1b81b90533c6c87b, 0);
    uint64_t x17;
    const uint8_t c9 = limbforge_sub_borrow_u64(&x17, x9, 0xc2721bf457aca835, c8);
    uint64_t x18;
    const uint8_t c10 = limbforge_sub_borrow_u64(&x18, x10, 0x516730cc1f0b4f25, c9);
    uint64_t x19;
    const uint8_t c11 = limbforge_sub_borrow_u64(&x19, x11, 0xa7aac6c567f35507, c10);
    uint64_t x20;
    const uint8_t c12 = limbforge_sub_borrow_u64(&x20, x12, 0x5afbfcc69322c9cd, c11);
    uint64_t x21;
    const uint8_t c13 = limbforge_sub_borrow_u64(&x21, x13, 0xb42d083aedc88c42, c12);
    uint64_t x22;
    const uint8_t c14 = limbforge_sub_borrow_u64(&x22, x14, 0xfc8ab0d15e3e4c4a, c13);
    uint64_t x23;
    const uint8_t c15 = limbforge_sub_borrow_u64(&x23, x15, 0x65b48e8f740f89bf, c14);
    const uint64_t c15_mask = (uint64_t)0 - (uint64_t)c15;
    const uint64_t x24 = x16 ^ (c15_mask & (x8 ^ x16));
    const uint64_t x25 = x17 ^ (c15_mask & (x9 ^ x17));
    const uint64_t x26 = x18 ^ (c15_mask & (x10 ^ x18));
    const uint64_t x27 = x19 ^ (c15_mask & (x11 ^ x19));
    const uint64_t x28 = x20 ^ (c15_mask & (x12 ^ x20));
    const uint64_t x29 = x21 ^ (c15_mask & (x13 ^ x21));
    const uint64_t x30 = x22 ^ (c15_mask & (x14 ^ x22));
    const uint64_t x31 = x23 ^ (c15_mask & (x15 ^ x23));
    const uint64_t x32 = x24 & 0x7ffffffffffffff;
    const uint64_t x33 = x25 & 0x3fffffffffffff;
    const uint64_t x34 = (x24 >> 59) + (x33 << 5);
    const uint64_t x35 = x26 & 0x1ffffffffffff;
    const uint64_t x36 = (x25 >> 54) + (x35 << 10);
    const uint64_t x37 = x27 & 0xfffffffffff;
    const uint64_t x38 = (x26 >> 49) + (x37 << 15);
    const uint64_t x39 = x28 & 0x7fffffffff;
    const uint64_t x40 = (x27 >> 44) + (x39 << 20);
    const uint64_t x41 = x29 & 0x3ffffffff;
    const uint64_t x42 = (x28 >> 39) + (x41 << 25);
    const uint64_t x43 = x30 & 0x1fffffff;
    const uint64_t x44 = (x29 >> 34) + (x43 << 30);
    const uint64_t x45 = x31 & 0xffffff;
    const uint64_t x46 = (x30 >> 29) + (x45 << 35);
    const int64_t o0 = (int64_t)x32 - 0x800000000000000;
    const int64_t o1 = (int64_t)x34 - 0x800000000000000 + 1;
    const int64_t o2 = (int64_t)x36 - 0x800000000000000 + 1;
    const int64_t o3 = (int64_t)x38 - 0x800000000000000 + 1;
    const int64_t o4 = (int64_t)x40 - 0x800000000000000 + 1;
    const int64_t o5 = (int64_t)x42 - 0x800000000000000 + 1;
    const int64_t o6 = (int64_t)x44 - 0x800000000000000 + 1;
    const int64_t o7 = (int64_t)x46 - 0x800000000000000 + 1;
    const uint64_t o8 = (x31 >> 24) + 1;
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
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
// - returns `out` in `[0, 1]`
static void csidh512_invert_sign(uint64_t *out, const int64_t f[9]) {
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
    const int64_t x0 = f1 + (f0 >> 59);
    const int64_t x1 = f2 + (x0 >> 59);
    const int64_t x2 = f3 + (x1 >> 59);
    const int64_t x3 = f4 + (x2 >> 59);
    const int64_t x4 = f5 + (x3 >> 59);
    const int64_t x5 = f6 + (x4 >> 59);
    const int64_t x6 = f7 + (x5 >> 59);
    const int64_t x7 = x6 >> 59;
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
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
// - returns `out`: every word in `[0, 2^64 - 1]`
static void csidh512_invert_finish(uint64_t out[8], uint64_t negative, const int64_t d[9]) {
    const int64_t d0 = d[0];
    const int64_t d1 = d[1];
    const int64_t d2 = d[2];
    const int64_t d3 = d[3];
    const int64_t d4 = d[4];
    const int64_t d5 = d[5];
    const int64_t d6 = d[6];
    const int64_t d7 = d[7];
    const int64_t d8 = d[8];
    const int64_t x0 = 0x12852b0f9b545971 - d0;
    const int64_t x1 = d0 + -(int64_t)0x8fc8df598726f0a;
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint64_t negative_mask = (uint64_t)0 - limbforge_barrier_u64(negative);
    const int64_t x2 = (int64_t)((uint64_t)x1 ^ (negative_mask & ((uint64_t)x0 ^ (uint64_t)x1)));
    const int64_t x3 = 0x1d594f741c17e27d - d1;
    const int64_t x4 = d1 + 0x1390dfa2bd6541a9;
    const int64_t x5 = (int64_t)((uint64_t)x4 ^ (negative_mask & ((uint64_t)x3 ^ (uint64_t)x4)));
    const int64_t x6 = x5 + (x2 >> 62);
    const uint64_t x7 = (uint64_t)x6 & 0x3fffffffffffffff;
    const int64_t x8 = 0x3592645d21ed714 - d2;
    const int64_t x9 = d2 + -(int64_t)0x1319e67c1e961b48;
    const int64_t x10 = (int64_t)((uint64_t)x9 ^ (negative_mask & ((uint64_t)x8 ^ (uint64_t)x9)));
    const int64_t x11 = x10 + (x6 >> 62);
    const uint64_t x12 = (uint64_t)x11 & 0x3fffffffffffffff;
    const int64_t x13 = 0x15140df67fc57d - d3;
    const int64_t x14 = d3 + 0x156362b3f9aa83a9;
    const int64_t x15 = (int64_t)((uint64_t)x14 ^ (negative_mask & ((uint64_t)x13 ^ (uint64_t)x14)));
    const int64_t x16 = x15 + (x11 >> 62);
    const uint64_t x17 = (uint64_t)x16 & 0x3fffffffffffffff;
    const int64_t x18 = -(int64_t)0xc09ac4697a29709 - d4;
    const int64_t x19 = d4 + -(int64_t)0x80672d9ba6c64b1;
    const int64_t x20 = (int64_t)((uint64_t)x19 ^ (negative_mask & ((uint64_t)x18 ^ (uint64_t)x19)));
    const int64_t x21 = x20 + (x16 >> 62);
    const uint64_t x22 = (uint64_t)x21 & 0x3fffffffffffffff;
    const int64_t x23 = 0x1c62c32566931c44 - d5;
    const int64_t x24 = d5 + -(int64_t)0x17be2891bb9ded28;
    const int64_t x25 = (int64_t)((uint64_t)x24 ^ (negative_mask & ((uint64_t)x23 ^ (uint64_t)x24)));
    const int64_t x26 = x25 + (x21 >> 62);
    const uint64_t x27 = (uint64_t)x26 & 0x3fffffffffffffff;
    const int64_t x28 = 0x12741abae4e01c8 - d6;
    const int64_t x29 = d6 + 0x161a2bc7c9895686;
    const int64_t x30 = (int64_t)((uint64_t)x29 ^ (negative_mask & ((uint64_t)x28 ^ (uint64_t)x29)));
    const int64_t x31 = x30 + (x26 >> 62);
    const uint64_t x32 = (uint64_t)x31 & 0x3fffffffffffffff;
    const int64_t x33 = -(int64_t)0x151468f458b00298 - d7;
    const int64_t x34 = d7 + 0x747ba07c4dffe45;
    const int64_t x35 = (int64_t)((uint64_t)x34 ^ (negative_mask & ((uint64_t)x33 ^ (uint64_t)x34)));
    const int64_t x36 = x35 + (x31 >> 62);
    const uint64_t x37 = (uint64_t)x36 & 0x3fffffffffffffff;
    const int64_t x38 = 0x1311e - d8;
    const int64_t x39 = d8 + 52073;
    const int64_t x40 = (int64_t)((uint64_t)x39 ^ (negative_mask & ((uint64_t)x38 ^ (uint64_t)x39)));
    const int64_t x41 = x40 + (x36 >> 62);
    const uint64_t x42 = x7 & 3;
    const uint64_t x43 = ((uint64_t)x2 & 0x3fffffffffffffff) + (x42 << 62);
    const uint64_t x44 = x12 & 15;
    const uint64_t x45 = (x7 >> 2) + (x44 << 60);
    const uint64_t x46 = x17 & 63;
    const uint64_t x47 = (x12 >> 4) + (x46 << 58);
    const uint64_t x48 = x22 & 255;
    const uint64_t x49 = (x17 >> 6) + (x48 << 56);
    const uint64_t x50 = x27 & 1023;
    const uint64_t x51 = (x22 >> 8) + (x50 << 54);
    const uint64_t x52 = x32 & 4095;
    const uint64_t x53 = (x27 >> 10) + (x52 << 52);
    const uint64_t x54 = x37 & 16383;
    const uint64_t x55 = (x32 >> 12) + (x54 << 50);
    const uint64_t x56 = (uint64_t)x41 & 65535;
    const uint64_t x57 = (x37 >> 14) + (x56 << 48);
    const uint64_t x58 = (uint64_t)(x41 >> 16);
    uint64_t x59;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x59, x43, 0x6e06e414cf1b21ec, 0);
    uint64_t x60;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x60, x45, 0x9c86fd15eb2a0d4, c0);
    uint64_t x61;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x61, x47, 0x459cc3307c2d3c97, c1);
    uint64_t x62;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x62, x49, 0x9eab1b159fcd541d, c2);
    uint64_t x63;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x63, x51, 0x6beff31a4c8b2736, c3);
    uint64_t x64;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x64, x53, 0xd0b420ebb7223109, c4);
    uint64_t x65;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x65, x55, 0xf22ac34578f9312a, c5);
    uint64_t x66;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x66, x57, 0x96d23a3dd03e26ff, c6);
    uint64_t x67;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x67, x58, 1, c7);
    const uint64_t c8_mask = (uint64_t)0 - (uint64_t)c8;
    const uint64_t x68 = x59 ^ (c8_mask & (x43 ^ x59));
    const uint64_t x69 = x60 ^ (c8_mask & (x45 ^ x60));
    const uint64_t x70 = x61 ^ (c8_mask & (x47 ^ x61));
    const uint64_t x71 = x62 ^ (c8_mask & (x49 ^ x62));
    const uint64_t x72 = x63 ^ (c8_mask & (x51 ^ x63));
    const uint64_t x73 = x64 ^ (c8_mask & (x53 ^ x64));
    const uint64_t x74 = x65 ^ (c8_mask & (x55 ^ x65));
    const uint64_t x75 = x66 ^ (c8_mask & (x57 ^ x66));
    const uint64_t x76 = x67 ^ (c8_mask & (x58 ^ x67));
    uint64_t x77;
    const uint8_t c9 = limbforge_sub_borrow_u64(&x77, x68, 0x3703720a678d90f6, 0);
    uint64_t x78;
    const uint8_t c10 = limbforge_sub_borrow_u64(&x78, x69, 0x84e437e8af59506a, c9);
    uint64_t x79;
    const uint8_t c11 = limbforge_sub_borrow_u64(&x79, x70, 0xa2ce61983e169e4b, c10);
    uint64_t x80;
    const uint8_t c12 = limbforge_sub_borrow_u64(&x80, x71, 0x4f558d8acfe6aa0e, c11);
    uint64_t x81;
    const uint8_t c13 = limbforge_sub_borrow_u64(&x81, x72, 0xb5f7f98d2645939b, c12);
    uint64_t x82;
    const uint8_t c14 = limbforge_sub_borrow_u64(&x82, x73, 0x685a1075db911884, c13);
    uint64_t x83;
    const uint8_t c15 = limbforge_sub_borrow_u64(&x83, x74, 0xf91561a2bc7c9895, c14);
    uint64_t x84;
    const uint8_t c16 = limbforge_sub_borrow_u64(&x84, x75, 0xcb691d1ee81f137f, c15);
    uint64_t x85;
    const uint8_t c17 = limbforge_sub_borrow_u64(&x85, x76, 0, c16);
    const uint64_t c17_mask = (uint64_t)0 - (uint64_t)c17;
    const uint64_t x86 = x77 ^ (c17_mask & (x68 ^ x77));
    const uint64_t x87 = x78 ^ (c17_mask & (x69 ^ x78));
    const uint64_t x88 = x79 ^ (c17_mask & (x70 ^ x79));
    const uint64_t x89 = x80 ^ (c17_mask & (x71 ^ x80));
    const uint64_t x90 = x81 ^ (c17_mask & (x72 ^ x81));
    const uint64_t x91 = x82 ^ (c17_mask & (x73 ^ x82));
    const uint64_t x92 = x83 ^ (c17_mask & (x74 ^ x83));
    const uint64_t x93 = x84 ^ (c17_mask & (x75 ^ x84));
    const uint64_t x94 = x85 ^ (c17_mask & (x76 ^ x85));
    uint64_t x95;
    const uint8_t c18 = limbforge_sub_borrow_u64(&x95, x86, 0x1b81b90533c6c87b, 0);
    uint64_t x96;
    const uint8_t c19 = limbforge_sub_borrow_u64(&x96, x87, 0xc2721bf457aca835, c18);
    uint64_t x97;
    const uint8_t c20 = limbforge_sub_borrow_u64(&x97, x88, 0x516730cc1f0b4f25, c19);
    uint64_t x98;
    const uint8_t c21 = limbforge_sub_borrow_u64(&x98, x89, 0xa7aac6c567f35507, c20);
    uint64_t x99;
    const uint8_t c22 = limbforge_sub_borrow_u64(&x99, x90, 0x5afbfcc69322c9cd, c21);
    uint64_t x100;
    const uint8_t c23 = limbforge_sub_borrow_u64(&x100, x91, 0xb42d083aedc88c42, c22);
    uint64_t x101;
    const uint8_t c24 = limbforge_sub_borrow_u64(&x101, x92, 0xfc8ab0d15e3e4c4a, c23);
    uint64_t x102;
    const uint8_t c25 = limbforge_sub_borrow_u64(&x102, x93, 0x65b48e8f740f89bf, c24);
    uint64_t c26_unread;
    const uint8_t c26 = limbforge_sub_borrow_u64(&c26_unread, x94, 0, c25);
    const uint64_t c26_mask = (uint64_t)0 - (uint64_t)c26;
    const uint64_t o0 = x95 ^ (c26_mask & (x86 ^ x95));
    const uint64_t o1 = x96 ^ (c26_mask & (x87 ^ x96));
    const uint64_t o2 = x97 ^ (c26_mask & (x88 ^ x97));
    const uint64_t o3 = x98 ^ (c26_mask & (x89 ^ x98));
    const uint64_t o4 = x99 ^ (c26_mask & (x90 ^ x99));
    const uint64_t o5 = x100 ^ (c26_mask & (x91 ^ x100));
    const uint64_t o6 = x101 ^ (c26_mask & (x92 ^ x101));
    const uint64_t o7 = x102 ^ (c26_mask & (x93 ^ x102));
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
}

// out = R * a (mod p)
void csidh512_to_montgomery(uint64_t out[8], const uint64_t a[8]) {
    uint64_t out_value[8];
    csidh512_mul(out_value, a, csidh512_r);
    memcpy(out, out_value, sizeof out_value);
}

// out = k * a (mod p)
void csidh512_mul_small(uint64_t out[8], const uint64_t a[8], uint32_t k) {
    uint64_t limbs[8];
    csidh512_limbs_of_word(limbs, k);
    uint64_t factor[8];
    csidh512_to_montgomery(factor, limbs);
    uint64_t out_value[8];
    csidh512_mul(out_value, a, factor);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
void csidh512_from_bytes(uint64_t out[8], const uint8_t bytes[64]) {
    uint64_t limbs[8];
    csidh512_limbs_of_bytes(limbs, bytes);
    uint64_t out_value[8];
    csidh512_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p), ok = 1 if bytes < p
void csidh512_from_bytes_canonical(uint64_t out[8], uint64_t *ok, const uint8_t bytes[64]) {
    uint64_t limbs[8];
    uint64_t ok_value;
    csidh512_limbs_of_bytes_canonical(limbs, &ok_value, bytes);
    uint64_t out_value[8];
    csidh512_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = 2 * a
void csidh512_double(uint64_t out[8], const uint64_t a[8]) {
    uint64_t out_value[8];
    csidh512_add(out_value, a, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a = 0, else 0
void csidh512_is_zero(uint64_t *out, const uint64_t a[8]) {
    uint8_t bytes[64];
    csidh512_to_bytes(bytes, a);
    uint64_t out_value;
    csidh512_bytes_are_zero(&out_value, bytes);
    *out = out_value;
}

// out = 1 if a = b, else 0
void csidh512_equal(uint64_t *out, const uint64_t a[8], const uint64_t b[8]) {
    uint64_t difference[8];
    csidh512_sub(difference, a, b);
    uint64_t out_value;
    csidh512_is_zero(&out_value, difference);
    *out = out_value;
}

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void csidh512_is_odd(uint64_t *out, const uint64_t a[8]) {
    uint8_t bytes[64];
    csidh512_to_bytes(bytes, a);
    uint8_t half[64];
    uint64_t out_value;
    csidh512_bytes_parity(half, &out_value, bytes);
    *out = out_value;
}

// out = -a if choice is 1, a if it is 0
void csidh512_conditional_negate(uint64_t out[8], const uint64_t a[8], uint64_t choice) {
    uint64_t opposite[8];
    csidh512_opp(opposite, a);
    uint64_t out_value[8];
    csidh512_select(out_value, choice, opposite, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void csidh512_from_bytes_wide(uint64_t out[8], const uint8_t bytes[128]) {
    uint8_t low_bytes[64];
    memcpy(low_bytes, bytes + 0, sizeof low_bytes);
    uint64_t low[8];
    csidh512_from_bytes(low, low_bytes);
    uint8_t high_bytes[64];
    memcpy(high_bytes, bytes + 64, sizeof high_bytes);
    uint64_t high[8];
    csidh512_from_bytes(high, high_bytes);
    uint64_t shifted[8];
    csidh512_mul(shifted, high, csidh512_wide);
    uint64_t out_value[8];
    csidh512_add(out_value, low, shifted);
    memcpy(out, out_value, sizeof out_value);
}

// out = a^(2^k)
//
// Time depends on k.
void csidh512_pow2k(uint64_t out[8], const uint64_t a[8], uint32_t k) {
    uint64_t out_value[8];
    memcpy(out_value, a, sizeof out_value);
    for (uint32_t i = 0; i < k; i++) {
        csidh512_square(out_value, out_value);
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void csidh512_vartime_pow(
    uint64_t out[8],
    const uint64_t a[8],
    const uint64_t *exponent, size_t exponent_words) {
    uint64_t out_value[8];
    memcpy(out_value, csidh512_one, sizeof out_value);
    for (size_t bit = 64 * exponent_words; bit-- > 0;) {
        csidh512_square(out_value, out_value);
        if ((exponent[bit / 64] >> (bit % 64)) & 1) {
            csidh512_mul(out_value, out_value, a);
        }
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void csidh512_invert(uint64_t out[8], const uint64_t a[8]) {
    int64_t f[9];
    memcpy(f, ((const int64_t[]){-(int64_t)0x47e46facc393785, -(int64_t)0x1bc81750a6af95c, -(int64_t)0x33ccf83d2c368f6, -(int64_t)0x49d4c06557c574c, -(int64_t)0x396cdd363258553, -(int64_t)0x2246ee77b4a0806, -(int64_t)0x706ced52f4bdf1, -(int64_t)0x783b2001baa7975, 0x65b48e8f75}), sizeof f);
    int64_t g[9];
    csidh512_invert_start(g, a);
    int64_t d[9];
    memcpy(d, ((const int64_t[]){-(int64_t)0x4000000000000000, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, 1}), sizeof d);
    int64_t e[9];
    memcpy(e, ((const int64_t[]){-(int64_t)0x3f799238c319b806, -(int64_t)0x2d65e9ad78f0d389, -(int64_t)0xacbd49852ad153a, -(int64_t)0x1c14fa9a9ef15c22, -(int64_t)0x32d4e53597fa46b8, -(int64_t)0x1906ae1dce55831b, -(int64_t)0x146cebc64a69446f, -(int64_t)0x1d3fef3e491b24d2, 1688}), sizeof e);
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
    csidh512_divsteps_head(&low_f, u, v, f, g);
    int64_t low_g;
    csidh512_divsteps_head(&low_g, q, r, f, g);
    for (uint32_t i = 0; i < 20; i++) {
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
        csidh512_divsteps_fg(&k, &u1, &v1, &q1, &r1, f, &low_1, &high_1, g, &low_2, &high_2, u0, v0, q0, r0, f, g, k, low_f, low_g);
        int64_t next_f;
        int64_t all_f;
        csidh512_divsteps_words(&next_f, &all_f, u1, v1, f, g);
        int64_t next_g;
        int64_t all_g;
        csidh512_divsteps_words(&next_g, &all_g, q1, r1, f, g);
        int64_t u2;
        int64_t v2;
        int64_t q2;
        int64_t r2;
        int64_t new_d[9];
        int64_t cut_u;
        int64_t cut_v;
        csidh512_divsteps_de(&k, &u2, &v2, &q2, &r2, new_d, &cut_u, &cut_v, u0, v0, d, e, k, next_f, next_g);
        csidh512_divsteps_low(&next_f, u2, v2, all_f, all_g);
        csidh512_divsteps_low(&next_g, q2, r2, all_f, all_g);
        int64_t u12;
        int64_t v12;
        int64_t q12;
        int64_t r12;
        csidh512_divsteps_pair(&u12, &v12, &q12, &r12, u2, v2, q2, r2, u1, v1, q1, r1);
        int64_t u3;
        int64_t v3;
        int64_t q3;
        int64_t r3;
        csidh512_divsteps_last(&k, &u3, &v3, &q3, &r3, e, &cut_u, &cut_v, q0, r0, d, e, k, next_f, next_g);
        memcpy(d, new_d, sizeof d);
        csidh512_divsteps_ahead(&low_f, u3, v3, next_f, next_g);
        csidh512_divsteps_ahead(&low_g, q3, r3, next_f, next_g);
        csidh512_divsteps_batch(&u, &v, &q, &r, u3, v3, q3, r3, u12, v12, q12, r12);
    }
    int64_t cut_u;
    int64_t cut_v;
    csidh512_update_de(d, &cut_u, &cut_v, u, v, d, e);
    uint64_t low_1;
    int64_t high_1;
    csidh512_update_fg(f, &low_1, &high_1, u, v, f, g);
    uint64_t negative;
    csidh512_invert_sign(&negative, f);
    uint64_t out_value[8];
    csidh512_invert_finish(out_value, negative, d);
    memcpy(out, out_value, sizeof out_value);
}

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void csidh512_invert_batch(uint64_t (*list)[8], uint64_t (*scratch)[8], size_t length) {
    uint64_t product[8];
    memcpy(product, csidh512_one, sizeof product);
    for (size_t i = 0; i < length; i++) {
        memcpy(scratch[i], product, sizeof scratch[i]);
        uint64_t x[8];
        memcpy(x, list[i], sizeof x);
        uint64_t zero;
        csidh512_is_zero(&zero, x);
        csidh512_select(x, zero, csidh512_one, x);
        csidh512_mul(product, product, x);
    }
    uint64_t inverse[8];
    csidh512_invert(inverse, product);
    for (size_t i = length; i-- > 0;) {
        uint64_t x[8];
        memcpy(x, list[i], sizeof x);
        uint64_t prefix[8];
        memcpy(prefix, scratch[i], sizeof prefix);
        uint64_t out[8];
        csidh512_mul(out, inverse, prefix);
        uint64_t zero;
        csidh512_is_zero(&zero, x);
        csidh512_select(out, zero, x, out);
        memcpy(list[i], out, sizeof list[i]);
        csidh512_select(x, zero, csidh512_one, x);
        csidh512_mul(inverse, inverse, x);
    }
}

// out = a^1331684699081905773686966904488651388517342873708180584403111660513502390006644134406723028256595313406156735410987361198165720310405343322235720072016414
static void csidh512_pow_root(uint64_t x183[8], const uint64_t a[8]) {
    uint64_t x1[8];
    csidh512_square(x1, a);
    uint64_t x2[8];
    csidh512_mul(x2, a, x1);
    uint64_t x3[8];
    csidh512_mul(x3, x2, x1);
    uint64_t x4[8];
    csidh512_mul(x4, x3, x1);
    uint64_t x5[8];
    csidh512_mul(x5, x4, x1);
    uint64_t x6[8];
    csidh512_mul(x6, x5, x1);
    uint64_t x7[8];
    csidh512_mul(x7, x6, x1);
    uint64_t x8[8];
    csidh512_mul(x8, x7, x1);
    uint64_t x9[8];
    csidh512_mul(x9, x8, x1);
    uint64_t x10[8];
    csidh512_mul(x10, x9, x1);
    uint64_t x11[8];
    csidh512_mul(x11, x10, x1);
    uint64_t x12[8];
    csidh512_mul(x12, x11, x1);
    uint64_t x13[8];
    csidh512_mul(x13, x12, x1);
    uint64_t x14[8];
    csidh512_mul(x14, x13, x1);
    uint64_t x15[8];
    csidh512_mul(x15, x14, x1);
    uint64_t x16[8];
    csidh512_mul(x16, x15, x1);
    uint64_t x17[8];
    memcpy(x17, x13, sizeof x17);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x17, x17);
    }
    uint64_t x18[8];
    csidh512_mul(x18, x17, x14);
    uint64_t x19[8];
    memcpy(x19, x18, sizeof x19);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x19, x19);
    }
    uint64_t x20[8];
    csidh512_mul(x20, x19, x5);
    uint64_t x21[8];
    memcpy(x21, x20, sizeof x21);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x21, x21);
    }
    uint64_t x22[8];
    csidh512_mul(x22, x21, x15);
    uint64_t x23[8];
    memcpy(x23, x22, sizeof x23);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x23, x23);
    }
    uint64_t x24[8];
    csidh512_mul(x24, x23, x8);
    uint64_t x25[8];
    memcpy(x25, x24, sizeof x25);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x25, x25);
    }
    uint64_t x26[8];
    csidh512_mul(x26, x25, x15);
    uint64_t x27[8];
    memcpy(x27, x26, sizeof x27);
    for (uint32_t i = 0; i < 11; i++) {
        csidh512_square(x27, x27);
    }
    uint64_t x28[8];
    csidh512_mul(x28, x27, x16);
    uint64_t x29[8];
    memcpy(x29, x28, sizeof x29);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x29, x29);
    }
    uint64_t x30[8];
    csidh512_mul(x30, x29, x10);
    uint64_t x31[8];
    memcpy(x31, x30, sizeof x31);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x31, x31);
    }
    uint64_t x32[8];
    csidh512_mul(x32, x31, x16);
    uint64_t x33[8];
    memcpy(x33, x32, sizeof x33);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x33, x33);
    }
    uint64_t x34[8];
    csidh512_mul(x34, x33, x16);
    uint64_t x35[8];
    memcpy(x35, x34, sizeof x35);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x35, x35);
    }
    uint64_t x36[8];
    csidh512_mul(x36, x35, x13);
    uint64_t x37[8];
    memcpy(x37, x36, sizeof x37);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x37, x37);
    }
    uint64_t x38[8];
    csidh512_mul(x38, x37, x11);
    uint64_t x39[8];
    memcpy(x39, x38, sizeof x39);
    for (uint32_t i = 0; i < 3; i++) {
        csidh512_square(x39, x39);
    }
    uint64_t x40[8];
    csidh512_mul(x40, x39, x2);
    uint64_t x41[8];
    memcpy(x41, x40, sizeof x41);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x41, x41);
    }
    uint64_t x42[8];
    csidh512_mul(x42, x41, x7);
    uint64_t x43[8];
    memcpy(x43, x42, sizeof x43);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x43, x43);
    }
    uint64_t x44[8];
    csidh512_mul(x44, x43, x11);
    uint64_t x45[8];
    memcpy(x45, x44, sizeof x45);
    for (uint32_t i = 0; i < 3; i++) {
        csidh512_square(x45, x45);
    }
    uint64_t x46[8];
    csidh512_mul(x46, x45, x4);
    uint64_t x47[8];
    memcpy(x47, x46, sizeof x47);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x47, x47);
    }
    uint64_t x48[8];
    csidh512_mul(x48, x47, x16);
    uint64_t x49[8];
    memcpy(x49, x48, sizeof x49);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x49, x49);
    }
    uint64_t x50[8];
    csidh512_mul(x50, x49, x10);
    uint64_t x51[8];
    memcpy(x51, x50, sizeof x51);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x51, x51);
    }
    uint64_t x52[8];
    csidh512_mul(x52, x51, x5);
    uint64_t x53[8];
    memcpy(x53, x52, sizeof x53);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x53, x53);
    }
    uint64_t x54[8];
    csidh512_mul(x54, x53, x11);
    uint64_t x55[8];
    memcpy(x55, x54, sizeof x55);
    for (uint32_t i = 0; i < 3; i++) {
        csidh512_square(x55, x55);
    }
    uint64_t x56[8];
    csidh512_mul(x56, x55, x3);
    uint64_t x57[8];
    memcpy(x57, x56, sizeof x57);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x57, x57);
    }
    uint64_t x58[8];
    csidh512_mul(x58, x57, x6);
    uint64_t x59[8];
    memcpy(x59, x58, sizeof x59);
    for (uint32_t i = 0; i < 2; i++) {
        csidh512_square(x59, x59);
    }
    uint64_t x60[8];
    csidh512_mul(x60, x59, a);
    uint64_t x61[8];
    memcpy(x61, x60, sizeof x61);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x61, x61);
    }
    uint64_t x62[8];
    csidh512_mul(x62, x61, a);
    uint64_t x63[8];
    memcpy(x63, x62, sizeof x63);
    for (uint32_t i = 0; i < 10; i++) {
        csidh512_square(x63, x63);
    }
    uint64_t x64[8];
    csidh512_mul(x64, x63, x15);
    uint64_t x65[8];
    memcpy(x65, x64, sizeof x65);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x65, x65);
    }
    uint64_t x66[8];
    csidh512_mul(x66, x65, x15);
    uint64_t x67[8];
    memcpy(x67, x66, sizeof x67);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x67, x67);
    }
    uint64_t x68[8];
    csidh512_mul(x68, x67, x12);
    uint64_t x69[8];
    memcpy(x69, x68, sizeof x69);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x69, x69);
    }
    uint64_t x70[8];
    csidh512_mul(x70, x69, x9);
    uint64_t x71[8];
    memcpy(x71, x70, sizeof x71);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x71, x71);
    }
    uint64_t x72[8];
    csidh512_mul(x72, x71, x2);
    uint64_t x73[8];
    memcpy(x73, x72, sizeof x73);
    for (uint32_t i = 0; i < 4; i++) {
        csidh512_square(x73, x73);
    }
    uint64_t x74[8];
    csidh512_mul(x74, x73, a);
    uint64_t x75[8];
    memcpy(x75, x74, sizeof x75);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x75, x75);
    }
    uint64_t x76[8];
    csidh512_mul(x76, x75, x5);
    uint64_t x77[8];
    memcpy(x77, x76, sizeof x77);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x77, x77);
    }
    uint64_t x78[8];
    csidh512_mul(x78, x77, x7);
    uint64_t x79[8];
    memcpy(x79, x78, sizeof x79);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x79, x79);
    }
    uint64_t x80[8];
    csidh512_mul(x80, x79, x16);
    uint64_t x81[8];
    memcpy(x81, x80, sizeof x81);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x81, x81);
    }
    uint64_t x82[8];
    csidh512_mul(x82, x81, x16);
    uint64_t x83[8];
    memcpy(x83, x82, sizeof x83);
    for (uint32_t i = 0; i < 3; i++) {
        csidh512_square(x83, x83);
    }
    uint64_t x84[8];
    csidh512_mul(x84, x83, x4);
    uint64_t x85[8];
    memcpy(x85, x84, sizeof x85);
    for (uint32_t i = 0; i < 4; i++) {
        csidh512_square(x85, x85);
    }
    uint64_t x86[8];
    csidh512_mul(x86, x85, x2);
    uint64_t x87[8];
    memcpy(x87, x86, sizeof x87);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x87, x87);
    }
    uint64_t x88[8];
    csidh512_mul(x88, x87, x7);
    uint64_t x89[8];
    memcpy(x89, x88, sizeof x89);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x89, x89);
    }
    uint64_t x90[8];
    csidh512_mul(x90, x89, x10);
    uint64_t x91[8];
    memcpy(x91, x90, sizeof x91);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x91, x91);
    }
    uint64_t x92[8];
    csidh512_mul(x92, x91, x9);
    uint64_t x93[8];
    memcpy(x93, x92, sizeof x93);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x93, x93);
    }
    uint64_t x94[8];
    csidh512_mul(x94, x93, x13);
    uint64_t x95[8];
    memcpy(x95, x94, sizeof x95);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x95, x95);
    }
    uint64_t x96[8];
    csidh512_mul(x96, x95, x4);
    uint64_t x97[8];
    memcpy(x97, x96, sizeof x97);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x97, x97);
    }
    uint64_t x98[8];
    csidh512_mul(x98, x97, x14);
    uint64_t x99[8];
    memcpy(x99, x98, sizeof x99);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x99, x99);
    }
    uint64_t x100[8];
    csidh512_mul(x100, x99, x10);
    uint64_t x101[8];
    memcpy(x101, x100, sizeof x101);
    for (uint32_t i = 0; i < 4; i++) {
        csidh512_square(x101, x101);
    }
    uint64_t x102[8];
    csidh512_mul(x102, x101, x7);
    uint64_t x103[8];
    memcpy(x103, x102, sizeof x103);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x103, x103);
    }
    uint64_t x104[8];
    csidh512_mul(x104, x103, x11);
    uint64_t x105[8];
    memcpy(x105, x104, sizeof x105);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x105, x105);
    }
    uint64_t x106[8];
    csidh512_mul(x106, x105, x9);
    uint64_t x107[8];
    memcpy(x107, x106, sizeof x107);
    for (uint32_t i = 0; i < 4; i++) {
        csidh512_square(x107, x107);
    }
    uint64_t x108[8];
    csidh512_mul(x108, x107, x6);
    uint64_t x109[8];
    memcpy(x109, x108, sizeof x109);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x109, x109);
    }
    uint64_t x110[8];
    csidh512_mul(x110, x109, x11);
    uint64_t x111[8];
    memcpy(x111, x110, sizeof x111);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x111, x111);
    }
    uint64_t x112[8];
    csidh512_mul(x112, x111, x10);
    uint64_t x113[8];
    memcpy(x113, x112, sizeof x113);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x113, x113);
    }
    uint64_t x114[8];
    csidh512_mul(x114, x113, x16);
    uint64_t x115[8];
    memcpy(x115, x114, sizeof x115);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x115, x115);
    }
    uint64_t x116[8];
    csidh512_mul(x116, x115, x7);
    uint64_t x117[8];
    memcpy(x117, x116, sizeof x117);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x117, x117);
    }
    uint64_t x118[8];
    csidh512_mul(x118, x117, x11);
    uint64_t x119[8];
    memcpy(x119, x118, sizeof x119);
    for (uint32_t i = 0; i < 10; i++) {
        csidh512_square(x119, x119);
    }
    uint64_t x120[8];
    csidh512_mul(x120, x119, x15);
    uint64_t x121[8];
    memcpy(x121, x120, sizeof x121);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x121, x121);
    }
    uint64_t x122[8];
    csidh512_mul(x122, x121, x9);
    uint64_t x123[8];
    memcpy(x123, x122, sizeof x123);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x123, x123);
    }
    uint64_t x124[8];
    csidh512_mul(x124, x123, x13);
    uint64_t x125[8];
    memcpy(x125, x124, sizeof x125);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x125, x125);
    }
    uint64_t x126[8];
    csidh512_mul(x126, x125, x13);
    uint64_t x127[8];
    csidh512_square(x127, x126);
    uint64_t x128[8];
    csidh512_mul(x128, x127, a);
    uint64_t x129[8];
    memcpy(x129, x128, sizeof x129);
    for (uint32_t i = 0; i < 9; i++) {
        csidh512_square(x129, x129);
    }
    uint64_t x130[8];
    csidh512_mul(x130, x129, x13);
    uint64_t x131[8];
    csidh512_square(x131, x130);
    uint64_t x132[8];
    csidh512_mul(x132, x131, a);
    uint64_t x133[8];
    memcpy(x133, x132, sizeof x133);
    for (uint32_t i = 0; i < 10; i++) {
        csidh512_square(x133, x133);
    }
    uint64_t x134[8];
    csidh512_mul(x134, x133, x16);
    uint64_t x135[8];
    memcpy(x135, x134, sizeof x135);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x135, x135);
    }
    uint64_t x136[8];
    csidh512_mul(x136, x135, x6);
    uint64_t x137[8];
    memcpy(x137, x136, sizeof x137);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x137, x137);
    }
    uint64_t x138[8];
    csidh512_mul(x138, x137, x10);
    uint64_t x139[8];
    memcpy(x139, x138, sizeof x139);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x139, x139);
    }
    uint64_t x140[8];
    csidh512_mul(x140, x139, x13);
    uint64_t x141[8];
    memcpy(x141, x140, sizeof x141);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x141, x141);
    }
    uint64_t x142[8];
    csidh512_mul(x142, x141, x12);
    uint64_t x143[8];
    memcpy(x143, x142, sizeof x143);
    for (uint32_t i = 0; i < 9; i++) {
        csidh512_square(x143, x143);
    }
    uint64_t x144[8];
    csidh512_mul(x144, x143, x10);
    uint64_t x145[8];
    memcpy(x145, x144, sizeof x145);
    for (uint32_t i = 0; i < 4; i++) {
        csidh512_square(x145, x145);
    }
    uint64_t x146[8];
    csidh512_mul(x146, x145, x5);
    uint64_t x147[8];
    memcpy(x147, x146, sizeof x147);
    for (uint32_t i = 0; i < 9; i++) {
        csidh512_square(x147, x147);
    }
    uint64_t x148[8];
    csidh512_mul(x148, x147, x14);
    uint64_t x149[8];
    memcpy(x149, x148, sizeof x149);
    for (uint32_t i = 0; i < 4; i++) {
        csidh512_square(x149, x149);
    }
    uint64_t x150[8];
    csidh512_mul(x150, x149, x8);
    uint64_t x151[8];
    memcpy(x151, x150, sizeof x151);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x151, x151);
    }
    uint64_t x152[8];
    csidh512_mul(x152, x151, x9);
    uint64_t x153[8];
    memcpy(x153, x152, sizeof x153);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x153, x153);
    }
    uint64_t x154[8];
    csidh512_mul(x154, x153, x12);
    uint64_t x155[8];
    memcpy(x155, x154, sizeof x155);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x155, x155);
    }
    uint64_t x156[8];
    csidh512_mul(x156, x155, x11);
    uint64_t x157[8];
    memcpy(x157, x156, sizeof x157);
    for (uint32_t i = 0; i < 4; i++) {
        csidh512_square(x157, x157);
    }
    uint64_t x158[8];
    csidh512_mul(x158, x157, x5);
    uint64_t x159[8];
    memcpy(x159, x158, sizeof x159);
    for (uint32_t i = 0; i < 4; i++) {
        csidh512_square(x159, x159);
    }
    uint64_t x160[8];
    csidh512_mul(x160, x159, x3);
    uint64_t x161[8];
    memcpy(x161, x160, sizeof x161);
    for (uint32_t i = 0; i < 9; i++) {
        csidh512_square(x161, x161);
    }
    uint64_t x162[8];
    csidh512_mul(x162, x161, x7);
    uint64_t x163[8];
    memcpy(x163, x162, sizeof x163);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x163, x163);
    }
    uint64_t x164[8];
    csidh512_mul(x164, x163, x9);
    uint64_t x165[8];
    memcpy(x165, x164, sizeof x165);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x165, x165);
    }
    uint64_t x166[8];
    csidh512_mul(x166, x165, x12);
    uint64_t x167[8];
    memcpy(x167, x166, sizeof x167);
    for (uint32_t i = 0; i < 11; i++) {
        csidh512_square(x167, x167);
    }
    uint64_t x168[8];
    csidh512_mul(x168, x167, x14);
    uint64_t x169[8];
    memcpy(x169, x168, sizeof x169);
    for (uint32_t i = 0; i < 4; i++) {
        csidh512_square(x169, x169);
    }
    uint64_t x170[8];
    csidh512_mul(x170, x169, x5);
    uint64_t x171[8];
    memcpy(x171, x170, sizeof x171);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x171, x171);
    }
    uint64_t x172[8];
    csidh512_mul(x172, x171, x3);
    uint64_t x173[8];
    memcpy(x173, x172, sizeof x173);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x173, x173);
    }
    uint64_t x174[8];
    csidh512_mul(x174, x173, x13);
    uint64_t x175[8];
    memcpy(x175, x174, sizeof x175);
    for (uint32_t i = 0; i < 3; i++) {
        csidh512_square(x175, x175);
    }
    uint64_t x176[8];
    csidh512_mul(x176, x175, x4);
    uint64_t x177[8];
    memcpy(x177, x176, sizeof x177);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x177, x177);
    }
    uint64_t x178[8];
    csidh512_mul(x178, x177, x14);
    uint64_t x179[8];
    memcpy(x179, x178, sizeof x179);
    for (uint32_t i = 0; i < 3; i++) {
        csidh512_square(x179, x179);
    }
    uint64_t x180[8];
    csidh512_mul(x180, x179, a);
    uint64_t x181[8];
    memcpy(x181, x180, sizeof x181);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x181, x181);
    }
    uint64_t x182[8];
    csidh512_mul(x182, x181, x8);
    uint64_t x183_value[8];
    csidh512_square(x183_value, x182);
    memcpy(x183, x183_value, sizeof x183_value);
}

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void csidh512_sqrt(uint64_t out[8], uint64_t *ok, const uint64_t a[8]) {
    uint64_t out_value[8];
    csidh512_pow_root(out_value, a);
    csidh512_mul(out_value, out_value, a);
    uint64_t squared[8];
    csidh512_square(squared, out_value);
    uint64_t ok_value;
    csidh512_equal(&ok_value, squared, a);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = a^((p - 1) / 2)
static void csidh512_pow_euler(uint64_t out[8], const uint64_t a[8]) {
    uint64_t out_value[8];
    csidh512_pow_root(out_value, a);
    csidh512_square(out_value, out_value);
    csidh512_mul(out_value, out_value, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a is a square or 0, else 0
void csidh512_is_square(uint64_t *out, const uint64_t a[8]) {
    uint64_t character[8];
    csidh512_pow_euler(character, a);
    uint64_t squared[8];
    csidh512_square(squared, character);
    uint64_t out_value;
    csidh512_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void csidh512_legendre(int64_t *out, const uint64_t a[8]) {
    uint64_t zero;
    csidh512_is_zero(&zero, a);
    uint64_t square;
    csidh512_is_square(&square, a);
    int64_t out_value;
    csidh512_sign_of(&out_value, zero, square);
    *out = out_value;
}
