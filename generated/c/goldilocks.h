// Arithmetic modulo 2^448 - 2^224 - 1. The base field of Curve448 and Ed448. Machine-made by Limbforge: do not edit.

#ifndef goldilocks_H
#define goldilocks_H

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
typedef uint64_t goldilocks_limb;

#define goldilocks_LIMBS 8

#define goldilocks_BYTES 56

// 0.
extern const uint64_t goldilocks_zero[8];

// 1.
extern const uint64_t goldilocks_one[8];

// 2^448, the weight of the upper half of a double-length encoding.
extern const uint64_t goldilocks_wide[8];

// 7^((p - 1) / 2^1), a primitive root of unity of order 2^1.
extern const uint64_t goldilocks_root_of_unity[8];

// `out = a + b (mod p)`
//
// - takes `a`: every word in `[0, 0x101ffffffffffff]`
// - takes `b`: every word in `[0, 0x101ffffffffffff]`
// - returns `out`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
void goldilocks_add(uint64_t out[8], const uint64_t a[8], const uint64_t b[8]);

// `out = a - b (mod p)`
//
// - takes `a`: every word in `[0, 0x101ffffffffffff]`
// - takes `b`: every word in `[0, 0x101ffffffffffff]`
// - returns `out`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
void goldilocks_sub(uint64_t out[8], const uint64_t a[8], const uint64_t b[8]);

// `out = -a (mod p)`
//
// - takes `a`: every word in `[0, 0x101ffffffffffff]`
// - returns `out`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
void goldilocks_opp(uint64_t out[8], const uint64_t a[8]);

// `out = a (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
// - returns `out`: every word in `[0, 0x101ffffffffffff]`
void goldilocks_carry(uint64_t out[8], const uint64_t a[8]);

// `out = a * b (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
// - takes `b`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
// - returns `out`: every word in `[0, 0x101ffffffffffff]`
void goldilocks_mul(uint64_t out[8], const uint64_t a[8], const uint64_t b[8]);

// `out = a^2 (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
// - returns `out`: every word in `[0, 0x101ffffffffffff]`
void goldilocks_square(uint64_t out[8], const uint64_t a[8]);

// `out = k * a (mod p)`
//
// - takes `a`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
// - takes `k` in `[0, 2^32 - 1]`
// - returns `out`: every word in `[0, 0x101ffffffffffff]`
void goldilocks_mul_small(uint64_t out[8], const uint64_t a[8], uint32_t k);

// `2 * out = a (mod p)`
//
// - takes `a`: every word in `[0, 0x101ffffffffffff]`
// - returns `out`: every word in `[0, 0x101ffffffffffff]`
void goldilocks_halve(uint64_t out[8], const uint64_t a[8]);

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 0x101ffffffffffff]`
// - takes `b`: every word in `[0, 0x101ffffffffffff]`
// - returns `out`: every word in `[0, 0x101ffffffffffff]`
void goldilocks_select(uint64_t out[8], uint64_t choice, const uint64_t a[8], const uint64_t b[8]);

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
    const uint64_t b[8]);

// `out = a (mod p), 0 <= out < p`
//
// - takes `a`: every word in `[0, 0x101ffffffffffff]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void goldilocks_to_bytes(uint8_t out[56], const uint64_t a[8]);

// `out = bytes (mod p)`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 0x101ffffffffffff]`
void goldilocks_from_bytes(uint64_t out[8], const uint8_t bytes[56]);

// `out = bytes (mod p), ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 0x101ffffffffffff]`
// - returns `ok` in `[0, 1]`
void goldilocks_from_bytes_canonical(uint64_t out[8], uint64_t *ok, const uint8_t bytes[56]);

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out` in `[0, 1]`
void goldilocks_bytes_are_zero(uint64_t *out, const uint8_t bytes[56]);

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `half`: word 0, 1, 2, 3, 4, 5 in `[0, 2^64 - 1]`; word 6 in `[0, 2^63 - 1]`
// - returns `odd` in `[0, 1]`
void goldilocks_bytes_parity(uint8_t half[56], uint64_t *odd, const uint8_t bytes[56]);

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void goldilocks_sign_of(int64_t *out, uint64_t is_zero, uint64_t is_square);

// out = 2 * a
void goldilocks_double(uint64_t out[8], const uint64_t a[8]);

// out = 1 if a = 0, else 0
void goldilocks_is_zero(uint64_t *out, const uint64_t a[8]);

// out = 1 if a = b, else 0
void goldilocks_equal(uint64_t *out, const uint64_t a[8], const uint64_t b[8]);

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void goldilocks_is_odd(uint64_t *out, const uint64_t a[8]);

// out = -a if choice is 1, a if it is 0
void goldilocks_conditional_negate(uint64_t out[8], const uint64_t a[8], uint64_t choice);

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void goldilocks_from_bytes_wide(uint64_t out[8], const uint8_t bytes[112]);

// out = a^(2^k)
//
// Time depends on k.
void goldilocks_pow2k(uint64_t out[8], const uint64_t a[8], uint32_t k);

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void goldilocks_vartime_pow(
    uint64_t out[8],
    const uint64_t a[8],
    const uint64_t *exponent, size_t exponent_words);

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void goldilocks_invert(uint64_t out[8], const uint64_t a[8]);

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void goldilocks_invert_batch(uint64_t (*list)[8], uint64_t (*scratch)[8], size_t length);

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void goldilocks_sqrt(uint64_t out[8], uint64_t *ok, const uint64_t a[8]);

// out = 1 if a is a square or 0, else 0
void goldilocks_is_square(uint64_t *out, const uint64_t a[8]);

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void goldilocks_legendre(int64_t *out, const uint64_t a[8]);

#endif

#if LIMBFORGE_WORD == 32

// A limb of an element.
typedef uint32_t goldilocks_limb;

#define goldilocks_LIMBS 16

#define goldilocks_BYTES 56

// 0.
extern const uint32_t goldilocks_zero[16];

// 1.
extern const uint32_t goldilocks_one[16];

// 2^448, the weight of the upper half of a double-length encoding.
extern const uint32_t goldilocks_wide[16];

// 7^((p - 1) / 2^1), a primitive root of unity of order 2^1.
extern const uint32_t goldilocks_root_of_unity[16];

// `out = a + b (mod p)`
//
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_add(uint32_t out[16], const uint32_t a[16], const uint32_t b[16]);

// `out = a - b (mod p)`
//
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_sub(uint32_t out[16], const uint32_t a[16], const uint32_t b[16]);

// `out = -a (mod p)`
//
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_opp(uint32_t out[16], const uint32_t a[16]);

// `out = a * b (mod p)`
//
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_mul(uint32_t out[16], const uint32_t a[16], const uint32_t b[16]);

// `out = a^2 (mod p)`
//
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_square(uint32_t out[16], const uint32_t a[16]);

// `out = k * a (mod p)`
//
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - takes `k` in `[0, 2^24 - 1]`
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_mul_small(uint32_t out[16], const uint32_t a[16], uint32_t k);

// `2 * out = a (mod p)`
//
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_halve(uint32_t out[16], const uint32_t a[16]);

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_select(
    uint32_t out[16],
    uint32_t choice,
    const uint32_t a[16],
    const uint32_t b[16]);

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - returns `x`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - returns `y`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_swap(
    uint32_t x[16],
    uint32_t y[16],
    uint32_t choice,
    const uint32_t a[16],
    const uint32_t b[16]);

// `out = a (mod p), 0 <= out < p`
//
// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - returns `out`: every word in `[0, 2^32 - 1]`
void goldilocks_to_bytes(uint8_t out[56], const uint32_t a[16]);

// `out = bytes (mod p)`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
void goldilocks_from_bytes(uint32_t out[16], const uint8_t bytes[56]);

// `out = bytes (mod p), ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
// - returns `ok` in `[0, 1]`
void goldilocks_from_bytes_canonical(uint32_t out[16], uint32_t *ok, const uint8_t bytes[56]);

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out` in `[0, 1]`
void goldilocks_bytes_are_zero(uint32_t *out, const uint8_t bytes[56]);

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `half`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^32 - 1]`; word 13 in `[0, 2^31 - 1]`
// - returns `odd` in `[0, 1]`
void goldilocks_bytes_parity(uint8_t half[56], uint32_t *odd, const uint8_t bytes[56]);

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void goldilocks_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square);

// out = 2 * a
void goldilocks_double(uint32_t out[16], const uint32_t a[16]);

// out = 1 if a = 0, else 0
void goldilocks_is_zero(uint32_t *out, const uint32_t a[16]);

// out = 1 if a = b, else 0
void goldilocks_equal(uint32_t *out, const uint32_t a[16], const uint32_t b[16]);

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void goldilocks_is_odd(uint32_t *out, const uint32_t a[16]);

// out = -a if choice is 1, a if it is 0
void goldilocks_conditional_negate(uint32_t out[16], const uint32_t a[16], uint32_t choice);

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void goldilocks_from_bytes_wide(uint32_t out[16], const uint8_t bytes[112]);

// out = a^(2^k)
//
// Time depends on k.
void goldilocks_pow2k(uint32_t out[16], const uint32_t a[16], uint32_t k);

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void goldilocks_vartime_pow(
    uint32_t out[16],
    const uint32_t a[16],
    const uint64_t *exponent, size_t exponent_words);

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void goldilocks_invert(uint32_t out[16], const uint32_t a[16]);

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void goldilocks_invert_batch(uint32_t (*list)[16], uint32_t (*scratch)[16], size_t length);

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void goldilocks_sqrt(uint32_t out[16], uint32_t *ok, const uint32_t a[16]);

// out = 1 if a is a square or 0, else 0
void goldilocks_is_square(uint32_t *out, const uint32_t a[16]);

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void goldilocks_legendre(int32_t *out, const uint32_t a[16]);

#endif

#ifdef __cplusplus
}
#endif

#endif
