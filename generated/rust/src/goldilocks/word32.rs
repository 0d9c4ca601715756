//! Arithmetic modulo 2^448 - 2^224 - 1 (goldilocks). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^448 - 2^224 - 1
//! Recipe:  16x28 word(32) product-scanning double-word golden carry(sequential) invert(divsteps)
//! Limbs:   16 words of 32 bits
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
//! 8     2^224   [0, 0x10ffffff]  [0, 0x10ffffff]
//! 9     2^252   [0, 0x101fffff]  [0, 0x101fffff]
//! 10    2^280   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 11    2^308   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 12    2^336   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 13    2^364   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 14    2^392   [0, 2^28 - 1]    [0, 2^28 - 1]
//! 15    2^420   [0, 2^28 - 1]    [0, 2^28 - 1]
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
pub const ONE: Element = Element([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/// 2^448, the weight of the upper half of a double-length encoding.
pub const WIDE: Element = Element([1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

/// 7^((p - 1) / 2^1), a primitive root of unity of order 2^1.
pub const ROOT_OF_UNITY: Element = Element([
    0xfff_fffe, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
    0xfff_fffe, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
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
/// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
    let x16 = x15 >> 28;
    let o15 = x15 & 0xfff_ffff;
    let o8 = (x8 & 0xfff_ffff) + x16;
    let o0 = (x0 & 0xfff_ffff) + x16;
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
    let x8 = a8 + 0x1fff_fffc - b8 + (x7 >> 28);
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
    let x16 = x15 >> 28;
    let o15 = x15 & 0xfff_ffff;
    let o8 = (x8 & 0xfff_ffff) + x16;
    let o0 = (x0 & 0xfff_ffff) + x16;
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

/// `out = -a (mod p)`
///
/// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
    let x8 = 0x1fff_fffc - a8 + (x7 >> 28);
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
    let x16 = x15 >> 28;
    let o15 = x15 & 0xfff_ffff;
    let o8 = (x8 & 0xfff_ffff) + x16;
    let o0 = (x0 & 0xfff_ffff) + x16;
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

/// `out = a * b (mod p)`
///
/// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
    let x0 = a0 + a8;
    let x1 = a1 + a9;
    let x2 = a2 + a10;
    let x3 = a3 + a11;
    let x4 = a4 + a12;
    let x5 = a5 + a13;
    let x6 = a6 + a14;
    let x7 = a7 + a15;
    let x8 = b0 + b8;
    let x9 = b1 + b9;
    let x10 = b2 + b10;
    let x11 = b3 + b11;
    let x12 = b4 + b12;
    let x13 = b5 + b13;
    let x14 = b6 + b14;
    let x15 = b7 + b15;
    let r15 = m(x0, x8);
    let r16 = m(x0, x9) + m(x1, x8);
    let r17 = m(x0, x10) + m(x1, x9) + m(x2, x8);
    let r18 = m(x0, x11) + m(x1, x10) + m(x2, x9) + m(x3, x8);
    let r19 = m(x0, x12) + m(x1, x11) + m(x2, x10) + m(x3, x9) + m(x4, x8);
    let r20 = m(x0, x13) + m(x1, x12) + m(x2, x11) + m(x3, x10) + m(x4, x9) + m(x5, x8);
    let r21 = m(x0, x14)
        + m(x1, x13)
        + m(x2, x12)
        + m(x3, x11)
        + m(x4, x10)
        + m(x5, x9)
        + m(x6, x8);
    let r22 = m(x0, x15)
        + m(x1, x14)
        + m(x2, x13)
        + m(x3, x12)
        + m(x4, x11)
        + m(x5, x10)
        + m(x6, x9)
        + m(x7, x8);
    let r23 = m(x1, x15)
        + m(x2, x14)
        + m(x3, x13)
        + m(x4, x12)
        + m(x5, x11)
        + m(x6, x10)
        + m(x7, x9);
    let r24 = m(x2, x15) + m(x3, x14) + m(x4, x13) + m(x5, x12) + m(x6, x11) + m(x7, x10);
    let r25 = m(x3, x15) + m(x4, x14) + m(x5, x13) + m(x6, x12) + m(x7, x11);
    let r26 = m(x4, x15) + m(x5, x14) + m(x6, x13) + m(x7, x12);
    let r27 = m(x5, x15) + m(x6, x14) + m(x7, x13);
    let r28 = m(x6, x15) + m(x7, x14);
    let r29 = m(x7, x15);
    let r30 = r0 + m(a8, b8);
    let r31 = m(a8, b9) + m(a9, b8) + r1;
    let r32 = m(a8, b10) + m(a9, b9) + m(a10, b8) + r2;
    let r33 = m(a8, b11) + m(a9, b10) + m(a10, b9) + m(a11, b8) + r3;
    let r34 = m(a8, b12) + m(a9, b11) + m(a10, b10) + m(a11, b9) + m(a12, b8) + r4;
    let r35 = m(a8, b13) + m(a9, b12) + m(a10, b11) + m(a11, b10) + m(a12, b9) + m(a13, b8) + r5;
    let r36 = m(a8, b14)
        + m(a9, b13)
        + m(a10, b12)
        + m(a11, b11)
        + m(a12, b10)
        + m(a13, b9)
        + m(a14, b8)
        + r6;
    let r37 = m(a9, b15)
        + m(a10, b14)
        + m(a11, b13)
        + m(a12, b12)
        + m(a13, b11)
        + m(a14, b10)
        + m(a15, b9)
        + r8;
    let r38 = m(a10, b15)
        + m(a11, b14)
        + m(a12, b13)
        + m(a13, b12)
        + m(a14, b11)
        + m(a15, b10)
        + r9;
    let r39 = m(a11, b15) + m(a12, b14) + m(a13, b13) + m(a14, b12) + m(a15, b11) + r10;
    let r40 = m(a12, b15) + m(a13, b14) + m(a14, b13) + m(a15, b12) + r11;
    let r41 = m(a13, b15) + m(a14, b14) + m(a15, b13) + r12;
    let r42 = m(a14, b15) + m(a15, b14) + r13;
    let r43 = r14 + m(a15, b15);
    let r44 = r23 as i64 - r8 as i64;
    let r45 = r24 as i64 - r9 as i64;
    let r46 = r25 as i64 - r10 as i64;
    let r47 = r26 as i64 - r11 as i64;
    let r48 = r27 as i64 - r12 as i64;
    let r49 = r28 as i64 - r13 as i64;
    let r50 = r29 as i64 - r14 as i64;
    let r51 = r30 as i64 + r44;
    let r52 = (r51 >> 28) as u64;
    let r53 = r31 as i64 + r45 + r52 as i64;
    let r54 = (r53 >> 28) as u64;
    let r55 = r32 as i64 + r46 + r54 as i64;
    let r56 = (r55 >> 28) as u64;
    let o2 = r55 as u32 & 0xfff_ffff;
    let r57 = r33 as i64 + r47 + r56 as i64;
    let r58 = (r57 >> 28) as u64;
    let o3 = r57 as u32 & 0xfff_ffff;
    let r59 = r34 as i64 + r48 + r58 as i64;
    let r60 = (r59 >> 28) as u64;
    let o4 = r59 as u32 & 0xfff_ffff;
    let r61 = r35 as i64 + r49 + r60 as i64;
    let r62 = (r61 >> 28) as u64;
    let o5 = r61 as u32 & 0xfff_ffff;
    let r63 = r36 as i64 + r50 + r62 as i64;
    let o6 = r63 as u32 & 0xfff_ffff;
    let r64 = m(a8, b15)
        + m(a9, b14)
        + m(a10, b13)
        + m(a11, b12)
        + m(a12, b11)
        + m(a13, b10)
        + m(a14, b9)
        + m(a15, b8)
        + r7
        + (r63 >> 28) as u64;
    let r65 = r64 >> 28;
    let o7 = r64 as u32 & 0xfff_ffff;
    let r66 = r15 as i64 - r0 as i64 + r37 as i64 + r44 + r65 as i64;
    let r67 = (r66 >> 28) as u64;
    let r68 = r16 as i64 - r1 as i64 + r38 as i64 + r45 + r67 as i64;
    let r69 = (r68 >> 28) as u64;
    let r70 = r17 as i64 - r2 as i64 + r39 as i64 + r46 + r69 as i64;
    let r71 = (r70 >> 28) as u64;
    let o10 = r70 as u32 & 0xfff_ffff;
    let r72 = r18 as i64 - r3 as i64 + r40 as i64 + r47 + r71 as i64;
    let r73 = (r72 >> 28) as u64;
    let o11 = r72 as u32 & 0xfff_ffff;
    let r74 = r19 as i64 - r4 as i64 + r41 as i64 + r48 + r73 as i64;
    let r75 = (r74 >> 28) as u64;
    let o12 = r74 as u32 & 0xfff_ffff;
    let r76 = r20 as i64 - r5 as i64 + r42 as i64 + r49 + r75 as i64;
    let r77 = (r76 >> 28) as u64;
    let o13 = r76 as u32 & 0xfff_ffff;
    let r78 = r21 as i64 - r6 as i64 + r43 as i64 + r50 + r77 as i64;
    let r79 = (r78 >> 28) as u64;
    let o14 = r78 as u32 & 0xfff_ffff;
    let r80 = r22 as i64 - r7 as i64 + r79 as i64;
    let r81 = (r80 >> 28) as u64;
    let o15 = r80 as u32 & 0xfff_ffff;
    let x16 = r81 as u32 & 0xfff_ffff;
    let x17 = (r81 >> 28) as u32;
    let x18 = (r66 as u32 & 0xfff_ffff) + x16;
    let x19 = (r51 as u32 & 0xfff_ffff) + x16;
    let o0 = x19 & 0xfff_ffff;
    let o1 = (r53 as u32 & 0xfff_ffff) + x17 + (x19 >> 28);
    let o8 = x18 & 0xfff_ffff;
    let o9 = (r68 as u32 & 0xfff_ffff) + x17 + (x18 >> 28);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

/// `out = a^2 (mod p)`
///
/// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
    let a8_2 = a8 << 1;
    let a9_2 = a9 << 1;
    let a10_2 = a10 << 1;
    let a11_2 = a11 << 1;
    let a12_2 = a12 << 1;
    let a13_2 = a13 << 1;
    let a14_2 = a14 << 1;
    let x0 = a0 + a8;
    let x1 = a1 + a9;
    let x2 = a2 + a10;
    let x3 = a3 + a11;
    let x4 = a4 + a12;
    let x5 = a5 + a13;
    let x6 = a6 + a14;
    let x7 = a7 + a15;
    let r15 = m(x0, x0);
    let x0_2 = x0 << 1;
    let r16 = m(x0_2, x1);
    let r17 = m(x0_2, x2) + m(x1, x1);
    let x1_2 = x1 << 1;
    let r18 = m(x0_2, x3) + m(x1_2, x2);
    let r19 = m(x0_2, x4) + m(x1_2, x3) + m(x2, x2);
    let x2_2 = x2 << 1;
    let r20 = m(x0_2, x5) + m(x1_2, x4) + m(x2_2, x3);
    let r21 = m(x0_2, x6) + m(x1_2, x5) + m(x2_2, x4) + m(x3, x3);
    let x3_2 = x3 << 1;
    let r22 = m(x0_2, x7) + m(x1_2, x6) + m(x2_2, x5) + m(x3_2, x4);
    let r23 = m(x1_2, x7) + m(x2_2, x6) + m(x3_2, x5) + m(x4, x4);
    let x4_2 = x4 << 1;
    let r24 = m(x2_2, x7) + m(x3_2, x6) + m(x4_2, x5);
    let r25 = m(x3_2, x7) + m(x4_2, x6) + m(x5, x5);
    let x5_2 = x5 << 1;
    let r26 = m(x4_2, x7) + m(x5_2, x6);
    let r27 = m(x5_2, x7) + m(x6, x6);
    let x6_2 = x6 << 1;
    let r28 = m(x6_2, x7);
    let r29 = m(x7, x7);
    let r30 = r0 + m(a8, a8);
    let r31 = r1 + m(a8_2, a9);
    let r32 = m(a8_2, a10) + m(a9, a9) + r2;
    let r33 = m(a8_2, a11) + m(a9_2, a10) + r3;
    let r34 = m(a8_2, a12) + m(a9_2, a11) + m(a10, a10) + r4;
    let r35 = m(a8_2, a13) + m(a9_2, a12) + m(a10_2, a11) + r5;
    let r36 = m(a8_2, a14) + m(a9_2, a13) + m(a10_2, a12) + m(a11, a11) + r6;
    let r37 = m(a9_2, a15) + m(a10_2, a14) + m(a11_2, a13) + m(a12, a12) + r8;
    let r38 = m(a10_2, a15) + m(a11_2, a14) + m(a12_2, a13) + r9;
    let r39 = m(a11_2, a15) + m(a12_2, a14) + m(a13, a13) + r10;
    let r40 = m(a12_2, a15) + m(a13_2, a14) + r11;
    let r41 = m(a13_2, a15) + m(a14, a14) + r12;
    let r42 = r13 + m(a14_2, a15);
    let r43 = r14 + m(a15, a15);
    let r44 = r23 as i64 - r8 as i64;
    let r45 = r24 as i64 - r9 as i64;
    let r46 = r25 as i64 - r10 as i64;
    let r47 = r26 as i64 - r11 as i64;
    let r48 = r27 as i64 - r12 as i64;
    let r49 = r28 as i64 - r13 as i64;
    let r50 = r29 as i64 - r14 as i64;
    let r51 = r30 as i64 + r44;
    let r52 = (r51 >> 28) as u64;
    let r53 = r31 as i64 + r45 + r52 as i64;
    let r54 = (r53 >> 28) as u64;
    let r55 = r32 as i64 + r46 + r54 as i64;
    let r56 = (r55 >> 28) as u64;
    let o2 = r55 as u32 & 0xfff_ffff;
    let r57 = r33 as i64 + r47 + r56 as i64;
    let r58 = (r57 >> 28) as u64;
    let o3 = r57 as u32 & 0xfff_ffff;
    let r59 = r34 as i64 + r48 + r58 as i64;
    let r60 = (r59 >> 28) as u64;
    let o4 = r59 as u32 & 0xfff_ffff;
    let r61 = r35 as i64 + r49 + r60 as i64;
    let r62 = (r61 >> 28) as u64;
    let o5 = r61 as u32 & 0xfff_ffff;
    let r63 = r36 as i64 + r50 + r62 as i64;
    let o6 = r63 as u32 & 0xfff_ffff;
    let r64 = m(a8_2, a15) + m(a9_2, a14) + m(a10_2, a13) + m(a11_2, a12) + r7 + (r63 >> 28) as u64;
    let r65 = r64 >> 28;
    let o7 = r64 as u32 & 0xfff_ffff;
    let r66 = r15 as i64 - r0 as i64 + r37 as i64 + r44 + r65 as i64;
    let r67 = (r66 >> 28) as u64;
    let r68 = r16 as i64 - r1 as i64 + r38 as i64 + r45 + r67 as i64;
    let r69 = (r68 >> 28) as u64;
    let r70 = r17 as i64 - r2 as i64 + r39 as i64 + r46 + r69 as i64;
    let r71 = (r70 >> 28) as u64;
    let o10 = r70 as u32 & 0xfff_ffff;
    let r72 = r18 as i64 - r3 as i64 + r40 as i64 + r47 + r71 as i64;
    let r73 = (r72 >> 28) as u64;
    let o11 = r72 as u32 & 0xfff_ffff;
    let r74 = r19 as i64 - r4 as i64 + r41 as i64 + r48 + r73 as i64;
    let r75 = (r74 >> 28) as u64;
    let o12 = r74 as u32 & 0xfff_ffff;
    let r76 = r20 as i64 - r5 as i64 + r42 as i64 + r49 + r75 as i64;
    let r77 = (r76 >> 28) as u64;
    let o13 = r76 as u32 & 0xfff_ffff;
    let r78 = r21 as i64 - r6 as i64 + r43 as i64 + r50 + r77 as i64;
    let r79 = (r78 >> 28) as u64;
    let o14 = r78 as u32 & 0xfff_ffff;
    let r80 = r22 as i64 - r7 as i64 + r79 as i64;
    let r81 = (r80 >> 28) as u64;
    let o15 = r80 as u32 & 0xfff_ffff;
    let x8 = r81 as u32 & 0xfff_ffff;
    let x9 = (r81 >> 28) as u32;
    let x10 = (r66 as u32 & 0xfff_ffff) + x8;
    let x11 = (r51 as u32 & 0xfff_ffff) + x8;
    let o0 = x11 & 0xfff_ffff;
    let o1 = (r53 as u32 & 0xfff_ffff) + x9 + (x11 >> 28);
    let o8 = x10 & 0xfff_ffff;
    let o9 = (r68 as u32 & 0xfff_ffff) + x9 + (x10 >> 28);
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

/// `out = k * a (mod p)`
///
/// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - takes `k` in `[0, 2^24 - 1]`
/// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
    let o8 = (r8 as u32 & 0xfff_ffff) + x15;
    let o0 = (r0 as u32 & 0xfff_ffff) + x15;
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
    let x10 = a8 + (c0_mask & 0xfff_fffe);
    let x11 = a9 + x1;
    let x12 = a10 + x1;
    let x13 = a11 + x1;
    let x14 = a12 + x1;
    let x15 = a13 + x1;
    let x16 = a14 + x1;
    let x17 = a15 + x1;
    let x18 = x3 & 1;
    let x19 = (x2 >> 1) + (x18 << 27);
    let x20 = x4 & 1;
    let x21 = x5 & 1;
    let x22 = x6 & 1;
    let x23 = x7 & 1;
    let x24 = x8 & 1;
    let x25 = x9 & 1;
    let x26 = x10 & 1;
    let x27 = x11 & 1;
    let x28 = x12 & 1;
    let x29 = x13 & 1;
    let x30 = x14 & 1;
    let x31 = x15 & 1;
    let x32 = x16 & 1;
    let x33 = x17 & 1;
    let x34 = (x3 >> 1) + (x20 << 27) + (x19 >> 28);
    let o1 = x34 & 0xfff_ffff;
    let x35 = (x4 >> 1) + (x21 << 27) + (x34 >> 28);
    let o2 = x35 & 0xfff_ffff;
    let x36 = (x5 >> 1) + (x22 << 27) + (x35 >> 28);
    let o3 = x36 & 0xfff_ffff;
    let x37 = (x6 >> 1) + (x23 << 27) + (x36 >> 28);
    let o4 = x37 & 0xfff_ffff;
    let x38 = (x7 >> 1) + (x24 << 27) + (x37 >> 28);
    let o5 = x38 & 0xfff_ffff;
    let x39 = (x8 >> 1) + (x25 << 27) + (x38 >> 28);
    let o6 = x39 & 0xfff_ffff;
    let x40 = (x9 >> 1) + (x26 << 27) + (x39 >> 28);
    let o7 = x40 & 0xfff_ffff;
    let x41 = (x10 >> 1) + (x27 << 27) + (x40 >> 28);
    let x42 = (x11 >> 1) + (x28 << 27) + (x41 >> 28);
    let o9 = x42 & 0xfff_ffff;
    let x43 = (x12 >> 1) + (x29 << 27) + (x42 >> 28);
    let o10 = x43 & 0xfff_ffff;
    let x44 = (x13 >> 1) + (x30 << 27) + (x43 >> 28);
    let o11 = x44 & 0xfff_ffff;
    let x45 = (x14 >> 1) + (x31 << 27) + (x44 >> 28);
    let o12 = x45 & 0xfff_ffff;
    let x46 = (x15 >> 1) + (x32 << 27) + (x45 >> 28);
    let o13 = x46 & 0xfff_ffff;
    let x47 = (x16 >> 1) + (x33 << 27) + (x46 >> 28);
    let o14 = x47 & 0xfff_ffff;
    let x48 = (x17 >> 1) + (x47 >> 28);
    let x49 = x48 >> 28;
    let o15 = x48 & 0xfff_ffff;
    let o8 = (x41 & 0xfff_ffff) + x49;
    let o0 = (x19 & 0xfff_ffff) + x49;
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

const_fn! {
    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
    /// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
    /// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
    /// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
    /// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
    /// - returns `x`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
    /// - returns `y`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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

/// `out = a (mod p), 0 <= out < p`
///
/// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - returns `out`: every word in `[0, 2^32 - 1]`
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
    let x15 = x14 >> 28;
    let x16 = (a0 & 0xfff_ffff) + x15;
    let x17 = (x0 & 0xfff_ffff) + (x16 >> 28);
    let x18 = x17 & 0xfff_ffff;
    let x19 = (x1 & 0xfff_ffff) + (x17 >> 28);
    let x20 = x19 & 0xfff_ffff;
    let x21 = (x2 & 0xfff_ffff) + (x19 >> 28);
    let x22 = x21 & 0xfff_ffff;
    let x23 = (x3 & 0xfff_ffff) + (x21 >> 28);
    let x24 = x23 & 0xfff_ffff;
    let x25 = (x4 & 0xfff_ffff) + (x23 >> 28);
    let x26 = x25 & 0xfff_ffff;
    let x27 = (x5 & 0xfff_ffff) + (x25 >> 28);
    let x28 = x27 & 0xfff_ffff;
    let x29 = (x6 & 0xfff_ffff) + (x27 >> 28);
    let x30 = x29 & 0xfff_ffff;
    let x31 = (x7 & 0xfff_ffff) + x15 + (x29 >> 28);
    let x32 = (x8 & 0xfff_ffff) + (x31 >> 28);
    let x33 = x32 & 0xfff_ffff;
    let x34 = (x9 & 0xfff_ffff) + (x32 >> 28);
    let x35 = x34 & 0xfff_ffff;
    let x36 = (x10 & 0xfff_ffff) + (x34 >> 28);
    let x37 = x36 & 0xfff_ffff;
    let x38 = (x11 & 0xfff_ffff) + (x36 >> 28);
    let x39 = x38 & 0xfff_ffff;
    let x40 = (x12 & 0xfff_ffff) + (x38 >> 28);
    let x41 = x40 & 0xfff_ffff;
    let x42 = (x13 & 0xfff_ffff) + (x40 >> 28);
    let x43 = x42 & 0xfff_ffff;
    let x44 = (x14 & 0xfff_ffff) + (x42 >> 28);
    let x45 = x18 & 15;
    let x46 = (x16 & 0xfff_ffff) + (x45 << 28);
    let x47 = x20 & 255;
    let x48 = (x18 >> 4) + (x47 << 24);
    let x49 = x22 & 4095;
    let x50 = (x20 >> 8) + (x49 << 20);
    let x51 = x24 & 65535;
    let x52 = (x22 >> 12) + (x51 << 16);
    let x53 = x26 & 0xf_ffff;
    let x54 = (x24 >> 16) + (x53 << 12);
    let x55 = x28 & 0xff_ffff;
    let x56 = (x26 >> 20) + (x55 << 8);
    let x57 = (x28 >> 24) + (x30 << 4);
    let x58 = x33 & 15;
    let x59 = (x31 & 0xfff_ffff) + (x58 << 28);
    let x60 = x35 & 255;
    let x61 = (x33 >> 4) + (x60 << 24);
    let x62 = x37 & 4095;
    let x63 = (x35 >> 8) + (x62 << 20);
    let x64 = x39 & 65535;
    let x65 = (x37 >> 12) + (x64 << 16);
    let x66 = x41 & 0xf_ffff;
    let x67 = (x39 >> 16) + (x66 << 12);
    let x68 = x43 & 0xff_ffff;
    let x69 = (x41 >> 20) + (x68 << 8);
    let x70 = x44 & 0xfff_ffff;
    let x71 = (x43 >> 24) + (x70 << 4);
    let x72 = x44 >> 28;
    let (x73, c0) = x46.overflowing_sub(0xffff_fffe);
    let (x74, c1) = sub_borrow(x48, 0xffff_ffff, c0);
    let (x75, c2) = sub_borrow(x50, 0xffff_ffff, c1);
    let (x76, c3) = sub_borrow(x52, 0xffff_ffff, c2);
    let (x77, c4) = sub_borrow(x54, 0xffff_ffff, c3);
    let (x78, c5) = sub_borrow(x56, 0xffff_ffff, c4);
    let (x79, c6) = sub_borrow(x57, 0xffff_ffff, c5);
    let (x80, c7) = sub_borrow(x59, 0xffff_fffd, c6);
    let (x81, c8) = sub_borrow(x61, 0xffff_ffff, c7);
    let (x82, c9) = sub_borrow(x63, 0xffff_ffff, c8);
    let (x83, c10) = sub_borrow(x65, 0xffff_ffff, c9);
    let (x84, c11) = sub_borrow(x67, 0xffff_ffff, c10);
    let (x85, c12) = sub_borrow(x69, 0xffff_ffff, c11);
    let (x86, c13) = sub_borrow(x71, 0xffff_ffff, c12);
    let (x87, c14) = sub_borrow(x72, 1, c13);
    let c14_mask = 0u32.wrapping_sub(c14 as u32);
    let x88 = x73 ^ (c14_mask & (x46 ^ x73));
    let x89 = x74 ^ (c14_mask & (x48 ^ x74));
    let x90 = x75 ^ (c14_mask & (x50 ^ x75));
    let x91 = x76 ^ (c14_mask & (x52 ^ x76));
    let x92 = x77 ^ (c14_mask & (x54 ^ x77));
    let x93 = x78 ^ (c14_mask & (x56 ^ x78));
    let x94 = x79 ^ (c14_mask & (x57 ^ x79));
    let x95 = x80 ^ (c14_mask & (x59 ^ x80));
    let x96 = x81 ^ (c14_mask & (x61 ^ x81));
    let x97 = x82 ^ (c14_mask & (x63 ^ x82));
    let x98 = x83 ^ (c14_mask & (x65 ^ x83));
    let x99 = x84 ^ (c14_mask & (x67 ^ x84));
    let x100 = x85 ^ (c14_mask & (x69 ^ x85));
    let x101 = x86 ^ (c14_mask & (x71 ^ x86));
    let x102 = x87 ^ (c14_mask & (x72 ^ x87));
    let (x103, c15) = x88.overflowing_sub(0xffff_ffff);
    let (x104, c16) = sub_borrow(x89, 0xffff_ffff, c15);
    let (x105, c17) = sub_borrow(x90, 0xffff_ffff, c16);
    let (x106, c18) = sub_borrow(x91, 0xffff_ffff, c17);
    let (x107, c19) = sub_borrow(x92, 0xffff_ffff, c18);
    let (x108, c20) = sub_borrow(x93, 0xffff_ffff, c19);
    let (x109, c21) = sub_borrow(x94, 0xffff_ffff, c20);
    let (x110, c22) = sub_borrow(x95, 0xffff_fffe, c21);
    let (x111, c23) = sub_borrow(x96, 0xffff_ffff, c22);
    let (x112, c24) = sub_borrow(x97, 0xffff_ffff, c23);
    let (x113, c25) = sub_borrow(x98, 0xffff_ffff, c24);
    let (x114, c26) = sub_borrow(x99, 0xffff_ffff, c25);
    let (x115, c27) = sub_borrow(x100, 0xffff_ffff, c26);
    let (x116, c28) = sub_borrow(x101, 0xffff_ffff, c27);
    let (_, c29) = sub_borrow(x102, 0, c28);
    let c29_mask = 0u32.wrapping_sub(c29 as u32);
    let o0 = x103 ^ (c29_mask & (x88 ^ x103));
    let o1 = x104 ^ (c29_mask & (x89 ^ x104));
    let o2 = x105 ^ (c29_mask & (x90 ^ x105));
    let o3 = x106 ^ (c29_mask & (x91 ^ x106));
    let o4 = x107 ^ (c29_mask & (x92 ^ x107));
    let o5 = x108 ^ (c29_mask & (x93 ^ x108));
    let o6 = x109 ^ (c29_mask & (x94 ^ x109));
    let o7 = x110 ^ (c29_mask & (x95 ^ x110));
    let o8 = x111 ^ (c29_mask & (x96 ^ x111));
    let o9 = x112 ^ (c29_mask & (x97 ^ x112));
    let o10 = x113 ^ (c29_mask & (x98 ^ x113));
    let o11 = x114 ^ (c29_mask & (x99 ^ x114));
    let o12 = x115 ^ (c29_mask & (x100 ^ x115));
    let o13 = x116 ^ (c29_mask & (x101 ^ x116));
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

/// `out = bytes (mod p)`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn from_bytes(bytes: &[u8; 56]) -> Element {
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
    let x10 = bytes12 & 255;
    let o13 = (bytes11 >> 12) + (x10 << 20);
    let x11 = bytes13 & 15;
    let o14 = (bytes12 >> 8) + (x11 << 24);
    let o15 = bytes13 >> 4;
    Element([
        o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
    ])
}

/// `out = bytes (mod p), ok = 1 if bytes < p`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - returns `ok` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn from_bytes_canonical(bytes: &[u8; 56]) -> (Element, u32) {
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
    let (_, c0) = bytes0.overflowing_sub(0xffff_ffff);
    let (_, c1) = sub_borrow(bytes1, 0xffff_ffff, c0);
    let (_, c2) = sub_borrow(bytes2, 0xffff_ffff, c1);
    let (_, c3) = sub_borrow(bytes3, 0xffff_ffff, c2);
    let (_, c4) = sub_borrow(bytes4, 0xffff_ffff, c3);
    let (_, c5) = sub_borrow(bytes5, 0xffff_ffff, c4);
    let (_, c6) = sub_borrow(bytes6, 0xffff_ffff, c5);
    let (_, c7) = sub_borrow(bytes7, 0xffff_fffe, c6);
    let (_, c8) = sub_borrow(bytes8, 0xffff_ffff, c7);
    let (_, c9) = sub_borrow(bytes9, 0xffff_ffff, c8);
    let (_, c10) = sub_borrow(bytes10, 0xffff_ffff, c9);
    let (_, c11) = sub_borrow(bytes11, 0xffff_ffff, c10);
    let (_, c12) = sub_borrow(bytes12, 0xffff_ffff, c11);
    let (_, ok0) = sub_borrow(bytes13, 0xffff_ffff, c12);
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
    let x10 = bytes12 & 255;
    let out13 = (bytes11 >> 12) + (x10 << 20);
    let x11 = bytes13 & 15;
    let out14 = (bytes12 >> 8) + (x11 << 24);
    let out15 = bytes13 >> 4;
    let out = Element([
        out0, out1, out2, out3, out4, out5, out6, out7, out8, out9, out10, out11, out12, out13,
        out14, out15,
    ]);
    (out, ok0 as u32)
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
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
/// - takes `k` in `[-2^31, 2^31 - 1]`
/// - takes `low_f` in `[-2^31, 2^31 - 1]`
/// - takes `low_g` in `[-2^31, 2^31 - 1]`
/// - returns `k` in `[-2^31, 2^31 - 1]`
/// - returns `u1` in `[-512, 512]`
/// - returns `v1` in `[-512, 512]`
/// - returns `q1` in `[-512, 512]`
/// - returns `r1` in `[-512, 512]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
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
    let r3 = x14 as i64 * d1 as i64 + x17 as i64 * e1 as i64 + x20 as i64;
    let out0 = r3 as u32 & 0x3fff_ffff;
    let x28 = (r3 >> 30) as i32;
    let r4 = x14 as i64 * d2 as i64 + x17 as i64 * e2 as i64 + x28 as i64;
    let out1 = r4 as u32 & 0x3fff_ffff;
    let x29 = (r4 >> 30) as i32;
    let x30 = x25 >> 31;
    let x31 = 0 - (x27 & 1);
    let x32 = x30 | !x31;
    let x33 = x27 >> 1;
    let x34 = 0i32.wrapping_sub(x25 ^ x32);
    let x35 = (x33 & !x32) | (x26 & x32);
    let x36 = x33 - ((x26 ^ x30) & x31);
    let r5 = x14 as i64 * d3 as i64 + x17 as i64 * e3 as i64 + x29 as i64;
    let out2 = r5 as u32 & 0x3fff_ffff;
    let x37 = (r5 >> 30) as i32;
    let r6 = x14 as i64 * d4 as i64 + x17 as i64 * e4 as i64 + x37 as i64;
    let out3 = r6 as u32 & 0x3fff_ffff;
    let x38 = (r6 >> 30) as i32;
    let x39 = x34 >> 31;
    let x40 = 0 - (x36 & 1);
    let x41 = x39 | !x40;
    let x42 = x36 >> 1;
    let x43 = 0i32.wrapping_sub(x34 ^ x41);
    let x44 = (x42 & !x41) | (x35 & x41);
    let x45 = x42 - ((x35 ^ x39) & x40);
    let r7 = x14 as i64 * d5 as i64 + x17 as i64 * e5 as i64 + x38 as i64;
    let out4 = r7 as u32 & 0x3fff_ffff;
    let x46 = (r7 >> 30) as i32;
    let x47 = x43 >> 31;
    let x48 = 0 - (x45 & 1);
    let x49 = x47 | !x48;
    let x50 = x45 >> 1;
    let x51 = 0i32.wrapping_sub(x43 ^ x49);
    let x52 = (x50 & !x49) | (x44 & x49);
    let x53 = x50 - ((x44 ^ x47) & x48);
    let r8 = x14 as i64 * d6 as i64 + x17 as i64 * e6 as i64 + x46 as i64;
    let out5 = r8 as u32 & 0x3fff_ffff;
    let x54 = (r8 >> 30) as i32;
    let r9 = x14 as i64 * d7 as i64 + x17 as i64 * e7 as i64 + x54 as i64 + x19 as i64 * -16384;
    let out6 = r9 as u32 & 0x3fff_ffff;
    let x55 = (r9 >> 30) as i32;
    let x56 = x51 >> 31;
    let x57 = 0 - (x53 & 1);
    let x58 = x56 | !x57;
    let x59 = x53 >> 1;
    let x60 = 0i32.wrapping_sub(x51 ^ x58);
    let x61 = (x59 & !x58) | (x52 & x58);
    let x62 = x59 - ((x52 ^ x56) & x57);
    let r11 = x14 as i64 * d8 as i64 + x17 as i64 * e8 as i64 + x55 as i64;
    let out7 = r11 as u32 & 0x3fff_ffff;
    let x63 = (r11 >> 30) as i32;
    let r12 = x14 as i64 * d9 as i64 + x17 as i64 * e9 as i64 + x63 as i64;
    let out8 = r12 as u32 & 0x3fff_ffff;
    let x64 = (r12 >> 30) as i32;
    let x65 = x60 >> 31;
    let x66 = 0 - (x62 & 1);
    let x67 = x65 | !x66;
    let x68 = x62 >> 1;
    let x69 = 0i32.wrapping_sub(x60 ^ x67);
    let x70 = (x68 & !x67) | (x61 & x67);
    let x71 = x68 - ((x61 ^ x65) & x66);
    let r13 = x14 as i64 * d10 as i64 + x17 as i64 * e10 as i64 + x64 as i64;
    let out9 = r13 as u32 & 0x3fff_ffff;
    let x72 = (r13 >> 30) as i32;
    let x73 = x69 >> 31;
    let x74 = 0 - (x71 & 1);
    let x75 = x73 | !x74;
    let x76 = x71 >> 1;
    let x77 = 0i32.wrapping_sub(x69 ^ x75);
    let x78 = (x76 & !x75) | (x70 & x75);
    let x79 = x76 - ((x70 ^ x73) & x74);
    let r14 = x14 as i64 * d11 as i64 + x17 as i64 * e11 as i64 + x72 as i64;
    let out10 = r14 as u32 & 0x3fff_ffff;
    let x80 = (r14 >> 30) as i32;
    let r15 = x14 as i64 * d12 as i64 + x17 as i64 * e12 as i64 + x80 as i64;
    let out11 = r15 as u32 & 0x3fff_ffff;
    let x81 = (r15 >> 30) as i32;
    let x82 = x77 >> 31;
    let x83 = 0 - (x79 & 1);
    let x84 = x82 | !x83;
    let x85 = x79 >> 1;
    let k0 = 0i32.wrapping_sub(x77 ^ x84);
    let x86 = (x85 & !x84) | (x78 & x84);
    let x87 = x85 - ((x78 ^ x82) & x83);
    let r16 = x14 as i64 * d13 as i64 + x17 as i64 * e13 as i64 + x81 as i64;
    let out12 = r16 as u32 & 0x3fff_ffff;
    let x88 = (r16 >> 30) as i32;
    let r17 = x14 as i64 * d14 as i64
        + x17 as i64 * e14 as i64
        + x88 as i64
        + x19 as i64 * 0x1000_0000;
    let out13 = r17 as u32 & 0x3fff_ffff;
    let out14 = (r17 >> 30) as i32;
    let x89 = x86 + x86 + 1;
    let x90 = x89 + 512;
    let x91 = x90 << 12;
    let u10 = x91 >> 22;
    let x92 = x89 + 0x8_0200;
    let v10 = x92 >> 20;
    let x93 = x87 + 512;
    let x94 = x93 << 12;
    let q10 = x94 >> 22;
    let x95 = x87 + 0x8_0200;
    let r10 = x95 >> 20;
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
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
/// - takes `k` in `[-2^31, 2^31 - 1]`
/// - takes `low_f` in `[-2^31, 2^31 - 1]`
/// - takes `low_g` in `[-2^31, 2^31 - 1]`
/// - returns `k` in `[-2^31, 2^31 - 1]`
/// - returns `u1` in `[-512, 512]`
/// - returns `v1` in `[-512, 512]`
/// - returns `q1` in `[-512, 512]`
/// - returns `r1` in `[-512, 512]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
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
    let r3 = x14 as i64 * d1 as i64 + x17 as i64 * e1 as i64 + x20 as i64;
    let out0 = r3 as u32 & 0x3fff_ffff;
    let x28 = (r3 >> 30) as i32;
    let r4 = x14 as i64 * d2 as i64 + x17 as i64 * e2 as i64 + x28 as i64;
    let out1 = r4 as u32 & 0x3fff_ffff;
    let x29 = (r4 >> 30) as i32;
    let x30 = x25 >> 31;
    let x31 = 0 - (x27 & 1);
    let x32 = x30 | !x31;
    let x33 = x27 >> 1;
    let x34 = 0i32.wrapping_sub(x25 ^ x32);
    let x35 = (x33 & !x32) | (x26 & x32);
    let x36 = x33 - ((x26 ^ x30) & x31);
    let r5 = x14 as i64 * d3 as i64 + x17 as i64 * e3 as i64 + x29 as i64;
    let out2 = r5 as u32 & 0x3fff_ffff;
    let x37 = (r5 >> 30) as i32;
    let r6 = x14 as i64 * d4 as i64 + x17 as i64 * e4 as i64 + x37 as i64;
    let out3 = r6 as u32 & 0x3fff_ffff;
    let x38 = (r6 >> 30) as i32;
    let x39 = x34 >> 31;
    let x40 = 0 - (x36 & 1);
    let x41 = x39 | !x40;
    let x42 = x36 >> 1;
    let x43 = 0i32.wrapping_sub(x34 ^ x41);
    let x44 = (x42 & !x41) | (x35 & x41);
    let x45 = x42 - ((x35 ^ x39) & x40);
    let r7 = x14 as i64 * d5 as i64 + x17 as i64 * e5 as i64 + x38 as i64;
    let out4 = r7 as u32 & 0x3fff_ffff;
    let x46 = (r7 >> 30) as i32;
    let x47 = x43 >> 31;
    let x48 = 0 - (x45 & 1);
    let x49 = x47 | !x48;
    let x50 = x45 >> 1;
    let x51 = 0i32.wrapping_sub(x43 ^ x49);
    let x52 = (x50 & !x49) | (x44 & x49);
    let x53 = x50 - ((x44 ^ x47) & x48);
    let r8 = x14 as i64 * d6 as i64 + x17 as i64 * e6 as i64 + x46 as i64;
    let out5 = r8 as u32 & 0x3fff_ffff;
    let x54 = (r8 >> 30) as i32;
    let r9 = x14 as i64 * d7 as i64 + x17 as i64 * e7 as i64 + x54 as i64 + x19 as i64 * -16384;
    let out6 = r9 as u32 & 0x3fff_ffff;
    let x55 = (r9 >> 30) as i32;
    let x56 = x51 >> 31;
    let x57 = 0 - (x53 & 1);
    let x58 = x56 | !x57;
    let x59 = x53 >> 1;
    let x60 = 0i32.wrapping_sub(x51 ^ x58);
    let x61 = (x59 & !x58) | (x52 & x58);
    let x62 = x59 - ((x52 ^ x56) & x57);
    let r11 = x14 as i64 * d8 as i64 + x17 as i64 * e8 as i64 + x55 as i64;
    let out7 = r11 as u32 & 0x3fff_ffff;
    let x63 = (r11 >> 30) as i32;
    let r12 = x14 as i64 * d9 as i64 + x17 as i64 * e9 as i64 + x63 as i64;
    let out8 = r12 as u32 & 0x3fff_ffff;
    let x64 = (r12 >> 30) as i32;
    let x65 = x60 >> 31;
    let x66 = 0 - (x62 & 1);
    let x67 = x65 | !x66;
    let x68 = x62 >> 1;
    let x69 = 0i32.wrapping_sub(x60 ^ x67);
    let x70 = (x68 & !x67) | (x61 & x67);
    let x71 = x68 - ((x61 ^ x65) & x66);
    let r13 = x14 as i64 * d10 as i64 + x17 as i64 * e10 as i64 + x64 as i64;
    let out9 = r13 as u32 & 0x3fff_ffff;
    let x72 = (r13 >> 30) as i32;
    let x73 = x69 >> 31;
    let x74 = 0 - (x71 & 1);
    let x75 = x73 | !x74;
    let x76 = x71 >> 1;
    let x77 = 0i32.wrapping_sub(x69 ^ x75);
    let x78 = (x76 & !x75) | (x70 & x75);
    let x79 = x76 - ((x70 ^ x73) & x74);
    let r14 = x14 as i64 * d11 as i64 + x17 as i64 * e11 as i64 + x72 as i64;
    let out10 = r14 as u32 & 0x3fff_ffff;
    let x80 = (r14 >> 30) as i32;
    let r15 = x14 as i64 * d12 as i64 + x17 as i64 * e12 as i64 + x80 as i64;
    let out11 = r15 as u32 & 0x3fff_ffff;
    let x81 = (r15 >> 30) as i32;
    let x82 = x77 >> 31;
    let x83 = 0 - (x79 & 1);
    let x84 = x82 | !x83;
    let x85 = x79 >> 1;
    let k0 = 0i32.wrapping_sub(x77 ^ x84);
    let x86 = (x85 & !x84) | (x78 & x84);
    let x87 = x85 - ((x78 ^ x82) & x83);
    let r16 = x14 as i64 * d13 as i64 + x17 as i64 * e13 as i64 + x81 as i64;
    let out12 = r16 as u32 & 0x3fff_ffff;
    let x88 = (r16 >> 30) as i32;
    let r17 = x14 as i64 * d14 as i64
        + x17 as i64 * e14 as i64
        + x88 as i64
        + x19 as i64 * 0x1000_0000;
    let out13 = r17 as u32 & 0x3fff_ffff;
    let out14 = (r17 >> 30) as i32;
    let x89 = x86 + x86 + 1;
    let x90 = x89 + 512;
    let x91 = x90 << 12;
    let u10 = x91 >> 22;
    let x92 = x89 + 0x8_0200;
    let v10 = x92 >> 20;
    let x93 = x87 + 512;
    let x94 = x93 << 12;
    let q10 = x94 >> 22;
    let x95 = x87 + 0x8_0200;
    let r10 = x95 >> 20;
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
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
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
    let r8 = x2 as i64 * d7 as i64 + x5 as i64 * e7 as i64 + x14 as i64 + x7 as i64 * -16384;
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
    let r15 = x2 as i64 * d14 as i64
        + x5 as i64 * e14 as i64
        + x21 as i64
        + x7 as i64 * 0x1000_0000;
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
/// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
    let x15 = x14 >> 28;
    let x16 = (a0 & 0xfff_ffff) + x15;
    let x17 = (x0 & 0xfff_ffff) + (x16 >> 28);
    let x18 = x17 & 0xfff_ffff;
    let x19 = (x1 & 0xfff_ffff) + (x17 >> 28);
    let x20 = x19 & 0xfff_ffff;
    let x21 = (x2 & 0xfff_ffff) + (x19 >> 28);
    let x22 = x21 & 0xfff_ffff;
    let x23 = (x3 & 0xfff_ffff) + (x21 >> 28);
    let x24 = x23 & 0xfff_ffff;
    let x25 = (x4 & 0xfff_ffff) + (x23 >> 28);
    let x26 = x25 & 0xfff_ffff;
    let x27 = (x5 & 0xfff_ffff) + (x25 >> 28);
    let x28 = x27 & 0xfff_ffff;
    let x29 = (x6 & 0xfff_ffff) + (x27 >> 28);
    let x30 = x29 & 0xfff_ffff;
    let x31 = (x7 & 0xfff_ffff) + x15 + (x29 >> 28);
    let x32 = (x8 & 0xfff_ffff) + (x31 >> 28);
    let x33 = x32 & 0xfff_ffff;
    let x34 = (x9 & 0xfff_ffff) + (x32 >> 28);
    let x35 = x34 & 0xfff_ffff;
    let x36 = (x10 & 0xfff_ffff) + (x34 >> 28);
    let x37 = x36 & 0xfff_ffff;
    let x38 = (x11 & 0xfff_ffff) + (x36 >> 28);
    let x39 = x38 & 0xfff_ffff;
    let x40 = (x12 & 0xfff_ffff) + (x38 >> 28);
    let x41 = x40 & 0xfff_ffff;
    let x42 = (x13 & 0xfff_ffff) + (x40 >> 28);
    let x43 = x42 & 0xfff_ffff;
    let x44 = (x14 & 0xfff_ffff) + (x42 >> 28);
    let x45 = x18 & 15;
    let x46 = (x16 & 0xfff_ffff) + (x45 << 28);
    let x47 = x20 & 255;
    let x48 = (x18 >> 4) + (x47 << 24);
    let x49 = x22 & 4095;
    let x50 = (x20 >> 8) + (x49 << 20);
    let x51 = x24 & 65535;
    let x52 = (x22 >> 12) + (x51 << 16);
    let x53 = x26 & 0xf_ffff;
    let x54 = (x24 >> 16) + (x53 << 12);
    let x55 = x28 & 0xff_ffff;
    let x56 = (x26 >> 20) + (x55 << 8);
    let x57 = (x28 >> 24) + (x30 << 4);
    let x58 = x33 & 15;
    let x59 = (x31 & 0xfff_ffff) + (x58 << 28);
    let x60 = x35 & 255;
    let x61 = (x33 >> 4) + (x60 << 24);
    let x62 = x37 & 4095;
    let x63 = (x35 >> 8) + (x62 << 20);
    let x64 = x39 & 65535;
    let x65 = (x37 >> 12) + (x64 << 16);
    let x66 = x41 & 0xf_ffff;
    let x67 = (x39 >> 16) + (x66 << 12);
    let x68 = x43 & 0xff_ffff;
    let x69 = (x41 >> 20) + (x68 << 8);
    let x70 = x44 & 0xfff_ffff;
    let x71 = (x43 >> 24) + (x70 << 4);
    let x72 = x44 >> 28;
    let (x73, c0) = x46.overflowing_sub(0xffff_fffe);
    let (x74, c1) = sub_borrow(x48, 0xffff_ffff, c0);
    let (x75, c2) = sub_borrow(x50, 0xffff_ffff, c1);
    let (x76, c3) = sub_borrow(x52, 0xffff_ffff, c2);
    let (x77, c4) = sub_borrow(x54, 0xffff_ffff, c3);
    let (x78, c5) = sub_borrow(x56, 0xffff_ffff, c4);
    let (x79, c6) = sub_borrow(x57, 0xffff_ffff, c5);
    let (x80, c7) = sub_borrow(x59, 0xffff_fffd, c6);
    let (x81, c8) = sub_borrow(x61, 0xffff_ffff, c7);
    let (x82, c9) = sub_borrow(x63, 0xffff_ffff, c8);
    let (x83, c10) = sub_borrow(x65, 0xffff_ffff, c9);
    let (x84, c11) = sub_borrow(x67, 0xffff_ffff, c10);
    let (x85, c12) = sub_borrow(x69, 0xffff_ffff, c11);
    let (x86, c13) = sub_borrow(x71, 0xffff_ffff, c12);
    let (x87, c14) = sub_borrow(x72, 1, c13);
    let c14_mask = 0u32.wrapping_sub(c14 as u32);
    let x88 = x73 ^ (c14_mask & (x46 ^ x73));
    let x89 = x74 ^ (c14_mask & (x48 ^ x74));
    let x90 = x75 ^ (c14_mask & (x50 ^ x75));
    let x91 = x76 ^ (c14_mask & (x52 ^ x76));
    let x92 = x77 ^ (c14_mask & (x54 ^ x77));
    let x93 = x78 ^ (c14_mask & (x56 ^ x78));
    let x94 = x79 ^ (c14_mask & (x57 ^ x79));
    let x95 = x80 ^ (c14_mask & (x59 ^ x80));
    let x96 = x81 ^ (c14_mask & (x61 ^ x81));
    let x97 = x82 ^ (c14_mask & (x63 ^ x82));
    let x98 = x83 ^ (c14_mask & (x65 ^ x83));
    let x99 = x84 ^ (c14_mask & (x67 ^ x84));
    let x100 = x85 ^ (c14_mask & (x69 ^ x85));
    let x101 = x86 ^ (c14_mask & (x71 ^ x86));
    let x102 = x87 ^ (c14_mask & (x72 ^ x87));
    let (x103, c15) = x88.overflowing_sub(0xffff_ffff);
    let (x104, c16) = sub_borrow(x89, 0xffff_ffff, c15);
    let (x105, c17) = sub_borrow(x90, 0xffff_ffff, c16);
    let (x106, c18) = sub_borrow(x91, 0xffff_ffff, c17);
    let (x107, c19) = sub_borrow(x92, 0xffff_ffff, c18);
    let (x108, c20) = sub_borrow(x93, 0xffff_ffff, c19);
    let (x109, c21) = sub_borrow(x94, 0xffff_ffff, c20);
    let (x110, c22) = sub_borrow(x95, 0xffff_fffe, c21);
    let (x111, c23) = sub_borrow(x96, 0xffff_ffff, c22);
    let (x112, c24) = sub_borrow(x97, 0xffff_ffff, c23);
    let (x113, c25) = sub_borrow(x98, 0xffff_ffff, c24);
    let (x114, c26) = sub_borrow(x99, 0xffff_ffff, c25);
    let (x115, c27) = sub_borrow(x100, 0xffff_ffff, c26);
    let (x116, c28) = sub_borrow(x101, 0xffff_ffff, c27);
    let (_, c29) = sub_borrow(x102, 0, c28);
    let c29_mask = 0u32.wrapping_sub(c29 as u32);
    let x117 = x103 ^ (c29_mask & (x88 ^ x103));
    let x118 = x104 ^ (c29_mask & (x89 ^ x104));
    let x119 = x105 ^ (c29_mask & (x90 ^ x105));
    let x120 = x106 ^ (c29_mask & (x91 ^ x106));
    let x121 = x107 ^ (c29_mask & (x92 ^ x107));
    let x122 = x108 ^ (c29_mask & (x93 ^ x108));
    let x123 = x109 ^ (c29_mask & (x94 ^ x109));
    let x124 = x110 ^ (c29_mask & (x95 ^ x110));
    let x125 = x111 ^ (c29_mask & (x96 ^ x111));
    let x126 = x112 ^ (c29_mask & (x97 ^ x112));
    let x127 = x113 ^ (c29_mask & (x98 ^ x113));
    let x128 = x114 ^ (c29_mask & (x99 ^ x114));
    let x129 = x115 ^ (c29_mask & (x100 ^ x115));
    let x130 = x116 ^ (c29_mask & (x101 ^ x116));
    let x131 = x117 & 0x7ff_ffff;
    let x132 = x118 & 0x3f_ffff;
    let x133 = (x117 >> 27) + (x132 << 5);
    let x134 = x119 & 0x1_ffff;
    let x135 = (x118 >> 22) + (x134 << 10);
    let x136 = x120 & 4095;
    let x137 = (x119 >> 17) + (x136 << 15);
    let x138 = x121 & 127;
    let x139 = (x120 >> 12) + (x138 << 20);
    let x140 = x122 & 3;
    let x141 = (x121 >> 7) + (x140 << 25);
    let x142 = (x122 >> 2) & 0x7ff_ffff;
    let x143 = x123 & 0xff_ffff;
    let x144 = (x122 >> 29) + (x143 << 3);
    let x145 = x124 & 0x7_ffff;
    let x146 = (x123 >> 24) + (x145 << 8);
    let x147 = x125 & 16383;
    let x148 = (x124 >> 19) + (x147 << 13);
    let x149 = x126 & 511;
    let x150 = (x125 >> 14) + (x149 << 18);
    let x151 = x127 & 15;
    let x152 = (x126 >> 9) + (x151 << 23);
    let x153 = (x127 >> 4) & 0x7ff_ffff;
    let x154 = x128 & 0x3ff_ffff;
    let x155 = (x127 >> 31) + (x154 << 1);
    let x156 = x129 & 0x1f_ffff;
    let x157 = (x128 >> 26) + (x156 << 6);
    let x158 = x130 & 65535;
    let x159 = (x129 >> 21) + (x158 << 11);
    let o0 = x131 as i32 - 0x800_0000;
    let o1 = x133 as i32 - 0x800_0000 + 1;
    let o2 = x135 as i32 - 0x800_0000 + 1;
    let o3 = x137 as i32 - 0x800_0000 + 1;
    let o4 = x139 as i32 - 0x800_0000 + 1;
    let o5 = x141 as i32 - 0x800_0000 + 1;
    let o6 = x142 as i32 - 0x800_0000 + 1;
    let o7 = x144 as i32 - 0x800_0000 + 1;
    let o8 = x146 as i32 - 0x800_0000 + 1;
    let o9 = x148 as i32 - 0x800_0000 + 1;
    let o10 = x150 as i32 - 0x800_0000 + 1;
    let o11 = x152 as i32 - 0x800_0000 + 1;
    let o12 = x153 as i32 - 0x800_0000 + 1;
    let o13 = x155 as i32 - 0x800_0000 + 1;
    let o14 = x157 as i32 - 0x800_0000 + 1;
    let o15 = x159 as i32 - 0x800_0000 + 1;
    let o16 = (x130 >> 16) + 1;
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
    /// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 in `[-2^30, 2^30 - 1]`; word 14 in `[-2^28, 2^29 - 2]`
    /// - returns `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
        let x0 = -2 - d0;
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
        let x27 = -32768 - d7;
        let x28 = d7 + -32768;
        let x29 = (x28 as u32 ^ (negative_mask & (x27 as u32 ^ x28 as u32))) as i32;
        let x30 = x29 + (x25 >> 30);
        let x31 = x30 as u32 & 0x3fff_ffff;
        let x32 = 0 - d8;
        let x33 = (d8 as u32 ^ (negative_mask & (x32 as u32 ^ d8 as u32))) as i32;
        let x34 = x33 + (x30 >> 30);
        let x35 = x34 as u32 & 0x3fff_ffff;
        let x36 = 0 - d9;
        let x37 = (d9 as u32 ^ (negative_mask & (x36 as u32 ^ d9 as u32))) as i32;
        let x38 = x37 + (x34 >> 30);
        let x39 = x38 as u32 & 0x3fff_ffff;
        let x40 = 0 - d10;
        let x41 = (d10 as u32 ^ (negative_mask & (x40 as u32 ^ d10 as u32))) as i32;
        let x42 = x41 + (x38 >> 30);
        let x43 = x42 as u32 & 0x3fff_ffff;
        let x44 = 0 - d11;
        let x45 = (d11 as u32 ^ (negative_mask & (x44 as u32 ^ d11 as u32))) as i32;
        let x46 = x45 + (x42 >> 30);
        let x47 = x46 as u32 & 0x3fff_ffff;
        let x48 = 0 - d12;
        let x49 = (d12 as u32 ^ (negative_mask & (x48 as u32 ^ d12 as u32))) as i32;
        let x50 = x49 + (x46 >> 30);
        let x51 = x50 as u32 & 0x3fff_ffff;
        let x52 = 0 - d13;
        let x53 = (d13 as u32 ^ (negative_mask & (x52 as u32 ^ d13 as u32))) as i32;
        let x54 = x53 + (x50 >> 30);
        let x55 = x54 as u32 & 0x3fff_ffff;
        let x56 = 0x2000_0000 - d14;
        let x57 = d14 + 0x2000_0000;
        let x58 = (x57 as u32 ^ (negative_mask & (x56 as u32 ^ x57 as u32))) as i32;
        let x59 = x58 + (x54 >> 30);
        let x60 = x6 & 3;
        let x61 = (x2 as u32 & 0x3fff_ffff) + (x60 << 30);
        let x62 = x10 & 15;
        let x63 = (x6 >> 2) + (x62 << 28);
        let x64 = x14 & 63;
        let x65 = (x10 >> 4) + (x64 << 26);
        let x66 = x18 & 255;
        let x67 = (x14 >> 6) + (x66 << 24);
        let x68 = x22 & 1023;
        let x69 = (x18 >> 8) + (x68 << 22);
        let x70 = x26 & 4095;
        let x71 = (x22 >> 10) + (x70 << 20);
        let x72 = x31 & 16383;
        let x73 = (x26 >> 12) + (x72 << 18);
        let x74 = x35 & 65535;
        let x75 = (x31 >> 14) + (x74 << 16);
        let x76 = x39 & 0x3_ffff;
        let x77 = (x35 >> 16) + (x76 << 14);
        let x78 = x43 & 0xf_ffff;
        let x79 = (x39 >> 18) + (x78 << 12);
        let x80 = x47 & 0x3f_ffff;
        let x81 = (x43 >> 20) + (x80 << 10);
        let x82 = x51 & 0xff_ffff;
        let x83 = (x47 >> 22) + (x82 << 8);
        let x84 = x55 & 0x3ff_ffff;
        let x85 = (x51 >> 24) + (x84 << 6);
        let x86 = x59 as u32 & 0xfff_ffff;
        let x87 = (x55 >> 26) + (x86 << 4);
        let x88 = (x59 >> 28) as u32;
        let (x89, c0) = x61.overflowing_sub(0xffff_fffc);
        let (x90, c1) = sub_borrow(x63, 0xffff_ffff, c0);
        let (x91, c2) = sub_borrow(x65, 0xffff_ffff, c1);
        let (x92, c3) = sub_borrow(x67, 0xffff_ffff, c2);
        let (x93, c4) = sub_borrow(x69, 0xffff_ffff, c3);
        let (x94, c5) = sub_borrow(x71, 0xffff_ffff, c4);
        let (x95, c6) = sub_borrow(x73, 0xffff_ffff, c5);
        let (x96, c7) = sub_borrow(x75, 0xffff_fffb, c6);
        let (x97, c8) = sub_borrow(x77, 0xffff_ffff, c7);
        let (x98, c9) = sub_borrow(x79, 0xffff_ffff, c8);
        let (x99, c10) = sub_borrow(x81, 0xffff_ffff, c9);
        let (x100, c11) = sub_borrow(x83, 0xffff_ffff, c10);
        let (x101, c12) = sub_borrow(x85, 0xffff_ffff, c11);
        let (x102, c13) = sub_borrow(x87, 0xffff_ffff, c12);
        let (x103, c14) = sub_borrow(x88, 3, c13);
        let c14_mask = 0u32.wrapping_sub(c14 as u32);
        let x104 = x89 ^ (c14_mask & (x61 ^ x89));
        let x105 = x90 ^ (c14_mask & (x63 ^ x90));
        let x106 = x91 ^ (c14_mask & (x65 ^ x91));
        let x107 = x92 ^ (c14_mask & (x67 ^ x92));
        let x108 = x93 ^ (c14_mask & (x69 ^ x93));
        let x109 = x94 ^ (c14_mask & (x71 ^ x94));
        let x110 = x95 ^ (c14_mask & (x73 ^ x95));
        let x111 = x96 ^ (c14_mask & (x75 ^ x96));
        let x112 = x97 ^ (c14_mask & (x77 ^ x97));
        let x113 = x98 ^ (c14_mask & (x79 ^ x98));
        let x114 = x99 ^ (c14_mask & (x81 ^ x99));
        let x115 = x100 ^ (c14_mask & (x83 ^ x100));
        let x116 = x101 ^ (c14_mask & (x85 ^ x101));
        let x117 = x102 ^ (c14_mask & (x87 ^ x102));
        let x118 = x103 ^ (c14_mask & (x88 ^ x103));
        let (x119, c15) = x104.overflowing_sub(0xffff_fffe);
        let (x120, c16) = sub_borrow(x105, 0xffff_ffff, c15);
        let (x121, c17) = sub_borrow(x106, 0xffff_ffff, c16);
        let (x122, c18) = sub_borrow(x107, 0xffff_ffff, c17);
        let (x123, c19) = sub_borrow(x108, 0xffff_ffff, c18);
        let (x124, c20) = sub_borrow(x109, 0xffff_ffff, c19);
        let (x125, c21) = sub_borrow(x110, 0xffff_ffff, c20);
        let (x126, c22) = sub_borrow(x111, 0xffff_fffd, c21);
        let (x127, c23) = sub_borrow(x112, 0xffff_ffff, c22);
        let (x128, c24) = sub_borrow(x113, 0xffff_ffff, c23);
        let (x129, c25) = sub_borrow(x114, 0xffff_ffff, c24);
        let (x130, c26) = sub_borrow(x115, 0xffff_ffff, c25);
        let (x131, c27) = sub_borrow(x116, 0xffff_ffff, c26);
        let (x132, c28) = sub_borrow(x117, 0xffff_ffff, c27);
        let (x133, c29) = sub_borrow(x118, 1, c28);
        let c29_mask = 0u32.wrapping_sub(c29 as u32);
        let x134 = x119 ^ (c29_mask & (x104 ^ x119));
        let x135 = x120 ^ (c29_mask & (x105 ^ x120));
        let x136 = x121 ^ (c29_mask & (x106 ^ x121));
        let x137 = x122 ^ (c29_mask & (x107 ^ x122));
        let x138 = x123 ^ (c29_mask & (x108 ^ x123));
        let x139 = x124 ^ (c29_mask & (x109 ^ x124));
        let x140 = x125 ^ (c29_mask & (x110 ^ x125));
        let x141 = x126 ^ (c29_mask & (x111 ^ x126));
        let x142 = x127 ^ (c29_mask & (x112 ^ x127));
        let x143 = x128 ^ (c29_mask & (x113 ^ x128));
        let x144 = x129 ^ (c29_mask & (x114 ^ x129));
        let x145 = x130 ^ (c29_mask & (x115 ^ x130));
        let x146 = x131 ^ (c29_mask & (x116 ^ x131));
        let x147 = x132 ^ (c29_mask & (x117 ^ x132));
        let x148 = x133 ^ (c29_mask & (x118 ^ x133));
        let (x149, c30) = x134.overflowing_sub(0xffff_ffff);
        let (x150, c31) = sub_borrow(x135, 0xffff_ffff, c30);
        let (x151, c32) = sub_borrow(x136, 0xffff_ffff, c31);
        let (x152, c33) = sub_borrow(x137, 0xffff_ffff, c32);
        let (x153, c34) = sub_borrow(x138, 0xffff_ffff, c33);
        let (x154, c35) = sub_borrow(x139, 0xffff_ffff, c34);
        let (x155, c36) = sub_borrow(x140, 0xffff_ffff, c35);
        let (x156, c37) = sub_borrow(x141, 0xffff_fffe, c36);
        let (x157, c38) = sub_borrow(x142, 0xffff_ffff, c37);
        let (x158, c39) = sub_borrow(x143, 0xffff_ffff, c38);
        let (x159, c40) = sub_borrow(x144, 0xffff_ffff, c39);
        let (x160, c41) = sub_borrow(x145, 0xffff_ffff, c40);
        let (x161, c42) = sub_borrow(x146, 0xffff_ffff, c41);
        let (x162, c43) = sub_borrow(x147, 0xffff_ffff, c42);
        let (_, c44) = sub_borrow(x148, 0, c43);
        let c44_mask = 0u32.wrapping_sub(c44 as u32);
        let x163 = x149 ^ (c44_mask & (x134 ^ x149));
        let x164 = x150 ^ (c44_mask & (x135 ^ x150));
        let x165 = x151 ^ (c44_mask & (x136 ^ x151));
        let x166 = x152 ^ (c44_mask & (x137 ^ x152));
        let x167 = x153 ^ (c44_mask & (x138 ^ x153));
        let x168 = x154 ^ (c44_mask & (x139 ^ x154));
        let x169 = x155 ^ (c44_mask & (x140 ^ x155));
        let x170 = x156 ^ (c44_mask & (x141 ^ x156));
        let x171 = x157 ^ (c44_mask & (x142 ^ x157));
        let x172 = x158 ^ (c44_mask & (x143 ^ x158));
        let x173 = x159 ^ (c44_mask & (x144 ^ x159));
        let x174 = x160 ^ (c44_mask & (x145 ^ x160));
        let x175 = x161 ^ (c44_mask & (x146 ^ x161));
        let x176 = x162 ^ (c44_mask & (x147 ^ x162));
        let o0 = x163 & 0xfff_ffff;
        let x177 = x164 & 0xff_ffff;
        let o1 = (x163 >> 28) + (x177 << 4);
        let x178 = x165 & 0xf_ffff;
        let o2 = (x164 >> 24) + (x178 << 8);
        let x179 = x166 & 65535;
        let o3 = (x165 >> 20) + (x179 << 12);
        let x180 = x167 & 4095;
        let o4 = (x166 >> 16) + (x180 << 16);
        let x181 = x168 & 255;
        let o5 = (x167 >> 12) + (x181 << 20);
        let x182 = x169 & 15;
        let o6 = (x168 >> 8) + (x182 << 24);
        let o7 = x169 >> 4;
        let o8 = x170 & 0xfff_ffff;
        let x183 = x171 & 0xff_ffff;
        let o9 = (x170 >> 28) + (x183 << 4);
        let x184 = x172 & 0xf_ffff;
        let o10 = (x171 >> 24) + (x184 << 8);
        let x185 = x173 & 65535;
        let o11 = (x172 >> 20) + (x185 << 12);
        let x186 = x174 & 4095;
        let o12 = (x173 >> 16) + (x186 << 16);
        let x187 = x175 & 255;
        let o13 = (x174 >> 12) + (x187 << 20);
        let x188 = x176 & 15;
        let o14 = (x175 >> 8) + (x188 << 24);
        let o15 = x176 >> 4;
        Element([
            o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15,
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
        let mut f = [-1, -0x800_0000, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -255, -0x800_0000, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, 0x1_0001];
        let mut g = invert_start(a);
        let mut d = [-0x4000_0000, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, 1];
        let mut e = [-0x4000_0000, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_fffe, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, 1];
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

/// out = a^181709681073901722637330951972001133588410340171829515070372549795153082041682693171599095924669136482522221115460909340263374504591359
#[cfg_attr(limbforge_calls, inline(never))]
const fn pow_root(a: &Element) -> Element {
    let x1 = square(a);
    let x2 = square(&x1);
    let x3 = mul(&x1, &x2);
    let x4 = mul(a, &x3);
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
    let x21 = square(&x20);
    let x22 = mul(&x21, a);
    let mut x23 = x22;
    let mut turn = 0;
    while turn < 223 {
        x23 = square(&x23);
        turn += 1;
    }
    mul(&x23, &x20)
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
        "0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff";

    const NUM_BITS: u32 = 448;

    const CAPACITY: u32 = 447;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        0, 0, 0, 0, 0, 0, 0, 0x800_0000, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
        0xfff_ffff, 0xfff_ffff, 0x7ff_ffff,
    ]);

    /// 7, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0xfff_fffe, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
        0xfff_ffff, 0xfff_fffe, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
        0xfff_ffff, 0xfff_ffff,
    ]);

    /// 7 to the power of 2^1.
    const DELTA: Element = Element([49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

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
        "0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff";

    const NUM_BITS: u32 = 448;

    const CAPACITY: u32 = 447;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        0, 0, 0, 0, 0, 0, 0, 0x800_0000, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
        0xfff_ffff, 0xfff_ffff, 0x7ff_ffff,
    ]);

    /// 7, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0xfff_fffe, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
        0xfff_ffff, 0xfff_fffe, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
        0xfff_ffff, 0xfff_ffff,
    ]);

    /// 7 to the power of 2^1.
    const DELTA: Element = Element([49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

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
