//! Arithmetic modulo 2^384 - 2^128 - 2^96 + 2^32 - 1 (p384). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^384 - 2^128 - 2^96 + 2^32 - 1
//! Recipe:  14x28 word(32) karatsuba(2) double-word montgomery(product-scanning) carry(sequential) invert(divsteps)
//! Limbs:   14 words of 32 bits
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^392 modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight             loose
//! 0     2^0     [0, 0x101fffff]   [0, 0x101fffff]
//! 1     2^28    [0, 2^28 - 1]     [0, 2^28 - 1]
//! 2     2^56    [0, 2^28 - 1]     [0, 2^28 - 1]
//! 3     2^84    [0, 0x101fffff]   [0, 0x101fffff]
//! 4     2^112   [0, 0x101fffff]   [0, 0x101fffff]
//! 5     2^140   [0, 2^28 - 1]     [0, 2^28 - 1]
//! 6     2^168   [0, 2^28 - 1]     [0, 2^28 - 1]
//! 7     2^196   [0, 2^28 - 1]     [0, 2^28 - 1]
//! 8     2^224   [0, 2^28 - 1]     [0, 2^28 - 1]
//! 9     2^252   [0, 2^28 - 1]     [0, 2^28 - 1]
//! 10    2^280   [0, 2^28 - 1]     [0, 2^28 - 1]
//! 11    2^308   [0, 2^28 - 1]     [0, 2^28 - 1]
//! 12    2^336   [0, 2^28 - 1]     [0, 2^28 - 1]
//! 13    2^364   [0, 2^20 + 8191]  [0, 2^20 + 8191]
//! ```

/// Number of words in an element.
pub const LIMBS: usize = 14;

/// Number of bytes in an encoded element.
pub const BYTES: usize = 48;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u32; LIMBS]);

/// An element within loose bounds. In this field they equal the tight bounds.
pub type Loose = Element;

/// 0.
pub const ZERO: Element = Element([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/// 1.
pub const ONE: Element = Element([
    256, 0xfff_f000, 0xfff_ffff, 0xf_ffff, 0x100_0000, 0, 0, 0, 0, 0, 0, 0, 0, 0,
]);

/// 2^384, the weight of the upper half of a double-length encoding.
pub const WIDE: Element = Element([
    256, 0xfff_e000, 65535, 0x20_0000, 0, 0, 0xfff_fffe, 15, 512, 4096, 0, 0, 0, 0,
]);

/// 19^((p - 1) / 2^1), a primitive root of unity of order 2^1.
pub const ROOT_OF_UNITY: Element = Element([
    0xfff_feff, 4111, 0, 0xfef_f000, 0xefe_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
    0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xf_ffff,
]);

/// R; in the Montgomery domain its limbs hold R^2.
pub const R: Element = Element([
    0x1_0000, 0xfe0_0000, 0xff_ffff, 0, 2, 0, 0xfff_fe00, 4095, 0x2_0000, 0x10_0000, 0, 0, 0, 0,
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
/// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
/// - takes `b`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
/// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn add(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10, b11, b12, b13] = b.0;
    let x0 = a13 + b13;
    let x1 = x0 >> 20;
    let x2 = a0 + b0 + x1;
    let o0 = x2 & 0xfff_ffff;
    let x3 = a1 + b1 + x1 * 0xfff_fff0 + (x2 >> 28);
    let o1 = x3 & 0xfff_ffff;
    let x4 = a2 + b2 + x1 * 0xfff_ffff + (x3 >> 28);
    let o2 = x4 & 0xfff_ffff;
    let x5 = a3 + b3 + x1 * 4095 + (x4 >> 28);
    let o3 = x5 & 0xfff_ffff;
    let x6 = a4 + b4 + (x1 << 16) + (x5 >> 28);
    let o4 = x6 & 0xfff_ffff;
    let x7 = a5 + b5 + (x6 >> 28);
    let o5 = x7 & 0xfff_ffff;
    let x8 = a6 + b6 + (x7 >> 28);
    let o6 = x8 & 0xfff_ffff;
    let x9 = a7 + b7 + (x8 >> 28);
    let o7 = x9 & 0xfff_ffff;
    let x10 = a8 + b8 + (x9 >> 28);
    let o8 = x10 & 0xfff_ffff;
    let x11 = a9 + b9 + (x10 >> 28);
    let o9 = x11 & 0xfff_ffff;
    let x12 = a10 + b10 + (x11 >> 28);
    let o10 = x12 & 0xfff_ffff;
    let x13 = a11 + b11 + (x12 >> 28);
    let o11 = x13 & 0xfff_ffff;
    let x14 = a12 + b12 + (x13 >> 28);
    let o12 = x14 & 0xfff_ffff;
    let o13 = (x0 & 0xf_ffff) + (x14 >> 28);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
/// - takes `b`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
/// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn sub(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10, b11, b12, b13] = b.0;
    let x0 = a13 + 0x1f_fffe - b13;
    let x1 = x0 >> 20;
    let x2 = a0 + 0x1fff_fffe - b0 + x1;
    let o0 = x2 & 0xfff_ffff;
    let x3 = a1 + 0x1000_001e - b1 + x1 * 0xfff_fff0 + (x2 >> 28);
    let o1 = x3 & 0xfff_ffff;
    let x4 = a2 + 0xfff_ffff - b2 + x1 * 0xfff_ffff + (x3 >> 28);
    let o2 = x4 & 0xfff_ffff;
    let x5 = a3 + 0x1fff_dfff - b3 + x1 * 4095 + (x4 >> 28);
    let o3 = x5 & 0xfff_ffff;
    let x6 = a4 + 0x1ffd_fffe - b4 + (x1 << 16) + (x5 >> 28);
    let o4 = x6 & 0xfff_ffff;
    let x7 = a5 + 0x1fff_fffe - b5 + (x6 >> 28);
    let o5 = x7 & 0xfff_ffff;
    let x8 = a6 + 0x1fff_fffe - b6 + (x7 >> 28);
    let o6 = x8 & 0xfff_ffff;
    let x9 = a7 + 0x1fff_fffe - b7 + (x8 >> 28);
    let o7 = x9 & 0xfff_ffff;
    let x10 = a8 + 0x1fff_fffe - b8 + (x9 >> 28);
    let o8 = x10 & 0xfff_ffff;
    let x11 = a9 + 0x1fff_fffe - b9 + (x10 >> 28);
    let o9 = x11 & 0xfff_ffff;
    let x12 = a10 + 0x1fff_fffe - b10 + (x11 >> 28);
    let o10 = x12 & 0xfff_ffff;
    let x13 = a11 + 0x1fff_fffe - b11 + (x12 >> 28);
    let o11 = x13 & 0xfff_ffff;
    let x14 = a12 + 0x1fff_fffe - b12 + (x13 >> 28);
    let o12 = x14 & 0xfff_ffff;
    let o13 = (x0 & 0xf_ffff) + (x14 >> 28);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13])
}

/// `out = -a (mod p)`
///
/// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
/// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn opp(a: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13] = a.0;
    let x0 = 0x1f_fffe - a13;
    let x1 = x0 >> 20;
    let x2 = 0x1fff_fffe - a0 + x1;
    let o0 = x2 & 0xfff_ffff;
    let x3 = 0x1000_001e - a1 + x1 * 0xfff_fff0 + (x2 >> 28);
    let o1 = x3 & 0xfff_ffff;
    let x4 = 0xfff_ffff - a2 + x1 * 0xfff_ffff + (x3 >> 28);
    let o2 = x4 & 0xfff_ffff;
    let x5 = 0x1fff_dfff - a3 + x1 * 4095 + (x4 >> 28);
    let o3 = x5 & 0xfff_ffff;
    let x6 = 0x1ffd_fffe - a4 + (x1 << 16) + (x5 >> 28);
    let o4 = x6 & 0xfff_ffff;
    let x7 = 0x1fff_fffe - a5 + (x6 >> 28);
    let o5 = x7 & 0xfff_ffff;
    let x8 = 0x1fff_fffe - a6 + (x7 >> 28);
    let o6 = x8 & 0xfff_ffff;
    let x9 = 0x1fff_fffe - a7 + (x8 >> 28);
    let o7 = x9 & 0xfff_ffff;
    let x10 = 0x1fff_fffe - a8 + (x9 >> 28);
    let o8 = x10 & 0xfff_ffff;
    let x11 = 0x1fff_fffe - a9 + (x10 >> 28);
    let o9 = x11 & 0xfff_ffff;
    let x12 = 0x1fff_fffe - a10 + (x11 >> 28);
    let o10 = x12 & 0xfff_ffff;
    let x13 = 0x1fff_fffe - a11 + (x12 >> 28);
    let o11 = x13 & 0xfff_ffff;
    let x14 = 0x1fff_fffe - a12 + (x13 >> 28);
    let o12 = x14 & 0xfff_ffff;
    let o13 = (x0 & 0xf_ffff) + (x14 >> 28);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13])
}

/// `R * out = a * b (mod p)`
///
/// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
/// - takes `b`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
/// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn mul(a: &Loose, b: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10, b11, b12, b13] = b.0;
    let r0 = m(a0, b0);
    let r1 = m(a0, b1) + m(a1, b0);
    let r2 = m(a0, b2) + m(a1, b1) + m(a2, b0);
    let r3 = m(a0, b3) + m(a1, b2) + m(a2, b1) + m(a3, b0);
    let r4 = m(a1, b3) + m(a2, b2) + m(a3, b1);
    let r5 = m(a2, b3) + m(a3, b2);
    let r6 = m(a3, b3);
    let r7 = m(a4, b4);
    let r8 = m(a4, b5) + m(a5, b4);
    let r9 = m(a4, b6) + m(a5, b5) + m(a6, b4);
    let r10 = m(a5, b6) + m(a6, b5);
    let r11 = m(a6, b6);
    let x0 = a0 as i32 - a4 as i32;
    let x1 = a1 as i32 - a5 as i32;
    let x2 = a2 as i32 - a6 as i32;
    let x3 = b4 as i32 - b0 as i32;
    let x4 = b5 as i32 - b1 as i32;
    let x5 = b6 as i32 - b2 as i32;
    let x6 = 0 - b3 as i32;
    let r12 = r0 + r7;
    let r13 = r12 as i64 + x0 as i64 * x3 as i64 + r4 as i64;
    let r14 = r1 + r8;
    let r15 = x0 as i64 * x4 as i64 + x1 as i64 * x3 as i64 + r14 as i64 + r5 as i64;
    let r16 = r2 + r9;
    let r17 = x0 as i64 * x5 as i64
        + x1 as i64 * x4 as i64
        + x2 as i64 * x3 as i64
        + r16 as i64
        + r6 as i64;
    let r18 = r3 + r10;
    let r19 = x0 as i64 * x6 as i64
        + x1 as i64 * x5 as i64
        + x2 as i64 * x4 as i64
        + a3 as i64 * x3 as i64
        + r18 as i64;
    let r20 = r4 + r11;
    let r21 = x1 as i64 * x6 as i64
        + x2 as i64 * x5 as i64
        + a3 as i64 * x4 as i64
        + r20 as i64
        + r7 as i64;
    let r22 = x2 as i64 * x6 as i64 + a3 as i64 * x5 as i64 + r5 as i64 + r8 as i64;
    let r23 = r6 as i64 + a3 as i64 * x6 as i64 + r9 as i64;
    let r24 = m(a7, b7);
    let r25 = m(a7, b8) + m(a8, b7);
    let r26 = m(a7, b9) + m(a8, b8) + m(a9, b7);
    let r27 = m(a7, b10) + m(a8, b9) + m(a9, b8) + m(a10, b7);
    let r28 = m(a8, b10) + m(a9, b9) + m(a10, b8);
    let r29 = m(a9, b10) + m(a10, b9);
    let r30 = m(a10, b10);
    let r31 = m(a11, b11);
    let r32 = m(a11, b12) + m(a12, b11);
    let r33 = m(a11, b13) + m(a12, b12) + m(a13, b11);
    let r34 = m(a12, b13) + m(a13, b12);
    let r35 = m(a13, b13);
    let x7 = a7 as i32 - a11 as i32;
    let x8 = a8 as i32 - a12 as i32;
    let x9 = a9 as i32 - a13 as i32;
    let x10 = b11 as i32 - b7 as i32;
    let x11 = b12 as i32 - b8 as i32;
    let x12 = b13 as i32 - b9 as i32;
    let x13 = 0 - b10 as i32;
    let r36 = r24 + r31;
    let r37 = r36 as i64 + x7 as i64 * x10 as i64 + r28 as i64;
    let r38 = r25 + r32;
    let r39 = x7 as i64 * x11 as i64 + x8 as i64 * x10 as i64 + r38 as i64 + r29 as i64;
    let r40 = r26 + r33;
    let r41 = x7 as i64 * x12 as i64
        + x8 as i64 * x11 as i64
        + x9 as i64 * x10 as i64
        + r40 as i64
        + r30 as i64;
    let r42 = r27 + r34;
    let r43 = x7 as i64 * x13 as i64
        + x8 as i64 * x12 as i64
        + x9 as i64 * x11 as i64
        + a10 as i64 * x10 as i64
        + r42 as i64;
    let r44 = r28 + r35;
    let r45 = x8 as i64 * x13 as i64
        + x9 as i64 * x12 as i64
        + a10 as i64 * x11 as i64
        + r44 as i64
        + r31 as i64;
    let r46 = x9 as i64 * x13 as i64 + a10 as i64 * x12 as i64 + r29 as i64 + r32 as i64;
    let r47 = r30 as i64 + a10 as i64 * x13 as i64 + r33 as i64;
    let x14 = a0 as i32 - a7 as i32;
    let x15 = a1 as i32 - a8 as i32;
    let x16 = a2 as i32 - a9 as i32;
    let x17 = a3 as i32 - a10 as i32;
    let x18 = a4 as i32 - a11 as i32;
    let x19 = a5 as i32 - a12 as i32;
    let x20 = a6 as i32 - a13 as i32;
    let x21 = b7 as i32 - b0 as i32;
    let x22 = b8 as i32 - b1 as i32;
    let x23 = b9 as i32 - b2 as i32;
    let x24 = b10 as i32 - b3 as i32;
    let x25 = b11 as i32 - b4 as i32;
    let x26 = b12 as i32 - b5 as i32;
    let x27 = b13 as i32 - b6 as i32;
    let r48 = x14 as i64 * x21 as i64;
    let r49 = x14 as i64 * x22 as i64 + x15 as i64 * x21 as i64;
    let r50 = x14 as i64 * x23 as i64 + x15 as i64 * x22 as i64 + x16 as i64 * x21 as i64;
    let r51 = x14 as i64 * x24 as i64
        + x15 as i64 * x23 as i64
        + x16 as i64 * x22 as i64
        + x17 as i64 * x21 as i64;
    let r52 = x15 as i64 * x24 as i64 + x16 as i64 * x23 as i64 + x17 as i64 * x22 as i64;
    let r53 = x16 as i64 * x24 as i64 + x17 as i64 * x23 as i64;
    let r54 = x17 as i64 * x24 as i64;
    let r55 = x18 as i64 * x25 as i64;
    let r56 = x18 as i64 * x26 as i64 + x19 as i64 * x25 as i64;
    let r57 = x18 as i64 * x27 as i64 + x19 as i64 * x26 as i64 + x20 as i64 * x25 as i64;
    let r58 = x19 as i64 * x27 as i64 + x20 as i64 * x26 as i64;
    let r59 = x20 as i64 * x27 as i64;
    let x28 = x14 - x18;
    let x29 = x15 - x19;
    let x30 = x16 - x20;
    let x31 = x25 - x21;
    let x32 = x26 - x22;
    let x33 = x27 - x23;
    let x34 = 0 - x24;
    let r60 = r0 + r24;
    let r61 = r1 + r25;
    let r62 = r2 + r26;
    let r63 = r3 + r27;
    let r64 = r10 + r34;
    let r65 = r11 + r35;
    let x35 = r0 as u32 & 0xfff_ffff;
    let x36 = (r0 >> 28) as u32 + x35;
    let r66 = r1 + x36 as u64 + m(x35, 15);
    let x37 = r66 as u32 & 0xfff_ffff;
    let x38 = (r66 >> 28) as u32 + x37;
    let r67 = r2 + x38 as u64 + m(x37, 15);
    let x39 = r67 as u32 & 0xfff_ffff;
    let x40 = (r67 >> 28) as u32 + x39;
    let r68 = r3 + x40 as u64 + (m(x35, 0xfff_f000) + m(x39, 15));
    let x41 = r68 as u32 & 0xfff_ffff;
    let x42 = (r68 >> 28) as u32 + x41;
    let r69 = m(x35, 0xffe_ffff) + m(x37, 0xfff_f000) + m(x41, 15);
    let r70 = r13 + x42 as i64 + r69 as i64;
    let x43 = r70 as u32 & 0xfff_ffff;
    let x44 = (r70 >> 28) as u32 + x43;
    let r71 = m(x35, 0xfff_ffff);
    let r72 = r71 + m(x37, 0xffe_ffff) + m(x39, 0xfff_f000) + m(x43, 15);
    let r73 = r15 + x44 as i64 + r72 as i64;
    let x45 = r73 as u32 & 0xfff_ffff;
    let x46 = (r73 >> 28) as u32 + x45;
    let r74 = m(x37, 0xfff_ffff);
    let r75 = r71 + r74;
    let r76 = r75 + m(x39, 0xffe_ffff) + m(x41, 0xfff_f000) + m(x45, 15);
    let r77 = r17 + x46 as i64 + r76 as i64;
    let x47 = r77 as u32 & 0xfff_ffff;
    let x48 = (r77 >> 28) as u32 + x47;
    let r78 = m(x39, 0xfff_ffff);
    let r79 = r75 + r78;
    let r80 = r79 + m(x41, 0xffe_ffff) + m(x43, 0xfff_f000) + m(x47, 15);
    let r81 = r60 as i64 + r48 + r19 + x48 as i64 + r80 as i64;
    let x49 = r81 as u32 & 0xfff_ffff;
    let x50 = (r81 >> 28) as u32 + x49;
    let r82 = m(x41, 0xfff_ffff);
    let r83 = r79 + r82;
    let r84 = r83 + m(x43, 0xffe_ffff) + m(x45, 0xfff_f000) + m(x49, 15);
    let r85 = r61 as i64 + r49 + r21 + x50 as i64 + r84 as i64;
    let x51 = r85 as u32 & 0xfff_ffff;
    let x52 = (r85 >> 28) as u32;
    let r86 = x52 as u64 + x51 as u64;
    let r87 = m(x43, 0xfff_ffff);
    let r88 = r83 + r87;
    let r89 = r88 + m(x45, 0xffe_ffff) + m(x47, 0xfff_f000) + m(x51, 15);
    let r90 = r62 as i64 + r50 + r22 + r86 as i64 + r89 as i64;
    let x53 = r90 as u32 & 0xfff_ffff;
    let r91 = (r90 >> 28) as u64 + x53 as u64;
    let r92 = m(x45, 0xfff_ffff);
    let r93 = r88 + r92;
    let r94 = r93 + m(x47, 0xffe_ffff) + m(x49, 0xfff_f000) + m(x53, 15);
    let r95 = r63 as i64 + r51 + r23 + r91 as i64 + r94 as i64;
    let x54 = r95 as u32 & 0xfff_ffff;
    let r96 = (r95 >> 28) as u64 + x54 as u64;
    let r97 = m(x47, 0xfff_ffff);
    let r98 = r93 + r97;
    let r99 = r98 + m(x49, 0xffe_ffff) + m(x51, 0xfff_f000) + m(x54, 15);
    let r100 = r13
        + r37
        + (r48 + r55 + x28 as i64 * x31 as i64 + r52)
        + r10 as i64
        + r96 as i64
        + r99 as i64;
    let x55 = r100 as u32 & 0xfff_ffff;
    let r101 = (r100 >> 28) as u64 + x55 as u64;
    let r102 = m(x49, 0xfff_ffff);
    let r103 = r98 + r102 + m(x51, 0xffe_ffff) + m(x53, 0xfff_f000) + m(x55, 15);
    let r104 = r15
        + r39
        + (r49 + r56 + (x28 as i64 * x32 as i64 + x29 as i64 * x31 as i64) + r53)
        + r11 as i64
        + r101 as i64
        + r103 as i64;
    let x56 = r104 as u32 & 0xfff_ffff;
    let r105 = (r104 >> 28) as u64 + x56 as u64;
    let r106 = m(x51, 0xfff_ffff);
    let r107 = m(x35, 0xf_ffff)
        + r74
        + r78
        + r82
        + r87
        + r92
        + r97
        + r102
        + r106
        + m(x53, 0xffe_ffff)
        + m(x54, 0xfff_f000)
        + m(x56, 15);
    let r108 = r17
        + r41
        + (r50 + r57 + (x28 as i64 * x33 as i64 + x29 as i64 * x32 as i64 + x30 as i64 * x31 as i64) + r54)
        + r105 as i64
        + r107 as i64;
    let x57 = r108 as u32 & 0xfff_ffff;
    let r109 = (r108 >> 28) as u64 + x57 as u64;
    let r110 = m(x53, 0xfff_ffff);
    let r111 = m(x37, 0xf_ffff)
        + r78
        + r82
        + r87
        + r92
        + r97
        + r102
        + r106
        + r110
        + m(x54, 0xffe_ffff)
        + m(x55, 0xfff_f000)
        + m(x57, 15);
    let r112 = r19
        + r43
        + (r51 + r58 + (x28 as i64 * x34 as i64 + x29 as i64 * x33 as i64 + x30 as i64 * x32 as i64 + x17 as i64 * x31 as i64))
        + r24 as i64
        + r109 as i64
        + r111 as i64;
    let r113 = (r112 >> 28) as u64;
    let o0 = r112 as u32 & 0xfff_ffff;
    let r114 = m(x54, 0xfff_ffff);
    let r115 = m(x39, 0xf_ffff)
        + r82
        + r87
        + r92
        + r97
        + r102
        + r106
        + r110
        + r114
        + m(x55, 0xffe_ffff)
        + m(x56, 0xfff_f000);
    let r116 = r21
        + r45
        + (r52 + r59 + (x29 as i64 * x34 as i64 + x30 as i64 * x33 as i64 + x17 as i64 * x32 as i64) + r55)
        + r25 as i64
        + r113 as i64
        + r115 as i64;
    let r117 = (r116 >> 28) as u64;
    let o1 = r116 as u32 & 0xfff_ffff;
    let r118 = m(x55, 0xfff_ffff);
    let r119 = m(x41, 0xf_ffff)
        + r87
        + r92
        + r97
        + r102
        + r106
        + r110
        + r114
        + r118
        + m(x56, 0xffe_ffff)
        + m(x57, 0xfff_f000);
    let r120 = r22
        + r46
        + (x30 as i64 * x34 as i64 + x17 as i64 * x33 as i64 + r53 + r56)
        + r26 as i64
        + r117 as i64
        + r119 as i64;
    let r121 = (r120 >> 28) as u64;
    let o2 = r120 as u32 & 0xfff_ffff;
    let r122 = m(x56, 0xfff_ffff);
    let r123 = m(x43, 0xf_ffff)
        + r92
        + r97
        + r102
        + r106
        + r110
        + r114
        + r118
        + r122
        + m(x57, 0xffe_ffff);
    let r124 = r23
        + r47
        + (r54 + x17 as i64 * x34 as i64 + r57)
        + r27 as i64
        + r121 as i64
        + r123 as i64;
    let r125 = (r124 >> 28) as u64;
    let o3 = r124 as u32 & 0xfff_ffff;
    let r126 = m(x57, 0xfff_ffff);
    let r127 = m(x45, 0xf_ffff) + r97 + r102 + r106 + r110 + r114 + r118 + r122 + r126;
    let r128 = r64 as i64 + r58 + r37 + r125 as i64 + r127 as i64;
    let x58 = (r128 >> 28) as u32;
    let o4 = r128 as u32 & 0xfff_ffff;
    let r129 = m(x47, 0xf_ffff) + r102 + r106 + r110 + r114 + r118 + r122 + r126;
    let r130 = r65 as i64 + r59 + r39 + x58 as i64 + r129 as i64;
    let x59 = (r130 >> 28) as u32;
    let o5 = r130 as u32 & 0xfff_ffff;
    let r131 = m(x49, 0xf_ffff) + r106 + r110 + r114 + r118 + r122 + r126;
    let r132 = r41 + x59 as i64 + r131 as i64;
    let x60 = (r132 >> 28) as u32;
    let o6 = r132 as u32 & 0xfff_ffff;
    let r133 = m(x51, 0xf_ffff) + r110 + r114 + r118 + r122 + r126;
    let r134 = r43 + x60 as i64 + r133 as i64;
    let x61 = (r134 >> 28) as u32;
    let o7 = r134 as u32 & 0xfff_ffff;
    let r135 = m(x53, 0xf_ffff) + r114 + r118 + r122 + r126;
    let r136 = r45 + x61 as i64 + r135 as i64;
    let x62 = (r136 >> 28) as u32;
    let o8 = r136 as u32 & 0xfff_ffff;
    let r137 = m(x54, 0xf_ffff) + r118 + r122 + r126;
    let r138 = r46 + x62 as i64 + r137 as i64;
    let x63 = (r138 >> 28) as u32;
    let o9 = r138 as u32 & 0xfff_ffff;
    let r139 = m(x55, 0xf_ffff) + r122 + r126;
    let r140 = r47 + x63 as i64 + r139 as i64;
    let x64 = (r140 >> 28) as u32;
    let o10 = r140 as u32 & 0xfff_ffff;
    let r141 = r34 + x64 as u64 + (m(x56, 0xf_ffff) + r126);
    let x65 = (r141 >> 28) as u32;
    let o11 = r141 as u32 & 0xfff_ffff;
    let r142 = r35 + x65 as u64 + m(x57, 0xf_ffff);
    let o13 = (r142 >> 28) as u32;
    let o12 = r142 as u32 & 0xfff_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13])
}

/// `R * out = a^2 (mod p)`
///
/// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
/// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn square(a: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13] = a.0;
    let r0 = m(a0, a0);
    let a0_2 = a0 << 1;
    let r1 = m(a0_2, a1);
    let r2 = m(a0_2, a2) + m(a1, a1);
    let a1_2 = a1 << 1;
    let r3 = m(a0_2, a3) + m(a1_2, a2);
    let r4 = m(a1_2, a3) + m(a2, a2);
    let a2_2 = a2 << 1;
    let r5 = m(a2_2, a3);
    let r6 = m(a3, a3);
    let r7 = m(a4, a4);
    let a4_2 = a4 << 1;
    let r8 = m(a4_2, a5);
    let r9 = m(a4_2, a6) + m(a5, a5);
    let a5_2 = a5 << 1;
    let r10 = m(a5_2, a6);
    let r11 = m(a6, a6);
    let x0 = a0 as i32 - a4 as i32;
    let x1 = a1 as i32 - a5 as i32;
    let x2 = a2 as i32 - a6 as i32;
    let x3 = x0 << 1;
    let r12 = x3 as i64 * x2 as i64 + x1 as i64 * x1 as i64;
    let x4 = x1 << 1;
    let r13 = x3 as i64 * a3 as i64 + x4 as i64 * x2 as i64;
    let r14 = x4 as i64 * a3 as i64 + x2 as i64 * x2 as i64;
    let x5 = x2 << 1;
    let r15 = r0 + r7;
    let r16 = r15 as i64 - x0 as i64 * x0 as i64 + r4 as i64;
    let r17 = r1 + r8;
    let r18 = r17 as i64 - x3 as i64 * x1 as i64 + r5 as i64;
    let r19 = r2 + r9;
    let r20 = r19 as i64 - r12 + r6 as i64;
    let r21 = r3 + r10;
    let r22 = r21 as i64 - r13;
    let r23 = r4 + r11;
    let r24 = r23 as i64 - r14 + r7 as i64;
    let r25 = r5 as i64 - x5 as i64 * a3 as i64 + r8 as i64;
    let r26 = r6 as i64 - r6 as i64 + r9 as i64;
    let r27 = m(a7, a7);
    let a7_2 = a7 << 1;
    let r28 = m(a7_2, a8);
    let r29 = m(a7_2, a9) + m(a8, a8);
    let a8_2 = a8 << 1;
    let r30 = m(a7_2, a10) + m(a8_2, a9);
    let r31 = m(a8_2, a10) + m(a9, a9);
    let a9_2 = a9 << 1;
    let r32 = m(a9_2, a10);
    let r33 = m(a10, a10);
    let r34 = m(a11, a11);
    let a11_2 = a11 << 1;
    let r35 = m(a11_2, a12);
    let r36 = m(a11_2, a13) + m(a12, a12);
    let a12_2 = a12 << 1;
    let r37 = m(a12_2, a13);
    let r38 = m(a13, a13);
    let x6 = a7 as i32 - a11 as i32;
    let x7 = a8 as i32 - a12 as i32;
    let x8 = a9 as i32 - a13 as i32;
    let x9 = x6 << 1;
    let r39 = x9 as i64 * x8 as i64 + x7 as i64 * x7 as i64;
    let x10 = x7 << 1;
    let r40 = x9 as i64 * a10 as i64 + x10 as i64 * x8 as i64;
    let r41 = x10 as i64 * a10 as i64 + x8 as i64 * x8 as i64;
    let x11 = x8 << 1;
    let r42 = r27 + r34;
    let r43 = r42 as i64 - x6 as i64 * x6 as i64 + r31 as i64;
    let r44 = r28 + r35;
    let r45 = r44 as i64 - x9 as i64 * x7 as i64 + r32 as i64;
    let r46 = r29 + r36;
    let r47 = r46 as i64 - r39 + r33 as i64;
    let r48 = r30 + r37;
    let r49 = r48 as i64 - r40;
    let r50 = r31 + r38;
    let r51 = r50 as i64 - r41 + r34 as i64;
    let r52 = r32 as i64 - x11 as i64 * a10 as i64 + r35 as i64;
    let r53 = r33 as i64 - r33 as i64 + r36 as i64;
    let x12 = a0 as i32 - a7 as i32;
    let x13 = a1 as i32 - a8 as i32;
    let x14 = a2 as i32 - a9 as i32;
    let x15 = a3 as i32 - a10 as i32;
    let x16 = a4 as i32 - a11 as i32;
    let x17 = a5 as i32 - a12 as i32;
    let x18 = a6 as i32 - a13 as i32;
    let r54 = x12 as i64 * x12 as i64;
    let x19 = x12 << 1;
    let r55 = x19 as i64 * x13 as i64;
    let r56 = x19 as i64 * x14 as i64 + x13 as i64 * x13 as i64;
    let x20 = x13 << 1;
    let r57 = x19 as i64 * x15 as i64 + x20 as i64 * x14 as i64;
    let r58 = x20 as i64 * x15 as i64 + x14 as i64 * x14 as i64;
    let x21 = x14 << 1;
    let r59 = x21 as i64 * x15 as i64;
    let r60 = x15 as i64 * x15 as i64;
    let r61 = x16 as i64 * x16 as i64;
    let x22 = x16 << 1;
    let r62 = x22 as i64 * x17 as i64;
    let r63 = x22 as i64 * x18 as i64 + x17 as i64 * x17 as i64;
    let x23 = x17 << 1;
    let r64 = x23 as i64 * x18 as i64;
    let r65 = x18 as i64 * x18 as i64;
    let x24 = x12 - x16;
    let x25 = x13 - x17;
    let x26 = x14 - x18;
    let x27 = x24 << 1;
    let r66 = x27 as i64 * x26 as i64 + x25 as i64 * x25 as i64;
    let x28 = x25 << 1;
    let r67 = x27 as i64 * x15 as i64 + x28 as i64 * x26 as i64;
    let r68 = x28 as i64 * x15 as i64 + x26 as i64 * x26 as i64;
    let x29 = x26 << 1;
    let r69 = r54 + r61 - x24 as i64 * x24 as i64 + r58;
    let r70 = r55 + r62 - x27 as i64 * x25 as i64 + r59;
    let r71 = r56 + r63 - r66 + r60;
    let r72 = r57 + r64 - r67;
    let r73 = r58 + r65 - r68 + r61;
    let r74 = r59 - x29 as i64 * x15 as i64 + r62;
    let r75 = r60 - r60 + r63;
    let r76 = r0 + r27;
    let r77 = r1 + r28;
    let r78 = r2 + r29;
    let r79 = r3 + r30;
    let r80 = r10 + r37;
    let r81 = r11 + r38;
    let x30 = r0 as u32 & 0xfff_ffff;
    let x31 = (r0 >> 28) as u32 + x30;
    let r82 = r1 + x31 as u64 + m(x30, 15);
    let x32 = r82 as u32 & 0xfff_ffff;
    let x33 = (r82 >> 28) as u32 + x32;
    let r83 = r2 + x33 as u64 + m(x32, 15);
    let x34 = r83 as u32 & 0xfff_ffff;
    let x35 = (r83 >> 28) as u32 + x34;
    let r84 = r3 + x35 as u64 + (m(x30, 0xfff_f000) + m(x34, 15));
    let x36 = r84 as u32 & 0xfff_ffff;
    let x37 = (r84 >> 28) as u32 + x36;
    let r85 = m(x30, 0xffe_ffff) + m(x32, 0xfff_f000) + m(x36, 15);
    let r86 = r16 + x37 as i64 + r85 as i64;
    let x38 = r86 as u32 & 0xfff_ffff;
    let x39 = (r86 >> 28) as u32 + x38;
    let r87 = m(x30, 0xfff_ffff);
    let r88 = r87 + m(x32, 0xffe_ffff) + m(x34, 0xfff_f000) + m(x38, 15);
    let r89 = r18 + x39 as i64 + r88 as i64;
    let x40 = r89 as u32 & 0xfff_ffff;
    let x41 = (r89 >> 28) as u32 + x40;
    let r90 = m(x32, 0xfff_ffff);
    let r91 = r87 + r90;
    let r92 = r91 + m(x34, 0xffe_ffff) + m(x36, 0xfff_f000) + m(x40, 15);
    let r93 = r20 + x41 as i64 + r92 as i64;
    let x42 = r93 as u32 & 0xfff_ffff;
    let x43 = (r93 >> 28) as u32 + x42;
    let r94 = m(x34, 0xfff_ffff);
    let r95 = r91 + r94;
    let r96 = r95 + m(x36, 0xffe_ffff) + m(x38, 0xfff_f000) + m(x42, 15);
    let r97 = r76 as i64 - r54 + r22 + x43 as i64 + r96 as i64;
    let x44 = r97 as u32 & 0xfff_ffff;
    let x45 = (r97 >> 28) as u32 + x44;
    let r98 = m(x36, 0xfff_ffff);
    let r99 = r95 + r98;
    let r100 = r99 + m(x38, 0xffe_ffff) + m(x40, 0xfff_f000) + m(x44, 15);
    let r101 = r77 as i64 - r55 + r24 + x45 as i64 + r100 as i64;
    let x46 = r101 as u32 & 0xfff_ffff;
    let x47 = (r101 >> 28) as u32;
    let r102 = x47 as u64 + x46 as u64;
    let r103 = m(x38, 0xfff_ffff);
    let r104 = r99 + r103;
    let r105 = r104 + m(x40, 0xffe_ffff) + m(x42, 0xfff_f000) + m(x46, 15);
    let r106 = r78 as i64 - r56 + r25 + r102 as i64 + r105 as i64;
    let x48 = r106 as u32 & 0xfff_ffff;
    let r107 = (r106 >> 28) as u64 + x48 as u64;
    let r108 = m(x40, 0xfff_ffff);
    let r109 = r104 + r108;
    let r110 = r109 + m(x42, 0xffe_ffff) + m(x44, 0xfff_f000) + m(x48, 15);
    let r111 = r79 as i64 - r57 + r26 + r107 as i64 + r110 as i64;
    let x49 = r111 as u32 & 0xfff_ffff;
    let r112 = (r111 >> 28) as u64 + x49 as u64;
    let r113 = m(x42, 0xfff_ffff);
    let r114 = r109 + r113;
    let r115 = r114 + m(x44, 0xffe_ffff) + m(x46, 0xfff_f000) + m(x49, 15);
    let r116 = r16 + r43 - r69 + r10 as i64 + r112 as i64 + r115 as i64;
    let x50 = r116 as u32 & 0xfff_ffff;
    let r117 = (r116 >> 28) as u64 + x50 as u64;
    let r118 = m(x44, 0xfff_ffff);
    let r119 = r114 + r118 + m(x46, 0xffe_ffff) + m(x48, 0xfff_f000) + m(x50, 15);
    let r120 = r18 + r45 - r70 + r11 as i64 + r117 as i64 + r119 as i64;
    let x51 = r120 as u32 & 0xfff_ffff;
    let r121 = (r120 >> 28) as u64 + x51 as u64;
    let r122 = m(x46, 0xfff_ffff);
    let r123 = m(x30, 0xf_ffff)
        + r90
        + r94
        + r98
        + r103
        + r108
        + r113
        + r118
        + r122
        + m(x48, 0xffe_ffff)
        + m(x49, 0xfff_f000)
        + m(x51, 15);
    let r124 = r20 + r47 - r71 + r121 as i64 + r123 as i64;
    let x52 = r124 as u32 & 0xfff_ffff;
    let r125 = (r124 >> 28) as u64 + x52 as u64;
    let r126 = m(x48, 0xfff_ffff);
    let r127 = m(x32, 0xf_ffff)
        + r94
        + r98
        + r103
        + r108
        + r113
        + r118
        + r122
        + r126
        + m(x49, 0xffe_ffff)
        + m(x50, 0xfff_f000)
        + m(x52, 15);
    let r128 = r22 + r49 - r72 + r27 as i64 + r125 as i64 + r127 as i64;
    let r129 = (r128 >> 28) as u64;
    let o0 = r128 as u32 & 0xfff_ffff;
    let r130 = m(x49, 0xfff_ffff);
    let r131 = m(x34, 0xf_ffff)
        + r98
        + r103
        + r108
        + r113
        + r118
        + r122
        + r126
        + r130
        + m(x50, 0xffe_ffff)
        + m(x51, 0xfff_f000);
    let r132 = r24 + r51 - r73 + r28 as i64 + r129 as i64 + r131 as i64;
    let r133 = (r132 >> 28) as u64;
    let o1 = r132 as u32 & 0xfff_ffff;
    let r134 = m(x50, 0xfff_ffff);
    let r135 = m(x36, 0xf_ffff)
        + r103
        + r108
        + r113
        + r118
        + r122
        + r126
        + r130
        + r134
        + m(x51, 0xffe_ffff)
        + m(x52, 0xfff_f000);
    let r136 = r25 + r52 - r74 + r29 as i64 + r133 as i64 + r135 as i64;
    let r137 = (r136 >> 28) as u64;
    let o2 = r136 as u32 & 0xfff_ffff;
    let r138 = m(x51, 0xfff_ffff);
    let r139 = m(x38, 0xf_ffff)
        + r108
        + r113
        + r118
        + r122
        + r126
        + r130
        + r134
        + r138
        + m(x52, 0xffe_ffff);
    let r140 = r26 + r53 - r75 + r30 as i64 + r137 as i64 + r139 as i64;
    let r141 = (r140 >> 28) as u64;
    let o3 = r140 as u32 & 0xfff_ffff;
    let r142 = m(x52, 0xfff_ffff);
    let r143 = m(x40, 0xf_ffff) + r113 + r118 + r122 + r126 + r130 + r134 + r138 + r142;
    let r144 = r80 as i64 - r64 + r43 + r141 as i64 + r143 as i64;
    let x53 = (r144 >> 28) as u32;
    let o4 = r144 as u32 & 0xfff_ffff;
    let r145 = m(x42, 0xf_ffff) + r118 + r122 + r126 + r130 + r134 + r138 + r142;
    let r146 = r81 as i64 - r65 + r45 + x53 as i64 + r145 as i64;
    let x54 = (r146 >> 28) as u32;
    let o5 = r146 as u32 & 0xfff_ffff;
    let r147 = m(x44, 0xf_ffff) + r122 + r126 + r130 + r134 + r138 + r142;
    let r148 = r47 + x54 as i64 + r147 as i64;
    let x55 = (r148 >> 28) as u32;
    let o6 = r148 as u32 & 0xfff_ffff;
    let r149 = m(x46, 0xf_ffff) + r126 + r130 + r134 + r138 + r142;
    let r150 = r49 + x55 as i64 + r149 as i64;
    let x56 = (r150 >> 28) as u32;
    let o7 = r150 as u32 & 0xfff_ffff;
    let r151 = m(x48, 0xf_ffff) + r130 + r134 + r138 + r142;
    let r152 = r51 + x56 as i64 + r151 as i64;
    let x57 = (r152 >> 28) as u32;
    let o8 = r152 as u32 & 0xfff_ffff;
    let r153 = m(x49, 0xf_ffff) + r134 + r138 + r142;
    let r154 = r52 + x57 as i64 + r153 as i64;
    let x58 = (r154 >> 28) as u32;
    let o9 = r154 as u32 & 0xfff_ffff;
    let r155 = m(x50, 0xf_ffff) + r138 + r142;
    let r156 = r53 + x58 as i64 + r155 as i64;
    let x59 = (r156 >> 28) as u32;
    let o10 = r156 as u32 & 0xfff_ffff;
    let r157 = r37 + x59 as u64 + (m(x51, 0xf_ffff) + r142);
    let x60 = (r157 >> 28) as u32;
    let o11 = r157 as u32 & 0xfff_ffff;
    let r158 = r38 + x60 as u64 + m(x52, 0xf_ffff);
    let o13 = (r158 >> 28) as u32;
    let o12 = r158 as u32 & 0xfff_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
/// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn halve(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13] = a.0;
    let x0 = a0 & 1;
    let c0 = x0 != 0;
    let c0_mask = 0u32.wrapping_sub(c0 as u32);
    let x1 = c0_mask & 0xfff_ffff;
    let x2 = a0 + x1;
    let x3 = a1 + (c0_mask & 15);
    let x4 = a3 + (c0_mask & 0xfff_f000);
    let x5 = a4 + (c0_mask & 0xffe_ffff);
    let x6 = a5 + x1;
    let x7 = a6 + x1;
    let x8 = a7 + x1;
    let x9 = a8 + x1;
    let x10 = a9 + x1;
    let x11 = a10 + x1;
    let x12 = a11 + x1;
    let x13 = a12 + x1;
    let x14 = a13 + (c0_mask & 0xf_ffff);
    let x15 = x3 & 1;
    let x16 = (x2 >> 1) + (x15 << 27);
    let x17 = a2 & 1;
    let x18 = x4 & 1;
    let x19 = x5 & 1;
    let x20 = x6 & 1;
    let x21 = x7 & 1;
    let x22 = x8 & 1;
    let x23 = x9 & 1;
    let x24 = x10 & 1;
    let x25 = x11 & 1;
    let x26 = x12 & 1;
    let x27 = x13 & 1;
    let x28 = x14 & 1;
    let x29 = (x3 >> 1) + (x17 << 27) + (x16 >> 28);
    let x30 = (a2 >> 1) + (x18 << 27) + (x29 >> 28);
    let x31 = (x4 >> 1) + (x19 << 27) + (x30 >> 28);
    let x32 = (x5 >> 1) + (x20 << 27) + (x31 >> 28);
    let x33 = (x6 >> 1) + (x21 << 27) + (x32 >> 28);
    let o5 = x33 & 0xfff_ffff;
    let x34 = (x7 >> 1) + (x22 << 27) + (x33 >> 28);
    let o6 = x34 & 0xfff_ffff;
    let x35 = (x8 >> 1) + (x23 << 27) + (x34 >> 28);
    let o7 = x35 & 0xfff_ffff;
    let x36 = (x9 >> 1) + (x24 << 27) + (x35 >> 28);
    let o8 = x36 & 0xfff_ffff;
    let x37 = (x10 >> 1) + (x25 << 27) + (x36 >> 28);
    let o9 = x37 & 0xfff_ffff;
    let x38 = (x11 >> 1) + (x26 << 27) + (x37 >> 28);
    let o10 = x38 & 0xfff_ffff;
    let x39 = (x12 >> 1) + (x27 << 27) + (x38 >> 28);
    let o11 = x39 & 0xfff_ffff;
    let x40 = (x13 >> 1) + (x28 << 27) + (x39 >> 28);
    let o12 = x40 & 0xfff_ffff;
    let x41 = (x14 >> 1) + (x40 >> 28);
    let x42 = x41 >> 20;
    let o13 = x41 & 0xf_ffff;
    let o0 = (x16 & 0xfff_ffff) + x42;
    let x43 = (x29 & 0xfff_ffff) + x42 * 0xfff_fff0;
    let o4 = (x32 & 0xfff_ffff) + (x42 << 16);
    let o1 = x43 & 0xfff_ffff;
    let x44 = (x30 & 0xfff_ffff) + x42 * 0xfff_ffff + (x43 >> 28);
    let o2 = x44 & 0xfff_ffff;
    let o3 = (x31 & 0xfff_ffff) + x42 * 4095 + (x44 >> 28);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13])
}

const_fn! {
    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
    /// - takes `b`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
    /// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    pub fn select(choice: u32, a: &Element, b: &Element) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10, b11, b12, b13] = b.0;
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
        Element([o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13])
    }
}

const_fn! {
    /// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
    /// - takes `b`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
    /// - returns `x`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
    /// - returns `y`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    pub fn swap(choice: u32, a: &Element, b: &Element) -> (Element, Element) {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10, b11, b12, b13] = b.0;
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
        let x = Element([x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13]);
        let y = Element([y0, y1, y2, y3, y4, y5, y6, y7, y8, y9, y10, y11, y12, y13]);
        (x, y)
    }
}

/// `R * out = a (mod p), 0 <= out < p`
///
/// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
/// - returns `out`: every word in `[0, 2^32 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn to_bytes(a: &Element) -> [u8; 48] {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13] = a.0;
    let x0 = a0 & 0xfff_ffff;
    let x1 = (a0 >> 28) + x0 + a1;
    let r0 = x1 as u64 + m(x0, 15);
    let x2 = r0 as u32 & 0xfff_ffff;
    let x3 = (r0 >> 28) as u32 + x2 + a2;
    let r1 = x3 as u64 + m(x2, 15);
    let x4 = r1 as u32 & 0xfff_ffff;
    let x5 = (r1 >> 28) as u32 + x4 + a3;
    let r2 = m(x0, 0xfff_f000) + m(x4, 15) + x5 as u64;
    let x6 = r2 as u32 & 0xfff_ffff;
    let x7 = (r2 >> 28) as u32 + x6 + a4;
    let r3 = m(x0, 0xffe_ffff) + m(x2, 0xfff_f000) + m(x6, 15) + x7 as u64;
    let x8 = r3 as u32 & 0xfff_ffff;
    let x9 = (r3 >> 28) as u32 + x8 + a5;
    let r4 = m(x0, 0xfff_ffff);
    let r5 = r4 + m(x2, 0xffe_ffff) + m(x4, 0xfff_f000) + m(x8, 15) + x9 as u64;
    let x10 = r5 as u32 & 0xfff_ffff;
    let x11 = (r5 >> 28) as u32 + x10 + a6;
    let r6 = m(x2, 0xfff_ffff);
    let r7 = r4 + r6;
    let r8 = r7 + m(x4, 0xffe_ffff) + m(x6, 0xfff_f000) + m(x10, 15) + x11 as u64;
    let x12 = r8 as u32 & 0xfff_ffff;
    let x13 = (r8 >> 28) as u32 + x12 + a7;
    let r9 = m(x4, 0xfff_ffff);
    let r10 = r7 + r9;
    let r11 = r10 + m(x6, 0xffe_ffff) + m(x8, 0xfff_f000) + m(x12, 15) + x13 as u64;
    let x14 = r11 as u32 & 0xfff_ffff;
    let x15 = (r11 >> 28) as u32 + x14 + a8;
    let r12 = m(x6, 0xfff_ffff);
    let r13 = r10 + r12;
    let r14 = r13 + m(x8, 0xffe_ffff) + m(x10, 0xfff_f000) + m(x14, 15) + x15 as u64;
    let x16 = r14 as u32 & 0xfff_ffff;
    let x17 = (r14 >> 28) as u32 + x16 + a9;
    let r15 = m(x8, 0xfff_ffff);
    let r16 = r13 + r15;
    let r17 = r16 + m(x10, 0xffe_ffff) + m(x12, 0xfff_f000) + m(x16, 15) + x17 as u64;
    let x18 = r17 as u32 & 0xfff_ffff;
    let x19 = (r17 >> 28) as u32 + x18 + a10;
    let r18 = m(x10, 0xfff_ffff);
    let r19 = r16 + r18;
    let r20 = r19 + m(x12, 0xffe_ffff) + m(x14, 0xfff_f000) + m(x18, 15) + x19 as u64;
    let x20 = r20 as u32 & 0xfff_ffff;
    let x21 = (r20 >> 28) as u32 + x20 + a11;
    let r21 = m(x12, 0xfff_ffff);
    let r22 = r19 + r21;
    let r23 = r22 + m(x14, 0xffe_ffff) + m(x16, 0xfff_f000) + m(x20, 15) + x21 as u64;
    let x22 = r23 as u32 & 0xfff_ffff;
    let x23 = (r23 >> 28) as u32 + x22 + a12;
    let r24 = m(x14, 0xfff_ffff);
    let r25 = r22 + r24 + m(x16, 0xffe_ffff) + m(x18, 0xfff_f000) + m(x22, 15) + x23 as u64;
    let x24 = r25 as u32 & 0xfff_ffff;
    let x25 = (r25 >> 28) as u32 + x24 + a13;
    let r26 = m(x16, 0xfff_ffff);
    let r27 = m(x0, 0xf_ffff)
        + r6
        + r9
        + r12
        + r15
        + r18
        + r21
        + r24
        + r26
        + m(x18, 0xffe_ffff)
        + m(x20, 0xfff_f000)
        + m(x24, 15)
        + x25 as u64;
    let x26 = r27 as u32 & 0xfff_ffff;
    let x27 = (r27 >> 28) as u32 + x26;
    let r28 = m(x18, 0xfff_ffff);
    let r29 = m(x2, 0xf_ffff)
        + r9
        + r12
        + r15
        + r18
        + r21
        + r24
        + r26
        + r28
        + m(x20, 0xffe_ffff)
        + m(x22, 0xfff_f000)
        + m(x26, 15)
        + x27 as u64;
    let x28 = (r29 >> 28) as u32;
    let r30 = m(x20, 0xfff_ffff);
    let r31 = m(x4, 0xf_ffff)
        + r12
        + r15
        + r18
        + r21
        + r24
        + r26
        + r28
        + r30
        + m(x22, 0xffe_ffff)
        + m(x24, 0xfff_f000)
        + x28 as u64;
    let x29 = (r31 >> 28) as u32;
    let x30 = r31 as u32 & 0xfff_ffff;
    let r32 = m(x22, 0xfff_ffff);
    let r33 = m(x6, 0xf_ffff)
        + r15
        + r18
        + r21
        + r24
        + r26
        + r28
        + r30
        + r32
        + m(x24, 0xffe_ffff)
        + m(x26, 0xfff_f000)
        + x29 as u64;
    let x31 = (r33 >> 28) as u32;
    let x32 = r33 as u32 & 0xfff_ffff;
    let r34 = m(x24, 0xfff_ffff);
    let r35 = m(x8, 0xf_ffff)
        + r18
        + r21
        + r24
        + r26
        + r28
        + r30
        + r32
        + r34
        + m(x26, 0xffe_ffff)
        + x31 as u64;
    let x33 = (r35 >> 28) as u32;
    let x34 = r35 as u32 & 0xfff_ffff;
    let r36 = m(x26, 0xfff_ffff);
    let r37 = m(x10, 0xf_ffff) + r21 + r24 + r26 + r28 + r30 + r32 + r34 + r36 + x33 as u64;
    let x35 = (r37 >> 28) as u32;
    let x36 = r37 as u32 & 0xfff_ffff;
    let r38 = m(x12, 0xf_ffff) + r24 + r26 + r28 + r30 + r32 + r34 + r36 + x35 as u64;
    let x37 = (r38 >> 28) as u32;
    let x38 = r38 as u32 & 0xfff_ffff;
    let r39 = m(x14, 0xf_ffff) + r26 + r28 + r30 + r32 + r34 + r36 + x37 as u64;
    let x39 = (r39 >> 28) as u32;
    let x40 = r39 as u32 & 0xfff_ffff;
    let r40 = m(x16, 0xf_ffff) + r28 + r30 + r32 + r34 + r36 + x39 as u64;
    let x41 = (r40 >> 28) as u32;
    let x42 = r40 as u32 & 0xfff_ffff;
    let r41 = m(x18, 0xf_ffff) + r30 + r32 + r34 + r36 + x41 as u64;
    let x43 = (r41 >> 28) as u32;
    let r42 = m(x20, 0xf_ffff) + r32 + r34 + r36 + x43 as u64;
    let x44 = (r42 >> 28) as u32;
    let x45 = r42 as u32 & 0xfff_ffff;
    let r43 = m(x22, 0xf_ffff) + r34 + r36 + x44 as u64;
    let x46 = (r43 >> 28) as u32;
    let x47 = r43 as u32 & 0xfff_ffff;
    let r44 = m(x24, 0xf_ffff) + r36 + x46 as u64;
    let x48 = (r44 >> 28) as u32;
    let x49 = r44 as u32 & 0xfff_ffff;
    let r45 = x48 as u64 + m(x26, 0xf_ffff);
    let x50 = (r45 >> 28) as u32;
    let x51 = r45 as u32 & 0xfff_ffff;
    let x52 = x30 & 15;
    let x53 = (r29 as u32 & 0xfff_ffff) + (x52 << 28);
    let x54 = x32 & 255;
    let x55 = (x30 >> 4) + (x54 << 24);
    let x56 = x34 & 4095;
    let x57 = (x32 >> 8) + (x56 << 20);
    let x58 = x36 & 65535;
    let x59 = (x34 >> 12) + (x58 << 16);
    let x60 = x38 & 0xf_ffff;
    let x61 = (x36 >> 16) + (x60 << 12);
    let x62 = x40 & 0xff_ffff;
    let x63 = (x38 >> 20) + (x62 << 8);
    let x64 = (x40 >> 24) + (x42 << 4);
    let x65 = x45 & 15;
    let x66 = (r41 as u32 & 0xfff_ffff) + (x65 << 28);
    let x67 = x47 & 255;
    let x68 = (x45 >> 4) + (x67 << 24);
    let x69 = x49 & 4095;
    let x70 = (x47 >> 8) + (x69 << 20);
    let x71 = x51 & 65535;
    let x72 = (x49 >> 12) + (x71 << 16);
    let x73 = (x51 >> 16) + (x50 << 12);
    let (x74, c0) = x53.overflowing_sub(0xffff_ffff);
    let (x75, c1) = sub_borrow(x55, 0, c0);
    let (x76, c2) = sub_borrow(x57, 0, c1);
    let (x77, c3) = sub_borrow(x59, 0xffff_ffff, c2);
    let (x78, c4) = sub_borrow(x61, 0xffff_fffe, c3);
    let (x79, c5) = sub_borrow(x63, 0xffff_ffff, c4);
    let (x80, c6) = sub_borrow(x64, 0xffff_ffff, c5);
    let (x81, c7) = sub_borrow(x66, 0xffff_ffff, c6);
    let (x82, c8) = sub_borrow(x68, 0xffff_ffff, c7);
    let (x83, c9) = sub_borrow(x70, 0xffff_ffff, c8);
    let (x84, c10) = sub_borrow(x72, 0xffff_ffff, c9);
    let (x85, c11) = sub_borrow(x73, 0xffff_ffff, c10);
    let c11_mask = 0u32.wrapping_sub(c11 as u32);
    let o0 = x74 ^ (c11_mask & (x53 ^ x74));
    let o1 = x75 ^ (c11_mask & (x55 ^ x75));
    let o2 = x76 ^ (c11_mask & (x57 ^ x76));
    let o3 = x77 ^ (c11_mask & (x59 ^ x77));
    let o4 = x78 ^ (c11_mask & (x61 ^ x78));
    let o5 = x79 ^ (c11_mask & (x63 ^ x79));
    let o6 = x80 ^ (c11_mask & (x64 ^ x80));
    let o7 = x81 ^ (c11_mask & (x66 ^ x81));
    let o8 = x82 ^ (c11_mask & (x68 ^ x82));
    let o9 = x83 ^ (c11_mask & (x70 ^ x83));
    let o10 = x84 ^ (c11_mask & (x72 ^ x84));
    let o11 = x85 ^ (c11_mask & (x73 ^ x85));
    let mut out = [0; 48];
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
    out
}

/// `limbs of out = bytes (mod p): out = bytes / R`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_bytes(bytes: &[u8; 48]) -> Element {
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
    let o0 = bytes0 & 0xfff_ffff;
    let x0 = bytes1 & 0xff_ffff;
    let o1 = (bytes0 >> 28) + (x0 << 4);
    let x1 = bytes2 & 0xf_ffff;
    let o2 = (bytes1 >> 24) + (x1 << 8);
    let x2 = bytes3 & 65535;
    let o3 = (bytes2 >> 20) + (x2 << 12);
    let x3 = bytes4 & 4095;
    let o4 = (bytes3 >> 16) + (x3 << 16);
    let x4 = bytes5 & 255;
    let o5 = (bytes4 >> 12) + (x4 << 20);
    let x5 = bytes6 & 15;
    let o6 = (bytes5 >> 8) + (x5 << 24);
    let o7 = bytes6 >> 4;
    let o8 = bytes7 & 0xfff_ffff;
    let x6 = bytes8 & 0xff_ffff;
    let o9 = (bytes7 >> 28) + (x6 << 4);
    let x7 = bytes9 & 0xf_ffff;
    let o10 = (bytes8 >> 24) + (x7 << 8);
    let x8 = bytes10 & 65535;
    let o11 = (bytes9 >> 20) + (x8 << 12);
    let x9 = bytes11 & 4095;
    let o12 = (bytes10 >> 16) + (x9 << 16);
    let o13 = bytes11 >> 12;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13])
}

/// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
/// - returns `ok` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_bytes_canonical(bytes: &[u8; 48]) -> (Element, u32) {
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
    let (_, c0) = bytes0.overflowing_sub(0xffff_ffff);
    let (_, c1) = sub_borrow(bytes1, 0, c0);
    let (_, c2) = sub_borrow(bytes2, 0, c1);
    let (_, c3) = sub_borrow(bytes3, 0xffff_ffff, c2);
    let (_, c4) = sub_borrow(bytes4, 0xffff_fffe, c3);
    let (_, c5) = sub_borrow(bytes5, 0xffff_ffff, c4);
    let (_, c6) = sub_borrow(bytes6, 0xffff_ffff, c5);
    let (_, c7) = sub_borrow(bytes7, 0xffff_ffff, c6);
    let (_, c8) = sub_borrow(bytes8, 0xffff_ffff, c7);
    let (_, c9) = sub_borrow(bytes9, 0xffff_ffff, c8);
    let (_, c10) = sub_borrow(bytes10, 0xffff_ffff, c9);
    let (_, ok0) = sub_borrow(bytes11, 0xffff_ffff, c10);
    let out0 = bytes0 & 0xfff_ffff;
    let x0 = bytes1 & 0xff_ffff;
    let out1 = (bytes0 >> 28) + (x0 << 4);
    let x1 = bytes2 & 0xf_ffff;
    let out2 = (bytes1 >> 24) + (x1 << 8);
    let x2 = bytes3 & 65535;
    let out3 = (bytes2 >> 20) + (x2 << 12);
    let x3 = bytes4 & 4095;
    let out4 = (bytes3 >> 16) + (x3 << 16);
    let x4 = bytes5 & 255;
    let out5 = (bytes4 >> 12) + (x4 << 20);
    let x5 = bytes6 & 15;
    let out6 = (bytes5 >> 8) + (x5 << 24);
    let out7 = bytes6 >> 4;
    let out8 = bytes7 & 0xfff_ffff;
    let x6 = bytes8 & 0xff_ffff;
    let out9 = (bytes7 >> 28) + (x6 << 4);
    let x7 = bytes9 & 0xf_ffff;
    let out10 = (bytes8 >> 24) + (x7 << 8);
    let x8 = bytes10 & 65535;
    let out11 = (bytes9 >> 20) + (x8 << 12);
    let x9 = bytes11 & 4095;
    let out12 = (bytes10 >> 16) + (x9 << 16);
    let out13 = bytes11 >> 12;
    let out = Element([
        out0, out1, out2, out3, out4, out5, out6, out7, out8, out9, out10, out11, out12, out13,
    ]);
    (out, ok0 as u32)
}

/// `limbs of out = k (mod p): out = k / R`
///
/// - takes `k` in `[0, 2^24 - 1]`
/// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_word(k: u32) -> Element {
    Element([k, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
}

/// `out = 1 if bytes = 0, else 0`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - returns `out` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn bytes_are_zero(bytes: &[u8; 48]) -> u32 {
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
    let (_, o0) = sub_borrow(bytes11, 0, c10);
    o0 as u32
}

/// `2 * half + odd = bytes, odd is 0 or 1`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - returns `half`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 in `[0, 2^32 - 1]`; word 11 in `[0, 2^31 - 1]`
/// - returns `odd` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn bytes_parity(bytes: &[u8; 48]) -> ([u8; 48], u32) {
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
    let half11 = bytes11 >> 1;
    let mut half = [0; 48];
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
/// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
/// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn from_montgomery(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13] = a.0;
    let x0 = a0 & 0xfff_ffff;
    let x1 = (a0 >> 28) + x0 + a1;
    let r0 = x1 as u64 + m(x0, 15);
    let x2 = r0 as u32 & 0xfff_ffff;
    let x3 = (r0 >> 28) as u32 + x2 + a2;
    let r1 = x3 as u64 + m(x2, 15);
    let x4 = r1 as u32 & 0xfff_ffff;
    let x5 = (r1 >> 28) as u32 + x4 + a3;
    let r2 = m(x0, 0xfff_f000) + m(x4, 15) + x5 as u64;
    let x6 = r2 as u32 & 0xfff_ffff;
    let x7 = (r2 >> 28) as u32 + x6 + a4;
    let r3 = m(x0, 0xffe_ffff) + m(x2, 0xfff_f000) + m(x6, 15) + x7 as u64;
    let x8 = r3 as u32 & 0xfff_ffff;
    let x9 = (r3 >> 28) as u32 + x8 + a5;
    let r4 = m(x0, 0xfff_ffff);
    let r5 = r4 + m(x2, 0xffe_ffff) + m(x4, 0xfff_f000) + m(x8, 15) + x9 as u64;
    let x10 = r5 as u32 & 0xfff_ffff;
    let x11 = (r5 >> 28) as u32 + x10 + a6;
    let r6 = m(x2, 0xfff_ffff);
    let r7 = r4 + r6;
    let r8 = r7 + m(x4, 0xffe_ffff) + m(x6, 0xfff_f000) + m(x10, 15) + x11 as u64;
    let x12 = r8 as u32 & 0xfff_ffff;
    let x13 = (r8 >> 28) as u32 + x12 + a7;
    let r9 = m(x4, 0xfff_ffff);
    let r10 = r7 + r9;
    let r11 = r10 + m(x6, 0xffe_ffff) + m(x8, 0xfff_f000) + m(x12, 15) + x13 as u64;
    let x14 = r11 as u32 & 0xfff_ffff;
    let x15 = (r11 >> 28) as u32 + x14 + a8;
    let r12 = m(x6, 0xfff_ffff);
    let r13 = r10 + r12;
    let r14 = r13 + m(x8, 0xffe_ffff) + m(x10, 0xfff_f000) + m(x14, 15) + x15 as u64;
    let x16 = r14 as u32 & 0xfff_ffff;
    let x17 = (r14 >> 28) as u32 + x16 + a9;
    let r15 = m(x8, 0xfff_ffff);
    let r16 = r13 + r15;
    let r17 = r16 + m(x10, 0xffe_ffff) + m(x12, 0xfff_f000) + m(x16, 15) + x17 as u64;
    let x18 = r17 as u32 & 0xfff_ffff;
    let x19 = (r17 >> 28) as u32 + x18 + a10;
    let r18 = m(x10, 0xfff_ffff);
    let r19 = r16 + r18;
    let r20 = r19 + m(x12, 0xffe_ffff) + m(x14, 0xfff_f000) + m(x18, 15) + x19 as u64;
    let x20 = r20 as u32 & 0xfff_ffff;
    let x21 = (r20 >> 28) as u32 + x20 + a11;
    let r21 = m(x12, 0xfff_ffff);
    let r22 = r19 + r21;
    let r23 = r22 + m(x14, 0xffe_ffff) + m(x16, 0xfff_f000) + m(x20, 15) + x21 as u64;
    let x22 = r23 as u32 & 0xfff_ffff;
    let x23 = (r23 >> 28) as u32 + x22 + a12;
    let r24 = m(x14, 0xfff_ffff);
    let r25 = r22 + r24 + m(x16, 0xffe_ffff) + m(x18, 0xfff_f000) + m(x22, 15) + x23 as u64;
    let x24 = r25 as u32 & 0xfff_ffff;
    let x25 = (r25 >> 28) as u32 + x24 + a13;
    let r26 = m(x16, 0xfff_ffff);
    let r27 = m(x0, 0xf_ffff)
        + r6
        + r9
        + r12
        + r15
        + r18
        + r21
        + r24
        + r26
        + m(x18, 0xffe_ffff)
        + m(x20, 0xfff_f000)
        + m(x24, 15)
        + x25 as u64;
    let x26 = r27 as u32 & 0xfff_ffff;
    let x27 = (r27 >> 28) as u32 + x26;
    let r28 = m(x18, 0xfff_ffff);
    let r29 = m(x2, 0xf_ffff)
        + r9
        + r12
        + r15
        + r18
        + r21
        + r24
        + r26
        + r28
        + m(x20, 0xffe_ffff)
        + m(x22, 0xfff_f000)
        + m(x26, 15)
        + x27 as u64;
    let x28 = (r29 >> 28) as u32;
    let o0 = r29 as u32 & 0xfff_ffff;
    let r30 = m(x20, 0xfff_ffff);
    let r31 = m(x4, 0xf_ffff)
        + r12
        + r15
        + r18
        + r21
        + r24
        + r26
        + r28
        + r30
        + m(x22, 0xffe_ffff)
        + m(x24, 0xfff_f000)
        + x28 as u64;
    let x29 = (r31 >> 28) as u32;
    let o1 = r31 as u32 & 0xfff_ffff;
    let r32 = m(x22, 0xfff_ffff);
    let r33 = m(x6, 0xf_ffff)
        + r15
        + r18
        + r21
        + r24
        + r26
        + r28
        + r30
        + r32
        + m(x24, 0xffe_ffff)
        + m(x26, 0xfff_f000)
        + x29 as u64;
    let x30 = (r33 >> 28) as u32;
    let o2 = r33 as u32 & 0xfff_ffff;
    let r34 = m(x24, 0xfff_ffff);
    let r35 = m(x8, 0xf_ffff)
        + r18
        + r21
        + r24
        + r26
        + r28
        + r30
        + r32
        + r34
        + m(x26, 0xffe_ffff)
        + x30 as u64;
    let x31 = (r35 >> 28) as u32;
    let o3 = r35 as u32 & 0xfff_ffff;
    let r36 = m(x26, 0xfff_ffff);
    let r37 = m(x10, 0xf_ffff) + r21 + r24 + r26 + r28 + r30 + r32 + r34 + r36 + x31 as u64;
    let x32 = (r37 >> 28) as u32;
    let o4 = r37 as u32 & 0xfff_ffff;
    let r38 = m(x12, 0xf_ffff) + r24 + r26 + r28 + r30 + r32 + r34 + r36 + x32 as u64;
    let x33 = (r38 >> 28) as u32;
    let o5 = r38 as u32 & 0xfff_ffff;
    let r39 = m(x14, 0xf_ffff) + r26 + r28 + r30 + r32 + r34 + r36 + x33 as u64;
    let x34 = (r39 >> 28) as u32;
    let o6 = r39 as u32 & 0xfff_ffff;
    let r40 = m(x16, 0xf_ffff) + r28 + r30 + r32 + r34 + r36 + x34 as u64;
    let x35 = (r40 >> 28) as u32;
    let o7 = r40 as u32 & 0xfff_ffff;
    let r41 = m(x18, 0xf_ffff) + r30 + r32 + r34 + r36 + x35 as u64;
    let x36 = (r41 >> 28) as u32;
    let o8 = r41 as u32 & 0xfff_ffff;
    let r42 = m(x20, 0xf_ffff) + r32 + r34 + r36 + x36 as u64;
    let x37 = (r42 >> 28) as u32;
    let o9 = r42 as u32 & 0xfff_ffff;
    let r43 = m(x22, 0xf_ffff) + r34 + r36 + x37 as u64;
    let x38 = (r43 >> 28) as u32;
    let o10 = r43 as u32 & 0xfff_ffff;
    let r44 = m(x24, 0xf_ffff) + r36 + x38 as u64;
    let x39 = (r44 >> 28) as u32;
    let o11 = r44 as u32 & 0xfff_ffff;
    let r45 = x39 as u64 + m(x26, 0xf_ffff);
    let o13 = (r45 >> 28) as u32;
    let o12 = r45 as u32 & 0xfff_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13])
}

/// `out = low bits of floor((u * f + v * g) / 2^27) (not proved; bounds are)`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
/// - returns `out` in `[-2^31, 2^31 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_head(u: i32, v: i32, f: &[i32; 15], g: &[i32; 15]) -> i32 {
    let [f0, f1, _, _, _, _, _, _, _, _, _, _, _, _, _] = *f;
    let [g0, g1, _, _, _, _, _, _, _, _, _, _, _, _, _] = *g;
    let r0 = u as i64 * f0 as i64 + v as i64 * g0 as i64;
    let x0 = u.wrapping_mul(f1);
    let x1 = v.wrapping_mul(g1);
    let x2 = x0.wrapping_add(x1);
    let o0 = x2.wrapping_add((r0 >> 27) as i32);
    o0
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^27 * new_f + low_1 + 2^437 * high_1 = u * f + v * g; 2^27 * new_g + low_2 + 2^437 * high_2 = q * f + r * g`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `q` in `[-2^29, 2^29]`
/// - takes `r` in `[-2^29, 2^29]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
/// - takes `k` in `[-2^31, 2^31 - 1]`
/// - takes `low_f` in `[-2^31, 2^31 - 1]`
/// - takes `low_g` in `[-2^31, 2^31 - 1]`
/// - returns `k` in `[-2^31, 2^31 - 1]`
/// - returns `u1` in `[-512, 512]`
/// - returns `v1` in `[-512, 512]`
/// - returns `q1` in `[-512, 512]`
/// - returns `r1` in `[-512, 512]`
/// - returns `new_f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
/// - returns `low_1` in `[0, 2^27 - 1]`
/// - returns `high_1` in `[-5, 4]`
/// - returns `new_g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
/// - returns `low_2` in `[0, 2^27 - 1]`
/// - returns `high_2` in `[-5, 4]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_fg(
    u: i32,
    v: i32,
    q: i32,
    r: i32,
    f: &[i32; 15],
    g: &[i32; 15],
    k: i32,
    low_f: i32,
    low_g: i32,
) -> (i32, i32, i32, i32, i32, [i32; 15], u32, i32, [i32; 15], u32, i32) {
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
    let x42 = (r11 >> 27) as i32;
    let r13 = q as i64 * f5 as i64 + r as i64 * g5 as i64 + x42 as i64;
    let new_g4 = r13 as u32 & 0x7ff_ffff;
    let x43 = x38 >> 31;
    let x44 = 0 - (x40 & 1);
    let x45 = x43 | !x44;
    let x46 = x40 >> 1;
    let x47 = 0i32.wrapping_sub(x38 ^ x45);
    let x48 = (x46 & !x45) | (x39 & x45);
    let x49 = x46 - ((x39 ^ x43) & x44);
    let x50 = (r12 >> 27) as i32;
    let r14 = u as i64 * f6 as i64 + v as i64 * g6 as i64 + x50 as i64;
    let new_f5 = r14 as u32 & 0x7ff_ffff;
    let x51 = (r14 >> 27) as i32;
    let r15 = u as i64 * f7 as i64 + v as i64 * g7 as i64 + x51 as i64;
    let new_f6 = r15 as u32 & 0x7ff_ffff;
    let x52 = (r13 >> 27) as i32;
    let r16 = q as i64 * f6 as i64 + r as i64 * g6 as i64 + x52 as i64;
    let new_g5 = r16 as u32 & 0x7ff_ffff;
    let x53 = (r16 >> 27) as i32;
    let r17 = q as i64 * f7 as i64 + r as i64 * g7 as i64 + x53 as i64;
    let new_g6 = r17 as u32 & 0x7ff_ffff;
    let x54 = x47 >> 31;
    let x55 = 0 - (x49 & 1);
    let x56 = x54 | !x55;
    let x57 = x49 >> 1;
    let x58 = 0i32.wrapping_sub(x47 ^ x56);
    let x59 = (x57 & !x56) | (x48 & x56);
    let x60 = x57 - ((x48 ^ x54) & x55);
    let x61 = (r15 >> 27) as i32;
    let r18 = u as i64 * f8 as i64 + v as i64 * g8 as i64 + x61 as i64;
    let new_f7 = r18 as u32 & 0x7ff_ffff;
    let x62 = (r18 >> 27) as i32;
    let r19 = u as i64 * f9 as i64 + v as i64 * g9 as i64 + x62 as i64;
    let new_f8 = r19 as u32 & 0x7ff_ffff;
    let x63 = (r17 >> 27) as i32;
    let r20 = q as i64 * f8 as i64 + r as i64 * g8 as i64 + x63 as i64;
    let new_g7 = r20 as u32 & 0x7ff_ffff;
    let x64 = (r20 >> 27) as i32;
    let r21 = q as i64 * f9 as i64 + r as i64 * g9 as i64 + x64 as i64;
    let new_g8 = r21 as u32 & 0x7ff_ffff;
    let x65 = x58 >> 31;
    let x66 = 0 - (x60 & 1);
    let x67 = x65 | !x66;
    let x68 = x60 >> 1;
    let x69 = 0i32.wrapping_sub(x58 ^ x67);
    let x70 = (x68 & !x67) | (x59 & x67);
    let x71 = x68 - ((x59 ^ x65) & x66);
    let x72 = (r19 >> 27) as i32;
    let r22 = u as i64 * f10 as i64 + v as i64 * g10 as i64 + x72 as i64;
    let new_f9 = r22 as u32 & 0x7ff_ffff;
    let x73 = (r21 >> 27) as i32;
    let r23 = q as i64 * f10 as i64 + r as i64 * g10 as i64 + x73 as i64;
    let new_g9 = r23 as u32 & 0x7ff_ffff;
    let x74 = x69 >> 31;
    let x75 = 0 - (x71 & 1);
    let x76 = x74 | !x75;
    let x77 = x71 >> 1;
    let x78 = 0i32.wrapping_sub(x69 ^ x76);
    let x79 = (x77 & !x76) | (x70 & x76);
    let x80 = x77 - ((x70 ^ x74) & x75);
    let x81 = (r22 >> 27) as i32;
    let r24 = u as i64 * f11 as i64 + v as i64 * g11 as i64 + x81 as i64;
    let new_f10 = r24 as u32 & 0x7ff_ffff;
    let x82 = (r24 >> 27) as i32;
    let r25 = u as i64 * f12 as i64 + v as i64 * g12 as i64 + x82 as i64;
    let new_f11 = r25 as u32 & 0x7ff_ffff;
    let x83 = (r23 >> 27) as i32;
    let r26 = q as i64 * f11 as i64 + r as i64 * g11 as i64 + x83 as i64;
    let new_g10 = r26 as u32 & 0x7ff_ffff;
    let x84 = (r26 >> 27) as i32;
    let r27 = q as i64 * f12 as i64 + r as i64 * g12 as i64 + x84 as i64;
    let new_g11 = r27 as u32 & 0x7ff_ffff;
    let x85 = x78 >> 31;
    let x86 = 0 - (x80 & 1);
    let x87 = x85 | !x86;
    let x88 = x80 >> 1;
    let k0 = 0i32.wrapping_sub(x78 ^ x87);
    let x89 = (x88 & !x87) | (x79 & x87);
    let x90 = x88 - ((x79 ^ x85) & x86);
    let x91 = (r25 >> 27) as i32;
    let r28 = u as i64 * f13 as i64 + v as i64 * g13 as i64 + x91 as i64;
    let new_f12 = r28 as u32 & 0x7ff_ffff;
    let x92 = (r28 >> 27) as i32;
    let r29 = u as i64 * f14 as i64 + v as i64 * g14 as i64 + x92 as i64;
    let new_f13 = r29 as u32 & 0x7ff_ffff;
    let new_f14 = (r29 >> 27) as i32;
    let r30 = (r29 >> 27) - new_f14 as i64;
    let high_10 = (r30 >> 32) as i32;
    let x93 = (r27 >> 27) as i32;
    let r31 = q as i64 * f13 as i64 + r as i64 * g13 as i64 + x93 as i64;
    let new_g12 = r31 as u32 & 0x7ff_ffff;
    let x94 = (r31 >> 27) as i32;
    let r32 = q as i64 * f14 as i64 + r as i64 * g14 as i64 + x94 as i64;
    let new_g13 = r32 as u32 & 0x7ff_ffff;
    let new_g14 = (r32 >> 27) as i32;
    let r33 = (r32 >> 27) - new_g14 as i64;
    let high_20 = (r33 >> 32) as i32;
    let x95 = x89 + x89 + 1;
    let x96 = x95 + 512;
    let x97 = x96 << 12;
    let u10 = x97 >> 22;
    let x98 = x95 + 0x8_0200;
    let v10 = x98 >> 20;
    let x99 = x90 + 512;
    let x100 = x99 << 12;
    let q10 = x100 >> 22;
    let x101 = x90 + 0x8_0200;
    let r10 = x101 >> 20;
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
        new_f14,
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
        new_g14,
    ];
    (k0, u10, v10, q10, r10, new_f, low_10, high_10, new_g, low_20, high_20)
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
/// - takes `k` in `[-2^31, 2^31 - 1]`
/// - takes `low_f` in `[-2^31, 2^31 - 1]`
/// - takes `low_g` in `[-2^31, 2^31 - 1]`
/// - returns `k` in `[-2^31, 2^31 - 1]`
/// - returns `u1` in `[-512, 512]`
/// - returns `v1` in `[-512, 512]`
/// - returns `q1` in `[-512, 512]`
/// - returns `r1` in `[-512, 512]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
/// - returns `cut_u` in `[-1, 1]`
/// - returns `cut_v` in `[-1, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_de(
    u: i32,
    v: i32,
    d: &[i32; 13],
    e: &[i32; 13],
    k: i32,
    low_f: i32,
    low_g: i32,
) -> (i32, i32, i32, i32, i32, [i32; 13], i32, i32) {
    let [d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12] = *d;
    let [e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12] = *e;
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
    let x18_1 = x18 * 1;
    let x19 = x18_1 & 0x3fff_ffff;
    let r2 = r0 + x19 as i64 * -1;
    let x20 = (r2 >> 30) as i32;
    let x21 = x9 >> 31;
    let x22 = 0 - (x11 & 1);
    let x23 = x21 | !x22;
    let x24 = x11 >> 1;
    let x25 = 0i32.wrapping_sub(x9 ^ x23);
    let x26 = (x24 & !x23) | (x10 & x23);
    let x27 = x24 - ((x10 ^ x21) & x22);
    let r3 = x14 as i64 * d1 as i64 + x17 as i64 * e1 as i64 + x20 as i64 + x19 as i64 * 4;
    let out0 = r3 as u32 & 0x3fff_ffff;
    let x28 = (r3 >> 30) as i32;
    let x29 = x25 >> 31;
    let x30 = 0 - (x27 & 1);
    let x31 = x29 | !x30;
    let x32 = x27 >> 1;
    let x33 = 0i32.wrapping_sub(x25 ^ x31);
    let x34 = (x32 & !x31) | (x26 & x31);
    let x35 = x32 - ((x26 ^ x29) & x30);
    let r4 = x14 as i64 * d2 as i64 + x17 as i64 * e2 as i64 + x28 as i64;
    let out1 = r4 as u32 & 0x3fff_ffff;
    let x36 = (r4 >> 30) as i32;
    let r5 = x14 as i64 * d3 as i64 + x17 as i64 * e3 as i64 + x36 as i64 + x19 as i64 * -64;
    let out2 = r5 as u32 & 0x3fff_ffff;
    let x37 = (r5 >> 30) as i32;
    let x38 = x33 >> 31;
    let x39 = 0 - (x35 & 1);
    let x40 = x38 | !x39;
    let x41 = x35 >> 1;
    let x42 = 0i32.wrapping_sub(x33 ^ x40);
    let x43 = (x41 & !x40) | (x34 & x40);
    let x44 = x41 - ((x34 ^ x38) & x39);
    let r6 = x14 as i64 * d4 as i64 + x17 as i64 * e4 as i64 + x37 as i64 + x19 as i64 * -256;
    let out3 = r6 as u32 & 0x3fff_ffff;
    let x45 = (r6 >> 30) as i32;
    let x46 = x42 >> 31;
    let x47 = 0 - (x44 & 1);
    let x48 = x46 | !x47;
    let x49 = x44 >> 1;
    let x50 = 0i32.wrapping_sub(x42 ^ x48);
    let x51 = (x49 & !x48) | (x43 & x48);
    let x52 = x49 - ((x43 ^ x46) & x47);
    let r7 = x14 as i64 * d5 as i64 + x17 as i64 * e5 as i64 + x45 as i64;
    let out4 = r7 as u32 & 0x3fff_ffff;
    let x53 = (r7 >> 30) as i32;
    let r8 = x14 as i64 * d6 as i64 + x17 as i64 * e6 as i64 + x53 as i64;
    let out5 = r8 as u32 & 0x3fff_ffff;
    let x54 = (r8 >> 30) as i32;
    let x55 = x50 >> 31;
    let x56 = 0 - (x52 & 1);
    let x57 = x55 | !x56;
    let x58 = x52 >> 1;
    let x59 = 0i32.wrapping_sub(x50 ^ x57);
    let x60 = (x58 & !x57) | (x51 & x57);
    let x61 = x58 - ((x51 ^ x55) & x56);
    let r9 = x14 as i64 * d7 as i64 + x17 as i64 * e7 as i64 + x54 as i64;
    let out6 = r9 as u32 & 0x3fff_ffff;
    let x62 = (r9 >> 30) as i32;
    let x63 = x59 >> 31;
    let x64 = 0 - (x61 & 1);
    let x65 = x63 | !x64;
    let x66 = x61 >> 1;
    let x67 = 0i32.wrapping_sub(x59 ^ x65);
    let x68 = (x66 & !x65) | (x60 & x65);
    let x69 = x66 - ((x60 ^ x63) & x64);
    let r11 = x14 as i64 * d8 as i64 + x17 as i64 * e8 as i64 + x62 as i64;
    let out7 = r11 as u32 & 0x3fff_ffff;
    let x70 = (r11 >> 30) as i32;
    let r12 = x14 as i64 * d9 as i64 + x17 as i64 * e9 as i64 + x70 as i64;
    let out8 = r12 as u32 & 0x3fff_ffff;
    let x71 = (r12 >> 30) as i32;
    let x72 = x67 >> 31;
    let x73 = 0 - (x69 & 1);
    let x74 = x72 | !x73;
    let x75 = x69 >> 1;
    let x76 = 0i32.wrapping_sub(x67 ^ x74);
    let x77 = (x75 & !x74) | (x68 & x74);
    let x78 = x75 - ((x68 ^ x72) & x73);
    let r13 = x14 as i64 * d10 as i64 + x17 as i64 * e10 as i64 + x71 as i64;
    let out9 = r13 as u32 & 0x3fff_ffff;
    let x79 = (r13 >> 30) as i32;
    let x80 = x76 >> 31;
    let x81 = 0 - (x78 & 1);
    let x82 = x80 | !x81;
    let x83 = x78 >> 1;
    let k0 = 0i32.wrapping_sub(x76 ^ x82);
    let x84 = (x83 & !x82) | (x77 & x82);
    let x85 = x83 - ((x77 ^ x80) & x81);
    let r14 = x14 as i64 * d11 as i64 + x17 as i64 * e11 as i64 + x79 as i64;
    let out10 = r14 as u32 & 0x3fff_ffff;
    let x86 = (r14 >> 30) as i32;
    let r15 = x14 as i64 * d12 as i64
        + x17 as i64 * e12 as i64
        + x86 as i64
        + x19 as i64 * 0x100_0000;
    let out11 = r15 as u32 & 0x3fff_ffff;
    let out12 = (r15 >> 30) as i32;
    let x87 = x84 + x84 + 1;
    let x88 = x87 + 512;
    let x89 = x88 << 12;
    let u10 = x89 >> 22;
    let x90 = x87 + 0x8_0200;
    let v10 = x90 >> 20;
    let x91 = x85 + 512;
    let x92 = x91 << 12;
    let q10 = x92 >> 22;
    let x93 = x85 + 0x8_0200;
    let r10 = x93 >> 20;
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
        out12,
    ];
    (k0, u10, v10, q10, r10, out, cut_u0, cut_v0)
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
/// - takes `k` in `[-2^31, 2^31 - 1]`
/// - takes `low_f` in `[-2^31, 2^31 - 1]`
/// - takes `low_g` in `[-2^31, 2^31 - 1]`
/// - returns `k` in `[-2^31, 2^31 - 1]`
/// - returns `u1` in `[-512, 512]`
/// - returns `v1` in `[-512, 512]`
/// - returns `q1` in `[-512, 512]`
/// - returns `r1` in `[-512, 512]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
/// - returns `cut_u` in `[-1, 1]`
/// - returns `cut_v` in `[-1, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_last(
    u: i32,
    v: i32,
    d: &[i32; 13],
    e: &[i32; 13],
    k: i32,
    low_f: i32,
    low_g: i32,
) -> (i32, i32, i32, i32, i32, [i32; 13], i32, i32) {
    let [d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12] = *d;
    let [e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12] = *e;
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
    let x18_1 = x18 * 1;
    let x19 = x18_1 & 0x3fff_ffff;
    let r2 = r0 + x19 as i64 * -1;
    let x20 = (r2 >> 30) as i32;
    let x21 = x9 >> 31;
    let x22 = 0 - (x11 & 1);
    let x23 = x21 | !x22;
    let x24 = x11 >> 1;
    let x25 = 0i32.wrapping_sub(x9 ^ x23);
    let x26 = (x24 & !x23) | (x10 & x23);
    let x27 = x24 - ((x10 ^ x21) & x22);
    let r3 = x14 as i64 * d1 as i64 + x17 as i64 * e1 as i64 + x20 as i64 + x19 as i64 * 4;
    let out0 = r3 as u32 & 0x3fff_ffff;
    let x28 = (r3 >> 30) as i32;
    let x29 = x25 >> 31;
    let x30 = 0 - (x27 & 1);
    let x31 = x29 | !x30;
    let x32 = x27 >> 1;
    let x33 = 0i32.wrapping_sub(x25 ^ x31);
    let x34 = (x32 & !x31) | (x26 & x31);
    let x35 = x32 - ((x26 ^ x29) & x30);
    let r4 = x14 as i64 * d2 as i64 + x17 as i64 * e2 as i64 + x28 as i64;
    let out1 = r4 as u32 & 0x3fff_ffff;
    let x36 = (r4 >> 30) as i32;
    let r5 = x14 as i64 * d3 as i64 + x17 as i64 * e3 as i64 + x36 as i64 + x19 as i64 * -64;
    let out2 = r5 as u32 & 0x3fff_ffff;
    let x37 = (r5 >> 30) as i32;
    let x38 = x33 >> 31;
    let x39 = 0 - (x35 & 1);
    let x40 = x38 | !x39;
    let x41 = x35 >> 1;
    let x42 = 0i32.wrapping_sub(x33 ^ x40);
    let x43 = (x41 & !x40) | (x34 & x40);
    let x44 = x41 - ((x34 ^ x38) & x39);
    let r6 = x14 as i64 * d4 as i64 + x17 as i64 * e4 as i64 + x37 as i64 + x19 as i64 * -256;
    let out3 = r6 as u32 & 0x3fff_ffff;
    let x45 = (r6 >> 30) as i32;
    let x46 = x42 >> 31;
    let x47 = 0 - (x44 & 1);
    let x48 = x46 | !x47;
    let x49 = x44 >> 1;
    let x50 = 0i32.wrapping_sub(x42 ^ x48);
    let x51 = (x49 & !x48) | (x43 & x48);
    let x52 = x49 - ((x43 ^ x46) & x47);
    let r7 = x14 as i64 * d5 as i64 + x17 as i64 * e5 as i64 + x45 as i64;
    let out4 = r7 as u32 & 0x3fff_ffff;
    let x53 = (r7 >> 30) as i32;
    let r8 = x14 as i64 * d6 as i64 + x17 as i64 * e6 as i64 + x53 as i64;
    let out5 = r8 as u32 & 0x3fff_ffff;
    let x54 = (r8 >> 30) as i32;
    let x55 = x50 >> 31;
    let x56 = 0 - (x52 & 1);
    let x57 = x55 | !x56;
    let x58 = x52 >> 1;
    let x59 = 0i32.wrapping_sub(x50 ^ x57);
    let x60 = (x58 & !x57) | (x51 & x57);
    let x61 = x58 - ((x51 ^ x55) & x56);
    let r9 = x14 as i64 * d7 as i64 + x17 as i64 * e7 as i64 + x54 as i64;
    let out6 = r9 as u32 & 0x3fff_ffff;
    let x62 = (r9 >> 30) as i32;
    let x63 = x59 >> 31;
    let x64 = 0 - (x61 & 1);
    let x65 = x63 | !x64;
    let x66 = x61 >> 1;
    let x67 = 0i32.wrapping_sub(x59 ^ x65);
    let x68 = (x66 & !x65) | (x60 & x65);
    let x69 = x66 - ((x60 ^ x63) & x64);
    let r11 = x14 as i64 * d8 as i64 + x17 as i64 * e8 as i64 + x62 as i64;
    let out7 = r11 as u32 & 0x3fff_ffff;
    let x70 = (r11 >> 30) as i32;
    let r12 = x14 as i64 * d9 as i64 + x17 as i64 * e9 as i64 + x70 as i64;
    let out8 = r12 as u32 & 0x3fff_ffff;
    let x71 = (r12 >> 30) as i32;
    let x72 = x67 >> 31;
    let x73 = 0 - (x69 & 1);
    let x74 = x72 | !x73;
    let x75 = x69 >> 1;
    let x76 = 0i32.wrapping_sub(x67 ^ x74);
    let x77 = (x75 & !x74) | (x68 & x74);
    let x78 = x75 - ((x68 ^ x72) & x73);
    let r13 = x14 as i64 * d10 as i64 + x17 as i64 * e10 as i64 + x71 as i64;
    let out9 = r13 as u32 & 0x3fff_ffff;
    let x79 = (r13 >> 30) as i32;
    let x80 = x76 >> 31;
    let x81 = 0 - (x78 & 1);
    let x82 = x80 | !x81;
    let x83 = x78 >> 1;
    let k0 = 0i32.wrapping_sub(x76 ^ x82);
    let x84 = (x83 & !x82) | (x77 & x82);
    let x85 = x83 - ((x77 ^ x80) & x81);
    let r14 = x14 as i64 * d11 as i64 + x17 as i64 * e11 as i64 + x79 as i64;
    let out10 = r14 as u32 & 0x3fff_ffff;
    let x86 = (r14 >> 30) as i32;
    let r15 = x14 as i64 * d12 as i64
        + x17 as i64 * e12 as i64
        + x86 as i64
        + x19 as i64 * 0x100_0000;
    let out11 = r15 as u32 & 0x3fff_ffff;
    let out12 = (r15 >> 30) as i32;
    let x87 = x84 + x84 + 1;
    let x88 = x87 + 512;
    let x89 = x88 << 12;
    let u10 = x89 >> 22;
    let x90 = x87 + 0x8_0200;
    let v10 = x90 >> 20;
    let x91 = x85 + 512;
    let x92 = x91 << 12;
    let q10 = x92 >> 22;
    let x93 = x85 + 0x8_0200;
    let r10 = x93 >> 20;
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
        out12,
    ];
    (k0, u10, v10, q10, r10, out, cut_u0, cut_v0)
}

/// `next, all = low bits of floor((u * f + v * g) / 2^9), fewer in next than in all (not proved; bounds are)`
///
/// - takes `u` in `[-512, 512]`
/// - takes `v` in `[-512, 512]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
/// - returns `next` in `[-2^31, 2^31 - 1]`
/// - returns `all` in `[-2^31, 2^31 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_words(u: i32, v: i32, f: &[i32; 15], g: &[i32; 15]) -> (i32, i32) {
    let [f0, f1, _, _, _, _, _, _, _, _, _, _, _, _, _] = *f;
    let [g0, g1, _, _, _, _, _, _, _, _, _, _, _, _, _] = *g;
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

/// `2^27 * out + low + 2^437 * high = u * f + v * g`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
/// - returns `low` in `[0, 2^27 - 1]`
/// - returns `high` in `[-5, 4]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn update_fg(u: i32, v: i32, f: &[i32; 15], g: &[i32; 15]) -> ([i32; 15], u32, i32) {
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
    let out14 = (r14 >> 27) as i32;
    let r15 = (r14 >> 27) - out14 as i64;
    let high0 = (r15 >> 32) as i32;
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
    (out, low0, high0)
}

/// `2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
/// - returns `cut_u` in `[-1, 1]`
/// - returns `cut_v` in `[-1, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn update_de(u: i32, v: i32, d: &[i32; 13], e: &[i32; 13]) -> ([i32; 13], i32, i32) {
    let [d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12] = *d;
    let [e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12] = *e;
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
    let x6_1 = x6 * 1;
    let x7 = x6_1 & 0x3fff_ffff;
    let r1 = r0 + x7 as i64 * -1;
    let x8 = (r1 >> 30) as i32;
    let r2 = x2 as i64 * d1 as i64 + x5 as i64 * e1 as i64 + x8 as i64 + x7 as i64 * 4;
    let out0 = r2 as u32 & 0x3fff_ffff;
    let x9 = (r2 >> 30) as i32;
    let r3 = x2 as i64 * d2 as i64 + x5 as i64 * e2 as i64 + x9 as i64;
    let out1 = r3 as u32 & 0x3fff_ffff;
    let x10 = (r3 >> 30) as i32;
    let r4 = x2 as i64 * d3 as i64 + x5 as i64 * e3 as i64 + x10 as i64 + x7 as i64 * -64;
    let out2 = r4 as u32 & 0x3fff_ffff;
    let x11 = (r4 >> 30) as i32;
    let r5 = x2 as i64 * d4 as i64 + x5 as i64 * e4 as i64 + x11 as i64 + x7 as i64 * -256;
    let out3 = r5 as u32 & 0x3fff_ffff;
    let x12 = (r5 >> 30) as i32;
    let r6 = x2 as i64 * d5 as i64 + x5 as i64 * e5 as i64 + x12 as i64;
    let out4 = r6 as u32 & 0x3fff_ffff;
    let x13 = (r6 >> 30) as i32;
    let r7 = x2 as i64 * d6 as i64 + x5 as i64 * e6 as i64 + x13 as i64;
    let out5 = r7 as u32 & 0x3fff_ffff;
    let x14 = (r7 >> 30) as i32;
    let r8 = x2 as i64 * d7 as i64 + x5 as i64 * e7 as i64 + x14 as i64;
    let out6 = r8 as u32 & 0x3fff_ffff;
    let x15 = (r8 >> 30) as i32;
    let r9 = x2 as i64 * d8 as i64 + x5 as i64 * e8 as i64 + x15 as i64;
    let out7 = r9 as u32 & 0x3fff_ffff;
    let x16 = (r9 >> 30) as i32;
    let r10 = x2 as i64 * d9 as i64 + x5 as i64 * e9 as i64 + x16 as i64;
    let out8 = r10 as u32 & 0x3fff_ffff;
    let x17 = (r10 >> 30) as i32;
    let r11 = x2 as i64 * d10 as i64 + x5 as i64 * e10 as i64 + x17 as i64;
    let out9 = r11 as u32 & 0x3fff_ffff;
    let x18 = (r11 >> 30) as i32;
    let r12 = x2 as i64 * d11 as i64 + x5 as i64 * e11 as i64 + x18 as i64;
    let out10 = r12 as u32 & 0x3fff_ffff;
    let x19 = (r12 >> 30) as i32;
    let r13 = x2 as i64 * d12 as i64 + x5 as i64 * e12 as i64 + x19 as i64 + x7 as i64 * 0x100_0000;
    let out11 = r13 as u32 & 0x3fff_ffff;
    let out12 = (r13 >> 30) as i32;
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
        out12,
    ];
    (out, cut_u0, cut_v0)
}

/// `out = the integer of the limbs of a (mod p), 0 <= out < p`
///
/// - takes `a`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_start(a: &Element) -> [i32; 15] {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13] = a.0;
    let x0 = a1 + (a0 >> 28);
    let x1 = x0 & 0xfff_ffff;
    let x2 = a2 + (x0 >> 28);
    let x3 = x2 & 0xfff_ffff;
    let x4 = a3 + (x2 >> 28);
    let x5 = x4 & 0xfff_ffff;
    let x6 = a4 + (x4 >> 28);
    let x7 = x6 & 0xfff_ffff;
    let x8 = a5 + (x6 >> 28);
    let x9 = x8 & 0xfff_ffff;
    let x10 = a6 + (x8 >> 28);
    let x11 = x10 & 0xfff_ffff;
    let x12 = a7 + (x10 >> 28);
    let x13 = x12 & 0xfff_ffff;
    let x14 = a8 + (x12 >> 28);
    let x15 = a9 + (x14 >> 28);
    let x16 = x15 & 0xfff_ffff;
    let x17 = a10 + (x15 >> 28);
    let x18 = x17 & 0xfff_ffff;
    let x19 = a11 + (x17 >> 28);
    let x20 = x19 & 0xfff_ffff;
    let x21 = a12 + (x19 >> 28);
    let x22 = x21 & 0xfff_ffff;
    let x23 = a13 + (x21 >> 28);
    let x24 = x1 & 15;
    let x25 = (a0 & 0xfff_ffff) + (x24 << 28);
    let x26 = x3 & 255;
    let x27 = (x1 >> 4) + (x26 << 24);
    let x28 = x5 & 4095;
    let x29 = (x3 >> 8) + (x28 << 20);
    let x30 = x7 & 65535;
    let x31 = (x5 >> 12) + (x30 << 16);
    let x32 = x9 & 0xf_ffff;
    let x33 = (x7 >> 16) + (x32 << 12);
    let x34 = x11 & 0xff_ffff;
    let x35 = (x9 >> 20) + (x34 << 8);
    let x36 = (x11 >> 24) + (x13 << 4);
    let x37 = x16 & 15;
    let x38 = (x14 & 0xfff_ffff) + (x37 << 28);
    let x39 = x18 & 255;
    let x40 = (x16 >> 4) + (x39 << 24);
    let x41 = x20 & 4095;
    let x42 = (x18 >> 8) + (x41 << 20);
    let x43 = x22 & 65535;
    let x44 = (x20 >> 12) + (x43 << 16);
    let x45 = x23 & 0xf_ffff;
    let x46 = (x22 >> 16) + (x45 << 12);
    let x47 = x23 >> 20;
    let (x48, c0) = x25.overflowing_sub(0xffff_fffe);
    let (x49, c1) = sub_borrow(x27, 1, c0);
    let (x50, c2) = sub_borrow(x29, 0, c1);
    let (x51, c3) = sub_borrow(x31, 0xffff_fffe, c2);
    let (x52, c4) = sub_borrow(x33, 0xffff_fffd, c3);
    let (x53, c5) = sub_borrow(x35, 0xffff_ffff, c4);
    let (x54, c6) = sub_borrow(x36, 0xffff_ffff, c5);
    let (x55, c7) = sub_borrow(x38, 0xffff_ffff, c6);
    let (x56, c8) = sub_borrow(x40, 0xffff_ffff, c7);
    let (x57, c9) = sub_borrow(x42, 0xffff_ffff, c8);
    let (x58, c10) = sub_borrow(x44, 0xffff_ffff, c9);
    let (x59, c11) = sub_borrow(x46, 0xffff_ffff, c10);
    let (x60, c12) = sub_borrow(x47, 1, c11);
    let c12_mask = 0u32.wrapping_sub(c12 as u32);
    let x61 = x48 ^ (c12_mask & (x25 ^ x48));
    let x62 = x49 ^ (c12_mask & (x27 ^ x49));
    let x63 = x50 ^ (c12_mask & (x29 ^ x50));
    let x64 = x51 ^ (c12_mask & (x31 ^ x51));
    let x65 = x52 ^ (c12_mask & (x33 ^ x52));
    let x66 = x53 ^ (c12_mask & (x35 ^ x53));
    let x67 = x54 ^ (c12_mask & (x36 ^ x54));
    let x68 = x55 ^ (c12_mask & (x38 ^ x55));
    let x69 = x56 ^ (c12_mask & (x40 ^ x56));
    let x70 = x57 ^ (c12_mask & (x42 ^ x57));
    let x71 = x58 ^ (c12_mask & (x44 ^ x58));
    let x72 = x59 ^ (c12_mask & (x46 ^ x59));
    let x73 = x60 ^ (c12_mask & (x47 ^ x60));
    let (x74, c13) = x61.overflowing_sub(0xffff_ffff);
    let (x75, c14) = sub_borrow(x62, 0, c13);
    let (x76, c15) = sub_borrow(x63, 0, c14);
    let (x77, c16) = sub_borrow(x64, 0xffff_ffff, c15);
    let (x78, c17) = sub_borrow(x65, 0xffff_fffe, c16);
    let (x79, c18) = sub_borrow(x66, 0xffff_ffff, c17);
    let (x80, c19) = sub_borrow(x67, 0xffff_ffff, c18);
    let (x81, c20) = sub_borrow(x68, 0xffff_ffff, c19);
    let (x82, c21) = sub_borrow(x69, 0xffff_ffff, c20);
    let (x83, c22) = sub_borrow(x70, 0xffff_ffff, c21);
    let (x84, c23) = sub_borrow(x71, 0xffff_ffff, c22);
    let (x85, c24) = sub_borrow(x72, 0xffff_ffff, c23);
    let (_, c25) = sub_borrow(x73, 0, c24);
    let c25_mask = 0u32.wrapping_sub(c25 as u32);
    let x86 = x74 ^ (c25_mask & (x61 ^ x74));
    let x87 = x75 ^ (c25_mask & (x62 ^ x75));
    let x88 = x76 ^ (c25_mask & (x63 ^ x76));
    let x89 = x77 ^ (c25_mask & (x64 ^ x77));
    let x90 = x78 ^ (c25_mask & (x65 ^ x78));
    let x91 = x79 ^ (c25_mask & (x66 ^ x79));
    let x92 = x80 ^ (c25_mask & (x67 ^ x80));
    let x93 = x81 ^ (c25_mask & (x68 ^ x81));
    let x94 = x82 ^ (c25_mask & (x69 ^ x82));
    let x95 = x83 ^ (c25_mask & (x70 ^ x83));
    let x96 = x84 ^ (c25_mask & (x71 ^ x84));
    let x97 = x85 ^ (c25_mask & (x72 ^ x85));
    let x98 = x86 & 0x7ff_ffff;
    let x99 = x87 & 0x3f_ffff;
    let x100 = (x86 >> 27) + (x99 << 5);
    let x101 = x88 & 0x1_ffff;
    let x102 = (x87 >> 22) + (x101 << 10);
    let x103 = x89 & 4095;
    let x104 = (x88 >> 17) + (x103 << 15);
    let x105 = x90 & 127;
    let x106 = (x89 >> 12) + (x105 << 20);
    let x107 = x91 & 3;
    let x108 = (x90 >> 7) + (x107 << 25);
    let x109 = (x91 >> 2) & 0x7ff_ffff;
    let x110 = x92 & 0xff_ffff;
    let x111 = (x91 >> 29) + (x110 << 3);
    let x112 = x93 & 0x7_ffff;
    let x113 = (x92 >> 24) + (x112 << 8);
    let x114 = x94 & 16383;
    let x115 = (x93 >> 19) + (x114 << 13);
    let x116 = x95 & 511;
    let x117 = (x94 >> 14) + (x116 << 18);
    let x118 = x96 & 15;
    let x119 = (x95 >> 9) + (x118 << 23);
    let x120 = (x96 >> 4) & 0x7ff_ffff;
    let x121 = x97 & 0x3ff_ffff;
    let x122 = (x96 >> 31) + (x121 << 1);
    let o0 = x98 as i32 - 0x800_0000;
    let o1 = x100 as i32 - 0x800_0000 + 1;
    let o2 = x102 as i32 - 0x800_0000 + 1;
    let o3 = x104 as i32 - 0x800_0000 + 1;
    let o4 = x106 as i32 - 0x800_0000 + 1;
    let o5 = x108 as i32 - 0x800_0000 + 1;
    let o6 = x109 as i32 - 0x800_0000 + 1;
    let o7 = x111 as i32 - 0x800_0000 + 1;
    let o8 = x113 as i32 - 0x800_0000 + 1;
    let o9 = x115 as i32 - 0x800_0000 + 1;
    let o10 = x117 as i32 - 0x800_0000 + 1;
    let o11 = x119 as i32 - 0x800_0000 + 1;
    let o12 = x120 as i32 - 0x800_0000 + 1;
    let o13 = x122 as i32 - 0x800_0000 + 1;
    let o14 = (x97 >> 26) + 1;
    [
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14 as i32,
    ]
}

/// `out = 1 if f < 0, else 0`
///
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^27, 2^27 - 1]`; word 14 in `[-2^31, 2^31 - 1]`
/// - returns `out` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_sign(f: &[i32; 15]) -> u32 {
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
    let x13 = x12 >> 27;
    let r0 = f14 as i64 + x13 as i64;
    let x14 = (r0 >> 32) as i32;
    let x15 = (x14 as u32).wrapping_add(1);
    let (_, o0) = x15.overflowing_sub(1);
    o0 as u32
}

const_fn! {
    /// `out = -d if negative is 1, d if it is 0 (mod p)`
    ///
    /// - takes `negative` in `[0, 1]`
    /// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 in `[-2^30, 2^30 - 1]`; word 12 in `[-(2^24 + 1), 2^25]`
    /// - returns `out`: word 0, 3, 4 in `[0, 0x101fffff]`; word 1, 2, 5, 6, 7, 8, 9, 10, 11, 12 in `[0, 2^28 - 1]`; word 13 in `[0, 2^20 + 8191]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    fn invert_finish(negative: u32, d: &[i32; 13]) -> Element {
        let [d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12] = *d;
        let x0 = -3 - d0;
        let x1 = d0 + -2;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let negative_mask = 0u32.wrapping_sub(core::hint::black_box(negative));
        let x2 = (x1 as u32 ^ (negative_mask & (x0 as u32 ^ x1 as u32))) as i32;
        let x3 = 12 - d1;
        let x4 = d1 + 8;
        let x5 = (x4 as u32 ^ (negative_mask & (x3 as u32 ^ x4 as u32))) as i32;
        let x6 = x5 + (x2 >> 30);
        let x7 = x6 as u32 & 0x3fff_ffff;
        let x8 = 0 - d2;
        let x9 = (d2 as u32 ^ (negative_mask & (x8 as u32 ^ d2 as u32))) as i32;
        let x10 = x9 + (x6 >> 30);
        let x11 = x10 as u32 & 0x3fff_ffff;
        let x12 = -192 - d3;
        let x13 = d3 + -128;
        let x14 = (x13 as u32 ^ (negative_mask & (x12 as u32 ^ x13 as u32))) as i32;
        let x15 = x14 + (x10 >> 30);
        let x16 = x15 as u32 & 0x3fff_ffff;
        let x17 = -768 - d4;
        let x18 = d4 + -512;
        let x19 = (x18 as u32 ^ (negative_mask & (x17 as u32 ^ x18 as u32))) as i32;
        let x20 = x19 + (x15 >> 30);
        let x21 = x20 as u32 & 0x3fff_ffff;
        let x22 = 0 - d5;
        let x23 = (d5 as u32 ^ (negative_mask & (x22 as u32 ^ d5 as u32))) as i32;
        let x24 = x23 + (x20 >> 30);
        let x25 = x24 as u32 & 0x3fff_ffff;
        let x26 = 0 - d6;
        let x27 = (d6 as u32 ^ (negative_mask & (x26 as u32 ^ d6 as u32))) as i32;
        let x28 = x27 + (x24 >> 30);
        let x29 = x28 as u32 & 0x3fff_ffff;
        let x30 = 0 - d7;
        let x31 = (d7 as u32 ^ (negative_mask & (x30 as u32 ^ d7 as u32))) as i32;
        let x32 = x31 + (x28 >> 30);
        let x33 = x32 as u32 & 0x3fff_ffff;
        let x34 = 0 - d8;
        let x35 = (d8 as u32 ^ (negative_mask & (x34 as u32 ^ d8 as u32))) as i32;
        let x36 = x35 + (x32 >> 30);
        let x37 = x36 as u32 & 0x3fff_ffff;
        let x38 = 0 - d9;
        let x39 = (d9 as u32 ^ (negative_mask & (x38 as u32 ^ d9 as u32))) as i32;
        let x40 = x39 + (x36 >> 30);
        let x41 = x40 as u32 & 0x3fff_ffff;
        let x42 = 0 - d10;
        let x43 = (d10 as u32 ^ (negative_mask & (x42 as u32 ^ d10 as u32))) as i32;
        let x44 = x43 + (x40 >> 30);
        let x45 = x44 as u32 & 0x3fff_ffff;
        let x46 = 0 - d11;
        let x47 = (d11 as u32 ^ (negative_mask & (x46 as u32 ^ d11 as u32))) as i32;
        let x48 = x47 + (x44 >> 30);
        let x49 = x48 as u32 & 0x3fff_ffff;
        let x50 = 0x300_0000 - d12;
        let x51 = d12 + 0x200_0000;
        let x52 = (x51 as u32 ^ (negative_mask & (x50 as u32 ^ x51 as u32))) as i32;
        let x53 = x52 + (x48 >> 30);
        let x54 = x7 & 3;
        let x55 = (x2 as u32 & 0x3fff_ffff) + (x54 << 30);
        let x56 = x11 & 15;
        let x57 = (x7 >> 2) + (x56 << 28);
        let x58 = x16 & 63;
        let x59 = (x11 >> 4) + (x58 << 26);
        let x60 = x21 & 255;
        let x61 = (x16 >> 6) + (x60 << 24);
        let x62 = x25 & 1023;
        let x63 = (x21 >> 8) + (x62 << 22);
        let x64 = x29 & 4095;
        let x65 = (x25 >> 10) + (x64 << 20);
        let x66 = x33 & 16383;
        let x67 = (x29 >> 12) + (x66 << 18);
        let x68 = x37 & 65535;
        let x69 = (x33 >> 14) + (x68 << 16);
        let x70 = x41 & 0x3_ffff;
        let x71 = (x37 >> 16) + (x70 << 14);
        let x72 = x45 & 0xf_ffff;
        let x73 = (x41 >> 18) + (x72 << 12);
        let x74 = x49 & 0x3f_ffff;
        let x75 = (x45 >> 20) + (x74 << 10);
        let x76 = x53 as u32 & 0xff_ffff;
        let x77 = (x49 >> 22) + (x76 << 8);
        let x78 = (x53 >> 24) as u32;
        let (x79, c0) = x55.overflowing_sub(0xffff_fffc);
        let (x80, c1) = sub_borrow(x57, 3, c0);
        let (x81, c2) = sub_borrow(x59, 0, c1);
        let (x82, c3) = sub_borrow(x61, 0xffff_fffc, c2);
        let (x83, c4) = sub_borrow(x63, 0xffff_fffb, c3);
        let (x84, c5) = sub_borrow(x65, 0xffff_ffff, c4);
        let (x85, c6) = sub_borrow(x67, 0xffff_ffff, c5);
        let (x86, c7) = sub_borrow(x69, 0xffff_ffff, c6);
        let (x87, c8) = sub_borrow(x71, 0xffff_ffff, c7);
        let (x88, c9) = sub_borrow(x73, 0xffff_ffff, c8);
        let (x89, c10) = sub_borrow(x75, 0xffff_ffff, c9);
        let (x90, c11) = sub_borrow(x77, 0xffff_ffff, c10);
        let (x91, c12) = sub_borrow(x78, 3, c11);
        let c12_mask = 0u32.wrapping_sub(c12 as u32);
        let x92 = x79 ^ (c12_mask & (x55 ^ x79));
        let x93 = x80 ^ (c12_mask & (x57 ^ x80));
        let x94 = x81 ^ (c12_mask & (x59 ^ x81));
        let x95 = x82 ^ (c12_mask & (x61 ^ x82));
        let x96 = x83 ^ (c12_mask & (x63 ^ x83));
        let x97 = x84 ^ (c12_mask & (x65 ^ x84));
        let x98 = x85 ^ (c12_mask & (x67 ^ x85));
        let x99 = x86 ^ (c12_mask & (x69 ^ x86));
        let x100 = x87 ^ (c12_mask & (x71 ^ x87));
        let x101 = x88 ^ (c12_mask & (x73 ^ x88));
        let x102 = x89 ^ (c12_mask & (x75 ^ x89));
        let x103 = x90 ^ (c12_mask & (x77 ^ x90));
        let x104 = x91 ^ (c12_mask & (x78 ^ x91));
        let (x105, c13) = x92.overflowing_sub(0xffff_fffe);
        let (x106, c14) = sub_borrow(x93, 1, c13);
        let (x107, c15) = sub_borrow(x94, 0, c14);
        let (x108, c16) = sub_borrow(x95, 0xffff_fffe, c15);
        let (x109, c17) = sub_borrow(x96, 0xffff_fffd, c16);
        let (x110, c18) = sub_borrow(x97, 0xffff_ffff, c17);
        let (x111, c19) = sub_borrow(x98, 0xffff_ffff, c18);
        let (x112, c20) = sub_borrow(x99, 0xffff_ffff, c19);
        let (x113, c21) = sub_borrow(x100, 0xffff_ffff, c20);
        let (x114, c22) = sub_borrow(x101, 0xffff_ffff, c21);
        let (x115, c23) = sub_borrow(x102, 0xffff_ffff, c22);
        let (x116, c24) = sub_borrow(x103, 0xffff_ffff, c23);
        let (x117, c25) = sub_borrow(x104, 1, c24);
        let c25_mask = 0u32.wrapping_sub(c25 as u32);
        let x118 = x105 ^ (c25_mask & (x92 ^ x105));
        let x119 = x106 ^ (c25_mask & (x93 ^ x106));
        let x120 = x107 ^ (c25_mask & (x94 ^ x107));
        let x121 = x108 ^ (c25_mask & (x95 ^ x108));
        let x122 = x109 ^ (c25_mask & (x96 ^ x109));
        let x123 = x110 ^ (c25_mask & (x97 ^ x110));
        let x124 = x111 ^ (c25_mask & (x98 ^ x111));
        let x125 = x112 ^ (c25_mask & (x99 ^ x112));
        let x126 = x113 ^ (c25_mask & (x100 ^ x113));
        let x127 = x114 ^ (c25_mask & (x101 ^ x114));
        let x128 = x115 ^ (c25_mask & (x102 ^ x115));
        let x129 = x116 ^ (c25_mask & (x103 ^ x116));
        let x130 = x117 ^ (c25_mask & (x104 ^ x117));
        let (x131, c26) = x118.overflowing_sub(0xffff_ffff);
        let (x132, c27) = sub_borrow(x119, 0, c26);
        let (x133, c28) = sub_borrow(x120, 0, c27);
        let (x134, c29) = sub_borrow(x121, 0xffff_ffff, c28);
        let (x135, c30) = sub_borrow(x122, 0xffff_fffe, c29);
        let (x136, c31) = sub_borrow(x123, 0xffff_ffff, c30);
        let (x137, c32) = sub_borrow(x124, 0xffff_ffff, c31);
        let (x138, c33) = sub_borrow(x125, 0xffff_ffff, c32);
        let (x139, c34) = sub_borrow(x126, 0xffff_ffff, c33);
        let (x140, c35) = sub_borrow(x127, 0xffff_ffff, c34);
        let (x141, c36) = sub_borrow(x128, 0xffff_ffff, c35);
        let (x142, c37) = sub_borrow(x129, 0xffff_ffff, c36);
        let (_, c38) = sub_borrow(x130, 0, c37);
        let c38_mask = 0u32.wrapping_sub(c38 as u32);
        let x143 = x131 ^ (c38_mask & (x118 ^ x131));
        let x144 = x132 ^ (c38_mask & (x119 ^ x132));
        let x145 = x133 ^ (c38_mask & (x120 ^ x133));
        let x146 = x134 ^ (c38_mask & (x121 ^ x134));
        let x147 = x135 ^ (c38_mask & (x122 ^ x135));
        let x148 = x136 ^ (c38_mask & (x123 ^ x136));
        let x149 = x137 ^ (c38_mask & (x124 ^ x137));
        let x150 = x138 ^ (c38_mask & (x125 ^ x138));
        let x151 = x139 ^ (c38_mask & (x126 ^ x139));
        let x152 = x140 ^ (c38_mask & (x127 ^ x140));
        let x153 = x141 ^ (c38_mask & (x128 ^ x141));
        let x154 = x142 ^ (c38_mask & (x129 ^ x142));
        let o0 = x143 & 0xfff_ffff;
        let x155 = x144 & 0xff_ffff;
        let o1 = (x143 >> 28) + (x155 << 4);
        let x156 = x145 & 0xf_ffff;
        let o2 = (x144 >> 24) + (x156 << 8);
        let x157 = x146 & 65535;
        let o3 = (x145 >> 20) + (x157 << 12);
        let x158 = x147 & 4095;
        let o4 = (x146 >> 16) + (x158 << 16);
        let x159 = x148 & 255;
        let o5 = (x147 >> 12) + (x159 << 20);
        let x160 = x149 & 15;
        let o6 = (x148 >> 8) + (x160 << 24);
        let o7 = x149 >> 4;
        let o8 = x150 & 0xfff_ffff;
        let x161 = x151 & 0xff_ffff;
        let o9 = (x150 >> 28) + (x161 << 4);
        let x162 = x152 & 0xf_ffff;
        let o10 = (x151 >> 24) + (x162 << 8);
        let x163 = x153 & 65535;
        let o11 = (x152 >> 20) + (x163 << 12);
        let x164 = x154 & 4095;
        let o12 = (x153 >> 16) + (x164 << 16);
        let o13 = x154 >> 12;
        Element([o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13])
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
pub const fn from_bytes(bytes: &[u8; 48]) -> Element {
    let limbs = limbs_of_bytes(bytes);
    to_montgomery(&limbs)
}

/// out = bytes (mod p), ok = 1 if bytes < p
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn from_bytes_canonical(bytes: &[u8; 48]) -> (Element, u32) {
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
pub const fn from_bytes_wide(bytes: &[u8; 96]) -> Element {
    let low_bytes: [u8; 48] = part(bytes, 0);
    let low = from_bytes(&low_bytes);
    let high_bytes: [u8; 48] = part(bytes, 48);
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
        let mut f = [-1, -0x7ff_ffe0, -0x7ff_ffff, -32767, -0x10_0000, -0x800_0000, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, 65];
        let mut g = invert_start(a);
        let mut d = [-0x4000_0000, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, 1];
        let mut e = [-0x4000_0000, -0x3fff_ffff, -0x3fff_ffff, -0x2fff_ffff, -0x3fff_ffff, -1, -0x3fff_fffc, -0x3fff_ffdf, -0x3fff_ffff, -511, -0x3fff_fc00, -0x3fff_dfff, 16385];
        let mut k = 0;
        let mut u = -0x800_0000;
        let mut v = 0;
        let mut q = 0;
        let mut r = -0x800_0000;
        let mut low_f = divsteps_head(u, v, &f, &g);
        let mut low_g = divsteps_head(q, r, &f, &g);
        let mut turn = 0;
        while turn < 33 {
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

/// out = a^9850501549098619803069760025035903451269934817616361666987073351061430442874217582261816522064734500465401743278079
#[cfg_attr(limbforge_calls, inline(never))]
const fn pow_root(a: &Element) -> Element {
    let x1 = square(a);
    let x2 = mul(&x1, a);
    let x3 = square(&x2);
    let x4 = mul(&x3, a);
    let mut x5 = x4;
    let mut turn = 0;
    while turn < 3 {
        x5 = square(&x5);
        turn += 1;
    }
    let x6 = mul(&x5, &x4);
    let x7 = square(&x6);
    let x8 = mul(&x7, a);
    let mut x9 = x8;
    let mut turn = 0;
    while turn < 7 {
        x9 = square(&x9);
        turn += 1;
    }
    let x10 = mul(&x9, &x8);
    let x11 = square(&x10);
    let x12 = mul(&x11, a);
    let mut x13 = x12;
    let mut turn = 0;
    while turn < 15 {
        x13 = square(&x13);
        turn += 1;
    }
    let x14 = mul(&x13, &x12);
    let mut x15 = x14;
    let mut turn = 0;
    while turn < 2 {
        x15 = square(&x15);
        turn += 1;
    }
    let x16 = mul(&x15, &x2);
    let mut x17 = x14;
    let mut turn = 0;
    while turn < 30 {
        x17 = square(&x17);
        turn += 1;
    }
    let x18 = mul(&x17, &x14);
    let mut x19 = x18;
    let mut turn = 0;
    while turn < 60 {
        x19 = square(&x19);
        turn += 1;
    }
    let x20 = mul(&x19, &x18);
    let mut x21 = x20;
    let mut turn = 0;
    while turn < 120 {
        x21 = square(&x21);
        turn += 1;
    }
    let x22 = mul(&x21, &x20);
    let mut x23 = x22;
    let mut turn = 0;
    while turn < 15 {
        x23 = square(&x23);
        turn += 1;
    }
    let x24 = mul(&x23, &x12);
    let mut x25 = x24;
    let mut turn = 0;
    while turn < 33 {
        x25 = square(&x25);
        turn += 1;
    }
    let x26 = mul(&x25, &x16);
    let mut x27 = x26;
    let mut turn = 0;
    while turn < 94 {
        x27 = square(&x27);
        turn += 1;
    }
    mul(&x27, &x14)
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
    pub const fn from_bytes(bytes: &[u8; 48]) -> Element {
        from_bytes(bytes)
    }

    /// Decodes little-endian bytes. Also returns 1 if they are below the prime, else 0.
    #[inline(always)]
    pub const fn from_bytes_canonical(bytes: &[u8; 48]) -> (Element, u32) {
        from_bytes_canonical(bytes)
    }

    /// Decodes `2 * BYTES` little-endian bytes and reduces them. Uniform bytes give a nearly uniform element.
    #[inline(always)]
    pub const fn from_bytes_wide(bytes: &[u8; 96]) -> Element {
        from_bytes_wide(bytes)
    }

    /// Returns the canonical encoding, little-endian and below the prime.
    #[inline(always)]
    pub const fn to_bytes(self) -> [u8; 48] {
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
        "0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff";

    const NUM_BITS: u32 = 384;

    const CAPACITY: u32 = 383;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        128, 0xfff_f800, 0xfff_ffff, 0x7_ffff, 0x80_0000, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);

    /// 19, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        4864, 0xffe_d000, 0xfff_ffff, 0x12f_ffff, 0x300_0000, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0xfff_feff, 4111, 0, 0xfef_f000, 0xefe_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
        0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xf_ffff,
    ]);

    /// 19 to the power of 2^1.
    const DELTA: Element = Element([
        0x1_6900, 0xfe9_7000, 0xfff_ffff, 0x68f_ffff, 0x900_0001, 22, 0, 0, 0, 0, 0, 0, 0, 0,
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
        "0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff";

    const NUM_BITS: u32 = 384;

    const CAPACITY: u32 = 383;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        128, 0xfff_f800, 0xfff_ffff, 0x7_ffff, 0x80_0000, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);

    /// 19, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        4864, 0xffe_d000, 0xfff_ffff, 0x12f_ffff, 0x300_0000, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0xfff_feff, 4111, 0, 0xfef_f000, 0xefe_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
        0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xf_ffff,
    ]);

    /// 19 to the power of 2^1.
    const DELTA: Element = Element([
        0x1_6900, 0xfe9_7000, 0xfff_ffff, 0x68f_ffff, 0x900_0001, 22, 0, 0, 0, 0, 0, 0, 0, 0,
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
impl From<Element> for crypto_bigint::U384 {
    /// Returns the least nonnegative integer of the class.
    #[inline]
    fn from(element: Element) -> crypto_bigint::U384 {
        let mut bytes = [0; 48];
        bytes[..BYTES].copy_from_slice(&to_bytes(&element));
        crypto_bigint::U384::from_le_slice(&bytes)
    }
}

#[cfg(feature = "crypto-bigint")]
impl From<crypto_bigint::U384> for Element {
    /// Reduces the integer modulo the prime.
    #[inline]
    fn from(integer: crypto_bigint::U384) -> Element {
        let mut bytes = [0; BYTES];
        bytes.copy_from_slice(&integer.to_le_bytes());
        from_bytes(&bytes)
    }
}
