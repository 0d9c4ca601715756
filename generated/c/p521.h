// Arithmetic modulo 2^521 - 1. The base field of NIST P-521. Machine-made by Limbforge: do not edit.

#ifndef p521_H
#define p521_H

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
typedef uint64_t p521_limb;

#define p521_LIMBS 9

#define p521_BYTES 66

// 0.
extern const uint64_t p521_zero[9];

// 1.
extern const uint64_t p521_one[9];

// 2^528, the weight of the upper half of a double-length encoding.
extern const uint64_t p521_wide[9];

// 3^((p - 1) / 2^1), a primitive root of unity of order 2^1.
extern const uint64_t p521_root_of_unity[9];

// `out = a + b (mod p)`
//
// - takes `a`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - takes `b`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0xc07fffffffffffd]`; word 2, 3, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
void p521_add(uint64_t out[9], const uint64_t a[9], const uint64_t b[9]);

// `out = a - b (mod p)`
//
// - takes `a`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - takes `b`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0xc07fffffffffffd]`; word 2, 3, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
void p521_sub(uint64_t out[9], const uint64_t a[9], const uint64_t b[9]);

// `out = -a (mod p)`
//
// - takes `a`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0xc07fffffffffffd]`; word 2, 3, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
void p521_opp(uint64_t out[9], const uint64_t a[9]);

// `out = a (mod p)`
//
// - takes `a`: word 0, 1, 4, 5 in `[0, 0xc07fffffffffffd]`; word 2, 3, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
void p521_carry(uint64_t out[9], const uint64_t a[9]);

// `out = a * b (mod p)`
//
// - takes `a`: word 0, 1, 4, 5 in `[0, 0xc07fffffffffffd]`; word 2, 3, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
// - takes `b`: word 0, 1, 4, 5 in `[0, 0xc07fffffffffffd]`; word 2, 3, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
void p521_mul(uint64_t out[9], const uint64_t a[9], const uint64_t b[9]);

// `out = a^2 (mod p)`
//
// - takes `a`: word 0, 1, 4, 5 in `[0, 0xc07fffffffffffd]`; word 2, 3, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
void p521_square(uint64_t out[9], const uint64_t a[9]);

// `out = k * a (mod p)`
//
// - takes `a`: word 0, 1, 4, 5 in `[0, 0xc07fffffffffffd]`; word 2, 3, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
// - takes `k` in `[0, 2^32 - 1]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
void p521_mul_small(uint64_t out[9], const uint64_t a[9], uint32_t k);

// `2 * out = a (mod p)`
//
// - takes `a`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
void p521_halve(uint64_t out[9], const uint64_t a[9]);

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - takes `b`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
void p521_select(uint64_t out[9], uint64_t choice, const uint64_t a[9], const uint64_t b[9]);

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - takes `b`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `x`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `y`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
void p521_swap(
    uint64_t x[9],
    uint64_t y[9],
    uint64_t choice,
    const uint64_t a[9],
    const uint64_t b[9]);

// `out = a (mod p), 0 <= out < p`
//
// - takes `a`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 511]`
void p521_to_bytes(uint8_t out[66], const uint64_t a[9]);

// `out = bytes (mod p)`
//
// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 65535]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
void p521_from_bytes(uint64_t out[9], const uint8_t bytes[66]);

// `out = bytes (mod p), ok = 1 if bytes < p`
//
// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 65535]`
// - returns `out`: word 0, 1, 4, 5 in `[0, 0x407ffffffffffff]`; word 2, 3, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
// - returns `ok` in `[0, 1]`
void p521_from_bytes_canonical(uint64_t out[9], uint64_t *ok, const uint8_t bytes[66]);

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 65535]`
// - returns `out` in `[0, 1]`
void p521_bytes_are_zero(uint64_t *out, const uint8_t bytes[66]);

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 65535]`
// - returns `half`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 32767]`
// - returns `odd` in `[0, 1]`
void p521_bytes_parity(uint8_t half[66], uint64_t *odd, const uint8_t bytes[66]);

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void p521_sign_of(int64_t *out, uint64_t is_zero, uint64_t is_square);

// out = 2 * a
void p521_double(uint64_t out[9], const uint64_t a[9]);

// out = 1 if a = 0, else 0
void p521_is_zero(uint64_t *out, const uint64_t a[9]);

// out = 1 if a = b, else 0
void p521_equal(uint64_t *out, const uint64_t a[9], const uint64_t b[9]);

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void p521_is_odd(uint64_t *out, const uint64_t a[9]);

// out = -a if choice is 1, a if it is 0
void p521_conditional_negate(uint64_t out[9], const uint64_t a[9], uint64_t choice);

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void p521_from_bytes_wide(uint64_t out[9], const uint8_t bytes[132]);

// out = a^(2^k)
//
// Time depends on k.
void p521_pow2k(uint64_t out[9], const uint64_t a[9], uint32_t k);

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void p521_vartime_pow(
    uint64_t out[9],
    const uint64_t a[9],
    const uint64_t *exponent, size_t exponent_words);

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void p521_invert(uint64_t out[9], const uint64_t a[9]);

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void p521_invert_batch(uint64_t (*list)[9], uint64_t (*scratch)[9], size_t length);

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void p521_sqrt(uint64_t out[9], uint64_t *ok, const uint64_t a[9]);

// out = 1 if a is a square or 0, else 0
void p521_is_square(uint64_t *out, const uint64_t a[9]);

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void p521_legendre(int64_t *out, const uint64_t a[9]);

#endif

#if LIMBFORGE_WORD == 32

// A limb of an element.
typedef uint32_t p521_limb;

#define p521_LIMBS 19

#define p521_BYTES 66

// 0.
extern const uint32_t p521_zero[19];

// 1.
extern const uint32_t p521_one[19];

// 2^528, the weight of the upper half of a double-length encoding.
extern const uint32_t p521_wide[19];

// 3^((p - 1) / 2^1), a primitive root of unity of order 2^1.
extern const uint32_t p521_root_of_unity[19];

// `out = a + b (mod p)`
//
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - takes `b`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_add(uint32_t out[19], const uint32_t a[19], const uint32_t b[19]);

// `out = a - b (mod p)`
//
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - takes `b`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_sub(uint32_t out[19], const uint32_t a[19], const uint32_t b[19]);

// `out = -a (mod p)`
//
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_opp(uint32_t out[19], const uint32_t a[19]);

// `out = a * b (mod p)`
//
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - takes `b`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_mul(uint32_t out[19], const uint32_t a[19], const uint32_t b[19]);

// `out = a^2 (mod p)`
//
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_square(uint32_t out[19], const uint32_t a[19]);

// `out = k * a (mod p)`
//
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - takes `k` in `[0, 2^24 - 1]`
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_mul_small(uint32_t out[19], const uint32_t a[19], uint32_t k);

// `2 * out = a (mod p)`
//
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_halve(uint32_t out[19], const uint32_t a[19]);

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - takes `b`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_select(uint32_t out[19], uint32_t choice, const uint32_t a[19], const uint32_t b[19]);

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - takes `b`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - returns `x`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - returns `y`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_swap(
    uint32_t x[19],
    uint32_t y[19],
    uint32_t choice,
    const uint32_t a[19],
    const uint32_t b[19]);

// `out = a (mod p), 0 <= out < p`
//
// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 511]`
void p521_to_bytes(uint8_t out[66], const uint32_t a[19]);

// `out = bytes (mod p)`
//
// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 65535]`
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
void p521_from_bytes(uint32_t out[19], const uint8_t bytes[66]);

// `out = bytes (mod p), ok = 1 if bytes < p`
//
// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 65535]`
// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
// - returns `ok` in `[0, 1]`
void p521_from_bytes_canonical(uint32_t out[19], uint32_t *ok, const uint8_t bytes[66]);

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 65535]`
// - returns `out` in `[0, 1]`
void p521_bytes_are_zero(uint32_t *out, const uint8_t bytes[66]);

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 65535]`
// - returns `half`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 32767]`
// - returns `odd` in `[0, 1]`
void p521_bytes_parity(uint8_t half[66], uint32_t *odd, const uint8_t bytes[66]);

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void p521_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square);

// out = 2 * a
void p521_double(uint32_t out[19], const uint32_t a[19]);

// out = 1 if a = 0, else 0
void p521_is_zero(uint32_t *out, const uint32_t a[19]);

// out = 1 if a = b, else 0
void p521_equal(uint32_t *out, const uint32_t a[19], const uint32_t b[19]);

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void p521_is_odd(uint32_t *out, const uint32_t a[19]);

// out = -a if choice is 1, a if it is 0
void p521_conditional_negate(uint32_t out[19], const uint32_t a[19], uint32_t choice);

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void p521_from_bytes_wide(uint32_t out[19], const uint8_t bytes[132]);

// out = a^(2^k)
//
// Time depends on k.
void p521_pow2k(uint32_t out[19], const uint32_t a[19], uint32_t k);

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void p521_vartime_pow(
    uint32_t out[19],
    const uint32_t a[19],
    const uint64_t *exponent, size_t exponent_words);

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void p521_invert(uint32_t out[19], const uint32_t a[19]);

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void p521_invert_batch(uint32_t (*list)[19], uint32_t (*scratch)[19], size_t length);

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void p521_sqrt(uint32_t out[19], uint32_t *ok, const uint32_t a[19]);

// out = 1 if a is a square or 0, else 0
void p521_is_square(uint32_t *out, const uint32_t a[19]);

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void p521_legendre(int32_t *out, const uint32_t a[19]);

#endif

#ifdef __cplusplus
}
#endif

#endif
