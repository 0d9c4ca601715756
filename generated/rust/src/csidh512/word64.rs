//! Arithmetic modulo 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b (csidh512). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b
//! Recipe:  8x64 operand-scanning carry-chain(twice) montgomery(interleaved) carry(none)
//! Limbs:   8 words of 64 bits
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^512 modulo the prime
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
//! 7     2^448   [0, 2^64 - 1]  [0, 2^64 - 1]
//! ```

/// Words of an element.
pub const LIMBS: usize = 8;

/// Bytes of an element.
pub const BYTES: usize = 64;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u64; LIMBS]);

/// An element within loose bounds: here they are the tight ones.
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

/// 2^512: the weight of the upper half of wide bytes.
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

/// A primitive root of unity of order 2^1, 2 to the (p - 1) / 2^1.
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
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7] = b.0;
    let (x0, c0) = a0.overflowing_add(b0);
    let (x1, c1) = a1.carrying_add(b1, c0);
    let (x2, c2) = a2.carrying_add(b2, c1);
    let (x3, c3) = a3.carrying_add(b3, c2);
    let (x4, c4) = a4.carrying_add(b4, c3);
    let (x5, c5) = a5.carrying_add(b5, c4);
    let (x6, c6) = a6.carrying_add(b6, c5);
    let (x7, c7) = a7.carrying_add(b7, c6);
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
    let (x17, c9) = x1.carrying_add(x9, c8);
    let (x18, c10) = x2.carrying_add(x10, c9);
    let (x19, c11) = x3.carrying_add(x11, c10);
    let (x20, c12) = x4.carrying_add(x12, c11);
    let (x21, c13) = x5.carrying_add(x13, c12);
    let (x22, c14) = x6.carrying_add(x14, c13);
    let (x23, c15) = x7.carrying_add(x15, c14);
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
    let (o1, c17) = x17.carrying_add(x25, c16);
    let (o2, c18) = x18.carrying_add(x26, c17);
    let (o3, c19) = x19.carrying_add(x27, c18);
    let (o4, c20) = x20.carrying_add(x28, c19);
    let (o5, c21) = x21.carrying_add(x29, c20);
    let (o6, c22) = x22.carrying_add(x30, c21);
    let (o7, _) = x23.carrying_add(x31, c22);
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn sub(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7] = b.0;
    let (x0, c0) = a0.overflowing_sub(b0);
    let (x1, c1) = a1.borrowing_sub(b1, c0);
    let (x2, c2) = a2.borrowing_sub(b2, c1);
    let (x3, c3) = a3.borrowing_sub(b3, c2);
    let (x4, c4) = a4.borrowing_sub(b4, c3);
    let (x5, c5) = a5.borrowing_sub(b5, c4);
    let (x6, c6) = a6.borrowing_sub(b6, c5);
    let (x7, c7) = a7.borrowing_sub(b7, c6);
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
    let (x17, c9) = x1.borrowing_sub(x9, c8);
    let (x18, c10) = x2.borrowing_sub(x10, c9);
    let (x19, c11) = x3.borrowing_sub(x11, c10);
    let (x20, c12) = x4.borrowing_sub(x12, c11);
    let (x21, c13) = x5.borrowing_sub(x13, c12);
    let (x22, c14) = x6.borrowing_sub(x14, c13);
    let (x23, c15) = x7.borrowing_sub(x15, c14);
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
    let (o1, c17) = x17.borrowing_sub(x25, c16);
    let (o2, c18) = x18.borrowing_sub(x26, c17);
    let (o3, c19) = x19.borrowing_sub(x27, c18);
    let (o4, c20) = x20.borrowing_sub(x28, c19);
    let (o5, c21) = x21.borrowing_sub(x29, c20);
    let (o6, c22) = x22.borrowing_sub(x30, c21);
    let (o7, _) = x23.borrowing_sub(x31, c22);
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `out = -a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn opp(a: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let (x0, c0) = 0u64.overflowing_sub(a0);
    let (x1, c1) = 0u64.borrowing_sub(a1, c0);
    let (x2, c2) = 0u64.borrowing_sub(a2, c1);
    let (x3, c3) = 0u64.borrowing_sub(a3, c2);
    let (x4, c4) = 0u64.borrowing_sub(a4, c3);
    let (x5, c5) = 0u64.borrowing_sub(a5, c4);
    let (x6, c6) = 0u64.borrowing_sub(a6, c5);
    let (x7, c7) = 0u64.borrowing_sub(a7, c6);
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
    let (x17, c9) = x1.borrowing_sub(x9, c8);
    let (x18, c10) = x2.borrowing_sub(x10, c9);
    let (x19, c11) = x3.borrowing_sub(x11, c10);
    let (x20, c12) = x4.borrowing_sub(x12, c11);
    let (x21, c13) = x5.borrowing_sub(x13, c12);
    let (x22, c14) = x6.borrowing_sub(x14, c13);
    let (x23, c15) = x7.borrowing_sub(x15, c14);
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
    let (o1, c17) = x17.borrowing_sub(x25, c16);
    let (o2, c18) = x18.borrowing_sub(x26, c17);
    let (o3, c19) = x19.borrowing_sub(x27, c18);
    let (o4, c20) = x20.borrowing_sub(x28, c19);
    let (o5, c21) = x21.borrowing_sub(x29, c20);
    let (o6, c22) = x22.borrowing_sub(x30, c21);
    let (o7, _) = x23.borrowing_sub(x31, c22);
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `R * out = a * b (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn mul(a: &Loose, b: &Loose) -> Element {
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
    let x18 = (r6 >> 64) as u64;
    let (x19, c5) = x17.carrying_add(x15, c4);
    let r7 = m(b0, a7);
    let x20 = r7 as u64;
    let (x21, c6) = x20.carrying_add(x18, c5);
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
    let (x31, c8) = x29.carrying_add(x27, c7);
    let r11 = m(x23, 0xa7aa_c6c5_67f3_5507);
    let x32 = r11 as u64;
    let x33 = (r11 >> 64) as u64;
    let (x34, c9) = x32.carrying_add(x30, c8);
    let r12 = m(x23, 0x5afb_fcc6_9322_c9cd);
    let x35 = r12 as u64;
    let x36 = (r12 >> 64) as u64;
    let (x37, c10) = x35.carrying_add(x33, c9);
    let r13 = m(x23, 0xb42d_083a_edc8_8c42);
    let x38 = r13 as u64;
    let x39 = (r13 >> 64) as u64;
    let (x40, c11) = x38.carrying_add(x36, c10);
    let r14 = m(x23, 0xfc8a_b0d1_5e3e_4c4a);
    let x41 = r14 as u64;
    let x42 = (r14 >> 64) as u64;
    let (x43, c12) = x41.carrying_add(x39, c11);
    let r15 = m(x23, 0x65b4_8e8f_740f_89bf);
    let x44 = r15 as u64;
    let (x45, c13) = x44.carrying_add(x42, c12);
    let x46 = (r15 >> 64) as u64 + c13 as u64;
    let (_, c14) = x0.overflowing_add(x24);
    let (x47, c15) = x4.carrying_add(x28, c14);
    let (x48, c16) = x7.carrying_add(x31, c15);
    let (x49, c17) = x10.carrying_add(x34, c16);
    let (x50, c18) = x13.carrying_add(x37, c17);
    let (x51, c19) = x16.carrying_add(x40, c18);
    let (x52, c20) = x19.carrying_add(x43, c19);
    let (x53, c21) = x21.carrying_add(x45, c20);
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
    let (x63, c24) = x61.carrying_add(x59, c23);
    let r19 = m(b1, a3);
    let x64 = r19 as u64;
    let x65 = (r19 >> 64) as u64;
    let (x66, c25) = x64.carrying_add(x62, c24);
    let r20 = m(b1, a4);
    let x67 = r20 as u64;
    let x68 = (r20 >> 64) as u64;
    let (x69, c26) = x67.carrying_add(x65, c25);
    let r21 = m(b1, a5);
    let x70 = r21 as u64;
    let x71 = (r21 >> 64) as u64;
    let (x72, c27) = x70.carrying_add(x68, c26);
    let r22 = m(b1, a6);
    let x73 = r22 as u64;
    let x74 = (r22 >> 64) as u64;
    let (x75, c28) = x73.carrying_add(x71, c27);
    let r23 = m(b1, a7);
    let x76 = r23 as u64;
    let (x77, c29) = x76.carrying_add(x74, c28);
    let x78 = (r23 >> 64) as u64 + c29 as u64;
    let (x79, c30) = x47.overflowing_add(x56);
    let (x80, c31) = x48.carrying_add(x60, c30);
    let (x81, c32) = x49.carrying_add(x63, c31);
    let (x82, c33) = x50.carrying_add(x66, c32);
    let (x83, c34) = x51.carrying_add(x69, c33);
    let (x84, c35) = x52.carrying_add(x72, c34);
    let (x85, c36) = x53.carrying_add(x75, c35);
    let (x86, c37) = x55.carrying_add(x77, c36);
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
    let (x97, c40) = x95.carrying_add(x93, c39);
    let r27 = m(x89, 0xa7aa_c6c5_67f3_5507);
    let x98 = r27 as u64;
    let x99 = (r27 >> 64) as u64;
    let (x100, c41) = x98.carrying_add(x96, c40);
    let r28 = m(x89, 0x5afb_fcc6_9322_c9cd);
    let x101 = r28 as u64;
    let x102 = (r28 >> 64) as u64;
    let (x103, c42) = x101.carrying_add(x99, c41);
    let r29 = m(x89, 0xb42d_083a_edc8_8c42);
    let x104 = r29 as u64;
    let x105 = (r29 >> 64) as u64;
    let (x106, c43) = x104.carrying_add(x102, c42);
    let r30 = m(x89, 0xfc8a_b0d1_5e3e_4c4a);
    let x107 = r30 as u64;
    let x108 = (r30 >> 64) as u64;
    let (x109, c44) = x107.carrying_add(x105, c43);
    let r31 = m(x89, 0x65b4_8e8f_740f_89bf);
    let x110 = r31 as u64;
    let (x111, c45) = x110.carrying_add(x108, c44);
    let x112 = (r31 >> 64) as u64 + c45 as u64;
    let (_, c46) = x79.overflowing_add(x90);
    let (x113, c47) = x80.carrying_add(x94, c46);
    let (x114, c48) = x81.carrying_add(x97, c47);
    let (x115, c49) = x82.carrying_add(x100, c48);
    let (x116, c50) = x83.carrying_add(x103, c49);
    let (x117, c51) = x84.carrying_add(x106, c50);
    let (x118, c52) = x85.carrying_add(x109, c51);
    let (x119, c53) = x86.carrying_add(x111, c52);
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
    let (x130, c56) = x128.carrying_add(x126, c55);
    let r35 = m(b2, a3);
    let x131 = r35 as u64;
    let x132 = (r35 >> 64) as u64;
    let (x133, c57) = x131.carrying_add(x129, c56);
    let r36 = m(b2, a4);
    let x134 = r36 as u64;
    let x135 = (r36 >> 64) as u64;
    let (x136, c58) = x134.carrying_add(x132, c57);
    let r37 = m(b2, a5);
    let x137 = r37 as u64;
    let x138 = (r37 >> 64) as u64;
    let (x139, c59) = x137.carrying_add(x135, c58);
    let r38 = m(b2, a6);
    let x140 = r38 as u64;
    let x141 = (r38 >> 64) as u64;
    let (x142, c60) = x140.carrying_add(x138, c59);
    let r39 = m(b2, a7);
    let x143 = r39 as u64;
    let (x144, c61) = x143.carrying_add(x141, c60);
    let x145 = (r39 >> 64) as u64 + c61 as u64;
    let (x146, c62) = x113.overflowing_add(x123);
    let (x147, c63) = x114.carrying_add(x127, c62);
    let (x148, c64) = x115.carrying_add(x130, c63);
    let (x149, c65) = x116.carrying_add(x133, c64);
    let (x150, c66) = x117.carrying_add(x136, c65);
    let (x151, c67) = x118.carrying_add(x139, c66);
    let (x152, c68) = x119.carrying_add(x142, c67);
    let (x153, c69) = x121.carrying_add(x144, c68);
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
    let (x164, c72) = x162.carrying_add(x160, c71);
    let r43 = m(x156, 0xa7aa_c6c5_67f3_5507);
    let x165 = r43 as u64;
    let x166 = (r43 >> 64) as u64;
    let (x167, c73) = x165.carrying_add(x163, c72);
    let r44 = m(x156, 0x5afb_fcc6_9322_c9cd);
    let x168 = r44 as u64;
    let x169 = (r44 >> 64) as u64;
    let (x170, c74) = x168.carrying_add(x166, c73);
    let r45 = m(x156, 0xb42d_083a_edc8_8c42);
    let x171 = r45 as u64;
    let x172 = (r45 >> 64) as u64;
    let (x173, c75) = x171.carrying_add(x169, c74);
    let r46 = m(x156, 0xfc8a_b0d1_5e3e_4c4a);
    let x174 = r46 as u64;
    let x175 = (r46 >> 64) as u64;
    let (x176, c76) = x174.carrying_add(x172, c75);
    let r47 = m(x156, 0x65b4_8e8f_740f_89bf);
    let x177 = r47 as u64;
    let (x178, c77) = x177.carrying_add(x175, c76);
    let x179 = (r47 >> 64) as u64 + c77 as u64;
    let (_, c78) = x146.overflowing_add(x157);
    let (x180, c79) = x147.carrying_add(x161, c78);
    let (x181, c80) = x148.carrying_add(x164, c79);
    let (x182, c81) = x149.carrying_add(x167, c80);
    let (x183, c82) = x150.carrying_add(x170, c81);
    let (x184, c83) = x151.carrying_add(x173, c82);
    let (x185, c84) = x152.carrying_add(x176, c83);
    let (x186, c85) = x153.carrying_add(x178, c84);
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
    let (x197, c88) = x195.carrying_add(x193, c87);
    let r51 = m(b3, a3);
    let x198 = r51 as u64;
    let x199 = (r51 >> 64) as u64;
    let (x200, c89) = x198.carrying_add(x196, c88);
    let r52 = m(b3, a4);
    let x201 = r52 as u64;
    let x202 = (r52 >> 64) as u64;
    let (x203, c90) = x201.carrying_add(x199, c89);
    let r53 = m(b3, a5);
    let x204 = r53 as u64;
    let x205 = (r53 >> 64) as u64;
    let (x206, c91) = x204.carrying_add(x202, c90);
    let r54 = m(b3, a6);
    let x207 = r54 as u64;
    let x208 = (r54 >> 64) as u64;
    let (x209, c92) = x207.carrying_add(x205, c91);
    let r55 = m(b3, a7);
    let x210 = r55 as u64;
    let (x211, c93) = x210.carrying_add(x208, c92);
    let x212 = (r55 >> 64) as u64 + c93 as u64;
    let (x213, c94) = x180.overflowing_add(x190);
    let (x214, c95) = x181.carrying_add(x194, c94);
    let (x215, c96) = x182.carrying_add(x197, c95);
    let (x216, c97) = x183.carrying_add(x200, c96);
    let (x217, c98) = x184.carrying_add(x203, c97);
    let (x218, c99) = x185.carrying_add(x206, c98);
    let (x219, c100) = x186.carrying_add(x209, c99);
    let (x220, c101) = x188.carrying_add(x211, c100);
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
    let (x231, c104) = x229.carrying_add(x227, c103);
    let r59 = m(x223, 0xa7aa_c6c5_67f3_5507);
    let x232 = r59 as u64;
    let x233 = (r59 >> 64) as u64;
    let (x234, c105) = x232.carrying_add(x230, c104);
    let r60 = m(x223, 0x5afb_fcc6_9322_c9cd);
    let x235 = r60 as u64;
    let x236 = (r60 >> 64) as u64;
    let (x237, c106) = x235.carrying_add(x233, c105);
    let r61 = m(x223, 0xb42d_083a_edc8_8c42);
    let x238 = r61 as u64;
    let x239 = (r61 >> 64) as u64;
    let (x240, c107) = x238.carrying_add(x236, c106);
    let r62 = m(x223, 0xfc8a_b0d1_5e3e_4c4a);
    let x241 = r62 as u64;
    let x242 = (r62 >> 64) as u64;
    let (x243, c108) = x241.carrying_add(x239, c107);
    let r63 = m(x223, 0x65b4_8e8f_740f_89bf);
    let x244 = r63 as u64;
    let (x245, c109) = x244.carrying_add(x242, c108);
    let x246 = (r63 >> 64) as u64 + c109 as u64;
    let (_, c110) = x213.overflowing_add(x224);
    let (x247, c111) = x214.carrying_add(x228, c110);
    let (x248, c112) = x215.carrying_add(x231, c111);
    let (x249, c113) = x216.carrying_add(x234, c112);
    let (x250, c114) = x217.carrying_add(x237, c113);
    let (x251, c115) = x218.carrying_add(x240, c114);
    let (x252, c116) = x219.carrying_add(x243, c115);
    let (x253, c117) = x220.carrying_add(x245, c116);
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
    let (x264, c120) = x262.carrying_add(x260, c119);
    let r67 = m(b4, a3);
    let x265 = r67 as u64;
    let x266 = (r67 >> 64) as u64;
    let (x267, c121) = x265.carrying_add(x263, c120);
    let r68 = m(b4, a4);
    let x268 = r68 as u64;
    let x269 = (r68 >> 64) as u64;
    let (x270, c122) = x268.carrying_add(x266, c121);
    let r69 = m(b4, a5);
    let x271 = r69 as u64;
    let x272 = (r69 >> 64) as u64;
    let (x273, c123) = x271.carrying_add(x269, c122);
    let r70 = m(b4, a6);
    let x274 = r70 as u64;
    let x275 = (r70 >> 64) as u64;
    let (x276, c124) = x274.carrying_add(x272, c123);
    let r71 = m(b4, a7);
    let x277 = r71 as u64;
    let (x278, c125) = x277.carrying_add(x275, c124);
    let x279 = (r71 >> 64) as u64 + c125 as u64;
    let (x280, c126) = x247.overflowing_add(x257);
    let (x281, c127) = x248.carrying_add(x261, c126);
    let (x282, c128) = x249.carrying_add(x264, c127);
    let (x283, c129) = x250.carrying_add(x267, c128);
    let (x284, c130) = x251.carrying_add(x270, c129);
    let (x285, c131) = x252.carrying_add(x273, c130);
    let (x286, c132) = x253.carrying_add(x276, c131);
    let (x287, c133) = x255.carrying_add(x278, c132);
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
    let (x298, c136) = x296.carrying_add(x294, c135);
    let r75 = m(x290, 0xa7aa_c6c5_67f3_5507);
    let x299 = r75 as u64;
    let x300 = (r75 >> 64) as u64;
    let (x301, c137) = x299.carrying_add(x297, c136);
    let r76 = m(x290, 0x5afb_fcc6_9322_c9cd);
    let x302 = r76 as u64;
    let x303 = (r76 >> 64) as u64;
    let (x304, c138) = x302.carrying_add(x300, c137);
    let r77 = m(x290, 0xb42d_083a_edc8_8c42);
    let x305 = r77 as u64;
    let x306 = (r77 >> 64) as u64;
    let (x307, c139) = x305.carrying_add(x303, c138);
    let r78 = m(x290, 0xfc8a_b0d1_5e3e_4c4a);
    let x308 = r78 as u64;
    let x309 = (r78 >> 64) as u64;
    let (x310, c140) = x308.carrying_add(x306, c139);
    let r79 = m(x290, 0x65b4_8e8f_740f_89bf);
    let x311 = r79 as u64;
    let (x312, c141) = x311.carrying_add(x309, c140);
    let x313 = (r79 >> 64) as u64 + c141 as u64;
    let (_, c142) = x280.overflowing_add(x291);
    let (x314, c143) = x281.carrying_add(x295, c142);
    let (x315, c144) = x282.carrying_add(x298, c143);
    let (x316, c145) = x283.carrying_add(x301, c144);
    let (x317, c146) = x284.carrying_add(x304, c145);
    let (x318, c147) = x285.carrying_add(x307, c146);
    let (x319, c148) = x286.carrying_add(x310, c147);
    let (x320, c149) = x287.carrying_add(x312, c148);
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
    let (x331, c152) = x329.carrying_add(x327, c151);
    let r83 = m(b5, a3);
    let x332 = r83 as u64;
    let x333 = (r83 >> 64) as u64;
    let (x334, c153) = x332.carrying_add(x330, c152);
    let r84 = m(b5, a4);
    let x335 = r84 as u64;
    let x336 = (r84 >> 64) as u64;
    let (x337, c154) = x335.carrying_add(x333, c153);
    let r85 = m(b5, a5);
    let x338 = r85 as u64;
    let x339 = (r85 >> 64) as u64;
    let (x340, c155) = x338.carrying_add(x336, c154);
    let r86 = m(b5, a6);
    let x341 = r86 as u64;
    let x342 = (r86 >> 64) as u64;
    let (x343, c156) = x341.carrying_add(x339, c155);
    let r87 = m(b5, a7);
    let x344 = r87 as u64;
    let (x345, c157) = x344.carrying_add(x342, c156);
    let x346 = (r87 >> 64) as u64 + c157 as u64;
    let (x347, c158) = x314.overflowing_add(x324);
    let (x348, c159) = x315.carrying_add(x328, c158);
    let (x349, c160) = x316.carrying_add(x331, c159);
    let (x350, c161) = x317.carrying_add(x334, c160);
    let (x351, c162) = x318.carrying_add(x337, c161);
    let (x352, c163) = x319.carrying_add(x340, c162);
    let (x353, c164) = x320.carrying_add(x343, c163);
    let (x354, c165) = x322.carrying_add(x345, c164);
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
    let (x365, c168) = x363.carrying_add(x361, c167);
    let r91 = m(x357, 0xa7aa_c6c5_67f3_5507);
    let x366 = r91 as u64;
    let x367 = (r91 >> 64) as u64;
    let (x368, c169) = x366.carrying_add(x364, c168);
    let r92 = m(x357, 0x5afb_fcc6_9322_c9cd);
    let x369 = r92 as u64;
    let x370 = (r92 >> 64) as u64;
    let (x371, c170) = x369.carrying_add(x367, c169);
    let r93 = m(x357, 0xb42d_083a_edc8_8c42);
    let x372 = r93 as u64;
    let x373 = (r93 >> 64) as u64;
    let (x374, c171) = x372.carrying_add(x370, c170);
    let r94 = m(x357, 0xfc8a_b0d1_5e3e_4c4a);
    let x375 = r94 as u64;
    let x376 = (r94 >> 64) as u64;
    let (x377, c172) = x375.carrying_add(x373, c171);
    let r95 = m(x357, 0x65b4_8e8f_740f_89bf);
    let x378 = r95 as u64;
    let (x379, c173) = x378.carrying_add(x376, c172);
    let x380 = (r95 >> 64) as u64 + c173 as u64;
    let (_, c174) = x347.overflowing_add(x358);
    let (x381, c175) = x348.carrying_add(x362, c174);
    let (x382, c176) = x349.carrying_add(x365, c175);
    let (x383, c177) = x350.carrying_add(x368, c176);
    let (x384, c178) = x351.carrying_add(x371, c177);
    let (x385, c179) = x352.carrying_add(x374, c178);
    let (x386, c180) = x353.carrying_add(x377, c179);
    let (x387, c181) = x354.carrying_add(x379, c180);
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
    let (x398, c184) = x396.carrying_add(x394, c183);
    let r99 = m(b6, a3);
    let x399 = r99 as u64;
    let x400 = (r99 >> 64) as u64;
    let (x401, c185) = x399.carrying_add(x397, c184);
    let r100 = m(b6, a4);
    let x402 = r100 as u64;
    let x403 = (r100 >> 64) as u64;
    let (x404, c186) = x402.carrying_add(x400, c185);
    let r101 = m(b6, a5);
    let x405 = r101 as u64;
    let x406 = (r101 >> 64) as u64;
    let (x407, c187) = x405.carrying_add(x403, c186);
    let r102 = m(b6, a6);
    let x408 = r102 as u64;
    let x409 = (r102 >> 64) as u64;
    let (x410, c188) = x408.carrying_add(x406, c187);
    let r103 = m(b6, a7);
    let x411 = r103 as u64;
    let (x412, c189) = x411.carrying_add(x409, c188);
    let x413 = (r103 >> 64) as u64 + c189 as u64;
    let (x414, c190) = x381.overflowing_add(x391);
    let (x415, c191) = x382.carrying_add(x395, c190);
    let (x416, c192) = x383.carrying_add(x398, c191);
    let (x417, c193) = x384.carrying_add(x401, c192);
    let (x418, c194) = x385.carrying_add(x404, c193);
    let (x419, c195) = x386.carrying_add(x407, c194);
    let (x420, c196) = x387.carrying_add(x410, c195);
    let (x421, c197) = x389.carrying_add(x412, c196);
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
    let (x432, c200) = x430.carrying_add(x428, c199);
    let r107 = m(x424, 0xa7aa_c6c5_67f3_5507);
    let x433 = r107 as u64;
    let x434 = (r107 >> 64) as u64;
    let (x435, c201) = x433.carrying_add(x431, c200);
    let r108 = m(x424, 0x5afb_fcc6_9322_c9cd);
    let x436 = r108 as u64;
    let x437 = (r108 >> 64) as u64;
    let (x438, c202) = x436.carrying_add(x434, c201);
    let r109 = m(x424, 0xb42d_083a_edc8_8c42);
    let x439 = r109 as u64;
    let x440 = (r109 >> 64) as u64;
    let (x441, c203) = x439.carrying_add(x437, c202);
    let r110 = m(x424, 0xfc8a_b0d1_5e3e_4c4a);
    let x442 = r110 as u64;
    let x443 = (r110 >> 64) as u64;
    let (x444, c204) = x442.carrying_add(x440, c203);
    let r111 = m(x424, 0x65b4_8e8f_740f_89bf);
    let x445 = r111 as u64;
    let (x446, c205) = x445.carrying_add(x443, c204);
    let x447 = (r111 >> 64) as u64 + c205 as u64;
    let (_, c206) = x414.overflowing_add(x425);
    let (x448, c207) = x415.carrying_add(x429, c206);
    let (x449, c208) = x416.carrying_add(x432, c207);
    let (x450, c209) = x417.carrying_add(x435, c208);
    let (x451, c210) = x418.carrying_add(x438, c209);
    let (x452, c211) = x419.carrying_add(x441, c210);
    let (x453, c212) = x420.carrying_add(x444, c211);
    let (x454, c213) = x421.carrying_add(x446, c212);
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
    let (x465, c216) = x463.carrying_add(x461, c215);
    let r115 = m(b7, a3);
    let x466 = r115 as u64;
    let x467 = (r115 >> 64) as u64;
    let (x468, c217) = x466.carrying_add(x464, c216);
    let r116 = m(b7, a4);
    let x469 = r116 as u64;
    let x470 = (r116 >> 64) as u64;
    let (x471, c218) = x469.carrying_add(x467, c217);
    let r117 = m(b7, a5);
    let x472 = r117 as u64;
    let x473 = (r117 >> 64) as u64;
    let (x474, c219) = x472.carrying_add(x470, c218);
    let r118 = m(b7, a6);
    let x475 = r118 as u64;
    let x476 = (r118 >> 64) as u64;
    let (x477, c220) = x475.carrying_add(x473, c219);
    let r119 = m(b7, a7);
    let x478 = r119 as u64;
    let (x479, c221) = x478.carrying_add(x476, c220);
    let x480 = (r119 >> 64) as u64 + c221 as u64;
    let (x481, c222) = x448.overflowing_add(x458);
    let (x482, c223) = x449.carrying_add(x462, c222);
    let (x483, c224) = x450.carrying_add(x465, c223);
    let (x484, c225) = x451.carrying_add(x468, c224);
    let (x485, c226) = x452.carrying_add(x471, c225);
    let (x486, c227) = x453.carrying_add(x474, c226);
    let (x487, c228) = x454.carrying_add(x477, c227);
    let (x488, c229) = x456.carrying_add(x479, c228);
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
    let (x499, c232) = x497.carrying_add(x495, c231);
    let r123 = m(x491, 0xa7aa_c6c5_67f3_5507);
    let x500 = r123 as u64;
    let x501 = (r123 >> 64) as u64;
    let (x502, c233) = x500.carrying_add(x498, c232);
    let r124 = m(x491, 0x5afb_fcc6_9322_c9cd);
    let x503 = r124 as u64;
    let x504 = (r124 >> 64) as u64;
    let (x505, c234) = x503.carrying_add(x501, c233);
    let r125 = m(x491, 0xb42d_083a_edc8_8c42);
    let x506 = r125 as u64;
    let x507 = (r125 >> 64) as u64;
    let (x508, c235) = x506.carrying_add(x504, c234);
    let r126 = m(x491, 0xfc8a_b0d1_5e3e_4c4a);
    let x509 = r126 as u64;
    let x510 = (r126 >> 64) as u64;
    let (x511, c236) = x509.carrying_add(x507, c235);
    let r127 = m(x491, 0x65b4_8e8f_740f_89bf);
    let x512 = r127 as u64;
    let (x513, c237) = x512.carrying_add(x510, c236);
    let x514 = (r127 >> 64) as u64 + c237 as u64;
    let (_, c238) = x481.overflowing_add(x492);
    let (x515, c239) = x482.carrying_add(x496, c238);
    let (x516, c240) = x483.carrying_add(x499, c239);
    let (x517, c241) = x484.carrying_add(x502, c240);
    let (x518, c242) = x485.carrying_add(x505, c241);
    let (x519, c243) = x486.carrying_add(x508, c242);
    let (x520, c244) = x487.carrying_add(x511, c243);
    let (x521, c245) = x488.carrying_add(x513, c244);
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
    let (o1, c249) = x516.borrowing_sub(x526, c248);
    let (o2, c250) = x517.borrowing_sub(x527, c249);
    let (o3, c251) = x518.borrowing_sub(x528, c250);
    let (o4, c252) = x519.borrowing_sub(x529, c251);
    let (o5, c253) = x520.borrowing_sub(x530, c252);
    let (o6, c254) = x521.borrowing_sub(x531, c253);
    let (o7, _) = x523.borrowing_sub(x532, c254);
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `R * out = a^2 (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn square(a: &Loose) -> Element {
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
    let (x23, c1) = x21.carrying_add(x19, c0);
    let x24 = r3 as u64;
    let x25 = (r3 >> 64) as u64;
    let (x26, c2) = x24.carrying_add(x22, c1);
    let x27 = r4 as u64;
    let x28 = (r4 >> 64) as u64;
    let (x29, c3) = x27.carrying_add(x25, c2);
    let x30 = r5 as u64;
    let x31 = (r5 >> 64) as u64;
    let (x32, c4) = x30.carrying_add(x28, c3);
    let x33 = r6 as u64;
    let (x34, c5) = x33.carrying_add(x31, c4);
    let x35 = (r6 >> 64) as u64 + c5 as u64;
    let x36 = r8 as u64;
    let x37 = (r8 >> 64) as u64;
    let x38 = r9 as u64;
    let x39 = (r9 >> 64) as u64;
    let (x40, c6) = x38.overflowing_add(x37);
    let x41 = r10 as u64;
    let x42 = (r10 >> 64) as u64;
    let (x43, c7) = x41.carrying_add(x39, c6);
    let x44 = r11 as u64;
    let x45 = (r11 >> 64) as u64;
    let (x46, c8) = x44.carrying_add(x42, c7);
    let x47 = r12 as u64;
    let x48 = (r12 >> 64) as u64;
    let (x49, c9) = x47.carrying_add(x45, c8);
    let x50 = r13 as u64;
    let (x51, c10) = x50.carrying_add(x48, c9);
    let x52 = (r13 >> 64) as u64 + c10 as u64;
    let (x53, c11) = x23.overflowing_add(x36);
    let (x54, c12) = x26.carrying_add(x40, c11);
    let (x55, c13) = x29.carrying_add(x43, c12);
    let (x56, c14) = x32.carrying_add(x46, c13);
    let (x57, c15) = x34.carrying_add(x49, c14);
    let (x58, c16) = x35.carrying_add(x51, c15);
    let x59 = x52.wrapping_add(c16 as u64);
    let x60 = r15 as u64;
    let x61 = (r15 >> 64) as u64;
    let x62 = r16 as u64;
    let x63 = (r16 >> 64) as u64;
    let (x64, c17) = x62.overflowing_add(x61);
    let x65 = r17 as u64;
    let x66 = (r17 >> 64) as u64;
    let (x67, c18) = x65.carrying_add(x63, c17);
    let x68 = r18 as u64;
    let x69 = (r18 >> 64) as u64;
    let (x70, c19) = x68.carrying_add(x66, c18);
    let x71 = r19 as u64;
    let (x72, c20) = x71.carrying_add(x69, c19);
    let x73 = (r19 >> 64) as u64 + c20 as u64;
    let (x74, c21) = x55.overflowing_add(x60);
    let (x75, c22) = x56.carrying_add(x64, c21);
    let (x76, c23) = x57.carrying_add(x67, c22);
    let (x77, c24) = x58.carrying_add(x70, c23);
    let (x78, c25) = x59.carrying_add(x72, c24);
    let x79 = x73.wrapping_add(c25 as u64);
    let x80 = r21 as u64;
    let x81 = (r21 >> 64) as u64;
    let x82 = r22 as u64;
    let x83 = (r22 >> 64) as u64;
    let (x84, c26) = x82.overflowing_add(x81);
    let x85 = r23 as u64;
    let x86 = (r23 >> 64) as u64;
    let (x87, c27) = x85.carrying_add(x83, c26);
    let x88 = r24 as u64;
    let (x89, c28) = x88.carrying_add(x86, c27);
    let x90 = (r24 >> 64) as u64 + c28 as u64;
    let (x91, c29) = x76.overflowing_add(x80);
    let (x92, c30) = x77.carrying_add(x84, c29);
    let (x93, c31) = x78.carrying_add(x87, c30);
    let (x94, c32) = x79.carrying_add(x89, c31);
    let x95 = x90.wrapping_add(c32 as u64);
    let x96 = r26 as u64;
    let x97 = (r26 >> 64) as u64;
    let x98 = r27 as u64;
    let x99 = (r27 >> 64) as u64;
    let (x100, c33) = x98.overflowing_add(x97);
    let x101 = r28 as u64;
    let (x102, c34) = x101.carrying_add(x99, c33);
    let x103 = (r28 >> 64) as u64 + c34 as u64;
    let (x104, c35) = x93.overflowing_add(x96);
    let (x105, c36) = x94.carrying_add(x100, c35);
    let (x106, c37) = x95.carrying_add(x102, c36);
    let x107 = x103.wrapping_add(c37 as u64);
    let x108 = r30 as u64;
    let x109 = (r30 >> 64) as u64;
    let x110 = r31 as u64;
    let (x111, c38) = x110.overflowing_add(x109);
    let x112 = (r31 >> 64) as u64 + c38 as u64;
    let (x113, c39) = x106.overflowing_add(x108);
    let (x114, c40) = x107.carrying_add(x111, c39);
    let x115 = x112.wrapping_add(c40 as u64);
    let x116 = r33 as u64;
    let x117 = (r33 >> 64) as u64;
    let (x118, c41) = x115.overflowing_add(x116);
    let x119 = x117 + c41 as u64;
    let (x120, c42) = x1.overflowing_add(x16);
    let (x121, c43) = x2.carrying_add(x20, c42);
    let (x122, c44) = x3.carrying_add(x53, c43);
    let (x123, c45) = x4.carrying_add(x54, c44);
    let (x124, c46) = x5.carrying_add(x74, c45);
    let (x125, c47) = x6.carrying_add(x75, c46);
    let (x126, c48) = x7.carrying_add(x91, c47);
    let (x127, c49) = x8.carrying_add(x92, c48);
    let (x128, c50) = x9.carrying_add(x104, c49);
    let (x129, c51) = x10.carrying_add(x105, c50);
    let (x130, c52) = x11.carrying_add(x113, c51);
    let (x131, c53) = x12.carrying_add(x114, c52);
    let (x132, c54) = x13.carrying_add(x118, c53);
    let (x133, c55) = x14.carrying_add(x119, c54);
    let x134 = x15 + c55 as u64;
    let (x135, c56) = x120.overflowing_add(x16);
    let (x136, c57) = x121.carrying_add(x20, c56);
    let (x137, c58) = x122.carrying_add(x53, c57);
    let (x138, c59) = x123.carrying_add(x54, c58);
    let (x139, c60) = x124.carrying_add(x74, c59);
    let (x140, c61) = x125.carrying_add(x75, c60);
    let (x141, c62) = x126.carrying_add(x91, c61);
    let (x142, c63) = x127.carrying_add(x92, c62);
    let (x143, c64) = x128.carrying_add(x104, c63);
    let (x144, c65) = x129.carrying_add(x105, c64);
    let (x145, c66) = x130.carrying_add(x113, c65);
    let (x146, c67) = x131.carrying_add(x114, c66);
    let (x147, c68) = x132.carrying_add(x118, c67);
    let (x148, c69) = x133.carrying_add(x119, c68);
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
    let (x158, c71) = x156.carrying_add(x154, c70);
    let r39 = m(x150, 0xa7aa_c6c5_67f3_5507);
    let x159 = r39 as u64;
    let x160 = (r39 >> 64) as u64;
    let (x161, c72) = x159.carrying_add(x157, c71);
    let r40 = m(x150, 0x5afb_fcc6_9322_c9cd);
    let x162 = r40 as u64;
    let x163 = (r40 >> 64) as u64;
    let (x164, c73) = x162.carrying_add(x160, c72);
    let r41 = m(x150, 0xb42d_083a_edc8_8c42);
    let x165 = r41 as u64;
    let x166 = (r41 >> 64) as u64;
    let (x167, c74) = x165.carrying_add(x163, c73);
    let r42 = m(x150, 0xfc8a_b0d1_5e3e_4c4a);
    let x168 = r42 as u64;
    let x169 = (r42 >> 64) as u64;
    let (x170, c75) = x168.carrying_add(x166, c74);
    let r43 = m(x150, 0x65b4_8e8f_740f_89bf);
    let x171 = r43 as u64;
    let (x172, c76) = x171.carrying_add(x169, c75);
    let x173 = (r43 >> 64) as u64 + c76 as u64;
    let (_, c77) = x0.overflowing_add(x151);
    let (x174, c78) = x135.carrying_add(x155, c77);
    let (x175, c79) = x136.carrying_add(x158, c78);
    let (x176, c80) = x137.carrying_add(x161, c79);
    let (x177, c81) = x138.carrying_add(x164, c80);
    let (x178, c82) = x139.carrying_add(x167, c81);
    let (x179, c83) = x140.carrying_add(x170, c82);
    let (x180, c84) = x141.carrying_add(x172, c83);
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
    let (x191, c87) = x189.carrying_add(x187, c86);
    let r47 = m(x183, 0xa7aa_c6c5_67f3_5507);
    let x192 = r47 as u64;
    let x193 = (r47 >> 64) as u64;
    let (x194, c88) = x192.carrying_add(x190, c87);
    let r48 = m(x183, 0x5afb_fcc6_9322_c9cd);
    let x195 = r48 as u64;
    let x196 = (r48 >> 64) as u64;
    let (x197, c89) = x195.carrying_add(x193, c88);
    let r49 = m(x183, 0xb42d_083a_edc8_8c42);
    let x198 = r49 as u64;
    let x199 = (r49 >> 64) as u64;
    let (x200, c90) = x198.carrying_add(x196, c89);
    let r50 = m(x183, 0xfc8a_b0d1_5e3e_4c4a);
    let x201 = r50 as u64;
    let x202 = (r50 >> 64) as u64;
    let (x203, c91) = x201.carrying_add(x199, c90);
    let r51 = m(x183, 0x65b4_8e8f_740f_89bf);
    let x204 = r51 as u64;
    let (x205, c92) = x204.carrying_add(x202, c91);
    let x206 = (r51 >> 64) as u64 + c92 as u64;
    let (_, c93) = x174.overflowing_add(x184);
    let (x207, c94) = x175.carrying_add(x188, c93);
    let (x208, c95) = x176.carrying_add(x191, c94);
    let (x209, c96) = x177.carrying_add(x194, c95);
    let (x210, c97) = x178.carrying_add(x197, c96);
    let (x211, c98) = x179.carrying_add(x200, c97);
    let (x212, c99) = x180.carrying_add(x203, c98);
    let (x213, c100) = x182.carrying_add(x205, c99);
    let x214 = x206 + c100 as u64;
    let (x215, c101) = x143.carrying_add(x214, c85);
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
    let (x224, c103) = x222.carrying_add(x220, c102);
    let r55 = m(x216, 0xa7aa_c6c5_67f3_5507);
    let x225 = r55 as u64;
    let x226 = (r55 >> 64) as u64;
    let (x227, c104) = x225.carrying_add(x223, c103);
    let r56 = m(x216, 0x5afb_fcc6_9322_c9cd);
    let x228 = r56 as u64;
    let x229 = (r56 >> 64) as u64;
    let (x230, c105) = x228.carrying_add(x226, c104);
    let r57 = m(x216, 0xb42d_083a_edc8_8c42);
    let x231 = r57 as u64;
    let x232 = (r57 >> 64) as u64;
    let (x233, c106) = x231.carrying_add(x229, c105);
    let r58 = m(x216, 0xfc8a_b0d1_5e3e_4c4a);
    let x234 = r58 as u64;
    let x235 = (r58 >> 64) as u64;
    let (x236, c107) = x234.carrying_add(x232, c106);
    let r59 = m(x216, 0x65b4_8e8f_740f_89bf);
    let x237 = r59 as u64;
    let (x238, c108) = x237.carrying_add(x235, c107);
    let x239 = (r59 >> 64) as u64 + c108 as u64;
    let (_, c109) = x207.overflowing_add(x217);
    let (x240, c110) = x208.carrying_add(x221, c109);
    let (x241, c111) = x209.carrying_add(x224, c110);
    let (x242, c112) = x210.carrying_add(x227, c111);
    let (x243, c113) = x211.carrying_add(x230, c112);
    let (x244, c114) = x212.carrying_add(x233, c113);
    let (x245, c115) = x213.carrying_add(x236, c114);
    let (x246, c116) = x215.carrying_add(x238, c115);
    let x247 = x239 + c116 as u64;
    let (x248, c117) = x144.carrying_add(x247, c101);
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
    let (x257, c119) = x255.carrying_add(x253, c118);
    let r63 = m(x249, 0xa7aa_c6c5_67f3_5507);
    let x258 = r63 as u64;
    let x259 = (r63 >> 64) as u64;
    let (x260, c120) = x258.carrying_add(x256, c119);
    let r64 = m(x249, 0x5afb_fcc6_9322_c9cd);
    let x261 = r64 as u64;
    let x262 = (r64 >> 64) as u64;
    let (x263, c121) = x261.carrying_add(x259, c120);
    let r65 = m(x249, 0xb42d_083a_edc8_8c42);
    let x264 = r65 as u64;
    let x265 = (r65 >> 64) as u64;
    let (x266, c122) = x264.carrying_add(x262, c121);
    let r66 = m(x249, 0xfc8a_b0d1_5e3e_4c4a);
    let x267 = r66 as u64;
    let x268 = (r66 >> 64) as u64;
    let (x269, c123) = x267.carrying_add(x265, c122);
    let r67 = m(x249, 0x65b4_8e8f_740f_89bf);
    let x270 = r67 as u64;
    let (x271, c124) = x270.carrying_add(x268, c123);
    let x272 = (r67 >> 64) as u64 + c124 as u64;
    let (_, c125) = x240.overflowing_add(x250);
    let (x273, c126) = x241.carrying_add(x254, c125);
    let (x274, c127) = x242.carrying_add(x257, c126);
    let (x275, c128) = x243.carrying_add(x260, c127);
    let (x276, c129) = x244.carrying_add(x263, c128);
    let (x277, c130) = x245.carrying_add(x266, c129);
    let (x278, c131) = x246.carrying_add(x269, c130);
    let (x279, c132) = x248.carrying_add(x271, c131);
    let x280 = x272 + c132 as u64;
    let (x281, c133) = x145.carrying_add(x280, c117);
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
    let (x290, c135) = x288.carrying_add(x286, c134);
    let r71 = m(x282, 0xa7aa_c6c5_67f3_5507);
    let x291 = r71 as u64;
    let x292 = (r71 >> 64) as u64;
    let (x293, c136) = x291.carrying_add(x289, c135);
    let r72 = m(x282, 0x5afb_fcc6_9322_c9cd);
    let x294 = r72 as u64;
    let x295 = (r72 >> 64) as u64;
    let (x296, c137) = x294.carrying_add(x292, c136);
    let r73 = m(x282, 0xb42d_083a_edc8_8c42);
    let x297 = r73 as u64;
    let x298 = (r73 >> 64) as u64;
    let (x299, c138) = x297.carrying_add(x295, c137);
    let r74 = m(x282, 0xfc8a_b0d1_5e3e_4c4a);
    let x300 = r74 as u64;
    let x301 = (r74 >> 64) as u64;
    let (x302, c139) = x300.carrying_add(x298, c138);
    let r75 = m(x282, 0x65b4_8e8f_740f_89bf);
    let x303 = r75 as u64;
    let (x304, c140) = x303.carrying_add(x301, c139);
    let x305 = (r75 >> 64) as u64 + c140 as u64;
    let (_, c141) = x273.overflowing_add(x283);
    let (x306, c142) = x274.carrying_add(x287, c141);
    let (x307, c143) = x275.carrying_add(x290, c142);
    let (x308, c144) = x276.carrying_add(x293, c143);
    let (x309, c145) = x277.carrying_add(x296, c144);
    let (x310, c146) = x278.carrying_add(x299, c145);
    let (x311, c147) = x279.carrying_add(x302, c146);
    let (x312, c148) = x281.carrying_add(x304, c147);
    let x313 = x305 + c148 as u64;
    let (x314, c149) = x146.carrying_add(x313, c133);
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
    let (x323, c151) = x321.carrying_add(x319, c150);
    let r79 = m(x315, 0xa7aa_c6c5_67f3_5507);
    let x324 = r79 as u64;
    let x325 = (r79 >> 64) as u64;
    let (x326, c152) = x324.carrying_add(x322, c151);
    let r80 = m(x315, 0x5afb_fcc6_9322_c9cd);
    let x327 = r80 as u64;
    let x328 = (r80 >> 64) as u64;
    let (x329, c153) = x327.carrying_add(x325, c152);
    let r81 = m(x315, 0xb42d_083a_edc8_8c42);
    let x330 = r81 as u64;
    let x331 = (r81 >> 64) as u64;
    let (x332, c154) = x330.carrying_add(x328, c153);
    let r82 = m(x315, 0xfc8a_b0d1_5e3e_4c4a);
    let x333 = r82 as u64;
    let x334 = (r82 >> 64) as u64;
    let (x335, c155) = x333.carrying_add(x331, c154);
    let r83 = m(x315, 0x65b4_8e8f_740f_89bf);
    let x336 = r83 as u64;
    let (x337, c156) = x336.carrying_add(x334, c155);
    let x338 = (r83 >> 64) as u64 + c156 as u64;
    let (_, c157) = x306.overflowing_add(x316);
    let (x339, c158) = x307.carrying_add(x320, c157);
    let (x340, c159) = x308.carrying_add(x323, c158);
    let (x341, c160) = x309.carrying_add(x326, c159);
    let (x342, c161) = x310.carrying_add(x329, c160);
    let (x343, c162) = x311.carrying_add(x332, c161);
    let (x344, c163) = x312.carrying_add(x335, c162);
    let (x345, c164) = x314.carrying_add(x337, c163);
    let x346 = x338 + c164 as u64;
    let (x347, c165) = x147.carrying_add(x346, c149);
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
    let (x356, c167) = x354.carrying_add(x352, c166);
    let r87 = m(x348, 0xa7aa_c6c5_67f3_5507);
    let x357 = r87 as u64;
    let x358 = (r87 >> 64) as u64;
    let (x359, c168) = x357.carrying_add(x355, c167);
    let r88 = m(x348, 0x5afb_fcc6_9322_c9cd);
    let x360 = r88 as u64;
    let x361 = (r88 >> 64) as u64;
    let (x362, c169) = x360.carrying_add(x358, c168);
    let r89 = m(x348, 0xb42d_083a_edc8_8c42);
    let x363 = r89 as u64;
    let x364 = (r89 >> 64) as u64;
    let (x365, c170) = x363.carrying_add(x361, c169);
    let r90 = m(x348, 0xfc8a_b0d1_5e3e_4c4a);
    let x366 = r90 as u64;
    let x367 = (r90 >> 64) as u64;
    let (x368, c171) = x366.carrying_add(x364, c170);
    let r91 = m(x348, 0x65b4_8e8f_740f_89bf);
    let x369 = r91 as u64;
    let (x370, c172) = x369.carrying_add(x367, c171);
    let x371 = (r91 >> 64) as u64 + c172 as u64;
    let (_, c173) = x339.overflowing_add(x349);
    let (x372, c174) = x340.carrying_add(x353, c173);
    let (x373, c175) = x341.carrying_add(x356, c174);
    let (x374, c176) = x342.carrying_add(x359, c175);
    let (x375, c177) = x343.carrying_add(x362, c176);
    let (x376, c178) = x344.carrying_add(x365, c177);
    let (x377, c179) = x345.carrying_add(x368, c178);
    let (x378, c180) = x347.carrying_add(x370, c179);
    let x379 = x371 + c180 as u64;
    let (x380, c181) = x148.carrying_add(x379, c165);
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
    let (x389, c183) = x387.carrying_add(x385, c182);
    let r95 = m(x381, 0xa7aa_c6c5_67f3_5507);
    let x390 = r95 as u64;
    let x391 = (r95 >> 64) as u64;
    let (x392, c184) = x390.carrying_add(x388, c183);
    let r96 = m(x381, 0x5afb_fcc6_9322_c9cd);
    let x393 = r96 as u64;
    let x394 = (r96 >> 64) as u64;
    let (x395, c185) = x393.carrying_add(x391, c184);
    let r97 = m(x381, 0xb42d_083a_edc8_8c42);
    let x396 = r97 as u64;
    let x397 = (r97 >> 64) as u64;
    let (x398, c186) = x396.carrying_add(x394, c185);
    let r98 = m(x381, 0xfc8a_b0d1_5e3e_4c4a);
    let x399 = r98 as u64;
    let x400 = (r98 >> 64) as u64;
    let (x401, c187) = x399.carrying_add(x397, c186);
    let r99 = m(x381, 0x65b4_8e8f_740f_89bf);
    let x402 = r99 as u64;
    let (x403, c188) = x402.carrying_add(x400, c187);
    let x404 = (r99 >> 64) as u64 + c188 as u64;
    let (_, c189) = x372.overflowing_add(x382);
    let (x405, c190) = x373.carrying_add(x386, c189);
    let (x406, c191) = x374.carrying_add(x389, c190);
    let (x407, c192) = x375.carrying_add(x392, c191);
    let (x408, c193) = x376.carrying_add(x395, c192);
    let (x409, c194) = x377.carrying_add(x398, c193);
    let (x410, c195) = x378.carrying_add(x401, c194);
    let (x411, c196) = x380.carrying_add(x403, c195);
    let x412 = x404 + c196 as u64;
    let (x413, c197) = x149.carrying_add(x412, c181);
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
    let (o1, c199) = x406.borrowing_sub(x415, c198);
    let (o2, c200) = x407.borrowing_sub(x416, c199);
    let (o3, c201) = x408.borrowing_sub(x417, c200);
    let (o4, c202) = x409.borrowing_sub(x418, c201);
    let (o5, c203) = x410.borrowing_sub(x419, c202);
    let (o6, c204) = x411.borrowing_sub(x420, c203);
    let (o7, _) = x413.borrowing_sub(x421, c204);
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `out = k * a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `k` in `[0, 2^32 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn mul_small(a: &Loose, k: u32) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let r0 = m(k as u64, 0x3690_5b57_2ffc_1724);
    let x0 = r0 as u64;
    let x1 = (r0 >> 64) as u64;
    let x2 = x0.wrapping_mul(0x66c1_301f_632e_294d);
    let r1 = m(x2, 0x1b81_b905_33c6_c87b);
    let x3 = r1 as u64;
    let x4 = (r1 >> 64) as u64;
    let r2 = m(x2, 0xc272_1bf4_57ac_a835);
    let x5 = r2 as u64;
    let x6 = (r2 >> 64) as u64;
    let (x7, c0) = x5.overflowing_add(x4);
    let r3 = m(x2, 0x5167_30cc_1f0b_4f25);
    let x8 = r3 as u64;
    let x9 = (r3 >> 64) as u64;
    let (x10, c1) = x8.carrying_add(x6, c0);
    let r4 = m(x2, 0xa7aa_c6c5_67f3_5507);
    let x11 = r4 as u64;
    let x12 = (r4 >> 64) as u64;
    let (x13, c2) = x11.carrying_add(x9, c1);
    let r5 = m(x2, 0x5afb_fcc6_9322_c9cd);
    let x14 = r5 as u64;
    let x15 = (r5 >> 64) as u64;
    let (x16, c3) = x14.carrying_add(x12, c2);
    let r6 = m(x2, 0xb42d_083a_edc8_8c42);
    let x17 = r6 as u64;
    let x18 = (r6 >> 64) as u64;
    let (x19, c4) = x17.carrying_add(x15, c3);
    let r7 = m(x2, 0xfc8a_b0d1_5e3e_4c4a);
    let x20 = r7 as u64;
    let x21 = (r7 >> 64) as u64;
    let (x22, c5) = x20.carrying_add(x18, c4);
    let r8 = m(x2, 0x65b4_8e8f_740f_89bf);
    let x23 = r8 as u64;
    let (x24, c6) = x23.carrying_add(x21, c5);
    let x25 = (r8 >> 64) as u64 + c6 as u64;
    let (_, c7) = x0.overflowing_add(x3);
    let (x26, c8) = x1.carrying_add(x7, c7);
    let (x27, c9) = x10.carrying_add(0, c8);
    let (x28, c10) = x13.carrying_add(0, c9);
    let (x29, c11) = x16.carrying_add(0, c10);
    let (x30, c12) = x19.carrying_add(0, c11);
    let (x31, c13) = x22.carrying_add(0, c12);
    let (x32, c14) = x24.carrying_add(0, c13);
    let x33 = x25 + c14 as u64;
    let r9 = m(k as u64, 0x6708_6f45_25f1_f27d);
    let x34 = r9 as u64;
    let x35 = (r9 >> 64) as u64;
    let (x36, c15) = x26.overflowing_add(x34);
    let (x37, c16) = x27.carrying_add(x35, c15);
    let (x38, c17) = x28.carrying_add(0, c16);
    let (x39, c18) = x29.carrying_add(0, c17);
    let (x40, c19) = x30.carrying_add(0, c18);
    let (x41, c20) = x31.carrying_add(0, c19);
    let (x42, c21) = x32.carrying_add(0, c20);
    let x43 = x33 + c21 as u64;
    let x44 = x36.wrapping_mul(0x66c1_301f_632e_294d);
    let r10 = m(x44, 0x1b81_b905_33c6_c87b);
    let x45 = r10 as u64;
    let x46 = (r10 >> 64) as u64;
    let r11 = m(x44, 0xc272_1bf4_57ac_a835);
    let x47 = r11 as u64;
    let x48 = (r11 >> 64) as u64;
    let (x49, c22) = x47.overflowing_add(x46);
    let r12 = m(x44, 0x5167_30cc_1f0b_4f25);
    let x50 = r12 as u64;
    let x51 = (r12 >> 64) as u64;
    let (x52, c23) = x50.carrying_add(x48, c22);
    let r13 = m(x44, 0xa7aa_c6c5_67f3_5507);
    let x53 = r13 as u64;
    let x54 = (r13 >> 64) as u64;
    let (x55, c24) = x53.carrying_add(x51, c23);
    let r14 = m(x44, 0x5afb_fcc6_9322_c9cd);
    let x56 = r14 as u64;
    let x57 = (r14 >> 64) as u64;
    let (x58, c25) = x56.carrying_add(x54, c24);
    let r15 = m(x44, 0xb42d_083a_edc8_8c42);
    let x59 = r15 as u64;
    let x60 = (r15 >> 64) as u64;
    let (x61, c26) = x59.carrying_add(x57, c25);
    let r16 = m(x44, 0xfc8a_b0d1_5e3e_4c4a);
    let x62 = r16 as u64;
    let x63 = (r16 >> 64) as u64;
    let (x64, c27) = x62.carrying_add(x60, c26);
    let r17 = m(x44, 0x65b4_8e8f_740f_89bf);
    let x65 = r17 as u64;
    let (x66, c28) = x65.carrying_add(x63, c27);
    let x67 = (r17 >> 64) as u64 + c28 as u64;
    let (_, c29) = x36.overflowing_add(x45);
    let (x68, c30) = x37.carrying_add(x49, c29);
    let (x69, c31) = x38.carrying_add(x52, c30);
    let (x70, c32) = x39.carrying_add(x55, c31);
    let (x71, c33) = x40.carrying_add(x58, c32);
    let (x72, c34) = x41.carrying_add(x61, c33);
    let (x73, c35) = x42.carrying_add(x64, c34);
    let (x74, c36) = x43.carrying_add(x66, c35);
    let x75 = x67 + c36 as u64;
    let r18 = m(k as u64, 0x4faf_3fbf_d223_70ca);
    let x76 = r18 as u64;
    let x77 = (r18 >> 64) as u64;
    let (x78, c37) = x68.overflowing_add(x76);
    let (x79, c38) = x69.carrying_add(x77, c37);
    let (x80, c39) = x70.carrying_add(0, c38);
    let (x81, c40) = x71.carrying_add(0, c39);
    let (x82, c41) = x72.carrying_add(0, c40);
    let (x83, c42) = x73.carrying_add(0, c41);
    let (x84, c43) = x74.carrying_add(0, c42);
    let x85 = x75 + c43 as u64;
    let x86 = x78.wrapping_mul(0x66c1_301f_632e_294d);
    let r19 = m(x86, 0x1b81_b905_33c6_c87b);
    let x87 = r19 as u64;
    let x88 = (r19 >> 64) as u64;
    let r20 = m(x86, 0xc272_1bf4_57ac_a835);
    let x89 = r20 as u64;
    let x90 = (r20 >> 64) as u64;
    let (x91, c44) = x89.overflowing_add(x88);
    let r21 = m(x86, 0x5167_30cc_1f0b_4f25);
    let x92 = r21 as u64;
    let x93 = (r21 >> 64) as u64;
    let (x94, c45) = x92.carrying_add(x90, c44);
    let r22 = m(x86, 0xa7aa_c6c5_67f3_5507);
    let x95 = r22 as u64;
    let x96 = (r22 >> 64) as u64;
    let (x97, c46) = x95.carrying_add(x93, c45);
    let r23 = m(x86, 0x5afb_fcc6_9322_c9cd);
    let x98 = r23 as u64;
    let x99 = (r23 >> 64) as u64;
    let (x100, c47) = x98.carrying_add(x96, c46);
    let r24 = m(x86, 0xb42d_083a_edc8_8c42);
    let x101 = r24 as u64;
    let x102 = (r24 >> 64) as u64;
    let (x103, c48) = x101.carrying_add(x99, c47);
    let r25 = m(x86, 0xfc8a_b0d1_5e3e_4c4a);
    let x104 = r25 as u64;
    let x105 = (r25 >> 64) as u64;
    let (x106, c49) = x104.carrying_add(x102, c48);
    let r26 = m(x86, 0x65b4_8e8f_740f_89bf);
    let x107 = r26 as u64;
    let (x108, c50) = x107.carrying_add(x105, c49);
    let x109 = (r26 >> 64) as u64 + c50 as u64;
    let (_, c51) = x78.overflowing_add(x87);
    let (x110, c52) = x79.carrying_add(x91, c51);
    let (x111, c53) = x80.carrying_add(x94, c52);
    let (x112, c54) = x81.carrying_add(x97, c53);
    let (x113, c55) = x82.carrying_add(x100, c54);
    let (x114, c56) = x83.carrying_add(x103, c55);
    let (x115, c57) = x84.carrying_add(x106, c56);
    let (x116, c58) = x85.carrying_add(x108, c57);
    let x117 = x109 + c58 as u64;
    let r27 = m(k as u64, 0x192e_a214_bcc5_84b1);
    let x118 = r27 as u64;
    let x119 = (r27 >> 64) as u64;
    let (x120, c59) = x110.overflowing_add(x118);
    let (x121, c60) = x111.carrying_add(x119, c59);
    let (x122, c61) = x112.carrying_add(0, c60);
    let (x123, c62) = x113.carrying_add(0, c61);
    let (x124, c63) = x114.carrying_add(0, c62);
    let (x125, c64) = x115.carrying_add(0, c63);
    let (x126, c65) = x116.carrying_add(0, c64);
    let x127 = x117 + c65 as u64;
    let x128 = x120.wrapping_mul(0x66c1_301f_632e_294d);
    let r28 = m(x128, 0x1b81_b905_33c6_c87b);
    let x129 = r28 as u64;
    let x130 = (r28 >> 64) as u64;
    let r29 = m(x128, 0xc272_1bf4_57ac_a835);
    let x131 = r29 as u64;
    let x132 = (r29 >> 64) as u64;
    let (x133, c66) = x131.overflowing_add(x130);
    let r30 = m(x128, 0x5167_30cc_1f0b_4f25);
    let x134 = r30 as u64;
    let x135 = (r30 >> 64) as u64;
    let (x136, c67) = x134.carrying_add(x132, c66);
    let r31 = m(x128, 0xa7aa_c6c5_67f3_5507);
    let x137 = r31 as u64;
    let x138 = (r31 >> 64) as u64;
    let (x139, c68) = x137.carrying_add(x135, c67);
    let r32 = m(x128, 0x5afb_fcc6_9322_c9cd);
    let x140 = r32 as u64;
    let x141 = (r32 >> 64) as u64;
    let (x142, c69) = x140.carrying_add(x138, c68);
    let r33 = m(x128, 0xb42d_083a_edc8_8c42);
    let x143 = r33 as u64;
    let x144 = (r33 >> 64) as u64;
    let (x145, c70) = x143.carrying_add(x141, c69);
    let r34 = m(x128, 0xfc8a_b0d1_5e3e_4c4a);
    let x146 = r34 as u64;
    let x147 = (r34 >> 64) as u64;
    let (x148, c71) = x146.carrying_add(x144, c70);
    let r35 = m(x128, 0x65b4_8e8f_740f_89bf);
    let x149 = r35 as u64;
    let (x150, c72) = x149.carrying_add(x147, c71);
    let x151 = (r35 >> 64) as u64 + c72 as u64;
    let (_, c73) = x120.overflowing_add(x129);
    let (x152, c74) = x121.carrying_add(x133, c73);
    let (x153, c75) = x122.carrying_add(x136, c74);
    let (x154, c76) = x123.carrying_add(x139, c75);
    let (x155, c77) = x124.carrying_add(x142, c76);
    let (x156, c78) = x125.carrying_add(x145, c77);
    let (x157, c79) = x126.carrying_add(x148, c78);
    let (x158, c80) = x127.carrying_add(x150, c79);
    let x159 = x151 + c80 as u64;
    let r36 = m(k as u64, 0x5dae_03ee_2f5d_e3d0);
    let x160 = r36 as u64;
    let x161 = (r36 >> 64) as u64;
    let (x162, c81) = x152.overflowing_add(x160);
    let (x163, c82) = x153.carrying_add(x161, c81);
    let (x164, c83) = x154.carrying_add(0, c82);
    let (x165, c84) = x155.carrying_add(0, c83);
    let (x166, c85) = x156.carrying_add(0, c84);
    let (x167, c86) = x157.carrying_add(0, c85);
    let (x168, c87) = x158.carrying_add(0, c86);
    let x169 = x159 + c87 as u64;
    let x170 = x162.wrapping_mul(0x66c1_301f_632e_294d);
    let r37 = m(x170, 0x1b81_b905_33c6_c87b);
    let x171 = r37 as u64;
    let x172 = (r37 >> 64) as u64;
    let r38 = m(x170, 0xc272_1bf4_57ac_a835);
    let x173 = r38 as u64;
    let x174 = (r38 >> 64) as u64;
    let (x175, c88) = x173.overflowing_add(x172);
    let r39 = m(x170, 0x5167_30cc_1f0b_4f25);
    let x176 = r39 as u64;
    let x177 = (r39 >> 64) as u64;
    let (x178, c89) = x176.carrying_add(x174, c88);
    let r40 = m(x170, 0xa7aa_c6c5_67f3_5507);
    let x179 = r40 as u64;
    let x180 = (r40 >> 64) as u64;
    let (x181, c90) = x179.carrying_add(x177, c89);
    let r41 = m(x170, 0x5afb_fcc6_9322_c9cd);
    let x182 = r41 as u64;
    let x183 = (r41 >> 64) as u64;
    let (x184, c91) = x182.carrying_add(x180, c90);
    let r42 = m(x170, 0xb42d_083a_edc8_8c42);
    let x185 = r42 as u64;
    let x186 = (r42 >> 64) as u64;
    let (x187, c92) = x185.carrying_add(x183, c91);
    let r43 = m(x170, 0xfc8a_b0d1_5e3e_4c4a);
    let x188 = r43 as u64;
    let x189 = (r43 >> 64) as u64;
    let (x190, c93) = x188.carrying_add(x186, c92);
    let r44 = m(x170, 0x65b4_8e8f_740f_89bf);
    let x191 = r44 as u64;
    let (x192, c94) = x191.carrying_add(x189, c93);
    let x193 = (r44 >> 64) as u64 + c94 as u64;
    let (_, c95) = x162.overflowing_add(x171);
    let (x194, c96) = x163.carrying_add(x175, c95);
    let (x195, c97) = x164.carrying_add(x178, c96);
    let (x196, c98) = x165.carrying_add(x181, c97);
    let (x197, c99) = x166.carrying_add(x184, c98);
    let (x198, c100) = x167.carrying_add(x187, c99);
    let (x199, c101) = x168.carrying_add(x190, c100);
    let (x200, c102) = x169.carrying_add(x192, c101);
    let x201 = x193 + c102 as u64;
    let r45 = m(k as u64, 0x1e92_4873_1776_b371);
    let x202 = r45 as u64;
    let x203 = (r45 >> 64) as u64;
    let (x204, c103) = x194.overflowing_add(x202);
    let (x205, c104) = x195.carrying_add(x203, c103);
    let (x206, c105) = x196.carrying_add(0, c104);
    let (x207, c106) = x197.carrying_add(0, c105);
    let (x208, c107) = x198.carrying_add(0, c106);
    let (x209, c108) = x199.carrying_add(0, c107);
    let (x210, c109) = x200.carrying_add(0, c108);
    let x211 = x201 + c109 as u64;
    let x212 = x204.wrapping_mul(0x66c1_301f_632e_294d);
    let r46 = m(x212, 0x1b81_b905_33c6_c87b);
    let x213 = r46 as u64;
    let x214 = (r46 >> 64) as u64;
    let r47 = m(x212, 0xc272_1bf4_57ac_a835);
    let x215 = r47 as u64;
    let x216 = (r47 >> 64) as u64;
    let (x217, c110) = x215.overflowing_add(x214);
    let r48 = m(x212, 0x5167_30cc_1f0b_4f25);
    let x218 = r48 as u64;
    let x219 = (r48 >> 64) as u64;
    let (x220, c111) = x218.carrying_add(x216, c110);
    let r49 = m(x212, 0xa7aa_c6c5_67f3_5507);
    let x221 = r49 as u64;
    let x222 = (r49 >> 64) as u64;
    let (x223, c112) = x221.carrying_add(x219, c111);
    let r50 = m(x212, 0x5afb_fcc6_9322_c9cd);
    let x224 = r50 as u64;
    let x225 = (r50 >> 64) as u64;
    let (x226, c113) = x224.carrying_add(x222, c112);
    let r51 = m(x212, 0xb42d_083a_edc8_8c42);
    let x227 = r51 as u64;
    let x228 = (r51 >> 64) as u64;
    let (x229, c114) = x227.carrying_add(x225, c113);
    let r52 = m(x212, 0xfc8a_b0d1_5e3e_4c4a);
    let x230 = r52 as u64;
    let x231 = (r52 >> 64) as u64;
    let (x232, c115) = x230.carrying_add(x228, c114);
    let r53 = m(x212, 0x65b4_8e8f_740f_89bf);
    let x233 = r53 as u64;
    let (x234, c116) = x233.carrying_add(x231, c115);
    let x235 = (r53 >> 64) as u64 + c116 as u64;
    let (_, c117) = x204.overflowing_add(x213);
    let (x236, c118) = x205.carrying_add(x217, c117);
    let (x237, c119) = x206.carrying_add(x220, c118);
    let (x238, c120) = x207.carrying_add(x223, c119);
    let (x239, c121) = x208.carrying_add(x226, c120);
    let (x240, c122) = x209.carrying_add(x229, c121);
    let (x241, c123) = x210.carrying_add(x232, c122);
    let (x242, c124) = x211.carrying_add(x234, c123);
    let x243 = x235 + c124 as u64;
    let r54 = m(k as u64, 0xad5f_166e_20e4_f52d);
    let x244 = r54 as u64;
    let x245 = (r54 >> 64) as u64;
    let (x246, c125) = x236.overflowing_add(x244);
    let (x247, c126) = x237.carrying_add(x245, c125);
    let (x248, c127) = x238.carrying_add(0, c126);
    let (x249, c128) = x239.carrying_add(0, c127);
    let (x250, c129) = x240.carrying_add(0, c128);
    let (x251, c130) = x241.carrying_add(0, c129);
    let (x252, c131) = x242.carrying_add(0, c130);
    let x253 = x243 + c131 as u64;
    let x254 = x246.wrapping_mul(0x66c1_301f_632e_294d);
    let r55 = m(x254, 0x1b81_b905_33c6_c87b);
    let x255 = r55 as u64;
    let x256 = (r55 >> 64) as u64;
    let r56 = m(x254, 0xc272_1bf4_57ac_a835);
    let x257 = r56 as u64;
    let x258 = (r56 >> 64) as u64;
    let (x259, c132) = x257.overflowing_add(x256);
    let r57 = m(x254, 0x5167_30cc_1f0b_4f25);
    let x260 = r57 as u64;
    let x261 = (r57 >> 64) as u64;
    let (x262, c133) = x260.carrying_add(x258, c132);
    let r58 = m(x254, 0xa7aa_c6c5_67f3_5507);
    let x263 = r58 as u64;
    let x264 = (r58 >> 64) as u64;
    let (x265, c134) = x263.carrying_add(x261, c133);
    let r59 = m(x254, 0x5afb_fcc6_9322_c9cd);
    let x266 = r59 as u64;
    let x267 = (r59 >> 64) as u64;
    let (x268, c135) = x266.carrying_add(x264, c134);
    let r60 = m(x254, 0xb42d_083a_edc8_8c42);
    let x269 = r60 as u64;
    let x270 = (r60 >> 64) as u64;
    let (x271, c136) = x269.carrying_add(x267, c135);
    let r61 = m(x254, 0xfc8a_b0d1_5e3e_4c4a);
    let x272 = r61 as u64;
    let x273 = (r61 >> 64) as u64;
    let (x274, c137) = x272.carrying_add(x270, c136);
    let r62 = m(x254, 0x65b4_8e8f_740f_89bf);
    let x275 = r62 as u64;
    let (x276, c138) = x275.carrying_add(x273, c137);
    let x277 = (r62 >> 64) as u64 + c138 as u64;
    let (_, c139) = x246.overflowing_add(x255);
    let (x278, c140) = x247.carrying_add(x259, c139);
    let (x279, c141) = x248.carrying_add(x262, c140);
    let (x280, c142) = x249.carrying_add(x265, c141);
    let (x281, c143) = x250.carrying_add(x268, c142);
    let (x282, c144) = x251.carrying_add(x271, c143);
    let (x283, c145) = x252.carrying_add(x274, c144);
    let (x284, c146) = x253.carrying_add(x276, c145);
    let x285 = x277 + c146 as u64;
    let r63 = m(k as u64, 0x4ed7_59ae_a6f3_917e);
    let x286 = r63 as u64;
    let x287 = (r63 >> 64) as u64;
    let (x288, c147) = x278.overflowing_add(x286);
    let (x289, c148) = x279.carrying_add(x287, c147);
    let (x290, c149) = x280.carrying_add(0, c148);
    let (x291, c150) = x281.carrying_add(0, c149);
    let (x292, c151) = x282.carrying_add(0, c150);
    let (x293, c152) = x283.carrying_add(0, c151);
    let (x294, c153) = x284.carrying_add(0, c152);
    let x295 = x285 + c153 as u64;
    let x296 = x288.wrapping_mul(0x66c1_301f_632e_294d);
    let r64 = m(x296, 0x1b81_b905_33c6_c87b);
    let x297 = r64 as u64;
    let x298 = (r64 >> 64) as u64;
    let r65 = m(x296, 0xc272_1bf4_57ac_a835);
    let x299 = r65 as u64;
    let x300 = (r65 >> 64) as u64;
    let (x301, c154) = x299.overflowing_add(x298);
    let r66 = m(x296, 0x5167_30cc_1f0b_4f25);
    let x302 = r66 as u64;
    let x303 = (r66 >> 64) as u64;
    let (x304, c155) = x302.carrying_add(x300, c154);
    let r67 = m(x296, 0xa7aa_c6c5_67f3_5507);
    let x305 = r67 as u64;
    let x306 = (r67 >> 64) as u64;
    let (x307, c156) = x305.carrying_add(x303, c155);
    let r68 = m(x296, 0x5afb_fcc6_9322_c9cd);
    let x308 = r68 as u64;
    let x309 = (r68 >> 64) as u64;
    let (x310, c157) = x308.carrying_add(x306, c156);
    let r69 = m(x296, 0xb42d_083a_edc8_8c42);
    let x311 = r69 as u64;
    let x312 = (r69 >> 64) as u64;
    let (x313, c158) = x311.carrying_add(x309, c157);
    let r70 = m(x296, 0xfc8a_b0d1_5e3e_4c4a);
    let x314 = r70 as u64;
    let x315 = (r70 >> 64) as u64;
    let (x316, c159) = x314.carrying_add(x312, c158);
    let r71 = m(x296, 0x65b4_8e8f_740f_89bf);
    let x317 = r71 as u64;
    let (x318, c160) = x317.carrying_add(x315, c159);
    let x319 = (r71 >> 64) as u64 + c160 as u64;
    let (_, c161) = x288.overflowing_add(x297);
    let (x320, c162) = x289.carrying_add(x301, c161);
    let (x321, c163) = x290.carrying_add(x304, c162);
    let (x322, c164) = x291.carrying_add(x307, c163);
    let (x323, c165) = x292.carrying_add(x310, c164);
    let (x324, c166) = x293.carrying_add(x313, c165);
    let (x325, c167) = x294.carrying_add(x316, c166);
    let (x326, c168) = x295.carrying_add(x318, c167);
    let x327 = x319 + c168 as u64;
    let r72 = m(x320, a0);
    let x328 = r72 as u64;
    let x329 = (r72 >> 64) as u64;
    let r73 = m(x320, a1);
    let x330 = r73 as u64;
    let x331 = (r73 >> 64) as u64;
    let (x332, c169) = x330.overflowing_add(x329);
    let r74 = m(x320, a2);
    let x333 = r74 as u64;
    let x334 = (r74 >> 64) as u64;
    let (x335, c170) = x333.carrying_add(x331, c169);
    let r75 = m(x320, a3);
    let x336 = r75 as u64;
    let x337 = (r75 >> 64) as u64;
    let (x338, c171) = x336.carrying_add(x334, c170);
    let r76 = m(x320, a4);
    let x339 = r76 as u64;
    let x340 = (r76 >> 64) as u64;
    let (x341, c172) = x339.carrying_add(x337, c171);
    let r77 = m(x320, a5);
    let x342 = r77 as u64;
    let x343 = (r77 >> 64) as u64;
    let (x344, c173) = x342.carrying_add(x340, c172);
    let r78 = m(x320, a6);
    let x345 = r78 as u64;
    let x346 = (r78 >> 64) as u64;
    let (x347, c174) = x345.carrying_add(x343, c173);
    let r79 = m(x320, a7);
    let x348 = r79 as u64;
    let (x349, c175) = x348.carrying_add(x346, c174);
    let x350 = (r79 >> 64) as u64 + c175 as u64;
    let x351 = x328.wrapping_mul(0x66c1_301f_632e_294d);
    let r80 = m(x351, 0x1b81_b905_33c6_c87b);
    let x352 = r80 as u64;
    let x353 = (r80 >> 64) as u64;
    let r81 = m(x351, 0xc272_1bf4_57ac_a835);
    let x354 = r81 as u64;
    let x355 = (r81 >> 64) as u64;
    let (x356, c176) = x354.overflowing_add(x353);
    let r82 = m(x351, 0x5167_30cc_1f0b_4f25);
    let x357 = r82 as u64;
    let x358 = (r82 >> 64) as u64;
    let (x359, c177) = x357.carrying_add(x355, c176);
    let r83 = m(x351, 0xa7aa_c6c5_67f3_5507);
    let x360 = r83 as u64;
    let x361 = (r83 >> 64) as u64;
    let (x362, c178) = x360.carrying_add(x358, c177);
    let r84 = m(x351, 0x5afb_fcc6_9322_c9cd);
    let x363 = r84 as u64;
    let x364 = (r84 >> 64) as u64;
    let (x365, c179) = x363.carrying_add(x361, c178);
    let r85 = m(x351, 0xb42d_083a_edc8_8c42);
    let x366 = r85 as u64;
    let x367 = (r85 >> 64) as u64;
    let (x368, c180) = x366.carrying_add(x364, c179);
    let r86 = m(x351, 0xfc8a_b0d1_5e3e_4c4a);
    let x369 = r86 as u64;
    let x370 = (r86 >> 64) as u64;
    let (x371, c181) = x369.carrying_add(x367, c180);
    let r87 = m(x351, 0x65b4_8e8f_740f_89bf);
    let x372 = r87 as u64;
    let (x373, c182) = x372.carrying_add(x370, c181);
    let x374 = (r87 >> 64) as u64 + c182 as u64;
    let (_, c183) = x328.overflowing_add(x352);
    let (x375, c184) = x332.carrying_add(x356, c183);
    let (x376, c185) = x335.carrying_add(x359, c184);
    let (x377, c186) = x338.carrying_add(x362, c185);
    let (x378, c187) = x341.carrying_add(x365, c186);
    let (x379, c188) = x344.carrying_add(x368, c187);
    let (x380, c189) = x347.carrying_add(x371, c188);
    let (x381, c190) = x349.carrying_add(x373, c189);
    let x382 = x374 + c190 as u64;
    let (x383, c191) = x350.overflowing_add(x382);
    let r88 = m(x321, a0);
    let x384 = r88 as u64;
    let x385 = (r88 >> 64) as u64;
    let r89 = m(x321, a1);
    let x386 = r89 as u64;
    let x387 = (r89 >> 64) as u64;
    let (x388, c192) = x386.overflowing_add(x385);
    let r90 = m(x321, a2);
    let x389 = r90 as u64;
    let x390 = (r90 >> 64) as u64;
    let (x391, c193) = x389.carrying_add(x387, c192);
    let r91 = m(x321, a3);
    let x392 = r91 as u64;
    let x393 = (r91 >> 64) as u64;
    let (x394, c194) = x392.carrying_add(x390, c193);
    let r92 = m(x321, a4);
    let x395 = r92 as u64;
    let x396 = (r92 >> 64) as u64;
    let (x397, c195) = x395.carrying_add(x393, c194);
    let r93 = m(x321, a5);
    let x398 = r93 as u64;
    let x399 = (r93 >> 64) as u64;
    let (x400, c196) = x398.carrying_add(x396, c195);
    let r94 = m(x321, a6);
    let x401 = r94 as u64;
    let x402 = (r94 >> 64) as u64;
    let (x403, c197) = x401.carrying_add(x399, c196);
    let r95 = m(x321, a7);
    let x404 = r95 as u64;
    let (x405, c198) = x404.carrying_add(x402, c197);
    let x406 = (r95 >> 64) as u64 + c198 as u64;
    let (x407, c199) = x375.overflowing_add(x384);
    let (x408, c200) = x376.carrying_add(x388, c199);
    let (x409, c201) = x377.carrying_add(x391, c200);
    let (x410, c202) = x378.carrying_add(x394, c201);
    let (x411, c203) = x379.carrying_add(x397, c202);
    let (x412, c204) = x380.carrying_add(x400, c203);
    let (x413, c205) = x381.carrying_add(x403, c204);
    let (x414, c206) = x383.carrying_add(x405, c205);
    let x415 = x406.wrapping_add(c206 as u64);
    let (x416, c207) = (c191 as u64).overflowing_add(x415);
    let x417 = x407.wrapping_mul(0x66c1_301f_632e_294d);
    let r96 = m(x417, 0x1b81_b905_33c6_c87b);
    let x418 = r96 as u64;
    let x419 = (r96 >> 64) as u64;
    let r97 = m(x417, 0xc272_1bf4_57ac_a835);
    let x420 = r97 as u64;
    let x421 = (r97 >> 64) as u64;
    let (x422, c208) = x420.overflowing_add(x419);
    let r98 = m(x417, 0x5167_30cc_1f0b_4f25);
    let x423 = r98 as u64;
    let x424 = (r98 >> 64) as u64;
    let (x425, c209) = x423.carrying_add(x421, c208);
    let r99 = m(x417, 0xa7aa_c6c5_67f3_5507);
    let x426 = r99 as u64;
    let x427 = (r99 >> 64) as u64;
    let (x428, c210) = x426.carrying_add(x424, c209);
    let r100 = m(x417, 0x5afb_fcc6_9322_c9cd);
    let x429 = r100 as u64;
    let x430 = (r100 >> 64) as u64;
    let (x431, c211) = x429.carrying_add(x427, c210);
    let r101 = m(x417, 0xb42d_083a_edc8_8c42);
    let x432 = r101 as u64;
    let x433 = (r101 >> 64) as u64;
    let (x434, c212) = x432.carrying_add(x430, c211);
    let r102 = m(x417, 0xfc8a_b0d1_5e3e_4c4a);
    let x435 = r102 as u64;
    let x436 = (r102 >> 64) as u64;
    let (x437, c213) = x435.carrying_add(x433, c212);
    let r103 = m(x417, 0x65b4_8e8f_740f_89bf);
    let x438 = r103 as u64;
    let (x439, c214) = x438.carrying_add(x436, c213);
    let x440 = (r103 >> 64) as u64 + c214 as u64;
    let (_, c215) = x407.overflowing_add(x418);
    let (x441, c216) = x408.carrying_add(x422, c215);
    let (x442, c217) = x409.carrying_add(x425, c216);
    let (x443, c218) = x410.carrying_add(x428, c217);
    let (x444, c219) = x411.carrying_add(x431, c218);
    let (x445, c220) = x412.carrying_add(x434, c219);
    let (x446, c221) = x413.carrying_add(x437, c220);
    let (x447, c222) = x414.carrying_add(x439, c221);
    let x448 = x440 + c222 as u64;
    let (x449, c223) = x416.overflowing_add(x448);
    let x450 = c207 as u64 + c223 as u64;
    let r104 = m(x322, a0);
    let x451 = r104 as u64;
    let x452 = (r104 >> 64) as u64;
    let r105 = m(x322, a1);
    let x453 = r105 as u64;
    let x454 = (r105 >> 64) as u64;
    let (x455, c224) = x453.overflowing_add(x452);
    let r106 = m(x322, a2);
    let x456 = r106 as u64;
    let x457 = (r106 >> 64) as u64;
    let (x458, c225) = x456.carrying_add(x454, c224);
    let r107 = m(x322, a3);
    let x459 = r107 as u64;
    let x460 = (r107 >> 64) as u64;
    let (x461, c226) = x459.carrying_add(x457, c225);
    let r108 = m(x322, a4);
    let x462 = r108 as u64;
    let x463 = (r108 >> 64) as u64;
    let (x464, c227) = x462.carrying_add(x460, c226);
    let r109 = m(x322, a5);
    let x465 = r109 as u64;
    let x466 = (r109 >> 64) as u64;
    let (x467, c228) = x465.carrying_add(x463, c227);
    let r110 = m(x322, a6);
    let x468 = r110 as u64;
    let x469 = (r110 >> 64) as u64;
    let (x470, c229) = x468.carrying_add(x466, c228);
    let r111 = m(x322, a7);
    let x471 = r111 as u64;
    let (x472, c230) = x471.carrying_add(x469, c229);
    let x473 = (r111 >> 64) as u64 + c230 as u64;
    let (x474, c231) = x441.overflowing_add(x451);
    let (x475, c232) = x442.carrying_add(x455, c231);
    let (x476, c233) = x443.carrying_add(x458, c232);
    let (x477, c234) = x444.carrying_add(x461, c233);
    let (x478, c235) = x445.carrying_add(x464, c234);
    let (x479, c236) = x446.carrying_add(x467, c235);
    let (x480, c237) = x447.carrying_add(x470, c236);
    let (x481, c238) = x449.carrying_add(x472, c237);
    let x482 = x473.wrapping_add(c238 as u64);
    let (x483, c239) = x450.overflowing_add(x482);
    let x484 = x474.wrapping_mul(0x66c1_301f_632e_294d);
    let r112 = m(x484, 0x1b81_b905_33c6_c87b);
    let x485 = r112 as u64;
    let x486 = (r112 >> 64) as u64;
    let r113 = m(x484, 0xc272_1bf4_57ac_a835);
    let x487 = r113 as u64;
    let x488 = (r113 >> 64) as u64;
    let (x489, c240) = x487.overflowing_add(x486);
    let r114 = m(x484, 0x5167_30cc_1f0b_4f25);
    let x490 = r114 as u64;
    let x491 = (r114 >> 64) as u64;
    let (x492, c241) = x490.carrying_add(x488, c240);
    let r115 = m(x484, 0xa7aa_c6c5_67f3_5507);
    let x493 = r115 as u64;
    let x494 = (r115 >> 64) as u64;
    let (x495, c242) = x493.carrying_add(x491, c241);
    let r116 = m(x484, 0x5afb_fcc6_9322_c9cd);
    let x496 = r116 as u64;
    let x497 = (r116 >> 64) as u64;
    let (x498, c243) = x496.carrying_add(x494, c242);
    let r117 = m(x484, 0xb42d_083a_edc8_8c42);
    let x499 = r117 as u64;
    let x500 = (r117 >> 64) as u64;
    let (x501, c244) = x499.carrying_add(x497, c243);
    let r118 = m(x484, 0xfc8a_b0d1_5e3e_4c4a);
    let x502 = r118 as u64;
    let x503 = (r118 >> 64) as u64;
    let (x504, c245) = x502.carrying_add(x500, c244);
    let r119 = m(x484, 0x65b4_8e8f_740f_89bf);
    let x505 = r119 as u64;
    let (x506, c246) = x505.carrying_add(x503, c245);
    let x507 = (r119 >> 64) as u64 + c246 as u64;
    let (_, c247) = x474.overflowing_add(x485);
    let (x508, c248) = x475.carrying_add(x489, c247);
    let (x509, c249) = x476.carrying_add(x492, c248);
    let (x510, c250) = x477.carrying_add(x495, c249);
    let (x511, c251) = x478.carrying_add(x498, c250);
    let (x512, c252) = x479.carrying_add(x501, c251);
    let (x513, c253) = x480.carrying_add(x504, c252);
    let (x514, c254) = x481.carrying_add(x506, c253);
    let x515 = x507 + c254 as u64;
    let (x516, c255) = x483.overflowing_add(x515);
    let x517 = c239 as u64 + c255 as u64;
    let r120 = m(x323, a0);
    let x518 = r120 as u64;
    let x519 = (r120 >> 64) as u64;
    let r121 = m(x323, a1);
    let x520 = r121 as u64;
    let x521 = (r121 >> 64) as u64;
    let (x522, c256) = x520.overflowing_add(x519);
    let r122 = m(x323, a2);
    let x523 = r122 as u64;
    let x524 = (r122 >> 64) as u64;
    let (x525, c257) = x523.carrying_add(x521, c256);
    let r123 = m(x323, a3);
    let x526 = r123 as u64;
    let x527 = (r123 >> 64) as u64;
    let (x528, c258) = x526.carrying_add(x524, c257);
    let r124 = m(x323, a4);
    let x529 = r124 as u64;
    let x530 = (r124 >> 64) as u64;
    let (x531, c259) = x529.carrying_add(x527, c258);
    let r125 = m(x323, a5);
    let x532 = r125 as u64;
    let x533 = (r125 >> 64) as u64;
    let (x534, c260) = x532.carrying_add(x530, c259);
    let r126 = m(x323, a6);
    let x535 = r126 as u64;
    let x536 = (r126 >> 64) as u64;
    let (x537, c261) = x535.carrying_add(x533, c260);
    let r127 = m(x323, a7);
    let x538 = r127 as u64;
    let (x539, c262) = x538.carrying_add(x536, c261);
    let x540 = (r127 >> 64) as u64 + c262 as u64;
    let (x541, c263) = x508.overflowing_add(x518);
    let (x542, c264) = x509.carrying_add(x522, c263);
    let (x543, c265) = x510.carrying_add(x525, c264);
    let (x544, c266) = x511.carrying_add(x528, c265);
    let (x545, c267) = x512.carrying_add(x531, c266);
    let (x546, c268) = x513.carrying_add(x534, c267);
    let (x547, c269) = x514.carrying_add(x537, c268);
    let (x548, c270) = x516.carrying_add(x539, c269);
    let x549 = x540.wrapping_add(c270 as u64);
    let (x550, c271) = x517.overflowing_add(x549);
    let x551 = x541.wrapping_mul(0x66c1_301f_632e_294d);
    let r128 = m(x551, 0x1b81_b905_33c6_c87b);
    let x552 = r128 as u64;
    let x553 = (r128 >> 64) as u64;
    let r129 = m(x551, 0xc272_1bf4_57ac_a835);
    let x554 = r129 as u64;
    let x555 = (r129 >> 64) as u64;
    let (x556, c272) = x554.overflowing_add(x553);
    let r130 = m(x551, 0x5167_30cc_1f0b_4f25);
    let x557 = r130 as u64;
    let x558 = (r130 >> 64) as u64;
    let (x559, c273) = x557.carrying_add(x555, c272);
    let r131 = m(x551, 0xa7aa_c6c5_67f3_5507);
    let x560 = r131 as u64;
    let x561 = (r131 >> 64) as u64;
    let (x562, c274) = x560.carrying_add(x558, c273);
    let r132 = m(x551, 0x5afb_fcc6_9322_c9cd);
    let x563 = r132 as u64;
    let x564 = (r132 >> 64) as u64;
    let (x565, c275) = x563.carrying_add(x561, c274);
    let r133 = m(x551, 0xb42d_083a_edc8_8c42);
    let x566 = r133 as u64;
    let x567 = (r133 >> 64) as u64;
    let (x568, c276) = x566.carrying_add(x564, c275);
    let r134 = m(x551, 0xfc8a_b0d1_5e3e_4c4a);
    let x569 = r134 as u64;
    let x570 = (r134 >> 64) as u64;
    let (x571, c277) = x569.carrying_add(x567, c276);
    let r135 = m(x551, 0x65b4_8e8f_740f_89bf);
    let x572 = r135 as u64;
    let (x573, c278) = x572.carrying_add(x570, c277);
    let x574 = (r135 >> 64) as u64 + c278 as u64;
    let (_, c279) = x541.overflowing_add(x552);
    let (x575, c280) = x542.carrying_add(x556, c279);
    let (x576, c281) = x543.carrying_add(x559, c280);
    let (x577, c282) = x544.carrying_add(x562, c281);
    let (x578, c283) = x545.carrying_add(x565, c282);
    let (x579, c284) = x546.carrying_add(x568, c283);
    let (x580, c285) = x547.carrying_add(x571, c284);
    let (x581, c286) = x548.carrying_add(x573, c285);
    let x582 = x574 + c286 as u64;
    let (x583, c287) = x550.overflowing_add(x582);
    let x584 = c271 as u64 + c287 as u64;
    let r136 = m(x324, a0);
    let x585 = r136 as u64;
    let x586 = (r136 >> 64) as u64;
    let r137 = m(x324, a1);
    let x587 = r137 as u64;
    let x588 = (r137 >> 64) as u64;
    let (x589, c288) = x587.overflowing_add(x586);
    let r138 = m(x324, a2);
    let x590 = r138 as u64;
    let x591 = (r138 >> 64) as u64;
    let (x592, c289) = x590.carrying_add(x588, c288);
    let r139 = m(x324, a3);
    let x593 = r139 as u64;
    let x594 = (r139 >> 64) as u64;
    let (x595, c290) = x593.carrying_add(x591, c289);
    let r140 = m(x324, a4);
    let x596 = r140 as u64;
    let x597 = (r140 >> 64) as u64;
    let (x598, c291) = x596.carrying_add(x594, c290);
    let r141 = m(x324, a5);
    let x599 = r141 as u64;
    let x600 = (r141 >> 64) as u64;
    let (x601, c292) = x599.carrying_add(x597, c291);
    let r142 = m(x324, a6);
    let x602 = r142 as u64;
    let x603 = (r142 >> 64) as u64;
    let (x604, c293) = x602.carrying_add(x600, c292);
    let r143 = m(x324, a7);
    let x605 = r143 as u64;
    let (x606, c294) = x605.carrying_add(x603, c293);
    let x607 = (r143 >> 64) as u64 + c294 as u64;
    let (x608, c295) = x575.overflowing_add(x585);
    let (x609, c296) = x576.carrying_add(x589, c295);
    let (x610, c297) = x577.carrying_add(x592, c296);
    let (x611, c298) = x578.carrying_add(x595, c297);
    let (x612, c299) = x579.carrying_add(x598, c298);
    let (x613, c300) = x580.carrying_add(x601, c299);
    let (x614, c301) = x581.carrying_add(x604, c300);
    let (x615, c302) = x583.carrying_add(x606, c301);
    let x616 = x607.wrapping_add(c302 as u64);
    let (x617, c303) = x584.overflowing_add(x616);
    let x618 = x608.wrapping_mul(0x66c1_301f_632e_294d);
    let r144 = m(x618, 0x1b81_b905_33c6_c87b);
    let x619 = r144 as u64;
    let x620 = (r144 >> 64) as u64;
    let r145 = m(x618, 0xc272_1bf4_57ac_a835);
    let x621 = r145 as u64;
    let x622 = (r145 >> 64) as u64;
    let (x623, c304) = x621.overflowing_add(x620);
    let r146 = m(x618, 0x5167_30cc_1f0b_4f25);
    let x624 = r146 as u64;
    let x625 = (r146 >> 64) as u64;
    let (x626, c305) = x624.carrying_add(x622, c304);
    let r147 = m(x618, 0xa7aa_c6c5_67f3_5507);
    let x627 = r147 as u64;
    let x628 = (r147 >> 64) as u64;
    let (x629, c306) = x627.carrying_add(x625, c305);
    let r148 = m(x618, 0x5afb_fcc6_9322_c9cd);
    let x630 = r148 as u64;
    let x631 = (r148 >> 64) as u64;
    let (x632, c307) = x630.carrying_add(x628, c306);
    let r149 = m(x618, 0xb42d_083a_edc8_8c42);
    let x633 = r149 as u64;
    let x634 = (r149 >> 64) as u64;
    let (x635, c308) = x633.carrying_add(x631, c307);
    let r150 = m(x618, 0xfc8a_b0d1_5e3e_4c4a);
    let x636 = r150 as u64;
    let x637 = (r150 >> 64) as u64;
    let (x638, c309) = x636.carrying_add(x634, c308);
    let r151 = m(x618, 0x65b4_8e8f_740f_89bf);
    let x639 = r151 as u64;
    let (x640, c310) = x639.carrying_add(x637, c309);
    let x641 = (r151 >> 64) as u64 + c310 as u64;
    let (_, c311) = x608.overflowing_add(x619);
    let (x642, c312) = x609.carrying_add(x623, c311);
    let (x643, c313) = x610.carrying_add(x626, c312);
    let (x644, c314) = x611.carrying_add(x629, c313);
    let (x645, c315) = x612.carrying_add(x632, c314);
    let (x646, c316) = x613.carrying_add(x635, c315);
    let (x647, c317) = x614.carrying_add(x638, c316);
    let (x648, c318) = x615.carrying_add(x640, c317);
    let x649 = x641 + c318 as u64;
    let (x650, c319) = x617.overflowing_add(x649);
    let x651 = c303 as u64 + c319 as u64;
    let r152 = m(x325, a0);
    let x652 = r152 as u64;
    let x653 = (r152 >> 64) as u64;
    let r153 = m(x325, a1);
    let x654 = r153 as u64;
    let x655 = (r153 >> 64) as u64;
    let (x656, c320) = x654.overflowing_add(x653);
    let r154 = m(x325, a2);
    let x657 = r154 as u64;
    let x658 = (r154 >> 64) as u64;
    let (x659, c321) = x657.carrying_add(x655, c320);
    let r155 = m(x325, a3);
    let x660 = r155 as u64;
    let x661 = (r155 >> 64) as u64;
    let (x662, c322) = x660.carrying_add(x658, c321);
    let r156 = m(x325, a4);
    let x663 = r156 as u64;
    let x664 = (r156 >> 64) as u64;
    let (x665, c323) = x663.carrying_add(x661, c322);
    let r157 = m(x325, a5);
    let x666 = r157 as u64;
    let x667 = (r157 >> 64) as u64;
    let (x668, c324) = x666.carrying_add(x664, c323);
    let r158 = m(x325, a6);
    let x669 = r158 as u64;
    let x670 = (r158 >> 64) as u64;
    let (x671, c325) = x669.carrying_add(x667, c324);
    let r159 = m(x325, a7);
    let x672 = r159 as u64;
    let (x673, c326) = x672.carrying_add(x670, c325);
    let x674 = (r159 >> 64) as u64 + c326 as u64;
    let (x675, c327) = x642.overflowing_add(x652);
    let (x676, c328) = x643.carrying_add(x656, c327);
    let (x677, c329) = x644.carrying_add(x659, c328);
    let (x678, c330) = x645.carrying_add(x662, c329);
    let (x679, c331) = x646.carrying_add(x665, c330);
    let (x680, c332) = x647.carrying_add(x668, c331);
    let (x681, c333) = x648.carrying_add(x671, c332);
    let (x682, c334) = x650.carrying_add(x673, c333);
    let x683 = x674.wrapping_add(c334 as u64);
    let (x684, c335) = x651.overflowing_add(x683);
    let x685 = x675.wrapping_mul(0x66c1_301f_632e_294d);
    let r160 = m(x685, 0x1b81_b905_33c6_c87b);
    let x686 = r160 as u64;
    let x687 = (r160 >> 64) as u64;
    let r161 = m(x685, 0xc272_1bf4_57ac_a835);
    let x688 = r161 as u64;
    let x689 = (r161 >> 64) as u64;
    let (x690, c336) = x688.overflowing_add(x687);
    let r162 = m(x685, 0x5167_30cc_1f0b_4f25);
    let x691 = r162 as u64;
    let x692 = (r162 >> 64) as u64;
    let (x693, c337) = x691.carrying_add(x689, c336);
    let r163 = m(x685, 0xa7aa_c6c5_67f3_5507);
    let x694 = r163 as u64;
    let x695 = (r163 >> 64) as u64;
    let (x696, c338) = x694.carrying_add(x692, c337);
    let r164 = m(x685, 0x5afb_fcc6_9322_c9cd);
    let x697 = r164 as u64;
    let x698 = (r164 >> 64) as u64;
    let (x699, c339) = x697.carrying_add(x695, c338);
    let r165 = m(x685, 0xb42d_083a_edc8_8c42);
    let x700 = r165 as u64;
    let x701 = (r165 >> 64) as u64;
    let (x702, c340) = x700.carrying_add(x698, c339);
    let r166 = m(x685, 0xfc8a_b0d1_5e3e_4c4a);
    let x703 = r166 as u64;
    let x704 = (r166 >> 64) as u64;
    let (x705, c341) = x703.carrying_add(x701, c340);
    let r167 = m(x685, 0x65b4_8e8f_740f_89bf);
    let x706 = r167 as u64;
    let (x707, c342) = x706.carrying_add(x704, c341);
    let x708 = (r167 >> 64) as u64 + c342 as u64;
    let (_, c343) = x675.overflowing_add(x686);
    let (x709, c344) = x676.carrying_add(x690, c343);
    let (x710, c345) = x677.carrying_add(x693, c344);
    let (x711, c346) = x678.carrying_add(x696, c345);
    let (x712, c347) = x679.carrying_add(x699, c346);
    let (x713, c348) = x680.carrying_add(x702, c347);
    let (x714, c349) = x681.carrying_add(x705, c348);
    let (x715, c350) = x682.carrying_add(x707, c349);
    let x716 = x708 + c350 as u64;
    let (x717, c351) = x684.overflowing_add(x716);
    let x718 = c335 as u64 + c351 as u64;
    let r168 = m(x326, a0);
    let x719 = r168 as u64;
    let x720 = (r168 >> 64) as u64;
    let r169 = m(x326, a1);
    let x721 = r169 as u64;
    let x722 = (r169 >> 64) as u64;
    let (x723, c352) = x721.overflowing_add(x720);
    let r170 = m(x326, a2);
    let x724 = r170 as u64;
    let x725 = (r170 >> 64) as u64;
    let (x726, c353) = x724.carrying_add(x722, c352);
    let r171 = m(x326, a3);
    let x727 = r171 as u64;
    let x728 = (r171 >> 64) as u64;
    let (x729, c354) = x727.carrying_add(x725, c353);
    let r172 = m(x326, a4);
    let x730 = r172 as u64;
    let x731 = (r172 >> 64) as u64;
    let (x732, c355) = x730.carrying_add(x728, c354);
    let r173 = m(x326, a5);
    let x733 = r173 as u64;
    let x734 = (r173 >> 64) as u64;
    let (x735, c356) = x733.carrying_add(x731, c355);
    let r174 = m(x326, a6);
    let x736 = r174 as u64;
    let x737 = (r174 >> 64) as u64;
    let (x738, c357) = x736.carrying_add(x734, c356);
    let r175 = m(x326, a7);
    let x739 = r175 as u64;
    let (x740, c358) = x739.carrying_add(x737, c357);
    let x741 = (r175 >> 64) as u64 + c358 as u64;
    let (x742, c359) = x709.overflowing_add(x719);
    let (x743, c360) = x710.carrying_add(x723, c359);
    let (x744, c361) = x711.carrying_add(x726, c360);
    let (x745, c362) = x712.carrying_add(x729, c361);
    let (x746, c363) = x713.carrying_add(x732, c362);
    let (x747, c364) = x714.carrying_add(x735, c363);
    let (x748, c365) = x715.carrying_add(x738, c364);
    let (x749, c366) = x717.carrying_add(x740, c365);
    let x750 = x741.wrapping_add(c366 as u64);
    let (x751, c367) = x718.overflowing_add(x750);
    let x752 = x742.wrapping_mul(0x66c1_301f_632e_294d);
    let r176 = m(x752, 0x1b81_b905_33c6_c87b);
    let x753 = r176 as u64;
    let x754 = (r176 >> 64) as u64;
    let r177 = m(x752, 0xc272_1bf4_57ac_a835);
    let x755 = r177 as u64;
    let x756 = (r177 >> 64) as u64;
    let (x757, c368) = x755.overflowing_add(x754);
    let r178 = m(x752, 0x5167_30cc_1f0b_4f25);
    let x758 = r178 as u64;
    let x759 = (r178 >> 64) as u64;
    let (x760, c369) = x758.carrying_add(x756, c368);
    let r179 = m(x752, 0xa7aa_c6c5_67f3_5507);
    let x761 = r179 as u64;
    let x762 = (r179 >> 64) as u64;
    let (x763, c370) = x761.carrying_add(x759, c369);
    let r180 = m(x752, 0x5afb_fcc6_9322_c9cd);
    let x764 = r180 as u64;
    let x765 = (r180 >> 64) as u64;
    let (x766, c371) = x764.carrying_add(x762, c370);
    let r181 = m(x752, 0xb42d_083a_edc8_8c42);
    let x767 = r181 as u64;
    let x768 = (r181 >> 64) as u64;
    let (x769, c372) = x767.carrying_add(x765, c371);
    let r182 = m(x752, 0xfc8a_b0d1_5e3e_4c4a);
    let x770 = r182 as u64;
    let x771 = (r182 >> 64) as u64;
    let (x772, c373) = x770.carrying_add(x768, c372);
    let r183 = m(x752, 0x65b4_8e8f_740f_89bf);
    let x773 = r183 as u64;
    let (x774, c374) = x773.carrying_add(x771, c373);
    let x775 = (r183 >> 64) as u64 + c374 as u64;
    let (_, c375) = x742.overflowing_add(x753);
    let (x776, c376) = x743.carrying_add(x757, c375);
    let (x777, c377) = x744.carrying_add(x760, c376);
    let (x778, c378) = x745.carrying_add(x763, c377);
    let (x779, c379) = x746.carrying_add(x766, c378);
    let (x780, c380) = x747.carrying_add(x769, c379);
    let (x781, c381) = x748.carrying_add(x772, c380);
    let (x782, c382) = x749.carrying_add(x774, c381);
    let x783 = x775 + c382 as u64;
    let (x784, c383) = x751.overflowing_add(x783);
    let x785 = c367 as u64 + c383 as u64;
    let r184 = m(x327, a0);
    let x786 = r184 as u64;
    let x787 = (r184 >> 64) as u64;
    let r185 = m(x327, a1);
    let x788 = r185 as u64;
    let x789 = (r185 >> 64) as u64;
    let (x790, c384) = x788.overflowing_add(x787);
    let r186 = m(x327, a2);
    let x791 = r186 as u64;
    let x792 = (r186 >> 64) as u64;
    let (x793, c385) = x791.carrying_add(x789, c384);
    let r187 = m(x327, a3);
    let x794 = r187 as u64;
    let x795 = (r187 >> 64) as u64;
    let (x796, c386) = x794.carrying_add(x792, c385);
    let r188 = m(x327, a4);
    let x797 = r188 as u64;
    let x798 = (r188 >> 64) as u64;
    let (x799, c387) = x797.carrying_add(x795, c386);
    let r189 = m(x327, a5);
    let x800 = r189 as u64;
    let x801 = (r189 >> 64) as u64;
    let (x802, c388) = x800.carrying_add(x798, c387);
    let r190 = m(x327, a6);
    let x803 = r190 as u64;
    let x804 = (r190 >> 64) as u64;
    let (x805, c389) = x803.carrying_add(x801, c388);
    let r191 = m(x327, a7);
    let x806 = r191 as u64;
    let (x807, c390) = x806.carrying_add(x804, c389);
    let x808 = (r191 >> 64) as u64 + c390 as u64;
    let (x809, c391) = x776.overflowing_add(x786);
    let (x810, c392) = x777.carrying_add(x790, c391);
    let (x811, c393) = x778.carrying_add(x793, c392);
    let (x812, c394) = x779.carrying_add(x796, c393);
    let (x813, c395) = x780.carrying_add(x799, c394);
    let (x814, c396) = x781.carrying_add(x802, c395);
    let (x815, c397) = x782.carrying_add(x805, c396);
    let (x816, c398) = x784.carrying_add(x807, c397);
    let x817 = x808 + c398 as u64;
    let x818 = x785 + x817;
    let x819 = x809.wrapping_mul(0x66c1_301f_632e_294d);
    let r192 = m(x819, 0x1b81_b905_33c6_c87b);
    let x820 = r192 as u64;
    let x821 = (r192 >> 64) as u64;
    let r193 = m(x819, 0xc272_1bf4_57ac_a835);
    let x822 = r193 as u64;
    let x823 = (r193 >> 64) as u64;
    let (x824, c399) = x822.overflowing_add(x821);
    let r194 = m(x819, 0x5167_30cc_1f0b_4f25);
    let x825 = r194 as u64;
    let x826 = (r194 >> 64) as u64;
    let (x827, c400) = x825.carrying_add(x823, c399);
    let r195 = m(x819, 0xa7aa_c6c5_67f3_5507);
    let x828 = r195 as u64;
    let x829 = (r195 >> 64) as u64;
    let (x830, c401) = x828.carrying_add(x826, c400);
    let r196 = m(x819, 0x5afb_fcc6_9322_c9cd);
    let x831 = r196 as u64;
    let x832 = (r196 >> 64) as u64;
    let (x833, c402) = x831.carrying_add(x829, c401);
    let r197 = m(x819, 0xb42d_083a_edc8_8c42);
    let x834 = r197 as u64;
    let x835 = (r197 >> 64) as u64;
    let (x836, c403) = x834.carrying_add(x832, c402);
    let r198 = m(x819, 0xfc8a_b0d1_5e3e_4c4a);
    let x837 = r198 as u64;
    let x838 = (r198 >> 64) as u64;
    let (x839, c404) = x837.carrying_add(x835, c403);
    let r199 = m(x819, 0x65b4_8e8f_740f_89bf);
    let x840 = r199 as u64;
    let (x841, c405) = x840.carrying_add(x838, c404);
    let x842 = (r199 >> 64) as u64 + c405 as u64;
    let (_, c406) = x809.overflowing_add(x820);
    let (o0, c407) = x810.carrying_add(x824, c406);
    let (o1, c408) = x811.carrying_add(x827, c407);
    let (o2, c409) = x812.carrying_add(x830, c408);
    let (o3, c410) = x813.carrying_add(x833, c409);
    let (o4, c411) = x814.carrying_add(x836, c410);
    let (o5, c412) = x815.carrying_add(x839, c411);
    let (o6, c413) = x816.carrying_add(x841, c412);
    let x843 = x842 + c413 as u64;
    let o7 = x818 + x843;
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn halve(a: &Element) -> Element {
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
    let (x10, c2) = a1.carrying_add(x2, c1);
    let (x11, c3) = a2.carrying_add(x3, c2);
    let (x12, c4) = a3.carrying_add(x4, c3);
    let (x13, c5) = a4.carrying_add(x5, c4);
    let (x14, c6) = a5.carrying_add(x6, c5);
    let (x15, c7) = a6.carrying_add(x7, c6);
    let (x16, c8) = a7.carrying_add(x8, c7);
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

/// `out = a if choice is 1, b if it is 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn select(choice: u64, a: &Element, b: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7] = b.0;
    // The compiler must not see that the flag is 0 or 1: it could branch on it.
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

/// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - gives `x`: every word in `[0, 2^64 - 1]`
/// - gives `y`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn swap(choice: u64, a: &Element, b: &Element) -> (Element, Element) {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7] = b.0;
    // The compiler must not see that the flag is 0 or 1: it could branch on it.
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

/// `R * out = a (mod p), 0 <= out < p`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - gives `out`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^64 - 1]`; word 7 in `[0, 0x65b48e8f740f89bf]`
#[inline]
pub fn to_bytes(a: &Element) -> [u8; 64] {
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
    let (x8, c1) = x6.carrying_add(x4, c0);
    let r3 = m(x0, 0xa7aa_c6c5_67f3_5507);
    let x9 = r3 as u64;
    let x10 = (r3 >> 64) as u64;
    let (x11, c2) = x9.carrying_add(x7, c1);
    let r4 = m(x0, 0x5afb_fcc6_9322_c9cd);
    let x12 = r4 as u64;
    let x13 = (r4 >> 64) as u64;
    let (x14, c3) = x12.carrying_add(x10, c2);
    let r5 = m(x0, 0xb42d_083a_edc8_8c42);
    let x15 = r5 as u64;
    let x16 = (r5 >> 64) as u64;
    let (x17, c4) = x15.carrying_add(x13, c3);
    let r6 = m(x0, 0xfc8a_b0d1_5e3e_4c4a);
    let x18 = r6 as u64;
    let x19 = (r6 >> 64) as u64;
    let (x20, c5) = x18.carrying_add(x16, c4);
    let r7 = m(x0, 0x65b4_8e8f_740f_89bf);
    let x21 = r7 as u64;
    let (x22, c6) = x21.carrying_add(x19, c5);
    let x23 = (r7 >> 64) as u64 + c6 as u64;
    let (_, c7) = a0.overflowing_add(x1);
    let (x24, c8) = a1.carrying_add(x5, c7);
    let (x25, c9) = a2.carrying_add(x8, c8);
    let (x26, c10) = a3.carrying_add(x11, c9);
    let (x27, c11) = a4.carrying_add(x14, c10);
    let (x28, c12) = a5.carrying_add(x17, c11);
    let (x29, c13) = a6.carrying_add(x20, c12);
    let (x30, c14) = a7.carrying_add(x22, c13);
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
    let (x40, c16) = x38.carrying_add(x36, c15);
    let r11 = m(x32, 0xa7aa_c6c5_67f3_5507);
    let x41 = r11 as u64;
    let x42 = (r11 >> 64) as u64;
    let (x43, c17) = x41.carrying_add(x39, c16);
    let r12 = m(x32, 0x5afb_fcc6_9322_c9cd);
    let x44 = r12 as u64;
    let x45 = (r12 >> 64) as u64;
    let (x46, c18) = x44.carrying_add(x42, c17);
    let r13 = m(x32, 0xb42d_083a_edc8_8c42);
    let x47 = r13 as u64;
    let x48 = (r13 >> 64) as u64;
    let (x49, c19) = x47.carrying_add(x45, c18);
    let r14 = m(x32, 0xfc8a_b0d1_5e3e_4c4a);
    let x50 = r14 as u64;
    let x51 = (r14 >> 64) as u64;
    let (x52, c20) = x50.carrying_add(x48, c19);
    let r15 = m(x32, 0x65b4_8e8f_740f_89bf);
    let x53 = r15 as u64;
    let (x54, c21) = x53.carrying_add(x51, c20);
    let x55 = (r15 >> 64) as u64 + c21 as u64;
    let (_, c22) = x24.overflowing_add(x33);
    let (x56, c23) = x25.carrying_add(x37, c22);
    let (x57, c24) = x26.carrying_add(x40, c23);
    let (x58, c25) = x27.carrying_add(x43, c24);
    let (x59, c26) = x28.carrying_add(x46, c25);
    let (x60, c27) = x29.carrying_add(x49, c26);
    let (x61, c28) = x30.carrying_add(x52, c27);
    let (x62, c29) = x31.carrying_add(x54, c28);
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
    let (x72, c31) = x70.carrying_add(x68, c30);
    let r19 = m(x64, 0xa7aa_c6c5_67f3_5507);
    let x73 = r19 as u64;
    let x74 = (r19 >> 64) as u64;
    let (x75, c32) = x73.carrying_add(x71, c31);
    let r20 = m(x64, 0x5afb_fcc6_9322_c9cd);
    let x76 = r20 as u64;
    let x77 = (r20 >> 64) as u64;
    let (x78, c33) = x76.carrying_add(x74, c32);
    let r21 = m(x64, 0xb42d_083a_edc8_8c42);
    let x79 = r21 as u64;
    let x80 = (r21 >> 64) as u64;
    let (x81, c34) = x79.carrying_add(x77, c33);
    let r22 = m(x64, 0xfc8a_b0d1_5e3e_4c4a);
    let x82 = r22 as u64;
    let x83 = (r22 >> 64) as u64;
    let (x84, c35) = x82.carrying_add(x80, c34);
    let r23 = m(x64, 0x65b4_8e8f_740f_89bf);
    let x85 = r23 as u64;
    let (x86, c36) = x85.carrying_add(x83, c35);
    let x87 = (r23 >> 64) as u64 + c36 as u64;
    let (_, c37) = x56.overflowing_add(x65);
    let (x88, c38) = x57.carrying_add(x69, c37);
    let (x89, c39) = x58.carrying_add(x72, c38);
    let (x90, c40) = x59.carrying_add(x75, c39);
    let (x91, c41) = x60.carrying_add(x78, c40);
    let (x92, c42) = x61.carrying_add(x81, c41);
    let (x93, c43) = x62.carrying_add(x84, c42);
    let (x94, c44) = x63.carrying_add(x86, c43);
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
    let (x104, c46) = x102.carrying_add(x100, c45);
    let r27 = m(x96, 0xa7aa_c6c5_67f3_5507);
    let x105 = r27 as u64;
    let x106 = (r27 >> 64) as u64;
    let (x107, c47) = x105.carrying_add(x103, c46);
    let r28 = m(x96, 0x5afb_fcc6_9322_c9cd);
    let x108 = r28 as u64;
    let x109 = (r28 >> 64) as u64;
    let (x110, c48) = x108.carrying_add(x106, c47);
    let r29 = m(x96, 0xb42d_083a_edc8_8c42);
    let x111 = r29 as u64;
    let x112 = (r29 >> 64) as u64;
    let (x113, c49) = x111.carrying_add(x109, c48);
    let r30 = m(x96, 0xfc8a_b0d1_5e3e_4c4a);
    let x114 = r30 as u64;
    let x115 = (r30 >> 64) as u64;
    let (x116, c50) = x114.carrying_add(x112, c49);
    let r31 = m(x96, 0x65b4_8e8f_740f_89bf);
    let x117 = r31 as u64;
    let (x118, c51) = x117.carrying_add(x115, c50);
    let x119 = (r31 >> 64) as u64 + c51 as u64;
    let (_, c52) = x88.overflowing_add(x97);
    let (x120, c53) = x89.carrying_add(x101, c52);
    let (x121, c54) = x90.carrying_add(x104, c53);
    let (x122, c55) = x91.carrying_add(x107, c54);
    let (x123, c56) = x92.carrying_add(x110, c55);
    let (x124, c57) = x93.carrying_add(x113, c56);
    let (x125, c58) = x94.carrying_add(x116, c57);
    let (x126, c59) = x95.carrying_add(x118, c58);
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
    let (x136, c61) = x134.carrying_add(x132, c60);
    let r35 = m(x128, 0xa7aa_c6c5_67f3_5507);
    let x137 = r35 as u64;
    let x138 = (r35 >> 64) as u64;
    let (x139, c62) = x137.carrying_add(x135, c61);
    let r36 = m(x128, 0x5afb_fcc6_9322_c9cd);
    let x140 = r36 as u64;
    let x141 = (r36 >> 64) as u64;
    let (x142, c63) = x140.carrying_add(x138, c62);
    let r37 = m(x128, 0xb42d_083a_edc8_8c42);
    let x143 = r37 as u64;
    let x144 = (r37 >> 64) as u64;
    let (x145, c64) = x143.carrying_add(x141, c63);
    let r38 = m(x128, 0xfc8a_b0d1_5e3e_4c4a);
    let x146 = r38 as u64;
    let x147 = (r38 >> 64) as u64;
    let (x148, c65) = x146.carrying_add(x144, c64);
    let r39 = m(x128, 0x65b4_8e8f_740f_89bf);
    let x149 = r39 as u64;
    let (x150, c66) = x149.carrying_add(x147, c65);
    let x151 = (r39 >> 64) as u64 + c66 as u64;
    let (_, c67) = x120.overflowing_add(x129);
    let (x152, c68) = x121.carrying_add(x133, c67);
    let (x153, c69) = x122.carrying_add(x136, c68);
    let (x154, c70) = x123.carrying_add(x139, c69);
    let (x155, c71) = x124.carrying_add(x142, c70);
    let (x156, c72) = x125.carrying_add(x145, c71);
    let (x157, c73) = x126.carrying_add(x148, c72);
    let (x158, c74) = x127.carrying_add(x150, c73);
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
    let (x168, c76) = x166.carrying_add(x164, c75);
    let r43 = m(x160, 0xa7aa_c6c5_67f3_5507);
    let x169 = r43 as u64;
    let x170 = (r43 >> 64) as u64;
    let (x171, c77) = x169.carrying_add(x167, c76);
    let r44 = m(x160, 0x5afb_fcc6_9322_c9cd);
    let x172 = r44 as u64;
    let x173 = (r44 >> 64) as u64;
    let (x174, c78) = x172.carrying_add(x170, c77);
    let r45 = m(x160, 0xb42d_083a_edc8_8c42);
    let x175 = r45 as u64;
    let x176 = (r45 >> 64) as u64;
    let (x177, c79) = x175.carrying_add(x173, c78);
    let r46 = m(x160, 0xfc8a_b0d1_5e3e_4c4a);
    let x178 = r46 as u64;
    let x179 = (r46 >> 64) as u64;
    let (x180, c80) = x178.carrying_add(x176, c79);
    let r47 = m(x160, 0x65b4_8e8f_740f_89bf);
    let x181 = r47 as u64;
    let (x182, c81) = x181.carrying_add(x179, c80);
    let x183 = (r47 >> 64) as u64 + c81 as u64;
    let (_, c82) = x152.overflowing_add(x161);
    let (x184, c83) = x153.carrying_add(x165, c82);
    let (x185, c84) = x154.carrying_add(x168, c83);
    let (x186, c85) = x155.carrying_add(x171, c84);
    let (x187, c86) = x156.carrying_add(x174, c85);
    let (x188, c87) = x157.carrying_add(x177, c86);
    let (x189, c88) = x158.carrying_add(x180, c87);
    let (x190, c89) = x159.carrying_add(x182, c88);
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
    let (x200, c91) = x198.carrying_add(x196, c90);
    let r51 = m(x192, 0xa7aa_c6c5_67f3_5507);
    let x201 = r51 as u64;
    let x202 = (r51 >> 64) as u64;
    let (x203, c92) = x201.carrying_add(x199, c91);
    let r52 = m(x192, 0x5afb_fcc6_9322_c9cd);
    let x204 = r52 as u64;
    let x205 = (r52 >> 64) as u64;
    let (x206, c93) = x204.carrying_add(x202, c92);
    let r53 = m(x192, 0xb42d_083a_edc8_8c42);
    let x207 = r53 as u64;
    let x208 = (r53 >> 64) as u64;
    let (x209, c94) = x207.carrying_add(x205, c93);
    let r54 = m(x192, 0xfc8a_b0d1_5e3e_4c4a);
    let x210 = r54 as u64;
    let x211 = (r54 >> 64) as u64;
    let (x212, c95) = x210.carrying_add(x208, c94);
    let r55 = m(x192, 0x65b4_8e8f_740f_89bf);
    let x213 = r55 as u64;
    let (x214, c96) = x213.carrying_add(x211, c95);
    let x215 = (r55 >> 64) as u64 + c96 as u64;
    let (_, c97) = x184.overflowing_add(x193);
    let (x216, c98) = x185.carrying_add(x197, c97);
    let (x217, c99) = x186.carrying_add(x200, c98);
    let (x218, c100) = x187.carrying_add(x203, c99);
    let (x219, c101) = x188.carrying_add(x206, c100);
    let (x220, c102) = x189.carrying_add(x209, c101);
    let (x221, c103) = x190.carrying_add(x212, c102);
    let (x222, c104) = x191.carrying_add(x214, c103);
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
    let (x232, c106) = x230.carrying_add(x228, c105);
    let r59 = m(x224, 0xa7aa_c6c5_67f3_5507);
    let x233 = r59 as u64;
    let x234 = (r59 >> 64) as u64;
    let (x235, c107) = x233.carrying_add(x231, c106);
    let r60 = m(x224, 0x5afb_fcc6_9322_c9cd);
    let x236 = r60 as u64;
    let x237 = (r60 >> 64) as u64;
    let (x238, c108) = x236.carrying_add(x234, c107);
    let r61 = m(x224, 0xb42d_083a_edc8_8c42);
    let x239 = r61 as u64;
    let x240 = (r61 >> 64) as u64;
    let (x241, c109) = x239.carrying_add(x237, c108);
    let r62 = m(x224, 0xfc8a_b0d1_5e3e_4c4a);
    let x242 = r62 as u64;
    let x243 = (r62 >> 64) as u64;
    let (x244, c110) = x242.carrying_add(x240, c109);
    let r63 = m(x224, 0x65b4_8e8f_740f_89bf);
    let x245 = r63 as u64;
    let (x246, c111) = x245.carrying_add(x243, c110);
    let x247 = (r63 >> 64) as u64 + c111 as u64;
    let (_, c112) = x216.overflowing_add(x225);
    let (x248, c113) = x217.carrying_add(x229, c112);
    let (x249, c114) = x218.carrying_add(x232, c113);
    let (x250, c115) = x219.carrying_add(x235, c114);
    let (x251, c116) = x220.carrying_add(x238, c115);
    let (x252, c117) = x221.carrying_add(x241, c116);
    let (x253, c118) = x222.carrying_add(x244, c117);
    let (x254, c119) = x223.carrying_add(x246, c118);
    let x255 = x247 + c119 as u64;
    let (x256, c120) = x248.overflowing_sub(0x1b81_b905_33c6_c87b);
    let (x257, c121) = x249.borrowing_sub(0xc272_1bf4_57ac_a835, c120);
    let (x258, c122) = x250.borrowing_sub(0x5167_30cc_1f0b_4f25, c121);
    let (x259, c123) = x251.borrowing_sub(0xa7aa_c6c5_67f3_5507, c122);
    let (x260, c124) = x252.borrowing_sub(0x5afb_fcc6_9322_c9cd, c123);
    let (x261, c125) = x253.borrowing_sub(0xb42d_083a_edc8_8c42, c124);
    let (x262, c126) = x254.borrowing_sub(0xfc8a_b0d1_5e3e_4c4a, c125);
    let (x263, c127) = x255.borrowing_sub(0x65b4_8e8f_740f_89bf, c126);
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

/// `out = R * bytes (mod p)`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn from_bytes(bytes: &[u8; 64]) -> Element {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let bytes7 = load(bytes, 56);
    let r0 = m(bytes0, 0x3690_5b57_2ffc_1724);
    let x0 = r0 as u64;
    let x1 = (r0 >> 64) as u64;
    let r1 = m(bytes1, 0x3690_5b57_2ffc_1724);
    let x2 = r1 as u64;
    let x3 = (r1 >> 64) as u64;
    let (x4, c0) = x2.overflowing_add(x1);
    let r2 = m(bytes2, 0x3690_5b57_2ffc_1724);
    let x5 = r2 as u64;
    let x6 = (r2 >> 64) as u64;
    let (x7, c1) = x5.carrying_add(x3, c0);
    let r3 = m(bytes3, 0x3690_5b57_2ffc_1724);
    let x8 = r3 as u64;
    let x9 = (r3 >> 64) as u64;
    let (x10, c2) = x8.carrying_add(x6, c1);
    let r4 = m(bytes4, 0x3690_5b57_2ffc_1724);
    let x11 = r4 as u64;
    let x12 = (r4 >> 64) as u64;
    let (x13, c3) = x11.carrying_add(x9, c2);
    let r5 = m(bytes5, 0x3690_5b57_2ffc_1724);
    let x14 = r5 as u64;
    let x15 = (r5 >> 64) as u64;
    let (x16, c4) = x14.carrying_add(x12, c3);
    let r6 = m(bytes6, 0x3690_5b57_2ffc_1724);
    let x17 = r6 as u64;
    let x18 = (r6 >> 64) as u64;
    let (x19, c5) = x17.carrying_add(x15, c4);
    let r7 = m(bytes7, 0x3690_5b57_2ffc_1724);
    let x20 = r7 as u64;
    let (x21, c6) = x20.carrying_add(x18, c5);
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
    let (x31, c8) = x29.carrying_add(x27, c7);
    let r11 = m(x23, 0xa7aa_c6c5_67f3_5507);
    let x32 = r11 as u64;
    let x33 = (r11 >> 64) as u64;
    let (x34, c9) = x32.carrying_add(x30, c8);
    let r12 = m(x23, 0x5afb_fcc6_9322_c9cd);
    let x35 = r12 as u64;
    let x36 = (r12 >> 64) as u64;
    let (x37, c10) = x35.carrying_add(x33, c9);
    let r13 = m(x23, 0xb42d_083a_edc8_8c42);
    let x38 = r13 as u64;
    let x39 = (r13 >> 64) as u64;
    let (x40, c11) = x38.carrying_add(x36, c10);
    let r14 = m(x23, 0xfc8a_b0d1_5e3e_4c4a);
    let x41 = r14 as u64;
    let x42 = (r14 >> 64) as u64;
    let (x43, c12) = x41.carrying_add(x39, c11);
    let r15 = m(x23, 0x65b4_8e8f_740f_89bf);
    let x44 = r15 as u64;
    let (x45, c13) = x44.carrying_add(x42, c12);
    let x46 = (r15 >> 64) as u64 + c13 as u64;
    let (_, c14) = x0.overflowing_add(x24);
    let (x47, c15) = x4.carrying_add(x28, c14);
    let (x48, c16) = x7.carrying_add(x31, c15);
    let (x49, c17) = x10.carrying_add(x34, c16);
    let (x50, c18) = x13.carrying_add(x37, c17);
    let (x51, c19) = x16.carrying_add(x40, c18);
    let (x52, c20) = x19.carrying_add(x43, c19);
    let (x53, c21) = x21.carrying_add(x45, c20);
    let x54 = x46 + c21 as u64;
    let x55 = x22 + x54;
    let r16 = m(bytes0, 0x6708_6f45_25f1_f27d);
    let x56 = r16 as u64;
    let x57 = (r16 >> 64) as u64;
    let r17 = m(bytes1, 0x6708_6f45_25f1_f27d);
    let x58 = r17 as u64;
    let x59 = (r17 >> 64) as u64;
    let (x60, c22) = x58.overflowing_add(x57);
    let r18 = m(bytes2, 0x6708_6f45_25f1_f27d);
    let x61 = r18 as u64;
    let x62 = (r18 >> 64) as u64;
    let (x63, c23) = x61.carrying_add(x59, c22);
    let r19 = m(bytes3, 0x6708_6f45_25f1_f27d);
    let x64 = r19 as u64;
    let x65 = (r19 >> 64) as u64;
    let (x66, c24) = x64.carrying_add(x62, c23);
    let r20 = m(bytes4, 0x6708_6f45_25f1_f27d);
    let x67 = r20 as u64;
    let x68 = (r20 >> 64) as u64;
    let (x69, c25) = x67.carrying_add(x65, c24);
    let r21 = m(bytes5, 0x6708_6f45_25f1_f27d);
    let x70 = r21 as u64;
    let x71 = (r21 >> 64) as u64;
    let (x72, c26) = x70.carrying_add(x68, c25);
    let r22 = m(bytes6, 0x6708_6f45_25f1_f27d);
    let x73 = r22 as u64;
    let x74 = (r22 >> 64) as u64;
    let (x75, c27) = x73.carrying_add(x71, c26);
    let r23 = m(bytes7, 0x6708_6f45_25f1_f27d);
    let x76 = r23 as u64;
    let (x77, c28) = x76.carrying_add(x74, c27);
    let x78 = (r23 >> 64) as u64 + c28 as u64;
    let (x79, c29) = x47.overflowing_add(x56);
    let (x80, c30) = x48.carrying_add(x60, c29);
    let (x81, c31) = x49.carrying_add(x63, c30);
    let (x82, c32) = x50.carrying_add(x66, c31);
    let (x83, c33) = x51.carrying_add(x69, c32);
    let (x84, c34) = x52.carrying_add(x72, c33);
    let (x85, c35) = x53.carrying_add(x75, c34);
    let (x86, c36) = x55.carrying_add(x77, c35);
    let x87 = x78 + c36 as u64;
    let x88 = x79.wrapping_mul(0x66c1_301f_632e_294d);
    let r24 = m(x88, 0x1b81_b905_33c6_c87b);
    let x89 = r24 as u64;
    let x90 = (r24 >> 64) as u64;
    let r25 = m(x88, 0xc272_1bf4_57ac_a835);
    let x91 = r25 as u64;
    let x92 = (r25 >> 64) as u64;
    let (x93, c37) = x91.overflowing_add(x90);
    let r26 = m(x88, 0x5167_30cc_1f0b_4f25);
    let x94 = r26 as u64;
    let x95 = (r26 >> 64) as u64;
    let (x96, c38) = x94.carrying_add(x92, c37);
    let r27 = m(x88, 0xa7aa_c6c5_67f3_5507);
    let x97 = r27 as u64;
    let x98 = (r27 >> 64) as u64;
    let (x99, c39) = x97.carrying_add(x95, c38);
    let r28 = m(x88, 0x5afb_fcc6_9322_c9cd);
    let x100 = r28 as u64;
    let x101 = (r28 >> 64) as u64;
    let (x102, c40) = x100.carrying_add(x98, c39);
    let r29 = m(x88, 0xb42d_083a_edc8_8c42);
    let x103 = r29 as u64;
    let x104 = (r29 >> 64) as u64;
    let (x105, c41) = x103.carrying_add(x101, c40);
    let r30 = m(x88, 0xfc8a_b0d1_5e3e_4c4a);
    let x106 = r30 as u64;
    let x107 = (r30 >> 64) as u64;
    let (x108, c42) = x106.carrying_add(x104, c41);
    let r31 = m(x88, 0x65b4_8e8f_740f_89bf);
    let x109 = r31 as u64;
    let (x110, c43) = x109.carrying_add(x107, c42);
    let x111 = (r31 >> 64) as u64 + c43 as u64;
    let (_, c44) = x79.overflowing_add(x89);
    let (x112, c45) = x80.carrying_add(x93, c44);
    let (x113, c46) = x81.carrying_add(x96, c45);
    let (x114, c47) = x82.carrying_add(x99, c46);
    let (x115, c48) = x83.carrying_add(x102, c47);
    let (x116, c49) = x84.carrying_add(x105, c48);
    let (x117, c50) = x85.carrying_add(x108, c49);
    let (x118, c51) = x86.carrying_add(x110, c50);
    let x119 = x111 + c51 as u64;
    let x120 = x87 + x119;
    let r32 = m(bytes0, 0x4faf_3fbf_d223_70ca);
    let x121 = r32 as u64;
    let x122 = (r32 >> 64) as u64;
    let r33 = m(bytes1, 0x4faf_3fbf_d223_70ca);
    let x123 = r33 as u64;
    let x124 = (r33 >> 64) as u64;
    let (x125, c52) = x123.overflowing_add(x122);
    let r34 = m(bytes2, 0x4faf_3fbf_d223_70ca);
    let x126 = r34 as u64;
    let x127 = (r34 >> 64) as u64;
    let (x128, c53) = x126.carrying_add(x124, c52);
    let r35 = m(bytes3, 0x4faf_3fbf_d223_70ca);
    let x129 = r35 as u64;
    let x130 = (r35 >> 64) as u64;
    let (x131, c54) = x129.carrying_add(x127, c53);
    let r36 = m(bytes4, 0x4faf_3fbf_d223_70ca);
    let x132 = r36 as u64;
    let x133 = (r36 >> 64) as u64;
    let (x134, c55) = x132.carrying_add(x130, c54);
    let r37 = m(bytes5, 0x4faf_3fbf_d223_70ca);
    let x135 = r37 as u64;
    let x136 = (r37 >> 64) as u64;
    let (x137, c56) = x135.carrying_add(x133, c55);
    let r38 = m(bytes6, 0x4faf_3fbf_d223_70ca);
    let x138 = r38 as u64;
    let x139 = (r38 >> 64) as u64;
    let (x140, c57) = x138.carrying_add(x136, c56);
    let r39 = m(bytes7, 0x4faf_3fbf_d223_70ca);
    let x141 = r39 as u64;
    let (x142, c58) = x141.carrying_add(x139, c57);
    let x143 = (r39 >> 64) as u64 + c58 as u64;
    let (x144, c59) = x112.overflowing_add(x121);
    let (x145, c60) = x113.carrying_add(x125, c59);
    let (x146, c61) = x114.carrying_add(x128, c60);
    let (x147, c62) = x115.carrying_add(x131, c61);
    let (x148, c63) = x116.carrying_add(x134, c62);
    let (x149, c64) = x117.carrying_add(x137, c63);
    let (x150, c65) = x118.carrying_add(x140, c64);
    let (x151, c66) = x120.carrying_add(x142, c65);
    let x152 = x143 + c66 as u64;
    let x153 = x144.wrapping_mul(0x66c1_301f_632e_294d);
    let r40 = m(x153, 0x1b81_b905_33c6_c87b);
    let x154 = r40 as u64;
    let x155 = (r40 >> 64) as u64;
    let r41 = m(x153, 0xc272_1bf4_57ac_a835);
    let x156 = r41 as u64;
    let x157 = (r41 >> 64) as u64;
    let (x158, c67) = x156.overflowing_add(x155);
    let r42 = m(x153, 0x5167_30cc_1f0b_4f25);
    let x159 = r42 as u64;
    let x160 = (r42 >> 64) as u64;
    let (x161, c68) = x159.carrying_add(x157, c67);
    let r43 = m(x153, 0xa7aa_c6c5_67f3_5507);
    let x162 = r43 as u64;
    let x163 = (r43 >> 64) as u64;
    let (x164, c69) = x162.carrying_add(x160, c68);
    let r44 = m(x153, 0x5afb_fcc6_9322_c9cd);
    let x165 = r44 as u64;
    let x166 = (r44 >> 64) as u64;
    let (x167, c70) = x165.carrying_add(x163, c69);
    let r45 = m(x153, 0xb42d_083a_edc8_8c42);
    let x168 = r45 as u64;
    let x169 = (r45 >> 64) as u64;
    let (x170, c71) = x168.carrying_add(x166, c70);
    let r46 = m(x153, 0xfc8a_b0d1_5e3e_4c4a);
    let x171 = r46 as u64;
    let x172 = (r46 >> 64) as u64;
    let (x173, c72) = x171.carrying_add(x169, c71);
    let r47 = m(x153, 0x65b4_8e8f_740f_89bf);
    let x174 = r47 as u64;
    let (x175, c73) = x174.carrying_add(x172, c72);
    let x176 = (r47 >> 64) as u64 + c73 as u64;
    let (_, c74) = x144.overflowing_add(x154);
    let (x177, c75) = x145.carrying_add(x158, c74);
    let (x178, c76) = x146.carrying_add(x161, c75);
    let (x179, c77) = x147.carrying_add(x164, c76);
    let (x180, c78) = x148.carrying_add(x167, c77);
    let (x181, c79) = x149.carrying_add(x170, c78);
    let (x182, c80) = x150.carrying_add(x173, c79);
    let (x183, c81) = x151.carrying_add(x175, c80);
    let x184 = x176 + c81 as u64;
    let x185 = x152 + x184;
    let r48 = m(bytes0, 0x192e_a214_bcc5_84b1);
    let x186 = r48 as u64;
    let x187 = (r48 >> 64) as u64;
    let r49 = m(bytes1, 0x192e_a214_bcc5_84b1);
    let x188 = r49 as u64;
    let x189 = (r49 >> 64) as u64;
    let (x190, c82) = x188.overflowing_add(x187);
    let r50 = m(bytes2, 0x192e_a214_bcc5_84b1);
    let x191 = r50 as u64;
    let x192 = (r50 >> 64) as u64;
    let (x193, c83) = x191.carrying_add(x189, c82);
    let r51 = m(bytes3, 0x192e_a214_bcc5_84b1);
    let x194 = r51 as u64;
    let x195 = (r51 >> 64) as u64;
    let (x196, c84) = x194.carrying_add(x192, c83);
    let r52 = m(bytes4, 0x192e_a214_bcc5_84b1);
    let x197 = r52 as u64;
    let x198 = (r52 >> 64) as u64;
    let (x199, c85) = x197.carrying_add(x195, c84);
    let r53 = m(bytes5, 0x192e_a214_bcc5_84b1);
    let x200 = r53 as u64;
    let x201 = (r53 >> 64) as u64;
    let (x202, c86) = x200.carrying_add(x198, c85);
    let r54 = m(bytes6, 0x192e_a214_bcc5_84b1);
    let x203 = r54 as u64;
    let x204 = (r54 >> 64) as u64;
    let (x205, c87) = x203.carrying_add(x201, c86);
    let r55 = m(bytes7, 0x192e_a214_bcc5_84b1);
    let x206 = r55 as u64;
    let (x207, c88) = x206.carrying_add(x204, c87);
    let x208 = (r55 >> 64) as u64 + c88 as u64;
    let (x209, c89) = x177.overflowing_add(x186);
    let (x210, c90) = x178.carrying_add(x190, c89);
    let (x211, c91) = x179.carrying_add(x193, c90);
    let (x212, c92) = x180.carrying_add(x196, c91);
    let (x213, c93) = x181.carrying_add(x199, c92);
    let (x214, c94) = x182.carrying_add(x202, c93);
    let (x215, c95) = x183.carrying_add(x205, c94);
    let (x216, c96) = x185.carrying_add(x207, c95);
    let x217 = x208 + c96 as u64;
    let x218 = x209.wrapping_mul(0x66c1_301f_632e_294d);
    let r56 = m(x218, 0x1b81_b905_33c6_c87b);
    let x219 = r56 as u64;
    let x220 = (r56 >> 64) as u64;
    let r57 = m(x218, 0xc272_1bf4_57ac_a835);
    let x221 = r57 as u64;
    let x222 = (r57 >> 64) as u64;
    let (x223, c97) = x221.overflowing_add(x220);
    let r58 = m(x218, 0x5167_30cc_1f0b_4f25);
    let x224 = r58 as u64;
    let x225 = (r58 >> 64) as u64;
    let (x226, c98) = x224.carrying_add(x222, c97);
    let r59 = m(x218, 0xa7aa_c6c5_67f3_5507);
    let x227 = r59 as u64;
    let x228 = (r59 >> 64) as u64;
    let (x229, c99) = x227.carrying_add(x225, c98);
    let r60 = m(x218, 0x5afb_fcc6_9322_c9cd);
    let x230 = r60 as u64;
    let x231 = (r60 >> 64) as u64;
    let (x232, c100) = x230.carrying_add(x228, c99);
    let r61 = m(x218, 0xb42d_083a_edc8_8c42);
    let x233 = r61 as u64;
    let x234 = (r61 >> 64) as u64;
    let (x235, c101) = x233.carrying_add(x231, c100);
    let r62 = m(x218, 0xfc8a_b0d1_5e3e_4c4a);
    let x236 = r62 as u64;
    let x237 = (r62 >> 64) as u64;
    let (x238, c102) = x236.carrying_add(x234, c101);
    let r63 = m(x218, 0x65b4_8e8f_740f_89bf);
    let x239 = r63 as u64;
    let (x240, c103) = x239.carrying_add(x237, c102);
    let x241 = (r63 >> 64) as u64 + c103 as u64;
    let (_, c104) = x209.overflowing_add(x219);
    let (x242, c105) = x210.carrying_add(x223, c104);
    let (x243, c106) = x211.carrying_add(x226, c105);
    let (x244, c107) = x212.carrying_add(x229, c106);
    let (x245, c108) = x213.carrying_add(x232, c107);
    let (x246, c109) = x214.carrying_add(x235, c108);
    let (x247, c110) = x215.carrying_add(x238, c109);
    let (x248, c111) = x216.carrying_add(x240, c110);
    let x249 = x241 + c111 as u64;
    let x250 = x217 + x249;
    let r64 = m(bytes0, 0x5dae_03ee_2f5d_e3d0);
    let x251 = r64 as u64;
    let x252 = (r64 >> 64) as u64;
    let r65 = m(bytes1, 0x5dae_03ee_2f5d_e3d0);
    let x253 = r65 as u64;
    let x254 = (r65 >> 64) as u64;
    let (x255, c112) = x253.overflowing_add(x252);
    let r66 = m(bytes2, 0x5dae_03ee_2f5d_e3d0);
    let x256 = r66 as u64;
    let x257 = (r66 >> 64) as u64;
    let (x258, c113) = x256.carrying_add(x254, c112);
    let r67 = m(bytes3, 0x5dae_03ee_2f5d_e3d0);
    let x259 = r67 as u64;
    let x260 = (r67 >> 64) as u64;
    let (x261, c114) = x259.carrying_add(x257, c113);
    let r68 = m(bytes4, 0x5dae_03ee_2f5d_e3d0);
    let x262 = r68 as u64;
    let x263 = (r68 >> 64) as u64;
    let (x264, c115) = x262.carrying_add(x260, c114);
    let r69 = m(bytes5, 0x5dae_03ee_2f5d_e3d0);
    let x265 = r69 as u64;
    let x266 = (r69 >> 64) as u64;
    let (x267, c116) = x265.carrying_add(x263, c115);
    let r70 = m(bytes6, 0x5dae_03ee_2f5d_e3d0);
    let x268 = r70 as u64;
    let x269 = (r70 >> 64) as u64;
    let (x270, c117) = x268.carrying_add(x266, c116);
    let r71 = m(bytes7, 0x5dae_03ee_2f5d_e3d0);
    let x271 = r71 as u64;
    let (x272, c118) = x271.carrying_add(x269, c117);
    let x273 = (r71 >> 64) as u64 + c118 as u64;
    let (x274, c119) = x242.overflowing_add(x251);
    let (x275, c120) = x243.carrying_add(x255, c119);
    let (x276, c121) = x244.carrying_add(x258, c120);
    let (x277, c122) = x245.carrying_add(x261, c121);
    let (x278, c123) = x246.carrying_add(x264, c122);
    let (x279, c124) = x247.carrying_add(x267, c123);
    let (x280, c125) = x248.carrying_add(x270, c124);
    let (x281, c126) = x250.carrying_add(x272, c125);
    let x282 = x273 + c126 as u64;
    let x283 = x274.wrapping_mul(0x66c1_301f_632e_294d);
    let r72 = m(x283, 0x1b81_b905_33c6_c87b);
    let x284 = r72 as u64;
    let x285 = (r72 >> 64) as u64;
    let r73 = m(x283, 0xc272_1bf4_57ac_a835);
    let x286 = r73 as u64;
    let x287 = (r73 >> 64) as u64;
    let (x288, c127) = x286.overflowing_add(x285);
    let r74 = m(x283, 0x5167_30cc_1f0b_4f25);
    let x289 = r74 as u64;
    let x290 = (r74 >> 64) as u64;
    let (x291, c128) = x289.carrying_add(x287, c127);
    let r75 = m(x283, 0xa7aa_c6c5_67f3_5507);
    let x292 = r75 as u64;
    let x293 = (r75 >> 64) as u64;
    let (x294, c129) = x292.carrying_add(x290, c128);
    let r76 = m(x283, 0x5afb_fcc6_9322_c9cd);
    let x295 = r76 as u64;
    let x296 = (r76 >> 64) as u64;
    let (x297, c130) = x295.carrying_add(x293, c129);
    let r77 = m(x283, 0xb42d_083a_edc8_8c42);
    let x298 = r77 as u64;
    let x299 = (r77 >> 64) as u64;
    let (x300, c131) = x298.carrying_add(x296, c130);
    let r78 = m(x283, 0xfc8a_b0d1_5e3e_4c4a);
    let x301 = r78 as u64;
    let x302 = (r78 >> 64) as u64;
    let (x303, c132) = x301.carrying_add(x299, c131);
    let r79 = m(x283, 0x65b4_8e8f_740f_89bf);
    let x304 = r79 as u64;
    let (x305, c133) = x304.carrying_add(x302, c132);
    let x306 = (r79 >> 64) as u64 + c133 as u64;
    let (_, c134) = x274.overflowing_add(x284);
    let (x307, c135) = x275.carrying_add(x288, c134);
    let (x308, c136) = x276.carrying_add(x291, c135);
    let (x309, c137) = x277.carrying_add(x294, c136);
    let (x310, c138) = x278.carrying_add(x297, c137);
    let (x311, c139) = x279.carrying_add(x300, c138);
    let (x312, c140) = x280.carrying_add(x303, c139);
    let (x313, c141) = x281.carrying_add(x305, c140);
    let x314 = x306 + c141 as u64;
    let x315 = x282 + x314;
    let r80 = m(bytes0, 0x1e92_4873_1776_b371);
    let x316 = r80 as u64;
    let x317 = (r80 >> 64) as u64;
    let r81 = m(bytes1, 0x1e92_4873_1776_b371);
    let x318 = r81 as u64;
    let x319 = (r81 >> 64) as u64;
    let (x320, c142) = x318.overflowing_add(x317);
    let r82 = m(bytes2, 0x1e92_4873_1776_b371);
    let x321 = r82 as u64;
    let x322 = (r82 >> 64) as u64;
    let (x323, c143) = x321.carrying_add(x319, c142);
    let r83 = m(bytes3, 0x1e92_4873_1776_b371);
    let x324 = r83 as u64;
    let x325 = (r83 >> 64) as u64;
    let (x326, c144) = x324.carrying_add(x322, c143);
    let r84 = m(bytes4, 0x1e92_4873_1776_b371);
    let x327 = r84 as u64;
    let x328 = (r84 >> 64) as u64;
    let (x329, c145) = x327.carrying_add(x325, c144);
    let r85 = m(bytes5, 0x1e92_4873_1776_b371);
    let x330 = r85 as u64;
    let x331 = (r85 >> 64) as u64;
    let (x332, c146) = x330.carrying_add(x328, c145);
    let r86 = m(bytes6, 0x1e92_4873_1776_b371);
    let x333 = r86 as u64;
    let x334 = (r86 >> 64) as u64;
    let (x335, c147) = x333.carrying_add(x331, c146);
    let r87 = m(bytes7, 0x1e92_4873_1776_b371);
    let x336 = r87 as u64;
    let (x337, c148) = x336.carrying_add(x334, c147);
    let x338 = (r87 >> 64) as u64 + c148 as u64;
    let (x339, c149) = x307.overflowing_add(x316);
    let (x340, c150) = x308.carrying_add(x320, c149);
    let (x341, c151) = x309.carrying_add(x323, c150);
    let (x342, c152) = x310.carrying_add(x326, c151);
    let (x343, c153) = x311.carrying_add(x329, c152);
    let (x344, c154) = x312.carrying_add(x332, c153);
    let (x345, c155) = x313.carrying_add(x335, c154);
    let (x346, c156) = x315.carrying_add(x337, c155);
    let x347 = x338 + c156 as u64;
    let x348 = x339.wrapping_mul(0x66c1_301f_632e_294d);
    let r88 = m(x348, 0x1b81_b905_33c6_c87b);
    let x349 = r88 as u64;
    let x350 = (r88 >> 64) as u64;
    let r89 = m(x348, 0xc272_1bf4_57ac_a835);
    let x351 = r89 as u64;
    let x352 = (r89 >> 64) as u64;
    let (x353, c157) = x351.overflowing_add(x350);
    let r90 = m(x348, 0x5167_30cc_1f0b_4f25);
    let x354 = r90 as u64;
    let x355 = (r90 >> 64) as u64;
    let (x356, c158) = x354.carrying_add(x352, c157);
    let r91 = m(x348, 0xa7aa_c6c5_67f3_5507);
    let x357 = r91 as u64;
    let x358 = (r91 >> 64) as u64;
    let (x359, c159) = x357.carrying_add(x355, c158);
    let r92 = m(x348, 0x5afb_fcc6_9322_c9cd);
    let x360 = r92 as u64;
    let x361 = (r92 >> 64) as u64;
    let (x362, c160) = x360.carrying_add(x358, c159);
    let r93 = m(x348, 0xb42d_083a_edc8_8c42);
    let x363 = r93 as u64;
    let x364 = (r93 >> 64) as u64;
    let (x365, c161) = x363.carrying_add(x361, c160);
    let r94 = m(x348, 0xfc8a_b0d1_5e3e_4c4a);
    let x366 = r94 as u64;
    let x367 = (r94 >> 64) as u64;
    let (x368, c162) = x366.carrying_add(x364, c161);
    let r95 = m(x348, 0x65b4_8e8f_740f_89bf);
    let x369 = r95 as u64;
    let (x370, c163) = x369.carrying_add(x367, c162);
    let x371 = (r95 >> 64) as u64 + c163 as u64;
    let (_, c164) = x339.overflowing_add(x349);
    let (x372, c165) = x340.carrying_add(x353, c164);
    let (x373, c166) = x341.carrying_add(x356, c165);
    let (x374, c167) = x342.carrying_add(x359, c166);
    let (x375, c168) = x343.carrying_add(x362, c167);
    let (x376, c169) = x344.carrying_add(x365, c168);
    let (x377, c170) = x345.carrying_add(x368, c169);
    let (x378, c171) = x346.carrying_add(x370, c170);
    let x379 = x371 + c171 as u64;
    let x380 = x347 + x379;
    let r96 = m(bytes0, 0xad5f_166e_20e4_f52d);
    let x381 = r96 as u64;
    let x382 = (r96 >> 64) as u64;
    let r97 = m(bytes1, 0xad5f_166e_20e4_f52d);
    let x383 = r97 as u64;
    let x384 = (r97 >> 64) as u64;
    let (x385, c172) = x383.overflowing_add(x382);
    let r98 = m(bytes2, 0xad5f_166e_20e4_f52d);
    let x386 = r98 as u64;
    let x387 = (r98 >> 64) as u64;
    let (x388, c173) = x386.carrying_add(x384, c172);
    let r99 = m(bytes3, 0xad5f_166e_20e4_f52d);
    let x389 = r99 as u64;
    let x390 = (r99 >> 64) as u64;
    let (x391, c174) = x389.carrying_add(x387, c173);
    let r100 = m(bytes4, 0xad5f_166e_20e4_f52d);
    let x392 = r100 as u64;
    let x393 = (r100 >> 64) as u64;
    let (x394, c175) = x392.carrying_add(x390, c174);
    let r101 = m(bytes5, 0xad5f_166e_20e4_f52d);
    let x395 = r101 as u64;
    let x396 = (r101 >> 64) as u64;
    let (x397, c176) = x395.carrying_add(x393, c175);
    let r102 = m(bytes6, 0xad5f_166e_20e4_f52d);
    let x398 = r102 as u64;
    let x399 = (r102 >> 64) as u64;
    let (x400, c177) = x398.carrying_add(x396, c176);
    let r103 = m(bytes7, 0xad5f_166e_20e4_f52d);
    let x401 = r103 as u64;
    let (x402, c178) = x401.carrying_add(x399, c177);
    let x403 = (r103 >> 64) as u64 + c178 as u64;
    let (x404, c179) = x372.overflowing_add(x381);
    let (x405, c180) = x373.carrying_add(x385, c179);
    let (x406, c181) = x374.carrying_add(x388, c180);
    let (x407, c182) = x375.carrying_add(x391, c181);
    let (x408, c183) = x376.carrying_add(x394, c182);
    let (x409, c184) = x377.carrying_add(x397, c183);
    let (x410, c185) = x378.carrying_add(x400, c184);
    let (x411, c186) = x380.carrying_add(x402, c185);
    let x412 = x403 + c186 as u64;
    let x413 = x404.wrapping_mul(0x66c1_301f_632e_294d);
    let r104 = m(x413, 0x1b81_b905_33c6_c87b);
    let x414 = r104 as u64;
    let x415 = (r104 >> 64) as u64;
    let r105 = m(x413, 0xc272_1bf4_57ac_a835);
    let x416 = r105 as u64;
    let x417 = (r105 >> 64) as u64;
    let (x418, c187) = x416.overflowing_add(x415);
    let r106 = m(x413, 0x5167_30cc_1f0b_4f25);
    let x419 = r106 as u64;
    let x420 = (r106 >> 64) as u64;
    let (x421, c188) = x419.carrying_add(x417, c187);
    let r107 = m(x413, 0xa7aa_c6c5_67f3_5507);
    let x422 = r107 as u64;
    let x423 = (r107 >> 64) as u64;
    let (x424, c189) = x422.carrying_add(x420, c188);
    let r108 = m(x413, 0x5afb_fcc6_9322_c9cd);
    let x425 = r108 as u64;
    let x426 = (r108 >> 64) as u64;
    let (x427, c190) = x425.carrying_add(x423, c189);
    let r109 = m(x413, 0xb42d_083a_edc8_8c42);
    let x428 = r109 as u64;
    let x429 = (r109 >> 64) as u64;
    let (x430, c191) = x428.carrying_add(x426, c190);
    let r110 = m(x413, 0xfc8a_b0d1_5e3e_4c4a);
    let x431 = r110 as u64;
    let x432 = (r110 >> 64) as u64;
    let (x433, c192) = x431.carrying_add(x429, c191);
    let r111 = m(x413, 0x65b4_8e8f_740f_89bf);
    let x434 = r111 as u64;
    let (x435, c193) = x434.carrying_add(x432, c192);
    let x436 = (r111 >> 64) as u64 + c193 as u64;
    let (_, c194) = x404.overflowing_add(x414);
    let (x437, c195) = x405.carrying_add(x418, c194);
    let (x438, c196) = x406.carrying_add(x421, c195);
    let (x439, c197) = x407.carrying_add(x424, c196);
    let (x440, c198) = x408.carrying_add(x427, c197);
    let (x441, c199) = x409.carrying_add(x430, c198);
    let (x442, c200) = x410.carrying_add(x433, c199);
    let (x443, c201) = x411.carrying_add(x435, c200);
    let x444 = x436 + c201 as u64;
    let (x445, c202) = x412.overflowing_add(x444);
    let r112 = m(bytes0, 0x4ed7_59ae_a6f3_917e);
    let x446 = r112 as u64;
    let x447 = (r112 >> 64) as u64;
    let r113 = m(bytes1, 0x4ed7_59ae_a6f3_917e);
    let x448 = r113 as u64;
    let x449 = (r113 >> 64) as u64;
    let (x450, c203) = x448.overflowing_add(x447);
    let r114 = m(bytes2, 0x4ed7_59ae_a6f3_917e);
    let x451 = r114 as u64;
    let x452 = (r114 >> 64) as u64;
    let (x453, c204) = x451.carrying_add(x449, c203);
    let r115 = m(bytes3, 0x4ed7_59ae_a6f3_917e);
    let x454 = r115 as u64;
    let x455 = (r115 >> 64) as u64;
    let (x456, c205) = x454.carrying_add(x452, c204);
    let r116 = m(bytes4, 0x4ed7_59ae_a6f3_917e);
    let x457 = r116 as u64;
    let x458 = (r116 >> 64) as u64;
    let (x459, c206) = x457.carrying_add(x455, c205);
    let r117 = m(bytes5, 0x4ed7_59ae_a6f3_917e);
    let x460 = r117 as u64;
    let x461 = (r117 >> 64) as u64;
    let (x462, c207) = x460.carrying_add(x458, c206);
    let r118 = m(bytes6, 0x4ed7_59ae_a6f3_917e);
    let x463 = r118 as u64;
    let x464 = (r118 >> 64) as u64;
    let (x465, c208) = x463.carrying_add(x461, c207);
    let r119 = m(bytes7, 0x4ed7_59ae_a6f3_917e);
    let x466 = r119 as u64;
    let (x467, c209) = x466.carrying_add(x464, c208);
    let x468 = (r119 >> 64) as u64 + c209 as u64;
    let (x469, c210) = x437.overflowing_add(x446);
    let (x470, c211) = x438.carrying_add(x450, c210);
    let (x471, c212) = x439.carrying_add(x453, c211);
    let (x472, c213) = x440.carrying_add(x456, c212);
    let (x473, c214) = x441.carrying_add(x459, c213);
    let (x474, c215) = x442.carrying_add(x462, c214);
    let (x475, c216) = x443.carrying_add(x465, c215);
    let (x476, c217) = x445.carrying_add(x467, c216);
    let x477 = x468 + c217 as u64;
    let x478 = c202 as u64 + x477;
    let x479 = x469.wrapping_mul(0x66c1_301f_632e_294d);
    let r120 = m(x479, 0x1b81_b905_33c6_c87b);
    let x480 = r120 as u64;
    let x481 = (r120 >> 64) as u64;
    let r121 = m(x479, 0xc272_1bf4_57ac_a835);
    let x482 = r121 as u64;
    let x483 = (r121 >> 64) as u64;
    let (x484, c218) = x482.overflowing_add(x481);
    let r122 = m(x479, 0x5167_30cc_1f0b_4f25);
    let x485 = r122 as u64;
    let x486 = (r122 >> 64) as u64;
    let (x487, c219) = x485.carrying_add(x483, c218);
    let r123 = m(x479, 0xa7aa_c6c5_67f3_5507);
    let x488 = r123 as u64;
    let x489 = (r123 >> 64) as u64;
    let (x490, c220) = x488.carrying_add(x486, c219);
    let r124 = m(x479, 0x5afb_fcc6_9322_c9cd);
    let x491 = r124 as u64;
    let x492 = (r124 >> 64) as u64;
    let (x493, c221) = x491.carrying_add(x489, c220);
    let r125 = m(x479, 0xb42d_083a_edc8_8c42);
    let x494 = r125 as u64;
    let x495 = (r125 >> 64) as u64;
    let (x496, c222) = x494.carrying_add(x492, c221);
    let r126 = m(x479, 0xfc8a_b0d1_5e3e_4c4a);
    let x497 = r126 as u64;
    let x498 = (r126 >> 64) as u64;
    let (x499, c223) = x497.carrying_add(x495, c222);
    let r127 = m(x479, 0x65b4_8e8f_740f_89bf);
    let x500 = r127 as u64;
    let (x501, c224) = x500.carrying_add(x498, c223);
    let x502 = (r127 >> 64) as u64 + c224 as u64;
    let (_, c225) = x469.overflowing_add(x480);
    let (o0, c226) = x470.carrying_add(x484, c225);
    let (o1, c227) = x471.carrying_add(x487, c226);
    let (o2, c228) = x472.carrying_add(x490, c227);
    let (o3, c229) = x473.carrying_add(x493, c228);
    let (o4, c230) = x474.carrying_add(x496, c229);
    let (o5, c231) = x475.carrying_add(x499, c230);
    let (o6, c232) = x476.carrying_add(x501, c231);
    let x503 = x502 + c232 as u64;
    let o7 = x478 + x503;
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `out = R * bytes (mod p), ok = 1 if bytes < p`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
/// - gives `ok` in `[0, 1]`
#[inline]
pub fn from_bytes_canonical(bytes: &[u8; 64]) -> (Element, u64) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let bytes7 = load(bytes, 56);
    let (_, c0) = bytes0.overflowing_sub(0x1b81_b905_33c6_c87b);
    let (_, c1) = bytes1.borrowing_sub(0xc272_1bf4_57ac_a835, c0);
    let (_, c2) = bytes2.borrowing_sub(0x5167_30cc_1f0b_4f25, c1);
    let (_, c3) = bytes3.borrowing_sub(0xa7aa_c6c5_67f3_5507, c2);
    let (_, c4) = bytes4.borrowing_sub(0x5afb_fcc6_9322_c9cd, c3);
    let (_, c5) = bytes5.borrowing_sub(0xb42d_083a_edc8_8c42, c4);
    let (_, c6) = bytes6.borrowing_sub(0xfc8a_b0d1_5e3e_4c4a, c5);
    let (_, ok0) = bytes7.borrowing_sub(0x65b4_8e8f_740f_89bf, c6);
    let r0 = m(bytes0, 0x3690_5b57_2ffc_1724);
    let x0 = r0 as u64;
    let x1 = (r0 >> 64) as u64;
    let r1 = m(bytes1, 0x3690_5b57_2ffc_1724);
    let x2 = r1 as u64;
    let x3 = (r1 >> 64) as u64;
    let (x4, c7) = x2.overflowing_add(x1);
    let r2 = m(bytes2, 0x3690_5b57_2ffc_1724);
    let x5 = r2 as u64;
    let x6 = (r2 >> 64) as u64;
    let (x7, c8) = x5.carrying_add(x3, c7);
    let r3 = m(bytes3, 0x3690_5b57_2ffc_1724);
    let x8 = r3 as u64;
    let x9 = (r3 >> 64) as u64;
    let (x10, c9) = x8.carrying_add(x6, c8);
    let r4 = m(bytes4, 0x3690_5b57_2ffc_1724);
    let x11 = r4 as u64;
    let x12 = (r4 >> 64) as u64;
    let (x13, c10) = x11.carrying_add(x9, c9);
    let r5 = m(bytes5, 0x3690_5b57_2ffc_1724);
    let x14 = r5 as u64;
    let x15 = (r5 >> 64) as u64;
    let (x16, c11) = x14.carrying_add(x12, c10);
    let r6 = m(bytes6, 0x3690_5b57_2ffc_1724);
    let x17 = r6 as u64;
    let x18 = (r6 >> 64) as u64;
    let (x19, c12) = x17.carrying_add(x15, c11);
    let r7 = m(bytes7, 0x3690_5b57_2ffc_1724);
    let x20 = r7 as u64;
    let (x21, c13) = x20.carrying_add(x18, c12);
    let x22 = (r7 >> 64) as u64 + c13 as u64;
    let x23 = x0.wrapping_mul(0x66c1_301f_632e_294d);
    let r8 = m(x23, 0x1b81_b905_33c6_c87b);
    let x24 = r8 as u64;
    let x25 = (r8 >> 64) as u64;
    let r9 = m(x23, 0xc272_1bf4_57ac_a835);
    let x26 = r9 as u64;
    let x27 = (r9 >> 64) as u64;
    let (x28, c14) = x26.overflowing_add(x25);
    let r10 = m(x23, 0x5167_30cc_1f0b_4f25);
    let x29 = r10 as u64;
    let x30 = (r10 >> 64) as u64;
    let (x31, c15) = x29.carrying_add(x27, c14);
    let r11 = m(x23, 0xa7aa_c6c5_67f3_5507);
    let x32 = r11 as u64;
    let x33 = (r11 >> 64) as u64;
    let (x34, c16) = x32.carrying_add(x30, c15);
    let r12 = m(x23, 0x5afb_fcc6_9322_c9cd);
    let x35 = r12 as u64;
    let x36 = (r12 >> 64) as u64;
    let (x37, c17) = x35.carrying_add(x33, c16);
    let r13 = m(x23, 0xb42d_083a_edc8_8c42);
    let x38 = r13 as u64;
    let x39 = (r13 >> 64) as u64;
    let (x40, c18) = x38.carrying_add(x36, c17);
    let r14 = m(x23, 0xfc8a_b0d1_5e3e_4c4a);
    let x41 = r14 as u64;
    let x42 = (r14 >> 64) as u64;
    let (x43, c19) = x41.carrying_add(x39, c18);
    let r15 = m(x23, 0x65b4_8e8f_740f_89bf);
    let x44 = r15 as u64;
    let (x45, c20) = x44.carrying_add(x42, c19);
    let x46 = (r15 >> 64) as u64 + c20 as u64;
    let (_, c21) = x0.overflowing_add(x24);
    let (x47, c22) = x4.carrying_add(x28, c21);
    let (x48, c23) = x7.carrying_add(x31, c22);
    let (x49, c24) = x10.carrying_add(x34, c23);
    let (x50, c25) = x13.carrying_add(x37, c24);
    let (x51, c26) = x16.carrying_add(x40, c25);
    let (x52, c27) = x19.carrying_add(x43, c26);
    let (x53, c28) = x21.carrying_add(x45, c27);
    let x54 = x46 + c28 as u64;
    let x55 = x22 + x54;
    let r16 = m(bytes0, 0x6708_6f45_25f1_f27d);
    let x56 = r16 as u64;
    let x57 = (r16 >> 64) as u64;
    let r17 = m(bytes1, 0x6708_6f45_25f1_f27d);
    let x58 = r17 as u64;
    let x59 = (r17 >> 64) as u64;
    let (x60, c29) = x58.overflowing_add(x57);
    let r18 = m(bytes2, 0x6708_6f45_25f1_f27d);
    let x61 = r18 as u64;
    let x62 = (r18 >> 64) as u64;
    let (x63, c30) = x61.carrying_add(x59, c29);
    let r19 = m(bytes3, 0x6708_6f45_25f1_f27d);
    let x64 = r19 as u64;
    let x65 = (r19 >> 64) as u64;
    let (x66, c31) = x64.carrying_add(x62, c30);
    let r20 = m(bytes4, 0x6708_6f45_25f1_f27d);
    let x67 = r20 as u64;
    let x68 = (r20 >> 64) as u64;
    let (x69, c32) = x67.carrying_add(x65, c31);
    let r21 = m(bytes5, 0x6708_6f45_25f1_f27d);
    let x70 = r21 as u64;
    let x71 = (r21 >> 64) as u64;
    let (x72, c33) = x70.carrying_add(x68, c32);
    let r22 = m(bytes6, 0x6708_6f45_25f1_f27d);
    let x73 = r22 as u64;
    let x74 = (r22 >> 64) as u64;
    let (x75, c34) = x73.carrying_add(x71, c33);
    let r23 = m(bytes7, 0x6708_6f45_25f1_f27d);
    let x76 = r23 as u64;
    let (x77, c35) = x76.carrying_add(x74, c34);
    let x78 = (r23 >> 64) as u64 + c35 as u64;
    let (x79, c36) = x47.overflowing_add(x56);
    let (x80, c37) = x48.carrying_add(x60, c36);
    let (x81, c38) = x49.carrying_add(x63, c37);
    let (x82, c39) = x50.carrying_add(x66, c38);
    let (x83, c40) = x51.carrying_add(x69, c39);
    let (x84, c41) = x52.carrying_add(x72, c40);
    let (x85, c42) = x53.carrying_add(x75, c41);
    let (x86, c43) = x55.carrying_add(x77, c42);
    let x87 = x78 + c43 as u64;
    let x88 = x79.wrapping_mul(0x66c1_301f_632e_294d);
    let r24 = m(x88, 0x1b81_b905_33c6_c87b);
    let x89 = r24 as u64;
    let x90 = (r24 >> 64) as u64;
    let r25 = m(x88, 0xc272_1bf4_57ac_a835);
    let x91 = r25 as u64;
    let x92 = (r25 >> 64) as u64;
    let (x93, c44) = x91.overflowing_add(x90);
    let r26 = m(x88, 0x5167_30cc_1f0b_4f25);
    let x94 = r26 as u64;
    let x95 = (r26 >> 64) as u64;
    let (x96, c45) = x94.carrying_add(x92, c44);
    let r27 = m(x88, 0xa7aa_c6c5_67f3_5507);
    let x97 = r27 as u64;
    let x98 = (r27 >> 64) as u64;
    let (x99, c46) = x97.carrying_add(x95, c45);
    let r28 = m(x88, 0x5afb_fcc6_9322_c9cd);
    let x100 = r28 as u64;
    let x101 = (r28 >> 64) as u64;
    let (x102, c47) = x100.carrying_add(x98, c46);
    let r29 = m(x88, 0xb42d_083a_edc8_8c42);
    let x103 = r29 as u64;
    let x104 = (r29 >> 64) as u64;
    let (x105, c48) = x103.carrying_add(x101, c47);
    let r30 = m(x88, 0xfc8a_b0d1_5e3e_4c4a);
    let x106 = r30 as u64;
    let x107 = (r30 >> 64) as u64;
    let (x108, c49) = x106.carrying_add(x104, c48);
    let r31 = m(x88, 0x65b4_8e8f_740f_89bf);
    let x109 = r31 as u64;
    let (x110, c50) = x109.carrying_add(x107, c49);
    let x111 = (r31 >> 64) as u64 + c50 as u64;
    let (_, c51) = x79.overflowing_add(x89);
    let (x112, c52) = x80.carrying_add(x93, c51);
    let (x113, c53) = x81.carrying_add(x96, c52);
    let (x114, c54) = x82.carrying_add(x99, c53);
    let (x115, c55) = x83.carrying_add(x102, c54);
    let (x116, c56) = x84.carrying_add(x105, c55);
    let (x117, c57) = x85.carrying_add(x108, c56);
    let (x118, c58) = x86.carrying_add(x110, c57);
    let x119 = x111 + c58 as u64;
    let x120 = x87 + x119;
    let r32 = m(bytes0, 0x4faf_3fbf_d223_70ca);
    let x121 = r32 as u64;
    let x122 = (r32 >> 64) as u64;
    let r33 = m(bytes1, 0x4faf_3fbf_d223_70ca);
    let x123 = r33 as u64;
    let x124 = (r33 >> 64) as u64;
    let (x125, c59) = x123.overflowing_add(x122);
    let r34 = m(bytes2, 0x4faf_3fbf_d223_70ca);
    let x126 = r34 as u64;
    let x127 = (r34 >> 64) as u64;
    let (x128, c60) = x126.carrying_add(x124, c59);
    let r35 = m(bytes3, 0x4faf_3fbf_d223_70ca);
    let x129 = r35 as u64;
    let x130 = (r35 >> 64) as u64;
    let (x131, c61) = x129.carrying_add(x127, c60);
    let r36 = m(bytes4, 0x4faf_3fbf_d223_70ca);
    let x132 = r36 as u64;
    let x133 = (r36 >> 64) as u64;
    let (x134, c62) = x132.carrying_add(x130, c61);
    let r37 = m(bytes5, 0x4faf_3fbf_d223_70ca);
    let x135 = r37 as u64;
    let x136 = (r37 >> 64) as u64;
    let (x137, c63) = x135.carrying_add(x133, c62);
    let r38 = m(bytes6, 0x4faf_3fbf_d223_70ca);
    let x138 = r38 as u64;
    let x139 = (r38 >> 64) as u64;
    let (x140, c64) = x138.carrying_add(x136, c63);
    let r39 = m(bytes7, 0x4faf_3fbf_d223_70ca);
    let x141 = r39 as u64;
    let (x142, c65) = x141.carrying_add(x139, c64);
    let x143 = (r39 >> 64) as u64 + c65 as u64;
    let (x144, c66) = x112.overflowing_add(x121);
    let (x145, c67) = x113.carrying_add(x125, c66);
    let (x146, c68) = x114.carrying_add(x128, c67);
    let (x147, c69) = x115.carrying_add(x131, c68);
    let (x148, c70) = x116.carrying_add(x134, c69);
    let (x149, c71) = x117.carrying_add(x137, c70);
    let (x150, c72) = x118.carrying_add(x140, c71);
    let (x151, c73) = x120.carrying_add(x142, c72);
    let x152 = x143 + c73 as u64;
    let x153 = x144.wrapping_mul(0x66c1_301f_632e_294d);
    let r40 = m(x153, 0x1b81_b905_33c6_c87b);
    let x154 = r40 as u64;
    let x155 = (r40 >> 64) as u64;
    let r41 = m(x153, 0xc272_1bf4_57ac_a835);
    let x156 = r41 as u64;
    let x157 = (r41 >> 64) as u64;
    let (x158, c74) = x156.overflowing_add(x155);
    let r42 = m(x153, 0x5167_30cc_1f0b_4f25);
    let x159 = r42 as u64;
    let x160 = (r42 >> 64) as u64;
    let (x161, c75) = x159.carrying_add(x157, c74);
    let r43 = m(x153, 0xa7aa_c6c5_67f3_5507);
    let x162 = r43 as u64;
    let x163 = (r43 >> 64) as u64;
    let (x164, c76) = x162.carrying_add(x160, c75);
    let r44 = m(x153, 0x5afb_fcc6_9322_c9cd);
    let x165 = r44 as u64;
    let x166 = (r44 >> 64) as u64;
    let (x167, c77) = x165.carrying_add(x163, c76);
    let r45 = m(x153, 0xb42d_083a_edc8_8c42);
    let x168 = r45 as u64;
    let x169 = (r45 >> 64) as u64;
    let (x170, c78) = x168.carrying_add(x166, c77);
    let r46 = m(x153, 0xfc8a_b0d1_5e3e_4c4a);
    let x171 = r46 as u64;
    let x172 = (r46 >> 64) as u64;
    let (x173, c79) = x171.carrying_add(x169, c78);
    let r47 = m(x153, 0x65b4_8e8f_740f_89bf);
    let x174 = r47 as u64;
    let (x175, c80) = x174.carrying_add(x172, c79);
    let x176 = (r47 >> 64) as u64 + c80 as u64;
    let (_, c81) = x144.overflowing_add(x154);
    let (x177, c82) = x145.carrying_add(x158, c81);
    let (x178, c83) = x146.carrying_add(x161, c82);
    let (x179, c84) = x147.carrying_add(x164, c83);
    let (x180, c85) = x148.carrying_add(x167, c84);
    let (x181, c86) = x149.carrying_add(x170, c85);
    let (x182, c87) = x150.carrying_add(x173, c86);
    let (x183, c88) = x151.carrying_add(x175, c87);
    let x184 = x176 + c88 as u64;
    let x185 = x152 + x184;
    let r48 = m(bytes0, 0x192e_a214_bcc5_84b1);
    let x186 = r48 as u64;
    let x187 = (r48 >> 64) as u64;
    let r49 = m(bytes1, 0x192e_a214_bcc5_84b1);
    let x188 = r49 as u64;
    let x189 = (r49 >> 64) as u64;
    let (x190, c89) = x188.overflowing_add(x187);
    let r50 = m(bytes2, 0x192e_a214_bcc5_84b1);
    let x191 = r50 as u64;
    let x192 = (r50 >> 64) as u64;
    let (x193, c90) = x191.carrying_add(x189, c89);
    let r51 = m(bytes3, 0x192e_a214_bcc5_84b1);
    let x194 = r51 as u64;
    let x195 = (r51 >> 64) as u64;
    let (x196, c91) = x194.carrying_add(x192, c90);
    let r52 = m(bytes4, 0x192e_a214_bcc5_84b1);
    let x197 = r52 as u64;
    let x198 = (r52 >> 64) as u64;
    let (x199, c92) = x197.carrying_add(x195, c91);
    let r53 = m(bytes5, 0x192e_a214_bcc5_84b1);
    let x200 = r53 as u64;
    let x201 = (r53 >> 64) as u64;
    let (x202, c93) = x200.carrying_add(x198, c92);
    let r54 = m(bytes6, 0x192e_a214_bcc5_84b1);
    let x203 = r54 as u64;
    let x204 = (r54 >> 64) as u64;
    let (x205, c94) = x203.carrying_add(x201, c93);
    let r55 = m(bytes7, 0x192e_a214_bcc5_84b1);
    let x206 = r55 as u64;
    let (x207, c95) = x206.carrying_add(x204, c94);
    let x208 = (r55 >> 64) as u64 + c95 as u64;
    let (x209, c96) = x177.overflowing_add(x186);
    let (x210, c97) = x178.carrying_add(x190, c96);
    let (x211, c98) = x179.carrying_add(x193, c97);
    let (x212, c99) = x180.carrying_add(x196, c98);
    let (x213, c100) = x181.carrying_add(x199, c99);
    let (x214, c101) = x182.carrying_add(x202, c100);
    let (x215, c102) = x183.carrying_add(x205, c101);
    let (x216, c103) = x185.carrying_add(x207, c102);
    let x217 = x208 + c103 as u64;
    let x218 = x209.wrapping_mul(0x66c1_301f_632e_294d);
    let r56 = m(x218, 0x1b81_b905_33c6_c87b);
    let x219 = r56 as u64;
    let x220 = (r56 >> 64) as u64;
    let r57 = m(x218, 0xc272_1bf4_57ac_a835);
    let x221 = r57 as u64;
    let x222 = (r57 >> 64) as u64;
    let (x223, c104) = x221.overflowing_add(x220);
    let r58 = m(x218, 0x5167_30cc_1f0b_4f25);
    let x224 = r58 as u64;
    let x225 = (r58 >> 64) as u64;
    let (x226, c105) = x224.carrying_add(x222, c104);
    let r59 = m(x218, 0xa7aa_c6c5_67f3_5507);
    let x227 = r59 as u64;
    let x228 = (r59 >> 64) as u64;
    let (x229, c106) = x227.carrying_add(x225, c105);
    let r60 = m(x218, 0x5afb_fcc6_9322_c9cd);
    let x230 = r60 as u64;
    let x231 = (r60 >> 64) as u64;
    let (x232, c107) = x230.carrying_add(x228, c106);
    let r61 = m(x218, 0xb42d_083a_edc8_8c42);
    let x233 = r61 as u64;
    let x234 = (r61 >> 64) as u64;
    let (x235, c108) = x233.carrying_add(x231, c107);
    let r62 = m(x218, 0xfc8a_b0d1_5e3e_4c4a);
    let x236 = r62 as u64;
    let x237 = (r62 >> 64) as u64;
    let (x238, c109) = x236.carrying_add(x234, c108);
    let r63 = m(x218, 0x65b4_8e8f_740f_89bf);
    let x239 = r63 as u64;
    let (x240, c110) = x239.carrying_add(x237, c109);
    let x241 = (r63 >> 64) as u64 + c110 as u64;
    let (_, c111) = x209.overflowing_add(x219);
    let (x242, c112) = x210.carrying_add(x223, c111);
    let (x243, c113) = x211.carrying_add(x226, c112);
    let (x244, c114) = x212.carrying_add(x229, c113);
    let (x245, c115) = x213.carrying_add(x232, c114);
    let (x246, c116) = x214.carrying_add(x235, c115);
    let (x247, c117) = x215.carrying_add(x238, c116);
    let (x248, c118) = x216.carrying_add(x240, c117);
    let x249 = x241 + c118 as u64;
    let x250 = x217 + x249;
    let r64 = m(bytes0, 0x5dae_03ee_2f5d_e3d0);
    let x251 = r64 as u64;
    let x252 = (r64 >> 64) as u64;
    let r65 = m(bytes1, 0x5dae_03ee_2f5d_e3d0);
    let x253 = r65 as u64;
    let x254 = (r65 >> 64) as u64;
    let (x255, c119) = x253.overflowing_add(x252);
    let r66 = m(bytes2, 0x5dae_03ee_2f5d_e3d0);
    let x256 = r66 as u64;
    let x257 = (r66 >> 64) as u64;
    let (x258, c120) = x256.carrying_add(x254, c119);
    let r67 = m(bytes3, 0x5dae_03ee_2f5d_e3d0);
    let x259 = r67 as u64;
    let x260 = (r67 >> 64) as u64;
    let (x261, c121) = x259.carrying_add(x257, c120);
    let r68 = m(bytes4, 0x5dae_03ee_2f5d_e3d0);
    let x262 = r68 as u64;
    let x263 = (r68 >> 64) as u64;
    let (x264, c122) = x262.carrying_add(x260, c121);
    let r69 = m(bytes5, 0x5dae_03ee_2f5d_e3d0);
    let x265 = r69 as u64;
    let x266 = (r69 >> 64) as u64;
    let (x267, c123) = x265.carrying_add(x263, c122);
    let r70 = m(bytes6, 0x5dae_03ee_2f5d_e3d0);
    let x268 = r70 as u64;
    let x269 = (r70 >> 64) as u64;
    let (x270, c124) = x268.carrying_add(x266, c123);
    let r71 = m(bytes7, 0x5dae_03ee_2f5d_e3d0);
    let x271 = r71 as u64;
    let (x272, c125) = x271.carrying_add(x269, c124);
    let x273 = (r71 >> 64) as u64 + c125 as u64;
    let (x274, c126) = x242.overflowing_add(x251);
    let (x275, c127) = x243.carrying_add(x255, c126);
    let (x276, c128) = x244.carrying_add(x258, c127);
    let (x277, c129) = x245.carrying_add(x261, c128);
    let (x278, c130) = x246.carrying_add(x264, c129);
    let (x279, c131) = x247.carrying_add(x267, c130);
    let (x280, c132) = x248.carrying_add(x270, c131);
    let (x281, c133) = x250.carrying_add(x272, c132);
    let x282 = x273 + c133 as u64;
    let x283 = x274.wrapping_mul(0x66c1_301f_632e_294d);
    let r72 = m(x283, 0x1b81_b905_33c6_c87b);
    let x284 = r72 as u64;
    let x285 = (r72 >> 64) as u64;
    let r73 = m(x283, 0xc272_1bf4_57ac_a835);
    let x286 = r73 as u64;
    let x287 = (r73 >> 64) as u64;
    let (x288, c134) = x286.overflowing_add(x285);
    let r74 = m(x283, 0x5167_30cc_1f0b_4f25);
    let x289 = r74 as u64;
    let x290 = (r74 >> 64) as u64;
    let (x291, c135) = x289.carrying_add(x287, c134);
    let r75 = m(x283, 0xa7aa_c6c5_67f3_5507);
    let x292 = r75 as u64;
    let x293 = (r75 >> 64) as u64;
    let (x294, c136) = x292.carrying_add(x290, c135);
    let r76 = m(x283, 0x5afb_fcc6_9322_c9cd);
    let x295 = r76 as u64;
    let x296 = (r76 >> 64) as u64;
    let (x297, c137) = x295.carrying_add(x293, c136);
    let r77 = m(x283, 0xb42d_083a_edc8_8c42);
    let x298 = r77 as u64;
    let x299 = (r77 >> 64) as u64;
    let (x300, c138) = x298.carrying_add(x296, c137);
    let r78 = m(x283, 0xfc8a_b0d1_5e3e_4c4a);
    let x301 = r78 as u64;
    let x302 = (r78 >> 64) as u64;
    let (x303, c139) = x301.carrying_add(x299, c138);
    let r79 = m(x283, 0x65b4_8e8f_740f_89bf);
    let x304 = r79 as u64;
    let (x305, c140) = x304.carrying_add(x302, c139);
    let x306 = (r79 >> 64) as u64 + c140 as u64;
    let (_, c141) = x274.overflowing_add(x284);
    let (x307, c142) = x275.carrying_add(x288, c141);
    let (x308, c143) = x276.carrying_add(x291, c142);
    let (x309, c144) = x277.carrying_add(x294, c143);
    let (x310, c145) = x278.carrying_add(x297, c144);
    let (x311, c146) = x279.carrying_add(x300, c145);
    let (x312, c147) = x280.carrying_add(x303, c146);
    let (x313, c148) = x281.carrying_add(x305, c147);
    let x314 = x306 + c148 as u64;
    let x315 = x282 + x314;
    let r80 = m(bytes0, 0x1e92_4873_1776_b371);
    let x316 = r80 as u64;
    let x317 = (r80 >> 64) as u64;
    let r81 = m(bytes1, 0x1e92_4873_1776_b371);
    let x318 = r81 as u64;
    let x319 = (r81 >> 64) as u64;
    let (x320, c149) = x318.overflowing_add(x317);
    let r82 = m(bytes2, 0x1e92_4873_1776_b371);
    let x321 = r82 as u64;
    let x322 = (r82 >> 64) as u64;
    let (x323, c150) = x321.carrying_add(x319, c149);
    let r83 = m(bytes3, 0x1e92_4873_1776_b371);
    let x324 = r83 as u64;
    let x325 = (r83 >> 64) as u64;
    let (x326, c151) = x324.carrying_add(x322, c150);
    let r84 = m(bytes4, 0x1e92_4873_1776_b371);
    let x327 = r84 as u64;
    let x328 = (r84 >> 64) as u64;
    let (x329, c152) = x327.carrying_add(x325, c151);
    let r85 = m(bytes5, 0x1e92_4873_1776_b371);
    let x330 = r85 as u64;
    let x331 = (r85 >> 64) as u64;
    let (x332, c153) = x330.carrying_add(x328, c152);
    let r86 = m(bytes6, 0x1e92_4873_1776_b371);
    let x333 = r86 as u64;
    let x334 = (r86 >> 64) as u64;
    let (x335, c154) = x333.carrying_add(x331, c153);
    let r87 = m(bytes7, 0x1e92_4873_1776_b371);
    let x336 = r87 as u64;
    let (x337, c155) = x336.carrying_add(x334, c154);
    let x338 = (r87 >> 64) as u64 + c155 as u64;
    let (x339, c156) = x307.overflowing_add(x316);
    let (x340, c157) = x308.carrying_add(x320, c156);
    let (x341, c158) = x309.carrying_add(x323, c157);
    let (x342, c159) = x310.carrying_add(x326, c158);
    let (x343, c160) = x311.carrying_add(x329, c159);
    let (x344, c161) = x312.carrying_add(x332, c160);
    let (x345, c162) = x313.carrying_add(x335, c161);
    let (x346, c163) = x315.carrying_add(x337, c162);
    let x347 = x338 + c163 as u64;
    let x348 = x339.wrapping_mul(0x66c1_301f_632e_294d);
    let r88 = m(x348, 0x1b81_b905_33c6_c87b);
    let x349 = r88 as u64;
    let x350 = (r88 >> 64) as u64;
    let r89 = m(x348, 0xc272_1bf4_57ac_a835);
    let x351 = r89 as u64;
    let x352 = (r89 >> 64) as u64;
    let (x353, c164) = x351.overflowing_add(x350);
    let r90 = m(x348, 0x5167_30cc_1f0b_4f25);
    let x354 = r90 as u64;
    let x355 = (r90 >> 64) as u64;
    let (x356, c165) = x354.carrying_add(x352, c164);
    let r91 = m(x348, 0xa7aa_c6c5_67f3_5507);
    let x357 = r91 as u64;
    let x358 = (r91 >> 64) as u64;
    let (x359, c166) = x357.carrying_add(x355, c165);
    let r92 = m(x348, 0x5afb_fcc6_9322_c9cd);
    let x360 = r92 as u64;
    let x361 = (r92 >> 64) as u64;
    let (x362, c167) = x360.carrying_add(x358, c166);
    let r93 = m(x348, 0xb42d_083a_edc8_8c42);
    let x363 = r93 as u64;
    let x364 = (r93 >> 64) as u64;
    let (x365, c168) = x363.carrying_add(x361, c167);
    let r94 = m(x348, 0xfc8a_b0d1_5e3e_4c4a);
    let x366 = r94 as u64;
    let x367 = (r94 >> 64) as u64;
    let (x368, c169) = x366.carrying_add(x364, c168);
    let r95 = m(x348, 0x65b4_8e8f_740f_89bf);
    let x369 = r95 as u64;
    let (x370, c170) = x369.carrying_add(x367, c169);
    let x371 = (r95 >> 64) as u64 + c170 as u64;
    let (_, c171) = x339.overflowing_add(x349);
    let (x372, c172) = x340.carrying_add(x353, c171);
    let (x373, c173) = x341.carrying_add(x356, c172);
    let (x374, c174) = x342.carrying_add(x359, c173);
    let (x375, c175) = x343.carrying_add(x362, c174);
    let (x376, c176) = x344.carrying_add(x365, c175);
    let (x377, c177) = x345.carrying_add(x368, c176);
    let (x378, c178) = x346.carrying_add(x370, c177);
    let x379 = x371 + c178 as u64;
    let x380 = x347 + x379;
    let r96 = m(bytes0, 0xad5f_166e_20e4_f52d);
    let x381 = r96 as u64;
    let x382 = (r96 >> 64) as u64;
    let r97 = m(bytes1, 0xad5f_166e_20e4_f52d);
    let x383 = r97 as u64;
    let x384 = (r97 >> 64) as u64;
    let (x385, c179) = x383.overflowing_add(x382);
    let r98 = m(bytes2, 0xad5f_166e_20e4_f52d);
    let x386 = r98 as u64;
    let x387 = (r98 >> 64) as u64;
    let (x388, c180) = x386.carrying_add(x384, c179);
    let r99 = m(bytes3, 0xad5f_166e_20e4_f52d);
    let x389 = r99 as u64;
    let x390 = (r99 >> 64) as u64;
    let (x391, c181) = x389.carrying_add(x387, c180);
    let r100 = m(bytes4, 0xad5f_166e_20e4_f52d);
    let x392 = r100 as u64;
    let x393 = (r100 >> 64) as u64;
    let (x394, c182) = x392.carrying_add(x390, c181);
    let r101 = m(bytes5, 0xad5f_166e_20e4_f52d);
    let x395 = r101 as u64;
    let x396 = (r101 >> 64) as u64;
    let (x397, c183) = x395.carrying_add(x393, c182);
    let r102 = m(bytes6, 0xad5f_166e_20e4_f52d);
    let x398 = r102 as u64;
    let x399 = (r102 >> 64) as u64;
    let (x400, c184) = x398.carrying_add(x396, c183);
    let r103 = m(bytes7, 0xad5f_166e_20e4_f52d);
    let x401 = r103 as u64;
    let (x402, c185) = x401.carrying_add(x399, c184);
    let x403 = (r103 >> 64) as u64 + c185 as u64;
    let (x404, c186) = x372.overflowing_add(x381);
    let (x405, c187) = x373.carrying_add(x385, c186);
    let (x406, c188) = x374.carrying_add(x388, c187);
    let (x407, c189) = x375.carrying_add(x391, c188);
    let (x408, c190) = x376.carrying_add(x394, c189);
    let (x409, c191) = x377.carrying_add(x397, c190);
    let (x410, c192) = x378.carrying_add(x400, c191);
    let (x411, c193) = x380.carrying_add(x402, c192);
    let x412 = x403 + c193 as u64;
    let x413 = x404.wrapping_mul(0x66c1_301f_632e_294d);
    let r104 = m(x413, 0x1b81_b905_33c6_c87b);
    let x414 = r104 as u64;
    let x415 = (r104 >> 64) as u64;
    let r105 = m(x413, 0xc272_1bf4_57ac_a835);
    let x416 = r105 as u64;
    let x417 = (r105 >> 64) as u64;
    let (x418, c194) = x416.overflowing_add(x415);
    let r106 = m(x413, 0x5167_30cc_1f0b_4f25);
    let x419 = r106 as u64;
    let x420 = (r106 >> 64) as u64;
    let (x421, c195) = x419.carrying_add(x417, c194);
    let r107 = m(x413, 0xa7aa_c6c5_67f3_5507);
    let x422 = r107 as u64;
    let x423 = (r107 >> 64) as u64;
    let (x424, c196) = x422.carrying_add(x420, c195);
    let r108 = m(x413, 0x5afb_fcc6_9322_c9cd);
    let x425 = r108 as u64;
    let x426 = (r108 >> 64) as u64;
    let (x427, c197) = x425.carrying_add(x423, c196);
    let r109 = m(x413, 0xb42d_083a_edc8_8c42);
    let x428 = r109 as u64;
    let x429 = (r109 >> 64) as u64;
    let (x430, c198) = x428.carrying_add(x426, c197);
    let r110 = m(x413, 0xfc8a_b0d1_5e3e_4c4a);
    let x431 = r110 as u64;
    let x432 = (r110 >> 64) as u64;
    let (x433, c199) = x431.carrying_add(x429, c198);
    let r111 = m(x413, 0x65b4_8e8f_740f_89bf);
    let x434 = r111 as u64;
    let (x435, c200) = x434.carrying_add(x432, c199);
    let x436 = (r111 >> 64) as u64 + c200 as u64;
    let (_, c201) = x404.overflowing_add(x414);
    let (x437, c202) = x405.carrying_add(x418, c201);
    let (x438, c203) = x406.carrying_add(x421, c202);
    let (x439, c204) = x407.carrying_add(x424, c203);
    let (x440, c205) = x408.carrying_add(x427, c204);
    let (x441, c206) = x409.carrying_add(x430, c205);
    let (x442, c207) = x410.carrying_add(x433, c206);
    let (x443, c208) = x411.carrying_add(x435, c207);
    let x444 = x436 + c208 as u64;
    let (x445, c209) = x412.overflowing_add(x444);
    let r112 = m(bytes0, 0x4ed7_59ae_a6f3_917e);
    let x446 = r112 as u64;
    let x447 = (r112 >> 64) as u64;
    let r113 = m(bytes1, 0x4ed7_59ae_a6f3_917e);
    let x448 = r113 as u64;
    let x449 = (r113 >> 64) as u64;
    let (x450, c210) = x448.overflowing_add(x447);
    let r114 = m(bytes2, 0x4ed7_59ae_a6f3_917e);
    let x451 = r114 as u64;
    let x452 = (r114 >> 64) as u64;
    let (x453, c211) = x451.carrying_add(x449, c210);
    let r115 = m(bytes3, 0x4ed7_59ae_a6f3_917e);
    let x454 = r115 as u64;
    let x455 = (r115 >> 64) as u64;
    let (x456, c212) = x454.carrying_add(x452, c211);
    let r116 = m(bytes4, 0x4ed7_59ae_a6f3_917e);
    let x457 = r116 as u64;
    let x458 = (r116 >> 64) as u64;
    let (x459, c213) = x457.carrying_add(x455, c212);
    let r117 = m(bytes5, 0x4ed7_59ae_a6f3_917e);
    let x460 = r117 as u64;
    let x461 = (r117 >> 64) as u64;
    let (x462, c214) = x460.carrying_add(x458, c213);
    let r118 = m(bytes6, 0x4ed7_59ae_a6f3_917e);
    let x463 = r118 as u64;
    let x464 = (r118 >> 64) as u64;
    let (x465, c215) = x463.carrying_add(x461, c214);
    let r119 = m(bytes7, 0x4ed7_59ae_a6f3_917e);
    let x466 = r119 as u64;
    let (x467, c216) = x466.carrying_add(x464, c215);
    let x468 = (r119 >> 64) as u64 + c216 as u64;
    let (x469, c217) = x437.overflowing_add(x446);
    let (x470, c218) = x438.carrying_add(x450, c217);
    let (x471, c219) = x439.carrying_add(x453, c218);
    let (x472, c220) = x440.carrying_add(x456, c219);
    let (x473, c221) = x441.carrying_add(x459, c220);
    let (x474, c222) = x442.carrying_add(x462, c221);
    let (x475, c223) = x443.carrying_add(x465, c222);
    let (x476, c224) = x445.carrying_add(x467, c223);
    let x477 = x468 + c224 as u64;
    let x478 = c209 as u64 + x477;
    let x479 = x469.wrapping_mul(0x66c1_301f_632e_294d);
    let r120 = m(x479, 0x1b81_b905_33c6_c87b);
    let x480 = r120 as u64;
    let x481 = (r120 >> 64) as u64;
    let r121 = m(x479, 0xc272_1bf4_57ac_a835);
    let x482 = r121 as u64;
    let x483 = (r121 >> 64) as u64;
    let (x484, c225) = x482.overflowing_add(x481);
    let r122 = m(x479, 0x5167_30cc_1f0b_4f25);
    let x485 = r122 as u64;
    let x486 = (r122 >> 64) as u64;
    let (x487, c226) = x485.carrying_add(x483, c225);
    let r123 = m(x479, 0xa7aa_c6c5_67f3_5507);
    let x488 = r123 as u64;
    let x489 = (r123 >> 64) as u64;
    let (x490, c227) = x488.carrying_add(x486, c226);
    let r124 = m(x479, 0x5afb_fcc6_9322_c9cd);
    let x491 = r124 as u64;
    let x492 = (r124 >> 64) as u64;
    let (x493, c228) = x491.carrying_add(x489, c227);
    let r125 = m(x479, 0xb42d_083a_edc8_8c42);
    let x494 = r125 as u64;
    let x495 = (r125 >> 64) as u64;
    let (x496, c229) = x494.carrying_add(x492, c228);
    let r126 = m(x479, 0xfc8a_b0d1_5e3e_4c4a);
    let x497 = r126 as u64;
    let x498 = (r126 >> 64) as u64;
    let (x499, c230) = x497.carrying_add(x495, c229);
    let r127 = m(x479, 0x65b4_8e8f_740f_89bf);
    let x500 = r127 as u64;
    let (x501, c231) = x500.carrying_add(x498, c230);
    let x502 = (r127 >> 64) as u64 + c231 as u64;
    let (_, c232) = x469.overflowing_add(x480);
    let (out0, c233) = x470.carrying_add(x484, c232);
    let (out1, c234) = x471.carrying_add(x487, c233);
    let (out2, c235) = x472.carrying_add(x490, c234);
    let (out3, c236) = x473.carrying_add(x493, c235);
    let (out4, c237) = x474.carrying_add(x496, c236);
    let (out5, c238) = x475.carrying_add(x499, c237);
    let (out6, c239) = x476.carrying_add(x501, c238);
    let x503 = x502 + c239 as u64;
    let out7 = x478 + x503;
    let out = Element([out0, out1, out2, out3, out4, out5, out6, out7]);
    (out, ok0 as u64)
}

/// `out = 1 if bytes = 0, else 0`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - gives `out` in `[0, 1]`
#[inline]
pub fn bytes_are_zero(bytes: &[u8; 64]) -> u64 {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let bytes7 = load(bytes, 56);
    let (_, c0) = bytes0.overflowing_sub(1);
    let (_, c1) = bytes1.borrowing_sub(0, c0);
    let (_, c2) = bytes2.borrowing_sub(0, c1);
    let (_, c3) = bytes3.borrowing_sub(0, c2);
    let (_, c4) = bytes4.borrowing_sub(0, c3);
    let (_, c5) = bytes5.borrowing_sub(0, c4);
    let (_, c6) = bytes6.borrowing_sub(0, c5);
    let (_, o0) = bytes7.borrowing_sub(0, c6);
    o0 as u64
}

/// `2 * half + odd = bytes, odd is 0 or 1`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - gives `half`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^64 - 1]`; word 7 in `[0, 2^63 - 1]`
/// - gives `odd` in `[0, 1]`
#[inline]
pub fn bytes_parity(bytes: &[u8; 64]) -> ([u8; 64], u64) {
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
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let r0 = m(a0, 0x3690_5b57_2ffc_1724);
    let x0 = r0 as u64;
    let x1 = (r0 >> 64) as u64;
    let r1 = m(a1, 0x3690_5b57_2ffc_1724);
    let x2 = r1 as u64;
    let x3 = (r1 >> 64) as u64;
    let (x4, c0) = x2.overflowing_add(x1);
    let r2 = m(a2, 0x3690_5b57_2ffc_1724);
    let x5 = r2 as u64;
    let x6 = (r2 >> 64) as u64;
    let (x7, c1) = x5.carrying_add(x3, c0);
    let r3 = m(a3, 0x3690_5b57_2ffc_1724);
    let x8 = r3 as u64;
    let x9 = (r3 >> 64) as u64;
    let (x10, c2) = x8.carrying_add(x6, c1);
    let r4 = m(a4, 0x3690_5b57_2ffc_1724);
    let x11 = r4 as u64;
    let x12 = (r4 >> 64) as u64;
    let (x13, c3) = x11.carrying_add(x9, c2);
    let r5 = m(a5, 0x3690_5b57_2ffc_1724);
    let x14 = r5 as u64;
    let x15 = (r5 >> 64) as u64;
    let (x16, c4) = x14.carrying_add(x12, c3);
    let r6 = m(a6, 0x3690_5b57_2ffc_1724);
    let x17 = r6 as u64;
    let x18 = (r6 >> 64) as u64;
    let (x19, c5) = x17.carrying_add(x15, c4);
    let r7 = m(a7, 0x3690_5b57_2ffc_1724);
    let x20 = r7 as u64;
    let (x21, c6) = x20.carrying_add(x18, c5);
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
    let (x31, c8) = x29.carrying_add(x27, c7);
    let r11 = m(x23, 0xa7aa_c6c5_67f3_5507);
    let x32 = r11 as u64;
    let x33 = (r11 >> 64) as u64;
    let (x34, c9) = x32.carrying_add(x30, c8);
    let r12 = m(x23, 0x5afb_fcc6_9322_c9cd);
    let x35 = r12 as u64;
    let x36 = (r12 >> 64) as u64;
    let (x37, c10) = x35.carrying_add(x33, c9);
    let r13 = m(x23, 0xb42d_083a_edc8_8c42);
    let x38 = r13 as u64;
    let x39 = (r13 >> 64) as u64;
    let (x40, c11) = x38.carrying_add(x36, c10);
    let r14 = m(x23, 0xfc8a_b0d1_5e3e_4c4a);
    let x41 = r14 as u64;
    let x42 = (r14 >> 64) as u64;
    let (x43, c12) = x41.carrying_add(x39, c11);
    let r15 = m(x23, 0x65b4_8e8f_740f_89bf);
    let x44 = r15 as u64;
    let (x45, c13) = x44.carrying_add(x42, c12);
    let x46 = (r15 >> 64) as u64 + c13 as u64;
    let (_, c14) = x0.overflowing_add(x24);
    let (x47, c15) = x4.carrying_add(x28, c14);
    let (x48, c16) = x7.carrying_add(x31, c15);
    let (x49, c17) = x10.carrying_add(x34, c16);
    let (x50, c18) = x13.carrying_add(x37, c17);
    let (x51, c19) = x16.carrying_add(x40, c18);
    let (x52, c20) = x19.carrying_add(x43, c19);
    let (x53, c21) = x21.carrying_add(x45, c20);
    let x54 = x46 + c21 as u64;
    let x55 = x22 + x54;
    let r16 = m(a0, 0x6708_6f45_25f1_f27d);
    let x56 = r16 as u64;
    let x57 = (r16 >> 64) as u64;
    let r17 = m(a1, 0x6708_6f45_25f1_f27d);
    let x58 = r17 as u64;
    let x59 = (r17 >> 64) as u64;
    let (x60, c22) = x58.overflowing_add(x57);
    let r18 = m(a2, 0x6708_6f45_25f1_f27d);
    let x61 = r18 as u64;
    let x62 = (r18 >> 64) as u64;
    let (x63, c23) = x61.carrying_add(x59, c22);
    let r19 = m(a3, 0x6708_6f45_25f1_f27d);
    let x64 = r19 as u64;
    let x65 = (r19 >> 64) as u64;
    let (x66, c24) = x64.carrying_add(x62, c23);
    let r20 = m(a4, 0x6708_6f45_25f1_f27d);
    let x67 = r20 as u64;
    let x68 = (r20 >> 64) as u64;
    let (x69, c25) = x67.carrying_add(x65, c24);
    let r21 = m(a5, 0x6708_6f45_25f1_f27d);
    let x70 = r21 as u64;
    let x71 = (r21 >> 64) as u64;
    let (x72, c26) = x70.carrying_add(x68, c25);
    let r22 = m(a6, 0x6708_6f45_25f1_f27d);
    let x73 = r22 as u64;
    let x74 = (r22 >> 64) as u64;
    let (x75, c27) = x73.carrying_add(x71, c26);
    let r23 = m(a7, 0x6708_6f45_25f1_f27d);
    let x76 = r23 as u64;
    let (x77, c28) = x76.carrying_add(x74, c27);
    let x78 = (r23 >> 64) as u64 + c28 as u64;
    let (x79, c29) = x47.overflowing_add(x56);
    let (x80, c30) = x48.carrying_add(x60, c29);
    let (x81, c31) = x49.carrying_add(x63, c30);
    let (x82, c32) = x50.carrying_add(x66, c31);
    let (x83, c33) = x51.carrying_add(x69, c32);
    let (x84, c34) = x52.carrying_add(x72, c33);
    let (x85, c35) = x53.carrying_add(x75, c34);
    let (x86, c36) = x55.carrying_add(x77, c35);
    let x87 = x78 + c36 as u64;
    let x88 = x79.wrapping_mul(0x66c1_301f_632e_294d);
    let r24 = m(x88, 0x1b81_b905_33c6_c87b);
    let x89 = r24 as u64;
    let x90 = (r24 >> 64) as u64;
    let r25 = m(x88, 0xc272_1bf4_57ac_a835);
    let x91 = r25 as u64;
    let x92 = (r25 >> 64) as u64;
    let (x93, c37) = x91.overflowing_add(x90);
    let r26 = m(x88, 0x5167_30cc_1f0b_4f25);
    let x94 = r26 as u64;
    let x95 = (r26 >> 64) as u64;
    let (x96, c38) = x94.carrying_add(x92, c37);
    let r27 = m(x88, 0xa7aa_c6c5_67f3_5507);
    let x97 = r27 as u64;
    let x98 = (r27 >> 64) as u64;
    let (x99, c39) = x97.carrying_add(x95, c38);
    let r28 = m(x88, 0x5afb_fcc6_9322_c9cd);
    let x100 = r28 as u64;
    let x101 = (r28 >> 64) as u64;
    let (x102, c40) = x100.carrying_add(x98, c39);
    let r29 = m(x88, 0xb42d_083a_edc8_8c42);
    let x103 = r29 as u64;
    let x104 = (r29 >> 64) as u64;
    let (x105, c41) = x103.carrying_add(x101, c40);
    let r30 = m(x88, 0xfc8a_b0d1_5e3e_4c4a);
    let x106 = r30 as u64;
    let x107 = (r30 >> 64) as u64;
    let (x108, c42) = x106.carrying_add(x104, c41);
    let r31 = m(x88, 0x65b4_8e8f_740f_89bf);
    let x109 = r31 as u64;
    let (x110, c43) = x109.carrying_add(x107, c42);
    let x111 = (r31 >> 64) as u64 + c43 as u64;
    let (_, c44) = x79.overflowing_add(x89);
    let (x112, c45) = x80.carrying_add(x93, c44);
    let (x113, c46) = x81.carrying_add(x96, c45);
    let (x114, c47) = x82.carrying_add(x99, c46);
    let (x115, c48) = x83.carrying_add(x102, c47);
    let (x116, c49) = x84.carrying_add(x105, c48);
    let (x117, c50) = x85.carrying_add(x108, c49);
    let (x118, c51) = x86.carrying_add(x110, c50);
    let x119 = x111 + c51 as u64;
    let x120 = x87 + x119;
    let r32 = m(a0, 0x4faf_3fbf_d223_70ca);
    let x121 = r32 as u64;
    let x122 = (r32 >> 64) as u64;
    let r33 = m(a1, 0x4faf_3fbf_d223_70ca);
    let x123 = r33 as u64;
    let x124 = (r33 >> 64) as u64;
    let (x125, c52) = x123.overflowing_add(x122);
    let r34 = m(a2, 0x4faf_3fbf_d223_70ca);
    let x126 = r34 as u64;
    let x127 = (r34 >> 64) as u64;
    let (x128, c53) = x126.carrying_add(x124, c52);
    let r35 = m(a3, 0x4faf_3fbf_d223_70ca);
    let x129 = r35 as u64;
    let x130 = (r35 >> 64) as u64;
    let (x131, c54) = x129.carrying_add(x127, c53);
    let r36 = m(a4, 0x4faf_3fbf_d223_70ca);
    let x132 = r36 as u64;
    let x133 = (r36 >> 64) as u64;
    let (x134, c55) = x132.carrying_add(x130, c54);
    let r37 = m(a5, 0x4faf_3fbf_d223_70ca);
    let x135 = r37 as u64;
    let x136 = (r37 >> 64) as u64;
    let (x137, c56) = x135.carrying_add(x133, c55);
    let r38 = m(a6, 0x4faf_3fbf_d223_70ca);
    let x138 = r38 as u64;
    let x139 = (r38 >> 64) as u64;
    let (x140, c57) = x138.carrying_add(x136, c56);
    let r39 = m(a7, 0x4faf_3fbf_d223_70ca);
    let x141 = r39 as u64;
    let (x142, c58) = x141.carrying_add(x139, c57);
    let x143 = (r39 >> 64) as u64 + c58 as u64;
    let (x144, c59) = x112.overflowing_add(x121);
    let (x145, c60) = x113.carrying_add(x125, c59);
    let (x146, c61) = x114.carrying_add(x128, c60);
    let (x147, c62) = x115.carrying_add(x131, c61);
    let (x148, c63) = x116.carrying_add(x134, c62);
    let (x149, c64) = x117.carrying_add(x137, c63);
    let (x150, c65) = x118.carrying_add(x140, c64);
    let (x151, c66) = x120.carrying_add(x142, c65);
    let x152 = x143 + c66 as u64;
    let x153 = x144.wrapping_mul(0x66c1_301f_632e_294d);
    let r40 = m(x153, 0x1b81_b905_33c6_c87b);
    let x154 = r40 as u64;
    let x155 = (r40 >> 64) as u64;
    let r41 = m(x153, 0xc272_1bf4_57ac_a835);
    let x156 = r41 as u64;
    let x157 = (r41 >> 64) as u64;
    let (x158, c67) = x156.overflowing_add(x155);
    let r42 = m(x153, 0x5167_30cc_1f0b_4f25);
    let x159 = r42 as u64;
    let x160 = (r42 >> 64) as u64;
    let (x161, c68) = x159.carrying_add(x157, c67);
    let r43 = m(x153, 0xa7aa_c6c5_67f3_5507);
    let x162 = r43 as u64;
    let x163 = (r43 >> 64) as u64;
    let (x164, c69) = x162.carrying_add(x160, c68);
    let r44 = m(x153, 0x5afb_fcc6_9322_c9cd);
    let x165 = r44 as u64;
    let x166 = (r44 >> 64) as u64;
    let (x167, c70) = x165.carrying_add(x163, c69);
    let r45 = m(x153, 0xb42d_083a_edc8_8c42);
    let x168 = r45 as u64;
    let x169 = (r45 >> 64) as u64;
    let (x170, c71) = x168.carrying_add(x166, c70);
    let r46 = m(x153, 0xfc8a_b0d1_5e3e_4c4a);
    let x171 = r46 as u64;
    let x172 = (r46 >> 64) as u64;
    let (x173, c72) = x171.carrying_add(x169, c71);
    let r47 = m(x153, 0x65b4_8e8f_740f_89bf);
    let x174 = r47 as u64;
    let (x175, c73) = x174.carrying_add(x172, c72);
    let x176 = (r47 >> 64) as u64 + c73 as u64;
    let (_, c74) = x144.overflowing_add(x154);
    let (x177, c75) = x145.carrying_add(x158, c74);
    let (x178, c76) = x146.carrying_add(x161, c75);
    let (x179, c77) = x147.carrying_add(x164, c76);
    let (x180, c78) = x148.carrying_add(x167, c77);
    let (x181, c79) = x149.carrying_add(x170, c78);
    let (x182, c80) = x150.carrying_add(x173, c79);
    let (x183, c81) = x151.carrying_add(x175, c80);
    let x184 = x176 + c81 as u64;
    let x185 = x152 + x184;
    let r48 = m(a0, 0x192e_a214_bcc5_84b1);
    let x186 = r48 as u64;
    let x187 = (r48 >> 64) as u64;
    let r49 = m(a1, 0x192e_a214_bcc5_84b1);
    let x188 = r49 as u64;
    let x189 = (r49 >> 64) as u64;
    let (x190, c82) = x188.overflowing_add(x187);
    let r50 = m(a2, 0x192e_a214_bcc5_84b1);
    let x191 = r50 as u64;
    let x192 = (r50 >> 64) as u64;
    let (x193, c83) = x191.carrying_add(x189, c82);
    let r51 = m(a3, 0x192e_a214_bcc5_84b1);
    let x194 = r51 as u64;
    let x195 = (r51 >> 64) as u64;
    let (x196, c84) = x194.carrying_add(x192, c83);
    let r52 = m(a4, 0x192e_a214_bcc5_84b1);
    let x197 = r52 as u64;
    let x198 = (r52 >> 64) as u64;
    let (x199, c85) = x197.carrying_add(x195, c84);
    let r53 = m(a5, 0x192e_a214_bcc5_84b1);
    let x200 = r53 as u64;
    let x201 = (r53 >> 64) as u64;
    let (x202, c86) = x200.carrying_add(x198, c85);
    let r54 = m(a6, 0x192e_a214_bcc5_84b1);
    let x203 = r54 as u64;
    let x204 = (r54 >> 64) as u64;
    let (x205, c87) = x203.carrying_add(x201, c86);
    let r55 = m(a7, 0x192e_a214_bcc5_84b1);
    let x206 = r55 as u64;
    let (x207, c88) = x206.carrying_add(x204, c87);
    let x208 = (r55 >> 64) as u64 + c88 as u64;
    let (x209, c89) = x177.overflowing_add(x186);
    let (x210, c90) = x178.carrying_add(x190, c89);
    let (x211, c91) = x179.carrying_add(x193, c90);
    let (x212, c92) = x180.carrying_add(x196, c91);
    let (x213, c93) = x181.carrying_add(x199, c92);
    let (x214, c94) = x182.carrying_add(x202, c93);
    let (x215, c95) = x183.carrying_add(x205, c94);
    let (x216, c96) = x185.carrying_add(x207, c95);
    let x217 = x208 + c96 as u64;
    let x218 = x209.wrapping_mul(0x66c1_301f_632e_294d);
    let r56 = m(x218, 0x1b81_b905_33c6_c87b);
    let x219 = r56 as u64;
    let x220 = (r56 >> 64) as u64;
    let r57 = m(x218, 0xc272_1bf4_57ac_a835);
    let x221 = r57 as u64;
    let x222 = (r57 >> 64) as u64;
    let (x223, c97) = x221.overflowing_add(x220);
    let r58 = m(x218, 0x5167_30cc_1f0b_4f25);
    let x224 = r58 as u64;
    let x225 = (r58 >> 64) as u64;
    let (x226, c98) = x224.carrying_add(x222, c97);
    let r59 = m(x218, 0xa7aa_c6c5_67f3_5507);
    let x227 = r59 as u64;
    let x228 = (r59 >> 64) as u64;
    let (x229, c99) = x227.carrying_add(x225, c98);
    let r60 = m(x218, 0x5afb_fcc6_9322_c9cd);
    let x230 = r60 as u64;
    let x231 = (r60 >> 64) as u64;
    let (x232, c100) = x230.carrying_add(x228, c99);
    let r61 = m(x218, 0xb42d_083a_edc8_8c42);
    let x233 = r61 as u64;
    let x234 = (r61 >> 64) as u64;
    let (x235, c101) = x233.carrying_add(x231, c100);
    let r62 = m(x218, 0xfc8a_b0d1_5e3e_4c4a);
    let x236 = r62 as u64;
    let x237 = (r62 >> 64) as u64;
    let (x238, c102) = x236.carrying_add(x234, c101);
    let r63 = m(x218, 0x65b4_8e8f_740f_89bf);
    let x239 = r63 as u64;
    let (x240, c103) = x239.carrying_add(x237, c102);
    let x241 = (r63 >> 64) as u64 + c103 as u64;
    let (_, c104) = x209.overflowing_add(x219);
    let (x242, c105) = x210.carrying_add(x223, c104);
    let (x243, c106) = x211.carrying_add(x226, c105);
    let (x244, c107) = x212.carrying_add(x229, c106);
    let (x245, c108) = x213.carrying_add(x232, c107);
    let (x246, c109) = x214.carrying_add(x235, c108);
    let (x247, c110) = x215.carrying_add(x238, c109);
    let (x248, c111) = x216.carrying_add(x240, c110);
    let x249 = x241 + c111 as u64;
    let x250 = x217 + x249;
    let r64 = m(a0, 0x5dae_03ee_2f5d_e3d0);
    let x251 = r64 as u64;
    let x252 = (r64 >> 64) as u64;
    let r65 = m(a1, 0x5dae_03ee_2f5d_e3d0);
    let x253 = r65 as u64;
    let x254 = (r65 >> 64) as u64;
    let (x255, c112) = x253.overflowing_add(x252);
    let r66 = m(a2, 0x5dae_03ee_2f5d_e3d0);
    let x256 = r66 as u64;
    let x257 = (r66 >> 64) as u64;
    let (x258, c113) = x256.carrying_add(x254, c112);
    let r67 = m(a3, 0x5dae_03ee_2f5d_e3d0);
    let x259 = r67 as u64;
    let x260 = (r67 >> 64) as u64;
    let (x261, c114) = x259.carrying_add(x257, c113);
    let r68 = m(a4, 0x5dae_03ee_2f5d_e3d0);
    let x262 = r68 as u64;
    let x263 = (r68 >> 64) as u64;
    let (x264, c115) = x262.carrying_add(x260, c114);
    let r69 = m(a5, 0x5dae_03ee_2f5d_e3d0);
    let x265 = r69 as u64;
    let x266 = (r69 >> 64) as u64;
    let (x267, c116) = x265.carrying_add(x263, c115);
    let r70 = m(a6, 0x5dae_03ee_2f5d_e3d0);
    let x268 = r70 as u64;
    let x269 = (r70 >> 64) as u64;
    let (x270, c117) = x268.carrying_add(x266, c116);
    let r71 = m(a7, 0x5dae_03ee_2f5d_e3d0);
    let x271 = r71 as u64;
    let (x272, c118) = x271.carrying_add(x269, c117);
    let x273 = (r71 >> 64) as u64 + c118 as u64;
    let (x274, c119) = x242.overflowing_add(x251);
    let (x275, c120) = x243.carrying_add(x255, c119);
    let (x276, c121) = x244.carrying_add(x258, c120);
    let (x277, c122) = x245.carrying_add(x261, c121);
    let (x278, c123) = x246.carrying_add(x264, c122);
    let (x279, c124) = x247.carrying_add(x267, c123);
    let (x280, c125) = x248.carrying_add(x270, c124);
    let (x281, c126) = x250.carrying_add(x272, c125);
    let x282 = x273 + c126 as u64;
    let x283 = x274.wrapping_mul(0x66c1_301f_632e_294d);
    let r72 = m(x283, 0x1b81_b905_33c6_c87b);
    let x284 = r72 as u64;
    let x285 = (r72 >> 64) as u64;
    let r73 = m(x283, 0xc272_1bf4_57ac_a835);
    let x286 = r73 as u64;
    let x287 = (r73 >> 64) as u64;
    let (x288, c127) = x286.overflowing_add(x285);
    let r74 = m(x283, 0x5167_30cc_1f0b_4f25);
    let x289 = r74 as u64;
    let x290 = (r74 >> 64) as u64;
    let (x291, c128) = x289.carrying_add(x287, c127);
    let r75 = m(x283, 0xa7aa_c6c5_67f3_5507);
    let x292 = r75 as u64;
    let x293 = (r75 >> 64) as u64;
    let (x294, c129) = x292.carrying_add(x290, c128);
    let r76 = m(x283, 0x5afb_fcc6_9322_c9cd);
    let x295 = r76 as u64;
    let x296 = (r76 >> 64) as u64;
    let (x297, c130) = x295.carrying_add(x293, c129);
    let r77 = m(x283, 0xb42d_083a_edc8_8c42);
    let x298 = r77 as u64;
    let x299 = (r77 >> 64) as u64;
    let (x300, c131) = x298.carrying_add(x296, c130);
    let r78 = m(x283, 0xfc8a_b0d1_5e3e_4c4a);
    let x301 = r78 as u64;
    let x302 = (r78 >> 64) as u64;
    let (x303, c132) = x301.carrying_add(x299, c131);
    let r79 = m(x283, 0x65b4_8e8f_740f_89bf);
    let x304 = r79 as u64;
    let (x305, c133) = x304.carrying_add(x302, c132);
    let x306 = (r79 >> 64) as u64 + c133 as u64;
    let (_, c134) = x274.overflowing_add(x284);
    let (x307, c135) = x275.carrying_add(x288, c134);
    let (x308, c136) = x276.carrying_add(x291, c135);
    let (x309, c137) = x277.carrying_add(x294, c136);
    let (x310, c138) = x278.carrying_add(x297, c137);
    let (x311, c139) = x279.carrying_add(x300, c138);
    let (x312, c140) = x280.carrying_add(x303, c139);
    let (x313, c141) = x281.carrying_add(x305, c140);
    let x314 = x306 + c141 as u64;
    let x315 = x282 + x314;
    let r80 = m(a0, 0x1e92_4873_1776_b371);
    let x316 = r80 as u64;
    let x317 = (r80 >> 64) as u64;
    let r81 = m(a1, 0x1e92_4873_1776_b371);
    let x318 = r81 as u64;
    let x319 = (r81 >> 64) as u64;
    let (x320, c142) = x318.overflowing_add(x317);
    let r82 = m(a2, 0x1e92_4873_1776_b371);
    let x321 = r82 as u64;
    let x322 = (r82 >> 64) as u64;
    let (x323, c143) = x321.carrying_add(x319, c142);
    let r83 = m(a3, 0x1e92_4873_1776_b371);
    let x324 = r83 as u64;
    let x325 = (r83 >> 64) as u64;
    let (x326, c144) = x324.carrying_add(x322, c143);
    let r84 = m(a4, 0x1e92_4873_1776_b371);
    let x327 = r84 as u64;
    let x328 = (r84 >> 64) as u64;
    let (x329, c145) = x327.carrying_add(x325, c144);
    let r85 = m(a5, 0x1e92_4873_1776_b371);
    let x330 = r85 as u64;
    let x331 = (r85 >> 64) as u64;
    let (x332, c146) = x330.carrying_add(x328, c145);
    let r86 = m(a6, 0x1e92_4873_1776_b371);
    let x333 = r86 as u64;
    let x334 = (r86 >> 64) as u64;
    let (x335, c147) = x333.carrying_add(x331, c146);
    let r87 = m(a7, 0x1e92_4873_1776_b371);
    let x336 = r87 as u64;
    let (x337, c148) = x336.carrying_add(x334, c147);
    let x338 = (r87 >> 64) as u64 + c148 as u64;
    let (x339, c149) = x307.overflowing_add(x316);
    let (x340, c150) = x308.carrying_add(x320, c149);
    let (x341, c151) = x309.carrying_add(x323, c150);
    let (x342, c152) = x310.carrying_add(x326, c151);
    let (x343, c153) = x311.carrying_add(x329, c152);
    let (x344, c154) = x312.carrying_add(x332, c153);
    let (x345, c155) = x313.carrying_add(x335, c154);
    let (x346, c156) = x315.carrying_add(x337, c155);
    let x347 = x338 + c156 as u64;
    let x348 = x339.wrapping_mul(0x66c1_301f_632e_294d);
    let r88 = m(x348, 0x1b81_b905_33c6_c87b);
    let x349 = r88 as u64;
    let x350 = (r88 >> 64) as u64;
    let r89 = m(x348, 0xc272_1bf4_57ac_a835);
    let x351 = r89 as u64;
    let x352 = (r89 >> 64) as u64;
    let (x353, c157) = x351.overflowing_add(x350);
    let r90 = m(x348, 0x5167_30cc_1f0b_4f25);
    let x354 = r90 as u64;
    let x355 = (r90 >> 64) as u64;
    let (x356, c158) = x354.carrying_add(x352, c157);
    let r91 = m(x348, 0xa7aa_c6c5_67f3_5507);
    let x357 = r91 as u64;
    let x358 = (r91 >> 64) as u64;
    let (x359, c159) = x357.carrying_add(x355, c158);
    let r92 = m(x348, 0x5afb_fcc6_9322_c9cd);
    let x360 = r92 as u64;
    let x361 = (r92 >> 64) as u64;
    let (x362, c160) = x360.carrying_add(x358, c159);
    let r93 = m(x348, 0xb42d_083a_edc8_8c42);
    let x363 = r93 as u64;
    let x364 = (r93 >> 64) as u64;
    let (x365, c161) = x363.carrying_add(x361, c160);
    let r94 = m(x348, 0xfc8a_b0d1_5e3e_4c4a);
    let x366 = r94 as u64;
    let x367 = (r94 >> 64) as u64;
    let (x368, c162) = x366.carrying_add(x364, c161);
    let r95 = m(x348, 0x65b4_8e8f_740f_89bf);
    let x369 = r95 as u64;
    let (x370, c163) = x369.carrying_add(x367, c162);
    let x371 = (r95 >> 64) as u64 + c163 as u64;
    let (_, c164) = x339.overflowing_add(x349);
    let (x372, c165) = x340.carrying_add(x353, c164);
    let (x373, c166) = x341.carrying_add(x356, c165);
    let (x374, c167) = x342.carrying_add(x359, c166);
    let (x375, c168) = x343.carrying_add(x362, c167);
    let (x376, c169) = x344.carrying_add(x365, c168);
    let (x377, c170) = x345.carrying_add(x368, c169);
    let (x378, c171) = x346.carrying_add(x370, c170);
    let x379 = x371 + c171 as u64;
    let x380 = x347 + x379;
    let r96 = m(a0, 0xad5f_166e_20e4_f52d);
    let x381 = r96 as u64;
    let x382 = (r96 >> 64) as u64;
    let r97 = m(a1, 0xad5f_166e_20e4_f52d);
    let x383 = r97 as u64;
    let x384 = (r97 >> 64) as u64;
    let (x385, c172) = x383.overflowing_add(x382);
    let r98 = m(a2, 0xad5f_166e_20e4_f52d);
    let x386 = r98 as u64;
    let x387 = (r98 >> 64) as u64;
    let (x388, c173) = x386.carrying_add(x384, c172);
    let r99 = m(a3, 0xad5f_166e_20e4_f52d);
    let x389 = r99 as u64;
    let x390 = (r99 >> 64) as u64;
    let (x391, c174) = x389.carrying_add(x387, c173);
    let r100 = m(a4, 0xad5f_166e_20e4_f52d);
    let x392 = r100 as u64;
    let x393 = (r100 >> 64) as u64;
    let (x394, c175) = x392.carrying_add(x390, c174);
    let r101 = m(a5, 0xad5f_166e_20e4_f52d);
    let x395 = r101 as u64;
    let x396 = (r101 >> 64) as u64;
    let (x397, c176) = x395.carrying_add(x393, c175);
    let r102 = m(a6, 0xad5f_166e_20e4_f52d);
    let x398 = r102 as u64;
    let x399 = (r102 >> 64) as u64;
    let (x400, c177) = x398.carrying_add(x396, c176);
    let r103 = m(a7, 0xad5f_166e_20e4_f52d);
    let x401 = r103 as u64;
    let (x402, c178) = x401.carrying_add(x399, c177);
    let x403 = (r103 >> 64) as u64 + c178 as u64;
    let (x404, c179) = x372.overflowing_add(x381);
    let (x405, c180) = x373.carrying_add(x385, c179);
    let (x406, c181) = x374.carrying_add(x388, c180);
    let (x407, c182) = x375.carrying_add(x391, c181);
    let (x408, c183) = x376.carrying_add(x394, c182);
    let (x409, c184) = x377.carrying_add(x397, c183);
    let (x410, c185) = x378.carrying_add(x400, c184);
    let (x411, c186) = x380.carrying_add(x402, c185);
    let x412 = x403 + c186 as u64;
    let x413 = x404.wrapping_mul(0x66c1_301f_632e_294d);
    let r104 = m(x413, 0x1b81_b905_33c6_c87b);
    let x414 = r104 as u64;
    let x415 = (r104 >> 64) as u64;
    let r105 = m(x413, 0xc272_1bf4_57ac_a835);
    let x416 = r105 as u64;
    let x417 = (r105 >> 64) as u64;
    let (x418, c187) = x416.overflowing_add(x415);
    let r106 = m(x413, 0x5167_30cc_1f0b_4f25);
    let x419 = r106 as u64;
    let x420 = (r106 >> 64) as u64;
    let (x421, c188) = x419.carrying_add(x417, c187);
    let r107 = m(x413, 0xa7aa_c6c5_67f3_5507);
    let x422 = r107 as u64;
    let x423 = (r107 >> 64) as u64;
    let (x424, c189) = x422.carrying_add(x420, c188);
    let r108 = m(x413, 0x5afb_fcc6_9322_c9cd);
    let x425 = r108 as u64;
    let x426 = (r108 >> 64) as u64;
    let (x427, c190) = x425.carrying_add(x423, c189);
    let r109 = m(x413, 0xb42d_083a_edc8_8c42);
    let x428 = r109 as u64;
    let x429 = (r109 >> 64) as u64;
    let (x430, c191) = x428.carrying_add(x426, c190);
    let r110 = m(x413, 0xfc8a_b0d1_5e3e_4c4a);
    let x431 = r110 as u64;
    let x432 = (r110 >> 64) as u64;
    let (x433, c192) = x431.carrying_add(x429, c191);
    let r111 = m(x413, 0x65b4_8e8f_740f_89bf);
    let x434 = r111 as u64;
    let (x435, c193) = x434.carrying_add(x432, c192);
    let x436 = (r111 >> 64) as u64 + c193 as u64;
    let (_, c194) = x404.overflowing_add(x414);
    let (x437, c195) = x405.carrying_add(x418, c194);
    let (x438, c196) = x406.carrying_add(x421, c195);
    let (x439, c197) = x407.carrying_add(x424, c196);
    let (x440, c198) = x408.carrying_add(x427, c197);
    let (x441, c199) = x409.carrying_add(x430, c198);
    let (x442, c200) = x410.carrying_add(x433, c199);
    let (x443, c201) = x411.carrying_add(x435, c200);
    let x444 = x436 + c201 as u64;
    let (x445, c202) = x412.overflowing_add(x444);
    let r112 = m(a0, 0x4ed7_59ae_a6f3_917e);
    let x446 = r112 as u64;
    let x447 = (r112 >> 64) as u64;
    let r113 = m(a1, 0x4ed7_59ae_a6f3_917e);
    let x448 = r113 as u64;
    let x449 = (r113 >> 64) as u64;
    let (x450, c203) = x448.overflowing_add(x447);
    let r114 = m(a2, 0x4ed7_59ae_a6f3_917e);
    let x451 = r114 as u64;
    let x452 = (r114 >> 64) as u64;
    let (x453, c204) = x451.carrying_add(x449, c203);
    let r115 = m(a3, 0x4ed7_59ae_a6f3_917e);
    let x454 = r115 as u64;
    let x455 = (r115 >> 64) as u64;
    let (x456, c205) = x454.carrying_add(x452, c204);
    let r116 = m(a4, 0x4ed7_59ae_a6f3_917e);
    let x457 = r116 as u64;
    let x458 = (r116 >> 64) as u64;
    let (x459, c206) = x457.carrying_add(x455, c205);
    let r117 = m(a5, 0x4ed7_59ae_a6f3_917e);
    let x460 = r117 as u64;
    let x461 = (r117 >> 64) as u64;
    let (x462, c207) = x460.carrying_add(x458, c206);
    let r118 = m(a6, 0x4ed7_59ae_a6f3_917e);
    let x463 = r118 as u64;
    let x464 = (r118 >> 64) as u64;
    let (x465, c208) = x463.carrying_add(x461, c207);
    let r119 = m(a7, 0x4ed7_59ae_a6f3_917e);
    let x466 = r119 as u64;
    let (x467, c209) = x466.carrying_add(x464, c208);
    let x468 = (r119 >> 64) as u64 + c209 as u64;
    let (x469, c210) = x437.overflowing_add(x446);
    let (x470, c211) = x438.carrying_add(x450, c210);
    let (x471, c212) = x439.carrying_add(x453, c211);
    let (x472, c213) = x440.carrying_add(x456, c212);
    let (x473, c214) = x441.carrying_add(x459, c213);
    let (x474, c215) = x442.carrying_add(x462, c214);
    let (x475, c216) = x443.carrying_add(x465, c215);
    let (x476, c217) = x445.carrying_add(x467, c216);
    let x477 = x468 + c217 as u64;
    let x478 = c202 as u64 + x477;
    let x479 = x469.wrapping_mul(0x66c1_301f_632e_294d);
    let r120 = m(x479, 0x1b81_b905_33c6_c87b);
    let x480 = r120 as u64;
    let x481 = (r120 >> 64) as u64;
    let r121 = m(x479, 0xc272_1bf4_57ac_a835);
    let x482 = r121 as u64;
    let x483 = (r121 >> 64) as u64;
    let (x484, c218) = x482.overflowing_add(x481);
    let r122 = m(x479, 0x5167_30cc_1f0b_4f25);
    let x485 = r122 as u64;
    let x486 = (r122 >> 64) as u64;
    let (x487, c219) = x485.carrying_add(x483, c218);
    let r123 = m(x479, 0xa7aa_c6c5_67f3_5507);
    let x488 = r123 as u64;
    let x489 = (r123 >> 64) as u64;
    let (x490, c220) = x488.carrying_add(x486, c219);
    let r124 = m(x479, 0x5afb_fcc6_9322_c9cd);
    let x491 = r124 as u64;
    let x492 = (r124 >> 64) as u64;
    let (x493, c221) = x491.carrying_add(x489, c220);
    let r125 = m(x479, 0xb42d_083a_edc8_8c42);
    let x494 = r125 as u64;
    let x495 = (r125 >> 64) as u64;
    let (x496, c222) = x494.carrying_add(x492, c221);
    let r126 = m(x479, 0xfc8a_b0d1_5e3e_4c4a);
    let x497 = r126 as u64;
    let x498 = (r126 >> 64) as u64;
    let (x499, c223) = x497.carrying_add(x495, c222);
    let r127 = m(x479, 0x65b4_8e8f_740f_89bf);
    let x500 = r127 as u64;
    let (x501, c224) = x500.carrying_add(x498, c223);
    let x502 = (r127 >> 64) as u64 + c224 as u64;
    let (_, c225) = x469.overflowing_add(x480);
    let (o0, c226) = x470.carrying_add(x484, c225);
    let (o1, c227) = x471.carrying_add(x487, c226);
    let (o2, c228) = x472.carrying_add(x490, c227);
    let (o3, c229) = x473.carrying_add(x493, c228);
    let (o4, c230) = x474.carrying_add(x496, c229);
    let (o5, c231) = x475.carrying_add(x499, c230);
    let (o6, c232) = x476.carrying_add(x501, c231);
    let x503 = x502 + c232 as u64;
    let o7 = x478 + x503;
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `R * out = a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn from_montgomery(a: &Element) -> Element {
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
    let (x8, c1) = x6.carrying_add(x4, c0);
    let r3 = m(x0, 0xa7aa_c6c5_67f3_5507);
    let x9 = r3 as u64;
    let x10 = (r3 >> 64) as u64;
    let (x11, c2) = x9.carrying_add(x7, c1);
    let r4 = m(x0, 0x5afb_fcc6_9322_c9cd);
    let x12 = r4 as u64;
    let x13 = (r4 >> 64) as u64;
    let (x14, c3) = x12.carrying_add(x10, c2);
    let r5 = m(x0, 0xb42d_083a_edc8_8c42);
    let x15 = r5 as u64;
    let x16 = (r5 >> 64) as u64;
    let (x17, c4) = x15.carrying_add(x13, c3);
    let r6 = m(x0, 0xfc8a_b0d1_5e3e_4c4a);
    let x18 = r6 as u64;
    let x19 = (r6 >> 64) as u64;
    let (x20, c5) = x18.carrying_add(x16, c4);
    let r7 = m(x0, 0x65b4_8e8f_740f_89bf);
    let x21 = r7 as u64;
    let (x22, c6) = x21.carrying_add(x19, c5);
    let x23 = (r7 >> 64) as u64 + c6 as u64;
    let (_, c7) = a0.overflowing_add(x1);
    let (x24, c8) = a1.carrying_add(x5, c7);
    let (x25, c9) = a2.carrying_add(x8, c8);
    let (x26, c10) = a3.carrying_add(x11, c9);
    let (x27, c11) = a4.carrying_add(x14, c10);
    let (x28, c12) = a5.carrying_add(x17, c11);
    let (x29, c13) = a6.carrying_add(x20, c12);
    let (x30, c14) = a7.carrying_add(x22, c13);
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
    let (x40, c16) = x38.carrying_add(x36, c15);
    let r11 = m(x32, 0xa7aa_c6c5_67f3_5507);
    let x41 = r11 as u64;
    let x42 = (r11 >> 64) as u64;
    let (x43, c17) = x41.carrying_add(x39, c16);
    let r12 = m(x32, 0x5afb_fcc6_9322_c9cd);
    let x44 = r12 as u64;
    let x45 = (r12 >> 64) as u64;
    let (x46, c18) = x44.carrying_add(x42, c17);
    let r13 = m(x32, 0xb42d_083a_edc8_8c42);
    let x47 = r13 as u64;
    let x48 = (r13 >> 64) as u64;
    let (x49, c19) = x47.carrying_add(x45, c18);
    let r14 = m(x32, 0xfc8a_b0d1_5e3e_4c4a);
    let x50 = r14 as u64;
    let x51 = (r14 >> 64) as u64;
    let (x52, c20) = x50.carrying_add(x48, c19);
    let r15 = m(x32, 0x65b4_8e8f_740f_89bf);
    let x53 = r15 as u64;
    let (x54, c21) = x53.carrying_add(x51, c20);
    let x55 = (r15 >> 64) as u64 + c21 as u64;
    let (_, c22) = x24.overflowing_add(x33);
    let (x56, c23) = x25.carrying_add(x37, c22);
    let (x57, c24) = x26.carrying_add(x40, c23);
    let (x58, c25) = x27.carrying_add(x43, c24);
    let (x59, c26) = x28.carrying_add(x46, c25);
    let (x60, c27) = x29.carrying_add(x49, c26);
    let (x61, c28) = x30.carrying_add(x52, c27);
    let (x62, c29) = x31.carrying_add(x54, c28);
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
    let (x72, c31) = x70.carrying_add(x68, c30);
    let r19 = m(x64, 0xa7aa_c6c5_67f3_5507);
    let x73 = r19 as u64;
    let x74 = (r19 >> 64) as u64;
    let (x75, c32) = x73.carrying_add(x71, c31);
    let r20 = m(x64, 0x5afb_fcc6_9322_c9cd);
    let x76 = r20 as u64;
    let x77 = (r20 >> 64) as u64;
    let (x78, c33) = x76.carrying_add(x74, c32);
    let r21 = m(x64, 0xb42d_083a_edc8_8c42);
    let x79 = r21 as u64;
    let x80 = (r21 >> 64) as u64;
    let (x81, c34) = x79.carrying_add(x77, c33);
    let r22 = m(x64, 0xfc8a_b0d1_5e3e_4c4a);
    let x82 = r22 as u64;
    let x83 = (r22 >> 64) as u64;
    let (x84, c35) = x82.carrying_add(x80, c34);
    let r23 = m(x64, 0x65b4_8e8f_740f_89bf);
    let x85 = r23 as u64;
    let (x86, c36) = x85.carrying_add(x83, c35);
    let x87 = (r23 >> 64) as u64 + c36 as u64;
    let (_, c37) = x56.overflowing_add(x65);
    let (x88, c38) = x57.carrying_add(x69, c37);
    let (x89, c39) = x58.carrying_add(x72, c38);
    let (x90, c40) = x59.carrying_add(x75, c39);
    let (x91, c41) = x60.carrying_add(x78, c40);
    let (x92, c42) = x61.carrying_add(x81, c41);
    let (x93, c43) = x62.carrying_add(x84, c42);
    let (x94, c44) = x63.carrying_add(x86, c43);
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
    let (x104, c46) = x102.carrying_add(x100, c45);
    let r27 = m(x96, 0xa7aa_c6c5_67f3_5507);
    let x105 = r27 as u64;
    let x106 = (r27 >> 64) as u64;
    let (x107, c47) = x105.carrying_add(x103, c46);
    let r28 = m(x96, 0x5afb_fcc6_9322_c9cd);
    let x108 = r28 as u64;
    let x109 = (r28 >> 64) as u64;
    let (x110, c48) = x108.carrying_add(x106, c47);
    let r29 = m(x96, 0xb42d_083a_edc8_8c42);
    let x111 = r29 as u64;
    let x112 = (r29 >> 64) as u64;
    let (x113, c49) = x111.carrying_add(x109, c48);
    let r30 = m(x96, 0xfc8a_b0d1_5e3e_4c4a);
    let x114 = r30 as u64;
    let x115 = (r30 >> 64) as u64;
    let (x116, c50) = x114.carrying_add(x112, c49);
    let r31 = m(x96, 0x65b4_8e8f_740f_89bf);
    let x117 = r31 as u64;
    let (x118, c51) = x117.carrying_add(x115, c50);
    let x119 = (r31 >> 64) as u64 + c51 as u64;
    let (_, c52) = x88.overflowing_add(x97);
    let (x120, c53) = x89.carrying_add(x101, c52);
    let (x121, c54) = x90.carrying_add(x104, c53);
    let (x122, c55) = x91.carrying_add(x107, c54);
    let (x123, c56) = x92.carrying_add(x110, c55);
    let (x124, c57) = x93.carrying_add(x113, c56);
    let (x125, c58) = x94.carrying_add(x116, c57);
    let (x126, c59) = x95.carrying_add(x118, c58);
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
    let (x136, c61) = x134.carrying_add(x132, c60);
    let r35 = m(x128, 0xa7aa_c6c5_67f3_5507);
    let x137 = r35 as u64;
    let x138 = (r35 >> 64) as u64;
    let (x139, c62) = x137.carrying_add(x135, c61);
    let r36 = m(x128, 0x5afb_fcc6_9322_c9cd);
    let x140 = r36 as u64;
    let x141 = (r36 >> 64) as u64;
    let (x142, c63) = x140.carrying_add(x138, c62);
    let r37 = m(x128, 0xb42d_083a_edc8_8c42);
    let x143 = r37 as u64;
    let x144 = (r37 >> 64) as u64;
    let (x145, c64) = x143.carrying_add(x141, c63);
    let r38 = m(x128, 0xfc8a_b0d1_5e3e_4c4a);
    let x146 = r38 as u64;
    let x147 = (r38 >> 64) as u64;
    let (x148, c65) = x146.carrying_add(x144, c64);
    let r39 = m(x128, 0x65b4_8e8f_740f_89bf);
    let x149 = r39 as u64;
    let (x150, c66) = x149.carrying_add(x147, c65);
    let x151 = (r39 >> 64) as u64 + c66 as u64;
    let (_, c67) = x120.overflowing_add(x129);
    let (x152, c68) = x121.carrying_add(x133, c67);
    let (x153, c69) = x122.carrying_add(x136, c68);
    let (x154, c70) = x123.carrying_add(x139, c69);
    let (x155, c71) = x124.carrying_add(x142, c70);
    let (x156, c72) = x125.carrying_add(x145, c71);
    let (x157, c73) = x126.carrying_add(x148, c72);
    let (x158, c74) = x127.carrying_add(x150, c73);
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
    let (x168, c76) = x166.carrying_add(x164, c75);
    let r43 = m(x160, 0xa7aa_c6c5_67f3_5507);
    let x169 = r43 as u64;
    let x170 = (r43 >> 64) as u64;
    let (x171, c77) = x169.carrying_add(x167, c76);
    let r44 = m(x160, 0x5afb_fcc6_9322_c9cd);
    let x172 = r44 as u64;
    let x173 = (r44 >> 64) as u64;
    let (x174, c78) = x172.carrying_add(x170, c77);
    let r45 = m(x160, 0xb42d_083a_edc8_8c42);
    let x175 = r45 as u64;
    let x176 = (r45 >> 64) as u64;
    let (x177, c79) = x175.carrying_add(x173, c78);
    let r46 = m(x160, 0xfc8a_b0d1_5e3e_4c4a);
    let x178 = r46 as u64;
    let x179 = (r46 >> 64) as u64;
    let (x180, c80) = x178.carrying_add(x176, c79);
    let r47 = m(x160, 0x65b4_8e8f_740f_89bf);
    let x181 = r47 as u64;
    let (x182, c81) = x181.carrying_add(x179, c80);
    let x183 = (r47 >> 64) as u64 + c81 as u64;
    let (_, c82) = x152.overflowing_add(x161);
    let (x184, c83) = x153.carrying_add(x165, c82);
    let (x185, c84) = x154.carrying_add(x168, c83);
    let (x186, c85) = x155.carrying_add(x171, c84);
    let (x187, c86) = x156.carrying_add(x174, c85);
    let (x188, c87) = x157.carrying_add(x177, c86);
    let (x189, c88) = x158.carrying_add(x180, c87);
    let (x190, c89) = x159.carrying_add(x182, c88);
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
    let (x200, c91) = x198.carrying_add(x196, c90);
    let r51 = m(x192, 0xa7aa_c6c5_67f3_5507);
    let x201 = r51 as u64;
    let x202 = (r51 >> 64) as u64;
    let (x203, c92) = x201.carrying_add(x199, c91);
    let r52 = m(x192, 0x5afb_fcc6_9322_c9cd);
    let x204 = r52 as u64;
    let x205 = (r52 >> 64) as u64;
    let (x206, c93) = x204.carrying_add(x202, c92);
    let r53 = m(x192, 0xb42d_083a_edc8_8c42);
    let x207 = r53 as u64;
    let x208 = (r53 >> 64) as u64;
    let (x209, c94) = x207.carrying_add(x205, c93);
    let r54 = m(x192, 0xfc8a_b0d1_5e3e_4c4a);
    let x210 = r54 as u64;
    let x211 = (r54 >> 64) as u64;
    let (x212, c95) = x210.carrying_add(x208, c94);
    let r55 = m(x192, 0x65b4_8e8f_740f_89bf);
    let x213 = r55 as u64;
    let (x214, c96) = x213.carrying_add(x211, c95);
    let x215 = (r55 >> 64) as u64 + c96 as u64;
    let (_, c97) = x184.overflowing_add(x193);
    let (x216, c98) = x185.carrying_add(x197, c97);
    let (x217, c99) = x186.carrying_add(x200, c98);
    let (x218, c100) = x187.carrying_add(x203, c99);
    let (x219, c101) = x188.carrying_add(x206, c100);
    let (x220, c102) = x189.carrying_add(x209, c101);
    let (x221, c103) = x190.carrying_add(x212, c102);
    let (x222, c104) = x191.carrying_add(x214, c103);
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
    let (x232, c106) = x230.carrying_add(x228, c105);
    let r59 = m(x224, 0xa7aa_c6c5_67f3_5507);
    let x233 = r59 as u64;
    let x234 = (r59 >> 64) as u64;
    let (x235, c107) = x233.carrying_add(x231, c106);
    let r60 = m(x224, 0x5afb_fcc6_9322_c9cd);
    let x236 = r60 as u64;
    let x237 = (r60 >> 64) as u64;
    let (x238, c108) = x236.carrying_add(x234, c107);
    let r61 = m(x224, 0xb42d_083a_edc8_8c42);
    let x239 = r61 as u64;
    let x240 = (r61 >> 64) as u64;
    let (x241, c109) = x239.carrying_add(x237, c108);
    let r62 = m(x224, 0xfc8a_b0d1_5e3e_4c4a);
    let x242 = r62 as u64;
    let x243 = (r62 >> 64) as u64;
    let (x244, c110) = x242.carrying_add(x240, c109);
    let r63 = m(x224, 0x65b4_8e8f_740f_89bf);
    let x245 = r63 as u64;
    let (x246, c111) = x245.carrying_add(x243, c110);
    let x247 = (r63 >> 64) as u64 + c111 as u64;
    let (_, c112) = x216.overflowing_add(x225);
    let (o0, c113) = x217.carrying_add(x229, c112);
    let (o1, c114) = x218.carrying_add(x232, c113);
    let (o2, c115) = x219.carrying_add(x235, c114);
    let (o3, c116) = x220.carrying_add(x238, c115);
    let (o4, c117) = x221.carrying_add(x241, c116);
    let (o5, c118) = x222.carrying_add(x244, c117);
    let (o6, c119) = x223.carrying_add(x246, c118);
    let o7 = x247 + c119 as u64;
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
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
pub fn from_bytes_wide(bytes: &[u8; 128]) -> Element {
    let mut low_bytes = [0; 64];
    low_bytes.copy_from_slice(&bytes[0..64]);
    let low = from_bytes(&low_bytes);
    let mut high_bytes = [0; 64];
    high_bytes.copy_from_slice(&bytes[64..128]);
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
    let x9 = mul(&x8, &x1);
    let x10 = mul(&x9, &x1);
    let x11 = mul(&x10, &x1);
    let x12 = mul(&x11, &x1);
    let x13 = mul(&x12, &x1);
    let x14 = mul(&x13, &x1);
    let x15 = mul(&x14, &x1);
    let x16 = mul(&x15, &x1);
    let mut x17 = square(&x13);
    for _ in 0..5 {
        x17 = square(&x17);
    }
    let x18 = mul(&x17, &x14);
    let mut x19 = square(&x18);
    for _ in 0..4 {
        x19 = square(&x19);
    }
    let x20 = mul(&x19, &x5);
    let mut x21 = square(&x20);
    for _ in 0..7 {
        x21 = square(&x21);
    }
    let x22 = mul(&x21, &x15);
    let mut x23 = square(&x22);
    for _ in 0..6 {
        x23 = square(&x23);
    }
    let x24 = mul(&x23, &x8);
    let mut x25 = square(&x24);
    for _ in 0..5 {
        x25 = square(&x25);
    }
    let x26 = mul(&x25, &x15);
    let mut x27 = square(&x26);
    for _ in 0..10 {
        x27 = square(&x27);
    }
    let x28 = mul(&x27, &x16);
    let mut x29 = square(&x28);
    for _ in 0..7 {
        x29 = square(&x29);
    }
    let x30 = mul(&x29, &x10);
    let mut x31 = square(&x30);
    for _ in 0..5 {
        x31 = square(&x31);
    }
    let x32 = mul(&x31, &x16);
    let mut x33 = square(&x32);
    for _ in 0..4 {
        x33 = square(&x33);
    }
    let x34 = mul(&x33, &x16);
    let mut x35 = square(&x34);
    for _ in 0..4 {
        x35 = square(&x35);
    }
    let x36 = mul(&x35, &x13);
    let mut x37 = square(&x36);
    for _ in 0..7 {
        x37 = square(&x37);
    }
    let x38 = mul(&x37, &x11);
    let mut x39 = square(&x38);
    for _ in 0..2 {
        x39 = square(&x39);
    }
    let x40 = mul(&x39, &x2);
    let mut x41 = square(&x40);
    for _ in 0..7 {
        x41 = square(&x41);
    }
    let x42 = mul(&x41, &x7);
    let mut x43 = square(&x42);
    for _ in 0..7 {
        x43 = square(&x43);
    }
    let x44 = mul(&x43, &x11);
    let mut x45 = square(&x44);
    for _ in 0..2 {
        x45 = square(&x45);
    }
    let x46 = mul(&x45, &x4);
    let mut x47 = square(&x46);
    for _ in 0..7 {
        x47 = square(&x47);
    }
    let x48 = mul(&x47, &x16);
    let mut x49 = square(&x48);
    for _ in 0..6 {
        x49 = square(&x49);
    }
    let x50 = mul(&x49, &x10);
    let mut x51 = square(&x50);
    for _ in 0..6 {
        x51 = square(&x51);
    }
    let x52 = mul(&x51, &x5);
    let mut x53 = square(&x52);
    for _ in 0..5 {
        x53 = square(&x53);
    }
    let x54 = mul(&x53, &x11);
    let mut x55 = square(&x54);
    for _ in 0..2 {
        x55 = square(&x55);
    }
    let x56 = mul(&x55, &x3);
    let mut x57 = square(&x56);
    for _ in 0..7 {
        x57 = square(&x57);
    }
    let x58 = mul(&x57, &x6);
    let mut x59 = square(&x58);
    x59 = square(&x59);
    let x60 = mul(&x59, a);
    let mut x61 = square(&x60);
    for _ in 0..4 {
        x61 = square(&x61);
    }
    let x62 = mul(&x61, a);
    let mut x63 = square(&x62);
    for _ in 0..9 {
        x63 = square(&x63);
    }
    let x64 = mul(&x63, &x15);
    let mut x65 = square(&x64);
    for _ in 0..5 {
        x65 = square(&x65);
    }
    let x66 = mul(&x65, &x15);
    let mut x67 = square(&x66);
    for _ in 0..4 {
        x67 = square(&x67);
    }
    let x68 = mul(&x67, &x12);
    let mut x69 = square(&x68);
    for _ in 0..6 {
        x69 = square(&x69);
    }
    let x70 = mul(&x69, &x9);
    let mut x71 = square(&x70);
    for _ in 0..4 {
        x71 = square(&x71);
    }
    let x72 = mul(&x71, &x2);
    let mut x73 = square(&x72);
    for _ in 0..3 {
        x73 = square(&x73);
    }
    let x74 = mul(&x73, a);
    let mut x75 = square(&x74);
    for _ in 0..7 {
        x75 = square(&x75);
    }
    let x76 = mul(&x75, &x5);
    let mut x77 = square(&x76);
    for _ in 0..4 {
        x77 = square(&x77);
    }
    let x78 = mul(&x77, &x7);
    let mut x79 = square(&x78);
    for _ in 0..5 {
        x79 = square(&x79);
    }
    let x80 = mul(&x79, &x16);
    let mut x81 = square(&x80);
    for _ in 0..5 {
        x81 = square(&x81);
    }
    let x82 = mul(&x81, &x16);
    let mut x83 = square(&x82);
    for _ in 0..2 {
        x83 = square(&x83);
    }
    let x84 = mul(&x83, &x4);
    let mut x85 = square(&x84);
    for _ in 0..3 {
        x85 = square(&x85);
    }
    let x86 = mul(&x85, &x2);
    let mut x87 = square(&x86);
    for _ in 0..6 {
        x87 = square(&x87);
    }
    let x88 = mul(&x87, &x7);
    let mut x89 = square(&x88);
    for _ in 0..6 {
        x89 = square(&x89);
    }
    let x90 = mul(&x89, &x10);
    let mut x91 = square(&x90);
    for _ in 0..6 {
        x91 = square(&x91);
    }
    let x92 = mul(&x91, &x9);
    let mut x93 = square(&x92);
    for _ in 0..5 {
        x93 = square(&x93);
    }
    let x94 = mul(&x93, &x13);
    let mut x95 = square(&x94);
    for _ in 0..4 {
        x95 = square(&x95);
    }
    let x96 = mul(&x95, &x4);
    let mut x97 = square(&x96);
    for _ in 0..6 {
        x97 = square(&x97);
    }
    let x98 = mul(&x97, &x14);
    let mut x99 = square(&x98);
    for _ in 0..5 {
        x99 = square(&x99);
    }
    let x100 = mul(&x99, &x10);
    let mut x101 = square(&x100);
    for _ in 0..3 {
        x101 = square(&x101);
    }
    let x102 = mul(&x101, &x7);
    let mut x103 = square(&x102);
    for _ in 0..5 {
        x103 = square(&x103);
    }
    let x104 = mul(&x103, &x11);
    let mut x105 = square(&x104);
    for _ in 0..4 {
        x105 = square(&x105);
    }
    let x106 = mul(&x105, &x9);
    let mut x107 = square(&x106);
    for _ in 0..3 {
        x107 = square(&x107);
    }
    let x108 = mul(&x107, &x6);
    let mut x109 = square(&x108);
    for _ in 0..7 {
        x109 = square(&x109);
    }
    let x110 = mul(&x109, &x11);
    let mut x111 = square(&x110);
    for _ in 0..4 {
        x111 = square(&x111);
    }
    let x112 = mul(&x111, &x10);
    let mut x113 = square(&x112);
    for _ in 0..4 {
        x113 = square(&x113);
    }
    let x114 = mul(&x113, &x16);
    let mut x115 = square(&x114);
    for _ in 0..5 {
        x115 = square(&x115);
    }
    let x116 = mul(&x115, &x7);
    let mut x117 = square(&x116);
    for _ in 0..5 {
        x117 = square(&x117);
    }
    let x118 = mul(&x117, &x11);
    let mut x119 = square(&x118);
    for _ in 0..9 {
        x119 = square(&x119);
    }
    let x120 = mul(&x119, &x15);
    let mut x121 = square(&x120);
    for _ in 0..5 {
        x121 = square(&x121);
    }
    let x122 = mul(&x121, &x9);
    let mut x123 = square(&x122);
    for _ in 0..5 {
        x123 = square(&x123);
    }
    let x124 = mul(&x123, &x13);
    let mut x125 = square(&x124);
    for _ in 0..4 {
        x125 = square(&x125);
    }
    let x126 = mul(&x125, &x13);
    let x127 = square(&x126);
    let x128 = mul(&x127, a);
    let mut x129 = square(&x128);
    for _ in 0..8 {
        x129 = square(&x129);
    }
    let x130 = mul(&x129, &x13);
    let x131 = square(&x130);
    let x132 = mul(&x131, a);
    let mut x133 = square(&x132);
    for _ in 0..9 {
        x133 = square(&x133);
    }
    let x134 = mul(&x133, &x16);
    let mut x135 = square(&x134);
    for _ in 0..7 {
        x135 = square(&x135);
    }
    let x136 = mul(&x135, &x6);
    let mut x137 = square(&x136);
    for _ in 0..5 {
        x137 = square(&x137);
    }
    let x138 = mul(&x137, &x10);
    let mut x139 = square(&x138);
    for _ in 0..4 {
        x139 = square(&x139);
    }
    let x140 = mul(&x139, &x13);
    let mut x141 = square(&x140);
    for _ in 0..6 {
        x141 = square(&x141);
    }
    let x142 = mul(&x141, &x12);
    let mut x143 = square(&x142);
    for _ in 0..8 {
        x143 = square(&x143);
    }
    let x144 = mul(&x143, &x10);
    let mut x145 = square(&x144);
    for _ in 0..3 {
        x145 = square(&x145);
    }
    let x146 = mul(&x145, &x5);
    let mut x147 = square(&x146);
    for _ in 0..8 {
        x147 = square(&x147);
    }
    let x148 = mul(&x147, &x14);
    let mut x149 = square(&x148);
    for _ in 0..3 {
        x149 = square(&x149);
    }
    let x150 = mul(&x149, &x8);
    let mut x151 = square(&x150);
    for _ in 0..5 {
        x151 = square(&x151);
    }
    let x152 = mul(&x151, &x9);
    let mut x153 = square(&x152);
    for _ in 0..5 {
        x153 = square(&x153);
    }
    let x154 = mul(&x153, &x12);
    let mut x155 = square(&x154);
    for _ in 0..4 {
        x155 = square(&x155);
    }
    let x156 = mul(&x155, &x11);
    let mut x157 = square(&x156);
    for _ in 0..3 {
        x157 = square(&x157);
    }
    let x158 = mul(&x157, &x5);
    let mut x159 = square(&x158);
    for _ in 0..3 {
        x159 = square(&x159);
    }
    let x160 = mul(&x159, &x3);
    let mut x161 = square(&x160);
    for _ in 0..8 {
        x161 = square(&x161);
    }
    let x162 = mul(&x161, &x7);
    let mut x163 = square(&x162);
    for _ in 0..5 {
        x163 = square(&x163);
    }
    let x164 = mul(&x163, &x9);
    let mut x165 = square(&x164);
    for _ in 0..4 {
        x165 = square(&x165);
    }
    let x166 = mul(&x165, &x12);
    let mut x167 = square(&x166);
    for _ in 0..10 {
        x167 = square(&x167);
    }
    let x168 = mul(&x167, &x14);
    let mut x169 = square(&x168);
    for _ in 0..3 {
        x169 = square(&x169);
    }
    let x170 = mul(&x169, &x5);
    let mut x171 = square(&x170);
    for _ in 0..7 {
        x171 = square(&x171);
    }
    let x172 = mul(&x171, &x3);
    let mut x173 = square(&x172);
    for _ in 0..6 {
        x173 = square(&x173);
    }
    let x174 = mul(&x173, &x13);
    let mut x175 = square(&x174);
    for _ in 0..2 {
        x175 = square(&x175);
    }
    let x176 = mul(&x175, &x4);
    let mut x177 = square(&x176);
    for _ in 0..7 {
        x177 = square(&x177);
    }
    let x178 = mul(&x177, &x14);
    let mut x179 = square(&x178);
    for _ in 0..2 {
        x179 = square(&x179);
    }
    let x180 = mul(&x179, a);
    let mut x181 = square(&x180);
    for _ in 0..7 {
        x181 = square(&x181);
    }
    let x182 = mul(&x181, &x8);
    let mut x183 = square(&x182);
    for _ in 0..2 {
        x183 = square(&x183);
    }
    mul(&x183, a)
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

/// out = a^1331684699081905773686966904488651388517342873708180584403111660513502390006644134406723028256595313406156735410987361198165720310405343322235720072016414
fn pow_root(a: &Element) -> Element {
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
    let mut x17 = square(&x13);
    for _ in 0..5 {
        x17 = square(&x17);
    }
    let x18 = mul(&x17, &x14);
    let mut x19 = square(&x18);
    for _ in 0..4 {
        x19 = square(&x19);
    }
    let x20 = mul(&x19, &x5);
    let mut x21 = square(&x20);
    for _ in 0..7 {
        x21 = square(&x21);
    }
    let x22 = mul(&x21, &x15);
    let mut x23 = square(&x22);
    for _ in 0..6 {
        x23 = square(&x23);
    }
    let x24 = mul(&x23, &x8);
    let mut x25 = square(&x24);
    for _ in 0..5 {
        x25 = square(&x25);
    }
    let x26 = mul(&x25, &x15);
    let mut x27 = square(&x26);
    for _ in 0..10 {
        x27 = square(&x27);
    }
    let x28 = mul(&x27, &x16);
    let mut x29 = square(&x28);
    for _ in 0..7 {
        x29 = square(&x29);
    }
    let x30 = mul(&x29, &x10);
    let mut x31 = square(&x30);
    for _ in 0..5 {
        x31 = square(&x31);
    }
    let x32 = mul(&x31, &x16);
    let mut x33 = square(&x32);
    for _ in 0..4 {
        x33 = square(&x33);
    }
    let x34 = mul(&x33, &x16);
    let mut x35 = square(&x34);
    for _ in 0..4 {
        x35 = square(&x35);
    }
    let x36 = mul(&x35, &x13);
    let mut x37 = square(&x36);
    for _ in 0..7 {
        x37 = square(&x37);
    }
    let x38 = mul(&x37, &x11);
    let mut x39 = square(&x38);
    for _ in 0..2 {
        x39 = square(&x39);
    }
    let x40 = mul(&x39, &x2);
    let mut x41 = square(&x40);
    for _ in 0..7 {
        x41 = square(&x41);
    }
    let x42 = mul(&x41, &x7);
    let mut x43 = square(&x42);
    for _ in 0..7 {
        x43 = square(&x43);
    }
    let x44 = mul(&x43, &x11);
    let mut x45 = square(&x44);
    for _ in 0..2 {
        x45 = square(&x45);
    }
    let x46 = mul(&x45, &x4);
    let mut x47 = square(&x46);
    for _ in 0..7 {
        x47 = square(&x47);
    }
    let x48 = mul(&x47, &x16);
    let mut x49 = square(&x48);
    for _ in 0..6 {
        x49 = square(&x49);
    }
    let x50 = mul(&x49, &x10);
    let mut x51 = square(&x50);
    for _ in 0..6 {
        x51 = square(&x51);
    }
    let x52 = mul(&x51, &x5);
    let mut x53 = square(&x52);
    for _ in 0..5 {
        x53 = square(&x53);
    }
    let x54 = mul(&x53, &x11);
    let mut x55 = square(&x54);
    for _ in 0..2 {
        x55 = square(&x55);
    }
    let x56 = mul(&x55, &x3);
    let mut x57 = square(&x56);
    for _ in 0..7 {
        x57 = square(&x57);
    }
    let x58 = mul(&x57, &x6);
    let mut x59 = square(&x58);
    x59 = square(&x59);
    let x60 = mul(&x59, a);
    let mut x61 = square(&x60);
    for _ in 0..4 {
        x61 = square(&x61);
    }
    let x62 = mul(&x61, a);
    let mut x63 = square(&x62);
    for _ in 0..9 {
        x63 = square(&x63);
    }
    let x64 = mul(&x63, &x15);
    let mut x65 = square(&x64);
    for _ in 0..5 {
        x65 = square(&x65);
    }
    let x66 = mul(&x65, &x15);
    let mut x67 = square(&x66);
    for _ in 0..4 {
        x67 = square(&x67);
    }
    let x68 = mul(&x67, &x12);
    let mut x69 = square(&x68);
    for _ in 0..6 {
        x69 = square(&x69);
    }
    let x70 = mul(&x69, &x9);
    let mut x71 = square(&x70);
    for _ in 0..4 {
        x71 = square(&x71);
    }
    let x72 = mul(&x71, &x2);
    let mut x73 = square(&x72);
    for _ in 0..3 {
        x73 = square(&x73);
    }
    let x74 = mul(&x73, a);
    let mut x75 = square(&x74);
    for _ in 0..7 {
        x75 = square(&x75);
    }
    let x76 = mul(&x75, &x5);
    let mut x77 = square(&x76);
    for _ in 0..4 {
        x77 = square(&x77);
    }
    let x78 = mul(&x77, &x7);
    let mut x79 = square(&x78);
    for _ in 0..5 {
        x79 = square(&x79);
    }
    let x80 = mul(&x79, &x16);
    let mut x81 = square(&x80);
    for _ in 0..5 {
        x81 = square(&x81);
    }
    let x82 = mul(&x81, &x16);
    let mut x83 = square(&x82);
    for _ in 0..2 {
        x83 = square(&x83);
    }
    let x84 = mul(&x83, &x4);
    let mut x85 = square(&x84);
    for _ in 0..3 {
        x85 = square(&x85);
    }
    let x86 = mul(&x85, &x2);
    let mut x87 = square(&x86);
    for _ in 0..6 {
        x87 = square(&x87);
    }
    let x88 = mul(&x87, &x7);
    let mut x89 = square(&x88);
    for _ in 0..6 {
        x89 = square(&x89);
    }
    let x90 = mul(&x89, &x10);
    let mut x91 = square(&x90);
    for _ in 0..6 {
        x91 = square(&x91);
    }
    let x92 = mul(&x91, &x9);
    let mut x93 = square(&x92);
    for _ in 0..5 {
        x93 = square(&x93);
    }
    let x94 = mul(&x93, &x13);
    let mut x95 = square(&x94);
    for _ in 0..4 {
        x95 = square(&x95);
    }
    let x96 = mul(&x95, &x4);
    let mut x97 = square(&x96);
    for _ in 0..6 {
        x97 = square(&x97);
    }
    let x98 = mul(&x97, &x14);
    let mut x99 = square(&x98);
    for _ in 0..5 {
        x99 = square(&x99);
    }
    let x100 = mul(&x99, &x10);
    let mut x101 = square(&x100);
    for _ in 0..3 {
        x101 = square(&x101);
    }
    let x102 = mul(&x101, &x7);
    let mut x103 = square(&x102);
    for _ in 0..5 {
        x103 = square(&x103);
    }
    let x104 = mul(&x103, &x11);
    let mut x105 = square(&x104);
    for _ in 0..4 {
        x105 = square(&x105);
    }
    let x106 = mul(&x105, &x9);
    let mut x107 = square(&x106);
    for _ in 0..3 {
        x107 = square(&x107);
    }
    let x108 = mul(&x107, &x6);
    let mut x109 = square(&x108);
    for _ in 0..7 {
        x109 = square(&x109);
    }
    let x110 = mul(&x109, &x11);
    let mut x111 = square(&x110);
    for _ in 0..4 {
        x111 = square(&x111);
    }
    let x112 = mul(&x111, &x10);
    let mut x113 = square(&x112);
    for _ in 0..4 {
        x113 = square(&x113);
    }
    let x114 = mul(&x113, &x16);
    let mut x115 = square(&x114);
    for _ in 0..5 {
        x115 = square(&x115);
    }
    let x116 = mul(&x115, &x7);
    let mut x117 = square(&x116);
    for _ in 0..5 {
        x117 = square(&x117);
    }
    let x118 = mul(&x117, &x11);
    let mut x119 = square(&x118);
    for _ in 0..9 {
        x119 = square(&x119);
    }
    let x120 = mul(&x119, &x15);
    let mut x121 = square(&x120);
    for _ in 0..5 {
        x121 = square(&x121);
    }
    let x122 = mul(&x121, &x9);
    let mut x123 = square(&x122);
    for _ in 0..5 {
        x123 = square(&x123);
    }
    let x124 = mul(&x123, &x13);
    let mut x125 = square(&x124);
    for _ in 0..4 {
        x125 = square(&x125);
    }
    let x126 = mul(&x125, &x13);
    let x127 = square(&x126);
    let x128 = mul(&x127, a);
    let mut x129 = square(&x128);
    for _ in 0..8 {
        x129 = square(&x129);
    }
    let x130 = mul(&x129, &x13);
    let x131 = square(&x130);
    let x132 = mul(&x131, a);
    let mut x133 = square(&x132);
    for _ in 0..9 {
        x133 = square(&x133);
    }
    let x134 = mul(&x133, &x16);
    let mut x135 = square(&x134);
    for _ in 0..7 {
        x135 = square(&x135);
    }
    let x136 = mul(&x135, &x6);
    let mut x137 = square(&x136);
    for _ in 0..5 {
        x137 = square(&x137);
    }
    let x138 = mul(&x137, &x10);
    let mut x139 = square(&x138);
    for _ in 0..4 {
        x139 = square(&x139);
    }
    let x140 = mul(&x139, &x13);
    let mut x141 = square(&x140);
    for _ in 0..6 {
        x141 = square(&x141);
    }
    let x142 = mul(&x141, &x12);
    let mut x143 = square(&x142);
    for _ in 0..8 {
        x143 = square(&x143);
    }
    let x144 = mul(&x143, &x10);
    let mut x145 = square(&x144);
    for _ in 0..3 {
        x145 = square(&x145);
    }
    let x146 = mul(&x145, &x5);
    let mut x147 = square(&x146);
    for _ in 0..8 {
        x147 = square(&x147);
    }
    let x148 = mul(&x147, &x14);
    let mut x149 = square(&x148);
    for _ in 0..3 {
        x149 = square(&x149);
    }
    let x150 = mul(&x149, &x8);
    let mut x151 = square(&x150);
    for _ in 0..5 {
        x151 = square(&x151);
    }
    let x152 = mul(&x151, &x9);
    let mut x153 = square(&x152);
    for _ in 0..5 {
        x153 = square(&x153);
    }
    let x154 = mul(&x153, &x12);
    let mut x155 = square(&x154);
    for _ in 0..4 {
        x155 = square(&x155);
    }
    let x156 = mul(&x155, &x11);
    let mut x157 = square(&x156);
    for _ in 0..3 {
        x157 = square(&x157);
    }
    let x158 = mul(&x157, &x5);
    let mut x159 = square(&x158);
    for _ in 0..3 {
        x159 = square(&x159);
    }
    let x160 = mul(&x159, &x3);
    let mut x161 = square(&x160);
    for _ in 0..8 {
        x161 = square(&x161);
    }
    let x162 = mul(&x161, &x7);
    let mut x163 = square(&x162);
    for _ in 0..5 {
        x163 = square(&x163);
    }
    let x164 = mul(&x163, &x9);
    let mut x165 = square(&x164);
    for _ in 0..4 {
        x165 = square(&x165);
    }
    let x166 = mul(&x165, &x12);
    let mut x167 = square(&x166);
    for _ in 0..10 {
        x167 = square(&x167);
    }
    let x168 = mul(&x167, &x14);
    let mut x169 = square(&x168);
    for _ in 0..3 {
        x169 = square(&x169);
    }
    let x170 = mul(&x169, &x5);
    let mut x171 = square(&x170);
    for _ in 0..7 {
        x171 = square(&x171);
    }
    let x172 = mul(&x171, &x3);
    let mut x173 = square(&x172);
    for _ in 0..6 {
        x173 = square(&x173);
    }
    let x174 = mul(&x173, &x13);
    let mut x175 = square(&x174);
    for _ in 0..2 {
        x175 = square(&x175);
    }
    let x176 = mul(&x175, &x4);
    let mut x177 = square(&x176);
    for _ in 0..7 {
        x177 = square(&x177);
    }
    let x178 = mul(&x177, &x14);
    let mut x179 = square(&x178);
    for _ in 0..2 {
        x179 = square(&x179);
    }
    let x180 = mul(&x179, a);
    let mut x181 = square(&x180);
    for _ in 0..7 {
        x181 = square(&x181);
    }
    let x182 = mul(&x181, &x8);
    square(&x182)
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
