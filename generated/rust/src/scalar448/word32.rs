//! Arithmetic modulo 0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3 (scalar448). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3
//! Recipe:  16x29 word(32) karatsuba(1) double-word montgomery(product-scanning) carry(sequential)
//! Limbs:   16 words of 32 bits
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^464 modulo the prime
//!
//! A function is right for words within the bounds that it takes; what it gives is within its bounds.
//!
//! limb  weight  tight            loose
//! 0     2^0     [0, 2^29 - 1]    [0, 2^29 - 1]
//! 1     2^29    [0, 2^29 - 1]    [0, 2^29 - 1]
//! 2     2^58    [0, 2^29 - 1]    [0, 2^29 - 1]
//! 3     2^87    [0, 2^29 - 1]    [0, 2^29 - 1]
//! 4     2^116   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 5     2^145   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 6     2^174   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 7     2^203   [0, 0x20313432]  [0, 0x20313432]
//! 8     2^232   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 9     2^261   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 10    2^290   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 11    2^319   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 12    2^348   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 13    2^377   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 14    2^406   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 15    2^435   [0, 2048]        [0, 2048]
//! ```

/// Words of an element.
pub const LIMBS: usize = 16;

/// Bytes of an element.
pub const BYTES: usize = 56;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u32; LIMBS]);

/// An element within loose bounds: here they are the tight ones.
pub type Loose = Element;

/// 0.
pub const ZERO: Element = Element([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/// 1.
pub const ONE: Element = Element([
    0xc34_0000,
    0xdaa_94f7,
    0xadc_873d,
    0xb91_d385,
    0x17a4_cf63,
    0x253_92df,
    0x1b12_4b65,
    0x1aee_0b1d,
    524,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
]);

/// 2^448: the weight of the upper half of wide bytes.
pub const WIDE: Element = Element([
    0x11e7_de82,
    0xc41_fd49,
    0xb47_4b84,
    0x1e2c_0f0f,
    0x3e2_9800,
    0xcfd_9bd3,
    0x1b14_838c,
    0x10b7_6496,
    0x17cf_72c9,
    0x3e2_2570,
    0x1052_e8f1,
    0x15e_3539,
    0xb7e_4d07,
    0x1490_295e,
    0x7e0_8edc,
    1319,
]);

/// A primitive root of unity of order 2^1, 2 to the (p - 1) / 2^1.
pub const ROOT_OF_UNITY: Element = Element([
    0x1f24_44f3,
    0xe1b_7f9d,
    0x687_4e0b,
    0xdf3_1196,
    0xbc4_32b3,
    0xb51_448b,
    0x1494_c5d6,
    0x501_8e26,
    0x1fff_fdf3,
    0x1fff_ffff,
    0x1fff_ffff,
    0x1fff_ffff,
    0x1fff_ffff,
    0x1fff_ffff,
    0x1fff_ffff,
    2047,
]);

/// R: its limbs are those of R^2.
pub const R: Element = Element([
    0x15b0_1cbb,
    0x85d_4e55,
    0x5cc_3ef8,
    0x55e_f940,
    0x1ee9_7405,
    0x1214_1ff4,
    0x1cc1_c960,
    0x1533_ab9e,
    0x12c9_860f,
    0x570_be7b,
    0x8f1_1f11,
    0x1539_8297,
    0xd07_0af1,
    0x95e_5bf2,
    0xedc_a481,
    1796,
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
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
/// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
/// - gives `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
#[inline]
pub fn add(a: &Element, b: &Element) -> Loose {
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
    ] = b.0;
    let x0 = a0 + b0;
    let x1 = a1 + b1 + (x0 >> 29);
    let x2 = a2 + b2 + (x1 >> 29);
    let x3 = a3 + b3 + (x2 >> 29);
    let x4 = a4 + b4 + (x3 >> 29);
    let x5 = a5 + b5 + (x4 >> 29);
    let x6 = a6 + b6 + (x5 >> 29);
    let x7 = a7 + b7 + (x6 >> 29);
    let x8 = a8 + b8 + (x7 >> 29);
    let o8 = x8 & 0x1fff_ffff;
    let x9 = a9 + b9 + (x8 >> 29);
    let o9 = x9 & 0x1fff_ffff;
    let x10 = a10 + b10 + (x9 >> 29);
    let o10 = x10 & 0x1fff_ffff;
    let x11 = a11 + b11 + (x10 >> 29);
    let o11 = x11 & 0x1fff_ffff;
    let x12 = a12 + b12 + (x11 >> 29);
    let o12 = x12 & 0x1fff_ffff;
    let x13 = a13 + b13 + (x12 >> 29);
    let o13 = x13 & 0x1fff_ffff;
    let x14 = a14 + b14 + (x13 >> 29);
    let o14 = x14 & 0x1fff_ffff;
    let x15 = a15 + b15 + (x14 >> 29);
    let x16 = x15 >> 11;
    let o15 = x15 & 2047;
    let x17 = (x0 & 0x1fff_ffff) + x16 * 0x14a7_bb0d;
    let o0 = x17 & 0x1fff_ffff;
    let x18 = (x1 & 0x1fff_ffff) + x16 * 0x439_eb6a + (x17 >> 29);
    let o1 = x18 & 0x1fff_ffff;
    let x19 = (x2 & 0x1fff_ffff) + x16 * 0xe9c_2ab7 + (x18 >> 29);
    let o2 = x19 & 0x1fff_ffff;
    let x20 = (x3 & 0x1fff_ffff) + x16 * 0x67b_1ae4 + (x19 >> 29);
    let o3 = x20 & 0x1fff_ffff;
    let x21 = (x4 & 0x1fff_ffff) + x16 * 0x1c96_fde9 + (x20 >> 29);
    let o4 = x21 & 0x1fff_ffff;
    let x22 = (x5 & 0x1fff_ffff) + x16 * 0x125b_2894 + (x21 >> 29);
    let o5 = x22 & 0x1fff_ffff;
    let x23 = (x6 & 0x1fff_ffff) + x16 * 0x1058_eec4 + (x22 >> 29);
    let o6 = x23 & 0x1fff_ffff;
    let o7 = (x7 & 0x1fff_ffff) + x16 * 0x10_66bb + (x23 >> 29);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
/// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
/// - gives `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
#[inline]
pub fn sub(a: &Element, b: &Element) -> Loose {
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
    ] = b.0;
    let x0 = a0 + 0x36b0_89e6 - b0;
    let x1 = a1 + 0x378c_2929 - b1 + (x0 >> 29);
    let x2 = a2 + 0x22c7_aa90 - b2 + (x1 >> 29);
    let x3 = a3 + 0x3309_ca36 - b3 + (x2 >> 29);
    let x4 = a4 + 0x26d2_042c - b4 + (x3 >> 29);
    let x5 = a5 + 0x3b49_aed5 - b5 + (x4 >> 29);
    let x6 = a6 + 0x3f4e_2275 - b6 + (x5 >> 29);
    let x7 = a7 + 0x3fdf_3287 - b7 + (x6 >> 29);
    let x8 = a8 + 0x3fff_fffe - b8 + (x7 >> 29);
    let o8 = x8 & 0x1fff_ffff;
    let x9 = a9 + 0x3fff_fffe - b9 + (x8 >> 29);
    let o9 = x9 & 0x1fff_ffff;
    let x10 = a10 + 0x3fff_fffe - b10 + (x9 >> 29);
    let o10 = x10 & 0x1fff_ffff;
    let x11 = a11 + 0x3fff_fffe - b11 + (x10 >> 29);
    let o11 = x11 & 0x1fff_ffff;
    let x12 = a12 + 0x3fff_fffe - b12 + (x11 >> 29);
    let o12 = x12 & 0x1fff_ffff;
    let x13 = a13 + 0x3fff_fffe - b13 + (x12 >> 29);
    let o13 = x13 & 0x1fff_ffff;
    let x14 = a14 + 0x3fff_fffe - b14 + (x13 >> 29);
    let o14 = x14 & 0x1fff_ffff;
    let x15 = a15 + 4094 - b15 + (x14 >> 29);
    let x16 = x15 >> 11;
    let o15 = x15 & 2047;
    let x17 = (x0 & 0x1fff_ffff) + x16 * 0x14a7_bb0d;
    let o0 = x17 & 0x1fff_ffff;
    let x18 = (x1 & 0x1fff_ffff) + x16 * 0x439_eb6a + (x17 >> 29);
    let o1 = x18 & 0x1fff_ffff;
    let x19 = (x2 & 0x1fff_ffff) + x16 * 0xe9c_2ab7 + (x18 >> 29);
    let o2 = x19 & 0x1fff_ffff;
    let x20 = (x3 & 0x1fff_ffff) + x16 * 0x67b_1ae4 + (x19 >> 29);
    let o3 = x20 & 0x1fff_ffff;
    let x21 = (x4 & 0x1fff_ffff) + x16 * 0x1c96_fde9 + (x20 >> 29);
    let o4 = x21 & 0x1fff_ffff;
    let x22 = (x5 & 0x1fff_ffff) + x16 * 0x125b_2894 + (x21 >> 29);
    let o5 = x22 & 0x1fff_ffff;
    let x23 = (x6 & 0x1fff_ffff) + x16 * 0x1058_eec4 + (x22 >> 29);
    let o6 = x23 & 0x1fff_ffff;
    let o7 = (x7 & 0x1fff_ffff) + x16 * 0x10_66bb + (x23 >> 29);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

/// `out = -a (mod p)`
///
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
/// - gives `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
#[inline]
pub fn opp(a: &Element) -> Loose {
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
    ] = a.0;
    let x0 = 0x36b0_89e6 - a0;
    let x1 = 0x378c_2929 - a1 + (x0 >> 29);
    let x2 = 0x22c7_aa90 - a2 + (x1 >> 29);
    let x3 = 0x3309_ca36 - a3 + (x2 >> 29);
    let x4 = 0x26d2_042c - a4 + (x3 >> 29);
    let x5 = 0x3b49_aed5 - a5 + (x4 >> 29);
    let x6 = 0x3f4e_2275 - a6 + (x5 >> 29);
    let x7 = 0x3fdf_3287 - a7 + (x6 >> 29);
    let x8 = 0x3fff_fffe - a8 + (x7 >> 29);
    let o8 = x8 & 0x1fff_ffff;
    let x9 = 0x3fff_fffe - a9 + (x8 >> 29);
    let o9 = x9 & 0x1fff_ffff;
    let x10 = 0x3fff_fffe - a10 + (x9 >> 29);
    let o10 = x10 & 0x1fff_ffff;
    let x11 = 0x3fff_fffe - a11 + (x10 >> 29);
    let o11 = x11 & 0x1fff_ffff;
    let x12 = 0x3fff_fffe - a12 + (x11 >> 29);
    let o12 = x12 & 0x1fff_ffff;
    let x13 = 0x3fff_fffe - a13 + (x12 >> 29);
    let o13 = x13 & 0x1fff_ffff;
    let x14 = 0x3fff_fffe - a14 + (x13 >> 29);
    let o14 = x14 & 0x1fff_ffff;
    let x15 = 4094 - a15 + (x14 >> 29);
    let x16 = x15 >> 11;
    let o15 = x15 & 2047;
    let x17 = (x0 & 0x1fff_ffff) + x16 * 0x14a7_bb0d;
    let o0 = x17 & 0x1fff_ffff;
    let x18 = (x1 & 0x1fff_ffff) + x16 * 0x439_eb6a + (x17 >> 29);
    let o1 = x18 & 0x1fff_ffff;
    let x19 = (x2 & 0x1fff_ffff) + x16 * 0xe9c_2ab7 + (x18 >> 29);
    let o2 = x19 & 0x1fff_ffff;
    let x20 = (x3 & 0x1fff_ffff) + x16 * 0x67b_1ae4 + (x19 >> 29);
    let o3 = x20 & 0x1fff_ffff;
    let x21 = (x4 & 0x1fff_ffff) + x16 * 0x1c96_fde9 + (x20 >> 29);
    let o4 = x21 & 0x1fff_ffff;
    let x22 = (x5 & 0x1fff_ffff) + x16 * 0x125b_2894 + (x21 >> 29);
    let o5 = x22 & 0x1fff_ffff;
    let x23 = (x6 & 0x1fff_ffff) + x16 * 0x1058_eec4 + (x22 >> 29);
    let o6 = x23 & 0x1fff_ffff;
    let o7 = (x7 & 0x1fff_ffff) + x16 * 0x10_66bb + (x23 >> 29);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

/// `R * out = a * b (mod p)`
///
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
/// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
/// - gives `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
#[inline]
pub fn mul(a: &Loose, b: &Loose) -> Element {
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
    ] = b.0;
    let r0 = m(a0, b0);
    let r1 = m(a0, b1) + m(a1, b0);
    let r2 = m(a0, b2) + m(a1, b1) + m(a2, b0);
    let r3 = m(a0, b3) + m(a1, b2) + m(a2, b1) + m(a3, b0);
    let r4 = m(a0, b4) + m(a1, b3) + m(a2, b2) + m(a3, b1) + m(a4, b0);
    let r5 = m(a0, b5) + m(a1, b4) + m(a2, b3) + m(a3, b2) + m(a4, b1) + m(a5, b0);
    let r6 = m(a0, b6) + m(a1, b5) + m(a2, b4) + m(a3, b3) + m(a4, b2) + m(a5, b1) + m(a6, b0);
    let r7 = m(a0, b7)
        + m(a1, b6)
        + m(a2, b5)
        + m(a3, b4)
        + m(a4, b3)
        + m(a5, b2)
        + m(a6, b1)
        + m(a7, b0);
    let r8 = m(a1, b7) + m(a2, b6) + m(a3, b5) + m(a4, b4) + m(a5, b3) + m(a6, b2) + m(a7, b1);
    let r9 = m(a2, b7) + m(a3, b6) + m(a4, b5) + m(a5, b4) + m(a6, b3) + m(a7, b2);
    let r10 = m(a3, b7) + m(a4, b6) + m(a5, b5) + m(a6, b4) + m(a7, b3);
    let r11 = m(a4, b7) + m(a5, b6) + m(a6, b5) + m(a7, b4);
    let r12 = m(a5, b7) + m(a6, b6) + m(a7, b5);
    let r13 = m(a6, b7) + m(a7, b6);
    let r14 = m(a7, b7);
    let r15 = m(a8, b8);
    let r16 = m(a8, b9) + m(a9, b8);
    let r17 = m(a8, b10) + m(a9, b9) + m(a10, b8);
    let r18 = m(a8, b11) + m(a9, b10) + m(a10, b9) + m(a11, b8);
    let r19 = m(a8, b12) + m(a9, b11) + m(a10, b10) + m(a11, b9) + m(a12, b8);
    let r20 = m(a8, b13) + m(a9, b12) + m(a10, b11) + m(a11, b10) + m(a12, b9) + m(a13, b8);
    let r21 = m(a8, b14)
        + m(a9, b13)
        + m(a10, b12)
        + m(a11, b11)
        + m(a12, b10)
        + m(a13, b9)
        + m(a14, b8);
    let r22 = m(a8, b15)
        + m(a9, b14)
        + m(a10, b13)
        + m(a11, b12)
        + m(a12, b11)
        + m(a13, b10)
        + m(a14, b9)
        + m(a15, b8);
    let r23 = m(a9, b15)
        + m(a10, b14)
        + m(a11, b13)
        + m(a12, b12)
        + m(a13, b11)
        + m(a14, b10)
        + m(a15, b9);
    let r24 = m(a10, b15) + m(a11, b14) + m(a12, b13) + m(a13, b12) + m(a14, b11) + m(a15, b10);
    let r25 = m(a11, b15) + m(a12, b14) + m(a13, b13) + m(a14, b12) + m(a15, b11);
    let r26 = m(a12, b15) + m(a13, b14) + m(a14, b13) + m(a15, b12);
    let r27 = m(a13, b15) + m(a14, b14) + m(a15, b13);
    let r28 = m(a14, b15) + m(a15, b14);
    let r29 = m(a15, b15);
    let x0 = a0 as i32 - a8 as i32;
    let x1 = a1 as i32 - a9 as i32;
    let x2 = a2 as i32 - a10 as i32;
    let x3 = a3 as i32 - a11 as i32;
    let x4 = a4 as i32 - a12 as i32;
    let x5 = a5 as i32 - a13 as i32;
    let x6 = a6 as i32 - a14 as i32;
    let x7 = a7 as i32 - a15 as i32;
    let x8 = b8 as i32 - b0 as i32;
    let x9 = b9 as i32 - b1 as i32;
    let x10 = b10 as i32 - b2 as i32;
    let x11 = b11 as i32 - b3 as i32;
    let x12 = b12 as i32 - b4 as i32;
    let x13 = b13 as i32 - b5 as i32;
    let x14 = b14 as i32 - b6 as i32;
    let x15 = b15 as i32 - b7 as i32;
    let r30 = r0 + r15;
    let r31 = r1 + r16;
    let r32 = r2 + r17;
    let r33 = r3 + r18;
    let r34 = r4 + r19;
    let r35 = r5 + r20;
    let r36 = r6 + r21;
    let r37 = r7 + r22;
    let r38 = r8 + r23;
    let r39 = r9 + r24;
    let r40 = r10 + r25;
    let r41 = r11 + r26;
    let r42 = r12 + r27;
    let r43 = r13 + r28;
    let r44 = r14 + r29;
    let x16 = r0 as u32;
    let x17 = x16.wrapping_mul(0xe91_8bc5);
    let x18 = x17 & 0x1fff_ffff;
    let r45 = r0 + m(x18, 0xb58_44f3);
    let x19 = (r45 >> 29) as u32;
    let r46 = r1 + x19 as u64 + m(x18, 0x1bc6_1495);
    let x20 = r46 as u32;
    let x21 = x20.wrapping_mul(0xe91_8bc5);
    let x22 = x21 & 0x1fff_ffff;
    let r47 = r46 + m(x22, 0xb58_44f3);
    let x23 = (r47 >> 29) as u32;
    let r48 = r2 + x23 as u64 + (m(x18, 0x1163_d548) + m(x22, 0x1bc6_1495));
    let x24 = r48 as u32;
    let x25 = x24.wrapping_mul(0xe91_8bc5);
    let x26 = x25 & 0x1fff_ffff;
    let r49 = r48 + m(x26, 0xb58_44f3);
    let x27 = (r49 >> 29) as u32;
    let r50 = r3 + x27 as u64 + (m(x18, 0x1984_e51b) + m(x22, 0x1163_d548) + m(x26, 0x1bc6_1495));
    let x28 = r50 as u32;
    let x29 = x28.wrapping_mul(0xe91_8bc5);
    let x30 = x29 & 0x1fff_ffff;
    let r51 = r50 + m(x30, 0xb58_44f3);
    let x31 = (r51 >> 29) as u32;
    let r52 = r4
        + x31 as u64
        + (m(x18, 0x369_0216) + m(x22, 0x1984_e51b) + m(x26, 0x1163_d548) + m(x30, 0x1bc6_1495));
    let x32 = r52 as u32;
    let x33 = x32.wrapping_mul(0xe91_8bc5);
    let x34 = x33 & 0x1fff_ffff;
    let r53 = r52 + m(x34, 0xb58_44f3);
    let x35 = (r53 >> 29) as u32;
    let r54 = r5
        + x35 as u64
        + (m(x18, 0xda4_d76b) + m(x22, 0x369_0216) + m(x26, 0x1984_e51b) + m(x30, 0x1163_d548) + m(x34, 0x1bc6_1495));
    let x36 = r54 as u32;
    let x37 = x36.wrapping_mul(0xe91_8bc5);
    let x38 = x37 & 0x1fff_ffff;
    let r55 = r54 + m(x38, 0xb58_44f3);
    let r56 = r6
        + (r55 >> 29)
        + (m(x18, 0xfa7_113b) + m(x22, 0xda4_d76b) + m(x26, 0x369_0216) + m(x30, 0x1984_e51b) + m(x34, 0x1163_d548) + m(x38, 0x1bc6_1495));
    let x39 = r56 as u32;
    let x40 = x39.wrapping_mul(0xe91_8bc5);
    let x41 = x40 & 0x1fff_ffff;
    let r57 = r56 + m(x41, 0xb58_44f3);
    let r58 = r7
        + (r57 >> 29)
        + (m(x18, 0x1fef_9944) + m(x22, 0xfa7_113b) + m(x26, 0xda4_d76b) + m(x30, 0x369_0216) + m(x34, 0x1984_e51b) + m(x38, 0x1163_d548) + m(x41, 0x1bc6_1495));
    let x42 = r58 as u32;
    let x43 = x42.wrapping_mul(0xe91_8bc5);
    let x44 = x43 & 0x1fff_ffff;
    let r59 = r58 + m(x44, 0xb58_44f3);
    let r60 = r59 >> 29;
    let r61 = m(x18, 0x1fff_ffff);
    let r62 = r61
        + m(x22, 0x1fef_9944)
        + m(x26, 0xfa7_113b)
        + m(x30, 0xda4_d76b)
        + m(x34, 0x369_0216)
        + m(x38, 0x1984_e51b)
        + m(x41, 0x1163_d548)
        + m(x44, 0x1bc6_1495);
    let r63 = r30 as i64 + x0 as i64 * x8 as i64 + r8 as i64 + r60 as i64 + r62 as i64;
    let x45 = r63 as u32;
    let x46 = x45.wrapping_mul(0xe91_8bc5);
    let x47 = x46 & 0x1fff_ffff;
    let r64 = m(x47, 0xb58_44f3);
    let r65 = r63 + r64 as i64;
    let r66 = (r65 >> 29) as u64;
    let r67 = m(x22, 0x1fff_ffff);
    let r68 = r61 + r67;
    let r69 = r68
        + m(x26, 0x1fef_9944)
        + m(x30, 0xfa7_113b)
        + m(x34, 0xda4_d76b)
        + m(x38, 0x369_0216)
        + m(x41, 0x1984_e51b)
        + m(x44, 0x1163_d548)
        + m(x47, 0x1bc6_1495);
    let r70 = x0 as i64 * x9 as i64
        + x1 as i64 * x8 as i64
        + r31 as i64
        + r9 as i64
        + r66 as i64
        + r69 as i64;
    let x48 = r70 as u32;
    let x49 = x48.wrapping_mul(0xe91_8bc5);
    let x50 = x49 & 0x1fff_ffff;
    let r71 = m(x50, 0xb58_44f3);
    let r72 = r70 + r71 as i64;
    let r73 = (r72 >> 29) as u64;
    let r74 = m(x26, 0x1fff_ffff);
    let r75 = r68 + r74;
    let r76 = r75
        + m(x30, 0x1fef_9944)
        + m(x34, 0xfa7_113b)
        + m(x38, 0xda4_d76b)
        + m(x41, 0x369_0216)
        + m(x44, 0x1984_e51b)
        + m(x47, 0x1163_d548)
        + m(x50, 0x1bc6_1495);
    let r77 = x0 as i64 * x10 as i64
        + x1 as i64 * x9 as i64
        + x2 as i64 * x8 as i64
        + r32 as i64
        + r10 as i64
        + r73 as i64
        + r76 as i64;
    let x51 = r77 as u32;
    let x52 = x51.wrapping_mul(0xe91_8bc5);
    let x53 = x52 & 0x1fff_ffff;
    let r78 = m(x53, 0xb58_44f3);
    let r79 = r77 + r78 as i64;
    let r80 = (r79 >> 29) as u64;
    let r81 = m(x30, 0x1fff_ffff);
    let r82 = r75 + r81;
    let r83 = r82
        + m(x34, 0x1fef_9944)
        + m(x38, 0xfa7_113b)
        + m(x41, 0xda4_d76b)
        + m(x44, 0x369_0216)
        + m(x47, 0x1984_e51b)
        + m(x50, 0x1163_d548)
        + m(x53, 0x1bc6_1495);
    let r84 = x0 as i64 * x11 as i64
        + x1 as i64 * x10 as i64
        + x2 as i64 * x9 as i64
        + x3 as i64 * x8 as i64
        + r33 as i64
        + r11 as i64
        + r80 as i64
        + r83 as i64;
    let x54 = r84 as u32;
    let x55 = x54.wrapping_mul(0xe91_8bc5);
    let x56 = x55 & 0x1fff_ffff;
    let r85 = m(x56, 0xb58_44f3);
    let r86 = r84 + r85 as i64;
    let r87 = (r86 >> 29) as u64;
    let r88 = m(x34, 0x1fff_ffff);
    let r89 = r82 + r88;
    let r90 = r89
        + m(x38, 0x1fef_9944)
        + m(x41, 0xfa7_113b)
        + m(x44, 0xda4_d76b)
        + m(x47, 0x369_0216)
        + m(x50, 0x1984_e51b)
        + m(x53, 0x1163_d548)
        + m(x56, 0x1bc6_1495);
    let r91 = x0 as i64 * x12 as i64
        + x1 as i64 * x11 as i64
        + x2 as i64 * x10 as i64
        + x3 as i64 * x9 as i64
        + x4 as i64 * x8 as i64
        + r34 as i64
        + r12 as i64
        + r87 as i64
        + r90 as i64;
    let x57 = r91 as u32;
    let x58 = x57.wrapping_mul(0xe91_8bc5);
    let x59 = x58 & 0x1fff_ffff;
    let r92 = m(x59, 0xb58_44f3);
    let r93 = r91 + r92 as i64;
    let r94 = (r93 >> 29) as u64;
    let r95 = m(x38, 0x1fff_ffff);
    let r96 = r89 + r95;
    let r97 = r96
        + m(x41, 0x1fef_9944)
        + m(x44, 0xfa7_113b)
        + m(x47, 0xda4_d76b)
        + m(x50, 0x369_0216)
        + m(x53, 0x1984_e51b)
        + m(x56, 0x1163_d548)
        + m(x59, 0x1bc6_1495);
    let r98 = x0 as i64 * x13 as i64
        + x1 as i64 * x12 as i64
        + x2 as i64 * x11 as i64
        + x3 as i64 * x10 as i64
        + x4 as i64 * x9 as i64
        + x5 as i64 * x8 as i64
        + r35 as i64
        + r13 as i64
        + r94 as i64
        + r97 as i64;
    let x60 = r98 as u32;
    let x61 = x60.wrapping_mul(0xe91_8bc5);
    let x62 = x61 & 0x1fff_ffff;
    let r99 = m(x62, 0xb58_44f3);
    let r100 = r98 + r99 as i64;
    let r101 = (r100 >> 29) as u64;
    let r102 = m(x41, 0x1fff_ffff);
    let r103 = r96
        + r102
        + m(x44, 0x1fef_9944)
        + m(x47, 0xfa7_113b)
        + m(x50, 0xda4_d76b)
        + m(x53, 0x369_0216)
        + m(x56, 0x1984_e51b)
        + m(x59, 0x1163_d548)
        + m(x62, 0x1bc6_1495);
    let r104 = x0 as i64 * x14 as i64
        + x1 as i64 * x13 as i64
        + x2 as i64 * x12 as i64
        + x3 as i64 * x11 as i64
        + x4 as i64 * x10 as i64
        + x5 as i64 * x9 as i64
        + x6 as i64 * x8 as i64
        + r36 as i64
        + r14 as i64
        + r101 as i64
        + r103 as i64;
    let x63 = r104 as u32;
    let x64 = x63.wrapping_mul(0xe91_8bc5);
    let x65 = x64 & 0x1fff_ffff;
    let r105 = m(x65, 0xb58_44f3);
    let r106 = r104 + r105 as i64;
    let r107 = (r106 >> 29) as u64;
    let r108 = m(x44, 0x1fff_ffff);
    let r109 = m(x18, 2047)
        + r67
        + r74
        + r81
        + r88
        + r95
        + r102
        + r108
        + m(x47, 0x1fef_9944)
        + m(x50, 0xfa7_113b)
        + m(x53, 0xda4_d76b)
        + m(x56, 0x369_0216)
        + m(x59, 0x1984_e51b)
        + m(x62, 0x1163_d548)
        + m(x65, 0x1bc6_1495);
    let r110 = x0 as i64 * x15 as i64
        + x1 as i64 * x14 as i64
        + x2 as i64 * x13 as i64
        + x3 as i64 * x12 as i64
        + x4 as i64 * x11 as i64
        + x5 as i64 * x10 as i64
        + x6 as i64 * x9 as i64
        + x7 as i64 * x8 as i64
        + r37 as i64
        + r107 as i64
        + r109 as i64;
    let x66 = r110 as u32;
    let x67 = x66.wrapping_mul(0xe91_8bc5);
    let x68 = x67 & 0x1fff_ffff;
    let r111 = m(x68, 0xb58_44f3);
    let r112 = r110 + r111 as i64;
    let r113 = (r112 >> 29) as u64;
    let r114 = m(x47, 0x1fff_ffff);
    let r115 = m(x22, 2047)
        + r74
        + r81
        + r88
        + r95
        + r102
        + r108
        + r114
        + m(x50, 0x1fef_9944)
        + m(x53, 0xfa7_113b)
        + m(x56, 0xda4_d76b)
        + m(x59, 0x369_0216)
        + m(x62, 0x1984_e51b)
        + m(x65, 0x1163_d548)
        + m(x68, 0x1bc6_1495);
    let r116 = x1 as i64 * x15 as i64
        + x2 as i64 * x14 as i64
        + x3 as i64 * x13 as i64
        + x4 as i64 * x12 as i64
        + x5 as i64 * x11 as i64
        + x6 as i64 * x10 as i64
        + x7 as i64 * x9 as i64
        + r38 as i64
        + r15 as i64
        + r113 as i64
        + r115 as i64;
    let r117 = (r116 >> 29) as u64;
    let o0 = r116 as u32 & 0x1fff_ffff;
    let r118 = m(x50, 0x1fff_ffff);
    let r119 = m(x26, 2047)
        + r81
        + r88
        + r95
        + r102
        + r108
        + r114
        + r118
        + m(x53, 0x1fef_9944)
        + m(x56, 0xfa7_113b)
        + m(x59, 0xda4_d76b)
        + m(x62, 0x369_0216)
        + m(x65, 0x1984_e51b)
        + m(x68, 0x1163_d548);
    let r120 = x2 as i64 * x15 as i64
        + x3 as i64 * x14 as i64
        + x4 as i64 * x13 as i64
        + x5 as i64 * x12 as i64
        + x6 as i64 * x11 as i64
        + x7 as i64 * x10 as i64
        + r39 as i64
        + r16 as i64
        + r117 as i64
        + r119 as i64;
    let r121 = (r120 >> 29) as u64;
    let o1 = r120 as u32 & 0x1fff_ffff;
    let r122 = m(x53, 0x1fff_ffff);
    let r123 = m(x30, 2047)
        + r88
        + r95
        + r102
        + r108
        + r114
        + r118
        + r122
        + m(x56, 0x1fef_9944)
        + m(x59, 0xfa7_113b)
        + m(x62, 0xda4_d76b)
        + m(x65, 0x369_0216)
        + m(x68, 0x1984_e51b);
    let r124 = x3 as i64 * x15 as i64
        + x4 as i64 * x14 as i64
        + x5 as i64 * x13 as i64
        + x6 as i64 * x12 as i64
        + x7 as i64 * x11 as i64
        + r40 as i64
        + r17 as i64
        + r121 as i64
        + r123 as i64;
    let r125 = (r124 >> 29) as u64;
    let o2 = r124 as u32 & 0x1fff_ffff;
    let r126 = m(x56, 0x1fff_ffff);
    let r127 = m(x34, 2047)
        + r95
        + r102
        + r108
        + r114
        + r118
        + r122
        + r126
        + m(x59, 0x1fef_9944)
        + m(x62, 0xfa7_113b)
        + m(x65, 0xda4_d76b)
        + m(x68, 0x369_0216);
    let r128 = x4 as i64 * x15 as i64
        + x5 as i64 * x14 as i64
        + x6 as i64 * x13 as i64
        + x7 as i64 * x12 as i64
        + r41 as i64
        + r18 as i64
        + r125 as i64
        + r127 as i64;
    let r129 = (r128 >> 29) as u64;
    let o3 = r128 as u32 & 0x1fff_ffff;
    let r130 = m(x59, 0x1fff_ffff);
    let r131 = m(x38, 2047)
        + r102
        + r108
        + r114
        + r118
        + r122
        + r126
        + r130
        + m(x62, 0x1fef_9944)
        + m(x65, 0xfa7_113b)
        + m(x68, 0xda4_d76b);
    let r132 = x5 as i64 * x15 as i64
        + x6 as i64 * x14 as i64
        + x7 as i64 * x13 as i64
        + r42 as i64
        + r19 as i64
        + r129 as i64
        + r131 as i64;
    let r133 = (r132 >> 29) as u64;
    let o4 = r132 as u32 & 0x1fff_ffff;
    let r134 = m(x62, 0x1fff_ffff);
    let r135 = m(x41, 2047)
        + r108
        + r114
        + r118
        + r122
        + r126
        + r130
        + r134
        + m(x65, 0x1fef_9944)
        + m(x68, 0xfa7_113b);
    let r136 = x6 as i64 * x15 as i64
        + x7 as i64 * x14 as i64
        + r43 as i64
        + r20 as i64
        + r133 as i64
        + r135 as i64;
    let r137 = (r136 >> 29) as u64;
    let o5 = r136 as u32 & 0x1fff_ffff;
    let r138 = m(x65, 0x1fff_ffff);
    let r139 = m(x44, 2047) + r114 + r118 + r122 + r126 + r130 + r134 + r138 + m(x68, 0x1fef_9944);
    let r140 = r44 as i64 + x7 as i64 * x15 as i64 + r21 as i64 + r137 as i64 + r139 as i64;
    let o6 = r140 as u32 & 0x1fff_ffff;
    let r141 = m(x68, 0x1fff_ffff);
    let r142 = r22
        + (r140 >> 29) as u64
        + (m(x47, 2047) + r118 + r122 + r126 + r130 + r134 + r138 + r141);
    let o7 = r142 as u32 & 0x1fff_ffff;
    let r143 = r23 + (r142 >> 29) + (m(x50, 2047) + r122 + r126 + r130 + r134 + r138 + r141);
    let o8 = r143 as u32 & 0x1fff_ffff;
    let r144 = r24 + (r143 >> 29) + (m(x53, 2047) + r126 + r130 + r134 + r138 + r141);
    let o9 = r144 as u32 & 0x1fff_ffff;
    let r145 = r25 + (r144 >> 29) + (m(x56, 2047) + r130 + r134 + r138 + r141);
    let x69 = (r145 >> 29) as u32;
    let o10 = r145 as u32 & 0x1fff_ffff;
    let r146 = r26 + x69 as u64 + (m(x59, 2047) + r134 + r138 + r141);
    let x70 = (r146 >> 29) as u32;
    let o11 = r146 as u32 & 0x1fff_ffff;
    let r147 = r27 + x70 as u64 + (m(x62, 2047) + r138 + r141);
    let x71 = (r147 >> 29) as u32;
    let o12 = r147 as u32 & 0x1fff_ffff;
    let r148 = r28 + x71 as u64 + (m(x65, 2047) + r141);
    let x72 = (r148 >> 29) as u32;
    let o13 = r148 as u32 & 0x1fff_ffff;
    let r149 = r29 + x72 as u64 + m(x68, 2047);
    let o15 = (r149 >> 29) as u32;
    let o14 = r149 as u32 & 0x1fff_ffff;
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

/// `R * out = a^2 (mod p)`
///
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
/// - gives `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
#[inline]
pub fn square(a: &Loose) -> Element {
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
    ] = a.0;
    let r0 = m(a0, a0);
    let a0_2 = a0 << 1;
    let r1 = m(a0_2, a1);
    let r2 = m(a0_2, a2) + m(a1, a1);
    let a1_2 = a1 << 1;
    let r3 = m(a0_2, a3) + m(a1_2, a2);
    let r4 = m(a0_2, a4) + m(a1_2, a3) + m(a2, a2);
    let a2_2 = a2 << 1;
    let r5 = m(a0_2, a5) + m(a1_2, a4) + m(a2_2, a3);
    let r6 = m(a0_2, a6) + m(a1_2, a5) + m(a2_2, a4) + m(a3, a3);
    let a3_2 = a3 << 1;
    let r7 = m(a0_2, a7) + m(a1_2, a6) + m(a2_2, a5) + m(a3_2, a4);
    let r8 = m(a1_2, a7) + m(a2_2, a6) + m(a3_2, a5) + m(a4, a4);
    let a4_2 = a4 << 1;
    let r9 = m(a2_2, a7) + m(a3_2, a6) + m(a4_2, a5);
    let r10 = m(a3_2, a7) + m(a4_2, a6) + m(a5, a5);
    let a5_2 = a5 << 1;
    let r11 = m(a4_2, a7) + m(a5_2, a6);
    let r12 = m(a5_2, a7) + m(a6, a6);
    let a6_2 = a6 << 1;
    let r13 = m(a6_2, a7);
    let r14 = m(a7, a7);
    let r15 = m(a8, a8);
    let a8_2 = a8 << 1;
    let r16 = m(a8_2, a9);
    let r17 = m(a8_2, a10) + m(a9, a9);
    let a9_2 = a9 << 1;
    let r18 = m(a8_2, a11) + m(a9_2, a10);
    let r19 = m(a8_2, a12) + m(a9_2, a11) + m(a10, a10);
    let a10_2 = a10 << 1;
    let r20 = m(a8_2, a13) + m(a9_2, a12) + m(a10_2, a11);
    let r21 = m(a8_2, a14) + m(a9_2, a13) + m(a10_2, a12) + m(a11, a11);
    let a11_2 = a11 << 1;
    let r22 = m(a8_2, a15) + m(a9_2, a14) + m(a10_2, a13) + m(a11_2, a12);
    let r23 = m(a9_2, a15) + m(a10_2, a14) + m(a11_2, a13) + m(a12, a12);
    let a12_2 = a12 << 1;
    let r24 = m(a10_2, a15) + m(a11_2, a14) + m(a12_2, a13);
    let r25 = m(a11_2, a15) + m(a12_2, a14) + m(a13, a13);
    let a13_2 = a13 << 1;
    let r26 = m(a12_2, a15) + m(a13_2, a14);
    let r27 = m(a13_2, a15) + m(a14, a14);
    let a14_2 = a14 << 1;
    let r28 = m(a14_2, a15);
    let r29 = m(a15, a15);
    let x0 = a0 as i32 - a8 as i32;
    let x1 = a1 as i32 - a9 as i32;
    let x2 = a2 as i32 - a10 as i32;
    let x3 = a3 as i32 - a11 as i32;
    let x4 = a4 as i32 - a12 as i32;
    let x5 = a5 as i32 - a13 as i32;
    let x6 = a6 as i32 - a14 as i32;
    let x7 = a7 as i32 - a15 as i32;
    let x8 = x0 << 1;
    let r30 = x8 as i64 * x2 as i64 + x1 as i64 * x1 as i64;
    let x9 = x1 << 1;
    let r31 = x8 as i64 * x3 as i64 + x9 as i64 * x2 as i64;
    let r32 = x8 as i64 * x4 as i64 + x9 as i64 * x3 as i64 + x2 as i64 * x2 as i64;
    let x10 = x2 << 1;
    let r33 = x8 as i64 * x5 as i64 + x9 as i64 * x4 as i64 + x10 as i64 * x3 as i64;
    let r34 = x8 as i64 * x6 as i64
        + x9 as i64 * x5 as i64
        + x10 as i64 * x4 as i64
        + x3 as i64 * x3 as i64;
    let x11 = x3 << 1;
    let r35 = x8 as i64 * x7 as i64
        + x9 as i64 * x6 as i64
        + x10 as i64 * x5 as i64
        + x11 as i64 * x4 as i64;
    let r36 = x9 as i64 * x7 as i64
        + x10 as i64 * x6 as i64
        + x11 as i64 * x5 as i64
        + x4 as i64 * x4 as i64;
    let x12 = x4 << 1;
    let r37 = x10 as i64 * x7 as i64 + x11 as i64 * x6 as i64 + x12 as i64 * x5 as i64;
    let r38 = x11 as i64 * x7 as i64 + x12 as i64 * x6 as i64 + x5 as i64 * x5 as i64;
    let x13 = x5 << 1;
    let r39 = x12 as i64 * x7 as i64 + x13 as i64 * x6 as i64;
    let r40 = x13 as i64 * x7 as i64 + x6 as i64 * x6 as i64;
    let x14 = x6 << 1;
    let r41 = r0 + r15;
    let r42 = r1 + r16;
    let r43 = r2 + r17;
    let r44 = r3 + r18;
    let r45 = r4 + r19;
    let r46 = r5 + r20;
    let r47 = r6 + r21;
    let r48 = r7 + r22;
    let r49 = r8 + r23;
    let r50 = r9 + r24;
    let r51 = r10 + r25;
    let r52 = r11 + r26;
    let r53 = r12 + r27;
    let r54 = r13 + r28;
    let r55 = r14 + r29;
    let x15 = r0 as u32;
    let x16 = x15.wrapping_mul(0xe91_8bc5);
    let x17 = x16 & 0x1fff_ffff;
    let r56 = r0 + m(x17, 0xb58_44f3);
    let x18 = (r56 >> 29) as u32;
    let r57 = r1 + x18 as u64 + m(x17, 0x1bc6_1495);
    let x19 = r57 as u32;
    let x20 = x19.wrapping_mul(0xe91_8bc5);
    let x21 = x20 & 0x1fff_ffff;
    let r58 = r57 + m(x21, 0xb58_44f3);
    let x22 = (r58 >> 29) as u32;
    let r59 = r2 + x22 as u64 + (m(x17, 0x1163_d548) + m(x21, 0x1bc6_1495));
    let x23 = r59 as u32;
    let x24 = x23.wrapping_mul(0xe91_8bc5);
    let x25 = x24 & 0x1fff_ffff;
    let r60 = r59 + m(x25, 0xb58_44f3);
    let x26 = (r60 >> 29) as u32;
    let r61 = r3 + x26 as u64 + (m(x17, 0x1984_e51b) + m(x21, 0x1163_d548) + m(x25, 0x1bc6_1495));
    let x27 = r61 as u32;
    let x28 = x27.wrapping_mul(0xe91_8bc5);
    let x29 = x28 & 0x1fff_ffff;
    let r62 = r61 + m(x29, 0xb58_44f3);
    let x30 = (r62 >> 29) as u32;
    let r63 = r4
        + x30 as u64
        + (m(x17, 0x369_0216) + m(x21, 0x1984_e51b) + m(x25, 0x1163_d548) + m(x29, 0x1bc6_1495));
    let x31 = r63 as u32;
    let x32 = x31.wrapping_mul(0xe91_8bc5);
    let x33 = x32 & 0x1fff_ffff;
    let r64 = r63 + m(x33, 0xb58_44f3);
    let x34 = (r64 >> 29) as u32;
    let r65 = r5
        + x34 as u64
        + (m(x17, 0xda4_d76b) + m(x21, 0x369_0216) + m(x25, 0x1984_e51b) + m(x29, 0x1163_d548) + m(x33, 0x1bc6_1495));
    let x35 = r65 as u32;
    let x36 = x35.wrapping_mul(0xe91_8bc5);
    let x37 = x36 & 0x1fff_ffff;
    let r66 = r65 + m(x37, 0xb58_44f3);
    let r67 = r6
        + (r66 >> 29)
        + (m(x17, 0xfa7_113b) + m(x21, 0xda4_d76b) + m(x25, 0x369_0216) + m(x29, 0x1984_e51b) + m(x33, 0x1163_d548) + m(x37, 0x1bc6_1495));
    let x38 = r67 as u32;
    let x39 = x38.wrapping_mul(0xe91_8bc5);
    let x40 = x39 & 0x1fff_ffff;
    let r68 = r67 + m(x40, 0xb58_44f3);
    let r69 = r7
        + (r68 >> 29)
        + (m(x17, 0x1fef_9944) + m(x21, 0xfa7_113b) + m(x25, 0xda4_d76b) + m(x29, 0x369_0216) + m(x33, 0x1984_e51b) + m(x37, 0x1163_d548) + m(x40, 0x1bc6_1495));
    let x41 = r69 as u32;
    let x42 = x41.wrapping_mul(0xe91_8bc5);
    let x43 = x42 & 0x1fff_ffff;
    let r70 = r69 + m(x43, 0xb58_44f3);
    let r71 = r70 >> 29;
    let r72 = m(x17, 0x1fff_ffff);
    let r73 = r72
        + m(x21, 0x1fef_9944)
        + m(x25, 0xfa7_113b)
        + m(x29, 0xda4_d76b)
        + m(x33, 0x369_0216)
        + m(x37, 0x1984_e51b)
        + m(x40, 0x1163_d548)
        + m(x43, 0x1bc6_1495);
    let r74 = r41 as i64 - x0 as i64 * x0 as i64 + r8 as i64 + r71 as i64 + r73 as i64;
    let x44 = r74 as u32;
    let x45 = x44.wrapping_mul(0xe91_8bc5);
    let x46 = x45 & 0x1fff_ffff;
    let r75 = m(x46, 0xb58_44f3);
    let r76 = r74 + r75 as i64;
    let r77 = (r76 >> 29) as u64;
    let r78 = m(x21, 0x1fff_ffff);
    let r79 = r72 + r78;
    let r80 = r79
        + m(x25, 0x1fef_9944)
        + m(x29, 0xfa7_113b)
        + m(x33, 0xda4_d76b)
        + m(x37, 0x369_0216)
        + m(x40, 0x1984_e51b)
        + m(x43, 0x1163_d548)
        + m(x46, 0x1bc6_1495);
    let r81 = r42 as i64 - x8 as i64 * x1 as i64 + r9 as i64 + r77 as i64 + r80 as i64;
    let x47 = r81 as u32;
    let x48 = x47.wrapping_mul(0xe91_8bc5);
    let x49 = x48 & 0x1fff_ffff;
    let r82 = m(x49, 0xb58_44f3);
    let r83 = r81 + r82 as i64;
    let r84 = (r83 >> 29) as u64;
    let r85 = m(x25, 0x1fff_ffff);
    let r86 = r79 + r85;
    let r87 = r86
        + m(x29, 0x1fef_9944)
        + m(x33, 0xfa7_113b)
        + m(x37, 0xda4_d76b)
        + m(x40, 0x369_0216)
        + m(x43, 0x1984_e51b)
        + m(x46, 0x1163_d548)
        + m(x49, 0x1bc6_1495);
    let r88 = r43 as i64 - r30 + r10 as i64 + r84 as i64 + r87 as i64;
    let x50 = r88 as u32;
    let x51 = x50.wrapping_mul(0xe91_8bc5);
    let x52 = x51 & 0x1fff_ffff;
    let r89 = m(x52, 0xb58_44f3);
    let r90 = r88 + r89 as i64;
    let r91 = (r90 >> 29) as u64;
    let r92 = m(x29, 0x1fff_ffff);
    let r93 = r86 + r92;
    let r94 = r93
        + m(x33, 0x1fef_9944)
        + m(x37, 0xfa7_113b)
        + m(x40, 0xda4_d76b)
        + m(x43, 0x369_0216)
        + m(x46, 0x1984_e51b)
        + m(x49, 0x1163_d548)
        + m(x52, 0x1bc6_1495);
    let r95 = r44 as i64 - r31 + r11 as i64 + r91 as i64 + r94 as i64;
    let x53 = r95 as u32;
    let x54 = x53.wrapping_mul(0xe91_8bc5);
    let x55 = x54 & 0x1fff_ffff;
    let r96 = m(x55, 0xb58_44f3);
    let r97 = r95 + r96 as i64;
    let r98 = (r97 >> 29) as u64;
    let r99 = m(x33, 0x1fff_ffff);
    let r100 = r93 + r99;
    let r101 = r100
        + m(x37, 0x1fef_9944)
        + m(x40, 0xfa7_113b)
        + m(x43, 0xda4_d76b)
        + m(x46, 0x369_0216)
        + m(x49, 0x1984_e51b)
        + m(x52, 0x1163_d548)
        + m(x55, 0x1bc6_1495);
    let r102 = r45 as i64 - r32 + r12 as i64 + r98 as i64 + r101 as i64;
    let x56 = r102 as u32;
    let x57 = x56.wrapping_mul(0xe91_8bc5);
    let x58 = x57 & 0x1fff_ffff;
    let r103 = m(x58, 0xb58_44f3);
    let r104 = r102 + r103 as i64;
    let r105 = (r104 >> 29) as u64;
    let r106 = m(x37, 0x1fff_ffff);
    let r107 = r100 + r106;
    let r108 = r107
        + m(x40, 0x1fef_9944)
        + m(x43, 0xfa7_113b)
        + m(x46, 0xda4_d76b)
        + m(x49, 0x369_0216)
        + m(x52, 0x1984_e51b)
        + m(x55, 0x1163_d548)
        + m(x58, 0x1bc6_1495);
    let r109 = r46 as i64 - r33 + r13 as i64 + r105 as i64 + r108 as i64;
    let x59 = r109 as u32;
    let x60 = x59.wrapping_mul(0xe91_8bc5);
    let x61 = x60 & 0x1fff_ffff;
    let r110 = m(x61, 0xb58_44f3);
    let r111 = r109 + r110 as i64;
    let r112 = (r111 >> 29) as u64;
    let r113 = m(x40, 0x1fff_ffff);
    let r114 = r107
        + r113
        + m(x43, 0x1fef_9944)
        + m(x46, 0xfa7_113b)
        + m(x49, 0xda4_d76b)
        + m(x52, 0x369_0216)
        + m(x55, 0x1984_e51b)
        + m(x58, 0x1163_d548)
        + m(x61, 0x1bc6_1495);
    let r115 = r47 as i64 - r34 + r14 as i64 + r112 as i64 + r114 as i64;
    let x62 = r115 as u32;
    let x63 = x62.wrapping_mul(0xe91_8bc5);
    let x64 = x63 & 0x1fff_ffff;
    let r116 = m(x64, 0xb58_44f3);
    let r117 = r115 + r116 as i64;
    let r118 = (r117 >> 29) as u64;
    let r119 = m(x43, 0x1fff_ffff);
    let r120 = m(x17, 2047)
        + r78
        + r85
        + r92
        + r99
        + r106
        + r113
        + r119
        + m(x46, 0x1fef_9944)
        + m(x49, 0xfa7_113b)
        + m(x52, 0xda4_d76b)
        + m(x55, 0x369_0216)
        + m(x58, 0x1984_e51b)
        + m(x61, 0x1163_d548)
        + m(x64, 0x1bc6_1495);
    let r121 = r48 as i64 - r35 + r118 as i64 + r120 as i64;
    let x65 = r121 as u32;
    let x66 = x65.wrapping_mul(0xe91_8bc5);
    let x67 = x66 & 0x1fff_ffff;
    let r122 = m(x67, 0xb58_44f3);
    let r123 = r121 + r122 as i64;
    let r124 = (r123 >> 29) as u64;
    let r125 = m(x46, 0x1fff_ffff);
    let r126 = m(x21, 2047)
        + r85
        + r92
        + r99
        + r106
        + r113
        + r119
        + r125
        + m(x49, 0x1fef_9944)
        + m(x52, 0xfa7_113b)
        + m(x55, 0xda4_d76b)
        + m(x58, 0x369_0216)
        + m(x61, 0x1984_e51b)
        + m(x64, 0x1163_d548)
        + m(x67, 0x1bc6_1495);
    let r127 = r49 as i64 - r36 + r15 as i64 + r124 as i64 + r126 as i64;
    let r128 = (r127 >> 29) as u64;
    let o0 = r127 as u32 & 0x1fff_ffff;
    let r129 = m(x49, 0x1fff_ffff);
    let r130 = m(x25, 2047)
        + r92
        + r99
        + r106
        + r113
        + r119
        + r125
        + r129
        + m(x52, 0x1fef_9944)
        + m(x55, 0xfa7_113b)
        + m(x58, 0xda4_d76b)
        + m(x61, 0x369_0216)
        + m(x64, 0x1984_e51b)
        + m(x67, 0x1163_d548);
    let r131 = r50 as i64 - r37 + r16 as i64 + r128 as i64 + r130 as i64;
    let r132 = (r131 >> 29) as u64;
    let o1 = r131 as u32 & 0x1fff_ffff;
    let r133 = m(x52, 0x1fff_ffff);
    let r134 = m(x29, 2047)
        + r99
        + r106
        + r113
        + r119
        + r125
        + r129
        + r133
        + m(x55, 0x1fef_9944)
        + m(x58, 0xfa7_113b)
        + m(x61, 0xda4_d76b)
        + m(x64, 0x369_0216)
        + m(x67, 0x1984_e51b);
    let r135 = r51 as i64 - r38 + r17 as i64 + r132 as i64 + r134 as i64;
    let r136 = (r135 >> 29) as u64;
    let o2 = r135 as u32 & 0x1fff_ffff;
    let r137 = m(x55, 0x1fff_ffff);
    let r138 = m(x33, 2047)
        + r106
        + r113
        + r119
        + r125
        + r129
        + r133
        + r137
        + m(x58, 0x1fef_9944)
        + m(x61, 0xfa7_113b)
        + m(x64, 0xda4_d76b)
        + m(x67, 0x369_0216);
    let r139 = r52 as i64 - r39 + r18 as i64 + r136 as i64 + r138 as i64;
    let r140 = (r139 >> 29) as u64;
    let o3 = r139 as u32 & 0x1fff_ffff;
    let r141 = m(x58, 0x1fff_ffff);
    let r142 = m(x37, 2047)
        + r113
        + r119
        + r125
        + r129
        + r133
        + r137
        + r141
        + m(x61, 0x1fef_9944)
        + m(x64, 0xfa7_113b)
        + m(x67, 0xda4_d76b);
    let r143 = r53 as i64 - r40 + r19 as i64 + r140 as i64 + r142 as i64;
    let r144 = (r143 >> 29) as u64;
    let o4 = r143 as u32 & 0x1fff_ffff;
    let r145 = m(x61, 0x1fff_ffff);
    let r146 = m(x40, 2047)
        + r119
        + r125
        + r129
        + r133
        + r137
        + r141
        + r145
        + m(x64, 0x1fef_9944)
        + m(x67, 0xfa7_113b);
    let r147 = r54 as i64 - x14 as i64 * x7 as i64 + r20 as i64 + r144 as i64 + r146 as i64;
    let r148 = (r147 >> 29) as u64;
    let o5 = r147 as u32 & 0x1fff_ffff;
    let r149 = m(x64, 0x1fff_ffff);
    let r150 = m(x43, 2047) + r125 + r129 + r133 + r137 + r141 + r145 + r149 + m(x67, 0x1fef_9944);
    let r151 = r55 as i64 - x7 as i64 * x7 as i64 + r21 as i64 + r148 as i64 + r150 as i64;
    let o6 = r151 as u32 & 0x1fff_ffff;
    let r152 = m(x67, 0x1fff_ffff);
    let r153 = r22
        + (r151 >> 29) as u64
        + (m(x46, 2047) + r129 + r133 + r137 + r141 + r145 + r149 + r152);
    let o7 = r153 as u32 & 0x1fff_ffff;
    let r154 = r23 + (r153 >> 29) + (m(x49, 2047) + r133 + r137 + r141 + r145 + r149 + r152);
    let o8 = r154 as u32 & 0x1fff_ffff;
    let r155 = r24 + (r154 >> 29) + (m(x52, 2047) + r137 + r141 + r145 + r149 + r152);
    let o9 = r155 as u32 & 0x1fff_ffff;
    let r156 = r25 + (r155 >> 29) + (m(x55, 2047) + r141 + r145 + r149 + r152);
    let x68 = (r156 >> 29) as u32;
    let o10 = r156 as u32 & 0x1fff_ffff;
    let r157 = r26 + x68 as u64 + (m(x58, 2047) + r145 + r149 + r152);
    let x69 = (r157 >> 29) as u32;
    let o11 = r157 as u32 & 0x1fff_ffff;
    let r158 = r27 + x69 as u64 + (m(x61, 2047) + r149 + r152);
    let x70 = (r158 >> 29) as u32;
    let o12 = r158 as u32 & 0x1fff_ffff;
    let r159 = r28 + x70 as u64 + (m(x64, 2047) + r152);
    let x71 = (r159 >> 29) as u32;
    let o13 = r159 as u32 & 0x1fff_ffff;
    let r160 = r29 + x71 as u64 + m(x67, 2047);
    let o15 = (r160 >> 29) as u32;
    let o14 = r160 as u32 & 0x1fff_ffff;
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
/// - gives `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
#[inline]
pub fn halve(a: &Element) -> Element {
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
    ] = a.0;
    let x0 = a0 & 1;
    let c0 = x0 != 0;
    let c0_mask = 0u32.wrapping_sub(c0 as u32);
    let x1 = a0 + (c0_mask & 0xb58_44f3);
    let x2 = a1 + (c0_mask & 0x1bc6_1495);
    let x3 = a2 + (c0_mask & 0x1163_d548);
    let x4 = a3 + (c0_mask & 0x1984_e51b);
    let x5 = a4 + (c0_mask & 0x369_0216);
    let x6 = a5 + (c0_mask & 0xda4_d76b);
    let x7 = a6 + (c0_mask & 0xfa7_113b);
    let x8 = a7 + (c0_mask & 0x1fef_9944);
    let x9 = c0_mask & 0x1fff_ffff;
    let x10 = a8 + x9;
    let x11 = a9 + x9;
    let x12 = a10 + x9;
    let x13 = a11 + x9;
    let x14 = a12 + x9;
    let x15 = a13 + x9;
    let x16 = a14 + x9;
    let x17 = a15 + (c0_mask & 2047);
    let x18 = x2 & 1;
    let x19 = (x1 >> 1) + (x18 << 28);
    let x20 = x3 & 1;
    let x21 = x4 & 1;
    let x22 = x5 & 1;
    let x23 = x6 & 1;
    let x24 = x7 & 1;
    let x25 = x8 & 1;
    let x26 = x10 & 1;
    let x27 = x11 & 1;
    let x28 = x12 & 1;
    let x29 = x13 & 1;
    let x30 = x14 & 1;
    let x31 = x15 & 1;
    let x32 = x16 & 1;
    let x33 = x17 & 1;
    let x34 = (x2 >> 1) + (x20 << 28) + (x19 >> 29);
    let x35 = (x3 >> 1) + (x21 << 28) + (x34 >> 29);
    let x36 = (x4 >> 1) + (x22 << 28) + (x35 >> 29);
    let x37 = (x5 >> 1) + (x23 << 28) + (x36 >> 29);
    let x38 = (x6 >> 1) + (x24 << 28) + (x37 >> 29);
    let x39 = (x7 >> 1) + (x25 << 28) + (x38 >> 29);
    let x40 = (x8 >> 1) + (x26 << 28) + (x39 >> 29);
    let x41 = (x10 >> 1) + (x27 << 28) + (x40 >> 29);
    let o8 = x41 & 0x1fff_ffff;
    let x42 = (x11 >> 1) + (x28 << 28) + (x41 >> 29);
    let o9 = x42 & 0x1fff_ffff;
    let x43 = (x12 >> 1) + (x29 << 28) + (x42 >> 29);
    let o10 = x43 & 0x1fff_ffff;
    let x44 = (x13 >> 1) + (x30 << 28) + (x43 >> 29);
    let o11 = x44 & 0x1fff_ffff;
    let x45 = (x14 >> 1) + (x31 << 28) + (x44 >> 29);
    let o12 = x45 & 0x1fff_ffff;
    let x46 = (x15 >> 1) + (x32 << 28) + (x45 >> 29);
    let o13 = x46 & 0x1fff_ffff;
    let x47 = (x16 >> 1) + (x33 << 28) + (x46 >> 29);
    let o14 = x47 & 0x1fff_ffff;
    let x48 = (x17 >> 1) + (x47 >> 29);
    let x49 = x48 >> 11;
    let o15 = x48 & 2047;
    let x50 = (x19 & 0x1fff_ffff) + x49 * 0x14a7_bb0d;
    let o0 = x50 & 0x1fff_ffff;
    let x51 = (x34 & 0x1fff_ffff) + x49 * 0x439_eb6a + (x50 >> 29);
    let o1 = x51 & 0x1fff_ffff;
    let x52 = (x35 & 0x1fff_ffff) + x49 * 0xe9c_2ab7 + (x51 >> 29);
    let o2 = x52 & 0x1fff_ffff;
    let x53 = (x36 & 0x1fff_ffff) + x49 * 0x67b_1ae4 + (x52 >> 29);
    let o3 = x53 & 0x1fff_ffff;
    let x54 = (x37 & 0x1fff_ffff) + x49 * 0x1c96_fde9 + (x53 >> 29);
    let o4 = x54 & 0x1fff_ffff;
    let x55 = (x38 & 0x1fff_ffff) + x49 * 0x125b_2894 + (x54 >> 29);
    let o5 = x55 & 0x1fff_ffff;
    let x56 = (x39 & 0x1fff_ffff) + x49 * 0x1058_eec4 + (x55 >> 29);
    let o6 = x56 & 0x1fff_ffff;
    let o7 = (x40 & 0x1fff_ffff) + x49 * 0x10_66bb + (x56 >> 29);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

/// `out = a if choice is 1, b if it is 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
/// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
/// - gives `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
#[inline]
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
    ] = b.0;
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
    let o9 = b9 ^ (choice_mask & (a9 ^ b9));
    let o10 = b10 ^ (choice_mask & (a10 ^ b10));
    let o11 = b11 ^ (choice_mask & (a11 ^ b11));
    let o12 = b12 ^ (choice_mask & (a12 ^ b12));
    let o13 = b13 ^ (choice_mask & (a13 ^ b13));
    let o14 = b14 ^ (choice_mask & (a14 ^ b14));
    let o15 = b15 ^ (choice_mask & (a15 ^ b15));
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

/// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
/// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
/// - gives `x`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
/// - gives `y`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
#[inline]
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
    ] = b.0;
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
    let x9 = a9 ^ (choice_mask & (b9 ^ a9));
    let x10 = a10 ^ (choice_mask & (b10 ^ a10));
    let x11 = a11 ^ (choice_mask & (b11 ^ a11));
    let x12 = a12 ^ (choice_mask & (b12 ^ a12));
    let x13 = a13 ^ (choice_mask & (b13 ^ a13));
    let x14 = a14 ^ (choice_mask & (b14 ^ a14));
    let x15 = a15 ^ (choice_mask & (b15 ^ a15));
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
    let x = Element([
        x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15,
    ]);
    let y = Element([
        y0, y1, y2, y3, y4, y5, y6, y7, y8, y9, y10, y11, y12, y13, y14, y15,
    ]);
    (x, y)
}

/// `R * out = a (mod p), 0 <= out < p`
///
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
/// - gives `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^32 - 1]`; word 13 in `[0, 2^30 - 1]`
#[inline]
pub fn to_bytes(a: &Element) -> [u8; 56] {
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
    ] = a.0;
    let x0 = a0.wrapping_mul(0xe91_8bc5);
    let x1 = x0 & 0x1fff_ffff;
    let r0 = a0 as u64 + m(x1, 0xb58_44f3);
    let x2 = a1 + (r0 >> 29) as u32;
    let r1 = x2 as u64 + m(x1, 0x1bc6_1495);
    let x3 = r1 as u32;
    let x4 = x3.wrapping_mul(0xe91_8bc5);
    let x5 = x4 & 0x1fff_ffff;
    let r2 = r1 + m(x5, 0xb58_44f3);
    let x6 = a2 + (r2 >> 29) as u32;
    let r3 = m(x1, 0x1163_d548) + m(x5, 0x1bc6_1495) + x6 as u64;
    let x7 = r3 as u32;
    let x8 = x7.wrapping_mul(0xe91_8bc5);
    let x9 = x8 & 0x1fff_ffff;
    let r4 = r3 + m(x9, 0xb58_44f3);
    let x10 = a3 + (r4 >> 29) as u32;
    let r5 = m(x1, 0x1984_e51b) + m(x5, 0x1163_d548) + m(x9, 0x1bc6_1495) + x10 as u64;
    let x11 = r5 as u32;
    let x12 = x11.wrapping_mul(0xe91_8bc5);
    let x13 = x12 & 0x1fff_ffff;
    let r6 = r5 + m(x13, 0xb58_44f3);
    let x14 = a4 + (r6 >> 29) as u32;
    let r7 = m(x1, 0x369_0216)
        + m(x5, 0x1984_e51b)
        + m(x9, 0x1163_d548)
        + m(x13, 0x1bc6_1495)
        + x14 as u64;
    let x15 = r7 as u32;
    let x16 = x15.wrapping_mul(0xe91_8bc5);
    let x17 = x16 & 0x1fff_ffff;
    let r8 = r7 + m(x17, 0xb58_44f3);
    let x18 = a5 + (r8 >> 29) as u32;
    let r9 = m(x1, 0xda4_d76b)
        + m(x5, 0x369_0216)
        + m(x9, 0x1984_e51b)
        + m(x13, 0x1163_d548)
        + m(x17, 0x1bc6_1495)
        + x18 as u64;
    let x19 = r9 as u32;
    let x20 = x19.wrapping_mul(0xe91_8bc5);
    let x21 = x20 & 0x1fff_ffff;
    let r10 = r9 + m(x21, 0xb58_44f3);
    let x22 = a6 + (r10 >> 29) as u32;
    let r11 = m(x1, 0xfa7_113b)
        + m(x5, 0xda4_d76b)
        + m(x9, 0x369_0216)
        + m(x13, 0x1984_e51b)
        + m(x17, 0x1163_d548)
        + m(x21, 0x1bc6_1495)
        + x22 as u64;
    let x23 = r11 as u32;
    let x24 = x23.wrapping_mul(0xe91_8bc5);
    let x25 = x24 & 0x1fff_ffff;
    let r12 = r11 + m(x25, 0xb58_44f3);
    let x26 = a7 + (r12 >> 29) as u32;
    let r13 = m(x1, 0x1fef_9944)
        + m(x5, 0xfa7_113b)
        + m(x9, 0xda4_d76b)
        + m(x13, 0x369_0216)
        + m(x17, 0x1984_e51b)
        + m(x21, 0x1163_d548)
        + m(x25, 0x1bc6_1495)
        + x26 as u64;
    let x27 = r13 as u32;
    let x28 = x27.wrapping_mul(0xe91_8bc5);
    let x29 = x28 & 0x1fff_ffff;
    let r14 = r13 + m(x29, 0xb58_44f3);
    let x30 = a8 + (r14 >> 29) as u32;
    let r15 = m(x1, 0x1fff_ffff);
    let r16 = r15
        + m(x5, 0x1fef_9944)
        + m(x9, 0xfa7_113b)
        + m(x13, 0xda4_d76b)
        + m(x17, 0x369_0216)
        + m(x21, 0x1984_e51b)
        + m(x25, 0x1163_d548)
        + m(x29, 0x1bc6_1495)
        + x30 as u64;
    let x31 = r16 as u32;
    let x32 = x31.wrapping_mul(0xe91_8bc5);
    let x33 = x32 & 0x1fff_ffff;
    let r17 = r16 + m(x33, 0xb58_44f3);
    let x34 = a9 + (r17 >> 29) as u32;
    let r18 = m(x5, 0x1fff_ffff);
    let r19 = r15 + r18;
    let r20 = r19
        + m(x9, 0x1fef_9944)
        + m(x13, 0xfa7_113b)
        + m(x17, 0xda4_d76b)
        + m(x21, 0x369_0216)
        + m(x25, 0x1984_e51b)
        + m(x29, 0x1163_d548)
        + m(x33, 0x1bc6_1495)
        + x34 as u64;
    let x35 = r20 as u32;
    let x36 = x35.wrapping_mul(0xe91_8bc5);
    let x37 = x36 & 0x1fff_ffff;
    let r21 = r20 + m(x37, 0xb58_44f3);
    let x38 = a10 + (r21 >> 29) as u32;
    let r22 = m(x9, 0x1fff_ffff);
    let r23 = r19 + r22;
    let r24 = r23
        + m(x13, 0x1fef_9944)
        + m(x17, 0xfa7_113b)
        + m(x21, 0xda4_d76b)
        + m(x25, 0x369_0216)
        + m(x29, 0x1984_e51b)
        + m(x33, 0x1163_d548)
        + m(x37, 0x1bc6_1495)
        + x38 as u64;
    let x39 = r24 as u32;
    let x40 = x39.wrapping_mul(0xe91_8bc5);
    let x41 = x40 & 0x1fff_ffff;
    let r25 = r24 + m(x41, 0xb58_44f3);
    let x42 = (r25 >> 29) as u32;
    let r26 = m(x13, 0x1fff_ffff);
    let r27 = r23 + r26;
    let r28 = a11 as u64
        + x42 as u64
        + (r27 + m(x17, 0x1fef_9944) + m(x21, 0xfa7_113b) + m(x25, 0xda4_d76b) + m(x29, 0x369_0216) + m(x33, 0x1984_e51b) + m(x37, 0x1163_d548) + m(x41, 0x1bc6_1495));
    let x43 = r28 as u32;
    let x44 = x43.wrapping_mul(0xe91_8bc5);
    let x45 = x44 & 0x1fff_ffff;
    let r29 = r28 + m(x45, 0xb58_44f3);
    let r30 = m(x17, 0x1fff_ffff);
    let r31 = r27 + r30;
    let r32 = a12 as u64
        + (r29 >> 29)
        + (r31 + m(x21, 0x1fef_9944) + m(x25, 0xfa7_113b) + m(x29, 0xda4_d76b) + m(x33, 0x369_0216) + m(x37, 0x1984_e51b) + m(x41, 0x1163_d548) + m(x45, 0x1bc6_1495));
    let x46 = r32 as u32;
    let x47 = x46.wrapping_mul(0xe91_8bc5);
    let x48 = x47 & 0x1fff_ffff;
    let r33 = r32 + m(x48, 0xb58_44f3);
    let r34 = m(x21, 0x1fff_ffff);
    let r35 = r31 + r34;
    let r36 = a13 as u64
        + (r33 >> 29)
        + (r35 + m(x25, 0x1fef_9944) + m(x29, 0xfa7_113b) + m(x33, 0xda4_d76b) + m(x37, 0x369_0216) + m(x41, 0x1984_e51b) + m(x45, 0x1163_d548) + m(x48, 0x1bc6_1495));
    let x49 = r36 as u32;
    let x50 = x49.wrapping_mul(0xe91_8bc5);
    let x51 = x50 & 0x1fff_ffff;
    let r37 = r36 + m(x51, 0xb58_44f3);
    let r38 = m(x25, 0x1fff_ffff);
    let r39 = a14 as u64
        + (r37 >> 29)
        + (r35 + r38 + m(x29, 0x1fef_9944) + m(x33, 0xfa7_113b) + m(x37, 0xda4_d76b) + m(x41, 0x369_0216) + m(x45, 0x1984_e51b) + m(x48, 0x1163_d548) + m(x51, 0x1bc6_1495));
    let x52 = r39 as u32;
    let x53 = x52.wrapping_mul(0xe91_8bc5);
    let x54 = x53 & 0x1fff_ffff;
    let r40 = r39 + m(x54, 0xb58_44f3);
    let r41 = m(x29, 0x1fff_ffff);
    let r42 = a15 as u64
        + (r40 >> 29)
        + (m(x1, 2047) + r18 + r22 + r26 + r30 + r34 + r38 + r41 + m(x33, 0x1fef_9944) + m(x37, 0xfa7_113b) + m(x41, 0xda4_d76b) + m(x45, 0x369_0216) + m(x48, 0x1984_e51b) + m(x51, 0x1163_d548) + m(x54, 0x1bc6_1495));
    let x55 = r42 as u32;
    let x56 = x55.wrapping_mul(0xe91_8bc5);
    let x57 = x56 & 0x1fff_ffff;
    let r43 = r42 + m(x57, 0xb58_44f3);
    let r44 = m(x33, 0x1fff_ffff);
    let r45 = m(x5, 2047)
        + r22
        + r26
        + r30
        + r34
        + r38
        + r41
        + r44
        + m(x37, 0x1fef_9944)
        + m(x41, 0xfa7_113b)
        + m(x45, 0xda4_d76b)
        + m(x48, 0x369_0216)
        + m(x51, 0x1984_e51b)
        + m(x54, 0x1163_d548)
        + m(x57, 0x1bc6_1495)
        + (r43 >> 29);
    let r46 = m(x37, 0x1fff_ffff);
    let r47 = m(x9, 2047)
        + r26
        + r30
        + r34
        + r38
        + r41
        + r44
        + r46
        + m(x41, 0x1fef_9944)
        + m(x45, 0xfa7_113b)
        + m(x48, 0xda4_d76b)
        + m(x51, 0x369_0216)
        + m(x54, 0x1984_e51b)
        + m(x57, 0x1163_d548)
        + (r45 >> 29);
    let x58 = r47 as u32 & 0x1fff_ffff;
    let r48 = m(x41, 0x1fff_ffff);
    let r49 = m(x13, 2047)
        + r30
        + r34
        + r38
        + r41
        + r44
        + r46
        + r48
        + m(x45, 0x1fef_9944)
        + m(x48, 0xfa7_113b)
        + m(x51, 0xda4_d76b)
        + m(x54, 0x369_0216)
        + m(x57, 0x1984_e51b)
        + (r47 >> 29);
    let x59 = r49 as u32 & 0x1fff_ffff;
    let r50 = m(x45, 0x1fff_ffff);
    let r51 = m(x17, 2047)
        + r34
        + r38
        + r41
        + r44
        + r46
        + r48
        + r50
        + m(x48, 0x1fef_9944)
        + m(x51, 0xfa7_113b)
        + m(x54, 0xda4_d76b)
        + m(x57, 0x369_0216)
        + (r49 >> 29);
    let x60 = r51 as u32 & 0x1fff_ffff;
    let r52 = m(x48, 0x1fff_ffff);
    let r53 = m(x21, 2047)
        + r38
        + r41
        + r44
        + r46
        + r48
        + r50
        + r52
        + m(x51, 0x1fef_9944)
        + m(x54, 0xfa7_113b)
        + m(x57, 0xda4_d76b)
        + (r51 >> 29);
    let x61 = r53 as u32 & 0x1fff_ffff;
    let r54 = m(x51, 0x1fff_ffff);
    let r55 = m(x25, 2047)
        + r41
        + r44
        + r46
        + r48
        + r50
        + r52
        + r54
        + m(x54, 0x1fef_9944)
        + m(x57, 0xfa7_113b)
        + (r53 >> 29);
    let x62 = r55 as u32 & 0x1fff_ffff;
    let r56 = m(x54, 0x1fff_ffff);
    let r57 = m(x29, 2047)
        + r44
        + r46
        + r48
        + r50
        + r52
        + r54
        + r56
        + m(x57, 0x1fef_9944)
        + (r55 >> 29);
    let x63 = (r57 >> 29) as u32;
    let x64 = r57 as u32 & 0x1fff_ffff;
    let r58 = m(x57, 0x1fff_ffff);
    let r59 = m(x33, 2047) + r46 + r48 + r50 + r52 + r54 + r56 + r58 + x63 as u64;
    let x65 = (r59 >> 29) as u32;
    let x66 = r59 as u32 & 0x1fff_ffff;
    let r60 = m(x37, 2047) + r48 + r50 + r52 + r54 + r56 + r58 + x65 as u64;
    let x67 = (r60 >> 29) as u32;
    let x68 = r60 as u32 & 0x1fff_ffff;
    let r61 = m(x41, 2047) + r50 + r52 + r54 + r56 + r58 + x67 as u64;
    let x69 = (r61 >> 29) as u32;
    let x70 = r61 as u32 & 0x1fff_ffff;
    let r62 = m(x45, 2047) + r52 + r54 + r56 + r58 + x69 as u64;
    let x71 = (r62 >> 29) as u32;
    let x72 = r62 as u32 & 0x1fff_ffff;
    let r63 = m(x48, 2047) + r54 + r56 + r58 + x71 as u64;
    let x73 = (r63 >> 29) as u32;
    let x74 = r63 as u32 & 0x1fff_ffff;
    let r64 = m(x51, 2047) + r56 + r58 + x73 as u64;
    let x75 = (r64 >> 29) as u32;
    let x76 = r64 as u32 & 0x1fff_ffff;
    let r65 = m(x54, 2047) + r58 + x75 as u64;
    let x77 = (r65 >> 29) as u32;
    let x78 = r65 as u32 & 0x1fff_ffff;
    let r66 = x77 as u64 + m(x57, 2047);
    let x79 = (r66 >> 29) as u32;
    let x80 = r66 as u32 & 0x1fff_ffff;
    let x81 = x58 & 7;
    let x82 = (r45 as u32 & 0x1fff_ffff) + (x81 << 29);
    let x83 = x59 & 63;
    let x84 = (x58 >> 3) + (x83 << 26);
    let x85 = x60 & 511;
    let x86 = (x59 >> 6) + (x85 << 23);
    let x87 = x61 & 4095;
    let x88 = (x60 >> 9) + (x87 << 20);
    let x89 = x62 & 32767;
    let x90 = (x61 >> 12) + (x89 << 17);
    let x91 = x64 & 0x3_ffff;
    let x92 = (x62 >> 15) + (x91 << 14);
    let x93 = x66 & 0x1f_ffff;
    let x94 = (x64 >> 18) + (x93 << 11);
    let x95 = x68 & 0xff_ffff;
    let x96 = (x66 >> 21) + (x95 << 8);
    let x97 = x70 & 0x7ff_ffff;
    let x98 = (x68 >> 24) + (x97 << 5);
    let x99 = x74 & 1;
    let x100 = (x70 >> 27) + (x72 << 2) + (x99 << 31);
    let x101 = x76 & 15;
    let x102 = (x74 >> 1) + (x101 << 28);
    let x103 = x78 & 127;
    let x104 = (x76 >> 4) + (x103 << 25);
    let x105 = x80 & 1023;
    let x106 = (x78 >> 7) + (x105 << 22);
    let x107 = (x80 >> 10) + (x79 << 19);
    let (x108, c0) = x82.overflowing_sub(0xab58_44f3);
    let (x109, c1) = x84.borrowing_sub(0x2378_c292, c0);
    let (x110, c2) = x86.borrowing_sub(0x8dc5_8f55, c1);
    let (x111, c3) = x88.borrowing_sub(0x216c_c272, c2);
    let (x112, c4) = x90.borrowing_sub(0xaed6_3690, c3);
    let (x113, c5) = x92.borrowing_sub(0xc44e_db49, c4);
    let (x114, c6) = x94.borrowing_sub(0x7cca_23e9, c5);
    let (x115, c7) = x96.borrowing_sub(0xffff_ffff, c6);
    let (x116, c8) = x98.borrowing_sub(0xffff_ffff, c7);
    let (x117, c9) = x100.borrowing_sub(0xffff_ffff, c8);
    let (x118, c10) = x102.borrowing_sub(0xffff_ffff, c9);
    let (x119, c11) = x104.borrowing_sub(0xffff_ffff, c10);
    let (x120, c12) = x106.borrowing_sub(0xffff_ffff, c11);
    let (x121, c13) = x107.borrowing_sub(0x3fff_ffff, c12);
    let c13_mask = 0u32.wrapping_sub(c13 as u32);
    let o0 = x108 ^ (c13_mask & (x82 ^ x108));
    let o1 = x109 ^ (c13_mask & (x84 ^ x109));
    let o2 = x110 ^ (c13_mask & (x86 ^ x110));
    let o3 = x111 ^ (c13_mask & (x88 ^ x111));
    let o4 = x112 ^ (c13_mask & (x90 ^ x112));
    let o5 = x113 ^ (c13_mask & (x92 ^ x113));
    let o6 = x114 ^ (c13_mask & (x94 ^ x114));
    let o7 = x115 ^ (c13_mask & (x96 ^ x115));
    let o8 = x116 ^ (c13_mask & (x98 ^ x116));
    let o9 = x117 ^ (c13_mask & (x100 ^ x117));
    let o10 = x118 ^ (c13_mask & (x102 ^ x118));
    let o11 = x119 ^ (c13_mask & (x104 ^ x119));
    let o12 = x120 ^ (c13_mask & (x106 ^ x120));
    let o13 = x121 ^ (c13_mask & (x107 ^ x121));
    let mut out = [0; 56];
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
    out
}

/// `limbs of out = bytes (mod p): out = bytes / R`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - gives `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
#[inline]
pub fn limbs_of_bytes(bytes: &[u8; 56]) -> Element {
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
    let x0 = bytes1 & 0x3ff_ffff;
    let x1 = bytes2 & 0x7f_ffff;
    let x2 = bytes3 & 0xf_ffff;
    let x3 = bytes4 & 0x1_ffff;
    let x4 = bytes5 & 16383;
    let x5 = bytes6 & 2047;
    let x6 = bytes7 & 255;
    let x7 = bytes8 & 31;
    let o8 = (bytes7 >> 8) + (x7 << 24);
    let x8 = bytes9 & 3;
    let o9 = (bytes8 >> 5) + (x8 << 27);
    let o10 = (bytes9 >> 2) & 0x1fff_ffff;
    let x9 = bytes10 & 0xfff_ffff;
    let o11 = (bytes9 >> 31) + (x9 << 1);
    let x10 = bytes11 & 0x1ff_ffff;
    let o12 = (bytes10 >> 28) + (x10 << 4);
    let x11 = bytes12 & 0x3f_ffff;
    let o13 = (bytes11 >> 25) + (x11 << 7);
    let x12 = bytes13 & 0x7_ffff;
    let o14 = (bytes12 >> 22) + (x12 << 10);
    let x13 = bytes13 >> 19;
    let x14 = x13 >> 11;
    let o15 = x13 & 2047;
    let x15 = (bytes0 & 0x1fff_ffff) + x14 * 0x14a7_bb0d;
    let o0 = x15 & 0x1fff_ffff;
    let x16 = (bytes0 >> 29) + (x0 << 3) + x14 * 0x439_eb6a + (x15 >> 29);
    let o1 = x16 & 0x1fff_ffff;
    let x17 = (bytes1 >> 26) + (x1 << 6) + x14 * 0xe9c_2ab7 + (x16 >> 29);
    let o2 = x17 & 0x1fff_ffff;
    let x18 = (bytes2 >> 23) + (x2 << 9) + x14 * 0x67b_1ae4 + (x17 >> 29);
    let o3 = x18 & 0x1fff_ffff;
    let x19 = (bytes3 >> 20) + (x3 << 12) + x14 * 0x1c96_fde9 + (x18 >> 29);
    let o4 = x19 & 0x1fff_ffff;
    let x20 = (bytes4 >> 17) + (x4 << 15) + x14 * 0x125b_2894 + (x19 >> 29);
    let o5 = x20 & 0x1fff_ffff;
    let x21 = (bytes5 >> 14) + (x5 << 18) + x14 * 0x1058_eec4 + (x20 >> 29);
    let o6 = x21 & 0x1fff_ffff;
    let o7 = (bytes6 >> 11) + (x6 << 21) + x14 * 0x10_66bb + (x21 >> 29);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

/// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - gives `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
/// - gives `ok` in `[0, 1]`
#[inline]
pub fn limbs_of_bytes_canonical(bytes: &[u8; 56]) -> (Element, u32) {
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
    let (_, c0) = bytes0.overflowing_sub(0xab58_44f3);
    let (_, c1) = bytes1.borrowing_sub(0x2378_c292, c0);
    let (_, c2) = bytes2.borrowing_sub(0x8dc5_8f55, c1);
    let (_, c3) = bytes3.borrowing_sub(0x216c_c272, c2);
    let (_, c4) = bytes4.borrowing_sub(0xaed6_3690, c3);
    let (_, c5) = bytes5.borrowing_sub(0xc44e_db49, c4);
    let (_, c6) = bytes6.borrowing_sub(0x7cca_23e9, c5);
    let (_, c7) = bytes7.borrowing_sub(0xffff_ffff, c6);
    let (_, c8) = bytes8.borrowing_sub(0xffff_ffff, c7);
    let (_, c9) = bytes9.borrowing_sub(0xffff_ffff, c8);
    let (_, c10) = bytes10.borrowing_sub(0xffff_ffff, c9);
    let (_, c11) = bytes11.borrowing_sub(0xffff_ffff, c10);
    let (_, c12) = bytes12.borrowing_sub(0xffff_ffff, c11);
    let (_, ok0) = bytes13.borrowing_sub(0x3fff_ffff, c12);
    let x0 = bytes1 & 0x3ff_ffff;
    let x1 = bytes2 & 0x7f_ffff;
    let x2 = bytes3 & 0xf_ffff;
    let x3 = bytes4 & 0x1_ffff;
    let x4 = bytes5 & 16383;
    let x5 = bytes6 & 2047;
    let x6 = bytes7 & 255;
    let x7 = bytes8 & 31;
    let out8 = (bytes7 >> 8) + (x7 << 24);
    let x8 = bytes9 & 3;
    let out9 = (bytes8 >> 5) + (x8 << 27);
    let out10 = (bytes9 >> 2) & 0x1fff_ffff;
    let x9 = bytes10 & 0xfff_ffff;
    let out11 = (bytes9 >> 31) + (x9 << 1);
    let x10 = bytes11 & 0x1ff_ffff;
    let out12 = (bytes10 >> 28) + (x10 << 4);
    let x11 = bytes12 & 0x3f_ffff;
    let out13 = (bytes11 >> 25) + (x11 << 7);
    let x12 = bytes13 & 0x7_ffff;
    let out14 = (bytes12 >> 22) + (x12 << 10);
    let x13 = bytes13 >> 19;
    let x14 = x13 >> 11;
    let out15 = x13 & 2047;
    let x15 = (bytes0 & 0x1fff_ffff) + x14 * 0x14a7_bb0d;
    let out0 = x15 & 0x1fff_ffff;
    let x16 = (bytes0 >> 29) + (x0 << 3) + x14 * 0x439_eb6a + (x15 >> 29);
    let out1 = x16 & 0x1fff_ffff;
    let x17 = (bytes1 >> 26) + (x1 << 6) + x14 * 0xe9c_2ab7 + (x16 >> 29);
    let out2 = x17 & 0x1fff_ffff;
    let x18 = (bytes2 >> 23) + (x2 << 9) + x14 * 0x67b_1ae4 + (x17 >> 29);
    let out3 = x18 & 0x1fff_ffff;
    let x19 = (bytes3 >> 20) + (x3 << 12) + x14 * 0x1c96_fde9 + (x18 >> 29);
    let out4 = x19 & 0x1fff_ffff;
    let x20 = (bytes4 >> 17) + (x4 << 15) + x14 * 0x125b_2894 + (x19 >> 29);
    let out5 = x20 & 0x1fff_ffff;
    let x21 = (bytes5 >> 14) + (x5 << 18) + x14 * 0x1058_eec4 + (x20 >> 29);
    let out6 = x21 & 0x1fff_ffff;
    let out7 = (bytes6 >> 11) + (x6 << 21) + x14 * 0x10_66bb + (x21 >> 29);
    let out = Element([
        out0, out1, out2, out3, out4, out5, out6, out7, out8, out9, out10, out11, out12, out13,
        out14, out15,
    ]);
    (out, ok0 as u32)
}

/// `limbs of out = k (mod p): out = k / R`
///
/// - takes `k` in `[0, 2^24 - 1]`
/// - gives `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
#[inline]
pub fn limbs_of_word(k: u32) -> Element {
    Element([k, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
}

/// `out = 1 if bytes = 0, else 0`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - gives `out` in `[0, 1]`
#[inline]
pub fn bytes_are_zero(bytes: &[u8; 56]) -> u32 {
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
    let (_, c0) = bytes0.overflowing_sub(1);
    let (_, c1) = bytes1.borrowing_sub(0, c0);
    let (_, c2) = bytes2.borrowing_sub(0, c1);
    let (_, c3) = bytes3.borrowing_sub(0, c2);
    let (_, c4) = bytes4.borrowing_sub(0, c3);
    let (_, c5) = bytes5.borrowing_sub(0, c4);
    let (_, c6) = bytes6.borrowing_sub(0, c5);
    let (_, c7) = bytes7.borrowing_sub(0, c6);
    let (_, c8) = bytes8.borrowing_sub(0, c7);
    let (_, c9) = bytes9.borrowing_sub(0, c8);
    let (_, c10) = bytes10.borrowing_sub(0, c9);
    let (_, c11) = bytes11.borrowing_sub(0, c10);
    let (_, c12) = bytes12.borrowing_sub(0, c11);
    let (_, o0) = bytes13.borrowing_sub(0, c12);
    o0 as u32
}

/// `2 * half + odd = bytes, odd is 0 or 1`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - gives `half`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^32 - 1]`; word 13 in `[0, 2^31 - 1]`
/// - gives `odd` in `[0, 1]`
#[inline]
pub fn bytes_parity(bytes: &[u8; 56]) -> ([u8; 56], u32) {
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
    let half13 = bytes13 >> 1;
    let mut half = [0; 56];
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
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
/// - gives `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x20313432]`; word 15 in `[0, 2048]`
#[inline]
pub fn from_montgomery(a: &Element) -> Element {
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
    ] = a.0;
    let x0 = a0.wrapping_mul(0xe91_8bc5);
    let x1 = x0 & 0x1fff_ffff;
    let r0 = a0 as u64 + m(x1, 0xb58_44f3);
    let x2 = a1 + (r0 >> 29) as u32;
    let r1 = x2 as u64 + m(x1, 0x1bc6_1495);
    let x3 = r1 as u32;
    let x4 = x3.wrapping_mul(0xe91_8bc5);
    let x5 = x4 & 0x1fff_ffff;
    let r2 = r1 + m(x5, 0xb58_44f3);
    let x6 = a2 + (r2 >> 29) as u32;
    let r3 = m(x1, 0x1163_d548) + m(x5, 0x1bc6_1495) + x6 as u64;
    let x7 = r3 as u32;
    let x8 = x7.wrapping_mul(0xe91_8bc5);
    let x9 = x8 & 0x1fff_ffff;
    let r4 = r3 + m(x9, 0xb58_44f3);
    let x10 = a3 + (r4 >> 29) as u32;
    let r5 = m(x1, 0x1984_e51b) + m(x5, 0x1163_d548) + m(x9, 0x1bc6_1495) + x10 as u64;
    let x11 = r5 as u32;
    let x12 = x11.wrapping_mul(0xe91_8bc5);
    let x13 = x12 & 0x1fff_ffff;
    let r6 = r5 + m(x13, 0xb58_44f3);
    let x14 = a4 + (r6 >> 29) as u32;
    let r7 = m(x1, 0x369_0216)
        + m(x5, 0x1984_e51b)
        + m(x9, 0x1163_d548)
        + m(x13, 0x1bc6_1495)
        + x14 as u64;
    let x15 = r7 as u32;
    let x16 = x15.wrapping_mul(0xe91_8bc5);
    let x17 = x16 & 0x1fff_ffff;
    let r8 = r7 + m(x17, 0xb58_44f3);
    let x18 = a5 + (r8 >> 29) as u32;
    let r9 = m(x1, 0xda4_d76b)
        + m(x5, 0x369_0216)
        + m(x9, 0x1984_e51b)
        + m(x13, 0x1163_d548)
        + m(x17, 0x1bc6_1495)
        + x18 as u64;
    let x19 = r9 as u32;
    let x20 = x19.wrapping_mul(0xe91_8bc5);
    let x21 = x20 & 0x1fff_ffff;
    let r10 = r9 + m(x21, 0xb58_44f3);
    let x22 = a6 + (r10 >> 29) as u32;
    let r11 = m(x1, 0xfa7_113b)
        + m(x5, 0xda4_d76b)
        + m(x9, 0x369_0216)
        + m(x13, 0x1984_e51b)
        + m(x17, 0x1163_d548)
        + m(x21, 0x1bc6_1495)
        + x22 as u64;
    let x23 = r11 as u32;
    let x24 = x23.wrapping_mul(0xe91_8bc5);
    let x25 = x24 & 0x1fff_ffff;
    let r12 = r11 + m(x25, 0xb58_44f3);
    let x26 = a7 + (r12 >> 29) as u32;
    let r13 = m(x1, 0x1fef_9944)
        + m(x5, 0xfa7_113b)
        + m(x9, 0xda4_d76b)
        + m(x13, 0x369_0216)
        + m(x17, 0x1984_e51b)
        + m(x21, 0x1163_d548)
        + m(x25, 0x1bc6_1495)
        + x26 as u64;
    let x27 = r13 as u32;
    let x28 = x27.wrapping_mul(0xe91_8bc5);
    let x29 = x28 & 0x1fff_ffff;
    let r14 = r13 + m(x29, 0xb58_44f3);
    let x30 = a8 + (r14 >> 29) as u32;
    let r15 = m(x1, 0x1fff_ffff);
    let r16 = r15
        + m(x5, 0x1fef_9944)
        + m(x9, 0xfa7_113b)
        + m(x13, 0xda4_d76b)
        + m(x17, 0x369_0216)
        + m(x21, 0x1984_e51b)
        + m(x25, 0x1163_d548)
        + m(x29, 0x1bc6_1495)
        + x30 as u64;
    let x31 = r16 as u32;
    let x32 = x31.wrapping_mul(0xe91_8bc5);
    let x33 = x32 & 0x1fff_ffff;
    let r17 = r16 + m(x33, 0xb58_44f3);
    let x34 = a9 + (r17 >> 29) as u32;
    let r18 = m(x5, 0x1fff_ffff);
    let r19 = r15 + r18;
    let r20 = r19
        + m(x9, 0x1fef_9944)
        + m(x13, 0xfa7_113b)
        + m(x17, 0xda4_d76b)
        + m(x21, 0x369_0216)
        + m(x25, 0x1984_e51b)
        + m(x29, 0x1163_d548)
        + m(x33, 0x1bc6_1495)
        + x34 as u64;
    let x35 = r20 as u32;
    let x36 = x35.wrapping_mul(0xe91_8bc5);
    let x37 = x36 & 0x1fff_ffff;
    let r21 = r20 + m(x37, 0xb58_44f3);
    let x38 = a10 + (r21 >> 29) as u32;
    let r22 = m(x9, 0x1fff_ffff);
    let r23 = r19 + r22;
    let r24 = r23
        + m(x13, 0x1fef_9944)
        + m(x17, 0xfa7_113b)
        + m(x21, 0xda4_d76b)
        + m(x25, 0x369_0216)
        + m(x29, 0x1984_e51b)
        + m(x33, 0x1163_d548)
        + m(x37, 0x1bc6_1495)
        + x38 as u64;
    let x39 = r24 as u32;
    let x40 = x39.wrapping_mul(0xe91_8bc5);
    let x41 = x40 & 0x1fff_ffff;
    let r25 = r24 + m(x41, 0xb58_44f3);
    let x42 = (r25 >> 29) as u32;
    let r26 = m(x13, 0x1fff_ffff);
    let r27 = r23 + r26;
    let r28 = a11 as u64
        + x42 as u64
        + (r27 + m(x17, 0x1fef_9944) + m(x21, 0xfa7_113b) + m(x25, 0xda4_d76b) + m(x29, 0x369_0216) + m(x33, 0x1984_e51b) + m(x37, 0x1163_d548) + m(x41, 0x1bc6_1495));
    let x43 = r28 as u32;
    let x44 = x43.wrapping_mul(0xe91_8bc5);
    let x45 = x44 & 0x1fff_ffff;
    let r29 = r28 + m(x45, 0xb58_44f3);
    let r30 = m(x17, 0x1fff_ffff);
    let r31 = r27 + r30;
    let r32 = a12 as u64
        + (r29 >> 29)
        + (r31 + m(x21, 0x1fef_9944) + m(x25, 0xfa7_113b) + m(x29, 0xda4_d76b) + m(x33, 0x369_0216) + m(x37, 0x1984_e51b) + m(x41, 0x1163_d548) + m(x45, 0x1bc6_1495));
    let x46 = r32 as u32;
    let x47 = x46.wrapping_mul(0xe91_8bc5);
    let x48 = x47 & 0x1fff_ffff;
    let r33 = r32 + m(x48, 0xb58_44f3);
    let r34 = m(x21, 0x1fff_ffff);
    let r35 = r31 + r34;
    let r36 = a13 as u64
        + (r33 >> 29)
        + (r35 + m(x25, 0x1fef_9944) + m(x29, 0xfa7_113b) + m(x33, 0xda4_d76b) + m(x37, 0x369_0216) + m(x41, 0x1984_e51b) + m(x45, 0x1163_d548) + m(x48, 0x1bc6_1495));
    let x49 = r36 as u32;
    let x50 = x49.wrapping_mul(0xe91_8bc5);
    let x51 = x50 & 0x1fff_ffff;
    let r37 = r36 + m(x51, 0xb58_44f3);
    let r38 = m(x25, 0x1fff_ffff);
    let r39 = a14 as u64
        + (r37 >> 29)
        + (r35 + r38 + m(x29, 0x1fef_9944) + m(x33, 0xfa7_113b) + m(x37, 0xda4_d76b) + m(x41, 0x369_0216) + m(x45, 0x1984_e51b) + m(x48, 0x1163_d548) + m(x51, 0x1bc6_1495));
    let x52 = r39 as u32;
    let x53 = x52.wrapping_mul(0xe91_8bc5);
    let x54 = x53 & 0x1fff_ffff;
    let r40 = r39 + m(x54, 0xb58_44f3);
    let r41 = m(x29, 0x1fff_ffff);
    let r42 = a15 as u64
        + (r40 >> 29)
        + (m(x1, 2047) + r18 + r22 + r26 + r30 + r34 + r38 + r41 + m(x33, 0x1fef_9944) + m(x37, 0xfa7_113b) + m(x41, 0xda4_d76b) + m(x45, 0x369_0216) + m(x48, 0x1984_e51b) + m(x51, 0x1163_d548) + m(x54, 0x1bc6_1495));
    let x55 = r42 as u32;
    let x56 = x55.wrapping_mul(0xe91_8bc5);
    let x57 = x56 & 0x1fff_ffff;
    let r43 = r42 + m(x57, 0xb58_44f3);
    let r44 = m(x33, 0x1fff_ffff);
    let r45 = m(x5, 2047)
        + r22
        + r26
        + r30
        + r34
        + r38
        + r41
        + r44
        + m(x37, 0x1fef_9944)
        + m(x41, 0xfa7_113b)
        + m(x45, 0xda4_d76b)
        + m(x48, 0x369_0216)
        + m(x51, 0x1984_e51b)
        + m(x54, 0x1163_d548)
        + m(x57, 0x1bc6_1495)
        + (r43 >> 29);
    let o0 = r45 as u32 & 0x1fff_ffff;
    let r46 = m(x37, 0x1fff_ffff);
    let r47 = m(x9, 2047)
        + r26
        + r30
        + r34
        + r38
        + r41
        + r44
        + r46
        + m(x41, 0x1fef_9944)
        + m(x45, 0xfa7_113b)
        + m(x48, 0xda4_d76b)
        + m(x51, 0x369_0216)
        + m(x54, 0x1984_e51b)
        + m(x57, 0x1163_d548)
        + (r45 >> 29);
    let o1 = r47 as u32 & 0x1fff_ffff;
    let r48 = m(x41, 0x1fff_ffff);
    let r49 = m(x13, 2047)
        + r30
        + r34
        + r38
        + r41
        + r44
        + r46
        + r48
        + m(x45, 0x1fef_9944)
        + m(x48, 0xfa7_113b)
        + m(x51, 0xda4_d76b)
        + m(x54, 0x369_0216)
        + m(x57, 0x1984_e51b)
        + (r47 >> 29);
    let o2 = r49 as u32 & 0x1fff_ffff;
    let r50 = m(x45, 0x1fff_ffff);
    let r51 = m(x17, 2047)
        + r34
        + r38
        + r41
        + r44
        + r46
        + r48
        + r50
        + m(x48, 0x1fef_9944)
        + m(x51, 0xfa7_113b)
        + m(x54, 0xda4_d76b)
        + m(x57, 0x369_0216)
        + (r49 >> 29);
    let o3 = r51 as u32 & 0x1fff_ffff;
    let r52 = m(x48, 0x1fff_ffff);
    let r53 = m(x21, 2047)
        + r38
        + r41
        + r44
        + r46
        + r48
        + r50
        + r52
        + m(x51, 0x1fef_9944)
        + m(x54, 0xfa7_113b)
        + m(x57, 0xda4_d76b)
        + (r51 >> 29);
    let o4 = r53 as u32 & 0x1fff_ffff;
    let r54 = m(x51, 0x1fff_ffff);
    let r55 = m(x25, 2047)
        + r41
        + r44
        + r46
        + r48
        + r50
        + r52
        + r54
        + m(x54, 0x1fef_9944)
        + m(x57, 0xfa7_113b)
        + (r53 >> 29);
    let o5 = r55 as u32 & 0x1fff_ffff;
    let r56 = m(x54, 0x1fff_ffff);
    let r57 = m(x29, 2047)
        + r44
        + r46
        + r48
        + r50
        + r52
        + r54
        + r56
        + m(x57, 0x1fef_9944)
        + (r55 >> 29);
    let x58 = (r57 >> 29) as u32;
    let o6 = r57 as u32 & 0x1fff_ffff;
    let r58 = m(x57, 0x1fff_ffff);
    let r59 = m(x33, 2047) + r46 + r48 + r50 + r52 + r54 + r56 + r58 + x58 as u64;
    let x59 = (r59 >> 29) as u32;
    let o7 = r59 as u32 & 0x1fff_ffff;
    let r60 = m(x37, 2047) + r48 + r50 + r52 + r54 + r56 + r58 + x59 as u64;
    let x60 = (r60 >> 29) as u32;
    let o8 = r60 as u32 & 0x1fff_ffff;
    let r61 = m(x41, 2047) + r50 + r52 + r54 + r56 + r58 + x60 as u64;
    let x61 = (r61 >> 29) as u32;
    let o9 = r61 as u32 & 0x1fff_ffff;
    let r62 = m(x45, 2047) + r52 + r54 + r56 + r58 + x61 as u64;
    let x62 = (r62 >> 29) as u32;
    let o10 = r62 as u32 & 0x1fff_ffff;
    let r63 = m(x48, 2047) + r54 + r56 + r58 + x62 as u64;
    let x63 = (r63 >> 29) as u32;
    let o11 = r63 as u32 & 0x1fff_ffff;
    let r64 = m(x51, 2047) + r56 + r58 + x63 as u64;
    let x64 = (r64 >> 29) as u32;
    let o12 = r64 as u32 & 0x1fff_ffff;
    let r65 = m(x54, 2047) + r58 + x64 as u64;
    let x65 = (r65 >> 29) as u32;
    let o13 = r65 as u32 & 0x1fff_ffff;
    let r66 = x65 as u64 + m(x57, 2047);
    let o15 = (r66 >> 29) as u32;
    let o14 = r66 as u32 & 0x1fff_ffff;
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
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
pub fn from_bytes(bytes: &[u8; 56]) -> Element {
    let limbs = limbs_of_bytes(bytes);
    to_montgomery(&limbs)
}

/// out = bytes (mod p), ok = 1 if bytes < p
pub fn from_bytes_canonical(bytes: &[u8; 56]) -> (Element, u32) {
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
pub fn from_bytes_wide(bytes: &[u8; 112]) -> Element {
    let mut low_bytes = [0; 56];
    low_bytes.copy_from_slice(&bytes[0..56]);
    let low = from_bytes(&low_bytes);
    let mut high_bytes = [0; 56];
    high_bytes.copy_from_slice(&bytes[56..112]);
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
    let x3 = mul(&x1, &x2);
    let x4 = mul(&x1, &x3);
    let mut x5 = square(&x4);
    for _ in 0..2 {
        x5 = square(&x5);
    }
    let x6 = mul(&x5, &x4);
    let mut x7 = square(&x6);
    for _ in 0..5 {
        x7 = square(&x7);
    }
    let x8 = mul(&x7, &x6);
    let mut x9 = square(&x8);
    for _ in 0..11 {
        x9 = square(&x9);
    }
    let x10 = mul(&x9, &x8);
    let mut x11 = square(&x10);
    for _ in 0..2 {
        x11 = square(&x11);
    }
    let x12 = mul(&x11, &x4);
    let mut x13 = square(&x12);
    for _ in 0..26 {
        x13 = square(&x13);
    }
    let x14 = mul(&x13, &x12);
    let mut x15 = square(&x14);
    for _ in 0..53 {
        x15 = square(&x15);
    }
    let x16 = mul(&x15, &x14);
    let mut x17 = square(&x16);
    for _ in 0..2 {
        x17 = square(&x17);
    }
    let x18 = mul(&x17, &x4);
    let mut x19 = square(&x18);
    for _ in 0..110 {
        x19 = square(&x19);
    }
    let x20 = mul(&x19, &x18);
    let mut x21 = square(&x20);
    for _ in 0..3 {
        x21 = square(&x21);
    }
    let x22 = mul(&x21, &x4);
    let mut x23 = square(&x22);
    x23 = square(&x23);
    let x24 = mul(&x23, &x2);
    let mut x25 = square(&x24);
    for _ in 0..3 {
        x25 = square(&x25);
    }
    let x26 = mul(&x25, &x2);
    let mut x27 = square(&x26);
    for _ in 0..4 {
        x27 = square(&x27);
    }
    let x28 = mul(&x27, &x3);
    let mut x29 = square(&x28);
    for _ in 0..3 {
        x29 = square(&x29);
    }
    let x30 = mul(&x29, a);
    let mut x31 = square(&x30);
    for _ in 0..5 {
        x31 = square(&x31);
    }
    let x32 = mul(&x31, &x4);
    let mut x33 = square(&x32);
    x33 = square(&x33);
    let x34 = mul(&x33, &x2);
    let mut x35 = square(&x34);
    x35 = square(&x35);
    let x36 = mul(&x35, a);
    let mut x37 = square(&x36);
    for _ in 0..4 {
        x37 = square(&x37);
    }
    let x38 = mul(&x37, &x4);
    let mut x39 = square(&x38);
    for _ in 0..3 {
        x39 = square(&x39);
    }
    let x40 = mul(&x39, a);
    let mut x41 = square(&x40);
    for _ in 0..3 {
        x41 = square(&x41);
    }
    let x42 = mul(&x41, a);
    let mut x43 = square(&x42);
    for _ in 0..4 {
        x43 = square(&x43);
    }
    let x44 = mul(&x43, &x4);
    let mut x45 = square(&x44);
    for _ in 0..2 {
        x45 = square(&x45);
    }
    let x46 = mul(&x45, &x2);
    let mut x47 = square(&x46);
    for _ in 0..2 {
        x47 = square(&x47);
    }
    let x48 = mul(&x47, &x2);
    let mut x49 = square(&x48);
    for _ in 0..2 {
        x49 = square(&x49);
    }
    let x50 = mul(&x49, &x2);
    let mut x51 = square(&x50);
    x51 = square(&x51);
    let x52 = mul(&x51, a);
    let mut x53 = square(&x52);
    for _ in 0..2 {
        x53 = square(&x53);
    }
    let x54 = mul(&x53, a);
    let mut x55 = square(&x54);
    for _ in 0..3 {
        x55 = square(&x55);
    }
    let x56 = mul(&x55, &x2);
    let mut x57 = square(&x56);
    for _ in 0..3 {
        x57 = square(&x57);
    }
    let x58 = mul(&x57, &x3);
    let mut x59 = square(&x58);
    x59 = square(&x59);
    let x60 = mul(&x59, &x2);
    let mut x61 = square(&x60);
    for _ in 0..2 {
        x61 = square(&x61);
    }
    let x62 = mul(&x61, &x2);
    let mut x63 = square(&x62);
    for _ in 0..3 {
        x63 = square(&x63);
    }
    let x64 = mul(&x63, &x3);
    let x65 = square(&x64);
    let x66 = mul(&x65, a);
    let mut x67 = square(&x66);
    for _ in 0..4 {
        x67 = square(&x67);
    }
    let x68 = mul(&x67, &x2);
    let mut x69 = square(&x68);
    for _ in 0..2 {
        x69 = square(&x69);
    }
    let x70 = mul(&x69, &x2);
    let mut x71 = square(&x70);
    x71 = square(&x71);
    let x72 = mul(&x71, a);
    let mut x73 = square(&x72);
    for _ in 0..2 {
        x73 = square(&x73);
    }
    let x74 = mul(&x73, a);
    let mut x75 = square(&x74);
    for _ in 0..6 {
        x75 = square(&x75);
    }
    let x76 = mul(&x75, a);
    let mut x77 = square(&x76);
    for _ in 0..6 {
        x77 = square(&x77);
    }
    let x78 = mul(&x77, &x3);
    let mut x79 = square(&x78);
    for _ in 0..2 {
        x79 = square(&x79);
    }
    let x80 = mul(&x79, &x3);
    let x81 = square(&x80);
    let x82 = mul(&x81, a);
    let mut x83 = square(&x82);
    for _ in 0..3 {
        x83 = square(&x83);
    }
    let x84 = mul(&x83, &x2);
    let mut x85 = square(&x84);
    for _ in 0..4 {
        x85 = square(&x85);
    }
    let x86 = mul(&x85, a);
    let mut x87 = square(&x86);
    for _ in 0..4 {
        x87 = square(&x87);
    }
    let x88 = mul(&x87, &x4);
    let mut x89 = square(&x88);
    for _ in 0..4 {
        x89 = square(&x89);
    }
    let x90 = mul(&x89, &x3);
    let mut x91 = square(&x90);
    for _ in 0..4 {
        x91 = square(&x91);
    }
    let x92 = mul(&x91, &x2);
    let mut x93 = square(&x92);
    for _ in 0..3 {
        x93 = square(&x93);
    }
    let x94 = mul(&x93, &x4);
    let mut x95 = square(&x94);
    for _ in 0..5 {
        x95 = square(&x95);
    }
    let x96 = mul(&x95, &x3);
    let x97 = square(&x96);
    let x98 = mul(&x97, a);
    let mut x99 = square(&x98);
    for _ in 0..5 {
        x99 = square(&x99);
    }
    let x100 = mul(&x99, &x4);
    let mut x101 = square(&x100);
    for _ in 0..2 {
        x101 = square(&x101);
    }
    let x102 = mul(&x101, &x3);
    let mut x103 = square(&x102);
    for _ in 0..3 {
        x103 = square(&x103);
    }
    let x104 = mul(&x103, &x3);
    let mut x105 = square(&x104);
    x105 = square(&x105);
    let x106 = mul(&x105, a);
    let mut x107 = square(&x106);
    for _ in 0..2 {
        x107 = square(&x107);
    }
    let x108 = mul(&x107, a);
    let mut x109 = square(&x108);
    for _ in 0..4 {
        x109 = square(&x109);
    }
    let x110 = mul(&x109, &x2);
    let mut x111 = square(&x110);
    for _ in 0..3 {
        x111 = square(&x111);
    }
    let x112 = mul(&x111, &x4);
    let x113 = square(&x112);
    let x114 = mul(&x113, a);
    let mut x115 = square(&x114);
    for _ in 0..4 {
        x115 = square(&x115);
    }
    let x116 = mul(&x115, &x2);
    let mut x117 = square(&x116);
    for _ in 0..6 {
        x117 = square(&x117);
    }
    let x118 = mul(&x117, &x3);
    let mut x119 = square(&x118);
    for _ in 0..2 {
        x119 = square(&x119);
    }
    let x120 = mul(&x119, a);
    let mut x121 = square(&x120);
    for _ in 0..4 {
        x121 = square(&x121);
    }
    let x122 = mul(&x121, &x3);
    let mut x123 = square(&x122);
    for _ in 0..3 {
        x123 = square(&x123);
    }
    let x124 = mul(&x123, &x3);
    let mut x125 = square(&x124);
    for _ in 0..2 {
        x125 = square(&x125);
    }
    let x126 = mul(&x125, &x2);
    let mut x127 = square(&x126);
    for _ in 0..3 {
        x127 = square(&x127);
    }
    let x128 = mul(&x127, &x3);
    let x129 = square(&x128);
    let x130 = mul(&x129, a);
    let mut x131 = square(&x130);
    for _ in 0..4 {
        x131 = square(&x131);
    }
    let x132 = mul(&x131, a);
    let mut x133 = square(&x132);
    for _ in 0..3 {
        x133 = square(&x133);
    }
    let x134 = mul(&x133, a);
    let mut x135 = square(&x134);
    for _ in 0..4 {
        x135 = square(&x135);
    }
    let x136 = mul(&x135, &x4);
    let x137 = square(&x136);
    let x138 = mul(&x137, a);
    let mut x139 = square(&x138);
    for _ in 0..3 {
        x139 = square(&x139);
    }
    mul(&x139, a)
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

/// out = a^45427420268475430659332737993000283397102585042957378767593137448786500990384896429048938822923093990827573427272915576193438964912444
fn pow_root(a: &Element) -> Element {
    let x1 = square(a);
    let x2 = mul(a, &x1);
    let x3 = mul(&x1, &x2);
    let x4 = mul(&x1, &x3);
    let mut x5 = square(&x4);
    for _ in 0..2 {
        x5 = square(&x5);
    }
    let x6 = mul(&x5, &x4);
    let mut x7 = square(&x6);
    for _ in 0..5 {
        x7 = square(&x7);
    }
    let x8 = mul(&x7, &x6);
    let mut x9 = square(&x8);
    for _ in 0..11 {
        x9 = square(&x9);
    }
    let x10 = mul(&x9, &x8);
    let mut x11 = square(&x10);
    for _ in 0..2 {
        x11 = square(&x11);
    }
    let x12 = mul(&x11, &x4);
    let mut x13 = square(&x12);
    for _ in 0..26 {
        x13 = square(&x13);
    }
    let x14 = mul(&x13, &x12);
    let mut x15 = square(&x14);
    for _ in 0..53 {
        x15 = square(&x15);
    }
    let x16 = mul(&x15, &x14);
    let mut x17 = square(&x16);
    for _ in 0..2 {
        x17 = square(&x17);
    }
    let x18 = mul(&x17, &x4);
    let mut x19 = square(&x18);
    for _ in 0..110 {
        x19 = square(&x19);
    }
    let x20 = mul(&x19, &x18);
    let mut x21 = square(&x20);
    for _ in 0..3 {
        x21 = square(&x21);
    }
    let x22 = mul(&x21, &x4);
    let mut x23 = square(&x22);
    x23 = square(&x23);
    let x24 = mul(&x23, &x2);
    let mut x25 = square(&x24);
    for _ in 0..3 {
        x25 = square(&x25);
    }
    let x26 = mul(&x25, &x2);
    let mut x27 = square(&x26);
    for _ in 0..4 {
        x27 = square(&x27);
    }
    let x28 = mul(&x27, &x3);
    let mut x29 = square(&x28);
    for _ in 0..3 {
        x29 = square(&x29);
    }
    let x30 = mul(&x29, a);
    let mut x31 = square(&x30);
    for _ in 0..5 {
        x31 = square(&x31);
    }
    let x32 = mul(&x31, &x4);
    let mut x33 = square(&x32);
    x33 = square(&x33);
    let x34 = mul(&x33, &x2);
    let mut x35 = square(&x34);
    x35 = square(&x35);
    let x36 = mul(&x35, a);
    let mut x37 = square(&x36);
    for _ in 0..4 {
        x37 = square(&x37);
    }
    let x38 = mul(&x37, &x4);
    let mut x39 = square(&x38);
    for _ in 0..3 {
        x39 = square(&x39);
    }
    let x40 = mul(&x39, a);
    let mut x41 = square(&x40);
    for _ in 0..3 {
        x41 = square(&x41);
    }
    let x42 = mul(&x41, a);
    let mut x43 = square(&x42);
    for _ in 0..4 {
        x43 = square(&x43);
    }
    let x44 = mul(&x43, &x4);
    let mut x45 = square(&x44);
    for _ in 0..2 {
        x45 = square(&x45);
    }
    let x46 = mul(&x45, &x2);
    let mut x47 = square(&x46);
    for _ in 0..2 {
        x47 = square(&x47);
    }
    let x48 = mul(&x47, &x2);
    let mut x49 = square(&x48);
    for _ in 0..2 {
        x49 = square(&x49);
    }
    let x50 = mul(&x49, &x2);
    let mut x51 = square(&x50);
    x51 = square(&x51);
    let x52 = mul(&x51, a);
    let mut x53 = square(&x52);
    for _ in 0..2 {
        x53 = square(&x53);
    }
    let x54 = mul(&x53, a);
    let mut x55 = square(&x54);
    for _ in 0..3 {
        x55 = square(&x55);
    }
    let x56 = mul(&x55, &x2);
    let mut x57 = square(&x56);
    for _ in 0..3 {
        x57 = square(&x57);
    }
    let x58 = mul(&x57, &x3);
    let mut x59 = square(&x58);
    x59 = square(&x59);
    let x60 = mul(&x59, &x2);
    let mut x61 = square(&x60);
    for _ in 0..2 {
        x61 = square(&x61);
    }
    let x62 = mul(&x61, &x2);
    let mut x63 = square(&x62);
    for _ in 0..3 {
        x63 = square(&x63);
    }
    let x64 = mul(&x63, &x3);
    let x65 = square(&x64);
    let x66 = mul(&x65, a);
    let mut x67 = square(&x66);
    for _ in 0..4 {
        x67 = square(&x67);
    }
    let x68 = mul(&x67, &x2);
    let mut x69 = square(&x68);
    for _ in 0..2 {
        x69 = square(&x69);
    }
    let x70 = mul(&x69, &x2);
    let mut x71 = square(&x70);
    x71 = square(&x71);
    let x72 = mul(&x71, a);
    let mut x73 = square(&x72);
    for _ in 0..2 {
        x73 = square(&x73);
    }
    let x74 = mul(&x73, a);
    let mut x75 = square(&x74);
    for _ in 0..6 {
        x75 = square(&x75);
    }
    let x76 = mul(&x75, a);
    let mut x77 = square(&x76);
    for _ in 0..6 {
        x77 = square(&x77);
    }
    let x78 = mul(&x77, &x3);
    let mut x79 = square(&x78);
    for _ in 0..2 {
        x79 = square(&x79);
    }
    let x80 = mul(&x79, &x3);
    let x81 = square(&x80);
    let x82 = mul(&x81, a);
    let mut x83 = square(&x82);
    for _ in 0..3 {
        x83 = square(&x83);
    }
    let x84 = mul(&x83, &x2);
    let mut x85 = square(&x84);
    for _ in 0..4 {
        x85 = square(&x85);
    }
    let x86 = mul(&x85, a);
    let mut x87 = square(&x86);
    for _ in 0..4 {
        x87 = square(&x87);
    }
    let x88 = mul(&x87, &x4);
    let mut x89 = square(&x88);
    for _ in 0..4 {
        x89 = square(&x89);
    }
    let x90 = mul(&x89, &x3);
    let mut x91 = square(&x90);
    for _ in 0..4 {
        x91 = square(&x91);
    }
    let x92 = mul(&x91, &x2);
    let mut x93 = square(&x92);
    for _ in 0..3 {
        x93 = square(&x93);
    }
    let x94 = mul(&x93, &x4);
    let mut x95 = square(&x94);
    for _ in 0..5 {
        x95 = square(&x95);
    }
    let x96 = mul(&x95, &x3);
    let x97 = square(&x96);
    let x98 = mul(&x97, a);
    let mut x99 = square(&x98);
    for _ in 0..5 {
        x99 = square(&x99);
    }
    let x100 = mul(&x99, &x4);
    let mut x101 = square(&x100);
    for _ in 0..2 {
        x101 = square(&x101);
    }
    let x102 = mul(&x101, &x3);
    let mut x103 = square(&x102);
    for _ in 0..3 {
        x103 = square(&x103);
    }
    let x104 = mul(&x103, &x3);
    let mut x105 = square(&x104);
    x105 = square(&x105);
    let x106 = mul(&x105, a);
    let mut x107 = square(&x106);
    for _ in 0..2 {
        x107 = square(&x107);
    }
    let x108 = mul(&x107, a);
    let mut x109 = square(&x108);
    for _ in 0..4 {
        x109 = square(&x109);
    }
    let x110 = mul(&x109, &x2);
    let mut x111 = square(&x110);
    for _ in 0..3 {
        x111 = square(&x111);
    }
    let x112 = mul(&x111, &x4);
    let x113 = square(&x112);
    let x114 = mul(&x113, a);
    let mut x115 = square(&x114);
    for _ in 0..4 {
        x115 = square(&x115);
    }
    let x116 = mul(&x115, &x2);
    let mut x117 = square(&x116);
    for _ in 0..6 {
        x117 = square(&x117);
    }
    let x118 = mul(&x117, &x3);
    let mut x119 = square(&x118);
    for _ in 0..2 {
        x119 = square(&x119);
    }
    let x120 = mul(&x119, a);
    let mut x121 = square(&x120);
    for _ in 0..4 {
        x121 = square(&x121);
    }
    let x122 = mul(&x121, &x3);
    let mut x123 = square(&x122);
    for _ in 0..3 {
        x123 = square(&x123);
    }
    let x124 = mul(&x123, &x3);
    let mut x125 = square(&x124);
    for _ in 0..2 {
        x125 = square(&x125);
    }
    let x126 = mul(&x125, &x2);
    let mut x127 = square(&x126);
    for _ in 0..3 {
        x127 = square(&x127);
    }
    let x128 = mul(&x127, &x3);
    let x129 = square(&x128);
    let x130 = mul(&x129, a);
    let mut x131 = square(&x130);
    for _ in 0..4 {
        x131 = square(&x131);
    }
    let x132 = mul(&x131, a);
    let mut x133 = square(&x132);
    for _ in 0..3 {
        x133 = square(&x133);
    }
    let x134 = mul(&x133, a);
    let mut x135 = square(&x134);
    for _ in 0..4 {
        x135 = square(&x135);
    }
    let x136 = mul(&x135, &x4);
    let x137 = square(&x136);
    let x138 = mul(&x137, a);
    let mut x139 = square(&x138);
    x139 = square(&x139);
    x139
}

/// out^2 = a and ok = 1 if a is a square (0 is one); else ok = 0, and out is no root
///
/// Which of the two roots it is, `is_odd` tells.
pub fn sqrt(a: &Element) -> (Element, u32) {
    let mut out = pow_root(a);
    out = mul(&out, a);
    let squared = square(&out);
    let ok = equal(&squared, a);
    (out, ok)
}

/// out = a^((p - 1) / 2)
fn pow_euler(a: &Element) -> Element {
    let mut out = pow_root(a);
    out = square(&out);
    out = mul(&out, a);
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
