// Arithmetic modulo 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b (csidh512). Machine-made by Limbforge: do not edit.
//
// Command: limbforge regen
// Prime:   0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b
// Recipe:  19x27 word(32) karatsuba(2) double-word montgomery(product-scanning) carry(sequential) invert(divsteps)
// Limbs:   19 words of 32 bits
// Domain:  Montgomery; the sum of limb * weight is the element times R = 2^513 modulo the prime
//
// If all inputs are within their bounds, the results are correct and within theirs.
//
// limb  weight  tight           loose
// 0     2^0     [0, 0xc3fffff]  [0, 0xc3fffff]
// 1     2^27    [0, 0xfcfffff]  [0, 0xfcfffff]
// 2     2^54    [0, 0xd5fffff]  [0, 0xd5fffff]
// 3     2^81    [0, 0xa0fffff]  [0, 0xa0fffff]
// 4     2^108   [0, 0xdafffff]  [0, 0xdafffff]
// 5     2^135   [0, 0xfcfffff]  [0, 0xfcfffff]
// 6     2^162   [0, 0xbafffff]  [0, 0xbafffff]
// 7     2^189   [0, 0x86fffff]  [0, 0x86fffff]
// 8     2^216   [0, 0xd3fffff]  [0, 0xd3fffff]
// 9     2^243   [0, 0xecfffff]  [0, 0xecfffff]
// 10    2^270   [0, 0xcefffff]  [0, 0xcefffff]
// 11    2^297   [0, 0xedfffff]  [0, 0xedfffff]
// 12    2^324   [0, 0x92fffff]  [0, 0x92fffff]
// 13    2^351   [0, 0xfafffff]  [0, 0xfafffff]
// 14    2^378   [0, 0x86fffff]  [0, 0x86fffff]
// 15    2^405   [0, 0xa7fffff]  [0, 0xa7fffff]
// 16    2^432   [0, 0xe4fffff]  [0, 0xe4fffff]
// 17    2^459   [0, 0xe1fffff]  [0, 0xe1fffff]
// 18    2^486   [0, 0x3a7ffff]  [0, 0x3a7ffff]

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

#define csidh512_LIMBS 19
#define csidh512_BYTES 64

// 0.
const uint32_t csidh512_zero[19] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

// 1.
const uint32_t csidh512_one[19] = {
    0x51e1599, 0x6ec5cbf, 0x2dbd9d9, 0x21d24d0, 0x4333c57, 0x6c98ee8, 0x23f0300, 0x1fab6db,
    0x21e24f8, 0x1df7735, 0x7c8148, 0x21c8a08, 0x5b1542b, 0x63dadb2, 0x220a29e, 0x45f4946,
    0x740114a, 0x6577649, 0xde4dc,
};

// 2^512, the weight of the upper half of a double-length encoding.
const uint32_t csidh512_wide[19] = {
    0x43165cd, 0x3dfb525, 0x4f31546, 0x14afa1b, 0x6f0b9ec, 0x70a7724, 0x37dd3ac, 0x4bda2da,
    0x27d6411, 0x7ba5156, 0x4572e63, 0x303005, 0x4124daa, 0x1ef1156, 0x2e783e2, 0x3e0571c,
    0x13d5e33, 0x1bb3af3, 0xdfe893,
};

// 2^((p - 1) / 2^1), a primitive root of unity of order 2^1.
const uint32_t csidh512_root_of_unity[19] = {
    0x6a8b2e2, 0x14ac3e6, 0x7c4fa94, 0x3dd0705, 0x628eaca, 0x17487b5, 0x21ac932, 0x59ff15f,
    0xa8a06f, 0x75a3dc0, 0x29dcb42, 0x710f3f6, 0x12b3498, 0x21c62c3, 0x572700e, 0x12741ab,
    0x27feb40, 0x3970ba7, 0x188ed5d,
};

// R; in the Montgomery domain its limbs hold R^2.
const uint32_t csidh512_r[19] = {
    0x49c031f, 0x78849a4, 0x745561e, 0x49bc860, 0x3854cb6, 0x5d6d7ab, 0x2a1db26, 0x1e09d7a,
    0x23402bb, 0x63aedb7, 0x594103c, 0x732e20c, 0x148128f, 0x3841237, 0x63bf517, 0x23a2346,
    0xbabfdc, 0x187f3f5, 0x28feec,
};

// `out = a + b (mod p)`
//
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - takes `b`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_add(uint32_t out[19], const uint32_t a[19], const uint32_t b[19]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
    const uint32_t b9 = b[9];
    const uint32_t b10 = b[10];
    const uint32_t b11 = b[11];
    const uint32_t b12 = b[12];
    const uint32_t b13 = b[13];
    const uint32_t b14 = b[14];
    const uint32_t b15 = b[15];
    const uint32_t b16 = b[16];
    const uint32_t b17 = b[17];
    const uint32_t b18 = b[18];
    const uint32_t x0 = a18 + b18;
    const uint32_t x1 = x0 >> 25;
    const uint32_t x2 = a0 + b0 + x1 * 0x4393785;
    const uint32_t o0 = x2 & 0x7ffffff;
    const uint32_t x3 = a1 + b1 + x1 * 0x7c8df59 + (x2 >> 27);
    const uint32_t o1 = x3 & 0x7ffffff;
    const uint32_t x4 = a2 + b2 + x1 * 0x55f2b91 + (x3 >> 27);
    const uint32_t o2 = x4 & 0x7ffffff;
    const uint32_t x5 = a3 + b3 + x1 * 0x205d429 + (x4 >> 27);
    const uint32_t o3 = x5 & 0x7ffffff;
    const uint32_t x6 = a4 + b4 + x1 * 0x5a3d8de + (x5 >> 27);
    const uint32_t o4 = x6 & 0x7ffffff;
    const uint32_t x7 = a5 + b5 + x1 * 0x7c1e961 + (x6 >> 27);
    const uint32_t o5 = x7 & 0x7ffffff;
    const uint32_t x8 = a6 + b6 + x1 * 0x3a633cc + (x7 >> 27);
    const uint32_t o6 = x8 & 0x7ffffff;
    const uint32_t x9 = a7 + b7 + x1 * 0x6557c5 + (x8 >> 27);
    const uint32_t o7 = x9 & 0x7ffffff;
    const uint32_t x10 = a8 + b8 + x1 * 0x5393a98 + (x9 >> 27);
    const uint32_t o8 = x10 & 0x7ffffff;
    const uint32_t x11 = a9 + b9 + x1 * 0x6c64b0a + (x10 >> 27);
    const uint32_t o9 = x11 & 0x7ffffff;
    const uint32_t x12 = a10 + b10 + x1 * 0x4e5b374 + (x11 >> 27);
    const uint32_t o10 = x12 & 0x7ffffff;
    const uint32_t x13 = a11 + b11 + x1 * 0x6d28201 + (x12 >> 27);
    const uint32_t o11 = x13 & 0x7ffffff;
    const uint32_t x14 = a12 + b12 + x1 * 0x123773b + (x13 >> 27);
    const uint32_t o12 = x14 & 0x7ffffff;
    const uint32_t x15 = a13 + b13 + x1 * 0x7a5ef8a + (x14 >> 27);
    const uint32_t o13 = x15 & 0x7ffffff;
    const uint32_t x16 = a14 + b14 + x1 * 0x6ced52 + (x15 >> 27);
    const uint32_t o14 = x16 & 0x7ffffff;
    const uint32_t x17 = a15 + b15 + x1 * 0x279750e + (x16 >> 27);
    const uint32_t o15 = x17 & 0x7ffffff;
    const uint32_t x18 = a16 + b16 + x1 * 0x6400375 + (x17 >> 27);
    const uint32_t o16 = x18 & 0x7ffffff;
    const uint32_t x19 = a17 + b17 + x1 * 0x6117e0e + (x18 >> 27);
    const uint32_t o17 = x19 & 0x7ffffff;
    const uint32_t o18 = (x0 & 0x1ffffff) + x1 * 0x692dc5 + (x19 >> 27);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

// `out = a - b (mod p)`
//
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - takes `b`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_sub(uint32_t out[19], const uint32_t a[19], const uint32_t b[19]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
    const uint32_t b9 = b[9];
    const uint32_t b10 = b[10];
    const uint32_t b11 = b[11];
    const uint32_t b12 = b[12];
    const uint32_t b13 = b[13];
    const uint32_t b14 = b[14];
    const uint32_t b15 = b[15];
    const uint32_t b16 = b[16];
    const uint32_t b17 = b[17];
    const uint32_t b18 = b[18];
    const uint32_t x0 = a18 + 0x4c476ac - b18;
    const uint32_t x1 = x0 >> 25;
    const uint32_t x2 = a0 + 0x13545971 - b0 + x1 * 0x4393785;
    const uint32_t o0 = x2 & 0x7ffffff;
    const uint32_t x3 = a1 + 0x10a561f1 - b1 + x1 * 0x7c8df59 + (x2 >> 27);
    const uint32_t o1 = x3 & 0x7ffffff;
    const uint32_t x4 = a2 + 0xfe27d48 - b2 + x1 * 0x55f2b91 + (x3 >> 27);
    const uint32_t o2 = x4 & 0x7ffffff;
    const uint32_t x5 = a3 + 0x11ee8381 - b3 + x1 * 0x205d429 + (x4 >> 27);
    const uint32_t o3 = x5 & 0x7ffffff;
    const uint32_t x6 = a4 + 0xf147563 - b4 + x1 * 0x5a3d8de + (x5 >> 27);
    const uint32_t o4 = x6 & 0x7ffffff;
    const uint32_t x7 = a5 + 0x10ba43d9 - b5 + x1 * 0x7c1e961 + (x6 >> 27);
    const uint32_t o5 = x7 & 0x7ffffff;
    const uint32_t x8 = a6 + 0xd0d6497 - b6 + x1 * 0x3a633cc + (x7 >> 27);
    const uint32_t o6 = x8 & 0x7ffffff;
    const uint32_t x9 = a7 + 0xecff8ae - b7 + x1 * 0x6557c5 + (x8 >> 27);
    const uint32_t o7 = x9 & 0x7ffffff;
    const uint32_t x10 = a8 + 0x10545036 - b8 + x1 * 0x5393a98 + (x9 >> 27);
    const uint32_t o8 = x10 & 0x7ffffff;
    const uint32_t x11 = a9 + 0x13ad1ede - b9 + x1 * 0x6c64b0a + (x10 >> 27);
    const uint32_t o9 = x11 & 0x7ffffff;
    const uint32_t x12 = a10 + 0x114ee59f - b10 + x1 * 0x4e5b374 + (x11 >> 27);
    const uint32_t o10 = x12 & 0x7ffffff;
    const uint32_t x13 = a11 + 0x138879f9 - b11 + x1 * 0x6d28201 + (x12 >> 27);
    const uint32_t o11 = x13 & 0x7ffffff;
    const uint32_t x14 = a12 + 0xc959a4a - b12 + x1 * 0x123773b + (x13 >> 27);
    const uint32_t o12 = x14 & 0x7ffffff;
    const uint32_t x15 = a13 + 0x110e3160 - b13 + x1 * 0x7a5ef8a + (x14 >> 27);
    const uint32_t o13 = x15 & 0x7ffffff;
    const uint32_t x16 = a14 + 0xeb93805 - b14 + x1 * 0x6ced52 + (x15 >> 27);
    const uint32_t o14 = x16 & 0x7ffffff;
    const uint32_t x17 = a15 + 0x1093a0d4 - b15 + x1 * 0x279750e + (x16 >> 27);
    const uint32_t o15 = x17 & 0x7ffffff;
    const uint32_t x18 = a16 + 0x153ff59e - b16 + x1 * 0x6400375 + (x17 >> 27);
    const uint32_t o16 = x18 & 0x7ffffff;
    const uint32_t x19 = a17 + 0x15cb85d1 - b17 + x1 * 0x6117e0e + (x18 >> 27);
    const uint32_t o17 = x19 & 0x7ffffff;
    const uint32_t o18 = (x0 & 0x1ffffff) + x1 * 0x692dc5 + (x19 >> 27);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

// `out = -a (mod p)`
//
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_opp(uint32_t out[19], const uint32_t a[19]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
    const uint32_t x0 = 0x4c476ac - a18;
    const uint32_t x1 = x0 >> 25;
    const uint32_t x2 = 0x13545971 - a0 + x1 * 0x4393785;
    const uint32_t o0 = x2 & 0x7ffffff;
    const uint32_t x3 = 0x10a561f1 - a1 + x1 * 0x7c8df59 + (x2 >> 27);
    const uint32_t o1 = x3 & 0x7ffffff;
    const uint32_t x4 = 0xfe27d48 - a2 + x1 * 0x55f2b91 + (x3 >> 27);
    const uint32_t o2 = x4 & 0x7ffffff;
    const uint32_t x5 = 0x11ee8381 - a3 + x1 * 0x205d429 + (x4 >> 27);
    const uint32_t o3 = x5 & 0x7ffffff;
    const uint32_t x6 = 0xf147563 - a4 + x1 * 0x5a3d8de + (x5 >> 27);
    const uint32_t o4 = x6 & 0x7ffffff;
    const uint32_t x7 = 0x10ba43d9 - a5 + x1 * 0x7c1e961 + (x6 >> 27);
    const uint32_t o5 = x7 & 0x7ffffff;
    const uint32_t x8 = 0xd0d6497 - a6 + x1 * 0x3a633cc + (x7 >> 27);
    const uint32_t o6 = x8 & 0x7ffffff;
    const uint32_t x9 = 0xecff8ae - a7 + x1 * 0x6557c5 + (x8 >> 27);
    const uint32_t o7 = x9 & 0x7ffffff;
    const uint32_t x10 = 0x10545036 - a8 + x1 * 0x5393a98 + (x9 >> 27);
    const uint32_t o8 = x10 & 0x7ffffff;
    const uint32_t x11 = 0x13ad1ede - a9 + x1 * 0x6c64b0a + (x10 >> 27);
    const uint32_t o9 = x11 & 0x7ffffff;
    const uint32_t x12 = 0x114ee59f - a10 + x1 * 0x4e5b374 + (x11 >> 27);
    const uint32_t o10 = x12 & 0x7ffffff;
    const uint32_t x13 = 0x138879f9 - a11 + x1 * 0x6d28201 + (x12 >> 27);
    const uint32_t o11 = x13 & 0x7ffffff;
    const uint32_t x14 = 0xc959a4a - a12 + x1 * 0x123773b + (x13 >> 27);
    const uint32_t o12 = x14 & 0x7ffffff;
    const uint32_t x15 = 0x110e3160 - a13 + x1 * 0x7a5ef8a + (x14 >> 27);
    const uint32_t o13 = x15 & 0x7ffffff;
    const uint32_t x16 = 0xeb93805 - a14 + x1 * 0x6ced52 + (x15 >> 27);
    const uint32_t o14 = x16 & 0x7ffffff;
    const uint32_t x17 = 0x1093a0d4 - a15 + x1 * 0x279750e + (x16 >> 27);
    const uint32_t o15 = x17 & 0x7ffffff;
    const uint32_t x18 = 0x153ff59e - a16 + x1 * 0x6400375 + (x17 >> 27);
    const uint32_t o16 = x18 & 0x7ffffff;
    const uint32_t x19 = 0x15cb85d1 - a17 + x1 * 0x6117e0e + (x18 >> 27);
    const uint32_t o17 = x19 & 0x7ffffff;
    const uint32_t o18 = (x0 & 0x1ffffff) + x1 * 0x692dc5 + (x19 >> 27);
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

// `R * out = a * b (mod p)`
//
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - takes `b`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_mul(uint32_t out[19], const uint32_t a[19], const uint32_t b[19]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
    const uint32_t b9 = b[9];
    const uint32_t b10 = b[10];
    const uint32_t b11 = b[11];
    const uint32_t b12 = b[12];
    const uint32_t b13 = b[13];
    const uint32_t b14 = b[14];
    const uint32_t b15 = b[15];
    const uint32_t b16 = b[16];
    const uint32_t b17 = b[17];
    const uint32_t b18 = b[18];
    const uint64_t r0 = (uint64_t)a0 * b0;
    const uint64_t r1 = (uint64_t)a0 * b1 + (uint64_t)a1 * b0;
    const uint64_t r2 = (uint64_t)a0 * b2 + (uint64_t)a1 * b1 + (uint64_t)a2 * b0;
    const uint64_t r3 = (uint64_t)a0 * b3
        + (uint64_t)a1 * b2
        + (uint64_t)a2 * b1
        + (uint64_t)a3 * b0;
    const uint64_t r4 = (uint64_t)a0 * b4
        + (uint64_t)a1 * b3
        + (uint64_t)a2 * b2
        + (uint64_t)a3 * b1
        + (uint64_t)a4 * b0;
    const uint64_t r5 = (uint64_t)a1 * b4
        + (uint64_t)a2 * b3
        + (uint64_t)a3 * b2
        + (uint64_t)a4 * b1;
    const uint64_t r6 = (uint64_t)a2 * b4 + (uint64_t)a3 * b3 + (uint64_t)a4 * b2;
    const uint64_t r7 = (uint64_t)a3 * b4 + (uint64_t)a4 * b3;
    const uint64_t r8 = (uint64_t)a4 * b4;
    const uint64_t r9 = (uint64_t)a5 * b5;
    const uint64_t r10 = (uint64_t)a5 * b6 + (uint64_t)a6 * b5;
    const uint64_t r11 = (uint64_t)a5 * b7 + (uint64_t)a6 * b6 + (uint64_t)a7 * b5;
    const uint64_t r12 = (uint64_t)a5 * b8
        + (uint64_t)a6 * b7
        + (uint64_t)a7 * b6
        + (uint64_t)a8 * b5;
    const uint64_t r13 = (uint64_t)a5 * b9
        + (uint64_t)a6 * b8
        + (uint64_t)a7 * b7
        + (uint64_t)a8 * b6
        + (uint64_t)a9 * b5;
    const uint64_t r14 = (uint64_t)a6 * b9
        + (uint64_t)a7 * b8
        + (uint64_t)a8 * b7
        + (uint64_t)a9 * b6;
    const uint64_t r15 = (uint64_t)a7 * b9 + (uint64_t)a8 * b8 + (uint64_t)a9 * b7;
    const uint64_t r16 = (uint64_t)a8 * b9 + (uint64_t)a9 * b8;
    const uint64_t r17 = (uint64_t)a9 * b9;
    const int32_t x0 = (int32_t)a0 - (int32_t)a5;
    const int32_t x1 = (int32_t)a1 - (int32_t)a6;
    const int32_t x2 = (int32_t)a2 - (int32_t)a7;
    const int32_t x3 = (int32_t)a3 - (int32_t)a8;
    const int32_t x4 = (int32_t)a4 - (int32_t)a9;
    const int32_t x5 = (int32_t)b5 - (int32_t)b0;
    const int32_t x6 = (int32_t)b6 - (int32_t)b1;
    const int32_t x7 = (int32_t)b7 - (int32_t)b2;
    const int32_t x8 = (int32_t)b8 - (int32_t)b3;
    const int32_t x9 = (int32_t)b9 - (int32_t)b4;
    const uint64_t r18 = r0 + r9;
    const int64_t r19 = (int64_t)r18 + (int64_t)x0 * x5 + (int64_t)r5;
    const uint64_t r20 = r1 + r10;
    const int64_t r21 = (int64_t)x0 * x6 + (int64_t)x1 * x5 + (int64_t)r20 + (int64_t)r6;
    const uint64_t r22 = r2 + r11;
    const int64_t r23 = (int64_t)x0 * x7
        + (int64_t)x1 * x6
        + (int64_t)x2 * x5
        + (int64_t)r22
        + (int64_t)r7;
    const uint64_t r24 = r3 + r12;
    const int64_t r25 = (int64_t)x0 * x8
        + (int64_t)x1 * x7
        + (int64_t)x2 * x6
        + (int64_t)x3 * x5
        + (int64_t)r24
        + (int64_t)r8;
    const uint64_t r26 = r4 + r13;
    const int64_t r27 = (int64_t)x0 * x9
        + (int64_t)x1 * x8
        + (int64_t)x2 * x7
        + (int64_t)x3 * x6
        + (int64_t)x4 * x5
        + (int64_t)r26;
    const uint64_t r28 = r5 + r14;
    const int64_t r29 = (int64_t)x1 * x9
        + (int64_t)x2 * x8
        + (int64_t)x3 * x7
        + (int64_t)x4 * x6
        + (int64_t)r28
        + (int64_t)r9;
    const uint64_t r30 = r6 + r15;
    const int64_t r31 = (int64_t)x2 * x9
        + (int64_t)x3 * x8
        + (int64_t)x4 * x7
        + (int64_t)r30
        + (int64_t)r10;
    const uint64_t r32 = r7 + r16;
    const int64_t r33 = (int64_t)x3 * x9 + (int64_t)x4 * x8 + (int64_t)r32 + (int64_t)r11;
    const uint64_t r34 = r8 + r17;
    const int64_t r35 = (int64_t)r34 + (int64_t)x4 * x9 + (int64_t)r12;
    const uint64_t r36 = (uint64_t)a10 * b10;
    const uint64_t r37 = (uint64_t)a10 * b11 + (uint64_t)a11 * b10;
    const uint64_t r38 = (uint64_t)a10 * b12 + (uint64_t)a11 * b11 + (uint64_t)a12 * b10;
    const uint64_t r39 = (uint64_t)a10 * b13
        + (uint64_t)a11 * b12
        + (uint64_t)a12 * b11
        + (uint64_t)a13 * b10;
    const uint64_t r40 = (uint64_t)a10 * b14
        + (uint64_t)a11 * b13
        + (uint64_t)a12 * b12
        + (uint64_t)a13 * b11
        + (uint64_t)a14 * b10;
    const uint64_t r41 = (uint64_t)a11 * b14
        + (uint64_t)a12 * b13
        + (uint64_t)a13 * b12
        + (uint64_t)a14 * b11;
    const uint64_t r42 = (uint64_t)a12 * b14 + (uint64_t)a13 * b13 + (uint64_t)a14 * b12;
    const uint64_t r43 = (uint64_t)a13 * b14 + (uint64_t)a14 * b13;
    const uint64_t r44 = (uint64_t)a14 * b14;
    const uint64_t r45 = (uint64_t)a15 * b15;
    const uint64_t r46 = (uint64_t)a15 * b16 + (uint64_t)a16 * b15;
    const uint64_t r47 = (uint64_t)a15 * b17 + (uint64_t)a16 * b16 + (uint64_t)a17 * b15;
    const uint64_t r48 = (uint64_t)a15 * b18
        + (uint64_t)a16 * b17
        + (uint64_t)a17 * b16
        + (uint64_t)a18 * b15;
    const uint64_t r49 = (uint64_t)a16 * b18 + (uint64_t)a17 * b17 + (uint64_t)a18 * b16;
    const uint64_t r50 = (uint64_t)a17 * b18 + (uint64_t)a18 * b17;
    const uint64_t r51 = (uint64_t)a18 * b18;
    const int32_t x10 = (int32_t)a10 - (int32_t)a15;
    const int32_t x11 = (int32_t)a11 - (int32_t)a16;
    const int32_t x12 = (int32_t)a12 - (int32_t)a17;
    const int32_t x13 = (int32_t)a13 - (int32_t)a18;
    const int32_t x14 = (int32_t)b15 - (int32_t)b10;
    const int32_t x15 = (int32_t)b16 - (int32_t)b11;
    const int32_t x16 = (int32_t)b17 - (int32_t)b12;
    const int32_t x17 = (int32_t)b18 - (int32_t)b13;
    const int32_t x18 = 0 - (int32_t)b14;
    const uint64_t r52 = r36 + r45;
    const int64_t r53 = (int64_t)r52 + (int64_t)x10 * x14 + (int64_t)r41;
    const uint64_t r54 = r37 + r46;
    const int64_t r55 = (int64_t)x10 * x15 + (int64_t)x11 * x14 + (int64_t)r54 + (int64_t)r42;
    const uint64_t r56 = r38 + r47;
    const int64_t r57 = (int64_t)x10 * x16
        + (int64_t)x11 * x15
        + (int64_t)x12 * x14
        + (int64_t)r56
        + (int64_t)r43;
    const uint64_t r58 = r39 + r48;
    const int64_t r59 = (int64_t)x10 * x17
        + (int64_t)x11 * x16
        + (int64_t)x12 * x15
        + (int64_t)x13 * x14
        + (int64_t)r58
        + (int64_t)r44;
    const uint64_t r60 = r40 + r49;
    const int64_t r61 = (int64_t)x10 * x18
        + (int64_t)x11 * x17
        + (int64_t)x12 * x16
        + (int64_t)x13 * x15
        + (int64_t)a14 * x14
        + (int64_t)r60;
    const uint64_t r62 = r41 + r50;
    const int64_t r63 = (int64_t)x11 * x18
        + (int64_t)x12 * x17
        + (int64_t)x13 * x16
        + (int64_t)a14 * x15
        + (int64_t)r62
        + (int64_t)r45;
    const uint64_t r64 = r42 + r51;
    const int64_t r65 = (int64_t)x12 * x18
        + (int64_t)x13 * x17
        + (int64_t)a14 * x16
        + (int64_t)r64
        + (int64_t)r46;
    const int64_t r66 = (int64_t)x13 * x18 + (int64_t)a14 * x17 + (int64_t)r43 + (int64_t)r47;
    const int64_t r67 = (int64_t)r44 + (int64_t)a14 * x18 + (int64_t)r48;
    const int32_t x19 = (int32_t)a0 - (int32_t)a10;
    const int32_t x20 = (int32_t)a1 - (int32_t)a11;
    const int32_t x21 = (int32_t)a2 - (int32_t)a12;
    const int32_t x22 = (int32_t)a3 - (int32_t)a13;
    const int32_t x23 = (int32_t)a4 - (int32_t)a14;
    const int32_t x24 = (int32_t)a5 - (int32_t)a15;
    const int32_t x25 = (int32_t)a6 - (int32_t)a16;
    const int32_t x26 = (int32_t)a7 - (int32_t)a17;
    const int32_t x27 = (int32_t)a8 - (int32_t)a18;
    const int32_t x28 = (int32_t)b10 - (int32_t)b0;
    const int32_t x29 = (int32_t)b11 - (int32_t)b1;
    const int32_t x30 = (int32_t)b12 - (int32_t)b2;
    const int32_t x31 = (int32_t)b13 - (int32_t)b3;
    const int32_t x32 = (int32_t)b14 - (int32_t)b4;
    const int32_t x33 = (int32_t)b15 - (int32_t)b5;
    const int32_t x34 = (int32_t)b16 - (int32_t)b6;
    const int32_t x35 = (int32_t)b17 - (int32_t)b7;
    const int32_t x36 = (int32_t)b18 - (int32_t)b8;
    const int32_t x37 = 0 - (int32_t)b9;
    const int64_t r68 = (int64_t)x19 * x28;
    const int64_t r69 = (int64_t)x19 * x29 + (int64_t)x20 * x28;
    const int64_t r70 = (int64_t)x19 * x30 + (int64_t)x20 * x29 + (int64_t)x21 * x28;
    const int64_t r71 = (int64_t)x19 * x31
        + (int64_t)x20 * x30
        + (int64_t)x21 * x29
        + (int64_t)x22 * x28;
    const int64_t r72 = (int64_t)x19 * x32
        + (int64_t)x20 * x31
        + (int64_t)x21 * x30
        + (int64_t)x22 * x29
        + (int64_t)x23 * x28;
    const int64_t r73 = (int64_t)x20 * x32
        + (int64_t)x21 * x31
        + (int64_t)x22 * x30
        + (int64_t)x23 * x29;
    const int64_t r74 = (int64_t)x21 * x32 + (int64_t)x22 * x31 + (int64_t)x23 * x30;
    const int64_t r75 = (int64_t)x22 * x32 + (int64_t)x23 * x31;
    const int64_t r76 = (int64_t)x23 * x32;
    const int64_t r77 = (int64_t)x24 * x33;
    const int64_t r78 = (int64_t)x24 * x34 + (int64_t)x25 * x33;
    const int64_t r79 = (int64_t)x24 * x35 + (int64_t)x25 * x34 + (int64_t)x26 * x33;
    const int64_t r80 = (int64_t)x24 * x36
        + (int64_t)x25 * x35
        + (int64_t)x26 * x34
        + (int64_t)x27 * x33;
    const int64_t r81 = (int64_t)x24 * x37
        + (int64_t)x25 * x36
        + (int64_t)x26 * x35
        + (int64_t)x27 * x34
        + (int64_t)a9 * x33;
    const int64_t r82 = (int64_t)x25 * x37
        + (int64_t)x26 * x36
        + (int64_t)x27 * x35
        + (int64_t)a9 * x34;
    const int64_t r83 = (int64_t)x26 * x37 + (int64_t)x27 * x36 + (int64_t)a9 * x35;
    const int64_t r84 = (int64_t)x27 * x37 + (int64_t)a9 * x36;
    const int64_t r85 = (int64_t)a9 * x37;
    const int32_t x38 = x19 - x24;
    const int32_t x39 = x20 - x25;
    const int32_t x40 = x21 - x26;
    const int32_t x41 = x22 - x27;
    const int32_t x42 = x23 - (int32_t)a9;
    const int32_t x43 = x33 - x28;
    const int32_t x44 = x34 - x29;
    const int32_t x45 = x35 - x30;
    const int32_t x46 = x36 - x31;
    const int32_t x47 = x37 - x32;
    const uint64_t r86 = r0 + r36;
    const uint64_t r87 = r1 + r37;
    const uint64_t r88 = r2 + r38;
    const uint64_t r89 = r3 + r39;
    const uint64_t r90 = r4 + r40;
    const uint64_t r91 = r13 + r49;
    const uint64_t r92 = r14 + r50;
    const uint64_t r93 = r15 + r51;
    const uint32_t x48 = (uint32_t)r0;
    const uint32_t x49 = x48 * 0x32e294d;
    const uint32_t x50 = x49 & 0x7ffffff;
    const uint64_t r94 = r0 + (uint64_t)x50 * 0x3c6c87b;
    const uint32_t x51 = (uint32_t)(r94 >> 27);
    const uint64_t r95 = r1 + (uint64_t)x51 + (uint64_t)x50 * 0x3720a6;
    const uint32_t x52 = (uint32_t)r95;
    const uint32_t x53 = x52 * 0x32e294d;
    const uint32_t x54 = x53 & 0x7ffffff;
    const uint64_t r96 = r95 + (uint64_t)x54 * 0x3c6c87b;
    const uint32_t x55 = (uint32_t)(r96 >> 27);
    const uint64_t r97 = r2
        + (uint64_t)x55
        + ((uint64_t)x50 * 0x2a0d46e + (uint64_t)x54 * 0x3720a6);
    const uint32_t x56 = (uint32_t)r97;
    const uint32_t x57 = x56 * 0x32e294d;
    const uint32_t x58 = x57 & 0x7ffffff;
    const uint64_t r98 = r97 + (uint64_t)x58 * 0x3c6c87b;
    const uint32_t x59 = (uint32_t)(r98 >> 27);
    const uint64_t r99 = r3
        + (uint64_t)x59
        + ((uint64_t)x50 * 0x5fa2bd6 + (uint64_t)x54 * 0x2a0d46e + (uint64_t)x58 * 0x3720a6);
    const uint32_t x60 = (uint32_t)r99;
    const uint32_t x61 = x60 * 0x32e294d;
    const uint32_t x62 = x61 & 0x7ffffff;
    const uint64_t r100 = r99 + (uint64_t)x62 * 0x3c6c87b;
    const uint32_t x63 = (uint32_t)(r100 >> 27);
    const uint64_t r101 = r4
        + (uint64_t)x63
        + ((uint64_t)x50 * 0x25c2721 + (uint64_t)x54 * 0x5fa2bd6 + (uint64_t)x58 * 0x2a0d46e + (uint64_t)x62 * 0x3720a6);
    const uint32_t x64 = (uint32_t)r101;
    const uint32_t x65 = x64 * 0x32e294d;
    const uint32_t x66 = x65 & 0x7ffffff;
    const uint64_t r102 = r101 + (uint64_t)x66 * 0x3c6c87b;
    const uint32_t x67 = (uint32_t)(r102 >> 27);
    const uint64_t r103 = (uint64_t)x50 * 0x3e169e
        + (uint64_t)x54 * 0x25c2721
        + (uint64_t)x58 * 0x5fa2bd6
        + (uint64_t)x62 * 0x2a0d46e
        + (uint64_t)x66 * 0x3720a6;
    const int64_t r104 = r19 + (int64_t)x67 + (int64_t)r103;
    const uint32_t x68 = (uint32_t)r104;
    const uint32_t x69 = x68 * 0x32e294d;
    const uint32_t x70 = x69 & 0x7ffffff;
    const uint64_t r105 = (uint64_t)x70 * 0x3c6c87b;
    const int64_t r106 = r104 + (int64_t)r105;
    const uint32_t x71 = (uint32_t)(r106 >> 27);
    const uint64_t r107 = (uint64_t)x50 * 0x459cc33
        + (uint64_t)x54 * 0x3e169e
        + (uint64_t)x58 * 0x25c2721
        + (uint64_t)x62 * 0x5fa2bd6
        + (uint64_t)x66 * 0x2a0d46e
        + (uint64_t)x70 * 0x3720a6;
    const int64_t r108 = r21 + (int64_t)x71 + (int64_t)r107;
    const uint32_t x72 = (uint32_t)r108;
    const uint32_t x73 = x72 * 0x32e294d;
    const uint32_t x74 = x73 & 0x7ffffff;
    const uint64_t r109 = (uint64_t)x74 * 0x3c6c87b;
    const int64_t r110 = r108 + (int64_t)r109;
    const uint32_t x75 = (uint32_t)(r110 >> 27);
    const uint64_t r111 = (uint64_t)x50 * 0x79aa83a
        + (uint64_t)x54 * 0x459cc33
        + (uint64_t)x58 * 0x3e169e
        + (uint64_t)x62 * 0x25c2721
        + (uint64_t)x66 * 0x5fa2bd6
        + (uint64_t)x70 * 0x2a0d46e
        + (uint64_t)x74 * 0x3720a6;
    const int64_t r112 = r23 + (int64_t)x75 + (int64_t)r111;
    const uint32_t x76 = (uint32_t)r112;
    const uint32_t x77 = x76 * 0x32e294d;
    const uint32_t x78 = x77 & 0x7ffffff;
    const uint64_t r113 = (uint64_t)x78 * 0x3c6c87b;
    const int64_t r114 = r112 + (int64_t)r113;
    const uint32_t x79 = (uint32_t)(r114 >> 27);
    const uint64_t r115 = (uint64_t)x50 * 0x2c6c567
        + (uint64_t)x54 * 0x79aa83a
        + (uint64_t)x58 * 0x459cc33
        + (uint64_t)x62 * 0x3e169e
        + (uint64_t)x66 * 0x25c2721
        + (uint64_t)x70 * 0x5fa2bd6
        + (uint64_t)x74 * 0x2a0d46e
        + (uint64_t)x78 * 0x3720a6;
    const int64_t r116 = r25 + (int64_t)x79 + (int64_t)r115;
    const uint32_t x80 = (uint32_t)r116;
    const uint32_t x81 = x80 * 0x32e294d;
    const uint32_t x82 = x81 & 0x7ffffff;
    const uint64_t r117 = (uint64_t)x82 * 0x3c6c87b;
    const int64_t r118 = r116 + (int64_t)r117;
    const uint32_t x83 = (uint32_t)(r118 >> 27);
    const uint64_t r119 = (uint64_t)x50 * 0x139b4f5
        + (uint64_t)x54 * 0x2c6c567
        + (uint64_t)x58 * 0x79aa83a
        + (uint64_t)x62 * 0x459cc33
        + (uint64_t)x66 * 0x3e169e
        + (uint64_t)x70 * 0x25c2721
        + (uint64_t)x74 * 0x5fa2bd6
        + (uint64_t)x78 * 0x2a0d46e
        + (uint64_t)x82 * 0x3720a6;
    const int64_t r120 = r27 + (int64_t)x83 + (int64_t)r119;
    const uint32_t x84 = (uint32_t)r120;
    const uint32_t x85 = x84 * 0x32e294d;
    const uint32_t x86 = x85 & 0x7ffffff;
    const uint64_t r121 = (uint64_t)x86 * 0x3c6c87b;
    const int64_t r122 = r120 + (int64_t)r121;
    const uint32_t x87 = (uint32_t)(r122 >> 27);
    const uint64_t r123 = (uint64_t)x50 * 0x31a4c8b
        + (uint64_t)x54 * 0x139b4f5
        + (uint64_t)x58 * 0x2c6c567
        + (uint64_t)x62 * 0x79aa83a
        + (uint64_t)x66 * 0x459cc33
        + (uint64_t)x70 * 0x3e169e
        + (uint64_t)x74 * 0x25c2721
        + (uint64_t)x78 * 0x5fa2bd6
        + (uint64_t)x82 * 0x2a0d46e
        + (uint64_t)x86 * 0x3720a6;
    const int64_t r124 = (int64_t)r86 + r68 + r29 + (int64_t)x87 + (int64_t)r123;
    const uint32_t x88 = (uint32_t)r124;
    const uint32_t x89 = x88 * 0x32e294d;
    const uint32_t x90 = x89 & 0x7ffffff;
    const uint64_t r125 = (uint64_t)x90 * 0x3c6c87b;
    const int64_t r126 = r124 + (int64_t)r125;
    const uint64_t r127 = (uint64_t)(r126 >> 27);
    const uint64_t r128 = (uint64_t)x50 * 0x12d7dfe
        + (uint64_t)x54 * 0x31a4c8b
        + (uint64_t)x58 * 0x139b4f5
        + (uint64_t)x62 * 0x2c6c567
        + (uint64_t)x66 * 0x79aa83a
        + (uint64_t)x70 * 0x459cc33
        + (uint64_t)x74 * 0x3e169e
        + (uint64_t)x78 * 0x25c2721
        + (uint64_t)x82 * 0x5fa2bd6
        + (uint64_t)x86 * 0x2a0d46e
        + (uint64_t)x90 * 0x3720a6;
    const int64_t r129 = (int64_t)r87 + r69 + r31 + (int64_t)r127 + (int64_t)r128;
    const uint32_t x91 = (uint32_t)r129;
    const uint32_t x92 = x91 * 0x32e294d;
    const uint32_t x93 = x92 & 0x7ffffff;
    const uint64_t r130 = (uint64_t)x93 * 0x3c6c87b;
    const int64_t r131 = r129 + (int64_t)r130;
    const uint64_t r132 = (uint64_t)(r131 >> 27);
    const uint64_t r133 = (uint64_t)x50 * 0x6dc88c4
        + (uint64_t)x54 * 0x12d7dfe
        + (uint64_t)x58 * 0x31a4c8b
        + (uint64_t)x62 * 0x139b4f5
        + (uint64_t)x66 * 0x2c6c567
        + (uint64_t)x70 * 0x79aa83a
        + (uint64_t)x74 * 0x459cc33
        + (uint64_t)x78 * 0x3e169e
        + (uint64_t)x82 * 0x25c2721
        + (uint64_t)x86 * 0x5fa2bd6
        + (uint64_t)x90 * 0x2a0d46e
        + (uint64_t)x93 * 0x3720a6;
    const int64_t r134 = (int64_t)r88 + r70 + r33 + (int64_t)r132 + (int64_t)r133;
    const uint32_t x94 = (uint32_t)r134;
    const uint32_t x95 = x94 * 0x32e294d;
    const uint32_t x96 = x95 & 0x7ffffff;
    const uint64_t r135 = (uint64_t)x96 * 0x3c6c87b;
    const int64_t r136 = r134 + (int64_t)r135;
    const uint64_t r137 = (uint64_t)(r136 >> 27);
    const uint64_t r138 = (uint64_t)x50 * 0x5a1075
        + (uint64_t)x54 * 0x6dc88c4
        + (uint64_t)x58 * 0x12d7dfe
        + (uint64_t)x62 * 0x31a4c8b
        + (uint64_t)x66 * 0x139b4f5
        + (uint64_t)x70 * 0x2c6c567
        + (uint64_t)x74 * 0x79aa83a
        + (uint64_t)x78 * 0x459cc33
        + (uint64_t)x82 * 0x3e169e
        + (uint64_t)x86 * 0x25c2721
        + (uint64_t)x90 * 0x5fa2bd6
        + (uint64_t)x93 * 0x2a0d46e
        + (uint64_t)x96 * 0x3720a6;
    const int64_t r139 = (int64_t)r89 + r71 + r35 + (int64_t)r137 + (int64_t)r138;
    const uint32_t x97 = (uint32_t)r139;
    const uint32_t x98 = x97 * 0x32e294d;
    const uint32_t x99 = x98 & 0x7ffffff;
    const uint64_t r140 = (uint64_t)x99 * 0x3c6c87b;
    const int64_t r141 = r139 + (int64_t)r140;
    const uint64_t r142 = (uint64_t)(r141 >> 27);
    const uint64_t r143 = (uint64_t)x50 * 0x79312ad
        + (uint64_t)x54 * 0x5a1075
        + (uint64_t)x58 * 0x6dc88c4
        + (uint64_t)x62 * 0x12d7dfe
        + (uint64_t)x66 * 0x31a4c8b
        + (uint64_t)x70 * 0x139b4f5
        + (uint64_t)x74 * 0x2c6c567
        + (uint64_t)x78 * 0x79aa83a
        + (uint64_t)x82 * 0x459cc33
        + (uint64_t)x86 * 0x3e169e
        + (uint64_t)x90 * 0x25c2721
        + (uint64_t)x93 * 0x5fa2bd6
        + (uint64_t)x96 * 0x2a0d46e
        + (uint64_t)x99 * 0x3720a6;
    const int64_t r144 = (int64_t)r90 + r72 + (int64_t)r13 + (int64_t)r142 + (int64_t)r143;
    const uint32_t x100 = (uint32_t)r144;
    const uint32_t x101 = x100 * 0x32e294d;
    const uint32_t x102 = x101 & 0x7ffffff;
    const uint64_t r145 = (uint64_t)x102 * 0x3c6c87b;
    const int64_t r146 = r144 + (int64_t)r145;
    const uint64_t r147 = (uint64_t)(r146 >> 27);
    const uint64_t r148 = (uint64_t)x50 * 0x5868af1
        + (uint64_t)x54 * 0x79312ad
        + (uint64_t)x58 * 0x5a1075
        + (uint64_t)x62 * 0x6dc88c4
        + (uint64_t)x66 * 0x12d7dfe
        + (uint64_t)x70 * 0x31a4c8b
        + (uint64_t)x74 * 0x139b4f5
        + (uint64_t)x78 * 0x2c6c567
        + (uint64_t)x82 * 0x79aa83a
        + (uint64_t)x86 * 0x459cc33
        + (uint64_t)x90 * 0x3e169e
        + (uint64_t)x93 * 0x25c2721
        + (uint64_t)x96 * 0x5fa2bd6
        + (uint64_t)x99 * 0x2a0d46e
        + (uint64_t)x102 * 0x3720a6;
    const int64_t r149 = r19
        + r53
        + (r68 + r77 + (int64_t)x38 * x43 + r73)
        + (int64_t)r14
        + (int64_t)r147
        + (int64_t)r148;
    const uint32_t x103 = (uint32_t)r149;
    const uint32_t x104 = x103 * 0x32e294d;
    const uint32_t x105 = x104 & 0x7ffffff;
    const uint64_t r150 = (uint64_t)x105 * 0x3c6c87b;
    const int64_t r151 = r149 + (int64_t)r150;
    const uint64_t r152 = (uint64_t)(r151 >> 27);
    const uint64_t r153 = (uint64_t)x50 * 0x1bffc8a
        + (uint64_t)x54 * 0x5868af1
        + (uint64_t)x58 * 0x79312ad
        + (uint64_t)x62 * 0x5a1075
        + (uint64_t)x66 * 0x6dc88c4
        + (uint64_t)x70 * 0x12d7dfe
        + (uint64_t)x74 * 0x31a4c8b
        + (uint64_t)x78 * 0x139b4f5
        + (uint64_t)x82 * 0x2c6c567
        + (uint64_t)x86 * 0x79aa83a
        + (uint64_t)x90 * 0x459cc33
        + (uint64_t)x93 * 0x3e169e
        + (uint64_t)x96 * 0x25c2721
        + (uint64_t)x99 * 0x5fa2bd6
        + (uint64_t)x102 * 0x2a0d46e
        + (uint64_t)x105 * 0x3720a6;
    const int64_t r154 = r21
        + r55
        + (r69 + r78 + ((int64_t)x38 * x44 + (int64_t)x39 * x43) + r74)
        + (int64_t)r15
        + (int64_t)r152
        + (int64_t)r153;
    const uint32_t x106 = (uint32_t)r154;
    const uint32_t x107 = x106 * 0x32e294d;
    const uint32_t x108 = x107 & 0x7ffffff;
    const uint64_t r155 = (uint64_t)x108 * 0x3c6c87b;
    const int64_t r156 = r154 + (int64_t)r155;
    const uint64_t r157 = (uint64_t)(r156 >> 27);
    const uint64_t r158 = (uint64_t)x50 * 0x1ee81f1
        + (uint64_t)x54 * 0x1bffc8a
        + (uint64_t)x58 * 0x5868af1
        + (uint64_t)x62 * 0x79312ad
        + (uint64_t)x66 * 0x5a1075
        + (uint64_t)x70 * 0x6dc88c4
        + (uint64_t)x74 * 0x12d7dfe
        + (uint64_t)x78 * 0x31a4c8b
        + (uint64_t)x82 * 0x139b4f5
        + (uint64_t)x86 * 0x2c6c567
        + (uint64_t)x90 * 0x79aa83a
        + (uint64_t)x93 * 0x459cc33
        + (uint64_t)x96 * 0x3e169e
        + (uint64_t)x99 * 0x25c2721
        + (uint64_t)x102 * 0x5fa2bd6
        + (uint64_t)x105 * 0x2a0d46e
        + (uint64_t)x108 * 0x3720a6;
    const int64_t r159 = r23
        + r57
        + (r70 + r79 + ((int64_t)x38 * x45 + (int64_t)x39 * x44 + (int64_t)x40 * x43) + r75)
        + (int64_t)r16
        + (int64_t)r157
        + (int64_t)r158;
    const uint32_t x109 = (uint32_t)r159;
    const uint32_t x110 = x109 * 0x32e294d;
    const uint32_t x111 = x110 & 0x7ffffff;
    const uint64_t r160 = (uint64_t)x111 * 0x3c6c87b;
    const int64_t r161 = r159 + (int64_t)r160;
    const uint64_t r162 = (uint64_t)(r161 >> 27);
    const uint64_t r163 = (uint64_t)x50 * 0x196d23a
        + (uint64_t)x54 * 0x1ee81f1
        + (uint64_t)x58 * 0x1bffc8a
        + (uint64_t)x62 * 0x5868af1
        + (uint64_t)x66 * 0x79312ad
        + (uint64_t)x70 * 0x5a1075
        + (uint64_t)x74 * 0x6dc88c4
        + (uint64_t)x78 * 0x12d7dfe
        + (uint64_t)x82 * 0x31a4c8b
        + (uint64_t)x86 * 0x139b4f5
        + (uint64_t)x90 * 0x2c6c567
        + (uint64_t)x93 * 0x79aa83a
        + (uint64_t)x96 * 0x459cc33
        + (uint64_t)x99 * 0x3e169e
        + (uint64_t)x102 * 0x25c2721
        + (uint64_t)x105 * 0x5fa2bd6
        + (uint64_t)x108 * 0x2a0d46e
        + (uint64_t)x111 * 0x3720a6;
    const int64_t r164 = r25
        + r59
        + (r71 + r80 + ((int64_t)x38 * x46 + (int64_t)x39 * x45 + (int64_t)x40 * x44 + (int64_t)x41 * x43) + r76)
        + (int64_t)r17
        + (int64_t)r162
        + (int64_t)r163;
    const uint32_t x112 = (uint32_t)r164;
    const uint32_t x113 = x112 * 0x32e294d;
    const uint32_t x114 = x113 & 0x7ffffff;
    const uint64_t r165 = (uint64_t)x114 * 0x3c6c87b;
    const int64_t r166 = r164 + (int64_t)r165;
    const uint64_t r167 = (uint64_t)(r166 >> 27);
    const uint64_t r168 = (uint64_t)x54 * 0x196d23a
        + (uint64_t)x58 * 0x1ee81f1
        + (uint64_t)x62 * 0x1bffc8a
        + (uint64_t)x66 * 0x5868af1
        + (uint64_t)x70 * 0x79312ad
        + (uint64_t)x74 * 0x5a1075
        + (uint64_t)x78 * 0x6dc88c4
        + (uint64_t)x82 * 0x12d7dfe
        + (uint64_t)x86 * 0x31a4c8b
        + (uint64_t)x90 * 0x139b4f5
        + (uint64_t)x93 * 0x2c6c567
        + (uint64_t)x96 * 0x79aa83a
        + (uint64_t)x99 * 0x459cc33
        + (uint64_t)x102 * 0x3e169e
        + (uint64_t)x105 * 0x25c2721
        + (uint64_t)x108 * 0x5fa2bd6
        + (uint64_t)x111 * 0x2a0d46e
        + (uint64_t)x114 * 0x3720a6;
    const int64_t r169 = r27
        + r61
        + (r72 + r81 + ((int64_t)x38 * x47 + (int64_t)x39 * x46 + (int64_t)x40 * x45 + (int64_t)x41 * x44 + (int64_t)x42 * x43))
        + (int64_t)r167
        + (int64_t)r168;
    const uint64_t r170 = (uint64_t)(r169 >> 27);
    const uint32_t o0 = (uint32_t)r169 & 0x7ffffff;
    const uint64_t r171 = (uint64_t)x58 * 0x196d23a
        + (uint64_t)x62 * 0x1ee81f1
        + (uint64_t)x66 * 0x1bffc8a
        + (uint64_t)x70 * 0x5868af1
        + (uint64_t)x74 * 0x79312ad
        + (uint64_t)x78 * 0x5a1075
        + (uint64_t)x82 * 0x6dc88c4
        + (uint64_t)x86 * 0x12d7dfe
        + (uint64_t)x90 * 0x31a4c8b
        + (uint64_t)x93 * 0x139b4f5
        + (uint64_t)x96 * 0x2c6c567
        + (uint64_t)x99 * 0x79aa83a
        + (uint64_t)x102 * 0x459cc33
        + (uint64_t)x105 * 0x3e169e
        + (uint64_t)x108 * 0x25c2721
        + (uint64_t)x111 * 0x5fa2bd6
        + (uint64_t)x114 * 0x2a0d46e;
    const int64_t r172 = r29
        + r63
        + (r73 + r82 + ((int64_t)x39 * x47 + (int64_t)x40 * x46 + (int64_t)x41 * x45 + (int64_t)x42 * x44) + r77)
        + (int64_t)r36
        + (int64_t)r170
        + (int64_t)r171;
    const uint64_t r173 = (uint64_t)(r172 >> 27);
    const uint32_t o1 = (uint32_t)r172 & 0x7ffffff;
    const uint64_t r174 = (uint64_t)x62 * 0x196d23a
        + (uint64_t)x66 * 0x1ee81f1
        + (uint64_t)x70 * 0x1bffc8a
        + (uint64_t)x74 * 0x5868af1
        + (uint64_t)x78 * 0x79312ad
        + (uint64_t)x82 * 0x5a1075
        + (uint64_t)x86 * 0x6dc88c4
        + (uint64_t)x90 * 0x12d7dfe
        + (uint64_t)x93 * 0x31a4c8b
        + (uint64_t)x96 * 0x139b4f5
        + (uint64_t)x99 * 0x2c6c567
        + (uint64_t)x102 * 0x79aa83a
        + (uint64_t)x105 * 0x459cc33
        + (uint64_t)x108 * 0x3e169e
        + (uint64_t)x111 * 0x25c2721
        + (uint64_t)x114 * 0x5fa2bd6;
    const int64_t r175 = r31
        + r65
        + (r74 + r83 + ((int64_t)x40 * x47 + (int64_t)x41 * x46 + (int64_t)x42 * x45) + r78)
        + (int64_t)r37
        + (int64_t)r173
        + (int64_t)r174;
    const uint64_t r176 = (uint64_t)(r175 >> 27);
    const uint32_t o2 = (uint32_t)r175 & 0x7ffffff;
    const uint64_t r177 = (uint64_t)x66 * 0x196d23a
        + (uint64_t)x70 * 0x1ee81f1
        + (uint64_t)x74 * 0x1bffc8a
        + (uint64_t)x78 * 0x5868af1
        + (uint64_t)x82 * 0x79312ad
        + (uint64_t)x86 * 0x5a1075
        + (uint64_t)x90 * 0x6dc88c4
        + (uint64_t)x93 * 0x12d7dfe
        + (uint64_t)x96 * 0x31a4c8b
        + (uint64_t)x99 * 0x139b4f5
        + (uint64_t)x102 * 0x2c6c567
        + (uint64_t)x105 * 0x79aa83a
        + (uint64_t)x108 * 0x459cc33
        + (uint64_t)x111 * 0x3e169e
        + (uint64_t)x114 * 0x25c2721;
    const int64_t r178 = r33
        + r66
        + (r75 + r84 + ((int64_t)x41 * x47 + (int64_t)x42 * x46) + r79)
        + (int64_t)r38
        + (int64_t)r176
        + (int64_t)r177;
    const uint64_t r179 = (uint64_t)(r178 >> 27);
    const uint32_t o3 = (uint32_t)r178 & 0x7ffffff;
    const uint64_t r180 = (uint64_t)x70 * 0x196d23a
        + (uint64_t)x74 * 0x1ee81f1
        + (uint64_t)x78 * 0x1bffc8a
        + (uint64_t)x82 * 0x5868af1
        + (uint64_t)x86 * 0x79312ad
        + (uint64_t)x90 * 0x5a1075
        + (uint64_t)x93 * 0x6dc88c4
        + (uint64_t)x96 * 0x12d7dfe
        + (uint64_t)x99 * 0x31a4c8b
        + (uint64_t)x102 * 0x139b4f5
        + (uint64_t)x105 * 0x2c6c567
        + (uint64_t)x108 * 0x79aa83a
        + (uint64_t)x111 * 0x459cc33
        + (uint64_t)x114 * 0x3e169e;
    const int64_t r181 = r35
        + r67
        + (r76 + r85 + (int64_t)x42 * x47 + r80)
        + (int64_t)r39
        + (int64_t)r179
        + (int64_t)r180;
    const uint64_t r182 = (uint64_t)(r181 >> 27);
    const uint32_t o4 = (uint32_t)r181 & 0x7ffffff;
    const uint64_t r183 = (uint64_t)x74 * 0x196d23a
        + (uint64_t)x78 * 0x1ee81f1
        + (uint64_t)x82 * 0x1bffc8a
        + (uint64_t)x86 * 0x5868af1
        + (uint64_t)x90 * 0x79312ad
        + (uint64_t)x93 * 0x5a1075
        + (uint64_t)x96 * 0x6dc88c4
        + (uint64_t)x99 * 0x12d7dfe
        + (uint64_t)x102 * 0x31a4c8b
        + (uint64_t)x105 * 0x139b4f5
        + (uint64_t)x108 * 0x2c6c567
        + (uint64_t)x111 * 0x79aa83a
        + (uint64_t)x114 * 0x459cc33;
    const int64_t r184 = (int64_t)r91 + r81 + (int64_t)r40 + (int64_t)r182 + (int64_t)r183;
    const uint64_t r185 = (uint64_t)(r184 >> 27);
    const uint32_t o5 = (uint32_t)r184 & 0x7ffffff;
    const uint64_t r186 = (uint64_t)x78 * 0x196d23a
        + (uint64_t)x82 * 0x1ee81f1
        + (uint64_t)x86 * 0x1bffc8a
        + (uint64_t)x90 * 0x5868af1
        + (uint64_t)x93 * 0x79312ad
        + (uint64_t)x96 * 0x5a1075
        + (uint64_t)x99 * 0x6dc88c4
        + (uint64_t)x102 * 0x12d7dfe
        + (uint64_t)x105 * 0x31a4c8b
        + (uint64_t)x108 * 0x139b4f5
        + (uint64_t)x111 * 0x2c6c567
        + (uint64_t)x114 * 0x79aa83a;
    const int64_t r187 = (int64_t)r92 + r82 + r53 + (int64_t)r185 + (int64_t)r186;
    const uint32_t x115 = (uint32_t)(r187 >> 27);
    const uint32_t o6 = (uint32_t)r187 & 0x7ffffff;
    const uint64_t r188 = (uint64_t)x82 * 0x196d23a
        + (uint64_t)x86 * 0x1ee81f1
        + (uint64_t)x90 * 0x1bffc8a
        + (uint64_t)x93 * 0x5868af1
        + (uint64_t)x96 * 0x79312ad
        + (uint64_t)x99 * 0x5a1075
        + (uint64_t)x102 * 0x6dc88c4
        + (uint64_t)x105 * 0x12d7dfe
        + (uint64_t)x108 * 0x31a4c8b
        + (uint64_t)x111 * 0x139b4f5
        + (uint64_t)x114 * 0x2c6c567;
    const int64_t r189 = (int64_t)r93 + r83 + r55 + (int64_t)x115 + (int64_t)r188;
    const uint32_t x116 = (uint32_t)(r189 >> 27);
    const uint32_t o7 = (uint32_t)r189 & 0x7ffffff;
    const uint64_t r190 = (uint64_t)x86 * 0x196d23a
        + (uint64_t)x90 * 0x1ee81f1
        + (uint64_t)x93 * 0x1bffc8a
        + (uint64_t)x96 * 0x5868af1
        + (uint64_t)x99 * 0x79312ad
        + (uint64_t)x102 * 0x5a1075
        + (uint64_t)x105 * 0x6dc88c4
        + (uint64_t)x108 * 0x12d7dfe
        + (uint64_t)x111 * 0x31a4c8b
        + (uint64_t)x114 * 0x139b4f5;
    const int64_t r191 = (int64_t)r16 + r84 + r57 + (int64_t)x116 + (int64_t)r190;
    const uint32_t x117 = (uint32_t)(r191 >> 27);
    const uint32_t o8 = (uint32_t)r191 & 0x7ffffff;
    const uint64_t r192 = (uint64_t)x90 * 0x196d23a
        + (uint64_t)x93 * 0x1ee81f1
        + (uint64_t)x96 * 0x1bffc8a
        + (uint64_t)x99 * 0x5868af1
        + (uint64_t)x102 * 0x79312ad
        + (uint64_t)x105 * 0x5a1075
        + (uint64_t)x108 * 0x6dc88c4
        + (uint64_t)x111 * 0x12d7dfe
        + (uint64_t)x114 * 0x31a4c8b;
    const int64_t r193 = (int64_t)r17 + r85 + r59 + (int64_t)x117 + (int64_t)r192;
    const uint32_t x118 = (uint32_t)(r193 >> 27);
    const uint32_t o9 = (uint32_t)r193 & 0x7ffffff;
    const uint64_t r194 = (uint64_t)x93 * 0x196d23a
        + (uint64_t)x96 * 0x1ee81f1
        + (uint64_t)x99 * 0x1bffc8a
        + (uint64_t)x102 * 0x5868af1
        + (uint64_t)x105 * 0x79312ad
        + (uint64_t)x108 * 0x5a1075
        + (uint64_t)x111 * 0x6dc88c4
        + (uint64_t)x114 * 0x12d7dfe;
    const int64_t r195 = r61 + (int64_t)x118 + (int64_t)r194;
    const uint32_t x119 = (uint32_t)(r195 >> 27);
    const uint32_t o10 = (uint32_t)r195 & 0x7ffffff;
    const uint64_t r196 = (uint64_t)x96 * 0x196d23a
        + (uint64_t)x99 * 0x1ee81f1
        + (uint64_t)x102 * 0x1bffc8a
        + (uint64_t)x105 * 0x5868af1
        + (uint64_t)x108 * 0x79312ad
        + (uint64_t)x111 * 0x5a1075
        + (uint64_t)x114 * 0x6dc88c4;
    const int64_t r197 = r63 + (int64_t)x119 + (int64_t)r196;
    const uint32_t x120 = (uint32_t)(r197 >> 27);
    const uint32_t o11 = (uint32_t)r197 & 0x7ffffff;
    const uint64_t r198 = (uint64_t)x99 * 0x196d23a
        + (uint64_t)x102 * 0x1ee81f1
        + (uint64_t)x105 * 0x1bffc8a
        + (uint64_t)x108 * 0x5868af1
        + (uint64_t)x111 * 0x79312ad
        + (uint64_t)x114 * 0x5a1075;
    const int64_t r199 = r65 + (int64_t)x120 + (int64_t)r198;
    const uint32_t x121 = (uint32_t)(r199 >> 27);
    const uint32_t o12 = (uint32_t)r199 & 0x7ffffff;
    const uint64_t r200 = (uint64_t)x102 * 0x196d23a
        + (uint64_t)x105 * 0x1ee81f1
        + (uint64_t)x108 * 0x1bffc8a
        + (uint64_t)x111 * 0x5868af1
        + (uint64_t)x114 * 0x79312ad;
    const int64_t r201 = r66 + (int64_t)x121 + (int64_t)r200;
    const uint32_t x122 = (uint32_t)(r201 >> 27);
    const uint32_t o13 = (uint32_t)r201 & 0x7ffffff;
    const uint64_t r202 = (uint64_t)x105 * 0x196d23a
        + (uint64_t)x108 * 0x1ee81f1
        + (uint64_t)x111 * 0x1bffc8a
        + (uint64_t)x114 * 0x5868af1;
    const int64_t r203 = r67 + (int64_t)x122 + (int64_t)r202;
    const uint32_t x123 = (uint32_t)(r203 >> 27);
    const uint32_t o14 = (uint32_t)r203 & 0x7ffffff;
    const uint64_t r204 = r49
        + (uint64_t)x123
        + ((uint64_t)x108 * 0x196d23a + (uint64_t)x111 * 0x1ee81f1 + (uint64_t)x114 * 0x1bffc8a);
    const uint32_t x124 = (uint32_t)(r204 >> 27);
    const uint32_t o15 = (uint32_t)r204 & 0x7ffffff;
    const uint64_t r205 = r50
        + (uint64_t)x124
        + ((uint64_t)x111 * 0x196d23a + (uint64_t)x114 * 0x1ee81f1);
    const uint32_t x125 = (uint32_t)(r205 >> 27);
    const uint32_t o16 = (uint32_t)r205 & 0x7ffffff;
    const uint64_t r206 = r51 + (uint64_t)x125 + (uint64_t)x114 * 0x196d23a;
    const uint32_t o18 = (uint32_t)(r206 >> 27);
    const uint32_t o17 = (uint32_t)r206 & 0x7ffffff;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

// `R * out = a^2 (mod p)`
//
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_square(uint32_t out[19], const uint32_t a[19]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
    const uint64_t r0 = (uint64_t)a0 * a0;
    const uint32_t a0_2 = a0 << 1;
    const uint64_t r1 = (uint64_t)a0_2 * a1;
    const uint64_t r2 = (uint64_t)a0_2 * a2 + (uint64_t)a1 * a1;
    const uint32_t a1_2 = a1 << 1;
    const uint64_t r3 = (uint64_t)a0_2 * a3 + (uint64_t)a1_2 * a2;
    const uint64_t r4 = (uint64_t)a0_2 * a4 + (uint64_t)a1_2 * a3 + (uint64_t)a2 * a2;
    const uint32_t a2_2 = a2 << 1;
    const uint64_t r5 = (uint64_t)a1_2 * a4 + (uint64_t)a2_2 * a3;
    const uint64_t r6 = (uint64_t)a2_2 * a4 + (uint64_t)a3 * a3;
    const uint32_t a3_2 = a3 << 1;
    const uint64_t r7 = (uint64_t)a3_2 * a4;
    const uint64_t r8 = (uint64_t)a4 * a4;
    const uint64_t r9 = (uint64_t)a5 * a5;
    const uint32_t a5_2 = a5 << 1;
    const uint64_t r10 = (uint64_t)a5_2 * a6;
    const uint64_t r11 = (uint64_t)a5_2 * a7 + (uint64_t)a6 * a6;
    const uint32_t a6_2 = a6 << 1;
    const uint64_t r12 = (uint64_t)a5_2 * a8 + (uint64_t)a6_2 * a7;
    const uint64_t r13 = (uint64_t)a5_2 * a9 + (uint64_t)a6_2 * a8 + (uint64_t)a7 * a7;
    const uint32_t a7_2 = a7 << 1;
    const uint64_t r14 = (uint64_t)a6_2 * a9 + (uint64_t)a7_2 * a8;
    const uint64_t r15 = (uint64_t)a7_2 * a9 + (uint64_t)a8 * a8;
    const uint32_t a8_2 = a8 << 1;
    const uint64_t r16 = (uint64_t)a8_2 * a9;
    const uint64_t r17 = (uint64_t)a9 * a9;
    const int32_t x0 = (int32_t)a0 - (int32_t)a5;
    const int32_t x1 = (int32_t)a1 - (int32_t)a6;
    const int32_t x2 = (int32_t)a2 - (int32_t)a7;
    const int32_t x3 = (int32_t)a3 - (int32_t)a8;
    const int32_t x4 = (int32_t)a4 - (int32_t)a9;
    const int32_t x5 = (int32_t)((uint32_t)x0 << 1);
    const int64_t r18 = (int64_t)x5 * x2 + (int64_t)x1 * x1;
    const int32_t x6 = (int32_t)((uint32_t)x1 << 1);
    const int64_t r19 = (int64_t)x5 * x3 + (int64_t)x6 * x2;
    const int64_t r20 = (int64_t)x5 * x4 + (int64_t)x6 * x3 + (int64_t)x2 * x2;
    const int32_t x7 = (int32_t)((uint32_t)x2 << 1);
    const int64_t r21 = (int64_t)x6 * x4 + (int64_t)x7 * x3;
    const int64_t r22 = (int64_t)x7 * x4 + (int64_t)x3 * x3;
    const int32_t x8 = (int32_t)((uint32_t)x3 << 1);
    const uint64_t r23 = r0 + r9;
    const int64_t r24 = (int64_t)r23 - (int64_t)x0 * x0 + (int64_t)r5;
    const uint64_t r25 = r1 + r10;
    const int64_t r26 = (int64_t)r25 - (int64_t)x5 * x1 + (int64_t)r6;
    const uint64_t r27 = r2 + r11;
    const int64_t r28 = (int64_t)r27 - r18 + (int64_t)r7;
    const uint64_t r29 = r3 + r12;
    const int64_t r30 = (int64_t)r29 - r19 + (int64_t)r8;
    const uint64_t r31 = r4 + r13;
    const int64_t r32 = (int64_t)r31 - r20;
    const uint64_t r33 = r5 + r14;
    const int64_t r34 = (int64_t)r33 - r21 + (int64_t)r9;
    const uint64_t r35 = r6 + r15;
    const int64_t r36 = (int64_t)r35 - r22 + (int64_t)r10;
    const uint64_t r37 = r7 + r16;
    const int64_t r38 = (int64_t)r37 - (int64_t)x8 * x4 + (int64_t)r11;
    const uint64_t r39 = r8 + r17;
    const int64_t r40 = (int64_t)r39 - (int64_t)x4 * x4 + (int64_t)r12;
    const uint64_t r41 = (uint64_t)a10 * a10;
    const uint32_t a10_2 = a10 << 1;
    const uint64_t r42 = (uint64_t)a10_2 * a11;
    const uint64_t r43 = (uint64_t)a10_2 * a12 + (uint64_t)a11 * a11;
    const uint32_t a11_2 = a11 << 1;
    const uint64_t r44 = (uint64_t)a10_2 * a13 + (uint64_t)a11_2 * a12;
    const uint64_t r45 = (uint64_t)a10_2 * a14 + (uint64_t)a11_2 * a13 + (uint64_t)a12 * a12;
    const uint32_t a12_2 = a12 << 1;
    const uint64_t r46 = (uint64_t)a11_2 * a14 + (uint64_t)a12_2 * a13;
    const uint64_t r47 = (uint64_t)a12_2 * a14 + (uint64_t)a13 * a13;
    const uint32_t a13_2 = a13 << 1;
    const uint64_t r48 = (uint64_t)a13_2 * a14;
    const uint64_t r49 = (uint64_t)a14 * a14;
    const uint64_t r50 = (uint64_t)a15 * a15;
    const uint32_t a15_2 = a15 << 1;
    const uint64_t r51 = (uint64_t)a15_2 * a16;
    const uint64_t r52 = (uint64_t)a15_2 * a17 + (uint64_t)a16 * a16;
    const uint32_t a16_2 = a16 << 1;
    const uint64_t r53 = (uint64_t)a15_2 * a18 + (uint64_t)a16_2 * a17;
    const uint64_t r54 = (uint64_t)a16_2 * a18 + (uint64_t)a17 * a17;
    const uint32_t a17_2 = a17 << 1;
    const uint64_t r55 = (uint64_t)a17_2 * a18;
    const uint64_t r56 = (uint64_t)a18 * a18;
    const int32_t x9 = (int32_t)a10 - (int32_t)a15;
    const int32_t x10 = (int32_t)a11 - (int32_t)a16;
    const int32_t x11 = (int32_t)a12 - (int32_t)a17;
    const int32_t x12 = (int32_t)a13 - (int32_t)a18;
    const int32_t x13 = (int32_t)((uint32_t)x9 << 1);
    const int64_t r57 = (int64_t)x13 * x11 + (int64_t)x10 * x10;
    const int32_t x14 = (int32_t)((uint32_t)x10 << 1);
    const int64_t r58 = (int64_t)x13 * x12 + (int64_t)x14 * x11;
    const int64_t r59 = (int64_t)x13 * a14 + (int64_t)x14 * x12 + (int64_t)x11 * x11;
    const int32_t x15 = (int32_t)((uint32_t)x11 << 1);
    const int64_t r60 = (int64_t)x14 * a14 + (int64_t)x15 * x12;
    const int64_t r61 = (int64_t)x15 * a14 + (int64_t)x12 * x12;
    const int32_t x16 = (int32_t)((uint32_t)x12 << 1);
    const uint64_t r62 = r41 + r50;
    const int64_t r63 = (int64_t)r62 - (int64_t)x9 * x9 + (int64_t)r46;
    const uint64_t r64 = r42 + r51;
    const int64_t r65 = (int64_t)r64 - (int64_t)x13 * x10 + (int64_t)r47;
    const uint64_t r66 = r43 + r52;
    const int64_t r67 = (int64_t)r66 - r57 + (int64_t)r48;
    const uint64_t r68 = r44 + r53;
    const int64_t r69 = (int64_t)r68 - r58 + (int64_t)r49;
    const uint64_t r70 = r45 + r54;
    const int64_t r71 = (int64_t)r70 - r59;
    const uint64_t r72 = r46 + r55;
    const int64_t r73 = (int64_t)r72 - r60 + (int64_t)r50;
    const uint64_t r74 = r47 + r56;
    const int64_t r75 = (int64_t)r74 - r61 + (int64_t)r51;
    const int64_t r76 = (int64_t)r48 - (int64_t)x16 * a14 + (int64_t)r52;
    const int64_t r77 = (int64_t)r49 - (int64_t)r49 + (int64_t)r53;
    const int32_t x17 = (int32_t)a0 - (int32_t)a10;
    const int32_t x18 = (int32_t)a1 - (int32_t)a11;
    const int32_t x19 = (int32_t)a2 - (int32_t)a12;
    const int32_t x20 = (int32_t)a3 - (int32_t)a13;
    const int32_t x21 = (int32_t)a4 - (int32_t)a14;
    const int32_t x22 = (int32_t)a5 - (int32_t)a15;
    const int32_t x23 = (int32_t)a6 - (int32_t)a16;
    const int32_t x24 = (int32_t)a7 - (int32_t)a17;
    const int32_t x25 = (int32_t)a8 - (int32_t)a18;
    const int64_t r78 = (int64_t)x17 * x17;
    const int32_t x26 = (int32_t)((uint32_t)x17 << 1);
    const int64_t r79 = (int64_t)x26 * x18;
    const int64_t r80 = (int64_t)x26 * x19 + (int64_t)x18 * x18;
    const int32_t x27 = (int32_t)((uint32_t)x18 << 1);
    const int64_t r81 = (int64_t)x26 * x20 + (int64_t)x27 * x19;
    const int64_t r82 = (int64_t)x26 * x21 + (int64_t)x27 * x20 + (int64_t)x19 * x19;
    const int32_t x28 = (int32_t)((uint32_t)x19 << 1);
    const int64_t r83 = (int64_t)x27 * x21 + (int64_t)x28 * x20;
    const int64_t r84 = (int64_t)x28 * x21 + (int64_t)x20 * x20;
    const int32_t x29 = (int32_t)((uint32_t)x20 << 1);
    const int64_t r85 = (int64_t)x29 * x21;
    const int64_t r86 = (int64_t)x21 * x21;
    const int64_t r87 = (int64_t)x22 * x22;
    const int32_t x30 = (int32_t)((uint32_t)x22 << 1);
    const int64_t r88 = (int64_t)x30 * x23;
    const int64_t r89 = (int64_t)x30 * x24 + (int64_t)x23 * x23;
    const int32_t x31 = (int32_t)((uint32_t)x23 << 1);
    const int64_t r90 = (int64_t)x30 * x25 + (int64_t)x31 * x24;
    const int64_t r91 = (int64_t)x30 * a9 + (int64_t)x31 * x25 + (int64_t)x24 * x24;
    const int32_t x32 = (int32_t)((uint32_t)x24 << 1);
    const int64_t r92 = (int64_t)x31 * a9 + (int64_t)x32 * x25;
    const int64_t r93 = (int64_t)x32 * a9 + (int64_t)x25 * x25;
    const int32_t x33 = (int32_t)((uint32_t)x25 << 1);
    const int64_t r94 = (int64_t)x33 * a9;
    const int32_t x34 = x17 - x22;
    const int32_t x35 = x18 - x23;
    const int32_t x36 = x19 - x24;
    const int32_t x37 = x20 - x25;
    const int32_t x38 = x21 - (int32_t)a9;
    const int32_t x39 = (int32_t)((uint32_t)x34 << 1);
    const int64_t r95 = (int64_t)x39 * x36 + (int64_t)x35 * x35;
    const int32_t x40 = (int32_t)((uint32_t)x35 << 1);
    const int64_t r96 = (int64_t)x39 * x37 + (int64_t)x40 * x36;
    const int64_t r97 = (int64_t)x39 * x38 + (int64_t)x40 * x37 + (int64_t)x36 * x36;
    const int32_t x41 = (int32_t)((uint32_t)x36 << 1);
    const int64_t r98 = (int64_t)x40 * x38 + (int64_t)x41 * x37;
    const int64_t r99 = (int64_t)x41 * x38 + (int64_t)x37 * x37;
    const int32_t x42 = (int32_t)((uint32_t)x37 << 1);
    const int64_t r100 = r78 + r87 - (int64_t)x34 * x34 + r83;
    const int64_t r101 = r79 + r88 - (int64_t)x39 * x35 + r84;
    const int64_t r102 = r80 + r89 - r95 + r85;
    const int64_t r103 = r81 + r90 - r96 + r86;
    const int64_t r104 = r82 + r91 - r97;
    const int64_t r105 = r83 + r92 - r98 + r87;
    const int64_t r106 = r84 + r93 - r99 + r88;
    const int64_t r107 = r85 + r94 - (int64_t)x42 * x38 + r89;
    const int64_t r108 = r86 + (int64_t)r17 - (int64_t)x38 * x38 + r90;
    const uint64_t r109 = r0 + r41;
    const uint64_t r110 = r1 + r42;
    const uint64_t r111 = r2 + r43;
    const uint64_t r112 = r3 + r44;
    const uint64_t r113 = r4 + r45;
    const uint64_t r114 = r13 + r54;
    const uint64_t r115 = r14 + r55;
    const uint64_t r116 = r15 + r56;
    const uint32_t x43 = (uint32_t)r0;
    const uint32_t x44 = x43 * 0x32e294d;
    const uint32_t x45 = x44 & 0x7ffffff;
    const uint64_t r117 = r0 + (uint64_t)x45 * 0x3c6c87b;
    const uint32_t x46 = (uint32_t)(r117 >> 27);
    const uint64_t r118 = r1 + (uint64_t)x46 + (uint64_t)x45 * 0x3720a6;
    const uint32_t x47 = (uint32_t)r118;
    const uint32_t x48 = x47 * 0x32e294d;
    const uint32_t x49 = x48 & 0x7ffffff;
    const uint64_t r119 = r118 + (uint64_t)x49 * 0x3c6c87b;
    const uint32_t x50 = (uint32_t)(r119 >> 27);
    const uint64_t r120 = r2
        + (uint64_t)x50
        + ((uint64_t)x45 * 0x2a0d46e + (uint64_t)x49 * 0x3720a6);
    const uint32_t x51 = (uint32_t)r120;
    const uint32_t x52 = x51 * 0x32e294d;
    const uint32_t x53 = x52 & 0x7ffffff;
    const uint64_t r121 = r120 + (uint64_t)x53 * 0x3c6c87b;
    const uint32_t x54 = (uint32_t)(r121 >> 27);
    const uint64_t r122 = r3
        + (uint64_t)x54
        + ((uint64_t)x45 * 0x5fa2bd6 + (uint64_t)x49 * 0x2a0d46e + (uint64_t)x53 * 0x3720a6);
    const uint32_t x55 = (uint32_t)r122;
    const uint32_t x56 = x55 * 0x32e294d;
    const uint32_t x57 = x56 & 0x7ffffff;
    const uint64_t r123 = r122 + (uint64_t)x57 * 0x3c6c87b;
    const uint32_t x58 = (uint32_t)(r123 >> 27);
    const uint64_t r124 = r4
        + (uint64_t)x58
        + ((uint64_t)x45 * 0x25c2721 + (uint64_t)x49 * 0x5fa2bd6 + (uint64_t)x53 * 0x2a0d46e + (uint64_t)x57 * 0x3720a6);
    const uint32_t x59 = (uint32_t)r124;
    const uint32_t x60 = x59 * 0x32e294d;
    const uint32_t x61 = x60 & 0x7ffffff;
    const uint64_t r125 = r124 + (uint64_t)x61 * 0x3c6c87b;
    const uint32_t x62 = (uint32_t)(r125 >> 27);
    const uint64_t r126 = (uint64_t)x45 * 0x3e169e
        + (uint64_t)x49 * 0x25c2721
        + (uint64_t)x53 * 0x5fa2bd6
        + (uint64_t)x57 * 0x2a0d46e
        + (uint64_t)x61 * 0x3720a6;
    const int64_t r127 = r24 + (int64_t)x62 + (int64_t)r126;
    const uint32_t x63 = (uint32_t)r127;
    const uint32_t x64 = x63 * 0x32e294d;
    const uint32_t x65 = x64 & 0x7ffffff;
    const uint64_t r128 = (uint64_t)x65 * 0x3c6c87b;
    const int64_t r129 = r127 + (int64_t)r128;
    const uint32_t x66 = (uint32_t)(r129 >> 27);
    const uint64_t r130 = (uint64_t)x45 * 0x459cc33
        + (uint64_t)x49 * 0x3e169e
        + (uint64_t)x53 * 0x25c2721
        + (uint64_t)x57 * 0x5fa2bd6
        + (uint64_t)x61 * 0x2a0d46e
        + (uint64_t)x65 * 0x3720a6;
    const int64_t r131 = r26 + (int64_t)x66 + (int64_t)r130;
    const uint32_t x67 = (uint32_t)r131;
    const uint32_t x68 = x67 * 0x32e294d;
    const uint32_t x69 = x68 & 0x7ffffff;
    const uint64_t r132 = (uint64_t)x69 * 0x3c6c87b;
    const int64_t r133 = r131 + (int64_t)r132;
    const uint32_t x70 = (uint32_t)(r133 >> 27);
    const uint64_t r134 = (uint64_t)x45 * 0x79aa83a
        + (uint64_t)x49 * 0x459cc33
        + (uint64_t)x53 * 0x3e169e
        + (uint64_t)x57 * 0x25c2721
        + (uint64_t)x61 * 0x5fa2bd6
        + (uint64_t)x65 * 0x2a0d46e
        + (uint64_t)x69 * 0x3720a6;
    const int64_t r135 = r28 + (int64_t)x70 + (int64_t)r134;
    const uint32_t x71 = (uint32_t)r135;
    const uint32_t x72 = x71 * 0x32e294d;
    const uint32_t x73 = x72 & 0x7ffffff;
    const uint64_t r136 = (uint64_t)x73 * 0x3c6c87b;
    const int64_t r137 = r135 + (int64_t)r136;
    const uint32_t x74 = (uint32_t)(r137 >> 27);
    const uint64_t r138 = (uint64_t)x45 * 0x2c6c567
        + (uint64_t)x49 * 0x79aa83a
        + (uint64_t)x53 * 0x459cc33
        + (uint64_t)x57 * 0x3e169e
        + (uint64_t)x61 * 0x25c2721
        + (uint64_t)x65 * 0x5fa2bd6
        + (uint64_t)x69 * 0x2a0d46e
        + (uint64_t)x73 * 0x3720a6;
    const int64_t r139 = r30 + (int64_t)x74 + (int64_t)r138;
    const uint32_t x75 = (uint32_t)r139;
    const uint32_t x76 = x75 * 0x32e294d;
    const uint32_t x77 = x76 & 0x7ffffff;
    const uint64_t r140 = (uint64_t)x77 * 0x3c6c87b;
    const int64_t r141 = r139 + (int64_t)r140;
    const uint32_t x78 = (uint32_t)(r141 >> 27);
    const uint64_t r142 = (uint64_t)x45 * 0x139b4f5
        + (uint64_t)x49 * 0x2c6c567
        + (uint64_t)x53 * 0x79aa83a
        + (uint64_t)x57 * 0x459cc33
        + (uint64_t)x61 * 0x3e169e
        + (uint64_t)x65 * 0x25c2721
        + (uint64_t)x69 * 0x5fa2bd6
        + (uint64_t)x73 * 0x2a0d46e
        + (uint64_t)x77 * 0x3720a6;
    const int64_t r143 = r32 + (int64_t)x78 + (int64_t)r142;
    const uint32_t x79 = (uint32_t)r143;
    const uint32_t x80 = x79 * 0x32e294d;
    const uint32_t x81 = x80 & 0x7ffffff;
    const uint64_t r144 = (uint64_t)x81 * 0x3c6c87b;
    const int64_t r145 = r143 + (int64_t)r144;
    const uint32_t x82 = (uint32_t)(r145 >> 27);
    const uint64_t r146 = (uint64_t)x45 * 0x31a4c8b
        + (uint64_t)x49 * 0x139b4f5
        + (uint64_t)x53 * 0x2c6c567
        + (uint64_t)x57 * 0x79aa83a
        + (uint64_t)x61 * 0x459cc33
        + (uint64_t)x65 * 0x3e169e
        + (uint64_t)x69 * 0x25c2721
        + (uint64_t)x73 * 0x5fa2bd6
        + (uint64_t)x77 * 0x2a0d46e
        + (uint64_t)x81 * 0x3720a6;
    const int64_t r147 = (int64_t)r109 - r78 + r34 + (int64_t)x82 + (int64_t)r146;
    const uint32_t x83 = (uint32_t)r147;
    const uint32_t x84 = x83 * 0x32e294d;
    const uint32_t x85 = x84 & 0x7ffffff;
    const uint64_t r148 = (uint64_t)x85 * 0x3c6c87b;
    const int64_t r149 = r147 + (int64_t)r148;
    const uint64_t r150 = (uint64_t)(r149 >> 27);
    const uint64_t r151 = (uint64_t)x45 * 0x12d7dfe
        + (uint64_t)x49 * 0x31a4c8b
        + (uint64_t)x53 * 0x139b4f5
        + (uint64_t)x57 * 0x2c6c567
        + (uint64_t)x61 * 0x79aa83a
        + (uint64_t)x65 * 0x459cc33
        + (uint64_t)x69 * 0x3e169e
        + (uint64_t)x73 * 0x25c2721
        + (uint64_t)x77 * 0x5fa2bd6
        + (uint64_t)x81 * 0x2a0d46e
        + (uint64_t)x85 * 0x3720a6;
    const int64_t r152 = (int64_t)r110 - r79 + r36 + (int64_t)r150 + (int64_t)r151;
    const uint32_t x86 = (uint32_t)r152;
    const uint32_t x87 = x86 * 0x32e294d;
    const uint32_t x88 = x87 & 0x7ffffff;
    const uint64_t r153 = (uint64_t)x88 * 0x3c6c87b;
    const int64_t r154 = r152 + (int64_t)r153;
    const uint64_t r155 = (uint64_t)(r154 >> 27);
    const uint64_t r156 = (uint64_t)x45 * 0x6dc88c4
        + (uint64_t)x49 * 0x12d7dfe
        + (uint64_t)x53 * 0x31a4c8b
        + (uint64_t)x57 * 0x139b4f5
        + (uint64_t)x61 * 0x2c6c567
        + (uint64_t)x65 * 0x79aa83a
        + (uint64_t)x69 * 0x459cc33
        + (uint64_t)x73 * 0x3e169e
        + (uint64_t)x77 * 0x25c2721
        + (uint64_t)x81 * 0x5fa2bd6
        + (uint64_t)x85 * 0x2a0d46e
        + (uint64_t)x88 * 0x3720a6;
    const int64_t r157 = (int64_t)r111 - r80 + r38 + (int64_t)r155 + (int64_t)r156;
    const uint32_t x89 = (uint32_t)r157;
    const uint32_t x90 = x89 * 0x32e294d;
    const uint32_t x91 = x90 & 0x7ffffff;
    const uint64_t r158 = (uint64_t)x91 * 0x3c6c87b;
    const int64_t r159 = r157 + (int64_t)r158;
    const uint64_t r160 = (uint64_t)(r159 >> 27);
    const uint64_t r161 = (uint64_t)x45 * 0x5a1075
        + (uint64_t)x49 * 0x6dc88c4
        + (uint64_t)x53 * 0x12d7dfe
        + (uint64_t)x57 * 0x31a4c8b
        + (uint64_t)x61 * 0x139b4f5
        + (uint64_t)x65 * 0x2c6c567
        + (uint64_t)x69 * 0x79aa83a
        + (uint64_t)x73 * 0x459cc33
        + (uint64_t)x77 * 0x3e169e
        + (uint64_t)x81 * 0x25c2721
        + (uint64_t)x85 * 0x5fa2bd6
        + (uint64_t)x88 * 0x2a0d46e
        + (uint64_t)x91 * 0x3720a6;
    const int64_t r162 = (int64_t)r112 - r81 + r40 + (int64_t)r160 + (int64_t)r161;
    const uint32_t x92 = (uint32_t)r162;
    const uint32_t x93 = x92 * 0x32e294d;
    const uint32_t x94 = x93 & 0x7ffffff;
    const uint64_t r163 = (uint64_t)x94 * 0x3c6c87b;
    const int64_t r164 = r162 + (int64_t)r163;
    const uint64_t r165 = (uint64_t)(r164 >> 27);
    const uint64_t r166 = (uint64_t)x45 * 0x79312ad
        + (uint64_t)x49 * 0x5a1075
        + (uint64_t)x53 * 0x6dc88c4
        + (uint64_t)x57 * 0x12d7dfe
        + (uint64_t)x61 * 0x31a4c8b
        + (uint64_t)x65 * 0x139b4f5
        + (uint64_t)x69 * 0x2c6c567
        + (uint64_t)x73 * 0x79aa83a
        + (uint64_t)x77 * 0x459cc33
        + (uint64_t)x81 * 0x3e169e
        + (uint64_t)x85 * 0x25c2721
        + (uint64_t)x88 * 0x5fa2bd6
        + (uint64_t)x91 * 0x2a0d46e
        + (uint64_t)x94 * 0x3720a6;
    const int64_t r167 = (int64_t)r113 - r82 + (int64_t)r13 + (int64_t)r165 + (int64_t)r166;
    const uint32_t x95 = (uint32_t)r167;
    const uint32_t x96 = x95 * 0x32e294d;
    const uint32_t x97 = x96 & 0x7ffffff;
    const uint64_t r168 = (uint64_t)x97 * 0x3c6c87b;
    const int64_t r169 = r167 + (int64_t)r168;
    const uint64_t r170 = (uint64_t)(r169 >> 27);
    const uint64_t r171 = (uint64_t)x45 * 0x5868af1
        + (uint64_t)x49 * 0x79312ad
        + (uint64_t)x53 * 0x5a1075
        + (uint64_t)x57 * 0x6dc88c4
        + (uint64_t)x61 * 0x12d7dfe
        + (uint64_t)x65 * 0x31a4c8b
        + (uint64_t)x69 * 0x139b4f5
        + (uint64_t)x73 * 0x2c6c567
        + (uint64_t)x77 * 0x79aa83a
        + (uint64_t)x81 * 0x459cc33
        + (uint64_t)x85 * 0x3e169e
        + (uint64_t)x88 * 0x25c2721
        + (uint64_t)x91 * 0x5fa2bd6
        + (uint64_t)x94 * 0x2a0d46e
        + (uint64_t)x97 * 0x3720a6;
    const int64_t r172 = r24 + r63 - r100 + (int64_t)r14 + (int64_t)r170 + (int64_t)r171;
    const uint32_t x98 = (uint32_t)r172;
    const uint32_t x99 = x98 * 0x32e294d;
    const uint32_t x100 = x99 & 0x7ffffff;
    const uint64_t r173 = (uint64_t)x100 * 0x3c6c87b;
    const int64_t r174 = r172 + (int64_t)r173;
    const uint64_t r175 = (uint64_t)(r174 >> 27);
    const uint64_t r176 = (uint64_t)x45 * 0x1bffc8a
        + (uint64_t)x49 * 0x5868af1
        + (uint64_t)x53 * 0x79312ad
        + (uint64_t)x57 * 0x5a1075
        + (uint64_t)x61 * 0x6dc88c4
        + (uint64_t)x65 * 0x12d7dfe
        + (uint64_t)x69 * 0x31a4c8b
        + (uint64_t)x73 * 0x139b4f5
        + (uint64_t)x77 * 0x2c6c567
        + (uint64_t)x81 * 0x79aa83a
        + (uint64_t)x85 * 0x459cc33
        + (uint64_t)x88 * 0x3e169e
        + (uint64_t)x91 * 0x25c2721
        + (uint64_t)x94 * 0x5fa2bd6
        + (uint64_t)x97 * 0x2a0d46e
        + (uint64_t)x100 * 0x3720a6;
    const int64_t r177 = r26 + r65 - r101 + (int64_t)r15 + (int64_t)r175 + (int64_t)r176;
    const uint32_t x101 = (uint32_t)r177;
    const uint32_t x102 = x101 * 0x32e294d;
    const uint32_t x103 = x102 & 0x7ffffff;
    const uint64_t r178 = (uint64_t)x103 * 0x3c6c87b;
    const int64_t r179 = r177 + (int64_t)r178;
    const uint64_t r180 = (uint64_t)(r179 >> 27);
    const uint64_t r181 = (uint64_t)x45 * 0x1ee81f1
        + (uint64_t)x49 * 0x1bffc8a
        + (uint64_t)x53 * 0x5868af1
        + (uint64_t)x57 * 0x79312ad
        + (uint64_t)x61 * 0x5a1075
        + (uint64_t)x65 * 0x6dc88c4
        + (uint64_t)x69 * 0x12d7dfe
        + (uint64_t)x73 * 0x31a4c8b
        + (uint64_t)x77 * 0x139b4f5
        + (uint64_t)x81 * 0x2c6c567
        + (uint64_t)x85 * 0x79aa83a
        + (uint64_t)x88 * 0x459cc33
        + (uint64_t)x91 * 0x3e169e
        + (uint64_t)x94 * 0x25c2721
        + (uint64_t)x97 * 0x5fa2bd6
        + (uint64_t)x100 * 0x2a0d46e
        + (uint64_t)x103 * 0x3720a6;
    const int64_t r182 = r28 + r67 - r102 + (int64_t)r16 + (int64_t)r180 + (int64_t)r181;
    const uint32_t x104 = (uint32_t)r182;
    const uint32_t x105 = x104 * 0x32e294d;
    const uint32_t x106 = x105 & 0x7ffffff;
    const uint64_t r183 = (uint64_t)x106 * 0x3c6c87b;
    const int64_t r184 = r182 + (int64_t)r183;
    const uint64_t r185 = (uint64_t)(r184 >> 27);
    const uint64_t r186 = (uint64_t)x45 * 0x196d23a
        + (uint64_t)x49 * 0x1ee81f1
        + (uint64_t)x53 * 0x1bffc8a
        + (uint64_t)x57 * 0x5868af1
        + (uint64_t)x61 * 0x79312ad
        + (uint64_t)x65 * 0x5a1075
        + (uint64_t)x69 * 0x6dc88c4
        + (uint64_t)x73 * 0x12d7dfe
        + (uint64_t)x77 * 0x31a4c8b
        + (uint64_t)x81 * 0x139b4f5
        + (uint64_t)x85 * 0x2c6c567
        + (uint64_t)x88 * 0x79aa83a
        + (uint64_t)x91 * 0x459cc33
        + (uint64_t)x94 * 0x3e169e
        + (uint64_t)x97 * 0x25c2721
        + (uint64_t)x100 * 0x5fa2bd6
        + (uint64_t)x103 * 0x2a0d46e
        + (uint64_t)x106 * 0x3720a6;
    const int64_t r187 = r30 + r69 - r103 + (int64_t)r17 + (int64_t)r185 + (int64_t)r186;
    const uint32_t x107 = (uint32_t)r187;
    const uint32_t x108 = x107 * 0x32e294d;
    const uint32_t x109 = x108 & 0x7ffffff;
    const uint64_t r188 = (uint64_t)x109 * 0x3c6c87b;
    const int64_t r189 = r187 + (int64_t)r188;
    const uint64_t r190 = (uint64_t)(r189 >> 27);
    const uint64_t r191 = (uint64_t)x49 * 0x196d23a
        + (uint64_t)x53 * 0x1ee81f1
        + (uint64_t)x57 * 0x1bffc8a
        + (uint64_t)x61 * 0x5868af1
        + (uint64_t)x65 * 0x79312ad
        + (uint64_t)x69 * 0x5a1075
        + (uint64_t)x73 * 0x6dc88c4
        + (uint64_t)x77 * 0x12d7dfe
        + (uint64_t)x81 * 0x31a4c8b
        + (uint64_t)x85 * 0x139b4f5
        + (uint64_t)x88 * 0x2c6c567
        + (uint64_t)x91 * 0x79aa83a
        + (uint64_t)x94 * 0x459cc33
        + (uint64_t)x97 * 0x3e169e
        + (uint64_t)x100 * 0x25c2721
        + (uint64_t)x103 * 0x5fa2bd6
        + (uint64_t)x106 * 0x2a0d46e
        + (uint64_t)x109 * 0x3720a6;
    const int64_t r192 = r32 + r71 - r104 + (int64_t)r190 + (int64_t)r191;
    const uint64_t r193 = (uint64_t)(r192 >> 27);
    const uint32_t o0 = (uint32_t)r192 & 0x7ffffff;
    const uint64_t r194 = (uint64_t)x53 * 0x196d23a
        + (uint64_t)x57 * 0x1ee81f1
        + (uint64_t)x61 * 0x1bffc8a
        + (uint64_t)x65 * 0x5868af1
        + (uint64_t)x69 * 0x79312ad
        + (uint64_t)x73 * 0x5a1075
        + (uint64_t)x77 * 0x6dc88c4
        + (uint64_t)x81 * 0x12d7dfe
        + (uint64_t)x85 * 0x31a4c8b
        + (uint64_t)x88 * 0x139b4f5
        + (uint64_t)x91 * 0x2c6c567
        + (uint64_t)x94 * 0x79aa83a
        + (uint64_t)x97 * 0x459cc33
        + (uint64_t)x100 * 0x3e169e
        + (uint64_t)x103 * 0x25c2721
        + (uint64_t)x106 * 0x5fa2bd6
        + (uint64_t)x109 * 0x2a0d46e;
    const int64_t r195 = r34 + r73 - r105 + (int64_t)r41 + (int64_t)r193 + (int64_t)r194;
    const uint64_t r196 = (uint64_t)(r195 >> 27);
    const uint32_t o1 = (uint32_t)r195 & 0x7ffffff;
    const uint64_t r197 = (uint64_t)x57 * 0x196d23a
        + (uint64_t)x61 * 0x1ee81f1
        + (uint64_t)x65 * 0x1bffc8a
        + (uint64_t)x69 * 0x5868af1
        + (uint64_t)x73 * 0x79312ad
        + (uint64_t)x77 * 0x5a1075
        + (uint64_t)x81 * 0x6dc88c4
        + (uint64_t)x85 * 0x12d7dfe
        + (uint64_t)x88 * 0x31a4c8b
        + (uint64_t)x91 * 0x139b4f5
        + (uint64_t)x94 * 0x2c6c567
        + (uint64_t)x97 * 0x79aa83a
        + (uint64_t)x100 * 0x459cc33
        + (uint64_t)x103 * 0x3e169e
        + (uint64_t)x106 * 0x25c2721
        + (uint64_t)x109 * 0x5fa2bd6;
    const int64_t r198 = r36 + r75 - r106 + (int64_t)r42 + (int64_t)r196 + (int64_t)r197;
    const uint64_t r199 = (uint64_t)(r198 >> 27);
    const uint32_t o2 = (uint32_t)r198 & 0x7ffffff;
    const uint64_t r200 = (uint64_t)x61 * 0x196d23a
        + (uint64_t)x65 * 0x1ee81f1
        + (uint64_t)x69 * 0x1bffc8a
        + (uint64_t)x73 * 0x5868af1
        + (uint64_t)x77 * 0x79312ad
        + (uint64_t)x81 * 0x5a1075
        + (uint64_t)x85 * 0x6dc88c4
        + (uint64_t)x88 * 0x12d7dfe
        + (uint64_t)x91 * 0x31a4c8b
        + (uint64_t)x94 * 0x139b4f5
        + (uint64_t)x97 * 0x2c6c567
        + (uint64_t)x100 * 0x79aa83a
        + (uint64_t)x103 * 0x459cc33
        + (uint64_t)x106 * 0x3e169e
        + (uint64_t)x109 * 0x25c2721;
    const int64_t r201 = r38 + r76 - r107 + (int64_t)r43 + (int64_t)r199 + (int64_t)r200;
    const uint64_t r202 = (uint64_t)(r201 >> 27);
    const uint32_t o3 = (uint32_t)r201 & 0x7ffffff;
    const uint64_t r203 = (uint64_t)x65 * 0x196d23a
        + (uint64_t)x69 * 0x1ee81f1
        + (uint64_t)x73 * 0x1bffc8a
        + (uint64_t)x77 * 0x5868af1
        + (uint64_t)x81 * 0x79312ad
        + (uint64_t)x85 * 0x5a1075
        + (uint64_t)x88 * 0x6dc88c4
        + (uint64_t)x91 * 0x12d7dfe
        + (uint64_t)x94 * 0x31a4c8b
        + (uint64_t)x97 * 0x139b4f5
        + (uint64_t)x100 * 0x2c6c567
        + (uint64_t)x103 * 0x79aa83a
        + (uint64_t)x106 * 0x459cc33
        + (uint64_t)x109 * 0x3e169e;
    const int64_t r204 = r40 + r77 - r108 + (int64_t)r44 + (int64_t)r202 + (int64_t)r203;
    const uint64_t r205 = (uint64_t)(r204 >> 27);
    const uint32_t o4 = (uint32_t)r204 & 0x7ffffff;
    const uint64_t r206 = (uint64_t)x69 * 0x196d23a
        + (uint64_t)x73 * 0x1ee81f1
        + (uint64_t)x77 * 0x1bffc8a
        + (uint64_t)x81 * 0x5868af1
        + (uint64_t)x85 * 0x79312ad
        + (uint64_t)x88 * 0x5a1075
        + (uint64_t)x91 * 0x6dc88c4
        + (uint64_t)x94 * 0x12d7dfe
        + (uint64_t)x97 * 0x31a4c8b
        + (uint64_t)x100 * 0x139b4f5
        + (uint64_t)x103 * 0x2c6c567
        + (uint64_t)x106 * 0x79aa83a
        + (uint64_t)x109 * 0x459cc33;
    const int64_t r207 = (int64_t)r114 - r91 + (int64_t)r45 + (int64_t)r205 + (int64_t)r206;
    const uint64_t r208 = (uint64_t)(r207 >> 27);
    const uint32_t o5 = (uint32_t)r207 & 0x7ffffff;
    const uint64_t r209 = (uint64_t)x73 * 0x196d23a
        + (uint64_t)x77 * 0x1ee81f1
        + (uint64_t)x81 * 0x1bffc8a
        + (uint64_t)x85 * 0x5868af1
        + (uint64_t)x88 * 0x79312ad
        + (uint64_t)x91 * 0x5a1075
        + (uint64_t)x94 * 0x6dc88c4
        + (uint64_t)x97 * 0x12d7dfe
        + (uint64_t)x100 * 0x31a4c8b
        + (uint64_t)x103 * 0x139b4f5
        + (uint64_t)x106 * 0x2c6c567
        + (uint64_t)x109 * 0x79aa83a;
    const int64_t r210 = (int64_t)r115 - r92 + r63 + (int64_t)r208 + (int64_t)r209;
    const uint32_t x110 = (uint32_t)(r210 >> 27);
    const uint32_t o6 = (uint32_t)r210 & 0x7ffffff;
    const uint64_t r211 = (uint64_t)x77 * 0x196d23a
        + (uint64_t)x81 * 0x1ee81f1
        + (uint64_t)x85 * 0x1bffc8a
        + (uint64_t)x88 * 0x5868af1
        + (uint64_t)x91 * 0x79312ad
        + (uint64_t)x94 * 0x5a1075
        + (uint64_t)x97 * 0x6dc88c4
        + (uint64_t)x100 * 0x12d7dfe
        + (uint64_t)x103 * 0x31a4c8b
        + (uint64_t)x106 * 0x139b4f5
        + (uint64_t)x109 * 0x2c6c567;
    const int64_t r212 = (int64_t)r116 - r93 + r65 + (int64_t)x110 + (int64_t)r211;
    const uint32_t x111 = (uint32_t)(r212 >> 27);
    const uint32_t o7 = (uint32_t)r212 & 0x7ffffff;
    const uint64_t r213 = (uint64_t)x81 * 0x196d23a
        + (uint64_t)x85 * 0x1ee81f1
        + (uint64_t)x88 * 0x1bffc8a
        + (uint64_t)x91 * 0x5868af1
        + (uint64_t)x94 * 0x79312ad
        + (uint64_t)x97 * 0x5a1075
        + (uint64_t)x100 * 0x6dc88c4
        + (uint64_t)x103 * 0x12d7dfe
        + (uint64_t)x106 * 0x31a4c8b
        + (uint64_t)x109 * 0x139b4f5;
    const int64_t r214 = (int64_t)r16 - r94 + r67 + (int64_t)x111 + (int64_t)r213;
    const uint32_t x112 = (uint32_t)(r214 >> 27);
    const uint32_t o8 = (uint32_t)r214 & 0x7ffffff;
    const uint64_t r215 = (uint64_t)x85 * 0x196d23a
        + (uint64_t)x88 * 0x1ee81f1
        + (uint64_t)x91 * 0x1bffc8a
        + (uint64_t)x94 * 0x5868af1
        + (uint64_t)x97 * 0x79312ad
        + (uint64_t)x100 * 0x5a1075
        + (uint64_t)x103 * 0x6dc88c4
        + (uint64_t)x106 * 0x12d7dfe
        + (uint64_t)x109 * 0x31a4c8b;
    const int64_t r216 = (int64_t)r17 - (int64_t)r17 + r69 + (int64_t)x112 + (int64_t)r215;
    const uint32_t x113 = (uint32_t)(r216 >> 27);
    const uint32_t o9 = (uint32_t)r216 & 0x7ffffff;
    const uint64_t r217 = (uint64_t)x88 * 0x196d23a
        + (uint64_t)x91 * 0x1ee81f1
        + (uint64_t)x94 * 0x1bffc8a
        + (uint64_t)x97 * 0x5868af1
        + (uint64_t)x100 * 0x79312ad
        + (uint64_t)x103 * 0x5a1075
        + (uint64_t)x106 * 0x6dc88c4
        + (uint64_t)x109 * 0x12d7dfe;
    const int64_t r218 = r71 + (int64_t)x113 + (int64_t)r217;
    const uint32_t x114 = (uint32_t)(r218 >> 27);
    const uint32_t o10 = (uint32_t)r218 & 0x7ffffff;
    const uint64_t r219 = (uint64_t)x91 * 0x196d23a
        + (uint64_t)x94 * 0x1ee81f1
        + (uint64_t)x97 * 0x1bffc8a
        + (uint64_t)x100 * 0x5868af1
        + (uint64_t)x103 * 0x79312ad
        + (uint64_t)x106 * 0x5a1075
        + (uint64_t)x109 * 0x6dc88c4;
    const int64_t r220 = r73 + (int64_t)x114 + (int64_t)r219;
    const uint32_t x115 = (uint32_t)(r220 >> 27);
    const uint32_t o11 = (uint32_t)r220 & 0x7ffffff;
    const uint64_t r221 = (uint64_t)x94 * 0x196d23a
        + (uint64_t)x97 * 0x1ee81f1
        + (uint64_t)x100 * 0x1bffc8a
        + (uint64_t)x103 * 0x5868af1
        + (uint64_t)x106 * 0x79312ad
        + (uint64_t)x109 * 0x5a1075;
    const int64_t r222 = r75 + (int64_t)x115 + (int64_t)r221;
    const uint32_t x116 = (uint32_t)(r222 >> 27);
    const uint32_t o12 = (uint32_t)r222 & 0x7ffffff;
    const uint64_t r223 = (uint64_t)x97 * 0x196d23a
        + (uint64_t)x100 * 0x1ee81f1
        + (uint64_t)x103 * 0x1bffc8a
        + (uint64_t)x106 * 0x5868af1
        + (uint64_t)x109 * 0x79312ad;
    const int64_t r224 = r76 + (int64_t)x116 + (int64_t)r223;
    const uint32_t x117 = (uint32_t)(r224 >> 27);
    const uint32_t o13 = (uint32_t)r224 & 0x7ffffff;
    const uint64_t r225 = (uint64_t)x100 * 0x196d23a
        + (uint64_t)x103 * 0x1ee81f1
        + (uint64_t)x106 * 0x1bffc8a
        + (uint64_t)x109 * 0x5868af1;
    const int64_t r226 = r77 + (int64_t)x117 + (int64_t)r225;
    const uint32_t x118 = (uint32_t)(r226 >> 27);
    const uint32_t o14 = (uint32_t)r226 & 0x7ffffff;
    const uint64_t r227 = r54
        + (uint64_t)x118
        + ((uint64_t)x103 * 0x196d23a + (uint64_t)x106 * 0x1ee81f1 + (uint64_t)x109 * 0x1bffc8a);
    const uint32_t x119 = (uint32_t)(r227 >> 27);
    const uint32_t o15 = (uint32_t)r227 & 0x7ffffff;
    const uint64_t r228 = r55
        + (uint64_t)x119
        + ((uint64_t)x106 * 0x196d23a + (uint64_t)x109 * 0x1ee81f1);
    const uint32_t x120 = (uint32_t)(r228 >> 27);
    const uint32_t o16 = (uint32_t)r228 & 0x7ffffff;
    const uint64_t r229 = r56 + (uint64_t)x120 + (uint64_t)x109 * 0x196d23a;
    const uint32_t o18 = (uint32_t)(r229 >> 27);
    const uint32_t o17 = (uint32_t)r229 & 0x7ffffff;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

// `2 * out = a (mod p)`
//
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_halve(uint32_t out[19], const uint32_t a[19]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
    const uint32_t x0 = a0 & 1;
    const uint8_t c0 = (uint8_t)x0;
    const uint32_t c0_mask = (uint32_t)0 - (uint32_t)c0;
    const uint32_t x1 = a0 + (c0_mask & 0x3c6c87b);
    const uint32_t x2 = a1 + (c0_mask & 0x3720a6);
    const uint32_t x3 = a2 + (c0_mask & 0x2a0d46e);
    const uint32_t x4 = a3 + (c0_mask & 0x5fa2bd6);
    const uint32_t x5 = a4 + (c0_mask & 0x25c2721);
    const uint32_t x6 = a5 + (c0_mask & 0x3e169e);
    const uint32_t x7 = a6 + (c0_mask & 0x459cc33);
    const uint32_t x8 = a7 + (c0_mask & 0x79aa83a);
    const uint32_t x9 = a8 + (c0_mask & 0x2c6c567);
    const uint32_t x10 = a9 + (c0_mask & 0x139b4f5);
    const uint32_t x11 = a10 + (c0_mask & 0x31a4c8b);
    const uint32_t x12 = a11 + (c0_mask & 0x12d7dfe);
    const uint32_t x13 = a12 + (c0_mask & 0x6dc88c4);
    const uint32_t x14 = a13 + (c0_mask & 0x5a1075);
    const uint32_t x15 = a14 + (c0_mask & 0x79312ad);
    const uint32_t x16 = a15 + (c0_mask & 0x5868af1);
    const uint32_t x17 = a16 + (c0_mask & 0x1bffc8a);
    const uint32_t x18 = a17 + (c0_mask & 0x1ee81f1);
    const uint32_t x19 = a18 + (c0_mask & 0x196d23a);
    const uint32_t x20 = x2 & 1;
    const uint32_t x21 = (x1 >> 1) + (x20 << 26);
    const uint32_t x22 = x3 & 1;
    const uint32_t x23 = x4 & 1;
    const uint32_t x24 = x5 & 1;
    const uint32_t x25 = x6 & 1;
    const uint32_t x26 = x7 & 1;
    const uint32_t x27 = x8 & 1;
    const uint32_t x28 = x9 & 1;
    const uint32_t x29 = x10 & 1;
    const uint32_t x30 = x11 & 1;
    const uint32_t x31 = x12 & 1;
    const uint32_t x32 = x13 & 1;
    const uint32_t x33 = x14 & 1;
    const uint32_t x34 = x15 & 1;
    const uint32_t x35 = x16 & 1;
    const uint32_t x36 = x17 & 1;
    const uint32_t x37 = x18 & 1;
    const uint32_t x38 = x19 & 1;
    const uint32_t x39 = (x2 >> 1) + (x22 << 26) + (x21 >> 27);
    const uint32_t x40 = (x3 >> 1) + (x23 << 26) + (x39 >> 27);
    const uint32_t x41 = (x4 >> 1) + (x24 << 26) + (x40 >> 27);
    const uint32_t x42 = (x5 >> 1) + (x25 << 26) + (x41 >> 27);
    const uint32_t x43 = (x6 >> 1) + (x26 << 26) + (x42 >> 27);
    const uint32_t x44 = (x7 >> 1) + (x27 << 26) + (x43 >> 27);
    const uint32_t x45 = (x8 >> 1) + (x28 << 26) + (x44 >> 27);
    const uint32_t x46 = (x9 >> 1) + (x29 << 26) + (x45 >> 27);
    const uint32_t x47 = (x10 >> 1) + (x30 << 26) + (x46 >> 27);
    const uint32_t x48 = (x11 >> 1) + (x31 << 26) + (x47 >> 27);
    const uint32_t x49 = (x12 >> 1) + (x32 << 26) + (x48 >> 27);
    const uint32_t x50 = (x13 >> 1) + (x33 << 26) + (x49 >> 27);
    const uint32_t x51 = (x14 >> 1) + (x34 << 26) + (x50 >> 27);
    const uint32_t x52 = (x15 >> 1) + (x35 << 26) + (x51 >> 27);
    const uint32_t x53 = (x16 >> 1) + (x36 << 26) + (x52 >> 27);
    const uint32_t x54 = (x17 >> 1) + (x37 << 26) + (x53 >> 27);
    const uint32_t x55 = (x18 >> 1) + (x38 << 26) + (x54 >> 27);
    const uint32_t x56 = (x19 >> 1) + (x55 >> 27);
    const uint32_t x57 = x56 >> 25;
    const uint32_t x58 = (x21 & 0x7ffffff) + x57 * 0x4393785;
    const uint32_t x59 = (x46 & 0x7ffffff) + x57 * 0x5393a98;
    const uint32_t x60 = (x53 & 0x7ffffff) + x57 * 0x279750e;
    const uint32_t x61 = (x39 & 0x7ffffff) + x57 * 0x7c8df59 + (x58 >> 27);
    const uint32_t x62 = (x40 & 0x7ffffff) + x57 * 0x55f2b91 + (x61 >> 27);
    const uint32_t x63 = (x41 & 0x7ffffff) + x57 * 0x205d429 + (x62 >> 27);
    const uint32_t x64 = (x42 & 0x7ffffff) + x57 * 0x5a3d8de + (x63 >> 27);
    const uint32_t x65 = (x43 & 0x7ffffff) + x57 * 0x7c1e961 + (x64 >> 27);
    const uint32_t x66 = (x44 & 0x7ffffff) + x57 * 0x3a633cc + (x65 >> 27);
    const uint32_t x67 = (x47 & 0x7ffffff) + x57 * 0x6c64b0a + (x59 >> 27);
    const uint32_t x68 = (x48 & 0x7ffffff) + x57 * 0x4e5b374 + (x67 >> 27);
    const uint32_t x69 = (x49 & 0x7ffffff) + x57 * 0x6d28201 + (x68 >> 27);
    const uint32_t x70 = (x50 & 0x7ffffff) + x57 * 0x123773b + (x69 >> 27);
    const uint32_t x71 = (x51 & 0x7ffffff) + x57 * 0x7a5ef8a + (x70 >> 27);
    const uint32_t x72 = (x54 & 0x7ffffff) + x57 * 0x6400375 + (x60 >> 27);
    const uint32_t x73 = (x55 & 0x7ffffff) + x57 * 0x6117e0e + (x72 >> 27);
    const uint32_t x74 = (x56 & 0x1ffffff) + x57 * 0x692dc5 + (x73 >> 27);
    const uint32_t x75 = x74 >> 25;
    const uint32_t x76 = (x58 & 0x7ffffff) + x75 * 0x4393785;
    const uint32_t x77 = (x59 & 0x7ffffff) + x75 * 0x5393a98;
    const uint32_t x78 = (x60 & 0x7ffffff) + x75 * 0x279750e;
    const uint32_t x79 = (x61 & 0x7ffffff) + x75 * 0x7c8df59 + (x76 >> 27);
    const uint32_t x80 = (x62 & 0x7ffffff) + x75 * 0x55f2b91 + (x79 >> 27);
    const uint32_t x81 = (x63 & 0x7ffffff) + x75 * 0x205d429 + (x80 >> 27);
    const uint32_t x82 = (x64 & 0x7ffffff) + x75 * 0x5a3d8de + (x81 >> 27);
    const uint32_t x83 = (x65 & 0x7ffffff) + x75 * 0x7c1e961 + (x82 >> 27);
    const uint32_t x84 = (x66 & 0x7ffffff) + x75 * 0x3a633cc + (x83 >> 27);
    const uint32_t x85 = (x67 & 0x7ffffff) + x75 * 0x6c64b0a + (x77 >> 27);
    const uint32_t x86 = (x68 & 0x7ffffff) + x75 * 0x4e5b374 + (x85 >> 27);
    const uint32_t x87 = (x69 & 0x7ffffff) + x75 * 0x6d28201 + (x86 >> 27);
    const uint32_t x88 = (x70 & 0x7ffffff) + x75 * 0x123773b + (x87 >> 27);
    const uint32_t x89 = (x71 & 0x7ffffff) + x75 * 0x7a5ef8a + (x88 >> 27);
    const uint32_t x90 = (x72 & 0x7ffffff) + x75 * 0x6400375 + (x78 >> 27);
    const uint32_t x91 = (x73 & 0x7ffffff) + x75 * 0x6117e0e + (x90 >> 27);
    const uint32_t x92 = (x74 & 0x1ffffff) + x75 * 0x692dc5 + (x91 >> 27);
    const uint32_t x93 = x92 >> 25;
    const uint32_t x94 = (x76 & 0x7ffffff) + x93 * 0x4393785;
    const uint32_t x95 = (x79 & 0x7ffffff) + x93 * 0x7c8df59 + (x94 >> 27);
    const uint32_t x96 = (x80 & 0x7ffffff) + x93 * 0x55f2b91 + (x95 >> 27);
    const uint32_t x97 = (x81 & 0x7ffffff) + x93 * 0x205d429 + (x96 >> 27);
    const uint32_t x98 = (x82 & 0x7ffffff) + x93 * 0x5a3d8de + (x97 >> 27);
    const uint32_t x99 = (x83 & 0x7ffffff) + x93 * 0x7c1e961 + (x98 >> 27);
    const uint32_t x100 = (x84 & 0x7ffffff) + x93 * 0x3a633cc + (x99 >> 27);
    const uint32_t x101 = (x45 & 0x7ffffff)
        + x57 * 0x6557c5
        + (x66 >> 27)
        + x75 * 0x6557c5
        + (x84 >> 27)
        + x93 * 0x6557c5
        + (x100 >> 27);
    const uint32_t x102 = (x77 & 0x7ffffff) + x93 * 0x5393a98 + (x101 >> 27);
    const uint32_t x103 = (x85 & 0x7ffffff) + x93 * 0x6c64b0a + (x102 >> 27);
    const uint32_t x104 = (x86 & 0x7ffffff) + x93 * 0x4e5b374 + (x103 >> 27);
    const uint32_t x105 = (x87 & 0x7ffffff) + x93 * 0x6d28201 + (x104 >> 27);
    const uint32_t x106 = (x88 & 0x7ffffff) + x93 * 0x123773b + (x105 >> 27);
    const uint32_t x107 = (x89 & 0x7ffffff) + x93 * 0x7a5ef8a + (x106 >> 27);
    const uint32_t x108 = (x52 & 0x7ffffff)
        + x57 * 0x6ced52
        + (x71 >> 27)
        + x75 * 0x6ced52
        + (x89 >> 27)
        + x93 * 0x6ced52
        + (x107 >> 27);
    const uint32_t x109 = (x78 & 0x7ffffff) + x93 * 0x279750e + (x108 >> 27);
    const uint32_t x110 = (x90 & 0x7ffffff) + x93 * 0x6400375 + (x109 >> 27);
    const uint32_t x111 = (x91 & 0x7ffffff) + x93 * 0x6117e0e + (x110 >> 27);
    const uint32_t x112 = (x92 & 0x1ffffff) + x93 * 0x692dc5 + (x111 >> 27);
    const uint32_t x113 = x112 >> 25;
    const uint32_t o0 = (x94 & 0x7ffffff) + x113 * 0x4393785;
    const uint32_t o1 = (x95 & 0x7ffffff) + x113 * 0x7c8df59;
    const uint32_t o2 = (x96 & 0x7ffffff) + x113 * 0x55f2b91;
    const uint32_t o3 = (x97 & 0x7ffffff) + x113 * 0x205d429;
    const uint32_t o4 = (x98 & 0x7ffffff) + x113 * 0x5a3d8de;
    const uint32_t o5 = (x99 & 0x7ffffff) + x113 * 0x7c1e961;
    const uint32_t o6 = (x100 & 0x7ffffff) + x113 * 0x3a633cc;
    const uint32_t o7 = (x101 & 0x7ffffff) + x113 * 0x6557c5;
    const uint32_t o8 = (x102 & 0x7ffffff) + x113 * 0x5393a98;
    const uint32_t o9 = (x103 & 0x7ffffff) + x113 * 0x6c64b0a;
    const uint32_t o10 = (x104 & 0x7ffffff) + x113 * 0x4e5b374;
    const uint32_t o11 = (x105 & 0x7ffffff) + x113 * 0x6d28201;
    const uint32_t o12 = (x106 & 0x7ffffff) + x113 * 0x123773b;
    const uint32_t o13 = (x107 & 0x7ffffff) + x113 * 0x7a5ef8a;
    const uint32_t o14 = (x108 & 0x7ffffff) + x113 * 0x6ced52;
    const uint32_t o15 = (x109 & 0x7ffffff) + x113 * 0x279750e;
    const uint32_t o16 = (x110 & 0x7ffffff) + x113 * 0x6400375;
    const uint32_t o17 = (x111 & 0x7ffffff) + x113 * 0x6117e0e;
    const uint32_t o18 = (x112 & 0x1ffffff) + x113 * 0x692dc5;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

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
    const uint32_t b[19]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
    const uint32_t b9 = b[9];
    const uint32_t b10 = b[10];
    const uint32_t b11 = b[11];
    const uint32_t b12 = b[12];
    const uint32_t b13 = b[13];
    const uint32_t b14 = b[14];
    const uint32_t b15 = b[15];
    const uint32_t b16 = b[16];
    const uint32_t b17 = b[17];
    const uint32_t b18 = b[18];
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
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
    const uint32_t o9 = b9 ^ (choice_mask & (a9 ^ b9));
    const uint32_t o10 = b10 ^ (choice_mask & (a10 ^ b10));
    const uint32_t o11 = b11 ^ (choice_mask & (a11 ^ b11));
    const uint32_t o12 = b12 ^ (choice_mask & (a12 ^ b12));
    const uint32_t o13 = b13 ^ (choice_mask & (a13 ^ b13));
    const uint32_t o14 = b14 ^ (choice_mask & (a14 ^ b14));
    const uint32_t o15 = b15 ^ (choice_mask & (a15 ^ b15));
    const uint32_t o16 = b16 ^ (choice_mask & (a16 ^ b16));
    const uint32_t o17 = b17 ^ (choice_mask & (a17 ^ b17));
    const uint32_t o18 = b18 ^ (choice_mask & (a18 ^ b18));
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

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
    const uint32_t b[19]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
    const uint32_t b0 = b[0];
    const uint32_t b1 = b[1];
    const uint32_t b2 = b[2];
    const uint32_t b3 = b[3];
    const uint32_t b4 = b[4];
    const uint32_t b5 = b[5];
    const uint32_t b6 = b[6];
    const uint32_t b7 = b[7];
    const uint32_t b8 = b[8];
    const uint32_t b9 = b[9];
    const uint32_t b10 = b[10];
    const uint32_t b11 = b[11];
    const uint32_t b12 = b[12];
    const uint32_t b13 = b[13];
    const uint32_t b14 = b[14];
    const uint32_t b15 = b[15];
    const uint32_t b16 = b[16];
    const uint32_t b17 = b[17];
    const uint32_t b18 = b[18];
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
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
    const uint32_t x9 = a9 ^ (choice_mask & (b9 ^ a9));
    const uint32_t x10 = a10 ^ (choice_mask & (b10 ^ a10));
    const uint32_t x11 = a11 ^ (choice_mask & (b11 ^ a11));
    const uint32_t x12 = a12 ^ (choice_mask & (b12 ^ a12));
    const uint32_t x13 = a13 ^ (choice_mask & (b13 ^ a13));
    const uint32_t x14 = a14 ^ (choice_mask & (b14 ^ a14));
    const uint32_t x15 = a15 ^ (choice_mask & (b15 ^ a15));
    const uint32_t x16 = a16 ^ (choice_mask & (b16 ^ a16));
    const uint32_t x17 = a17 ^ (choice_mask & (b17 ^ a17));
    const uint32_t x18 = a18 ^ (choice_mask & (b18 ^ a18));
    const uint32_t y0 = b0 ^ (choice_mask & (a0 ^ b0));
    const uint32_t y1 = b1 ^ (choice_mask & (a1 ^ b1));
    const uint32_t y2 = b2 ^ (choice_mask & (a2 ^ b2));
    const uint32_t y3 = b3 ^ (choice_mask & (a3 ^ b3));
    const uint32_t y4 = b4 ^ (choice_mask & (a4 ^ b4));
    const uint32_t y5 = b5 ^ (choice_mask & (a5 ^ b5));
    const uint32_t y6 = b6 ^ (choice_mask & (a6 ^ b6));
    const uint32_t y7 = b7 ^ (choice_mask & (a7 ^ b7));
    const uint32_t y8 = b8 ^ (choice_mask & (a8 ^ b8));
    const uint32_t y9 = b9 ^ (choice_mask & (a9 ^ b9));
    const uint32_t y10 = b10 ^ (choice_mask & (a10 ^ b10));
    const uint32_t y11 = b11 ^ (choice_mask & (a11 ^ b11));
    const uint32_t y12 = b12 ^ (choice_mask & (a12 ^ b12));
    const uint32_t y13 = b13 ^ (choice_mask & (a13 ^ b13));
    const uint32_t y14 = b14 ^ (choice_mask & (a14 ^ b14));
    const uint32_t y15 = b15 ^ (choice_mask & (a15 ^ b15));
    const uint32_t y16 = b16 ^ (choice_mask & (a16 ^ b16));
    const uint32_t y17 = b17 ^ (choice_mask & (a17 ^ b17));
    const uint32_t y18 = b18 ^ (choice_mask & (a18 ^ b18));
    x[0] = x0;
    x[1] = x1;
    x[2] = x2;
    x[3] = x3;
    x[4] = x4;
    x[5] = x5;
    x[6] = x6;
    x[7] = x7;
    x[8] = x8;
    x[9] = x9;
    x[10] = x10;
    x[11] = x11;
    x[12] = x12;
    x[13] = x13;
    x[14] = x14;
    x[15] = x15;
    x[16] = x16;
    x[17] = x17;
    x[18] = x18;
    y[0] = y0;
    y[1] = y1;
    y[2] = y2;
    y[3] = y3;
    y[4] = y4;
    y[5] = y5;
    y[6] = y6;
    y[7] = y7;
    y[8] = y8;
    y[9] = y9;
    y[10] = y10;
    y[11] = y11;
    y[12] = y12;
    y[13] = y13;
    y[14] = y14;
    y[15] = y15;
    y[16] = y16;
    y[17] = y17;
    y[18] = y18;
}

// `R * out = a (mod p), 0 <= out < p`
//
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^32 - 1]`; word 15 in `[0, 0x65b48e8f]`
void csidh512_to_bytes(uint8_t out[64], const uint32_t a[19]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
    const uint32_t x0 = a0 * 0x32e294d;
    const uint32_t x1 = x0 & 0x7ffffff;
    const uint64_t r0 = (uint64_t)a0 + (uint64_t)x1 * 0x3c6c87b;
    const uint32_t x2 = a1 + (uint32_t)(r0 >> 27);
    const uint64_t r1 = (uint64_t)x2 + (uint64_t)x1 * 0x3720a6;
    const uint32_t x3 = (uint32_t)r1;
    const uint32_t x4 = x3 * 0x32e294d;
    const uint32_t x5 = x4 & 0x7ffffff;
    const uint64_t r2 = r1 + (uint64_t)x5 * 0x3c6c87b;
    const uint32_t x6 = a2 + (uint32_t)(r2 >> 27);
    const uint64_t r3 = (uint64_t)x1 * 0x2a0d46e + (uint64_t)x5 * 0x3720a6 + (uint64_t)x6;
    const uint32_t x7 = (uint32_t)r3;
    const uint32_t x8 = x7 * 0x32e294d;
    const uint32_t x9 = x8 & 0x7ffffff;
    const uint64_t r4 = r3 + (uint64_t)x9 * 0x3c6c87b;
    const uint32_t x10 = a3 + (uint32_t)(r4 >> 27);
    const uint64_t r5 = (uint64_t)x1 * 0x5fa2bd6
        + (uint64_t)x5 * 0x2a0d46e
        + (uint64_t)x9 * 0x3720a6
        + (uint64_t)x10;
    const uint32_t x11 = (uint32_t)r5;
    const uint32_t x12 = x11 * 0x32e294d;
    const uint32_t x13 = x12 & 0x7ffffff;
    const uint64_t r6 = r5 + (uint64_t)x13 * 0x3c6c87b;
    const uint32_t x14 = a4 + (uint32_t)(r6 >> 27);
    const uint64_t r7 = (uint64_t)x1 * 0x25c2721
        + (uint64_t)x5 * 0x5fa2bd6
        + (uint64_t)x9 * 0x2a0d46e
        + (uint64_t)x13 * 0x3720a6
        + (uint64_t)x14;
    const uint32_t x15 = (uint32_t)r7;
    const uint32_t x16 = x15 * 0x32e294d;
    const uint32_t x17 = x16 & 0x7ffffff;
    const uint64_t r8 = r7 + (uint64_t)x17 * 0x3c6c87b;
    const uint32_t x18 = a5 + (uint32_t)(r8 >> 27);
    const uint64_t r9 = (uint64_t)x1 * 0x3e169e
        + (uint64_t)x5 * 0x25c2721
        + (uint64_t)x9 * 0x5fa2bd6
        + (uint64_t)x13 * 0x2a0d46e
        + (uint64_t)x17 * 0x3720a6
        + (uint64_t)x18;
    const uint32_t x19 = (uint32_t)r9;
    const uint32_t x20 = x19 * 0x32e294d;
    const uint32_t x21 = x20 & 0x7ffffff;
    const uint64_t r10 = r9 + (uint64_t)x21 * 0x3c6c87b;
    const uint32_t x22 = a6 + (uint32_t)(r10 >> 27);
    const uint64_t r11 = (uint64_t)x1 * 0x459cc33
        + (uint64_t)x5 * 0x3e169e
        + (uint64_t)x9 * 0x25c2721
        + (uint64_t)x13 * 0x5fa2bd6
        + (uint64_t)x17 * 0x2a0d46e
        + (uint64_t)x21 * 0x3720a6
        + (uint64_t)x22;
    const uint32_t x23 = (uint32_t)r11;
    const uint32_t x24 = x23 * 0x32e294d;
    const uint32_t x25 = x24 & 0x7ffffff;
    const uint64_t r12 = r11 + (uint64_t)x25 * 0x3c6c87b;
    const uint32_t x26 = a7 + (uint32_t)(r12 >> 27);
    const uint64_t r13 = (uint64_t)x1 * 0x79aa83a
        + (uint64_t)x5 * 0x459cc33
        + (uint64_t)x9 * 0x3e169e
        + (uint64_t)x13 * 0x25c2721
        + (uint64_t)x17 * 0x5fa2bd6
        + (uint64_t)x21 * 0x2a0d46e
        + (uint64_t)x25 * 0x3720a6
        + (uint64_t)x26;
    const uint32_t x27 = (uint32_t)r13;
    const uint32_t x28 = x27 * 0x32e294d;
    const uint32_t x29 = x28 & 0x7ffffff;
    const uint64_t r14 = r13 + (uint64_t)x29 * 0x3c6c87b;
    const uint32_t x30 = a8 + (uint32_t)(r14 >> 27);
    const uint64_t r15 = (uint64_t)x1 * 0x2c6c567
        + (uint64_t)x5 * 0x79aa83a
        + (uint64_t)x9 * 0x459cc33
        + (uint64_t)x13 * 0x3e169e
        + (uint64_t)x17 * 0x25c2721
        + (uint64_t)x21 * 0x5fa2bd6
        + (uint64_t)x25 * 0x2a0d46e
        + (uint64_t)x29 * 0x3720a6
        + (uint64_t)x30;
    const uint32_t x31 = (uint32_t)r15;
    const uint32_t x32 = x31 * 0x32e294d;
    const uint32_t x33 = x32 & 0x7ffffff;
    const uint64_t r16 = r15 + (uint64_t)x33 * 0x3c6c87b;
    const uint32_t x34 = a9 + (uint32_t)(r16 >> 27);
    const uint64_t r17 = (uint64_t)x1 * 0x139b4f5
        + (uint64_t)x5 * 0x2c6c567
        + (uint64_t)x9 * 0x79aa83a
        + (uint64_t)x13 * 0x459cc33
        + (uint64_t)x17 * 0x3e169e
        + (uint64_t)x21 * 0x25c2721
        + (uint64_t)x25 * 0x5fa2bd6
        + (uint64_t)x29 * 0x2a0d46e
        + (uint64_t)x33 * 0x3720a6
        + (uint64_t)x34;
    const uint32_t x35 = (uint32_t)r17;
    const uint32_t x36 = x35 * 0x32e294d;
    const uint32_t x37 = x36 & 0x7ffffff;
    const uint64_t r18 = r17 + (uint64_t)x37 * 0x3c6c87b;
    const uint32_t x38 = a10 + (uint32_t)(r18 >> 27);
    const uint64_t r19 = (uint64_t)x1 * 0x31a4c8b
        + (uint64_t)x5 * 0x139b4f5
        + (uint64_t)x9 * 0x2c6c567
        + (uint64_t)x13 * 0x79aa83a
        + (uint64_t)x17 * 0x459cc33
        + (uint64_t)x21 * 0x3e169e
        + (uint64_t)x25 * 0x25c2721
        + (uint64_t)x29 * 0x5fa2bd6
        + (uint64_t)x33 * 0x2a0d46e
        + (uint64_t)x37 * 0x3720a6
        + (uint64_t)x38;
    const uint32_t x39 = (uint32_t)r19;
    const uint32_t x40 = x39 * 0x32e294d;
    const uint32_t x41 = x40 & 0x7ffffff;
    const uint64_t r20 = r19 + (uint64_t)x41 * 0x3c6c87b;
    const uint32_t x42 = a11 + (uint32_t)(r20 >> 27);
    const uint64_t r21 = (uint64_t)x1 * 0x12d7dfe
        + (uint64_t)x5 * 0x31a4c8b
        + (uint64_t)x9 * 0x139b4f5
        + (uint64_t)x13 * 0x2c6c567
        + (uint64_t)x17 * 0x79aa83a
        + (uint64_t)x21 * 0x459cc33
        + (uint64_t)x25 * 0x3e169e
        + (uint64_t)x29 * 0x25c2721
        + (uint64_t)x33 * 0x5fa2bd6
        + (uint64_t)x37 * 0x2a0d46e
        + (uint64_t)x41 * 0x3720a6
        + (uint64_t)x42;
    const uint32_t x43 = (uint32_t)r21;
    const uint32_t x44 = x43 * 0x32e294d;
    const uint32_t x45 = x44 & 0x7ffffff;
    const uint64_t r22 = r21 + (uint64_t)x45 * 0x3c6c87b;
    const uint32_t x46 = a12 + (uint32_t)(r22 >> 27);
    const uint64_t r23 = (uint64_t)x1 * 0x6dc88c4
        + (uint64_t)x5 * 0x12d7dfe
        + (uint64_t)x9 * 0x31a4c8b
        + (uint64_t)x13 * 0x139b4f5
        + (uint64_t)x17 * 0x2c6c567
        + (uint64_t)x21 * 0x79aa83a
        + (uint64_t)x25 * 0x459cc33
        + (uint64_t)x29 * 0x3e169e
        + (uint64_t)x33 * 0x25c2721
        + (uint64_t)x37 * 0x5fa2bd6
        + (uint64_t)x41 * 0x2a0d46e
        + (uint64_t)x45 * 0x3720a6
        + (uint64_t)x46;
    const uint32_t x47 = (uint32_t)r23;
    const uint32_t x48 = x47 * 0x32e294d;
    const uint32_t x49 = x48 & 0x7ffffff;
    const uint64_t r24 = r23 + (uint64_t)x49 * 0x3c6c87b;
    const uint32_t x50 = a13 + (uint32_t)(r24 >> 27);
    const uint64_t r25 = (uint64_t)x1 * 0x5a1075
        + (uint64_t)x5 * 0x6dc88c4
        + (uint64_t)x9 * 0x12d7dfe
        + (uint64_t)x13 * 0x31a4c8b
        + (uint64_t)x17 * 0x139b4f5
        + (uint64_t)x21 * 0x2c6c567
        + (uint64_t)x25 * 0x79aa83a
        + (uint64_t)x29 * 0x459cc33
        + (uint64_t)x33 * 0x3e169e
        + (uint64_t)x37 * 0x25c2721
        + (uint64_t)x41 * 0x5fa2bd6
        + (uint64_t)x45 * 0x2a0d46e
        + (uint64_t)x49 * 0x3720a6
        + (uint64_t)x50;
    const uint32_t x51 = (uint32_t)r25;
    const uint32_t x52 = x51 * 0x32e294d;
    const uint32_t x53 = x52 & 0x7ffffff;
    const uint64_t r26 = r25 + (uint64_t)x53 * 0x3c6c87b;
    const uint32_t x54 = a14 + (uint32_t)(r26 >> 27);
    const uint64_t r27 = (uint64_t)x1 * 0x79312ad
        + (uint64_t)x5 * 0x5a1075
        + (uint64_t)x9 * 0x6dc88c4
        + (uint64_t)x13 * 0x12d7dfe
        + (uint64_t)x17 * 0x31a4c8b
        + (uint64_t)x21 * 0x139b4f5
        + (uint64_t)x25 * 0x2c6c567
        + (uint64_t)x29 * 0x79aa83a
        + (uint64_t)x33 * 0x459cc33
        + (uint64_t)x37 * 0x3e169e
        + (uint64_t)x41 * 0x25c2721
        + (uint64_t)x45 * 0x5fa2bd6
        + (uint64_t)x49 * 0x2a0d46e
        + (uint64_t)x53 * 0x3720a6
        + (uint64_t)x54;
    const uint32_t x55 = (uint32_t)r27;
    const uint32_t x56 = x55 * 0x32e294d;
    const uint32_t x57 = x56 & 0x7ffffff;
    const uint64_t r28 = r27 + (uint64_t)x57 * 0x3c6c87b;
    const uint32_t x58 = a15 + (uint32_t)(r28 >> 27);
    const uint64_t r29 = (uint64_t)x1 * 0x5868af1
        + (uint64_t)x5 * 0x79312ad
        + (uint64_t)x9 * 0x5a1075
        + (uint64_t)x13 * 0x6dc88c4
        + (uint64_t)x17 * 0x12d7dfe
        + (uint64_t)x21 * 0x31a4c8b
        + (uint64_t)x25 * 0x139b4f5
        + (uint64_t)x29 * 0x2c6c567
        + (uint64_t)x33 * 0x79aa83a
        + (uint64_t)x37 * 0x459cc33
        + (uint64_t)x41 * 0x3e169e
        + (uint64_t)x45 * 0x25c2721
        + (uint64_t)x49 * 0x5fa2bd6
        + (uint64_t)x53 * 0x2a0d46e
        + (uint64_t)x57 * 0x3720a6
        + (uint64_t)x58;
    const uint32_t x59 = (uint32_t)r29;
    const uint32_t x60 = x59 * 0x32e294d;
    const uint32_t x61 = x60 & 0x7ffffff;
    const uint64_t r30 = r29 + (uint64_t)x61 * 0x3c6c87b;
    const uint32_t x62 = a16 + (uint32_t)(r30 >> 27);
    const uint64_t r31 = (uint64_t)x1 * 0x1bffc8a
        + (uint64_t)x5 * 0x5868af1
        + (uint64_t)x9 * 0x79312ad
        + (uint64_t)x13 * 0x5a1075
        + (uint64_t)x17 * 0x6dc88c4
        + (uint64_t)x21 * 0x12d7dfe
        + (uint64_t)x25 * 0x31a4c8b
        + (uint64_t)x29 * 0x139b4f5
        + (uint64_t)x33 * 0x2c6c567
        + (uint64_t)x37 * 0x79aa83a
        + (uint64_t)x41 * 0x459cc33
        + (uint64_t)x45 * 0x3e169e
        + (uint64_t)x49 * 0x25c2721
        + (uint64_t)x53 * 0x5fa2bd6
        + (uint64_t)x57 * 0x2a0d46e
        + (uint64_t)x61 * 0x3720a6
        + (uint64_t)x62;
    const uint32_t x63 = (uint32_t)r31;
    const uint32_t x64 = x63 * 0x32e294d;
    const uint32_t x65 = x64 & 0x7ffffff;
    const uint64_t r32 = r31 + (uint64_t)x65 * 0x3c6c87b;
    const uint32_t x66 = a17 + (uint32_t)(r32 >> 27);
    const uint64_t r33 = (uint64_t)x1 * 0x1ee81f1
        + (uint64_t)x5 * 0x1bffc8a
        + (uint64_t)x9 * 0x5868af1
        + (uint64_t)x13 * 0x79312ad
        + (uint64_t)x17 * 0x5a1075
        + (uint64_t)x21 * 0x6dc88c4
        + (uint64_t)x25 * 0x12d7dfe
        + (uint64_t)x29 * 0x31a4c8b
        + (uint64_t)x33 * 0x139b4f5
        + (uint64_t)x37 * 0x2c6c567
        + (uint64_t)x41 * 0x79aa83a
        + (uint64_t)x45 * 0x459cc33
        + (uint64_t)x49 * 0x3e169e
        + (uint64_t)x53 * 0x25c2721
        + (uint64_t)x57 * 0x5fa2bd6
        + (uint64_t)x61 * 0x2a0d46e
        + (uint64_t)x65 * 0x3720a6
        + (uint64_t)x66;
    const uint32_t x67 = (uint32_t)r33;
    const uint32_t x68 = x67 * 0x32e294d;
    const uint32_t x69 = x68 & 0x7ffffff;
    const uint64_t r34 = r33 + (uint64_t)x69 * 0x3c6c87b;
    const uint32_t x70 = a18 + (uint32_t)(r34 >> 27);
    const uint64_t r35 = (uint64_t)x1 * 0x196d23a
        + (uint64_t)x5 * 0x1ee81f1
        + (uint64_t)x9 * 0x1bffc8a
        + (uint64_t)x13 * 0x5868af1
        + (uint64_t)x17 * 0x79312ad
        + (uint64_t)x21 * 0x5a1075
        + (uint64_t)x25 * 0x6dc88c4
        + (uint64_t)x29 * 0x12d7dfe
        + (uint64_t)x33 * 0x31a4c8b
        + (uint64_t)x37 * 0x139b4f5
        + (uint64_t)x41 * 0x2c6c567
        + (uint64_t)x45 * 0x79aa83a
        + (uint64_t)x49 * 0x459cc33
        + (uint64_t)x53 * 0x3e169e
        + (uint64_t)x57 * 0x25c2721
        + (uint64_t)x61 * 0x5fa2bd6
        + (uint64_t)x65 * 0x2a0d46e
        + (uint64_t)x69 * 0x3720a6
        + (uint64_t)x70;
    const uint32_t x71 = (uint32_t)r35;
    const uint32_t x72 = x71 * 0x32e294d;
    const uint32_t x73 = x72 & 0x7ffffff;
    const uint64_t r36 = r35 + (uint64_t)x73 * 0x3c6c87b;
    const uint32_t x74 = (uint32_t)(r36 >> 27);
    const uint64_t r37 = (uint64_t)x5 * 0x196d23a
        + (uint64_t)x9 * 0x1ee81f1
        + (uint64_t)x13 * 0x1bffc8a
        + (uint64_t)x17 * 0x5868af1
        + (uint64_t)x21 * 0x79312ad
        + (uint64_t)x25 * 0x5a1075
        + (uint64_t)x29 * 0x6dc88c4
        + (uint64_t)x33 * 0x12d7dfe
        + (uint64_t)x37 * 0x31a4c8b
        + (uint64_t)x41 * 0x139b4f5
        + (uint64_t)x45 * 0x2c6c567
        + (uint64_t)x49 * 0x79aa83a
        + (uint64_t)x53 * 0x459cc33
        + (uint64_t)x57 * 0x3e169e
        + (uint64_t)x61 * 0x25c2721
        + (uint64_t)x65 * 0x5fa2bd6
        + (uint64_t)x69 * 0x2a0d46e
        + (uint64_t)x73 * 0x3720a6
        + (uint64_t)x74;
    const uint32_t x75 = (uint32_t)(r37 >> 27);
    const uint64_t r38 = (uint64_t)x9 * 0x196d23a
        + (uint64_t)x13 * 0x1ee81f1
        + (uint64_t)x17 * 0x1bffc8a
        + (uint64_t)x21 * 0x5868af1
        + (uint64_t)x25 * 0x79312ad
        + (uint64_t)x29 * 0x5a1075
        + (uint64_t)x33 * 0x6dc88c4
        + (uint64_t)x37 * 0x12d7dfe
        + (uint64_t)x41 * 0x31a4c8b
        + (uint64_t)x45 * 0x139b4f5
        + (uint64_t)x49 * 0x2c6c567
        + (uint64_t)x53 * 0x79aa83a
        + (uint64_t)x57 * 0x459cc33
        + (uint64_t)x61 * 0x3e169e
        + (uint64_t)x65 * 0x25c2721
        + (uint64_t)x69 * 0x5fa2bd6
        + (uint64_t)x73 * 0x2a0d46e
        + (uint64_t)x75;
    const uint32_t x76 = (uint32_t)(r38 >> 27);
    const uint32_t x77 = (uint32_t)r38 & 0x7ffffff;
    const uint64_t r39 = (uint64_t)x13 * 0x196d23a
        + (uint64_t)x17 * 0x1ee81f1
        + (uint64_t)x21 * 0x1bffc8a
        + (uint64_t)x25 * 0x5868af1
        + (uint64_t)x29 * 0x79312ad
        + (uint64_t)x33 * 0x5a1075
        + (uint64_t)x37 * 0x6dc88c4
        + (uint64_t)x41 * 0x12d7dfe
        + (uint64_t)x45 * 0x31a4c8b
        + (uint64_t)x49 * 0x139b4f5
        + (uint64_t)x53 * 0x2c6c567
        + (uint64_t)x57 * 0x79aa83a
        + (uint64_t)x61 * 0x459cc33
        + (uint64_t)x65 * 0x3e169e
        + (uint64_t)x69 * 0x25c2721
        + (uint64_t)x73 * 0x5fa2bd6
        + (uint64_t)x76;
    const uint32_t x78 = (uint32_t)(r39 >> 27);
    const uint32_t x79 = (uint32_t)r39 & 0x7ffffff;
    const uint64_t r40 = (uint64_t)x17 * 0x196d23a
        + (uint64_t)x21 * 0x1ee81f1
        + (uint64_t)x25 * 0x1bffc8a
        + (uint64_t)x29 * 0x5868af1
        + (uint64_t)x33 * 0x79312ad
        + (uint64_t)x37 * 0x5a1075
        + (uint64_t)x41 * 0x6dc88c4
        + (uint64_t)x45 * 0x12d7dfe
        + (uint64_t)x49 * 0x31a4c8b
        + (uint64_t)x53 * 0x139b4f5
        + (uint64_t)x57 * 0x2c6c567
        + (uint64_t)x61 * 0x79aa83a
        + (uint64_t)x65 * 0x459cc33
        + (uint64_t)x69 * 0x3e169e
        + (uint64_t)x73 * 0x25c2721
        + (uint64_t)x78;
    const uint32_t x80 = (uint32_t)(r40 >> 27);
    const uint32_t x81 = (uint32_t)r40 & 0x7ffffff;
    const uint64_t r41 = (uint64_t)x21 * 0x196d23a
        + (uint64_t)x25 * 0x1ee81f1
        + (uint64_t)x29 * 0x1bffc8a
        + (uint64_t)x33 * 0x5868af1
        + (uint64_t)x37 * 0x79312ad
        + (uint64_t)x41 * 0x5a1075
        + (uint64_t)x45 * 0x6dc88c4
        + (uint64_t)x49 * 0x12d7dfe
        + (uint64_t)x53 * 0x31a4c8b
        + (uint64_t)x57 * 0x139b4f5
        + (uint64_t)x61 * 0x2c6c567
        + (uint64_t)x65 * 0x79aa83a
        + (uint64_t)x69 * 0x459cc33
        + (uint64_t)x73 * 0x3e169e
        + (uint64_t)x80;
    const uint32_t x82 = (uint32_t)(r41 >> 27);
    const uint32_t x83 = (uint32_t)r41 & 0x7ffffff;
    const uint64_t r42 = (uint64_t)x25 * 0x196d23a
        + (uint64_t)x29 * 0x1ee81f1
        + (uint64_t)x33 * 0x1bffc8a
        + (uint64_t)x37 * 0x5868af1
        + (uint64_t)x41 * 0x79312ad
        + (uint64_t)x45 * 0x5a1075
        + (uint64_t)x49 * 0x6dc88c4
        + (uint64_t)x53 * 0x12d7dfe
        + (uint64_t)x57 * 0x31a4c8b
        + (uint64_t)x61 * 0x139b4f5
        + (uint64_t)x65 * 0x2c6c567
        + (uint64_t)x69 * 0x79aa83a
        + (uint64_t)x73 * 0x459cc33
        + (uint64_t)x82;
    const uint32_t x84 = (uint32_t)(r42 >> 27);
    const uint32_t x85 = (uint32_t)r42 & 0x7ffffff;
    const uint64_t r43 = (uint64_t)x29 * 0x196d23a
        + (uint64_t)x33 * 0x1ee81f1
        + (uint64_t)x37 * 0x1bffc8a
        + (uint64_t)x41 * 0x5868af1
        + (uint64_t)x45 * 0x79312ad
        + (uint64_t)x49 * 0x5a1075
        + (uint64_t)x53 * 0x6dc88c4
        + (uint64_t)x57 * 0x12d7dfe
        + (uint64_t)x61 * 0x31a4c8b
        + (uint64_t)x65 * 0x139b4f5
        + (uint64_t)x69 * 0x2c6c567
        + (uint64_t)x73 * 0x79aa83a
        + (uint64_t)x84;
    const uint32_t x86 = (uint32_t)(r43 >> 27);
    const uint32_t x87 = (uint32_t)r43 & 0x7ffffff;
    const uint64_t r44 = (uint64_t)x33 * 0x196d23a
        + (uint64_t)x37 * 0x1ee81f1
        + (uint64_t)x41 * 0x1bffc8a
        + (uint64_t)x45 * 0x5868af1
        + (uint64_t)x49 * 0x79312ad
        + (uint64_t)x53 * 0x5a1075
        + (uint64_t)x57 * 0x6dc88c4
        + (uint64_t)x61 * 0x12d7dfe
        + (uint64_t)x65 * 0x31a4c8b
        + (uint64_t)x69 * 0x139b4f5
        + (uint64_t)x73 * 0x2c6c567
        + (uint64_t)x86;
    const uint32_t x88 = (uint32_t)(r44 >> 27);
    const uint32_t x89 = (uint32_t)r44 & 0x7ffffff;
    const uint64_t r45 = (uint64_t)x37 * 0x196d23a
        + (uint64_t)x41 * 0x1ee81f1
        + (uint64_t)x45 * 0x1bffc8a
        + (uint64_t)x49 * 0x5868af1
        + (uint64_t)x53 * 0x79312ad
        + (uint64_t)x57 * 0x5a1075
        + (uint64_t)x61 * 0x6dc88c4
        + (uint64_t)x65 * 0x12d7dfe
        + (uint64_t)x69 * 0x31a4c8b
        + (uint64_t)x73 * 0x139b4f5
        + (uint64_t)x88;
    const uint32_t x90 = (uint32_t)(r45 >> 27);
    const uint32_t x91 = (uint32_t)r45 & 0x7ffffff;
    const uint64_t r46 = (uint64_t)x41 * 0x196d23a
        + (uint64_t)x45 * 0x1ee81f1
        + (uint64_t)x49 * 0x1bffc8a
        + (uint64_t)x53 * 0x5868af1
        + (uint64_t)x57 * 0x79312ad
        + (uint64_t)x61 * 0x5a1075
        + (uint64_t)x65 * 0x6dc88c4
        + (uint64_t)x69 * 0x12d7dfe
        + (uint64_t)x73 * 0x31a4c8b
        + (uint64_t)x90;
    const uint32_t x92 = (uint32_t)(r46 >> 27);
    const uint32_t x93 = (uint32_t)r46 & 0x7ffffff;
    const uint64_t r47 = (uint64_t)x45 * 0x196d23a
        + (uint64_t)x49 * 0x1ee81f1
        + (uint64_t)x53 * 0x1bffc8a
        + (uint64_t)x57 * 0x5868af1
        + (uint64_t)x61 * 0x79312ad
        + (uint64_t)x65 * 0x5a1075
        + (uint64_t)x69 * 0x6dc88c4
        + (uint64_t)x73 * 0x12d7dfe
        + (uint64_t)x92;
    const uint32_t x94 = (uint32_t)(r47 >> 27);
    const uint32_t x95 = (uint32_t)r47 & 0x7ffffff;
    const uint64_t r48 = (uint64_t)x49 * 0x196d23a
        + (uint64_t)x53 * 0x1ee81f1
        + (uint64_t)x57 * 0x1bffc8a
        + (uint64_t)x61 * 0x5868af1
        + (uint64_t)x65 * 0x79312ad
        + (uint64_t)x69 * 0x5a1075
        + (uint64_t)x73 * 0x6dc88c4
        + (uint64_t)x94;
    const uint32_t x96 = (uint32_t)(r48 >> 27);
    const uint32_t x97 = (uint32_t)r48 & 0x7ffffff;
    const uint64_t r49 = (uint64_t)x53 * 0x196d23a
        + (uint64_t)x57 * 0x1ee81f1
        + (uint64_t)x61 * 0x1bffc8a
        + (uint64_t)x65 * 0x5868af1
        + (uint64_t)x69 * 0x79312ad
        + (uint64_t)x73 * 0x5a1075
        + (uint64_t)x96;
    const uint32_t x98 = (uint32_t)(r49 >> 27);
    const uint32_t x99 = (uint32_t)r49 & 0x7ffffff;
    const uint64_t r50 = (uint64_t)x57 * 0x196d23a
        + (uint64_t)x61 * 0x1ee81f1
        + (uint64_t)x65 * 0x1bffc8a
        + (uint64_t)x69 * 0x5868af1
        + (uint64_t)x73 * 0x79312ad
        + (uint64_t)x98;
    const uint32_t x100 = (uint32_t)(r50 >> 27);
    const uint32_t x101 = (uint32_t)r50 & 0x7ffffff;
    const uint64_t r51 = (uint64_t)x61 * 0x196d23a
        + (uint64_t)x65 * 0x1ee81f1
        + (uint64_t)x69 * 0x1bffc8a
        + (uint64_t)x73 * 0x5868af1
        + (uint64_t)x100;
    const uint32_t x102 = (uint32_t)(r51 >> 27);
    const uint32_t x103 = (uint32_t)r51 & 0x7ffffff;
    const uint64_t r52 = (uint64_t)x65 * 0x196d23a
        + (uint64_t)x69 * 0x1ee81f1
        + (uint64_t)x73 * 0x1bffc8a
        + (uint64_t)x102;
    const uint32_t x104 = (uint32_t)(r52 >> 27);
    const uint32_t x105 = (uint32_t)r52 & 0x7ffffff;
    const uint64_t r53 = (uint64_t)x69 * 0x196d23a + (uint64_t)x73 * 0x1ee81f1 + (uint64_t)x104;
    const uint32_t x106 = (uint32_t)(r53 >> 27);
    const uint32_t x107 = (uint32_t)r53 & 0x7ffffff;
    const uint64_t r54 = (uint64_t)x106 + (uint64_t)x73 * 0x196d23a;
    const uint32_t x108 = (uint32_t)(r54 >> 27);
    const uint32_t x109 = (uint32_t)r54 & 0x7ffffff;
    const uint32_t x110 = x77 & 31;
    const uint32_t x111 = ((uint32_t)r37 & 0x7ffffff) + (x110 << 27);
    const uint32_t x112 = x79 & 1023;
    const uint32_t x113 = (x77 >> 5) + (x112 << 22);
    const uint32_t x114 = x81 & 32767;
    const uint32_t x115 = (x79 >> 10) + (x114 << 17);
    const uint32_t x116 = x83 & 0xfffff;
    const uint32_t x117 = (x81 >> 15) + (x116 << 12);
    const uint32_t x118 = x85 & 0x1ffffff;
    const uint32_t x119 = (x83 >> 20) + (x118 << 7);
    const uint32_t x120 = x89 & 7;
    const uint32_t x121 = (x85 >> 25) + (x87 << 2) + (x120 << 29);
    const uint32_t x122 = x91 & 255;
    const uint32_t x123 = (x89 >> 3) + (x122 << 24);
    const uint32_t x124 = x93 & 8191;
    const uint32_t x125 = (x91 >> 8) + (x124 << 19);
    const uint32_t x126 = x95 & 0x3ffff;
    const uint32_t x127 = (x93 >> 13) + (x126 << 14);
    const uint32_t x128 = x97 & 0x7fffff;
    const uint32_t x129 = (x95 >> 18) + (x128 << 9);
    const uint32_t x130 = x101 & 1;
    const uint32_t x131 = (x97 >> 23) + (x99 << 4) + (x130 << 31);
    const uint32_t x132 = x103 & 63;
    const uint32_t x133 = (x101 >> 1) + (x132 << 26);
    const uint32_t x134 = x105 & 2047;
    const uint32_t x135 = (x103 >> 6) + (x134 << 21);
    const uint32_t x136 = x107 & 65535;
    const uint32_t x137 = (x105 >> 11) + (x136 << 16);
    const uint32_t x138 = x109 & 0x1fffff;
    const uint32_t x139 = (x107 >> 16) + (x138 << 11);
    const uint32_t x140 = (x109 >> 21) + (x108 << 6);
    uint32_t x141;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x141, x111, 0x33c6c87b, 0);
    uint32_t x142;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x142, x113, 0x1b81b905, c0);
    uint32_t x143;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x143, x115, 0x57aca835, c1);
    uint32_t x144;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x144, x117, 0xc2721bf4, c2);
    uint32_t x145;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x145, x119, 0x1f0b4f25, c3);
    uint32_t x146;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x146, x121, 0x516730cc, c4);
    uint32_t x147;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x147, x123, 0x67f35507, c5);
    uint32_t x148;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x148, x125, 0xa7aac6c5, c6);
    uint32_t x149;
    const uint8_t c8 = limbforge_sub_borrow_u32(&x149, x127, 0x9322c9cd, c7);
    uint32_t x150;
    const uint8_t c9 = limbforge_sub_borrow_u32(&x150, x129, 0x5afbfcc6, c8);
    uint32_t x151;
    const uint8_t c10 = limbforge_sub_borrow_u32(&x151, x131, 0xedc88c42, c9);
    uint32_t x152;
    const uint8_t c11 = limbforge_sub_borrow_u32(&x152, x133, 0xb42d083a, c10);
    uint32_t x153;
    const uint8_t c12 = limbforge_sub_borrow_u32(&x153, x135, 0x5e3e4c4a, c11);
    uint32_t x154;
    const uint8_t c13 = limbforge_sub_borrow_u32(&x154, x137, 0xfc8ab0d1, c12);
    uint32_t x155;
    const uint8_t c14 = limbforge_sub_borrow_u32(&x155, x139, 0x740f89bf, c13);
    uint32_t x156;
    const uint8_t c15 = limbforge_sub_borrow_u32(&x156, x140, 0x65b48e8f, c14);
    const uint32_t c15_mask = (uint32_t)0 - (uint32_t)c15;
    const uint32_t o0 = x141 ^ (c15_mask & (x111 ^ x141));
    const uint32_t o1 = x142 ^ (c15_mask & (x113 ^ x142));
    const uint32_t o2 = x143 ^ (c15_mask & (x115 ^ x143));
    const uint32_t o3 = x144 ^ (c15_mask & (x117 ^ x144));
    const uint32_t o4 = x145 ^ (c15_mask & (x119 ^ x145));
    const uint32_t o5 = x146 ^ (c15_mask & (x121 ^ x146));
    const uint32_t o6 = x147 ^ (c15_mask & (x123 ^ x147));
    const uint32_t o7 = x148 ^ (c15_mask & (x125 ^ x148));
    const uint32_t o8 = x149 ^ (c15_mask & (x127 ^ x149));
    const uint32_t o9 = x150 ^ (c15_mask & (x129 ^ x150));
    const uint32_t o10 = x151 ^ (c15_mask & (x131 ^ x151));
    const uint32_t o11 = x152 ^ (c15_mask & (x133 ^ x152));
    const uint32_t o12 = x153 ^ (c15_mask & (x135 ^ x153));
    const uint32_t o13 = x154 ^ (c15_mask & (x137 ^ x154));
    const uint32_t o14 = x155 ^ (c15_mask & (x139 ^ x155));
    const uint32_t o15 = x156 ^ (c15_mask & (x140 ^ x156));
    limbforge_store_u32(out + 0, 4, o0);
    limbforge_store_u32(out + 4, 4, o1);
    limbforge_store_u32(out + 8, 4, o2);
    limbforge_store_u32(out + 12, 4, o3);
    limbforge_store_u32(out + 16, 4, o4);
    limbforge_store_u32(out + 20, 4, o5);
    limbforge_store_u32(out + 24, 4, o6);
    limbforge_store_u32(out + 28, 4, o7);
    limbforge_store_u32(out + 32, 4, o8);
    limbforge_store_u32(out + 36, 4, o9);
    limbforge_store_u32(out + 40, 4, o10);
    limbforge_store_u32(out + 44, 4, o11);
    limbforge_store_u32(out + 48, 4, o12);
    limbforge_store_u32(out + 52, 4, o13);
    limbforge_store_u32(out + 56, 4, o14);
    limbforge_store_u32(out + 60, 4, o15);
}

// `limbs of out = bytes (mod p): out = bytes / R`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_limbs_of_bytes(uint32_t out[19], const uint8_t bytes[64]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    const uint32_t bytes8 = limbforge_load_u32(bytes + 32, 4);
    const uint32_t bytes9 = limbforge_load_u32(bytes + 36, 4);
    const uint32_t bytes10 = limbforge_load_u32(bytes + 40, 4);
    const uint32_t bytes11 = limbforge_load_u32(bytes + 44, 4);
    const uint32_t bytes12 = limbforge_load_u32(bytes + 48, 4);
    const uint32_t bytes13 = limbforge_load_u32(bytes + 52, 4);
    const uint32_t bytes14 = limbforge_load_u32(bytes + 56, 4);
    const uint32_t bytes15 = limbforge_load_u32(bytes + 60, 4);
    const uint32_t x0 = bytes1 & 0x3fffff;
    const uint32_t x1 = bytes2 & 0x1ffff;
    const uint32_t x2 = bytes3 & 4095;
    const uint32_t x3 = bytes4 & 127;
    const uint32_t x4 = bytes5 & 3;
    const uint32_t x5 = bytes6 & 0xffffff;
    const uint32_t x6 = bytes7 & 0x7ffff;
    const uint32_t x7 = bytes8 & 16383;
    const uint32_t x8 = bytes9 & 511;
    const uint32_t x9 = bytes10 & 15;
    const uint32_t x10 = bytes11 & 0x3ffffff;
    const uint32_t x11 = bytes12 & 0x1fffff;
    const uint32_t x12 = bytes13 & 65535;
    const uint32_t x13 = bytes14 & 2047;
    const uint32_t x14 = bytes15 & 63;
    const uint32_t x15 = bytes15 >> 6;
    const uint32_t x16 = x15 >> 25;
    const uint32_t x17 = (bytes0 & 0x7ffffff) + x16 * 0x4393785;
    const uint32_t x18 = (bytes6 >> 24) + (x6 << 8) + x16 * 0x5393a98;
    const uint32_t x19 = (bytes12 >> 21) + (x12 << 11) + x16 * 0x279750e;
    const uint32_t x20 = (bytes0 >> 27) + (x0 << 5) + x16 * 0x7c8df59 + (x17 >> 27);
    const uint32_t x21 = (bytes1 >> 22) + (x1 << 10) + x16 * 0x55f2b91 + (x20 >> 27);
    const uint32_t x22 = (bytes2 >> 17) + (x2 << 15) + x16 * 0x205d429 + (x21 >> 27);
    const uint32_t x23 = (bytes3 >> 12) + (x3 << 20) + x16 * 0x5a3d8de + (x22 >> 27);
    const uint32_t x24 = (bytes4 >> 7) + (x4 << 25) + x16 * 0x7c1e961 + (x23 >> 27);
    const uint32_t x25 = ((bytes5 >> 2) & 0x7ffffff) + x16 * 0x3a633cc + (x24 >> 27);
    const uint32_t x26 = (bytes7 >> 19) + (x7 << 13) + x16 * 0x6c64b0a + (x18 >> 27);
    const uint32_t x27 = (bytes8 >> 14) + (x8 << 18) + x16 * 0x4e5b374 + (x26 >> 27);
    const uint32_t x28 = (bytes9 >> 9) + (x9 << 23) + x16 * 0x6d28201 + (x27 >> 27);
    const uint32_t x29 = ((bytes10 >> 4) & 0x7ffffff) + x16 * 0x123773b + (x28 >> 27);
    const uint32_t x30 = (bytes10 >> 31) + (x10 << 1) + x16 * 0x7a5ef8a + (x29 >> 27);
    const uint32_t x31 = (bytes13 >> 16) + (x13 << 16) + x16 * 0x6400375 + (x19 >> 27);
    const uint32_t x32 = (bytes14 >> 11) + (x14 << 21) + x16 * 0x6117e0e + (x31 >> 27);
    const uint32_t x33 = (x15 & 0x1ffffff) + x16 * 0x692dc5 + (x32 >> 27);
    const uint32_t x34 = x33 >> 25;
    const uint32_t x35 = (x17 & 0x7ffffff) + x34 * 0x4393785;
    const uint32_t x36 = (x18 & 0x7ffffff) + x34 * 0x5393a98;
    const uint32_t x37 = (x19 & 0x7ffffff) + x34 * 0x279750e;
    const uint32_t x38 = (x20 & 0x7ffffff) + x34 * 0x7c8df59 + (x35 >> 27);
    const uint32_t x39 = (x21 & 0x7ffffff) + x34 * 0x55f2b91 + (x38 >> 27);
    const uint32_t x40 = (x22 & 0x7ffffff) + x34 * 0x205d429 + (x39 >> 27);
    const uint32_t x41 = (x23 & 0x7ffffff) + x34 * 0x5a3d8de + (x40 >> 27);
    const uint32_t x42 = (x24 & 0x7ffffff) + x34 * 0x7c1e961 + (x41 >> 27);
    const uint32_t x43 = (x25 & 0x7ffffff) + x34 * 0x3a633cc + (x42 >> 27);
    const uint32_t x44 = (x26 & 0x7ffffff) + x34 * 0x6c64b0a + (x36 >> 27);
    const uint32_t x45 = (x27 & 0x7ffffff) + x34 * 0x4e5b374 + (x44 >> 27);
    const uint32_t x46 = (x28 & 0x7ffffff) + x34 * 0x6d28201 + (x45 >> 27);
    const uint32_t x47 = (x29 & 0x7ffffff) + x34 * 0x123773b + (x46 >> 27);
    const uint32_t x48 = (x30 & 0x7ffffff) + x34 * 0x7a5ef8a + (x47 >> 27);
    const uint32_t x49 = (x31 & 0x7ffffff) + x34 * 0x6400375 + (x37 >> 27);
    const uint32_t x50 = (x32 & 0x7ffffff) + x34 * 0x6117e0e + (x49 >> 27);
    const uint32_t x51 = (x33 & 0x1ffffff) + x34 * 0x692dc5 + (x50 >> 27);
    const uint32_t x52 = x51 >> 25;
    const uint32_t x53 = (x35 & 0x7ffffff) + x52 * 0x4393785;
    const uint32_t x54 = (x38 & 0x7ffffff) + x52 * 0x7c8df59 + (x53 >> 27);
    const uint32_t x55 = (x39 & 0x7ffffff) + x52 * 0x55f2b91 + (x54 >> 27);
    const uint32_t x56 = (x40 & 0x7ffffff) + x52 * 0x205d429 + (x55 >> 27);
    const uint32_t x57 = (x41 & 0x7ffffff) + x52 * 0x5a3d8de + (x56 >> 27);
    const uint32_t x58 = (x42 & 0x7ffffff) + x52 * 0x7c1e961 + (x57 >> 27);
    const uint32_t x59 = (x43 & 0x7ffffff) + x52 * 0x3a633cc + (x58 >> 27);
    const uint32_t x60 = (bytes5 >> 29)
        + (x5 << 3)
        + x16 * 0x6557c5
        + (x25 >> 27)
        + x34 * 0x6557c5
        + (x43 >> 27)
        + x52 * 0x6557c5
        + (x59 >> 27);
    const uint32_t x61 = (x36 & 0x7ffffff) + x52 * 0x5393a98 + (x60 >> 27);
    const uint32_t x62 = (x44 & 0x7ffffff) + x52 * 0x6c64b0a + (x61 >> 27);
    const uint32_t x63 = (x45 & 0x7ffffff) + x52 * 0x4e5b374 + (x62 >> 27);
    const uint32_t x64 = (x46 & 0x7ffffff) + x52 * 0x6d28201 + (x63 >> 27);
    const uint32_t x65 = (x47 & 0x7ffffff) + x52 * 0x123773b + (x64 >> 27);
    const uint32_t x66 = (x48 & 0x7ffffff) + x52 * 0x7a5ef8a + (x65 >> 27);
    const uint32_t x67 = (bytes11 >> 26)
        + (x11 << 6)
        + x16 * 0x6ced52
        + (x30 >> 27)
        + x34 * 0x6ced52
        + (x48 >> 27)
        + x52 * 0x6ced52
        + (x66 >> 27);
    const uint32_t x68 = (x37 & 0x7ffffff) + x52 * 0x279750e + (x67 >> 27);
    const uint32_t x69 = (x49 & 0x7ffffff) + x52 * 0x6400375 + (x68 >> 27);
    const uint32_t x70 = (x50 & 0x7ffffff) + x52 * 0x6117e0e + (x69 >> 27);
    const uint32_t x71 = (x51 & 0x1ffffff) + x52 * 0x692dc5 + (x70 >> 27);
    const uint32_t x72 = x71 >> 25;
    const uint32_t o0 = (x53 & 0x7ffffff) + x72 * 0x4393785;
    const uint32_t o1 = (x54 & 0x7ffffff) + x72 * 0x7c8df59;
    const uint32_t o2 = (x55 & 0x7ffffff) + x72 * 0x55f2b91;
    const uint32_t o3 = (x56 & 0x7ffffff) + x72 * 0x205d429;
    const uint32_t o4 = (x57 & 0x7ffffff) + x72 * 0x5a3d8de;
    const uint32_t o5 = (x58 & 0x7ffffff) + x72 * 0x7c1e961;
    const uint32_t o6 = (x59 & 0x7ffffff) + x72 * 0x3a633cc;
    const uint32_t o7 = (x60 & 0x7ffffff) + x72 * 0x6557c5;
    const uint32_t o8 = (x61 & 0x7ffffff) + x72 * 0x5393a98;
    const uint32_t o9 = (x62 & 0x7ffffff) + x72 * 0x6c64b0a;
    const uint32_t o10 = (x63 & 0x7ffffff) + x72 * 0x4e5b374;
    const uint32_t o11 = (x64 & 0x7ffffff) + x72 * 0x6d28201;
    const uint32_t o12 = (x65 & 0x7ffffff) + x72 * 0x123773b;
    const uint32_t o13 = (x66 & 0x7ffffff) + x72 * 0x7a5ef8a;
    const uint32_t o14 = (x67 & 0x7ffffff) + x72 * 0x6ced52;
    const uint32_t o15 = (x68 & 0x7ffffff) + x72 * 0x279750e;
    const uint32_t o16 = (x69 & 0x7ffffff) + x72 * 0x6400375;
    const uint32_t o17 = (x70 & 0x7ffffff) + x72 * 0x6117e0e;
    const uint32_t o18 = (x71 & 0x1ffffff) + x72 * 0x692dc5;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `ok` in `[0, 1]`
void csidh512_limbs_of_bytes_canonical(uint32_t out[19], uint32_t *ok, const uint8_t bytes[64]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    const uint32_t bytes8 = limbforge_load_u32(bytes + 32, 4);
    const uint32_t bytes9 = limbforge_load_u32(bytes + 36, 4);
    const uint32_t bytes10 = limbforge_load_u32(bytes + 40, 4);
    const uint32_t bytes11 = limbforge_load_u32(bytes + 44, 4);
    const uint32_t bytes12 = limbforge_load_u32(bytes + 48, 4);
    const uint32_t bytes13 = limbforge_load_u32(bytes + 52, 4);
    const uint32_t bytes14 = limbforge_load_u32(bytes + 56, 4);
    const uint32_t bytes15 = limbforge_load_u32(bytes + 60, 4);
    uint32_t c0_unread;
    const uint8_t c0 = limbforge_sub_borrow_u32(&c0_unread, bytes0, 0x33c6c87b, 0);
    uint32_t c1_unread;
    const uint8_t c1 = limbforge_sub_borrow_u32(&c1_unread, bytes1, 0x1b81b905, c0);
    uint32_t c2_unread;
    const uint8_t c2 = limbforge_sub_borrow_u32(&c2_unread, bytes2, 0x57aca835, c1);
    uint32_t c3_unread;
    const uint8_t c3 = limbforge_sub_borrow_u32(&c3_unread, bytes3, 0xc2721bf4, c2);
    uint32_t c4_unread;
    const uint8_t c4 = limbforge_sub_borrow_u32(&c4_unread, bytes4, 0x1f0b4f25, c3);
    uint32_t c5_unread;
    const uint8_t c5 = limbforge_sub_borrow_u32(&c5_unread, bytes5, 0x516730cc, c4);
    uint32_t c6_unread;
    const uint8_t c6 = limbforge_sub_borrow_u32(&c6_unread, bytes6, 0x67f35507, c5);
    uint32_t c7_unread;
    const uint8_t c7 = limbforge_sub_borrow_u32(&c7_unread, bytes7, 0xa7aac6c5, c6);
    uint32_t c8_unread;
    const uint8_t c8 = limbforge_sub_borrow_u32(&c8_unread, bytes8, 0x9322c9cd, c7);
    uint32_t c9_unread;
    const uint8_t c9 = limbforge_sub_borrow_u32(&c9_unread, bytes9, 0x5afbfcc6, c8);
    uint32_t c10_unread;
    const uint8_t c10 = limbforge_sub_borrow_u32(&c10_unread, bytes10, 0xedc88c42, c9);
    uint32_t c11_unread;
    const uint8_t c11 = limbforge_sub_borrow_u32(&c11_unread, bytes11, 0xb42d083a, c10);
    uint32_t c12_unread;
    const uint8_t c12 = limbforge_sub_borrow_u32(&c12_unread, bytes12, 0x5e3e4c4a, c11);
    uint32_t c13_unread;
    const uint8_t c13 = limbforge_sub_borrow_u32(&c13_unread, bytes13, 0xfc8ab0d1, c12);
    uint32_t c14_unread;
    const uint8_t c14 = limbforge_sub_borrow_u32(&c14_unread, bytes14, 0x740f89bf, c13);
    uint32_t ok0_unread;
    const uint8_t ok0 = limbforge_sub_borrow_u32(&ok0_unread, bytes15, 0x65b48e8f, c14);
    const uint32_t x0 = bytes1 & 0x3fffff;
    const uint32_t x1 = bytes2 & 0x1ffff;
    const uint32_t x2 = bytes3 & 4095;
    const uint32_t x3 = bytes4 & 127;
    const uint32_t x4 = bytes5 & 3;
    const uint32_t x5 = bytes6 & 0xffffff;
    const uint32_t x6 = bytes7 & 0x7ffff;
    const uint32_t x7 = bytes8 & 16383;
    const uint32_t x8 = bytes9 & 511;
    const uint32_t x9 = bytes10 & 15;
    const uint32_t x10 = bytes11 & 0x3ffffff;
    const uint32_t x11 = bytes12 & 0x1fffff;
    const uint32_t x12 = bytes13 & 65535;
    const uint32_t x13 = bytes14 & 2047;
    const uint32_t x14 = bytes15 & 63;
    const uint32_t x15 = bytes15 >> 6;
    const uint32_t x16 = x15 >> 25;
    const uint32_t x17 = (bytes0 & 0x7ffffff) + x16 * 0x4393785;
    const uint32_t x18 = (bytes6 >> 24) + (x6 << 8) + x16 * 0x5393a98;
    const uint32_t x19 = (bytes12 >> 21) + (x12 << 11) + x16 * 0x279750e;
    const uint32_t x20 = (bytes0 >> 27) + (x0 << 5) + x16 * 0x7c8df59 + (x17 >> 27);
    const uint32_t x21 = (bytes1 >> 22) + (x1 << 10) + x16 * 0x55f2b91 + (x20 >> 27);
    const uint32_t x22 = (bytes2 >> 17) + (x2 << 15) + x16 * 0x205d429 + (x21 >> 27);
    const uint32_t x23 = (bytes3 >> 12) + (x3 << 20) + x16 * 0x5a3d8de + (x22 >> 27);
    const uint32_t x24 = (bytes4 >> 7) + (x4 << 25) + x16 * 0x7c1e961 + (x23 >> 27);
    const uint32_t x25 = ((bytes5 >> 2) & 0x7ffffff) + x16 * 0x3a633cc + (x24 >> 27);
    const uint32_t x26 = (bytes7 >> 19) + (x7 << 13) + x16 * 0x6c64b0a + (x18 >> 27);
    const uint32_t x27 = (bytes8 >> 14) + (x8 << 18) + x16 * 0x4e5b374 + (x26 >> 27);
    const uint32_t x28 = (bytes9 >> 9) + (x9 << 23) + x16 * 0x6d28201 + (x27 >> 27);
    const uint32_t x29 = ((bytes10 >> 4) & 0x7ffffff) + x16 * 0x123773b + (x28 >> 27);
    const uint32_t x30 = (bytes10 >> 31) + (x10 << 1) + x16 * 0x7a5ef8a + (x29 >> 27);
    const uint32_t x31 = (bytes13 >> 16) + (x13 << 16) + x16 * 0x6400375 + (x19 >> 27);
    const uint32_t x32 = (bytes14 >> 11) + (x14 << 21) + x16 * 0x6117e0e + (x31 >> 27);
    const uint32_t x33 = (x15 & 0x1ffffff) + x16 * 0x692dc5 + (x32 >> 27);
    const uint32_t x34 = x33 >> 25;
    const uint32_t x35 = (x17 & 0x7ffffff) + x34 * 0x4393785;
    const uint32_t x36 = (x18 & 0x7ffffff) + x34 * 0x5393a98;
    const uint32_t x37 = (x19 & 0x7ffffff) + x34 * 0x279750e;
    const uint32_t x38 = (x20 & 0x7ffffff) + x34 * 0x7c8df59 + (x35 >> 27);
    const uint32_t x39 = (x21 & 0x7ffffff) + x34 * 0x55f2b91 + (x38 >> 27);
    const uint32_t x40 = (x22 & 0x7ffffff) + x34 * 0x205d429 + (x39 >> 27);
    const uint32_t x41 = (x23 & 0x7ffffff) + x34 * 0x5a3d8de + (x40 >> 27);
    const uint32_t x42 = (x24 & 0x7ffffff) + x34 * 0x7c1e961 + (x41 >> 27);
    const uint32_t x43 = (x25 & 0x7ffffff) + x34 * 0x3a633cc + (x42 >> 27);
    const uint32_t x44 = (x26 & 0x7ffffff) + x34 * 0x6c64b0a + (x36 >> 27);
    const uint32_t x45 = (x27 & 0x7ffffff) + x34 * 0x4e5b374 + (x44 >> 27);
    const uint32_t x46 = (x28 & 0x7ffffff) + x34 * 0x6d28201 + (x45 >> 27);
    const uint32_t x47 = (x29 & 0x7ffffff) + x34 * 0x123773b + (x46 >> 27);
    const uint32_t x48 = (x30 & 0x7ffffff) + x34 * 0x7a5ef8a + (x47 >> 27);
    const uint32_t x49 = (x31 & 0x7ffffff) + x34 * 0x6400375 + (x37 >> 27);
    const uint32_t x50 = (x32 & 0x7ffffff) + x34 * 0x6117e0e + (x49 >> 27);
    const uint32_t x51 = (x33 & 0x1ffffff) + x34 * 0x692dc5 + (x50 >> 27);
    const uint32_t x52 = x51 >> 25;
    const uint32_t x53 = (x35 & 0x7ffffff) + x52 * 0x4393785;
    const uint32_t x54 = (x38 & 0x7ffffff) + x52 * 0x7c8df59 + (x53 >> 27);
    const uint32_t x55 = (x39 & 0x7ffffff) + x52 * 0x55f2b91 + (x54 >> 27);
    const uint32_t x56 = (x40 & 0x7ffffff) + x52 * 0x205d429 + (x55 >> 27);
    const uint32_t x57 = (x41 & 0x7ffffff) + x52 * 0x5a3d8de + (x56 >> 27);
    const uint32_t x58 = (x42 & 0x7ffffff) + x52 * 0x7c1e961 + (x57 >> 27);
    const uint32_t x59 = (x43 & 0x7ffffff) + x52 * 0x3a633cc + (x58 >> 27);
    const uint32_t x60 = (bytes5 >> 29)
        + (x5 << 3)
        + x16 * 0x6557c5
        + (x25 >> 27)
        + x34 * 0x6557c5
        + (x43 >> 27)
        + x52 * 0x6557c5
        + (x59 >> 27);
    const uint32_t x61 = (x36 & 0x7ffffff) + x52 * 0x5393a98 + (x60 >> 27);
    const uint32_t x62 = (x44 & 0x7ffffff) + x52 * 0x6c64b0a + (x61 >> 27);
    const uint32_t x63 = (x45 & 0x7ffffff) + x52 * 0x4e5b374 + (x62 >> 27);
    const uint32_t x64 = (x46 & 0x7ffffff) + x52 * 0x6d28201 + (x63 >> 27);
    const uint32_t x65 = (x47 & 0x7ffffff) + x52 * 0x123773b + (x64 >> 27);
    const uint32_t x66 = (x48 & 0x7ffffff) + x52 * 0x7a5ef8a + (x65 >> 27);
    const uint32_t x67 = (bytes11 >> 26)
        + (x11 << 6)
        + x16 * 0x6ced52
        + (x30 >> 27)
        + x34 * 0x6ced52
        + (x48 >> 27)
        + x52 * 0x6ced52
        + (x66 >> 27);
    const uint32_t x68 = (x37 & 0x7ffffff) + x52 * 0x279750e + (x67 >> 27);
    const uint32_t x69 = (x49 & 0x7ffffff) + x52 * 0x6400375 + (x68 >> 27);
    const uint32_t x70 = (x50 & 0x7ffffff) + x52 * 0x6117e0e + (x69 >> 27);
    const uint32_t x71 = (x51 & 0x1ffffff) + x52 * 0x692dc5 + (x70 >> 27);
    const uint32_t x72 = x71 >> 25;
    const uint32_t out0 = (x53 & 0x7ffffff) + x72 * 0x4393785;
    const uint32_t out1 = (x54 & 0x7ffffff) + x72 * 0x7c8df59;
    const uint32_t out2 = (x55 & 0x7ffffff) + x72 * 0x55f2b91;
    const uint32_t out3 = (x56 & 0x7ffffff) + x72 * 0x205d429;
    const uint32_t out4 = (x57 & 0x7ffffff) + x72 * 0x5a3d8de;
    const uint32_t out5 = (x58 & 0x7ffffff) + x72 * 0x7c1e961;
    const uint32_t out6 = (x59 & 0x7ffffff) + x72 * 0x3a633cc;
    const uint32_t out7 = (x60 & 0x7ffffff) + x72 * 0x6557c5;
    const uint32_t out8 = (x61 & 0x7ffffff) + x72 * 0x5393a98;
    const uint32_t out9 = (x62 & 0x7ffffff) + x72 * 0x6c64b0a;
    const uint32_t out10 = (x63 & 0x7ffffff) + x72 * 0x4e5b374;
    const uint32_t out11 = (x64 & 0x7ffffff) + x72 * 0x6d28201;
    const uint32_t out12 = (x65 & 0x7ffffff) + x72 * 0x123773b;
    const uint32_t out13 = (x66 & 0x7ffffff) + x72 * 0x7a5ef8a;
    const uint32_t out14 = (x67 & 0x7ffffff) + x72 * 0x6ced52;
    const uint32_t out15 = (x68 & 0x7ffffff) + x72 * 0x279750e;
    const uint32_t out16 = (x69 & 0x7ffffff) + x72 * 0x6400375;
    const uint32_t out17 = (x70 & 0x7ffffff) + x72 * 0x6117e0e;
    const uint32_t out18 = (x71 & 0x1ffffff) + x72 * 0x692dc5;
    out[0] = out0;
    out[1] = out1;
    out[2] = out2;
    out[3] = out3;
    out[4] = out4;
    out[5] = out5;
    out[6] = out6;
    out[7] = out7;
    out[8] = out8;
    out[9] = out9;
    out[10] = out10;
    out[11] = out11;
    out[12] = out12;
    out[13] = out13;
    out[14] = out14;
    out[15] = out15;
    out[16] = out16;
    out[17] = out17;
    out[18] = out18;
    *ok = (uint32_t)ok0;
}

// `limbs of out = k (mod p): out = k / R`
//
// - takes `k` in `[0, 2^24 - 1]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_limbs_of_word(uint32_t out[19], uint32_t k) {
    out[0] = k;
    out[1] = 0;
    out[2] = 0;
    out[3] = 0;
    out[4] = 0;
    out[5] = 0;
    out[6] = 0;
    out[7] = 0;
    out[8] = 0;
    out[9] = 0;
    out[10] = 0;
    out[11] = 0;
    out[12] = 0;
    out[13] = 0;
    out[14] = 0;
    out[15] = 0;
    out[16] = 0;
    out[17] = 0;
    out[18] = 0;
}

// `out = 1 if bytes = 0, else 0`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `out` in `[0, 1]`
void csidh512_bytes_are_zero(uint32_t *out, const uint8_t bytes[64]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    const uint32_t bytes8 = limbforge_load_u32(bytes + 32, 4);
    const uint32_t bytes9 = limbforge_load_u32(bytes + 36, 4);
    const uint32_t bytes10 = limbforge_load_u32(bytes + 40, 4);
    const uint32_t bytes11 = limbforge_load_u32(bytes + 44, 4);
    const uint32_t bytes12 = limbforge_load_u32(bytes + 48, 4);
    const uint32_t bytes13 = limbforge_load_u32(bytes + 52, 4);
    const uint32_t bytes14 = limbforge_load_u32(bytes + 56, 4);
    const uint32_t bytes15 = limbforge_load_u32(bytes + 60, 4);
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
    uint32_t c7_unread;
    const uint8_t c7 = limbforge_sub_borrow_u32(&c7_unread, bytes7, 0, c6);
    uint32_t c8_unread;
    const uint8_t c8 = limbforge_sub_borrow_u32(&c8_unread, bytes8, 0, c7);
    uint32_t c9_unread;
    const uint8_t c9 = limbforge_sub_borrow_u32(&c9_unread, bytes9, 0, c8);
    uint32_t c10_unread;
    const uint8_t c10 = limbforge_sub_borrow_u32(&c10_unread, bytes10, 0, c9);
    uint32_t c11_unread;
    const uint8_t c11 = limbforge_sub_borrow_u32(&c11_unread, bytes11, 0, c10);
    uint32_t c12_unread;
    const uint8_t c12 = limbforge_sub_borrow_u32(&c12_unread, bytes12, 0, c11);
    uint32_t c13_unread;
    const uint8_t c13 = limbforge_sub_borrow_u32(&c13_unread, bytes13, 0, c12);
    uint32_t c14_unread;
    const uint8_t c14 = limbforge_sub_borrow_u32(&c14_unread, bytes14, 0, c13);
    uint32_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u32(&o0_unread, bytes15, 0, c14);
    *out = (uint32_t)o0;
}

// `2 * half + odd = bytes, odd is 0 or 1`
//
// - takes `bytes`: every word in `[0, 2^32 - 1]`
// - returns `half`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^32 - 1]`; word 15 in `[0, 2^31 - 1]`
// - returns `odd` in `[0, 1]`
void csidh512_bytes_parity(uint8_t half[64], uint32_t *odd, const uint8_t bytes[64]) {
    const uint32_t bytes0 = limbforge_load_u32(bytes + 0, 4);
    const uint32_t bytes1 = limbforge_load_u32(bytes + 4, 4);
    const uint32_t bytes2 = limbforge_load_u32(bytes + 8, 4);
    const uint32_t bytes3 = limbforge_load_u32(bytes + 12, 4);
    const uint32_t bytes4 = limbforge_load_u32(bytes + 16, 4);
    const uint32_t bytes5 = limbforge_load_u32(bytes + 20, 4);
    const uint32_t bytes6 = limbforge_load_u32(bytes + 24, 4);
    const uint32_t bytes7 = limbforge_load_u32(bytes + 28, 4);
    const uint32_t bytes8 = limbforge_load_u32(bytes + 32, 4);
    const uint32_t bytes9 = limbforge_load_u32(bytes + 36, 4);
    const uint32_t bytes10 = limbforge_load_u32(bytes + 40, 4);
    const uint32_t bytes11 = limbforge_load_u32(bytes + 44, 4);
    const uint32_t bytes12 = limbforge_load_u32(bytes + 48, 4);
    const uint32_t bytes13 = limbforge_load_u32(bytes + 52, 4);
    const uint32_t bytes14 = limbforge_load_u32(bytes + 56, 4);
    const uint32_t bytes15 = limbforge_load_u32(bytes + 60, 4);
    const uint32_t x0 = bytes0 & 1;
    const uint32_t x1 = bytes1 & 1;
    const uint32_t x2 = bytes2 & 1;
    const uint32_t x3 = bytes3 & 1;
    const uint32_t x4 = bytes4 & 1;
    const uint32_t x5 = bytes5 & 1;
    const uint32_t x6 = bytes6 & 1;
    const uint32_t x7 = bytes7 & 1;
    const uint32_t x8 = bytes8 & 1;
    const uint32_t x9 = bytes9 & 1;
    const uint32_t x10 = bytes10 & 1;
    const uint32_t x11 = bytes11 & 1;
    const uint32_t x12 = bytes12 & 1;
    const uint32_t x13 = bytes13 & 1;
    const uint32_t x14 = bytes14 & 1;
    const uint32_t x15 = bytes15 & 1;
    const uint8_t odd0 = (uint8_t)x0;
    const uint32_t half0 = (bytes0 >> 1) + (x1 << 31);
    const uint32_t half1 = (bytes1 >> 1) + (x2 << 31);
    const uint32_t half2 = (bytes2 >> 1) + (x3 << 31);
    const uint32_t half3 = (bytes3 >> 1) + (x4 << 31);
    const uint32_t half4 = (bytes4 >> 1) + (x5 << 31);
    const uint32_t half5 = (bytes5 >> 1) + (x6 << 31);
    const uint32_t half6 = (bytes6 >> 1) + (x7 << 31);
    const uint32_t half7 = (bytes7 >> 1) + (x8 << 31);
    const uint32_t half8 = (bytes8 >> 1) + (x9 << 31);
    const uint32_t half9 = (bytes9 >> 1) + (x10 << 31);
    const uint32_t half10 = (bytes10 >> 1) + (x11 << 31);
    const uint32_t half11 = (bytes11 >> 1) + (x12 << 31);
    const uint32_t half12 = (bytes12 >> 1) + (x13 << 31);
    const uint32_t half13 = (bytes13 >> 1) + (x14 << 31);
    const uint32_t half14 = (bytes14 >> 1) + (x15 << 31);
    const uint32_t half15 = bytes15 >> 1;
    limbforge_store_u32(half + 0, 4, half0);
    limbforge_store_u32(half + 4, 4, half1);
    limbforge_store_u32(half + 8, 4, half2);
    limbforge_store_u32(half + 12, 4, half3);
    limbforge_store_u32(half + 16, 4, half4);
    limbforge_store_u32(half + 20, 4, half5);
    limbforge_store_u32(half + 24, 4, half6);
    limbforge_store_u32(half + 28, 4, half7);
    limbforge_store_u32(half + 32, 4, half8);
    limbforge_store_u32(half + 36, 4, half9);
    limbforge_store_u32(half + 40, 4, half10);
    limbforge_store_u32(half + 44, 4, half11);
    limbforge_store_u32(half + 48, 4, half12);
    limbforge_store_u32(half + 52, 4, half13);
    limbforge_store_u32(half + 56, 4, half14);
    limbforge_store_u32(half + 60, 4, half15);
    *odd = (uint32_t)odd0;
}

// `out = 2 * is_square - 1 - is_zero`
//
// - takes `is_zero` in `[0, 1]`
// - takes `is_square` in `[0, 1]`
// - returns `out` in `[-2, 1]`
void csidh512_sign_of(int32_t *out, uint32_t is_zero, uint32_t is_square) {
    const uint32_t x0 = is_square + is_square;
    const uint32_t x1 = is_zero + 1;
    const int32_t o0 = (int32_t)x0 - (int32_t)x1;
    *out = o0;
}

// `R * out = a (mod p)`
//
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
void csidh512_from_montgomery(uint32_t out[19], const uint32_t a[19]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
    const uint32_t x0 = a0 * 0x32e294d;
    const uint32_t x1 = x0 & 0x7ffffff;
    const uint64_t r0 = (uint64_t)a0 + (uint64_t)x1 * 0x3c6c87b;
    const uint32_t x2 = a1 + (uint32_t)(r0 >> 27);
    const uint64_t r1 = (uint64_t)x2 + (uint64_t)x1 * 0x3720a6;
    const uint32_t x3 = (uint32_t)r1;
    const uint32_t x4 = x3 * 0x32e294d;
    const uint32_t x5 = x4 & 0x7ffffff;
    const uint64_t r2 = r1 + (uint64_t)x5 * 0x3c6c87b;
    const uint32_t x6 = a2 + (uint32_t)(r2 >> 27);
    const uint64_t r3 = (uint64_t)x1 * 0x2a0d46e + (uint64_t)x5 * 0x3720a6 + (uint64_t)x6;
    const uint32_t x7 = (uint32_t)r3;
    const uint32_t x8 = x7 * 0x32e294d;
    const uint32_t x9 = x8 & 0x7ffffff;
    const uint64_t r4 = r3 + (uint64_t)x9 * 0x3c6c87b;
    const uint32_t x10 = a3 + (uint32_t)(r4 >> 27);
    const uint64_t r5 = (uint64_t)x1 * 0x5fa2bd6
        + (uint64_t)x5 * 0x2a0d46e
        + (uint64_t)x9 * 0x3720a6
        + (uint64_t)x10;
    const uint32_t x11 = (uint32_t)r5;
    const uint32_t x12 = x11 * 0x32e294d;
    const uint32_t x13 = x12 & 0x7ffffff;
    const uint64_t r6 = r5 + (uint64_t)x13 * 0x3c6c87b;
    const uint32_t x14 = a4 + (uint32_t)(r6 >> 27);
    const uint64_t r7 = (uint64_t)x1 * 0x25c2721
        + (uint64_t)x5 * 0x5fa2bd6
        + (uint64_t)x9 * 0x2a0d46e
        + (uint64_t)x13 * 0x3720a6
        + (uint64_t)x14;
    const uint32_t x15 = (uint32_t)r7;
    const uint32_t x16 = x15 * 0x32e294d;
    const uint32_t x17 = x16 & 0x7ffffff;
    const uint64_t r8 = r7 + (uint64_t)x17 * 0x3c6c87b;
    const uint32_t x18 = a5 + (uint32_t)(r8 >> 27);
    const uint64_t r9 = (uint64_t)x1 * 0x3e169e
        + (uint64_t)x5 * 0x25c2721
        + (uint64_t)x9 * 0x5fa2bd6
        + (uint64_t)x13 * 0x2a0d46e
        + (uint64_t)x17 * 0x3720a6
        + (uint64_t)x18;
    const uint32_t x19 = (uint32_t)r9;
    const uint32_t x20 = x19 * 0x32e294d;
    const uint32_t x21 = x20 & 0x7ffffff;
    const uint64_t r10 = r9 + (uint64_t)x21 * 0x3c6c87b;
    const uint32_t x22 = a6 + (uint32_t)(r10 >> 27);
    const uint64_t r11 = (uint64_t)x1 * 0x459cc33
        + (uint64_t)x5 * 0x3e169e
        + (uint64_t)x9 * 0x25c2721
        + (uint64_t)x13 * 0x5fa2bd6
        + (uint64_t)x17 * 0x2a0d46e
        + (uint64_t)x21 * 0x3720a6
        + (uint64_t)x22;
    const uint32_t x23 = (uint32_t)r11;
    const uint32_t x24 = x23 * 0x32e294d;
    const uint32_t x25 = x24 & 0x7ffffff;
    const uint64_t r12 = r11 + (uint64_t)x25 * 0x3c6c87b;
    const uint32_t x26 = a7 + (uint32_t)(r12 >> 27);
    const uint64_t r13 = (uint64_t)x1 * 0x79aa83a
        + (uint64_t)x5 * 0x459cc33
        + (uint64_t)x9 * 0x3e169e
        + (uint64_t)x13 * 0x25c2721
        + (uint64_t)x17 * 0x5fa2bd6
        + (uint64_t)x21 * 0x2a0d46e
        + (uint64_t)x25 * 0x3720a6
        + (uint64_t)x26;
    const uint32_t x27 = (uint32_t)r13;
    const uint32_t x28 = x27 * 0x32e294d;
    const uint32_t x29 = x28 & 0x7ffffff;
    const uint64_t r14 = r13 + (uint64_t)x29 * 0x3c6c87b;
    const uint32_t x30 = a8 + (uint32_t)(r14 >> 27);
    const uint64_t r15 = (uint64_t)x1 * 0x2c6c567
        + (uint64_t)x5 * 0x79aa83a
        + (uint64_t)x9 * 0x459cc33
        + (uint64_t)x13 * 0x3e169e
        + (uint64_t)x17 * 0x25c2721
        + (uint64_t)x21 * 0x5fa2bd6
        + (uint64_t)x25 * 0x2a0d46e
        + (uint64_t)x29 * 0x3720a6
        + (uint64_t)x30;
    const uint32_t x31 = (uint32_t)r15;
    const uint32_t x32 = x31 * 0x32e294d;
    const uint32_t x33 = x32 & 0x7ffffff;
    const uint64_t r16 = r15 + (uint64_t)x33 * 0x3c6c87b;
    const uint32_t x34 = a9 + (uint32_t)(r16 >> 27);
    const uint64_t r17 = (uint64_t)x1 * 0x139b4f5
        + (uint64_t)x5 * 0x2c6c567
        + (uint64_t)x9 * 0x79aa83a
        + (uint64_t)x13 * 0x459cc33
        + (uint64_t)x17 * 0x3e169e
        + (uint64_t)x21 * 0x25c2721
        + (uint64_t)x25 * 0x5fa2bd6
        + (uint64_t)x29 * 0x2a0d46e
        + (uint64_t)x33 * 0x3720a6
        + (uint64_t)x34;
    const uint32_t x35 = (uint32_t)r17;
    const uint32_t x36 = x35 * 0x32e294d;
    const uint32_t x37 = x36 & 0x7ffffff;
    const uint64_t r18 = r17 + (uint64_t)x37 * 0x3c6c87b;
    const uint32_t x38 = a10 + (uint32_t)(r18 >> 27);
    const uint64_t r19 = (uint64_t)x1 * 0x31a4c8b
        + (uint64_t)x5 * 0x139b4f5
        + (uint64_t)x9 * 0x2c6c567
        + (uint64_t)x13 * 0x79aa83a
        + (uint64_t)x17 * 0x459cc33
        + (uint64_t)x21 * 0x3e169e
        + (uint64_t)x25 * 0x25c2721
        + (uint64_t)x29 * 0x5fa2bd6
        + (uint64_t)x33 * 0x2a0d46e
        + (uint64_t)x37 * 0x3720a6
        + (uint64_t)x38;
    const uint32_t x39 = (uint32_t)r19;
    const uint32_t x40 = x39 * 0x32e294d;
    const uint32_t x41 = x40 & 0x7ffffff;
    const uint64_t r20 = r19 + (uint64_t)x41 * 0x3c6c87b;
    const uint32_t x42 = a11 + (uint32_t)(r20 >> 27);
    const uint64_t r21 = (uint64_t)x1 * 0x12d7dfe
        + (uint64_t)x5 * 0x31a4c8b
        + (uint64_t)x9 * 0x139b4f5
        + (uint64_t)x13 * 0x2c6c567
        + (uint64_t)x17 * 0x79aa83a
        + (uint64_t)x21 * 0x459cc33
        + (uint64_t)x25 * 0x3e169e
        + (uint64_t)x29 * 0x25c2721
        + (uint64_t)x33 * 0x5fa2bd6
        + (uint64_t)x37 * 0x2a0d46e
        + (uint64_t)x41 * 0x3720a6
        + (uint64_t)x42;
    const uint32_t x43 = (uint32_t)r21;
    const uint32_t x44 = x43 * 0x32e294d;
    const uint32_t x45 = x44 & 0x7ffffff;
    const uint64_t r22 = r21 + (uint64_t)x45 * 0x3c6c87b;
    const uint32_t x46 = a12 + (uint32_t)(r22 >> 27);
    const uint64_t r23 = (uint64_t)x1 * 0x6dc88c4
        + (uint64_t)x5 * 0x12d7dfe
        + (uint64_t)x9 * 0x31a4c8b
        + (uint64_t)x13 * 0x139b4f5
        + (uint64_t)x17 * 0x2c6c567
        + (uint64_t)x21 * 0x79aa83a
        + (uint64_t)x25 * 0x459cc33
        + (uint64_t)x29 * 0x3e169e
        + (uint64_t)x33 * 0x25c2721
        + (uint64_t)x37 * 0x5fa2bd6
        + (uint64_t)x41 * 0x2a0d46e
        + (uint64_t)x45 * 0x3720a6
        + (uint64_t)x46;
    const uint32_t x47 = (uint32_t)r23;
    const uint32_t x48 = x47 * 0x32e294d;
    const uint32_t x49 = x48 & 0x7ffffff;
    const uint64_t r24 = r23 + (uint64_t)x49 * 0x3c6c87b;
    const uint32_t x50 = a13 + (uint32_t)(r24 >> 27);
    const uint64_t r25 = (uint64_t)x1 * 0x5a1075
        + (uint64_t)x5 * 0x6dc88c4
        + (uint64_t)x9 * 0x12d7dfe
        + (uint64_t)x13 * 0x31a4c8b
        + (uint64_t)x17 * 0x139b4f5
        + (uint64_t)x21 * 0x2c6c567
        + (uint64_t)x25 * 0x79aa83a
        + (uint64_t)x29 * 0x459cc33
        + (uint64_t)x33 * 0x3e169e
        + (uint64_t)x37 * 0x25c2721
        + (uint64_t)x41 * 0x5fa2bd6
        + (uint64_t)x45 * 0x2a0d46e
        + (uint64_t)x49 * 0x3720a6
        + (uint64_t)x50;
    const uint32_t x51 = (uint32_t)r25;
    const uint32_t x52 = x51 * 0x32e294d;
    const uint32_t x53 = x52 & 0x7ffffff;
    const uint64_t r26 = r25 + (uint64_t)x53 * 0x3c6c87b;
    const uint32_t x54 = a14 + (uint32_t)(r26 >> 27);
    const uint64_t r27 = (uint64_t)x1 * 0x79312ad
        + (uint64_t)x5 * 0x5a1075
        + (uint64_t)x9 * 0x6dc88c4
        + (uint64_t)x13 * 0x12d7dfe
        + (uint64_t)x17 * 0x31a4c8b
        + (uint64_t)x21 * 0x139b4f5
        + (uint64_t)x25 * 0x2c6c567
        + (uint64_t)x29 * 0x79aa83a
        + (uint64_t)x33 * 0x459cc33
        + (uint64_t)x37 * 0x3e169e
        + (uint64_t)x41 * 0x25c2721
        + (uint64_t)x45 * 0x5fa2bd6
        + (uint64_t)x49 * 0x2a0d46e
        + (uint64_t)x53 * 0x3720a6
        + (uint64_t)x54;
    const uint32_t x55 = (uint32_t)r27;
    const uint32_t x56 = x55 * 0x32e294d;
    const uint32_t x57 = x56 & 0x7ffffff;
    const uint64_t r28 = r27 + (uint64_t)x57 * 0x3c6c87b;
    const uint32_t x58 = a15 + (uint32_t)(r28 >> 27);
    const uint64_t r29 = (uint64_t)x1 * 0x5868af1
        + (uint64_t)x5 * 0x79312ad
        + (uint64_t)x9 * 0x5a1075
        + (uint64_t)x13 * 0x6dc88c4
        + (uint64_t)x17 * 0x12d7dfe
        + (uint64_t)x21 * 0x31a4c8b
        + (uint64_t)x25 * 0x139b4f5
        + (uint64_t)x29 * 0x2c6c567
        + (uint64_t)x33 * 0x79aa83a
        + (uint64_t)x37 * 0x459cc33
        + (uint64_t)x41 * 0x3e169e
        + (uint64_t)x45 * 0x25c2721
        + (uint64_t)x49 * 0x5fa2bd6
        + (uint64_t)x53 * 0x2a0d46e
        + (uint64_t)x57 * 0x3720a6
        + (uint64_t)x58;
    const uint32_t x59 = (uint32_t)r29;
    const uint32_t x60 = x59 * 0x32e294d;
    const uint32_t x61 = x60 & 0x7ffffff;
    const uint64_t r30 = r29 + (uint64_t)x61 * 0x3c6c87b;
    const uint32_t x62 = a16 + (uint32_t)(r30 >> 27);
    const uint64_t r31 = (uint64_t)x1 * 0x1bffc8a
        + (uint64_t)x5 * 0x5868af1
        + (uint64_t)x9 * 0x79312ad
        + (uint64_t)x13 * 0x5a1075
        + (uint64_t)x17 * 0x6dc88c4
        + (uint64_t)x21 * 0x12d7dfe
        + (uint64_t)x25 * 0x31a4c8b
        + (uint64_t)x29 * 0x139b4f5
        + (uint64_t)x33 * 0x2c6c567
        + (uint64_t)x37 * 0x79aa83a
        + (uint64_t)x41 * 0x459cc33
        + (uint64_t)x45 * 0x3e169e
        + (uint64_t)x49 * 0x25c2721
        + (uint64_t)x53 * 0x5fa2bd6
        + (uint64_t)x57 * 0x2a0d46e
        + (uint64_t)x61 * 0x3720a6
        + (uint64_t)x62;
    const uint32_t x63 = (uint32_t)r31;
    const uint32_t x64 = x63 * 0x32e294d;
    const uint32_t x65 = x64 & 0x7ffffff;
    const uint64_t r32 = r31 + (uint64_t)x65 * 0x3c6c87b;
    const uint32_t x66 = a17 + (uint32_t)(r32 >> 27);
    const uint64_t r33 = (uint64_t)x1 * 0x1ee81f1
        + (uint64_t)x5 * 0x1bffc8a
        + (uint64_t)x9 * 0x5868af1
        + (uint64_t)x13 * 0x79312ad
        + (uint64_t)x17 * 0x5a1075
        + (uint64_t)x21 * 0x6dc88c4
        + (uint64_t)x25 * 0x12d7dfe
        + (uint64_t)x29 * 0x31a4c8b
        + (uint64_t)x33 * 0x139b4f5
        + (uint64_t)x37 * 0x2c6c567
        + (uint64_t)x41 * 0x79aa83a
        + (uint64_t)x45 * 0x459cc33
        + (uint64_t)x49 * 0x3e169e
        + (uint64_t)x53 * 0x25c2721
        + (uint64_t)x57 * 0x5fa2bd6
        + (uint64_t)x61 * 0x2a0d46e
        + (uint64_t)x65 * 0x3720a6
        + (uint64_t)x66;
    const uint32_t x67 = (uint32_t)r33;
    const uint32_t x68 = x67 * 0x32e294d;
    const uint32_t x69 = x68 & 0x7ffffff;
    const uint64_t r34 = r33 + (uint64_t)x69 * 0x3c6c87b;
    const uint32_t x70 = a18 + (uint32_t)(r34 >> 27);
    const uint64_t r35 = (uint64_t)x1 * 0x196d23a
        + (uint64_t)x5 * 0x1ee81f1
        + (uint64_t)x9 * 0x1bffc8a
        + (uint64_t)x13 * 0x5868af1
        + (uint64_t)x17 * 0x79312ad
        + (uint64_t)x21 * 0x5a1075
        + (uint64_t)x25 * 0x6dc88c4
        + (uint64_t)x29 * 0x12d7dfe
        + (uint64_t)x33 * 0x31a4c8b
        + (uint64_t)x37 * 0x139b4f5
        + (uint64_t)x41 * 0x2c6c567
        + (uint64_t)x45 * 0x79aa83a
        + (uint64_t)x49 * 0x459cc33
        + (uint64_t)x53 * 0x3e169e
        + (uint64_t)x57 * 0x25c2721
        + (uint64_t)x61 * 0x5fa2bd6
        + (uint64_t)x65 * 0x2a0d46e
        + (uint64_t)x69 * 0x3720a6
        + (uint64_t)x70;
    const uint32_t x71 = (uint32_t)r35;
    const uint32_t x72 = x71 * 0x32e294d;
    const uint32_t x73 = x72 & 0x7ffffff;
    const uint64_t r36 = r35 + (uint64_t)x73 * 0x3c6c87b;
    const uint32_t x74 = (uint32_t)(r36 >> 27);
    const uint64_t r37 = (uint64_t)x5 * 0x196d23a
        + (uint64_t)x9 * 0x1ee81f1
        + (uint64_t)x13 * 0x1bffc8a
        + (uint64_t)x17 * 0x5868af1
        + (uint64_t)x21 * 0x79312ad
        + (uint64_t)x25 * 0x5a1075
        + (uint64_t)x29 * 0x6dc88c4
        + (uint64_t)x33 * 0x12d7dfe
        + (uint64_t)x37 * 0x31a4c8b
        + (uint64_t)x41 * 0x139b4f5
        + (uint64_t)x45 * 0x2c6c567
        + (uint64_t)x49 * 0x79aa83a
        + (uint64_t)x53 * 0x459cc33
        + (uint64_t)x57 * 0x3e169e
        + (uint64_t)x61 * 0x25c2721
        + (uint64_t)x65 * 0x5fa2bd6
        + (uint64_t)x69 * 0x2a0d46e
        + (uint64_t)x73 * 0x3720a6
        + (uint64_t)x74;
    const uint32_t x75 = (uint32_t)(r37 >> 27);
    const uint32_t o0 = (uint32_t)r37 & 0x7ffffff;
    const uint64_t r38 = (uint64_t)x9 * 0x196d23a
        + (uint64_t)x13 * 0x1ee81f1
        + (uint64_t)x17 * 0x1bffc8a
        + (uint64_t)x21 * 0x5868af1
        + (uint64_t)x25 * 0x79312ad
        + (uint64_t)x29 * 0x5a1075
        + (uint64_t)x33 * 0x6dc88c4
        + (uint64_t)x37 * 0x12d7dfe
        + (uint64_t)x41 * 0x31a4c8b
        + (uint64_t)x45 * 0x139b4f5
        + (uint64_t)x49 * 0x2c6c567
        + (uint64_t)x53 * 0x79aa83a
        + (uint64_t)x57 * 0x459cc33
        + (uint64_t)x61 * 0x3e169e
        + (uint64_t)x65 * 0x25c2721
        + (uint64_t)x69 * 0x5fa2bd6
        + (uint64_t)x73 * 0x2a0d46e
        + (uint64_t)x75;
    const uint32_t x76 = (uint32_t)(r38 >> 27);
    const uint32_t o1 = (uint32_t)r38 & 0x7ffffff;
    const uint64_t r39 = (uint64_t)x13 * 0x196d23a
        + (uint64_t)x17 * 0x1ee81f1
        + (uint64_t)x21 * 0x1bffc8a
        + (uint64_t)x25 * 0x5868af1
        + (uint64_t)x29 * 0x79312ad
        + (uint64_t)x33 * 0x5a1075
        + (uint64_t)x37 * 0x6dc88c4
        + (uint64_t)x41 * 0x12d7dfe
        + (uint64_t)x45 * 0x31a4c8b
        + (uint64_t)x49 * 0x139b4f5
        + (uint64_t)x53 * 0x2c6c567
        + (uint64_t)x57 * 0x79aa83a
        + (uint64_t)x61 * 0x459cc33
        + (uint64_t)x65 * 0x3e169e
        + (uint64_t)x69 * 0x25c2721
        + (uint64_t)x73 * 0x5fa2bd6
        + (uint64_t)x76;
    const uint32_t x77 = (uint32_t)(r39 >> 27);
    const uint32_t o2 = (uint32_t)r39 & 0x7ffffff;
    const uint64_t r40 = (uint64_t)x17 * 0x196d23a
        + (uint64_t)x21 * 0x1ee81f1
        + (uint64_t)x25 * 0x1bffc8a
        + (uint64_t)x29 * 0x5868af1
        + (uint64_t)x33 * 0x79312ad
        + (uint64_t)x37 * 0x5a1075
        + (uint64_t)x41 * 0x6dc88c4
        + (uint64_t)x45 * 0x12d7dfe
        + (uint64_t)x49 * 0x31a4c8b
        + (uint64_t)x53 * 0x139b4f5
        + (uint64_t)x57 * 0x2c6c567
        + (uint64_t)x61 * 0x79aa83a
        + (uint64_t)x65 * 0x459cc33
        + (uint64_t)x69 * 0x3e169e
        + (uint64_t)x73 * 0x25c2721
        + (uint64_t)x77;
    const uint32_t x78 = (uint32_t)(r40 >> 27);
    const uint32_t o3 = (uint32_t)r40 & 0x7ffffff;
    const uint64_t r41 = (uint64_t)x21 * 0x196d23a
        + (uint64_t)x25 * 0x1ee81f1
        + (uint64_t)x29 * 0x1bffc8a
        + (uint64_t)x33 * 0x5868af1
        + (uint64_t)x37 * 0x79312ad
        + (uint64_t)x41 * 0x5a1075
        + (uint64_t)x45 * 0x6dc88c4
        + (uint64_t)x49 * 0x12d7dfe
        + (uint64_t)x53 * 0x31a4c8b
        + (uint64_t)x57 * 0x139b4f5
        + (uint64_t)x61 * 0x2c6c567
        + (uint64_t)x65 * 0x79aa83a
        + (uint64_t)x69 * 0x459cc33
        + (uint64_t)x73 * 0x3e169e
        + (uint64_t)x78;
    const uint32_t x79 = (uint32_t)(r41 >> 27);
    const uint32_t o4 = (uint32_t)r41 & 0x7ffffff;
    const uint64_t r42 = (uint64_t)x25 * 0x196d23a
        + (uint64_t)x29 * 0x1ee81f1
        + (uint64_t)x33 * 0x1bffc8a
        + (uint64_t)x37 * 0x5868af1
        + (uint64_t)x41 * 0x79312ad
        + (uint64_t)x45 * 0x5a1075
        + (uint64_t)x49 * 0x6dc88c4
        + (uint64_t)x53 * 0x12d7dfe
        + (uint64_t)x57 * 0x31a4c8b
        + (uint64_t)x61 * 0x139b4f5
        + (uint64_t)x65 * 0x2c6c567
        + (uint64_t)x69 * 0x79aa83a
        + (uint64_t)x73 * 0x459cc33
        + (uint64_t)x79;
    const uint32_t x80 = (uint32_t)(r42 >> 27);
    const uint32_t o5 = (uint32_t)r42 & 0x7ffffff;
    const uint64_t r43 = (uint64_t)x29 * 0x196d23a
        + (uint64_t)x33 * 0x1ee81f1
        + (uint64_t)x37 * 0x1bffc8a
        + (uint64_t)x41 * 0x5868af1
        + (uint64_t)x45 * 0x79312ad
        + (uint64_t)x49 * 0x5a1075
        + (uint64_t)x53 * 0x6dc88c4
        + (uint64_t)x57 * 0x12d7dfe
        + (uint64_t)x61 * 0x31a4c8b
        + (uint64_t)x65 * 0x139b4f5
        + (uint64_t)x69 * 0x2c6c567
        + (uint64_t)x73 * 0x79aa83a
        + (uint64_t)x80;
    const uint32_t x81 = (uint32_t)(r43 >> 27);
    const uint32_t o6 = (uint32_t)r43 & 0x7ffffff;
    const uint64_t r44 = (uint64_t)x33 * 0x196d23a
        + (uint64_t)x37 * 0x1ee81f1
        + (uint64_t)x41 * 0x1bffc8a
        + (uint64_t)x45 * 0x5868af1
        + (uint64_t)x49 * 0x79312ad
        + (uint64_t)x53 * 0x5a1075
        + (uint64_t)x57 * 0x6dc88c4
        + (uint64_t)x61 * 0x12d7dfe
        + (uint64_t)x65 * 0x31a4c8b
        + (uint64_t)x69 * 0x139b4f5
        + (uint64_t)x73 * 0x2c6c567
        + (uint64_t)x81;
    const uint32_t x82 = (uint32_t)(r44 >> 27);
    const uint32_t o7 = (uint32_t)r44 & 0x7ffffff;
    const uint64_t r45 = (uint64_t)x37 * 0x196d23a
        + (uint64_t)x41 * 0x1ee81f1
        + (uint64_t)x45 * 0x1bffc8a
        + (uint64_t)x49 * 0x5868af1
        + (uint64_t)x53 * 0x79312ad
        + (uint64_t)x57 * 0x5a1075
        + (uint64_t)x61 * 0x6dc88c4
        + (uint64_t)x65 * 0x12d7dfe
        + (uint64_t)x69 * 0x31a4c8b
        + (uint64_t)x73 * 0x139b4f5
        + (uint64_t)x82;
    const uint32_t x83 = (uint32_t)(r45 >> 27);
    const uint32_t o8 = (uint32_t)r45 & 0x7ffffff;
    const uint64_t r46 = (uint64_t)x41 * 0x196d23a
        + (uint64_t)x45 * 0x1ee81f1
        + (uint64_t)x49 * 0x1bffc8a
        + (uint64_t)x53 * 0x5868af1
        + (uint64_t)x57 * 0x79312ad
        + (uint64_t)x61 * 0x5a1075
        + (uint64_t)x65 * 0x6dc88c4
        + (uint64_t)x69 * 0x12d7dfe
        + (uint64_t)x73 * 0x31a4c8b
        + (uint64_t)x83;
    const uint32_t x84 = (uint32_t)(r46 >> 27);
    const uint32_t o9 = (uint32_t)r46 & 0x7ffffff;
    const uint64_t r47 = (uint64_t)x45 * 0x196d23a
        + (uint64_t)x49 * 0x1ee81f1
        + (uint64_t)x53 * 0x1bffc8a
        + (uint64_t)x57 * 0x5868af1
        + (uint64_t)x61 * 0x79312ad
        + (uint64_t)x65 * 0x5a1075
        + (uint64_t)x69 * 0x6dc88c4
        + (uint64_t)x73 * 0x12d7dfe
        + (uint64_t)x84;
    const uint32_t x85 = (uint32_t)(r47 >> 27);
    const uint32_t o10 = (uint32_t)r47 & 0x7ffffff;
    const uint64_t r48 = (uint64_t)x49 * 0x196d23a
        + (uint64_t)x53 * 0x1ee81f1
        + (uint64_t)x57 * 0x1bffc8a
        + (uint64_t)x61 * 0x5868af1
        + (uint64_t)x65 * 0x79312ad
        + (uint64_t)x69 * 0x5a1075
        + (uint64_t)x73 * 0x6dc88c4
        + (uint64_t)x85;
    const uint32_t x86 = (uint32_t)(r48 >> 27);
    const uint32_t o11 = (uint32_t)r48 & 0x7ffffff;
    const uint64_t r49 = (uint64_t)x53 * 0x196d23a
        + (uint64_t)x57 * 0x1ee81f1
        + (uint64_t)x61 * 0x1bffc8a
        + (uint64_t)x65 * 0x5868af1
        + (uint64_t)x69 * 0x79312ad
        + (uint64_t)x73 * 0x5a1075
        + (uint64_t)x86;
    const uint32_t x87 = (uint32_t)(r49 >> 27);
    const uint32_t o12 = (uint32_t)r49 & 0x7ffffff;
    const uint64_t r50 = (uint64_t)x57 * 0x196d23a
        + (uint64_t)x61 * 0x1ee81f1
        + (uint64_t)x65 * 0x1bffc8a
        + (uint64_t)x69 * 0x5868af1
        + (uint64_t)x73 * 0x79312ad
        + (uint64_t)x87;
    const uint32_t x88 = (uint32_t)(r50 >> 27);
    const uint32_t o13 = (uint32_t)r50 & 0x7ffffff;
    const uint64_t r51 = (uint64_t)x61 * 0x196d23a
        + (uint64_t)x65 * 0x1ee81f1
        + (uint64_t)x69 * 0x1bffc8a
        + (uint64_t)x73 * 0x5868af1
        + (uint64_t)x88;
    const uint32_t x89 = (uint32_t)(r51 >> 27);
    const uint32_t o14 = (uint32_t)r51 & 0x7ffffff;
    const uint64_t r52 = (uint64_t)x65 * 0x196d23a
        + (uint64_t)x69 * 0x1ee81f1
        + (uint64_t)x73 * 0x1bffc8a
        + (uint64_t)x89;
    const uint32_t x90 = (uint32_t)(r52 >> 27);
    const uint32_t o15 = (uint32_t)r52 & 0x7ffffff;
    const uint64_t r53 = (uint64_t)x69 * 0x196d23a + (uint64_t)x73 * 0x1ee81f1 + (uint64_t)x90;
    const uint32_t x91 = (uint32_t)(r53 >> 27);
    const uint32_t o16 = (uint32_t)r53 & 0x7ffffff;
    const uint64_t r54 = (uint64_t)x91 + (uint64_t)x73 * 0x196d23a;
    const uint32_t o18 = (uint32_t)(r54 >> 27);
    const uint32_t o17 = (uint32_t)r54 & 0x7ffffff;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

// `out = low bits of floor((u * f + v * g) / 2^27) (not proved; bounds are)`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
// - returns `out` in `[-2^31, 2^31 - 1]`
static void csidh512_divsteps_head(
    int32_t *out,
    int32_t u,
    int32_t v,
    const int32_t f[19],
    const int32_t g[19]) {
    const int32_t f0 = f[0];
    const int32_t f1 = f[1];
    const int32_t g0 = g[0];
    const int32_t g1 = g[1];
    const int64_t r0 = (int64_t)u * f0 + (int64_t)v * g0;
    const int32_t x0 = (int32_t)((uint32_t)u * (uint32_t)f1);
    const int32_t x1 = (int32_t)((uint32_t)v * (uint32_t)g1);
    const int32_t x2 = (int32_t)((uint32_t)x0 + (uint32_t)x1);
    const int32_t o0 = (int32_t)((uint32_t)x2 + (uint32_t)(int32_t)(r0 >> 27));
    *out = o0;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^27 * new_f + low_1 + 2^545 * high_1 = u * f + v * g; 2^27 * new_g + low_2 + 2^545 * high_2 = q * f + r * g`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `q` in `[-2^29, 2^29]`
// - takes `r` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `new_f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
// - returns `low_1` in `[0, 2^27 - 1]`
// - returns `high_1` in `[-5, 4]`
// - returns `new_g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
// - returns `low_2` in `[0, 2^27 - 1]`
// - returns `high_2` in `[-5, 4]`
static void csidh512_divsteps_fg(
    int32_t *k_,
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t new_f[19],
    uint32_t *low_1,
    int32_t *high_1,
    int32_t new_g[19],
    uint32_t *low_2,
    int32_t *high_2,
    int32_t u,
    int32_t v,
    int32_t q,
    int32_t r,
    const int32_t f[19],
    const int32_t g[19],
    int32_t k,
    int32_t low_f,
    int32_t low_g) {
    const int32_t f0 = f[0];
    const int32_t f1 = f[1];
    const int32_t f2 = f[2];
    const int32_t f3 = f[3];
    const int32_t f4 = f[4];
    const int32_t f5 = f[5];
    const int32_t f6 = f[6];
    const int32_t f7 = f[7];
    const int32_t f8 = f[8];
    const int32_t f9 = f[9];
    const int32_t f10 = f[10];
    const int32_t f11 = f[11];
    const int32_t f12 = f[12];
    const int32_t f13 = f[13];
    const int32_t f14 = f[14];
    const int32_t f15 = f[15];
    const int32_t f16 = f[16];
    const int32_t f17 = f[17];
    const int32_t f18 = f[18];
    const int32_t g0 = g[0];
    const int32_t g1 = g[1];
    const int32_t g2 = g[2];
    const int32_t g3 = g[3];
    const int32_t g4 = g[4];
    const int32_t g5 = g[5];
    const int32_t g6 = g[6];
    const int32_t g7 = g[7];
    const int32_t g8 = g[8];
    const int32_t g9 = g[9];
    const int32_t g10 = g[10];
    const int32_t g11 = g[11];
    const int32_t g12 = g[12];
    const int32_t g13 = g[13];
    const int32_t g14 = g[14];
    const int32_t g15 = g[15];
    const int32_t g16 = g[16];
    const int32_t g17 = g[17];
    const int32_t g18 = g[18];
    const uint32_t x0 = (uint32_t)low_f & 511;
    const int32_t x1 = (int32_t)x0 - 0x80000;
    const int32_t x2 = x1 >> 1;
    const uint32_t x3 = (uint32_t)low_g & 511;
    const int32_t x4 = (int32_t)x3 - 0x20000000;
    const int32_t x5 = k >> 31;
    const int32_t x6 = 0 - (x4 & 1);
    const int32_t x7 = x5 | ~x6;
    const int32_t x8 = x4 >> 1;
    const int32_t x9 = (int32_t)(0 - (uint32_t)(k ^ x7));
    const int32_t x10 = (x8 & ~x7) | (x2 & x7);
    const int32_t x11 = x8 - ((x2 ^ x5) & x6);
    const int64_t r0 = (int64_t)u * f0 + (int64_t)v * g0;
    const uint32_t low_10 = (uint32_t)r0 & 0x7ffffff;
    const int32_t x12 = (int32_t)(r0 >> 27);
    const int64_t r2 = (int64_t)u * f1 + (int64_t)v * g1 + (int64_t)x12;
    const uint32_t new_f0 = (uint32_t)r2 & 0x7ffffff;
    const int64_t r3 = (int64_t)q * f0 + (int64_t)r * g0;
    const uint32_t low_20 = (uint32_t)r3 & 0x7ffffff;
    const int32_t x13 = (int32_t)(r3 >> 27);
    const int64_t r4 = (int64_t)q * f1 + (int64_t)r * g1 + (int64_t)x13;
    const uint32_t new_g0 = (uint32_t)r4 & 0x7ffffff;
    const int32_t x14 = x9 >> 31;
    const int32_t x15 = 0 - (x11 & 1);
    const int32_t x16 = x14 | ~x15;
    const int32_t x17 = x11 >> 1;
    const int32_t x18 = (int32_t)(0 - (uint32_t)(x9 ^ x16));
    const int32_t x19 = (x17 & ~x16) | (x10 & x16);
    const int32_t x20 = x17 - ((x10 ^ x14) & x15);
    const int32_t x21 = (int32_t)(r2 >> 27);
    const int64_t r5 = (int64_t)u * f2 + (int64_t)v * g2 + (int64_t)x21;
    const uint32_t new_f1 = (uint32_t)r5 & 0x7ffffff;
    const int32_t x22 = (int32_t)(r5 >> 27);
    const int64_t r6 = (int64_t)u * f3 + (int64_t)v * g3 + (int64_t)x22;
    const uint32_t new_f2 = (uint32_t)r6 & 0x7ffffff;
    const int32_t x23 = (int32_t)(r4 >> 27);
    const int64_t r7 = (int64_t)q * f2 + (int64_t)r * g2 + (int64_t)x23;
    const uint32_t new_g1 = (uint32_t)r7 & 0x7ffffff;
    const int32_t x24 = (int32_t)(r7 >> 27);
    const int64_t r8 = (int64_t)q * f3 + (int64_t)r * g3 + (int64_t)x24;
    const uint32_t new_g2 = (uint32_t)r8 & 0x7ffffff;
    const int32_t x25 = x18 >> 31;
    const int32_t x26 = 0 - (x20 & 1);
    const int32_t x27 = x25 | ~x26;
    const int32_t x28 = x20 >> 1;
    const int32_t x29 = (int32_t)(0 - (uint32_t)(x18 ^ x27));
    const int32_t x30 = (x28 & ~x27) | (x19 & x27);
    const int32_t x31 = x28 - ((x19 ^ x25) & x26);
    const int32_t x32 = (int32_t)(r6 >> 27);
    const int64_t r9 = (int64_t)u * f4 + (int64_t)v * g4 + (int64_t)x32;
    const uint32_t new_f3 = (uint32_t)r9 & 0x7ffffff;
    const int32_t x33 = (int32_t)(r9 >> 27);
    const int64_t r11 = (int64_t)u * f5 + (int64_t)v * g5 + (int64_t)x33;
    const uint32_t new_f4 = (uint32_t)r11 & 0x7ffffff;
    const int32_t x34 = (int32_t)(r8 >> 27);
    const int64_t r12 = (int64_t)q * f4 + (int64_t)r * g4 + (int64_t)x34;
    const uint32_t new_g3 = (uint32_t)r12 & 0x7ffffff;
    const int32_t x35 = (int32_t)(r12 >> 27);
    const int64_t r13 = (int64_t)q * f5 + (int64_t)r * g5 + (int64_t)x35;
    const uint32_t new_g4 = (uint32_t)r13 & 0x7ffffff;
    const int32_t x36 = x29 >> 31;
    const int32_t x37 = 0 - (x31 & 1);
    const int32_t x38 = x36 | ~x37;
    const int32_t x39 = x31 >> 1;
    const int32_t x40 = (int32_t)(0 - (uint32_t)(x29 ^ x38));
    const int32_t x41 = (x39 & ~x38) | (x30 & x38);
    const int32_t x42 = x39 - ((x30 ^ x36) & x37);
    const int32_t x43 = (int32_t)(r11 >> 27);
    const int64_t r14 = (int64_t)u * f6 + (int64_t)v * g6 + (int64_t)x43;
    const uint32_t new_f5 = (uint32_t)r14 & 0x7ffffff;
    const int32_t x44 = (int32_t)(r14 >> 27);
    const int64_t r15 = (int64_t)u * f7 + (int64_t)v * g7 + (int64_t)x44;
    const uint32_t new_f6 = (uint32_t)r15 & 0x7ffffff;
    const int32_t x45 = (int32_t)(r13 >> 27);
    const int64_t r16 = (int64_t)q * f6 + (int64_t)r * g6 + (int64_t)x45;
    const uint32_t new_g5 = (uint32_t)r16 & 0x7ffffff;
    const int32_t x46 = (int32_t)(r16 >> 27);
    const int64_t r17 = (int64_t)q * f7 + (int64_t)r * g7 + (int64_t)x46;
    const uint32_t new_g6 = (uint32_t)r17 & 0x7ffffff;
    const int32_t x47 = x40 >> 31;
    const int32_t x48 = 0 - (x42 & 1);
    const int32_t x49 = x47 | ~x48;
    const int32_t x50 = x42 >> 1;
    const int32_t x51 = (int32_t)(0 - (uint32_t)(x40 ^ x49));
    const int32_t x52 = (x50 & ~x49) | (x41 & x49);
    const int32_t x53 = x50 - ((x41 ^ x47) & x48);
    const int32_t x54 = (int32_t)(r15 >> 27);
    const int64_t r18 = (int64_t)u * f8 + (int64_t)v * g8 + (int64_t)x54;
    const uint32_t new_f7 = (uint32_t)r18 & 0x7ffffff;
    const int32_t x55 = (int32_t)(r18 >> 27);
    const int64_t r19 = (int64_t)u * f9 + (int64_t)v * g9 + (int64_t)x55;
    const uint32_t new_f8 = (uint32_t)r19 & 0x7ffffff;
    const int32_t x56 = (int32_t)(r17 >> 27);
    const int64_t r20 = (int64_t)q * f8 + (int64_t)r * g8 + (int64_t)x56;
    const uint32_t new_g7 = (uint32_t)r20 & 0x7ffffff;
    const int32_t x57 = (int32_t)(r20 >> 27);
    const int64_t r21 = (int64_t)q * f9 + (int64_t)r * g9 + (int64_t)x57;
    const uint32_t new_g8 = (uint32_t)r21 & 0x7ffffff;
    const int32_t x58 = x51 >> 31;
    const int32_t x59 = 0 - (x53 & 1);
    const int32_t x60 = x58 | ~x59;
    const int32_t x61 = x53 >> 1;
    const int32_t x62 = (int32_t)(0 - (uint32_t)(x51 ^ x60));
    const int32_t x63 = (x61 & ~x60) | (x52 & x60);
    const int32_t x64 = x61 - ((x52 ^ x58) & x59);
    const int32_t x65 = (int32_t)(r19 >> 27);
    const int64_t r22 = (int64_t)u * f10 + (int64_t)v * g10 + (int64_t)x65;
    const uint32_t new_f9 = (uint32_t)r22 & 0x7ffffff;
    const int32_t x66 = (int32_t)(r22 >> 27);
    const int64_t r23 = (int64_t)u * f11 + (int64_t)v * g11 + (int64_t)x66;
    const uint32_t new_f10 = (uint32_t)r23 & 0x7ffffff;
    const int32_t x67 = (int32_t)(r21 >> 27);
    const int64_t r24 = (int64_t)q * f10 + (int64_t)r * g10 + (int64_t)x67;
    const uint32_t new_g9 = (uint32_t)r24 & 0x7ffffff;
    const int32_t x68 = (int32_t)(r24 >> 27);
    const int64_t r25 = (int64_t)q * f11 + (int64_t)r * g11 + (int64_t)x68;
    const uint32_t new_g10 = (uint32_t)r25 & 0x7ffffff;
    const int32_t x69 = x62 >> 31;
    const int32_t x70 = 0 - (x64 & 1);
    const int32_t x71 = x69 | ~x70;
    const int32_t x72 = x64 >> 1;
    const int32_t x73 = (int32_t)(0 - (uint32_t)(x62 ^ x71));
    const int32_t x74 = (x72 & ~x71) | (x63 & x71);
    const int32_t x75 = x72 - ((x63 ^ x69) & x70);
    const int32_t x76 = (int32_t)(r23 >> 27);
    const int64_t r26 = (int64_t)u * f12 + (int64_t)v * g12 + (int64_t)x76;
    const uint32_t new_f11 = (uint32_t)r26 & 0x7ffffff;
    const int32_t x77 = (int32_t)(r26 >> 27);
    const int64_t r27 = (int64_t)u * f13 + (int64_t)v * g13 + (int64_t)x77;
    const uint32_t new_f12 = (uint32_t)r27 & 0x7ffffff;
    const int32_t x78 = (int32_t)(r25 >> 27);
    const int64_t r28 = (int64_t)q * f12 + (int64_t)r * g12 + (int64_t)x78;
    const uint32_t new_g11 = (uint32_t)r28 & 0x7ffffff;
    const int32_t x79 = (int32_t)(r28 >> 27);
    const int64_t r29 = (int64_t)q * f13 + (int64_t)r * g13 + (int64_t)x79;
    const uint32_t new_g12 = (uint32_t)r29 & 0x7ffffff;
    const int32_t x80 = x73 >> 31;
    const int32_t x81 = 0 - (x75 & 1);
    const int32_t x82 = x80 | ~x81;
    const int32_t x83 = x75 >> 1;
    const int32_t x84 = (int32_t)(0 - (uint32_t)(x73 ^ x82));
    const int32_t x85 = (x83 & ~x82) | (x74 & x82);
    const int32_t x86 = x83 - ((x74 ^ x80) & x81);
    const int32_t x87 = (int32_t)(r27 >> 27);
    const int64_t r30 = (int64_t)u * f14 + (int64_t)v * g14 + (int64_t)x87;
    const uint32_t new_f13 = (uint32_t)r30 & 0x7ffffff;
    const int32_t x88 = (int32_t)(r30 >> 27);
    const int64_t r31 = (int64_t)u * f15 + (int64_t)v * g15 + (int64_t)x88;
    const uint32_t new_f14 = (uint32_t)r31 & 0x7ffffff;
    const int32_t x89 = (int32_t)(r29 >> 27);
    const int64_t r32 = (int64_t)q * f14 + (int64_t)r * g14 + (int64_t)x89;
    const uint32_t new_g13 = (uint32_t)r32 & 0x7ffffff;
    const int32_t x90 = (int32_t)(r32 >> 27);
    const int64_t r33 = (int64_t)q * f15 + (int64_t)r * g15 + (int64_t)x90;
    const uint32_t new_g14 = (uint32_t)r33 & 0x7ffffff;
    const int32_t x91 = x84 >> 31;
    const int32_t x92 = 0 - (x86 & 1);
    const int32_t x93 = x91 | ~x92;
    const int32_t x94 = x86 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x84 ^ x93));
    const int32_t x95 = (x94 & ~x93) | (x85 & x93);
    const int32_t x96 = x94 - ((x85 ^ x91) & x92);
    const int32_t x97 = (int32_t)(r31 >> 27);
    const int64_t r34 = (int64_t)u * f16 + (int64_t)v * g16 + (int64_t)x97;
    const uint32_t new_f15 = (uint32_t)r34 & 0x7ffffff;
    const int32_t x98 = (int32_t)(r34 >> 27);
    const int64_t r35 = (int64_t)u * f17 + (int64_t)v * g17 + (int64_t)x98;
    const uint32_t new_f16 = (uint32_t)r35 & 0x7ffffff;
    const int32_t x99 = (int32_t)(r35 >> 27);
    const int64_t r36 = (int64_t)u * f18 + (int64_t)v * g18 + (int64_t)x99;
    const uint32_t new_f17 = (uint32_t)r36 & 0x7ffffff;
    const int32_t new_f18 = (int32_t)(r36 >> 27);
    const int64_t r37 = (r36 >> 27) - (int64_t)new_f18;
    const int32_t high_10 = (int32_t)(r37 >> 32);
    const int32_t x100 = (int32_t)(r33 >> 27);
    const int64_t r38 = (int64_t)q * f16 + (int64_t)r * g16 + (int64_t)x100;
    const uint32_t new_g15 = (uint32_t)r38 & 0x7ffffff;
    const int32_t x101 = (int32_t)(r38 >> 27);
    const int64_t r39 = (int64_t)q * f17 + (int64_t)r * g17 + (int64_t)x101;
    const uint32_t new_g16 = (uint32_t)r39 & 0x7ffffff;
    const int32_t x102 = (int32_t)(r39 >> 27);
    const int64_t r40 = (int64_t)q * f18 + (int64_t)r * g18 + (int64_t)x102;
    const uint32_t new_g17 = (uint32_t)r40 & 0x7ffffff;
    const int32_t new_g18 = (int32_t)(r40 >> 27);
    const int64_t r41 = (r40 >> 27) - (int64_t)new_g18;
    const int32_t high_20 = (int32_t)(r41 >> 32);
    const int32_t x103 = x95 + x95 + 1;
    const int32_t x104 = x103 + 512;
    const int32_t x105 = (int32_t)((uint32_t)x104 << 12);
    const int32_t u10 = x105 >> 22;
    const int32_t x106 = x103 + 0x80200;
    const int32_t v10 = x106 >> 20;
    const int32_t x107 = x96 + 512;
    const int32_t x108 = (int32_t)((uint32_t)x107 << 12);
    const int32_t q10 = x108 >> 22;
    const int32_t x109 = x96 + 0x80200;
    const int32_t r10 = x109 >> 20;
    *k_ = k0;
    *u1 = u10;
    *v1 = v10;
    *q1 = q10;
    *r1 = r10;
    new_f[0] = (int32_t)new_f0;
    new_f[1] = (int32_t)new_f1;
    new_f[2] = (int32_t)new_f2;
    new_f[3] = (int32_t)new_f3;
    new_f[4] = (int32_t)new_f4;
    new_f[5] = (int32_t)new_f5;
    new_f[6] = (int32_t)new_f6;
    new_f[7] = (int32_t)new_f7;
    new_f[8] = (int32_t)new_f8;
    new_f[9] = (int32_t)new_f9;
    new_f[10] = (int32_t)new_f10;
    new_f[11] = (int32_t)new_f11;
    new_f[12] = (int32_t)new_f12;
    new_f[13] = (int32_t)new_f13;
    new_f[14] = (int32_t)new_f14;
    new_f[15] = (int32_t)new_f15;
    new_f[16] = (int32_t)new_f16;
    new_f[17] = (int32_t)new_f17;
    new_f[18] = new_f18;
    *low_1 = low_10;
    *high_1 = high_10;
    new_g[0] = (int32_t)new_g0;
    new_g[1] = (int32_t)new_g1;
    new_g[2] = (int32_t)new_g2;
    new_g[3] = (int32_t)new_g3;
    new_g[4] = (int32_t)new_g4;
    new_g[5] = (int32_t)new_g5;
    new_g[6] = (int32_t)new_g6;
    new_g[7] = (int32_t)new_g7;
    new_g[8] = (int32_t)new_g8;
    new_g[9] = (int32_t)new_g9;
    new_g[10] = (int32_t)new_g10;
    new_g[11] = (int32_t)new_g11;
    new_g[12] = (int32_t)new_g12;
    new_g[13] = (int32_t)new_g13;
    new_g[14] = (int32_t)new_g14;
    new_g[15] = (int32_t)new_g15;
    new_g[16] = (int32_t)new_g16;
    new_g[17] = (int32_t)new_g17;
    new_g[18] = new_g18;
    *low_2 = low_20;
    *high_2 = high_20;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void csidh512_divsteps_de(
    int32_t *k_,
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t out[18],
    int32_t *cut_u,
    int32_t *cut_v,
    int32_t u,
    int32_t v,
    const int32_t d[18],
    const int32_t e[18],
    int32_t k,
    int32_t low_f,
    int32_t low_g) {
    const int32_t d0 = d[0];
    const int32_t d1 = d[1];
    const int32_t d2 = d[2];
    const int32_t d3 = d[3];
    const int32_t d4 = d[4];
    const int32_t d5 = d[5];
    const int32_t d6 = d[6];
    const int32_t d7 = d[7];
    const int32_t d8 = d[8];
    const int32_t d9 = d[9];
    const int32_t d10 = d[10];
    const int32_t d11 = d[11];
    const int32_t d12 = d[12];
    const int32_t d13 = d[13];
    const int32_t d14 = d[14];
    const int32_t d15 = d[15];
    const int32_t d16 = d[16];
    const int32_t d17 = d[17];
    const int32_t e0 = e[0];
    const int32_t e1 = e[1];
    const int32_t e2 = e[2];
    const int32_t e3 = e[3];
    const int32_t e4 = e[4];
    const int32_t e5 = e[5];
    const int32_t e6 = e[6];
    const int32_t e7 = e[7];
    const int32_t e8 = e[8];
    const int32_t e9 = e[9];
    const int32_t e10 = e[10];
    const int32_t e11 = e[11];
    const int32_t e12 = e[12];
    const int32_t e13 = e[13];
    const int32_t e14 = e[14];
    const int32_t e15 = e[15];
    const int32_t e16 = e[16];
    const int32_t e17 = e[17];
    const uint32_t x0 = (uint32_t)low_f & 511;
    const int32_t x1 = (int32_t)x0 - 0x80000;
    const int32_t x2 = x1 >> 1;
    const uint32_t x3 = (uint32_t)low_g & 511;
    const int32_t x4 = (int32_t)x3 - 0x20000000;
    const int32_t x5 = k >> 31;
    const int32_t x6 = 0 - (x4 & 1);
    const int32_t x7 = x5 | ~x6;
    const int32_t x8 = x4 >> 1;
    const int32_t x9 = (int32_t)(0 - (uint32_t)(k ^ x7));
    const int32_t x10 = (x8 & ~x7) | (x2 & x7);
    const int32_t x11 = x8 - ((x2 ^ x5) & x6);
    const int32_t x12 = u + 0x10000000;
    const uint32_t x13 = (uint32_t)x12 & 0x1fffffff;
    const int32_t x14 = (int32_t)x13 - 0x10000000;
    const int32_t cut_u0 = x12 >> 29;
    const int32_t x15 = v + 0x10000000;
    const uint32_t x16 = (uint32_t)x15 & 0x1fffffff;
    const int32_t x17 = (int32_t)x16 - 0x10000000;
    const int32_t cut_v0 = x15 >> 29;
    const int64_t r0 = (int64_t)x14 * d0 + (int64_t)x17 * e0;
    const uint32_t x18 = (uint32_t)r0;
    const uint32_t x19 = x18 * 0x232e294d;
    const uint32_t x20 = x19 & 0x3fffffff;
    const int64_t r2 = r0 + (int64_t)x20 * -(int64_t)0xc393785;
    const int32_t x21 = (int32_t)(r2 >> 30);
    const int64_t r3 = (int64_t)x14 * d1
        + (int64_t)x17 * e1
        + (int64_t)x21
        + (int64_t)x20 * -(int64_t)0x11f91beb;
    const uint32_t out0 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x22 = (int32_t)(r3 >> 30);
    const int32_t x23 = x9 >> 31;
    const int32_t x24 = 0 - (x11 & 1);
    const int32_t x25 = x23 | ~x24;
    const int32_t x26 = x11 >> 1;
    const int32_t x27 = (int32_t)(0 - (uint32_t)(x9 ^ x25));
    const int32_t x28 = (x26 & ~x25) | (x10 & x25);
    const int32_t x29 = x26 - ((x10 ^ x23) & x24);
    const int64_t r4 = (int64_t)x14 * d2
        + (int64_t)x17 * e2
        + (int64_t)x22
        + (int64_t)x20 * -(int64_t)0x5357cae;
    const uint32_t out1 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x30 = (int32_t)(r4 >> 30);
    const int64_t r5 = (int64_t)x14 * d3
        + (int64_t)x17 * e3
        + (int64_t)x30
        + (int64_t)x20 * 0x1c86fd16;
    const uint32_t out2 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x31 = (int32_t)(r5 >> 30);
    const int32_t x32 = x27 >> 31;
    const int32_t x33 = 0 - (x29 & 1);
    const int32_t x34 = x32 | ~x33;
    const int32_t x35 = x29 >> 1;
    const int32_t x36 = (int32_t)(0 - (uint32_t)(x27 ^ x34));
    const int32_t x37 = (x35 & ~x34) | (x28 & x34);
    const int32_t x38 = x35 - ((x28 ^ x32) & x33);
    const int64_t r6 = (int64_t)x14 * d4
        + (int64_t)x17 * e4
        + (int64_t)x31
        + (int64_t)x20 * 0xb4f25c2;
    const uint32_t out3 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x39 = (int32_t)(r6 >> 30);
    const int64_t r7 = (int64_t)x14 * d5
        + (int64_t)x17 * e5
        + (int64_t)x39
        + (int64_t)x20 * 0x1cc3307c;
    const uint32_t out4 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x40 = (int32_t)(r7 >> 30);
    const int32_t x41 = x36 >> 31;
    const int32_t x42 = 0 - (x38 & 1);
    const int32_t x43 = x41 | ~x42;
    const int32_t x44 = x38 >> 1;
    const int32_t x45 = (int32_t)(0 - (uint32_t)(x36 ^ x43));
    const int32_t x46 = (x44 & ~x43) | (x37 & x43);
    const int32_t x47 = x44 - ((x37 ^ x41) & x42);
    const int64_t r8 = (int64_t)x14 * d6
        + (int64_t)x17 * e6
        + (int64_t)x40
        + (int64_t)x20 * -(int64_t)0xaaf8aea;
    const uint32_t out5 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x48 = (int32_t)(r8 >> 30);
    const int64_t r9 = (int64_t)x14 * d7
        + (int64_t)x17 * e7
        + (int64_t)x48
        + (int64_t)x20 * -(int64_t)0xe4ea603;
    const uint32_t out6 = (uint32_t)r9 & 0x3fffffff;
    const int32_t x49 = (int32_t)(r9 >> 30);
    const int32_t x50 = x45 >> 31;
    const int32_t x51 = 0 - (x47 & 1);
    const int32_t x52 = x50 | ~x51;
    const int32_t x53 = x47 >> 1;
    const int32_t x54 = (int32_t)(0 - (uint32_t)(x45 ^ x52));
    const int32_t x55 = (x53 & ~x52) | (x46 & x52);
    const int32_t x56 = x53 - ((x46 ^ x50) & x51);
    const int64_t r11 = (int64_t)x14 * d8
        + (int64_t)x17 * e8
        + (int64_t)x49
        + (int64_t)x20 * 0x9cda7ab;
    const uint32_t out7 = (uint32_t)r11 & 0x3fffffff;
    const int32_t x57 = (int32_t)(r11 >> 30);
    const int64_t r12 = (int64_t)x14 * d9
        + (int64_t)x17 * e9
        + (int64_t)x57
        + (int64_t)x20 * -(int64_t)0xce5b375;
    const uint32_t out8 = (uint32_t)r12 & 0x3fffffff;
    const int32_t x58 = (int32_t)(r12 >> 30);
    const int32_t x59 = x54 >> 31;
    const int32_t x60 = 0 - (x56 & 1);
    const int32_t x61 = x59 | ~x60;
    const int32_t x62 = x56 >> 1;
    const int32_t x63 = (int32_t)(0 - (uint32_t)(x54 ^ x61));
    const int32_t x64 = (x62 & ~x61) | (x55 & x61);
    const int32_t x65 = x62 - ((x55 ^ x59) & x60);
    const int64_t r13 = (int64_t)x14 * d10
        + (int64_t)x17 * e10
        + (int64_t)x58
        + (int64_t)x20 * 0x425afc0;
    const uint32_t out9 = (uint32_t)r13 & 0x3fffffff;
    const int32_t x66 = (int32_t)(r13 >> 30);
    const int64_t r14 = (int64_t)x14 * d11
        + (int64_t)x17 * e11
        + (int64_t)x66
        + (int64_t)x20 * 0xebb7223;
    const uint32_t out10 = (uint32_t)r14 & 0x3fffffff;
    const int32_t x67 = (int32_t)(r14 >> 30);
    const int32_t x68 = x63 >> 31;
    const int32_t x69 = 0 - (x65 & 1);
    const int32_t x70 = x68 | ~x69;
    const int32_t x71 = x65 >> 1;
    const int32_t x72 = (int32_t)(0 - (uint32_t)(x63 ^ x70));
    const int32_t x73 = (x71 & ~x70) | (x64 & x70);
    const int32_t x74 = x71 - ((x64 ^ x68) & x69);
    const int64_t r15 = (int64_t)x14 * d12
        + (int64_t)x17 * e12
        + (int64_t)x67
        + (int64_t)x20 * 0xab42d08;
    const uint32_t out11 = (uint32_t)r15 & 0x3fffffff;
    const int32_t x75 = (int32_t)(r15 >> 30);
    const int64_t r16 = (int64_t)x14 * d13
        + (int64_t)x17 * e13
        + (int64_t)x75
        + (int64_t)x20 * 0x578f931;
    const uint32_t out12 = (uint32_t)r16 & 0x3fffffff;
    const int32_t x76 = (int32_t)(r16 >> 30);
    const int32_t x77 = x72 >> 31;
    const int32_t x78 = 0 - (x74 & 1);
    const int32_t x79 = x77 | ~x78;
    const int32_t x80 = x74 >> 1;
    const int32_t x81 = (int32_t)(0 - (uint32_t)(x72 ^ x79));
    const int32_t x82 = (x80 & ~x79) | (x73 & x79);
    const int32_t x83 = x80 - ((x73 ^ x77) & x78);
    const int64_t r17 = (int64_t)x14 * d14
        + (int64_t)x17 * e14
        + (int64_t)x76
        + (int64_t)x20 * -(int64_t)0x3754f3;
    const uint32_t out13 = (uint32_t)r17 & 0x3fffffff;
    const int32_t x84 = (int32_t)(r17 >> 30);
    const int64_t r18 = (int64_t)x14 * d15
        + (int64_t)x17 * e15
        + (int64_t)x84
        + (int64_t)x20 * 0x1d03e270;
    const uint32_t out14 = (uint32_t)r18 & 0x3fffffff;
    const int32_t x85 = (int32_t)(r18 >> 30);
    const int32_t x86 = x81 >> 31;
    const int32_t x87 = 0 - (x83 & 1);
    const int32_t x88 = x86 | ~x87;
    const int32_t x89 = x83 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x81 ^ x88));
    const int32_t x90 = (x89 & ~x88) | (x82 & x88);
    const int32_t x91 = x89 - ((x82 ^ x86) & x87);
    const int64_t r19 = (int64_t)x14 * d16
        + (int64_t)x17 * e16
        + (int64_t)x85
        + (int64_t)x20 * -(int64_t)0x1a4b7171;
    const uint32_t out15 = (uint32_t)r19 & 0x3fffffff;
    const int32_t x92 = (int32_t)(r19 >> 30);
    const int64_t r20 = (int64_t)x14 * d17 + (int64_t)x17 * e17 + (int64_t)x92 + (int64_t)x20 * 2;
    const uint32_t out16 = (uint32_t)r20 & 0x3fffffff;
    const int32_t out17 = (int32_t)(r20 >> 30);
    const int32_t x93 = x90 + x90 + 1;
    const int32_t x94 = x93 + 512;
    const int32_t x95 = (int32_t)((uint32_t)x94 << 12);
    const int32_t u10 = x95 >> 22;
    const int32_t x96 = x93 + 0x80200;
    const int32_t v10 = x96 >> 20;
    const int32_t x97 = x91 + 512;
    const int32_t x98 = (int32_t)((uint32_t)x97 << 12);
    const int32_t q10 = x98 >> 22;
    const int32_t x99 = x91 + 0x80200;
    const int32_t r10 = x99 >> 20;
    *k_ = k0;
    *u1 = u10;
    *v1 = v10;
    *q1 = q10;
    *r1 = r10;
    out[0] = (int32_t)out0;
    out[1] = (int32_t)out1;
    out[2] = (int32_t)out2;
    out[3] = (int32_t)out3;
    out[4] = (int32_t)out4;
    out[5] = (int32_t)out5;
    out[6] = (int32_t)out6;
    out[7] = (int32_t)out7;
    out[8] = (int32_t)out8;
    out[9] = (int32_t)out9;
    out[10] = (int32_t)out10;
    out[11] = (int32_t)out11;
    out[12] = (int32_t)out12;
    out[13] = (int32_t)out13;
    out[14] = (int32_t)out14;
    out[15] = (int32_t)out15;
    out[16] = (int32_t)out16;
    out[17] = out17;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
// - takes `k` in `[-2^31, 2^31 - 1]`
// - takes `low_f` in `[-2^31, 2^31 - 1]`
// - takes `low_g` in `[-2^31, 2^31 - 1]`
// - returns `k` in `[-2^31, 2^31 - 1]`
// - returns `u1` in `[-512, 512]`
// - returns `v1` in `[-512, 512]`
// - returns `q1` in `[-512, 512]`
// - returns `r1` in `[-512, 512]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void csidh512_divsteps_last(
    int32_t *k_,
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t out[18],
    int32_t *cut_u,
    int32_t *cut_v,
    int32_t u,
    int32_t v,
    const int32_t d[18],
    const int32_t e[18],
    int32_t k,
    int32_t low_f,
    int32_t low_g) {
    const int32_t d0 = d[0];
    const int32_t d1 = d[1];
    const int32_t d2 = d[2];
    const int32_t d3 = d[3];
    const int32_t d4 = d[4];
    const int32_t d5 = d[5];
    const int32_t d6 = d[6];
    const int32_t d7 = d[7];
    const int32_t d8 = d[8];
    const int32_t d9 = d[9];
    const int32_t d10 = d[10];
    const int32_t d11 = d[11];
    const int32_t d12 = d[12];
    const int32_t d13 = d[13];
    const int32_t d14 = d[14];
    const int32_t d15 = d[15];
    const int32_t d16 = d[16];
    const int32_t d17 = d[17];
    const int32_t e0 = e[0];
    const int32_t e1 = e[1];
    const int32_t e2 = e[2];
    const int32_t e3 = e[3];
    const int32_t e4 = e[4];
    const int32_t e5 = e[5];
    const int32_t e6 = e[6];
    const int32_t e7 = e[7];
    const int32_t e8 = e[8];
    const int32_t e9 = e[9];
    const int32_t e10 = e[10];
    const int32_t e11 = e[11];
    const int32_t e12 = e[12];
    const int32_t e13 = e[13];
    const int32_t e14 = e[14];
    const int32_t e15 = e[15];
    const int32_t e16 = e[16];
    const int32_t e17 = e[17];
    const uint32_t x0 = (uint32_t)low_f & 511;
    const int32_t x1 = (int32_t)x0 - 0x80000;
    const int32_t x2 = x1 >> 1;
    const uint32_t x3 = (uint32_t)low_g & 511;
    const int32_t x4 = (int32_t)x3 - 0x20000000;
    const int32_t x5 = k >> 31;
    const int32_t x6 = 0 - (x4 & 1);
    const int32_t x7 = x5 | ~x6;
    const int32_t x8 = x4 >> 1;
    const int32_t x9 = (int32_t)(0 - (uint32_t)(k ^ x7));
    const int32_t x10 = (x8 & ~x7) | (x2 & x7);
    const int32_t x11 = x8 - ((x2 ^ x5) & x6);
    const int32_t x12 = u + 0x10000000;
    const uint32_t x13 = (uint32_t)x12 & 0x1fffffff;
    const int32_t x14 = (int32_t)x13 - 0x10000000;
    const int32_t cut_u0 = x12 >> 29;
    const int32_t x15 = v + 0x10000000;
    const uint32_t x16 = (uint32_t)x15 & 0x1fffffff;
    const int32_t x17 = (int32_t)x16 - 0x10000000;
    const int32_t cut_v0 = x15 >> 29;
    const int64_t r0 = (int64_t)x14 * d0 + (int64_t)x17 * e0;
    const uint32_t x18 = (uint32_t)r0;
    const uint32_t x19 = x18 * 0x232e294d;
    const uint32_t x20 = x19 & 0x3fffffff;
    const int64_t r2 = r0 + (int64_t)x20 * -(int64_t)0xc393785;
    const int32_t x21 = (int32_t)(r2 >> 30);
    const int64_t r3 = (int64_t)x14 * d1
        + (int64_t)x17 * e1
        + (int64_t)x21
        + (int64_t)x20 * -(int64_t)0x11f91beb;
    const uint32_t out0 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x22 = (int32_t)(r3 >> 30);
    const int32_t x23 = x9 >> 31;
    const int32_t x24 = 0 - (x11 & 1);
    const int32_t x25 = x23 | ~x24;
    const int32_t x26 = x11 >> 1;
    const int32_t x27 = (int32_t)(0 - (uint32_t)(x9 ^ x25));
    const int32_t x28 = (x26 & ~x25) | (x10 & x25);
    const int32_t x29 = x26 - ((x10 ^ x23) & x24);
    const int64_t r4 = (int64_t)x14 * d2
        + (int64_t)x17 * e2
        + (int64_t)x22
        + (int64_t)x20 * -(int64_t)0x5357cae;
    const uint32_t out1 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x30 = (int32_t)(r4 >> 30);
    const int64_t r5 = (int64_t)x14 * d3
        + (int64_t)x17 * e3
        + (int64_t)x30
        + (int64_t)x20 * 0x1c86fd16;
    const uint32_t out2 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x31 = (int32_t)(r5 >> 30);
    const int32_t x32 = x27 >> 31;
    const int32_t x33 = 0 - (x29 & 1);
    const int32_t x34 = x32 | ~x33;
    const int32_t x35 = x29 >> 1;
    const int32_t x36 = (int32_t)(0 - (uint32_t)(x27 ^ x34));
    const int32_t x37 = (x35 & ~x34) | (x28 & x34);
    const int32_t x38 = x35 - ((x28 ^ x32) & x33);
    const int64_t r6 = (int64_t)x14 * d4
        + (int64_t)x17 * e4
        + (int64_t)x31
        + (int64_t)x20 * 0xb4f25c2;
    const uint32_t out3 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x39 = (int32_t)(r6 >> 30);
    const int64_t r7 = (int64_t)x14 * d5
        + (int64_t)x17 * e5
        + (int64_t)x39
        + (int64_t)x20 * 0x1cc3307c;
    const uint32_t out4 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x40 = (int32_t)(r7 >> 30);
    const int32_t x41 = x36 >> 31;
    const int32_t x42 = 0 - (x38 & 1);
    const int32_t x43 = x41 | ~x42;
    const int32_t x44 = x38 >> 1;
    const int32_t x45 = (int32_t)(0 - (uint32_t)(x36 ^ x43));
    const int32_t x46 = (x44 & ~x43) | (x37 & x43);
    const int32_t x47 = x44 - ((x37 ^ x41) & x42);
    const int64_t r8 = (int64_t)x14 * d6
        + (int64_t)x17 * e6
        + (int64_t)x40
        + (int64_t)x20 * -(int64_t)0xaaf8aea;
    const uint32_t out5 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x48 = (int32_t)(r8 >> 30);
    const int64_t r9 = (int64_t)x14 * d7
        + (int64_t)x17 * e7
        + (int64_t)x48
        + (int64_t)x20 * -(int64_t)0xe4ea603;
    const uint32_t out6 = (uint32_t)r9 & 0x3fffffff;
    const int32_t x49 = (int32_t)(r9 >> 30);
    const int32_t x50 = x45 >> 31;
    const int32_t x51 = 0 - (x47 & 1);
    const int32_t x52 = x50 | ~x51;
    const int32_t x53 = x47 >> 1;
    const int32_t x54 = (int32_t)(0 - (uint32_t)(x45 ^ x52));
    const int32_t x55 = (x53 & ~x52) | (x46 & x52);
    const int32_t x56 = x53 - ((x46 ^ x50) & x51);
    const int64_t r11 = (int64_t)x14 * d8
        + (int64_t)x17 * e8
        + (int64_t)x49
        + (int64_t)x20 * 0x9cda7ab;
    const uint32_t out7 = (uint32_t)r11 & 0x3fffffff;
    const int32_t x57 = (int32_t)(r11 >> 30);
    const int64_t r12 = (int64_t)x14 * d9
        + (int64_t)x17 * e9
        + (int64_t)x57
        + (int64_t)x20 * -(int64_t)0xce5b375;
    const uint32_t out8 = (uint32_t)r12 & 0x3fffffff;
    const int32_t x58 = (int32_t)(r12 >> 30);
    const int32_t x59 = x54 >> 31;
    const int32_t x60 = 0 - (x56 & 1);
    const int32_t x61 = x59 | ~x60;
    const int32_t x62 = x56 >> 1;
    const int32_t x63 = (int32_t)(0 - (uint32_t)(x54 ^ x61));
    const int32_t x64 = (x62 & ~x61) | (x55 & x61);
    const int32_t x65 = x62 - ((x55 ^ x59) & x60);
    const int64_t r13 = (int64_t)x14 * d10
        + (int64_t)x17 * e10
        + (int64_t)x58
        + (int64_t)x20 * 0x425afc0;
    const uint32_t out9 = (uint32_t)r13 & 0x3fffffff;
    const int32_t x66 = (int32_t)(r13 >> 30);
    const int64_t r14 = (int64_t)x14 * d11
        + (int64_t)x17 * e11
        + (int64_t)x66
        + (int64_t)x20 * 0xebb7223;
    const uint32_t out10 = (uint32_t)r14 & 0x3fffffff;
    const int32_t x67 = (int32_t)(r14 >> 30);
    const int32_t x68 = x63 >> 31;
    const int32_t x69 = 0 - (x65 & 1);
    const int32_t x70 = x68 | ~x69;
    const int32_t x71 = x65 >> 1;
    const int32_t x72 = (int32_t)(0 - (uint32_t)(x63 ^ x70));
    const int32_t x73 = (x71 & ~x70) | (x64 & x70);
    const int32_t x74 = x71 - ((x64 ^ x68) & x69);
    const int64_t r15 = (int64_t)x14 * d12
        + (int64_t)x17 * e12
        + (int64_t)x67
        + (int64_t)x20 * 0xab42d08;
    const uint32_t out11 = (uint32_t)r15 & 0x3fffffff;
    const int32_t x75 = (int32_t)(r15 >> 30);
    const int64_t r16 = (int64_t)x14 * d13
        + (int64_t)x17 * e13
        + (int64_t)x75
        + (int64_t)x20 * 0x578f931;
    const uint32_t out12 = (uint32_t)r16 & 0x3fffffff;
    const int32_t x76 = (int32_t)(r16 >> 30);
    const int32_t x77 = x72 >> 31;
    const int32_t x78 = 0 - (x74 & 1);
    const int32_t x79 = x77 | ~x78;
    const int32_t x80 = x74 >> 1;
    const int32_t x81 = (int32_t)(0 - (uint32_t)(x72 ^ x79));
    const int32_t x82 = (x80 & ~x79) | (x73 & x79);
    const int32_t x83 = x80 - ((x73 ^ x77) & x78);
    const int64_t r17 = (int64_t)x14 * d14
        + (int64_t)x17 * e14
        + (int64_t)x76
        + (int64_t)x20 * -(int64_t)0x3754f3;
    const uint32_t out13 = (uint32_t)r17 & 0x3fffffff;
    const int32_t x84 = (int32_t)(r17 >> 30);
    const int64_t r18 = (int64_t)x14 * d15
        + (int64_t)x17 * e15
        + (int64_t)x84
        + (int64_t)x20 * 0x1d03e270;
    const uint32_t out14 = (uint32_t)r18 & 0x3fffffff;
    const int32_t x85 = (int32_t)(r18 >> 30);
    const int32_t x86 = x81 >> 31;
    const int32_t x87 = 0 - (x83 & 1);
    const int32_t x88 = x86 | ~x87;
    const int32_t x89 = x83 >> 1;
    const int32_t k0 = (int32_t)(0 - (uint32_t)(x81 ^ x88));
    const int32_t x90 = (x89 & ~x88) | (x82 & x88);
    const int32_t x91 = x89 - ((x82 ^ x86) & x87);
    const int64_t r19 = (int64_t)x14 * d16
        + (int64_t)x17 * e16
        + (int64_t)x85
        + (int64_t)x20 * -(int64_t)0x1a4b7171;
    const uint32_t out15 = (uint32_t)r19 & 0x3fffffff;
    const int32_t x92 = (int32_t)(r19 >> 30);
    const int64_t r20 = (int64_t)x14 * d17 + (int64_t)x17 * e17 + (int64_t)x92 + (int64_t)x20 * 2;
    const uint32_t out16 = (uint32_t)r20 & 0x3fffffff;
    const int32_t out17 = (int32_t)(r20 >> 30);
    const int32_t x93 = x90 + x90 + 1;
    const int32_t x94 = x93 + 512;
    const int32_t x95 = (int32_t)((uint32_t)x94 << 12);
    const int32_t u10 = x95 >> 22;
    const int32_t x96 = x93 + 0x80200;
    const int32_t v10 = x96 >> 20;
    const int32_t x97 = x91 + 512;
    const int32_t x98 = (int32_t)((uint32_t)x97 << 12);
    const int32_t q10 = x98 >> 22;
    const int32_t x99 = x91 + 0x80200;
    const int32_t r10 = x99 >> 20;
    *k_ = k0;
    *u1 = u10;
    *v1 = v10;
    *q1 = q10;
    *r1 = r10;
    out[0] = (int32_t)out0;
    out[1] = (int32_t)out1;
    out[2] = (int32_t)out2;
    out[3] = (int32_t)out3;
    out[4] = (int32_t)out4;
    out[5] = (int32_t)out5;
    out[6] = (int32_t)out6;
    out[7] = (int32_t)out7;
    out[8] = (int32_t)out8;
    out[9] = (int32_t)out9;
    out[10] = (int32_t)out10;
    out[11] = (int32_t)out11;
    out[12] = (int32_t)out12;
    out[13] = (int32_t)out13;
    out[14] = (int32_t)out14;
    out[15] = (int32_t)out15;
    out[16] = (int32_t)out16;
    out[17] = out17;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `next, all = low bits of floor((u * f + v * g) / 2^9), fewer in next than in all (not proved; bounds are)`
//
// - takes `u` in `[-512, 512]`
// - takes `v` in `[-512, 512]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
// - returns `next` in `[-2^31, 2^31 - 1]`
// - returns `all` in `[-2^31, 2^31 - 1]`
static void csidh512_divsteps_words(
    int32_t *next,
    int32_t *all,
    int32_t u,
    int32_t v,
    const int32_t f[19],
    const int32_t g[19]) {
    const int32_t f0 = f[0];
    const int32_t f1 = f[1];
    const int32_t g0 = g[0];
    const int32_t g1 = g[1];
    const int32_t x0 = (int32_t)((uint32_t)u * (uint32_t)f0);
    const int32_t x1 = (int32_t)((uint32_t)v * (uint32_t)g0);
    const int32_t x2 = (int32_t)((uint32_t)x0 + (uint32_t)x1);
    const int32_t next0 = x2 >> 9;
    const int64_t r0 = (int64_t)u * f0 + (int64_t)v * g0;
    const int32_t x3 = (int32_t)((uint32_t)u * (uint32_t)f1);
    const int32_t x4 = (int32_t)((uint32_t)v * (uint32_t)g1);
    const int32_t x5 = (int32_t)((uint32_t)x3 + (uint32_t)x4);
    const int32_t all0 = (int32_t)((uint32_t)(int32_t)((uint32_t)x5 << 18) + (uint32_t)(int32_t)(r0 >> 9));
    *next = next0;
    *all = all0;
}

// `out = floor((u * f + v * g mod 2^32) / 2^9), with 9 fewer correct low bits than f and g (not proved; bounds are)`
//
// - takes `u` in `[-512, 512]`
// - takes `v` in `[-512, 512]`
// - takes `f` in `[-2^31, 2^31 - 1]`
// - takes `g` in `[-2^31, 2^31 - 1]`
// - returns `out` in `[-2^22, 2^22 - 1]`
static void csidh512_divsteps_low(int32_t *out, int32_t u, int32_t v, int32_t f, int32_t g) {
    const int32_t x0 = (int32_t)((uint32_t)u * (uint32_t)f);
    const int32_t x1 = (int32_t)((uint32_t)v * (uint32_t)g);
    const int32_t x2 = (int32_t)((uint32_t)x0 + (uint32_t)x1);
    const int32_t o0 = x2 >> 9;
    *out = o0;
}

// `out = floor((u * f + v * g mod 2^32) / 2^9), with 9 fewer correct low bits than f and g (not proved; bounds are)`
//
// - takes `u` in `[-512, 512]`
// - takes `v` in `[-512, 512]`
// - takes `f` in `[-2^31, 2^31 - 1]`
// - takes `g` in `[-2^31, 2^31 - 1]`
// - returns `out` in `[-2^22, 2^22 - 1]`
static void csidh512_divsteps_ahead(int32_t *out, int32_t u, int32_t v, int32_t f, int32_t g) {
    const int32_t x0 = (int32_t)((uint32_t)u * (uint32_t)f);
    const int32_t x1 = (int32_t)((uint32_t)v * (uint32_t)g);
    const int32_t x2 = (int32_t)((uint32_t)x0 + (uint32_t)x1);
    const int32_t o0 = x2 >> 9;
    *out = o0;
}

// `(u1, v1; q1, r1) = (u, v; q, r) (u0, v0; q0, r0)`
//
// - takes `u` in `[-512, 512]`
// - takes `v` in `[-512, 512]`
// - takes `q` in `[-512, 512]`
// - takes `r` in `[-512, 512]`
// - takes `u0` in `[-512, 512]`
// - takes `v0` in `[-512, 512]`
// - takes `q0` in `[-512, 512]`
// - takes `r0` in `[-512, 512]`
// - returns `u1` in `[-2^19, 2^19]`
// - returns `v1` in `[-2^19, 2^19]`
// - returns `q1` in `[-2^19, 2^19]`
// - returns `r1` in `[-2^19, 2^19]`
static void csidh512_divsteps_pair(
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t u,
    int32_t v,
    int32_t q,
    int32_t r,
    int32_t u0,
    int32_t v0,
    int32_t q0,
    int32_t r0) {
    const int32_t u10 = u * u0 + v * q0;
    const int32_t v10 = u * v0 + v * r0;
    const int32_t q10 = q * u0 + r * q0;
    const int32_t r10 = q * v0 + r * r0;
    *u1 = u10;
    *v1 = v10;
    *q1 = q10;
    *r1 = r10;
}

// `(u1, v1; q1, r1) = (u, v; q, r) (u0, v0; q0, r0)`
//
// - takes `u` in `[-512, 512]`
// - takes `v` in `[-512, 512]`
// - takes `q` in `[-512, 512]`
// - takes `r` in `[-512, 512]`
// - takes `u0` in `[-2^19, 2^19]`
// - takes `v0` in `[-2^19, 2^19]`
// - takes `q0` in `[-2^19, 2^19]`
// - takes `r0` in `[-2^19, 2^19]`
// - returns `u1` in `[-2^29, 2^29]`
// - returns `v1` in `[-2^29, 2^29]`
// - returns `q1` in `[-2^29, 2^29]`
// - returns `r1` in `[-2^29, 2^29]`
static void csidh512_divsteps_batch(
    int32_t *u1,
    int32_t *v1,
    int32_t *q1,
    int32_t *r1,
    int32_t u,
    int32_t v,
    int32_t q,
    int32_t r,
    int32_t u0,
    int32_t v0,
    int32_t q0,
    int32_t r0) {
    const int32_t u10 = u * u0 + v * q0;
    const int32_t v10 = u * v0 + v * r0;
    const int32_t q10 = q * u0 + r * q0;
    const int32_t r10 = q * v0 + r * r0;
    *u1 = u10;
    *v1 = v10;
    *q1 = q10;
    *r1 = r10;
}

// `2^27 * out + low + 2^545 * high = u * f + v * g`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
// - returns `low` in `[0, 2^27 - 1]`
// - returns `high` in `[-5, 4]`
static void csidh512_update_fg(
    int32_t out[19],
    uint32_t *low,
    int32_t *high,
    int32_t u,
    int32_t v,
    const int32_t f[19],
    const int32_t g[19]) {
    const int32_t f0 = f[0];
    const int32_t f1 = f[1];
    const int32_t f2 = f[2];
    const int32_t f3 = f[3];
    const int32_t f4 = f[4];
    const int32_t f5 = f[5];
    const int32_t f6 = f[6];
    const int32_t f7 = f[7];
    const int32_t f8 = f[8];
    const int32_t f9 = f[9];
    const int32_t f10 = f[10];
    const int32_t f11 = f[11];
    const int32_t f12 = f[12];
    const int32_t f13 = f[13];
    const int32_t f14 = f[14];
    const int32_t f15 = f[15];
    const int32_t f16 = f[16];
    const int32_t f17 = f[17];
    const int32_t f18 = f[18];
    const int32_t g0 = g[0];
    const int32_t g1 = g[1];
    const int32_t g2 = g[2];
    const int32_t g3 = g[3];
    const int32_t g4 = g[4];
    const int32_t g5 = g[5];
    const int32_t g6 = g[6];
    const int32_t g7 = g[7];
    const int32_t g8 = g[8];
    const int32_t g9 = g[9];
    const int32_t g10 = g[10];
    const int32_t g11 = g[11];
    const int32_t g12 = g[12];
    const int32_t g13 = g[13];
    const int32_t g14 = g[14];
    const int32_t g15 = g[15];
    const int32_t g16 = g[16];
    const int32_t g17 = g[17];
    const int32_t g18 = g[18];
    const int64_t r0 = (int64_t)u * f0 + (int64_t)v * g0;
    const uint32_t low0 = (uint32_t)r0 & 0x7ffffff;
    const int32_t x0 = (int32_t)(r0 >> 27);
    const int64_t r1 = (int64_t)u * f1 + (int64_t)v * g1 + (int64_t)x0;
    const uint32_t out0 = (uint32_t)r1 & 0x7ffffff;
    const int32_t x1 = (int32_t)(r1 >> 27);
    const int64_t r2 = (int64_t)u * f2 + (int64_t)v * g2 + (int64_t)x1;
    const uint32_t out1 = (uint32_t)r2 & 0x7ffffff;
    const int32_t x2 = (int32_t)(r2 >> 27);
    const int64_t r3 = (int64_t)u * f3 + (int64_t)v * g3 + (int64_t)x2;
    const uint32_t out2 = (uint32_t)r3 & 0x7ffffff;
    const int32_t x3 = (int32_t)(r3 >> 27);
    const int64_t r4 = (int64_t)u * f4 + (int64_t)v * g4 + (int64_t)x3;
    const uint32_t out3 = (uint32_t)r4 & 0x7ffffff;
    const int32_t x4 = (int32_t)(r4 >> 27);
    const int64_t r5 = (int64_t)u * f5 + (int64_t)v * g5 + (int64_t)x4;
    const uint32_t out4 = (uint32_t)r5 & 0x7ffffff;
    const int32_t x5 = (int32_t)(r5 >> 27);
    const int64_t r6 = (int64_t)u * f6 + (int64_t)v * g6 + (int64_t)x5;
    const uint32_t out5 = (uint32_t)r6 & 0x7ffffff;
    const int32_t x6 = (int32_t)(r6 >> 27);
    const int64_t r7 = (int64_t)u * f7 + (int64_t)v * g7 + (int64_t)x6;
    const uint32_t out6 = (uint32_t)r7 & 0x7ffffff;
    const int32_t x7 = (int32_t)(r7 >> 27);
    const int64_t r8 = (int64_t)u * f8 + (int64_t)v * g8 + (int64_t)x7;
    const uint32_t out7 = (uint32_t)r8 & 0x7ffffff;
    const int32_t x8 = (int32_t)(r8 >> 27);
    const int64_t r9 = (int64_t)u * f9 + (int64_t)v * g9 + (int64_t)x8;
    const uint32_t out8 = (uint32_t)r9 & 0x7ffffff;
    const int32_t x9 = (int32_t)(r9 >> 27);
    const int64_t r10 = (int64_t)u * f10 + (int64_t)v * g10 + (int64_t)x9;
    const uint32_t out9 = (uint32_t)r10 & 0x7ffffff;
    const int32_t x10 = (int32_t)(r10 >> 27);
    const int64_t r11 = (int64_t)u * f11 + (int64_t)v * g11 + (int64_t)x10;
    const uint32_t out10 = (uint32_t)r11 & 0x7ffffff;
    const int32_t x11 = (int32_t)(r11 >> 27);
    const int64_t r12 = (int64_t)u * f12 + (int64_t)v * g12 + (int64_t)x11;
    const uint32_t out11 = (uint32_t)r12 & 0x7ffffff;
    const int32_t x12 = (int32_t)(r12 >> 27);
    const int64_t r13 = (int64_t)u * f13 + (int64_t)v * g13 + (int64_t)x12;
    const uint32_t out12 = (uint32_t)r13 & 0x7ffffff;
    const int32_t x13 = (int32_t)(r13 >> 27);
    const int64_t r14 = (int64_t)u * f14 + (int64_t)v * g14 + (int64_t)x13;
    const uint32_t out13 = (uint32_t)r14 & 0x7ffffff;
    const int32_t x14 = (int32_t)(r14 >> 27);
    const int64_t r15 = (int64_t)u * f15 + (int64_t)v * g15 + (int64_t)x14;
    const uint32_t out14 = (uint32_t)r15 & 0x7ffffff;
    const int32_t x15 = (int32_t)(r15 >> 27);
    const int64_t r16 = (int64_t)u * f16 + (int64_t)v * g16 + (int64_t)x15;
    const uint32_t out15 = (uint32_t)r16 & 0x7ffffff;
    const int32_t x16 = (int32_t)(r16 >> 27);
    const int64_t r17 = (int64_t)u * f17 + (int64_t)v * g17 + (int64_t)x16;
    const uint32_t out16 = (uint32_t)r17 & 0x7ffffff;
    const int32_t x17 = (int32_t)(r17 >> 27);
    const int64_t r18 = (int64_t)u * f18 + (int64_t)v * g18 + (int64_t)x17;
    const uint32_t out17 = (uint32_t)r18 & 0x7ffffff;
    const int32_t out18 = (int32_t)(r18 >> 27);
    const int64_t r19 = (r18 >> 27) - (int64_t)out18;
    const int32_t high0 = (int32_t)(r19 >> 32);
    out[0] = (int32_t)out0;
    out[1] = (int32_t)out1;
    out[2] = (int32_t)out2;
    out[3] = (int32_t)out3;
    out[4] = (int32_t)out4;
    out[5] = (int32_t)out5;
    out[6] = (int32_t)out6;
    out[7] = (int32_t)out7;
    out[8] = (int32_t)out8;
    out[9] = (int32_t)out9;
    out[10] = (int32_t)out10;
    out[11] = (int32_t)out11;
    out[12] = (int32_t)out12;
    out[13] = (int32_t)out13;
    out[14] = (int32_t)out14;
    out[15] = (int32_t)out15;
    out[16] = (int32_t)out16;
    out[17] = (int32_t)out17;
    out[18] = out18;
    *low = low0;
    *high = high0;
}

// `2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
//
// - takes `u` in `[-2^29, 2^29]`
// - takes `v` in `[-2^29, 2^29]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
// - returns `cut_u` in `[-1, 1]`
// - returns `cut_v` in `[-1, 1]`
static void csidh512_update_de(
    int32_t out[18],
    int32_t *cut_u,
    int32_t *cut_v,
    int32_t u,
    int32_t v,
    const int32_t d[18],
    const int32_t e[18]) {
    const int32_t d0 = d[0];
    const int32_t d1 = d[1];
    const int32_t d2 = d[2];
    const int32_t d3 = d[3];
    const int32_t d4 = d[4];
    const int32_t d5 = d[5];
    const int32_t d6 = d[6];
    const int32_t d7 = d[7];
    const int32_t d8 = d[8];
    const int32_t d9 = d[9];
    const int32_t d10 = d[10];
    const int32_t d11 = d[11];
    const int32_t d12 = d[12];
    const int32_t d13 = d[13];
    const int32_t d14 = d[14];
    const int32_t d15 = d[15];
    const int32_t d16 = d[16];
    const int32_t d17 = d[17];
    const int32_t e0 = e[0];
    const int32_t e1 = e[1];
    const int32_t e2 = e[2];
    const int32_t e3 = e[3];
    const int32_t e4 = e[4];
    const int32_t e5 = e[5];
    const int32_t e6 = e[6];
    const int32_t e7 = e[7];
    const int32_t e8 = e[8];
    const int32_t e9 = e[9];
    const int32_t e10 = e[10];
    const int32_t e11 = e[11];
    const int32_t e12 = e[12];
    const int32_t e13 = e[13];
    const int32_t e14 = e[14];
    const int32_t e15 = e[15];
    const int32_t e16 = e[16];
    const int32_t e17 = e[17];
    const int32_t x0 = u + 0x10000000;
    const uint32_t x1 = (uint32_t)x0 & 0x1fffffff;
    const int32_t x2 = (int32_t)x1 - 0x10000000;
    const int32_t cut_u0 = x0 >> 29;
    const int32_t x3 = v + 0x10000000;
    const uint32_t x4 = (uint32_t)x3 & 0x1fffffff;
    const int32_t x5 = (int32_t)x4 - 0x10000000;
    const int32_t cut_v0 = x3 >> 29;
    const int64_t r0 = (int64_t)x2 * d0 + (int64_t)x5 * e0;
    const uint32_t x6 = (uint32_t)r0;
    const uint32_t x7 = x6 * 0x232e294d;
    const uint32_t x8 = x7 & 0x3fffffff;
    const int64_t r1 = r0 + (int64_t)x8 * -(int64_t)0xc393785;
    const int32_t x9 = (int32_t)(r1 >> 30);
    const int64_t r2 = (int64_t)x2 * d1
        + (int64_t)x5 * e1
        + (int64_t)x9
        + (int64_t)x8 * -(int64_t)0x11f91beb;
    const uint32_t out0 = (uint32_t)r2 & 0x3fffffff;
    const int32_t x10 = (int32_t)(r2 >> 30);
    const int64_t r3 = (int64_t)x2 * d2
        + (int64_t)x5 * e2
        + (int64_t)x10
        + (int64_t)x8 * -(int64_t)0x5357cae;
    const uint32_t out1 = (uint32_t)r3 & 0x3fffffff;
    const int32_t x11 = (int32_t)(r3 >> 30);
    const int64_t r4 = (int64_t)x2 * d3
        + (int64_t)x5 * e3
        + (int64_t)x11
        + (int64_t)x8 * 0x1c86fd16;
    const uint32_t out2 = (uint32_t)r4 & 0x3fffffff;
    const int32_t x12 = (int32_t)(r4 >> 30);
    const int64_t r5 = (int64_t)x2 * d4 + (int64_t)x5 * e4 + (int64_t)x12 + (int64_t)x8 * 0xb4f25c2;
    const uint32_t out3 = (uint32_t)r5 & 0x3fffffff;
    const int32_t x13 = (int32_t)(r5 >> 30);
    const int64_t r6 = (int64_t)x2 * d5
        + (int64_t)x5 * e5
        + (int64_t)x13
        + (int64_t)x8 * 0x1cc3307c;
    const uint32_t out4 = (uint32_t)r6 & 0x3fffffff;
    const int32_t x14 = (int32_t)(r6 >> 30);
    const int64_t r7 = (int64_t)x2 * d6
        + (int64_t)x5 * e6
        + (int64_t)x14
        + (int64_t)x8 * -(int64_t)0xaaf8aea;
    const uint32_t out5 = (uint32_t)r7 & 0x3fffffff;
    const int32_t x15 = (int32_t)(r7 >> 30);
    const int64_t r8 = (int64_t)x2 * d7
        + (int64_t)x5 * e7
        + (int64_t)x15
        + (int64_t)x8 * -(int64_t)0xe4ea603;
    const uint32_t out6 = (uint32_t)r8 & 0x3fffffff;
    const int32_t x16 = (int32_t)(r8 >> 30);
    const int64_t r9 = (int64_t)x2 * d8 + (int64_t)x5 * e8 + (int64_t)x16 + (int64_t)x8 * 0x9cda7ab;
    const uint32_t out7 = (uint32_t)r9 & 0x3fffffff;
    const int32_t x17 = (int32_t)(r9 >> 30);
    const int64_t r10 = (int64_t)x2 * d9
        + (int64_t)x5 * e9
        + (int64_t)x17
        + (int64_t)x8 * -(int64_t)0xce5b375;
    const uint32_t out8 = (uint32_t)r10 & 0x3fffffff;
    const int32_t x18 = (int32_t)(r10 >> 30);
    const int64_t r11 = (int64_t)x2 * d10
        + (int64_t)x5 * e10
        + (int64_t)x18
        + (int64_t)x8 * 0x425afc0;
    const uint32_t out9 = (uint32_t)r11 & 0x3fffffff;
    const int32_t x19 = (int32_t)(r11 >> 30);
    const int64_t r12 = (int64_t)x2 * d11
        + (int64_t)x5 * e11
        + (int64_t)x19
        + (int64_t)x8 * 0xebb7223;
    const uint32_t out10 = (uint32_t)r12 & 0x3fffffff;
    const int32_t x20 = (int32_t)(r12 >> 30);
    const int64_t r13 = (int64_t)x2 * d12
        + (int64_t)x5 * e12
        + (int64_t)x20
        + (int64_t)x8 * 0xab42d08;
    const uint32_t out11 = (uint32_t)r13 & 0x3fffffff;
    const int32_t x21 = (int32_t)(r13 >> 30);
    const int64_t r14 = (int64_t)x2 * d13
        + (int64_t)x5 * e13
        + (int64_t)x21
        + (int64_t)x8 * 0x578f931;
    const uint32_t out12 = (uint32_t)r14 & 0x3fffffff;
    const int32_t x22 = (int32_t)(r14 >> 30);
    const int64_t r15 = (int64_t)x2 * d14
        + (int64_t)x5 * e14
        + (int64_t)x22
        + (int64_t)x8 * -(int64_t)0x3754f3;
    const uint32_t out13 = (uint32_t)r15 & 0x3fffffff;
    const int32_t x23 = (int32_t)(r15 >> 30);
    const int64_t r16 = (int64_t)x2 * d15
        + (int64_t)x5 * e15
        + (int64_t)x23
        + (int64_t)x8 * 0x1d03e270;
    const uint32_t out14 = (uint32_t)r16 & 0x3fffffff;
    const int32_t x24 = (int32_t)(r16 >> 30);
    const int64_t r17 = (int64_t)x2 * d16
        + (int64_t)x5 * e16
        + (int64_t)x24
        + (int64_t)x8 * -(int64_t)0x1a4b7171;
    const uint32_t out15 = (uint32_t)r17 & 0x3fffffff;
    const int32_t x25 = (int32_t)(r17 >> 30);
    const int64_t r18 = (int64_t)x2 * d17 + (int64_t)x5 * e17 + (int64_t)x25 + (int64_t)x8 * 2;
    const uint32_t out16 = (uint32_t)r18 & 0x3fffffff;
    const int32_t out17 = (int32_t)(r18 >> 30);
    out[0] = (int32_t)out0;
    out[1] = (int32_t)out1;
    out[2] = (int32_t)out2;
    out[3] = (int32_t)out3;
    out[4] = (int32_t)out4;
    out[5] = (int32_t)out5;
    out[6] = (int32_t)out6;
    out[7] = (int32_t)out7;
    out[8] = (int32_t)out8;
    out[9] = (int32_t)out9;
    out[10] = (int32_t)out10;
    out[11] = (int32_t)out11;
    out[12] = (int32_t)out12;
    out[13] = (int32_t)out13;
    out[14] = (int32_t)out14;
    out[15] = (int32_t)out15;
    out[16] = (int32_t)out16;
    out[17] = out17;
    *cut_u = cut_u0;
    *cut_v = cut_v0;
}

// `out = the integer of the limbs of a (mod p), 0 <= out < p`
//
// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
static void csidh512_invert_start(int32_t out[19], const uint32_t a[19]) {
    const uint32_t a0 = a[0];
    const uint32_t a1 = a[1];
    const uint32_t a2 = a[2];
    const uint32_t a3 = a[3];
    const uint32_t a4 = a[4];
    const uint32_t a5 = a[5];
    const uint32_t a6 = a[6];
    const uint32_t a7 = a[7];
    const uint32_t a8 = a[8];
    const uint32_t a9 = a[9];
    const uint32_t a10 = a[10];
    const uint32_t a11 = a[11];
    const uint32_t a12 = a[12];
    const uint32_t a13 = a[13];
    const uint32_t a14 = a[14];
    const uint32_t a15 = a[15];
    const uint32_t a16 = a[16];
    const uint32_t a17 = a[17];
    const uint32_t a18 = a[18];
    const uint32_t x0 = a1 + (a0 >> 27);
    const uint32_t x1 = x0 & 0x7ffffff;
    const uint32_t x2 = a2 + (x0 >> 27);
    const uint32_t x3 = x2 & 0x7ffffff;
    const uint32_t x4 = a3 + (x2 >> 27);
    const uint32_t x5 = x4 & 0x7ffffff;
    const uint32_t x6 = a4 + (x4 >> 27);
    const uint32_t x7 = x6 & 0x7ffffff;
    const uint32_t x8 = a5 + (x6 >> 27);
    const uint32_t x9 = x8 & 0x7ffffff;
    const uint32_t x10 = a6 + (x8 >> 27);
    const uint32_t x11 = x10 & 0x7ffffff;
    const uint32_t x12 = a7 + (x10 >> 27);
    const uint32_t x13 = x12 & 0x7ffffff;
    const uint32_t x14 = a8 + (x12 >> 27);
    const uint32_t x15 = x14 & 0x7ffffff;
    const uint32_t x16 = a9 + (x14 >> 27);
    const uint32_t x17 = x16 & 0x7ffffff;
    const uint32_t x18 = a10 + (x16 >> 27);
    const uint32_t x19 = x18 & 0x7ffffff;
    const uint32_t x20 = a11 + (x18 >> 27);
    const uint32_t x21 = x20 & 0x7ffffff;
    const uint32_t x22 = a12 + (x20 >> 27);
    const uint32_t x23 = x22 & 0x7ffffff;
    const uint32_t x24 = a13 + (x22 >> 27);
    const uint32_t x25 = x24 & 0x7ffffff;
    const uint32_t x26 = a14 + (x24 >> 27);
    const uint32_t x27 = x26 & 0x7ffffff;
    const uint32_t x28 = a15 + (x26 >> 27);
    const uint32_t x29 = x28 & 0x7ffffff;
    const uint32_t x30 = a16 + (x28 >> 27);
    const uint32_t x31 = x30 & 0x7ffffff;
    const uint32_t x32 = a17 + (x30 >> 27);
    const uint32_t x33 = x32 & 0x7ffffff;
    const uint32_t x34 = a18 + (x32 >> 27);
    const uint32_t x35 = x1 & 31;
    const uint32_t x36 = (a0 & 0x7ffffff) + (x35 << 27);
    const uint32_t x37 = x3 & 1023;
    const uint32_t x38 = (x1 >> 5) + (x37 << 22);
    const uint32_t x39 = x5 & 32767;
    const uint32_t x40 = (x3 >> 10) + (x39 << 17);
    const uint32_t x41 = x7 & 0xfffff;
    const uint32_t x42 = (x5 >> 15) + (x41 << 12);
    const uint32_t x43 = x9 & 0x1ffffff;
    const uint32_t x44 = (x7 >> 20) + (x43 << 7);
    const uint32_t x45 = x13 & 7;
    const uint32_t x46 = (x9 >> 25) + (x11 << 2) + (x45 << 29);
    const uint32_t x47 = x15 & 255;
    const uint32_t x48 = (x13 >> 3) + (x47 << 24);
    const uint32_t x49 = x17 & 8191;
    const uint32_t x50 = (x15 >> 8) + (x49 << 19);
    const uint32_t x51 = x19 & 0x3ffff;
    const uint32_t x52 = (x17 >> 13) + (x51 << 14);
    const uint32_t x53 = x21 & 0x7fffff;
    const uint32_t x54 = (x19 >> 18) + (x53 << 9);
    const uint32_t x55 = x25 & 1;
    const uint32_t x56 = (x21 >> 23) + (x23 << 4) + (x55 << 31);
    const uint32_t x57 = x27 & 63;
    const uint32_t x58 = (x25 >> 1) + (x57 << 26);
    const uint32_t x59 = x29 & 2047;
    const uint32_t x60 = (x27 >> 6) + (x59 << 21);
    const uint32_t x61 = x31 & 65535;
    const uint32_t x62 = (x29 >> 11) + (x61 << 16);
    const uint32_t x63 = x33 & 0x1fffff;
    const uint32_t x64 = (x31 >> 16) + (x63 << 11);
    const uint32_t x65 = (x33 >> 21) + (x34 << 6);
    uint32_t x66;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x66, x36, 0x678d90f6, 0);
    uint32_t x67;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x67, x38, 0x3703720a, c0);
    uint32_t x68;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x68, x40, 0xaf59506a, c1);
    uint32_t x69;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x69, x42, 0x84e437e8, c2);
    uint32_t x70;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x70, x44, 0x3e169e4b, c3);
    uint32_t x71;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x71, x46, 0xa2ce6198, c4);
    uint32_t x72;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x72, x48, 0xcfe6aa0e, c5);
    uint32_t x73;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x73, x50, 0x4f558d8a, c6);
    uint32_t x74;
    const uint8_t c8 = limbforge_sub_borrow_u32(&x74, x52, 0x2645939b, c7);
    uint32_t x75;
    const uint8_t c9 = limbforge_sub_borrow_u32(&x75, x54, 0xb5f7f98d, c8);
    uint32_t x76;
    const uint8_t c10 = limbforge_sub_borrow_u32(&x76, x56, 0xdb911884, c9);
    uint32_t x77;
    const uint8_t c11 = limbforge_sub_borrow_u32(&x77, x58, 0x685a1075, c10);
    uint32_t x78;
    const uint8_t c12 = limbforge_sub_borrow_u32(&x78, x60, 0xbc7c9895, c11);
    uint32_t x79;
    const uint8_t c13 = limbforge_sub_borrow_u32(&x79, x62, 0xf91561a2, c12);
    uint32_t x80;
    const uint8_t c14 = limbforge_sub_borrow_u32(&x80, x64, 0xe81f137f, c13);
    uint32_t x81;
    const uint8_t c15 = limbforge_sub_borrow_u32(&x81, x65, 0xcb691d1e, c14);
    const uint32_t c15_mask = (uint32_t)0 - (uint32_t)c15;
    const uint32_t x82 = x66 ^ (c15_mask & (x36 ^ x66));
    const uint32_t x83 = x67 ^ (c15_mask & (x38 ^ x67));
    const uint32_t x84 = x68 ^ (c15_mask & (x40 ^ x68));
    const uint32_t x85 = x69 ^ (c15_mask & (x42 ^ x69));
    const uint32_t x86 = x70 ^ (c15_mask & (x44 ^ x70));
    const uint32_t x87 = x71 ^ (c15_mask & (x46 ^ x71));
    const uint32_t x88 = x72 ^ (c15_mask & (x48 ^ x72));
    const uint32_t x89 = x73 ^ (c15_mask & (x50 ^ x73));
    const uint32_t x90 = x74 ^ (c15_mask & (x52 ^ x74));
    const uint32_t x91 = x75 ^ (c15_mask & (x54 ^ x75));
    const uint32_t x92 = x76 ^ (c15_mask & (x56 ^ x76));
    const uint32_t x93 = x77 ^ (c15_mask & (x58 ^ x77));
    const uint32_t x94 = x78 ^ (c15_mask & (x60 ^ x78));
    const uint32_t x95 = x79 ^ (c15_mask & (x62 ^ x79));
    const uint32_t x96 = x80 ^ (c15_mask & (x64 ^ x80));
    const uint32_t x97 = x81 ^ (c15_mask & (x65 ^ x81));
    uint32_t x98;
    const uint8_t c16 = limbforge_sub_borrow_u32(&x98, x82, 0x33c6c87b, 0);
    uint32_t x99;
    const uint8_t c17 = limbforge_sub_borrow_u32(&x99, x83, 0x1b81b905, c16);
    uint32_t x100;
    const uint8_t c18 = limbforge_sub_borrow_u32(&x100, x84, 0x57aca835, c17);
    uint32_t x101;
    const uint8_t c19 = limbforge_sub_borrow_u32(&x101, x85, 0xc2721bf4, c18);
    uint32_t x102;
    const uint8_t c20 = limbforge_sub_borrow_u32(&x102, x86, 0x1f0b4f25, c19);
    uint32_t x103;
    const uint8_t c21 = limbforge_sub_borrow_u32(&x103, x87, 0x516730cc, c20);
    uint32_t x104;
    const uint8_t c22 = limbforge_sub_borrow_u32(&x104, x88, 0x67f35507, c21);
    uint32_t x105;
    const uint8_t c23 = limbforge_sub_borrow_u32(&x105, x89, 0xa7aac6c5, c22);
    uint32_t x106;
    const uint8_t c24 = limbforge_sub_borrow_u32(&x106, x90, 0x9322c9cd, c23);
    uint32_t x107;
    const uint8_t c25 = limbforge_sub_borrow_u32(&x107, x91, 0x5afbfcc6, c24);
    uint32_t x108;
    const uint8_t c26 = limbforge_sub_borrow_u32(&x108, x92, 0xedc88c42, c25);
    uint32_t x109;
    const uint8_t c27 = limbforge_sub_borrow_u32(&x109, x93, 0xb42d083a, c26);
    uint32_t x110;
    const uint8_t c28 = limbforge_sub_borrow_u32(&x110, x94, 0x5e3e4c4a, c27);
    uint32_t x111;
    const uint8_t c29 = limbforge_sub_borrow_u32(&x111, x95, 0xfc8ab0d1, c28);
    uint32_t x112;
    const uint8_t c30 = limbforge_sub_borrow_u32(&x112, x96, 0x740f89bf, c29);
    uint32_t x113;
    const uint8_t c31 = limbforge_sub_borrow_u32(&x113, x97, 0x65b48e8f, c30);
    const uint32_t c31_mask = (uint32_t)0 - (uint32_t)c31;
    const uint32_t x114 = x98 ^ (c31_mask & (x82 ^ x98));
    const uint32_t x115 = x99 ^ (c31_mask & (x83 ^ x99));
    const uint32_t x116 = x100 ^ (c31_mask & (x84 ^ x100));
    const uint32_t x117 = x101 ^ (c31_mask & (x85 ^ x101));
    const uint32_t x118 = x102 ^ (c31_mask & (x86 ^ x102));
    const uint32_t x119 = x103 ^ (c31_mask & (x87 ^ x103));
    const uint32_t x120 = x104 ^ (c31_mask & (x88 ^ x104));
    const uint32_t x121 = x105 ^ (c31_mask & (x89 ^ x105));
    const uint32_t x122 = x106 ^ (c31_mask & (x90 ^ x106));
    const uint32_t x123 = x107 ^ (c31_mask & (x91 ^ x107));
    const uint32_t x124 = x108 ^ (c31_mask & (x92 ^ x108));
    const uint32_t x125 = x109 ^ (c31_mask & (x93 ^ x109));
    const uint32_t x126 = x110 ^ (c31_mask & (x94 ^ x110));
    const uint32_t x127 = x111 ^ (c31_mask & (x95 ^ x111));
    const uint32_t x128 = x112 ^ (c31_mask & (x96 ^ x112));
    const uint32_t x129 = x113 ^ (c31_mask & (x97 ^ x113));
    const uint32_t x130 = x114 & 0x7ffffff;
    const uint32_t x131 = x115 & 0x3fffff;
    const uint32_t x132 = (x114 >> 27) + (x131 << 5);
    const uint32_t x133 = x116 & 0x1ffff;
    const uint32_t x134 = (x115 >> 22) + (x133 << 10);
    const uint32_t x135 = x117 & 4095;
    const uint32_t x136 = (x116 >> 17) + (x135 << 15);
    const uint32_t x137 = x118 & 127;
    const uint32_t x138 = (x117 >> 12) + (x137 << 20);
    const uint32_t x139 = x119 & 3;
    const uint32_t x140 = (x118 >> 7) + (x139 << 25);
    const uint32_t x141 = (x119 >> 2) & 0x7ffffff;
    const uint32_t x142 = x120 & 0xffffff;
    const uint32_t x143 = (x119 >> 29) + (x142 << 3);
    const uint32_t x144 = x121 & 0x7ffff;
    const uint32_t x145 = (x120 >> 24) + (x144 << 8);
    const uint32_t x146 = x122 & 16383;
    const uint32_t x147 = (x121 >> 19) + (x146 << 13);
    const uint32_t x148 = x123 & 511;
    const uint32_t x149 = (x122 >> 14) + (x148 << 18);
    const uint32_t x150 = x124 & 15;
    const uint32_t x151 = (x123 >> 9) + (x150 << 23);
    const uint32_t x152 = (x124 >> 4) & 0x7ffffff;
    const uint32_t x153 = x125 & 0x3ffffff;
    const uint32_t x154 = (x124 >> 31) + (x153 << 1);
    const uint32_t x155 = x126 & 0x1fffff;
    const uint32_t x156 = (x125 >> 26) + (x155 << 6);
    const uint32_t x157 = x127 & 65535;
    const uint32_t x158 = (x126 >> 21) + (x157 << 11);
    const uint32_t x159 = x128 & 2047;
    const uint32_t x160 = (x127 >> 16) + (x159 << 16);
    const uint32_t x161 = x129 & 63;
    const uint32_t x162 = (x128 >> 11) + (x161 << 21);
    const int32_t o0 = (int32_t)x130 - 0x8000000;
    const int32_t o1 = (int32_t)x132 - 0x8000000 + 1;
    const int32_t o2 = (int32_t)x134 - 0x8000000 + 1;
    const int32_t o3 = (int32_t)x136 - 0x8000000 + 1;
    const int32_t o4 = (int32_t)x138 - 0x8000000 + 1;
    const int32_t o5 = (int32_t)x140 - 0x8000000 + 1;
    const int32_t o6 = (int32_t)x141 - 0x8000000 + 1;
    const int32_t o7 = (int32_t)x143 - 0x8000000 + 1;
    const int32_t o8 = (int32_t)x145 - 0x8000000 + 1;
    const int32_t o9 = (int32_t)x147 - 0x8000000 + 1;
    const int32_t o10 = (int32_t)x149 - 0x8000000 + 1;
    const int32_t o11 = (int32_t)x151 - 0x8000000 + 1;
    const int32_t o12 = (int32_t)x152 - 0x8000000 + 1;
    const int32_t o13 = (int32_t)x154 - 0x8000000 + 1;
    const int32_t o14 = (int32_t)x156 - 0x8000000 + 1;
    const int32_t o15 = (int32_t)x158 - 0x8000000 + 1;
    const int32_t o16 = (int32_t)x160 - 0x8000000 + 1;
    const int32_t o17 = (int32_t)x162 - 0x8000000 + 1;
    const uint32_t o18 = (x129 >> 6) + 1;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
    out[16] = o16;
    out[17] = o17;
    out[18] = (int32_t)o18;
}

// `out = 1 if f < 0, else 0`
//
// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
// - returns `out` in `[0, 1]`
static void csidh512_invert_sign(uint32_t *out, const int32_t f[19]) {
    const int32_t f0 = f[0];
    const int32_t f1 = f[1];
    const int32_t f2 = f[2];
    const int32_t f3 = f[3];
    const int32_t f4 = f[4];
    const int32_t f5 = f[5];
    const int32_t f6 = f[6];
    const int32_t f7 = f[7];
    const int32_t f8 = f[8];
    const int32_t f9 = f[9];
    const int32_t f10 = f[10];
    const int32_t f11 = f[11];
    const int32_t f12 = f[12];
    const int32_t f13 = f[13];
    const int32_t f14 = f[14];
    const int32_t f15 = f[15];
    const int32_t f16 = f[16];
    const int32_t f17 = f[17];
    const int32_t f18 = f[18];
    const int32_t x0 = f1 + (f0 >> 27);
    const int32_t x1 = f2 + (x0 >> 27);
    const int32_t x2 = f3 + (x1 >> 27);
    const int32_t x3 = f4 + (x2 >> 27);
    const int32_t x4 = f5 + (x3 >> 27);
    const int32_t x5 = f6 + (x4 >> 27);
    const int32_t x6 = f7 + (x5 >> 27);
    const int32_t x7 = f8 + (x6 >> 27);
    const int32_t x8 = f9 + (x7 >> 27);
    const int32_t x9 = f10 + (x8 >> 27);
    const int32_t x10 = f11 + (x9 >> 27);
    const int32_t x11 = f12 + (x10 >> 27);
    const int32_t x12 = f13 + (x11 >> 27);
    const int32_t x13 = f14 + (x12 >> 27);
    const int32_t x14 = f15 + (x13 >> 27);
    const int32_t x15 = f16 + (x14 >> 27);
    const int32_t x16 = f17 + (x15 >> 27);
    const int32_t x17 = x16 >> 27;
    const int64_t r0 = (int64_t)f18 + (int64_t)x17;
    const int32_t x18 = (int32_t)(r0 >> 32);
    const uint32_t x19 = (uint32_t)x18 + 1;
    uint32_t o0_unread;
    const uint8_t o0 = limbforge_sub_borrow_u32(&o0_unread, x19, 1, 0);
    *out = (uint32_t)o0;
}

// `out = -d if negative is 1, d if it is 0 (mod p)`
//
// - takes `negative` in `[0, 1]`
// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
static void csidh512_invert_finish(uint32_t out[19], uint32_t negative, const int32_t d[18]) {
    const int32_t d0 = d[0];
    const int32_t d1 = d[1];
    const int32_t d2 = d[2];
    const int32_t d3 = d[3];
    const int32_t d4 = d[4];
    const int32_t d5 = d[5];
    const int32_t d6 = d[6];
    const int32_t d7 = d[7];
    const int32_t d8 = d[8];
    const int32_t d9 = d[9];
    const int32_t d10 = d[10];
    const int32_t d11 = d[11];
    const int32_t d12 = d[12];
    const int32_t d13 = d[13];
    const int32_t d14 = d[14];
    const int32_t d15 = d[15];
    const int32_t d16 = d[16];
    const int32_t d17 = d[17];
    const int32_t x0 = 0xf1b21ec - d0;
    const int32_t x1 = d0 + 0x1b545971;
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    const uint32_t negative_mask = (uint32_t)0 - limbforge_barrier_u32(negative);
    const int32_t x2 = (int32_t)((uint32_t)x1 ^ (negative_mask & ((uint32_t)x0 ^ (uint32_t)x1)));
    const int32_t x3 = -(int32_t)0x7e46fad - d1;
    const int32_t x4 = d1 + 0xa14ac3e;
    const int32_t x5 = (int32_t)((uint32_t)x4 ^ (negative_mask & ((uint32_t)x3 ^ (uint32_t)x4)));
    const int32_t x6 = x5 + (x2 >> 30);
    const uint32_t x7 = (uint32_t)x6 & 0x3fffffff;
    const int32_t x8 = -(int32_t)0x14d5f2b9 - d2;
    const int32_t x9 = d2 + -(int32_t)0xfa0760b;
    const int32_t x10 = (int32_t)((uint32_t)x9 ^ (negative_mask & ((uint32_t)x8 ^ (uint32_t)x9)));
    const int32_t x11 = x10 + (x6 >> 30);
    const uint32_t x12 = (uint32_t)x11 & 0x3fffffff;
    const int32_t x13 = -(int32_t)0xde40ba8 - d3;
    const int32_t x14 = d3 + 0x1594f742;
    const int32_t x15 = (int32_t)((uint32_t)x14 ^ (negative_mask & ((uint32_t)x13 ^ (uint32_t)x14)));
    const int32_t x16 = x15 + (x11 >> 30);
    const uint32_t x17 = (uint32_t)x16 & 0x3fffffff;
    const int32_t x18 = -(int32_t)0x12c368f6 - d4;
    const int32_t x19 = d4 + -(int32_t)0x1e128eb9;
    const int32_t x20 = (int32_t)((uint32_t)x19 ^ (negative_mask & ((uint32_t)x18 ^ (uint32_t)x19)));
    const int32_t x21 = x20 + (x16 >> 30);
    const uint32_t x22 = (uint32_t)x21 & 0x3fffffff;
    const int32_t x23 = -(int32_t)0xcf33e0f - d5;
    const int32_t x24 = d5 + 0x16499175;
    const int32_t x25 = (int32_t)((uint32_t)x24 ^ (negative_mask & ((uint32_t)x23 ^ (uint32_t)x24)));
    const int32_t x26 = x25 + (x21 >> 30);
    const uint32_t x27 = (uint32_t)x26 & 0x3fffffff;
    const int32_t x28 = 0x1541d45a - d6;
    const int32_t x29 = d6 + 0x1ff15f43;
    const int32_t x30 = (int32_t)((uint32_t)x29 ^ (negative_mask & ((uint32_t)x28 ^ (uint32_t)x29)));
    const int32_t x31 = x30 + (x26 >> 30);
    const uint32_t x32 = (uint32_t)x31 & 0x3fffffff;
    const int32_t x33 = 0x6c567f3 - d7;
    const int32_t x34 = d7 + 0x15140df6;
    const int32_t x35 = (int32_t)((uint32_t)x34 ^ (negative_mask & ((uint32_t)x33 ^ (uint32_t)x34)));
    const int32_t x36 = x35 + (x31 >> 30);
    const uint32_t x37 = (uint32_t)x36 & 0x3fffffff;
    const int32_t x38 = -(int32_t)0x18c96155 - d8;
    const int32_t x39 = d8 + 0x1d68f700;
    const int32_t x40 = (int32_t)((uint32_t)x39 ^ (negative_mask & ((uint32_t)x38 ^ (uint32_t)x39)));
    const int32_t x41 = x40 + (x36 >> 30);
    const uint32_t x42 = (uint32_t)x41 & 0x3fffffff;
    const int32_t x43 = 0xc69322d - d9;
    const int32_t x44 = d9 + 0x194ee5a1;
    const int32_t x45 = (int32_t)((uint32_t)x44 ^ (negative_mask & ((uint32_t)x43 ^ (uint32_t)x44)));
    const int32_t x46 = x45 + (x41 >> 30);
    const uint32_t x47 = (uint32_t)x46 & 0x3fffffff;
    const int32_t x48 = 0x1096beff - d10;
    const int32_t x49 = d10 + 0xc710f3f;
    const int32_t x50 = (int32_t)((uint32_t)x49 ^ (negative_mask & ((uint32_t)x48 ^ (uint32_t)x49)));
    const int32_t x51 = x50 + (x46 >> 30);
    const uint32_t x52 = (uint32_t)x51 & 0x3fffffff;
    const int32_t x53 = -(int32_t)0x5123774 - d11;
    const int32_t x54 = d11 + -(int32_t)0x13cda997;
    const int32_t x55 = (int32_t)((uint32_t)x54 ^ (negative_mask & ((uint32_t)x53 ^ (uint32_t)x54)));
    const int32_t x56 = x55 + (x51 >> 30);
    const uint32_t x57 = (uint32_t)x56 & 0x3fffffff;
    const int32_t x58 = -(int32_t)0x152f4bdf - d12;
    const int32_t x59 = d12 + -(int32_t)0x1fe378e7;
    const int32_t x60 = (int32_t)((uint32_t)x59 ^ (negative_mask & ((uint32_t)x58 ^ (uint32_t)x59)));
    const int32_t x61 = x60 + (x56 >> 30);
    const uint32_t x62 = (uint32_t)x61 & 0x3fffffff;
    const int32_t x63 = 0x15e3e4c5 - d13;
    const int32_t x64 = d13 + 0x106aeb94;
    const int32_t x65 = (int32_t)((uint32_t)x64 ^ (negative_mask & ((uint32_t)x63 ^ (uint32_t)x64)));
    const int32_t x66 = x65 + (x61 >> 30);
    const uint32_t x67 = (uint32_t)x66 & 0x3fffffff;
    const int32_t x68 = -(int32_t)0xdd53cc - d14;
    const int32_t x69 = d14 + -(int32_t)0xa5fed9;
    const int32_t x70 = (int32_t)((uint32_t)x69 ^ (negative_mask & ((uint32_t)x68 ^ (uint32_t)x69)));
    const int32_t x71 = x70 + (x66 >> 30);
    const uint32_t x72 = (uint32_t)x71 & 0x3fffffff;
    const int32_t x73 = -(int32_t)0xbf07640 - d15;
    const int32_t x74 = d15 + 0x170ba750;
    const int32_t x75 = (int32_t)((uint32_t)x74 ^ (negative_mask & ((uint32_t)x73 ^ (uint32_t)x74)));
    const int32_t x76 = x75 + (x71 >> 30);
    const uint32_t x77 = (uint32_t)x76 & 0x3fffffff;
    const int32_t x78 = 0x16d23a3e - d16;
    const int32_t x79 = d16 + -(int32_t)0xee25452;
    const int32_t x80 = (int32_t)((uint32_t)x79 ^ (negative_mask & ((uint32_t)x78 ^ (uint32_t)x79)));
    const int32_t x81 = x80 + (x76 >> 30);
    const int32_t x82 = 6 - d17;
    const int32_t x83 = d17 + 5;
    const int32_t x84 = (int32_t)((uint32_t)x83 ^ (negative_mask & ((uint32_t)x82 ^ (uint32_t)x83)));
    const int32_t x85 = x84 + (x81 >> 30);
    const uint32_t x86 = x7 & 3;
    const uint32_t x87 = ((uint32_t)x2 & 0x3fffffff) + (x86 << 30);
    const uint32_t x88 = x12 & 15;
    const uint32_t x89 = (x7 >> 2) + (x88 << 28);
    const uint32_t x90 = x17 & 63;
    const uint32_t x91 = (x12 >> 4) + (x90 << 26);
    const uint32_t x92 = x22 & 255;
    const uint32_t x93 = (x17 >> 6) + (x92 << 24);
    const uint32_t x94 = x27 & 1023;
    const uint32_t x95 = (x22 >> 8) + (x94 << 22);
    const uint32_t x96 = x32 & 4095;
    const uint32_t x97 = (x27 >> 10) + (x96 << 20);
    const uint32_t x98 = x37 & 16383;
    const uint32_t x99 = (x32 >> 12) + (x98 << 18);
    const uint32_t x100 = x42 & 65535;
    const uint32_t x101 = (x37 >> 14) + (x100 << 16);
    const uint32_t x102 = x47 & 0x3ffff;
    const uint32_t x103 = (x42 >> 16) + (x102 << 14);
    const uint32_t x104 = x52 & 0xfffff;
    const uint32_t x105 = (x47 >> 18) + (x104 << 12);
    const uint32_t x106 = x57 & 0x3fffff;
    const uint32_t x107 = (x52 >> 20) + (x106 << 10);
    const uint32_t x108 = x62 & 0xffffff;
    const uint32_t x109 = (x57 >> 22) + (x108 << 8);
    const uint32_t x110 = x67 & 0x3ffffff;
    const uint32_t x111 = (x62 >> 24) + (x110 << 6);
    const uint32_t x112 = x72 & 0xfffffff;
    const uint32_t x113 = (x67 >> 26) + (x112 << 4);
    const uint32_t x114 = (x72 >> 28) + (x77 << 2);
    const uint32_t x115 = (uint32_t)x85 & 3;
    const uint32_t x116 = ((uint32_t)x81 & 0x3fffffff) + (x115 << 30);
    const uint32_t x117 = (uint32_t)(x85 >> 2);
    uint32_t x118;
    const uint8_t c0 = limbforge_sub_borrow_u32(&x118, x87, 0xcf1b21ec, 0);
    uint32_t x119;
    const uint8_t c1 = limbforge_sub_borrow_u32(&x119, x89, 0x6e06e414, c0);
    uint32_t x120;
    const uint8_t c2 = limbforge_sub_borrow_u32(&x120, x91, 0x5eb2a0d4, c1);
    uint32_t x121;
    const uint8_t c3 = limbforge_sub_borrow_u32(&x121, x93, 0x9c86fd1, c2);
    uint32_t x122;
    const uint8_t c4 = limbforge_sub_borrow_u32(&x122, x95, 0x7c2d3c97, c3);
    uint32_t x123;
    const uint8_t c5 = limbforge_sub_borrow_u32(&x123, x97, 0x459cc330, c4);
    uint32_t x124;
    const uint8_t c6 = limbforge_sub_borrow_u32(&x124, x99, 0x9fcd541d, c5);
    uint32_t x125;
    const uint8_t c7 = limbforge_sub_borrow_u32(&x125, x101, 0x9eab1b15, c6);
    uint32_t x126;
    const uint8_t c8 = limbforge_sub_borrow_u32(&x126, x103, 0x4c8b2736, c7);
    uint32_t x127;
    const uint8_t c9 = limbforge_sub_borrow_u32(&x127, x105, 0x6beff31a, c8);
    uint32_t x128;
    const uint8_t c10 = limbforge_sub_borrow_u32(&x128, x107, 0xb7223109, c9);
    uint32_t x129;
    const uint8_t c11 = limbforge_sub_borrow_u32(&x129, x109, 0xd0b420eb, c10);
    uint32_t x130;
    const uint8_t c12 = limbforge_sub_borrow_u32(&x130, x111, 0x78f9312a, c11);
    uint32_t x131;
    const uint8_t c13 = limbforge_sub_borrow_u32(&x131, x113, 0xf22ac345, c12);
    uint32_t x132;
    const uint8_t c14 = limbforge_sub_borrow_u32(&x132, x114, 0xd03e26ff, c13);
    uint32_t x133;
    const uint8_t c15 = limbforge_sub_borrow_u32(&x133, x116, 0x96d23a3d, c14);
    uint32_t x134;
    const uint8_t c16 = limbforge_sub_borrow_u32(&x134, x117, 1, c15);
    const uint32_t c16_mask = (uint32_t)0 - (uint32_t)c16;
    const uint32_t x135 = x118 ^ (c16_mask & (x87 ^ x118));
    const uint32_t x136 = x119 ^ (c16_mask & (x89 ^ x119));
    const uint32_t x137 = x120 ^ (c16_mask & (x91 ^ x120));
    const uint32_t x138 = x121 ^ (c16_mask & (x93 ^ x121));
    const uint32_t x139 = x122 ^ (c16_mask & (x95 ^ x122));
    const uint32_t x140 = x123 ^ (c16_mask & (x97 ^ x123));
    const uint32_t x141 = x124 ^ (c16_mask & (x99 ^ x124));
    const uint32_t x142 = x125 ^ (c16_mask & (x101 ^ x125));
    const uint32_t x143 = x126 ^ (c16_mask & (x103 ^ x126));
    const uint32_t x144 = x127 ^ (c16_mask & (x105 ^ x127));
    const uint32_t x145 = x128 ^ (c16_mask & (x107 ^ x128));
    const uint32_t x146 = x129 ^ (c16_mask & (x109 ^ x129));
    const uint32_t x147 = x130 ^ (c16_mask & (x111 ^ x130));
    const uint32_t x148 = x131 ^ (c16_mask & (x113 ^ x131));
    const uint32_t x149 = x132 ^ (c16_mask & (x114 ^ x132));
    const uint32_t x150 = x133 ^ (c16_mask & (x116 ^ x133));
    const uint32_t x151 = x134 ^ (c16_mask & (x117 ^ x134));
    uint32_t x152;
    const uint8_t c17 = limbforge_sub_borrow_u32(&x152, x135, 0x678d90f6, 0);
    uint32_t x153;
    const uint8_t c18 = limbforge_sub_borrow_u32(&x153, x136, 0x3703720a, c17);
    uint32_t x154;
    const uint8_t c19 = limbforge_sub_borrow_u32(&x154, x137, 0xaf59506a, c18);
    uint32_t x155;
    const uint8_t c20 = limbforge_sub_borrow_u32(&x155, x138, 0x84e437e8, c19);
    uint32_t x156;
    const uint8_t c21 = limbforge_sub_borrow_u32(&x156, x139, 0x3e169e4b, c20);
    uint32_t x157;
    const uint8_t c22 = limbforge_sub_borrow_u32(&x157, x140, 0xa2ce6198, c21);
    uint32_t x158;
    const uint8_t c23 = limbforge_sub_borrow_u32(&x158, x141, 0xcfe6aa0e, c22);
    uint32_t x159;
    const uint8_t c24 = limbforge_sub_borrow_u32(&x159, x142, 0x4f558d8a, c23);
    uint32_t x160;
    const uint8_t c25 = limbforge_sub_borrow_u32(&x160, x143, 0x2645939b, c24);
    uint32_t x161;
    const uint8_t c26 = limbforge_sub_borrow_u32(&x161, x144, 0xb5f7f98d, c25);
    uint32_t x162;
    const uint8_t c27 = limbforge_sub_borrow_u32(&x162, x145, 0xdb911884, c26);
    uint32_t x163;
    const uint8_t c28 = limbforge_sub_borrow_u32(&x163, x146, 0x685a1075, c27);
    uint32_t x164;
    const uint8_t c29 = limbforge_sub_borrow_u32(&x164, x147, 0xbc7c9895, c28);
    uint32_t x165;
    const uint8_t c30 = limbforge_sub_borrow_u32(&x165, x148, 0xf91561a2, c29);
    uint32_t x166;
    const uint8_t c31 = limbforge_sub_borrow_u32(&x166, x149, 0xe81f137f, c30);
    uint32_t x167;
    const uint8_t c32 = limbforge_sub_borrow_u32(&x167, x150, 0xcb691d1e, c31);
    uint32_t x168;
    const uint8_t c33 = limbforge_sub_borrow_u32(&x168, x151, 0, c32);
    const uint32_t c33_mask = (uint32_t)0 - (uint32_t)c33;
    const uint32_t x169 = x152 ^ (c33_mask & (x135 ^ x152));
    const uint32_t x170 = x153 ^ (c33_mask & (x136 ^ x153));
    const uint32_t x171 = x154 ^ (c33_mask & (x137 ^ x154));
    const uint32_t x172 = x155 ^ (c33_mask & (x138 ^ x155));
    const uint32_t x173 = x156 ^ (c33_mask & (x139 ^ x156));
    const uint32_t x174 = x157 ^ (c33_mask & (x140 ^ x157));
    const uint32_t x175 = x158 ^ (c33_mask & (x141 ^ x158));
    const uint32_t x176 = x159 ^ (c33_mask & (x142 ^ x159));
    const uint32_t x177 = x160 ^ (c33_mask & (x143 ^ x160));
    const uint32_t x178 = x161 ^ (c33_mask & (x144 ^ x161));
    const uint32_t x179 = x162 ^ (c33_mask & (x145 ^ x162));
    const uint32_t x180 = x163 ^ (c33_mask & (x146 ^ x163));
    const uint32_t x181 = x164 ^ (c33_mask & (x147 ^ x164));
    const uint32_t x182 = x165 ^ (c33_mask & (x148 ^ x165));
    const uint32_t x183 = x166 ^ (c33_mask & (x149 ^ x166));
    const uint32_t x184 = x167 ^ (c33_mask & (x150 ^ x167));
    const uint32_t x185 = x168 ^ (c33_mask & (x151 ^ x168));
    uint32_t x186;
    const uint8_t c34 = limbforge_sub_borrow_u32(&x186, x169, 0x33c6c87b, 0);
    uint32_t x187;
    const uint8_t c35 = limbforge_sub_borrow_u32(&x187, x170, 0x1b81b905, c34);
    uint32_t x188;
    const uint8_t c36 = limbforge_sub_borrow_u32(&x188, x171, 0x57aca835, c35);
    uint32_t x189;
    const uint8_t c37 = limbforge_sub_borrow_u32(&x189, x172, 0xc2721bf4, c36);
    uint32_t x190;
    const uint8_t c38 = limbforge_sub_borrow_u32(&x190, x173, 0x1f0b4f25, c37);
    uint32_t x191;
    const uint8_t c39 = limbforge_sub_borrow_u32(&x191, x174, 0x516730cc, c38);
    uint32_t x192;
    const uint8_t c40 = limbforge_sub_borrow_u32(&x192, x175, 0x67f35507, c39);
    uint32_t x193;
    const uint8_t c41 = limbforge_sub_borrow_u32(&x193, x176, 0xa7aac6c5, c40);
    uint32_t x194;
    const uint8_t c42 = limbforge_sub_borrow_u32(&x194, x177, 0x9322c9cd, c41);
    uint32_t x195;
    const uint8_t c43 = limbforge_sub_borrow_u32(&x195, x178, 0x5afbfcc6, c42);
    uint32_t x196;
    const uint8_t c44 = limbforge_sub_borrow_u32(&x196, x179, 0xedc88c42, c43);
    uint32_t x197;
    const uint8_t c45 = limbforge_sub_borrow_u32(&x197, x180, 0xb42d083a, c44);
    uint32_t x198;
    const uint8_t c46 = limbforge_sub_borrow_u32(&x198, x181, 0x5e3e4c4a, c45);
    uint32_t x199;
    const uint8_t c47 = limbforge_sub_borrow_u32(&x199, x182, 0xfc8ab0d1, c46);
    uint32_t x200;
    const uint8_t c48 = limbforge_sub_borrow_u32(&x200, x183, 0x740f89bf, c47);
    uint32_t x201;
    const uint8_t c49 = limbforge_sub_borrow_u32(&x201, x184, 0x65b48e8f, c48);
    uint32_t c50_unread;
    const uint8_t c50 = limbforge_sub_borrow_u32(&c50_unread, x185, 0, c49);
    const uint32_t c50_mask = (uint32_t)0 - (uint32_t)c50;
    const uint32_t x202 = x186 ^ (c50_mask & (x169 ^ x186));
    const uint32_t x203 = x187 ^ (c50_mask & (x170 ^ x187));
    const uint32_t x204 = x188 ^ (c50_mask & (x171 ^ x188));
    const uint32_t x205 = x189 ^ (c50_mask & (x172 ^ x189));
    const uint32_t x206 = x190 ^ (c50_mask & (x173 ^ x190));
    const uint32_t x207 = x191 ^ (c50_mask & (x174 ^ x191));
    const uint32_t x208 = x192 ^ (c50_mask & (x175 ^ x192));
    const uint32_t x209 = x193 ^ (c50_mask & (x176 ^ x193));
    const uint32_t x210 = x194 ^ (c50_mask & (x177 ^ x194));
    const uint32_t x211 = x195 ^ (c50_mask & (x178 ^ x195));
    const uint32_t x212 = x196 ^ (c50_mask & (x179 ^ x196));
    const uint32_t x213 = x197 ^ (c50_mask & (x180 ^ x197));
    const uint32_t x214 = x198 ^ (c50_mask & (x181 ^ x198));
    const uint32_t x215 = x199 ^ (c50_mask & (x182 ^ x199));
    const uint32_t x216 = x200 ^ (c50_mask & (x183 ^ x200));
    const uint32_t x217 = x201 ^ (c50_mask & (x184 ^ x201));
    const uint32_t o0 = x202 & 0x7ffffff;
    const uint32_t x218 = x203 & 0x3fffff;
    const uint32_t o1 = (x202 >> 27) + (x218 << 5);
    const uint32_t x219 = x204 & 0x1ffff;
    const uint32_t o2 = (x203 >> 22) + (x219 << 10);
    const uint32_t x220 = x205 & 4095;
    const uint32_t o3 = (x204 >> 17) + (x220 << 15);
    const uint32_t x221 = x206 & 127;
    const uint32_t o4 = (x205 >> 12) + (x221 << 20);
    const uint32_t x222 = x207 & 3;
    const uint32_t o5 = (x206 >> 7) + (x222 << 25);
    const uint32_t o6 = (x207 >> 2) & 0x7ffffff;
    const uint32_t x223 = x208 & 0xffffff;
    const uint32_t o7 = (x207 >> 29) + (x223 << 3);
    const uint32_t x224 = x209 & 0x7ffff;
    const uint32_t o8 = (x208 >> 24) + (x224 << 8);
    const uint32_t x225 = x210 & 16383;
    const uint32_t o9 = (x209 >> 19) + (x225 << 13);
    const uint32_t x226 = x211 & 511;
    const uint32_t o10 = (x210 >> 14) + (x226 << 18);
    const uint32_t x227 = x212 & 15;
    const uint32_t o11 = (x211 >> 9) + (x227 << 23);
    const uint32_t o12 = (x212 >> 4) & 0x7ffffff;
    const uint32_t x228 = x213 & 0x3ffffff;
    const uint32_t o13 = (x212 >> 31) + (x228 << 1);
    const uint32_t x229 = x214 & 0x1fffff;
    const uint32_t o14 = (x213 >> 26) + (x229 << 6);
    const uint32_t x230 = x215 & 65535;
    const uint32_t o15 = (x214 >> 21) + (x230 << 11);
    const uint32_t x231 = x216 & 2047;
    const uint32_t o16 = (x215 >> 16) + (x231 << 16);
    const uint32_t x232 = x217 & 63;
    const uint32_t o17 = (x216 >> 11) + (x232 << 21);
    const uint32_t o18 = x217 >> 6;
    out[0] = o0;
    out[1] = o1;
    out[2] = o2;
    out[3] = o3;
    out[4] = o4;
    out[5] = o5;
    out[6] = o6;
    out[7] = o7;
    out[8] = o8;
    out[9] = o9;
    out[10] = o10;
    out[11] = o11;
    out[12] = o12;
    out[13] = o13;
    out[14] = o14;
    out[15] = o15;
    out[16] = o16;
    out[17] = o17;
    out[18] = o18;
}

// out = R * a (mod p)
void csidh512_to_montgomery(uint32_t out[19], const uint32_t a[19]) {
    uint32_t out_value[19];
    csidh512_mul(out_value, a, csidh512_r);
    memcpy(out, out_value, sizeof out_value);
}

// out = k * a (mod p)
void csidh512_mul_small(uint32_t out[19], const uint32_t a[19], uint32_t k) {
    uint32_t limbs[19];
    csidh512_limbs_of_word(limbs, k);
    uint32_t factor[19];
    csidh512_to_montgomery(factor, limbs);
    uint32_t out_value[19];
    csidh512_mul(out_value, a, factor);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
void csidh512_from_bytes(uint32_t out[19], const uint8_t bytes[64]) {
    uint32_t limbs[19];
    csidh512_limbs_of_bytes(limbs, bytes);
    uint32_t out_value[19];
    csidh512_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p), ok = 1 if bytes < p
void csidh512_from_bytes_canonical(uint32_t out[19], uint32_t *ok, const uint8_t bytes[64]) {
    uint32_t limbs[19];
    uint32_t ok_value;
    csidh512_limbs_of_bytes_canonical(limbs, &ok_value, bytes);
    uint32_t out_value[19];
    csidh512_to_montgomery(out_value, limbs);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = 2 * a
void csidh512_double(uint32_t out[19], const uint32_t a[19]) {
    uint32_t out_value[19];
    csidh512_add(out_value, a, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a = 0, else 0
void csidh512_is_zero(uint32_t *out, const uint32_t a[19]) {
    uint8_t bytes[64];
    csidh512_to_bytes(bytes, a);
    uint32_t out_value;
    csidh512_bytes_are_zero(&out_value, bytes);
    *out = out_value;
}

// out = 1 if a = b, else 0
void csidh512_equal(uint32_t *out, const uint32_t a[19], const uint32_t b[19]) {
    uint32_t difference[19];
    csidh512_sub(difference, a, b);
    uint32_t out_value;
    csidh512_is_zero(&out_value, difference);
    *out = out_value;
}

// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
void csidh512_is_odd(uint32_t *out, const uint32_t a[19]) {
    uint8_t bytes[64];
    csidh512_to_bytes(bytes, a);
    uint8_t half[64];
    uint32_t out_value;
    csidh512_bytes_parity(half, &out_value, bytes);
    *out = out_value;
}

// out = -a if choice is 1, a if it is 0
void csidh512_conditional_negate(uint32_t out[19], const uint32_t a[19], uint32_t choice) {
    uint32_t opposite[19];
    csidh512_opp(opposite, a);
    uint32_t out_value[19];
    csidh512_select(out_value, choice, opposite, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = bytes (mod p)
//
// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
void csidh512_from_bytes_wide(uint32_t out[19], const uint8_t bytes[128]) {
    uint8_t low_bytes[64];
    memcpy(low_bytes, bytes + 0, sizeof low_bytes);
    uint32_t low[19];
    csidh512_from_bytes(low, low_bytes);
    uint8_t high_bytes[64];
    memcpy(high_bytes, bytes + 64, sizeof high_bytes);
    uint32_t high[19];
    csidh512_from_bytes(high, high_bytes);
    uint32_t shifted[19];
    csidh512_mul(shifted, high, csidh512_wide);
    uint32_t out_value[19];
    csidh512_add(out_value, low, shifted);
    memcpy(out, out_value, sizeof out_value);
}

// out = a^(2^k)
//
// Time depends on k.
void csidh512_pow2k(uint32_t out[19], const uint32_t a[19], uint32_t k) {
    uint32_t out_value[19];
    memcpy(out_value, a, sizeof out_value);
    for (uint32_t i = 0; i < k; i++) {
        csidh512_square(out_value, out_value);
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
//
// Time depends on the exponent, which must not be secret.
void csidh512_vartime_pow(
    uint32_t out[19],
    const uint32_t a[19],
    const uint64_t *exponent, size_t exponent_words) {
    uint32_t out_value[19];
    memcpy(out_value, csidh512_one, sizeof out_value);
    for (size_t bit = 64 * exponent_words; bit-- > 0;) {
        csidh512_square(out_value, out_value);
        if ((exponent[bit / 64] >> (bit % 64)) & 1) {
            csidh512_mul(out_value, out_value, a);
        }
    }
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 / a, and 0 if a = 0
//
// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
void csidh512_invert(uint32_t out[19], const uint32_t a[19]) {
    int32_t f[19];
    memcpy(f, ((const int32_t[]){-(int32_t)0x4393785, -(int32_t)0x7c8df59, -(int32_t)0x55f2b91, -(int32_t)0x205d429, -(int32_t)0x5a3d8de, -(int32_t)0x7c1e961, -(int32_t)0x3a633cc, -(int32_t)0x6557c5, -(int32_t)0x5393a98, -(int32_t)0x6c64b0a, -(int32_t)0x4e5b374, -(int32_t)0x6d28201, -(int32_t)0x123773b, -(int32_t)0x7a5ef8a, -(int32_t)0x6ced52, -(int32_t)0x279750e, -(int32_t)0x6400375, -(int32_t)0x6117e0e, 0x196d23b}), sizeof f);
    int32_t g[19];
    csidh512_invert_start(g, a);
    int32_t d[18];
    memcpy(d, ((const int32_t[]){-(int32_t)0x40000000, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, -(int32_t)0x3fffffff, 1}), sizeof d);
    int32_t e[18];
    memcpy(e, ((const int32_t[]){-(int32_t)0x3fa6c604, -(int32_t)0x3875ecd8, -(int32_t)0x21a93cd7, -(int32_t)0x1c4a799d, -(int32_t)0x137339a5, -(int32_t)0x2fcd6b47, -(int32_t)0x14bb7539, -(int32_t)0x3c8c06f, -(int32_t)0x300cb163, -(int32_t)0x3a77486c, -(int32_t)0x3394364e, -(int32_t)0x28943b42, -(int32_t)0x2ebae0a6, -(int32_t)0x32c0fadf, -(int32_t)0x323957a8, -(int32_t)0xc5a3ae5, -(int32_t)0x3782edf0, 2}), sizeof e);
    int32_t k;
    k = 0;
    int32_t u;
    u = -(int32_t)0x8000000;
    int32_t v;
    v = 0;
    int32_t q;
    q = 0;
    int32_t r;
    r = -(int32_t)0x8000000;
    int32_t low_f;
    csidh512_divsteps_head(&low_f, u, v, f, g);
    int32_t low_g;
    csidh512_divsteps_head(&low_g, q, r, f, g);
    for (uint32_t i = 0; i < 44; i++) {
        int32_t u0;
        u0 = u;
        int32_t v0;
        v0 = v;
        int32_t q0;
        q0 = q;
        int32_t r0;
        r0 = r;
        int32_t u1;
        int32_t v1;
        int32_t q1;
        int32_t r1;
        uint32_t low_1;
        int32_t high_1;
        uint32_t low_2;
        int32_t high_2;
        csidh512_divsteps_fg(&k, &u1, &v1, &q1, &r1, f, &low_1, &high_1, g, &low_2, &high_2, u0, v0, q0, r0, f, g, k, low_f, low_g);
        int32_t next_f;
        int32_t all_f;
        csidh512_divsteps_words(&next_f, &all_f, u1, v1, f, g);
        int32_t next_g;
        int32_t all_g;
        csidh512_divsteps_words(&next_g, &all_g, q1, r1, f, g);
        int32_t u2;
        int32_t v2;
        int32_t q2;
        int32_t r2;
        int32_t new_d[18];
        int32_t cut_u;
        int32_t cut_v;
        csidh512_divsteps_de(&k, &u2, &v2, &q2, &r2, new_d, &cut_u, &cut_v, u0, v0, d, e, k, next_f, next_g);
        csidh512_divsteps_low(&next_f, u2, v2, all_f, all_g);
        csidh512_divsteps_low(&next_g, q2, r2, all_f, all_g);
        int32_t u12;
        int32_t v12;
        int32_t q12;
        int32_t r12;
        csidh512_divsteps_pair(&u12, &v12, &q12, &r12, u2, v2, q2, r2, u1, v1, q1, r1);
        int32_t u3;
        int32_t v3;
        int32_t q3;
        int32_t r3;
        csidh512_divsteps_last(&k, &u3, &v3, &q3, &r3, e, &cut_u, &cut_v, q0, r0, d, e, k, next_f, next_g);
        memcpy(d, new_d, sizeof d);
        csidh512_divsteps_ahead(&low_f, u3, v3, next_f, next_g);
        csidh512_divsteps_ahead(&low_g, q3, r3, next_f, next_g);
        csidh512_divsteps_batch(&u, &v, &q, &r, u3, v3, q3, r3, u12, v12, q12, r12);
    }
    int32_t cut_u;
    int32_t cut_v;
    csidh512_update_de(d, &cut_u, &cut_v, u, v, d, e);
    uint32_t low_1;
    int32_t high_1;
    csidh512_update_fg(f, &low_1, &high_1, u, v, f, g);
    uint32_t negative;
    csidh512_invert_sign(&negative, f);
    uint32_t out_value[19];
    csidh512_invert_finish(out_value, negative, d);
    memcpy(out, out_value, sizeof out_value);
}

// Replaces each element of the list by its inverse, and leaves 0 unchanged.
//
// Time depends only on the length. The scratch list must be at least as long as the list.
void csidh512_invert_batch(uint32_t (*list)[19], uint32_t (*scratch)[19], size_t length) {
    uint32_t product[19];
    memcpy(product, csidh512_one, sizeof product);
    for (size_t i = 0; i < length; i++) {
        memcpy(scratch[i], product, sizeof scratch[i]);
        uint32_t x[19];
        memcpy(x, list[i], sizeof x);
        uint32_t zero;
        csidh512_is_zero(&zero, x);
        csidh512_select(x, zero, csidh512_one, x);
        csidh512_mul(product, product, x);
    }
    uint32_t inverse[19];
    csidh512_invert(inverse, product);
    for (size_t i = length; i-- > 0;) {
        uint32_t x[19];
        memcpy(x, list[i], sizeof x);
        uint32_t prefix[19];
        memcpy(prefix, scratch[i], sizeof prefix);
        uint32_t out[19];
        csidh512_mul(out, inverse, prefix);
        uint32_t zero;
        csidh512_is_zero(&zero, x);
        csidh512_select(out, zero, x, out);
        memcpy(list[i], out, sizeof list[i]);
        csidh512_select(x, zero, csidh512_one, x);
        csidh512_mul(inverse, inverse, x);
    }
}

// out = a^1331684699081905773686966904488651388517342873708180584403111660513502390006644134406723028256595313406156735410987361198165720310405343322235720072016414
static void csidh512_pow_root(uint32_t x183[19], const uint32_t a[19]) {
    uint32_t x1[19];
    csidh512_square(x1, a);
    uint32_t x2[19];
    csidh512_mul(x2, a, x1);
    uint32_t x3[19];
    csidh512_mul(x3, x2, x1);
    uint32_t x4[19];
    csidh512_mul(x4, x3, x1);
    uint32_t x5[19];
    csidh512_mul(x5, x4, x1);
    uint32_t x6[19];
    csidh512_mul(x6, x5, x1);
    uint32_t x7[19];
    csidh512_mul(x7, x6, x1);
    uint32_t x8[19];
    csidh512_mul(x8, x7, x1);
    uint32_t x9[19];
    csidh512_mul(x9, x8, x1);
    uint32_t x10[19];
    csidh512_mul(x10, x9, x1);
    uint32_t x11[19];
    csidh512_mul(x11, x10, x1);
    uint32_t x12[19];
    csidh512_mul(x12, x11, x1);
    uint32_t x13[19];
    csidh512_mul(x13, x12, x1);
    uint32_t x14[19];
    csidh512_mul(x14, x13, x1);
    uint32_t x15[19];
    csidh512_mul(x15, x14, x1);
    uint32_t x16[19];
    csidh512_mul(x16, x15, x1);
    uint32_t x17[19];
    memcpy(x17, x13, sizeof x17);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x17, x17);
    }
    uint32_t x18[19];
    csidh512_mul(x18, x17, x14);
    uint32_t x19[19];
    memcpy(x19, x18, sizeof x19);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x19, x19);
    }
    uint32_t x20[19];
    csidh512_mul(x20, x19, x5);
    uint32_t x21[19];
    memcpy(x21, x20, sizeof x21);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x21, x21);
    }
    uint32_t x22[19];
    csidh512_mul(x22, x21, x15);
    uint32_t x23[19];
    memcpy(x23, x22, sizeof x23);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x23, x23);
    }
    uint32_t x24[19];
    csidh512_mul(x24, x23, x8);
    uint32_t x25[19];
    memcpy(x25, x24, sizeof x25);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x25, x25);
    }
    uint32_t x26[19];
    csidh512_mul(x26, x25, x15);
    uint32_t x27[19];
    memcpy(x27, x26, sizeof x27);
    for (uint32_t i = 0; i < 11; i++) {
        csidh512_square(x27, x27);
    }
    uint32_t x28[19];
    csidh512_mul(x28, x27, x16);
    uint32_t x29[19];
    memcpy(x29, x28, sizeof x29);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x29, x29);
    }
    uint32_t x30[19];
    csidh512_mul(x30, x29, x10);
    uint32_t x31[19];
    memcpy(x31, x30, sizeof x31);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x31, x31);
    }
    uint32_t x32[19];
    csidh512_mul(x32, x31, x16);
    uint32_t x33[19];
    memcpy(x33, x32, sizeof x33);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x33, x33);
    }
    uint32_t x34[19];
    csidh512_mul(x34, x33, x16);
    uint32_t x35[19];
    memcpy(x35, x34, sizeof x35);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x35, x35);
    }
    uint32_t x36[19];
    csidh512_mul(x36, x35, x13);
    uint32_t x37[19];
    memcpy(x37, x36, sizeof x37);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x37, x37);
    }
    uint32_t x38[19];
    csidh512_mul(x38, x37, x11);
    uint32_t x39[19];
    memcpy(x39, x38, sizeof x39);
    for (uint32_t i = 0; i < 3; i++) {
        csidh512_square(x39, x39);
    }
    uint32_t x40[19];
    csidh512_mul(x40, x39, x2);
    uint32_t x41[19];
    memcpy(x41, x40, sizeof x41);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x41, x41);
    }
    uint32_t x42[19];
    csidh512_mul(x42, x41, x7);
    uint32_t x43[19];
    memcpy(x43, x42, sizeof x43);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x43, x43);
    }
    uint32_t x44[19];
    csidh512_mul(x44, x43, x11);
    uint32_t x45[19];
    memcpy(x45, x44, sizeof x45);
    for (uint32_t i = 0; i < 3; i++) {
        csidh512_square(x45, x45);
    }
    uint32_t x46[19];
    csidh512_mul(x46, x45, x4);
    uint32_t x47[19];
    memcpy(x47, x46, sizeof x47);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x47, x47);
    }
    uint32_t x48[19];
    csidh512_mul(x48, x47, x16);
    uint32_t x49[19];
    memcpy(x49, x48, sizeof x49);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x49, x49);
    }
    uint32_t x50[19];
    csidh512_mul(x50, x49, x10);
    uint32_t x51[19];
    memcpy(x51, x50, sizeof x51);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x51, x51);
    }
    uint32_t x52[19];
    csidh512_mul(x52, x51, x5);
    uint32_t x53[19];
    memcpy(x53, x52, sizeof x53);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x53, x53);
    }
    uint32_t x54[19];
    csidh512_mul(x54, x53, x11);
    uint32_t x55[19];
    memcpy(x55, x54, sizeof x55);
    for (uint32_t i = 0; i < 3; i++) {
        csidh512_square(x55, x55);
    }
    uint32_t x56[19];
    csidh512_mul(x56, x55, x3);
    uint32_t x57[19];
    memcpy(x57, x56, sizeof x57);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x57, x57);
    }
    uint32_t x58[19];
    csidh512_mul(x58, x57, x6);
    uint32_t x59[19];
    memcpy(x59, x58, sizeof x59);
    for (uint32_t i = 0; i < 2; i++) {
        csidh512_square(x59, x59);
    }
    uint32_t x60[19];
    csidh512_mul(x60, x59, a);
    uint32_t x61[19];
    memcpy(x61, x60, sizeof x61);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x61, x61);
    }
    uint32_t x62[19];
    csidh512_mul(x62, x61, a);
    uint32_t x63[19];
    memcpy(x63, x62, sizeof x63);
    for (uint32_t i = 0; i < 10; i++) {
        csidh512_square(x63, x63);
    }
    uint32_t x64[19];
    csidh512_mul(x64, x63, x15);
    uint32_t x65[19];
    memcpy(x65, x64, sizeof x65);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x65, x65);
    }
    uint32_t x66[19];
    csidh512_mul(x66, x65, x15);
    uint32_t x67[19];
    memcpy(x67, x66, sizeof x67);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x67, x67);
    }
    uint32_t x68[19];
    csidh512_mul(x68, x67, x12);
    uint32_t x69[19];
    memcpy(x69, x68, sizeof x69);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x69, x69);
    }
    uint32_t x70[19];
    csidh512_mul(x70, x69, x9);
    uint32_t x71[19];
    memcpy(x71, x70, sizeof x71);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x71, x71);
    }
    uint32_t x72[19];
    csidh512_mul(x72, x71, x2);
    uint32_t x73[19];
    memcpy(x73, x72, sizeof x73);
    for (uint32_t i = 0; i < 4; i++) {
        csidh512_square(x73, x73);
    }
    uint32_t x74[19];
    csidh512_mul(x74, x73, a);
    uint32_t x75[19];
    memcpy(x75, x74, sizeof x75);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x75, x75);
    }
    uint32_t x76[19];
    csidh512_mul(x76, x75, x5);
    uint32_t x77[19];
    memcpy(x77, x76, sizeof x77);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x77, x77);
    }
    uint32_t x78[19];
    csidh512_mul(x78, x77, x7);
    uint32_t x79[19];
    memcpy(x79, x78, sizeof x79);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x79, x79);
    }
    uint32_t x80[19];
    csidh512_mul(x80, x79, x16);
    uint32_t x81[19];
    memcpy(x81, x80, sizeof x81);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x81, x81);
    }
    uint32_t x82[19];
    csidh512_mul(x82, x81, x16);
    uint32_t x83[19];
    memcpy(x83, x82, sizeof x83);
    for (uint32_t i = 0; i < 3; i++) {
        csidh512_square(x83, x83);
    }
    uint32_t x84[19];
    csidh512_mul(x84, x83, x4);
    uint32_t x85[19];
    memcpy(x85, x84, sizeof x85);
    for (uint32_t i = 0; i < 4; i++) {
        csidh512_square(x85, x85);
    }
    uint32_t x86[19];
    csidh512_mul(x86, x85, x2);
    uint32_t x87[19];
    memcpy(x87, x86, sizeof x87);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x87, x87);
    }
    uint32_t x88[19];
    csidh512_mul(x88, x87, x7);
    uint32_t x89[19];
    memcpy(x89, x88, sizeof x89);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x89, x89);
    }
    uint32_t x90[19];
    csidh512_mul(x90, x89, x10);
    uint32_t x91[19];
    memcpy(x91, x90, sizeof x91);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x91, x91);
    }
    uint32_t x92[19];
    csidh512_mul(x92, x91, x9);
    uint32_t x93[19];
    memcpy(x93, x92, sizeof x93);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x93, x93);
    }
    uint32_t x94[19];
    csidh512_mul(x94, x93, x13);
    uint32_t x95[19];
    memcpy(x95, x94, sizeof x95);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x95, x95);
    }
    uint32_t x96[19];
    csidh512_mul(x96, x95, x4);
    uint32_t x97[19];
    memcpy(x97, x96, sizeof x97);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x97, x97);
    }
    uint32_t x98[19];
    csidh512_mul(x98, x97, x14);
    uint32_t x99[19];
    memcpy(x99, x98, sizeof x99);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x99, x99);
    }
    uint32_t x100[19];
    csidh512_mul(x100, x99, x10);
    uint32_t x101[19];
    memcpy(x101, x100, sizeof x101);
    for (uint32_t i = 0; i < 4; i++) {
        csidh512_square(x101, x101);
    }
    uint32_t x102[19];
    csidh512_mul(x102, x101, x7);
    uint32_t x103[19];
    memcpy(x103, x102, sizeof x103);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x103, x103);
    }
    uint32_t x104[19];
    csidh512_mul(x104, x103, x11);
    uint32_t x105[19];
    memcpy(x105, x104, sizeof x105);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x105, x105);
    }
    uint32_t x106[19];
    csidh512_mul(x106, x105, x9);
    uint32_t x107[19];
    memcpy(x107, x106, sizeof x107);
    for (uint32_t i = 0; i < 4; i++) {
        csidh512_square(x107, x107);
    }
    uint32_t x108[19];
    csidh512_mul(x108, x107, x6);
    uint32_t x109[19];
    memcpy(x109, x108, sizeof x109);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x109, x109);
    }
    uint32_t x110[19];
    csidh512_mul(x110, x109, x11);
    uint32_t x111[19];
    memcpy(x111, x110, sizeof x111);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x111, x111);
    }
    uint32_t x112[19];
    csidh512_mul(x112, x111, x10);
    uint32_t x113[19];
    memcpy(x113, x112, sizeof x113);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x113, x113);
    }
    uint32_t x114[19];
    csidh512_mul(x114, x113, x16);
    uint32_t x115[19];
    memcpy(x115, x114, sizeof x115);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x115, x115);
    }
    uint32_t x116[19];
    csidh512_mul(x116, x115, x7);
    uint32_t x117[19];
    memcpy(x117, x116, sizeof x117);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x117, x117);
    }
    uint32_t x118[19];
    csidh512_mul(x118, x117, x11);
    uint32_t x119[19];
    memcpy(x119, x118, sizeof x119);
    for (uint32_t i = 0; i < 10; i++) {
        csidh512_square(x119, x119);
    }
    uint32_t x120[19];
    csidh512_mul(x120, x119, x15);
    uint32_t x121[19];
    memcpy(x121, x120, sizeof x121);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x121, x121);
    }
    uint32_t x122[19];
    csidh512_mul(x122, x121, x9);
    uint32_t x123[19];
    memcpy(x123, x122, sizeof x123);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x123, x123);
    }
    uint32_t x124[19];
    csidh512_mul(x124, x123, x13);
    uint32_t x125[19];
    memcpy(x125, x124, sizeof x125);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x125, x125);
    }
    uint32_t x126[19];
    csidh512_mul(x126, x125, x13);
    uint32_t x127[19];
    csidh512_square(x127, x126);
    uint32_t x128[19];
    csidh512_mul(x128, x127, a);
    uint32_t x129[19];
    memcpy(x129, x128, sizeof x129);
    for (uint32_t i = 0; i < 9; i++) {
        csidh512_square(x129, x129);
    }
    uint32_t x130[19];
    csidh512_mul(x130, x129, x13);
    uint32_t x131[19];
    csidh512_square(x131, x130);
    uint32_t x132[19];
    csidh512_mul(x132, x131, a);
    uint32_t x133[19];
    memcpy(x133, x132, sizeof x133);
    for (uint32_t i = 0; i < 10; i++) {
        csidh512_square(x133, x133);
    }
    uint32_t x134[19];
    csidh512_mul(x134, x133, x16);
    uint32_t x135[19];
    memcpy(x135, x134, sizeof x135);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x135, x135);
    }
    uint32_t x136[19];
    csidh512_mul(x136, x135, x6);
    uint32_t x137[19];
    memcpy(x137, x136, sizeof x137);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x137, x137);
    }
    uint32_t x138[19];
    csidh512_mul(x138, x137, x10);
    uint32_t x139[19];
    memcpy(x139, x138, sizeof x139);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x139, x139);
    }
    uint32_t x140[19];
    csidh512_mul(x140, x139, x13);
    uint32_t x141[19];
    memcpy(x141, x140, sizeof x141);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x141, x141);
    }
    uint32_t x142[19];
    csidh512_mul(x142, x141, x12);
    uint32_t x143[19];
    memcpy(x143, x142, sizeof x143);
    for (uint32_t i = 0; i < 9; i++) {
        csidh512_square(x143, x143);
    }
    uint32_t x144[19];
    csidh512_mul(x144, x143, x10);
    uint32_t x145[19];
    memcpy(x145, x144, sizeof x145);
    for (uint32_t i = 0; i < 4; i++) {
        csidh512_square(x145, x145);
    }
    uint32_t x146[19];
    csidh512_mul(x146, x145, x5);
    uint32_t x147[19];
    memcpy(x147, x146, sizeof x147);
    for (uint32_t i = 0; i < 9; i++) {
        csidh512_square(x147, x147);
    }
    uint32_t x148[19];
    csidh512_mul(x148, x147, x14);
    uint32_t x149[19];
    memcpy(x149, x148, sizeof x149);
    for (uint32_t i = 0; i < 4; i++) {
        csidh512_square(x149, x149);
    }
    uint32_t x150[19];
    csidh512_mul(x150, x149, x8);
    uint32_t x151[19];
    memcpy(x151, x150, sizeof x151);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x151, x151);
    }
    uint32_t x152[19];
    csidh512_mul(x152, x151, x9);
    uint32_t x153[19];
    memcpy(x153, x152, sizeof x153);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x153, x153);
    }
    uint32_t x154[19];
    csidh512_mul(x154, x153, x12);
    uint32_t x155[19];
    memcpy(x155, x154, sizeof x155);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x155, x155);
    }
    uint32_t x156[19];
    csidh512_mul(x156, x155, x11);
    uint32_t x157[19];
    memcpy(x157, x156, sizeof x157);
    for (uint32_t i = 0; i < 4; i++) {
        csidh512_square(x157, x157);
    }
    uint32_t x158[19];
    csidh512_mul(x158, x157, x5);
    uint32_t x159[19];
    memcpy(x159, x158, sizeof x159);
    for (uint32_t i = 0; i < 4; i++) {
        csidh512_square(x159, x159);
    }
    uint32_t x160[19];
    csidh512_mul(x160, x159, x3);
    uint32_t x161[19];
    memcpy(x161, x160, sizeof x161);
    for (uint32_t i = 0; i < 9; i++) {
        csidh512_square(x161, x161);
    }
    uint32_t x162[19];
    csidh512_mul(x162, x161, x7);
    uint32_t x163[19];
    memcpy(x163, x162, sizeof x163);
    for (uint32_t i = 0; i < 6; i++) {
        csidh512_square(x163, x163);
    }
    uint32_t x164[19];
    csidh512_mul(x164, x163, x9);
    uint32_t x165[19];
    memcpy(x165, x164, sizeof x165);
    for (uint32_t i = 0; i < 5; i++) {
        csidh512_square(x165, x165);
    }
    uint32_t x166[19];
    csidh512_mul(x166, x165, x12);
    uint32_t x167[19];
    memcpy(x167, x166, sizeof x167);
    for (uint32_t i = 0; i < 11; i++) {
        csidh512_square(x167, x167);
    }
    uint32_t x168[19];
    csidh512_mul(x168, x167, x14);
    uint32_t x169[19];
    memcpy(x169, x168, sizeof x169);
    for (uint32_t i = 0; i < 4; i++) {
        csidh512_square(x169, x169);
    }
    uint32_t x170[19];
    csidh512_mul(x170, x169, x5);
    uint32_t x171[19];
    memcpy(x171, x170, sizeof x171);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x171, x171);
    }
    uint32_t x172[19];
    csidh512_mul(x172, x171, x3);
    uint32_t x173[19];
    memcpy(x173, x172, sizeof x173);
    for (uint32_t i = 0; i < 7; i++) {
        csidh512_square(x173, x173);
    }
    uint32_t x174[19];
    csidh512_mul(x174, x173, x13);
    uint32_t x175[19];
    memcpy(x175, x174, sizeof x175);
    for (uint32_t i = 0; i < 3; i++) {
        csidh512_square(x175, x175);
    }
    uint32_t x176[19];
    csidh512_mul(x176, x175, x4);
    uint32_t x177[19];
    memcpy(x177, x176, sizeof x177);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x177, x177);
    }
    uint32_t x178[19];
    csidh512_mul(x178, x177, x14);
    uint32_t x179[19];
    memcpy(x179, x178, sizeof x179);
    for (uint32_t i = 0; i < 3; i++) {
        csidh512_square(x179, x179);
    }
    uint32_t x180[19];
    csidh512_mul(x180, x179, a);
    uint32_t x181[19];
    memcpy(x181, x180, sizeof x181);
    for (uint32_t i = 0; i < 8; i++) {
        csidh512_square(x181, x181);
    }
    uint32_t x182[19];
    csidh512_mul(x182, x181, x8);
    uint32_t x183_value[19];
    csidh512_square(x183_value, x182);
    memcpy(x183, x183_value, sizeof x183_value);
}

// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
//
// `is_odd` tells the two roots apart.
void csidh512_sqrt(uint32_t out[19], uint32_t *ok, const uint32_t a[19]) {
    uint32_t out_value[19];
    csidh512_pow_root(out_value, a);
    csidh512_mul(out_value, out_value, a);
    uint32_t squared[19];
    csidh512_square(squared, out_value);
    uint32_t ok_value;
    csidh512_equal(&ok_value, squared, a);
    memcpy(out, out_value, sizeof out_value);
    *ok = ok_value;
}

// out = a^((p - 1) / 2)
static void csidh512_pow_euler(uint32_t out[19], const uint32_t a[19]) {
    uint32_t out_value[19];
    csidh512_pow_root(out_value, a);
    csidh512_square(out_value, out_value);
    csidh512_mul(out_value, out_value, a);
    memcpy(out, out_value, sizeof out_value);
}

// out = 1 if a is a square or 0, else 0
void csidh512_is_square(uint32_t *out, const uint32_t a[19]) {
    uint32_t character[19];
    csidh512_pow_euler(character, a);
    uint32_t squared[19];
    csidh512_square(squared, character);
    uint32_t out_value;
    csidh512_equal(&out_value, squared, character);
    *out = out_value;
}

// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
void csidh512_legendre(int32_t *out, const uint32_t a[19]) {
    uint32_t zero;
    csidh512_is_zero(&zero, a);
    uint32_t square;
    csidh512_is_square(&square, a);
    int32_t out_value;
    csidh512_sign_of(&out_value, zero, square);
    *out = out_value;
}
