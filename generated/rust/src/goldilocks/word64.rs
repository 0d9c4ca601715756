//! Arithmetic modulo 2^448 - 2^224 - 1 (goldilocks). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^448 - 2^224 - 1
//! Recipe:  8x56 adk double-word golden carry(parallel) invert(divsteps)
//! Limbs:   8 words of 64 bits
//! Domain:  standard; the sum of limb * weight is the element modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
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

/// Number of words in an element.
pub const LIMBS: usize = 8;

/// Number of bytes in an encoded element.
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
pub const ZERO: Element = Element([0, 0, 0, 0, 0, 0, 0, 0]);

/// 1.
pub const ONE: Element = Element([1, 0, 0, 0, 0, 0, 0, 0]);

/// 2^448, the weight of the upper half of a double-length encoding.
pub const WIDE: Element = Element([1, 0, 0, 0, 1, 0, 0, 0]);

/// 7^((p - 1) / 2^1), a primitive root of unity of order 2^1.
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
/// - takes `a`: every word in `[0, 0x101ffffffffffff]`
/// - takes `b`: every word in `[0, 0x101ffffffffffff]`
/// - returns `out`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn add(a: &Element, b: &Element) -> Loose {
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
/// - returns `out`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn sub(a: &Element, b: &Element) -> Loose {
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
/// - returns `out`: word 0, 1, 2, 3, 5, 6, 7 in `[0, 0x301fffffffffffd]`; word 4 in `[0, 0x301fffffffffffb]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn opp(a: &Element) -> Loose {
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
/// - returns `out`: every word in `[0, 0x101ffffffffffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn carry(a: &Loose) -> Element {
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
/// - returns `out`: every word in `[0, 0x101ffffffffffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn mul(a: &Loose, b: &Loose) -> Element {
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
/// - returns `out`: every word in `[0, 0x101ffffffffffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn square(a: &Loose) -> Element {
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
/// - returns `out`: every word in `[0, 0x101ffffffffffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn mul_small(a: &Loose, k: u32) -> Element {
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
/// - returns `out`: every word in `[0, 0x101ffffffffffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn halve(a: &Element) -> Element {
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

const_fn! {
    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: every word in `[0, 0x101ffffffffffff]`
    /// - takes `b`: every word in `[0, 0x101ffffffffffff]`
    /// - returns `out`: every word in `[0, 0x101ffffffffffff]`
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
    /// - takes `a`: every word in `[0, 0x101ffffffffffff]`
    /// - takes `b`: every word in `[0, 0x101ffffffffffff]`
    /// - returns `x`: every word in `[0, 0x101ffffffffffff]`
    /// - returns `y`: every word in `[0, 0x101ffffffffffff]`
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

/// `out = a (mod p), 0 <= out < p`
///
/// - takes `a`: every word in `[0, 0x101ffffffffffff]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn to_bytes(a: &Element) -> [u8; 56] {
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
    let (x29, c1) = sub_borrow(x16, 0xffff_ffff_ffff_ffff, c0);
    let (x30, c2) = sub_borrow(x18, 0xffff_ffff_ffff_ffff, c1);
    let (x31, c3) = sub_borrow(x20, 0xffff_fffd_ffff_ffff, c2);
    let (x32, c4) = sub_borrow(x22, 0xffff_ffff_ffff_ffff, c3);
    let (x33, c5) = sub_borrow(x24, 0xffff_ffff_ffff_ffff, c4);
    let (x34, c6) = sub_borrow(x26, 0xffff_ffff_ffff_ffff, c5);
    let (x35, c7) = sub_borrow(x27, 1, c6);
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
    let (x45, c9) = sub_borrow(x37, 0xffff_ffff_ffff_ffff, c8);
    let (x46, c10) = sub_borrow(x38, 0xffff_ffff_ffff_ffff, c9);
    let (x47, c11) = sub_borrow(x39, 0xffff_fffe_ffff_ffff, c10);
    let (x48, c12) = sub_borrow(x40, 0xffff_ffff_ffff_ffff, c11);
    let (x49, c13) = sub_borrow(x41, 0xffff_ffff_ffff_ffff, c12);
    let (x50, c14) = sub_borrow(x42, 0xffff_ffff_ffff_ffff, c13);
    let (_, c15) = sub_borrow(x43, 0, c14);
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
/// - returns `out`: every word in `[0, 0x101ffffffffffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn from_bytes(bytes: &[u8; 56]) -> Element {
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
/// - returns `out`: every word in `[0, 0x101ffffffffffff]`
/// - returns `ok` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn from_bytes_canonical(bytes: &[u8; 56]) -> (Element, u64) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let bytes6 = load(bytes, 48);
    let (_, c0) = bytes0.overflowing_sub(0xffff_ffff_ffff_ffff);
    let (_, c1) = sub_borrow(bytes1, 0xffff_ffff_ffff_ffff, c0);
    let (_, c2) = sub_borrow(bytes2, 0xffff_ffff_ffff_ffff, c1);
    let (_, c3) = sub_borrow(bytes3, 0xffff_fffe_ffff_ffff, c2);
    let (_, c4) = sub_borrow(bytes4, 0xffff_ffff_ffff_ffff, c3);
    let (_, c5) = sub_borrow(bytes5, 0xffff_ffff_ffff_ffff, c4);
    let (_, ok0) = sub_borrow(bytes6, 0xffff_ffff_ffff_ffff, c5);
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
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
/// - takes `k` in `[-2^63, 2^63 - 1]`
/// - takes `low_f` in `[-2^63, 2^63 - 1]`
/// - takes `low_g` in `[-2^63, 2^63 - 1]`
/// - returns `k` in `[-2^63, 2^63 - 1]`
/// - returns `u1` in `[-2^20, 2^20]`
/// - returns `v1` in `[-2^20, 2^20]`
/// - returns `q1` in `[-2^20, 2^20]`
/// - returns `r1` in `[-2^20, 2^20]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
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
    let x32_1 = x32 * 1;
    let x33 = x32_1 & 0x3fff_ffff_ffff_ffff;
    let r2 = r0 + x33 as i128 * -1;
    let x34 = (r2 >> 62) as i64;
    let x35 = x23 >> 63;
    let x36 = 0 - (x25 & 1);
    let x37 = x35 | !x36;
    let x38 = x25 >> 1;
    let x39 = 0i64.wrapping_sub(x23 ^ x37);
    let x40 = (x38 & !x37) | (x24 & x37);
    let x41 = x38 - ((x24 ^ x35) & x36);
    let x42 = x39 >> 63;
    let x43 = 0 - (x41 & 1);
    let x44 = x42 | !x43;
    let x45 = x41 >> 1;
    let x46 = 0i64.wrapping_sub(x39 ^ x44);
    let x47 = (x45 & !x44) | (x40 & x44);
    let x48 = x45 - ((x40 ^ x42) & x43);
    let r3 = x28 as i128 * d1 as i128 + x31 as i128 * e1 as i128 + x34 as i128;
    let out0 = r3 as u64 & 0x3fff_ffff_ffff_ffff;
    let x49 = (r3 >> 62) as i64;
    let x50 = x46 >> 63;
    let x51 = 0 - (x48 & 1);
    let x52 = x50 | !x51;
    let x53 = x48 >> 1;
    let x54 = 0i64.wrapping_sub(x46 ^ x52);
    let x55 = (x53 & !x52) | (x47 & x52);
    let x56 = x53 - ((x47 ^ x50) & x51);
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
    let r4 = x28 as i128 * d2 as i128 + x31 as i128 * e2 as i128 + x49 as i128;
    let out1 = r4 as u64 & 0x3fff_ffff_ffff_ffff;
    let x71 = (r4 >> 62) as i64;
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
    let r5 = x28 as i128 * d3 as i128
        + x31 as i128 * e3 as i128
        + x71 as i128
        + x33 as i128 * -0x40_0000_0000;
    let out2 = r5 as u64 & 0x3fff_ffff_ffff_ffff;
    let x86 = (r5 >> 62) as i64;
    let x87 = x83 >> 63;
    let x88 = 0 - (x85 & 1);
    let x89 = x87 | !x88;
    let x90 = x85 >> 1;
    let x91 = 0i64.wrapping_sub(x83 ^ x89);
    let x92 = (x90 & !x89) | (x84 & x89);
    let x93 = x90 - ((x84 ^ x87) & x88);
    let x94 = x91 >> 63;
    let x95 = 0 - (x93 & 1);
    let x96 = x94 | !x95;
    let x97 = x93 >> 1;
    let x98 = 0i64.wrapping_sub(x91 ^ x96);
    let x99 = (x97 & !x96) | (x92 & x96);
    let x100 = x97 - ((x92 ^ x94) & x95);
    let x101 = x98 >> 63;
    let x102 = 0 - (x100 & 1);
    let x103 = x101 | !x102;
    let x104 = x100 >> 1;
    let x105 = 0i64.wrapping_sub(x98 ^ x103);
    let x106 = (x104 & !x103) | (x99 & x103);
    let x107 = x104 - ((x99 ^ x101) & x102);
    let r6 = x28 as i128 * d4 as i128 + x31 as i128 * e4 as i128 + x86 as i128;
    let out3 = r6 as u64 & 0x3fff_ffff_ffff_ffff;
    let x108 = (r6 >> 62) as i64;
    let x109 = x105 >> 63;
    let x110 = 0 - (x107 & 1);
    let x111 = x109 | !x110;
    let x112 = x107 >> 1;
    let x113 = 0i64.wrapping_sub(x105 ^ x111);
    let x114 = (x112 & !x111) | (x106 & x111);
    let x115 = x112 - ((x106 ^ x109) & x110);
    let x116 = x113 >> 63;
    let x117 = 0 - (x115 & 1);
    let x118 = x116 | !x117;
    let x119 = x115 >> 1;
    let x120 = 0i64.wrapping_sub(x113 ^ x118);
    let x121 = (x119 & !x118) | (x114 & x118);
    let x122 = x119 - ((x114 ^ x116) & x117);
    let r7 = x28 as i128 * d5 as i128 + x31 as i128 * e5 as i128 + x108 as i128;
    let out4 = r7 as u64 & 0x3fff_ffff_ffff_ffff;
    let x123 = (r7 >> 62) as i64;
    let x124 = x120 >> 63;
    let x125 = 0 - (x122 & 1);
    let x126 = x124 | !x125;
    let x127 = x122 >> 1;
    let x128 = 0i64.wrapping_sub(x120 ^ x126);
    let x129 = (x127 & !x126) | (x121 & x126);
    let x130 = x127 - ((x121 ^ x124) & x125);
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
    let x142 = 0i64.wrapping_sub(x135 ^ x140);
    let x143 = (x141 & !x140) | (x136 & x140);
    let x144 = x141 - ((x136 ^ x138) & x139);
    let r8 = x28 as i128 * d6 as i128 + x31 as i128 * e6 as i128 + x123 as i128;
    let out5 = r8 as u64 & 0x3fff_ffff_ffff_ffff;
    let x145 = (r8 >> 62) as i64;
    let x146 = x142 >> 63;
    let x147 = 0 - (x144 & 1);
    let x148 = x146 | !x147;
    let x149 = x144 >> 1;
    let x150 = 0i64.wrapping_sub(x142 ^ x148);
    let x151 = (x149 & !x148) | (x143 & x148);
    let x152 = x149 - ((x143 ^ x146) & x147);
    let x153 = x150 >> 63;
    let x154 = 0 - (x152 & 1);
    let x155 = x153 | !x154;
    let x156 = x152 >> 1;
    let k0 = 0i64.wrapping_sub(x150 ^ x155);
    let x157 = (x156 & !x155) | (x151 & x155);
    let x158 = x156 - ((x151 ^ x153) & x154);
    let r9 = x28 as i128 * d7 as i128
        + x31 as i128 * e7 as i128
        + x145 as i128
        + x33 as i128 * 16384;
    let out6 = r9 as u64 & 0x3fff_ffff_ffff_ffff;
    let out7 = (r9 >> 62) as i64;
    let x159 = x157 + x157 + 1;
    let x160 = x159 + 0x10_0000;
    let x161 = x160 << 22;
    let u10 = x161 >> 43;
    let x162 = x159 + 0x200_0010_0000;
    let v10 = x162 >> 42;
    let x163 = x158 + 0x10_0000;
    let x164 = x163 << 22;
    let q10 = x164 >> 43;
    let x165 = x158 + 0x200_0010_0000;
    let r10 = x165 >> 42;
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
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
/// - takes `k` in `[-2^63, 2^63 - 1]`
/// - takes `low_f` in `[-2^63, 2^63 - 1]`
/// - takes `low_g` in `[-2^63, 2^63 - 1]`
/// - returns `k` in `[-2^63, 2^63 - 1]`
/// - returns `u1` in `[-2^20, 2^20]`
/// - returns `v1` in `[-2^20, 2^20]`
/// - returns `q1` in `[-2^20, 2^20]`
/// - returns `r1` in `[-2^20, 2^20]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
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
    let x32_1 = x32 * 1;
    let x33 = x32_1 & 0x3fff_ffff_ffff_ffff;
    let r2 = r0 + x33 as i128 * -1;
    let x34 = (r2 >> 62) as i64;
    let x35 = x23 >> 63;
    let x36 = 0 - (x25 & 1);
    let x37 = x35 | !x36;
    let x38 = x25 >> 1;
    let x39 = 0i64.wrapping_sub(x23 ^ x37);
    let x40 = (x38 & !x37) | (x24 & x37);
    let x41 = x38 - ((x24 ^ x35) & x36);
    let x42 = x39 >> 63;
    let x43 = 0 - (x41 & 1);
    let x44 = x42 | !x43;
    let x45 = x41 >> 1;
    let x46 = 0i64.wrapping_sub(x39 ^ x44);
    let x47 = (x45 & !x44) | (x40 & x44);
    let x48 = x45 - ((x40 ^ x42) & x43);
    let r3 = x28 as i128 * d1 as i128 + x31 as i128 * e1 as i128 + x34 as i128;
    let out0 = r3 as u64 & 0x3fff_ffff_ffff_ffff;
    let x49 = (r3 >> 62) as i64;
    let x50 = x46 >> 63;
    let x51 = 0 - (x48 & 1);
    let x52 = x50 | !x51;
    let x53 = x48 >> 1;
    let x54 = 0i64.wrapping_sub(x46 ^ x52);
    let x55 = (x53 & !x52) | (x47 & x52);
    let x56 = x53 - ((x47 ^ x50) & x51);
    let x57 = x54 >> 63;
    let x58 = 0 - (x56 & 1);
    let x59 = x57 | !x58;
    let x60 = x56 >> 1;
    let x61 = 0i64.wrapping_sub(x54 ^ x59);
    let x62 = (x60 & !x59) | (x55 & x59);
    let x63 = x60 - ((x55 ^ x57) & x58);
    let r4 = x28 as i128 * d2 as i128 + x31 as i128 * e2 as i128 + x49 as i128;
    let out1 = r4 as u64 & 0x3fff_ffff_ffff_ffff;
    let x64 = (r4 >> 62) as i64;
    let x65 = x61 >> 63;
    let x66 = 0 - (x63 & 1);
    let x67 = x65 | !x66;
    let x68 = x63 >> 1;
    let x69 = 0i64.wrapping_sub(x61 ^ x67);
    let x70 = (x68 & !x67) | (x62 & x67);
    let x71 = x68 - ((x62 ^ x65) & x66);
    let x72 = x69 >> 63;
    let x73 = 0 - (x71 & 1);
    let x74 = x72 | !x73;
    let x75 = x71 >> 1;
    let x76 = 0i64.wrapping_sub(x69 ^ x74);
    let x77 = (x75 & !x74) | (x70 & x74);
    let x78 = x75 - ((x70 ^ x72) & x73);
    let r5 = x28 as i128 * d3 as i128
        + x31 as i128 * e3 as i128
        + x64 as i128
        + x33 as i128 * -0x40_0000_0000;
    let out2 = r5 as u64 & 0x3fff_ffff_ffff_ffff;
    let x79 = (r5 >> 62) as i64;
    let x80 = x76 >> 63;
    let x81 = 0 - (x78 & 1);
    let x82 = x80 | !x81;
    let x83 = x78 >> 1;
    let x84 = 0i64.wrapping_sub(x76 ^ x82);
    let x85 = (x83 & !x82) | (x77 & x82);
    let x86 = x83 - ((x77 ^ x80) & x81);
    let x87 = x84 >> 63;
    let x88 = 0 - (x86 & 1);
    let x89 = x87 | !x88;
    let x90 = x86 >> 1;
    let x91 = 0i64.wrapping_sub(x84 ^ x89);
    let x92 = (x90 & !x89) | (x85 & x89);
    let x93 = x90 - ((x85 ^ x87) & x88);
    let x94 = x91 >> 63;
    let x95 = 0 - (x93 & 1);
    let x96 = x94 | !x95;
    let x97 = x93 >> 1;
    let x98 = 0i64.wrapping_sub(x91 ^ x96);
    let x99 = (x97 & !x96) | (x92 & x96);
    let x100 = x97 - ((x92 ^ x94) & x95);
    let r6 = x28 as i128 * d4 as i128 + x31 as i128 * e4 as i128 + x79 as i128;
    let out3 = r6 as u64 & 0x3fff_ffff_ffff_ffff;
    let x101 = (r6 >> 62) as i64;
    let x102 = x98 >> 63;
    let x103 = 0 - (x100 & 1);
    let x104 = x102 | !x103;
    let x105 = x100 >> 1;
    let x106 = 0i64.wrapping_sub(x98 ^ x104);
    let x107 = (x105 & !x104) | (x99 & x104);
    let x108 = x105 - ((x99 ^ x102) & x103);
    let x109 = x106 >> 63;
    let x110 = 0 - (x108 & 1);
    let x111 = x109 | !x110;
    let x112 = x108 >> 1;
    let x113 = 0i64.wrapping_sub(x106 ^ x111);
    let x114 = (x112 & !x111) | (x107 & x111);
    let x115 = x112 - ((x107 ^ x109) & x110);
    let r7 = x28 as i128 * d5 as i128 + x31 as i128 * e5 as i128 + x101 as i128;
    let out4 = r7 as u64 & 0x3fff_ffff_ffff_ffff;
    let x116 = (r7 >> 62) as i64;
    let x117 = x113 >> 63;
    let x118 = 0 - (x115 & 1);
    let x119 = x117 | !x118;
    let x120 = x115 >> 1;
    let x121 = 0i64.wrapping_sub(x113 ^ x119);
    let x122 = (x120 & !x119) | (x114 & x119);
    let x123 = x120 - ((x114 ^ x117) & x118);
    let x124 = x121 >> 63;
    let x125 = 0 - (x123 & 1);
    let x126 = x124 | !x125;
    let x127 = x123 >> 1;
    let x128 = 0i64.wrapping_sub(x121 ^ x126);
    let x129 = (x127 & !x126) | (x122 & x126);
    let x130 = x127 - ((x122 ^ x124) & x125);
    let r8 = x28 as i128 * d6 as i128 + x31 as i128 * e6 as i128 + x116 as i128;
    let out5 = r8 as u64 & 0x3fff_ffff_ffff_ffff;
    let x131 = (r8 >> 62) as i64;
    let x132 = x128 >> 63;
    let x133 = 0 - (x130 & 1);
    let x134 = x132 | !x133;
    let x135 = x130 >> 1;
    let x136 = 0i64.wrapping_sub(x128 ^ x134);
    let x137 = (x135 & !x134) | (x129 & x134);
    let x138 = x135 - ((x129 ^ x132) & x133);
    let x139 = x136 >> 63;
    let x140 = 0 - (x138 & 1);
    let x141 = x139 | !x140;
    let x142 = x138 >> 1;
    let k0 = 0i64.wrapping_sub(x136 ^ x141);
    let x143 = (x142 & !x141) | (x137 & x141);
    let x144 = x142 - ((x137 ^ x139) & x140);
    let r9 = x28 as i128 * d7 as i128
        + x31 as i128 * e7 as i128
        + x131 as i128
        + x33 as i128 * 16384;
    let out6 = r9 as u64 & 0x3fff_ffff_ffff_ffff;
    let out7 = (r9 >> 62) as i64;
    let x145 = x143 + x143 + 1;
    let x146 = x145 + 0x10_0000;
    let x147 = x146 << 22;
    let u10 = x147 >> 43;
    let x148 = x145 + 0x200_0010_0000;
    let v10 = x148 >> 42;
    let x149 = x144 + 0x10_0000;
    let x150 = x149 << 22;
    let q10 = x150 >> 43;
    let x151 = x144 + 0x200_0010_0000;
    let r10 = x151 >> 42;
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
/// - takes `d`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
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
    let x6_1 = x6 * 1;
    let x7 = x6_1 & 0x3fff_ffff_ffff_ffff;
    let r1 = r0 + x7 as i128 * -1;
    let x8 = (r1 >> 62) as i64;
    let r2 = x2 as i128 * d1 as i128 + x5 as i128 * e1 as i128 + x8 as i128;
    let out0 = r2 as u64 & 0x3fff_ffff_ffff_ffff;
    let x9 = (r2 >> 62) as i64;
    let r3 = x2 as i128 * d2 as i128 + x5 as i128 * e2 as i128 + x9 as i128;
    let out1 = r3 as u64 & 0x3fff_ffff_ffff_ffff;
    let x10 = (r3 >> 62) as i64;
    let r4 = x2 as i128 * d3 as i128
        + x5 as i128 * e3 as i128
        + x10 as i128
        + x7 as i128 * -0x40_0000_0000;
    let out2 = r4 as u64 & 0x3fff_ffff_ffff_ffff;
    let x11 = (r4 >> 62) as i64;
    let r5 = x2 as i128 * d4 as i128 + x5 as i128 * e4 as i128 + x11 as i128;
    let out3 = r5 as u64 & 0x3fff_ffff_ffff_ffff;
    let x12 = (r5 >> 62) as i64;
    let r6 = x2 as i128 * d5 as i128 + x5 as i128 * e5 as i128 + x12 as i128;
    let out4 = r6 as u64 & 0x3fff_ffff_ffff_ffff;
    let x13 = (r6 >> 62) as i64;
    let r7 = x2 as i128 * d6 as i128 + x5 as i128 * e6 as i128 + x13 as i128;
    let out5 = r7 as u64 & 0x3fff_ffff_ffff_ffff;
    let x14 = (r7 >> 62) as i64;
    let r8 = x2 as i128 * d7 as i128 + x5 as i128 * e7 as i128 + x14 as i128 + x7 as i128 * 16384;
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
/// - takes `a`: every word in `[0, 0x101ffffffffffff]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^58, 2^58 - 1]`; word 7 in `[-2^63, 2^63 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_start(a: &Element) -> [i64; 8] {
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
    let (x29, c1) = sub_borrow(x16, 0xffff_ffff_ffff_ffff, c0);
    let (x30, c2) = sub_borrow(x18, 0xffff_ffff_ffff_ffff, c1);
    let (x31, c3) = sub_borrow(x20, 0xffff_fffd_ffff_ffff, c2);
    let (x32, c4) = sub_borrow(x22, 0xffff_ffff_ffff_ffff, c3);
    let (x33, c5) = sub_borrow(x24, 0xffff_ffff_ffff_ffff, c4);
    let (x34, c6) = sub_borrow(x26, 0xffff_ffff_ffff_ffff, c5);
    let (x35, c7) = sub_borrow(x27, 1, c6);
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
    let (x45, c9) = sub_borrow(x37, 0xffff_ffff_ffff_ffff, c8);
    let (x46, c10) = sub_borrow(x38, 0xffff_ffff_ffff_ffff, c9);
    let (x47, c11) = sub_borrow(x39, 0xffff_fffe_ffff_ffff, c10);
    let (x48, c12) = sub_borrow(x40, 0xffff_ffff_ffff_ffff, c11);
    let (x49, c13) = sub_borrow(x41, 0xffff_ffff_ffff_ffff, c12);
    let (x50, c14) = sub_borrow(x42, 0xffff_ffff_ffff_ffff, c13);
    let (_, c15) = sub_borrow(x43, 0, c14);
    let c15_mask = 0u64.wrapping_sub(c15 as u64);
    let x51 = x44 ^ (c15_mask & (x36 ^ x44));
    let x52 = x45 ^ (c15_mask & (x37 ^ x45));
    let x53 = x46 ^ (c15_mask & (x38 ^ x46));
    let x54 = x47 ^ (c15_mask & (x39 ^ x47));
    let x55 = x48 ^ (c15_mask & (x40 ^ x48));
    let x56 = x49 ^ (c15_mask & (x41 ^ x49));
    let x57 = x50 ^ (c15_mask & (x42 ^ x50));
    let x58 = x51 & 0x3ff_ffff_ffff_ffff;
    let x59 = x52 & 0xf_ffff_ffff_ffff;
    let x60 = (x51 >> 58) + (x59 << 6);
    let x61 = x53 & 0x3fff_ffff_ffff;
    let x62 = (x52 >> 52) + (x61 << 12);
    let x63 = x54 & 0xff_ffff_ffff;
    let x64 = (x53 >> 46) + (x63 << 18);
    let x65 = x55 & 0x3_ffff_ffff;
    let x66 = (x54 >> 40) + (x65 << 24);
    let x67 = x56 & 0xfff_ffff;
    let x68 = (x55 >> 34) + (x67 << 30);
    let x69 = x57 & 0x3f_ffff;
    let x70 = (x56 >> 28) + (x69 << 36);
    let o0 = x58 as i64 - 0x400_0000_0000_0000;
    let o1 = x60 as i64 - 0x400_0000_0000_0000 + 1;
    let o2 = x62 as i64 - 0x400_0000_0000_0000 + 1;
    let o3 = x64 as i64 - 0x400_0000_0000_0000 + 1;
    let o4 = x66 as i64 - 0x400_0000_0000_0000 + 1;
    let o5 = x68 as i64 - 0x400_0000_0000_0000 + 1;
    let o6 = x70 as i64 - 0x400_0000_0000_0000 + 1;
    let o7 = (x57 >> 22) + 1;
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
    /// - takes `d`: word 0, 1, 2, 3, 4, 5, 6 in `[-2^62, 2^62 - 1]`; word 7 in `[-16385, 32768]`
    /// - returns `out`: every word in `[0, 0x101ffffffffffff]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    fn invert_finish(negative: u64, d: &[i64; 8]) -> Element {
        let [d0, d1, d2, d3, d4, d5, d6, d7] = *d;
        let x0 = -3 - d0;
        let x1 = d0 + -2;
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
        let x11 = -0xc0_0000_0000 - d3;
        let x12 = d3 + -0x80_0000_0000;
        let x13 = (x12 as u64 ^ (negative_mask & (x11 as u64 ^ x12 as u64))) as i64;
        let x14 = x13 + (x9 >> 62);
        let x15 = x14 as u64 & 0x3fff_ffff_ffff_ffff;
        let x16 = 0 - d4;
        let x17 = (d4 as u64 ^ (negative_mask & (x16 as u64 ^ d4 as u64))) as i64;
        let x18 = x17 + (x14 >> 62);
        let x19 = x18 as u64 & 0x3fff_ffff_ffff_ffff;
        let x20 = 0 - d5;
        let x21 = (d5 as u64 ^ (negative_mask & (x20 as u64 ^ d5 as u64))) as i64;
        let x22 = x21 + (x18 >> 62);
        let x23 = x22 as u64 & 0x3fff_ffff_ffff_ffff;
        let x24 = 0 - d6;
        let x25 = (d6 as u64 ^ (negative_mask & (x24 as u64 ^ d6 as u64))) as i64;
        let x26 = x25 + (x22 >> 62);
        let x27 = x26 as u64 & 0x3fff_ffff_ffff_ffff;
        let x28 = 49152 - d7;
        let x29 = d7 + 32768;
        let x30 = (x29 as u64 ^ (negative_mask & (x28 as u64 ^ x29 as u64))) as i64;
        let x31 = x30 + (x26 >> 62);
        let x32 = x6 & 3;
        let x33 = (x2 as u64 & 0x3fff_ffff_ffff_ffff) + (x32 << 62);
        let x34 = x10 & 15;
        let x35 = (x6 >> 2) + (x34 << 60);
        let x36 = x15 & 63;
        let x37 = (x10 >> 4) + (x36 << 58);
        let x38 = x19 & 255;
        let x39 = (x15 >> 6) + (x38 << 56);
        let x40 = x23 & 1023;
        let x41 = (x19 >> 8) + (x40 << 54);
        let x42 = x27 & 4095;
        let x43 = (x23 >> 10) + (x42 << 52);
        let x44 = x31 as u64 & 16383;
        let x45 = (x27 >> 12) + (x44 << 50);
        let x46 = (x31 >> 14) as u64;
        let (x47, c0) = x33.overflowing_sub(0xffff_ffff_ffff_fffc);
        let (x48, c1) = sub_borrow(x35, 0xffff_ffff_ffff_ffff, c0);
        let (x49, c2) = sub_borrow(x37, 0xffff_ffff_ffff_ffff, c1);
        let (x50, c3) = sub_borrow(x39, 0xffff_fffb_ffff_ffff, c2);
        let (x51, c4) = sub_borrow(x41, 0xffff_ffff_ffff_ffff, c3);
        let (x52, c5) = sub_borrow(x43, 0xffff_ffff_ffff_ffff, c4);
        let (x53, c6) = sub_borrow(x45, 0xffff_ffff_ffff_ffff, c5);
        let (x54, c7) = sub_borrow(x46, 3, c6);
        let c7_mask = 0u64.wrapping_sub(c7 as u64);
        let x55 = x47 ^ (c7_mask & (x33 ^ x47));
        let x56 = x48 ^ (c7_mask & (x35 ^ x48));
        let x57 = x49 ^ (c7_mask & (x37 ^ x49));
        let x58 = x50 ^ (c7_mask & (x39 ^ x50));
        let x59 = x51 ^ (c7_mask & (x41 ^ x51));
        let x60 = x52 ^ (c7_mask & (x43 ^ x52));
        let x61 = x53 ^ (c7_mask & (x45 ^ x53));
        let x62 = x54 ^ (c7_mask & (x46 ^ x54));
        let (x63, c8) = x55.overflowing_sub(0xffff_ffff_ffff_fffe);
        let (x64, c9) = sub_borrow(x56, 0xffff_ffff_ffff_ffff, c8);
        let (x65, c10) = sub_borrow(x57, 0xffff_ffff_ffff_ffff, c9);
        let (x66, c11) = sub_borrow(x58, 0xffff_fffd_ffff_ffff, c10);
        let (x67, c12) = sub_borrow(x59, 0xffff_ffff_ffff_ffff, c11);
        let (x68, c13) = sub_borrow(x60, 0xffff_ffff_ffff_ffff, c12);
        let (x69, c14) = sub_borrow(x61, 0xffff_ffff_ffff_ffff, c13);
        let (x70, c15) = sub_borrow(x62, 1, c14);
        let c15_mask = 0u64.wrapping_sub(c15 as u64);
        let x71 = x63 ^ (c15_mask & (x55 ^ x63));
        let x72 = x64 ^ (c15_mask & (x56 ^ x64));
        let x73 = x65 ^ (c15_mask & (x57 ^ x65));
        let x74 = x66 ^ (c15_mask & (x58 ^ x66));
        let x75 = x67 ^ (c15_mask & (x59 ^ x67));
        let x76 = x68 ^ (c15_mask & (x60 ^ x68));
        let x77 = x69 ^ (c15_mask & (x61 ^ x69));
        let x78 = x70 ^ (c15_mask & (x62 ^ x70));
        let (x79, c16) = x71.overflowing_sub(0xffff_ffff_ffff_ffff);
        let (x80, c17) = sub_borrow(x72, 0xffff_ffff_ffff_ffff, c16);
        let (x81, c18) = sub_borrow(x73, 0xffff_ffff_ffff_ffff, c17);
        let (x82, c19) = sub_borrow(x74, 0xffff_fffe_ffff_ffff, c18);
        let (x83, c20) = sub_borrow(x75, 0xffff_ffff_ffff_ffff, c19);
        let (x84, c21) = sub_borrow(x76, 0xffff_ffff_ffff_ffff, c20);
        let (x85, c22) = sub_borrow(x77, 0xffff_ffff_ffff_ffff, c21);
        let (_, c23) = sub_borrow(x78, 0, c22);
        let c23_mask = 0u64.wrapping_sub(c23 as u64);
        let x86 = x79 ^ (c23_mask & (x71 ^ x79));
        let x87 = x80 ^ (c23_mask & (x72 ^ x80));
        let x88 = x81 ^ (c23_mask & (x73 ^ x81));
        let x89 = x82 ^ (c23_mask & (x74 ^ x82));
        let x90 = x83 ^ (c23_mask & (x75 ^ x83));
        let x91 = x84 ^ (c23_mask & (x76 ^ x84));
        let x92 = x85 ^ (c23_mask & (x77 ^ x85));
        let o0 = x86 & 0xff_ffff_ffff_ffff;
        let x93 = x87 & 0xffff_ffff_ffff;
        let o1 = (x86 >> 56) + (x93 << 8);
        let x94 = x88 & 0xff_ffff_ffff;
        let o2 = (x87 >> 48) + (x94 << 16);
        let x95 = x89 & 0xffff_ffff;
        let o3 = (x88 >> 40) + (x95 << 24);
        let x96 = x90 & 0xff_ffff;
        let o4 = (x89 >> 32) + (x96 << 32);
        let x97 = x91 & 65535;
        let o5 = (x90 >> 24) + (x97 << 40);
        let x98 = x92 & 255;
        let o6 = (x91 >> 16) + (x98 << 48);
        let o7 = x92 >> 8;
        Element([o0, o1, o2, o3, o4, o5, o6, o7])
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
pub const fn from_bytes_wide(bytes: &[u8; 112]) -> Element {
    let low_bytes: [u8; 56] = part(bytes, 0);
    let low = from_bytes(&low_bytes);
    let high_bytes: [u8; 56] = part(bytes, 56);
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
        let mut f = [-1, -0x400_0000_0000_0000, -0x3ff_ffff_ffff_ffff, -0x3_ffff_ffff_ffff, -0x400_0000_0000_0000, -0x3ff_ffff_ffff_ffff, -0x3ff_ffff_ffff_ffff, 0x400_0000_0001];
        let mut g = invert_start(a);
        let mut d = [-0x4000_0000_0000_0000, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, 1];
        let mut e = [-0x4000_0000_0000_0000, -0x3fff_ffff_ffff_bfff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, 1];
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
#[cfg_attr(limbforge_calls, inline(never))]
const fn pow_root(a: &Element) -> Element {
    let x1 = square(&a.relax());
    let x2 = square(&x1.relax());
    let x3 = mul(&x1.relax(), &x2.relax());
    let x4 = mul(&a.relax(), &x3.relax());
    let mut x5 = x4;
    let mut turn = 0;
    while turn < 3 {
        x5 = square(&x5.relax());
        turn += 1;
    }
    let x6 = mul(&x5.relax(), &x4.relax());
    let mut x7 = x6;
    let mut turn = 0;
    while turn < 6 {
        x7 = square(&x7.relax());
        turn += 1;
    }
    let x8 = mul(&x7.relax(), &x6.relax());
    let mut x9 = x8;
    let mut turn = 0;
    while turn < 12 {
        x9 = square(&x9.relax());
        turn += 1;
    }
    let x10 = mul(&x9.relax(), &x8.relax());
    let mut x11 = x10;
    let mut turn = 0;
    while turn < 3 {
        x11 = square(&x11.relax());
        turn += 1;
    }
    let x12 = mul(&x11.relax(), &x4.relax());
    let mut x13 = x12;
    let mut turn = 0;
    while turn < 27 {
        x13 = square(&x13.relax());
        turn += 1;
    }
    let x14 = mul(&x13.relax(), &x12.relax());
    let mut x15 = x14;
    let mut turn = 0;
    while turn < 54 {
        x15 = square(&x15.relax());
        turn += 1;
    }
    let x16 = mul(&x15.relax(), &x14.relax());
    let mut x17 = x16;
    let mut turn = 0;
    while turn < 3 {
        x17 = square(&x17.relax());
        turn += 1;
    }
    let x18 = mul(&x17.relax(), &x4.relax());
    let mut x19 = x18;
    let mut turn = 0;
    while turn < 111 {
        x19 = square(&x19.relax());
        turn += 1;
    }
    let x20 = mul(&x19.relax(), &x18.relax());
    let x21 = square(&x20.relax());
    let x22 = mul(&x21.relax(), &a.relax());
    let mut x23 = x22;
    let mut turn = 0;
    while turn < 223 {
        x23 = square(&x23.relax());
        turn += 1;
    }
    mul(&x23.relax(), &x20.relax())
}

/// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
///
/// `is_odd` tells the two roots apart.
#[cfg_attr(limbforge_calls, inline(never))]
pub const fn sqrt(a: &Element) -> (Element, u64) {
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
        "0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff";

    const NUM_BITS: u32 = 448;

    const CAPACITY: u32 = 447;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        0,
        0,
        0,
        0x80_0000_0000_0000,
        0xff_ffff_ffff_ffff,
        0xff_ffff_ffff_ffff,
        0xff_ffff_ffff_ffff,
        0x7f_ffff_ffff_ffff,
    ]);

    /// 7, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([7, 0, 0, 0, 0, 0, 0, 0]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0xff_ffff_ffff_fffe,
        0xff_ffff_ffff_ffff,
        0xff_ffff_ffff_ffff,
        0xff_ffff_ffff_ffff,
        0xff_ffff_ffff_fffe,
        0xff_ffff_ffff_ffff,
        0xff_ffff_ffff_ffff,
        0xff_ffff_ffff_ffff,
    ]);

    /// 7 to the power of 2^1.
    const DELTA: Element = Element([49, 0, 0, 0, 0, 0, 0, 0]);

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
        "0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff";

    const NUM_BITS: u32 = 448;

    const CAPACITY: u32 = 447;

    /// 1 / 2.
    const TWO_INV: Element = Element([
        0,
        0,
        0,
        0x80_0000_0000_0000,
        0xff_ffff_ffff_ffff,
        0xff_ffff_ffff_ffff,
        0xff_ffff_ffff_ffff,
        0x7f_ffff_ffff_ffff,
    ]);

    /// 7, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([7, 0, 0, 0, 0, 0, 0, 0]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0xff_ffff_ffff_fffe,
        0xff_ffff_ffff_ffff,
        0xff_ffff_ffff_ffff,
        0xff_ffff_ffff_ffff,
        0xff_ffff_ffff_fffe,
        0xff_ffff_ffff_ffff,
        0xff_ffff_ffff_ffff,
        0xff_ffff_ffff_ffff,
    ]);

    /// 7 to the power of 2^1.
    const DELTA: Element = Element([49, 0, 0, 0, 0, 0, 0, 0]);

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
