//! Arithmetic modulo 2^255 - 19 (curve25519). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^255 - 19
//! Recipe:  4x64 operand-scanning carry-chain(twice) fold(38@high:mul) carry(none)
//! Limbs:   4 words of 64 bits
//! Domain:  standard; the sum of limb * weight is the element modulo the prime
//!
//! A function is right for words within the bounds that it takes; what it gives is within its bounds.
//!
//! limb  weight  tight          loose
//! 0     2^0     [0, 2^64 - 1]  [0, 2^64 - 1]
//! 1     2^64    [0, 2^64 - 1]  [0, 2^64 - 1]
//! 2     2^128   [0, 2^64 - 1]  [0, 2^64 - 1]
//! 3     2^192   [0, 2^64 - 1]  [0, 2^64 - 1]
//! ```

/// Words of an element.
pub const LIMBS: usize = 4;

/// Bytes of an element.
pub const BYTES: usize = 32;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u64; LIMBS]);

/// An element within loose bounds: here they are the tight ones.
pub type Loose = Element;

/// 0.
pub const ZERO: Element = Element([0, 0, 0, 0]);

/// 1.
pub const ONE: Element = Element([1, 0, 0, 0]);

/// 2^256: the weight of the upper half of wide bytes.
pub const WIDE: Element = Element([38, 0, 0, 0]);

/// A primitive root of unity of order 2^2, 2 to the (p - 1) / 2^2.
pub const ROOT_OF_UNITY: Element = Element([
    0xc4ee_1b27_4a0e_a0b0,
    0x2f43_1806_ad2f_e478,
    0x2b4d_0099_3dfb_d7a7,
    0x2b83_2480_4fc1_df0b,
]);

/// The whole product of two words.
#[inline(always)]
fn m(x: u64, y: u64) -> u128 {
    x as u128 * y as u128
}

/// The little-endian word at `at`, filled up with 0 where the bytes end.
#[inline(always)]
fn load<const N: usize>(bytes: &[u8; N], at: usize) -> u64 {
    let end = if at + 8 < N { at + 8 } else { N };
    let mut word = [0; 8];
    word[..end - at].copy_from_slice(&bytes[at..end]);
    u64::from_le_bytes(word)
}

/// Writes the word at `at`, little-endian, as far as there are bytes.
#[inline(always)]
fn store<const N: usize>(bytes: &mut [u8; N], at: usize, word: u64) {
    let end = if at + 8 < N { at + 8 } else { N };
    bytes[at..end].copy_from_slice(&word.to_le_bytes()[..end - at]);
}

/// `out = a + b (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn add(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3] = a.0;
    let [b0, b1, b2, b3] = b.0;
    let (x0, c0) = a0.overflowing_add(b0);
    let (x1, c1) = a1.carrying_add(b1, c0);
    let (x2, c2) = a2.carrying_add(b2, c1);
    let (x3, c3) = a3.carrying_add(b3, c2);
    let x4 = ((c3 as u64) << 1) | (x3 >> 63);
    let x5 = x3 & 0x7fff_ffff_ffff_ffff;
    let x4_19 = x4 * 19;
    let (o0, c4) = x0.overflowing_add(x4_19);
    let (o1, c5) = x1.carrying_add(0, c4);
    let (o2, c6) = x2.carrying_add(0, c5);
    let o3 = x5 + c6 as u64;
    Element([o0, o1, o2, o3])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn sub(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3] = a.0;
    let [b0, b1, b2, b3] = b.0;
    let (x0, c0) = a0.overflowing_sub(b0);
    let (x1, c1) = a1.borrowing_sub(b1, c0);
    let (x2, c2) = a2.borrowing_sub(b2, c1);
    let (x3, c3) = a3.borrowing_sub(b3, c2);
    let c3_mask = 0u64.wrapping_sub(c3 as u64);
    let x4 = c3_mask & 38;
    let (x5, c4) = x0.overflowing_sub(x4);
    let (o1, c5) = x1.borrowing_sub(0, c4);
    let (o2, c6) = x2.borrowing_sub(0, c5);
    let (o3, c7) = x3.borrowing_sub(0, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x6 = c7_mask & 38;
    let o0 = x5.wrapping_sub(x6);
    Element([o0, o1, o2, o3])
}

/// `out = -a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn opp(a: &Element) -> Loose {
    let [a0, a1, a2, a3] = a.0;
    let (x0, c0) = 0u64.overflowing_sub(a0);
    let (x1, c1) = 0u64.borrowing_sub(a1, c0);
    let (x2, c2) = 0u64.borrowing_sub(a2, c1);
    let (x3, c3) = 0u64.borrowing_sub(a3, c2);
    let c3_mask = 0u64.wrapping_sub(c3 as u64);
    let x4 = c3_mask & 38;
    let (x5, c4) = x0.overflowing_sub(x4);
    let (o1, c5) = x1.borrowing_sub(0, c4);
    let (o2, c6) = x2.borrowing_sub(0, c5);
    let (o3, c7) = x3.borrowing_sub(0, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x6 = c7_mask & 38;
    let o0 = x5.wrapping_sub(x6);
    Element([o0, o1, o2, o3])
}

/// `out = a * b (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn mul(a: &Loose, b: &Loose) -> Element {
    let [a0, a1, a2, a3] = a.0;
    let [b0, b1, b2, b3] = b.0;
    let r0 = m(a0, b0);
    let x0 = r0 as u64;
    let x1 = (r0 >> 64) as u64;
    let r1 = m(a0, b1);
    let x2 = r1 as u64;
    let x3 = (r1 >> 64) as u64;
    let (x4, c0) = x2.overflowing_add(x1);
    let r2 = m(a0, b2);
    let x5 = r2 as u64;
    let x6 = (r2 >> 64) as u64;
    let (x7, c1) = x5.carrying_add(x3, c0);
    let r3 = m(a0, b3);
    let x8 = r3 as u64;
    let (x9, c2) = x8.carrying_add(x6, c1);
    let x10 = (r3 >> 64) as u64 + c2 as u64;
    let r4 = m(a1, b0);
    let x11 = r4 as u64;
    let x12 = (r4 >> 64) as u64;
    let r5 = m(a1, b1);
    let x13 = r5 as u64;
    let x14 = (r5 >> 64) as u64;
    let (x15, c3) = x13.overflowing_add(x12);
    let r6 = m(a1, b2);
    let x16 = r6 as u64;
    let x17 = (r6 >> 64) as u64;
    let (x18, c4) = x16.carrying_add(x14, c3);
    let r7 = m(a1, b3);
    let x19 = r7 as u64;
    let (x20, c5) = x19.carrying_add(x17, c4);
    let x21 = (r7 >> 64) as u64 + c5 as u64;
    let (x22, c6) = x4.overflowing_add(x11);
    let (x23, c7) = x7.carrying_add(x15, c6);
    let (x24, c8) = x9.carrying_add(x18, c7);
    let (x25, c9) = x10.carrying_add(x20, c8);
    let x26 = x21.wrapping_add(c9 as u64);
    let r8 = m(a2, b0);
    let x27 = r8 as u64;
    let x28 = (r8 >> 64) as u64;
    let r9 = m(a2, b1);
    let x29 = r9 as u64;
    let x30 = (r9 >> 64) as u64;
    let (x31, c10) = x29.overflowing_add(x28);
    let r10 = m(a2, b2);
    let x32 = r10 as u64;
    let x33 = (r10 >> 64) as u64;
    let (x34, c11) = x32.carrying_add(x30, c10);
    let r11 = m(a2, b3);
    let x35 = r11 as u64;
    let (x36, c12) = x35.carrying_add(x33, c11);
    let x37 = (r11 >> 64) as u64 + c12 as u64;
    let (x38, c13) = x23.overflowing_add(x27);
    let (x39, c14) = x24.carrying_add(x31, c13);
    let (x40, c15) = x25.carrying_add(x34, c14);
    let (x41, c16) = x26.carrying_add(x36, c15);
    let x42 = x37.wrapping_add(c16 as u64);
    let r12 = m(a3, b0);
    let x43 = r12 as u64;
    let x44 = (r12 >> 64) as u64;
    let r13 = m(a3, b1);
    let x45 = r13 as u64;
    let x46 = (r13 >> 64) as u64;
    let (x47, c17) = x45.overflowing_add(x44);
    let r14 = m(a3, b2);
    let x48 = r14 as u64;
    let x49 = (r14 >> 64) as u64;
    let (x50, c18) = x48.carrying_add(x46, c17);
    let r15 = m(a3, b3);
    let x51 = r15 as u64;
    let (x52, c19) = x51.carrying_add(x49, c18);
    let x53 = (r15 >> 64) as u64 + c19 as u64;
    let (x54, c20) = x39.overflowing_add(x43);
    let (x55, c21) = x40.carrying_add(x47, c20);
    let (x56, c22) = x41.carrying_add(x50, c21);
    let (x57, c23) = x42.carrying_add(x52, c22);
    let x58 = x53.wrapping_add(c23 as u64);
    let r16 = m(x55, 38);
    let x59 = r16 as u64;
    let x60 = (r16 >> 64) as u64;
    let r17 = m(x56, 38);
    let x61 = r17 as u64;
    let x62 = (r17 >> 64) as u64;
    let r18 = m(x57, 38);
    let x63 = r18 as u64;
    let x64 = (r18 >> 64) as u64;
    let r19 = m(x58, 38);
    let x65 = r19 as u64;
    let (x66, c24) = x0.overflowing_add(x59);
    let (x67, c25) = x22.carrying_add(x61, c24);
    let (x68, c26) = x38.carrying_add(x63, c25);
    let (x69, c27) = x54.carrying_add(x65, c26);
    let x70 = (r19 >> 64) as u64 + c27 as u64;
    let x71 = x69 >> 63;
    let c28 = x71 != 0;
    let c28_mask = 0u64.wrapping_sub(c28 as u64);
    let x72 = x70 * 38 + (c28_mask & 19);
    let x73 = x69 & 0x7fff_ffff_ffff_ffff;
    let (o0, c29) = x66.overflowing_add(x72);
    let (o1, c30) = x67.carrying_add(x60, c29);
    let (o2, c31) = x68.carrying_add(x62, c30);
    let (o3, _) = x73.carrying_add(x64, c31);
    Element([o0, o1, o2, o3])
}

/// `out = a^2 (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn square(a: &Loose) -> Element {
    let [a0, a1, a2, a3] = a.0;
    let r0 = m(a0, a1);
    let r1 = m(a0, a2);
    let r2 = m(a0, a3);
    let r3 = m(a0, a0);
    let x0 = r3 as u64;
    let x1 = (r3 >> 64) as u64;
    let r4 = m(a1, a2);
    let r5 = m(a1, a3);
    let r6 = m(a1, a1);
    let x2 = r6 as u64;
    let x3 = (r6 >> 64) as u64;
    let r7 = m(a2, a3);
    let r8 = m(a2, a2);
    let x4 = r8 as u64;
    let x5 = (r8 >> 64) as u64;
    let r9 = m(a3, a3);
    let x6 = r9 as u64;
    let x7 = (r9 >> 64) as u64;
    let x8 = r0 as u64;
    let x9 = (r0 >> 64) as u64;
    let x10 = r1 as u64;
    let x11 = (r1 >> 64) as u64;
    let (x12, c0) = x10.overflowing_add(x9);
    let x13 = r2 as u64;
    let (x14, c1) = x13.carrying_add(x11, c0);
    let x15 = (r2 >> 64) as u64 + c1 as u64;
    let x16 = r4 as u64;
    let x17 = (r4 >> 64) as u64;
    let x18 = r5 as u64;
    let (x19, c2) = x18.overflowing_add(x17);
    let x20 = (r5 >> 64) as u64 + c2 as u64;
    let (x21, c3) = x14.overflowing_add(x16);
    let (x22, c4) = x15.carrying_add(x19, c3);
    let x23 = x20.wrapping_add(c4 as u64);
    let x24 = r7 as u64;
    let x25 = (r7 >> 64) as u64;
    let (x26, c5) = x23.overflowing_add(x24);
    let x27 = x25 + c5 as u64;
    let (x28, c6) = x1.overflowing_add(x8);
    let (x29, c7) = x2.carrying_add(x12, c6);
    let (x30, c8) = x3.carrying_add(x21, c7);
    let (x31, c9) = x4.carrying_add(x22, c8);
    let (x32, c10) = x5.carrying_add(x26, c9);
    let (x33, c11) = x6.carrying_add(x27, c10);
    let x34 = x7 + c11 as u64;
    let (x35, c12) = x28.overflowing_add(x8);
    let (x36, c13) = x29.carrying_add(x12, c12);
    let (x37, c14) = x30.carrying_add(x21, c13);
    let (x38, c15) = x31.carrying_add(x22, c14);
    let (x39, c16) = x32.carrying_add(x26, c15);
    let (x40, c17) = x33.carrying_add(x27, c16);
    let x41 = x34.wrapping_add(c17 as u64);
    let r10 = m(x38, 38);
    let x42 = r10 as u64;
    let x43 = (r10 >> 64) as u64;
    let r11 = m(x39, 38);
    let x44 = r11 as u64;
    let x45 = (r11 >> 64) as u64;
    let r12 = m(x40, 38);
    let x46 = r12 as u64;
    let x47 = (r12 >> 64) as u64;
    let r13 = m(x41, 38);
    let x48 = r13 as u64;
    let (x49, c18) = x0.overflowing_add(x42);
    let (x50, c19) = x35.carrying_add(x44, c18);
    let (x51, c20) = x36.carrying_add(x46, c19);
    let (x52, c21) = x37.carrying_add(x48, c20);
    let x53 = (r13 >> 64) as u64 + c21 as u64;
    let x54 = x52 >> 63;
    let c22 = x54 != 0;
    let c22_mask = 0u64.wrapping_sub(c22 as u64);
    let x55 = x53 * 38 + (c22_mask & 19);
    let x56 = x52 & 0x7fff_ffff_ffff_ffff;
    let (o0, c23) = x49.overflowing_add(x55);
    let (o1, c24) = x50.carrying_add(x43, c23);
    let (o2, c25) = x51.carrying_add(x45, c24);
    let (o3, _) = x56.carrying_add(x47, c25);
    Element([o0, o1, o2, o3])
}

/// `out = k * a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `k` in `[0, 2^32 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn mul_small(a: &Loose, k: u32) -> Element {
    let [a0, a1, a2, a3] = a.0;
    let r0 = m(k as u64, a0);
    let x0 = r0 as u64;
    let x1 = (r0 >> 64) as u64;
    let r1 = m(k as u64, a1);
    let x2 = r1 as u64;
    let x3 = (r1 >> 64) as u64;
    let (x4, c0) = x2.overflowing_add(x1);
    let r2 = m(k as u64, a2);
    let x5 = r2 as u64;
    let x6 = (r2 >> 64) as u64;
    let (x7, c1) = x5.carrying_add(x3, c0);
    let r3 = m(k as u64, a3);
    let x8 = r3 as u64;
    let (x9, c2) = x8.carrying_add(x6, c1);
    let x10 = (r3 >> 64) as u64 + c2 as u64;
    let x11 = (x10 << 1) | (x9 >> 63);
    let x12 = x9 & 0x7fff_ffff_ffff_ffff;
    let x11_19 = x11 * 19;
    let (o0, c3) = x0.overflowing_add(x11_19);
    let (o1, c4) = x4.carrying_add(0, c3);
    let (o2, c5) = x7.carrying_add(0, c4);
    let o3 = x12 + c5 as u64;
    Element([o0, o1, o2, o3])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn halve(a: &Element) -> Element {
    let [a0, a1, a2, a3] = a.0;
    let x0 = a0 & 1;
    let c0 = x0 != 0;
    let c0_mask = 0u64.wrapping_sub(c0 as u64);
    let x1 = c0_mask & 0xffff_ffff_ffff_ffed;
    let x2 = c0_mask & 0x7fff_ffff_ffff_ffff;
    let (x3, c1) = a0.overflowing_add(x1);
    let (x4, c2) = a1.carrying_add(c0_mask, c1);
    let (x5, c3) = a2.carrying_add(c0_mask, c2);
    let (x6, c4) = a3.carrying_add(x2, c3);
    let x7 = x4 & 1;
    let x8 = x5 & 1;
    let x9 = x6 & 1;
    let o0 = (x3 >> 1) + (x7 << 63);
    let o1 = (x4 >> 1) + (x8 << 63);
    let o2 = (x5 >> 1) + (x9 << 63);
    let o3 = (x6 >> 1) + ((c4 as u64) << 63);
    Element([o0, o1, o2, o3])
}

/// `out = a if choice is 1, b if it is 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn select(choice: u64, a: &Element, b: &Element) -> Element {
    let [a0, a1, a2, a3] = a.0;
    let [b0, b1, b2, b3] = b.0;
    // The compiler must not see that the flag is 0 or 1: it could branch on it.
    let choice_mask = 0u64.wrapping_sub(core::hint::black_box(choice));
    let o0 = b0 ^ (choice_mask & (a0 ^ b0));
    let o1 = b1 ^ (choice_mask & (a1 ^ b1));
    let o2 = b2 ^ (choice_mask & (a2 ^ b2));
    let o3 = b3 ^ (choice_mask & (a3 ^ b3));
    Element([o0, o1, o2, o3])
}

/// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - gives `x`: every word in `[0, 2^64 - 1]`
/// - gives `y`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn swap(choice: u64, a: &Element, b: &Element) -> (Element, Element) {
    let [a0, a1, a2, a3] = a.0;
    let [b0, b1, b2, b3] = b.0;
    // The compiler must not see that the flag is 0 or 1: it could branch on it.
    let choice_mask = 0u64.wrapping_sub(core::hint::black_box(choice));
    let x0 = a0 ^ (choice_mask & (b0 ^ a0));
    let x1 = a1 ^ (choice_mask & (b1 ^ a1));
    let x2 = a2 ^ (choice_mask & (b2 ^ a2));
    let x3 = a3 ^ (choice_mask & (b3 ^ a3));
    let y0 = b0 ^ (choice_mask & (a0 ^ b0));
    let y1 = b1 ^ (choice_mask & (a1 ^ b1));
    let y2 = b2 ^ (choice_mask & (a2 ^ b2));
    let y3 = b3 ^ (choice_mask & (a3 ^ b3));
    let x = Element([x0, x1, x2, x3]);
    let y = Element([y0, y1, y2, y3]);
    (x, y)
}

/// `out = a (mod p), 0 <= out < p`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - gives `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
#[inline]
pub fn to_bytes(a: &Element) -> [u8; 32] {
    let [a0, a1, a2, a3] = a.0;
    let x0 = a3 >> 63;
    let x1 = a3 & 0x7fff_ffff_ffff_ffff;
    let x0_19 = x0 * 19;
    let (x2, c0) = a0.overflowing_add(x0_19);
    let (x3, c1) = a1.carrying_add(0, c0);
    let (x4, c2) = a2.carrying_add(0, c1);
    let x5 = x1 + c2 as u64;
    let (x6, c3) = x2.overflowing_sub(0xffff_ffff_ffff_ffed);
    let (x7, c4) = x3.borrowing_sub(0xffff_ffff_ffff_ffff, c3);
    let (x8, c5) = x4.borrowing_sub(0xffff_ffff_ffff_ffff, c4);
    let (x9, c6) = x5.borrowing_sub(0x7fff_ffff_ffff_ffff, c5);
    let c6_mask = 0u64.wrapping_sub(c6 as u64);
    let o0 = x6 ^ (c6_mask & (x2 ^ x6));
    let o1 = x7 ^ (c6_mask & (x3 ^ x7));
    let o2 = x8 ^ (c6_mask & (x4 ^ x8));
    let o3 = x9 ^ (c6_mask & (x5 ^ x9));
    let mut out = [0; 32];
    store(&mut out, 0, o0);
    store(&mut out, 8, o1);
    store(&mut out, 16, o2);
    store(&mut out, 24, o3);
    out
}

/// `out = bytes (mod p)`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn from_bytes(bytes: &[u8; 32]) -> Element {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    Element([bytes0, bytes1, bytes2, bytes3])
}

/// `out = bytes (mod p), ok = 1 if bytes < p`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
/// - gives `ok` in `[0, 1]`
#[inline]
pub fn from_bytes_canonical(bytes: &[u8; 32]) -> (Element, u64) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let (_, c0) = bytes0.overflowing_sub(0xffff_ffff_ffff_ffed);
    let (_, c1) = bytes1.borrowing_sub(0xffff_ffff_ffff_ffff, c0);
    let (_, c2) = bytes2.borrowing_sub(0xffff_ffff_ffff_ffff, c1);
    let (_, ok0) = bytes3.borrowing_sub(0x7fff_ffff_ffff_ffff, c2);
    let out = Element([bytes0, bytes1, bytes2, bytes3]);
    (out, ok0 as u64)
}

/// `out = 1 if bytes = 0, else 0`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - gives `out` in `[0, 1]`
#[inline]
pub fn bytes_are_zero(bytes: &[u8; 32]) -> u64 {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let (_, c0) = bytes0.overflowing_sub(1);
    let (_, c1) = bytes1.borrowing_sub(0, c0);
    let (_, c2) = bytes2.borrowing_sub(0, c1);
    let (_, o0) = bytes3.borrowing_sub(0, c2);
    o0 as u64
}

/// `2 * half + odd = bytes, odd is 0 or 1`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - gives `half`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
/// - gives `odd` in `[0, 1]`
#[inline]
pub fn bytes_parity(bytes: &[u8; 32]) -> ([u8; 32], u64) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let x0 = bytes0 & 1;
    let x1 = bytes1 & 1;
    let x2 = bytes2 & 1;
    let x3 = bytes3 & 1;
    let odd0 = x0 != 0;
    let half0 = (bytes0 >> 1) + (x1 << 63);
    let half1 = (bytes1 >> 1) + (x2 << 63);
    let half2 = (bytes2 >> 1) + (x3 << 63);
    let half3 = bytes3 >> 1;
    let mut half = [0; 32];
    store(&mut half, 0, half0);
    store(&mut half, 8, half1);
    store(&mut half, 16, half2);
    store(&mut half, 24, half3);
    (half, odd0 as u64)
}

/// `out = 2 * is_square - 1 - is_zero`
///
/// - takes `is_zero` in `[0, 1]`
/// - takes `is_square` in `[0, 1]`
/// - gives `out` in `[-2, 1]`
#[inline]
pub fn sign_of(is_zero: u64, is_square: u64) -> i64 {
    let x0 = is_square + is_square;
    let x1 = is_zero + 1;
    let o0 = x0 as i64 - x1 as i64;
    o0
}

/// out = 2 * a
pub fn double(a: &Element) -> Element {
    add(a, a)
}

/// out = 1 if a = 0, else 0
pub fn is_zero(a: &Element) -> u64 {
    let bytes = to_bytes(a);
    bytes_are_zero(&bytes)
}

/// out = 1 if a = b, else 0
pub fn equal(a: &Element, b: &Element) -> u64 {
    let difference = sub(a, b);
    is_zero(&difference)
}

/// out = the parity of a in [0, p): its sign as RFC 9380 (section 4.1) and many encodings define it
pub fn is_odd(a: &Element) -> u64 {
    let bytes = to_bytes(a);
    let (_, out) = bytes_parity(&bytes);
    out
}

/// out = -a if choice is 1, a if it is 0
pub fn conditional_negate(a: &Element, choice: u64) -> Element {
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
    let x2 = square(&x1);
    let x3 = square(&x2);
    let x4 = mul(&x1, &x3);
    let x5 = mul(a, &x4);
    let x6 = square(&x4);
    let x7 = mul(&x5, &x6);
    let mut x8 = square(&x7);
    for _ in 0..4 {
        x8 = square(&x8);
    }
    let x9 = mul(&x8, &x7);
    let mut x10 = square(&x9);
    for _ in 0..4 {
        x10 = square(&x10);
    }
    let x11 = mul(&x10, &x7);
    let mut x12 = square(&x11);
    for _ in 0..14 {
        x12 = square(&x12);
    }
    let x13 = mul(&x12, &x11);
    let mut x14 = square(&x13);
    for _ in 0..29 {
        x14 = square(&x14);
    }
    let x15 = mul(&x14, &x13);
    let mut x16 = square(&x15);
    for _ in 0..59 {
        x16 = square(&x16);
    }
    let x17 = mul(&x16, &x15);
    let mut x18 = square(&x17);
    for _ in 0..4 {
        x18 = square(&x18);
    }
    let x19 = mul(&x18, &x7);
    let mut x20 = square(&x19);
    for _ in 0..124 {
        x20 = square(&x20);
    }
    let x21 = mul(&x20, &x19);
    let mut x22 = square(&x21);
    for _ in 0..4 {
        x22 = square(&x22);
    }
    mul(&x22, &x5)
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

/// out = a^7237005577332262213973186563042994240829374041602535252466099000494570602493
fn pow_root(a: &Element) -> Element {
    let x1 = square(a);
    let x2 = square(&x1);
    let x3 = square(&x2);
    let x4 = mul(&x1, &x3);
    let x5 = square(&x4);
    let x6 = mul(&x4, &x5);
    let x7 = mul(a, &x6);
    let mut x8 = square(&x7);
    for _ in 0..4 {
        x8 = square(&x8);
    }
    let x9 = mul(&x8, &x7);
    let mut x10 = square(&x9);
    for _ in 0..4 {
        x10 = square(&x10);
    }
    let x11 = mul(&x10, &x7);
    let mut x12 = square(&x11);
    for _ in 0..14 {
        x12 = square(&x12);
    }
    let x13 = mul(&x12, &x11);
    let mut x14 = square(&x13);
    for _ in 0..29 {
        x14 = square(&x14);
    }
    let x15 = mul(&x14, &x13);
    let mut x16 = square(&x15);
    for _ in 0..59 {
        x16 = square(&x16);
    }
    let x17 = mul(&x16, &x15);
    let mut x18 = square(&x17);
    for _ in 0..4 {
        x18 = square(&x18);
    }
    let x19 = mul(&x18, &x7);
    let mut x20 = square(&x19);
    for _ in 0..124 {
        x20 = square(&x20);
    }
    let x21 = mul(&x20, &x19);
    let mut x22 = square(&x21);
    x22 = square(&x22);
    mul(&x22, a)
}

/// out^2 = a and ok = 1 if a is a square (0 is one); else ok = 0, and out is no root
///
/// Which of the two roots it is, `is_odd` tells.
pub fn sqrt(a: &Element) -> (Element, u64) {
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
pub fn is_square(a: &Element) -> u64 {
    let character = pow_euler(a);
    let squared = square(&character);
    equal(&squared, &character)
}

/// out = the Legendre symbol: 0 if a = 0, 1 if a is another square, else -1
pub fn legendre(a: &Element) -> i64 {
    let zero = is_zero(a);
    let square = is_square(a);
    sign_of(zero, square)
}
