//! Arithmetic modulo 2^255 - 19 (curve25519). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^255 - 19
//! Recipe:  4x64 operand-scanning carry-chain(twice) fold(38@high:mul) carry(none) invert(divsteps)
//! Limbs:   4 words of 64 bits
//! Domain:  standard; the sum of limb * weight is the element modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight           loose
//! 0     2^0     [0, 2^64 - 1]   [0, 2^64 - 1]
//! 1     2^64    [0, 2^64 - 1]   [0, 2^64 - 1]
//! 2     2^128   [0, 2^64 - 1]   [0, 2^64 - 1]
//! 3     2^192   [0, 2^63 + 37]  [0, 2^64 - 1]
//! ```

/// Number of words in an element.
pub const LIMBS: usize = 4;

/// Number of bytes in an encoded element.
pub const BYTES: usize = 32;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u64; LIMBS]);

/// An element within loose bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Loose(pub [u64; LIMBS]);

impl Element {
    /// Returns the same limbs. Tight bounds imply loose bounds.
    #[inline]
    pub const fn relax(self) -> Loose {
        Loose(self.0)
    }
}

impl From<Element> for Loose {
    #[inline]
    fn from(x: Element) -> Loose {
        x.relax()
    }
}

/// 0.
pub const ZERO: Element = Element([0, 0, 0, 0]);

/// 1.
pub const ONE: Element = Element([1, 0, 0, 0]);

/// 2^256, the weight of the upper half of a double-length encoding.
pub const WIDE: Element = Element([38, 0, 0, 0]);

/// 2^((p - 1) / 2^2), a primitive root of unity of order 2^2.
pub const ROOT_OF_UNITY: Element = Element([
    0xc4ee_1b27_4a0e_a0b0,
    0x2f43_1806_ad2f_e478,
    0x2b4d_0099_3dfb_d7a7,
    0x2b83_2480_4fc1_df0b,
]);

/// -121665/121666.
pub const EDWARDS_D: Element = Element([
    0x75eb_4dca_1359_78a3,
    0x70_0a4d_4141_d8ab,
    0x8cc7_4079_7779_e898,
    0x5203_6cee_2b6f_fe73,
]);

/// -2 * 121665/121666.
pub const EDWARDS_D2: Element = Element([
    0xebd6_9b94_26b2_f159,
    0xe0_149a_8283_b156,
    0x198e_80f2_eef3_d130,
    0x2406_d9dc_56df_fce7,
]);

/// sqrt(-1), the root that is even as an integer below the prime.
pub const SQRT_M1: Element = Element([
    0xc4ee_1b27_4a0e_a0b0,
    0x2f43_1806_ad2f_e478,
    0x2b4d_0099_3dfb_d7a7,
    0x2b83_2480_4fc1_df0b,
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
/// - takes `a`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
/// - takes `b`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
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
    let x4 = c3_mask & 38;
    let (o0, c4) = x0.overflowing_add(x4);
    let (o1, c5) = add_carry(x1, 0, c4);
    let (o2, c6) = add_carry(x2, 0, c5);
    let o3 = x3.wrapping_add(c6 as u64);
    Loose([o0, o1, o2, o3])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
/// - takes `b`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
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
    let x4 = c3_mask & 38;
    let (o0, c4) = x0.overflowing_sub(x4);
    let (o1, c5) = sub_borrow(x1, 0, c4);
    let (o2, c6) = sub_borrow(x2, 0, c5);
    let o3 = x3.wrapping_sub(c6 as u64);
    Loose([o0, o1, o2, o3])
}

/// `out = -a (mod p)`
///
/// - takes `a`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
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
    let x4 = c3_mask & 38;
    let (o0, c4) = x0.overflowing_sub(x4);
    let (o1, c5) = sub_borrow(x1, 0, c4);
    let (o2, c6) = sub_borrow(x2, 0, c5);
    let o3 = x3.wrapping_sub(c6 as u64);
    Loose([o0, o1, o2, o3])
}

/// `out = a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn carry(a: &Loose) -> Element {
    let [a0, a1, a2, a3] = a.0;
    let x0 = a3 >> 63;
    let x1 = a3 & 0x7fff_ffff_ffff_ffff;
    let x0_19 = x0 * 19;
    let (o0, c0) = a0.overflowing_add(x0_19);
    let (o1, c1) = add_carry(a1, 0, c0);
    let (o2, c2) = add_carry(a2, 0, c1);
    let o3 = x1 + c2 as u64;
    Element([o0, o1, o2, o3])
}

/// `out = a * b (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn mul(a: &Loose, b: &Loose) -> Element {
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
    let (x7, c1) = add_carry(x5, x3, c0);
    let r3 = m(a0, b3);
    let x8 = r3 as u64;
    let (x9, c2) = add_carry(x8, x6, c1);
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
    let (x18, c4) = add_carry(x16, x14, c3);
    let r7 = m(a1, b3);
    let x19 = r7 as u64;
    let (x20, c5) = add_carry(x19, x17, c4);
    let x21 = (r7 >> 64) as u64 + c5 as u64;
    let (x22, c6) = x4.overflowing_add(x11);
    let (x23, c7) = add_carry(x7, x15, c6);
    let (x24, c8) = add_carry(x9, x18, c7);
    let (x25, c9) = add_carry(x10, x20, c8);
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
    let (x34, c11) = add_carry(x32, x30, c10);
    let r11 = m(a2, b3);
    let x35 = r11 as u64;
    let (x36, c12) = add_carry(x35, x33, c11);
    let x37 = (r11 >> 64) as u64 + c12 as u64;
    let (x38, c13) = x23.overflowing_add(x27);
    let (x39, c14) = add_carry(x24, x31, c13);
    let (x40, c15) = add_carry(x25, x34, c14);
    let (x41, c16) = add_carry(x26, x36, c15);
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
    let (x50, c18) = add_carry(x48, x46, c17);
    let r15 = m(a3, b3);
    let x51 = r15 as u64;
    let (x52, c19) = add_carry(x51, x49, c18);
    let x53 = (r15 >> 64) as u64 + c19 as u64;
    let (x54, c20) = x39.overflowing_add(x43);
    let (x55, c21) = add_carry(x40, x47, c20);
    let (x56, c22) = add_carry(x41, x50, c21);
    let (x57, c23) = add_carry(x42, x52, c22);
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
    let (x67, c25) = add_carry(x22, x61, c24);
    let (x68, c26) = add_carry(x38, x63, c25);
    let (x69, c27) = add_carry(x54, x65, c26);
    let x70 = (r19 >> 64) as u64 + c27 as u64;
    let x71 = x69 >> 63;
    let c28 = x71 != 0;
    let c28_mask = 0u64.wrapping_sub(c28 as u64);
    let x72 = x70 * 38 + (c28_mask & 19);
    let x73 = x69 & 0x7fff_ffff_ffff_ffff;
    let (o0, c29) = x66.overflowing_add(x72);
    let (o1, c30) = add_carry(x67, x60, c29);
    let (o2, c31) = add_carry(x68, x62, c30);
    let (o3, _) = add_carry(x73, x64, c31);
    Element([o0, o1, o2, o3])
}

/// `out = a^2 (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
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
    let (x14, c1) = add_carry(x13, x11, c0);
    let x15 = (r2 >> 64) as u64 + c1 as u64;
    let x16 = r4 as u64;
    let x17 = (r4 >> 64) as u64;
    let x18 = r5 as u64;
    let (x19, c2) = x18.overflowing_add(x17);
    let x20 = (r5 >> 64) as u64 + c2 as u64;
    let (x21, c3) = x14.overflowing_add(x16);
    let (x22, c4) = add_carry(x15, x19, c3);
    let x23 = x20.wrapping_add(c4 as u64);
    let x24 = r7 as u64;
    let x25 = (r7 >> 64) as u64;
    let (x26, c5) = x23.overflowing_add(x24);
    let x27 = x25 + c5 as u64;
    let (x28, c6) = x1.overflowing_add(x8);
    let (x29, c7) = add_carry(x2, x12, c6);
    let (x30, c8) = add_carry(x3, x21, c7);
    let (x31, c9) = add_carry(x4, x22, c8);
    let (x32, c10) = add_carry(x5, x26, c9);
    let (x33, c11) = add_carry(x6, x27, c10);
    let x34 = x7 + c11 as u64;
    let (x35, c12) = x28.overflowing_add(x8);
    let (x36, c13) = add_carry(x29, x12, c12);
    let (x37, c14) = add_carry(x30, x21, c13);
    let (x38, c15) = add_carry(x31, x22, c14);
    let (x39, c16) = add_carry(x32, x26, c15);
    let (x40, c17) = add_carry(x33, x27, c16);
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
    let (x50, c19) = add_carry(x35, x44, c18);
    let (x51, c20) = add_carry(x36, x46, c19);
    let (x52, c21) = add_carry(x37, x48, c20);
    let x53 = (r13 >> 64) as u64 + c21 as u64;
    let x54 = x52 >> 63;
    let c22 = x54 != 0;
    let c22_mask = 0u64.wrapping_sub(c22 as u64);
    let x55 = x53 * 38 + (c22_mask & 19);
    let x56 = x52 & 0x7fff_ffff_ffff_ffff;
    let (o0, c23) = x49.overflowing_add(x55);
    let (o1, c24) = add_carry(x50, x43, c23);
    let (o2, c25) = add_carry(x51, x45, c24);
    let (o3, _) = add_carry(x56, x47, c25);
    Element([o0, o1, o2, o3])
}

/// `out = k * a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `k` in `[0, 2^32 - 1]`
/// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn mul_small(a: &Loose, k: u32) -> Element {
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
    let (x7, c1) = add_carry(x5, x3, c0);
    let r3 = m(k as u64, a3);
    let x8 = r3 as u64;
    let (x9, c2) = add_carry(x8, x6, c1);
    let x10 = (r3 >> 64) as u64 + c2 as u64;
    let x11 = (x10 << 1) | (x9 >> 63);
    let x12 = x9 & 0x7fff_ffff_ffff_ffff;
    let x11_19 = x11 * 19;
    let (o0, c3) = x0.overflowing_add(x11_19);
    let (o1, c4) = add_carry(x4, 0, c3);
    let (o2, c5) = add_carry(x7, 0, c4);
    let o3 = x12 + c5 as u64;
    Element([o0, o1, o2, o3])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
/// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn halve(a: &Element) -> Element {
    let [a0, a1, a2, a3] = a.0;
    let x0 = a0 & 1;
    let c0 = x0 != 0;
    let c0_mask = 0u64.wrapping_sub(c0 as u64);
    let x1 = c0_mask & 0xffff_ffff_ffff_ffed;
    let x2 = c0_mask & 0x7fff_ffff_ffff_ffff;
    let (x3, c1) = a0.overflowing_add(x1);
    let (x4, c2) = add_carry(a1, c0_mask, c1);
    let (x5, c3) = add_carry(a2, c0_mask, c2);
    let (x6, c4) = add_carry(a3, x2, c3);
    let x7 = x4 & 1;
    let x8 = x5 & 1;
    let x9 = x6 & 1;
    let o0 = (x3 >> 1) + (x7 << 63);
    let o1 = (x4 >> 1) + (x8 << 63);
    let o2 = (x5 >> 1) + (x9 << 63);
    let o3 = (x6 >> 1) + ((c4 as u64) << 63);
    Element([o0, o1, o2, o3])
}

const_fn! {
    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
    /// - takes `b`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
    /// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
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
    /// - takes `a`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
    /// - takes `b`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
    /// - returns `x`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
    /// - returns `y`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
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

/// `out = a (mod p), 0 <= out < p`
///
/// - takes `a`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
/// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn to_bytes(a: &Element) -> [u8; 32] {
    let [a0, a1, a2, a3] = a.0;
    let x0 = a3 >> 63;
    let x1 = a3 & 0x7fff_ffff_ffff_ffff;
    let x0_19 = x0 * 19;
    let (x2, c0) = a0.overflowing_add(x0_19);
    let (x3, c1) = add_carry(a1, 0, c0);
    let (x4, c2) = add_carry(a2, 0, c1);
    let x5 = x1 + c2 as u64;
    let (x6, c3) = x2.overflowing_sub(0xffff_ffff_ffff_ffed);
    let (x7, c4) = sub_borrow(x3, 0xffff_ffff_ffff_ffff, c3);
    let (x8, c5) = sub_borrow(x4, 0xffff_ffff_ffff_ffff, c4);
    let (x9, c6) = sub_borrow(x5, 0x7fff_ffff_ffff_ffff, c5);
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
/// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn from_bytes(bytes: &[u8; 32]) -> Element {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let x0 = bytes3 >> 63;
    let x1 = bytes3 & 0x7fff_ffff_ffff_ffff;
    let x0_19 = x0 * 19;
    let (o0, c0) = bytes0.overflowing_add(x0_19);
    let (o1, c1) = add_carry(bytes1, 0, c0);
    let (o2, c2) = add_carry(bytes2, 0, c1);
    let o3 = x1 + c2 as u64;
    Element([o0, o1, o2, o3])
}

/// `out = bytes (mod p), ok = 1 if bytes < p`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
/// - returns `ok` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn from_bytes_canonical(bytes: &[u8; 32]) -> (Element, u64) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let (_, c0) = bytes0.overflowing_sub(0xffff_ffff_ffff_ffed);
    let (_, c1) = sub_borrow(bytes1, 0xffff_ffff_ffff_ffff, c0);
    let (_, c2) = sub_borrow(bytes2, 0xffff_ffff_ffff_ffff, c1);
    let (_, ok0) = sub_borrow(bytes3, 0x7fff_ffff_ffff_ffff, c2);
    let x0 = bytes3 >> 63;
    let x1 = bytes3 & 0x7fff_ffff_ffff_ffff;
    let x0_19 = x0 * 19;
    let (out0, c3) = bytes0.overflowing_add(x0_19);
    let (out1, c4) = add_carry(bytes1, 0, c3);
    let (out2, c5) = add_carry(bytes2, 0, c4);
    let out3 = x1 + c5 as u64;
    let out = Element([out0, out1, out2, out3]);
    (out, ok0 as u64)
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
/// - takes `d`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-129, 256]`
/// - takes `e`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-129, 256]`
/// - takes `k` in `[-2^63, 2^63 - 1]`
/// - takes `low_f` in `[-2^63, 2^63 - 1]`
/// - takes `low_g` in `[-2^63, 2^63 - 1]`
/// - returns `k` in `[-2^63, 2^63 - 1]`
/// - returns `u1` in `[-2^20, 2^20]`
/// - returns `v1` in `[-2^20, 2^20]`
/// - returns `q1` in `[-2^20, 2^20]`
/// - returns `r1` in `[-2^20, 2^20]`
/// - returns `out`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-129, 256]`
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
    let x40 = x39.wrapping_mul(0x6bc_a1af_286b_ca1b);
    let x41 = x40 & 0x3fff_ffff_ffff_ffff;
    let r2 = r0 + x41 as i128 * -19;
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
    let r3 = x35 as i128 * d1 as i128 + x38 as i128 * e1 as i128 + x42 as i128;
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
    let r4 = x35 as i128 * d2 as i128 + x38 as i128 * e2 as i128 + x71 as i128;
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
    let r6 = x35 as i128 * d4 as i128 + x38 as i128 * e4 as i128 + x129 as i128 + x41 as i128 * 128;
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
/// - takes `d`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-129, 256]`
/// - takes `e`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-129, 256]`
/// - takes `k` in `[-2^63, 2^63 - 1]`
/// - takes `low_f` in `[-2^63, 2^63 - 1]`
/// - takes `low_g` in `[-2^63, 2^63 - 1]`
/// - returns `k` in `[-2^63, 2^63 - 1]`
/// - returns `u1` in `[-2^20, 2^20]`
/// - returns `v1` in `[-2^20, 2^20]`
/// - returns `q1` in `[-2^20, 2^20]`
/// - returns `r1` in `[-2^20, 2^20]`
/// - returns `out`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-129, 256]`
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
    let x40 = x39.wrapping_mul(0x6bc_a1af_286b_ca1b);
    let x41 = x40 & 0x3fff_ffff_ffff_ffff;
    let r2 = r0 + x41 as i128 * -19;
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
    let r3 = x35 as i128 * d1 as i128 + x38 as i128 * e1 as i128 + x42 as i128;
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
    let r4 = x35 as i128 * d2 as i128 + x38 as i128 * e2 as i128 + x71 as i128;
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
    let r6 = x35 as i128 * d4 as i128 + x38 as i128 * e4 as i128 + x129 as i128 + x41 as i128 * 128;
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
/// - takes `d`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-129, 256]`
/// - takes `e`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-129, 256]`
/// - returns `out`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-129, 256]`
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
    let x7 = x6.wrapping_mul(0x6bc_a1af_286b_ca1b);
    let x8 = x7 & 0x3fff_ffff_ffff_ffff;
    let r1 = r0 + x8 as i128 * -19;
    let x9 = (r1 >> 62) as i64;
    let r2 = x2 as i128 * d1 as i128 + x5 as i128 * e1 as i128 + x9 as i128;
    let out0 = r2 as u64 & 0x3fff_ffff_ffff_ffff;
    let x10 = (r2 >> 62) as i64;
    let r3 = x2 as i128 * d2 as i128 + x5 as i128 * e2 as i128 + x10 as i128;
    let out1 = r3 as u64 & 0x3fff_ffff_ffff_ffff;
    let x11 = (r3 >> 62) as i64;
    let r4 = x2 as i128 * d3 as i128 + x5 as i128 * e3 as i128 + x11 as i128;
    let out2 = r4 as u64 & 0x3fff_ffff_ffff_ffff;
    let x12 = (r4 >> 62) as i64;
    let r5 = x2 as i128 * d4 as i128 + x5 as i128 * e4 as i128 + x12 as i128 + x8 as i128 * 128;
    let out3 = r5 as u64 & 0x3fff_ffff_ffff_ffff;
    let out4 = (r5 >> 62) as i64;
    let out = [out0 as i64, out1 as i64, out2 as i64, out3 as i64, out4];
    (out, cut_u0, cut_v0)
}

/// `out = the integer of the limbs of a (mod p), 0 <= out < p`
///
/// - takes `a`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
/// - returns `out`: word 0, 1, 2, 3 in `[-2^59, 2^59 - 1]`; word 4 in `[-2^63, 2^63 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_start(a: &Element) -> [i64; 5] {
    let [a0, a1, a2, a3] = a.0;
    let x0 = a3 >> 63;
    let x1 = a3 & 0x7fff_ffff_ffff_ffff;
    let x0_19 = x0 * 19;
    let (x2, c0) = a0.overflowing_add(x0_19);
    let (x3, c1) = add_carry(a1, 0, c0);
    let (x4, c2) = add_carry(a2, 0, c1);
    let x5 = x1 + c2 as u64;
    let (x6, c3) = x2.overflowing_sub(0xffff_ffff_ffff_ffed);
    let (x7, c4) = sub_borrow(x3, 0xffff_ffff_ffff_ffff, c3);
    let (x8, c5) = sub_borrow(x4, 0xffff_ffff_ffff_ffff, c4);
    let (x9, c6) = sub_borrow(x5, 0x7fff_ffff_ffff_ffff, c5);
    let c6_mask = 0u64.wrapping_sub(c6 as u64);
    let x10 = x6 ^ (c6_mask & (x2 ^ x6));
    let x11 = x7 ^ (c6_mask & (x3 ^ x7));
    let x12 = x8 ^ (c6_mask & (x4 ^ x8));
    let x13 = x9 ^ (c6_mask & (x5 ^ x9));
    let x14 = x10 & 0x7ff_ffff_ffff_ffff;
    let x15 = x11 & 0x3f_ffff_ffff_ffff;
    let x16 = (x10 >> 59) + (x15 << 5);
    let x17 = x12 & 0x1_ffff_ffff_ffff;
    let x18 = (x11 >> 54) + (x17 << 10);
    let x19 = x13 & 0xfff_ffff_ffff;
    let x20 = (x12 >> 49) + (x19 << 15);
    let o0 = x14 as i64 - 0x800_0000_0000_0000;
    let o1 = x16 as i64 - 0x800_0000_0000_0000 + 1;
    let o2 = x18 as i64 - 0x800_0000_0000_0000 + 1;
    let o3 = x20 as i64 - 0x800_0000_0000_0000 + 1;
    let o4 = (x13 >> 44) + 1;
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
    /// - takes `d`: word 0, 1, 2, 3 in `[-2^62, 2^62 - 1]`; word 4 in `[-129, 256]`
    /// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 + 37]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    fn invert_finish(negative: u64, d: &[i64; 5]) -> Element {
        let [d0, d1, d2, d3, d4] = *d;
        let x0 = -57 - d0;
        let x1 = d0 + -38;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let negative_mask = 0u64.wrapping_sub(core::hint::black_box(negative));
        let x2 = (x1 as u64 ^ (negative_mask & (x0 as u64 ^ x1 as u64))) as i64;
        let x3 = 0 - d1;
        let x4 = (d1 as u64 ^ (negative_mask & (x3 as u64 ^ d1 as u64))) as i64;
        let x5 = x4 + (x2 >> 62);
        let x6 = x5 as u64 & 0x3fff_ffff_ffff_ffff;
        let x7 = 0 - d2;
        let x8 = (d2 as u64 ^ (negative_mask & (x7 as u64 ^ d2 as u64))) as i64;
        let x9 = x8 + (x5 >> 62);
        let x10 = x9 as u64 & 0x3fff_ffff_ffff_ffff;
        let x11 = 0 - d3;
        let x12 = (d3 as u64 ^ (negative_mask & (x11 as u64 ^ d3 as u64))) as i64;
        let x13 = x12 + (x9 >> 62);
        let x14 = x13 as u64 & 0x3fff_ffff_ffff_ffff;
        let x15 = 384 - d4;
        let x16 = d4 + 256;
        let x17 = (x16 as u64 ^ (negative_mask & (x15 as u64 ^ x16 as u64))) as i64;
        let x18 = x17 + (x13 >> 62);
        let x19 = x6 & 3;
        let x20 = (x2 as u64 & 0x3fff_ffff_ffff_ffff) + (x19 << 62);
        let x21 = x10 & 15;
        let x22 = (x6 >> 2) + (x21 << 60);
        let x23 = x14 & 63;
        let x24 = (x10 >> 4) + (x23 << 58);
        let x25 = x18 as u64 & 255;
        let x26 = (x14 >> 6) + (x25 << 56);
        let x27 = (x18 >> 8) as u64;
        let (x28, c0) = x20.overflowing_sub(0xffff_ffff_ffff_ffb4);
        let (x29, c1) = sub_borrow(x22, 0xffff_ffff_ffff_ffff, c0);
        let (x30, c2) = sub_borrow(x24, 0xffff_ffff_ffff_ffff, c1);
        let (x31, c3) = sub_borrow(x26, 0xffff_ffff_ffff_ffff, c2);
        let (x32, c4) = sub_borrow(x27, 1, c3);
        let c4_mask = 0u64.wrapping_sub(c4 as u64);
        let x33 = x28 ^ (c4_mask & (x20 ^ x28));
        let x34 = x29 ^ (c4_mask & (x22 ^ x29));
        let x35 = x30 ^ (c4_mask & (x24 ^ x30));
        let x36 = x31 ^ (c4_mask & (x26 ^ x31));
        let x37 = x32 ^ (c4_mask & (x27 ^ x32));
        let (x38, c5) = x33.overflowing_sub(0xffff_ffff_ffff_ffda);
        let (x39, c6) = sub_borrow(x34, 0xffff_ffff_ffff_ffff, c5);
        let (x40, c7) = sub_borrow(x35, 0xffff_ffff_ffff_ffff, c6);
        let (x41, c8) = sub_borrow(x36, 0xffff_ffff_ffff_ffff, c7);
        let (x42, c9) = sub_borrow(x37, 0, c8);
        let c9_mask = 0u64.wrapping_sub(c9 as u64);
        let x43 = x38 ^ (c9_mask & (x33 ^ x38));
        let x44 = x39 ^ (c9_mask & (x34 ^ x39));
        let x45 = x40 ^ (c9_mask & (x35 ^ x40));
        let x46 = x41 ^ (c9_mask & (x36 ^ x41));
        let x47 = x42 ^ (c9_mask & (x37 ^ x42));
        let (x48, c10) = x43.overflowing_sub(0xffff_ffff_ffff_ffed);
        let (x49, c11) = sub_borrow(x44, 0xffff_ffff_ffff_ffff, c10);
        let (x50, c12) = sub_borrow(x45, 0xffff_ffff_ffff_ffff, c11);
        let (x51, c13) = sub_borrow(x46, 0x7fff_ffff_ffff_ffff, c12);
        let (_, c14) = sub_borrow(x47, 0, c13);
        let c14_mask = 0u64.wrapping_sub(c14 as u64);
        let o0 = x48 ^ (c14_mask & (x43 ^ x48));
        let o1 = x49 ^ (c14_mask & (x44 ^ x49));
        let o2 = x50 ^ (c14_mask & (x45 ^ x50));
        let o3 = x51 ^ (c14_mask & (x46 ^ x51));
        Element([o0, o1, o2, o3])
    }
}

/// out = 2 * a
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn double(a: &Element) -> Element {
    let loose_out = add(a, a);
    carry(&loose_out)
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
pub const fn equal(a: &Element, b: &Element) -> u64 {
    let loose_difference = sub(a, b);
    let difference = carry(&loose_difference);
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
    pub fn conditional_negate(a: &Element, choice: u64) -> Element {
        let loose_opposite = opp(a);
        let opposite = carry(&loose_opposite);
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
    let shifted = mul(&high.relax(), &WIDE.relax());
    let loose_out = add(&low, &shifted);
    carry(&loose_out)
}

/// out = a^(2^k)
///
/// Time depends on k.
#[cfg_attr(limbforge_calls, inline(never))]
pub fn pow2k(a: &Element, k: u32) -> Element {
    let mut out = *a;
    for _ in 0..k {
        out = square(&out.relax());
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
        out = square(&out.relax());
        if (exponent[bit / 64] >> (bit % 64)) & 1 == 1 {
            out = mul(&out.relax(), &a.relax());
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
        let mut f = [-19, -0x800_0000_0000_0000, -0x7ff_ffff_ffff_ffff, -0x7ff_ffff_ffff_ffff, 0x8_0001];
        let mut g = invert_start(a);
        let mut d = [-0x4000_0000_0000_0000, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, 1];
        let mut e = [-0x3fff_fffe_0000_0000, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, 1];
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
        product = mul(&product.relax(), &x.relax());
    }
    let mut inverse = invert(&product);
    for i in (0..list.len()).rev() {
        let mut x = list[i];
        let prefix = scratch[i];
        let mut out = mul(&inverse.relax(), &prefix.relax());
        let zero = is_zero(&x);
        out = select(zero, &x, &out);
        list[i] = out;
        x = select(zero, &ONE, &x);
        inverse = mul(&inverse.relax(), &x.relax());
    }
}

/// out = a^7237005577332262213973186563042994240829374041602535252466099000494570602493
#[cfg_attr(limbforge_calls, inline(never))]
const fn pow_root(a: &Element) -> Element {
    let x1 = square(&a.relax());
    let x2 = square(&x1.relax());
    let x3 = square(&x2.relax());
    let x4 = mul(&x1.relax(), &x3.relax());
    let x5 = square(&x4.relax());
    let x6 = mul(&x4.relax(), &x5.relax());
    let x7 = mul(&a.relax(), &x6.relax());
    let mut x8 = x7;
    let mut turn = 0;
    while turn < 5 {
        x8 = square(&x8.relax());
        turn += 1;
    }
    let x9 = mul(&x8.relax(), &x7.relax());
    let mut x10 = x9;
    let mut turn = 0;
    while turn < 5 {
        x10 = square(&x10.relax());
        turn += 1;
    }
    let x11 = mul(&x10.relax(), &x7.relax());
    let mut x12 = x11;
    let mut turn = 0;
    while turn < 15 {
        x12 = square(&x12.relax());
        turn += 1;
    }
    let x13 = mul(&x12.relax(), &x11.relax());
    let mut x14 = x13;
    let mut turn = 0;
    while turn < 30 {
        x14 = square(&x14.relax());
        turn += 1;
    }
    let x15 = mul(&x14.relax(), &x13.relax());
    let mut x16 = x15;
    let mut turn = 0;
    while turn < 60 {
        x16 = square(&x16.relax());
        turn += 1;
    }
    let x17 = mul(&x16.relax(), &x15.relax());
    let mut x18 = x17;
    let mut turn = 0;
    while turn < 5 {
        x18 = square(&x18.relax());
        turn += 1;
    }
    let x19 = mul(&x18.relax(), &x7.relax());
    let mut x20 = x19;
    let mut turn = 0;
    while turn < 125 {
        x20 = square(&x20.relax());
        turn += 1;
    }
    let x21 = mul(&x20.relax(), &x19.relax());
    let mut x22 = x21;
    let mut turn = 0;
    while turn < 2 {
        x22 = square(&x22.relax());
        turn += 1;
    }
    mul(&x22.relax(), &a.relax())
}

const_fn! {
    /// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
    ///
    /// `is_odd` tells the two roots apart.
    #[cfg_attr(limbforge_calls, inline(never))]
    pub fn sqrt(a: &Element) -> (Element, u64) {
        let mut out = pow_root(a);
        let mut t = square(&out.relax());
        t = mul(&t.relax(), &a.relax());
        out = mul(&out.relax(), &a.relax());
        let c = ROOT_OF_UNITY;
        let done = equal(&t, &ONE);
        let next = mul(&out.relax(), &c.relax());
        out = select(done, &out, &next);
        let squared = square(&out.relax());
        let ok = equal(&squared, a);
        (out, ok)
    }
}

/// out = a^((p - 1) / 2)
#[cfg_attr(limbforge_calls, inline(never))]
const fn pow_euler(a: &Element) -> Element {
    let mut out = pow_root(a);
    out = square(&out.relax());
    out = mul(&out.relax(), &a.relax());
    out = square(&out.relax());
    out
}

/// out = 1 if a is a square or 0, else 0
#[cfg_attr(limbforge_calls, inline(never))]
pub const fn is_square(a: &Element) -> u64 {
    let character = pow_euler(a);
    let squared = square(&character.relax());
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
        square(&self.relax())
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
        mul_small(&self.relax(), k)
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

operator!(Add add, AddAssign add_assign, (a, b) => carry(&add(a, b)));

operator!(Sub sub, SubAssign sub_assign, (a, b) => carry(&sub(a, b)));

operator!(Mul mul, MulAssign mul_assign, (a, b) => mul(&a.relax(), &b.relax()));

impl core::ops::Neg for &Element {
    type Output = Element;

    #[inline(always)]
    fn neg(self) -> Element {
        carry(&opp(self))
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

impl core::fmt::Debug for Loose {
    /// Prints no limbs, because they may be secret.
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Loose(..)")
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

#[cfg(feature = "zeroize")]
impl zeroize::Zeroize for Loose {
    #[inline]
    fn zeroize(&mut self) {
        zeroize::Zeroize::zeroize(&mut self.0);
    }
}

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
        square(&self.relax())
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
        "0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed";

    const NUM_BITS: u32 = 255;

    const CAPACITY: u32 = 254;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        0xffff_ffff_ffff_fff7,
        0xffff_ffff_ffff_ffff,
        0xffff_ffff_ffff_ffff,
        0x3fff_ffff_ffff_ffff,
    ]);

    /// 2, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Proved to generate the multiplicative group: p - 1 was factored.
    const MULTIPLICATIVE_GENERATOR: Element = Element([2, 0, 0, 0]);

    const S: u32 = 2;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0x3b11_e4d8_b5f1_5f3d,
        0xd0bc_e7f9_52d0_1b87,
        0xd4b2_ff66_c204_2858,
        0x547c_db7f_b03e_20f4,
    ]);

    /// 2 to the power of 2^2.
    const DELTA: Element = Element([16, 0, 0, 0]);

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
        square(&self.relax())
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
        "0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed";

    const NUM_BITS: u32 = 255;

    const CAPACITY: u32 = 254;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        0xffff_ffff_ffff_fff7,
        0xffff_ffff_ffff_ffff,
        0xffff_ffff_ffff_ffff,
        0x3fff_ffff_ffff_ffff,
    ]);

    /// 2, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Proved to generate the multiplicative group: p - 1 was factored.
    const MULTIPLICATIVE_GENERATOR: Element = Element([2, 0, 0, 0]);

    const S: u32 = 2;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0x3b11_e4d8_b5f1_5f3d,
        0xd0bc_e7f9_52d0_1b87,
        0xd4b2_ff66_c204_2858,
        0x547c_db7f_b03e_20f4,
    ]);

    /// 2 to the power of 2^2.
    const DELTA: Element = Element([16, 0, 0, 0]);

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
