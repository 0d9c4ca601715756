// Arithmetic modulo 2^448 - 2^224 - 1 (goldilocks). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   2^448 - 2^224 - 1
// Recipe:  8x56 adk double-word golden carry(parallel) invert(divsteps)
// Limbs:   8 words of 64 bits
// Domain:  standard; the sum of limb * weight is the element modulo the prime
//
// If all inputs are within their bounds, the results are correct and within theirs.
//
// limb  weight  tight                   loose
// 0     2^0     [0, 0x101ffffffffffff]  [0, 0x301fffffffffffd]
// 1     2^56    [0, 0x101ffffffffffff]  [0, 0x301fffffffffffd]
// 2     2^112   [0, 0x101ffffffffffff]  [0, 0x301fffffffffffd]
// 3     2^168   [0, 0x101ffffffffffff]  [0, 0x301fffffffffffd]
// 4     2^224   [0, 0x101ffffffffffff]  [0, 0x301fffffffffffb]
// 5     2^280   [0, 0x101ffffffffffff]  [0, 0x301fffffffffffd]
// 6     2^336   [0, 0x101ffffffffffff]  [0, 0x301fffffffffffd]
// 7     2^392   [0, 0x101ffffffffffff]  [0, 0x301fffffffffffd]

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

#define goldilocks_LIMBS 8
#define goldilocks_BYTES 56

// 0.
const uint64_t goldilocks_zero[8] = {0, 0, 0, 0, 0, 0, 0, 0};

// 1.
const uint64_t goldilocks_one[8] = {1, 0, 0, 0, 0, 0, 0, 0};

// 2^448, the weight of the upper half of a double-length encoding.
const uint64_t goldilocks_wide[8] = {1, 0, 0, 0, 1, 0, 0, 0};

// 7^((p - 1) / 2^1), a primitive root of unity of order 2^1.
const uint64_t goldilocks_root_of_unity[8] = {
    0xfffffffffffffe,
    0xffffffffffffff,
    0xffffffffffffff,
    0xffffffffffffff,
    0xfffffffffffffe,
    0xffffffffffffff,
    0xffffffffffffff,
    0xffffffffffffff,
};

// `out = a + b (mod p)`
//
// - takes `a`: every word in `[0, 0x101ffffffffffff]`
// - takes `b`: every word in `[0, 0x101ffffffffffff]`
// - returns `out`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
void goldilocks_add(uint64_t out[8], const uint64_t a[8], const uint64_t b[8]) {
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
    const uint64_t o0 = a0 + b0;
    const uint64_t o1 = a1 + b1;
    const uint64_t o2 = a2 + b2;
    const uint64_t o3 = a3 + b3;
    const uint64_t o4 = a4 + b4;
    const uint64_t o5 = a5 + b5;
    const uint64_t o6 = a6 + b6;
    const uint64_t o7 = a7 + b7;
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
// - takes `a`: every word in `[0, 0x101ffffffffffff]`
// - takes `b`: every word in `[0, 0x101ffffffffffff]`
// - returns `out`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
void goldilocks_sub(uint64_t out[8], const uint64_t a[8], const uint64_t b[8]) {
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
    const uint64_t o0 = a0 + 0x1fffffffffffffe - b0;
    const uint64_t o1 = a1 + 0x1fffffffffffffe - b1;
    const uint64_t o2 = a2 + 0x1fffffffffffffe - b2;
    const uint64_t o3 = a3 + 0x1fffffffffffffe - b3;
    const uint64_t o4 = a4 + 0x1fffffffffffffc - b4;
    const uint64_t o5 = a5 + 0x1fffffffffffffe - b5;
    const uint64_t o6 = a6 + 0x1fffffffffffffe - b6;
    const uint64_t o7 = a7 + 0x1fffffffffffffe - b7;
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
// - takes `a`: every word in `[0, 0x101ffffffffffff]`
// - returns `out`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
void goldilocks_opp(uint64_t out[8], const uint64_t a[8]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t o0 = 0x1fffffffffffffe - a0;
    const uint64_t o1 = 0x1fffffffffffffe - a1;
    const uint64_t o2 = 0x1fffffffffffffe - a2;
    const uint64_t o3 = 0x1fffffffffffffe - a3;
    const uint64_t o4 = 0x1fffffffffffffc - a4;
    const uint64_t o5 = 0x1fffffffffffffe - a5;
    const uint64_t o6 = 0x1fffffffffffffe - a6;
    const uint64_t o7 = 0x1fffffffffffffe - a7;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
}

// `out = a (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
// - returns `out`: every word in `[0, 0x101ffffffffffff]`
void goldilocks_carry(uint64_t out[8], const uint64_t a[8]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t x0 = a7 >> 56;
    const uint64_t o1 = (a1 & 0xffffffffffffff) + (a0 >> 56);
    const uint64_t o2 = (a2 & 0xffffffffffffff) + (a1 >> 56);
    const uint64_t o3 = (a3 & 0xffffffffffffff) + (a2 >> 56);
    const uint64_t o5 = (a5 & 0xffffffffffffff) + (a4 >> 56);
    const uint64_t o6 = (a6 & 0xffffffffffffff) + (a5 >> 56);
    const uint64_t o7 = (a7 & 0xffffffffffffff) + (a6 >> 56);
    const uint64_t o4 = (a4 & 0xffffffffffffff) + (a3 >> 56) + x0;
    const uint64_t o0 = (a0 & 0xffffffffffffff) + x0;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
}

// `out = a * b (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
// - takes `b`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
// - returns `out`: every word in `[0, 0x101ffffffffffff]`
void goldilocks_mul(uint64_t out[8], const uint64_t a[8], const uint64_t b[8]) {
    typedef limbforge_u128 u128;
    typedef limbforge_i128 i128;
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
    const u128 r0 = (u128)a0 * b0;
    const u128 r1 = (u128)a1 * b1;
    const u128 r2 = (u128)a2 * b2;
    const u128 r3 = (u128)a3 * b3;
    const u128 r4 = r0 + r1;
    const u128 r5 = r4 + r2;
    const u128 r6 = r5 + r3;
    const u128 r7 = r3 + r2;
    const u128 r8 = r7 + r1;
    const int64_t x0 = (int64_t)a0 - (int64_t)a1;
    const int64_t x1 = (int64_t)b1 - (int64_t)b0;
    const i128 r9 = (i128)r4 + (i128)x0 * x1;
    const int64_t x2 = (int64_t)a0 - (int64_t)a2;
    const int64_t x3 = (int64_t)b2 - (int64_t)b0;
    const i128 r10 = (i128)r5 + (i128)x2 * x3;
    const int64_t x4 = (int64_t)a0 - (int64_t)a3;
    const int64_t x5 = (int64_t)b3 - (int64_t)b0;
    const int64_t x6 = (int64_t)a1 - (int64_t)a2;
    const int64_t x7 = (int64_t)b2 - (int64_t)b1;
    const i128 r11 = (i128)r6 + (i128)x4 * x5 + (i128)x6 * x7;
    const int64_t x8 = (int64_t)a1 - (int64_t)a3;
    const int64_t x9 = (int64_t)b3 - (int64_t)b1;
    const i128 r12 = (i128)r8 + (i128)x8 * x9;
    const int64_t x10 = (int64_t)a2 - (int64_t)a3;
    const int64_t x11 = (int64_t)b3 - (int64_t)b2;
    const i128 r13 = (i128)r7 + (i128)x10 * x11;
    const u128 r14 = (u128)a4 * b4;
    const u128 r15 = (u128)a5 * b5;
    const u128 r16 = (u128)a6 * b6;
    const u128 r17 = (u128)a7 * b7;
    const u128 r18 = r14 + r15;
    const u128 r19 = r18 + r16;
    const u128 r20 = r19 + r17;
    const u128 r21 = r17 + r16;
    const u128 r22 = r21 + r15;
    const int64_t x12 = (int64_t)a4 - (int64_t)a5;
    const int64_t x13 = (int64_t)b5 - (int64_t)b4;
    const int64_t x14 = (int64_t)a4 - (int64_t)a6;
    const int64_t x15 = (int64_t)b6 - (int64_t)b4;
    const int64_t x16 = (int64_t)a4 - (int64_t)a7;
    const int64_t x17 = (int64_t)b7 - (int64_t)b4;
    const int64_t x18 = (int64_t)a5 - (int64_t)a6;
    const int64_t x19 = (int64_t)b6 - (int64_t)b5;
    const int64_t x20 = (int64_t)a5 - (int64_t)a7;
    const int64_t x21 = (int64_t)b7 - (int64_t)b5;
    const int64_t x22 = (int64_t)a6 - (int64_t)a7;
    const int64_t x23 = (int64_t)b7 - (int64_t)b6;
    const uint64_t x24 = a0 + a4;
    const uint64_t x25 = a1 + a5;
    const uint64_t x26 = a2 + a6;
    const uint64_t x27 = a3 + a7;
    const uint64_t x28 = b0 + b4;
    const uint64_t x29 = b1 + b5;
    const uint64_t x30 = b2 + b6;
    const uint64_t x31 = b3 + b7;
    const u128 r23 = (u128)x24 * x28;
    const u128 r24 = (u128)x25 * x29;
    const u128 r25 = (u128)x26 * x30;
    const u128 r26 = (u128)x27 * x31;
    const u128 r27 = r23 + r24;
    const u128 r28 = r27 + r25;
    const u128 r29 = r28 + r26;
    const u128 r30 = r26 + r25;
    const u128 r31 = r30 + r24;
    const int64_t x32 = (int64_t)x24 - (int64_t)x25;
    const int64_t x33 = (int64_t)x29 - (int64_t)x28;
    const int64_t x34 = (int64_t)x24 - (int64_t)x26;
    const int64_t x35 = (int64_t)x30 - (int64_t)x28;
    const int64_t x36 = (int64_t)x24 - (int64_t)x27;
    const int64_t x37 = (int64_t)x31 - (int64_t)x28;
    const int64_t x38 = (int64_t)x25 - (int64_t)x26;
    const int64_t x39 = (int64_t)x30 - (int64_t)x29;
    const int64_t x40 = (int64_t)x25 - (int64_t)x27;
    const int64_t x41 = (int64_t)x31 - (int64_t)x29;
    const int64_t x42 = (int64_t)x26 - (int64_t)x27;
    const int64_t x43 = (int64_t)x31 - (int64_t)x30;
    const u128 r32 = r0 + r14;
    const i128 r33 = (i128)r20 + (i128)x16 * x17 + (i128)x18 * x19 + r11;
    const u128 r34 = r3 + r17;
    const i128 r35 = (i128)r29 + (i128)x36 * x37 + (i128)x38 * x39 - r11;
    const i128 r36 = (i128)r31 + (i128)x40 * x41 - r12;
    const i128 r37 = (i128)r30 + (i128)x42 * x43 - r13;
    const i128 r38 = (i128)r26 - (i128)r3;
    const i128 r39 = (i128)r32 + r36;
    const i128 r40 = (i128)r18 + (i128)x12 * x13 + r9 + r37;
    const i128 r41 = (i128)r19 + (i128)x14 * x15 + r10 + r38;
    const i128 r42 = (i128)r23 - (i128)r0 + ((i128)r22 + (i128)x20 * x21 + r12) + r36;
    const i128 r43 = (i128)r27 + (i128)x32 * x33 - r9 + ((i128)r21 + (i128)x22 * x23 + r13) + r37;
    const i128 r44 = (i128)r28 + (i128)x34 * x35 - r10 + (i128)r34 + r38;
    const uint64_t x44 = (uint64_t)(r35 >> 56);
    const uint64_t x45 = ((uint64_t)r41 & 0xffffffffffffff) + (uint64_t)(r40 >> 56);
    const uint64_t x46 = ((uint64_t)r33 & 0xffffffffffffff) + (uint64_t)(r41 >> 56);
    const uint64_t x47 = ((uint64_t)r44 & 0xffffffffffffff) + (uint64_t)(r43 >> 56);
    const uint64_t x48 = ((uint64_t)r35 & 0xffffffffffffff) + (uint64_t)(r44 >> 56);
    const uint64_t x49 = x44 & 0xffffffffffffff;
    const uint64_t x50 = x44 >> 56;
    const uint64_t x51 = ((uint64_t)r42 & 0xffffffffffffff) + (uint64_t)(r33 >> 56) + x49;
    const uint64_t x52 = ((uint64_t)r43 & 0xffffffffffffff) + (uint64_t)(r42 >> 56) + x50;
    const uint64_t x53 = ((uint64_t)r39 & 0xffffffffffffff) + x49;
    const uint64_t x54 = ((uint64_t)r40 & 0xffffffffffffff) + (uint64_t)(r39 >> 56) + x50;
    const uint64_t x55 = x48 >> 56;
    const uint64_t o1 = (x54 & 0xffffffffffffff) + (x53 >> 56);
    const uint64_t o2 = (x45 & 0xffffffffffffff) + (x54 >> 56);
    const uint64_t o3 = (x46 & 0xffffffffffffff) + (x45 >> 56);
    const uint64_t o5 = (x52 & 0xffffffffffffff) + (x51 >> 56);
    const uint64_t o6 = (x47 & 0xffffffffffffff) + (x52 >> 56);
    const uint64_t o7 = (x48 & 0xffffffffffffff) + (x47 >> 56);
    const uint64_t o4 = (x51 & 0xffffffffffffff) + (x46 >> 56) + x55;
    const uint64_t o0 = (x53 & 0xffffffffffffff) + x55;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
}

// `out = a^2 (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
// - returns `out`: every word in `[0, 0x101ffffffffffff]`
void goldilocks_square(uint64_t out[8], const uint64_t a[8]) {
    typedef limbforge_u128 u128;
    typedef limbforge_i128 i128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const u128 r0 = (u128)a0 * a0;
    const uint64_t a0_2 = a0 << 1;
    const u128 r1 = (u128)a0_2 * a1;
    const u128 r2 = (u128)a0_2 * a2 + (u128)a1 * a1;
    const uint64_t a1_2 = a1 << 1;
    const u128 r3 = (u128)a0_2 * a3 + (u128)a1_2 * a2;
    const u128 r4 = (u128)a1_2 * a3 + (u128)a2 * a2;
    const uint64_t a2_2 = a2 << 1;
    const u128 r5 = (u128)a2_2 * a3;
    const u128 r6 = (u128)a3 * a3;
    const uint64_t a4_2 = a4 << 1;
    const uint64_t a5_2 = a5 << 1;
    const uint64_t a6_2 = a6 << 1;
    const uint64_t x0 = a0 + a4;
    const uint64_t x1 = a1 + a5;
    const uint64_t x2 = a2 + a6;
    const uint64_t x3 = a3 + a7;
    const u128 r7 = (u128)x0 * x0;
    const uint64_t x0_2 = x0 << 1;
    const u128 r8 = (u128)x0_2 * x1;
    const u128 r9 = (u128)x0_2 * x2 + (u128)x1 * x1;
    const uint64_t x1_2 = x1 << 1;
    const u128 r10 = (u128)x0_2 * x3 + (u128)x1_2 * x2;
    const u128 r11 = (u128)x1_2 * x3 + (u128)x2 * x2;
    const uint64_t x2_2 = x2 << 1;
    const u128 r12 = (u128)x2_2 * x3;
    const u128 r13 = (u128)x3 * x3;
    const u128 r14 = r0 + (u128)a4 * a4;
    const u128 r15 = r1 + (u128)a4_2 * a5;
    const u128 r16 = (u128)a4_2 * a6 + (u128)a5 * a5 + r2;
    const u128 r17 = (u128)a4_2 * a7 + (u128)a5_2 * a6 + r3;
    const u128 r18 = (u128)a5_2 * a7 + (u128)a6 * a6 + r4;
    const u128 r19 = r5 + (u128)a6_2 * a7;
    const u128 r20 = r6 + (u128)a7 * a7;
    const i128 r21 = (i128)r10 - (i128)r3;
    const i128 r22 = (i128)r11 - (i128)r4;
    const i128 r23 = (i128)r12 - (i128)r5;
    const i128 r24 = (i128)r13 - (i128)r6;
    const i128 r25 = (i128)r14 + r22;
    const i128 r26 = (i128)r15 + r23;
    const i128 r27 = (i128)r16 + r24;
    const i128 r28 = (i128)r7 - (i128)r0 + (i128)r18 + r22;
    const i128 r29 = (i128)r8 - (i128)r1 + (i128)r19 + r23;
    const i128 r30 = (i128)r9 - (i128)r2 + (i128)r20 + r24;
    const uint64_t x4 = (uint64_t)(r21 >> 56);
    const uint64_t x5 = ((uint64_t)r27 & 0xffffffffffffff) + (uint64_t)(r26 >> 56);
    const uint64_t x6 = ((uint64_t)r17 & 0xffffffffffffff) + (uint64_t)(r27 >> 56);
    const uint64_t x7 = ((uint64_t)r30 & 0xffffffffffffff) + (uint64_t)(r29 >> 56);
    const uint64_t x8 = ((uint64_t)r21 & 0xffffffffffffff) + (uint64_t)(r30 >> 56);
    const uint64_t x9 = x4 & 0xffffffffffffff;
    const uint64_t x10 = x4 >> 56;
    const uint64_t x11 = ((uint64_t)r28 & 0xffffffffffffff) + (uint64_t)(r17 >> 56) + x9;
    const uint64_t x12 = ((uint64_t)r29 & 0xffffffffffffff) + (uint64_t)(r28 >> 56) + x10;
    const uint64_t x13 = ((uint64_t)r25 & 0xffffffffffffff) + x9;
    const uint64_t x14 = ((uint64_t)r26 & 0xffffffffffffff) + (uint64_t)(r25 >> 56) + x10;
    const uint64_t x15 = x8 >> 56;
    const uint64_t o1 = (x14 & 0xffffffffffffff) + (x13 >> 56);
    const uint64_t o2 = (x5 & 0xffffffffffffff) + (x14 >> 56);
    const uint64_t o3 = (x6 & 0xffffffffffffff) + (x5 >> 56);
    const uint64_t o5 = (x12 & 0xffffffffffffff) + (x11 >> 56);
    const uint64_t o6 = (x7 & 0xffffffffffffff) + (x12 >> 56);
    const uint64_t o7 = (x8 & 0xffffffffffffff) + (x7 >> 56);
    const uint64_t o4 = (x11 & 0xffffffffffffff) + (x6 >> 56) + x15;
    const uint64_t o0 = (x13 & 0xffffffffffffff) + x15;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
}

// `out = k * a (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
// - takes `k` in `[0, 2^32 - 1]`
// - returns `out`: every word in `[0, 0x101ffffffffffff]`
void goldilocks_mul_small(uint64_t out[8], const uint64_t a[8], uint32_t k) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const u128 r0 = (u128)a0 * (uint64_t)k;
    const u128 r1 = (u128)a1 * (uint64_t)k;
    const u128 r2 = (u128)a2 * (uint64_t)k;
    const u128 r3 = (u128)a3 * (uint64_t)k;
    const u128 r4 = (u128)a4 * (uint64_t)k;
    const u128 r5 = (u128)a5 * (uint64_t)k;
    const u128 r6 = (u128)a6 * (uint64_t)k;
    const u128 r7 = (u128)a7 * (uint64_t)k;
    const uint64_t x0 = (uint64_t)(r7 >> 56);
    const uint64_t o1 = ((uint64_t)r1 & 0xffffffffffffff) + (uint64_t)(r0 >> 56);
    const uint64_t o2 = ((uint64_t)r2 & 0xffffffffffffff) + (uint64_t)(r1 >> 56);
    const uint64_t o3 = ((uint64_t)r3 & 0xffffffffffffff) + (uint64_t)(r2 >> 56);
    const uint64_t o5 = ((uint64_t)r5 & 0xffffffffffffff) + (uint64_t)(r4 >> 56);
    const uint64_t o6 = ((uint64_t)r6 & 0xffffffffffffff) + (uint64_t)(r5 >> 56);
    const uint64_t o7 = ((uint64_t)r7 & 0xffffffffffffff) + (uint64_t)(r6 >> 56);
    const uint64_t o4 = ((uint64_t)r4 & 0xffffffffffffff) + (uint64_t)(r3 >> 56) + x0;
    const uint64_t o0 = ((uint64_t)r0 & 0xffffffffffffff) + x0;
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
// - takes `a`: every word in `[0, 0x101ffffffffffff]`
// - returns `out`: every word in `[0, 0x101ffffffffffff]`
void goldilocks_halve(uint64_t out[8], const uint64_t a[8]) {
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
    const uint64_t x1 = c0_mask & 0xffffffffffffff;
    const uint64_t x2 = a0 + x1;
    const uint64_t x3 = a1 + x1;
    const uint64_t x4 = a2 + x1;
    const uint64_t x5 = a3 + x1;
    const uint64_t x6 = a4 + (c0_mask & 0xfffffffffffffe);
    const uint64_t x7 = a5 + x1;
    const uint64_t x8 = a6 + x1;
    const uint64_t x9 = a7 + x1;
    const uint64_t x10 = x3 & 1;
    const uint64_t x11 = (x2 >> 1) + (x10 << 55);
    const uint64_t x12 = x4 & 1;
    const uint64_t x13 = (x3 >> 1) + (x12 << 55);
    const uint64_t x14 = x5 & 1;
    const uint64_t x15 = (x4 >> 1) + (x14 << 55);
    const uint64_t x16 = x6 & 1;
    const uint64_t x17 = (x5 >> 1) + (x16 << 55);
    const uint64_t x18 = x7 & 1;
    const uint64_t x19 = (x6 >> 1) + (x18 << 55);
    const uint64_t x20 = x8 & 1;
    const uint64_t x21 = (x7 >> 1) + (x20 << 55);
    const uint64_t x22 = x9 & 1;
    const uint64_t x23 = (x8 >> 1) + (x22 << 55);
    const uint64_t x24 = x9 >> 1;
    const uint64_t x25 = x24 >> 56;
    const uint64_t o1 = (x13 & 0xffffffffffffff) + (x11 >> 56);
    const uint64_t o2 = (x15 & 0xffffffffffffff) + (x13 >> 56);
    const uint64_t o3 = (x17 & 0xffffffffffffff) + (x15 >> 56);
    const uint64_t o5 = (x21 & 0xffffffffffffff) + (x19 >> 56);
    const uint64_t o6 = (x23 & 0xffffffffffffff) + (x21 >> 56);
    const uint64_t o7 = (x24 & 0xffffffffffffff) + (x23 >> 56);
    const uint64_t o4 = (x19 & 0xffffffffffffff) + (x17 >> 56) + x25;
    const uint64_t o0 = (x11 & 0xffffffffffffff) + x25;
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
// - takes `a`: every word in `[0, 0x101ffffffffffff]`
// - takes `b`: every word in `[0, 0x101ffffffffffff]`
// - returns `out`: every word in `[0, 0x101ffffffffffff]`
void goldilocks_select(uint64_t out[8], uint64_t choice, const uint64_t a[8], const uint64_t b[8]) {
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
// - takes `a`: every word in `[0, 0x101ffffffffffff]`
// - takes `b`: every word in `[0, 0x101ffffffffffff]`
// - returns `x`: every word in `[0, 0x101ffffffffffff]`
// - returns `y`: every word in `[0, 0x101ffffffffffff]`
void goldilocks_swap(
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

// `out = a (mod p), 0 <= out < p`
//
// - takes `a`: every word in `[0, 0x101ffffffffffff]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void goldilocks_to_bytes(uint8_t out[56], const uint64_t a[8]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t x0 = a1 + (a0 >> 56);
    const uint64_t x1 = x0 & 0xffffffffffffff;
    const uint64_t x2 = a2 + (x0 >> 56);
    const uint64_t x3 = x2 & 0xffffffffffffff;
    const uint64_t x4 = a3 + (x2 >> 56);
    const uint64_t x5 = x4 & 0xffffffffffffff;
    const uint64_t x6 = a4 + (x4 >> 56);
    const uint64_t x7 = x6 & 0xffffffffffffff;
    const uint64_t x8 = a5 + (x6 >> 56);
    const uint64_t x9 = x8 & 0xffffffffffffff;
    const uint64_t x10 = a6 + (x8 >> 56);
    const uint64_t x11 = x10 & 0xffffffffffffff;
    const uint64_t x12 = a7 + (x10 >> 56);
    const uint64_t x13 = x1 & 255;
    const uint64_t x14 = (a0 & 0xffffffffffffff) + (x13 << 56);
    const uint64_t x15 = x3 & 65535;
    const uint64_t x16 = (x1 >> 8) + (x15 << 48);
    const uint64_t x17 = x5 & 0xffffff;
    const uint64_t x18 = (x3 >> 16) + (x17 << 40);
    const uint64_t x19 = x7 & 0xffffffff;
    const uint64_t x20 = (x5 >> 24) + (x19 << 32);
    const uint64_t x21 = x9 & 0xffffffffff;
    const uint64_t x22 = (x7 >> 32) + (x21 << 24);
    const uint64_t x23 = x11 & 0xffffffffffff;
    const uint64_t x24 = (x9 >> 40) + (x23 << 16);
    const uint64_t x25 = x12 & 0xffffffffffffff;
    const uint64_t x26 = (x11 >> 48) + (x25 << 8);
    const uint64_t x27 = x12 >> 56;
    uint64_t x28;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x28, x14, 0xfffffffffffffffe, 0);
    uint64_t x29;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x29, x16, 0xffffffffffffffff, c0);
    uint64_t x30;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x30, x18, 0xffffffffffffffff, c1);
    uint64_t x31;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x31, x20, 0xfffffffdffffffff, c2);
    uint64_t x32;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x32, x22, 0xffffffffffffffff, c3);
    uint64_t x33;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x33, x24, 0xffffffffffffffff, c4);
    uint64_t x34;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x34, x26, 0xffffffffffffffff, c5);
    uint64_t x35;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x35, x27, 1, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x36 = x28 ^ (c7_mask & (x14 ^ x28));
    const uint64_t x37 = x29 ^ (c7_mask & (x16 ^ x29));
    const uint64_t x38 = x30 ^ (c7_mask & (x18 ^ x30));
    const uint64_t x39 = x31 ^ (c7_mask & (x20 ^ x31));
    const uint64_t x40 = x32 ^ (c7_mask & (x22 ^ x32));
    const uint64_t x41 = x33 ^ (c7_mask & (x24 ^ x33));
    const uint64_t x42 = x34 ^ (c7_mask & (x26 ^ x34));
    const uint64_t x43 = x35 ^ (c7_mask & (x27 ^ x35));
    uint64_t x44;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x44, x36, 0xffffffffffffffff, 0);
    uint64_t x45;
    const uint8_t c9 = limbforge_sub_borrow_u64(&x45, x37, 0xffffffffffffffff, c8);
    uint64_t x46;
    const uint8_t c10 = limbforge_sub_borrow_u64(&x46, x38, 0xffffffffffffffff, c9);
    uint64_t x47;
    const uint8_t c11 = limbforge_sub_borrow_u64(&x47, x39, 0xfffffffeffffffff, c10);
    uint64_t x48;
    const uint8_t c12 = limbforge_sub_borrow_u64(&x48, x40, 0xffffffffffffffff, c11);
    uint64_t x49;
    const uint8_t c13 = limbforge_sub_borrow_u64(&x49, x41, 0xffffffffffffffff, c12);
    uint64_t x50;
    const uint8_t c14 = limbforge_sub_borrow_u64(&x50, x42, 0xffffffffffffffff, c13);
    uint64_t c15_unread;
    const uint8_t c15 = limbforge_sub_borrow_u64(&c15_unread, x43, 0, c14);
    const uint64_t c15_mask = (uint64_t)0 - (uint64_t)c15;
    const uint64_t o0 = x44 ^ (c15_mask & (x36 ^ x44));
    const uint64_t o1 = x45 ^ (c15_mask & (x37 ^ x45));
    const uint64_t o2 = x46 ^ (c15_mask & (x38 ^ x46));
    const uint64_t o3 = x47 ^ (c15_mask & (x39 ^ x47));
    const uint64_t o4 = x48 ^ (c15_mask & (x40 ^ x48));
    const uint64_t o5 = x49 ^ (c15_mask & (x41 ^ x49));
    const uint64_t o6 = x50 ^ (c15_mask & (x42 ^ x50));
    limbforge_store_u64(out + 0, 8, o0);
    limbforge_store_u64(out + 8, 8, o1);
    limbforge_store_u64(out + 16, 8, o2);
    limbforge_store_u64(out + 24, 8, o3);
    limbforge_store_u64(out + 32, 8, o4);
    limbforge_store_u64(out + 40, 8, o5);
    limbforge_store_u64(out + 48, 8, o6);
}

// `out = bytes (mod p)`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 0x101ffffffffffff]`
void goldilocks_from_bytes(uint64_t out[8], const uint8_t bytes[56]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t bytes4 = limbforge_load_u64(bytes + 32, 8);
    const uint64_t bytes5 = limbforge_load_u64(bytes + 40, 8);
    const uint64_t bytes6 = limbforge_load_u64(bytes + 48, 8);
    const uint64_t o0 = bytes0 & 0xffffffffffffff;
    const uint64_t x0 = bytes1 & 0xffffffffffff;
    const uint64_t o1 = (bytes0 >> 56) + (x0 << 8);
    const uint64_t x1 = bytes2 & 0xffffffffff;
    const uint64_t o2 = (bytes1 >> 48) + (x1 << 16);
    const uint64_t x2 = bytes3 & 0xffffffff;
    const uint64_t o3 = (bytes2 >> 40) + (x2 << 24);
    const uint64_t x3 = bytes4 & 0xffffff;
    const uint64_t o4 = (bytes3 >> 32) + (x3 << 32);
    const uint64_t x4 = bytes5 & 65535;
    const uint64_t o5 = (bytes4 >> 24) + (x4 << 40);
    const uint64_t x5 = bytes6 & 255;
    const uint64_t o6 = (bytes5 >> 16) + (x5 << 48);
    const uint64_t o7 = bytes6 >> 8;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
}

// `out = bytes (mod p), ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 0x101ffffffffffff]`
// - returns `ok` in `[0, 1]`
void goldilocks_from_bytes_canonical(uint64_t out[8], uint64_t *ok, const uint8_t bytes[56]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t bytes4 = limbforge_load_u64(bytes + 32, 8);
    const uint64_t bytes5 = limbforge_load_u64(bytes + 40, 8);
    const uint64_t bytes6 = limbforge_load_u64(bytes + 48, 8);
    uint64_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u64(&c0_unread, bytes0, 0xffffffffffffffff, 0);
    uint64_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u64(&c1_unread, bytes1, 0xffffffffffffffff, c0);
    uint64_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u64(&c2_unread, bytes2, 0xffffffffffffffff, c1);
    uint64_t c3_unread;
    const uint8_t c3 = limbforge_sub_borrow_u64(&c3_unread, bytes3, 0xfffffffeffffffff, c2);
    uint64_t c4_unread;
    const uint8_t c4 = limbforge_sub_borrow_u64(&c4_unread, bytes4, 0xffffffffffffffff, c3);
    uint64_t c5_unread;
    const uint8_t c5 = limbforge_sub_borrow_u64(&c5_unread, bytes5, 0xffffffffffffffff, c4);
    uint64_t ok0_unread;
    const uint8_t ok0 = limbforge_sub_borrow_u64(&ok0_unread, bytes6, 0xffffffffffffffff, c5);
    const uint64_t out0 = bytes0 & 0xffffffffffffff;
    const uint64_t x0 = bytes1 & 0xffffffffffff;
    const uint64_t out1 = (bytes0 >> 56) + (x0 << 8);
    const uint64_t x1 = bytes2 & 0xffffffffff;
    const uint64_t out2 = (bytes1 >> 48) + (x1 << 16);
    const uint64_t x2 = bytes3 & 0xffffffff;
    const uint64_t out3 = (bytes2 >> 40) + (x2 << 24);
    const uint64_t x3 = bytes4 & 0xffffff;
    const uint64_t out4 = (bytes3 >> 32) + (x3 << 32);
    const uint64_t x4 = bytes5 & 65535;
    const uint64_t out5 = (bytes4 >> 24) + (x4 << 40);
    const uint64_t x5 = bytes6 & 255;
    const uint64_t out6 = (bytes5 >> 16) + (x5 << 48);
    const uint64_t out7 = bytes6 >> 8;
    out[0] = out0;
    out[1] = out1;
    out[2] = out2;
    out[3] = out3;
    out[4] = out4;
    out[5] = out5;
    out[6] = out6;
    out[7] = out7;
    *ok = (uint64_t)ok0;
}

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out` in `[0, 1]`
void goldilocks_bytes_are_zero(uint64_t *out, const uint8_t bytes[56]) {
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
void goldilocks_bytes_parity(uint8_t half[56], uint64_t *odd, const uint8_t bytes[56]) {
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
void goldilocks_sign_of(int64_t *out, uint64_t is_zero, uint64_t is_square) {
    const uint64_t x0 = is_square + is_square;
    const uint64_t x1 = is_zero + 1;
    const int64_t o0 = (int64_t)x0 - (int64_t)x1;
    *out = o0;
}

// `out = low bits of floor((u * f + v * g) / 2^58) (not proved; bounds are)`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
// - returns `out` in `[-2^63, 2^63 - 1]`
static void goldilocks_divsteps_head(
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
static void goldilocks_divsteps_fg(
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
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
// - takes `k` in `[-2^63, 2^63 - 1]`
// - takes `low_f` in `[-2^63, 2^63 - 1]`
// - takes `low_g` in `[-2^63, 2^63 - 1]`
// - returns `k` in `[-2^63, 2^63 - 1]`
// - returns `u1` in `[-2^20, 2^20]`
// - returns `v1` in `[-2^20, 2^20]`
// - returns `q1` in `[-2^20, 2^20]`
// - returns `r1` in `[-2^20, 2^20]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
// - returns `cut_u` in `[-2, 2]`
// - returns `cut_v` in `[-2, 2]`
static void goldilocks_divsteps_de(
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
    const int64_t x64 = x61 >> 63;
    const int64_t x65 = 0 - (x63 & 1);
    const int64_t x66 = x64 | ~x65;
    const int64_t x67 = x63 >> 1;
    const int64_t x68 = (int64_t)(0 - (uint64_t)(x61 ^ x66));
    const int64_t x69 = (x67 & ~x66) | (x62 & x66);
    const int64_t x70 = x67 - ((x62 ^ x64) & x65);
    const i128 r4 = (i128)x28 * d2 + (i128)x31 * e2 + (i128)x49;
    const uint64_t out1 = (uint64_t)r4 & 0x3fffffffffffffff;
    const int64_t x71 = (int64_t)(r4 >> 62);
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
    const i128 r5 = (i128)x28 * d3 + (i128)x31 * e3 + (i128)x71 + (i128)x33 * -(i128)0x4000000000;
    const uint64_t out2 = (uint64_t)r5 & 0x3fffffffffffffff;
    const int64_t x86 = (int64_t)(r5 >> 62);
    const int64_t x87 = x83 >> 63;
    const int64_t x88 = 0 - (x85 & 1);
    const int64_t x89 = x87 | ~x88;
    const int64_t x90 = x85 >> 1;
    const int64_t x91 = (int64_t)(0 - (uint64_t)(x83 ^ x89));
    const int64_t x92 = (x90 & ~x89) | (x84 & x89);
    const int64_t x93 = x90 - ((x84 ^ x87) & x88);
    const int64_t x94 = x91 >> 63;
    const int64_t x95 = 0 - (x93 & 1);
    const int64_t x96 = x94 | ~x95;
    const int64_t x97 = x93 >> 1;
    const int64_t x98 = (int64_t)(0 - (uint64_t)(x91 ^ x96));
    const int64_t x99 = (x97 & ~x96) | (x92 & x96);
    const int64_t x100 = x97 - ((x92 ^ x94) & x95);
    const int64_t x101 = x98 >> 63;
    const int64_t x102 = 0 - (x100 & 1);
    const int64_t x103 = x101 | ~x102;
    const int64_t x104 = x100 >> 1;
    const int64_t x105 = (int64_t)(0 - (uint64_t)(x98 ^ x103));
    const int64_t x106 = (x104 & ~x103) | (x99 & x103);
    const int64_t x107 = x104 - ((x99 ^ x101) & x102);
    const i128 r6 = (i128)x28 * d4 + (i128)x31 * e4 + (i128)x86;
    const uint64_t out3 = (uint64_t)r6 & 0x3fffffffffffffff;
    const int64_t x108 = (int64_t)(r6 >> 62);
    const int64_t x109 = x105 >> 63;
    const int64_t x110 = 0 - (x107 & 1);
    const int64_t x111 = x109 | ~x110;
    const int64_t x112 = x107 >> 1;
    const int64_t x113 = (int64_t)(0 - (uint64_t)(x105 ^ x111));
    const int64_t x114 = (x112 & ~x111) | (x106 & x111);
    const int64_t x115 = x112 - ((x106 ^ x109) & x110);
    const int64_t x116 = x113 >> 63;
    const int64_t x117 = 0 - (x115 & 1);
    const int64_t x118 = x116 | ~x117;
    const int64_t x119 = x115 >> 1;
    const int64_t x120 = (int64_t)(0 - (uint64_t)(x113 ^ x118));
    const int64_t x121 = (x119 & ~x118) | (x114 & x118);
    const int64_t x122 = x119 - ((x114 ^ x116) & x117);
    const i128 r7 = (i128)x28 * d5 + (i128)x31 * e5 + (i128)x108;
    const uint64_t out4 = (uint64_t)r7 & 0x3fffffffffffffff;
    const int64_t x123 = (int64_t)(r7 >> 62);
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
    const i128 r8 = (i128)x28 * d6 + (i128)x31 * e6 + (i128)x123;
    const uint64_t out5 = (uint64_t)r8 & 0x3fffffffffffffff;
    const int64_t x145 = (int64_t)(r8 >> 62);
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
    const i128 r9 = (i128)x28 * d7 + (i128)x31 * e7 + (i128)x145 + (i128)x33 * 16384;
    const uint64_t out6 = (uint64_t)r9 & 0x3fffffffffffffff;
    const int64_t out7 = (int64_t)(r9 >> 62);
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
    out[6] = (int64_t)out6;
    out[7] = out7;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^18 * the matrix of 18 divsteps (not proved; bounds are); 2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
//
// - takes `u` in `[-2^62, 2^62]`
// - takes `v` in `[-2^62, 2^62]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
// - takes `k` in `[-2^63, 2^63 - 1]`
// - takes `low_f` in `[-2^63, 2^63 - 1]`
// - takes `low_g` in `[-2^63, 2^63 - 1]`
// - returns `k` in `[-2^63, 2^63 - 1]`
// - returns `u1` in `[-2^20, 2^20]`
// - returns `v1` in `[-2^20, 2^20]`
// - returns `q1` in `[-2^20, 2^20]`
// - returns `r1` in `[-2^20, 2^20]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
// - returns `cut_u` in `[-2, 2]`
// - returns `cut_v` in `[-2, 2]`
static void goldilocks_divsteps_last(
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
    const i128 r5 = (i128)x28 * d3 + (i128)x31 * e3 + (i128)x64 + (i128)x33 * -(i128)0x4000000000;
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
    const int64_t k0 = (int64_t)(0 - (uint64_t)(x136 ^ x141));
    const int64_t x143 = (x142 & ~x141) | (x137 & x141);
    const int64_t x144 = x142 - ((x137 ^ x139) & x140);
    const i128 r9 = (i128)x28 * d7 + (i128)x31 * e7 + (i128)x131 + (i128)x33 * 16384;
    const uint64_t out6 = (uint64_t)r9 & 0x3fffffffffffffff;
    const int64_t out7 = (int64_t)(r9 >> 62);
    const int64_t x145 = x143 + x143 + 1;
    const int64_t x146 = x145 + 0x100000;
    const int64_t x147 = (int64_t)((uint64_t)x146 << 22);
    const int64_t u10 = x147 >> 43;
    const int64_t x148 = x145 + 0x20000100000;
    const int64_t v10 = x148 >> 42;
    const int64_t x149 = x144 + 0x100000;
    const int64_t x150 = (int64_t)((uint64_t)x149 << 22);
    const int64_t q10 = x150 >> 43;
    const int64_t x151 = x144 + 0x20000100000;
    const int64_t r10 = x151 >> 42;
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
static void goldilocks_divsteps_words(
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
static void goldilocks_divsteps_low(int64_t *out, int64_t u, int64_t v, int64_t f, int64_t g) {
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
static void goldilocks_divsteps_ahead(int64_t *out, int64_t u, int64_t v, int64_t f, int64_t g) {
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
static void goldilocks_divsteps_pair(
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
static void goldilocks_divsteps_batch(
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
static void goldilocks_update_fg(
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
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
// - returns `cut_u` in `[-2, 2]`
// - returns `cut_v` in `[-2, 2]`
static void goldilocks_update_de(
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
    const i128 r4 = (i128)x2 * d3 + (i128)x5 * e3 + (i128)x10 + (i128)x7 * -(i128)0x4000000000;
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
    const i128 r8 = (i128)x2 * d7 + (i128)x5 * e7 + (i128)x14 + (i128)x7 * 16384;
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
// - takes `a`: every word in `[0, 0x101ffffffffffff]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
static void goldilocks_invert_start(int64_t out[8], const uint64_t a[8]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t a5 = a[5];
    const uint64_t a6 = a[6];
    const uint64_t a7 = a[7];
    const uint64_t x0 = a1 + (a0 >> 56);
    const uint64_t x1 = x0 & 0xffffffffffffff;
    const uint64_t x2 = a2 + (x0 >> 56);
    const uint64_t x3 = x2 & 0xffffffffffffff;
    const uint64_t x4 = a3 + (x2 >> 56);
    const uint64_t x5 = x4 & 0xffffffffffffff;
    const uint64_t x6 = a4 + (x4 >> 56);
    const uint64_t x7 = x6 & 0xffffffffffffff;
    const uint64_t x8 = a5 + (x6 >> 56);
    const uint64_t x9 = x8 & 0xffffffffffffff;
    const uint64_t x10 = a6 + (x8 >> 56);
    const uint64_t x11 = x10 & 0xffffffffffffff;
    const uint64_t x12 = a7 + (x10 >> 56);
    const uint64_t x13 = x1 & 255;
    const uint64_t x14 = (a0 & 0xffffffffffffff) + (x13 << 56);
    const uint64_t x15 = x3 & 65535;
    const uint64_t x16 = (x1 >> 8) + (x15 << 48);
    const uint64_t x17 = x5 & 0xffffff;
    const uint64_t x18 = (x3 >> 16) + (x17 << 40);
    const uint64_t x19 = x7 & 0xffffffff;
    const uint64_t x20 = (x5 >> 24) + (x19 << 32);
    const uint64_t x21 = x9 & 0xffffffffff;
    const uint64_t x22 = (x7 >> 32) + (x21 << 24);
    const uint64_t x23 = x11 & 0xffffffffffff;
    const uint64_t x24 = (x9 >> 40) + (x23 << 16);
    const uint64_t x25 = x12 & 0xffffffffffffff;
    const uint64_t x26 = (x11 >> 48) + (x25 << 8);
    const uint64_t x27 = x12 >> 56;
    uint64_t x28;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x28, x14, 0xfffffffffffffffe, 0);
    uint64_t x29;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x29, x16, 0xffffffffffffffff, c0);
    uint64_t x30;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x30, x18, 0xffffffffffffffff, c1);
    uint64_t x31;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x31, x20, 0xfffffffdffffffff, c2);
    uint64_t x32;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x32, x22, 0xffffffffffffffff, c3);
    uint64_t x33;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x33, x24, 0xffffffffffffffff, c4);
    uint64_t x34;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x34, x26, 0xffffffffffffffff, c5);
    uint64_t x35;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x35, x27, 1, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x36 = x28 ^ (c7_mask & (x14 ^ x28));
    const uint64_t x37 = x29 ^ (c7_mask & (x16 ^ x29));
    const uint64_t x38 = x30 ^ (c7_mask & (x18 ^ x30));
    const uint64_t x39 = x31 ^ (c7_mask & (x20 ^ x31));
    const uint64_t x40 = x32 ^ (c7_mask & (x22 ^ x32));
    const uint64_t x41 = x33 ^ (c7_mask & (x24 ^ x33));
    const uint64_t x42 = x34 ^ (c7_mask & (x26 ^ x34));
    const uint64_t x43 = x35 ^ (c7_mask & (x27 ^ x35));
    uint64_t x44;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x44, x36, 0xffffffffffffffff, 0);
    uint64_t x45;
    const uint8_t c9 = limbforge_sub_borrow_u64(&x45, x37, 0xffffffffffffffff, c8);
    uint64_t x46;
    const uint8_t c10 = limbforge_sub_borrow_u64(&x46, x38, 0xffffffffffffffff, c9);
    uint64_t x47;
    const uint8_t c11 = limbforge_sub_borrow_u64(&x47, x39, 0xfffffffeffffffff, c10);
    uint64_t x48;
    const uint8_t c12 = limbforge_sub_borrow_u64(&x48, x40, 0xffffffffffffffff, c11);
    uint64_t x49;
    const uint8_t c13 = limbforge_sub_borrow_u64(&x49, x41, 0xffffffffffffffff, c12);
    uint64_t x50;
    const uint8_t c14 = limbforge_sub_borrow_u64(&x50, x42, 0xffffffffffffffff, c13);
    uint64_t c15_unread;
    const uint8_t c15 = limbforge_sub_borrow_u64(&c15_unread, x43, 0, c14);
    const uint64_t c15_mask = (uint64_t)0 - (uint64_t)c15;
    const uint64_t x51 = x44 ^ (c15_mask & (x36 ^ x44));
    const uint64_t x52 = x45 ^ (c15_mask & (x37 ^ x45));
    const uint64_t x53 = x46 ^ (c15_mask & (x38 ^ x46));
    const uint64_t x54 = x47 ^ (c15_mask & (x39 ^ x47));
    const uint64_t x55 = x48 ^ (c15_mask & (x40 ^ x48));
    const uint64_t x56 = x49 ^ (c15_mask & (x41 ^ x49));
    const uint64_t x57 = x50 ^ (c15_mask & (x42 ^ x50));
    const uint64_t x58 = x51 & 0x3ffffffffffffff;
    const uint64_t x59 = x52 & 0xfffffffffffff;
    const uint64_t x60 = (x51 >> 58) + (x59 << 6);
    const uint64_t x61 = x53 & 0x3fffffffffff;
    const uint64_t x62 = (x52 >> 52) + (x61 << 12);
    const uint64_t x63 = x54 & 0xffffffffff;
    const uint64_t x64 = (x53 >> 46) + (x63 << 18);
    const uint64_t x65 = x55 & 0x3ffffffff;
    const uint64_t x66 = (x54 >> 40) + (x65 << 24);
    const uint64_t x67 = x56 & 0xfffffff;
    const uint64_t x68 = (x55 >> 34) + (x67 << 30);
    const uint64_t x69 = x57 & 0x3fffff;
    const uint64_t x70 = (x56 >> 28) + (x69 << 36);
    const int64_t o0 = (int64_t)x58 - 0x400000000000000;
    const int64_t o1 = (int64_t)x60 - 0x400000000000000 + 1;
    const int64_t o2 = (int64_t)x62 - 0x400000000000000 + 1;
    const int64_t o3 = (int64_t)x64 - 0x400000000000000 + 1;
    const int64_t o4 = (int64_t)x66 - 0x400000000000000 + 1;
    const int64_t o5 = (int64_t)x68 - 0x400000000000000 + 1;
    const int64_t o6 = (int64_t)x70 - 0x400000000000000 + 1;
    const uint64_t o7 = (x57 >> 22) + 1;
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
static void goldilocks_invert_sign(uint64_t *out, const int64_t f[8]) {
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
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
// - returns `out`: every word in `[0, 0x101ffffffffffff]`
static void goldilocks_invert_finish(uint64_t out[8], uint64_t negative, const int64_t d[8]) {
    const int64_t d0 = d[0];
    const int64_t d1 = d[1];
    const int64_t d2 = d[2];
    const int64_t d3 = d[3];
    const int64_t d4 = d[4];
    const int64_t d5 = d[5];
    const int64_t d6 = d[6];
    const int64_t d7 = d[7];
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
    const int64_t x11 = -(int64_t)0xc000000000 - d3;
    const int64_t x12 = d3 + -(int64_t)0x8000000000;
    const int64_t x13 = (int64_t)((uint64_t)x12 ^ (negative_mask & ((uint64_t)x11 ^ (uint64_t)x12)));
    const int64_t x14 = x13 + (x9 >> 62);
    const uint64_t x15 = (uint64_t)x14 & 0x3fffffffffffffff;
    const int64_t x16 = 0 - d4;
    const int64_t x17 = (int64_t)((uint64_t)d4 ^ (negative_mask & ((uint64_t)x16 ^ (uint64_t)d4)));
    const int64_t x18 = x17 + (x14 >> 62);
    const uint64_t x19 = (uint64_t)x18 & 0x3fffffffffffffff;
    const int64_t x20 = 0 - d5;
    const int64_t x21 = (int64_t)((uint64_t)d5 ^ (negative_mask & ((uint64_t)x20 ^ (uint64_t)d5)));
    const int64_t x22 = x21 + (x18 >> 62);
    const uint64_t x23 = (uint64_t)x22 & 0x3fffffffffffffff;
    const int64_t x24 = 0 - d6;
    const int64_t x25 = (int64_t)((uint64_t)d6 ^ (negative_mask & ((uint64_t)x24 ^ (uint64_t)d6)));
    const int64_t x26 = x25 + (x22 >> 62);
    const uint64_t x27 = (uint64_t)x26 & 0x3fffffffffffffff;
    const int64_t x28 = 49152 - d7;
    const int64_t x29 = d7 + 32768;
    const int64_t x30 = (int64_t)((uint64_t)x29 ^ (negative_mask & ((uint64_t)x28 ^ (uint64_t)x29)));
    const int64_t x31 = x30 + (x26 >> 62);
    const uint64_t x32 = x6 & 3;
    const uint64_t x33 = ((uint64_t)x2 & 0x3fffffffffffffff) + (x32 << 62);
    const uint64_t x34 = x10 & 15;
    const uint64_t x35 = (x6 >> 2) + (x34 << 60);
    const uint64_t x36 = x15 & 63;
    const uint64_t x37 = (x10 >> 4) + (x36 << 58);
    const uint64_t x38 = x19 & 255;
    const uint64_t x39 = (x15 >> 6) + (x38 << 56);
    const uint64_t x40 = x23 & 1023;
    const uint64_t x41 = (x19 >> 8) + (x40 << 54);
    const uint64_t x42 = x27 & 4095;
    const uint64_t x43 = (x23 >> 10) + (x42 << 52);
    const uint64_t x44 = (uint64_t)x31 & 16383;
    const uint64_t x45 = (x27 >> 12) + (x44 << 50);
    const uint64_t x46 = (uint64_t)(x31 >> 14);
    uint64_t x47;
    const uint8_t c0 = limbforge_sub_borrow_u64(&x47, x33, 0xfffffffffffffffc, 0);
    uint64_t x48;
    const uint8_t c1 = limbforge_sub_borrow_u64(&x48, x35, 0xffffffffffffffff, c0);
    uint64_t x49;
    const uint8_t c2 = limbforge_sub_borrow_u64(&x49, x37, 0xffffffffffffffff, c1);
    uint64_t x50;
    const uint8_t c3 = limbforge_sub_borrow_u64(&x50, x39, 0xfffffffbffffffff, c2);
    uint64_t x51;
    const uint8_t c4 = limbforge_sub_borrow_u64(&x51, x41, 0xffffffffffffffff, c3);
    uint64_t x52;
    const uint8_t c5 = limbforge_sub_borrow_u64(&x52, x43, 0xffffffffffffffff, c4);
    uint64_t x53;
    const uint8_t c6 = limbforge_sub_borrow_u64(&x53, x45, 0xffffffffffffffff, c5);
    uint64_t x54;
    const uint8_t c7 = limbforge_sub_borrow_u64(&x54, x46, 3, c6);
    const uint64_t c7_mask = (uint64_t)0 - (uint64_t)c7;
    const uint64_t x55 = x47 ^ (c7_mask & (x33 ^ x47));
    const uint64_t x56 = x48 ^ (c7_mask & (x35 ^ x48));
    const uint64_t x57 = x49 ^ (c7_mask & (x37 ^ x49));
    const uint64_t x58 = x50 ^ (c7_mask & (x39 ^ x50));
    const uint64_t x59 = x51 ^ (c7_mask & (x41 ^ x51));
    const uint64_t x60 = x52 ^ (c7_mask & (x43 ^ x52));
    const uint64_t x61 = x53 ^ (c7_mask & (x45 ^ x53));
    const uint64_t x62 = x54 ^ (c7_mask & (x46 ^ x54));
    uint64_t x63;
    const uint8_t c8 = limbforge_sub_borrow_u64(&x63, x55, 0xfffffffffffffffe, 0);
    uint64_t x64;
    const uint8_t c9 = limbforge_sub_borrow_u64(&x64, x56, 0xffffffffffffffff, c8);
    uint64_t x65;
    const uint8_t c10 = limbforge_sub_borrow_u64(&x65, x57, 0xffffffffffffffff, c9);
    uint64_t x66;
    const uint8_t c11 = limbforge_sub_borrow_u64(&x66, x58, 0xfffffffdffffffff, c10);
    uint64_t x67;
    const uint8_t c12 = limbforge_sub_borrow_u64(&x67, x59, 0xffffffffffffffff, c11);
    uint64_t x68;
    const uint8_t c13 = limbforge_sub_borrow_u64(&x68, x60, 0xffffffffffffffff, c12);
    uint64_t x69;
    const uint8_t c14 = limbforge_sub_borrow_u64(&x69, x61, 0xffffffffffffffff, c13);
    uint64_t x70;
    const uint8_t c15 = limbforge_sub_borrow_u64(&x70, x62, 1, c14);
    const uint64_t c15_mask = (uint64_t)0 - (uint64_t)c15;
    const uint64_t x71 = x63 ^ (c15_mask & (x55 ^ x63));
    const uint64_t x72 = x64 ^ (c15_mask & (x56 ^ x64));
    const uint64_t x73 = x65 ^ (c15_mask & (x57 ^ x65));
    const uint64_t x74 = x66 ^ (c15_mask & (x58 ^ x66));
    const uint64_t x75 = x67 ^ (c15_mask & (x59 ^ x67));
    const uint64_t x76 = x68 ^ (c15_mask & (x60 ^ x68));
    const uint64_t x77 = x69 ^ (c15_mask & (x61 ^ x69));
    const uint64_t x78 = x70 ^ (c15_mask & (x62 ^ x70));
    uint64_t x79;
    const uint8_t c16 = limbforge_sub_borrow_u64(&x79, x71, 0xffffffffffffffff, 0);
    uint64_t x80;
    const uint8_t c17 = limbforge_sub_borrow_u64(&x80, x72, 0xffffffffffffffff, c16);
    uint64_t x81;
    const uint8_t c18 = limbforge_sub_borrow_u64(&x81, x73, 0xffffffffffffffff, c17);
    uint64_t x82;
    const uint8_t c19 = limbforge_sub_borrow_u64(&x82, x74, 0xfffffffeffffffff, c18);
    uint64_t x83;
    const uint8_t c20 = limbforge_sub_borrow_u64(&x83, x75, 0xffffffffffffffff, c19);
    uint64_t x84;
    const uint8_t c21 = limbforge_sub_borrow_u64(&x84, x76, 0xffffffffffffffff, c20);
    uint64_t x85;
    const uint8_t c22 = limbforge_sub_borrow_u64(&x85, x77, 0xffffffffffffffff, c21);
    uint64_t c23_unread;
    const uint8_t c23 = limbforge_sub_borrow_u64(&c23_unread, x78, 0, c22);
    const uint64_t c23_mask = (uint64_t)0 - (uint64_t)c23;
    const uint64_t x86 = x79 ^ (c23_mask & (x71 ^ x79));
    const uint64_t x87 = x80 ^ (c23_mask & (x72 ^ x80));
    const uint64_t x88 = x81 ^ (c23_mask & (x73 ^ x81));
    const uint64_t x89 = x82 ^ (c23_mask & (x74 ^ x82));
    const uint64_t x90 = x83 ^ (c23_mask & (x75 ^ x83));
    const uint64_t x91 = x84 ^ (c23_mask & (x76 ^ x84));
    const uint64_t x92 = x85 ^ (c23_mask & (x77 ^ x85));
    const uint64_t o0 = x86 & 0xffffffffffffff;
    const uint64_t x93 = x87 & 0xffffffffffff;
    const uint64_t o1 = (x86 >> 56) + (x93 << 8);
    const uint64_t x94 = x88 & 0xffffffffff;
    const uint64_t o2 = (x87 >> 48) + (x94 << 16);
    const uint64_t x95 = x89 & 0xffffffff;
    const uint64_t o3 = (x88 >> 40) + (x95 << 24);
    const uint64_t x96 = x90 & 0xffffff;
    const uint64_t o4 = (x89 >> 32) + (x96 << 32);
    const uint64_t x97 = x91 & 65535;
    const uint64_t o5 = (x90 >> 24) + (x97 << 40);
    const uint64_t x98 = x92 & 255;
    const uint64_t o6 = (x91 >> 16) + (x98 << 48);
    const uint64_t o7 = x92 >> 8;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
}

// out = 2 * a
void goldilocks_double(uint64_t out[8], const uint64_t a[8]) {
    uint64_t loose_out[8];
    goldilocks_add(loose_out, a, a);
    uint64_t out_value[8];
    goldilocks_carry(out_value, loose_out);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a = 0, else 0
void goldilocks_is_zero(uint64_t *out, const uint64_t a[8]) {
    uint8_t bytes[56];
    goldilocks_to_bytes(bytes, a);
    uint64_t out_value;
    goldilocks_bytes_are_zero(&out_value, bytes);
    *out = out_value;
}

// out = 1 if a = b, else 0
void goldilocks_equal(uint64_t *out, const uint64_t a[8], const uint64_t b[8]) {
    uint64_t loose_difference[8];
    goldilocks_sub(loose_difference, a, b);
    uint64_t difference[8];
    goldilocks_carry(difference, loose_difference);
    uint64_t out_value;
    goldilocks_is_zero(&out_value, difference);
    *out = out_value;
}

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void goldilocks_is_odd(uint64_t *out, const uint64_t a[8]) {
    uint8_t bytes[56];
    goldilocks_to_bytes(bytes, a);
    uint8_t half[56];
    uint64_t out_value;
    goldilocks_bytes_parity(half, &out_value, bytes);
    *out = out_value;
}

// out = -a if choice is 1, a if it is 0
void goldilocks_conditional_negate(uint64_t out[8], const uint64_t a[8], uint64_t choice) {
    uint64_t loose_opposite[8];
    goldilocks_opp(loose_opposite, a);
    uint64_t opposite[8];
    goldilocks_carry(opposite, loose_opposite);
    uint64_t out_value[8];
    goldilocks_select(out_value, choice, opposite, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void goldilocks_from_bytes_wide(uint64_t out[8], const uint8_t bytes[112]) {
    uint8_t low_bytes[56];
    memcpy(low_bytes, bytes + 0, sizeof low_bytes);
    uint64_t low[8];
    goldilocks_from_bytes(low, low_bytes);
    uint8_t high_bytes[56];
    memcpy(high_bytes, bytes + 56, sizeof high_bytes);
    uint64_t high[8];
    goldilocks_from_bytes(high, high_bytes);
    uint64_t shifted[8];
    goldilocks_mul(shifted, high, goldilocks_wide);
    uint64_t loose_out[8];
    goldilocks_add(loose_out, low, shifted);
    uint64_t out_value[8];
    goldilocks_carry(out_value, loose_out);
    memcpy(out, out_value, sizeof out_value);
}

// out = a^(2^k)
//
// Time depends on k.
void goldilocks_pow2k(uint64_t out[8], const uint64_t a[8], uint32_t k) {
    uint64_t out_value[8];
    memcpy(out_value, a, sizeof out_value);
    for (uint32_t i = 0; i < k; i++) {
        goldilocks_square(out_value, out_value);
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void goldilocks_vartime_pow(
    uint64_t out[8],
    const uint64_t a[8],
    const uint64_t *exponent, size_t exponent_words) {
    uint64_t out_value[8];
    memcpy(out_value, goldilocks_one, sizeof out_value);
    for (size_t bit = 64 * exponent_words; bit-- > 0;) {
        goldilocks_square(out_value, out_value);
        if ((exponent[bit / 64] >> (bit % 64)) & 1) {
            goldilocks_mul(out_value, out_value, a);
        }
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void goldilocks_invert(uint64_t out[8], const uint64_t a[8]) {
    int64_t f[8];
    memcpy(f, ((const int64_t[]){-1, -(int64_t)0x400000000000000, -(int64_t)0x3ffffffffffffff, -(int64_t)0x3ffffffffffff, -(int64_t)0x400000000000000, -(int64_t)0x3ffffffffffffff, -(int64_t)0x3ffffffffffffff, 0x40000000001}), sizeof f);
    int64_t g[8];
    goldilocks_invert_start(g, a);
    int64_t d[8];
    memcpy(d, ((const int64_t[]){-(int64_t)0x4000000000000000, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, 1}), sizeof d);
    int64_t e[8];
    memcpy(e, ((const int64_t[]){-(int64_t)0x4000000000000000, -(int64_t)0x3fffffffffffbfff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, -(int64_t)0x3fffffffffffffff, 1}), sizeof e);
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
    goldilocks_divsteps_head(&low_f, u, v, f, g);
    int64_t low_g;
    goldilocks_divsteps_head(&low_g, q, r, f, g);
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
        goldilocks_divsteps_fg(&k, &u1, &v1, &q1, &r1, f, &low_1, &high_1, g, &low_2, &high_2, u0, v0, q0, r0, f, g, k, low_f, low_g);
        int64_t next_f;
        int64_t all_f;
        goldilocks_divsteps_words(&next_f, &all_f, u1, v1, f, g);
        int64_t next_g;
        int64_t all_g;
        goldilocks_divsteps_words(&next_g, &all_g, q1, r1, f, g);
        int64_t u2;
        int64_t v2;
        int64_t q2;
        int64_t r2;
        int64_t new_d[8];
        int64_t cut_u;
        int64_t cut_v;
        goldilocks_divsteps_de(&k, &u2, &v2, &q2, &r2, new_d, &cut_u, &cut_v, u0, v0, d, e, k, next_f, next_g);
        goldilocks_divsteps_low(&next_f, u2, v2, all_f, all_g);
        goldilocks_divsteps_low(&next_g, q2, r2, all_f, all_g);
        int64_t u12;
        int64_t v12;
        int64_t q12;
        int64_t r12;
        goldilocks_divsteps_pair(&u12, &v12, &q12, &r12, u2, v2, q2, r2, u1, v1, q1, r1);
        int64_t u3;
        int64_t v3;
        int64_t q3;
        int64_t r3;
        goldilocks_divsteps_last(&k, &u3, &v3, &q3, &r3, e, &cut_u, &cut_v, q0, r0, d, e, k, next_f, next_g);
        memcpy(d, new_d, sizeof d);
        goldilocks_divsteps_ahead(&low_f, u3, v3, next_f, next_g);
        goldilocks_divsteps_ahead(&low_g, q3, r3, next_f, next_g);
        goldilocks_divsteps_batch(&u, &v, &q, &r, u3, v3, q3, r3, u12, v12, q12, r12);
    }
    int64_t cut_u;
    int64_t cut_v;
    goldilocks_update_de(d, &cut_u, &cut_v, u, v, d, e);
    uint64_t low_1;
    int64_t high_1;
    goldilocks_update_fg(f, &low_1, &high_1, u, v, f, g);
    uint64_t negative;
    goldilocks_invert_sign(&negative, f);
    uint64_t out_value[8];
    goldilocks_invert_finish(out_value, negative, d);
    memcpy(out, out_value, sizeof out_value);
}

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void goldilocks_invert_batch(uint64_t (*list)[8], uint64_t (*scratch)[8], size_t length) {
    uint64_t product[8];
    memcpy(product, goldilocks_one, sizeof product);
    for (size_t i = 0; i < length; i++) {
        memcpy(scratch[i], product, sizeof scratch[i]);
        uint64_t x[8];
        memcpy(x, list[i], sizeof x);
        uint64_t zero;
        goldilocks_is_zero(&zero, x);
        goldilocks_select(x, zero, goldilocks_one, x);
        goldilocks_mul(product, product, x);
    }
    uint64_t inverse[8];
    goldilocks_invert(inverse, product);
    for (size_t i = length; i-- > 0;) {
        uint64_t x[8];
        memcpy(x, list[i], sizeof x);
        uint64_t prefix[8];
        memcpy(prefix, scratch[i], sizeof prefix);
        uint64_t out[8];
        goldilocks_mul(out, inverse, prefix);
        uint64_t zero;
        goldilocks_is_zero(&zero, x);
        goldilocks_select(out, zero, x, out);
        memcpy(list[i], out, sizeof list[i]);
        goldilocks_select(x, zero, goldilocks_one, x);
        goldilocks_mul(inverse, inverse, x);
    }
}

// out = a^181709681073901722637330951972001133588410340171829515070372549795153082041682693171599095924669136482522221115460909340263374504591359
static void goldilocks_pow_root(uint64_t x24[8], const uint64_t a[8]) {
    uint64_t x1[8];
    goldilocks_square(x1, a);
    uint64_t x2[8];
    goldilocks_square(x2, x1);
    uint64_t x3[8];
    goldilocks_mul(x3, x1, x2);
    uint64_t x4[8];
    goldilocks_mul(x4, a, x3);
    uint64_t x5[8];
    memcpy(x5, x4, sizeof x5);
    for (uint32_t i = 0; i < 3; i++) {
        goldilocks_square(x5, x5);
    }
    uint64_t x6[8];
    goldilocks_mul(x6, x5, x4);
    uint64_t x7[8];
    memcpy(x7, x6, sizeof x7);
    for (uint32_t i = 0; i < 6; i++) {
        goldilocks_square(x7, x7);
    }
    uint64_t x8[8];
    goldilocks_mul(x8, x7, x6);
    uint64_t x9[8];
    memcpy(x9, x8, sizeof x9);
    for (uint32_t i = 0; i < 12; i++) {
        goldilocks_square(x9, x9);
    }
    uint64_t x10[8];
    goldilocks_mul(x10, x9, x8);
    uint64_t x11[8];
    memcpy(x11, x10, sizeof x11);
    for (uint32_t i = 0; i < 3; i++) {
        goldilocks_square(x11, x11);
    }
    uint64_t x12[8];
    goldilocks_mul(x12, x11, x4);
    uint64_t x13[8];
    memcpy(x13, x12, sizeof x13);
    for (uint32_t i = 0; i < 27; i++) {
        goldilocks_square(x13, x13);
    }
    uint64_t x14[8];
    goldilocks_mul(x14, x13, x12);
    uint64_t x15[8];
    memcpy(x15, x14, sizeof x15);
    for (uint32_t i = 0; i < 54; i++) {
        goldilocks_square(x15, x15);
    }
    uint64_t x16[8];
    goldilocks_mul(x16, x15, x14);
    uint64_t x17[8];
    memcpy(x17, x16, sizeof x17);
    for (uint32_t i = 0; i < 3; i++) {
        goldilocks_square(x17, x17);
    }
    uint64_t x18[8];
    goldilocks_mul(x18, x17, x4);
    uint64_t x19[8];
    memcpy(x19, x18, sizeof x19);
    for (uint32_t i = 0; i < 111; i++) {
        goldilocks_square(x19, x19);
    }
    uint64_t x20[8];
    goldilocks_mul(x20, x19, x18);
    uint64_t x21[8];
    goldilocks_square(x21, x20);
    uint64_t x22[8];
    goldilocks_mul(x22, x21, a);
    uint64_t x23[8];
    memcpy(x23, x22, sizeof x23);
    for (uint32_t i = 0; i < 223; i++) {
        goldilocks_square(x23, x23);
    }
    uint64_t x24_value[8];
    goldilocks_mul(x24_value, x23, x20);
    memcpy(x24, x24_value, sizeof x24_value);
}

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void goldilocks_sqrt(uint64_t out[8], uint64_t *ok, const uint64_t a[8]) {
    uint64_t out_value[8];
    goldilocks_pow_root(out_value, a);
    goldilocks_mul(out_value, out_value, a);
    uint64_t squared[8];
    goldilocks_square(squared, out_value);
    uint64_t ok_value;
    goldilocks_equal(&ok_value, squared, a);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = a^((p - 1) / 2)
static void goldilocks_pow_euler(uint64_t out[8], const uint64_t a[8]) {
    uint64_t out_value[8];
    goldilocks_pow_root(out_value, a);
    goldilocks_square(out_value, out_value);
    goldilocks_mul(out_value, out_value, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a is a square or 0, else 0
void goldilocks_is_square(uint64_t *out, const uint64_t a[8]) {
    uint64_t character[8];
    goldilocks_pow_euler(character, a);
    uint64_t squared[8];
    goldilocks_square(squared, character);
    uint64_t out_value;
    goldilocks_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void goldilocks_legendre(int64_t *out, const uint64_t a[8]) {
    uint64_t zero;
    goldilocks_is_zero(&zero, a);
    uint64_t square;
    goldilocks_is_square(&square, a);
    int64_t out_value;
    goldilocks_sign_of(&out_value, zero, square);
    *out = out_value;
}
