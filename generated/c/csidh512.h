// Arithmetic modulo 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b. The base field of CSIDH-512. Machine-made by Limbforge: do not edit.

#ifndef csidh512_H
#define csidh512_H

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
typedef uint64_t csidh512_limb;

#define csidh512_LIMBS 8

#define csidh512_BYTES 64

// 0.
extern const uint64_t csidh512_zero[8];

// 1.
extern const uint64_t csidh512_one[8];

// 2^512, the weight of the upper half of a double-length encoding.
extern const uint64_t csidh512_wide[8];

// 2^((p - 1) / 2^1), a primitive root of unity of order 2^1.
extern const uint64_t csidh512_root_of_unity[8];

// R; in the Montgomery domain its limbs hold R^2.
extern const uint64_t csidh512_r[8];

// `out = a + b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_add(uint64_t out[8], const uint64_t a[8], const uint64_t b[8]);

// `out = a - b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_sub(uint64_t out[8], const uint64_t a[8], const uint64_t b[8]);

// `out = -a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_opp(uint64_t out[8], const uint64_t a[8]);

// `R * out = a * b (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_mul(uint64_t out[8], const uint64_t a[8], const uint64_t b[8]);

// `R * out = a^2 (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_square(uint64_t out[8], const uint64_t a[8]);

// `2 * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_halve(uint64_t out[8], const uint64_t a[8]);

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_select(uint64_t out[8], uint64_t choice, const uint64_t a[8], const uint64_t b[8]);

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: every word in `[0, 2^64 - 1]`
// - takes `b`: every word in `[0, 2^64 - 1]`
// - returns `x`: every word in `[0, 2^64 - 1]`
// - returns `y`: every word in `[0, 2^64 - 1]`
void csidh512_swap(
    uint64_t x[8],
    uint64_t y[8],
    uint64_t choice,
    const uint64_t a[8],
    const uint64_t b[8]);

// `R * out = a (mod p), 0 <= out < p`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^64 - 1]`; word 7 in `[0, 0x65b48e8f740f89bf]`
void csidh512_to_bytes(uint8_t out[64], const uint64_t a[8]);

// `limbs of out = bytes (mod p): out = bytes / R`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_limbs_of_bytes(uint64_t out[8], const uint8_t bytes[64]);

// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
// - returns `ok` in `[0, 1]`
void csidh512_limbs_of_bytes_canonical(uint64_t out[8], uint64_t *ok, const uint8_t bytes[64]);

// `limbs of out = k (mod p): out = k / R`
//
// - takes `k` in `[0, 2^32 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_limbs_of_word(uint64_t out[8], uint32_t k);

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `out` in `[0, 1]`
void csidh512_bytes_are_zero(uint64_t *out, const uint8_t bytes[64]);

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^64 - 1]`
// - returns `half`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^64 - 1]`; word 7 in `[0, 2^63 - 1]`
// - returns `odd` in `[0, 1]`
void csidh512_bytes_parity(uint8_t half[64], uint64_t *odd, const uint8_t bytes[64]);

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void csidh512_sign_of(int64_t *out, uint64_t is_zero, uint64_t is_square);

// `R * out = a (mod p)`
//
// - takes `a`: every word in `[0, 2^64 - 1]`
// - returns `out`: every word in `[0, 2^64 - 1]`
void csidh512_from_montgomery(uint64_t out[8], const uint64_t a[8]);

// out = R * a (mod p)
void csidh512_to_montgomery(uint64_t out[8], const uint64_t a[8]);

// out = k * a (mod p)
void csidh512_mul_small(uint64_t out[8], const uint64_t a[8], uint32_t k);

// out = bytes (mod p)
void csidh512_from_bytes(uint64_t out[8], const uint8_t bytes[64]);

// out = bytes (mod p), ok = 1 if bytes < p
void csidh512_from_bytes_canonical(uint64_t out[8], uint64_t *ok, const uint8_t bytes[64]);

// out = 2 * a
void csidh512_double(uint64_t out[8], const uint64_t a[8]);

// out = 1 if a = 0, else 0
void csidh512_is_zero(uint64_t *out, const uint64_t a[8]);

// out = 1 if a = b, else 0
void csidh512_equal(uint64_t *out, const uint64_t a[8], const uint64_t b[8]);

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void csidh512_is_odd(uint64_t *out, const uint64_t a[8]);

// out = -a if choice is 1, a if it is 0
void csidh512_conditional_negate(uint64_t out[8], const uint64_t a[8], uint64_t choice);

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void csidh512_from_bytes_wide(uint64_t out[8], const uint8_t bytes[128]);

// out = a^(2^k)
//
// Time depends on k.
void csidh512_pow2k(uint64_t out[8], const uint64_t a[8], uint32_t k);

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void csidh512_vartime_pow(
    uint64_t out[8],
    const uint64_t a[8],
    const uint64_t *exponent, size_t exponent_words);

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void csidh512_invert(uint64_t out[8], const uint64_t a[8]);

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void csidh512_invert_batch(uint64_t (*list)[8], uint64_t (*scratch)[8], size_t length);

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void csidh512_sqrt(uint64_t out[8], uint64_t *ok, const uint64_t a[8]);

// out = 1 if a is a square or 0, else 0
void csidh512_is_square(uint64_t *out, const uint64_t a[8]);

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void csidh512_legendre(int64_t *out, const uint64_t a[8]);

#endif

#if LIMBFORGE_WORD == 32

// A limb of an element.
typedef uint32_t csidh512_limb;

#define csidh512_LIMBS 19

#define csidh512_BYTES 64

// 0.
extern const uint32_t csidh512_zero[19];

// 1.
extern const uint32_t csidh512_one[19];

// 2^512, the weight of the upper half of a double-length encoding.
extern const uint32_t csidh512_wide[19];

// 2^((p - 1) / 2^1), a primitive root of unity of order 2^1.
extern const uint32_t csidh512_root_of_unity[19];

// R; in the Montgomery domain its limbs hold R^2.
extern const uint32_t csidh512_r[19];

// `out = a + b (mod p)`
//
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - takes `b`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_add(uint32_t out[19], const uint32_t a[19], const uint32_t b[19]);

// `out = a - b (mod p)`
//
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - takes `b`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_sub(uint32_t out[19], const uint32_t a[19], const uint32_t b[19]);

// `out = -a (mod p)`
//
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_opp(uint32_t out[19], const uint32_t a[19]);

// `R * out = a * b (mod p)`
//
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - takes `b`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_mul(uint32_t out[19], const uint32_t a[19], const uint32_t b[19]);

// `R * out = a^2 (mod p)`
//
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_square(uint32_t out[19], const uint32_t a[19]);

// `2 * out = a (mod p)`
//
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_halve(uint32_t out[19], const uint32_t a[19]);

// `out = a if choice is 1, b if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - takes `b`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_select(
    uint32_t out[19],
    uint32_t choice,
    const uint32_t a[19],
    const uint32_t b[19]);

// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
//
// - takes `choice` in `[0, 1]`
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - takes `b`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `x`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `y`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_swap(
    uint32_t x[19],
    uint32_t y[19],
    uint32_t choice,
    const uint32_t a[19],
    const uint32_t b[19]);

// `R * out = a (mod p), 0 <= out < p`
//
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^32 - 1]`; word 15 in `[0, 0x65b48e8f]`
void csidh512_to_bytes(uint8_t out[64], const uint32_t a[19]);

// `limbs of out = bytes (mod p): out = bytes / R`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_limbs_of_bytes(uint32_t out[19], const uint8_t bytes[64]);

// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `ok` in `[0, 1]`
void csidh512_limbs_of_bytes_canonical(uint32_t out[19], uint32_t *ok, const uint8_t bytes[64]);

// `limbs of out = k (mod p): out = k / R`
//
// - takes `k` in `[0, 2^24 - 1]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_limbs_of_word(uint32_t out[19], uint32_t k);

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out` in `[0, 1]`
void csidh512_bytes_are_zero(uint32_t *out, const uint8_t bytes[64]);

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `half`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^32 - 1]`; word 15 in `[0, 2^31 - 1]`
// - returns `odd` in `[0, 1]`
void csidh512_bytes_parity(uint8_t half[64], uint32_t *odd, const uint8_t bytes[64]);

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void csidh512_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square);

// `R * out = a (mod p)`
//
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_from_montgomery(uint32_t out[19], const uint32_t a[19]);

// out = R * a (mod p)
void csidh512_to_montgomery(uint32_t out[19], const uint32_t a[19]);

// out = k * a (mod p)
void csidh512_mul_small(uint32_t out[19], const uint32_t a[19], uint32_t k);

// out = bytes (mod p)
void csidh512_from_bytes(uint32_t out[19], const uint8_t bytes[64]);

// out = bytes (mod p), ok = 1 if bytes < p
void csidh512_from_bytes_canonical(uint32_t out[19], uint32_t *ok, const uint8_t bytes[64]);

// out = 2 * a
void csidh512_double(uint32_t out[19], const uint32_t a[19]);

// out = 1 if a = 0, else 0
void csidh512_is_zero(uint32_t *out, const uint32_t a[19]);

// out = 1 if a = b, else 0
void csidh512_equal(uint32_t *out, const uint32_t a[19], const uint32_t b[19]);

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void csidh512_is_odd(uint32_t *out, const uint32_t a[19]);

// out = -a if choice is 1, a if it is 0
void csidh512_conditional_negate(uint32_t out[19], const uint32_t a[19], uint32_t choice);

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void csidh512_from_bytes_wide(uint32_t out[19], const uint8_t bytes[128]);

// out = a^(2^k)
//
// Time depends on k.
void csidh512_pow2k(uint32_t out[19], const uint32_t a[19], uint32_t k);

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void csidh512_vartime_pow(
    uint32_t out[19],
    const uint32_t a[19],
    const uint64_t *exponent, size_t exponent_words);

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void csidh512_invert(uint32_t out[19], const uint32_t a[19]);

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void csidh512_invert_batch(uint32_t (*list)[19], uint32_t (*scratch)[19], size_t length);

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void csidh512_sqrt(uint32_t out[19], uint32_t *ok, const uint32_t a[19]);

// out = 1 if a is a square or 0, else 0
void csidh512_is_square(uint32_t *out, const uint32_t a[19]);

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void csidh512_legendre(int32_t *out, const uint32_t a[19]);

#endif

#ifdef __cplusplus
}
#endif

#endif
