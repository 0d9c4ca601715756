//! Arithmetic modulo 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed (scalar25519). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
//! Recipe:  9x29 word(32) product-scanning double-word montgomery(product-scanning) carry(sequential)
//! Limbs:   9 words of 32 bits
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^261 modulo the prime
//!
//! A function is right for words within the bounds that it takes; what it gives is within its bounds.
//!
//! limb  weight  tight            loose
//! 0     2^0     [0, 0x26145825]  [0, 0x26145825]
//! 1     2^29    [0, 0x3f6ce72c]  [0, 0x3f6ce72c]
//! 2     2^58    [0, 0x243194d2]  [0, 0x243194d2]
//! 3     2^87    [0, 0x24188573]  [0, 0x24188573]
//! 4     2^116   [0, 2^30 - 335]  [0, 2^30 - 335]
//! 5     2^145   [0, 2^30 - 2]    [0, 2^30 - 2]
//! 6     2^174   [0, 2^30 - 2]    [0, 2^30 - 2]
//! 7     2^203   [0, 2^30 - 2]    [0, 2^30 - 2]
//! 8     2^232   [0, 0x2ffffe]    [0, 0x2ffffe]
//! ```

/// Words of an element.
pub const LIMBS: usize = 9;

/// Bytes of an element.
pub const BYTES: usize = 32;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u32; LIMBS]);

/// An element within loose bounds: here they are the tight ones.
pub type Loose = Element;

/// 0.
pub const ZERO: Element = Element([0, 0, 0, 0, 0, 0, 0, 0, 0]);

/// 1.
pub const ONE: Element = Element([
    0x114d_f9ed,
    0x1a61_7303,
    0xf7c_098c,
    0x1679_3167,
    0x1ffd_656e,
    0x1fff_ffff,
    0x1fff_ffff,
    0x1fff_ffff,
    0xf_ffff,
]);

/// 2^256: the weight of the upper half of wide bytes.
pub const WIDE: Element = Element([
    0x8c9_14a5,
    0x20c_3580,
    0x1b47_c606,
    0x153f_ad37,
    0x1ccb_96fa,
    0x1d21_7f5b,
    0x1ee7_7639,
    0xdf0_c268,
    0x3_2823,
]);

/// A primitive root of unity of order 2^2, 2 to the (p - 1) / 2^2.
pub const ROOT_OF_UNITY: Element = Element([
    0x447_885e,
    0x134f_3a77,
    0x65e_2c07,
    0xe3c_4530,
    0x135a_8c0e,
    0x1cc9_2177,
    0x156b_9c11,
    0x624_fd58,
    0xb_332b,
]);

/// R: its limbs are those of R^2.
pub const R: Element = Element([
    0xb5f_9d12,
    0x1e14_1b17,
    0x158d_7f3d,
    0x143f_3757,
    0x1972_d781,
    0x42f_eb7c,
    0x1cee_c73d,
    0x1e18_4d1e,
    0x5_046d,
]);

/// The whole product of two words.
#[inline(always)]
fn m(x: u32, y: u32) -> u64 {
    x as u64 * y as u64
}

/// The little-endian word at `at`, filled up with 0 where the bytes end.
#[inline(always)]
fn load<const N: usize>(bytes: &[u8; N], at: usize) -> u32 {
    let end = if at + 4 < N { at + 4 } else { N };
    let mut word = [0; 4];
    word[..end - at].copy_from_slice(&bytes[at..end]);
    u32::from_le_bytes(word)
}

/// Writes the word at `at`, little-endian, as far as there are bytes.
#[inline(always)]
fn store<const N: usize>(bytes: &mut [u8; N], at: usize, word: u32) {
    let end = if at + 4 < N { at + 4 } else { N };
    bytes[at..end].copy_from_slice(&word.to_le_bytes()[..end - at]);
}

/// `out = a + b (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
/// - takes `b`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
/// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
#[inline]
pub fn add(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let x0 = a0 + b0;
    let x1 = a1 + b1 + (x0 >> 29);
    let x2 = a2 + b2 + (x1 >> 29);
    let x3 = a3 + b3 + (x2 >> 29);
    let x4 = a4 + b4 + (x3 >> 29);
    let x5 = a5 + b5 + (x4 >> 29);
    let x6 = a6 + b6 + (x5 >> 29);
    let x7 = a7 + b7 + (x6 >> 29);
    let x8 = a8 + b8 + (x7 >> 29);
    let x9 = x8 >> 21;
    let x10 = (x0 & 0x1fff_ffff) + x9 * 0x30a_2c13;
    let x11 = x9 * 0x1fff_ffff;
    let x12 = (x1 & 0x1fff_ffff) + x9 * 0x1f6c_e72d + (x10 >> 29);
    let x13 = (x2 & 0x1fff_ffff) + x9 * 0x218_ca69 + (x12 >> 29);
    let x14 = (x3 & 0x1fff_ffff) + x9 * 0x20c_42ba + (x13 >> 29);
    let x15 = (x4 & 0x1fff_ffff) + x9 * 0x1fff_feb2 + (x14 >> 29);
    let x16 = (x5 & 0x1fff_ffff) + x11 + (x15 >> 29);
    let x17 = (x6 & 0x1fff_ffff) + x11 + (x16 >> 29);
    let x18 = (x7 & 0x1fff_ffff) + x11 + (x17 >> 29);
    let x19 = (x8 & 0x1f_ffff) + x9 * 0xf_ffff + (x18 >> 29);
    let x20 = x19 >> 21;
    let x21 = (x12 & 0x1fff_ffff) + x20 * 0x1f6c_e72d;
    let x22 = (x15 & 0x1fff_ffff) + x20 * 0x1fff_feb2;
    let x23 = x20 * 0x1fff_ffff;
    let x24 = (x16 & 0x1fff_ffff) + x23 + (x22 >> 29);
    let x25 = (x17 & 0x1fff_ffff) + x23 + (x24 >> 29);
    let x26 = (x18 & 0x1fff_ffff) + x23 + (x25 >> 29);
    let x27 = (x19 & 0x1f_ffff) + x20 * 0xf_ffff + (x26 >> 29);
    let x28 = x27 >> 21;
    let x29 = (x10 & 0x1fff_ffff) + x20 * 0x30a_2c13 + x28 * 0x30a_2c13;
    let x30 = x28 * 0x1fff_ffff;
    let x31 = (x21 & 0x1fff_ffff) + x28 * 0x1f6c_e72d + (x29 >> 29);
    let x32 = (x13 & 0x1fff_ffff) + x20 * 0x218_ca69 + (x21 >> 29) + x28 * 0x218_ca69 + (x31 >> 29);
    let x33 = (x14 & 0x1fff_ffff) + x20 * 0x20c_42ba + x28 * 0x20c_42ba + (x32 >> 29);
    let x34 = (x22 & 0x1fff_ffff) + x28 * 0x1fff_feb2 + (x33 >> 29);
    let x35 = (x24 & 0x1fff_ffff) + x30 + (x34 >> 29);
    let x36 = (x25 & 0x1fff_ffff) + x30 + (x35 >> 29);
    let x37 = (x26 & 0x1fff_ffff) + x30 + (x36 >> 29);
    let x38 = (x27 & 0x1f_ffff) + x28 * 0xf_ffff + (x37 >> 29);
    let x39 = x38 >> 21;
    let o0 = (x29 & 0x1fff_ffff) + x39 * 0x30a_2c13;
    let o1 = (x31 & 0x1fff_ffff) + x39 * 0x1f6c_e72d;
    let o2 = (x32 & 0x1fff_ffff) + x39 * 0x218_ca69;
    let o3 = (x33 & 0x1fff_ffff) + x39 * 0x20c_42ba;
    let o4 = (x34 & 0x1fff_ffff) + x39 * 0x1fff_feb2;
    let x40 = x39 * 0x1fff_ffff;
    let o5 = (x35 & 0x1fff_ffff) + x40;
    let o6 = (x36 & 0x1fff_ffff) + x40;
    let o7 = (x37 & 0x1fff_ffff) + x40;
    let o8 = (x38 & 0x1f_ffff) + x39 * 0xf_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
/// - takes `b`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
/// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
#[inline]
pub fn sub(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let x0 = a0 + 0x36e1_7bc7 - b0;
    let x1 = a1 + 0x41b9_4a77 - b1 + (x0 >> 29);
    let x2 = a2 + 0x39b5_a0c0 - b2 + (x1 >> 29);
    let x3 = a3 + 0x39db_37d0 - b3 + (x2 >> 29);
    let x4 = a4 + 0x4000_03e8 - b4 + (x3 >> 29);
    let x5 = a5 + 0x3fff_fffe - b5 + (x4 >> 29);
    let x6 = a6 + 0x3fff_fffe - b6 + (x5 >> 29);
    let x7 = a7 + 0x3fff_fffe - b7 + (x6 >> 29);
    let x8 = a8 + 0x2f_fffe - b8 + (x7 >> 29);
    let x9 = x8 >> 21;
    let x10 = (x0 & 0x1fff_ffff) + x9 * 0x30a_2c13;
    let x11 = x9 * 0x1fff_ffff;
    let x12 = (x1 & 0x1fff_ffff) + x9 * 0x1f6c_e72d + (x10 >> 29);
    let x13 = (x2 & 0x1fff_ffff) + x9 * 0x218_ca69 + (x12 >> 29);
    let x14 = (x3 & 0x1fff_ffff) + x9 * 0x20c_42ba + (x13 >> 29);
    let x15 = (x4 & 0x1fff_ffff) + x9 * 0x1fff_feb2 + (x14 >> 29);
    let x16 = (x5 & 0x1fff_ffff) + x11 + (x15 >> 29);
    let x17 = (x6 & 0x1fff_ffff) + x11 + (x16 >> 29);
    let x18 = (x7 & 0x1fff_ffff) + x11 + (x17 >> 29);
    let x19 = (x8 & 0x1f_ffff) + x9 * 0xf_ffff + (x18 >> 29);
    let x20 = x19 >> 21;
    let x21 = (x10 & 0x1fff_ffff) + x20 * 0x30a_2c13;
    let x22 = x20 * 0x1fff_ffff;
    let x23 = (x12 & 0x1fff_ffff) + x20 * 0x1f6c_e72d + (x21 >> 29);
    let x24 = (x13 & 0x1fff_ffff) + x20 * 0x218_ca69 + (x23 >> 29);
    let x25 = (x14 & 0x1fff_ffff) + x20 * 0x20c_42ba + (x24 >> 29);
    let x26 = (x15 & 0x1fff_ffff) + x20 * 0x1fff_feb2 + (x25 >> 29);
    let x27 = (x16 & 0x1fff_ffff) + x22 + (x26 >> 29);
    let x28 = (x17 & 0x1fff_ffff) + x22 + (x27 >> 29);
    let x29 = (x18 & 0x1fff_ffff) + x22 + (x28 >> 29);
    let x30 = (x19 & 0x1f_ffff) + x20 * 0xf_ffff + (x29 >> 29);
    let x31 = x30 >> 21;
    let x32 = (x23 & 0x1fff_ffff) + x31 * 0x1f6c_e72d;
    let x33 = (x26 & 0x1fff_ffff) + x31 * 0x1fff_feb2;
    let x34 = x31 * 0x1fff_ffff;
    let x35 = (x27 & 0x1fff_ffff) + x34 + (x33 >> 29);
    let x36 = (x28 & 0x1fff_ffff) + x34 + (x35 >> 29);
    let x37 = (x29 & 0x1fff_ffff) + x34 + (x36 >> 29);
    let x38 = (x30 & 0x1f_ffff) + x31 * 0xf_ffff + (x37 >> 29);
    let x39 = x38 >> 21;
    let o0 = (x21 & 0x1fff_ffff) + x31 * 0x30a_2c13 + x39 * 0x30a_2c13;
    let o1 = (x32 & 0x1fff_ffff) + x39 * 0x1f6c_e72d;
    let o2 = (x24 & 0x1fff_ffff) + x31 * 0x218_ca69 + (x32 >> 29) + x39 * 0x218_ca69;
    let o3 = (x25 & 0x1fff_ffff) + x31 * 0x20c_42ba + x39 * 0x20c_42ba;
    let o4 = (x33 & 0x1fff_ffff) + x39 * 0x1fff_feb2;
    let x40 = x39 * 0x1fff_ffff;
    let o5 = (x35 & 0x1fff_ffff) + x40;
    let o6 = (x36 & 0x1fff_ffff) + x40;
    let o7 = (x37 & 0x1fff_ffff) + x40;
    let o8 = (x38 & 0x1f_ffff) + x39 * 0xf_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = -a (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
/// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
#[inline]
pub fn opp(a: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = 0x36e1_7bc7 - a0;
    let x1 = 0x41b9_4a77 - a1 + (x0 >> 29);
    let x2 = 0x39b5_a0c0 - a2 + (x1 >> 29);
    let x3 = 0x39db_37d0 - a3 + (x2 >> 29);
    let x4 = 0x4000_03e8 - a4 + (x3 >> 29);
    let x5 = 0x3fff_fffe - a5 + (x4 >> 29);
    let x6 = 0x3fff_fffe - a6 + (x5 >> 29);
    let x7 = 0x3fff_fffe - a7 + (x6 >> 29);
    let x8 = 0x2f_fffe - a8 + (x7 >> 29);
    let x9 = x8 >> 21;
    let x10 = (x1 & 0x1fff_ffff) + x9 * 0x1f6c_e72d;
    let x11 = (x4 & 0x1fff_ffff) + x9 * 0x1fff_feb2;
    let x12 = x9 * 0x1fff_ffff;
    let x13 = (x5 & 0x1fff_ffff) + x12 + (x11 >> 29);
    let x14 = (x6 & 0x1fff_ffff) + x12 + (x13 >> 29);
    let x15 = (x7 & 0x1fff_ffff) + x12 + (x14 >> 29);
    let x16 = (x8 & 0x1f_ffff) + x9 * 0xf_ffff + (x15 >> 29);
    let x17 = x16 >> 21;
    let x18 = (x0 & 0x1fff_ffff) + x9 * 0x30a_2c13 + x17 * 0x30a_2c13;
    let x19 = x17 * 0x1fff_ffff;
    let x20 = (x10 & 0x1fff_ffff) + x17 * 0x1f6c_e72d + (x18 >> 29);
    let x21 = (x2 & 0x1fff_ffff) + x9 * 0x218_ca69 + (x10 >> 29) + x17 * 0x218_ca69 + (x20 >> 29);
    let x22 = (x3 & 0x1fff_ffff) + x9 * 0x20c_42ba + x17 * 0x20c_42ba + (x21 >> 29);
    let x23 = (x11 & 0x1fff_ffff) + x17 * 0x1fff_feb2 + (x22 >> 29);
    let x24 = (x13 & 0x1fff_ffff) + x19 + (x23 >> 29);
    let x25 = (x14 & 0x1fff_ffff) + x19 + (x24 >> 29);
    let x26 = (x15 & 0x1fff_ffff) + x19 + (x25 >> 29);
    let x27 = (x16 & 0x1f_ffff) + x17 * 0xf_ffff + (x26 >> 29);
    let x28 = x27 >> 21;
    let x29 = (x20 & 0x1fff_ffff) + x28 * 0x1f6c_e72d;
    let x30 = (x23 & 0x1fff_ffff) + x28 * 0x1fff_feb2;
    let x31 = x28 * 0x1fff_ffff;
    let x32 = (x24 & 0x1fff_ffff) + x31 + (x30 >> 29);
    let x33 = (x25 & 0x1fff_ffff) + x31 + (x32 >> 29);
    let x34 = (x26 & 0x1fff_ffff) + x31 + (x33 >> 29);
    let x35 = (x27 & 0x1f_ffff) + x28 * 0xf_ffff + (x34 >> 29);
    let x36 = x35 >> 21;
    let o0 = (x18 & 0x1fff_ffff) + x28 * 0x30a_2c13 + x36 * 0x30a_2c13;
    let o1 = (x29 & 0x1fff_ffff) + x36 * 0x1f6c_e72d;
    let o2 = (x21 & 0x1fff_ffff) + x28 * 0x218_ca69 + (x29 >> 29) + x36 * 0x218_ca69;
    let o3 = (x22 & 0x1fff_ffff) + x28 * 0x20c_42ba + x36 * 0x20c_42ba;
    let o4 = (x30 & 0x1fff_ffff) + x36 * 0x1fff_feb2;
    let x37 = x36 * 0x1fff_ffff;
    let o5 = (x32 & 0x1fff_ffff) + x37;
    let o6 = (x33 & 0x1fff_ffff) + x37;
    let o7 = (x34 & 0x1fff_ffff) + x37;
    let o8 = (x35 & 0x1f_ffff) + x36 * 0xf_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `R * out = a * b (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
/// - takes `b`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
/// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
#[inline]
pub fn mul(a: &Loose, b: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let r0 = m(a0, b0);
    let x0 = r0 as u32;
    let x1 = x0.wrapping_mul(0x1254_7e1b);
    let x2 = x1 & 0x1fff_ffff;
    let r1 = r0 + m(x2, 0x1cf5_d3ed);
    let x3 = (r1 >> 29) as u32;
    let r2 = m(a0, b1) + m(a1, b0) + x3 as u64 + m(x2, 0x93_18d2);
    let x4 = r2 as u32;
    let x5 = x4.wrapping_mul(0x1254_7e1b);
    let x6 = x5 & 0x1fff_ffff;
    let r3 = r2 + m(x6, 0x1cf5_d3ed);
    let x7 = (r3 >> 29) as u32;
    let r4 = m(a0, b2)
        + m(a1, b1)
        + m(a2, b0)
        + x7 as u64
        + (m(x2, 0x1de7_3596) + m(x6, 0x93_18d2));
    let x8 = r4 as u32;
    let x9 = x8.wrapping_mul(0x1254_7e1b);
    let x10 = x9 & 0x1fff_ffff;
    let r5 = r4 + m(x10, 0x1cf5_d3ed);
    let r6 = m(a0, b3)
        + m(a1, b2)
        + m(a2, b1)
        + m(a3, b0)
        + (r5 >> 29)
        + (m(x2, 0x1df3_bd45) + m(x6, 0x1de7_3596) + m(x10, 0x93_18d2));
    let x11 = r6 as u32;
    let x12 = x11.wrapping_mul(0x1254_7e1b);
    let x13 = x12 & 0x1fff_ffff;
    let r7 = r6 + m(x13, 0x1cf5_d3ed);
    let r8 = m(a0, b4)
        + m(a1, b3)
        + m(a2, b2)
        + m(a3, b1)
        + m(a4, b0)
        + (r7 >> 29)
        + (m(x2, 333) + m(x6, 0x1df3_bd45) + m(x10, 0x1de7_3596) + m(x13, 0x93_18d2));
    let x14 = r8 as u32;
    let x15 = x14.wrapping_mul(0x1254_7e1b);
    let x16 = x15 & 0x1fff_ffff;
    let r9 = r8 + m(x16, 0x1cf5_d3ed);
    let r10 = m(a0, b5)
        + m(a1, b4)
        + m(a2, b3)
        + m(a3, b2)
        + m(a4, b1)
        + m(a5, b0)
        + (r9 >> 29)
        + (m(x6, 333) + m(x10, 0x1df3_bd45) + m(x13, 0x1de7_3596) + m(x16, 0x93_18d2));
    let x17 = r10 as u32;
    let x18 = x17.wrapping_mul(0x1254_7e1b);
    let x19 = x18 & 0x1fff_ffff;
    let r11 = r10 + m(x19, 0x1cf5_d3ed);
    let r12 = m(a0, b6)
        + m(a1, b5)
        + m(a2, b4)
        + m(a3, b3)
        + m(a4, b2)
        + m(a5, b1)
        + m(a6, b0)
        + (r11 >> 29)
        + (m(x10, 333) + m(x13, 0x1df3_bd45) + m(x16, 0x1de7_3596) + m(x19, 0x93_18d2));
    let x20 = r12 as u32;
    let x21 = x20.wrapping_mul(0x1254_7e1b);
    let x22 = x21 & 0x1fff_ffff;
    let r13 = r12 + m(x22, 0x1cf5_d3ed);
    let r14 = m(a0, b7)
        + m(a1, b6)
        + m(a2, b5)
        + m(a3, b4)
        + m(a4, b3)
        + m(a5, b2)
        + m(a6, b1)
        + m(a7, b0)
        + (r13 >> 29)
        + (m(x13, 333) + m(x16, 0x1df3_bd45) + m(x19, 0x1de7_3596) + m(x22, 0x93_18d2));
    let x23 = r14 as u32;
    let x24 = x23.wrapping_mul(0x1254_7e1b);
    let x25 = x24 & 0x1fff_ffff;
    let r15 = r14 + m(x25, 0x1cf5_d3ed);
    let r16 = m(a0, b8)
        + m(a1, b7)
        + m(a2, b6)
        + m(a3, b5)
        + m(a4, b4)
        + m(a5, b3)
        + m(a6, b2)
        + m(a7, b1)
        + m(a8, b0)
        + (r15 >> 29)
        + (((x2 as u64) << 20) + m(x16, 333) + m(x19, 0x1df3_bd45) + m(x22, 0x1de7_3596) + m(x25, 0x93_18d2));
    let x26 = r16 as u32;
    let x27 = x26.wrapping_mul(0x1254_7e1b);
    let x28 = x27 & 0x1fff_ffff;
    let r17 = r16 + m(x28, 0x1cf5_d3ed);
    let r18 = m(a1, b8)
        + m(a2, b7)
        + m(a3, b6)
        + m(a4, b5)
        + m(a5, b4)
        + m(a6, b3)
        + m(a7, b2)
        + m(a8, b1)
        + (r17 >> 29)
        + (((x6 as u64) << 20) + m(x19, 333) + m(x22, 0x1df3_bd45) + m(x25, 0x1de7_3596) + m(x28, 0x93_18d2));
    let o0 = r18 as u32 & 0x1fff_ffff;
    let r19 = m(a2, b8)
        + m(a3, b7)
        + m(a4, b6)
        + m(a5, b5)
        + m(a6, b4)
        + m(a7, b3)
        + m(a8, b2)
        + (r18 >> 29)
        + (((x10 as u64) << 20) + m(x22, 333) + m(x25, 0x1df3_bd45) + m(x28, 0x1de7_3596));
    let o1 = r19 as u32 & 0x1fff_ffff;
    let r20 = m(a3, b8)
        + m(a4, b7)
        + m(a5, b6)
        + m(a6, b5)
        + m(a7, b4)
        + m(a8, b3)
        + (r19 >> 29)
        + (((x13 as u64) << 20) + m(x25, 333) + m(x28, 0x1df3_bd45));
    let o2 = r20 as u32 & 0x1fff_ffff;
    let r21 = m(a4, b8)
        + m(a5, b7)
        + m(a6, b6)
        + m(a7, b5)
        + m(a8, b4)
        + (r20 >> 29)
        + (((x16 as u64) << 20) + m(x28, 333));
    let o3 = r21 as u32 & 0x1fff_ffff;
    let r22 = m(a5, b8) + m(a6, b7) + m(a7, b6) + m(a8, b5) + (r21 >> 29) + ((x19 as u64) << 20);
    let o4 = r22 as u32 & 0x1fff_ffff;
    let r23 = m(a6, b8) + m(a7, b7) + m(a8, b6) + (r22 >> 29) + ((x22 as u64) << 20);
    let x29 = (r23 >> 29) as u32;
    let o5 = r23 as u32 & 0x1fff_ffff;
    let r24 = m(a7, b8) + m(a8, b7) + x29 as u64 + ((x25 as u64) << 20);
    let x30 = (r24 >> 29) as u32;
    let o6 = r24 as u32 & 0x1fff_ffff;
    let r25 = m(a8, b8) + x30 as u64 + ((x28 as u64) << 20);
    let o8 = (r25 >> 29) as u32;
    let o7 = r25 as u32 & 0x1fff_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `R * out = a^2 (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
/// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
#[inline]
pub fn square(a: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let r0 = m(a0, a0);
    let a0_2 = a0 << 1;
    let a1_2 = a1 << 1;
    let a2_2 = a2 << 1;
    let a3_2 = a3 << 1;
    let a4_2 = a4 << 1;
    let a5_2 = a5 << 1;
    let a6_2 = a6 << 1;
    let a7_2 = a7 << 1;
    let x0 = r0 as u32;
    let x1 = x0.wrapping_mul(0x1254_7e1b);
    let x2 = x1 & 0x1fff_ffff;
    let r1 = r0 + m(x2, 0x1cf5_d3ed);
    let x3 = (r1 >> 29) as u32;
    let r2 = m(a0_2, a1) + x3 as u64 + m(x2, 0x93_18d2);
    let x4 = r2 as u32;
    let x5 = x4.wrapping_mul(0x1254_7e1b);
    let x6 = x5 & 0x1fff_ffff;
    let r3 = r2 + m(x6, 0x1cf5_d3ed);
    let x7 = (r3 >> 29) as u32;
    let r4 = m(a0_2, a2) + m(a1, a1) + x7 as u64 + (m(x2, 0x1de7_3596) + m(x6, 0x93_18d2));
    let x8 = r4 as u32;
    let x9 = x8.wrapping_mul(0x1254_7e1b);
    let x10 = x9 & 0x1fff_ffff;
    let r5 = r4 + m(x10, 0x1cf5_d3ed);
    let r6 = m(a0_2, a3)
        + m(a1_2, a2)
        + (r5 >> 29)
        + (m(x2, 0x1df3_bd45) + m(x6, 0x1de7_3596) + m(x10, 0x93_18d2));
    let x11 = r6 as u32;
    let x12 = x11.wrapping_mul(0x1254_7e1b);
    let x13 = x12 & 0x1fff_ffff;
    let r7 = r6 + m(x13, 0x1cf5_d3ed);
    let r8 = m(a0_2, a4)
        + m(a1_2, a3)
        + m(a2, a2)
        + (r7 >> 29)
        + (m(x2, 333) + m(x6, 0x1df3_bd45) + m(x10, 0x1de7_3596) + m(x13, 0x93_18d2));
    let x14 = r8 as u32;
    let x15 = x14.wrapping_mul(0x1254_7e1b);
    let x16 = x15 & 0x1fff_ffff;
    let r9 = r8 + m(x16, 0x1cf5_d3ed);
    let r10 = m(a0_2, a5)
        + m(a1_2, a4)
        + m(a2_2, a3)
        + (r9 >> 29)
        + (m(x6, 333) + m(x10, 0x1df3_bd45) + m(x13, 0x1de7_3596) + m(x16, 0x93_18d2));
    let x17 = r10 as u32;
    let x18 = x17.wrapping_mul(0x1254_7e1b);
    let x19 = x18 & 0x1fff_ffff;
    let r11 = r10 + m(x19, 0x1cf5_d3ed);
    let r12 = m(a0_2, a6)
        + m(a1_2, a5)
        + m(a2_2, a4)
        + m(a3, a3)
        + (r11 >> 29)
        + (m(x10, 333) + m(x13, 0x1df3_bd45) + m(x16, 0x1de7_3596) + m(x19, 0x93_18d2));
    let x20 = r12 as u32;
    let x21 = x20.wrapping_mul(0x1254_7e1b);
    let x22 = x21 & 0x1fff_ffff;
    let r13 = r12 + m(x22, 0x1cf5_d3ed);
    let r14 = m(a0_2, a7)
        + m(a1_2, a6)
        + m(a2_2, a5)
        + m(a3_2, a4)
        + (r13 >> 29)
        + (m(x13, 333) + m(x16, 0x1df3_bd45) + m(x19, 0x1de7_3596) + m(x22, 0x93_18d2));
    let x23 = r14 as u32;
    let x24 = x23.wrapping_mul(0x1254_7e1b);
    let x25 = x24 & 0x1fff_ffff;
    let r15 = r14 + m(x25, 0x1cf5_d3ed);
    let r16 = m(a0_2, a8)
        + m(a1_2, a7)
        + m(a2_2, a6)
        + m(a3_2, a5)
        + m(a4, a4)
        + (r15 >> 29)
        + (((x2 as u64) << 20) + m(x16, 333) + m(x19, 0x1df3_bd45) + m(x22, 0x1de7_3596) + m(x25, 0x93_18d2));
    let x26 = r16 as u32;
    let x27 = x26.wrapping_mul(0x1254_7e1b);
    let x28 = x27 & 0x1fff_ffff;
    let r17 = r16 + m(x28, 0x1cf5_d3ed);
    let r18 = m(a1_2, a8)
        + m(a2_2, a7)
        + m(a3_2, a6)
        + m(a4_2, a5)
        + (r17 >> 29)
        + (((x6 as u64) << 20) + m(x19, 333) + m(x22, 0x1df3_bd45) + m(x25, 0x1de7_3596) + m(x28, 0x93_18d2));
    let o0 = r18 as u32 & 0x1fff_ffff;
    let r19 = m(a2_2, a8)
        + m(a3_2, a7)
        + m(a4_2, a6)
        + m(a5, a5)
        + (r18 >> 29)
        + (((x10 as u64) << 20) + m(x22, 333) + m(x25, 0x1df3_bd45) + m(x28, 0x1de7_3596));
    let o1 = r19 as u32 & 0x1fff_ffff;
    let r20 = m(a3_2, a8)
        + m(a4_2, a7)
        + m(a5_2, a6)
        + (r19 >> 29)
        + (((x13 as u64) << 20) + m(x25, 333) + m(x28, 0x1df3_bd45));
    let o2 = r20 as u32 & 0x1fff_ffff;
    let r21 = m(a4_2, a8)
        + m(a5_2, a7)
        + m(a6, a6)
        + (r20 >> 29)
        + (((x16 as u64) << 20) + m(x28, 333));
    let o3 = r21 as u32 & 0x1fff_ffff;
    let r22 = m(a5_2, a8) + m(a6_2, a7) + (r21 >> 29) + ((x19 as u64) << 20);
    let o4 = r22 as u32 & 0x1fff_ffff;
    let r23 = m(a6_2, a8) + m(a7, a7) + (r22 >> 29) + ((x22 as u64) << 20);
    let x29 = (r23 >> 29) as u32;
    let o5 = r23 as u32 & 0x1fff_ffff;
    let r24 = m(a7_2, a8) + x29 as u64 + ((x25 as u64) << 20);
    let x30 = (r24 >> 29) as u32;
    let o6 = r24 as u32 & 0x1fff_ffff;
    let r25 = m(a8, a8) + x30 as u64 + ((x28 as u64) << 20);
    let o8 = (r25 >> 29) as u32;
    let o7 = r25 as u32 & 0x1fff_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
/// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
#[inline]
pub fn halve(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a0 & 1;
    let c0 = x0 != 0;
    let c0_mask = 0u32.wrapping_sub(c0 as u32);
    let x1 = a0 + (c0_mask & 0x1cf5_d3ed);
    let x2 = a1 + (c0_mask & 0x93_18d2);
    let x3 = a2 + (c0_mask & 0x1de7_3596);
    let x4 = a3 + (c0_mask & 0x1df3_bd45);
    let x5 = a4 + (c0_mask & 333);
    let x6 = a8 + (c0_mask & 0x10_0000);
    let x7 = x2 & 1;
    let x8 = (x1 >> 1) + (x7 << 28);
    let x9 = x3 & 1;
    let x10 = x4 & 1;
    let x11 = x5 & 1;
    let x12 = a5 & 1;
    let x13 = a6 & 1;
    let x14 = a7 & 1;
    let x15 = x6 & 1;
    let x16 = (x2 >> 1) + (x9 << 28) + (x8 >> 29);
    let x17 = (x3 >> 1) + (x10 << 28) + (x16 >> 29);
    let x18 = (x4 >> 1) + (x11 << 28) + (x17 >> 29);
    let x19 = (x5 >> 1) + (x12 << 28) + (x18 >> 29);
    let x20 = (a5 >> 1) + (x13 << 28) + (x19 >> 29);
    let x21 = (a6 >> 1) + (x14 << 28) + (x20 >> 29);
    let x22 = (a7 >> 1) + (x15 << 28) + (x21 >> 29);
    let x23 = (x6 >> 1) + (x22 >> 29);
    let x24 = x23 >> 21;
    let x25 = (x16 & 0x1fff_ffff) + x24 * 0x1f6c_e72d;
    let x26 = (x19 & 0x1fff_ffff) + x24 * 0x1fff_feb2;
    let x27 = x24 * 0x1fff_ffff;
    let x28 = (x20 & 0x1fff_ffff) + x27 + (x26 >> 29);
    let x29 = (x21 & 0x1fff_ffff) + x27 + (x28 >> 29);
    let x30 = (x22 & 0x1fff_ffff) + x27 + (x29 >> 29);
    let x31 = (x23 & 0x1f_ffff) + x24 * 0xf_ffff + (x30 >> 29);
    let x32 = x31 >> 21;
    let x33 = (x8 & 0x1fff_ffff) + x24 * 0x30a_2c13 + x32 * 0x30a_2c13;
    let x34 = x32 * 0x1fff_ffff;
    let x35 = (x25 & 0x1fff_ffff) + x32 * 0x1f6c_e72d + (x33 >> 29);
    let x36 = (x17 & 0x1fff_ffff) + x24 * 0x218_ca69 + (x25 >> 29) + x32 * 0x218_ca69 + (x35 >> 29);
    let x37 = (x18 & 0x1fff_ffff) + x24 * 0x20c_42ba + x32 * 0x20c_42ba + (x36 >> 29);
    let x38 = (x26 & 0x1fff_ffff) + x32 * 0x1fff_feb2 + (x37 >> 29);
    let x39 = (x28 & 0x1fff_ffff) + x34 + (x38 >> 29);
    let x40 = (x29 & 0x1fff_ffff) + x34 + (x39 >> 29);
    let x41 = (x30 & 0x1fff_ffff) + x34 + (x40 >> 29);
    let x42 = (x31 & 0x1f_ffff) + x32 * 0xf_ffff + (x41 >> 29);
    let x43 = x42 >> 21;
    let x44 = (x35 & 0x1fff_ffff) + x43 * 0x1f6c_e72d;
    let x45 = (x38 & 0x1fff_ffff) + x43 * 0x1fff_feb2;
    let x46 = x43 * 0x1fff_ffff;
    let x47 = (x39 & 0x1fff_ffff) + x46 + (x45 >> 29);
    let x48 = (x40 & 0x1fff_ffff) + x46 + (x47 >> 29);
    let x49 = (x41 & 0x1fff_ffff) + x46 + (x48 >> 29);
    let x50 = (x42 & 0x1f_ffff) + x43 * 0xf_ffff + (x49 >> 29);
    let x51 = x50 >> 21;
    let o0 = (x33 & 0x1fff_ffff) + x43 * 0x30a_2c13 + x51 * 0x30a_2c13;
    let o1 = (x44 & 0x1fff_ffff) + x51 * 0x1f6c_e72d;
    let o2 = (x36 & 0x1fff_ffff) + x43 * 0x218_ca69 + (x44 >> 29) + x51 * 0x218_ca69;
    let o3 = (x37 & 0x1fff_ffff) + x43 * 0x20c_42ba + x51 * 0x20c_42ba;
    let o4 = (x45 & 0x1fff_ffff) + x51 * 0x1fff_feb2;
    let x52 = x51 * 0x1fff_ffff;
    let o5 = (x47 & 0x1fff_ffff) + x52;
    let o6 = (x48 & 0x1fff_ffff) + x52;
    let o7 = (x49 & 0x1fff_ffff) + x52;
    let o8 = (x50 & 0x1f_ffff) + x51 * 0xf_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = a if choice is 1, b if it is 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
/// - takes `b`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
/// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
#[inline]
pub fn select(choice: u32, a: &Element, b: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    // The compiler must not see that the flag is 0 or 1: it could branch on it.
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
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
/// - takes `b`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
/// - gives `x`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
/// - gives `y`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
#[inline]
pub fn swap(choice: u32, a: &Element, b: &Element) -> (Element, Element) {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    // The compiler must not see that the flag is 0 or 1: it could branch on it.
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
    let y0 = b0 ^ (choice_mask & (a0 ^ b0));
    let y1 = b1 ^ (choice_mask & (a1 ^ b1));
    let y2 = b2 ^ (choice_mask & (a2 ^ b2));
    let y3 = b3 ^ (choice_mask & (a3 ^ b3));
    let y4 = b4 ^ (choice_mask & (a4 ^ b4));
    let y5 = b5 ^ (choice_mask & (a5 ^ b5));
    let y6 = b6 ^ (choice_mask & (a6 ^ b6));
    let y7 = b7 ^ (choice_mask & (a7 ^ b7));
    let y8 = b8 ^ (choice_mask & (a8 ^ b8));
    let x = Element([x0, x1, x2, x3, x4, x5, x6, x7, x8]);
    let y = Element([y0, y1, y2, y3, y4, y5, y6, y7, y8]);
    (x, y)
}

/// `R * out = a (mod p), 0 <= out < p`
///
/// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
/// - gives `out`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^32 - 1]`; word 7 in `[0, 2^28]`
#[inline]
pub fn to_bytes(a: &Element) -> [u8; 32] {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a0.wrapping_mul(0x1254_7e1b);
    let x1 = x0 & 0x1fff_ffff;
    let r0 = a0 as u64 + m(x1, 0x1cf5_d3ed);
    let x2 = a1 + (r0 >> 29) as u32;
    let r1 = x2 as u64 + m(x1, 0x93_18d2);
    let x3 = r1 as u32;
    let x4 = x3.wrapping_mul(0x1254_7e1b);
    let x5 = x4 & 0x1fff_ffff;
    let r2 = r1 + m(x5, 0x1cf5_d3ed);
    let x6 = a2 + (r2 >> 29) as u32;
    let r3 = m(x1, 0x1de7_3596) + m(x5, 0x93_18d2) + x6 as u64;
    let x7 = r3 as u32;
    let x8 = x7.wrapping_mul(0x1254_7e1b);
    let x9 = x8 & 0x1fff_ffff;
    let r4 = r3 + m(x9, 0x1cf5_d3ed);
    let x10 = a3 + (r4 >> 29) as u32;
    let r5 = m(x1, 0x1df3_bd45) + m(x5, 0x1de7_3596) + m(x9, 0x93_18d2) + x10 as u64;
    let x11 = r5 as u32;
    let x12 = x11.wrapping_mul(0x1254_7e1b);
    let x13 = x12 & 0x1fff_ffff;
    let r6 = r5 + m(x13, 0x1cf5_d3ed);
    let x14 = a4 + (r6 >> 29) as u32;
    let r7 = m(x1, 333) + m(x5, 0x1df3_bd45) + m(x9, 0x1de7_3596) + m(x13, 0x93_18d2) + x14 as u64;
    let x15 = r7 as u32;
    let x16 = x15.wrapping_mul(0x1254_7e1b);
    let x17 = x16 & 0x1fff_ffff;
    let r8 = r7 + m(x17, 0x1cf5_d3ed);
    let x18 = a5 + (r8 >> 29) as u32;
    let r9 = m(x5, 333) + m(x9, 0x1df3_bd45) + m(x13, 0x1de7_3596) + m(x17, 0x93_18d2) + x18 as u64;
    let x19 = r9 as u32;
    let x20 = x19.wrapping_mul(0x1254_7e1b);
    let x21 = x20 & 0x1fff_ffff;
    let r10 = r9 + m(x21, 0x1cf5_d3ed);
    let x22 = a6 + (r10 >> 29) as u32;
    let r11 = m(x9, 333)
        + m(x13, 0x1df3_bd45)
        + m(x17, 0x1de7_3596)
        + m(x21, 0x93_18d2)
        + x22 as u64;
    let x23 = r11 as u32;
    let x24 = x23.wrapping_mul(0x1254_7e1b);
    let x25 = x24 & 0x1fff_ffff;
    let r12 = r11 + m(x25, 0x1cf5_d3ed);
    let x26 = a7 + (r12 >> 29) as u32;
    let r13 = m(x13, 333)
        + m(x17, 0x1df3_bd45)
        + m(x21, 0x1de7_3596)
        + m(x25, 0x93_18d2)
        + x26 as u64;
    let x27 = r13 as u32;
    let x28 = x27.wrapping_mul(0x1254_7e1b);
    let x29 = x28 & 0x1fff_ffff;
    let r14 = r13 + m(x29, 0x1cf5_d3ed);
    let x30 = a8 + (r14 >> 29) as u32;
    let r15 = ((x1 as u64) << 20)
        + m(x17, 333)
        + m(x21, 0x1df3_bd45)
        + m(x25, 0x1de7_3596)
        + m(x29, 0x93_18d2)
        + x30 as u64;
    let x31 = r15 as u32;
    let x32 = x31.wrapping_mul(0x1254_7e1b);
    let x33 = x32 & 0x1fff_ffff;
    let r16 = r15 + m(x33, 0x1cf5_d3ed);
    let x34 = (r16 >> 29) as u32;
    let r17 = ((x5 as u64) << 20)
        + m(x21, 333)
        + m(x25, 0x1df3_bd45)
        + m(x29, 0x1de7_3596)
        + m(x33, 0x93_18d2)
        + x34 as u64;
    let x35 = (r17 >> 29) as u32;
    let r18 = ((x9 as u64) << 20)
        + m(x25, 333)
        + m(x29, 0x1df3_bd45)
        + m(x33, 0x1de7_3596)
        + x35 as u64;
    let x36 = (r18 >> 29) as u32;
    let x37 = r18 as u32 & 0x1fff_ffff;
    let r19 = ((x13 as u64) << 20) + m(x29, 333) + m(x33, 0x1df3_bd45) + x36 as u64;
    let x38 = (r19 >> 29) as u32;
    let x39 = r19 as u32 & 0x1fff_ffff;
    let r20 = ((x17 as u64) << 20) + m(x33, 333) + x38 as u64;
    let x40 = (r20 >> 29) as u32;
    let x41 = r20 as u32 & 0x1fff_ffff;
    let r21 = x40 as u64 + ((x21 as u64) << 20);
    let x42 = (r21 >> 29) as u32;
    let x43 = r21 as u32 & 0x1fff_ffff;
    let r22 = x42 as u64 + ((x25 as u64) << 20);
    let x44 = (r22 >> 29) as u32;
    let x45 = r22 as u32 & 0x1fff_ffff;
    let r23 = x44 as u64 + ((x29 as u64) << 20);
    let x46 = (r23 >> 29) as u32;
    let x47 = r23 as u32 & 0x1fff_ffff;
    let r24 = x46 as u64 + ((x33 as u64) << 20);
    let x48 = (r24 >> 29) as u32;
    let x49 = r24 as u32 & 0x1fff_ffff;
    let x50 = x37 & 7;
    let x51 = (r17 as u32 & 0x1fff_ffff) + (x50 << 29);
    let x52 = x39 & 63;
    let x53 = (x37 >> 3) + (x52 << 26);
    let x54 = x41 & 511;
    let x55 = (x39 >> 6) + (x54 << 23);
    let x56 = x43 & 4095;
    let x57 = (x41 >> 9) + (x56 << 20);
    let x58 = x45 & 32767;
    let x59 = (x43 >> 12) + (x58 << 17);
    let x60 = x47 & 0x3_ffff;
    let x61 = (x45 >> 15) + (x60 << 14);
    let x62 = x49 & 0x1f_ffff;
    let x63 = (x47 >> 18) + (x62 << 11);
    let x64 = (x49 >> 21) + (x48 << 8);
    let (x65, c0) = x51.overflowing_sub(0x5cf5_d3ed);
    let (x66, c1) = x53.borrowing_sub(0x5812_631a, c0);
    let (x67, c2) = x55.borrowing_sub(0xa2f7_9cd6, c1);
    let (x68, c3) = x57.borrowing_sub(0x14de_f9de, c2);
    let (x69, c4) = x59.borrowing_sub(0, c3);
    let (x70, c5) = x61.borrowing_sub(0, c4);
    let (x71, c6) = x63.borrowing_sub(0, c5);
    let (x72, c7) = x64.borrowing_sub(0x1000_0000, c6);
    let c7_mask = 0u32.wrapping_sub(c7 as u32);
    let o0 = x65 ^ (c7_mask & (x51 ^ x65));
    let o1 = x66 ^ (c7_mask & (x53 ^ x66));
    let o2 = x67 ^ (c7_mask & (x55 ^ x67));
    let o3 = x68 ^ (c7_mask & (x57 ^ x68));
    let o4 = x69 ^ (c7_mask & (x59 ^ x69));
    let o5 = x70 ^ (c7_mask & (x61 ^ x70));
    let o6 = x71 ^ (c7_mask & (x63 ^ x71));
    let o7 = x72 ^ (c7_mask & (x64 ^ x72));
    let mut out = [0; 32];
    store(&mut out, 0, o0);
    store(&mut out, 4, o1);
    store(&mut out, 8, o2);
    store(&mut out, 12, o3);
    store(&mut out, 16, o4);
    store(&mut out, 20, o5);
    store(&mut out, 24, o6);
    store(&mut out, 28, o7);
    out
}

/// `limbs of out = bytes (mod p): out = bytes / R`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
#[inline]
pub fn limbs_of_bytes(bytes: &[u8; 32]) -> Element {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 4);
    let bytes2 = load(bytes, 8);
    let bytes3 = load(bytes, 12);
    let bytes4 = load(bytes, 16);
    let bytes5 = load(bytes, 20);
    let bytes6 = load(bytes, 24);
    let bytes7 = load(bytes, 28);
    let x0 = bytes1 & 0x3ff_ffff;
    let x1 = bytes2 & 0x7f_ffff;
    let x2 = bytes3 & 0xf_ffff;
    let x3 = bytes4 & 0x1_ffff;
    let x4 = bytes5 & 16383;
    let x5 = bytes6 & 2047;
    let x6 = bytes7 & 255;
    let x7 = bytes7 >> 8;
    let x8 = x7 >> 21;
    let x9 = (bytes0 & 0x1fff_ffff) + x8 * 0x30a_2c13;
    let x10 = x8 * 0x1fff_ffff;
    let x11 = (bytes0 >> 29) + (x0 << 3) + x8 * 0x1f6c_e72d + (x9 >> 29);
    let x12 = (bytes1 >> 26) + (x1 << 6) + x8 * 0x218_ca69 + (x11 >> 29);
    let x13 = (bytes2 >> 23) + (x2 << 9) + x8 * 0x20c_42ba + (x12 >> 29);
    let x14 = (bytes3 >> 20) + (x3 << 12) + x8 * 0x1fff_feb2 + (x13 >> 29);
    let x15 = (bytes4 >> 17) + (x4 << 15) + x10 + (x14 >> 29);
    let x16 = (bytes5 >> 14) + (x5 << 18) + x10 + (x15 >> 29);
    let x17 = (bytes6 >> 11) + (x6 << 21) + x10 + (x16 >> 29);
    let x18 = (x7 & 0x1f_ffff) + x8 * 0xf_ffff + (x17 >> 29);
    let x19 = x18 >> 21;
    let x20 = (x9 & 0x1fff_ffff) + x19 * 0x30a_2c13;
    let x21 = x19 * 0x1fff_ffff;
    let x22 = (x11 & 0x1fff_ffff) + x19 * 0x1f6c_e72d + (x20 >> 29);
    let x23 = (x12 & 0x1fff_ffff) + x19 * 0x218_ca69 + (x22 >> 29);
    let x24 = (x13 & 0x1fff_ffff) + x19 * 0x20c_42ba + (x23 >> 29);
    let x25 = (x14 & 0x1fff_ffff) + x19 * 0x1fff_feb2 + (x24 >> 29);
    let x26 = (x15 & 0x1fff_ffff) + x21 + (x25 >> 29);
    let x27 = (x16 & 0x1fff_ffff) + x21 + (x26 >> 29);
    let x28 = (x17 & 0x1fff_ffff) + x21 + (x27 >> 29);
    let x29 = (x18 & 0x1f_ffff) + x19 * 0xf_ffff + (x28 >> 29);
    let x30 = x29 >> 21;
    let x31 = (x20 & 0x1fff_ffff) + x30 * 0x30a_2c13;
    let x32 = x30 * 0x1fff_ffff;
    let x33 = (x22 & 0x1fff_ffff) + x30 * 0x1f6c_e72d + (x31 >> 29);
    let x34 = (x23 & 0x1fff_ffff) + x30 * 0x218_ca69 + (x33 >> 29);
    let x35 = (x24 & 0x1fff_ffff) + x30 * 0x20c_42ba + (x34 >> 29);
    let x36 = (x25 & 0x1fff_ffff) + x30 * 0x1fff_feb2 + (x35 >> 29);
    let x37 = (x26 & 0x1fff_ffff) + x32 + (x36 >> 29);
    let x38 = (x27 & 0x1fff_ffff) + x32 + (x37 >> 29);
    let x39 = (x28 & 0x1fff_ffff) + x32 + (x38 >> 29);
    let x40 = (x29 & 0x1f_ffff) + x30 * 0xf_ffff + (x39 >> 29);
    let x41 = x40 >> 21;
    let o0 = (x31 & 0x1fff_ffff) + x41 * 0x30a_2c13;
    let o1 = (x33 & 0x1fff_ffff) + x41 * 0x1f6c_e72d;
    let o2 = (x34 & 0x1fff_ffff) + x41 * 0x218_ca69;
    let o3 = (x35 & 0x1fff_ffff) + x41 * 0x20c_42ba;
    let o4 = (x36 & 0x1fff_ffff) + x41 * 0x1fff_feb2;
    let x42 = x41 * 0x1fff_ffff;
    let o5 = (x37 & 0x1fff_ffff) + x42;
    let o6 = (x38 & 0x1fff_ffff) + x42;
    let o7 = (x39 & 0x1fff_ffff) + x42;
    let o8 = (x40 & 0x1f_ffff) + x41 * 0xf_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
/// - gives `ok` in `[0, 1]`
#[inline]
pub fn limbs_of_bytes_canonical(bytes: &[u8; 32]) -> (Element, u32) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 4);
    let bytes2 = load(bytes, 8);
    let bytes3 = load(bytes, 12);
    let bytes4 = load(bytes, 16);
    let bytes5 = load(bytes, 20);
    let bytes6 = load(bytes, 24);
    let bytes7 = load(bytes, 28);
    let (_, c0) = bytes0.overflowing_sub(0x5cf5_d3ed);
    let (_, c1) = bytes1.borrowing_sub(0x5812_631a, c0);
    let (_, c2) = bytes2.borrowing_sub(0xa2f7_9cd6, c1);
    let (_, c3) = bytes3.borrowing_sub(0x14de_f9de, c2);
    let (_, c4) = bytes4.borrowing_sub(0, c3);
    let (_, c5) = bytes5.borrowing_sub(0, c4);
    let (_, c6) = bytes6.borrowing_sub(0, c5);
    let (_, ok0) = bytes7.borrowing_sub(0x1000_0000, c6);
    let x0 = bytes1 & 0x3ff_ffff;
    let x1 = bytes2 & 0x7f_ffff;
    let x2 = bytes3 & 0xf_ffff;
    let x3 = bytes4 & 0x1_ffff;
    let x4 = bytes5 & 16383;
    let x5 = bytes6 & 2047;
    let x6 = bytes7 & 255;
    let x7 = bytes7 >> 8;
    let x8 = x7 >> 21;
    let x9 = (bytes0 & 0x1fff_ffff) + x8 * 0x30a_2c13;
    let x10 = x8 * 0x1fff_ffff;
    let x11 = (bytes0 >> 29) + (x0 << 3) + x8 * 0x1f6c_e72d + (x9 >> 29);
    let x12 = (bytes1 >> 26) + (x1 << 6) + x8 * 0x218_ca69 + (x11 >> 29);
    let x13 = (bytes2 >> 23) + (x2 << 9) + x8 * 0x20c_42ba + (x12 >> 29);
    let x14 = (bytes3 >> 20) + (x3 << 12) + x8 * 0x1fff_feb2 + (x13 >> 29);
    let x15 = (bytes4 >> 17) + (x4 << 15) + x10 + (x14 >> 29);
    let x16 = (bytes5 >> 14) + (x5 << 18) + x10 + (x15 >> 29);
    let x17 = (bytes6 >> 11) + (x6 << 21) + x10 + (x16 >> 29);
    let x18 = (x7 & 0x1f_ffff) + x8 * 0xf_ffff + (x17 >> 29);
    let x19 = x18 >> 21;
    let x20 = (x9 & 0x1fff_ffff) + x19 * 0x30a_2c13;
    let x21 = x19 * 0x1fff_ffff;
    let x22 = (x11 & 0x1fff_ffff) + x19 * 0x1f6c_e72d + (x20 >> 29);
    let x23 = (x12 & 0x1fff_ffff) + x19 * 0x218_ca69 + (x22 >> 29);
    let x24 = (x13 & 0x1fff_ffff) + x19 * 0x20c_42ba + (x23 >> 29);
    let x25 = (x14 & 0x1fff_ffff) + x19 * 0x1fff_feb2 + (x24 >> 29);
    let x26 = (x15 & 0x1fff_ffff) + x21 + (x25 >> 29);
    let x27 = (x16 & 0x1fff_ffff) + x21 + (x26 >> 29);
    let x28 = (x17 & 0x1fff_ffff) + x21 + (x27 >> 29);
    let x29 = (x18 & 0x1f_ffff) + x19 * 0xf_ffff + (x28 >> 29);
    let x30 = x29 >> 21;
    let x31 = (x20 & 0x1fff_ffff) + x30 * 0x30a_2c13;
    let x32 = x30 * 0x1fff_ffff;
    let x33 = (x22 & 0x1fff_ffff) + x30 * 0x1f6c_e72d + (x31 >> 29);
    let x34 = (x23 & 0x1fff_ffff) + x30 * 0x218_ca69 + (x33 >> 29);
    let x35 = (x24 & 0x1fff_ffff) + x30 * 0x20c_42ba + (x34 >> 29);
    let x36 = (x25 & 0x1fff_ffff) + x30 * 0x1fff_feb2 + (x35 >> 29);
    let x37 = (x26 & 0x1fff_ffff) + x32 + (x36 >> 29);
    let x38 = (x27 & 0x1fff_ffff) + x32 + (x37 >> 29);
    let x39 = (x28 & 0x1fff_ffff) + x32 + (x38 >> 29);
    let x40 = (x29 & 0x1f_ffff) + x30 * 0xf_ffff + (x39 >> 29);
    let x41 = x40 >> 21;
    let out0 = (x31 & 0x1fff_ffff) + x41 * 0x30a_2c13;
    let out1 = (x33 & 0x1fff_ffff) + x41 * 0x1f6c_e72d;
    let out2 = (x34 & 0x1fff_ffff) + x41 * 0x218_ca69;
    let out3 = (x35 & 0x1fff_ffff) + x41 * 0x20c_42ba;
    let out4 = (x36 & 0x1fff_ffff) + x41 * 0x1fff_feb2;
    let x42 = x41 * 0x1fff_ffff;
    let out5 = (x37 & 0x1fff_ffff) + x42;
    let out6 = (x38 & 0x1fff_ffff) + x42;
    let out7 = (x39 & 0x1fff_ffff) + x42;
    let out8 = (x40 & 0x1f_ffff) + x41 * 0xf_ffff;
    let out = Element([out0, out1, out2, out3, out4, out5, out6, out7, out8]);
    (out, ok0 as u32)
}

/// `limbs of out = k (mod p): out = k / R`
///
/// - takes `k` in `[0, 2^24 - 1]`
/// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
#[inline]
pub fn limbs_of_word(k: u32) -> Element {
    Element([k, 0, 0, 0, 0, 0, 0, 0, 0])
}

/// `out = 1 if bytes = 0, else 0`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - gives `out` in `[0, 1]`
#[inline]
pub fn bytes_are_zero(bytes: &[u8; 32]) -> u32 {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 4);
    let bytes2 = load(bytes, 8);
    let bytes3 = load(bytes, 12);
    let bytes4 = load(bytes, 16);
    let bytes5 = load(bytes, 20);
    let bytes6 = load(bytes, 24);
    let bytes7 = load(bytes, 28);
    let (_, c0) = bytes0.overflowing_sub(1);
    let (_, c1) = bytes1.borrowing_sub(0, c0);
    let (_, c2) = bytes2.borrowing_sub(0, c1);
    let (_, c3) = bytes3.borrowing_sub(0, c2);
    let (_, c4) = bytes4.borrowing_sub(0, c3);
    let (_, c5) = bytes5.borrowing_sub(0, c4);
    let (_, c6) = bytes6.borrowing_sub(0, c5);
    let (_, o0) = bytes7.borrowing_sub(0, c6);
    o0 as u32
}

/// `2 * half + odd = bytes, odd is 0 or 1`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - gives `half`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^32 - 1]`; word 7 in `[0, 2^31 - 1]`
/// - gives `odd` in `[0, 1]`
#[inline]
pub fn bytes_parity(bytes: &[u8; 32]) -> ([u8; 32], u32) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 4);
    let bytes2 = load(bytes, 8);
    let bytes3 = load(bytes, 12);
    let bytes4 = load(bytes, 16);
    let bytes5 = load(bytes, 20);
    let bytes6 = load(bytes, 24);
    let bytes7 = load(bytes, 28);
    let x0 = bytes0 & 1;
    let x1 = bytes1 & 1;
    let x2 = bytes2 & 1;
    let x3 = bytes3 & 1;
    let x4 = bytes4 & 1;
    let x5 = bytes5 & 1;
    let x6 = bytes6 & 1;
    let x7 = bytes7 & 1;
    let odd0 = x0 != 0;
    let half0 = (bytes0 >> 1) + (x1 << 31);
    let half1 = (bytes1 >> 1) + (x2 << 31);
    let half2 = (bytes2 >> 1) + (x3 << 31);
    let half3 = (bytes3 >> 1) + (x4 << 31);
    let half4 = (bytes4 >> 1) + (x5 << 31);
    let half5 = (bytes5 >> 1) + (x6 << 31);
    let half6 = (bytes6 >> 1) + (x7 << 31);
    let half7 = bytes7 >> 1;
    let mut half = [0; 32];
    store(&mut half, 0, half0);
    store(&mut half, 4, half1);
    store(&mut half, 8, half2);
    store(&mut half, 12, half3);
    store(&mut half, 16, half4);
    store(&mut half, 20, half5);
    store(&mut half, 24, half6);
    store(&mut half, 28, half7);
    (half, odd0 as u32)
}

/// `out = 2 * is_square - 1 - is_zero`
///
/// - takes `is_zero` in `[0, 1]`
/// - takes `is_square` in `[0, 1]`
/// - gives `out` in `[-2, 1]`
#[inline]
pub fn sign_of(is_zero: u32, is_square: u32) -> i32 {
    let x0 = is_square + is_square;
    let x1 = is_zero + 1;
    let o0 = x0 as i32 - x1 as i32;
    o0
}

/// `R * out = a (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
/// - gives `out`: word 0 in `[0, 0x26145825]`; word 1 in `[0, 0x3f6ce72c]`; word 2 in `[0, 0x243194d2]`; word 3 in `[0, 0x24188573]`; word 4 in `[0, 2^30 - 335]`; word 5, 6, 7 in `[0, 2^30 - 2]`; word 8 in `[0, 0x2ffffe]`
#[inline]
pub fn from_montgomery(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a0.wrapping_mul(0x1254_7e1b);
    let x1 = x0 & 0x1fff_ffff;
    let r0 = a0 as u64 + m(x1, 0x1cf5_d3ed);
    let x2 = a1 + (r0 >> 29) as u32;
    let r1 = x2 as u64 + m(x1, 0x93_18d2);
    let x3 = r1 as u32;
    let x4 = x3.wrapping_mul(0x1254_7e1b);
    let x5 = x4 & 0x1fff_ffff;
    let r2 = r1 + m(x5, 0x1cf5_d3ed);
    let x6 = a2 + (r2 >> 29) as u32;
    let r3 = m(x1, 0x1de7_3596) + m(x5, 0x93_18d2) + x6 as u64;
    let x7 = r3 as u32;
    let x8 = x7.wrapping_mul(0x1254_7e1b);
    let x9 = x8 & 0x1fff_ffff;
    let r4 = r3 + m(x9, 0x1cf5_d3ed);
    let x10 = a3 + (r4 >> 29) as u32;
    let r5 = m(x1, 0x1df3_bd45) + m(x5, 0x1de7_3596) + m(x9, 0x93_18d2) + x10 as u64;
    let x11 = r5 as u32;
    let x12 = x11.wrapping_mul(0x1254_7e1b);
    let x13 = x12 & 0x1fff_ffff;
    let r6 = r5 + m(x13, 0x1cf5_d3ed);
    let x14 = a4 + (r6 >> 29) as u32;
    let r7 = m(x1, 333) + m(x5, 0x1df3_bd45) + m(x9, 0x1de7_3596) + m(x13, 0x93_18d2) + x14 as u64;
    let x15 = r7 as u32;
    let x16 = x15.wrapping_mul(0x1254_7e1b);
    let x17 = x16 & 0x1fff_ffff;
    let r8 = r7 + m(x17, 0x1cf5_d3ed);
    let x18 = a5 + (r8 >> 29) as u32;
    let r9 = m(x5, 333) + m(x9, 0x1df3_bd45) + m(x13, 0x1de7_3596) + m(x17, 0x93_18d2) + x18 as u64;
    let x19 = r9 as u32;
    let x20 = x19.wrapping_mul(0x1254_7e1b);
    let x21 = x20 & 0x1fff_ffff;
    let r10 = r9 + m(x21, 0x1cf5_d3ed);
    let x22 = a6 + (r10 >> 29) as u32;
    let r11 = m(x9, 333)
        + m(x13, 0x1df3_bd45)
        + m(x17, 0x1de7_3596)
        + m(x21, 0x93_18d2)
        + x22 as u64;
    let x23 = r11 as u32;
    let x24 = x23.wrapping_mul(0x1254_7e1b);
    let x25 = x24 & 0x1fff_ffff;
    let r12 = r11 + m(x25, 0x1cf5_d3ed);
    let x26 = a7 + (r12 >> 29) as u32;
    let r13 = m(x13, 333)
        + m(x17, 0x1df3_bd45)
        + m(x21, 0x1de7_3596)
        + m(x25, 0x93_18d2)
        + x26 as u64;
    let x27 = r13 as u32;
    let x28 = x27.wrapping_mul(0x1254_7e1b);
    let x29 = x28 & 0x1fff_ffff;
    let r14 = r13 + m(x29, 0x1cf5_d3ed);
    let x30 = a8 + (r14 >> 29) as u32;
    let r15 = ((x1 as u64) << 20)
        + m(x17, 333)
        + m(x21, 0x1df3_bd45)
        + m(x25, 0x1de7_3596)
        + m(x29, 0x93_18d2)
        + x30 as u64;
    let x31 = r15 as u32;
    let x32 = x31.wrapping_mul(0x1254_7e1b);
    let x33 = x32 & 0x1fff_ffff;
    let r16 = r15 + m(x33, 0x1cf5_d3ed);
    let x34 = (r16 >> 29) as u32;
    let r17 = ((x5 as u64) << 20)
        + m(x21, 333)
        + m(x25, 0x1df3_bd45)
        + m(x29, 0x1de7_3596)
        + m(x33, 0x93_18d2)
        + x34 as u64;
    let x35 = (r17 >> 29) as u32;
    let o0 = r17 as u32 & 0x1fff_ffff;
    let r18 = ((x9 as u64) << 20)
        + m(x25, 333)
        + m(x29, 0x1df3_bd45)
        + m(x33, 0x1de7_3596)
        + x35 as u64;
    let x36 = (r18 >> 29) as u32;
    let o1 = r18 as u32 & 0x1fff_ffff;
    let r19 = ((x13 as u64) << 20) + m(x29, 333) + m(x33, 0x1df3_bd45) + x36 as u64;
    let x37 = (r19 >> 29) as u32;
    let o2 = r19 as u32 & 0x1fff_ffff;
    let r20 = ((x17 as u64) << 20) + m(x33, 333) + x37 as u64;
    let x38 = (r20 >> 29) as u32;
    let o3 = r20 as u32 & 0x1fff_ffff;
    let r21 = x38 as u64 + ((x21 as u64) << 20);
    let x39 = (r21 >> 29) as u32;
    let o4 = r21 as u32 & 0x1fff_ffff;
    let r22 = x39 as u64 + ((x25 as u64) << 20);
    let x40 = (r22 >> 29) as u32;
    let o5 = r22 as u32 & 0x1fff_ffff;
    let r23 = x40 as u64 + ((x29 as u64) << 20);
    let x41 = (r23 >> 29) as u32;
    let o6 = r23 as u32 & 0x1fff_ffff;
    let r24 = x41 as u64 + ((x33 as u64) << 20);
    let o8 = (r24 >> 29) as u32;
    let o7 = r24 as u32 & 0x1fff_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// out = R * a (mod p)
pub fn to_montgomery(a: &Element) -> Element {
    mul(a, &R)
}

/// out = k * a (mod p)
pub fn mul_small(a: &Loose, k: u32) -> Element {
    let limbs = limbs_of_word(k);
    let factor = to_montgomery(&limbs);
    mul(a, &factor)
}

/// out = bytes (mod p)
pub fn from_bytes(bytes: &[u8; 32]) -> Element {
    let limbs = limbs_of_bytes(bytes);
    to_montgomery(&limbs)
}

/// out = bytes (mod p), ok = 1 if bytes < p
pub fn from_bytes_canonical(bytes: &[u8; 32]) -> (Element, u32) {
    let (limbs, ok) = limbs_of_bytes_canonical(bytes);
    let out = to_montgomery(&limbs);
    (out, ok)
}

/// out = 2 * a
pub fn double(a: &Element) -> Element {
    add(a, a)
}

/// out = 1 if a = 0, else 0
pub fn is_zero(a: &Element) -> u32 {
    let bytes = to_bytes(a);
    bytes_are_zero(&bytes)
}

/// out = 1 if a = b, else 0
pub fn equal(a: &Element, b: &Element) -> u32 {
    let difference = sub(a, b);
    is_zero(&difference)
}

/// out = the parity of a in [0, p): its sign as RFC 9380 (section 4.1) and many encodings define it
pub fn is_odd(a: &Element) -> u32 {
    let bytes = to_bytes(a);
    let (_, out) = bytes_parity(&bytes);
    out
}

/// out = -a if choice is 1, a if it is 0
pub fn conditional_negate(a: &Element, choice: u32) -> Element {
    let opposite = opp(a);
    select(choice, &opposite, a)
}

/// out = bytes (mod p)
///
/// From uniform bytes the result is uniform but for a bias below 2^(8 - 8 * BYTES).
pub fn from_bytes_wide(bytes: &[u8; 64]) -> Element {
    let mut low_bytes = [0; 32];
    low_bytes.copy_from_slice(&bytes[0..32]);
    let low = from_bytes(&low_bytes);
    let mut high_bytes = [0; 32];
    high_bytes.copy_from_slice(&bytes[32..64]);
    let high = from_bytes(&high_bytes);
    let shifted = mul(&high, &WIDE);
    add(&low, &shifted)
}

/// out = a^(2^k)
///
/// Time depends on k.
pub fn pow2k(a: &Element, k: u32) -> Element {
    let mut out = *a;
    for _ in 0..k {
        out = square(&out);
    }
    out
}

/// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
///
/// Time depends on the exponent: it must not be secret.
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

/// out = 1 / a, and 0 if a = 0
pub fn invert(a: &Element) -> Element {
    let x1 = square(a);
    let x2 = mul(a, &x1);
    let x3 = mul(&x2, &x1);
    let x4 = mul(&x3, &x1);
    let x5 = mul(&x4, &x1);
    let x6 = mul(&x5, &x1);
    let x7 = mul(&x6, &x1);
    let x8 = mul(&x7, &x1);
    let mut x9 = square(a);
    for _ in 0..129 {
        x9 = square(&x9);
    }
    let x10 = mul(&x9, &x3);
    let mut x11 = square(&x10);
    for _ in 0..5 {
        x11 = square(&x11);
    }
    let x12 = mul(&x11, &x7);
    let mut x13 = square(&x12);
    for _ in 0..2 {
        x13 = square(&x13);
    }
    let x14 = mul(&x13, &x4);
    let mut x15 = square(&x14);
    for _ in 0..4 {
        x15 = square(&x15);
    }
    let x16 = mul(&x15, &x8);
    let mut x17 = square(&x16);
    for _ in 0..3 {
        x17 = square(&x17);
    }
    let x18 = mul(&x17, &x5);
    let mut x19 = square(&x18);
    for _ in 0..3 {
        x19 = square(&x19);
    }
    let x20 = mul(&x19, &x7);
    let mut x21 = square(&x20);
    for _ in 0..2 {
        x21 = square(&x21);
    }
    let x22 = mul(&x21, &x4);
    let mut x23 = square(&x22);
    for _ in 0..3 {
        x23 = square(&x23);
    }
    let x24 = mul(&x23, &x3);
    let mut x25 = square(&x24);
    for _ in 0..6 {
        x25 = square(&x25);
    }
    let x26 = mul(&x25, &x6);
    let mut x27 = square(&x26);
    for _ in 0..3 {
        x27 = square(&x27);
    }
    let x28 = mul(&x27, &x7);
    let mut x29 = square(&x28);
    for _ in 0..2 {
        x29 = square(&x29);
    }
    let x30 = mul(&x29, &x4);
    let mut x31 = square(&x30);
    for _ in 0..4 {
        x31 = square(&x31);
    }
    let x32 = mul(&x31, &x4);
    let mut x33 = square(&x32);
    for _ in 0..5 {
        x33 = square(&x33);
    }
    let x34 = mul(&x33, &x7);
    let mut x35 = square(&x34);
    for _ in 0..2 {
        x35 = square(&x35);
    }
    let x36 = mul(&x35, &x2);
    let mut x37 = square(&x36);
    for _ in 0..5 {
        x37 = square(&x37);
    }
    let x38 = mul(&x37, &x6);
    let mut x39 = square(&x38);
    for _ in 0..9 {
        x39 = square(&x39);
    }
    let x40 = mul(&x39, &x5);
    let mut x41 = square(&x40);
    for _ in 0..3 {
        x41 = square(&x41);
    }
    let x42 = mul(&x41, &x2);
    let mut x43 = square(&x42);
    for _ in 0..4 {
        x43 = square(&x43);
    }
    let x44 = mul(&x43, &x2);
    let mut x45 = square(&x44);
    for _ in 0..6 {
        x45 = square(&x45);
    }
    let x46 = mul(&x45, &x7);
    let mut x47 = square(&x46);
    for _ in 0..5 {
        x47 = square(&x47);
    }
    let x48 = mul(&x47, &x6);
    let mut x49 = square(&x48);
    for _ in 0..3 {
        x49 = square(&x49);
    }
    let x50 = mul(&x49, &x5);
    let mut x51 = square(&x50);
    for _ in 0..2 {
        x51 = square(&x51);
    }
    let x52 = mul(&x51, &x4);
    let mut x53 = square(&x52);
    for _ in 0..4 {
        x53 = square(&x53);
    }
    let x54 = mul(&x53, &x6);
    let mut x55 = square(&x54);
    for _ in 0..2 {
        x55 = square(&x55);
    }
    let x56 = mul(&x55, &x3);
    let mut x57 = square(&x56);
    for _ in 0..5 {
        x57 = square(&x57);
    }
    let x58 = mul(&x57, &x8);
    let mut x59 = square(&x58);
    for _ in 0..2 {
        x59 = square(&x59);
    }
    let x60 = mul(&x59, &x3);
    let mut x61 = square(&x60);
    for _ in 0..2 {
        x61 = square(&x61);
    }
    mul(&x61, &x2)
}

/// Every element becomes its inverse; 0 stays 0, and which are 0 does not show in the time.
///
/// The scratch space is as long as the list.
///
/// # Panics
/// If another list is shorter than `list`.
pub fn invert_batch(list: &mut [Element], scratch: &mut [Element]) {
    assert!(scratch.len() >= list.len(), "`scratch` is as long as `list`");
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

/// out = a^904625697166532776746648320380374280107139544922488450750243867285681781373
fn pow_root(a: &Element) -> Element {
    let x1 = square(a);
    let x2 = mul(a, &x1);
    let x3 = mul(&x2, &x1);
    let x4 = mul(&x3, &x1);
    let x5 = mul(&x4, &x1);
    let x6 = mul(&x5, &x1);
    let x7 = mul(&x6, &x1);
    let x8 = mul(&x7, &x1);
    let mut x9 = square(a);
    for _ in 0..129 {
        x9 = square(&x9);
    }
    let x10 = mul(&x9, &x3);
    let mut x11 = square(&x10);
    for _ in 0..5 {
        x11 = square(&x11);
    }
    let x12 = mul(&x11, &x7);
    let mut x13 = square(&x12);
    for _ in 0..2 {
        x13 = square(&x13);
    }
    let x14 = mul(&x13, &x4);
    let mut x15 = square(&x14);
    for _ in 0..4 {
        x15 = square(&x15);
    }
    let x16 = mul(&x15, &x8);
    let mut x17 = square(&x16);
    for _ in 0..3 {
        x17 = square(&x17);
    }
    let x18 = mul(&x17, &x5);
    let mut x19 = square(&x18);
    for _ in 0..3 {
        x19 = square(&x19);
    }
    let x20 = mul(&x19, &x7);
    let mut x21 = square(&x20);
    for _ in 0..2 {
        x21 = square(&x21);
    }
    let x22 = mul(&x21, &x4);
    let mut x23 = square(&x22);
    for _ in 0..3 {
        x23 = square(&x23);
    }
    let x24 = mul(&x23, &x3);
    let mut x25 = square(&x24);
    for _ in 0..6 {
        x25 = square(&x25);
    }
    let x26 = mul(&x25, &x6);
    let mut x27 = square(&x26);
    for _ in 0..3 {
        x27 = square(&x27);
    }
    let x28 = mul(&x27, &x7);
    let mut x29 = square(&x28);
    for _ in 0..2 {
        x29 = square(&x29);
    }
    let x30 = mul(&x29, &x4);
    let mut x31 = square(&x30);
    for _ in 0..4 {
        x31 = square(&x31);
    }
    let x32 = mul(&x31, &x4);
    let mut x33 = square(&x32);
    for _ in 0..5 {
        x33 = square(&x33);
    }
    let x34 = mul(&x33, &x7);
    let mut x35 = square(&x34);
    for _ in 0..2 {
        x35 = square(&x35);
    }
    let x36 = mul(&x35, &x2);
    let mut x37 = square(&x36);
    for _ in 0..5 {
        x37 = square(&x37);
    }
    let x38 = mul(&x37, &x6);
    let mut x39 = square(&x38);
    for _ in 0..9 {
        x39 = square(&x39);
    }
    let x40 = mul(&x39, &x5);
    let mut x41 = square(&x40);
    for _ in 0..3 {
        x41 = square(&x41);
    }
    let x42 = mul(&x41, &x2);
    let mut x43 = square(&x42);
    for _ in 0..4 {
        x43 = square(&x43);
    }
    let x44 = mul(&x43, &x2);
    let mut x45 = square(&x44);
    for _ in 0..6 {
        x45 = square(&x45);
    }
    let x46 = mul(&x45, &x7);
    let mut x47 = square(&x46);
    for _ in 0..5 {
        x47 = square(&x47);
    }
    let x48 = mul(&x47, &x6);
    let mut x49 = square(&x48);
    for _ in 0..3 {
        x49 = square(&x49);
    }
    let x50 = mul(&x49, &x5);
    let mut x51 = square(&x50);
    for _ in 0..2 {
        x51 = square(&x51);
    }
    let x52 = mul(&x51, &x4);
    let mut x53 = square(&x52);
    for _ in 0..4 {
        x53 = square(&x53);
    }
    let x54 = mul(&x53, &x6);
    let mut x55 = square(&x54);
    for _ in 0..2 {
        x55 = square(&x55);
    }
    let x56 = mul(&x55, &x3);
    let mut x57 = square(&x56);
    for _ in 0..5 {
        x57 = square(&x57);
    }
    let x58 = mul(&x57, &x8);
    let mut x59 = square(&x58);
    for _ in 0..2 {
        x59 = square(&x59);
    }
    mul(&x59, &x3)
}

/// out^2 = a and ok = 1 if a is a square (0 is one); else ok = 0, and out is no root
///
/// Which of the two roots it is, `is_odd` tells.
pub fn sqrt(a: &Element) -> (Element, u32) {
    let mut out = pow_root(a);
    let mut t = square(&out);
    t = mul(&t, a);
    out = mul(&out, a);
    let c = ROOT_OF_UNITY;
    let done = equal(&t, &ONE);
    let next = mul(&out, &c);
    out = select(done, &out, &next);
    let squared = square(&out);
    let ok = equal(&squared, a);
    (out, ok)
}

/// out = a^((p - 1) / 2)
fn pow_euler(a: &Element) -> Element {
    let mut out = pow_root(a);
    out = square(&out);
    out = mul(&out, a);
    out = square(&out);
    out
}

/// out = 1 if a is a square, else 0; 0 is a square
pub fn is_square(a: &Element) -> u32 {
    let character = pow_euler(a);
    let squared = square(&character);
    equal(&squared, &character)
}

/// out = the Legendre symbol: 0 if a = 0, 1 if a is another square, else -1
pub fn legendre(a: &Element) -> i32 {
    let zero = is_zero(a);
    let square = is_square(a);
    sign_of(zero, square)
}
