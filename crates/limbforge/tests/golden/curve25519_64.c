// Arithmetic modulo 2^255 - 19 (curve25519). Machine-made by Limbforge: do not edit.
//
// Command: limbforge emit "2^255 - 19" --lang c
// Prime:   2^255 - 19
// Recipe:  5x51 by hand
// Limbs:   5 words of 64 bits
// Domain:  standard; the sum of limb * weight is the element modulo the prime
//
// If all inputs are within their bounds, the results are correct and within theirs.
//
// limb  weight  tight             loose
// 0     2^0     [0, 2^51 + 8192]  [0, 2^53]
// 1     2^51    [0, 2^51 + 8192]  [0, 2^53]
// 2     2^102   [0, 2^51 + 8192]  [0, 2^53]
// 3     2^153   [0, 2^51 + 8192]  [0, 2^53]
// 4     2^204   [0, 2^51 + 8192]  [0, 2^53]

#include <stddef.h>
#include <stdint.h>

#ifndef LIMBFORGE_WIDE
#define LIMBFORGE_WIDE
#ifndef __SIZEOF_INT128__
#error "64-bit words need a compiler with __int128; use the field for 32-bit words"
#endif
__extension__ typedef unsigned __int128 limbforge_u128;
__extension__ typedef __int128 limbforge_i128;
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

#define curve25519_LIMBS 5
#define curve25519_BYTES 32

// 0.
const uint64_t curve25519_zero[5] = {0, 0, 0, 0, 0};

// 1.
const uint64_t curve25519_one[5] = {1, 0, 0, 0, 0};

// `out = a * b (mod p)`
//
// - takes `a`: every word in `[0, 2^53]`
// - takes `b`: every word in `[0, 2^53]`
// - returns `out`: word 0, 2, 3, 4 in `[0, 2^51 - 1]`; word 1 in `[0, 2^51 + 1520]`
void curve25519_mul(uint64_t out[5], const uint64_t a[5], const uint64_t b[5]) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t b1_19 = b1 * 19;
    const uint64_t b2_19 = b2 * 19;
    const uint64_t b3_19 = b3 * 19;
    const uint64_t b4_19 = b4 * 19;
    const u128 r0 = (u128)a0 * b0
        + (u128)a1 * b4_19
        + (u128)a2 * b3_19
        + (u128)a3 * b2_19
        + (u128)a4 * b1_19;
    const uint64_t x0 = (uint64_t)(r0 >> 51);
    const u128 r1 = (u128)a0 * b1
        + (u128)a1 * b0
        + (u128)a2 * b4_19
        + (u128)a3 * b3_19
        + (u128)a4 * b2_19
        + (u128)x0;
    const uint64_t x1 = (uint64_t)(r1 >> 51);
    const u128 r2 = (u128)a0 * b2
        + (u128)a1 * b1
        + (u128)a2 * b0
        + (u128)a3 * b4_19
        + (u128)a4 * b3_19
        + (u128)x1;
    const uint64_t o2 = (uint64_t)r2 & 0x7ffffffffffff;
    const uint64_t x2 = (uint64_t)(r2 >> 51);
    const u128 r3 = (u128)a0 * b3
        + (u128)a1 * b2
        + (u128)a2 * b1
        + (u128)a3 * b0
        + (u128)a4 * b4_19
        + (u128)x2;
    const uint64_t o3 = (uint64_t)r3 & 0x7ffffffffffff;
    const uint64_t x3 = (uint64_t)(r3 >> 51);
    const u128 r4 = (u128)a0 * b4
        + (u128)a1 * b3
        + (u128)a2 * b2
        + (u128)a3 * b1
        + (u128)a4 * b0
        + (u128)x3;
    const uint64_t o4 = (uint64_t)r4 & 0x7ffffffffffff;
    const uint64_t x4 = (uint64_t)(r4 >> 51);
    const uint64_t x5 = ((uint64_t)r0 & 0x7ffffffffffff) + x4 * 19;
    const uint64_t o0 = x5 & 0x7ffffffffffff;
    const uint64_t o1 = ((uint64_t)r1 & 0x7ffffffffffff) + (x5 >> 51);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
}

// `out = a + b (mod p)`
//
// - takes `a`: every word in `[0, 2^51 + 8192]`
// - takes `b`: every word in `[0, 2^51 + 8192]`
// - returns `out`: every word in `[0, 2^52 + 16384]`
void curve25519_add(uint64_t out[5], const uint64_t a[5], const uint64_t b[5]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    const uint64_t o0 = a0 + b0;
    const uint64_t o1 = a1 + b1;
    const uint64_t o2 = a2 + b2;
    const uint64_t o3 = a3 + b3;
    const uint64_t o4 = a4 + b4;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
}

// `out = k * a (mod p)`
//
// - takes `a`: every word in `[0, 2^53]`
// - takes `k` in `[0, 2^32 - 1]`
// - returns `out`: word 0, 2, 3, 4 in `[0, 2^51 - 1]`; word 1 in `[0, 2^51]`
void curve25519_mul_small(uint64_t out[5], const uint64_t a[5], uint32_t k) {
    typedef limbforge_u128 u128;
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const u128 r0 = (u128)a0 * (uint64_t)k;
    const uint64_t x0 = (uint64_t)(r0 >> 51);
    const u128 r1 = (u128)a1 * (uint64_t)k + (u128)x0;
    const uint64_t x1 = (uint64_t)(r1 >> 51);
    const u128 r2 = (u128)a2 * (uint64_t)k + (u128)x1;
    const uint64_t o2 = (uint64_t)r2 & 0x7ffffffffffff;
    const uint64_t x2 = (uint64_t)(r2 >> 51);
    const u128 r3 = (u128)a3 * (uint64_t)k + (u128)x2;
    const uint64_t o3 = (uint64_t)r3 & 0x7ffffffffffff;
    const uint64_t x3 = (uint64_t)(r3 >> 51);
    const u128 r4 = (u128)a4 * (uint64_t)k + (u128)x3;
    const uint64_t o4 = (uint64_t)r4 & 0x7ffffffffffff;
    const uint64_t x4 = (uint64_t)(r4 >> 51);
    const uint64_t x5 = ((uint64_t)r0 & 0x7ffffffffffff) + x4 * 19;
    const uint64_t o0 = x5 & 0x7ffffffffffff;
    const uint64_t o1 = ((uint64_t)r1 & 0x7ffffffffffff) + (x5 >> 51);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
}

// `out = a if choice = 1, b if choice = 0`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^51 + 8192]`
// - takes `b`: every word in `[0, 2^51 + 8192]`
// - returns `out`: every word in `[0, 2^51 + 8192]`
void curve25519_select(uint64_t out[5], uint64_t choice, const uint64_t a[5], const uint64_t b[5]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint64_t choice_mask = (uint64_t)0 - limbforge_barrier_u64(choice);
    const uint64_t o0 = b0 ^ (choice_mask & (a0 ^ b0));
    const uint64_t o1 = b1 ^ (choice_mask & (a1 ^ b1));
    const uint64_t o2 = b2 ^ (choice_mask & (a2 ^ b2));
    const uint64_t o3 = b3 ^ (choice_mask & (a3 ^ b3));
    const uint64_t o4 = b4 ^ (choice_mask & (a4 ^ b4));
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
}

// `(out_a, out_b) = (b, a) if choice = 1, (a, b) if choice = 0`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^51 + 8192]`
// - takes `b`: every word in `[0, 2^51 + 8192]`
// - returns `out_a`: every word in `[0, 2^51 + 8192]`
// - returns `out_b`: every word in `[0, 2^51 + 8192]`
void curve25519_swap(
    uint64_t out_a[5],
    uint64_t out_b[5],
    uint64_t choice,
    const uint64_t a[5],
    const uint64_t b[5]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t b0 = b[0];
    const uint64_t b1 = b[1];
    const uint64_t b2 = b[2];
    const uint64_t b3 = b[3];
    const uint64_t b4 = b[4];
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint64_t choice_mask = (uint64_t)0 - limbforge_barrier_u64(choice);
    const uint64_t out_a0 = a0 ^ (choice_mask & (b0 ^ a0));
    const uint64_t out_a1 = a1 ^ (choice_mask & (b1 ^ a1));
    const uint64_t out_a2 = a2 ^ (choice_mask & (b2 ^ a2));
    const uint64_t out_a3 = a3 ^ (choice_mask & (b3 ^ a3));
    const uint64_t out_a4 = a4 ^ (choice_mask & (b4 ^ a4));
    const uint64_t out_b0 = b0 ^ (choice_mask & (a0 ^ b0));
    const uint64_t out_b1 = b1 ^ (choice_mask & (a1 ^ b1));
    const uint64_t out_b2 = b2 ^ (choice_mask & (a2 ^ b2));
    const uint64_t out_b3 = b3 ^ (choice_mask & (a3 ^ b3));
    const uint64_t out_b4 = b4 ^ (choice_mask & (a4 ^ b4));
    out_a[0] = out_a0;
    out_a[1] = out_a1;
    out_a[2] = out_a2;
    out_a[3] = out_a3;
    out_a[4] = out_a4;
    out_b[0] = out_b0;
    out_b[1] = out_b1;
    out_b[2] = out_b2;
    out_b[3] = out_b3;
    out_b[4] = out_b4;
}

// `bytes = a`
//
// - takes `a`: every word in `[0, 2^51 - 1]`
// - returns `bytes`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
void curve25519_pack(uint8_t bytes[32], const uint64_t a[5]) {
    const uint64_t a0 = a[0];
    const uint64_t a1 = a[1];
    const uint64_t a2 = a[2];
    const uint64_t a3 = a[3];
    const uint64_t a4 = a[4];
    const uint64_t x0 = a1 & 8191;
    const uint64_t o0 = a0 + (x0 << 51);
    const uint64_t x1 = a2 & 0x3ffffff;
    const uint64_t o1 = (a1 >> 13) + (x1 << 38);
    const uint64_t x2 = a3 & 0x7fffffffff;
    const uint64_t o2 = (a2 >> 26) + (x2 << 25);
    const uint64_t o3 = (a3 >> 39) + (a4 << 12);
    limbforge_store_u64(bytes + 0, 8, o0);
    limbforge_store_u64(bytes + 8, 8, o1);
    limbforge_store_u64(bytes + 16, 8, o2);
    limbforge_store_u64(bytes + 24, 8, o3);
}

// `out + 2^255 * top = bytes`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^51 - 1]`
// - returns `top` in `[0, 1]`
void curve25519_unpack(uint64_t out[5], uint64_t *top, const uint8_t bytes[32]) {
    const uint64_t bytes0 = limbforge_load_u64(bytes + 0, 8);
    const uint64_t bytes1 = limbforge_load_u64(bytes + 8, 8);
    const uint64_t bytes2 = limbforge_load_u64(bytes + 16, 8);
    const uint64_t bytes3 = limbforge_load_u64(bytes + 24, 8);
    const uint64_t out0 = bytes0 & 0x7ffffffffffff;
    const uint64_t out1 = ((bytes1 << 13) | (bytes0 >> 51)) & 0x7ffffffffffff;
    const uint64_t out2 = ((bytes2 << 26) | (bytes1 >> 38)) & 0x7ffffffffffff;
    const uint64_t out3 = ((bytes3 << 39) | (bytes2 >> 25)) & 0x7ffffffffffff;
    const uint64_t out4 = (bytes3 >> 12) & 0x7ffffffffffff;
    const uint64_t top0 = bytes3 >> 63;
    out[0] = out0;
    out[1] = out1;
    out[2] = out2;
    out[3] = out3;
    out[4] = out4;
    *top = top0;
}
