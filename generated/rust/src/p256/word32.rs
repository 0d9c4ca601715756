//! Arithmetic modulo 2^256 - 2^224 + 2^192 + 2^96 - 1 (p256). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^256 - 2^224 + 2^192 + 2^96 - 1
//! Recipe:  9x29 word(32) product-scanning double-word montgomery(product-scanning) carry(sequential) invert(divsteps)
//! Limbs:   9 words of 32 bits
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^261 modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight            loose
//! 0     2^0     [0, 0x203fffff]  [0, 0x603ffffd]
//! 1     2^29    [0, 2^29 - 1]    [0, 0x5ffffffd]
//! 2     2^58    [0, 2^29 - 1]    [0, 0x5ffffffd]
//! 3     2^87    [0, 2^29 - 1]    [0, 2^30 + 1021]
//! 4     2^116   [0, 2^29 - 1]    [0, 2^30 - 2]
//! 5     2^145   [0, 2^29 - 1]    [0, 2^30 - 2]
//! 6     2^174   [0, 2^29 - 1]    [0, 0x4007fffe]
//! 7     2^203   [0, 0x207fffff]  [0, 0x603ffffe]
//! 8     2^232   [0, 0x159ffff]   [0, 0x359fffd]
//! ```

/// Number of words in an element.
pub const LIMBS: usize = 9;

/// Number of bytes in an encoded element.
pub const BYTES: usize = 32;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u32; LIMBS]);

/// An element within loose bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Loose(pub [u32; LIMBS]);

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
pub const ZERO: Element = Element([0, 0, 0, 0, 0, 0, 0, 0, 0]);

/// 1.
pub const ONE: Element = Element([
    32,
    0,
    0,
    0x1fff_c000,
    0x1fff_ffff,
    0x1fff_ffff,
    0x1f7f_ffff,
    0x3ff_ffff,
    0,
]);

/// 2^256, the weight of the upper half of a double-length encoding.
pub const WIDE: Element = Element([
    96,
    0,
    0x1fff_f800,
    0x1ffe_ffff,
    0x1ffd_ffff,
    0x1fff_ffff,
    0x1eff_ffff,
    0x13ff_ffff,
    0,
]);

/// 6^((p - 1) / 2^1), a primitive root of unity of order 2^1.
pub const ROOT_OF_UNITY: Element = Element([
    0x1fff_ffdf,
    0x1fff_ffff,
    0x1fff_ffff,
    16895,
    0,
    0,
    0x84_0000,
    0x1be0_0000,
    0xff_ffff,
]);

/// R; in the Montgomery domain its limbs hold R^2.
pub const R: Element = Element([
    3072,
    0,
    0x1fff_0000,
    0x1fdf_ffff,
    0x1fbf_ffff,
    0x1fff_ffff,
    0x1fff_ffff,
    0x1fff_fffe,
    19,
]);

/// The double-width product of two words.
#[inline(always)]
const fn m(x: u32, y: u32) -> u64 {
    x as u64 * y as u64
}

/// The difference of two words and a borrow, and its borrow.
#[inline(always)]
const fn sub_borrow(x: u32, y: u32, borrow: bool) -> (u32, bool) {
    let (z, first) = x.overflowing_sub(y);
    let (z, second) = z.overflowing_sub(borrow as u32);
    (z, first | second)
}

/// Reads the little-endian word at byte `at`; bytes past the end count as 0.
#[inline(always)]
const fn load<const N: usize>(bytes: &[u8; N], at: usize) -> u32 {
    let (_, rest) = bytes.as_slice().split_at(at);
    if let Some(word) = rest.first_chunk() {
        return u32::from_le_bytes(*word);
    }
    let mut word = [0; 4];
    let mut i = 0;
    while i < rest.len() {
        word[i] = rest[i];
        i += 1;
    }
    u32::from_le_bytes(word)
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
const fn store<const N: usize>(bytes: &mut [u8; N], at: usize, word: u32) {
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
/// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - takes `b`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - returns `out`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn add(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let o0 = a0 + b0;
    let o1 = a1 + b1;
    let o2 = a2 + b2;
    let o3 = a3 + b3;
    let o4 = a4 + b4;
    let o5 = a5 + b5;
    let o6 = a6 + b6;
    let o7 = a7 + b7;
    let o8 = a8 + b8;
    Loose([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - takes `b`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - returns `out`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn sub(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let o0 = a0 + 0x3fff_fffe - b0;
    let o1 = a1 + 0x3fff_fffe - b1;
    let o2 = a2 + 0x3fff_fffe - b2;
    let o3 = a3 + 0x2000_03fe - b3;
    let o4 = a4 + 0x1fff_ffff - b4;
    let o5 = a5 + 0x1fff_ffff - b5;
    let o6 = a6 + 0x2007_ffff - b6;
    let o7 = a7 + 0x3fbf_ffff - b7;
    let o8 = a8 + 0x1ff_fffe - b8;
    Loose([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = -a (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - returns `out`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn opp(a: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let o0 = 0x3fff_fffe - a0;
    let o1 = 0x3fff_fffe - a1;
    let o2 = 0x3fff_fffe - a2;
    let o3 = 0x2000_03fe - a3;
    let o4 = 0x1fff_ffff - a4;
    let o5 = 0x1fff_ffff - a5;
    let o6 = 0x2007_ffff - a6;
    let o7 = 0x3fbf_ffff - a7;
    let o8 = 0x1ff_fffe - a8;
    Loose([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = a (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
/// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn carry(a: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a1 + (a0 >> 29);
    let o1 = x0 & 0x1fff_ffff;
    let x1 = a2 + (x0 >> 29);
    let o2 = x1 & 0x1fff_ffff;
    let x2 = a3 + (x1 >> 29);
    let x3 = a4 + (x2 >> 29);
    let x4 = a5 + (x3 >> 29);
    let x5 = a6 + (x4 >> 29);
    let x6 = a7 + (x5 >> 29);
    let x7 = a8 + (x6 >> 29);
    let x8 = x7 >> 24;
    let o8 = x7 & 0xff_ffff;
    let o0 = (a0 & 0x1fff_ffff) + x8;
    let x9 = (x2 & 0x1fff_ffff) + x8 * 0x1fff_fe00;
    let x10 = x8 * 0x1fff_ffff;
    let o3 = x9 & 0x1fff_ffff;
    let x11 = (x3 & 0x1fff_ffff) + x10 + (x9 >> 29);
    let o4 = x11 & 0x1fff_ffff;
    let x12 = (x4 & 0x1fff_ffff) + x10 + (x11 >> 29);
    let o5 = x12 & 0x1fff_ffff;
    let x13 = (x5 & 0x1fff_ffff) + x8 * 0x1ffb_ffff + (x12 >> 29);
    let o6 = x13 & 0x1fff_ffff;
    let o7 = (x6 & 0x1fff_ffff) + x8 * 0x1f_ffff + (x13 >> 29);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `R * out = a * b (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
/// - takes `b`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
/// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn mul(a: &Loose, b: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let r0 = m(a0, b0);
    let x0 = r0 as u32 & 0x1fff_ffff;
    let r1 = m(x0, 0x1fff_ffff);
    let r2 = m(a0, b1) + m(a1, b0) + ((r0 >> 29) + x0 as u64) + r1;
    let x1 = r2 as u32 & 0x1fff_ffff;
    let r3 = m(x1, 0x1fff_ffff);
    let r4 = m(a0, b2) + m(a1, b1) + m(a2, b0) + ((r2 >> 29) + x1 as u64) + (r1 + r3);
    let x2 = r4 as u32 & 0x1fff_ffff;
    let r5 = m(x2, 0x1fff_ffff);
    let r6 = m(a0, b3)
        + m(a1, b2)
        + m(a2, b1)
        + m(a3, b0)
        + ((r4 >> 29) + x2 as u64)
        + (m(x0, 511) + r3 + r5);
    let x3 = r6 as u32 & 0x1fff_ffff;
    let r7 = m(x3, 0x1fff_ffff);
    let r8 = m(a0, b4)
        + m(a1, b3)
        + m(a2, b2)
        + m(a3, b1)
        + m(a4, b0)
        + ((r6 >> 29) + x3 as u64)
        + (m(x1, 511) + r5 + r7);
    let x4 = r8 as u32 & 0x1fff_ffff;
    let r9 = m(x4, 0x1fff_ffff);
    let r10 = m(a0, b5)
        + m(a1, b4)
        + m(a2, b3)
        + m(a3, b2)
        + m(a4, b1)
        + m(a5, b0)
        + ((r8 >> 29) + x4 as u64)
        + (m(x2, 511) + r7 + r9);
    let x5 = r10 as u32 & 0x1fff_ffff;
    let r11 = m(x5, 0x1fff_ffff);
    let r12 = m(a0, b6)
        + m(a1, b5)
        + m(a2, b4)
        + m(a3, b3)
        + m(a4, b2)
        + m(a5, b1)
        + m(a6, b0)
        + ((r10 >> 29) + x5 as u64)
        + (((x0 as u64) << 18) + m(x3, 511) + r9 + r11);
    let x6 = r12 as u32 & 0x1fff_ffff;
    let r13 = m(x6, 0x1fff_ffff);
    let r14 = m(a0, b7)
        + m(a1, b6)
        + m(a2, b5)
        + m(a3, b4)
        + m(a4, b3)
        + m(a5, b2)
        + m(a6, b1)
        + m(a7, b0)
        + ((r12 >> 29) + x6 as u64)
        + (m(x0, 0x1fe0_0000) + ((x1 as u64) << 18) + m(x4, 511) + r11 + r13);
    let x7 = r14 as u32 & 0x1fff_ffff;
    let r15 = m(x7, 0x1fff_ffff);
    let r16 = m(a0, b8)
        + m(a1, b7)
        + m(a2, b6)
        + m(a3, b5)
        + m(a4, b4)
        + m(a5, b3)
        + m(a6, b2)
        + m(a7, b1)
        + m(a8, b0)
        + ((r14 >> 29) + x7 as u64)
        + (m(x0, 0xff_ffff) + m(x1, 0x1fe0_0000) + ((x2 as u64) << 18) + m(x5, 511) + r13 + r15);
    let x8 = r16 as u32 & 0x1fff_ffff;
    let r17 = m(x8, 0x1fff_ffff);
    let r18 = m(a1, b8)
        + m(a2, b7)
        + m(a3, b6)
        + m(a4, b5)
        + m(a5, b4)
        + m(a6, b3)
        + m(a7, b2)
        + m(a8, b1)
        + ((r16 >> 29) + x8 as u64)
        + (m(x1, 0xff_ffff) + m(x2, 0x1fe0_0000) + ((x3 as u64) << 18) + m(x6, 511) + r15 + r17);
    let o0 = r18 as u32 & 0x1fff_ffff;
    let r19 = m(a2, b8)
        + m(a3, b7)
        + m(a4, b6)
        + m(a5, b5)
        + m(a6, b4)
        + m(a7, b3)
        + m(a8, b2)
        + (r18 >> 29)
        + (m(x2, 0xff_ffff) + m(x3, 0x1fe0_0000) + ((x4 as u64) << 18) + m(x7, 511) + r17);
    let o1 = r19 as u32 & 0x1fff_ffff;
    let r20 = m(a3, b8)
        + m(a4, b7)
        + m(a5, b6)
        + m(a6, b5)
        + m(a7, b4)
        + m(a8, b3)
        + (r19 >> 29)
        + (m(x3, 0xff_ffff) + m(x4, 0x1fe0_0000) + ((x5 as u64) << 18) + m(x8, 511));
    let o2 = r20 as u32 & 0x1fff_ffff;
    let r21 = m(a4, b8)
        + m(a5, b7)
        + m(a6, b6)
        + m(a7, b5)
        + m(a8, b4)
        + (r20 >> 29)
        + (m(x4, 0xff_ffff) + m(x5, 0x1fe0_0000) + ((x6 as u64) << 18));
    let o3 = r21 as u32 & 0x1fff_ffff;
    let r22 = m(a5, b8)
        + m(a6, b7)
        + m(a7, b6)
        + m(a8, b5)
        + (r21 >> 29)
        + (m(x5, 0xff_ffff) + m(x6, 0x1fe0_0000) + ((x7 as u64) << 18));
    let o4 = r22 as u32 & 0x1fff_ffff;
    let r23 = m(a6, b8)
        + m(a7, b7)
        + m(a8, b6)
        + (r22 >> 29)
        + (m(x6, 0xff_ffff) + m(x7, 0x1fe0_0000) + ((x8 as u64) << 18));
    let o5 = r23 as u32 & 0x1fff_ffff;
    let r24 = m(a7, b8) + m(a8, b7) + (r23 >> 29) + (m(x7, 0xff_ffff) + m(x8, 0x1fe0_0000));
    let x9 = (r24 >> 29) as u32;
    let o6 = r24 as u32 & 0x1fff_ffff;
    let r25 = m(a8, b8) + x9 as u64 + m(x8, 0xff_ffff);
    let o8 = (r25 >> 29) as u32;
    let o7 = r25 as u32 & 0x1fff_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `R * out = a^2 (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
/// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
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
    let x0 = r0 as u32 & 0x1fff_ffff;
    let r1 = m(x0, 0x1fff_ffff);
    let r2 = (r0 >> 29) + x0 as u64 + m(a0_2, a1) + r1;
    let x1 = r2 as u32 & 0x1fff_ffff;
    let r3 = m(x1, 0x1fff_ffff);
    let r4 = m(a0_2, a2) + m(a1, a1) + ((r2 >> 29) + x1 as u64) + (r1 + r3);
    let x2 = r4 as u32 & 0x1fff_ffff;
    let r5 = m(x2, 0x1fff_ffff);
    let r6 = m(a0_2, a3) + m(a1_2, a2) + ((r4 >> 29) + x2 as u64) + (m(x0, 511) + r3 + r5);
    let x3 = r6 as u32 & 0x1fff_ffff;
    let r7 = m(x3, 0x1fff_ffff);
    let r8 = m(a0_2, a4)
        + m(a1_2, a3)
        + m(a2, a2)
        + ((r6 >> 29) + x3 as u64)
        + (m(x1, 511) + r5 + r7);
    let x4 = r8 as u32 & 0x1fff_ffff;
    let r9 = m(x4, 0x1fff_ffff);
    let r10 = m(a0_2, a5)
        + m(a1_2, a4)
        + m(a2_2, a3)
        + ((r8 >> 29) + x4 as u64)
        + (m(x2, 511) + r7 + r9);
    let x5 = r10 as u32 & 0x1fff_ffff;
    let r11 = m(x5, 0x1fff_ffff);
    let r12 = m(a0_2, a6)
        + m(a1_2, a5)
        + m(a2_2, a4)
        + m(a3, a3)
        + ((r10 >> 29) + x5 as u64)
        + (((x0 as u64) << 18) + m(x3, 511) + r9 + r11);
    let x6 = r12 as u32 & 0x1fff_ffff;
    let r13 = m(x6, 0x1fff_ffff);
    let r14 = m(a0_2, a7)
        + m(a1_2, a6)
        + m(a2_2, a5)
        + m(a3_2, a4)
        + ((r12 >> 29) + x6 as u64)
        + (m(x0, 0x1fe0_0000) + ((x1 as u64) << 18) + m(x4, 511) + r11 + r13);
    let x7 = r14 as u32 & 0x1fff_ffff;
    let r15 = m(x7, 0x1fff_ffff);
    let r16 = m(a0_2, a8)
        + m(a1_2, a7)
        + m(a2_2, a6)
        + m(a3_2, a5)
        + m(a4, a4)
        + ((r14 >> 29) + x7 as u64)
        + (m(x0, 0xff_ffff) + m(x1, 0x1fe0_0000) + ((x2 as u64) << 18) + m(x5, 511) + r13 + r15);
    let x8 = r16 as u32 & 0x1fff_ffff;
    let r17 = m(x8, 0x1fff_ffff);
    let r18 = m(a1_2, a8)
        + m(a2_2, a7)
        + m(a3_2, a6)
        + m(a4_2, a5)
        + ((r16 >> 29) + x8 as u64)
        + (m(x1, 0xff_ffff) + m(x2, 0x1fe0_0000) + ((x3 as u64) << 18) + m(x6, 511) + r15 + r17);
    let o0 = r18 as u32 & 0x1fff_ffff;
    let r19 = m(a2_2, a8)
        + m(a3_2, a7)
        + m(a4_2, a6)
        + m(a5, a5)
        + (r18 >> 29)
        + (m(x2, 0xff_ffff) + m(x3, 0x1fe0_0000) + ((x4 as u64) << 18) + m(x7, 511) + r17);
    let o1 = r19 as u32 & 0x1fff_ffff;
    let r20 = m(a3_2, a8)
        + m(a4_2, a7)
        + m(a5_2, a6)
        + (r19 >> 29)
        + (m(x3, 0xff_ffff) + m(x4, 0x1fe0_0000) + ((x5 as u64) << 18) + m(x8, 511));
    let o2 = r20 as u32 & 0x1fff_ffff;
    let r21 = m(a4_2, a8)
        + m(a5_2, a7)
        + m(a6, a6)
        + (r20 >> 29)
        + (m(x4, 0xff_ffff) + m(x5, 0x1fe0_0000) + ((x6 as u64) << 18));
    let o3 = r21 as u32 & 0x1fff_ffff;
    let r22 = m(a5_2, a8)
        + m(a6_2, a7)
        + (r21 >> 29)
        + (m(x5, 0xff_ffff) + m(x6, 0x1fe0_0000) + ((x7 as u64) << 18));
    let o4 = r22 as u32 & 0x1fff_ffff;
    let r23 = m(a6_2, a8)
        + m(a7, a7)
        + (r22 >> 29)
        + (m(x6, 0xff_ffff) + m(x7, 0x1fe0_0000) + ((x8 as u64) << 18));
    let o5 = r23 as u32 & 0x1fff_ffff;
    let r24 = m(a7_2, a8) + (r23 >> 29) + (m(x7, 0xff_ffff) + m(x8, 0x1fe0_0000));
    let x9 = (r24 >> 29) as u32;
    let o6 = r24 as u32 & 0x1fff_ffff;
    let r25 = m(a8, a8) + x9 as u64 + m(x8, 0xff_ffff);
    let o8 = (r25 >> 29) as u32;
    let o7 = r25 as u32 & 0x1fff_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn halve(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a0 & 1;
    let c0 = x0 != 0;
    let c0_mask = 0u32.wrapping_sub(c0 as u32);
    let x1 = c0_mask & 0x1fff_ffff;
    let x2 = a0 + x1;
    let x3 = a1 + x1;
    let x4 = a2 + x1;
    let x5 = a3 + (c0_mask & 511);
    let x6 = a6 + (c0_mask & 0x4_0000);
    let x7 = a7 + (c0_mask & 0x1fe0_0000);
    let x8 = a8 + (c0_mask & 0xff_ffff);
    let x9 = x3 & 1;
    let x10 = (x2 >> 1) + (x9 << 28);
    let x11 = x4 & 1;
    let x12 = x5 & 1;
    let x13 = a4 & 1;
    let x14 = a5 & 1;
    let x15 = x6 & 1;
    let x16 = x7 & 1;
    let x17 = x8 & 1;
    let x18 = (x3 >> 1) + (x11 << 28) + (x10 >> 29);
    let o1 = x18 & 0x1fff_ffff;
    let x19 = (x4 >> 1) + (x12 << 28) + (x18 >> 29);
    let o2 = x19 & 0x1fff_ffff;
    let x20 = (x5 >> 1) + (x13 << 28) + (x19 >> 29);
    let x21 = (a4 >> 1) + (x14 << 28) + (x20 >> 29);
    let x22 = (a5 >> 1) + (x15 << 28) + (x21 >> 29);
    let x23 = (x6 >> 1) + (x16 << 28) + (x22 >> 29);
    let x24 = (x7 >> 1) + (x17 << 28) + (x23 >> 29);
    let x25 = (x8 >> 1) + (x24 >> 29);
    let x26 = x25 >> 24;
    let o8 = x25 & 0xff_ffff;
    let o0 = (x10 & 0x1fff_ffff) + x26;
    let x27 = (x20 & 0x1fff_ffff) + x26 * 0x1fff_fe00;
    let x28 = x26 * 0x1fff_ffff;
    let o3 = x27 & 0x1fff_ffff;
    let x29 = (x21 & 0x1fff_ffff) + x28 + (x27 >> 29);
    let o4 = x29 & 0x1fff_ffff;
    let x30 = (x22 & 0x1fff_ffff) + x28 + (x29 >> 29);
    let o5 = x30 & 0x1fff_ffff;
    let x31 = (x23 & 0x1fff_ffff) + x26 * 0x1ffb_ffff + (x30 >> 29);
    let o6 = x31 & 0x1fff_ffff;
    let o7 = (x24 & 0x1fff_ffff) + x26 * 0x1f_ffff + (x31 >> 29);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

const_fn! {
    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
    /// - takes `b`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
    /// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    pub fn select(choice: u32, a: &Element, b: &Element) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let choice_mask = 0u32.wrapping_sub(core::hint::black_box(choice));
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
    /// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
    /// - takes `b`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
    /// - returns `x`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
    /// - returns `y`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    pub fn swap(choice: u32, a: &Element, b: &Element) -> (Element, Element) {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let choice_mask = 0u32.wrapping_sub(core::hint::black_box(choice));
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
/// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - returns `out`: every word in `[0, 2^32 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn to_bytes(a: &Element) -> [u8; 32] {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a0 & 0x1fff_ffff;
    let x1 = (a0 >> 29) + x0 + a1;
    let r0 = m(x0, 0x1fff_ffff);
    let r1 = x1 as u64 + r0;
    let x2 = r1 as u32 & 0x1fff_ffff;
    let x3 = (r1 >> 29) as u32 + x2 + a2;
    let r2 = m(x2, 0x1fff_ffff);
    let r3 = r0 + r2 + x3 as u64;
    let x4 = r3 as u32 & 0x1fff_ffff;
    let x5 = (r3 >> 29) as u32 + x4 + a3;
    let r4 = m(x4, 0x1fff_ffff);
    let r5 = m(x0, 511) + r2 + r4 + x5 as u64;
    let x6 = r5 as u32 & 0x1fff_ffff;
    let x7 = (r5 >> 29) as u32 + x6 + a4;
    let r6 = m(x6, 0x1fff_ffff);
    let r7 = m(x2, 511) + r4 + r6 + x7 as u64;
    let x8 = r7 as u32 & 0x1fff_ffff;
    let x9 = (r7 >> 29) as u32 + x8 + a5;
    let r8 = m(x8, 0x1fff_ffff);
    let r9 = m(x4, 511) + r6 + r8 + x9 as u64;
    let x10 = r9 as u32 & 0x1fff_ffff;
    let x11 = (r9 >> 29) as u32 + x10 + a6;
    let r10 = m(x10, 0x1fff_ffff);
    let r11 = ((x0 as u64) << 18) + m(x6, 511) + r8 + r10 + x11 as u64;
    let x12 = r11 as u32 & 0x1fff_ffff;
    let x13 = (r11 >> 29) as u32 + x12 + a7;
    let r12 = m(x12, 0x1fff_ffff);
    let r13 = m(x0, 0x1fe0_0000) + ((x2 as u64) << 18) + m(x8, 511) + r10 + r12 + x13 as u64;
    let x14 = r13 as u32 & 0x1fff_ffff;
    let x15 = (r13 >> 29) as u32 + x14 + a8;
    let r14 = m(x14, 0x1fff_ffff);
    let r15 = m(x0, 0xff_ffff)
        + m(x2, 0x1fe0_0000)
        + ((x4 as u64) << 18)
        + m(x10, 511)
        + r12
        + r14
        + x15 as u64;
    let x16 = r15 as u32 & 0x1fff_ffff;
    let x17 = (r15 >> 29) as u32 + x16;
    let r16 = m(x16, 0x1fff_ffff);
    let r17 = m(x2, 0xff_ffff)
        + m(x4, 0x1fe0_0000)
        + ((x6 as u64) << 18)
        + m(x12, 511)
        + r14
        + r16
        + x17 as u64;
    let x18 = (r17 >> 29) as u32;
    let r18 = m(x4, 0xff_ffff)
        + m(x6, 0x1fe0_0000)
        + ((x8 as u64) << 18)
        + m(x14, 511)
        + r16
        + x18 as u64;
    let x19 = (r18 >> 29) as u32;
    let x20 = r18 as u32 & 0x1fff_ffff;
    let r19 = m(x6, 0xff_ffff)
        + m(x8, 0x1fe0_0000)
        + ((x10 as u64) << 18)
        + m(x16, 511)
        + x19 as u64;
    let x21 = (r19 >> 29) as u32;
    let x22 = r19 as u32 & 0x1fff_ffff;
    let r20 = m(x8, 0xff_ffff) + m(x10, 0x1fe0_0000) + ((x12 as u64) << 18) + x21 as u64;
    let x23 = (r20 >> 29) as u32;
    let x24 = r20 as u32 & 0x1fff_ffff;
    let r21 = m(x10, 0xff_ffff) + m(x12, 0x1fe0_0000) + ((x14 as u64) << 18) + x23 as u64;
    let x25 = (r21 >> 29) as u32;
    let x26 = r21 as u32 & 0x1fff_ffff;
    let r22 = m(x12, 0xff_ffff) + m(x14, 0x1fe0_0000) + ((x16 as u64) << 18) + x25 as u64;
    let x27 = (r22 >> 29) as u32;
    let x28 = r22 as u32 & 0x1fff_ffff;
    let r23 = m(x14, 0xff_ffff) + m(x16, 0x1fe0_0000) + x27 as u64;
    let x29 = (r23 >> 29) as u32;
    let x30 = r23 as u32 & 0x1fff_ffff;
    let r24 = x29 as u64 + m(x16, 0xff_ffff);
    let x31 = (r24 >> 29) as u32;
    let x32 = r24 as u32 & 0x1fff_ffff;
    let x33 = x20 & 7;
    let x34 = (r17 as u32 & 0x1fff_ffff) + (x33 << 29);
    let x35 = x22 & 63;
    let x36 = (x20 >> 3) + (x35 << 26);
    let x37 = x24 & 511;
    let x38 = (x22 >> 6) + (x37 << 23);
    let x39 = x26 & 4095;
    let x40 = (x24 >> 9) + (x39 << 20);
    let x41 = x28 & 32767;
    let x42 = (x26 >> 12) + (x41 << 17);
    let x43 = x30 & 0x3_ffff;
    let x44 = (x28 >> 15) + (x43 << 14);
    let x45 = x32 & 0x1f_ffff;
    let x46 = (x30 >> 18) + (x45 << 11);
    let x47 = (x32 >> 21) + (x31 << 8);
    let (x48, c0) = x34.overflowing_sub(0xffff_ffff);
    let (x49, c1) = sub_borrow(x36, 0xffff_ffff, c0);
    let (x50, c2) = sub_borrow(x38, 0xffff_ffff, c1);
    let (x51, c3) = sub_borrow(x40, 0, c2);
    let (x52, c4) = sub_borrow(x42, 0, c3);
    let (x53, c5) = sub_borrow(x44, 0, c4);
    let (x54, c6) = sub_borrow(x46, 1, c5);
    let (x55, c7) = sub_borrow(x47, 0xffff_ffff, c6);
    let c7_mask = 0u32.wrapping_sub(c7 as u32);
    let o0 = x48 ^ (c7_mask & (x34 ^ x48));
    let o1 = x49 ^ (c7_mask & (x36 ^ x49));
    let o2 = x50 ^ (c7_mask & (x38 ^ x50));
    let o3 = x51 ^ (c7_mask & (x40 ^ x51));
    let o4 = x52 ^ (c7_mask & (x42 ^ x52));
    let o5 = x53 ^ (c7_mask & (x44 ^ x53));
    let o6 = x54 ^ (c7_mask & (x46 ^ x54));
    let o7 = x55 ^ (c7_mask & (x47 ^ x55));
    let mut out = [0; 32];
    store(&mut out, 0, o0);
    store(&mut out, 4, o1);
    store(&mut out, 8, o2);
    store(&mut out, 12, o3);
    store(&mut out, 16, o4);
    store(&mut out, 20, o5);
    store(&mut out, 24, o6);
    store(&mut out, 28, o7);
    out
}

/// `limbs of out = bytes (mod p): out = bytes / R`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_bytes(bytes: &[u8; 32]) -> Element {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 4);
    let bytes2 = load(bytes, 8);
    let bytes3 = load(bytes, 12);
    let bytes4 = load(bytes, 16);
    let bytes5 = load(bytes, 20);
    let bytes6 = load(bytes, 24);
    let bytes7 = load(bytes, 28);
    let o0 = bytes0 & 0x1fff_ffff;
    let x0 = bytes1 & 0x3ff_ffff;
    let o1 = (bytes0 >> 29) + (x0 << 3);
    let x1 = bytes2 & 0x7f_ffff;
    let o2 = (bytes1 >> 26) + (x1 << 6);
    let x2 = bytes3 & 0xf_ffff;
    let o3 = (bytes2 >> 23) + (x2 << 9);
    let x3 = bytes4 & 0x1_ffff;
    let o4 = (bytes3 >> 20) + (x3 << 12);
    let x4 = bytes5 & 16383;
    let o5 = (bytes4 >> 17) + (x4 << 15);
    let x5 = bytes6 & 2047;
    let o6 = (bytes5 >> 14) + (x5 << 18);
    let x6 = bytes7 & 255;
    let o7 = (bytes6 >> 11) + (x6 << 21);
    let o8 = bytes7 >> 8;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - returns `ok` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_bytes_canonical(bytes: &[u8; 32]) -> (Element, u32) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 4);
    let bytes2 = load(bytes, 8);
    let bytes3 = load(bytes, 12);
    let bytes4 = load(bytes, 16);
    let bytes5 = load(bytes, 20);
    let bytes6 = load(bytes, 24);
    let bytes7 = load(bytes, 28);
    let (_, c0) = bytes0.overflowing_sub(0xffff_ffff);
    let (_, c1) = sub_borrow(bytes1, 0xffff_ffff, c0);
    let (_, c2) = sub_borrow(bytes2, 0xffff_ffff, c1);
    let (_, c3) = sub_borrow(bytes3, 0, c2);
    let (_, c4) = sub_borrow(bytes4, 0, c3);
    let (_, c5) = sub_borrow(bytes5, 0, c4);
    let (_, c6) = sub_borrow(bytes6, 1, c5);
    let (_, ok0) = sub_borrow(bytes7, 0xffff_ffff, c6);
    let out0 = bytes0 & 0x1fff_ffff;
    let x0 = bytes1 & 0x3ff_ffff;
    let out1 = (bytes0 >> 29) + (x0 << 3);
    let x1 = bytes2 & 0x7f_ffff;
    let out2 = (bytes1 >> 26) + (x1 << 6);
    let x2 = bytes3 & 0xf_ffff;
    let out3 = (bytes2 >> 23) + (x2 << 9);
    let x3 = bytes4 & 0x1_ffff;
    let out4 = (bytes3 >> 20) + (x3 << 12);
    let x4 = bytes5 & 16383;
    let out5 = (bytes4 >> 17) + (x4 << 15);
    let x5 = bytes6 & 2047;
    let out6 = (bytes5 >> 14) + (x5 << 18);
    let x6 = bytes7 & 255;
    let out7 = (bytes6 >> 11) + (x6 << 21);
    let out8 = bytes7 >> 8;
    let out = Element([out0, out1, out2, out3, out4, out5, out6, out7, out8]);
    (out, ok0 as u32)
}

/// `limbs of out = k (mod p): out = k / R`
///
/// - takes `k` in `[0, 2^24 - 1]`
/// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_word(k: u32) -> Element {
    Element([k, 0, 0, 0, 0, 0, 0, 0, 0])
}

/// `out = 1 if bytes = 0, else 0`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - returns `out` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn bytes_are_zero(bytes: &[u8; 32]) -> u32 {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 4);
    let bytes2 = load(bytes, 8);
    let bytes3 = load(bytes, 12);
    let bytes4 = load(bytes, 16);
    let bytes5 = load(bytes, 20);
    let bytes6 = load(bytes, 24);
    let bytes7 = load(bytes, 28);
    let (_, c0) = bytes0.overflowing_sub(1);
    let (_, c1) = sub_borrow(bytes1, 0, c0);
    let (_, c2) = sub_borrow(bytes2, 0, c1);
    let (_, c3) = sub_borrow(bytes3, 0, c2);
    let (_, c4) = sub_borrow(bytes4, 0, c3);
    let (_, c5) = sub_borrow(bytes5, 0, c4);
    let (_, c6) = sub_borrow(bytes6, 0, c5);
    let (_, o0) = sub_borrow(bytes7, 0, c6);
    o0 as u32
}

/// `2 * half + odd = bytes, odd is 0 or 1`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - returns `half`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^32 - 1]`; word 7 in `[0, 2^31 - 1]`
/// - returns `odd` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn bytes_parity(bytes: &[u8; 32]) -> ([u8; 32], u32) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 4);
    let bytes2 = load(bytes, 8);
    let bytes3 = load(bytes, 12);
    let bytes4 = load(bytes, 16);
    let bytes5 = load(bytes, 20);
    let bytes6 = load(bytes, 24);
    let bytes7 = load(bytes, 28);
    let x0 = bytes0 & 1;
    let x1 = bytes1 & 1;
    let x2 = bytes2 & 1;
    let x3 = bytes3 & 1;
    let x4 = bytes4 & 1;
    let x5 = bytes5 & 1;
    let x6 = bytes6 & 1;
    let x7 = bytes7 & 1;
    let odd0 = x0 != 0;
    let half0 = (bytes0 >> 1) + (x1 << 31);
    let half1 = (bytes1 >> 1) + (x2 << 31);
    let half2 = (bytes2 >> 1) + (x3 << 31);
    let half3 = (bytes3 >> 1) + (x4 << 31);
    let half4 = (bytes4 >> 1) + (x5 << 31);
    let half5 = (bytes5 >> 1) + (x6 << 31);
    let half6 = (bytes6 >> 1) + (x7 << 31);
    let half7 = bytes7 >> 1;
    let mut half = [0; 32];
    store(&mut half, 0, half0);
    store(&mut half, 4, half1);
    store(&mut half, 8, half2);
    store(&mut half, 12, half3);
    store(&mut half, 16, half4);
    store(&mut half, 20, half5);
    store(&mut half, 24, half6);
    store(&mut half, 28, half7);
    (half, odd0 as u32)
}

/// `out = 2 * is_square - 1 - is_zero`
///
/// - takes `is_zero` in `[0, 1]`
/// - takes `is_square` in `[0, 1]`
/// - returns `out` in `[-2, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn sign_of(is_zero: u32, is_square: u32) -> i32 {
    let x0 = is_square + is_square;
    let x1 = is_zero + 1;
    let o0 = x0 as i32 - x1 as i32;
    o0
}

/// `R * out = a (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn from_montgomery(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a0 & 0x1fff_ffff;
    let x1 = (a0 >> 29) + x0 + a1;
    let r0 = m(x0, 0x1fff_ffff);
    let r1 = x1 as u64 + r0;
    let x2 = r1 as u32 & 0x1fff_ffff;
    let x3 = (r1 >> 29) as u32 + x2 + a2;
    let r2 = m(x2, 0x1fff_ffff);
    let r3 = r0 + r2 + x3 as u64;
    let x4 = r3 as u32 & 0x1fff_ffff;
    let x5 = (r3 >> 29) as u32 + x4 + a3;
    let r4 = m(x4, 0x1fff_ffff);
    let r5 = m(x0, 511) + r2 + r4 + x5 as u64;
    let x6 = r5 as u32 & 0x1fff_ffff;
    let x7 = (r5 >> 29) as u32 + x6 + a4;
    let r6 = m(x6, 0x1fff_ffff);
    let r7 = m(x2, 511) + r4 + r6 + x7 as u64;
    let x8 = r7 as u32 & 0x1fff_ffff;
    let x9 = (r7 >> 29) as u32 + x8 + a5;
    let r8 = m(x8, 0x1fff_ffff);
    let r9 = m(x4, 511) + r6 + r8 + x9 as u64;
    let x10 = r9 as u32 & 0x1fff_ffff;
    let x11 = (r9 >> 29) as u32 + x10 + a6;
    let r10 = m(x10, 0x1fff_ffff);
    let r11 = ((x0 as u64) << 18) + m(x6, 511) + r8 + r10 + x11 as u64;
    let x12 = r11 as u32 & 0x1fff_ffff;
    let x13 = (r11 >> 29) as u32 + x12 + a7;
    let r12 = m(x12, 0x1fff_ffff);
    let r13 = m(x0, 0x1fe0_0000) + ((x2 as u64) << 18) + m(x8, 511) + r10 + r12 + x13 as u64;
    let x14 = r13 as u32 & 0x1fff_ffff;
    let x15 = (r13 >> 29) as u32 + x14 + a8;
    let r14 = m(x14, 0x1fff_ffff);
    let r15 = m(x0, 0xff_ffff)
        + m(x2, 0x1fe0_0000)
        + ((x4 as u64) << 18)
        + m(x10, 511)
        + r12
        + r14
        + x15 as u64;
    let x16 = r15 as u32 & 0x1fff_ffff;
    let x17 = (r15 >> 29) as u32 + x16;
    let r16 = m(x16, 0x1fff_ffff);
    let r17 = m(x2, 0xff_ffff)
        + m(x4, 0x1fe0_0000)
        + ((x6 as u64) << 18)
        + m(x12, 511)
        + r14
        + r16
        + x17 as u64;
    let x18 = (r17 >> 29) as u32;
    let o0 = r17 as u32 & 0x1fff_ffff;
    let r18 = m(x4, 0xff_ffff)
        + m(x6, 0x1fe0_0000)
        + ((x8 as u64) << 18)
        + m(x14, 511)
        + r16
        + x18 as u64;
    let x19 = (r18 >> 29) as u32;
    let o1 = r18 as u32 & 0x1fff_ffff;
    let r19 = m(x6, 0xff_ffff)
        + m(x8, 0x1fe0_0000)
        + ((x10 as u64) << 18)
        + m(x16, 511)
        + x19 as u64;
    let x20 = (r19 >> 29) as u32;
    let o2 = r19 as u32 & 0x1fff_ffff;
    let r20 = m(x8, 0xff_ffff) + m(x10, 0x1fe0_0000) + ((x12 as u64) << 18) + x20 as u64;
    let x21 = (r20 >> 29) as u32;
    let o3 = r20 as u32 & 0x1fff_ffff;
    let r21 = m(x10, 0xff_ffff) + m(x12, 0x1fe0_0000) + ((x14 as u64) << 18) + x21 as u64;
    let x22 = (r21 >> 29) as u32;
    let o4 = r21 as u32 & 0x1fff_ffff;
    let r22 = m(x12, 0xff_ffff) + m(x14, 0x1fe0_0000) + ((x16 as u64) << 18) + x22 as u64;
    let x23 = (r22 >> 29) as u32;
    let o5 = r22 as u32 & 0x1fff_ffff;
    let r23 = m(x14, 0xff_ffff) + m(x16, 0x1fe0_0000) + x23 as u64;
    let x24 = (r23 >> 29) as u32;
    let o6 = r23 as u32 & 0x1fff_ffff;
    let r24 = x24 as u64 + m(x16, 0xff_ffff);
    let o8 = (r24 >> 29) as u32;
    let o7 = r24 as u32 & 0x1fff_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = low bits of floor((u * f + v * g) / 2^27) (not proved; bounds are)`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
/// - returns `out` in `[-2^31, 2^31 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_head(u: i32, v: i32, f: &[i32; 10], g: &[i32; 10]) -> i32 {
    let [f0, f1, _, _, _, _, _, _, _, _] = *f;
    let [g0, g1, _, _, _, _, _, _, _, _] = *g;
    let r0 = u as i64 * f0 as i64 + v as i64 * g0 as i64;
    let x0 = u.wrapping_mul(f1);
    let x1 = v.wrapping_mul(g1);
    let x2 = x0.wrapping_add(x1);
    let o0 = x2.wrapping_add((r0 >> 27) as i32);
    o0
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^27 * new_f + low_1 + 2^302 * high_1 = u * f + v * g; 2^27 * new_g + low_2 + 2^302 * high_2 = q * f + r * g`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `q` in `[-2^29, 2^29]`
/// - takes `r` in `[-2^29, 2^29]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
/// - takes `k` in `[-2^31, 2^31 - 1]`
/// - takes `low_f` in `[-2^31, 2^31 - 1]`
/// - takes `low_g` in `[-2^31, 2^31 - 1]`
/// - returns `k` in `[-2^31, 2^31 - 1]`
/// - returns `u1` in `[-512, 512]`
/// - returns `v1` in `[-512, 512]`
/// - returns `q1` in `[-512, 512]`
/// - returns `r1` in `[-512, 512]`
/// - returns `new_f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
/// - returns `low_1` in `[0, 2^27 - 1]`
/// - returns `high_1` in `[-5, 4]`
/// - returns `new_g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
/// - returns `low_2` in `[0, 2^27 - 1]`
/// - returns `high_2` in `[-5, 4]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_fg(
    u: i32,
    v: i32,
    q: i32,
    r: i32,
    f: &[i32; 10],
    g: &[i32; 10],
    k: i32,
    low_f: i32,
    low_g: i32,
) -> (i32, i32, i32, i32, i32, [i32; 10], u32, i32, [i32; 10], u32, i32) {
    let [f0, f1, f2, f3, f4, f5, f6, f7, f8, f9] = *f;
    let [g0, g1, g2, g3, g4, g5, g6, g7, g8, g9] = *g;
    let x0 = low_f as u32 & 511;
    let x1 = x0 as i32 - 0x8_0000;
    let x2 = x1 >> 1;
    let x3 = low_g as u32 & 511;
    let x4 = x3 as i32 - 0x2000_0000;
    let x5 = k >> 31;
    let x6 = 0 - (x4 & 1);
    let x7 = x5 | !x6;
    let x8 = x4 >> 1;
    let x9 = 0i32.wrapping_sub(k ^ x7);
    let x10 = (x8 & !x7) | (x2 & x7);
    let x11 = x8 - ((x2 ^ x5) & x6);
    let r0 = u as i64 * f0 as i64 + v as i64 * g0 as i64;
    let low_10 = r0 as u32 & 0x7ff_ffff;
    let r2 = q as i64 * f0 as i64 + r as i64 * g0 as i64;
    let low_20 = r2 as u32 & 0x7ff_ffff;
    let x12 = x9 >> 31;
    let x13 = 0 - (x11 & 1);
    let x14 = x12 | !x13;
    let x15 = x11 >> 1;
    let x16 = 0i32.wrapping_sub(x9 ^ x14);
    let x17 = (x15 & !x14) | (x10 & x14);
    let x18 = x15 - ((x10 ^ x12) & x13);
    let x19 = (r0 >> 27) as i32;
    let r3 = u as i64 * f1 as i64 + v as i64 * g1 as i64 + x19 as i64;
    let new_f0 = r3 as u32 & 0x7ff_ffff;
    let x20 = (r2 >> 27) as i32;
    let r4 = q as i64 * f1 as i64 + r as i64 * g1 as i64 + x20 as i64;
    let new_g0 = r4 as u32 & 0x7ff_ffff;
    let x21 = x16 >> 31;
    let x22 = 0 - (x18 & 1);
    let x23 = x21 | !x22;
    let x24 = x18 >> 1;
    let x25 = 0i32.wrapping_sub(x16 ^ x23);
    let x26 = (x24 & !x23) | (x17 & x23);
    let x27 = x24 - ((x17 ^ x21) & x22);
    let x28 = (r3 >> 27) as i32;
    let r5 = u as i64 * f2 as i64 + v as i64 * g2 as i64 + x28 as i64;
    let new_f1 = r5 as u32 & 0x7ff_ffff;
    let x29 = (r4 >> 27) as i32;
    let r6 = q as i64 * f2 as i64 + r as i64 * g2 as i64 + x29 as i64;
    let new_g1 = r6 as u32 & 0x7ff_ffff;
    let x30 = x25 >> 31;
    let x31 = 0 - (x27 & 1);
    let x32 = x30 | !x31;
    let x33 = x27 >> 1;
    let x34 = 0i32.wrapping_sub(x25 ^ x32);
    let x35 = (x33 & !x32) | (x26 & x32);
    let x36 = x33 - ((x26 ^ x30) & x31);
    let x37 = (r5 >> 27) as i32;
    let r7 = u as i64 * f3 as i64 + v as i64 * g3 as i64 + x37 as i64;
    let new_f2 = r7 as u32 & 0x7ff_ffff;
    let x38 = (r6 >> 27) as i32;
    let r8 = q as i64 * f3 as i64 + r as i64 * g3 as i64 + x38 as i64;
    let new_g2 = r8 as u32 & 0x7ff_ffff;
    let x39 = x34 >> 31;
    let x40 = 0 - (x36 & 1);
    let x41 = x39 | !x40;
    let x42 = x36 >> 1;
    let x43 = 0i32.wrapping_sub(x34 ^ x41);
    let x44 = (x42 & !x41) | (x35 & x41);
    let x45 = x42 - ((x35 ^ x39) & x40);
    let x46 = (r7 >> 27) as i32;
    let r9 = u as i64 * f4 as i64 + v as i64 * g4 as i64 + x46 as i64;
    let new_f3 = r9 as u32 & 0x7ff_ffff;
    let x47 = (r8 >> 27) as i32;
    let r11 = q as i64 * f4 as i64 + r as i64 * g4 as i64 + x47 as i64;
    let new_g3 = r11 as u32 & 0x7ff_ffff;
    let x48 = x43 >> 31;
    let x49 = 0 - (x45 & 1);
    let x50 = x48 | !x49;
    let x51 = x45 >> 1;
    let x52 = 0i32.wrapping_sub(x43 ^ x50);
    let x53 = (x51 & !x50) | (x44 & x50);
    let x54 = x51 - ((x44 ^ x48) & x49);
    let x55 = (r9 >> 27) as i32;
    let r12 = u as i64 * f5 as i64 + v as i64 * g5 as i64 + x55 as i64;
    let new_f4 = r12 as u32 & 0x7ff_ffff;
    let x56 = (r11 >> 27) as i32;
    let r13 = q as i64 * f5 as i64 + r as i64 * g5 as i64 + x56 as i64;
    let new_g4 = r13 as u32 & 0x7ff_ffff;
    let x57 = x52 >> 31;
    let x58 = 0 - (x54 & 1);
    let x59 = x57 | !x58;
    let x60 = x54 >> 1;
    let x61 = 0i32.wrapping_sub(x52 ^ x59);
    let x62 = (x60 & !x59) | (x53 & x59);
    let x63 = x60 - ((x53 ^ x57) & x58);
    let x64 = (r12 >> 27) as i32;
    let r14 = u as i64 * f6 as i64 + v as i64 * g6 as i64 + x64 as i64;
    let new_f5 = r14 as u32 & 0x7ff_ffff;
    let x65 = (r13 >> 27) as i32;
    let r15 = q as i64 * f6 as i64 + r as i64 * g6 as i64 + x65 as i64;
    let new_g5 = r15 as u32 & 0x7ff_ffff;
    let x66 = x61 >> 31;
    let x67 = 0 - (x63 & 1);
    let x68 = x66 | !x67;
    let x69 = x63 >> 1;
    let x70 = 0i32.wrapping_sub(x61 ^ x68);
    let x71 = (x69 & !x68) | (x62 & x68);
    let x72 = x69 - ((x62 ^ x66) & x67);
    let x73 = (r14 >> 27) as i32;
    let r16 = u as i64 * f7 as i64 + v as i64 * g7 as i64 + x73 as i64;
    let new_f6 = r16 as u32 & 0x7ff_ffff;
    let x74 = (r15 >> 27) as i32;
    let r17 = q as i64 * f7 as i64 + r as i64 * g7 as i64 + x74 as i64;
    let new_g6 = r17 as u32 & 0x7ff_ffff;
    let x75 = x70 >> 31;
    let x76 = 0 - (x72 & 1);
    let x77 = x75 | !x76;
    let x78 = x72 >> 1;
    let k0 = 0i32.wrapping_sub(x70 ^ x77);
    let x79 = (x78 & !x77) | (x71 & x77);
    let x80 = x78 - ((x71 ^ x75) & x76);
    let x81 = (r16 >> 27) as i32;
    let r18 = u as i64 * f8 as i64 + v as i64 * g8 as i64 + x81 as i64;
    let new_f7 = r18 as u32 & 0x7ff_ffff;
    let x82 = (r18 >> 27) as i32;
    let r19 = u as i64 * f9 as i64 + v as i64 * g9 as i64 + x82 as i64;
    let new_f8 = r19 as u32 & 0x7ff_ffff;
    let new_f9 = (r19 >> 27) as i32;
    let r20 = (r19 >> 27) - new_f9 as i64;
    let high_10 = (r20 >> 32) as i32;
    let x83 = (r17 >> 27) as i32;
    let r21 = q as i64 * f8 as i64 + r as i64 * g8 as i64 + x83 as i64;
    let new_g7 = r21 as u32 & 0x7ff_ffff;
    let x84 = (r21 >> 27) as i32;
    let r22 = q as i64 * f9 as i64 + r as i64 * g9 as i64 + x84 as i64;
    let new_g8 = r22 as u32 & 0x7ff_ffff;
    let new_g9 = (r22 >> 27) as i32;
    let r23 = (r22 >> 27) - new_g9 as i64;
    let high_20 = (r23 >> 32) as i32;
    let x85 = x79 + x79 + 1;
    let x86 = x85 + 512;
    let x87 = x86 << 12;
    let u10 = x87 >> 22;
    let x88 = x85 + 0x8_0200;
    let v10 = x88 >> 20;
    let x89 = x80 + 512;
    let x90 = x89 << 12;
    let q10 = x90 >> 22;
    let x91 = x80 + 0x8_0200;
    let r10 = x91 >> 20;
    let new_f = [
        new_f0 as i32,
        new_f1 as i32,
        new_f2 as i32,
        new_f3 as i32,
        new_f4 as i32,
        new_f5 as i32,
        new_f6 as i32,
        new_f7 as i32,
        new_f8 as i32,
        new_f9,
    ];
    let new_g = [
        new_g0 as i32,
        new_g1 as i32,
        new_g2 as i32,
        new_g3 as i32,
        new_g4 as i32,
        new_g5 as i32,
        new_g6 as i32,
        new_g7 as i32,
        new_g8 as i32,
        new_g9,
    ];
    (k0, u10, v10, q10, r10, new_f, low_10, high_10, new_g, low_20, high_20)
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
/// - takes `k` in `[-2^31, 2^31 - 1]`
/// - takes `low_f` in `[-2^31, 2^31 - 1]`
/// - takes `low_g` in `[-2^31, 2^31 - 1]`
/// - returns `k` in `[-2^31, 2^31 - 1]`
/// - returns `u1` in `[-512, 512]`
/// - returns `v1` in `[-512, 512]`
/// - returns `q1` in `[-512, 512]`
/// - returns `r1` in `[-512, 512]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
/// - returns `cut_u` in `[-1, 1]`
/// - returns `cut_v` in `[-1, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_de(
    u: i32,
    v: i32,
    d: &[i32; 9],
    e: &[i32; 9],
    k: i32,
    low_f: i32,
    low_g: i32,
) -> (i32, i32, i32, i32, i32, [i32; 9], i32, i32) {
    let [d0, d1, d2, d3, d4, d5, d6, d7, d8] = *d;
    let [e0, e1, e2, e3, e4, e5, e6, e7, e8] = *e;
    let x0 = low_f as u32 & 511;
    let x1 = x0 as i32 - 0x8_0000;
    let x2 = x1 >> 1;
    let x3 = low_g as u32 & 511;
    let x4 = x3 as i32 - 0x2000_0000;
    let x5 = k >> 31;
    let x6 = 0 - (x4 & 1);
    let x7 = x5 | !x6;
    let x8 = x4 >> 1;
    let x9 = 0i32.wrapping_sub(k ^ x7);
    let x10 = (x8 & !x7) | (x2 & x7);
    let x11 = x8 - ((x2 ^ x5) & x6);
    let x12 = u + 0x1000_0000;
    let x13 = x12 as u32 & 0x1fff_ffff;
    let x14 = x13 as i32 - 0x1000_0000;
    let cut_u0 = x12 >> 29;
    let x15 = v + 0x1000_0000;
    let x16 = x15 as u32 & 0x1fff_ffff;
    let x17 = x16 as i32 - 0x1000_0000;
    let cut_v0 = x15 >> 29;
    let r0 = x14 as i64 * d0 as i64 + x17 as i64 * e0 as i64;
    let x18 = r0 as u32;
    let x18_1 = x18 * 1;
    let x19 = x18_1 & 0x3fff_ffff;
    let r2 = r0 + x19 as i64 * -1;
    let x20 = (r2 >> 30) as i32;
    let x21 = x9 >> 31;
    let x22 = 0 - (x11 & 1);
    let x23 = x21 | !x22;
    let x24 = x11 >> 1;
    let x25 = 0i32.wrapping_sub(x9 ^ x23);
    let x26 = (x24 & !x23) | (x10 & x23);
    let x27 = x24 - ((x10 ^ x21) & x22);
    let r3 = x14 as i64 * d1 as i64 + x17 as i64 * e1 as i64 + x20 as i64;
    let out0 = r3 as u32 & 0x3fff_ffff;
    let x28 = (r3 >> 30) as i32;
    let x29 = x25 >> 31;
    let x30 = 0 - (x27 & 1);
    let x31 = x29 | !x30;
    let x32 = x27 >> 1;
    let x33 = 0i32.wrapping_sub(x25 ^ x31);
    let x34 = (x32 & !x31) | (x26 & x31);
    let x35 = x32 - ((x26 ^ x29) & x30);
    let r4 = x14 as i64 * d2 as i64 + x17 as i64 * e2 as i64 + x28 as i64;
    let out1 = r4 as u32 & 0x3fff_ffff;
    let x36 = (r4 >> 30) as i32;
    let x37 = x33 >> 31;
    let x38 = 0 - (x35 & 1);
    let x39 = x37 | !x38;
    let x40 = x35 >> 1;
    let x41 = 0i32.wrapping_sub(x33 ^ x39);
    let x42 = (x40 & !x39) | (x34 & x39);
    let x43 = x40 - ((x34 ^ x37) & x38);
    let r5 = x14 as i64 * d3 as i64 + x17 as i64 * e3 as i64 + x36 as i64 + x19 as i64 * 64;
    let out2 = r5 as u32 & 0x3fff_ffff;
    let x44 = (r5 >> 30) as i32;
    let x45 = x41 >> 31;
    let x46 = 0 - (x43 & 1);
    let x47 = x45 | !x46;
    let x48 = x43 >> 1;
    let x49 = 0i32.wrapping_sub(x41 ^ x47);
    let x50 = (x48 & !x47) | (x42 & x47);
    let x51 = x48 - ((x42 ^ x45) & x46);
    let r6 = x14 as i64 * d4 as i64 + x17 as i64 * e4 as i64 + x44 as i64;
    let out3 = r6 as u32 & 0x3fff_ffff;
    let x52 = (r6 >> 30) as i32;
    let x53 = x49 >> 31;
    let x54 = 0 - (x51 & 1);
    let x55 = x53 | !x54;
    let x56 = x51 >> 1;
    let x57 = 0i32.wrapping_sub(x49 ^ x55);
    let x58 = (x56 & !x55) | (x50 & x55);
    let x59 = x56 - ((x50 ^ x53) & x54);
    let r7 = x14 as i64 * d5 as i64 + x17 as i64 * e5 as i64 + x52 as i64;
    let out4 = r7 as u32 & 0x3fff_ffff;
    let x60 = (r7 >> 30) as i32;
    let x61 = x57 >> 31;
    let x62 = 0 - (x59 & 1);
    let x63 = x61 | !x62;
    let x64 = x59 >> 1;
    let x65 = 0i32.wrapping_sub(x57 ^ x63);
    let x66 = (x64 & !x63) | (x58 & x63);
    let x67 = x64 - ((x58 ^ x61) & x62);
    let r8 = x14 as i64 * d6 as i64 + x17 as i64 * e6 as i64 + x60 as i64 + x19 as i64 * 4096;
    let out5 = r8 as u32 & 0x3fff_ffff;
    let x68 = (r8 >> 30) as i32;
    let x69 = x65 >> 31;
    let x70 = 0 - (x67 & 1);
    let x71 = x69 | !x70;
    let x72 = x67 >> 1;
    let x73 = 0i32.wrapping_sub(x65 ^ x71);
    let x74 = (x72 & !x71) | (x66 & x71);
    let x75 = x72 - ((x66 ^ x69) & x70);
    let r9 = x14 as i64 * d7 as i64 + x17 as i64 * e7 as i64 + x68 as i64 + x19 as i64 * -16384;
    let out6 = r9 as u32 & 0x3fff_ffff;
    let x76 = (r9 >> 30) as i32;
    let x77 = x73 >> 31;
    let x78 = 0 - (x75 & 1);
    let x79 = x77 | !x78;
    let x80 = x75 >> 1;
    let k0 = 0i32.wrapping_sub(x73 ^ x79);
    let x81 = (x80 & !x79) | (x74 & x79);
    let x82 = x80 - ((x74 ^ x77) & x78);
    let r11 = x14 as i64 * d8 as i64 + x17 as i64 * e8 as i64 + x76 as i64 + x19 as i64 * 0x1_0000;
    let out7 = r11 as u32 & 0x3fff_ffff;
    let out8 = (r11 >> 30) as i32;
    let x83 = x81 + x81 + 1;
    let x84 = x83 + 512;
    let x85 = x84 << 12;
    let u10 = x85 >> 22;
    let x86 = x83 + 0x8_0200;
    let v10 = x86 >> 20;
    let x87 = x82 + 512;
    let x88 = x87 << 12;
    let q10 = x88 >> 22;
    let x89 = x82 + 0x8_0200;
    let r10 = x89 >> 20;
    let out = [
        out0 as i32,
        out1 as i32,
        out2 as i32,
        out3 as i32,
        out4 as i32,
        out5 as i32,
        out6 as i32,
        out7 as i32,
        out8,
    ];
    (k0, u10, v10, q10, r10, out, cut_u0, cut_v0)
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^9 * the matrix of 9 divsteps (not proved; bounds are); 2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
/// - takes `k` in `[-2^31, 2^31 - 1]`
/// - takes `low_f` in `[-2^31, 2^31 - 1]`
/// - takes `low_g` in `[-2^31, 2^31 - 1]`
/// - returns `k` in `[-2^31, 2^31 - 1]`
/// - returns `u1` in `[-512, 512]`
/// - returns `v1` in `[-512, 512]`
/// - returns `q1` in `[-512, 512]`
/// - returns `r1` in `[-512, 512]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
/// - returns `cut_u` in `[-1, 1]`
/// - returns `cut_v` in `[-1, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_last(
    u: i32,
    v: i32,
    d: &[i32; 9],
    e: &[i32; 9],
    k: i32,
    low_f: i32,
    low_g: i32,
) -> (i32, i32, i32, i32, i32, [i32; 9], i32, i32) {
    let [d0, d1, d2, d3, d4, d5, d6, d7, d8] = *d;
    let [e0, e1, e2, e3, e4, e5, e6, e7, e8] = *e;
    let x0 = low_f as u32 & 511;
    let x1 = x0 as i32 - 0x8_0000;
    let x2 = x1 >> 1;
    let x3 = low_g as u32 & 511;
    let x4 = x3 as i32 - 0x2000_0000;
    let x5 = k >> 31;
    let x6 = 0 - (x4 & 1);
    let x7 = x5 | !x6;
    let x8 = x4 >> 1;
    let x9 = 0i32.wrapping_sub(k ^ x7);
    let x10 = (x8 & !x7) | (x2 & x7);
    let x11 = x8 - ((x2 ^ x5) & x6);
    let x12 = u + 0x1000_0000;
    let x13 = x12 as u32 & 0x1fff_ffff;
    let x14 = x13 as i32 - 0x1000_0000;
    let cut_u0 = x12 >> 29;
    let x15 = v + 0x1000_0000;
    let x16 = x15 as u32 & 0x1fff_ffff;
    let x17 = x16 as i32 - 0x1000_0000;
    let cut_v0 = x15 >> 29;
    let r0 = x14 as i64 * d0 as i64 + x17 as i64 * e0 as i64;
    let x18 = r0 as u32;
    let x18_1 = x18 * 1;
    let x19 = x18_1 & 0x3fff_ffff;
    let r2 = r0 + x19 as i64 * -1;
    let x20 = (r2 >> 30) as i32;
    let x21 = x9 >> 31;
    let x22 = 0 - (x11 & 1);
    let x23 = x21 | !x22;
    let x24 = x11 >> 1;
    let x25 = 0i32.wrapping_sub(x9 ^ x23);
    let x26 = (x24 & !x23) | (x10 & x23);
    let x27 = x24 - ((x10 ^ x21) & x22);
    let r3 = x14 as i64 * d1 as i64 + x17 as i64 * e1 as i64 + x20 as i64;
    let out0 = r3 as u32 & 0x3fff_ffff;
    let x28 = (r3 >> 30) as i32;
    let x29 = x25 >> 31;
    let x30 = 0 - (x27 & 1);
    let x31 = x29 | !x30;
    let x32 = x27 >> 1;
    let x33 = 0i32.wrapping_sub(x25 ^ x31);
    let x34 = (x32 & !x31) | (x26 & x31);
    let x35 = x32 - ((x26 ^ x29) & x30);
    let r4 = x14 as i64 * d2 as i64 + x17 as i64 * e2 as i64 + x28 as i64;
    let out1 = r4 as u32 & 0x3fff_ffff;
    let x36 = (r4 >> 30) as i32;
    let x37 = x33 >> 31;
    let x38 = 0 - (x35 & 1);
    let x39 = x37 | !x38;
    let x40 = x35 >> 1;
    let x41 = 0i32.wrapping_sub(x33 ^ x39);
    let x42 = (x40 & !x39) | (x34 & x39);
    let x43 = x40 - ((x34 ^ x37) & x38);
    let r5 = x14 as i64 * d3 as i64 + x17 as i64 * e3 as i64 + x36 as i64 + x19 as i64 * 64;
    let out2 = r5 as u32 & 0x3fff_ffff;
    let x44 = (r5 >> 30) as i32;
    let x45 = x41 >> 31;
    let x46 = 0 - (x43 & 1);
    let x47 = x45 | !x46;
    let x48 = x43 >> 1;
    let x49 = 0i32.wrapping_sub(x41 ^ x47);
    let x50 = (x48 & !x47) | (x42 & x47);
    let x51 = x48 - ((x42 ^ x45) & x46);
    let r6 = x14 as i64 * d4 as i64 + x17 as i64 * e4 as i64 + x44 as i64;
    let out3 = r6 as u32 & 0x3fff_ffff;
    let x52 = (r6 >> 30) as i32;
    let x53 = x49 >> 31;
    let x54 = 0 - (x51 & 1);
    let x55 = x53 | !x54;
    let x56 = x51 >> 1;
    let x57 = 0i32.wrapping_sub(x49 ^ x55);
    let x58 = (x56 & !x55) | (x50 & x55);
    let x59 = x56 - ((x50 ^ x53) & x54);
    let r7 = x14 as i64 * d5 as i64 + x17 as i64 * e5 as i64 + x52 as i64;
    let out4 = r7 as u32 & 0x3fff_ffff;
    let x60 = (r7 >> 30) as i32;
    let x61 = x57 >> 31;
    let x62 = 0 - (x59 & 1);
    let x63 = x61 | !x62;
    let x64 = x59 >> 1;
    let x65 = 0i32.wrapping_sub(x57 ^ x63);
    let x66 = (x64 & !x63) | (x58 & x63);
    let x67 = x64 - ((x58 ^ x61) & x62);
    let r8 = x14 as i64 * d6 as i64 + x17 as i64 * e6 as i64 + x60 as i64 + x19 as i64 * 4096;
    let out5 = r8 as u32 & 0x3fff_ffff;
    let x68 = (r8 >> 30) as i32;
    let x69 = x65 >> 31;
    let x70 = 0 - (x67 & 1);
    let x71 = x69 | !x70;
    let x72 = x67 >> 1;
    let x73 = 0i32.wrapping_sub(x65 ^ x71);
    let x74 = (x72 & !x71) | (x66 & x71);
    let x75 = x72 - ((x66 ^ x69) & x70);
    let r9 = x14 as i64 * d7 as i64 + x17 as i64 * e7 as i64 + x68 as i64 + x19 as i64 * -16384;
    let out6 = r9 as u32 & 0x3fff_ffff;
    let x76 = (r9 >> 30) as i32;
    let x77 = x73 >> 31;
    let x78 = 0 - (x75 & 1);
    let x79 = x77 | !x78;
    let x80 = x75 >> 1;
    let k0 = 0i32.wrapping_sub(x73 ^ x79);
    let x81 = (x80 & !x79) | (x74 & x79);
    let x82 = x80 - ((x74 ^ x77) & x78);
    let r11 = x14 as i64 * d8 as i64 + x17 as i64 * e8 as i64 + x76 as i64 + x19 as i64 * 0x1_0000;
    let out7 = r11 as u32 & 0x3fff_ffff;
    let out8 = (r11 >> 30) as i32;
    let x83 = x81 + x81 + 1;
    let x84 = x83 + 512;
    let x85 = x84 << 12;
    let u10 = x85 >> 22;
    let x86 = x83 + 0x8_0200;
    let v10 = x86 >> 20;
    let x87 = x82 + 512;
    let x88 = x87 << 12;
    let q10 = x88 >> 22;
    let x89 = x82 + 0x8_0200;
    let r10 = x89 >> 20;
    let out = [
        out0 as i32,
        out1 as i32,
        out2 as i32,
        out3 as i32,
        out4 as i32,
        out5 as i32,
        out6 as i32,
        out7 as i32,
        out8,
    ];
    (k0, u10, v10, q10, r10, out, cut_u0, cut_v0)
}

/// `next, all = low bits of floor((u * f + v * g) / 2^9), fewer in next than in all (not proved; bounds are)`
///
/// - takes `u` in `[-512, 512]`
/// - takes `v` in `[-512, 512]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
/// - returns `next` in `[-2^31, 2^31 - 1]`
/// - returns `all` in `[-2^31, 2^31 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_words(u: i32, v: i32, f: &[i32; 10], g: &[i32; 10]) -> (i32, i32) {
    let [f0, f1, _, _, _, _, _, _, _, _] = *f;
    let [g0, g1, _, _, _, _, _, _, _, _] = *g;
    let x0 = u.wrapping_mul(f0);
    let x1 = v.wrapping_mul(g0);
    let x2 = x0.wrapping_add(x1);
    let next0 = x2 >> 9;
    let r0 = u as i64 * f0 as i64 + v as i64 * g0 as i64;
    let x3 = u.wrapping_mul(f1);
    let x4 = v.wrapping_mul(g1);
    let x5 = x3.wrapping_add(x4);
    let all0 = (x5 << 18).wrapping_add((r0 >> 9) as i32);
    (next0, all0)
}

/// `out = floor((u * f + v * g mod 2^32) / 2^9), with 9 fewer correct low bits than f and g (not proved; bounds are)`
///
/// - takes `u` in `[-512, 512]`
/// - takes `v` in `[-512, 512]`
/// - takes `f` in `[-2^31, 2^31 - 1]`
/// - takes `g` in `[-2^31, 2^31 - 1]`
/// - returns `out` in `[-2^22, 2^22 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_low(u: i32, v: i32, f: i32, g: i32) -> i32 {
    let x0 = u.wrapping_mul(f);
    let x1 = v.wrapping_mul(g);
    let x2 = x0.wrapping_add(x1);
    let o0 = x2 >> 9;
    o0
}

/// `out = floor((u * f + v * g mod 2^32) / 2^9), with 9 fewer correct low bits than f and g (not proved; bounds are)`
///
/// - takes `u` in `[-512, 512]`
/// - takes `v` in `[-512, 512]`
/// - takes `f` in `[-2^31, 2^31 - 1]`
/// - takes `g` in `[-2^31, 2^31 - 1]`
/// - returns `out` in `[-2^22, 2^22 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_ahead(u: i32, v: i32, f: i32, g: i32) -> i32 {
    let x0 = u.wrapping_mul(f);
    let x1 = v.wrapping_mul(g);
    let x2 = x0.wrapping_add(x1);
    let o0 = x2 >> 9;
    o0
}

/// `(u1, v1; q1, r1) = (u, v; q, r) (u0, v0; q0, r0)`
///
/// - takes `u` in `[-512, 512]`
/// - takes `v` in `[-512, 512]`
/// - takes `q` in `[-512, 512]`
/// - takes `r` in `[-512, 512]`
/// - takes `u0` in `[-512, 512]`
/// - takes `v0` in `[-512, 512]`
/// - takes `q0` in `[-512, 512]`
/// - takes `r0` in `[-512, 512]`
/// - returns `u1` in `[-2^19, 2^19]`
/// - returns `v1` in `[-2^19, 2^19]`
/// - returns `q1` in `[-2^19, 2^19]`
/// - returns `r1` in `[-2^19, 2^19]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_pair(
    u: i32,
    v: i32,
    q: i32,
    r: i32,
    u0: i32,
    v0: i32,
    q0: i32,
    r0: i32,
) -> (i32, i32, i32, i32) {
    let u10 = u * u0 + v * q0;
    let v10 = u * v0 + v * r0;
    let q10 = q * u0 + r * q0;
    let r10 = q * v0 + r * r0;
    (u10, v10, q10, r10)
}

/// `(u1, v1; q1, r1) = (u, v; q, r) (u0, v0; q0, r0)`
///
/// - takes `u` in `[-512, 512]`
/// - takes `v` in `[-512, 512]`
/// - takes `q` in `[-512, 512]`
/// - takes `r` in `[-512, 512]`
/// - takes `u0` in `[-2^19, 2^19]`
/// - takes `v0` in `[-2^19, 2^19]`
/// - takes `q0` in `[-2^19, 2^19]`
/// - takes `r0` in `[-2^19, 2^19]`
/// - returns `u1` in `[-2^29, 2^29]`
/// - returns `v1` in `[-2^29, 2^29]`
/// - returns `q1` in `[-2^29, 2^29]`
/// - returns `r1` in `[-2^29, 2^29]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_batch(
    u: i32,
    v: i32,
    q: i32,
    r: i32,
    u0: i32,
    v0: i32,
    q0: i32,
    r0: i32,
) -> (i32, i32, i32, i32) {
    let u10 = u * u0 + v * q0;
    let v10 = u * v0 + v * r0;
    let q10 = q * u0 + r * q0;
    let r10 = q * v0 + r * r0;
    (u10, v10, q10, r10)
}

/// `2^27 * out + low + 2^302 * high = u * f + v * g`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
/// - returns `low` in `[0, 2^27 - 1]`
/// - returns `high` in `[-5, 4]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn update_fg(u: i32, v: i32, f: &[i32; 10], g: &[i32; 10]) -> ([i32; 10], u32, i32) {
    let [f0, f1, f2, f3, f4, f5, f6, f7, f8, f9] = *f;
    let [g0, g1, g2, g3, g4, g5, g6, g7, g8, g9] = *g;
    let r0 = u as i64 * f0 as i64 + v as i64 * g0 as i64;
    let low0 = r0 as u32 & 0x7ff_ffff;
    let x0 = (r0 >> 27) as i32;
    let r1 = u as i64 * f1 as i64 + v as i64 * g1 as i64 + x0 as i64;
    let out0 = r1 as u32 & 0x7ff_ffff;
    let x1 = (r1 >> 27) as i32;
    let r2 = u as i64 * f2 as i64 + v as i64 * g2 as i64 + x1 as i64;
    let out1 = r2 as u32 & 0x7ff_ffff;
    let x2 = (r2 >> 27) as i32;
    let r3 = u as i64 * f3 as i64 + v as i64 * g3 as i64 + x2 as i64;
    let out2 = r3 as u32 & 0x7ff_ffff;
    let x3 = (r3 >> 27) as i32;
    let r4 = u as i64 * f4 as i64 + v as i64 * g4 as i64 + x3 as i64;
    let out3 = r4 as u32 & 0x7ff_ffff;
    let x4 = (r4 >> 27) as i32;
    let r5 = u as i64 * f5 as i64 + v as i64 * g5 as i64 + x4 as i64;
    let out4 = r5 as u32 & 0x7ff_ffff;
    let x5 = (r5 >> 27) as i32;
    let r6 = u as i64 * f6 as i64 + v as i64 * g6 as i64 + x5 as i64;
    let out5 = r6 as u32 & 0x7ff_ffff;
    let x6 = (r6 >> 27) as i32;
    let r7 = u as i64 * f7 as i64 + v as i64 * g7 as i64 + x6 as i64;
    let out6 = r7 as u32 & 0x7ff_ffff;
    let x7 = (r7 >> 27) as i32;
    let r8 = u as i64 * f8 as i64 + v as i64 * g8 as i64 + x7 as i64;
    let out7 = r8 as u32 & 0x7ff_ffff;
    let x8 = (r8 >> 27) as i32;
    let r9 = u as i64 * f9 as i64 + v as i64 * g9 as i64 + x8 as i64;
    let out8 = r9 as u32 & 0x7ff_ffff;
    let out9 = (r9 >> 27) as i32;
    let r10 = (r9 >> 27) - out9 as i64;
    let high0 = (r10 >> 32) as i32;
    let out = [
        out0 as i32,
        out1 as i32,
        out2 as i32,
        out3 as i32,
        out4 as i32,
        out5 as i32,
        out6 as i32,
        out7 as i32,
        out8 as i32,
        out9,
    ];
    (out, low0, high0)
}

/// `2^30 * out = x * d + y * e (mod p), where x = u - 2^29 * cut_u and y = v - 2^29 * cut_v, -2^28 <= x, y < 2^28`
///
/// - takes `u` in `[-2^29, 2^29]`
/// - takes `v` in `[-2^29, 2^29]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
/// - returns `cut_u` in `[-1, 1]`
/// - returns `cut_v` in `[-1, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn update_de(u: i32, v: i32, d: &[i32; 9], e: &[i32; 9]) -> ([i32; 9], i32, i32) {
    let [d0, d1, d2, d3, d4, d5, d6, d7, d8] = *d;
    let [e0, e1, e2, e3, e4, e5, e6, e7, e8] = *e;
    let x0 = u + 0x1000_0000;
    let x1 = x0 as u32 & 0x1fff_ffff;
    let x2 = x1 as i32 - 0x1000_0000;
    let cut_u0 = x0 >> 29;
    let x3 = v + 0x1000_0000;
    let x4 = x3 as u32 & 0x1fff_ffff;
    let x5 = x4 as i32 - 0x1000_0000;
    let cut_v0 = x3 >> 29;
    let r0 = x2 as i64 * d0 as i64 + x5 as i64 * e0 as i64;
    let x6 = r0 as u32;
    let x6_1 = x6 * 1;
    let x7 = x6_1 & 0x3fff_ffff;
    let r1 = r0 + x7 as i64 * -1;
    let x8 = (r1 >> 30) as i32;
    let r2 = x2 as i64 * d1 as i64 + x5 as i64 * e1 as i64 + x8 as i64;
    let out0 = r2 as u32 & 0x3fff_ffff;
    let x9 = (r2 >> 30) as i32;
    let r3 = x2 as i64 * d2 as i64 + x5 as i64 * e2 as i64 + x9 as i64;
    let out1 = r3 as u32 & 0x3fff_ffff;
    let x10 = (r3 >> 30) as i32;
    let r4 = x2 as i64 * d3 as i64 + x5 as i64 * e3 as i64 + x10 as i64 + x7 as i64 * 64;
    let out2 = r4 as u32 & 0x3fff_ffff;
    let x11 = (r4 >> 30) as i32;
    let r5 = x2 as i64 * d4 as i64 + x5 as i64 * e4 as i64 + x11 as i64;
    let out3 = r5 as u32 & 0x3fff_ffff;
    let x12 = (r5 >> 30) as i32;
    let r6 = x2 as i64 * d5 as i64 + x5 as i64 * e5 as i64 + x12 as i64;
    let out4 = r6 as u32 & 0x3fff_ffff;
    let x13 = (r6 >> 30) as i32;
    let r7 = x2 as i64 * d6 as i64 + x5 as i64 * e6 as i64 + x13 as i64 + x7 as i64 * 4096;
    let out5 = r7 as u32 & 0x3fff_ffff;
    let x14 = (r7 >> 30) as i32;
    let r8 = x2 as i64 * d7 as i64 + x5 as i64 * e7 as i64 + x14 as i64 + x7 as i64 * -16384;
    let out6 = r8 as u32 & 0x3fff_ffff;
    let x15 = (r8 >> 30) as i32;
    let r9 = x2 as i64 * d8 as i64 + x5 as i64 * e8 as i64 + x15 as i64 + x7 as i64 * 0x1_0000;
    let out7 = r9 as u32 & 0x3fff_ffff;
    let out8 = (r9 >> 30) as i32;
    let out = [
        out0 as i32,
        out1 as i32,
        out2 as i32,
        out3 as i32,
        out4 as i32,
        out5 as i32,
        out6 as i32,
        out7 as i32,
        out8,
    ];
    (out, cut_u0, cut_v0)
}

/// `out = the integer of the limbs of a (mod p), 0 <= out < p`
///
/// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_start(a: &Element) -> [i32; 10] {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a1 + (a0 >> 29);
    let x1 = x0 & 0x1fff_ffff;
    let x2 = a2 + (x0 >> 29);
    let x3 = x2 & 0x1fff_ffff;
    let x4 = a3 + (x2 >> 29);
    let x5 = x4 & 0x1fff_ffff;
    let x6 = a4 + (x4 >> 29);
    let x7 = x6 & 0x1fff_ffff;
    let x8 = a5 + (x6 >> 29);
    let x9 = x8 & 0x1fff_ffff;
    let x10 = a6 + (x8 >> 29);
    let x11 = x10 & 0x1fff_ffff;
    let x12 = a7 + (x10 >> 29);
    let x13 = x12 & 0x1fff_ffff;
    let x14 = a8 + (x12 >> 29);
    let x15 = x1 & 7;
    let x16 = (a0 & 0x1fff_ffff) + (x15 << 29);
    let x17 = x3 & 63;
    let x18 = (x1 >> 3) + (x17 << 26);
    let x19 = x5 & 511;
    let x20 = (x3 >> 6) + (x19 << 23);
    let x21 = x7 & 4095;
    let x22 = (x5 >> 9) + (x21 << 20);
    let x23 = x9 & 32767;
    let x24 = (x7 >> 12) + (x23 << 17);
    let x25 = x11 & 0x3_ffff;
    let x26 = (x9 >> 15) + (x25 << 14);
    let x27 = x13 & 0x1f_ffff;
    let x28 = (x11 >> 18) + (x27 << 11);
    let x29 = x14 & 0xff_ffff;
    let x30 = (x13 >> 21) + (x29 << 8);
    let x31 = x14 >> 24;
    let (x32, c0) = x16.overflowing_sub(0xffff_fffe);
    let (x33, c1) = sub_borrow(x18, 0xffff_ffff, c0);
    let (x34, c2) = sub_borrow(x20, 0xffff_ffff, c1);
    let (x35, c3) = sub_borrow(x22, 1, c2);
    let (x36, c4) = sub_borrow(x24, 0, c3);
    let (x37, c5) = sub_borrow(x26, 0, c4);
    let (x38, c6) = sub_borrow(x28, 2, c5);
    let (x39, c7) = sub_borrow(x30, 0xffff_fffe, c6);
    let (x40, c8) = sub_borrow(x31, 1, c7);
    let c8_mask = 0u32.wrapping_sub(c8 as u32);
    let x41 = x32 ^ (c8_mask & (x16 ^ x32));
    let x42 = x33 ^ (c8_mask & (x18 ^ x33));
    let x43 = x34 ^ (c8_mask & (x20 ^ x34));
    let x44 = x35 ^ (c8_mask & (x22 ^ x35));
    let x45 = x36 ^ (c8_mask & (x24 ^ x36));
    let x46 = x37 ^ (c8_mask & (x26 ^ x37));
    let x47 = x38 ^ (c8_mask & (x28 ^ x38));
    let x48 = x39 ^ (c8_mask & (x30 ^ x39));
    let x49 = x40 ^ (c8_mask & (x31 ^ x40));
    let (x50, c9) = x41.overflowing_sub(0xffff_ffff);
    let (x51, c10) = sub_borrow(x42, 0xffff_ffff, c9);
    let (x52, c11) = sub_borrow(x43, 0xffff_ffff, c10);
    let (x53, c12) = sub_borrow(x44, 0, c11);
    let (x54, c13) = sub_borrow(x45, 0, c12);
    let (x55, c14) = sub_borrow(x46, 0, c13);
    let (x56, c15) = sub_borrow(x47, 1, c14);
    let (x57, c16) = sub_borrow(x48, 0xffff_ffff, c15);
    let (_, c17) = sub_borrow(x49, 0, c16);
    let c17_mask = 0u32.wrapping_sub(c17 as u32);
    let x58 = x50 ^ (c17_mask & (x41 ^ x50));
    let x59 = x51 ^ (c17_mask & (x42 ^ x51));
    let x60 = x52 ^ (c17_mask & (x43 ^ x52));
    let x61 = x53 ^ (c17_mask & (x44 ^ x53));
    let x62 = x54 ^ (c17_mask & (x45 ^ x54));
    let x63 = x55 ^ (c17_mask & (x46 ^ x55));
    let x64 = x56 ^ (c17_mask & (x47 ^ x56));
    let x65 = x57 ^ (c17_mask & (x48 ^ x57));
    let x66 = x58 & 0x7ff_ffff;
    let x67 = x59 & 0x3f_ffff;
    let x68 = (x58 >> 27) + (x67 << 5);
    let x69 = x60 & 0x1_ffff;
    let x70 = (x59 >> 22) + (x69 << 10);
    let x71 = x61 & 4095;
    let x72 = (x60 >> 17) + (x71 << 15);
    let x73 = x62 & 127;
    let x74 = (x61 >> 12) + (x73 << 20);
    let x75 = x63 & 3;
    let x76 = (x62 >> 7) + (x75 << 25);
    let x77 = (x63 >> 2) & 0x7ff_ffff;
    let x78 = x64 & 0xff_ffff;
    let x79 = (x63 >> 29) + (x78 << 3);
    let x80 = x65 & 0x7_ffff;
    let x81 = (x64 >> 24) + (x80 << 8);
    let o0 = x66 as i32 - 0x800_0000;
    let o1 = x68 as i32 - 0x800_0000 + 1;
    let o2 = x70 as i32 - 0x800_0000 + 1;
    let o3 = x72 as i32 - 0x800_0000 + 1;
    let o4 = x74 as i32 - 0x800_0000 + 1;
    let o5 = x76 as i32 - 0x800_0000 + 1;
    let o6 = x77 as i32 - 0x800_0000 + 1;
    let o7 = x79 as i32 - 0x800_0000 + 1;
    let o8 = x81 as i32 - 0x800_0000 + 1;
    let o9 = (x65 >> 19) + 1;
    [o0, o1, o2, o3, o4, o5, o6, o7, o8, o9 as i32]
}

/// `out = 1 if f < 0, else 0`
///
/// - takes `f`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[-2^27, 2^27 - 1]`; word 9 in `[-2^31, 2^31 - 1]`
/// - returns `out` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_sign(f: &[i32; 10]) -> u32 {
    let [f0, f1, f2, f3, f4, f5, f6, f7, f8, f9] = *f;
    let x0 = f1 + (f0 >> 27);
    let x1 = f2 + (x0 >> 27);
    let x2 = f3 + (x1 >> 27);
    let x3 = f4 + (x2 >> 27);
    let x4 = f5 + (x3 >> 27);
    let x5 = f6 + (x4 >> 27);
    let x6 = f7 + (x5 >> 27);
    let x7 = f8 + (x6 >> 27);
    let x8 = x7 >> 27;
    let r0 = f9 as i64 + x8 as i64;
    let x9 = (r0 >> 32) as i32;
    let x10 = (x9 as u32).wrapping_add(1);
    let (_, o0) = x10.overflowing_sub(1);
    o0 as u32
}

const_fn! {
    /// `out = -d if negative is 1, d if it is 0 (mod p)`
    ///
    /// - takes `negative` in `[0, 1]`
    /// - takes `d`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[-2^30, 2^30 - 1]`; word 8 in `[-(2^17 - 65535), 2^17]`
    /// - returns `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    fn invert_finish(negative: u32, d: &[i32; 9]) -> Element {
        let [d0, d1, d2, d3, d4, d5, d6, d7, d8] = *d;
        let x0 = -3 - d0;
        let x1 = d0 + -2;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let negative_mask = 0u32.wrapping_sub(core::hint::black_box(negative));
        let x2 = (x1 as u32 ^ (negative_mask & (x0 as u32 ^ x1 as u32))) as i32;
        let x3 = 0 - d1;
        let x4 = (d1 as u32 ^ (negative_mask & (x3 as u32 ^ d1 as u32))) as i32;
        let x5 = x4 + (x2 >> 30);
        let x6 = x5 as u32 & 0x3fff_ffff;
        let x7 = 0 - d2;
        let x8 = (d2 as u32 ^ (negative_mask & (x7 as u32 ^ d2 as u32))) as i32;
        let x9 = x8 + (x5 >> 30);
        let x10 = x9 as u32 & 0x3fff_ffff;
        let x11 = 192 - d3;
        let x12 = d3 + 128;
        let x13 = (x12 as u32 ^ (negative_mask & (x11 as u32 ^ x12 as u32))) as i32;
        let x14 = x13 + (x9 >> 30);
        let x15 = x14 as u32 & 0x3fff_ffff;
        let x16 = 0 - d4;
        let x17 = (d4 as u32 ^ (negative_mask & (x16 as u32 ^ d4 as u32))) as i32;
        let x18 = x17 + (x14 >> 30);
        let x19 = x18 as u32 & 0x3fff_ffff;
        let x20 = 0 - d5;
        let x21 = (d5 as u32 ^ (negative_mask & (x20 as u32 ^ d5 as u32))) as i32;
        let x22 = x21 + (x18 >> 30);
        let x23 = x22 as u32 & 0x3fff_ffff;
        let x24 = 12288 - d6;
        let x25 = d6 + 8192;
        let x26 = (x25 as u32 ^ (negative_mask & (x24 as u32 ^ x25 as u32))) as i32;
        let x27 = x26 + (x22 >> 30);
        let x28 = x27 as u32 & 0x3fff_ffff;
        let x29 = -49152 - d7;
        let x30 = d7 + -32768;
        let x31 = (x30 as u32 ^ (negative_mask & (x29 as u32 ^ x30 as u32))) as i32;
        let x32 = x31 + (x27 >> 30);
        let x33 = x32 as u32 & 0x3fff_ffff;
        let x34 = 0x3_0000 - d8;
        let x35 = d8 + 0x2_0000;
        let x36 = (x35 as u32 ^ (negative_mask & (x34 as u32 ^ x35 as u32))) as i32;
        let x37 = x36 + (x32 >> 30);
        let x38 = x6 & 3;
        let x39 = (x2 as u32 & 0x3fff_ffff) + (x38 << 30);
        let x40 = x10 & 15;
        let x41 = (x6 >> 2) + (x40 << 28);
        let x42 = x15 & 63;
        let x43 = (x10 >> 4) + (x42 << 26);
        let x44 = x19 & 255;
        let x45 = (x15 >> 6) + (x44 << 24);
        let x46 = x23 & 1023;
        let x47 = (x19 >> 8) + (x46 << 22);
        let x48 = x28 & 4095;
        let x49 = (x23 >> 10) + (x48 << 20);
        let x50 = x33 & 16383;
        let x51 = (x28 >> 12) + (x50 << 18);
        let x52 = x37 as u32 & 65535;
        let x53 = (x33 >> 14) + (x52 << 16);
        let x54 = (x37 >> 16) as u32;
        let (x55, c0) = x39.overflowing_sub(0xffff_fffc);
        let (x56, c1) = sub_borrow(x41, 0xffff_ffff, c0);
        let (x57, c2) = sub_borrow(x43, 0xffff_ffff, c1);
        let (x58, c3) = sub_borrow(x45, 3, c2);
        let (x59, c4) = sub_borrow(x47, 0, c3);
        let (x60, c5) = sub_borrow(x49, 0, c4);
        let (x61, c6) = sub_borrow(x51, 4, c5);
        let (x62, c7) = sub_borrow(x53, 0xffff_fffc, c6);
        let (x63, c8) = sub_borrow(x54, 3, c7);
        let c8_mask = 0u32.wrapping_sub(c8 as u32);
        let x64 = x55 ^ (c8_mask & (x39 ^ x55));
        let x65 = x56 ^ (c8_mask & (x41 ^ x56));
        let x66 = x57 ^ (c8_mask & (x43 ^ x57));
        let x67 = x58 ^ (c8_mask & (x45 ^ x58));
        let x68 = x59 ^ (c8_mask & (x47 ^ x59));
        let x69 = x60 ^ (c8_mask & (x49 ^ x60));
        let x70 = x61 ^ (c8_mask & (x51 ^ x61));
        let x71 = x62 ^ (c8_mask & (x53 ^ x62));
        let x72 = x63 ^ (c8_mask & (x54 ^ x63));
        let (x73, c9) = x64.overflowing_sub(0xffff_fffe);
        let (x74, c10) = sub_borrow(x65, 0xffff_ffff, c9);
        let (x75, c11) = sub_borrow(x66, 0xffff_ffff, c10);
        let (x76, c12) = sub_borrow(x67, 1, c11);
        let (x77, c13) = sub_borrow(x68, 0, c12);
        let (x78, c14) = sub_borrow(x69, 0, c13);
        let (x79, c15) = sub_borrow(x70, 2, c14);
        let (x80, c16) = sub_borrow(x71, 0xffff_fffe, c15);
        let (x81, c17) = sub_borrow(x72, 1, c16);
        let c17_mask = 0u32.wrapping_sub(c17 as u32);
        let x82 = x73 ^ (c17_mask & (x64 ^ x73));
        let x83 = x74 ^ (c17_mask & (x65 ^ x74));
        let x84 = x75 ^ (c17_mask & (x66 ^ x75));
        let x85 = x76 ^ (c17_mask & (x67 ^ x76));
        let x86 = x77 ^ (c17_mask & (x68 ^ x77));
        let x87 = x78 ^ (c17_mask & (x69 ^ x78));
        let x88 = x79 ^ (c17_mask & (x70 ^ x79));
        let x89 = x80 ^ (c17_mask & (x71 ^ x80));
        let x90 = x81 ^ (c17_mask & (x72 ^ x81));
        let (x91, c18) = x82.overflowing_sub(0xffff_ffff);
        let (x92, c19) = sub_borrow(x83, 0xffff_ffff, c18);
        let (x93, c20) = sub_borrow(x84, 0xffff_ffff, c19);
        let (x94, c21) = sub_borrow(x85, 0, c20);
        let (x95, c22) = sub_borrow(x86, 0, c21);
        let (x96, c23) = sub_borrow(x87, 0, c22);
        let (x97, c24) = sub_borrow(x88, 1, c23);
        let (x98, c25) = sub_borrow(x89, 0xffff_ffff, c24);
        let (_, c26) = sub_borrow(x90, 0, c25);
        let c26_mask = 0u32.wrapping_sub(c26 as u32);
        let x99 = x91 ^ (c26_mask & (x82 ^ x91));
        let x100 = x92 ^ (c26_mask & (x83 ^ x92));
        let x101 = x93 ^ (c26_mask & (x84 ^ x93));
        let x102 = x94 ^ (c26_mask & (x85 ^ x94));
        let x103 = x95 ^ (c26_mask & (x86 ^ x95));
        let x104 = x96 ^ (c26_mask & (x87 ^ x96));
        let x105 = x97 ^ (c26_mask & (x88 ^ x97));
        let x106 = x98 ^ (c26_mask & (x89 ^ x98));
        let o0 = x99 & 0x1fff_ffff;
        let x107 = x100 & 0x3ff_ffff;
        let o1 = (x99 >> 29) + (x107 << 3);
        let x108 = x101 & 0x7f_ffff;
        let o2 = (x100 >> 26) + (x108 << 6);
        let x109 = x102 & 0xf_ffff;
        let o3 = (x101 >> 23) + (x109 << 9);
        let x110 = x103 & 0x1_ffff;
        let o4 = (x102 >> 20) + (x110 << 12);
        let x111 = x104 & 16383;
        let o5 = (x103 >> 17) + (x111 << 15);
        let x112 = x105 & 2047;
        let o6 = (x104 >> 14) + (x112 << 18);
        let x113 = x106 & 255;
        let o7 = (x105 >> 11) + (x113 << 21);
        let o8 = x106 >> 8;
        Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
    }
}

/// out = R * a (mod p)
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn to_montgomery(a: &Element) -> Element {
    mul(&a.relax(), &R.relax())
}

/// out = k * a (mod p)
#[cfg_attr(limbforge_calls, inline(never))]
pub const fn mul_small(a: &Loose, k: u32) -> Element {
    let limbs = limbs_of_word(k);
    let factor = to_montgomery(&limbs);
    mul(a, &factor.relax())
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
pub const fn from_bytes_canonical(bytes: &[u8; 32]) -> (Element, u32) {
    let (limbs, ok) = limbs_of_bytes_canonical(bytes);
    let out = to_montgomery(&limbs);
    (out, ok)
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
pub const fn is_zero(a: &Element) -> u32 {
    let bytes = to_bytes(a);
    bytes_are_zero(&bytes)
}

/// out = 1 if a = b, else 0
#[cfg_attr(limbforge_calls, inline(never))]
pub const fn equal(a: &Element, b: &Element) -> u32 {
    let loose_difference = sub(a, b);
    let difference = carry(&loose_difference);
    is_zero(&difference)
}

/// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn is_odd(a: &Element) -> u32 {
    let bytes = to_bytes(a);
    let (_, out) = bytes_parity(&bytes);
    out
}

const_fn! {
    /// out = -a if choice is 1, a if it is 0
    #[cfg_attr(limbforge_calls, inline(never))]
    pub fn conditional_negate(a: &Element, choice: u32) -> Element {
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
        let mut f = [-1, -0x800_0000, -0x7ff_ffff, -0x7ff_7fff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_fff7, -255, 8192];
        let mut g = invert_start(a);
        let mut d = [-0x4000_0000, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, 1];
        let mut e = [-0x3ffe_8001, -0x3ff5_ffff, -0x3fe7_ffff, -0x5f_ffbf, -0x300_0000, -0x800_0000, -0x1fff_f000, -16384, 65535];
        let mut k = 0;
        let mut u = -0x800_0000;
        let mut v = 0;
        let mut q = 0;
        let mut r = -0x800_0000;
        let mut low_f = divsteps_head(u, v, &f, &g);
        let mut low_g = divsteps_head(q, r, &f, &g);
        let mut turn = 0;
        while turn < 22 {
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

/// out = a^28948022302589062190674361737351893382521535853822578548883407827216774463487
#[cfg_attr(limbforge_calls, inline(never))]
const fn pow_root(a: &Element) -> Element {
    let x1 = square(&a.relax());
    let x2 = mul(&x1.relax(), &a.relax());
    let x3 = square(&x2.relax());
    let x4 = mul(&x3.relax(), &a.relax());
    let mut x5 = x4;
    let mut turn = 0;
    while turn < 3 {
        x5 = square(&x5.relax());
        turn += 1;
    }
    let x6 = mul(&x5.relax(), &x4.relax());
    let x7 = square(&x6.relax());
    let x8 = mul(&x7.relax(), &a.relax());
    let mut x9 = x8;
    let mut turn = 0;
    while turn < 7 {
        x9 = square(&x9.relax());
        turn += 1;
    }
    let x10 = mul(&x9.relax(), &x8.relax());
    let mut x11 = x10;
    let mut turn = 0;
    while turn < 2 {
        x11 = square(&x11.relax());
        turn += 1;
    }
    let x12 = mul(&x11.relax(), &x2.relax());
    let mut x13 = x12;
    let mut turn = 0;
    while turn < 16 {
        x13 = square(&x13.relax());
        turn += 1;
    }
    let x14 = mul(&x13.relax(), &x12.relax());
    let mut x15 = x14;
    let mut turn = 0;
    while turn < 32 {
        x15 = square(&x15.relax());
        turn += 1;
    }
    let x16 = mul(&x15.relax(), &a.relax());
    let mut x17 = x16;
    let mut turn = 0;
    while turn < 112 {
        x17 = square(&x17.relax());
        turn += 1;
    }
    let x18 = mul(&x17.relax(), &x12.relax());
    let mut x19 = x18;
    let mut turn = 0;
    while turn < 16 {
        x19 = square(&x19.relax());
        turn += 1;
    }
    let x20 = mul(&x19.relax(), &x12.relax());
    let mut x21 = x20;
    let mut turn = 0;
    while turn < 16 {
        x21 = square(&x21.relax());
        turn += 1;
    }
    let x22 = mul(&x21.relax(), &x12.relax());
    let mut x23 = x22;
    let mut turn = 0;
    while turn < 16 {
        x23 = square(&x23.relax());
        turn += 1;
    }
    let x24 = mul(&x23.relax(), &x12.relax());
    let mut x25 = x24;
    let mut turn = 0;
    while turn < 16 {
        x25 = square(&x25.relax());
        turn += 1;
    }
    let x26 = mul(&x25.relax(), &x12.relax());
    let mut x27 = x26;
    let mut turn = 0;
    while turn < 14 {
        x27 = square(&x27.relax());
        turn += 1;
    }
    mul(&x27.relax(), &x10.relax())
}

/// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
///
/// `is_odd` tells the two roots apart.
#[cfg_attr(limbforge_calls, inline(never))]
pub const fn sqrt(a: &Element) -> (Element, u32) {
    let mut out = pow_root(a);
    out = mul(&out.relax(), &a.relax());
    let squared = square(&out.relax());
    let ok = equal(&squared, a);
    (out, ok)
}

/// out = a^((p - 1) / 2)
#[cfg_attr(limbforge_calls, inline(never))]
const fn pow_euler(a: &Element) -> Element {
    let mut out = pow_root(a);
    out = square(&out.relax());
    out = mul(&out.relax(), &a.relax());
    out
}

/// out = 1 if a is a square or 0, else 0
#[cfg_attr(limbforge_calls, inline(never))]
pub const fn is_square(a: &Element) -> u32 {
    let character = pow_euler(a);
    let squared = square(&character.relax());
    equal(&squared, &character)
}

/// out = the Legendre symbol: 0 if a = 0, 1 if a is a nonzero square, else -1
#[cfg_attr(limbforge_calls, inline(never))]
pub const fn legendre(a: &Element) -> i32 {
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
        pub fn conditional_negate(&self, choice: u32) -> Element {
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
    pub const fn sqrt(&self) -> (Element, u32) {
        sqrt(self)
    }

    /// Returns 1 if the element is a square or 0, else 0.
    #[inline(always)]
    pub const fn is_square(&self) -> u32 {
        is_square(self)
    }

    /// Returns the Legendre symbol: 0 for 0, 1 for a nonzero square, else -1.
    #[inline(always)]
    pub const fn legendre(&self) -> i32 {
        legendre(self)
    }

    /// Returns 1 if the element is 0, else 0.
    #[inline(always)]
    pub const fn is_zero(&self) -> u32 {
        is_zero(self)
    }

    /// Returns 1 if the element as an integer in [0, p) is odd, else 0. This is the sign in RFC 9380, section 4.1.
    #[inline(always)]
    pub const fn is_odd(&self) -> u32 {
        is_odd(self)
    }

    /// Returns 1 if both elements are equal, else 0: the result of `==` as a word.
    #[inline(always)]
    pub const fn equal(&self, b: &Element) -> u32 {
        equal(self, b)
    }

    const_fn! {
        /// Returns `a` if `choice` is 1, `b` if `choice` is 0.
        #[inline(always)]
        pub fn select(choice: u32, a: &Element, b: &Element) -> Element {
            select(choice, a, b)
        }
    }

    const_fn! {
        /// Returns `(b, a)` if `choice` is 1, `(a, b)` if `choice` is 0.
        #[inline(always)]
        pub fn swap(choice: u32, a: &Element, b: &Element) -> (Element, Element) {
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
    pub const fn from_bytes_canonical(bytes: &[u8; 32]) -> (Element, u32) {
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
        select(u32::from(bit), &ONE, &ZERO)
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
        select(u32::from(choice.unwrap_u8()), b, a)
    }

    #[inline]
    fn conditional_swap(a: &mut Element, b: &mut Element, choice: subtle::Choice) {
        (*a, *b) = swap(u32::from(choice.unwrap_u8()), a, b);
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
        "0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff";

    const NUM_BITS: u32 = 256;

    const CAPACITY: u32 = 255;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        16,
        0,
        0,
        0x1fff_e000,
        0x1fff_ffff,
        0x1fff_ffff,
        0x1fbf_ffff,
        0x1ff_ffff,
        0,
    ]);

    /// 6, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        192,
        0,
        0,
        0x1ffe_8000,
        0x1fff_ffff,
        0x1fff_ffff,
        0x1cff_ffff,
        0x17ff_ffff,
        0,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0x1fff_ffdf,
        0x1fff_ffff,
        0x1fff_ffff,
        16895,
        0,
        0,
        0x84_0000,
        0x1be0_0000,
        0xff_ffff,
    ]);

    /// 6 to the power of 2^1.
    const DELTA: Element = Element([
        1152,
        0,
        0,
        0x1ff7_0000,
        0x1fff_ffff,
        0x1fff_ffff,
        0xdff_ffff,
        0xfff_ffff,
        4,
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
        "0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff";

    const NUM_BITS: u32 = 256;

    const CAPACITY: u32 = 255;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        16,
        0,
        0,
        0x1fff_e000,
        0x1fff_ffff,
        0x1fff_ffff,
        0x1fbf_ffff,
        0x1ff_ffff,
        0,
    ]);

    /// 6, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        192,
        0,
        0,
        0x1ffe_8000,
        0x1fff_ffff,
        0x1fff_ffff,
        0x1cff_ffff,
        0x17ff_ffff,
        0,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0x1fff_ffdf,
        0x1fff_ffff,
        0x1fff_ffff,
        16895,
        0,
        0,
        0x84_0000,
        0x1be0_0000,
        0xff_ffff,
    ]);

    /// 6 to the power of 2^1.
    const DELTA: Element = Element([
        1152,
        0,
        0,
        0x1ff7_0000,
        0x1fff_ffff,
        0x1fff_ffff,
        0xdff_ffff,
        0xfff_ffff,
        4,
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
