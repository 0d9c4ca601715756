//! Arithmetic modulo 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b (csidh512_x57). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b
//! Recipe:  9x57 product-scanning double-word montgomery(product-scanning) carry(sequential) invert(divsteps)
//! Limbs:   9 words of 64 bits
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^513 modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight                   loose
//! 0     2^0     [0, 0x27fffffffffffff]  [0, 0x27fffffffffffff]
//! 1     2^57    [0, 0x2f3ffffffffffff]  [0, 0x2f3ffffffffffff]
//! 2     2^114   [0, 0x3cfffffffffffff]  [0, 0x3cfffffffffffff]
//! 3     2^171   [0, 0x353ffffffffffff]  [0, 0x353ffffffffffff]
//! 4     2^228   [0, 0x2cfffffffffffff]  [0, 0x2cfffffffffffff]
//! 5     2^285   [0, 0x3bbffffffffffff]  [0, 0x3bbffffffffffff]
//! 6     2^342   [0, 0x2cfffffffffffff]  [0, 0x2cfffffffffffff]
//! 7     2^399   [0, 0x283ffffffffffff]  [0, 0x283ffffffffffff]
//! 8     2^456   [0, 0xe9ffffffffffff]   [0, 0xe9ffffffffffff]
//! ```

/// Number of words in an element.
pub const LIMBS: usize = 9;

/// Number of bytes in an encoded element.
pub const BYTES: usize = 64;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u64; LIMBS]);

/// An element within loose bounds. In this field they equal the tight bounds.
pub type Loose = Element;

/// 0.
pub const ZERO: Element = Element([0, 0, 0, 0, 0, 0, 0, 0, 0]);

/// 1.
pub const ONE: Element = Element([
    0x77_62e5_fd1e_1599,
    0xba_1d24_d05b_7b3b,
    0x100_d931_dd10_ccf1,
    0x9f_07ea_db6d_1f81,
    0x5_20ef_bb9a_a1e2,
    0xaa_15a1_c8a0_80f9,
    0xa_29ec_7b5b_656c,
    0x80_2295_17d2_5191,
    0x3_7937_32bb_b24f,
]);

/// 2^512, the weight of the upper half of a double-length encoding.
pub const WIDE: Element = Element([
    0x19e_fda9_2c31_65cd,
    0x161_4afa_1b9e_62a8,
    0x1ac_e14e_e49b_c2e7,
    0x82_32f6_8b69_bee9,
    0xb9_8fdd_28ab_27d6,
    0x126_d503_0300_58ae,
    0x78_3e23_de22_ad04,
    0x7a_bc66_f815_c717,
    0x37_fa24_cdd9_d799,
]);

/// 2^((p - 1) / 2^1), a primitive root of unity of order 2^1.
pub const ROOT_OF_UNITY: Element = Element([
    0x10a_561f_36a8_b2e2,
    0x53_dd07_05f8_9f52,
    0x132_2e90_f6b8_a3ab,
    0xd_f67f_c57d_0d64,
    0x12d_0bad_1ee0_0a8a,
    0x19a_4c71_0f3f_653b,
    0x127_00e4_38c5_864a,
    0xff_d680_49d0_6aeb,
    0x62_3b57_5cb8_5d3a,
]);

/// R; in the Montgomery domain its limbs hold R^2.
pub const R: Element = Element([
    0x1bc_424d_249c_031f,
    0x1b4_9bc8_60e8_aac3,
    0x126_bada_f56e_1532,
    0x57_6782_75e9_50ed,
    0x40_f31d_76db_a340,
    0x9_47f3_2e20_cb28,
    0x1bf_5177_0824_6e52,
    0x175_7fb8_8e88_d1b1,
    0xa_3fbb_0c3f_9fa8,
]);

/// The double-width product of two words.
#[inline(always)]
const fn m(x: u64, y: u64) -> u128 {
    x as u128 * y as u128
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
/// - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
/// - takes `b`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
/// - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn add(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let x0 = a8 + b8;
    let x1 = x0 >> 55;
    let x2 = a0 + b0 + x1 * 0x7e_46fa_cc39_3785;
    let o0 = x2 & 0x1ff_ffff_ffff_ffff;
    let x3 = a1 + b1 + x1 * 0xf2_05d4_29ab_e572 + (x2 >> 57);
    let o1 = x3 & 0x1ff_ffff_ffff_ffff;
    let x4 = a2 + b2 + x1 * 0x1cc_f83d_2c36_8f63 + (x3 >> 57);
    let o2 = x4 & 0x1ff_ffff_ffff_ffff;
    let x5 = a3 + b3 + x1 * 0x153_0195_5f15_d319 + (x4 >> 57);
    let o3 = x5 & 0x1ff_ffff_ffff_ffff;
    let x6 = a4 + b4 + x1 * 0xcd_d363_2585_5393 + (x5 >> 57);
    let o4 = x6 & 0x1ff_ffff_ffff_ffff;
    let x7 = a5 + b5 + x1 * 0x1bb_9ded_2820_19cb + (x6 >> 57);
    let o5 = x7 & 0x1ff_ffff_ffff_ffff;
    let x8 = a6 + b6 + x1 * 0xce_d52f_4bdf_1448 + (x7 >> 57);
    let o6 = x8 & 0x1ff_ffff_ffff_ffff;
    let x9 = a7 + b7 + x1 * 0x80_06ea_9e5d_4383 + (x8 >> 57);
    let o7 = x9 & 0x1ff_ffff_ffff_ffff;
    let o8 = (x0 & 0x7f_ffff_ffff_ffff) + x1 * 0x1a_4b71_708b_f076 + (x9 >> 57);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
/// - takes `b`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
/// - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn sub(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let x0 = a8 + 0x131_1dab_ae5c_2e9b - b8;
    let x1 = x0 >> 55;
    let x2 = a0 + 0x285_2b0f_9b54_5971 - b0 + x1 * 0x7e_46fa_cc39_3785;
    let o0 = x2 & 0x1ff_ffff_ffff_ffff;
    let x3 = a1 + 0x329_ee83_82fc_4fa8 - b1 + x1 * 0xf2_05d4_29ab_e572 + (x2 >> 57);
    let o1 = x3 & 0x1ff_ffff_ffff_ffff;
    let x4 = a2 + 0x499_1748_7b5c_51d4 - b2 + x1 * 0x1cc_f83d_2c36_8f63 + (x3 >> 57);
    let o2 = x4 & 0x1ff_ffff_ffff_ffff;
    let x5 = a3 + 0x406_fb3f_e2be_86b0 - b3 + x1 * 0x153_0195_5f15_d319 + (x4 >> 57);
    let o3 = x5 & 0x1ff_ffff_ffff_ffff;
    let x6 = a4 + 0x396_85d6_8f70_0543 - b4 + x1 * 0xcd_d363_2585_5393 + (x5 >> 57);
    let o4 = x6 & 0x1ff_ffff_ffff_ffff;
    let x7 = a5 + 0x4cd_2638_879f_b29c - b5 + x1 * 0x1bb_9ded_2820_19cb + (x6 >> 57);
    let o5 = x7 & 0x1ff_ffff_ffff_ffff;
    let x8 = a6 + 0x393_8072_1c62_c323 - b6 + x1 * 0xce_d52f_4bdf_1448 + (x7 >> 57);
    let o6 = x8 & 0x1ff_ffff_ffff_ffff;
    let x9 = a7 + 0x47f_eb40_24e8_3574 - b7 + x1 * 0x80_06ea_9e5d_4383 + (x8 >> 57);
    let o7 = x9 & 0x1ff_ffff_ffff_ffff;
    let o8 = (x0 & 0x7f_ffff_ffff_ffff) + x1 * 0x1a_4b71_708b_f076 + (x9 >> 57);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = -a (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
/// - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn opp(a: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = 0x131_1dab_ae5c_2e9b - a8;
    let x1 = x0 >> 55;
    let x2 = 0x285_2b0f_9b54_5971 - a0 + x1 * 0x7e_46fa_cc39_3785;
    let o0 = x2 & 0x1ff_ffff_ffff_ffff;
    let x3 = 0x329_ee83_82fc_4fa8 - a1 + x1 * 0xf2_05d4_29ab_e572 + (x2 >> 57);
    let o1 = x3 & 0x1ff_ffff_ffff_ffff;
    let x4 = 0x499_1748_7b5c_51d4 - a2 + x1 * 0x1cc_f83d_2c36_8f63 + (x3 >> 57);
    let o2 = x4 & 0x1ff_ffff_ffff_ffff;
    let x5 = 0x406_fb3f_e2be_86b0 - a3 + x1 * 0x153_0195_5f15_d319 + (x4 >> 57);
    let o3 = x5 & 0x1ff_ffff_ffff_ffff;
    let x6 = 0x396_85d6_8f70_0543 - a4 + x1 * 0xcd_d363_2585_5393 + (x5 >> 57);
    let o4 = x6 & 0x1ff_ffff_ffff_ffff;
    let x7 = 0x4cd_2638_879f_b29c - a5 + x1 * 0x1bb_9ded_2820_19cb + (x6 >> 57);
    let o5 = x7 & 0x1ff_ffff_ffff_ffff;
    let x8 = 0x393_8072_1c62_c323 - a6 + x1 * 0xce_d52f_4bdf_1448 + (x7 >> 57);
    let o6 = x8 & 0x1ff_ffff_ffff_ffff;
    let x9 = 0x47f_eb40_24e8_3574 - a7 + x1 * 0x80_06ea_9e5d_4383 + (x8 >> 57);
    let o7 = x9 & 0x1ff_ffff_ffff_ffff;
    let o8 = (x0 & 0x7f_ffff_ffff_ffff) + x1 * 0x1a_4b71_708b_f076 + (x9 >> 57);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `R * out = a * b (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
/// - takes `b`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
/// - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn mul(a: &Loose, b: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let r0 = m(a0, b0);
    let x0 = r0 as u64;
    let x1 = x0.wrapping_mul(0xc1_301f_632e_294d);
    let x2 = x1 & 0x1ff_ffff_ffff_ffff;
    let r1 = r0 + m(x2, 0x181_b905_33c6_c87b);
    let x3 = (r1 >> 57) as u64;
    let r2 = m(a0, b1) + m(a1, b0) + x3 as u128 + m(x2, 0x10d_fa2b_d654_1a8d);
    let x4 = r2 as u64;
    let x5 = x4.wrapping_mul(0xc1_301f_632e_294d);
    let x6 = x5 & 0x1ff_ffff_ffff_ffff;
    let r3 = r2 + m(x6, 0x181_b905_33c6_c87b);
    let x7 = (r3 >> 57) as u64;
    let r4 = m(a0, b2)
        + m(a1, b1)
        + m(a2, b0)
        + x7 as u128
        + (m(x2, 0x33_07c2_d3c9_709c) + m(x6, 0x10d_fa2b_d654_1a8d));
    let x8 = r4 as u64;
    let x9 = x8.wrapping_mul(0xc1_301f_632e_294d);
    let x10 = x9 & 0x1ff_ffff_ffff_ffff;
    let r5 = r4 + m(x10, 0x181_b905_33c6_c87b);
    let x11 = (r5 >> 57) as u64;
    let r6 = m(a0, b3)
        + m(a1, b2)
        + m(a2, b1)
        + m(a3, b0)
        + x11 as u128
        + (m(x2, 0xac_fe6a_a0ea_2ce6) + m(x6, 0x33_07c2_d3c9_709c) + m(x10, 0x10d_fa2b_d654_1a8d));
    let x12 = r6 as u64;
    let x13 = x12.wrapping_mul(0xc1_301f_632e_294d);
    let x14 = x13 & 0x1ff_ffff_ffff_ffff;
    let r7 = r6 + m(x14, 0x181_b905_33c6_c87b);
    let x15 = (r7 >> 57) as u64;
    let r8 = m(a0, b4)
        + m(a1, b3)
        + m(a2, b2)
        + m(a3, b1)
        + m(a4, b0)
        + x15 as u128
        + (m(x2, 0x132_2c9c_da7a_ac6c) + m(x6, 0xac_fe6a_a0ea_2ce6) + m(x10, 0x33_07c2_d3c9_709c) + m(x14, 0x10d_fa2b_d654_1a8d));
    let x16 = r8 as u64;
    let x17 = x16.wrapping_mul(0xc1_301f_632e_294d);
    let x18 = x17 & 0x1ff_ffff_ffff_ffff;
    let r9 = r8 + m(x18, 0x181_b905_33c6_c87b);
    let x19 = (r9 >> 57) as u64;
    let r10 = m(a0, b5)
        + m(a1, b4)
        + m(a2, b3)
        + m(a3, b2)
        + m(a4, b1)
        + m(a5, b0)
        + x19 as u128
        + (m(x2, 0x44_6212_d7df_e634) + m(x6, 0x132_2c9c_da7a_ac6c) + m(x10, 0xac_fe6a_a0ea_2ce6) + m(x14, 0x33_07c2_d3c9_709c) + m(x18, 0x10d_fa2b_d654_1a8d));
    let x20 = r10 as u64;
    let x21 = x20.wrapping_mul(0xc1_301f_632e_294d);
    let x22 = x21 & 0x1ff_ffff_ffff_ffff;
    let r11 = r10 + m(x22, 0x181_b905_33c6_c87b);
    let x23 = (r11 >> 57) as u64;
    let r12 = m(a0, b6)
        + m(a1, b5)
        + m(a2, b4)
        + m(a3, b3)
        + m(a4, b2)
        + m(a5, b1)
        + m(a6, b0)
        + x23 as u128
        + (m(x2, 0x131_2ad0_b420_ebb7) + m(x6, 0x44_6212_d7df_e634) + m(x10, 0x132_2c9c_da7a_ac6c) + m(x14, 0xac_fe6a_a0ea_2ce6) + m(x18, 0x33_07c2_d3c9_709c) + m(x22, 0x10d_fa2b_d654_1a8d));
    let x24 = r12 as u64;
    let x25 = x24.wrapping_mul(0xc1_301f_632e_294d);
    let x26 = x25 & 0x1ff_ffff_ffff_ffff;
    let r13 = r12 + m(x26, 0x181_b905_33c6_c87b);
    let x27 = (r13 >> 57) as u64;
    let r14 = m(a0, b7)
        + m(a1, b6)
        + m(a2, b5)
        + m(a3, b4)
        + m(a4, b3)
        + m(a5, b2)
        + m(a6, b1)
        + m(a7, b0)
        + x27 as u128
        + (m(x2, 0x17f_f915_61a2_bc7c) + m(x6, 0x131_2ad0_b420_ebb7) + m(x10, 0x44_6212_d7df_e634) + m(x14, 0x132_2c9c_da7a_ac6c) + m(x18, 0xac_fe6a_a0ea_2ce6) + m(x22, 0x33_07c2_d3c9_709c) + m(x26, 0x10d_fa2b_d654_1a8d));
    let x28 = r14 as u64;
    let x29 = x28.wrapping_mul(0xc1_301f_632e_294d);
    let x30 = x29 & 0x1ff_ffff_ffff_ffff;
    let r15 = r14 + m(x30, 0x181_b905_33c6_c87b);
    let x31 = (r15 >> 57) as u64;
    let r16 = m(a0, b8)
        + m(a1, b7)
        + m(a2, b6)
        + m(a3, b5)
        + m(a4, b4)
        + m(a5, b3)
        + m(a6, b2)
        + m(a7, b1)
        + m(a8, b0)
        + x31 as u128
        + (m(x2, 0x65_b48e_8f74_0f89) + m(x6, 0x17f_f915_61a2_bc7c) + m(x10, 0x131_2ad0_b420_ebb7) + m(x14, 0x44_6212_d7df_e634) + m(x18, 0x132_2c9c_da7a_ac6c) + m(x22, 0xac_fe6a_a0ea_2ce6) + m(x26, 0x33_07c2_d3c9_709c) + m(x30, 0x10d_fa2b_d654_1a8d));
    let x32 = r16 as u64;
    let x33 = x32.wrapping_mul(0xc1_301f_632e_294d);
    let x34 = x33 & 0x1ff_ffff_ffff_ffff;
    let r17 = r16 + m(x34, 0x181_b905_33c6_c87b);
    let x35 = (r17 >> 57) as u64;
    let r18 = m(a1, b8)
        + m(a2, b7)
        + m(a3, b6)
        + m(a4, b5)
        + m(a5, b4)
        + m(a6, b3)
        + m(a7, b2)
        + m(a8, b1)
        + x35 as u128
        + (m(x6, 0x65_b48e_8f74_0f89) + m(x10, 0x17f_f915_61a2_bc7c) + m(x14, 0x131_2ad0_b420_ebb7) + m(x18, 0x44_6212_d7df_e634) + m(x22, 0x132_2c9c_da7a_ac6c) + m(x26, 0xac_fe6a_a0ea_2ce6) + m(x30, 0x33_07c2_d3c9_709c) + m(x34, 0x10d_fa2b_d654_1a8d));
    let x36 = (r18 >> 57) as u64;
    let o0 = r18 as u64 & 0x1ff_ffff_ffff_ffff;
    let r19 = m(a2, b8)
        + m(a3, b7)
        + m(a4, b6)
        + m(a5, b5)
        + m(a6, b4)
        + m(a7, b3)
        + m(a8, b2)
        + x36 as u128
        + (m(x10, 0x65_b48e_8f74_0f89) + m(x14, 0x17f_f915_61a2_bc7c) + m(x18, 0x131_2ad0_b420_ebb7) + m(x22, 0x44_6212_d7df_e634) + m(x26, 0x132_2c9c_da7a_ac6c) + m(x30, 0xac_fe6a_a0ea_2ce6) + m(x34, 0x33_07c2_d3c9_709c));
    let x37 = (r19 >> 57) as u64;
    let o1 = r19 as u64 & 0x1ff_ffff_ffff_ffff;
    let r20 = m(a3, b8)
        + m(a4, b7)
        + m(a5, b6)
        + m(a6, b5)
        + m(a7, b4)
        + m(a8, b3)
        + x37 as u128
        + (m(x14, 0x65_b48e_8f74_0f89) + m(x18, 0x17f_f915_61a2_bc7c) + m(x22, 0x131_2ad0_b420_ebb7) + m(x26, 0x44_6212_d7df_e634) + m(x30, 0x132_2c9c_da7a_ac6c) + m(x34, 0xac_fe6a_a0ea_2ce6));
    let x38 = (r20 >> 57) as u64;
    let o2 = r20 as u64 & 0x1ff_ffff_ffff_ffff;
    let r21 = m(a4, b8)
        + m(a5, b7)
        + m(a6, b6)
        + m(a7, b5)
        + m(a8, b4)
        + x38 as u128
        + (m(x18, 0x65_b48e_8f74_0f89) + m(x22, 0x17f_f915_61a2_bc7c) + m(x26, 0x131_2ad0_b420_ebb7) + m(x30, 0x44_6212_d7df_e634) + m(x34, 0x132_2c9c_da7a_ac6c));
    let x39 = (r21 >> 57) as u64;
    let o3 = r21 as u64 & 0x1ff_ffff_ffff_ffff;
    let r22 = m(a5, b8)
        + m(a6, b7)
        + m(a7, b6)
        + m(a8, b5)
        + x39 as u128
        + (m(x22, 0x65_b48e_8f74_0f89) + m(x26, 0x17f_f915_61a2_bc7c) + m(x30, 0x131_2ad0_b420_ebb7) + m(x34, 0x44_6212_d7df_e634));
    let x40 = (r22 >> 57) as u64;
    let o4 = r22 as u64 & 0x1ff_ffff_ffff_ffff;
    let r23 = m(a6, b8)
        + m(a7, b7)
        + m(a8, b6)
        + x40 as u128
        + (m(x26, 0x65_b48e_8f74_0f89) + m(x30, 0x17f_f915_61a2_bc7c) + m(x34, 0x131_2ad0_b420_ebb7));
    let x41 = (r23 >> 57) as u64;
    let o5 = r23 as u64 & 0x1ff_ffff_ffff_ffff;
    let r24 = m(a7, b8)
        + m(a8, b7)
        + x41 as u128
        + (m(x30, 0x65_b48e_8f74_0f89) + m(x34, 0x17f_f915_61a2_bc7c));
    let x42 = (r24 >> 57) as u64;
    let o6 = r24 as u64 & 0x1ff_ffff_ffff_ffff;
    let r25 = m(a8, b8) + x42 as u128 + m(x34, 0x65_b48e_8f74_0f89);
    let o8 = (r25 >> 57) as u64;
    let o7 = r25 as u64 & 0x1ff_ffff_ffff_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `R * out = a^2 (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
/// - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn square(a: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let r0 = m(a0, a0);
    let a0_2 = a0 << 1;
    let a1_2 = a1 << 1;
    let a2_2 = a2 << 1;
    let a3_2 = a3 << 1;
    let a4_2 = a4 << 1;
    let a5_2 = a5 << 1;
    let a6_2 = a6 << 1;
    let a7_2 = a7 << 1;
    let x0 = r0 as u64;
    let x1 = x0.wrapping_mul(0xc1_301f_632e_294d);
    let x2 = x1 & 0x1ff_ffff_ffff_ffff;
    let r1 = r0 + m(x2, 0x181_b905_33c6_c87b);
    let x3 = (r1 >> 57) as u64;
    let r2 = m(a0_2, a1) + x3 as u128 + m(x2, 0x10d_fa2b_d654_1a8d);
    let x4 = r2 as u64;
    let x5 = x4.wrapping_mul(0xc1_301f_632e_294d);
    let x6 = x5 & 0x1ff_ffff_ffff_ffff;
    let r3 = r2 + m(x6, 0x181_b905_33c6_c87b);
    let x7 = (r3 >> 57) as u64;
    let r4 = m(a0_2, a2)
        + m(a1, a1)
        + x7 as u128
        + (m(x2, 0x33_07c2_d3c9_709c) + m(x6, 0x10d_fa2b_d654_1a8d));
    let x8 = r4 as u64;
    let x9 = x8.wrapping_mul(0xc1_301f_632e_294d);
    let x10 = x9 & 0x1ff_ffff_ffff_ffff;
    let r5 = r4 + m(x10, 0x181_b905_33c6_c87b);
    let x11 = (r5 >> 57) as u64;
    let r6 = m(a0_2, a3)
        + m(a1_2, a2)
        + x11 as u128
        + (m(x2, 0xac_fe6a_a0ea_2ce6) + m(x6, 0x33_07c2_d3c9_709c) + m(x10, 0x10d_fa2b_d654_1a8d));
    let x12 = r6 as u64;
    let x13 = x12.wrapping_mul(0xc1_301f_632e_294d);
    let x14 = x13 & 0x1ff_ffff_ffff_ffff;
    let r7 = r6 + m(x14, 0x181_b905_33c6_c87b);
    let x15 = (r7 >> 57) as u64;
    let r8 = m(a0_2, a4)
        + m(a1_2, a3)
        + m(a2, a2)
        + x15 as u128
        + (m(x2, 0x132_2c9c_da7a_ac6c) + m(x6, 0xac_fe6a_a0ea_2ce6) + m(x10, 0x33_07c2_d3c9_709c) + m(x14, 0x10d_fa2b_d654_1a8d));
    let x16 = r8 as u64;
    let x17 = x16.wrapping_mul(0xc1_301f_632e_294d);
    let x18 = x17 & 0x1ff_ffff_ffff_ffff;
    let r9 = r8 + m(x18, 0x181_b905_33c6_c87b);
    let x19 = (r9 >> 57) as u64;
    let r10 = m(a0_2, a5)
        + m(a1_2, a4)
        + m(a2_2, a3)
        + x19 as u128
        + (m(x2, 0x44_6212_d7df_e634) + m(x6, 0x132_2c9c_da7a_ac6c) + m(x10, 0xac_fe6a_a0ea_2ce6) + m(x14, 0x33_07c2_d3c9_709c) + m(x18, 0x10d_fa2b_d654_1a8d));
    let x20 = r10 as u64;
    let x21 = x20.wrapping_mul(0xc1_301f_632e_294d);
    let x22 = x21 & 0x1ff_ffff_ffff_ffff;
    let r11 = r10 + m(x22, 0x181_b905_33c6_c87b);
    let x23 = (r11 >> 57) as u64;
    let r12 = m(a0_2, a6)
        + m(a1_2, a5)
        + m(a2_2, a4)
        + m(a3, a3)
        + x23 as u128
        + (m(x2, 0x131_2ad0_b420_ebb7) + m(x6, 0x44_6212_d7df_e634) + m(x10, 0x132_2c9c_da7a_ac6c) + m(x14, 0xac_fe6a_a0ea_2ce6) + m(x18, 0x33_07c2_d3c9_709c) + m(x22, 0x10d_fa2b_d654_1a8d));
    let x24 = r12 as u64;
    let x25 = x24.wrapping_mul(0xc1_301f_632e_294d);
    let x26 = x25 & 0x1ff_ffff_ffff_ffff;
    let r13 = r12 + m(x26, 0x181_b905_33c6_c87b);
    let x27 = (r13 >> 57) as u64;
    let r14 = m(a0_2, a7)
        + m(a1_2, a6)
        + m(a2_2, a5)
        + m(a3_2, a4)
        + x27 as u128
        + (m(x2, 0x17f_f915_61a2_bc7c) + m(x6, 0x131_2ad0_b420_ebb7) + m(x10, 0x44_6212_d7df_e634) + m(x14, 0x132_2c9c_da7a_ac6c) + m(x18, 0xac_fe6a_a0ea_2ce6) + m(x22, 0x33_07c2_d3c9_709c) + m(x26, 0x10d_fa2b_d654_1a8d));
    let x28 = r14 as u64;
    let x29 = x28.wrapping_mul(0xc1_301f_632e_294d);
    let x30 = x29 & 0x1ff_ffff_ffff_ffff;
    let r15 = r14 + m(x30, 0x181_b905_33c6_c87b);
    let x31 = (r15 >> 57) as u64;
    let r16 = m(a0_2, a8)
        + m(a1_2, a7)
        + m(a2_2, a6)
        + m(a3_2, a5)
        + m(a4, a4)
        + x31 as u128
        + (m(x2, 0x65_b48e_8f74_0f89) + m(x6, 0x17f_f915_61a2_bc7c) + m(x10, 0x131_2ad0_b420_ebb7) + m(x14, 0x44_6212_d7df_e634) + m(x18, 0x132_2c9c_da7a_ac6c) + m(x22, 0xac_fe6a_a0ea_2ce6) + m(x26, 0x33_07c2_d3c9_709c) + m(x30, 0x10d_fa2b_d654_1a8d));
    let x32 = r16 as u64;
    let x33 = x32.wrapping_mul(0xc1_301f_632e_294d);
    let x34 = x33 & 0x1ff_ffff_ffff_ffff;
    let r17 = r16 + m(x34, 0x181_b905_33c6_c87b);
    let x35 = (r17 >> 57) as u64;
    let r18 = m(a1_2, a8)
        + m(a2_2, a7)
        + m(a3_2, a6)
        + m(a4_2, a5)
        + x35 as u128
        + (m(x6, 0x65_b48e_8f74_0f89) + m(x10, 0x17f_f915_61a2_bc7c) + m(x14, 0x131_2ad0_b420_ebb7) + m(x18, 0x44_6212_d7df_e634) + m(x22, 0x132_2c9c_da7a_ac6c) + m(x26, 0xac_fe6a_a0ea_2ce6) + m(x30, 0x33_07c2_d3c9_709c) + m(x34, 0x10d_fa2b_d654_1a8d));
    let x36 = (r18 >> 57) as u64;
    let o0 = r18 as u64 & 0x1ff_ffff_ffff_ffff;
    let r19 = m(a2_2, a8)
        + m(a3_2, a7)
        + m(a4_2, a6)
        + m(a5, a5)
        + x36 as u128
        + (m(x10, 0x65_b48e_8f74_0f89) + m(x14, 0x17f_f915_61a2_bc7c) + m(x18, 0x131_2ad0_b420_ebb7) + m(x22, 0x44_6212_d7df_e634) + m(x26, 0x132_2c9c_da7a_ac6c) + m(x30, 0xac_fe6a_a0ea_2ce6) + m(x34, 0x33_07c2_d3c9_709c));
    let x37 = (r19 >> 57) as u64;
    let o1 = r19 as u64 & 0x1ff_ffff_ffff_ffff;
    let r20 = m(a3_2, a8)
        + m(a4_2, a7)
        + m(a5_2, a6)
        + x37 as u128
        + (m(x14, 0x65_b48e_8f74_0f89) + m(x18, 0x17f_f915_61a2_bc7c) + m(x22, 0x131_2ad0_b420_ebb7) + m(x26, 0x44_6212_d7df_e634) + m(x30, 0x132_2c9c_da7a_ac6c) + m(x34, 0xac_fe6a_a0ea_2ce6));
    let x38 = (r20 >> 57) as u64;
    let o2 = r20 as u64 & 0x1ff_ffff_ffff_ffff;
    let r21 = m(a4_2, a8)
        + m(a5_2, a7)
        + m(a6, a6)
        + x38 as u128
        + (m(x18, 0x65_b48e_8f74_0f89) + m(x22, 0x17f_f915_61a2_bc7c) + m(x26, 0x131_2ad0_b420_ebb7) + m(x30, 0x44_6212_d7df_e634) + m(x34, 0x132_2c9c_da7a_ac6c));
    let x39 = (r21 >> 57) as u64;
    let o3 = r21 as u64 & 0x1ff_ffff_ffff_ffff;
    let r22 = m(a5_2, a8)
        + m(a6_2, a7)
        + x39 as u128
        + (m(x22, 0x65_b48e_8f74_0f89) + m(x26, 0x17f_f915_61a2_bc7c) + m(x30, 0x131_2ad0_b420_ebb7) + m(x34, 0x44_6212_d7df_e634));
    let x40 = (r22 >> 57) as u64;
    let o4 = r22 as u64 & 0x1ff_ffff_ffff_ffff;
    let r23 = m(a6_2, a8)
        + m(a7, a7)
        + x40 as u128
        + (m(x26, 0x65_b48e_8f74_0f89) + m(x30, 0x17f_f915_61a2_bc7c) + m(x34, 0x131_2ad0_b420_ebb7));
    let x41 = (r23 >> 57) as u64;
    let o5 = r23 as u64 & 0x1ff_ffff_ffff_ffff;
    let r24 = m(a7_2, a8)
        + x41 as u128
        + (m(x30, 0x65_b48e_8f74_0f89) + m(x34, 0x17f_f915_61a2_bc7c));
    let x42 = (r24 >> 57) as u64;
    let o6 = r24 as u64 & 0x1ff_ffff_ffff_ffff;
    let r25 = m(a8, a8) + x42 as u128 + m(x34, 0x65_b48e_8f74_0f89);
    let o8 = (r25 >> 57) as u64;
    let o7 = r25 as u64 & 0x1ff_ffff_ffff_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
/// - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn halve(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a0 & 1;
    let c0 = x0 != 0;
    let c0_mask = 0u64.wrapping_sub(c0 as u64);
    let x1 = a0 + (c0_mask & 0x181_b905_33c6_c87b);
    let x2 = a1 + (c0_mask & 0x10d_fa2b_d654_1a8d);
    let x3 = a2 + (c0_mask & 0x33_07c2_d3c9_709c);
    let x4 = a3 + (c0_mask & 0xac_fe6a_a0ea_2ce6);
    let x5 = a4 + (c0_mask & 0x132_2c9c_da7a_ac6c);
    let x6 = a5 + (c0_mask & 0x44_6212_d7df_e634);
    let x7 = a6 + (c0_mask & 0x131_2ad0_b420_ebb7);
    let x8 = a7 + (c0_mask & 0x17f_f915_61a2_bc7c);
    let x9 = a8 + (c0_mask & 0x65_b48e_8f74_0f89);
    let x10 = x2 & 1;
    let x11 = (x1 >> 1) + (x10 << 56);
    let x12 = x3 & 1;
    let x13 = x4 & 1;
    let x14 = x5 & 1;
    let x15 = x6 & 1;
    let x16 = x7 & 1;
    let x17 = x8 & 1;
    let x18 = x9 & 1;
    let x19 = (x2 >> 1) + (x12 << 56) + (x11 >> 57);
    let x20 = (x3 >> 1) + (x13 << 56) + (x19 >> 57);
    let x21 = (x4 >> 1) + (x14 << 56) + (x20 >> 57);
    let x22 = (x5 >> 1) + (x15 << 56) + (x21 >> 57);
    let x23 = (x6 >> 1) + (x16 << 56) + (x22 >> 57);
    let x24 = (x7 >> 1) + (x17 << 56) + (x23 >> 57);
    let x25 = (x8 >> 1) + (x18 << 56) + (x24 >> 57);
    let x26 = (x9 >> 1) + (x25 >> 57);
    let x27 = x26 >> 55;
    let x28 = (x11 & 0x1ff_ffff_ffff_ffff) + x27 * 0x7e_46fa_cc39_3785;
    let x29 = (x19 & 0x1ff_ffff_ffff_ffff) + x27 * 0xf2_05d4_29ab_e572 + (x28 >> 57);
    let x30 = (x20 & 0x1ff_ffff_ffff_ffff) + x27 * 0x1cc_f83d_2c36_8f63 + (x29 >> 57);
    let x31 = (x21 & 0x1ff_ffff_ffff_ffff) + x27 * 0x153_0195_5f15_d319 + (x30 >> 57);
    let x32 = (x22 & 0x1ff_ffff_ffff_ffff) + x27 * 0xcd_d363_2585_5393 + (x31 >> 57);
    let x33 = (x23 & 0x1ff_ffff_ffff_ffff) + x27 * 0x1bb_9ded_2820_19cb + (x32 >> 57);
    let x34 = (x24 & 0x1ff_ffff_ffff_ffff) + x27 * 0xce_d52f_4bdf_1448 + (x33 >> 57);
    let x35 = (x25 & 0x1ff_ffff_ffff_ffff) + x27 * 0x80_06ea_9e5d_4383 + (x34 >> 57);
    let x36 = (x26 & 0x7f_ffff_ffff_ffff) + x27 * 0x1a_4b71_708b_f076 + (x35 >> 57);
    let x37 = x36 >> 55;
    let x38 = (x28 & 0x1ff_ffff_ffff_ffff) + x37 * 0x7e_46fa_cc39_3785;
    let x39 = (x29 & 0x1ff_ffff_ffff_ffff) + x37 * 0xf2_05d4_29ab_e572 + (x38 >> 57);
    let x40 = (x30 & 0x1ff_ffff_ffff_ffff) + x37 * 0x1cc_f83d_2c36_8f63 + (x39 >> 57);
    let x41 = (x31 & 0x1ff_ffff_ffff_ffff) + x37 * 0x153_0195_5f15_d319 + (x40 >> 57);
    let x42 = (x32 & 0x1ff_ffff_ffff_ffff) + x37 * 0xcd_d363_2585_5393 + (x41 >> 57);
    let x43 = (x33 & 0x1ff_ffff_ffff_ffff) + x37 * 0x1bb_9ded_2820_19cb + (x42 >> 57);
    let x44 = (x34 & 0x1ff_ffff_ffff_ffff) + x37 * 0xce_d52f_4bdf_1448 + (x43 >> 57);
    let x45 = (x35 & 0x1ff_ffff_ffff_ffff) + x37 * 0x80_06ea_9e5d_4383 + (x44 >> 57);
    let x46 = (x36 & 0x7f_ffff_ffff_ffff) + x37 * 0x1a_4b71_708b_f076 + (x45 >> 57);
    let x47 = x46 >> 55;
    let x48 = (x38 & 0x1ff_ffff_ffff_ffff) + x47 * 0x7e_46fa_cc39_3785;
    let x49 = (x39 & 0x1ff_ffff_ffff_ffff) + x47 * 0xf2_05d4_29ab_e572 + (x48 >> 57);
    let x50 = (x40 & 0x1ff_ffff_ffff_ffff) + x47 * 0x1cc_f83d_2c36_8f63 + (x49 >> 57);
    let x51 = (x41 & 0x1ff_ffff_ffff_ffff) + x47 * 0x153_0195_5f15_d319 + (x50 >> 57);
    let x52 = (x42 & 0x1ff_ffff_ffff_ffff) + x47 * 0xcd_d363_2585_5393 + (x51 >> 57);
    let x53 = (x43 & 0x1ff_ffff_ffff_ffff) + x47 * 0x1bb_9ded_2820_19cb + (x52 >> 57);
    let x54 = (x44 & 0x1ff_ffff_ffff_ffff) + x47 * 0xce_d52f_4bdf_1448 + (x53 >> 57);
    let x55 = (x45 & 0x1ff_ffff_ffff_ffff) + x47 * 0x80_06ea_9e5d_4383 + (x54 >> 57);
    let x56 = (x46 & 0x7f_ffff_ffff_ffff) + x47 * 0x1a_4b71_708b_f076 + (x55 >> 57);
    let x57 = x56 >> 55;
    let o0 = (x48 & 0x1ff_ffff_ffff_ffff) + x57 * 0x7e_46fa_cc39_3785;
    let o1 = (x49 & 0x1ff_ffff_ffff_ffff) + x57 * 0xf2_05d4_29ab_e572;
    let o2 = (x50 & 0x1ff_ffff_ffff_ffff) + x57 * 0x1cc_f83d_2c36_8f63;
    let o3 = (x51 & 0x1ff_ffff_ffff_ffff) + x57 * 0x153_0195_5f15_d319;
    let o4 = (x52 & 0x1ff_ffff_ffff_ffff) + x57 * 0xcd_d363_2585_5393;
    let o5 = (x53 & 0x1ff_ffff_ffff_ffff) + x57 * 0x1bb_9ded_2820_19cb;
    let o6 = (x54 & 0x1ff_ffff_ffff_ffff) + x57 * 0xce_d52f_4bdf_1448;
    let o7 = (x55 & 0x1ff_ffff_ffff_ffff) + x57 * 0x80_06ea_9e5d_4383;
    let o8 = (x56 & 0x7f_ffff_ffff_ffff) + x57 * 0x1a_4b71_708b_f076;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

const_fn! {
    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
    /// - takes `b`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
    /// - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    pub fn select(choice: u64, a: &Element, b: &Element) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
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
        let o8 = b8 ^ (choice_mask & (a8 ^ b8));
        Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
    }
}

const_fn! {
    /// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
    /// - takes `b`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
    /// - returns `x`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
    /// - returns `y`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    pub fn swap(choice: u64, a: &Element, b: &Element) -> (Element, Element) {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
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
        let x8 = a8 ^ (choice_mask & (b8 ^ a8));
        let y0 = b0 ^ (choice_mask & (a0 ^ b0));
        let y1 = b1 ^ (choice_mask & (a1 ^ b1));
        let y2 = b2 ^ (choice_mask & (a2 ^ b2));
        let y3 = b3 ^ (choice_mask & (a3 ^ b3));
        let y4 = b4 ^ (choice_mask & (a4 ^ b4));
        let y5 = b5 ^ (choice_mask & (a5 ^ b5));
        let y6 = b6 ^ (choice_mask & (a6 ^ b6));
        let y7 = b7 ^ (choice_mask & (a7 ^ b7));
        let y8 = b8 ^ (choice_mask & (a8 ^ b8));
        let x = Element([x0, x1, x2, x3, x4, x5, x6, x7, x8]);
        let y = Element([y0, y1, y2, y3, y4, y5, y6, y7, y8]);
        (x, y)
    }
}

/// `R * out = a (mod p), 0 <= out < p`
///
/// - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^64 - 1]`; word 7 in `[0, 0x65b48e8f740f89bf]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn to_bytes(a: &Element) -> [u8; 64] {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a0.wrapping_mul(0xc1_301f_632e_294d);
    let x1 = x0 & 0x1ff_ffff_ffff_ffff;
    let r0 = a0 as u128 + m(x1, 0x181_b905_33c6_c87b);
    let x2 = a1 + (r0 >> 57) as u64;
    let r1 = x2 as u128 + m(x1, 0x10d_fa2b_d654_1a8d);
    let x3 = r1 as u64;
    let x4 = x3.wrapping_mul(0xc1_301f_632e_294d);
    let x5 = x4 & 0x1ff_ffff_ffff_ffff;
    let r2 = r1 + m(x5, 0x181_b905_33c6_c87b);
    let x6 = a2 + (r2 >> 57) as u64;
    let r3 = m(x1, 0x33_07c2_d3c9_709c) + m(x5, 0x10d_fa2b_d654_1a8d) + x6 as u128;
    let x7 = r3 as u64;
    let x8 = x7.wrapping_mul(0xc1_301f_632e_294d);
    let x9 = x8 & 0x1ff_ffff_ffff_ffff;
    let r4 = r3 + m(x9, 0x181_b905_33c6_c87b);
    let x10 = a3 + (r4 >> 57) as u64;
    let r5 = m(x1, 0xac_fe6a_a0ea_2ce6)
        + m(x5, 0x33_07c2_d3c9_709c)
        + m(x9, 0x10d_fa2b_d654_1a8d)
        + x10 as u128;
    let x11 = r5 as u64;
    let x12 = x11.wrapping_mul(0xc1_301f_632e_294d);
    let x13 = x12 & 0x1ff_ffff_ffff_ffff;
    let r6 = r5 + m(x13, 0x181_b905_33c6_c87b);
    let x14 = a4 + (r6 >> 57) as u64;
    let r7 = m(x1, 0x132_2c9c_da7a_ac6c)
        + m(x5, 0xac_fe6a_a0ea_2ce6)
        + m(x9, 0x33_07c2_d3c9_709c)
        + m(x13, 0x10d_fa2b_d654_1a8d)
        + x14 as u128;
    let x15 = r7 as u64;
    let x16 = x15.wrapping_mul(0xc1_301f_632e_294d);
    let x17 = x16 & 0x1ff_ffff_ffff_ffff;
    let r8 = r7 + m(x17, 0x181_b905_33c6_c87b);
    let x18 = a5 + (r8 >> 57) as u64;
    let r9 = m(x1, 0x44_6212_d7df_e634)
        + m(x5, 0x132_2c9c_da7a_ac6c)
        + m(x9, 0xac_fe6a_a0ea_2ce6)
        + m(x13, 0x33_07c2_d3c9_709c)
        + m(x17, 0x10d_fa2b_d654_1a8d)
        + x18 as u128;
    let x19 = r9 as u64;
    let x20 = x19.wrapping_mul(0xc1_301f_632e_294d);
    let x21 = x20 & 0x1ff_ffff_ffff_ffff;
    let r10 = r9 + m(x21, 0x181_b905_33c6_c87b);
    let x22 = a6 + (r10 >> 57) as u64;
    let r11 = m(x1, 0x131_2ad0_b420_ebb7)
        + m(x5, 0x44_6212_d7df_e634)
        + m(x9, 0x132_2c9c_da7a_ac6c)
        + m(x13, 0xac_fe6a_a0ea_2ce6)
        + m(x17, 0x33_07c2_d3c9_709c)
        + m(x21, 0x10d_fa2b_d654_1a8d)
        + x22 as u128;
    let x23 = r11 as u64;
    let x24 = x23.wrapping_mul(0xc1_301f_632e_294d);
    let x25 = x24 & 0x1ff_ffff_ffff_ffff;
    let r12 = r11 + m(x25, 0x181_b905_33c6_c87b);
    let x26 = a7 + (r12 >> 57) as u64;
    let r13 = m(x1, 0x17f_f915_61a2_bc7c)
        + m(x5, 0x131_2ad0_b420_ebb7)
        + m(x9, 0x44_6212_d7df_e634)
        + m(x13, 0x132_2c9c_da7a_ac6c)
        + m(x17, 0xac_fe6a_a0ea_2ce6)
        + m(x21, 0x33_07c2_d3c9_709c)
        + m(x25, 0x10d_fa2b_d654_1a8d)
        + x26 as u128;
    let x27 = r13 as u64;
    let x28 = x27.wrapping_mul(0xc1_301f_632e_294d);
    let x29 = x28 & 0x1ff_ffff_ffff_ffff;
    let r14 = r13 + m(x29, 0x181_b905_33c6_c87b);
    let x30 = a8 + (r14 >> 57) as u64;
    let r15 = m(x1, 0x65_b48e_8f74_0f89)
        + m(x5, 0x17f_f915_61a2_bc7c)
        + m(x9, 0x131_2ad0_b420_ebb7)
        + m(x13, 0x44_6212_d7df_e634)
        + m(x17, 0x132_2c9c_da7a_ac6c)
        + m(x21, 0xac_fe6a_a0ea_2ce6)
        + m(x25, 0x33_07c2_d3c9_709c)
        + m(x29, 0x10d_fa2b_d654_1a8d)
        + x30 as u128;
    let x31 = r15 as u64;
    let x32 = x31.wrapping_mul(0xc1_301f_632e_294d);
    let x33 = x32 & 0x1ff_ffff_ffff_ffff;
    let r16 = r15 + m(x33, 0x181_b905_33c6_c87b);
    let x34 = (r16 >> 57) as u64;
    let r17 = m(x5, 0x65_b48e_8f74_0f89)
        + m(x9, 0x17f_f915_61a2_bc7c)
        + m(x13, 0x131_2ad0_b420_ebb7)
        + m(x17, 0x44_6212_d7df_e634)
        + m(x21, 0x132_2c9c_da7a_ac6c)
        + m(x25, 0xac_fe6a_a0ea_2ce6)
        + m(x29, 0x33_07c2_d3c9_709c)
        + m(x33, 0x10d_fa2b_d654_1a8d)
        + x34 as u128;
    let x35 = (r17 >> 57) as u64;
    let r18 = m(x9, 0x65_b48e_8f74_0f89)
        + m(x13, 0x17f_f915_61a2_bc7c)
        + m(x17, 0x131_2ad0_b420_ebb7)
        + m(x21, 0x44_6212_d7df_e634)
        + m(x25, 0x132_2c9c_da7a_ac6c)
        + m(x29, 0xac_fe6a_a0ea_2ce6)
        + m(x33, 0x33_07c2_d3c9_709c)
        + x35 as u128;
    let x36 = (r18 >> 57) as u64;
    let x37 = r18 as u64 & 0x1ff_ffff_ffff_ffff;
    let r19 = m(x13, 0x65_b48e_8f74_0f89)
        + m(x17, 0x17f_f915_61a2_bc7c)
        + m(x21, 0x131_2ad0_b420_ebb7)
        + m(x25, 0x44_6212_d7df_e634)
        + m(x29, 0x132_2c9c_da7a_ac6c)
        + m(x33, 0xac_fe6a_a0ea_2ce6)
        + x36 as u128;
    let x38 = (r19 >> 57) as u64;
    let x39 = r19 as u64 & 0x1ff_ffff_ffff_ffff;
    let r20 = m(x17, 0x65_b48e_8f74_0f89)
        + m(x21, 0x17f_f915_61a2_bc7c)
        + m(x25, 0x131_2ad0_b420_ebb7)
        + m(x29, 0x44_6212_d7df_e634)
        + m(x33, 0x132_2c9c_da7a_ac6c)
        + x38 as u128;
    let x40 = (r20 >> 57) as u64;
    let x41 = r20 as u64 & 0x1ff_ffff_ffff_ffff;
    let r21 = m(x21, 0x65_b48e_8f74_0f89)
        + m(x25, 0x17f_f915_61a2_bc7c)
        + m(x29, 0x131_2ad0_b420_ebb7)
        + m(x33, 0x44_6212_d7df_e634)
        + x40 as u128;
    let x42 = (r21 >> 57) as u64;
    let x43 = r21 as u64 & 0x1ff_ffff_ffff_ffff;
    let r22 = m(x25, 0x65_b48e_8f74_0f89)
        + m(x29, 0x17f_f915_61a2_bc7c)
        + m(x33, 0x131_2ad0_b420_ebb7)
        + x42 as u128;
    let x44 = (r22 >> 57) as u64;
    let x45 = r22 as u64 & 0x1ff_ffff_ffff_ffff;
    let r23 = m(x29, 0x65_b48e_8f74_0f89) + m(x33, 0x17f_f915_61a2_bc7c) + x44 as u128;
    let x46 = (r23 >> 57) as u64;
    let x47 = r23 as u64 & 0x1ff_ffff_ffff_ffff;
    let r24 = x46 as u128 + m(x33, 0x65_b48e_8f74_0f89);
    let x48 = (r24 >> 57) as u64;
    let x49 = r24 as u64 & 0x1ff_ffff_ffff_ffff;
    let x50 = x37 & 127;
    let x51 = (r17 as u64 & 0x1ff_ffff_ffff_ffff) + (x50 << 57);
    let x52 = x39 & 16383;
    let x53 = (x37 >> 7) + (x52 << 50);
    let x54 = x41 & 0x1f_ffff;
    let x55 = (x39 >> 14) + (x54 << 43);
    let x56 = x43 & 0xfff_ffff;
    let x57 = (x41 >> 21) + (x56 << 36);
    let x58 = x45 & 0x7_ffff_ffff;
    let x59 = (x43 >> 28) + (x58 << 29);
    let x60 = x47 & 0x3ff_ffff_ffff;
    let x61 = (x45 >> 35) + (x60 << 22);
    let x62 = x49 & 0x1_ffff_ffff_ffff;
    let x63 = (x47 >> 42) + (x62 << 15);
    let x64 = (x49 >> 49) + (x48 << 8);
    let (x65, c0) = x51.overflowing_sub(0x1b81_b905_33c6_c87b);
    let (x66, c1) = sub_borrow(x53, 0xc272_1bf4_57ac_a835, c0);
    let (x67, c2) = sub_borrow(x55, 0x5167_30cc_1f0b_4f25, c1);
    let (x68, c3) = sub_borrow(x57, 0xa7aa_c6c5_67f3_5507, c2);
    let (x69, c4) = sub_borrow(x59, 0x5afb_fcc6_9322_c9cd, c3);
    let (x70, c5) = sub_borrow(x61, 0xb42d_083a_edc8_8c42, c4);
    let (x71, c6) = sub_borrow(x63, 0xfc8a_b0d1_5e3e_4c4a, c5);
    let (x72, c7) = sub_borrow(x64, 0x65b4_8e8f_740f_89bf, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let o0 = x65 ^ (c7_mask & (x51 ^ x65));
    let o1 = x66 ^ (c7_mask & (x53 ^ x66));
    let o2 = x67 ^ (c7_mask & (x55 ^ x67));
    let o3 = x68 ^ (c7_mask & (x57 ^ x68));
    let o4 = x69 ^ (c7_mask & (x59 ^ x69));
    let o5 = x70 ^ (c7_mask & (x61 ^ x70));
    let o6 = x71 ^ (c7_mask & (x63 ^ x71));
    let o7 = x72 ^ (c7_mask & (x64 ^ x72));
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
/// - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn limbs_of_bytes(bytes: &[u8; 64]) -> Element {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let bytes7 = load(bytes, 56);
    let x0 = bytes1 & 0x3_ffff_ffff_ffff;
    let x1 = bytes2 & 0x7ff_ffff_ffff;
    let x2 = bytes3 & 0xf_ffff_ffff;
    let x3 = bytes4 & 0x1fff_ffff;
    let x4 = bytes5 & 0x3f_ffff;
    let x5 = bytes6 & 32767;
    let x6 = bytes7 & 255;
    let x7 = bytes7 >> 8;
    let x8 = x7 >> 55;
    let x9 = (bytes0 & 0x1ff_ffff_ffff_ffff) + x8 * 0x7e_46fa_cc39_3785;
    let x10 = (bytes0 >> 57) + (x0 << 7) + x8 * 0xf2_05d4_29ab_e572 + (x9 >> 57);
    let x11 = (bytes1 >> 50) + (x1 << 14) + x8 * 0x1cc_f83d_2c36_8f63 + (x10 >> 57);
    let x12 = (bytes2 >> 43) + (x2 << 21) + x8 * 0x153_0195_5f15_d319 + (x11 >> 57);
    let x13 = (bytes3 >> 36) + (x3 << 28) + x8 * 0xcd_d363_2585_5393 + (x12 >> 57);
    let x14 = (bytes4 >> 29) + (x4 << 35) + x8 * 0x1bb_9ded_2820_19cb + (x13 >> 57);
    let x15 = (bytes5 >> 22) + (x5 << 42) + x8 * 0xce_d52f_4bdf_1448 + (x14 >> 57);
    let x16 = (bytes6 >> 15) + (x6 << 49) + x8 * 0x80_06ea_9e5d_4383 + (x15 >> 57);
    let x17 = (x7 & 0x7f_ffff_ffff_ffff) + x8 * 0x1a_4b71_708b_f076 + (x16 >> 57);
    let x18 = x17 >> 55;
    let x19 = (x9 & 0x1ff_ffff_ffff_ffff) + x18 * 0x7e_46fa_cc39_3785;
    let x20 = (x10 & 0x1ff_ffff_ffff_ffff) + x18 * 0xf2_05d4_29ab_e572 + (x19 >> 57);
    let x21 = (x11 & 0x1ff_ffff_ffff_ffff) + x18 * 0x1cc_f83d_2c36_8f63 + (x20 >> 57);
    let x22 = (x12 & 0x1ff_ffff_ffff_ffff) + x18 * 0x153_0195_5f15_d319 + (x21 >> 57);
    let x23 = (x13 & 0x1ff_ffff_ffff_ffff) + x18 * 0xcd_d363_2585_5393 + (x22 >> 57);
    let x24 = (x14 & 0x1ff_ffff_ffff_ffff) + x18 * 0x1bb_9ded_2820_19cb + (x23 >> 57);
    let x25 = (x15 & 0x1ff_ffff_ffff_ffff) + x18 * 0xce_d52f_4bdf_1448 + (x24 >> 57);
    let x26 = (x16 & 0x1ff_ffff_ffff_ffff) + x18 * 0x80_06ea_9e5d_4383 + (x25 >> 57);
    let x27 = (x17 & 0x7f_ffff_ffff_ffff) + x18 * 0x1a_4b71_708b_f076 + (x26 >> 57);
    let x28 = x27 >> 55;
    let x29 = (x19 & 0x1ff_ffff_ffff_ffff) + x28 * 0x7e_46fa_cc39_3785;
    let x30 = (x20 & 0x1ff_ffff_ffff_ffff) + x28 * 0xf2_05d4_29ab_e572 + (x29 >> 57);
    let x31 = (x21 & 0x1ff_ffff_ffff_ffff) + x28 * 0x1cc_f83d_2c36_8f63 + (x30 >> 57);
    let x32 = (x22 & 0x1ff_ffff_ffff_ffff) + x28 * 0x153_0195_5f15_d319 + (x31 >> 57);
    let x33 = (x23 & 0x1ff_ffff_ffff_ffff) + x28 * 0xcd_d363_2585_5393 + (x32 >> 57);
    let x34 = (x24 & 0x1ff_ffff_ffff_ffff) + x28 * 0x1bb_9ded_2820_19cb + (x33 >> 57);
    let x35 = (x25 & 0x1ff_ffff_ffff_ffff) + x28 * 0xce_d52f_4bdf_1448 + (x34 >> 57);
    let x36 = (x26 & 0x1ff_ffff_ffff_ffff) + x28 * 0x80_06ea_9e5d_4383 + (x35 >> 57);
    let x37 = (x27 & 0x7f_ffff_ffff_ffff) + x28 * 0x1a_4b71_708b_f076 + (x36 >> 57);
    let x38 = x37 >> 55;
    let o0 = (x29 & 0x1ff_ffff_ffff_ffff) + x38 * 0x7e_46fa_cc39_3785;
    let o1 = (x30 & 0x1ff_ffff_ffff_ffff) + x38 * 0xf2_05d4_29ab_e572;
    let o2 = (x31 & 0x1ff_ffff_ffff_ffff) + x38 * 0x1cc_f83d_2c36_8f63;
    let o3 = (x32 & 0x1ff_ffff_ffff_ffff) + x38 * 0x153_0195_5f15_d319;
    let o4 = (x33 & 0x1ff_ffff_ffff_ffff) + x38 * 0xcd_d363_2585_5393;
    let o5 = (x34 & 0x1ff_ffff_ffff_ffff) + x38 * 0x1bb_9ded_2820_19cb;
    let o6 = (x35 & 0x1ff_ffff_ffff_ffff) + x38 * 0xce_d52f_4bdf_1448;
    let o7 = (x36 & 0x1ff_ffff_ffff_ffff) + x38 * 0x80_06ea_9e5d_4383;
    let o8 = (x37 & 0x7f_ffff_ffff_ffff) + x38 * 0x1a_4b71_708b_f076;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
/// - returns `ok` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
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
    let x0 = bytes1 & 0x3_ffff_ffff_ffff;
    let x1 = bytes2 & 0x7ff_ffff_ffff;
    let x2 = bytes3 & 0xf_ffff_ffff;
    let x3 = bytes4 & 0x1fff_ffff;
    let x4 = bytes5 & 0x3f_ffff;
    let x5 = bytes6 & 32767;
    let x6 = bytes7 & 255;
    let x7 = bytes7 >> 8;
    let x8 = x7 >> 55;
    let x9 = (bytes0 & 0x1ff_ffff_ffff_ffff) + x8 * 0x7e_46fa_cc39_3785;
    let x10 = (bytes0 >> 57) + (x0 << 7) + x8 * 0xf2_05d4_29ab_e572 + (x9 >> 57);
    let x11 = (bytes1 >> 50) + (x1 << 14) + x8 * 0x1cc_f83d_2c36_8f63 + (x10 >> 57);
    let x12 = (bytes2 >> 43) + (x2 << 21) + x8 * 0x153_0195_5f15_d319 + (x11 >> 57);
    let x13 = (bytes3 >> 36) + (x3 << 28) + x8 * 0xcd_d363_2585_5393 + (x12 >> 57);
    let x14 = (bytes4 >> 29) + (x4 << 35) + x8 * 0x1bb_9ded_2820_19cb + (x13 >> 57);
    let x15 = (bytes5 >> 22) + (x5 << 42) + x8 * 0xce_d52f_4bdf_1448 + (x14 >> 57);
    let x16 = (bytes6 >> 15) + (x6 << 49) + x8 * 0x80_06ea_9e5d_4383 + (x15 >> 57);
    let x17 = (x7 & 0x7f_ffff_ffff_ffff) + x8 * 0x1a_4b71_708b_f076 + (x16 >> 57);
    let x18 = x17 >> 55;
    let x19 = (x9 & 0x1ff_ffff_ffff_ffff) + x18 * 0x7e_46fa_cc39_3785;
    let x20 = (x10 & 0x1ff_ffff_ffff_ffff) + x18 * 0xf2_05d4_29ab_e572 + (x19 >> 57);
    let x21 = (x11 & 0x1ff_ffff_ffff_ffff) + x18 * 0x1cc_f83d_2c36_8f63 + (x20 >> 57);
    let x22 = (x12 & 0x1ff_ffff_ffff_ffff) + x18 * 0x153_0195_5f15_d319 + (x21 >> 57);
    let x23 = (x13 & 0x1ff_ffff_ffff_ffff) + x18 * 0xcd_d363_2585_5393 + (x22 >> 57);
    let x24 = (x14 & 0x1ff_ffff_ffff_ffff) + x18 * 0x1bb_9ded_2820_19cb + (x23 >> 57);
    let x25 = (x15 & 0x1ff_ffff_ffff_ffff) + x18 * 0xce_d52f_4bdf_1448 + (x24 >> 57);
    let x26 = (x16 & 0x1ff_ffff_ffff_ffff) + x18 * 0x80_06ea_9e5d_4383 + (x25 >> 57);
    let x27 = (x17 & 0x7f_ffff_ffff_ffff) + x18 * 0x1a_4b71_708b_f076 + (x26 >> 57);
    let x28 = x27 >> 55;
    let x29 = (x19 & 0x1ff_ffff_ffff_ffff) + x28 * 0x7e_46fa_cc39_3785;
    let x30 = (x20 & 0x1ff_ffff_ffff_ffff) + x28 * 0xf2_05d4_29ab_e572 + (x29 >> 57);
    let x31 = (x21 & 0x1ff_ffff_ffff_ffff) + x28 * 0x1cc_f83d_2c36_8f63 + (x30 >> 57);
    let x32 = (x22 & 0x1ff_ffff_ffff_ffff) + x28 * 0x153_0195_5f15_d319 + (x31 >> 57);
    let x33 = (x23 & 0x1ff_ffff_ffff_ffff) + x28 * 0xcd_d363_2585_5393 + (x32 >> 57);
    let x34 = (x24 & 0x1ff_ffff_ffff_ffff) + x28 * 0x1bb_9ded_2820_19cb + (x33 >> 57);
    let x35 = (x25 & 0x1ff_ffff_ffff_ffff) + x28 * 0xce_d52f_4bdf_1448 + (x34 >> 57);
    let x36 = (x26 & 0x1ff_ffff_ffff_ffff) + x28 * 0x80_06ea_9e5d_4383 + (x35 >> 57);
    let x37 = (x27 & 0x7f_ffff_ffff_ffff) + x28 * 0x1a_4b71_708b_f076 + (x36 >> 57);
    let x38 = x37 >> 55;
    let out0 = (x29 & 0x1ff_ffff_ffff_ffff) + x38 * 0x7e_46fa_cc39_3785;
    let out1 = (x30 & 0x1ff_ffff_ffff_ffff) + x38 * 0xf2_05d4_29ab_e572;
    let out2 = (x31 & 0x1ff_ffff_ffff_ffff) + x38 * 0x1cc_f83d_2c36_8f63;
    let out3 = (x32 & 0x1ff_ffff_ffff_ffff) + x38 * 0x153_0195_5f15_d319;
    let out4 = (x33 & 0x1ff_ffff_ffff_ffff) + x38 * 0xcd_d363_2585_5393;
    let out5 = (x34 & 0x1ff_ffff_ffff_ffff) + x38 * 0x1bb_9ded_2820_19cb;
    let out6 = (x35 & 0x1ff_ffff_ffff_ffff) + x38 * 0xce_d52f_4bdf_1448;
    let out7 = (x36 & 0x1ff_ffff_ffff_ffff) + x38 * 0x80_06ea_9e5d_4383;
    let out8 = (x37 & 0x7f_ffff_ffff_ffff) + x38 * 0x1a_4b71_708b_f076;
    let out = Element([out0, out1, out2, out3, out4, out5, out6, out7, out8]);
    (out, ok0 as u64)
}

/// `limbs of out = k (mod p): out = k / R`
///
/// - takes `k` in `[0, 2^32 - 1]`
/// - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_word(k: u32) -> Element {
    Element([k as u64, 0, 0, 0, 0, 0, 0, 0, 0])
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
/// - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
/// - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn from_montgomery(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a0.wrapping_mul(0xc1_301f_632e_294d);
    let x1 = x0 & 0x1ff_ffff_ffff_ffff;
    let r0 = a0 as u128 + m(x1, 0x181_b905_33c6_c87b);
    let x2 = a1 + (r0 >> 57) as u64;
    let r1 = x2 as u128 + m(x1, 0x10d_fa2b_d654_1a8d);
    let x3 = r1 as u64;
    let x4 = x3.wrapping_mul(0xc1_301f_632e_294d);
    let x5 = x4 & 0x1ff_ffff_ffff_ffff;
    let r2 = r1 + m(x5, 0x181_b905_33c6_c87b);
    let x6 = a2 + (r2 >> 57) as u64;
    let r3 = m(x1, 0x33_07c2_d3c9_709c) + m(x5, 0x10d_fa2b_d654_1a8d) + x6 as u128;
    let x7 = r3 as u64;
    let x8 = x7.wrapping_mul(0xc1_301f_632e_294d);
    let x9 = x8 & 0x1ff_ffff_ffff_ffff;
    let r4 = r3 + m(x9, 0x181_b905_33c6_c87b);
    let x10 = a3 + (r4 >> 57) as u64;
    let r5 = m(x1, 0xac_fe6a_a0ea_2ce6)
        + m(x5, 0x33_07c2_d3c9_709c)
        + m(x9, 0x10d_fa2b_d654_1a8d)
        + x10 as u128;
    let x11 = r5 as u64;
    let x12 = x11.wrapping_mul(0xc1_301f_632e_294d);
    let x13 = x12 & 0x1ff_ffff_ffff_ffff;
    let r6 = r5 + m(x13, 0x181_b905_33c6_c87b);
    let x14 = a4 + (r6 >> 57) as u64;
    let r7 = m(x1, 0x132_2c9c_da7a_ac6c)
        + m(x5, 0xac_fe6a_a0ea_2ce6)
        + m(x9, 0x33_07c2_d3c9_709c)
        + m(x13, 0x10d_fa2b_d654_1a8d)
        + x14 as u128;
    let x15 = r7 as u64;
    let x16 = x15.wrapping_mul(0xc1_301f_632e_294d);
    let x17 = x16 & 0x1ff_ffff_ffff_ffff;
    let r8 = r7 + m(x17, 0x181_b905_33c6_c87b);
    let x18 = a5 + (r8 >> 57) as u64;
    let r9 = m(x1, 0x44_6212_d7df_e634)
        + m(x5, 0x132_2c9c_da7a_ac6c)
        + m(x9, 0xac_fe6a_a0ea_2ce6)
        + m(x13, 0x33_07c2_d3c9_709c)
        + m(x17, 0x10d_fa2b_d654_1a8d)
        + x18 as u128;
    let x19 = r9 as u64;
    let x20 = x19.wrapping_mul(0xc1_301f_632e_294d);
    let x21 = x20 & 0x1ff_ffff_ffff_ffff;
    let r10 = r9 + m(x21, 0x181_b905_33c6_c87b);
    let x22 = a6 + (r10 >> 57) as u64;
    let r11 = m(x1, 0x131_2ad0_b420_ebb7)
        + m(x5, 0x44_6212_d7df_e634)
        + m(x9, 0x132_2c9c_da7a_ac6c)
        + m(x13, 0xac_fe6a_a0ea_2ce6)
        + m(x17, 0x33_07c2_d3c9_709c)
        + m(x21, 0x10d_fa2b_d654_1a8d)
        + x22 as u128;
    let x23 = r11 as u64;
    let x24 = x23.wrapping_mul(0xc1_301f_632e_294d);
    let x25 = x24 & 0x1ff_ffff_ffff_ffff;
    let r12 = r11 + m(x25, 0x181_b905_33c6_c87b);
    let x26 = a7 + (r12 >> 57) as u64;
    let r13 = m(x1, 0x17f_f915_61a2_bc7c)
        + m(x5, 0x131_2ad0_b420_ebb7)
        + m(x9, 0x44_6212_d7df_e634)
        + m(x13, 0x132_2c9c_da7a_ac6c)
        + m(x17, 0xac_fe6a_a0ea_2ce6)
        + m(x21, 0x33_07c2_d3c9_709c)
        + m(x25, 0x10d_fa2b_d654_1a8d)
        + x26 as u128;
    let x27 = r13 as u64;
    let x28 = x27.wrapping_mul(0xc1_301f_632e_294d);
    let x29 = x28 & 0x1ff_ffff_ffff_ffff;
    let r14 = r13 + m(x29, 0x181_b905_33c6_c87b);
    let x30 = a8 + (r14 >> 57) as u64;
    let r15 = m(x1, 0x65_b48e_8f74_0f89)
        + m(x5, 0x17f_f915_61a2_bc7c)
        + m(x9, 0x131_2ad0_b420_ebb7)
        + m(x13, 0x44_6212_d7df_e634)
        + m(x17, 0x132_2c9c_da7a_ac6c)
        + m(x21, 0xac_fe6a_a0ea_2ce6)
        + m(x25, 0x33_07c2_d3c9_709c)
        + m(x29, 0x10d_fa2b_d654_1a8d)
        + x30 as u128;
    let x31 = r15 as u64;
    let x32 = x31.wrapping_mul(0xc1_301f_632e_294d);
    let x33 = x32 & 0x1ff_ffff_ffff_ffff;
    let r16 = r15 + m(x33, 0x181_b905_33c6_c87b);
    let x34 = (r16 >> 57) as u64;
    let r17 = m(x5, 0x65_b48e_8f74_0f89)
        + m(x9, 0x17f_f915_61a2_bc7c)
        + m(x13, 0x131_2ad0_b420_ebb7)
        + m(x17, 0x44_6212_d7df_e634)
        + m(x21, 0x132_2c9c_da7a_ac6c)
        + m(x25, 0xac_fe6a_a0ea_2ce6)
        + m(x29, 0x33_07c2_d3c9_709c)
        + m(x33, 0x10d_fa2b_d654_1a8d)
        + x34 as u128;
    let x35 = (r17 >> 57) as u64;
    let o0 = r17 as u64 & 0x1ff_ffff_ffff_ffff;
    let r18 = m(x9, 0x65_b48e_8f74_0f89)
        + m(x13, 0x17f_f915_61a2_bc7c)
        + m(x17, 0x131_2ad0_b420_ebb7)
        + m(x21, 0x44_6212_d7df_e634)
        + m(x25, 0x132_2c9c_da7a_ac6c)
        + m(x29, 0xac_fe6a_a0ea_2ce6)
        + m(x33, 0x33_07c2_d3c9_709c)
        + x35 as u128;
    let x36 = (r18 >> 57) as u64;
    let o1 = r18 as u64 & 0x1ff_ffff_ffff_ffff;
    let r19 = m(x13, 0x65_b48e_8f74_0f89)
        + m(x17, 0x17f_f915_61a2_bc7c)
        + m(x21, 0x131_2ad0_b420_ebb7)
        + m(x25, 0x44_6212_d7df_e634)
        + m(x29, 0x132_2c9c_da7a_ac6c)
        + m(x33, 0xac_fe6a_a0ea_2ce6)
        + x36 as u128;
    let x37 = (r19 >> 57) as u64;
    let o2 = r19 as u64 & 0x1ff_ffff_ffff_ffff;
    let r20 = m(x17, 0x65_b48e_8f74_0f89)
        + m(x21, 0x17f_f915_61a2_bc7c)
        + m(x25, 0x131_2ad0_b420_ebb7)
        + m(x29, 0x44_6212_d7df_e634)
        + m(x33, 0x132_2c9c_da7a_ac6c)
        + x37 as u128;
    let x38 = (r20 >> 57) as u64;
    let o3 = r20 as u64 & 0x1ff_ffff_ffff_ffff;
    let r21 = m(x21, 0x65_b48e_8f74_0f89)
        + m(x25, 0x17f_f915_61a2_bc7c)
        + m(x29, 0x131_2ad0_b420_ebb7)
        + m(x33, 0x44_6212_d7df_e634)
        + x38 as u128;
    let x39 = (r21 >> 57) as u64;
    let o4 = r21 as u64 & 0x1ff_ffff_ffff_ffff;
    let r22 = m(x25, 0x65_b48e_8f74_0f89)
        + m(x29, 0x17f_f915_61a2_bc7c)
        + m(x33, 0x131_2ad0_b420_ebb7)
        + x39 as u128;
    let x40 = (r22 >> 57) as u64;
    let o5 = r22 as u64 & 0x1ff_ffff_ffff_ffff;
    let r23 = m(x29, 0x65_b48e_8f74_0f89) + m(x33, 0x17f_f915_61a2_bc7c) + x40 as u128;
    let x41 = (r23 >> 57) as u64;
    let o6 = r23 as u64 & 0x1ff_ffff_ffff_ffff;
    let r24 = x41 as u128 + m(x33, 0x65_b48e_8f74_0f89);
    let o8 = (r24 >> 57) as u64;
    let o7 = r24 as u64 & 0x1ff_ffff_ffff_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
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
/// - takes `a`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^59, 2^59 - 1]`; word 8 in `[-2^63, 2^63 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_start(a: &Element) -> [i64; 9] {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a1 + (a0 >> 57);
    let x1 = x0 & 0x1ff_ffff_ffff_ffff;
    let x2 = a2 + (x0 >> 57);
    let x3 = x2 & 0x1ff_ffff_ffff_ffff;
    let x4 = a3 + (x2 >> 57);
    let x5 = x4 & 0x1ff_ffff_ffff_ffff;
    let x6 = a4 + (x4 >> 57);
    let x7 = x6 & 0x1ff_ffff_ffff_ffff;
    let x8 = a5 + (x6 >> 57);
    let x9 = x8 & 0x1ff_ffff_ffff_ffff;
    let x10 = a6 + (x8 >> 57);
    let x11 = x10 & 0x1ff_ffff_ffff_ffff;
    let x12 = a7 + (x10 >> 57);
    let x13 = x12 & 0x1ff_ffff_ffff_ffff;
    let x14 = a8 + (x12 >> 57);
    let x15 = x1 & 127;
    let x16 = (a0 & 0x1ff_ffff_ffff_ffff) + (x15 << 57);
    let x17 = x3 & 16383;
    let x18 = (x1 >> 7) + (x17 << 50);
    let x19 = x5 & 0x1f_ffff;
    let x20 = (x3 >> 14) + (x19 << 43);
    let x21 = x7 & 0xfff_ffff;
    let x22 = (x5 >> 21) + (x21 << 36);
    let x23 = x9 & 0x7_ffff_ffff;
    let x24 = (x7 >> 28) + (x23 << 29);
    let x25 = x11 & 0x3ff_ffff_ffff;
    let x26 = (x9 >> 35) + (x25 << 22);
    let x27 = x13 & 0x1_ffff_ffff_ffff;
    let x28 = (x11 >> 42) + (x27 << 15);
    let x29 = (x13 >> 49) + (x14 << 8);
    let (x30, c0) = x16.overflowing_sub(0x3703_720a_678d_90f6);
    let (x31, c1) = sub_borrow(x18, 0x84e4_37e8_af59_506a, c0);
    let (x32, c2) = sub_borrow(x20, 0xa2ce_6198_3e16_9e4b, c1);
    let (x33, c3) = sub_borrow(x22, 0x4f55_8d8a_cfe6_aa0e, c2);
    let (x34, c4) = sub_borrow(x24, 0xb5f7_f98d_2645_939b, c3);
    let (x35, c5) = sub_borrow(x26, 0x685a_1075_db91_1884, c4);
    let (x36, c6) = sub_borrow(x28, 0xf915_61a2_bc7c_9895, c5);
    let (x37, c7) = sub_borrow(x29, 0xcb69_1d1e_e81f_137f, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x38 = x30 ^ (c7_mask & (x16 ^ x30));
    let x39 = x31 ^ (c7_mask & (x18 ^ x31));
    let x40 = x32 ^ (c7_mask & (x20 ^ x32));
    let x41 = x33 ^ (c7_mask & (x22 ^ x33));
    let x42 = x34 ^ (c7_mask & (x24 ^ x34));
    let x43 = x35 ^ (c7_mask & (x26 ^ x35));
    let x44 = x36 ^ (c7_mask & (x28 ^ x36));
    let x45 = x37 ^ (c7_mask & (x29 ^ x37));
    let (x46, c8) = x38.overflowing_sub(0x1b81_b905_33c6_c87b);
    let (x47, c9) = sub_borrow(x39, 0xc272_1bf4_57ac_a835, c8);
    let (x48, c10) = sub_borrow(x40, 0x5167_30cc_1f0b_4f25, c9);
    let (x49, c11) = sub_borrow(x41, 0xa7aa_c6c5_67f3_5507, c10);
    let (x50, c12) = sub_borrow(x42, 0x5afb_fcc6_9322_c9cd, c11);
    let (x51, c13) = sub_borrow(x43, 0xb42d_083a_edc8_8c42, c12);
    let (x52, c14) = sub_borrow(x44, 0xfc8a_b0d1_5e3e_4c4a, c13);
    let (x53, c15) = sub_borrow(x45, 0x65b4_8e8f_740f_89bf, c14);
    let c15_mask = 0u64.wrapping_sub(c15 as u64);
    let x54 = x46 ^ (c15_mask & (x38 ^ x46));
    let x55 = x47 ^ (c15_mask & (x39 ^ x47));
    let x56 = x48 ^ (c15_mask & (x40 ^ x48));
    let x57 = x49 ^ (c15_mask & (x41 ^ x49));
    let x58 = x50 ^ (c15_mask & (x42 ^ x50));
    let x59 = x51 ^ (c15_mask & (x43 ^ x51));
    let x60 = x52 ^ (c15_mask & (x44 ^ x52));
    let x61 = x53 ^ (c15_mask & (x45 ^ x53));
    let x62 = x54 & 0x7ff_ffff_ffff_ffff;
    let x63 = x55 & 0x3f_ffff_ffff_ffff;
    let x64 = (x54 >> 59) + (x63 << 5);
    let x65 = x56 & 0x1_ffff_ffff_ffff;
    let x66 = (x55 >> 54) + (x65 << 10);
    let x67 = x57 & 0xfff_ffff_ffff;
    let x68 = (x56 >> 49) + (x67 << 15);
    let x69 = x58 & 0x7f_ffff_ffff;
    let x70 = (x57 >> 44) + (x69 << 20);
    let x71 = x59 & 0x3_ffff_ffff;
    let x72 = (x58 >> 39) + (x71 << 25);
    let x73 = x60 & 0x1fff_ffff;
    let x74 = (x59 >> 34) + (x73 << 30);
    let x75 = x61 & 0xff_ffff;
    let x76 = (x60 >> 29) + (x75 << 35);
    let o0 = x62 as i64 - 0x800_0000_0000_0000;
    let o1 = x64 as i64 - 0x800_0000_0000_0000 + 1;
    let o2 = x66 as i64 - 0x800_0000_0000_0000 + 1;
    let o3 = x68 as i64 - 0x800_0000_0000_0000 + 1;
    let o4 = x70 as i64 - 0x800_0000_0000_0000 + 1;
    let o5 = x72 as i64 - 0x800_0000_0000_0000 + 1;
    let o6 = x74 as i64 - 0x800_0000_0000_0000 + 1;
    let o7 = x76 as i64 - 0x800_0000_0000_0000 + 1;
    let o8 = (x61 >> 24) + 1;
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
    /// - returns `out`: word 0 in `[0, 0x27fffffffffffff]`; word 1 in `[0, 0x2f3ffffffffffff]`; word 2 in `[0, 0x3cfffffffffffff]`; word 3 in `[0, 0x353ffffffffffff]`; word 4, 6 in `[0, 0x2cfffffffffffff]`; word 5 in `[0, 0x3bbffffffffffff]`; word 7 in `[0, 0x283ffffffffffff]`; word 8 in `[0, 0xe9ffffffffffff]`
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
        let x103 = x95 ^ (c26_mask & (x86 ^ x95));
        let x104 = x96 ^ (c26_mask & (x87 ^ x96));
        let x105 = x97 ^ (c26_mask & (x88 ^ x97));
        let x106 = x98 ^ (c26_mask & (x89 ^ x98));
        let x107 = x99 ^ (c26_mask & (x90 ^ x99));
        let x108 = x100 ^ (c26_mask & (x91 ^ x100));
        let x109 = x101 ^ (c26_mask & (x92 ^ x101));
        let x110 = x102 ^ (c26_mask & (x93 ^ x102));
        let o0 = x103 & 0x1ff_ffff_ffff_ffff;
        let x111 = x104 & 0x3_ffff_ffff_ffff;
        let o1 = (x103 >> 57) + (x111 << 7);
        let x112 = x105 & 0x7ff_ffff_ffff;
        let o2 = (x104 >> 50) + (x112 << 14);
        let x113 = x106 & 0xf_ffff_ffff;
        let o3 = (x105 >> 43) + (x113 << 21);
        let x114 = x107 & 0x1fff_ffff;
        let o4 = (x106 >> 36) + (x114 << 28);
        let x115 = x108 & 0x3f_ffff;
        let o5 = (x107 >> 29) + (x115 << 35);
        let x116 = x109 & 32767;
        let o6 = (x108 >> 22) + (x116 << 42);
        let x117 = x110 & 255;
        let o7 = (x109 >> 15) + (x117 << 49);
        let o8 = x110 >> 8;
        Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
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
        let mut e = [-0x3de6_48e3_0c66_e018, -0x3597_a6b5_e3c3_4e27, -0x2b2f_5261_4ab4_54ea, -0x3053_ea6a_7bc5_7088, -0xb53_94d6_5fe9_1ae1, -0x241a_b877_3956_0c6f, -0x11b3_af19_29a5_11bd, -0x34ff_bcf9_246c_9349, 6751];
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
        0xfc_8df5_9872_6f0a,
        0x1e4_0ba8_5357_cae4,
        0x199_f07a_586d_1ec6,
        0xa6_032a_be2b_a633,
        0x19b_a6c6_4b0a_a727,
        0x177_3bda_5040_3396,
        0x19d_aa5e_97be_2891,
        0x100_0dd5_3cba_8706,
        0x34_96e2_e117_e0ec,
    ]);

    /// 2, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        0xee_c5cb_fa3c_2b32,
        0x174_3a49_a0b6_f676,
        0x1_b263_ba21_99e2,
        0x13e_0fd5_b6da_3f03,
        0xa_41df_7735_43c4,
        0x154_2b43_9141_01f2,
        0x14_53d8_f6b6_cad8,
        0x100_452a_2fa4_a322,
        0x6_f26e_6577_649e,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0x10a_561f_36a8_b2e2,
        0x53_dd07_05f8_9f52,
        0x132_2e90_f6b8_a3ab,
        0xd_f67f_c57d_0d64,
        0x12d_0bad_1ee0_0a8a,
        0x19a_4c71_0f3f_653b,
        0x127_00e4_38c5_864a,
        0xff_d680_49d0_6aeb,
        0x62_3b57_5cb8_5d3a,
    ]);

    /// 2 to the power of 2^1.
    const DELTA: Element = Element([
        0x1dd_8b97_f478_5664,
        0xe8_7493_416d_ecec,
        0x3_64c7_7443_33c5,
        0x7c_1fab_6db4_7e06,
        0x14_83be_ee6a_8789,
        0xa8_5687_2282_03e4,
        0x28_a7b1_ed6d_95b1,
        0x8a54_5f49_4644,
        0xd_e4dc_caee_c93d,
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
        0xfc_8df5_9872_6f0a,
        0x1e4_0ba8_5357_cae4,
        0x199_f07a_586d_1ec6,
        0xa6_032a_be2b_a633,
        0x19b_a6c6_4b0a_a727,
        0x177_3bda_5040_3396,
        0x19d_aa5e_97be_2891,
        0x100_0dd5_3cba_8706,
        0x34_96e2_e117_e0ec,
    ]);

    /// 2, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        0xee_c5cb_fa3c_2b32,
        0x174_3a49_a0b6_f676,
        0x1_b263_ba21_99e2,
        0x13e_0fd5_b6da_3f03,
        0xa_41df_7735_43c4,
        0x154_2b43_9141_01f2,
        0x14_53d8_f6b6_cad8,
        0x100_452a_2fa4_a322,
        0x6_f26e_6577_649e,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0x10a_561f_36a8_b2e2,
        0x53_dd07_05f8_9f52,
        0x132_2e90_f6b8_a3ab,
        0xd_f67f_c57d_0d64,
        0x12d_0bad_1ee0_0a8a,
        0x19a_4c71_0f3f_653b,
        0x127_00e4_38c5_864a,
        0xff_d680_49d0_6aeb,
        0x62_3b57_5cb8_5d3a,
    ]);

    /// 2 to the power of 2^1.
    const DELTA: Element = Element([
        0x1dd_8b97_f478_5664,
        0xe8_7493_416d_ecec,
        0x3_64c7_7443_33c5,
        0x7c_1fab_6db4_7e06,
        0x14_83be_ee6a_8789,
        0xa8_5687_2282_03e4,
        0x28_a7b1_ed6d_95b1,
        0x8a54_5f49_4644,
        0xd_e4dc_caee_c93d,
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
