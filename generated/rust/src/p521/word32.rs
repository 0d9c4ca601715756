//! Arithmetic modulo 2^521 - 1 (p521). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^521 - 1
//! Recipe:  19x28 word(32) karatsuba(2) double-word solinas carry(sequential) invert(divsteps)
//! Limbs:   19 words of 32 bits
//! Domain:  standard; the sum of limb * weight is the element modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight            loose
//! 0     2^0     [0, 0x10ffffff]  [0, 0x10ffffff]
//! 1     2^28    [0, 0x101fffff]  [0, 0x101fffff]
//! 2     2^56    [0, 2^28 - 1]    [0, 2^28 - 1]
//! 3     2^84    [0, 2^28 - 1]    [0, 2^28 - 1]
//! 4     2^112   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 5     2^140   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 6     2^168   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 7     2^196   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 8     2^224   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 9     2^252   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 10    2^280   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 11    2^308   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 12    2^336   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 13    2^364   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 14    2^392   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 15    2^420   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 16    2^448   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 17    2^476   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 18    2^504   [0, 2^17 - 1]    [0, 2^17 - 1]
//! ```

/// Number of words in an element.
pub const LIMBS: usize = 19;

/// Number of bytes in an encoded element.
pub const BYTES: usize = 66;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u32; LIMBS]);

/// An element within loose bounds. In this field they equal the tight bounds.
pub type Loose = Element;

/// 0.
pub const ZERO: Element = Element([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/// 1.
pub const ONE: Element = Element([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/// 2^528, the weight of the upper half of a double-length encoding.
pub const WIDE: Element = Element([128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/// 3^((p - 1) / 2^1), a primitive root of unity of order 2^1.
pub const ROOT_OF_UNITY: Element = Element([
    0xfff_fffe, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
    0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
    0xfff_ffff, 0xfff_ffff, 0x1_ffff,
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
/// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
/// - takes `b`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
/// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
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
    let x0 = a0 + b0;
    let x1 = a1 + b1 + (x0 >> 28);
    let o1 = x1 & 0xfff_ffff;
    let x2 = a2 + b2 + (x1 >> 28);
    let o2 = x2 & 0xfff_ffff;
    let x3 = a3 + b3 + (x2 >> 28);
    let o3 = x3 & 0xfff_ffff;
    let x4 = a4 + b4 + (x3 >> 28);
    let o4 = x4 & 0xfff_ffff;
    let x5 = a5 + b5 + (x4 >> 28);
    let o5 = x5 & 0xfff_ffff;
    let x6 = a6 + b6 + (x5 >> 28);
    let o6 = x6 & 0xfff_ffff;
    let x7 = a7 + b7 + (x6 >> 28);
    let o7 = x7 & 0xfff_ffff;
    let x8 = a8 + b8 + (x7 >> 28);
    let o8 = x8 & 0xfff_ffff;
    let x9 = a9 + b9 + (x8 >> 28);
    let o9 = x9 & 0xfff_ffff;
    let x10 = a10 + b10 + (x9 >> 28);
    let o10 = x10 & 0xfff_ffff;
    let x11 = a11 + b11 + (x10 >> 28);
    let o11 = x11 & 0xfff_ffff;
    let x12 = a12 + b12 + (x11 >> 28);
    let o12 = x12 & 0xfff_ffff;
    let x13 = a13 + b13 + (x12 >> 28);
    let o13 = x13 & 0xfff_ffff;
    let x14 = a14 + b14 + (x13 >> 28);
    let o14 = x14 & 0xfff_ffff;
    let x15 = a15 + b15 + (x14 >> 28);
    let o15 = x15 & 0xfff_ffff;
    let x16 = a16 + b16 + (x15 >> 28);
    let o16 = x16 & 0xfff_ffff;
    let x17 = a17 + b17 + (x16 >> 28);
    let o17 = x17 & 0xfff_ffff;
    let x18 = a18 + b18 + (x17 >> 28);
    let o18 = x18 & 0x1_ffff;
    let o0 = (x0 & 0xfff_ffff) + (x18 >> 17);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
    ])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
/// - takes `b`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
/// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
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
    let x0 = a0 + 0x1fff_fffe - b0;
    let x1 = a1 + 0x1fff_fffe - b1 + (x0 >> 28);
    let o1 = x1 & 0xfff_ffff;
    let x2 = a2 + 0x1fff_fffe - b2 + (x1 >> 28);
    let o2 = x2 & 0xfff_ffff;
    let x3 = a3 + 0x1fff_fffe - b3 + (x2 >> 28);
    let o3 = x3 & 0xfff_ffff;
    let x4 = a4 + 0x1fff_fffe - b4 + (x3 >> 28);
    let o4 = x4 & 0xfff_ffff;
    let x5 = a5 + 0x1fff_fffe - b5 + (x4 >> 28);
    let o5 = x5 & 0xfff_ffff;
    let x6 = a6 + 0x1fff_fffe - b6 + (x5 >> 28);
    let o6 = x6 & 0xfff_ffff;
    let x7 = a7 + 0x1fff_fffe - b7 + (x6 >> 28);
    let o7 = x7 & 0xfff_ffff;
    let x8 = a8 + 0x1fff_fffe - b8 + (x7 >> 28);
    let o8 = x8 & 0xfff_ffff;
    let x9 = a9 + 0x1fff_fffe - b9 + (x8 >> 28);
    let o9 = x9 & 0xfff_ffff;
    let x10 = a10 + 0x1fff_fffe - b10 + (x9 >> 28);
    let o10 = x10 & 0xfff_ffff;
    let x11 = a11 + 0x1fff_fffe - b11 + (x10 >> 28);
    let o11 = x11 & 0xfff_ffff;
    let x12 = a12 + 0x1fff_fffe - b12 + (x11 >> 28);
    let o12 = x12 & 0xfff_ffff;
    let x13 = a13 + 0x1fff_fffe - b13 + (x12 >> 28);
    let o13 = x13 & 0xfff_ffff;
    let x14 = a14 + 0x1fff_fffe - b14 + (x13 >> 28);
    let o14 = x14 & 0xfff_ffff;
    let x15 = a15 + 0x1fff_fffe - b15 + (x14 >> 28);
    let o15 = x15 & 0xfff_ffff;
    let x16 = a16 + 0x1fff_fffe - b16 + (x15 >> 28);
    let o16 = x16 & 0xfff_ffff;
    let x17 = a17 + 0x1fff_fffe - b17 + (x16 >> 28);
    let o17 = x17 & 0xfff_ffff;
    let x18 = a18 + 0x3_fffe - b18 + (x17 >> 28);
    let o18 = x18 & 0x1_ffff;
    let o0 = (x0 & 0xfff_ffff) + (x18 >> 17);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
    ])
}

/// `out = -a (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
/// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
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
    let x0 = 0x1fff_fffe - a0;
    let x1 = 0x1fff_fffe - a1 + (x0 >> 28);
    let o1 = x1 & 0xfff_ffff;
    let x2 = 0x1fff_fffe - a2 + (x1 >> 28);
    let o2 = x2 & 0xfff_ffff;
    let x3 = 0x1fff_fffe - a3 + (x2 >> 28);
    let o3 = x3 & 0xfff_ffff;
    let x4 = 0x1fff_fffe - a4 + (x3 >> 28);
    let o4 = x4 & 0xfff_ffff;
    let x5 = 0x1fff_fffe - a5 + (x4 >> 28);
    let o5 = x5 & 0xfff_ffff;
    let x6 = 0x1fff_fffe - a6 + (x5 >> 28);
    let o6 = x6 & 0xfff_ffff;
    let x7 = 0x1fff_fffe - a7 + (x6 >> 28);
    let o7 = x7 & 0xfff_ffff;
    let x8 = 0x1fff_fffe - a8 + (x7 >> 28);
    let o8 = x8 & 0xfff_ffff;
    let x9 = 0x1fff_fffe - a9 + (x8 >> 28);
    let o9 = x9 & 0xfff_ffff;
    let x10 = 0x1fff_fffe - a10 + (x9 >> 28);
    let o10 = x10 & 0xfff_ffff;
    let x11 = 0x1fff_fffe - a11 + (x10 >> 28);
    let o11 = x11 & 0xfff_ffff;
    let x12 = 0x1fff_fffe - a12 + (x11 >> 28);
    let o12 = x12 & 0xfff_ffff;
    let x13 = 0x1fff_fffe - a13 + (x12 >> 28);
    let o13 = x13 & 0xfff_ffff;
    let x14 = 0x1fff_fffe - a14 + (x13 >> 28);
    let o14 = x14 & 0xfff_ffff;
    let x15 = 0x1fff_fffe - a15 + (x14 >> 28);
    let o15 = x15 & 0xfff_ffff;
    let x16 = 0x1fff_fffe - a16 + (x15 >> 28);
    let o16 = x16 & 0xfff_ffff;
    let x17 = 0x1fff_fffe - a17 + (x16 >> 28);
    let o17 = x17 & 0xfff_ffff;
    let x18 = 0x3_fffe - a18 + (x17 >> 28);
    let o18 = x18 & 0x1_ffff;
    let o0 = (x0 & 0xfff_ffff) + (x18 >> 17);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
    ])
}

/// `out = a * b (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
/// - takes `b`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
/// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
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
    let r91 = r27
        + r61
        + (r72 + r81 + (x38 as i64 * x47 as i64 + x39 as i64 * x46 as i64 + x40 as i64 * x45 as i64 + x41 as i64 * x44 as i64 + x42 as i64 * x43 as i64));
    let r92 = r13 + r49;
    let r93 = r14 + r50;
    let r94 = r15 + r51;
    let r95 = (r91 >> 28) as u64;
    let x48 = r91 as u32 & 0xfff_ffff;
    let r96 = r29
        + r63
        + (r73 + r82 + (x39 as i64 * x47 as i64 + x40 as i64 * x46 as i64 + x41 as i64 * x45 as i64 + x42 as i64 * x44 as i64) + r77)
        + r36 as i64
        + r95 as i64;
    let x49 = (r96 >> 28) as u32;
    let x50 = r96 as u32 & 0xfff_ffff;
    let r97 = r31
        + r65
        + (r74 + r83 + (x40 as i64 * x47 as i64 + x41 as i64 * x46 as i64 + x42 as i64 * x45 as i64) + r78)
        + r37 as i64
        + x49 as i64;
    let x51 = (r97 >> 28) as u32;
    let x52 = r97 as u32 & 0xfff_ffff;
    let r98 = r33
        + r66
        + (r75 + r84 + (x41 as i64 * x47 as i64 + x42 as i64 * x46 as i64) + r79)
        + r38 as i64
        + x51 as i64;
    let x53 = (r98 >> 28) as u32;
    let x54 = r98 as u32 & 0xfff_ffff;
    let r99 = r35 + r67 + (r76 + r85 + x42 as i64 * x47 as i64 + r80) + r39 as i64 + x53 as i64;
    let x55 = (r99 >> 28) as u32;
    let x56 = r99 as u32 & 0xfff_ffff;
    let r100 = r92 as i64 + r81 + r40 as i64 + x55 as i64;
    let x57 = (r100 >> 28) as u32;
    let x58 = r100 as u32 & 0xfff_ffff;
    let r101 = r93 as i64 + r82 + r53 + x57 as i64;
    let x59 = (r101 >> 28) as u32;
    let x60 = r101 as u32 & 0xfff_ffff;
    let r102 = r94 as i64 + r83 + r55 + x59 as i64;
    let x61 = (r102 >> 28) as u32;
    let x62 = r102 as u32 & 0xfff_ffff;
    let r103 = r16 as i64 + r84 + r57 + x61 as i64;
    let x63 = (r103 >> 28) as u32;
    let x64 = r103 as u32 & 0xfff_ffff;
    let r104 = r17 as i64 + r85 + r59 + x63 as i64;
    let x65 = (r104 >> 28) as u32;
    let x66 = r104 as u32 & 0xfff_ffff;
    let r105 = r61 + x65 as i64;
    let x67 = (r105 >> 28) as u32;
    let x68 = r105 as u32 & 0xfff_ffff;
    let r106 = r63 + x67 as i64;
    let x69 = (r106 >> 28) as u32;
    let x70 = r106 as u32 & 0xfff_ffff;
    let r107 = r65 + x69 as i64;
    let x71 = (r107 >> 28) as u32;
    let x72 = r107 as u32 & 0xfff_ffff;
    let r108 = r66 + x71 as i64;
    let x73 = (r108 >> 28) as u32;
    let x74 = r108 as u32 & 0xfff_ffff;
    let r109 = r67 + x73 as i64;
    let x75 = (r109 >> 28) as u32;
    let x76 = r109 as u32 & 0xfff_ffff;
    let r110 = r49 + x75 as u64;
    let x77 = (r110 >> 28) as u32;
    let x78 = r110 as u32 & 0xfff_ffff;
    let r111 = r50 + x77 as u64;
    let x79 = (r111 >> 28) as u32;
    let x80 = r111 as u32 & 0xfff_ffff;
    let r112 = r51 + x79 as u64;
    let x81 = (r112 >> 28) as u32;
    let x82 = r112 as u32 & 0xfff_ffff;
    let x83 = x81 << 11;
    let x84 = x82 & 0x1_ffff;
    let x85 = x82 >> 17;
    let x86 = x84 << 11;
    let x87 = x80 & 0x1_ffff;
    let x88 = x80 >> 17;
    let x89 = x87 << 11;
    let x90 = x78 & 0x1_ffff;
    let x91 = x78 >> 17;
    let x92 = x90 << 11;
    let x93 = x76 & 0x1_ffff;
    let x94 = x76 >> 17;
    let x95 = x93 << 11;
    let x96 = x74 & 0x1_ffff;
    let x97 = x74 >> 17;
    let x98 = x96 << 11;
    let x99 = x72 & 0x1_ffff;
    let x100 = x72 >> 17;
    let x101 = x99 << 11;
    let x102 = x70 & 0x1_ffff;
    let x103 = x70 >> 17;
    let x104 = x102 << 11;
    let x105 = x68 & 0x1_ffff;
    let x106 = x68 >> 17;
    let x107 = x105 << 11;
    let x108 = x66 & 0x1_ffff;
    let x109 = x66 >> 17;
    let x110 = x108 << 11;
    let x111 = x64 & 0x1_ffff;
    let x112 = x64 >> 17;
    let x113 = x111 << 11;
    let x114 = x62 & 0x1_ffff;
    let x115 = x62 >> 17;
    let x116 = x114 << 11;
    let x117 = x60 & 0x1_ffff;
    let x118 = x60 >> 17;
    let x119 = x117 << 11;
    let x120 = x58 & 0x1_ffff;
    let x121 = x58 >> 17;
    let x122 = x120 << 11;
    let x123 = x56 & 0x1_ffff;
    let x124 = x56 >> 17;
    let x125 = x123 << 11;
    let x126 = x54 & 0x1_ffff;
    let x127 = x54 >> 17;
    let x128 = x126 << 11;
    let x129 = x52 & 0x1_ffff;
    let x130 = x52 >> 17;
    let x131 = x129 << 11;
    let x132 = x50 & 0x1_ffff;
    let x133 = x50 >> 17;
    let x134 = x132 << 11;
    let x135 = x48 & 0x1_ffff;
    let x136 = x48 >> 17;
    let x137 = x135 << 11;
    let r113 = r0 + x137 as u64;
    let x138 = (r113 >> 28) as u32;
    let r114 = r1 + x134 as u64 + x136 as u64 + x138 as u64;
    let x139 = (r114 >> 28) as u32;
    let r115 = r2 + x131 as u64 + x133 as u64 + x139 as u64;
    let x140 = (r115 >> 28) as u32;
    let o2 = r115 as u32 & 0xfff_ffff;
    let r116 = r3 + x128 as u64 + x130 as u64 + x140 as u64;
    let x141 = (r116 >> 28) as u32;
    let o3 = r116 as u32 & 0xfff_ffff;
    let r117 = r4 + x125 as u64 + x127 as u64 + x141 as u64;
    let x142 = (r117 >> 28) as u32;
    let o4 = r117 as u32 & 0xfff_ffff;
    let r118 = r19 + x122 as i64 + x124 as i64 + x142 as i64;
    let x143 = (r118 >> 28) as u32;
    let o5 = r118 as u32 & 0xfff_ffff;
    let r119 = r21 + x119 as i64 + x121 as i64 + x143 as i64;
    let x144 = (r119 >> 28) as u32;
    let o6 = r119 as u32 & 0xfff_ffff;
    let r120 = r23 + x116 as i64 + x118 as i64 + x144 as i64;
    let x145 = (r120 >> 28) as u32;
    let o7 = r120 as u32 & 0xfff_ffff;
    let r121 = r25 + x113 as i64 + x115 as i64 + x145 as i64;
    let x146 = (r121 >> 28) as u32;
    let o8 = r121 as u32 & 0xfff_ffff;
    let r122 = r27 + x110 as i64 + x112 as i64 + x146 as i64;
    let x147 = (r122 >> 28) as u32;
    let o9 = r122 as u32 & 0xfff_ffff;
    let r123 = r86 as i64 + r68 + r29 + x107 as i64 + x109 as i64 + x147 as i64;
    let x148 = (r123 >> 28) as u32;
    let o10 = r123 as u32 & 0xfff_ffff;
    let r124 = r87 as i64 + r69 + r31 + x104 as i64 + x106 as i64 + x148 as i64;
    let x149 = (r124 >> 28) as u32;
    let o11 = r124 as u32 & 0xfff_ffff;
    let r125 = r88 as i64 + r70 + r33 + x101 as i64 + x103 as i64 + x149 as i64;
    let x150 = (r125 >> 28) as u32;
    let o12 = r125 as u32 & 0xfff_ffff;
    let r126 = r89 as i64 + r71 + r35 + x98 as i64 + x100 as i64 + x150 as i64;
    let x151 = (r126 >> 28) as u32;
    let o13 = r126 as u32 & 0xfff_ffff;
    let r127 = r90 as i64 + r72 + r13 as i64 + x95 as i64 + x97 as i64 + x151 as i64;
    let x152 = (r127 >> 28) as u32;
    let o14 = r127 as u32 & 0xfff_ffff;
    let r128 = r19
        + r53
        + (r68 + r77 + x38 as i64 * x43 as i64 + r73)
        + r14 as i64
        + x92 as i64
        + x94 as i64
        + x152 as i64;
    let r129 = (r128 >> 28) as u64;
    let o15 = r128 as u32 & 0xfff_ffff;
    let r130 = r21
        + r55
        + (r69 + r78 + (x38 as i64 * x44 as i64 + x39 as i64 * x43 as i64) + r74)
        + r15 as i64
        + x89 as i64
        + x91 as i64
        + r129 as i64;
    let r131 = (r130 >> 28) as u64;
    let o16 = r130 as u32 & 0xfff_ffff;
    let r132 = r23
        + r57
        + (r70 + r79 + (x38 as i64 * x45 as i64 + x39 as i64 * x44 as i64 + x40 as i64 * x43 as i64) + r75)
        + r16 as i64
        + x86 as i64
        + x88 as i64
        + r131 as i64;
    let r133 = (r132 >> 28) as u64;
    let o17 = r132 as u32 & 0xfff_ffff;
    let r134 = r25
        + r59
        + (r71 + r80 + (x38 as i64 * x46 as i64 + x39 as i64 * x45 as i64 + x40 as i64 * x44 as i64 + x41 as i64 * x43 as i64) + r76)
        + r17 as i64
        + x83 as i64
        + x85 as i64
        + r133 as i64;
    let r135 = (r134 >> 17) as u64;
    let o18 = r134 as u32 & 0x1_ffff;
    let x153 = (r113 as u32 & 0xfff_ffff) + (r135 as u32 & 0xfff_ffff);
    let o0 = x153 & 0xfff_ffff;
    let o1 = (r114 as u32 & 0xfff_ffff) + (r135 >> 28) as u32 + (x153 >> 28);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
    ])
}

/// `out = a^2 (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
/// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
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
    let r114 = r32 + r71 - r104;
    let r115 = r13 + r54;
    let r116 = r14 + r55;
    let r117 = r15 + r56;
    let r118 = (r114 >> 28) as u64;
    let x43 = r114 as u32 & 0xfff_ffff;
    let r119 = r34 + r73 - r105 + r41 as i64 + r118 as i64;
    let x44 = (r119 >> 28) as u32;
    let x45 = r119 as u32 & 0xfff_ffff;
    let r120 = r36 + r75 - r106 + r42 as i64 + x44 as i64;
    let x46 = (r120 >> 28) as u32;
    let x47 = r120 as u32 & 0xfff_ffff;
    let r121 = r38 + r76 - r107 + r43 as i64 + x46 as i64;
    let x48 = (r121 >> 28) as u32;
    let x49 = r121 as u32 & 0xfff_ffff;
    let r122 = r40 + r77 - r108 + r44 as i64 + x48 as i64;
    let x50 = (r122 >> 28) as u32;
    let x51 = r122 as u32 & 0xfff_ffff;
    let r123 = r115 as i64 - r91 + r45 as i64 + x50 as i64;
    let x52 = (r123 >> 28) as u32;
    let x53 = r123 as u32 & 0xfff_ffff;
    let r124 = r116 as i64 - r92 + r63 + x52 as i64;
    let x54 = (r124 >> 28) as u32;
    let x55 = r124 as u32 & 0xfff_ffff;
    let r125 = r117 as i64 - r93 + r65 + x54 as i64;
    let x56 = (r125 >> 28) as u32;
    let x57 = r125 as u32 & 0xfff_ffff;
    let r126 = r16 as i64 - r94 + r67 + x56 as i64;
    let x58 = (r126 >> 28) as u32;
    let x59 = r126 as u32 & 0xfff_ffff;
    let r127 = r17 as i64 - r17 as i64 + r69 + x58 as i64;
    let x60 = (r127 >> 28) as u32;
    let x61 = r127 as u32 & 0xfff_ffff;
    let r128 = r71 + x60 as i64;
    let x62 = (r128 >> 28) as u32;
    let x63 = r128 as u32 & 0xfff_ffff;
    let r129 = r73 + x62 as i64;
    let x64 = (r129 >> 28) as u32;
    let x65 = r129 as u32 & 0xfff_ffff;
    let r130 = r75 + x64 as i64;
    let x66 = (r130 >> 28) as u32;
    let x67 = r130 as u32 & 0xfff_ffff;
    let r131 = r76 + x66 as i64;
    let x68 = (r131 >> 28) as u32;
    let x69 = r131 as u32 & 0xfff_ffff;
    let r132 = r77 + x68 as i64;
    let x70 = (r132 >> 28) as u32;
    let x71 = r132 as u32 & 0xfff_ffff;
    let r133 = r54 + x70 as u64;
    let x72 = (r133 >> 28) as u32;
    let x73 = r133 as u32 & 0xfff_ffff;
    let r134 = r55 + x72 as u64;
    let x74 = (r134 >> 28) as u32;
    let x75 = r134 as u32 & 0xfff_ffff;
    let r135 = r56 + x74 as u64;
    let x76 = (r135 >> 28) as u32;
    let x77 = r135 as u32 & 0xfff_ffff;
    let x78 = x76 << 11;
    let x79 = x77 & 0x1_ffff;
    let x80 = x77 >> 17;
    let x81 = x79 << 11;
    let x82 = x75 & 0x1_ffff;
    let x83 = x75 >> 17;
    let x84 = x82 << 11;
    let x85 = x73 & 0x1_ffff;
    let x86 = x73 >> 17;
    let x87 = x85 << 11;
    let x88 = x71 & 0x1_ffff;
    let x89 = x71 >> 17;
    let x90 = x88 << 11;
    let x91 = x69 & 0x1_ffff;
    let x92 = x69 >> 17;
    let x93 = x91 << 11;
    let x94 = x67 & 0x1_ffff;
    let x95 = x67 >> 17;
    let x96 = x94 << 11;
    let x97 = x65 & 0x1_ffff;
    let x98 = x65 >> 17;
    let x99 = x97 << 11;
    let x100 = x63 & 0x1_ffff;
    let x101 = x63 >> 17;
    let x102 = x100 << 11;
    let x103 = x61 & 0x1_ffff;
    let x104 = x61 >> 17;
    let x105 = x103 << 11;
    let x106 = x59 & 0x1_ffff;
    let x107 = x59 >> 17;
    let x108 = x106 << 11;
    let x109 = x57 & 0x1_ffff;
    let x110 = x57 >> 17;
    let x111 = x109 << 11;
    let x112 = x55 & 0x1_ffff;
    let x113 = x55 >> 17;
    let x114 = x112 << 11;
    let x115 = x53 & 0x1_ffff;
    let x116 = x53 >> 17;
    let x117 = x115 << 11;
    let x118 = x51 & 0x1_ffff;
    let x119 = x51 >> 17;
    let x120 = x118 << 11;
    let x121 = x49 & 0x1_ffff;
    let x122 = x49 >> 17;
    let x123 = x121 << 11;
    let x124 = x47 & 0x1_ffff;
    let x125 = x47 >> 17;
    let x126 = x124 << 11;
    let x127 = x45 & 0x1_ffff;
    let x128 = x45 >> 17;
    let x129 = x127 << 11;
    let x130 = x43 & 0x1_ffff;
    let x131 = x43 >> 17;
    let x132 = x130 << 11;
    let r136 = r0 + x132 as u64;
    let x133 = (r136 >> 28) as u32;
    let r137 = r1 + x129 as u64 + x131 as u64 + x133 as u64;
    let x134 = (r137 >> 28) as u32;
    let r138 = r2 + x126 as u64 + x128 as u64 + x134 as u64;
    let x135 = (r138 >> 28) as u32;
    let o2 = r138 as u32 & 0xfff_ffff;
    let r139 = r3 + x123 as u64 + x125 as u64 + x135 as u64;
    let x136 = (r139 >> 28) as u32;
    let o3 = r139 as u32 & 0xfff_ffff;
    let r140 = r4 + x120 as u64 + x122 as u64 + x136 as u64;
    let x137 = (r140 >> 28) as u32;
    let o4 = r140 as u32 & 0xfff_ffff;
    let r141 = r24 + x117 as i64 + x119 as i64 + x137 as i64;
    let x138 = (r141 >> 28) as u32;
    let o5 = r141 as u32 & 0xfff_ffff;
    let r142 = r26 + x114 as i64 + x116 as i64 + x138 as i64;
    let x139 = (r142 >> 28) as u32;
    let o6 = r142 as u32 & 0xfff_ffff;
    let r143 = r28 + x111 as i64 + x113 as i64 + x139 as i64;
    let x140 = (r143 >> 28) as u32;
    let o7 = r143 as u32 & 0xfff_ffff;
    let r144 = r30 + x108 as i64 + x110 as i64 + x140 as i64;
    let x141 = (r144 >> 28) as u32;
    let o8 = r144 as u32 & 0xfff_ffff;
    let r145 = r32 + x105 as i64 + x107 as i64 + x141 as i64;
    let x142 = (r145 >> 28) as u32;
    let o9 = r145 as u32 & 0xfff_ffff;
    let r146 = r109 as i64 - r78 + r34 + x102 as i64 + x104 as i64 + x142 as i64;
    let x143 = (r146 >> 28) as u32;
    let o10 = r146 as u32 & 0xfff_ffff;
    let r147 = r110 as i64 - r79 + r36 + x99 as i64 + x101 as i64 + x143 as i64;
    let x144 = (r147 >> 28) as u32;
    let o11 = r147 as u32 & 0xfff_ffff;
    let r148 = r111 as i64 - r80 + r38 + x96 as i64 + x98 as i64 + x144 as i64;
    let x145 = (r148 >> 28) as u32;
    let o12 = r148 as u32 & 0xfff_ffff;
    let r149 = r112 as i64 - r81 + r40 + x93 as i64 + x95 as i64 + x145 as i64;
    let x146 = (r149 >> 28) as u32;
    let o13 = r149 as u32 & 0xfff_ffff;
    let r150 = r113 as i64 - r82 + r13 as i64 + x90 as i64 + x92 as i64 + x146 as i64;
    let x147 = (r150 >> 28) as u32;
    let o14 = r150 as u32 & 0xfff_ffff;
    let r151 = r24 + r63 - r100 + r14 as i64 + x87 as i64 + x89 as i64 + x147 as i64;
    let r152 = (r151 >> 28) as u64;
    let o15 = r151 as u32 & 0xfff_ffff;
    let r153 = r26 + r65 - r101 + r15 as i64 + x84 as i64 + x86 as i64 + r152 as i64;
    let r154 = (r153 >> 28) as u64;
    let o16 = r153 as u32 & 0xfff_ffff;
    let r155 = r28 + r67 - r102 + r16 as i64 + x81 as i64 + x83 as i64 + r154 as i64;
    let r156 = (r155 >> 28) as u64;
    let o17 = r155 as u32 & 0xfff_ffff;
    let r157 = r30 + r69 - r103 + r17 as i64 + x78 as i64 + x80 as i64 + r156 as i64;
    let r158 = (r157 >> 17) as u64;
    let o18 = r157 as u32 & 0x1_ffff;
    let x148 = (r136 as u32 & 0xfff_ffff) + (r158 as u32 & 0xfff_ffff);
    let o0 = x148 & 0xfff_ffff;
    let o1 = (r137 as u32 & 0xfff_ffff) + (r158 >> 28) as u32 + (x148 >> 28);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
    ])
}

/// `out = k * a (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
/// - takes `k` in `[0, 2^24 - 1]`
/// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn mul_small(a: &Loose, k: u32) -> Element {
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
    let r0 = m(a0, k);
    let x0 = (r0 >> 28) as u32;
    let r1 = m(a1, k) + x0 as u64;
    let x1 = (r1 >> 28) as u32;
    let o1 = r1 as u32 & 0xfff_ffff;
    let r2 = m(a2, k) + x1 as u64;
    let x2 = (r2 >> 28) as u32;
    let o2 = r2 as u32 & 0xfff_ffff;
    let r3 = m(a3, k) + x2 as u64;
    let x3 = (r3 >> 28) as u32;
    let o3 = r3 as u32 & 0xfff_ffff;
    let r4 = m(a4, k) + x3 as u64;
    let x4 = (r4 >> 28) as u32;
    let o4 = r4 as u32 & 0xfff_ffff;
    let r5 = m(a5, k) + x4 as u64;
    let x5 = (r5 >> 28) as u32;
    let o5 = r5 as u32 & 0xfff_ffff;
    let r6 = m(a6, k) + x5 as u64;
    let x6 = (r6 >> 28) as u32;
    let o6 = r6 as u32 & 0xfff_ffff;
    let r7 = m(a7, k) + x6 as u64;
    let x7 = (r7 >> 28) as u32;
    let o7 = r7 as u32 & 0xfff_ffff;
    let r8 = m(a8, k) + x7 as u64;
    let x8 = (r8 >> 28) as u32;
    let o8 = r8 as u32 & 0xfff_ffff;
    let r9 = m(a9, k) + x8 as u64;
    let x9 = (r9 >> 28) as u32;
    let o9 = r9 as u32 & 0xfff_ffff;
    let r10 = m(a10, k) + x9 as u64;
    let x10 = (r10 >> 28) as u32;
    let o10 = r10 as u32 & 0xfff_ffff;
    let r11 = m(a11, k) + x10 as u64;
    let x11 = (r11 >> 28) as u32;
    let o11 = r11 as u32 & 0xfff_ffff;
    let r12 = m(a12, k) + x11 as u64;
    let x12 = (r12 >> 28) as u32;
    let o12 = r12 as u32 & 0xfff_ffff;
    let r13 = m(a13, k) + x12 as u64;
    let x13 = (r13 >> 28) as u32;
    let o13 = r13 as u32 & 0xfff_ffff;
    let r14 = m(a14, k) + x13 as u64;
    let x14 = (r14 >> 28) as u32;
    let o14 = r14 as u32 & 0xfff_ffff;
    let r15 = m(a15, k) + x14 as u64;
    let x15 = (r15 >> 28) as u32;
    let o15 = r15 as u32 & 0xfff_ffff;
    let r16 = m(a16, k) + x15 as u64;
    let x16 = (r16 >> 28) as u32;
    let o16 = r16 as u32 & 0xfff_ffff;
    let r17 = m(a17, k) + x16 as u64;
    let x17 = (r17 >> 28) as u32;
    let o17 = r17 as u32 & 0xfff_ffff;
    let r18 = m(a18, k) + x17 as u64;
    let o18 = r18 as u32 & 0x1_ffff;
    let o0 = (r0 as u32 & 0xfff_ffff) + (r18 >> 17) as u32;
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
    ])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
/// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
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
    let x1 = c0_mask & 0xfff_ffff;
    let x2 = a0 + x1;
    let x3 = a1 + x1;
    let x4 = a2 + x1;
    let x5 = a3 + x1;
    let x6 = a4 + x1;
    let x7 = a5 + x1;
    let x8 = a6 + x1;
    let x9 = a7 + x1;
    let x10 = a8 + x1;
    let x11 = a9 + x1;
    let x12 = a10 + x1;
    let x13 = a11 + x1;
    let x14 = a12 + x1;
    let x15 = a13 + x1;
    let x16 = a14 + x1;
    let x17 = a15 + x1;
    let x18 = a16 + x1;
    let x19 = a17 + x1;
    let x20 = a18 + (c0_mask & 0x1_ffff);
    let x21 = x3 & 1;
    let x22 = (x2 >> 1) + (x21 << 27);
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
    let x39 = x20 & 1;
    let x40 = (x3 >> 1) + (x23 << 27) + (x22 >> 28);
    let o1 = x40 & 0xfff_ffff;
    let x41 = (x4 >> 1) + (x24 << 27) + (x40 >> 28);
    let o2 = x41 & 0xfff_ffff;
    let x42 = (x5 >> 1) + (x25 << 27) + (x41 >> 28);
    let o3 = x42 & 0xfff_ffff;
    let x43 = (x6 >> 1) + (x26 << 27) + (x42 >> 28);
    let o4 = x43 & 0xfff_ffff;
    let x44 = (x7 >> 1) + (x27 << 27) + (x43 >> 28);
    let o5 = x44 & 0xfff_ffff;
    let x45 = (x8 >> 1) + (x28 << 27) + (x44 >> 28);
    let o6 = x45 & 0xfff_ffff;
    let x46 = (x9 >> 1) + (x29 << 27) + (x45 >> 28);
    let o7 = x46 & 0xfff_ffff;
    let x47 = (x10 >> 1) + (x30 << 27) + (x46 >> 28);
    let o8 = x47 & 0xfff_ffff;
    let x48 = (x11 >> 1) + (x31 << 27) + (x47 >> 28);
    let o9 = x48 & 0xfff_ffff;
    let x49 = (x12 >> 1) + (x32 << 27) + (x48 >> 28);
    let o10 = x49 & 0xfff_ffff;
    let x50 = (x13 >> 1) + (x33 << 27) + (x49 >> 28);
    let o11 = x50 & 0xfff_ffff;
    let x51 = (x14 >> 1) + (x34 << 27) + (x50 >> 28);
    let o12 = x51 & 0xfff_ffff;
    let x52 = (x15 >> 1) + (x35 << 27) + (x51 >> 28);
    let o13 = x52 & 0xfff_ffff;
    let x53 = (x16 >> 1) + (x36 << 27) + (x52 >> 28);
    let o14 = x53 & 0xfff_ffff;
    let x54 = (x17 >> 1) + (x37 << 27) + (x53 >> 28);
    let o15 = x54 & 0xfff_ffff;
    let x55 = (x18 >> 1) + (x38 << 27) + (x54 >> 28);
    let o16 = x55 & 0xfff_ffff;
    let x56 = (x19 >> 1) + (x39 << 27) + (x55 >> 28);
    let o17 = x56 & 0xfff_ffff;
    let x57 = (x20 >> 1) + (x56 >> 28);
    let o18 = x57 & 0x1_ffff;
    let o0 = (x22 & 0xfff_ffff) + (x57 >> 17);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
    ])
}

const_fn! {
    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
    /// - takes `b`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
    /// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
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
    /// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
    /// - takes `b`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
    /// - returns `x`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
    /// - returns `y`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
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

/// `out = a (mod p), 0 <= out < p`
///
/// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 511]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn to_bytes(a: &Element) -> [u8; 66] {
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
    let x0 = a1 + (a0 >> 28);
    let x1 = a2 + (x0 >> 28);
    let x2 = a3 + (x1 >> 28);
    let x3 = a4 + (x2 >> 28);
    let x4 = a5 + (x3 >> 28);
    let x5 = a6 + (x4 >> 28);
    let x6 = a7 + (x5 >> 28);
    let x7 = a8 + (x6 >> 28);
    let x8 = a9 + (x7 >> 28);
    let x9 = a10 + (x8 >> 28);
    let x10 = a11 + (x9 >> 28);
    let x11 = a12 + (x10 >> 28);
    let x12 = a13 + (x11 >> 28);
    let x13 = a14 + (x12 >> 28);
    let x14 = a15 + (x13 >> 28);
    let x15 = a16 + (x14 >> 28);
    let x16 = a17 + (x15 >> 28);
    let x17 = a18 + (x16 >> 28);
    let x18 = (a0 & 0xfff_ffff) + (x17 >> 17);
    let x19 = (x0 & 0xfff_ffff) + (x18 >> 28);
    let x20 = x19 & 0xfff_ffff;
    let x21 = (x1 & 0xfff_ffff) + (x19 >> 28);
    let x22 = x21 & 0xfff_ffff;
    let x23 = (x2 & 0xfff_ffff) + (x21 >> 28);
    let x24 = x23 & 0xfff_ffff;
    let x25 = (x3 & 0xfff_ffff) + (x23 >> 28);
    let x26 = x25 & 0xfff_ffff;
    let x27 = (x4 & 0xfff_ffff) + (x25 >> 28);
    let x28 = x27 & 0xfff_ffff;
    let x29 = (x5 & 0xfff_ffff) + (x27 >> 28);
    let x30 = x29 & 0xfff_ffff;
    let x31 = (x6 & 0xfff_ffff) + (x29 >> 28);
    let x32 = x31 & 0xfff_ffff;
    let x33 = (x7 & 0xfff_ffff) + (x31 >> 28);
    let x34 = (x8 & 0xfff_ffff) + (x33 >> 28);
    let x35 = x34 & 0xfff_ffff;
    let x36 = (x9 & 0xfff_ffff) + (x34 >> 28);
    let x37 = x36 & 0xfff_ffff;
    let x38 = (x10 & 0xfff_ffff) + (x36 >> 28);
    let x39 = x38 & 0xfff_ffff;
    let x40 = (x11 & 0xfff_ffff) + (x38 >> 28);
    let x41 = x40 & 0xfff_ffff;
    let x42 = (x12 & 0xfff_ffff) + (x40 >> 28);
    let x43 = x42 & 0xfff_ffff;
    let x44 = (x13 & 0xfff_ffff) + (x42 >> 28);
    let x45 = x44 & 0xfff_ffff;
    let x46 = (x14 & 0xfff_ffff) + (x44 >> 28);
    let x47 = x46 & 0xfff_ffff;
    let x48 = (x15 & 0xfff_ffff) + (x46 >> 28);
    let x49 = (x16 & 0xfff_ffff) + (x48 >> 28);
    let x50 = x49 & 0xfff_ffff;
    let x51 = (x17 & 0x1_ffff) + (x49 >> 28);
    let x52 = x20 & 15;
    let x53 = (x18 & 0xfff_ffff) + (x52 << 28);
    let x54 = x22 & 255;
    let x55 = (x20 >> 4) + (x54 << 24);
    let x56 = x24 & 4095;
    let x57 = (x22 >> 8) + (x56 << 20);
    let x58 = x26 & 65535;
    let x59 = (x24 >> 12) + (x58 << 16);
    let x60 = x28 & 0xf_ffff;
    let x61 = (x26 >> 16) + (x60 << 12);
    let x62 = x30 & 0xff_ffff;
    let x63 = (x28 >> 20) + (x62 << 8);
    let x64 = (x30 >> 24) + (x32 << 4);
    let x65 = x35 & 15;
    let x66 = (x33 & 0xfff_ffff) + (x65 << 28);
    let x67 = x37 & 255;
    let x68 = (x35 >> 4) + (x67 << 24);
    let x69 = x39 & 4095;
    let x70 = (x37 >> 8) + (x69 << 20);
    let x71 = x41 & 65535;
    let x72 = (x39 >> 12) + (x71 << 16);
    let x73 = x43 & 0xf_ffff;
    let x74 = (x41 >> 16) + (x73 << 12);
    let x75 = x45 & 0xff_ffff;
    let x76 = (x43 >> 20) + (x75 << 8);
    let x77 = (x45 >> 24) + (x47 << 4);
    let x78 = x50 & 15;
    let x79 = (x48 & 0xfff_ffff) + (x78 << 28);
    let x80 = x51 & 255;
    let x81 = (x50 >> 4) + (x80 << 24);
    let x82 = x51 >> 8;
    let (x83, c0) = x53.overflowing_sub(0xffff_ffff);
    let (x84, c1) = sub_borrow(x55, 0xffff_ffff, c0);
    let (x85, c2) = sub_borrow(x57, 0xffff_ffff, c1);
    let (x86, c3) = sub_borrow(x59, 0xffff_ffff, c2);
    let (x87, c4) = sub_borrow(x61, 0xffff_ffff, c3);
    let (x88, c5) = sub_borrow(x63, 0xffff_ffff, c4);
    let (x89, c6) = sub_borrow(x64, 0xffff_ffff, c5);
    let (x90, c7) = sub_borrow(x66, 0xffff_ffff, c6);
    let (x91, c8) = sub_borrow(x68, 0xffff_ffff, c7);
    let (x92, c9) = sub_borrow(x70, 0xffff_ffff, c8);
    let (x93, c10) = sub_borrow(x72, 0xffff_ffff, c9);
    let (x94, c11) = sub_borrow(x74, 0xffff_ffff, c10);
    let (x95, c12) = sub_borrow(x76, 0xffff_ffff, c11);
    let (x96, c13) = sub_borrow(x77, 0xffff_ffff, c12);
    let (x97, c14) = sub_borrow(x79, 0xffff_ffff, c13);
    let (x98, c15) = sub_borrow(x81, 0xffff_ffff, c14);
    let (x99, c16) = sub_borrow(x82, 511, c15);
    let c16_mask = 0u32.wrapping_sub(c16 as u32);
    let o0 = x83 ^ (c16_mask & (x53 ^ x83));
    let o1 = x84 ^ (c16_mask & (x55 ^ x84));
    let o2 = x85 ^ (c16_mask & (x57 ^ x85));
    let o3 = x86 ^ (c16_mask & (x59 ^ x86));
    let o4 = x87 ^ (c16_mask & (x61 ^ x87));
    let o5 = x88 ^ (c16_mask & (x63 ^ x88));
    let o6 = x89 ^ (c16_mask & (x64 ^ x89));
    let o7 = x90 ^ (c16_mask & (x66 ^ x90));
    let o8 = x91 ^ (c16_mask & (x68 ^ x91));
    let o9 = x92 ^ (c16_mask & (x70 ^ x92));
    let o10 = x93 ^ (c16_mask & (x72 ^ x93));
    let o11 = x94 ^ (c16_mask & (x74 ^ x94));
    let o12 = x95 ^ (c16_mask & (x76 ^ x95));
    let o13 = x96 ^ (c16_mask & (x77 ^ x96));
    let o14 = x97 ^ (c16_mask & (x79 ^ x97));
    let o15 = x98 ^ (c16_mask & (x81 ^ x98));
    let o16 = x99 ^ (c16_mask & (x82 ^ x99));
    let mut out = [0; 66];
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
    store(&mut out, 64, o16);
    out
}

/// `out = bytes (mod p)`
///
/// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 65535]`
/// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn from_bytes(bytes: &[u8; 66]) -> Element {
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
    let bytes16 = load(bytes, 64);
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
    let x10 = bytes12 & 255;
    let o13 = (bytes11 >> 12) + (x10 << 20);
    let x11 = bytes13 & 15;
    let o14 = (bytes12 >> 8) + (x11 << 24);
    let o15 = bytes13 >> 4;
    let o16 = bytes14 & 0xfff_ffff;
    let x12 = bytes15 & 0xff_ffff;
    let o17 = (bytes14 >> 28) + (x12 << 4);
    let x13 = (bytes15 >> 24) + (bytes16 << 8);
    let o18 = x13 & 0x1_ffff;
    let o0 = (bytes0 & 0xfff_ffff) + (x13 >> 17);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
    ])
}

/// `out = bytes (mod p), ok = 1 if bytes < p`
///
/// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 65535]`
/// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
/// - returns `ok` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn from_bytes_canonical(bytes: &[u8; 66]) -> (Element, u32) {
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
    let bytes16 = load(bytes, 64);
    let (_, c0) = bytes0.overflowing_sub(0xffff_ffff);
    let (_, c1) = sub_borrow(bytes1, 0xffff_ffff, c0);
    let (_, c2) = sub_borrow(bytes2, 0xffff_ffff, c1);
    let (_, c3) = sub_borrow(bytes3, 0xffff_ffff, c2);
    let (_, c4) = sub_borrow(bytes4, 0xffff_ffff, c3);
    let (_, c5) = sub_borrow(bytes5, 0xffff_ffff, c4);
    let (_, c6) = sub_borrow(bytes6, 0xffff_ffff, c5);
    let (_, c7) = sub_borrow(bytes7, 0xffff_ffff, c6);
    let (_, c8) = sub_borrow(bytes8, 0xffff_ffff, c7);
    let (_, c9) = sub_borrow(bytes9, 0xffff_ffff, c8);
    let (_, c10) = sub_borrow(bytes10, 0xffff_ffff, c9);
    let (_, c11) = sub_borrow(bytes11, 0xffff_ffff, c10);
    let (_, c12) = sub_borrow(bytes12, 0xffff_ffff, c11);
    let (_, c13) = sub_borrow(bytes13, 0xffff_ffff, c12);
    let (_, c14) = sub_borrow(bytes14, 0xffff_ffff, c13);
    let (_, c15) = sub_borrow(bytes15, 0xffff_ffff, c14);
    let (_, ok0) = sub_borrow(bytes16, 511, c15);
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
    let x10 = bytes12 & 255;
    let out13 = (bytes11 >> 12) + (x10 << 20);
    let x11 = bytes13 & 15;
    let out14 = (bytes12 >> 8) + (x11 << 24);
    let out15 = bytes13 >> 4;
    let out16 = bytes14 & 0xfff_ffff;
    let x12 = bytes15 & 0xff_ffff;
    let out17 = (bytes14 >> 28) + (x12 << 4);
    let x13 = (bytes15 >> 24) + (bytes16 << 8);
    let out18 = x13 & 0x1_ffff;
    let out0 = (bytes0 & 0xfff_ffff) + (x13 >> 17);
    let out = Element([
        out0, out1, out2, out3, out4, out5, out6, out7, out8, out9, out10, out11, out12, out13,
        out14, out15, out16, out17, out18,
    ]);
    (out, ok0 as u32)
}

/// `out = 1 if bytes = 0, else 0`
///
/// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 65535]`
/// - returns `out` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn bytes_are_zero(bytes: &[u8; 66]) -> u32 {
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
    let bytes16 = load(bytes, 64);
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
    let (_, c15) = sub_borrow(bytes15, 0, c14);
    let (_, o0) = sub_borrow(bytes16, 0, c15);
    o0 as u32
}

/// `2 * half + odd = bytes, odd is 0 or 1`
///
/// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 65535]`
/// - returns `half`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 in `[0, 2^32 - 1]`; word 16 in `[0, 32767]`
/// - returns `odd` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn bytes_parity(bytes: &[u8; 66]) -> ([u8; 66], u32) {
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
    let bytes16 = load(bytes, 64);
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
    let x16 = bytes16 & 1;
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
    let half15 = (bytes15 >> 1) + (x16 << 31);
    let half16 = bytes16 >> 1;
    let mut half = [0; 66];
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
    store(&mut half, 64, half16);
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

/// `out = low bits of floor((u * f + v * g) / 2^27) (not proved; bounds are)`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
/// - returns `out` in `[-2^31, 2^31 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_head(u: i32, v: i32, f: &[i32; 20], g: &[i32; 20]) -> i32 {
    let [
        f0,
        f1,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
    ] = *f;
    let [
        g0,
        g1,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
    ] = *g;
    let r0 = u as i64 * f0 as i64 + v as i64 * g0 as i64;
    let x0 = u.wrapping_mul(f1);
    let x1 = v.wrapping_mul(g1);
    let x2 = x0.wrapping_add(x1);
    let o0 = x2.wrapping_add((r0 >> 27) as i32);
    o0
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^27 * new_f + low_1 + 2^572 * high_1 = u * f + v * g; 2^27 * new_g + low_2 + 2^572 * high_2 = q * f + r * g`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `q` in `[-2^29, 2^29]`
/// - takes `r` in `[-2^29, 2^29]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
/// - takes `k` in `[-2^31, 2^31 - 1]`
/// - takes `low_f` in `[-2^31, 2^31 - 1]`
/// - takes `low_g` in `[-2^31, 2^31 - 1]`
/// - returns `k` in `[-2^31, 2^31 - 1]`
/// - returns `u1` in `[-512, 512]`
/// - returns `v1` in `[-512, 512]`
/// - returns `q1` in `[-512, 512]`
/// - returns `r1` in `[-512, 512]`
/// - returns `new_f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
/// - returns `low_1` in `[0, 2^27 - 1]`
/// - returns `high_1` in `[-5, 4]`
/// - returns `new_g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
/// - returns `low_2` in `[0, 2^27 - 1]`
/// - returns `high_2` in `[-5, 4]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_fg(
    u: i32,
    v: i32,
    q: i32,
    r: i32,
    f: &[i32; 20],
    g: &[i32; 20],
    k: i32,
    low_f: i32,
    low_g: i32,
) -> (i32, i32, i32, i32, i32, [i32; 20], u32, i32, [i32; 20], u32, i32) {
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
        f19,
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
        g19,
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
    let x56 = (r19 >> 27) as i32;
    let r20 = u as i64 * f10 as i64 + v as i64 * g10 as i64 + x56 as i64;
    let new_f9 = r20 as u32 & 0x7ff_ffff;
    let x57 = (r17 >> 27) as i32;
    let r21 = q as i64 * f8 as i64 + r as i64 * g8 as i64 + x57 as i64;
    let new_g7 = r21 as u32 & 0x7ff_ffff;
    let x58 = (r21 >> 27) as i32;
    let r22 = q as i64 * f9 as i64 + r as i64 * g9 as i64 + x58 as i64;
    let new_g8 = r22 as u32 & 0x7ff_ffff;
    let x59 = (r22 >> 27) as i32;
    let r23 = q as i64 * f10 as i64 + r as i64 * g10 as i64 + x59 as i64;
    let new_g9 = r23 as u32 & 0x7ff_ffff;
    let x60 = x51 >> 31;
    let x61 = 0 - (x53 & 1);
    let x62 = x60 | !x61;
    let x63 = x53 >> 1;
    let x64 = 0i32.wrapping_sub(x51 ^ x62);
    let x65 = (x63 & !x62) | (x52 & x62);
    let x66 = x63 - ((x52 ^ x60) & x61);
    let x67 = (r20 >> 27) as i32;
    let r24 = u as i64 * f11 as i64 + v as i64 * g11 as i64 + x67 as i64;
    let new_f10 = r24 as u32 & 0x7ff_ffff;
    let x68 = (r24 >> 27) as i32;
    let r25 = u as i64 * f12 as i64 + v as i64 * g12 as i64 + x68 as i64;
    let new_f11 = r25 as u32 & 0x7ff_ffff;
    let x69 = (r23 >> 27) as i32;
    let r26 = q as i64 * f11 as i64 + r as i64 * g11 as i64 + x69 as i64;
    let new_g10 = r26 as u32 & 0x7ff_ffff;
    let x70 = (r26 >> 27) as i32;
    let r27 = q as i64 * f12 as i64 + r as i64 * g12 as i64 + x70 as i64;
    let new_g11 = r27 as u32 & 0x7ff_ffff;
    let x71 = x64 >> 31;
    let x72 = 0 - (x66 & 1);
    let x73 = x71 | !x72;
    let x74 = x66 >> 1;
    let x75 = 0i32.wrapping_sub(x64 ^ x73);
    let x76 = (x74 & !x73) | (x65 & x73);
    let x77 = x74 - ((x65 ^ x71) & x72);
    let x78 = (r25 >> 27) as i32;
    let r28 = u as i64 * f13 as i64 + v as i64 * g13 as i64 + x78 as i64;
    let new_f12 = r28 as u32 & 0x7ff_ffff;
    let x79 = (r28 >> 27) as i32;
    let r29 = u as i64 * f14 as i64 + v as i64 * g14 as i64 + x79 as i64;
    let new_f13 = r29 as u32 & 0x7ff_ffff;
    let x80 = (r27 >> 27) as i32;
    let r30 = q as i64 * f13 as i64 + r as i64 * g13 as i64 + x80 as i64;
    let new_g12 = r30 as u32 & 0x7ff_ffff;
    let x81 = (r30 >> 27) as i32;
    let r31 = q as i64 * f14 as i64 + r as i64 * g14 as i64 + x81 as i64;
    let new_g13 = r31 as u32 & 0x7ff_ffff;
    let x82 = x75 >> 31;
    let x83 = 0 - (x77 & 1);
    let x84 = x82 | !x83;
    let x85 = x77 >> 1;
    let x86 = 0i32.wrapping_sub(x75 ^ x84);
    let x87 = (x85 & !x84) | (x76 & x84);
    let x88 = x85 - ((x76 ^ x82) & x83);
    let x89 = (r29 >> 27) as i32;
    let r32 = u as i64 * f15 as i64 + v as i64 * g15 as i64 + x89 as i64;
    let new_f14 = r32 as u32 & 0x7ff_ffff;
    let x90 = (r32 >> 27) as i32;
    let r33 = u as i64 * f16 as i64 + v as i64 * g16 as i64 + x90 as i64;
    let new_f15 = r33 as u32 & 0x7ff_ffff;
    let x91 = (r31 >> 27) as i32;
    let r34 = q as i64 * f15 as i64 + r as i64 * g15 as i64 + x91 as i64;
    let new_g14 = r34 as u32 & 0x7ff_ffff;
    let x92 = (r34 >> 27) as i32;
    let r35 = q as i64 * f16 as i64 + r as i64 * g16 as i64 + x92 as i64;
    let new_g15 = r35 as u32 & 0x7ff_ffff;
    let x93 = x86 >> 31;
    let x94 = 0 - (x88 & 1);
    let x95 = x93 | !x94;
    let x96 = x88 >> 1;
    let k0 = 0i32.wrapping_sub(x86 ^ x95);
    let x97 = (x96 & !x95) | (x87 & x95);
    let x98 = x96 - ((x87 ^ x93) & x94);
    let x99 = (r33 >> 27) as i32;
    let r36 = u as i64 * f17 as i64 + v as i64 * g17 as i64 + x99 as i64;
    let new_f16 = r36 as u32 & 0x7ff_ffff;
    let x100 = (r36 >> 27) as i32;
    let r37 = u as i64 * f18 as i64 + v as i64 * g18 as i64 + x100 as i64;
    let new_f17 = r37 as u32 & 0x7ff_ffff;
    let x101 = (r37 >> 27) as i32;
    let r38 = u as i64 * f19 as i64 + v as i64 * g19 as i64 + x101 as i64;
    let new_f18 = r38 as u32 & 0x7ff_ffff;
    let new_f19 = (r38 >> 27) as i32;
    let r39 = (r38 >> 27) - new_f19 as i64;
    let high_10 = (r39 >> 32) as i32;
    let x102 = (r35 >> 27) as i32;
    let r40 = q as i64 * f17 as i64 + r as i64 * g17 as i64 + x102 as i64;
    let new_g16 = r40 as u32 & 0x7ff_ffff;
    let x103 = (r40 >> 27) as i32;
    let r41 = q as i64 * f18 as i64 + r as i64 * g18 as i64 + x103 as i64;
    let new_g17 = r41 as u32 & 0x7ff_ffff;
    let x104 = (r41 >> 27) as i32;
    let r42 = q as i64 * f19 as i64 + r as i64 * g19 as i64 + x104 as i64;
    let new_g18 = r42 as u32 & 0x7ff_ffff;
    let new_g19 = (r42 >> 27) as i32;
    let r43 = (r42 >> 27) - new_g19 as i64;
    let high_20 = (r43 >> 32) as i32;
    let x105 = x97 + x97 + 1;
    let x106 = x105 + 512;
    let x107 = x106 << 12;
    let u10 = x107 >> 22;
    let x108 = x105 + 0x8_0200;
    let v10 = x108 >> 20;
    let x109 = x98 + 512;
    let x110 = x109 << 12;
    let q10 = x110 >> 22;
    let x111 = x98 + 0x8_0200;
    let r10 = x111 >> 20;
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
        new_f18 as i32,
        new_f19,
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
        new_g18 as i32,
        new_g19,
    ];
    (k0, u10, v10, q10, r10, new_f, low_10, high_10, new_g, low_20, high_20)
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
/// - takes `k` in `[-2^31, 2^31 - 1]`
/// - takes `low_f` in `[-2^31, 2^31 - 1]`
/// - takes `low_g` in `[-2^31, 2^31 - 1]`
/// - returns `k` in `[-2^31, 2^31 - 1]`
/// - returns `u1` in `[-512, 512]`
/// - returns `v1` in `[-512, 512]`
/// - returns `q1` in `[-512, 512]`
/// - returns `r1` in `[-512, 512]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
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
    let x18_1 = x18 * 1;
    let x19 = x18_1 & 0x3fff_ffff;
    let r2 = r0 + x19 as i64 * -1;
    let x20 = (r2 >> 30) as i32;
    let r3 = x14 as i64 * d1 as i64 + x17 as i64 * e1 as i64 + x20 as i64;
    let out0 = r3 as u32 & 0x3fff_ffff;
    let x21 = (r3 >> 30) as i32;
    let x22 = x9 >> 31;
    let x23 = 0 - (x11 & 1);
    let x24 = x22 | !x23;
    let x25 = x11 >> 1;
    let x26 = 0i32.wrapping_sub(x9 ^ x24);
    let x27 = (x25 & !x24) | (x10 & x24);
    let x28 = x25 - ((x10 ^ x22) & x23);
    let r4 = x14 as i64 * d2 as i64 + x17 as i64 * e2 as i64 + x21 as i64;
    let out1 = r4 as u32 & 0x3fff_ffff;
    let x29 = (r4 >> 30) as i32;
    let r5 = x14 as i64 * d3 as i64 + x17 as i64 * e3 as i64 + x29 as i64;
    let out2 = r5 as u32 & 0x3fff_ffff;
    let x30 = (r5 >> 30) as i32;
    let x31 = x26 >> 31;
    let x32 = 0 - (x28 & 1);
    let x33 = x31 | !x32;
    let x34 = x28 >> 1;
    let x35 = 0i32.wrapping_sub(x26 ^ x33);
    let x36 = (x34 & !x33) | (x27 & x33);
    let x37 = x34 - ((x27 ^ x31) & x32);
    let r6 = x14 as i64 * d4 as i64 + x17 as i64 * e4 as i64 + x30 as i64;
    let out3 = r6 as u32 & 0x3fff_ffff;
    let x38 = (r6 >> 30) as i32;
    let r7 = x14 as i64 * d5 as i64 + x17 as i64 * e5 as i64 + x38 as i64;
    let out4 = r7 as u32 & 0x3fff_ffff;
    let x39 = (r7 >> 30) as i32;
    let x40 = x35 >> 31;
    let x41 = 0 - (x37 & 1);
    let x42 = x40 | !x41;
    let x43 = x37 >> 1;
    let x44 = 0i32.wrapping_sub(x35 ^ x42);
    let x45 = (x43 & !x42) | (x36 & x42);
    let x46 = x43 - ((x36 ^ x40) & x41);
    let r8 = x14 as i64 * d6 as i64 + x17 as i64 * e6 as i64 + x39 as i64;
    let out5 = r8 as u32 & 0x3fff_ffff;
    let x47 = (r8 >> 30) as i32;
    let r9 = x14 as i64 * d7 as i64 + x17 as i64 * e7 as i64 + x47 as i64;
    let out6 = r9 as u32 & 0x3fff_ffff;
    let x48 = (r9 >> 30) as i32;
    let x49 = x44 >> 31;
    let x50 = 0 - (x46 & 1);
    let x51 = x49 | !x50;
    let x52 = x46 >> 1;
    let x53 = 0i32.wrapping_sub(x44 ^ x51);
    let x54 = (x52 & !x51) | (x45 & x51);
    let x55 = x52 - ((x45 ^ x49) & x50);
    let r11 = x14 as i64 * d8 as i64 + x17 as i64 * e8 as i64 + x48 as i64;
    let out7 = r11 as u32 & 0x3fff_ffff;
    let x56 = (r11 >> 30) as i32;
    let r12 = x14 as i64 * d9 as i64 + x17 as i64 * e9 as i64 + x56 as i64;
    let out8 = r12 as u32 & 0x3fff_ffff;
    let x57 = (r12 >> 30) as i32;
    let x58 = x53 >> 31;
    let x59 = 0 - (x55 & 1);
    let x60 = x58 | !x59;
    let x61 = x55 >> 1;
    let x62 = 0i32.wrapping_sub(x53 ^ x60);
    let x63 = (x61 & !x60) | (x54 & x60);
    let x64 = x61 - ((x54 ^ x58) & x59);
    let r13 = x14 as i64 * d10 as i64 + x17 as i64 * e10 as i64 + x57 as i64;
    let out9 = r13 as u32 & 0x3fff_ffff;
    let x65 = (r13 >> 30) as i32;
    let r14 = x14 as i64 * d11 as i64 + x17 as i64 * e11 as i64 + x65 as i64;
    let out10 = r14 as u32 & 0x3fff_ffff;
    let x66 = (r14 >> 30) as i32;
    let x67 = x62 >> 31;
    let x68 = 0 - (x64 & 1);
    let x69 = x67 | !x68;
    let x70 = x64 >> 1;
    let x71 = 0i32.wrapping_sub(x62 ^ x69);
    let x72 = (x70 & !x69) | (x63 & x69);
    let x73 = x70 - ((x63 ^ x67) & x68);
    let r15 = x14 as i64 * d12 as i64 + x17 as i64 * e12 as i64 + x66 as i64;
    let out11 = r15 as u32 & 0x3fff_ffff;
    let x74 = (r15 >> 30) as i32;
    let r16 = x14 as i64 * d13 as i64 + x17 as i64 * e13 as i64 + x74 as i64;
    let out12 = r16 as u32 & 0x3fff_ffff;
    let x75 = (r16 >> 30) as i32;
    let x76 = x71 >> 31;
    let x77 = 0 - (x73 & 1);
    let x78 = x76 | !x77;
    let x79 = x73 >> 1;
    let x80 = 0i32.wrapping_sub(x71 ^ x78);
    let x81 = (x79 & !x78) | (x72 & x78);
    let x82 = x79 - ((x72 ^ x76) & x77);
    let r17 = x14 as i64 * d14 as i64 + x17 as i64 * e14 as i64 + x75 as i64;
    let out13 = r17 as u32 & 0x3fff_ffff;
    let x83 = (r17 >> 30) as i32;
    let r18 = x14 as i64 * d15 as i64 + x17 as i64 * e15 as i64 + x83 as i64;
    let out14 = r18 as u32 & 0x3fff_ffff;
    let x84 = (r18 >> 30) as i32;
    let x85 = x80 >> 31;
    let x86 = 0 - (x82 & 1);
    let x87 = x85 | !x86;
    let x88 = x82 >> 1;
    let k0 = 0i32.wrapping_sub(x80 ^ x87);
    let x89 = (x88 & !x87) | (x81 & x87);
    let x90 = x88 - ((x81 ^ x85) & x86);
    let r19 = x14 as i64 * d16 as i64 + x17 as i64 * e16 as i64 + x84 as i64;
    let out15 = r19 as u32 & 0x3fff_ffff;
    let x91 = (r19 >> 30) as i32;
    let r20 = x14 as i64 * d17 as i64 + x17 as i64 * e17 as i64 + x91 as i64 + x19 as i64 * 2048;
    let out16 = r20 as u32 & 0x3fff_ffff;
    let out17 = (r20 >> 30) as i32;
    let x92 = x89 + x89 + 1;
    let x93 = x92 + 512;
    let x94 = x93 << 12;
    let u10 = x94 >> 22;
    let x95 = x92 + 0x8_0200;
    let v10 = x95 >> 20;
    let x96 = x90 + 512;
    let x97 = x96 << 12;
    let q10 = x97 >> 22;
    let x98 = x90 + 0x8_0200;
    let r10 = x98 >> 20;
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
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
/// - takes `k` in `[-2^31, 2^31 - 1]`
/// - takes `low_f` in `[-2^31, 2^31 - 1]`
/// - takes `low_g` in `[-2^31, 2^31 - 1]`
/// - returns `k` in `[-2^31, 2^31 - 1]`
/// - returns `u1` in `[-512, 512]`
/// - returns `v1` in `[-512, 512]`
/// - returns `q1` in `[-512, 512]`
/// - returns `r1` in `[-512, 512]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
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
    let x18_1 = x18 * 1;
    let x19 = x18_1 & 0x3fff_ffff;
    let r2 = r0 + x19 as i64 * -1;
    let x20 = (r2 >> 30) as i32;
    let r3 = x14 as i64 * d1 as i64 + x17 as i64 * e1 as i64 + x20 as i64;
    let out0 = r3 as u32 & 0x3fff_ffff;
    let x21 = (r3 >> 30) as i32;
    let x22 = x9 >> 31;
    let x23 = 0 - (x11 & 1);
    let x24 = x22 | !x23;
    let x25 = x11 >> 1;
    let x26 = 0i32.wrapping_sub(x9 ^ x24);
    let x27 = (x25 & !x24) | (x10 & x24);
    let x28 = x25 - ((x10 ^ x22) & x23);
    let r4 = x14 as i64 * d2 as i64 + x17 as i64 * e2 as i64 + x21 as i64;
    let out1 = r4 as u32 & 0x3fff_ffff;
    let x29 = (r4 >> 30) as i32;
    let r5 = x14 as i64 * d3 as i64 + x17 as i64 * e3 as i64 + x29 as i64;
    let out2 = r5 as u32 & 0x3fff_ffff;
    let x30 = (r5 >> 30) as i32;
    let x31 = x26 >> 31;
    let x32 = 0 - (x28 & 1);
    let x33 = x31 | !x32;
    let x34 = x28 >> 1;
    let x35 = 0i32.wrapping_sub(x26 ^ x33);
    let x36 = (x34 & !x33) | (x27 & x33);
    let x37 = x34 - ((x27 ^ x31) & x32);
    let r6 = x14 as i64 * d4 as i64 + x17 as i64 * e4 as i64 + x30 as i64;
    let out3 = r6 as u32 & 0x3fff_ffff;
    let x38 = (r6 >> 30) as i32;
    let r7 = x14 as i64 * d5 as i64 + x17 as i64 * e5 as i64 + x38 as i64;
    let out4 = r7 as u32 & 0x3fff_ffff;
    let x39 = (r7 >> 30) as i32;
    let x40 = x35 >> 31;
    let x41 = 0 - (x37 & 1);
    let x42 = x40 | !x41;
    let x43 = x37 >> 1;
    let x44 = 0i32.wrapping_sub(x35 ^ x42);
    let x45 = (x43 & !x42) | (x36 & x42);
    let x46 = x43 - ((x36 ^ x40) & x41);
    let r8 = x14 as i64 * d6 as i64 + x17 as i64 * e6 as i64 + x39 as i64;
    let out5 = r8 as u32 & 0x3fff_ffff;
    let x47 = (r8 >> 30) as i32;
    let r9 = x14 as i64 * d7 as i64 + x17 as i64 * e7 as i64 + x47 as i64;
    let out6 = r9 as u32 & 0x3fff_ffff;
    let x48 = (r9 >> 30) as i32;
    let x49 = x44 >> 31;
    let x50 = 0 - (x46 & 1);
    let x51 = x49 | !x50;
    let x52 = x46 >> 1;
    let x53 = 0i32.wrapping_sub(x44 ^ x51);
    let x54 = (x52 & !x51) | (x45 & x51);
    let x55 = x52 - ((x45 ^ x49) & x50);
    let r11 = x14 as i64 * d8 as i64 + x17 as i64 * e8 as i64 + x48 as i64;
    let out7 = r11 as u32 & 0x3fff_ffff;
    let x56 = (r11 >> 30) as i32;
    let r12 = x14 as i64 * d9 as i64 + x17 as i64 * e9 as i64 + x56 as i64;
    let out8 = r12 as u32 & 0x3fff_ffff;
    let x57 = (r12 >> 30) as i32;
    let x58 = x53 >> 31;
    let x59 = 0 - (x55 & 1);
    let x60 = x58 | !x59;
    let x61 = x55 >> 1;
    let x62 = 0i32.wrapping_sub(x53 ^ x60);
    let x63 = (x61 & !x60) | (x54 & x60);
    let x64 = x61 - ((x54 ^ x58) & x59);
    let r13 = x14 as i64 * d10 as i64 + x17 as i64 * e10 as i64 + x57 as i64;
    let out9 = r13 as u32 & 0x3fff_ffff;
    let x65 = (r13 >> 30) as i32;
    let r14 = x14 as i64 * d11 as i64 + x17 as i64 * e11 as i64 + x65 as i64;
    let out10 = r14 as u32 & 0x3fff_ffff;
    let x66 = (r14 >> 30) as i32;
    let x67 = x62 >> 31;
    let x68 = 0 - (x64 & 1);
    let x69 = x67 | !x68;
    let x70 = x64 >> 1;
    let x71 = 0i32.wrapping_sub(x62 ^ x69);
    let x72 = (x70 & !x69) | (x63 & x69);
    let x73 = x70 - ((x63 ^ x67) & x68);
    let r15 = x14 as i64 * d12 as i64 + x17 as i64 * e12 as i64 + x66 as i64;
    let out11 = r15 as u32 & 0x3fff_ffff;
    let x74 = (r15 >> 30) as i32;
    let r16 = x14 as i64 * d13 as i64 + x17 as i64 * e13 as i64 + x74 as i64;
    let out12 = r16 as u32 & 0x3fff_ffff;
    let x75 = (r16 >> 30) as i32;
    let x76 = x71 >> 31;
    let x77 = 0 - (x73 & 1);
    let x78 = x76 | !x77;
    let x79 = x73 >> 1;
    let x80 = 0i32.wrapping_sub(x71 ^ x78);
    let x81 = (x79 & !x78) | (x72 & x78);
    let x82 = x79 - ((x72 ^ x76) & x77);
    let r17 = x14 as i64 * d14 as i64 + x17 as i64 * e14 as i64 + x75 as i64;
    let out13 = r17 as u32 & 0x3fff_ffff;
    let x83 = (r17 >> 30) as i32;
    let r18 = x14 as i64 * d15 as i64 + x17 as i64 * e15 as i64 + x83 as i64;
    let out14 = r18 as u32 & 0x3fff_ffff;
    let x84 = (r18 >> 30) as i32;
    let x85 = x80 >> 31;
    let x86 = 0 - (x82 & 1);
    let x87 = x85 | !x86;
    let x88 = x82 >> 1;
    let k0 = 0i32.wrapping_sub(x80 ^ x87);
    let x89 = (x88 & !x87) | (x81 & x87);
    let x90 = x88 - ((x81 ^ x85) & x86);
    let r19 = x14 as i64 * d16 as i64 + x17 as i64 * e16 as i64 + x84 as i64;
    let out15 = r19 as u32 & 0x3fff_ffff;
    let x91 = (r19 >> 30) as i32;
    let r20 = x14 as i64 * d17 as i64 + x17 as i64 * e17 as i64 + x91 as i64 + x19 as i64 * 2048;
    let out16 = r20 as u32 & 0x3fff_ffff;
    let out17 = (r20 >> 30) as i32;
    let x92 = x89 + x89 + 1;
    let x93 = x92 + 512;
    let x94 = x93 << 12;
    let u10 = x94 >> 22;
    let x95 = x92 + 0x8_0200;
    let v10 = x95 >> 20;
    let x96 = x90 + 512;
    let x97 = x96 << 12;
    let q10 = x97 >> 22;
    let x98 = x90 + 0x8_0200;
    let r10 = x98 >> 20;
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
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
/// - returns `next` in `[-2^31, 2^31 - 1]`
/// - returns `all` in `[-2^31, 2^31 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_words(u: i32, v: i32, f: &[i32; 20], g: &[i32; 20]) -> (i32, i32) {
    let [
        f0,
        f1,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
    ] = *f;
    let [
        g0,
        g1,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
        _,
    ] = *g;
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

/// `2^27 * out + low + 2^572 * high = u * f + v * g`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
/// - returns `low` in `[0, 2^27 - 1]`
/// - returns `high` in `[-5, 4]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn update_fg(u: i32, v: i32, f: &[i32; 20], g: &[i32; 20]) -> ([i32; 20], u32, i32) {
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
        f19,
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
        g19,
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
    let x18 = (r18 >> 27) as i32;
    let r19 = u as i64 * f19 as i64 + v as i64 * g19 as i64 + x18 as i64;
    let out18 = r19 as u32 & 0x7ff_ffff;
    let out19 = (r19 >> 27) as i32;
    let r20 = (r19 >> 27) - out19 as i64;
    let high0 = (r20 >> 32) as i32;
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
        out18 as i32,
        out19,
    ];
    (out, low0, high0)
}

/// `2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
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
    let x6_1 = x6 * 1;
    let x7 = x6_1 & 0x3fff_ffff;
    let r1 = r0 + x7 as i64 * -1;
    let x8 = (r1 >> 30) as i32;
    let r2 = x2 as i64 * d1 as i64 + x5 as i64 * e1 as i64 + x8 as i64;
    let out0 = r2 as u32 & 0x3fff_ffff;
    let x9 = (r2 >> 30) as i32;
    let r3 = x2 as i64 * d2 as i64 + x5 as i64 * e2 as i64 + x9 as i64;
    let out1 = r3 as u32 & 0x3fff_ffff;
    let x10 = (r3 >> 30) as i32;
    let r4 = x2 as i64 * d3 as i64 + x5 as i64 * e3 as i64 + x10 as i64;
    let out2 = r4 as u32 & 0x3fff_ffff;
    let x11 = (r4 >> 30) as i32;
    let r5 = x2 as i64 * d4 as i64 + x5 as i64 * e4 as i64 + x11 as i64;
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
    let r13 = x2 as i64 * d12 as i64 + x5 as i64 * e12 as i64 + x19 as i64;
    let out11 = r13 as u32 & 0x3fff_ffff;
    let x20 = (r13 >> 30) as i32;
    let r14 = x2 as i64 * d13 as i64 + x5 as i64 * e13 as i64 + x20 as i64;
    let out12 = r14 as u32 & 0x3fff_ffff;
    let x21 = (r14 >> 30) as i32;
    let r15 = x2 as i64 * d14 as i64 + x5 as i64 * e14 as i64 + x21 as i64;
    let out13 = r15 as u32 & 0x3fff_ffff;
    let x22 = (r15 >> 30) as i32;
    let r16 = x2 as i64 * d15 as i64 + x5 as i64 * e15 as i64 + x22 as i64;
    let out14 = r16 as u32 & 0x3fff_ffff;
    let x23 = (r16 >> 30) as i32;
    let r17 = x2 as i64 * d16 as i64 + x5 as i64 * e16 as i64 + x23 as i64;
    let out15 = r17 as u32 & 0x3fff_ffff;
    let x24 = (r17 >> 30) as i32;
    let r18 = x2 as i64 * d17 as i64 + x5 as i64 * e17 as i64 + x24 as i64 + x7 as i64 * 2048;
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
/// - takes `a`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_start(a: &Element) -> [i32; 20] {
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
    let x0 = a1 + (a0 >> 28);
    let x1 = a2 + (x0 >> 28);
    let x2 = a3 + (x1 >> 28);
    let x3 = a4 + (x2 >> 28);
    let x4 = a5 + (x3 >> 28);
    let x5 = a6 + (x4 >> 28);
    let x6 = a7 + (x5 >> 28);
    let x7 = a8 + (x6 >> 28);
    let x8 = a9 + (x7 >> 28);
    let x9 = a10 + (x8 >> 28);
    let x10 = a11 + (x9 >> 28);
    let x11 = a12 + (x10 >> 28);
    let x12 = a13 + (x11 >> 28);
    let x13 = a14 + (x12 >> 28);
    let x14 = a15 + (x13 >> 28);
    let x15 = a16 + (x14 >> 28);
    let x16 = a17 + (x15 >> 28);
    let x17 = a18 + (x16 >> 28);
    let x18 = (a0 & 0xfff_ffff) + (x17 >> 17);
    let x19 = (x0 & 0xfff_ffff) + (x18 >> 28);
    let x20 = x19 & 0xfff_ffff;
    let x21 = (x1 & 0xfff_ffff) + (x19 >> 28);
    let x22 = x21 & 0xfff_ffff;
    let x23 = (x2 & 0xfff_ffff) + (x21 >> 28);
    let x24 = x23 & 0xfff_ffff;
    let x25 = (x3 & 0xfff_ffff) + (x23 >> 28);
    let x26 = x25 & 0xfff_ffff;
    let x27 = (x4 & 0xfff_ffff) + (x25 >> 28);
    let x28 = x27 & 0xfff_ffff;
    let x29 = (x5 & 0xfff_ffff) + (x27 >> 28);
    let x30 = x29 & 0xfff_ffff;
    let x31 = (x6 & 0xfff_ffff) + (x29 >> 28);
    let x32 = x31 & 0xfff_ffff;
    let x33 = (x7 & 0xfff_ffff) + (x31 >> 28);
    let x34 = (x8 & 0xfff_ffff) + (x33 >> 28);
    let x35 = x34 & 0xfff_ffff;
    let x36 = (x9 & 0xfff_ffff) + (x34 >> 28);
    let x37 = x36 & 0xfff_ffff;
    let x38 = (x10 & 0xfff_ffff) + (x36 >> 28);
    let x39 = x38 & 0xfff_ffff;
    let x40 = (x11 & 0xfff_ffff) + (x38 >> 28);
    let x41 = x40 & 0xfff_ffff;
    let x42 = (x12 & 0xfff_ffff) + (x40 >> 28);
    let x43 = x42 & 0xfff_ffff;
    let x44 = (x13 & 0xfff_ffff) + (x42 >> 28);
    let x45 = x44 & 0xfff_ffff;
    let x46 = (x14 & 0xfff_ffff) + (x44 >> 28);
    let x47 = x46 & 0xfff_ffff;
    let x48 = (x15 & 0xfff_ffff) + (x46 >> 28);
    let x49 = (x16 & 0xfff_ffff) + (x48 >> 28);
    let x50 = x49 & 0xfff_ffff;
    let x51 = (x17 & 0x1_ffff) + (x49 >> 28);
    let x52 = x20 & 15;
    let x53 = (x18 & 0xfff_ffff) + (x52 << 28);
    let x54 = x22 & 255;
    let x55 = (x20 >> 4) + (x54 << 24);
    let x56 = x24 & 4095;
    let x57 = (x22 >> 8) + (x56 << 20);
    let x58 = x26 & 65535;
    let x59 = (x24 >> 12) + (x58 << 16);
    let x60 = x28 & 0xf_ffff;
    let x61 = (x26 >> 16) + (x60 << 12);
    let x62 = x30 & 0xff_ffff;
    let x63 = (x28 >> 20) + (x62 << 8);
    let x64 = (x30 >> 24) + (x32 << 4);
    let x65 = x35 & 15;
    let x66 = (x33 & 0xfff_ffff) + (x65 << 28);
    let x67 = x37 & 255;
    let x68 = (x35 >> 4) + (x67 << 24);
    let x69 = x39 & 4095;
    let x70 = (x37 >> 8) + (x69 << 20);
    let x71 = x41 & 65535;
    let x72 = (x39 >> 12) + (x71 << 16);
    let x73 = x43 & 0xf_ffff;
    let x74 = (x41 >> 16) + (x73 << 12);
    let x75 = x45 & 0xff_ffff;
    let x76 = (x43 >> 20) + (x75 << 8);
    let x77 = (x45 >> 24) + (x47 << 4);
    let x78 = x50 & 15;
    let x79 = (x48 & 0xfff_ffff) + (x78 << 28);
    let x80 = x51 & 255;
    let x81 = (x50 >> 4) + (x80 << 24);
    let x82 = x51 >> 8;
    let (x83, c0) = x53.overflowing_sub(0xffff_ffff);
    let (x84, c1) = sub_borrow(x55, 0xffff_ffff, c0);
    let (x85, c2) = sub_borrow(x57, 0xffff_ffff, c1);
    let (x86, c3) = sub_borrow(x59, 0xffff_ffff, c2);
    let (x87, c4) = sub_borrow(x61, 0xffff_ffff, c3);
    let (x88, c5) = sub_borrow(x63, 0xffff_ffff, c4);
    let (x89, c6) = sub_borrow(x64, 0xffff_ffff, c5);
    let (x90, c7) = sub_borrow(x66, 0xffff_ffff, c6);
    let (x91, c8) = sub_borrow(x68, 0xffff_ffff, c7);
    let (x92, c9) = sub_borrow(x70, 0xffff_ffff, c8);
    let (x93, c10) = sub_borrow(x72, 0xffff_ffff, c9);
    let (x94, c11) = sub_borrow(x74, 0xffff_ffff, c10);
    let (x95, c12) = sub_borrow(x76, 0xffff_ffff, c11);
    let (x96, c13) = sub_borrow(x77, 0xffff_ffff, c12);
    let (x97, c14) = sub_borrow(x79, 0xffff_ffff, c13);
    let (x98, c15) = sub_borrow(x81, 0xffff_ffff, c14);
    let (x99, c16) = sub_borrow(x82, 511, c15);
    let c16_mask = 0u32.wrapping_sub(c16 as u32);
    let x100 = x83 ^ (c16_mask & (x53 ^ x83));
    let x101 = x84 ^ (c16_mask & (x55 ^ x84));
    let x102 = x85 ^ (c16_mask & (x57 ^ x85));
    let x103 = x86 ^ (c16_mask & (x59 ^ x86));
    let x104 = x87 ^ (c16_mask & (x61 ^ x87));
    let x105 = x88 ^ (c16_mask & (x63 ^ x88));
    let x106 = x89 ^ (c16_mask & (x64 ^ x89));
    let x107 = x90 ^ (c16_mask & (x66 ^ x90));
    let x108 = x91 ^ (c16_mask & (x68 ^ x91));
    let x109 = x92 ^ (c16_mask & (x70 ^ x92));
    let x110 = x93 ^ (c16_mask & (x72 ^ x93));
    let x111 = x94 ^ (c16_mask & (x74 ^ x94));
    let x112 = x95 ^ (c16_mask & (x76 ^ x95));
    let x113 = x96 ^ (c16_mask & (x77 ^ x96));
    let x114 = x97 ^ (c16_mask & (x79 ^ x97));
    let x115 = x98 ^ (c16_mask & (x81 ^ x98));
    let x116 = x99 ^ (c16_mask & (x82 ^ x99));
    let x117 = x100 & 0x7ff_ffff;
    let x118 = x101 & 0x3f_ffff;
    let x119 = (x100 >> 27) + (x118 << 5);
    let x120 = x102 & 0x1_ffff;
    let x121 = (x101 >> 22) + (x120 << 10);
    let x122 = x103 & 4095;
    let x123 = (x102 >> 17) + (x122 << 15);
    let x124 = x104 & 127;
    let x125 = (x103 >> 12) + (x124 << 20);
    let x126 = x105 & 3;
    let x127 = (x104 >> 7) + (x126 << 25);
    let x128 = (x105 >> 2) & 0x7ff_ffff;
    let x129 = x106 & 0xff_ffff;
    let x130 = (x105 >> 29) + (x129 << 3);
    let x131 = x107 & 0x7_ffff;
    let x132 = (x106 >> 24) + (x131 << 8);
    let x133 = x108 & 16383;
    let x134 = (x107 >> 19) + (x133 << 13);
    let x135 = x109 & 511;
    let x136 = (x108 >> 14) + (x135 << 18);
    let x137 = x110 & 15;
    let x138 = (x109 >> 9) + (x137 << 23);
    let x139 = (x110 >> 4) & 0x7ff_ffff;
    let x140 = x111 & 0x3ff_ffff;
    let x141 = (x110 >> 31) + (x140 << 1);
    let x142 = x112 & 0x1f_ffff;
    let x143 = (x111 >> 26) + (x142 << 6);
    let x144 = x113 & 65535;
    let x145 = (x112 >> 21) + (x144 << 11);
    let x146 = x114 & 2047;
    let x147 = (x113 >> 16) + (x146 << 16);
    let x148 = x115 & 63;
    let x149 = (x114 >> 11) + (x148 << 21);
    let x150 = x116 & 1;
    let x151 = (x115 >> 6) + (x150 << 26);
    let o0 = x117 as i32 - 0x800_0000;
    let o1 = x119 as i32 - 0x800_0000 + 1;
    let o2 = x121 as i32 - 0x800_0000 + 1;
    let o3 = x123 as i32 - 0x800_0000 + 1;
    let o4 = x125 as i32 - 0x800_0000 + 1;
    let o5 = x127 as i32 - 0x800_0000 + 1;
    let o6 = x128 as i32 - 0x800_0000 + 1;
    let o7 = x130 as i32 - 0x800_0000 + 1;
    let o8 = x132 as i32 - 0x800_0000 + 1;
    let o9 = x134 as i32 - 0x800_0000 + 1;
    let o10 = x136 as i32 - 0x800_0000 + 1;
    let o11 = x138 as i32 - 0x800_0000 + 1;
    let o12 = x139 as i32 - 0x800_0000 + 1;
    let o13 = x141 as i32 - 0x800_0000 + 1;
    let o14 = x143 as i32 - 0x800_0000 + 1;
    let o15 = x145 as i32 - 0x800_0000 + 1;
    let o16 = x147 as i32 - 0x800_0000 + 1;
    let o17 = x149 as i32 - 0x800_0000 + 1;
    let o18 = x151 as i32 - 0x800_0000 + 1;
    let o19 = (x116 >> 1) + 1;
    [
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
        o19 as i32,
    ]
}

/// `out = 1 if f < 0, else 0`
///
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 in `[-2^27, 2^27 - 1]`; word 19 in `[-2^31, 2^31 - 1]`
/// - returns `out` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_sign(f: &[i32; 20]) -> u32 {
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
        f19,
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
    let x17 = f18 + (x16 >> 27);
    let x18 = x17 >> 27;
    let r0 = f19 as i64 + x18 as i64;
    let x19 = (r0 >> 32) as i32;
    let x20 = (x19 as u32).wrapping_add(1);
    let (_, o0) = x20.overflowing_sub(1);
    o0 as u32
}

const_fn! {
    /// `out = -d if negative is 1, d if it is 0 (mod p)`
    ///
    /// - takes `negative` in `[0, 1]`
    /// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 in `[-2^30, 2^30 - 1]`; word 17 in `[-2049, 4096]`
    /// - returns `out`: word 0 in `[0, 0x10ffffff]`; word 1 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 in `[0, 2^28 - 1]`; word 18 in `[0, 2^17 - 1]`
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
        let x0 = -3 - d0;
        let x1 = d0 + -2;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let negative_mask = 0u32.wrapping_sub(core::hint::black_box(negative));
        let x2 = (x1 as u32 ^ (negative_mask & (x0 as u32 ^ x1 as u32))) as i32;
        let x3 = 0 - d1;
        let x4 = (d1 as u32 ^ (negative_mask & (x3 as u32 ^ d1 as u32))) as i32;
        let x5 = x4 + (x2 >> 30);
        let x6 = x5 as u32 & 0x3fff_ffff;
        let x7 = 0 - d2;
        let x8 = (d2 as u32 ^ (negative_mask & (x7 as u32 ^ d2 as u32))) as i32;
        let x9 = x8 + (x5 >> 30);
        let x10 = x9 as u32 & 0x3fff_ffff;
        let x11 = 0 - d3;
        let x12 = (d3 as u32 ^ (negative_mask & (x11 as u32 ^ d3 as u32))) as i32;
        let x13 = x12 + (x9 >> 30);
        let x14 = x13 as u32 & 0x3fff_ffff;
        let x15 = 0 - d4;
        let x16 = (d4 as u32 ^ (negative_mask & (x15 as u32 ^ d4 as u32))) as i32;
        let x17 = x16 + (x13 >> 30);
        let x18 = x17 as u32 & 0x3fff_ffff;
        let x19 = 0 - d5;
        let x20 = (d5 as u32 ^ (negative_mask & (x19 as u32 ^ d5 as u32))) as i32;
        let x21 = x20 + (x17 >> 30);
        let x22 = x21 as u32 & 0x3fff_ffff;
        let x23 = 0 - d6;
        let x24 = (d6 as u32 ^ (negative_mask & (x23 as u32 ^ d6 as u32))) as i32;
        let x25 = x24 + (x21 >> 30);
        let x26 = x25 as u32 & 0x3fff_ffff;
        let x27 = 0 - d7;
        let x28 = (d7 as u32 ^ (negative_mask & (x27 as u32 ^ d7 as u32))) as i32;
        let x29 = x28 + (x25 >> 30);
        let x30 = x29 as u32 & 0x3fff_ffff;
        let x31 = 0 - d8;
        let x32 = (d8 as u32 ^ (negative_mask & (x31 as u32 ^ d8 as u32))) as i32;
        let x33 = x32 + (x29 >> 30);
        let x34 = x33 as u32 & 0x3fff_ffff;
        let x35 = 0 - d9;
        let x36 = (d9 as u32 ^ (negative_mask & (x35 as u32 ^ d9 as u32))) as i32;
        let x37 = x36 + (x33 >> 30);
        let x38 = x37 as u32 & 0x3fff_ffff;
        let x39 = 0 - d10;
        let x40 = (d10 as u32 ^ (negative_mask & (x39 as u32 ^ d10 as u32))) as i32;
        let x41 = x40 + (x37 >> 30);
        let x42 = x41 as u32 & 0x3fff_ffff;
        let x43 = 0 - d11;
        let x44 = (d11 as u32 ^ (negative_mask & (x43 as u32 ^ d11 as u32))) as i32;
        let x45 = x44 + (x41 >> 30);
        let x46 = x45 as u32 & 0x3fff_ffff;
        let x47 = 0 - d12;
        let x48 = (d12 as u32 ^ (negative_mask & (x47 as u32 ^ d12 as u32))) as i32;
        let x49 = x48 + (x45 >> 30);
        let x50 = x49 as u32 & 0x3fff_ffff;
        let x51 = 0 - d13;
        let x52 = (d13 as u32 ^ (negative_mask & (x51 as u32 ^ d13 as u32))) as i32;
        let x53 = x52 + (x49 >> 30);
        let x54 = x53 as u32 & 0x3fff_ffff;
        let x55 = 0 - d14;
        let x56 = (d14 as u32 ^ (negative_mask & (x55 as u32 ^ d14 as u32))) as i32;
        let x57 = x56 + (x53 >> 30);
        let x58 = x57 as u32 & 0x3fff_ffff;
        let x59 = 0 - d15;
        let x60 = (d15 as u32 ^ (negative_mask & (x59 as u32 ^ d15 as u32))) as i32;
        let x61 = x60 + (x57 >> 30);
        let x62 = x61 as u32 & 0x3fff_ffff;
        let x63 = 0 - d16;
        let x64 = (d16 as u32 ^ (negative_mask & (x63 as u32 ^ d16 as u32))) as i32;
        let x65 = x64 + (x61 >> 30);
        let x66 = 6144 - d17;
        let x67 = d17 + 4096;
        let x68 = (x67 as u32 ^ (negative_mask & (x66 as u32 ^ x67 as u32))) as i32;
        let x69 = x68 + (x65 >> 30);
        let x70 = x6 & 3;
        let x71 = (x2 as u32 & 0x3fff_ffff) + (x70 << 30);
        let x72 = x10 & 15;
        let x73 = (x6 >> 2) + (x72 << 28);
        let x74 = x14 & 63;
        let x75 = (x10 >> 4) + (x74 << 26);
        let x76 = x18 & 255;
        let x77 = (x14 >> 6) + (x76 << 24);
        let x78 = x22 & 1023;
        let x79 = (x18 >> 8) + (x78 << 22);
        let x80 = x26 & 4095;
        let x81 = (x22 >> 10) + (x80 << 20);
        let x82 = x30 & 16383;
        let x83 = (x26 >> 12) + (x82 << 18);
        let x84 = x34 & 65535;
        let x85 = (x30 >> 14) + (x84 << 16);
        let x86 = x38 & 0x3_ffff;
        let x87 = (x34 >> 16) + (x86 << 14);
        let x88 = x42 & 0xf_ffff;
        let x89 = (x38 >> 18) + (x88 << 12);
        let x90 = x46 & 0x3f_ffff;
        let x91 = (x42 >> 20) + (x90 << 10);
        let x92 = x50 & 0xff_ffff;
        let x93 = (x46 >> 22) + (x92 << 8);
        let x94 = x54 & 0x3ff_ffff;
        let x95 = (x50 >> 24) + (x94 << 6);
        let x96 = x58 & 0xfff_ffff;
        let x97 = (x54 >> 26) + (x96 << 4);
        let x98 = (x58 >> 28) + (x62 << 2);
        let x99 = x69 as u32 & 3;
        let x100 = (x65 as u32 & 0x3fff_ffff) + (x99 << 30);
        let x101 = (x69 >> 2) as u32;
        let (x102, c0) = x71.overflowing_sub(0xffff_fffc);
        let (x103, c1) = sub_borrow(x73, 0xffff_ffff, c0);
        let (x104, c2) = sub_borrow(x75, 0xffff_ffff, c1);
        let (x105, c3) = sub_borrow(x77, 0xffff_ffff, c2);
        let (x106, c4) = sub_borrow(x79, 0xffff_ffff, c3);
        let (x107, c5) = sub_borrow(x81, 0xffff_ffff, c4);
        let (x108, c6) = sub_borrow(x83, 0xffff_ffff, c5);
        let (x109, c7) = sub_borrow(x85, 0xffff_ffff, c6);
        let (x110, c8) = sub_borrow(x87, 0xffff_ffff, c7);
        let (x111, c9) = sub_borrow(x89, 0xffff_ffff, c8);
        let (x112, c10) = sub_borrow(x91, 0xffff_ffff, c9);
        let (x113, c11) = sub_borrow(x93, 0xffff_ffff, c10);
        let (x114, c12) = sub_borrow(x95, 0xffff_ffff, c11);
        let (x115, c13) = sub_borrow(x97, 0xffff_ffff, c12);
        let (x116, c14) = sub_borrow(x98, 0xffff_ffff, c13);
        let (x117, c15) = sub_borrow(x100, 0xffff_ffff, c14);
        let (x118, c16) = sub_borrow(x101, 2047, c15);
        let c16_mask = 0u32.wrapping_sub(c16 as u32);
        let x119 = x102 ^ (c16_mask & (x71 ^ x102));
        let x120 = x103 ^ (c16_mask & (x73 ^ x103));
        let x121 = x104 ^ (c16_mask & (x75 ^ x104));
        let x122 = x105 ^ (c16_mask & (x77 ^ x105));
        let x123 = x106 ^ (c16_mask & (x79 ^ x106));
        let x124 = x107 ^ (c16_mask & (x81 ^ x107));
        let x125 = x108 ^ (c16_mask & (x83 ^ x108));
        let x126 = x109 ^ (c16_mask & (x85 ^ x109));
        let x127 = x110 ^ (c16_mask & (x87 ^ x110));
        let x128 = x111 ^ (c16_mask & (x89 ^ x111));
        let x129 = x112 ^ (c16_mask & (x91 ^ x112));
        let x130 = x113 ^ (c16_mask & (x93 ^ x113));
        let x131 = x114 ^ (c16_mask & (x95 ^ x114));
        let x132 = x115 ^ (c16_mask & (x97 ^ x115));
        let x133 = x116 ^ (c16_mask & (x98 ^ x116));
        let x134 = x117 ^ (c16_mask & (x100 ^ x117));
        let x135 = x118 ^ (c16_mask & (x101 ^ x118));
        let (x136, c17) = x119.overflowing_sub(0xffff_fffe);
        let (x137, c18) = sub_borrow(x120, 0xffff_ffff, c17);
        let (x138, c19) = sub_borrow(x121, 0xffff_ffff, c18);
        let (x139, c20) = sub_borrow(x122, 0xffff_ffff, c19);
        let (x140, c21) = sub_borrow(x123, 0xffff_ffff, c20);
        let (x141, c22) = sub_borrow(x124, 0xffff_ffff, c21);
        let (x142, c23) = sub_borrow(x125, 0xffff_ffff, c22);
        let (x143, c24) = sub_borrow(x126, 0xffff_ffff, c23);
        let (x144, c25) = sub_borrow(x127, 0xffff_ffff, c24);
        let (x145, c26) = sub_borrow(x128, 0xffff_ffff, c25);
        let (x146, c27) = sub_borrow(x129, 0xffff_ffff, c26);
        let (x147, c28) = sub_borrow(x130, 0xffff_ffff, c27);
        let (x148, c29) = sub_borrow(x131, 0xffff_ffff, c28);
        let (x149, c30) = sub_borrow(x132, 0xffff_ffff, c29);
        let (x150, c31) = sub_borrow(x133, 0xffff_ffff, c30);
        let (x151, c32) = sub_borrow(x134, 0xffff_ffff, c31);
        let (x152, c33) = sub_borrow(x135, 1023, c32);
        let c33_mask = 0u32.wrapping_sub(c33 as u32);
        let x153 = x136 ^ (c33_mask & (x119 ^ x136));
        let x154 = x137 ^ (c33_mask & (x120 ^ x137));
        let x155 = x138 ^ (c33_mask & (x121 ^ x138));
        let x156 = x139 ^ (c33_mask & (x122 ^ x139));
        let x157 = x140 ^ (c33_mask & (x123 ^ x140));
        let x158 = x141 ^ (c33_mask & (x124 ^ x141));
        let x159 = x142 ^ (c33_mask & (x125 ^ x142));
        let x160 = x143 ^ (c33_mask & (x126 ^ x143));
        let x161 = x144 ^ (c33_mask & (x127 ^ x144));
        let x162 = x145 ^ (c33_mask & (x128 ^ x145));
        let x163 = x146 ^ (c33_mask & (x129 ^ x146));
        let x164 = x147 ^ (c33_mask & (x130 ^ x147));
        let x165 = x148 ^ (c33_mask & (x131 ^ x148));
        let x166 = x149 ^ (c33_mask & (x132 ^ x149));
        let x167 = x150 ^ (c33_mask & (x133 ^ x150));
        let x168 = x151 ^ (c33_mask & (x134 ^ x151));
        let x169 = x152 ^ (c33_mask & (x135 ^ x152));
        let (x170, c34) = x153.overflowing_sub(0xffff_ffff);
        let (x171, c35) = sub_borrow(x154, 0xffff_ffff, c34);
        let (x172, c36) = sub_borrow(x155, 0xffff_ffff, c35);
        let (x173, c37) = sub_borrow(x156, 0xffff_ffff, c36);
        let (x174, c38) = sub_borrow(x157, 0xffff_ffff, c37);
        let (x175, c39) = sub_borrow(x158, 0xffff_ffff, c38);
        let (x176, c40) = sub_borrow(x159, 0xffff_ffff, c39);
        let (x177, c41) = sub_borrow(x160, 0xffff_ffff, c40);
        let (x178, c42) = sub_borrow(x161, 0xffff_ffff, c41);
        let (x179, c43) = sub_borrow(x162, 0xffff_ffff, c42);
        let (x180, c44) = sub_borrow(x163, 0xffff_ffff, c43);
        let (x181, c45) = sub_borrow(x164, 0xffff_ffff, c44);
        let (x182, c46) = sub_borrow(x165, 0xffff_ffff, c45);
        let (x183, c47) = sub_borrow(x166, 0xffff_ffff, c46);
        let (x184, c48) = sub_borrow(x167, 0xffff_ffff, c47);
        let (x185, c49) = sub_borrow(x168, 0xffff_ffff, c48);
        let (x186, c50) = sub_borrow(x169, 511, c49);
        let c50_mask = 0u32.wrapping_sub(c50 as u32);
        let x187 = x170 ^ (c50_mask & (x153 ^ x170));
        let x188 = x171 ^ (c50_mask & (x154 ^ x171));
        let x189 = x172 ^ (c50_mask & (x155 ^ x172));
        let x190 = x173 ^ (c50_mask & (x156 ^ x173));
        let x191 = x174 ^ (c50_mask & (x157 ^ x174));
        let x192 = x175 ^ (c50_mask & (x158 ^ x175));
        let x193 = x176 ^ (c50_mask & (x159 ^ x176));
        let x194 = x177 ^ (c50_mask & (x160 ^ x177));
        let x195 = x178 ^ (c50_mask & (x161 ^ x178));
        let x196 = x179 ^ (c50_mask & (x162 ^ x179));
        let x197 = x180 ^ (c50_mask & (x163 ^ x180));
        let x198 = x181 ^ (c50_mask & (x164 ^ x181));
        let x199 = x182 ^ (c50_mask & (x165 ^ x182));
        let x200 = x183 ^ (c50_mask & (x166 ^ x183));
        let x201 = x184 ^ (c50_mask & (x167 ^ x184));
        let x202 = x185 ^ (c50_mask & (x168 ^ x185));
        let x203 = x186 ^ (c50_mask & (x169 ^ x186));
        let o0 = x187 & 0xfff_ffff;
        let x204 = x188 & 0xff_ffff;
        let o1 = (x187 >> 28) + (x204 << 4);
        let x205 = x189 & 0xf_ffff;
        let o2 = (x188 >> 24) + (x205 << 8);
        let x206 = x190 & 65535;
        let o3 = (x189 >> 20) + (x206 << 12);
        let x207 = x191 & 4095;
        let o4 = (x190 >> 16) + (x207 << 16);
        let x208 = x192 & 255;
        let o5 = (x191 >> 12) + (x208 << 20);
        let x209 = x193 & 15;
        let o6 = (x192 >> 8) + (x209 << 24);
        let o7 = x193 >> 4;
        let o8 = x194 & 0xfff_ffff;
        let x210 = x195 & 0xff_ffff;
        let o9 = (x194 >> 28) + (x210 << 4);
        let x211 = x196 & 0xf_ffff;
        let o10 = (x195 >> 24) + (x211 << 8);
        let x212 = x197 & 65535;
        let o11 = (x196 >> 20) + (x212 << 12);
        let x213 = x198 & 4095;
        let o12 = (x197 >> 16) + (x213 << 16);
        let x214 = x199 & 255;
        let o13 = (x198 >> 12) + (x214 << 20);
        let x215 = x200 & 15;
        let o14 = (x199 >> 8) + (x215 << 24);
        let o15 = x200 >> 4;
        let o16 = x201 & 0xfff_ffff;
        let x216 = x202 & 0xff_ffff;
        let o17 = (x201 >> 28) + (x216 << 4);
        let o18 = (x202 >> 24) + (x203 << 8);
        Element([
            o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15, o16, o17, o18,
        ])
    }
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
pub const fn from_bytes_wide(bytes: &[u8; 132]) -> Element {
    let low_bytes: [u8; 66] = part(bytes, 0);
    let low = from_bytes(&low_bytes);
    let high_bytes: [u8; 66] = part(bytes, 66);
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
        let mut f = [-1, -0x800_0000, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, 257];
        let mut g = invert_start(a);
        let mut d = [-0x4000_0000, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, 1];
        let mut e = [-0x4000_0000, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3ffb_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, 1];
        let mut k = 0;
        let mut u = -0x800_0000;
        let mut v = 0;
        let mut q = 0;
        let mut r = -0x800_0000;
        let mut low_f = divsteps_head(u, v, &f, &g);
        let mut low_g = divsteps_head(q, r, &f, &g);
        let mut turn = 0;
        while turn < 45 {
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

/// out = a^1716199415032652428745475199770348304317358825035826352348615864796385795849414013030639910165363638744324077847870214509280496999929160953143507072778764287
#[cfg_attr(limbforge_calls, inline(never))]
const fn pow_root(a: &Element) -> Element {
    let x1 = square(a);
    let x2 = mul(&x1, a);
    let mut x3 = x2;
    let mut turn = 0;
    while turn < 2 {
        x3 = square(&x3);
        turn += 1;
    }
    let x4 = mul(&x3, &x2);
    let mut x5 = x4;
    let mut turn = 0;
    while turn < 4 {
        x5 = square(&x5);
        turn += 1;
    }
    let x6 = mul(&x5, &x4);
    let mut x7 = x6;
    let mut turn = 0;
    while turn < 8 {
        x7 = square(&x7);
        turn += 1;
    }
    let x8 = mul(&x7, &x6);
    let mut x9 = x8;
    let mut turn = 0;
    while turn < 16 {
        x9 = square(&x9);
        turn += 1;
    }
    let x10 = mul(&x9, &x8);
    let mut x11 = x10;
    let mut turn = 0;
    while turn < 32 {
        x11 = square(&x11);
        turn += 1;
    }
    let x12 = mul(&x11, &x10);
    let mut x13 = x12;
    let mut turn = 0;
    while turn < 64 {
        x13 = square(&x13);
        turn += 1;
    }
    let x14 = mul(&x13, &x12);
    let x15 = square(&x14);
    let x16 = mul(&x15, a);
    let mut x17 = x16;
    let mut turn = 0;
    while turn < 129 {
        x17 = square(&x17);
        turn += 1;
    }
    let x18 = mul(&x17, &x16);
    let x19 = square(&x18);
    let x20 = mul(&x19, a);
    let mut x21 = x20;
    let mut turn = 0;
    while turn < 259 {
        x21 = square(&x21);
        turn += 1;
    }
    let x22 = mul(&x21, &x20);
    let x23 = square(&x22);
    mul(&x23, a)
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
    pub const fn from_bytes(bytes: &[u8; 66]) -> Element {
        from_bytes(bytes)
    }

    /// Decodes little-endian bytes. Also returns 1 if they are below the prime, else 0.
    #[inline(always)]
    pub const fn from_bytes_canonical(bytes: &[u8; 66]) -> (Element, u32) {
        from_bytes_canonical(bytes)
    }

    /// Decodes `2 * BYTES` little-endian bytes and reduces them. Uniform bytes give a nearly uniform element.
    #[inline(always)]
    pub const fn from_bytes_wide(bytes: &[u8; 132]) -> Element {
        from_bytes_wide(bytes)
    }

    /// Returns the canonical encoding, little-endian and below the prime.
    #[inline(always)]
    pub const fn to_bytes(self) -> [u8; 66] {
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
        "0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff";

    const NUM_BITS: u32 = 521;

    const CAPACITY: u32 = 520;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x1_0000,
    ]);

    /// 3, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0xfff_fffe, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
        0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
        0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0x1_ffff,
    ]);

    /// 3 to the power of 2^1.
    const DELTA: Element = Element([9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

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
        "0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff";

    const NUM_BITS: u32 = 521;

    const CAPACITY: u32 = 520;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x1_0000,
    ]);

    /// 3, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0xfff_fffe, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
        0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
        0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0x1_ffff,
    ]);

    /// 3 to the power of 2^1.
    const DELTA: Element = Element([9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

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
impl From<Element> for crypto_bigint::U576 {
    /// Returns the least nonnegative integer of the class.
    #[inline]
    fn from(element: Element) -> crypto_bigint::U576 {
        let mut bytes = [0; 72];
        bytes[..BYTES].copy_from_slice(&to_bytes(&element));
        crypto_bigint::U576::from_le_slice(&bytes)
    }
}

#[cfg(feature = "crypto-bigint")]
impl From<crypto_bigint::U576> for Element {
    /// Reduces the integer modulo the prime.
    #[inline]
    fn from(integer: crypto_bigint::U576) -> Element {
        let mut bytes = [0; 2 * BYTES];
        bytes[..72].copy_from_slice(&integer.to_le_bytes());
        from_bytes_wide(&bytes)
    }
}
