//! Arithmetic modulo 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed (scalar25519). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
//! Recipe:  4x64 operand-scanning double-word montgomery(interleaved) carry(none) invert(divsteps)
//! Limbs:   4 words of 64 bits
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^256 modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight          loose
//! 0     2^0     [0, 2^64 - 1]  [0, 2^64 - 1]
//! 1     2^64    [0, 2^64 - 1]  [0, 2^64 - 1]
//! 2     2^128   [0, 2^64 - 1]  [0, 2^64 - 1]
//! 3     2^192   [0, 2^64 - 1]  [0, 2^64 - 1]
//! ```

/// Number of words in an element.
pub const LIMBS: usize = 4;

/// Number of bytes in an encoded element.
pub const BYTES: usize = 32;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u64; LIMBS]);

/// An element within loose bounds. In this field they equal the tight bounds.
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

/// 2^256, the weight of the upper half of a double-length encoding.
pub const WIDE: Element = Element([
    0xa406_11e3_449c_0f01,
    0xd00e_1ba7_6885_9347,
    0xceec_73d2_17f5_be65,
    0x399_411b_7c30_9a3d,
]);

/// 2^((p - 1) / 2^2), a primitive root of unity of order 2^2.
pub const ROOT_OF_UNITY: Element = Element([
    0x7c79_0e32_b42f_0e7d,
    0x4c8c_e706_a7ae_2cc8,
    0xd738_23cc_9217_79ad,
    0x559_9959_893f_562a,
]);

/// R; in the Montgomery domain its limbs hold R^2.
pub const R: Element = Element([
    0xa406_11e3_449c_0f01,
    0xd00e_1ba7_6885_9347,
    0xceec_73d2_17f5_be65,
    0x399_411b_7c30_9a3d,
]);

/// The double-width product of two words.
#[inline(always)]
const fn m(x: u64, y: u64) -> u128 {
    x as u128 * y as u128
}

/// The sum of two words and a carry, and its carry.
#[inline(always)]
const fn add_carry(x: u64, y: u64, carry: bool) -> (u64, bool) {
    let (z, first) = x.overflowing_add(y);
    let (z, second) = z.overflowing_add(carry as u64);
    (z, first | second)
}

/// The difference of two words and a borrow, and its borrow.
#[inline(always)]
const fn sub_borrow(x: u64, y: u64, borrow: bool) -> (u64, bool) {
    let (z, first) = x.overflowing_sub(y);
    let (z, second) = z.overflowing_sub(borrow as u64);
    (z, first | second)
}

/// Reads the little-endian word at byte `at`; bytes past the end count as 0.
#[inline(always)]
const fn load<const N: usize>(bytes: &[u8; N], at: usize) -> u64 {
    let (_, rest) = bytes.as_slice().split_at(at);
    if let Some(word) = rest.first_chunk() {
        return u64::from_le_bytes(*word);
    }
    let mut word = [0; 8];
    let mut i = 0;
    while i < rest.len() {
        word[i] = rest[i];
        i += 1;
    }
    u64::from_le_bytes(word)
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
const fn store<const N: usize>(bytes: &mut [u8; N], at: usize, word: u64) {
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
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn add(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3] = a.0;
    let [b0, b1, b2, b3] = b.0;
    let (x0, c0) = a0.overflowing_add(b0);
    let (x1, c1) = add_carry(a1, b1, c0);
    let (x2, c2) = add_carry(a2, b2, c1);
    let (x3, c3) = add_carry(a3, b3, c2);
    let c3_mask = 0u64.wrapping_sub(c3 as u64);
    let x4 = c3_mask & 0xd6ec_3174_8d98_951d;
    let x5 = c3_mask & 0xc6ef_5bf4_737d_cf70;
    let x6 = c3_mask & 0xffff_ffff_ffff_fffe;
    let x7 = c3_mask & 0xfff_ffff_ffff_ffff;
    let (x8, c4) = x0.overflowing_add(x4);
    let (x9, c5) = add_carry(x1, x5, c4);
    let (x10, c6) = add_carry(x2, x6, c5);
    let (x11, c7) = add_carry(x3, x7, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x12 = c7_mask & 0xd6ec_3174_8d98_951d;
    let x13 = c7_mask & 0xc6ef_5bf4_737d_cf70;
    let x14 = c7_mask & 0xffff_ffff_ffff_fffe;
    let x15 = c7_mask & 0xfff_ffff_ffff_ffff;
    let (o0, c8) = x8.overflowing_add(x12);
    let (o1, c9) = add_carry(x9, x13, c8);
    let (o2, c10) = add_carry(x10, x14, c9);
    let (o3, _) = add_carry(x11, x15, c10);
    Element([o0, o1, o2, o3])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn sub(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3] = a.0;
    let [b0, b1, b2, b3] = b.0;
    let (x0, c0) = a0.overflowing_sub(b0);
    let (x1, c1) = sub_borrow(a1, b1, c0);
    let (x2, c2) = sub_borrow(a2, b2, c1);
    let (x3, c3) = sub_borrow(a3, b3, c2);
    let c3_mask = 0u64.wrapping_sub(c3 as u64);
    let x4 = c3_mask & 0xd6ec_3174_8d98_951d;
    let x5 = c3_mask & 0xc6ef_5bf4_737d_cf70;
    let x6 = c3_mask & 0xffff_ffff_ffff_fffe;
    let x7 = c3_mask & 0xfff_ffff_ffff_ffff;
    let (x8, c4) = x0.overflowing_sub(x4);
    let (x9, c5) = sub_borrow(x1, x5, c4);
    let (x10, c6) = sub_borrow(x2, x6, c5);
    let (x11, c7) = sub_borrow(x3, x7, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x12 = c7_mask & 0xd6ec_3174_8d98_951d;
    let x13 = c7_mask & 0xc6ef_5bf4_737d_cf70;
    let x14 = c7_mask & 0xffff_ffff_ffff_fffe;
    let x15 = c7_mask & 0xfff_ffff_ffff_ffff;
    let (o0, c8) = x8.overflowing_sub(x12);
    let (o1, c9) = sub_borrow(x9, x13, c8);
    let (o2, c10) = sub_borrow(x10, x14, c9);
    let (o3, _) = sub_borrow(x11, x15, c10);
    Element([o0, o1, o2, o3])
}

/// `out = -a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn opp(a: &Element) -> Loose {
    let [a0, a1, a2, a3] = a.0;
    let (x0, c0) = 0u64.overflowing_sub(a0);
    let (x1, c1) = sub_borrow(0, a1, c0);
    let (x2, c2) = sub_borrow(0, a2, c1);
    let (x3, c3) = sub_borrow(0, a3, c2);
    let c3_mask = 0u64.wrapping_sub(c3 as u64);
    let x4 = c3_mask & 0xd6ec_3174_8d98_951d;
    let x5 = c3_mask & 0xc6ef_5bf4_737d_cf70;
    let x6 = c3_mask & 0xffff_ffff_ffff_fffe;
    let x7 = c3_mask & 0xfff_ffff_ffff_ffff;
    let (x8, c4) = x0.overflowing_sub(x4);
    let (x9, c5) = sub_borrow(x1, x5, c4);
    let (x10, c6) = sub_borrow(x2, x6, c5);
    let (x11, c7) = sub_borrow(x3, x7, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x12 = c7_mask & 0xd6ec_3174_8d98_951d;
    let x13 = c7_mask & 0xc6ef_5bf4_737d_cf70;
    let x14 = c7_mask & 0xffff_ffff_ffff_fffe;
    let x15 = c7_mask & 0xfff_ffff_ffff_ffff;
    let (o0, c8) = x8.overflowing_sub(x12);
    let (o1, c9) = sub_borrow(x9, x13, c8);
    let (o2, c10) = sub_borrow(x10, x14, c9);
    let (o3, _) = sub_borrow(x11, x15, c10);
    Element([o0, o1, o2, o3])
}

/// `R * out = a * b (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn mul(a: &Loose, b: &Loose) -> Element {
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
    let (o1, c9) = sub_borrow(x68, x75, c8);
    let (o2, c10) = sub_borrow(x70, 0, c9);
    let (o3, _) = sub_borrow(x72, x76, c10);
    Element([o0, o1, o2, o3])
}

/// `R * out = a^2 (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn square(a: &Loose) -> Element {
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
    let (x14, c1) = add_carry(x13, x11, c0);
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
    let (x30, c3) = add_carry(x2, x23, c2);
    let (x31, c4) = add_carry(x3, x24, c3);
    let (x32, c5) = add_carry(x4, x25, c4);
    let (x33, c6) = add_carry(x5, x26, c5);
    let (x34, c7) = add_carry(x6, x27, c6);
    let (x35, _) = add_carry(x7, x28, c7);
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
    let (x53, c9) = add_carry(x33, x52, c8);
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
    let (x62, c10) = add_carry(x34, x61, c9);
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
    let (x71, c11) = add_carry(x35, x70, c10);
    let c11_mask = 0u64.wrapping_sub(c11 as u64);
    let x72 = c11_mask & 0x5812_631a_5cf5_d3ed;
    let x73 = c11_mask & 0x14de_f9de_a2f7_9cd6;
    let x74 = c11_mask & 0x1000_0000_0000_0000;
    let (o0, c12) = x65.overflowing_sub(x72);
    let (o1, c13) = sub_borrow(x67, x73, c12);
    let (o2, c14) = sub_borrow(x69, 0, c13);
    let (o3, _) = sub_borrow(x71, x74, c14);
    Element([o0, o1, o2, o3])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn halve(a: &Element) -> Element {
    let [a0, a1, a2, a3] = a.0;
    let x0 = a0 & 1;
    let c0 = x0 != 0;
    let c0_mask = 0u64.wrapping_sub(c0 as u64);
    let x1 = c0_mask & 0x5812_631a_5cf5_d3ed;
    let x2 = c0_mask & 0x14de_f9de_a2f7_9cd6;
    let x3 = c0_mask & 0x1000_0000_0000_0000;
    let (x4, c1) = a0.overflowing_add(x1);
    let (x5, c2) = add_carry(a1, x2, c1);
    let (x6, c3) = add_carry(a2, 0, c2);
    let (x7, c4) = add_carry(a3, x3, c3);
    let x8 = x5 & 1;
    let x9 = x6 & 1;
    let x10 = x7 & 1;
    let o0 = (x4 >> 1) + (x8 << 63);
    let o1 = (x5 >> 1) + (x9 << 63);
    let o2 = (x6 >> 1) + (x10 << 63);
    let o3 = (x7 >> 1) + ((c4 as u64) << 63);
    Element([o0, o1, o2, o3])
}

const_fn! {
    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: every word in `[0, 2^64 - 1]`
    /// - takes `b`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: every word in `[0, 2^64 - 1]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    pub fn select(choice: u64, a: &Element, b: &Element) -> Element {
        let [a0, a1, a2, a3] = a.0;
        let [b0, b1, b2, b3] = b.0;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let choice_mask = 0u64.wrapping_sub(core::hint::black_box(choice));
        let o0 = b0 ^ (choice_mask & (a0 ^ b0));
        let o1 = b1 ^ (choice_mask & (a1 ^ b1));
        let o2 = b2 ^ (choice_mask & (a2 ^ b2));
        let o3 = b3 ^ (choice_mask & (a3 ^ b3));
        Element([o0, o1, o2, o3])
    }
}

const_fn! {
    /// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: every word in `[0, 2^64 - 1]`
    /// - takes `b`: every word in `[0, 2^64 - 1]`
    /// - returns `x`: every word in `[0, 2^64 - 1]`
    /// - returns `y`: every word in `[0, 2^64 - 1]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    pub fn swap(choice: u64, a: &Element, b: &Element) -> (Element, Element) {
        let [a0, a1, a2, a3] = a.0;
        let [b0, b1, b2, b3] = b.0;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
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
}

/// `R * out = a (mod p), 0 <= out < p`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^60]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn to_bytes(a: &Element) -> [u8; 32] {
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
    let (x33, c1) = sub_borrow(x28, 0x14de_f9de_a2f7_9cd6, c0);
    let (x34, c2) = sub_borrow(x30, 0, c1);
    let (x35, c3) = sub_borrow(x31, 0x1000_0000_0000_0000, c2);
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
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_bytes(bytes: &[u8; 32]) -> Element {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    Element([bytes0, bytes1, bytes2, bytes3])
}

/// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
/// - returns `ok` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_bytes_canonical(bytes: &[u8; 32]) -> (Element, u64) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let (_, c0) = bytes0.overflowing_sub(0x5812_631a_5cf5_d3ed);
    let (_, c1) = sub_borrow(bytes1, 0x14de_f9de_a2f7_9cd6, c0);
    let (_, c2) = sub_borrow(bytes2, 0, c1);
    let (_, ok0) = sub_borrow(bytes3, 0x1000_0000_0000_0000, c2);
    let out = Element([bytes0, bytes1, bytes2, bytes3]);
    (out, ok0 as u64)
}

/// `limbs of out = k (mod p): out = k / R`
///
/// - takes `k` in `[0, 2^32 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_word(k: u32) -> Element {
    Element([k as u64, 0, 0, 0])
}

/// `out = 1 if bytes = 0, else 0`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - returns `out` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn bytes_are_zero(bytes: &[u8; 32]) -> u64 {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let (_, c0) = bytes0.overflowing_sub(1);
    let (_, c1) = sub_borrow(bytes1, 0, c0);
    let (_, c2) = sub_borrow(bytes2, 0, c1);
    let (_, o0) = sub_borrow(bytes3, 0, c2);
    o0 as u64
}

/// `2 * half + odd = bytes, odd is 0 or 1`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - returns `half`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
/// - returns `odd` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn bytes_parity(bytes: &[u8; 32]) -> ([u8; 32], u64) {
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
/// - returns `out` in `[-2, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn sign_of(is_zero: u64, is_square: u64) -> i64 {
    let x0 = is_square + is_square;
    let x1 = is_zero + 1;
    let o0 = x0 as i64 - x1 as i64;
    o0
}

/// `R * out = a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn from_montgomery(a: &Element) -> Element {
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

/// `out = low bits of floor((u * f + v * g) / 2^59) (not proved; bounds are)`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `f`: word 0, 1, 2, 3 in `[-2^59, 2^59 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
/// - takes `g`: word 0, 1, 2, 3 in `[-2^59, 2^59 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
/// - returns `out` in `[-2^63, 2^63 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_head(u: i64, v: i64, f: &[i64; 5], g: &[i64; 5]) -> i64 {
    let [f0, f1, _, _, _] = *f;
    let [g0, g1, _, _, _] = *g;
    let r0 = u as i128 * f0 as i128 + v as i128 * g0 as i128;
    let x0 = u.wrapping_mul(f1);
    let x1 = v.wrapping_mul(g1);
    let x2 = x0.wrapping_add(x1);
    let o0 = x2.wrapping_add((r0 >> 59) as i64);
    o0
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^20 * the matrix of 20 divsteps (not proved; bounds are); 2^59 * new_f + low_1 + 2^359 * high_1 = u * f + v * g; 2^59 * new_g + low_2 + 2^359 * high_2 = q * f + r * g`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `q` in `[-2^62, 2^62]`
/// - takes `r` in `[-2^62, 2^62]`
/// - takes `f`: word 0, 1, 2, 3 in `[-2^59, 2^59 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
/// - takes `g`: word 0, 1, 2, 3 in `[-2^59, 2^59 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
/// - takes `k` in `[-2^63, 2^63 - 1]`
/// - takes `low_f` in `[-2^63, 2^63 - 1]`
/// - takes `low_g` in `[-2^63, 2^63 - 1]`
/// - returns `k` in `[-2^63, 2^63 - 1]`
/// - returns `u1` in `[-2^20, 2^20]`
/// - returns `v1` in `[-2^20, 2^20]`
/// - returns `q1` in `[-2^20, 2^20]`
/// - returns `r1` in `[-2^20, 2^20]`
/// - returns `new_f`: word 0, 1, 2, 3 in `[-2^59, 2^59 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
/// - returns `low_1` in `[0, 2^59 - 1]`
/// - returns `high_1` in `[-9, 8]`
/// - returns `new_g`: word 0, 1, 2, 3 in `[-2^59, 2^59 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
/// - returns `low_2` in `[0, 2^59 - 1]`
/// - returns `high_2` in `[-9, 8]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_fg(
    u: i64,
    v: i64,
    q: i64,
    r: i64,
    f: &[i64; 5],
    g: &[i64; 5],
    k: i64,
    low_f: i64,
    low_g: i64,
) -> (i64, i64, i64, i64, i64, [i64; 5], u64, i64, [i64; 5], u64, i64) {
    let [f0, f1, f2, f3, f4] = *f;
    let [g0, g1, g2, g3, g4] = *g;
    let x0 = low_f as u64 & 0xf_ffff;
    let x1 = x0 as i64 - 0x200_0000_0000;
    let x2 = x1 >> 1;
    let x3 = low_g as u64 & 0xf_ffff;
    let x4 = x3 as i64 - 0x4000_0000_0000_0000;
    let x5 = k >> 63;
    let x6 = 0 - (x4 & 1);
    let x7 = x5 | !x6;
    let x8 = x4 >> 1;
    let x9 = 0i64.wrapping_sub(k ^ x7);
    let x10 = (x8 & !x7) | (x2 & x7);
    let x11 = x8 - ((x2 ^ x5) & x6);
    let x12 = x9 >> 63;
    let x13 = 0 - (x11 & 1);
    let x14 = x12 | !x13;
    let x15 = x11 >> 1;
    let x16 = 0i64.wrapping_sub(x9 ^ x14);
    let x17 = (x15 & !x14) | (x10 & x14);
    let x18 = x15 - ((x10 ^ x12) & x13);
    let x19 = x16 >> 63;
    let x20 = 0 - (x18 & 1);
    let x21 = x19 | !x20;
    let x22 = x18 >> 1;
    let x23 = 0i64.wrapping_sub(x16 ^ x21);
    let x24 = (x22 & !x21) | (x17 & x21);
    let x25 = x22 - ((x17 ^ x19) & x20);
    let x26 = x23 >> 63;
    let x27 = 0 - (x25 & 1);
    let x28 = x26 | !x27;
    let x29 = x25 >> 1;
    let x30 = 0i64.wrapping_sub(x23 ^ x28);
    let x31 = (x29 & !x28) | (x24 & x28);
    let x32 = x29 - ((x24 ^ x26) & x27);
    let r0 = u as i128 * f0 as i128 + v as i128 * g0 as i128;
    let low_10 = r0 as u64 & 0x7ff_ffff_ffff_ffff;
    let r2 = q as i128 * f0 as i128 + r as i128 * g0 as i128;
    let low_20 = r2 as u64 & 0x7ff_ffff_ffff_ffff;
    let x33 = x30 >> 63;
    let x34 = 0 - (x32 & 1);
    let x35 = x33 | !x34;
    let x36 = x32 >> 1;
    let x37 = 0i64.wrapping_sub(x30 ^ x35);
    let x38 = (x36 & !x35) | (x31 & x35);
    let x39 = x36 - ((x31 ^ x33) & x34);
    let x40 = x37 >> 63;
    let x41 = 0 - (x39 & 1);
    let x42 = x40 | !x41;
    let x43 = x39 >> 1;
    let x44 = 0i64.wrapping_sub(x37 ^ x42);
    let x45 = (x43 & !x42) | (x38 & x42);
    let x46 = x43 - ((x38 ^ x40) & x41);
    let x47 = x44 >> 63;
    let x48 = 0 - (x46 & 1);
    let x49 = x47 | !x48;
    let x50 = x46 >> 1;
    let x51 = 0i64.wrapping_sub(x44 ^ x49);
    let x52 = (x50 & !x49) | (x45 & x49);
    let x53 = x50 - ((x45 ^ x47) & x48);
    let x54 = x51 >> 63;
    let x55 = 0 - (x53 & 1);
    let x56 = x54 | !x55;
    let x57 = x53 >> 1;
    let x58 = 0i64.wrapping_sub(x51 ^ x56);
    let x59 = (x57 & !x56) | (x52 & x56);
    let x60 = x57 - ((x52 ^ x54) & x55);
    let r3 = u as i128 * f1 as i128 + v as i128 * g1 as i128 + (r0 >> 59);
    let new_f0 = r3 as u64 & 0x7ff_ffff_ffff_ffff;
    let r4 = q as i128 * f1 as i128 + r as i128 * g1 as i128 + (r2 >> 59);
    let new_g0 = r4 as u64 & 0x7ff_ffff_ffff_ffff;
    let x61 = x58 >> 63;
    let x62 = 0 - (x60 & 1);
    let x63 = x61 | !x62;
    let x64 = x60 >> 1;
    let x65 = 0i64.wrapping_sub(x58 ^ x63);
    let x66 = (x64 & !x63) | (x59 & x63);
    let x67 = x64 - ((x59 ^ x61) & x62);
    let x68 = x65 >> 63;
    let x69 = 0 - (x67 & 1);
    let x70 = x68 | !x69;
    let x71 = x67 >> 1;
    let x72 = 0i64.wrapping_sub(x65 ^ x70);
    let x73 = (x71 & !x70) | (x66 & x70);
    let x74 = x71 - ((x66 ^ x68) & x69);
    let x75 = x72 >> 63;
    let x76 = 0 - (x74 & 1);
    let x77 = x75 | !x76;
    let x78 = x74 >> 1;
    let x79 = 0i64.wrapping_sub(x72 ^ x77);
    let x80 = (x78 & !x77) | (x73 & x77);
    let x81 = x78 - ((x73 ^ x75) & x76);
    let x82 = x79 >> 63;
    let x83 = 0 - (x81 & 1);
    let x84 = x82 | !x83;
    let x85 = x81 >> 1;
    let x86 = 0i64.wrapping_sub(x79 ^ x84);
    let x87 = (x85 & !x84) | (x80 & x84);
    let x88 = x85 - ((x80 ^ x82) & x83);
    let r5 = u as i128 * f2 as i128 + v as i128 * g2 as i128 + (r3 >> 59);
    let new_f1 = r5 as u64 & 0x7ff_ffff_ffff_ffff;
    let r6 = q as i128 * f2 as i128 + r as i128 * g2 as i128 + (r4 >> 59);
    let new_g1 = r6 as u64 & 0x7ff_ffff_ffff_ffff;
    let x89 = x86 >> 63;
    let x90 = 0 - (x88 & 1);
    let x91 = x89 | !x90;
    let x92 = x88 >> 1;
    let x93 = 0i64.wrapping_sub(x86 ^ x91);
    let x94 = (x92 & !x91) | (x87 & x91);
    let x95 = x92 - ((x87 ^ x89) & x90);
    let x96 = x93 >> 63;
    let x97 = 0 - (x95 & 1);
    let x98 = x96 | !x97;
    let x99 = x95 >> 1;
    let x100 = 0i64.wrapping_sub(x93 ^ x98);
    let x101 = (x99 & !x98) | (x94 & x98);
    let x102 = x99 - ((x94 ^ x96) & x97);
    let x103 = x100 >> 63;
    let x104 = 0 - (x102 & 1);
    let x105 = x103 | !x104;
    let x106 = x102 >> 1;
    let x107 = 0i64.wrapping_sub(x100 ^ x105);
    let x108 = (x106 & !x105) | (x101 & x105);
    let x109 = x106 - ((x101 ^ x103) & x104);
    let x110 = x107 >> 63;
    let x111 = 0 - (x109 & 1);
    let x112 = x110 | !x111;
    let x113 = x109 >> 1;
    let x114 = 0i64.wrapping_sub(x107 ^ x112);
    let x115 = (x113 & !x112) | (x108 & x112);
    let x116 = x113 - ((x108 ^ x110) & x111);
    let r7 = u as i128 * f3 as i128 + v as i128 * g3 as i128 + (r5 >> 59);
    let new_f2 = r7 as u64 & 0x7ff_ffff_ffff_ffff;
    let r8 = q as i128 * f3 as i128 + r as i128 * g3 as i128 + (r6 >> 59);
    let new_g2 = r8 as u64 & 0x7ff_ffff_ffff_ffff;
    let x117 = x114 >> 63;
    let x118 = 0 - (x116 & 1);
    let x119 = x117 | !x118;
    let x120 = x116 >> 1;
    let x121 = 0i64.wrapping_sub(x114 ^ x119);
    let x122 = (x120 & !x119) | (x115 & x119);
    let x123 = x120 - ((x115 ^ x117) & x118);
    let x124 = x121 >> 63;
    let x125 = 0 - (x123 & 1);
    let x126 = x124 | !x125;
    let x127 = x123 >> 1;
    let x128 = 0i64.wrapping_sub(x121 ^ x126);
    let x129 = (x127 & !x126) | (x122 & x126);
    let x130 = x127 - ((x122 ^ x124) & x125);
    let x131 = x128 >> 63;
    let x132 = 0 - (x130 & 1);
    let x133 = x131 | !x132;
    let x134 = x130 >> 1;
    let x135 = 0i64.wrapping_sub(x128 ^ x133);
    let x136 = (x134 & !x133) | (x129 & x133);
    let x137 = x134 - ((x129 ^ x131) & x132);
    let x138 = x135 >> 63;
    let x139 = 0 - (x137 & 1);
    let x140 = x138 | !x139;
    let x141 = x137 >> 1;
    let k0 = 0i64.wrapping_sub(x135 ^ x140);
    let x142 = (x141 & !x140) | (x136 & x140);
    let x143 = x141 - ((x136 ^ x138) & x139);
    let r9 = u as i128 * f4 as i128 + v as i128 * g4 as i128 + (r7 >> 59);
    let new_f3 = r9 as u64 & 0x7ff_ffff_ffff_ffff;
    let new_f4 = (r9 >> 59) as i64;
    let r11 = (r9 >> 59) - new_f4 as i128;
    let high_10 = (r11 >> 64) as i64;
    let r12 = q as i128 * f4 as i128 + r as i128 * g4 as i128 + (r8 >> 59);
    let new_g3 = r12 as u64 & 0x7ff_ffff_ffff_ffff;
    let new_g4 = (r12 >> 59) as i64;
    let r13 = (r12 >> 59) - new_g4 as i128;
    let high_20 = (r13 >> 64) as i64;
    let x144 = x142 + x142 + 1;
    let x145 = x144 + 0x10_0000;
    let x146 = x145 << 22;
    let u10 = x146 >> 43;
    let x147 = x144 + 0x200_0010_0000;
    let v10 = x147 >> 42;
    let x148 = x143 + 0x10_0000;
    let x149 = x148 << 22;
    let q10 = x149 >> 43;
    let x150 = x143 + 0x200_0010_0000;
    let r10 = x150 >> 42;
    let new_f = [
        new_f0 as i64,
        new_f1 as i64,
        new_f2 as i64,
        new_f3 as i64,
        new_f4,
    ];
    let new_g = [
        new_g0 as i64,
        new_g1 as i64,
        new_g2 as i64,
        new_g3 as i64,
        new_g4,
    ];
    (k0, u10, v10, q10, r10, new_f, low_10, high_10, new_g, low_20, high_20)
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^20 * the matrix of 20 divsteps (not proved; bounds are); 2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `d`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-17, 32]`
/// - takes `e`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-17, 32]`
/// - takes `k` in `[-2^63, 2^63 - 1]`
/// - takes `low_f` in `[-2^63, 2^63 - 1]`
/// - takes `low_g` in `[-2^63, 2^63 - 1]`
/// - returns `k` in `[-2^63, 2^63 - 1]`
/// - returns `u1` in `[-2^20, 2^20]`
/// - returns `v1` in `[-2^20, 2^20]`
/// - returns `q1` in `[-2^20, 2^20]`
/// - returns `r1` in `[-2^20, 2^20]`
/// - returns `out`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-17, 32]`
/// - returns `cut_u` in `[-2, 2]`
/// - returns `cut_v` in `[-2, 2]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_de(
    u: i64,
    v: i64,
    d: &[i64; 5],
    e: &[i64; 5],
    k: i64,
    low_f: i64,
    low_g: i64,
) -> (i64, i64, i64, i64, i64, [i64; 5], i64, i64) {
    let [d0, d1, d2, d3, d4] = *d;
    let [e0, e1, e2, e3, e4] = *e;
    let x0 = low_f as u64 & 0xf_ffff;
    let x1 = x0 as i64 - 0x200_0000_0000;
    let x2 = x1 >> 1;
    let x3 = low_g as u64 & 0xf_ffff;
    let x4 = x3 as i64 - 0x4000_0000_0000_0000;
    let x5 = k >> 63;
    let x6 = 0 - (x4 & 1);
    let x7 = x5 | !x6;
    let x8 = x4 >> 1;
    let x9 = 0i64.wrapping_sub(k ^ x7);
    let x10 = (x8 & !x7) | (x2 & x7);
    let x11 = x8 - ((x2 ^ x5) & x6);
    let x12 = x9 >> 63;
    let x13 = 0 - (x11 & 1);
    let x14 = x12 | !x13;
    let x15 = x11 >> 1;
    let x16 = 0i64.wrapping_sub(x9 ^ x14);
    let x17 = (x15 & !x14) | (x10 & x14);
    let x18 = x15 - ((x10 ^ x12) & x13);
    let x19 = x16 >> 63;
    let x20 = 0 - (x18 & 1);
    let x21 = x19 | !x20;
    let x22 = x18 >> 1;
    let x23 = 0i64.wrapping_sub(x16 ^ x21);
    let x24 = (x22 & !x21) | (x17 & x21);
    let x25 = x22 - ((x17 ^ x19) & x20);
    let x26 = x23 >> 63;
    let x27 = 0 - (x25 & 1);
    let x28 = x26 | !x27;
    let x29 = x25 >> 1;
    let x30 = 0i64.wrapping_sub(x23 ^ x28);
    let x31 = (x29 & !x28) | (x24 & x28);
    let x32 = x29 - ((x24 ^ x26) & x27);
    let x33 = u + 0x1000_0000_0000_0000;
    let x34 = x33 as u64 & 0x1fff_ffff_ffff_ffff;
    let x35 = x34 as i64 - 0x1000_0000_0000_0000;
    let cut_u0 = x33 >> 61;
    let x36 = v + 0x1000_0000_0000_0000;
    let x37 = x36 as u64 & 0x1fff_ffff_ffff_ffff;
    let x38 = x37 as i64 - 0x1000_0000_0000_0000;
    let cut_v0 = x36 >> 61;
    let r0 = x35 as i128 * d0 as i128 + x38 as i128 * e0 as i128;
    let x39 = r0 as u64;
    let x40 = x39.wrapping_mul(0x12b5_1da3_1254_7e1b);
    let x41 = x40 & 0x3fff_ffff_ffff_ffff;
    let r2 = r0 + x41 as i128 * 0x1812_631a_5cf5_d3ed;
    let x42 = (r2 >> 62) as i64;
    let x43 = x30 >> 63;
    let x44 = 0 - (x32 & 1);
    let x45 = x43 | !x44;
    let x46 = x32 >> 1;
    let x47 = 0i64.wrapping_sub(x30 ^ x45);
    let x48 = (x46 & !x45) | (x31 & x45);
    let x49 = x46 - ((x31 ^ x43) & x44);
    let x50 = x47 >> 63;
    let x51 = 0 - (x49 & 1);
    let x52 = x50 | !x51;
    let x53 = x49 >> 1;
    let x54 = 0i64.wrapping_sub(x47 ^ x52);
    let x55 = (x53 & !x52) | (x48 & x52);
    let x56 = x53 - ((x48 ^ x50) & x51);
    let x57 = x54 >> 63;
    let x58 = 0 - (x56 & 1);
    let x59 = x57 | !x58;
    let x60 = x56 >> 1;
    let x61 = 0i64.wrapping_sub(x54 ^ x59);
    let x62 = (x60 & !x59) | (x55 & x59);
    let x63 = x60 - ((x55 ^ x57) & x58);
    let x64 = x61 >> 63;
    let x65 = 0 - (x63 & 1);
    let x66 = x64 | !x65;
    let x67 = x63 >> 1;
    let x68 = 0i64.wrapping_sub(x61 ^ x66);
    let x69 = (x67 & !x66) | (x62 & x66);
    let x70 = x67 - ((x62 ^ x64) & x65);
    let r3 = x35 as i128 * d1 as i128
        + x38 as i128 * e1 as i128
        + x42 as i128
        + x41 as i128 * 0x137b_e77a_8bde_7359;
    let out0 = r3 as u64 & 0x3fff_ffff_ffff_ffff;
    let x71 = (r3 >> 62) as i64;
    let x72 = x68 >> 63;
    let x73 = 0 - (x70 & 1);
    let x74 = x72 | !x73;
    let x75 = x70 >> 1;
    let x76 = 0i64.wrapping_sub(x68 ^ x74);
    let x77 = (x75 & !x74) | (x69 & x74);
    let x78 = x75 - ((x69 ^ x72) & x73);
    let x79 = x76 >> 63;
    let x80 = 0 - (x78 & 1);
    let x81 = x79 | !x80;
    let x82 = x78 >> 1;
    let x83 = 0i64.wrapping_sub(x76 ^ x81);
    let x84 = (x82 & !x81) | (x77 & x81);
    let x85 = x82 - ((x77 ^ x79) & x80);
    let x86 = x83 >> 63;
    let x87 = 0 - (x85 & 1);
    let x88 = x86 | !x87;
    let x89 = x85 >> 1;
    let x90 = 0i64.wrapping_sub(x83 ^ x88);
    let x91 = (x89 & !x88) | (x84 & x88);
    let x92 = x89 - ((x84 ^ x86) & x87);
    let x93 = x90 >> 63;
    let x94 = 0 - (x92 & 1);
    let x95 = x93 | !x94;
    let x96 = x92 >> 1;
    let x97 = 0i64.wrapping_sub(x90 ^ x95);
    let x98 = (x96 & !x95) | (x91 & x95);
    let x99 = x96 - ((x91 ^ x93) & x94);
    let r4 = x35 as i128 * d2 as i128 + x38 as i128 * e2 as i128 + x71 as i128 + x41 as i128 * 1;
    let out1 = r4 as u64 & 0x3fff_ffff_ffff_ffff;
    let x100 = (r4 >> 62) as i64;
    let x101 = x97 >> 63;
    let x102 = 0 - (x99 & 1);
    let x103 = x101 | !x102;
    let x104 = x99 >> 1;
    let x105 = 0i64.wrapping_sub(x97 ^ x103);
    let x106 = (x104 & !x103) | (x98 & x103);
    let x107 = x104 - ((x98 ^ x101) & x102);
    let x108 = x105 >> 63;
    let x109 = 0 - (x107 & 1);
    let x110 = x108 | !x109;
    let x111 = x107 >> 1;
    let x112 = 0i64.wrapping_sub(x105 ^ x110);
    let x113 = (x111 & !x110) | (x106 & x110);
    let x114 = x111 - ((x106 ^ x108) & x109);
    let x115 = x112 >> 63;
    let x116 = 0 - (x114 & 1);
    let x117 = x115 | !x116;
    let x118 = x114 >> 1;
    let x119 = 0i64.wrapping_sub(x112 ^ x117);
    let x120 = (x118 & !x117) | (x113 & x117);
    let x121 = x118 - ((x113 ^ x115) & x116);
    let x122 = x119 >> 63;
    let x123 = 0 - (x121 & 1);
    let x124 = x122 | !x123;
    let x125 = x121 >> 1;
    let x126 = 0i64.wrapping_sub(x119 ^ x124);
    let x127 = (x125 & !x124) | (x120 & x124);
    let x128 = x125 - ((x120 ^ x122) & x123);
    let r5 = x35 as i128 * d3 as i128 + x38 as i128 * e3 as i128 + x100 as i128;
    let out2 = r5 as u64 & 0x3fff_ffff_ffff_ffff;
    let x129 = (r5 >> 62) as i64;
    let x130 = x126 >> 63;
    let x131 = 0 - (x128 & 1);
    let x132 = x130 | !x131;
    let x133 = x128 >> 1;
    let x134 = 0i64.wrapping_sub(x126 ^ x132);
    let x135 = (x133 & !x132) | (x127 & x132);
    let x136 = x133 - ((x127 ^ x130) & x131);
    let x137 = x134 >> 63;
    let x138 = 0 - (x136 & 1);
    let x139 = x137 | !x138;
    let x140 = x136 >> 1;
    let x141 = 0i64.wrapping_sub(x134 ^ x139);
    let x142 = (x140 & !x139) | (x135 & x139);
    let x143 = x140 - ((x135 ^ x137) & x138);
    let x144 = x141 >> 63;
    let x145 = 0 - (x143 & 1);
    let x146 = x144 | !x145;
    let x147 = x143 >> 1;
    let x148 = 0i64.wrapping_sub(x141 ^ x146);
    let x149 = (x147 & !x146) | (x142 & x146);
    let x150 = x147 - ((x142 ^ x144) & x145);
    let x151 = x148 >> 63;
    let x152 = 0 - (x150 & 1);
    let x153 = x151 | !x152;
    let x154 = x150 >> 1;
    let k0 = 0i64.wrapping_sub(x148 ^ x153);
    let x155 = (x154 & !x153) | (x149 & x153);
    let x156 = x154 - ((x149 ^ x151) & x152);
    let r6 = x35 as i128 * d4 as i128 + x38 as i128 * e4 as i128 + x129 as i128 + x41 as i128 * 16;
    let out3 = r6 as u64 & 0x3fff_ffff_ffff_ffff;
    let out4 = (r6 >> 62) as i64;
    let x157 = x155 + x155 + 1;
    let x158 = x157 + 0x10_0000;
    let x159 = x158 << 22;
    let u10 = x159 >> 43;
    let x160 = x157 + 0x200_0010_0000;
    let v10 = x160 >> 42;
    let x161 = x156 + 0x10_0000;
    let x162 = x161 << 22;
    let q10 = x162 >> 43;
    let x163 = x156 + 0x200_0010_0000;
    let r10 = x163 >> 42;
    let out = [out0 as i64, out1 as i64, out2 as i64, out3 as i64, out4];
    (k0, u10, v10, q10, r10, out, cut_u0, cut_v0)
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^19 * the matrix of 19 divsteps (not proved; bounds are); 2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `d`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-17, 32]`
/// - takes `e`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-17, 32]`
/// - takes `k` in `[-2^63, 2^63 - 1]`
/// - takes `low_f` in `[-2^63, 2^63 - 1]`
/// - takes `low_g` in `[-2^63, 2^63 - 1]`
/// - returns `k` in `[-2^63, 2^63 - 1]`
/// - returns `u1` in `[-2^20, 2^20]`
/// - returns `v1` in `[-2^20, 2^20]`
/// - returns `q1` in `[-2^20, 2^20]`
/// - returns `r1` in `[-2^20, 2^20]`
/// - returns `out`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-17, 32]`
/// - returns `cut_u` in `[-2, 2]`
/// - returns `cut_v` in `[-2, 2]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_last(
    u: i64,
    v: i64,
    d: &[i64; 5],
    e: &[i64; 5],
    k: i64,
    low_f: i64,
    low_g: i64,
) -> (i64, i64, i64, i64, i64, [i64; 5], i64, i64) {
    let [d0, d1, d2, d3, d4] = *d;
    let [e0, e1, e2, e3, e4] = *e;
    let x0 = low_f as u64 & 0xf_ffff;
    let x1 = x0 as i64 - 0x100_0000_0000;
    let x2 = x1 >> 1;
    let x3 = low_g as u64 & 0xf_ffff;
    let x4 = x3 as i64 - 0x2000_0000_0000_0000;
    let x5 = k >> 63;
    let x6 = 0 - (x4 & 1);
    let x7 = x5 | !x6;
    let x8 = x4 >> 1;
    let x9 = 0i64.wrapping_sub(k ^ x7);
    let x10 = (x8 & !x7) | (x2 & x7);
    let x11 = x8 - ((x2 ^ x5) & x6);
    let x12 = x9 >> 63;
    let x13 = 0 - (x11 & 1);
    let x14 = x12 | !x13;
    let x15 = x11 >> 1;
    let x16 = 0i64.wrapping_sub(x9 ^ x14);
    let x17 = (x15 & !x14) | (x10 & x14);
    let x18 = x15 - ((x10 ^ x12) & x13);
    let x19 = x16 >> 63;
    let x20 = 0 - (x18 & 1);
    let x21 = x19 | !x20;
    let x22 = x18 >> 1;
    let x23 = 0i64.wrapping_sub(x16 ^ x21);
    let x24 = (x22 & !x21) | (x17 & x21);
    let x25 = x22 - ((x17 ^ x19) & x20);
    let x26 = x23 >> 63;
    let x27 = 0 - (x25 & 1);
    let x28 = x26 | !x27;
    let x29 = x25 >> 1;
    let x30 = 0i64.wrapping_sub(x23 ^ x28);
    let x31 = (x29 & !x28) | (x24 & x28);
    let x32 = x29 - ((x24 ^ x26) & x27);
    let x33 = u + 0x1000_0000_0000_0000;
    let x34 = x33 as u64 & 0x1fff_ffff_ffff_ffff;
    let x35 = x34 as i64 - 0x1000_0000_0000_0000;
    let cut_u0 = x33 >> 61;
    let x36 = v + 0x1000_0000_0000_0000;
    let x37 = x36 as u64 & 0x1fff_ffff_ffff_ffff;
    let x38 = x37 as i64 - 0x1000_0000_0000_0000;
    let cut_v0 = x36 >> 61;
    let r0 = x35 as i128 * d0 as i128 + x38 as i128 * e0 as i128;
    let x39 = r0 as u64;
    let x40 = x39.wrapping_mul(0x12b5_1da3_1254_7e1b);
    let x41 = x40 & 0x3fff_ffff_ffff_ffff;
    let r2 = r0 + x41 as i128 * 0x1812_631a_5cf5_d3ed;
    let x42 = (r2 >> 62) as i64;
    let x43 = x30 >> 63;
    let x44 = 0 - (x32 & 1);
    let x45 = x43 | !x44;
    let x46 = x32 >> 1;
    let x47 = 0i64.wrapping_sub(x30 ^ x45);
    let x48 = (x46 & !x45) | (x31 & x45);
    let x49 = x46 - ((x31 ^ x43) & x44);
    let x50 = x47 >> 63;
    let x51 = 0 - (x49 & 1);
    let x52 = x50 | !x51;
    let x53 = x49 >> 1;
    let x54 = 0i64.wrapping_sub(x47 ^ x52);
    let x55 = (x53 & !x52) | (x48 & x52);
    let x56 = x53 - ((x48 ^ x50) & x51);
    let x57 = x54 >> 63;
    let x58 = 0 - (x56 & 1);
    let x59 = x57 | !x58;
    let x60 = x56 >> 1;
    let x61 = 0i64.wrapping_sub(x54 ^ x59);
    let x62 = (x60 & !x59) | (x55 & x59);
    let x63 = x60 - ((x55 ^ x57) & x58);
    let x64 = x61 >> 63;
    let x65 = 0 - (x63 & 1);
    let x66 = x64 | !x65;
    let x67 = x63 >> 1;
    let x68 = 0i64.wrapping_sub(x61 ^ x66);
    let x69 = (x67 & !x66) | (x62 & x66);
    let x70 = x67 - ((x62 ^ x64) & x65);
    let r3 = x35 as i128 * d1 as i128
        + x38 as i128 * e1 as i128
        + x42 as i128
        + x41 as i128 * 0x137b_e77a_8bde_7359;
    let out0 = r3 as u64 & 0x3fff_ffff_ffff_ffff;
    let x71 = (r3 >> 62) as i64;
    let x72 = x68 >> 63;
    let x73 = 0 - (x70 & 1);
    let x74 = x72 | !x73;
    let x75 = x70 >> 1;
    let x76 = 0i64.wrapping_sub(x68 ^ x74);
    let x77 = (x75 & !x74) | (x69 & x74);
    let x78 = x75 - ((x69 ^ x72) & x73);
    let x79 = x76 >> 63;
    let x80 = 0 - (x78 & 1);
    let x81 = x79 | !x80;
    let x82 = x78 >> 1;
    let x83 = 0i64.wrapping_sub(x76 ^ x81);
    let x84 = (x82 & !x81) | (x77 & x81);
    let x85 = x82 - ((x77 ^ x79) & x80);
    let x86 = x83 >> 63;
    let x87 = 0 - (x85 & 1);
    let x88 = x86 | !x87;
    let x89 = x85 >> 1;
    let x90 = 0i64.wrapping_sub(x83 ^ x88);
    let x91 = (x89 & !x88) | (x84 & x88);
    let x92 = x89 - ((x84 ^ x86) & x87);
    let x93 = x90 >> 63;
    let x94 = 0 - (x92 & 1);
    let x95 = x93 | !x94;
    let x96 = x92 >> 1;
    let x97 = 0i64.wrapping_sub(x90 ^ x95);
    let x98 = (x96 & !x95) | (x91 & x95);
    let x99 = x96 - ((x91 ^ x93) & x94);
    let r4 = x35 as i128 * d2 as i128 + x38 as i128 * e2 as i128 + x71 as i128 + x41 as i128 * 1;
    let out1 = r4 as u64 & 0x3fff_ffff_ffff_ffff;
    let x100 = (r4 >> 62) as i64;
    let x101 = x97 >> 63;
    let x102 = 0 - (x99 & 1);
    let x103 = x101 | !x102;
    let x104 = x99 >> 1;
    let x105 = 0i64.wrapping_sub(x97 ^ x103);
    let x106 = (x104 & !x103) | (x98 & x103);
    let x107 = x104 - ((x98 ^ x101) & x102);
    let x108 = x105 >> 63;
    let x109 = 0 - (x107 & 1);
    let x110 = x108 | !x109;
    let x111 = x107 >> 1;
    let x112 = 0i64.wrapping_sub(x105 ^ x110);
    let x113 = (x111 & !x110) | (x106 & x110);
    let x114 = x111 - ((x106 ^ x108) & x109);
    let x115 = x112 >> 63;
    let x116 = 0 - (x114 & 1);
    let x117 = x115 | !x116;
    let x118 = x114 >> 1;
    let x119 = 0i64.wrapping_sub(x112 ^ x117);
    let x120 = (x118 & !x117) | (x113 & x117);
    let x121 = x118 - ((x113 ^ x115) & x116);
    let x122 = x119 >> 63;
    let x123 = 0 - (x121 & 1);
    let x124 = x122 | !x123;
    let x125 = x121 >> 1;
    let x126 = 0i64.wrapping_sub(x119 ^ x124);
    let x127 = (x125 & !x124) | (x120 & x124);
    let x128 = x125 - ((x120 ^ x122) & x123);
    let r5 = x35 as i128 * d3 as i128 + x38 as i128 * e3 as i128 + x100 as i128;
    let out2 = r5 as u64 & 0x3fff_ffff_ffff_ffff;
    let x129 = (r5 >> 62) as i64;
    let x130 = x126 >> 63;
    let x131 = 0 - (x128 & 1);
    let x132 = x130 | !x131;
    let x133 = x128 >> 1;
    let x134 = 0i64.wrapping_sub(x126 ^ x132);
    let x135 = (x133 & !x132) | (x127 & x132);
    let x136 = x133 - ((x127 ^ x130) & x131);
    let x137 = x134 >> 63;
    let x138 = 0 - (x136 & 1);
    let x139 = x137 | !x138;
    let x140 = x136 >> 1;
    let x141 = 0i64.wrapping_sub(x134 ^ x139);
    let x142 = (x140 & !x139) | (x135 & x139);
    let x143 = x140 - ((x135 ^ x137) & x138);
    let x144 = x141 >> 63;
    let x145 = 0 - (x143 & 1);
    let x146 = x144 | !x145;
    let x147 = x143 >> 1;
    let k0 = 0i64.wrapping_sub(x141 ^ x146);
    let x148 = (x147 & !x146) | (x142 & x146);
    let x149 = x147 - ((x142 ^ x144) & x145);
    let r6 = x35 as i128 * d4 as i128 + x38 as i128 * e4 as i128 + x129 as i128 + x41 as i128 * 16;
    let out3 = r6 as u64 & 0x3fff_ffff_ffff_ffff;
    let out4 = (r6 >> 62) as i64;
    let x150 = x148 + x148 + 1;
    let x151 = x150 + 0x10_0000;
    let x152 = x151 << 22;
    let u10 = x152 >> 43;
    let x153 = x150 + 0x200_0010_0000;
    let v10 = x153 >> 42;
    let x154 = x149 + 0x10_0000;
    let x155 = x154 << 22;
    let q10 = x155 >> 43;
    let x156 = x149 + 0x200_0010_0000;
    let r10 = x156 >> 42;
    let out = [out0 as i64, out1 as i64, out2 as i64, out3 as i64, out4];
    (k0, u10, v10, q10, r10, out, cut_u0, cut_v0)
}

/// `next, all = low bits of floor((u * f + v * g) / 2^20), fewer in next than in all (not proved; bounds are)`
///
/// - takes `u` in `[-2^20, 2^20]`
/// - takes `v` in `[-2^20, 2^20]`
/// - takes `f`: word 0, 1, 2, 3 in `[-2^59, 2^59 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
/// - takes `g`: word 0, 1, 2, 3 in `[-2^59, 2^59 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
/// - returns `next` in `[-2^63, 2^63 - 1]`
/// - returns `all` in `[-2^63, 2^63 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_words(u: i64, v: i64, f: &[i64; 5], g: &[i64; 5]) -> (i64, i64) {
    let [f0, f1, _, _, _] = *f;
    let [g0, g1, _, _, _] = *g;
    let x0 = u.wrapping_mul(f0);
    let x1 = v.wrapping_mul(g0);
    let x2 = x0.wrapping_add(x1);
    let next0 = x2 >> 20;
    let r0 = u as i128 * f0 as i128 + v as i128 * g0 as i128;
    let x3 = u.wrapping_mul(f1);
    let x4 = v.wrapping_mul(g1);
    let x5 = x3.wrapping_add(x4);
    let all0 = (x5 << 39).wrapping_add((r0 >> 20) as i64);
    (next0, all0)
}

/// `out = floor((u * f + v * g mod 2^64) / 2^20), with 20 fewer correct low bits than f and g (not proved; bounds are)`
///
/// - takes `u` in `[-2^20, 2^20]`
/// - takes `v` in `[-2^20, 2^20]`
/// - takes `f` in `[-2^63, 2^63 - 1]`
/// - takes `g` in `[-2^63, 2^63 - 1]`
/// - returns `out` in `[-2^43, 2^43 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_low(u: i64, v: i64, f: i64, g: i64) -> i64 {
    let x0 = u.wrapping_mul(f);
    let x1 = v.wrapping_mul(g);
    let x2 = x0.wrapping_add(x1);
    let o0 = x2 >> 20;
    o0
}

/// `out = floor((u * f + v * g mod 2^64) / 2^19), with 19 fewer correct low bits than f and g (not proved; bounds are)`
///
/// - takes `u` in `[-2^20, 2^20]`
/// - takes `v` in `[-2^20, 2^20]`
/// - takes `f` in `[-2^63, 2^63 - 1]`
/// - takes `g` in `[-2^63, 2^63 - 1]`
/// - returns `out` in `[-2^44, 2^44 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_ahead(u: i64, v: i64, f: i64, g: i64) -> i64 {
    let x0 = u.wrapping_mul(f);
    let x1 = v.wrapping_mul(g);
    let x2 = x0.wrapping_add(x1);
    let o0 = x2 >> 19;
    o0
}

/// `(u1, v1; q1, r1) = (u, v; q, r) (u0, v0; q0, r0)`
///
/// - takes `u` in `[-2^20, 2^20]`
/// - takes `v` in `[-2^20, 2^20]`
/// - takes `q` in `[-2^20, 2^20]`
/// - takes `r` in `[-2^20, 2^20]`
/// - takes `u0` in `[-2^20, 2^20]`
/// - takes `v0` in `[-2^20, 2^20]`
/// - takes `q0` in `[-2^20, 2^20]`
/// - takes `r0` in `[-2^20, 2^20]`
/// - returns `u1` in `[-2^41, 2^41]`
/// - returns `v1` in `[-2^41, 2^41]`
/// - returns `q1` in `[-2^41, 2^41]`
/// - returns `r1` in `[-2^41, 2^41]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_pair(
    u: i64,
    v: i64,
    q: i64,
    r: i64,
    u0: i64,
    v0: i64,
    q0: i64,
    r0: i64,
) -> (i64, i64, i64, i64) {
    let u10 = u * u0 + v * q0;
    let v10 = u * v0 + v * r0;
    let q10 = q * u0 + r * q0;
    let r10 = q * v0 + r * r0;
    (u10, v10, q10, r10)
}

/// `(u1, v1; q1, r1) = (u, v; q, r) (u0, v0; q0, r0)`
///
/// - takes `u` in `[-2^20, 2^20]`
/// - takes `v` in `[-2^20, 2^20]`
/// - takes `q` in `[-2^20, 2^20]`
/// - takes `r` in `[-2^20, 2^20]`
/// - takes `u0` in `[-2^41, 2^41]`
/// - takes `v0` in `[-2^41, 2^41]`
/// - takes `q0` in `[-2^41, 2^41]`
/// - takes `r0` in `[-2^41, 2^41]`
/// - returns `u1` in `[-2^62, 2^62]`
/// - returns `v1` in `[-2^62, 2^62]`
/// - returns `q1` in `[-2^62, 2^62]`
/// - returns `r1` in `[-2^62, 2^62]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_batch(
    u: i64,
    v: i64,
    q: i64,
    r: i64,
    u0: i64,
    v0: i64,
    q0: i64,
    r0: i64,
) -> (i64, i64, i64, i64) {
    let u10 = u * u0 + v * q0;
    let v10 = u * v0 + v * r0;
    let q10 = q * u0 + r * q0;
    let r10 = q * v0 + r * r0;
    (u10, v10, q10, r10)
}

/// `2^59 * out + low + 2^359 * high = u * f + v * g`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `f`: word 0, 1, 2, 3 in `[-2^59, 2^59 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
/// - takes `g`: word 0, 1, 2, 3 in `[-2^59, 2^59 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
/// - returns `out`: word 0, 1, 2, 3 in `[-2^59, 2^59 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
/// - returns `low` in `[0, 2^59 - 1]`
/// - returns `high` in `[-9, 8]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn update_fg(u: i64, v: i64, f: &[i64; 5], g: &[i64; 5]) -> ([i64; 5], u64, i64) {
    let [f0, f1, f2, f3, f4] = *f;
    let [g0, g1, g2, g3, g4] = *g;
    let r0 = u as i128 * f0 as i128 + v as i128 * g0 as i128;
    let low0 = r0 as u64 & 0x7ff_ffff_ffff_ffff;
    let r1 = u as i128 * f1 as i128 + v as i128 * g1 as i128 + (r0 >> 59);
    let out0 = r1 as u64 & 0x7ff_ffff_ffff_ffff;
    let r2 = u as i128 * f2 as i128 + v as i128 * g2 as i128 + (r1 >> 59);
    let out1 = r2 as u64 & 0x7ff_ffff_ffff_ffff;
    let r3 = u as i128 * f3 as i128 + v as i128 * g3 as i128 + (r2 >> 59);
    let out2 = r3 as u64 & 0x7ff_ffff_ffff_ffff;
    let r4 = u as i128 * f4 as i128 + v as i128 * g4 as i128 + (r3 >> 59);
    let out3 = r4 as u64 & 0x7ff_ffff_ffff_ffff;
    let out4 = (r4 >> 59) as i64;
    let r5 = (r4 >> 59) - out4 as i128;
    let high0 = (r5 >> 64) as i64;
    let out = [out0 as i64, out1 as i64, out2 as i64, out3 as i64, out4];
    (out, low0, high0)
}

/// `2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `d`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-17, 32]`
/// - takes `e`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-17, 32]`
/// - returns `out`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-17, 32]`
/// - returns `cut_u` in `[-2, 2]`
/// - returns `cut_v` in `[-2, 2]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn update_de(u: i64, v: i64, d: &[i64; 5], e: &[i64; 5]) -> ([i64; 5], i64, i64) {
    let [d0, d1, d2, d3, d4] = *d;
    let [e0, e1, e2, e3, e4] = *e;
    let x0 = u + 0x1000_0000_0000_0000;
    let x1 = x0 as u64 & 0x1fff_ffff_ffff_ffff;
    let x2 = x1 as i64 - 0x1000_0000_0000_0000;
    let cut_u0 = x0 >> 61;
    let x3 = v + 0x1000_0000_0000_0000;
    let x4 = x3 as u64 & 0x1fff_ffff_ffff_ffff;
    let x5 = x4 as i64 - 0x1000_0000_0000_0000;
    let cut_v0 = x3 >> 61;
    let r0 = x2 as i128 * d0 as i128 + x5 as i128 * e0 as i128;
    let x6 = r0 as u64;
    let x7 = x6.wrapping_mul(0x12b5_1da3_1254_7e1b);
    let x8 = x7 & 0x3fff_ffff_ffff_ffff;
    let r1 = r0 + x8 as i128 * 0x1812_631a_5cf5_d3ed;
    let x9 = (r1 >> 62) as i64;
    let r2 = x2 as i128 * d1 as i128
        + x5 as i128 * e1 as i128
        + x9 as i128
        + x8 as i128 * 0x137b_e77a_8bde_7359;
    let out0 = r2 as u64 & 0x3fff_ffff_ffff_ffff;
    let x10 = (r2 >> 62) as i64;
    let r3 = x2 as i128 * d2 as i128 + x5 as i128 * e2 as i128 + x10 as i128 + x8 as i128 * 1;
    let out1 = r3 as u64 & 0x3fff_ffff_ffff_ffff;
    let x11 = (r3 >> 62) as i64;
    let r4 = x2 as i128 * d3 as i128 + x5 as i128 * e3 as i128 + x11 as i128;
    let out2 = r4 as u64 & 0x3fff_ffff_ffff_ffff;
    let x12 = (r4 >> 62) as i64;
    let r5 = x2 as i128 * d4 as i128 + x5 as i128 * e4 as i128 + x12 as i128 + x8 as i128 * 16;
    let out3 = r5 as u64 & 0x3fff_ffff_ffff_ffff;
    let out4 = (r5 >> 62) as i64;
    let out = [out0 as i64, out1 as i64, out2 as i64, out3 as i64, out4];
    (out, cut_u0, cut_v0)
}

/// `out = the integer of the limbs of a (mod p), 0 <= out < p`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: word 0, 1, 2, 3 in `[-2^59, 2^59 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_start(a: &Element) -> [i64; 5] {
    let [a0, a1, a2, a3] = a.0;
    let (x0, c0) = a0.overflowing_sub(0xc093_18d2_e7ae_9f68);
    let (x1, c1) = sub_borrow(a1, 0xa6f7_cef5_17bc_e6b2, c0);
    let (x2, c2) = sub_borrow(a2, 0, c1);
    let (x3, c3) = sub_borrow(a3, 0x8000_0000_0000_0000, c2);
    let c3_mask = 0u64.wrapping_sub(c3 as u64);
    let x4 = x0 ^ (c3_mask & (a0 ^ x0));
    let x5 = x1 ^ (c3_mask & (a1 ^ x1));
    let x6 = x2 ^ (c3_mask & (a2 ^ x2));
    let x7 = x3 ^ (c3_mask & (a3 ^ x3));
    let (x8, c4) = x4.overflowing_sub(0x6049_8c69_73d7_4fb4);
    let (x9, c5) = sub_borrow(x5, 0x537b_e77a_8bde_7359, c4);
    let (x10, c6) = sub_borrow(x6, 0, c5);
    let (x11, c7) = sub_borrow(x7, 0x4000_0000_0000_0000, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x12 = x8 ^ (c7_mask & (x4 ^ x8));
    let x13 = x9 ^ (c7_mask & (x5 ^ x9));
    let x14 = x10 ^ (c7_mask & (x6 ^ x10));
    let x15 = x11 ^ (c7_mask & (x7 ^ x11));
    let (x16, c8) = x12.overflowing_sub(0xb024_c634_b9eb_a7da);
    let (x17, c9) = sub_borrow(x13, 0x29bd_f3bd_45ef_39ac, c8);
    let (x18, c10) = sub_borrow(x14, 0, c9);
    let (x19, c11) = sub_borrow(x15, 0x2000_0000_0000_0000, c10);
    let c11_mask = 0u64.wrapping_sub(c11 as u64);
    let x20 = x16 ^ (c11_mask & (x12 ^ x16));
    let x21 = x17 ^ (c11_mask & (x13 ^ x17));
    let x22 = x18 ^ (c11_mask & (x14 ^ x18));
    let x23 = x19 ^ (c11_mask & (x15 ^ x19));
    let (x24, c12) = x20.overflowing_sub(0x5812_631a_5cf5_d3ed);
    let (x25, c13) = sub_borrow(x21, 0x14de_f9de_a2f7_9cd6, c12);
    let (x26, c14) = sub_borrow(x22, 0, c13);
    let (x27, c15) = sub_borrow(x23, 0x1000_0000_0000_0000, c14);
    let c15_mask = 0u64.wrapping_sub(c15 as u64);
    let x28 = x24 ^ (c15_mask & (x20 ^ x24));
    let x29 = x25 ^ (c15_mask & (x21 ^ x25));
    let x30 = x26 ^ (c15_mask & (x22 ^ x26));
    let x31 = x27 ^ (c15_mask & (x23 ^ x27));
    let x32 = x28 & 0x7ff_ffff_ffff_ffff;
    let x33 = x29 & 0x3f_ffff_ffff_ffff;
    let x34 = (x28 >> 59) + (x33 << 5);
    let x35 = x30 & 0x1_ffff_ffff_ffff;
    let x36 = (x29 >> 54) + (x35 << 10);
    let x37 = x31 & 0xfff_ffff_ffff;
    let x38 = (x30 >> 49) + (x37 << 15);
    let o0 = x32 as i64 - 0x800_0000_0000_0000;
    let o1 = x34 as i64 - 0x800_0000_0000_0000 + 1;
    let o2 = x36 as i64 - 0x800_0000_0000_0000 + 1;
    let o3 = x38 as i64 - 0x800_0000_0000_0000 + 1;
    let o4 = (x31 >> 44) + 1;
    [o0, o1, o2, o3, o4 as i64]
}

/// `out = 1 if f < 0, else 0`
///
/// - takes `f`: word 0, 1, 2, 3 in `[-2^59, 2^59 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
/// - returns `out` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_sign(f: &[i64; 5]) -> u64 {
    let [f0, f1, f2, f3, f4] = *f;
    let x0 = f1 + (f0 >> 59);
    let x1 = f2 + (x0 >> 59);
    let x2 = f3 + (x1 >> 59);
    let x3 = x2 >> 59;
    let r0 = f4 as i128 + x3 as i128;
    let x4 = (r0 >> 64) as i64;
    let x5 = (x4 as u64).wrapping_add(1);
    let (_, o0) = x5.overflowing_sub(1);
    o0 as u64
}

const_fn! {
    /// `out = -d if negative is 1, d if it is 0 (mod p)`
    ///
    /// - takes `negative` in `[0, 1]`
    /// - takes `d`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-17, 32]`
    /// - returns `out`: every word in `[0, 2^64 - 1]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    fn invert_finish(negative: u64, d: &[i64; 5]) -> Element {
        let [d0, d1, d2, d3, d4] = *d;
        let x0 = 0x837_294f_16e1_7bc7 - d0;
        let x1 = d0 + -0xfdb_39cb_4614_5826;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let negative_mask = 0u64.wrapping_sub(core::hint::black_box(negative));
        let x2 = (x1 as u64 ^ (negative_mask & (x0 as u64 ^ x1 as u64))) as i64;
        let x3 = -0x58c_4990_5c64_a5f4 - d1;
        let x4 = d1 + -0x1908_310a_e843_194d;
        let x5 = (x4 as u64 ^ (negative_mask & (x3 as u64 ^ x4 as u64))) as i64;
        let x6 = x5 + (x2 >> 62);
        let x7 = x6 as u64 & 0x3fff_ffff_ffff_ffff;
        let x8 = 4 - d2;
        let x9 = d2 + 3;
        let x10 = (x9 as u64 ^ (negative_mask & (x8 as u64 ^ x9 as u64))) as i64;
        let x11 = x10 + (x6 >> 62);
        let x12 = x11 as u64 & 0x3fff_ffff_ffff_ffff;
        let x13 = 0 - d3;
        let x14 = (d3 as u64 ^ (negative_mask & (x13 as u64 ^ d3 as u64))) as i64;
        let x15 = x14 + (x11 >> 62);
        let x16 = x15 as u64 & 0x3fff_ffff_ffff_ffff;
        let x17 = 48 - d4;
        let x18 = d4 + 32;
        let x19 = (x18 as u64 ^ (negative_mask & (x17 as u64 ^ x18 as u64))) as i64;
        let x20 = x19 + (x15 >> 62);
        let x21 = x7 & 3;
        let x22 = (x2 as u64 & 0x3fff_ffff_ffff_ffff) + (x21 << 62);
        let x23 = x12 & 15;
        let x24 = (x7 >> 2) + (x23 << 60);
        let x25 = x16 & 63;
        let x26 = (x12 >> 4) + (x25 << 58);
        let x27 = x20 as u64;
        let x28 = (x16 >> 6) + (x27 << 56);
        let (x29, c0) = x22.overflowing_sub(0x6049_8c69_73d7_4fb4);
        let (x30, c1) = sub_borrow(x24, 0x537b_e77a_8bde_7359, c0);
        let (x31, c2) = sub_borrow(x26, 0, c1);
        let (x32, c3) = sub_borrow(x28, 0x4000_0000_0000_0000, c2);
        let c3_mask = 0u64.wrapping_sub(c3 as u64);
        let x33 = x29 ^ (c3_mask & (x22 ^ x29));
        let x34 = x30 ^ (c3_mask & (x24 ^ x30));
        let x35 = x31 ^ (c3_mask & (x26 ^ x31));
        let x36 = x32 ^ (c3_mask & (x28 ^ x32));
        let (x37, c4) = x33.overflowing_sub(0xb024_c634_b9eb_a7da);
        let (x38, c5) = sub_borrow(x34, 0x29bd_f3bd_45ef_39ac, c4);
        let (x39, c6) = sub_borrow(x35, 0, c5);
        let (x40, c7) = sub_borrow(x36, 0x2000_0000_0000_0000, c6);
        let c7_mask = 0u64.wrapping_sub(c7 as u64);
        let x41 = x37 ^ (c7_mask & (x33 ^ x37));
        let x42 = x38 ^ (c7_mask & (x34 ^ x38));
        let x43 = x39 ^ (c7_mask & (x35 ^ x39));
        let x44 = x40 ^ (c7_mask & (x36 ^ x40));
        let (x45, c8) = x41.overflowing_sub(0x5812_631a_5cf5_d3ed);
        let (x46, c9) = sub_borrow(x42, 0x14de_f9de_a2f7_9cd6, c8);
        let (x47, c10) = sub_borrow(x43, 0, c9);
        let (x48, c11) = sub_borrow(x44, 0x1000_0000_0000_0000, c10);
        let c11_mask = 0u64.wrapping_sub(c11 as u64);
        let o0 = x45 ^ (c11_mask & (x41 ^ x45));
        let o1 = x46 ^ (c11_mask & (x42 ^ x46));
        let o2 = x47 ^ (c11_mask & (x43 ^ x47));
        let o3 = x48 ^ (c11_mask & (x44 ^ x48));
        Element([o0, o1, o2, o3])
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
pub const fn from_bytes(bytes: &[u8; 32]) -> Element {
    let limbs = limbs_of_bytes(bytes);
    to_montgomery(&limbs)
}

/// out = bytes (mod p), ok = 1 if bytes < p
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn from_bytes_canonical(bytes: &[u8; 32]) -> (Element, u64) {
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
pub const fn is_zero(a: &Element) -> u64 {
    let bytes = to_bytes(a);
    bytes_are_zero(&bytes)
}

/// out = 1 if a = b, else 0
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn equal(a: &Element, b: &Element) -> u64 {
    let difference = sub(a, b);
    is_zero(&difference)
}

/// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn is_odd(a: &Element) -> u64 {
    let bytes = to_bytes(a);
    let (_, out) = bytes_parity(&bytes);
    out
}

const_fn! {
    /// out = -a if choice is 1, a if it is 0
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline)]
    pub fn conditional_negate(a: &Element, choice: u64) -> Element {
        let opposite = opp(a);
        select(choice, &opposite, a)
    }
}

/// out = bytes (mod p)
///
/// If the bytes are uniform, the bias of the result is below 2^(8 - 8 * BYTES).
#[cfg_attr(limbforge_calls, inline(never))]
pub const fn from_bytes_wide(bytes: &[u8; 64]) -> Element {
    let low_bytes: [u8; 32] = part(bytes, 0);
    let low = from_bytes(&low_bytes);
    let high_bytes: [u8; 32] = part(bytes, 32);
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
        let mut f = [-0x7ed_9ce5_a30a_2c13, -0x420_c42b_a10c_6534, -0x7ff_ffff_ffff_ffac, -0x7ff_ffff_ffff_ffff, 0x1_0001];
        let mut g = invert_start(a);
        let mut d = [-0x4000_0000_0000_0000, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, 1];
        let mut e = [-0x3e2e_69be_7e98_4ac3, -0x172d_4d98_1b40_c261, -0x148_3346_9473_8aac, -0x27b2_e118_89c6_16f4, 9];
        let mut k = 0;
        let mut u = -0x800_0000_0000_0000;
        let mut v = 0;
        let mut q = 0;
        let mut r = -0x800_0000_0000_0000;
        let mut low_f = divsteps_head(u, v, &f, &g);
        let mut low_g = divsteps_head(q, r, &f, &g);
        let mut turn = 0;
        while turn < 10 {
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

/// out = a^904625697166532776746648320380374280107139544922488450750243867285681781373
#[cfg_attr(limbforge_calls, inline(never))]
const fn pow_root(a: &Element) -> Element {
    let x1 = square(a);
    let x2 = mul(a, &x1);
    let x3 = mul(&x2, &x1);
    let x4 = mul(&x3, &x1);
    let x5 = mul(&x4, &x1);
    let x6 = mul(&x5, &x1);
    let x7 = mul(&x6, &x1);
    let x8 = mul(&x7, &x1);
    let mut x9 = *a;
    let mut turn = 0;
    while turn < 130 {
        x9 = square(&x9);
        turn += 1;
    }
    let x10 = mul(&x9, &x3);
    let mut x11 = x10;
    let mut turn = 0;
    while turn < 6 {
        x11 = square(&x11);
        turn += 1;
    }
    let x12 = mul(&x11, &x7);
    let mut x13 = x12;
    let mut turn = 0;
    while turn < 3 {
        x13 = square(&x13);
        turn += 1;
    }
    let x14 = mul(&x13, &x4);
    let mut x15 = x14;
    let mut turn = 0;
    while turn < 5 {
        x15 = square(&x15);
        turn += 1;
    }
    let x16 = mul(&x15, &x8);
    let mut x17 = x16;
    let mut turn = 0;
    while turn < 4 {
        x17 = square(&x17);
        turn += 1;
    }
    let x18 = mul(&x17, &x5);
    let mut x19 = x18;
    let mut turn = 0;
    while turn < 4 {
        x19 = square(&x19);
        turn += 1;
    }
    let x20 = mul(&x19, &x7);
    let mut x21 = x20;
    let mut turn = 0;
    while turn < 3 {
        x21 = square(&x21);
        turn += 1;
    }
    let x22 = mul(&x21, &x4);
    let mut x23 = x22;
    let mut turn = 0;
    while turn < 4 {
        x23 = square(&x23);
        turn += 1;
    }
    let x24 = mul(&x23, &x3);
    let mut x25 = x24;
    let mut turn = 0;
    while turn < 7 {
        x25 = square(&x25);
        turn += 1;
    }
    let x26 = mul(&x25, &x6);
    let mut x27 = x26;
    let mut turn = 0;
    while turn < 4 {
        x27 = square(&x27);
        turn += 1;
    }
    let x28 = mul(&x27, &x7);
    let mut x29 = x28;
    let mut turn = 0;
    while turn < 3 {
        x29 = square(&x29);
        turn += 1;
    }
    let x30 = mul(&x29, &x4);
    let mut x31 = x30;
    let mut turn = 0;
    while turn < 5 {
        x31 = square(&x31);
        turn += 1;
    }
    let x32 = mul(&x31, &x4);
    let mut x33 = x32;
    let mut turn = 0;
    while turn < 6 {
        x33 = square(&x33);
        turn += 1;
    }
    let x34 = mul(&x33, &x7);
    let mut x35 = x34;
    let mut turn = 0;
    while turn < 3 {
        x35 = square(&x35);
        turn += 1;
    }
    let x36 = mul(&x35, &x2);
    let mut x37 = x36;
    let mut turn = 0;
    while turn < 6 {
        x37 = square(&x37);
        turn += 1;
    }
    let x38 = mul(&x37, &x6);
    let mut x39 = x38;
    let mut turn = 0;
    while turn < 10 {
        x39 = square(&x39);
        turn += 1;
    }
    let x40 = mul(&x39, &x5);
    let mut x41 = x40;
    let mut turn = 0;
    while turn < 4 {
        x41 = square(&x41);
        turn += 1;
    }
    let x42 = mul(&x41, &x2);
    let mut x43 = x42;
    let mut turn = 0;
    while turn < 5 {
        x43 = square(&x43);
        turn += 1;
    }
    let x44 = mul(&x43, &x2);
    let mut x45 = x44;
    let mut turn = 0;
    while turn < 7 {
        x45 = square(&x45);
        turn += 1;
    }
    let x46 = mul(&x45, &x7);
    let mut x47 = x46;
    let mut turn = 0;
    while turn < 6 {
        x47 = square(&x47);
        turn += 1;
    }
    let x48 = mul(&x47, &x6);
    let mut x49 = x48;
    let mut turn = 0;
    while turn < 4 {
        x49 = square(&x49);
        turn += 1;
    }
    let x50 = mul(&x49, &x5);
    let mut x51 = x50;
    let mut turn = 0;
    while turn < 3 {
        x51 = square(&x51);
        turn += 1;
    }
    let x52 = mul(&x51, &x4);
    let mut x53 = x52;
    let mut turn = 0;
    while turn < 5 {
        x53 = square(&x53);
        turn += 1;
    }
    let x54 = mul(&x53, &x6);
    let mut x55 = x54;
    let mut turn = 0;
    while turn < 3 {
        x55 = square(&x55);
        turn += 1;
    }
    let x56 = mul(&x55, &x3);
    let mut x57 = x56;
    let mut turn = 0;
    while turn < 6 {
        x57 = square(&x57);
        turn += 1;
    }
    let x58 = mul(&x57, &x8);
    let mut x59 = x58;
    let mut turn = 0;
    while turn < 3 {
        x59 = square(&x59);
        turn += 1;
    }
    mul(&x59, &x3)
}

const_fn! {
    /// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
    ///
    /// `is_odd` tells the two roots apart.
    #[cfg_attr(limbforge_calls, inline(never))]
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
}

/// out = a^((p - 1) / 2)
#[cfg_attr(limbforge_calls, inline(never))]
const fn pow_euler(a: &Element) -> Element {
    let mut out = pow_root(a);
    out = square(&out);
    out = mul(&out, a);
    out = square(&out);
    out
}

/// out = 1 if a is a square or 0, else 0
#[cfg_attr(limbforge_calls, inline(never))]
pub const fn is_square(a: &Element) -> u64 {
    let character = pow_euler(a);
    let squared = square(&character);
    equal(&squared, &character)
}

/// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
#[cfg_attr(limbforge_calls, inline(never))]
pub const fn legendre(a: &Element) -> i64 {
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
        pub fn conditional_negate(&self, choice: u64) -> Element {
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

    const_fn! {
        /// Returns a square root and 1. If there is no root, returns an arbitrary element and 0.
        #[inline(always)]
        pub fn sqrt(&self) -> (Element, u64) {
            sqrt(self)
        }
    }

    /// Returns 1 if the element is a square or 0, else 0.
    #[inline(always)]
    pub const fn is_square(&self) -> u64 {
        is_square(self)
    }

    /// Returns the Legendre symbol: 0 for 0, 1 for a nonzero square, else -1.
    #[inline(always)]
    pub const fn legendre(&self) -> i64 {
        legendre(self)
    }

    /// Returns 1 if the element is 0, else 0.
    #[inline(always)]
    pub const fn is_zero(&self) -> u64 {
        is_zero(self)
    }

    /// Returns 1 if the element as an integer in [0, p) is odd, else 0. This is the sign in RFC 9380, section 4.1.
    #[inline(always)]
    pub const fn is_odd(&self) -> u64 {
        is_odd(self)
    }

    /// Returns 1 if both elements are equal, else 0: the result of `==` as a word.
    #[inline(always)]
    pub const fn equal(&self, b: &Element) -> u64 {
        equal(self, b)
    }

    const_fn! {
        /// Returns `a` if `choice` is 1, `b` if `choice` is 0.
        #[inline(always)]
        pub fn select(choice: u64, a: &Element, b: &Element) -> Element {
            select(choice, a, b)
        }
    }

    const_fn! {
        /// Returns `(b, a)` if `choice` is 1, `(a, b)` if `choice` is 0.
        #[inline(always)]
        pub fn swap(choice: u64, a: &Element, b: &Element) -> (Element, Element) {
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
    pub const fn from_bytes(bytes: &[u8; 32]) -> Element {
        from_bytes(bytes)
    }

    /// Decodes little-endian bytes. Also returns 1 if they are below the prime, else 0.
    #[inline(always)]
    pub const fn from_bytes_canonical(bytes: &[u8; 32]) -> (Element, u64) {
        from_bytes_canonical(bytes)
    }

    /// Decodes `2 * BYTES` little-endian bytes and reduces them. Uniform bytes give a nearly uniform element.
    #[inline(always)]
    pub const fn from_bytes_wide(bytes: &[u8; 64]) -> Element {
        from_bytes_wide(bytes)
    }

    /// Returns the canonical encoding, little-endian and below the prime.
    #[inline(always)]
    pub const fn to_bytes(self) -> [u8; 32] {
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
        select(u64::from(bit), &ONE, &ZERO)
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
        select(u64::from(choice.unwrap_u8()), b, a)
    }

    #[inline]
    fn conditional_swap(a: &mut Element, b: &mut Element, choice: subtle::Choice) {
        (*a, *b) = swap(u64::from(choice.unwrap_u8()), a, b);
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
        "0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed";

    const NUM_BITS: u32 = 253;

    const CAPACITY: u32 = 252;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        0x977f_4a47_7547_3485,
        0x6de7_2ae9_8b3a_b623,
        0xffff_ffff_ffff_ffff,
        0xfff_ffff_ffff_ffff,
    ]);

    /// 2, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        0x55c5_ffce_be3b_564d,
        0x78ff_be0a_4404_020b,
        0xffff_ffff_ffff_fffd,
        0xfff_ffff_ffff_ffff,
    ]);

    const S: u32 = 2;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0xdb99_54e7_a8c6_c570,
        0xc852_12d7_fb49_700d,
        0x28c7_dc33_6de8_8652,
        0xaa6_66a6_76c0_a9d5,
    ]);

    /// 2 to the power of 2^2.
    const DELTA: Element = Element([
        0x45af_48bd_6721_e6ed,
        0x35e5_1b3b_ab5a_c67e,
        0xffff_ffff_ffff_ffeb,
        0xfff_ffff_ffff_ffff,
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
        "0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed";

    const NUM_BITS: u32 = 253;

    const CAPACITY: u32 = 252;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        0x977f_4a47_7547_3485,
        0x6de7_2ae9_8b3a_b623,
        0xffff_ffff_ffff_ffff,
        0xfff_ffff_ffff_ffff,
    ]);

    /// 2, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        0x55c5_ffce_be3b_564d,
        0x78ff_be0a_4404_020b,
        0xffff_ffff_ffff_fffd,
        0xfff_ffff_ffff_ffff,
    ]);

    const S: u32 = 2;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0xdb99_54e7_a8c6_c570,
        0xc852_12d7_fb49_700d,
        0x28c7_dc33_6de8_8652,
        0xaa6_66a6_76c0_a9d5,
    ]);

    /// 2 to the power of 2^2.
    const DELTA: Element = Element([
        0x45af_48bd_6721_e6ed,
        0x35e5_1b3b_ab5a_c67e,
        0xffff_ffff_ffff_ffeb,
        0xfff_ffff_ffff_ffff,
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
impl From<Element> for crypto_bigint::U256 {
    /// Returns the least nonnegative integer of the class.
    #[inline]
    fn from(element: Element) -> crypto_bigint::U256 {
        let mut bytes = [0; 32];
        bytes[..BYTES].copy_from_slice(&to_bytes(&element));
        crypto_bigint::U256::from_le_slice(&bytes)
    }
}

#[cfg(feature = "crypto-bigint")]
impl From<crypto_bigint::U256> for Element {
    /// Reduces the integer modulo the prime.
    #[inline]
    fn from(integer: crypto_bigint::U256) -> Element {
        let mut bytes = [0; BYTES];
        bytes.copy_from_slice(&integer.to_le_bytes());
        from_bytes(&bytes)
    }
}
