//! Arithmetic modulo 0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3 (scalar448). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3
//! Recipe:  7x64 operand-scanning carry-chain(twice) montgomery(interleaved) carry(none)
//! Limbs:   7 words of 64 bits
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^448 modulo the prime
//!
//! A function is right for words within the bounds that it takes; what it gives is within its bounds.
//!
//! limb  weight  tight          loose
//! 0     2^0     [0, 2^64 - 1]  [0, 2^64 - 1]
//! 1     2^64    [0, 2^64 - 1]  [0, 2^64 - 1]
//! 2     2^128   [0, 2^64 - 1]  [0, 2^64 - 1]
//! 3     2^192   [0, 2^64 - 1]  [0, 2^64 - 1]
//! 4     2^256   [0, 2^64 - 1]  [0, 2^64 - 1]
//! 5     2^320   [0, 2^64 - 1]  [0, 2^64 - 1]
//! 6     2^384   [0, 2^64 - 1]  [0, 2^64 - 1]
//! ```

/// Words of an element.
pub const LIMBS: usize = 7;

/// Bytes of an element.
pub const BYTES: usize = 56;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u64; LIMBS]);

/// An element within loose bounds: here they are the tight ones.
pub type Loose = Element;

/// 0.
pub const ZERO: Element = Element([0, 0, 0, 0, 0, 0, 0]);

/// 1.
pub const ONE: Element = Element([
    0x721c_f5b5_529e_ec34,
    0x7a4c_f635_c8e9_c2ab,
    0xeec4_92d9_44a7_25bf,
    0x2_0cd7_7058,
    0,
    0,
    0,
]);

/// 2^448: the weight of the upper half of wide bytes.
pub const WIDE: Element = Element([
    0xe353_9257_049b_9b60,
    0x7af3_2c4b_c1b1_95d9,
    0xd66_de23_88ea_1859,
    0xae17_cf72_5ee4_d838,
    0x1a9c_c14b_a3c4_7c44,
    0x2052_bcb7_e4d0_70af,
    0x3402_a939_f823_b729,
]);

/// A primitive root of unity of order 2^1, 2 to the (p - 1) / 2^1.
pub const ROOT_OF_UNITY: Element = Element([
    0xb15b_ccdd_58b9_58bf,
    0xa71f_cc3c_c4db_cca9,
    0xd58a_4870_6a2f_10d0,
    0xffff_fffd_6ff2_b390,
    0xffff_ffff_ffff_ffff,
    0xffff_ffff_ffff_ffff,
    0x3fff_ffff_ffff_ffff,
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
    let [a0, a1, a2, a3, a4, a5, a6] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6] = b.0;
    let (x0, c0) = a0.overflowing_add(b0);
    let (x1, c1) = a1.carrying_add(b1, c0);
    let (x2, c2) = a2.carrying_add(b2, c1);
    let (x3, c3) = a3.carrying_add(b3, c2);
    let (x4, c4) = a4.carrying_add(b4, c3);
    let (x5, c5) = a5.carrying_add(b5, c4);
    let (x6, c6) = a6.carrying_add(b6, c5);
    let c6_mask = 0u64.wrapping_sub(c6 as u64);
    let x7 = c6_mask & 0x721c_f5b5_529e_ec34;
    let x8 = c6_mask & 0x7a4c_f635_c8e9_c2ab;
    let x9 = c6_mask & 0xeec4_92d9_44a7_25bf;
    let x10 = c6_mask & 0x2_0cd7_7058;
    let (x11, c7) = x0.overflowing_add(x7);
    let (x12, c8) = x1.carrying_add(x8, c7);
    let (x13, c9) = x2.carrying_add(x9, c8);
    let (x14, c10) = x3.carrying_add(x10, c9);
    let (o4, c11) = x4.carrying_add(0, c10);
    let (o5, c12) = x5.carrying_add(0, c11);
    let (o6, c13) = x6.carrying_add(0, c12);
    let c13_mask = 0u64.wrapping_sub(c13 as u64);
    let x15 = c13_mask & 0x721c_f5b5_529e_ec34;
    let x16 = c13_mask & 0x7a4c_f635_c8e9_c2ab;
    let x17 = c13_mask & 0xeec4_92d9_44a7_25bf;
    let x18 = c13_mask & 0x2_0cd7_7058;
    let (o0, c14) = x11.overflowing_add(x15);
    let (o1, c15) = x12.carrying_add(x16, c14);
    let (o2, c16) = x13.carrying_add(x17, c15);
    let (o3, _) = x14.carrying_add(x18, c16);
    Element([o0, o1, o2, o3, o4, o5, o6])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn sub(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6] = b.0;
    let (x0, c0) = a0.overflowing_sub(b0);
    let (x1, c1) = a1.borrowing_sub(b1, c0);
    let (x2, c2) = a2.borrowing_sub(b2, c1);
    let (x3, c3) = a3.borrowing_sub(b3, c2);
    let (x4, c4) = a4.borrowing_sub(b4, c3);
    let (x5, c5) = a5.borrowing_sub(b5, c4);
    let (x6, c6) = a6.borrowing_sub(b6, c5);
    let c6_mask = 0u64.wrapping_sub(c6 as u64);
    let x7 = c6_mask & 0x721c_f5b5_529e_ec34;
    let x8 = c6_mask & 0x7a4c_f635_c8e9_c2ab;
    let x9 = c6_mask & 0xeec4_92d9_44a7_25bf;
    let x10 = c6_mask & 0x2_0cd7_7058;
    let (x11, c7) = x0.overflowing_sub(x7);
    let (x12, c8) = x1.borrowing_sub(x8, c7);
    let (x13, c9) = x2.borrowing_sub(x9, c8);
    let (x14, c10) = x3.borrowing_sub(x10, c9);
    let (o4, c11) = x4.borrowing_sub(0, c10);
    let (o5, c12) = x5.borrowing_sub(0, c11);
    let (o6, c13) = x6.borrowing_sub(0, c12);
    let c13_mask = 0u64.wrapping_sub(c13 as u64);
    let x15 = c13_mask & 0x721c_f5b5_529e_ec34;
    let x16 = c13_mask & 0x7a4c_f635_c8e9_c2ab;
    let x17 = c13_mask & 0xeec4_92d9_44a7_25bf;
    let x18 = c13_mask & 0x2_0cd7_7058;
    let (o0, c14) = x11.overflowing_sub(x15);
    let (o1, c15) = x12.borrowing_sub(x16, c14);
    let (o2, c16) = x13.borrowing_sub(x17, c15);
    let (o3, _) = x14.borrowing_sub(x18, c16);
    Element([o0, o1, o2, o3, o4, o5, o6])
}

/// `out = -a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn opp(a: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6] = a.0;
    let (x0, c0) = 0u64.overflowing_sub(a0);
    let (x1, c1) = 0u64.borrowing_sub(a1, c0);
    let (x2, c2) = 0u64.borrowing_sub(a2, c1);
    let (x3, c3) = 0u64.borrowing_sub(a3, c2);
    let (x4, c4) = 0u64.borrowing_sub(a4, c3);
    let (x5, c5) = 0u64.borrowing_sub(a5, c4);
    let (x6, c6) = 0u64.borrowing_sub(a6, c5);
    let c6_mask = 0u64.wrapping_sub(c6 as u64);
    let x7 = c6_mask & 0x721c_f5b5_529e_ec34;
    let x8 = c6_mask & 0x7a4c_f635_c8e9_c2ab;
    let x9 = c6_mask & 0xeec4_92d9_44a7_25bf;
    let x10 = c6_mask & 0x2_0cd7_7058;
    let (x11, c7) = x0.overflowing_sub(x7);
    let (x12, c8) = x1.borrowing_sub(x8, c7);
    let (x13, c9) = x2.borrowing_sub(x9, c8);
    let (x14, c10) = x3.borrowing_sub(x10, c9);
    let (o4, c11) = x4.borrowing_sub(0, c10);
    let (o5, c12) = x5.borrowing_sub(0, c11);
    let (o6, c13) = x6.borrowing_sub(0, c12);
    let c13_mask = 0u64.wrapping_sub(c13 as u64);
    let x15 = c13_mask & 0x721c_f5b5_529e_ec34;
    let x16 = c13_mask & 0x7a4c_f635_c8e9_c2ab;
    let x17 = c13_mask & 0xeec4_92d9_44a7_25bf;
    let x18 = c13_mask & 0x2_0cd7_7058;
    let (o0, c14) = x11.overflowing_sub(x15);
    let (o1, c15) = x12.borrowing_sub(x16, c14);
    let (o2, c16) = x13.borrowing_sub(x17, c15);
    let (o3, _) = x14.borrowing_sub(x18, c16);
    Element([o0, o1, o2, o3, o4, o5, o6])
}

/// `R * out = a * b (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn mul(a: &Loose, b: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6] = b.0;
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
    let x9 = (r3 >> 64) as u64;
    let (x10, c2) = x8.carrying_add(x6, c1);
    let r4 = m(b0, a4);
    let x11 = r4 as u64;
    let x12 = (r4 >> 64) as u64;
    let (x13, c3) = x11.carrying_add(x9, c2);
    let r5 = m(b0, a5);
    let x14 = r5 as u64;
    let x15 = (r5 >> 64) as u64;
    let (x16, c4) = x14.carrying_add(x12, c3);
    let r6 = m(b0, a6);
    let x17 = r6 as u64;
    let (x18, c5) = x17.carrying_add(x15, c4);
    let x19 = (r6 >> 64) as u64 + c5 as u64;
    let x20 = x0.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r7 = m(x20, 0x2378_c292_ab58_44f3);
    let x21 = r7 as u64;
    let x22 = (r7 >> 64) as u64;
    let r8 = m(x20, 0x216c_c272_8dc5_8f55);
    let x23 = r8 as u64;
    let x24 = (r8 >> 64) as u64;
    let (x25, c6) = x23.overflowing_add(x22);
    let r9 = m(x20, 0xc44e_db49_aed6_3690);
    let x26 = r9 as u64;
    let x27 = (r9 >> 64) as u64;
    let (x28, c7) = x26.carrying_add(x24, c6);
    let r10 = m(x20, 0xffff_ffff_7cca_23e9);
    let x29 = r10 as u64;
    let x30 = (r10 >> 64) as u64;
    let (x31, c8) = x29.carrying_add(x27, c7);
    let r11 = m(x20, 0xffff_ffff_ffff_ffff);
    let x32 = r11 as u64;
    let x33 = (r11 >> 64) as u64;
    let (x34, c9) = x32.carrying_add(x30, c8);
    let (x35, c10) = x32.carrying_add(x33, c9);
    let r12 = m(x20, 0x3fff_ffff_ffff_ffff);
    let x36 = r12 as u64;
    let (x37, c11) = x36.carrying_add(x33, c10);
    let x38 = (r12 >> 64) as u64 + c11 as u64;
    let (_, c12) = x0.overflowing_add(x21);
    let (x39, c13) = x4.carrying_add(x25, c12);
    let (x40, c14) = x7.carrying_add(x28, c13);
    let (x41, c15) = x10.carrying_add(x31, c14);
    let (x42, c16) = x13.carrying_add(x34, c15);
    let (x43, c17) = x16.carrying_add(x35, c16);
    let (x44, c18) = x18.carrying_add(x37, c17);
    let x45 = x38 + c18 as u64;
    let (x46, c19) = x19.overflowing_add(x45);
    let r13 = m(b1, a0);
    let x47 = r13 as u64;
    let x48 = (r13 >> 64) as u64;
    let r14 = m(b1, a1);
    let x49 = r14 as u64;
    let x50 = (r14 >> 64) as u64;
    let (x51, c20) = x49.overflowing_add(x48);
    let r15 = m(b1, a2);
    let x52 = r15 as u64;
    let x53 = (r15 >> 64) as u64;
    let (x54, c21) = x52.carrying_add(x50, c20);
    let r16 = m(b1, a3);
    let x55 = r16 as u64;
    let x56 = (r16 >> 64) as u64;
    let (x57, c22) = x55.carrying_add(x53, c21);
    let r17 = m(b1, a4);
    let x58 = r17 as u64;
    let x59 = (r17 >> 64) as u64;
    let (x60, c23) = x58.carrying_add(x56, c22);
    let r18 = m(b1, a5);
    let x61 = r18 as u64;
    let x62 = (r18 >> 64) as u64;
    let (x63, c24) = x61.carrying_add(x59, c23);
    let r19 = m(b1, a6);
    let x64 = r19 as u64;
    let (x65, c25) = x64.carrying_add(x62, c24);
    let x66 = (r19 >> 64) as u64 + c25 as u64;
    let (x67, c26) = x39.overflowing_add(x47);
    let (x68, c27) = x40.carrying_add(x51, c26);
    let (x69, c28) = x41.carrying_add(x54, c27);
    let (x70, c29) = x42.carrying_add(x57, c28);
    let (x71, c30) = x43.carrying_add(x60, c29);
    let (x72, c31) = x44.carrying_add(x63, c30);
    let (x73, c32) = x46.carrying_add(x65, c31);
    let x74 = x66.wrapping_add(c32 as u64);
    let (x75, c33) = (c19 as u64).overflowing_add(x74);
    let x76 = x67.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r20 = m(x76, 0x2378_c292_ab58_44f3);
    let x77 = r20 as u64;
    let x78 = (r20 >> 64) as u64;
    let r21 = m(x76, 0x216c_c272_8dc5_8f55);
    let x79 = r21 as u64;
    let x80 = (r21 >> 64) as u64;
    let (x81, c34) = x79.overflowing_add(x78);
    let r22 = m(x76, 0xc44e_db49_aed6_3690);
    let x82 = r22 as u64;
    let x83 = (r22 >> 64) as u64;
    let (x84, c35) = x82.carrying_add(x80, c34);
    let r23 = m(x76, 0xffff_ffff_7cca_23e9);
    let x85 = r23 as u64;
    let x86 = (r23 >> 64) as u64;
    let (x87, c36) = x85.carrying_add(x83, c35);
    let r24 = m(x76, 0xffff_ffff_ffff_ffff);
    let x88 = r24 as u64;
    let x89 = (r24 >> 64) as u64;
    let (x90, c37) = x88.carrying_add(x86, c36);
    let (x91, c38) = x88.carrying_add(x89, c37);
    let r25 = m(x76, 0x3fff_ffff_ffff_ffff);
    let x92 = r25 as u64;
    let (x93, c39) = x92.carrying_add(x89, c38);
    let x94 = (r25 >> 64) as u64 + c39 as u64;
    let (_, c40) = x67.overflowing_add(x77);
    let (x95, c41) = x68.carrying_add(x81, c40);
    let (x96, c42) = x69.carrying_add(x84, c41);
    let (x97, c43) = x70.carrying_add(x87, c42);
    let (x98, c44) = x71.carrying_add(x90, c43);
    let (x99, c45) = x72.carrying_add(x91, c44);
    let (x100, c46) = x73.carrying_add(x93, c45);
    let x101 = x94 + c46 as u64;
    let (x102, c47) = x75.overflowing_add(x101);
    let x103 = c33 as u64 + c47 as u64;
    let r26 = m(b2, a0);
    let x104 = r26 as u64;
    let x105 = (r26 >> 64) as u64;
    let r27 = m(b2, a1);
    let x106 = r27 as u64;
    let x107 = (r27 >> 64) as u64;
    let (x108, c48) = x106.overflowing_add(x105);
    let r28 = m(b2, a2);
    let x109 = r28 as u64;
    let x110 = (r28 >> 64) as u64;
    let (x111, c49) = x109.carrying_add(x107, c48);
    let r29 = m(b2, a3);
    let x112 = r29 as u64;
    let x113 = (r29 >> 64) as u64;
    let (x114, c50) = x112.carrying_add(x110, c49);
    let r30 = m(b2, a4);
    let x115 = r30 as u64;
    let x116 = (r30 >> 64) as u64;
    let (x117, c51) = x115.carrying_add(x113, c50);
    let r31 = m(b2, a5);
    let x118 = r31 as u64;
    let x119 = (r31 >> 64) as u64;
    let (x120, c52) = x118.carrying_add(x116, c51);
    let r32 = m(b2, a6);
    let x121 = r32 as u64;
    let (x122, c53) = x121.carrying_add(x119, c52);
    let x123 = (r32 >> 64) as u64 + c53 as u64;
    let (x124, c54) = x95.overflowing_add(x104);
    let (x125, c55) = x96.carrying_add(x108, c54);
    let (x126, c56) = x97.carrying_add(x111, c55);
    let (x127, c57) = x98.carrying_add(x114, c56);
    let (x128, c58) = x99.carrying_add(x117, c57);
    let (x129, c59) = x100.carrying_add(x120, c58);
    let (x130, c60) = x102.carrying_add(x122, c59);
    let x131 = x123.wrapping_add(c60 as u64);
    let (x132, c61) = x103.overflowing_add(x131);
    let x133 = x124.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r33 = m(x133, 0x2378_c292_ab58_44f3);
    let x134 = r33 as u64;
    let x135 = (r33 >> 64) as u64;
    let r34 = m(x133, 0x216c_c272_8dc5_8f55);
    let x136 = r34 as u64;
    let x137 = (r34 >> 64) as u64;
    let (x138, c62) = x136.overflowing_add(x135);
    let r35 = m(x133, 0xc44e_db49_aed6_3690);
    let x139 = r35 as u64;
    let x140 = (r35 >> 64) as u64;
    let (x141, c63) = x139.carrying_add(x137, c62);
    let r36 = m(x133, 0xffff_ffff_7cca_23e9);
    let x142 = r36 as u64;
    let x143 = (r36 >> 64) as u64;
    let (x144, c64) = x142.carrying_add(x140, c63);
    let r37 = m(x133, 0xffff_ffff_ffff_ffff);
    let x145 = r37 as u64;
    let x146 = (r37 >> 64) as u64;
    let (x147, c65) = x145.carrying_add(x143, c64);
    let (x148, c66) = x145.carrying_add(x146, c65);
    let r38 = m(x133, 0x3fff_ffff_ffff_ffff);
    let x149 = r38 as u64;
    let (x150, c67) = x149.carrying_add(x146, c66);
    let x151 = (r38 >> 64) as u64 + c67 as u64;
    let (_, c68) = x124.overflowing_add(x134);
    let (x152, c69) = x125.carrying_add(x138, c68);
    let (x153, c70) = x126.carrying_add(x141, c69);
    let (x154, c71) = x127.carrying_add(x144, c70);
    let (x155, c72) = x128.carrying_add(x147, c71);
    let (x156, c73) = x129.carrying_add(x148, c72);
    let (x157, c74) = x130.carrying_add(x150, c73);
    let x158 = x151 + c74 as u64;
    let (x159, c75) = x132.overflowing_add(x158);
    let x160 = c61 as u64 + c75 as u64;
    let r39 = m(b3, a0);
    let x161 = r39 as u64;
    let x162 = (r39 >> 64) as u64;
    let r40 = m(b3, a1);
    let x163 = r40 as u64;
    let x164 = (r40 >> 64) as u64;
    let (x165, c76) = x163.overflowing_add(x162);
    let r41 = m(b3, a2);
    let x166 = r41 as u64;
    let x167 = (r41 >> 64) as u64;
    let (x168, c77) = x166.carrying_add(x164, c76);
    let r42 = m(b3, a3);
    let x169 = r42 as u64;
    let x170 = (r42 >> 64) as u64;
    let (x171, c78) = x169.carrying_add(x167, c77);
    let r43 = m(b3, a4);
    let x172 = r43 as u64;
    let x173 = (r43 >> 64) as u64;
    let (x174, c79) = x172.carrying_add(x170, c78);
    let r44 = m(b3, a5);
    let x175 = r44 as u64;
    let x176 = (r44 >> 64) as u64;
    let (x177, c80) = x175.carrying_add(x173, c79);
    let r45 = m(b3, a6);
    let x178 = r45 as u64;
    let (x179, c81) = x178.carrying_add(x176, c80);
    let x180 = (r45 >> 64) as u64 + c81 as u64;
    let (x181, c82) = x152.overflowing_add(x161);
    let (x182, c83) = x153.carrying_add(x165, c82);
    let (x183, c84) = x154.carrying_add(x168, c83);
    let (x184, c85) = x155.carrying_add(x171, c84);
    let (x185, c86) = x156.carrying_add(x174, c85);
    let (x186, c87) = x157.carrying_add(x177, c86);
    let (x187, c88) = x159.carrying_add(x179, c87);
    let x188 = x180.wrapping_add(c88 as u64);
    let (x189, c89) = x160.overflowing_add(x188);
    let x190 = x181.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r46 = m(x190, 0x2378_c292_ab58_44f3);
    let x191 = r46 as u64;
    let x192 = (r46 >> 64) as u64;
    let r47 = m(x190, 0x216c_c272_8dc5_8f55);
    let x193 = r47 as u64;
    let x194 = (r47 >> 64) as u64;
    let (x195, c90) = x193.overflowing_add(x192);
    let r48 = m(x190, 0xc44e_db49_aed6_3690);
    let x196 = r48 as u64;
    let x197 = (r48 >> 64) as u64;
    let (x198, c91) = x196.carrying_add(x194, c90);
    let r49 = m(x190, 0xffff_ffff_7cca_23e9);
    let x199 = r49 as u64;
    let x200 = (r49 >> 64) as u64;
    let (x201, c92) = x199.carrying_add(x197, c91);
    let r50 = m(x190, 0xffff_ffff_ffff_ffff);
    let x202 = r50 as u64;
    let x203 = (r50 >> 64) as u64;
    let (x204, c93) = x202.carrying_add(x200, c92);
    let (x205, c94) = x202.carrying_add(x203, c93);
    let r51 = m(x190, 0x3fff_ffff_ffff_ffff);
    let x206 = r51 as u64;
    let (x207, c95) = x206.carrying_add(x203, c94);
    let x208 = (r51 >> 64) as u64 + c95 as u64;
    let (_, c96) = x181.overflowing_add(x191);
    let (x209, c97) = x182.carrying_add(x195, c96);
    let (x210, c98) = x183.carrying_add(x198, c97);
    let (x211, c99) = x184.carrying_add(x201, c98);
    let (x212, c100) = x185.carrying_add(x204, c99);
    let (x213, c101) = x186.carrying_add(x205, c100);
    let (x214, c102) = x187.carrying_add(x207, c101);
    let x215 = x208 + c102 as u64;
    let (x216, c103) = x189.overflowing_add(x215);
    let x217 = c89 as u64 + c103 as u64;
    let r52 = m(b4, a0);
    let x218 = r52 as u64;
    let x219 = (r52 >> 64) as u64;
    let r53 = m(b4, a1);
    let x220 = r53 as u64;
    let x221 = (r53 >> 64) as u64;
    let (x222, c104) = x220.overflowing_add(x219);
    let r54 = m(b4, a2);
    let x223 = r54 as u64;
    let x224 = (r54 >> 64) as u64;
    let (x225, c105) = x223.carrying_add(x221, c104);
    let r55 = m(b4, a3);
    let x226 = r55 as u64;
    let x227 = (r55 >> 64) as u64;
    let (x228, c106) = x226.carrying_add(x224, c105);
    let r56 = m(b4, a4);
    let x229 = r56 as u64;
    let x230 = (r56 >> 64) as u64;
    let (x231, c107) = x229.carrying_add(x227, c106);
    let r57 = m(b4, a5);
    let x232 = r57 as u64;
    let x233 = (r57 >> 64) as u64;
    let (x234, c108) = x232.carrying_add(x230, c107);
    let r58 = m(b4, a6);
    let x235 = r58 as u64;
    let (x236, c109) = x235.carrying_add(x233, c108);
    let x237 = (r58 >> 64) as u64 + c109 as u64;
    let (x238, c110) = x209.overflowing_add(x218);
    let (x239, c111) = x210.carrying_add(x222, c110);
    let (x240, c112) = x211.carrying_add(x225, c111);
    let (x241, c113) = x212.carrying_add(x228, c112);
    let (x242, c114) = x213.carrying_add(x231, c113);
    let (x243, c115) = x214.carrying_add(x234, c114);
    let (x244, c116) = x216.carrying_add(x236, c115);
    let x245 = x237.wrapping_add(c116 as u64);
    let (x246, c117) = x217.overflowing_add(x245);
    let x247 = x238.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r59 = m(x247, 0x2378_c292_ab58_44f3);
    let x248 = r59 as u64;
    let x249 = (r59 >> 64) as u64;
    let r60 = m(x247, 0x216c_c272_8dc5_8f55);
    let x250 = r60 as u64;
    let x251 = (r60 >> 64) as u64;
    let (x252, c118) = x250.overflowing_add(x249);
    let r61 = m(x247, 0xc44e_db49_aed6_3690);
    let x253 = r61 as u64;
    let x254 = (r61 >> 64) as u64;
    let (x255, c119) = x253.carrying_add(x251, c118);
    let r62 = m(x247, 0xffff_ffff_7cca_23e9);
    let x256 = r62 as u64;
    let x257 = (r62 >> 64) as u64;
    let (x258, c120) = x256.carrying_add(x254, c119);
    let r63 = m(x247, 0xffff_ffff_ffff_ffff);
    let x259 = r63 as u64;
    let x260 = (r63 >> 64) as u64;
    let (x261, c121) = x259.carrying_add(x257, c120);
    let (x262, c122) = x259.carrying_add(x260, c121);
    let r64 = m(x247, 0x3fff_ffff_ffff_ffff);
    let x263 = r64 as u64;
    let (x264, c123) = x263.carrying_add(x260, c122);
    let x265 = (r64 >> 64) as u64 + c123 as u64;
    let (_, c124) = x238.overflowing_add(x248);
    let (x266, c125) = x239.carrying_add(x252, c124);
    let (x267, c126) = x240.carrying_add(x255, c125);
    let (x268, c127) = x241.carrying_add(x258, c126);
    let (x269, c128) = x242.carrying_add(x261, c127);
    let (x270, c129) = x243.carrying_add(x262, c128);
    let (x271, c130) = x244.carrying_add(x264, c129);
    let x272 = x265 + c130 as u64;
    let (x273, c131) = x246.overflowing_add(x272);
    let x274 = c117 as u64 + c131 as u64;
    let r65 = m(b5, a0);
    let x275 = r65 as u64;
    let x276 = (r65 >> 64) as u64;
    let r66 = m(b5, a1);
    let x277 = r66 as u64;
    let x278 = (r66 >> 64) as u64;
    let (x279, c132) = x277.overflowing_add(x276);
    let r67 = m(b5, a2);
    let x280 = r67 as u64;
    let x281 = (r67 >> 64) as u64;
    let (x282, c133) = x280.carrying_add(x278, c132);
    let r68 = m(b5, a3);
    let x283 = r68 as u64;
    let x284 = (r68 >> 64) as u64;
    let (x285, c134) = x283.carrying_add(x281, c133);
    let r69 = m(b5, a4);
    let x286 = r69 as u64;
    let x287 = (r69 >> 64) as u64;
    let (x288, c135) = x286.carrying_add(x284, c134);
    let r70 = m(b5, a5);
    let x289 = r70 as u64;
    let x290 = (r70 >> 64) as u64;
    let (x291, c136) = x289.carrying_add(x287, c135);
    let r71 = m(b5, a6);
    let x292 = r71 as u64;
    let (x293, c137) = x292.carrying_add(x290, c136);
    let x294 = (r71 >> 64) as u64 + c137 as u64;
    let (x295, c138) = x266.overflowing_add(x275);
    let (x296, c139) = x267.carrying_add(x279, c138);
    let (x297, c140) = x268.carrying_add(x282, c139);
    let (x298, c141) = x269.carrying_add(x285, c140);
    let (x299, c142) = x270.carrying_add(x288, c141);
    let (x300, c143) = x271.carrying_add(x291, c142);
    let (x301, c144) = x273.carrying_add(x293, c143);
    let x302 = x294.wrapping_add(c144 as u64);
    let (x303, c145) = x274.overflowing_add(x302);
    let x304 = x295.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r72 = m(x304, 0x2378_c292_ab58_44f3);
    let x305 = r72 as u64;
    let x306 = (r72 >> 64) as u64;
    let r73 = m(x304, 0x216c_c272_8dc5_8f55);
    let x307 = r73 as u64;
    let x308 = (r73 >> 64) as u64;
    let (x309, c146) = x307.overflowing_add(x306);
    let r74 = m(x304, 0xc44e_db49_aed6_3690);
    let x310 = r74 as u64;
    let x311 = (r74 >> 64) as u64;
    let (x312, c147) = x310.carrying_add(x308, c146);
    let r75 = m(x304, 0xffff_ffff_7cca_23e9);
    let x313 = r75 as u64;
    let x314 = (r75 >> 64) as u64;
    let (x315, c148) = x313.carrying_add(x311, c147);
    let r76 = m(x304, 0xffff_ffff_ffff_ffff);
    let x316 = r76 as u64;
    let x317 = (r76 >> 64) as u64;
    let (x318, c149) = x316.carrying_add(x314, c148);
    let (x319, c150) = x316.carrying_add(x317, c149);
    let r77 = m(x304, 0x3fff_ffff_ffff_ffff);
    let x320 = r77 as u64;
    let (x321, c151) = x320.carrying_add(x317, c150);
    let x322 = (r77 >> 64) as u64 + c151 as u64;
    let (_, c152) = x295.overflowing_add(x305);
    let (x323, c153) = x296.carrying_add(x309, c152);
    let (x324, c154) = x297.carrying_add(x312, c153);
    let (x325, c155) = x298.carrying_add(x315, c154);
    let (x326, c156) = x299.carrying_add(x318, c155);
    let (x327, c157) = x300.carrying_add(x319, c156);
    let (x328, c158) = x301.carrying_add(x321, c157);
    let x329 = x322 + c158 as u64;
    let (x330, c159) = x303.overflowing_add(x329);
    let x331 = c145 as u64 + c159 as u64;
    let r78 = m(b6, a0);
    let x332 = r78 as u64;
    let x333 = (r78 >> 64) as u64;
    let r79 = m(b6, a1);
    let x334 = r79 as u64;
    let x335 = (r79 >> 64) as u64;
    let (x336, c160) = x334.overflowing_add(x333);
    let r80 = m(b6, a2);
    let x337 = r80 as u64;
    let x338 = (r80 >> 64) as u64;
    let (x339, c161) = x337.carrying_add(x335, c160);
    let r81 = m(b6, a3);
    let x340 = r81 as u64;
    let x341 = (r81 >> 64) as u64;
    let (x342, c162) = x340.carrying_add(x338, c161);
    let r82 = m(b6, a4);
    let x343 = r82 as u64;
    let x344 = (r82 >> 64) as u64;
    let (x345, c163) = x343.carrying_add(x341, c162);
    let r83 = m(b6, a5);
    let x346 = r83 as u64;
    let x347 = (r83 >> 64) as u64;
    let (x348, c164) = x346.carrying_add(x344, c163);
    let r84 = m(b6, a6);
    let x349 = r84 as u64;
    let (x350, c165) = x349.carrying_add(x347, c164);
    let x351 = (r84 >> 64) as u64 + c165 as u64;
    let (x352, c166) = x323.overflowing_add(x332);
    let (x353, c167) = x324.carrying_add(x336, c166);
    let (x354, c168) = x325.carrying_add(x339, c167);
    let (x355, c169) = x326.carrying_add(x342, c168);
    let (x356, c170) = x327.carrying_add(x345, c169);
    let (x357, c171) = x328.carrying_add(x348, c170);
    let (x358, c172) = x330.carrying_add(x350, c171);
    let x359 = x351.wrapping_add(c172 as u64);
    let (x360, c173) = x331.overflowing_add(x359);
    let x361 = x352.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r85 = m(x361, 0x2378_c292_ab58_44f3);
    let x362 = r85 as u64;
    let x363 = (r85 >> 64) as u64;
    let r86 = m(x361, 0x216c_c272_8dc5_8f55);
    let x364 = r86 as u64;
    let x365 = (r86 >> 64) as u64;
    let (x366, c174) = x364.overflowing_add(x363);
    let r87 = m(x361, 0xc44e_db49_aed6_3690);
    let x367 = r87 as u64;
    let x368 = (r87 >> 64) as u64;
    let (x369, c175) = x367.carrying_add(x365, c174);
    let r88 = m(x361, 0xffff_ffff_7cca_23e9);
    let x370 = r88 as u64;
    let x371 = (r88 >> 64) as u64;
    let (x372, c176) = x370.carrying_add(x368, c175);
    let r89 = m(x361, 0xffff_ffff_ffff_ffff);
    let x373 = r89 as u64;
    let x374 = (r89 >> 64) as u64;
    let (x375, c177) = x373.carrying_add(x371, c176);
    let (x376, c178) = x373.carrying_add(x374, c177);
    let r90 = m(x361, 0x3fff_ffff_ffff_ffff);
    let x377 = r90 as u64;
    let (x378, c179) = x377.carrying_add(x374, c178);
    let x379 = (r90 >> 64) as u64 + c179 as u64;
    let (_, c180) = x352.overflowing_add(x362);
    let (x380, c181) = x353.carrying_add(x366, c180);
    let (x381, c182) = x354.carrying_add(x369, c181);
    let (x382, c183) = x355.carrying_add(x372, c182);
    let (x383, c184) = x356.carrying_add(x375, c183);
    let (x384, c185) = x357.carrying_add(x376, c184);
    let (x385, c186) = x358.carrying_add(x378, c185);
    let x386 = x379 + c186 as u64;
    let (x387, c187) = x360.overflowing_add(x386);
    let x388 = c173 as u64 + c187 as u64;
    let c188 = x388 != 0;
    let c188_mask = 0u64.wrapping_sub(c188 as u64);
    let x389 = c188_mask & 0x2378_c292_ab58_44f3;
    let x390 = c188_mask & 0x216c_c272_8dc5_8f55;
    let x391 = c188_mask & 0xc44e_db49_aed6_3690;
    let x392 = c188_mask & 0xffff_ffff_7cca_23e9;
    let x393 = c188_mask & 0x3fff_ffff_ffff_ffff;
    let (o0, c189) = x380.overflowing_sub(x389);
    let (o1, c190) = x381.borrowing_sub(x390, c189);
    let (o2, c191) = x382.borrowing_sub(x391, c190);
    let (o3, c192) = x383.borrowing_sub(x392, c191);
    let (o4, c193) = x384.borrowing_sub(c188_mask, c192);
    let (o5, c194) = x385.borrowing_sub(c188_mask, c193);
    let (o6, _) = x387.borrowing_sub(x393, c194);
    Element([o0, o1, o2, o3, o4, o5, o6])
}

/// `R * out = a^2 (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn square(a: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6] = a.0;
    let r0 = m(a0, a1);
    let r1 = m(a0, a2);
    let r2 = m(a0, a3);
    let r3 = m(a0, a4);
    let r4 = m(a0, a5);
    let r5 = m(a0, a6);
    let r6 = m(a0, a0);
    let x0 = r6 as u64;
    let x1 = (r6 >> 64) as u64;
    let r7 = m(a1, a2);
    let r8 = m(a1, a3);
    let r9 = m(a1, a4);
    let r10 = m(a1, a5);
    let r11 = m(a1, a6);
    let r12 = m(a1, a1);
    let x2 = r12 as u64;
    let x3 = (r12 >> 64) as u64;
    let r13 = m(a2, a3);
    let r14 = m(a2, a4);
    let r15 = m(a2, a5);
    let r16 = m(a2, a6);
    let r17 = m(a2, a2);
    let x4 = r17 as u64;
    let x5 = (r17 >> 64) as u64;
    let r18 = m(a3, a4);
    let r19 = m(a3, a5);
    let r20 = m(a3, a6);
    let r21 = m(a3, a3);
    let x6 = r21 as u64;
    let x7 = (r21 >> 64) as u64;
    let r22 = m(a4, a5);
    let r23 = m(a4, a6);
    let r24 = m(a4, a4);
    let x8 = r24 as u64;
    let x9 = (r24 >> 64) as u64;
    let r25 = m(a5, a6);
    let r26 = m(a5, a5);
    let x10 = r26 as u64;
    let x11 = (r26 >> 64) as u64;
    let r27 = m(a6, a6);
    let x12 = r27 as u64;
    let x13 = (r27 >> 64) as u64;
    let x14 = r0 as u64;
    let x15 = (r0 >> 64) as u64;
    let x16 = r1 as u64;
    let x17 = (r1 >> 64) as u64;
    let (x18, c0) = x16.overflowing_add(x15);
    let x19 = r2 as u64;
    let x20 = (r2 >> 64) as u64;
    let (x21, c1) = x19.carrying_add(x17, c0);
    let x22 = r3 as u64;
    let x23 = (r3 >> 64) as u64;
    let (x24, c2) = x22.carrying_add(x20, c1);
    let x25 = r4 as u64;
    let x26 = (r4 >> 64) as u64;
    let (x27, c3) = x25.carrying_add(x23, c2);
    let x28 = r5 as u64;
    let (x29, c4) = x28.carrying_add(x26, c3);
    let x30 = (r5 >> 64) as u64 + c4 as u64;
    let x31 = r7 as u64;
    let x32 = (r7 >> 64) as u64;
    let x33 = r8 as u64;
    let x34 = (r8 >> 64) as u64;
    let (x35, c5) = x33.overflowing_add(x32);
    let x36 = r9 as u64;
    let x37 = (r9 >> 64) as u64;
    let (x38, c6) = x36.carrying_add(x34, c5);
    let x39 = r10 as u64;
    let x40 = (r10 >> 64) as u64;
    let (x41, c7) = x39.carrying_add(x37, c6);
    let x42 = r11 as u64;
    let (x43, c8) = x42.carrying_add(x40, c7);
    let x44 = (r11 >> 64) as u64 + c8 as u64;
    let (x45, c9) = x21.overflowing_add(x31);
    let (x46, c10) = x24.carrying_add(x35, c9);
    let (x47, c11) = x27.carrying_add(x38, c10);
    let (x48, c12) = x29.carrying_add(x41, c11);
    let (x49, c13) = x30.carrying_add(x43, c12);
    let x50 = x44.wrapping_add(c13 as u64);
    let x51 = r13 as u64;
    let x52 = (r13 >> 64) as u64;
    let x53 = r14 as u64;
    let x54 = (r14 >> 64) as u64;
    let (x55, c14) = x53.overflowing_add(x52);
    let x56 = r15 as u64;
    let x57 = (r15 >> 64) as u64;
    let (x58, c15) = x56.carrying_add(x54, c14);
    let x59 = r16 as u64;
    let (x60, c16) = x59.carrying_add(x57, c15);
    let x61 = (r16 >> 64) as u64 + c16 as u64;
    let (x62, c17) = x47.overflowing_add(x51);
    let (x63, c18) = x48.carrying_add(x55, c17);
    let (x64, c19) = x49.carrying_add(x58, c18);
    let (x65, c20) = x50.carrying_add(x60, c19);
    let x66 = x61.wrapping_add(c20 as u64);
    let x67 = r18 as u64;
    let x68 = (r18 >> 64) as u64;
    let x69 = r19 as u64;
    let x70 = (r19 >> 64) as u64;
    let (x71, c21) = x69.overflowing_add(x68);
    let x72 = r20 as u64;
    let (x73, c22) = x72.carrying_add(x70, c21);
    let x74 = (r20 >> 64) as u64 + c22 as u64;
    let (x75, c23) = x64.overflowing_add(x67);
    let (x76, c24) = x65.carrying_add(x71, c23);
    let (x77, c25) = x66.carrying_add(x73, c24);
    let x78 = x74.wrapping_add(c25 as u64);
    let x79 = r22 as u64;
    let x80 = (r22 >> 64) as u64;
    let x81 = r23 as u64;
    let (x82, c26) = x81.overflowing_add(x80);
    let x83 = (r23 >> 64) as u64 + c26 as u64;
    let (x84, c27) = x77.overflowing_add(x79);
    let (x85, c28) = x78.carrying_add(x82, c27);
    let x86 = x83.wrapping_add(c28 as u64);
    let x87 = r25 as u64;
    let x88 = (r25 >> 64) as u64;
    let (x89, c29) = x86.overflowing_add(x87);
    let x90 = x88 + c29 as u64;
    let (x91, c30) = x1.overflowing_add(x14);
    let (x92, c31) = x2.carrying_add(x18, c30);
    let (x93, c32) = x3.carrying_add(x45, c31);
    let (x94, c33) = x4.carrying_add(x46, c32);
    let (x95, c34) = x5.carrying_add(x62, c33);
    let (x96, c35) = x6.carrying_add(x63, c34);
    let (x97, c36) = x7.carrying_add(x75, c35);
    let (x98, c37) = x8.carrying_add(x76, c36);
    let (x99, c38) = x9.carrying_add(x84, c37);
    let (x100, c39) = x10.carrying_add(x85, c38);
    let (x101, c40) = x11.carrying_add(x89, c39);
    let (x102, c41) = x12.carrying_add(x90, c40);
    let x103 = x13 + c41 as u64;
    let (x104, c42) = x91.overflowing_add(x14);
    let (x105, c43) = x92.carrying_add(x18, c42);
    let (x106, c44) = x93.carrying_add(x45, c43);
    let (x107, c45) = x94.carrying_add(x46, c44);
    let (x108, c46) = x95.carrying_add(x62, c45);
    let (x109, c47) = x96.carrying_add(x63, c46);
    let (x110, c48) = x97.carrying_add(x75, c47);
    let (x111, c49) = x98.carrying_add(x76, c48);
    let (x112, c50) = x99.carrying_add(x84, c49);
    let (x113, c51) = x100.carrying_add(x85, c50);
    let (x114, c52) = x101.carrying_add(x89, c51);
    let (x115, c53) = x102.carrying_add(x90, c52);
    let x116 = x103.wrapping_add(c53 as u64);
    let x117 = x0.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r28 = m(x117, 0x2378_c292_ab58_44f3);
    let x118 = r28 as u64;
    let x119 = (r28 >> 64) as u64;
    let r29 = m(x117, 0x216c_c272_8dc5_8f55);
    let x120 = r29 as u64;
    let x121 = (r29 >> 64) as u64;
    let (x122, c54) = x120.overflowing_add(x119);
    let r30 = m(x117, 0xc44e_db49_aed6_3690);
    let x123 = r30 as u64;
    let x124 = (r30 >> 64) as u64;
    let (x125, c55) = x123.carrying_add(x121, c54);
    let r31 = m(x117, 0xffff_ffff_7cca_23e9);
    let x126 = r31 as u64;
    let x127 = (r31 >> 64) as u64;
    let (x128, c56) = x126.carrying_add(x124, c55);
    let r32 = m(x117, 0xffff_ffff_ffff_ffff);
    let x129 = r32 as u64;
    let x130 = (r32 >> 64) as u64;
    let (x131, c57) = x129.carrying_add(x127, c56);
    let (x132, c58) = x129.carrying_add(x130, c57);
    let r33 = m(x117, 0x3fff_ffff_ffff_ffff);
    let x133 = r33 as u64;
    let (x134, c59) = x133.carrying_add(x130, c58);
    let x135 = (r33 >> 64) as u64 + c59 as u64;
    let (_, c60) = x0.overflowing_add(x118);
    let (x136, c61) = x104.carrying_add(x122, c60);
    let (x137, c62) = x105.carrying_add(x125, c61);
    let (x138, c63) = x106.carrying_add(x128, c62);
    let (x139, c64) = x107.carrying_add(x131, c63);
    let (x140, c65) = x108.carrying_add(x132, c64);
    let (x141, c66) = x109.carrying_add(x134, c65);
    let x142 = x135 + c66 as u64;
    let (x143, c67) = x110.overflowing_add(x142);
    let x144 = x136.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r34 = m(x144, 0x2378_c292_ab58_44f3);
    let x145 = r34 as u64;
    let x146 = (r34 >> 64) as u64;
    let r35 = m(x144, 0x216c_c272_8dc5_8f55);
    let x147 = r35 as u64;
    let x148 = (r35 >> 64) as u64;
    let (x149, c68) = x147.overflowing_add(x146);
    let r36 = m(x144, 0xc44e_db49_aed6_3690);
    let x150 = r36 as u64;
    let x151 = (r36 >> 64) as u64;
    let (x152, c69) = x150.carrying_add(x148, c68);
    let r37 = m(x144, 0xffff_ffff_7cca_23e9);
    let x153 = r37 as u64;
    let x154 = (r37 >> 64) as u64;
    let (x155, c70) = x153.carrying_add(x151, c69);
    let r38 = m(x144, 0xffff_ffff_ffff_ffff);
    let x156 = r38 as u64;
    let x157 = (r38 >> 64) as u64;
    let (x158, c71) = x156.carrying_add(x154, c70);
    let (x159, c72) = x156.carrying_add(x157, c71);
    let r39 = m(x144, 0x3fff_ffff_ffff_ffff);
    let x160 = r39 as u64;
    let (x161, c73) = x160.carrying_add(x157, c72);
    let x162 = (r39 >> 64) as u64 + c73 as u64;
    let (_, c74) = x136.overflowing_add(x145);
    let (x163, c75) = x137.carrying_add(x149, c74);
    let (x164, c76) = x138.carrying_add(x152, c75);
    let (x165, c77) = x139.carrying_add(x155, c76);
    let (x166, c78) = x140.carrying_add(x158, c77);
    let (x167, c79) = x141.carrying_add(x159, c78);
    let (x168, c80) = x143.carrying_add(x161, c79);
    let x169 = x162 + c80 as u64;
    let (x170, c81) = x111.carrying_add(x169, c67);
    let x171 = x163.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r40 = m(x171, 0x2378_c292_ab58_44f3);
    let x172 = r40 as u64;
    let x173 = (r40 >> 64) as u64;
    let r41 = m(x171, 0x216c_c272_8dc5_8f55);
    let x174 = r41 as u64;
    let x175 = (r41 >> 64) as u64;
    let (x176, c82) = x174.overflowing_add(x173);
    let r42 = m(x171, 0xc44e_db49_aed6_3690);
    let x177 = r42 as u64;
    let x178 = (r42 >> 64) as u64;
    let (x179, c83) = x177.carrying_add(x175, c82);
    let r43 = m(x171, 0xffff_ffff_7cca_23e9);
    let x180 = r43 as u64;
    let x181 = (r43 >> 64) as u64;
    let (x182, c84) = x180.carrying_add(x178, c83);
    let r44 = m(x171, 0xffff_ffff_ffff_ffff);
    let x183 = r44 as u64;
    let x184 = (r44 >> 64) as u64;
    let (x185, c85) = x183.carrying_add(x181, c84);
    let (x186, c86) = x183.carrying_add(x184, c85);
    let r45 = m(x171, 0x3fff_ffff_ffff_ffff);
    let x187 = r45 as u64;
    let (x188, c87) = x187.carrying_add(x184, c86);
    let x189 = (r45 >> 64) as u64 + c87 as u64;
    let (_, c88) = x163.overflowing_add(x172);
    let (x190, c89) = x164.carrying_add(x176, c88);
    let (x191, c90) = x165.carrying_add(x179, c89);
    let (x192, c91) = x166.carrying_add(x182, c90);
    let (x193, c92) = x167.carrying_add(x185, c91);
    let (x194, c93) = x168.carrying_add(x186, c92);
    let (x195, c94) = x170.carrying_add(x188, c93);
    let x196 = x189 + c94 as u64;
    let (x197, c95) = x112.carrying_add(x196, c81);
    let x198 = x190.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r46 = m(x198, 0x2378_c292_ab58_44f3);
    let x199 = r46 as u64;
    let x200 = (r46 >> 64) as u64;
    let r47 = m(x198, 0x216c_c272_8dc5_8f55);
    let x201 = r47 as u64;
    let x202 = (r47 >> 64) as u64;
    let (x203, c96) = x201.overflowing_add(x200);
    let r48 = m(x198, 0xc44e_db49_aed6_3690);
    let x204 = r48 as u64;
    let x205 = (r48 >> 64) as u64;
    let (x206, c97) = x204.carrying_add(x202, c96);
    let r49 = m(x198, 0xffff_ffff_7cca_23e9);
    let x207 = r49 as u64;
    let x208 = (r49 >> 64) as u64;
    let (x209, c98) = x207.carrying_add(x205, c97);
    let r50 = m(x198, 0xffff_ffff_ffff_ffff);
    let x210 = r50 as u64;
    let x211 = (r50 >> 64) as u64;
    let (x212, c99) = x210.carrying_add(x208, c98);
    let (x213, c100) = x210.carrying_add(x211, c99);
    let r51 = m(x198, 0x3fff_ffff_ffff_ffff);
    let x214 = r51 as u64;
    let (x215, c101) = x214.carrying_add(x211, c100);
    let x216 = (r51 >> 64) as u64 + c101 as u64;
    let (_, c102) = x190.overflowing_add(x199);
    let (x217, c103) = x191.carrying_add(x203, c102);
    let (x218, c104) = x192.carrying_add(x206, c103);
    let (x219, c105) = x193.carrying_add(x209, c104);
    let (x220, c106) = x194.carrying_add(x212, c105);
    let (x221, c107) = x195.carrying_add(x213, c106);
    let (x222, c108) = x197.carrying_add(x215, c107);
    let x223 = x216 + c108 as u64;
    let (x224, c109) = x113.carrying_add(x223, c95);
    let x225 = x217.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r52 = m(x225, 0x2378_c292_ab58_44f3);
    let x226 = r52 as u64;
    let x227 = (r52 >> 64) as u64;
    let r53 = m(x225, 0x216c_c272_8dc5_8f55);
    let x228 = r53 as u64;
    let x229 = (r53 >> 64) as u64;
    let (x230, c110) = x228.overflowing_add(x227);
    let r54 = m(x225, 0xc44e_db49_aed6_3690);
    let x231 = r54 as u64;
    let x232 = (r54 >> 64) as u64;
    let (x233, c111) = x231.carrying_add(x229, c110);
    let r55 = m(x225, 0xffff_ffff_7cca_23e9);
    let x234 = r55 as u64;
    let x235 = (r55 >> 64) as u64;
    let (x236, c112) = x234.carrying_add(x232, c111);
    let r56 = m(x225, 0xffff_ffff_ffff_ffff);
    let x237 = r56 as u64;
    let x238 = (r56 >> 64) as u64;
    let (x239, c113) = x237.carrying_add(x235, c112);
    let (x240, c114) = x237.carrying_add(x238, c113);
    let r57 = m(x225, 0x3fff_ffff_ffff_ffff);
    let x241 = r57 as u64;
    let (x242, c115) = x241.carrying_add(x238, c114);
    let x243 = (r57 >> 64) as u64 + c115 as u64;
    let (_, c116) = x217.overflowing_add(x226);
    let (x244, c117) = x218.carrying_add(x230, c116);
    let (x245, c118) = x219.carrying_add(x233, c117);
    let (x246, c119) = x220.carrying_add(x236, c118);
    let (x247, c120) = x221.carrying_add(x239, c119);
    let (x248, c121) = x222.carrying_add(x240, c120);
    let (x249, c122) = x224.carrying_add(x242, c121);
    let x250 = x243 + c122 as u64;
    let (x251, c123) = x114.carrying_add(x250, c109);
    let x252 = x244.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r58 = m(x252, 0x2378_c292_ab58_44f3);
    let x253 = r58 as u64;
    let x254 = (r58 >> 64) as u64;
    let r59 = m(x252, 0x216c_c272_8dc5_8f55);
    let x255 = r59 as u64;
    let x256 = (r59 >> 64) as u64;
    let (x257, c124) = x255.overflowing_add(x254);
    let r60 = m(x252, 0xc44e_db49_aed6_3690);
    let x258 = r60 as u64;
    let x259 = (r60 >> 64) as u64;
    let (x260, c125) = x258.carrying_add(x256, c124);
    let r61 = m(x252, 0xffff_ffff_7cca_23e9);
    let x261 = r61 as u64;
    let x262 = (r61 >> 64) as u64;
    let (x263, c126) = x261.carrying_add(x259, c125);
    let r62 = m(x252, 0xffff_ffff_ffff_ffff);
    let x264 = r62 as u64;
    let x265 = (r62 >> 64) as u64;
    let (x266, c127) = x264.carrying_add(x262, c126);
    let (x267, c128) = x264.carrying_add(x265, c127);
    let r63 = m(x252, 0x3fff_ffff_ffff_ffff);
    let x268 = r63 as u64;
    let (x269, c129) = x268.carrying_add(x265, c128);
    let x270 = (r63 >> 64) as u64 + c129 as u64;
    let (_, c130) = x244.overflowing_add(x253);
    let (x271, c131) = x245.carrying_add(x257, c130);
    let (x272, c132) = x246.carrying_add(x260, c131);
    let (x273, c133) = x247.carrying_add(x263, c132);
    let (x274, c134) = x248.carrying_add(x266, c133);
    let (x275, c135) = x249.carrying_add(x267, c134);
    let (x276, c136) = x251.carrying_add(x269, c135);
    let x277 = x270 + c136 as u64;
    let (x278, c137) = x115.carrying_add(x277, c123);
    let x279 = x271.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r64 = m(x279, 0x2378_c292_ab58_44f3);
    let x280 = r64 as u64;
    let x281 = (r64 >> 64) as u64;
    let r65 = m(x279, 0x216c_c272_8dc5_8f55);
    let x282 = r65 as u64;
    let x283 = (r65 >> 64) as u64;
    let (x284, c138) = x282.overflowing_add(x281);
    let r66 = m(x279, 0xc44e_db49_aed6_3690);
    let x285 = r66 as u64;
    let x286 = (r66 >> 64) as u64;
    let (x287, c139) = x285.carrying_add(x283, c138);
    let r67 = m(x279, 0xffff_ffff_7cca_23e9);
    let x288 = r67 as u64;
    let x289 = (r67 >> 64) as u64;
    let (x290, c140) = x288.carrying_add(x286, c139);
    let r68 = m(x279, 0xffff_ffff_ffff_ffff);
    let x291 = r68 as u64;
    let x292 = (r68 >> 64) as u64;
    let (x293, c141) = x291.carrying_add(x289, c140);
    let (x294, c142) = x291.carrying_add(x292, c141);
    let r69 = m(x279, 0x3fff_ffff_ffff_ffff);
    let x295 = r69 as u64;
    let (x296, c143) = x295.carrying_add(x292, c142);
    let x297 = (r69 >> 64) as u64 + c143 as u64;
    let (_, c144) = x271.overflowing_add(x280);
    let (x298, c145) = x272.carrying_add(x284, c144);
    let (x299, c146) = x273.carrying_add(x287, c145);
    let (x300, c147) = x274.carrying_add(x290, c146);
    let (x301, c148) = x275.carrying_add(x293, c147);
    let (x302, c149) = x276.carrying_add(x294, c148);
    let (x303, c150) = x278.carrying_add(x296, c149);
    let x304 = x297 + c150 as u64;
    let (x305, c151) = x116.carrying_add(x304, c137);
    let c151_mask = 0u64.wrapping_sub(c151 as u64);
    let x306 = c151_mask & 0x2378_c292_ab58_44f3;
    let x307 = c151_mask & 0x216c_c272_8dc5_8f55;
    let x308 = c151_mask & 0xc44e_db49_aed6_3690;
    let x309 = c151_mask & 0xffff_ffff_7cca_23e9;
    let x310 = c151_mask & 0x3fff_ffff_ffff_ffff;
    let (o0, c152) = x298.overflowing_sub(x306);
    let (o1, c153) = x299.borrowing_sub(x307, c152);
    let (o2, c154) = x300.borrowing_sub(x308, c153);
    let (o3, c155) = x301.borrowing_sub(x309, c154);
    let (o4, c156) = x302.borrowing_sub(c151_mask, c155);
    let (o5, c157) = x303.borrowing_sub(c151_mask, c156);
    let (o6, _) = x305.borrowing_sub(x310, c157);
    Element([o0, o1, o2, o3, o4, o5, o6])
}

/// `out = k * a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `k` in `[0, 2^32 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn mul_small(a: &Loose, k: u32) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6] = a.0;
    let r0 = m(k as u64, 0xe353_9257_049b_9b60);
    let x0 = r0 as u64;
    let x1 = (r0 >> 64) as u64;
    let x2 = x0.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r1 = m(x2, 0x2378_c292_ab58_44f3);
    let x3 = r1 as u64;
    let x4 = (r1 >> 64) as u64;
    let r2 = m(x2, 0x216c_c272_8dc5_8f55);
    let x5 = r2 as u64;
    let x6 = (r2 >> 64) as u64;
    let (x7, c0) = x5.overflowing_add(x4);
    let r3 = m(x2, 0xc44e_db49_aed6_3690);
    let x8 = r3 as u64;
    let x9 = (r3 >> 64) as u64;
    let (x10, c1) = x8.carrying_add(x6, c0);
    let r4 = m(x2, 0xffff_ffff_7cca_23e9);
    let x11 = r4 as u64;
    let x12 = (r4 >> 64) as u64;
    let (x13, c2) = x11.carrying_add(x9, c1);
    let r5 = m(x2, 0xffff_ffff_ffff_ffff);
    let x14 = r5 as u64;
    let x15 = (r5 >> 64) as u64;
    let (x16, c3) = x14.carrying_add(x12, c2);
    let (x17, c4) = x14.carrying_add(x15, c3);
    let r6 = m(x2, 0x3fff_ffff_ffff_ffff);
    let x18 = r6 as u64;
    let (x19, c5) = x18.carrying_add(x15, c4);
    let x20 = (r6 >> 64) as u64 + c5 as u64;
    let (_, c6) = x0.overflowing_add(x3);
    let (x21, c7) = x1.carrying_add(x7, c6);
    let (x22, c8) = x10.carrying_add(0, c7);
    let (x23, c9) = x13.carrying_add(0, c8);
    let (x24, c10) = x16.carrying_add(0, c9);
    let (x25, c11) = x17.carrying_add(0, c10);
    let (x26, c12) = x19.carrying_add(0, c11);
    let x27 = x20 + c12 as u64;
    let r7 = m(k as u64, 0x7af3_2c4b_c1b1_95d9);
    let x28 = r7 as u64;
    let x29 = (r7 >> 64) as u64;
    let (x30, c13) = x21.overflowing_add(x28);
    let (x31, c14) = x22.carrying_add(x29, c13);
    let (x32, c15) = x23.carrying_add(0, c14);
    let (x33, c16) = x24.carrying_add(0, c15);
    let (x34, c17) = x25.carrying_add(0, c16);
    let (x35, c18) = x26.carrying_add(0, c17);
    let x36 = x27 + c18 as u64;
    let x37 = x30.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r8 = m(x37, 0x2378_c292_ab58_44f3);
    let x38 = r8 as u64;
    let x39 = (r8 >> 64) as u64;
    let r9 = m(x37, 0x216c_c272_8dc5_8f55);
    let x40 = r9 as u64;
    let x41 = (r9 >> 64) as u64;
    let (x42, c19) = x40.overflowing_add(x39);
    let r10 = m(x37, 0xc44e_db49_aed6_3690);
    let x43 = r10 as u64;
    let x44 = (r10 >> 64) as u64;
    let (x45, c20) = x43.carrying_add(x41, c19);
    let r11 = m(x37, 0xffff_ffff_7cca_23e9);
    let x46 = r11 as u64;
    let x47 = (r11 >> 64) as u64;
    let (x48, c21) = x46.carrying_add(x44, c20);
    let r12 = m(x37, 0xffff_ffff_ffff_ffff);
    let x49 = r12 as u64;
    let x50 = (r12 >> 64) as u64;
    let (x51, c22) = x49.carrying_add(x47, c21);
    let (x52, c23) = x49.carrying_add(x50, c22);
    let r13 = m(x37, 0x3fff_ffff_ffff_ffff);
    let x53 = r13 as u64;
    let (x54, c24) = x53.carrying_add(x50, c23);
    let x55 = (r13 >> 64) as u64 + c24 as u64;
    let (_, c25) = x30.overflowing_add(x38);
    let (x56, c26) = x31.carrying_add(x42, c25);
    let (x57, c27) = x32.carrying_add(x45, c26);
    let (x58, c28) = x33.carrying_add(x48, c27);
    let (x59, c29) = x34.carrying_add(x51, c28);
    let (x60, c30) = x35.carrying_add(x52, c29);
    let (x61, c31) = x36.carrying_add(x54, c30);
    let x62 = x55 + c31 as u64;
    let r14 = m(k as u64, 0xd66_de23_88ea_1859);
    let x63 = r14 as u64;
    let x64 = (r14 >> 64) as u64;
    let (x65, c32) = x56.overflowing_add(x63);
    let (x66, c33) = x57.carrying_add(x64, c32);
    let (x67, c34) = x58.carrying_add(0, c33);
    let (x68, c35) = x59.carrying_add(0, c34);
    let (x69, c36) = x60.carrying_add(0, c35);
    let (x70, c37) = x61.carrying_add(0, c36);
    let x71 = x62 + c37 as u64;
    let x72 = x65.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r15 = m(x72, 0x2378_c292_ab58_44f3);
    let x73 = r15 as u64;
    let x74 = (r15 >> 64) as u64;
    let r16 = m(x72, 0x216c_c272_8dc5_8f55);
    let x75 = r16 as u64;
    let x76 = (r16 >> 64) as u64;
    let (x77, c38) = x75.overflowing_add(x74);
    let r17 = m(x72, 0xc44e_db49_aed6_3690);
    let x78 = r17 as u64;
    let x79 = (r17 >> 64) as u64;
    let (x80, c39) = x78.carrying_add(x76, c38);
    let r18 = m(x72, 0xffff_ffff_7cca_23e9);
    let x81 = r18 as u64;
    let x82 = (r18 >> 64) as u64;
    let (x83, c40) = x81.carrying_add(x79, c39);
    let r19 = m(x72, 0xffff_ffff_ffff_ffff);
    let x84 = r19 as u64;
    let x85 = (r19 >> 64) as u64;
    let (x86, c41) = x84.carrying_add(x82, c40);
    let (x87, c42) = x84.carrying_add(x85, c41);
    let r20 = m(x72, 0x3fff_ffff_ffff_ffff);
    let x88 = r20 as u64;
    let (x89, c43) = x88.carrying_add(x85, c42);
    let x90 = (r20 >> 64) as u64 + c43 as u64;
    let (_, c44) = x65.overflowing_add(x73);
    let (x91, c45) = x66.carrying_add(x77, c44);
    let (x92, c46) = x67.carrying_add(x80, c45);
    let (x93, c47) = x68.carrying_add(x83, c46);
    let (x94, c48) = x69.carrying_add(x86, c47);
    let (x95, c49) = x70.carrying_add(x87, c48);
    let (x96, c50) = x71.carrying_add(x89, c49);
    let x97 = x90 + c50 as u64;
    let r21 = m(k as u64, 0xae17_cf72_5ee4_d838);
    let x98 = r21 as u64;
    let x99 = (r21 >> 64) as u64;
    let (x100, c51) = x91.overflowing_add(x98);
    let (x101, c52) = x92.carrying_add(x99, c51);
    let (x102, c53) = x93.carrying_add(0, c52);
    let (x103, c54) = x94.carrying_add(0, c53);
    let (x104, c55) = x95.carrying_add(0, c54);
    let (x105, c56) = x96.carrying_add(0, c55);
    let x106 = x97 + c56 as u64;
    let x107 = x100.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r22 = m(x107, 0x2378_c292_ab58_44f3);
    let x108 = r22 as u64;
    let x109 = (r22 >> 64) as u64;
    let r23 = m(x107, 0x216c_c272_8dc5_8f55);
    let x110 = r23 as u64;
    let x111 = (r23 >> 64) as u64;
    let (x112, c57) = x110.overflowing_add(x109);
    let r24 = m(x107, 0xc44e_db49_aed6_3690);
    let x113 = r24 as u64;
    let x114 = (r24 >> 64) as u64;
    let (x115, c58) = x113.carrying_add(x111, c57);
    let r25 = m(x107, 0xffff_ffff_7cca_23e9);
    let x116 = r25 as u64;
    let x117 = (r25 >> 64) as u64;
    let (x118, c59) = x116.carrying_add(x114, c58);
    let r26 = m(x107, 0xffff_ffff_ffff_ffff);
    let x119 = r26 as u64;
    let x120 = (r26 >> 64) as u64;
    let (x121, c60) = x119.carrying_add(x117, c59);
    let (x122, c61) = x119.carrying_add(x120, c60);
    let r27 = m(x107, 0x3fff_ffff_ffff_ffff);
    let x123 = r27 as u64;
    let (x124, c62) = x123.carrying_add(x120, c61);
    let x125 = (r27 >> 64) as u64 + c62 as u64;
    let (_, c63) = x100.overflowing_add(x108);
    let (x126, c64) = x101.carrying_add(x112, c63);
    let (x127, c65) = x102.carrying_add(x115, c64);
    let (x128, c66) = x103.carrying_add(x118, c65);
    let (x129, c67) = x104.carrying_add(x121, c66);
    let (x130, c68) = x105.carrying_add(x122, c67);
    let (x131, c69) = x106.carrying_add(x124, c68);
    let x132 = x125 + c69 as u64;
    let r28 = m(k as u64, 0x1a9c_c14b_a3c4_7c44);
    let x133 = r28 as u64;
    let x134 = (r28 >> 64) as u64;
    let (x135, c70) = x126.overflowing_add(x133);
    let (x136, c71) = x127.carrying_add(x134, c70);
    let (x137, c72) = x128.carrying_add(0, c71);
    let (x138, c73) = x129.carrying_add(0, c72);
    let (x139, c74) = x130.carrying_add(0, c73);
    let (x140, c75) = x131.carrying_add(0, c74);
    let x141 = x132 + c75 as u64;
    let x142 = x135.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r29 = m(x142, 0x2378_c292_ab58_44f3);
    let x143 = r29 as u64;
    let x144 = (r29 >> 64) as u64;
    let r30 = m(x142, 0x216c_c272_8dc5_8f55);
    let x145 = r30 as u64;
    let x146 = (r30 >> 64) as u64;
    let (x147, c76) = x145.overflowing_add(x144);
    let r31 = m(x142, 0xc44e_db49_aed6_3690);
    let x148 = r31 as u64;
    let x149 = (r31 >> 64) as u64;
    let (x150, c77) = x148.carrying_add(x146, c76);
    let r32 = m(x142, 0xffff_ffff_7cca_23e9);
    let x151 = r32 as u64;
    let x152 = (r32 >> 64) as u64;
    let (x153, c78) = x151.carrying_add(x149, c77);
    let r33 = m(x142, 0xffff_ffff_ffff_ffff);
    let x154 = r33 as u64;
    let x155 = (r33 >> 64) as u64;
    let (x156, c79) = x154.carrying_add(x152, c78);
    let (x157, c80) = x154.carrying_add(x155, c79);
    let r34 = m(x142, 0x3fff_ffff_ffff_ffff);
    let x158 = r34 as u64;
    let (x159, c81) = x158.carrying_add(x155, c80);
    let x160 = (r34 >> 64) as u64 + c81 as u64;
    let (_, c82) = x135.overflowing_add(x143);
    let (x161, c83) = x136.carrying_add(x147, c82);
    let (x162, c84) = x137.carrying_add(x150, c83);
    let (x163, c85) = x138.carrying_add(x153, c84);
    let (x164, c86) = x139.carrying_add(x156, c85);
    let (x165, c87) = x140.carrying_add(x157, c86);
    let (x166, c88) = x141.carrying_add(x159, c87);
    let x167 = x160 + c88 as u64;
    let r35 = m(k as u64, 0x2052_bcb7_e4d0_70af);
    let x168 = r35 as u64;
    let x169 = (r35 >> 64) as u64;
    let (x170, c89) = x161.overflowing_add(x168);
    let (x171, c90) = x162.carrying_add(x169, c89);
    let (x172, c91) = x163.carrying_add(0, c90);
    let (x173, c92) = x164.carrying_add(0, c91);
    let (x174, c93) = x165.carrying_add(0, c92);
    let (x175, c94) = x166.carrying_add(0, c93);
    let x176 = x167 + c94 as u64;
    let x177 = x170.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r36 = m(x177, 0x2378_c292_ab58_44f3);
    let x178 = r36 as u64;
    let x179 = (r36 >> 64) as u64;
    let r37 = m(x177, 0x216c_c272_8dc5_8f55);
    let x180 = r37 as u64;
    let x181 = (r37 >> 64) as u64;
    let (x182, c95) = x180.overflowing_add(x179);
    let r38 = m(x177, 0xc44e_db49_aed6_3690);
    let x183 = r38 as u64;
    let x184 = (r38 >> 64) as u64;
    let (x185, c96) = x183.carrying_add(x181, c95);
    let r39 = m(x177, 0xffff_ffff_7cca_23e9);
    let x186 = r39 as u64;
    let x187 = (r39 >> 64) as u64;
    let (x188, c97) = x186.carrying_add(x184, c96);
    let r40 = m(x177, 0xffff_ffff_ffff_ffff);
    let x189 = r40 as u64;
    let x190 = (r40 >> 64) as u64;
    let (x191, c98) = x189.carrying_add(x187, c97);
    let (x192, c99) = x189.carrying_add(x190, c98);
    let r41 = m(x177, 0x3fff_ffff_ffff_ffff);
    let x193 = r41 as u64;
    let (x194, c100) = x193.carrying_add(x190, c99);
    let x195 = (r41 >> 64) as u64 + c100 as u64;
    let (_, c101) = x170.overflowing_add(x178);
    let (x196, c102) = x171.carrying_add(x182, c101);
    let (x197, c103) = x172.carrying_add(x185, c102);
    let (x198, c104) = x173.carrying_add(x188, c103);
    let (x199, c105) = x174.carrying_add(x191, c104);
    let (x200, c106) = x175.carrying_add(x192, c105);
    let (x201, c107) = x176.carrying_add(x194, c106);
    let x202 = x195 + c107 as u64;
    let r42 = m(k as u64, 0x3402_a939_f823_b729);
    let x203 = r42 as u64;
    let x204 = (r42 >> 64) as u64;
    let (x205, c108) = x196.overflowing_add(x203);
    let (x206, c109) = x197.carrying_add(x204, c108);
    let (x207, c110) = x198.carrying_add(0, c109);
    let (x208, c111) = x199.carrying_add(0, c110);
    let (x209, c112) = x200.carrying_add(0, c111);
    let (x210, c113) = x201.carrying_add(0, c112);
    let x211 = x202 + c113 as u64;
    let x212 = x205.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r43 = m(x212, 0x2378_c292_ab58_44f3);
    let x213 = r43 as u64;
    let x214 = (r43 >> 64) as u64;
    let r44 = m(x212, 0x216c_c272_8dc5_8f55);
    let x215 = r44 as u64;
    let x216 = (r44 >> 64) as u64;
    let (x217, c114) = x215.overflowing_add(x214);
    let r45 = m(x212, 0xc44e_db49_aed6_3690);
    let x218 = r45 as u64;
    let x219 = (r45 >> 64) as u64;
    let (x220, c115) = x218.carrying_add(x216, c114);
    let r46 = m(x212, 0xffff_ffff_7cca_23e9);
    let x221 = r46 as u64;
    let x222 = (r46 >> 64) as u64;
    let (x223, c116) = x221.carrying_add(x219, c115);
    let r47 = m(x212, 0xffff_ffff_ffff_ffff);
    let x224 = r47 as u64;
    let x225 = (r47 >> 64) as u64;
    let (x226, c117) = x224.carrying_add(x222, c116);
    let (x227, c118) = x224.carrying_add(x225, c117);
    let r48 = m(x212, 0x3fff_ffff_ffff_ffff);
    let x228 = r48 as u64;
    let (x229, c119) = x228.carrying_add(x225, c118);
    let x230 = (r48 >> 64) as u64 + c119 as u64;
    let (_, c120) = x205.overflowing_add(x213);
    let (x231, c121) = x206.carrying_add(x217, c120);
    let (x232, c122) = x207.carrying_add(x220, c121);
    let (x233, c123) = x208.carrying_add(x223, c122);
    let (x234, c124) = x209.carrying_add(x226, c123);
    let (x235, c125) = x210.carrying_add(x227, c124);
    let (x236, c126) = x211.carrying_add(x229, c125);
    let x237 = x230 + c126 as u64;
    let r49 = m(x231, a0);
    let x238 = r49 as u64;
    let x239 = (r49 >> 64) as u64;
    let r50 = m(x231, a1);
    let x240 = r50 as u64;
    let x241 = (r50 >> 64) as u64;
    let (x242, c127) = x240.overflowing_add(x239);
    let r51 = m(x231, a2);
    let x243 = r51 as u64;
    let x244 = (r51 >> 64) as u64;
    let (x245, c128) = x243.carrying_add(x241, c127);
    let r52 = m(x231, a3);
    let x246 = r52 as u64;
    let x247 = (r52 >> 64) as u64;
    let (x248, c129) = x246.carrying_add(x244, c128);
    let r53 = m(x231, a4);
    let x249 = r53 as u64;
    let x250 = (r53 >> 64) as u64;
    let (x251, c130) = x249.carrying_add(x247, c129);
    let r54 = m(x231, a5);
    let x252 = r54 as u64;
    let x253 = (r54 >> 64) as u64;
    let (x254, c131) = x252.carrying_add(x250, c130);
    let r55 = m(x231, a6);
    let x255 = r55 as u64;
    let (x256, c132) = x255.carrying_add(x253, c131);
    let x257 = (r55 >> 64) as u64 + c132 as u64;
    let x258 = x238.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r56 = m(x258, 0x2378_c292_ab58_44f3);
    let x259 = r56 as u64;
    let x260 = (r56 >> 64) as u64;
    let r57 = m(x258, 0x216c_c272_8dc5_8f55);
    let x261 = r57 as u64;
    let x262 = (r57 >> 64) as u64;
    let (x263, c133) = x261.overflowing_add(x260);
    let r58 = m(x258, 0xc44e_db49_aed6_3690);
    let x264 = r58 as u64;
    let x265 = (r58 >> 64) as u64;
    let (x266, c134) = x264.carrying_add(x262, c133);
    let r59 = m(x258, 0xffff_ffff_7cca_23e9);
    let x267 = r59 as u64;
    let x268 = (r59 >> 64) as u64;
    let (x269, c135) = x267.carrying_add(x265, c134);
    let r60 = m(x258, 0xffff_ffff_ffff_ffff);
    let x270 = r60 as u64;
    let x271 = (r60 >> 64) as u64;
    let (x272, c136) = x270.carrying_add(x268, c135);
    let (x273, c137) = x270.carrying_add(x271, c136);
    let r61 = m(x258, 0x3fff_ffff_ffff_ffff);
    let x274 = r61 as u64;
    let (x275, c138) = x274.carrying_add(x271, c137);
    let x276 = (r61 >> 64) as u64 + c138 as u64;
    let (_, c139) = x238.overflowing_add(x259);
    let (x277, c140) = x242.carrying_add(x263, c139);
    let (x278, c141) = x245.carrying_add(x266, c140);
    let (x279, c142) = x248.carrying_add(x269, c141);
    let (x280, c143) = x251.carrying_add(x272, c142);
    let (x281, c144) = x254.carrying_add(x273, c143);
    let (x282, c145) = x256.carrying_add(x275, c144);
    let x283 = x276 + c145 as u64;
    let (x284, c146) = x257.overflowing_add(x283);
    let r62 = m(x232, a0);
    let x285 = r62 as u64;
    let x286 = (r62 >> 64) as u64;
    let r63 = m(x232, a1);
    let x287 = r63 as u64;
    let x288 = (r63 >> 64) as u64;
    let (x289, c147) = x287.overflowing_add(x286);
    let r64 = m(x232, a2);
    let x290 = r64 as u64;
    let x291 = (r64 >> 64) as u64;
    let (x292, c148) = x290.carrying_add(x288, c147);
    let r65 = m(x232, a3);
    let x293 = r65 as u64;
    let x294 = (r65 >> 64) as u64;
    let (x295, c149) = x293.carrying_add(x291, c148);
    let r66 = m(x232, a4);
    let x296 = r66 as u64;
    let x297 = (r66 >> 64) as u64;
    let (x298, c150) = x296.carrying_add(x294, c149);
    let r67 = m(x232, a5);
    let x299 = r67 as u64;
    let x300 = (r67 >> 64) as u64;
    let (x301, c151) = x299.carrying_add(x297, c150);
    let r68 = m(x232, a6);
    let x302 = r68 as u64;
    let (x303, c152) = x302.carrying_add(x300, c151);
    let x304 = (r68 >> 64) as u64 + c152 as u64;
    let (x305, c153) = x277.overflowing_add(x285);
    let (x306, c154) = x278.carrying_add(x289, c153);
    let (x307, c155) = x279.carrying_add(x292, c154);
    let (x308, c156) = x280.carrying_add(x295, c155);
    let (x309, c157) = x281.carrying_add(x298, c156);
    let (x310, c158) = x282.carrying_add(x301, c157);
    let (x311, c159) = x284.carrying_add(x303, c158);
    let x312 = x304.wrapping_add(c159 as u64);
    let (x313, c160) = (c146 as u64).overflowing_add(x312);
    let x314 = x305.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r69 = m(x314, 0x2378_c292_ab58_44f3);
    let x315 = r69 as u64;
    let x316 = (r69 >> 64) as u64;
    let r70 = m(x314, 0x216c_c272_8dc5_8f55);
    let x317 = r70 as u64;
    let x318 = (r70 >> 64) as u64;
    let (x319, c161) = x317.overflowing_add(x316);
    let r71 = m(x314, 0xc44e_db49_aed6_3690);
    let x320 = r71 as u64;
    let x321 = (r71 >> 64) as u64;
    let (x322, c162) = x320.carrying_add(x318, c161);
    let r72 = m(x314, 0xffff_ffff_7cca_23e9);
    let x323 = r72 as u64;
    let x324 = (r72 >> 64) as u64;
    let (x325, c163) = x323.carrying_add(x321, c162);
    let r73 = m(x314, 0xffff_ffff_ffff_ffff);
    let x326 = r73 as u64;
    let x327 = (r73 >> 64) as u64;
    let (x328, c164) = x326.carrying_add(x324, c163);
    let (x329, c165) = x326.carrying_add(x327, c164);
    let r74 = m(x314, 0x3fff_ffff_ffff_ffff);
    let x330 = r74 as u64;
    let (x331, c166) = x330.carrying_add(x327, c165);
    let x332 = (r74 >> 64) as u64 + c166 as u64;
    let (_, c167) = x305.overflowing_add(x315);
    let (x333, c168) = x306.carrying_add(x319, c167);
    let (x334, c169) = x307.carrying_add(x322, c168);
    let (x335, c170) = x308.carrying_add(x325, c169);
    let (x336, c171) = x309.carrying_add(x328, c170);
    let (x337, c172) = x310.carrying_add(x329, c171);
    let (x338, c173) = x311.carrying_add(x331, c172);
    let x339 = x332 + c173 as u64;
    let (x340, c174) = x313.overflowing_add(x339);
    let x341 = c160 as u64 + c174 as u64;
    let r75 = m(x233, a0);
    let x342 = r75 as u64;
    let x343 = (r75 >> 64) as u64;
    let r76 = m(x233, a1);
    let x344 = r76 as u64;
    let x345 = (r76 >> 64) as u64;
    let (x346, c175) = x344.overflowing_add(x343);
    let r77 = m(x233, a2);
    let x347 = r77 as u64;
    let x348 = (r77 >> 64) as u64;
    let (x349, c176) = x347.carrying_add(x345, c175);
    let r78 = m(x233, a3);
    let x350 = r78 as u64;
    let x351 = (r78 >> 64) as u64;
    let (x352, c177) = x350.carrying_add(x348, c176);
    let r79 = m(x233, a4);
    let x353 = r79 as u64;
    let x354 = (r79 >> 64) as u64;
    let (x355, c178) = x353.carrying_add(x351, c177);
    let r80 = m(x233, a5);
    let x356 = r80 as u64;
    let x357 = (r80 >> 64) as u64;
    let (x358, c179) = x356.carrying_add(x354, c178);
    let r81 = m(x233, a6);
    let x359 = r81 as u64;
    let (x360, c180) = x359.carrying_add(x357, c179);
    let x361 = (r81 >> 64) as u64 + c180 as u64;
    let (x362, c181) = x333.overflowing_add(x342);
    let (x363, c182) = x334.carrying_add(x346, c181);
    let (x364, c183) = x335.carrying_add(x349, c182);
    let (x365, c184) = x336.carrying_add(x352, c183);
    let (x366, c185) = x337.carrying_add(x355, c184);
    let (x367, c186) = x338.carrying_add(x358, c185);
    let (x368, c187) = x340.carrying_add(x360, c186);
    let x369 = x361.wrapping_add(c187 as u64);
    let (x370, c188) = x341.overflowing_add(x369);
    let x371 = x362.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r82 = m(x371, 0x2378_c292_ab58_44f3);
    let x372 = r82 as u64;
    let x373 = (r82 >> 64) as u64;
    let r83 = m(x371, 0x216c_c272_8dc5_8f55);
    let x374 = r83 as u64;
    let x375 = (r83 >> 64) as u64;
    let (x376, c189) = x374.overflowing_add(x373);
    let r84 = m(x371, 0xc44e_db49_aed6_3690);
    let x377 = r84 as u64;
    let x378 = (r84 >> 64) as u64;
    let (x379, c190) = x377.carrying_add(x375, c189);
    let r85 = m(x371, 0xffff_ffff_7cca_23e9);
    let x380 = r85 as u64;
    let x381 = (r85 >> 64) as u64;
    let (x382, c191) = x380.carrying_add(x378, c190);
    let r86 = m(x371, 0xffff_ffff_ffff_ffff);
    let x383 = r86 as u64;
    let x384 = (r86 >> 64) as u64;
    let (x385, c192) = x383.carrying_add(x381, c191);
    let (x386, c193) = x383.carrying_add(x384, c192);
    let r87 = m(x371, 0x3fff_ffff_ffff_ffff);
    let x387 = r87 as u64;
    let (x388, c194) = x387.carrying_add(x384, c193);
    let x389 = (r87 >> 64) as u64 + c194 as u64;
    let (_, c195) = x362.overflowing_add(x372);
    let (x390, c196) = x363.carrying_add(x376, c195);
    let (x391, c197) = x364.carrying_add(x379, c196);
    let (x392, c198) = x365.carrying_add(x382, c197);
    let (x393, c199) = x366.carrying_add(x385, c198);
    let (x394, c200) = x367.carrying_add(x386, c199);
    let (x395, c201) = x368.carrying_add(x388, c200);
    let x396 = x389 + c201 as u64;
    let (x397, c202) = x370.overflowing_add(x396);
    let x398 = c188 as u64 + c202 as u64;
    let r88 = m(x234, a0);
    let x399 = r88 as u64;
    let x400 = (r88 >> 64) as u64;
    let r89 = m(x234, a1);
    let x401 = r89 as u64;
    let x402 = (r89 >> 64) as u64;
    let (x403, c203) = x401.overflowing_add(x400);
    let r90 = m(x234, a2);
    let x404 = r90 as u64;
    let x405 = (r90 >> 64) as u64;
    let (x406, c204) = x404.carrying_add(x402, c203);
    let r91 = m(x234, a3);
    let x407 = r91 as u64;
    let x408 = (r91 >> 64) as u64;
    let (x409, c205) = x407.carrying_add(x405, c204);
    let r92 = m(x234, a4);
    let x410 = r92 as u64;
    let x411 = (r92 >> 64) as u64;
    let (x412, c206) = x410.carrying_add(x408, c205);
    let r93 = m(x234, a5);
    let x413 = r93 as u64;
    let x414 = (r93 >> 64) as u64;
    let (x415, c207) = x413.carrying_add(x411, c206);
    let r94 = m(x234, a6);
    let x416 = r94 as u64;
    let (x417, c208) = x416.carrying_add(x414, c207);
    let x418 = (r94 >> 64) as u64 + c208 as u64;
    let (x419, c209) = x390.overflowing_add(x399);
    let (x420, c210) = x391.carrying_add(x403, c209);
    let (x421, c211) = x392.carrying_add(x406, c210);
    let (x422, c212) = x393.carrying_add(x409, c211);
    let (x423, c213) = x394.carrying_add(x412, c212);
    let (x424, c214) = x395.carrying_add(x415, c213);
    let (x425, c215) = x397.carrying_add(x417, c214);
    let x426 = x418.wrapping_add(c215 as u64);
    let (x427, c216) = x398.overflowing_add(x426);
    let x428 = x419.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r95 = m(x428, 0x2378_c292_ab58_44f3);
    let x429 = r95 as u64;
    let x430 = (r95 >> 64) as u64;
    let r96 = m(x428, 0x216c_c272_8dc5_8f55);
    let x431 = r96 as u64;
    let x432 = (r96 >> 64) as u64;
    let (x433, c217) = x431.overflowing_add(x430);
    let r97 = m(x428, 0xc44e_db49_aed6_3690);
    let x434 = r97 as u64;
    let x435 = (r97 >> 64) as u64;
    let (x436, c218) = x434.carrying_add(x432, c217);
    let r98 = m(x428, 0xffff_ffff_7cca_23e9);
    let x437 = r98 as u64;
    let x438 = (r98 >> 64) as u64;
    let (x439, c219) = x437.carrying_add(x435, c218);
    let r99 = m(x428, 0xffff_ffff_ffff_ffff);
    let x440 = r99 as u64;
    let x441 = (r99 >> 64) as u64;
    let (x442, c220) = x440.carrying_add(x438, c219);
    let (x443, c221) = x440.carrying_add(x441, c220);
    let r100 = m(x428, 0x3fff_ffff_ffff_ffff);
    let x444 = r100 as u64;
    let (x445, c222) = x444.carrying_add(x441, c221);
    let x446 = (r100 >> 64) as u64 + c222 as u64;
    let (_, c223) = x419.overflowing_add(x429);
    let (x447, c224) = x420.carrying_add(x433, c223);
    let (x448, c225) = x421.carrying_add(x436, c224);
    let (x449, c226) = x422.carrying_add(x439, c225);
    let (x450, c227) = x423.carrying_add(x442, c226);
    let (x451, c228) = x424.carrying_add(x443, c227);
    let (x452, c229) = x425.carrying_add(x445, c228);
    let x453 = x446 + c229 as u64;
    let (x454, c230) = x427.overflowing_add(x453);
    let x455 = c216 as u64 + c230 as u64;
    let r101 = m(x235, a0);
    let x456 = r101 as u64;
    let x457 = (r101 >> 64) as u64;
    let r102 = m(x235, a1);
    let x458 = r102 as u64;
    let x459 = (r102 >> 64) as u64;
    let (x460, c231) = x458.overflowing_add(x457);
    let r103 = m(x235, a2);
    let x461 = r103 as u64;
    let x462 = (r103 >> 64) as u64;
    let (x463, c232) = x461.carrying_add(x459, c231);
    let r104 = m(x235, a3);
    let x464 = r104 as u64;
    let x465 = (r104 >> 64) as u64;
    let (x466, c233) = x464.carrying_add(x462, c232);
    let r105 = m(x235, a4);
    let x467 = r105 as u64;
    let x468 = (r105 >> 64) as u64;
    let (x469, c234) = x467.carrying_add(x465, c233);
    let r106 = m(x235, a5);
    let x470 = r106 as u64;
    let x471 = (r106 >> 64) as u64;
    let (x472, c235) = x470.carrying_add(x468, c234);
    let r107 = m(x235, a6);
    let x473 = r107 as u64;
    let (x474, c236) = x473.carrying_add(x471, c235);
    let x475 = (r107 >> 64) as u64 + c236 as u64;
    let (x476, c237) = x447.overflowing_add(x456);
    let (x477, c238) = x448.carrying_add(x460, c237);
    let (x478, c239) = x449.carrying_add(x463, c238);
    let (x479, c240) = x450.carrying_add(x466, c239);
    let (x480, c241) = x451.carrying_add(x469, c240);
    let (x481, c242) = x452.carrying_add(x472, c241);
    let (x482, c243) = x454.carrying_add(x474, c242);
    let x483 = x475.wrapping_add(c243 as u64);
    let (x484, c244) = x455.overflowing_add(x483);
    let x485 = x476.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r108 = m(x485, 0x2378_c292_ab58_44f3);
    let x486 = r108 as u64;
    let x487 = (r108 >> 64) as u64;
    let r109 = m(x485, 0x216c_c272_8dc5_8f55);
    let x488 = r109 as u64;
    let x489 = (r109 >> 64) as u64;
    let (x490, c245) = x488.overflowing_add(x487);
    let r110 = m(x485, 0xc44e_db49_aed6_3690);
    let x491 = r110 as u64;
    let x492 = (r110 >> 64) as u64;
    let (x493, c246) = x491.carrying_add(x489, c245);
    let r111 = m(x485, 0xffff_ffff_7cca_23e9);
    let x494 = r111 as u64;
    let x495 = (r111 >> 64) as u64;
    let (x496, c247) = x494.carrying_add(x492, c246);
    let r112 = m(x485, 0xffff_ffff_ffff_ffff);
    let x497 = r112 as u64;
    let x498 = (r112 >> 64) as u64;
    let (x499, c248) = x497.carrying_add(x495, c247);
    let (x500, c249) = x497.carrying_add(x498, c248);
    let r113 = m(x485, 0x3fff_ffff_ffff_ffff);
    let x501 = r113 as u64;
    let (x502, c250) = x501.carrying_add(x498, c249);
    let x503 = (r113 >> 64) as u64 + c250 as u64;
    let (_, c251) = x476.overflowing_add(x486);
    let (x504, c252) = x477.carrying_add(x490, c251);
    let (x505, c253) = x478.carrying_add(x493, c252);
    let (x506, c254) = x479.carrying_add(x496, c253);
    let (x507, c255) = x480.carrying_add(x499, c254);
    let (x508, c256) = x481.carrying_add(x500, c255);
    let (x509, c257) = x482.carrying_add(x502, c256);
    let x510 = x503 + c257 as u64;
    let (x511, c258) = x484.overflowing_add(x510);
    let x512 = c244 as u64 + c258 as u64;
    let r114 = m(x236, a0);
    let x513 = r114 as u64;
    let x514 = (r114 >> 64) as u64;
    let r115 = m(x236, a1);
    let x515 = r115 as u64;
    let x516 = (r115 >> 64) as u64;
    let (x517, c259) = x515.overflowing_add(x514);
    let r116 = m(x236, a2);
    let x518 = r116 as u64;
    let x519 = (r116 >> 64) as u64;
    let (x520, c260) = x518.carrying_add(x516, c259);
    let r117 = m(x236, a3);
    let x521 = r117 as u64;
    let x522 = (r117 >> 64) as u64;
    let (x523, c261) = x521.carrying_add(x519, c260);
    let r118 = m(x236, a4);
    let x524 = r118 as u64;
    let x525 = (r118 >> 64) as u64;
    let (x526, c262) = x524.carrying_add(x522, c261);
    let r119 = m(x236, a5);
    let x527 = r119 as u64;
    let x528 = (r119 >> 64) as u64;
    let (x529, c263) = x527.carrying_add(x525, c262);
    let r120 = m(x236, a6);
    let x530 = r120 as u64;
    let (x531, c264) = x530.carrying_add(x528, c263);
    let x532 = (r120 >> 64) as u64 + c264 as u64;
    let (x533, c265) = x504.overflowing_add(x513);
    let (x534, c266) = x505.carrying_add(x517, c265);
    let (x535, c267) = x506.carrying_add(x520, c266);
    let (x536, c268) = x507.carrying_add(x523, c267);
    let (x537, c269) = x508.carrying_add(x526, c268);
    let (x538, c270) = x509.carrying_add(x529, c269);
    let (x539, c271) = x511.carrying_add(x531, c270);
    let x540 = x532.wrapping_add(c271 as u64);
    let (x541, c272) = x512.overflowing_add(x540);
    let x542 = x533.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r121 = m(x542, 0x2378_c292_ab58_44f3);
    let x543 = r121 as u64;
    let x544 = (r121 >> 64) as u64;
    let r122 = m(x542, 0x216c_c272_8dc5_8f55);
    let x545 = r122 as u64;
    let x546 = (r122 >> 64) as u64;
    let (x547, c273) = x545.overflowing_add(x544);
    let r123 = m(x542, 0xc44e_db49_aed6_3690);
    let x548 = r123 as u64;
    let x549 = (r123 >> 64) as u64;
    let (x550, c274) = x548.carrying_add(x546, c273);
    let r124 = m(x542, 0xffff_ffff_7cca_23e9);
    let x551 = r124 as u64;
    let x552 = (r124 >> 64) as u64;
    let (x553, c275) = x551.carrying_add(x549, c274);
    let r125 = m(x542, 0xffff_ffff_ffff_ffff);
    let x554 = r125 as u64;
    let x555 = (r125 >> 64) as u64;
    let (x556, c276) = x554.carrying_add(x552, c275);
    let (x557, c277) = x554.carrying_add(x555, c276);
    let r126 = m(x542, 0x3fff_ffff_ffff_ffff);
    let x558 = r126 as u64;
    let (x559, c278) = x558.carrying_add(x555, c277);
    let x560 = (r126 >> 64) as u64 + c278 as u64;
    let (_, c279) = x533.overflowing_add(x543);
    let (x561, c280) = x534.carrying_add(x547, c279);
    let (x562, c281) = x535.carrying_add(x550, c280);
    let (x563, c282) = x536.carrying_add(x553, c281);
    let (x564, c283) = x537.carrying_add(x556, c282);
    let (x565, c284) = x538.carrying_add(x557, c283);
    let (x566, c285) = x539.carrying_add(x559, c284);
    let x567 = x560 + c285 as u64;
    let (x568, c286) = x541.overflowing_add(x567);
    let x569 = c272 as u64 + c286 as u64;
    let r127 = m(x237, a0);
    let x570 = r127 as u64;
    let x571 = (r127 >> 64) as u64;
    let r128 = m(x237, a1);
    let x572 = r128 as u64;
    let x573 = (r128 >> 64) as u64;
    let (x574, c287) = x572.overflowing_add(x571);
    let r129 = m(x237, a2);
    let x575 = r129 as u64;
    let x576 = (r129 >> 64) as u64;
    let (x577, c288) = x575.carrying_add(x573, c287);
    let r130 = m(x237, a3);
    let x578 = r130 as u64;
    let x579 = (r130 >> 64) as u64;
    let (x580, c289) = x578.carrying_add(x576, c288);
    let r131 = m(x237, a4);
    let x581 = r131 as u64;
    let x582 = (r131 >> 64) as u64;
    let (x583, c290) = x581.carrying_add(x579, c289);
    let r132 = m(x237, a5);
    let x584 = r132 as u64;
    let x585 = (r132 >> 64) as u64;
    let (x586, c291) = x584.carrying_add(x582, c290);
    let r133 = m(x237, a6);
    let x587 = r133 as u64;
    let (x588, c292) = x587.carrying_add(x585, c291);
    let x589 = (r133 >> 64) as u64 + c292 as u64;
    let (x590, c293) = x561.overflowing_add(x570);
    let (x591, c294) = x562.carrying_add(x574, c293);
    let (x592, c295) = x563.carrying_add(x577, c294);
    let (x593, c296) = x564.carrying_add(x580, c295);
    let (x594, c297) = x565.carrying_add(x583, c296);
    let (x595, c298) = x566.carrying_add(x586, c297);
    let (x596, c299) = x568.carrying_add(x588, c298);
    let x597 = x589 + c299 as u64;
    let x598 = x569 + x597;
    let x599 = x590.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r134 = m(x599, 0x2378_c292_ab58_44f3);
    let x600 = r134 as u64;
    let x601 = (r134 >> 64) as u64;
    let r135 = m(x599, 0x216c_c272_8dc5_8f55);
    let x602 = r135 as u64;
    let x603 = (r135 >> 64) as u64;
    let (x604, c300) = x602.overflowing_add(x601);
    let r136 = m(x599, 0xc44e_db49_aed6_3690);
    let x605 = r136 as u64;
    let x606 = (r136 >> 64) as u64;
    let (x607, c301) = x605.carrying_add(x603, c300);
    let r137 = m(x599, 0xffff_ffff_7cca_23e9);
    let x608 = r137 as u64;
    let x609 = (r137 >> 64) as u64;
    let (x610, c302) = x608.carrying_add(x606, c301);
    let r138 = m(x599, 0xffff_ffff_ffff_ffff);
    let x611 = r138 as u64;
    let x612 = (r138 >> 64) as u64;
    let (x613, c303) = x611.carrying_add(x609, c302);
    let (x614, c304) = x611.carrying_add(x612, c303);
    let r139 = m(x599, 0x3fff_ffff_ffff_ffff);
    let x615 = r139 as u64;
    let (x616, c305) = x615.carrying_add(x612, c304);
    let x617 = (r139 >> 64) as u64 + c305 as u64;
    let (_, c306) = x590.overflowing_add(x600);
    let (o0, c307) = x591.carrying_add(x604, c306);
    let (o1, c308) = x592.carrying_add(x607, c307);
    let (o2, c309) = x593.carrying_add(x610, c308);
    let (o3, c310) = x594.carrying_add(x613, c309);
    let (o4, c311) = x595.carrying_add(x614, c310);
    let (o5, c312) = x596.carrying_add(x616, c311);
    let x618 = x617 + c312 as u64;
    let o6 = x598 + x618;
    Element([o0, o1, o2, o3, o4, o5, o6])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn halve(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6] = a.0;
    let x0 = a0 & 1;
    let c0 = x0 != 0;
    let c0_mask = 0u64.wrapping_sub(c0 as u64);
    let x1 = c0_mask & 0x2378_c292_ab58_44f3;
    let x2 = c0_mask & 0x216c_c272_8dc5_8f55;
    let x3 = c0_mask & 0xc44e_db49_aed6_3690;
    let x4 = c0_mask & 0xffff_ffff_7cca_23e9;
    let x5 = c0_mask & 0x3fff_ffff_ffff_ffff;
    let (x6, c1) = a0.overflowing_add(x1);
    let (x7, c2) = a1.carrying_add(x2, c1);
    let (x8, c3) = a2.carrying_add(x3, c2);
    let (x9, c4) = a3.carrying_add(x4, c3);
    let (x10, c5) = a4.carrying_add(c0_mask, c4);
    let (x11, c6) = a5.carrying_add(c0_mask, c5);
    let (x12, c7) = a6.carrying_add(x5, c6);
    let x13 = x7 & 1;
    let x14 = x8 & 1;
    let x15 = x9 & 1;
    let x16 = x10 & 1;
    let x17 = x11 & 1;
    let x18 = x12 & 1;
    let o0 = (x6 >> 1) + (x13 << 63);
    let o1 = (x7 >> 1) + (x14 << 63);
    let o2 = (x8 >> 1) + (x15 << 63);
    let o3 = (x9 >> 1) + (x16 << 63);
    let o4 = (x10 >> 1) + (x17 << 63);
    let o5 = (x11 >> 1) + (x18 << 63);
    let o6 = (x12 >> 1) + ((c7 as u64) << 63);
    Element([o0, o1, o2, o3, o4, o5, o6])
}

/// `out = a if choice is 1, b if it is 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn select(choice: u64, a: &Element, b: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6] = b.0;
    // The compiler must not see that the flag is 0 or 1: it could branch on it.
    let choice_mask = 0u64.wrapping_sub(core::hint::black_box(choice));
    let o0 = b0 ^ (choice_mask & (a0 ^ b0));
    let o1 = b1 ^ (choice_mask & (a1 ^ b1));
    let o2 = b2 ^ (choice_mask & (a2 ^ b2));
    let o3 = b3 ^ (choice_mask & (a3 ^ b3));
    let o4 = b4 ^ (choice_mask & (a4 ^ b4));
    let o5 = b5 ^ (choice_mask & (a5 ^ b5));
    let o6 = b6 ^ (choice_mask & (a6 ^ b6));
    Element([o0, o1, o2, o3, o4, o5, o6])
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
    let [a0, a1, a2, a3, a4, a5, a6] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6] = b.0;
    // The compiler must not see that the flag is 0 or 1: it could branch on it.
    let choice_mask = 0u64.wrapping_sub(core::hint::black_box(choice));
    let x0 = a0 ^ (choice_mask & (b0 ^ a0));
    let x1 = a1 ^ (choice_mask & (b1 ^ a1));
    let x2 = a2 ^ (choice_mask & (b2 ^ a2));
    let x3 = a3 ^ (choice_mask & (b3 ^ a3));
    let x4 = a4 ^ (choice_mask & (b4 ^ a4));
    let x5 = a5 ^ (choice_mask & (b5 ^ a5));
    let x6 = a6 ^ (choice_mask & (b6 ^ a6));
    let y0 = b0 ^ (choice_mask & (a0 ^ b0));
    let y1 = b1 ^ (choice_mask & (a1 ^ b1));
    let y2 = b2 ^ (choice_mask & (a2 ^ b2));
    let y3 = b3 ^ (choice_mask & (a3 ^ b3));
    let y4 = b4 ^ (choice_mask & (a4 ^ b4));
    let y5 = b5 ^ (choice_mask & (a5 ^ b5));
    let y6 = b6 ^ (choice_mask & (a6 ^ b6));
    let x = Element([x0, x1, x2, x3, x4, x5, x6]);
    let y = Element([y0, y1, y2, y3, y4, y5, y6]);
    (x, y)
}

/// `R * out = a (mod p), 0 <= out < p`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - gives `out`: word 0, 1, 2, 3, 4, 5 in `[0, 2^64 - 1]`; word 6 in `[0, 2^62 - 1]`
#[inline]
pub fn to_bytes(a: &Element) -> [u8; 56] {
    let [a0, a1, a2, a3, a4, a5, a6] = a.0;
    let x0 = a0.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r0 = m(x0, 0x2378_c292_ab58_44f3);
    let x1 = r0 as u64;
    let x2 = (r0 >> 64) as u64;
    let r1 = m(x0, 0x216c_c272_8dc5_8f55);
    let x3 = r1 as u64;
    let x4 = (r1 >> 64) as u64;
    let (x5, c0) = x3.overflowing_add(x2);
    let r2 = m(x0, 0xc44e_db49_aed6_3690);
    let x6 = r2 as u64;
    let x7 = (r2 >> 64) as u64;
    let (x8, c1) = x6.carrying_add(x4, c0);
    let r3 = m(x0, 0xffff_ffff_7cca_23e9);
    let x9 = r3 as u64;
    let x10 = (r3 >> 64) as u64;
    let (x11, c2) = x9.carrying_add(x7, c1);
    let r4 = m(x0, 0xffff_ffff_ffff_ffff);
    let x12 = r4 as u64;
    let x13 = (r4 >> 64) as u64;
    let (x14, c3) = x12.carrying_add(x10, c2);
    let (x15, c4) = x12.carrying_add(x13, c3);
    let r5 = m(x0, 0x3fff_ffff_ffff_ffff);
    let x16 = r5 as u64;
    let (x17, c5) = x16.carrying_add(x13, c4);
    let x18 = (r5 >> 64) as u64 + c5 as u64;
    let (_, c6) = a0.overflowing_add(x1);
    let (x19, c7) = a1.carrying_add(x5, c6);
    let (x20, c8) = a2.carrying_add(x8, c7);
    let (x21, c9) = a3.carrying_add(x11, c8);
    let (x22, c10) = a4.carrying_add(x14, c9);
    let (x23, c11) = a5.carrying_add(x15, c10);
    let (x24, c12) = a6.carrying_add(x17, c11);
    let x25 = x18 + c12 as u64;
    let x26 = x19.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r6 = m(x26, 0x2378_c292_ab58_44f3);
    let x27 = r6 as u64;
    let x28 = (r6 >> 64) as u64;
    let r7 = m(x26, 0x216c_c272_8dc5_8f55);
    let x29 = r7 as u64;
    let x30 = (r7 >> 64) as u64;
    let (x31, c13) = x29.overflowing_add(x28);
    let r8 = m(x26, 0xc44e_db49_aed6_3690);
    let x32 = r8 as u64;
    let x33 = (r8 >> 64) as u64;
    let (x34, c14) = x32.carrying_add(x30, c13);
    let r9 = m(x26, 0xffff_ffff_7cca_23e9);
    let x35 = r9 as u64;
    let x36 = (r9 >> 64) as u64;
    let (x37, c15) = x35.carrying_add(x33, c14);
    let r10 = m(x26, 0xffff_ffff_ffff_ffff);
    let x38 = r10 as u64;
    let x39 = (r10 >> 64) as u64;
    let (x40, c16) = x38.carrying_add(x36, c15);
    let (x41, c17) = x38.carrying_add(x39, c16);
    let r11 = m(x26, 0x3fff_ffff_ffff_ffff);
    let x42 = r11 as u64;
    let (x43, c18) = x42.carrying_add(x39, c17);
    let x44 = (r11 >> 64) as u64 + c18 as u64;
    let (_, c19) = x19.overflowing_add(x27);
    let (x45, c20) = x20.carrying_add(x31, c19);
    let (x46, c21) = x21.carrying_add(x34, c20);
    let (x47, c22) = x22.carrying_add(x37, c21);
    let (x48, c23) = x23.carrying_add(x40, c22);
    let (x49, c24) = x24.carrying_add(x41, c23);
    let (x50, c25) = x25.carrying_add(x43, c24);
    let x51 = x44 + c25 as u64;
    let x52 = x45.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r12 = m(x52, 0x2378_c292_ab58_44f3);
    let x53 = r12 as u64;
    let x54 = (r12 >> 64) as u64;
    let r13 = m(x52, 0x216c_c272_8dc5_8f55);
    let x55 = r13 as u64;
    let x56 = (r13 >> 64) as u64;
    let (x57, c26) = x55.overflowing_add(x54);
    let r14 = m(x52, 0xc44e_db49_aed6_3690);
    let x58 = r14 as u64;
    let x59 = (r14 >> 64) as u64;
    let (x60, c27) = x58.carrying_add(x56, c26);
    let r15 = m(x52, 0xffff_ffff_7cca_23e9);
    let x61 = r15 as u64;
    let x62 = (r15 >> 64) as u64;
    let (x63, c28) = x61.carrying_add(x59, c27);
    let r16 = m(x52, 0xffff_ffff_ffff_ffff);
    let x64 = r16 as u64;
    let x65 = (r16 >> 64) as u64;
    let (x66, c29) = x64.carrying_add(x62, c28);
    let (x67, c30) = x64.carrying_add(x65, c29);
    let r17 = m(x52, 0x3fff_ffff_ffff_ffff);
    let x68 = r17 as u64;
    let (x69, c31) = x68.carrying_add(x65, c30);
    let x70 = (r17 >> 64) as u64 + c31 as u64;
    let (_, c32) = x45.overflowing_add(x53);
    let (x71, c33) = x46.carrying_add(x57, c32);
    let (x72, c34) = x47.carrying_add(x60, c33);
    let (x73, c35) = x48.carrying_add(x63, c34);
    let (x74, c36) = x49.carrying_add(x66, c35);
    let (x75, c37) = x50.carrying_add(x67, c36);
    let (x76, c38) = x51.carrying_add(x69, c37);
    let x77 = x70 + c38 as u64;
    let x78 = x71.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r18 = m(x78, 0x2378_c292_ab58_44f3);
    let x79 = r18 as u64;
    let x80 = (r18 >> 64) as u64;
    let r19 = m(x78, 0x216c_c272_8dc5_8f55);
    let x81 = r19 as u64;
    let x82 = (r19 >> 64) as u64;
    let (x83, c39) = x81.overflowing_add(x80);
    let r20 = m(x78, 0xc44e_db49_aed6_3690);
    let x84 = r20 as u64;
    let x85 = (r20 >> 64) as u64;
    let (x86, c40) = x84.carrying_add(x82, c39);
    let r21 = m(x78, 0xffff_ffff_7cca_23e9);
    let x87 = r21 as u64;
    let x88 = (r21 >> 64) as u64;
    let (x89, c41) = x87.carrying_add(x85, c40);
    let r22 = m(x78, 0xffff_ffff_ffff_ffff);
    let x90 = r22 as u64;
    let x91 = (r22 >> 64) as u64;
    let (x92, c42) = x90.carrying_add(x88, c41);
    let (x93, c43) = x90.carrying_add(x91, c42);
    let r23 = m(x78, 0x3fff_ffff_ffff_ffff);
    let x94 = r23 as u64;
    let (x95, c44) = x94.carrying_add(x91, c43);
    let x96 = (r23 >> 64) as u64 + c44 as u64;
    let (_, c45) = x71.overflowing_add(x79);
    let (x97, c46) = x72.carrying_add(x83, c45);
    let (x98, c47) = x73.carrying_add(x86, c46);
    let (x99, c48) = x74.carrying_add(x89, c47);
    let (x100, c49) = x75.carrying_add(x92, c48);
    let (x101, c50) = x76.carrying_add(x93, c49);
    let (x102, c51) = x77.carrying_add(x95, c50);
    let x103 = x96 + c51 as u64;
    let x104 = x97.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r24 = m(x104, 0x2378_c292_ab58_44f3);
    let x105 = r24 as u64;
    let x106 = (r24 >> 64) as u64;
    let r25 = m(x104, 0x216c_c272_8dc5_8f55);
    let x107 = r25 as u64;
    let x108 = (r25 >> 64) as u64;
    let (x109, c52) = x107.overflowing_add(x106);
    let r26 = m(x104, 0xc44e_db49_aed6_3690);
    let x110 = r26 as u64;
    let x111 = (r26 >> 64) as u64;
    let (x112, c53) = x110.carrying_add(x108, c52);
    let r27 = m(x104, 0xffff_ffff_7cca_23e9);
    let x113 = r27 as u64;
    let x114 = (r27 >> 64) as u64;
    let (x115, c54) = x113.carrying_add(x111, c53);
    let r28 = m(x104, 0xffff_ffff_ffff_ffff);
    let x116 = r28 as u64;
    let x117 = (r28 >> 64) as u64;
    let (x118, c55) = x116.carrying_add(x114, c54);
    let (x119, c56) = x116.carrying_add(x117, c55);
    let r29 = m(x104, 0x3fff_ffff_ffff_ffff);
    let x120 = r29 as u64;
    let (x121, c57) = x120.carrying_add(x117, c56);
    let x122 = (r29 >> 64) as u64 + c57 as u64;
    let (_, c58) = x97.overflowing_add(x105);
    let (x123, c59) = x98.carrying_add(x109, c58);
    let (x124, c60) = x99.carrying_add(x112, c59);
    let (x125, c61) = x100.carrying_add(x115, c60);
    let (x126, c62) = x101.carrying_add(x118, c61);
    let (x127, c63) = x102.carrying_add(x119, c62);
    let (x128, c64) = x103.carrying_add(x121, c63);
    let x129 = x122 + c64 as u64;
    let x130 = x123.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r30 = m(x130, 0x2378_c292_ab58_44f3);
    let x131 = r30 as u64;
    let x132 = (r30 >> 64) as u64;
    let r31 = m(x130, 0x216c_c272_8dc5_8f55);
    let x133 = r31 as u64;
    let x134 = (r31 >> 64) as u64;
    let (x135, c65) = x133.overflowing_add(x132);
    let r32 = m(x130, 0xc44e_db49_aed6_3690);
    let x136 = r32 as u64;
    let x137 = (r32 >> 64) as u64;
    let (x138, c66) = x136.carrying_add(x134, c65);
    let r33 = m(x130, 0xffff_ffff_7cca_23e9);
    let x139 = r33 as u64;
    let x140 = (r33 >> 64) as u64;
    let (x141, c67) = x139.carrying_add(x137, c66);
    let r34 = m(x130, 0xffff_ffff_ffff_ffff);
    let x142 = r34 as u64;
    let x143 = (r34 >> 64) as u64;
    let (x144, c68) = x142.carrying_add(x140, c67);
    let (x145, c69) = x142.carrying_add(x143, c68);
    let r35 = m(x130, 0x3fff_ffff_ffff_ffff);
    let x146 = r35 as u64;
    let (x147, c70) = x146.carrying_add(x143, c69);
    let x148 = (r35 >> 64) as u64 + c70 as u64;
    let (_, c71) = x123.overflowing_add(x131);
    let (x149, c72) = x124.carrying_add(x135, c71);
    let (x150, c73) = x125.carrying_add(x138, c72);
    let (x151, c74) = x126.carrying_add(x141, c73);
    let (x152, c75) = x127.carrying_add(x144, c74);
    let (x153, c76) = x128.carrying_add(x145, c75);
    let (x154, c77) = x129.carrying_add(x147, c76);
    let x155 = x148 + c77 as u64;
    let x156 = x149.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r36 = m(x156, 0x2378_c292_ab58_44f3);
    let x157 = r36 as u64;
    let x158 = (r36 >> 64) as u64;
    let r37 = m(x156, 0x216c_c272_8dc5_8f55);
    let x159 = r37 as u64;
    let x160 = (r37 >> 64) as u64;
    let (x161, c78) = x159.overflowing_add(x158);
    let r38 = m(x156, 0xc44e_db49_aed6_3690);
    let x162 = r38 as u64;
    let x163 = (r38 >> 64) as u64;
    let (x164, c79) = x162.carrying_add(x160, c78);
    let r39 = m(x156, 0xffff_ffff_7cca_23e9);
    let x165 = r39 as u64;
    let x166 = (r39 >> 64) as u64;
    let (x167, c80) = x165.carrying_add(x163, c79);
    let r40 = m(x156, 0xffff_ffff_ffff_ffff);
    let x168 = r40 as u64;
    let x169 = (r40 >> 64) as u64;
    let (x170, c81) = x168.carrying_add(x166, c80);
    let (x171, c82) = x168.carrying_add(x169, c81);
    let r41 = m(x156, 0x3fff_ffff_ffff_ffff);
    let x172 = r41 as u64;
    let (x173, c83) = x172.carrying_add(x169, c82);
    let x174 = (r41 >> 64) as u64 + c83 as u64;
    let (_, c84) = x149.overflowing_add(x157);
    let (x175, c85) = x150.carrying_add(x161, c84);
    let (x176, c86) = x151.carrying_add(x164, c85);
    let (x177, c87) = x152.carrying_add(x167, c86);
    let (x178, c88) = x153.carrying_add(x170, c87);
    let (x179, c89) = x154.carrying_add(x171, c88);
    let (x180, c90) = x155.carrying_add(x173, c89);
    let x181 = x174 + c90 as u64;
    let (x182, c91) = x175.overflowing_sub(0x2378_c292_ab58_44f3);
    let (x183, c92) = x176.borrowing_sub(0x216c_c272_8dc5_8f55, c91);
    let (x184, c93) = x177.borrowing_sub(0xc44e_db49_aed6_3690, c92);
    let (x185, c94) = x178.borrowing_sub(0xffff_ffff_7cca_23e9, c93);
    let (x186, c95) = x179.borrowing_sub(0xffff_ffff_ffff_ffff, c94);
    let (x187, c96) = x180.borrowing_sub(0xffff_ffff_ffff_ffff, c95);
    let (x188, c97) = x181.borrowing_sub(0x3fff_ffff_ffff_ffff, c96);
    let c97_mask = 0u64.wrapping_sub(c97 as u64);
    let o0 = x182 ^ (c97_mask & (x175 ^ x182));
    let o1 = x183 ^ (c97_mask & (x176 ^ x183));
    let o2 = x184 ^ (c97_mask & (x177 ^ x184));
    let o3 = x185 ^ (c97_mask & (x178 ^ x185));
    let o4 = x186 ^ (c97_mask & (x179 ^ x186));
    let o5 = x187 ^ (c97_mask & (x180 ^ x187));
    let o6 = x188 ^ (c97_mask & (x181 ^ x188));
    let mut out = [0; 56];
    store(&mut out, 0, o0);
    store(&mut out, 8, o1);
    store(&mut out, 16, o2);
    store(&mut out, 24, o3);
    store(&mut out, 32, o4);
    store(&mut out, 40, o5);
    store(&mut out, 48, o6);
    out
}

/// `out = R * bytes (mod p)`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn from_bytes(bytes: &[u8; 56]) -> Element {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let r0 = m(bytes0, 0xe353_9257_049b_9b60);
    let x0 = r0 as u64;
    let x1 = (r0 >> 64) as u64;
    let r1 = m(bytes1, 0xe353_9257_049b_9b60);
    let x2 = r1 as u64;
    let x3 = (r1 >> 64) as u64;
    let (x4, c0) = x2.overflowing_add(x1);
    let r2 = m(bytes2, 0xe353_9257_049b_9b60);
    let x5 = r2 as u64;
    let x6 = (r2 >> 64) as u64;
    let (x7, c1) = x5.carrying_add(x3, c0);
    let r3 = m(bytes3, 0xe353_9257_049b_9b60);
    let x8 = r3 as u64;
    let x9 = (r3 >> 64) as u64;
    let (x10, c2) = x8.carrying_add(x6, c1);
    let r4 = m(bytes4, 0xe353_9257_049b_9b60);
    let x11 = r4 as u64;
    let x12 = (r4 >> 64) as u64;
    let (x13, c3) = x11.carrying_add(x9, c2);
    let r5 = m(bytes5, 0xe353_9257_049b_9b60);
    let x14 = r5 as u64;
    let x15 = (r5 >> 64) as u64;
    let (x16, c4) = x14.carrying_add(x12, c3);
    let r6 = m(bytes6, 0xe353_9257_049b_9b60);
    let x17 = r6 as u64;
    let (x18, c5) = x17.carrying_add(x15, c4);
    let x19 = (r6 >> 64) as u64 + c5 as u64;
    let x20 = x0.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r7 = m(x20, 0x2378_c292_ab58_44f3);
    let x21 = r7 as u64;
    let x22 = (r7 >> 64) as u64;
    let r8 = m(x20, 0x216c_c272_8dc5_8f55);
    let x23 = r8 as u64;
    let x24 = (r8 >> 64) as u64;
    let (x25, c6) = x23.overflowing_add(x22);
    let r9 = m(x20, 0xc44e_db49_aed6_3690);
    let x26 = r9 as u64;
    let x27 = (r9 >> 64) as u64;
    let (x28, c7) = x26.carrying_add(x24, c6);
    let r10 = m(x20, 0xffff_ffff_7cca_23e9);
    let x29 = r10 as u64;
    let x30 = (r10 >> 64) as u64;
    let (x31, c8) = x29.carrying_add(x27, c7);
    let r11 = m(x20, 0xffff_ffff_ffff_ffff);
    let x32 = r11 as u64;
    let x33 = (r11 >> 64) as u64;
    let (x34, c9) = x32.carrying_add(x30, c8);
    let (x35, c10) = x32.carrying_add(x33, c9);
    let r12 = m(x20, 0x3fff_ffff_ffff_ffff);
    let x36 = r12 as u64;
    let (x37, c11) = x36.carrying_add(x33, c10);
    let x38 = (r12 >> 64) as u64 + c11 as u64;
    let (_, c12) = x0.overflowing_add(x21);
    let (x39, c13) = x4.carrying_add(x25, c12);
    let (x40, c14) = x7.carrying_add(x28, c13);
    let (x41, c15) = x10.carrying_add(x31, c14);
    let (x42, c16) = x13.carrying_add(x34, c15);
    let (x43, c17) = x16.carrying_add(x35, c16);
    let (x44, c18) = x18.carrying_add(x37, c17);
    let x45 = x38 + c18 as u64;
    let (x46, c19) = x19.overflowing_add(x45);
    let r13 = m(bytes0, 0x7af3_2c4b_c1b1_95d9);
    let x47 = r13 as u64;
    let x48 = (r13 >> 64) as u64;
    let r14 = m(bytes1, 0x7af3_2c4b_c1b1_95d9);
    let x49 = r14 as u64;
    let x50 = (r14 >> 64) as u64;
    let (x51, c20) = x49.overflowing_add(x48);
    let r15 = m(bytes2, 0x7af3_2c4b_c1b1_95d9);
    let x52 = r15 as u64;
    let x53 = (r15 >> 64) as u64;
    let (x54, c21) = x52.carrying_add(x50, c20);
    let r16 = m(bytes3, 0x7af3_2c4b_c1b1_95d9);
    let x55 = r16 as u64;
    let x56 = (r16 >> 64) as u64;
    let (x57, c22) = x55.carrying_add(x53, c21);
    let r17 = m(bytes4, 0x7af3_2c4b_c1b1_95d9);
    let x58 = r17 as u64;
    let x59 = (r17 >> 64) as u64;
    let (x60, c23) = x58.carrying_add(x56, c22);
    let r18 = m(bytes5, 0x7af3_2c4b_c1b1_95d9);
    let x61 = r18 as u64;
    let x62 = (r18 >> 64) as u64;
    let (x63, c24) = x61.carrying_add(x59, c23);
    let r19 = m(bytes6, 0x7af3_2c4b_c1b1_95d9);
    let x64 = r19 as u64;
    let (x65, c25) = x64.carrying_add(x62, c24);
    let x66 = (r19 >> 64) as u64 + c25 as u64;
    let (x67, c26) = x39.overflowing_add(x47);
    let (x68, c27) = x40.carrying_add(x51, c26);
    let (x69, c28) = x41.carrying_add(x54, c27);
    let (x70, c29) = x42.carrying_add(x57, c28);
    let (x71, c30) = x43.carrying_add(x60, c29);
    let (x72, c31) = x44.carrying_add(x63, c30);
    let (x73, c32) = x46.carrying_add(x65, c31);
    let x74 = x66 + c32 as u64;
    let x75 = c19 as u64 + x74;
    let x76 = x67.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r20 = m(x76, 0x2378_c292_ab58_44f3);
    let x77 = r20 as u64;
    let x78 = (r20 >> 64) as u64;
    let r21 = m(x76, 0x216c_c272_8dc5_8f55);
    let x79 = r21 as u64;
    let x80 = (r21 >> 64) as u64;
    let (x81, c33) = x79.overflowing_add(x78);
    let r22 = m(x76, 0xc44e_db49_aed6_3690);
    let x82 = r22 as u64;
    let x83 = (r22 >> 64) as u64;
    let (x84, c34) = x82.carrying_add(x80, c33);
    let r23 = m(x76, 0xffff_ffff_7cca_23e9);
    let x85 = r23 as u64;
    let x86 = (r23 >> 64) as u64;
    let (x87, c35) = x85.carrying_add(x83, c34);
    let r24 = m(x76, 0xffff_ffff_ffff_ffff);
    let x88 = r24 as u64;
    let x89 = (r24 >> 64) as u64;
    let (x90, c36) = x88.carrying_add(x86, c35);
    let (x91, c37) = x88.carrying_add(x89, c36);
    let r25 = m(x76, 0x3fff_ffff_ffff_ffff);
    let x92 = r25 as u64;
    let (x93, c38) = x92.carrying_add(x89, c37);
    let x94 = (r25 >> 64) as u64 + c38 as u64;
    let (_, c39) = x67.overflowing_add(x77);
    let (x95, c40) = x68.carrying_add(x81, c39);
    let (x96, c41) = x69.carrying_add(x84, c40);
    let (x97, c42) = x70.carrying_add(x87, c41);
    let (x98, c43) = x71.carrying_add(x90, c42);
    let (x99, c44) = x72.carrying_add(x91, c43);
    let (x100, c45) = x73.carrying_add(x93, c44);
    let x101 = x94 + c45 as u64;
    let x102 = x75 + x101;
    let r26 = m(bytes0, 0xd66_de23_88ea_1859);
    let x103 = r26 as u64;
    let x104 = (r26 >> 64) as u64;
    let r27 = m(bytes1, 0xd66_de23_88ea_1859);
    let x105 = r27 as u64;
    let x106 = (r27 >> 64) as u64;
    let (x107, c46) = x105.overflowing_add(x104);
    let r28 = m(bytes2, 0xd66_de23_88ea_1859);
    let x108 = r28 as u64;
    let x109 = (r28 >> 64) as u64;
    let (x110, c47) = x108.carrying_add(x106, c46);
    let r29 = m(bytes3, 0xd66_de23_88ea_1859);
    let x111 = r29 as u64;
    let x112 = (r29 >> 64) as u64;
    let (x113, c48) = x111.carrying_add(x109, c47);
    let r30 = m(bytes4, 0xd66_de23_88ea_1859);
    let x114 = r30 as u64;
    let x115 = (r30 >> 64) as u64;
    let (x116, c49) = x114.carrying_add(x112, c48);
    let r31 = m(bytes5, 0xd66_de23_88ea_1859);
    let x117 = r31 as u64;
    let x118 = (r31 >> 64) as u64;
    let (x119, c50) = x117.carrying_add(x115, c49);
    let r32 = m(bytes6, 0xd66_de23_88ea_1859);
    let x120 = r32 as u64;
    let (x121, c51) = x120.carrying_add(x118, c50);
    let x122 = (r32 >> 64) as u64 + c51 as u64;
    let (x123, c52) = x95.overflowing_add(x103);
    let (x124, c53) = x96.carrying_add(x107, c52);
    let (x125, c54) = x97.carrying_add(x110, c53);
    let (x126, c55) = x98.carrying_add(x113, c54);
    let (x127, c56) = x99.carrying_add(x116, c55);
    let (x128, c57) = x100.carrying_add(x119, c56);
    let (x129, c58) = x102.carrying_add(x121, c57);
    let x130 = x122 + c58 as u64;
    let x131 = x123.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r33 = m(x131, 0x2378_c292_ab58_44f3);
    let x132 = r33 as u64;
    let x133 = (r33 >> 64) as u64;
    let r34 = m(x131, 0x216c_c272_8dc5_8f55);
    let x134 = r34 as u64;
    let x135 = (r34 >> 64) as u64;
    let (x136, c59) = x134.overflowing_add(x133);
    let r35 = m(x131, 0xc44e_db49_aed6_3690);
    let x137 = r35 as u64;
    let x138 = (r35 >> 64) as u64;
    let (x139, c60) = x137.carrying_add(x135, c59);
    let r36 = m(x131, 0xffff_ffff_7cca_23e9);
    let x140 = r36 as u64;
    let x141 = (r36 >> 64) as u64;
    let (x142, c61) = x140.carrying_add(x138, c60);
    let r37 = m(x131, 0xffff_ffff_ffff_ffff);
    let x143 = r37 as u64;
    let x144 = (r37 >> 64) as u64;
    let (x145, c62) = x143.carrying_add(x141, c61);
    let (x146, c63) = x143.carrying_add(x144, c62);
    let r38 = m(x131, 0x3fff_ffff_ffff_ffff);
    let x147 = r38 as u64;
    let (x148, c64) = x147.carrying_add(x144, c63);
    let x149 = (r38 >> 64) as u64 + c64 as u64;
    let (_, c65) = x123.overflowing_add(x132);
    let (x150, c66) = x124.carrying_add(x136, c65);
    let (x151, c67) = x125.carrying_add(x139, c66);
    let (x152, c68) = x126.carrying_add(x142, c67);
    let (x153, c69) = x127.carrying_add(x145, c68);
    let (x154, c70) = x128.carrying_add(x146, c69);
    let (x155, c71) = x129.carrying_add(x148, c70);
    let x156 = x149 + c71 as u64;
    let x157 = x130 + x156;
    let r39 = m(bytes0, 0xae17_cf72_5ee4_d838);
    let x158 = r39 as u64;
    let x159 = (r39 >> 64) as u64;
    let r40 = m(bytes1, 0xae17_cf72_5ee4_d838);
    let x160 = r40 as u64;
    let x161 = (r40 >> 64) as u64;
    let (x162, c72) = x160.overflowing_add(x159);
    let r41 = m(bytes2, 0xae17_cf72_5ee4_d838);
    let x163 = r41 as u64;
    let x164 = (r41 >> 64) as u64;
    let (x165, c73) = x163.carrying_add(x161, c72);
    let r42 = m(bytes3, 0xae17_cf72_5ee4_d838);
    let x166 = r42 as u64;
    let x167 = (r42 >> 64) as u64;
    let (x168, c74) = x166.carrying_add(x164, c73);
    let r43 = m(bytes4, 0xae17_cf72_5ee4_d838);
    let x169 = r43 as u64;
    let x170 = (r43 >> 64) as u64;
    let (x171, c75) = x169.carrying_add(x167, c74);
    let r44 = m(bytes5, 0xae17_cf72_5ee4_d838);
    let x172 = r44 as u64;
    let x173 = (r44 >> 64) as u64;
    let (x174, c76) = x172.carrying_add(x170, c75);
    let r45 = m(bytes6, 0xae17_cf72_5ee4_d838);
    let x175 = r45 as u64;
    let (x176, c77) = x175.carrying_add(x173, c76);
    let x177 = (r45 >> 64) as u64 + c77 as u64;
    let (x178, c78) = x150.overflowing_add(x158);
    let (x179, c79) = x151.carrying_add(x162, c78);
    let (x180, c80) = x152.carrying_add(x165, c79);
    let (x181, c81) = x153.carrying_add(x168, c80);
    let (x182, c82) = x154.carrying_add(x171, c81);
    let (x183, c83) = x155.carrying_add(x174, c82);
    let (x184, c84) = x157.carrying_add(x176, c83);
    let x185 = x177 + c84 as u64;
    let x186 = x178.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r46 = m(x186, 0x2378_c292_ab58_44f3);
    let x187 = r46 as u64;
    let x188 = (r46 >> 64) as u64;
    let r47 = m(x186, 0x216c_c272_8dc5_8f55);
    let x189 = r47 as u64;
    let x190 = (r47 >> 64) as u64;
    let (x191, c85) = x189.overflowing_add(x188);
    let r48 = m(x186, 0xc44e_db49_aed6_3690);
    let x192 = r48 as u64;
    let x193 = (r48 >> 64) as u64;
    let (x194, c86) = x192.carrying_add(x190, c85);
    let r49 = m(x186, 0xffff_ffff_7cca_23e9);
    let x195 = r49 as u64;
    let x196 = (r49 >> 64) as u64;
    let (x197, c87) = x195.carrying_add(x193, c86);
    let r50 = m(x186, 0xffff_ffff_ffff_ffff);
    let x198 = r50 as u64;
    let x199 = (r50 >> 64) as u64;
    let (x200, c88) = x198.carrying_add(x196, c87);
    let (x201, c89) = x198.carrying_add(x199, c88);
    let r51 = m(x186, 0x3fff_ffff_ffff_ffff);
    let x202 = r51 as u64;
    let (x203, c90) = x202.carrying_add(x199, c89);
    let x204 = (r51 >> 64) as u64 + c90 as u64;
    let (_, c91) = x178.overflowing_add(x187);
    let (x205, c92) = x179.carrying_add(x191, c91);
    let (x206, c93) = x180.carrying_add(x194, c92);
    let (x207, c94) = x181.carrying_add(x197, c93);
    let (x208, c95) = x182.carrying_add(x200, c94);
    let (x209, c96) = x183.carrying_add(x201, c95);
    let (x210, c97) = x184.carrying_add(x203, c96);
    let x211 = x204 + c97 as u64;
    let x212 = x185 + x211;
    let r52 = m(bytes0, 0x1a9c_c14b_a3c4_7c44);
    let x213 = r52 as u64;
    let x214 = (r52 >> 64) as u64;
    let r53 = m(bytes1, 0x1a9c_c14b_a3c4_7c44);
    let x215 = r53 as u64;
    let x216 = (r53 >> 64) as u64;
    let (x217, c98) = x215.overflowing_add(x214);
    let r54 = m(bytes2, 0x1a9c_c14b_a3c4_7c44);
    let x218 = r54 as u64;
    let x219 = (r54 >> 64) as u64;
    let (x220, c99) = x218.carrying_add(x216, c98);
    let r55 = m(bytes3, 0x1a9c_c14b_a3c4_7c44);
    let x221 = r55 as u64;
    let x222 = (r55 >> 64) as u64;
    let (x223, c100) = x221.carrying_add(x219, c99);
    let r56 = m(bytes4, 0x1a9c_c14b_a3c4_7c44);
    let x224 = r56 as u64;
    let x225 = (r56 >> 64) as u64;
    let (x226, c101) = x224.carrying_add(x222, c100);
    let r57 = m(bytes5, 0x1a9c_c14b_a3c4_7c44);
    let x227 = r57 as u64;
    let x228 = (r57 >> 64) as u64;
    let (x229, c102) = x227.carrying_add(x225, c101);
    let r58 = m(bytes6, 0x1a9c_c14b_a3c4_7c44);
    let x230 = r58 as u64;
    let (x231, c103) = x230.carrying_add(x228, c102);
    let x232 = (r58 >> 64) as u64 + c103 as u64;
    let (x233, c104) = x205.overflowing_add(x213);
    let (x234, c105) = x206.carrying_add(x217, c104);
    let (x235, c106) = x207.carrying_add(x220, c105);
    let (x236, c107) = x208.carrying_add(x223, c106);
    let (x237, c108) = x209.carrying_add(x226, c107);
    let (x238, c109) = x210.carrying_add(x229, c108);
    let (x239, c110) = x212.carrying_add(x231, c109);
    let x240 = x232 + c110 as u64;
    let x241 = x233.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r59 = m(x241, 0x2378_c292_ab58_44f3);
    let x242 = r59 as u64;
    let x243 = (r59 >> 64) as u64;
    let r60 = m(x241, 0x216c_c272_8dc5_8f55);
    let x244 = r60 as u64;
    let x245 = (r60 >> 64) as u64;
    let (x246, c111) = x244.overflowing_add(x243);
    let r61 = m(x241, 0xc44e_db49_aed6_3690);
    let x247 = r61 as u64;
    let x248 = (r61 >> 64) as u64;
    let (x249, c112) = x247.carrying_add(x245, c111);
    let r62 = m(x241, 0xffff_ffff_7cca_23e9);
    let x250 = r62 as u64;
    let x251 = (r62 >> 64) as u64;
    let (x252, c113) = x250.carrying_add(x248, c112);
    let r63 = m(x241, 0xffff_ffff_ffff_ffff);
    let x253 = r63 as u64;
    let x254 = (r63 >> 64) as u64;
    let (x255, c114) = x253.carrying_add(x251, c113);
    let (x256, c115) = x253.carrying_add(x254, c114);
    let r64 = m(x241, 0x3fff_ffff_ffff_ffff);
    let x257 = r64 as u64;
    let (x258, c116) = x257.carrying_add(x254, c115);
    let x259 = (r64 >> 64) as u64 + c116 as u64;
    let (_, c117) = x233.overflowing_add(x242);
    let (x260, c118) = x234.carrying_add(x246, c117);
    let (x261, c119) = x235.carrying_add(x249, c118);
    let (x262, c120) = x236.carrying_add(x252, c119);
    let (x263, c121) = x237.carrying_add(x255, c120);
    let (x264, c122) = x238.carrying_add(x256, c121);
    let (x265, c123) = x239.carrying_add(x258, c122);
    let x266 = x259 + c123 as u64;
    let x267 = x240 + x266;
    let r65 = m(bytes0, 0x2052_bcb7_e4d0_70af);
    let x268 = r65 as u64;
    let x269 = (r65 >> 64) as u64;
    let r66 = m(bytes1, 0x2052_bcb7_e4d0_70af);
    let x270 = r66 as u64;
    let x271 = (r66 >> 64) as u64;
    let (x272, c124) = x270.overflowing_add(x269);
    let r67 = m(bytes2, 0x2052_bcb7_e4d0_70af);
    let x273 = r67 as u64;
    let x274 = (r67 >> 64) as u64;
    let (x275, c125) = x273.carrying_add(x271, c124);
    let r68 = m(bytes3, 0x2052_bcb7_e4d0_70af);
    let x276 = r68 as u64;
    let x277 = (r68 >> 64) as u64;
    let (x278, c126) = x276.carrying_add(x274, c125);
    let r69 = m(bytes4, 0x2052_bcb7_e4d0_70af);
    let x279 = r69 as u64;
    let x280 = (r69 >> 64) as u64;
    let (x281, c127) = x279.carrying_add(x277, c126);
    let r70 = m(bytes5, 0x2052_bcb7_e4d0_70af);
    let x282 = r70 as u64;
    let x283 = (r70 >> 64) as u64;
    let (x284, c128) = x282.carrying_add(x280, c127);
    let r71 = m(bytes6, 0x2052_bcb7_e4d0_70af);
    let x285 = r71 as u64;
    let (x286, c129) = x285.carrying_add(x283, c128);
    let x287 = (r71 >> 64) as u64 + c129 as u64;
    let (x288, c130) = x260.overflowing_add(x268);
    let (x289, c131) = x261.carrying_add(x272, c130);
    let (x290, c132) = x262.carrying_add(x275, c131);
    let (x291, c133) = x263.carrying_add(x278, c132);
    let (x292, c134) = x264.carrying_add(x281, c133);
    let (x293, c135) = x265.carrying_add(x284, c134);
    let (x294, c136) = x267.carrying_add(x286, c135);
    let x295 = x287 + c136 as u64;
    let x296 = x288.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r72 = m(x296, 0x2378_c292_ab58_44f3);
    let x297 = r72 as u64;
    let x298 = (r72 >> 64) as u64;
    let r73 = m(x296, 0x216c_c272_8dc5_8f55);
    let x299 = r73 as u64;
    let x300 = (r73 >> 64) as u64;
    let (x301, c137) = x299.overflowing_add(x298);
    let r74 = m(x296, 0xc44e_db49_aed6_3690);
    let x302 = r74 as u64;
    let x303 = (r74 >> 64) as u64;
    let (x304, c138) = x302.carrying_add(x300, c137);
    let r75 = m(x296, 0xffff_ffff_7cca_23e9);
    let x305 = r75 as u64;
    let x306 = (r75 >> 64) as u64;
    let (x307, c139) = x305.carrying_add(x303, c138);
    let r76 = m(x296, 0xffff_ffff_ffff_ffff);
    let x308 = r76 as u64;
    let x309 = (r76 >> 64) as u64;
    let (x310, c140) = x308.carrying_add(x306, c139);
    let (x311, c141) = x308.carrying_add(x309, c140);
    let r77 = m(x296, 0x3fff_ffff_ffff_ffff);
    let x312 = r77 as u64;
    let (x313, c142) = x312.carrying_add(x309, c141);
    let x314 = (r77 >> 64) as u64 + c142 as u64;
    let (_, c143) = x288.overflowing_add(x297);
    let (x315, c144) = x289.carrying_add(x301, c143);
    let (x316, c145) = x290.carrying_add(x304, c144);
    let (x317, c146) = x291.carrying_add(x307, c145);
    let (x318, c147) = x292.carrying_add(x310, c146);
    let (x319, c148) = x293.carrying_add(x311, c147);
    let (x320, c149) = x294.carrying_add(x313, c148);
    let x321 = x314 + c149 as u64;
    let x322 = x295 + x321;
    let r78 = m(bytes0, 0x3402_a939_f823_b729);
    let x323 = r78 as u64;
    let x324 = (r78 >> 64) as u64;
    let r79 = m(bytes1, 0x3402_a939_f823_b729);
    let x325 = r79 as u64;
    let x326 = (r79 >> 64) as u64;
    let (x327, c150) = x325.overflowing_add(x324);
    let r80 = m(bytes2, 0x3402_a939_f823_b729);
    let x328 = r80 as u64;
    let x329 = (r80 >> 64) as u64;
    let (x330, c151) = x328.carrying_add(x326, c150);
    let r81 = m(bytes3, 0x3402_a939_f823_b729);
    let x331 = r81 as u64;
    let x332 = (r81 >> 64) as u64;
    let (x333, c152) = x331.carrying_add(x329, c151);
    let r82 = m(bytes4, 0x3402_a939_f823_b729);
    let x334 = r82 as u64;
    let x335 = (r82 >> 64) as u64;
    let (x336, c153) = x334.carrying_add(x332, c152);
    let r83 = m(bytes5, 0x3402_a939_f823_b729);
    let x337 = r83 as u64;
    let x338 = (r83 >> 64) as u64;
    let (x339, c154) = x337.carrying_add(x335, c153);
    let r84 = m(bytes6, 0x3402_a939_f823_b729);
    let x340 = r84 as u64;
    let (x341, c155) = x340.carrying_add(x338, c154);
    let x342 = (r84 >> 64) as u64 + c155 as u64;
    let (x343, c156) = x315.overflowing_add(x323);
    let (x344, c157) = x316.carrying_add(x327, c156);
    let (x345, c158) = x317.carrying_add(x330, c157);
    let (x346, c159) = x318.carrying_add(x333, c158);
    let (x347, c160) = x319.carrying_add(x336, c159);
    let (x348, c161) = x320.carrying_add(x339, c160);
    let (x349, c162) = x322.carrying_add(x341, c161);
    let x350 = x342 + c162 as u64;
    let x351 = x343.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r85 = m(x351, 0x2378_c292_ab58_44f3);
    let x352 = r85 as u64;
    let x353 = (r85 >> 64) as u64;
    let r86 = m(x351, 0x216c_c272_8dc5_8f55);
    let x354 = r86 as u64;
    let x355 = (r86 >> 64) as u64;
    let (x356, c163) = x354.overflowing_add(x353);
    let r87 = m(x351, 0xc44e_db49_aed6_3690);
    let x357 = r87 as u64;
    let x358 = (r87 >> 64) as u64;
    let (x359, c164) = x357.carrying_add(x355, c163);
    let r88 = m(x351, 0xffff_ffff_7cca_23e9);
    let x360 = r88 as u64;
    let x361 = (r88 >> 64) as u64;
    let (x362, c165) = x360.carrying_add(x358, c164);
    let r89 = m(x351, 0xffff_ffff_ffff_ffff);
    let x363 = r89 as u64;
    let x364 = (r89 >> 64) as u64;
    let (x365, c166) = x363.carrying_add(x361, c165);
    let (x366, c167) = x363.carrying_add(x364, c166);
    let r90 = m(x351, 0x3fff_ffff_ffff_ffff);
    let x367 = r90 as u64;
    let (x368, c168) = x367.carrying_add(x364, c167);
    let x369 = (r90 >> 64) as u64 + c168 as u64;
    let (_, c169) = x343.overflowing_add(x352);
    let (o0, c170) = x344.carrying_add(x356, c169);
    let (o1, c171) = x345.carrying_add(x359, c170);
    let (o2, c172) = x346.carrying_add(x362, c171);
    let (o3, c173) = x347.carrying_add(x365, c172);
    let (o4, c174) = x348.carrying_add(x366, c173);
    let (o5, c175) = x349.carrying_add(x368, c174);
    let x370 = x369 + c175 as u64;
    let o6 = x350 + x370;
    Element([o0, o1, o2, o3, o4, o5, o6])
}

/// `out = R * bytes (mod p), ok = 1 if bytes < p`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
/// - gives `ok` in `[0, 1]`
#[inline]
pub fn from_bytes_canonical(bytes: &[u8; 56]) -> (Element, u64) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let (_, c0) = bytes0.overflowing_sub(0x2378_c292_ab58_44f3);
    let (_, c1) = bytes1.borrowing_sub(0x216c_c272_8dc5_8f55, c0);
    let (_, c2) = bytes2.borrowing_sub(0xc44e_db49_aed6_3690, c1);
    let (_, c3) = bytes3.borrowing_sub(0xffff_ffff_7cca_23e9, c2);
    let (_, c4) = bytes4.borrowing_sub(0xffff_ffff_ffff_ffff, c3);
    let (_, c5) = bytes5.borrowing_sub(0xffff_ffff_ffff_ffff, c4);
    let (_, ok0) = bytes6.borrowing_sub(0x3fff_ffff_ffff_ffff, c5);
    let r0 = m(bytes0, 0xe353_9257_049b_9b60);
    let x0 = r0 as u64;
    let x1 = (r0 >> 64) as u64;
    let r1 = m(bytes1, 0xe353_9257_049b_9b60);
    let x2 = r1 as u64;
    let x3 = (r1 >> 64) as u64;
    let (x4, c6) = x2.overflowing_add(x1);
    let r2 = m(bytes2, 0xe353_9257_049b_9b60);
    let x5 = r2 as u64;
    let x6 = (r2 >> 64) as u64;
    let (x7, c7) = x5.carrying_add(x3, c6);
    let r3 = m(bytes3, 0xe353_9257_049b_9b60);
    let x8 = r3 as u64;
    let x9 = (r3 >> 64) as u64;
    let (x10, c8) = x8.carrying_add(x6, c7);
    let r4 = m(bytes4, 0xe353_9257_049b_9b60);
    let x11 = r4 as u64;
    let x12 = (r4 >> 64) as u64;
    let (x13, c9) = x11.carrying_add(x9, c8);
    let r5 = m(bytes5, 0xe353_9257_049b_9b60);
    let x14 = r5 as u64;
    let x15 = (r5 >> 64) as u64;
    let (x16, c10) = x14.carrying_add(x12, c9);
    let r6 = m(bytes6, 0xe353_9257_049b_9b60);
    let x17 = r6 as u64;
    let (x18, c11) = x17.carrying_add(x15, c10);
    let x19 = (r6 >> 64) as u64 + c11 as u64;
    let x20 = x0.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r7 = m(x20, 0x2378_c292_ab58_44f3);
    let x21 = r7 as u64;
    let x22 = (r7 >> 64) as u64;
    let r8 = m(x20, 0x216c_c272_8dc5_8f55);
    let x23 = r8 as u64;
    let x24 = (r8 >> 64) as u64;
    let (x25, c12) = x23.overflowing_add(x22);
    let r9 = m(x20, 0xc44e_db49_aed6_3690);
    let x26 = r9 as u64;
    let x27 = (r9 >> 64) as u64;
    let (x28, c13) = x26.carrying_add(x24, c12);
    let r10 = m(x20, 0xffff_ffff_7cca_23e9);
    let x29 = r10 as u64;
    let x30 = (r10 >> 64) as u64;
    let (x31, c14) = x29.carrying_add(x27, c13);
    let r11 = m(x20, 0xffff_ffff_ffff_ffff);
    let x32 = r11 as u64;
    let x33 = (r11 >> 64) as u64;
    let (x34, c15) = x32.carrying_add(x30, c14);
    let (x35, c16) = x32.carrying_add(x33, c15);
    let r12 = m(x20, 0x3fff_ffff_ffff_ffff);
    let x36 = r12 as u64;
    let (x37, c17) = x36.carrying_add(x33, c16);
    let x38 = (r12 >> 64) as u64 + c17 as u64;
    let (_, c18) = x0.overflowing_add(x21);
    let (x39, c19) = x4.carrying_add(x25, c18);
    let (x40, c20) = x7.carrying_add(x28, c19);
    let (x41, c21) = x10.carrying_add(x31, c20);
    let (x42, c22) = x13.carrying_add(x34, c21);
    let (x43, c23) = x16.carrying_add(x35, c22);
    let (x44, c24) = x18.carrying_add(x37, c23);
    let x45 = x38 + c24 as u64;
    let (x46, c25) = x19.overflowing_add(x45);
    let r13 = m(bytes0, 0x7af3_2c4b_c1b1_95d9);
    let x47 = r13 as u64;
    let x48 = (r13 >> 64) as u64;
    let r14 = m(bytes1, 0x7af3_2c4b_c1b1_95d9);
    let x49 = r14 as u64;
    let x50 = (r14 >> 64) as u64;
    let (x51, c26) = x49.overflowing_add(x48);
    let r15 = m(bytes2, 0x7af3_2c4b_c1b1_95d9);
    let x52 = r15 as u64;
    let x53 = (r15 >> 64) as u64;
    let (x54, c27) = x52.carrying_add(x50, c26);
    let r16 = m(bytes3, 0x7af3_2c4b_c1b1_95d9);
    let x55 = r16 as u64;
    let x56 = (r16 >> 64) as u64;
    let (x57, c28) = x55.carrying_add(x53, c27);
    let r17 = m(bytes4, 0x7af3_2c4b_c1b1_95d9);
    let x58 = r17 as u64;
    let x59 = (r17 >> 64) as u64;
    let (x60, c29) = x58.carrying_add(x56, c28);
    let r18 = m(bytes5, 0x7af3_2c4b_c1b1_95d9);
    let x61 = r18 as u64;
    let x62 = (r18 >> 64) as u64;
    let (x63, c30) = x61.carrying_add(x59, c29);
    let r19 = m(bytes6, 0x7af3_2c4b_c1b1_95d9);
    let x64 = r19 as u64;
    let (x65, c31) = x64.carrying_add(x62, c30);
    let x66 = (r19 >> 64) as u64 + c31 as u64;
    let (x67, c32) = x39.overflowing_add(x47);
    let (x68, c33) = x40.carrying_add(x51, c32);
    let (x69, c34) = x41.carrying_add(x54, c33);
    let (x70, c35) = x42.carrying_add(x57, c34);
    let (x71, c36) = x43.carrying_add(x60, c35);
    let (x72, c37) = x44.carrying_add(x63, c36);
    let (x73, c38) = x46.carrying_add(x65, c37);
    let x74 = x66 + c38 as u64;
    let x75 = c25 as u64 + x74;
    let x76 = x67.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r20 = m(x76, 0x2378_c292_ab58_44f3);
    let x77 = r20 as u64;
    let x78 = (r20 >> 64) as u64;
    let r21 = m(x76, 0x216c_c272_8dc5_8f55);
    let x79 = r21 as u64;
    let x80 = (r21 >> 64) as u64;
    let (x81, c39) = x79.overflowing_add(x78);
    let r22 = m(x76, 0xc44e_db49_aed6_3690);
    let x82 = r22 as u64;
    let x83 = (r22 >> 64) as u64;
    let (x84, c40) = x82.carrying_add(x80, c39);
    let r23 = m(x76, 0xffff_ffff_7cca_23e9);
    let x85 = r23 as u64;
    let x86 = (r23 >> 64) as u64;
    let (x87, c41) = x85.carrying_add(x83, c40);
    let r24 = m(x76, 0xffff_ffff_ffff_ffff);
    let x88 = r24 as u64;
    let x89 = (r24 >> 64) as u64;
    let (x90, c42) = x88.carrying_add(x86, c41);
    let (x91, c43) = x88.carrying_add(x89, c42);
    let r25 = m(x76, 0x3fff_ffff_ffff_ffff);
    let x92 = r25 as u64;
    let (x93, c44) = x92.carrying_add(x89, c43);
    let x94 = (r25 >> 64) as u64 + c44 as u64;
    let (_, c45) = x67.overflowing_add(x77);
    let (x95, c46) = x68.carrying_add(x81, c45);
    let (x96, c47) = x69.carrying_add(x84, c46);
    let (x97, c48) = x70.carrying_add(x87, c47);
    let (x98, c49) = x71.carrying_add(x90, c48);
    let (x99, c50) = x72.carrying_add(x91, c49);
    let (x100, c51) = x73.carrying_add(x93, c50);
    let x101 = x94 + c51 as u64;
    let x102 = x75 + x101;
    let r26 = m(bytes0, 0xd66_de23_88ea_1859);
    let x103 = r26 as u64;
    let x104 = (r26 >> 64) as u64;
    let r27 = m(bytes1, 0xd66_de23_88ea_1859);
    let x105 = r27 as u64;
    let x106 = (r27 >> 64) as u64;
    let (x107, c52) = x105.overflowing_add(x104);
    let r28 = m(bytes2, 0xd66_de23_88ea_1859);
    let x108 = r28 as u64;
    let x109 = (r28 >> 64) as u64;
    let (x110, c53) = x108.carrying_add(x106, c52);
    let r29 = m(bytes3, 0xd66_de23_88ea_1859);
    let x111 = r29 as u64;
    let x112 = (r29 >> 64) as u64;
    let (x113, c54) = x111.carrying_add(x109, c53);
    let r30 = m(bytes4, 0xd66_de23_88ea_1859);
    let x114 = r30 as u64;
    let x115 = (r30 >> 64) as u64;
    let (x116, c55) = x114.carrying_add(x112, c54);
    let r31 = m(bytes5, 0xd66_de23_88ea_1859);
    let x117 = r31 as u64;
    let x118 = (r31 >> 64) as u64;
    let (x119, c56) = x117.carrying_add(x115, c55);
    let r32 = m(bytes6, 0xd66_de23_88ea_1859);
    let x120 = r32 as u64;
    let (x121, c57) = x120.carrying_add(x118, c56);
    let x122 = (r32 >> 64) as u64 + c57 as u64;
    let (x123, c58) = x95.overflowing_add(x103);
    let (x124, c59) = x96.carrying_add(x107, c58);
    let (x125, c60) = x97.carrying_add(x110, c59);
    let (x126, c61) = x98.carrying_add(x113, c60);
    let (x127, c62) = x99.carrying_add(x116, c61);
    let (x128, c63) = x100.carrying_add(x119, c62);
    let (x129, c64) = x102.carrying_add(x121, c63);
    let x130 = x122 + c64 as u64;
    let x131 = x123.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r33 = m(x131, 0x2378_c292_ab58_44f3);
    let x132 = r33 as u64;
    let x133 = (r33 >> 64) as u64;
    let r34 = m(x131, 0x216c_c272_8dc5_8f55);
    let x134 = r34 as u64;
    let x135 = (r34 >> 64) as u64;
    let (x136, c65) = x134.overflowing_add(x133);
    let r35 = m(x131, 0xc44e_db49_aed6_3690);
    let x137 = r35 as u64;
    let x138 = (r35 >> 64) as u64;
    let (x139, c66) = x137.carrying_add(x135, c65);
    let r36 = m(x131, 0xffff_ffff_7cca_23e9);
    let x140 = r36 as u64;
    let x141 = (r36 >> 64) as u64;
    let (x142, c67) = x140.carrying_add(x138, c66);
    let r37 = m(x131, 0xffff_ffff_ffff_ffff);
    let x143 = r37 as u64;
    let x144 = (r37 >> 64) as u64;
    let (x145, c68) = x143.carrying_add(x141, c67);
    let (x146, c69) = x143.carrying_add(x144, c68);
    let r38 = m(x131, 0x3fff_ffff_ffff_ffff);
    let x147 = r38 as u64;
    let (x148, c70) = x147.carrying_add(x144, c69);
    let x149 = (r38 >> 64) as u64 + c70 as u64;
    let (_, c71) = x123.overflowing_add(x132);
    let (x150, c72) = x124.carrying_add(x136, c71);
    let (x151, c73) = x125.carrying_add(x139, c72);
    let (x152, c74) = x126.carrying_add(x142, c73);
    let (x153, c75) = x127.carrying_add(x145, c74);
    let (x154, c76) = x128.carrying_add(x146, c75);
    let (x155, c77) = x129.carrying_add(x148, c76);
    let x156 = x149 + c77 as u64;
    let x157 = x130 + x156;
    let r39 = m(bytes0, 0xae17_cf72_5ee4_d838);
    let x158 = r39 as u64;
    let x159 = (r39 >> 64) as u64;
    let r40 = m(bytes1, 0xae17_cf72_5ee4_d838);
    let x160 = r40 as u64;
    let x161 = (r40 >> 64) as u64;
    let (x162, c78) = x160.overflowing_add(x159);
    let r41 = m(bytes2, 0xae17_cf72_5ee4_d838);
    let x163 = r41 as u64;
    let x164 = (r41 >> 64) as u64;
    let (x165, c79) = x163.carrying_add(x161, c78);
    let r42 = m(bytes3, 0xae17_cf72_5ee4_d838);
    let x166 = r42 as u64;
    let x167 = (r42 >> 64) as u64;
    let (x168, c80) = x166.carrying_add(x164, c79);
    let r43 = m(bytes4, 0xae17_cf72_5ee4_d838);
    let x169 = r43 as u64;
    let x170 = (r43 >> 64) as u64;
    let (x171, c81) = x169.carrying_add(x167, c80);
    let r44 = m(bytes5, 0xae17_cf72_5ee4_d838);
    let x172 = r44 as u64;
    let x173 = (r44 >> 64) as u64;
    let (x174, c82) = x172.carrying_add(x170, c81);
    let r45 = m(bytes6, 0xae17_cf72_5ee4_d838);
    let x175 = r45 as u64;
    let (x176, c83) = x175.carrying_add(x173, c82);
    let x177 = (r45 >> 64) as u64 + c83 as u64;
    let (x178, c84) = x150.overflowing_add(x158);
    let (x179, c85) = x151.carrying_add(x162, c84);
    let (x180, c86) = x152.carrying_add(x165, c85);
    let (x181, c87) = x153.carrying_add(x168, c86);
    let (x182, c88) = x154.carrying_add(x171, c87);
    let (x183, c89) = x155.carrying_add(x174, c88);
    let (x184, c90) = x157.carrying_add(x176, c89);
    let x185 = x177 + c90 as u64;
    let x186 = x178.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r46 = m(x186, 0x2378_c292_ab58_44f3);
    let x187 = r46 as u64;
    let x188 = (r46 >> 64) as u64;
    let r47 = m(x186, 0x216c_c272_8dc5_8f55);
    let x189 = r47 as u64;
    let x190 = (r47 >> 64) as u64;
    let (x191, c91) = x189.overflowing_add(x188);
    let r48 = m(x186, 0xc44e_db49_aed6_3690);
    let x192 = r48 as u64;
    let x193 = (r48 >> 64) as u64;
    let (x194, c92) = x192.carrying_add(x190, c91);
    let r49 = m(x186, 0xffff_ffff_7cca_23e9);
    let x195 = r49 as u64;
    let x196 = (r49 >> 64) as u64;
    let (x197, c93) = x195.carrying_add(x193, c92);
    let r50 = m(x186, 0xffff_ffff_ffff_ffff);
    let x198 = r50 as u64;
    let x199 = (r50 >> 64) as u64;
    let (x200, c94) = x198.carrying_add(x196, c93);
    let (x201, c95) = x198.carrying_add(x199, c94);
    let r51 = m(x186, 0x3fff_ffff_ffff_ffff);
    let x202 = r51 as u64;
    let (x203, c96) = x202.carrying_add(x199, c95);
    let x204 = (r51 >> 64) as u64 + c96 as u64;
    let (_, c97) = x178.overflowing_add(x187);
    let (x205, c98) = x179.carrying_add(x191, c97);
    let (x206, c99) = x180.carrying_add(x194, c98);
    let (x207, c100) = x181.carrying_add(x197, c99);
    let (x208, c101) = x182.carrying_add(x200, c100);
    let (x209, c102) = x183.carrying_add(x201, c101);
    let (x210, c103) = x184.carrying_add(x203, c102);
    let x211 = x204 + c103 as u64;
    let x212 = x185 + x211;
    let r52 = m(bytes0, 0x1a9c_c14b_a3c4_7c44);
    let x213 = r52 as u64;
    let x214 = (r52 >> 64) as u64;
    let r53 = m(bytes1, 0x1a9c_c14b_a3c4_7c44);
    let x215 = r53 as u64;
    let x216 = (r53 >> 64) as u64;
    let (x217, c104) = x215.overflowing_add(x214);
    let r54 = m(bytes2, 0x1a9c_c14b_a3c4_7c44);
    let x218 = r54 as u64;
    let x219 = (r54 >> 64) as u64;
    let (x220, c105) = x218.carrying_add(x216, c104);
    let r55 = m(bytes3, 0x1a9c_c14b_a3c4_7c44);
    let x221 = r55 as u64;
    let x222 = (r55 >> 64) as u64;
    let (x223, c106) = x221.carrying_add(x219, c105);
    let r56 = m(bytes4, 0x1a9c_c14b_a3c4_7c44);
    let x224 = r56 as u64;
    let x225 = (r56 >> 64) as u64;
    let (x226, c107) = x224.carrying_add(x222, c106);
    let r57 = m(bytes5, 0x1a9c_c14b_a3c4_7c44);
    let x227 = r57 as u64;
    let x228 = (r57 >> 64) as u64;
    let (x229, c108) = x227.carrying_add(x225, c107);
    let r58 = m(bytes6, 0x1a9c_c14b_a3c4_7c44);
    let x230 = r58 as u64;
    let (x231, c109) = x230.carrying_add(x228, c108);
    let x232 = (r58 >> 64) as u64 + c109 as u64;
    let (x233, c110) = x205.overflowing_add(x213);
    let (x234, c111) = x206.carrying_add(x217, c110);
    let (x235, c112) = x207.carrying_add(x220, c111);
    let (x236, c113) = x208.carrying_add(x223, c112);
    let (x237, c114) = x209.carrying_add(x226, c113);
    let (x238, c115) = x210.carrying_add(x229, c114);
    let (x239, c116) = x212.carrying_add(x231, c115);
    let x240 = x232 + c116 as u64;
    let x241 = x233.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r59 = m(x241, 0x2378_c292_ab58_44f3);
    let x242 = r59 as u64;
    let x243 = (r59 >> 64) as u64;
    let r60 = m(x241, 0x216c_c272_8dc5_8f55);
    let x244 = r60 as u64;
    let x245 = (r60 >> 64) as u64;
    let (x246, c117) = x244.overflowing_add(x243);
    let r61 = m(x241, 0xc44e_db49_aed6_3690);
    let x247 = r61 as u64;
    let x248 = (r61 >> 64) as u64;
    let (x249, c118) = x247.carrying_add(x245, c117);
    let r62 = m(x241, 0xffff_ffff_7cca_23e9);
    let x250 = r62 as u64;
    let x251 = (r62 >> 64) as u64;
    let (x252, c119) = x250.carrying_add(x248, c118);
    let r63 = m(x241, 0xffff_ffff_ffff_ffff);
    let x253 = r63 as u64;
    let x254 = (r63 >> 64) as u64;
    let (x255, c120) = x253.carrying_add(x251, c119);
    let (x256, c121) = x253.carrying_add(x254, c120);
    let r64 = m(x241, 0x3fff_ffff_ffff_ffff);
    let x257 = r64 as u64;
    let (x258, c122) = x257.carrying_add(x254, c121);
    let x259 = (r64 >> 64) as u64 + c122 as u64;
    let (_, c123) = x233.overflowing_add(x242);
    let (x260, c124) = x234.carrying_add(x246, c123);
    let (x261, c125) = x235.carrying_add(x249, c124);
    let (x262, c126) = x236.carrying_add(x252, c125);
    let (x263, c127) = x237.carrying_add(x255, c126);
    let (x264, c128) = x238.carrying_add(x256, c127);
    let (x265, c129) = x239.carrying_add(x258, c128);
    let x266 = x259 + c129 as u64;
    let x267 = x240 + x266;
    let r65 = m(bytes0, 0x2052_bcb7_e4d0_70af);
    let x268 = r65 as u64;
    let x269 = (r65 >> 64) as u64;
    let r66 = m(bytes1, 0x2052_bcb7_e4d0_70af);
    let x270 = r66 as u64;
    let x271 = (r66 >> 64) as u64;
    let (x272, c130) = x270.overflowing_add(x269);
    let r67 = m(bytes2, 0x2052_bcb7_e4d0_70af);
    let x273 = r67 as u64;
    let x274 = (r67 >> 64) as u64;
    let (x275, c131) = x273.carrying_add(x271, c130);
    let r68 = m(bytes3, 0x2052_bcb7_e4d0_70af);
    let x276 = r68 as u64;
    let x277 = (r68 >> 64) as u64;
    let (x278, c132) = x276.carrying_add(x274, c131);
    let r69 = m(bytes4, 0x2052_bcb7_e4d0_70af);
    let x279 = r69 as u64;
    let x280 = (r69 >> 64) as u64;
    let (x281, c133) = x279.carrying_add(x277, c132);
    let r70 = m(bytes5, 0x2052_bcb7_e4d0_70af);
    let x282 = r70 as u64;
    let x283 = (r70 >> 64) as u64;
    let (x284, c134) = x282.carrying_add(x280, c133);
    let r71 = m(bytes6, 0x2052_bcb7_e4d0_70af);
    let x285 = r71 as u64;
    let (x286, c135) = x285.carrying_add(x283, c134);
    let x287 = (r71 >> 64) as u64 + c135 as u64;
    let (x288, c136) = x260.overflowing_add(x268);
    let (x289, c137) = x261.carrying_add(x272, c136);
    let (x290, c138) = x262.carrying_add(x275, c137);
    let (x291, c139) = x263.carrying_add(x278, c138);
    let (x292, c140) = x264.carrying_add(x281, c139);
    let (x293, c141) = x265.carrying_add(x284, c140);
    let (x294, c142) = x267.carrying_add(x286, c141);
    let x295 = x287 + c142 as u64;
    let x296 = x288.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r72 = m(x296, 0x2378_c292_ab58_44f3);
    let x297 = r72 as u64;
    let x298 = (r72 >> 64) as u64;
    let r73 = m(x296, 0x216c_c272_8dc5_8f55);
    let x299 = r73 as u64;
    let x300 = (r73 >> 64) as u64;
    let (x301, c143) = x299.overflowing_add(x298);
    let r74 = m(x296, 0xc44e_db49_aed6_3690);
    let x302 = r74 as u64;
    let x303 = (r74 >> 64) as u64;
    let (x304, c144) = x302.carrying_add(x300, c143);
    let r75 = m(x296, 0xffff_ffff_7cca_23e9);
    let x305 = r75 as u64;
    let x306 = (r75 >> 64) as u64;
    let (x307, c145) = x305.carrying_add(x303, c144);
    let r76 = m(x296, 0xffff_ffff_ffff_ffff);
    let x308 = r76 as u64;
    let x309 = (r76 >> 64) as u64;
    let (x310, c146) = x308.carrying_add(x306, c145);
    let (x311, c147) = x308.carrying_add(x309, c146);
    let r77 = m(x296, 0x3fff_ffff_ffff_ffff);
    let x312 = r77 as u64;
    let (x313, c148) = x312.carrying_add(x309, c147);
    let x314 = (r77 >> 64) as u64 + c148 as u64;
    let (_, c149) = x288.overflowing_add(x297);
    let (x315, c150) = x289.carrying_add(x301, c149);
    let (x316, c151) = x290.carrying_add(x304, c150);
    let (x317, c152) = x291.carrying_add(x307, c151);
    let (x318, c153) = x292.carrying_add(x310, c152);
    let (x319, c154) = x293.carrying_add(x311, c153);
    let (x320, c155) = x294.carrying_add(x313, c154);
    let x321 = x314 + c155 as u64;
    let x322 = x295 + x321;
    let r78 = m(bytes0, 0x3402_a939_f823_b729);
    let x323 = r78 as u64;
    let x324 = (r78 >> 64) as u64;
    let r79 = m(bytes1, 0x3402_a939_f823_b729);
    let x325 = r79 as u64;
    let x326 = (r79 >> 64) as u64;
    let (x327, c156) = x325.overflowing_add(x324);
    let r80 = m(bytes2, 0x3402_a939_f823_b729);
    let x328 = r80 as u64;
    let x329 = (r80 >> 64) as u64;
    let (x330, c157) = x328.carrying_add(x326, c156);
    let r81 = m(bytes3, 0x3402_a939_f823_b729);
    let x331 = r81 as u64;
    let x332 = (r81 >> 64) as u64;
    let (x333, c158) = x331.carrying_add(x329, c157);
    let r82 = m(bytes4, 0x3402_a939_f823_b729);
    let x334 = r82 as u64;
    let x335 = (r82 >> 64) as u64;
    let (x336, c159) = x334.carrying_add(x332, c158);
    let r83 = m(bytes5, 0x3402_a939_f823_b729);
    let x337 = r83 as u64;
    let x338 = (r83 >> 64) as u64;
    let (x339, c160) = x337.carrying_add(x335, c159);
    let r84 = m(bytes6, 0x3402_a939_f823_b729);
    let x340 = r84 as u64;
    let (x341, c161) = x340.carrying_add(x338, c160);
    let x342 = (r84 >> 64) as u64 + c161 as u64;
    let (x343, c162) = x315.overflowing_add(x323);
    let (x344, c163) = x316.carrying_add(x327, c162);
    let (x345, c164) = x317.carrying_add(x330, c163);
    let (x346, c165) = x318.carrying_add(x333, c164);
    let (x347, c166) = x319.carrying_add(x336, c165);
    let (x348, c167) = x320.carrying_add(x339, c166);
    let (x349, c168) = x322.carrying_add(x341, c167);
    let x350 = x342 + c168 as u64;
    let x351 = x343.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r85 = m(x351, 0x2378_c292_ab58_44f3);
    let x352 = r85 as u64;
    let x353 = (r85 >> 64) as u64;
    let r86 = m(x351, 0x216c_c272_8dc5_8f55);
    let x354 = r86 as u64;
    let x355 = (r86 >> 64) as u64;
    let (x356, c169) = x354.overflowing_add(x353);
    let r87 = m(x351, 0xc44e_db49_aed6_3690);
    let x357 = r87 as u64;
    let x358 = (r87 >> 64) as u64;
    let (x359, c170) = x357.carrying_add(x355, c169);
    let r88 = m(x351, 0xffff_ffff_7cca_23e9);
    let x360 = r88 as u64;
    let x361 = (r88 >> 64) as u64;
    let (x362, c171) = x360.carrying_add(x358, c170);
    let r89 = m(x351, 0xffff_ffff_ffff_ffff);
    let x363 = r89 as u64;
    let x364 = (r89 >> 64) as u64;
    let (x365, c172) = x363.carrying_add(x361, c171);
    let (x366, c173) = x363.carrying_add(x364, c172);
    let r90 = m(x351, 0x3fff_ffff_ffff_ffff);
    let x367 = r90 as u64;
    let (x368, c174) = x367.carrying_add(x364, c173);
    let x369 = (r90 >> 64) as u64 + c174 as u64;
    let (_, c175) = x343.overflowing_add(x352);
    let (out0, c176) = x344.carrying_add(x356, c175);
    let (out1, c177) = x345.carrying_add(x359, c176);
    let (out2, c178) = x346.carrying_add(x362, c177);
    let (out3, c179) = x347.carrying_add(x365, c178);
    let (out4, c180) = x348.carrying_add(x366, c179);
    let (out5, c181) = x349.carrying_add(x368, c180);
    let x370 = x369 + c181 as u64;
    let out6 = x350 + x370;
    let out = Element([out0, out1, out2, out3, out4, out5, out6]);
    (out, ok0 as u64)
}

/// `out = 1 if bytes = 0, else 0`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - gives `out` in `[0, 1]`
#[inline]
pub fn bytes_are_zero(bytes: &[u8; 56]) -> u64 {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let (_, c0) = bytes0.overflowing_sub(1);
    let (_, c1) = bytes1.borrowing_sub(0, c0);
    let (_, c2) = bytes2.borrowing_sub(0, c1);
    let (_, c3) = bytes3.borrowing_sub(0, c2);
    let (_, c4) = bytes4.borrowing_sub(0, c3);
    let (_, c5) = bytes5.borrowing_sub(0, c4);
    let (_, o0) = bytes6.borrowing_sub(0, c5);
    o0 as u64
}

/// `2 * half + odd = bytes, odd is 0 or 1`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - gives `half`: word 0, 1, 2, 3, 4, 5 in `[0, 2^64 - 1]`; word 6 in `[0, 2^63 - 1]`
/// - gives `odd` in `[0, 1]`
#[inline]
pub fn bytes_parity(bytes: &[u8; 56]) -> ([u8; 56], u64) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let x0 = bytes0 & 1;
    let x1 = bytes1 & 1;
    let x2 = bytes2 & 1;
    let x3 = bytes3 & 1;
    let x4 = bytes4 & 1;
    let x5 = bytes5 & 1;
    let x6 = bytes6 & 1;
    let odd0 = x0 != 0;
    let half0 = (bytes0 >> 1) + (x1 << 63);
    let half1 = (bytes1 >> 1) + (x2 << 63);
    let half2 = (bytes2 >> 1) + (x3 << 63);
    let half3 = (bytes3 >> 1) + (x4 << 63);
    let half4 = (bytes4 >> 1) + (x5 << 63);
    let half5 = (bytes5 >> 1) + (x6 << 63);
    let half6 = bytes6 >> 1;
    let mut half = [0; 56];
    store(&mut half, 0, half0);
    store(&mut half, 8, half1);
    store(&mut half, 16, half2);
    store(&mut half, 24, half3);
    store(&mut half, 32, half4);
    store(&mut half, 40, half5);
    store(&mut half, 48, half6);
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

/// `out = R * a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn to_montgomery(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6] = a.0;
    let r0 = m(a0, 0xe353_9257_049b_9b60);
    let x0 = r0 as u64;
    let x1 = (r0 >> 64) as u64;
    let r1 = m(a1, 0xe353_9257_049b_9b60);
    let x2 = r1 as u64;
    let x3 = (r1 >> 64) as u64;
    let (x4, c0) = x2.overflowing_add(x1);
    let r2 = m(a2, 0xe353_9257_049b_9b60);
    let x5 = r2 as u64;
    let x6 = (r2 >> 64) as u64;
    let (x7, c1) = x5.carrying_add(x3, c0);
    let r3 = m(a3, 0xe353_9257_049b_9b60);
    let x8 = r3 as u64;
    let x9 = (r3 >> 64) as u64;
    let (x10, c2) = x8.carrying_add(x6, c1);
    let r4 = m(a4, 0xe353_9257_049b_9b60);
    let x11 = r4 as u64;
    let x12 = (r4 >> 64) as u64;
    let (x13, c3) = x11.carrying_add(x9, c2);
    let r5 = m(a5, 0xe353_9257_049b_9b60);
    let x14 = r5 as u64;
    let x15 = (r5 >> 64) as u64;
    let (x16, c4) = x14.carrying_add(x12, c3);
    let r6 = m(a6, 0xe353_9257_049b_9b60);
    let x17 = r6 as u64;
    let (x18, c5) = x17.carrying_add(x15, c4);
    let x19 = (r6 >> 64) as u64 + c5 as u64;
    let x20 = x0.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r7 = m(x20, 0x2378_c292_ab58_44f3);
    let x21 = r7 as u64;
    let x22 = (r7 >> 64) as u64;
    let r8 = m(x20, 0x216c_c272_8dc5_8f55);
    let x23 = r8 as u64;
    let x24 = (r8 >> 64) as u64;
    let (x25, c6) = x23.overflowing_add(x22);
    let r9 = m(x20, 0xc44e_db49_aed6_3690);
    let x26 = r9 as u64;
    let x27 = (r9 >> 64) as u64;
    let (x28, c7) = x26.carrying_add(x24, c6);
    let r10 = m(x20, 0xffff_ffff_7cca_23e9);
    let x29 = r10 as u64;
    let x30 = (r10 >> 64) as u64;
    let (x31, c8) = x29.carrying_add(x27, c7);
    let r11 = m(x20, 0xffff_ffff_ffff_ffff);
    let x32 = r11 as u64;
    let x33 = (r11 >> 64) as u64;
    let (x34, c9) = x32.carrying_add(x30, c8);
    let (x35, c10) = x32.carrying_add(x33, c9);
    let r12 = m(x20, 0x3fff_ffff_ffff_ffff);
    let x36 = r12 as u64;
    let (x37, c11) = x36.carrying_add(x33, c10);
    let x38 = (r12 >> 64) as u64 + c11 as u64;
    let (_, c12) = x0.overflowing_add(x21);
    let (x39, c13) = x4.carrying_add(x25, c12);
    let (x40, c14) = x7.carrying_add(x28, c13);
    let (x41, c15) = x10.carrying_add(x31, c14);
    let (x42, c16) = x13.carrying_add(x34, c15);
    let (x43, c17) = x16.carrying_add(x35, c16);
    let (x44, c18) = x18.carrying_add(x37, c17);
    let x45 = x38 + c18 as u64;
    let (x46, c19) = x19.overflowing_add(x45);
    let r13 = m(a0, 0x7af3_2c4b_c1b1_95d9);
    let x47 = r13 as u64;
    let x48 = (r13 >> 64) as u64;
    let r14 = m(a1, 0x7af3_2c4b_c1b1_95d9);
    let x49 = r14 as u64;
    let x50 = (r14 >> 64) as u64;
    let (x51, c20) = x49.overflowing_add(x48);
    let r15 = m(a2, 0x7af3_2c4b_c1b1_95d9);
    let x52 = r15 as u64;
    let x53 = (r15 >> 64) as u64;
    let (x54, c21) = x52.carrying_add(x50, c20);
    let r16 = m(a3, 0x7af3_2c4b_c1b1_95d9);
    let x55 = r16 as u64;
    let x56 = (r16 >> 64) as u64;
    let (x57, c22) = x55.carrying_add(x53, c21);
    let r17 = m(a4, 0x7af3_2c4b_c1b1_95d9);
    let x58 = r17 as u64;
    let x59 = (r17 >> 64) as u64;
    let (x60, c23) = x58.carrying_add(x56, c22);
    let r18 = m(a5, 0x7af3_2c4b_c1b1_95d9);
    let x61 = r18 as u64;
    let x62 = (r18 >> 64) as u64;
    let (x63, c24) = x61.carrying_add(x59, c23);
    let r19 = m(a6, 0x7af3_2c4b_c1b1_95d9);
    let x64 = r19 as u64;
    let (x65, c25) = x64.carrying_add(x62, c24);
    let x66 = (r19 >> 64) as u64 + c25 as u64;
    let (x67, c26) = x39.overflowing_add(x47);
    let (x68, c27) = x40.carrying_add(x51, c26);
    let (x69, c28) = x41.carrying_add(x54, c27);
    let (x70, c29) = x42.carrying_add(x57, c28);
    let (x71, c30) = x43.carrying_add(x60, c29);
    let (x72, c31) = x44.carrying_add(x63, c30);
    let (x73, c32) = x46.carrying_add(x65, c31);
    let x74 = x66 + c32 as u64;
    let x75 = c19 as u64 + x74;
    let x76 = x67.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r20 = m(x76, 0x2378_c292_ab58_44f3);
    let x77 = r20 as u64;
    let x78 = (r20 >> 64) as u64;
    let r21 = m(x76, 0x216c_c272_8dc5_8f55);
    let x79 = r21 as u64;
    let x80 = (r21 >> 64) as u64;
    let (x81, c33) = x79.overflowing_add(x78);
    let r22 = m(x76, 0xc44e_db49_aed6_3690);
    let x82 = r22 as u64;
    let x83 = (r22 >> 64) as u64;
    let (x84, c34) = x82.carrying_add(x80, c33);
    let r23 = m(x76, 0xffff_ffff_7cca_23e9);
    let x85 = r23 as u64;
    let x86 = (r23 >> 64) as u64;
    let (x87, c35) = x85.carrying_add(x83, c34);
    let r24 = m(x76, 0xffff_ffff_ffff_ffff);
    let x88 = r24 as u64;
    let x89 = (r24 >> 64) as u64;
    let (x90, c36) = x88.carrying_add(x86, c35);
    let (x91, c37) = x88.carrying_add(x89, c36);
    let r25 = m(x76, 0x3fff_ffff_ffff_ffff);
    let x92 = r25 as u64;
    let (x93, c38) = x92.carrying_add(x89, c37);
    let x94 = (r25 >> 64) as u64 + c38 as u64;
    let (_, c39) = x67.overflowing_add(x77);
    let (x95, c40) = x68.carrying_add(x81, c39);
    let (x96, c41) = x69.carrying_add(x84, c40);
    let (x97, c42) = x70.carrying_add(x87, c41);
    let (x98, c43) = x71.carrying_add(x90, c42);
    let (x99, c44) = x72.carrying_add(x91, c43);
    let (x100, c45) = x73.carrying_add(x93, c44);
    let x101 = x94 + c45 as u64;
    let x102 = x75 + x101;
    let r26 = m(a0, 0xd66_de23_88ea_1859);
    let x103 = r26 as u64;
    let x104 = (r26 >> 64) as u64;
    let r27 = m(a1, 0xd66_de23_88ea_1859);
    let x105 = r27 as u64;
    let x106 = (r27 >> 64) as u64;
    let (x107, c46) = x105.overflowing_add(x104);
    let r28 = m(a2, 0xd66_de23_88ea_1859);
    let x108 = r28 as u64;
    let x109 = (r28 >> 64) as u64;
    let (x110, c47) = x108.carrying_add(x106, c46);
    let r29 = m(a3, 0xd66_de23_88ea_1859);
    let x111 = r29 as u64;
    let x112 = (r29 >> 64) as u64;
    let (x113, c48) = x111.carrying_add(x109, c47);
    let r30 = m(a4, 0xd66_de23_88ea_1859);
    let x114 = r30 as u64;
    let x115 = (r30 >> 64) as u64;
    let (x116, c49) = x114.carrying_add(x112, c48);
    let r31 = m(a5, 0xd66_de23_88ea_1859);
    let x117 = r31 as u64;
    let x118 = (r31 >> 64) as u64;
    let (x119, c50) = x117.carrying_add(x115, c49);
    let r32 = m(a6, 0xd66_de23_88ea_1859);
    let x120 = r32 as u64;
    let (x121, c51) = x120.carrying_add(x118, c50);
    let x122 = (r32 >> 64) as u64 + c51 as u64;
    let (x123, c52) = x95.overflowing_add(x103);
    let (x124, c53) = x96.carrying_add(x107, c52);
    let (x125, c54) = x97.carrying_add(x110, c53);
    let (x126, c55) = x98.carrying_add(x113, c54);
    let (x127, c56) = x99.carrying_add(x116, c55);
    let (x128, c57) = x100.carrying_add(x119, c56);
    let (x129, c58) = x102.carrying_add(x121, c57);
    let x130 = x122 + c58 as u64;
    let x131 = x123.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r33 = m(x131, 0x2378_c292_ab58_44f3);
    let x132 = r33 as u64;
    let x133 = (r33 >> 64) as u64;
    let r34 = m(x131, 0x216c_c272_8dc5_8f55);
    let x134 = r34 as u64;
    let x135 = (r34 >> 64) as u64;
    let (x136, c59) = x134.overflowing_add(x133);
    let r35 = m(x131, 0xc44e_db49_aed6_3690);
    let x137 = r35 as u64;
    let x138 = (r35 >> 64) as u64;
    let (x139, c60) = x137.carrying_add(x135, c59);
    let r36 = m(x131, 0xffff_ffff_7cca_23e9);
    let x140 = r36 as u64;
    let x141 = (r36 >> 64) as u64;
    let (x142, c61) = x140.carrying_add(x138, c60);
    let r37 = m(x131, 0xffff_ffff_ffff_ffff);
    let x143 = r37 as u64;
    let x144 = (r37 >> 64) as u64;
    let (x145, c62) = x143.carrying_add(x141, c61);
    let (x146, c63) = x143.carrying_add(x144, c62);
    let r38 = m(x131, 0x3fff_ffff_ffff_ffff);
    let x147 = r38 as u64;
    let (x148, c64) = x147.carrying_add(x144, c63);
    let x149 = (r38 >> 64) as u64 + c64 as u64;
    let (_, c65) = x123.overflowing_add(x132);
    let (x150, c66) = x124.carrying_add(x136, c65);
    let (x151, c67) = x125.carrying_add(x139, c66);
    let (x152, c68) = x126.carrying_add(x142, c67);
    let (x153, c69) = x127.carrying_add(x145, c68);
    let (x154, c70) = x128.carrying_add(x146, c69);
    let (x155, c71) = x129.carrying_add(x148, c70);
    let x156 = x149 + c71 as u64;
    let x157 = x130 + x156;
    let r39 = m(a0, 0xae17_cf72_5ee4_d838);
    let x158 = r39 as u64;
    let x159 = (r39 >> 64) as u64;
    let r40 = m(a1, 0xae17_cf72_5ee4_d838);
    let x160 = r40 as u64;
    let x161 = (r40 >> 64) as u64;
    let (x162, c72) = x160.overflowing_add(x159);
    let r41 = m(a2, 0xae17_cf72_5ee4_d838);
    let x163 = r41 as u64;
    let x164 = (r41 >> 64) as u64;
    let (x165, c73) = x163.carrying_add(x161, c72);
    let r42 = m(a3, 0xae17_cf72_5ee4_d838);
    let x166 = r42 as u64;
    let x167 = (r42 >> 64) as u64;
    let (x168, c74) = x166.carrying_add(x164, c73);
    let r43 = m(a4, 0xae17_cf72_5ee4_d838);
    let x169 = r43 as u64;
    let x170 = (r43 >> 64) as u64;
    let (x171, c75) = x169.carrying_add(x167, c74);
    let r44 = m(a5, 0xae17_cf72_5ee4_d838);
    let x172 = r44 as u64;
    let x173 = (r44 >> 64) as u64;
    let (x174, c76) = x172.carrying_add(x170, c75);
    let r45 = m(a6, 0xae17_cf72_5ee4_d838);
    let x175 = r45 as u64;
    let (x176, c77) = x175.carrying_add(x173, c76);
    let x177 = (r45 >> 64) as u64 + c77 as u64;
    let (x178, c78) = x150.overflowing_add(x158);
    let (x179, c79) = x151.carrying_add(x162, c78);
    let (x180, c80) = x152.carrying_add(x165, c79);
    let (x181, c81) = x153.carrying_add(x168, c80);
    let (x182, c82) = x154.carrying_add(x171, c81);
    let (x183, c83) = x155.carrying_add(x174, c82);
    let (x184, c84) = x157.carrying_add(x176, c83);
    let x185 = x177 + c84 as u64;
    let x186 = x178.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r46 = m(x186, 0x2378_c292_ab58_44f3);
    let x187 = r46 as u64;
    let x188 = (r46 >> 64) as u64;
    let r47 = m(x186, 0x216c_c272_8dc5_8f55);
    let x189 = r47 as u64;
    let x190 = (r47 >> 64) as u64;
    let (x191, c85) = x189.overflowing_add(x188);
    let r48 = m(x186, 0xc44e_db49_aed6_3690);
    let x192 = r48 as u64;
    let x193 = (r48 >> 64) as u64;
    let (x194, c86) = x192.carrying_add(x190, c85);
    let r49 = m(x186, 0xffff_ffff_7cca_23e9);
    let x195 = r49 as u64;
    let x196 = (r49 >> 64) as u64;
    let (x197, c87) = x195.carrying_add(x193, c86);
    let r50 = m(x186, 0xffff_ffff_ffff_ffff);
    let x198 = r50 as u64;
    let x199 = (r50 >> 64) as u64;
    let (x200, c88) = x198.carrying_add(x196, c87);
    let (x201, c89) = x198.carrying_add(x199, c88);
    let r51 = m(x186, 0x3fff_ffff_ffff_ffff);
    let x202 = r51 as u64;
    let (x203, c90) = x202.carrying_add(x199, c89);
    let x204 = (r51 >> 64) as u64 + c90 as u64;
    let (_, c91) = x178.overflowing_add(x187);
    let (x205, c92) = x179.carrying_add(x191, c91);
    let (x206, c93) = x180.carrying_add(x194, c92);
    let (x207, c94) = x181.carrying_add(x197, c93);
    let (x208, c95) = x182.carrying_add(x200, c94);
    let (x209, c96) = x183.carrying_add(x201, c95);
    let (x210, c97) = x184.carrying_add(x203, c96);
    let x211 = x204 + c97 as u64;
    let x212 = x185 + x211;
    let r52 = m(a0, 0x1a9c_c14b_a3c4_7c44);
    let x213 = r52 as u64;
    let x214 = (r52 >> 64) as u64;
    let r53 = m(a1, 0x1a9c_c14b_a3c4_7c44);
    let x215 = r53 as u64;
    let x216 = (r53 >> 64) as u64;
    let (x217, c98) = x215.overflowing_add(x214);
    let r54 = m(a2, 0x1a9c_c14b_a3c4_7c44);
    let x218 = r54 as u64;
    let x219 = (r54 >> 64) as u64;
    let (x220, c99) = x218.carrying_add(x216, c98);
    let r55 = m(a3, 0x1a9c_c14b_a3c4_7c44);
    let x221 = r55 as u64;
    let x222 = (r55 >> 64) as u64;
    let (x223, c100) = x221.carrying_add(x219, c99);
    let r56 = m(a4, 0x1a9c_c14b_a3c4_7c44);
    let x224 = r56 as u64;
    let x225 = (r56 >> 64) as u64;
    let (x226, c101) = x224.carrying_add(x222, c100);
    let r57 = m(a5, 0x1a9c_c14b_a3c4_7c44);
    let x227 = r57 as u64;
    let x228 = (r57 >> 64) as u64;
    let (x229, c102) = x227.carrying_add(x225, c101);
    let r58 = m(a6, 0x1a9c_c14b_a3c4_7c44);
    let x230 = r58 as u64;
    let (x231, c103) = x230.carrying_add(x228, c102);
    let x232 = (r58 >> 64) as u64 + c103 as u64;
    let (x233, c104) = x205.overflowing_add(x213);
    let (x234, c105) = x206.carrying_add(x217, c104);
    let (x235, c106) = x207.carrying_add(x220, c105);
    let (x236, c107) = x208.carrying_add(x223, c106);
    let (x237, c108) = x209.carrying_add(x226, c107);
    let (x238, c109) = x210.carrying_add(x229, c108);
    let (x239, c110) = x212.carrying_add(x231, c109);
    let x240 = x232 + c110 as u64;
    let x241 = x233.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r59 = m(x241, 0x2378_c292_ab58_44f3);
    let x242 = r59 as u64;
    let x243 = (r59 >> 64) as u64;
    let r60 = m(x241, 0x216c_c272_8dc5_8f55);
    let x244 = r60 as u64;
    let x245 = (r60 >> 64) as u64;
    let (x246, c111) = x244.overflowing_add(x243);
    let r61 = m(x241, 0xc44e_db49_aed6_3690);
    let x247 = r61 as u64;
    let x248 = (r61 >> 64) as u64;
    let (x249, c112) = x247.carrying_add(x245, c111);
    let r62 = m(x241, 0xffff_ffff_7cca_23e9);
    let x250 = r62 as u64;
    let x251 = (r62 >> 64) as u64;
    let (x252, c113) = x250.carrying_add(x248, c112);
    let r63 = m(x241, 0xffff_ffff_ffff_ffff);
    let x253 = r63 as u64;
    let x254 = (r63 >> 64) as u64;
    let (x255, c114) = x253.carrying_add(x251, c113);
    let (x256, c115) = x253.carrying_add(x254, c114);
    let r64 = m(x241, 0x3fff_ffff_ffff_ffff);
    let x257 = r64 as u64;
    let (x258, c116) = x257.carrying_add(x254, c115);
    let x259 = (r64 >> 64) as u64 + c116 as u64;
    let (_, c117) = x233.overflowing_add(x242);
    let (x260, c118) = x234.carrying_add(x246, c117);
    let (x261, c119) = x235.carrying_add(x249, c118);
    let (x262, c120) = x236.carrying_add(x252, c119);
    let (x263, c121) = x237.carrying_add(x255, c120);
    let (x264, c122) = x238.carrying_add(x256, c121);
    let (x265, c123) = x239.carrying_add(x258, c122);
    let x266 = x259 + c123 as u64;
    let x267 = x240 + x266;
    let r65 = m(a0, 0x2052_bcb7_e4d0_70af);
    let x268 = r65 as u64;
    let x269 = (r65 >> 64) as u64;
    let r66 = m(a1, 0x2052_bcb7_e4d0_70af);
    let x270 = r66 as u64;
    let x271 = (r66 >> 64) as u64;
    let (x272, c124) = x270.overflowing_add(x269);
    let r67 = m(a2, 0x2052_bcb7_e4d0_70af);
    let x273 = r67 as u64;
    let x274 = (r67 >> 64) as u64;
    let (x275, c125) = x273.carrying_add(x271, c124);
    let r68 = m(a3, 0x2052_bcb7_e4d0_70af);
    let x276 = r68 as u64;
    let x277 = (r68 >> 64) as u64;
    let (x278, c126) = x276.carrying_add(x274, c125);
    let r69 = m(a4, 0x2052_bcb7_e4d0_70af);
    let x279 = r69 as u64;
    let x280 = (r69 >> 64) as u64;
    let (x281, c127) = x279.carrying_add(x277, c126);
    let r70 = m(a5, 0x2052_bcb7_e4d0_70af);
    let x282 = r70 as u64;
    let x283 = (r70 >> 64) as u64;
    let (x284, c128) = x282.carrying_add(x280, c127);
    let r71 = m(a6, 0x2052_bcb7_e4d0_70af);
    let x285 = r71 as u64;
    let (x286, c129) = x285.carrying_add(x283, c128);
    let x287 = (r71 >> 64) as u64 + c129 as u64;
    let (x288, c130) = x260.overflowing_add(x268);
    let (x289, c131) = x261.carrying_add(x272, c130);
    let (x290, c132) = x262.carrying_add(x275, c131);
    let (x291, c133) = x263.carrying_add(x278, c132);
    let (x292, c134) = x264.carrying_add(x281, c133);
    let (x293, c135) = x265.carrying_add(x284, c134);
    let (x294, c136) = x267.carrying_add(x286, c135);
    let x295 = x287 + c136 as u64;
    let x296 = x288.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r72 = m(x296, 0x2378_c292_ab58_44f3);
    let x297 = r72 as u64;
    let x298 = (r72 >> 64) as u64;
    let r73 = m(x296, 0x216c_c272_8dc5_8f55);
    let x299 = r73 as u64;
    let x300 = (r73 >> 64) as u64;
    let (x301, c137) = x299.overflowing_add(x298);
    let r74 = m(x296, 0xc44e_db49_aed6_3690);
    let x302 = r74 as u64;
    let x303 = (r74 >> 64) as u64;
    let (x304, c138) = x302.carrying_add(x300, c137);
    let r75 = m(x296, 0xffff_ffff_7cca_23e9);
    let x305 = r75 as u64;
    let x306 = (r75 >> 64) as u64;
    let (x307, c139) = x305.carrying_add(x303, c138);
    let r76 = m(x296, 0xffff_ffff_ffff_ffff);
    let x308 = r76 as u64;
    let x309 = (r76 >> 64) as u64;
    let (x310, c140) = x308.carrying_add(x306, c139);
    let (x311, c141) = x308.carrying_add(x309, c140);
    let r77 = m(x296, 0x3fff_ffff_ffff_ffff);
    let x312 = r77 as u64;
    let (x313, c142) = x312.carrying_add(x309, c141);
    let x314 = (r77 >> 64) as u64 + c142 as u64;
    let (_, c143) = x288.overflowing_add(x297);
    let (x315, c144) = x289.carrying_add(x301, c143);
    let (x316, c145) = x290.carrying_add(x304, c144);
    let (x317, c146) = x291.carrying_add(x307, c145);
    let (x318, c147) = x292.carrying_add(x310, c146);
    let (x319, c148) = x293.carrying_add(x311, c147);
    let (x320, c149) = x294.carrying_add(x313, c148);
    let x321 = x314 + c149 as u64;
    let x322 = x295 + x321;
    let r78 = m(a0, 0x3402_a939_f823_b729);
    let x323 = r78 as u64;
    let x324 = (r78 >> 64) as u64;
    let r79 = m(a1, 0x3402_a939_f823_b729);
    let x325 = r79 as u64;
    let x326 = (r79 >> 64) as u64;
    let (x327, c150) = x325.overflowing_add(x324);
    let r80 = m(a2, 0x3402_a939_f823_b729);
    let x328 = r80 as u64;
    let x329 = (r80 >> 64) as u64;
    let (x330, c151) = x328.carrying_add(x326, c150);
    let r81 = m(a3, 0x3402_a939_f823_b729);
    let x331 = r81 as u64;
    let x332 = (r81 >> 64) as u64;
    let (x333, c152) = x331.carrying_add(x329, c151);
    let r82 = m(a4, 0x3402_a939_f823_b729);
    let x334 = r82 as u64;
    let x335 = (r82 >> 64) as u64;
    let (x336, c153) = x334.carrying_add(x332, c152);
    let r83 = m(a5, 0x3402_a939_f823_b729);
    let x337 = r83 as u64;
    let x338 = (r83 >> 64) as u64;
    let (x339, c154) = x337.carrying_add(x335, c153);
    let r84 = m(a6, 0x3402_a939_f823_b729);
    let x340 = r84 as u64;
    let (x341, c155) = x340.carrying_add(x338, c154);
    let x342 = (r84 >> 64) as u64 + c155 as u64;
    let (x343, c156) = x315.overflowing_add(x323);
    let (x344, c157) = x316.carrying_add(x327, c156);
    let (x345, c158) = x317.carrying_add(x330, c157);
    let (x346, c159) = x318.carrying_add(x333, c158);
    let (x347, c160) = x319.carrying_add(x336, c159);
    let (x348, c161) = x320.carrying_add(x339, c160);
    let (x349, c162) = x322.carrying_add(x341, c161);
    let x350 = x342 + c162 as u64;
    let x351 = x343.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r85 = m(x351, 0x2378_c292_ab58_44f3);
    let x352 = r85 as u64;
    let x353 = (r85 >> 64) as u64;
    let r86 = m(x351, 0x216c_c272_8dc5_8f55);
    let x354 = r86 as u64;
    let x355 = (r86 >> 64) as u64;
    let (x356, c163) = x354.overflowing_add(x353);
    let r87 = m(x351, 0xc44e_db49_aed6_3690);
    let x357 = r87 as u64;
    let x358 = (r87 >> 64) as u64;
    let (x359, c164) = x357.carrying_add(x355, c163);
    let r88 = m(x351, 0xffff_ffff_7cca_23e9);
    let x360 = r88 as u64;
    let x361 = (r88 >> 64) as u64;
    let (x362, c165) = x360.carrying_add(x358, c164);
    let r89 = m(x351, 0xffff_ffff_ffff_ffff);
    let x363 = r89 as u64;
    let x364 = (r89 >> 64) as u64;
    let (x365, c166) = x363.carrying_add(x361, c165);
    let (x366, c167) = x363.carrying_add(x364, c166);
    let r90 = m(x351, 0x3fff_ffff_ffff_ffff);
    let x367 = r90 as u64;
    let (x368, c168) = x367.carrying_add(x364, c167);
    let x369 = (r90 >> 64) as u64 + c168 as u64;
    let (_, c169) = x343.overflowing_add(x352);
    let (o0, c170) = x344.carrying_add(x356, c169);
    let (o1, c171) = x345.carrying_add(x359, c170);
    let (o2, c172) = x346.carrying_add(x362, c171);
    let (o3, c173) = x347.carrying_add(x365, c172);
    let (o4, c174) = x348.carrying_add(x366, c173);
    let (o5, c175) = x349.carrying_add(x368, c174);
    let x370 = x369 + c175 as u64;
    let o6 = x350 + x370;
    Element([o0, o1, o2, o3, o4, o5, o6])
}

/// `R * out = a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn from_montgomery(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6] = a.0;
    let x0 = a0.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r0 = m(x0, 0x2378_c292_ab58_44f3);
    let x1 = r0 as u64;
    let x2 = (r0 >> 64) as u64;
    let r1 = m(x0, 0x216c_c272_8dc5_8f55);
    let x3 = r1 as u64;
    let x4 = (r1 >> 64) as u64;
    let (x5, c0) = x3.overflowing_add(x2);
    let r2 = m(x0, 0xc44e_db49_aed6_3690);
    let x6 = r2 as u64;
    let x7 = (r2 >> 64) as u64;
    let (x8, c1) = x6.carrying_add(x4, c0);
    let r3 = m(x0, 0xffff_ffff_7cca_23e9);
    let x9 = r3 as u64;
    let x10 = (r3 >> 64) as u64;
    let (x11, c2) = x9.carrying_add(x7, c1);
    let r4 = m(x0, 0xffff_ffff_ffff_ffff);
    let x12 = r4 as u64;
    let x13 = (r4 >> 64) as u64;
    let (x14, c3) = x12.carrying_add(x10, c2);
    let (x15, c4) = x12.carrying_add(x13, c3);
    let r5 = m(x0, 0x3fff_ffff_ffff_ffff);
    let x16 = r5 as u64;
    let (x17, c5) = x16.carrying_add(x13, c4);
    let x18 = (r5 >> 64) as u64 + c5 as u64;
    let (_, c6) = a0.overflowing_add(x1);
    let (x19, c7) = a1.carrying_add(x5, c6);
    let (x20, c8) = a2.carrying_add(x8, c7);
    let (x21, c9) = a3.carrying_add(x11, c8);
    let (x22, c10) = a4.carrying_add(x14, c9);
    let (x23, c11) = a5.carrying_add(x15, c10);
    let (x24, c12) = a6.carrying_add(x17, c11);
    let x25 = x18 + c12 as u64;
    let x26 = x19.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r6 = m(x26, 0x2378_c292_ab58_44f3);
    let x27 = r6 as u64;
    let x28 = (r6 >> 64) as u64;
    let r7 = m(x26, 0x216c_c272_8dc5_8f55);
    let x29 = r7 as u64;
    let x30 = (r7 >> 64) as u64;
    let (x31, c13) = x29.overflowing_add(x28);
    let r8 = m(x26, 0xc44e_db49_aed6_3690);
    let x32 = r8 as u64;
    let x33 = (r8 >> 64) as u64;
    let (x34, c14) = x32.carrying_add(x30, c13);
    let r9 = m(x26, 0xffff_ffff_7cca_23e9);
    let x35 = r9 as u64;
    let x36 = (r9 >> 64) as u64;
    let (x37, c15) = x35.carrying_add(x33, c14);
    let r10 = m(x26, 0xffff_ffff_ffff_ffff);
    let x38 = r10 as u64;
    let x39 = (r10 >> 64) as u64;
    let (x40, c16) = x38.carrying_add(x36, c15);
    let (x41, c17) = x38.carrying_add(x39, c16);
    let r11 = m(x26, 0x3fff_ffff_ffff_ffff);
    let x42 = r11 as u64;
    let (x43, c18) = x42.carrying_add(x39, c17);
    let x44 = (r11 >> 64) as u64 + c18 as u64;
    let (_, c19) = x19.overflowing_add(x27);
    let (x45, c20) = x20.carrying_add(x31, c19);
    let (x46, c21) = x21.carrying_add(x34, c20);
    let (x47, c22) = x22.carrying_add(x37, c21);
    let (x48, c23) = x23.carrying_add(x40, c22);
    let (x49, c24) = x24.carrying_add(x41, c23);
    let (x50, c25) = x25.carrying_add(x43, c24);
    let x51 = x44 + c25 as u64;
    let x52 = x45.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r12 = m(x52, 0x2378_c292_ab58_44f3);
    let x53 = r12 as u64;
    let x54 = (r12 >> 64) as u64;
    let r13 = m(x52, 0x216c_c272_8dc5_8f55);
    let x55 = r13 as u64;
    let x56 = (r13 >> 64) as u64;
    let (x57, c26) = x55.overflowing_add(x54);
    let r14 = m(x52, 0xc44e_db49_aed6_3690);
    let x58 = r14 as u64;
    let x59 = (r14 >> 64) as u64;
    let (x60, c27) = x58.carrying_add(x56, c26);
    let r15 = m(x52, 0xffff_ffff_7cca_23e9);
    let x61 = r15 as u64;
    let x62 = (r15 >> 64) as u64;
    let (x63, c28) = x61.carrying_add(x59, c27);
    let r16 = m(x52, 0xffff_ffff_ffff_ffff);
    let x64 = r16 as u64;
    let x65 = (r16 >> 64) as u64;
    let (x66, c29) = x64.carrying_add(x62, c28);
    let (x67, c30) = x64.carrying_add(x65, c29);
    let r17 = m(x52, 0x3fff_ffff_ffff_ffff);
    let x68 = r17 as u64;
    let (x69, c31) = x68.carrying_add(x65, c30);
    let x70 = (r17 >> 64) as u64 + c31 as u64;
    let (_, c32) = x45.overflowing_add(x53);
    let (x71, c33) = x46.carrying_add(x57, c32);
    let (x72, c34) = x47.carrying_add(x60, c33);
    let (x73, c35) = x48.carrying_add(x63, c34);
    let (x74, c36) = x49.carrying_add(x66, c35);
    let (x75, c37) = x50.carrying_add(x67, c36);
    let (x76, c38) = x51.carrying_add(x69, c37);
    let x77 = x70 + c38 as u64;
    let x78 = x71.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r18 = m(x78, 0x2378_c292_ab58_44f3);
    let x79 = r18 as u64;
    let x80 = (r18 >> 64) as u64;
    let r19 = m(x78, 0x216c_c272_8dc5_8f55);
    let x81 = r19 as u64;
    let x82 = (r19 >> 64) as u64;
    let (x83, c39) = x81.overflowing_add(x80);
    let r20 = m(x78, 0xc44e_db49_aed6_3690);
    let x84 = r20 as u64;
    let x85 = (r20 >> 64) as u64;
    let (x86, c40) = x84.carrying_add(x82, c39);
    let r21 = m(x78, 0xffff_ffff_7cca_23e9);
    let x87 = r21 as u64;
    let x88 = (r21 >> 64) as u64;
    let (x89, c41) = x87.carrying_add(x85, c40);
    let r22 = m(x78, 0xffff_ffff_ffff_ffff);
    let x90 = r22 as u64;
    let x91 = (r22 >> 64) as u64;
    let (x92, c42) = x90.carrying_add(x88, c41);
    let (x93, c43) = x90.carrying_add(x91, c42);
    let r23 = m(x78, 0x3fff_ffff_ffff_ffff);
    let x94 = r23 as u64;
    let (x95, c44) = x94.carrying_add(x91, c43);
    let x96 = (r23 >> 64) as u64 + c44 as u64;
    let (_, c45) = x71.overflowing_add(x79);
    let (x97, c46) = x72.carrying_add(x83, c45);
    let (x98, c47) = x73.carrying_add(x86, c46);
    let (x99, c48) = x74.carrying_add(x89, c47);
    let (x100, c49) = x75.carrying_add(x92, c48);
    let (x101, c50) = x76.carrying_add(x93, c49);
    let (x102, c51) = x77.carrying_add(x95, c50);
    let x103 = x96 + c51 as u64;
    let x104 = x97.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r24 = m(x104, 0x2378_c292_ab58_44f3);
    let x105 = r24 as u64;
    let x106 = (r24 >> 64) as u64;
    let r25 = m(x104, 0x216c_c272_8dc5_8f55);
    let x107 = r25 as u64;
    let x108 = (r25 >> 64) as u64;
    let (x109, c52) = x107.overflowing_add(x106);
    let r26 = m(x104, 0xc44e_db49_aed6_3690);
    let x110 = r26 as u64;
    let x111 = (r26 >> 64) as u64;
    let (x112, c53) = x110.carrying_add(x108, c52);
    let r27 = m(x104, 0xffff_ffff_7cca_23e9);
    let x113 = r27 as u64;
    let x114 = (r27 >> 64) as u64;
    let (x115, c54) = x113.carrying_add(x111, c53);
    let r28 = m(x104, 0xffff_ffff_ffff_ffff);
    let x116 = r28 as u64;
    let x117 = (r28 >> 64) as u64;
    let (x118, c55) = x116.carrying_add(x114, c54);
    let (x119, c56) = x116.carrying_add(x117, c55);
    let r29 = m(x104, 0x3fff_ffff_ffff_ffff);
    let x120 = r29 as u64;
    let (x121, c57) = x120.carrying_add(x117, c56);
    let x122 = (r29 >> 64) as u64 + c57 as u64;
    let (_, c58) = x97.overflowing_add(x105);
    let (x123, c59) = x98.carrying_add(x109, c58);
    let (x124, c60) = x99.carrying_add(x112, c59);
    let (x125, c61) = x100.carrying_add(x115, c60);
    let (x126, c62) = x101.carrying_add(x118, c61);
    let (x127, c63) = x102.carrying_add(x119, c62);
    let (x128, c64) = x103.carrying_add(x121, c63);
    let x129 = x122 + c64 as u64;
    let x130 = x123.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r30 = m(x130, 0x2378_c292_ab58_44f3);
    let x131 = r30 as u64;
    let x132 = (r30 >> 64) as u64;
    let r31 = m(x130, 0x216c_c272_8dc5_8f55);
    let x133 = r31 as u64;
    let x134 = (r31 >> 64) as u64;
    let (x135, c65) = x133.overflowing_add(x132);
    let r32 = m(x130, 0xc44e_db49_aed6_3690);
    let x136 = r32 as u64;
    let x137 = (r32 >> 64) as u64;
    let (x138, c66) = x136.carrying_add(x134, c65);
    let r33 = m(x130, 0xffff_ffff_7cca_23e9);
    let x139 = r33 as u64;
    let x140 = (r33 >> 64) as u64;
    let (x141, c67) = x139.carrying_add(x137, c66);
    let r34 = m(x130, 0xffff_ffff_ffff_ffff);
    let x142 = r34 as u64;
    let x143 = (r34 >> 64) as u64;
    let (x144, c68) = x142.carrying_add(x140, c67);
    let (x145, c69) = x142.carrying_add(x143, c68);
    let r35 = m(x130, 0x3fff_ffff_ffff_ffff);
    let x146 = r35 as u64;
    let (x147, c70) = x146.carrying_add(x143, c69);
    let x148 = (r35 >> 64) as u64 + c70 as u64;
    let (_, c71) = x123.overflowing_add(x131);
    let (x149, c72) = x124.carrying_add(x135, c71);
    let (x150, c73) = x125.carrying_add(x138, c72);
    let (x151, c74) = x126.carrying_add(x141, c73);
    let (x152, c75) = x127.carrying_add(x144, c74);
    let (x153, c76) = x128.carrying_add(x145, c75);
    let (x154, c77) = x129.carrying_add(x147, c76);
    let x155 = x148 + c77 as u64;
    let x156 = x149.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let r36 = m(x156, 0x2378_c292_ab58_44f3);
    let x157 = r36 as u64;
    let x158 = (r36 >> 64) as u64;
    let r37 = m(x156, 0x216c_c272_8dc5_8f55);
    let x159 = r37 as u64;
    let x160 = (r37 >> 64) as u64;
    let (x161, c78) = x159.overflowing_add(x158);
    let r38 = m(x156, 0xc44e_db49_aed6_3690);
    let x162 = r38 as u64;
    let x163 = (r38 >> 64) as u64;
    let (x164, c79) = x162.carrying_add(x160, c78);
    let r39 = m(x156, 0xffff_ffff_7cca_23e9);
    let x165 = r39 as u64;
    let x166 = (r39 >> 64) as u64;
    let (x167, c80) = x165.carrying_add(x163, c79);
    let r40 = m(x156, 0xffff_ffff_ffff_ffff);
    let x168 = r40 as u64;
    let x169 = (r40 >> 64) as u64;
    let (x170, c81) = x168.carrying_add(x166, c80);
    let (x171, c82) = x168.carrying_add(x169, c81);
    let r41 = m(x156, 0x3fff_ffff_ffff_ffff);
    let x172 = r41 as u64;
    let (x173, c83) = x172.carrying_add(x169, c82);
    let x174 = (r41 >> 64) as u64 + c83 as u64;
    let (_, c84) = x149.overflowing_add(x157);
    let (o0, c85) = x150.carrying_add(x161, c84);
    let (o1, c86) = x151.carrying_add(x164, c85);
    let (o2, c87) = x152.carrying_add(x167, c86);
    let (o3, c88) = x153.carrying_add(x170, c87);
    let (o4, c89) = x154.carrying_add(x171, c88);
    let (o5, c90) = x155.carrying_add(x173, c89);
    let o6 = x174 + c90 as u64;
    Element([o0, o1, o2, o3, o4, o5, o6])
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
