//! Arithmetic modulo 0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3 (scalar448). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3
//! Recipe:  16x29 word(32) karatsuba(1) double-word montgomery(product-scanning) carry(sequential) invert(divsteps)
//! Limbs:   16 words of 32 bits
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^464 modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight            loose
//! 0     2^0     [0, 2^29 - 1]    [0, 2^29 - 1]
//! 1     2^29    [0, 2^29 - 1]    [0, 2^29 - 1]
//! 2     2^58    [0, 2^29 - 1]    [0, 2^29 - 1]
//! 3     2^87    [0, 2^29 - 1]    [0, 2^29 - 1]
//! 4     2^116   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 5     2^145   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 6     2^174   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 7     2^203   [0, 0x203fffff]  [0, 0x203fffff]
//! 8     2^232   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 9     2^261   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 10    2^290   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 11    2^319   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 12    2^348   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 13    2^377   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 14    2^406   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 15    2^435   [0, 2063]        [0, 2063]
//! ```

/// Number of words in an element.
pub const LIMBS: usize = 16;

/// Number of bytes in an encoded element.
pub const BYTES: usize = 56;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u32; LIMBS]);

/// An element within loose bounds. In this field they equal the tight bounds.
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

/// 2^448, the weight of the upper half of a double-length encoding.
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

/// 2^((p - 1) / 2^1), a primitive root of unity of order 2^1.
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

/// R; in the Montgomery domain its limbs hold R^2.
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
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
/// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
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
    let x0 = a15 + b15;
    let x1 = x0 >> 11;
    let x2 = a0 + b0 + x1 * 0x14a7_bb0d;
    let o0 = x2 & 0x1fff_ffff;
    let x3 = a1 + b1 + x1 * 0x439_eb6a + (x2 >> 29);
    let o1 = x3 & 0x1fff_ffff;
    let x4 = a2 + b2 + x1 * 0xe9c_2ab7 + (x3 >> 29);
    let o2 = x4 & 0x1fff_ffff;
    let x5 = a3 + b3 + x1 * 0x67b_1ae4 + (x4 >> 29);
    let o3 = x5 & 0x1fff_ffff;
    let x6 = a4 + b4 + x1 * 0x1c96_fde9 + (x5 >> 29);
    let o4 = x6 & 0x1fff_ffff;
    let x7 = a5 + b5 + x1 * 0x125b_2894 + (x6 >> 29);
    let o5 = x7 & 0x1fff_ffff;
    let x8 = a6 + b6 + x1 * 0x1058_eec4 + (x7 >> 29);
    let o6 = x8 & 0x1fff_ffff;
    let x9 = a7 + b7 + x1 * 0x10_66bb + (x8 >> 29);
    let o7 = x9 & 0x1fff_ffff;
    let x10 = a8 + b8 + (x9 >> 29);
    let o8 = x10 & 0x1fff_ffff;
    let x11 = a9 + b9 + (x10 >> 29);
    let o9 = x11 & 0x1fff_ffff;
    let x12 = a10 + b10 + (x11 >> 29);
    let o10 = x12 & 0x1fff_ffff;
    let x13 = a11 + b11 + (x12 >> 29);
    let o11 = x13 & 0x1fff_ffff;
    let x14 = a12 + b12 + (x13 >> 29);
    let o12 = x14 & 0x1fff_ffff;
    let x15 = a13 + b13 + (x14 >> 29);
    let o13 = x15 & 0x1fff_ffff;
    let x16 = a14 + b14 + (x15 >> 29);
    let o14 = x16 & 0x1fff_ffff;
    let o15 = (x0 & 2047) + (x16 >> 29);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
/// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
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
    let x0 = a15 + 4094 - b15;
    let x1 = x0 >> 11;
    let x2 = a0 + 0x36b0_89e6 - b0 + x1 * 0x14a7_bb0d;
    let o0 = x2 & 0x1fff_ffff;
    let x3 = a1 + 0x378c_2929 - b1 + x1 * 0x439_eb6a + (x2 >> 29);
    let o1 = x3 & 0x1fff_ffff;
    let x4 = a2 + 0x22c7_aa90 - b2 + x1 * 0xe9c_2ab7 + (x3 >> 29);
    let o2 = x4 & 0x1fff_ffff;
    let x5 = a3 + 0x3309_ca36 - b3 + x1 * 0x67b_1ae4 + (x4 >> 29);
    let o3 = x5 & 0x1fff_ffff;
    let x6 = a4 + 0x26d2_042c - b4 + x1 * 0x1c96_fde9 + (x5 >> 29);
    let o4 = x6 & 0x1fff_ffff;
    let x7 = a5 + 0x3b49_aed5 - b5 + x1 * 0x125b_2894 + (x6 >> 29);
    let o5 = x7 & 0x1fff_ffff;
    let x8 = a6 + 0x3f4e_2275 - b6 + x1 * 0x1058_eec4 + (x7 >> 29);
    let o6 = x8 & 0x1fff_ffff;
    let x9 = a7 + 0x3fdf_3287 - b7 + x1 * 0x10_66bb + (x8 >> 29);
    let o7 = x9 & 0x1fff_ffff;
    let x10 = a8 + 0x3fff_fffe - b8 + (x9 >> 29);
    let o8 = x10 & 0x1fff_ffff;
    let x11 = a9 + 0x3fff_fffe - b9 + (x10 >> 29);
    let o9 = x11 & 0x1fff_ffff;
    let x12 = a10 + 0x3fff_fffe - b10 + (x11 >> 29);
    let o10 = x12 & 0x1fff_ffff;
    let x13 = a11 + 0x3fff_fffe - b11 + (x12 >> 29);
    let o11 = x13 & 0x1fff_ffff;
    let x14 = a12 + 0x3fff_fffe - b12 + (x13 >> 29);
    let o12 = x14 & 0x1fff_ffff;
    let x15 = a13 + 0x3fff_fffe - b13 + (x14 >> 29);
    let o13 = x15 & 0x1fff_ffff;
    let x16 = a14 + 0x3fff_fffe - b14 + (x15 >> 29);
    let o14 = x16 & 0x1fff_ffff;
    let o15 = (x0 & 2047) + (x16 >> 29);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

/// `out = -a (mod p)`
///
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
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
    ] = a.0;
    let x0 = 4094 - a15;
    let x1 = x0 >> 11;
    let x2 = 0x36b0_89e6 - a0 + x1 * 0x14a7_bb0d;
    let o0 = x2 & 0x1fff_ffff;
    let x3 = 0x378c_2929 - a1 + x1 * 0x439_eb6a + (x2 >> 29);
    let o1 = x3 & 0x1fff_ffff;
    let x4 = 0x22c7_aa90 - a2 + x1 * 0xe9c_2ab7 + (x3 >> 29);
    let o2 = x4 & 0x1fff_ffff;
    let x5 = 0x3309_ca36 - a3 + x1 * 0x67b_1ae4 + (x4 >> 29);
    let o3 = x5 & 0x1fff_ffff;
    let x6 = 0x26d2_042c - a4 + x1 * 0x1c96_fde9 + (x5 >> 29);
    let o4 = x6 & 0x1fff_ffff;
    let x7 = 0x3b49_aed5 - a5 + x1 * 0x125b_2894 + (x6 >> 29);
    let o5 = x7 & 0x1fff_ffff;
    let x8 = 0x3f4e_2275 - a6 + x1 * 0x1058_eec4 + (x7 >> 29);
    let o6 = x8 & 0x1fff_ffff;
    let x9 = 0x3fdf_3287 - a7 + x1 * 0x10_66bb + (x8 >> 29);
    let o7 = x9 & 0x1fff_ffff;
    let x10 = 0x3fff_fffe - a8 + (x9 >> 29);
    let o8 = x10 & 0x1fff_ffff;
    let x11 = 0x3fff_fffe - a9 + (x10 >> 29);
    let o9 = x11 & 0x1fff_ffff;
    let x12 = 0x3fff_fffe - a10 + (x11 >> 29);
    let o10 = x12 & 0x1fff_ffff;
    let x13 = 0x3fff_fffe - a11 + (x12 >> 29);
    let o11 = x13 & 0x1fff_ffff;
    let x14 = 0x3fff_fffe - a12 + (x13 >> 29);
    let o12 = x14 & 0x1fff_ffff;
    let x15 = 0x3fff_fffe - a13 + (x14 >> 29);
    let o13 = x15 & 0x1fff_ffff;
    let x16 = 0x3fff_fffe - a14 + (x15 >> 29);
    let o14 = x16 & 0x1fff_ffff;
    let o15 = (x0 & 2047) + (x16 >> 29);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

/// `R * out = a * b (mod p)`
///
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
/// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
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
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
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
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
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

const_fn! {
    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
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
        Element([
            o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
        ])
    }
}

const_fn! {
    /// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
    /// - returns `x`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
    /// - returns `y`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
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
}

/// `R * out = a (mod p), 0 <= out < p`
///
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^32 - 1]`; word 13 in `[0, 2^30 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn to_bytes(a: &Element) -> [u8; 56] {
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
    let (x109, c1) = sub_borrow(x84, 0x2378_c292, c0);
    let (x110, c2) = sub_borrow(x86, 0x8dc5_8f55, c1);
    let (x111, c3) = sub_borrow(x88, 0x216c_c272, c2);
    let (x112, c4) = sub_borrow(x90, 0xaed6_3690, c3);
    let (x113, c5) = sub_borrow(x92, 0xc44e_db49, c4);
    let (x114, c6) = sub_borrow(x94, 0x7cca_23e9, c5);
    let (x115, c7) = sub_borrow(x96, 0xffff_ffff, c6);
    let (x116, c8) = sub_borrow(x98, 0xffff_ffff, c7);
    let (x117, c9) = sub_borrow(x100, 0xffff_ffff, c8);
    let (x118, c10) = sub_borrow(x102, 0xffff_ffff, c9);
    let (x119, c11) = sub_borrow(x104, 0xffff_ffff, c10);
    let (x120, c12) = sub_borrow(x106, 0xffff_ffff, c11);
    let (x121, c13) = sub_borrow(x107, 0x3fff_ffff, c12);
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
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_bytes(bytes: &[u8; 56]) -> Element {
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
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
/// - returns `ok` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_bytes_canonical(bytes: &[u8; 56]) -> (Element, u32) {
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
    let (_, c1) = sub_borrow(bytes1, 0x2378_c292, c0);
    let (_, c2) = sub_borrow(bytes2, 0x8dc5_8f55, c1);
    let (_, c3) = sub_borrow(bytes3, 0x216c_c272, c2);
    let (_, c4) = sub_borrow(bytes4, 0xaed6_3690, c3);
    let (_, c5) = sub_borrow(bytes5, 0xc44e_db49, c4);
    let (_, c6) = sub_borrow(bytes6, 0x7cca_23e9, c5);
    let (_, c7) = sub_borrow(bytes7, 0xffff_ffff, c6);
    let (_, c8) = sub_borrow(bytes8, 0xffff_ffff, c7);
    let (_, c9) = sub_borrow(bytes9, 0xffff_ffff, c8);
    let (_, c10) = sub_borrow(bytes10, 0xffff_ffff, c9);
    let (_, c11) = sub_borrow(bytes11, 0xffff_ffff, c10);
    let (_, c12) = sub_borrow(bytes12, 0xffff_ffff, c11);
    let (_, ok0) = sub_borrow(bytes13, 0x3fff_ffff, c12);
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
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_word(k: u32) -> Element {
    Element([k, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
}

/// `out = 1 if bytes = 0, else 0`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - returns `out` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn bytes_are_zero(bytes: &[u8; 56]) -> u32 {
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
    let (_, o0) = sub_borrow(bytes13, 0, c12);
    o0 as u32
}

/// `2 * half + odd = bytes, odd is 0 or 1`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - returns `half`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^32 - 1]`; word 13 in `[0, 2^31 - 1]`
/// - returns `odd` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn bytes_parity(bytes: &[u8; 56]) -> ([u8; 56], u32) {
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
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
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

/// `out = low bits of floor((u * f + v * g) / 2^27) (not proved; bounds are)`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
/// - returns `out` in `[-2^31, 2^31 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_head(u: i32, v: i32, f: &[i32; 17], g: &[i32; 17]) -> i32 {
    let [f0, f1, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _] = *f;
    let [g0, g1, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _] = *g;
    let r0 = u as i64 * f0 as i64 + v as i64 * g0 as i64;
    let x0 = u.wrapping_mul(f1);
    let x1 = v.wrapping_mul(g1);
    let x2 = x0.wrapping_add(x1);
    let o0 = x2.wrapping_add((r0 >> 27) as i32);
    o0
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^27 * new_f + low_1 + 2^491 * high_1 = u * f + v * g; 2^27 * new_g + low_2 + 2^491 * high_2 = q * f + r * g`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `q` in `[-2^29, 2^29]`
/// - takes `r` in `[-2^29, 2^29]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
/// - takes `k` in `[-2^31, 2^31 - 1]`
/// - takes `low_f` in `[-2^31, 2^31 - 1]`
/// - takes `low_g` in `[-2^31, 2^31 - 1]`
/// - returns `k` in `[-2^31, 2^31 - 1]`
/// - returns `u1` in `[-512, 512]`
/// - returns `v1` in `[-512, 512]`
/// - returns `q1` in `[-512, 512]`
/// - returns `r1` in `[-512, 512]`
/// - returns `new_f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
/// - returns `low_1` in `[0, 2^27 - 1]`
/// - returns `high_1` in `[-5, 4]`
/// - returns `new_g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
/// - returns `low_2` in `[0, 2^27 - 1]`
/// - returns `high_2` in `[-5, 4]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_fg(
    u: i32,
    v: i32,
    q: i32,
    r: i32,
    f: &[i32; 17],
    g: &[i32; 17],
    k: i32,
    low_f: i32,
    low_g: i32,
) -> (i32, i32, i32, i32, i32, [i32; 17], u32, i32, [i32; 17], u32, i32) {
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
    let r2 = q as i64 * f0 as i64 + r as i64 * g0 as i64;
    let low_20 = r2 as u32 & 0x7ff_ffff;
    let x12 = x9 >> 31;
    let x13 = 0 - (x11 & 1);
    let x14 = x12 | !x13;
    let x15 = x11 >> 1;
    let x16 = 0i32.wrapping_sub(x9 ^ x14);
    let x17 = (x15 & !x14) | (x10 & x14);
    let x18 = x15 - ((x10 ^ x12) & x13);
    let x19 = (r0 >> 27) as i32;
    let r3 = u as i64 * f1 as i64 + v as i64 * g1 as i64 + x19 as i64;
    let new_f0 = r3 as u32 & 0x7ff_ffff;
    let x20 = (r3 >> 27) as i32;
    let r4 = u as i64 * f2 as i64 + v as i64 * g2 as i64 + x20 as i64;
    let new_f1 = r4 as u32 & 0x7ff_ffff;
    let x21 = (r2 >> 27) as i32;
    let r5 = q as i64 * f1 as i64 + r as i64 * g1 as i64 + x21 as i64;
    let new_g0 = r5 as u32 & 0x7ff_ffff;
    let x22 = (r5 >> 27) as i32;
    let r6 = q as i64 * f2 as i64 + r as i64 * g2 as i64 + x22 as i64;
    let new_g1 = r6 as u32 & 0x7ff_ffff;
    let x23 = x16 >> 31;
    let x24 = 0 - (x18 & 1);
    let x25 = x23 | !x24;
    let x26 = x18 >> 1;
    let x27 = 0i32.wrapping_sub(x16 ^ x25);
    let x28 = (x26 & !x25) | (x17 & x25);
    let x29 = x26 - ((x17 ^ x23) & x24);
    let x30 = (r4 >> 27) as i32;
    let r7 = u as i64 * f3 as i64 + v as i64 * g3 as i64 + x30 as i64;
    let new_f2 = r7 as u32 & 0x7ff_ffff;
    let x31 = (r7 >> 27) as i32;
    let r8 = u as i64 * f4 as i64 + v as i64 * g4 as i64 + x31 as i64;
    let new_f3 = r8 as u32 & 0x7ff_ffff;
    let x32 = (r6 >> 27) as i32;
    let r9 = q as i64 * f3 as i64 + r as i64 * g3 as i64 + x32 as i64;
    let new_g2 = r9 as u32 & 0x7ff_ffff;
    let x33 = (r9 >> 27) as i32;
    let r11 = q as i64 * f4 as i64 + r as i64 * g4 as i64 + x33 as i64;
    let new_g3 = r11 as u32 & 0x7ff_ffff;
    let x34 = x27 >> 31;
    let x35 = 0 - (x29 & 1);
    let x36 = x34 | !x35;
    let x37 = x29 >> 1;
    let x38 = 0i32.wrapping_sub(x27 ^ x36);
    let x39 = (x37 & !x36) | (x28 & x36);
    let x40 = x37 - ((x28 ^ x34) & x35);
    let x41 = (r8 >> 27) as i32;
    let r12 = u as i64 * f5 as i64 + v as i64 * g5 as i64 + x41 as i64;
    let new_f4 = r12 as u32 & 0x7ff_ffff;
    let x42 = (r12 >> 27) as i32;
    let r13 = u as i64 * f6 as i64 + v as i64 * g6 as i64 + x42 as i64;
    let new_f5 = r13 as u32 & 0x7ff_ffff;
    let x43 = (r11 >> 27) as i32;
    let r14 = q as i64 * f5 as i64 + r as i64 * g5 as i64 + x43 as i64;
    let new_g4 = r14 as u32 & 0x7ff_ffff;
    let x44 = (r14 >> 27) as i32;
    let r15 = q as i64 * f6 as i64 + r as i64 * g6 as i64 + x44 as i64;
    let new_g5 = r15 as u32 & 0x7ff_ffff;
    let x45 = x38 >> 31;
    let x46 = 0 - (x40 & 1);
    let x47 = x45 | !x46;
    let x48 = x40 >> 1;
    let x49 = 0i32.wrapping_sub(x38 ^ x47);
    let x50 = (x48 & !x47) | (x39 & x47);
    let x51 = x48 - ((x39 ^ x45) & x46);
    let x52 = (r13 >> 27) as i32;
    let r16 = u as i64 * f7 as i64 + v as i64 * g7 as i64 + x52 as i64;
    let new_f6 = r16 as u32 & 0x7ff_ffff;
    let x53 = (r16 >> 27) as i32;
    let r17 = u as i64 * f8 as i64 + v as i64 * g8 as i64 + x53 as i64;
    let new_f7 = r17 as u32 & 0x7ff_ffff;
    let x54 = (r15 >> 27) as i32;
    let r18 = q as i64 * f7 as i64 + r as i64 * g7 as i64 + x54 as i64;
    let new_g6 = r18 as u32 & 0x7ff_ffff;
    let x55 = (r18 >> 27) as i32;
    let r19 = q as i64 * f8 as i64 + r as i64 * g8 as i64 + x55 as i64;
    let new_g7 = r19 as u32 & 0x7ff_ffff;
    let x56 = x49 >> 31;
    let x57 = 0 - (x51 & 1);
    let x58 = x56 | !x57;
    let x59 = x51 >> 1;
    let x60 = 0i32.wrapping_sub(x49 ^ x58);
    let x61 = (x59 & !x58) | (x50 & x58);
    let x62 = x59 - ((x50 ^ x56) & x57);
    let x63 = (r17 >> 27) as i32;
    let r20 = u as i64 * f9 as i64 + v as i64 * g9 as i64 + x63 as i64;
    let new_f8 = r20 as u32 & 0x7ff_ffff;
    let x64 = (r20 >> 27) as i32;
    let r21 = u as i64 * f10 as i64 + v as i64 * g10 as i64 + x64 as i64;
    let new_f9 = r21 as u32 & 0x7ff_ffff;
    let x65 = (r19 >> 27) as i32;
    let r22 = q as i64 * f9 as i64 + r as i64 * g9 as i64 + x65 as i64;
    let new_g8 = r22 as u32 & 0x7ff_ffff;
    let x66 = (r22 >> 27) as i32;
    let r23 = q as i64 * f10 as i64 + r as i64 * g10 as i64 + x66 as i64;
    let new_g9 = r23 as u32 & 0x7ff_ffff;
    let x67 = x60 >> 31;
    let x68 = 0 - (x62 & 1);
    let x69 = x67 | !x68;
    let x70 = x62 >> 1;
    let x71 = 0i32.wrapping_sub(x60 ^ x69);
    let x72 = (x70 & !x69) | (x61 & x69);
    let x73 = x70 - ((x61 ^ x67) & x68);
    let x74 = (r21 >> 27) as i32;
    let r24 = u as i64 * f11 as i64 + v as i64 * g11 as i64 + x74 as i64;
    let new_f10 = r24 as u32 & 0x7ff_ffff;
    let x75 = (r24 >> 27) as i32;
    let r25 = u as i64 * f12 as i64 + v as i64 * g12 as i64 + x75 as i64;
    let new_f11 = r25 as u32 & 0x7ff_ffff;
    let x76 = (r23 >> 27) as i32;
    let r26 = q as i64 * f11 as i64 + r as i64 * g11 as i64 + x76 as i64;
    let new_g10 = r26 as u32 & 0x7ff_ffff;
    let x77 = (r26 >> 27) as i32;
    let r27 = q as i64 * f12 as i64 + r as i64 * g12 as i64 + x77 as i64;
    let new_g11 = r27 as u32 & 0x7ff_ffff;
    let x78 = x71 >> 31;
    let x79 = 0 - (x73 & 1);
    let x80 = x78 | !x79;
    let x81 = x73 >> 1;
    let x82 = 0i32.wrapping_sub(x71 ^ x80);
    let x83 = (x81 & !x80) | (x72 & x80);
    let x84 = x81 - ((x72 ^ x78) & x79);
    let x85 = (r25 >> 27) as i32;
    let r28 = u as i64 * f13 as i64 + v as i64 * g13 as i64 + x85 as i64;
    let new_f12 = r28 as u32 & 0x7ff_ffff;
    let x86 = (r28 >> 27) as i32;
    let r29 = u as i64 * f14 as i64 + v as i64 * g14 as i64 + x86 as i64;
    let new_f13 = r29 as u32 & 0x7ff_ffff;
    let x87 = (r27 >> 27) as i32;
    let r30 = q as i64 * f13 as i64 + r as i64 * g13 as i64 + x87 as i64;
    let new_g12 = r30 as u32 & 0x7ff_ffff;
    let x88 = (r30 >> 27) as i32;
    let r31 = q as i64 * f14 as i64 + r as i64 * g14 as i64 + x88 as i64;
    let new_g13 = r31 as u32 & 0x7ff_ffff;
    let x89 = x82 >> 31;
    let x90 = 0 - (x84 & 1);
    let x91 = x89 | !x90;
    let x92 = x84 >> 1;
    let k0 = 0i32.wrapping_sub(x82 ^ x91);
    let x93 = (x92 & !x91) | (x83 & x91);
    let x94 = x92 - ((x83 ^ x89) & x90);
    let x95 = (r29 >> 27) as i32;
    let r32 = u as i64 * f15 as i64 + v as i64 * g15 as i64 + x95 as i64;
    let new_f14 = r32 as u32 & 0x7ff_ffff;
    let x96 = (r32 >> 27) as i32;
    let r33 = u as i64 * f16 as i64 + v as i64 * g16 as i64 + x96 as i64;
    let new_f15 = r33 as u32 & 0x7ff_ffff;
    let new_f16 = (r33 >> 27) as i32;
    let r34 = (r33 >> 27) - new_f16 as i64;
    let high_10 = (r34 >> 32) as i32;
    let x97 = (r31 >> 27) as i32;
    let r35 = q as i64 * f15 as i64 + r as i64 * g15 as i64 + x97 as i64;
    let new_g14 = r35 as u32 & 0x7ff_ffff;
    let x98 = (r35 >> 27) as i32;
    let r36 = q as i64 * f16 as i64 + r as i64 * g16 as i64 + x98 as i64;
    let new_g15 = r36 as u32 & 0x7ff_ffff;
    let new_g16 = (r36 >> 27) as i32;
    let r37 = (r36 >> 27) - new_g16 as i64;
    let high_20 = (r37 >> 32) as i32;
    let x99 = x93 + x93 + 1;
    let x100 = x99 + 512;
    let x101 = x100 << 12;
    let u10 = x101 >> 22;
    let x102 = x99 + 0x8_0200;
    let v10 = x102 >> 20;
    let x103 = x94 + 512;
    let x104 = x103 << 12;
    let q10 = x104 >> 22;
    let x105 = x94 + 0x8_0200;
    let r10 = x105 >> 20;
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
        new_f16,
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
        new_g16,
    ];
    (k0, u10, v10, q10, r10, new_f, low_10, high_10, new_g, low_20, high_20)
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
/// - takes `k` in `[-2^31, 2^31 - 1]`
/// - takes `low_f` in `[-2^31, 2^31 - 1]`
/// - takes `low_g` in `[-2^31, 2^31 - 1]`
/// - returns `k` in `[-2^31, 2^31 - 1]`
/// - returns `u1` in `[-512, 512]`
/// - returns `v1` in `[-512, 512]`
/// - returns `q1` in `[-512, 512]`
/// - returns `r1` in `[-512, 512]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
/// - returns `cut_u` in `[-1, 1]`
/// - returns `cut_v` in `[-1, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_de(
    u: i32,
    v: i32,
    d: &[i32; 15],
    e: &[i32; 15],
    k: i32,
    low_f: i32,
    low_g: i32,
) -> (i32, i32, i32, i32, i32, [i32; 15], i32, i32) {
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
    let x19 = x18.wrapping_mul(0x2e91_8bc5);
    let x20 = x19 & 0x3fff_ffff;
    let r2 = r0 + x20 as i64 * -0x14a7_bb0d;
    let x21 = (r2 >> 30) as i32;
    let x22 = x9 >> 31;
    let x23 = 0 - (x11 & 1);
    let x24 = x22 | !x23;
    let x25 = x11 >> 1;
    let x26 = 0i32.wrapping_sub(x9 ^ x24);
    let x27 = (x25 & !x24) | (x10 & x24);
    let x28 = x25 - ((x10 ^ x22) & x23);
    let r3 = x14 as i64 * d1 as i64 + x17 as i64 * e1 as i64 + x21 as i64 + x20 as i64 * 0xde3_0a4b;
    let out0 = r3 as u32 & 0x3fff_ffff;
    let x29 = (r3 >> 30) as i32;
    let r4 = x14 as i64 * d2 as i64
        + x17 as i64 * e2 as i64
        + x29 as i64
        + x20 as i64 * 0x1c58_f552;
    let out1 = r4 as u32 & 0x3fff_ffff;
    let x30 = (r4 >> 30) as i32;
    let x31 = x26 >> 31;
    let x32 = 0 - (x28 & 1);
    let x33 = x31 | !x32;
    let x34 = x28 >> 1;
    let x35 = 0i32.wrapping_sub(x26 ^ x33);
    let x36 = (x34 & !x33) | (x27 & x33);
    let x37 = x34 - ((x27 ^ x31) & x32);
    let r5 = x14 as i64 * d3 as i64
        + x17 as i64 * e3 as i64
        + x30 as i64
        + x20 as i64 * 0x1b30_9ca3;
    let out2 = r5 as u32 & 0x3fff_ffff;
    let x38 = (r5 >> 30) as i32;
    let r6 = x14 as i64 * d4 as i64
        + x17 as i64 * e4 as i64
        + x38 as i64
        + x20 as i64 * 0x1636_9021;
    let out3 = r6 as u32 & 0x3fff_ffff;
    let x39 = (r6 >> 30) as i32;
    let x40 = x35 >> 31;
    let x41 = 0 - (x37 & 1);
    let x42 = x40 | !x41;
    let x43 = x37 >> 1;
    let x44 = 0i32.wrapping_sub(x35 ^ x42);
    let x45 = (x43 & !x42) | (x36 & x42);
    let x46 = x43 - ((x36 ^ x40) & x41);
    let r7 = x14 as i64 * d5 as i64
        + x17 as i64 * e5 as i64
        + x39 as i64
        + x20 as i64 * -0x492_d945;
    let out4 = r7 as u32 & 0x3fff_ffff;
    let x47 = (r7 >> 30) as i32;
    let x48 = x44 >> 31;
    let x49 = 0 - (x46 & 1);
    let x50 = x48 | !x49;
    let x51 = x46 >> 1;
    let x52 = 0i32.wrapping_sub(x44 ^ x50);
    let x53 = (x51 & !x50) | (x45 & x50);
    let x54 = x51 - ((x45 ^ x48) & x49);
    let r8 = x14 as i64 * d6 as i64
        + x17 as i64 * e6 as i64
        + x47 as i64
        + x20 as i64 * -0x1dc1_63bb;
    let out5 = r8 as u32 & 0x3fff_ffff;
    let x55 = (r8 >> 30) as i32;
    let r9 = x14 as i64 * d7 as i64 + x17 as i64 * e7 as i64 + x55 as i64 + x20 as i64 * -8397;
    let out6 = r9 as u32 & 0x3fff_ffff;
    let x56 = (r9 >> 30) as i32;
    let x57 = x52 >> 31;
    let x58 = 0 - (x54 & 1);
    let x59 = x57 | !x58;
    let x60 = x54 >> 1;
    let x61 = 0i32.wrapping_sub(x52 ^ x59);
    let x62 = (x60 & !x59) | (x53 & x59);
    let x63 = x60 - ((x53 ^ x57) & x58);
    let r11 = x14 as i64 * d8 as i64 + x17 as i64 * e8 as i64 + x56 as i64;
    let out7 = r11 as u32 & 0x3fff_ffff;
    let x64 = (r11 >> 30) as i32;
    let r12 = x14 as i64 * d9 as i64 + x17 as i64 * e9 as i64 + x64 as i64;
    let out8 = r12 as u32 & 0x3fff_ffff;
    let x65 = (r12 >> 30) as i32;
    let x66 = x61 >> 31;
    let x67 = 0 - (x63 & 1);
    let x68 = x66 | !x67;
    let x69 = x63 >> 1;
    let x70 = 0i32.wrapping_sub(x61 ^ x68);
    let x71 = (x69 & !x68) | (x62 & x68);
    let x72 = x69 - ((x62 ^ x66) & x67);
    let r13 = x14 as i64 * d10 as i64 + x17 as i64 * e10 as i64 + x65 as i64;
    let out9 = r13 as u32 & 0x3fff_ffff;
    let x73 = (r13 >> 30) as i32;
    let x74 = x70 >> 31;
    let x75 = 0 - (x72 & 1);
    let x76 = x74 | !x75;
    let x77 = x72 >> 1;
    let x78 = 0i32.wrapping_sub(x70 ^ x76);
    let x79 = (x77 & !x76) | (x71 & x76);
    let x80 = x77 - ((x71 ^ x74) & x75);
    let r14 = x14 as i64 * d11 as i64 + x17 as i64 * e11 as i64 + x73 as i64;
    let out10 = r14 as u32 & 0x3fff_ffff;
    let x81 = (r14 >> 30) as i32;
    let r15 = x14 as i64 * d12 as i64 + x17 as i64 * e12 as i64 + x81 as i64;
    let out11 = r15 as u32 & 0x3fff_ffff;
    let x82 = (r15 >> 30) as i32;
    let x83 = x78 >> 31;
    let x84 = 0 - (x80 & 1);
    let x85 = x83 | !x84;
    let x86 = x80 >> 1;
    let k0 = 0i32.wrapping_sub(x78 ^ x85);
    let x87 = (x86 & !x85) | (x79 & x85);
    let x88 = x86 - ((x79 ^ x83) & x84);
    let r16 = x14 as i64 * d13 as i64 + x17 as i64 * e13 as i64 + x82 as i64;
    let out12 = r16 as u32 & 0x3fff_ffff;
    let x89 = (r16 >> 30) as i32;
    let r17 = x14 as i64 * d14 as i64
        + x17 as i64 * e14 as i64
        + x89 as i64
        + x20 as i64 * 0x400_0000;
    let out13 = r17 as u32 & 0x3fff_ffff;
    let out14 = (r17 >> 30) as i32;
    let x90 = x87 + x87 + 1;
    let x91 = x90 + 512;
    let x92 = x91 << 12;
    let u10 = x92 >> 22;
    let x93 = x90 + 0x8_0200;
    let v10 = x93 >> 20;
    let x94 = x88 + 512;
    let x95 = x94 << 12;
    let q10 = x95 >> 22;
    let x96 = x88 + 0x8_0200;
    let r10 = x96 >> 20;
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
        out14,
    ];
    (k0, u10, v10, q10, r10, out, cut_u0, cut_v0)
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
/// - takes `k` in `[-2^31, 2^31 - 1]`
/// - takes `low_f` in `[-2^31, 2^31 - 1]`
/// - takes `low_g` in `[-2^31, 2^31 - 1]`
/// - returns `k` in `[-2^31, 2^31 - 1]`
/// - returns `u1` in `[-512, 512]`
/// - returns `v1` in `[-512, 512]`
/// - returns `q1` in `[-512, 512]`
/// - returns `r1` in `[-512, 512]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
/// - returns `cut_u` in `[-1, 1]`
/// - returns `cut_v` in `[-1, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_last(
    u: i32,
    v: i32,
    d: &[i32; 15],
    e: &[i32; 15],
    k: i32,
    low_f: i32,
    low_g: i32,
) -> (i32, i32, i32, i32, i32, [i32; 15], i32, i32) {
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
    let x19 = x18.wrapping_mul(0x2e91_8bc5);
    let x20 = x19 & 0x3fff_ffff;
    let r2 = r0 + x20 as i64 * -0x14a7_bb0d;
    let x21 = (r2 >> 30) as i32;
    let x22 = x9 >> 31;
    let x23 = 0 - (x11 & 1);
    let x24 = x22 | !x23;
    let x25 = x11 >> 1;
    let x26 = 0i32.wrapping_sub(x9 ^ x24);
    let x27 = (x25 & !x24) | (x10 & x24);
    let x28 = x25 - ((x10 ^ x22) & x23);
    let r3 = x14 as i64 * d1 as i64 + x17 as i64 * e1 as i64 + x21 as i64 + x20 as i64 * 0xde3_0a4b;
    let out0 = r3 as u32 & 0x3fff_ffff;
    let x29 = (r3 >> 30) as i32;
    let r4 = x14 as i64 * d2 as i64
        + x17 as i64 * e2 as i64
        + x29 as i64
        + x20 as i64 * 0x1c58_f552;
    let out1 = r4 as u32 & 0x3fff_ffff;
    let x30 = (r4 >> 30) as i32;
    let x31 = x26 >> 31;
    let x32 = 0 - (x28 & 1);
    let x33 = x31 | !x32;
    let x34 = x28 >> 1;
    let x35 = 0i32.wrapping_sub(x26 ^ x33);
    let x36 = (x34 & !x33) | (x27 & x33);
    let x37 = x34 - ((x27 ^ x31) & x32);
    let r5 = x14 as i64 * d3 as i64
        + x17 as i64 * e3 as i64
        + x30 as i64
        + x20 as i64 * 0x1b30_9ca3;
    let out2 = r5 as u32 & 0x3fff_ffff;
    let x38 = (r5 >> 30) as i32;
    let r6 = x14 as i64 * d4 as i64
        + x17 as i64 * e4 as i64
        + x38 as i64
        + x20 as i64 * 0x1636_9021;
    let out3 = r6 as u32 & 0x3fff_ffff;
    let x39 = (r6 >> 30) as i32;
    let x40 = x35 >> 31;
    let x41 = 0 - (x37 & 1);
    let x42 = x40 | !x41;
    let x43 = x37 >> 1;
    let x44 = 0i32.wrapping_sub(x35 ^ x42);
    let x45 = (x43 & !x42) | (x36 & x42);
    let x46 = x43 - ((x36 ^ x40) & x41);
    let r7 = x14 as i64 * d5 as i64
        + x17 as i64 * e5 as i64
        + x39 as i64
        + x20 as i64 * -0x492_d945;
    let out4 = r7 as u32 & 0x3fff_ffff;
    let x47 = (r7 >> 30) as i32;
    let x48 = x44 >> 31;
    let x49 = 0 - (x46 & 1);
    let x50 = x48 | !x49;
    let x51 = x46 >> 1;
    let x52 = 0i32.wrapping_sub(x44 ^ x50);
    let x53 = (x51 & !x50) | (x45 & x50);
    let x54 = x51 - ((x45 ^ x48) & x49);
    let r8 = x14 as i64 * d6 as i64
        + x17 as i64 * e6 as i64
        + x47 as i64
        + x20 as i64 * -0x1dc1_63bb;
    let out5 = r8 as u32 & 0x3fff_ffff;
    let x55 = (r8 >> 30) as i32;
    let r9 = x14 as i64 * d7 as i64 + x17 as i64 * e7 as i64 + x55 as i64 + x20 as i64 * -8397;
    let out6 = r9 as u32 & 0x3fff_ffff;
    let x56 = (r9 >> 30) as i32;
    let x57 = x52 >> 31;
    let x58 = 0 - (x54 & 1);
    let x59 = x57 | !x58;
    let x60 = x54 >> 1;
    let x61 = 0i32.wrapping_sub(x52 ^ x59);
    let x62 = (x60 & !x59) | (x53 & x59);
    let x63 = x60 - ((x53 ^ x57) & x58);
    let r11 = x14 as i64 * d8 as i64 + x17 as i64 * e8 as i64 + x56 as i64;
    let out7 = r11 as u32 & 0x3fff_ffff;
    let x64 = (r11 >> 30) as i32;
    let r12 = x14 as i64 * d9 as i64 + x17 as i64 * e9 as i64 + x64 as i64;
    let out8 = r12 as u32 & 0x3fff_ffff;
    let x65 = (r12 >> 30) as i32;
    let x66 = x61 >> 31;
    let x67 = 0 - (x63 & 1);
    let x68 = x66 | !x67;
    let x69 = x63 >> 1;
    let x70 = 0i32.wrapping_sub(x61 ^ x68);
    let x71 = (x69 & !x68) | (x62 & x68);
    let x72 = x69 - ((x62 ^ x66) & x67);
    let r13 = x14 as i64 * d10 as i64 + x17 as i64 * e10 as i64 + x65 as i64;
    let out9 = r13 as u32 & 0x3fff_ffff;
    let x73 = (r13 >> 30) as i32;
    let x74 = x70 >> 31;
    let x75 = 0 - (x72 & 1);
    let x76 = x74 | !x75;
    let x77 = x72 >> 1;
    let x78 = 0i32.wrapping_sub(x70 ^ x76);
    let x79 = (x77 & !x76) | (x71 & x76);
    let x80 = x77 - ((x71 ^ x74) & x75);
    let r14 = x14 as i64 * d11 as i64 + x17 as i64 * e11 as i64 + x73 as i64;
    let out10 = r14 as u32 & 0x3fff_ffff;
    let x81 = (r14 >> 30) as i32;
    let r15 = x14 as i64 * d12 as i64 + x17 as i64 * e12 as i64 + x81 as i64;
    let out11 = r15 as u32 & 0x3fff_ffff;
    let x82 = (r15 >> 30) as i32;
    let x83 = x78 >> 31;
    let x84 = 0 - (x80 & 1);
    let x85 = x83 | !x84;
    let x86 = x80 >> 1;
    let k0 = 0i32.wrapping_sub(x78 ^ x85);
    let x87 = (x86 & !x85) | (x79 & x85);
    let x88 = x86 - ((x79 ^ x83) & x84);
    let r16 = x14 as i64 * d13 as i64 + x17 as i64 * e13 as i64 + x82 as i64;
    let out12 = r16 as u32 & 0x3fff_ffff;
    let x89 = (r16 >> 30) as i32;
    let r17 = x14 as i64 * d14 as i64
        + x17 as i64 * e14 as i64
        + x89 as i64
        + x20 as i64 * 0x400_0000;
    let out13 = r17 as u32 & 0x3fff_ffff;
    let out14 = (r17 >> 30) as i32;
    let x90 = x87 + x87 + 1;
    let x91 = x90 + 512;
    let x92 = x91 << 12;
    let u10 = x92 >> 22;
    let x93 = x90 + 0x8_0200;
    let v10 = x93 >> 20;
    let x94 = x88 + 512;
    let x95 = x94 << 12;
    let q10 = x95 >> 22;
    let x96 = x88 + 0x8_0200;
    let r10 = x96 >> 20;
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
        out14,
    ];
    (k0, u10, v10, q10, r10, out, cut_u0, cut_v0)
}

/// `next, all = low bits of floor((u * f + v * g) / 2^9), fewer in next than in all (not proved; bounds are)`
///
/// - takes `u` in `[-512, 512]`
/// - takes `v` in `[-512, 512]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
/// - returns `next` in `[-2^31, 2^31 - 1]`
/// - returns `all` in `[-2^31, 2^31 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_words(u: i32, v: i32, f: &[i32; 17], g: &[i32; 17]) -> (i32, i32) {
    let [f0, f1, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _] = *f;
    let [g0, g1, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _] = *g;
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

/// `2^27 * out + low + 2^491 * high = u * f + v * g`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
/// - returns `low` in `[0, 2^27 - 1]`
/// - returns `high` in `[-5, 4]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn update_fg(u: i32, v: i32, f: &[i32; 17], g: &[i32; 17]) -> ([i32; 17], u32, i32) {
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
    let out16 = (r16 >> 27) as i32;
    let r17 = (r16 >> 27) - out16 as i64;
    let high0 = (r17 >> 32) as i32;
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
        out16,
    ];
    (out, low0, high0)
}

/// `2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
/// - returns `cut_u` in `[-1, 1]`
/// - returns `cut_v` in `[-1, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn update_de(u: i32, v: i32, d: &[i32; 15], e: &[i32; 15]) -> ([i32; 15], i32, i32) {
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
    let x7 = x6.wrapping_mul(0x2e91_8bc5);
    let x8 = x7 & 0x3fff_ffff;
    let r1 = r0 + x8 as i64 * -0x14a7_bb0d;
    let x9 = (r1 >> 30) as i32;
    let r2 = x2 as i64 * d1 as i64 + x5 as i64 * e1 as i64 + x9 as i64 + x8 as i64 * 0xde3_0a4b;
    let out0 = r2 as u32 & 0x3fff_ffff;
    let x10 = (r2 >> 30) as i32;
    let r3 = x2 as i64 * d2 as i64 + x5 as i64 * e2 as i64 + x10 as i64 + x8 as i64 * 0x1c58_f552;
    let out1 = r3 as u32 & 0x3fff_ffff;
    let x11 = (r3 >> 30) as i32;
    let r4 = x2 as i64 * d3 as i64 + x5 as i64 * e3 as i64 + x11 as i64 + x8 as i64 * 0x1b30_9ca3;
    let out2 = r4 as u32 & 0x3fff_ffff;
    let x12 = (r4 >> 30) as i32;
    let r5 = x2 as i64 * d4 as i64 + x5 as i64 * e4 as i64 + x12 as i64 + x8 as i64 * 0x1636_9021;
    let out3 = r5 as u32 & 0x3fff_ffff;
    let x13 = (r5 >> 30) as i32;
    let r6 = x2 as i64 * d5 as i64 + x5 as i64 * e5 as i64 + x13 as i64 + x8 as i64 * -0x492_d945;
    let out4 = r6 as u32 & 0x3fff_ffff;
    let x14 = (r6 >> 30) as i32;
    let r7 = x2 as i64 * d6 as i64 + x5 as i64 * e6 as i64 + x14 as i64 + x8 as i64 * -0x1dc1_63bb;
    let out5 = r7 as u32 & 0x3fff_ffff;
    let x15 = (r7 >> 30) as i32;
    let r8 = x2 as i64 * d7 as i64 + x5 as i64 * e7 as i64 + x15 as i64 + x8 as i64 * -8397;
    let out6 = r8 as u32 & 0x3fff_ffff;
    let x16 = (r8 >> 30) as i32;
    let r9 = x2 as i64 * d8 as i64 + x5 as i64 * e8 as i64 + x16 as i64;
    let out7 = r9 as u32 & 0x3fff_ffff;
    let x17 = (r9 >> 30) as i32;
    let r10 = x2 as i64 * d9 as i64 + x5 as i64 * e9 as i64 + x17 as i64;
    let out8 = r10 as u32 & 0x3fff_ffff;
    let x18 = (r10 >> 30) as i32;
    let r11 = x2 as i64 * d10 as i64 + x5 as i64 * e10 as i64 + x18 as i64;
    let out9 = r11 as u32 & 0x3fff_ffff;
    let x19 = (r11 >> 30) as i32;
    let r12 = x2 as i64 * d11 as i64 + x5 as i64 * e11 as i64 + x19 as i64;
    let out10 = r12 as u32 & 0x3fff_ffff;
    let x20 = (r12 >> 30) as i32;
    let r13 = x2 as i64 * d12 as i64 + x5 as i64 * e12 as i64 + x20 as i64;
    let out11 = r13 as u32 & 0x3fff_ffff;
    let x21 = (r13 >> 30) as i32;
    let r14 = x2 as i64 * d13 as i64 + x5 as i64 * e13 as i64 + x21 as i64;
    let out12 = r14 as u32 & 0x3fff_ffff;
    let x22 = (r14 >> 30) as i32;
    let r15 = x2 as i64 * d14 as i64 + x5 as i64 * e14 as i64 + x22 as i64 + x8 as i64 * 0x400_0000;
    let out13 = r15 as u32 & 0x3fff_ffff;
    let out14 = (r15 >> 30) as i32;
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
        out14,
    ];
    (out, cut_u0, cut_v0)
}

/// `out = the integer of the limbs of a (mod p), 0 <= out < p`
///
/// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_start(a: &Element) -> [i32; 17] {
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
    let x0 = a7 & 0x1fff_ffff;
    let x1 = a8 + (a7 >> 29);
    let x2 = x1 & 0x1fff_ffff;
    let x3 = a9 + (x1 >> 29);
    let x4 = x3 & 0x1fff_ffff;
    let x5 = a10 + (x3 >> 29);
    let x6 = x5 & 0x1fff_ffff;
    let x7 = a11 + (x5 >> 29);
    let x8 = x7 & 0x1fff_ffff;
    let x9 = a12 + (x7 >> 29);
    let x10 = x9 & 0x1fff_ffff;
    let x11 = a13 + (x9 >> 29);
    let x12 = x11 & 0x1fff_ffff;
    let x13 = a14 + (x11 >> 29);
    let x14 = x13 & 0x1fff_ffff;
    let x15 = a15 + (x13 >> 29);
    let x16 = a1 & 7;
    let x17 = a0 + (x16 << 29);
    let x18 = a2 & 63;
    let x19 = (a1 >> 3) + (x18 << 26);
    let x20 = a3 & 511;
    let x21 = (a2 >> 6) + (x20 << 23);
    let x22 = a4 & 4095;
    let x23 = (a3 >> 9) + (x22 << 20);
    let x24 = a5 & 32767;
    let x25 = (a4 >> 12) + (x24 << 17);
    let x26 = a6 & 0x3_ffff;
    let x27 = (a5 >> 15) + (x26 << 14);
    let x28 = x0 & 0x1f_ffff;
    let x29 = (a6 >> 18) + (x28 << 11);
    let x30 = x2 & 0xff_ffff;
    let x31 = (x0 >> 21) + (x30 << 8);
    let x32 = x4 & 0x7ff_ffff;
    let x33 = (x2 >> 24) + (x32 << 5);
    let x34 = x8 & 1;
    let x35 = (x4 >> 27) + (x6 << 2) + (x34 << 31);
    let x36 = x10 & 15;
    let x37 = (x8 >> 1) + (x36 << 28);
    let x38 = x12 & 127;
    let x39 = (x10 >> 4) + (x38 << 25);
    let x40 = x14 & 1023;
    let x41 = (x12 >> 7) + (x40 << 22);
    let x42 = (x14 >> 10) + (x15 << 19);
    let (x43, c0) = x17.overflowing_sub(0xab58_44f3);
    let (x44, c1) = sub_borrow(x19, 0x2378_c292, c0);
    let (x45, c2) = sub_borrow(x21, 0x8dc5_8f55, c1);
    let (x46, c3) = sub_borrow(x23, 0x216c_c272, c2);
    let (x47, c4) = sub_borrow(x25, 0xaed6_3690, c3);
    let (x48, c5) = sub_borrow(x27, 0xc44e_db49, c4);
    let (x49, c6) = sub_borrow(x29, 0x7cca_23e9, c5);
    let (x50, c7) = sub_borrow(x31, 0xffff_ffff, c6);
    let (x51, c8) = sub_borrow(x33, 0xffff_ffff, c7);
    let (x52, c9) = sub_borrow(x35, 0xffff_ffff, c8);
    let (x53, c10) = sub_borrow(x37, 0xffff_ffff, c9);
    let (x54, c11) = sub_borrow(x39, 0xffff_ffff, c10);
    let (x55, c12) = sub_borrow(x41, 0xffff_ffff, c11);
    let (x56, c13) = sub_borrow(x42, 0x3fff_ffff, c12);
    let c13_mask = 0u32.wrapping_sub(c13 as u32);
    let x57 = x43 ^ (c13_mask & (x17 ^ x43));
    let x58 = x44 ^ (c13_mask & (x19 ^ x44));
    let x59 = x45 ^ (c13_mask & (x21 ^ x45));
    let x60 = x46 ^ (c13_mask & (x23 ^ x46));
    let x61 = x47 ^ (c13_mask & (x25 ^ x47));
    let x62 = x48 ^ (c13_mask & (x27 ^ x48));
    let x63 = x49 ^ (c13_mask & (x29 ^ x49));
    let x64 = x50 ^ (c13_mask & (x31 ^ x50));
    let x65 = x51 ^ (c13_mask & (x33 ^ x51));
    let x66 = x52 ^ (c13_mask & (x35 ^ x52));
    let x67 = x53 ^ (c13_mask & (x37 ^ x53));
    let x68 = x54 ^ (c13_mask & (x39 ^ x54));
    let x69 = x55 ^ (c13_mask & (x41 ^ x55));
    let x70 = x56 ^ (c13_mask & (x42 ^ x56));
    let x71 = x57 & 0x7ff_ffff;
    let x72 = x58 & 0x3f_ffff;
    let x73 = (x57 >> 27) + (x72 << 5);
    let x74 = x59 & 0x1_ffff;
    let x75 = (x58 >> 22) + (x74 << 10);
    let x76 = x60 & 4095;
    let x77 = (x59 >> 17) + (x76 << 15);
    let x78 = x61 & 127;
    let x79 = (x60 >> 12) + (x78 << 20);
    let x80 = x62 & 3;
    let x81 = (x61 >> 7) + (x80 << 25);
    let x82 = (x62 >> 2) & 0x7ff_ffff;
    let x83 = x63 & 0xff_ffff;
    let x84 = (x62 >> 29) + (x83 << 3);
    let x85 = x64 & 0x7_ffff;
    let x86 = (x63 >> 24) + (x85 << 8);
    let x87 = x65 & 16383;
    let x88 = (x64 >> 19) + (x87 << 13);
    let x89 = x66 & 511;
    let x90 = (x65 >> 14) + (x89 << 18);
    let x91 = x67 & 15;
    let x92 = (x66 >> 9) + (x91 << 23);
    let x93 = (x67 >> 4) & 0x7ff_ffff;
    let x94 = x68 & 0x3ff_ffff;
    let x95 = (x67 >> 31) + (x94 << 1);
    let x96 = x69 & 0x1f_ffff;
    let x97 = (x68 >> 26) + (x96 << 6);
    let x98 = x70 & 65535;
    let x99 = (x69 >> 21) + (x98 << 11);
    let o0 = x71 as i32 - 0x800_0000;
    let o1 = x73 as i32 - 0x800_0000 + 1;
    let o2 = x75 as i32 - 0x800_0000 + 1;
    let o3 = x77 as i32 - 0x800_0000 + 1;
    let o4 = x79 as i32 - 0x800_0000 + 1;
    let o5 = x81 as i32 - 0x800_0000 + 1;
    let o6 = x82 as i32 - 0x800_0000 + 1;
    let o7 = x84 as i32 - 0x800_0000 + 1;
    let o8 = x86 as i32 - 0x800_0000 + 1;
    let o9 = x88 as i32 - 0x800_0000 + 1;
    let o10 = x90 as i32 - 0x800_0000 + 1;
    let o11 = x92 as i32 - 0x800_0000 + 1;
    let o12 = x93 as i32 - 0x800_0000 + 1;
    let o13 = x95 as i32 - 0x800_0000 + 1;
    let o14 = x97 as i32 - 0x800_0000 + 1;
    let o15 = x99 as i32 - 0x800_0000 + 1;
    let o16 = (x70 >> 16) + 1;
    [
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16 as i32,
    ]
}

/// `out = 1 if f < 0, else 0`
///
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[-2^27, 2^27 - 1]`; word 16 in `[-2^31, 2^31 - 1]`
/// - returns `out` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_sign(f: &[i32; 17]) -> u32 {
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
    let x15 = x14 >> 27;
    let r0 = f16 as i64 + x15 as i64;
    let x16 = (r0 >> 32) as i32;
    let x17 = (x16 as u32).wrapping_add(1);
    let (_, o0) = x17.overflowing_sub(1);
    o0 as u32
}

const_fn! {
    /// `out = -d if negative is 1, d if it is 0 (mod p)`
    ///
    /// - takes `negative` in `[0, 1]`
    /// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-(2^26 + 1), 2^27]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14 in `[0, 2^29 - 1]`; word 7 in `[0, 0x203fffff]`; word 15 in `[0, 2063]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    fn invert_finish(negative: u32, d: &[i32; 15]) -> Element {
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
        ] = *d;
        let x0 = 0x208_ced9 - d0;
        let x1 = d0 + 0x16b0_89e6;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let negative_mask = 0u32.wrapping_sub(core::hint::black_box(negative));
        let x2 = (x1 as u32 ^ (negative_mask & (x0 as u32 ^ x1 as u32))) as i32;
        let x3 = -0x1656_e120 - d1;
        let x4 = d1 + 0x1bc6_1495;
        let x5 = (x4 as u32 ^ (negative_mask & (x3 as u32 ^ x4 as u32))) as i32;
        let x6 = x5 + (x2 >> 30);
        let x7 = x6 as u32 & 0x3fff_ffff;
        let x8 = 0x150a_dff7 - d2;
        let x9 = d2 + -0x74e_155c;
        let x10 = (x9 as u32 ^ (negative_mask & (x8 as u32 ^ x9 as u32))) as i32;
        let x11 = x10 + (x6 >> 30);
        let x12 = x11 as u32 & 0x3fff_ffff;
        let x13 = 0x1191_d5ea - d3;
        let x14 = d3 + -0x99e_c6b9;
        let x15 = (x14 as u32 ^ (negative_mask & (x13 as u32 ^ x14 as u32))) as i32;
        let x16 = x15 + (x11 >> 30);
        let x17 = x16 as u32 & 0x3fff_ffff;
        let x18 = 0x2a3_b064 - d4;
        let x19 = d4 + -0x1392_dfbd;
        let x20 = (x19 as u32 ^ (negative_mask & (x18 as u32 ^ x19 as u32))) as i32;
        let x21 = x20 + (x16 >> 30);
        let x22 = x21 as u32 & 0x3fff_ffff;
        let x23 = -0xdb8_8bce - d5;
        let x24 = d5 + -0x925_b289;
        let x25 = (x24 as u32 ^ (negative_mask & (x23 as u32 ^ x24 as u32))) as i32;
        let x26 = x25 + (x21 >> 30);
        let x27 = x26 as u32 & 0x3fff_ffff;
        let x28 = -0x1944_2b31 - d6;
        let x29 = d6 + 0x47d_388a;
        let x30 = (x29 as u32 ^ (negative_mask & (x28 as u32 ^ x29 as u32))) as i32;
        let x31 = x30 + (x26 >> 30);
        let x32 = x31 as u32 & 0x3fff_ffff;
        let x33 = -25192 - d7;
        let x34 = d7 + -16795;
        let x35 = (x34 as u32 ^ (negative_mask & (x33 as u32 ^ x34 as u32))) as i32;
        let x36 = x35 + (x31 >> 30);
        let x37 = x36 as u32 & 0x3fff_ffff;
        let x38 = 0 - d8;
        let x39 = (d8 as u32 ^ (negative_mask & (x38 as u32 ^ d8 as u32))) as i32;
        let x40 = x39 + (x36 >> 30);
        let x41 = x40 as u32 & 0x3fff_ffff;
        let x42 = 0 - d9;
        let x43 = (d9 as u32 ^ (negative_mask & (x42 as u32 ^ d9 as u32))) as i32;
        let x44 = x43 + (x40 >> 30);
        let x45 = x44 as u32 & 0x3fff_ffff;
        let x46 = 0 - d10;
        let x47 = (d10 as u32 ^ (negative_mask & (x46 as u32 ^ d10 as u32))) as i32;
        let x48 = x47 + (x44 >> 30);
        let x49 = x48 as u32 & 0x3fff_ffff;
        let x50 = 0 - d11;
        let x51 = (d11 as u32 ^ (negative_mask & (x50 as u32 ^ d11 as u32))) as i32;
        let x52 = x51 + (x48 >> 30);
        let x53 = x52 as u32 & 0x3fff_ffff;
        let x54 = 0 - d12;
        let x55 = (d12 as u32 ^ (negative_mask & (x54 as u32 ^ d12 as u32))) as i32;
        let x56 = x55 + (x52 >> 30);
        let x57 = x56 as u32 & 0x3fff_ffff;
        let x58 = 0 - d13;
        let x59 = (d13 as u32 ^ (negative_mask & (x58 as u32 ^ d13 as u32))) as i32;
        let x60 = x59 + (x56 >> 30);
        let x61 = x60 as u32 & 0x3fff_ffff;
        let x62 = 0xc00_0000 - d14;
        let x63 = d14 + 0x800_0000;
        let x64 = (x63 as u32 ^ (negative_mask & (x62 as u32 ^ x63 as u32))) as i32;
        let x65 = x64 + (x60 >> 30);
        let x66 = x7 & 3;
        let x67 = (x2 as u32 & 0x3fff_ffff) + (x66 << 30);
        let x68 = x12 & 15;
        let x69 = (x7 >> 2) + (x68 << 28);
        let x70 = x17 & 63;
        let x71 = (x12 >> 4) + (x70 << 26);
        let x72 = x22 & 255;
        let x73 = (x17 >> 6) + (x72 << 24);
        let x74 = x27 & 1023;
        let x75 = (x22 >> 8) + (x74 << 22);
        let x76 = x32 & 4095;
        let x77 = (x27 >> 10) + (x76 << 20);
        let x78 = x37 & 16383;
        let x79 = (x32 >> 12) + (x78 << 18);
        let x80 = x41 & 65535;
        let x81 = (x37 >> 14) + (x80 << 16);
        let x82 = x45 & 0x3_ffff;
        let x83 = (x41 >> 16) + (x82 << 14);
        let x84 = x49 & 0xf_ffff;
        let x85 = (x45 >> 18) + (x84 << 12);
        let x86 = x53 & 0x3f_ffff;
        let x87 = (x49 >> 20) + (x86 << 10);
        let x88 = x57 & 0xff_ffff;
        let x89 = (x53 >> 22) + (x88 << 8);
        let x90 = x61 & 0x3ff_ffff;
        let x91 = (x57 >> 24) + (x90 << 6);
        let x92 = x65 as u32 & 0xfff_ffff;
        let x93 = (x61 >> 26) + (x92 << 4);
        let x94 = (x65 >> 28) as u32;
        let (x95, c0) = x67.overflowing_sub(0x5ac2_2798);
        let (x96, c1) = sub_borrow(x69, 0x1bc6_1495, c0);
        let (x97, c2) = sub_borrow(x71, 0x6e2c_7aa9, c1);
        let (x98, c3) = sub_borrow(x73, 0xb66_1394, c2);
        let (x99, c4) = sub_borrow(x75, 0x76b1_b481, c3);
        let (x100, c5) = sub_borrow(x77, 0x2276_da4d, c4);
        let (x101, c6) = sub_borrow(x79, 0xe651_1f4e, c5);
        let (x102, c7) = sub_borrow(x81, 0xffff_fffb, c6);
        let (x103, c8) = sub_borrow(x83, 0xffff_ffff, c7);
        let (x104, c9) = sub_borrow(x85, 0xffff_ffff, c8);
        let (x105, c10) = sub_borrow(x87, 0xffff_ffff, c9);
        let (x106, c11) = sub_borrow(x89, 0xffff_ffff, c10);
        let (x107, c12) = sub_borrow(x91, 0xffff_ffff, c11);
        let (x108, c13) = sub_borrow(x93, 0xffff_ffff, c12);
        let (x109, c14) = sub_borrow(x94, 1, c13);
        let c14_mask = 0u32.wrapping_sub(c14 as u32);
        let x110 = x95 ^ (c14_mask & (x67 ^ x95));
        let x111 = x96 ^ (c14_mask & (x69 ^ x96));
        let x112 = x97 ^ (c14_mask & (x71 ^ x97));
        let x113 = x98 ^ (c14_mask & (x73 ^ x98));
        let x114 = x99 ^ (c14_mask & (x75 ^ x99));
        let x115 = x100 ^ (c14_mask & (x77 ^ x100));
        let x116 = x101 ^ (c14_mask & (x79 ^ x101));
        let x117 = x102 ^ (c14_mask & (x81 ^ x102));
        let x118 = x103 ^ (c14_mask & (x83 ^ x103));
        let x119 = x104 ^ (c14_mask & (x85 ^ x104));
        let x120 = x105 ^ (c14_mask & (x87 ^ x105));
        let x121 = x106 ^ (c14_mask & (x89 ^ x106));
        let x122 = x107 ^ (c14_mask & (x91 ^ x107));
        let x123 = x108 ^ (c14_mask & (x93 ^ x108));
        let x124 = x109 ^ (c14_mask & (x94 ^ x109));
        let (x125, c15) = x110.overflowing_sub(0xad61_13cc);
        let (x126, c16) = sub_borrow(x111, 0x8de3_0a4a, c15);
        let (x127, c17) = sub_borrow(x112, 0x3716_3d54, c16);
        let (x128, c18) = sub_borrow(x113, 0x85b3_09ca, c17);
        let (x129, c19) = sub_borrow(x114, 0xbb58_da40, c18);
        let (x130, c20) = sub_borrow(x115, 0x113b_6d26, c19);
        let (x131, c21) = sub_borrow(x116, 0xf328_8fa7, c20);
        let (x132, c22) = sub_borrow(x117, 0xffff_fffd, c21);
        let (x133, c23) = sub_borrow(x118, 0xffff_ffff, c22);
        let (x134, c24) = sub_borrow(x119, 0xffff_ffff, c23);
        let (x135, c25) = sub_borrow(x120, 0xffff_ffff, c24);
        let (x136, c26) = sub_borrow(x121, 0xffff_ffff, c25);
        let (x137, c27) = sub_borrow(x122, 0xffff_ffff, c26);
        let (x138, c28) = sub_borrow(x123, 0xffff_ffff, c27);
        let (x139, c29) = sub_borrow(x124, 0, c28);
        let c29_mask = 0u32.wrapping_sub(c29 as u32);
        let x140 = x125 ^ (c29_mask & (x110 ^ x125));
        let x141 = x126 ^ (c29_mask & (x111 ^ x126));
        let x142 = x127 ^ (c29_mask & (x112 ^ x127));
        let x143 = x128 ^ (c29_mask & (x113 ^ x128));
        let x144 = x129 ^ (c29_mask & (x114 ^ x129));
        let x145 = x130 ^ (c29_mask & (x115 ^ x130));
        let x146 = x131 ^ (c29_mask & (x116 ^ x131));
        let x147 = x132 ^ (c29_mask & (x117 ^ x132));
        let x148 = x133 ^ (c29_mask & (x118 ^ x133));
        let x149 = x134 ^ (c29_mask & (x119 ^ x134));
        let x150 = x135 ^ (c29_mask & (x120 ^ x135));
        let x151 = x136 ^ (c29_mask & (x121 ^ x136));
        let x152 = x137 ^ (c29_mask & (x122 ^ x137));
        let x153 = x138 ^ (c29_mask & (x123 ^ x138));
        let x154 = x139 ^ (c29_mask & (x124 ^ x139));
        let (x155, c30) = x140.overflowing_sub(0x56b0_89e6);
        let (x156, c31) = sub_borrow(x141, 0x46f1_8525, c30);
        let (x157, c32) = sub_borrow(x142, 0x1b8b_1eaa, c31);
        let (x158, c33) = sub_borrow(x143, 0x42d9_84e5, c32);
        let (x159, c34) = sub_borrow(x144, 0x5dac_6d20, c33);
        let (x160, c35) = sub_borrow(x145, 0x889d_b693, c34);
        let (x161, c36) = sub_borrow(x146, 0xf994_47d3, c35);
        let (x162, c37) = sub_borrow(x147, 0xffff_fffe, c36);
        let (x163, c38) = sub_borrow(x148, 0xffff_ffff, c37);
        let (x164, c39) = sub_borrow(x149, 0xffff_ffff, c38);
        let (x165, c40) = sub_borrow(x150, 0xffff_ffff, c39);
        let (x166, c41) = sub_borrow(x151, 0xffff_ffff, c40);
        let (x167, c42) = sub_borrow(x152, 0xffff_ffff, c41);
        let (x168, c43) = sub_borrow(x153, 0x7fff_ffff, c42);
        let (x169, c44) = sub_borrow(x154, 0, c43);
        let c44_mask = 0u32.wrapping_sub(c44 as u32);
        let x170 = x155 ^ (c44_mask & (x140 ^ x155));
        let x171 = x156 ^ (c44_mask & (x141 ^ x156));
        let x172 = x157 ^ (c44_mask & (x142 ^ x157));
        let x173 = x158 ^ (c44_mask & (x143 ^ x158));
        let x174 = x159 ^ (c44_mask & (x144 ^ x159));
        let x175 = x160 ^ (c44_mask & (x145 ^ x160));
        let x176 = x161 ^ (c44_mask & (x146 ^ x161));
        let x177 = x162 ^ (c44_mask & (x147 ^ x162));
        let x178 = x163 ^ (c44_mask & (x148 ^ x163));
        let x179 = x164 ^ (c44_mask & (x149 ^ x164));
        let x180 = x165 ^ (c44_mask & (x150 ^ x165));
        let x181 = x166 ^ (c44_mask & (x151 ^ x166));
        let x182 = x167 ^ (c44_mask & (x152 ^ x167));
        let x183 = x168 ^ (c44_mask & (x153 ^ x168));
        let x184 = x169 ^ (c44_mask & (x154 ^ x169));
        let (x185, c45) = x170.overflowing_sub(0xab58_44f3);
        let (x186, c46) = sub_borrow(x171, 0x2378_c292, c45);
        let (x187, c47) = sub_borrow(x172, 0x8dc5_8f55, c46);
        let (x188, c48) = sub_borrow(x173, 0x216c_c272, c47);
        let (x189, c49) = sub_borrow(x174, 0xaed6_3690, c48);
        let (x190, c50) = sub_borrow(x175, 0xc44e_db49, c49);
        let (x191, c51) = sub_borrow(x176, 0x7cca_23e9, c50);
        let (x192, c52) = sub_borrow(x177, 0xffff_ffff, c51);
        let (x193, c53) = sub_borrow(x178, 0xffff_ffff, c52);
        let (x194, c54) = sub_borrow(x179, 0xffff_ffff, c53);
        let (x195, c55) = sub_borrow(x180, 0xffff_ffff, c54);
        let (x196, c56) = sub_borrow(x181, 0xffff_ffff, c55);
        let (x197, c57) = sub_borrow(x182, 0xffff_ffff, c56);
        let (x198, c58) = sub_borrow(x183, 0x3fff_ffff, c57);
        let (_, c59) = sub_borrow(x184, 0, c58);
        let c59_mask = 0u32.wrapping_sub(c59 as u32);
        let x199 = x185 ^ (c59_mask & (x170 ^ x185));
        let x200 = x186 ^ (c59_mask & (x171 ^ x186));
        let x201 = x187 ^ (c59_mask & (x172 ^ x187));
        let x202 = x188 ^ (c59_mask & (x173 ^ x188));
        let x203 = x189 ^ (c59_mask & (x174 ^ x189));
        let x204 = x190 ^ (c59_mask & (x175 ^ x190));
        let x205 = x191 ^ (c59_mask & (x176 ^ x191));
        let x206 = x192 ^ (c59_mask & (x177 ^ x192));
        let x207 = x193 ^ (c59_mask & (x178 ^ x193));
        let x208 = x194 ^ (c59_mask & (x179 ^ x194));
        let x209 = x195 ^ (c59_mask & (x180 ^ x195));
        let x210 = x196 ^ (c59_mask & (x181 ^ x196));
        let x211 = x197 ^ (c59_mask & (x182 ^ x197));
        let x212 = x198 ^ (c59_mask & (x183 ^ x198));
        let o0 = x199 & 0x1fff_ffff;
        let x213 = x200 & 0x3ff_ffff;
        let o1 = (x199 >> 29) + (x213 << 3);
        let x214 = x201 & 0x7f_ffff;
        let o2 = (x200 >> 26) + (x214 << 6);
        let x215 = x202 & 0xf_ffff;
        let o3 = (x201 >> 23) + (x215 << 9);
        let x216 = x203 & 0x1_ffff;
        let o4 = (x202 >> 20) + (x216 << 12);
        let x217 = x204 & 16383;
        let o5 = (x203 >> 17) + (x217 << 15);
        let x218 = x205 & 2047;
        let o6 = (x204 >> 14) + (x218 << 18);
        let x219 = x206 & 255;
        let o7 = (x205 >> 11) + (x219 << 21);
        let x220 = x207 & 31;
        let o8 = (x206 >> 8) + (x220 << 24);
        let x221 = x208 & 3;
        let o9 = (x207 >> 5) + (x221 << 27);
        let o10 = (x208 >> 2) & 0x1fff_ffff;
        let x222 = x209 & 0xfff_ffff;
        let o11 = (x208 >> 31) + (x222 << 1);
        let x223 = x210 & 0x1ff_ffff;
        let o12 = (x209 >> 28) + (x223 << 4);
        let x224 = x211 & 0x3f_ffff;
        let o13 = (x210 >> 25) + (x224 << 7);
        let x225 = x212 & 0x7_ffff;
        let o14 = (x211 >> 22) + (x225 << 10);
        let o15 = x212 >> 19;
        Element([
            o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
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
pub const fn from_bytes(bytes: &[u8; 56]) -> Element {
    let limbs = limbs_of_bytes(bytes);
    to_montgomery(&limbs)
}

/// out = bytes (mod p), ok = 1 if bytes < p
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn from_bytes_canonical(bytes: &[u8; 56]) -> (Element, u32) {
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
pub const fn from_bytes_wide(bytes: &[u8; 112]) -> Element {
    let low_bytes: [u8; 56] = part(bytes, 0);
    let low = from_bytes(&low_bytes);
    let high_bytes: [u8; 56] = part(bytes, 56);
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
        let mut f = [-0x4a7_bb0d, -0xe7_adaa, -0x1c2_ab72, -0x6c6_b91d, -0x6fd_e933, -0x4a2_5392, -0x6ec_492d, -0x1ae_e0b1, -131, -0x800_0000, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, 16385];
        let mut g = invert_start(a);
        let mut d = [-0x4000_0000, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, 1];
        let mut e = [-0x50_81bf, -0x3909_a0ac, -0x3c3c_e99b, -0x2dc6_8014, -0x219c_3678, -0x3127_1d28, -0x273_f307, -0x23d8_da15, -0x3567_1040, -0x3c5f_dc3b, -0x2af4_56b2, -0x3c15_7be2, -0x308d_3679, -0xeed_47a0, 0xba_3c48];
        let mut k = 0;
        let mut u = -0x800_0000;
        let mut v = 0;
        let mut q = 0;
        let mut r = -0x800_0000;
        let mut low_f = divsteps_head(u, v, &f, &g);
        let mut low_g = divsteps_head(q, r, &f, &g);
        let mut turn = 0;
        while turn < 39 {
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

/// out = a^45427420268475430659332737993000283397102585042957378767593137448786500990384896429048938822923093990827573427272915576193438964912444
#[cfg_attr(limbforge_calls, inline(never))]
const fn pow_root(a: &Element) -> Element {
    let x1 = square(a);
    let x2 = mul(a, &x1);
    let x3 = mul(&x1, &x2);
    let x4 = mul(&x1, &x3);
    let mut x5 = x4;
    let mut turn = 0;
    while turn < 3 {
        x5 = square(&x5);
        turn += 1;
    }
    let x6 = mul(&x5, &x4);
    let mut x7 = x6;
    let mut turn = 0;
    while turn < 6 {
        x7 = square(&x7);
        turn += 1;
    }
    let x8 = mul(&x7, &x6);
    let mut x9 = x8;
    let mut turn = 0;
    while turn < 12 {
        x9 = square(&x9);
        turn += 1;
    }
    let x10 = mul(&x9, &x8);
    let mut x11 = x10;
    let mut turn = 0;
    while turn < 3 {
        x11 = square(&x11);
        turn += 1;
    }
    let x12 = mul(&x11, &x4);
    let mut x13 = x12;
    let mut turn = 0;
    while turn < 27 {
        x13 = square(&x13);
        turn += 1;
    }
    let x14 = mul(&x13, &x12);
    let mut x15 = x14;
    let mut turn = 0;
    while turn < 54 {
        x15 = square(&x15);
        turn += 1;
    }
    let x16 = mul(&x15, &x14);
    let mut x17 = x16;
    let mut turn = 0;
    while turn < 3 {
        x17 = square(&x17);
        turn += 1;
    }
    let x18 = mul(&x17, &x4);
    let mut x19 = x18;
    let mut turn = 0;
    while turn < 111 {
        x19 = square(&x19);
        turn += 1;
    }
    let x20 = mul(&x19, &x18);
    let mut x21 = x20;
    let mut turn = 0;
    while turn < 4 {
        x21 = square(&x21);
        turn += 1;
    }
    let x22 = mul(&x21, &x4);
    let mut x23 = x22;
    let mut turn = 0;
    while turn < 2 {
        x23 = square(&x23);
        turn += 1;
    }
    let x24 = mul(&x23, &x2);
    let mut x25 = x24;
    let mut turn = 0;
    while turn < 4 {
        x25 = square(&x25);
        turn += 1;
    }
    let x26 = mul(&x25, &x2);
    let mut x27 = x26;
    let mut turn = 0;
    while turn < 5 {
        x27 = square(&x27);
        turn += 1;
    }
    let x28 = mul(&x27, &x3);
    let mut x29 = x28;
    let mut turn = 0;
    while turn < 4 {
        x29 = square(&x29);
        turn += 1;
    }
    let x30 = mul(&x29, a);
    let mut x31 = x30;
    let mut turn = 0;
    while turn < 6 {
        x31 = square(&x31);
        turn += 1;
    }
    let x32 = mul(&x31, &x4);
    let mut x33 = x32;
    let mut turn = 0;
    while turn < 2 {
        x33 = square(&x33);
        turn += 1;
    }
    let x34 = mul(&x33, &x2);
    let mut x35 = x34;
    let mut turn = 0;
    while turn < 2 {
        x35 = square(&x35);
        turn += 1;
    }
    let x36 = mul(&x35, a);
    let mut x37 = x36;
    let mut turn = 0;
    while turn < 5 {
        x37 = square(&x37);
        turn += 1;
    }
    let x38 = mul(&x37, &x4);
    let mut x39 = x38;
    let mut turn = 0;
    while turn < 4 {
        x39 = square(&x39);
        turn += 1;
    }
    let x40 = mul(&x39, a);
    let mut x41 = x40;
    let mut turn = 0;
    while turn < 4 {
        x41 = square(&x41);
        turn += 1;
    }
    let x42 = mul(&x41, a);
    let mut x43 = x42;
    let mut turn = 0;
    while turn < 5 {
        x43 = square(&x43);
        turn += 1;
    }
    let x44 = mul(&x43, &x4);
    let mut x45 = x44;
    let mut turn = 0;
    while turn < 3 {
        x45 = square(&x45);
        turn += 1;
    }
    let x46 = mul(&x45, &x2);
    let mut x47 = x46;
    let mut turn = 0;
    while turn < 3 {
        x47 = square(&x47);
        turn += 1;
    }
    let x48 = mul(&x47, &x2);
    let mut x49 = x48;
    let mut turn = 0;
    while turn < 3 {
        x49 = square(&x49);
        turn += 1;
    }
    let x50 = mul(&x49, &x2);
    let mut x51 = x50;
    let mut turn = 0;
    while turn < 2 {
        x51 = square(&x51);
        turn += 1;
    }
    let x52 = mul(&x51, a);
    let mut x53 = x52;
    let mut turn = 0;
    while turn < 3 {
        x53 = square(&x53);
        turn += 1;
    }
    let x54 = mul(&x53, a);
    let mut x55 = x54;
    let mut turn = 0;
    while turn < 4 {
        x55 = square(&x55);
        turn += 1;
    }
    let x56 = mul(&x55, &x2);
    let mut x57 = x56;
    let mut turn = 0;
    while turn < 4 {
        x57 = square(&x57);
        turn += 1;
    }
    let x58 = mul(&x57, &x3);
    let mut x59 = x58;
    let mut turn = 0;
    while turn < 2 {
        x59 = square(&x59);
        turn += 1;
    }
    let x60 = mul(&x59, &x2);
    let mut x61 = x60;
    let mut turn = 0;
    while turn < 3 {
        x61 = square(&x61);
        turn += 1;
    }
    let x62 = mul(&x61, &x2);
    let mut x63 = x62;
    let mut turn = 0;
    while turn < 4 {
        x63 = square(&x63);
        turn += 1;
    }
    let x64 = mul(&x63, &x3);
    let x65 = square(&x64);
    let x66 = mul(&x65, a);
    let mut x67 = x66;
    let mut turn = 0;
    while turn < 5 {
        x67 = square(&x67);
        turn += 1;
    }
    let x68 = mul(&x67, &x2);
    let mut x69 = x68;
    let mut turn = 0;
    while turn < 3 {
        x69 = square(&x69);
        turn += 1;
    }
    let x70 = mul(&x69, &x2);
    let mut x71 = x70;
    let mut turn = 0;
    while turn < 2 {
        x71 = square(&x71);
        turn += 1;
    }
    let x72 = mul(&x71, a);
    let mut x73 = x72;
    let mut turn = 0;
    while turn < 3 {
        x73 = square(&x73);
        turn += 1;
    }
    let x74 = mul(&x73, a);
    let mut x75 = x74;
    let mut turn = 0;
    while turn < 7 {
        x75 = square(&x75);
        turn += 1;
    }
    let x76 = mul(&x75, a);
    let mut x77 = x76;
    let mut turn = 0;
    while turn < 7 {
        x77 = square(&x77);
        turn += 1;
    }
    let x78 = mul(&x77, &x3);
    let mut x79 = x78;
    let mut turn = 0;
    while turn < 3 {
        x79 = square(&x79);
        turn += 1;
    }
    let x80 = mul(&x79, &x3);
    let x81 = square(&x80);
    let x82 = mul(&x81, a);
    let mut x83 = x82;
    let mut turn = 0;
    while turn < 4 {
        x83 = square(&x83);
        turn += 1;
    }
    let x84 = mul(&x83, &x2);
    let mut x85 = x84;
    let mut turn = 0;
    while turn < 5 {
        x85 = square(&x85);
        turn += 1;
    }
    let x86 = mul(&x85, a);
    let mut x87 = x86;
    let mut turn = 0;
    while turn < 5 {
        x87 = square(&x87);
        turn += 1;
    }
    let x88 = mul(&x87, &x4);
    let mut x89 = x88;
    let mut turn = 0;
    while turn < 5 {
        x89 = square(&x89);
        turn += 1;
    }
    let x90 = mul(&x89, &x3);
    let mut x91 = x90;
    let mut turn = 0;
    while turn < 5 {
        x91 = square(&x91);
        turn += 1;
    }
    let x92 = mul(&x91, &x2);
    let mut x93 = x92;
    let mut turn = 0;
    while turn < 4 {
        x93 = square(&x93);
        turn += 1;
    }
    let x94 = mul(&x93, &x4);
    let mut x95 = x94;
    let mut turn = 0;
    while turn < 6 {
        x95 = square(&x95);
        turn += 1;
    }
    let x96 = mul(&x95, &x3);
    let x97 = square(&x96);
    let x98 = mul(&x97, a);
    let mut x99 = x98;
    let mut turn = 0;
    while turn < 6 {
        x99 = square(&x99);
        turn += 1;
    }
    let x100 = mul(&x99, &x4);
    let mut x101 = x100;
    let mut turn = 0;
    while turn < 3 {
        x101 = square(&x101);
        turn += 1;
    }
    let x102 = mul(&x101, &x3);
    let mut x103 = x102;
    let mut turn = 0;
    while turn < 4 {
        x103 = square(&x103);
        turn += 1;
    }
    let x104 = mul(&x103, &x3);
    let mut x105 = x104;
    let mut turn = 0;
    while turn < 2 {
        x105 = square(&x105);
        turn += 1;
    }
    let x106 = mul(&x105, a);
    let mut x107 = x106;
    let mut turn = 0;
    while turn < 3 {
        x107 = square(&x107);
        turn += 1;
    }
    let x108 = mul(&x107, a);
    let mut x109 = x108;
    let mut turn = 0;
    while turn < 5 {
        x109 = square(&x109);
        turn += 1;
    }
    let x110 = mul(&x109, &x2);
    let mut x111 = x110;
    let mut turn = 0;
    while turn < 4 {
        x111 = square(&x111);
        turn += 1;
    }
    let x112 = mul(&x111, &x4);
    let x113 = square(&x112);
    let x114 = mul(&x113, a);
    let mut x115 = x114;
    let mut turn = 0;
    while turn < 5 {
        x115 = square(&x115);
        turn += 1;
    }
    let x116 = mul(&x115, &x2);
    let mut x117 = x116;
    let mut turn = 0;
    while turn < 7 {
        x117 = square(&x117);
        turn += 1;
    }
    let x118 = mul(&x117, &x3);
    let mut x119 = x118;
    let mut turn = 0;
    while turn < 3 {
        x119 = square(&x119);
        turn += 1;
    }
    let x120 = mul(&x119, a);
    let mut x121 = x120;
    let mut turn = 0;
    while turn < 5 {
        x121 = square(&x121);
        turn += 1;
    }
    let x122 = mul(&x121, &x3);
    let mut x123 = x122;
    let mut turn = 0;
    while turn < 4 {
        x123 = square(&x123);
        turn += 1;
    }
    let x124 = mul(&x123, &x3);
    let mut x125 = x124;
    let mut turn = 0;
    while turn < 3 {
        x125 = square(&x125);
        turn += 1;
    }
    let x126 = mul(&x125, &x2);
    let mut x127 = x126;
    let mut turn = 0;
    while turn < 4 {
        x127 = square(&x127);
        turn += 1;
    }
    let x128 = mul(&x127, &x3);
    let x129 = square(&x128);
    let x130 = mul(&x129, a);
    let mut x131 = x130;
    let mut turn = 0;
    while turn < 5 {
        x131 = square(&x131);
        turn += 1;
    }
    let x132 = mul(&x131, a);
    let mut x133 = x132;
    let mut turn = 0;
    while turn < 4 {
        x133 = square(&x133);
        turn += 1;
    }
    let x134 = mul(&x133, a);
    let mut x135 = x134;
    let mut turn = 0;
    while turn < 5 {
        x135 = square(&x135);
        turn += 1;
    }
    let x136 = mul(&x135, &x4);
    let x137 = square(&x136);
    let x138 = mul(&x137, a);
    let mut x139 = x138;
    let mut turn = 0;
    while turn < 2 {
        x139 = square(&x139);
        turn += 1;
    }
    x139
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
    pub const fn from_bytes(bytes: &[u8; 56]) -> Element {
        from_bytes(bytes)
    }

    /// Decodes little-endian bytes. Also returns 1 if they are below the prime, else 0.
    #[inline(always)]
    pub const fn from_bytes_canonical(bytes: &[u8; 56]) -> (Element, u32) {
        from_bytes_canonical(bytes)
    }

    /// Decodes `2 * BYTES` little-endian bytes and reduces them. Uniform bytes give a nearly uniform element.
    #[inline(always)]
    pub const fn from_bytes_wide(bytes: &[u8; 112]) -> Element {
        from_bytes_wide(bytes)
    }

    /// Returns the canonical encoding, little-endian and below the prime.
    #[inline(always)]
    pub const fn to_bytes(self) -> [u8; 56] {
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
        "0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3";

    const NUM_BITS: u32 = 446;

    const CAPACITY: u32 = 445;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        0x161a_0000,
        0x16d5_4a7b,
        0x156e_439e,
        0x15c8_e9c2,
        0x1bd2_67b1,
        0x1129_c96f,
        0x1d89_25b2,
        0xd77_058e,
        262,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ]);

    /// 2, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        0x1868_0000,
        0x1b55_29ee,
        0x15b9_0e7a,
        0x1723_a70a,
        0xf49_9ec6,
        0x4a7_25bf,
        0x1624_96ca,
        0x15dc_163b,
        1049,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
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

    /// 2 to the power of 2^1.
    const DELTA: Element = Element([
        0x10d0_0000,
        0x16aa_53dd,
        0xb72_1cf5,
        0xe47_4e15,
        0x1e93_3d8d,
        0x94e_4b7e,
        0xc49_2d94,
        0xbb8_2c77,
        2099,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
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
        "0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3";

    const NUM_BITS: u32 = 446;

    const CAPACITY: u32 = 445;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        0x161a_0000,
        0x16d5_4a7b,
        0x156e_439e,
        0x15c8_e9c2,
        0x1bd2_67b1,
        0x1129_c96f,
        0x1d89_25b2,
        0xd77_058e,
        262,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ]);

    /// 2, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        0x1868_0000,
        0x1b55_29ee,
        0x15b9_0e7a,
        0x1723_a70a,
        0xf49_9ec6,
        0x4a7_25bf,
        0x1624_96ca,
        0x15dc_163b,
        1049,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
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

    /// 2 to the power of 2^1.
    const DELTA: Element = Element([
        0x10d0_0000,
        0x16aa_53dd,
        0xb72_1cf5,
        0xe47_4e15,
        0x1e93_3d8d,
        0x94e_4b7e,
        0xc49_2d94,
        0xbb8_2c77,
        2099,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
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
impl From<Element> for crypto_bigint::U448 {
    /// Returns the least nonnegative integer of the class.
    #[inline]
    fn from(element: Element) -> crypto_bigint::U448 {
        let mut bytes = [0; 56];
        bytes[..BYTES].copy_from_slice(&to_bytes(&element));
        crypto_bigint::U448::from_le_slice(&bytes)
    }
}

#[cfg(feature = "crypto-bigint")]
impl From<crypto_bigint::U448> for Element {
    /// Reduces the integer modulo the prime.
    #[inline]
    fn from(integer: crypto_bigint::U448) -> Element {
        let mut bytes = [0; BYTES];
        bytes.copy_from_slice(&integer.to_le_bytes());
        from_bytes(&bytes)
    }
}
