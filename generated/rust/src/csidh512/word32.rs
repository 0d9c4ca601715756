//! Arithmetic modulo 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b (csidh512). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b
//! Recipe:  19x27 word(32) karatsuba(2) double-word montgomery(product-scanning) carry(sequential) invert(divsteps)
//! Limbs:   19 words of 32 bits
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^513 modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight           loose
//! 0     2^0     [0, 0xc3fffff]  [0, 0xc3fffff]
//! 1     2^27    [0, 0xfcfffff]  [0, 0xfcfffff]
//! 2     2^54    [0, 0xd5fffff]  [0, 0xd5fffff]
//! 3     2^81    [0, 0xa0fffff]  [0, 0xa0fffff]
//! 4     2^108   [0, 0xdafffff]  [0, 0xdafffff]
//! 5     2^135   [0, 0xfcfffff]  [0, 0xfcfffff]
//! 6     2^162   [0, 0xbafffff]  [0, 0xbafffff]
//! 7     2^189   [0, 0x86fffff]  [0, 0x86fffff]
//! 8     2^216   [0, 0xd3fffff]  [0, 0xd3fffff]
//! 9     2^243   [0, 0xecfffff]  [0, 0xecfffff]
//! 10    2^270   [0, 0xcefffff]  [0, 0xcefffff]
//! 11    2^297   [0, 0xedfffff]  [0, 0xedfffff]
//! 12    2^324   [0, 0x92fffff]  [0, 0x92fffff]
//! 13    2^351   [0, 0xfafffff]  [0, 0xfafffff]
//! 14    2^378   [0, 0x86fffff]  [0, 0x86fffff]
//! 15    2^405   [0, 0xa7fffff]  [0, 0xa7fffff]
//! 16    2^432   [0, 0xe4fffff]  [0, 0xe4fffff]
//! 17    2^459   [0, 0xe1fffff]  [0, 0xe1fffff]
//! 18    2^486   [0, 0x3a7ffff]  [0, 0x3a7ffff]
//! ```

/// Number of words in an element.
pub const LIMBS: usize = 19;

/// Number of bytes in an encoded element.
pub const BYTES: usize = 64;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u32; LIMBS]);

/// An element within loose bounds. In this field they equal the tight bounds.
pub type Loose = Element;

/// 0.
pub const ZERO: Element = Element([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/// 1.
pub const ONE: Element = Element([
    0x51e_1599, 0x6ec_5cbf, 0x2db_d9d9, 0x21d_24d0, 0x433_3c57, 0x6c9_8ee8, 0x23f_0300, 0x1fa_b6db,
    0x21e_24f8, 0x1df_7735, 0x7c_8148, 0x21c_8a08, 0x5b1_542b, 0x63d_adb2, 0x220_a29e, 0x45f_4946,
    0x740_114a, 0x657_7649, 0xd_e4dc,
]);

/// 2^512, the weight of the upper half of a double-length encoding.
pub const WIDE: Element = Element([
    0x431_65cd, 0x3df_b525, 0x4f3_1546, 0x14a_fa1b, 0x6f0_b9ec, 0x70a_7724, 0x37d_d3ac, 0x4bd_a2da,
    0x27d_6411, 0x7ba_5156, 0x457_2e63, 0x30_3005, 0x412_4daa, 0x1ef_1156, 0x2e7_83e2, 0x3e0_571c,
    0x13d_5e33, 0x1bb_3af3, 0xdf_e893,
]);

/// 2^((p - 1) / 2^1), a primitive root of unity of order 2^1.
pub const ROOT_OF_UNITY: Element = Element([
    0x6a8_b2e2, 0x14a_c3e6, 0x7c4_fa94, 0x3dd_0705, 0x628_eaca, 0x174_87b5, 0x21a_c932, 0x59f_f15f,
    0xa8_a06f, 0x75a_3dc0, 0x29d_cb42, 0x710_f3f6, 0x12b_3498, 0x21c_62c3, 0x572_700e, 0x127_41ab,
    0x27f_eb40, 0x397_0ba7, 0x188_ed5d,
]);

/// R; in the Montgomery domain its limbs hold R^2.
pub const R: Element = Element([
    0x49c_031f, 0x788_49a4, 0x745_561e, 0x49b_c860, 0x385_4cb6, 0x5d6_d7ab, 0x2a1_db26, 0x1e0_9d7a,
    0x234_02bb, 0x63a_edb7, 0x594_103c, 0x732_e20c, 0x148_128f, 0x384_1237, 0x63b_f517, 0x23a_2346,
    0xba_bfdc, 0x187_f3f5, 0x28_feec,
]);

/// The double-width product of two words.
#[inline(always)]
const fn m(x: u32, y: u32) -> u64 {
    x as u64 * y as u64
}

/// The difference of two words and a borrow, and its borrow.
#[inline(always)]
const fn sub_borrow(x: u32, y: u32, borrow: bool) -> (u32, bool) {
    let (z, first) = x.overflowing_sub(y);
    let (z, second) = z.overflowing_sub(borrow as u32);
    (z, first | second)
}

/// Reads the little-endian word at byte `at`; bytes past the end count as 0.
#[inline(always)]
const fn load<const N: usize>(bytes: &[u8; N], at: usize) -> u32 {
    let (_, rest) = bytes.as_slice().split_at(at);
    if let Some(word) = rest.first_chunk() {
        return u32::from_le_bytes(*word);
    }
    let mut word = [0; 4];
    let mut i = 0;
    while i < rest.len() {
        word[i] = rest[i];
        i += 1;
    }
    u32::from_le_bytes(word)
}

/// Bytes of longer ones, from byte `at` on.
#[inline(always)]
const fn part<const N: usize, const M: usize>(bytes: &[u8; N], at: usize) -> [u8; M] {
    let mut part = [0; M];
    let mut i = 0;
    while i < M {
        part[i] = bytes[at + i];
        i += 1;
    }
    part
}

/// Writes the word at byte `at`, little-endian; bytes past the end are dropped.
#[inline(always)]
const fn store<const N: usize>(bytes: &mut [u8; N], at: usize, word: u32) {
    let word = word.to_le_bytes();
    let (_, rest) = bytes.split_at_mut(at);
    if let Some(all) = rest.first_chunk_mut() {
        *all = word;
        return;
    }
    let mut i = 0;
    while i < rest.len() {
        rest[i] = word[i];
        i += 1;
    }
}

/// `out = a + b (mod p)`
///
/// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
/// - takes `b`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
/// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn add(a: &Element, b: &Element) -> Loose {
    let [
        a0,
        a1,
        a2,
        a3,
        a4,
        a5,
        a6,
        a7,
        a8,
        a9,
        a10,
        a11,
        a12,
        a13,
        a14,
        a15,
        a16,
        a17,
        a18,
    ] = a.0;
    let [
        b0,
        b1,
        b2,
        b3,
        b4,
        b5,
        b6,
        b7,
        b8,
        b9,
        b10,
        b11,
        b12,
        b13,
        b14,
        b15,
        b16,
        b17,
        b18,
    ] = b.0;
    let x0 = a18 + b18;
    let x1 = x0 >> 25;
    let x2 = a0 + b0 + x1 * 0x439_3785;
    let o0 = x2 & 0x7ff_ffff;
    let x3 = a1 + b1 + x1 * 0x7c8_df59 + (x2 >> 27);
    let o1 = x3 & 0x7ff_ffff;
    let x4 = a2 + b2 + x1 * 0x55f_2b91 + (x3 >> 27);
    let o2 = x4 & 0x7ff_ffff;
    let x5 = a3 + b3 + x1 * 0x205_d429 + (x4 >> 27);
    let o3 = x5 & 0x7ff_ffff;
    let x6 = a4 + b4 + x1 * 0x5a3_d8de + (x5 >> 27);
    let o4 = x6 & 0x7ff_ffff;
    let x7 = a5 + b5 + x1 * 0x7c1_e961 + (x6 >> 27);
    let o5 = x7 & 0x7ff_ffff;
    let x8 = a6 + b6 + x1 * 0x3a6_33cc + (x7 >> 27);
    let o6 = x8 & 0x7ff_ffff;
    let x9 = a7 + b7 + x1 * 0x65_57c5 + (x8 >> 27);
    let o7 = x9 & 0x7ff_ffff;
    let x10 = a8 + b8 + x1 * 0x539_3a98 + (x9 >> 27);
    let o8 = x10 & 0x7ff_ffff;
    let x11 = a9 + b9 + x1 * 0x6c6_4b0a + (x10 >> 27);
    let o9 = x11 & 0x7ff_ffff;
    let x12 = a10 + b10 + x1 * 0x4e5_b374 + (x11 >> 27);
    let o10 = x12 & 0x7ff_ffff;
    let x13 = a11 + b11 + x1 * 0x6d2_8201 + (x12 >> 27);
    let o11 = x13 & 0x7ff_ffff;
    let x14 = a12 + b12 + x1 * 0x123_773b + (x13 >> 27);
    let o12 = x14 & 0x7ff_ffff;
    let x15 = a13 + b13 + x1 * 0x7a5_ef8a + (x14 >> 27);
    let o13 = x15 & 0x7ff_ffff;
    let x16 = a14 + b14 + x1 * 0x6c_ed52 + (x15 >> 27);
    let o14 = x16 & 0x7ff_ffff;
    let x17 = a15 + b15 + x1 * 0x279_750e + (x16 >> 27);
    let o15 = x17 & 0x7ff_ffff;
    let x18 = a16 + b16 + x1 * 0x640_0375 + (x17 >> 27);
    let o16 = x18 & 0x7ff_ffff;
    let x19 = a17 + b17 + x1 * 0x611_7e0e + (x18 >> 27);
    let o17 = x19 & 0x7ff_ffff;
    let o18 = (x0 & 0x1ff_ffff) + x1 * 0x69_2dc5 + (x19 >> 27);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
    ])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
/// - takes `b`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
/// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn sub(a: &Element, b: &Element) -> Loose {
    let [
        a0,
        a1,
        a2,
        a3,
        a4,
        a5,
        a6,
        a7,
        a8,
        a9,
        a10,
        a11,
        a12,
        a13,
        a14,
        a15,
        a16,
        a17,
        a18,
    ] = a.0;
    let [
        b0,
        b1,
        b2,
        b3,
        b4,
        b5,
        b6,
        b7,
        b8,
        b9,
        b10,
        b11,
        b12,
        b13,
        b14,
        b15,
        b16,
        b17,
        b18,
    ] = b.0;
    let x0 = a18 + 0x4c4_76ac - b18;
    let x1 = x0 >> 25;
    let x2 = a0 + 0x1354_5971 - b0 + x1 * 0x439_3785;
    let o0 = x2 & 0x7ff_ffff;
    let x3 = a1 + 0x10a5_61f1 - b1 + x1 * 0x7c8_df59 + (x2 >> 27);
    let o1 = x3 & 0x7ff_ffff;
    let x4 = a2 + 0xfe2_7d48 - b2 + x1 * 0x55f_2b91 + (x3 >> 27);
    let o2 = x4 & 0x7ff_ffff;
    let x5 = a3 + 0x11ee_8381 - b3 + x1 * 0x205_d429 + (x4 >> 27);
    let o3 = x5 & 0x7ff_ffff;
    let x6 = a4 + 0xf14_7563 - b4 + x1 * 0x5a3_d8de + (x5 >> 27);
    let o4 = x6 & 0x7ff_ffff;
    let x7 = a5 + 0x10ba_43d9 - b5 + x1 * 0x7c1_e961 + (x6 >> 27);
    let o5 = x7 & 0x7ff_ffff;
    let x8 = a6 + 0xd0d_6497 - b6 + x1 * 0x3a6_33cc + (x7 >> 27);
    let o6 = x8 & 0x7ff_ffff;
    let x9 = a7 + 0xecf_f8ae - b7 + x1 * 0x65_57c5 + (x8 >> 27);
    let o7 = x9 & 0x7ff_ffff;
    let x10 = a8 + 0x1054_5036 - b8 + x1 * 0x539_3a98 + (x9 >> 27);
    let o8 = x10 & 0x7ff_ffff;
    let x11 = a9 + 0x13ad_1ede - b9 + x1 * 0x6c6_4b0a + (x10 >> 27);
    let o9 = x11 & 0x7ff_ffff;
    let x12 = a10 + 0x114e_e59f - b10 + x1 * 0x4e5_b374 + (x11 >> 27);
    let o10 = x12 & 0x7ff_ffff;
    let x13 = a11 + 0x1388_79f9 - b11 + x1 * 0x6d2_8201 + (x12 >> 27);
    let o11 = x13 & 0x7ff_ffff;
    let x14 = a12 + 0xc95_9a4a - b12 + x1 * 0x123_773b + (x13 >> 27);
    let o12 = x14 & 0x7ff_ffff;
    let x15 = a13 + 0x110e_3160 - b13 + x1 * 0x7a5_ef8a + (x14 >> 27);
    let o13 = x15 & 0x7ff_ffff;
    let x16 = a14 + 0xeb9_3805 - b14 + x1 * 0x6c_ed52 + (x15 >> 27);
    let o14 = x16 & 0x7ff_ffff;
    let x17 = a15 + 0x1093_a0d4 - b15 + x1 * 0x279_750e + (x16 >> 27);
    let o15 = x17 & 0x7ff_ffff;
    let x18 = a16 + 0x153f_f59e - b16 + x1 * 0x640_0375 + (x17 >> 27);
    let o16 = x18 & 0x7ff_ffff;
    let x19 = a17 + 0x15cb_85d1 - b17 + x1 * 0x611_7e0e + (x18 >> 27);
    let o17 = x19 & 0x7ff_ffff;
    let o18 = (x0 & 0x1ff_ffff) + x1 * 0x69_2dc5 + (x19 >> 27);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
    ])
}

/// `out = -a (mod p)`
///
/// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
/// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn opp(a: &Element) -> Loose {
    let [
        a0,
        a1,
        a2,
        a3,
        a4,
        a5,
        a6,
        a7,
        a8,
        a9,
        a10,
        a11,
        a12,
        a13,
        a14,
        a15,
        a16,
        a17,
        a18,
    ] = a.0;
    let x0 = 0x4c4_76ac - a18;
    let x1 = x0 >> 25;
    let x2 = 0x1354_5971 - a0 + x1 * 0x439_3785;
    let o0 = x2 & 0x7ff_ffff;
    let x3 = 0x10a5_61f1 - a1 + x1 * 0x7c8_df59 + (x2 >> 27);
    let o1 = x3 & 0x7ff_ffff;
    let x4 = 0xfe2_7d48 - a2 + x1 * 0x55f_2b91 + (x3 >> 27);
    let o2 = x4 & 0x7ff_ffff;
    let x5 = 0x11ee_8381 - a3 + x1 * 0x205_d429 + (x4 >> 27);
    let o3 = x5 & 0x7ff_ffff;
    let x6 = 0xf14_7563 - a4 + x1 * 0x5a3_d8de + (x5 >> 27);
    let o4 = x6 & 0x7ff_ffff;
    let x7 = 0x10ba_43d9 - a5 + x1 * 0x7c1_e961 + (x6 >> 27);
    let o5 = x7 & 0x7ff_ffff;
    let x8 = 0xd0d_6497 - a6 + x1 * 0x3a6_33cc + (x7 >> 27);
    let o6 = x8 & 0x7ff_ffff;
    let x9 = 0xecf_f8ae - a7 + x1 * 0x65_57c5 + (x8 >> 27);
    let o7 = x9 & 0x7ff_ffff;
    let x10 = 0x1054_5036 - a8 + x1 * 0x539_3a98 + (x9 >> 27);
    let o8 = x10 & 0x7ff_ffff;
    let x11 = 0x13ad_1ede - a9 + x1 * 0x6c6_4b0a + (x10 >> 27);
    let o9 = x11 & 0x7ff_ffff;
    let x12 = 0x114e_e59f - a10 + x1 * 0x4e5_b374 + (x11 >> 27);
    let o10 = x12 & 0x7ff_ffff;
    let x13 = 0x1388_79f9 - a11 + x1 * 0x6d2_8201 + (x12 >> 27);
    let o11 = x13 & 0x7ff_ffff;
    let x14 = 0xc95_9a4a - a12 + x1 * 0x123_773b + (x13 >> 27);
    let o12 = x14 & 0x7ff_ffff;
    let x15 = 0x110e_3160 - a13 + x1 * 0x7a5_ef8a + (x14 >> 27);
    let o13 = x15 & 0x7ff_ffff;
    let x16 = 0xeb9_3805 - a14 + x1 * 0x6c_ed52 + (x15 >> 27);
    let o14 = x16 & 0x7ff_ffff;
    let x17 = 0x1093_a0d4 - a15 + x1 * 0x279_750e + (x16 >> 27);
    let o15 = x17 & 0x7ff_ffff;
    let x18 = 0x153f_f59e - a16 + x1 * 0x640_0375 + (x17 >> 27);
    let o16 = x18 & 0x7ff_ffff;
    let x19 = 0x15cb_85d1 - a17 + x1 * 0x611_7e0e + (x18 >> 27);
    let o17 = x19 & 0x7ff_ffff;
    let o18 = (x0 & 0x1ff_ffff) + x1 * 0x69_2dc5 + (x19 >> 27);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
    ])
}

/// `R * out = a * b (mod p)`
///
/// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
/// - takes `b`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
/// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn mul(a: &Loose, b: &Loose) -> Element {
    let [
        a0,
        a1,
        a2,
        a3,
        a4,
        a5,
        a6,
        a7,
        a8,
        a9,
        a10,
        a11,
        a12,
        a13,
        a14,
        a15,
        a16,
        a17,
        a18,
    ] = a.0;
    let [
        b0,
        b1,
        b2,
        b3,
        b4,
        b5,
        b6,
        b7,
        b8,
        b9,
        b10,
        b11,
        b12,
        b13,
        b14,
        b15,
        b16,
        b17,
        b18,
    ] = b.0;
    let r0 = m(a0, b0);
    let r1 = m(a0, b1) + m(a1, b0);
    let r2 = m(a0, b2) + m(a1, b1) + m(a2, b0);
    let r3 = m(a0, b3) + m(a1, b2) + m(a2, b1) + m(a3, b0);
    let r4 = m(a0, b4) + m(a1, b3) + m(a2, b2) + m(a3, b1) + m(a4, b0);
    let r5 = m(a1, b4) + m(a2, b3) + m(a3, b2) + m(a4, b1);
    let r6 = m(a2, b4) + m(a3, b3) + m(a4, b2);
    let r7 = m(a3, b4) + m(a4, b3);
    let r8 = m(a4, b4);
    let r9 = m(a5, b5);
    let r10 = m(a5, b6) + m(a6, b5);
    let r11 = m(a5, b7) + m(a6, b6) + m(a7, b5);
    let r12 = m(a5, b8) + m(a6, b7) + m(a7, b6) + m(a8, b5);
    let r13 = m(a5, b9) + m(a6, b8) + m(a7, b7) + m(a8, b6) + m(a9, b5);
    let r14 = m(a6, b9) + m(a7, b8) + m(a8, b7) + m(a9, b6);
    let r15 = m(a7, b9) + m(a8, b8) + m(a9, b7);
    let r16 = m(a8, b9) + m(a9, b8);
    let r17 = m(a9, b9);
    let x0 = a0 as i32 - a5 as i32;
    let x1 = a1 as i32 - a6 as i32;
    let x2 = a2 as i32 - a7 as i32;
    let x3 = a3 as i32 - a8 as i32;
    let x4 = a4 as i32 - a9 as i32;
    let x5 = b5 as i32 - b0 as i32;
    let x6 = b6 as i32 - b1 as i32;
    let x7 = b7 as i32 - b2 as i32;
    let x8 = b8 as i32 - b3 as i32;
    let x9 = b9 as i32 - b4 as i32;
    let r18 = r0 + r9;
    let r19 = r18 as i64 + x0 as i64 * x5 as i64 + r5 as i64;
    let r20 = r1 + r10;
    let r21 = x0 as i64 * x6 as i64 + x1 as i64 * x5 as i64 + r20 as i64 + r6 as i64;
    let r22 = r2 + r11;
    let r23 = x0 as i64 * x7 as i64
        + x1 as i64 * x6 as i64
        + x2 as i64 * x5 as i64
        + r22 as i64
        + r7 as i64;
    let r24 = r3 + r12;
    let r25 = x0 as i64 * x8 as i64
        + x1 as i64 * x7 as i64
        + x2 as i64 * x6 as i64
        + x3 as i64 * x5 as i64
        + r24 as i64
        + r8 as i64;
    let r26 = r4 + r13;
    let r27 = x0 as i64 * x9 as i64
        + x1 as i64 * x8 as i64
        + x2 as i64 * x7 as i64
        + x3 as i64 * x6 as i64
        + x4 as i64 * x5 as i64
        + r26 as i64;
    let r28 = r5 + r14;
    let r29 = x1 as i64 * x9 as i64
        + x2 as i64 * x8 as i64
        + x3 as i64 * x7 as i64
        + x4 as i64 * x6 as i64
        + r28 as i64
        + r9 as i64;
    let r30 = r6 + r15;
    let r31 = x2 as i64 * x9 as i64
        + x3 as i64 * x8 as i64
        + x4 as i64 * x7 as i64
        + r30 as i64
        + r10 as i64;
    let r32 = r7 + r16;
    let r33 = x3 as i64 * x9 as i64 + x4 as i64 * x8 as i64 + r32 as i64 + r11 as i64;
    let r34 = r8 + r17;
    let r35 = r34 as i64 + x4 as i64 * x9 as i64 + r12 as i64;
    let r36 = m(a10, b10);
    let r37 = m(a10, b11) + m(a11, b10);
    let r38 = m(a10, b12) + m(a11, b11) + m(a12, b10);
    let r39 = m(a10, b13) + m(a11, b12) + m(a12, b11) + m(a13, b10);
    let r40 = m(a10, b14) + m(a11, b13) + m(a12, b12) + m(a13, b11) + m(a14, b10);
    let r41 = m(a11, b14) + m(a12, b13) + m(a13, b12) + m(a14, b11);
    let r42 = m(a12, b14) + m(a13, b13) + m(a14, b12);
    let r43 = m(a13, b14) + m(a14, b13);
    let r44 = m(a14, b14);
    let r45 = m(a15, b15);
    let r46 = m(a15, b16) + m(a16, b15);
    let r47 = m(a15, b17) + m(a16, b16) + m(a17, b15);
    let r48 = m(a15, b18) + m(a16, b17) + m(a17, b16) + m(a18, b15);
    let r49 = m(a16, b18) + m(a17, b17) + m(a18, b16);
    let r50 = m(a17, b18) + m(a18, b17);
    let r51 = m(a18, b18);
    let x10 = a10 as i32 - a15 as i32;
    let x11 = a11 as i32 - a16 as i32;
    let x12 = a12 as i32 - a17 as i32;
    let x13 = a13 as i32 - a18 as i32;
    let x14 = b15 as i32 - b10 as i32;
    let x15 = b16 as i32 - b11 as i32;
    let x16 = b17 as i32 - b12 as i32;
    let x17 = b18 as i32 - b13 as i32;
    let x18 = 0 - b14 as i32;
    let r52 = r36 + r45;
    let r53 = r52 as i64 + x10 as i64 * x14 as i64 + r41 as i64;
    let r54 = r37 + r46;
    let r55 = x10 as i64 * x15 as i64 + x11 as i64 * x14 as i64 + r54 as i64 + r42 as i64;
    let r56 = r38 + r47;
    let r57 = x10 as i64 * x16 as i64
        + x11 as i64 * x15 as i64
        + x12 as i64 * x14 as i64
        + r56 as i64
        + r43 as i64;
    let r58 = r39 + r48;
    let r59 = x10 as i64 * x17 as i64
        + x11 as i64 * x16 as i64
        + x12 as i64 * x15 as i64
        + x13 as i64 * x14 as i64
        + r58 as i64
        + r44 as i64;
    let r60 = r40 + r49;
    let r61 = x10 as i64 * x18 as i64
        + x11 as i64 * x17 as i64
        + x12 as i64 * x16 as i64
        + x13 as i64 * x15 as i64
        + a14 as i64 * x14 as i64
        + r60 as i64;
    let r62 = r41 + r50;
    let r63 = x11 as i64 * x18 as i64
        + x12 as i64 * x17 as i64
        + x13 as i64 * x16 as i64
        + a14 as i64 * x15 as i64
        + r62 as i64
        + r45 as i64;
    let r64 = r42 + r51;
    let r65 = x12 as i64 * x18 as i64
        + x13 as i64 * x17 as i64
        + a14 as i64 * x16 as i64
        + r64 as i64
        + r46 as i64;
    let r66 = x13 as i64 * x18 as i64 + a14 as i64 * x17 as i64 + r43 as i64 + r47 as i64;
    let r67 = r44 as i64 + a14 as i64 * x18 as i64 + r48 as i64;
    let x19 = a0 as i32 - a10 as i32;
    let x20 = a1 as i32 - a11 as i32;
    let x21 = a2 as i32 - a12 as i32;
    let x22 = a3 as i32 - a13 as i32;
    let x23 = a4 as i32 - a14 as i32;
    let x24 = a5 as i32 - a15 as i32;
    let x25 = a6 as i32 - a16 as i32;
    let x26 = a7 as i32 - a17 as i32;
    let x27 = a8 as i32 - a18 as i32;
    let x28 = b10 as i32 - b0 as i32;
    let x29 = b11 as i32 - b1 as i32;
    let x30 = b12 as i32 - b2 as i32;
    let x31 = b13 as i32 - b3 as i32;
    let x32 = b14 as i32 - b4 as i32;
    let x33 = b15 as i32 - b5 as i32;
    let x34 = b16 as i32 - b6 as i32;
    let x35 = b17 as i32 - b7 as i32;
    let x36 = b18 as i32 - b8 as i32;
    let x37 = 0 - b9 as i32;
    let r68 = x19 as i64 * x28 as i64;
    let r69 = x19 as i64 * x29 as i64 + x20 as i64 * x28 as i64;
    let r70 = x19 as i64 * x30 as i64 + x20 as i64 * x29 as i64 + x21 as i64 * x28 as i64;
    let r71 = x19 as i64 * x31 as i64
        + x20 as i64 * x30 as i64
        + x21 as i64 * x29 as i64
        + x22 as i64 * x28 as i64;
    let r72 = x19 as i64 * x32 as i64
        + x20 as i64 * x31 as i64
        + x21 as i64 * x30 as i64
        + x22 as i64 * x29 as i64
        + x23 as i64 * x28 as i64;
    let r73 = x20 as i64 * x32 as i64
        + x21 as i64 * x31 as i64
        + x22 as i64 * x30 as i64
        + x23 as i64 * x29 as i64;
    let r74 = x21 as i64 * x32 as i64 + x22 as i64 * x31 as i64 + x23 as i64 * x30 as i64;
    let r75 = x22 as i64 * x32 as i64 + x23 as i64 * x31 as i64;
    let r76 = x23 as i64 * x32 as i64;
    let r77 = x24 as i64 * x33 as i64;
    let r78 = x24 as i64 * x34 as i64 + x25 as i64 * x33 as i64;
    let r79 = x24 as i64 * x35 as i64 + x25 as i64 * x34 as i64 + x26 as i64 * x33 as i64;
    let r80 = x24 as i64 * x36 as i64
        + x25 as i64 * x35 as i64
        + x26 as i64 * x34 as i64
        + x27 as i64 * x33 as i64;
    let r81 = x24 as i64 * x37 as i64
        + x25 as i64 * x36 as i64
        + x26 as i64 * x35 as i64
        + x27 as i64 * x34 as i64
        + a9 as i64 * x33 as i64;
    let r82 = x25 as i64 * x37 as i64
        + x26 as i64 * x36 as i64
        + x27 as i64 * x35 as i64
        + a9 as i64 * x34 as i64;
    let r83 = x26 as i64 * x37 as i64 + x27 as i64 * x36 as i64 + a9 as i64 * x35 as i64;
    let r84 = x27 as i64 * x37 as i64 + a9 as i64 * x36 as i64;
    let r85 = a9 as i64 * x37 as i64;
    let x38 = x19 - x24;
    let x39 = x20 - x25;
    let x40 = x21 - x26;
    let x41 = x22 - x27;
    let x42 = x23 - a9 as i32;
    let x43 = x33 - x28;
    let x44 = x34 - x29;
    let x45 = x35 - x30;
    let x46 = x36 - x31;
    let x47 = x37 - x32;
    let r86 = r0 + r36;
    let r87 = r1 + r37;
    let r88 = r2 + r38;
    let r89 = r3 + r39;
    let r90 = r4 + r40;
    let r91 = r13 + r49;
    let r92 = r14 + r50;
    let r93 = r15 + r51;
    let x48 = r0 as u32;
    let x49 = x48.wrapping_mul(0x32e_294d);
    let x50 = x49 & 0x7ff_ffff;
    let r94 = r0 + m(x50, 0x3c6_c87b);
    let x51 = (r94 >> 27) as u32;
    let r95 = r1 + x51 as u64 + m(x50, 0x37_20a6);
    let x52 = r95 as u32;
    let x53 = x52.wrapping_mul(0x32e_294d);
    let x54 = x53 & 0x7ff_ffff;
    let r96 = r95 + m(x54, 0x3c6_c87b);
    let x55 = (r96 >> 27) as u32;
    let r97 = r2 + x55 as u64 + (m(x50, 0x2a0_d46e) + m(x54, 0x37_20a6));
    let x56 = r97 as u32;
    let x57 = x56.wrapping_mul(0x32e_294d);
    let x58 = x57 & 0x7ff_ffff;
    let r98 = r97 + m(x58, 0x3c6_c87b);
    let x59 = (r98 >> 27) as u32;
    let r99 = r3 + x59 as u64 + (m(x50, 0x5fa_2bd6) + m(x54, 0x2a0_d46e) + m(x58, 0x37_20a6));
    let x60 = r99 as u32;
    let x61 = x60.wrapping_mul(0x32e_294d);
    let x62 = x61 & 0x7ff_ffff;
    let r100 = r99 + m(x62, 0x3c6_c87b);
    let x63 = (r100 >> 27) as u32;
    let r101 = r4
        + x63 as u64
        + (m(x50, 0x25c_2721) + m(x54, 0x5fa_2bd6) + m(x58, 0x2a0_d46e) + m(x62, 0x37_20a6));
    let x64 = r101 as u32;
    let x65 = x64.wrapping_mul(0x32e_294d);
    let x66 = x65 & 0x7ff_ffff;
    let r102 = r101 + m(x66, 0x3c6_c87b);
    let x67 = (r102 >> 27) as u32;
    let r103 = m(x50, 0x3e_169e)
        + m(x54, 0x25c_2721)
        + m(x58, 0x5fa_2bd6)
        + m(x62, 0x2a0_d46e)
        + m(x66, 0x37_20a6);
    let r104 = r19 + x67 as i64 + r103 as i64;
    let x68 = r104 as u32;
    let x69 = x68.wrapping_mul(0x32e_294d);
    let x70 = x69 & 0x7ff_ffff;
    let r105 = m(x70, 0x3c6_c87b);
    let r106 = r104 + r105 as i64;
    let x71 = (r106 >> 27) as u32;
    let r107 = m(x50, 0x459_cc33)
        + m(x54, 0x3e_169e)
        + m(x58, 0x25c_2721)
        + m(x62, 0x5fa_2bd6)
        + m(x66, 0x2a0_d46e)
        + m(x70, 0x37_20a6);
    let r108 = r21 + x71 as i64 + r107 as i64;
    let x72 = r108 as u32;
    let x73 = x72.wrapping_mul(0x32e_294d);
    let x74 = x73 & 0x7ff_ffff;
    let r109 = m(x74, 0x3c6_c87b);
    let r110 = r108 + r109 as i64;
    let x75 = (r110 >> 27) as u32;
    let r111 = m(x50, 0x79a_a83a)
        + m(x54, 0x459_cc33)
        + m(x58, 0x3e_169e)
        + m(x62, 0x25c_2721)
        + m(x66, 0x5fa_2bd6)
        + m(x70, 0x2a0_d46e)
        + m(x74, 0x37_20a6);
    let r112 = r23 + x75 as i64 + r111 as i64;
    let x76 = r112 as u32;
    let x77 = x76.wrapping_mul(0x32e_294d);
    let x78 = x77 & 0x7ff_ffff;
    let r113 = m(x78, 0x3c6_c87b);
    let r114 = r112 + r113 as i64;
    let x79 = (r114 >> 27) as u32;
    let r115 = m(x50, 0x2c6_c567)
        + m(x54, 0x79a_a83a)
        + m(x58, 0x459_cc33)
        + m(x62, 0x3e_169e)
        + m(x66, 0x25c_2721)
        + m(x70, 0x5fa_2bd6)
        + m(x74, 0x2a0_d46e)
        + m(x78, 0x37_20a6);
    let r116 = r25 + x79 as i64 + r115 as i64;
    let x80 = r116 as u32;
    let x81 = x80.wrapping_mul(0x32e_294d);
    let x82 = x81 & 0x7ff_ffff;
    let r117 = m(x82, 0x3c6_c87b);
    let r118 = r116 + r117 as i64;
    let x83 = (r118 >> 27) as u32;
    let r119 = m(x50, 0x139_b4f5)
        + m(x54, 0x2c6_c567)
        + m(x58, 0x79a_a83a)
        + m(x62, 0x459_cc33)
        + m(x66, 0x3e_169e)
        + m(x70, 0x25c_2721)
        + m(x74, 0x5fa_2bd6)
        + m(x78, 0x2a0_d46e)
        + m(x82, 0x37_20a6);
    let r120 = r27 + x83 as i64 + r119 as i64;
    let x84 = r120 as u32;
    let x85 = x84.wrapping_mul(0x32e_294d);
    let x86 = x85 & 0x7ff_ffff;
    let r121 = m(x86, 0x3c6_c87b);
    let r122 = r120 + r121 as i64;
    let x87 = (r122 >> 27) as u32;
    let r123 = m(x50, 0x31a_4c8b)
        + m(x54, 0x139_b4f5)
        + m(x58, 0x2c6_c567)
        + m(x62, 0x79a_a83a)
        + m(x66, 0x459_cc33)
        + m(x70, 0x3e_169e)
        + m(x74, 0x25c_2721)
        + m(x78, 0x5fa_2bd6)
        + m(x82, 0x2a0_d46e)
        + m(x86, 0x37_20a6);
    let r124 = r86 as i64 + r68 + r29 + x87 as i64 + r123 as i64;
    let x88 = r124 as u32;
    let x89 = x88.wrapping_mul(0x32e_294d);
    let x90 = x89 & 0x7ff_ffff;
    let r125 = m(x90, 0x3c6_c87b);
    let r126 = r124 + r125 as i64;
    let r127 = (r126 >> 27) as u64;
    let r128 = m(x50, 0x12d_7dfe)
        + m(x54, 0x31a_4c8b)
        + m(x58, 0x139_b4f5)
        + m(x62, 0x2c6_c567)
        + m(x66, 0x79a_a83a)
        + m(x70, 0x459_cc33)
        + m(x74, 0x3e_169e)
        + m(x78, 0x25c_2721)
        + m(x82, 0x5fa_2bd6)
        + m(x86, 0x2a0_d46e)
        + m(x90, 0x37_20a6);
    let r129 = r87 as i64 + r69 + r31 + r127 as i64 + r128 as i64;
    let x91 = r129 as u32;
    let x92 = x91.wrapping_mul(0x32e_294d);
    let x93 = x92 & 0x7ff_ffff;
    let r130 = m(x93, 0x3c6_c87b);
    let r131 = r129 + r130 as i64;
    let r132 = (r131 >> 27) as u64;
    let r133 = m(x50, 0x6dc_88c4)
        + m(x54, 0x12d_7dfe)
        + m(x58, 0x31a_4c8b)
        + m(x62, 0x139_b4f5)
        + m(x66, 0x2c6_c567)
        + m(x70, 0x79a_a83a)
        + m(x74, 0x459_cc33)
        + m(x78, 0x3e_169e)
        + m(x82, 0x25c_2721)
        + m(x86, 0x5fa_2bd6)
        + m(x90, 0x2a0_d46e)
        + m(x93, 0x37_20a6);
    let r134 = r88 as i64 + r70 + r33 + r132 as i64 + r133 as i64;
    let x94 = r134 as u32;
    let x95 = x94.wrapping_mul(0x32e_294d);
    let x96 = x95 & 0x7ff_ffff;
    let r135 = m(x96, 0x3c6_c87b);
    let r136 = r134 + r135 as i64;
    let r137 = (r136 >> 27) as u64;
    let r138 = m(x50, 0x5a_1075)
        + m(x54, 0x6dc_88c4)
        + m(x58, 0x12d_7dfe)
        + m(x62, 0x31a_4c8b)
        + m(x66, 0x139_b4f5)
        + m(x70, 0x2c6_c567)
        + m(x74, 0x79a_a83a)
        + m(x78, 0x459_cc33)
        + m(x82, 0x3e_169e)
        + m(x86, 0x25c_2721)
        + m(x90, 0x5fa_2bd6)
        + m(x93, 0x2a0_d46e)
        + m(x96, 0x37_20a6);
    let r139 = r89 as i64 + r71 + r35 + r137 as i64 + r138 as i64;
    let x97 = r139 as u32;
    let x98 = x97.wrapping_mul(0x32e_294d);
    let x99 = x98 & 0x7ff_ffff;
    let r140 = m(x99, 0x3c6_c87b);
    let r141 = r139 + r140 as i64;
    let r142 = (r141 >> 27) as u64;
    let r143 = m(x50, 0x793_12ad)
        + m(x54, 0x5a_1075)
        + m(x58, 0x6dc_88c4)
        + m(x62, 0x12d_7dfe)
        + m(x66, 0x31a_4c8b)
        + m(x70, 0x139_b4f5)
        + m(x74, 0x2c6_c567)
        + m(x78, 0x79a_a83a)
        + m(x82, 0x459_cc33)
        + m(x86, 0x3e_169e)
        + m(x90, 0x25c_2721)
        + m(x93, 0x5fa_2bd6)
        + m(x96, 0x2a0_d46e)
        + m(x99, 0x37_20a6);
    let r144 = r90 as i64 + r72 + r13 as i64 + r142 as i64 + r143 as i64;
    let x100 = r144 as u32;
    let x101 = x100.wrapping_mul(0x32e_294d);
    let x102 = x101 & 0x7ff_ffff;
    let r145 = m(x102, 0x3c6_c87b);
    let r146 = r144 + r145 as i64;
    let r147 = (r146 >> 27) as u64;
    let r148 = m(x50, 0x586_8af1)
        + m(x54, 0x793_12ad)
        + m(x58, 0x5a_1075)
        + m(x62, 0x6dc_88c4)
        + m(x66, 0x12d_7dfe)
        + m(x70, 0x31a_4c8b)
        + m(x74, 0x139_b4f5)
        + m(x78, 0x2c6_c567)
        + m(x82, 0x79a_a83a)
        + m(x86, 0x459_cc33)
        + m(x90, 0x3e_169e)
        + m(x93, 0x25c_2721)
        + m(x96, 0x5fa_2bd6)
        + m(x99, 0x2a0_d46e)
        + m(x102, 0x37_20a6);
    let r149 = r19
        + r53
        + (r68 + r77 + x38 as i64 * x43 as i64 + r73)
        + r14 as i64
        + r147 as i64
        + r148 as i64;
    let x103 = r149 as u32;
    let x104 = x103.wrapping_mul(0x32e_294d);
    let x105 = x104 & 0x7ff_ffff;
    let r150 = m(x105, 0x3c6_c87b);
    let r151 = r149 + r150 as i64;
    let r152 = (r151 >> 27) as u64;
    let r153 = m(x50, 0x1bf_fc8a)
        + m(x54, 0x586_8af1)
        + m(x58, 0x793_12ad)
        + m(x62, 0x5a_1075)
        + m(x66, 0x6dc_88c4)
        + m(x70, 0x12d_7dfe)
        + m(x74, 0x31a_4c8b)
        + m(x78, 0x139_b4f5)
        + m(x82, 0x2c6_c567)
        + m(x86, 0x79a_a83a)
        + m(x90, 0x459_cc33)
        + m(x93, 0x3e_169e)
        + m(x96, 0x25c_2721)
        + m(x99, 0x5fa_2bd6)
        + m(x102, 0x2a0_d46e)
        + m(x105, 0x37_20a6);
    let r154 = r21
        + r55
        + (r69 + r78 + (x38 as i64 * x44 as i64 + x39 as i64 * x43 as i64) + r74)
        + r15 as i64
        + r152 as i64
        + r153 as i64;
    let x106 = r154 as u32;
    let x107 = x106.wrapping_mul(0x32e_294d);
    let x108 = x107 & 0x7ff_ffff;
    let r155 = m(x108, 0x3c6_c87b);
    let r156 = r154 + r155 as i64;
    let r157 = (r156 >> 27) as u64;
    let r158 = m(x50, 0x1ee_81f1)
        + m(x54, 0x1bf_fc8a)
        + m(x58, 0x586_8af1)
        + m(x62, 0x793_12ad)
        + m(x66, 0x5a_1075)
        + m(x70, 0x6dc_88c4)
        + m(x74, 0x12d_7dfe)
        + m(x78, 0x31a_4c8b)
        + m(x82, 0x139_b4f5)
        + m(x86, 0x2c6_c567)
        + m(x90, 0x79a_a83a)
        + m(x93, 0x459_cc33)
        + m(x96, 0x3e_169e)
        + m(x99, 0x25c_2721)
        + m(x102, 0x5fa_2bd6)
        + m(x105, 0x2a0_d46e)
        + m(x108, 0x37_20a6);
    let r159 = r23
        + r57
        + (r70 + r79 + (x38 as i64 * x45 as i64 + x39 as i64 * x44 as i64 + x40 as i64 * x43 as i64) + r75)
        + r16 as i64
        + r157 as i64
        + r158 as i64;
    let x109 = r159 as u32;
    let x110 = x109.wrapping_mul(0x32e_294d);
    let x111 = x110 & 0x7ff_ffff;
    let r160 = m(x111, 0x3c6_c87b);
    let r161 = r159 + r160 as i64;
    let r162 = (r161 >> 27) as u64;
    let r163 = m(x50, 0x196_d23a)
        + m(x54, 0x1ee_81f1)
        + m(x58, 0x1bf_fc8a)
        + m(x62, 0x586_8af1)
        + m(x66, 0x793_12ad)
        + m(x70, 0x5a_1075)
        + m(x74, 0x6dc_88c4)
        + m(x78, 0x12d_7dfe)
        + m(x82, 0x31a_4c8b)
        + m(x86, 0x139_b4f5)
        + m(x90, 0x2c6_c567)
        + m(x93, 0x79a_a83a)
        + m(x96, 0x459_cc33)
        + m(x99, 0x3e_169e)
        + m(x102, 0x25c_2721)
        + m(x105, 0x5fa_2bd6)
        + m(x108, 0x2a0_d46e)
        + m(x111, 0x37_20a6);
    let r164 = r25
        + r59
        + (r71 + r80 + (x38 as i64 * x46 as i64 + x39 as i64 * x45 as i64 + x40 as i64 * x44 as i64 + x41 as i64 * x43 as i64) + r76)
        + r17 as i64
        + r162 as i64
        + r163 as i64;
    let x112 = r164 as u32;
    let x113 = x112.wrapping_mul(0x32e_294d);
    let x114 = x113 & 0x7ff_ffff;
    let r165 = m(x114, 0x3c6_c87b);
    let r166 = r164 + r165 as i64;
    let r167 = (r166 >> 27) as u64;
    let r168 = m(x54, 0x196_d23a)
        + m(x58, 0x1ee_81f1)
        + m(x62, 0x1bf_fc8a)
        + m(x66, 0x586_8af1)
        + m(x70, 0x793_12ad)
        + m(x74, 0x5a_1075)
        + m(x78, 0x6dc_88c4)
        + m(x82, 0x12d_7dfe)
        + m(x86, 0x31a_4c8b)
        + m(x90, 0x139_b4f5)
        + m(x93, 0x2c6_c567)
        + m(x96, 0x79a_a83a)
        + m(x99, 0x459_cc33)
        + m(x102, 0x3e_169e)
        + m(x105, 0x25c_2721)
        + m(x108, 0x5fa_2bd6)
        + m(x111, 0x2a0_d46e)
        + m(x114, 0x37_20a6);
    let r169 = r27
        + r61
        + (r72 + r81 + (x38 as i64 * x47 as i64 + x39 as i64 * x46 as i64 + x40 as i64 * x45 as i64 + x41 as i64 * x44 as i64 + x42 as i64 * x43 as i64))
        + r167 as i64
        + r168 as i64;
    let r170 = (r169 >> 27) as u64;
    let o0 = r169 as u32 & 0x7ff_ffff;
    let r171 = m(x58, 0x196_d23a)
        + m(x62, 0x1ee_81f1)
        + m(x66, 0x1bf_fc8a)
        + m(x70, 0x586_8af1)
        + m(x74, 0x793_12ad)
        + m(x78, 0x5a_1075)
        + m(x82, 0x6dc_88c4)
        + m(x86, 0x12d_7dfe)
        + m(x90, 0x31a_4c8b)
        + m(x93, 0x139_b4f5)
        + m(x96, 0x2c6_c567)
        + m(x99, 0x79a_a83a)
        + m(x102, 0x459_cc33)
        + m(x105, 0x3e_169e)
        + m(x108, 0x25c_2721)
        + m(x111, 0x5fa_2bd6)
        + m(x114, 0x2a0_d46e);
    let r172 = r29
        + r63
        + (r73 + r82 + (x39 as i64 * x47 as i64 + x40 as i64 * x46 as i64 + x41 as i64 * x45 as i64 + x42 as i64 * x44 as i64) + r77)
        + r36 as i64
        + r170 as i64
        + r171 as i64;
    let r173 = (r172 >> 27) as u64;
    let o1 = r172 as u32 & 0x7ff_ffff;
    let r174 = m(x62, 0x196_d23a)
        + m(x66, 0x1ee_81f1)
        + m(x70, 0x1bf_fc8a)
        + m(x74, 0x586_8af1)
        + m(x78, 0x793_12ad)
        + m(x82, 0x5a_1075)
        + m(x86, 0x6dc_88c4)
        + m(x90, 0x12d_7dfe)
        + m(x93, 0x31a_4c8b)
        + m(x96, 0x139_b4f5)
        + m(x99, 0x2c6_c567)
        + m(x102, 0x79a_a83a)
        + m(x105, 0x459_cc33)
        + m(x108, 0x3e_169e)
        + m(x111, 0x25c_2721)
        + m(x114, 0x5fa_2bd6);
    let r175 = r31
        + r65
        + (r74 + r83 + (x40 as i64 * x47 as i64 + x41 as i64 * x46 as i64 + x42 as i64 * x45 as i64) + r78)
        + r37 as i64
        + r173 as i64
        + r174 as i64;
    let r176 = (r175 >> 27) as u64;
    let o2 = r175 as u32 & 0x7ff_ffff;
    let r177 = m(x66, 0x196_d23a)
        + m(x70, 0x1ee_81f1)
        + m(x74, 0x1bf_fc8a)
        + m(x78, 0x586_8af1)
        + m(x82, 0x793_12ad)
        + m(x86, 0x5a_1075)
        + m(x90, 0x6dc_88c4)
        + m(x93, 0x12d_7dfe)
        + m(x96, 0x31a_4c8b)
        + m(x99, 0x139_b4f5)
        + m(x102, 0x2c6_c567)
        + m(x105, 0x79a_a83a)
        + m(x108, 0x459_cc33)
        + m(x111, 0x3e_169e)
        + m(x114, 0x25c_2721);
    let r178 = r33
        + r66
        + (r75 + r84 + (x41 as i64 * x47 as i64 + x42 as i64 * x46 as i64) + r79)
        + r38 as i64
        + r176 as i64
        + r177 as i64;
    let r179 = (r178 >> 27) as u64;
    let o3 = r178 as u32 & 0x7ff_ffff;
    let r180 = m(x70, 0x196_d23a)
        + m(x74, 0x1ee_81f1)
        + m(x78, 0x1bf_fc8a)
        + m(x82, 0x586_8af1)
        + m(x86, 0x793_12ad)
        + m(x90, 0x5a_1075)
        + m(x93, 0x6dc_88c4)
        + m(x96, 0x12d_7dfe)
        + m(x99, 0x31a_4c8b)
        + m(x102, 0x139_b4f5)
        + m(x105, 0x2c6_c567)
        + m(x108, 0x79a_a83a)
        + m(x111, 0x459_cc33)
        + m(x114, 0x3e_169e);
    let r181 = r35
        + r67
        + (r76 + r85 + x42 as i64 * x47 as i64 + r80)
        + r39 as i64
        + r179 as i64
        + r180 as i64;
    let r182 = (r181 >> 27) as u64;
    let o4 = r181 as u32 & 0x7ff_ffff;
    let r183 = m(x74, 0x196_d23a)
        + m(x78, 0x1ee_81f1)
        + m(x82, 0x1bf_fc8a)
        + m(x86, 0x586_8af1)
        + m(x90, 0x793_12ad)
        + m(x93, 0x5a_1075)
        + m(x96, 0x6dc_88c4)
        + m(x99, 0x12d_7dfe)
        + m(x102, 0x31a_4c8b)
        + m(x105, 0x139_b4f5)
        + m(x108, 0x2c6_c567)
        + m(x111, 0x79a_a83a)
        + m(x114, 0x459_cc33);
    let r184 = r91 as i64 + r81 + r40 as i64 + r182 as i64 + r183 as i64;
    let r185 = (r184 >> 27) as u64;
    let o5 = r184 as u32 & 0x7ff_ffff;
    let r186 = m(x78, 0x196_d23a)
        + m(x82, 0x1ee_81f1)
        + m(x86, 0x1bf_fc8a)
        + m(x90, 0x586_8af1)
        + m(x93, 0x793_12ad)
        + m(x96, 0x5a_1075)
        + m(x99, 0x6dc_88c4)
        + m(x102, 0x12d_7dfe)
        + m(x105, 0x31a_4c8b)
        + m(x108, 0x139_b4f5)
        + m(x111, 0x2c6_c567)
        + m(x114, 0x79a_a83a);
    let r187 = r92 as i64 + r82 + r53 + r185 as i64 + r186 as i64;
    let x115 = (r187 >> 27) as u32;
    let o6 = r187 as u32 & 0x7ff_ffff;
    let r188 = m(x82, 0x196_d23a)
        + m(x86, 0x1ee_81f1)
        + m(x90, 0x1bf_fc8a)
        + m(x93, 0x586_8af1)
        + m(x96, 0x793_12ad)
        + m(x99, 0x5a_1075)
        + m(x102, 0x6dc_88c4)
        + m(x105, 0x12d_7dfe)
        + m(x108, 0x31a_4c8b)
        + m(x111, 0x139_b4f5)
        + m(x114, 0x2c6_c567);
    let r189 = r93 as i64 + r83 + r55 + x115 as i64 + r188 as i64;
    let x116 = (r189 >> 27) as u32;
    let o7 = r189 as u32 & 0x7ff_ffff;
    let r190 = m(x86, 0x196_d23a)
        + m(x90, 0x1ee_81f1)
        + m(x93, 0x1bf_fc8a)
        + m(x96, 0x586_8af1)
        + m(x99, 0x793_12ad)
        + m(x102, 0x5a_1075)
        + m(x105, 0x6dc_88c4)
        + m(x108, 0x12d_7dfe)
        + m(x111, 0x31a_4c8b)
        + m(x114, 0x139_b4f5);
    let r191 = r16 as i64 + r84 + r57 + x116 as i64 + r190 as i64;
    let x117 = (r191 >> 27) as u32;
    let o8 = r191 as u32 & 0x7ff_ffff;
    let r192 = m(x90, 0x196_d23a)
        + m(x93, 0x1ee_81f1)
        + m(x96, 0x1bf_fc8a)
        + m(x99, 0x586_8af1)
        + m(x102, 0x793_12ad)
        + m(x105, 0x5a_1075)
        + m(x108, 0x6dc_88c4)
        + m(x111, 0x12d_7dfe)
        + m(x114, 0x31a_4c8b);
    let r193 = r17 as i64 + r85 + r59 + x117 as i64 + r192 as i64;
    let x118 = (r193 >> 27) as u32;
    let o9 = r193 as u32 & 0x7ff_ffff;
    let r194 = m(x93, 0x196_d23a)
        + m(x96, 0x1ee_81f1)
        + m(x99, 0x1bf_fc8a)
        + m(x102, 0x586_8af1)
        + m(x105, 0x793_12ad)
        + m(x108, 0x5a_1075)
        + m(x111, 0x6dc_88c4)
        + m(x114, 0x12d_7dfe);
    let r195 = r61 + x118 as i64 + r194 as i64;
    let x119 = (r195 >> 27) as u32;
    let o10 = r195 as u32 & 0x7ff_ffff;
    let r196 = m(x96, 0x196_d23a)
        + m(x99, 0x1ee_81f1)
        + m(x102, 0x1bf_fc8a)
        + m(x105, 0x586_8af1)
        + m(x108, 0x793_12ad)
        + m(x111, 0x5a_1075)
        + m(x114, 0x6dc_88c4);
    let r197 = r63 + x119 as i64 + r196 as i64;
    let x120 = (r197 >> 27) as u32;
    let o11 = r197 as u32 & 0x7ff_ffff;
    let r198 = m(x99, 0x196_d23a)
        + m(x102, 0x1ee_81f1)
        + m(x105, 0x1bf_fc8a)
        + m(x108, 0x586_8af1)
        + m(x111, 0x793_12ad)
        + m(x114, 0x5a_1075);
    let r199 = r65 + x120 as i64 + r198 as i64;
    let x121 = (r199 >> 27) as u32;
    let o12 = r199 as u32 & 0x7ff_ffff;
    let r200 = m(x102, 0x196_d23a)
        + m(x105, 0x1ee_81f1)
        + m(x108, 0x1bf_fc8a)
        + m(x111, 0x586_8af1)
        + m(x114, 0x793_12ad);
    let r201 = r66 + x121 as i64 + r200 as i64;
    let x122 = (r201 >> 27) as u32;
    let o13 = r201 as u32 & 0x7ff_ffff;
    let r202 = m(x105, 0x196_d23a)
        + m(x108, 0x1ee_81f1)
        + m(x111, 0x1bf_fc8a)
        + m(x114, 0x586_8af1);
    let r203 = r67 + x122 as i64 + r202 as i64;
    let x123 = (r203 >> 27) as u32;
    let o14 = r203 as u32 & 0x7ff_ffff;
    let r204 = r49
        + x123 as u64
        + (m(x108, 0x196_d23a) + m(x111, 0x1ee_81f1) + m(x114, 0x1bf_fc8a));
    let x124 = (r204 >> 27) as u32;
    let o15 = r204 as u32 & 0x7ff_ffff;
    let r205 = r50 + x124 as u64 + (m(x111, 0x196_d23a) + m(x114, 0x1ee_81f1));
    let x125 = (r205 >> 27) as u32;
    let o16 = r205 as u32 & 0x7ff_ffff;
    let r206 = r51 + x125 as u64 + m(x114, 0x196_d23a);
    let o18 = (r206 >> 27) as u32;
    let o17 = r206 as u32 & 0x7ff_ffff;
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
    ])
}

/// `R * out = a^2 (mod p)`
///
/// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
/// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn square(a: &Loose) -> Element {
    let [
        a0,
        a1,
        a2,
        a3,
        a4,
        a5,
        a6,
        a7,
        a8,
        a9,
        a10,
        a11,
        a12,
        a13,
        a14,
        a15,
        a16,
        a17,
        a18,
    ] = a.0;
    let r0 = m(a0, a0);
    let a0_2 = a0 << 1;
    let r1 = m(a0_2, a1);
    let r2 = m(a0_2, a2) + m(a1, a1);
    let a1_2 = a1 << 1;
    let r3 = m(a0_2, a3) + m(a1_2, a2);
    let r4 = m(a0_2, a4) + m(a1_2, a3) + m(a2, a2);
    let a2_2 = a2 << 1;
    let r5 = m(a1_2, a4) + m(a2_2, a3);
    let r6 = m(a2_2, a4) + m(a3, a3);
    let a3_2 = a3 << 1;
    let r7 = m(a3_2, a4);
    let r8 = m(a4, a4);
    let r9 = m(a5, a5);
    let a5_2 = a5 << 1;
    let r10 = m(a5_2, a6);
    let r11 = m(a5_2, a7) + m(a6, a6);
    let a6_2 = a6 << 1;
    let r12 = m(a5_2, a8) + m(a6_2, a7);
    let r13 = m(a5_2, a9) + m(a6_2, a8) + m(a7, a7);
    let a7_2 = a7 << 1;
    let r14 = m(a6_2, a9) + m(a7_2, a8);
    let r15 = m(a7_2, a9) + m(a8, a8);
    let a8_2 = a8 << 1;
    let r16 = m(a8_2, a9);
    let r17 = m(a9, a9);
    let x0 = a0 as i32 - a5 as i32;
    let x1 = a1 as i32 - a6 as i32;
    let x2 = a2 as i32 - a7 as i32;
    let x3 = a3 as i32 - a8 as i32;
    let x4 = a4 as i32 - a9 as i32;
    let x5 = x0 << 1;
    let r18 = x5 as i64 * x2 as i64 + x1 as i64 * x1 as i64;
    let x6 = x1 << 1;
    let r19 = x5 as i64 * x3 as i64 + x6 as i64 * x2 as i64;
    let r20 = x5 as i64 * x4 as i64 + x6 as i64 * x3 as i64 + x2 as i64 * x2 as i64;
    let x7 = x2 << 1;
    let r21 = x6 as i64 * x4 as i64 + x7 as i64 * x3 as i64;
    let r22 = x7 as i64 * x4 as i64 + x3 as i64 * x3 as i64;
    let x8 = x3 << 1;
    let r23 = r0 + r9;
    let r24 = r23 as i64 - x0 as i64 * x0 as i64 + r5 as i64;
    let r25 = r1 + r10;
    let r26 = r25 as i64 - x5 as i64 * x1 as i64 + r6 as i64;
    let r27 = r2 + r11;
    let r28 = r27 as i64 - r18 + r7 as i64;
    let r29 = r3 + r12;
    let r30 = r29 as i64 - r19 + r8 as i64;
    let r31 = r4 + r13;
    let r32 = r31 as i64 - r20;
    let r33 = r5 + r14;
    let r34 = r33 as i64 - r21 + r9 as i64;
    let r35 = r6 + r15;
    let r36 = r35 as i64 - r22 + r10 as i64;
    let r37 = r7 + r16;
    let r38 = r37 as i64 - x8 as i64 * x4 as i64 + r11 as i64;
    let r39 = r8 + r17;
    let r40 = r39 as i64 - x4 as i64 * x4 as i64 + r12 as i64;
    let r41 = m(a10, a10);
    let a10_2 = a10 << 1;
    let r42 = m(a10_2, a11);
    let r43 = m(a10_2, a12) + m(a11, a11);
    let a11_2 = a11 << 1;
    let r44 = m(a10_2, a13) + m(a11_2, a12);
    let r45 = m(a10_2, a14) + m(a11_2, a13) + m(a12, a12);
    let a12_2 = a12 << 1;
    let r46 = m(a11_2, a14) + m(a12_2, a13);
    let r47 = m(a12_2, a14) + m(a13, a13);
    let a13_2 = a13 << 1;
    let r48 = m(a13_2, a14);
    let r49 = m(a14, a14);
    let r50 = m(a15, a15);
    let a15_2 = a15 << 1;
    let r51 = m(a15_2, a16);
    let r52 = m(a15_2, a17) + m(a16, a16);
    let a16_2 = a16 << 1;
    let r53 = m(a15_2, a18) + m(a16_2, a17);
    let r54 = m(a16_2, a18) + m(a17, a17);
    let a17_2 = a17 << 1;
    let r55 = m(a17_2, a18);
    let r56 = m(a18, a18);
    let x9 = a10 as i32 - a15 as i32;
    let x10 = a11 as i32 - a16 as i32;
    let x11 = a12 as i32 - a17 as i32;
    let x12 = a13 as i32 - a18 as i32;
    let x13 = x9 << 1;
    let r57 = x13 as i64 * x11 as i64 + x10 as i64 * x10 as i64;
    let x14 = x10 << 1;
    let r58 = x13 as i64 * x12 as i64 + x14 as i64 * x11 as i64;
    let r59 = x13 as i64 * a14 as i64 + x14 as i64 * x12 as i64 + x11 as i64 * x11 as i64;
    let x15 = x11 << 1;
    let r60 = x14 as i64 * a14 as i64 + x15 as i64 * x12 as i64;
    let r61 = x15 as i64 * a14 as i64 + x12 as i64 * x12 as i64;
    let x16 = x12 << 1;
    let r62 = r41 + r50;
    let r63 = r62 as i64 - x9 as i64 * x9 as i64 + r46 as i64;
    let r64 = r42 + r51;
    let r65 = r64 as i64 - x13 as i64 * x10 as i64 + r47 as i64;
    let r66 = r43 + r52;
    let r67 = r66 as i64 - r57 + r48 as i64;
    let r68 = r44 + r53;
    let r69 = r68 as i64 - r58 + r49 as i64;
    let r70 = r45 + r54;
    let r71 = r70 as i64 - r59;
    let r72 = r46 + r55;
    let r73 = r72 as i64 - r60 + r50 as i64;
    let r74 = r47 + r56;
    let r75 = r74 as i64 - r61 + r51 as i64;
    let r76 = r48 as i64 - x16 as i64 * a14 as i64 + r52 as i64;
    let r77 = r49 as i64 - r49 as i64 + r53 as i64;
    let x17 = a0 as i32 - a10 as i32;
    let x18 = a1 as i32 - a11 as i32;
    let x19 = a2 as i32 - a12 as i32;
    let x20 = a3 as i32 - a13 as i32;
    let x21 = a4 as i32 - a14 as i32;
    let x22 = a5 as i32 - a15 as i32;
    let x23 = a6 as i32 - a16 as i32;
    let x24 = a7 as i32 - a17 as i32;
    let x25 = a8 as i32 - a18 as i32;
    let r78 = x17 as i64 * x17 as i64;
    let x26 = x17 << 1;
    let r79 = x26 as i64 * x18 as i64;
    let r80 = x26 as i64 * x19 as i64 + x18 as i64 * x18 as i64;
    let x27 = x18 << 1;
    let r81 = x26 as i64 * x20 as i64 + x27 as i64 * x19 as i64;
    let r82 = x26 as i64 * x21 as i64 + x27 as i64 * x20 as i64 + x19 as i64 * x19 as i64;
    let x28 = x19 << 1;
    let r83 = x27 as i64 * x21 as i64 + x28 as i64 * x20 as i64;
    let r84 = x28 as i64 * x21 as i64 + x20 as i64 * x20 as i64;
    let x29 = x20 << 1;
    let r85 = x29 as i64 * x21 as i64;
    let r86 = x21 as i64 * x21 as i64;
    let r87 = x22 as i64 * x22 as i64;
    let x30 = x22 << 1;
    let r88 = x30 as i64 * x23 as i64;
    let r89 = x30 as i64 * x24 as i64 + x23 as i64 * x23 as i64;
    let x31 = x23 << 1;
    let r90 = x30 as i64 * x25 as i64 + x31 as i64 * x24 as i64;
    let r91 = x30 as i64 * a9 as i64 + x31 as i64 * x25 as i64 + x24 as i64 * x24 as i64;
    let x32 = x24 << 1;
    let r92 = x31 as i64 * a9 as i64 + x32 as i64 * x25 as i64;
    let r93 = x32 as i64 * a9 as i64 + x25 as i64 * x25 as i64;
    let x33 = x25 << 1;
    let r94 = x33 as i64 * a9 as i64;
    let x34 = x17 - x22;
    let x35 = x18 - x23;
    let x36 = x19 - x24;
    let x37 = x20 - x25;
    let x38 = x21 - a9 as i32;
    let x39 = x34 << 1;
    let r95 = x39 as i64 * x36 as i64 + x35 as i64 * x35 as i64;
    let x40 = x35 << 1;
    let r96 = x39 as i64 * x37 as i64 + x40 as i64 * x36 as i64;
    let r97 = x39 as i64 * x38 as i64 + x40 as i64 * x37 as i64 + x36 as i64 * x36 as i64;
    let x41 = x36 << 1;
    let r98 = x40 as i64 * x38 as i64 + x41 as i64 * x37 as i64;
    let r99 = x41 as i64 * x38 as i64 + x37 as i64 * x37 as i64;
    let x42 = x37 << 1;
    let r100 = r78 + r87 - x34 as i64 * x34 as i64 + r83;
    let r101 = r79 + r88 - x39 as i64 * x35 as i64 + r84;
    let r102 = r80 + r89 - r95 + r85;
    let r103 = r81 + r90 - r96 + r86;
    let r104 = r82 + r91 - r97;
    let r105 = r83 + r92 - r98 + r87;
    let r106 = r84 + r93 - r99 + r88;
    let r107 = r85 + r94 - x42 as i64 * x38 as i64 + r89;
    let r108 = r86 + r17 as i64 - x38 as i64 * x38 as i64 + r90;
    let r109 = r0 + r41;
    let r110 = r1 + r42;
    let r111 = r2 + r43;
    let r112 = r3 + r44;
    let r113 = r4 + r45;
    let r114 = r13 + r54;
    let r115 = r14 + r55;
    let r116 = r15 + r56;
    let x43 = r0 as u32;
    let x44 = x43.wrapping_mul(0x32e_294d);
    let x45 = x44 & 0x7ff_ffff;
    let r117 = r0 + m(x45, 0x3c6_c87b);
    let x46 = (r117 >> 27) as u32;
    let r118 = r1 + x46 as u64 + m(x45, 0x37_20a6);
    let x47 = r118 as u32;
    let x48 = x47.wrapping_mul(0x32e_294d);
    let x49 = x48 & 0x7ff_ffff;
    let r119 = r118 + m(x49, 0x3c6_c87b);
    let x50 = (r119 >> 27) as u32;
    let r120 = r2 + x50 as u64 + (m(x45, 0x2a0_d46e) + m(x49, 0x37_20a6));
    let x51 = r120 as u32;
    let x52 = x51.wrapping_mul(0x32e_294d);
    let x53 = x52 & 0x7ff_ffff;
    let r121 = r120 + m(x53, 0x3c6_c87b);
    let x54 = (r121 >> 27) as u32;
    let r122 = r3 + x54 as u64 + (m(x45, 0x5fa_2bd6) + m(x49, 0x2a0_d46e) + m(x53, 0x37_20a6));
    let x55 = r122 as u32;
    let x56 = x55.wrapping_mul(0x32e_294d);
    let x57 = x56 & 0x7ff_ffff;
    let r123 = r122 + m(x57, 0x3c6_c87b);
    let x58 = (r123 >> 27) as u32;
    let r124 = r4
        + x58 as u64
        + (m(x45, 0x25c_2721) + m(x49, 0x5fa_2bd6) + m(x53, 0x2a0_d46e) + m(x57, 0x37_20a6));
    let x59 = r124 as u32;
    let x60 = x59.wrapping_mul(0x32e_294d);
    let x61 = x60 & 0x7ff_ffff;
    let r125 = r124 + m(x61, 0x3c6_c87b);
    let x62 = (r125 >> 27) as u32;
    let r126 = m(x45, 0x3e_169e)
        + m(x49, 0x25c_2721)
        + m(x53, 0x5fa_2bd6)
        + m(x57, 0x2a0_d46e)
        + m(x61, 0x37_20a6);
    let r127 = r24 + x62 as i64 + r126 as i64;
    let x63 = r127 as u32;
    let x64 = x63.wrapping_mul(0x32e_294d);
    let x65 = x64 & 0x7ff_ffff;
    let r128 = m(x65, 0x3c6_c87b);
    let r129 = r127 + r128 as i64;
    let x66 = (r129 >> 27) as u32;
    let r130 = m(x45, 0x459_cc33)
        + m(x49, 0x3e_169e)
        + m(x53, 0x25c_2721)
        + m(x57, 0x5fa_2bd6)
        + m(x61, 0x2a0_d46e)
        + m(x65, 0x37_20a6);
    let r131 = r26 + x66 as i64 + r130 as i64;
    let x67 = r131 as u32;
    let x68 = x67.wrapping_mul(0x32e_294d);
    let x69 = x68 & 0x7ff_ffff;
    let r132 = m(x69, 0x3c6_c87b);
    let r133 = r131 + r132 as i64;
    let x70 = (r133 >> 27) as u32;
    let r134 = m(x45, 0x79a_a83a)
        + m(x49, 0x459_cc33)
        + m(x53, 0x3e_169e)
        + m(x57, 0x25c_2721)
        + m(x61, 0x5fa_2bd6)
        + m(x65, 0x2a0_d46e)
        + m(x69, 0x37_20a6);
    let r135 = r28 + x70 as i64 + r134 as i64;
    let x71 = r135 as u32;
    let x72 = x71.wrapping_mul(0x32e_294d);
    let x73 = x72 & 0x7ff_ffff;
    let r136 = m(x73, 0x3c6_c87b);
    let r137 = r135 + r136 as i64;
    let x74 = (r137 >> 27) as u32;
    let r138 = m(x45, 0x2c6_c567)
        + m(x49, 0x79a_a83a)
        + m(x53, 0x459_cc33)
        + m(x57, 0x3e_169e)
        + m(x61, 0x25c_2721)
        + m(x65, 0x5fa_2bd6)
        + m(x69, 0x2a0_d46e)
        + m(x73, 0x37_20a6);
    let r139 = r30 + x74 as i64 + r138 as i64;
    let x75 = r139 as u32;
    let x76 = x75.wrapping_mul(0x32e_294d);
    let x77 = x76 & 0x7ff_ffff;
    let r140 = m(x77, 0x3c6_c87b);
    let r141 = r139 + r140 as i64;
    let x78 = (r141 >> 27) as u32;
    let r142 = m(x45, 0x139_b4f5)
        + m(x49, 0x2c6_c567)
        + m(x53, 0x79a_a83a)
        + m(x57, 0x459_cc33)
        + m(x61, 0x3e_169e)
        + m(x65, 0x25c_2721)
        + m(x69, 0x5fa_2bd6)
        + m(x73, 0x2a0_d46e)
        + m(x77, 0x37_20a6);
    let r143 = r32 + x78 as i64 + r142 as i64;
    let x79 = r143 as u32;
    let x80 = x79.wrapping_mul(0x32e_294d);
    let x81 = x80 & 0x7ff_ffff;
    let r144 = m(x81, 0x3c6_c87b);
    let r145 = r143 + r144 as i64;
    let x82 = (r145 >> 27) as u32;
    let r146 = m(x45, 0x31a_4c8b)
        + m(x49, 0x139_b4f5)
        + m(x53, 0x2c6_c567)
        + m(x57, 0x79a_a83a)
        + m(x61, 0x459_cc33)
        + m(x65, 0x3e_169e)
        + m(x69, 0x25c_2721)
        + m(x73, 0x5fa_2bd6)
        + m(x77, 0x2a0_d46e)
        + m(x81, 0x37_20a6);
    let r147 = r109 as i64 - r78 + r34 + x82 as i64 + r146 as i64;
    let x83 = r147 as u32;
    let x84 = x83.wrapping_mul(0x32e_294d);
    let x85 = x84 & 0x7ff_ffff;
    let r148 = m(x85, 0x3c6_c87b);
    let r149 = r147 + r148 as i64;
    let r150 = (r149 >> 27) as u64;
    let r151 = m(x45, 0x12d_7dfe)
        + m(x49, 0x31a_4c8b)
        + m(x53, 0x139_b4f5)
        + m(x57, 0x2c6_c567)
        + m(x61, 0x79a_a83a)
        + m(x65, 0x459_cc33)
        + m(x69, 0x3e_169e)
        + m(x73, 0x25c_2721)
        + m(x77, 0x5fa_2bd6)
        + m(x81, 0x2a0_d46e)
        + m(x85, 0x37_20a6);
    let r152 = r110 as i64 - r79 + r36 + r150 as i64 + r151 as i64;
    let x86 = r152 as u32;
    let x87 = x86.wrapping_mul(0x32e_294d);
    let x88 = x87 & 0x7ff_ffff;
    let r153 = m(x88, 0x3c6_c87b);
    let r154 = r152 + r153 as i64;
    let r155 = (r154 >> 27) as u64;
    let r156 = m(x45, 0x6dc_88c4)
        + m(x49, 0x12d_7dfe)
        + m(x53, 0x31a_4c8b)
        + m(x57, 0x139_b4f5)
        + m(x61, 0x2c6_c567)
        + m(x65, 0x79a_a83a)
        + m(x69, 0x459_cc33)
        + m(x73, 0x3e_169e)
        + m(x77, 0x25c_2721)
        + m(x81, 0x5fa_2bd6)
        + m(x85, 0x2a0_d46e)
        + m(x88, 0x37_20a6);
    let r157 = r111 as i64 - r80 + r38 + r155 as i64 + r156 as i64;
    let x89 = r157 as u32;
    let x90 = x89.wrapping_mul(0x32e_294d);
    let x91 = x90 & 0x7ff_ffff;
    let r158 = m(x91, 0x3c6_c87b);
    let r159 = r157 + r158 as i64;
    let r160 = (r159 >> 27) as u64;
    let r161 = m(x45, 0x5a_1075)
        + m(x49, 0x6dc_88c4)
        + m(x53, 0x12d_7dfe)
        + m(x57, 0x31a_4c8b)
        + m(x61, 0x139_b4f5)
        + m(x65, 0x2c6_c567)
        + m(x69, 0x79a_a83a)
        + m(x73, 0x459_cc33)
        + m(x77, 0x3e_169e)
        + m(x81, 0x25c_2721)
        + m(x85, 0x5fa_2bd6)
        + m(x88, 0x2a0_d46e)
        + m(x91, 0x37_20a6);
    let r162 = r112 as i64 - r81 + r40 + r160 as i64 + r161 as i64;
    let x92 = r162 as u32;
    let x93 = x92.wrapping_mul(0x32e_294d);
    let x94 = x93 & 0x7ff_ffff;
    let r163 = m(x94, 0x3c6_c87b);
    let r164 = r162 + r163 as i64;
    let r165 = (r164 >> 27) as u64;
    let r166 = m(x45, 0x793_12ad)
        + m(x49, 0x5a_1075)
        + m(x53, 0x6dc_88c4)
        + m(x57, 0x12d_7dfe)
        + m(x61, 0x31a_4c8b)
        + m(x65, 0x139_b4f5)
        + m(x69, 0x2c6_c567)
        + m(x73, 0x79a_a83a)
        + m(x77, 0x459_cc33)
        + m(x81, 0x3e_169e)
        + m(x85, 0x25c_2721)
        + m(x88, 0x5fa_2bd6)
        + m(x91, 0x2a0_d46e)
        + m(x94, 0x37_20a6);
    let r167 = r113 as i64 - r82 + r13 as i64 + r165 as i64 + r166 as i64;
    let x95 = r167 as u32;
    let x96 = x95.wrapping_mul(0x32e_294d);
    let x97 = x96 & 0x7ff_ffff;
    let r168 = m(x97, 0x3c6_c87b);
    let r169 = r167 + r168 as i64;
    let r170 = (r169 >> 27) as u64;
    let r171 = m(x45, 0x586_8af1)
        + m(x49, 0x793_12ad)
        + m(x53, 0x5a_1075)
        + m(x57, 0x6dc_88c4)
        + m(x61, 0x12d_7dfe)
        + m(x65, 0x31a_4c8b)
        + m(x69, 0x139_b4f5)
        + m(x73, 0x2c6_c567)
        + m(x77, 0x79a_a83a)
        + m(x81, 0x459_cc33)
        + m(x85, 0x3e_169e)
        + m(x88, 0x25c_2721)
        + m(x91, 0x5fa_2bd6)
        + m(x94, 0x2a0_d46e)
        + m(x97, 0x37_20a6);
    let r172 = r24 + r63 - r100 + r14 as i64 + r170 as i64 + r171 as i64;
    let x98 = r172 as u32;
    let x99 = x98.wrapping_mul(0x32e_294d);
    let x100 = x99 & 0x7ff_ffff;
    let r173 = m(x100, 0x3c6_c87b);
    let r174 = r172 + r173 as i64;
    let r175 = (r174 >> 27) as u64;
    let r176 = m(x45, 0x1bf_fc8a)
        + m(x49, 0x586_8af1)
        + m(x53, 0x793_12ad)
        + m(x57, 0x5a_1075)
        + m(x61, 0x6dc_88c4)
        + m(x65, 0x12d_7dfe)
        + m(x69, 0x31a_4c8b)
        + m(x73, 0x139_b4f5)
        + m(x77, 0x2c6_c567)
        + m(x81, 0x79a_a83a)
        + m(x85, 0x459_cc33)
        + m(x88, 0x3e_169e)
        + m(x91, 0x25c_2721)
        + m(x94, 0x5fa_2bd6)
        + m(x97, 0x2a0_d46e)
        + m(x100, 0x37_20a6);
    let r177 = r26 + r65 - r101 + r15 as i64 + r175 as i64 + r176 as i64;
    let x101 = r177 as u32;
    let x102 = x101.wrapping_mul(0x32e_294d);
    let x103 = x102 & 0x7ff_ffff;
    let r178 = m(x103, 0x3c6_c87b);
    let r179 = r177 + r178 as i64;
    let r180 = (r179 >> 27) as u64;
    let r181 = m(x45, 0x1ee_81f1)
        + m(x49, 0x1bf_fc8a)
        + m(x53, 0x586_8af1)
        + m(x57, 0x793_12ad)
        + m(x61, 0x5a_1075)
        + m(x65, 0x6dc_88c4)
        + m(x69, 0x12d_7dfe)
        + m(x73, 0x31a_4c8b)
        + m(x77, 0x139_b4f5)
        + m(x81, 0x2c6_c567)
        + m(x85, 0x79a_a83a)
        + m(x88, 0x459_cc33)
        + m(x91, 0x3e_169e)
        + m(x94, 0x25c_2721)
        + m(x97, 0x5fa_2bd6)
        + m(x100, 0x2a0_d46e)
        + m(x103, 0x37_20a6);
    let r182 = r28 + r67 - r102 + r16 as i64 + r180 as i64 + r181 as i64;
    let x104 = r182 as u32;
    let x105 = x104.wrapping_mul(0x32e_294d);
    let x106 = x105 & 0x7ff_ffff;
    let r183 = m(x106, 0x3c6_c87b);
    let r184 = r182 + r183 as i64;
    let r185 = (r184 >> 27) as u64;
    let r186 = m(x45, 0x196_d23a)
        + m(x49, 0x1ee_81f1)
        + m(x53, 0x1bf_fc8a)
        + m(x57, 0x586_8af1)
        + m(x61, 0x793_12ad)
        + m(x65, 0x5a_1075)
        + m(x69, 0x6dc_88c4)
        + m(x73, 0x12d_7dfe)
        + m(x77, 0x31a_4c8b)
        + m(x81, 0x139_b4f5)
        + m(x85, 0x2c6_c567)
        + m(x88, 0x79a_a83a)
        + m(x91, 0x459_cc33)
        + m(x94, 0x3e_169e)
        + m(x97, 0x25c_2721)
        + m(x100, 0x5fa_2bd6)
        + m(x103, 0x2a0_d46e)
        + m(x106, 0x37_20a6);
    let r187 = r30 + r69 - r103 + r17 as i64 + r185 as i64 + r186 as i64;
    let x107 = r187 as u32;
    let x108 = x107.wrapping_mul(0x32e_294d);
    let x109 = x108 & 0x7ff_ffff;
    let r188 = m(x109, 0x3c6_c87b);
    let r189 = r187 + r188 as i64;
    let r190 = (r189 >> 27) as u64;
    let r191 = m(x49, 0x196_d23a)
        + m(x53, 0x1ee_81f1)
        + m(x57, 0x1bf_fc8a)
        + m(x61, 0x586_8af1)
        + m(x65, 0x793_12ad)
        + m(x69, 0x5a_1075)
        + m(x73, 0x6dc_88c4)
        + m(x77, 0x12d_7dfe)
        + m(x81, 0x31a_4c8b)
        + m(x85, 0x139_b4f5)
        + m(x88, 0x2c6_c567)
        + m(x91, 0x79a_a83a)
        + m(x94, 0x459_cc33)
        + m(x97, 0x3e_169e)
        + m(x100, 0x25c_2721)
        + m(x103, 0x5fa_2bd6)
        + m(x106, 0x2a0_d46e)
        + m(x109, 0x37_20a6);
    let r192 = r32 + r71 - r104 + r190 as i64 + r191 as i64;
    let r193 = (r192 >> 27) as u64;
    let o0 = r192 as u32 & 0x7ff_ffff;
    let r194 = m(x53, 0x196_d23a)
        + m(x57, 0x1ee_81f1)
        + m(x61, 0x1bf_fc8a)
        + m(x65, 0x586_8af1)
        + m(x69, 0x793_12ad)
        + m(x73, 0x5a_1075)
        + m(x77, 0x6dc_88c4)
        + m(x81, 0x12d_7dfe)
        + m(x85, 0x31a_4c8b)
        + m(x88, 0x139_b4f5)
        + m(x91, 0x2c6_c567)
        + m(x94, 0x79a_a83a)
        + m(x97, 0x459_cc33)
        + m(x100, 0x3e_169e)
        + m(x103, 0x25c_2721)
        + m(x106, 0x5fa_2bd6)
        + m(x109, 0x2a0_d46e);
    let r195 = r34 + r73 - r105 + r41 as i64 + r193 as i64 + r194 as i64;
    let r196 = (r195 >> 27) as u64;
    let o1 = r195 as u32 & 0x7ff_ffff;
    let r197 = m(x57, 0x196_d23a)
        + m(x61, 0x1ee_81f1)
        + m(x65, 0x1bf_fc8a)
        + m(x69, 0x586_8af1)
        + m(x73, 0x793_12ad)
        + m(x77, 0x5a_1075)
        + m(x81, 0x6dc_88c4)
        + m(x85, 0x12d_7dfe)
        + m(x88, 0x31a_4c8b)
        + m(x91, 0x139_b4f5)
        + m(x94, 0x2c6_c567)
        + m(x97, 0x79a_a83a)
        + m(x100, 0x459_cc33)
        + m(x103, 0x3e_169e)
        + m(x106, 0x25c_2721)
        + m(x109, 0x5fa_2bd6);
    let r198 = r36 + r75 - r106 + r42 as i64 + r196 as i64 + r197 as i64;
    let r199 = (r198 >> 27) as u64;
    let o2 = r198 as u32 & 0x7ff_ffff;
    let r200 = m(x61, 0x196_d23a)
        + m(x65, 0x1ee_81f1)
        + m(x69, 0x1bf_fc8a)
        + m(x73, 0x586_8af1)
        + m(x77, 0x793_12ad)
        + m(x81, 0x5a_1075)
        + m(x85, 0x6dc_88c4)
        + m(x88, 0x12d_7dfe)
        + m(x91, 0x31a_4c8b)
        + m(x94, 0x139_b4f5)
        + m(x97, 0x2c6_c567)
        + m(x100, 0x79a_a83a)
        + m(x103, 0x459_cc33)
        + m(x106, 0x3e_169e)
        + m(x109, 0x25c_2721);
    let r201 = r38 + r76 - r107 + r43 as i64 + r199 as i64 + r200 as i64;
    let r202 = (r201 >> 27) as u64;
    let o3 = r201 as u32 & 0x7ff_ffff;
    let r203 = m(x65, 0x196_d23a)
        + m(x69, 0x1ee_81f1)
        + m(x73, 0x1bf_fc8a)
        + m(x77, 0x586_8af1)
        + m(x81, 0x793_12ad)
        + m(x85, 0x5a_1075)
        + m(x88, 0x6dc_88c4)
        + m(x91, 0x12d_7dfe)
        + m(x94, 0x31a_4c8b)
        + m(x97, 0x139_b4f5)
        + m(x100, 0x2c6_c567)
        + m(x103, 0x79a_a83a)
        + m(x106, 0x459_cc33)
        + m(x109, 0x3e_169e);
    let r204 = r40 + r77 - r108 + r44 as i64 + r202 as i64 + r203 as i64;
    let r205 = (r204 >> 27) as u64;
    let o4 = r204 as u32 & 0x7ff_ffff;
    let r206 = m(x69, 0x196_d23a)
        + m(x73, 0x1ee_81f1)
        + m(x77, 0x1bf_fc8a)
        + m(x81, 0x586_8af1)
        + m(x85, 0x793_12ad)
        + m(x88, 0x5a_1075)
        + m(x91, 0x6dc_88c4)
        + m(x94, 0x12d_7dfe)
        + m(x97, 0x31a_4c8b)
        + m(x100, 0x139_b4f5)
        + m(x103, 0x2c6_c567)
        + m(x106, 0x79a_a83a)
        + m(x109, 0x459_cc33);
    let r207 = r114 as i64 - r91 + r45 as i64 + r205 as i64 + r206 as i64;
    let r208 = (r207 >> 27) as u64;
    let o5 = r207 as u32 & 0x7ff_ffff;
    let r209 = m(x73, 0x196_d23a)
        + m(x77, 0x1ee_81f1)
        + m(x81, 0x1bf_fc8a)
        + m(x85, 0x586_8af1)
        + m(x88, 0x793_12ad)
        + m(x91, 0x5a_1075)
        + m(x94, 0x6dc_88c4)
        + m(x97, 0x12d_7dfe)
        + m(x100, 0x31a_4c8b)
        + m(x103, 0x139_b4f5)
        + m(x106, 0x2c6_c567)
        + m(x109, 0x79a_a83a);
    let r210 = r115 as i64 - r92 + r63 + r208 as i64 + r209 as i64;
    let x110 = (r210 >> 27) as u32;
    let o6 = r210 as u32 & 0x7ff_ffff;
    let r211 = m(x77, 0x196_d23a)
        + m(x81, 0x1ee_81f1)
        + m(x85, 0x1bf_fc8a)
        + m(x88, 0x586_8af1)
        + m(x91, 0x793_12ad)
        + m(x94, 0x5a_1075)
        + m(x97, 0x6dc_88c4)
        + m(x100, 0x12d_7dfe)
        + m(x103, 0x31a_4c8b)
        + m(x106, 0x139_b4f5)
        + m(x109, 0x2c6_c567);
    let r212 = r116 as i64 - r93 + r65 + x110 as i64 + r211 as i64;
    let x111 = (r212 >> 27) as u32;
    let o7 = r212 as u32 & 0x7ff_ffff;
    let r213 = m(x81, 0x196_d23a)
        + m(x85, 0x1ee_81f1)
        + m(x88, 0x1bf_fc8a)
        + m(x91, 0x586_8af1)
        + m(x94, 0x793_12ad)
        + m(x97, 0x5a_1075)
        + m(x100, 0x6dc_88c4)
        + m(x103, 0x12d_7dfe)
        + m(x106, 0x31a_4c8b)
        + m(x109, 0x139_b4f5);
    let r214 = r16 as i64 - r94 + r67 + x111 as i64 + r213 as i64;
    let x112 = (r214 >> 27) as u32;
    let o8 = r214 as u32 & 0x7ff_ffff;
    let r215 = m(x85, 0x196_d23a)
        + m(x88, 0x1ee_81f1)
        + m(x91, 0x1bf_fc8a)
        + m(x94, 0x586_8af1)
        + m(x97, 0x793_12ad)
        + m(x100, 0x5a_1075)
        + m(x103, 0x6dc_88c4)
        + m(x106, 0x12d_7dfe)
        + m(x109, 0x31a_4c8b);
    let r216 = r17 as i64 - r17 as i64 + r69 + x112 as i64 + r215 as i64;
    let x113 = (r216 >> 27) as u32;
    let o9 = r216 as u32 & 0x7ff_ffff;
    let r217 = m(x88, 0x196_d23a)
        + m(x91, 0x1ee_81f1)
        + m(x94, 0x1bf_fc8a)
        + m(x97, 0x586_8af1)
        + m(x100, 0x793_12ad)
        + m(x103, 0x5a_1075)
        + m(x106, 0x6dc_88c4)
        + m(x109, 0x12d_7dfe);
    let r218 = r71 + x113 as i64 + r217 as i64;
    let x114 = (r218 >> 27) as u32;
    let o10 = r218 as u32 & 0x7ff_ffff;
    let r219 = m(x91, 0x196_d23a)
        + m(x94, 0x1ee_81f1)
        + m(x97, 0x1bf_fc8a)
        + m(x100, 0x586_8af1)
        + m(x103, 0x793_12ad)
        + m(x106, 0x5a_1075)
        + m(x109, 0x6dc_88c4);
    let r220 = r73 + x114 as i64 + r219 as i64;
    let x115 = (r220 >> 27) as u32;
    let o11 = r220 as u32 & 0x7ff_ffff;
    let r221 = m(x94, 0x196_d23a)
        + m(x97, 0x1ee_81f1)
        + m(x100, 0x1bf_fc8a)
        + m(x103, 0x586_8af1)
        + m(x106, 0x793_12ad)
        + m(x109, 0x5a_1075);
    let r222 = r75 + x115 as i64 + r221 as i64;
    let x116 = (r222 >> 27) as u32;
    let o12 = r222 as u32 & 0x7ff_ffff;
    let r223 = m(x97, 0x196_d23a)
        + m(x100, 0x1ee_81f1)
        + m(x103, 0x1bf_fc8a)
        + m(x106, 0x586_8af1)
        + m(x109, 0x793_12ad);
    let r224 = r76 + x116 as i64 + r223 as i64;
    let x117 = (r224 >> 27) as u32;
    let o13 = r224 as u32 & 0x7ff_ffff;
    let r225 = m(x100, 0x196_d23a)
        + m(x103, 0x1ee_81f1)
        + m(x106, 0x1bf_fc8a)
        + m(x109, 0x586_8af1);
    let r226 = r77 + x117 as i64 + r225 as i64;
    let x118 = (r226 >> 27) as u32;
    let o14 = r226 as u32 & 0x7ff_ffff;
    let r227 = r54
        + x118 as u64
        + (m(x103, 0x196_d23a) + m(x106, 0x1ee_81f1) + m(x109, 0x1bf_fc8a));
    let x119 = (r227 >> 27) as u32;
    let o15 = r227 as u32 & 0x7ff_ffff;
    let r228 = r55 + x119 as u64 + (m(x106, 0x196_d23a) + m(x109, 0x1ee_81f1));
    let x120 = (r228 >> 27) as u32;
    let o16 = r228 as u32 & 0x7ff_ffff;
    let r229 = r56 + x120 as u64 + m(x109, 0x196_d23a);
    let o18 = (r229 >> 27) as u32;
    let o17 = r229 as u32 & 0x7ff_ffff;
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
    ])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
/// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn halve(a: &Element) -> Element {
    let [
        a0,
        a1,
        a2,
        a3,
        a4,
        a5,
        a6,
        a7,
        a8,
        a9,
        a10,
        a11,
        a12,
        a13,
        a14,
        a15,
        a16,
        a17,
        a18,
    ] = a.0;
    let x0 = a0 & 1;
    let c0 = x0 != 0;
    let c0_mask = 0u32.wrapping_sub(c0 as u32);
    let x1 = a0 + (c0_mask & 0x3c6_c87b);
    let x2 = a1 + (c0_mask & 0x37_20a6);
    let x3 = a2 + (c0_mask & 0x2a0_d46e);
    let x4 = a3 + (c0_mask & 0x5fa_2bd6);
    let x5 = a4 + (c0_mask & 0x25c_2721);
    let x6 = a5 + (c0_mask & 0x3e_169e);
    let x7 = a6 + (c0_mask & 0x459_cc33);
    let x8 = a7 + (c0_mask & 0x79a_a83a);
    let x9 = a8 + (c0_mask & 0x2c6_c567);
    let x10 = a9 + (c0_mask & 0x139_b4f5);
    let x11 = a10 + (c0_mask & 0x31a_4c8b);
    let x12 = a11 + (c0_mask & 0x12d_7dfe);
    let x13 = a12 + (c0_mask & 0x6dc_88c4);
    let x14 = a13 + (c0_mask & 0x5a_1075);
    let x15 = a14 + (c0_mask & 0x793_12ad);
    let x16 = a15 + (c0_mask & 0x586_8af1);
    let x17 = a16 + (c0_mask & 0x1bf_fc8a);
    let x18 = a17 + (c0_mask & 0x1ee_81f1);
    let x19 = a18 + (c0_mask & 0x196_d23a);
    let x20 = x2 & 1;
    let x21 = (x1 >> 1) + (x20 << 26);
    let x22 = x3 & 1;
    let x23 = x4 & 1;
    let x24 = x5 & 1;
    let x25 = x6 & 1;
    let x26 = x7 & 1;
    let x27 = x8 & 1;
    let x28 = x9 & 1;
    let x29 = x10 & 1;
    let x30 = x11 & 1;
    let x31 = x12 & 1;
    let x32 = x13 & 1;
    let x33 = x14 & 1;
    let x34 = x15 & 1;
    let x35 = x16 & 1;
    let x36 = x17 & 1;
    let x37 = x18 & 1;
    let x38 = x19 & 1;
    let x39 = (x2 >> 1) + (x22 << 26) + (x21 >> 27);
    let x40 = (x3 >> 1) + (x23 << 26) + (x39 >> 27);
    let x41 = (x4 >> 1) + (x24 << 26) + (x40 >> 27);
    let x42 = (x5 >> 1) + (x25 << 26) + (x41 >> 27);
    let x43 = (x6 >> 1) + (x26 << 26) + (x42 >> 27);
    let x44 = (x7 >> 1) + (x27 << 26) + (x43 >> 27);
    let x45 = (x8 >> 1) + (x28 << 26) + (x44 >> 27);
    let x46 = (x9 >> 1) + (x29 << 26) + (x45 >> 27);
    let x47 = (x10 >> 1) + (x30 << 26) + (x46 >> 27);
    let x48 = (x11 >> 1) + (x31 << 26) + (x47 >> 27);
    let x49 = (x12 >> 1) + (x32 << 26) + (x48 >> 27);
    let x50 = (x13 >> 1) + (x33 << 26) + (x49 >> 27);
    let x51 = (x14 >> 1) + (x34 << 26) + (x50 >> 27);
    let x52 = (x15 >> 1) + (x35 << 26) + (x51 >> 27);
    let x53 = (x16 >> 1) + (x36 << 26) + (x52 >> 27);
    let x54 = (x17 >> 1) + (x37 << 26) + (x53 >> 27);
    let x55 = (x18 >> 1) + (x38 << 26) + (x54 >> 27);
    let x56 = (x19 >> 1) + (x55 >> 27);
    let x57 = x56 >> 25;
    let x58 = (x21 & 0x7ff_ffff) + x57 * 0x439_3785;
    let x59 = (x46 & 0x7ff_ffff) + x57 * 0x539_3a98;
    let x60 = (x53 & 0x7ff_ffff) + x57 * 0x279_750e;
    let x61 = (x39 & 0x7ff_ffff) + x57 * 0x7c8_df59 + (x58 >> 27);
    let x62 = (x40 & 0x7ff_ffff) + x57 * 0x55f_2b91 + (x61 >> 27);
    let x63 = (x41 & 0x7ff_ffff) + x57 * 0x205_d429 + (x62 >> 27);
    let x64 = (x42 & 0x7ff_ffff) + x57 * 0x5a3_d8de + (x63 >> 27);
    let x65 = (x43 & 0x7ff_ffff) + x57 * 0x7c1_e961 + (x64 >> 27);
    let x66 = (x44 & 0x7ff_ffff) + x57 * 0x3a6_33cc + (x65 >> 27);
    let x67 = (x47 & 0x7ff_ffff) + x57 * 0x6c6_4b0a + (x59 >> 27);
    let x68 = (x48 & 0x7ff_ffff) + x57 * 0x4e5_b374 + (x67 >> 27);
    let x69 = (x49 & 0x7ff_ffff) + x57 * 0x6d2_8201 + (x68 >> 27);
    let x70 = (x50 & 0x7ff_ffff) + x57 * 0x123_773b + (x69 >> 27);
    let x71 = (x51 & 0x7ff_ffff) + x57 * 0x7a5_ef8a + (x70 >> 27);
    let x72 = (x54 & 0x7ff_ffff) + x57 * 0x640_0375 + (x60 >> 27);
    let x73 = (x55 & 0x7ff_ffff) + x57 * 0x611_7e0e + (x72 >> 27);
    let x74 = (x56 & 0x1ff_ffff) + x57 * 0x69_2dc5 + (x73 >> 27);
    let x75 = x74 >> 25;
    let x76 = (x58 & 0x7ff_ffff) + x75 * 0x439_3785;
    let x77 = (x59 & 0x7ff_ffff) + x75 * 0x539_3a98;
    let x78 = (x60 & 0x7ff_ffff) + x75 * 0x279_750e;
    let x79 = (x61 & 0x7ff_ffff) + x75 * 0x7c8_df59 + (x76 >> 27);
    let x80 = (x62 & 0x7ff_ffff) + x75 * 0x55f_2b91 + (x79 >> 27);
    let x81 = (x63 & 0x7ff_ffff) + x75 * 0x205_d429 + (x80 >> 27);
    let x82 = (x64 & 0x7ff_ffff) + x75 * 0x5a3_d8de + (x81 >> 27);
    let x83 = (x65 & 0x7ff_ffff) + x75 * 0x7c1_e961 + (x82 >> 27);
    let x84 = (x66 & 0x7ff_ffff) + x75 * 0x3a6_33cc + (x83 >> 27);
    let x85 = (x67 & 0x7ff_ffff) + x75 * 0x6c6_4b0a + (x77 >> 27);
    let x86 = (x68 & 0x7ff_ffff) + x75 * 0x4e5_b374 + (x85 >> 27);
    let x87 = (x69 & 0x7ff_ffff) + x75 * 0x6d2_8201 + (x86 >> 27);
    let x88 = (x70 & 0x7ff_ffff) + x75 * 0x123_773b + (x87 >> 27);
    let x89 = (x71 & 0x7ff_ffff) + x75 * 0x7a5_ef8a + (x88 >> 27);
    let x90 = (x72 & 0x7ff_ffff) + x75 * 0x640_0375 + (x78 >> 27);
    let x91 = (x73 & 0x7ff_ffff) + x75 * 0x611_7e0e + (x90 >> 27);
    let x92 = (x74 & 0x1ff_ffff) + x75 * 0x69_2dc5 + (x91 >> 27);
    let x93 = x92 >> 25;
    let x94 = (x76 & 0x7ff_ffff) + x93 * 0x439_3785;
    let x95 = (x79 & 0x7ff_ffff) + x93 * 0x7c8_df59 + (x94 >> 27);
    let x96 = (x80 & 0x7ff_ffff) + x93 * 0x55f_2b91 + (x95 >> 27);
    let x97 = (x81 & 0x7ff_ffff) + x93 * 0x205_d429 + (x96 >> 27);
    let x98 = (x82 & 0x7ff_ffff) + x93 * 0x5a3_d8de + (x97 >> 27);
    let x99 = (x83 & 0x7ff_ffff) + x93 * 0x7c1_e961 + (x98 >> 27);
    let x100 = (x84 & 0x7ff_ffff) + x93 * 0x3a6_33cc + (x99 >> 27);
    let x101 = (x45 & 0x7ff_ffff)
        + x57 * 0x65_57c5
        + (x66 >> 27)
        + x75 * 0x65_57c5
        + (x84 >> 27)
        + x93 * 0x65_57c5
        + (x100 >> 27);
    let x102 = (x77 & 0x7ff_ffff) + x93 * 0x539_3a98 + (x101 >> 27);
    let x103 = (x85 & 0x7ff_ffff) + x93 * 0x6c6_4b0a + (x102 >> 27);
    let x104 = (x86 & 0x7ff_ffff) + x93 * 0x4e5_b374 + (x103 >> 27);
    let x105 = (x87 & 0x7ff_ffff) + x93 * 0x6d2_8201 + (x104 >> 27);
    let x106 = (x88 & 0x7ff_ffff) + x93 * 0x123_773b + (x105 >> 27);
    let x107 = (x89 & 0x7ff_ffff) + x93 * 0x7a5_ef8a + (x106 >> 27);
    let x108 = (x52 & 0x7ff_ffff)
        + x57 * 0x6c_ed52
        + (x71 >> 27)
        + x75 * 0x6c_ed52
        + (x89 >> 27)
        + x93 * 0x6c_ed52
        + (x107 >> 27);
    let x109 = (x78 & 0x7ff_ffff) + x93 * 0x279_750e + (x108 >> 27);
    let x110 = (x90 & 0x7ff_ffff) + x93 * 0x640_0375 + (x109 >> 27);
    let x111 = (x91 & 0x7ff_ffff) + x93 * 0x611_7e0e + (x110 >> 27);
    let x112 = (x92 & 0x1ff_ffff) + x93 * 0x69_2dc5 + (x111 >> 27);
    let x113 = x112 >> 25;
    let o0 = (x94 & 0x7ff_ffff) + x113 * 0x439_3785;
    let o1 = (x95 & 0x7ff_ffff) + x113 * 0x7c8_df59;
    let o2 = (x96 & 0x7ff_ffff) + x113 * 0x55f_2b91;
    let o3 = (x97 & 0x7ff_ffff) + x113 * 0x205_d429;
    let o4 = (x98 & 0x7ff_ffff) + x113 * 0x5a3_d8de;
    let o5 = (x99 & 0x7ff_ffff) + x113 * 0x7c1_e961;
    let o6 = (x100 & 0x7ff_ffff) + x113 * 0x3a6_33cc;
    let o7 = (x101 & 0x7ff_ffff) + x113 * 0x65_57c5;
    let o8 = (x102 & 0x7ff_ffff) + x113 * 0x539_3a98;
    let o9 = (x103 & 0x7ff_ffff) + x113 * 0x6c6_4b0a;
    let o10 = (x104 & 0x7ff_ffff) + x113 * 0x4e5_b374;
    let o11 = (x105 & 0x7ff_ffff) + x113 * 0x6d2_8201;
    let o12 = (x106 & 0x7ff_ffff) + x113 * 0x123_773b;
    let o13 = (x107 & 0x7ff_ffff) + x113 * 0x7a5_ef8a;
    let o14 = (x108 & 0x7ff_ffff) + x113 * 0x6c_ed52;
    let o15 = (x109 & 0x7ff_ffff) + x113 * 0x279_750e;
    let o16 = (x110 & 0x7ff_ffff) + x113 * 0x640_0375;
    let o17 = (x111 & 0x7ff_ffff) + x113 * 0x611_7e0e;
    let o18 = (x112 & 0x1ff_ffff) + x113 * 0x69_2dc5;
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
    ])
}

const_fn! {
    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
    /// - takes `b`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
    /// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    pub fn select(choice: u32, a: &Element, b: &Element) -> Element {
        let [
            a0,
            a1,
            a2,
            a3,
            a4,
            a5,
            a6,
            a7,
            a8,
            a9,
            a10,
            a11,
            a12,
            a13,
            a14,
            a15,
            a16,
            a17,
            a18,
        ] = a.0;
        let [
            b0,
            b1,
            b2,
            b3,
            b4,
            b5,
            b6,
            b7,
            b8,
            b9,
            b10,
            b11,
            b12,
            b13,
            b14,
            b15,
            b16,
            b17,
            b18,
        ] = b.0;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let choice_mask = 0u32.wrapping_sub(core::hint::black_box(choice));
        let o0 = b0 ^ (choice_mask & (a0 ^ b0));
        let o1 = b1 ^ (choice_mask & (a1 ^ b1));
        let o2 = b2 ^ (choice_mask & (a2 ^ b2));
        let o3 = b3 ^ (choice_mask & (a3 ^ b3));
        let o4 = b4 ^ (choice_mask & (a4 ^ b4));
        let o5 = b5 ^ (choice_mask & (a5 ^ b5));
        let o6 = b6 ^ (choice_mask & (a6 ^ b6));
        let o7 = b7 ^ (choice_mask & (a7 ^ b7));
        let o8 = b8 ^ (choice_mask & (a8 ^ b8));
        let o9 = b9 ^ (choice_mask & (a9 ^ b9));
        let o10 = b10 ^ (choice_mask & (a10 ^ b10));
        let o11 = b11 ^ (choice_mask & (a11 ^ b11));
        let o12 = b12 ^ (choice_mask & (a12 ^ b12));
        let o13 = b13 ^ (choice_mask & (a13 ^ b13));
        let o14 = b14 ^ (choice_mask & (a14 ^ b14));
        let o15 = b15 ^ (choice_mask & (a15 ^ b15));
        let o16 = b16 ^ (choice_mask & (a16 ^ b16));
        let o17 = b17 ^ (choice_mask & (a17 ^ b17));
        let o18 = b18 ^ (choice_mask & (a18 ^ b18));
        Element([
            o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
        ])
    }
}

const_fn! {
    /// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
    /// - takes `b`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
    /// - returns `x`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
    /// - returns `y`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    pub fn swap(choice: u32, a: &Element, b: &Element) -> (Element, Element) {
        let [
            a0,
            a1,
            a2,
            a3,
            a4,
            a5,
            a6,
            a7,
            a8,
            a9,
            a10,
            a11,
            a12,
            a13,
            a14,
            a15,
            a16,
            a17,
            a18,
        ] = a.0;
        let [
            b0,
            b1,
            b2,
            b3,
            b4,
            b5,
            b6,
            b7,
            b8,
            b9,
            b10,
            b11,
            b12,
            b13,
            b14,
            b15,
            b16,
            b17,
            b18,
        ] = b.0;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let choice_mask = 0u32.wrapping_sub(core::hint::black_box(choice));
        let x0 = a0 ^ (choice_mask & (b0 ^ a0));
        let x1 = a1 ^ (choice_mask & (b1 ^ a1));
        let x2 = a2 ^ (choice_mask & (b2 ^ a2));
        let x3 = a3 ^ (choice_mask & (b3 ^ a3));
        let x4 = a4 ^ (choice_mask & (b4 ^ a4));
        let x5 = a5 ^ (choice_mask & (b5 ^ a5));
        let x6 = a6 ^ (choice_mask & (b6 ^ a6));
        let x7 = a7 ^ (choice_mask & (b7 ^ a7));
        let x8 = a8 ^ (choice_mask & (b8 ^ a8));
        let x9 = a9 ^ (choice_mask & (b9 ^ a9));
        let x10 = a10 ^ (choice_mask & (b10 ^ a10));
        let x11 = a11 ^ (choice_mask & (b11 ^ a11));
        let x12 = a12 ^ (choice_mask & (b12 ^ a12));
        let x13 = a13 ^ (choice_mask & (b13 ^ a13));
        let x14 = a14 ^ (choice_mask & (b14 ^ a14));
        let x15 = a15 ^ (choice_mask & (b15 ^ a15));
        let x16 = a16 ^ (choice_mask & (b16 ^ a16));
        let x17 = a17 ^ (choice_mask & (b17 ^ a17));
        let x18 = a18 ^ (choice_mask & (b18 ^ a18));
        let y0 = b0 ^ (choice_mask & (a0 ^ b0));
        let y1 = b1 ^ (choice_mask & (a1 ^ b1));
        let y2 = b2 ^ (choice_mask & (a2 ^ b2));
        let y3 = b3 ^ (choice_mask & (a3 ^ b3));
        let y4 = b4 ^ (choice_mask & (a4 ^ b4));
        let y5 = b5 ^ (choice_mask & (a5 ^ b5));
        let y6 = b6 ^ (choice_mask & (a6 ^ b6));
        let y7 = b7 ^ (choice_mask & (a7 ^ b7));
        let y8 = b8 ^ (choice_mask & (a8 ^ b8));
        let y9 = b9 ^ (choice_mask & (a9 ^ b9));
        let y10 = b10 ^ (choice_mask & (a10 ^ b10));
        let y11 = b11 ^ (choice_mask & (a11 ^ b11));
        let y12 = b12 ^ (choice_mask & (a12 ^ b12));
        let y13 = b13 ^ (choice_mask & (a13 ^ b13));
        let y14 = b14 ^ (choice_mask & (a14 ^ b14));
        let y15 = b15 ^ (choice_mask & (a15 ^ b15));
        let y16 = b16 ^ (choice_mask & (a16 ^ b16));
        let y17 = b17 ^ (choice_mask & (a17 ^ b17));
        let y18 = b18 ^ (choice_mask & (a18 ^ b18));
        let x = Element([
            x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18,
        ]);
        let y = Element([
            y0, y1, y2, y3, y4, y5, y6, y7, y8, y9, y10, y11, y12, y13, y14, y15, y16, y17, y18,
        ]);
        (x, y)
    }
}

/// `R * out = a (mod p), 0 <= out < p`
///
/// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^32 - 1]`; word 15 in `[0, 0x65b48e8f]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn to_bytes(a: &Element) -> [u8; 64] {
    let [
        a0,
        a1,
        a2,
        a3,
        a4,
        a5,
        a6,
        a7,
        a8,
        a9,
        a10,
        a11,
        a12,
        a13,
        a14,
        a15,
        a16,
        a17,
        a18,
    ] = a.0;
    let x0 = a0.wrapping_mul(0x32e_294d);
    let x1 = x0 & 0x7ff_ffff;
    let r0 = a0 as u64 + m(x1, 0x3c6_c87b);
    let x2 = a1 + (r0 >> 27) as u32;
    let r1 = x2 as u64 + m(x1, 0x37_20a6);
    let x3 = r1 as u32;
    let x4 = x3.wrapping_mul(0x32e_294d);
    let x5 = x4 & 0x7ff_ffff;
    let r2 = r1 + m(x5, 0x3c6_c87b);
    let x6 = a2 + (r2 >> 27) as u32;
    let r3 = m(x1, 0x2a0_d46e) + m(x5, 0x37_20a6) + x6 as u64;
    let x7 = r3 as u32;
    let x8 = x7.wrapping_mul(0x32e_294d);
    let x9 = x8 & 0x7ff_ffff;
    let r4 = r3 + m(x9, 0x3c6_c87b);
    let x10 = a3 + (r4 >> 27) as u32;
    let r5 = m(x1, 0x5fa_2bd6) + m(x5, 0x2a0_d46e) + m(x9, 0x37_20a6) + x10 as u64;
    let x11 = r5 as u32;
    let x12 = x11.wrapping_mul(0x32e_294d);
    let x13 = x12 & 0x7ff_ffff;
    let r6 = r5 + m(x13, 0x3c6_c87b);
    let x14 = a4 + (r6 >> 27) as u32;
    let r7 = m(x1, 0x25c_2721)
        + m(x5, 0x5fa_2bd6)
        + m(x9, 0x2a0_d46e)
        + m(x13, 0x37_20a6)
        + x14 as u64;
    let x15 = r7 as u32;
    let x16 = x15.wrapping_mul(0x32e_294d);
    let x17 = x16 & 0x7ff_ffff;
    let r8 = r7 + m(x17, 0x3c6_c87b);
    let x18 = a5 + (r8 >> 27) as u32;
    let r9 = m(x1, 0x3e_169e)
        + m(x5, 0x25c_2721)
        + m(x9, 0x5fa_2bd6)
        + m(x13, 0x2a0_d46e)
        + m(x17, 0x37_20a6)
        + x18 as u64;
    let x19 = r9 as u32;
    let x20 = x19.wrapping_mul(0x32e_294d);
    let x21 = x20 & 0x7ff_ffff;
    let r10 = r9 + m(x21, 0x3c6_c87b);
    let x22 = a6 + (r10 >> 27) as u32;
    let r11 = m(x1, 0x459_cc33)
        + m(x5, 0x3e_169e)
        + m(x9, 0x25c_2721)
        + m(x13, 0x5fa_2bd6)
        + m(x17, 0x2a0_d46e)
        + m(x21, 0x37_20a6)
        + x22 as u64;
    let x23 = r11 as u32;
    let x24 = x23.wrapping_mul(0x32e_294d);
    let x25 = x24 & 0x7ff_ffff;
    let r12 = r11 + m(x25, 0x3c6_c87b);
    let x26 = a7 + (r12 >> 27) as u32;
    let r13 = m(x1, 0x79a_a83a)
        + m(x5, 0x459_cc33)
        + m(x9, 0x3e_169e)
        + m(x13, 0x25c_2721)
        + m(x17, 0x5fa_2bd6)
        + m(x21, 0x2a0_d46e)
        + m(x25, 0x37_20a6)
        + x26 as u64;
    let x27 = r13 as u32;
    let x28 = x27.wrapping_mul(0x32e_294d);
    let x29 = x28 & 0x7ff_ffff;
    let r14 = r13 + m(x29, 0x3c6_c87b);
    let x30 = a8 + (r14 >> 27) as u32;
    let r15 = m(x1, 0x2c6_c567)
        + m(x5, 0x79a_a83a)
        + m(x9, 0x459_cc33)
        + m(x13, 0x3e_169e)
        + m(x17, 0x25c_2721)
        + m(x21, 0x5fa_2bd6)
        + m(x25, 0x2a0_d46e)
        + m(x29, 0x37_20a6)
        + x30 as u64;
    let x31 = r15 as u32;
    let x32 = x31.wrapping_mul(0x32e_294d);
    let x33 = x32 & 0x7ff_ffff;
    let r16 = r15 + m(x33, 0x3c6_c87b);
    let x34 = a9 + (r16 >> 27) as u32;
    let r17 = m(x1, 0x139_b4f5)
        + m(x5, 0x2c6_c567)
        + m(x9, 0x79a_a83a)
        + m(x13, 0x459_cc33)
        + m(x17, 0x3e_169e)
        + m(x21, 0x25c_2721)
        + m(x25, 0x5fa_2bd6)
        + m(x29, 0x2a0_d46e)
        + m(x33, 0x37_20a6)
        + x34 as u64;
    let x35 = r17 as u32;
    let x36 = x35.wrapping_mul(0x32e_294d);
    let x37 = x36 & 0x7ff_ffff;
    let r18 = r17 + m(x37, 0x3c6_c87b);
    let x38 = a10 + (r18 >> 27) as u32;
    let r19 = m(x1, 0x31a_4c8b)
        + m(x5, 0x139_b4f5)
        + m(x9, 0x2c6_c567)
        + m(x13, 0x79a_a83a)
        + m(x17, 0x459_cc33)
        + m(x21, 0x3e_169e)
        + m(x25, 0x25c_2721)
        + m(x29, 0x5fa_2bd6)
        + m(x33, 0x2a0_d46e)
        + m(x37, 0x37_20a6)
        + x38 as u64;
    let x39 = r19 as u32;
    let x40 = x39.wrapping_mul(0x32e_294d);
    let x41 = x40 & 0x7ff_ffff;
    let r20 = r19 + m(x41, 0x3c6_c87b);
    let x42 = a11 + (r20 >> 27) as u32;
    let r21 = m(x1, 0x12d_7dfe)
        + m(x5, 0x31a_4c8b)
        + m(x9, 0x139_b4f5)
        + m(x13, 0x2c6_c567)
        + m(x17, 0x79a_a83a)
        + m(x21, 0x459_cc33)
        + m(x25, 0x3e_169e)
        + m(x29, 0x25c_2721)
        + m(x33, 0x5fa_2bd6)
        + m(x37, 0x2a0_d46e)
        + m(x41, 0x37_20a6)
        + x42 as u64;
    let x43 = r21 as u32;
    let x44 = x43.wrapping_mul(0x32e_294d);
    let x45 = x44 & 0x7ff_ffff;
    let r22 = r21 + m(x45, 0x3c6_c87b);
    let x46 = a12 + (r22 >> 27) as u32;
    let r23 = m(x1, 0x6dc_88c4)
        + m(x5, 0x12d_7dfe)
        + m(x9, 0x31a_4c8b)
        + m(x13, 0x139_b4f5)
        + m(x17, 0x2c6_c567)
        + m(x21, 0x79a_a83a)
        + m(x25, 0x459_cc33)
        + m(x29, 0x3e_169e)
        + m(x33, 0x25c_2721)
        + m(x37, 0x5fa_2bd6)
        + m(x41, 0x2a0_d46e)
        + m(x45, 0x37_20a6)
        + x46 as u64;
    let x47 = r23 as u32;
    let x48 = x47.wrapping_mul(0x32e_294d);
    let x49 = x48 & 0x7ff_ffff;
    let r24 = r23 + m(x49, 0x3c6_c87b);
    let x50 = a13 + (r24 >> 27) as u32;
    let r25 = m(x1, 0x5a_1075)
        + m(x5, 0x6dc_88c4)
        + m(x9, 0x12d_7dfe)
        + m(x13, 0x31a_4c8b)
        + m(x17, 0x139_b4f5)
        + m(x21, 0x2c6_c567)
        + m(x25, 0x79a_a83a)
        + m(x29, 0x459_cc33)
        + m(x33, 0x3e_169e)
        + m(x37, 0x25c_2721)
        + m(x41, 0x5fa_2bd6)
        + m(x45, 0x2a0_d46e)
        + m(x49, 0x37_20a6)
        + x50 as u64;
    let x51 = r25 as u32;
    let x52 = x51.wrapping_mul(0x32e_294d);
    let x53 = x52 & 0x7ff_ffff;
    let r26 = r25 + m(x53, 0x3c6_c87b);
    let x54 = a14 + (r26 >> 27) as u32;
    let r27 = m(x1, 0x793_12ad)
        + m(x5, 0x5a_1075)
        + m(x9, 0x6dc_88c4)
        + m(x13, 0x12d_7dfe)
        + m(x17, 0x31a_4c8b)
        + m(x21, 0x139_b4f5)
        + m(x25, 0x2c6_c567)
        + m(x29, 0x79a_a83a)
        + m(x33, 0x459_cc33)
        + m(x37, 0x3e_169e)
        + m(x41, 0x25c_2721)
        + m(x45, 0x5fa_2bd6)
        + m(x49, 0x2a0_d46e)
        + m(x53, 0x37_20a6)
        + x54 as u64;
    let x55 = r27 as u32;
    let x56 = x55.wrapping_mul(0x32e_294d);
    let x57 = x56 & 0x7ff_ffff;
    let r28 = r27 + m(x57, 0x3c6_c87b);
    let x58 = a15 + (r28 >> 27) as u32;
    let r29 = m(x1, 0x586_8af1)
        + m(x5, 0x793_12ad)
        + m(x9, 0x5a_1075)
        + m(x13, 0x6dc_88c4)
        + m(x17, 0x12d_7dfe)
        + m(x21, 0x31a_4c8b)
        + m(x25, 0x139_b4f5)
        + m(x29, 0x2c6_c567)
        + m(x33, 0x79a_a83a)
        + m(x37, 0x459_cc33)
        + m(x41, 0x3e_169e)
        + m(x45, 0x25c_2721)
        + m(x49, 0x5fa_2bd6)
        + m(x53, 0x2a0_d46e)
        + m(x57, 0x37_20a6)
        + x58 as u64;
    let x59 = r29 as u32;
    let x60 = x59.wrapping_mul(0x32e_294d);
    let x61 = x60 & 0x7ff_ffff;
    let r30 = r29 + m(x61, 0x3c6_c87b);
    let x62 = a16 + (r30 >> 27) as u32;
    let r31 = m(x1, 0x1bf_fc8a)
        + m(x5, 0x586_8af1)
        + m(x9, 0x793_12ad)
        + m(x13, 0x5a_1075)
        + m(x17, 0x6dc_88c4)
        + m(x21, 0x12d_7dfe)
        + m(x25, 0x31a_4c8b)
        + m(x29, 0x139_b4f5)
        + m(x33, 0x2c6_c567)
        + m(x37, 0x79a_a83a)
        + m(x41, 0x459_cc33)
        + m(x45, 0x3e_169e)
        + m(x49, 0x25c_2721)
        + m(x53, 0x5fa_2bd6)
        + m(x57, 0x2a0_d46e)
        + m(x61, 0x37_20a6)
        + x62 as u64;
    let x63 = r31 as u32;
    let x64 = x63.wrapping_mul(0x32e_294d);
    let x65 = x64 & 0x7ff_ffff;
    let r32 = r31 + m(x65, 0x3c6_c87b);
    let x66 = a17 + (r32 >> 27) as u32;
    let r33 = m(x1, 0x1ee_81f1)
        + m(x5, 0x1bf_fc8a)
        + m(x9, 0x586_8af1)
        + m(x13, 0x793_12ad)
        + m(x17, 0x5a_1075)
        + m(x21, 0x6dc_88c4)
        + m(x25, 0x12d_7dfe)
        + m(x29, 0x31a_4c8b)
        + m(x33, 0x139_b4f5)
        + m(x37, 0x2c6_c567)
        + m(x41, 0x79a_a83a)
        + m(x45, 0x459_cc33)
        + m(x49, 0x3e_169e)
        + m(x53, 0x25c_2721)
        + m(x57, 0x5fa_2bd6)
        + m(x61, 0x2a0_d46e)
        + m(x65, 0x37_20a6)
        + x66 as u64;
    let x67 = r33 as u32;
    let x68 = x67.wrapping_mul(0x32e_294d);
    let x69 = x68 & 0x7ff_ffff;
    let r34 = r33 + m(x69, 0x3c6_c87b);
    let x70 = a18 + (r34 >> 27) as u32;
    let r35 = m(x1, 0x196_d23a)
        + m(x5, 0x1ee_81f1)
        + m(x9, 0x1bf_fc8a)
        + m(x13, 0x586_8af1)
        + m(x17, 0x793_12ad)
        + m(x21, 0x5a_1075)
        + m(x25, 0x6dc_88c4)
        + m(x29, 0x12d_7dfe)
        + m(x33, 0x31a_4c8b)
        + m(x37, 0x139_b4f5)
        + m(x41, 0x2c6_c567)
        + m(x45, 0x79a_a83a)
        + m(x49, 0x459_cc33)
        + m(x53, 0x3e_169e)
        + m(x57, 0x25c_2721)
        + m(x61, 0x5fa_2bd6)
        + m(x65, 0x2a0_d46e)
        + m(x69, 0x37_20a6)
        + x70 as u64;
    let x71 = r35 as u32;
    let x72 = x71.wrapping_mul(0x32e_294d);
    let x73 = x72 & 0x7ff_ffff;
    let r36 = r35 + m(x73, 0x3c6_c87b);
    let x74 = (r36 >> 27) as u32;
    let r37 = m(x5, 0x196_d23a)
        + m(x9, 0x1ee_81f1)
        + m(x13, 0x1bf_fc8a)
        + m(x17, 0x586_8af1)
        + m(x21, 0x793_12ad)
        + m(x25, 0x5a_1075)
        + m(x29, 0x6dc_88c4)
        + m(x33, 0x12d_7dfe)
        + m(x37, 0x31a_4c8b)
        + m(x41, 0x139_b4f5)
        + m(x45, 0x2c6_c567)
        + m(x49, 0x79a_a83a)
        + m(x53, 0x459_cc33)
        + m(x57, 0x3e_169e)
        + m(x61, 0x25c_2721)
        + m(x65, 0x5fa_2bd6)
        + m(x69, 0x2a0_d46e)
        + m(x73, 0x37_20a6)
        + x74 as u64;
    let x75 = (r37 >> 27) as u32;
    let r38 = m(x9, 0x196_d23a)
        + m(x13, 0x1ee_81f1)
        + m(x17, 0x1bf_fc8a)
        + m(x21, 0x586_8af1)
        + m(x25, 0x793_12ad)
        + m(x29, 0x5a_1075)
        + m(x33, 0x6dc_88c4)
        + m(x37, 0x12d_7dfe)
        + m(x41, 0x31a_4c8b)
        + m(x45, 0x139_b4f5)
        + m(x49, 0x2c6_c567)
        + m(x53, 0x79a_a83a)
        + m(x57, 0x459_cc33)
        + m(x61, 0x3e_169e)
        + m(x65, 0x25c_2721)
        + m(x69, 0x5fa_2bd6)
        + m(x73, 0x2a0_d46e)
        + x75 as u64;
    let x76 = (r38 >> 27) as u32;
    let x77 = r38 as u32 & 0x7ff_ffff;
    let r39 = m(x13, 0x196_d23a)
        + m(x17, 0x1ee_81f1)
        + m(x21, 0x1bf_fc8a)
        + m(x25, 0x586_8af1)
        + m(x29, 0x793_12ad)
        + m(x33, 0x5a_1075)
        + m(x37, 0x6dc_88c4)
        + m(x41, 0x12d_7dfe)
        + m(x45, 0x31a_4c8b)
        + m(x49, 0x139_b4f5)
        + m(x53, 0x2c6_c567)
        + m(x57, 0x79a_a83a)
        + m(x61, 0x459_cc33)
        + m(x65, 0x3e_169e)
        + m(x69, 0x25c_2721)
        + m(x73, 0x5fa_2bd6)
        + x76 as u64;
    let x78 = (r39 >> 27) as u32;
    let x79 = r39 as u32 & 0x7ff_ffff;
    let r40 = m(x17, 0x196_d23a)
        + m(x21, 0x1ee_81f1)
        + m(x25, 0x1bf_fc8a)
        + m(x29, 0x586_8af1)
        + m(x33, 0x793_12ad)
        + m(x37, 0x5a_1075)
        + m(x41, 0x6dc_88c4)
        + m(x45, 0x12d_7dfe)
        + m(x49, 0x31a_4c8b)
        + m(x53, 0x139_b4f5)
        + m(x57, 0x2c6_c567)
        + m(x61, 0x79a_a83a)
        + m(x65, 0x459_cc33)
        + m(x69, 0x3e_169e)
        + m(x73, 0x25c_2721)
        + x78 as u64;
    let x80 = (r40 >> 27) as u32;
    let x81 = r40 as u32 & 0x7ff_ffff;
    let r41 = m(x21, 0x196_d23a)
        + m(x25, 0x1ee_81f1)
        + m(x29, 0x1bf_fc8a)
        + m(x33, 0x586_8af1)
        + m(x37, 0x793_12ad)
        + m(x41, 0x5a_1075)
        + m(x45, 0x6dc_88c4)
        + m(x49, 0x12d_7dfe)
        + m(x53, 0x31a_4c8b)
        + m(x57, 0x139_b4f5)
        + m(x61, 0x2c6_c567)
        + m(x65, 0x79a_a83a)
        + m(x69, 0x459_cc33)
        + m(x73, 0x3e_169e)
        + x80 as u64;
    let x82 = (r41 >> 27) as u32;
    let x83 = r41 as u32 & 0x7ff_ffff;
    let r42 = m(x25, 0x196_d23a)
        + m(x29, 0x1ee_81f1)
        + m(x33, 0x1bf_fc8a)
        + m(x37, 0x586_8af1)
        + m(x41, 0x793_12ad)
        + m(x45, 0x5a_1075)
        + m(x49, 0x6dc_88c4)
        + m(x53, 0x12d_7dfe)
        + m(x57, 0x31a_4c8b)
        + m(x61, 0x139_b4f5)
        + m(x65, 0x2c6_c567)
        + m(x69, 0x79a_a83a)
        + m(x73, 0x459_cc33)
        + x82 as u64;
    let x84 = (r42 >> 27) as u32;
    let x85 = r42 as u32 & 0x7ff_ffff;
    let r43 = m(x29, 0x196_d23a)
        + m(x33, 0x1ee_81f1)
        + m(x37, 0x1bf_fc8a)
        + m(x41, 0x586_8af1)
        + m(x45, 0x793_12ad)
        + m(x49, 0x5a_1075)
        + m(x53, 0x6dc_88c4)
        + m(x57, 0x12d_7dfe)
        + m(x61, 0x31a_4c8b)
        + m(x65, 0x139_b4f5)
        + m(x69, 0x2c6_c567)
        + m(x73, 0x79a_a83a)
        + x84 as u64;
    let x86 = (r43 >> 27) as u32;
    let x87 = r43 as u32 & 0x7ff_ffff;
    let r44 = m(x33, 0x196_d23a)
        + m(x37, 0x1ee_81f1)
        + m(x41, 0x1bf_fc8a)
        + m(x45, 0x586_8af1)
        + m(x49, 0x793_12ad)
        + m(x53, 0x5a_1075)
        + m(x57, 0x6dc_88c4)
        + m(x61, 0x12d_7dfe)
        + m(x65, 0x31a_4c8b)
        + m(x69, 0x139_b4f5)
        + m(x73, 0x2c6_c567)
        + x86 as u64;
    let x88 = (r44 >> 27) as u32;
    let x89 = r44 as u32 & 0x7ff_ffff;
    let r45 = m(x37, 0x196_d23a)
        + m(x41, 0x1ee_81f1)
        + m(x45, 0x1bf_fc8a)
        + m(x49, 0x586_8af1)
        + m(x53, 0x793_12ad)
        + m(x57, 0x5a_1075)
        + m(x61, 0x6dc_88c4)
        + m(x65, 0x12d_7dfe)
        + m(x69, 0x31a_4c8b)
        + m(x73, 0x139_b4f5)
        + x88 as u64;
    let x90 = (r45 >> 27) as u32;
    let x91 = r45 as u32 & 0x7ff_ffff;
    let r46 = m(x41, 0x196_d23a)
        + m(x45, 0x1ee_81f1)
        + m(x49, 0x1bf_fc8a)
        + m(x53, 0x586_8af1)
        + m(x57, 0x793_12ad)
        + m(x61, 0x5a_1075)
        + m(x65, 0x6dc_88c4)
        + m(x69, 0x12d_7dfe)
        + m(x73, 0x31a_4c8b)
        + x90 as u64;
    let x92 = (r46 >> 27) as u32;
    let x93 = r46 as u32 & 0x7ff_ffff;
    let r47 = m(x45, 0x196_d23a)
        + m(x49, 0x1ee_81f1)
        + m(x53, 0x1bf_fc8a)
        + m(x57, 0x586_8af1)
        + m(x61, 0x793_12ad)
        + m(x65, 0x5a_1075)
        + m(x69, 0x6dc_88c4)
        + m(x73, 0x12d_7dfe)
        + x92 as u64;
    let x94 = (r47 >> 27) as u32;
    let x95 = r47 as u32 & 0x7ff_ffff;
    let r48 = m(x49, 0x196_d23a)
        + m(x53, 0x1ee_81f1)
        + m(x57, 0x1bf_fc8a)
        + m(x61, 0x586_8af1)
        + m(x65, 0x793_12ad)
        + m(x69, 0x5a_1075)
        + m(x73, 0x6dc_88c4)
        + x94 as u64;
    let x96 = (r48 >> 27) as u32;
    let x97 = r48 as u32 & 0x7ff_ffff;
    let r49 = m(x53, 0x196_d23a)
        + m(x57, 0x1ee_81f1)
        + m(x61, 0x1bf_fc8a)
        + m(x65, 0x586_8af1)
        + m(x69, 0x793_12ad)
        + m(x73, 0x5a_1075)
        + x96 as u64;
    let x98 = (r49 >> 27) as u32;
    let x99 = r49 as u32 & 0x7ff_ffff;
    let r50 = m(x57, 0x196_d23a)
        + m(x61, 0x1ee_81f1)
        + m(x65, 0x1bf_fc8a)
        + m(x69, 0x586_8af1)
        + m(x73, 0x793_12ad)
        + x98 as u64;
    let x100 = (r50 >> 27) as u32;
    let x101 = r50 as u32 & 0x7ff_ffff;
    let r51 = m(x61, 0x196_d23a)
        + m(x65, 0x1ee_81f1)
        + m(x69, 0x1bf_fc8a)
        + m(x73, 0x586_8af1)
        + x100 as u64;
    let x102 = (r51 >> 27) as u32;
    let x103 = r51 as u32 & 0x7ff_ffff;
    let r52 = m(x65, 0x196_d23a) + m(x69, 0x1ee_81f1) + m(x73, 0x1bf_fc8a) + x102 as u64;
    let x104 = (r52 >> 27) as u32;
    let x105 = r52 as u32 & 0x7ff_ffff;
    let r53 = m(x69, 0x196_d23a) + m(x73, 0x1ee_81f1) + x104 as u64;
    let x106 = (r53 >> 27) as u32;
    let x107 = r53 as u32 & 0x7ff_ffff;
    let r54 = x106 as u64 + m(x73, 0x196_d23a);
    let x108 = (r54 >> 27) as u32;
    let x109 = r54 as u32 & 0x7ff_ffff;
    let x110 = x77 & 31;
    let x111 = (r37 as u32 & 0x7ff_ffff) + (x110 << 27);
    let x112 = x79 & 1023;
    let x113 = (x77 >> 5) + (x112 << 22);
    let x114 = x81 & 32767;
    let x115 = (x79 >> 10) + (x114 << 17);
    let x116 = x83 & 0xf_ffff;
    let x117 = (x81 >> 15) + (x116 << 12);
    let x118 = x85 & 0x1ff_ffff;
    let x119 = (x83 >> 20) + (x118 << 7);
    let x120 = x89 & 7;
    let x121 = (x85 >> 25) + (x87 << 2) + (x120 << 29);
    let x122 = x91 & 255;
    let x123 = (x89 >> 3) + (x122 << 24);
    let x124 = x93 & 8191;
    let x125 = (x91 >> 8) + (x124 << 19);
    let x126 = x95 & 0x3_ffff;
    let x127 = (x93 >> 13) + (x126 << 14);
    let x128 = x97 & 0x7f_ffff;
    let x129 = (x95 >> 18) + (x128 << 9);
    let x130 = x101 & 1;
    let x131 = (x97 >> 23) + (x99 << 4) + (x130 << 31);
    let x132 = x103 & 63;
    let x133 = (x101 >> 1) + (x132 << 26);
    let x134 = x105 & 2047;
    let x135 = (x103 >> 6) + (x134 << 21);
    let x136 = x107 & 65535;
    let x137 = (x105 >> 11) + (x136 << 16);
    let x138 = x109 & 0x1f_ffff;
    let x139 = (x107 >> 16) + (x138 << 11);
    let x140 = (x109 >> 21) + (x108 << 6);
    let (x141, c0) = x111.overflowing_sub(0x33c6_c87b);
    let (x142, c1) = sub_borrow(x113, 0x1b81_b905, c0);
    let (x143, c2) = sub_borrow(x115, 0x57ac_a835, c1);
    let (x144, c3) = sub_borrow(x117, 0xc272_1bf4, c2);
    let (x145, c4) = sub_borrow(x119, 0x1f0b_4f25, c3);
    let (x146, c5) = sub_borrow(x121, 0x5167_30cc, c4);
    let (x147, c6) = sub_borrow(x123, 0x67f3_5507, c5);
    let (x148, c7) = sub_borrow(x125, 0xa7aa_c6c5, c6);
    let (x149, c8) = sub_borrow(x127, 0x9322_c9cd, c7);
    let (x150, c9) = sub_borrow(x129, 0x5afb_fcc6, c8);
    let (x151, c10) = sub_borrow(x131, 0xedc8_8c42, c9);
    let (x152, c11) = sub_borrow(x133, 0xb42d_083a, c10);
    let (x153, c12) = sub_borrow(x135, 0x5e3e_4c4a, c11);
    let (x154, c13) = sub_borrow(x137, 0xfc8a_b0d1, c12);
    let (x155, c14) = sub_borrow(x139, 0x740f_89bf, c13);
    let (x156, c15) = sub_borrow(x140, 0x65b4_8e8f, c14);
    let c15_mask = 0u32.wrapping_sub(c15 as u32);
    let o0 = x141 ^ (c15_mask & (x111 ^ x141));
    let o1 = x142 ^ (c15_mask & (x113 ^ x142));
    let o2 = x143 ^ (c15_mask & (x115 ^ x143));
    let o3 = x144 ^ (c15_mask & (x117 ^ x144));
    let o4 = x145 ^ (c15_mask & (x119 ^ x145));
    let o5 = x146 ^ (c15_mask & (x121 ^ x146));
    let o6 = x147 ^ (c15_mask & (x123 ^ x147));
    let o7 = x148 ^ (c15_mask & (x125 ^ x148));
    let o8 = x149 ^ (c15_mask & (x127 ^ x149));
    let o9 = x150 ^ (c15_mask & (x129 ^ x150));
    let o10 = x151 ^ (c15_mask & (x131 ^ x151));
    let o11 = x152 ^ (c15_mask & (x133 ^ x152));
    let o12 = x153 ^ (c15_mask & (x135 ^ x153));
    let o13 = x154 ^ (c15_mask & (x137 ^ x154));
    let o14 = x155 ^ (c15_mask & (x139 ^ x155));
    let o15 = x156 ^ (c15_mask & (x140 ^ x156));
    let mut out = [0; 64];
    store(&mut out, 0, o0);
    store(&mut out, 4, o1);
    store(&mut out, 8, o2);
    store(&mut out, 12, o3);
    store(&mut out, 16, o4);
    store(&mut out, 20, o5);
    store(&mut out, 24, o6);
    store(&mut out, 28, o7);
    store(&mut out, 32, o8);
    store(&mut out, 36, o9);
    store(&mut out, 40, o10);
    store(&mut out, 44, o11);
    store(&mut out, 48, o12);
    store(&mut out, 52, o13);
    store(&mut out, 56, o14);
    store(&mut out, 60, o15);
    out
}

/// `limbs of out = bytes (mod p): out = bytes / R`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn limbs_of_bytes(bytes: &[u8; 64]) -> Element {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 4);
    let bytes2 = load(bytes, 8);
    let bytes3 = load(bytes, 12);
    let bytes4 = load(bytes, 16);
    let bytes5 = load(bytes, 20);
    let bytes6 = load(bytes, 24);
    let bytes7 = load(bytes, 28);
    let bytes8 = load(bytes, 32);
    let bytes9 = load(bytes, 36);
    let bytes10 = load(bytes, 40);
    let bytes11 = load(bytes, 44);
    let bytes12 = load(bytes, 48);
    let bytes13 = load(bytes, 52);
    let bytes14 = load(bytes, 56);
    let bytes15 = load(bytes, 60);
    let x0 = bytes1 & 0x3f_ffff;
    let x1 = bytes2 & 0x1_ffff;
    let x2 = bytes3 & 4095;
    let x3 = bytes4 & 127;
    let x4 = bytes5 & 3;
    let x5 = bytes6 & 0xff_ffff;
    let x6 = bytes7 & 0x7_ffff;
    let x7 = bytes8 & 16383;
    let x8 = bytes9 & 511;
    let x9 = bytes10 & 15;
    let x10 = bytes11 & 0x3ff_ffff;
    let x11 = bytes12 & 0x1f_ffff;
    let x12 = bytes13 & 65535;
    let x13 = bytes14 & 2047;
    let x14 = bytes15 & 63;
    let x15 = bytes15 >> 6;
    let x16 = x15 >> 25;
    let x17 = (bytes0 & 0x7ff_ffff) + x16 * 0x439_3785;
    let x18 = (bytes6 >> 24) + (x6 << 8) + x16 * 0x539_3a98;
    let x19 = (bytes12 >> 21) + (x12 << 11) + x16 * 0x279_750e;
    let x20 = (bytes0 >> 27) + (x0 << 5) + x16 * 0x7c8_df59 + (x17 >> 27);
    let x21 = (bytes1 >> 22) + (x1 << 10) + x16 * 0x55f_2b91 + (x20 >> 27);
    let x22 = (bytes2 >> 17) + (x2 << 15) + x16 * 0x205_d429 + (x21 >> 27);
    let x23 = (bytes3 >> 12) + (x3 << 20) + x16 * 0x5a3_d8de + (x22 >> 27);
    let x24 = (bytes4 >> 7) + (x4 << 25) + x16 * 0x7c1_e961 + (x23 >> 27);
    let x25 = ((bytes5 >> 2) & 0x7ff_ffff) + x16 * 0x3a6_33cc + (x24 >> 27);
    let x26 = (bytes7 >> 19) + (x7 << 13) + x16 * 0x6c6_4b0a + (x18 >> 27);
    let x27 = (bytes8 >> 14) + (x8 << 18) + x16 * 0x4e5_b374 + (x26 >> 27);
    let x28 = (bytes9 >> 9) + (x9 << 23) + x16 * 0x6d2_8201 + (x27 >> 27);
    let x29 = ((bytes10 >> 4) & 0x7ff_ffff) + x16 * 0x123_773b + (x28 >> 27);
    let x30 = (bytes10 >> 31) + (x10 << 1) + x16 * 0x7a5_ef8a + (x29 >> 27);
    let x31 = (bytes13 >> 16) + (x13 << 16) + x16 * 0x640_0375 + (x19 >> 27);
    let x32 = (bytes14 >> 11) + (x14 << 21) + x16 * 0x611_7e0e + (x31 >> 27);
    let x33 = (x15 & 0x1ff_ffff) + x16 * 0x69_2dc5 + (x32 >> 27);
    let x34 = x33 >> 25;
    let x35 = (x17 & 0x7ff_ffff) + x34 * 0x439_3785;
    let x36 = (x18 & 0x7ff_ffff) + x34 * 0x539_3a98;
    let x37 = (x19 & 0x7ff_ffff) + x34 * 0x279_750e;
    let x38 = (x20 & 0x7ff_ffff) + x34 * 0x7c8_df59 + (x35 >> 27);
    let x39 = (x21 & 0x7ff_ffff) + x34 * 0x55f_2b91 + (x38 >> 27);
    let x40 = (x22 & 0x7ff_ffff) + x34 * 0x205_d429 + (x39 >> 27);
    let x41 = (x23 & 0x7ff_ffff) + x34 * 0x5a3_d8de + (x40 >> 27);
    let x42 = (x24 & 0x7ff_ffff) + x34 * 0x7c1_e961 + (x41 >> 27);
    let x43 = (x25 & 0x7ff_ffff) + x34 * 0x3a6_33cc + (x42 >> 27);
    let x44 = (x26 & 0x7ff_ffff) + x34 * 0x6c6_4b0a + (x36 >> 27);
    let x45 = (x27 & 0x7ff_ffff) + x34 * 0x4e5_b374 + (x44 >> 27);
    let x46 = (x28 & 0x7ff_ffff) + x34 * 0x6d2_8201 + (x45 >> 27);
    let x47 = (x29 & 0x7ff_ffff) + x34 * 0x123_773b + (x46 >> 27);
    let x48 = (x30 & 0x7ff_ffff) + x34 * 0x7a5_ef8a + (x47 >> 27);
    let x49 = (x31 & 0x7ff_ffff) + x34 * 0x640_0375 + (x37 >> 27);
    let x50 = (x32 & 0x7ff_ffff) + x34 * 0x611_7e0e + (x49 >> 27);
    let x51 = (x33 & 0x1ff_ffff) + x34 * 0x69_2dc5 + (x50 >> 27);
    let x52 = x51 >> 25;
    let x53 = (x35 & 0x7ff_ffff) + x52 * 0x439_3785;
    let x54 = (x38 & 0x7ff_ffff) + x52 * 0x7c8_df59 + (x53 >> 27);
    let x55 = (x39 & 0x7ff_ffff) + x52 * 0x55f_2b91 + (x54 >> 27);
    let x56 = (x40 & 0x7ff_ffff) + x52 * 0x205_d429 + (x55 >> 27);
    let x57 = (x41 & 0x7ff_ffff) + x52 * 0x5a3_d8de + (x56 >> 27);
    let x58 = (x42 & 0x7ff_ffff) + x52 * 0x7c1_e961 + (x57 >> 27);
    let x59 = (x43 & 0x7ff_ffff) + x52 * 0x3a6_33cc + (x58 >> 27);
    let x60 = (bytes5 >> 29)
        + (x5 << 3)
        + x16 * 0x65_57c5
        + (x25 >> 27)
        + x34 * 0x65_57c5
        + (x43 >> 27)
        + x52 * 0x65_57c5
        + (x59 >> 27);
    let x61 = (x36 & 0x7ff_ffff) + x52 * 0x539_3a98 + (x60 >> 27);
    let x62 = (x44 & 0x7ff_ffff) + x52 * 0x6c6_4b0a + (x61 >> 27);
    let x63 = (x45 & 0x7ff_ffff) + x52 * 0x4e5_b374 + (x62 >> 27);
    let x64 = (x46 & 0x7ff_ffff) + x52 * 0x6d2_8201 + (x63 >> 27);
    let x65 = (x47 & 0x7ff_ffff) + x52 * 0x123_773b + (x64 >> 27);
    let x66 = (x48 & 0x7ff_ffff) + x52 * 0x7a5_ef8a + (x65 >> 27);
    let x67 = (bytes11 >> 26)
        + (x11 << 6)
        + x16 * 0x6c_ed52
        + (x30 >> 27)
        + x34 * 0x6c_ed52
        + (x48 >> 27)
        + x52 * 0x6c_ed52
        + (x66 >> 27);
    let x68 = (x37 & 0x7ff_ffff) + x52 * 0x279_750e + (x67 >> 27);
    let x69 = (x49 & 0x7ff_ffff) + x52 * 0x640_0375 + (x68 >> 27);
    let x70 = (x50 & 0x7ff_ffff) + x52 * 0x611_7e0e + (x69 >> 27);
    let x71 = (x51 & 0x1ff_ffff) + x52 * 0x69_2dc5 + (x70 >> 27);
    let x72 = x71 >> 25;
    let o0 = (x53 & 0x7ff_ffff) + x72 * 0x439_3785;
    let o1 = (x54 & 0x7ff_ffff) + x72 * 0x7c8_df59;
    let o2 = (x55 & 0x7ff_ffff) + x72 * 0x55f_2b91;
    let o3 = (x56 & 0x7ff_ffff) + x72 * 0x205_d429;
    let o4 = (x57 & 0x7ff_ffff) + x72 * 0x5a3_d8de;
    let o5 = (x58 & 0x7ff_ffff) + x72 * 0x7c1_e961;
    let o6 = (x59 & 0x7ff_ffff) + x72 * 0x3a6_33cc;
    let o7 = (x60 & 0x7ff_ffff) + x72 * 0x65_57c5;
    let o8 = (x61 & 0x7ff_ffff) + x72 * 0x539_3a98;
    let o9 = (x62 & 0x7ff_ffff) + x72 * 0x6c6_4b0a;
    let o10 = (x63 & 0x7ff_ffff) + x72 * 0x4e5_b374;
    let o11 = (x64 & 0x7ff_ffff) + x72 * 0x6d2_8201;
    let o12 = (x65 & 0x7ff_ffff) + x72 * 0x123_773b;
    let o13 = (x66 & 0x7ff_ffff) + x72 * 0x7a5_ef8a;
    let o14 = (x67 & 0x7ff_ffff) + x72 * 0x6c_ed52;
    let o15 = (x68 & 0x7ff_ffff) + x72 * 0x279_750e;
    let o16 = (x69 & 0x7ff_ffff) + x72 * 0x640_0375;
    let o17 = (x70 & 0x7ff_ffff) + x72 * 0x611_7e0e;
    let o18 = (x71 & 0x1ff_ffff) + x72 * 0x69_2dc5;
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
    ])
}

/// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
/// - returns `ok` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn limbs_of_bytes_canonical(bytes: &[u8; 64]) -> (Element, u32) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 4);
    let bytes2 = load(bytes, 8);
    let bytes3 = load(bytes, 12);
    let bytes4 = load(bytes, 16);
    let bytes5 = load(bytes, 20);
    let bytes6 = load(bytes, 24);
    let bytes7 = load(bytes, 28);
    let bytes8 = load(bytes, 32);
    let bytes9 = load(bytes, 36);
    let bytes10 = load(bytes, 40);
    let bytes11 = load(bytes, 44);
    let bytes12 = load(bytes, 48);
    let bytes13 = load(bytes, 52);
    let bytes14 = load(bytes, 56);
    let bytes15 = load(bytes, 60);
    let (_, c0) = bytes0.overflowing_sub(0x33c6_c87b);
    let (_, c1) = sub_borrow(bytes1, 0x1b81_b905, c0);
    let (_, c2) = sub_borrow(bytes2, 0x57ac_a835, c1);
    let (_, c3) = sub_borrow(bytes3, 0xc272_1bf4, c2);
    let (_, c4) = sub_borrow(bytes4, 0x1f0b_4f25, c3);
    let (_, c5) = sub_borrow(bytes5, 0x5167_30cc, c4);
    let (_, c6) = sub_borrow(bytes6, 0x67f3_5507, c5);
    let (_, c7) = sub_borrow(bytes7, 0xa7aa_c6c5, c6);
    let (_, c8) = sub_borrow(bytes8, 0x9322_c9cd, c7);
    let (_, c9) = sub_borrow(bytes9, 0x5afb_fcc6, c8);
    let (_, c10) = sub_borrow(bytes10, 0xedc8_8c42, c9);
    let (_, c11) = sub_borrow(bytes11, 0xb42d_083a, c10);
    let (_, c12) = sub_borrow(bytes12, 0x5e3e_4c4a, c11);
    let (_, c13) = sub_borrow(bytes13, 0xfc8a_b0d1, c12);
    let (_, c14) = sub_borrow(bytes14, 0x740f_89bf, c13);
    let (_, ok0) = sub_borrow(bytes15, 0x65b4_8e8f, c14);
    let x0 = bytes1 & 0x3f_ffff;
    let x1 = bytes2 & 0x1_ffff;
    let x2 = bytes3 & 4095;
    let x3 = bytes4 & 127;
    let x4 = bytes5 & 3;
    let x5 = bytes6 & 0xff_ffff;
    let x6 = bytes7 & 0x7_ffff;
    let x7 = bytes8 & 16383;
    let x8 = bytes9 & 511;
    let x9 = bytes10 & 15;
    let x10 = bytes11 & 0x3ff_ffff;
    let x11 = bytes12 & 0x1f_ffff;
    let x12 = bytes13 & 65535;
    let x13 = bytes14 & 2047;
    let x14 = bytes15 & 63;
    let x15 = bytes15 >> 6;
    let x16 = x15 >> 25;
    let x17 = (bytes0 & 0x7ff_ffff) + x16 * 0x439_3785;
    let x18 = (bytes6 >> 24) + (x6 << 8) + x16 * 0x539_3a98;
    let x19 = (bytes12 >> 21) + (x12 << 11) + x16 * 0x279_750e;
    let x20 = (bytes0 >> 27) + (x0 << 5) + x16 * 0x7c8_df59 + (x17 >> 27);
    let x21 = (bytes1 >> 22) + (x1 << 10) + x16 * 0x55f_2b91 + (x20 >> 27);
    let x22 = (bytes2 >> 17) + (x2 << 15) + x16 * 0x205_d429 + (x21 >> 27);
    let x23 = (bytes3 >> 12) + (x3 << 20) + x16 * 0x5a3_d8de + (x22 >> 27);
    let x24 = (bytes4 >> 7) + (x4 << 25) + x16 * 0x7c1_e961 + (x23 >> 27);
    let x25 = ((bytes5 >> 2) & 0x7ff_ffff) + x16 * 0x3a6_33cc + (x24 >> 27);
    let x26 = (bytes7 >> 19) + (x7 << 13) + x16 * 0x6c6_4b0a + (x18 >> 27);
    let x27 = (bytes8 >> 14) + (x8 << 18) + x16 * 0x4e5_b374 + (x26 >> 27);
    let x28 = (bytes9 >> 9) + (x9 << 23) + x16 * 0x6d2_8201 + (x27 >> 27);
    let x29 = ((bytes10 >> 4) & 0x7ff_ffff) + x16 * 0x123_773b + (x28 >> 27);
    let x30 = (bytes10 >> 31) + (x10 << 1) + x16 * 0x7a5_ef8a + (x29 >> 27);
    let x31 = (bytes13 >> 16) + (x13 << 16) + x16 * 0x640_0375 + (x19 >> 27);
    let x32 = (bytes14 >> 11) + (x14 << 21) + x16 * 0x611_7e0e + (x31 >> 27);
    let x33 = (x15 & 0x1ff_ffff) + x16 * 0x69_2dc5 + (x32 >> 27);
    let x34 = x33 >> 25;
    let x35 = (x17 & 0x7ff_ffff) + x34 * 0x439_3785;
    let x36 = (x18 & 0x7ff_ffff) + x34 * 0x539_3a98;
    let x37 = (x19 & 0x7ff_ffff) + x34 * 0x279_750e;
    let x38 = (x20 & 0x7ff_ffff) + x34 * 0x7c8_df59 + (x35 >> 27);
    let x39 = (x21 & 0x7ff_ffff) + x34 * 0x55f_2b91 + (x38 >> 27);
    let x40 = (x22 & 0x7ff_ffff) + x34 * 0x205_d429 + (x39 >> 27);
    let x41 = (x23 & 0x7ff_ffff) + x34 * 0x5a3_d8de + (x40 >> 27);
    let x42 = (x24 & 0x7ff_ffff) + x34 * 0x7c1_e961 + (x41 >> 27);
    let x43 = (x25 & 0x7ff_ffff) + x34 * 0x3a6_33cc + (x42 >> 27);
    let x44 = (x26 & 0x7ff_ffff) + x34 * 0x6c6_4b0a + (x36 >> 27);
    let x45 = (x27 & 0x7ff_ffff) + x34 * 0x4e5_b374 + (x44 >> 27);
    let x46 = (x28 & 0x7ff_ffff) + x34 * 0x6d2_8201 + (x45 >> 27);
    let x47 = (x29 & 0x7ff_ffff) + x34 * 0x123_773b + (x46 >> 27);
    let x48 = (x30 & 0x7ff_ffff) + x34 * 0x7a5_ef8a + (x47 >> 27);
    let x49 = (x31 & 0x7ff_ffff) + x34 * 0x640_0375 + (x37 >> 27);
    let x50 = (x32 & 0x7ff_ffff) + x34 * 0x611_7e0e + (x49 >> 27);
    let x51 = (x33 & 0x1ff_ffff) + x34 * 0x69_2dc5 + (x50 >> 27);
    let x52 = x51 >> 25;
    let x53 = (x35 & 0x7ff_ffff) + x52 * 0x439_3785;
    let x54 = (x38 & 0x7ff_ffff) + x52 * 0x7c8_df59 + (x53 >> 27);
    let x55 = (x39 & 0x7ff_ffff) + x52 * 0x55f_2b91 + (x54 >> 27);
    let x56 = (x40 & 0x7ff_ffff) + x52 * 0x205_d429 + (x55 >> 27);
    let x57 = (x41 & 0x7ff_ffff) + x52 * 0x5a3_d8de + (x56 >> 27);
    let x58 = (x42 & 0x7ff_ffff) + x52 * 0x7c1_e961 + (x57 >> 27);
    let x59 = (x43 & 0x7ff_ffff) + x52 * 0x3a6_33cc + (x58 >> 27);
    let x60 = (bytes5 >> 29)
        + (x5 << 3)
        + x16 * 0x65_57c5
        + (x25 >> 27)
        + x34 * 0x65_57c5
        + (x43 >> 27)
        + x52 * 0x65_57c5
        + (x59 >> 27);
    let x61 = (x36 & 0x7ff_ffff) + x52 * 0x539_3a98 + (x60 >> 27);
    let x62 = (x44 & 0x7ff_ffff) + x52 * 0x6c6_4b0a + (x61 >> 27);
    let x63 = (x45 & 0x7ff_ffff) + x52 * 0x4e5_b374 + (x62 >> 27);
    let x64 = (x46 & 0x7ff_ffff) + x52 * 0x6d2_8201 + (x63 >> 27);
    let x65 = (x47 & 0x7ff_ffff) + x52 * 0x123_773b + (x64 >> 27);
    let x66 = (x48 & 0x7ff_ffff) + x52 * 0x7a5_ef8a + (x65 >> 27);
    let x67 = (bytes11 >> 26)
        + (x11 << 6)
        + x16 * 0x6c_ed52
        + (x30 >> 27)
        + x34 * 0x6c_ed52
        + (x48 >> 27)
        + x52 * 0x6c_ed52
        + (x66 >> 27);
    let x68 = (x37 & 0x7ff_ffff) + x52 * 0x279_750e + (x67 >> 27);
    let x69 = (x49 & 0x7ff_ffff) + x52 * 0x640_0375 + (x68 >> 27);
    let x70 = (x50 & 0x7ff_ffff) + x52 * 0x611_7e0e + (x69 >> 27);
    let x71 = (x51 & 0x1ff_ffff) + x52 * 0x69_2dc5 + (x70 >> 27);
    let x72 = x71 >> 25;
    let out0 = (x53 & 0x7ff_ffff) + x72 * 0x439_3785;
    let out1 = (x54 & 0x7ff_ffff) + x72 * 0x7c8_df59;
    let out2 = (x55 & 0x7ff_ffff) + x72 * 0x55f_2b91;
    let out3 = (x56 & 0x7ff_ffff) + x72 * 0x205_d429;
    let out4 = (x57 & 0x7ff_ffff) + x72 * 0x5a3_d8de;
    let out5 = (x58 & 0x7ff_ffff) + x72 * 0x7c1_e961;
    let out6 = (x59 & 0x7ff_ffff) + x72 * 0x3a6_33cc;
    let out7 = (x60 & 0x7ff_ffff) + x72 * 0x65_57c5;
    let out8 = (x61 & 0x7ff_ffff) + x72 * 0x539_3a98;
    let out9 = (x62 & 0x7ff_ffff) + x72 * 0x6c6_4b0a;
    let out10 = (x63 & 0x7ff_ffff) + x72 * 0x4e5_b374;
    let out11 = (x64 & 0x7ff_ffff) + x72 * 0x6d2_8201;
    let out12 = (x65 & 0x7ff_ffff) + x72 * 0x123_773b;
    let out13 = (x66 & 0x7ff_ffff) + x72 * 0x7a5_ef8a;
    let out14 = (x67 & 0x7ff_ffff) + x72 * 0x6c_ed52;
    let out15 = (x68 & 0x7ff_ffff) + x72 * 0x279_750e;
    let out16 = (x69 & 0x7ff_ffff) + x72 * 0x640_0375;
    let out17 = (x70 & 0x7ff_ffff) + x72 * 0x611_7e0e;
    let out18 = (x71 & 0x1ff_ffff) + x72 * 0x69_2dc5;
    let out = Element([
        out0, out1, out2, out3, out4, out5, out6, out7, out8, out9, out10, out11, out12, out13,
        out14, out15, out16, out17, out18,
    ]);
    (out, ok0 as u32)
}

/// `limbs of out = k (mod p): out = k / R`
///
/// - takes `k` in `[0, 2^24 - 1]`
/// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_word(k: u32) -> Element {
    Element([k, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
}

/// `out = 1 if bytes = 0, else 0`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - returns `out` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn bytes_are_zero(bytes: &[u8; 64]) -> u32 {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 4);
    let bytes2 = load(bytes, 8);
    let bytes3 = load(bytes, 12);
    let bytes4 = load(bytes, 16);
    let bytes5 = load(bytes, 20);
    let bytes6 = load(bytes, 24);
    let bytes7 = load(bytes, 28);
    let bytes8 = load(bytes, 32);
    let bytes9 = load(bytes, 36);
    let bytes10 = load(bytes, 40);
    let bytes11 = load(bytes, 44);
    let bytes12 = load(bytes, 48);
    let bytes13 = load(bytes, 52);
    let bytes14 = load(bytes, 56);
    let bytes15 = load(bytes, 60);
    let (_, c0) = bytes0.overflowing_sub(1);
    let (_, c1) = sub_borrow(bytes1, 0, c0);
    let (_, c2) = sub_borrow(bytes2, 0, c1);
    let (_, c3) = sub_borrow(bytes3, 0, c2);
    let (_, c4) = sub_borrow(bytes4, 0, c3);
    let (_, c5) = sub_borrow(bytes5, 0, c4);
    let (_, c6) = sub_borrow(bytes6, 0, c5);
    let (_, c7) = sub_borrow(bytes7, 0, c6);
    let (_, c8) = sub_borrow(bytes8, 0, c7);
    let (_, c9) = sub_borrow(bytes9, 0, c8);
    let (_, c10) = sub_borrow(bytes10, 0, c9);
    let (_, c11) = sub_borrow(bytes11, 0, c10);
    let (_, c12) = sub_borrow(bytes12, 0, c11);
    let (_, c13) = sub_borrow(bytes13, 0, c12);
    let (_, c14) = sub_borrow(bytes14, 0, c13);
    let (_, o0) = sub_borrow(bytes15, 0, c14);
    o0 as u32
}

/// `2 * half + odd = bytes, odd is 0 or 1`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - returns `half`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^32 - 1]`; word 15 in `[0, 2^31 - 1]`
/// - returns `odd` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn bytes_parity(bytes: &[u8; 64]) -> ([u8; 64], u32) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 4);
    let bytes2 = load(bytes, 8);
    let bytes3 = load(bytes, 12);
    let bytes4 = load(bytes, 16);
    let bytes5 = load(bytes, 20);
    let bytes6 = load(bytes, 24);
    let bytes7 = load(bytes, 28);
    let bytes8 = load(bytes, 32);
    let bytes9 = load(bytes, 36);
    let bytes10 = load(bytes, 40);
    let bytes11 = load(bytes, 44);
    let bytes12 = load(bytes, 48);
    let bytes13 = load(bytes, 52);
    let bytes14 = load(bytes, 56);
    let bytes15 = load(bytes, 60);
    let x0 = bytes0 & 1;
    let x1 = bytes1 & 1;
    let x2 = bytes2 & 1;
    let x3 = bytes3 & 1;
    let x4 = bytes4 & 1;
    let x5 = bytes5 & 1;
    let x6 = bytes6 & 1;
    let x7 = bytes7 & 1;
    let x8 = bytes8 & 1;
    let x9 = bytes9 & 1;
    let x10 = bytes10 & 1;
    let x11 = bytes11 & 1;
    let x12 = bytes12 & 1;
    let x13 = bytes13 & 1;
    let x14 = bytes14 & 1;
    let x15 = bytes15 & 1;
    let odd0 = x0 != 0;
    let half0 = (bytes0 >> 1) + (x1 << 31);
    let half1 = (bytes1 >> 1) + (x2 << 31);
    let half2 = (bytes2 >> 1) + (x3 << 31);
    let half3 = (bytes3 >> 1) + (x4 << 31);
    let half4 = (bytes4 >> 1) + (x5 << 31);
    let half5 = (bytes5 >> 1) + (x6 << 31);
    let half6 = (bytes6 >> 1) + (x7 << 31);
    let half7 = (bytes7 >> 1) + (x8 << 31);
    let half8 = (bytes8 >> 1) + (x9 << 31);
    let half9 = (bytes9 >> 1) + (x10 << 31);
    let half10 = (bytes10 >> 1) + (x11 << 31);
    let half11 = (bytes11 >> 1) + (x12 << 31);
    let half12 = (bytes12 >> 1) + (x13 << 31);
    let half13 = (bytes13 >> 1) + (x14 << 31);
    let half14 = (bytes14 >> 1) + (x15 << 31);
    let half15 = bytes15 >> 1;
    let mut half = [0; 64];
    store(&mut half, 0, half0);
    store(&mut half, 4, half1);
    store(&mut half, 8, half2);
    store(&mut half, 12, half3);
    store(&mut half, 16, half4);
    store(&mut half, 20, half5);
    store(&mut half, 24, half6);
    store(&mut half, 28, half7);
    store(&mut half, 32, half8);
    store(&mut half, 36, half9);
    store(&mut half, 40, half10);
    store(&mut half, 44, half11);
    store(&mut half, 48, half12);
    store(&mut half, 52, half13);
    store(&mut half, 56, half14);
    store(&mut half, 60, half15);
    (half, odd0 as u32)
}

/// `out = 2 * is_square - 1 - is_zero`
///
/// - takes `is_zero` in `[0, 1]`
/// - takes `is_square` in `[0, 1]`
/// - returns `out` in `[-2, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn sign_of(is_zero: u32, is_square: u32) -> i32 {
    let x0 = is_square + is_square;
    let x1 = is_zero + 1;
    let o0 = x0 as i32 - x1 as i32;
    o0
}

/// `R * out = a (mod p)`
///
/// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
/// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn from_montgomery(a: &Element) -> Element {
    let [
        a0,
        a1,
        a2,
        a3,
        a4,
        a5,
        a6,
        a7,
        a8,
        a9,
        a10,
        a11,
        a12,
        a13,
        a14,
        a15,
        a16,
        a17,
        a18,
    ] = a.0;
    let x0 = a0.wrapping_mul(0x32e_294d);
    let x1 = x0 & 0x7ff_ffff;
    let r0 = a0 as u64 + m(x1, 0x3c6_c87b);
    let x2 = a1 + (r0 >> 27) as u32;
    let r1 = x2 as u64 + m(x1, 0x37_20a6);
    let x3 = r1 as u32;
    let x4 = x3.wrapping_mul(0x32e_294d);
    let x5 = x4 & 0x7ff_ffff;
    let r2 = r1 + m(x5, 0x3c6_c87b);
    let x6 = a2 + (r2 >> 27) as u32;
    let r3 = m(x1, 0x2a0_d46e) + m(x5, 0x37_20a6) + x6 as u64;
    let x7 = r3 as u32;
    let x8 = x7.wrapping_mul(0x32e_294d);
    let x9 = x8 & 0x7ff_ffff;
    let r4 = r3 + m(x9, 0x3c6_c87b);
    let x10 = a3 + (r4 >> 27) as u32;
    let r5 = m(x1, 0x5fa_2bd6) + m(x5, 0x2a0_d46e) + m(x9, 0x37_20a6) + x10 as u64;
    let x11 = r5 as u32;
    let x12 = x11.wrapping_mul(0x32e_294d);
    let x13 = x12 & 0x7ff_ffff;
    let r6 = r5 + m(x13, 0x3c6_c87b);
    let x14 = a4 + (r6 >> 27) as u32;
    let r7 = m(x1, 0x25c_2721)
        + m(x5, 0x5fa_2bd6)
        + m(x9, 0x2a0_d46e)
        + m(x13, 0x37_20a6)
        + x14 as u64;
    let x15 = r7 as u32;
    let x16 = x15.wrapping_mul(0x32e_294d);
    let x17 = x16 & 0x7ff_ffff;
    let r8 = r7 + m(x17, 0x3c6_c87b);
    let x18 = a5 + (r8 >> 27) as u32;
    let r9 = m(x1, 0x3e_169e)
        + m(x5, 0x25c_2721)
        + m(x9, 0x5fa_2bd6)
        + m(x13, 0x2a0_d46e)
        + m(x17, 0x37_20a6)
        + x18 as u64;
    let x19 = r9 as u32;
    let x20 = x19.wrapping_mul(0x32e_294d);
    let x21 = x20 & 0x7ff_ffff;
    let r10 = r9 + m(x21, 0x3c6_c87b);
    let x22 = a6 + (r10 >> 27) as u32;
    let r11 = m(x1, 0x459_cc33)
        + m(x5, 0x3e_169e)
        + m(x9, 0x25c_2721)
        + m(x13, 0x5fa_2bd6)
        + m(x17, 0x2a0_d46e)
        + m(x21, 0x37_20a6)
        + x22 as u64;
    let x23 = r11 as u32;
    let x24 = x23.wrapping_mul(0x32e_294d);
    let x25 = x24 & 0x7ff_ffff;
    let r12 = r11 + m(x25, 0x3c6_c87b);
    let x26 = a7 + (r12 >> 27) as u32;
    let r13 = m(x1, 0x79a_a83a)
        + m(x5, 0x459_cc33)
        + m(x9, 0x3e_169e)
        + m(x13, 0x25c_2721)
        + m(x17, 0x5fa_2bd6)
        + m(x21, 0x2a0_d46e)
        + m(x25, 0x37_20a6)
        + x26 as u64;
    let x27 = r13 as u32;
    let x28 = x27.wrapping_mul(0x32e_294d);
    let x29 = x28 & 0x7ff_ffff;
    let r14 = r13 + m(x29, 0x3c6_c87b);
    let x30 = a8 + (r14 >> 27) as u32;
    let r15 = m(x1, 0x2c6_c567)
        + m(x5, 0x79a_a83a)
        + m(x9, 0x459_cc33)
        + m(x13, 0x3e_169e)
        + m(x17, 0x25c_2721)
        + m(x21, 0x5fa_2bd6)
        + m(x25, 0x2a0_d46e)
        + m(x29, 0x37_20a6)
        + x30 as u64;
    let x31 = r15 as u32;
    let x32 = x31.wrapping_mul(0x32e_294d);
    let x33 = x32 & 0x7ff_ffff;
    let r16 = r15 + m(x33, 0x3c6_c87b);
    let x34 = a9 + (r16 >> 27) as u32;
    let r17 = m(x1, 0x139_b4f5)
        + m(x5, 0x2c6_c567)
        + m(x9, 0x79a_a83a)
        + m(x13, 0x459_cc33)
        + m(x17, 0x3e_169e)
        + m(x21, 0x25c_2721)
        + m(x25, 0x5fa_2bd6)
        + m(x29, 0x2a0_d46e)
        + m(x33, 0x37_20a6)
        + x34 as u64;
    let x35 = r17 as u32;
    let x36 = x35.wrapping_mul(0x32e_294d);
    let x37 = x36 & 0x7ff_ffff;
    let r18 = r17 + m(x37, 0x3c6_c87b);
    let x38 = a10 + (r18 >> 27) as u32;
    let r19 = m(x1, 0x31a_4c8b)
        + m(x5, 0x139_b4f5)
        + m(x9, 0x2c6_c567)
        + m(x13, 0x79a_a83a)
        + m(x17, 0x459_cc33)
        + m(x21, 0x3e_169e)
        + m(x25, 0x25c_2721)
        + m(x29, 0x5fa_2bd6)
        + m(x33, 0x2a0_d46e)
        + m(x37, 0x37_20a6)
        + x38 as u64;
    let x39 = r19 as u32;
    let x40 = x39.wrapping_mul(0x32e_294d);
    let x41 = x40 & 0x7ff_ffff;
    let r20 = r19 + m(x41, 0x3c6_c87b);
    let x42 = a11 + (r20 >> 27) as u32;
    let r21 = m(x1, 0x12d_7dfe)
        + m(x5, 0x31a_4c8b)
        + m(x9, 0x139_b4f5)
        + m(x13, 0x2c6_c567)
        + m(x17, 0x79a_a83a)
        + m(x21, 0x459_cc33)
        + m(x25, 0x3e_169e)
        + m(x29, 0x25c_2721)
        + m(x33, 0x5fa_2bd6)
        + m(x37, 0x2a0_d46e)
        + m(x41, 0x37_20a6)
        + x42 as u64;
    let x43 = r21 as u32;
    let x44 = x43.wrapping_mul(0x32e_294d);
    let x45 = x44 & 0x7ff_ffff;
    let r22 = r21 + m(x45, 0x3c6_c87b);
    let x46 = a12 + (r22 >> 27) as u32;
    let r23 = m(x1, 0x6dc_88c4)
        + m(x5, 0x12d_7dfe)
        + m(x9, 0x31a_4c8b)
        + m(x13, 0x139_b4f5)
        + m(x17, 0x2c6_c567)
        + m(x21, 0x79a_a83a)
        + m(x25, 0x459_cc33)
        + m(x29, 0x3e_169e)
        + m(x33, 0x25c_2721)
        + m(x37, 0x5fa_2bd6)
        + m(x41, 0x2a0_d46e)
        + m(x45, 0x37_20a6)
        + x46 as u64;
    let x47 = r23 as u32;
    let x48 = x47.wrapping_mul(0x32e_294d);
    let x49 = x48 & 0x7ff_ffff;
    let r24 = r23 + m(x49, 0x3c6_c87b);
    let x50 = a13 + (r24 >> 27) as u32;
    let r25 = m(x1, 0x5a_1075)
        + m(x5, 0x6dc_88c4)
        + m(x9, 0x12d_7dfe)
        + m(x13, 0x31a_4c8b)
        + m(x17, 0x139_b4f5)
        + m(x21, 0x2c6_c567)
        + m(x25, 0x79a_a83a)
        + m(x29, 0x459_cc33)
        + m(x33, 0x3e_169e)
        + m(x37, 0x25c_2721)
        + m(x41, 0x5fa_2bd6)
        + m(x45, 0x2a0_d46e)
        + m(x49, 0x37_20a6)
        + x50 as u64;
    let x51 = r25 as u32;
    let x52 = x51.wrapping_mul(0x32e_294d);
    let x53 = x52 & 0x7ff_ffff;
    let r26 = r25 + m(x53, 0x3c6_c87b);
    let x54 = a14 + (r26 >> 27) as u32;
    let r27 = m(x1, 0x793_12ad)
        + m(x5, 0x5a_1075)
        + m(x9, 0x6dc_88c4)
        + m(x13, 0x12d_7dfe)
        + m(x17, 0x31a_4c8b)
        + m(x21, 0x139_b4f5)
        + m(x25, 0x2c6_c567)
        + m(x29, 0x79a_a83a)
        + m(x33, 0x459_cc33)
        + m(x37, 0x3e_169e)
        + m(x41, 0x25c_2721)
        + m(x45, 0x5fa_2bd6)
        + m(x49, 0x2a0_d46e)
        + m(x53, 0x37_20a6)
        + x54 as u64;
    let x55 = r27 as u32;
    let x56 = x55.wrapping_mul(0x32e_294d);
    let x57 = x56 & 0x7ff_ffff;
    let r28 = r27 + m(x57, 0x3c6_c87b);
    let x58 = a15 + (r28 >> 27) as u32;
    let r29 = m(x1, 0x586_8af1)
        + m(x5, 0x793_12ad)
        + m(x9, 0x5a_1075)
        + m(x13, 0x6dc_88c4)
        + m(x17, 0x12d_7dfe)
        + m(x21, 0x31a_4c8b)
        + m(x25, 0x139_b4f5)
        + m(x29, 0x2c6_c567)
        + m(x33, 0x79a_a83a)
        + m(x37, 0x459_cc33)
        + m(x41, 0x3e_169e)
        + m(x45, 0x25c_2721)
        + m(x49, 0x5fa_2bd6)
        + m(x53, 0x2a0_d46e)
        + m(x57, 0x37_20a6)
        + x58 as u64;
    let x59 = r29 as u32;
    let x60 = x59.wrapping_mul(0x32e_294d);
    let x61 = x60 & 0x7ff_ffff;
    let r30 = r29 + m(x61, 0x3c6_c87b);
    let x62 = a16 + (r30 >> 27) as u32;
    let r31 = m(x1, 0x1bf_fc8a)
        + m(x5, 0x586_8af1)
        + m(x9, 0x793_12ad)
        + m(x13, 0x5a_1075)
        + m(x17, 0x6dc_88c4)
        + m(x21, 0x12d_7dfe)
        + m(x25, 0x31a_4c8b)
        + m(x29, 0x139_b4f5)
        + m(x33, 0x2c6_c567)
        + m(x37, 0x79a_a83a)
        + m(x41, 0x459_cc33)
        + m(x45, 0x3e_169e)
        + m(x49, 0x25c_2721)
        + m(x53, 0x5fa_2bd6)
        + m(x57, 0x2a0_d46e)
        + m(x61, 0x37_20a6)
        + x62 as u64;
    let x63 = r31 as u32;
    let x64 = x63.wrapping_mul(0x32e_294d);
    let x65 = x64 & 0x7ff_ffff;
    let r32 = r31 + m(x65, 0x3c6_c87b);
    let x66 = a17 + (r32 >> 27) as u32;
    let r33 = m(x1, 0x1ee_81f1)
        + m(x5, 0x1bf_fc8a)
        + m(x9, 0x586_8af1)
        + m(x13, 0x793_12ad)
        + m(x17, 0x5a_1075)
        + m(x21, 0x6dc_88c4)
        + m(x25, 0x12d_7dfe)
        + m(x29, 0x31a_4c8b)
        + m(x33, 0x139_b4f5)
        + m(x37, 0x2c6_c567)
        + m(x41, 0x79a_a83a)
        + m(x45, 0x459_cc33)
        + m(x49, 0x3e_169e)
        + m(x53, 0x25c_2721)
        + m(x57, 0x5fa_2bd6)
        + m(x61, 0x2a0_d46e)
        + m(x65, 0x37_20a6)
        + x66 as u64;
    let x67 = r33 as u32;
    let x68 = x67.wrapping_mul(0x32e_294d);
    let x69 = x68 & 0x7ff_ffff;
    let r34 = r33 + m(x69, 0x3c6_c87b);
    let x70 = a18 + (r34 >> 27) as u32;
    let r35 = m(x1, 0x196_d23a)
        + m(x5, 0x1ee_81f1)
        + m(x9, 0x1bf_fc8a)
        + m(x13, 0x586_8af1)
        + m(x17, 0x793_12ad)
        + m(x21, 0x5a_1075)
        + m(x25, 0x6dc_88c4)
        + m(x29, 0x12d_7dfe)
        + m(x33, 0x31a_4c8b)
        + m(x37, 0x139_b4f5)
        + m(x41, 0x2c6_c567)
        + m(x45, 0x79a_a83a)
        + m(x49, 0x459_cc33)
        + m(x53, 0x3e_169e)
        + m(x57, 0x25c_2721)
        + m(x61, 0x5fa_2bd6)
        + m(x65, 0x2a0_d46e)
        + m(x69, 0x37_20a6)
        + x70 as u64;
    let x71 = r35 as u32;
    let x72 = x71.wrapping_mul(0x32e_294d);
    let x73 = x72 & 0x7ff_ffff;
    let r36 = r35 + m(x73, 0x3c6_c87b);
    let x74 = (r36 >> 27) as u32;
    let r37 = m(x5, 0x196_d23a)
        + m(x9, 0x1ee_81f1)
        + m(x13, 0x1bf_fc8a)
        + m(x17, 0x586_8af1)
        + m(x21, 0x793_12ad)
        + m(x25, 0x5a_1075)
        + m(x29, 0x6dc_88c4)
        + m(x33, 0x12d_7dfe)
        + m(x37, 0x31a_4c8b)
        + m(x41, 0x139_b4f5)
        + m(x45, 0x2c6_c567)
        + m(x49, 0x79a_a83a)
        + m(x53, 0x459_cc33)
        + m(x57, 0x3e_169e)
        + m(x61, 0x25c_2721)
        + m(x65, 0x5fa_2bd6)
        + m(x69, 0x2a0_d46e)
        + m(x73, 0x37_20a6)
        + x74 as u64;
    let x75 = (r37 >> 27) as u32;
    let o0 = r37 as u32 & 0x7ff_ffff;
    let r38 = m(x9, 0x196_d23a)
        + m(x13, 0x1ee_81f1)
        + m(x17, 0x1bf_fc8a)
        + m(x21, 0x586_8af1)
        + m(x25, 0x793_12ad)
        + m(x29, 0x5a_1075)
        + m(x33, 0x6dc_88c4)
        + m(x37, 0x12d_7dfe)
        + m(x41, 0x31a_4c8b)
        + m(x45, 0x139_b4f5)
        + m(x49, 0x2c6_c567)
        + m(x53, 0x79a_a83a)
        + m(x57, 0x459_cc33)
        + m(x61, 0x3e_169e)
        + m(x65, 0x25c_2721)
        + m(x69, 0x5fa_2bd6)
        + m(x73, 0x2a0_d46e)
        + x75 as u64;
    let x76 = (r38 >> 27) as u32;
    let o1 = r38 as u32 & 0x7ff_ffff;
    let r39 = m(x13, 0x196_d23a)
        + m(x17, 0x1ee_81f1)
        + m(x21, 0x1bf_fc8a)
        + m(x25, 0x586_8af1)
        + m(x29, 0x793_12ad)
        + m(x33, 0x5a_1075)
        + m(x37, 0x6dc_88c4)
        + m(x41, 0x12d_7dfe)
        + m(x45, 0x31a_4c8b)
        + m(x49, 0x139_b4f5)
        + m(x53, 0x2c6_c567)
        + m(x57, 0x79a_a83a)
        + m(x61, 0x459_cc33)
        + m(x65, 0x3e_169e)
        + m(x69, 0x25c_2721)
        + m(x73, 0x5fa_2bd6)
        + x76 as u64;
    let x77 = (r39 >> 27) as u32;
    let o2 = r39 as u32 & 0x7ff_ffff;
    let r40 = m(x17, 0x196_d23a)
        + m(x21, 0x1ee_81f1)
        + m(x25, 0x1bf_fc8a)
        + m(x29, 0x586_8af1)
        + m(x33, 0x793_12ad)
        + m(x37, 0x5a_1075)
        + m(x41, 0x6dc_88c4)
        + m(x45, 0x12d_7dfe)
        + m(x49, 0x31a_4c8b)
        + m(x53, 0x139_b4f5)
        + m(x57, 0x2c6_c567)
        + m(x61, 0x79a_a83a)
        + m(x65, 0x459_cc33)
        + m(x69, 0x3e_169e)
        + m(x73, 0x25c_2721)
        + x77 as u64;
    let x78 = (r40 >> 27) as u32;
    let o3 = r40 as u32 & 0x7ff_ffff;
    let r41 = m(x21, 0x196_d23a)
        + m(x25, 0x1ee_81f1)
        + m(x29, 0x1bf_fc8a)
        + m(x33, 0x586_8af1)
        + m(x37, 0x793_12ad)
        + m(x41, 0x5a_1075)
        + m(x45, 0x6dc_88c4)
        + m(x49, 0x12d_7dfe)
        + m(x53, 0x31a_4c8b)
        + m(x57, 0x139_b4f5)
        + m(x61, 0x2c6_c567)
        + m(x65, 0x79a_a83a)
        + m(x69, 0x459_cc33)
        + m(x73, 0x3e_169e)
        + x78 as u64;
    let x79 = (r41 >> 27) as u32;
    let o4 = r41 as u32 & 0x7ff_ffff;
    let r42 = m(x25, 0x196_d23a)
        + m(x29, 0x1ee_81f1)
        + m(x33, 0x1bf_fc8a)
        + m(x37, 0x586_8af1)
        + m(x41, 0x793_12ad)
        + m(x45, 0x5a_1075)
        + m(x49, 0x6dc_88c4)
        + m(x53, 0x12d_7dfe)
        + m(x57, 0x31a_4c8b)
        + m(x61, 0x139_b4f5)
        + m(x65, 0x2c6_c567)
        + m(x69, 0x79a_a83a)
        + m(x73, 0x459_cc33)
        + x79 as u64;
    let x80 = (r42 >> 27) as u32;
    let o5 = r42 as u32 & 0x7ff_ffff;
    let r43 = m(x29, 0x196_d23a)
        + m(x33, 0x1ee_81f1)
        + m(x37, 0x1bf_fc8a)
        + m(x41, 0x586_8af1)
        + m(x45, 0x793_12ad)
        + m(x49, 0x5a_1075)
        + m(x53, 0x6dc_88c4)
        + m(x57, 0x12d_7dfe)
        + m(x61, 0x31a_4c8b)
        + m(x65, 0x139_b4f5)
        + m(x69, 0x2c6_c567)
        + m(x73, 0x79a_a83a)
        + x80 as u64;
    let x81 = (r43 >> 27) as u32;
    let o6 = r43 as u32 & 0x7ff_ffff;
    let r44 = m(x33, 0x196_d23a)
        + m(x37, 0x1ee_81f1)
        + m(x41, 0x1bf_fc8a)
        + m(x45, 0x586_8af1)
        + m(x49, 0x793_12ad)
        + m(x53, 0x5a_1075)
        + m(x57, 0x6dc_88c4)
        + m(x61, 0x12d_7dfe)
        + m(x65, 0x31a_4c8b)
        + m(x69, 0x139_b4f5)
        + m(x73, 0x2c6_c567)
        + x81 as u64;
    let x82 = (r44 >> 27) as u32;
    let o7 = r44 as u32 & 0x7ff_ffff;
    let r45 = m(x37, 0x196_d23a)
        + m(x41, 0x1ee_81f1)
        + m(x45, 0x1bf_fc8a)
        + m(x49, 0x586_8af1)
        + m(x53, 0x793_12ad)
        + m(x57, 0x5a_1075)
        + m(x61, 0x6dc_88c4)
        + m(x65, 0x12d_7dfe)
        + m(x69, 0x31a_4c8b)
        + m(x73, 0x139_b4f5)
        + x82 as u64;
    let x83 = (r45 >> 27) as u32;
    let o8 = r45 as u32 & 0x7ff_ffff;
    let r46 = m(x41, 0x196_d23a)
        + m(x45, 0x1ee_81f1)
        + m(x49, 0x1bf_fc8a)
        + m(x53, 0x586_8af1)
        + m(x57, 0x793_12ad)
        + m(x61, 0x5a_1075)
        + m(x65, 0x6dc_88c4)
        + m(x69, 0x12d_7dfe)
        + m(x73, 0x31a_4c8b)
        + x83 as u64;
    let x84 = (r46 >> 27) as u32;
    let o9 = r46 as u32 & 0x7ff_ffff;
    let r47 = m(x45, 0x196_d23a)
        + m(x49, 0x1ee_81f1)
        + m(x53, 0x1bf_fc8a)
        + m(x57, 0x586_8af1)
        + m(x61, 0x793_12ad)
        + m(x65, 0x5a_1075)
        + m(x69, 0x6dc_88c4)
        + m(x73, 0x12d_7dfe)
        + x84 as u64;
    let x85 = (r47 >> 27) as u32;
    let o10 = r47 as u32 & 0x7ff_ffff;
    let r48 = m(x49, 0x196_d23a)
        + m(x53, 0x1ee_81f1)
        + m(x57, 0x1bf_fc8a)
        + m(x61, 0x586_8af1)
        + m(x65, 0x793_12ad)
        + m(x69, 0x5a_1075)
        + m(x73, 0x6dc_88c4)
        + x85 as u64;
    let x86 = (r48 >> 27) as u32;
    let o11 = r48 as u32 & 0x7ff_ffff;
    let r49 = m(x53, 0x196_d23a)
        + m(x57, 0x1ee_81f1)
        + m(x61, 0x1bf_fc8a)
        + m(x65, 0x586_8af1)
        + m(x69, 0x793_12ad)
        + m(x73, 0x5a_1075)
        + x86 as u64;
    let x87 = (r49 >> 27) as u32;
    let o12 = r49 as u32 & 0x7ff_ffff;
    let r50 = m(x57, 0x196_d23a)
        + m(x61, 0x1ee_81f1)
        + m(x65, 0x1bf_fc8a)
        + m(x69, 0x586_8af1)
        + m(x73, 0x793_12ad)
        + x87 as u64;
    let x88 = (r50 >> 27) as u32;
    let o13 = r50 as u32 & 0x7ff_ffff;
    let r51 = m(x61, 0x196_d23a)
        + m(x65, 0x1ee_81f1)
        + m(x69, 0x1bf_fc8a)
        + m(x73, 0x586_8af1)
        + x88 as u64;
    let x89 = (r51 >> 27) as u32;
    let o14 = r51 as u32 & 0x7ff_ffff;
    let r52 = m(x65, 0x196_d23a) + m(x69, 0x1ee_81f1) + m(x73, 0x1bf_fc8a) + x89 as u64;
    let x90 = (r52 >> 27) as u32;
    let o15 = r52 as u32 & 0x7ff_ffff;
    let r53 = m(x69, 0x196_d23a) + m(x73, 0x1ee_81f1) + x90 as u64;
    let x91 = (r53 >> 27) as u32;
    let o16 = r53 as u32 & 0x7ff_ffff;
    let r54 = x91 as u64 + m(x73, 0x196_d23a);
    let o18 = (r54 >> 27) as u32;
    let o17 = r54 as u32 & 0x7ff_ffff;
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
    ])
}

/// `out = low bits of floor((u * f + v * g) / 2^27) (not proved; bounds are)`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
/// - returns `out` in `[-2^31, 2^31 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_head(u: i32, v: i32, f: &[i32; 19], g: &[i32; 19]) -> i32 {
    let [f0, f1, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _] = *f;
    let [g0, g1, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _] = *g;
    let r0 = u as i64 * f0 as i64 + v as i64 * g0 as i64;
    let x0 = u.wrapping_mul(f1);
    let x1 = v.wrapping_mul(g1);
    let x2 = x0.wrapping_add(x1);
    let o0 = x2.wrapping_add((r0 >> 27) as i32);
    o0
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^27 * new_f + low_1 + 2^545 * high_1 = u * f + v * g; 2^27 * new_g + low_2 + 2^545 * high_2 = q * f + r * g`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `q` in `[-2^29, 2^29]`
/// - takes `r` in `[-2^29, 2^29]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
/// - takes `k` in `[-2^31, 2^31 - 1]`
/// - takes `low_f` in `[-2^31, 2^31 - 1]`
/// - takes `low_g` in `[-2^31, 2^31 - 1]`
/// - returns `k` in `[-2^31, 2^31 - 1]`
/// - returns `u1` in `[-512, 512]`
/// - returns `v1` in `[-512, 512]`
/// - returns `q1` in `[-512, 512]`
/// - returns `r1` in `[-512, 512]`
/// - returns `new_f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
/// - returns `low_1` in `[0, 2^27 - 1]`
/// - returns `high_1` in `[-5, 4]`
/// - returns `new_g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
/// - returns `low_2` in `[0, 2^27 - 1]`
/// - returns `high_2` in `[-5, 4]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_fg(
    u: i32,
    v: i32,
    q: i32,
    r: i32,
    f: &[i32; 19],
    g: &[i32; 19],
    k: i32,
    low_f: i32,
    low_g: i32,
) -> (i32, i32, i32, i32, i32, [i32; 19], u32, i32, [i32; 19], u32, i32) {
    let [
        f0,
        f1,
        f2,
        f3,
        f4,
        f5,
        f6,
        f7,
        f8,
        f9,
        f10,
        f11,
        f12,
        f13,
        f14,
        f15,
        f16,
        f17,
        f18,
    ] = *f;
    let [
        g0,
        g1,
        g2,
        g3,
        g4,
        g5,
        g6,
        g7,
        g8,
        g9,
        g10,
        g11,
        g12,
        g13,
        g14,
        g15,
        g16,
        g17,
        g18,
    ] = *g;
    let x0 = low_f as u32 & 511;
    let x1 = x0 as i32 - 0x8_0000;
    let x2 = x1 >> 1;
    let x3 = low_g as u32 & 511;
    let x4 = x3 as i32 - 0x2000_0000;
    let x5 = k >> 31;
    let x6 = 0 - (x4 & 1);
    let x7 = x5 | !x6;
    let x8 = x4 >> 1;
    let x9 = 0i32.wrapping_sub(k ^ x7);
    let x10 = (x8 & !x7) | (x2 & x7);
    let x11 = x8 - ((x2 ^ x5) & x6);
    let r0 = u as i64 * f0 as i64 + v as i64 * g0 as i64;
    let low_10 = r0 as u32 & 0x7ff_ffff;
    let x12 = (r0 >> 27) as i32;
    let r2 = u as i64 * f1 as i64 + v as i64 * g1 as i64 + x12 as i64;
    let new_f0 = r2 as u32 & 0x7ff_ffff;
    let r3 = q as i64 * f0 as i64 + r as i64 * g0 as i64;
    let low_20 = r3 as u32 & 0x7ff_ffff;
    let x13 = (r3 >> 27) as i32;
    let r4 = q as i64 * f1 as i64 + r as i64 * g1 as i64 + x13 as i64;
    let new_g0 = r4 as u32 & 0x7ff_ffff;
    let x14 = x9 >> 31;
    let x15 = 0 - (x11 & 1);
    let x16 = x14 | !x15;
    let x17 = x11 >> 1;
    let x18 = 0i32.wrapping_sub(x9 ^ x16);
    let x19 = (x17 & !x16) | (x10 & x16);
    let x20 = x17 - ((x10 ^ x14) & x15);
    let x21 = (r2 >> 27) as i32;
    let r5 = u as i64 * f2 as i64 + v as i64 * g2 as i64 + x21 as i64;
    let new_f1 = r5 as u32 & 0x7ff_ffff;
    let x22 = (r5 >> 27) as i32;
    let r6 = u as i64 * f3 as i64 + v as i64 * g3 as i64 + x22 as i64;
    let new_f2 = r6 as u32 & 0x7ff_ffff;
    let x23 = (r4 >> 27) as i32;
    let r7 = q as i64 * f2 as i64 + r as i64 * g2 as i64 + x23 as i64;
    let new_g1 = r7 as u32 & 0x7ff_ffff;
    let x24 = (r7 >> 27) as i32;
    let r8 = q as i64 * f3 as i64 + r as i64 * g3 as i64 + x24 as i64;
    let new_g2 = r8 as u32 & 0x7ff_ffff;
    let x25 = x18 >> 31;
    let x26 = 0 - (x20 & 1);
    let x27 = x25 | !x26;
    let x28 = x20 >> 1;
    let x29 = 0i32.wrapping_sub(x18 ^ x27);
    let x30 = (x28 & !x27) | (x19 & x27);
    let x31 = x28 - ((x19 ^ x25) & x26);
    let x32 = (r6 >> 27) as i32;
    let r9 = u as i64 * f4 as i64 + v as i64 * g4 as i64 + x32 as i64;
    let new_f3 = r9 as u32 & 0x7ff_ffff;
    let x33 = (r9 >> 27) as i32;
    let r11 = u as i64 * f5 as i64 + v as i64 * g5 as i64 + x33 as i64;
    let new_f4 = r11 as u32 & 0x7ff_ffff;
    let x34 = (r8 >> 27) as i32;
    let r12 = q as i64 * f4 as i64 + r as i64 * g4 as i64 + x34 as i64;
    let new_g3 = r12 as u32 & 0x7ff_ffff;
    let x35 = (r12 >> 27) as i32;
    let r13 = q as i64 * f5 as i64 + r as i64 * g5 as i64 + x35 as i64;
    let new_g4 = r13 as u32 & 0x7ff_ffff;
    let x36 = x29 >> 31;
    let x37 = 0 - (x31 & 1);
    let x38 = x36 | !x37;
    let x39 = x31 >> 1;
    let x40 = 0i32.wrapping_sub(x29 ^ x38);
    let x41 = (x39 & !x38) | (x30 & x38);
    let x42 = x39 - ((x30 ^ x36) & x37);
    let x43 = (r11 >> 27) as i32;
    let r14 = u as i64 * f6 as i64 + v as i64 * g6 as i64 + x43 as i64;
    let new_f5 = r14 as u32 & 0x7ff_ffff;
    let x44 = (r14 >> 27) as i32;
    let r15 = u as i64 * f7 as i64 + v as i64 * g7 as i64 + x44 as i64;
    let new_f6 = r15 as u32 & 0x7ff_ffff;
    let x45 = (r13 >> 27) as i32;
    let r16 = q as i64 * f6 as i64 + r as i64 * g6 as i64 + x45 as i64;
    let new_g5 = r16 as u32 & 0x7ff_ffff;
    let x46 = (r16 >> 27) as i32;
    let r17 = q as i64 * f7 as i64 + r as i64 * g7 as i64 + x46 as i64;
    let new_g6 = r17 as u32 & 0x7ff_ffff;
    let x47 = x40 >> 31;
    let x48 = 0 - (x42 & 1);
    let x49 = x47 | !x48;
    let x50 = x42 >> 1;
    let x51 = 0i32.wrapping_sub(x40 ^ x49);
    let x52 = (x50 & !x49) | (x41 & x49);
    let x53 = x50 - ((x41 ^ x47) & x48);
    let x54 = (r15 >> 27) as i32;
    let r18 = u as i64 * f8 as i64 + v as i64 * g8 as i64 + x54 as i64;
    let new_f7 = r18 as u32 & 0x7ff_ffff;
    let x55 = (r18 >> 27) as i32;
    let r19 = u as i64 * f9 as i64 + v as i64 * g9 as i64 + x55 as i64;
    let new_f8 = r19 as u32 & 0x7ff_ffff;
    let x56 = (r17 >> 27) as i32;
    let r20 = q as i64 * f8 as i64 + r as i64 * g8 as i64 + x56 as i64;
    let new_g7 = r20 as u32 & 0x7ff_ffff;
    let x57 = (r20 >> 27) as i32;
    let r21 = q as i64 * f9 as i64 + r as i64 * g9 as i64 + x57 as i64;
    let new_g8 = r21 as u32 & 0x7ff_ffff;
    let x58 = x51 >> 31;
    let x59 = 0 - (x53 & 1);
    let x60 = x58 | !x59;
    let x61 = x53 >> 1;
    let x62 = 0i32.wrapping_sub(x51 ^ x60);
    let x63 = (x61 & !x60) | (x52 & x60);
    let x64 = x61 - ((x52 ^ x58) & x59);
    let x65 = (r19 >> 27) as i32;
    let r22 = u as i64 * f10 as i64 + v as i64 * g10 as i64 + x65 as i64;
    let new_f9 = r22 as u32 & 0x7ff_ffff;
    let x66 = (r22 >> 27) as i32;
    let r23 = u as i64 * f11 as i64 + v as i64 * g11 as i64 + x66 as i64;
    let new_f10 = r23 as u32 & 0x7ff_ffff;
    let x67 = (r21 >> 27) as i32;
    let r24 = q as i64 * f10 as i64 + r as i64 * g10 as i64 + x67 as i64;
    let new_g9 = r24 as u32 & 0x7ff_ffff;
    let x68 = (r24 >> 27) as i32;
    let r25 = q as i64 * f11 as i64 + r as i64 * g11 as i64 + x68 as i64;
    let new_g10 = r25 as u32 & 0x7ff_ffff;
    let x69 = x62 >> 31;
    let x70 = 0 - (x64 & 1);
    let x71 = x69 | !x70;
    let x72 = x64 >> 1;
    let x73 = 0i32.wrapping_sub(x62 ^ x71);
    let x74 = (x72 & !x71) | (x63 & x71);
    let x75 = x72 - ((x63 ^ x69) & x70);
    let x76 = (r23 >> 27) as i32;
    let r26 = u as i64 * f12 as i64 + v as i64 * g12 as i64 + x76 as i64;
    let new_f11 = r26 as u32 & 0x7ff_ffff;
    let x77 = (r26 >> 27) as i32;
    let r27 = u as i64 * f13 as i64 + v as i64 * g13 as i64 + x77 as i64;
    let new_f12 = r27 as u32 & 0x7ff_ffff;
    let x78 = (r25 >> 27) as i32;
    let r28 = q as i64 * f12 as i64 + r as i64 * g12 as i64 + x78 as i64;
    let new_g11 = r28 as u32 & 0x7ff_ffff;
    let x79 = (r28 >> 27) as i32;
    let r29 = q as i64 * f13 as i64 + r as i64 * g13 as i64 + x79 as i64;
    let new_g12 = r29 as u32 & 0x7ff_ffff;
    let x80 = x73 >> 31;
    let x81 = 0 - (x75 & 1);
    let x82 = x80 | !x81;
    let x83 = x75 >> 1;
    let x84 = 0i32.wrapping_sub(x73 ^ x82);
    let x85 = (x83 & !x82) | (x74 & x82);
    let x86 = x83 - ((x74 ^ x80) & x81);
    let x87 = (r27 >> 27) as i32;
    let r30 = u as i64 * f14 as i64 + v as i64 * g14 as i64 + x87 as i64;
    let new_f13 = r30 as u32 & 0x7ff_ffff;
    let x88 = (r30 >> 27) as i32;
    let r31 = u as i64 * f15 as i64 + v as i64 * g15 as i64 + x88 as i64;
    let new_f14 = r31 as u32 & 0x7ff_ffff;
    let x89 = (r29 >> 27) as i32;
    let r32 = q as i64 * f14 as i64 + r as i64 * g14 as i64 + x89 as i64;
    let new_g13 = r32 as u32 & 0x7ff_ffff;
    let x90 = (r32 >> 27) as i32;
    let r33 = q as i64 * f15 as i64 + r as i64 * g15 as i64 + x90 as i64;
    let new_g14 = r33 as u32 & 0x7ff_ffff;
    let x91 = x84 >> 31;
    let x92 = 0 - (x86 & 1);
    let x93 = x91 | !x92;
    let x94 = x86 >> 1;
    let k0 = 0i32.wrapping_sub(x84 ^ x93);
    let x95 = (x94 & !x93) | (x85 & x93);
    let x96 = x94 - ((x85 ^ x91) & x92);
    let x97 = (r31 >> 27) as i32;
    let r34 = u as i64 * f16 as i64 + v as i64 * g16 as i64 + x97 as i64;
    let new_f15 = r34 as u32 & 0x7ff_ffff;
    let x98 = (r34 >> 27) as i32;
    let r35 = u as i64 * f17 as i64 + v as i64 * g17 as i64 + x98 as i64;
    let new_f16 = r35 as u32 & 0x7ff_ffff;
    let x99 = (r35 >> 27) as i32;
    let r36 = u as i64 * f18 as i64 + v as i64 * g18 as i64 + x99 as i64;
    let new_f17 = r36 as u32 & 0x7ff_ffff;
    let new_f18 = (r36 >> 27) as i32;
    let r37 = (r36 >> 27) - new_f18 as i64;
    let high_10 = (r37 >> 32) as i32;
    let x100 = (r33 >> 27) as i32;
    let r38 = q as i64 * f16 as i64 + r as i64 * g16 as i64 + x100 as i64;
    let new_g15 = r38 as u32 & 0x7ff_ffff;
    let x101 = (r38 >> 27) as i32;
    let r39 = q as i64 * f17 as i64 + r as i64 * g17 as i64 + x101 as i64;
    let new_g16 = r39 as u32 & 0x7ff_ffff;
    let x102 = (r39 >> 27) as i32;
    let r40 = q as i64 * f18 as i64 + r as i64 * g18 as i64 + x102 as i64;
    let new_g17 = r40 as u32 & 0x7ff_ffff;
    let new_g18 = (r40 >> 27) as i32;
    let r41 = (r40 >> 27) - new_g18 as i64;
    let high_20 = (r41 >> 32) as i32;
    let x103 = x95 + x95 + 1;
    let x104 = x103 + 512;
    let x105 = x104 << 12;
    let u10 = x105 >> 22;
    let x106 = x103 + 0x8_0200;
    let v10 = x106 >> 20;
    let x107 = x96 + 512;
    let x108 = x107 << 12;
    let q10 = x108 >> 22;
    let x109 = x96 + 0x8_0200;
    let r10 = x109 >> 20;
    let new_f = [
        new_f0 as i32,
        new_f1 as i32,
        new_f2 as i32,
        new_f3 as i32,
        new_f4 as i32,
        new_f5 as i32,
        new_f6 as i32,
        new_f7 as i32,
        new_f8 as i32,
        new_f9 as i32,
        new_f10 as i32,
        new_f11 as i32,
        new_f12 as i32,
        new_f13 as i32,
        new_f14 as i32,
        new_f15 as i32,
        new_f16 as i32,
        new_f17 as i32,
        new_f18,
    ];
    let new_g = [
        new_g0 as i32,
        new_g1 as i32,
        new_g2 as i32,
        new_g3 as i32,
        new_g4 as i32,
        new_g5 as i32,
        new_g6 as i32,
        new_g7 as i32,
        new_g8 as i32,
        new_g9 as i32,
        new_g10 as i32,
        new_g11 as i32,
        new_g12 as i32,
        new_g13 as i32,
        new_g14 as i32,
        new_g15 as i32,
        new_g16 as i32,
        new_g17 as i32,
        new_g18,
    ];
    (k0, u10, v10, q10, r10, new_f, low_10, high_10, new_g, low_20, high_20)
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
/// - takes `k` in `[-2^31, 2^31 - 1]`
/// - takes `low_f` in `[-2^31, 2^31 - 1]`
/// - takes `low_g` in `[-2^31, 2^31 - 1]`
/// - returns `k` in `[-2^31, 2^31 - 1]`
/// - returns `u1` in `[-512, 512]`
/// - returns `v1` in `[-512, 512]`
/// - returns `q1` in `[-512, 512]`
/// - returns `r1` in `[-512, 512]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
/// - returns `cut_u` in `[-1, 1]`
/// - returns `cut_v` in `[-1, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_de(
    u: i32,
    v: i32,
    d: &[i32; 18],
    e: &[i32; 18],
    k: i32,
    low_f: i32,
    low_g: i32,
) -> (i32, i32, i32, i32, i32, [i32; 18], i32, i32) {
    let [
        d0,
        d1,
        d2,
        d3,
        d4,
        d5,
        d6,
        d7,
        d8,
        d9,
        d10,
        d11,
        d12,
        d13,
        d14,
        d15,
        d16,
        d17,
    ] = *d;
    let [
        e0,
        e1,
        e2,
        e3,
        e4,
        e5,
        e6,
        e7,
        e8,
        e9,
        e10,
        e11,
        e12,
        e13,
        e14,
        e15,
        e16,
        e17,
    ] = *e;
    let x0 = low_f as u32 & 511;
    let x1 = x0 as i32 - 0x8_0000;
    let x2 = x1 >> 1;
    let x3 = low_g as u32 & 511;
    let x4 = x3 as i32 - 0x2000_0000;
    let x5 = k >> 31;
    let x6 = 0 - (x4 & 1);
    let x7 = x5 | !x6;
    let x8 = x4 >> 1;
    let x9 = 0i32.wrapping_sub(k ^ x7);
    let x10 = (x8 & !x7) | (x2 & x7);
    let x11 = x8 - ((x2 ^ x5) & x6);
    let x12 = u + 0x1000_0000;
    let x13 = x12 as u32 & 0x1fff_ffff;
    let x14 = x13 as i32 - 0x1000_0000;
    let cut_u0 = x12 >> 29;
    let x15 = v + 0x1000_0000;
    let x16 = x15 as u32 & 0x1fff_ffff;
    let x17 = x16 as i32 - 0x1000_0000;
    let cut_v0 = x15 >> 29;
    let r0 = x14 as i64 * d0 as i64 + x17 as i64 * e0 as i64;
    let x18 = r0 as u32;
    let x19 = x18.wrapping_mul(0x232e_294d);
    let x20 = x19 & 0x3fff_ffff;
    let r2 = r0 + x20 as i64 * -0xc39_3785;
    let x21 = (r2 >> 30) as i32;
    let r3 = x14 as i64 * d1 as i64
        + x17 as i64 * e1 as i64
        + x21 as i64
        + x20 as i64 * -0x11f9_1beb;
    let out0 = r3 as u32 & 0x3fff_ffff;
    let x22 = (r3 >> 30) as i32;
    let x23 = x9 >> 31;
    let x24 = 0 - (x11 & 1);
    let x25 = x23 | !x24;
    let x26 = x11 >> 1;
    let x27 = 0i32.wrapping_sub(x9 ^ x25);
    let x28 = (x26 & !x25) | (x10 & x25);
    let x29 = x26 - ((x10 ^ x23) & x24);
    let r4 = x14 as i64 * d2 as i64
        + x17 as i64 * e2 as i64
        + x22 as i64
        + x20 as i64 * -0x535_7cae;
    let out1 = r4 as u32 & 0x3fff_ffff;
    let x30 = (r4 >> 30) as i32;
    let r5 = x14 as i64 * d3 as i64
        + x17 as i64 * e3 as i64
        + x30 as i64
        + x20 as i64 * 0x1c86_fd16;
    let out2 = r5 as u32 & 0x3fff_ffff;
    let x31 = (r5 >> 30) as i32;
    let x32 = x27 >> 31;
    let x33 = 0 - (x29 & 1);
    let x34 = x32 | !x33;
    let x35 = x29 >> 1;
    let x36 = 0i32.wrapping_sub(x27 ^ x34);
    let x37 = (x35 & !x34) | (x28 & x34);
    let x38 = x35 - ((x28 ^ x32) & x33);
    let r6 = x14 as i64 * d4 as i64 + x17 as i64 * e4 as i64 + x31 as i64 + x20 as i64 * 0xb4f_25c2;
    let out3 = r6 as u32 & 0x3fff_ffff;
    let x39 = (r6 >> 30) as i32;
    let r7 = x14 as i64 * d5 as i64
        + x17 as i64 * e5 as i64
        + x39 as i64
        + x20 as i64 * 0x1cc3_307c;
    let out4 = r7 as u32 & 0x3fff_ffff;
    let x40 = (r7 >> 30) as i32;
    let x41 = x36 >> 31;
    let x42 = 0 - (x38 & 1);
    let x43 = x41 | !x42;
    let x44 = x38 >> 1;
    let x45 = 0i32.wrapping_sub(x36 ^ x43);
    let x46 = (x44 & !x43) | (x37 & x43);
    let x47 = x44 - ((x37 ^ x41) & x42);
    let r8 = x14 as i64 * d6 as i64
        + x17 as i64 * e6 as i64
        + x40 as i64
        + x20 as i64 * -0xaaf_8aea;
    let out5 = r8 as u32 & 0x3fff_ffff;
    let x48 = (r8 >> 30) as i32;
    let r9 = x14 as i64 * d7 as i64
        + x17 as i64 * e7 as i64
        + x48 as i64
        + x20 as i64 * -0xe4e_a603;
    let out6 = r9 as u32 & 0x3fff_ffff;
    let x49 = (r9 >> 30) as i32;
    let x50 = x45 >> 31;
    let x51 = 0 - (x47 & 1);
    let x52 = x50 | !x51;
    let x53 = x47 >> 1;
    let x54 = 0i32.wrapping_sub(x45 ^ x52);
    let x55 = (x53 & !x52) | (x46 & x52);
    let x56 = x53 - ((x46 ^ x50) & x51);
    let r11 = x14 as i64 * d8 as i64
        + x17 as i64 * e8 as i64
        + x49 as i64
        + x20 as i64 * 0x9cd_a7ab;
    let out7 = r11 as u32 & 0x3fff_ffff;
    let x57 = (r11 >> 30) as i32;
    let r12 = x14 as i64 * d9 as i64
        + x17 as i64 * e9 as i64
        + x57 as i64
        + x20 as i64 * -0xce5_b375;
    let out8 = r12 as u32 & 0x3fff_ffff;
    let x58 = (r12 >> 30) as i32;
    let x59 = x54 >> 31;
    let x60 = 0 - (x56 & 1);
    let x61 = x59 | !x60;
    let x62 = x56 >> 1;
    let x63 = 0i32.wrapping_sub(x54 ^ x61);
    let x64 = (x62 & !x61) | (x55 & x61);
    let x65 = x62 - ((x55 ^ x59) & x60);
    let r13 = x14 as i64 * d10 as i64
        + x17 as i64 * e10 as i64
        + x58 as i64
        + x20 as i64 * 0x425_afc0;
    let out9 = r13 as u32 & 0x3fff_ffff;
    let x66 = (r13 >> 30) as i32;
    let r14 = x14 as i64 * d11 as i64
        + x17 as i64 * e11 as i64
        + x66 as i64
        + x20 as i64 * 0xebb_7223;
    let out10 = r14 as u32 & 0x3fff_ffff;
    let x67 = (r14 >> 30) as i32;
    let x68 = x63 >> 31;
    let x69 = 0 - (x65 & 1);
    let x70 = x68 | !x69;
    let x71 = x65 >> 1;
    let x72 = 0i32.wrapping_sub(x63 ^ x70);
    let x73 = (x71 & !x70) | (x64 & x70);
    let x74 = x71 - ((x64 ^ x68) & x69);
    let r15 = x14 as i64 * d12 as i64
        + x17 as i64 * e12 as i64
        + x67 as i64
        + x20 as i64 * 0xab4_2d08;
    let out11 = r15 as u32 & 0x3fff_ffff;
    let x75 = (r15 >> 30) as i32;
    let r16 = x14 as i64 * d13 as i64
        + x17 as i64 * e13 as i64
        + x75 as i64
        + x20 as i64 * 0x578_f931;
    let out12 = r16 as u32 & 0x3fff_ffff;
    let x76 = (r16 >> 30) as i32;
    let x77 = x72 >> 31;
    let x78 = 0 - (x74 & 1);
    let x79 = x77 | !x78;
    let x80 = x74 >> 1;
    let x81 = 0i32.wrapping_sub(x72 ^ x79);
    let x82 = (x80 & !x79) | (x73 & x79);
    let x83 = x80 - ((x73 ^ x77) & x78);
    let r17 = x14 as i64 * d14 as i64
        + x17 as i64 * e14 as i64
        + x76 as i64
        + x20 as i64 * -0x37_54f3;
    let out13 = r17 as u32 & 0x3fff_ffff;
    let x84 = (r17 >> 30) as i32;
    let r18 = x14 as i64 * d15 as i64
        + x17 as i64 * e15 as i64
        + x84 as i64
        + x20 as i64 * 0x1d03_e270;
    let out14 = r18 as u32 & 0x3fff_ffff;
    let x85 = (r18 >> 30) as i32;
    let x86 = x81 >> 31;
    let x87 = 0 - (x83 & 1);
    let x88 = x86 | !x87;
    let x89 = x83 >> 1;
    let k0 = 0i32.wrapping_sub(x81 ^ x88);
    let x90 = (x89 & !x88) | (x82 & x88);
    let x91 = x89 - ((x82 ^ x86) & x87);
    let r19 = x14 as i64 * d16 as i64
        + x17 as i64 * e16 as i64
        + x85 as i64
        + x20 as i64 * -0x1a4b_7171;
    let out15 = r19 as u32 & 0x3fff_ffff;
    let x92 = (r19 >> 30) as i32;
    let r20 = x14 as i64 * d17 as i64 + x17 as i64 * e17 as i64 + x92 as i64 + x20 as i64 * 2;
    let out16 = r20 as u32 & 0x3fff_ffff;
    let out17 = (r20 >> 30) as i32;
    let x93 = x90 + x90 + 1;
    let x94 = x93 + 512;
    let x95 = x94 << 12;
    let u10 = x95 >> 22;
    let x96 = x93 + 0x8_0200;
    let v10 = x96 >> 20;
    let x97 = x91 + 512;
    let x98 = x97 << 12;
    let q10 = x98 >> 22;
    let x99 = x91 + 0x8_0200;
    let r10 = x99 >> 20;
    let out = [
        out0 as i32,
        out1 as i32,
        out2 as i32,
        out3 as i32,
        out4 as i32,
        out5 as i32,
        out6 as i32,
        out7 as i32,
        out8 as i32,
        out9 as i32,
        out10 as i32,
        out11 as i32,
        out12 as i32,
        out13 as i32,
        out14 as i32,
        out15 as i32,
        out16 as i32,
        out17,
    ];
    (k0, u10, v10, q10, r10, out, cut_u0, cut_v0)
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
/// - takes `k` in `[-2^31, 2^31 - 1]`
/// - takes `low_f` in `[-2^31, 2^31 - 1]`
/// - takes `low_g` in `[-2^31, 2^31 - 1]`
/// - returns `k` in `[-2^31, 2^31 - 1]`
/// - returns `u1` in `[-512, 512]`
/// - returns `v1` in `[-512, 512]`
/// - returns `q1` in `[-512, 512]`
/// - returns `r1` in `[-512, 512]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
/// - returns `cut_u` in `[-1, 1]`
/// - returns `cut_v` in `[-1, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_last(
    u: i32,
    v: i32,
    d: &[i32; 18],
    e: &[i32; 18],
    k: i32,
    low_f: i32,
    low_g: i32,
) -> (i32, i32, i32, i32, i32, [i32; 18], i32, i32) {
    let [
        d0,
        d1,
        d2,
        d3,
        d4,
        d5,
        d6,
        d7,
        d8,
        d9,
        d10,
        d11,
        d12,
        d13,
        d14,
        d15,
        d16,
        d17,
    ] = *d;
    let [
        e0,
        e1,
        e2,
        e3,
        e4,
        e5,
        e6,
        e7,
        e8,
        e9,
        e10,
        e11,
        e12,
        e13,
        e14,
        e15,
        e16,
        e17,
    ] = *e;
    let x0 = low_f as u32 & 511;
    let x1 = x0 as i32 - 0x8_0000;
    let x2 = x1 >> 1;
    let x3 = low_g as u32 & 511;
    let x4 = x3 as i32 - 0x2000_0000;
    let x5 = k >> 31;
    let x6 = 0 - (x4 & 1);
    let x7 = x5 | !x6;
    let x8 = x4 >> 1;
    let x9 = 0i32.wrapping_sub(k ^ x7);
    let x10 = (x8 & !x7) | (x2 & x7);
    let x11 = x8 - ((x2 ^ x5) & x6);
    let x12 = u + 0x1000_0000;
    let x13 = x12 as u32 & 0x1fff_ffff;
    let x14 = x13 as i32 - 0x1000_0000;
    let cut_u0 = x12 >> 29;
    let x15 = v + 0x1000_0000;
    let x16 = x15 as u32 & 0x1fff_ffff;
    let x17 = x16 as i32 - 0x1000_0000;
    let cut_v0 = x15 >> 29;
    let r0 = x14 as i64 * d0 as i64 + x17 as i64 * e0 as i64;
    let x18 = r0 as u32;
    let x19 = x18.wrapping_mul(0x232e_294d);
    let x20 = x19 & 0x3fff_ffff;
    let r2 = r0 + x20 as i64 * -0xc39_3785;
    let x21 = (r2 >> 30) as i32;
    let r3 = x14 as i64 * d1 as i64
        + x17 as i64 * e1 as i64
        + x21 as i64
        + x20 as i64 * -0x11f9_1beb;
    let out0 = r3 as u32 & 0x3fff_ffff;
    let x22 = (r3 >> 30) as i32;
    let x23 = x9 >> 31;
    let x24 = 0 - (x11 & 1);
    let x25 = x23 | !x24;
    let x26 = x11 >> 1;
    let x27 = 0i32.wrapping_sub(x9 ^ x25);
    let x28 = (x26 & !x25) | (x10 & x25);
    let x29 = x26 - ((x10 ^ x23) & x24);
    let r4 = x14 as i64 * d2 as i64
        + x17 as i64 * e2 as i64
        + x22 as i64
        + x20 as i64 * -0x535_7cae;
    let out1 = r4 as u32 & 0x3fff_ffff;
    let x30 = (r4 >> 30) as i32;
    let r5 = x14 as i64 * d3 as i64
        + x17 as i64 * e3 as i64
        + x30 as i64
        + x20 as i64 * 0x1c86_fd16;
    let out2 = r5 as u32 & 0x3fff_ffff;
    let x31 = (r5 >> 30) as i32;
    let x32 = x27 >> 31;
    let x33 = 0 - (x29 & 1);
    let x34 = x32 | !x33;
    let x35 = x29 >> 1;
    let x36 = 0i32.wrapping_sub(x27 ^ x34);
    let x37 = (x35 & !x34) | (x28 & x34);
    let x38 = x35 - ((x28 ^ x32) & x33);
    let r6 = x14 as i64 * d4 as i64 + x17 as i64 * e4 as i64 + x31 as i64 + x20 as i64 * 0xb4f_25c2;
    let out3 = r6 as u32 & 0x3fff_ffff;
    let x39 = (r6 >> 30) as i32;
    let r7 = x14 as i64 * d5 as i64
        + x17 as i64 * e5 as i64
        + x39 as i64
        + x20 as i64 * 0x1cc3_307c;
    let out4 = r7 as u32 & 0x3fff_ffff;
    let x40 = (r7 >> 30) as i32;
    let x41 = x36 >> 31;
    let x42 = 0 - (x38 & 1);
    let x43 = x41 | !x42;
    let x44 = x38 >> 1;
    let x45 = 0i32.wrapping_sub(x36 ^ x43);
    let x46 = (x44 & !x43) | (x37 & x43);
    let x47 = x44 - ((x37 ^ x41) & x42);
    let r8 = x14 as i64 * d6 as i64
        + x17 as i64 * e6 as i64
        + x40 as i64
        + x20 as i64 * -0xaaf_8aea;
    let out5 = r8 as u32 & 0x3fff_ffff;
    let x48 = (r8 >> 30) as i32;
    let r9 = x14 as i64 * d7 as i64
        + x17 as i64 * e7 as i64
        + x48 as i64
        + x20 as i64 * -0xe4e_a603;
    let out6 = r9 as u32 & 0x3fff_ffff;
    let x49 = (r9 >> 30) as i32;
    let x50 = x45 >> 31;
    let x51 = 0 - (x47 & 1);
    let x52 = x50 | !x51;
    let x53 = x47 >> 1;
    let x54 = 0i32.wrapping_sub(x45 ^ x52);
    let x55 = (x53 & !x52) | (x46 & x52);
    let x56 = x53 - ((x46 ^ x50) & x51);
    let r11 = x14 as i64 * d8 as i64
        + x17 as i64 * e8 as i64
        + x49 as i64
        + x20 as i64 * 0x9cd_a7ab;
    let out7 = r11 as u32 & 0x3fff_ffff;
    let x57 = (r11 >> 30) as i32;
    let r12 = x14 as i64 * d9 as i64
        + x17 as i64 * e9 as i64
        + x57 as i64
        + x20 as i64 * -0xce5_b375;
    let out8 = r12 as u32 & 0x3fff_ffff;
    let x58 = (r12 >> 30) as i32;
    let x59 = x54 >> 31;
    let x60 = 0 - (x56 & 1);
    let x61 = x59 | !x60;
    let x62 = x56 >> 1;
    let x63 = 0i32.wrapping_sub(x54 ^ x61);
    let x64 = (x62 & !x61) | (x55 & x61);
    let x65 = x62 - ((x55 ^ x59) & x60);
    let r13 = x14 as i64 * d10 as i64
        + x17 as i64 * e10 as i64
        + x58 as i64
        + x20 as i64 * 0x425_afc0;
    let out9 = r13 as u32 & 0x3fff_ffff;
    let x66 = (r13 >> 30) as i32;
    let r14 = x14 as i64 * d11 as i64
        + x17 as i64 * e11 as i64
        + x66 as i64
        + x20 as i64 * 0xebb_7223;
    let out10 = r14 as u32 & 0x3fff_ffff;
    let x67 = (r14 >> 30) as i32;
    let x68 = x63 >> 31;
    let x69 = 0 - (x65 & 1);
    let x70 = x68 | !x69;
    let x71 = x65 >> 1;
    let x72 = 0i32.wrapping_sub(x63 ^ x70);
    let x73 = (x71 & !x70) | (x64 & x70);
    let x74 = x71 - ((x64 ^ x68) & x69);
    let r15 = x14 as i64 * d12 as i64
        + x17 as i64 * e12 as i64
        + x67 as i64
        + x20 as i64 * 0xab4_2d08;
    let out11 = r15 as u32 & 0x3fff_ffff;
    let x75 = (r15 >> 30) as i32;
    let r16 = x14 as i64 * d13 as i64
        + x17 as i64 * e13 as i64
        + x75 as i64
        + x20 as i64 * 0x578_f931;
    let out12 = r16 as u32 & 0x3fff_ffff;
    let x76 = (r16 >> 30) as i32;
    let x77 = x72 >> 31;
    let x78 = 0 - (x74 & 1);
    let x79 = x77 | !x78;
    let x80 = x74 >> 1;
    let x81 = 0i32.wrapping_sub(x72 ^ x79);
    let x82 = (x80 & !x79) | (x73 & x79);
    let x83 = x80 - ((x73 ^ x77) & x78);
    let r17 = x14 as i64 * d14 as i64
        + x17 as i64 * e14 as i64
        + x76 as i64
        + x20 as i64 * -0x37_54f3;
    let out13 = r17 as u32 & 0x3fff_ffff;
    let x84 = (r17 >> 30) as i32;
    let r18 = x14 as i64 * d15 as i64
        + x17 as i64 * e15 as i64
        + x84 as i64
        + x20 as i64 * 0x1d03_e270;
    let out14 = r18 as u32 & 0x3fff_ffff;
    let x85 = (r18 >> 30) as i32;
    let x86 = x81 >> 31;
    let x87 = 0 - (x83 & 1);
    let x88 = x86 | !x87;
    let x89 = x83 >> 1;
    let k0 = 0i32.wrapping_sub(x81 ^ x88);
    let x90 = (x89 & !x88) | (x82 & x88);
    let x91 = x89 - ((x82 ^ x86) & x87);
    let r19 = x14 as i64 * d16 as i64
        + x17 as i64 * e16 as i64
        + x85 as i64
        + x20 as i64 * -0x1a4b_7171;
    let out15 = r19 as u32 & 0x3fff_ffff;
    let x92 = (r19 >> 30) as i32;
    let r20 = x14 as i64 * d17 as i64 + x17 as i64 * e17 as i64 + x92 as i64 + x20 as i64 * 2;
    let out16 = r20 as u32 & 0x3fff_ffff;
    let out17 = (r20 >> 30) as i32;
    let x93 = x90 + x90 + 1;
    let x94 = x93 + 512;
    let x95 = x94 << 12;
    let u10 = x95 >> 22;
    let x96 = x93 + 0x8_0200;
    let v10 = x96 >> 20;
    let x97 = x91 + 512;
    let x98 = x97 << 12;
    let q10 = x98 >> 22;
    let x99 = x91 + 0x8_0200;
    let r10 = x99 >> 20;
    let out = [
        out0 as i32,
        out1 as i32,
        out2 as i32,
        out3 as i32,
        out4 as i32,
        out5 as i32,
        out6 as i32,
        out7 as i32,
        out8 as i32,
        out9 as i32,
        out10 as i32,
        out11 as i32,
        out12 as i32,
        out13 as i32,
        out14 as i32,
        out15 as i32,
        out16 as i32,
        out17,
    ];
    (k0, u10, v10, q10, r10, out, cut_u0, cut_v0)
}

/// `next, all = low bits of floor((u * f + v * g) / 2^9), fewer in next than in all (not proved; bounds are)`
///
/// - takes `u` in `[-512, 512]`
/// - takes `v` in `[-512, 512]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
/// - returns `next` in `[-2^31, 2^31 - 1]`
/// - returns `all` in `[-2^31, 2^31 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_words(u: i32, v: i32, f: &[i32; 19], g: &[i32; 19]) -> (i32, i32) {
    let [f0, f1, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _] = *f;
    let [g0, g1, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _] = *g;
    let x0 = u.wrapping_mul(f0);
    let x1 = v.wrapping_mul(g0);
    let x2 = x0.wrapping_add(x1);
    let next0 = x2 >> 9;
    let r0 = u as i64 * f0 as i64 + v as i64 * g0 as i64;
    let x3 = u.wrapping_mul(f1);
    let x4 = v.wrapping_mul(g1);
    let x5 = x3.wrapping_add(x4);
    let all0 = (x5 << 18).wrapping_add((r0 >> 9) as i32);
    (next0, all0)
}

/// `out = floor((u * f + v * g mod 2^32) / 2^9), with 9 fewer correct low bits than f and g (not proved; bounds are)`
///
/// - takes `u` in `[-512, 512]`
/// - takes `v` in `[-512, 512]`
/// - takes `f` in `[-2^31, 2^31 - 1]`
/// - takes `g` in `[-2^31, 2^31 - 1]`
/// - returns `out` in `[-2^22, 2^22 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_low(u: i32, v: i32, f: i32, g: i32) -> i32 {
    let x0 = u.wrapping_mul(f);
    let x1 = v.wrapping_mul(g);
    let x2 = x0.wrapping_add(x1);
    let o0 = x2 >> 9;
    o0
}

/// `out = floor((u * f + v * g mod 2^32) / 2^9), with 9 fewer correct low bits than f and g (not proved; bounds are)`
///
/// - takes `u` in `[-512, 512]`
/// - takes `v` in `[-512, 512]`
/// - takes `f` in `[-2^31, 2^31 - 1]`
/// - takes `g` in `[-2^31, 2^31 - 1]`
/// - returns `out` in `[-2^22, 2^22 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_ahead(u: i32, v: i32, f: i32, g: i32) -> i32 {
    let x0 = u.wrapping_mul(f);
    let x1 = v.wrapping_mul(g);
    let x2 = x0.wrapping_add(x1);
    let o0 = x2 >> 9;
    o0
}

/// `(u1, v1; q1, r1) = (u, v; q, r) (u0, v0; q0, r0)`
///
/// - takes `u` in `[-512, 512]`
/// - takes `v` in `[-512, 512]`
/// - takes `q` in `[-512, 512]`
/// - takes `r` in `[-512, 512]`
/// - takes `u0` in `[-512, 512]`
/// - takes `v0` in `[-512, 512]`
/// - takes `q0` in `[-512, 512]`
/// - takes `r0` in `[-512, 512]`
/// - returns `u1` in `[-2^19, 2^19]`
/// - returns `v1` in `[-2^19, 2^19]`
/// - returns `q1` in `[-2^19, 2^19]`
/// - returns `r1` in `[-2^19, 2^19]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_pair(
    u: i32,
    v: i32,
    q: i32,
    r: i32,
    u0: i32,
    v0: i32,
    q0: i32,
    r0: i32,
) -> (i32, i32, i32, i32) {
    let u10 = u * u0 + v * q0;
    let v10 = u * v0 + v * r0;
    let q10 = q * u0 + r * q0;
    let r10 = q * v0 + r * r0;
    (u10, v10, q10, r10)
}

/// `(u1, v1; q1, r1) = (u, v; q, r) (u0, v0; q0, r0)`
///
/// - takes `u` in `[-512, 512]`
/// - takes `v` in `[-512, 512]`
/// - takes `q` in `[-512, 512]`
/// - takes `r` in `[-512, 512]`
/// - takes `u0` in `[-2^19, 2^19]`
/// - takes `v0` in `[-2^19, 2^19]`
/// - takes `q0` in `[-2^19, 2^19]`
/// - takes `r0` in `[-2^19, 2^19]`
/// - returns `u1` in `[-2^29, 2^29]`
/// - returns `v1` in `[-2^29, 2^29]`
/// - returns `q1` in `[-2^29, 2^29]`
/// - returns `r1` in `[-2^29, 2^29]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_batch(
    u: i32,
    v: i32,
    q: i32,
    r: i32,
    u0: i32,
    v0: i32,
    q0: i32,
    r0: i32,
) -> (i32, i32, i32, i32) {
    let u10 = u * u0 + v * q0;
    let v10 = u * v0 + v * r0;
    let q10 = q * u0 + r * q0;
    let r10 = q * v0 + r * r0;
    (u10, v10, q10, r10)
}

/// `2^27 * out + low + 2^545 * high = u * f + v * g`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
/// - returns `low` in `[0, 2^27 - 1]`
/// - returns `high` in `[-5, 4]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn update_fg(u: i32, v: i32, f: &[i32; 19], g: &[i32; 19]) -> ([i32; 19], u32, i32) {
    let [
        f0,
        f1,
        f2,
        f3,
        f4,
        f5,
        f6,
        f7,
        f8,
        f9,
        f10,
        f11,
        f12,
        f13,
        f14,
        f15,
        f16,
        f17,
        f18,
    ] = *f;
    let [
        g0,
        g1,
        g2,
        g3,
        g4,
        g5,
        g6,
        g7,
        g8,
        g9,
        g10,
        g11,
        g12,
        g13,
        g14,
        g15,
        g16,
        g17,
        g18,
    ] = *g;
    let r0 = u as i64 * f0 as i64 + v as i64 * g0 as i64;
    let low0 = r0 as u32 & 0x7ff_ffff;
    let x0 = (r0 >> 27) as i32;
    let r1 = u as i64 * f1 as i64 + v as i64 * g1 as i64 + x0 as i64;
    let out0 = r1 as u32 & 0x7ff_ffff;
    let x1 = (r1 >> 27) as i32;
    let r2 = u as i64 * f2 as i64 + v as i64 * g2 as i64 + x1 as i64;
    let out1 = r2 as u32 & 0x7ff_ffff;
    let x2 = (r2 >> 27) as i32;
    let r3 = u as i64 * f3 as i64 + v as i64 * g3 as i64 + x2 as i64;
    let out2 = r3 as u32 & 0x7ff_ffff;
    let x3 = (r3 >> 27) as i32;
    let r4 = u as i64 * f4 as i64 + v as i64 * g4 as i64 + x3 as i64;
    let out3 = r4 as u32 & 0x7ff_ffff;
    let x4 = (r4 >> 27) as i32;
    let r5 = u as i64 * f5 as i64 + v as i64 * g5 as i64 + x4 as i64;
    let out4 = r5 as u32 & 0x7ff_ffff;
    let x5 = (r5 >> 27) as i32;
    let r6 = u as i64 * f6 as i64 + v as i64 * g6 as i64 + x5 as i64;
    let out5 = r6 as u32 & 0x7ff_ffff;
    let x6 = (r6 >> 27) as i32;
    let r7 = u as i64 * f7 as i64 + v as i64 * g7 as i64 + x6 as i64;
    let out6 = r7 as u32 & 0x7ff_ffff;
    let x7 = (r7 >> 27) as i32;
    let r8 = u as i64 * f8 as i64 + v as i64 * g8 as i64 + x7 as i64;
    let out7 = r8 as u32 & 0x7ff_ffff;
    let x8 = (r8 >> 27) as i32;
    let r9 = u as i64 * f9 as i64 + v as i64 * g9 as i64 + x8 as i64;
    let out8 = r9 as u32 & 0x7ff_ffff;
    let x9 = (r9 >> 27) as i32;
    let r10 = u as i64 * f10 as i64 + v as i64 * g10 as i64 + x9 as i64;
    let out9 = r10 as u32 & 0x7ff_ffff;
    let x10 = (r10 >> 27) as i32;
    let r11 = u as i64 * f11 as i64 + v as i64 * g11 as i64 + x10 as i64;
    let out10 = r11 as u32 & 0x7ff_ffff;
    let x11 = (r11 >> 27) as i32;
    let r12 = u as i64 * f12 as i64 + v as i64 * g12 as i64 + x11 as i64;
    let out11 = r12 as u32 & 0x7ff_ffff;
    let x12 = (r12 >> 27) as i32;
    let r13 = u as i64 * f13 as i64 + v as i64 * g13 as i64 + x12 as i64;
    let out12 = r13 as u32 & 0x7ff_ffff;
    let x13 = (r13 >> 27) as i32;
    let r14 = u as i64 * f14 as i64 + v as i64 * g14 as i64 + x13 as i64;
    let out13 = r14 as u32 & 0x7ff_ffff;
    let x14 = (r14 >> 27) as i32;
    let r15 = u as i64 * f15 as i64 + v as i64 * g15 as i64 + x14 as i64;
    let out14 = r15 as u32 & 0x7ff_ffff;
    let x15 = (r15 >> 27) as i32;
    let r16 = u as i64 * f16 as i64 + v as i64 * g16 as i64 + x15 as i64;
    let out15 = r16 as u32 & 0x7ff_ffff;
    let x16 = (r16 >> 27) as i32;
    let r17 = u as i64 * f17 as i64 + v as i64 * g17 as i64 + x16 as i64;
    let out16 = r17 as u32 & 0x7ff_ffff;
    let x17 = (r17 >> 27) as i32;
    let r18 = u as i64 * f18 as i64 + v as i64 * g18 as i64 + x17 as i64;
    let out17 = r18 as u32 & 0x7ff_ffff;
    let out18 = (r18 >> 27) as i32;
    let r19 = (r18 >> 27) - out18 as i64;
    let high0 = (r19 >> 32) as i32;
    let out = [
        out0 as i32,
        out1 as i32,
        out2 as i32,
        out3 as i32,
        out4 as i32,
        out5 as i32,
        out6 as i32,
        out7 as i32,
        out8 as i32,
        out9 as i32,
        out10 as i32,
        out11 as i32,
        out12 as i32,
        out13 as i32,
        out14 as i32,
        out15 as i32,
        out16 as i32,
        out17 as i32,
        out18,
    ];
    (out, low0, high0)
}

/// `2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
/// - returns `cut_u` in `[-1, 1]`
/// - returns `cut_v` in `[-1, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn update_de(u: i32, v: i32, d: &[i32; 18], e: &[i32; 18]) -> ([i32; 18], i32, i32) {
    let [
        d0,
        d1,
        d2,
        d3,
        d4,
        d5,
        d6,
        d7,
        d8,
        d9,
        d10,
        d11,
        d12,
        d13,
        d14,
        d15,
        d16,
        d17,
    ] = *d;
    let [
        e0,
        e1,
        e2,
        e3,
        e4,
        e5,
        e6,
        e7,
        e8,
        e9,
        e10,
        e11,
        e12,
        e13,
        e14,
        e15,
        e16,
        e17,
    ] = *e;
    let x0 = u + 0x1000_0000;
    let x1 = x0 as u32 & 0x1fff_ffff;
    let x2 = x1 as i32 - 0x1000_0000;
    let cut_u0 = x0 >> 29;
    let x3 = v + 0x1000_0000;
    let x4 = x3 as u32 & 0x1fff_ffff;
    let x5 = x4 as i32 - 0x1000_0000;
    let cut_v0 = x3 >> 29;
    let r0 = x2 as i64 * d0 as i64 + x5 as i64 * e0 as i64;
    let x6 = r0 as u32;
    let x7 = x6.wrapping_mul(0x232e_294d);
    let x8 = x7 & 0x3fff_ffff;
    let r1 = r0 + x8 as i64 * -0xc39_3785;
    let x9 = (r1 >> 30) as i32;
    let r2 = x2 as i64 * d1 as i64 + x5 as i64 * e1 as i64 + x9 as i64 + x8 as i64 * -0x11f9_1beb;
    let out0 = r2 as u32 & 0x3fff_ffff;
    let x10 = (r2 >> 30) as i32;
    let r3 = x2 as i64 * d2 as i64 + x5 as i64 * e2 as i64 + x10 as i64 + x8 as i64 * -0x535_7cae;
    let out1 = r3 as u32 & 0x3fff_ffff;
    let x11 = (r3 >> 30) as i32;
    let r4 = x2 as i64 * d3 as i64 + x5 as i64 * e3 as i64 + x11 as i64 + x8 as i64 * 0x1c86_fd16;
    let out2 = r4 as u32 & 0x3fff_ffff;
    let x12 = (r4 >> 30) as i32;
    let r5 = x2 as i64 * d4 as i64 + x5 as i64 * e4 as i64 + x12 as i64 + x8 as i64 * 0xb4f_25c2;
    let out3 = r5 as u32 & 0x3fff_ffff;
    let x13 = (r5 >> 30) as i32;
    let r6 = x2 as i64 * d5 as i64 + x5 as i64 * e5 as i64 + x13 as i64 + x8 as i64 * 0x1cc3_307c;
    let out4 = r6 as u32 & 0x3fff_ffff;
    let x14 = (r6 >> 30) as i32;
    let r7 = x2 as i64 * d6 as i64 + x5 as i64 * e6 as i64 + x14 as i64 + x8 as i64 * -0xaaf_8aea;
    let out5 = r7 as u32 & 0x3fff_ffff;
    let x15 = (r7 >> 30) as i32;
    let r8 = x2 as i64 * d7 as i64 + x5 as i64 * e7 as i64 + x15 as i64 + x8 as i64 * -0xe4e_a603;
    let out6 = r8 as u32 & 0x3fff_ffff;
    let x16 = (r8 >> 30) as i32;
    let r9 = x2 as i64 * d8 as i64 + x5 as i64 * e8 as i64 + x16 as i64 + x8 as i64 * 0x9cd_a7ab;
    let out7 = r9 as u32 & 0x3fff_ffff;
    let x17 = (r9 >> 30) as i32;
    let r10 = x2 as i64 * d9 as i64 + x5 as i64 * e9 as i64 + x17 as i64 + x8 as i64 * -0xce5_b375;
    let out8 = r10 as u32 & 0x3fff_ffff;
    let x18 = (r10 >> 30) as i32;
    let r11 = x2 as i64 * d10 as i64 + x5 as i64 * e10 as i64 + x18 as i64 + x8 as i64 * 0x425_afc0;
    let out9 = r11 as u32 & 0x3fff_ffff;
    let x19 = (r11 >> 30) as i32;
    let r12 = x2 as i64 * d11 as i64 + x5 as i64 * e11 as i64 + x19 as i64 + x8 as i64 * 0xebb_7223;
    let out10 = r12 as u32 & 0x3fff_ffff;
    let x20 = (r12 >> 30) as i32;
    let r13 = x2 as i64 * d12 as i64 + x5 as i64 * e12 as i64 + x20 as i64 + x8 as i64 * 0xab4_2d08;
    let out11 = r13 as u32 & 0x3fff_ffff;
    let x21 = (r13 >> 30) as i32;
    let r14 = x2 as i64 * d13 as i64 + x5 as i64 * e13 as i64 + x21 as i64 + x8 as i64 * 0x578_f931;
    let out12 = r14 as u32 & 0x3fff_ffff;
    let x22 = (r14 >> 30) as i32;
    let r15 = x2 as i64 * d14 as i64 + x5 as i64 * e14 as i64 + x22 as i64 + x8 as i64 * -0x37_54f3;
    let out13 = r15 as u32 & 0x3fff_ffff;
    let x23 = (r15 >> 30) as i32;
    let r16 = x2 as i64 * d15 as i64
        + x5 as i64 * e15 as i64
        + x23 as i64
        + x8 as i64 * 0x1d03_e270;
    let out14 = r16 as u32 & 0x3fff_ffff;
    let x24 = (r16 >> 30) as i32;
    let r17 = x2 as i64 * d16 as i64
        + x5 as i64 * e16 as i64
        + x24 as i64
        + x8 as i64 * -0x1a4b_7171;
    let out15 = r17 as u32 & 0x3fff_ffff;
    let x25 = (r17 >> 30) as i32;
    let r18 = x2 as i64 * d17 as i64 + x5 as i64 * e17 as i64 + x25 as i64 + x8 as i64 * 2;
    let out16 = r18 as u32 & 0x3fff_ffff;
    let out17 = (r18 >> 30) as i32;
    let out = [
        out0 as i32,
        out1 as i32,
        out2 as i32,
        out3 as i32,
        out4 as i32,
        out5 as i32,
        out6 as i32,
        out7 as i32,
        out8 as i32,
        out9 as i32,
        out10 as i32,
        out11 as i32,
        out12 as i32,
        out13 as i32,
        out14 as i32,
        out15 as i32,
        out16 as i32,
        out17,
    ];
    (out, cut_u0, cut_v0)
}

/// `out = the integer of the limbs of a (mod p), 0 <= out < p`
///
/// - takes `a`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_start(a: &Element) -> [i32; 19] {
    let [
        a0,
        a1,
        a2,
        a3,
        a4,
        a5,
        a6,
        a7,
        a8,
        a9,
        a10,
        a11,
        a12,
        a13,
        a14,
        a15,
        a16,
        a17,
        a18,
    ] = a.0;
    let x0 = a1 + (a0 >> 27);
    let x1 = x0 & 0x7ff_ffff;
    let x2 = a2 + (x0 >> 27);
    let x3 = x2 & 0x7ff_ffff;
    let x4 = a3 + (x2 >> 27);
    let x5 = x4 & 0x7ff_ffff;
    let x6 = a4 + (x4 >> 27);
    let x7 = x6 & 0x7ff_ffff;
    let x8 = a5 + (x6 >> 27);
    let x9 = x8 & 0x7ff_ffff;
    let x10 = a6 + (x8 >> 27);
    let x11 = x10 & 0x7ff_ffff;
    let x12 = a7 + (x10 >> 27);
    let x13 = x12 & 0x7ff_ffff;
    let x14 = a8 + (x12 >> 27);
    let x15 = x14 & 0x7ff_ffff;
    let x16 = a9 + (x14 >> 27);
    let x17 = x16 & 0x7ff_ffff;
    let x18 = a10 + (x16 >> 27);
    let x19 = x18 & 0x7ff_ffff;
    let x20 = a11 + (x18 >> 27);
    let x21 = x20 & 0x7ff_ffff;
    let x22 = a12 + (x20 >> 27);
    let x23 = x22 & 0x7ff_ffff;
    let x24 = a13 + (x22 >> 27);
    let x25 = x24 & 0x7ff_ffff;
    let x26 = a14 + (x24 >> 27);
    let x27 = x26 & 0x7ff_ffff;
    let x28 = a15 + (x26 >> 27);
    let x29 = x28 & 0x7ff_ffff;
    let x30 = a16 + (x28 >> 27);
    let x31 = x30 & 0x7ff_ffff;
    let x32 = a17 + (x30 >> 27);
    let x33 = x32 & 0x7ff_ffff;
    let x34 = a18 + (x32 >> 27);
    let x35 = x1 & 31;
    let x36 = (a0 & 0x7ff_ffff) + (x35 << 27);
    let x37 = x3 & 1023;
    let x38 = (x1 >> 5) + (x37 << 22);
    let x39 = x5 & 32767;
    let x40 = (x3 >> 10) + (x39 << 17);
    let x41 = x7 & 0xf_ffff;
    let x42 = (x5 >> 15) + (x41 << 12);
    let x43 = x9 & 0x1ff_ffff;
    let x44 = (x7 >> 20) + (x43 << 7);
    let x45 = x13 & 7;
    let x46 = (x9 >> 25) + (x11 << 2) + (x45 << 29);
    let x47 = x15 & 255;
    let x48 = (x13 >> 3) + (x47 << 24);
    let x49 = x17 & 8191;
    let x50 = (x15 >> 8) + (x49 << 19);
    let x51 = x19 & 0x3_ffff;
    let x52 = (x17 >> 13) + (x51 << 14);
    let x53 = x21 & 0x7f_ffff;
    let x54 = (x19 >> 18) + (x53 << 9);
    let x55 = x25 & 1;
    let x56 = (x21 >> 23) + (x23 << 4) + (x55 << 31);
    let x57 = x27 & 63;
    let x58 = (x25 >> 1) + (x57 << 26);
    let x59 = x29 & 2047;
    let x60 = (x27 >> 6) + (x59 << 21);
    let x61 = x31 & 65535;
    let x62 = (x29 >> 11) + (x61 << 16);
    let x63 = x33 & 0x1f_ffff;
    let x64 = (x31 >> 16) + (x63 << 11);
    let x65 = (x33 >> 21) + (x34 << 6);
    let (x66, c0) = x36.overflowing_sub(0x678d_90f6);
    let (x67, c1) = sub_borrow(x38, 0x3703_720a, c0);
    let (x68, c2) = sub_borrow(x40, 0xaf59_506a, c1);
    let (x69, c3) = sub_borrow(x42, 0x84e4_37e8, c2);
    let (x70, c4) = sub_borrow(x44, 0x3e16_9e4b, c3);
    let (x71, c5) = sub_borrow(x46, 0xa2ce_6198, c4);
    let (x72, c6) = sub_borrow(x48, 0xcfe6_aa0e, c5);
    let (x73, c7) = sub_borrow(x50, 0x4f55_8d8a, c6);
    let (x74, c8) = sub_borrow(x52, 0x2645_939b, c7);
    let (x75, c9) = sub_borrow(x54, 0xb5f7_f98d, c8);
    let (x76, c10) = sub_borrow(x56, 0xdb91_1884, c9);
    let (x77, c11) = sub_borrow(x58, 0x685a_1075, c10);
    let (x78, c12) = sub_borrow(x60, 0xbc7c_9895, c11);
    let (x79, c13) = sub_borrow(x62, 0xf915_61a2, c12);
    let (x80, c14) = sub_borrow(x64, 0xe81f_137f, c13);
    let (x81, c15) = sub_borrow(x65, 0xcb69_1d1e, c14);
    let c15_mask = 0u32.wrapping_sub(c15 as u32);
    let x82 = x66 ^ (c15_mask & (x36 ^ x66));
    let x83 = x67 ^ (c15_mask & (x38 ^ x67));
    let x84 = x68 ^ (c15_mask & (x40 ^ x68));
    let x85 = x69 ^ (c15_mask & (x42 ^ x69));
    let x86 = x70 ^ (c15_mask & (x44 ^ x70));
    let x87 = x71 ^ (c15_mask & (x46 ^ x71));
    let x88 = x72 ^ (c15_mask & (x48 ^ x72));
    let x89 = x73 ^ (c15_mask & (x50 ^ x73));
    let x90 = x74 ^ (c15_mask & (x52 ^ x74));
    let x91 = x75 ^ (c15_mask & (x54 ^ x75));
    let x92 = x76 ^ (c15_mask & (x56 ^ x76));
    let x93 = x77 ^ (c15_mask & (x58 ^ x77));
    let x94 = x78 ^ (c15_mask & (x60 ^ x78));
    let x95 = x79 ^ (c15_mask & (x62 ^ x79));
    let x96 = x80 ^ (c15_mask & (x64 ^ x80));
    let x97 = x81 ^ (c15_mask & (x65 ^ x81));
    let (x98, c16) = x82.overflowing_sub(0x33c6_c87b);
    let (x99, c17) = sub_borrow(x83, 0x1b81_b905, c16);
    let (x100, c18) = sub_borrow(x84, 0x57ac_a835, c17);
    let (x101, c19) = sub_borrow(x85, 0xc272_1bf4, c18);
    let (x102, c20) = sub_borrow(x86, 0x1f0b_4f25, c19);
    let (x103, c21) = sub_borrow(x87, 0x5167_30cc, c20);
    let (x104, c22) = sub_borrow(x88, 0x67f3_5507, c21);
    let (x105, c23) = sub_borrow(x89, 0xa7aa_c6c5, c22);
    let (x106, c24) = sub_borrow(x90, 0x9322_c9cd, c23);
    let (x107, c25) = sub_borrow(x91, 0x5afb_fcc6, c24);
    let (x108, c26) = sub_borrow(x92, 0xedc8_8c42, c25);
    let (x109, c27) = sub_borrow(x93, 0xb42d_083a, c26);
    let (x110, c28) = sub_borrow(x94, 0x5e3e_4c4a, c27);
    let (x111, c29) = sub_borrow(x95, 0xfc8a_b0d1, c28);
    let (x112, c30) = sub_borrow(x96, 0x740f_89bf, c29);
    let (x113, c31) = sub_borrow(x97, 0x65b4_8e8f, c30);
    let c31_mask = 0u32.wrapping_sub(c31 as u32);
    let x114 = x98 ^ (c31_mask & (x82 ^ x98));
    let x115 = x99 ^ (c31_mask & (x83 ^ x99));
    let x116 = x100 ^ (c31_mask & (x84 ^ x100));
    let x117 = x101 ^ (c31_mask & (x85 ^ x101));
    let x118 = x102 ^ (c31_mask & (x86 ^ x102));
    let x119 = x103 ^ (c31_mask & (x87 ^ x103));
    let x120 = x104 ^ (c31_mask & (x88 ^ x104));
    let x121 = x105 ^ (c31_mask & (x89 ^ x105));
    let x122 = x106 ^ (c31_mask & (x90 ^ x106));
    let x123 = x107 ^ (c31_mask & (x91 ^ x107));
    let x124 = x108 ^ (c31_mask & (x92 ^ x108));
    let x125 = x109 ^ (c31_mask & (x93 ^ x109));
    let x126 = x110 ^ (c31_mask & (x94 ^ x110));
    let x127 = x111 ^ (c31_mask & (x95 ^ x111));
    let x128 = x112 ^ (c31_mask & (x96 ^ x112));
    let x129 = x113 ^ (c31_mask & (x97 ^ x113));
    let x130 = x114 & 0x7ff_ffff;
    let x131 = x115 & 0x3f_ffff;
    let x132 = (x114 >> 27) + (x131 << 5);
    let x133 = x116 & 0x1_ffff;
    let x134 = (x115 >> 22) + (x133 << 10);
    let x135 = x117 & 4095;
    let x136 = (x116 >> 17) + (x135 << 15);
    let x137 = x118 & 127;
    let x138 = (x117 >> 12) + (x137 << 20);
    let x139 = x119 & 3;
    let x140 = (x118 >> 7) + (x139 << 25);
    let x141 = (x119 >> 2) & 0x7ff_ffff;
    let x142 = x120 & 0xff_ffff;
    let x143 = (x119 >> 29) + (x142 << 3);
    let x144 = x121 & 0x7_ffff;
    let x145 = (x120 >> 24) + (x144 << 8);
    let x146 = x122 & 16383;
    let x147 = (x121 >> 19) + (x146 << 13);
    let x148 = x123 & 511;
    let x149 = (x122 >> 14) + (x148 << 18);
    let x150 = x124 & 15;
    let x151 = (x123 >> 9) + (x150 << 23);
    let x152 = (x124 >> 4) & 0x7ff_ffff;
    let x153 = x125 & 0x3ff_ffff;
    let x154 = (x124 >> 31) + (x153 << 1);
    let x155 = x126 & 0x1f_ffff;
    let x156 = (x125 >> 26) + (x155 << 6);
    let x157 = x127 & 65535;
    let x158 = (x126 >> 21) + (x157 << 11);
    let x159 = x128 & 2047;
    let x160 = (x127 >> 16) + (x159 << 16);
    let x161 = x129 & 63;
    let x162 = (x128 >> 11) + (x161 << 21);
    let o0 = x130 as i32 - 0x800_0000;
    let o1 = x132 as i32 - 0x800_0000 + 1;
    let o2 = x134 as i32 - 0x800_0000 + 1;
    let o3 = x136 as i32 - 0x800_0000 + 1;
    let o4 = x138 as i32 - 0x800_0000 + 1;
    let o5 = x140 as i32 - 0x800_0000 + 1;
    let o6 = x141 as i32 - 0x800_0000 + 1;
    let o7 = x143 as i32 - 0x800_0000 + 1;
    let o8 = x145 as i32 - 0x800_0000 + 1;
    let o9 = x147 as i32 - 0x800_0000 + 1;
    let o10 = x149 as i32 - 0x800_0000 + 1;
    let o11 = x151 as i32 - 0x800_0000 + 1;
    let o12 = x152 as i32 - 0x800_0000 + 1;
    let o13 = x154 as i32 - 0x800_0000 + 1;
    let o14 = x156 as i32 - 0x800_0000 + 1;
    let o15 = x158 as i32 - 0x800_0000 + 1;
    let o16 = x160 as i32 - 0x800_0000 + 1;
    let o17 = x162 as i32 - 0x800_0000 + 1;
    let o18 = (x129 >> 6) + 1;
    [
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18 as i32,
    ]
}

/// `out = 1 if f < 0, else 0`
///
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[-2^27, 2^27 - 1]`; word 18 in `[-2^31, 2^31 - 1]`
/// - returns `out` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_sign(f: &[i32; 19]) -> u32 {
    let [
        f0,
        f1,
        f2,
        f3,
        f4,
        f5,
        f6,
        f7,
        f8,
        f9,
        f10,
        f11,
        f12,
        f13,
        f14,
        f15,
        f16,
        f17,
        f18,
    ] = *f;
    let x0 = f1 + (f0 >> 27);
    let x1 = f2 + (x0 >> 27);
    let x2 = f3 + (x1 >> 27);
    let x3 = f4 + (x2 >> 27);
    let x4 = f5 + (x3 >> 27);
    let x5 = f6 + (x4 >> 27);
    let x6 = f7 + (x5 >> 27);
    let x7 = f8 + (x6 >> 27);
    let x8 = f9 + (x7 >> 27);
    let x9 = f10 + (x8 >> 27);
    let x10 = f11 + (x9 >> 27);
    let x11 = f12 + (x10 >> 27);
    let x12 = f13 + (x11 >> 27);
    let x13 = f14 + (x12 >> 27);
    let x14 = f15 + (x13 >> 27);
    let x15 = f16 + (x14 >> 27);
    let x16 = f17 + (x15 >> 27);
    let x17 = x16 >> 27;
    let r0 = f18 as i64 + x17 as i64;
    let x18 = (r0 >> 32) as i32;
    let x19 = (x18 as u32).wrapping_add(1);
    let (_, o0) = x19.overflowing_sub(1);
    o0 as u32
}

const_fn! {
    /// `out = -d if negative is 1, d if it is 0 (mod p)`
    ///
    /// - takes `negative` in `[0, 1]`
    /// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-3, 4]`
    /// - returns `out`: word 0 in `[0, 0xc3fffff]`; word 1, 5 in `[0, 0xfcfffff]`; word 2 in `[0, 0xd5fffff]`; word 3 in `[0, 0xa0fffff]`; word 4 in `[0, 0xdafffff]`; word 6 in `[0, 0xbafffff]`; word 7, 14 in `[0, 0x86fffff]`; word 8 in `[0, 0xd3fffff]`; word 9 in `[0, 0xecfffff]`; word 10 in `[0, 0xcefffff]`; word 11 in `[0, 0xedfffff]`; word 12 in `[0, 0x92fffff]`; word 13 in `[0, 0xfafffff]`; word 15 in `[0, 0xa7fffff]`; word 16 in `[0, 0xe4fffff]`; word 17 in `[0, 0xe1fffff]`; word 18 in `[0, 0x3a7ffff]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    fn invert_finish(negative: u32, d: &[i32; 18]) -> Element {
        let [
            d0,
            d1,
            d2,
            d3,
            d4,
            d5,
            d6,
            d7,
            d8,
            d9,
            d10,
            d11,
            d12,
            d13,
            d14,
            d15,
            d16,
            d17,
        ] = *d;
        let x0 = 0xf1b_21ec - d0;
        let x1 = d0 + 0x1b54_5971;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let negative_mask = 0u32.wrapping_sub(core::hint::black_box(negative));
        let x2 = (x1 as u32 ^ (negative_mask & (x0 as u32 ^ x1 as u32))) as i32;
        let x3 = -0x7e4_6fad - d1;
        let x4 = d1 + 0xa14_ac3e;
        let x5 = (x4 as u32 ^ (negative_mask & (x3 as u32 ^ x4 as u32))) as i32;
        let x6 = x5 + (x2 >> 30);
        let x7 = x6 as u32 & 0x3fff_ffff;
        let x8 = -0x14d5_f2b9 - d2;
        let x9 = d2 + -0xfa0_760b;
        let x10 = (x9 as u32 ^ (negative_mask & (x8 as u32 ^ x9 as u32))) as i32;
        let x11 = x10 + (x6 >> 30);
        let x12 = x11 as u32 & 0x3fff_ffff;
        let x13 = -0xde4_0ba8 - d3;
        let x14 = d3 + 0x1594_f742;
        let x15 = (x14 as u32 ^ (negative_mask & (x13 as u32 ^ x14 as u32))) as i32;
        let x16 = x15 + (x11 >> 30);
        let x17 = x16 as u32 & 0x3fff_ffff;
        let x18 = -0x12c3_68f6 - d4;
        let x19 = d4 + -0x1e12_8eb9;
        let x20 = (x19 as u32 ^ (negative_mask & (x18 as u32 ^ x19 as u32))) as i32;
        let x21 = x20 + (x16 >> 30);
        let x22 = x21 as u32 & 0x3fff_ffff;
        let x23 = -0xcf3_3e0f - d5;
        let x24 = d5 + 0x1649_9175;
        let x25 = (x24 as u32 ^ (negative_mask & (x23 as u32 ^ x24 as u32))) as i32;
        let x26 = x25 + (x21 >> 30);
        let x27 = x26 as u32 & 0x3fff_ffff;
        let x28 = 0x1541_d45a - d6;
        let x29 = d6 + 0x1ff1_5f43;
        let x30 = (x29 as u32 ^ (negative_mask & (x28 as u32 ^ x29 as u32))) as i32;
        let x31 = x30 + (x26 >> 30);
        let x32 = x31 as u32 & 0x3fff_ffff;
        let x33 = 0x6c5_67f3 - d7;
        let x34 = d7 + 0x1514_0df6;
        let x35 = (x34 as u32 ^ (negative_mask & (x33 as u32 ^ x34 as u32))) as i32;
        let x36 = x35 + (x31 >> 30);
        let x37 = x36 as u32 & 0x3fff_ffff;
        let x38 = -0x18c9_6155 - d8;
        let x39 = d8 + 0x1d68_f700;
        let x40 = (x39 as u32 ^ (negative_mask & (x38 as u32 ^ x39 as u32))) as i32;
        let x41 = x40 + (x36 >> 30);
        let x42 = x41 as u32 & 0x3fff_ffff;
        let x43 = 0xc69_322d - d9;
        let x44 = d9 + 0x194e_e5a1;
        let x45 = (x44 as u32 ^ (negative_mask & (x43 as u32 ^ x44 as u32))) as i32;
        let x46 = x45 + (x41 >> 30);
        let x47 = x46 as u32 & 0x3fff_ffff;
        let x48 = 0x1096_beff - d10;
        let x49 = d10 + 0xc71_0f3f;
        let x50 = (x49 as u32 ^ (negative_mask & (x48 as u32 ^ x49 as u32))) as i32;
        let x51 = x50 + (x46 >> 30);
        let x52 = x51 as u32 & 0x3fff_ffff;
        let x53 = -0x512_3774 - d11;
        let x54 = d11 + -0x13cd_a997;
        let x55 = (x54 as u32 ^ (negative_mask & (x53 as u32 ^ x54 as u32))) as i32;
        let x56 = x55 + (x51 >> 30);
        let x57 = x56 as u32 & 0x3fff_ffff;
        let x58 = -0x152f_4bdf - d12;
        let x59 = d12 + -0x1fe3_78e7;
        let x60 = (x59 as u32 ^ (negative_mask & (x58 as u32 ^ x59 as u32))) as i32;
        let x61 = x60 + (x56 >> 30);
        let x62 = x61 as u32 & 0x3fff_ffff;
        let x63 = 0x15e3_e4c5 - d13;
        let x64 = d13 + 0x106a_eb94;
        let x65 = (x64 as u32 ^ (negative_mask & (x63 as u32 ^ x64 as u32))) as i32;
        let x66 = x65 + (x61 >> 30);
        let x67 = x66 as u32 & 0x3fff_ffff;
        let x68 = -0xdd_53cc - d14;
        let x69 = d14 + -0xa5_fed9;
        let x70 = (x69 as u32 ^ (negative_mask & (x68 as u32 ^ x69 as u32))) as i32;
        let x71 = x70 + (x66 >> 30);
        let x72 = x71 as u32 & 0x3fff_ffff;
        let x73 = -0xbf0_7640 - d15;
        let x74 = d15 + 0x170b_a750;
        let x75 = (x74 as u32 ^ (negative_mask & (x73 as u32 ^ x74 as u32))) as i32;
        let x76 = x75 + (x71 >> 30);
        let x77 = x76 as u32 & 0x3fff_ffff;
        let x78 = 0x16d2_3a3e - d16;
        let x79 = d16 + -0xee2_5452;
        let x80 = (x79 as u32 ^ (negative_mask & (x78 as u32 ^ x79 as u32))) as i32;
        let x81 = x80 + (x76 >> 30);
        let x82 = 6 - d17;
        let x83 = d17 + 5;
        let x84 = (x83 as u32 ^ (negative_mask & (x82 as u32 ^ x83 as u32))) as i32;
        let x85 = x84 + (x81 >> 30);
        let x86 = x7 & 3;
        let x87 = (x2 as u32 & 0x3fff_ffff) + (x86 << 30);
        let x88 = x12 & 15;
        let x89 = (x7 >> 2) + (x88 << 28);
        let x90 = x17 & 63;
        let x91 = (x12 >> 4) + (x90 << 26);
        let x92 = x22 & 255;
        let x93 = (x17 >> 6) + (x92 << 24);
        let x94 = x27 & 1023;
        let x95 = (x22 >> 8) + (x94 << 22);
        let x96 = x32 & 4095;
        let x97 = (x27 >> 10) + (x96 << 20);
        let x98 = x37 & 16383;
        let x99 = (x32 >> 12) + (x98 << 18);
        let x100 = x42 & 65535;
        let x101 = (x37 >> 14) + (x100 << 16);
        let x102 = x47 & 0x3_ffff;
        let x103 = (x42 >> 16) + (x102 << 14);
        let x104 = x52 & 0xf_ffff;
        let x105 = (x47 >> 18) + (x104 << 12);
        let x106 = x57 & 0x3f_ffff;
        let x107 = (x52 >> 20) + (x106 << 10);
        let x108 = x62 & 0xff_ffff;
        let x109 = (x57 >> 22) + (x108 << 8);
        let x110 = x67 & 0x3ff_ffff;
        let x111 = (x62 >> 24) + (x110 << 6);
        let x112 = x72 & 0xfff_ffff;
        let x113 = (x67 >> 26) + (x112 << 4);
        let x114 = (x72 >> 28) + (x77 << 2);
        let x115 = x85 as u32 & 3;
        let x116 = (x81 as u32 & 0x3fff_ffff) + (x115 << 30);
        let x117 = (x85 >> 2) as u32;
        let (x118, c0) = x87.overflowing_sub(0xcf1b_21ec);
        let (x119, c1) = sub_borrow(x89, 0x6e06_e414, c0);
        let (x120, c2) = sub_borrow(x91, 0x5eb2_a0d4, c1);
        let (x121, c3) = sub_borrow(x93, 0x9c8_6fd1, c2);
        let (x122, c4) = sub_borrow(x95, 0x7c2d_3c97, c3);
        let (x123, c5) = sub_borrow(x97, 0x459c_c330, c4);
        let (x124, c6) = sub_borrow(x99, 0x9fcd_541d, c5);
        let (x125, c7) = sub_borrow(x101, 0x9eab_1b15, c6);
        let (x126, c8) = sub_borrow(x103, 0x4c8b_2736, c7);
        let (x127, c9) = sub_borrow(x105, 0x6bef_f31a, c8);
        let (x128, c10) = sub_borrow(x107, 0xb722_3109, c9);
        let (x129, c11) = sub_borrow(x109, 0xd0b4_20eb, c10);
        let (x130, c12) = sub_borrow(x111, 0x78f9_312a, c11);
        let (x131, c13) = sub_borrow(x113, 0xf22a_c345, c12);
        let (x132, c14) = sub_borrow(x114, 0xd03e_26ff, c13);
        let (x133, c15) = sub_borrow(x116, 0x96d2_3a3d, c14);
        let (x134, c16) = sub_borrow(x117, 1, c15);
        let c16_mask = 0u32.wrapping_sub(c16 as u32);
        let x135 = x118 ^ (c16_mask & (x87 ^ x118));
        let x136 = x119 ^ (c16_mask & (x89 ^ x119));
        let x137 = x120 ^ (c16_mask & (x91 ^ x120));
        let x138 = x121 ^ (c16_mask & (x93 ^ x121));
        let x139 = x122 ^ (c16_mask & (x95 ^ x122));
        let x140 = x123 ^ (c16_mask & (x97 ^ x123));
        let x141 = x124 ^ (c16_mask & (x99 ^ x124));
        let x142 = x125 ^ (c16_mask & (x101 ^ x125));
        let x143 = x126 ^ (c16_mask & (x103 ^ x126));
        let x144 = x127 ^ (c16_mask & (x105 ^ x127));
        let x145 = x128 ^ (c16_mask & (x107 ^ x128));
        let x146 = x129 ^ (c16_mask & (x109 ^ x129));
        let x147 = x130 ^ (c16_mask & (x111 ^ x130));
        let x148 = x131 ^ (c16_mask & (x113 ^ x131));
        let x149 = x132 ^ (c16_mask & (x114 ^ x132));
        let x150 = x133 ^ (c16_mask & (x116 ^ x133));
        let x151 = x134 ^ (c16_mask & (x117 ^ x134));
        let (x152, c17) = x135.overflowing_sub(0x678d_90f6);
        let (x153, c18) = sub_borrow(x136, 0x3703_720a, c17);
        let (x154, c19) = sub_borrow(x137, 0xaf59_506a, c18);
        let (x155, c20) = sub_borrow(x138, 0x84e4_37e8, c19);
        let (x156, c21) = sub_borrow(x139, 0x3e16_9e4b, c20);
        let (x157, c22) = sub_borrow(x140, 0xa2ce_6198, c21);
        let (x158, c23) = sub_borrow(x141, 0xcfe6_aa0e, c22);
        let (x159, c24) = sub_borrow(x142, 0x4f55_8d8a, c23);
        let (x160, c25) = sub_borrow(x143, 0x2645_939b, c24);
        let (x161, c26) = sub_borrow(x144, 0xb5f7_f98d, c25);
        let (x162, c27) = sub_borrow(x145, 0xdb91_1884, c26);
        let (x163, c28) = sub_borrow(x146, 0x685a_1075, c27);
        let (x164, c29) = sub_borrow(x147, 0xbc7c_9895, c28);
        let (x165, c30) = sub_borrow(x148, 0xf915_61a2, c29);
        let (x166, c31) = sub_borrow(x149, 0xe81f_137f, c30);
        let (x167, c32) = sub_borrow(x150, 0xcb69_1d1e, c31);
        let (x168, c33) = sub_borrow(x151, 0, c32);
        let c33_mask = 0u32.wrapping_sub(c33 as u32);
        let x169 = x152 ^ (c33_mask & (x135 ^ x152));
        let x170 = x153 ^ (c33_mask & (x136 ^ x153));
        let x171 = x154 ^ (c33_mask & (x137 ^ x154));
        let x172 = x155 ^ (c33_mask & (x138 ^ x155));
        let x173 = x156 ^ (c33_mask & (x139 ^ x156));
        let x174 = x157 ^ (c33_mask & (x140 ^ x157));
        let x175 = x158 ^ (c33_mask & (x141 ^ x158));
        let x176 = x159 ^ (c33_mask & (x142 ^ x159));
        let x177 = x160 ^ (c33_mask & (x143 ^ x160));
        let x178 = x161 ^ (c33_mask & (x144 ^ x161));
        let x179 = x162 ^ (c33_mask & (x145 ^ x162));
        let x180 = x163 ^ (c33_mask & (x146 ^ x163));
        let x181 = x164 ^ (c33_mask & (x147 ^ x164));
        let x182 = x165 ^ (c33_mask & (x148 ^ x165));
        let x183 = x166 ^ (c33_mask & (x149 ^ x166));
        let x184 = x167 ^ (c33_mask & (x150 ^ x167));
        let x185 = x168 ^ (c33_mask & (x151 ^ x168));
        let (x186, c34) = x169.overflowing_sub(0x33c6_c87b);
        let (x187, c35) = sub_borrow(x170, 0x1b81_b905, c34);
        let (x188, c36) = sub_borrow(x171, 0x57ac_a835, c35);
        let (x189, c37) = sub_borrow(x172, 0xc272_1bf4, c36);
        let (x190, c38) = sub_borrow(x173, 0x1f0b_4f25, c37);
        let (x191, c39) = sub_borrow(x174, 0x5167_30cc, c38);
        let (x192, c40) = sub_borrow(x175, 0x67f3_5507, c39);
        let (x193, c41) = sub_borrow(x176, 0xa7aa_c6c5, c40);
        let (x194, c42) = sub_borrow(x177, 0x9322_c9cd, c41);
        let (x195, c43) = sub_borrow(x178, 0x5afb_fcc6, c42);
        let (x196, c44) = sub_borrow(x179, 0xedc8_8c42, c43);
        let (x197, c45) = sub_borrow(x180, 0xb42d_083a, c44);
        let (x198, c46) = sub_borrow(x181, 0x5e3e_4c4a, c45);
        let (x199, c47) = sub_borrow(x182, 0xfc8a_b0d1, c46);
        let (x200, c48) = sub_borrow(x183, 0x740f_89bf, c47);
        let (x201, c49) = sub_borrow(x184, 0x65b4_8e8f, c48);
        let (_, c50) = sub_borrow(x185, 0, c49);
        let c50_mask = 0u32.wrapping_sub(c50 as u32);
        let x202 = x186 ^ (c50_mask & (x169 ^ x186));
        let x203 = x187 ^ (c50_mask & (x170 ^ x187));
        let x204 = x188 ^ (c50_mask & (x171 ^ x188));
        let x205 = x189 ^ (c50_mask & (x172 ^ x189));
        let x206 = x190 ^ (c50_mask & (x173 ^ x190));
        let x207 = x191 ^ (c50_mask & (x174 ^ x191));
        let x208 = x192 ^ (c50_mask & (x175 ^ x192));
        let x209 = x193 ^ (c50_mask & (x176 ^ x193));
        let x210 = x194 ^ (c50_mask & (x177 ^ x194));
        let x211 = x195 ^ (c50_mask & (x178 ^ x195));
        let x212 = x196 ^ (c50_mask & (x179 ^ x196));
        let x213 = x197 ^ (c50_mask & (x180 ^ x197));
        let x214 = x198 ^ (c50_mask & (x181 ^ x198));
        let x215 = x199 ^ (c50_mask & (x182 ^ x199));
        let x216 = x200 ^ (c50_mask & (x183 ^ x200));
        let x217 = x201 ^ (c50_mask & (x184 ^ x201));
        let o0 = x202 & 0x7ff_ffff;
        let x218 = x203 & 0x3f_ffff;
        let o1 = (x202 >> 27) + (x218 << 5);
        let x219 = x204 & 0x1_ffff;
        let o2 = (x203 >> 22) + (x219 << 10);
        let x220 = x205 & 4095;
        let o3 = (x204 >> 17) + (x220 << 15);
        let x221 = x206 & 127;
        let o4 = (x205 >> 12) + (x221 << 20);
        let x222 = x207 & 3;
        let o5 = (x206 >> 7) + (x222 << 25);
        let o6 = (x207 >> 2) & 0x7ff_ffff;
        let x223 = x208 & 0xff_ffff;
        let o7 = (x207 >> 29) + (x223 << 3);
        let x224 = x209 & 0x7_ffff;
        let o8 = (x208 >> 24) + (x224 << 8);
        let x225 = x210 & 16383;
        let o9 = (x209 >> 19) + (x225 << 13);
        let x226 = x211 & 511;
        let o10 = (x210 >> 14) + (x226 << 18);
        let x227 = x212 & 15;
        let o11 = (x211 >> 9) + (x227 << 23);
        let o12 = (x212 >> 4) & 0x7ff_ffff;
        let x228 = x213 & 0x3ff_ffff;
        let o13 = (x212 >> 31) + (x228 << 1);
        let x229 = x214 & 0x1f_ffff;
        let o14 = (x213 >> 26) + (x229 << 6);
        let x230 = x215 & 65535;
        let o15 = (x214 >> 21) + (x230 << 11);
        let x231 = x216 & 2047;
        let o16 = (x215 >> 16) + (x231 << 16);
        let x232 = x217 & 63;
        let o17 = (x216 >> 11) + (x232 << 21);
        let o18 = x217 >> 6;
        Element([
            o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
        ])
    }
}

/// out = R * a (mod p)
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn to_montgomery(a: &Element) -> Element {
    mul(a, &R)
}

/// out = k * a (mod p)
#[cfg_attr(limbforge_calls, inline(never))]
pub const fn mul_small(a: &Loose, k: u32) -> Element {
    let limbs = limbs_of_word(k);
    let factor = to_montgomery(&limbs);
    mul(a, &factor)
}

/// out = bytes (mod p)
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn from_bytes(bytes: &[u8; 64]) -> Element {
    let limbs = limbs_of_bytes(bytes);
    to_montgomery(&limbs)
}

/// out = bytes (mod p), ok = 1 if bytes < p
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn from_bytes_canonical(bytes: &[u8; 64]) -> (Element, u32) {
    let (limbs, ok) = limbs_of_bytes_canonical(bytes);
    let out = to_montgomery(&limbs);
    (out, ok)
}

/// out = 2 * a
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn double(a: &Element) -> Element {
    add(a, a)
}

/// out = 1 if a = 0, else 0
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn is_zero(a: &Element) -> u32 {
    let bytes = to_bytes(a);
    bytes_are_zero(&bytes)
}

/// out = 1 if a = b, else 0
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn equal(a: &Element, b: &Element) -> u32 {
    let difference = sub(a, b);
    is_zero(&difference)
}

/// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn is_odd(a: &Element) -> u32 {
    let bytes = to_bytes(a);
    let (_, out) = bytes_parity(&bytes);
    out
}

const_fn! {
    /// out = -a if choice is 1, a if it is 0
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline)]
    pub fn conditional_negate(a: &Element, choice: u32) -> Element {
        let opposite = opp(a);
        select(choice, &opposite, a)
    }
}

/// out = bytes (mod p)
///
/// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
#[cfg_attr(limbforge_calls, inline(never))]
pub const fn from_bytes_wide(bytes: &[u8; 128]) -> Element {
    let low_bytes: [u8; 64] = part(bytes, 0);
    let low = from_bytes(&low_bytes);
    let high_bytes: [u8; 64] = part(bytes, 64);
    let high = from_bytes(&high_bytes);
    let shifted = mul(&high, &WIDE);
    add(&low, &shifted)
}

/// out = a^(2^k)
///
/// Time depends on k.
#[cfg_attr(limbforge_calls, inline(never))]
pub fn pow2k(a: &Element, k: u32) -> Element {
    let mut out = *a;
    for _ in 0..k {
        out = square(&out);
    }
    out
}

/// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
///
/// Time depends on the exponent, which must not be secret.
#[cfg_attr(limbforge_calls, inline(never))]
pub fn vartime_pow(a: &Element, exponent: &[u64]) -> Element {
    let mut out = ONE;
    for bit in (0..64 * exponent.len()).rev() {
        out = square(&out);
        if (exponent[bit / 64] >> (bit % 64)) & 1 == 1 {
            out = mul(&out, a);
        }
    }
    out
}

const_fn! {
    /// out = 1 / a, and 0 if a = 0
    ///
    /// Computed by divsteps (Bernstein and Yang, 2019). Their number is the same for every a.
    #[cfg_attr(limbforge_calls, inline(never))]
    pub fn invert(a: &Element) -> Element {
        let mut f = [-0x439_3785, -0x7c8_df59, -0x55f_2b91, -0x205_d429, -0x5a3_d8de, -0x7c1_e961, -0x3a6_33cc, -0x65_57c5, -0x539_3a98, -0x6c6_4b0a, -0x4e5_b374, -0x6d2_8201, -0x123_773b, -0x7a5_ef8a, -0x6c_ed52, -0x279_750e, -0x640_0375, -0x611_7e0e, 0x196_d23b];
        let mut g = invert_start(a);
        let mut d = [-0x4000_0000, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, 1];
        let mut e = [-0x3fa6_c604, -0x3875_ecd8, -0x21a9_3cd7, -0x1c4a_799d, -0x1373_39a5, -0x2fcd_6b47, -0x14bb_7539, -0x3c8_c06f, -0x300c_b163, -0x3a77_486c, -0x3394_364e, -0x2894_3b42, -0x2eba_e0a6, -0x32c0_fadf, -0x3239_57a8, -0xc5a_3ae5, -0x3782_edf0, 2];
        let mut k = 0;
        let mut u = -0x800_0000;
        let mut v = 0;
        let mut q = 0;
        let mut r = -0x800_0000;
        let mut low_f = divsteps_head(u, v, &f, &g);
        let mut low_g = divsteps_head(q, r, &f, &g);
        let mut turn = 0;
        while turn < 44 {
            let u0 = u;
            let v0 = v;
            let q0 = q;
            let r0 = r;
            let u1;
            let v1;
            let q1;
            let r1;
            (k, u1, v1, q1, r1, f, _, _, g, _, _) = divsteps_fg(u0, v0, q0, r0, &f, &g, k, low_f, low_g);
            let (mut next_f, all_f) = divsteps_words(u1, v1, &f, &g);
            let (mut next_g, all_g) = divsteps_words(q1, r1, &f, &g);
            let u2;
            let v2;
            let q2;
            let r2;
            let new_d;
            (k, u2, v2, q2, r2, new_d, _, _) = divsteps_de(u0, v0, &d, &e, k, next_f, next_g);
            next_f = divsteps_low(u2, v2, all_f, all_g);
            next_g = divsteps_low(q2, r2, all_f, all_g);
            let (u12, v12, q12, r12) = divsteps_pair(u2, v2, q2, r2, u1, v1, q1, r1);
            let u3;
            let v3;
            let q3;
            let r3;
            (k, u3, v3, q3, r3, e, _, _) = divsteps_last(q0, r0, &d, &e, k, next_f, next_g);
            d = new_d;
            low_f = divsteps_ahead(u3, v3, next_f, next_g);
            low_g = divsteps_ahead(q3, r3, next_f, next_g);
            (u, v, q, r) = divsteps_batch(u3, v3, q3, r3, u12, v12, q12, r12);
            turn += 1;
        }
        (d, _, _) = update_de(u, v, &d, &e);
        (f, _, _) = update_fg(u, v, &f, &g);
        let negative = invert_sign(&f);
        invert_finish(negative, &d)
    }
}

/// Replaces each element of the list by its inverse, and leaves 0 unchanged.
///
/// Time depends only on the length. The scratch list must be at least as long as the list.
///
/// # Panics
/// Panics if another list is shorter than `list`.
#[cfg_attr(limbforge_calls, inline(never))]
pub fn invert_batch(list: &mut [Element], scratch: &mut [Element]) {
    assert!(
        scratch.len() >= list.len(),
        "`scratch` is as long as `list`"
    );
    let mut product = ONE;
    for i in 0..list.len() {
        scratch[i] = product;
        let mut x = list[i];
        let zero = is_zero(&x);
        x = select(zero, &ONE, &x);
        product = mul(&product, &x);
    }
    let mut inverse = invert(&product);
    for i in (0..list.len()).rev() {
        let mut x = list[i];
        let prefix = scratch[i];
        let mut out = mul(&inverse, &prefix);
        let zero = is_zero(&x);
        out = select(zero, &x, &out);
        list[i] = out;
        x = select(zero, &ONE, &x);
        inverse = mul(&inverse, &x);
    }
}

/// out = a^1331684699081905773686966904488651388517342873708180584403111660513502390006644134406723028256595313406156735410987361198165720310405343322235720072016414
#[cfg_attr(limbforge_calls, inline(never))]
const fn pow_root(a: &Element) -> Element {
    let x1 = square(a);
    let x2 = mul(a, &x1);
    let x3 = mul(&x2, &x1);
    let x4 = mul(&x3, &x1);
    let x5 = mul(&x4, &x1);
    let x6 = mul(&x5, &x1);
    let x7 = mul(&x6, &x1);
    let x8 = mul(&x7, &x1);
    let x9 = mul(&x8, &x1);
    let x10 = mul(&x9, &x1);
    let x11 = mul(&x10, &x1);
    let x12 = mul(&x11, &x1);
    let x13 = mul(&x12, &x1);
    let x14 = mul(&x13, &x1);
    let x15 = mul(&x14, &x1);
    let x16 = mul(&x15, &x1);
    let mut x17 = x13;
    let mut turn = 0;
    while turn < 6 {
        x17 = square(&x17);
        turn += 1;
    }
    let x18 = mul(&x17, &x14);
    let mut x19 = x18;
    let mut turn = 0;
    while turn < 5 {
        x19 = square(&x19);
        turn += 1;
    }
    let x20 = mul(&x19, &x5);
    let mut x21 = x20;
    let mut turn = 0;
    while turn < 8 {
        x21 = square(&x21);
        turn += 1;
    }
    let x22 = mul(&x21, &x15);
    let mut x23 = x22;
    let mut turn = 0;
    while turn < 7 {
        x23 = square(&x23);
        turn += 1;
    }
    let x24 = mul(&x23, &x8);
    let mut x25 = x24;
    let mut turn = 0;
    while turn < 6 {
        x25 = square(&x25);
        turn += 1;
    }
    let x26 = mul(&x25, &x15);
    let mut x27 = x26;
    let mut turn = 0;
    while turn < 11 {
        x27 = square(&x27);
        turn += 1;
    }
    let x28 = mul(&x27, &x16);
    let mut x29 = x28;
    let mut turn = 0;
    while turn < 8 {
        x29 = square(&x29);
        turn += 1;
    }
    let x30 = mul(&x29, &x10);
    let mut x31 = x30;
    let mut turn = 0;
    while turn < 6 {
        x31 = square(&x31);
        turn += 1;
    }
    let x32 = mul(&x31, &x16);
    let mut x33 = x32;
    let mut turn = 0;
    while turn < 5 {
        x33 = square(&x33);
        turn += 1;
    }
    let x34 = mul(&x33, &x16);
    let mut x35 = x34;
    let mut turn = 0;
    while turn < 5 {
        x35 = square(&x35);
        turn += 1;
    }
    let x36 = mul(&x35, &x13);
    let mut x37 = x36;
    let mut turn = 0;
    while turn < 8 {
        x37 = square(&x37);
        turn += 1;
    }
    let x38 = mul(&x37, &x11);
    let mut x39 = x38;
    let mut turn = 0;
    while turn < 3 {
        x39 = square(&x39);
        turn += 1;
    }
    let x40 = mul(&x39, &x2);
    let mut x41 = x40;
    let mut turn = 0;
    while turn < 8 {
        x41 = square(&x41);
        turn += 1;
    }
    let x42 = mul(&x41, &x7);
    let mut x43 = x42;
    let mut turn = 0;
    while turn < 8 {
        x43 = square(&x43);
        turn += 1;
    }
    let x44 = mul(&x43, &x11);
    let mut x45 = x44;
    let mut turn = 0;
    while turn < 3 {
        x45 = square(&x45);
        turn += 1;
    }
    let x46 = mul(&x45, &x4);
    let mut x47 = x46;
    let mut turn = 0;
    while turn < 8 {
        x47 = square(&x47);
        turn += 1;
    }
    let x48 = mul(&x47, &x16);
    let mut x49 = x48;
    let mut turn = 0;
    while turn < 7 {
        x49 = square(&x49);
        turn += 1;
    }
    let x50 = mul(&x49, &x10);
    let mut x51 = x50;
    let mut turn = 0;
    while turn < 7 {
        x51 = square(&x51);
        turn += 1;
    }
    let x52 = mul(&x51, &x5);
    let mut x53 = x52;
    let mut turn = 0;
    while turn < 6 {
        x53 = square(&x53);
        turn += 1;
    }
    let x54 = mul(&x53, &x11);
    let mut x55 = x54;
    let mut turn = 0;
    while turn < 3 {
        x55 = square(&x55);
        turn += 1;
    }
    let x56 = mul(&x55, &x3);
    let mut x57 = x56;
    let mut turn = 0;
    while turn < 8 {
        x57 = square(&x57);
        turn += 1;
    }
    let x58 = mul(&x57, &x6);
    let mut x59 = x58;
    let mut turn = 0;
    while turn < 2 {
        x59 = square(&x59);
        turn += 1;
    }
    let x60 = mul(&x59, a);
    let mut x61 = x60;
    let mut turn = 0;
    while turn < 5 {
        x61 = square(&x61);
        turn += 1;
    }
    let x62 = mul(&x61, a);
    let mut x63 = x62;
    let mut turn = 0;
    while turn < 10 {
        x63 = square(&x63);
        turn += 1;
    }
    let x64 = mul(&x63, &x15);
    let mut x65 = x64;
    let mut turn = 0;
    while turn < 6 {
        x65 = square(&x65);
        turn += 1;
    }
    let x66 = mul(&x65, &x15);
    let mut x67 = x66;
    let mut turn = 0;
    while turn < 5 {
        x67 = square(&x67);
        turn += 1;
    }
    let x68 = mul(&x67, &x12);
    let mut x69 = x68;
    let mut turn = 0;
    while turn < 7 {
        x69 = square(&x69);
        turn += 1;
    }
    let x70 = mul(&x69, &x9);
    let mut x71 = x70;
    let mut turn = 0;
    while turn < 5 {
        x71 = square(&x71);
        turn += 1;
    }
    let x72 = mul(&x71, &x2);
    let mut x73 = x72;
    let mut turn = 0;
    while turn < 4 {
        x73 = square(&x73);
        turn += 1;
    }
    let x74 = mul(&x73, a);
    let mut x75 = x74;
    let mut turn = 0;
    while turn < 8 {
        x75 = square(&x75);
        turn += 1;
    }
    let x76 = mul(&x75, &x5);
    let mut x77 = x76;
    let mut turn = 0;
    while turn < 5 {
        x77 = square(&x77);
        turn += 1;
    }
    let x78 = mul(&x77, &x7);
    let mut x79 = x78;
    let mut turn = 0;
    while turn < 6 {
        x79 = square(&x79);
        turn += 1;
    }
    let x80 = mul(&x79, &x16);
    let mut x81 = x80;
    let mut turn = 0;
    while turn < 6 {
        x81 = square(&x81);
        turn += 1;
    }
    let x82 = mul(&x81, &x16);
    let mut x83 = x82;
    let mut turn = 0;
    while turn < 3 {
        x83 = square(&x83);
        turn += 1;
    }
    let x84 = mul(&x83, &x4);
    let mut x85 = x84;
    let mut turn = 0;
    while turn < 4 {
        x85 = square(&x85);
        turn += 1;
    }
    let x86 = mul(&x85, &x2);
    let mut x87 = x86;
    let mut turn = 0;
    while turn < 7 {
        x87 = square(&x87);
        turn += 1;
    }
    let x88 = mul(&x87, &x7);
    let mut x89 = x88;
    let mut turn = 0;
    while turn < 7 {
        x89 = square(&x89);
        turn += 1;
    }
    let x90 = mul(&x89, &x10);
    let mut x91 = x90;
    let mut turn = 0;
    while turn < 7 {
        x91 = square(&x91);
        turn += 1;
    }
    let x92 = mul(&x91, &x9);
    let mut x93 = x92;
    let mut turn = 0;
    while turn < 6 {
        x93 = square(&x93);
        turn += 1;
    }
    let x94 = mul(&x93, &x13);
    let mut x95 = x94;
    let mut turn = 0;
    while turn < 5 {
        x95 = square(&x95);
        turn += 1;
    }
    let x96 = mul(&x95, &x4);
    let mut x97 = x96;
    let mut turn = 0;
    while turn < 7 {
        x97 = square(&x97);
        turn += 1;
    }
    let x98 = mul(&x97, &x14);
    let mut x99 = x98;
    let mut turn = 0;
    while turn < 6 {
        x99 = square(&x99);
        turn += 1;
    }
    let x100 = mul(&x99, &x10);
    let mut x101 = x100;
    let mut turn = 0;
    while turn < 4 {
        x101 = square(&x101);
        turn += 1;
    }
    let x102 = mul(&x101, &x7);
    let mut x103 = x102;
    let mut turn = 0;
    while turn < 6 {
        x103 = square(&x103);
        turn += 1;
    }
    let x104 = mul(&x103, &x11);
    let mut x105 = x104;
    let mut turn = 0;
    while turn < 5 {
        x105 = square(&x105);
        turn += 1;
    }
    let x106 = mul(&x105, &x9);
    let mut x107 = x106;
    let mut turn = 0;
    while turn < 4 {
        x107 = square(&x107);
        turn += 1;
    }
    let x108 = mul(&x107, &x6);
    let mut x109 = x108;
    let mut turn = 0;
    while turn < 8 {
        x109 = square(&x109);
        turn += 1;
    }
    let x110 = mul(&x109, &x11);
    let mut x111 = x110;
    let mut turn = 0;
    while turn < 5 {
        x111 = square(&x111);
        turn += 1;
    }
    let x112 = mul(&x111, &x10);
    let mut x113 = x112;
    let mut turn = 0;
    while turn < 5 {
        x113 = square(&x113);
        turn += 1;
    }
    let x114 = mul(&x113, &x16);
    let mut x115 = x114;
    let mut turn = 0;
    while turn < 6 {
        x115 = square(&x115);
        turn += 1;
    }
    let x116 = mul(&x115, &x7);
    let mut x117 = x116;
    let mut turn = 0;
    while turn < 6 {
        x117 = square(&x117);
        turn += 1;
    }
    let x118 = mul(&x117, &x11);
    let mut x119 = x118;
    let mut turn = 0;
    while turn < 10 {
        x119 = square(&x119);
        turn += 1;
    }
    let x120 = mul(&x119, &x15);
    let mut x121 = x120;
    let mut turn = 0;
    while turn < 6 {
        x121 = square(&x121);
        turn += 1;
    }
    let x122 = mul(&x121, &x9);
    let mut x123 = x122;
    let mut turn = 0;
    while turn < 6 {
        x123 = square(&x123);
        turn += 1;
    }
    let x124 = mul(&x123, &x13);
    let mut x125 = x124;
    let mut turn = 0;
    while turn < 5 {
        x125 = square(&x125);
        turn += 1;
    }
    let x126 = mul(&x125, &x13);
    let x127 = square(&x126);
    let x128 = mul(&x127, a);
    let mut x129 = x128;
    let mut turn = 0;
    while turn < 9 {
        x129 = square(&x129);
        turn += 1;
    }
    let x130 = mul(&x129, &x13);
    let x131 = square(&x130);
    let x132 = mul(&x131, a);
    let mut x133 = x132;
    let mut turn = 0;
    while turn < 10 {
        x133 = square(&x133);
        turn += 1;
    }
    let x134 = mul(&x133, &x16);
    let mut x135 = x134;
    let mut turn = 0;
    while turn < 8 {
        x135 = square(&x135);
        turn += 1;
    }
    let x136 = mul(&x135, &x6);
    let mut x137 = x136;
    let mut turn = 0;
    while turn < 6 {
        x137 = square(&x137);
        turn += 1;
    }
    let x138 = mul(&x137, &x10);
    let mut x139 = x138;
    let mut turn = 0;
    while turn < 5 {
        x139 = square(&x139);
        turn += 1;
    }
    let x140 = mul(&x139, &x13);
    let mut x141 = x140;
    let mut turn = 0;
    while turn < 7 {
        x141 = square(&x141);
        turn += 1;
    }
    let x142 = mul(&x141, &x12);
    let mut x143 = x142;
    let mut turn = 0;
    while turn < 9 {
        x143 = square(&x143);
        turn += 1;
    }
    let x144 = mul(&x143, &x10);
    let mut x145 = x144;
    let mut turn = 0;
    while turn < 4 {
        x145 = square(&x145);
        turn += 1;
    }
    let x146 = mul(&x145, &x5);
    let mut x147 = x146;
    let mut turn = 0;
    while turn < 9 {
        x147 = square(&x147);
        turn += 1;
    }
    let x148 = mul(&x147, &x14);
    let mut x149 = x148;
    let mut turn = 0;
    while turn < 4 {
        x149 = square(&x149);
        turn += 1;
    }
    let x150 = mul(&x149, &x8);
    let mut x151 = x150;
    let mut turn = 0;
    while turn < 6 {
        x151 = square(&x151);
        turn += 1;
    }
    let x152 = mul(&x151, &x9);
    let mut x153 = x152;
    let mut turn = 0;
    while turn < 6 {
        x153 = square(&x153);
        turn += 1;
    }
    let x154 = mul(&x153, &x12);
    let mut x155 = x154;
    let mut turn = 0;
    while turn < 5 {
        x155 = square(&x155);
        turn += 1;
    }
    let x156 = mul(&x155, &x11);
    let mut x157 = x156;
    let mut turn = 0;
    while turn < 4 {
        x157 = square(&x157);
        turn += 1;
    }
    let x158 = mul(&x157, &x5);
    let mut x159 = x158;
    let mut turn = 0;
    while turn < 4 {
        x159 = square(&x159);
        turn += 1;
    }
    let x160 = mul(&x159, &x3);
    let mut x161 = x160;
    let mut turn = 0;
    while turn < 9 {
        x161 = square(&x161);
        turn += 1;
    }
    let x162 = mul(&x161, &x7);
    let mut x163 = x162;
    let mut turn = 0;
    while turn < 6 {
        x163 = square(&x163);
        turn += 1;
    }
    let x164 = mul(&x163, &x9);
    let mut x165 = x164;
    let mut turn = 0;
    while turn < 5 {
        x165 = square(&x165);
        turn += 1;
    }
    let x166 = mul(&x165, &x12);
    let mut x167 = x166;
    let mut turn = 0;
    while turn < 11 {
        x167 = square(&x167);
        turn += 1;
    }
    let x168 = mul(&x167, &x14);
    let mut x169 = x168;
    let mut turn = 0;
    while turn < 4 {
        x169 = square(&x169);
        turn += 1;
    }
    let x170 = mul(&x169, &x5);
    let mut x171 = x170;
    let mut turn = 0;
    while turn < 8 {
        x171 = square(&x171);
        turn += 1;
    }
    let x172 = mul(&x171, &x3);
    let mut x173 = x172;
    let mut turn = 0;
    while turn < 7 {
        x173 = square(&x173);
        turn += 1;
    }
    let x174 = mul(&x173, &x13);
    let mut x175 = x174;
    let mut turn = 0;
    while turn < 3 {
        x175 = square(&x175);
        turn += 1;
    }
    let x176 = mul(&x175, &x4);
    let mut x177 = x176;
    let mut turn = 0;
    while turn < 8 {
        x177 = square(&x177);
        turn += 1;
    }
    let x178 = mul(&x177, &x14);
    let mut x179 = x178;
    let mut turn = 0;
    while turn < 3 {
        x179 = square(&x179);
        turn += 1;
    }
    let x180 = mul(&x179, a);
    let mut x181 = x180;
    let mut turn = 0;
    while turn < 8 {
        x181 = square(&x181);
        turn += 1;
    }
    let x182 = mul(&x181, &x8);
    square(&x182)
}

/// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
///
/// `is_odd` tells the two roots apart.
#[cfg_attr(limbforge_calls, inline(never))]
pub const fn sqrt(a: &Element) -> (Element, u32) {
    let mut out = pow_root(a);
    out = mul(&out, a);
    let squared = square(&out);
    let ok = equal(&squared, a);
    (out, ok)
}

/// out = a^((p - 1) / 2)
#[cfg_attr(limbforge_calls, inline(never))]
const fn pow_euler(a: &Element) -> Element {
    let mut out = pow_root(a);
    out = square(&out);
    out = mul(&out, a);
    out
}

/// out = 1 if a is a square or 0, else 0
#[cfg_attr(limbforge_calls, inline(never))]
pub const fn is_square(a: &Element) -> u32 {
    let character = pow_euler(a);
    let squared = square(&character);
    equal(&squared, &character)
}

/// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
#[cfg_attr(limbforge_calls, inline(never))]
pub const fn legendre(a: &Element) -> i32 {
    let zero = is_zero(a);
    let square = is_square(a);
    sign_of(zero, square)
}

/// Constants, and the functions of this module as methods.
impl Element {
    /// 0.
    pub const ZERO: Element = ZERO;

    /// 1.
    pub const ONE: Element = ONE;

    /// Returns the square.
    #[inline(always)]
    pub const fn square(&self) -> Element {
        square(self)
    }

    /// Returns twice the element.
    #[inline(always)]
    pub const fn double(&self) -> Element {
        double(self)
    }

    /// Returns half the element: doubling the result gives the element back.
    #[inline(always)]
    pub const fn halve(&self) -> Element {
        halve(self)
    }

    /// Returns `k` times the element.
    #[inline(always)]
    pub const fn mul_small(&self, k: u32) -> Element {
        mul_small(self, k)
    }

    const_fn! {
        /// Returns the negative if `choice` is 1, the element itself if `choice` is 0.
        #[inline(always)]
        pub fn conditional_negate(&self, choice: u32) -> Element {
            conditional_negate(self, choice)
        }
    }

    const_fn! {
        /// Returns the inverse, or 0 for 0.
        #[inline(always)]
        pub fn invert(&self) -> Element {
            invert(self)
        }
    }

    /// Replaces each element of the list by its inverse, at the cost of one inversion and some products. 0 stays 0.
    ///
    /// # Panics
    /// Panics if `scratch` is shorter than `list`.
    #[inline(always)]
    pub fn invert_batch(list: &mut [Element], scratch: &mut [Element]) {
        invert_batch(list, scratch);
    }

    /// Returns a square root and 1. If there is no root, returns an arbitrary element and 0.
    #[inline(always)]
    pub const fn sqrt(&self) -> (Element, u32) {
        sqrt(self)
    }

    /// Returns 1 if the element is a square or 0, else 0.
    #[inline(always)]
    pub const fn is_square(&self) -> u32 {
        is_square(self)
    }

    /// Returns the Legendre symbol: 0 for 0, 1 for a nonzero square, else -1.
    #[inline(always)]
    pub const fn legendre(&self) -> i32 {
        legendre(self)
    }

    /// Returns 1 if the element is 0, else 0.
    #[inline(always)]
    pub const fn is_zero(&self) -> u32 {
        is_zero(self)
    }

    /// Returns 1 if the element as an integer in [0, p) is odd, else 0. This is the sign in RFC 9380, section 4.1.
    #[inline(always)]
    pub const fn is_odd(&self) -> u32 {
        is_odd(self)
    }

    /// Returns 1 if both elements are equal, else 0: the result of `==` as a word.
    #[inline(always)]
    pub const fn equal(&self, b: &Element) -> u32 {
        equal(self, b)
    }

    const_fn! {
        /// Returns `a` if `choice` is 1, `b` if `choice` is 0.
        #[inline(always)]
        pub fn select(choice: u32, a: &Element, b: &Element) -> Element {
            select(choice, a, b)
        }
    }

    const_fn! {
        /// Returns `(b, a)` if `choice` is 1, `(a, b)` if `choice` is 0.
        #[inline(always)]
        pub fn swap(choice: u32, a: &Element, b: &Element) -> (Element, Element) {
            swap(choice, a, b)
        }
    }

    /// Returns the element to the power 2^k, by k squarings. Time depends on `k`.
    #[inline(always)]
    pub fn pow2k(&self, k: u32) -> Element {
        pow2k(self, k)
    }

    /// Returns a power of the element; the exponent is little-endian 64-bit words. Time depends on the exponent.
    #[inline(always)]
    pub fn vartime_pow(&self, exponent: &[u64]) -> Element {
        vartime_pow(self, exponent)
    }

    /// Decodes little-endian bytes and reduces them modulo the prime.
    #[inline(always)]
    pub const fn from_bytes(bytes: &[u8; 64]) -> Element {
        from_bytes(bytes)
    }

    /// Decodes little-endian bytes. Also returns 1 if they are below the prime, else 0.
    #[inline(always)]
    pub const fn from_bytes_canonical(bytes: &[u8; 64]) -> (Element, u32) {
        from_bytes_canonical(bytes)
    }

    /// Decodes `2 * BYTES` little-endian bytes and reduces them. Uniform bytes give a nearly uniform element.
    #[inline(always)]
    pub const fn from_bytes_wide(bytes: &[u8; 128]) -> Element {
        from_bytes_wide(bytes)
    }

    /// Returns the canonical encoding, little-endian and below the prime.
    #[inline(always)]
    pub const fn to_bytes(self) -> [u8; 64] {
        to_bytes(&self)
    }
}

/// An operator on values and references, and its assigning form. Results are within tight bounds, so operators can be
/// chained. The functions skip the carry between a sum and a product.
macro_rules! operator {
    ($Operator:ident $operator:ident, $Assign:ident $assign:ident, ($a:ident, $b:ident) => $call:expr) => {
        impl core::ops::$Operator<&Element> for &Element {
            type Output = Element;

            #[inline(always)]
            fn $operator(self, other: &Element) -> Element {
                let ($a, $b): (&Element, &Element) = (self, other);
                $call
            }
        }

        impl core::ops::$Operator<Element> for &Element {
            type Output = Element;

            #[inline(always)]
            fn $operator(self, other: Element) -> Element {
                let ($a, $b): (&Element, &Element) = (self, &other);
                $call
            }
        }

        impl core::ops::$Operator<&Element> for Element {
            type Output = Element;

            #[inline(always)]
            fn $operator(self, other: &Element) -> Element {
                let ($a, $b): (&Element, &Element) = (&self, other);
                $call
            }
        }

        impl core::ops::$Operator for Element {
            type Output = Element;

            #[inline(always)]
            fn $operator(self, other: Element) -> Element {
                let ($a, $b): (&Element, &Element) = (&self, &other);
                $call
            }
        }

        impl core::ops::$Assign<&Element> for Element {
            #[inline(always)]
            fn $assign(&mut self, other: &Element) {
                let ($a, $b): (&Element, &Element) = (self, other);
                *self = $call;
            }
        }

        impl core::ops::$Assign for Element {
            #[inline(always)]
            fn $assign(&mut self, other: Element) {
                let ($a, $b): (&Element, &Element) = (self, &other);
                *self = $call;
            }
        }
    };
}

operator!(Add add, AddAssign add_assign, (a, b) => add(a, b));

operator!(Sub sub, SubAssign sub_assign, (a, b) => sub(a, b));

operator!(Mul mul, MulAssign mul_assign, (a, b) => mul(a, b));

impl core::ops::Neg for &Element {
    type Output = Element;

    #[inline(always)]
    fn neg(self) -> Element {
        opp(self)
    }
}

impl core::ops::Neg for Element {
    type Output = Element;

    #[inline(always)]
    fn neg(self) -> Element {
        -&self
    }
}

impl<T> core::iter::Sum<T> for Element
where
    Element: core::ops::Add<T, Output = Element>,
{
    #[inline]
    fn sum<I: Iterator<Item = T>>(elements: I) -> Element {
        elements.fold(ZERO, |a, b| a + b)
    }
}

impl<T> core::iter::Product<T> for Element
where
    Element: core::ops::Mul<T, Output = Element>,
{
    #[inline]
    fn product<I: Iterator<Item = T>>(elements: I) -> Element {
        elements.fold(ONE, |a, b| a * b)
    }
}

impl PartialEq for Element {
    /// Compares in constant time. Only the result is revealed.
    #[inline]
    fn eq(&self, other: &Element) -> bool {
        equal(self, other) == 1
    }
}

impl Eq for Element {}

impl From<u64> for Element {
    /// Converts an integer. The integer must be public.
    #[inline]
    fn from(k: u64) -> Element {
        let mut bytes = [0; BYTES];
        bytes[..8].copy_from_slice(&k.to_le_bytes());
        from_bytes(&bytes)
    }
}

impl From<bool> for Element {
    /// Returns 1 for `true`, 0 for `false`.
    #[inline]
    fn from(bit: bool) -> Element {
        select(u32::from(bit), &ONE, &ZERO)
    }
}

impl Default for Element {
    /// 0.
    #[inline]
    fn default() -> Element {
        ZERO
    }
}

impl core::fmt::Debug for Element {
    /// Prints no limbs, because they may be secret.
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Element(..)")
    }
}

#[cfg(feature = "subtle")]
impl subtle::ConstantTimeEq for Element {
    #[inline]
    fn ct_eq(&self, other: &Element) -> subtle::Choice {
        subtle::Choice::from(equal(self, other) as u8)
    }
}

#[cfg(feature = "subtle")]
impl subtle::ConditionallySelectable for Element {
    #[inline]
    fn conditional_select(a: &Element, b: &Element, choice: subtle::Choice) -> Element {
        select(u32::from(choice.unwrap_u8()), b, a)
    }

    #[inline]
    fn conditional_swap(a: &mut Element, b: &mut Element, choice: subtle::Choice) {
        (*a, *b) = swap(u32::from(choice.unwrap_u8()), a, b);
    }
}

#[cfg(feature = "zeroize")]
impl zeroize::DefaultIsZeroes for Element {}

/// The little-endian encoding of an element, as `PrimeField::Repr`. A newtype, because `core` implements
/// `Default` only for arrays of up to 32 elements.
#[cfg(any(feature = "ff", feature = "ff_0_14"))]
#[derive(Clone, Copy)]
pub struct Repr(pub [u8; BYTES]);

#[cfg(any(feature = "ff", feature = "ff_0_14"))]
impl Default for Repr {
    #[inline]
    fn default() -> Repr {
        Repr([0; BYTES])
    }
}

#[cfg(any(feature = "ff", feature = "ff_0_14"))]
impl AsRef<[u8]> for Repr {
    #[inline]
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

#[cfg(any(feature = "ff", feature = "ff_0_14"))]
impl AsMut<[u8]> for Repr {
    #[inline]
    fn as_mut(&mut self) -> &mut [u8] {
        &mut self.0
    }
}

/// Operations that can fail return a `CtOption`. The inherent methods of the same names return flags.
#[cfg(feature = "ff")]
impl ff::Field for Element {
    const ZERO: Element = ZERO;

    const ONE: Element = ONE;

    #[inline]
    fn random(mut rng: impl rand_core::RngCore) -> Element {
        let mut bytes = [0; 2 * BYTES];
        rng.fill_bytes(&mut bytes);
        from_bytes_wide(&bytes)
    }

    #[inline(always)]
    fn square(&self) -> Element {
        square(self)
    }

    #[inline(always)]
    fn double(&self) -> Element {
        double(self)
    }

    #[inline]
    fn invert(&self) -> subtle::CtOption<Element> {
        subtle::CtOption::new(invert(self), !ff::Field::is_zero(self))
    }

    #[inline]
    fn sqrt(&self) -> subtle::CtOption<Element> {
        let (root, ok) = sqrt(self);
        subtle::CtOption::new(root, subtle::Choice::from(ok as u8))
    }

    #[inline]
    fn sqrt_ratio(num: &Element, div: &Element) -> (subtle::Choice, Element) {
        ff::helpers::sqrt_ratio_generic(num, div)
    }

    #[inline]
    fn pow_vartime<S: AsRef<[u64]>>(&self, exponent: S) -> Element {
        vartime_pow(self, exponent.as_ref())
    }
}

#[cfg(feature = "ff")]
impl ff::FromUniformBytes<{ 2 * BYTES }> for Element {
    #[inline]
    fn from_uniform_bytes(bytes: &[u8; 2 * BYTES]) -> Element {
        from_bytes_wide(bytes)
    }
}

#[cfg(feature = "ff")]
impl ff::PrimeField for Element {
    type Repr = Repr;

    const MODULUS: &'static str =
        "0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b";

    const NUM_BITS: u32 = 511;

    const CAPACITY: u32 = 510;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        0x72_6f0a, 0x791_beb3, 0x2be_5723, 0x40b_a853, 0x347_b1bc, 0x783_d2c3, 0x74c_6799,
        0xca_af8a, 0x272_7530, 0x58c_9615, 0x1cb_66e9, 0x5a5_0403, 0x246_ee77, 0x74b_df14,
        0xd9_daa5, 0x4f2_ea1c, 0x480_06ea, 0x422_fc1d, 0xd2_5b8b,
    ]);

    /// 2, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        0x23c_2b32, 0x5d8_b97f, 0x5b7_b3b3, 0x43a_49a0, 0x66_78ae, 0x593_1dd1, 0x47e_0601,
        0x3f5_6db6, 0x43c_49f0, 0x3be_ee6a, 0xf9_0290, 0x439_1410, 0x362_a856, 0x47b_5b65,
        0x441_453d, 0xbe_928c, 0x680_2295, 0x4ae_ec93, 0x1b_c9b9,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0x6a8_b2e2, 0x14a_c3e6, 0x7c4_fa94, 0x3dd_0705, 0x628_eaca, 0x174_87b5, 0x21a_c932,
        0x59f_f15f, 0xa8_a06f, 0x75a_3dc0, 0x29d_cb42, 0x710_f3f6, 0x12b_3498, 0x21c_62c3,
        0x572_700e, 0x127_41ab, 0x27f_eb40, 0x397_0ba7, 0x188_ed5d,
    ]);

    /// 2 to the power of 2^1.
    const DELTA: Element = Element([
        0x478_5664, 0x3b1_72fe, 0x36f_6767, 0x74_9341, 0xcc_f15d, 0x326_3ba2, 0xfc_0c03, 0x7ea_db6d,
        0x78_93e0, 0x77d_dcd5, 0x1f2_0520, 0x72_2820, 0x6c5_50ad, 0xf6_b6ca, 0x82_8a7b, 0x17d_2519,
        0x500_452a, 0x15d_d927, 0x37_9373,
    ]);

    #[inline]
    fn from_repr(repr: Repr) -> subtle::CtOption<Element> {
        let (element, ok) = from_bytes_canonical(&repr.0);
        subtle::CtOption::new(element, subtle::Choice::from(ok as u8))
    }

    #[inline]
    fn to_repr(&self) -> Repr {
        Repr(to_bytes(self))
    }

    #[inline]
    fn is_odd(&self) -> subtle::Choice {
        subtle::Choice::from(is_odd(self) as u8)
    }
}

/// Operations that can fail return a `CtOption`. The inherent methods of the same names return flags.
#[cfg(feature = "ff_0_14")]
impl ff_0_14::Field for Element {
    const ZERO: Element = ZERO;

    const ONE: Element = ONE;

    #[inline]
    fn try_random<R: rand_core_0_10::TryRng + ?Sized>(rng: &mut R) -> Result<Element, R::Error> {
        let mut bytes = [0; 2 * BYTES];
        rng.try_fill_bytes(&mut bytes)?;
        Ok(from_bytes_wide(&bytes))
    }

    #[inline(always)]
    fn square(&self) -> Element {
        square(self)
    }

    #[inline(always)]
    fn double(&self) -> Element {
        double(self)
    }

    #[inline]
    fn invert(&self) -> subtle::CtOption<Element> {
        subtle::CtOption::new(invert(self), !ff_0_14::Field::is_zero(self))
    }

    #[inline]
    fn sqrt(&self) -> subtle::CtOption<Element> {
        let (root, ok) = sqrt(self);
        subtle::CtOption::new(root, subtle::Choice::from(ok as u8))
    }

    #[inline]
    fn sqrt_ratio(num: &Element, div: &Element) -> (subtle::Choice, Element) {
        ff_0_14::helpers::sqrt_ratio_generic(num, div)
    }

    #[inline]
    fn pow_vartime<S: AsRef<[u64]>>(&self, exponent: S) -> Element {
        vartime_pow(self, exponent.as_ref())
    }
}

#[cfg(feature = "ff_0_14")]
impl ff_0_14::FromUniformBytes<{ 2 * BYTES }> for Element {
    #[inline]
    fn from_uniform_bytes(bytes: &[u8; 2 * BYTES]) -> Element {
        from_bytes_wide(bytes)
    }
}

#[cfg(feature = "ff_0_14")]
impl ff_0_14::PrimeField for Element {
    type Repr = Repr;

    const MODULUS: &'static str =
        "0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b";

    const NUM_BITS: u32 = 511;

    const CAPACITY: u32 = 510;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        0x72_6f0a, 0x791_beb3, 0x2be_5723, 0x40b_a853, 0x347_b1bc, 0x783_d2c3, 0x74c_6799,
        0xca_af8a, 0x272_7530, 0x58c_9615, 0x1cb_66e9, 0x5a5_0403, 0x246_ee77, 0x74b_df14,
        0xd9_daa5, 0x4f2_ea1c, 0x480_06ea, 0x422_fc1d, 0xd2_5b8b,
    ]);

    /// 2, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        0x23c_2b32, 0x5d8_b97f, 0x5b7_b3b3, 0x43a_49a0, 0x66_78ae, 0x593_1dd1, 0x47e_0601,
        0x3f5_6db6, 0x43c_49f0, 0x3be_ee6a, 0xf9_0290, 0x439_1410, 0x362_a856, 0x47b_5b65,
        0x441_453d, 0xbe_928c, 0x680_2295, 0x4ae_ec93, 0x1b_c9b9,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0x6a8_b2e2, 0x14a_c3e6, 0x7c4_fa94, 0x3dd_0705, 0x628_eaca, 0x174_87b5, 0x21a_c932,
        0x59f_f15f, 0xa8_a06f, 0x75a_3dc0, 0x29d_cb42, 0x710_f3f6, 0x12b_3498, 0x21c_62c3,
        0x572_700e, 0x127_41ab, 0x27f_eb40, 0x397_0ba7, 0x188_ed5d,
    ]);

    /// 2 to the power of 2^1.
    const DELTA: Element = Element([
        0x478_5664, 0x3b1_72fe, 0x36f_6767, 0x74_9341, 0xcc_f15d, 0x326_3ba2, 0xfc_0c03, 0x7ea_db6d,
        0x78_93e0, 0x77d_dcd5, 0x1f2_0520, 0x72_2820, 0x6c5_50ad, 0xf6_b6ca, 0x82_8a7b, 0x17d_2519,
        0x500_452a, 0x15d_d927, 0x37_9373,
    ]);

    #[inline]
    fn from_repr(repr: Repr) -> subtle::CtOption<Element> {
        let (element, ok) = from_bytes_canonical(&repr.0);
        subtle::CtOption::new(element, subtle::Choice::from(ok as u8))
    }

    #[inline]
    fn to_repr(&self) -> Repr {
        Repr(to_bytes(self))
    }

    #[inline]
    fn is_odd(&self) -> subtle::Choice {
        subtle::Choice::from(is_odd(self) as u8)
    }
}

#[cfg(feature = "crypto-bigint")]
impl From<Element> for crypto_bigint::U512 {
    /// Returns the least nonnegative integer of the class.
    #[inline]
    fn from(element: Element) -> crypto_bigint::U512 {
        let mut bytes = [0; 64];
        bytes[..BYTES].copy_from_slice(&to_bytes(&element));
        crypto_bigint::U512::from_le_slice(&bytes)
    }
}

#[cfg(feature = "crypto-bigint")]
impl From<crypto_bigint::U512> for Element {
    /// Reduces the integer modulo the prime.
    #[inline]
    fn from(integer: crypto_bigint::U512) -> Element {
        let mut bytes = [0; BYTES];
        bytes.copy_from_slice(&integer.to_le_bytes());
        from_bytes(&bytes)
    }
}
