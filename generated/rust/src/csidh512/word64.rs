//! Arithmetic modulo 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b (csidh512). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b
//! Recipe:  8x64 operand-scanning carry-chain(twice) montgomery(interleaved) carry(none) invert(divsteps)
//! Limbs:   8 words of 64 bits
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^512 modulo the prime
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
//! 7     2^448   [0, 2^64 - 1]  [0, 2^64 - 1]
//! ```

/// Number of words in an element.
pub const LIMBS: usize = 8;

/// Number of bytes in an encoded element.
pub const BYTES: usize = 64;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u64; LIMBS]);

/// An element within loose bounds. In this field they equal the tight bounds.
pub type Loose = Element;

/// 0.
pub const ZERO: Element = Element([0, 0, 0, 0, 0, 0, 0, 0]);

/// 1.
pub const ONE: Element = Element([
    0xc8fc_8df5_9872_6f0a,
    0x7b1b_c817_50a6_af95,
    0x5d31_9e67_c1e9_61b4,
    0xb0aa_7275_3019_55f1,
    0x4a08_0672_d9ba_6c64,
    0x97a5_ef8a_246e_e77b,
    0x6ea_9e5d_4383_676a,
    0x3496_e2e1_17e0_ec80,
]);

/// 2^512, the weight of the upper half of a double-length encoding.
pub const WIDE: Element = Element([
    0x3690_5b57_2ffc_1724,
    0x6708_6f45_25f1_f27d,
    0x4faf_3fbf_d223_70ca,
    0x192e_a214_bcc5_84b1,
    0x5dae_03ee_2f5d_e3d0,
    0x1e92_4873_1776_b371,
    0xad5f_166e_20e4_f52d,
    0x4ed7_59ae_a6f3_917e,
]);

/// 2^((p - 1) / 2^1), a primitive root of unity of order 2^1.
pub const ROOT_OF_UNITY: Element = Element([
    0x5285_2b0f_9b54_5971,
    0x4756_53dd_0705_f89f,
    0xf435_9264_5d21_ed71,
    0xf700_5450_37d9_ff15,
    0x10f3_f653_b968_5d68,
    0x1c87_18b0_c959_a4c7,
    0xf5a0_1274_1aba_e4e0,
    0x311d_abae_5c2e_9d3f,
]);

/// R; in the Montgomery domain its limbs hold R^2.
pub const R: Element = Element([
    0x3690_5b57_2ffc_1724,
    0x6708_6f45_25f1_f27d,
    0x4faf_3fbf_d223_70ca,
    0x192e_a214_bcc5_84b1,
    0x5dae_03ee_2f5d_e3d0,
    0x1e92_4873_1776_b371,
    0xad5f_166e_20e4_f52d,
    0x4ed7_59ae_a6f3_917e,
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
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7] = b.0;
    let (x0, c0) = a0.overflowing_add(b0);
    let (x1, c1) = add_carry(a1, b1, c0);
    let (x2, c2) = add_carry(a2, b2, c1);
    let (x3, c3) = add_carry(a3, b3, c2);
    let (x4, c4) = add_carry(a4, b4, c3);
    let (x5, c5) = add_carry(a5, b5, c4);
    let (x6, c6) = add_carry(a6, b6, c5);
    let (x7, c7) = add_carry(a7, b7, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x8 = c7_mask & 0xc8fc_8df5_9872_6f0a;
    let x9 = c7_mask & 0x7b1b_c817_50a6_af95;
    let x10 = c7_mask & 0x5d31_9e67_c1e9_61b4;
    let x11 = c7_mask & 0xb0aa_7275_3019_55f1;
    let x12 = c7_mask & 0x4a08_0672_d9ba_6c64;
    let x13 = c7_mask & 0x97a5_ef8a_246e_e77b;
    let x14 = c7_mask & 0x6ea_9e5d_4383_676a;
    let x15 = c7_mask & 0x3496_e2e1_17e0_ec80;
    let (x16, c8) = x0.overflowing_add(x8);
    let (x17, c9) = add_carry(x1, x9, c8);
    let (x18, c10) = add_carry(x2, x10, c9);
    let (x19, c11) = add_carry(x3, x11, c10);
    let (x20, c12) = add_carry(x4, x12, c11);
    let (x21, c13) = add_carry(x5, x13, c12);
    let (x22, c14) = add_carry(x6, x14, c13);
    let (x23, c15) = add_carry(x7, x15, c14);
    let c15_mask = 0u64.wrapping_sub(c15 as u64);
    let x24 = c15_mask & 0xc8fc_8df5_9872_6f0a;
    let x25 = c15_mask & 0x7b1b_c817_50a6_af95;
    let x26 = c15_mask & 0x5d31_9e67_c1e9_61b4;
    let x27 = c15_mask & 0xb0aa_7275_3019_55f1;
    let x28 = c15_mask & 0x4a08_0672_d9ba_6c64;
    let x29 = c15_mask & 0x97a5_ef8a_246e_e77b;
    let x30 = c15_mask & 0x6ea_9e5d_4383_676a;
    let x31 = c15_mask & 0x3496_e2e1_17e0_ec80;
    let (o0, c16) = x16.overflowing_add(x24);
    let (o1, c17) = add_carry(x17, x25, c16);
    let (o2, c18) = add_carry(x18, x26, c17);
    let (o3, c19) = add_carry(x19, x27, c18);
    let (o4, c20) = add_carry(x20, x28, c19);
    let (o5, c21) = add_carry(x21, x29, c20);
    let (o6, c22) = add_carry(x22, x30, c21);
    let (o7, _) = add_carry(x23, x31, c22);
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn sub(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7] = b.0;
    let (x0, c0) = a0.overflowing_sub(b0);
    let (x1, c1) = sub_borrow(a1, b1, c0);
    let (x2, c2) = sub_borrow(a2, b2, c1);
    let (x3, c3) = sub_borrow(a3, b3, c2);
    let (x4, c4) = sub_borrow(a4, b4, c3);
    let (x5, c5) = sub_borrow(a5, b5, c4);
    let (x6, c6) = sub_borrow(a6, b6, c5);
    let (x7, c7) = sub_borrow(a7, b7, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x8 = c7_mask & 0xc8fc_8df5_9872_6f0a;
    let x9 = c7_mask & 0x7b1b_c817_50a6_af95;
    let x10 = c7_mask & 0x5d31_9e67_c1e9_61b4;
    let x11 = c7_mask & 0xb0aa_7275_3019_55f1;
    let x12 = c7_mask & 0x4a08_0672_d9ba_6c64;
    let x13 = c7_mask & 0x97a5_ef8a_246e_e77b;
    let x14 = c7_mask & 0x6ea_9e5d_4383_676a;
    let x15 = c7_mask & 0x3496_e2e1_17e0_ec80;
    let (x16, c8) = x0.overflowing_sub(x8);
    let (x17, c9) = sub_borrow(x1, x9, c8);
    let (x18, c10) = sub_borrow(x2, x10, c9);
    let (x19, c11) = sub_borrow(x3, x11, c10);
    let (x20, c12) = sub_borrow(x4, x12, c11);
    let (x21, c13) = sub_borrow(x5, x13, c12);
    let (x22, c14) = sub_borrow(x6, x14, c13);
    let (x23, c15) = sub_borrow(x7, x15, c14);
    let c15_mask = 0u64.wrapping_sub(c15 as u64);
    let x24 = c15_mask & 0xc8fc_8df5_9872_6f0a;
    let x25 = c15_mask & 0x7b1b_c817_50a6_af95;
    let x26 = c15_mask & 0x5d31_9e67_c1e9_61b4;
    let x27 = c15_mask & 0xb0aa_7275_3019_55f1;
    let x28 = c15_mask & 0x4a08_0672_d9ba_6c64;
    let x29 = c15_mask & 0x97a5_ef8a_246e_e77b;
    let x30 = c15_mask & 0x6ea_9e5d_4383_676a;
    let x31 = c15_mask & 0x3496_e2e1_17e0_ec80;
    let (o0, c16) = x16.overflowing_sub(x24);
    let (o1, c17) = sub_borrow(x17, x25, c16);
    let (o2, c18) = sub_borrow(x18, x26, c17);
    let (o3, c19) = sub_borrow(x19, x27, c18);
    let (o4, c20) = sub_borrow(x20, x28, c19);
    let (o5, c21) = sub_borrow(x21, x29, c20);
    let (o6, c22) = sub_borrow(x22, x30, c21);
    let (o7, _) = sub_borrow(x23, x31, c22);
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `out = -a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn opp(a: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let (x0, c0) = 0u64.overflowing_sub(a0);
    let (x1, c1) = sub_borrow(0, a1, c0);
    let (x2, c2) = sub_borrow(0, a2, c1);
    let (x3, c3) = sub_borrow(0, a3, c2);
    let (x4, c4) = sub_borrow(0, a4, c3);
    let (x5, c5) = sub_borrow(0, a5, c4);
    let (x6, c6) = sub_borrow(0, a6, c5);
    let (x7, c7) = sub_borrow(0, a7, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x8 = c7_mask & 0xc8fc_8df5_9872_6f0a;
    let x9 = c7_mask & 0x7b1b_c817_50a6_af95;
    let x10 = c7_mask & 0x5d31_9e67_c1e9_61b4;
    let x11 = c7_mask & 0xb0aa_7275_3019_55f1;
    let x12 = c7_mask & 0x4a08_0672_d9ba_6c64;
    let x13 = c7_mask & 0x97a5_ef8a_246e_e77b;
    let x14 = c7_mask & 0x6ea_9e5d_4383_676a;
    let x15 = c7_mask & 0x3496_e2e1_17e0_ec80;
    let (x16, c8) = x0.overflowing_sub(x8);
    let (x17, c9) = sub_borrow(x1, x9, c8);
    let (x18, c10) = sub_borrow(x2, x10, c9);
    let (x19, c11) = sub_borrow(x3, x11, c10);
    let (x20, c12) = sub_borrow(x4, x12, c11);
    let (x21, c13) = sub_borrow(x5, x13, c12);
    let (x22, c14) = sub_borrow(x6, x14, c13);
    let (x23, c15) = sub_borrow(x7, x15, c14);
    let c15_mask = 0u64.wrapping_sub(c15 as u64);
    let x24 = c15_mask & 0xc8fc_8df5_9872_6f0a;
    let x25 = c15_mask & 0x7b1b_c817_50a6_af95;
    let x26 = c15_mask & 0x5d31_9e67_c1e9_61b4;
    let x27 = c15_mask & 0xb0aa_7275_3019_55f1;
    let x28 = c15_mask & 0x4a08_0672_d9ba_6c64;
    let x29 = c15_mask & 0x97a5_ef8a_246e_e77b;
    let x30 = c15_mask & 0x6ea_9e5d_4383_676a;
    let x31 = c15_mask & 0x3496_e2e1_17e0_ec80;
    let (o0, c16) = x16.overflowing_sub(x24);
    let (o1, c17) = sub_borrow(x17, x25, c16);
    let (o2, c18) = sub_borrow(x18, x26, c17);
    let (o3, c19) = sub_borrow(x19, x27, c18);
    let (o4, c20) = sub_borrow(x20, x28, c19);
    let (o5, c21) = sub_borrow(x21, x29, c20);
    let (o6, c22) = sub_borrow(x22, x30, c21);
    let (o7, _) = sub_borrow(x23, x31, c22);
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `R * out = a * b (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn mul(a: &Loose, b: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7] = b.0;
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
    let x18 = (r6 >> 64) as u64;
    let (x19, c5) = add_carry(x17, x15, c4);
    let r7 = m(b0, a7);
    let x20 = r7 as u64;
    let (x21, c6) = add_carry(x20, x18, c5);
    let x22 = (r7 >> 64) as u64 + c6 as u64;
    let x23 = x0.wrapping_mul(0x66c1_301f_632e_294d);
    let r8 = m(x23, 0x1b81_b905_33c6_c87b);
    let x24 = r8 as u64;
    let x25 = (r8 >> 64) as u64;
    let r9 = m(x23, 0xc272_1bf4_57ac_a835);
    let x26 = r9 as u64;
    let x27 = (r9 >> 64) as u64;
    let (x28, c7) = x26.overflowing_add(x25);
    let r10 = m(x23, 0x5167_30cc_1f0b_4f25);
    let x29 = r10 as u64;
    let x30 = (r10 >> 64) as u64;
    let (x31, c8) = add_carry(x29, x27, c7);
    let r11 = m(x23, 0xa7aa_c6c5_67f3_5507);
    let x32 = r11 as u64;
    let x33 = (r11 >> 64) as u64;
    let (x34, c9) = add_carry(x32, x30, c8);
    let r12 = m(x23, 0x5afb_fcc6_9322_c9cd);
    let x35 = r12 as u64;
    let x36 = (r12 >> 64) as u64;
    let (x37, c10) = add_carry(x35, x33, c9);
    let r13 = m(x23, 0xb42d_083a_edc8_8c42);
    let x38 = r13 as u64;
    let x39 = (r13 >> 64) as u64;
    let (x40, c11) = add_carry(x38, x36, c10);
    let r14 = m(x23, 0xfc8a_b0d1_5e3e_4c4a);
    let x41 = r14 as u64;
    let x42 = (r14 >> 64) as u64;
    let (x43, c12) = add_carry(x41, x39, c11);
    let r15 = m(x23, 0x65b4_8e8f_740f_89bf);
    let x44 = r15 as u64;
    let (x45, c13) = add_carry(x44, x42, c12);
    let x46 = (r15 >> 64) as u64 + c13 as u64;
    let (_, c14) = x0.overflowing_add(x24);
    let (x47, c15) = add_carry(x4, x28, c14);
    let (x48, c16) = add_carry(x7, x31, c15);
    let (x49, c17) = add_carry(x10, x34, c16);
    let (x50, c18) = add_carry(x13, x37, c17);
    let (x51, c19) = add_carry(x16, x40, c18);
    let (x52, c20) = add_carry(x19, x43, c19);
    let (x53, c21) = add_carry(x21, x45, c20);
    let x54 = x46 + c21 as u64;
    let (x55, c22) = x22.overflowing_add(x54);
    let r16 = m(b1, a0);
    let x56 = r16 as u64;
    let x57 = (r16 >> 64) as u64;
    let r17 = m(b1, a1);
    let x58 = r17 as u64;
    let x59 = (r17 >> 64) as u64;
    let (x60, c23) = x58.overflowing_add(x57);
    let r18 = m(b1, a2);
    let x61 = r18 as u64;
    let x62 = (r18 >> 64) as u64;
    let (x63, c24) = add_carry(x61, x59, c23);
    let r19 = m(b1, a3);
    let x64 = r19 as u64;
    let x65 = (r19 >> 64) as u64;
    let (x66, c25) = add_carry(x64, x62, c24);
    let r20 = m(b1, a4);
    let x67 = r20 as u64;
    let x68 = (r20 >> 64) as u64;
    let (x69, c26) = add_carry(x67, x65, c25);
    let r21 = m(b1, a5);
    let x70 = r21 as u64;
    let x71 = (r21 >> 64) as u64;
    let (x72, c27) = add_carry(x70, x68, c26);
    let r22 = m(b1, a6);
    let x73 = r22 as u64;
    let x74 = (r22 >> 64) as u64;
    let (x75, c28) = add_carry(x73, x71, c27);
    let r23 = m(b1, a7);
    let x76 = r23 as u64;
    let (x77, c29) = add_carry(x76, x74, c28);
    let x78 = (r23 >> 64) as u64 + c29 as u64;
    let (x79, c30) = x47.overflowing_add(x56);
    let (x80, c31) = add_carry(x48, x60, c30);
    let (x81, c32) = add_carry(x49, x63, c31);
    let (x82, c33) = add_carry(x50, x66, c32);
    let (x83, c34) = add_carry(x51, x69, c33);
    let (x84, c35) = add_carry(x52, x72, c34);
    let (x85, c36) = add_carry(x53, x75, c35);
    let (x86, c37) = add_carry(x55, x77, c36);
    let x87 = x78.wrapping_add(c37 as u64);
    let (x88, c38) = (c22 as u64).overflowing_add(x87);
    let x89 = x79.wrapping_mul(0x66c1_301f_632e_294d);
    let r24 = m(x89, 0x1b81_b905_33c6_c87b);
    let x90 = r24 as u64;
    let x91 = (r24 >> 64) as u64;
    let r25 = m(x89, 0xc272_1bf4_57ac_a835);
    let x92 = r25 as u64;
    let x93 = (r25 >> 64) as u64;
    let (x94, c39) = x92.overflowing_add(x91);
    let r26 = m(x89, 0x5167_30cc_1f0b_4f25);
    let x95 = r26 as u64;
    let x96 = (r26 >> 64) as u64;
    let (x97, c40) = add_carry(x95, x93, c39);
    let r27 = m(x89, 0xa7aa_c6c5_67f3_5507);
    let x98 = r27 as u64;
    let x99 = (r27 >> 64) as u64;
    let (x100, c41) = add_carry(x98, x96, c40);
    let r28 = m(x89, 0x5afb_fcc6_9322_c9cd);
    let x101 = r28 as u64;
    let x102 = (r28 >> 64) as u64;
    let (x103, c42) = add_carry(x101, x99, c41);
    let r29 = m(x89, 0xb42d_083a_edc8_8c42);
    let x104 = r29 as u64;
    let x105 = (r29 >> 64) as u64;
    let (x106, c43) = add_carry(x104, x102, c42);
    let r30 = m(x89, 0xfc8a_b0d1_5e3e_4c4a);
    let x107 = r30 as u64;
    let x108 = (r30 >> 64) as u64;
    let (x109, c44) = add_carry(x107, x105, c43);
    let r31 = m(x89, 0x65b4_8e8f_740f_89bf);
    let x110 = r31 as u64;
    let (x111, c45) = add_carry(x110, x108, c44);
    let x112 = (r31 >> 64) as u64 + c45 as u64;
    let (_, c46) = x79.overflowing_add(x90);
    let (x113, c47) = add_carry(x80, x94, c46);
    let (x114, c48) = add_carry(x81, x97, c47);
    let (x115, c49) = add_carry(x82, x100, c48);
    let (x116, c50) = add_carry(x83, x103, c49);
    let (x117, c51) = add_carry(x84, x106, c50);
    let (x118, c52) = add_carry(x85, x109, c51);
    let (x119, c53) = add_carry(x86, x111, c52);
    let x120 = x112 + c53 as u64;
    let (x121, c54) = x88.overflowing_add(x120);
    let x122 = c38 as u64 + c54 as u64;
    let r32 = m(b2, a0);
    let x123 = r32 as u64;
    let x124 = (r32 >> 64) as u64;
    let r33 = m(b2, a1);
    let x125 = r33 as u64;
    let x126 = (r33 >> 64) as u64;
    let (x127, c55) = x125.overflowing_add(x124);
    let r34 = m(b2, a2);
    let x128 = r34 as u64;
    let x129 = (r34 >> 64) as u64;
    let (x130, c56) = add_carry(x128, x126, c55);
    let r35 = m(b2, a3);
    let x131 = r35 as u64;
    let x132 = (r35 >> 64) as u64;
    let (x133, c57) = add_carry(x131, x129, c56);
    let r36 = m(b2, a4);
    let x134 = r36 as u64;
    let x135 = (r36 >> 64) as u64;
    let (x136, c58) = add_carry(x134, x132, c57);
    let r37 = m(b2, a5);
    let x137 = r37 as u64;
    let x138 = (r37 >> 64) as u64;
    let (x139, c59) = add_carry(x137, x135, c58);
    let r38 = m(b2, a6);
    let x140 = r38 as u64;
    let x141 = (r38 >> 64) as u64;
    let (x142, c60) = add_carry(x140, x138, c59);
    let r39 = m(b2, a7);
    let x143 = r39 as u64;
    let (x144, c61) = add_carry(x143, x141, c60);
    let x145 = (r39 >> 64) as u64 + c61 as u64;
    let (x146, c62) = x113.overflowing_add(x123);
    let (x147, c63) = add_carry(x114, x127, c62);
    let (x148, c64) = add_carry(x115, x130, c63);
    let (x149, c65) = add_carry(x116, x133, c64);
    let (x150, c66) = add_carry(x117, x136, c65);
    let (x151, c67) = add_carry(x118, x139, c66);
    let (x152, c68) = add_carry(x119, x142, c67);
    let (x153, c69) = add_carry(x121, x144, c68);
    let x154 = x145.wrapping_add(c69 as u64);
    let (x155, c70) = x122.overflowing_add(x154);
    let x156 = x146.wrapping_mul(0x66c1_301f_632e_294d);
    let r40 = m(x156, 0x1b81_b905_33c6_c87b);
    let x157 = r40 as u64;
    let x158 = (r40 >> 64) as u64;
    let r41 = m(x156, 0xc272_1bf4_57ac_a835);
    let x159 = r41 as u64;
    let x160 = (r41 >> 64) as u64;
    let (x161, c71) = x159.overflowing_add(x158);
    let r42 = m(x156, 0x5167_30cc_1f0b_4f25);
    let x162 = r42 as u64;
    let x163 = (r42 >> 64) as u64;
    let (x164, c72) = add_carry(x162, x160, c71);
    let r43 = m(x156, 0xa7aa_c6c5_67f3_5507);
    let x165 = r43 as u64;
    let x166 = (r43 >> 64) as u64;
    let (x167, c73) = add_carry(x165, x163, c72);
    let r44 = m(x156, 0x5afb_fcc6_9322_c9cd);
    let x168 = r44 as u64;
    let x169 = (r44 >> 64) as u64;
    let (x170, c74) = add_carry(x168, x166, c73);
    let r45 = m(x156, 0xb42d_083a_edc8_8c42);
    let x171 = r45 as u64;
    let x172 = (r45 >> 64) as u64;
    let (x173, c75) = add_carry(x171, x169, c74);
    let r46 = m(x156, 0xfc8a_b0d1_5e3e_4c4a);
    let x174 = r46 as u64;
    let x175 = (r46 >> 64) as u64;
    let (x176, c76) = add_carry(x174, x172, c75);
    let r47 = m(x156, 0x65b4_8e8f_740f_89bf);
    let x177 = r47 as u64;
    let (x178, c77) = add_carry(x177, x175, c76);
    let x179 = (r47 >> 64) as u64 + c77 as u64;
    let (_, c78) = x146.overflowing_add(x157);
    let (x180, c79) = add_carry(x147, x161, c78);
    let (x181, c80) = add_carry(x148, x164, c79);
    let (x182, c81) = add_carry(x149, x167, c80);
    let (x183, c82) = add_carry(x150, x170, c81);
    let (x184, c83) = add_carry(x151, x173, c82);
    let (x185, c84) = add_carry(x152, x176, c83);
    let (x186, c85) = add_carry(x153, x178, c84);
    let x187 = x179 + c85 as u64;
    let (x188, c86) = x155.overflowing_add(x187);
    let x189 = c70 as u64 + c86 as u64;
    let r48 = m(b3, a0);
    let x190 = r48 as u64;
    let x191 = (r48 >> 64) as u64;
    let r49 = m(b3, a1);
    let x192 = r49 as u64;
    let x193 = (r49 >> 64) as u64;
    let (x194, c87) = x192.overflowing_add(x191);
    let r50 = m(b3, a2);
    let x195 = r50 as u64;
    let x196 = (r50 >> 64) as u64;
    let (x197, c88) = add_carry(x195, x193, c87);
    let r51 = m(b3, a3);
    let x198 = r51 as u64;
    let x199 = (r51 >> 64) as u64;
    let (x200, c89) = add_carry(x198, x196, c88);
    let r52 = m(b3, a4);
    let x201 = r52 as u64;
    let x202 = (r52 >> 64) as u64;
    let (x203, c90) = add_carry(x201, x199, c89);
    let r53 = m(b3, a5);
    let x204 = r53 as u64;
    let x205 = (r53 >> 64) as u64;
    let (x206, c91) = add_carry(x204, x202, c90);
    let r54 = m(b3, a6);
    let x207 = r54 as u64;
    let x208 = (r54 >> 64) as u64;
    let (x209, c92) = add_carry(x207, x205, c91);
    let r55 = m(b3, a7);
    let x210 = r55 as u64;
    let (x211, c93) = add_carry(x210, x208, c92);
    let x212 = (r55 >> 64) as u64 + c93 as u64;
    let (x213, c94) = x180.overflowing_add(x190);
    let (x214, c95) = add_carry(x181, x194, c94);
    let (x215, c96) = add_carry(x182, x197, c95);
    let (x216, c97) = add_carry(x183, x200, c96);
    let (x217, c98) = add_carry(x184, x203, c97);
    let (x218, c99) = add_carry(x185, x206, c98);
    let (x219, c100) = add_carry(x186, x209, c99);
    let (x220, c101) = add_carry(x188, x211, c100);
    let x221 = x212.wrapping_add(c101 as u64);
    let (x222, c102) = x189.overflowing_add(x221);
    let x223 = x213.wrapping_mul(0x66c1_301f_632e_294d);
    let r56 = m(x223, 0x1b81_b905_33c6_c87b);
    let x224 = r56 as u64;
    let x225 = (r56 >> 64) as u64;
    let r57 = m(x223, 0xc272_1bf4_57ac_a835);
    let x226 = r57 as u64;
    let x227 = (r57 >> 64) as u64;
    let (x228, c103) = x226.overflowing_add(x225);
    let r58 = m(x223, 0x5167_30cc_1f0b_4f25);
    let x229 = r58 as u64;
    let x230 = (r58 >> 64) as u64;
    let (x231, c104) = add_carry(x229, x227, c103);
    let r59 = m(x223, 0xa7aa_c6c5_67f3_5507);
    let x232 = r59 as u64;
    let x233 = (r59 >> 64) as u64;
    let (x234, c105) = add_carry(x232, x230, c104);
    let r60 = m(x223, 0x5afb_fcc6_9322_c9cd);
    let x235 = r60 as u64;
    let x236 = (r60 >> 64) as u64;
    let (x237, c106) = add_carry(x235, x233, c105);
    let r61 = m(x223, 0xb42d_083a_edc8_8c42);
    let x238 = r61 as u64;
    let x239 = (r61 >> 64) as u64;
    let (x240, c107) = add_carry(x238, x236, c106);
    let r62 = m(x223, 0xfc8a_b0d1_5e3e_4c4a);
    let x241 = r62 as u64;
    let x242 = (r62 >> 64) as u64;
    let (x243, c108) = add_carry(x241, x239, c107);
    let r63 = m(x223, 0x65b4_8e8f_740f_89bf);
    let x244 = r63 as u64;
    let (x245, c109) = add_carry(x244, x242, c108);
    let x246 = (r63 >> 64) as u64 + c109 as u64;
    let (_, c110) = x213.overflowing_add(x224);
    let (x247, c111) = add_carry(x214, x228, c110);
    let (x248, c112) = add_carry(x215, x231, c111);
    let (x249, c113) = add_carry(x216, x234, c112);
    let (x250, c114) = add_carry(x217, x237, c113);
    let (x251, c115) = add_carry(x218, x240, c114);
    let (x252, c116) = add_carry(x219, x243, c115);
    let (x253, c117) = add_carry(x220, x245, c116);
    let x254 = x246 + c117 as u64;
    let (x255, c118) = x222.overflowing_add(x254);
    let x256 = c102 as u64 + c118 as u64;
    let r64 = m(b4, a0);
    let x257 = r64 as u64;
    let x258 = (r64 >> 64) as u64;
    let r65 = m(b4, a1);
    let x259 = r65 as u64;
    let x260 = (r65 >> 64) as u64;
    let (x261, c119) = x259.overflowing_add(x258);
    let r66 = m(b4, a2);
    let x262 = r66 as u64;
    let x263 = (r66 >> 64) as u64;
    let (x264, c120) = add_carry(x262, x260, c119);
    let r67 = m(b4, a3);
    let x265 = r67 as u64;
    let x266 = (r67 >> 64) as u64;
    let (x267, c121) = add_carry(x265, x263, c120);
    let r68 = m(b4, a4);
    let x268 = r68 as u64;
    let x269 = (r68 >> 64) as u64;
    let (x270, c122) = add_carry(x268, x266, c121);
    let r69 = m(b4, a5);
    let x271 = r69 as u64;
    let x272 = (r69 >> 64) as u64;
    let (x273, c123) = add_carry(x271, x269, c122);
    let r70 = m(b4, a6);
    let x274 = r70 as u64;
    let x275 = (r70 >> 64) as u64;
    let (x276, c124) = add_carry(x274, x272, c123);
    let r71 = m(b4, a7);
    let x277 = r71 as u64;
    let (x278, c125) = add_carry(x277, x275, c124);
    let x279 = (r71 >> 64) as u64 + c125 as u64;
    let (x280, c126) = x247.overflowing_add(x257);
    let (x281, c127) = add_carry(x248, x261, c126);
    let (x282, c128) = add_carry(x249, x264, c127);
    let (x283, c129) = add_carry(x250, x267, c128);
    let (x284, c130) = add_carry(x251, x270, c129);
    let (x285, c131) = add_carry(x252, x273, c130);
    let (x286, c132) = add_carry(x253, x276, c131);
    let (x287, c133) = add_carry(x255, x278, c132);
    let x288 = x279.wrapping_add(c133 as u64);
    let (x289, c134) = x256.overflowing_add(x288);
    let x290 = x280.wrapping_mul(0x66c1_301f_632e_294d);
    let r72 = m(x290, 0x1b81_b905_33c6_c87b);
    let x291 = r72 as u64;
    let x292 = (r72 >> 64) as u64;
    let r73 = m(x290, 0xc272_1bf4_57ac_a835);
    let x293 = r73 as u64;
    let x294 = (r73 >> 64) as u64;
    let (x295, c135) = x293.overflowing_add(x292);
    let r74 = m(x290, 0x5167_30cc_1f0b_4f25);
    let x296 = r74 as u64;
    let x297 = (r74 >> 64) as u64;
    let (x298, c136) = add_carry(x296, x294, c135);
    let r75 = m(x290, 0xa7aa_c6c5_67f3_5507);
    let x299 = r75 as u64;
    let x300 = (r75 >> 64) as u64;
    let (x301, c137) = add_carry(x299, x297, c136);
    let r76 = m(x290, 0x5afb_fcc6_9322_c9cd);
    let x302 = r76 as u64;
    let x303 = (r76 >> 64) as u64;
    let (x304, c138) = add_carry(x302, x300, c137);
    let r77 = m(x290, 0xb42d_083a_edc8_8c42);
    let x305 = r77 as u64;
    let x306 = (r77 >> 64) as u64;
    let (x307, c139) = add_carry(x305, x303, c138);
    let r78 = m(x290, 0xfc8a_b0d1_5e3e_4c4a);
    let x308 = r78 as u64;
    let x309 = (r78 >> 64) as u64;
    let (x310, c140) = add_carry(x308, x306, c139);
    let r79 = m(x290, 0x65b4_8e8f_740f_89bf);
    let x311 = r79 as u64;
    let (x312, c141) = add_carry(x311, x309, c140);
    let x313 = (r79 >> 64) as u64 + c141 as u64;
    let (_, c142) = x280.overflowing_add(x291);
    let (x314, c143) = add_carry(x281, x295, c142);
    let (x315, c144) = add_carry(x282, x298, c143);
    let (x316, c145) = add_carry(x283, x301, c144);
    let (x317, c146) = add_carry(x284, x304, c145);
    let (x318, c147) = add_carry(x285, x307, c146);
    let (x319, c148) = add_carry(x286, x310, c147);
    let (x320, c149) = add_carry(x287, x312, c148);
    let x321 = x313 + c149 as u64;
    let (x322, c150) = x289.overflowing_add(x321);
    let x323 = c134 as u64 + c150 as u64;
    let r80 = m(b5, a0);
    let x324 = r80 as u64;
    let x325 = (r80 >> 64) as u64;
    let r81 = m(b5, a1);
    let x326 = r81 as u64;
    let x327 = (r81 >> 64) as u64;
    let (x328, c151) = x326.overflowing_add(x325);
    let r82 = m(b5, a2);
    let x329 = r82 as u64;
    let x330 = (r82 >> 64) as u64;
    let (x331, c152) = add_carry(x329, x327, c151);
    let r83 = m(b5, a3);
    let x332 = r83 as u64;
    let x333 = (r83 >> 64) as u64;
    let (x334, c153) = add_carry(x332, x330, c152);
    let r84 = m(b5, a4);
    let x335 = r84 as u64;
    let x336 = (r84 >> 64) as u64;
    let (x337, c154) = add_carry(x335, x333, c153);
    let r85 = m(b5, a5);
    let x338 = r85 as u64;
    let x339 = (r85 >> 64) as u64;
    let (x340, c155) = add_carry(x338, x336, c154);
    let r86 = m(b5, a6);
    let x341 = r86 as u64;
    let x342 = (r86 >> 64) as u64;
    let (x343, c156) = add_carry(x341, x339, c155);
    let r87 = m(b5, a7);
    let x344 = r87 as u64;
    let (x345, c157) = add_carry(x344, x342, c156);
    let x346 = (r87 >> 64) as u64 + c157 as u64;
    let (x347, c158) = x314.overflowing_add(x324);
    let (x348, c159) = add_carry(x315, x328, c158);
    let (x349, c160) = add_carry(x316, x331, c159);
    let (x350, c161) = add_carry(x317, x334, c160);
    let (x351, c162) = add_carry(x318, x337, c161);
    let (x352, c163) = add_carry(x319, x340, c162);
    let (x353, c164) = add_carry(x320, x343, c163);
    let (x354, c165) = add_carry(x322, x345, c164);
    let x355 = x346.wrapping_add(c165 as u64);
    let (x356, c166) = x323.overflowing_add(x355);
    let x357 = x347.wrapping_mul(0x66c1_301f_632e_294d);
    let r88 = m(x357, 0x1b81_b905_33c6_c87b);
    let x358 = r88 as u64;
    let x359 = (r88 >> 64) as u64;
    let r89 = m(x357, 0xc272_1bf4_57ac_a835);
    let x360 = r89 as u64;
    let x361 = (r89 >> 64) as u64;
    let (x362, c167) = x360.overflowing_add(x359);
    let r90 = m(x357, 0x5167_30cc_1f0b_4f25);
    let x363 = r90 as u64;
    let x364 = (r90 >> 64) as u64;
    let (x365, c168) = add_carry(x363, x361, c167);
    let r91 = m(x357, 0xa7aa_c6c5_67f3_5507);
    let x366 = r91 as u64;
    let x367 = (r91 >> 64) as u64;
    let (x368, c169) = add_carry(x366, x364, c168);
    let r92 = m(x357, 0x5afb_fcc6_9322_c9cd);
    let x369 = r92 as u64;
    let x370 = (r92 >> 64) as u64;
    let (x371, c170) = add_carry(x369, x367, c169);
    let r93 = m(x357, 0xb42d_083a_edc8_8c42);
    let x372 = r93 as u64;
    let x373 = (r93 >> 64) as u64;
    let (x374, c171) = add_carry(x372, x370, c170);
    let r94 = m(x357, 0xfc8a_b0d1_5e3e_4c4a);
    let x375 = r94 as u64;
    let x376 = (r94 >> 64) as u64;
    let (x377, c172) = add_carry(x375, x373, c171);
    let r95 = m(x357, 0x65b4_8e8f_740f_89bf);
    let x378 = r95 as u64;
    let (x379, c173) = add_carry(x378, x376, c172);
    let x380 = (r95 >> 64) as u64 + c173 as u64;
    let (_, c174) = x347.overflowing_add(x358);
    let (x381, c175) = add_carry(x348, x362, c174);
    let (x382, c176) = add_carry(x349, x365, c175);
    let (x383, c177) = add_carry(x350, x368, c176);
    let (x384, c178) = add_carry(x351, x371, c177);
    let (x385, c179) = add_carry(x352, x374, c178);
    let (x386, c180) = add_carry(x353, x377, c179);
    let (x387, c181) = add_carry(x354, x379, c180);
    let x388 = x380 + c181 as u64;
    let (x389, c182) = x356.overflowing_add(x388);
    let x390 = c166 as u64 + c182 as u64;
    let r96 = m(b6, a0);
    let x391 = r96 as u64;
    let x392 = (r96 >> 64) as u64;
    let r97 = m(b6, a1);
    let x393 = r97 as u64;
    let x394 = (r97 >> 64) as u64;
    let (x395, c183) = x393.overflowing_add(x392);
    let r98 = m(b6, a2);
    let x396 = r98 as u64;
    let x397 = (r98 >> 64) as u64;
    let (x398, c184) = add_carry(x396, x394, c183);
    let r99 = m(b6, a3);
    let x399 = r99 as u64;
    let x400 = (r99 >> 64) as u64;
    let (x401, c185) = add_carry(x399, x397, c184);
    let r100 = m(b6, a4);
    let x402 = r100 as u64;
    let x403 = (r100 >> 64) as u64;
    let (x404, c186) = add_carry(x402, x400, c185);
    let r101 = m(b6, a5);
    let x405 = r101 as u64;
    let x406 = (r101 >> 64) as u64;
    let (x407, c187) = add_carry(x405, x403, c186);
    let r102 = m(b6, a6);
    let x408 = r102 as u64;
    let x409 = (r102 >> 64) as u64;
    let (x410, c188) = add_carry(x408, x406, c187);
    let r103 = m(b6, a7);
    let x411 = r103 as u64;
    let (x412, c189) = add_carry(x411, x409, c188);
    let x413 = (r103 >> 64) as u64 + c189 as u64;
    let (x414, c190) = x381.overflowing_add(x391);
    let (x415, c191) = add_carry(x382, x395, c190);
    let (x416, c192) = add_carry(x383, x398, c191);
    let (x417, c193) = add_carry(x384, x401, c192);
    let (x418, c194) = add_carry(x385, x404, c193);
    let (x419, c195) = add_carry(x386, x407, c194);
    let (x420, c196) = add_carry(x387, x410, c195);
    let (x421, c197) = add_carry(x389, x412, c196);
    let x422 = x413.wrapping_add(c197 as u64);
    let (x423, c198) = x390.overflowing_add(x422);
    let x424 = x414.wrapping_mul(0x66c1_301f_632e_294d);
    let r104 = m(x424, 0x1b81_b905_33c6_c87b);
    let x425 = r104 as u64;
    let x426 = (r104 >> 64) as u64;
    let r105 = m(x424, 0xc272_1bf4_57ac_a835);
    let x427 = r105 as u64;
    let x428 = (r105 >> 64) as u64;
    let (x429, c199) = x427.overflowing_add(x426);
    let r106 = m(x424, 0x5167_30cc_1f0b_4f25);
    let x430 = r106 as u64;
    let x431 = (r106 >> 64) as u64;
    let (x432, c200) = add_carry(x430, x428, c199);
    let r107 = m(x424, 0xa7aa_c6c5_67f3_5507);
    let x433 = r107 as u64;
    let x434 = (r107 >> 64) as u64;
    let (x435, c201) = add_carry(x433, x431, c200);
    let r108 = m(x424, 0x5afb_fcc6_9322_c9cd);
    let x436 = r108 as u64;
    let x437 = (r108 >> 64) as u64;
    let (x438, c202) = add_carry(x436, x434, c201);
    let r109 = m(x424, 0xb42d_083a_edc8_8c42);
    let x439 = r109 as u64;
    let x440 = (r109 >> 64) as u64;
    let (x441, c203) = add_carry(x439, x437, c202);
    let r110 = m(x424, 0xfc8a_b0d1_5e3e_4c4a);
    let x442 = r110 as u64;
    let x443 = (r110 >> 64) as u64;
    let (x444, c204) = add_carry(x442, x440, c203);
    let r111 = m(x424, 0x65b4_8e8f_740f_89bf);
    let x445 = r111 as u64;
    let (x446, c205) = add_carry(x445, x443, c204);
    let x447 = (r111 >> 64) as u64 + c205 as u64;
    let (_, c206) = x414.overflowing_add(x425);
    let (x448, c207) = add_carry(x415, x429, c206);
    let (x449, c208) = add_carry(x416, x432, c207);
    let (x450, c209) = add_carry(x417, x435, c208);
    let (x451, c210) = add_carry(x418, x438, c209);
    let (x452, c211) = add_carry(x419, x441, c210);
    let (x453, c212) = add_carry(x420, x444, c211);
    let (x454, c213) = add_carry(x421, x446, c212);
    let x455 = x447 + c213 as u64;
    let (x456, c214) = x423.overflowing_add(x455);
    let x457 = c198 as u64 + c214 as u64;
    let r112 = m(b7, a0);
    let x458 = r112 as u64;
    let x459 = (r112 >> 64) as u64;
    let r113 = m(b7, a1);
    let x460 = r113 as u64;
    let x461 = (r113 >> 64) as u64;
    let (x462, c215) = x460.overflowing_add(x459);
    let r114 = m(b7, a2);
    let x463 = r114 as u64;
    let x464 = (r114 >> 64) as u64;
    let (x465, c216) = add_carry(x463, x461, c215);
    let r115 = m(b7, a3);
    let x466 = r115 as u64;
    let x467 = (r115 >> 64) as u64;
    let (x468, c217) = add_carry(x466, x464, c216);
    let r116 = m(b7, a4);
    let x469 = r116 as u64;
    let x470 = (r116 >> 64) as u64;
    let (x471, c218) = add_carry(x469, x467, c217);
    let r117 = m(b7, a5);
    let x472 = r117 as u64;
    let x473 = (r117 >> 64) as u64;
    let (x474, c219) = add_carry(x472, x470, c218);
    let r118 = m(b7, a6);
    let x475 = r118 as u64;
    let x476 = (r118 >> 64) as u64;
    let (x477, c220) = add_carry(x475, x473, c219);
    let r119 = m(b7, a7);
    let x478 = r119 as u64;
    let (x479, c221) = add_carry(x478, x476, c220);
    let x480 = (r119 >> 64) as u64 + c221 as u64;
    let (x481, c222) = x448.overflowing_add(x458);
    let (x482, c223) = add_carry(x449, x462, c222);
    let (x483, c224) = add_carry(x450, x465, c223);
    let (x484, c225) = add_carry(x451, x468, c224);
    let (x485, c226) = add_carry(x452, x471, c225);
    let (x486, c227) = add_carry(x453, x474, c226);
    let (x487, c228) = add_carry(x454, x477, c227);
    let (x488, c229) = add_carry(x456, x479, c228);
    let x489 = x480.wrapping_add(c229 as u64);
    let (x490, c230) = x457.overflowing_add(x489);
    let x491 = x481.wrapping_mul(0x66c1_301f_632e_294d);
    let r120 = m(x491, 0x1b81_b905_33c6_c87b);
    let x492 = r120 as u64;
    let x493 = (r120 >> 64) as u64;
    let r121 = m(x491, 0xc272_1bf4_57ac_a835);
    let x494 = r121 as u64;
    let x495 = (r121 >> 64) as u64;
    let (x496, c231) = x494.overflowing_add(x493);
    let r122 = m(x491, 0x5167_30cc_1f0b_4f25);
    let x497 = r122 as u64;
    let x498 = (r122 >> 64) as u64;
    let (x499, c232) = add_carry(x497, x495, c231);
    let r123 = m(x491, 0xa7aa_c6c5_67f3_5507);
    let x500 = r123 as u64;
    let x501 = (r123 >> 64) as u64;
    let (x502, c233) = add_carry(x500, x498, c232);
    let r124 = m(x491, 0x5afb_fcc6_9322_c9cd);
    let x503 = r124 as u64;
    let x504 = (r124 >> 64) as u64;
    let (x505, c234) = add_carry(x503, x501, c233);
    let r125 = m(x491, 0xb42d_083a_edc8_8c42);
    let x506 = r125 as u64;
    let x507 = (r125 >> 64) as u64;
    let (x508, c235) = add_carry(x506, x504, c234);
    let r126 = m(x491, 0xfc8a_b0d1_5e3e_4c4a);
    let x509 = r126 as u64;
    let x510 = (r126 >> 64) as u64;
    let (x511, c236) = add_carry(x509, x507, c235);
    let r127 = m(x491, 0x65b4_8e8f_740f_89bf);
    let x512 = r127 as u64;
    let (x513, c237) = add_carry(x512, x510, c236);
    let x514 = (r127 >> 64) as u64 + c237 as u64;
    let (_, c238) = x481.overflowing_add(x492);
    let (x515, c239) = add_carry(x482, x496, c238);
    let (x516, c240) = add_carry(x483, x499, c239);
    let (x517, c241) = add_carry(x484, x502, c240);
    let (x518, c242) = add_carry(x485, x505, c241);
    let (x519, c243) = add_carry(x486, x508, c242);
    let (x520, c244) = add_carry(x487, x511, c243);
    let (x521, c245) = add_carry(x488, x513, c244);
    let x522 = x514 + c245 as u64;
    let (x523, c246) = x490.overflowing_add(x522);
    let x524 = c230 as u64 + c246 as u64;
    let c247 = x524 != 0;
    let c247_mask = 0u64.wrapping_sub(c247 as u64);
    let x525 = c247_mask & 0x1b81_b905_33c6_c87b;
    let x526 = c247_mask & 0xc272_1bf4_57ac_a835;
    let x527 = c247_mask & 0x5167_30cc_1f0b_4f25;
    let x528 = c247_mask & 0xa7aa_c6c5_67f3_5507;
    let x529 = c247_mask & 0x5afb_fcc6_9322_c9cd;
    let x530 = c247_mask & 0xb42d_083a_edc8_8c42;
    let x531 = c247_mask & 0xfc8a_b0d1_5e3e_4c4a;
    let x532 = c247_mask & 0x65b4_8e8f_740f_89bf;
    let (o0, c248) = x515.overflowing_sub(x525);
    let (o1, c249) = sub_borrow(x516, x526, c248);
    let (o2, c250) = sub_borrow(x517, x527, c249);
    let (o3, c251) = sub_borrow(x518, x528, c250);
    let (o4, c252) = sub_borrow(x519, x529, c251);
    let (o5, c253) = sub_borrow(x520, x530, c252);
    let (o6, c254) = sub_borrow(x521, x531, c253);
    let (o7, _) = sub_borrow(x523, x532, c254);
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `R * out = a^2 (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn square(a: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let r0 = m(a0, a1);
    let r1 = m(a0, a2);
    let r2 = m(a0, a3);
    let r3 = m(a0, a4);
    let r4 = m(a0, a5);
    let r5 = m(a0, a6);
    let r6 = m(a0, a7);
    let r7 = m(a0, a0);
    let x0 = r7 as u64;
    let x1 = (r7 >> 64) as u64;
    let r8 = m(a1, a2);
    let r9 = m(a1, a3);
    let r10 = m(a1, a4);
    let r11 = m(a1, a5);
    let r12 = m(a1, a6);
    let r13 = m(a1, a7);
    let r14 = m(a1, a1);
    let x2 = r14 as u64;
    let x3 = (r14 >> 64) as u64;
    let r15 = m(a2, a3);
    let r16 = m(a2, a4);
    let r17 = m(a2, a5);
    let r18 = m(a2, a6);
    let r19 = m(a2, a7);
    let r20 = m(a2, a2);
    let x4 = r20 as u64;
    let x5 = (r20 >> 64) as u64;
    let r21 = m(a3, a4);
    let r22 = m(a3, a5);
    let r23 = m(a3, a6);
    let r24 = m(a3, a7);
    let r25 = m(a3, a3);
    let x6 = r25 as u64;
    let x7 = (r25 >> 64) as u64;
    let r26 = m(a4, a5);
    let r27 = m(a4, a6);
    let r28 = m(a4, a7);
    let r29 = m(a4, a4);
    let x8 = r29 as u64;
    let x9 = (r29 >> 64) as u64;
    let r30 = m(a5, a6);
    let r31 = m(a5, a7);
    let r32 = m(a5, a5);
    let x10 = r32 as u64;
    let x11 = (r32 >> 64) as u64;
    let r33 = m(a6, a7);
    let r34 = m(a6, a6);
    let x12 = r34 as u64;
    let x13 = (r34 >> 64) as u64;
    let r35 = m(a7, a7);
    let x14 = r35 as u64;
    let x15 = (r35 >> 64) as u64;
    let x16 = r0 as u64;
    let x17 = (r0 >> 64) as u64;
    let x18 = r1 as u64;
    let x19 = (r1 >> 64) as u64;
    let (x20, c0) = x18.overflowing_add(x17);
    let x21 = r2 as u64;
    let x22 = (r2 >> 64) as u64;
    let (x23, c1) = add_carry(x21, x19, c0);
    let x24 = r3 as u64;
    let x25 = (r3 >> 64) as u64;
    let (x26, c2) = add_carry(x24, x22, c1);
    let x27 = r4 as u64;
    let x28 = (r4 >> 64) as u64;
    let (x29, c3) = add_carry(x27, x25, c2);
    let x30 = r5 as u64;
    let x31 = (r5 >> 64) as u64;
    let (x32, c4) = add_carry(x30, x28, c3);
    let x33 = r6 as u64;
    let (x34, c5) = add_carry(x33, x31, c4);
    let x35 = (r6 >> 64) as u64 + c5 as u64;
    let x36 = r8 as u64;
    let x37 = (r8 >> 64) as u64;
    let x38 = r9 as u64;
    let x39 = (r9 >> 64) as u64;
    let (x40, c6) = x38.overflowing_add(x37);
    let x41 = r10 as u64;
    let x42 = (r10 >> 64) as u64;
    let (x43, c7) = add_carry(x41, x39, c6);
    let x44 = r11 as u64;
    let x45 = (r11 >> 64) as u64;
    let (x46, c8) = add_carry(x44, x42, c7);
    let x47 = r12 as u64;
    let x48 = (r12 >> 64) as u64;
    let (x49, c9) = add_carry(x47, x45, c8);
    let x50 = r13 as u64;
    let (x51, c10) = add_carry(x50, x48, c9);
    let x52 = (r13 >> 64) as u64 + c10 as u64;
    let (x53, c11) = x23.overflowing_add(x36);
    let (x54, c12) = add_carry(x26, x40, c11);
    let (x55, c13) = add_carry(x29, x43, c12);
    let (x56, c14) = add_carry(x32, x46, c13);
    let (x57, c15) = add_carry(x34, x49, c14);
    let (x58, c16) = add_carry(x35, x51, c15);
    let x59 = x52.wrapping_add(c16 as u64);
    let x60 = r15 as u64;
    let x61 = (r15 >> 64) as u64;
    let x62 = r16 as u64;
    let x63 = (r16 >> 64) as u64;
    let (x64, c17) = x62.overflowing_add(x61);
    let x65 = r17 as u64;
    let x66 = (r17 >> 64) as u64;
    let (x67, c18) = add_carry(x65, x63, c17);
    let x68 = r18 as u64;
    let x69 = (r18 >> 64) as u64;
    let (x70, c19) = add_carry(x68, x66, c18);
    let x71 = r19 as u64;
    let (x72, c20) = add_carry(x71, x69, c19);
    let x73 = (r19 >> 64) as u64 + c20 as u64;
    let (x74, c21) = x55.overflowing_add(x60);
    let (x75, c22) = add_carry(x56, x64, c21);
    let (x76, c23) = add_carry(x57, x67, c22);
    let (x77, c24) = add_carry(x58, x70, c23);
    let (x78, c25) = add_carry(x59, x72, c24);
    let x79 = x73.wrapping_add(c25 as u64);
    let x80 = r21 as u64;
    let x81 = (r21 >> 64) as u64;
    let x82 = r22 as u64;
    let x83 = (r22 >> 64) as u64;
    let (x84, c26) = x82.overflowing_add(x81);
    let x85 = r23 as u64;
    let x86 = (r23 >> 64) as u64;
    let (x87, c27) = add_carry(x85, x83, c26);
    let x88 = r24 as u64;
    let (x89, c28) = add_carry(x88, x86, c27);
    let x90 = (r24 >> 64) as u64 + c28 as u64;
    let (x91, c29) = x76.overflowing_add(x80);
    let (x92, c30) = add_carry(x77, x84, c29);
    let (x93, c31) = add_carry(x78, x87, c30);
    let (x94, c32) = add_carry(x79, x89, c31);
    let x95 = x90.wrapping_add(c32 as u64);
    let x96 = r26 as u64;
    let x97 = (r26 >> 64) as u64;
    let x98 = r27 as u64;
    let x99 = (r27 >> 64) as u64;
    let (x100, c33) = x98.overflowing_add(x97);
    let x101 = r28 as u64;
    let (x102, c34) = add_carry(x101, x99, c33);
    let x103 = (r28 >> 64) as u64 + c34 as u64;
    let (x104, c35) = x93.overflowing_add(x96);
    let (x105, c36) = add_carry(x94, x100, c35);
    let (x106, c37) = add_carry(x95, x102, c36);
    let x107 = x103.wrapping_add(c37 as u64);
    let x108 = r30 as u64;
    let x109 = (r30 >> 64) as u64;
    let x110 = r31 as u64;
    let (x111, c38) = x110.overflowing_add(x109);
    let x112 = (r31 >> 64) as u64 + c38 as u64;
    let (x113, c39) = x106.overflowing_add(x108);
    let (x114, c40) = add_carry(x107, x111, c39);
    let x115 = x112.wrapping_add(c40 as u64);
    let x116 = r33 as u64;
    let x117 = (r33 >> 64) as u64;
    let (x118, c41) = x115.overflowing_add(x116);
    let x119 = x117 + c41 as u64;
    let (x120, c42) = x1.overflowing_add(x16);
    let (x121, c43) = add_carry(x2, x20, c42);
    let (x122, c44) = add_carry(x3, x53, c43);
    let (x123, c45) = add_carry(x4, x54, c44);
    let (x124, c46) = add_carry(x5, x74, c45);
    let (x125, c47) = add_carry(x6, x75, c46);
    let (x126, c48) = add_carry(x7, x91, c47);
    let (x127, c49) = add_carry(x8, x92, c48);
    let (x128, c50) = add_carry(x9, x104, c49);
    let (x129, c51) = add_carry(x10, x105, c50);
    let (x130, c52) = add_carry(x11, x113, c51);
    let (x131, c53) = add_carry(x12, x114, c52);
    let (x132, c54) = add_carry(x13, x118, c53);
    let (x133, c55) = add_carry(x14, x119, c54);
    let x134 = x15 + c55 as u64;
    let (x135, c56) = x120.overflowing_add(x16);
    let (x136, c57) = add_carry(x121, x20, c56);
    let (x137, c58) = add_carry(x122, x53, c57);
    let (x138, c59) = add_carry(x123, x54, c58);
    let (x139, c60) = add_carry(x124, x74, c59);
    let (x140, c61) = add_carry(x125, x75, c60);
    let (x141, c62) = add_carry(x126, x91, c61);
    let (x142, c63) = add_carry(x127, x92, c62);
    let (x143, c64) = add_carry(x128, x104, c63);
    let (x144, c65) = add_carry(x129, x105, c64);
    let (x145, c66) = add_carry(x130, x113, c65);
    let (x146, c67) = add_carry(x131, x114, c66);
    let (x147, c68) = add_carry(x132, x118, c67);
    let (x148, c69) = add_carry(x133, x119, c68);
    let x149 = x134.wrapping_add(c69 as u64);
    let x150 = x0.wrapping_mul(0x66c1_301f_632e_294d);
    let r36 = m(x150, 0x1b81_b905_33c6_c87b);
    let x151 = r36 as u64;
    let x152 = (r36 >> 64) as u64;
    let r37 = m(x150, 0xc272_1bf4_57ac_a835);
    let x153 = r37 as u64;
    let x154 = (r37 >> 64) as u64;
    let (x155, c70) = x153.overflowing_add(x152);
    let r38 = m(x150, 0x5167_30cc_1f0b_4f25);
    let x156 = r38 as u64;
    let x157 = (r38 >> 64) as u64;
    let (x158, c71) = add_carry(x156, x154, c70);
    let r39 = m(x150, 0xa7aa_c6c5_67f3_5507);
    let x159 = r39 as u64;
    let x160 = (r39 >> 64) as u64;
    let (x161, c72) = add_carry(x159, x157, c71);
    let r40 = m(x150, 0x5afb_fcc6_9322_c9cd);
    let x162 = r40 as u64;
    let x163 = (r40 >> 64) as u64;
    let (x164, c73) = add_carry(x162, x160, c72);
    let r41 = m(x150, 0xb42d_083a_edc8_8c42);
    let x165 = r41 as u64;
    let x166 = (r41 >> 64) as u64;
    let (x167, c74) = add_carry(x165, x163, c73);
    let r42 = m(x150, 0xfc8a_b0d1_5e3e_4c4a);
    let x168 = r42 as u64;
    let x169 = (r42 >> 64) as u64;
    let (x170, c75) = add_carry(x168, x166, c74);
    let r43 = m(x150, 0x65b4_8e8f_740f_89bf);
    let x171 = r43 as u64;
    let (x172, c76) = add_carry(x171, x169, c75);
    let x173 = (r43 >> 64) as u64 + c76 as u64;
    let (_, c77) = x0.overflowing_add(x151);
    let (x174, c78) = add_carry(x135, x155, c77);
    let (x175, c79) = add_carry(x136, x158, c78);
    let (x176, c80) = add_carry(x137, x161, c79);
    let (x177, c81) = add_carry(x138, x164, c80);
    let (x178, c82) = add_carry(x139, x167, c81);
    let (x179, c83) = add_carry(x140, x170, c82);
    let (x180, c84) = add_carry(x141, x172, c83);
    let x181 = x173 + c84 as u64;
    let (x182, c85) = x142.overflowing_add(x181);
    let x183 = x174.wrapping_mul(0x66c1_301f_632e_294d);
    let r44 = m(x183, 0x1b81_b905_33c6_c87b);
    let x184 = r44 as u64;
    let x185 = (r44 >> 64) as u64;
    let r45 = m(x183, 0xc272_1bf4_57ac_a835);
    let x186 = r45 as u64;
    let x187 = (r45 >> 64) as u64;
    let (x188, c86) = x186.overflowing_add(x185);
    let r46 = m(x183, 0x5167_30cc_1f0b_4f25);
    let x189 = r46 as u64;
    let x190 = (r46 >> 64) as u64;
    let (x191, c87) = add_carry(x189, x187, c86);
    let r47 = m(x183, 0xa7aa_c6c5_67f3_5507);
    let x192 = r47 as u64;
    let x193 = (r47 >> 64) as u64;
    let (x194, c88) = add_carry(x192, x190, c87);
    let r48 = m(x183, 0x5afb_fcc6_9322_c9cd);
    let x195 = r48 as u64;
    let x196 = (r48 >> 64) as u64;
    let (x197, c89) = add_carry(x195, x193, c88);
    let r49 = m(x183, 0xb42d_083a_edc8_8c42);
    let x198 = r49 as u64;
    let x199 = (r49 >> 64) as u64;
    let (x200, c90) = add_carry(x198, x196, c89);
    let r50 = m(x183, 0xfc8a_b0d1_5e3e_4c4a);
    let x201 = r50 as u64;
    let x202 = (r50 >> 64) as u64;
    let (x203, c91) = add_carry(x201, x199, c90);
    let r51 = m(x183, 0x65b4_8e8f_740f_89bf);
    let x204 = r51 as u64;
    let (x205, c92) = add_carry(x204, x202, c91);
    let x206 = (r51 >> 64) as u64 + c92 as u64;
    let (_, c93) = x174.overflowing_add(x184);
    let (x207, c94) = add_carry(x175, x188, c93);
    let (x208, c95) = add_carry(x176, x191, c94);
    let (x209, c96) = add_carry(x177, x194, c95);
    let (x210, c97) = add_carry(x178, x197, c96);
    let (x211, c98) = add_carry(x179, x200, c97);
    let (x212, c99) = add_carry(x180, x203, c98);
    let (x213, c100) = add_carry(x182, x205, c99);
    let x214 = x206 + c100 as u64;
    let (x215, c101) = add_carry(x143, x214, c85);
    let x216 = x207.wrapping_mul(0x66c1_301f_632e_294d);
    let r52 = m(x216, 0x1b81_b905_33c6_c87b);
    let x217 = r52 as u64;
    let x218 = (r52 >> 64) as u64;
    let r53 = m(x216, 0xc272_1bf4_57ac_a835);
    let x219 = r53 as u64;
    let x220 = (r53 >> 64) as u64;
    let (x221, c102) = x219.overflowing_add(x218);
    let r54 = m(x216, 0x5167_30cc_1f0b_4f25);
    let x222 = r54 as u64;
    let x223 = (r54 >> 64) as u64;
    let (x224, c103) = add_carry(x222, x220, c102);
    let r55 = m(x216, 0xa7aa_c6c5_67f3_5507);
    let x225 = r55 as u64;
    let x226 = (r55 >> 64) as u64;
    let (x227, c104) = add_carry(x225, x223, c103);
    let r56 = m(x216, 0x5afb_fcc6_9322_c9cd);
    let x228 = r56 as u64;
    let x229 = (r56 >> 64) as u64;
    let (x230, c105) = add_carry(x228, x226, c104);
    let r57 = m(x216, 0xb42d_083a_edc8_8c42);
    let x231 = r57 as u64;
    let x232 = (r57 >> 64) as u64;
    let (x233, c106) = add_carry(x231, x229, c105);
    let r58 = m(x216, 0xfc8a_b0d1_5e3e_4c4a);
    let x234 = r58 as u64;
    let x235 = (r58 >> 64) as u64;
    let (x236, c107) = add_carry(x234, x232, c106);
    let r59 = m(x216, 0x65b4_8e8f_740f_89bf);
    let x237 = r59 as u64;
    let (x238, c108) = add_carry(x237, x235, c107);
    let x239 = (r59 >> 64) as u64 + c108 as u64;
    let (_, c109) = x207.overflowing_add(x217);
    let (x240, c110) = add_carry(x208, x221, c109);
    let (x241, c111) = add_carry(x209, x224, c110);
    let (x242, c112) = add_carry(x210, x227, c111);
    let (x243, c113) = add_carry(x211, x230, c112);
    let (x244, c114) = add_carry(x212, x233, c113);
    let (x245, c115) = add_carry(x213, x236, c114);
    let (x246, c116) = add_carry(x215, x238, c115);
    let x247 = x239 + c116 as u64;
    let (x248, c117) = add_carry(x144, x247, c101);
    let x249 = x240.wrapping_mul(0x66c1_301f_632e_294d);
    let r60 = m(x249, 0x1b81_b905_33c6_c87b);
    let x250 = r60 as u64;
    let x251 = (r60 >> 64) as u64;
    let r61 = m(x249, 0xc272_1bf4_57ac_a835);
    let x252 = r61 as u64;
    let x253 = (r61 >> 64) as u64;
    let (x254, c118) = x252.overflowing_add(x251);
    let r62 = m(x249, 0x5167_30cc_1f0b_4f25);
    let x255 = r62 as u64;
    let x256 = (r62 >> 64) as u64;
    let (x257, c119) = add_carry(x255, x253, c118);
    let r63 = m(x249, 0xa7aa_c6c5_67f3_5507);
    let x258 = r63 as u64;
    let x259 = (r63 >> 64) as u64;
    let (x260, c120) = add_carry(x258, x256, c119);
    let r64 = m(x249, 0x5afb_fcc6_9322_c9cd);
    let x261 = r64 as u64;
    let x262 = (r64 >> 64) as u64;
    let (x263, c121) = add_carry(x261, x259, c120);
    let r65 = m(x249, 0xb42d_083a_edc8_8c42);
    let x264 = r65 as u64;
    let x265 = (r65 >> 64) as u64;
    let (x266, c122) = add_carry(x264, x262, c121);
    let r66 = m(x249, 0xfc8a_b0d1_5e3e_4c4a);
    let x267 = r66 as u64;
    let x268 = (r66 >> 64) as u64;
    let (x269, c123) = add_carry(x267, x265, c122);
    let r67 = m(x249, 0x65b4_8e8f_740f_89bf);
    let x270 = r67 as u64;
    let (x271, c124) = add_carry(x270, x268, c123);
    let x272 = (r67 >> 64) as u64 + c124 as u64;
    let (_, c125) = x240.overflowing_add(x250);
    let (x273, c126) = add_carry(x241, x254, c125);
    let (x274, c127) = add_carry(x242, x257, c126);
    let (x275, c128) = add_carry(x243, x260, c127);
    let (x276, c129) = add_carry(x244, x263, c128);
    let (x277, c130) = add_carry(x245, x266, c129);
    let (x278, c131) = add_carry(x246, x269, c130);
    let (x279, c132) = add_carry(x248, x271, c131);
    let x280 = x272 + c132 as u64;
    let (x281, c133) = add_carry(x145, x280, c117);
    let x282 = x273.wrapping_mul(0x66c1_301f_632e_294d);
    let r68 = m(x282, 0x1b81_b905_33c6_c87b);
    let x283 = r68 as u64;
    let x284 = (r68 >> 64) as u64;
    let r69 = m(x282, 0xc272_1bf4_57ac_a835);
    let x285 = r69 as u64;
    let x286 = (r69 >> 64) as u64;
    let (x287, c134) = x285.overflowing_add(x284);
    let r70 = m(x282, 0x5167_30cc_1f0b_4f25);
    let x288 = r70 as u64;
    let x289 = (r70 >> 64) as u64;
    let (x290, c135) = add_carry(x288, x286, c134);
    let r71 = m(x282, 0xa7aa_c6c5_67f3_5507);
    let x291 = r71 as u64;
    let x292 = (r71 >> 64) as u64;
    let (x293, c136) = add_carry(x291, x289, c135);
    let r72 = m(x282, 0x5afb_fcc6_9322_c9cd);
    let x294 = r72 as u64;
    let x295 = (r72 >> 64) as u64;
    let (x296, c137) = add_carry(x294, x292, c136);
    let r73 = m(x282, 0xb42d_083a_edc8_8c42);
    let x297 = r73 as u64;
    let x298 = (r73 >> 64) as u64;
    let (x299, c138) = add_carry(x297, x295, c137);
    let r74 = m(x282, 0xfc8a_b0d1_5e3e_4c4a);
    let x300 = r74 as u64;
    let x301 = (r74 >> 64) as u64;
    let (x302, c139) = add_carry(x300, x298, c138);
    let r75 = m(x282, 0x65b4_8e8f_740f_89bf);
    let x303 = r75 as u64;
    let (x304, c140) = add_carry(x303, x301, c139);
    let x305 = (r75 >> 64) as u64 + c140 as u64;
    let (_, c141) = x273.overflowing_add(x283);
    let (x306, c142) = add_carry(x274, x287, c141);
    let (x307, c143) = add_carry(x275, x290, c142);
    let (x308, c144) = add_carry(x276, x293, c143);
    let (x309, c145) = add_carry(x277, x296, c144);
    let (x310, c146) = add_carry(x278, x299, c145);
    let (x311, c147) = add_carry(x279, x302, c146);
    let (x312, c148) = add_carry(x281, x304, c147);
    let x313 = x305 + c148 as u64;
    let (x314, c149) = add_carry(x146, x313, c133);
    let x315 = x306.wrapping_mul(0x66c1_301f_632e_294d);
    let r76 = m(x315, 0x1b81_b905_33c6_c87b);
    let x316 = r76 as u64;
    let x317 = (r76 >> 64) as u64;
    let r77 = m(x315, 0xc272_1bf4_57ac_a835);
    let x318 = r77 as u64;
    let x319 = (r77 >> 64) as u64;
    let (x320, c150) = x318.overflowing_add(x317);
    let r78 = m(x315, 0x5167_30cc_1f0b_4f25);
    let x321 = r78 as u64;
    let x322 = (r78 >> 64) as u64;
    let (x323, c151) = add_carry(x321, x319, c150);
    let r79 = m(x315, 0xa7aa_c6c5_67f3_5507);
    let x324 = r79 as u64;
    let x325 = (r79 >> 64) as u64;
    let (x326, c152) = add_carry(x324, x322, c151);
    let r80 = m(x315, 0x5afb_fcc6_9322_c9cd);
    let x327 = r80 as u64;
    let x328 = (r80 >> 64) as u64;
    let (x329, c153) = add_carry(x327, x325, c152);
    let r81 = m(x315, 0xb42d_083a_edc8_8c42);
    let x330 = r81 as u64;
    let x331 = (r81 >> 64) as u64;
    let (x332, c154) = add_carry(x330, x328, c153);
    let r82 = m(x315, 0xfc8a_b0d1_5e3e_4c4a);
    let x333 = r82 as u64;
    let x334 = (r82 >> 64) as u64;
    let (x335, c155) = add_carry(x333, x331, c154);
    let r83 = m(x315, 0x65b4_8e8f_740f_89bf);
    let x336 = r83 as u64;
    let (x337, c156) = add_carry(x336, x334, c155);
    let x338 = (r83 >> 64) as u64 + c156 as u64;
    let (_, c157) = x306.overflowing_add(x316);
    let (x339, c158) = add_carry(x307, x320, c157);
    let (x340, c159) = add_carry(x308, x323, c158);
    let (x341, c160) = add_carry(x309, x326, c159);
    let (x342, c161) = add_carry(x310, x329, c160);
    let (x343, c162) = add_carry(x311, x332, c161);
    let (x344, c163) = add_carry(x312, x335, c162);
    let (x345, c164) = add_carry(x314, x337, c163);
    let x346 = x338 + c164 as u64;
    let (x347, c165) = add_carry(x147, x346, c149);
    let x348 = x339.wrapping_mul(0x66c1_301f_632e_294d);
    let r84 = m(x348, 0x1b81_b905_33c6_c87b);
    let x349 = r84 as u64;
    let x350 = (r84 >> 64) as u64;
    let r85 = m(x348, 0xc272_1bf4_57ac_a835);
    let x351 = r85 as u64;
    let x352 = (r85 >> 64) as u64;
    let (x353, c166) = x351.overflowing_add(x350);
    let r86 = m(x348, 0x5167_30cc_1f0b_4f25);
    let x354 = r86 as u64;
    let x355 = (r86 >> 64) as u64;
    let (x356, c167) = add_carry(x354, x352, c166);
    let r87 = m(x348, 0xa7aa_c6c5_67f3_5507);
    let x357 = r87 as u64;
    let x358 = (r87 >> 64) as u64;
    let (x359, c168) = add_carry(x357, x355, c167);
    let r88 = m(x348, 0x5afb_fcc6_9322_c9cd);
    let x360 = r88 as u64;
    let x361 = (r88 >> 64) as u64;
    let (x362, c169) = add_carry(x360, x358, c168);
    let r89 = m(x348, 0xb42d_083a_edc8_8c42);
    let x363 = r89 as u64;
    let x364 = (r89 >> 64) as u64;
    let (x365, c170) = add_carry(x363, x361, c169);
    let r90 = m(x348, 0xfc8a_b0d1_5e3e_4c4a);
    let x366 = r90 as u64;
    let x367 = (r90 >> 64) as u64;
    let (x368, c171) = add_carry(x366, x364, c170);
    let r91 = m(x348, 0x65b4_8e8f_740f_89bf);
    let x369 = r91 as u64;
    let (x370, c172) = add_carry(x369, x367, c171);
    let x371 = (r91 >> 64) as u64 + c172 as u64;
    let (_, c173) = x339.overflowing_add(x349);
    let (x372, c174) = add_carry(x340, x353, c173);
    let (x373, c175) = add_carry(x341, x356, c174);
    let (x374, c176) = add_carry(x342, x359, c175);
    let (x375, c177) = add_carry(x343, x362, c176);
    let (x376, c178) = add_carry(x344, x365, c177);
    let (x377, c179) = add_carry(x345, x368, c178);
    let (x378, c180) = add_carry(x347, x370, c179);
    let x379 = x371 + c180 as u64;
    let (x380, c181) = add_carry(x148, x379, c165);
    let x381 = x372.wrapping_mul(0x66c1_301f_632e_294d);
    let r92 = m(x381, 0x1b81_b905_33c6_c87b);
    let x382 = r92 as u64;
    let x383 = (r92 >> 64) as u64;
    let r93 = m(x381, 0xc272_1bf4_57ac_a835);
    let x384 = r93 as u64;
    let x385 = (r93 >> 64) as u64;
    let (x386, c182) = x384.overflowing_add(x383);
    let r94 = m(x381, 0x5167_30cc_1f0b_4f25);
    let x387 = r94 as u64;
    let x388 = (r94 >> 64) as u64;
    let (x389, c183) = add_carry(x387, x385, c182);
    let r95 = m(x381, 0xa7aa_c6c5_67f3_5507);
    let x390 = r95 as u64;
    let x391 = (r95 >> 64) as u64;
    let (x392, c184) = add_carry(x390, x388, c183);
    let r96 = m(x381, 0x5afb_fcc6_9322_c9cd);
    let x393 = r96 as u64;
    let x394 = (r96 >> 64) as u64;
    let (x395, c185) = add_carry(x393, x391, c184);
    let r97 = m(x381, 0xb42d_083a_edc8_8c42);
    let x396 = r97 as u64;
    let x397 = (r97 >> 64) as u64;
    let (x398, c186) = add_carry(x396, x394, c185);
    let r98 = m(x381, 0xfc8a_b0d1_5e3e_4c4a);
    let x399 = r98 as u64;
    let x400 = (r98 >> 64) as u64;
    let (x401, c187) = add_carry(x399, x397, c186);
    let r99 = m(x381, 0x65b4_8e8f_740f_89bf);
    let x402 = r99 as u64;
    let (x403, c188) = add_carry(x402, x400, c187);
    let x404 = (r99 >> 64) as u64 + c188 as u64;
    let (_, c189) = x372.overflowing_add(x382);
    let (x405, c190) = add_carry(x373, x386, c189);
    let (x406, c191) = add_carry(x374, x389, c190);
    let (x407, c192) = add_carry(x375, x392, c191);
    let (x408, c193) = add_carry(x376, x395, c192);
    let (x409, c194) = add_carry(x377, x398, c193);
    let (x410, c195) = add_carry(x378, x401, c194);
    let (x411, c196) = add_carry(x380, x403, c195);
    let x412 = x404 + c196 as u64;
    let (x413, c197) = add_carry(x149, x412, c181);
    let c197_mask = 0u64.wrapping_sub(c197 as u64);
    let x414 = c197_mask & 0x1b81_b905_33c6_c87b;
    let x415 = c197_mask & 0xc272_1bf4_57ac_a835;
    let x416 = c197_mask & 0x5167_30cc_1f0b_4f25;
    let x417 = c197_mask & 0xa7aa_c6c5_67f3_5507;
    let x418 = c197_mask & 0x5afb_fcc6_9322_c9cd;
    let x419 = c197_mask & 0xb42d_083a_edc8_8c42;
    let x420 = c197_mask & 0xfc8a_b0d1_5e3e_4c4a;
    let x421 = c197_mask & 0x65b4_8e8f_740f_89bf;
    let (o0, c198) = x405.overflowing_sub(x414);
    let (o1, c199) = sub_borrow(x406, x415, c198);
    let (o2, c200) = sub_borrow(x407, x416, c199);
    let (o3, c201) = sub_borrow(x408, x417, c200);
    let (o4, c202) = sub_borrow(x409, x418, c201);
    let (o5, c203) = sub_borrow(x410, x419, c202);
    let (o6, c204) = sub_borrow(x411, x420, c203);
    let (o7, _) = sub_borrow(x413, x421, c204);
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn halve(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let x0 = a0 & 1;
    let c0 = x0 != 0;
    let c0_mask = 0u64.wrapping_sub(c0 as u64);
    let x1 = c0_mask & 0x1b81_b905_33c6_c87b;
    let x2 = c0_mask & 0xc272_1bf4_57ac_a835;
    let x3 = c0_mask & 0x5167_30cc_1f0b_4f25;
    let x4 = c0_mask & 0xa7aa_c6c5_67f3_5507;
    let x5 = c0_mask & 0x5afb_fcc6_9322_c9cd;
    let x6 = c0_mask & 0xb42d_083a_edc8_8c42;
    let x7 = c0_mask & 0xfc8a_b0d1_5e3e_4c4a;
    let x8 = c0_mask & 0x65b4_8e8f_740f_89bf;
    let (x9, c1) = a0.overflowing_add(x1);
    let (x10, c2) = add_carry(a1, x2, c1);
    let (x11, c3) = add_carry(a2, x3, c2);
    let (x12, c4) = add_carry(a3, x4, c3);
    let (x13, c5) = add_carry(a4, x5, c4);
    let (x14, c6) = add_carry(a5, x6, c5);
    let (x15, c7) = add_carry(a6, x7, c6);
    let (x16, c8) = add_carry(a7, x8, c7);
    let x17 = x10 & 1;
    let x18 = x11 & 1;
    let x19 = x12 & 1;
    let x20 = x13 & 1;
    let x21 = x14 & 1;
    let x22 = x15 & 1;
    let x23 = x16 & 1;
    let o0 = (x9 >> 1) + (x17 << 63);
    let o1 = (x10 >> 1) + (x18 << 63);
    let o2 = (x11 >> 1) + (x19 << 63);
    let o3 = (x12 >> 1) + (x20 << 63);
    let o4 = (x13 >> 1) + (x21 << 63);
    let o5 = (x14 >> 1) + (x22 << 63);
    let o6 = (x15 >> 1) + (x23 << 63);
    let o7 = (x16 >> 1) + ((c8 as u64) << 63);
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
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
        let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7] = b.0;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let choice_mask = 0u64.wrapping_sub(core::hint::black_box(choice));
        let o0 = b0 ^ (choice_mask & (a0 ^ b0));
        let o1 = b1 ^ (choice_mask & (a1 ^ b1));
        let o2 = b2 ^ (choice_mask & (a2 ^ b2));
        let o3 = b3 ^ (choice_mask & (a3 ^ b3));
        let o4 = b4 ^ (choice_mask & (a4 ^ b4));
        let o5 = b5 ^ (choice_mask & (a5 ^ b5));
        let o6 = b6 ^ (choice_mask & (a6 ^ b6));
        let o7 = b7 ^ (choice_mask & (a7 ^ b7));
        Element([o0, o1, o2, o3, o4, o5, o6, o7])
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
        let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7] = b.0;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let choice_mask = 0u64.wrapping_sub(core::hint::black_box(choice));
        let x0 = a0 ^ (choice_mask & (b0 ^ a0));
        let x1 = a1 ^ (choice_mask & (b1 ^ a1));
        let x2 = a2 ^ (choice_mask & (b2 ^ a2));
        let x3 = a3 ^ (choice_mask & (b3 ^ a3));
        let x4 = a4 ^ (choice_mask & (b4 ^ a4));
        let x5 = a5 ^ (choice_mask & (b5 ^ a5));
        let x6 = a6 ^ (choice_mask & (b6 ^ a6));
        let x7 = a7 ^ (choice_mask & (b7 ^ a7));
        let y0 = b0 ^ (choice_mask & (a0 ^ b0));
        let y1 = b1 ^ (choice_mask & (a1 ^ b1));
        let y2 = b2 ^ (choice_mask & (a2 ^ b2));
        let y3 = b3 ^ (choice_mask & (a3 ^ b3));
        let y4 = b4 ^ (choice_mask & (a4 ^ b4));
        let y5 = b5 ^ (choice_mask & (a5 ^ b5));
        let y6 = b6 ^ (choice_mask & (a6 ^ b6));
        let y7 = b7 ^ (choice_mask & (a7 ^ b7));
        let x = Element([x0, x1, x2, x3, x4, x5, x6, x7]);
        let y = Element([y0, y1, y2, y3, y4, y5, y6, y7]);
        (x, y)
    }
}

/// `R * out = a (mod p), 0 <= out < p`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^64 - 1]`; word 7 in `[0, 0x65b48e8f740f89bf]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn to_bytes(a: &Element) -> [u8; 64] {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let x0 = a0.wrapping_mul(0x66c1_301f_632e_294d);
    let r0 = m(x0, 0x1b81_b905_33c6_c87b);
    let x1 = r0 as u64;
    let x2 = (r0 >> 64) as u64;
    let r1 = m(x0, 0xc272_1bf4_57ac_a835);
    let x3 = r1 as u64;
    let x4 = (r1 >> 64) as u64;
    let (x5, c0) = x3.overflowing_add(x2);
    let r2 = m(x0, 0x5167_30cc_1f0b_4f25);
    let x6 = r2 as u64;
    let x7 = (r2 >> 64) as u64;
    let (x8, c1) = add_carry(x6, x4, c0);
    let r3 = m(x0, 0xa7aa_c6c5_67f3_5507);
    let x9 = r3 as u64;
    let x10 = (r3 >> 64) as u64;
    let (x11, c2) = add_carry(x9, x7, c1);
    let r4 = m(x0, 0x5afb_fcc6_9322_c9cd);
    let x12 = r4 as u64;
    let x13 = (r4 >> 64) as u64;
    let (x14, c3) = add_carry(x12, x10, c2);
    let r5 = m(x0, 0xb42d_083a_edc8_8c42);
    let x15 = r5 as u64;
    let x16 = (r5 >> 64) as u64;
    let (x17, c4) = add_carry(x15, x13, c3);
    let r6 = m(x0, 0xfc8a_b0d1_5e3e_4c4a);
    let x18 = r6 as u64;
    let x19 = (r6 >> 64) as u64;
    let (x20, c5) = add_carry(x18, x16, c4);
    let r7 = m(x0, 0x65b4_8e8f_740f_89bf);
    let x21 = r7 as u64;
    let (x22, c6) = add_carry(x21, x19, c5);
    let x23 = (r7 >> 64) as u64 + c6 as u64;
    let (_, c7) = a0.overflowing_add(x1);
    let (x24, c8) = add_carry(a1, x5, c7);
    let (x25, c9) = add_carry(a2, x8, c8);
    let (x26, c10) = add_carry(a3, x11, c9);
    let (x27, c11) = add_carry(a4, x14, c10);
    let (x28, c12) = add_carry(a5, x17, c11);
    let (x29, c13) = add_carry(a6, x20, c12);
    let (x30, c14) = add_carry(a7, x22, c13);
    let x31 = x23 + c14 as u64;
    let x32 = x24.wrapping_mul(0x66c1_301f_632e_294d);
    let r8 = m(x32, 0x1b81_b905_33c6_c87b);
    let x33 = r8 as u64;
    let x34 = (r8 >> 64) as u64;
    let r9 = m(x32, 0xc272_1bf4_57ac_a835);
    let x35 = r9 as u64;
    let x36 = (r9 >> 64) as u64;
    let (x37, c15) = x35.overflowing_add(x34);
    let r10 = m(x32, 0x5167_30cc_1f0b_4f25);
    let x38 = r10 as u64;
    let x39 = (r10 >> 64) as u64;
    let (x40, c16) = add_carry(x38, x36, c15);
    let r11 = m(x32, 0xa7aa_c6c5_67f3_5507);
    let x41 = r11 as u64;
    let x42 = (r11 >> 64) as u64;
    let (x43, c17) = add_carry(x41, x39, c16);
    let r12 = m(x32, 0x5afb_fcc6_9322_c9cd);
    let x44 = r12 as u64;
    let x45 = (r12 >> 64) as u64;
    let (x46, c18) = add_carry(x44, x42, c17);
    let r13 = m(x32, 0xb42d_083a_edc8_8c42);
    let x47 = r13 as u64;
    let x48 = (r13 >> 64) as u64;
    let (x49, c19) = add_carry(x47, x45, c18);
    let r14 = m(x32, 0xfc8a_b0d1_5e3e_4c4a);
    let x50 = r14 as u64;
    let x51 = (r14 >> 64) as u64;
    let (x52, c20) = add_carry(x50, x48, c19);
    let r15 = m(x32, 0x65b4_8e8f_740f_89bf);
    let x53 = r15 as u64;
    let (x54, c21) = add_carry(x53, x51, c20);
    let x55 = (r15 >> 64) as u64 + c21 as u64;
    let (_, c22) = x24.overflowing_add(x33);
    let (x56, c23) = add_carry(x25, x37, c22);
    let (x57, c24) = add_carry(x26, x40, c23);
    let (x58, c25) = add_carry(x27, x43, c24);
    let (x59, c26) = add_carry(x28, x46, c25);
    let (x60, c27) = add_carry(x29, x49, c26);
    let (x61, c28) = add_carry(x30, x52, c27);
    let (x62, c29) = add_carry(x31, x54, c28);
    let x63 = x55 + c29 as u64;
    let x64 = x56.wrapping_mul(0x66c1_301f_632e_294d);
    let r16 = m(x64, 0x1b81_b905_33c6_c87b);
    let x65 = r16 as u64;
    let x66 = (r16 >> 64) as u64;
    let r17 = m(x64, 0xc272_1bf4_57ac_a835);
    let x67 = r17 as u64;
    let x68 = (r17 >> 64) as u64;
    let (x69, c30) = x67.overflowing_add(x66);
    let r18 = m(x64, 0x5167_30cc_1f0b_4f25);
    let x70 = r18 as u64;
    let x71 = (r18 >> 64) as u64;
    let (x72, c31) = add_carry(x70, x68, c30);
    let r19 = m(x64, 0xa7aa_c6c5_67f3_5507);
    let x73 = r19 as u64;
    let x74 = (r19 >> 64) as u64;
    let (x75, c32) = add_carry(x73, x71, c31);
    let r20 = m(x64, 0x5afb_fcc6_9322_c9cd);
    let x76 = r20 as u64;
    let x77 = (r20 >> 64) as u64;
    let (x78, c33) = add_carry(x76, x74, c32);
    let r21 = m(x64, 0xb42d_083a_edc8_8c42);
    let x79 = r21 as u64;
    let x80 = (r21 >> 64) as u64;
    let (x81, c34) = add_carry(x79, x77, c33);
    let r22 = m(x64, 0xfc8a_b0d1_5e3e_4c4a);
    let x82 = r22 as u64;
    let x83 = (r22 >> 64) as u64;
    let (x84, c35) = add_carry(x82, x80, c34);
    let r23 = m(x64, 0x65b4_8e8f_740f_89bf);
    let x85 = r23 as u64;
    let (x86, c36) = add_carry(x85, x83, c35);
    let x87 = (r23 >> 64) as u64 + c36 as u64;
    let (_, c37) = x56.overflowing_add(x65);
    let (x88, c38) = add_carry(x57, x69, c37);
    let (x89, c39) = add_carry(x58, x72, c38);
    let (x90, c40) = add_carry(x59, x75, c39);
    let (x91, c41) = add_carry(x60, x78, c40);
    let (x92, c42) = add_carry(x61, x81, c41);
    let (x93, c43) = add_carry(x62, x84, c42);
    let (x94, c44) = add_carry(x63, x86, c43);
    let x95 = x87 + c44 as u64;
    let x96 = x88.wrapping_mul(0x66c1_301f_632e_294d);
    let r24 = m(x96, 0x1b81_b905_33c6_c87b);
    let x97 = r24 as u64;
    let x98 = (r24 >> 64) as u64;
    let r25 = m(x96, 0xc272_1bf4_57ac_a835);
    let x99 = r25 as u64;
    let x100 = (r25 >> 64) as u64;
    let (x101, c45) = x99.overflowing_add(x98);
    let r26 = m(x96, 0x5167_30cc_1f0b_4f25);
    let x102 = r26 as u64;
    let x103 = (r26 >> 64) as u64;
    let (x104, c46) = add_carry(x102, x100, c45);
    let r27 = m(x96, 0xa7aa_c6c5_67f3_5507);
    let x105 = r27 as u64;
    let x106 = (r27 >> 64) as u64;
    let (x107, c47) = add_carry(x105, x103, c46);
    let r28 = m(x96, 0x5afb_fcc6_9322_c9cd);
    let x108 = r28 as u64;
    let x109 = (r28 >> 64) as u64;
    let (x110, c48) = add_carry(x108, x106, c47);
    let r29 = m(x96, 0xb42d_083a_edc8_8c42);
    let x111 = r29 as u64;
    let x112 = (r29 >> 64) as u64;
    let (x113, c49) = add_carry(x111, x109, c48);
    let r30 = m(x96, 0xfc8a_b0d1_5e3e_4c4a);
    let x114 = r30 as u64;
    let x115 = (r30 >> 64) as u64;
    let (x116, c50) = add_carry(x114, x112, c49);
    let r31 = m(x96, 0x65b4_8e8f_740f_89bf);
    let x117 = r31 as u64;
    let (x118, c51) = add_carry(x117, x115, c50);
    let x119 = (r31 >> 64) as u64 + c51 as u64;
    let (_, c52) = x88.overflowing_add(x97);
    let (x120, c53) = add_carry(x89, x101, c52);
    let (x121, c54) = add_carry(x90, x104, c53);
    let (x122, c55) = add_carry(x91, x107, c54);
    let (x123, c56) = add_carry(x92, x110, c55);
    let (x124, c57) = add_carry(x93, x113, c56);
    let (x125, c58) = add_carry(x94, x116, c57);
    let (x126, c59) = add_carry(x95, x118, c58);
    let x127 = x119 + c59 as u64;
    let x128 = x120.wrapping_mul(0x66c1_301f_632e_294d);
    let r32 = m(x128, 0x1b81_b905_33c6_c87b);
    let x129 = r32 as u64;
    let x130 = (r32 >> 64) as u64;
    let r33 = m(x128, 0xc272_1bf4_57ac_a835);
    let x131 = r33 as u64;
    let x132 = (r33 >> 64) as u64;
    let (x133, c60) = x131.overflowing_add(x130);
    let r34 = m(x128, 0x5167_30cc_1f0b_4f25);
    let x134 = r34 as u64;
    let x135 = (r34 >> 64) as u64;
    let (x136, c61) = add_carry(x134, x132, c60);
    let r35 = m(x128, 0xa7aa_c6c5_67f3_5507);
    let x137 = r35 as u64;
    let x138 = (r35 >> 64) as u64;
    let (x139, c62) = add_carry(x137, x135, c61);
    let r36 = m(x128, 0x5afb_fcc6_9322_c9cd);
    let x140 = r36 as u64;
    let x141 = (r36 >> 64) as u64;
    let (x142, c63) = add_carry(x140, x138, c62);
    let r37 = m(x128, 0xb42d_083a_edc8_8c42);
    let x143 = r37 as u64;
    let x144 = (r37 >> 64) as u64;
    let (x145, c64) = add_carry(x143, x141, c63);
    let r38 = m(x128, 0xfc8a_b0d1_5e3e_4c4a);
    let x146 = r38 as u64;
    let x147 = (r38 >> 64) as u64;
    let (x148, c65) = add_carry(x146, x144, c64);
    let r39 = m(x128, 0x65b4_8e8f_740f_89bf);
    let x149 = r39 as u64;
    let (x150, c66) = add_carry(x149, x147, c65);
    let x151 = (r39 >> 64) as u64 + c66 as u64;
    let (_, c67) = x120.overflowing_add(x129);
    let (x152, c68) = add_carry(x121, x133, c67);
    let (x153, c69) = add_carry(x122, x136, c68);
    let (x154, c70) = add_carry(x123, x139, c69);
    let (x155, c71) = add_carry(x124, x142, c70);
    let (x156, c72) = add_carry(x125, x145, c71);
    let (x157, c73) = add_carry(x126, x148, c72);
    let (x158, c74) = add_carry(x127, x150, c73);
    let x159 = x151 + c74 as u64;
    let x160 = x152.wrapping_mul(0x66c1_301f_632e_294d);
    let r40 = m(x160, 0x1b81_b905_33c6_c87b);
    let x161 = r40 as u64;
    let x162 = (r40 >> 64) as u64;
    let r41 = m(x160, 0xc272_1bf4_57ac_a835);
    let x163 = r41 as u64;
    let x164 = (r41 >> 64) as u64;
    let (x165, c75) = x163.overflowing_add(x162);
    let r42 = m(x160, 0x5167_30cc_1f0b_4f25);
    let x166 = r42 as u64;
    let x167 = (r42 >> 64) as u64;
    let (x168, c76) = add_carry(x166, x164, c75);
    let r43 = m(x160, 0xa7aa_c6c5_67f3_5507);
    let x169 = r43 as u64;
    let x170 = (r43 >> 64) as u64;
    let (x171, c77) = add_carry(x169, x167, c76);
    let r44 = m(x160, 0x5afb_fcc6_9322_c9cd);
    let x172 = r44 as u64;
    let x173 = (r44 >> 64) as u64;
    let (x174, c78) = add_carry(x172, x170, c77);
    let r45 = m(x160, 0xb42d_083a_edc8_8c42);
    let x175 = r45 as u64;
    let x176 = (r45 >> 64) as u64;
    let (x177, c79) = add_carry(x175, x173, c78);
    let r46 = m(x160, 0xfc8a_b0d1_5e3e_4c4a);
    let x178 = r46 as u64;
    let x179 = (r46 >> 64) as u64;
    let (x180, c80) = add_carry(x178, x176, c79);
    let r47 = m(x160, 0x65b4_8e8f_740f_89bf);
    let x181 = r47 as u64;
    let (x182, c81) = add_carry(x181, x179, c80);
    let x183 = (r47 >> 64) as u64 + c81 as u64;
    let (_, c82) = x152.overflowing_add(x161);
    let (x184, c83) = add_carry(x153, x165, c82);
    let (x185, c84) = add_carry(x154, x168, c83);
    let (x186, c85) = add_carry(x155, x171, c84);
    let (x187, c86) = add_carry(x156, x174, c85);
    let (x188, c87) = add_carry(x157, x177, c86);
    let (x189, c88) = add_carry(x158, x180, c87);
    let (x190, c89) = add_carry(x159, x182, c88);
    let x191 = x183 + c89 as u64;
    let x192 = x184.wrapping_mul(0x66c1_301f_632e_294d);
    let r48 = m(x192, 0x1b81_b905_33c6_c87b);
    let x193 = r48 as u64;
    let x194 = (r48 >> 64) as u64;
    let r49 = m(x192, 0xc272_1bf4_57ac_a835);
    let x195 = r49 as u64;
    let x196 = (r49 >> 64) as u64;
    let (x197, c90) = x195.overflowing_add(x194);
    let r50 = m(x192, 0x5167_30cc_1f0b_4f25);
    let x198 = r50 as u64;
    let x199 = (r50 >> 64) as u64;
    let (x200, c91) = add_carry(x198, x196, c90);
    let r51 = m(x192, 0xa7aa_c6c5_67f3_5507);
    let x201 = r51 as u64;
    let x202 = (r51 >> 64) as u64;
    let (x203, c92) = add_carry(x201, x199, c91);
    let r52 = m(x192, 0x5afb_fcc6_9322_c9cd);
    let x204 = r52 as u64;
    let x205 = (r52 >> 64) as u64;
    let (x206, c93) = add_carry(x204, x202, c92);
    let r53 = m(x192, 0xb42d_083a_edc8_8c42);
    let x207 = r53 as u64;
    let x208 = (r53 >> 64) as u64;
    let (x209, c94) = add_carry(x207, x205, c93);
    let r54 = m(x192, 0xfc8a_b0d1_5e3e_4c4a);
    let x210 = r54 as u64;
    let x211 = (r54 >> 64) as u64;
    let (x212, c95) = add_carry(x210, x208, c94);
    let r55 = m(x192, 0x65b4_8e8f_740f_89bf);
    let x213 = r55 as u64;
    let (x214, c96) = add_carry(x213, x211, c95);
    let x215 = (r55 >> 64) as u64 + c96 as u64;
    let (_, c97) = x184.overflowing_add(x193);
    let (x216, c98) = add_carry(x185, x197, c97);
    let (x217, c99) = add_carry(x186, x200, c98);
    let (x218, c100) = add_carry(x187, x203, c99);
    let (x219, c101) = add_carry(x188, x206, c100);
    let (x220, c102) = add_carry(x189, x209, c101);
    let (x221, c103) = add_carry(x190, x212, c102);
    let (x222, c104) = add_carry(x191, x214, c103);
    let x223 = x215 + c104 as u64;
    let x224 = x216.wrapping_mul(0x66c1_301f_632e_294d);
    let r56 = m(x224, 0x1b81_b905_33c6_c87b);
    let x225 = r56 as u64;
    let x226 = (r56 >> 64) as u64;
    let r57 = m(x224, 0xc272_1bf4_57ac_a835);
    let x227 = r57 as u64;
    let x228 = (r57 >> 64) as u64;
    let (x229, c105) = x227.overflowing_add(x226);
    let r58 = m(x224, 0x5167_30cc_1f0b_4f25);
    let x230 = r58 as u64;
    let x231 = (r58 >> 64) as u64;
    let (x232, c106) = add_carry(x230, x228, c105);
    let r59 = m(x224, 0xa7aa_c6c5_67f3_5507);
    let x233 = r59 as u64;
    let x234 = (r59 >> 64) as u64;
    let (x235, c107) = add_carry(x233, x231, c106);
    let r60 = m(x224, 0x5afb_fcc6_9322_c9cd);
    let x236 = r60 as u64;
    let x237 = (r60 >> 64) as u64;
    let (x238, c108) = add_carry(x236, x234, c107);
    let r61 = m(x224, 0xb42d_083a_edc8_8c42);
    let x239 = r61 as u64;
    let x240 = (r61 >> 64) as u64;
    let (x241, c109) = add_carry(x239, x237, c108);
    let r62 = m(x224, 0xfc8a_b0d1_5e3e_4c4a);
    let x242 = r62 as u64;
    let x243 = (r62 >> 64) as u64;
    let (x244, c110) = add_carry(x242, x240, c109);
    let r63 = m(x224, 0x65b4_8e8f_740f_89bf);
    let x245 = r63 as u64;
    let (x246, c111) = add_carry(x245, x243, c110);
    let x247 = (r63 >> 64) as u64 + c111 as u64;
    let (_, c112) = x216.overflowing_add(x225);
    let (x248, c113) = add_carry(x217, x229, c112);
    let (x249, c114) = add_carry(x218, x232, c113);
    let (x250, c115) = add_carry(x219, x235, c114);
    let (x251, c116) = add_carry(x220, x238, c115);
    let (x252, c117) = add_carry(x221, x241, c116);
    let (x253, c118) = add_carry(x222, x244, c117);
    let (x254, c119) = add_carry(x223, x246, c118);
    let x255 = x247 + c119 as u64;
    let (x256, c120) = x248.overflowing_sub(0x1b81_b905_33c6_c87b);
    let (x257, c121) = sub_borrow(x249, 0xc272_1bf4_57ac_a835, c120);
    let (x258, c122) = sub_borrow(x250, 0x5167_30cc_1f0b_4f25, c121);
    let (x259, c123) = sub_borrow(x251, 0xa7aa_c6c5_67f3_5507, c122);
    let (x260, c124) = sub_borrow(x252, 0x5afb_fcc6_9322_c9cd, c123);
    let (x261, c125) = sub_borrow(x253, 0xb42d_083a_edc8_8c42, c124);
    let (x262, c126) = sub_borrow(x254, 0xfc8a_b0d1_5e3e_4c4a, c125);
    let (x263, c127) = sub_borrow(x255, 0x65b4_8e8f_740f_89bf, c126);
    let c127_mask = 0u64.wrapping_sub(c127 as u64);
    let o0 = x256 ^ (c127_mask & (x248 ^ x256));
    let o1 = x257 ^ (c127_mask & (x249 ^ x257));
    let o2 = x258 ^ (c127_mask & (x250 ^ x258));
    let o3 = x259 ^ (c127_mask & (x251 ^ x259));
    let o4 = x260 ^ (c127_mask & (x252 ^ x260));
    let o5 = x261 ^ (c127_mask & (x253 ^ x261));
    let o6 = x262 ^ (c127_mask & (x254 ^ x262));
    let o7 = x263 ^ (c127_mask & (x255 ^ x263));
    let mut out = [0; 64];
    store(&mut out, 0, o0);
    store(&mut out, 8, o1);
    store(&mut out, 16, o2);
    store(&mut out, 24, o3);
    store(&mut out, 32, o4);
    store(&mut out, 40, o5);
    store(&mut out, 48, o6);
    store(&mut out, 56, o7);
    out
}

/// `limbs of out = bytes (mod p): out = bytes / R`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_bytes(bytes: &[u8; 64]) -> Element {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let bytes7 = load(bytes, 56);
    Element([
        bytes0, bytes1, bytes2, bytes3, bytes4, bytes5, bytes6, bytes7,
    ])
}

/// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
/// - returns `ok` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_bytes_canonical(bytes: &[u8; 64]) -> (Element, u64) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let bytes7 = load(bytes, 56);
    let (_, c0) = bytes0.overflowing_sub(0x1b81_b905_33c6_c87b);
    let (_, c1) = sub_borrow(bytes1, 0xc272_1bf4_57ac_a835, c0);
    let (_, c2) = sub_borrow(bytes2, 0x5167_30cc_1f0b_4f25, c1);
    let (_, c3) = sub_borrow(bytes3, 0xa7aa_c6c5_67f3_5507, c2);
    let (_, c4) = sub_borrow(bytes4, 0x5afb_fcc6_9322_c9cd, c3);
    let (_, c5) = sub_borrow(bytes5, 0xb42d_083a_edc8_8c42, c4);
    let (_, c6) = sub_borrow(bytes6, 0xfc8a_b0d1_5e3e_4c4a, c5);
    let (_, ok0) = sub_borrow(bytes7, 0x65b4_8e8f_740f_89bf, c6);
    let out = Element([
        bytes0, bytes1, bytes2, bytes3, bytes4, bytes5, bytes6, bytes7,
    ]);
    (out, ok0 as u64)
}

/// `limbs of out = k (mod p): out = k / R`
///
/// - takes `k` in `[0, 2^32 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_word(k: u32) -> Element {
    Element([k as u64, 0, 0, 0, 0, 0, 0, 0])
}

/// `out = 1 if bytes = 0, else 0`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - returns `out` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn bytes_are_zero(bytes: &[u8; 64]) -> u64 {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let bytes7 = load(bytes, 56);
    let (_, c0) = bytes0.overflowing_sub(1);
    let (_, c1) = sub_borrow(bytes1, 0, c0);
    let (_, c2) = sub_borrow(bytes2, 0, c1);
    let (_, c3) = sub_borrow(bytes3, 0, c2);
    let (_, c4) = sub_borrow(bytes4, 0, c3);
    let (_, c5) = sub_borrow(bytes5, 0, c4);
    let (_, c6) = sub_borrow(bytes6, 0, c5);
    let (_, o0) = sub_borrow(bytes7, 0, c6);
    o0 as u64
}

/// `2 * half + odd = bytes, odd is 0 or 1`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - returns `half`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^64 - 1]`; word 7 in `[0, 2^63 - 1]`
/// - returns `odd` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn bytes_parity(bytes: &[u8; 64]) -> ([u8; 64], u64) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let bytes7 = load(bytes, 56);
    let x0 = bytes0 & 1;
    let x1 = bytes1 & 1;
    let x2 = bytes2 & 1;
    let x3 = bytes3 & 1;
    let x4 = bytes4 & 1;
    let x5 = bytes5 & 1;
    let x6 = bytes6 & 1;
    let x7 = bytes7 & 1;
    let odd0 = x0 != 0;
    let half0 = (bytes0 >> 1) + (x1 << 63);
    let half1 = (bytes1 >> 1) + (x2 << 63);
    let half2 = (bytes2 >> 1) + (x3 << 63);
    let half3 = (bytes3 >> 1) + (x4 << 63);
    let half4 = (bytes4 >> 1) + (x5 << 63);
    let half5 = (bytes5 >> 1) + (x6 << 63);
    let half6 = (bytes6 >> 1) + (x7 << 63);
    let half7 = bytes7 >> 1;
    let mut half = [0; 64];
    store(&mut half, 0, half0);
    store(&mut half, 8, half1);
    store(&mut half, 16, half2);
    store(&mut half, 24, half3);
    store(&mut half, 32, half4);
    store(&mut half, 40, half5);
    store(&mut half, 48, half6);
    store(&mut half, 56, half7);
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
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let x0 = a0.wrapping_mul(0x66c1_301f_632e_294d);
    let r0 = m(x0, 0x1b81_b905_33c6_c87b);
    let x1 = r0 as u64;
    let x2 = (r0 >> 64) as u64;
    let r1 = m(x0, 0xc272_1bf4_57ac_a835);
    let x3 = r1 as u64;
    let x4 = (r1 >> 64) as u64;
    let (x5, c0) = x3.overflowing_add(x2);
    let r2 = m(x0, 0x5167_30cc_1f0b_4f25);
    let x6 = r2 as u64;
    let x7 = (r2 >> 64) as u64;
    let (x8, c1) = add_carry(x6, x4, c0);
    let r3 = m(x0, 0xa7aa_c6c5_67f3_5507);
    let x9 = r3 as u64;
    let x10 = (r3 >> 64) as u64;
    let (x11, c2) = add_carry(x9, x7, c1);
    let r4 = m(x0, 0x5afb_fcc6_9322_c9cd);
    let x12 = r4 as u64;
    let x13 = (r4 >> 64) as u64;
    let (x14, c3) = add_carry(x12, x10, c2);
    let r5 = m(x0, 0xb42d_083a_edc8_8c42);
    let x15 = r5 as u64;
    let x16 = (r5 >> 64) as u64;
    let (x17, c4) = add_carry(x15, x13, c3);
    let r6 = m(x0, 0xfc8a_b0d1_5e3e_4c4a);
    let x18 = r6 as u64;
    let x19 = (r6 >> 64) as u64;
    let (x20, c5) = add_carry(x18, x16, c4);
    let r7 = m(x0, 0x65b4_8e8f_740f_89bf);
    let x21 = r7 as u64;
    let (x22, c6) = add_carry(x21, x19, c5);
    let x23 = (r7 >> 64) as u64 + c6 as u64;
    let (_, c7) = a0.overflowing_add(x1);
    let (x24, c8) = add_carry(a1, x5, c7);
    let (x25, c9) = add_carry(a2, x8, c8);
    let (x26, c10) = add_carry(a3, x11, c9);
    let (x27, c11) = add_carry(a4, x14, c10);
    let (x28, c12) = add_carry(a5, x17, c11);
    let (x29, c13) = add_carry(a6, x20, c12);
    let (x30, c14) = add_carry(a7, x22, c13);
    let x31 = x23 + c14 as u64;
    let x32 = x24.wrapping_mul(0x66c1_301f_632e_294d);
    let r8 = m(x32, 0x1b81_b905_33c6_c87b);
    let x33 = r8 as u64;
    let x34 = (r8 >> 64) as u64;
    let r9 = m(x32, 0xc272_1bf4_57ac_a835);
    let x35 = r9 as u64;
    let x36 = (r9 >> 64) as u64;
    let (x37, c15) = x35.overflowing_add(x34);
    let r10 = m(x32, 0x5167_30cc_1f0b_4f25);
    let x38 = r10 as u64;
    let x39 = (r10 >> 64) as u64;
    let (x40, c16) = add_carry(x38, x36, c15);
    let r11 = m(x32, 0xa7aa_c6c5_67f3_5507);
    let x41 = r11 as u64;
    let x42 = (r11 >> 64) as u64;
    let (x43, c17) = add_carry(x41, x39, c16);
    let r12 = m(x32, 0x5afb_fcc6_9322_c9cd);
    let x44 = r12 as u64;
    let x45 = (r12 >> 64) as u64;
    let (x46, c18) = add_carry(x44, x42, c17);
    let r13 = m(x32, 0xb42d_083a_edc8_8c42);
    let x47 = r13 as u64;
    let x48 = (r13 >> 64) as u64;
    let (x49, c19) = add_carry(x47, x45, c18);
    let r14 = m(x32, 0xfc8a_b0d1_5e3e_4c4a);
    let x50 = r14 as u64;
    let x51 = (r14 >> 64) as u64;
    let (x52, c20) = add_carry(x50, x48, c19);
    let r15 = m(x32, 0x65b4_8e8f_740f_89bf);
    let x53 = r15 as u64;
    let (x54, c21) = add_carry(x53, x51, c20);
    let x55 = (r15 >> 64) as u64 + c21 as u64;
    let (_, c22) = x24.overflowing_add(x33);
    let (x56, c23) = add_carry(x25, x37, c22);
    let (x57, c24) = add_carry(x26, x40, c23);
    let (x58, c25) = add_carry(x27, x43, c24);
    let (x59, c26) = add_carry(x28, x46, c25);
    let (x60, c27) = add_carry(x29, x49, c26);
    let (x61, c28) = add_carry(x30, x52, c27);
    let (x62, c29) = add_carry(x31, x54, c28);
    let x63 = x55 + c29 as u64;
    let x64 = x56.wrapping_mul(0x66c1_301f_632e_294d);
    let r16 = m(x64, 0x1b81_b905_33c6_c87b);
    let x65 = r16 as u64;
    let x66 = (r16 >> 64) as u64;
    let r17 = m(x64, 0xc272_1bf4_57ac_a835);
    let x67 = r17 as u64;
    let x68 = (r17 >> 64) as u64;
    let (x69, c30) = x67.overflowing_add(x66);
    let r18 = m(x64, 0x5167_30cc_1f0b_4f25);
    let x70 = r18 as u64;
    let x71 = (r18 >> 64) as u64;
    let (x72, c31) = add_carry(x70, x68, c30);
    let r19 = m(x64, 0xa7aa_c6c5_67f3_5507);
    let x73 = r19 as u64;
    let x74 = (r19 >> 64) as u64;
    let (x75, c32) = add_carry(x73, x71, c31);
    let r20 = m(x64, 0x5afb_fcc6_9322_c9cd);
    let x76 = r20 as u64;
    let x77 = (r20 >> 64) as u64;
    let (x78, c33) = add_carry(x76, x74, c32);
    let r21 = m(x64, 0xb42d_083a_edc8_8c42);
    let x79 = r21 as u64;
    let x80 = (r21 >> 64) as u64;
    let (x81, c34) = add_carry(x79, x77, c33);
    let r22 = m(x64, 0xfc8a_b0d1_5e3e_4c4a);
    let x82 = r22 as u64;
    let x83 = (r22 >> 64) as u64;
    let (x84, c35) = add_carry(x82, x80, c34);
    let r23 = m(x64, 0x65b4_8e8f_740f_89bf);
    let x85 = r23 as u64;
    let (x86, c36) = add_carry(x85, x83, c35);
    let x87 = (r23 >> 64) as u64 + c36 as u64;
    let (_, c37) = x56.overflowing_add(x65);
    let (x88, c38) = add_carry(x57, x69, c37);
    let (x89, c39) = add_carry(x58, x72, c38);
    let (x90, c40) = add_carry(x59, x75, c39);
    let (x91, c41) = add_carry(x60, x78, c40);
    let (x92, c42) = add_carry(x61, x81, c41);
    let (x93, c43) = add_carry(x62, x84, c42);
    let (x94, c44) = add_carry(x63, x86, c43);
    let x95 = x87 + c44 as u64;
    let x96 = x88.wrapping_mul(0x66c1_301f_632e_294d);
    let r24 = m(x96, 0x1b81_b905_33c6_c87b);
    let x97 = r24 as u64;
    let x98 = (r24 >> 64) as u64;
    let r25 = m(x96, 0xc272_1bf4_57ac_a835);
    let x99 = r25 as u64;
    let x100 = (r25 >> 64) as u64;
    let (x101, c45) = x99.overflowing_add(x98);
    let r26 = m(x96, 0x5167_30cc_1f0b_4f25);
    let x102 = r26 as u64;
    let x103 = (r26 >> 64) as u64;
    let (x104, c46) = add_carry(x102, x100, c45);
    let r27 = m(x96, 0xa7aa_c6c5_67f3_5507);
    let x105 = r27 as u64;
    let x106 = (r27 >> 64) as u64;
    let (x107, c47) = add_carry(x105, x103, c46);
    let r28 = m(x96, 0x5afb_fcc6_9322_c9cd);
    let x108 = r28 as u64;
    let x109 = (r28 >> 64) as u64;
    let (x110, c48) = add_carry(x108, x106, c47);
    let r29 = m(x96, 0xb42d_083a_edc8_8c42);
    let x111 = r29 as u64;
    let x112 = (r29 >> 64) as u64;
    let (x113, c49) = add_carry(x111, x109, c48);
    let r30 = m(x96, 0xfc8a_b0d1_5e3e_4c4a);
    let x114 = r30 as u64;
    let x115 = (r30 >> 64) as u64;
    let (x116, c50) = add_carry(x114, x112, c49);
    let r31 = m(x96, 0x65b4_8e8f_740f_89bf);
    let x117 = r31 as u64;
    let (x118, c51) = add_carry(x117, x115, c50);
    let x119 = (r31 >> 64) as u64 + c51 as u64;
    let (_, c52) = x88.overflowing_add(x97);
    let (x120, c53) = add_carry(x89, x101, c52);
    let (x121, c54) = add_carry(x90, x104, c53);
    let (x122, c55) = add_carry(x91, x107, c54);
    let (x123, c56) = add_carry(x92, x110, c55);
    let (x124, c57) = add_carry(x93, x113, c56);
    let (x125, c58) = add_carry(x94, x116, c57);
    let (x126, c59) = add_carry(x95, x118, c58);
    let x127 = x119 + c59 as u64;
    let x128 = x120.wrapping_mul(0x66c1_301f_632e_294d);
    let r32 = m(x128, 0x1b81_b905_33c6_c87b);
    let x129 = r32 as u64;
    let x130 = (r32 >> 64) as u64;
    let r33 = m(x128, 0xc272_1bf4_57ac_a835);
    let x131 = r33 as u64;
    let x132 = (r33 >> 64) as u64;
    let (x133, c60) = x131.overflowing_add(x130);
    let r34 = m(x128, 0x5167_30cc_1f0b_4f25);
    let x134 = r34 as u64;
    let x135 = (r34 >> 64) as u64;
    let (x136, c61) = add_carry(x134, x132, c60);
    let r35 = m(x128, 0xa7aa_c6c5_67f3_5507);
    let x137 = r35 as u64;
    let x138 = (r35 >> 64) as u64;
    let (x139, c62) = add_carry(x137, x135, c61);
    let r36 = m(x128, 0x5afb_fcc6_9322_c9cd);
    let x140 = r36 as u64;
    let x141 = (r36 >> 64) as u64;
    let (x142, c63) = add_carry(x140, x138, c62);
    let r37 = m(x128, 0xb42d_083a_edc8_8c42);
    let x143 = r37 as u64;
    let x144 = (r37 >> 64) as u64;
    let (x145, c64) = add_carry(x143, x141, c63);
    let r38 = m(x128, 0xfc8a_b0d1_5e3e_4c4a);
    let x146 = r38 as u64;
    let x147 = (r38 >> 64) as u64;
    let (x148, c65) = add_carry(x146, x144, c64);
    let r39 = m(x128, 0x65b4_8e8f_740f_89bf);
    let x149 = r39 as u64;
    let (x150, c66) = add_carry(x149, x147, c65);
    let x151 = (r39 >> 64) as u64 + c66 as u64;
    let (_, c67) = x120.overflowing_add(x129);
    let (x152, c68) = add_carry(x121, x133, c67);
    let (x153, c69) = add_carry(x122, x136, c68);
    let (x154, c70) = add_carry(x123, x139, c69);
    let (x155, c71) = add_carry(x124, x142, c70);
    let (x156, c72) = add_carry(x125, x145, c71);
    let (x157, c73) = add_carry(x126, x148, c72);
    let (x158, c74) = add_carry(x127, x150, c73);
    let x159 = x151 + c74 as u64;
    let x160 = x152.wrapping_mul(0x66c1_301f_632e_294d);
    let r40 = m(x160, 0x1b81_b905_33c6_c87b);
    let x161 = r40 as u64;
    let x162 = (r40 >> 64) as u64;
    let r41 = m(x160, 0xc272_1bf4_57ac_a835);
    let x163 = r41 as u64;
    let x164 = (r41 >> 64) as u64;
    let (x165, c75) = x163.overflowing_add(x162);
    let r42 = m(x160, 0x5167_30cc_1f0b_4f25);
    let x166 = r42 as u64;
    let x167 = (r42 >> 64) as u64;
    let (x168, c76) = add_carry(x166, x164, c75);
    let r43 = m(x160, 0xa7aa_c6c5_67f3_5507);
    let x169 = r43 as u64;
    let x170 = (r43 >> 64) as u64;
    let (x171, c77) = add_carry(x169, x167, c76);
    let r44 = m(x160, 0x5afb_fcc6_9322_c9cd);
    let x172 = r44 as u64;
    let x173 = (r44 >> 64) as u64;
    let (x174, c78) = add_carry(x172, x170, c77);
    let r45 = m(x160, 0xb42d_083a_edc8_8c42);
    let x175 = r45 as u64;
    let x176 = (r45 >> 64) as u64;
    let (x177, c79) = add_carry(x175, x173, c78);
    let r46 = m(x160, 0xfc8a_b0d1_5e3e_4c4a);
    let x178 = r46 as u64;
    let x179 = (r46 >> 64) as u64;
    let (x180, c80) = add_carry(x178, x176, c79);
    let r47 = m(x160, 0x65b4_8e8f_740f_89bf);
    let x181 = r47 as u64;
    let (x182, c81) = add_carry(x181, x179, c80);
    let x183 = (r47 >> 64) as u64 + c81 as u64;
    let (_, c82) = x152.overflowing_add(x161);
    let (x184, c83) = add_carry(x153, x165, c82);
    let (x185, c84) = add_carry(x154, x168, c83);
    let (x186, c85) = add_carry(x155, x171, c84);
    let (x187, c86) = add_carry(x156, x174, c85);
    let (x188, c87) = add_carry(x157, x177, c86);
    let (x189, c88) = add_carry(x158, x180, c87);
    let (x190, c89) = add_carry(x159, x182, c88);
    let x191 = x183 + c89 as u64;
    let x192 = x184.wrapping_mul(0x66c1_301f_632e_294d);
    let r48 = m(x192, 0x1b81_b905_33c6_c87b);
    let x193 = r48 as u64;
    let x194 = (r48 >> 64) as u64;
    let r49 = m(x192, 0xc272_1bf4_57ac_a835);
    let x195 = r49 as u64;
    let x196 = (r49 >> 64) as u64;
    let (x197, c90) = x195.overflowing_add(x194);
    let r50 = m(x192, 0x5167_30cc_1f0b_4f25);
    let x198 = r50 as u64;
    let x199 = (r50 >> 64) as u64;
    let (x200, c91) = add_carry(x198, x196, c90);
    let r51 = m(x192, 0xa7aa_c6c5_67f3_5507);
    let x201 = r51 as u64;
    let x202 = (r51 >> 64) as u64;
    let (x203, c92) = add_carry(x201, x199, c91);
    let r52 = m(x192, 0x5afb_fcc6_9322_c9cd);
    let x204 = r52 as u64;
    let x205 = (r52 >> 64) as u64;
    let (x206, c93) = add_carry(x204, x202, c92);
    let r53 = m(x192, 0xb42d_083a_edc8_8c42);
    let x207 = r53 as u64;
    let x208 = (r53 >> 64) as u64;
    let (x209, c94) = add_carry(x207, x205, c93);
    let r54 = m(x192, 0xfc8a_b0d1_5e3e_4c4a);
    let x210 = r54 as u64;
    let x211 = (r54 >> 64) as u64;
    let (x212, c95) = add_carry(x210, x208, c94);
    let r55 = m(x192, 0x65b4_8e8f_740f_89bf);
    let x213 = r55 as u64;
    let (x214, c96) = add_carry(x213, x211, c95);
    let x215 = (r55 >> 64) as u64 + c96 as u64;
    let (_, c97) = x184.overflowing_add(x193);
    let (x216, c98) = add_carry(x185, x197, c97);
    let (x217, c99) = add_carry(x186, x200, c98);
    let (x218, c100) = add_carry(x187, x203, c99);
    let (x219, c101) = add_carry(x188, x206, c100);
    let (x220, c102) = add_carry(x189, x209, c101);
    let (x221, c103) = add_carry(x190, x212, c102);
    let (x222, c104) = add_carry(x191, x214, c103);
    let x223 = x215 + c104 as u64;
    let x224 = x216.wrapping_mul(0x66c1_301f_632e_294d);
    let r56 = m(x224, 0x1b81_b905_33c6_c87b);
    let x225 = r56 as u64;
    let x226 = (r56 >> 64) as u64;
    let r57 = m(x224, 0xc272_1bf4_57ac_a835);
    let x227 = r57 as u64;
    let x228 = (r57 >> 64) as u64;
    let (x229, c105) = x227.overflowing_add(x226);
    let r58 = m(x224, 0x5167_30cc_1f0b_4f25);
    let x230 = r58 as u64;
    let x231 = (r58 >> 64) as u64;
    let (x232, c106) = add_carry(x230, x228, c105);
    let r59 = m(x224, 0xa7aa_c6c5_67f3_5507);
    let x233 = r59 as u64;
    let x234 = (r59 >> 64) as u64;
    let (x235, c107) = add_carry(x233, x231, c106);
    let r60 = m(x224, 0x5afb_fcc6_9322_c9cd);
    let x236 = r60 as u64;
    let x237 = (r60 >> 64) as u64;
    let (x238, c108) = add_carry(x236, x234, c107);
    let r61 = m(x224, 0xb42d_083a_edc8_8c42);
    let x239 = r61 as u64;
    let x240 = (r61 >> 64) as u64;
    let (x241, c109) = add_carry(x239, x237, c108);
    let r62 = m(x224, 0xfc8a_b0d1_5e3e_4c4a);
    let x242 = r62 as u64;
    let x243 = (r62 >> 64) as u64;
    let (x244, c110) = add_carry(x242, x240, c109);
    let r63 = m(x224, 0x65b4_8e8f_740f_89bf);
    let x245 = r63 as u64;
    let (x246, c111) = add_carry(x245, x243, c110);
    let x247 = (r63 >> 64) as u64 + c111 as u64;
    let (_, c112) = x216.overflowing_add(x225);
    let (o0, c113) = add_carry(x217, x229, c112);
    let (o1, c114) = add_carry(x218, x232, c113);
    let (o2, c115) = add_carry(x219, x235, c114);
    let (o3, c116) = add_carry(x220, x238, c115);
    let (o4, c117) = add_carry(x221, x241, c116);
    let (o5, c118) = add_carry(x222, x244, c117);
    let (o6, c119) = add_carry(x223, x246, c118);
    let o7 = x247 + c119 as u64;
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `out = low bits of floor((u * f + v * g) / 2^59) (not proved; bounds are)`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
/// - returns `out` in `[-2^63, 2^63 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_head(u: i64, v: i64, f: &[i64; 9], g: &[i64; 9]) -> i64 {
    let [f0, f1, _, _, _, _, _, _, _] = *f;
    let [g0, g1, _, _, _, _, _, _, _] = *g;
    let r0 = u as i128 * f0 as i128 + v as i128 * g0 as i128;
    let x0 = u.wrapping_mul(f1);
    let x1 = v.wrapping_mul(g1);
    let x2 = x0.wrapping_add(x1);
    let o0 = x2.wrapping_add((r0 >> 59) as i64);
    o0
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^20 * the matrix of 20 divsteps (not proved; bounds are); 2^59 * new_f + low_1 + 2^595 * high_1 = u * f + v * g; 2^59 * new_g + low_2 + 2^595 * high_2 = q * f + r * g`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `q` in `[-2^62, 2^62]`
/// - takes `r` in `[-2^62, 2^62]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
/// - takes `k` in `[-2^63, 2^63 - 1]`
/// - takes `low_f` in `[-2^63, 2^63 - 1]`
/// - takes `low_g` in `[-2^63, 2^63 - 1]`
/// - returns `k` in `[-2^63, 2^63 - 1]`
/// - returns `u1` in `[-2^20, 2^20]`
/// - returns `v1` in `[-2^20, 2^20]`
/// - returns `q1` in `[-2^20, 2^20]`
/// - returns `r1` in `[-2^20, 2^20]`
/// - returns `new_f`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
/// - returns `low_1` in `[0, 2^59 - 1]`
/// - returns `high_1` in `[-9, 8]`
/// - returns `new_g`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
/// - returns `low_2` in `[0, 2^59 - 1]`
/// - returns `high_2` in `[-9, 8]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_fg(
    u: i64,
    v: i64,
    q: i64,
    r: i64,
    f: &[i64; 9],
    g: &[i64; 9],
    k: i64,
    low_f: i64,
    low_g: i64,
) -> (i64, i64, i64, i64, i64, [i64; 9], u64, i64, [i64; 9], u64, i64) {
    let [f0, f1, f2, f3, f4, f5, f6, f7, f8] = *f;
    let [g0, g1, g2, g3, g4, g5, g6, g7, g8] = *g;
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
    let low_10 = r0 as u64 & 0x7ff_ffff_ffff_ffff;
    let r2 = q as i128 * f0 as i128 + r as i128 * g0 as i128;
    let low_20 = r2 as u64 & 0x7ff_ffff_ffff_ffff;
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
    let r3 = u as i128 * f1 as i128 + v as i128 * g1 as i128 + (r0 >> 59);
    let new_f0 = r3 as u64 & 0x7ff_ffff_ffff_ffff;
    let r4 = q as i128 * f1 as i128 + r as i128 * g1 as i128 + (r2 >> 59);
    let new_g0 = r4 as u64 & 0x7ff_ffff_ffff_ffff;
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
    let r5 = u as i128 * f2 as i128 + v as i128 * g2 as i128 + (r3 >> 59);
    let new_f1 = r5 as u64 & 0x7ff_ffff_ffff_ffff;
    let r6 = q as i128 * f2 as i128 + r as i128 * g2 as i128 + (r4 >> 59);
    let new_g1 = r6 as u64 & 0x7ff_ffff_ffff_ffff;
    let x54 = x51 >> 63;
    let x55 = 0 - (x53 & 1);
    let x56 = x54 | !x55;
    let x57 = x53 >> 1;
    let x58 = 0i64.wrapping_sub(x51 ^ x56);
    let x59 = (x57 & !x56) | (x52 & x56);
    let x60 = x57 - ((x52 ^ x54) & x55);
    let x61 = x58 >> 63;
    let x62 = 0 - (x60 & 1);
    let x63 = x61 | !x62;
    let x64 = x60 >> 1;
    let x65 = 0i64.wrapping_sub(x58 ^ x63);
    let x66 = (x64 & !x63) | (x59 & x63);
    let x67 = x64 - ((x59 ^ x61) & x62);
    let r7 = u as i128 * f3 as i128 + v as i128 * g3 as i128 + (r5 >> 59);
    let new_f2 = r7 as u64 & 0x7ff_ffff_ffff_ffff;
    let r8 = q as i128 * f3 as i128 + r as i128 * g3 as i128 + (r6 >> 59);
    let new_g2 = r8 as u64 & 0x7ff_ffff_ffff_ffff;
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
    let r9 = u as i128 * f4 as i128 + v as i128 * g4 as i128 + (r7 >> 59);
    let new_f3 = r9 as u64 & 0x7ff_ffff_ffff_ffff;
    let r11 = q as i128 * f4 as i128 + r as i128 * g4 as i128 + (r8 >> 59);
    let new_g3 = r11 as u64 & 0x7ff_ffff_ffff_ffff;
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
    let r12 = u as i128 * f5 as i128 + v as i128 * g5 as i128 + (r9 >> 59);
    let new_f4 = r12 as u64 & 0x7ff_ffff_ffff_ffff;
    let r13 = q as i128 * f5 as i128 + r as i128 * g5 as i128 + (r11 >> 59);
    let new_g4 = r13 as u64 & 0x7ff_ffff_ffff_ffff;
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
    let r14 = u as i128 * f6 as i128 + v as i128 * g6 as i128 + (r12 >> 59);
    let new_f5 = r14 as u64 & 0x7ff_ffff_ffff_ffff;
    let r15 = q as i128 * f6 as i128 + r as i128 * g6 as i128 + (r13 >> 59);
    let new_g5 = r15 as u64 & 0x7ff_ffff_ffff_ffff;
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
    let r16 = u as i128 * f7 as i128 + v as i128 * g7 as i128 + (r14 >> 59);
    let new_f6 = r16 as u64 & 0x7ff_ffff_ffff_ffff;
    let r17 = q as i128 * f7 as i128 + r as i128 * g7 as i128 + (r15 >> 59);
    let new_g6 = r17 as u64 & 0x7ff_ffff_ffff_ffff;
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
    let r18 = u as i128 * f8 as i128 + v as i128 * g8 as i128 + (r16 >> 59);
    let new_f7 = r18 as u64 & 0x7ff_ffff_ffff_ffff;
    let new_f8 = (r18 >> 59) as i64;
    let r19 = (r18 >> 59) - new_f8 as i128;
    let high_10 = (r19 >> 64) as i64;
    let r20 = q as i128 * f8 as i128 + r as i128 * g8 as i128 + (r17 >> 59);
    let new_g7 = r20 as u64 & 0x7ff_ffff_ffff_ffff;
    let new_g8 = (r20 >> 59) as i64;
    let r21 = (r20 >> 59) - new_g8 as i128;
    let high_20 = (r21 >> 64) as i64;
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
        new_f7 as i64,
        new_f8,
    ];
    let new_g = [
        new_g0 as i64,
        new_g1 as i64,
        new_g2 as i64,
        new_g3 as i64,
        new_g4 as i64,
        new_g5 as i64,
        new_g6 as i64,
        new_g7 as i64,
        new_g8,
    ];
    (k0, u10, v10, q10, r10, new_f, low_10, high_10, new_g, low_20, high_20)
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^20 * the matrix of 20 divsteps (not proved; bounds are); 2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
/// - takes `k` in `[-2^63, 2^63 - 1]`
/// - takes `low_f` in `[-2^63, 2^63 - 1]`
/// - takes `low_g` in `[-2^63, 2^63 - 1]`
/// - returns `k` in `[-2^63, 2^63 - 1]`
/// - returns `u1` in `[-2^20, 2^20]`
/// - returns `v1` in `[-2^20, 2^20]`
/// - returns `q1` in `[-2^20, 2^20]`
/// - returns `r1` in `[-2^20, 2^20]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
/// - returns `cut_u` in `[-2, 2]`
/// - returns `cut_v` in `[-2, 2]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_de(
    u: i64,
    v: i64,
    d: &[i64; 9],
    e: &[i64; 9],
    k: i64,
    low_f: i64,
    low_g: i64,
) -> (i64, i64, i64, i64, i64, [i64; 9], i64, i64) {
    let [d0, d1, d2, d3, d4, d5, d6, d7, d8] = *d;
    let [e0, e1, e2, e3, e4, e5, e6, e7, e8] = *e;
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
    let x33 = x32.wrapping_mul(0x26c1_301f_632e_294d);
    let x34 = x33 & 0x3fff_ffff_ffff_ffff;
    let r2 = r0 + x34 as i128 * 0x1b81_b905_33c6_c87b;
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
        + x34 as i128 * 0x9c8_6fd1_5eb2_a0d4;
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
        + x34 as i128 * 0x1673_0cc1_f0b4_f25c;
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
        + x34 as i128 * -0x154e_4ea6_032a_be2c;
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
    let r6 = x28 as i128 * d4 as i128
        + x31 as i128 * e4 as i128
        + x80 as i128
        + x34 as i128 * -0x403_396c_dd36_3258;
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
    let r7 = x28 as i128 * d5 as i128
        + x31 as i128 * e5 as i128
        + x102 as i128
        + x34 as i128 * -0xbdf_1448_ddce_f694;
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
    let r8 = x28 as i128 * d6 as i128
        + x31 as i128 * e6 as i128
        + x117 as i128
        + x34 as i128 * -0x14f2_ea1c_1b3b_54bd;
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
    let x144 = 0i64.wrapping_sub(x137 ^ x142);
    let x145 = (x143 & !x142) | (x138 & x142);
    let x146 = x143 - ((x138 ^ x140) & x141);
    let r9 = x28 as i128 * d7 as i128
        + x31 as i128 * e7 as i128
        + x132 as i128
        + x34 as i128 * -0x1c5c_22fc_1d90_00dd;
    let out6 = r9 as u64 & 0x3fff_ffff_ffff_ffff;
    let x147 = (r9 >> 62) as i64;
    let x148 = x144 >> 63;
    let x149 = 0 - (x146 & 1);
    let x150 = x148 | !x149;
    let x151 = x146 >> 1;
    let x152 = 0i64.wrapping_sub(x144 ^ x150);
    let x153 = (x151 & !x150) | (x145 & x150);
    let x154 = x151 - ((x145 ^ x148) & x149);
    let x155 = x152 >> 63;
    let x156 = 0 - (x154 & 1);
    let x157 = x155 | !x156;
    let x158 = x154 >> 1;
    let k0 = 0i64.wrapping_sub(x152 ^ x157);
    let x159 = (x158 & !x157) | (x153 & x157);
    let x160 = x158 - ((x153 ^ x155) & x156);
    let r11 = x28 as i128 * d8 as i128
        + x31 as i128 * e8 as i128
        + x147 as i128
        + x34 as i128 * 26037;
    let out7 = r11 as u64 & 0x3fff_ffff_ffff_ffff;
    let out8 = (r11 >> 62) as i64;
    let x161 = x159 + x159 + 1;
    let x162 = x161 + 0x10_0000;
    let x163 = x162 << 22;
    let u10 = x163 >> 43;
    let x164 = x161 + 0x200_0010_0000;
    let v10 = x164 >> 42;
    let x165 = x160 + 0x10_0000;
    let x166 = x165 << 22;
    let q10 = x166 >> 43;
    let x167 = x160 + 0x200_0010_0000;
    let r10 = x167 >> 42;
    let out = [
        out0 as i64,
        out1 as i64,
        out2 as i64,
        out3 as i64,
        out4 as i64,
        out5 as i64,
        out6 as i64,
        out7 as i64,
        out8,
    ];
    (k0, u10, v10, q10, r10, out, cut_u0, cut_v0)
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^19 * the matrix of 19 divsteps (not proved; bounds are); 2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
/// - takes `k` in `[-2^63, 2^63 - 1]`
/// - takes `low_f` in `[-2^63, 2^63 - 1]`
/// - takes `low_g` in `[-2^63, 2^63 - 1]`
/// - returns `k` in `[-2^63, 2^63 - 1]`
/// - returns `u1` in `[-2^20, 2^20]`
/// - returns `v1` in `[-2^20, 2^20]`
/// - returns `q1` in `[-2^20, 2^20]`
/// - returns `r1` in `[-2^20, 2^20]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
/// - returns `cut_u` in `[-2, 2]`
/// - returns `cut_v` in `[-2, 2]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_last(
    u: i64,
    v: i64,
    d: &[i64; 9],
    e: &[i64; 9],
    k: i64,
    low_f: i64,
    low_g: i64,
) -> (i64, i64, i64, i64, i64, [i64; 9], i64, i64) {
    let [d0, d1, d2, d3, d4, d5, d6, d7, d8] = *d;
    let [e0, e1, e2, e3, e4, e5, e6, e7, e8] = *e;
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
    let x33 = x32.wrapping_mul(0x26c1_301f_632e_294d);
    let x34 = x33 & 0x3fff_ffff_ffff_ffff;
    let r2 = r0 + x34 as i128 * 0x1b81_b905_33c6_c87b;
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
        + x34 as i128 * 0x9c8_6fd1_5eb2_a0d4;
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
        + x34 as i128 * 0x1673_0cc1_f0b4_f25c;
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
        + x34 as i128 * -0x154e_4ea6_032a_be2c;
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
    let r6 = x28 as i128 * d4 as i128
        + x31 as i128 * e4 as i128
        + x80 as i128
        + x34 as i128 * -0x403_396c_dd36_3258;
    let out3 = r6 as u64 & 0x3fff_ffff_ffff_ffff;
    let x95 = (r6 >> 62) as i64;
    let x96 = x92 >> 63;
    let x97 = 0 - (x94 & 1);
    let x98 = x96 | !x97;
    let x99 = x94 >> 1;
    let x100 = 0i64.wrapping_sub(x92 ^ x98);
    let x101 = (x99 & !x98) | (x93 & x98);
    let x102 = x99 - ((x93 ^ x96) & x97);
    let x103 = x100 >> 63;
    let x104 = 0 - (x102 & 1);
    let x105 = x103 | !x104;
    let x106 = x102 >> 1;
    let x107 = 0i64.wrapping_sub(x100 ^ x105);
    let x108 = (x106 & !x105) | (x101 & x105);
    let x109 = x106 - ((x101 ^ x103) & x104);
    let r7 = x28 as i128 * d5 as i128
        + x31 as i128 * e5 as i128
        + x95 as i128
        + x34 as i128 * -0xbdf_1448_ddce_f694;
    let out4 = r7 as u64 & 0x3fff_ffff_ffff_ffff;
    let x110 = (r7 >> 62) as i64;
    let x111 = x107 >> 63;
    let x112 = 0 - (x109 & 1);
    let x113 = x111 | !x112;
    let x114 = x109 >> 1;
    let x115 = 0i64.wrapping_sub(x107 ^ x113);
    let x116 = (x114 & !x113) | (x108 & x113);
    let x117 = x114 - ((x108 ^ x111) & x112);
    let x118 = x115 >> 63;
    let x119 = 0 - (x117 & 1);
    let x120 = x118 | !x119;
    let x121 = x117 >> 1;
    let x122 = 0i64.wrapping_sub(x115 ^ x120);
    let x123 = (x121 & !x120) | (x116 & x120);
    let x124 = x121 - ((x116 ^ x118) & x119);
    let r8 = x28 as i128 * d6 as i128
        + x31 as i128 * e6 as i128
        + x110 as i128
        + x34 as i128 * -0x14f2_ea1c_1b3b_54bd;
    let out5 = r8 as u64 & 0x3fff_ffff_ffff_ffff;
    let x125 = (r8 >> 62) as i64;
    let x126 = x122 >> 63;
    let x127 = 0 - (x124 & 1);
    let x128 = x126 | !x127;
    let x129 = x124 >> 1;
    let x130 = 0i64.wrapping_sub(x122 ^ x128);
    let x131 = (x129 & !x128) | (x123 & x128);
    let x132 = x129 - ((x123 ^ x126) & x127);
    let x133 = x130 >> 63;
    let x134 = 0 - (x132 & 1);
    let x135 = x133 | !x134;
    let x136 = x132 >> 1;
    let x137 = 0i64.wrapping_sub(x130 ^ x135);
    let x138 = (x136 & !x135) | (x131 & x135);
    let x139 = x136 - ((x131 ^ x133) & x134);
    let r9 = x28 as i128 * d7 as i128
        + x31 as i128 * e7 as i128
        + x125 as i128
        + x34 as i128 * -0x1c5c_22fc_1d90_00dd;
    let out6 = r9 as u64 & 0x3fff_ffff_ffff_ffff;
    let x140 = (r9 >> 62) as i64;
    let x141 = x137 >> 63;
    let x142 = 0 - (x139 & 1);
    let x143 = x141 | !x142;
    let x144 = x139 >> 1;
    let x145 = 0i64.wrapping_sub(x137 ^ x143);
    let x146 = (x144 & !x143) | (x138 & x143);
    let x147 = x144 - ((x138 ^ x141) & x142);
    let x148 = x145 >> 63;
    let x149 = 0 - (x147 & 1);
    let x150 = x148 | !x149;
    let x151 = x147 >> 1;
    let k0 = 0i64.wrapping_sub(x145 ^ x150);
    let x152 = (x151 & !x150) | (x146 & x150);
    let x153 = x151 - ((x146 ^ x148) & x149);
    let r11 = x28 as i128 * d8 as i128
        + x31 as i128 * e8 as i128
        + x140 as i128
        + x34 as i128 * 26037;
    let out7 = r11 as u64 & 0x3fff_ffff_ffff_ffff;
    let out8 = (r11 >> 62) as i64;
    let x154 = x152 + x152 + 1;
    let x155 = x154 + 0x10_0000;
    let x156 = x155 << 22;
    let u10 = x156 >> 43;
    let x157 = x154 + 0x200_0010_0000;
    let v10 = x157 >> 42;
    let x158 = x153 + 0x10_0000;
    let x159 = x158 << 22;
    let q10 = x159 >> 43;
    let x160 = x153 + 0x200_0010_0000;
    let r10 = x160 >> 42;
    let out = [
        out0 as i64,
        out1 as i64,
        out2 as i64,
        out3 as i64,
        out4 as i64,
        out5 as i64,
        out6 as i64,
        out7 as i64,
        out8,
    ];
    (k0, u10, v10, q10, r10, out, cut_u0, cut_v0)
}

/// `next, all = low bits of floor((u * f + v * g) / 2^20), fewer in next than in all (not proved; bounds are)`
///
/// - takes `u` in `[-2^20, 2^20]`
/// - takes `v` in `[-2^20, 2^20]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
/// - returns `next` in `[-2^63, 2^63 - 1]`
/// - returns `all` in `[-2^63, 2^63 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_words(u: i64, v: i64, f: &[i64; 9], g: &[i64; 9]) -> (i64, i64) {
    let [f0, f1, _, _, _, _, _, _, _] = *f;
    let [g0, g1, _, _, _, _, _, _, _] = *g;
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

/// `2^59 * out + low + 2^595 * high = u * f + v * g`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
/// - returns `low` in `[0, 2^59 - 1]`
/// - returns `high` in `[-9, 8]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn update_fg(u: i64, v: i64, f: &[i64; 9], g: &[i64; 9]) -> ([i64; 9], u64, i64) {
    let [f0, f1, f2, f3, f4, f5, f6, f7, f8] = *f;
    let [g0, g1, g2, g3, g4, g5, g6, g7, g8] = *g;
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
    let r5 = u as i128 * f5 as i128 + v as i128 * g5 as i128 + (r4 >> 59);
    let out4 = r5 as u64 & 0x7ff_ffff_ffff_ffff;
    let r6 = u as i128 * f6 as i128 + v as i128 * g6 as i128 + (r5 >> 59);
    let out5 = r6 as u64 & 0x7ff_ffff_ffff_ffff;
    let r7 = u as i128 * f7 as i128 + v as i128 * g7 as i128 + (r6 >> 59);
    let out6 = r7 as u64 & 0x7ff_ffff_ffff_ffff;
    let r8 = u as i128 * f8 as i128 + v as i128 * g8 as i128 + (r7 >> 59);
    let out7 = r8 as u64 & 0x7ff_ffff_ffff_ffff;
    let out8 = (r8 >> 59) as i64;
    let r9 = (r8 >> 59) - out8 as i128;
    let high0 = (r9 >> 64) as i64;
    let out = [
        out0 as i64,
        out1 as i64,
        out2 as i64,
        out3 as i64,
        out4 as i64,
        out5 as i64,
        out6 as i64,
        out7 as i64,
        out8,
    ];
    (out, low0, high0)
}

/// `2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
/// - returns `cut_u` in `[-2, 2]`
/// - returns `cut_v` in `[-2, 2]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn update_de(u: i64, v: i64, d: &[i64; 9], e: &[i64; 9]) -> ([i64; 9], i64, i64) {
    let [d0, d1, d2, d3, d4, d5, d6, d7, d8] = *d;
    let [e0, e1, e2, e3, e4, e5, e6, e7, e8] = *e;
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
    let x7 = x6.wrapping_mul(0x26c1_301f_632e_294d);
    let x8 = x7 & 0x3fff_ffff_ffff_ffff;
    let r1 = r0 + x8 as i128 * 0x1b81_b905_33c6_c87b;
    let x9 = (r1 >> 62) as i64;
    let r2 = x2 as i128 * d1 as i128
        + x5 as i128 * e1 as i128
        + x9 as i128
        + x8 as i128 * 0x9c8_6fd1_5eb2_a0d4;
    let out0 = r2 as u64 & 0x3fff_ffff_ffff_ffff;
    let x10 = (r2 >> 62) as i64;
    let r3 = x2 as i128 * d2 as i128
        + x5 as i128 * e2 as i128
        + x10 as i128
        + x8 as i128 * 0x1673_0cc1_f0b4_f25c;
    let out1 = r3 as u64 & 0x3fff_ffff_ffff_ffff;
    let x11 = (r3 >> 62) as i64;
    let r4 = x2 as i128 * d3 as i128
        + x5 as i128 * e3 as i128
        + x11 as i128
        + x8 as i128 * -0x154e_4ea6_032a_be2c;
    let out2 = r4 as u64 & 0x3fff_ffff_ffff_ffff;
    let x12 = (r4 >> 62) as i64;
    let r5 = x2 as i128 * d4 as i128
        + x5 as i128 * e4 as i128
        + x12 as i128
        + x8 as i128 * -0x403_396c_dd36_3258;
    let out3 = r5 as u64 & 0x3fff_ffff_ffff_ffff;
    let x13 = (r5 >> 62) as i64;
    let r6 = x2 as i128 * d5 as i128
        + x5 as i128 * e5 as i128
        + x13 as i128
        + x8 as i128 * -0xbdf_1448_ddce_f694;
    let out4 = r6 as u64 & 0x3fff_ffff_ffff_ffff;
    let x14 = (r6 >> 62) as i64;
    let r7 = x2 as i128 * d6 as i128
        + x5 as i128 * e6 as i128
        + x14 as i128
        + x8 as i128 * -0x14f2_ea1c_1b3b_54bd;
    let out5 = r7 as u64 & 0x3fff_ffff_ffff_ffff;
    let x15 = (r7 >> 62) as i64;
    let r8 = x2 as i128 * d7 as i128
        + x5 as i128 * e7 as i128
        + x15 as i128
        + x8 as i128 * -0x1c5c_22fc_1d90_00dd;
    let out6 = r8 as u64 & 0x3fff_ffff_ffff_ffff;
    let x16 = (r8 >> 62) as i64;
    let r9 = x2 as i128 * d8 as i128 + x5 as i128 * e8 as i128 + x16 as i128 + x8 as i128 * 26037;
    let out7 = r9 as u64 & 0x3fff_ffff_ffff_ffff;
    let out8 = (r9 >> 62) as i64;
    let out = [
        out0 as i64,
        out1 as i64,
        out2 as i64,
        out3 as i64,
        out4 as i64,
        out5 as i64,
        out6 as i64,
        out7 as i64,
        out8,
    ];
    (out, cut_u0, cut_v0)
}

/// `out = the integer of the limbs of a (mod p), 0 <= out < p`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_start(a: &Element) -> [i64; 9] {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let (x0, c0) = a0.overflowing_sub(0x3703_720a_678d_90f6);
    let (x1, c1) = sub_borrow(a1, 0x84e4_37e8_af59_506a, c0);
    let (x2, c2) = sub_borrow(a2, 0xa2ce_6198_3e16_9e4b, c1);
    let (x3, c3) = sub_borrow(a3, 0x4f55_8d8a_cfe6_aa0e, c2);
    let (x4, c4) = sub_borrow(a4, 0xb5f7_f98d_2645_939b, c3);
    let (x5, c5) = sub_borrow(a5, 0x685a_1075_db91_1884, c4);
    let (x6, c6) = sub_borrow(a6, 0xf915_61a2_bc7c_9895, c5);
    let (x7, c7) = sub_borrow(a7, 0xcb69_1d1e_e81f_137f, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x8 = x0 ^ (c7_mask & (a0 ^ x0));
    let x9 = x1 ^ (c7_mask & (a1 ^ x1));
    let x10 = x2 ^ (c7_mask & (a2 ^ x2));
    let x11 = x3 ^ (c7_mask & (a3 ^ x3));
    let x12 = x4 ^ (c7_mask & (a4 ^ x4));
    let x13 = x5 ^ (c7_mask & (a5 ^ x5));
    let x14 = x6 ^ (c7_mask & (a6 ^ x6));
    let x15 = x7 ^ (c7_mask & (a7 ^ x7));
    let (x16, c8) = x8.overflowing_sub(0x1b81_b905_33c6_c87b);
    let (x17, c9) = sub_borrow(x9, 0xc272_1bf4_57ac_a835, c8);
    let (x18, c10) = sub_borrow(x10, 0x5167_30cc_1f0b_4f25, c9);
    let (x19, c11) = sub_borrow(x11, 0xa7aa_c6c5_67f3_5507, c10);
    let (x20, c12) = sub_borrow(x12, 0x5afb_fcc6_9322_c9cd, c11);
    let (x21, c13) = sub_borrow(x13, 0xb42d_083a_edc8_8c42, c12);
    let (x22, c14) = sub_borrow(x14, 0xfc8a_b0d1_5e3e_4c4a, c13);
    let (x23, c15) = sub_borrow(x15, 0x65b4_8e8f_740f_89bf, c14);
    let c15_mask = 0u64.wrapping_sub(c15 as u64);
    let x24 = x16 ^ (c15_mask & (x8 ^ x16));
    let x25 = x17 ^ (c15_mask & (x9 ^ x17));
    let x26 = x18 ^ (c15_mask & (x10 ^ x18));
    let x27 = x19 ^ (c15_mask & (x11 ^ x19));
    let x28 = x20 ^ (c15_mask & (x12 ^ x20));
    let x29 = x21 ^ (c15_mask & (x13 ^ x21));
    let x30 = x22 ^ (c15_mask & (x14 ^ x22));
    let x31 = x23 ^ (c15_mask & (x15 ^ x23));
    let x32 = x24 & 0x7ff_ffff_ffff_ffff;
    let x33 = x25 & 0x3f_ffff_ffff_ffff;
    let x34 = (x24 >> 59) + (x33 << 5);
    let x35 = x26 & 0x1_ffff_ffff_ffff;
    let x36 = (x25 >> 54) + (x35 << 10);
    let x37 = x27 & 0xfff_ffff_ffff;
    let x38 = (x26 >> 49) + (x37 << 15);
    let x39 = x28 & 0x7f_ffff_ffff;
    let x40 = (x27 >> 44) + (x39 << 20);
    let x41 = x29 & 0x3_ffff_ffff;
    let x42 = (x28 >> 39) + (x41 << 25);
    let x43 = x30 & 0x1fff_ffff;
    let x44 = (x29 >> 34) + (x43 << 30);
    let x45 = x31 & 0xff_ffff;
    let x46 = (x30 >> 29) + (x45 << 35);
    let o0 = x32 as i64 - 0x800_0000_0000_0000;
    let o1 = x34 as i64 - 0x800_0000_0000_0000 + 1;
    let o2 = x36 as i64 - 0x800_0000_0000_0000 + 1;
    let o3 = x38 as i64 - 0x800_0000_0000_0000 + 1;
    let o4 = x40 as i64 - 0x800_0000_0000_0000 + 1;
    let o5 = x42 as i64 - 0x800_0000_0000_0000 + 1;
    let o6 = x44 as i64 - 0x800_0000_0000_0000 + 1;
    let o7 = x46 as i64 - 0x800_0000_0000_0000 + 1;
    let o8 = (x31 >> 24) + 1;
    [o0, o1, o2, o3, o4, o5, o6, o7, o8 as i64]
}

/// `out = 1 if f < 0, else 0`
///
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
/// - returns `out` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_sign(f: &[i64; 9]) -> u64 {
    let [f0, f1, f2, f3, f4, f5, f6, f7, f8] = *f;
    let x0 = f1 + (f0 >> 59);
    let x1 = f2 + (x0 >> 59);
    let x2 = f3 + (x1 >> 59);
    let x3 = f4 + (x2 >> 59);
    let x4 = f5 + (x3 >> 59);
    let x5 = f6 + (x4 >> 59);
    let x6 = f7 + (x5 >> 59);
    let x7 = x6 >> 59;
    let r0 = f8 as i128 + x7 as i128;
    let x8 = (r0 >> 64) as i64;
    let x9 = (x8 as u64).wrapping_add(1);
    let (_, o0) = x9.overflowing_sub(1);
    o0 as u64
}

const_fn! {
    /// `out = -d if negative is 1, d if it is 0 (mod p)`
    ///
    /// - takes `negative` in `[0, 1]`
    /// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^62, 2^62 - 1]`; word 8 in `[-26038, 52074]`
    /// - returns `out`: every word in `[0, 2^64 - 1]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    fn invert_finish(negative: u64, d: &[i64; 9]) -> Element {
        let [d0, d1, d2, d3, d4, d5, d6, d7, d8] = *d;
        let x0 = 0x1285_2b0f_9b54_5971 - d0;
        let x1 = d0 + -0x8fc_8df5_9872_6f0a;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let negative_mask = 0u64.wrapping_sub(core::hint::black_box(negative));
        let x2 = (x1 as u64 ^ (negative_mask & (x0 as u64 ^ x1 as u64))) as i64;
        let x3 = 0x1d59_4f74_1c17_e27d - d1;
        let x4 = d1 + 0x1390_dfa2_bd65_41a9;
        let x5 = (x4 as u64 ^ (negative_mask & (x3 as u64 ^ x4 as u64))) as i64;
        let x6 = x5 + (x2 >> 62);
        let x7 = x6 as u64 & 0x3fff_ffff_ffff_ffff;
        let x8 = 0x359_2645_d21e_d714 - d2;
        let x9 = d2 + -0x1319_e67c_1e96_1b48;
        let x10 = (x9 as u64 ^ (negative_mask & (x8 as u64 ^ x9 as u64))) as i64;
        let x11 = x10 + (x6 >> 62);
        let x12 = x11 as u64 & 0x3fff_ffff_ffff_ffff;
        let x13 = 0x15_140d_f67f_c57d - d3;
        let x14 = d3 + 0x1563_62b3_f9aa_83a9;
        let x15 = (x14 as u64 ^ (negative_mask & (x13 as u64 ^ x14 as u64))) as i64;
        let x16 = x15 + (x11 >> 62);
        let x17 = x16 as u64 & 0x3fff_ffff_ffff_ffff;
        let x18 = -0xc09_ac46_97a2_9709 - d4;
        let x19 = d4 + -0x806_72d9_ba6c_64b1;
        let x20 = (x19 as u64 ^ (negative_mask & (x18 as u64 ^ x19 as u64))) as i64;
        let x21 = x20 + (x16 >> 62);
        let x22 = x21 as u64 & 0x3fff_ffff_ffff_ffff;
        let x23 = 0x1c62_c325_6693_1c44 - d5;
        let x24 = d5 + -0x17be_2891_bb9d_ed28;
        let x25 = (x24 as u64 ^ (negative_mask & (x23 as u64 ^ x24 as u64))) as i64;
        let x26 = x25 + (x21 >> 62);
        let x27 = x26 as u64 & 0x3fff_ffff_ffff_ffff;
        let x28 = 0x127_41ab_ae4e_01c8 - d6;
        let x29 = d6 + 0x161a_2bc7_c989_5686;
        let x30 = (x29 as u64 ^ (negative_mask & (x28 as u64 ^ x29 as u64))) as i64;
        let x31 = x30 + (x26 >> 62);
        let x32 = x31 as u64 & 0x3fff_ffff_ffff_ffff;
        let x33 = -0x1514_68f4_58b0_0298 - d7;
        let x34 = d7 + 0x747_ba07_c4df_fe45;
        let x35 = (x34 as u64 ^ (negative_mask & (x33 as u64 ^ x34 as u64))) as i64;
        let x36 = x35 + (x31 >> 62);
        let x37 = x36 as u64 & 0x3fff_ffff_ffff_ffff;
        let x38 = 0x1_311e - d8;
        let x39 = d8 + 52073;
        let x40 = (x39 as u64 ^ (negative_mask & (x38 as u64 ^ x39 as u64))) as i64;
        let x41 = x40 + (x36 >> 62);
        let x42 = x7 & 3;
        let x43 = (x2 as u64 & 0x3fff_ffff_ffff_ffff) + (x42 << 62);
        let x44 = x12 & 15;
        let x45 = (x7 >> 2) + (x44 << 60);
        let x46 = x17 & 63;
        let x47 = (x12 >> 4) + (x46 << 58);
        let x48 = x22 & 255;
        let x49 = (x17 >> 6) + (x48 << 56);
        let x50 = x27 & 1023;
        let x51 = (x22 >> 8) + (x50 << 54);
        let x52 = x32 & 4095;
        let x53 = (x27 >> 10) + (x52 << 52);
        let x54 = x37 & 16383;
        let x55 = (x32 >> 12) + (x54 << 50);
        let x56 = x41 as u64 & 65535;
        let x57 = (x37 >> 14) + (x56 << 48);
        let x58 = (x41 >> 16) as u64;
        let (x59, c0) = x43.overflowing_sub(0x6e06_e414_cf1b_21ec);
        let (x60, c1) = sub_borrow(x45, 0x9c8_6fd1_5eb2_a0d4, c0);
        let (x61, c2) = sub_borrow(x47, 0x459c_c330_7c2d_3c97, c1);
        let (x62, c3) = sub_borrow(x49, 0x9eab_1b15_9fcd_541d, c2);
        let (x63, c4) = sub_borrow(x51, 0x6bef_f31a_4c8b_2736, c3);
        let (x64, c5) = sub_borrow(x53, 0xd0b4_20eb_b722_3109, c4);
        let (x65, c6) = sub_borrow(x55, 0xf22a_c345_78f9_312a, c5);
        let (x66, c7) = sub_borrow(x57, 0x96d2_3a3d_d03e_26ff, c6);
        let (x67, c8) = sub_borrow(x58, 1, c7);
        let c8_mask = 0u64.wrapping_sub(c8 as u64);
        let x68 = x59 ^ (c8_mask & (x43 ^ x59));
        let x69 = x60 ^ (c8_mask & (x45 ^ x60));
        let x70 = x61 ^ (c8_mask & (x47 ^ x61));
        let x71 = x62 ^ (c8_mask & (x49 ^ x62));
        let x72 = x63 ^ (c8_mask & (x51 ^ x63));
        let x73 = x64 ^ (c8_mask & (x53 ^ x64));
        let x74 = x65 ^ (c8_mask & (x55 ^ x65));
        let x75 = x66 ^ (c8_mask & (x57 ^ x66));
        let x76 = x67 ^ (c8_mask & (x58 ^ x67));
        let (x77, c9) = x68.overflowing_sub(0x3703_720a_678d_90f6);
        let (x78, c10) = sub_borrow(x69, 0x84e4_37e8_af59_506a, c9);
        let (x79, c11) = sub_borrow(x70, 0xa2ce_6198_3e16_9e4b, c10);
        let (x80, c12) = sub_borrow(x71, 0x4f55_8d8a_cfe6_aa0e, c11);
        let (x81, c13) = sub_borrow(x72, 0xb5f7_f98d_2645_939b, c12);
        let (x82, c14) = sub_borrow(x73, 0x685a_1075_db91_1884, c13);
        let (x83, c15) = sub_borrow(x74, 0xf915_61a2_bc7c_9895, c14);
        let (x84, c16) = sub_borrow(x75, 0xcb69_1d1e_e81f_137f, c15);
        let (x85, c17) = sub_borrow(x76, 0, c16);
        let c17_mask = 0u64.wrapping_sub(c17 as u64);
        let x86 = x77 ^ (c17_mask & (x68 ^ x77));
        let x87 = x78 ^ (c17_mask & (x69 ^ x78));
        let x88 = x79 ^ (c17_mask & (x70 ^ x79));
        let x89 = x80 ^ (c17_mask & (x71 ^ x80));
        let x90 = x81 ^ (c17_mask & (x72 ^ x81));
        let x91 = x82 ^ (c17_mask & (x73 ^ x82));
        let x92 = x83 ^ (c17_mask & (x74 ^ x83));
        let x93 = x84 ^ (c17_mask & (x75 ^ x84));
        let x94 = x85 ^ (c17_mask & (x76 ^ x85));
        let (x95, c18) = x86.overflowing_sub(0x1b81_b905_33c6_c87b);
        let (x96, c19) = sub_borrow(x87, 0xc272_1bf4_57ac_a835, c18);
        let (x97, c20) = sub_borrow(x88, 0x5167_30cc_1f0b_4f25, c19);
        let (x98, c21) = sub_borrow(x89, 0xa7aa_c6c5_67f3_5507, c20);
        let (x99, c22) = sub_borrow(x90, 0x5afb_fcc6_9322_c9cd, c21);
        let (x100, c23) = sub_borrow(x91, 0xb42d_083a_edc8_8c42, c22);
        let (x101, c24) = sub_borrow(x92, 0xfc8a_b0d1_5e3e_4c4a, c23);
        let (x102, c25) = sub_borrow(x93, 0x65b4_8e8f_740f_89bf, c24);
        let (_, c26) = sub_borrow(x94, 0, c25);
        let c26_mask = 0u64.wrapping_sub(c26 as u64);
        let o0 = x95 ^ (c26_mask & (x86 ^ x95));
        let o1 = x96 ^ (c26_mask & (x87 ^ x96));
        let o2 = x97 ^ (c26_mask & (x88 ^ x97));
        let o3 = x98 ^ (c26_mask & (x89 ^ x98));
        let o4 = x99 ^ (c26_mask & (x90 ^ x99));
        let o5 = x100 ^ (c26_mask & (x91 ^ x100));
        let o6 = x101 ^ (c26_mask & (x92 ^ x101));
        let o7 = x102 ^ (c26_mask & (x93 ^ x102));
        Element([o0, o1, o2, o3, o4, o5, o6, o7])
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
pub const fn from_bytes(bytes: &[u8; 64]) -> Element {
    let limbs = limbs_of_bytes(bytes);
    to_montgomery(&limbs)
}

/// out = bytes (mod p), ok = 1 if bytes < p
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn from_bytes_canonical(bytes: &[u8; 64]) -> (Element, u64) {
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
pub const fn from_bytes_wide(bytes: &[u8; 128]) -> Element {
    let low_bytes: [u8; 64] = part(bytes, 0);
    let low = from_bytes(&low_bytes);
    let high_bytes: [u8; 64] = part(bytes, 64);
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
        let mut f = [-0x47e_46fa_cc39_3785, -0x1bc_8175_0a6a_f95c, -0x33c_cf83_d2c3_68f6, -0x49d_4c06_557c_574c, -0x396_cdd3_6325_8553, -0x224_6ee7_7b4a_0806, -0x70_6ced_52f4_bdf1, -0x783_b200_1baa_7975, 0x65_b48e_8f75];
        let mut g = invert_start(a);
        let mut d = [-0x4000_0000_0000_0000, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, 1];
        let mut e = [-0x3f79_9238_c319_b806, -0x2d65_e9ad_78f0_d389, -0xacb_d498_52ad_153a, -0x1c14_fa9a_9ef1_5c22, -0x32d4_e535_97fa_46b8, -0x1906_ae1d_ce55_831b, -0x146c_ebc6_4a69_446f, -0x1d3f_ef3e_491b_24d2, 1688];
        let mut k = 0;
        let mut u = -0x800_0000_0000_0000;
        let mut v = 0;
        let mut q = 0;
        let mut r = -0x800_0000_0000_0000;
        let mut low_f = divsteps_head(u, v, &f, &g);
        let mut low_g = divsteps_head(q, r, &f, &g);
        let mut turn = 0;
        while turn < 20 {
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

/// out = a^1331684699081905773686966904488651388517342873708180584403111660513502390006644134406723028256595313406156735410987361198165720310405343322235720072016414
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
    let x9 = mul(&x8, &x1);
    let x10 = mul(&x9, &x1);
    let x11 = mul(&x10, &x1);
    let x12 = mul(&x11, &x1);
    let x13 = mul(&x12, &x1);
    let x14 = mul(&x13, &x1);
    let x15 = mul(&x14, &x1);
    let x16 = mul(&x15, &x1);
    let mut x17 = x13;
    let mut turn = 0;
    while turn < 6 {
        x17 = square(&x17);
        turn += 1;
    }
    let x18 = mul(&x17, &x14);
    let mut x19 = x18;
    let mut turn = 0;
    while turn < 5 {
        x19 = square(&x19);
        turn += 1;
    }
    let x20 = mul(&x19, &x5);
    let mut x21 = x20;
    let mut turn = 0;
    while turn < 8 {
        x21 = square(&x21);
        turn += 1;
    }
    let x22 = mul(&x21, &x15);
    let mut x23 = x22;
    let mut turn = 0;
    while turn < 7 {
        x23 = square(&x23);
        turn += 1;
    }
    let x24 = mul(&x23, &x8);
    let mut x25 = x24;
    let mut turn = 0;
    while turn < 6 {
        x25 = square(&x25);
        turn += 1;
    }
    let x26 = mul(&x25, &x15);
    let mut x27 = x26;
    let mut turn = 0;
    while turn < 11 {
        x27 = square(&x27);
        turn += 1;
    }
    let x28 = mul(&x27, &x16);
    let mut x29 = x28;
    let mut turn = 0;
    while turn < 8 {
        x29 = square(&x29);
        turn += 1;
    }
    let x30 = mul(&x29, &x10);
    let mut x31 = x30;
    let mut turn = 0;
    while turn < 6 {
        x31 = square(&x31);
        turn += 1;
    }
    let x32 = mul(&x31, &x16);
    let mut x33 = x32;
    let mut turn = 0;
    while turn < 5 {
        x33 = square(&x33);
        turn += 1;
    }
    let x34 = mul(&x33, &x16);
    let mut x35 = x34;
    let mut turn = 0;
    while turn < 5 {
        x35 = square(&x35);
        turn += 1;
    }
    let x36 = mul(&x35, &x13);
    let mut x37 = x36;
    let mut turn = 0;
    while turn < 8 {
        x37 = square(&x37);
        turn += 1;
    }
    let x38 = mul(&x37, &x11);
    let mut x39 = x38;
    let mut turn = 0;
    while turn < 3 {
        x39 = square(&x39);
        turn += 1;
    }
    let x40 = mul(&x39, &x2);
    let mut x41 = x40;
    let mut turn = 0;
    while turn < 8 {
        x41 = square(&x41);
        turn += 1;
    }
    let x42 = mul(&x41, &x7);
    let mut x43 = x42;
    let mut turn = 0;
    while turn < 8 {
        x43 = square(&x43);
        turn += 1;
    }
    let x44 = mul(&x43, &x11);
    let mut x45 = x44;
    let mut turn = 0;
    while turn < 3 {
        x45 = square(&x45);
        turn += 1;
    }
    let x46 = mul(&x45, &x4);
    let mut x47 = x46;
    let mut turn = 0;
    while turn < 8 {
        x47 = square(&x47);
        turn += 1;
    }
    let x48 = mul(&x47, &x16);
    let mut x49 = x48;
    let mut turn = 0;
    while turn < 7 {
        x49 = square(&x49);
        turn += 1;
    }
    let x50 = mul(&x49, &x10);
    let mut x51 = x50;
    let mut turn = 0;
    while turn < 7 {
        x51 = square(&x51);
        turn += 1;
    }
    let x52 = mul(&x51, &x5);
    let mut x53 = x52;
    let mut turn = 0;
    while turn < 6 {
        x53 = square(&x53);
        turn += 1;
    }
    let x54 = mul(&x53, &x11);
    let mut x55 = x54;
    let mut turn = 0;
    while turn < 3 {
        x55 = square(&x55);
        turn += 1;
    }
    let x56 = mul(&x55, &x3);
    let mut x57 = x56;
    let mut turn = 0;
    while turn < 8 {
        x57 = square(&x57);
        turn += 1;
    }
    let x58 = mul(&x57, &x6);
    let mut x59 = x58;
    let mut turn = 0;
    while turn < 2 {
        x59 = square(&x59);
        turn += 1;
    }
    let x60 = mul(&x59, a);
    let mut x61 = x60;
    let mut turn = 0;
    while turn < 5 {
        x61 = square(&x61);
        turn += 1;
    }
    let x62 = mul(&x61, a);
    let mut x63 = x62;
    let mut turn = 0;
    while turn < 10 {
        x63 = square(&x63);
        turn += 1;
    }
    let x64 = mul(&x63, &x15);
    let mut x65 = x64;
    let mut turn = 0;
    while turn < 6 {
        x65 = square(&x65);
        turn += 1;
    }
    let x66 = mul(&x65, &x15);
    let mut x67 = x66;
    let mut turn = 0;
    while turn < 5 {
        x67 = square(&x67);
        turn += 1;
    }
    let x68 = mul(&x67, &x12);
    let mut x69 = x68;
    let mut turn = 0;
    while turn < 7 {
        x69 = square(&x69);
        turn += 1;
    }
    let x70 = mul(&x69, &x9);
    let mut x71 = x70;
    let mut turn = 0;
    while turn < 5 {
        x71 = square(&x71);
        turn += 1;
    }
    let x72 = mul(&x71, &x2);
    let mut x73 = x72;
    let mut turn = 0;
    while turn < 4 {
        x73 = square(&x73);
        turn += 1;
    }
    let x74 = mul(&x73, a);
    let mut x75 = x74;
    let mut turn = 0;
    while turn < 8 {
        x75 = square(&x75);
        turn += 1;
    }
    let x76 = mul(&x75, &x5);
    let mut x77 = x76;
    let mut turn = 0;
    while turn < 5 {
        x77 = square(&x77);
        turn += 1;
    }
    let x78 = mul(&x77, &x7);
    let mut x79 = x78;
    let mut turn = 0;
    while turn < 6 {
        x79 = square(&x79);
        turn += 1;
    }
    let x80 = mul(&x79, &x16);
    let mut x81 = x80;
    let mut turn = 0;
    while turn < 6 {
        x81 = square(&x81);
        turn += 1;
    }
    let x82 = mul(&x81, &x16);
    let mut x83 = x82;
    let mut turn = 0;
    while turn < 3 {
        x83 = square(&x83);
        turn += 1;
    }
    let x84 = mul(&x83, &x4);
    let mut x85 = x84;
    let mut turn = 0;
    while turn < 4 {
        x85 = square(&x85);
        turn += 1;
    }
    let x86 = mul(&x85, &x2);
    let mut x87 = x86;
    let mut turn = 0;
    while turn < 7 {
        x87 = square(&x87);
        turn += 1;
    }
    let x88 = mul(&x87, &x7);
    let mut x89 = x88;
    let mut turn = 0;
    while turn < 7 {
        x89 = square(&x89);
        turn += 1;
    }
    let x90 = mul(&x89, &x10);
    let mut x91 = x90;
    let mut turn = 0;
    while turn < 7 {
        x91 = square(&x91);
        turn += 1;
    }
    let x92 = mul(&x91, &x9);
    let mut x93 = x92;
    let mut turn = 0;
    while turn < 6 {
        x93 = square(&x93);
        turn += 1;
    }
    let x94 = mul(&x93, &x13);
    let mut x95 = x94;
    let mut turn = 0;
    while turn < 5 {
        x95 = square(&x95);
        turn += 1;
    }
    let x96 = mul(&x95, &x4);
    let mut x97 = x96;
    let mut turn = 0;
    while turn < 7 {
        x97 = square(&x97);
        turn += 1;
    }
    let x98 = mul(&x97, &x14);
    let mut x99 = x98;
    let mut turn = 0;
    while turn < 6 {
        x99 = square(&x99);
        turn += 1;
    }
    let x100 = mul(&x99, &x10);
    let mut x101 = x100;
    let mut turn = 0;
    while turn < 4 {
        x101 = square(&x101);
        turn += 1;
    }
    let x102 = mul(&x101, &x7);
    let mut x103 = x102;
    let mut turn = 0;
    while turn < 6 {
        x103 = square(&x103);
        turn += 1;
    }
    let x104 = mul(&x103, &x11);
    let mut x105 = x104;
    let mut turn = 0;
    while turn < 5 {
        x105 = square(&x105);
        turn += 1;
    }
    let x106 = mul(&x105, &x9);
    let mut x107 = x106;
    let mut turn = 0;
    while turn < 4 {
        x107 = square(&x107);
        turn += 1;
    }
    let x108 = mul(&x107, &x6);
    let mut x109 = x108;
    let mut turn = 0;
    while turn < 8 {
        x109 = square(&x109);
        turn += 1;
    }
    let x110 = mul(&x109, &x11);
    let mut x111 = x110;
    let mut turn = 0;
    while turn < 5 {
        x111 = square(&x111);
        turn += 1;
    }
    let x112 = mul(&x111, &x10);
    let mut x113 = x112;
    let mut turn = 0;
    while turn < 5 {
        x113 = square(&x113);
        turn += 1;
    }
    let x114 = mul(&x113, &x16);
    let mut x115 = x114;
    let mut turn = 0;
    while turn < 6 {
        x115 = square(&x115);
        turn += 1;
    }
    let x116 = mul(&x115, &x7);
    let mut x117 = x116;
    let mut turn = 0;
    while turn < 6 {
        x117 = square(&x117);
        turn += 1;
    }
    let x118 = mul(&x117, &x11);
    let mut x119 = x118;
    let mut turn = 0;
    while turn < 10 {
        x119 = square(&x119);
        turn += 1;
    }
    let x120 = mul(&x119, &x15);
    let mut x121 = x120;
    let mut turn = 0;
    while turn < 6 {
        x121 = square(&x121);
        turn += 1;
    }
    let x122 = mul(&x121, &x9);
    let mut x123 = x122;
    let mut turn = 0;
    while turn < 6 {
        x123 = square(&x123);
        turn += 1;
    }
    let x124 = mul(&x123, &x13);
    let mut x125 = x124;
    let mut turn = 0;
    while turn < 5 {
        x125 = square(&x125);
        turn += 1;
    }
    let x126 = mul(&x125, &x13);
    let x127 = square(&x126);
    let x128 = mul(&x127, a);
    let mut x129 = x128;
    let mut turn = 0;
    while turn < 9 {
        x129 = square(&x129);
        turn += 1;
    }
    let x130 = mul(&x129, &x13);
    let x131 = square(&x130);
    let x132 = mul(&x131, a);
    let mut x133 = x132;
    let mut turn = 0;
    while turn < 10 {
        x133 = square(&x133);
        turn += 1;
    }
    let x134 = mul(&x133, &x16);
    let mut x135 = x134;
    let mut turn = 0;
    while turn < 8 {
        x135 = square(&x135);
        turn += 1;
    }
    let x136 = mul(&x135, &x6);
    let mut x137 = x136;
    let mut turn = 0;
    while turn < 6 {
        x137 = square(&x137);
        turn += 1;
    }
    let x138 = mul(&x137, &x10);
    let mut x139 = x138;
    let mut turn = 0;
    while turn < 5 {
        x139 = square(&x139);
        turn += 1;
    }
    let x140 = mul(&x139, &x13);
    let mut x141 = x140;
    let mut turn = 0;
    while turn < 7 {
        x141 = square(&x141);
        turn += 1;
    }
    let x142 = mul(&x141, &x12);
    let mut x143 = x142;
    let mut turn = 0;
    while turn < 9 {
        x143 = square(&x143);
        turn += 1;
    }
    let x144 = mul(&x143, &x10);
    let mut x145 = x144;
    let mut turn = 0;
    while turn < 4 {
        x145 = square(&x145);
        turn += 1;
    }
    let x146 = mul(&x145, &x5);
    let mut x147 = x146;
    let mut turn = 0;
    while turn < 9 {
        x147 = square(&x147);
        turn += 1;
    }
    let x148 = mul(&x147, &x14);
    let mut x149 = x148;
    let mut turn = 0;
    while turn < 4 {
        x149 = square(&x149);
        turn += 1;
    }
    let x150 = mul(&x149, &x8);
    let mut x151 = x150;
    let mut turn = 0;
    while turn < 6 {
        x151 = square(&x151);
        turn += 1;
    }
    let x152 = mul(&x151, &x9);
    let mut x153 = x152;
    let mut turn = 0;
    while turn < 6 {
        x153 = square(&x153);
        turn += 1;
    }
    let x154 = mul(&x153, &x12);
    let mut x155 = x154;
    let mut turn = 0;
    while turn < 5 {
        x155 = square(&x155);
        turn += 1;
    }
    let x156 = mul(&x155, &x11);
    let mut x157 = x156;
    let mut turn = 0;
    while turn < 4 {
        x157 = square(&x157);
        turn += 1;
    }
    let x158 = mul(&x157, &x5);
    let mut x159 = x158;
    let mut turn = 0;
    while turn < 4 {
        x159 = square(&x159);
        turn += 1;
    }
    let x160 = mul(&x159, &x3);
    let mut x161 = x160;
    let mut turn = 0;
    while turn < 9 {
        x161 = square(&x161);
        turn += 1;
    }
    let x162 = mul(&x161, &x7);
    let mut x163 = x162;
    let mut turn = 0;
    while turn < 6 {
        x163 = square(&x163);
        turn += 1;
    }
    let x164 = mul(&x163, &x9);
    let mut x165 = x164;
    let mut turn = 0;
    while turn < 5 {
        x165 = square(&x165);
        turn += 1;
    }
    let x166 = mul(&x165, &x12);
    let mut x167 = x166;
    let mut turn = 0;
    while turn < 11 {
        x167 = square(&x167);
        turn += 1;
    }
    let x168 = mul(&x167, &x14);
    let mut x169 = x168;
    let mut turn = 0;
    while turn < 4 {
        x169 = square(&x169);
        turn += 1;
    }
    let x170 = mul(&x169, &x5);
    let mut x171 = x170;
    let mut turn = 0;
    while turn < 8 {
        x171 = square(&x171);
        turn += 1;
    }
    let x172 = mul(&x171, &x3);
    let mut x173 = x172;
    let mut turn = 0;
    while turn < 7 {
        x173 = square(&x173);
        turn += 1;
    }
    let x174 = mul(&x173, &x13);
    let mut x175 = x174;
    let mut turn = 0;
    while turn < 3 {
        x175 = square(&x175);
        turn += 1;
    }
    let x176 = mul(&x175, &x4);
    let mut x177 = x176;
    let mut turn = 0;
    while turn < 8 {
        x177 = square(&x177);
        turn += 1;
    }
    let x178 = mul(&x177, &x14);
    let mut x179 = x178;
    let mut turn = 0;
    while turn < 3 {
        x179 = square(&x179);
        turn += 1;
    }
    let x180 = mul(&x179, a);
    let mut x181 = x180;
    let mut turn = 0;
    while turn < 8 {
        x181 = square(&x181);
        turn += 1;
    }
    let x182 = mul(&x181, &x8);
    square(&x182)
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
    pub const fn from_bytes(bytes: &[u8; 64]) -> Element {
        from_bytes(bytes)
    }

    /// Decodes little-endian bytes. Also returns 1 if they are below the prime, else 0.
    #[inline(always)]
    pub const fn from_bytes_canonical(bytes: &[u8; 64]) -> (Element, u64) {
        from_bytes_canonical(bytes)
    }

    /// Decodes `2 * BYTES` little-endian bytes and reduces them. Uniform bytes give a nearly uniform element.
    #[inline(always)]
    pub const fn from_bytes_wide(bytes: &[u8; 128]) -> Element {
        from_bytes_wide(bytes)
    }

    /// Returns the canonical encoding, little-endian and below the prime.
    #[inline(always)]
    pub const fn to_bytes(self) -> [u8; 64] {
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
        "0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b";

    const NUM_BITS: u32 = 511;

    const CAPACITY: u32 = 510;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        0xe47e_46fa_cc39_3785,
        0x3d8d_e40b_a853_57ca,
        0xae98_cf33_e0f4_b0da,
        0x5855_393a_980c_aaf8,
        0xa504_0339_6cdd_3632,
        0x4bd2_f7c5_1237_73bd,
        0x375_4f2e_a1c1_b3b5,
        0x1a4b_7170_8bf0_7640,
    ]);

    /// 2, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        0x7677_62e5_fd1e_1599,
        0x33c5_743a_49a0_b6f6,
        0x68fc_0c03_64c7_7443,
        0xb9aa_1e24_f83f_56db,
        0x3914_101f_2052_0efb,
        0x7b1e_d6d9_5b15_42b4,
        0x114a_8be9_28c8_828a,
        0x379_3732_bbb2_4f40,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0x5285_2b0f_9b54_5971,
        0x4756_53dd_0705_f89f,
        0xf435_9264_5d21_ed71,
        0xf700_5450_37d9_ff15,
        0x10f3_f653_b968_5d68,
        0x1c87_18b0_c959_a4c7,
        0xf5a0_1274_1aba_e4e0,
        0x311d_abae_5c2e_9d3f,
    ]);

    /// 2 to the power of 2^1.
    const DELTA: Element = Element([
        0xecee_c5cb_fa3c_2b32,
        0x678a_e874_9341_6dec,
        0xd1f8_1806_c98e_e886,
        0x7354_3c49_f07e_adb6,
        0x7228_203e_40a4_1df7,
        0xf63d_adb2_b62a_8568,
        0x2295_17d2_5191_0514,
        0x6f2_6e65_7764_9e80,
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
        "0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b";

    const NUM_BITS: u32 = 511;

    const CAPACITY: u32 = 510;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        0xe47e_46fa_cc39_3785,
        0x3d8d_e40b_a853_57ca,
        0xae98_cf33_e0f4_b0da,
        0x5855_393a_980c_aaf8,
        0xa504_0339_6cdd_3632,
        0x4bd2_f7c5_1237_73bd,
        0x375_4f2e_a1c1_b3b5,
        0x1a4b_7170_8bf0_7640,
    ]);

    /// 2, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        0x7677_62e5_fd1e_1599,
        0x33c5_743a_49a0_b6f6,
        0x68fc_0c03_64c7_7443,
        0xb9aa_1e24_f83f_56db,
        0x3914_101f_2052_0efb,
        0x7b1e_d6d9_5b15_42b4,
        0x114a_8be9_28c8_828a,
        0x379_3732_bbb2_4f40,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0x5285_2b0f_9b54_5971,
        0x4756_53dd_0705_f89f,
        0xf435_9264_5d21_ed71,
        0xf700_5450_37d9_ff15,
        0x10f3_f653_b968_5d68,
        0x1c87_18b0_c959_a4c7,
        0xf5a0_1274_1aba_e4e0,
        0x311d_abae_5c2e_9d3f,
    ]);

    /// 2 to the power of 2^1.
    const DELTA: Element = Element([
        0xecee_c5cb_fa3c_2b32,
        0x678a_e874_9341_6dec,
        0xd1f8_1806_c98e_e886,
        0x7354_3c49_f07e_adb6,
        0x7228_203e_40a4_1df7,
        0xf63d_adb2_b62a_8568,
        0x2295_17d2_5191_0514,
        0x6f2_6e65_7764_9e80,
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
impl From<Element> for crypto_bigint::U512 {
    /// Returns the least nonnegative integer of the class.
    #[inline]
    fn from(element: Element) -> crypto_bigint::U512 {
        let mut bytes = [0; 64];
        bytes[..BYTES].copy_from_slice(&to_bytes(&element));
        crypto_bigint::U512::from_le_slice(&bytes)
    }
}

#[cfg(feature = "crypto-bigint")]
impl From<crypto_bigint::U512> for Element {
    /// Reduces the integer modulo the prime.
    #[inline]
    fn from(integer: crypto_bigint::U512) -> Element {
        let mut bytes = [0; BYTES];
        bytes.copy_from_slice(&integer.to_le_bytes());
        from_bytes(&bytes)
    }
}
