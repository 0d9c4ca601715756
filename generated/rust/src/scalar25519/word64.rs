//! Arithmetic modulo 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed (scalar25519). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
//! Recipe:  4x64 operand-scanning double-word montgomery(interleaved) carry(none)
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
    0xd6ec_3174_8d98_951d,
    0xc6ef_5bf4_737d_cf70,
    0xffff_ffff_ffff_fffe,
    0xfff_ffff_ffff_ffff,
]);

/// 2^256: the weight of the upper half of wide bytes.
pub const WIDE: Element = Element([
    0xa406_11e3_449c_0f01,
    0xd00e_1ba7_6885_9347,
    0xceec_73d2_17f5_be65,
    0x399_411b_7c30_9a3d,
]);

/// A primitive root of unity of order 2^2, 2 to the (p - 1) / 2^2.
pub const ROOT_OF_UNITY: Element = Element([
    0x7c79_0e32_b42f_0e7d,
    0x4c8c_e706_a7ae_2cc8,
    0xd738_23cc_9217_79ad,
    0x559_9959_893f_562a,
]);

/// R: its limbs are those of R^2.
pub const R: Element = Element([
    0xa406_11e3_449c_0f01,
    0xd00e_1ba7_6885_9347,
    0xceec_73d2_17f5_be65,
    0x399_411b_7c30_9a3d,
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
    let x4 = c3_mask & 0xd6ec_3174_8d98_951d;
    let x5 = c3_mask & 0xc6ef_5bf4_737d_cf70;
    let x6 = c3_mask & 0xffff_ffff_ffff_fffe;
    let x7 = c3_mask & 0xfff_ffff_ffff_ffff;
    let (x8, c4) = x0.overflowing_add(x4);
    let (x9, c5) = x1.carrying_add(x5, c4);
    let (x10, c6) = x2.carrying_add(x6, c5);
    let (x11, c7) = x3.carrying_add(x7, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x12 = c7_mask & 0xd6ec_3174_8d98_951d;
    let x13 = c7_mask & 0xc6ef_5bf4_737d_cf70;
    let x14 = c7_mask & 0xffff_ffff_ffff_fffe;
    let x15 = c7_mask & 0xfff_ffff_ffff_ffff;
    let (o0, c8) = x8.overflowing_add(x12);
    let (o1, c9) = x9.carrying_add(x13, c8);
    let (o2, c10) = x10.carrying_add(x14, c9);
    let (o3, _) = x11.carrying_add(x15, c10);
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
    let x4 = c3_mask & 0xd6ec_3174_8d98_951d;
    let x5 = c3_mask & 0xc6ef_5bf4_737d_cf70;
    let x6 = c3_mask & 0xffff_ffff_ffff_fffe;
    let x7 = c3_mask & 0xfff_ffff_ffff_ffff;
    let (x8, c4) = x0.overflowing_sub(x4);
    let (x9, c5) = x1.borrowing_sub(x5, c4);
    let (x10, c6) = x2.borrowing_sub(x6, c5);
    let (x11, c7) = x3.borrowing_sub(x7, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x12 = c7_mask & 0xd6ec_3174_8d98_951d;
    let x13 = c7_mask & 0xc6ef_5bf4_737d_cf70;
    let x14 = c7_mask & 0xffff_ffff_ffff_fffe;
    let x15 = c7_mask & 0xfff_ffff_ffff_ffff;
    let (o0, c8) = x8.overflowing_sub(x12);
    let (o1, c9) = x9.borrowing_sub(x13, c8);
    let (o2, c10) = x10.borrowing_sub(x14, c9);
    let (o3, _) = x11.borrowing_sub(x15, c10);
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
    let x4 = c3_mask & 0xd6ec_3174_8d98_951d;
    let x5 = c3_mask & 0xc6ef_5bf4_737d_cf70;
    let x6 = c3_mask & 0xffff_ffff_ffff_fffe;
    let x7 = c3_mask & 0xfff_ffff_ffff_ffff;
    let (x8, c4) = x0.overflowing_sub(x4);
    let (x9, c5) = x1.borrowing_sub(x5, c4);
    let (x10, c6) = x2.borrowing_sub(x6, c5);
    let (x11, c7) = x3.borrowing_sub(x7, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x12 = c7_mask & 0xd6ec_3174_8d98_951d;
    let x13 = c7_mask & 0xc6ef_5bf4_737d_cf70;
    let x14 = c7_mask & 0xffff_ffff_ffff_fffe;
    let x15 = c7_mask & 0xfff_ffff_ffff_ffff;
    let (o0, c8) = x8.overflowing_sub(x12);
    let (o1, c9) = x9.borrowing_sub(x13, c8);
    let (o2, c10) = x10.borrowing_sub(x14, c9);
    let (o3, _) = x11.borrowing_sub(x15, c10);
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
    let r1 = m(b0, a1) + x1 as u128;
    let x2 = r1 as u64;
    let x3 = (r1 >> 64) as u64;
    let r2 = m(b0, a2) + x3 as u128;
    let x4 = r2 as u64;
    let x5 = (r2 >> 64) as u64;
    let r3 = m(b0, a3) + x5 as u128;
    let x6 = r3 as u64;
    let x7 = (r3 >> 64) as u64;
    let x8 = x0.wrapping_mul(0xd2b5_1da3_1254_7e1b);
    let r4 = m(x8, 0x5812_631a_5cf5_d3ed) + x0 as u128;
    let x9 = (r4 >> 64) as u64;
    let r5 = m(x8, 0x14de_f9de_a2f7_9cd6) + x2 as u128 + x9 as u128;
    let x10 = r5 as u64;
    let x11 = (r5 >> 64) as u64;
    let r6 = x4 as u128 + x11 as u128;
    let x12 = r6 as u64;
    let x13 = (r6 >> 64) as u64;
    let r7 = ((x8 as u128) << 60) + x6 as u128 + x13 as u128;
    let x14 = r7 as u64;
    let x15 = (r7 >> 64) as u64;
    let (x16, c0) = x7.overflowing_add(x15);
    let r8 = m(b1, a0) + x10 as u128;
    let x17 = r8 as u64;
    let x18 = (r8 >> 64) as u64;
    let r9 = m(b1, a1) + x12 as u128 + x18 as u128;
    let x19 = r9 as u64;
    let x20 = (r9 >> 64) as u64;
    let r10 = m(b1, a2) + x14 as u128 + x20 as u128;
    let x21 = r10 as u64;
    let x22 = (r10 >> 64) as u64;
    let r11 = m(b1, a3) + x16 as u128 + x22 as u128;
    let x23 = r11 as u64;
    let x24 = (r11 >> 64) as u64;
    let (x25, c1) = (c0 as u64).overflowing_add(x24);
    let x26 = x17.wrapping_mul(0xd2b5_1da3_1254_7e1b);
    let r12 = m(x26, 0x5812_631a_5cf5_d3ed) + x17 as u128;
    let x27 = (r12 >> 64) as u64;
    let r13 = m(x26, 0x14de_f9de_a2f7_9cd6) + x19 as u128 + x27 as u128;
    let x28 = r13 as u64;
    let x29 = (r13 >> 64) as u64;
    let r14 = x21 as u128 + x29 as u128;
    let x30 = r14 as u64;
    let x31 = (r14 >> 64) as u64;
    let r15 = ((x26 as u128) << 60) + x23 as u128 + x31 as u128;
    let x32 = r15 as u64;
    let x33 = (r15 >> 64) as u64;
    let (x34, c2) = x25.overflowing_add(x33);
    let x35 = c1 as u64 + c2 as u64;
    let r16 = m(b2, a0) + x28 as u128;
    let x36 = r16 as u64;
    let x37 = (r16 >> 64) as u64;
    let r17 = m(b2, a1) + x30 as u128 + x37 as u128;
    let x38 = r17 as u64;
    let x39 = (r17 >> 64) as u64;
    let r18 = m(b2, a2) + x32 as u128 + x39 as u128;
    let x40 = r18 as u64;
    let x41 = (r18 >> 64) as u64;
    let r19 = m(b2, a3) + x34 as u128 + x41 as u128;
    let x42 = r19 as u64;
    let x43 = (r19 >> 64) as u64;
    let (x44, c3) = x35.overflowing_add(x43);
    let x45 = x36.wrapping_mul(0xd2b5_1da3_1254_7e1b);
    let r20 = m(x45, 0x5812_631a_5cf5_d3ed) + x36 as u128;
    let x46 = (r20 >> 64) as u64;
    let r21 = m(x45, 0x14de_f9de_a2f7_9cd6) + x38 as u128 + x46 as u128;
    let x47 = r21 as u64;
    let x48 = (r21 >> 64) as u64;
    let r22 = x40 as u128 + x48 as u128;
    let x49 = r22 as u64;
    let x50 = (r22 >> 64) as u64;
    let r23 = ((x45 as u128) << 60) + x42 as u128 + x50 as u128;
    let x51 = r23 as u64;
    let x52 = (r23 >> 64) as u64;
    let (x53, c4) = x44.overflowing_add(x52);
    let x54 = c3 as u64 + c4 as u64;
    let r24 = m(b3, a0) + x47 as u128;
    let x55 = r24 as u64;
    let x56 = (r24 >> 64) as u64;
    let r25 = m(b3, a1) + x49 as u128 + x56 as u128;
    let x57 = r25 as u64;
    let x58 = (r25 >> 64) as u64;
    let r26 = m(b3, a2) + x51 as u128 + x58 as u128;
    let x59 = r26 as u64;
    let x60 = (r26 >> 64) as u64;
    let r27 = m(b3, a3) + x53 as u128 + x60 as u128;
    let x61 = r27 as u64;
    let x62 = (r27 >> 64) as u64;
    let (x63, c5) = x54.overflowing_add(x62);
    let x64 = x55.wrapping_mul(0xd2b5_1da3_1254_7e1b);
    let r28 = m(x64, 0x5812_631a_5cf5_d3ed) + x55 as u128;
    let x65 = (r28 >> 64) as u64;
    let r29 = m(x64, 0x14de_f9de_a2f7_9cd6) + x57 as u128 + x65 as u128;
    let x66 = r29 as u64;
    let x67 = (r29 >> 64) as u64;
    let r30 = x59 as u128 + x67 as u128;
    let x68 = r30 as u64;
    let x69 = (r30 >> 64) as u64;
    let r31 = ((x64 as u128) << 60) + x61 as u128 + x69 as u128;
    let x70 = r31 as u64;
    let x71 = (r31 >> 64) as u64;
    let (x72, c6) = x63.overflowing_add(x71);
    let x73 = c5 as u64 + c6 as u64;
    let c7 = x73 != 0;
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x74 = c7_mask & 0x5812_631a_5cf5_d3ed;
    let x75 = c7_mask & 0x14de_f9de_a2f7_9cd6;
    let x76 = c7_mask & 0x1000_0000_0000_0000;
    let (o0, c8) = x66.overflowing_sub(x74);
    let (o1, c9) = x68.borrowing_sub(x75, c8);
    let (o2, c10) = x70.borrowing_sub(0, c9);
    let (o3, _) = x72.borrowing_sub(x76, c10);
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
    let r4 = m(a1, a1);
    let x2 = r4 as u64;
    let x3 = (r4 >> 64) as u64;
    let r5 = m(a2, a2);
    let x4 = r5 as u64;
    let x5 = (r5 >> 64) as u64;
    let r6 = m(a3, a3);
    let x6 = r6 as u64;
    let x7 = (r6 >> 64) as u64;
    let x8 = r0 as u64;
    let x9 = (r0 >> 64) as u64;
    let x10 = r1 as u64;
    let x11 = (r1 >> 64) as u64;
    let (x12, c0) = x10.overflowing_add(x9);
    let x13 = r2 as u64;
    let (x14, c1) = x13.carrying_add(x11, c0);
    let x15 = (r2 >> 64) as u64 + c1 as u64;
    let r7 = m(a1, a2) + x14 as u128;
    let x16 = r7 as u64;
    let x17 = (r7 >> 64) as u64;
    let r8 = m(a1, a3) + x15 as u128 + x17 as u128;
    let x18 = r8 as u64;
    let x19 = (r8 >> 64) as u64;
    let r9 = m(a2, a3) + x19 as u128;
    let x20 = r9 as u64;
    let x21 = (r9 >> 64) as u64;
    let x22 = x8 & 0x7fff_ffff_ffff_ffff;
    let x22_2 = x22 << 1;
    let x23 = (x12 << 1) | (x8 >> 63);
    let x24 = (x16 << 1) | (x12 >> 63);
    let x25 = (x18 << 1) | (x16 >> 63);
    let x26 = (x20 << 1) | (x18 >> 63);
    let x27 = (x21 << 1) | (x20 >> 63);
    let x28 = x21 >> 63;
    let (x29, c2) = x1.overflowing_add(x22_2);
    let (x30, c3) = x2.carrying_add(x23, c2);
    let (x31, c4) = x3.carrying_add(x24, c3);
    let (x32, c5) = x4.carrying_add(x25, c4);
    let (x33, c6) = x5.carrying_add(x26, c5);
    let (x34, c7) = x6.carrying_add(x27, c6);
    let (x35, _) = x7.carrying_add(x28, c7);
    let x36 = x0.wrapping_mul(0xd2b5_1da3_1254_7e1b);
    let r10 = m(x36, 0x5812_631a_5cf5_d3ed) + x0 as u128;
    let x37 = (r10 >> 64) as u64;
    let r11 = m(x36, 0x14de_f9de_a2f7_9cd6) + x29 as u128 + x37 as u128;
    let x38 = r11 as u64;
    let x39 = (r11 >> 64) as u64;
    let r12 = x30 as u128 + x39 as u128;
    let x40 = r12 as u64;
    let x41 = (r12 >> 64) as u64;
    let r13 = ((x36 as u128) << 60) + x31 as u128 + x41 as u128;
    let x42 = r13 as u64;
    let x43 = (r13 >> 64) as u64;
    let (x44, c8) = x32.overflowing_add(x43);
    let x45 = x38.wrapping_mul(0xd2b5_1da3_1254_7e1b);
    let r14 = m(x45, 0x5812_631a_5cf5_d3ed) + x38 as u128;
    let x46 = (r14 >> 64) as u64;
    let r15 = m(x45, 0x14de_f9de_a2f7_9cd6) + x40 as u128 + x46 as u128;
    let x47 = r15 as u64;
    let x48 = (r15 >> 64) as u64;
    let r16 = x42 as u128 + x48 as u128;
    let x49 = r16 as u64;
    let x50 = (r16 >> 64) as u64;
    let r17 = ((x45 as u128) << 60) + x44 as u128 + x50 as u128;
    let x51 = r17 as u64;
    let x52 = (r17 >> 64) as u64;
    let (x53, c9) = x33.carrying_add(x52, c8);
    let x54 = x47.wrapping_mul(0xd2b5_1da3_1254_7e1b);
    let r18 = m(x54, 0x5812_631a_5cf5_d3ed) + x47 as u128;
    let x55 = (r18 >> 64) as u64;
    let r19 = m(x54, 0x14de_f9de_a2f7_9cd6) + x49 as u128 + x55 as u128;
    let x56 = r19 as u64;
    let x57 = (r19 >> 64) as u64;
    let r20 = x51 as u128 + x57 as u128;
    let x58 = r20 as u64;
    let x59 = (r20 >> 64) as u64;
    let r21 = ((x54 as u128) << 60) + x53 as u128 + x59 as u128;
    let x60 = r21 as u64;
    let x61 = (r21 >> 64) as u64;
    let (x62, c10) = x34.carrying_add(x61, c9);
    let x63 = x56.wrapping_mul(0xd2b5_1da3_1254_7e1b);
    let r22 = m(x63, 0x5812_631a_5cf5_d3ed) + x56 as u128;
    let x64 = (r22 >> 64) as u64;
    let r23 = m(x63, 0x14de_f9de_a2f7_9cd6) + x58 as u128 + x64 as u128;
    let x65 = r23 as u64;
    let x66 = (r23 >> 64) as u64;
    let r24 = x60 as u128 + x66 as u128;
    let x67 = r24 as u64;
    let x68 = (r24 >> 64) as u64;
    let r25 = ((x63 as u128) << 60) + x62 as u128 + x68 as u128;
    let x69 = r25 as u64;
    let x70 = (r25 >> 64) as u64;
    let (x71, c11) = x35.carrying_add(x70, c10);
    let c11_mask = 0u64.wrapping_sub(c11 as u64);
    let x72 = c11_mask & 0x5812_631a_5cf5_d3ed;
    let x73 = c11_mask & 0x14de_f9de_a2f7_9cd6;
    let x74 = c11_mask & 0x1000_0000_0000_0000;
    let (o0, c12) = x65.overflowing_sub(x72);
    let (o1, c13) = x67.borrowing_sub(x73, c12);
    let (o2, c14) = x69.borrowing_sub(0, c13);
    let (o3, _) = x71.borrowing_sub(x74, c14);
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
    let x1 = c0_mask & 0x5812_631a_5cf5_d3ed;
    let x2 = c0_mask & 0x14de_f9de_a2f7_9cd6;
    let x3 = c0_mask & 0x1000_0000_0000_0000;
    let (x4, c1) = a0.overflowing_add(x1);
    let (x5, c2) = a1.carrying_add(x2, c1);
    let (x6, c3) = a2.carrying_add(0, c2);
    let (x7, c4) = a3.carrying_add(x3, c3);
    let x8 = x5 & 1;
    let x9 = x6 & 1;
    let x10 = x7 & 1;
    let o0 = (x4 >> 1) + (x8 << 63);
    let o1 = (x5 >> 1) + (x9 << 63);
    let o2 = (x6 >> 1) + (x10 << 63);
    let o3 = (x7 >> 1) + ((c4 as u64) << 63);
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
/// - gives `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^60]`
#[inline]
pub fn to_bytes(a: &Element) -> [u8; 32] {
    let [a0, a1, a2, a3] = a.0;
    let x0 = a0.wrapping_mul(0xd2b5_1da3_1254_7e1b);
    let r0 = m(x0, 0x5812_631a_5cf5_d3ed) + a0 as u128;
    let x1 = (r0 >> 64) as u64;
    let r1 = m(x0, 0x14de_f9de_a2f7_9cd6) + a1 as u128 + x1 as u128;
    let x2 = r1 as u64;
    let x3 = (r1 >> 64) as u64;
    let r2 = a2 as u128 + x3 as u128;
    let x4 = r2 as u64;
    let x5 = (r2 >> 64) as u64;
    let r3 = ((x0 as u128) << 60) + a3 as u128 + x5 as u128;
    let x6 = r3 as u64;
    let x7 = (r3 >> 64) as u64;
    let x8 = x2.wrapping_mul(0xd2b5_1da3_1254_7e1b);
    let r4 = m(x8, 0x5812_631a_5cf5_d3ed) + x2 as u128;
    let x9 = (r4 >> 64) as u64;
    let r5 = m(x8, 0x14de_f9de_a2f7_9cd6) + x4 as u128 + x9 as u128;
    let x10 = r5 as u64;
    let x11 = (r5 >> 64) as u64;
    let r6 = x6 as u128 + x11 as u128;
    let x12 = r6 as u64;
    let x13 = (r6 >> 64) as u64;
    let r7 = ((x8 as u128) << 60) + x7 as u128 + x13 as u128;
    let x14 = r7 as u64;
    let x15 = (r7 >> 64) as u64;
    let x16 = x10.wrapping_mul(0xd2b5_1da3_1254_7e1b);
    let r8 = m(x16, 0x5812_631a_5cf5_d3ed) + x10 as u128;
    let x17 = (r8 >> 64) as u64;
    let r9 = m(x16, 0x14de_f9de_a2f7_9cd6) + x12 as u128 + x17 as u128;
    let x18 = r9 as u64;
    let x19 = (r9 >> 64) as u64;
    let r10 = x14 as u128 + x19 as u128;
    let x20 = r10 as u64;
    let x21 = (r10 >> 64) as u64;
    let r11 = ((x16 as u128) << 60) + x15 as u128 + x21 as u128;
    let x22 = r11 as u64;
    let x23 = (r11 >> 64) as u64;
    let x24 = x18.wrapping_mul(0xd2b5_1da3_1254_7e1b);
    let r12 = m(x24, 0x5812_631a_5cf5_d3ed) + x18 as u128;
    let x25 = (r12 >> 64) as u64;
    let r13 = m(x24, 0x14de_f9de_a2f7_9cd6) + x20 as u128 + x25 as u128;
    let x26 = r13 as u64;
    let x27 = (r13 >> 64) as u64;
    let r14 = x22 as u128 + x27 as u128;
    let x28 = r14 as u64;
    let x29 = (r14 >> 64) as u64;
    let r15 = ((x24 as u128) << 60) + x23 as u128 + x29 as u128;
    let x30 = r15 as u64;
    let x31 = (r15 >> 64) as u64;
    let (x32, c0) = x26.overflowing_sub(0x5812_631a_5cf5_d3ed);
    let (x33, c1) = x28.borrowing_sub(0x14de_f9de_a2f7_9cd6, c0);
    let (x34, c2) = x30.borrowing_sub(0, c1);
    let (x35, c3) = x31.borrowing_sub(0x1000_0000_0000_0000, c2);
    let c3_mask = 0u64.wrapping_sub(c3 as u64);
    let o0 = x32 ^ (c3_mask & (x26 ^ x32));
    let o1 = x33 ^ (c3_mask & (x28 ^ x33));
    let o2 = x34 ^ (c3_mask & (x30 ^ x34));
    let o3 = x35 ^ (c3_mask & (x31 ^ x35));
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
    let (_, c0) = bytes0.overflowing_sub(0x5812_631a_5cf5_d3ed);
    let (_, c1) = bytes1.borrowing_sub(0x14de_f9de_a2f7_9cd6, c0);
    let (_, c2) = bytes2.borrowing_sub(0, c1);
    let (_, ok0) = bytes3.borrowing_sub(0x1000_0000_0000_0000, c2);
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
    let x0 = a0.wrapping_mul(0xd2b5_1da3_1254_7e1b);
    let r0 = m(x0, 0x5812_631a_5cf5_d3ed) + a0 as u128;
    let x1 = (r0 >> 64) as u64;
    let r1 = m(x0, 0x14de_f9de_a2f7_9cd6) + a1 as u128 + x1 as u128;
    let x2 = r1 as u64;
    let x3 = (r1 >> 64) as u64;
    let r2 = a2 as u128 + x3 as u128;
    let x4 = r2 as u64;
    let x5 = (r2 >> 64) as u64;
    let r3 = ((x0 as u128) << 60) + a3 as u128 + x5 as u128;
    let x6 = r3 as u64;
    let x7 = (r3 >> 64) as u64;
    let x8 = x2.wrapping_mul(0xd2b5_1da3_1254_7e1b);
    let r4 = m(x8, 0x5812_631a_5cf5_d3ed) + x2 as u128;
    let x9 = (r4 >> 64) as u64;
    let r5 = m(x8, 0x14de_f9de_a2f7_9cd6) + x4 as u128 + x9 as u128;
    let x10 = r5 as u64;
    let x11 = (r5 >> 64) as u64;
    let r6 = x6 as u128 + x11 as u128;
    let x12 = r6 as u64;
    let x13 = (r6 >> 64) as u64;
    let r7 = ((x8 as u128) << 60) + x7 as u128 + x13 as u128;
    let x14 = r7 as u64;
    let x15 = (r7 >> 64) as u64;
    let x16 = x10.wrapping_mul(0xd2b5_1da3_1254_7e1b);
    let r8 = m(x16, 0x5812_631a_5cf5_d3ed) + x10 as u128;
    let x17 = (r8 >> 64) as u64;
    let r9 = m(x16, 0x14de_f9de_a2f7_9cd6) + x12 as u128 + x17 as u128;
    let x18 = r9 as u64;
    let x19 = (r9 >> 64) as u64;
    let r10 = x14 as u128 + x19 as u128;
    let x20 = r10 as u64;
    let x21 = (r10 >> 64) as u64;
    let r11 = ((x16 as u128) << 60) + x15 as u128 + x21 as u128;
    let x22 = r11 as u64;
    let x23 = (r11 >> 64) as u64;
    let x24 = x18.wrapping_mul(0xd2b5_1da3_1254_7e1b);
    let r12 = m(x24, 0x5812_631a_5cf5_d3ed) + x18 as u128;
    let x25 = (r12 >> 64) as u64;
    let r13 = m(x24, 0x14de_f9de_a2f7_9cd6) + x20 as u128 + x25 as u128;
    let o0 = r13 as u64;
    let x26 = (r13 >> 64) as u64;
    let r14 = x22 as u128 + x26 as u128;
    let o1 = r14 as u64;
    let x27 = (r14 >> 64) as u64;
    let r15 = ((x24 as u128) << 60) + x23 as u128 + x27 as u128;
    let o2 = r15 as u64;
    let o3 = (r15 >> 64) as u64;
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
