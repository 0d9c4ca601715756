// Arithmetic modulo 2^256 - 2^224 + 2^192 + 2^96 - 1 (p256). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   2^256 - 2^224 + 2^192 + 2^96 - 1
// Recipe:  9x29 word(32) product-scanning double-word montgomery(product-scanning) carry(sequential) invert(divsteps)
// Limbs:   9 words of 32 bits
// Domain:  Montgomery; the sum of limb * weight is the element times R = 2^261 modulo the prime
//
// If all inputs are within their bounds, the results are correct and within theirs.
//
// limb  weight  tight            loose
// 0     2^0     [0, 0x203fffff]  [0, 0x603ffffd]
// 1     2^29    [0, 2^29 - 1]    [0, 0x5ffffffd]
// 2     2^58    [0, 2^29 - 1]    [0, 0x5ffffffd]
// 3     2^87    [0, 2^29 - 1]    [0, 2^30 + 1021]
// 4     2^116   [0, 2^29 - 1]    [0, 2^30 - 2]
// 5     2^145   [0, 2^29 - 1]    [0, 2^30 - 2]
// 6     2^174   [0, 2^29 - 1]    [0, 0x4007fffe]
// 7     2^203   [0, 0x207fffff]  [0, 0x603ffffe]
// 8     2^232   [0, 0x159ffff]   [0, 0x359fffd]

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

#define p256_LIMBS 9
#define p256_BYTES 32

// 0.
const uint32_t p256_zero[9] = {0, 0, 0, 0, 0, 0, 0, 0, 0};

// 1.
const uint32_t p256_one[9] = {
    32, 0, 0, 0x1fffc000, 0x1fffffff, 0x1fffffff, 0x1f7fffff, 0x3ffffff, 0,
};

// 2^256, the weight of the upper half of a double-length encoding.
const uint32_t p256_wide[9] = {
    96, 0, 0x1ffff800, 0x1ffeffff, 0x1ffdffff, 0x1fffffff, 0x1effffff, 0x13ffffff, 0,
};

// 6^((p - 1) / 2^1), a primitive root of unity of order 2^1.
const uint32_t p256_root_of_unity[9] = {
    0x1fffffdf, 0x1fffffff, 0x1fffffff, 16895, 0, 0, 0x840000, 0x1be00000, 0xffffff,
};

// R; in the Montgomery domain its limbs hold R^2.
const uint32_t p256_r[9] = {
    3072, 0, 0x1fff0000, 0x1fdfffff, 0x1fbfffff, 0x1fffffff, 0x1fffffff, 0x1ffffffe, 19,
};

// `out = a + b (mod p)`
//
// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - takes `b`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - returns `out`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
void p256_add(uint32_t out[9], const uint32_t a[9], const uint32_t b[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
    const uint32_t o0 = a0 + b0;
    const uint32_t o1 = a1 + b1;
    const uint32_t o2 = a2 + b2;
    const uint32_t o3 = a3 + b3;
    const uint32_t o4 = a4 + b4;
    const uint32_t o5 = a5 + b5;
    const uint32_t o6 = a6 + b6;
    const uint32_t o7 = a7 + b7;
    const uint32_t o8 = a8 + b8;
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
// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - takes `b`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - returns `out`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
void p256_sub(uint32_t out[9], const uint32_t a[9], const uint32_t b[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
    const uint32_t o0 = a0 + 0x3ffffffe - b0;
    const uint32_t o1 = a1 + 0x3ffffffe - b1;
    const uint32_t o2 = a2 + 0x3ffffffe - b2;
    const uint32_t o3 = a3 + 0x200003fe - b3;
    const uint32_t o4 = a4 + 0x1fffffff - b4;
    const uint32_t o5 = a5 + 0x1fffffff - b5;
    const uint32_t o6 = a6 + 0x2007ffff - b6;
    const uint32_t o7 = a7 + 0x3fbfffff - b7;
    const uint32_t o8 = a8 + 0x1fffffe - b8;
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
// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - returns `out`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
void p256_opp(uint32_t out[9], const uint32_t a[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t o0 = 0x3ffffffe - a0;
    const uint32_t o1 = 0x3ffffffe - a1;
    const uint32_t o2 = 0x3ffffffe - a2;
    const uint32_t o3 = 0x200003fe - a3;
    const uint32_t o4 = 0x1fffffff - a4;
    const uint32_t o5 = 0x1fffffff - a5;
    const uint32_t o6 = 0x2007ffff - a6;
    const uint32_t o7 = 0x3fbfffff - a7;
    const uint32_t o8 = 0x1fffffe - a8;
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
// - takes `a`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
void p256_carry(uint32_t out[9], const uint32_t a[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t x0 = a1 + (a0 >> 29);
    const uint32_t o1 = x0 & 0x1fffffff;
    const uint32_t x1 = a2 + (x0 >> 29);
    const uint32_t o2 = x1 & 0x1fffffff;
    const uint32_t x2 = a3 + (x1 >> 29);
    const uint32_t x3 = a4 + (x2 >> 29);
    const uint32_t x4 = a5 + (x3 >> 29);
    const uint32_t x5 = a6 + (x4 >> 29);
    const uint32_t x6 = a7 + (x5 >> 29);
    const uint32_t x7 = a8 + (x6 >> 29);
    const uint32_t x8 = x7 >> 24;
    const uint32_t o8 = x7 & 0xffffff;
    const uint32_t o0 = (a0 & 0x1fffffff) + x8;
    const uint32_t x9 = (x2 & 0x1fffffff) + x8 * 0x1ffffe00;
    const uint32_t x10 = x8 * 0x1fffffff;
    const uint32_t o3 = x9 & 0x1fffffff;
    const uint32_t x11 = (x3 & 0x1fffffff) + x10 + (x9 >> 29);
    const uint32_t o4 = x11 & 0x1fffffff;
    const uint32_t x12 = (x4 & 0x1fffffff) + x10 + (x11 >> 29);
    const uint32_t o5 = x12 & 0x1fffffff;
    const uint32_t x13 = (x5 & 0x1fffffff) + x8 * 0x1ffbffff + (x12 >> 29);
    const uint32_t o6 = x13 & 0x1fffffff;
    const uint32_t o7 = (x6 & 0x1fffffff) + x8 * 0x1fffff + (x13 >> 29);
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

// `R * out = a * b (mod p)`
//
// - takes `a`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
// - takes `b`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
void p256_mul(uint32_t out[9], const uint32_t a[9], const uint32_t b[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
    const uint64_t r0 = (uint64_t)a0 * b0;
    const uint32_t x0 = (uint32_t)r0 & 0x1fffffff;
    const uint64_t r1 = (uint64_t)x0 * 0x1fffffff;
    const uint64_t r2 = (uint64_t)a0 * b1 + (uint64_t)a1 * b0 + ((r0 >> 29) + (uint64_t)x0) + r1;
    const uint32_t x1 = (uint32_t)r2 & 0x1fffffff;
    const uint64_t r3 = (uint64_t)x1 * 0x1fffffff;
    const uint64_t r4 = (uint64_t)a0 * b2
        + (uint64_t)a1 * b1
        + (uint64_t)a2 * b0
        + ((r2 >> 29) + (uint64_t)x1)
        + (r1 + r3);
    const uint32_t x2 = (uint32_t)r4 & 0x1fffffff;
    const uint64_t r5 = (uint64_t)x2 * 0x1fffffff;
    const uint64_t r6 = (uint64_t)a0 * b3
        + (uint64_t)a1 * b2
        + (uint64_t)a2 * b1
        + (uint64_t)a3 * b0
        + ((r4 >> 29) + (uint64_t)x2)
        + ((uint64_t)x0 * 511 + r3 + r5);
    const uint32_t x3 = (uint32_t)r6 & 0x1fffffff;
    const uint64_t r7 = (uint64_t)x3 * 0x1fffffff;
    const uint64_t r8 = (uint64_t)a0 * b4
        + (uint64_t)a1 * b3
        + (uint64_t)a2 * b2
        + (uint64_t)a3 * b1
        + (uint64_t)a4 * b0
        + ((r6 >> 29) + (uint64_t)x3)
        + ((uint64_t)x1 * 511 + r5 + r7);
    const uint32_t x4 = (uint32_t)r8 & 0x1fffffff;
    const uint64_t r9 = (uint64_t)x4 * 0x1fffffff;
    const uint64_t r10 = (uint64_t)a0 * b5
        + (uint64_t)a1 * b4
        + (uint64_t)a2 * b3
        + (uint64_t)a3 * b2
        + (uint64_t)a4 * b1
        + (uint64_t)a5 * b0
        + ((r8 >> 29) + (uint64_t)x4)
        + ((uint64_t)x2 * 511 + r7 + r9);
    const uint32_t x5 = (uint32_t)r10 & 0x1fffffff;
    const uint64_t r11 = (uint64_t)x5 * 0x1fffffff;
    const uint64_t r12 = (uint64_t)a0 * b6
        + (uint64_t)a1 * b5
        + (uint64_t)a2 * b4
        + (uint64_t)a3 * b3
        + (uint64_t)a4 * b2
        + (uint64_t)a5 * b1
        + (uint64_t)a6 * b0
        + ((r10 >> 29) + (uint64_t)x5)
        + (((uint64_t)x0 << 18) + (uint64_t)x3 * 511 + r9 + r11);
    const uint32_t x6 = (uint32_t)r12 & 0x1fffffff;
    const uint64_t r13 = (uint64_t)x6 * 0x1fffffff;
    const uint64_t r14 = (uint64_t)a0 * b7
        + (uint64_t)a1 * b6
        + (uint64_t)a2 * b5
        + (uint64_t)a3 * b4
        + (uint64_t)a4 * b3
        + (uint64_t)a5 * b2
        + (uint64_t)a6 * b1
        + (uint64_t)a7 * b0
        + ((r12 >> 29) + (uint64_t)x6)
        + ((uint64_t)x0 * 0x1fe00000 + ((uint64_t)x1 << 18) + (uint64_t)x4 * 511 + r11 + r13);
    const uint32_t x7 = (uint32_t)r14 & 0x1fffffff;
    const uint64_t r15 = (uint64_t)x7 * 0x1fffffff;
    const uint64_t r16 = (uint64_t)a0 * b8
        + (uint64_t)a1 * b7
        + (uint64_t)a2 * b6
        + (uint64_t)a3 * b5
        + (uint64_t)a4 * b4
        + (uint64_t)a5 * b3
        + (uint64_t)a6 * b2
        + (uint64_t)a7 * b1
        + (uint64_t)a8 * b0
        + ((r14 >> 29) + (uint64_t)x7)
        + ((uint64_t)x0 * 0xffffff + (uint64_t)x1 * 0x1fe00000 + ((uint64_t)x2 << 18) + (uint64_t)x5 * 511 + r13 + r15);
    const uint32_t x8 = (uint32_t)r16 & 0x1fffffff;
    const uint64_t r17 = (uint64_t)x8 * 0x1fffffff;
    const uint64_t r18 = (uint64_t)a1 * b8
        + (uint64_t)a2 * b7
        + (uint64_t)a3 * b6
        + (uint64_t)a4 * b5
        + (uint64_t)a5 * b4
        + (uint64_t)a6 * b3
        + (uint64_t)a7 * b2
        + (uint64_t)a8 * b1
        + ((r16 >> 29) + (uint64_t)x8)
        + ((uint64_t)x1 * 0xffffff + (uint64_t)x2 * 0x1fe00000 + ((uint64_t)x3 << 18) + (uint64_t)x6 * 511 + r15 + r17);
    const uint32_t o0 = (uint32_t)r18 & 0x1fffffff;
    const uint64_t r19 = (uint64_t)a2 * b8
        + (uint64_t)a3 * b7
        + (uint64_t)a4 * b6
        + (uint64_t)a5 * b5
        + (uint64_t)a6 * b4
        + (uint64_t)a7 * b3
        + (uint64_t)a8 * b2
        + (r18 >> 29)
        + ((uint64_t)x2 * 0xffffff + (uint64_t)x3 * 0x1fe00000 + ((uint64_t)x4 << 18) + (uint64_t)x7 * 511 + r17);
    const uint32_t o1 = (uint32_t)r19 & 0x1fffffff;
    const uint64_t r20 = (uint64_t)a3 * b8
        + (uint64_t)a4 * b7
        + (uint64_t)a5 * b6
        + (uint64_t)a6 * b5
        + (uint64_t)a7 * b4
        + (uint64_t)a8 * b3
        + (r19 >> 29)
        + ((uint64_t)x3 * 0xffffff + (uint64_t)x4 * 0x1fe00000 + ((uint64_t)x5 << 18) + (uint64_t)x8 * 511);
    const uint32_t o2 = (uint32_t)r20 & 0x1fffffff;
    const uint64_t r21 = (uint64_t)a4 * b8
        + (uint64_t)a5 * b7
        + (uint64_t)a6 * b6
        + (uint64_t)a7 * b5
        + (uint64_t)a8 * b4
        + (r20 >> 29)
        + ((uint64_t)x4 * 0xffffff + (uint64_t)x5 * 0x1fe00000 + ((uint64_t)x6 << 18));
    const uint32_t o3 = (uint32_t)r21 & 0x1fffffff;
    const uint64_t r22 = (uint64_t)a5 * b8
        + (uint64_t)a6 * b7
        + (uint64_t)a7 * b6
        + (uint64_t)a8 * b5
        + (r21 >> 29)
        + ((uint64_t)x5 * 0xffffff + (uint64_t)x6 * 0x1fe00000 + ((uint64_t)x7 << 18));
    const uint32_t o4 = (uint32_t)r22 & 0x1fffffff;
    const uint64_t r23 = (uint64_t)a6 * b8
        + (uint64_t)a7 * b7
        + (uint64_t)a8 * b6
        + (r22 >> 29)
        + ((uint64_t)x6 * 0xffffff + (uint64_t)x7 * 0x1fe00000 + ((uint64_t)x8 << 18));
    const uint32_t o5 = (uint32_t)r23 & 0x1fffffff;
    const uint64_t r24 = (uint64_t)a7 * b8
        + (uint64_t)a8 * b7
        + (r23 >> 29)
        + ((uint64_t)x7 * 0xffffff + (uint64_t)x8 * 0x1fe00000);
    const uint32_t x9 = (uint32_t)(r24 >> 29);
    const uint32_t o6 = (uint32_t)r24 & 0x1fffffff;
    const uint64_t r25 = (uint64_t)a8 * b8 + (uint64_t)x9 + (uint64_t)x8 * 0xffffff;
    const uint32_t o8 = (uint32_t)(r25 >> 29);
    const uint32_t o7 = (uint32_t)r25 & 0x1fffffff;
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

// `R * out = a^2 (mod p)`
//
// - takes `a`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
void p256_square(uint32_t out[9], const uint32_t a[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint64_t r0 = (uint64_t)a0 * a0;
    const uint32_t a0_2 = a0 << 1;
    const uint32_t a1_2 = a1 << 1;
    const uint32_t a2_2 = a2 << 1;
    const uint32_t a3_2 = a3 << 1;
    const uint32_t a4_2 = a4 << 1;
    const uint32_t a5_2 = a5 << 1;
    const uint32_t a6_2 = a6 << 1;
    const uint32_t a7_2 = a7 << 1;
    const uint32_t x0 = (uint32_t)r0 & 0x1fffffff;
    const uint64_t r1 = (uint64_t)x0 * 0x1fffffff;
    const uint64_t r2 = (r0 >> 29) + (uint64_t)x0 + (uint64_t)a0_2 * a1 + r1;
    const uint32_t x1 = (uint32_t)r2 & 0x1fffffff;
    const uint64_t r3 = (uint64_t)x1 * 0x1fffffff;
    const uint64_t r4 = (uint64_t)a0_2 * a2
        + (uint64_t)a1 * a1
        + ((r2 >> 29) + (uint64_t)x1)
        + (r1 + r3);
    const uint32_t x2 = (uint32_t)r4 & 0x1fffffff;
    const uint64_t r5 = (uint64_t)x2 * 0x1fffffff;
    const uint64_t r6 = (uint64_t)a0_2 * a3
        + (uint64_t)a1_2 * a2
        + ((r4 >> 29) + (uint64_t)x2)
        + ((uint64_t)x0 * 511 + r3 + r5);
    const uint32_t x3 = (uint32_t)r6 & 0x1fffffff;
    const uint64_t r7 = (uint64_t)x3 * 0x1fffffff;
    const uint64_t r8 = (uint64_t)a0_2 * a4
        + (uint64_t)a1_2 * a3
        + (uint64_t)a2 * a2
        + ((r6 >> 29) + (uint64_t)x3)
        + ((uint64_t)x1 * 511 + r5 + r7);
    const uint32_t x4 = (uint32_t)r8 & 0x1fffffff;
    const uint64_t r9 = (uint64_t)x4 * 0x1fffffff;
    const uint64_t r10 = (uint64_t)a0_2 * a5
        + (uint64_t)a1_2 * a4
        + (uint64_t)a2_2 * a3
        + ((r8 >> 29) + (uint64_t)x4)
        + ((uint64_t)x2 * 511 + r7 + r9);
    const uint32_t x5 = (uint32_t)r10 & 0x1fffffff;
    const uint64_t r11 = (uint64_t)x5 * 0x1fffffff;
    const uint64_t r12 = (uint64_t)a0_2 * a6
        + (uint64_t)a1_2 * a5
        + (uint64_t)a2_2 * a4
        + (uint64_t)a3 * a3
        + ((r10 >> 29) + (uint64_t)x5)
        + (((uint64_t)x0 << 18) + (uint64_t)x3 * 511 + r9 + r11);
    const uint32_t x6 = (uint32_t)r12 & 0x1fffffff;
    const uint64_t r13 = (uint64_t)x6 * 0x1fffffff;
    const uint64_t r14 = (uint64_t)a0_2 * a7
        + (uint64_t)a1_2 * a6
        + (uint64_t)a2_2 * a5
        + (uint64_t)a3_2 * a4
        + ((r12 >> 29) + (uint64_t)x6)
        + ((uint64_t)x0 * 0x1fe00000 + ((uint64_t)x1 << 18) + (uint64_t)x4 * 511 + r11 + r13);
    const uint32_t x7 = (uint32_t)r14 & 0x1fffffff;
    const uint64_t r15 = (uint64_t)x7 * 0x1fffffff;
    const uint64_t r16 = (uint64_t)a0_2 * a8
        + (uint64_t)a1_2 * a7
        + (uint64_t)a2_2 * a6
        + (uint64_t)a3_2 * a5
        + (uint64_t)a4 * a4
        + ((r14 >> 29) + (uint64_t)x7)
        + ((uint64_t)x0 * 0xffffff + (uint64_t)x1 * 0x1fe00000 + ((uint64_t)x2 << 18) + (uint64_t)x5 * 511 + r13 + r15);
    const uint32_t x8 = (uint32_t)r16 & 0x1fffffff;
    const uint64_t r17 = (uint64_t)x8 * 0x1fffffff;
    const uint64_t r18 = (uint64_t)a1_2 * a8
        + (uint64_t)a2_2 * a7
        + (uint64_t)a3_2 * a6
        + (uint64_t)a4_2 * a5
        + ((r16 >> 29) + (uint64_t)x8)
        + ((uint64_t)x1 * 0xffffff + (uint64_t)x2 * 0x1fe00000 + ((uint64_t)x3 << 18) + (uint64_t)x6 * 511 + r15 + r17);
    const uint32_t o0 = (uint32_t)r18 & 0x1fffffff;
    const uint64_t r19 = (uint64_t)a2_2 * a8
        + (uint64_t)a3_2 * a7
        + (uint64_t)a4_2 * a6
        + (uint64_t)a5 * a5
        + (r18 >> 29)
        + ((uint64_t)x2 * 0xffffff + (uint64_t)x3 * 0x1fe00000 + ((uint64_t)x4 << 18) + (uint64_t)x7 * 511 + r17);
    const uint32_t o1 = (uint32_t)r19 & 0x1fffffff;
    const uint64_t r20 = (uint64_t)a3_2 * a8
        + (uint64_t)a4_2 * a7
        + (uint64_t)a5_2 * a6
        + (r19 >> 29)
        + ((uint64_t)x3 * 0xffffff + (uint64_t)x4 * 0x1fe00000 + ((uint64_t)x5 << 18) + (uint64_t)x8 * 511);
    const uint32_t o2 = (uint32_t)r20 & 0x1fffffff;
    const uint64_t r21 = (uint64_t)a4_2 * a8
        + (uint64_t)a5_2 * a7
        + (uint64_t)a6 * a6
        + (r20 >> 29)
        + ((uint64_t)x4 * 0xffffff + (uint64_t)x5 * 0x1fe00000 + ((uint64_t)x6 << 18));
    const uint32_t o3 = (uint32_t)r21 & 0x1fffffff;
    const uint64_t r22 = (uint64_t)a5_2 * a8
        + (uint64_t)a6_2 * a7
        + (r21 >> 29)
        + ((uint64_t)x5 * 0xffffff + (uint64_t)x6 * 0x1fe00000 + ((uint64_t)x7 << 18));
    const uint32_t o4 = (uint32_t)r22 & 0x1fffffff;
    const uint64_t r23 = (uint64_t)a6_2 * a8
        + (uint64_t)a7 * a7
        + (r22 >> 29)
        + ((uint64_t)x6 * 0xffffff + (uint64_t)x7 * 0x1fe00000 + ((uint64_t)x8 << 18));
    const uint32_t o5 = (uint32_t)r23 & 0x1fffffff;
    const uint64_t r24 = (uint64_t)a7_2 * a8
        + (r23 >> 29)
        + ((uint64_t)x7 * 0xffffff + (uint64_t)x8 * 0x1fe00000);
    const uint32_t x9 = (uint32_t)(r24 >> 29);
    const uint32_t o6 = (uint32_t)r24 & 0x1fffffff;
    const uint64_t r25 = (uint64_t)a8 * a8 + (uint64_t)x9 + (uint64_t)x8 * 0xffffff;
    const uint32_t o8 = (uint32_t)(r25 >> 29);
    const uint32_t o7 = (uint32_t)r25 & 0x1fffffff;
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
// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
void p256_halve(uint32_t out[9], const uint32_t a[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t x0 = a0 & 1;
    const uint8_t c0 = (uint8_t)x0;
    const uint32_t c0_mask = (uint32_t)0 - (uint32_t)c0;
    const uint32_t x1 = c0_mask & 0x1fffffff;
    const uint32_t x2 = a0 + x1;
    const uint32_t x3 = a1 + x1;
    const uint32_t x4 = a2 + x1;
    const uint32_t x5 = a3 + (c0_mask & 511);
    const uint32_t x6 = a6 + (c0_mask & 0x40000);
    const uint32_t x7 = a7 + (c0_mask & 0x1fe00000);
    const uint32_t x8 = a8 + (c0_mask & 0xffffff);
    const uint32_t x9 = x3 & 1;
    const uint32_t x10 = (x2 >> 1) + (x9 << 28);
    const uint32_t x11 = x4 & 1;
    const uint32_t x12 = x5 & 1;
    const uint32_t x13 = a4 & 1;
    const uint32_t x14 = a5 & 1;
    const uint32_t x15 = x6 & 1;
    const uint32_t x16 = x7 & 1;
    const uint32_t x17 = x8 & 1;
    const uint32_t x18 = (x3 >> 1) + (x11 << 28) + (x10 >> 29);
    const uint32_t o1 = x18 & 0x1fffffff;
    const uint32_t x19 = (x4 >> 1) + (x12 << 28) + (x18 >> 29);
    const uint32_t o2 = x19 & 0x1fffffff;
    const uint32_t x20 = (x5 >> 1) + (x13 << 28) + (x19 >> 29);
    const uint32_t x21 = (a4 >> 1) + (x14 << 28) + (x20 >> 29);
    const uint32_t x22 = (a5 >> 1) + (x15 << 28) + (x21 >> 29);
    const uint32_t x23 = (x6 >> 1) + (x16 << 28) + (x22 >> 29);
    const uint32_t x24 = (x7 >> 1) + (x17 << 28) + (x23 >> 29);
    const uint32_t x25 = (x8 >> 1) + (x24 >> 29);
    const uint32_t x26 = x25 >> 24;
    const uint32_t o8 = x25 & 0xffffff;
    const uint32_t o0 = (x10 & 0x1fffffff) + x26;
    const uint32_t x27 = (x20 & 0x1fffffff) + x26 * 0x1ffffe00;
    const uint32_t x28 = x26 * 0x1fffffff;
    const uint32_t o3 = x27 & 0x1fffffff;
    const uint32_t x29 = (x21 & 0x1fffffff) + x28 + (x27 >> 29);
    const uint32_t o4 = x29 & 0x1fffffff;
    const uint32_t x30 = (x22 & 0x1fffffff) + x28 + (x29 >> 29);
    const uint32_t o5 = x30 & 0x1fffffff;
    const uint32_t x31 = (x23 & 0x1fffffff) + x26 * 0x1ffbffff + (x30 >> 29);
    const uint32_t o6 = x31 & 0x1fffffff;
    const uint32_t o7 = (x24 & 0x1fffffff) + x26 * 0x1fffff + (x31 >> 29);
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
// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - takes `b`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
void p256_select(uint32_t out[9], uint32_t choice, const uint32_t a[9], const uint32_t b[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
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
// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - takes `b`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - returns `x`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - returns `y`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
void p256_swap(
    uint32_t x[9],
    uint32_t y[9],
    uint32_t choice,
    const uint32_t a[9],
    const uint32_t b[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
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
    const uint32_t y0 = b0 ^ (choice_mask & (a0 ^ b0));
    const uint32_t y1 = b1 ^ (choice_mask & (a1 ^ b1));
    const uint32_t y2 = b2 ^ (choice_mask & (a2 ^ b2));
    const uint32_t y3 = b3 ^ (choice_mask & (a3 ^ b3));
    const uint32_t y4 = b4 ^ (choice_mask & (a4 ^ b4));
    const uint32_t y5 = b5 ^ (choice_mask & (a5 ^ b5));
    const uint32_t y6 = b6 ^ (choice_mask & (a6 ^ b6));
    const uint32_t y7 = b7 ^ (choice_mask & (a7 ^ b7));
    const uint32_t y8 = b8 ^ (choice_mask & (a8 ^ b8));
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

// `R * out = a (mod p), 0 <= out < p`
//
// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - returns `out`: every word in `[0, 2^32 - 1]`
void p256_to_bytes(uint8_t out[32], const uint32_t a[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t x0 = a0 & 0x1fffffff;
    const uint32_t x1 = (a0 >> 29) + x0 + a1;
    const uint64_t r0 = (uint64_t)x0 * 0x1fffffff;
    const uint64_t r1 = (uint64_t)x1 + r0;
    const uint32_t x2 = (uint32_t)r1 & 0x1fffffff;
    const uint32_t x3 = (uint32_t)(r1 >> 29) + x2 + a2;
    const uint64_t r2 = (uint64_t)x2 * 0x1fffffff;
    const uint64_t r3 = r0 + r2 + (uint64_t)x3;
    const uint32_t x4 = (uint32_t)r3 & 0x1fffffff;
    const uint32_t x5 = (uint32_t)(r3 >> 29) + x4 + a3;
    const uint64_t r4 = (uint64_t)x4 * 0x1fffffff;
    const uint64_t r5 = (uint64_t)x0 * 511 + r2 + r4 + (uint64_t)x5;
    const uint32_t x6 = (uint32_t)r5 & 0x1fffffff;
    const uint32_t x7 = (uint32_t)(r5 >> 29) + x6 + a4;
    const uint64_t r6 = (uint64_t)x6 * 0x1fffffff;
    const uint64_t r7 = (uint64_t)x2 * 511 + r4 + r6 + (uint64_t)x7;
    const uint32_t x8 = (uint32_t)r7 & 0x1fffffff;
    const uint32_t x9 = (uint32_t)(r7 >> 29) + x8 + a5;
    const uint64_t r8 = (uint64_t)x8 * 0x1fffffff;
    const uint64_t r9 = (uint64_t)x4 * 511 + r6 + r8 + (uint64_t)x9;
    const uint32_t x10 = (uint32_t)r9 & 0x1fffffff;
    const uint32_t x11 = (uint32_t)(r9 >> 29) + x10 + a6;
    const uint64_t r10 = (uint64_t)x10 * 0x1fffffff;
    const uint64_t r11 = ((uint64_t)x0 << 18) + (uint64_t)x6 * 511 + r8 + r10 + (uint64_t)x11;
    const uint32_t x12 = (uint32_t)r11 & 0x1fffffff;
    const uint32_t x13 = (uint32_t)(r11 >> 29) + x12 + a7;
    const uint64_t r12 = (uint64_t)x12 * 0x1fffffff;
    const uint64_t r13 = (uint64_t)x0 * 0x1fe00000
        + ((uint64_t)x2 << 18)
        + (uint64_t)x8 * 511
        + r10
        + r12
        + (uint64_t)x13;
    const uint32_t x14 = (uint32_t)r13 & 0x1fffffff;
    const uint32_t x15 = (uint32_t)(r13 >> 29) + x14 + a8;
    const uint64_t r14 = (uint64_t)x14 * 0x1fffffff;
    const uint64_t r15 = (uint64_t)x0 * 0xffffff
        + (uint64_t)x2 * 0x1fe00000
        + ((uint64_t)x4 << 18)
        + (uint64_t)x10 * 511
        + r12
        + r14
        + (uint64_t)x15;
    const uint32_t x16 = (uint32_t)r15 & 0x1fffffff;
    const uint32_t x17 = (uint32_t)(r15 >> 29) + x16;
    const uint64_t r16 = (uint64_t)x16 * 0x1fffffff;
    const uint64_t r17 = (uint64_t)x2 * 0xffffff
        + (uint64_t)x4 * 0x1fe00000
        + ((uint64_t)x6 << 18)
        + (uint64_t)x12 * 511
        + r14
        + r16
        + (uint64_t)x17;
    const uint32_t x18 = (uint32_t)(r17 >> 29);
    const uint64_t r18 = (uint64_t)x4 * 0xffffff
        + (uint64_t)x6 * 0x1fe00000
        + ((uint64_t)x8 << 18)
        + (uint64_t)x14 * 511
        + r16
        + (uint64_t)x18;
    const uint32_t x19 = (uint32_t)(r18 >> 29);
    const uint32_t x20 = (uint32_t)r18 & 0x1fffffff;
    const uint64_t r19 = (uint64_t)x6 * 0xffffff
        + (uint64_t)x8 * 0x1fe00000
        + ((uint64_t)x10 << 18)
        + (uint64_t)x16 * 511
        + (uint64_t)x19;
    const uint32_t x21 = (uint32_t)(r19 >> 29);
    const uint32_t x22 = (uint32_t)r19 & 0x1fffffff;
    const uint64_t r20 = (uint64_t)x8 * 0xffffff
        + (uint64_t)x10 * 0x1fe00000
        + ((uint64_t)x12 << 18)
        + (uint64_t)x21;
    const uint32_t x23 = (uint32_t)(r20 >> 29);
    const uint32_t x24 = (uint32_t)r20 & 0x1fffffff;
    const uint64_t r21 = (uint64_t)x10 * 0xffffff
        + (uint64_t)x12 * 0x1fe00000
        + ((uint64_t)x14 << 18)
        + (uint64_t)x23;
    const uint32_t x25 = (uint32_t)(r21 >> 29);
    const uint32_t x26 = (uint32_t)r21 & 0x1fffffff;
    const uint64_t r22 = (uint64_t)x12 * 0xffffff
        + (uint64_t)x14 * 0x1fe00000
        + ((uint64_t)x16 << 18)
        + (uint64_t)x25;
    const uint32_t x27 = (uint32_t)(r22 >> 29);
    const uint32_t x28 = (uint32_t)r22 & 0x1fffffff;
    const uint64_t r23 = (uint64_t)x14 * 0xffffff + (uint64_t)x16 * 0x1fe00000 + (uint64_t)x27;
    const uint32_t x29 = (uint32_t)(r23 >> 29);
    const uint32_t x30 = (uint32_t)r23 & 0x1fffffff;
    const uint64_t r24 = (uint64_t)x29 + (uint64_t)x16 * 0xffffff;
    const uint32_t x31 = (uint32_t)(r24 >> 29);
    const uint32_t x32 = (uint32_t)r24 & 0x1fffffff;
    const uint32_t x33 = x20 & 7;
    const uint32_t x34 = ((uint32_t)r17 & 0x1fffffff) + (x33 << 29);
    const uint32_t x35 = x22 & 63;
    const uint32_t x36 = (x20 >> 3) + (x35 << 26);
    const uint32_t x37 = x24 & 511;
    const uint32_t x38 = (x22 >> 6) + (x37 << 23);
    const uint32_t x39 = x26 & 4095;
    const uint32_t x40 = (x24 >> 9) + (x39 << 20);
    const uint32_t x41 = x28 & 32767;
    const uint32_t x42 = (x26 >> 12) + (x41 << 17);
    const uint32_t x43 = x30 & 0x3ffff;
    const uint32_t x44 = (x28 >> 15) + (x43 << 14);
    const uint32_t x45 = x32 & 0x1fffff;
    const uint32_t x46 = (x30 >> 18) + (x45 << 11);
    const uint32_t x47 = (x32 >> 21) + (x31 << 8);
    uint32_t x48;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x48, x34, 0xffffffff, 0);
    uint32_t x49;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x49, x36, 0xffffffff, c0);
    uint32_t x50;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x50, x38, 0xffffffff, c1);
    uint32_t x51;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x51, x40, 0, c2);
    uint32_t x52;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x52, x42, 0, c3);
    uint32_t x53;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x53, x44, 0, c4);
    uint32_t x54;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x54, x46, 1, c5);
    uint32_t x55;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x55, x47, 0xffffffff, c6);
    const uint32_t c7_mask = (uint32_t)0 - (uint32_t)c7;
    const uint32_t o0 = x48 ^ (c7_mask & (x34 ^ x48));
    const uint32_t o1 = x49 ^ (c7_mask & (x36 ^ x49));
    const uint32_t o2 = x50 ^ (c7_mask & (x38 ^ x50));
    const uint32_t o3 = x51 ^ (c7_mask & (x40 ^ x51));
    const uint32_t o4 = x52 ^ (c7_mask & (x42 ^ x52));
    const uint32_t o5 = x53 ^ (c7_mask & (x44 ^ x53));
    const uint32_t o6 = x54 ^ (c7_mask & (x46 ^ x54));
    const uint32_t o7 = x55 ^ (c7_mask & (x47 ^ x55));
    limbforge_store_u32(out + 0, 4, o0);
    limbforge_store_u32(out + 4, 4, o1);
    limbforge_store_u32(out + 8, 4, o2);
    limbforge_store_u32(out + 12, 4, o3);
    limbforge_store_u32(out + 16, 4, o4);
    limbforge_store_u32(out + 20, 4, o5);
    limbforge_store_u32(out + 24, 4, o6);
    limbforge_store_u32(out + 28, 4, o7);
}

// `limbs of out = bytes (mod p): out = bytes / R`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
void p256_limbs_of_bytes(uint32_t out[9], const uint8_t bytes[32]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    const uint32_t o0 = bytes0 & 0x1fffffff;
    const uint32_t x0 = bytes1 & 0x3ffffff;
    const uint32_t o1 = (bytes0 >> 29) + (x0 << 3);
    const uint32_t x1 = bytes2 & 0x7fffff;
    const uint32_t o2 = (bytes1 >> 26) + (x1 << 6);
    const uint32_t x2 = bytes3 & 0xfffff;
    const uint32_t o3 = (bytes2 >> 23) + (x2 << 9);
    const uint32_t x3 = bytes4 & 0x1ffff;
    const uint32_t o4 = (bytes3 >> 20) + (x3 << 12);
    const uint32_t x4 = bytes5 & 16383;
    const uint32_t o5 = (bytes4 >> 17) + (x4 << 15);
    const uint32_t x5 = bytes6 & 2047;
    const uint32_t o6 = (bytes5 >> 14) + (x5 << 18);
    const uint32_t x6 = bytes7 & 255;
    const uint32_t o7 = (bytes6 >> 11) + (x6 << 21);
    const uint32_t o8 = bytes7 >> 8;
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

// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - returns `ok` in `[0, 1]`
void p256_limbs_of_bytes_canonical(uint32_t out[9], uint32_t *ok, const uint8_t bytes[32]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    uint32_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u32(&c0_unread, bytes0, 0xffffffff, 0);
    uint32_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u32(&c1_unread, bytes1, 0xffffffff, c0);
    uint32_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u32(&c2_unread, bytes2, 0xffffffff, c1);
    uint32_t c3_unread;
    const uint8_t c3 = limbforge_sub_borrow_u32(&c3_unread, bytes3, 0, c2);
    uint32_t c4_unread;
    const uint8_t c4 = limbforge_sub_borrow_u32(&c4_unread, bytes4, 0, c3);
    uint32_t c5_unread;
    const uint8_t c5 = limbforge_sub_borrow_u32(&c5_unread, bytes5, 0, c4);
    uint32_t c6_unread;
    const uint8_t c6 = limbforge_sub_borrow_u32(&c6_unread, bytes6, 1, c5);
    uint32_t ok0_unread;
    const uint8_t ok0 = limbforge_sub_borrow_u32(&ok0_unread, bytes7, 0xffffffff, c6);
    const uint32_t out0 = bytes0 & 0x1fffffff;
    const uint32_t x0 = bytes1 & 0x3ffffff;
    const uint32_t out1 = (bytes0 >> 29) + (x0 << 3);
    const uint32_t x1 = bytes2 & 0x7fffff;
    const uint32_t out2 = (bytes1 >> 26) + (x1 << 6);
    const uint32_t x2 = bytes3 & 0xfffff;
    const uint32_t out3 = (bytes2 >> 23) + (x2 << 9);
    const uint32_t x3 = bytes4 & 0x1ffff;
    const uint32_t out4 = (bytes3 >> 20) + (x3 << 12);
    const uint32_t x4 = bytes5 & 16383;
    const uint32_t out5 = (bytes4 >> 17) + (x4 << 15);
    const uint32_t x5 = bytes6 & 2047;
    const uint32_t out6 = (bytes5 >> 14) + (x5 << 18);
    const uint32_t x6 = bytes7 & 255;
    const uint32_t out7 = (bytes6 >> 11) + (x6 << 21);
    const uint32_t out8 = bytes7 >> 8;
    out[0] = out0;
    out[1] = out1;
    out[2] = out2;
    out[3] = out3;
    out[4] = out4;
    out[5] = out5;
    out[6] = out6;
    out[7] = out7;
    out[8] = out8;
    *ok = (uint32_t)ok0;
}

// `limbs of out = k (mod p): out = k / R`
//
// - takes `k` in `[0, 2^24 - 1]`
// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
void p256_limbs_of_word(uint32_t out[9], uint32_t k) {
    out[0] = k;
    out[1] = 0;
    out[2] = 0;
    out[3] = 0;
    out[4] = 0;
    out[5] = 0;
    out[6] = 0;
    out[7] = 0;
    out[8] = 0;
}

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out` in `[0, 1]`
void p256_bytes_are_zero(uint32_t *out, const uint8_t bytes[32]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
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
    uint32_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u32(&o0_unread, bytes7, 0, c6);
    *out = (uint32_t)o0;
}

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `half`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^32 - 1]`; word 7 in `[0, 2^31 - 1]`
// - returns `odd` in `[0, 1]`
void p256_bytes_parity(uint8_t half[32], uint32_t *odd, const uint8_t bytes[32]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    const uint32_t x0 = bytes0 & 1;
    const uint32_t x1 = bytes1 & 1;
    const uint32_t x2 = bytes2 & 1;
    const uint32_t x3 = bytes3 & 1;
    const uint32_t x4 = bytes4 & 1;
    const uint32_t x5 = bytes5 & 1;
    const uint32_t x6 = bytes6 & 1;
    const uint32_t x7 = bytes7 & 1;
    const uint8_t odd0 = (uint8_t)x0;
    const uint32_t half0 = (bytes0 >> 1) + (x1 << 31);
    const uint32_t half1 = (bytes1 >> 1) + (x2 << 31);
    const uint32_t half2 = (bytes2 >> 1) + (x3 << 31);
    const uint32_t half3 = (bytes3 >> 1) + (x4 << 31);
    const uint32_t half4 = (bytes4 >> 1) + (x5 << 31);
    const uint32_t half5 = (bytes5 >> 1) + (x6 << 31);
    const uint32_t half6 = (bytes6 >> 1) + (x7 << 31);
    const uint32_t half7 = bytes7 >> 1;
    limbforge_store_u32(half + 0, 4, half0);
    limbforge_store_u32(half + 4, 4, half1);
    limbforge_store_u32(half + 8, 4, half2);
    limbforge_store_u32(half + 12, 4, half3);
    limbforge_store_u32(half + 16, 4, half4);
    limbforge_store_u32(half + 20, 4, half5);
    limbforge_store_u32(half + 24, 4, half6);
    limbforge_store_u32(half + 28, 4, half7);
    *odd = (uint32_t)odd0;
}

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void p256_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square) {
    const uint32_t x0 = is_square + is_square;
    const uint32_t x1 = is_zero + 1;
    const int32_t o0 = (int32_t)x0 - (int32_t)x1;
    *out = o0;
}

// `R * out = a (mod p)`
//
// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
void p256_from_montgomery(uint32_t out[9], const uint32_t a[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t x0 = a0 & 0x1fffffff;
    const uint32_t x1 = (a0 >> 29) + x0 + a1;
    const uint64_t r0 = (uint64_t)x0 * 0x1fffffff;
    const uint64_t r1 = (uint64_t)x1 + r0;
    const uint32_t x2 = (uint32_t)r1 & 0x1fffffff;
    const uint32_t x3 = (uint32_t)(r1 >> 29) + x2 + a2;
    const uint64_t r2 = (uint64_t)x2 * 0x1fffffff;
    const uint64_t r3 = r0 + r2 + (uint64_t)x3;
    const uint32_t x4 = (uint32_t)r3 & 0x1fffffff;
    const uint32_t x5 = (uint32_t)(r3 >> 29) + x4 + a3;
    const uint64_t r4 = (uint64_t)x4 * 0x1fffffff;
    const uint64_t r5 = (uint64_t)x0 * 511 + r2 + r4 + (uint64_t)x5;
    const uint32_t x6 = (uint32_t)r5 & 0x1fffffff;
    const uint32_t x7 = (uint32_t)(r5 >> 29) + x6 + a4;
    const uint64_t r6 = (uint64_t)x6 * 0x1fffffff;
    const uint64_t r7 = (uint64_t)x2 * 511 + r4 + r6 + (uint64_t)x7;
    const uint32_t x8 = (uint32_t)r7 & 0x1fffffff;
    const uint32_t x9 = (uint32_t)(r7 >> 29) + x8 + a5;
    const uint64_t r8 = (uint64_t)x8 * 0x1fffffff;
    const uint64_t r9 = (uint64_t)x4 * 511 + r6 + r8 + (uint64_t)x9;
    const uint32_t x10 = (uint32_t)r9 & 0x1fffffff;
    const uint32_t x11 = (uint32_t)(r9 >> 29) + x10 + a6;
    const uint64_t r10 = (uint64_t)x10 * 0x1fffffff;
    const uint64_t r11 = ((uint64_t)x0 << 18) + (uint64_t)x6 * 511 + r8 + r10 + (uint64_t)x11;
    const uint32_t x12 = (uint32_t)r11 & 0x1fffffff;
    const uint32_t x13 = (uint32_t)(r11 >> 29) + x12 + a7;
    const uint64_t r12 = (uint64_t)x12 * 0x1fffffff;
    const uint64_t r13 = (uint64_t)x0 * 0x1fe00000
        + ((uint64_t)x2 << 18)
        + (uint64_t)x8 * 511
        + r10
        + r12
        + (uint64_t)x13;
    const uint32_t x14 = (uint32_t)r13 & 0x1fffffff;
    const uint32_t x15 = (uint32_t)(r13 >> 29) + x14 + a8;
    const uint64_t r14 = (uint64_t)x14 * 0x1fffffff;
    const uint64_t r15 = (uint64_t)x0 * 0xffffff
        + (uint64_t)x2 * 0x1fe00000
        + ((uint64_t)x4 << 18)
        + (uint64_t)x10 * 511
        + r12
        + r14
        + (uint64_t)x15;
    const uint32_t x16 = (uint32_t)r15 & 0x1fffffff;
    const uint32_t x17 = (uint32_t)(r15 >> 29) + x16;
    const uint64_t r16 = (uint64_t)x16 * 0x1fffffff;
    const uint64_t r17 = (uint64_t)x2 * 0xffffff
        + (uint64_t)x4 * 0x1fe00000
        + ((uint64_t)x6 << 18)
        + (uint64_t)x12 * 511
        + r14
        + r16
        + (uint64_t)x17;
    const uint32_t x18 = (uint32_t)(r17 >> 29);
    const uint32_t o0 = (uint32_t)r17 & 0x1fffffff;
    const uint64_t r18 = (uint64_t)x4 * 0xffffff
        + (uint64_t)x6 * 0x1fe00000
        + ((uint64_t)x8 << 18)
        + (uint64_t)x14 * 511
        + r16
        + (uint64_t)x18;
    const uint32_t x19 = (uint32_t)(r18 >> 29);
    const uint32_t o1 = (uint32_t)r18 & 0x1fffffff;
    const uint64_t r19 = (uint64_t)x6 * 0xffffff
        + (uint64_t)x8 * 0x1fe00000
        + ((uint64_t)x10 << 18)
        + (uint64_t)x16 * 511
        + (uint64_t)x19;
    const uint32_t x20 = (uint32_t)(r19 >> 29);
    const uint32_t o2 = (uint32_t)r19 & 0x1fffffff;
    const uint64_t r20 = (uint64_t)x8 * 0xffffff
        + (uint64_t)x10 * 0x1fe00000
        + ((uint64_t)x12 << 18)
        + (uint64_t)x20;
    const uint32_t x21 = (uint32_t)(r20 >> 29);
    const uint32_t o3 = (uint32_t)r20 & 0x1fffffff;
    const uint64_t r21 = (uint64_t)x10 * 0xffffff
        + (uint64_t)x12 * 0x1fe00000
        + ((uint64_t)x14 << 18)
        + (uint64_t)x21;
    const uint32_t x22 = (uint32_t)(r21 >> 29);
    const uint32_t o4 = (uint32_t)r21 & 0x1fffffff;
    const uint64_t r22 = (uint64_t)x12 * 0xffffff
        + (uint64_t)x14 * 0x1fe00000
        + ((uint64_t)x16 << 18)
        + (uint64_t)x22;
    const uint32_t x23 = (uint32_t)(r22 >> 29);
    const uint32_t o5 = (uint32_t)r22 & 0x1fffffff;
    const uint64_t r23 = (uint64_t)x14 * 0xffffff + (uint64_t)x16 * 0x1fe00000 + (uint64_t)x23;
    const uint32_t x24 = (uint32_t)(r23 >> 29);
    const uint32_t o6 = (uint32_t)r23 & 0x1fffffff;
    const uint64_t r24 = (uint64_t)x24 + (uint64_t)x16 * 0xffffff;
    const uint32_t o8 = (uint32_t)(r24 >> 29);
    const uint32_t o7 = (uint32_t)r24 & 0x1fffffff;
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

// `out = low bits of floor((u * f + v * g) / 2^27) (not proved; bounds are)`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - returns `out` in `[-2^31, 2^31 - 1]`
static void p256_divsteps_head(
    int32_t *out,
    int32_t u,
    int32_t v,
    const int32_t f[10],
    const int32_t g[10]) {
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

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^27 * new_f + low_1 + 2^302 * high_1 = u * f + v * g; 2^27 * new_g + low_2 + 2^302 * high_2 = q * f + r * g`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `q` in `[-2^29, 2^29]`
// - takes `r` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `new_f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - returns `low_1` in `[0, 2^27 - 1]`
// - returns `high_1` in `[-5, 4]`
// - returns `new_g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - returns `low_2` in `[0, 2^27 - 1]`
// - returns `high_2` in `[-5, 4]`
static void p256_divsteps_fg(
    int32_t *k_,
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t new_f[10],
    uint32_t *low_1,
    int32_t *high_1,
    int32_t new_g[10],
    uint32_t *low_2,
    int32_t *high_2,
    int32_t u,
    int32_t v,
    int32_t q,
    int32_t r,
    const int32_t f[10],
    const int32_t g[10],
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
    const int32_t x20 = (int32_t)(r2 >> 27);
    const int64_t r4 = (int64_t)q * f1 + (int64_t)r * g1 + (int64_t)x20;
    const uint32_t new_g0 = (uint32_t)r4 & 0x7ffffff;
    const int32_t x21 = x16 >> 31;
    const int32_t x22 = 0 - (x18 & 1);
    const int32_t x23 = x21 | ~x22;
    const int32_t x24 = x18 >> 1;
    const int32_t x25 = (int32_t)(0 - (uint32_t)(x16 ^ x23));
    const int32_t x26 = (x24 & ~x23) | (x17 & x23);
    const int32_t x27 = x24 - ((x17 ^ x21) & x22);
    const int32_t x28 = (int32_t)(r3 >> 27);
    const int64_t r5 = (int64_t)u * f2 + (int64_t)v * g2 + (int64_t)x28;
    const uint32_t new_f1 = (uint32_t)r5 & 0x7ffffff;
    const int32_t x29 = (int32_t)(r4 >> 27);
    const int64_t r6 = (int64_t)q * f2 + (int64_t)r * g2 + (int64_t)x29;
    const uint32_t new_g1 = (uint32_t)r6 & 0x7ffffff;
    const int32_t x30 = x25 >> 31;
    const int32_t x31 = 0 - (x27 & 1);
    const int32_t x32 = x30 | ~x31;
    const int32_t x33 = x27 >> 1;
    const int32_t x34 = (int32_t)(0 - (uint32_t)(x25 ^ x32));
    const int32_t x35 = (x33 & ~x32) | (x26 & x32);
    const int32_t x36 = x33 - ((x26 ^ x30) & x31);
    const int32_t x37 = (int32_t)(r5 >> 27);
    const int64_t r7 = (int64_t)u * f3 + (int64_t)v * g3 + (int64_t)x37;
    const uint32_t new_f2 = (uint32_t)r7 & 0x7ffffff;
    const int32_t x38 = (int32_t)(r6 >> 27);
    const int64_t r8 = (int64_t)q * f3 + (int64_t)r * g3 + (int64_t)x38;
    const uint32_t new_g2 = (uint32_t)r8 & 0x7ffffff;
    const int32_t x39 = x34 >> 31;
    const int32_t x40 = 0 - (x36 & 1);
    const int32_t x41 = x39 | ~x40;
    const int32_t x42 = x36 >> 1;
    const int32_t x43 = (int32_t)(0 - (uint32_t)(x34 ^ x41));
    const int32_t x44 = (x42 & ~x41) | (x35 & x41);
    const int32_t x45 = x42 - ((x35 ^ x39) & x40);
    const int32_t x46 = (int32_t)(r7 >> 27);
    const int64_t r9 = (int64_t)u * f4 + (int64_t)v * g4 + (int64_t)x46;
    const uint32_t new_f3 = (uint32_t)r9 & 0x7ffffff;
    const int32_t x47 = (int32_t)(r8 >> 27);
    const int64_t r11 = (int64_t)q * f4 + (int64_t)r * g4 + (int64_t)x47;
    const uint32_t new_g3 = (uint32_t)r11 & 0x7ffffff;
    const int32_t x48 = x43 >> 31;
    const int32_t x49 = 0 - (x45 & 1);
    const int32_t x50 = x48 | ~x49;
    const int32_t x51 = x45 >> 1;
    const int32_t x52 = (int32_t)(0 - (uint32_t)(x43 ^ x50));
    const int32_t x53 = (x51 & ~x50) | (x44 & x50);
    const int32_t x54 = x51 - ((x44 ^ x48) & x49);
    const int32_t x55 = (int32_t)(r9 >> 27);
    const int64_t r12 = (int64_t)u * f5 + (int64_t)v * g5 + (int64_t)x55;
    const uint32_t new_f4 = (uint32_t)r12 & 0x7ffffff;
    const int32_t x56 = (int32_t)(r11 >> 27);
    const int64_t r13 = (int64_t)q * f5 + (int64_t)r * g5 + (int64_t)x56;
    const uint32_t new_g4 = (uint32_t)r13 & 0x7ffffff;
    const int32_t x57 = x52 >> 31;
    const int32_t x58 = 0 - (x54 & 1);
    const int32_t x59 = x57 | ~x58;
    const int32_t x60 = x54 >> 1;
    const int32_t x61 = (int32_t)(0 - (uint32_t)(x52 ^ x59));
    const int32_t x62 = (x60 & ~x59) | (x53 & x59);
    const int32_t x63 = x60 - ((x53 ^ x57) & x58);
    const int32_t x64 = (int32_t)(r12 >> 27);
    const int64_t r14 = (int64_t)u * f6 + (int64_t)v * g6 + (int64_t)x64;
    const uint32_t new_f5 = (uint32_t)r14 & 0x7ffffff;
    const int32_t x65 = (int32_t)(r13 >> 27);
    const int64_t r15 = (int64_t)q * f6 + (int64_t)r * g6 + (int64_t)x65;
    const uint32_t new_g5 = (uint32_t)r15 & 0x7ffffff;
    const int32_t x66 = x61 >> 31;
    const int32_t x67 = 0 - (x63 & 1);
    const int32_t x68 = x66 | ~x67;
    const int32_t x69 = x63 >> 1;
    const int32_t x70 = (int32_t)(0 - (uint32_t)(x61 ^ x68));
    const int32_t x71 = (x69 & ~x68) | (x62 & x68);
    const int32_t x72 = x69 - ((x62 ^ x66) & x67);
    const int32_t x73 = (int32_t)(r14 >> 27);
    const int64_t r16 = (int64_t)u * f7 + (int64_t)v * g7 + (int64_t)x73;
    const uint32_t new_f6 = (uint32_t)r16 & 0x7ffffff;
    const int32_t x74 = (int32_t)(r15 >> 27);
    const int64_t r17 = (int64_t)q * f7 + (int64_t)r * g7 + (int64_t)x74;
    const uint32_t new_g6 = (uint32_t)r17 & 0x7ffffff;
    const int32_t x75 = x70 >> 31;
    const int32_t x76 = 0 - (x72 & 1);
    const int32_t x77 = x75 | ~x76;
    const int32_t x78 = x72 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x70 ^ x77));
    const int32_t x79 = (x78 & ~x77) | (x71 & x77);
    const int32_t x80 = x78 - ((x71 ^ x75) & x76);
    const int32_t x81 = (int32_t)(r16 >> 27);
    const int64_t r18 = (int64_t)u * f8 + (int64_t)v * g8 + (int64_t)x81;
    const uint32_t new_f7 = (uint32_t)r18 & 0x7ffffff;
    const int32_t x82 = (int32_t)(r18 >> 27);
    const int64_t r19 = (int64_t)u * f9 + (int64_t)v * g9 + (int64_t)x82;
    const uint32_t new_f8 = (uint32_t)r19 & 0x7ffffff;
    const int32_t new_f9 = (int32_t)(r19 >> 27);
    const int64_t r20 = (r19 >> 27) - (int64_t)new_f9;
    const int32_t high_10 = (int32_t)(r20 >> 32);
    const int32_t x83 = (int32_t)(r17 >> 27);
    const int64_t r21 = (int64_t)q * f8 + (int64_t)r * g8 + (int64_t)x83;
    const uint32_t new_g7 = (uint32_t)r21 & 0x7ffffff;
    const int32_t x84 = (int32_t)(r21 >> 27);
    const int64_t r22 = (int64_t)q * f9 + (int64_t)r * g9 + (int64_t)x84;
    const uint32_t new_g8 = (uint32_t)r22 & 0x7ffffff;
    const int32_t new_g9 = (int32_t)(r22 >> 27);
    const int64_t r23 = (r22 >> 27) - (int64_t)new_g9;
    const int32_t high_20 = (int32_t)(r23 >> 32);
    const int32_t x85 = x79 + x79 + 1;
    const int32_t x86 = x85 + 512;
    const int32_t x87 = (int32_t)((uint32_t)x86 << 12);
    const int32_t u10 = x87 >> 22;
    const int32_t x88 = x85 + 0x80200;
    const int32_t v10 = x88 >> 20;
    const int32_t x89 = x80 + 512;
    const int32_t x90 = (int32_t)((uint32_t)x89 << 12);
    const int32_t q10 = x90 >> 22;
    const int32_t x91 = x80 + 0x80200;
    const int32_t r10 = x91 >> 20;
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
    new_f[9] = new_f9;
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
    new_g[9] = new_g9;
    *low_2 = low_20;
    *high_2 = high_20;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void p256_divsteps_de(
    int32_t *k_,
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t out[9],
    int32_t *cut_u,
    int32_t *cut_v,
    int32_t u,
    int32_t v,
    const int32_t d[9],
    const int32_t e[9],
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
    const int32_t e0 = e[0];
    const int32_t e1 = e[1];
    const int32_t e2 = e[2];
    const int32_t e3 = e[3];
    const int32_t e4 = e[4];
    const int32_t e5 = e[5];
    const int32_t e6 = e[6];
    const int32_t e7 = e[7];
    const int32_t e8 = e[8];
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
    const uint32_t x18_1 = x18 * 1;
    const uint32_t x19 = x18_1 & 0x3fffffff;
    const int64_t r2 = r0 + (int64_t)x19 * -1;
    const int32_t x20 = (int32_t)(r2 >> 30);
    const int32_t x21 = x9 >> 31;
    const int32_t x22 = 0 - (x11 & 1);
    const int32_t x23 = x21 | ~x22;
    const int32_t x24 = x11 >> 1;
    const int32_t x25 = (int32_t)(0 - (uint32_t)(x9 ^ x23));
    const int32_t x26 = (x24 & ~x23) | (x10 & x23);
    const int32_t x27 = x24 - ((x10 ^ x21) & x22);
    const int64_t r3 = (int64_t)x14 * d1 + (int64_t)x17 * e1 + (int64_t)x20;
    const uint32_t out0 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x28 = (int32_t)(r3 >> 30);
    const int32_t x29 = x25 >> 31;
    const int32_t x30 = 0 - (x27 & 1);
    const int32_t x31 = x29 | ~x30;
    const int32_t x32 = x27 >> 1;
    const int32_t x33 = (int32_t)(0 - (uint32_t)(x25 ^ x31));
    const int32_t x34 = (x32 & ~x31) | (x26 & x31);
    const int32_t x35 = x32 - ((x26 ^ x29) & x30);
    const int64_t r4 = (int64_t)x14 * d2 + (int64_t)x17 * e2 + (int64_t)x28;
    const uint32_t out1 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x36 = (int32_t)(r4 >> 30);
    const int32_t x37 = x33 >> 31;
    const int32_t x38 = 0 - (x35 & 1);
    const int32_t x39 = x37 | ~x38;
    const int32_t x40 = x35 >> 1;
    const int32_t x41 = (int32_t)(0 - (uint32_t)(x33 ^ x39));
    const int32_t x42 = (x40 & ~x39) | (x34 & x39);
    const int32_t x43 = x40 - ((x34 ^ x37) & x38);
    const int64_t r5 = (int64_t)x14 * d3 + (int64_t)x17 * e3 + (int64_t)x36 + (int64_t)x19 * 64;
    const uint32_t out2 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x44 = (int32_t)(r5 >> 30);
    const int32_t x45 = x41 >> 31;
    const int32_t x46 = 0 - (x43 & 1);
    const int32_t x47 = x45 | ~x46;
    const int32_t x48 = x43 >> 1;
    const int32_t x49 = (int32_t)(0 - (uint32_t)(x41 ^ x47));
    const int32_t x50 = (x48 & ~x47) | (x42 & x47);
    const int32_t x51 = x48 - ((x42 ^ x45) & x46);
    const int64_t r6 = (int64_t)x14 * d4 + (int64_t)x17 * e4 + (int64_t)x44;
    const uint32_t out3 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x52 = (int32_t)(r6 >> 30);
    const int32_t x53 = x49 >> 31;
    const int32_t x54 = 0 - (x51 & 1);
    const int32_t x55 = x53 | ~x54;
    const int32_t x56 = x51 >> 1;
    const int32_t x57 = (int32_t)(0 - (uint32_t)(x49 ^ x55));
    const int32_t x58 = (x56 & ~x55) | (x50 & x55);
    const int32_t x59 = x56 - ((x50 ^ x53) & x54);
    const int64_t r7 = (int64_t)x14 * d5 + (int64_t)x17 * e5 + (int64_t)x52;
    const uint32_t out4 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x60 = (int32_t)(r7 >> 30);
    const int32_t x61 = x57 >> 31;
    const int32_t x62 = 0 - (x59 & 1);
    const int32_t x63 = x61 | ~x62;
    const int32_t x64 = x59 >> 1;
    const int32_t x65 = (int32_t)(0 - (uint32_t)(x57 ^ x63));
    const int32_t x66 = (x64 & ~x63) | (x58 & x63);
    const int32_t x67 = x64 - ((x58 ^ x61) & x62);
    const int64_t r8 = (int64_t)x14 * d6 + (int64_t)x17 * e6 + (int64_t)x60 + (int64_t)x19 * 4096;
    const uint32_t out5 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x68 = (int32_t)(r8 >> 30);
    const int32_t x69 = x65 >> 31;
    const int32_t x70 = 0 - (x67 & 1);
    const int32_t x71 = x69 | ~x70;
    const int32_t x72 = x67 >> 1;
    const int32_t x73 = (int32_t)(0 - (uint32_t)(x65 ^ x71));
    const int32_t x74 = (x72 & ~x71) | (x66 & x71);
    const int32_t x75 = x72 - ((x66 ^ x69) & x70);
    const int64_t r9 = (int64_t)x14 * d7 + (int64_t)x17 * e7 + (int64_t)x68 + (int64_t)x19 * -16384;
    const uint32_t out6 = (uint32_t)r9 & 0x3fffffff;
    const int32_t x76 = (int32_t)(r9 >> 30);
    const int32_t x77 = x73 >> 31;
    const int32_t x78 = 0 - (x75 & 1);
    const int32_t x79 = x77 | ~x78;
    const int32_t x80 = x75 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x73 ^ x79));
    const int32_t x81 = (x80 & ~x79) | (x74 & x79);
    const int32_t x82 = x80 - ((x74 ^ x77) & x78);
    const int64_t r11 = (int64_t)x14 * d8
        + (int64_t)x17 * e8
        + (int64_t)x76
        + (int64_t)x19 * 0x10000;
    const uint32_t out7 = (uint32_t)r11 & 0x3fffffff;
    const int32_t out8 = (int32_t)(r11 >> 30);
    const int32_t x83 = x81 + x81 + 1;
    const int32_t x84 = x83 + 512;
    const int32_t x85 = (int32_t)((uint32_t)x84 << 12);
    const int32_t u10 = x85 >> 22;
    const int32_t x86 = x83 + 0x80200;
    const int32_t v10 = x86 >> 20;
    const int32_t x87 = x82 + 512;
    const int32_t x88 = (int32_t)((uint32_t)x87 << 12);
    const int32_t q10 = x88 >> 22;
    const int32_t x89 = x82 + 0x80200;
    const int32_t r10 = x89 >> 20;
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
    out[8] = out8;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void p256_divsteps_last(
    int32_t *k_,
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t out[9],
    int32_t *cut_u,
    int32_t *cut_v,
    int32_t u,
    int32_t v,
    const int32_t d[9],
    const int32_t e[9],
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
    const int32_t e0 = e[0];
    const int32_t e1 = e[1];
    const int32_t e2 = e[2];
    const int32_t e3 = e[3];
    const int32_t e4 = e[4];
    const int32_t e5 = e[5];
    const int32_t e6 = e[6];
    const int32_t e7 = e[7];
    const int32_t e8 = e[8];
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
    const uint32_t x18_1 = x18 * 1;
    const uint32_t x19 = x18_1 & 0x3fffffff;
    const int64_t r2 = r0 + (int64_t)x19 * -1;
    const int32_t x20 = (int32_t)(r2 >> 30);
    const int32_t x21 = x9 >> 31;
    const int32_t x22 = 0 - (x11 & 1);
    const int32_t x23 = x21 | ~x22;
    const int32_t x24 = x11 >> 1;
    const int32_t x25 = (int32_t)(0 - (uint32_t)(x9 ^ x23));
    const int32_t x26 = (x24 & ~x23) | (x10 & x23);
    const int32_t x27 = x24 - ((x10 ^ x21) & x22);
    const int64_t r3 = (int64_t)x14 * d1 + (int64_t)x17 * e1 + (int64_t)x20;
    const uint32_t out0 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x28 = (int32_t)(r3 >> 30);
    const int32_t x29 = x25 >> 31;
    const int32_t x30 = 0 - (x27 & 1);
    const int32_t x31 = x29 | ~x30;
    const int32_t x32 = x27 >> 1;
    const int32_t x33 = (int32_t)(0 - (uint32_t)(x25 ^ x31));
    const int32_t x34 = (x32 & ~x31) | (x26 & x31);
    const int32_t x35 = x32 - ((x26 ^ x29) & x30);
    const int64_t r4 = (int64_t)x14 * d2 + (int64_t)x17 * e2 + (int64_t)x28;
    const uint32_t out1 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x36 = (int32_t)(r4 >> 30);
    const int32_t x37 = x33 >> 31;
    const int32_t x38 = 0 - (x35 & 1);
    const int32_t x39 = x37 | ~x38;
    const int32_t x40 = x35 >> 1;
    const int32_t x41 = (int32_t)(0 - (uint32_t)(x33 ^ x39));
    const int32_t x42 = (x40 & ~x39) | (x34 & x39);
    const int32_t x43 = x40 - ((x34 ^ x37) & x38);
    const int64_t r5 = (int64_t)x14 * d3 + (int64_t)x17 * e3 + (int64_t)x36 + (int64_t)x19 * 64;
    const uint32_t out2 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x44 = (int32_t)(r5 >> 30);
    const int32_t x45 = x41 >> 31;
    const int32_t x46 = 0 - (x43 & 1);
    const int32_t x47 = x45 | ~x46;
    const int32_t x48 = x43 >> 1;
    const int32_t x49 = (int32_t)(0 - (uint32_t)(x41 ^ x47));
    const int32_t x50 = (x48 & ~x47) | (x42 & x47);
    const int32_t x51 = x48 - ((x42 ^ x45) & x46);
    const int64_t r6 = (int64_t)x14 * d4 + (int64_t)x17 * e4 + (int64_t)x44;
    const uint32_t out3 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x52 = (int32_t)(r6 >> 30);
    const int32_t x53 = x49 >> 31;
    const int32_t x54 = 0 - (x51 & 1);
    const int32_t x55 = x53 | ~x54;
    const int32_t x56 = x51 >> 1;
    const int32_t x57 = (int32_t)(0 - (uint32_t)(x49 ^ x55));
    const int32_t x58 = (x56 & ~x55) | (x50 & x55);
    const int32_t x59 = x56 - ((x50 ^ x53) & x54);
    const int64_t r7 = (int64_t)x14 * d5 + (int64_t)x17 * e5 + (int64_t)x52;
    const uint32_t out4 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x60 = (int32_t)(r7 >> 30);
    const int32_t x61 = x57 >> 31;
    const int32_t x62 = 0 - (x59 & 1);
    const int32_t x63 = x61 | ~x62;
    const int32_t x64 = x59 >> 1;
    const int32_t x65 = (int32_t)(0 - (uint32_t)(x57 ^ x63));
    const int32_t x66 = (x64 & ~x63) | (x58 & x63);
    const int32_t x67 = x64 - ((x58 ^ x61) & x62);
    const int64_t r8 = (int64_t)x14 * d6 + (int64_t)x17 * e6 + (int64_t)x60 + (int64_t)x19 * 4096;
    const uint32_t out5 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x68 = (int32_t)(r8 >> 30);
    const int32_t x69 = x65 >> 31;
    const int32_t x70 = 0 - (x67 & 1);
    const int32_t x71 = x69 | ~x70;
    const int32_t x72 = x67 >> 1;
    const int32_t x73 = (int32_t)(0 - (uint32_t)(x65 ^ x71));
    const int32_t x74 = (x72 & ~x71) | (x66 & x71);
    const int32_t x75 = x72 - ((x66 ^ x69) & x70);
    const int64_t r9 = (int64_t)x14 * d7 + (int64_t)x17 * e7 + (int64_t)x68 + (int64_t)x19 * -16384;
    const uint32_t out6 = (uint32_t)r9 & 0x3fffffff;
    const int32_t x76 = (int32_t)(r9 >> 30);
    const int32_t x77 = x73 >> 31;
    const int32_t x78 = 0 - (x75 & 1);
    const int32_t x79 = x77 | ~x78;
    const int32_t x80 = x75 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x73 ^ x79));
    const int32_t x81 = (x80 & ~x79) | (x74 & x79);
    const int32_t x82 = x80 - ((x74 ^ x77) & x78);
    const int64_t r11 = (int64_t)x14 * d8
        + (int64_t)x17 * e8
        + (int64_t)x76
        + (int64_t)x19 * 0x10000;
    const uint32_t out7 = (uint32_t)r11 & 0x3fffffff;
    const int32_t out8 = (int32_t)(r11 >> 30);
    const int32_t x83 = x81 + x81 + 1;
    const int32_t x84 = x83 + 512;
    const int32_t x85 = (int32_t)((uint32_t)x84 << 12);
    const int32_t u10 = x85 >> 22;
    const int32_t x86 = x83 + 0x80200;
    const int32_t v10 = x86 >> 20;
    const int32_t x87 = x82 + 512;
    const int32_t x88 = (int32_t)((uint32_t)x87 << 12);
    const int32_t q10 = x88 >> 22;
    const int32_t x89 = x82 + 0x80200;
    const int32_t r10 = x89 >> 20;
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
    out[8] = out8;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `next, all = low bits of floor((u * f + v * g) / 2^9), fewer in next than in all (not proved; bounds are)`
//
// - takes `u` in `[-512, 512]`
// - takes `v` in `[-512, 512]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - returns `next` in `[-2^31, 2^31 - 1]`
// - returns `all` in `[-2^31, 2^31 - 1]`
static void p256_divsteps_words(
    int32_t *next,
    int32_t *all,
    int32_t u,
    int32_t v,
    const int32_t f[10],
    const int32_t g[10]) {
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
static void p256_divsteps_low(int32_t *out, int32_t u, int32_t v, int32_t f, int32_t g) {
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
static void p256_divsteps_ahead(int32_t *out, int32_t u, int32_t v, int32_t f, int32_t g) {
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
static void p256_divsteps_pair(
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
static void p256_divsteps_batch(
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

// `2^27 * out + low + 2^302 * high = u * f + v * g`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - returns `low` in `[0, 2^27 - 1]`
// - returns `high` in `[-5, 4]`
static void p256_update_fg(
    int32_t out[10],
    uint32_t *low,
    int32_t *high,
    int32_t u,
    int32_t v,
    const int32_t f[10],
    const int32_t g[10]) {
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
    const int32_t out9 = (int32_t)(r9 >> 27);
    const int64_t r10 = (r9 >> 27) - (int64_t)out9;
    const int32_t high0 = (int32_t)(r10 >> 32);
    out[0] = (int32_t)out0;
    out[1] = (int32_t)out1;
    out[2] = (int32_t)out2;
    out[3] = (int32_t)out3;
    out[4] = (int32_t)out4;
    out[5] = (int32_t)out5;
    out[6] = (int32_t)out6;
    out[7] = (int32_t)out7;
    out[8] = (int32_t)out8;
    out[9] = out9;
    *low = low0;
    *high = high0;
}

// `2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void p256_update_de(
    int32_t out[9],
    int32_t *cut_u,
    int32_t *cut_v,
    int32_t u,
    int32_t v,
    const int32_t d[9],
    const int32_t e[9]) {
    const int32_t d0 = d[0];
    const int32_t d1 = d[1];
    const int32_t d2 = d[2];
    const int32_t d3 = d[3];
    const int32_t d4 = d[4];
    const int32_t d5 = d[5];
    const int32_t d6 = d[6];
    const int32_t d7 = d[7];
    const int32_t d8 = d[8];
    const int32_t e0 = e[0];
    const int32_t e1 = e[1];
    const int32_t e2 = e[2];
    const int32_t e3 = e[3];
    const int32_t e4 = e[4];
    const int32_t e5 = e[5];
    const int32_t e6 = e[6];
    const int32_t e7 = e[7];
    const int32_t e8 = e[8];
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
    const uint32_t x6_1 = x6 * 1;
    const uint32_t x7 = x6_1 & 0x3fffffff;
    const int64_t r1 = r0 + (int64_t)x7 * -1;
    const int32_t x8 = (int32_t)(r1 >> 30);
    const int64_t r2 = (int64_t)x2 * d1 + (int64_t)x5 * e1 + (int64_t)x8;
    const uint32_t out0 = (uint32_t)r2 & 0x3fffffff;
    const int32_t x9 = (int32_t)(r2 >> 30);
    const int64_t r3 = (int64_t)x2 * d2 + (int64_t)x5 * e2 + (int64_t)x9;
    const uint32_t out1 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x10 = (int32_t)(r3 >> 30);
    const int64_t r4 = (int64_t)x2 * d3 + (int64_t)x5 * e3 + (int64_t)x10 + (int64_t)x7 * 64;
    const uint32_t out2 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x11 = (int32_t)(r4 >> 30);
    const int64_t r5 = (int64_t)x2 * d4 + (int64_t)x5 * e4 + (int64_t)x11;
    const uint32_t out3 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x12 = (int32_t)(r5 >> 30);
    const int64_t r6 = (int64_t)x2 * d5 + (int64_t)x5 * e5 + (int64_t)x12;
    const uint32_t out4 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x13 = (int32_t)(r6 >> 30);
    const int64_t r7 = (int64_t)x2 * d6 + (int64_t)x5 * e6 + (int64_t)x13 + (int64_t)x7 * 4096;
    const uint32_t out5 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x14 = (int32_t)(r7 >> 30);
    const int64_t r8 = (int64_t)x2 * d7 + (int64_t)x5 * e7 + (int64_t)x14 + (int64_t)x7 * -16384;
    const uint32_t out6 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x15 = (int32_t)(r8 >> 30);
    const int64_t r9 = (int64_t)x2 * d8 + (int64_t)x5 * e8 + (int64_t)x15 + (int64_t)x7 * 0x10000;
    const uint32_t out7 = (uint32_t)r9 & 0x3fffffff;
    const int32_t out8 = (int32_t)(r9 >> 30);
    out[0] = (int32_t)out0;
    out[1] = (int32_t)out1;
    out[2] = (int32_t)out2;
    out[3] = (int32_t)out3;
    out[4] = (int32_t)out4;
    out[5] = (int32_t)out5;
    out[6] = (int32_t)out6;
    out[7] = (int32_t)out7;
    out[8] = out8;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `out = the integer of the limbs of a (mod p), 0 <= out < p`
//
// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
static void p256_invert_start(int32_t out[10], const uint32_t a[9]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t x0 = a1 + (a0 >> 29);
    const uint32_t x1 = x0 & 0x1fffffff;
    const uint32_t x2 = a2 + (x0 >> 29);
    const uint32_t x3 = x2 & 0x1fffffff;
    const uint32_t x4 = a3 + (x2 >> 29);
    const uint32_t x5 = x4 & 0x1fffffff;
    const uint32_t x6 = a4 + (x4 >> 29);
    const uint32_t x7 = x6 & 0x1fffffff;
    const uint32_t x8 = a5 + (x6 >> 29);
    const uint32_t x9 = x8 & 0x1fffffff;
    const uint32_t x10 = a6 + (x8 >> 29);
    const uint32_t x11 = x10 & 0x1fffffff;
    const uint32_t x12 = a7 + (x10 >> 29);
    const uint32_t x13 = x12 & 0x1fffffff;
    const uint32_t x14 = a8 + (x12 >> 29);
    const uint32_t x15 = x1 & 7;
    const uint32_t x16 = (a0 & 0x1fffffff) + (x15 << 29);
    const uint32_t x17 = x3 & 63;
    const uint32_t x18 = (x1 >> 3) + (x17 << 26);
    const uint32_t x19 = x5 & 511;
    const uint32_t x20 = (x3 >> 6) + (x19 << 23);
    const uint32_t x21 = x7 & 4095;
    const uint32_t x22 = (x5 >> 9) + (x21 << 20);
    const uint32_t x23 = x9 & 32767;
    const uint32_t x24 = (x7 >> 12) + (x23 << 17);
    const uint32_t x25 = x11 & 0x3ffff;
    const uint32_t x26 = (x9 >> 15) + (x25 << 14);
    const uint32_t x27 = x13 & 0x1fffff;
    const uint32_t x28 = (x11 >> 18) + (x27 << 11);
    const uint32_t x29 = x14 & 0xffffff;
    const uint32_t x30 = (x13 >> 21) + (x29 << 8);
    const uint32_t x31 = x14 >> 24;
    uint32_t x32;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x32, x16, 0xfffffffe, 0);
    uint32_t x33;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x33, x18, 0xffffffff, c0);
    uint32_t x34;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x34, x20, 0xffffffff, c1);
    uint32_t x35;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x35, x22, 1, c2);
    uint32_t x36;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x36, x24, 0, c3);
    uint32_t x37;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x37, x26, 0, c4);
    uint32_t x38;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x38, x28, 2, c5);
    uint32_t x39;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x39, x30, 0xfffffffe, c6);
    uint32_t x40;
    const uint8_t c8 = limbforge_sub_borrow_u32(&x40, x31, 1, c7);
    const uint32_t c8_mask = (uint32_t)0 - (uint32_t)c8;
    const uint32_t x41 = x32 ^ (c8_mask & (x16 ^ x32));
    const uint32_t x42 = x33 ^ (c8_mask & (x18 ^ x33));
    const uint32_t x43 = x34 ^ (c8_mask & (x20 ^ x34));
    const uint32_t x44 = x35 ^ (c8_mask & (x22 ^ x35));
    const uint32_t x45 = x36 ^ (c8_mask & (x24 ^ x36));
    const uint32_t x46 = x37 ^ (c8_mask & (x26 ^ x37));
    const uint32_t x47 = x38 ^ (c8_mask & (x28 ^ x38));
    const uint32_t x48 = x39 ^ (c8_mask & (x30 ^ x39));
    const uint32_t x49 = x40 ^ (c8_mask & (x31 ^ x40));
    uint32_t x50;
    const uint8_t c9 = limbforge_sub_borrow_u32(&x50, x41, 0xffffffff, 0);
    uint32_t x51;
    const uint8_t c10 = limbforge_sub_borrow_u32(&x51, x42, 0xffffffff, c9);
    uint32_t x52;
    const uint8_t c11 = limbforge_sub_borrow_u32(&x52, x43, 0xffffffff, c10);
    uint32_t x53;
    const uint8_t c12 = limbforge_sub_borrow_u32(&x53, x44, 0, c11);
    uint32_t x54;
    const uint8_t c13 = limbforge_sub_borrow_u32(&x54, x45, 0, c12);
    uint32_t x55;
    const uint8_t c14 = limbforge_sub_borrow_u32(&x55, x46, 0, c13);
    uint32_t x56;
    const uint8_t c15 = limbforge_sub_borrow_u32(&x56, x47, 1, c14);
    uint32_t x57;
    const uint8_t c16 = limbforge_sub_borrow_u32(&x57, x48, 0xffffffff, c15);
    uint32_t c17_unread;
    const uint8_t c17 = limbforge_sub_borrow_u32(&c17_unread, x49, 0, c16);
    const uint32_t c17_mask = (uint32_t)0 - (uint32_t)c17;
    const uint32_t x58 = x50 ^ (c17_mask & (x41 ^ x50));
    const uint32_t x59 = x51 ^ (c17_mask & (x42 ^ x51));
    const uint32_t x60 = x52 ^ (c17_mask & (x43 ^ x52));
    const uint32_t x61 = x53 ^ (c17_mask & (x44 ^ x53));
    const uint32_t x62 = x54 ^ (c17_mask & (x45 ^ x54));
    const uint32_t x63 = x55 ^ (c17_mask & (x46 ^ x55));
    const uint32_t x64 = x56 ^ (c17_mask & (x47 ^ x56));
    const uint32_t x65 = x57 ^ (c17_mask & (x48 ^ x57));
    const uint32_t x66 = x58 & 0x7ffffff;
    const uint32_t x67 = x59 & 0x3fffff;
    const uint32_t x68 = (x58 >> 27) + (x67 << 5);
    const uint32_t x69 = x60 & 0x1ffff;
    const uint32_t x70 = (x59 >> 22) + (x69 << 10);
    const uint32_t x71 = x61 & 4095;
    const uint32_t x72 = (x60 >> 17) + (x71 << 15);
    const uint32_t x73 = x62 & 127;
    const uint32_t x74 = (x61 >> 12) + (x73 << 20);
    const uint32_t x75 = x63 & 3;
    const uint32_t x76 = (x62 >> 7) + (x75 << 25);
    const uint32_t x77 = (x63 >> 2) & 0x7ffffff;
    const uint32_t x78 = x64 & 0xffffff;
    const uint32_t x79 = (x63 >> 29) + (x78 << 3);
    const uint32_t x80 = x65 & 0x7ffff;
    const uint32_t x81 = (x64 >> 24) + (x80 << 8);
    const int32_t o0 = (int32_t)x66 - 0x8000000;
    const int32_t o1 = (int32_t)x68 - 0x8000000 + 1;
    const int32_t o2 = (int32_t)x70 - 0x8000000 + 1;
    const int32_t o3 = (int32_t)x72 - 0x8000000 + 1;
    const int32_t o4 = (int32_t)x74 - 0x8000000 + 1;
    const int32_t o5 = (int32_t)x76 - 0x8000000 + 1;
    const int32_t o6 = (int32_t)x77 - 0x8000000 + 1;
    const int32_t o7 = (int32_t)x79 - 0x8000000 + 1;
    const int32_t o8 = (int32_t)x81 - 0x8000000 + 1;
    const uint32_t o9 = (x65 >> 19) + 1;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = (int32_t)o9;
}

// `out = 1 if f < 0, else 0`
//
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
// - returns `out` in `[0, 1]`
static void p256_invert_sign(uint32_t *out, const int32_t f[10]) {
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
    const int32_t x0 = f1 + (f0 >> 27);
    const int32_t x1 = f2 + (x0 >> 27);
    const int32_t x2 = f3 + (x1 >> 27);
    const int32_t x3 = f4 + (x2 >> 27);
    const int32_t x4 = f5 + (x3 >> 27);
    const int32_t x5 = f6 + (x4 >> 27);
    const int32_t x6 = f7 + (x5 >> 27);
    const int32_t x7 = f8 + (x6 >> 27);
    const int32_t x8 = x7 >> 27;
    const int64_t r0 = (int64_t)f9 + (int64_t)x8;
    const int32_t x9 = (int32_t)(r0 >> 32);
    const uint32_t x10 = (uint32_t)x9 + 1;
    uint32_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u32(&o0_unread, x10, 1, 0);
    *out = (uint32_t)o0;
}

// `out = -d if negative is 1, d if it is 0 (mod p)`
//
// - takes `negative` in `[0, 1]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
static void p256_invert_finish(uint32_t out[9], uint32_t negative, const int32_t d[9]) {
    const int32_t d0 = d[0];
    const int32_t d1 = d[1];
    const int32_t d2 = d[2];
    const int32_t d3 = d[3];
    const int32_t d4 = d[4];
    const int32_t d5 = d[5];
    const int32_t d6 = d[6];
    const int32_t d7 = d[7];
    const int32_t d8 = d[8];
    const int32_t x0 = -3 - d0;
    const int32_t x1 = d0 + -2;
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint32_t negative_mask = (uint32_t)0 - limbforge_barrier_u32(negative);
    const int32_t x2 = (int32_t)((uint32_t)x1 ^ (negative_mask & ((uint32_t)x0 ^ (uint32_t)x1)));
    const int32_t x3 = 0 - d1;
    const int32_t x4 = (int32_t)((uint32_t)d1 ^ (negative_mask & ((uint32_t)x3 ^ (uint32_t)d1)));
    const int32_t x5 = x4 + (x2 >> 30);
    const uint32_t x6 = (uint32_t)x5 & 0x3fffffff;
    const int32_t x7 = 0 - d2;
    const int32_t x8 = (int32_t)((uint32_t)d2 ^ (negative_mask & ((uint32_t)x7 ^ (uint32_t)d2)));
    const int32_t x9 = x8 + (x5 >> 30);
    const uint32_t x10 = (uint32_t)x9 & 0x3fffffff;
    const int32_t x11 = 192 - d3;
    const int32_t x12 = d3 + 128;
    const int32_t x13 = (int32_t)((uint32_t)x12 ^ (negative_mask & ((uint32_t)x11 ^ (uint32_t)x12)));
    const int32_t x14 = x13 + (x9 >> 30);
    const uint32_t x15 = (uint32_t)x14 & 0x3fffffff;
    const int32_t x16 = 0 - d4;
    const int32_t x17 = (int32_t)((uint32_t)d4 ^ (negative_mask & ((uint32_t)x16 ^ (uint32_t)d4)));
    const int32_t x18 = x17 + (x14 >> 30);
    const uint32_t x19 = (uint32_t)x18 & 0x3fffffff;
    const int32_t x20 = 0 - d5;
    const int32_t x21 = (int32_t)((uint32_t)d5 ^ (negative_mask & ((uint32_t)x20 ^ (uint32_t)d5)));
    const int32_t x22 = x21 + (x18 >> 30);
    const uint32_t x23 = (uint32_t)x22 & 0x3fffffff;
    const int32_t x24 = 12288 - d6;
    const int32_t x25 = d6 + 8192;
    const int32_t x26 = (int32_t)((uint32_t)x25 ^ (negative_mask & ((uint32_t)x24 ^ (uint32_t)x25)));
    const int32_t x27 = x26 + (x22 >> 30);
    const uint32_t x28 = (uint32_t)x27 & 0x3fffffff;
    const int32_t x29 = -49152 - d7;
    const int32_t x30 = d7 + -32768;
    const int32_t x31 = (int32_t)((uint32_t)x30 ^ (negative_mask & ((uint32_t)x29 ^ (uint32_t)x30)));
    const int32_t x32 = x31 + (x27 >> 30);
    const uint32_t x33 = (uint32_t)x32 & 0x3fffffff;
    const int32_t x34 = 0x30000 - d8;
    const int32_t x35 = d8 + 0x20000;
    const int32_t x36 = (int32_t)((uint32_t)x35 ^ (negative_mask & ((uint32_t)x34 ^ (uint32_t)x35)));
    const int32_t x37 = x36 + (x32 >> 30);
    const uint32_t x38 = x6 & 3;
    const uint32_t x39 = ((uint32_t)x2 & 0x3fffffff) + (x38 << 30);
    const uint32_t x40 = x10 & 15;
    const uint32_t x41 = (x6 >> 2) + (x40 << 28);
    const uint32_t x42 = x15 & 63;
    const uint32_t x43 = (x10 >> 4) + (x42 << 26);
    const uint32_t x44 = x19 & 255;
    const uint32_t x45 = (x15 >> 6) + (x44 << 24);
    const uint32_t x46 = x23 & 1023;
    const uint32_t x47 = (x19 >> 8) + (x46 << 22);
    const uint32_t x48 = x28 & 4095;
    const uint32_t x49 = (x23 >> 10) + (x48 << 20);
    const uint32_t x50 = x33 & 16383;
    const uint32_t x51 = (x28 >> 12) + (x50 << 18);
    const uint32_t x52 = (uint32_t)x37 & 65535;
    const uint32_t x53 = (x33 >> 14) + (x52 << 16);
    const uint32_t x54 = (uint32_t)(x37 >> 16);
    uint32_t x55;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x55, x39, 0xfffffffc, 0);
    uint32_t x56;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x56, x41, 0xffffffff, c0);
    uint32_t x57;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x57, x43, 0xffffffff, c1);
    uint32_t x58;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x58, x45, 3, c2);
    uint32_t x59;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x59, x47, 0, c3);
    uint32_t x60;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x60, x49, 0, c4);
    uint32_t x61;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x61, x51, 4, c5);
    uint32_t x62;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x62, x53, 0xfffffffc, c6);
    uint32_t x63;
    const uint8_t c8 = limbforge_sub_borrow_u32(&x63, x54, 3, c7);
    const uint32_t c8_mask = (uint32_t)0 - (uint32_t)c8;
    const uint32_t x64 = x55 ^ (c8_mask & (x39 ^ x55));
    const uint32_t x65 = x56 ^ (c8_mask & (x41 ^ x56));
    const uint32_t x66 = x57 ^ (c8_mask & (x43 ^ x57));
    const uint32_t x67 = x58 ^ (c8_mask & (x45 ^ x58));
    const uint32_t x68 = x59 ^ (c8_mask & (x47 ^ x59));
    const uint32_t x69 = x60 ^ (c8_mask & (x49 ^ x60));
    const uint32_t x70 = x61 ^ (c8_mask & (x51 ^ x61));
    const uint32_t x71 = x62 ^ (c8_mask & (x53 ^ x62));
    const uint32_t x72 = x63 ^ (c8_mask & (x54 ^ x63));
    uint32_t x73;
    const uint8_t c9 = limbforge_sub_borrow_u32(&x73, x64, 0xfffffffe, 0);
    uint32_t x74;
    const uint8_t c10 = limbforge_sub_borrow_u32(&x74, x65, 0xffffffff, c9);
    uint32_t x75;
    const uint8_t c11 = limbforge_sub_borrow_u32(&x75, x66, 0xffffffff, c10);
    uint32_t x76;
    const uint8_t c12 = limbforge_sub_borrow_u32(&x76, x67, 1, c11);
    uint32_t x77;
    const uint8_t c13 = limbforge_sub_borrow_u32(&x77, x68, 0, c12);
    uint32_t x78;
    const uint8_t c14 = limbforge_sub_borrow_u32(&x78, x69, 0, c13);
    uint32_t x79;
    const uint8_t c15 = limbforge_sub_borrow_u32(&x79, x70, 2, c14);
    uint32_t x80;
    const uint8_t c16 = limbforge_sub_borrow_u32(&x80, x71, 0xfffffffe, c15);
    uint32_t x81;
    const uint8_t c17 = limbforge_sub_borrow_u32(&x81, x72, 1, c16);
    const uint32_t c17_mask = (uint32_t)0 - (uint32_t)c17;
    const uint32_t x82 = x73 ^ (c17_mask & (x64 ^ x73));
    const uint32_t x83 = x74 ^ (c17_mask & (x65 ^ x74));
    const uint32_t x84 = x75 ^ (c17_mask & (x66 ^ x75));
    const uint32_t x85 = x76 ^ (c17_mask & (x67 ^ x76));
    const uint32_t x86 = x77 ^ (c17_mask & (x68 ^ x77));
    const uint32_t x87 = x78 ^ (c17_mask & (x69 ^ x78));
    const uint32_t x88 = x79 ^ (c17_mask & (x70 ^ x79));
    const uint32_t x89 = x80 ^ (c17_mask & (x71 ^ x80));
    const uint32_t x90 = x81 ^ (c17_mask & (x72 ^ x81));
    uint32_t x91;
    const uint8_t c18 = limbforge_sub_borrow_u32(&x91, x82, 0xffffffff, 0);
    uint32_t x92;
    const uint8_t c19 = limbforge_sub_borrow_u32(&x92, x83, 0xffffffff, c18);
    uint32_t x93;
    const uint8_t c20 = limbforge_sub_borrow_u32(&x93, x84, 0xffffffff, c19);
    uint32_t x94;
    const uint8_t c21 = limbforge_sub_borrow_u32(&x94, x85, 0, c20);
    uint32_t x95;
    const uint8_t c22 = limbforge_sub_borrow_u32(&x95, x86, 0, c21);
    uint32_t x96;
    const uint8_t c23 = limbforge_sub_borrow_u32(&x96, x87, 0, c22);
    uint32_t x97;
    const uint8_t c24 = limbforge_sub_borrow_u32(&x97, x88, 1, c23);
    uint32_t x98;
    const uint8_t c25 = limbforge_sub_borrow_u32(&x98, x89, 0xffffffff, c24);
    uint32_t c26_unread;
    const uint8_t c26 = limbforge_sub_borrow_u32(&c26_unread, x90, 0, c25);
    const uint32_t c26_mask = (uint32_t)0 - (uint32_t)c26;
    const uint32_t x99 = x91 ^ (c26_mask & (x82 ^ x91));
    const uint32_t x100 = x92 ^ (c26_mask & (x83 ^ x92));
    const uint32_t x101 = x93 ^ (c26_mask & (x84 ^ x93));
    const uint32_t x102 = x94 ^ (c26_mask & (x85 ^ x94));
    const uint32_t x103 = x95 ^ (c26_mask & (x86 ^ x95));
    const uint32_t x104 = x96 ^ (c26_mask & (x87 ^ x96));
    const uint32_t x105 = x97 ^ (c26_mask & (x88 ^ x97));
    const uint32_t x106 = x98 ^ (c26_mask & (x89 ^ x98));
    const uint32_t o0 = x99 & 0x1fffffff;
    const uint32_t x107 = x100 & 0x3ffffff;
    const uint32_t o1 = (x99 >> 29) + (x107 << 3);
    const uint32_t x108 = x101 & 0x7fffff;
    const uint32_t o2 = (x100 >> 26) + (x108 << 6);
    const uint32_t x109 = x102 & 0xfffff;
    const uint32_t o3 = (x101 >> 23) + (x109 << 9);
    const uint32_t x110 = x103 & 0x1ffff;
    const uint32_t o4 = (x102 >> 20) + (x110 << 12);
    const uint32_t x111 = x104 & 16383;
    const uint32_t o5 = (x103 >> 17) + (x111 << 15);
    const uint32_t x112 = x105 & 2047;
    const uint32_t o6 = (x104 >> 14) + (x112 << 18);
    const uint32_t x113 = x106 & 255;
    const uint32_t o7 = (x105 >> 11) + (x113 << 21);
    const uint32_t o8 = x106 >> 8;
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

// out = R * a (mod p)
void p256_to_montgomery(uint32_t out[9], const uint32_t a[9]) {
    uint32_t out_value[9];
    p256_mul(out_value, a, p256_r);
    memcpy(out, out_value, sizeof out_value);
}

// out = k * a (mod p)
void p256_mul_small(uint32_t out[9], const uint32_t a[9], uint32_t k) {
    uint32_t limbs[9];
    p256_limbs_of_word(limbs, k);
    uint32_t factor[9];
    p256_to_montgomery(factor, limbs);
    uint32_t out_value[9];
    p256_mul(out_value, a, factor);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
void p256_from_bytes(uint32_t out[9], const uint8_t bytes[32]) {
    uint32_t limbs[9];
    p256_limbs_of_bytes(limbs, bytes);
    uint32_t out_value[9];
    p256_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p), ok = 1 if bytes < p
void p256_from_bytes_canonical(uint32_t out[9], uint32_t *ok, const uint8_t bytes[32]) {
    uint32_t limbs[9];
    uint32_t ok_value;
    p256_limbs_of_bytes_canonical(limbs, &ok_value, bytes);
    uint32_t out_value[9];
    p256_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = 2 * a
void p256_double(uint32_t out[9], const uint32_t a[9]) {
    uint32_t loose_out[9];
    p256_add(loose_out, a, a);
    uint32_t out_value[9];
    p256_carry(out_value, loose_out);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a = 0, else 0
void p256_is_zero(uint32_t *out, const uint32_t a[9]) {
    uint8_t bytes[32];
    p256_to_bytes(bytes, a);
    uint32_t out_value;
    p256_bytes_are_zero(&out_value, bytes);
    *out = out_value;
}

// out = 1 if a = b, else 0
void p256_equal(uint32_t *out, const uint32_t a[9], const uint32_t b[9]) {
    uint32_t loose_difference[9];
    p256_sub(loose_difference, a, b);
    uint32_t difference[9];
    p256_carry(difference, loose_difference);
    uint32_t out_value;
    p256_is_zero(&out_value, difference);
    *out = out_value;
}

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void p256_is_odd(uint32_t *out, const uint32_t a[9]) {
    uint8_t bytes[32];
    p256_to_bytes(bytes, a);
    uint8_t half[32];
    uint32_t out_value;
    p256_bytes_parity(half, &out_value, bytes);
    *out = out_value;
}

// out = -a if choice is 1, a if it is 0
void p256_conditional_negate(uint32_t out[9], const uint32_t a[9], uint32_t choice) {
    uint32_t loose_opposite[9];
    p256_opp(loose_opposite, a);
    uint32_t opposite[9];
    p256_carry(opposite, loose_opposite);
    uint32_t out_value[9];
    p256_select(out_value, choice, opposite, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void p256_from_bytes_wide(uint32_t out[9], const uint8_t bytes[64]) {
    uint8_t low_bytes[32];
    memcpy(low_bytes, bytes + 0, sizeof low_bytes);
    uint32_t low[9];
    p256_from_bytes(low, low_bytes);
    uint8_t high_bytes[32];
    memcpy(high_bytes, bytes + 32, sizeof high_bytes);
    uint32_t high[9];
    p256_from_bytes(high, high_bytes);
    uint32_t shifted[9];
    p256_mul(shifted, high, p256_wide);
    uint32_t loose_out[9];
    p256_add(loose_out, low, shifted);
    uint32_t out_value[9];
    p256_carry(out_value, loose_out);
    memcpy(out, out_value, sizeof out_value);
}

// out = a^(2^k)
//
// Time depends on k.
void p256_pow2k(uint32_t out[9], const uint32_t a[9], uint32_t k) {
    uint32_t out_value[9];
    memcpy(out_value, a, sizeof out_value);
    for (uint32_t i = 0; i < k; i++) {
        p256_square(out_value, out_value);
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void p256_vartime_pow(
    uint32_t out[9],
    const uint32_t a[9],
    const uint64_t *exponent, size_t exponent_words) {
    uint32_t out_value[9];
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
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void p256_invert(uint32_t out[9], const uint32_t a[9]) {
    int32_t f[10];
    memcpy(f, ((const int32_t[]){-1, -(int32_t)0x8000000, -(int32_t)0x7ffffff, -(int32_t)0x7ff7fff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7ffffff, -(int32_t)0x7fffff7, -255, 8192}), sizeof f);
    int32_t g[10];
    p256_invert_start(g, a);
    int32_t d[9];
    memcpy(d, ((const int32_t[]){-(int32_t)0x40000000, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, 1}), sizeof d);
    int32_t e[9];
    memcpy(e, ((const int32_t[]){-(int32_t)0x3ffe8001, -(int32_t)0x3ff5ffff, -(int32_t)0x3fe7ffff, -(int32_t)0x5fffbf, -(int32_t)0x3000000, -(int32_t)0x8000000, -(int32_t)0x1ffff000, -16384, 65535}), sizeof e);
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
    p256_divsteps_head(&low_f, u, v, f, g);
    int32_t low_g;
    p256_divsteps_head(&low_g, q, r, f, g);
    for (uint32_t i = 0; i < 22; i++) {
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
        p256_divsteps_fg(&k, &u1, &v1, &q1, &r1, f, &low_1, &high_1, g, &low_2, &high_2, u0, v0, q0, r0, f, g, k, low_f, low_g);
        int32_t next_f;
        int32_t all_f;
        p256_divsteps_words(&next_f, &all_f, u1, v1, f, g);
        int32_t next_g;
        int32_t all_g;
        p256_divsteps_words(&next_g, &all_g, q1, r1, f, g);
        int32_t u2;
        int32_t v2;
        int32_t q2;
        int32_t r2;
        int32_t new_d[9];
        int32_t cut_u;
        int32_t cut_v;
        p256_divsteps_de(&k, &u2, &v2, &q2, &r2, new_d, &cut_u, &cut_v, u0, v0, d, e, k, next_f, next_g);
        p256_divsteps_low(&next_f, u2, v2, all_f, all_g);
        p256_divsteps_low(&next_g, q2, r2, all_f, all_g);
        int32_t u12;
        int32_t v12;
        int32_t q12;
        int32_t r12;
        p256_divsteps_pair(&u12, &v12, &q12, &r12, u2, v2, q2, r2, u1, v1, q1, r1);
        int32_t u3;
        int32_t v3;
        int32_t q3;
        int32_t r3;
        p256_divsteps_last(&k, &u3, &v3, &q3, &r3, e, &cut_u, &cut_v, q0, r0, d, e, k, next_f, next_g);
        memcpy(d, new_d, sizeof d);
        p256_divsteps_ahead(&low_f, u3, v3, next_f, next_g);
        p256_divsteps_ahead(&low_g, q3, r3, next_f, next_g);
        p256_divsteps_batch(&u, &v, &q, &r, u3, v3, q3, r3, u12, v12, q12, r12);
    }
    int32_t cut_u;
    int32_t cut_v;
    p256_update_de(d, &cut_u, &cut_v, u, v, d, e);
    uint32_t low_1;
    int32_t high_1;
    p256_update_fg(f, &low_1, &high_1, u, v, f, g);
    uint32_t negative;
    p256_invert_sign(&negative, f);
    uint32_t out_value[9];
    p256_invert_finish(out_value, negative, d);
    memcpy(out, out_value, sizeof out_value);
}

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void p256_invert_batch(uint32_t (*list)[9], uint32_t (*scratch)[9], size_t length) {
    uint32_t product[9];
    memcpy(product, p256_one, sizeof product);
    for (size_t i = 0; i < length; i++) {
        memcpy(scratch[i], product, sizeof scratch[i]);
        uint32_t x[9];
        memcpy(x, list[i], sizeof x);
        uint32_t zero;
        p256_is_zero(&zero, x);
        p256_select(x, zero, p256_one, x);
        p256_mul(product, product, x);
    }
    uint32_t inverse[9];
    p256_invert(inverse, product);
    for (size_t i = length; i-- > 0;) {
        uint32_t x[9];
        memcpy(x, list[i], sizeof x);
        uint32_t prefix[9];
        memcpy(prefix, scratch[i], sizeof prefix);
        uint32_t out[9];
        p256_mul(out, inverse, prefix);
        uint32_t zero;
        p256_is_zero(&zero, x);
        p256_select(out, zero, x, out);
        memcpy(list[i], out, sizeof list[i]);
        p256_select(x, zero, p256_one, x);
        p256_mul(inverse, inverse, x);
    }
}

// out = a^28948022302589062190674361737351893382521535853822578548883407827216774463487
static void p256_pow_root(uint32_t x28[9], const uint32_t a[9]) {
    uint32_t x1[9];
    p256_square(x1, a);
    uint32_t x2[9];
    p256_mul(x2, x1, a);
    uint32_t x3[9];
    p256_square(x3, x2);
    uint32_t x4[9];
    p256_mul(x4, x3, a);
    uint32_t x5[9];
    memcpy(x5, x4, sizeof x5);
    for (uint32_t i = 0; i < 3; i++) {
        p256_square(x5, x5);
    }
    uint32_t x6[9];
    p256_mul(x6, x5, x4);
    uint32_t x7[9];
    p256_square(x7, x6);
    uint32_t x8[9];
    p256_mul(x8, x7, a);
    uint32_t x9[9];
    memcpy(x9, x8, sizeof x9);
    for (uint32_t i = 0; i < 7; i++) {
        p256_square(x9, x9);
    }
    uint32_t x10[9];
    p256_mul(x10, x9, x8);
    uint32_t x11[9];
    memcpy(x11, x10, sizeof x11);
    for (uint32_t i = 0; i < 2; i++) {
        p256_square(x11, x11);
    }
    uint32_t x12[9];
    p256_mul(x12, x11, x2);
    uint32_t x13[9];
    memcpy(x13, x12, sizeof x13);
    for (uint32_t i = 0; i < 16; i++) {
        p256_square(x13, x13);
    }
    uint32_t x14[9];
    p256_mul(x14, x13, x12);
    uint32_t x15[9];
    memcpy(x15, x14, sizeof x15);
    for (uint32_t i = 0; i < 32; i++) {
        p256_square(x15, x15);
    }
    uint32_t x16[9];
    p256_mul(x16, x15, a);
    uint32_t x17[9];
    memcpy(x17, x16, sizeof x17);
    for (uint32_t i = 0; i < 112; i++) {
        p256_square(x17, x17);
    }
    uint32_t x18[9];
    p256_mul(x18, x17, x12);
    uint32_t x19[9];
    memcpy(x19, x18, sizeof x19);
    for (uint32_t i = 0; i < 16; i++) {
        p256_square(x19, x19);
    }
    uint32_t x20[9];
    p256_mul(x20, x19, x12);
    uint32_t x21[9];
    memcpy(x21, x20, sizeof x21);
    for (uint32_t i = 0; i < 16; i++) {
        p256_square(x21, x21);
    }
    uint32_t x22[9];
    p256_mul(x22, x21, x12);
    uint32_t x23[9];
    memcpy(x23, x22, sizeof x23);
    for (uint32_t i = 0; i < 16; i++) {
        p256_square(x23, x23);
    }
    uint32_t x24[9];
    p256_mul(x24, x23, x12);
    uint32_t x25[9];
    memcpy(x25, x24, sizeof x25);
    for (uint32_t i = 0; i < 16; i++) {
        p256_square(x25, x25);
    }
    uint32_t x26[9];
    p256_mul(x26, x25, x12);
    uint32_t x27[9];
    memcpy(x27, x26, sizeof x27);
    for (uint32_t i = 0; i < 14; i++) {
        p256_square(x27, x27);
    }
    uint32_t x28_value[9];
    p256_mul(x28_value, x27, x10);
    memcpy(x28, x28_value, sizeof x28_value);
}

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void p256_sqrt(uint32_t out[9], uint32_t *ok, const uint32_t a[9]) {
    uint32_t out_value[9];
    p256_pow_root(out_value, a);
    p256_mul(out_value, out_value, a);
    uint32_t squared[9];
    p256_square(squared, out_value);
    uint32_t ok_value;
    p256_equal(&ok_value, squared, a);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = a^((p - 1) / 2)
static void p256_pow_euler(uint32_t out[9], const uint32_t a[9]) {
    uint32_t out_value[9];
    p256_pow_root(out_value, a);
    p256_square(out_value, out_value);
    p256_mul(out_value, out_value, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a is a square or 0, else 0
void p256_is_square(uint32_t *out, const uint32_t a[9]) {
    uint32_t character[9];
    p256_pow_euler(character, a);
    uint32_t squared[9];
    p256_square(squared, character);
    uint32_t out_value;
    p256_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void p256_legendre(int32_t *out, const uint32_t a[9]) {
    uint32_t zero;
    p256_is_zero(&zero, a);
    uint32_t square;
    p256_is_square(&square, a);
    int32_t out_value;
    p256_sign_of(&out_value, zero, square);
    *out = out_value;
}
