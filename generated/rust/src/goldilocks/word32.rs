//! Arithmetic modulo 2^448 - 2^224 - 1 (goldilocks). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^448 - 2^224 - 1
//! Recipe:  16x28 word(32) product-scanning double-word golden carry(sequential)
//! Limbs:   16 words of 32 bits
//! Domain:  standard; the sum of limb * weight is the element modulo the prime
//!
//! A function is right for words within the bounds that it takes; what it gives is within its bounds.
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
pub const ONE: Element = Element([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/// 2^448: the weight of the upper half of wide bytes.
pub const WIDE: Element = Element([1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

/// A primitive root of unity of order 2^1, 7 to the (p - 1) / 2^1.
pub const ROOT_OF_UNITY: Element = Element([
    0xfff_fffe, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
    0xfff_fffe, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff, 0xfff_ffff,
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
/// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
/// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
/// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
/// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
/// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
/// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
#[inline]
pub fn mul_small(a: &Loose, k: u32) -> Element {
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
/// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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

/// `out = a if choice is 1, b if it is 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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
/// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - takes `b`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - gives `x`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - gives `y`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
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

/// `out = a (mod p), 0 <= out < p`
///
/// - takes `a`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - gives `out`: every word in `[0, 2^32 - 1]`
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
    let (x74, c1) = x48.borrowing_sub(0xffff_ffff, c0);
    let (x75, c2) = x50.borrowing_sub(0xffff_ffff, c1);
    let (x76, c3) = x52.borrowing_sub(0xffff_ffff, c2);
    let (x77, c4) = x54.borrowing_sub(0xffff_ffff, c3);
    let (x78, c5) = x56.borrowing_sub(0xffff_ffff, c4);
    let (x79, c6) = x57.borrowing_sub(0xffff_ffff, c5);
    let (x80, c7) = x59.borrowing_sub(0xffff_fffd, c6);
    let (x81, c8) = x61.borrowing_sub(0xffff_ffff, c7);
    let (x82, c9) = x63.borrowing_sub(0xffff_ffff, c8);
    let (x83, c10) = x65.borrowing_sub(0xffff_ffff, c9);
    let (x84, c11) = x67.borrowing_sub(0xffff_ffff, c10);
    let (x85, c12) = x69.borrowing_sub(0xffff_ffff, c11);
    let (x86, c13) = x71.borrowing_sub(0xffff_ffff, c12);
    let (x87, c14) = x72.borrowing_sub(1, c13);
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
    let (x104, c16) = x89.borrowing_sub(0xffff_ffff, c15);
    let (x105, c17) = x90.borrowing_sub(0xffff_ffff, c16);
    let (x106, c18) = x91.borrowing_sub(0xffff_ffff, c17);
    let (x107, c19) = x92.borrowing_sub(0xffff_ffff, c18);
    let (x108, c20) = x93.borrowing_sub(0xffff_ffff, c19);
    let (x109, c21) = x94.borrowing_sub(0xffff_ffff, c20);
    let (x110, c22) = x95.borrowing_sub(0xffff_fffe, c21);
    let (x111, c23) = x96.borrowing_sub(0xffff_ffff, c22);
    let (x112, c24) = x97.borrowing_sub(0xffff_ffff, c23);
    let (x113, c25) = x98.borrowing_sub(0xffff_ffff, c24);
    let (x114, c26) = x99.borrowing_sub(0xffff_ffff, c25);
    let (x115, c27) = x100.borrowing_sub(0xffff_ffff, c26);
    let (x116, c28) = x101.borrowing_sub(0xffff_ffff, c27);
    let (_, c29) = x102.borrowing_sub(0, c28);
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
/// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
#[inline]
pub fn from_bytes(bytes: &[u8; 56]) -> Element {
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
/// - gives `out`: word 0, 8 in `[0, 0x10ffffff]`; word 1, 9 in `[0, 0x101fffff]`; word 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15 in `[0, 2^28 - 1]`
/// - gives `ok` in `[0, 1]`
#[inline]
pub fn from_bytes_canonical(bytes: &[u8; 56]) -> (Element, u32) {
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
    let (_, c1) = bytes1.borrowing_sub(0xffff_ffff, c0);
    let (_, c2) = bytes2.borrowing_sub(0xffff_ffff, c1);
    let (_, c3) = bytes3.borrowing_sub(0xffff_ffff, c2);
    let (_, c4) = bytes4.borrowing_sub(0xffff_ffff, c3);
    let (_, c5) = bytes5.borrowing_sub(0xffff_ffff, c4);
    let (_, c6) = bytes6.borrowing_sub(0xffff_ffff, c5);
    let (_, c7) = bytes7.borrowing_sub(0xffff_fffe, c6);
    let (_, c8) = bytes8.borrowing_sub(0xffff_ffff, c7);
    let (_, c9) = bytes9.borrowing_sub(0xffff_ffff, c8);
    let (_, c10) = bytes10.borrowing_sub(0xffff_ffff, c9);
    let (_, c11) = bytes11.borrowing_sub(0xffff_ffff, c10);
    let (_, c12) = bytes12.borrowing_sub(0xffff_ffff, c11);
    let (_, ok0) = bytes13.borrowing_sub(0xffff_ffff, c12);
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
    let x2 = square(&x1);
    let x3 = mul(&x1, &x2);
    let x4 = mul(a, &x3);
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
    let x21 = square(&x20);
    let x22 = mul(&x21, a);
    let mut x23 = square(&x22);
    for _ in 0..222 {
        x23 = square(&x23);
    }
    let x24 = mul(&x23, &x20);
    let mut x25 = square(&x24);
    x25 = square(&x25);
    mul(&x25, a)
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

/// out = a^181709681073901722637330951972001133588410340171829515070372549795153082041682693171599095924669136482522221115460909340263374504591359
fn pow_root(a: &Element) -> Element {
    let x1 = square(a);
    let x2 = square(&x1);
    let x3 = mul(&x1, &x2);
    let x4 = mul(a, &x3);
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
    let x21 = square(&x20);
    let x22 = mul(&x21, a);
    let mut x23 = square(&x22);
    for _ in 0..222 {
        x23 = square(&x23);
    }
    mul(&x23, &x20)
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
