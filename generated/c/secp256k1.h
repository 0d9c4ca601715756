// Arithmetic modulo 2^256 - 2^32 - 977. The base field of secp256k1. Machine-made by Limbforge: do not edit.

#ifndef secp256k1_H
#define secp256k1_H

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
typedef uint64_t secp256k1_limb;

#define secp256k1_LIMBS 4

#define secp256k1_BYTES 32

// 0.
extern const uint64_t secp256k1_zero[4];

// 1.
extern const uint64_t secp256k1_one[4];

// 2^256, the weight of the upper half of a double-length encoding.
extern const uint64_t secp256k1_wide[4];

// 3^((p - 1) / 2^1), a primitive root of unity of order 2^1.
extern const uint64_t secp256k1_root_of_unity[4];

// `out = a + b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void secp256k1_add(uint64_t out[4], const uint64_t a[4], const uint64_t b[4]);

// `out = a - b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void secp256k1_sub(uint64_t out[4], const uint64_t a[4], const uint64_t b[4]);

// `out = -a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void secp256k1_opp(uint64_t out[4], const uint64_t a[4]);

// `out = a * b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void secp256k1_mul(uint64_t out[4], const uint64_t a[4], const uint64_t b[4]);

// `out = a^2 (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void secp256k1_square(uint64_t out[4], const uint64_t a[4]);

// `out = k * a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `k` in `[0, 2^32 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void secp256k1_mul_small(uint64_t out[4], const uint64_t a[4], uint32_t k);

// `2 * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void secp256k1_halve(uint64_t out[4], const uint64_t a[4]);

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void secp256k1_select(uint64_t out[4], uint64_t choice, const uint64_t a[4], const uint64_t b[4]);

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `x`: every word in `[0, 2^64 - 1]`
// - returns `y`: every word in `[0, 2^64 - 1]`
void secp256k1_swap(
    uint64_t x[4],
    uint64_t y[4],
    uint64_t choice,
    const uint64_t a[4],
    const uint64_t b[4]);

// `out = a (mod p), 0 <= out < p`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void secp256k1_to_bytes(uint8_t out[32], const uint64_t a[4]);

// `out = bytes (mod p)`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void secp256k1_from_bytes(uint64_t out[4], const uint8_t bytes[32]);

// `out = bytes (mod p), ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
// - returns `ok` in `[0, 1]`
void secp256k1_from_bytes_canonical(uint64_t out[4], uint64_t *ok, const uint8_t bytes[32]);

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out` in `[0, 1]`
void secp256k1_bytes_are_zero(uint64_t *out, const uint8_t bytes[32]);

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `half`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
// - returns `odd` in `[0, 1]`
void secp256k1_bytes_parity(uint8_t half[32], uint64_t *odd, const uint8_t bytes[32]);

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void secp256k1_sign_of(int64_t *out, uint64_t is_zero, uint64_t is_square);

// out = 2 * a
void secp256k1_double(uint64_t out[4], const uint64_t a[4]);

// out = 1 if a = 0, else 0
void secp256k1_is_zero(uint64_t *out, const uint64_t a[4]);

// out = 1 if a = b, else 0
void secp256k1_equal(uint64_t *out, const uint64_t a[4], const uint64_t b[4]);

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void secp256k1_is_odd(uint64_t *out, const uint64_t a[4]);

// out = -a if choice is 1, a if it is 0
void secp256k1_conditional_negate(uint64_t out[4], const uint64_t a[4], uint64_t choice);

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void secp256k1_from_bytes_wide(uint64_t out[4], const uint8_t bytes[64]);

// out = a^(2^k)
//
// Time depends on k.
void secp256k1_pow2k(uint64_t out[4], const uint64_t a[4], uint32_t k);

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void secp256k1_vartime_pow(
    uint64_t out[4],
    const uint64_t a[4],
    const uint64_t *exponent, size_t exponent_words);

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void secp256k1_invert(uint64_t out[4], const uint64_t a[4]);

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void secp256k1_invert_batch(uint64_t (*list)[4], uint64_t (*scratch)[4], size_t length);

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void secp256k1_sqrt(uint64_t out[4], uint64_t *ok, const uint64_t a[4]);

// out = 1 if a is a square or 0, else 0
void secp256k1_is_square(uint64_t *out, const uint64_t a[4]);

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void secp256k1_legendre(int64_t *out, const uint64_t a[4]);

#endif

#if LIMBFORGE_WORD == 32

// A limb of an element.
typedef uint32_t secp256k1_limb;

#define secp256k1_LIMBS 9

#define secp256k1_BYTES 32

// 0.
extern const uint32_t secp256k1_zero[9];

// 1.
extern const uint32_t secp256k1_one[9];

// 2^256, the weight of the upper half of a double-length encoding.
extern const uint32_t secp256k1_wide[9];

// 3^((p - 1) / 2^1), a primitive root of unity of order 2^1.
extern const uint32_t secp256k1_root_of_unity[9];

// R; in the Montgomery domain its limbs hold R^2.
extern const uint32_t secp256k1_r[9];

// `out = a + b (mod p)`
//
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_add(uint32_t out[9], const uint32_t a[9], const uint32_t b[9]);

// `out = a - b (mod p)`
//
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_sub(uint32_t out[9], const uint32_t a[9], const uint32_t b[9]);

// `out = -a (mod p)`
//
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_opp(uint32_t out[9], const uint32_t a[9]);

// `R * out = a * b (mod p)`
//
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_mul(uint32_t out[9], const uint32_t a[9], const uint32_t b[9]);

// `R * out = a^2 (mod p)`
//
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_square(uint32_t out[9], const uint32_t a[9]);

// `2 * out = a (mod p)`
//
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_halve(uint32_t out[9], const uint32_t a[9]);

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_select(uint32_t out[9], uint32_t choice, const uint32_t a[9], const uint32_t b[9]);

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - returns `x`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - returns `y`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_swap(
    uint32_t x[9],
    uint32_t y[9],
    uint32_t choice,
    const uint32_t a[9],
    const uint32_t b[9]);

// `R * out = a (mod p), 0 <= out < p`
//
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - returns `out`: every word in `[0, 2^32 - 1]`
void secp256k1_to_bytes(uint8_t out[32], const uint32_t a[9]);

// `limbs of out = bytes (mod p): out = bytes / R`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_limbs_of_bytes(uint32_t out[9], const uint8_t bytes[32]);

// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - returns `ok` in `[0, 1]`
void secp256k1_limbs_of_bytes_canonical(uint32_t out[9], uint32_t *ok, const uint8_t bytes[32]);

// `limbs of out = k (mod p): out = k / R`
//
// - takes `k` in `[0, 2^24 - 1]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_limbs_of_word(uint32_t out[9], uint32_t k);

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out` in `[0, 1]`
void secp256k1_bytes_are_zero(uint32_t *out, const uint8_t bytes[32]);

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `half`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^32 - 1]`; word 7 in `[0, 2^31 - 1]`
// - returns `odd` in `[0, 1]`
void secp256k1_bytes_parity(uint8_t half[32], uint32_t *odd, const uint8_t bytes[32]);

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void secp256k1_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square);

// `R * out = a (mod p)`
//
// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
void secp256k1_from_montgomery(uint32_t out[9], const uint32_t a[9]);

// out = R * a (mod p)
void secp256k1_to_montgomery(uint32_t out[9], const uint32_t a[9]);

// out = k * a (mod p)
void secp256k1_mul_small(uint32_t out[9], const uint32_t a[9], uint32_t k);

// out = bytes (mod p)
void secp256k1_from_bytes(uint32_t out[9], const uint8_t bytes[32]);

// out = bytes (mod p), ok = 1 if bytes < p
void secp256k1_from_bytes_canonical(uint32_t out[9], uint32_t *ok, const uint8_t bytes[32]);

// out = 2 * a
void secp256k1_double(uint32_t out[9], const uint32_t a[9]);

// out = 1 if a = 0, else 0
void secp256k1_is_zero(uint32_t *out, const uint32_t a[9]);

// out = 1 if a = b, else 0
void secp256k1_equal(uint32_t *out, const uint32_t a[9], const uint32_t b[9]);

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void secp256k1_is_odd(uint32_t *out, const uint32_t a[9]);

// out = -a if choice is 1, a if it is 0
void secp256k1_conditional_negate(uint32_t out[9], const uint32_t a[9], uint32_t choice);

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void secp256k1_from_bytes_wide(uint32_t out[9], const uint8_t bytes[64]);

// out = a^(2^k)
//
// Time depends on k.
void secp256k1_pow2k(uint32_t out[9], const uint32_t a[9], uint32_t k);

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void secp256k1_vartime_pow(
    uint32_t out[9],
    const uint32_t a[9],
    const uint64_t *exponent, size_t exponent_words);

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void secp256k1_invert(uint32_t out[9], const uint32_t a[9]);

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void secp256k1_invert_batch(uint32_t (*list)[9], uint32_t (*scratch)[9], size_t length);

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void secp256k1_sqrt(uint32_t out[9], uint32_t *ok, const uint32_t a[9]);

// out = 1 if a is a square or 0, else 0
void secp256k1_is_square(uint32_t *out, const uint32_t a[9]);

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void secp256k1_legendre(int32_t *out, const uint32_t a[9]);

#endif

#ifdef __cplusplus
}
#endif

#endif
