//! Arithmetic modulo 0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3 (scalar448). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3
//! Recipe:  7x64 operand-scanning carry-chain(twice) montgomery(interleaved) carry(none) invert(divsteps)
//! Limbs:   7 words of 64 bits
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^448 modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
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

/// Number of words in an element.
pub const LIMBS: usize = 7;

/// Number of bytes in an encoded element.
pub const BYTES: usize = 56;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u64; LIMBS]);

/// An element within loose bounds. In this field they equal the tight bounds.
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

/// 2^448, the weight of the upper half of a double-length encoding.
pub const WIDE: Element = Element([
    0xe353_9257_049b_9b60,
    0x7af3_2c4b_c1b1_95d9,
    0xd66_de23_88ea_1859,
    0xae17_cf72_5ee4_d838,
    0x1a9c_c14b_a3c4_7c44,
    0x2052_bcb7_e4d0_70af,
    0x3402_a939_f823_b729,
]);

/// 2^((p - 1) / 2^1), a primitive root of unity of order 2^1.
pub const ROOT_OF_UNITY: Element = Element([
    0xb15b_ccdd_58b9_58bf,
    0xa71f_cc3c_c4db_cca9,
    0xd58a_4870_6a2f_10d0,
    0xffff_fffd_6ff2_b390,
    0xffff_ffff_ffff_ffff,
    0xffff_ffff_ffff_ffff,
    0x3fff_ffff_ffff_ffff,
]);

/// R; in the Montgomery domain its limbs hold R^2.
pub const R: Element = Element([
    0xe353_9257_049b_9b60,
    0x7af3_2c4b_c1b1_95d9,
    0xd66_de23_88ea_1859,
    0xae17_cf72_5ee4_d838,
    0x1a9c_c14b_a3c4_7c44,
    0x2052_bcb7_e4d0_70af,
    0x3402_a939_f823_b729,
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
    let [a0, a1, a2, a3, a4, a5, a6] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6] = b.0;
    let (x0, c0) = a0.overflowing_add(b0);
    let (x1, c1) = add_carry(a1, b1, c0);
    let (x2, c2) = add_carry(a2, b2, c1);
    let (x3, c3) = add_carry(a3, b3, c2);
    let (x4, c4) = add_carry(a4, b4, c3);
    let (x5, c5) = add_carry(a5, b5, c4);
    let (x6, c6) = add_carry(a6, b6, c5);
    let c6_mask = 0u64.wrapping_sub(c6 as u64);
    let x7 = c6_mask & 0x721c_f5b5_529e_ec34;
    let x8 = c6_mask & 0x7a4c_f635_c8e9_c2ab;
    let x9 = c6_mask & 0xeec4_92d9_44a7_25bf;
    let x10 = c6_mask & 0x2_0cd7_7058;
    let (x11, c7) = x0.overflowing_add(x7);
    let (x12, c8) = add_carry(x1, x8, c7);
    let (x13, c9) = add_carry(x2, x9, c8);
    let (x14, c10) = add_carry(x3, x10, c9);
    let (o4, c11) = add_carry(x4, 0, c10);
    let (o5, c12) = add_carry(x5, 0, c11);
    let (o6, c13) = add_carry(x6, 0, c12);
    let c13_mask = 0u64.wrapping_sub(c13 as u64);
    let x15 = c13_mask & 0x721c_f5b5_529e_ec34;
    let x16 = c13_mask & 0x7a4c_f635_c8e9_c2ab;
    let x17 = c13_mask & 0xeec4_92d9_44a7_25bf;
    let x18 = c13_mask & 0x2_0cd7_7058;
    let (o0, c14) = x11.overflowing_add(x15);
    let (o1, c15) = add_carry(x12, x16, c14);
    let (o2, c16) = add_carry(x13, x17, c15);
    let (o3, _) = add_carry(x14, x18, c16);
    Element([o0, o1, o2, o3, o4, o5, o6])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn sub(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6] = b.0;
    let (x0, c0) = a0.overflowing_sub(b0);
    let (x1, c1) = sub_borrow(a1, b1, c0);
    let (x2, c2) = sub_borrow(a2, b2, c1);
    let (x3, c3) = sub_borrow(a3, b3, c2);
    let (x4, c4) = sub_borrow(a4, b4, c3);
    let (x5, c5) = sub_borrow(a5, b5, c4);
    let (x6, c6) = sub_borrow(a6, b6, c5);
    let c6_mask = 0u64.wrapping_sub(c6 as u64);
    let x7 = c6_mask & 0x721c_f5b5_529e_ec34;
    let x8 = c6_mask & 0x7a4c_f635_c8e9_c2ab;
    let x9 = c6_mask & 0xeec4_92d9_44a7_25bf;
    let x10 = c6_mask & 0x2_0cd7_7058;
    let (x11, c7) = x0.overflowing_sub(x7);
    let (x12, c8) = sub_borrow(x1, x8, c7);
    let (x13, c9) = sub_borrow(x2, x9, c8);
    let (x14, c10) = sub_borrow(x3, x10, c9);
    let (o4, c11) = sub_borrow(x4, 0, c10);
    let (o5, c12) = sub_borrow(x5, 0, c11);
    let (o6, c13) = sub_borrow(x6, 0, c12);
    let c13_mask = 0u64.wrapping_sub(c13 as u64);
    let x15 = c13_mask & 0x721c_f5b5_529e_ec34;
    let x16 = c13_mask & 0x7a4c_f635_c8e9_c2ab;
    let x17 = c13_mask & 0xeec4_92d9_44a7_25bf;
    let x18 = c13_mask & 0x2_0cd7_7058;
    let (o0, c14) = x11.overflowing_sub(x15);
    let (o1, c15) = sub_borrow(x12, x16, c14);
    let (o2, c16) = sub_borrow(x13, x17, c15);
    let (o3, _) = sub_borrow(x14, x18, c16);
    Element([o0, o1, o2, o3, o4, o5, o6])
}

/// `out = -a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn opp(a: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6] = a.0;
    let (x0, c0) = 0u64.overflowing_sub(a0);
    let (x1, c1) = sub_borrow(0, a1, c0);
    let (x2, c2) = sub_borrow(0, a2, c1);
    let (x3, c3) = sub_borrow(0, a3, c2);
    let (x4, c4) = sub_borrow(0, a4, c3);
    let (x5, c5) = sub_borrow(0, a5, c4);
    let (x6, c6) = sub_borrow(0, a6, c5);
    let c6_mask = 0u64.wrapping_sub(c6 as u64);
    let x7 = c6_mask & 0x721c_f5b5_529e_ec34;
    let x8 = c6_mask & 0x7a4c_f635_c8e9_c2ab;
    let x9 = c6_mask & 0xeec4_92d9_44a7_25bf;
    let x10 = c6_mask & 0x2_0cd7_7058;
    let (x11, c7) = x0.overflowing_sub(x7);
    let (x12, c8) = sub_borrow(x1, x8, c7);
    let (x13, c9) = sub_borrow(x2, x9, c8);
    let (x14, c10) = sub_borrow(x3, x10, c9);
    let (o4, c11) = sub_borrow(x4, 0, c10);
    let (o5, c12) = sub_borrow(x5, 0, c11);
    let (o6, c13) = sub_borrow(x6, 0, c12);
    let c13_mask = 0u64.wrapping_sub(c13 as u64);
    let x15 = c13_mask & 0x721c_f5b5_529e_ec34;
    let x16 = c13_mask & 0x7a4c_f635_c8e9_c2ab;
    let x17 = c13_mask & 0xeec4_92d9_44a7_25bf;
    let x18 = c13_mask & 0x2_0cd7_7058;
    let (o0, c14) = x11.overflowing_sub(x15);
    let (o1, c15) = sub_borrow(x12, x16, c14);
    let (o2, c16) = sub_borrow(x13, x17, c15);
    let (o3, _) = sub_borrow(x14, x18, c16);
    Element([o0, o1, o2, o3, o4, o5, o6])
}

/// `R * out = a * b (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn mul(a: &Loose, b: &Loose) -> Element {
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
    let (x7, c1) = add_carry(x5, x3, c0);
    let r3 = m(b0, a3);
    let x8 = r3 as u64;
    let x9 = (r3 >> 64) as u64;
    let (x10, c2) = add_carry(x8, x6, c1);
    let r4 = m(b0, a4);
    let x11 = r4 as u64;
    let x12 = (r4 >> 64) as u64;
    let (x13, c3) = add_carry(x11, x9, c2);
    let r5 = m(b0, a5);
    let x14 = r5 as u64;
    let x15 = (r5 >> 64) as u64;
    let (x16, c4) = add_carry(x14, x12, c3);
    let r6 = m(b0, a6);
    let x17 = r6 as u64;
    let (x18, c5) = add_carry(x17, x15, c4);
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
    let (x28, c7) = add_carry(x26, x24, c6);
    let r10 = m(x20, 0xffff_ffff_7cca_23e9);
    let x29 = r10 as u64;
    let x30 = (r10 >> 64) as u64;
    let (x31, c8) = add_carry(x29, x27, c7);
    let r11 = m(x20, 0xffff_ffff_ffff_ffff);
    let x32 = r11 as u64;
    let x33 = (r11 >> 64) as u64;
    let (x34, c9) = add_carry(x32, x30, c8);
    let (x35, c10) = add_carry(x32, x33, c9);
    let r12 = m(x20, 0x3fff_ffff_ffff_ffff);
    let x36 = r12 as u64;
    let (x37, c11) = add_carry(x36, x33, c10);
    let x38 = (r12 >> 64) as u64 + c11 as u64;
    let (_, c12) = x0.overflowing_add(x21);
    let (x39, c13) = add_carry(x4, x25, c12);
    let (x40, c14) = add_carry(x7, x28, c13);
    let (x41, c15) = add_carry(x10, x31, c14);
    let (x42, c16) = add_carry(x13, x34, c15);
    let (x43, c17) = add_carry(x16, x35, c16);
    let (x44, c18) = add_carry(x18, x37, c17);
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
    let (x54, c21) = add_carry(x52, x50, c20);
    let r16 = m(b1, a3);
    let x55 = r16 as u64;
    let x56 = (r16 >> 64) as u64;
    let (x57, c22) = add_carry(x55, x53, c21);
    let r17 = m(b1, a4);
    let x58 = r17 as u64;
    let x59 = (r17 >> 64) as u64;
    let (x60, c23) = add_carry(x58, x56, c22);
    let r18 = m(b1, a5);
    let x61 = r18 as u64;
    let x62 = (r18 >> 64) as u64;
    let (x63, c24) = add_carry(x61, x59, c23);
    let r19 = m(b1, a6);
    let x64 = r19 as u64;
    let (x65, c25) = add_carry(x64, x62, c24);
    let x66 = (r19 >> 64) as u64 + c25 as u64;
    let (x67, c26) = x39.overflowing_add(x47);
    let (x68, c27) = add_carry(x40, x51, c26);
    let (x69, c28) = add_carry(x41, x54, c27);
    let (x70, c29) = add_carry(x42, x57, c28);
    let (x71, c30) = add_carry(x43, x60, c29);
    let (x72, c31) = add_carry(x44, x63, c30);
    let (x73, c32) = add_carry(x46, x65, c31);
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
    let (x84, c35) = add_carry(x82, x80, c34);
    let r23 = m(x76, 0xffff_ffff_7cca_23e9);
    let x85 = r23 as u64;
    let x86 = (r23 >> 64) as u64;
    let (x87, c36) = add_carry(x85, x83, c35);
    let r24 = m(x76, 0xffff_ffff_ffff_ffff);
    let x88 = r24 as u64;
    let x89 = (r24 >> 64) as u64;
    let (x90, c37) = add_carry(x88, x86, c36);
    let (x91, c38) = add_carry(x88, x89, c37);
    let r25 = m(x76, 0x3fff_ffff_ffff_ffff);
    let x92 = r25 as u64;
    let (x93, c39) = add_carry(x92, x89, c38);
    let x94 = (r25 >> 64) as u64 + c39 as u64;
    let (_, c40) = x67.overflowing_add(x77);
    let (x95, c41) = add_carry(x68, x81, c40);
    let (x96, c42) = add_carry(x69, x84, c41);
    let (x97, c43) = add_carry(x70, x87, c42);
    let (x98, c44) = add_carry(x71, x90, c43);
    let (x99, c45) = add_carry(x72, x91, c44);
    let (x100, c46) = add_carry(x73, x93, c45);
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
    let (x111, c49) = add_carry(x109, x107, c48);
    let r29 = m(b2, a3);
    let x112 = r29 as u64;
    let x113 = (r29 >> 64) as u64;
    let (x114, c50) = add_carry(x112, x110, c49);
    let r30 = m(b2, a4);
    let x115 = r30 as u64;
    let x116 = (r30 >> 64) as u64;
    let (x117, c51) = add_carry(x115, x113, c50);
    let r31 = m(b2, a5);
    let x118 = r31 as u64;
    let x119 = (r31 >> 64) as u64;
    let (x120, c52) = add_carry(x118, x116, c51);
    let r32 = m(b2, a6);
    let x121 = r32 as u64;
    let (x122, c53) = add_carry(x121, x119, c52);
    let x123 = (r32 >> 64) as u64 + c53 as u64;
    let (x124, c54) = x95.overflowing_add(x104);
    let (x125, c55) = add_carry(x96, x108, c54);
    let (x126, c56) = add_carry(x97, x111, c55);
    let (x127, c57) = add_carry(x98, x114, c56);
    let (x128, c58) = add_carry(x99, x117, c57);
    let (x129, c59) = add_carry(x100, x120, c58);
    let (x130, c60) = add_carry(x102, x122, c59);
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
    let (x141, c63) = add_carry(x139, x137, c62);
    let r36 = m(x133, 0xffff_ffff_7cca_23e9);
    let x142 = r36 as u64;
    let x143 = (r36 >> 64) as u64;
    let (x144, c64) = add_carry(x142, x140, c63);
    let r37 = m(x133, 0xffff_ffff_ffff_ffff);
    let x145 = r37 as u64;
    let x146 = (r37 >> 64) as u64;
    let (x147, c65) = add_carry(x145, x143, c64);
    let (x148, c66) = add_carry(x145, x146, c65);
    let r38 = m(x133, 0x3fff_ffff_ffff_ffff);
    let x149 = r38 as u64;
    let (x150, c67) = add_carry(x149, x146, c66);
    let x151 = (r38 >> 64) as u64 + c67 as u64;
    let (_, c68) = x124.overflowing_add(x134);
    let (x152, c69) = add_carry(x125, x138, c68);
    let (x153, c70) = add_carry(x126, x141, c69);
    let (x154, c71) = add_carry(x127, x144, c70);
    let (x155, c72) = add_carry(x128, x147, c71);
    let (x156, c73) = add_carry(x129, x148, c72);
    let (x157, c74) = add_carry(x130, x150, c73);
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
    let (x168, c77) = add_carry(x166, x164, c76);
    let r42 = m(b3, a3);
    let x169 = r42 as u64;
    let x170 = (r42 >> 64) as u64;
    let (x171, c78) = add_carry(x169, x167, c77);
    let r43 = m(b3, a4);
    let x172 = r43 as u64;
    let x173 = (r43 >> 64) as u64;
    let (x174, c79) = add_carry(x172, x170, c78);
    let r44 = m(b3, a5);
    let x175 = r44 as u64;
    let x176 = (r44 >> 64) as u64;
    let (x177, c80) = add_carry(x175, x173, c79);
    let r45 = m(b3, a6);
    let x178 = r45 as u64;
    let (x179, c81) = add_carry(x178, x176, c80);
    let x180 = (r45 >> 64) as u64 + c81 as u64;
    let (x181, c82) = x152.overflowing_add(x161);
    let (x182, c83) = add_carry(x153, x165, c82);
    let (x183, c84) = add_carry(x154, x168, c83);
    let (x184, c85) = add_carry(x155, x171, c84);
    let (x185, c86) = add_carry(x156, x174, c85);
    let (x186, c87) = add_carry(x157, x177, c86);
    let (x187, c88) = add_carry(x159, x179, c87);
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
    let (x198, c91) = add_carry(x196, x194, c90);
    let r49 = m(x190, 0xffff_ffff_7cca_23e9);
    let x199 = r49 as u64;
    let x200 = (r49 >> 64) as u64;
    let (x201, c92) = add_carry(x199, x197, c91);
    let r50 = m(x190, 0xffff_ffff_ffff_ffff);
    let x202 = r50 as u64;
    let x203 = (r50 >> 64) as u64;
    let (x204, c93) = add_carry(x202, x200, c92);
    let (x205, c94) = add_carry(x202, x203, c93);
    let r51 = m(x190, 0x3fff_ffff_ffff_ffff);
    let x206 = r51 as u64;
    let (x207, c95) = add_carry(x206, x203, c94);
    let x208 = (r51 >> 64) as u64 + c95 as u64;
    let (_, c96) = x181.overflowing_add(x191);
    let (x209, c97) = add_carry(x182, x195, c96);
    let (x210, c98) = add_carry(x183, x198, c97);
    let (x211, c99) = add_carry(x184, x201, c98);
    let (x212, c100) = add_carry(x185, x204, c99);
    let (x213, c101) = add_carry(x186, x205, c100);
    let (x214, c102) = add_carry(x187, x207, c101);
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
    let (x225, c105) = add_carry(x223, x221, c104);
    let r55 = m(b4, a3);
    let x226 = r55 as u64;
    let x227 = (r55 >> 64) as u64;
    let (x228, c106) = add_carry(x226, x224, c105);
    let r56 = m(b4, a4);
    let x229 = r56 as u64;
    let x230 = (r56 >> 64) as u64;
    let (x231, c107) = add_carry(x229, x227, c106);
    let r57 = m(b4, a5);
    let x232 = r57 as u64;
    let x233 = (r57 >> 64) as u64;
    let (x234, c108) = add_carry(x232, x230, c107);
    let r58 = m(b4, a6);
    let x235 = r58 as u64;
    let (x236, c109) = add_carry(x235, x233, c108);
    let x237 = (r58 >> 64) as u64 + c109 as u64;
    let (x238, c110) = x209.overflowing_add(x218);
    let (x239, c111) = add_carry(x210, x222, c110);
    let (x240, c112) = add_carry(x211, x225, c111);
    let (x241, c113) = add_carry(x212, x228, c112);
    let (x242, c114) = add_carry(x213, x231, c113);
    let (x243, c115) = add_carry(x214, x234, c114);
    let (x244, c116) = add_carry(x216, x236, c115);
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
    let (x255, c119) = add_carry(x253, x251, c118);
    let r62 = m(x247, 0xffff_ffff_7cca_23e9);
    let x256 = r62 as u64;
    let x257 = (r62 >> 64) as u64;
    let (x258, c120) = add_carry(x256, x254, c119);
    let r63 = m(x247, 0xffff_ffff_ffff_ffff);
    let x259 = r63 as u64;
    let x260 = (r63 >> 64) as u64;
    let (x261, c121) = add_carry(x259, x257, c120);
    let (x262, c122) = add_carry(x259, x260, c121);
    let r64 = m(x247, 0x3fff_ffff_ffff_ffff);
    let x263 = r64 as u64;
    let (x264, c123) = add_carry(x263, x260, c122);
    let x265 = (r64 >> 64) as u64 + c123 as u64;
    let (_, c124) = x238.overflowing_add(x248);
    let (x266, c125) = add_carry(x239, x252, c124);
    let (x267, c126) = add_carry(x240, x255, c125);
    let (x268, c127) = add_carry(x241, x258, c126);
    let (x269, c128) = add_carry(x242, x261, c127);
    let (x270, c129) = add_carry(x243, x262, c128);
    let (x271, c130) = add_carry(x244, x264, c129);
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
    let (x282, c133) = add_carry(x280, x278, c132);
    let r68 = m(b5, a3);
    let x283 = r68 as u64;
    let x284 = (r68 >> 64) as u64;
    let (x285, c134) = add_carry(x283, x281, c133);
    let r69 = m(b5, a4);
    let x286 = r69 as u64;
    let x287 = (r69 >> 64) as u64;
    let (x288, c135) = add_carry(x286, x284, c134);
    let r70 = m(b5, a5);
    let x289 = r70 as u64;
    let x290 = (r70 >> 64) as u64;
    let (x291, c136) = add_carry(x289, x287, c135);
    let r71 = m(b5, a6);
    let x292 = r71 as u64;
    let (x293, c137) = add_carry(x292, x290, c136);
    let x294 = (r71 >> 64) as u64 + c137 as u64;
    let (x295, c138) = x266.overflowing_add(x275);
    let (x296, c139) = add_carry(x267, x279, c138);
    let (x297, c140) = add_carry(x268, x282, c139);
    let (x298, c141) = add_carry(x269, x285, c140);
    let (x299, c142) = add_carry(x270, x288, c141);
    let (x300, c143) = add_carry(x271, x291, c142);
    let (x301, c144) = add_carry(x273, x293, c143);
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
    let (x312, c147) = add_carry(x310, x308, c146);
    let r75 = m(x304, 0xffff_ffff_7cca_23e9);
    let x313 = r75 as u64;
    let x314 = (r75 >> 64) as u64;
    let (x315, c148) = add_carry(x313, x311, c147);
    let r76 = m(x304, 0xffff_ffff_ffff_ffff);
    let x316 = r76 as u64;
    let x317 = (r76 >> 64) as u64;
    let (x318, c149) = add_carry(x316, x314, c148);
    let (x319, c150) = add_carry(x316, x317, c149);
    let r77 = m(x304, 0x3fff_ffff_ffff_ffff);
    let x320 = r77 as u64;
    let (x321, c151) = add_carry(x320, x317, c150);
    let x322 = (r77 >> 64) as u64 + c151 as u64;
    let (_, c152) = x295.overflowing_add(x305);
    let (x323, c153) = add_carry(x296, x309, c152);
    let (x324, c154) = add_carry(x297, x312, c153);
    let (x325, c155) = add_carry(x298, x315, c154);
    let (x326, c156) = add_carry(x299, x318, c155);
    let (x327, c157) = add_carry(x300, x319, c156);
    let (x328, c158) = add_carry(x301, x321, c157);
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
    let (x339, c161) = add_carry(x337, x335, c160);
    let r81 = m(b6, a3);
    let x340 = r81 as u64;
    let x341 = (r81 >> 64) as u64;
    let (x342, c162) = add_carry(x340, x338, c161);
    let r82 = m(b6, a4);
    let x343 = r82 as u64;
    let x344 = (r82 >> 64) as u64;
    let (x345, c163) = add_carry(x343, x341, c162);
    let r83 = m(b6, a5);
    let x346 = r83 as u64;
    let x347 = (r83 >> 64) as u64;
    let (x348, c164) = add_carry(x346, x344, c163);
    let r84 = m(b6, a6);
    let x349 = r84 as u64;
    let (x350, c165) = add_carry(x349, x347, c164);
    let x351 = (r84 >> 64) as u64 + c165 as u64;
    let (x352, c166) = x323.overflowing_add(x332);
    let (x353, c167) = add_carry(x324, x336, c166);
    let (x354, c168) = add_carry(x325, x339, c167);
    let (x355, c169) = add_carry(x326, x342, c168);
    let (x356, c170) = add_carry(x327, x345, c169);
    let (x357, c171) = add_carry(x328, x348, c170);
    let (x358, c172) = add_carry(x330, x350, c171);
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
    let (x369, c175) = add_carry(x367, x365, c174);
    let r88 = m(x361, 0xffff_ffff_7cca_23e9);
    let x370 = r88 as u64;
    let x371 = (r88 >> 64) as u64;
    let (x372, c176) = add_carry(x370, x368, c175);
    let r89 = m(x361, 0xffff_ffff_ffff_ffff);
    let x373 = r89 as u64;
    let x374 = (r89 >> 64) as u64;
    let (x375, c177) = add_carry(x373, x371, c176);
    let (x376, c178) = add_carry(x373, x374, c177);
    let r90 = m(x361, 0x3fff_ffff_ffff_ffff);
    let x377 = r90 as u64;
    let (x378, c179) = add_carry(x377, x374, c178);
    let x379 = (r90 >> 64) as u64 + c179 as u64;
    let (_, c180) = x352.overflowing_add(x362);
    let (x380, c181) = add_carry(x353, x366, c180);
    let (x381, c182) = add_carry(x354, x369, c181);
    let (x382, c183) = add_carry(x355, x372, c182);
    let (x383, c184) = add_carry(x356, x375, c183);
    let (x384, c185) = add_carry(x357, x376, c184);
    let (x385, c186) = add_carry(x358, x378, c185);
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
    let (o1, c190) = sub_borrow(x381, x390, c189);
    let (o2, c191) = sub_borrow(x382, x391, c190);
    let (o3, c192) = sub_borrow(x383, x392, c191);
    let (o4, c193) = sub_borrow(x384, c188_mask, c192);
    let (o5, c194) = sub_borrow(x385, c188_mask, c193);
    let (o6, _) = sub_borrow(x387, x393, c194);
    Element([o0, o1, o2, o3, o4, o5, o6])
}

/// `R * out = a^2 (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn square(a: &Loose) -> Element {
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
    let (x21, c1) = add_carry(x19, x17, c0);
    let x22 = r3 as u64;
    let x23 = (r3 >> 64) as u64;
    let (x24, c2) = add_carry(x22, x20, c1);
    let x25 = r4 as u64;
    let x26 = (r4 >> 64) as u64;
    let (x27, c3) = add_carry(x25, x23, c2);
    let x28 = r5 as u64;
    let (x29, c4) = add_carry(x28, x26, c3);
    let x30 = (r5 >> 64) as u64 + c4 as u64;
    let x31 = r7 as u64;
    let x32 = (r7 >> 64) as u64;
    let x33 = r8 as u64;
    let x34 = (r8 >> 64) as u64;
    let (x35, c5) = x33.overflowing_add(x32);
    let x36 = r9 as u64;
    let x37 = (r9 >> 64) as u64;
    let (x38, c6) = add_carry(x36, x34, c5);
    let x39 = r10 as u64;
    let x40 = (r10 >> 64) as u64;
    let (x41, c7) = add_carry(x39, x37, c6);
    let x42 = r11 as u64;
    let (x43, c8) = add_carry(x42, x40, c7);
    let x44 = (r11 >> 64) as u64 + c8 as u64;
    let (x45, c9) = x21.overflowing_add(x31);
    let (x46, c10) = add_carry(x24, x35, c9);
    let (x47, c11) = add_carry(x27, x38, c10);
    let (x48, c12) = add_carry(x29, x41, c11);
    let (x49, c13) = add_carry(x30, x43, c12);
    let x50 = x44.wrapping_add(c13 as u64);
    let x51 = r13 as u64;
    let x52 = (r13 >> 64) as u64;
    let x53 = r14 as u64;
    let x54 = (r14 >> 64) as u64;
    let (x55, c14) = x53.overflowing_add(x52);
    let x56 = r15 as u64;
    let x57 = (r15 >> 64) as u64;
    let (x58, c15) = add_carry(x56, x54, c14);
    let x59 = r16 as u64;
    let (x60, c16) = add_carry(x59, x57, c15);
    let x61 = (r16 >> 64) as u64 + c16 as u64;
    let (x62, c17) = x47.overflowing_add(x51);
    let (x63, c18) = add_carry(x48, x55, c17);
    let (x64, c19) = add_carry(x49, x58, c18);
    let (x65, c20) = add_carry(x50, x60, c19);
    let x66 = x61.wrapping_add(c20 as u64);
    let x67 = r18 as u64;
    let x68 = (r18 >> 64) as u64;
    let x69 = r19 as u64;
    let x70 = (r19 >> 64) as u64;
    let (x71, c21) = x69.overflowing_add(x68);
    let x72 = r20 as u64;
    let (x73, c22) = add_carry(x72, x70, c21);
    let x74 = (r20 >> 64) as u64 + c22 as u64;
    let (x75, c23) = x64.overflowing_add(x67);
    let (x76, c24) = add_carry(x65, x71, c23);
    let (x77, c25) = add_carry(x66, x73, c24);
    let x78 = x74.wrapping_add(c25 as u64);
    let x79 = r22 as u64;
    let x80 = (r22 >> 64) as u64;
    let x81 = r23 as u64;
    let (x82, c26) = x81.overflowing_add(x80);
    let x83 = (r23 >> 64) as u64 + c26 as u64;
    let (x84, c27) = x77.overflowing_add(x79);
    let (x85, c28) = add_carry(x78, x82, c27);
    let x86 = x83.wrapping_add(c28 as u64);
    let x87 = r25 as u64;
    let x88 = (r25 >> 64) as u64;
    let (x89, c29) = x86.overflowing_add(x87);
    let x90 = x88 + c29 as u64;
    let (x91, c30) = x1.overflowing_add(x14);
    let (x92, c31) = add_carry(x2, x18, c30);
    let (x93, c32) = add_carry(x3, x45, c31);
    let (x94, c33) = add_carry(x4, x46, c32);
    let (x95, c34) = add_carry(x5, x62, c33);
    let (x96, c35) = add_carry(x6, x63, c34);
    let (x97, c36) = add_carry(x7, x75, c35);
    let (x98, c37) = add_carry(x8, x76, c36);
    let (x99, c38) = add_carry(x9, x84, c37);
    let (x100, c39) = add_carry(x10, x85, c38);
    let (x101, c40) = add_carry(x11, x89, c39);
    let (x102, c41) = add_carry(x12, x90, c40);
    let x103 = x13 + c41 as u64;
    let (x104, c42) = x91.overflowing_add(x14);
    let (x105, c43) = add_carry(x92, x18, c42);
    let (x106, c44) = add_carry(x93, x45, c43);
    let (x107, c45) = add_carry(x94, x46, c44);
    let (x108, c46) = add_carry(x95, x62, c45);
    let (x109, c47) = add_carry(x96, x63, c46);
    let (x110, c48) = add_carry(x97, x75, c47);
    let (x111, c49) = add_carry(x98, x76, c48);
    let (x112, c50) = add_carry(x99, x84, c49);
    let (x113, c51) = add_carry(x100, x85, c50);
    let (x114, c52) = add_carry(x101, x89, c51);
    let (x115, c53) = add_carry(x102, x90, c52);
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
    let (x125, c55) = add_carry(x123, x121, c54);
    let r31 = m(x117, 0xffff_ffff_7cca_23e9);
    let x126 = r31 as u64;
    let x127 = (r31 >> 64) as u64;
    let (x128, c56) = add_carry(x126, x124, c55);
    let r32 = m(x117, 0xffff_ffff_ffff_ffff);
    let x129 = r32 as u64;
    let x130 = (r32 >> 64) as u64;
    let (x131, c57) = add_carry(x129, x127, c56);
    let (x132, c58) = add_carry(x129, x130, c57);
    let r33 = m(x117, 0x3fff_ffff_ffff_ffff);
    let x133 = r33 as u64;
    let (x134, c59) = add_carry(x133, x130, c58);
    let x135 = (r33 >> 64) as u64 + c59 as u64;
    let (_, c60) = x0.overflowing_add(x118);
    let (x136, c61) = add_carry(x104, x122, c60);
    let (x137, c62) = add_carry(x105, x125, c61);
    let (x138, c63) = add_carry(x106, x128, c62);
    let (x139, c64) = add_carry(x107, x131, c63);
    let (x140, c65) = add_carry(x108, x132, c64);
    let (x141, c66) = add_carry(x109, x134, c65);
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
    let (x152, c69) = add_carry(x150, x148, c68);
    let r37 = m(x144, 0xffff_ffff_7cca_23e9);
    let x153 = r37 as u64;
    let x154 = (r37 >> 64) as u64;
    let (x155, c70) = add_carry(x153, x151, c69);
    let r38 = m(x144, 0xffff_ffff_ffff_ffff);
    let x156 = r38 as u64;
    let x157 = (r38 >> 64) as u64;
    let (x158, c71) = add_carry(x156, x154, c70);
    let (x159, c72) = add_carry(x156, x157, c71);
    let r39 = m(x144, 0x3fff_ffff_ffff_ffff);
    let x160 = r39 as u64;
    let (x161, c73) = add_carry(x160, x157, c72);
    let x162 = (r39 >> 64) as u64 + c73 as u64;
    let (_, c74) = x136.overflowing_add(x145);
    let (x163, c75) = add_carry(x137, x149, c74);
    let (x164, c76) = add_carry(x138, x152, c75);
    let (x165, c77) = add_carry(x139, x155, c76);
    let (x166, c78) = add_carry(x140, x158, c77);
    let (x167, c79) = add_carry(x141, x159, c78);
    let (x168, c80) = add_carry(x143, x161, c79);
    let x169 = x162 + c80 as u64;
    let (x170, c81) = add_carry(x111, x169, c67);
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
    let (x179, c83) = add_carry(x177, x175, c82);
    let r43 = m(x171, 0xffff_ffff_7cca_23e9);
    let x180 = r43 as u64;
    let x181 = (r43 >> 64) as u64;
    let (x182, c84) = add_carry(x180, x178, c83);
    let r44 = m(x171, 0xffff_ffff_ffff_ffff);
    let x183 = r44 as u64;
    let x184 = (r44 >> 64) as u64;
    let (x185, c85) = add_carry(x183, x181, c84);
    let (x186, c86) = add_carry(x183, x184, c85);
    let r45 = m(x171, 0x3fff_ffff_ffff_ffff);
    let x187 = r45 as u64;
    let (x188, c87) = add_carry(x187, x184, c86);
    let x189 = (r45 >> 64) as u64 + c87 as u64;
    let (_, c88) = x163.overflowing_add(x172);
    let (x190, c89) = add_carry(x164, x176, c88);
    let (x191, c90) = add_carry(x165, x179, c89);
    let (x192, c91) = add_carry(x166, x182, c90);
    let (x193, c92) = add_carry(x167, x185, c91);
    let (x194, c93) = add_carry(x168, x186, c92);
    let (x195, c94) = add_carry(x170, x188, c93);
    let x196 = x189 + c94 as u64;
    let (x197, c95) = add_carry(x112, x196, c81);
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
    let (x206, c97) = add_carry(x204, x202, c96);
    let r49 = m(x198, 0xffff_ffff_7cca_23e9);
    let x207 = r49 as u64;
    let x208 = (r49 >> 64) as u64;
    let (x209, c98) = add_carry(x207, x205, c97);
    let r50 = m(x198, 0xffff_ffff_ffff_ffff);
    let x210 = r50 as u64;
    let x211 = (r50 >> 64) as u64;
    let (x212, c99) = add_carry(x210, x208, c98);
    let (x213, c100) = add_carry(x210, x211, c99);
    let r51 = m(x198, 0x3fff_ffff_ffff_ffff);
    let x214 = r51 as u64;
    let (x215, c101) = add_carry(x214, x211, c100);
    let x216 = (r51 >> 64) as u64 + c101 as u64;
    let (_, c102) = x190.overflowing_add(x199);
    let (x217, c103) = add_carry(x191, x203, c102);
    let (x218, c104) = add_carry(x192, x206, c103);
    let (x219, c105) = add_carry(x193, x209, c104);
    let (x220, c106) = add_carry(x194, x212, c105);
    let (x221, c107) = add_carry(x195, x213, c106);
    let (x222, c108) = add_carry(x197, x215, c107);
    let x223 = x216 + c108 as u64;
    let (x224, c109) = add_carry(x113, x223, c95);
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
    let (x233, c111) = add_carry(x231, x229, c110);
    let r55 = m(x225, 0xffff_ffff_7cca_23e9);
    let x234 = r55 as u64;
    let x235 = (r55 >> 64) as u64;
    let (x236, c112) = add_carry(x234, x232, c111);
    let r56 = m(x225, 0xffff_ffff_ffff_ffff);
    let x237 = r56 as u64;
    let x238 = (r56 >> 64) as u64;
    let (x239, c113) = add_carry(x237, x235, c112);
    let (x240, c114) = add_carry(x237, x238, c113);
    let r57 = m(x225, 0x3fff_ffff_ffff_ffff);
    let x241 = r57 as u64;
    let (x242, c115) = add_carry(x241, x238, c114);
    let x243 = (r57 >> 64) as u64 + c115 as u64;
    let (_, c116) = x217.overflowing_add(x226);
    let (x244, c117) = add_carry(x218, x230, c116);
    let (x245, c118) = add_carry(x219, x233, c117);
    let (x246, c119) = add_carry(x220, x236, c118);
    let (x247, c120) = add_carry(x221, x239, c119);
    let (x248, c121) = add_carry(x222, x240, c120);
    let (x249, c122) = add_carry(x224, x242, c121);
    let x250 = x243 + c122 as u64;
    let (x251, c123) = add_carry(x114, x250, c109);
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
    let (x260, c125) = add_carry(x258, x256, c124);
    let r61 = m(x252, 0xffff_ffff_7cca_23e9);
    let x261 = r61 as u64;
    let x262 = (r61 >> 64) as u64;
    let (x263, c126) = add_carry(x261, x259, c125);
    let r62 = m(x252, 0xffff_ffff_ffff_ffff);
    let x264 = r62 as u64;
    let x265 = (r62 >> 64) as u64;
    let (x266, c127) = add_carry(x264, x262, c126);
    let (x267, c128) = add_carry(x264, x265, c127);
    let r63 = m(x252, 0x3fff_ffff_ffff_ffff);
    let x268 = r63 as u64;
    let (x269, c129) = add_carry(x268, x265, c128);
    let x270 = (r63 >> 64) as u64 + c129 as u64;
    let (_, c130) = x244.overflowing_add(x253);
    let (x271, c131) = add_carry(x245, x257, c130);
    let (x272, c132) = add_carry(x246, x260, c131);
    let (x273, c133) = add_carry(x247, x263, c132);
    let (x274, c134) = add_carry(x248, x266, c133);
    let (x275, c135) = add_carry(x249, x267, c134);
    let (x276, c136) = add_carry(x251, x269, c135);
    let x277 = x270 + c136 as u64;
    let (x278, c137) = add_carry(x115, x277, c123);
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
    let (x287, c139) = add_carry(x285, x283, c138);
    let r67 = m(x279, 0xffff_ffff_7cca_23e9);
    let x288 = r67 as u64;
    let x289 = (r67 >> 64) as u64;
    let (x290, c140) = add_carry(x288, x286, c139);
    let r68 = m(x279, 0xffff_ffff_ffff_ffff);
    let x291 = r68 as u64;
    let x292 = (r68 >> 64) as u64;
    let (x293, c141) = add_carry(x291, x289, c140);
    let (x294, c142) = add_carry(x291, x292, c141);
    let r69 = m(x279, 0x3fff_ffff_ffff_ffff);
    let x295 = r69 as u64;
    let (x296, c143) = add_carry(x295, x292, c142);
    let x297 = (r69 >> 64) as u64 + c143 as u64;
    let (_, c144) = x271.overflowing_add(x280);
    let (x298, c145) = add_carry(x272, x284, c144);
    let (x299, c146) = add_carry(x273, x287, c145);
    let (x300, c147) = add_carry(x274, x290, c146);
    let (x301, c148) = add_carry(x275, x293, c147);
    let (x302, c149) = add_carry(x276, x294, c148);
    let (x303, c150) = add_carry(x278, x296, c149);
    let x304 = x297 + c150 as u64;
    let (x305, c151) = add_carry(x116, x304, c137);
    let c151_mask = 0u64.wrapping_sub(c151 as u64);
    let x306 = c151_mask & 0x2378_c292_ab58_44f3;
    let x307 = c151_mask & 0x216c_c272_8dc5_8f55;
    let x308 = c151_mask & 0xc44e_db49_aed6_3690;
    let x309 = c151_mask & 0xffff_ffff_7cca_23e9;
    let x310 = c151_mask & 0x3fff_ffff_ffff_ffff;
    let (o0, c152) = x298.overflowing_sub(x306);
    let (o1, c153) = sub_borrow(x299, x307, c152);
    let (o2, c154) = sub_borrow(x300, x308, c153);
    let (o3, c155) = sub_borrow(x301, x309, c154);
    let (o4, c156) = sub_borrow(x302, c151_mask, c155);
    let (o5, c157) = sub_borrow(x303, c151_mask, c156);
    let (o6, _) = sub_borrow(x305, x310, c157);
    Element([o0, o1, o2, o3, o4, o5, o6])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn halve(a: &Element) -> Element {
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
    let (x7, c2) = add_carry(a1, x2, c1);
    let (x8, c3) = add_carry(a2, x3, c2);
    let (x9, c4) = add_carry(a3, x4, c3);
    let (x10, c5) = add_carry(a4, c0_mask, c4);
    let (x11, c6) = add_carry(a5, c0_mask, c5);
    let (x12, c7) = add_carry(a6, x5, c6);
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
        let [a0, a1, a2, a3, a4, a5, a6] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6] = b.0;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
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
        let [a0, a1, a2, a3, a4, a5, a6] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6] = b.0;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
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
}

/// `R * out = a (mod p), 0 <= out < p`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5 in `[0, 2^64 - 1]`; word 6 in `[0, 2^62 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn to_bytes(a: &Element) -> [u8; 56] {
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
    let (x8, c1) = add_carry(x6, x4, c0);
    let r3 = m(x0, 0xffff_ffff_7cca_23e9);
    let x9 = r3 as u64;
    let x10 = (r3 >> 64) as u64;
    let (x11, c2) = add_carry(x9, x7, c1);
    let r4 = m(x0, 0xffff_ffff_ffff_ffff);
    let x12 = r4 as u64;
    let x13 = (r4 >> 64) as u64;
    let (x14, c3) = add_carry(x12, x10, c2);
    let (x15, c4) = add_carry(x12, x13, c3);
    let r5 = m(x0, 0x3fff_ffff_ffff_ffff);
    let x16 = r5 as u64;
    let (x17, c5) = add_carry(x16, x13, c4);
    let x18 = (r5 >> 64) as u64 + c5 as u64;
    let (_, c6) = a0.overflowing_add(x1);
    let (x19, c7) = add_carry(a1, x5, c6);
    let (x20, c8) = add_carry(a2, x8, c7);
    let (x21, c9) = add_carry(a3, x11, c8);
    let (x22, c10) = add_carry(a4, x14, c9);
    let (x23, c11) = add_carry(a5, x15, c10);
    let (x24, c12) = add_carry(a6, x17, c11);
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
    let (x34, c14) = add_carry(x32, x30, c13);
    let r9 = m(x26, 0xffff_ffff_7cca_23e9);
    let x35 = r9 as u64;
    let x36 = (r9 >> 64) as u64;
    let (x37, c15) = add_carry(x35, x33, c14);
    let r10 = m(x26, 0xffff_ffff_ffff_ffff);
    let x38 = r10 as u64;
    let x39 = (r10 >> 64) as u64;
    let (x40, c16) = add_carry(x38, x36, c15);
    let (x41, c17) = add_carry(x38, x39, c16);
    let r11 = m(x26, 0x3fff_ffff_ffff_ffff);
    let x42 = r11 as u64;
    let (x43, c18) = add_carry(x42, x39, c17);
    let x44 = (r11 >> 64) as u64 + c18 as u64;
    let (_, c19) = x19.overflowing_add(x27);
    let (x45, c20) = add_carry(x20, x31, c19);
    let (x46, c21) = add_carry(x21, x34, c20);
    let (x47, c22) = add_carry(x22, x37, c21);
    let (x48, c23) = add_carry(x23, x40, c22);
    let (x49, c24) = add_carry(x24, x41, c23);
    let (x50, c25) = add_carry(x25, x43, c24);
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
    let (x60, c27) = add_carry(x58, x56, c26);
    let r15 = m(x52, 0xffff_ffff_7cca_23e9);
    let x61 = r15 as u64;
    let x62 = (r15 >> 64) as u64;
    let (x63, c28) = add_carry(x61, x59, c27);
    let r16 = m(x52, 0xffff_ffff_ffff_ffff);
    let x64 = r16 as u64;
    let x65 = (r16 >> 64) as u64;
    let (x66, c29) = add_carry(x64, x62, c28);
    let (x67, c30) = add_carry(x64, x65, c29);
    let r17 = m(x52, 0x3fff_ffff_ffff_ffff);
    let x68 = r17 as u64;
    let (x69, c31) = add_carry(x68, x65, c30);
    let x70 = (r17 >> 64) as u64 + c31 as u64;
    let (_, c32) = x45.overflowing_add(x53);
    let (x71, c33) = add_carry(x46, x57, c32);
    let (x72, c34) = add_carry(x47, x60, c33);
    let (x73, c35) = add_carry(x48, x63, c34);
    let (x74, c36) = add_carry(x49, x66, c35);
    let (x75, c37) = add_carry(x50, x67, c36);
    let (x76, c38) = add_carry(x51, x69, c37);
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
    let (x86, c40) = add_carry(x84, x82, c39);
    let r21 = m(x78, 0xffff_ffff_7cca_23e9);
    let x87 = r21 as u64;
    let x88 = (r21 >> 64) as u64;
    let (x89, c41) = add_carry(x87, x85, c40);
    let r22 = m(x78, 0xffff_ffff_ffff_ffff);
    let x90 = r22 as u64;
    let x91 = (r22 >> 64) as u64;
    let (x92, c42) = add_carry(x90, x88, c41);
    let (x93, c43) = add_carry(x90, x91, c42);
    let r23 = m(x78, 0x3fff_ffff_ffff_ffff);
    let x94 = r23 as u64;
    let (x95, c44) = add_carry(x94, x91, c43);
    let x96 = (r23 >> 64) as u64 + c44 as u64;
    let (_, c45) = x71.overflowing_add(x79);
    let (x97, c46) = add_carry(x72, x83, c45);
    let (x98, c47) = add_carry(x73, x86, c46);
    let (x99, c48) = add_carry(x74, x89, c47);
    let (x100, c49) = add_carry(x75, x92, c48);
    let (x101, c50) = add_carry(x76, x93, c49);
    let (x102, c51) = add_carry(x77, x95, c50);
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
    let (x112, c53) = add_carry(x110, x108, c52);
    let r27 = m(x104, 0xffff_ffff_7cca_23e9);
    let x113 = r27 as u64;
    let x114 = (r27 >> 64) as u64;
    let (x115, c54) = add_carry(x113, x111, c53);
    let r28 = m(x104, 0xffff_ffff_ffff_ffff);
    let x116 = r28 as u64;
    let x117 = (r28 >> 64) as u64;
    let (x118, c55) = add_carry(x116, x114, c54);
    let (x119, c56) = add_carry(x116, x117, c55);
    let r29 = m(x104, 0x3fff_ffff_ffff_ffff);
    let x120 = r29 as u64;
    let (x121, c57) = add_carry(x120, x117, c56);
    let x122 = (r29 >> 64) as u64 + c57 as u64;
    let (_, c58) = x97.overflowing_add(x105);
    let (x123, c59) = add_carry(x98, x109, c58);
    let (x124, c60) = add_carry(x99, x112, c59);
    let (x125, c61) = add_carry(x100, x115, c60);
    let (x126, c62) = add_carry(x101, x118, c61);
    let (x127, c63) = add_carry(x102, x119, c62);
    let (x128, c64) = add_carry(x103, x121, c63);
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
    let (x138, c66) = add_carry(x136, x134, c65);
    let r33 = m(x130, 0xffff_ffff_7cca_23e9);
    let x139 = r33 as u64;
    let x140 = (r33 >> 64) as u64;
    let (x141, c67) = add_carry(x139, x137, c66);
    let r34 = m(x130, 0xffff_ffff_ffff_ffff);
    let x142 = r34 as u64;
    let x143 = (r34 >> 64) as u64;
    let (x144, c68) = add_carry(x142, x140, c67);
    let (x145, c69) = add_carry(x142, x143, c68);
    let r35 = m(x130, 0x3fff_ffff_ffff_ffff);
    let x146 = r35 as u64;
    let (x147, c70) = add_carry(x146, x143, c69);
    let x148 = (r35 >> 64) as u64 + c70 as u64;
    let (_, c71) = x123.overflowing_add(x131);
    let (x149, c72) = add_carry(x124, x135, c71);
    let (x150, c73) = add_carry(x125, x138, c72);
    let (x151, c74) = add_carry(x126, x141, c73);
    let (x152, c75) = add_carry(x127, x144, c74);
    let (x153, c76) = add_carry(x128, x145, c75);
    let (x154, c77) = add_carry(x129, x147, c76);
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
    let (x164, c79) = add_carry(x162, x160, c78);
    let r39 = m(x156, 0xffff_ffff_7cca_23e9);
    let x165 = r39 as u64;
    let x166 = (r39 >> 64) as u64;
    let (x167, c80) = add_carry(x165, x163, c79);
    let r40 = m(x156, 0xffff_ffff_ffff_ffff);
    let x168 = r40 as u64;
    let x169 = (r40 >> 64) as u64;
    let (x170, c81) = add_carry(x168, x166, c80);
    let (x171, c82) = add_carry(x168, x169, c81);
    let r41 = m(x156, 0x3fff_ffff_ffff_ffff);
    let x172 = r41 as u64;
    let (x173, c83) = add_carry(x172, x169, c82);
    let x174 = (r41 >> 64) as u64 + c83 as u64;
    let (_, c84) = x149.overflowing_add(x157);
    let (x175, c85) = add_carry(x150, x161, c84);
    let (x176, c86) = add_carry(x151, x164, c85);
    let (x177, c87) = add_carry(x152, x167, c86);
    let (x178, c88) = add_carry(x153, x170, c87);
    let (x179, c89) = add_carry(x154, x171, c88);
    let (x180, c90) = add_carry(x155, x173, c89);
    let x181 = x174 + c90 as u64;
    let (x182, c91) = x175.overflowing_sub(0x2378_c292_ab58_44f3);
    let (x183, c92) = sub_borrow(x176, 0x216c_c272_8dc5_8f55, c91);
    let (x184, c93) = sub_borrow(x177, 0xc44e_db49_aed6_3690, c92);
    let (x185, c94) = sub_borrow(x178, 0xffff_ffff_7cca_23e9, c93);
    let (x186, c95) = sub_borrow(x179, 0xffff_ffff_ffff_ffff, c94);
    let (x187, c96) = sub_borrow(x180, 0xffff_ffff_ffff_ffff, c95);
    let (x188, c97) = sub_borrow(x181, 0x3fff_ffff_ffff_ffff, c96);
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

/// `limbs of out = bytes (mod p): out = bytes / R`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_bytes(bytes: &[u8; 56]) -> Element {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    Element([bytes0, bytes1, bytes2, bytes3, bytes4, bytes5, bytes6])
}

/// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
/// - returns `ok` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_bytes_canonical(bytes: &[u8; 56]) -> (Element, u64) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let (_, c0) = bytes0.overflowing_sub(0x2378_c292_ab58_44f3);
    let (_, c1) = sub_borrow(bytes1, 0x216c_c272_8dc5_8f55, c0);
    let (_, c2) = sub_borrow(bytes2, 0xc44e_db49_aed6_3690, c1);
    let (_, c3) = sub_borrow(bytes3, 0xffff_ffff_7cca_23e9, c2);
    let (_, c4) = sub_borrow(bytes4, 0xffff_ffff_ffff_ffff, c3);
    let (_, c5) = sub_borrow(bytes5, 0xffff_ffff_ffff_ffff, c4);
    let (_, ok0) = sub_borrow(bytes6, 0x3fff_ffff_ffff_ffff, c5);
    let out = Element([bytes0, bytes1, bytes2, bytes3, bytes4, bytes5, bytes6]);
    (out, ok0 as u64)
}

/// `limbs of out = k (mod p): out = k / R`
///
/// - takes `k` in `[0, 2^32 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_word(k: u32) -> Element {
    Element([k as u64, 0, 0, 0, 0, 0, 0])
}

/// `out = 1 if bytes = 0, else 0`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - returns `out` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn bytes_are_zero(bytes: &[u8; 56]) -> u64 {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let (_, c0) = bytes0.overflowing_sub(1);
    let (_, c1) = sub_borrow(bytes1, 0, c0);
    let (_, c2) = sub_borrow(bytes2, 0, c1);
    let (_, c3) = sub_borrow(bytes3, 0, c2);
    let (_, c4) = sub_borrow(bytes4, 0, c3);
    let (_, c5) = sub_borrow(bytes5, 0, c4);
    let (_, o0) = sub_borrow(bytes6, 0, c5);
    o0 as u64
}

/// `2 * half + odd = bytes, odd is 0 or 1`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - returns `half`: word 0, 1, 2, 3, 4, 5 in `[0, 2^64 - 1]`; word 6 in `[0, 2^63 - 1]`
/// - returns `odd` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn bytes_parity(bytes: &[u8; 56]) -> ([u8; 56], u64) {
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
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn from_montgomery(a: &Element) -> Element {
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
    let (x8, c1) = add_carry(x6, x4, c0);
    let r3 = m(x0, 0xffff_ffff_7cca_23e9);
    let x9 = r3 as u64;
    let x10 = (r3 >> 64) as u64;
    let (x11, c2) = add_carry(x9, x7, c1);
    let r4 = m(x0, 0xffff_ffff_ffff_ffff);
    let x12 = r4 as u64;
    let x13 = (r4 >> 64) as u64;
    let (x14, c3) = add_carry(x12, x10, c2);
    let (x15, c4) = add_carry(x12, x13, c3);
    let r5 = m(x0, 0x3fff_ffff_ffff_ffff);
    let x16 = r5 as u64;
    let (x17, c5) = add_carry(x16, x13, c4);
    let x18 = (r5 >> 64) as u64 + c5 as u64;
    let (_, c6) = a0.overflowing_add(x1);
    let (x19, c7) = add_carry(a1, x5, c6);
    let (x20, c8) = add_carry(a2, x8, c7);
    let (x21, c9) = add_carry(a3, x11, c8);
    let (x22, c10) = add_carry(a4, x14, c9);
    let (x23, c11) = add_carry(a5, x15, c10);
    let (x24, c12) = add_carry(a6, x17, c11);
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
    let (x34, c14) = add_carry(x32, x30, c13);
    let r9 = m(x26, 0xffff_ffff_7cca_23e9);
    let x35 = r9 as u64;
    let x36 = (r9 >> 64) as u64;
    let (x37, c15) = add_carry(x35, x33, c14);
    let r10 = m(x26, 0xffff_ffff_ffff_ffff);
    let x38 = r10 as u64;
    let x39 = (r10 >> 64) as u64;
    let (x40, c16) = add_carry(x38, x36, c15);
    let (x41, c17) = add_carry(x38, x39, c16);
    let r11 = m(x26, 0x3fff_ffff_ffff_ffff);
    let x42 = r11 as u64;
    let (x43, c18) = add_carry(x42, x39, c17);
    let x44 = (r11 >> 64) as u64 + c18 as u64;
    let (_, c19) = x19.overflowing_add(x27);
    let (x45, c20) = add_carry(x20, x31, c19);
    let (x46, c21) = add_carry(x21, x34, c20);
    let (x47, c22) = add_carry(x22, x37, c21);
    let (x48, c23) = add_carry(x23, x40, c22);
    let (x49, c24) = add_carry(x24, x41, c23);
    let (x50, c25) = add_carry(x25, x43, c24);
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
    let (x60, c27) = add_carry(x58, x56, c26);
    let r15 = m(x52, 0xffff_ffff_7cca_23e9);
    let x61 = r15 as u64;
    let x62 = (r15 >> 64) as u64;
    let (x63, c28) = add_carry(x61, x59, c27);
    let r16 = m(x52, 0xffff_ffff_ffff_ffff);
    let x64 = r16 as u64;
    let x65 = (r16 >> 64) as u64;
    let (x66, c29) = add_carry(x64, x62, c28);
    let (x67, c30) = add_carry(x64, x65, c29);
    let r17 = m(x52, 0x3fff_ffff_ffff_ffff);
    let x68 = r17 as u64;
    let (x69, c31) = add_carry(x68, x65, c30);
    let x70 = (r17 >> 64) as u64 + c31 as u64;
    let (_, c32) = x45.overflowing_add(x53);
    let (x71, c33) = add_carry(x46, x57, c32);
    let (x72, c34) = add_carry(x47, x60, c33);
    let (x73, c35) = add_carry(x48, x63, c34);
    let (x74, c36) = add_carry(x49, x66, c35);
    let (x75, c37) = add_carry(x50, x67, c36);
    let (x76, c38) = add_carry(x51, x69, c37);
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
    let (x86, c40) = add_carry(x84, x82, c39);
    let r21 = m(x78, 0xffff_ffff_7cca_23e9);
    let x87 = r21 as u64;
    let x88 = (r21 >> 64) as u64;
    let (x89, c41) = add_carry(x87, x85, c40);
    let r22 = m(x78, 0xffff_ffff_ffff_ffff);
    let x90 = r22 as u64;
    let x91 = (r22 >> 64) as u64;
    let (x92, c42) = add_carry(x90, x88, c41);
    let (x93, c43) = add_carry(x90, x91, c42);
    let r23 = m(x78, 0x3fff_ffff_ffff_ffff);
    let x94 = r23 as u64;
    let (x95, c44) = add_carry(x94, x91, c43);
    let x96 = (r23 >> 64) as u64 + c44 as u64;
    let (_, c45) = x71.overflowing_add(x79);
    let (x97, c46) = add_carry(x72, x83, c45);
    let (x98, c47) = add_carry(x73, x86, c46);
    let (x99, c48) = add_carry(x74, x89, c47);
    let (x100, c49) = add_carry(x75, x92, c48);
    let (x101, c50) = add_carry(x76, x93, c49);
    let (x102, c51) = add_carry(x77, x95, c50);
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
    let (x112, c53) = add_carry(x110, x108, c52);
    let r27 = m(x104, 0xffff_ffff_7cca_23e9);
    let x113 = r27 as u64;
    let x114 = (r27 >> 64) as u64;
    let (x115, c54) = add_carry(x113, x111, c53);
    let r28 = m(x104, 0xffff_ffff_ffff_ffff);
    let x116 = r28 as u64;
    let x117 = (r28 >> 64) as u64;
    let (x118, c55) = add_carry(x116, x114, c54);
    let (x119, c56) = add_carry(x116, x117, c55);
    let r29 = m(x104, 0x3fff_ffff_ffff_ffff);
    let x120 = r29 as u64;
    let (x121, c57) = add_carry(x120, x117, c56);
    let x122 = (r29 >> 64) as u64 + c57 as u64;
    let (_, c58) = x97.overflowing_add(x105);
    let (x123, c59) = add_carry(x98, x109, c58);
    let (x124, c60) = add_carry(x99, x112, c59);
    let (x125, c61) = add_carry(x100, x115, c60);
    let (x126, c62) = add_carry(x101, x118, c61);
    let (x127, c63) = add_carry(x102, x119, c62);
    let (x128, c64) = add_carry(x103, x121, c63);
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
    let (x138, c66) = add_carry(x136, x134, c65);
    let r33 = m(x130, 0xffff_ffff_7cca_23e9);
    let x139 = r33 as u64;
    let x140 = (r33 >> 64) as u64;
    let (x141, c67) = add_carry(x139, x137, c66);
    let r34 = m(x130, 0xffff_ffff_ffff_ffff);
    let x142 = r34 as u64;
    let x143 = (r34 >> 64) as u64;
    let (x144, c68) = add_carry(x142, x140, c67);
    let (x145, c69) = add_carry(x142, x143, c68);
    let r35 = m(x130, 0x3fff_ffff_ffff_ffff);
    let x146 = r35 as u64;
    let (x147, c70) = add_carry(x146, x143, c69);
    let x148 = (r35 >> 64) as u64 + c70 as u64;
    let (_, c71) = x123.overflowing_add(x131);
    let (x149, c72) = add_carry(x124, x135, c71);
    let (x150, c73) = add_carry(x125, x138, c72);
    let (x151, c74) = add_carry(x126, x141, c73);
    let (x152, c75) = add_carry(x127, x144, c74);
    let (x153, c76) = add_carry(x128, x145, c75);
    let (x154, c77) = add_carry(x129, x147, c76);
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
    let (x164, c79) = add_carry(x162, x160, c78);
    let r39 = m(x156, 0xffff_ffff_7cca_23e9);
    let x165 = r39 as u64;
    let x166 = (r39 >> 64) as u64;
    let (x167, c80) = add_carry(x165, x163, c79);
    let r40 = m(x156, 0xffff_ffff_ffff_ffff);
    let x168 = r40 as u64;
    let x169 = (r40 >> 64) as u64;
    let (x170, c81) = add_carry(x168, x166, c80);
    let (x171, c82) = add_carry(x168, x169, c81);
    let r41 = m(x156, 0x3fff_ffff_ffff_ffff);
    let x172 = r41 as u64;
    let (x173, c83) = add_carry(x172, x169, c82);
    let x174 = (r41 >> 64) as u64 + c83 as u64;
    let (_, c84) = x149.overflowing_add(x157);
    let (o0, c85) = add_carry(x150, x161, c84);
    let (o1, c86) = add_carry(x151, x164, c85);
    let (o2, c87) = add_carry(x152, x167, c86);
    let (o3, c88) = add_carry(x153, x170, c87);
    let (o4, c89) = add_carry(x154, x171, c88);
    let (o5, c90) = add_carry(x155, x173, c89);
    let o6 = x174 + c90 as u64;
    Element([o0, o1, o2, o3, o4, o5, o6])
}

/// `out = low bits of floor((u * f + v * g) / 2^58) (not proved; bounds are)`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
/// - returns `out` in `[-2^63, 2^63 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_head(u: i64, v: i64, f: &[i64; 8], g: &[i64; 8]) -> i64 {
    let [f0, f1, _, _, _, _, _, _] = *f;
    let [g0, g1, _, _, _, _, _, _] = *g;
    let r0 = u as i128 * f0 as i128 + v as i128 * g0 as i128;
    let x0 = u.wrapping_mul(f1);
    let x1 = v.wrapping_mul(g1);
    let x2 = x0.wrapping_add(x1);
    let o0 = x2.wrapping_add((r0 >> 58) as i64);
    o0
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^20 * the matrix of 20 divsteps (not proved; bounds are); 2^58 * new_f + low_1 + 2^528 * high_1 = u * f + v * g; 2^58 * new_g + low_2 + 2^528 * high_2 = q * f + r * g`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `q` in `[-2^62, 2^62]`
/// - takes `r` in `[-2^62, 2^62]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
/// - takes `k` in `[-2^63, 2^63 - 1]`
/// - takes `low_f` in `[-2^63, 2^63 - 1]`
/// - takes `low_g` in `[-2^63, 2^63 - 1]`
/// - returns `k` in `[-2^63, 2^63 - 1]`
/// - returns `u1` in `[-2^20, 2^20]`
/// - returns `v1` in `[-2^20, 2^20]`
/// - returns `q1` in `[-2^20, 2^20]`
/// - returns `r1` in `[-2^20, 2^20]`
/// - returns `new_f`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
/// - returns `low_1` in `[0, 2^58 - 1]`
/// - returns `high_1` in `[-17, 16]`
/// - returns `new_g`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
/// - returns `low_2` in `[0, 2^58 - 1]`
/// - returns `high_2` in `[-17, 16]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_fg(
    u: i64,
    v: i64,
    q: i64,
    r: i64,
    f: &[i64; 8],
    g: &[i64; 8],
    k: i64,
    low_f: i64,
    low_g: i64,
) -> (i64, i64, i64, i64, i64, [i64; 8], u64, i64, [i64; 8], u64, i64) {
    let [f0, f1, f2, f3, f4, f5, f6, f7] = *f;
    let [g0, g1, g2, g3, g4, g5, g6, g7] = *g;
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
    let r0 = u as i128 * f0 as i128 + v as i128 * g0 as i128;
    let low_10 = r0 as u64 & 0x3ff_ffff_ffff_ffff;
    let r2 = q as i128 * f0 as i128 + r as i128 * g0 as i128;
    let low_20 = r2 as u64 & 0x3ff_ffff_ffff_ffff;
    let x26 = x23 >> 63;
    let x27 = 0 - (x25 & 1);
    let x28 = x26 | !x27;
    let x29 = x25 >> 1;
    let x30 = 0i64.wrapping_sub(x23 ^ x28);
    let x31 = (x29 & !x28) | (x24 & x28);
    let x32 = x29 - ((x24 ^ x26) & x27);
    let x33 = x30 >> 63;
    let x34 = 0 - (x32 & 1);
    let x35 = x33 | !x34;
    let x36 = x32 >> 1;
    let x37 = 0i64.wrapping_sub(x30 ^ x35);
    let x38 = (x36 & !x35) | (x31 & x35);
    let x39 = x36 - ((x31 ^ x33) & x34);
    let r3 = u as i128 * f1 as i128 + v as i128 * g1 as i128 + (r0 >> 58);
    let new_f0 = r3 as u64 & 0x3ff_ffff_ffff_ffff;
    let r4 = q as i128 * f1 as i128 + r as i128 * g1 as i128 + (r2 >> 58);
    let new_g0 = r4 as u64 & 0x3ff_ffff_ffff_ffff;
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
    let r5 = u as i128 * f2 as i128 + v as i128 * g2 as i128 + (r3 >> 58);
    let new_f1 = r5 as u64 & 0x3ff_ffff_ffff_ffff;
    let r6 = q as i128 * f2 as i128 + r as i128 * g2 as i128 + (r4 >> 58);
    let new_g1 = r6 as u64 & 0x3ff_ffff_ffff_ffff;
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
    let r7 = u as i128 * f3 as i128 + v as i128 * g3 as i128 + (r5 >> 58);
    let new_f2 = r7 as u64 & 0x3ff_ffff_ffff_ffff;
    let r8 = q as i128 * f3 as i128 + r as i128 * g3 as i128 + (r6 >> 58);
    let new_g2 = r8 as u64 & 0x3ff_ffff_ffff_ffff;
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
    let x89 = x86 >> 63;
    let x90 = 0 - (x88 & 1);
    let x91 = x89 | !x90;
    let x92 = x88 >> 1;
    let x93 = 0i64.wrapping_sub(x86 ^ x91);
    let x94 = (x92 & !x91) | (x87 & x91);
    let x95 = x92 - ((x87 ^ x89) & x90);
    let r9 = u as i128 * f4 as i128 + v as i128 * g4 as i128 + (r7 >> 58);
    let new_f3 = r9 as u64 & 0x3ff_ffff_ffff_ffff;
    let r11 = q as i128 * f4 as i128 + r as i128 * g4 as i128 + (r8 >> 58);
    let new_g3 = r11 as u64 & 0x3ff_ffff_ffff_ffff;
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
    let r12 = u as i128 * f5 as i128 + v as i128 * g5 as i128 + (r9 >> 58);
    let new_f4 = r12 as u64 & 0x3ff_ffff_ffff_ffff;
    let r13 = q as i128 * f5 as i128 + r as i128 * g5 as i128 + (r11 >> 58);
    let new_g4 = r13 as u64 & 0x3ff_ffff_ffff_ffff;
    let x110 = x107 >> 63;
    let x111 = 0 - (x109 & 1);
    let x112 = x110 | !x111;
    let x113 = x109 >> 1;
    let x114 = 0i64.wrapping_sub(x107 ^ x112);
    let x115 = (x113 & !x112) | (x108 & x112);
    let x116 = x113 - ((x108 ^ x110) & x111);
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
    let r14 = u as i128 * f6 as i128 + v as i128 * g6 as i128 + (r12 >> 58);
    let new_f5 = r14 as u64 & 0x3ff_ffff_ffff_ffff;
    let r15 = q as i128 * f6 as i128 + r as i128 * g6 as i128 + (r13 >> 58);
    let new_g5 = r15 as u64 & 0x3ff_ffff_ffff_ffff;
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
    let r16 = u as i128 * f7 as i128 + v as i128 * g7 as i128 + (r14 >> 58);
    let new_f6 = r16 as u64 & 0x3ff_ffff_ffff_ffff;
    let new_f7 = (r16 >> 58) as i64;
    let r17 = (r16 >> 58) - new_f7 as i128;
    let high_10 = (r17 >> 64) as i64;
    let r18 = q as i128 * f7 as i128 + r as i128 * g7 as i128 + (r15 >> 58);
    let new_g6 = r18 as u64 & 0x3ff_ffff_ffff_ffff;
    let new_g7 = (r18 >> 58) as i64;
    let r19 = (r18 >> 58) - new_g7 as i128;
    let high_20 = (r19 >> 64) as i64;
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
        new_f4 as i64,
        new_f5 as i64,
        new_f6 as i64,
        new_f7,
    ];
    let new_g = [
        new_g0 as i64,
        new_g1 as i64,
        new_g2 as i64,
        new_g3 as i64,
        new_g4 as i64,
        new_g5 as i64,
        new_g6 as i64,
        new_g7,
    ];
    (k0, u10, v10, q10, r10, new_f, low_10, high_10, new_g, low_20, high_20)
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^20 * the matrix of 20 divsteps (not proved; bounds are); 2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
/// - takes `k` in `[-2^63, 2^63 - 1]`
/// - takes `low_f` in `[-2^63, 2^63 - 1]`
/// - takes `low_g` in `[-2^63, 2^63 - 1]`
/// - returns `k` in `[-2^63, 2^63 - 1]`
/// - returns `u1` in `[-2^20, 2^20]`
/// - returns `v1` in `[-2^20, 2^20]`
/// - returns `q1` in `[-2^20, 2^20]`
/// - returns `r1` in `[-2^20, 2^20]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
/// - returns `cut_u` in `[-2, 2]`
/// - returns `cut_v` in `[-2, 2]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_de(
    u: i64,
    v: i64,
    d: &[i64; 8],
    e: &[i64; 8],
    k: i64,
    low_f: i64,
    low_g: i64,
) -> (i64, i64, i64, i64, i64, [i64; 8], i64, i64) {
    let [d0, d1, d2, d3, d4, d5, d6, d7] = *d;
    let [e0, e1, e2, e3, e4, e5, e6, e7] = *e;
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
    let x26 = u + 0x1000_0000_0000_0000;
    let x27 = x26 as u64 & 0x1fff_ffff_ffff_ffff;
    let x28 = x27 as i64 - 0x1000_0000_0000_0000;
    let cut_u0 = x26 >> 61;
    let x29 = v + 0x1000_0000_0000_0000;
    let x30 = x29 as u64 & 0x1fff_ffff_ffff_ffff;
    let x31 = x30 as i64 - 0x1000_0000_0000_0000;
    let cut_v0 = x29 >> 61;
    let r0 = x28 as i128 * d0 as i128 + x31 as i128 * e0 as i128;
    let x32 = r0 as u64;
    let x33 = x32.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let x34 = x33 & 0x3fff_ffff_ffff_ffff;
    let r2 = r0 + x34 as i128 * -0x1c87_3d6d_54a7_bb0d;
    let x35 = (r2 >> 62) as i64;
    let x36 = x23 >> 63;
    let x37 = 0 - (x25 & 1);
    let x38 = x36 | !x37;
    let x39 = x25 >> 1;
    let x40 = 0i64.wrapping_sub(x23 ^ x38);
    let x41 = (x39 & !x38) | (x24 & x38);
    let x42 = x39 - ((x24 ^ x36) & x37);
    let x43 = x40 >> 63;
    let x44 = 0 - (x42 & 1);
    let x45 = x43 | !x44;
    let x46 = x42 >> 1;
    let x47 = 0i64.wrapping_sub(x40 ^ x45);
    let x48 = (x46 & !x45) | (x41 & x45);
    let x49 = x46 - ((x41 ^ x43) & x44);
    let r3 = x28 as i128 * d1 as i128
        + x31 as i128 * e1 as i128
        + x35 as i128
        + x34 as i128 * 0x5b3_09ca_3716_3d55;
    let out0 = r3 as u64 & 0x3fff_ffff_ffff_ffff;
    let x50 = (r3 >> 62) as i64;
    let x51 = x47 >> 63;
    let x52 = 0 - (x49 & 1);
    let x53 = x51 | !x52;
    let x54 = x49 >> 1;
    let x55 = 0i64.wrapping_sub(x47 ^ x53);
    let x56 = (x54 & !x53) | (x48 & x53);
    let x57 = x54 - ((x48 ^ x51) & x52);
    let x58 = x55 >> 63;
    let x59 = 0 - (x57 & 1);
    let x60 = x58 | !x59;
    let x61 = x57 >> 1;
    let x62 = 0i64.wrapping_sub(x55 ^ x60);
    let x63 = (x61 & !x60) | (x56 & x60);
    let x64 = x61 - ((x56 ^ x58) & x59);
    let x65 = x62 >> 63;
    let x66 = 0 - (x64 & 1);
    let x67 = x65 | !x66;
    let x68 = x64 >> 1;
    let x69 = 0i64.wrapping_sub(x62 ^ x67);
    let x70 = (x68 & !x67) | (x63 & x67);
    let x71 = x68 - ((x63 ^ x65) & x66);
    let r4 = x28 as i128 * d2 as i128
        + x31 as i128 * e2 as i128
        + x50 as i128
        + x34 as i128 * 0x4ed_b49a_ed63_6902;
    let out1 = r4 as u64 & 0x3fff_ffff_ffff_ffff;
    let x72 = (r4 >> 62) as i64;
    let x73 = x69 >> 63;
    let x74 = 0 - (x71 & 1);
    let x75 = x73 | !x74;
    let x76 = x71 >> 1;
    let x77 = 0i64.wrapping_sub(x69 ^ x75);
    let x78 = (x76 & !x75) | (x70 & x75);
    let x79 = x76 - ((x70 ^ x73) & x74);
    let x80 = x77 >> 63;
    let x81 = 0 - (x79 & 1);
    let x82 = x80 | !x81;
    let x83 = x79 >> 1;
    let x84 = 0i64.wrapping_sub(x77 ^ x82);
    let x85 = (x83 & !x82) | (x78 & x82);
    let x86 = x83 - ((x78 ^ x80) & x81);
    let r5 = x28 as i128 * d3 as i128
        + x31 as i128 * e3 as i128
        + x72 as i128
        + x34 as i128 * -0x20_cd77_058f;
    let out2 = r5 as u64 & 0x3fff_ffff_ffff_ffff;
    let x87 = (r5 >> 62) as i64;
    let x88 = x84 >> 63;
    let x89 = 0 - (x86 & 1);
    let x90 = x88 | !x89;
    let x91 = x86 >> 1;
    let x92 = 0i64.wrapping_sub(x84 ^ x90);
    let x93 = (x91 & !x90) | (x85 & x90);
    let x94 = x91 - ((x85 ^ x88) & x89);
    let x95 = x92 >> 63;
    let x96 = 0 - (x94 & 1);
    let x97 = x95 | !x96;
    let x98 = x94 >> 1;
    let x99 = 0i64.wrapping_sub(x92 ^ x97);
    let x100 = (x98 & !x97) | (x93 & x97);
    let x101 = x98 - ((x93 ^ x95) & x96);
    let x102 = x99 >> 63;
    let x103 = 0 - (x101 & 1);
    let x104 = x102 | !x103;
    let x105 = x101 >> 1;
    let x106 = 0i64.wrapping_sub(x99 ^ x104);
    let x107 = (x105 & !x104) | (x100 & x104);
    let x108 = x105 - ((x100 ^ x102) & x103);
    let r6 = x28 as i128 * d4 as i128 + x31 as i128 * e4 as i128 + x87 as i128;
    let out3 = r6 as u64 & 0x3fff_ffff_ffff_ffff;
    let x109 = (r6 >> 62) as i64;
    let x110 = x106 >> 63;
    let x111 = 0 - (x108 & 1);
    let x112 = x110 | !x111;
    let x113 = x108 >> 1;
    let x114 = 0i64.wrapping_sub(x106 ^ x112);
    let x115 = (x113 & !x112) | (x107 & x112);
    let x116 = x113 - ((x107 ^ x110) & x111);
    let x117 = x114 >> 63;
    let x118 = 0 - (x116 & 1);
    let x119 = x117 | !x118;
    let x120 = x116 >> 1;
    let x121 = 0i64.wrapping_sub(x114 ^ x119);
    let x122 = (x120 & !x119) | (x115 & x119);
    let x123 = x120 - ((x115 ^ x117) & x118);
    let r7 = x28 as i128 * d5 as i128 + x31 as i128 * e5 as i128 + x109 as i128;
    let out4 = r7 as u64 & 0x3fff_ffff_ffff_ffff;
    let x124 = (r7 >> 62) as i64;
    let x125 = x121 >> 63;
    let x126 = 0 - (x123 & 1);
    let x127 = x125 | !x126;
    let x128 = x123 >> 1;
    let x129 = 0i64.wrapping_sub(x121 ^ x127);
    let x130 = (x128 & !x127) | (x122 & x127);
    let x131 = x128 - ((x122 ^ x125) & x126);
    let x132 = x129 >> 63;
    let x133 = 0 - (x131 & 1);
    let x134 = x132 | !x133;
    let x135 = x131 >> 1;
    let x136 = 0i64.wrapping_sub(x129 ^ x134);
    let x137 = (x135 & !x134) | (x130 & x134);
    let x138 = x135 - ((x130 ^ x132) & x133);
    let x139 = x136 >> 63;
    let x140 = 0 - (x138 & 1);
    let x141 = x139 | !x140;
    let x142 = x138 >> 1;
    let x143 = 0i64.wrapping_sub(x136 ^ x141);
    let x144 = (x142 & !x141) | (x137 & x141);
    let x145 = x142 - ((x137 ^ x139) & x140);
    let r8 = x28 as i128 * d6 as i128 + x31 as i128 * e6 as i128 + x124 as i128;
    let out5 = r8 as u64 & 0x3fff_ffff_ffff_ffff;
    let x146 = (r8 >> 62) as i64;
    let x147 = x143 >> 63;
    let x148 = 0 - (x145 & 1);
    let x149 = x147 | !x148;
    let x150 = x145 >> 1;
    let x151 = 0i64.wrapping_sub(x143 ^ x149);
    let x152 = (x150 & !x149) | (x144 & x149);
    let x153 = x150 - ((x144 ^ x147) & x148);
    let x154 = x151 >> 63;
    let x155 = 0 - (x153 & 1);
    let x156 = x154 | !x155;
    let x157 = x153 >> 1;
    let k0 = 0i64.wrapping_sub(x151 ^ x156);
    let x158 = (x157 & !x156) | (x152 & x156);
    let x159 = x157 - ((x152 ^ x154) & x155);
    let r9 = x28 as i128 * d7 as i128
        + x31 as i128 * e7 as i128
        + x146 as i128
        + x34 as i128 * 4096;
    let out6 = r9 as u64 & 0x3fff_ffff_ffff_ffff;
    let out7 = (r9 >> 62) as i64;
    let x160 = x158 + x158 + 1;
    let x161 = x160 + 0x10_0000;
    let x162 = x161 << 22;
    let u10 = x162 >> 43;
    let x163 = x160 + 0x200_0010_0000;
    let v10 = x163 >> 42;
    let x164 = x159 + 0x10_0000;
    let x165 = x164 << 22;
    let q10 = x165 >> 43;
    let x166 = x159 + 0x200_0010_0000;
    let r10 = x166 >> 42;
    let out = [
        out0 as i64,
        out1 as i64,
        out2 as i64,
        out3 as i64,
        out4 as i64,
        out5 as i64,
        out6 as i64,
        out7,
    ];
    (k0, u10, v10, q10, r10, out, cut_u0, cut_v0)
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^18 * the matrix of 18 divsteps (not proved; bounds are); 2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
/// - takes `k` in `[-2^63, 2^63 - 1]`
/// - takes `low_f` in `[-2^63, 2^63 - 1]`
/// - takes `low_g` in `[-2^63, 2^63 - 1]`
/// - returns `k` in `[-2^63, 2^63 - 1]`
/// - returns `u1` in `[-2^20, 2^20]`
/// - returns `v1` in `[-2^20, 2^20]`
/// - returns `q1` in `[-2^20, 2^20]`
/// - returns `r1` in `[-2^20, 2^20]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
/// - returns `cut_u` in `[-2, 2]`
/// - returns `cut_v` in `[-2, 2]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_last(
    u: i64,
    v: i64,
    d: &[i64; 8],
    e: &[i64; 8],
    k: i64,
    low_f: i64,
    low_g: i64,
) -> (i64, i64, i64, i64, i64, [i64; 8], i64, i64) {
    let [d0, d1, d2, d3, d4, d5, d6, d7] = *d;
    let [e0, e1, e2, e3, e4, e5, e6, e7] = *e;
    let x0 = low_f as u64 & 0xf_ffff;
    let x1 = x0 as i64 - 0x80_0000_0000;
    let x2 = x1 >> 1;
    let x3 = low_g as u64 & 0xf_ffff;
    let x4 = x3 as i64 - 0x1000_0000_0000_0000;
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
    let x26 = u + 0x1000_0000_0000_0000;
    let x27 = x26 as u64 & 0x1fff_ffff_ffff_ffff;
    let x28 = x27 as i64 - 0x1000_0000_0000_0000;
    let cut_u0 = x26 >> 61;
    let x29 = v + 0x1000_0000_0000_0000;
    let x30 = x29 as u64 & 0x1fff_ffff_ffff_ffff;
    let x31 = x30 as i64 - 0x1000_0000_0000_0000;
    let cut_v0 = x29 >> 61;
    let r0 = x28 as i128 * d0 as i128 + x31 as i128 * e0 as i128;
    let x32 = r0 as u64;
    let x33 = x32.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let x34 = x33 & 0x3fff_ffff_ffff_ffff;
    let r2 = r0 + x34 as i128 * -0x1c87_3d6d_54a7_bb0d;
    let x35 = (r2 >> 62) as i64;
    let x36 = x23 >> 63;
    let x37 = 0 - (x25 & 1);
    let x38 = x36 | !x37;
    let x39 = x25 >> 1;
    let x40 = 0i64.wrapping_sub(x23 ^ x38);
    let x41 = (x39 & !x38) | (x24 & x38);
    let x42 = x39 - ((x24 ^ x36) & x37);
    let x43 = x40 >> 63;
    let x44 = 0 - (x42 & 1);
    let x45 = x43 | !x44;
    let x46 = x42 >> 1;
    let x47 = 0i64.wrapping_sub(x40 ^ x45);
    let x48 = (x46 & !x45) | (x41 & x45);
    let x49 = x46 - ((x41 ^ x43) & x44);
    let r3 = x28 as i128 * d1 as i128
        + x31 as i128 * e1 as i128
        + x35 as i128
        + x34 as i128 * 0x5b3_09ca_3716_3d55;
    let out0 = r3 as u64 & 0x3fff_ffff_ffff_ffff;
    let x50 = (r3 >> 62) as i64;
    let x51 = x47 >> 63;
    let x52 = 0 - (x49 & 1);
    let x53 = x51 | !x52;
    let x54 = x49 >> 1;
    let x55 = 0i64.wrapping_sub(x47 ^ x53);
    let x56 = (x54 & !x53) | (x48 & x53);
    let x57 = x54 - ((x48 ^ x51) & x52);
    let x58 = x55 >> 63;
    let x59 = 0 - (x57 & 1);
    let x60 = x58 | !x59;
    let x61 = x57 >> 1;
    let x62 = 0i64.wrapping_sub(x55 ^ x60);
    let x63 = (x61 & !x60) | (x56 & x60);
    let x64 = x61 - ((x56 ^ x58) & x59);
    let r4 = x28 as i128 * d2 as i128
        + x31 as i128 * e2 as i128
        + x50 as i128
        + x34 as i128 * 0x4ed_b49a_ed63_6902;
    let out1 = r4 as u64 & 0x3fff_ffff_ffff_ffff;
    let x65 = (r4 >> 62) as i64;
    let x66 = x62 >> 63;
    let x67 = 0 - (x64 & 1);
    let x68 = x66 | !x67;
    let x69 = x64 >> 1;
    let x70 = 0i64.wrapping_sub(x62 ^ x68);
    let x71 = (x69 & !x68) | (x63 & x68);
    let x72 = x69 - ((x63 ^ x66) & x67);
    let x73 = x70 >> 63;
    let x74 = 0 - (x72 & 1);
    let x75 = x73 | !x74;
    let x76 = x72 >> 1;
    let x77 = 0i64.wrapping_sub(x70 ^ x75);
    let x78 = (x76 & !x75) | (x71 & x75);
    let x79 = x76 - ((x71 ^ x73) & x74);
    let r5 = x28 as i128 * d3 as i128
        + x31 as i128 * e3 as i128
        + x65 as i128
        + x34 as i128 * -0x20_cd77_058f;
    let out2 = r5 as u64 & 0x3fff_ffff_ffff_ffff;
    let x80 = (r5 >> 62) as i64;
    let x81 = x77 >> 63;
    let x82 = 0 - (x79 & 1);
    let x83 = x81 | !x82;
    let x84 = x79 >> 1;
    let x85 = 0i64.wrapping_sub(x77 ^ x83);
    let x86 = (x84 & !x83) | (x78 & x83);
    let x87 = x84 - ((x78 ^ x81) & x82);
    let x88 = x85 >> 63;
    let x89 = 0 - (x87 & 1);
    let x90 = x88 | !x89;
    let x91 = x87 >> 1;
    let x92 = 0i64.wrapping_sub(x85 ^ x90);
    let x93 = (x91 & !x90) | (x86 & x90);
    let x94 = x91 - ((x86 ^ x88) & x89);
    let x95 = x92 >> 63;
    let x96 = 0 - (x94 & 1);
    let x97 = x95 | !x96;
    let x98 = x94 >> 1;
    let x99 = 0i64.wrapping_sub(x92 ^ x97);
    let x100 = (x98 & !x97) | (x93 & x97);
    let x101 = x98 - ((x93 ^ x95) & x96);
    let r6 = x28 as i128 * d4 as i128 + x31 as i128 * e4 as i128 + x80 as i128;
    let out3 = r6 as u64 & 0x3fff_ffff_ffff_ffff;
    let x102 = (r6 >> 62) as i64;
    let x103 = x99 >> 63;
    let x104 = 0 - (x101 & 1);
    let x105 = x103 | !x104;
    let x106 = x101 >> 1;
    let x107 = 0i64.wrapping_sub(x99 ^ x105);
    let x108 = (x106 & !x105) | (x100 & x105);
    let x109 = x106 - ((x100 ^ x103) & x104);
    let x110 = x107 >> 63;
    let x111 = 0 - (x109 & 1);
    let x112 = x110 | !x111;
    let x113 = x109 >> 1;
    let x114 = 0i64.wrapping_sub(x107 ^ x112);
    let x115 = (x113 & !x112) | (x108 & x112);
    let x116 = x113 - ((x108 ^ x110) & x111);
    let r7 = x28 as i128 * d5 as i128 + x31 as i128 * e5 as i128 + x102 as i128;
    let out4 = r7 as u64 & 0x3fff_ffff_ffff_ffff;
    let x117 = (r7 >> 62) as i64;
    let x118 = x114 >> 63;
    let x119 = 0 - (x116 & 1);
    let x120 = x118 | !x119;
    let x121 = x116 >> 1;
    let x122 = 0i64.wrapping_sub(x114 ^ x120);
    let x123 = (x121 & !x120) | (x115 & x120);
    let x124 = x121 - ((x115 ^ x118) & x119);
    let x125 = x122 >> 63;
    let x126 = 0 - (x124 & 1);
    let x127 = x125 | !x126;
    let x128 = x124 >> 1;
    let x129 = 0i64.wrapping_sub(x122 ^ x127);
    let x130 = (x128 & !x127) | (x123 & x127);
    let x131 = x128 - ((x123 ^ x125) & x126);
    let r8 = x28 as i128 * d6 as i128 + x31 as i128 * e6 as i128 + x117 as i128;
    let out5 = r8 as u64 & 0x3fff_ffff_ffff_ffff;
    let x132 = (r8 >> 62) as i64;
    let x133 = x129 >> 63;
    let x134 = 0 - (x131 & 1);
    let x135 = x133 | !x134;
    let x136 = x131 >> 1;
    let x137 = 0i64.wrapping_sub(x129 ^ x135);
    let x138 = (x136 & !x135) | (x130 & x135);
    let x139 = x136 - ((x130 ^ x133) & x134);
    let x140 = x137 >> 63;
    let x141 = 0 - (x139 & 1);
    let x142 = x140 | !x141;
    let x143 = x139 >> 1;
    let k0 = 0i64.wrapping_sub(x137 ^ x142);
    let x144 = (x143 & !x142) | (x138 & x142);
    let x145 = x143 - ((x138 ^ x140) & x141);
    let r9 = x28 as i128 * d7 as i128
        + x31 as i128 * e7 as i128
        + x132 as i128
        + x34 as i128 * 4096;
    let out6 = r9 as u64 & 0x3fff_ffff_ffff_ffff;
    let out7 = (r9 >> 62) as i64;
    let x146 = x144 + x144 + 1;
    let x147 = x146 + 0x10_0000;
    let x148 = x147 << 22;
    let u10 = x148 >> 43;
    let x149 = x146 + 0x200_0010_0000;
    let v10 = x149 >> 42;
    let x150 = x145 + 0x10_0000;
    let x151 = x150 << 22;
    let q10 = x151 >> 43;
    let x152 = x145 + 0x200_0010_0000;
    let r10 = x152 >> 42;
    let out = [
        out0 as i64,
        out1 as i64,
        out2 as i64,
        out3 as i64,
        out4 as i64,
        out5 as i64,
        out6 as i64,
        out7,
    ];
    (k0, u10, v10, q10, r10, out, cut_u0, cut_v0)
}

/// `next, all = low bits of floor((u * f + v * g) / 2^20), fewer in next than in all (not proved; bounds are)`
///
/// - takes `u` in `[-2^20, 2^20]`
/// - takes `v` in `[-2^20, 2^20]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
/// - returns `next` in `[-2^63, 2^63 - 1]`
/// - returns `all` in `[-2^63, 2^63 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_words(u: i64, v: i64, f: &[i64; 8], g: &[i64; 8]) -> (i64, i64) {
    let [f0, f1, _, _, _, _, _, _] = *f;
    let [g0, g1, _, _, _, _, _, _] = *g;
    let x0 = u.wrapping_mul(f0);
    let x1 = v.wrapping_mul(g0);
    let x2 = x0.wrapping_add(x1);
    let next0 = x2 >> 20;
    let r0 = u as i128 * f0 as i128 + v as i128 * g0 as i128;
    let x3 = u.wrapping_mul(f1);
    let x4 = v.wrapping_mul(g1);
    let x5 = x3.wrapping_add(x4);
    let all0 = (x5 << 38).wrapping_add((r0 >> 20) as i64);
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

/// `out = floor((u * f + v * g mod 2^64) / 2^18), with 18 fewer correct low bits than f and g (not proved; bounds are)`
///
/// - takes `u` in `[-2^20, 2^20]`
/// - takes `v` in `[-2^20, 2^20]`
/// - takes `f` in `[-2^63, 2^63 - 1]`
/// - takes `g` in `[-2^63, 2^63 - 1]`
/// - returns `out` in `[-2^45, 2^45 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_ahead(u: i64, v: i64, f: i64, g: i64) -> i64 {
    let x0 = u.wrapping_mul(f);
    let x1 = v.wrapping_mul(g);
    let x2 = x0.wrapping_add(x1);
    let o0 = x2 >> 18;
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

/// `2^58 * out + low + 2^528 * high = u * f + v * g`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
/// - returns `low` in `[0, 2^58 - 1]`
/// - returns `high` in `[-17, 16]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn update_fg(u: i64, v: i64, f: &[i64; 8], g: &[i64; 8]) -> ([i64; 8], u64, i64) {
    let [f0, f1, f2, f3, f4, f5, f6, f7] = *f;
    let [g0, g1, g2, g3, g4, g5, g6, g7] = *g;
    let r0 = u as i128 * f0 as i128 + v as i128 * g0 as i128;
    let low0 = r0 as u64 & 0x3ff_ffff_ffff_ffff;
    let r1 = u as i128 * f1 as i128 + v as i128 * g1 as i128 + (r0 >> 58);
    let out0 = r1 as u64 & 0x3ff_ffff_ffff_ffff;
    let r2 = u as i128 * f2 as i128 + v as i128 * g2 as i128 + (r1 >> 58);
    let out1 = r2 as u64 & 0x3ff_ffff_ffff_ffff;
    let r3 = u as i128 * f3 as i128 + v as i128 * g3 as i128 + (r2 >> 58);
    let out2 = r3 as u64 & 0x3ff_ffff_ffff_ffff;
    let r4 = u as i128 * f4 as i128 + v as i128 * g4 as i128 + (r3 >> 58);
    let out3 = r4 as u64 & 0x3ff_ffff_ffff_ffff;
    let r5 = u as i128 * f5 as i128 + v as i128 * g5 as i128 + (r4 >> 58);
    let out4 = r5 as u64 & 0x3ff_ffff_ffff_ffff;
    let r6 = u as i128 * f6 as i128 + v as i128 * g6 as i128 + (r5 >> 58);
    let out5 = r6 as u64 & 0x3ff_ffff_ffff_ffff;
    let r7 = u as i128 * f7 as i128 + v as i128 * g7 as i128 + (r6 >> 58);
    let out6 = r7 as u64 & 0x3ff_ffff_ffff_ffff;
    let out7 = (r7 >> 58) as i64;
    let r8 = (r7 >> 58) - out7 as i128;
    let high0 = (r8 >> 64) as i64;
    let out = [
        out0 as i64,
        out1 as i64,
        out2 as i64,
        out3 as i64,
        out4 as i64,
        out5 as i64,
        out6 as i64,
        out7,
    ];
    (out, low0, high0)
}

/// `2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
/// - returns `cut_u` in `[-2, 2]`
/// - returns `cut_v` in `[-2, 2]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn update_de(u: i64, v: i64, d: &[i64; 8], e: &[i64; 8]) -> ([i64; 8], i64, i64) {
    let [d0, d1, d2, d3, d4, d5, d6, d7] = *d;
    let [e0, e1, e2, e3, e4, e5, e6, e7] = *e;
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
    let x7 = x6.wrapping_mul(0x3bd_440f_ae91_8bc5);
    let x8 = x7 & 0x3fff_ffff_ffff_ffff;
    let r1 = r0 + x8 as i128 * -0x1c87_3d6d_54a7_bb0d;
    let x9 = (r1 >> 62) as i64;
    let r2 = x2 as i128 * d1 as i128
        + x5 as i128 * e1 as i128
        + x9 as i128
        + x8 as i128 * 0x5b3_09ca_3716_3d55;
    let out0 = r2 as u64 & 0x3fff_ffff_ffff_ffff;
    let x10 = (r2 >> 62) as i64;
    let r3 = x2 as i128 * d2 as i128
        + x5 as i128 * e2 as i128
        + x10 as i128
        + x8 as i128 * 0x4ed_b49a_ed63_6902;
    let out1 = r3 as u64 & 0x3fff_ffff_ffff_ffff;
    let x11 = (r3 >> 62) as i64;
    let r4 = x2 as i128 * d3 as i128
        + x5 as i128 * e3 as i128
        + x11 as i128
        + x8 as i128 * -0x20_cd77_058f;
    let out2 = r4 as u64 & 0x3fff_ffff_ffff_ffff;
    let x12 = (r4 >> 62) as i64;
    let r5 = x2 as i128 * d4 as i128 + x5 as i128 * e4 as i128 + x12 as i128;
    let out3 = r5 as u64 & 0x3fff_ffff_ffff_ffff;
    let x13 = (r5 >> 62) as i64;
    let r6 = x2 as i128 * d5 as i128 + x5 as i128 * e5 as i128 + x13 as i128;
    let out4 = r6 as u64 & 0x3fff_ffff_ffff_ffff;
    let x14 = (r6 >> 62) as i64;
    let r7 = x2 as i128 * d6 as i128 + x5 as i128 * e6 as i128 + x14 as i128;
    let out5 = r7 as u64 & 0x3fff_ffff_ffff_ffff;
    let x15 = (r7 >> 62) as i64;
    let r8 = x2 as i128 * d7 as i128 + x5 as i128 * e7 as i128 + x15 as i128 + x8 as i128 * 4096;
    let out6 = r8 as u64 & 0x3fff_ffff_ffff_ffff;
    let out7 = (r8 >> 62) as i64;
    let out = [
        out0 as i64,
        out1 as i64,
        out2 as i64,
        out3 as i64,
        out4 as i64,
        out5 as i64,
        out6 as i64,
        out7,
    ];
    (out, cut_u0, cut_v0)
}

/// `out = the integer of the limbs of a (mod p), 0 <= out < p`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_start(a: &Element) -> [i64; 8] {
    let [a0, a1, a2, a3, a4, a5, a6] = a.0;
    let (x0, c0) = a0.overflowing_sub(0x8de3_0a4a_ad61_13cc);
    let (x1, c1) = sub_borrow(a1, 0x85b3_09ca_3716_3d54, c0);
    let (x2, c2) = sub_borrow(a2, 0x113b_6d26_bb58_da40, c1);
    let (x3, c3) = sub_borrow(a3, 0xffff_fffd_f328_8fa7, c2);
    let (x4, c4) = sub_borrow(a4, 0xffff_ffff_ffff_ffff, c3);
    let (x5, c5) = sub_borrow(a5, 0xffff_ffff_ffff_ffff, c4);
    let (x6, c6) = sub_borrow(a6, 0xffff_ffff_ffff_ffff, c5);
    let c6_mask = 0u64.wrapping_sub(c6 as u64);
    let x7 = x0 ^ (c6_mask & (a0 ^ x0));
    let x8 = x1 ^ (c6_mask & (a1 ^ x1));
    let x9 = x2 ^ (c6_mask & (a2 ^ x2));
    let x10 = x3 ^ (c6_mask & (a3 ^ x3));
    let x11 = x4 ^ (c6_mask & (a4 ^ x4));
    let x12 = x5 ^ (c6_mask & (a5 ^ x5));
    let x13 = x6 ^ (c6_mask & (a6 ^ x6));
    let (x14, c7) = x7.overflowing_sub(0x46f1_8525_56b0_89e6);
    let (x15, c8) = sub_borrow(x8, 0x42d9_84e5_1b8b_1eaa, c7);
    let (x16, c9) = sub_borrow(x9, 0x889d_b693_5dac_6d20, c8);
    let (x17, c10) = sub_borrow(x10, 0xffff_fffe_f994_47d3, c9);
    let (x18, c11) = sub_borrow(x11, 0xffff_ffff_ffff_ffff, c10);
    let (x19, c12) = sub_borrow(x12, 0xffff_ffff_ffff_ffff, c11);
    let (x20, c13) = sub_borrow(x13, 0x7fff_ffff_ffff_ffff, c12);
    let c13_mask = 0u64.wrapping_sub(c13 as u64);
    let x21 = x14 ^ (c13_mask & (x7 ^ x14));
    let x22 = x15 ^ (c13_mask & (x8 ^ x15));
    let x23 = x16 ^ (c13_mask & (x9 ^ x16));
    let x24 = x17 ^ (c13_mask & (x10 ^ x17));
    let x25 = x18 ^ (c13_mask & (x11 ^ x18));
    let x26 = x19 ^ (c13_mask & (x12 ^ x19));
    let x27 = x20 ^ (c13_mask & (x13 ^ x20));
    let (x28, c14) = x21.overflowing_sub(0x2378_c292_ab58_44f3);
    let (x29, c15) = sub_borrow(x22, 0x216c_c272_8dc5_8f55, c14);
    let (x30, c16) = sub_borrow(x23, 0xc44e_db49_aed6_3690, c15);
    let (x31, c17) = sub_borrow(x24, 0xffff_ffff_7cca_23e9, c16);
    let (x32, c18) = sub_borrow(x25, 0xffff_ffff_ffff_ffff, c17);
    let (x33, c19) = sub_borrow(x26, 0xffff_ffff_ffff_ffff, c18);
    let (x34, c20) = sub_borrow(x27, 0x3fff_ffff_ffff_ffff, c19);
    let c20_mask = 0u64.wrapping_sub(c20 as u64);
    let x35 = x28 ^ (c20_mask & (x21 ^ x28));
    let x36 = x29 ^ (c20_mask & (x22 ^ x29));
    let x37 = x30 ^ (c20_mask & (x23 ^ x30));
    let x38 = x31 ^ (c20_mask & (x24 ^ x31));
    let x39 = x32 ^ (c20_mask & (x25 ^ x32));
    let x40 = x33 ^ (c20_mask & (x26 ^ x33));
    let x41 = x34 ^ (c20_mask & (x27 ^ x34));
    let x42 = x35 & 0x3ff_ffff_ffff_ffff;
    let x43 = x36 & 0xf_ffff_ffff_ffff;
    let x44 = (x35 >> 58) + (x43 << 6);
    let x45 = x37 & 0x3fff_ffff_ffff;
    let x46 = (x36 >> 52) + (x45 << 12);
    let x47 = x38 & 0xff_ffff_ffff;
    let x48 = (x37 >> 46) + (x47 << 18);
    let x49 = x39 & 0x3_ffff_ffff;
    let x50 = (x38 >> 40) + (x49 << 24);
    let x51 = x40 & 0xfff_ffff;
    let x52 = (x39 >> 34) + (x51 << 30);
    let x53 = x41 & 0x3f_ffff;
    let x54 = (x40 >> 28) + (x53 << 36);
    let o0 = x42 as i64 - 0x400_0000_0000_0000;
    let o1 = x44 as i64 - 0x400_0000_0000_0000 + 1;
    let o2 = x46 as i64 - 0x400_0000_0000_0000 + 1;
    let o3 = x48 as i64 - 0x400_0000_0000_0000 + 1;
    let o4 = x50 as i64 - 0x400_0000_0000_0000 + 1;
    let o5 = x52 as i64 - 0x400_0000_0000_0000 + 1;
    let o6 = x54 as i64 - 0x400_0000_0000_0000 + 1;
    let o7 = (x41 >> 22) + 1;
    [o0, o1, o2, o3, o4, o5, o6, o7 as i64]
}

/// `out = 1 if f < 0, else 0`
///
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
/// - returns `out` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_sign(f: &[i64; 8]) -> u64 {
    let [f0, f1, f2, f3, f4, f5, f6, f7] = *f;
    let x0 = f1 + (f0 >> 58);
    let x1 = f2 + (x0 >> 58);
    let x2 = f3 + (x1 >> 58);
    let x3 = f4 + (x2 >> 58);
    let x4 = f5 + (x3 >> 58);
    let x5 = f6 + (x4 >> 58);
    let x6 = x5 >> 58;
    let r0 = f7 as i128 + x6 as i128;
    let x7 = (r0 >> 64) as i64;
    let x8 = (x7 as u64).wrapping_add(1);
    let (_, o0) = x8.overflowing_sub(1);
    o0 as u64
}

const_fn! {
    /// `out = -d if negative is 1, d if it is 0 (mod p)`
    ///
    /// - takes `negative` in `[0, 1]`
    /// - takes `d`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-4097, 8192]`
    /// - returns `out`: every word in `[0, 2^64 - 1]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    fn invert_finish(negative: u64, d: &[i64; 8]) -> Element {
        let [d0, d1, d2, d3, d4, d5, d6, d7] = *d;
        let x0 = -0x1595_b847_fdf7_3127 - d0;
        let x1 = d0 + 0x6f1_8525_56b0_89e6;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let negative_mask = 0u64.wrapping_sub(core::hint::black_box(negative));
        let x2 = (x1 as u64 ^ (negative_mask & (x0 as u64 ^ x1 as u64))) as i64;
        let x3 = 0x1119_1d5e_a542_b7fe - d1;
        let x4 = d1 + 0xb66_1394_6e2c_7aa9;
        let x5 = (x4 as u64 ^ (negative_mask & (x3 as u64 ^ x4 as u64))) as i64;
        let x6 = x5 + (x2 >> 62);
        let x7 = x6 as u64 & 0x3fff_ffff_ffff_ffff;
        let x8 = 0xec9_1dd0_c82a_3b06 - d2;
        let x9 = d2 + 0x9db_6935_dac6_d204;
        let x10 = (x9 as u64 ^ (negative_mask & (x8 as u64 ^ x9 as u64))) as i64;
        let x11 = x10 + (x6 >> 62);
        let x12 = x11 as u64 & 0x3fff_ffff_ffff_ffff;
        let x13 = -0x62_6865_10ad - d3;
        let x14 = d3 + -0x41_9aee_0b1e;
        let x15 = (x14 as u64 ^ (negative_mask & (x13 as u64 ^ x14 as u64))) as i64;
        let x16 = x15 + (x11 >> 62);
        let x17 = x16 as u64 & 0x3fff_ffff_ffff_ffff;
        let x18 = 0 - d4;
        let x19 = (d4 as u64 ^ (negative_mask & (x18 as u64 ^ d4 as u64))) as i64;
        let x20 = x19 + (x16 >> 62);
        let x21 = x20 as u64 & 0x3fff_ffff_ffff_ffff;
        let x22 = 0 - d5;
        let x23 = (d5 as u64 ^ (negative_mask & (x22 as u64 ^ d5 as u64))) as i64;
        let x24 = x23 + (x20 >> 62);
        let x25 = x24 as u64 & 0x3fff_ffff_ffff_ffff;
        let x26 = 0 - d6;
        let x27 = (d6 as u64 ^ (negative_mask & (x26 as u64 ^ d6 as u64))) as i64;
        let x28 = x27 + (x24 >> 62);
        let x29 = x28 as u64 & 0x3fff_ffff_ffff_ffff;
        let x30 = 12288 - d7;
        let x31 = d7 + 8192;
        let x32 = (x31 as u64 ^ (negative_mask & (x30 as u64 ^ x31 as u64))) as i64;
        let x33 = x32 + (x28 >> 62);
        let x34 = x7 & 3;
        let x35 = (x2 as u64 & 0x3fff_ffff_ffff_ffff) + (x34 << 62);
        let x36 = x12 & 15;
        let x37 = (x7 >> 2) + (x36 << 60);
        let x38 = x17 & 63;
        let x39 = (x12 >> 4) + (x38 << 58);
        let x40 = x21 & 255;
        let x41 = (x17 >> 6) + (x40 << 56);
        let x42 = x25 & 1023;
        let x43 = (x21 >> 8) + (x42 << 54);
        let x44 = x29 & 4095;
        let x45 = (x25 >> 10) + (x44 << 52);
        let x46 = x33 as u64 & 16383;
        let x47 = (x29 >> 12) + (x46 << 50);
        let x48 = (x33 >> 14) as u64;
        let (x49, c0) = x35.overflowing_sub(0x1bc6_1495_5ac2_2798);
        let (x50, c1) = sub_borrow(x37, 0xb66_1394_6e2c_7aa9, c0);
        let (x51, c2) = sub_borrow(x39, 0x2276_da4d_76b1_b481, c1);
        let (x52, c3) = sub_borrow(x41, 0xffff_fffb_e651_1f4e, c2);
        let (x53, c4) = sub_borrow(x43, 0xffff_ffff_ffff_ffff, c3);
        let (x54, c5) = sub_borrow(x45, 0xffff_ffff_ffff_ffff, c4);
        let (x55, c6) = sub_borrow(x47, 0xffff_ffff_ffff_ffff, c5);
        let (x56, c7) = sub_borrow(x48, 1, c6);
        let c7_mask = 0u64.wrapping_sub(c7 as u64);
        let x57 = x49 ^ (c7_mask & (x35 ^ x49));
        let x58 = x50 ^ (c7_mask & (x37 ^ x50));
        let x59 = x51 ^ (c7_mask & (x39 ^ x51));
        let x60 = x52 ^ (c7_mask & (x41 ^ x52));
        let x61 = x53 ^ (c7_mask & (x43 ^ x53));
        let x62 = x54 ^ (c7_mask & (x45 ^ x54));
        let x63 = x55 ^ (c7_mask & (x47 ^ x55));
        let x64 = x56 ^ (c7_mask & (x48 ^ x56));
        let (x65, c8) = x57.overflowing_sub(0x8de3_0a4a_ad61_13cc);
        let (x66, c9) = sub_borrow(x58, 0x85b3_09ca_3716_3d54, c8);
        let (x67, c10) = sub_borrow(x59, 0x113b_6d26_bb58_da40, c9);
        let (x68, c11) = sub_borrow(x60, 0xffff_fffd_f328_8fa7, c10);
        let (x69, c12) = sub_borrow(x61, 0xffff_ffff_ffff_ffff, c11);
        let (x70, c13) = sub_borrow(x62, 0xffff_ffff_ffff_ffff, c12);
        let (x71, c14) = sub_borrow(x63, 0xffff_ffff_ffff_ffff, c13);
        let (x72, c15) = sub_borrow(x64, 0, c14);
        let c15_mask = 0u64.wrapping_sub(c15 as u64);
        let x73 = x65 ^ (c15_mask & (x57 ^ x65));
        let x74 = x66 ^ (c15_mask & (x58 ^ x66));
        let x75 = x67 ^ (c15_mask & (x59 ^ x67));
        let x76 = x68 ^ (c15_mask & (x60 ^ x68));
        let x77 = x69 ^ (c15_mask & (x61 ^ x69));
        let x78 = x70 ^ (c15_mask & (x62 ^ x70));
        let x79 = x71 ^ (c15_mask & (x63 ^ x71));
        let x80 = x72 ^ (c15_mask & (x64 ^ x72));
        let (x81, c16) = x73.overflowing_sub(0x46f1_8525_56b0_89e6);
        let (x82, c17) = sub_borrow(x74, 0x42d9_84e5_1b8b_1eaa, c16);
        let (x83, c18) = sub_borrow(x75, 0x889d_b693_5dac_6d20, c17);
        let (x84, c19) = sub_borrow(x76, 0xffff_fffe_f994_47d3, c18);
        let (x85, c20) = sub_borrow(x77, 0xffff_ffff_ffff_ffff, c19);
        let (x86, c21) = sub_borrow(x78, 0xffff_ffff_ffff_ffff, c20);
        let (x87, c22) = sub_borrow(x79, 0x7fff_ffff_ffff_ffff, c21);
        let (x88, c23) = sub_borrow(x80, 0, c22);
        let c23_mask = 0u64.wrapping_sub(c23 as u64);
        let x89 = x81 ^ (c23_mask & (x73 ^ x81));
        let x90 = x82 ^ (c23_mask & (x74 ^ x82));
        let x91 = x83 ^ (c23_mask & (x75 ^ x83));
        let x92 = x84 ^ (c23_mask & (x76 ^ x84));
        let x93 = x85 ^ (c23_mask & (x77 ^ x85));
        let x94 = x86 ^ (c23_mask & (x78 ^ x86));
        let x95 = x87 ^ (c23_mask & (x79 ^ x87));
        let x96 = x88 ^ (c23_mask & (x80 ^ x88));
        let (x97, c24) = x89.overflowing_sub(0x2378_c292_ab58_44f3);
        let (x98, c25) = sub_borrow(x90, 0x216c_c272_8dc5_8f55, c24);
        let (x99, c26) = sub_borrow(x91, 0xc44e_db49_aed6_3690, c25);
        let (x100, c27) = sub_borrow(x92, 0xffff_ffff_7cca_23e9, c26);
        let (x101, c28) = sub_borrow(x93, 0xffff_ffff_ffff_ffff, c27);
        let (x102, c29) = sub_borrow(x94, 0xffff_ffff_ffff_ffff, c28);
        let (x103, c30) = sub_borrow(x95, 0x3fff_ffff_ffff_ffff, c29);
        let (_, c31) = sub_borrow(x96, 0, c30);
        let c31_mask = 0u64.wrapping_sub(c31 as u64);
        let o0 = x97 ^ (c31_mask & (x89 ^ x97));
        let o1 = x98 ^ (c31_mask & (x90 ^ x98));
        let o2 = x99 ^ (c31_mask & (x91 ^ x99));
        let o3 = x100 ^ (c31_mask & (x92 ^ x100));
        let o4 = x101 ^ (c31_mask & (x93 ^ x101));
        let o5 = x102 ^ (c31_mask & (x94 ^ x102));
        let o6 = x103 ^ (c31_mask & (x95 ^ x103));
        Element([o0, o1, o2, o3, o4, o5, o6])
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
pub const fn from_bytes_canonical(bytes: &[u8; 56]) -> (Element, u64) {
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
        let mut f = [-0x87_3d6d_54a7_bb0d, -0xcf_635c_8e9c_2ab7, -0x24b_6512_9c96_fde9, -0x2_0cd7_7058_eec4, -0x400_0000_0000_0000, -0x3ff_ffff_ffff_ffff, -0x3ff_ffff_ffff_ffff, 0x100_0000_0001];
        let mut g = invert_start(a);
        let mut d = [-0x4000_0000_0000_0000, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, 1];
        let mut e = [-0x3940_20b9_9507_bafc, -0x1f1a_43c2_2a45_7294, -0x19a4_2c83_7d16_9d27, -0x3d15_acd2_d234_a514, -0x8d3_679f_055e_f8aa, -0x2d17_0ee0_eed4_7a0c, -0x81b_2f8f_50e5_633e, 2803];
        let mut k = 0;
        let mut u = -0x400_0000_0000_0000;
        let mut v = 0;
        let mut q = 0;
        let mut r = -0x400_0000_0000_0000;
        let mut low_f = divsteps_head(u, v, &f, &g);
        let mut low_g = divsteps_head(q, r, &f, &g);
        let mut turn = 0;
        while turn < 18 {
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
pub const fn sqrt(a: &Element) -> (Element, u64) {
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

    /// Returns a square root and 1. If there is no root, returns an arbitrary element and 0.
    #[inline(always)]
    pub const fn sqrt(&self) -> (Element, u64) {
        sqrt(self)
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
    pub const fn from_bytes(bytes: &[u8; 56]) -> Element {
        from_bytes(bytes)
    }

    /// Decodes little-endian bytes. Also returns 1 if they are below the prime, else 0.
    #[inline(always)]
    pub const fn from_bytes_canonical(bytes: &[u8; 56]) -> (Element, u64) {
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
        "0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3";

    const NUM_BITS: u32 = 446;

    const CAPACITY: u32 = 445;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        0xb90e_7ada_a94f_761a,
        0xbd26_7b1a_e474_e155,
        0x7762_496c_a253_92df,
        0x1_066b_b82c,
        0,
        0,
        0,
    ]);

    /// 2, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        0xe439_eb6a_a53d_d868,
        0xf499_ec6b_91d3_8556,
        0xdd89_25b2_894e_4b7e,
        0x4_19ae_e0b1,
        0,
        0,
        0,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0xb15b_ccdd_58b9_58bf,
        0xa71f_cc3c_c4db_cca9,
        0xd58a_4870_6a2f_10d0,
        0xffff_fffd_6ff2_b390,
        0xffff_ffff_ffff_ffff,
        0xffff_ffff_ffff_ffff,
        0x3fff_ffff_ffff_ffff,
    ]);

    /// 2 to the power of 2^1.
    const DELTA: Element = Element([
        0xc873_d6d5_4a7b_b0d0,
        0xe933_d8d7_23a7_0aad,
        0xbb12_4b65_129c_96fd,
        0x8_335d_c163,
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
        0xb90e_7ada_a94f_761a,
        0xbd26_7b1a_e474_e155,
        0x7762_496c_a253_92df,
        0x1_066b_b82c,
        0,
        0,
        0,
    ]);

    /// 2, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        0xe439_eb6a_a53d_d868,
        0xf499_ec6b_91d3_8556,
        0xdd89_25b2_894e_4b7e,
        0x4_19ae_e0b1,
        0,
        0,
        0,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0xb15b_ccdd_58b9_58bf,
        0xa71f_cc3c_c4db_cca9,
        0xd58a_4870_6a2f_10d0,
        0xffff_fffd_6ff2_b390,
        0xffff_ffff_ffff_ffff,
        0xffff_ffff_ffff_ffff,
        0x3fff_ffff_ffff_ffff,
    ]);

    /// 2 to the power of 2^1.
    const DELTA: Element = Element([
        0xc873_d6d5_4a7b_b0d0,
        0xe933_d8d7_23a7_0aad,
        0xbb12_4b65_129c_96fd,
        0x8_335d_c163,
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
