//! Arithmetic modulo 2^256 - 2^224 + 2^192 + 2^96 - 1 (p256). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^256 - 2^224 + 2^192 + 2^96 - 1
//! Recipe:  9x29 word(32) product-scanning double-word montgomery(product-scanning) carry(sequential)
//! Limbs:   9 words of 32 bits
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^261 modulo the prime
//!
//! A function is right for words within the bounds that it takes; what it gives is within its bounds.
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

/// Words of an element.
pub const LIMBS: usize = 9;

/// Bytes of an element.
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
    /// The same limbs: tight bounds lie within loose ones.
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

/// 2^256: the weight of the upper half of wide bytes.
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

/// A primitive root of unity of order 2^1, 3 to the (p - 1) / 2^1.
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

/// R: its limbs are those of R^2.
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

/// The whole product of two words.
#[inline(always)]
fn m(x: u32, y: u32) -> u64 {
    x as u64 * y as u64
}

/// The little-endian word at `at`, filled up with 0 where the bytes end.
#[inline(always)]
fn load<const N: usize>(bytes: &[u8; N], at: usize) -> u32 {
    let end = if at + 4 < N { at + 4 } else { N };
    let mut word = [0; 4];
    word[..end - at].copy_from_slice(&bytes[at..end]);
    u32::from_le_bytes(word)
}

/// Writes the word at `at`, little-endian, as far as there are bytes.
#[inline(always)]
fn store<const N: usize>(bytes: &mut [u8; N], at: usize, word: u32) {
    let end = if at + 4 < N { at + 4 } else { N };
    bytes[at..end].copy_from_slice(&word.to_le_bytes()[..end - at]);
}

/// `out = a + b (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - takes `b`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - gives `out`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
#[inline]
pub fn add(a: &Element, b: &Element) -> Loose {
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
/// - gives `out`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
#[inline]
pub fn sub(a: &Element, b: &Element) -> Loose {
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
/// - gives `out`: word 0 in `[0, 0x603ffffd]`; word 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x603ffffe]`; word 8 in `[0, 0x359fffd]`
#[inline]
pub fn opp(a: &Element) -> Loose {
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
/// - gives `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
#[inline]
pub fn carry(a: &Loose) -> Element {
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
/// - gives `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
#[inline]
pub fn mul(a: &Loose, b: &Loose) -> Element {
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
/// - gives `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
#[inline]
pub fn square(a: &Loose) -> Element {
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
/// - gives `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
#[inline]
pub fn halve(a: &Element) -> Element {
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

/// `out = a if choice is 1, b if it is 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - takes `b`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - gives `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
#[inline]
pub fn select(choice: u32, a: &Element, b: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    // The compiler must not see that the flag is 0 or 1: it could branch on it.
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

/// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - takes `b`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - gives `x`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - gives `y`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
#[inline]
pub fn swap(choice: u32, a: &Element, b: &Element) -> (Element, Element) {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    // The compiler must not see that the flag is 0 or 1: it could branch on it.
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

/// `R * out = a (mod p), 0 <= out < p`
///
/// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - gives `out`: every word in `[0, 2^32 - 1]`
#[inline]
pub fn to_bytes(a: &Element) -> [u8; 32] {
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
    let (x49, c1) = x36.borrowing_sub(0xffff_ffff, c0);
    let (x50, c2) = x38.borrowing_sub(0xffff_ffff, c1);
    let (x51, c3) = x40.borrowing_sub(0, c2);
    let (x52, c4) = x42.borrowing_sub(0, c3);
    let (x53, c5) = x44.borrowing_sub(0, c4);
    let (x54, c6) = x46.borrowing_sub(1, c5);
    let (x55, c7) = x47.borrowing_sub(0xffff_ffff, c6);
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
/// - gives `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
#[inline]
pub fn limbs_of_bytes(bytes: &[u8; 32]) -> Element {
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
/// - gives `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - gives `ok` in `[0, 1]`
#[inline]
pub fn limbs_of_bytes_canonical(bytes: &[u8; 32]) -> (Element, u32) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 4);
    let bytes2 = load(bytes, 8);
    let bytes3 = load(bytes, 12);
    let bytes4 = load(bytes, 16);
    let bytes5 = load(bytes, 20);
    let bytes6 = load(bytes, 24);
    let bytes7 = load(bytes, 28);
    let (_, c0) = bytes0.overflowing_sub(0xffff_ffff);
    let (_, c1) = bytes1.borrowing_sub(0xffff_ffff, c0);
    let (_, c2) = bytes2.borrowing_sub(0xffff_ffff, c1);
    let (_, c3) = bytes3.borrowing_sub(0, c2);
    let (_, c4) = bytes4.borrowing_sub(0, c3);
    let (_, c5) = bytes5.borrowing_sub(0, c4);
    let (_, c6) = bytes6.borrowing_sub(1, c5);
    let (_, ok0) = bytes7.borrowing_sub(0xffff_ffff, c6);
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
/// - gives `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
#[inline]
pub fn limbs_of_word(k: u32) -> Element {
    Element([k, 0, 0, 0, 0, 0, 0, 0, 0])
}

/// `out = 1 if bytes = 0, else 0`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - gives `out` in `[0, 1]`
#[inline]
pub fn bytes_are_zero(bytes: &[u8; 32]) -> u32 {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 4);
    let bytes2 = load(bytes, 8);
    let bytes3 = load(bytes, 12);
    let bytes4 = load(bytes, 16);
    let bytes5 = load(bytes, 20);
    let bytes6 = load(bytes, 24);
    let bytes7 = load(bytes, 28);
    let (_, c0) = bytes0.overflowing_sub(1);
    let (_, c1) = bytes1.borrowing_sub(0, c0);
    let (_, c2) = bytes2.borrowing_sub(0, c1);
    let (_, c3) = bytes3.borrowing_sub(0, c2);
    let (_, c4) = bytes4.borrowing_sub(0, c3);
    let (_, c5) = bytes5.borrowing_sub(0, c4);
    let (_, c6) = bytes6.borrowing_sub(0, c5);
    let (_, o0) = bytes7.borrowing_sub(0, c6);
    o0 as u32
}

/// `2 * half + odd = bytes, odd is 0 or 1`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - gives `half`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^32 - 1]`; word 7 in `[0, 2^31 - 1]`
/// - gives `odd` in `[0, 1]`
#[inline]
pub fn bytes_parity(bytes: &[u8; 32]) -> ([u8; 32], u32) {
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
/// - gives `out` in `[-2, 1]`
#[inline]
pub fn sign_of(is_zero: u32, is_square: u32) -> i32 {
    let x0 = is_square + is_square;
    let x1 = is_zero + 1;
    let o0 = x0 as i32 - x1 as i32;
    o0
}

/// `R * out = a (mod p)`
///
/// - takes `a`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
/// - gives `out`: word 0 in `[0, 0x203fffff]`; word 1, 2, 3, 4, 5, 6 in `[0, 2^29 - 1]`; word 7 in `[0, 0x207fffff]`; word 8 in `[0, 0x159ffff]`
#[inline]
pub fn from_montgomery(a: &Element) -> Element {
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

/// out = R * a (mod p)
pub fn to_montgomery(a: &Element) -> Element {
    mul(&a.relax(), &R.relax())
}

/// out = k * a (mod p)
pub fn mul_small(a: &Loose, k: u32) -> Element {
    let limbs = limbs_of_word(k);
    let factor = to_montgomery(&limbs);
    mul(a, &factor.relax())
}

/// out = bytes (mod p)
pub fn from_bytes(bytes: &[u8; 32]) -> Element {
    let limbs = limbs_of_bytes(bytes);
    to_montgomery(&limbs)
}

/// out = bytes (mod p), ok = 1 if bytes < p
pub fn from_bytes_canonical(bytes: &[u8; 32]) -> (Element, u32) {
    let (limbs, ok) = limbs_of_bytes_canonical(bytes);
    let out = to_montgomery(&limbs);
    (out, ok)
}

/// out = 2 * a
pub fn double(a: &Element) -> Element {
    let loose_out = add(a, a);
    carry(&loose_out)
}

/// out = 1 if a = 0, else 0
pub fn is_zero(a: &Element) -> u32 {
    let bytes = to_bytes(a);
    bytes_are_zero(&bytes)
}

/// out = 1 if a = b, else 0
pub fn equal(a: &Element, b: &Element) -> u32 {
    let loose_difference = sub(a, b);
    let difference = carry(&loose_difference);
    is_zero(&difference)
}

/// out = the parity of a in [0, p): its sign as RFC 9380 (section 4.1) and many encodings define it
pub fn is_odd(a: &Element) -> u32 {
    let bytes = to_bytes(a);
    let (_, out) = bytes_parity(&bytes);
    out
}

/// out = -a if choice is 1, a if it is 0
pub fn conditional_negate(a: &Element, choice: u32) -> Element {
    let loose_opposite = opp(a);
    let opposite = carry(&loose_opposite);
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
    let shifted = mul(&high.relax(), &WIDE.relax());
    let loose_out = add(&low, &shifted);
    carry(&loose_out)
}

/// out = a^(2^k)
///
/// Time depends on k.
pub fn pow2k(a: &Element, k: u32) -> Element {
    let mut out = *a;
    for _ in 0..k {
        out = square(&out.relax());
    }
    out
}

/// out = a^exponent, where the exponent is little-endian words of 64 bits; 0^0 = 1
///
/// Time depends on the exponent: it must not be secret.
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

/// out = 1 / a, and 0 if a = 0
pub fn invert(a: &Element) -> Element {
    let x1 = square(&a.relax());
    let x2 = mul(&x1.relax(), &a.relax());
    let x3 = square(&x2.relax());
    let x4 = mul(&x3.relax(), &a.relax());
    let mut x5 = square(&x4.relax());
    for _ in 0..2 {
        x5 = square(&x5.relax());
    }
    let x6 = mul(&x5.relax(), &x4.relax());
    let x7 = square(&x6.relax());
    let x8 = mul(&x7.relax(), &a.relax());
    let mut x9 = square(&x8.relax());
    for _ in 0..6 {
        x9 = square(&x9.relax());
    }
    let x10 = mul(&x9.relax(), &x8.relax());
    let mut x11 = square(&x10.relax());
    x11 = square(&x11.relax());
    let x12 = mul(&x11.relax(), &x2.relax());
    let mut x13 = square(&x12.relax());
    for _ in 0..15 {
        x13 = square(&x13.relax());
    }
    let x14 = mul(&x13.relax(), &x12.relax());
    let mut x15 = square(&x14.relax());
    for _ in 0..31 {
        x15 = square(&x15.relax());
    }
    let x16 = mul(&x15.relax(), &a.relax());
    let mut x17 = square(&x16.relax());
    for _ in 0..111 {
        x17 = square(&x17.relax());
    }
    let x18 = mul(&x17.relax(), &x12.relax());
    let mut x19 = square(&x18.relax());
    for _ in 0..15 {
        x19 = square(&x19.relax());
    }
    let x20 = mul(&x19.relax(), &x12.relax());
    let mut x21 = square(&x20.relax());
    for _ in 0..15 {
        x21 = square(&x21.relax());
    }
    let x22 = mul(&x21.relax(), &x12.relax());
    let mut x23 = square(&x22.relax());
    for _ in 0..15 {
        x23 = square(&x23.relax());
    }
    let x24 = mul(&x23.relax(), &x12.relax());
    let mut x25 = square(&x24.relax());
    for _ in 0..15 {
        x25 = square(&x25.relax());
    }
    let x26 = mul(&x25.relax(), &x12.relax());
    let mut x27 = square(&x26.relax());
    for _ in 0..13 {
        x27 = square(&x27.relax());
    }
    let x28 = mul(&x27.relax(), &x10.relax());
    let mut x29 = square(&x28.relax());
    x29 = square(&x29.relax());
    mul(&x29.relax(), &a.relax())
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
fn pow_root(a: &Element) -> Element {
    let x1 = square(&a.relax());
    let x2 = mul(&x1.relax(), &a.relax());
    let x3 = square(&x2.relax());
    let x4 = mul(&x3.relax(), &a.relax());
    let mut x5 = square(&x4.relax());
    for _ in 0..2 {
        x5 = square(&x5.relax());
    }
    let x6 = mul(&x5.relax(), &x4.relax());
    let x7 = square(&x6.relax());
    let x8 = mul(&x7.relax(), &a.relax());
    let mut x9 = square(&x8.relax());
    for _ in 0..6 {
        x9 = square(&x9.relax());
    }
    let x10 = mul(&x9.relax(), &x8.relax());
    let mut x11 = square(&x10.relax());
    x11 = square(&x11.relax());
    let x12 = mul(&x11.relax(), &x2.relax());
    let mut x13 = square(&x12.relax());
    for _ in 0..15 {
        x13 = square(&x13.relax());
    }
    let x14 = mul(&x13.relax(), &x12.relax());
    let mut x15 = square(&x14.relax());
    for _ in 0..31 {
        x15 = square(&x15.relax());
    }
    let x16 = mul(&x15.relax(), &a.relax());
    let mut x17 = square(&x16.relax());
    for _ in 0..111 {
        x17 = square(&x17.relax());
    }
    let x18 = mul(&x17.relax(), &x12.relax());
    let mut x19 = square(&x18.relax());
    for _ in 0..15 {
        x19 = square(&x19.relax());
    }
    let x20 = mul(&x19.relax(), &x12.relax());
    let mut x21 = square(&x20.relax());
    for _ in 0..15 {
        x21 = square(&x21.relax());
    }
    let x22 = mul(&x21.relax(), &x12.relax());
    let mut x23 = square(&x22.relax());
    for _ in 0..15 {
        x23 = square(&x23.relax());
    }
    let x24 = mul(&x23.relax(), &x12.relax());
    let mut x25 = square(&x24.relax());
    for _ in 0..15 {
        x25 = square(&x25.relax());
    }
    let x26 = mul(&x25.relax(), &x12.relax());
    let mut x27 = square(&x26.relax());
    for _ in 0..13 {
        x27 = square(&x27.relax());
    }
    mul(&x27.relax(), &x10.relax())
}

/// out^2 = a and ok = 1 if a is a square (0 is one); else ok = 0, and out is no root
///
/// Which of the two roots it is, `is_odd` tells.
pub fn sqrt(a: &Element) -> (Element, u32) {
    let mut out = pow_root(a);
    out = mul(&out.relax(), &a.relax());
    let squared = square(&out.relax());
    let ok = equal(&squared, a);
    (out, ok)
}

/// out = a^((p - 1) / 2)
fn pow_euler(a: &Element) -> Element {
    let mut out = pow_root(a);
    out = square(&out.relax());
    out = mul(&out.relax(), &a.relax());
    out
}

/// out = 1 if a is a square, else 0; 0 is a square
pub fn is_square(a: &Element) -> u32 {
    let character = pow_euler(a);
    let squared = square(&character.relax());
    equal(&squared, &character)
}

/// out = the Legendre symbol: 0 if a = 0, 1 if a is another square, else -1
pub fn legendre(a: &Element) -> i32 {
    let zero = is_zero(a);
    let square = is_square(a);
    sign_of(zero, square)
}
