//! Arithmetic modulo 2^448 - 2^224 - 1 (goldilocks). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^448 - 2^224 - 1
//! Recipe:  8x56 adk double-word golden carry(parallel)
//! Limbs:   8 words of 64 bits
//! Domain:  standard; the sum of limb * weight is the element modulo the prime
//!
//! A function is right for words within the bounds that it takes; what it gives is within its bounds.
//!
//! limb  weight  tight                   loose
//! 0     2^0     [0, 0x101ffffffffffff]  [0, 0x301fffffffffffd]
//! 1     2^56    [0, 0x101ffffffffffff]  [0, 0x301fffffffffffd]
//! 2     2^112   [0, 0x101ffffffffffff]  [0, 0x301fffffffffffd]
//! 3     2^168   [0, 0x101ffffffffffff]  [0, 0x301fffffffffffd]
//! 4     2^224   [0, 0x101ffffffffffff]  [0, 0x301fffffffffffb]
//! 5     2^280   [0, 0x101ffffffffffff]  [0, 0x301fffffffffffd]
//! 6     2^336   [0, 0x101ffffffffffff]  [0, 0x301fffffffffffd]
//! 7     2^392   [0, 0x101ffffffffffff]  [0, 0x301fffffffffffd]
//! ```

/// Words of an element.
pub const LIMBS: usize = 8;

/// Bytes of an element.
pub const BYTES: usize = 56;

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
pub const ZERO: Element = Element([0, 0, 0, 0, 0, 0, 0, 0]);

/// 1.
pub const ONE: Element = Element([1, 0, 0, 0, 0, 0, 0, 0]);

/// 2^448: the weight of the upper half of wide bytes.
pub const WIDE: Element = Element([1, 0, 0, 0, 1, 0, 0, 0]);

/// A primitive root of unity of order 2^1, 7 to the (p - 1) / 2^1.
pub const ROOT_OF_UNITY: Element = Element([
    0xff_ffff_ffff_fffe,
    0xff_ffff_ffff_ffff,
    0xff_ffff_ffff_ffff,
    0xff_ffff_ffff_ffff,
    0xff_ffff_ffff_fffe,
    0xff_ffff_ffff_ffff,
    0xff_ffff_ffff_ffff,
    0xff_ffff_ffff_ffff,
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
/// - takes `a`: every word in `[0, 0x101ffffffffffff]`
/// - takes `b`: every word in `[0, 0x101ffffffffffff]`
/// - gives `out`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
#[inline]
pub fn add(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7] = b.0;
    let o0 = a0 + b0;
    let o1 = a1 + b1;
    let o2 = a2 + b2;
    let o3 = a3 + b3;
    let o4 = a4 + b4;
    let o5 = a5 + b5;
    let o6 = a6 + b6;
    let o7 = a7 + b7;
    Loose([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: every word in `[0, 0x101ffffffffffff]`
/// - takes `b`: every word in `[0, 0x101ffffffffffff]`
/// - gives `out`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
#[inline]
pub fn sub(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7] = b.0;
    let o0 = a0 + 0x1ff_ffff_ffff_fffe - b0;
    let o1 = a1 + 0x1ff_ffff_ffff_fffe - b1;
    let o2 = a2 + 0x1ff_ffff_ffff_fffe - b2;
    let o3 = a3 + 0x1ff_ffff_ffff_fffe - b3;
    let o4 = a4 + 0x1ff_ffff_ffff_fffc - b4;
    let o5 = a5 + 0x1ff_ffff_ffff_fffe - b5;
    let o6 = a6 + 0x1ff_ffff_ffff_fffe - b6;
    let o7 = a7 + 0x1ff_ffff_ffff_fffe - b7;
    Loose([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `out = -a (mod p)`
///
/// - takes `a`: every word in `[0, 0x101ffffffffffff]`
/// - gives `out`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
#[inline]
pub fn opp(a: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let o0 = 0x1ff_ffff_ffff_fffe - a0;
    let o1 = 0x1ff_ffff_ffff_fffe - a1;
    let o2 = 0x1ff_ffff_ffff_fffe - a2;
    let o3 = 0x1ff_ffff_ffff_fffe - a3;
    let o4 = 0x1ff_ffff_ffff_fffc - a4;
    let o5 = 0x1ff_ffff_ffff_fffe - a5;
    let o6 = 0x1ff_ffff_ffff_fffe - a6;
    let o7 = 0x1ff_ffff_ffff_fffe - a7;
    Loose([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `out = a (mod p)`
///
/// - takes `a`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
/// - gives `out`: every word in `[0, 0x101ffffffffffff]`
#[inline]
pub fn carry(a: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let x0 = a7 >> 56;
    let o1 = (a1 & 0xff_ffff_ffff_ffff) + (a0 >> 56);
    let o2 = (a2 & 0xff_ffff_ffff_ffff) + (a1 >> 56);
    let o3 = (a3 & 0xff_ffff_ffff_ffff) + (a2 >> 56);
    let o5 = (a5 & 0xff_ffff_ffff_ffff) + (a4 >> 56);
    let o6 = (a6 & 0xff_ffff_ffff_ffff) + (a5 >> 56);
    let o7 = (a7 & 0xff_ffff_ffff_ffff) + (a6 >> 56);
    let o4 = (a4 & 0xff_ffff_ffff_ffff) + (a3 >> 56) + x0;
    let o0 = (a0 & 0xff_ffff_ffff_ffff) + x0;
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `out = a * b (mod p)`
///
/// - takes `a`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
/// - takes `b`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
/// - gives `out`: every word in `[0, 0x101ffffffffffff]`
#[inline]
pub fn mul(a: &Loose, b: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7] = b.0;
    let r0 = m(a0, b0);
    let r1 = m(a1, b1);
    let r2 = m(a2, b2);
    let r3 = m(a3, b3);
    let r4 = r0 + r1;
    let r5 = r4 + r2;
    let r6 = r5 + r3;
    let r7 = r3 + r2;
    let r8 = r7 + r1;
    let x0 = a0 as i64 - a1 as i64;
    let x1 = b1 as i64 - b0 as i64;
    let r9 = r4 as i128 + x0 as i128 * x1 as i128;
    let x2 = a0 as i64 - a2 as i64;
    let x3 = b2 as i64 - b0 as i64;
    let r10 = r5 as i128 + x2 as i128 * x3 as i128;
    let x4 = a0 as i64 - a3 as i64;
    let x5 = b3 as i64 - b0 as i64;
    let x6 = a1 as i64 - a2 as i64;
    let x7 = b2 as i64 - b1 as i64;
    let r11 = r6 as i128 + x4 as i128 * x5 as i128 + x6 as i128 * x7 as i128;
    let x8 = a1 as i64 - a3 as i64;
    let x9 = b3 as i64 - b1 as i64;
    let r12 = r8 as i128 + x8 as i128 * x9 as i128;
    let x10 = a2 as i64 - a3 as i64;
    let x11 = b3 as i64 - b2 as i64;
    let r13 = r7 as i128 + x10 as i128 * x11 as i128;
    let r14 = m(a4, b4);
    let r15 = m(a5, b5);
    let r16 = m(a6, b6);
    let r17 = m(a7, b7);
    let r18 = r14 + r15;
    let r19 = r18 + r16;
    let r20 = r19 + r17;
    let r21 = r17 + r16;
    let r22 = r21 + r15;
    let x12 = a4 as i64 - a5 as i64;
    let x13 = b5 as i64 - b4 as i64;
    let x14 = a4 as i64 - a6 as i64;
    let x15 = b6 as i64 - b4 as i64;
    let x16 = a4 as i64 - a7 as i64;
    let x17 = b7 as i64 - b4 as i64;
    let x18 = a5 as i64 - a6 as i64;
    let x19 = b6 as i64 - b5 as i64;
    let x20 = a5 as i64 - a7 as i64;
    let x21 = b7 as i64 - b5 as i64;
    let x22 = a6 as i64 - a7 as i64;
    let x23 = b7 as i64 - b6 as i64;
    let x24 = a0 + a4;
    let x25 = a1 + a5;
    let x26 = a2 + a6;
    let x27 = a3 + a7;
    let x28 = b0 + b4;
    let x29 = b1 + b5;
    let x30 = b2 + b6;
    let x31 = b3 + b7;
    let r23 = m(x24, x28);
    let r24 = m(x25, x29);
    let r25 = m(x26, x30);
    let r26 = m(x27, x31);
    let r27 = r23 + r24;
    let r28 = r27 + r25;
    let r29 = r28 + r26;
    let r30 = r26 + r25;
    let r31 = r30 + r24;
    let x32 = x24 as i64 - x25 as i64;
    let x33 = x29 as i64 - x28 as i64;
    let x34 = x24 as i64 - x26 as i64;
    let x35 = x30 as i64 - x28 as i64;
    let x36 = x24 as i64 - x27 as i64;
    let x37 = x31 as i64 - x28 as i64;
    let x38 = x25 as i64 - x26 as i64;
    let x39 = x30 as i64 - x29 as i64;
    let x40 = x25 as i64 - x27 as i64;
    let x41 = x31 as i64 - x29 as i64;
    let x42 = x26 as i64 - x27 as i64;
    let x43 = x31 as i64 - x30 as i64;
    let r32 = r0 + r14;
    let r33 = r20 as i128 + x16 as i128 * x17 as i128 + x18 as i128 * x19 as i128 + r11;
    let r34 = r3 + r17;
    let r35 = r29 as i128 + x36 as i128 * x37 as i128 + x38 as i128 * x39 as i128 - r11;
    let r36 = r31 as i128 + x40 as i128 * x41 as i128 - r12;
    let r37 = r30 as i128 + x42 as i128 * x43 as i128 - r13;
    let r38 = r26 as i128 - r3 as i128;
    let r39 = r32 as i128 + r36;
    let r40 = r18 as i128 + x12 as i128 * x13 as i128 + r9 + r37;
    let r41 = r19 as i128 + x14 as i128 * x15 as i128 + r10 + r38;
    let r42 = r23 as i128 - r0 as i128 + (r22 as i128 + x20 as i128 * x21 as i128 + r12) + r36;
    let r43 = r27 as i128
        + x32 as i128 * x33 as i128
        - r9
        + (r21 as i128 + x22 as i128 * x23 as i128 + r13)
        + r37;
    let r44 = r28 as i128 + x34 as i128 * x35 as i128 - r10 + r34 as i128 + r38;
    let x44 = (r35 >> 56) as u64;
    let x45 = (r41 as u64 & 0xff_ffff_ffff_ffff) + (r40 >> 56) as u64;
    let x46 = (r33 as u64 & 0xff_ffff_ffff_ffff) + (r41 >> 56) as u64;
    let x47 = (r44 as u64 & 0xff_ffff_ffff_ffff) + (r43 >> 56) as u64;
    let x48 = (r35 as u64 & 0xff_ffff_ffff_ffff) + (r44 >> 56) as u64;
    let x49 = x44 & 0xff_ffff_ffff_ffff;
    let x50 = x44 >> 56;
    let x51 = (r42 as u64 & 0xff_ffff_ffff_ffff) + (r33 >> 56) as u64 + x49;
    let x52 = (r43 as u64 & 0xff_ffff_ffff_ffff) + (r42 >> 56) as u64 + x50;
    let x53 = (r39 as u64 & 0xff_ffff_ffff_ffff) + x49;
    let x54 = (r40 as u64 & 0xff_ffff_ffff_ffff) + (r39 >> 56) as u64 + x50;
    let x55 = x48 >> 56;
    let o1 = (x54 & 0xff_ffff_ffff_ffff) + (x53 >> 56);
    let o2 = (x45 & 0xff_ffff_ffff_ffff) + (x54 >> 56);
    let o3 = (x46 & 0xff_ffff_ffff_ffff) + (x45 >> 56);
    let o5 = (x52 & 0xff_ffff_ffff_ffff) + (x51 >> 56);
    let o6 = (x47 & 0xff_ffff_ffff_ffff) + (x52 >> 56);
    let o7 = (x48 & 0xff_ffff_ffff_ffff) + (x47 >> 56);
    let o4 = (x51 & 0xff_ffff_ffff_ffff) + (x46 >> 56) + x55;
    let o0 = (x53 & 0xff_ffff_ffff_ffff) + x55;
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `out = a^2 (mod p)`
///
/// - takes `a`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
/// - gives `out`: every word in `[0, 0x101ffffffffffff]`
#[inline]
pub fn square(a: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let r0 = m(a0, a0);
    let a0_2 = a0 << 1;
    let r1 = m(a0_2, a1);
    let r2 = m(a0_2, a2) + m(a1, a1);
    let a1_2 = a1 << 1;
    let r3 = m(a0_2, a3) + m(a1_2, a2);
    let r4 = m(a1_2, a3) + m(a2, a2);
    let a2_2 = a2 << 1;
    let r5 = m(a2_2, a3);
    let r6 = m(a3, a3);
    let a4_2 = a4 << 1;
    let a5_2 = a5 << 1;
    let a6_2 = a6 << 1;
    let x0 = a0 + a4;
    let x1 = a1 + a5;
    let x2 = a2 + a6;
    let x3 = a3 + a7;
    let r7 = m(x0, x0);
    let x0_2 = x0 << 1;
    let r8 = m(x0_2, x1);
    let r9 = m(x0_2, x2) + m(x1, x1);
    let x1_2 = x1 << 1;
    let r10 = m(x0_2, x3) + m(x1_2, x2);
    let r11 = m(x1_2, x3) + m(x2, x2);
    let x2_2 = x2 << 1;
    let r12 = m(x2_2, x3);
    let r13 = m(x3, x3);
    let r14 = r0 + m(a4, a4);
    let r15 = r1 + m(a4_2, a5);
    let r16 = m(a4_2, a6) + m(a5, a5) + r2;
    let r17 = m(a4_2, a7) + m(a5_2, a6) + r3;
    let r18 = m(a5_2, a7) + m(a6, a6) + r4;
    let r19 = r5 + m(a6_2, a7);
    let r20 = r6 + m(a7, a7);
    let r21 = r10 as i128 - r3 as i128;
    let r22 = r11 as i128 - r4 as i128;
    let r23 = r12 as i128 - r5 as i128;
    let r24 = r13 as i128 - r6 as i128;
    let r25 = r14 as i128 + r22;
    let r26 = r15 as i128 + r23;
    let r27 = r16 as i128 + r24;
    let r28 = r7 as i128 - r0 as i128 + r18 as i128 + r22;
    let r29 = r8 as i128 - r1 as i128 + r19 as i128 + r23;
    let r30 = r9 as i128 - r2 as i128 + r20 as i128 + r24;
    let x4 = (r21 >> 56) as u64;
    let x5 = (r27 as u64 & 0xff_ffff_ffff_ffff) + (r26 >> 56) as u64;
    let x6 = (r17 as u64 & 0xff_ffff_ffff_ffff) + (r27 >> 56) as u64;
    let x7 = (r30 as u64 & 0xff_ffff_ffff_ffff) + (r29 >> 56) as u64;
    let x8 = (r21 as u64 & 0xff_ffff_ffff_ffff) + (r30 >> 56) as u64;
    let x9 = x4 & 0xff_ffff_ffff_ffff;
    let x10 = x4 >> 56;
    let x11 = (r28 as u64 & 0xff_ffff_ffff_ffff) + (r17 >> 56) as u64 + x9;
    let x12 = (r29 as u64 & 0xff_ffff_ffff_ffff) + (r28 >> 56) as u64 + x10;
    let x13 = (r25 as u64 & 0xff_ffff_ffff_ffff) + x9;
    let x14 = (r26 as u64 & 0xff_ffff_ffff_ffff) + (r25 >> 56) as u64 + x10;
    let x15 = x8 >> 56;
    let o1 = (x14 & 0xff_ffff_ffff_ffff) + (x13 >> 56);
    let o2 = (x5 & 0xff_ffff_ffff_ffff) + (x14 >> 56);
    let o3 = (x6 & 0xff_ffff_ffff_ffff) + (x5 >> 56);
    let o5 = (x12 & 0xff_ffff_ffff_ffff) + (x11 >> 56);
    let o6 = (x7 & 0xff_ffff_ffff_ffff) + (x12 >> 56);
    let o7 = (x8 & 0xff_ffff_ffff_ffff) + (x7 >> 56);
    let o4 = (x11 & 0xff_ffff_ffff_ffff) + (x6 >> 56) + x15;
    let o0 = (x13 & 0xff_ffff_ffff_ffff) + x15;
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `out = k * a (mod p)`
///
/// - takes `a`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
/// - takes `k` in `[0, 2^32 - 1]`
/// - gives `out`: every word in `[0, 0x101ffffffffffff]`
#[inline]
pub fn mul_small(a: &Loose, k: u32) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let r0 = m(a0, k as u64);
    let r1 = m(a1, k as u64);
    let r2 = m(a2, k as u64);
    let r3 = m(a3, k as u64);
    let r4 = m(a4, k as u64);
    let r5 = m(a5, k as u64);
    let r6 = m(a6, k as u64);
    let r7 = m(a7, k as u64);
    let x0 = (r7 >> 56) as u64;
    let o1 = (r1 as u64 & 0xff_ffff_ffff_ffff) + (r0 >> 56) as u64;
    let o2 = (r2 as u64 & 0xff_ffff_ffff_ffff) + (r1 >> 56) as u64;
    let o3 = (r3 as u64 & 0xff_ffff_ffff_ffff) + (r2 >> 56) as u64;
    let o5 = (r5 as u64 & 0xff_ffff_ffff_ffff) + (r4 >> 56) as u64;
    let o6 = (r6 as u64 & 0xff_ffff_ffff_ffff) + (r5 >> 56) as u64;
    let o7 = (r7 as u64 & 0xff_ffff_ffff_ffff) + (r6 >> 56) as u64;
    let o4 = (r4 as u64 & 0xff_ffff_ffff_ffff) + (r3 >> 56) as u64 + x0;
    let o0 = (r0 as u64 & 0xff_ffff_ffff_ffff) + x0;
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: every word in `[0, 0x101ffffffffffff]`
/// - gives `out`: every word in `[0, 0x101ffffffffffff]`
#[inline]
pub fn halve(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let x0 = a0 & 1;
    let c0 = x0 != 0;
    let c0_mask = 0u64.wrapping_sub(c0 as u64);
    let x1 = c0_mask & 0xff_ffff_ffff_ffff;
    let x2 = a0 + x1;
    let x3 = a1 + x1;
    let x4 = a2 + x1;
    let x5 = a3 + x1;
    let x6 = a4 + (c0_mask & 0xff_ffff_ffff_fffe);
    let x7 = a5 + x1;
    let x8 = a6 + x1;
    let x9 = a7 + x1;
    let x10 = x3 & 1;
    let x11 = (x2 >> 1) + (x10 << 55);
    let x12 = x4 & 1;
    let x13 = (x3 >> 1) + (x12 << 55);
    let x14 = x5 & 1;
    let x15 = (x4 >> 1) + (x14 << 55);
    let x16 = x6 & 1;
    let x17 = (x5 >> 1) + (x16 << 55);
    let x18 = x7 & 1;
    let x19 = (x6 >> 1) + (x18 << 55);
    let x20 = x8 & 1;
    let x21 = (x7 >> 1) + (x20 << 55);
    let x22 = x9 & 1;
    let x23 = (x8 >> 1) + (x22 << 55);
    let x24 = x9 >> 1;
    let x25 = x24 >> 56;
    let o1 = (x13 & 0xff_ffff_ffff_ffff) + (x11 >> 56);
    let o2 = (x15 & 0xff_ffff_ffff_ffff) + (x13 >> 56);
    let o3 = (x17 & 0xff_ffff_ffff_ffff) + (x15 >> 56);
    let o5 = (x21 & 0xff_ffff_ffff_ffff) + (x19 >> 56);
    let o6 = (x23 & 0xff_ffff_ffff_ffff) + (x21 >> 56);
    let o7 = (x24 & 0xff_ffff_ffff_ffff) + (x23 >> 56);
    let o4 = (x19 & 0xff_ffff_ffff_ffff) + (x17 >> 56) + x25;
    let o0 = (x11 & 0xff_ffff_ffff_ffff) + x25;
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `out = a if choice is 1, b if it is 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: every word in `[0, 0x101ffffffffffff]`
/// - takes `b`: every word in `[0, 0x101ffffffffffff]`
/// - gives `out`: every word in `[0, 0x101ffffffffffff]`
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
/// - takes `a`: every word in `[0, 0x101ffffffffffff]`
/// - takes `b`: every word in `[0, 0x101ffffffffffff]`
/// - gives `x`: every word in `[0, 0x101ffffffffffff]`
/// - gives `y`: every word in `[0, 0x101ffffffffffff]`
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

/// `out = a (mod p), 0 <= out < p`
///
/// - takes `a`: every word in `[0, 0x101ffffffffffff]`
/// - gives `out`: every word in `[0, 2^64 - 1]`
#[inline]
pub fn to_bytes(a: &Element) -> [u8; 56] {
    let [a0, a1, a2, a3, a4, a5, a6, a7] = a.0;
    let x0 = a1 + (a0 >> 56);
    let x1 = x0 & 0xff_ffff_ffff_ffff;
    let x2 = a2 + (x0 >> 56);
    let x3 = x2 & 0xff_ffff_ffff_ffff;
    let x4 = a3 + (x2 >> 56);
    let x5 = x4 & 0xff_ffff_ffff_ffff;
    let x6 = a4 + (x4 >> 56);
    let x7 = x6 & 0xff_ffff_ffff_ffff;
    let x8 = a5 + (x6 >> 56);
    let x9 = x8 & 0xff_ffff_ffff_ffff;
    let x10 = a6 + (x8 >> 56);
    let x11 = x10 & 0xff_ffff_ffff_ffff;
    let x12 = a7 + (x10 >> 56);
    let x13 = x1 & 255;
    let x14 = (a0 & 0xff_ffff_ffff_ffff) + (x13 << 56);
    let x15 = x3 & 65535;
    let x16 = (x1 >> 8) + (x15 << 48);
    let x17 = x5 & 0xff_ffff;
    let x18 = (x3 >> 16) + (x17 << 40);
    let x19 = x7 & 0xffff_ffff;
    let x20 = (x5 >> 24) + (x19 << 32);
    let x21 = x9 & 0xff_ffff_ffff;
    let x22 = (x7 >> 32) + (x21 << 24);
    let x23 = x11 & 0xffff_ffff_ffff;
    let x24 = (x9 >> 40) + (x23 << 16);
    let x25 = x12 & 0xff_ffff_ffff_ffff;
    let x26 = (x11 >> 48) + (x25 << 8);
    let x27 = x12 >> 56;
    let (x28, c0) = x14.overflowing_sub(0xffff_ffff_ffff_fffe);
    let (x29, c1) = x16.borrowing_sub(0xffff_ffff_ffff_ffff, c0);
    let (x30, c2) = x18.borrowing_sub(0xffff_ffff_ffff_ffff, c1);
    let (x31, c3) = x20.borrowing_sub(0xffff_fffd_ffff_ffff, c2);
    let (x32, c4) = x22.borrowing_sub(0xffff_ffff_ffff_ffff, c3);
    let (x33, c5) = x24.borrowing_sub(0xffff_ffff_ffff_ffff, c4);
    let (x34, c6) = x26.borrowing_sub(0xffff_ffff_ffff_ffff, c5);
    let (x35, c7) = x27.borrowing_sub(1, c6);
    let c7_mask = 0u64.wrapping_sub(c7 as u64);
    let x36 = x28 ^ (c7_mask & (x14 ^ x28));
    let x37 = x29 ^ (c7_mask & (x16 ^ x29));
    let x38 = x30 ^ (c7_mask & (x18 ^ x30));
    let x39 = x31 ^ (c7_mask & (x20 ^ x31));
    let x40 = x32 ^ (c7_mask & (x22 ^ x32));
    let x41 = x33 ^ (c7_mask & (x24 ^ x33));
    let x42 = x34 ^ (c7_mask & (x26 ^ x34));
    let x43 = x35 ^ (c7_mask & (x27 ^ x35));
    let (x44, c8) = x36.overflowing_sub(0xffff_ffff_ffff_ffff);
    let (x45, c9) = x37.borrowing_sub(0xffff_ffff_ffff_ffff, c8);
    let (x46, c10) = x38.borrowing_sub(0xffff_ffff_ffff_ffff, c9);
    let (x47, c11) = x39.borrowing_sub(0xffff_fffe_ffff_ffff, c10);
    let (x48, c12) = x40.borrowing_sub(0xffff_ffff_ffff_ffff, c11);
    let (x49, c13) = x41.borrowing_sub(0xffff_ffff_ffff_ffff, c12);
    let (x50, c14) = x42.borrowing_sub(0xffff_ffff_ffff_ffff, c13);
    let (_, c15) = x43.borrowing_sub(0, c14);
    let c15_mask = 0u64.wrapping_sub(c15 as u64);
    let o0 = x44 ^ (c15_mask & (x36 ^ x44));
    let o1 = x45 ^ (c15_mask & (x37 ^ x45));
    let o2 = x46 ^ (c15_mask & (x38 ^ x46));
    let o3 = x47 ^ (c15_mask & (x39 ^ x47));
    let o4 = x48 ^ (c15_mask & (x40 ^ x48));
    let o5 = x49 ^ (c15_mask & (x41 ^ x49));
    let o6 = x50 ^ (c15_mask & (x42 ^ x50));
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

/// `out = bytes (mod p)`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 0x101ffffffffffff]`
#[inline]
pub fn from_bytes(bytes: &[u8; 56]) -> Element {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let o0 = bytes0 & 0xff_ffff_ffff_ffff;
    let x0 = bytes1 & 0xffff_ffff_ffff;
    let o1 = (bytes0 >> 56) + (x0 << 8);
    let x1 = bytes2 & 0xff_ffff_ffff;
    let o2 = (bytes1 >> 48) + (x1 << 16);
    let x2 = bytes3 & 0xffff_ffff;
    let o3 = (bytes2 >> 40) + (x2 << 24);
    let x3 = bytes4 & 0xff_ffff;
    let o4 = (bytes3 >> 32) + (x3 << 32);
    let x4 = bytes5 & 65535;
    let o5 = (bytes4 >> 24) + (x4 << 40);
    let x5 = bytes6 & 255;
    let o6 = (bytes5 >> 16) + (x5 << 48);
    let o7 = bytes6 >> 8;
    Element([o0, o1, o2, o3, o4, o5, o6, o7])
}

/// `out = bytes (mod p), ok = 1 if bytes < p`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - gives `out`: every word in `[0, 0x101ffffffffffff]`
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
    let (_, c0) = bytes0.overflowing_sub(0xffff_ffff_ffff_ffff);
    let (_, c1) = bytes1.borrowing_sub(0xffff_ffff_ffff_ffff, c0);
    let (_, c2) = bytes2.borrowing_sub(0xffff_ffff_ffff_ffff, c1);
    let (_, c3) = bytes3.borrowing_sub(0xffff_fffe_ffff_ffff, c2);
    let (_, c4) = bytes4.borrowing_sub(0xffff_ffff_ffff_ffff, c3);
    let (_, c5) = bytes5.borrowing_sub(0xffff_ffff_ffff_ffff, c4);
    let (_, ok0) = bytes6.borrowing_sub(0xffff_ffff_ffff_ffff, c5);
    let out0 = bytes0 & 0xff_ffff_ffff_ffff;
    let x0 = bytes1 & 0xffff_ffff_ffff;
    let out1 = (bytes0 >> 56) + (x0 << 8);
    let x1 = bytes2 & 0xff_ffff_ffff;
    let out2 = (bytes1 >> 48) + (x1 << 16);
    let x2 = bytes3 & 0xffff_ffff;
    let out3 = (bytes2 >> 40) + (x2 << 24);
    let x3 = bytes4 & 0xff_ffff;
    let out4 = (bytes3 >> 32) + (x3 << 32);
    let x4 = bytes5 & 65535;
    let out5 = (bytes4 >> 24) + (x4 << 40);
    let x5 = bytes6 & 255;
    let out6 = (bytes5 >> 16) + (x5 << 48);
    let out7 = bytes6 >> 8;
    let out = Element([out0, out1, out2, out3, out4, out5, out6, out7]);
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
pub fn from_bytes_wide(bytes: &[u8; 112]) -> Element {
    let mut low_bytes = [0; 56];
    low_bytes.copy_from_slice(&bytes[0..56]);
    let low = from_bytes(&low_bytes);
    let mut high_bytes = [0; 56];
    high_bytes.copy_from_slice(&bytes[56..112]);
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
    let x2 = square(&x1.relax());
    let x3 = mul(&x1.relax(), &x2.relax());
    let x4 = mul(&a.relax(), &x3.relax());
    let mut x5 = square(&x4.relax());
    for _ in 0..2 {
        x5 = square(&x5.relax());
    }
    let x6 = mul(&x5.relax(), &x4.relax());
    let mut x7 = square(&x6.relax());
    for _ in 0..5 {
        x7 = square(&x7.relax());
    }
    let x8 = mul(&x7.relax(), &x6.relax());
    let mut x9 = square(&x8.relax());
    for _ in 0..11 {
        x9 = square(&x9.relax());
    }
    let x10 = mul(&x9.relax(), &x8.relax());
    let mut x11 = square(&x10.relax());
    for _ in 0..2 {
        x11 = square(&x11.relax());
    }
    let x12 = mul(&x11.relax(), &x4.relax());
    let mut x13 = square(&x12.relax());
    for _ in 0..26 {
        x13 = square(&x13.relax());
    }
    let x14 = mul(&x13.relax(), &x12.relax());
    let mut x15 = square(&x14.relax());
    for _ in 0..53 {
        x15 = square(&x15.relax());
    }
    let x16 = mul(&x15.relax(), &x14.relax());
    let mut x17 = square(&x16.relax());
    for _ in 0..2 {
        x17 = square(&x17.relax());
    }
    let x18 = mul(&x17.relax(), &x4.relax());
    let mut x19 = square(&x18.relax());
    for _ in 0..110 {
        x19 = square(&x19.relax());
    }
    let x20 = mul(&x19.relax(), &x18.relax());
    let x21 = square(&x20.relax());
    let x22 = mul(&x21.relax(), &a.relax());
    let mut x23 = square(&x22.relax());
    for _ in 0..222 {
        x23 = square(&x23.relax());
    }
    let x24 = mul(&x23.relax(), &x20.relax());
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

/// out = a^181709681073901722637330951972001133588410340171829515070372549795153082041682693171599095924669136482522221115460909340263374504591359
fn pow_root(a: &Element) -> Element {
    let x1 = square(&a.relax());
    let x2 = square(&x1.relax());
    let x3 = mul(&x1.relax(), &x2.relax());
    let x4 = mul(&a.relax(), &x3.relax());
    let mut x5 = square(&x4.relax());
    for _ in 0..2 {
        x5 = square(&x5.relax());
    }
    let x6 = mul(&x5.relax(), &x4.relax());
    let mut x7 = square(&x6.relax());
    for _ in 0..5 {
        x7 = square(&x7.relax());
    }
    let x8 = mul(&x7.relax(), &x6.relax());
    let mut x9 = square(&x8.relax());
    for _ in 0..11 {
        x9 = square(&x9.relax());
    }
    let x10 = mul(&x9.relax(), &x8.relax());
    let mut x11 = square(&x10.relax());
    for _ in 0..2 {
        x11 = square(&x11.relax());
    }
    let x12 = mul(&x11.relax(), &x4.relax());
    let mut x13 = square(&x12.relax());
    for _ in 0..26 {
        x13 = square(&x13.relax());
    }
    let x14 = mul(&x13.relax(), &x12.relax());
    let mut x15 = square(&x14.relax());
    for _ in 0..53 {
        x15 = square(&x15.relax());
    }
    let x16 = mul(&x15.relax(), &x14.relax());
    let mut x17 = square(&x16.relax());
    for _ in 0..2 {
        x17 = square(&x17.relax());
    }
    let x18 = mul(&x17.relax(), &x4.relax());
    let mut x19 = square(&x18.relax());
    for _ in 0..110 {
        x19 = square(&x19.relax());
    }
    let x20 = mul(&x19.relax(), &x18.relax());
    let x21 = square(&x20.relax());
    let x22 = mul(&x21.relax(), &a.relax());
    let mut x23 = square(&x22.relax());
    for _ in 0..222 {
        x23 = square(&x23.relax());
    }
    mul(&x23.relax(), &x20.relax())
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
