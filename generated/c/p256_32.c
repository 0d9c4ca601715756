// Arithmetic modulo 2^256 - 2^224 + 2^192 + 2^96 - 1 (p256). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   2^256 - 2^224 + 2^192 + 2^96 - 1
// Recipe:  9x29 word(32) product-scanning double-word montgomery(product-scanning) carry(sequential)
// Limbs:   9 words of 32 bits
// Domain:  Montgomery; the sum of limb * weight is the element times R = 2^261 modulo the prime
//
// A function is right for words within the bounds that it takes; what it gives is within its bounds.
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
// The word of x - y - borrow; returns the next borrow.
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
// The same word; the compiler cannot know which.
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
// The word of `count` little-endian bytes.
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

#define P256_LIMBS 9
#define P256_BYTES 32

// 0.
const uint32_t p256_zero[9] = {0, 0, 0, 0, 0, 0, 0, 0, 0};

// 1.
const uint32_t p256_one[9] = {
    32, 0, 0, 0x1fffc000, 0x1fffffff, 0x1fffffff, 0x1f7fffff, 0x3ffffff, 0,
};

// 2^256: the weight of the upper half of wide bytes.
const uint32_t p256_wide[9] = {
    96, 0, 0x1ffff800, 0x1ffeffff, 0x1ffdffff, 0x1fffffff, 0x1effffff, 0x13ffffff, 0,
};

// A primitive root of unity of order 2^1, 3 to the (p - 1) / 2^1.
const uint32_t p256_root_of_unity[9] = {
    0x1fffffdf, 0x1fffffff, 0x1fffffff, 16895, 0, 0, 0x840000, 0x1be00000, 0xffffff,
};

// R: its limbs are those of R^2.
const uint32_t p256_r[9] = {
    3072, 0, 0x1fff0000, 0x1fdfffff, 0x1fbfffff, 0x1fffffff, 0x1fffffff, 0x1ffffffe, 19,
};

// `out = a + b (mod p)`
//
// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - takes `b`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - gives `out`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
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
// - gives `out`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
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
// - gives `out`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
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
// - gives `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
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
// - gives `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
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
// - gives `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
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
// - gives `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
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

// `out = a if choice is 1, b if it is 0`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - takes `b`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - gives `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
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
    // The compiler must not see that the flag is 0 or 1: it could branch on it.
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

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - takes `b`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - gives `x`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - gives `y`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
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
    // The compiler must not see that the flag is 0 or 1: it could branch on it.
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
// - gives `out`: every word in `[0, 2^32 - 1]`
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
// - gives `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
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
// - gives `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - gives `ok` in `[0, 1]`
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
// - gives `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
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
// - gives `out` in `[0, 1]`
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
// - gives `half`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^32 - 1]`; word 7 in `[0, 2^31 - 1]`
// - gives `odd` in `[0, 1]`
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
// - gives `out` in `[-2, 1]`
void p256_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square) {
    const uint32_t x0 = is_square + is_square;
    const uint32_t x1 = is_zero + 1;
    const int32_t o0 = (int32_t)x0 - (int32_t)x1;
    *out = o0;
}

// `R * out = a (mod p)`
//
// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
// - gives `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
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

// out = the parity of a in [0, p): its sign as RFC 9380 (section 4.1) and many encodings define it
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
// From uniform bytes the result is uniform but for a bias below 2^(8 - 8 * BYTES).
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
// Time depends on the exponent: it must not be secret.
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
void p256_invert(uint32_t x30[9], const uint32_t a[9]) {
    uint32_t x1[9];
    p256_square(x1, a);
    uint32_t x2[9];
    p256_mul(x2, x1, a);
    uint32_t x3[9];
    p256_square(x3, x2);
    uint32_t x4[9];
    p256_mul(x4, x3, a);
    uint32_t x5[9];
    p256_square(x5, x4);
    for (uint32_t i = 0; i < 2; i++) {
        p256_square(x5, x5);
    }
    uint32_t x6[9];
    p256_mul(x6, x5, x4);
    uint32_t x7[9];
    p256_square(x7, x6);
    uint32_t x8[9];
    p256_mul(x8, x7, a);
    uint32_t x9[9];
    p256_square(x9, x8);
    for (uint32_t i = 0; i < 6; i++) {
        p256_square(x9, x9);
    }
    uint32_t x10[9];
    p256_mul(x10, x9, x8);
    uint32_t x11[9];
    p256_square(x11, x10);
    p256_square(x11, x11);
    uint32_t x12[9];
    p256_mul(x12, x11, x2);
    uint32_t x13[9];
    p256_square(x13, x12);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x13, x13);
    }
    uint32_t x14[9];
    p256_mul(x14, x13, x12);
    uint32_t x15[9];
    p256_square(x15, x14);
    for (uint32_t i = 0; i < 31; i++) {
        p256_square(x15, x15);
    }
    uint32_t x16[9];
    p256_mul(x16, x15, a);
    uint32_t x17[9];
    p256_square(x17, x16);
    for (uint32_t i = 0; i < 111; i++) {
        p256_square(x17, x17);
    }
    uint32_t x18[9];
    p256_mul(x18, x17, x12);
    uint32_t x19[9];
    p256_square(x19, x18);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x19, x19);
    }
    uint32_t x20[9];
    p256_mul(x20, x19, x12);
    uint32_t x21[9];
    p256_square(x21, x20);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x21, x21);
    }
    uint32_t x22[9];
    p256_mul(x22, x21, x12);
    uint32_t x23[9];
    p256_square(x23, x22);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x23, x23);
    }
    uint32_t x24[9];
    p256_mul(x24, x23, x12);
    uint32_t x25[9];
    p256_square(x25, x24);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x25, x25);
    }
    uint32_t x26[9];
    p256_mul(x26, x25, x12);
    uint32_t x27[9];
    p256_square(x27, x26);
    for (uint32_t i = 0; i < 13; i++) {
        p256_square(x27, x27);
    }
    uint32_t x28[9];
    p256_mul(x28, x27, x10);
    uint32_t x29[9];
    p256_square(x29, x28);
    p256_square(x29, x29);
    uint32_t x30_value[9];
    p256_mul(x30_value, x29, a);
    memcpy(x30, x30_value, sizeof x30_value);
}

// Every element becomes its inverse; 0 stays 0, and which are 0 does not show in the time.
//
// The scratch space is as long as the list.
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
    p256_square(x5, x4);
    for (uint32_t i = 0; i < 2; i++) {
        p256_square(x5, x5);
    }
    uint32_t x6[9];
    p256_mul(x6, x5, x4);
    uint32_t x7[9];
    p256_square(x7, x6);
    uint32_t x8[9];
    p256_mul(x8, x7, a);
    uint32_t x9[9];
    p256_square(x9, x8);
    for (uint32_t i = 0; i < 6; i++) {
        p256_square(x9, x9);
    }
    uint32_t x10[9];
    p256_mul(x10, x9, x8);
    uint32_t x11[9];
    p256_square(x11, x10);
    p256_square(x11, x11);
    uint32_t x12[9];
    p256_mul(x12, x11, x2);
    uint32_t x13[9];
    p256_square(x13, x12);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x13, x13);
    }
    uint32_t x14[9];
    p256_mul(x14, x13, x12);
    uint32_t x15[9];
    p256_square(x15, x14);
    for (uint32_t i = 0; i < 31; i++) {
        p256_square(x15, x15);
    }
    uint32_t x16[9];
    p256_mul(x16, x15, a);
    uint32_t x17[9];
    p256_square(x17, x16);
    for (uint32_t i = 0; i < 111; i++) {
        p256_square(x17, x17);
    }
    uint32_t x18[9];
    p256_mul(x18, x17, x12);
    uint32_t x19[9];
    p256_square(x19, x18);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x19, x19);
    }
    uint32_t x20[9];
    p256_mul(x20, x19, x12);
    uint32_t x21[9];
    p256_square(x21, x20);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x21, x21);
    }
    uint32_t x22[9];
    p256_mul(x22, x21, x12);
    uint32_t x23[9];
    p256_square(x23, x22);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x23, x23);
    }
    uint32_t x24[9];
    p256_mul(x24, x23, x12);
    uint32_t x25[9];
    p256_square(x25, x24);
    for (uint32_t i = 0; i < 15; i++) {
        p256_square(x25, x25);
    }
    uint32_t x26[9];
    p256_mul(x26, x25, x12);
    uint32_t x27[9];
    p256_square(x27, x26);
    for (uint32_t i = 0; i < 13; i++) {
        p256_square(x27, x27);
    }
    uint32_t x28_value[9];
    p256_mul(x28_value, x27, x10);
    memcpy(x28, x28_value, sizeof x28_value);
}

// out^2 = a and ok = 1 if a is a square (0 is one); else ok = 0, and out is no root
//
// Which of the two roots it is, `is_odd` tells.
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

// out = 1 if a is a square, else 0; 0 is a square
void p256_is_square(uint32_t *out, const uint32_t a[9]) {
    uint32_t character[9];
    p256_pow_euler(character, a);
    uint32_t squared[9];
    p256_square(squared, character);
    uint32_t out_value;
    p256_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is another square, else -1
void p256_legendre(int32_t *out, const uint32_t a[9]) {
    uint32_t zero;
    p256_is_zero(&zero, a);
    uint32_t square;
    p256_is_square(&square, a);
    int32_t out_value;
    p256_sign_of(&out_value, zero, square);
    *out = out_value;
}
