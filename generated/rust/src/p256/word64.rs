//! Arithmetic modulo 2^256 - 2^224 + 2^192 + 2^96 - 1 (p256). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^256 - 2^224 + 2^192 + 2^96 - 1
//! Recipe:  4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)
//! Limbs:   4 words of 64 bits
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^256 modulo the prime
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
pub const ONE: Element = Element([
    1,
    0xffff_ffff_0000_0000,
    0xffff_ffff_ffff_ffff,
    0xffff_fffe,
]);

/// 2^256: the weight of the upper half of wide bytes.
pub const WIDE: Element = Element([
    3,
    0xffff_fffb_ffff_ffff,
    0xffff_ffff_ffff_fffe,
    0x4_ffff_fffd,
]);

/// A primitive root of unity of order 2^1, 3 to the (p - 1) / 2^1.
pub const ROOT_OF_UNITY: Element = Element([
    0xffff_ffff_ffff_fffe,
    0x1_ffff_ffff,
    0,
    0xffff_fffe_0000_0002,
]);

/// R: its limbs are those of R^2.
pub const R: Element = Element([
    3,
    0xffff_fffb_ffff_ffff,
    0xffff_ffff_ffff_fffe,
    0x4_ffff_fffd,
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
    let c3_mask = 0u64.wrapping_sub(c3 as u64);
    let x4 = c3_mask & 1;
    let x5 = c3_mask & 0xffff_ffff_0000_0000;
    let x6 = c3_mask & 0xffff_fffe;
    let (x7, c4) = x0.overflowing_add(x4);
    let (x8, c5) = x1.carrying_add(x5, c4);
    let (x9, c6) = x2.carrying_add(c3_mask, c5);
    let (x10, c7) = x3.carrying_add(x6, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x11 = c7_mask & 1;
    let x12 = c7_mask & 0xffff_ffff_0000_0000;
    let x13 = c7_mask & 0xffff_fffe;
    let (o0, c8) = x7.overflowing_add(x11);
    let (o1, c9) = x8.carrying_add(x12, c8);
    let (o2, c10) = x9.carrying_add(c7_mask, c9);
    let (o3, _) = x10.carrying_add(x13, c10);
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
    let x4 = c3_mask & 1;
    let x5 = c3_mask & 0xffff_ffff_0000_0000;
    let x6 = c3_mask & 0xffff_fffe;
    let (x7, c4) = x0.overflowing_sub(x4);
    let (x8, c5) = x1.borrowing_sub(x5, c4);
    let (x9, c6) = x2.borrowing_sub(c3_mask, c5);
    let (x10, c7) = x3.borrowing_sub(x6, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x11 = c7_mask & 1;
    let x12 = c7_mask & 0xffff_ffff_0000_0000;
    let x13 = c7_mask & 0xffff_fffe;
    let (o0, c8) = x7.overflowing_sub(x11);
    let (o1, c9) = x8.borrowing_sub(x12, c8);
    let (o2, c10) = x9.borrowing_sub(c7_mask, c9);
    let (o3, _) = x10.borrowing_sub(x13, c10);
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
    let x4 = c3_mask & 1;
    let x5 = c3_mask & 0xffff_ffff_0000_0000;
    let x6 = c3_mask & 0xffff_fffe;
    let (x7, c4) = x0.overflowing_sub(x4);
    let (x8, c5) = x1.borrowing_sub(x5, c4);
    let (x9, c6) = x2.borrowing_sub(c3_mask, c5);
    let (x10, c7) = x3.borrowing_sub(x6, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x11 = c7_mask & 1;
    let x12 = c7_mask & 0xffff_ffff_0000_0000;
    let x13 = c7_mask & 0xffff_fffe;
    let (o0, c8) = x7.overflowing_sub(x11);
    let (o1, c9) = x8.borrowing_sub(x12, c8);
    let (o2, c10) = x9.borrowing_sub(c7_mask, c9);
    let (o3, _) = x10.borrowing_sub(x13, c10);
    Element([o0, o1, o2, o3])
}

/// `R * out = a * b (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn mul(a: &Loose, b: &Loose) -> Element {
    let [a0, a1, a2, a3] = a.0;
    let [b0, b1, b2, b3] = b.0;
    let r0 = m(b0, a0);
    let x0 = r0 as u64;
    let x1 = (r0 >> 64) as u64;
    let r1 = m(b0, a1);
    let x2 = r1 as u64;
    let x3 = (r1 >> 64) as u64;
    let (x4, c0) = x2.overflowing_add(x1);
    let r2 = m(b0, a2);
    let x5 = r2 as u64;
    let x6 = (r2 >> 64) as u64;
    let (x7, c1) = x5.carrying_add(x3, c0);
    let r3 = m(b0, a3);
    let x8 = r3 as u64;
    let (x9, c2) = x8.carrying_add(x6, c1);
    let x10 = (r3 >> 64) as u64 + c2 as u64;
    let r4 = (x0 as u128) << 32;
    let x11 = r4 as u64;
    let x12 = (r4 >> 64) as u64;
    let r5 = m(x0, 0xffff_ffff_0000_0001);
    let x13 = r5 as u64;
    let x14 = (r5 >> 64) as u64;
    let (x15, c3) = x4.overflowing_add(x11);
    let (x16, c4) = x7.carrying_add(x12, c3);
    let (x17, c5) = x9.carrying_add(x13, c4);
    let x18 = x14 + c5 as u64;
    let (x19, c6) = x10.overflowing_add(x18);
    let r6 = m(b1, a0);
    let x20 = r6 as u64;
    let x21 = (r6 >> 64) as u64;
    let r7 = m(b1, a1);
    let x22 = r7 as u64;
    let x23 = (r7 >> 64) as u64;
    let (x24, c7) = x22.overflowing_add(x21);
    let r8 = m(b1, a2);
    let x25 = r8 as u64;
    let x26 = (r8 >> 64) as u64;
    let (x27, c8) = x25.carrying_add(x23, c7);
    let r9 = m(b1, a3);
    let x28 = r9 as u64;
    let (x29, c9) = x28.carrying_add(x26, c8);
    let x30 = (r9 >> 64) as u64 + c9 as u64;
    let (x31, c10) = x15.overflowing_add(x20);
    let (x32, c11) = x16.carrying_add(x24, c10);
    let (x33, c12) = x17.carrying_add(x27, c11);
    let (x34, c13) = x19.carrying_add(x29, c12);
    let x35 = x30.wrapping_add(c13 as u64);
    let (x36, c14) = (c6 as u64).overflowing_add(x35);
    let r10 = (x31 as u128) << 32;
    let x37 = r10 as u64;
    let x38 = (r10 >> 64) as u64;
    let r11 = m(x31, 0xffff_ffff_0000_0001);
    let x39 = r11 as u64;
    let x40 = (r11 >> 64) as u64;
    let (x41, c15) = x32.overflowing_add(x37);
    let (x42, c16) = x33.carrying_add(x38, c15);
    let (x43, c17) = x34.carrying_add(x39, c16);
    let x44 = x40 + c17 as u64;
    let (x45, c18) = x36.overflowing_add(x44);
    let x46 = c14 as u64 + c18 as u64;
    let r12 = m(b2, a0);
    let x47 = r12 as u64;
    let x48 = (r12 >> 64) as u64;
    let r13 = m(b2, a1);
    let x49 = r13 as u64;
    let x50 = (r13 >> 64) as u64;
    let (x51, c19) = x49.overflowing_add(x48);
    let r14 = m(b2, a2);
    let x52 = r14 as u64;
    let x53 = (r14 >> 64) as u64;
    let (x54, c20) = x52.carrying_add(x50, c19);
    let r15 = m(b2, a3);
    let x55 = r15 as u64;
    let (x56, c21) = x55.carrying_add(x53, c20);
    let x57 = (r15 >> 64) as u64 + c21 as u64;
    let (x58, c22) = x41.overflowing_add(x47);
    let (x59, c23) = x42.carrying_add(x51, c22);
    let (x60, c24) = x43.carrying_add(x54, c23);
    let (x61, c25) = x45.carrying_add(x56, c24);
    let x62 = x57.wrapping_add(c25 as u64);
    let (x63, c26) = x46.overflowing_add(x62);
    let r16 = (x58 as u128) << 32;
    let x64 = r16 as u64;
    let x65 = (r16 >> 64) as u64;
    let r17 = m(x58, 0xffff_ffff_0000_0001);
    let x66 = r17 as u64;
    let x67 = (r17 >> 64) as u64;
    let (x68, c27) = x59.overflowing_add(x64);
    let (x69, c28) = x60.carrying_add(x65, c27);
    let (x70, c29) = x61.carrying_add(x66, c28);
    let x71 = x67 + c29 as u64;
    let (x72, c30) = x63.overflowing_add(x71);
    let x73 = c26 as u64 + c30 as u64;
    let r18 = m(b3, a0);
    let x74 = r18 as u64;
    let x75 = (r18 >> 64) as u64;
    let r19 = m(b3, a1);
    let x76 = r19 as u64;
    let x77 = (r19 >> 64) as u64;
    let (x78, c31) = x76.overflowing_add(x75);
    let r20 = m(b3, a2);
    let x79 = r20 as u64;
    let x80 = (r20 >> 64) as u64;
    let (x81, c32) = x79.carrying_add(x77, c31);
    let r21 = m(b3, a3);
    let x82 = r21 as u64;
    let (x83, c33) = x82.carrying_add(x80, c32);
    let x84 = (r21 >> 64) as u64 + c33 as u64;
    let (x85, c34) = x68.overflowing_add(x74);
    let (x86, c35) = x69.carrying_add(x78, c34);
    let (x87, c36) = x70.carrying_add(x81, c35);
    let (x88, c37) = x72.carrying_add(x83, c36);
    let x89 = x84.wrapping_add(c37 as u64);
    let (x90, c38) = x73.overflowing_add(x89);
    let r22 = (x85 as u128) << 32;
    let x91 = r22 as u64;
    let x92 = (r22 >> 64) as u64;
    let r23 = m(x85, 0xffff_ffff_0000_0001);
    let x93 = r23 as u64;
    let x94 = (r23 >> 64) as u64;
    let (x95, c39) = x86.overflowing_add(x91);
    let (x96, c40) = x87.carrying_add(x92, c39);
    let (x97, c41) = x88.carrying_add(x93, c40);
    let x98 = x94 + c41 as u64;
    let (x99, c42) = x90.overflowing_add(x98);
    let x100 = c38 as u64 + c42 as u64;
    let c43 = x100 != 0;
    let c43_mask = 0u64.wrapping_sub(c43 as u64);
    let x101 = c43_mask & 0xffff_ffff;
    let x102 = c43_mask & 0xffff_ffff_0000_0001;
    let (o0, c44) = x95.overflowing_sub(c43_mask);
    let (o1, c45) = x96.borrowing_sub(x101, c44);
    let (o2, c46) = x97.borrowing_sub(0, c45);
    let (o3, _) = x99.borrowing_sub(x102, c46);
    Element([o0, o1, o2, o3])
}

/// `R * out = a^2 (mod p)`
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
    let (x28, c6) = x8.overflowing_add(x8);
    let (x29, c7) = x12.carrying_add(x12, c6);
    let (x30, c8) = x21.carrying_add(x21, c7);
    let (x31, c9) = x22.carrying_add(x22, c8);
    let (x32, c10) = x26.carrying_add(x26, c9);
    let (x33, c11) = x27.carrying_add(x27, c10);
    let (x34, c12) = x1.overflowing_add(x28);
    let (x35, c13) = x2.carrying_add(x29, c12);
    let (x36, c14) = x3.carrying_add(x30, c13);
    let (x37, c15) = x4.carrying_add(x31, c14);
    let (x38, c16) = x5.carrying_add(x32, c15);
    let (x39, c17) = x6.carrying_add(x33, c16);
    let (x40, _) = x7.carrying_add(c11 as u64, c17);
    let r10 = (x0 as u128) << 32;
    let x41 = r10 as u64;
    let x42 = (r10 >> 64) as u64;
    let r11 = m(x0, 0xffff_ffff_0000_0001);
    let x43 = r11 as u64;
    let x44 = (r11 >> 64) as u64;
    let (x45, c18) = x34.overflowing_add(x41);
    let (x46, c19) = x35.carrying_add(x42, c18);
    let (x47, c20) = x36.carrying_add(x43, c19);
    let x48 = x44 + c20 as u64;
    let (x49, c21) = x37.overflowing_add(x48);
    let r12 = (x45 as u128) << 32;
    let x50 = r12 as u64;
    let x51 = (r12 >> 64) as u64;
    let r13 = m(x45, 0xffff_ffff_0000_0001);
    let x52 = r13 as u64;
    let x53 = (r13 >> 64) as u64;
    let (x54, c22) = x46.overflowing_add(x50);
    let (x55, c23) = x47.carrying_add(x51, c22);
    let (x56, c24) = x49.carrying_add(x52, c23);
    let x57 = x53 + c24 as u64;
    let (x58, c25) = x38.carrying_add(x57, c21);
    let r14 = (x54 as u128) << 32;
    let x59 = r14 as u64;
    let x60 = (r14 >> 64) as u64;
    let r15 = m(x54, 0xffff_ffff_0000_0001);
    let x61 = r15 as u64;
    let x62 = (r15 >> 64) as u64;
    let (x63, c26) = x55.overflowing_add(x59);
    let (x64, c27) = x56.carrying_add(x60, c26);
    let (x65, c28) = x58.carrying_add(x61, c27);
    let x66 = x62 + c28 as u64;
    let (x67, c29) = x39.carrying_add(x66, c25);
    let r16 = (x63 as u128) << 32;
    let x68 = r16 as u64;
    let x69 = (r16 >> 64) as u64;
    let r17 = m(x63, 0xffff_ffff_0000_0001);
    let x70 = r17 as u64;
    let x71 = (r17 >> 64) as u64;
    let (x72, c30) = x64.overflowing_add(x68);
    let (x73, c31) = x65.carrying_add(x69, c30);
    let (x74, c32) = x67.carrying_add(x70, c31);
    let x75 = x71 + c32 as u64;
    let (x76, c33) = x40.carrying_add(x75, c29);
    let c33_mask = 0u64.wrapping_sub(c33 as u64);
    let x77 = c33_mask & 0xffff_ffff;
    let x78 = c33_mask & 0xffff_ffff_0000_0001;
    let (o0, c34) = x72.overflowing_sub(c33_mask);
    let (o1, c35) = x73.borrowing_sub(x77, c34);
    let (o2, c36) = x74.borrowing_sub(0, c35);
    let (o3, _) = x76.borrowing_sub(x78, c36);
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
    let x1 = c0_mask & 0xffff_ffff;
    let x2 = c0_mask & 0xffff_ffff_0000_0001;
    let (x3, c1) = a0.overflowing_add(c0_mask);
    let (x4, c2) = a1.carrying_add(x1, c1);
    let (x5, c3) = a2.carrying_add(0, c2);
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

/// `R * out = a (mod p), 0 <= out < p`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - gives `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 0xffffffff00000001]`
#[inline]
pub fn to_bytes(a: &Element) -> [u8; 32] {
    let [a0, a1, a2, a3] = a.0;
    let r0 = (a0 as u128) << 32;
    let x0 = r0 as u64;
    let x1 = (r0 >> 64) as u64;
    let r1 = m(a0, 0xffff_ffff_0000_0001);
    let x2 = r1 as u64;
    let x3 = (r1 >> 64) as u64;
    let (x4, c0) = a1.overflowing_add(x0);
    let (x5, c1) = a2.carrying_add(x1, c0);
    let (x6, c2) = a3.carrying_add(x2, c1);
    let x7 = x3 + c2 as u64;
    let r2 = (x4 as u128) << 32;
    let x8 = r2 as u64;
    let x9 = (r2 >> 64) as u64;
    let r3 = m(x4, 0xffff_ffff_0000_0001);
    let x10 = r3 as u64;
    let x11 = (r3 >> 64) as u64;
    let (x12, c3) = x5.overflowing_add(x8);
    let (x13, c4) = x6.carrying_add(x9, c3);
    let (x14, c5) = x7.carrying_add(x10, c4);
    let x15 = x11 + c5 as u64;
    let r4 = (x12 as u128) << 32;
    let x16 = r4 as u64;
    let x17 = (r4 >> 64) as u64;
    let r5 = m(x12, 0xffff_ffff_0000_0001);
    let x18 = r5 as u64;
    let x19 = (r5 >> 64) as u64;
    let (x20, c6) = x13.overflowing_add(x16);
    let (x21, c7) = x14.carrying_add(x17, c6);
    let (x22, c8) = x15.carrying_add(x18, c7);
    let x23 = x19 + c8 as u64;
    let r6 = (x20 as u128) << 32;
    let x24 = r6 as u64;
    let x25 = (r6 >> 64) as u64;
    let r7 = m(x20, 0xffff_ffff_0000_0001);
    let x26 = r7 as u64;
    let x27 = (r7 >> 64) as u64;
    let (x28, c9) = x21.overflowing_add(x24);
    let (x29, c10) = x22.carrying_add(x25, c9);
    let (x30, c11) = x23.carrying_add(x26, c10);
    let x31 = x27 + c11 as u64;
    let (x32, c12) = x28.overflowing_sub(0xffff_ffff_ffff_ffff);
    let (x33, c13) = x29.borrowing_sub(0xffff_ffff, c12);
    let (x34, c14) = x30.borrowing_sub(0, c13);
    let (x35, c15) = x31.borrowing_sub(0xffff_ffff_0000_0001, c14);
    let c15_mask = 0u64.wrapping_sub(c15 as u64);
    let o0 = x32 ^ (c15_mask & (x28 ^ x32));
    let o1 = x33 ^ (c15_mask & (x29 ^ x33));
    let o2 = x34 ^ (c15_mask & (x30 ^ x34));
    let o3 = x35 ^ (c15_mask & (x31 ^ x35));
    let mut out = [0; 32];
    store(&mut out, 0, o0);
    store(&mut out, 8, o1);
    store(&mut out, 16, o2);
    store(&mut out, 24, o3);
    out
}

/// `limbs of out = bytes (mod p): out = bytes / R`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn limbs_of_bytes(bytes: &[u8; 32]) -> Element {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    Element([bytes0, bytes1, bytes2, bytes3])
}

/// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
/// - gives `ok` in `[0, 1]`
#[inline]
pub fn limbs_of_bytes_canonical(bytes: &[u8; 32]) -> (Element, u64) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let (_, c0) = bytes0.overflowing_sub(0xffff_ffff_ffff_ffff);
    let (_, c1) = bytes1.borrowing_sub(0xffff_ffff, c0);
    let (_, c2) = bytes2.borrowing_sub(0, c1);
    let (_, ok0) = bytes3.borrowing_sub(0xffff_ffff_0000_0001, c2);
    let out = Element([bytes0, bytes1, bytes2, bytes3]);
    (out, ok0 as u64)
}

/// `limbs of out = k (mod p): out = k / R`
///
/// - takes `k` in `[0, 2^32 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn limbs_of_word(k: u32) -> Element {
    Element([k as u64, 0, 0, 0])
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

/// `R * out = a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn from_montgomery(a: &Element) -> Element {
    let [a0, a1, a2, a3] = a.0;
    let r0 = (a0 as u128) << 32;
    let x0 = r0 as u64;
    let x1 = (r0 >> 64) as u64;
    let r1 = m(a0, 0xffff_ffff_0000_0001);
    let x2 = r1 as u64;
    let x3 = (r1 >> 64) as u64;
    let (x4, c0) = a1.overflowing_add(x0);
    let (x5, c1) = a2.carrying_add(x1, c0);
    let (x6, c2) = a3.carrying_add(x2, c1);
    let x7 = x3 + c2 as u64;
    let r2 = (x4 as u128) << 32;
    let x8 = r2 as u64;
    let x9 = (r2 >> 64) as u64;
    let r3 = m(x4, 0xffff_ffff_0000_0001);
    let x10 = r3 as u64;
    let x11 = (r3 >> 64) as u64;
    let (x12, c3) = x5.overflowing_add(x8);
    let (x13, c4) = x6.carrying_add(x9, c3);
    let (x14, c5) = x7.carrying_add(x10, c4);
    let x15 = x11 + c5 as u64;
    let r4 = (x12 as u128) << 32;
    let x16 = r4 as u64;
    let x17 = (r4 >> 64) as u64;
    let r5 = m(x12, 0xffff_ffff_0000_0001);
    let x18 = r5 as u64;
    let x19 = (r5 >> 64) as u64;
    let (x20, c6) = x13.overflowing_add(x16);
    let (x21, c7) = x14.carrying_add(x17, c6);
    let (x22, c8) = x15.carrying_add(x18, c7);
    let x23 = x19 + c8 as u64;
    let r6 = (x20 as u128) << 32;
    let x24 = r6 as u64;
    let x25 = (r6 >> 64) as u64;
    let r7 = m(x20, 0xffff_ffff_0000_0001);
    let x26 = r7 as u64;
    let x27 = (r7 >> 64) as u64;
    let (o0, c9) = x21.overflowing_add(x24);
    let (o1, c10) = x22.carrying_add(x25, c9);
    let (o2, c11) = x23.carrying_add(x26, c10);
    let o3 = x27 + c11 as u64;
    Element([o0, o1, o2, o3])
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
pub fn from_bytes_canonical(bytes: &[u8; 32]) -> (Element, u64) {
    let (limbs, ok) = limbs_of_bytes_canonical(bytes);
    let out = to_montgomery(&limbs);
    (out, ok)
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
    let x2 = mul(&x1, a);
    let x3 = square(&x2);
    let x4 = mul(&x3, a);
    let mut x5 = square(&x4);
    for _ in 0..2 {
        x5 = square(&x5);
    }
    let x6 = mul(&x5, &x4);
    let x7 = square(&x6);
    let x8 = mul(&x7, a);
    let mut x9 = square(&x8);
    for _ in 0..6 {
        x9 = square(&x9);
    }
    let x10 = mul(&x9, &x8);
    let mut x11 = square(&x10);
    x11 = square(&x11);
    let x12 = mul(&x11, &x2);
    let mut x13 = square(&x12);
    for _ in 0..15 {
        x13 = square(&x13);
    }
    let x14 = mul(&x13, &x12);
    let mut x15 = square(&x14);
    for _ in 0..31 {
        x15 = square(&x15);
    }
    let x16 = mul(&x15, a);
    let mut x17 = square(&x16);
    for _ in 0..111 {
        x17 = square(&x17);
    }
    let x18 = mul(&x17, &x12);
    let mut x19 = square(&x18);
    for _ in 0..15 {
        x19 = square(&x19);
    }
    let x20 = mul(&x19, &x12);
    let mut x21 = square(&x20);
    for _ in 0..15 {
        x21 = square(&x21);
    }
    let x22 = mul(&x21, &x12);
    let mut x23 = square(&x22);
    for _ in 0..15 {
        x23 = square(&x23);
    }
    let x24 = mul(&x23, &x12);
    let mut x25 = square(&x24);
    for _ in 0..15 {
        x25 = square(&x25);
    }
    let x26 = mul(&x25, &x12);
    let mut x27 = square(&x26);
    for _ in 0..13 {
        x27 = square(&x27);
    }
    let x28 = mul(&x27, &x10);
    let mut x29 = square(&x28);
    x29 = square(&x29);
    mul(&x29, a)
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

/// out = a^28948022302589062190674361737351893382521535853822578548883407827216774463487
fn pow_root(a: &Element) -> Element {
    let x1 = square(a);
    let x2 = mul(&x1, a);
    let x3 = square(&x2);
    let x4 = mul(&x3, a);
    let mut x5 = square(&x4);
    for _ in 0..2 {
        x5 = square(&x5);
    }
    let x6 = mul(&x5, &x4);
    let x7 = square(&x6);
    let x8 = mul(&x7, a);
    let mut x9 = square(&x8);
    for _ in 0..6 {
        x9 = square(&x9);
    }
    let x10 = mul(&x9, &x8);
    let mut x11 = square(&x10);
    x11 = square(&x11);
    let x12 = mul(&x11, &x2);
    let mut x13 = square(&x12);
    for _ in 0..15 {
        x13 = square(&x13);
    }
    let x14 = mul(&x13, &x12);
    let mut x15 = square(&x14);
    for _ in 0..31 {
        x15 = square(&x15);
    }
    let x16 = mul(&x15, a);
    let mut x17 = square(&x16);
    for _ in 0..111 {
        x17 = square(&x17);
    }
    let x18 = mul(&x17, &x12);
    let mut x19 = square(&x18);
    for _ in 0..15 {
        x19 = square(&x19);
    }
    let x20 = mul(&x19, &x12);
    let mut x21 = square(&x20);
    for _ in 0..15 {
        x21 = square(&x21);
    }
    let x22 = mul(&x21, &x12);
    let mut x23 = square(&x22);
    for _ in 0..15 {
        x23 = square(&x23);
    }
    let x24 = mul(&x23, &x12);
    let mut x25 = square(&x24);
    for _ in 0..15 {
        x25 = square(&x25);
    }
    let x26 = mul(&x25, &x12);
    let mut x27 = square(&x26);
    for _ in 0..13 {
        x27 = square(&x27);
    }
    mul(&x27, &x10)
}

/// out^2 = a and ok = 1 if a is a square (0 is one); else ok = 0, and out is no root
///
/// Which of the two roots it is, `is_odd` tells.
pub fn sqrt(a: &Element) -> (Element, u64) {
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
