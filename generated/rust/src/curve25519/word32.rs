//! Arithmetic modulo 2^255 - 19 (curve25519). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^255 - 19
//! Recipe:  9x29 word(32) karatsuba(1) double-word fold(1216@high:mul) carry(sequential)
//! Limbs:   9 words of 32 bits
//! Domain:  standard; the sum of limb * weight is the element modulo the prime
//!
//! A function is right for words within the bounds that it takes; what it gives is within its bounds.
//!
//! limb  weight  tight            loose
//! 0     2^0     [0, 0x203fffff]  [0, 0x203fffff]
//! 1     2^29    [0, 0x203fffff]  [0, 0x203fffff]
//! 2     2^58    [0, 2^29 - 1]    [0, 2^29 - 1]
//! 3     2^87    [0, 2^29 - 1]    [0, 2^29 - 1]
//! 4     2^116   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 5     2^145   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 6     2^174   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 7     2^203   [0, 2^29 - 1]    [0, 2^29 - 1]
//! 8     2^232   [0, 2^23 - 1]    [0, 2^23 - 1]
//! ```

/// Words of an element.
pub const LIMBS: usize = 9;

/// Bytes of an element.
pub const BYTES: usize = 32;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u32; LIMBS]);

/// An element within loose bounds: here they are the tight ones.
pub type Loose = Element;

/// 0.
pub const ZERO: Element = Element([0, 0, 0, 0, 0, 0, 0, 0, 0]);

/// 1.
pub const ONE: Element = Element([1, 0, 0, 0, 0, 0, 0, 0, 0]);

/// 2^256: the weight of the upper half of wide bytes.
pub const WIDE: Element = Element([38, 0, 0, 0, 0, 0, 0, 0, 0]);

/// A primitive root of unity of order 2^2, 2 to the (p - 1) / 2^2.
pub const ROOT_OF_UNITY: Element = Element([
    0xa0e_a0b0,
    0x770_d93a,
    0xbf9_1e31,
    0x630_0d5a,
    0x1d7a_72f4,
    0x4c_9efd,
    0x1c2c_ad34,
    0x1009_f83b,
    0x2b_8324,
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
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
/// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
#[inline]
pub fn add(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let x0 = a0 + b0;
    let x1 = a1 + b1 + (x0 >> 29);
    let o1 = x1 & 0x1fff_ffff;
    let x2 = a2 + b2 + (x1 >> 29);
    let o2 = x2 & 0x1fff_ffff;
    let x3 = a3 + b3 + (x2 >> 29);
    let o3 = x3 & 0x1fff_ffff;
    let x4 = a4 + b4 + (x3 >> 29);
    let o4 = x4 & 0x1fff_ffff;
    let x5 = a5 + b5 + (x4 >> 29);
    let o5 = x5 & 0x1fff_ffff;
    let x6 = a6 + b6 + (x5 >> 29);
    let o6 = x6 & 0x1fff_ffff;
    let x7 = a7 + b7 + (x6 >> 29);
    let o7 = x7 & 0x1fff_ffff;
    let x8 = a8 + b8 + (x7 >> 29);
    let x9 = x8 >> 23;
    let o8 = x8 & 0x7f_ffff;
    let o0 = (x0 & 0x1fff_ffff) + x9 * 19;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
/// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
#[inline]
pub fn sub(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let x0 = a0 + 0x3fff_ffda - b0;
    let x1 = a1 + 0x3fff_fffe - b1 + (x0 >> 29);
    let o1 = x1 & 0x1fff_ffff;
    let x2 = a2 + 0x3fff_fffe - b2 + (x1 >> 29);
    let o2 = x2 & 0x1fff_ffff;
    let x3 = a3 + 0x3fff_fffe - b3 + (x2 >> 29);
    let o3 = x3 & 0x1fff_ffff;
    let x4 = a4 + 0x3fff_fffe - b4 + (x3 >> 29);
    let o4 = x4 & 0x1fff_ffff;
    let x5 = a5 + 0x3fff_fffe - b5 + (x4 >> 29);
    let o5 = x5 & 0x1fff_ffff;
    let x6 = a6 + 0x3fff_fffe - b6 + (x5 >> 29);
    let o6 = x6 & 0x1fff_ffff;
    let x7 = a7 + 0x3fff_fffe - b7 + (x6 >> 29);
    let o7 = x7 & 0x1fff_ffff;
    let x8 = a8 + 0xff_fffe - b8 + (x7 >> 29);
    let x9 = x8 >> 23;
    let o8 = x8 & 0x7f_ffff;
    let o0 = (x0 & 0x1fff_ffff) + x9 * 19;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = -a (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
#[inline]
pub fn opp(a: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = 0x3fff_ffda - a0;
    let x1 = 0x3fff_fffe - a1 + (x0 >> 29);
    let o1 = x1 & 0x1fff_ffff;
    let x2 = 0x3fff_fffe - a2 + (x1 >> 29);
    let o2 = x2 & 0x1fff_ffff;
    let x3 = 0x3fff_fffe - a3 + (x2 >> 29);
    let o3 = x3 & 0x1fff_ffff;
    let x4 = 0x3fff_fffe - a4 + (x3 >> 29);
    let o4 = x4 & 0x1fff_ffff;
    let x5 = 0x3fff_fffe - a5 + (x4 >> 29);
    let o5 = x5 & 0x1fff_ffff;
    let x6 = 0x3fff_fffe - a6 + (x5 >> 29);
    let o6 = x6 & 0x1fff_ffff;
    let x7 = 0x3fff_fffe - a7 + (x6 >> 29);
    let o7 = x7 & 0x1fff_ffff;
    let x8 = 0xff_fffe - a8 + (x7 >> 29);
    let x9 = x8 >> 23;
    let o8 = x8 & 0x7f_ffff;
    let o0 = (x0 & 0x1fff_ffff) + x9 * 19;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = a * b (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
/// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
#[inline]
pub fn mul(a: &Loose, b: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let r0 = m(a0, b0);
    let r1 = m(a0, b1) + m(a1, b0);
    let r2 = m(a0, b2) + m(a1, b1) + m(a2, b0);
    let r3 = m(a0, b3) + m(a1, b2) + m(a2, b1) + m(a3, b0);
    let r4 = m(a0, b4) + m(a1, b3) + m(a2, b2) + m(a3, b1) + m(a4, b0);
    let r5 = m(a1, b4) + m(a2, b3) + m(a3, b2) + m(a4, b1);
    let r6 = m(a2, b4) + m(a3, b3) + m(a4, b2);
    let r7 = m(a3, b4) + m(a4, b3);
    let r8 = m(a4, b4);
    let r9 = m(a5, b5);
    let r10 = m(a5, b6) + m(a6, b5);
    let r11 = m(a5, b7) + m(a6, b6) + m(a7, b5);
    let r12 = m(a5, b8) + m(a6, b7) + m(a7, b6) + m(a8, b5);
    let r13 = m(a6, b8) + m(a7, b7) + m(a8, b6);
    let r14 = m(a7, b8) + m(a8, b7);
    let r15 = m(a8, b8);
    let x0 = a0 as i32 - a5 as i32;
    let x1 = a1 as i32 - a6 as i32;
    let x2 = a2 as i32 - a7 as i32;
    let x3 = a3 as i32 - a8 as i32;
    let x4 = b5 as i32 - b0 as i32;
    let x5 = b6 as i32 - b1 as i32;
    let x6 = b7 as i32 - b2 as i32;
    let x7 = b8 as i32 - b3 as i32;
    let x8 = 0 - b4 as i32;
    let r16 = r0 + r9;
    let r17 = r1 + r10;
    let r18 = r2 + r11;
    let r19 = r3 + r12;
    let r20 = r4 + r13;
    let r21 = x0 as i64 * x8 as i64
        + x1 as i64 * x7 as i64
        + x2 as i64 * x6 as i64
        + x3 as i64 * x5 as i64
        + a4 as i64 * x4 as i64
        + r20 as i64;
    let r22 = r5 + r14;
    let r23 = r6 + r15;
    let x9 = (r21 >> 29) as u32;
    let x10 = r21 as u32 & 0x1fff_ffff;
    let r24 = x1 as i64 * x8 as i64
        + x2 as i64 * x7 as i64
        + x3 as i64 * x6 as i64
        + a4 as i64 * x5 as i64
        + r22 as i64
        + r9 as i64
        + x9 as i64;
    let x11 = (r24 >> 29) as u32;
    let x12 = r24 as u32 & 0x1fff_ffff;
    let r25 = x2 as i64 * x8 as i64
        + x3 as i64 * x7 as i64
        + a4 as i64 * x6 as i64
        + r23 as i64
        + r10 as i64
        + x11 as i64;
    let x13 = (r25 >> 29) as u32;
    let x14 = r25 as u32 & 0x1fff_ffff;
    let r26 = x3 as i64 * x8 as i64 + a4 as i64 * x7 as i64 + r7 as i64 + r11 as i64 + x13 as i64;
    let x15 = (r26 >> 29) as u32;
    let x16 = r26 as u32 & 0x1fff_ffff;
    let r27 = r8 as i64 + a4 as i64 * x8 as i64 + r12 as i64 + x15 as i64;
    let x17 = (r27 >> 29) as u32;
    let x18 = r27 as u32 & 0x1fff_ffff;
    let r28 = r13 + x17 as u64;
    let x19 = (r28 >> 29) as u32;
    let x20 = r28 as u32 & 0x1fff_ffff;
    let r29 = r14 + x19 as u64;
    let x21 = (r29 >> 29) as u32;
    let x22 = r29 as u32 & 0x1fff_ffff;
    let r30 = r15 + x21 as u64;
    let x23 = (r30 >> 29) as u32;
    let x24 = r30 as u32 & 0x1fff_ffff;
    let x25 = x23 * 1216;
    let r31 = m(x24, 1216);
    let r32 = m(x22, 1216);
    let r33 = m(x20, 1216);
    let r34 = r0 + m(x10, 1216);
    let x26 = (r34 >> 29) as u32;
    let x27 = r34 as u32 & 0x1fff_ffff;
    let r35 = r1 + m(x12, 1216) + x26 as u64;
    let x28 = (r35 >> 29) as u32;
    let r36 = r2 + m(x14, 1216) + x28 as u64;
    let x29 = (r36 >> 29) as u32;
    let o2 = r36 as u32 & 0x1fff_ffff;
    let r37 = r3 + m(x16, 1216) + x29 as u64;
    let x30 = (r37 >> 29) as u32;
    let o3 = r37 as u32 & 0x1fff_ffff;
    let r38 = r4 + m(x18, 1216) + x30 as u64;
    let x31 = (r38 >> 29) as u32;
    let o4 = r38 as u32 & 0x1fff_ffff;
    let r39 = r16 as i64 + x0 as i64 * x4 as i64 + r5 as i64 + r33 as i64 + x31 as i64;
    let x32 = (r39 >> 29) as u32;
    let o5 = r39 as u32 & 0x1fff_ffff;
    let r40 = x0 as i64 * x5 as i64
        + x1 as i64 * x4 as i64
        + r17 as i64
        + r6 as i64
        + r32 as i64
        + x32 as i64;
    let x33 = (r40 >> 29) as u32;
    let o6 = r40 as u32 & 0x1fff_ffff;
    let r41 = x0 as i64 * x6 as i64
        + x1 as i64 * x5 as i64
        + x2 as i64 * x4 as i64
        + r18 as i64
        + r7 as i64
        + r31 as i64
        + x33 as i64;
    let r42 = (r41 >> 29) as u64;
    let o7 = r41 as u32 & 0x1fff_ffff;
    let r43 = x0 as i64 * x7 as i64
        + x1 as i64 * x6 as i64
        + x2 as i64 * x5 as i64
        + x3 as i64 * x4 as i64
        + r19 as i64
        + r8 as i64
        + x25 as i64
        + r42 as i64;
    let r44 = (r43 >> 23) as u64;
    let o8 = r43 as u32 & 0x7f_ffff;
    let r45 = x27 as u64 + r44 * 19;
    let o0 = r45 as u32 & 0x1fff_ffff;
    let o1 = (r35 as u32 & 0x1fff_ffff) + (r45 >> 29) as u32;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = a^2 (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
#[inline]
pub fn square(a: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let r0 = m(a0, a0);
    let a0_2 = a0 << 1;
    let r1 = m(a0_2, a1);
    let r2 = m(a0_2, a2) + m(a1, a1);
    let a1_2 = a1 << 1;
    let r3 = m(a0_2, a3) + m(a1_2, a2);
    let r4 = m(a0_2, a4) + m(a1_2, a3) + m(a2, a2);
    let a2_2 = a2 << 1;
    let r5 = m(a1_2, a4) + m(a2_2, a3);
    let r6 = m(a2_2, a4) + m(a3, a3);
    let a3_2 = a3 << 1;
    let r7 = m(a3_2, a4);
    let r8 = m(a4, a4);
    let r9 = m(a5, a5);
    let a5_2 = a5 << 1;
    let r10 = m(a5_2, a6);
    let r11 = m(a5_2, a7) + m(a6, a6);
    let a6_2 = a6 << 1;
    let r12 = m(a5_2, a8) + m(a6_2, a7);
    let r13 = m(a6_2, a8) + m(a7, a7);
    let a7_2 = a7 << 1;
    let r14 = m(a7_2, a8);
    let r15 = m(a8, a8);
    let x0 = a0 as i32 - a5 as i32;
    let x1 = a1 as i32 - a6 as i32;
    let x2 = a2 as i32 - a7 as i32;
    let x3 = a3 as i32 - a8 as i32;
    let x4 = x0 << 1;
    let r16 = x4 as i64 * x2 as i64 + x1 as i64 * x1 as i64;
    let x5 = x1 << 1;
    let r17 = x4 as i64 * x3 as i64 + x5 as i64 * x2 as i64;
    let r18 = x4 as i64 * a4 as i64 + x5 as i64 * x3 as i64 + x2 as i64 * x2 as i64;
    let x6 = x2 << 1;
    let r19 = x5 as i64 * a4 as i64 + x6 as i64 * x3 as i64;
    let r20 = x6 as i64 * a4 as i64 + x3 as i64 * x3 as i64;
    let x7 = x3 << 1;
    let r21 = r0 + r9;
    let r22 = r1 + r10;
    let r23 = r2 + r11;
    let r24 = r3 + r12;
    let r25 = r4 + r13;
    let r26 = r25 as i64 - r18;
    let r27 = r5 + r14;
    let r28 = r6 + r15;
    let x8 = (r26 >> 29) as u32;
    let x9 = r26 as u32 & 0x1fff_ffff;
    let r29 = r27 as i64 - r19 + r9 as i64 + x8 as i64;
    let x10 = (r29 >> 29) as u32;
    let x11 = r29 as u32 & 0x1fff_ffff;
    let r30 = r28 as i64 - r20 + r10 as i64 + x10 as i64;
    let x12 = (r30 >> 29) as u32;
    let x13 = r30 as u32 & 0x1fff_ffff;
    let r31 = r7 as i64 - x7 as i64 * a4 as i64 + r11 as i64 + x12 as i64;
    let x14 = (r31 >> 29) as u32;
    let x15 = r31 as u32 & 0x1fff_ffff;
    let r32 = r8 as i64 - r8 as i64 + r12 as i64 + x14 as i64;
    let x16 = (r32 >> 29) as u32;
    let x17 = r32 as u32 & 0x1fff_ffff;
    let r33 = r13 + x16 as u64;
    let x18 = (r33 >> 29) as u32;
    let x19 = r33 as u32 & 0x1fff_ffff;
    let r34 = r14 + x18 as u64;
    let x20 = (r34 >> 29) as u32;
    let x21 = r34 as u32 & 0x1fff_ffff;
    let r35 = r15 + x20 as u64;
    let x22 = (r35 >> 29) as u32;
    let x23 = r35 as u32 & 0x1fff_ffff;
    let x24 = x22 * 1216;
    let r36 = m(x23, 1216);
    let r37 = m(x21, 1216);
    let r38 = m(x19, 1216);
    let r39 = r0 + m(x9, 1216);
    let x25 = (r39 >> 29) as u32;
    let x26 = r39 as u32 & 0x1fff_ffff;
    let r40 = r1 + m(x11, 1216) + x25 as u64;
    let x27 = (r40 >> 29) as u32;
    let r41 = r2 + m(x13, 1216) + x27 as u64;
    let x28 = (r41 >> 29) as u32;
    let o2 = r41 as u32 & 0x1fff_ffff;
    let r42 = r3 + m(x15, 1216) + x28 as u64;
    let x29 = (r42 >> 29) as u32;
    let o3 = r42 as u32 & 0x1fff_ffff;
    let r43 = r4 + m(x17, 1216) + x29 as u64;
    let x30 = (r43 >> 29) as u32;
    let o4 = r43 as u32 & 0x1fff_ffff;
    let r44 = r21 as i64 - x0 as i64 * x0 as i64 + r5 as i64 + r38 as i64 + x30 as i64;
    let x31 = (r44 >> 29) as u32;
    let o5 = r44 as u32 & 0x1fff_ffff;
    let r45 = r22 as i64 - x4 as i64 * x1 as i64 + r6 as i64 + r37 as i64 + x31 as i64;
    let x32 = (r45 >> 29) as u32;
    let o6 = r45 as u32 & 0x1fff_ffff;
    let r46 = r23 as i64 - r16 + r7 as i64 + r36 as i64 + x32 as i64;
    let r47 = (r46 >> 29) as u64;
    let o7 = r46 as u32 & 0x1fff_ffff;
    let r48 = r24 as i64 - r17 + r8 as i64 + x24 as i64 + r47 as i64;
    let r49 = (r48 >> 23) as u64;
    let o8 = r48 as u32 & 0x7f_ffff;
    let r50 = x26 as u64 + r49 * 19;
    let o0 = r50 as u32 & 0x1fff_ffff;
    let o1 = (r40 as u32 & 0x1fff_ffff) + (r50 >> 29) as u32;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = k * a (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
/// - takes `k` in `[0, 2^24 - 1]`
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
#[inline]
pub fn mul_small(a: &Loose, k: u32) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let r0 = m(a0, k);
    let x0 = (r0 >> 29) as u32;
    let r1 = m(a1, k) + x0 as u64;
    let x1 = (r1 >> 29) as u32;
    let r2 = m(a2, k) + x1 as u64;
    let x2 = (r2 >> 29) as u32;
    let o2 = r2 as u32 & 0x1fff_ffff;
    let r3 = m(a3, k) + x2 as u64;
    let x3 = (r3 >> 29) as u32;
    let o3 = r3 as u32 & 0x1fff_ffff;
    let r4 = m(a4, k) + x3 as u64;
    let x4 = (r4 >> 29) as u32;
    let o4 = r4 as u32 & 0x1fff_ffff;
    let r5 = m(a5, k) + x4 as u64;
    let x5 = (r5 >> 29) as u32;
    let o5 = r5 as u32 & 0x1fff_ffff;
    let r6 = m(a6, k) + x5 as u64;
    let x6 = (r6 >> 29) as u32;
    let o6 = r6 as u32 & 0x1fff_ffff;
    let r7 = m(a7, k) + x6 as u64;
    let x7 = (r7 >> 29) as u32;
    let o7 = r7 as u32 & 0x1fff_ffff;
    let r8 = m(a8, k) + x7 as u64;
    let x8 = (r8 >> 23) as u32;
    let o8 = r8 as u32 & 0x7f_ffff;
    let x9 = (r0 as u32 & 0x1fff_ffff) + x8 * 19;
    let o0 = x9 & 0x1fff_ffff;
    let o1 = (r1 as u32 & 0x1fff_ffff) + (x9 >> 29);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
#[inline]
pub fn halve(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a0 & 1;
    let c0 = x0 != 0;
    let c0_mask = 0u32.wrapping_sub(c0 as u32);
    let x1 = a0 + (c0_mask & 0x1fff_ffed);
    let x2 = c0_mask & 0x1fff_ffff;
    let x3 = a1 + x2;
    let x4 = a2 + x2;
    let x5 = a3 + x2;
    let x6 = a4 + x2;
    let x7 = a5 + x2;
    let x8 = a6 + x2;
    let x9 = a7 + x2;
    let x10 = a8 + (c0_mask & 0x7f_ffff);
    let x11 = x3 & 1;
    let x12 = (x1 >> 1) + (x11 << 28);
    let x13 = x4 & 1;
    let x14 = x5 & 1;
    let x15 = x6 & 1;
    let x16 = x7 & 1;
    let x17 = x8 & 1;
    let x18 = x9 & 1;
    let x19 = x10 & 1;
    let x20 = (x3 >> 1) + (x13 << 28) + (x12 >> 29);
    let o1 = x20 & 0x1fff_ffff;
    let x21 = (x4 >> 1) + (x14 << 28) + (x20 >> 29);
    let o2 = x21 & 0x1fff_ffff;
    let x22 = (x5 >> 1) + (x15 << 28) + (x21 >> 29);
    let o3 = x22 & 0x1fff_ffff;
    let x23 = (x6 >> 1) + (x16 << 28) + (x22 >> 29);
    let o4 = x23 & 0x1fff_ffff;
    let x24 = (x7 >> 1) + (x17 << 28) + (x23 >> 29);
    let o5 = x24 & 0x1fff_ffff;
    let x25 = (x8 >> 1) + (x18 << 28) + (x24 >> 29);
    let o6 = x25 & 0x1fff_ffff;
    let x26 = (x9 >> 1) + (x19 << 28) + (x25 >> 29);
    let o7 = x26 & 0x1fff_ffff;
    let x27 = (x10 >> 1) + (x26 >> 29);
    let x28 = x27 >> 23;
    let o8 = x27 & 0x7f_ffff;
    let o0 = (x12 & 0x1fff_ffff) + x28 * 19;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = a if choice is 1, b if it is 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
/// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
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
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
/// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
/// - gives `x`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
/// - gives `y`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
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

/// `out = a (mod p), 0 <= out < p`
///
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
/// - gives `out`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^32 - 1]`; word 7 in `[0, 2^31 - 1]`
#[inline]
pub fn to_bytes(a: &Element) -> [u8; 32] {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a1 + (a0 >> 29);
    let x1 = a2 + (x0 >> 29);
    let x2 = a3 + (x1 >> 29);
    let x3 = a4 + (x2 >> 29);
    let x4 = a5 + (x3 >> 29);
    let x5 = a6 + (x4 >> 29);
    let x6 = a7 + (x5 >> 29);
    let x7 = a8 + (x6 >> 29);
    let x8 = x7 >> 23;
    let x9 = (a0 & 0x1fff_ffff) + x8 * 19;
    let x10 = (x0 & 0x1fff_ffff) + (x9 >> 29);
    let x11 = x10 & 0x1fff_ffff;
    let x12 = (x1 & 0x1fff_ffff) + (x10 >> 29);
    let x13 = x12 & 0x1fff_ffff;
    let x14 = (x2 & 0x1fff_ffff) + (x12 >> 29);
    let x15 = x14 & 0x1fff_ffff;
    let x16 = (x3 & 0x1fff_ffff) + (x14 >> 29);
    let x17 = x16 & 0x1fff_ffff;
    let x18 = (x4 & 0x1fff_ffff) + (x16 >> 29);
    let x19 = x18 & 0x1fff_ffff;
    let x20 = (x5 & 0x1fff_ffff) + (x18 >> 29);
    let x21 = x20 & 0x1fff_ffff;
    let x22 = (x6 & 0x1fff_ffff) + (x20 >> 29);
    let x23 = x22 & 0x1fff_ffff;
    let x24 = (x7 & 0x7f_ffff) + (x22 >> 29);
    let x25 = x11 & 7;
    let x26 = (x9 & 0x1fff_ffff) + (x25 << 29);
    let x27 = x13 & 63;
    let x28 = (x11 >> 3) + (x27 << 26);
    let x29 = x15 & 511;
    let x30 = (x13 >> 6) + (x29 << 23);
    let x31 = x17 & 4095;
    let x32 = (x15 >> 9) + (x31 << 20);
    let x33 = x19 & 32767;
    let x34 = (x17 >> 12) + (x33 << 17);
    let x35 = x21 & 0x3_ffff;
    let x36 = (x19 >> 15) + (x35 << 14);
    let x37 = x23 & 0x1f_ffff;
    let x38 = (x21 >> 18) + (x37 << 11);
    let x39 = (x23 >> 21) + (x24 << 8);
    let (x40, c0) = x26.overflowing_sub(0xffff_ffed);
    let (x41, c1) = x28.borrowing_sub(0xffff_ffff, c0);
    let (x42, c2) = x30.borrowing_sub(0xffff_ffff, c1);
    let (x43, c3) = x32.borrowing_sub(0xffff_ffff, c2);
    let (x44, c4) = x34.borrowing_sub(0xffff_ffff, c3);
    let (x45, c5) = x36.borrowing_sub(0xffff_ffff, c4);
    let (x46, c6) = x38.borrowing_sub(0xffff_ffff, c5);
    let (x47, c7) = x39.borrowing_sub(0x7fff_ffff, c6);
    let c7_mask = 0u32.wrapping_sub(c7 as u32);
    let o0 = x40 ^ (c7_mask & (x26 ^ x40));
    let o1 = x41 ^ (c7_mask & (x28 ^ x41));
    let o2 = x42 ^ (c7_mask & (x30 ^ x42));
    let o3 = x43 ^ (c7_mask & (x32 ^ x43));
    let o4 = x44 ^ (c7_mask & (x34 ^ x44));
    let o5 = x45 ^ (c7_mask & (x36 ^ x45));
    let o6 = x46 ^ (c7_mask & (x38 ^ x46));
    let o7 = x47 ^ (c7_mask & (x39 ^ x47));
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

/// `out = bytes (mod p)`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
#[inline]
pub fn from_bytes(bytes: &[u8; 32]) -> Element {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 4);
    let bytes2 = load(bytes, 8);
    let bytes3 = load(bytes, 12);
    let bytes4 = load(bytes, 16);
    let bytes5 = load(bytes, 20);
    let bytes6 = load(bytes, 24);
    let bytes7 = load(bytes, 28);
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
    let x7 = bytes7 >> 8;
    let x8 = x7 >> 23;
    let o8 = x7 & 0x7f_ffff;
    let o0 = (bytes0 & 0x1fff_ffff) + x8 * 19;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = bytes (mod p), ok = 1 if bytes < p`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 2^23 - 1]`
/// - gives `ok` in `[0, 1]`
#[inline]
pub fn from_bytes_canonical(bytes: &[u8; 32]) -> (Element, u32) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 4);
    let bytes2 = load(bytes, 8);
    let bytes3 = load(bytes, 12);
    let bytes4 = load(bytes, 16);
    let bytes5 = load(bytes, 20);
    let bytes6 = load(bytes, 24);
    let bytes7 = load(bytes, 28);
    let (_, c0) = bytes0.overflowing_sub(0xffff_ffed);
    let (_, c1) = bytes1.borrowing_sub(0xffff_ffff, c0);
    let (_, c2) = bytes2.borrowing_sub(0xffff_ffff, c1);
    let (_, c3) = bytes3.borrowing_sub(0xffff_ffff, c2);
    let (_, c4) = bytes4.borrowing_sub(0xffff_ffff, c3);
    let (_, c5) = bytes5.borrowing_sub(0xffff_ffff, c4);
    let (_, c6) = bytes6.borrowing_sub(0xffff_ffff, c5);
    let (_, ok0) = bytes7.borrowing_sub(0x7fff_ffff, c6);
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
    let x7 = bytes7 >> 8;
    let x8 = x7 >> 23;
    let out8 = x7 & 0x7f_ffff;
    let out0 = (bytes0 & 0x1fff_ffff) + x8 * 19;
    let out = Element([out0, out1, out2, out3, out4, out5, out6, out7, out8]);
    (out, ok0 as u32)
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

/// out = 2 * a
pub fn double(a: &Element) -> Element {
    add(a, a)
}

/// out = 1 if a = 0, else 0
pub fn is_zero(a: &Element) -> u32 {
    let bytes = to_bytes(a);
    bytes_are_zero(&bytes)
}

/// out = 1 if a = b, else 0
pub fn equal(a: &Element, b: &Element) -> u32 {
    let difference = sub(a, b);
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
    let opposite = opp(a);
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
    let x2 = square(&x1);
    let x3 = square(&x2);
    let x4 = mul(&x1, &x3);
    let x5 = mul(a, &x4);
    let x6 = square(&x4);
    let x7 = mul(&x5, &x6);
    let mut x8 = square(&x7);
    for _ in 0..4 {
        x8 = square(&x8);
    }
    let x9 = mul(&x8, &x7);
    let mut x10 = square(&x9);
    for _ in 0..4 {
        x10 = square(&x10);
    }
    let x11 = mul(&x10, &x7);
    let mut x12 = square(&x11);
    for _ in 0..14 {
        x12 = square(&x12);
    }
    let x13 = mul(&x12, &x11);
    let mut x14 = square(&x13);
    for _ in 0..29 {
        x14 = square(&x14);
    }
    let x15 = mul(&x14, &x13);
    let mut x16 = square(&x15);
    for _ in 0..59 {
        x16 = square(&x16);
    }
    let x17 = mul(&x16, &x15);
    let mut x18 = square(&x17);
    for _ in 0..4 {
        x18 = square(&x18);
    }
    let x19 = mul(&x18, &x7);
    let mut x20 = square(&x19);
    for _ in 0..124 {
        x20 = square(&x20);
    }
    let x21 = mul(&x20, &x19);
    let mut x22 = square(&x21);
    for _ in 0..4 {
        x22 = square(&x22);
    }
    mul(&x22, &x5)
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

/// out = a^7237005577332262213973186563042994240829374041602535252466099000494570602493
fn pow_root(a: &Element) -> Element {
    let x1 = square(a);
    let x2 = square(&x1);
    let x3 = square(&x2);
    let x4 = mul(&x1, &x3);
    let x5 = square(&x4);
    let x6 = mul(&x4, &x5);
    let x7 = mul(a, &x6);
    let mut x8 = square(&x7);
    for _ in 0..4 {
        x8 = square(&x8);
    }
    let x9 = mul(&x8, &x7);
    let mut x10 = square(&x9);
    for _ in 0..4 {
        x10 = square(&x10);
    }
    let x11 = mul(&x10, &x7);
    let mut x12 = square(&x11);
    for _ in 0..14 {
        x12 = square(&x12);
    }
    let x13 = mul(&x12, &x11);
    let mut x14 = square(&x13);
    for _ in 0..29 {
        x14 = square(&x14);
    }
    let x15 = mul(&x14, &x13);
    let mut x16 = square(&x15);
    for _ in 0..59 {
        x16 = square(&x16);
    }
    let x17 = mul(&x16, &x15);
    let mut x18 = square(&x17);
    for _ in 0..4 {
        x18 = square(&x18);
    }
    let x19 = mul(&x18, &x7);
    let mut x20 = square(&x19);
    for _ in 0..124 {
        x20 = square(&x20);
    }
    let x21 = mul(&x20, &x19);
    let mut x22 = square(&x21);
    x22 = square(&x22);
    mul(&x22, a)
}

/// out^2 = a and ok = 1 if a is a square (0 is one); else ok = 0, and out is no root
///
/// Which of the two roots it is, `is_odd` tells.
pub fn sqrt(a: &Element) -> (Element, u32) {
    let mut out = pow_root(a);
    let mut t = square(&out);
    t = mul(&t, a);
    out = mul(&out, a);
    let c = ROOT_OF_UNITY;
    let done = equal(&t, &ONE);
    let next = mul(&out, &c);
    out = select(done, &out, &next);
    let squared = square(&out);
    let ok = equal(&squared, a);
    (out, ok)
}

/// out = a^((p - 1) / 2)
fn pow_euler(a: &Element) -> Element {
    let mut out = pow_root(a);
    out = square(&out);
    out = mul(&out, a);
    out = square(&out);
    out
}

/// out = 1 if a is a square, else 0; 0 is a square
pub fn is_square(a: &Element) -> u32 {
    let character = pow_euler(a);
    let squared = square(&character);
    equal(&squared, &character)
}

/// out = the Legendre symbol: 0 if a = 0, 1 if a is another square, else -1
pub fn legendre(a: &Element) -> i32 {
    let zero = is_zero(a);
    let square = is_square(a);
    sign_of(zero, square)
}
