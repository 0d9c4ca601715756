// Arithmetic modulo 2^384 - 2^128 - 2^96 + 2^32 - 1. The base field of NIST P-384. Machine-made by Limbforge: do not edit.

#ifndef p384_H
#define p384_H

#include <stddef.h>
#include <stdint.h>

// Bits in a word, the same for all fields of a program.
#ifndef LIMBFORGE_WORD
#if defined(__SIZEOF_INT128__) && !defined(__wasm32__)
#define LIMBFORGE_WORD 64
#else
#define LIMBFORGE_WORD 32
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

#if LIMBFORGE_WORD == 64

// A limb of an element.
typedef uint64_t p384_limb;

#define p384_LIMBS 6

#define p384_BYTES 48

// 0.
extern const uint64_t p384_zero[6];

// 1.
extern const uint64_t p384_one[6];

// 2^384, the weight of the upper half of a double-length encoding.
extern const uint64_t p384_wide[6];

// 19^((p - 1) / 2^1), a primitive root of unity of order 2^1.
extern const uint64_t p384_root_of_unity[6];

// R; in the Montgomery domain its limbs hold R^2.
extern const uint64_t p384_r[6];

// `out = a + b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_add(uint64_t out[6], const uint64_t a[6], const uint64_t b[6]);

// `out = a - b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_sub(uint64_t out[6], const uint64_t a[6], const uint64_t b[6]);

// `out = -a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_opp(uint64_t out[6], const uint64_t a[6]);

// `R * out = a * b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_mul(uint64_t out[6], const uint64_t a[6], const uint64_t b[6]);

// `R * out = a^2 (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_square(uint64_t out[6], const uint64_t a[6]);

// `2 * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_halve(uint64_t out[6], const uint64_t a[6]);

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_select(uint64_t out[6], uint64_t choice, const uint64_t a[6], const uint64_t b[6]);

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
    const uint64_t b[6]);

// `R * out = a (mod p), 0 <= out < p`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_to_bytes(uint8_t out[48], const uint64_t a[6]);

// `limbs of out = bytes (mod p): out = bytes / R`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_limbs_of_bytes(uint64_t out[6], const uint8_t bytes[48]);

// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
// - returns `ok` in `[0, 1]`
void p384_limbs_of_bytes_canonical(uint64_t out[6], uint64_t *ok, const uint8_t bytes[48]);

// `limbs of out = k (mod p): out = k / R`
//
// - takes `k` in `[0, 2^32 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_limbs_of_word(uint64_t out[6], uint32_t k);

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out` in `[0, 1]`
void p384_bytes_are_zero(uint64_t *out, const uint8_t bytes[48]);

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `half`: word 0, 1, 2, 3, 4 in `[0, 2^64 - 1]`; word 5 in `[0, 2^63 - 1]`
// - returns `odd` in `[0, 1]`
void p384_bytes_parity(uint8_t half[48], uint64_t *odd, const uint8_t bytes[48]);

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void p384_sign_of(int64_t *out, uint64_t is_zero, uint64_t is_square);

// `R * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void p384_from_montgomery(uint64_t out[6], const uint64_t a[6]);

// out = R * a (mod p)
void p384_to_montgomery(uint64_t out[6], const uint64_t a[6]);

// out = k * a (mod p)
void p384_mul_small(uint64_t out[6], const uint64_t a[6], uint32_t k);

// out = bytes (mod p)
void p384_from_bytes(uint64_t out[6], const uint8_t bytes[48]);

// out = bytes (mod p), ok = 1 if bytes < p
void p384_from_bytes_canonical(uint64_t out[6], uint64_t *ok, const uint8_t bytes[48]);

// out = 2 * a
void p384_double(uint64_t out[6], const uint64_t a[6]);

// out = 1 if a = 0, else 0
void p384_is_zero(uint64_t *out, const uint64_t a[6]);

// out = 1 if a = b, else 0
void p384_equal(uint64_t *out, const uint64_t a[6], const uint64_t b[6]);

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void p384_is_odd(uint64_t *out, const uint64_t a[6]);

// out = -a if choice is 1, a if it is 0
void p384_conditional_negate(uint64_t out[6], const uint64_t a[6], uint64_t choice);

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void p384_from_bytes_wide(uint64_t out[6], const uint8_t bytes[96]);

// out = a^(2^k)
//
// Time depends on k.
void p384_pow2k(uint64_t out[6], const uint64_t a[6], uint32_t k);

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void p384_vartime_pow(
    uint64_t out[6],
    const uint64_t a[6],
    const uint64_t *exponent, size_t exponent_words);

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void p384_invert(uint64_t out[6], const uint64_t a[6]);

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void p384_invert_batch(uint64_t (*list)[6], uint64_t (*scratch)[6], size_t length);

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void p384_sqrt(uint64_t out[6], uint64_t *ok, const uint64_t a[6]);

// out = 1 if a is a square or 0, else 0
void p384_is_square(uint64_t *out, const uint64_t a[6]);

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void p384_legendre(int64_t *out, const uint64_t a[6]);

#endif

#if LIMBFORGE_WORD == 32

// A limb of an element.
typedef uint32_t p384_limb;

#define p384_LIMBS 14

#define p384_BYTES 48

// 0.
extern const uint32_t p384_zero[14];

// 1.
extern const uint32_t p384_one[14];

// 2^384, the weight of the upper half of a double-length encoding.
extern const uint32_t p384_wide[14];

// 19^((p - 1) / 2^1), a primitive root of unity of order 2^1.
extern const uint32_t p384_root_of_unity[14];

// R; in the Montgomery domain its limbs hold R^2.
extern const uint32_t p384_r[14];

// `out = a + b (mod p)`
//
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - takes `b`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_add(uint32_t out[14], const uint32_t a[14], const uint32_t b[14]);

// `out = a - b (mod p)`
//
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - takes `b`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_sub(uint32_t out[14], const uint32_t a[14], const uint32_t b[14]);

// `out = -a (mod p)`
//
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_opp(uint32_t out[14], const uint32_t a[14]);

// `R * out = a * b (mod p)`
//
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - takes `b`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_mul(uint32_t out[14], const uint32_t a[14], const uint32_t b[14]);

// `R * out = a^2 (mod p)`
//
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_square(uint32_t out[14], const uint32_t a[14]);

// `2 * out = a (mod p)`
//
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_halve(uint32_t out[14], const uint32_t a[14]);

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - takes `b`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_select(uint32_t out[14], uint32_t choice, const uint32_t a[14], const uint32_t b[14]);

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - takes `b`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `x`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `y`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_swap(
    uint32_t x[14],
    uint32_t y[14],
    uint32_t choice,
    const uint32_t a[14],
    const uint32_t b[14]);

// `R * out = a (mod p), 0 <= out < p`
//
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: every word in `[0, 2^32 - 1]`
void p384_to_bytes(uint8_t out[48], const uint32_t a[14]);

// `limbs of out = bytes (mod p): out = bytes / R`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_limbs_of_bytes(uint32_t out[14], const uint8_t bytes[48]);

// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `ok` in `[0, 1]`
void p384_limbs_of_bytes_canonical(uint32_t out[14], uint32_t *ok, const uint8_t bytes[48]);

// `limbs of out = k (mod p): out = k / R`
//
// - takes `k` in `[0, 2^24 - 1]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_limbs_of_word(uint32_t out[14], uint32_t k);

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out` in `[0, 1]`
void p384_bytes_are_zero(uint32_t *out, const uint8_t bytes[48]);

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `half`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 in `[0, 2^32 - 1]`; word 11 in `[0, 2^31 - 1]`
// - returns `odd` in `[0, 1]`
void p384_bytes_parity(uint8_t half[48], uint32_t *odd, const uint8_t bytes[48]);

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void p384_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square);

// `R * out = a (mod p)`
//
// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
void p384_from_montgomery(uint32_t out[14], const uint32_t a[14]);

// out = R * a (mod p)
void p384_to_montgomery(uint32_t out[14], const uint32_t a[14]);

// out = k * a (mod p)
void p384_mul_small(uint32_t out[14], const uint32_t a[14], uint32_t k);

// out = bytes (mod p)
void p384_from_bytes(uint32_t out[14], const uint8_t bytes[48]);

// out = bytes (mod p), ok = 1 if bytes < p
void p384_from_bytes_canonical(uint32_t out[14], uint32_t *ok, const uint8_t bytes[48]);

// out = 2 * a
void p384_double(uint32_t out[14], const uint32_t a[14]);

// out = 1 if a = 0, else 0
void p384_is_zero(uint32_t *out, const uint32_t a[14]);

// out = 1 if a = b, else 0
void p384_equal(uint32_t *out, const uint32_t a[14], const uint32_t b[14]);

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void p384_is_odd(uint32_t *out, const uint32_t a[14]);

// out = -a if choice is 1, a if it is 0
void p384_conditional_negate(uint32_t out[14], const uint32_t a[14], uint32_t choice);

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void p384_from_bytes_wide(uint32_t out[14], const uint8_t bytes[96]);

// out = a^(2^k)
//
// Time depends on k.
void p384_pow2k(uint32_t out[14], const uint32_t a[14], uint32_t k);

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void p384_vartime_pow(
    uint32_t out[14],
    const uint32_t a[14],
    const uint64_t *exponent, size_t exponent_words);

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void p384_invert(uint32_t out[14], const uint32_t a[14]);

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void p384_invert_batch(uint32_t (*list)[14], uint32_t (*scratch)[14], size_t length);

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void p384_sqrt(uint32_t out[14], uint32_t *ok, const uint32_t a[14]);

// out = 1 if a is a square or 0, else 0
void p384_is_square(uint32_t *out, const uint32_t a[14]);

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void p384_legendre(int32_t *out, const uint32_t a[14]);

#endif

#ifdef __cplusplus
}
#endif

#endif
