//! Arithmetic modulo 2^521 - 1 (p521). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^521 - 1
//! Recipe:  9x58 operand-scanning double-word fold(2@left:mul) carry(sequential)
//! Limbs:   9 words of 64 bits
//! Domain:  standard; the sum of limb * weight is the element modulo the prime
//!
//! A function is right for words within the bounds that it takes; what it gives is within its bounds.
//!
//! limb  weight  tight                   loose
//! 0     2^0     [0, 0x407ffffffffffff]  [0, 0xc07fffffffffffd]
//! 1     2^58    [0, 0x407ffffffffffff]  [0, 0xc07fffffffffffd]
//! 2     2^116   [0, 2^58 - 1]           [0, 0xbfffffffffffffd]
//! 3     2^174   [0, 2^58 - 1]           [0, 0xbfffffffffffffd]
//! 4     2^232   [0, 2^58 - 1]           [0, 0xbfffffffffffffd]
//! 5     2^290   [0, 2^58 - 1]           [0, 0xbfffffffffffffd]
//! 6     2^348   [0, 2^58 - 1]           [0, 0xbfffffffffffffd]
//! 7     2^406   [0, 2^58 - 1]           [0, 0xbfffffffffffffd]
//! 8     2^464   [0, 2^57 - 1]           [0, 0x5fffffffffffffd]
//! ```

/// Words of an element.
pub const LIMBS: usize = 9;

/// Bytes of an element.
pub const BYTES: usize = 66;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u64; LIMBS]);

/// An element within loose bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Loose(pub [u64; LIMBS]);

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
pub const ONE: Element = Element([1, 0, 0, 0, 0, 0, 0, 0, 0]);

/// 2^528: the weight of the upper half of wide bytes.
pub const WIDE: Element = Element([128, 0, 0, 0, 0, 0, 0, 0, 0]);

/// A primitive root of unity of order 2^1, 3 to the (p - 1) / 2^1.
pub const ROOT_OF_UNITY: Element = Element([
    0x3ff_ffff_ffff_fffe,
    0x3ff_ffff_ffff_ffff,
    0x3ff_ffff_ffff_ffff,
    0x3ff_ffff_ffff_ffff,
    0x3ff_ffff_ffff_ffff,
    0x3ff_ffff_ffff_ffff,
    0x3ff_ffff_ffff_ffff,
    0x3ff_ffff_ffff_ffff,
    0x1ff_ffff_ffff_ffff,
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
/// - takes `a`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
/// - takes `b`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
/// - gives `out`: word 0, 1 in `[0, 0xc07fffffffffffd]`; word 2, 3, 4, 5, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
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
/// - takes `a`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
/// - takes `b`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
/// - gives `out`: word 0, 1 in `[0, 0xc07fffffffffffd]`; word 2, 3, 4, 5, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
#[inline]
pub fn sub(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let o0 = a0 + 0x7ff_ffff_ffff_fffe - b0;
    let o1 = a1 + 0x7ff_ffff_ffff_fffe - b1;
    let o2 = a2 + 0x7ff_ffff_ffff_fffe - b2;
    let o3 = a3 + 0x7ff_ffff_ffff_fffe - b3;
    let o4 = a4 + 0x7ff_ffff_ffff_fffe - b4;
    let o5 = a5 + 0x7ff_ffff_ffff_fffe - b5;
    let o6 = a6 + 0x7ff_ffff_ffff_fffe - b6;
    let o7 = a7 + 0x7ff_ffff_ffff_fffe - b7;
    let o8 = a8 + 0x3ff_ffff_ffff_fffe - b8;
    Loose([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = -a (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
/// - gives `out`: word 0, 1 in `[0, 0xc07fffffffffffd]`; word 2, 3, 4, 5, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
#[inline]
pub fn opp(a: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let o0 = 0x7ff_ffff_ffff_fffe - a0;
    let o1 = 0x7ff_ffff_ffff_fffe - a1;
    let o2 = 0x7ff_ffff_ffff_fffe - a2;
    let o3 = 0x7ff_ffff_ffff_fffe - a3;
    let o4 = 0x7ff_ffff_ffff_fffe - a4;
    let o5 = 0x7ff_ffff_ffff_fffe - a5;
    let o6 = 0x7ff_ffff_ffff_fffe - a6;
    let o7 = 0x7ff_ffff_ffff_fffe - a7;
    let o8 = 0x3ff_ffff_ffff_fffe - a8;
    Loose([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = a (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0xc07fffffffffffd]`; word 2, 3, 4, 5, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
/// - gives `out`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
#[inline]
pub fn carry(a: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a1 + (a0 >> 58);
    let o1 = x0 & 0x3ff_ffff_ffff_ffff;
    let x1 = a2 + (x0 >> 58);
    let o2 = x1 & 0x3ff_ffff_ffff_ffff;
    let x2 = a3 + (x1 >> 58);
    let o3 = x2 & 0x3ff_ffff_ffff_ffff;
    let x3 = a4 + (x2 >> 58);
    let o4 = x3 & 0x3ff_ffff_ffff_ffff;
    let x4 = a5 + (x3 >> 58);
    let o5 = x4 & 0x3ff_ffff_ffff_ffff;
    let x5 = a6 + (x4 >> 58);
    let o6 = x5 & 0x3ff_ffff_ffff_ffff;
    let x6 = a7 + (x5 >> 58);
    let o7 = x6 & 0x3ff_ffff_ffff_ffff;
    let x7 = a8 + (x6 >> 58);
    let o8 = x7 & 0x1ff_ffff_ffff_ffff;
    let o0 = (a0 & 0x3ff_ffff_ffff_ffff) + (x7 >> 57);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = a * b (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0xc07fffffffffffd]`; word 2, 3, 4, 5, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
/// - takes `b`: word 0, 1 in `[0, 0xc07fffffffffffd]`; word 2, 3, 4, 5, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
/// - gives `out`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
#[inline]
pub fn mul(a: &Loose, b: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let a1_2 = a1 << 1;
    let a2_2 = a2 << 1;
    let a3_2 = a3 << 1;
    let a4_2 = a4 << 1;
    let a5_2 = a5 << 1;
    let a6_2 = a6 << 1;
    let a7_2 = a7 << 1;
    let a8_2 = a8 << 1;
    let r0 = m(a0, b0)
        + m(a1_2, b8)
        + m(a2_2, b7)
        + m(a3_2, b6)
        + m(a4_2, b5)
        + m(a5_2, b4)
        + m(a6_2, b3)
        + m(a7_2, b2)
        + m(a8_2, b1);
    let x0 = r0 as u64 & 0x3ff_ffff_ffff_ffff;
    let r1 = m(a0, b1)
        + m(a1, b0)
        + m(a2_2, b8)
        + m(a3_2, b7)
        + m(a4_2, b6)
        + m(a5_2, b5)
        + m(a6_2, b4)
        + m(a7_2, b3)
        + m(a8_2, b2)
        + (r0 >> 58);
    let r2 = m(a0, b2)
        + m(a1, b1)
        + m(a2, b0)
        + m(a3_2, b8)
        + m(a4_2, b7)
        + m(a5_2, b6)
        + m(a6_2, b5)
        + m(a7_2, b4)
        + m(a8_2, b3)
        + (r1 >> 58);
    let o2 = r2 as u64 & 0x3ff_ffff_ffff_ffff;
    let r3 = m(a0, b3)
        + m(a1, b2)
        + m(a2, b1)
        + m(a3, b0)
        + m(a4_2, b8)
        + m(a5_2, b7)
        + m(a6_2, b6)
        + m(a7_2, b5)
        + m(a8_2, b4)
        + (r2 >> 58);
    let o3 = r3 as u64 & 0x3ff_ffff_ffff_ffff;
    let r4 = m(a0, b4)
        + m(a1, b3)
        + m(a2, b2)
        + m(a3, b1)
        + m(a4, b0)
        + m(a5_2, b8)
        + m(a6_2, b7)
        + m(a7_2, b6)
        + m(a8_2, b5)
        + (r3 >> 58);
    let o4 = r4 as u64 & 0x3ff_ffff_ffff_ffff;
    let r5 = m(a0, b5)
        + m(a1, b4)
        + m(a2, b3)
        + m(a3, b2)
        + m(a4, b1)
        + m(a5, b0)
        + m(a6_2, b8)
        + m(a7_2, b7)
        + m(a8_2, b6)
        + (r4 >> 58);
    let o5 = r5 as u64 & 0x3ff_ffff_ffff_ffff;
    let r6 = m(a0, b6)
        + m(a1, b5)
        + m(a2, b4)
        + m(a3, b3)
        + m(a4, b2)
        + m(a5, b1)
        + m(a6, b0)
        + m(a7_2, b8)
        + m(a8_2, b7)
        + (r5 >> 58);
    let o6 = r6 as u64 & 0x3ff_ffff_ffff_ffff;
    let r7 = m(a0, b7)
        + m(a1, b6)
        + m(a2, b5)
        + m(a3, b4)
        + m(a4, b3)
        + m(a5, b2)
        + m(a6, b1)
        + m(a7, b0)
        + m(a8_2, b8)
        + (r6 >> 58);
    let o7 = r7 as u64 & 0x3ff_ffff_ffff_ffff;
    let r8 = m(a0, b8)
        + m(a1, b7)
        + m(a2, b6)
        + m(a3, b5)
        + m(a4, b4)
        + m(a5, b3)
        + m(a6, b2)
        + m(a7, b1)
        + m(a8, b0)
        + (r7 >> 58);
    let o8 = r8 as u64 & 0x1ff_ffff_ffff_ffff;
    let r9 = x0 as u128 + (r8 >> 57);
    let o0 = r9 as u64 & 0x3ff_ffff_ffff_ffff;
    let o1 = (r1 as u64 & 0x3ff_ffff_ffff_ffff) + (r9 >> 58) as u64;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = a^2 (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0xc07fffffffffffd]`; word 2, 3, 4, 5, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
/// - gives `out`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
#[inline]
pub fn square(a: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let a1_2 = a1 << 1;
    let a2_2 = a2 << 1;
    let a3_2 = a3 << 1;
    let a4_2 = a4 << 1;
    let a5_2 = a5 << 1;
    let a6_2 = a6 << 1;
    let a7_2 = a7 << 1;
    let a8_2 = a8 << 1;
    let r0 = m(a0, a0) + m(a1_2, a8_2) + m(a2_2, a7_2) + m(a3_2, a6_2) + m(a4_2, a5_2);
    let x0 = r0 as u64 & 0x3ff_ffff_ffff_ffff;
    let r1 = m(a0, a1_2) + m(a2_2, a8_2) + m(a3_2, a7_2) + m(a4_2, a6_2) + m(a5_2, a5) + (r0 >> 58);
    let r2 = m(a0, a2_2) + m(a1, a1) + m(a3_2, a8_2) + m(a4_2, a7_2) + m(a5_2, a6_2) + (r1 >> 58);
    let o2 = r2 as u64 & 0x3ff_ffff_ffff_ffff;
    let r3 = m(a0, a3_2) + m(a1, a2_2) + m(a4_2, a8_2) + m(a5_2, a7_2) + m(a6_2, a6) + (r2 >> 58);
    let o3 = r3 as u64 & 0x3ff_ffff_ffff_ffff;
    let r4 = m(a0, a4_2) + m(a1, a3_2) + m(a2, a2) + m(a5_2, a8_2) + m(a6_2, a7_2) + (r3 >> 58);
    let o4 = r4 as u64 & 0x3ff_ffff_ffff_ffff;
    let r5 = m(a0, a5_2) + m(a1, a4_2) + m(a2, a3_2) + m(a6_2, a8_2) + m(a7_2, a7) + (r4 >> 58);
    let o5 = r5 as u64 & 0x3ff_ffff_ffff_ffff;
    let r6 = m(a0, a6_2) + m(a1, a5_2) + m(a2, a4_2) + m(a3, a3) + m(a7_2, a8_2) + (r5 >> 58);
    let o6 = r6 as u64 & 0x3ff_ffff_ffff_ffff;
    let r7 = m(a0, a7_2) + m(a1, a6_2) + m(a2, a5_2) + m(a3, a4_2) + m(a8_2, a8) + (r6 >> 58);
    let o7 = r7 as u64 & 0x3ff_ffff_ffff_ffff;
    let r8 = m(a0, a8_2) + m(a1, a7_2) + m(a2, a6_2) + m(a3, a5_2) + m(a4, a4) + (r7 >> 58);
    let o8 = r8 as u64 & 0x1ff_ffff_ffff_ffff;
    let r9 = x0 as u128 + (r8 >> 57);
    let o0 = r9 as u64 & 0x3ff_ffff_ffff_ffff;
    let o1 = (r1 as u64 & 0x3ff_ffff_ffff_ffff) + (r9 >> 58) as u64;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = k * a (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0xc07fffffffffffd]`; word 2, 3, 4, 5, 6, 7 in `[0, 0xbfffffffffffffd]`; word 8 in `[0, 0x5fffffffffffffd]`
/// - takes `k` in `[0, 2^32 - 1]`
/// - gives `out`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
#[inline]
pub fn mul_small(a: &Loose, k: u32) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let r0 = m(a0, k as u64);
    let x0 = (r0 >> 58) as u64;
    let r1 = m(a1, k as u64) + x0 as u128;
    let x1 = (r1 >> 58) as u64;
    let o1 = r1 as u64 & 0x3ff_ffff_ffff_ffff;
    let r2 = m(a2, k as u64) + x1 as u128;
    let x2 = (r2 >> 58) as u64;
    let o2 = r2 as u64 & 0x3ff_ffff_ffff_ffff;
    let r3 = m(a3, k as u64) + x2 as u128;
    let x3 = (r3 >> 58) as u64;
    let o3 = r3 as u64 & 0x3ff_ffff_ffff_ffff;
    let r4 = m(a4, k as u64) + x3 as u128;
    let x4 = (r4 >> 58) as u64;
    let o4 = r4 as u64 & 0x3ff_ffff_ffff_ffff;
    let r5 = m(a5, k as u64) + x4 as u128;
    let x5 = (r5 >> 58) as u64;
    let o5 = r5 as u64 & 0x3ff_ffff_ffff_ffff;
    let r6 = m(a6, k as u64) + x5 as u128;
    let x6 = (r6 >> 58) as u64;
    let o6 = r6 as u64 & 0x3ff_ffff_ffff_ffff;
    let r7 = m(a7, k as u64) + x6 as u128;
    let x7 = (r7 >> 58) as u64;
    let o7 = r7 as u64 & 0x3ff_ffff_ffff_ffff;
    let r8 = m(a8, k as u64) + x7 as u128;
    let o8 = r8 as u64 & 0x1ff_ffff_ffff_ffff;
    let o0 = (r0 as u64 & 0x3ff_ffff_ffff_ffff) + (r8 >> 57) as u64;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
/// - gives `out`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
#[inline]
pub fn halve(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a0 & 1;
    let c0 = x0 != 0;
    let c0_mask = 0u64.wrapping_sub(c0 as u64);
    let x1 = c0_mask & 0x3ff_ffff_ffff_ffff;
    let x2 = a0 + x1;
    let x3 = a1 + x1;
    let x4 = a2 + x1;
    let x5 = a3 + x1;
    let x6 = a4 + x1;
    let x7 = a5 + x1;
    let x8 = a6 + x1;
    let x9 = a7 + x1;
    let x10 = a8 + (c0_mask & 0x1ff_ffff_ffff_ffff);
    let x11 = x3 & 1;
    let x12 = (x2 >> 1) + (x11 << 57);
    let x13 = x4 & 1;
    let x14 = x5 & 1;
    let x15 = x6 & 1;
    let x16 = x7 & 1;
    let x17 = x8 & 1;
    let x18 = x9 & 1;
    let x19 = x10 & 1;
    let x20 = (x3 >> 1) + (x13 << 57) + (x12 >> 58);
    let o1 = x20 & 0x3ff_ffff_ffff_ffff;
    let x21 = (x4 >> 1) + (x14 << 57) + (x20 >> 58);
    let o2 = x21 & 0x3ff_ffff_ffff_ffff;
    let x22 = (x5 >> 1) + (x15 << 57) + (x21 >> 58);
    let o3 = x22 & 0x3ff_ffff_ffff_ffff;
    let x23 = (x6 >> 1) + (x16 << 57) + (x22 >> 58);
    let o4 = x23 & 0x3ff_ffff_ffff_ffff;
    let x24 = (x7 >> 1) + (x17 << 57) + (x23 >> 58);
    let o5 = x24 & 0x3ff_ffff_ffff_ffff;
    let x25 = (x8 >> 1) + (x18 << 57) + (x24 >> 58);
    let o6 = x25 & 0x3ff_ffff_ffff_ffff;
    let x26 = (x9 >> 1) + (x19 << 57) + (x25 >> 58);
    let o7 = x26 & 0x3ff_ffff_ffff_ffff;
    let x27 = (x10 >> 1) + (x26 >> 58);
    let o8 = x27 & 0x1ff_ffff_ffff_ffff;
    let o0 = (x12 & 0x3ff_ffff_ffff_ffff) + (x27 >> 57);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = a if choice is 1, b if it is 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
/// - takes `b`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
/// - gives `out`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
#[inline]
pub fn select(choice: u64, a: &Element, b: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
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
    let o8 = b8 ^ (choice_mask & (a8 ^ b8));
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
/// - takes `b`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
/// - gives `x`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
/// - gives `y`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
#[inline]
pub fn swap(choice: u64, a: &Element, b: &Element) -> (Element, Element) {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
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

/// `out = a (mod p), 0 <= out < p`
///
/// - takes `a`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
/// - gives `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 511]`
#[inline]
pub fn to_bytes(a: &Element) -> [u8; 66] {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a1 + (a0 >> 58);
    let x1 = a2 + (x0 >> 58);
    let x2 = a3 + (x1 >> 58);
    let x3 = a4 + (x2 >> 58);
    let x4 = a5 + (x3 >> 58);
    let x5 = a6 + (x4 >> 58);
    let x6 = a7 + (x5 >> 58);
    let x7 = a8 + (x6 >> 58);
    let x8 = (a0 & 0x3ff_ffff_ffff_ffff) + (x7 >> 57);
    let x9 = (x0 & 0x3ff_ffff_ffff_ffff) + (x8 >> 58);
    let x10 = x9 & 0x3ff_ffff_ffff_ffff;
    let x11 = (x1 & 0x3ff_ffff_ffff_ffff) + (x9 >> 58);
    let x12 = x11 & 0x3ff_ffff_ffff_ffff;
    let x13 = (x2 & 0x3ff_ffff_ffff_ffff) + (x11 >> 58);
    let x14 = x13 & 0x3ff_ffff_ffff_ffff;
    let x15 = (x3 & 0x3ff_ffff_ffff_ffff) + (x13 >> 58);
    let x16 = x15 & 0x3ff_ffff_ffff_ffff;
    let x17 = (x4 & 0x3ff_ffff_ffff_ffff) + (x15 >> 58);
    let x18 = x17 & 0x3ff_ffff_ffff_ffff;
    let x19 = (x5 & 0x3ff_ffff_ffff_ffff) + (x17 >> 58);
    let x20 = x19 & 0x3ff_ffff_ffff_ffff;
    let x21 = (x6 & 0x3ff_ffff_ffff_ffff) + (x19 >> 58);
    let x22 = x21 & 0x3ff_ffff_ffff_ffff;
    let x23 = (x7 & 0x1ff_ffff_ffff_ffff) + (x21 >> 58);
    let x24 = x10 & 63;
    let x25 = (x8 & 0x3ff_ffff_ffff_ffff) + (x24 << 58);
    let x26 = x12 & 4095;
    let x27 = (x10 >> 6) + (x26 << 52);
    let x28 = x14 & 0x3_ffff;
    let x29 = (x12 >> 12) + (x28 << 46);
    let x30 = x16 & 0xff_ffff;
    let x31 = (x14 >> 18) + (x30 << 40);
    let x32 = x18 & 0x3fff_ffff;
    let x33 = (x16 >> 24) + (x32 << 34);
    let x34 = x20 & 0xf_ffff_ffff;
    let x35 = (x18 >> 30) + (x34 << 28);
    let x36 = x22 & 0x3ff_ffff_ffff;
    let x37 = (x20 >> 36) + (x36 << 22);
    let x38 = x23 & 0xffff_ffff_ffff;
    let x39 = (x22 >> 42) + (x38 << 16);
    let x40 = x23 >> 48;
    let (x41, c0) = x25.overflowing_sub(0xffff_ffff_ffff_ffff);
    let (x42, c1) = x27.borrowing_sub(0xffff_ffff_ffff_ffff, c0);
    let (x43, c2) = x29.borrowing_sub(0xffff_ffff_ffff_ffff, c1);
    let (x44, c3) = x31.borrowing_sub(0xffff_ffff_ffff_ffff, c2);
    let (x45, c4) = x33.borrowing_sub(0xffff_ffff_ffff_ffff, c3);
    let (x46, c5) = x35.borrowing_sub(0xffff_ffff_ffff_ffff, c4);
    let (x47, c6) = x37.borrowing_sub(0xffff_ffff_ffff_ffff, c5);
    let (x48, c7) = x39.borrowing_sub(0xffff_ffff_ffff_ffff, c6);
    let (x49, c8) = x40.borrowing_sub(511, c7);
    let c8_mask = 0u64.wrapping_sub(c8 as u64);
    let o0 = x41 ^ (c8_mask & (x25 ^ x41));
    let o1 = x42 ^ (c8_mask & (x27 ^ x42));
    let o2 = x43 ^ (c8_mask & (x29 ^ x43));
    let o3 = x44 ^ (c8_mask & (x31 ^ x44));
    let o4 = x45 ^ (c8_mask & (x33 ^ x45));
    let o5 = x46 ^ (c8_mask & (x35 ^ x46));
    let o6 = x47 ^ (c8_mask & (x37 ^ x47));
    let o7 = x48 ^ (c8_mask & (x39 ^ x48));
    let o8 = x49 ^ (c8_mask & (x40 ^ x49));
    let mut out = [0; 66];
    store(&mut out, 0, o0);
    store(&mut out, 8, o1);
    store(&mut out, 16, o2);
    store(&mut out, 24, o3);
    store(&mut out, 32, o4);
    store(&mut out, 40, o5);
    store(&mut out, 48, o6);
    store(&mut out, 56, o7);
    store(&mut out, 64, o8);
    out
}

/// `out = bytes (mod p)`
///
/// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 65535]`
/// - gives `out`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
#[inline]
pub fn from_bytes(bytes: &[u8; 66]) -> Element {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let bytes7 = load(bytes, 56);
    let bytes8 = load(bytes, 64);
    let x0 = bytes1 & 0xf_ffff_ffff_ffff;
    let o1 = (bytes0 >> 58) + (x0 << 6);
    let x1 = bytes2 & 0x3fff_ffff_ffff;
    let o2 = (bytes1 >> 52) + (x1 << 12);
    let x2 = bytes3 & 0xff_ffff_ffff;
    let o3 = (bytes2 >> 46) + (x2 << 18);
    let x3 = bytes4 & 0x3_ffff_ffff;
    let o4 = (bytes3 >> 40) + (x3 << 24);
    let x4 = bytes5 & 0xfff_ffff;
    let o5 = (bytes4 >> 34) + (x4 << 30);
    let x5 = bytes6 & 0x3f_ffff;
    let o6 = (bytes5 >> 28) + (x5 << 36);
    let x6 = bytes7 & 65535;
    let o7 = (bytes6 >> 22) + (x6 << 42);
    let x7 = (bytes7 >> 16) + (bytes8 << 48);
    let o8 = x7 & 0x1ff_ffff_ffff_ffff;
    let o0 = (bytes0 & 0x3ff_ffff_ffff_ffff) + (x7 >> 57);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = bytes (mod p), ok = 1 if bytes < p`
///
/// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 65535]`
/// - gives `out`: word 0, 1 in `[0, 0x407ffffffffffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^58 - 1]`; word 8 in `[0, 2^57 - 1]`
/// - gives `ok` in `[0, 1]`
#[inline]
pub fn from_bytes_canonical(bytes: &[u8; 66]) -> (Element, u64) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let bytes7 = load(bytes, 56);
    let bytes8 = load(bytes, 64);
    let (_, c0) = bytes0.overflowing_sub(0xffff_ffff_ffff_ffff);
    let (_, c1) = bytes1.borrowing_sub(0xffff_ffff_ffff_ffff, c0);
    let (_, c2) = bytes2.borrowing_sub(0xffff_ffff_ffff_ffff, c1);
    let (_, c3) = bytes3.borrowing_sub(0xffff_ffff_ffff_ffff, c2);
    let (_, c4) = bytes4.borrowing_sub(0xffff_ffff_ffff_ffff, c3);
    let (_, c5) = bytes5.borrowing_sub(0xffff_ffff_ffff_ffff, c4);
    let (_, c6) = bytes6.borrowing_sub(0xffff_ffff_ffff_ffff, c5);
    let (_, c7) = bytes7.borrowing_sub(0xffff_ffff_ffff_ffff, c6);
    let (_, ok0) = bytes8.borrowing_sub(511, c7);
    let x0 = bytes1 & 0xf_ffff_ffff_ffff;
    let out1 = (bytes0 >> 58) + (x0 << 6);
    let x1 = bytes2 & 0x3fff_ffff_ffff;
    let out2 = (bytes1 >> 52) + (x1 << 12);
    let x2 = bytes3 & 0xff_ffff_ffff;
    let out3 = (bytes2 >> 46) + (x2 << 18);
    let x3 = bytes4 & 0x3_ffff_ffff;
    let out4 = (bytes3 >> 40) + (x3 << 24);
    let x4 = bytes5 & 0xfff_ffff;
    let out5 = (bytes4 >> 34) + (x4 << 30);
    let x5 = bytes6 & 0x3f_ffff;
    let out6 = (bytes5 >> 28) + (x5 << 36);
    let x6 = bytes7 & 65535;
    let out7 = (bytes6 >> 22) + (x6 << 42);
    let x7 = (bytes7 >> 16) + (bytes8 << 48);
    let out8 = x7 & 0x1ff_ffff_ffff_ffff;
    let out0 = (bytes0 & 0x3ff_ffff_ffff_ffff) + (x7 >> 57);
    let out = Element([out0, out1, out2, out3, out4, out5, out6, out7, out8]);
    (out, ok0 as u64)
}

/// `out = 1 if bytes = 0, else 0`
///
/// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 65535]`
/// - gives `out` in `[0, 1]`
#[inline]
pub fn bytes_are_zero(bytes: &[u8; 66]) -> u64 {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let bytes7 = load(bytes, 56);
    let bytes8 = load(bytes, 64);
    let (_, c0) = bytes0.overflowing_sub(1);
    let (_, c1) = bytes1.borrowing_sub(0, c0);
    let (_, c2) = bytes2.borrowing_sub(0, c1);
    let (_, c3) = bytes3.borrowing_sub(0, c2);
    let (_, c4) = bytes4.borrowing_sub(0, c3);
    let (_, c5) = bytes5.borrowing_sub(0, c4);
    let (_, c6) = bytes6.borrowing_sub(0, c5);
    let (_, c7) = bytes7.borrowing_sub(0, c6);
    let (_, o0) = bytes8.borrowing_sub(0, c7);
    o0 as u64
}

/// `2 * half + odd = bytes, odd is 0 or 1`
///
/// - takes `bytes`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 65535]`
/// - gives `half`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^64 - 1]`; word 8 in `[0, 32767]`
/// - gives `odd` in `[0, 1]`
#[inline]
pub fn bytes_parity(bytes: &[u8; 66]) -> ([u8; 66], u64) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let bytes7 = load(bytes, 56);
    let bytes8 = load(bytes, 64);
    let x0 = bytes0 & 1;
    let x1 = bytes1 & 1;
    let x2 = bytes2 & 1;
    let x3 = bytes3 & 1;
    let x4 = bytes4 & 1;
    let x5 = bytes5 & 1;
    let x6 = bytes6 & 1;
    let x7 = bytes7 & 1;
    let x8 = bytes8 & 1;
    let odd0 = x0 != 0;
    let half0 = (bytes0 >> 1) + (x1 << 63);
    let half1 = (bytes1 >> 1) + (x2 << 63);
    let half2 = (bytes2 >> 1) + (x3 << 63);
    let half3 = (bytes3 >> 1) + (x4 << 63);
    let half4 = (bytes4 >> 1) + (x5 << 63);
    let half5 = (bytes5 >> 1) + (x6 << 63);
    let half6 = (bytes6 >> 1) + (x7 << 63);
    let half7 = (bytes7 >> 1) + (x8 << 63);
    let half8 = bytes8 >> 1;
    let mut half = [0; 66];
    store(&mut half, 0, half0);
    store(&mut half, 8, half1);
    store(&mut half, 16, half2);
    store(&mut half, 24, half3);
    store(&mut half, 32, half4);
    store(&mut half, 40, half5);
    store(&mut half, 48, half6);
    store(&mut half, 56, half7);
    store(&mut half, 64, half8);
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

/// out = 2 * a
pub fn double(a: &Element) -> Element {
    let loose_out = add(a, a);
    carry(&loose_out)
}

/// out = 1 if a = 0, else 0
pub fn is_zero(a: &Element) -> u64 {
    let bytes = to_bytes(a);
    bytes_are_zero(&bytes)
}

/// out = 1 if a = b, else 0
pub fn equal(a: &Element, b: &Element) -> u64 {
    let loose_difference = sub(a, b);
    let difference = carry(&loose_difference);
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
    let loose_opposite = opp(a);
    let opposite = carry(&loose_opposite);
    select(choice, &opposite, a)
}

/// out = bytes (mod p)
///
/// From uniform bytes the result is uniform but for a bias below 2^(8 - 8 * BYTES).
pub fn from_bytes_wide(bytes: &[u8; 132]) -> Element {
    let mut low_bytes = [0; 66];
    low_bytes.copy_from_slice(&bytes[0..66]);
    let low = from_bytes(&low_bytes);
    let mut high_bytes = [0; 66];
    high_bytes.copy_from_slice(&bytes[66..132]);
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
    let mut x3 = square(&x2.relax());
    x3 = square(&x3.relax());
    let x4 = mul(&x3.relax(), &x2.relax());
    let mut x5 = square(&x4.relax());
    for _ in 0..3 {
        x5 = square(&x5.relax());
    }
    let x6 = mul(&x5.relax(), &x4.relax());
    let mut x7 = square(&x6.relax());
    for _ in 0..7 {
        x7 = square(&x7.relax());
    }
    let x8 = mul(&x7.relax(), &x6.relax());
    let mut x9 = square(&x8.relax());
    for _ in 0..15 {
        x9 = square(&x9.relax());
    }
    let x10 = mul(&x9.relax(), &x8.relax());
    let mut x11 = square(&x10.relax());
    for _ in 0..31 {
        x11 = square(&x11.relax());
    }
    let x12 = mul(&x11.relax(), &x10.relax());
    let mut x13 = square(&x12.relax());
    for _ in 0..63 {
        x13 = square(&x13.relax());
    }
    let x14 = mul(&x13.relax(), &x12.relax());
    let x15 = square(&x14.relax());
    let x16 = mul(&x15.relax(), &a.relax());
    let mut x17 = square(&x16.relax());
    for _ in 0..128 {
        x17 = square(&x17.relax());
    }
    let x18 = mul(&x17.relax(), &x16.relax());
    let x19 = square(&x18.relax());
    let x20 = mul(&x19.relax(), &a.relax());
    let mut x21 = square(&x20.relax());
    for _ in 0..258 {
        x21 = square(&x21.relax());
    }
    let x22 = mul(&x21.relax(), &x20.relax());
    let x23 = square(&x22.relax());
    let x24 = mul(&x23.relax(), &a.relax());
    let mut x25 = square(&x24.relax());
    x25 = square(&x25.relax());
    mul(&x25.relax(), &a.relax())
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

/// out = a^1716199415032652428745475199770348304317358825035826352348615864796385795849414013030639910165363638744324077847870214509280496999929160953143507072778764287
fn pow_root(a: &Element) -> Element {
    let x1 = square(&a.relax());
    let x2 = mul(&x1.relax(), &a.relax());
    let mut x3 = square(&x2.relax());
    x3 = square(&x3.relax());
    let x4 = mul(&x3.relax(), &x2.relax());
    let mut x5 = square(&x4.relax());
    for _ in 0..3 {
        x5 = square(&x5.relax());
    }
    let x6 = mul(&x5.relax(), &x4.relax());
    let mut x7 = square(&x6.relax());
    for _ in 0..7 {
        x7 = square(&x7.relax());
    }
    let x8 = mul(&x7.relax(), &x6.relax());
    let mut x9 = square(&x8.relax());
    for _ in 0..15 {
        x9 = square(&x9.relax());
    }
    let x10 = mul(&x9.relax(), &x8.relax());
    let mut x11 = square(&x10.relax());
    for _ in 0..31 {
        x11 = square(&x11.relax());
    }
    let x12 = mul(&x11.relax(), &x10.relax());
    let mut x13 = square(&x12.relax());
    for _ in 0..63 {
        x13 = square(&x13.relax());
    }
    let x14 = mul(&x13.relax(), &x12.relax());
    let x15 = square(&x14.relax());
    let x16 = mul(&x15.relax(), &a.relax());
    let mut x17 = square(&x16.relax());
    for _ in 0..128 {
        x17 = square(&x17.relax());
    }
    let x18 = mul(&x17.relax(), &x16.relax());
    let x19 = square(&x18.relax());
    let x20 = mul(&x19.relax(), &a.relax());
    let mut x21 = square(&x20.relax());
    for _ in 0..258 {
        x21 = square(&x21.relax());
    }
    let x22 = mul(&x21.relax(), &x20.relax());
    let x23 = square(&x22.relax());
    mul(&x23.relax(), &a.relax())
}

/// out^2 = a and ok = 1 if a is a square (0 is one); else ok = 0, and out is no root
///
/// Which of the two roots it is, `is_odd` tells.
pub fn sqrt(a: &Element) -> (Element, u64) {
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
pub fn is_square(a: &Element) -> u64 {
    let character = pow_euler(a);
    let squared = square(&character.relax());
    equal(&squared, &character)
}

/// out = the Legendre symbol: 0 if a = 0, 1 if a is another square, else -1
pub fn legendre(a: &Element) -> i64 {
    let zero = is_zero(a);
    let square = is_square(a);
    sign_of(zero, square)
}
