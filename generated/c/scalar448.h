// Arithmetic modulo 0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3. The order of the group of Curve448 and Ed448. Machine-made by Limbforge: do not edit.

#ifndef scalar448_H
#define scalar448_H

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
typedef uint64_t scalar448_limb;

#define scalar448_LIMBS 7

#define scalar448_BYTES 56

// 0.
extern const uint64_t scalar448_zero[7];

// 1.
extern const uint64_t scalar448_one[7];

// 2^448, the weight of the upper half of a double-length encoding.
extern const uint64_t scalar448_wide[7];

// 2^((p - 1) / 2^1), a primitive root of unity of order 2^1.
extern const uint64_t scalar448_root_of_unity[7];

// R; in the Montgomery domain its limbs hold R^2.
extern const uint64_t scalar448_r[7];

// `out = a + b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_add(uint64_t out[7], const uint64_t a[7], const uint64_t b[7]);

// `out = a - b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_sub(uint64_t out[7], const uint64_t a[7], const uint64_t b[7]);

// `out = -a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_opp(uint64_t out[7], const uint64_t a[7]);

// `R * out = a * b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_mul(uint64_t out[7], const uint64_t a[7], const uint64_t b[7]);

// `R * out = a^2 (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_square(uint64_t out[7], const uint64_t a[7]);

// `2 * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_halve(uint64_t out[7], const uint64_t a[7]);

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_select(uint64_t out[7], uint64_t choice, const uint64_t a[7], const uint64_t b[7]);

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `x`: every word in `[0, 2^64 - 1]`
// - returns `y`: every word in `[0, 2^64 - 1]`
void scalar448_swap(
    uint64_t x[7],
    uint64_t y[7],
    uint64_t choice,
    const uint64_t a[7],
    const uint64_t b[7]);

// `R * out = a (mod p), 0 <= out < p`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5 in `[0, 2^64 - 1]`; word 6 in `[0, 2^62 - 1]`
void scalar448_to_bytes(uint8_t out[56], const uint64_t a[7]);

// `limbs of out = bytes (mod p): out = bytes / R`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_limbs_of_bytes(uint64_t out[7], const uint8_t bytes[56]);

// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
// - returns `ok` in `[0, 1]`
void scalar448_limbs_of_bytes_canonical(uint64_t out[7], uint64_t *ok, const uint8_t bytes[56]);

// `limbs of out = k (mod p): out = k / R`
//
// - takes `k` in `[0, 2^32 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_limbs_of_word(uint64_t out[7], uint32_t k);

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out` in `[0, 1]`
void scalar448_bytes_are_zero(uint64_t *out, const uint8_t bytes[56]);

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `half`: word 0, 1, 2, 3, 4, 5 in `[0, 2^64 - 1]`; word 6 in `[0, 2^63 - 1]`
// - returns `odd` in `[0, 1]`
void scalar448_bytes_parity(uint8_t half[56], uint64_t *odd, const uint8_t bytes[56]);

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void scalar448_sign_of(int64_t *out, uint64_t is_zero, uint64_t is_square);

// `R * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void scalar448_from_montgomery(uint64_t out[7], const uint64_t a[7]);

// out = R * a (mod p)
void scalar448_to_montgomery(uint64_t out[7], const uint64_t a[7]);

// out = k * a (mod p)
void scalar448_mul_small(uint64_t out[7], const uint64_t a[7], uint32_t k);

// out = bytes (mod p)
void scalar448_from_bytes(uint64_t out[7], const uint8_t bytes[56]);

// out = bytes (mod p), ok = 1 if bytes < p
void scalar448_from_bytes_canonical(uint64_t out[7], uint64_t *ok, const uint8_t bytes[56]);

// out = 2 * a
void scalar448_double(uint64_t out[7], const uint64_t a[7]);

// out = 1 if a = 0, else 0
void scalar448_is_zero(uint64_t *out, const uint64_t a[7]);

// out = 1 if a = b, else 0
void scalar448_equal(uint64_t *out, const uint64_t a[7], const uint64_t b[7]);

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void scalar448_is_odd(uint64_t *out, const uint64_t a[7]);

// out = -a if choice is 1, a if it is 0
void scalar448_conditional_negate(uint64_t out[7], const uint64_t a[7], uint64_t choice);

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void scalar448_from_bytes_wide(uint64_t out[7], const uint8_t bytes[112]);

// out = a^(2^k)
//
// Time depends on k.
void scalar448_pow2k(uint64_t out[7], const uint64_t a[7], uint32_t k);

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void scalar448_vartime_pow(
    uint64_t out[7],
    const uint64_t a[7],
    const uint64_t *exponent, size_t exponent_words);

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void scalar448_invert(uint64_t out[7], const uint64_t a[7]);

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void scalar448_invert_batch(uint64_t (*list)[7], uint64_t (*scratch)[7], size_t length);

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void scalar448_sqrt(uint64_t out[7], uint64_t *ok, const uint64_t a[7]);

// out = 1 if a is a square or 0, else 0
void scalar448_is_square(uint64_t *out, const uint64_t a[7]);

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void scalar448_legendre(int64_t *out, const uint64_t a[7]);

#endif

#if LIMBFORGE_WORD == 32

// A limb of an element.
typedef uint32_t scalar448_limb;

#define scalar448_LIMBS 16

#define scalar448_BYTES 56

// 0.
extern const uint32_t scalar448_zero[16];

// 1.
extern const uint32_t scalar448_one[16];

// 2^448, the weight of the upper half of a double-length encoding.
extern const uint32_t scalar448_wide[16];

// 2^((p - 1) / 2^1), a primitive root of unity of order 2^1.
extern const uint32_t scalar448_root_of_unity[16];

// R; in the Montgomery domain its limbs hold R^2.
extern const uint32_t scalar448_r[16];

// `out = a + b (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_add(uint32_t out[16], const uint32_t a[16], const uint32_t b[16]);

// `out = a - b (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_sub(uint32_t out[16], const uint32_t a[16], const uint32_t b[16]);

// `out = -a (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_opp(uint32_t out[16], const uint32_t a[16]);

// `R * out = a * b (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_mul(uint32_t out[16], const uint32_t a[16], const uint32_t b[16]);

// `R * out = a^2 (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_square(uint32_t out[16], const uint32_t a[16]);

// `2 * out = a (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_halve(uint32_t out[16], const uint32_t a[16]);

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_select(
    uint32_t out[16],
    uint32_t choice,
    const uint32_t a[16],
    const uint32_t b[16]);

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `x`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `y`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_swap(
    uint32_t x[16],
    uint32_t y[16],
    uint32_t choice,
    const uint32_t a[16],
    const uint32_t b[16]);

// `R * out = a (mod p), 0 <= out < p`
//
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^32 - 1]`; word 13 in `[0, 2^30 - 1]`
void scalar448_to_bytes(uint8_t out[56], const uint32_t a[16]);

// `limbs of out = bytes (mod p): out = bytes / R`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_limbs_of_bytes(uint32_t out[16], const uint8_t bytes[56]);

// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `ok` in `[0, 1]`
void scalar448_limbs_of_bytes_canonical(uint32_t out[16], uint32_t *ok, const uint8_t bytes[56]);

// `limbs of out = k (mod p): out = k / R`
//
// - takes `k` in `[0, 2^24 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_limbs_of_word(uint32_t out[16], uint32_t k);

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out` in `[0, 1]`
void scalar448_bytes_are_zero(uint32_t *out, const uint8_t bytes[56]);

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `half`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^32 - 1]`; word 13 in `[0, 2^31 - 1]`
// - returns `odd` in `[0, 1]`
void scalar448_bytes_parity(uint8_t half[56], uint32_t *odd, const uint8_t bytes[56]);

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void scalar448_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square);

// `R * out = a (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
void scalar448_from_montgomery(uint32_t out[16], const uint32_t a[16]);

// out = R * a (mod p)
void scalar448_to_montgomery(uint32_t out[16], const uint32_t a[16]);

// out = k * a (mod p)
void scalar448_mul_small(uint32_t out[16], const uint32_t a[16], uint32_t k);

// out = bytes (mod p)
void scalar448_from_bytes(uint32_t out[16], const uint8_t bytes[56]);

// out = bytes (mod p), ok = 1 if bytes < p
void scalar448_from_bytes_canonical(uint32_t out[16], uint32_t *ok, const uint8_t bytes[56]);

// out = 2 * a
void scalar448_double(uint32_t out[16], const uint32_t a[16]);

// out = 1 if a = 0, else 0
void scalar448_is_zero(uint32_t *out, const uint32_t a[16]);

// out = 1 if a = b, else 0
void scalar448_equal(uint32_t *out, const uint32_t a[16], const uint32_t b[16]);

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void scalar448_is_odd(uint32_t *out, const uint32_t a[16]);

// out = -a if choice is 1, a if it is 0
void scalar448_conditional_negate(uint32_t out[16], const uint32_t a[16], uint32_t choice);

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void scalar448_from_bytes_wide(uint32_t out[16], const uint8_t bytes[112]);

// out = a^(2^k)
//
// Time depends on k.
void scalar448_pow2k(uint32_t out[16], const uint32_t a[16], uint32_t k);

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void scalar448_vartime_pow(
    uint32_t out[16],
    const uint32_t a[16],
    const uint64_t *exponent, size_t exponent_words);

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void scalar448_invert(uint32_t out[16], const uint32_t a[16]);

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void scalar448_invert_batch(uint32_t (*list)[16], uint32_t (*scratch)[16], size_t length);

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void scalar448_sqrt(uint32_t out[16], uint32_t *ok, const uint32_t a[16]);

// out = 1 if a is a square or 0, else 0
void scalar448_is_square(uint32_t *out, const uint32_t a[16]);

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void scalar448_legendre(int32_t *out, const uint32_t a[16]);

#endif

#ifdef __cplusplus
}
#endif

#endif
