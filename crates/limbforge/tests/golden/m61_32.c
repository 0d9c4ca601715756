// Arithmetic modulo 2^61 - 1 (m61). Machine-made by Limbforge: do not edit.
//
// Command: limbforge emit "2^61 - 1" --lang c
// Prime:   2^61 - 1
// Recipe:  2x32 by hand
// Limbs:   2 words of 32 bits
// Domain:  standard; the sum of limb * weight is the element modulo the prime
//
// If all inputs are within their bounds, the results are correct and within theirs.
//
// limb  weight  tight          loose
// 0     2^0     [0, 2^32 - 1]  [0, 2^32 - 1]
// 1     2^32    [0, 2^32 - 1]  [0, 2^32 - 1]

#include <stddef.h>
#include <stdint.h>

#ifndef LIMBFORGE_ADD_CARRY_U32
#define LIMBFORGE_ADD_CARRY_U32
#if !defined(LIMBFORGE_NO_INTRINSICS) && (defined(__x86_64__) || defined(_M_X64) || defined(__i386__) || defined(_M_IX86))
#define LIMBFORGE_ADD_CARRY_U32_X86
#include <immintrin.h>
#elif defined(__has_builtin)
#if __has_builtin(__builtin_addc)
#define LIMBFORGE_ADD_CARRY_U32_BUILTIN
#endif
#endif
// Sets *word to x + y + carry. Returns the carry.
static inline uint8_t
limbforge_add_carry_u32(uint32_t *word, uint32_t x, uint32_t y, uint8_t carry) {
#if defined(LIMBFORGE_ADD_CARRY_U32_X86)
    unsigned int result;
    const uint8_t next = _addcarry_u32(carry, x, y, &result);
    *word = result;
    return next;
#elif defined(LIMBFORGE_ADD_CARRY_U32_BUILTIN)
    unsigned int next;
    *word = __builtin_addc(x, y, carry, &next);
    return (uint8_t)next;
#else
    *word = x + y + carry;
    return (uint8_t)(((x & y) | ((x | y) & ~*word)) >> 31);
#endif
}
#endif

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

#define m61_LIMBS 2
#define m61_BYTES 8

// 0.
const uint32_t m61_zero[2] = {0, 0};

// 1.
const uint32_t m61_one[2] = {1, 0};

// `out + 2^(w n) * carry = a + b`
//
// - takes `a`: every word in `[0, 2^32 - 1]`
// - takes `b`: every word in `[0, 2^32 - 1]`
// - returns `out`: every word in `[0, 2^32 - 1]`
// - returns `carry` in `[0, 1]`
void m61_add(uint32_t out[2], uint32_t *carry, const uint32_t a[2], const uint32_t b[2]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    uint32_t out0;
    const uint8_t c0 = limbforge_add_carry_u32(&out0, a0, b0, 0);
    uint32_t out1;
    const uint8_t carry0 = limbforge_add_carry_u32(&out1, a1, b1, c0);
    out[0] = out0;
    out[1] = out1;
    *carry = (uint32_t)carry0;
}

// `out = a - b + borrow * p modulo the words`
//
// - takes `a`: every word in `[0, 2^32 - 1]`
// - takes `b`: every word in `[0, 2^32 - 1]`
// - returns `out`: every word in `[0, 2^32 - 1]`
void m61_sub(uint32_t out[2], const uint32_t a[2], const uint32_t b[2]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    uint32_t x0;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x0, a0, b0, 0);
    uint32_t x1;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x1, a1, b1, c0);
    const uint32_t c1_mask = (uint32_t)0 - (uint32_t)c1;
    const uint32_t x2 = c1_mask & 0x1fffffff;
    uint32_t o0;
    const uint8_t c2 = limbforge_add_carry_u32(&o0, x0, c1_mask, 0);
    uint32_t o1;
    limbforge_add_carry_u32(&o1, x1, x2, c2);
    out[0] = o0;
    out[1] = o1;
}

// `out = k * a`
//
// - takes `a`: every word in `[0, 2^32 - 1]`
// - takes `k` in `[0, 2^32 - 1]`
// - returns `out`: every word in `[0, 2^32 - 1]`
void m61_row(uint32_t out[3], const uint32_t a[2], uint32_t k) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint64_t r0 = (uint64_t)a0 * k;
    const uint32_t o0 = (uint32_t)r0;
    const uint32_t x0 = (uint32_t)(r0 >> 32);
    const uint64_t r1 = (uint64_t)a1 * k;
    const uint32_t x1 = (uint32_t)r1;
    const uint32_t x2 = (uint32_t)(r1 >> 32);
    uint32_t o1;
    const uint8_t c0 = limbforge_add_carry_u32(&o1, x1, x0, 0);
    const uint32_t o2 = x2 + (uint32_t)c0;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
}

// `out = a if choice = 1, b if choice = 0`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^32 - 1]`
// - takes `b`: every word in `[0, 2^32 - 1]`
// - returns `out`: every word in `[0, 2^32 - 1]`
void m61_select(uint32_t out[2], uint32_t choice, const uint32_t a[2], const uint32_t b[2]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint32_t choice_mask = (uint32_t)0 - limbforge_barrier_u32(choice);
    const uint32_t o0 = b0 ^ (choice_mask & (a0 ^ b0));
    const uint32_t o1 = b1 ^ (choice_mask & (a1 ^ b1));
    out[0] = o0;
    out[1] = o1;
}

// `(out_a, out_b) = (b, a) if choice = 1, (a, b) if choice = 0`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^32 - 1]`
// - takes `b`: every word in `[0, 2^32 - 1]`
// - returns `out_a`: every word in `[0, 2^32 - 1]`
// - returns `out_b`: every word in `[0, 2^32 - 1]`
void m61_swap(
    uint32_t out_a[2],
    uint32_t out_b[2],
    uint32_t choice,
    const uint32_t a[2],
    const uint32_t b[2]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint32_t choice_mask = (uint32_t)0 - limbforge_barrier_u32(choice);
    const uint32_t out_a0 = a0 ^ (choice_mask & (b0 ^ a0));
    const uint32_t out_a1 = a1 ^ (choice_mask & (b1 ^ a1));
    const uint32_t out_b0 = b0 ^ (choice_mask & (a0 ^ b0));
    const uint32_t out_b1 = b1 ^ (choice_mask & (a1 ^ b1));
    out_a[0] = out_a0;
    out_a[1] = out_a1;
    out_b[0] = out_b0;
    out_b[1] = out_b1;
}

// `out = bytes xor the lowest bit of each word`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: every word in `[0, 2^32 - 1]`
void m61_flip(uint8_t out[8], const uint8_t bytes[8]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t o0 = bytes0 ^ 1;
    const uint32_t o1 = bytes1 ^ 1;
    limbforge_store_u32(out + 0, 4, o0);
    limbforge_store_u32(out + 4, 4, o1);
}
