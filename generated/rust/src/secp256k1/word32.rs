//! Arithmetic modulo 2^256 - 2^32 - 977 (secp256k1). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^256 - 2^32 - 977
//! Recipe:  9x29 word(32) adk double-word montgomery(product-scanning) carry(sequential) invert(divsteps)
//! Limbs:   9 words of 32 bits
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^261 modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
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
//! 8     2^232   [0, 0x109ffff]   [0, 0x109ffff]
//! ```

/// Number of words in an element.
pub const LIMBS: usize = 9;

/// Number of bytes in an encoded element.
pub const BYTES: usize = 32;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u32; LIMBS]);

/// An element within loose bounds. In this field they equal the tight bounds.
pub type Loose = Element;

/// 0.
pub const ZERO: Element = Element([0, 0, 0, 0, 0, 0, 0, 0, 0]);

/// 1.
pub const ONE: Element = Element([31264, 256, 0, 0, 0, 0, 0, 0, 0]);

/// 2^256, the weight of the upper half of a double-length encoding.
pub const WIDE: Element = Element([0x1d2_1420, 0x7_a200, 2048, 0, 0, 0, 0, 0, 0]);

/// 3^((p - 1) / 2^1), a primitive root of unity of order 2^1.
pub const ROOT_OF_UNITY: Element = Element([
    0x1fff_820f,
    0x1fff_fef7,
    0x1fff_ffff,
    0x1fff_ffff,
    0x1fff_ffff,
    0x1fff_ffff,
    0x1fff_ffff,
    0x1fff_ffff,
    0xff_ffff,
]);

/// R; in the Montgomery domain its limbs hold R^2.
pub const R: Element = Element([0x1a42_8400, 0xf4_4001, 0x1_0000, 0, 0, 0, 0, 0, 0]);

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
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn add(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let x0 = a8 + b8;
    let x1 = x0 >> 24;
    let x2 = a0 + b0 + x1 * 977;
    let o0 = x2 & 0x1fff_ffff;
    let x3 = a1 + b1 + (x1 << 3) + (x2 >> 29);
    let o1 = x3 & 0x1fff_ffff;
    let x4 = a2 + b2 + (x3 >> 29);
    let o2 = x4 & 0x1fff_ffff;
    let x5 = a3 + b3 + (x4 >> 29);
    let o3 = x5 & 0x1fff_ffff;
    let x6 = a4 + b4 + (x5 >> 29);
    let o4 = x6 & 0x1fff_ffff;
    let x7 = a5 + b5 + (x6 >> 29);
    let o5 = x7 & 0x1fff_ffff;
    let x8 = a6 + b6 + (x7 >> 29);
    let o6 = x8 & 0x1fff_ffff;
    let x9 = a7 + b7 + (x8 >> 29);
    let o7 = x9 & 0x1fff_ffff;
    let o8 = (x0 & 0xff_ffff) + (x9 >> 29);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn sub(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let x0 = a8 + 0x1ff_fffe - b8;
    let x1 = x0 >> 24;
    let x2 = a0 + 0x3fff_f85e - b0 + x1 * 977;
    let o0 = x2 & 0x1fff_ffff;
    let x3 = a1 + 0x3fff_ffee - b1 + (x1 << 3) + (x2 >> 29);
    let o1 = x3 & 0x1fff_ffff;
    let x4 = a2 + 0x3fff_fffe - b2 + (x3 >> 29);
    let o2 = x4 & 0x1fff_ffff;
    let x5 = a3 + 0x3fff_fffe - b3 + (x4 >> 29);
    let o3 = x5 & 0x1fff_ffff;
    let x6 = a4 + 0x3fff_fffe - b4 + (x5 >> 29);
    let o4 = x6 & 0x1fff_ffff;
    let x7 = a5 + 0x3fff_fffe - b5 + (x6 >> 29);
    let o5 = x7 & 0x1fff_ffff;
    let x8 = a6 + 0x3fff_fffe - b6 + (x7 >> 29);
    let o6 = x8 & 0x1fff_ffff;
    let x9 = a7 + 0x3fff_fffe - b7 + (x8 >> 29);
    let o7 = x9 & 0x1fff_ffff;
    let o8 = (x0 & 0xff_ffff) + (x9 >> 29);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = -a (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn opp(a: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = 0x1ff_fffe - a8;
    let x1 = x0 >> 24;
    let x2 = 0x3fff_f85e - a0 + x1 * 977;
    let o0 = x2 & 0x1fff_ffff;
    let x3 = 0x3fff_ffee - a1 + (x1 << 3) + (x2 >> 29);
    let o1 = x3 & 0x1fff_ffff;
    let x4 = 0x3fff_fffe - a2 + (x3 >> 29);
    let o2 = x4 & 0x1fff_ffff;
    let x5 = 0x3fff_fffe - a3 + (x4 >> 29);
    let o3 = x5 & 0x1fff_ffff;
    let x6 = 0x3fff_fffe - a4 + (x5 >> 29);
    let o4 = x6 & 0x1fff_ffff;
    let x7 = 0x3fff_fffe - a5 + (x6 >> 29);
    let o5 = x7 & 0x1fff_ffff;
    let x8 = 0x3fff_fffe - a6 + (x7 >> 29);
    let o6 = x8 & 0x1fff_ffff;
    let x9 = 0x3fff_fffe - a7 + (x8 >> 29);
    let o7 = x9 & 0x1fff_ffff;
    let o8 = (x0 & 0xff_ffff) + (x9 >> 29);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `R * out = a * b (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn mul(a: &Loose, b: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let r0 = m(a0, b0);
    let r1 = m(a1, b1);
    let r2 = m(a2, b2);
    let r3 = m(a3, b3);
    let r4 = m(a4, b4);
    let r5 = m(a5, b5);
    let r6 = m(a6, b6);
    let r7 = m(a7, b7);
    let r8 = m(a8, b8);
    let r9 = r0 + r1;
    let r10 = r9 + r2;
    let r11 = r10 + r3;
    let r12 = r11 + r4;
    let r13 = r12 + r5;
    let r14 = r13 + r6;
    let r15 = r14 + r7;
    let r16 = r15 + r8;
    let r17 = r8 + r7;
    let r18 = r17 + r6;
    let r19 = r18 + r5;
    let r20 = r19 + r4;
    let r21 = r20 + r3;
    let r22 = r21 + r2;
    let r23 = r22 + r1;
    let x0 = a0 as i32 - a1 as i32;
    let x1 = b1 as i32 - b0 as i32;
    let x2 = a0 as i32 - a2 as i32;
    let x3 = b2 as i32 - b0 as i32;
    let x4 = a0 as i32 - a3 as i32;
    let x5 = b3 as i32 - b0 as i32;
    let x6 = a1 as i32 - a2 as i32;
    let x7 = b2 as i32 - b1 as i32;
    let x8 = a0 as i32 - a4 as i32;
    let x9 = b4 as i32 - b0 as i32;
    let x10 = a1 as i32 - a3 as i32;
    let x11 = b3 as i32 - b1 as i32;
    let x12 = a0 as i32 - a5 as i32;
    let x13 = b5 as i32 - b0 as i32;
    let x14 = a1 as i32 - a4 as i32;
    let x15 = b4 as i32 - b1 as i32;
    let x16 = a2 as i32 - a3 as i32;
    let x17 = b3 as i32 - b2 as i32;
    let x18 = a0 as i32 - a6 as i32;
    let x19 = b6 as i32 - b0 as i32;
    let x20 = a1 as i32 - a5 as i32;
    let x21 = b5 as i32 - b1 as i32;
    let x22 = a2 as i32 - a4 as i32;
    let x23 = b4 as i32 - b2 as i32;
    let x24 = a0 as i32 - a7 as i32;
    let x25 = b7 as i32 - b0 as i32;
    let x26 = a1 as i32 - a6 as i32;
    let x27 = b6 as i32 - b1 as i32;
    let x28 = a2 as i32 - a5 as i32;
    let x29 = b5 as i32 - b2 as i32;
    let x30 = a3 as i32 - a4 as i32;
    let x31 = b4 as i32 - b3 as i32;
    let x32 = a0 as i32 - a8 as i32;
    let x33 = b8 as i32 - b0 as i32;
    let x34 = a1 as i32 - a7 as i32;
    let x35 = b7 as i32 - b1 as i32;
    let x36 = a2 as i32 - a6 as i32;
    let x37 = b6 as i32 - b2 as i32;
    let x38 = a3 as i32 - a5 as i32;
    let x39 = b5 as i32 - b3 as i32;
    let x40 = a1 as i32 - a8 as i32;
    let x41 = b8 as i32 - b1 as i32;
    let x42 = a2 as i32 - a7 as i32;
    let x43 = b7 as i32 - b2 as i32;
    let x44 = a3 as i32 - a6 as i32;
    let x45 = b6 as i32 - b3 as i32;
    let x46 = a4 as i32 - a5 as i32;
    let x47 = b5 as i32 - b4 as i32;
    let x48 = a2 as i32 - a8 as i32;
    let x49 = b8 as i32 - b2 as i32;
    let x50 = a3 as i32 - a7 as i32;
    let x51 = b7 as i32 - b3 as i32;
    let x52 = a4 as i32 - a6 as i32;
    let x53 = b6 as i32 - b4 as i32;
    let x54 = a3 as i32 - a8 as i32;
    let x55 = b8 as i32 - b3 as i32;
    let x56 = a4 as i32 - a7 as i32;
    let x57 = b7 as i32 - b4 as i32;
    let x58 = a5 as i32 - a6 as i32;
    let x59 = b6 as i32 - b5 as i32;
    let x60 = a4 as i32 - a8 as i32;
    let x61 = b8 as i32 - b4 as i32;
    let x62 = a5 as i32 - a7 as i32;
    let x63 = b7 as i32 - b5 as i32;
    let x64 = a5 as i32 - a8 as i32;
    let x65 = b8 as i32 - b5 as i32;
    let x66 = a6 as i32 - a7 as i32;
    let x67 = b7 as i32 - b6 as i32;
    let x68 = a6 as i32 - a8 as i32;
    let x69 = b8 as i32 - b6 as i32;
    let x70 = a7 as i32 - a8 as i32;
    let x71 = b8 as i32 - b7 as i32;
    let x72 = r0 as u32;
    let x73 = x72.wrapping_mul(0x1225_3531);
    let x74 = x73 & 0x1fff_ffff;
    let r24 = r0 + m(x74, 0x1fff_fc2f);
    let x75 = (r24 >> 29) as u32;
    let r25 = m(x74, 0x1fff_fff7);
    let r26 = r9 as i64 + x0 as i64 * x1 as i64 + x75 as i64 + r25 as i64;
    let x76 = r26 as u32;
    let x77 = x76.wrapping_mul(0x1225_3531);
    let x78 = x77 & 0x1fff_ffff;
    let r27 = m(x78, 0x1fff_fc2f);
    let r28 = r26 + r27 as i64;
    let x79 = (r28 >> 29) as u32;
    let r29 = m(x74, 0x1fff_ffff);
    let r30 = r29 + m(x78, 0x1fff_fff7);
    let r31 = r10 as i64 + x2 as i64 * x3 as i64 + x79 as i64 + r30 as i64;
    let x80 = r31 as u32;
    let x81 = x80.wrapping_mul(0x1225_3531);
    let x82 = x81 & 0x1fff_ffff;
    let r32 = m(x82, 0x1fff_fc2f);
    let r33 = r31 + r32 as i64;
    let x83 = (r33 >> 29) as u32;
    let r34 = m(x78, 0x1fff_ffff);
    let r35 = r29 + r34;
    let r36 = r35 + m(x82, 0x1fff_fff7);
    let r37 = r11 as i64 + x4 as i64 * x5 as i64 + x6 as i64 * x7 as i64 + x83 as i64 + r36 as i64;
    let x84 = r37 as u32;
    let x85 = x84.wrapping_mul(0x1225_3531);
    let x86 = x85 & 0x1fff_ffff;
    let r38 = m(x86, 0x1fff_fc2f);
    let r39 = r37 + r38 as i64;
    let r40 = (r39 >> 29) as u64;
    let r41 = m(x82, 0x1fff_ffff);
    let r42 = r35 + r41;
    let r43 = r42 + m(x86, 0x1fff_fff7);
    let r44 = r12 as i64
        + x8 as i64 * x9 as i64
        + x10 as i64 * x11 as i64
        + r40 as i64
        + r43 as i64;
    let x87 = r44 as u32;
    let x88 = x87.wrapping_mul(0x1225_3531);
    let x89 = x88 & 0x1fff_ffff;
    let r45 = m(x89, 0x1fff_fc2f);
    let r46 = r44 + r45 as i64;
    let r47 = (r46 >> 29) as u64;
    let r48 = m(x86, 0x1fff_ffff);
    let r49 = r42 + r48;
    let r50 = r49 + m(x89, 0x1fff_fff7);
    let r51 = r13 as i64
        + x12 as i64 * x13 as i64
        + x14 as i64 * x15 as i64
        + x16 as i64 * x17 as i64
        + r47 as i64
        + r50 as i64;
    let x90 = r51 as u32;
    let x91 = x90.wrapping_mul(0x1225_3531);
    let x92 = x91 & 0x1fff_ffff;
    let r52 = m(x92, 0x1fff_fc2f);
    let r53 = r51 + r52 as i64;
    let r54 = (r53 >> 29) as u64;
    let r55 = m(x89, 0x1fff_ffff);
    let r56 = r49 + r55;
    let r57 = r56 + m(x92, 0x1fff_fff7);
    let r58 = r14 as i64
        + x18 as i64 * x19 as i64
        + x20 as i64 * x21 as i64
        + x22 as i64 * x23 as i64
        + r54 as i64
        + r57 as i64;
    let x93 = r58 as u32;
    let x94 = x93.wrapping_mul(0x1225_3531);
    let x95 = x94 & 0x1fff_ffff;
    let r59 = m(x95, 0x1fff_fc2f);
    let r60 = r58 + r59 as i64;
    let r61 = (r60 >> 29) as u64;
    let r62 = m(x92, 0x1fff_ffff);
    let r63 = r56 + r62 + m(x95, 0x1fff_fff7);
    let r64 = r15 as i64
        + x24 as i64 * x25 as i64
        + x26 as i64 * x27 as i64
        + x28 as i64 * x29 as i64
        + x30 as i64 * x31 as i64
        + r61 as i64
        + r63 as i64;
    let x96 = r64 as u32;
    let x97 = x96.wrapping_mul(0x1225_3531);
    let x98 = x97 & 0x1fff_ffff;
    let r65 = m(x98, 0x1fff_fc2f);
    let r66 = r64 + r65 as i64;
    let r67 = (r66 >> 29) as u64;
    let r68 = m(x95, 0x1fff_ffff);
    let r69 = m(x74, 0xff_ffff) + r34 + r41 + r48 + r55 + r62 + r68 + m(x98, 0x1fff_fff7);
    let r70 = r16 as i64
        + x32 as i64 * x33 as i64
        + x34 as i64 * x35 as i64
        + x36 as i64 * x37 as i64
        + x38 as i64 * x39 as i64
        + r67 as i64
        + r69 as i64;
    let x99 = r70 as u32;
    let x100 = x99.wrapping_mul(0x1225_3531);
    let x101 = x100 & 0x1fff_ffff;
    let r71 = m(x101, 0x1fff_fc2f);
    let r72 = r70 + r71 as i64;
    let r73 = (r72 >> 29) as u64;
    let r74 = m(x98, 0x1fff_ffff);
    let r75 = m(x78, 0xff_ffff) + r41 + r48 + r55 + r62 + r68 + r74 + m(x101, 0x1fff_fff7);
    let r76 = r23 as i64
        + x40 as i64 * x41 as i64
        + x42 as i64 * x43 as i64
        + x44 as i64 * x45 as i64
        + x46 as i64 * x47 as i64
        + r73 as i64
        + r75 as i64;
    let r77 = (r76 >> 29) as u64;
    let o0 = r76 as u32 & 0x1fff_ffff;
    let r78 = m(x101, 0x1fff_ffff);
    let r79 = m(x82, 0xff_ffff) + r48 + r55 + r62 + r68 + r74 + r78;
    let r80 = r22 as i64
        + x48 as i64 * x49 as i64
        + x50 as i64 * x51 as i64
        + x52 as i64 * x53 as i64
        + r77 as i64
        + r79 as i64;
    let r81 = (r80 >> 29) as u64;
    let o1 = r80 as u32 & 0x1fff_ffff;
    let r82 = m(x86, 0xff_ffff) + r55 + r62 + r68 + r74 + r78;
    let r83 = r21 as i64
        + x54 as i64 * x55 as i64
        + x56 as i64 * x57 as i64
        + x58 as i64 * x59 as i64
        + r81 as i64
        + r82 as i64;
    let r84 = (r83 >> 29) as u64;
    let o2 = r83 as u32 & 0x1fff_ffff;
    let r85 = m(x89, 0xff_ffff) + r62 + r68 + r74 + r78;
    let r86 = r20 as i64
        + x60 as i64 * x61 as i64
        + x62 as i64 * x63 as i64
        + r84 as i64
        + r85 as i64;
    let x102 = (r86 >> 29) as u32;
    let o3 = r86 as u32 & 0x1fff_ffff;
    let r87 = m(x92, 0xff_ffff) + r68 + r74 + r78;
    let r88 = r19 as i64
        + x64 as i64 * x65 as i64
        + x66 as i64 * x67 as i64
        + x102 as i64
        + r87 as i64;
    let x103 = (r88 >> 29) as u32;
    let o4 = r88 as u32 & 0x1fff_ffff;
    let r89 = m(x95, 0xff_ffff) + r74 + r78;
    let r90 = r18 as i64 + x68 as i64 * x69 as i64 + x103 as i64 + r89 as i64;
    let x104 = (r90 >> 29) as u32;
    let o5 = r90 as u32 & 0x1fff_ffff;
    let r91 = m(x98, 0xff_ffff) + r78;
    let r92 = r17 as i64 + x70 as i64 * x71 as i64 + x104 as i64 + r91 as i64;
    let x105 = (r92 >> 29) as u32;
    let o6 = r92 as u32 & 0x1fff_ffff;
    let r93 = r8 + x105 as u64 + m(x101, 0xff_ffff);
    let o8 = (r93 >> 29) as u32;
    let o7 = r93 as u32 & 0x1fff_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `R * out = a^2 (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
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
    let x0 = r0 as u32;
    let x1 = x0.wrapping_mul(0x1225_3531);
    let x2 = x1 & 0x1fff_ffff;
    let r1 = r0 + m(x2, 0x1fff_fc2f);
    let x3 = (r1 >> 29) as u32;
    let r2 = m(a0_2, a1) + x3 as u64 + m(x2, 0x1fff_fff7);
    let x4 = r2 as u32;
    let x5 = x4.wrapping_mul(0x1225_3531);
    let x6 = x5 & 0x1fff_ffff;
    let r3 = r2 + m(x6, 0x1fff_fc2f);
    let x7 = (r3 >> 29) as u32;
    let r4 = m(x2, 0x1fff_ffff);
    let r5 = m(a0_2, a2) + m(a1, a1) + x7 as u64 + (r4 + m(x6, 0x1fff_fff7));
    let x8 = r5 as u32;
    let x9 = x8.wrapping_mul(0x1225_3531);
    let x10 = x9 & 0x1fff_ffff;
    let r6 = r5 + m(x10, 0x1fff_fc2f);
    let x11 = (r6 >> 29) as u32;
    let r7 = m(x6, 0x1fff_ffff);
    let r8 = r4 + r7;
    let r9 = m(a0_2, a3) + m(a1_2, a2) + x11 as u64 + (r8 + m(x10, 0x1fff_fff7));
    let x12 = r9 as u32;
    let x13 = x12.wrapping_mul(0x1225_3531);
    let x14 = x13 & 0x1fff_ffff;
    let r10 = r9 + m(x14, 0x1fff_fc2f);
    let r11 = m(x10, 0x1fff_ffff);
    let r12 = r8 + r11;
    let r13 = m(a0_2, a4) + m(a1_2, a3) + m(a2, a2) + (r10 >> 29) + (r12 + m(x14, 0x1fff_fff7));
    let x15 = r13 as u32;
    let x16 = x15.wrapping_mul(0x1225_3531);
    let x17 = x16 & 0x1fff_ffff;
    let r14 = r13 + m(x17, 0x1fff_fc2f);
    let r15 = m(x14, 0x1fff_ffff);
    let r16 = r12 + r15;
    let r17 = m(a0_2, a5) + m(a1_2, a4) + m(a2_2, a3) + (r14 >> 29) + (r16 + m(x17, 0x1fff_fff7));
    let x18 = r17 as u32;
    let x19 = x18.wrapping_mul(0x1225_3531);
    let x20 = x19 & 0x1fff_ffff;
    let r18 = r17 + m(x20, 0x1fff_fc2f);
    let r19 = m(x17, 0x1fff_ffff);
    let r20 = r16 + r19;
    let r21 = m(a0_2, a6)
        + m(a1_2, a5)
        + m(a2_2, a4)
        + m(a3, a3)
        + (r18 >> 29)
        + (r20 + m(x20, 0x1fff_fff7));
    let x21 = r21 as u32;
    let x22 = x21.wrapping_mul(0x1225_3531);
    let x23 = x22 & 0x1fff_ffff;
    let r22 = r21 + m(x23, 0x1fff_fc2f);
    let r23 = m(x20, 0x1fff_ffff);
    let r24 = m(a0_2, a7)
        + m(a1_2, a6)
        + m(a2_2, a5)
        + m(a3_2, a4)
        + (r22 >> 29)
        + (r20 + r23 + m(x23, 0x1fff_fff7));
    let x24 = r24 as u32;
    let x25 = x24.wrapping_mul(0x1225_3531);
    let x26 = x25 & 0x1fff_ffff;
    let r25 = r24 + m(x26, 0x1fff_fc2f);
    let r26 = m(x23, 0x1fff_ffff);
    let r27 = m(a0_2, a8)
        + m(a1_2, a7)
        + m(a2_2, a6)
        + m(a3_2, a5)
        + m(a4, a4)
        + (r25 >> 29)
        + (m(x2, 0xff_ffff) + r7 + r11 + r15 + r19 + r23 + r26 + m(x26, 0x1fff_fff7));
    let x27 = r27 as u32;
    let x28 = x27.wrapping_mul(0x1225_3531);
    let x29 = x28 & 0x1fff_ffff;
    let r28 = r27 + m(x29, 0x1fff_fc2f);
    let r29 = m(x26, 0x1fff_ffff);
    let r30 = m(a1_2, a8)
        + m(a2_2, a7)
        + m(a3_2, a6)
        + m(a4_2, a5)
        + (r28 >> 29)
        + (m(x6, 0xff_ffff) + r11 + r15 + r19 + r23 + r26 + r29 + m(x29, 0x1fff_fff7));
    let o0 = r30 as u32 & 0x1fff_ffff;
    let r31 = m(x29, 0x1fff_ffff);
    let r32 = m(a2_2, a8)
        + m(a3_2, a7)
        + m(a4_2, a6)
        + m(a5, a5)
        + (r30 >> 29)
        + (m(x10, 0xff_ffff) + r15 + r19 + r23 + r26 + r29 + r31);
    let o1 = r32 as u32 & 0x1fff_ffff;
    let r33 = m(a3_2, a8)
        + m(a4_2, a7)
        + m(a5_2, a6)
        + (r32 >> 29)
        + (m(x14, 0xff_ffff) + r19 + r23 + r26 + r29 + r31);
    let o2 = r33 as u32 & 0x1fff_ffff;
    let r34 = m(a4_2, a8)
        + m(a5_2, a7)
        + m(a6, a6)
        + (r33 >> 29)
        + (m(x17, 0xff_ffff) + r23 + r26 + r29 + r31);
    let x30 = (r34 >> 29) as u32;
    let o3 = r34 as u32 & 0x1fff_ffff;
    let r35 = m(a5_2, a8) + m(a6_2, a7) + x30 as u64 + (m(x20, 0xff_ffff) + r26 + r29 + r31);
    let x31 = (r35 >> 29) as u32;
    let o4 = r35 as u32 & 0x1fff_ffff;
    let r36 = m(a6_2, a8) + m(a7, a7) + x31 as u64 + (m(x23, 0xff_ffff) + r29 + r31);
    let x32 = (r36 >> 29) as u32;
    let o5 = r36 as u32 & 0x1fff_ffff;
    let r37 = m(a7_2, a8) + x32 as u64 + (m(x26, 0xff_ffff) + r31);
    let x33 = (r37 >> 29) as u32;
    let o6 = r37 as u32 & 0x1fff_ffff;
    let r38 = m(a8, a8) + x33 as u64 + m(x29, 0xff_ffff);
    let o8 = (r38 >> 29) as u32;
    let o7 = r38 as u32 & 0x1fff_ffff;
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn halve(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a0 & 1;
    let c0 = x0 != 0;
    let c0_mask = 0u32.wrapping_sub(c0 as u32);
    let x1 = a0 + (c0_mask & 0x1fff_fc2f);
    let x2 = a1 + (c0_mask & 0x1fff_fff7);
    let x3 = c0_mask & 0x1fff_ffff;
    let x4 = a2 + x3;
    let x5 = a3 + x3;
    let x6 = a4 + x3;
    let x7 = a5 + x3;
    let x8 = a6 + x3;
    let x9 = a7 + x3;
    let x10 = a8 + (c0_mask & 0xff_ffff);
    let x11 = x2 & 1;
    let x12 = (x1 >> 1) + (x11 << 28);
    let x13 = x4 & 1;
    let x14 = x5 & 1;
    let x15 = x6 & 1;
    let x16 = x7 & 1;
    let x17 = x8 & 1;
    let x18 = x9 & 1;
    let x19 = x10 & 1;
    let x20 = (x2 >> 1) + (x13 << 28) + (x12 >> 29);
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
    let x28 = x27 >> 24;
    let o8 = x27 & 0xff_ffff;
    let o0 = (x12 & 0x1fff_ffff) + x28 * 977;
    let o1 = (x20 & 0x1fff_ffff) + (x28 << 3);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

const_fn! {
    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
    /// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
    /// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
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
    /// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
    /// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
    /// - returns `x`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
    /// - returns `y`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
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
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - returns `out`: every word in `[0, 2^32 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn to_bytes(a: &Element) -> [u8; 32] {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a0.wrapping_mul(0x1225_3531);
    let x1 = x0 & 0x1fff_ffff;
    let r0 = a0 as u64 + m(x1, 0x1fff_fc2f);
    let x2 = a1 + (r0 >> 29) as u32;
    let r1 = x2 as u64 + m(x1, 0x1fff_fff7);
    let x3 = r1 as u32;
    let x4 = x3.wrapping_mul(0x1225_3531);
    let x5 = x4 & 0x1fff_ffff;
    let r2 = r1 + m(x5, 0x1fff_fc2f);
    let x6 = a2 + (r2 >> 29) as u32;
    let r3 = m(x1, 0x1fff_ffff);
    let r4 = r3 + m(x5, 0x1fff_fff7) + x6 as u64;
    let x7 = r4 as u32;
    let x8 = x7.wrapping_mul(0x1225_3531);
    let x9 = x8 & 0x1fff_ffff;
    let r5 = r4 + m(x9, 0x1fff_fc2f);
    let x10 = a3 + (r5 >> 29) as u32;
    let r6 = m(x5, 0x1fff_ffff);
    let r7 = r3 + r6;
    let r8 = r7 + m(x9, 0x1fff_fff7) + x10 as u64;
    let x11 = r8 as u32;
    let x12 = x11.wrapping_mul(0x1225_3531);
    let x13 = x12 & 0x1fff_ffff;
    let r9 = r8 + m(x13, 0x1fff_fc2f);
    let x14 = a4 + (r9 >> 29) as u32;
    let r10 = m(x9, 0x1fff_ffff);
    let r11 = r7 + r10;
    let r12 = r11 + m(x13, 0x1fff_fff7) + x14 as u64;
    let x15 = r12 as u32;
    let x16 = x15.wrapping_mul(0x1225_3531);
    let x17 = x16 & 0x1fff_ffff;
    let r13 = r12 + m(x17, 0x1fff_fc2f);
    let x18 = a5 + (r13 >> 29) as u32;
    let r14 = m(x13, 0x1fff_ffff);
    let r15 = r11 + r14;
    let r16 = r15 + m(x17, 0x1fff_fff7) + x18 as u64;
    let x19 = r16 as u32;
    let x20 = x19.wrapping_mul(0x1225_3531);
    let x21 = x20 & 0x1fff_ffff;
    let r17 = r16 + m(x21, 0x1fff_fc2f);
    let x22 = a6 + (r17 >> 29) as u32;
    let r18 = m(x17, 0x1fff_ffff);
    let r19 = r15 + r18;
    let r20 = r19 + m(x21, 0x1fff_fff7) + x22 as u64;
    let x23 = r20 as u32;
    let x24 = x23.wrapping_mul(0x1225_3531);
    let x25 = x24 & 0x1fff_ffff;
    let r21 = r20 + m(x25, 0x1fff_fc2f);
    let x26 = a7 + (r21 >> 29) as u32;
    let r22 = m(x21, 0x1fff_ffff);
    let r23 = r19 + r22 + m(x25, 0x1fff_fff7) + x26 as u64;
    let x27 = r23 as u32;
    let x28 = x27.wrapping_mul(0x1225_3531);
    let x29 = x28 & 0x1fff_ffff;
    let r24 = r23 + m(x29, 0x1fff_fc2f);
    let x30 = (r24 >> 29) as u32;
    let r25 = m(x25, 0x1fff_ffff);
    let r26 = a8 as u64
        + x30 as u64
        + (m(x1, 0xff_ffff) + r6 + r10 + r14 + r18 + r22 + r25 + m(x29, 0x1fff_fff7));
    let x31 = r26 as u32;
    let x32 = x31.wrapping_mul(0x1225_3531);
    let x33 = x32 & 0x1fff_ffff;
    let r27 = r26 + m(x33, 0x1fff_fc2f);
    let r28 = m(x29, 0x1fff_ffff);
    let r29 = m(x5, 0xff_ffff)
        + r10
        + r14
        + r18
        + r22
        + r25
        + r28
        + m(x33, 0x1fff_fff7)
        + (r27 >> 29);
    let x34 = (r29 >> 29) as u32;
    let r30 = m(x33, 0x1fff_ffff);
    let r31 = m(x9, 0xff_ffff) + r14 + r18 + r22 + r25 + r28 + r30 + x34 as u64;
    let x35 = (r31 >> 29) as u32;
    let x36 = r31 as u32 & 0x1fff_ffff;
    let r32 = m(x13, 0xff_ffff) + r18 + r22 + r25 + r28 + r30 + x35 as u64;
    let x37 = (r32 >> 29) as u32;
    let x38 = r32 as u32 & 0x1fff_ffff;
    let r33 = m(x17, 0xff_ffff) + r22 + r25 + r28 + r30 + x37 as u64;
    let x39 = (r33 >> 29) as u32;
    let x40 = r33 as u32 & 0x1fff_ffff;
    let r34 = m(x21, 0xff_ffff) + r25 + r28 + r30 + x39 as u64;
    let x41 = (r34 >> 29) as u32;
    let x42 = r34 as u32 & 0x1fff_ffff;
    let r35 = m(x25, 0xff_ffff) + r28 + r30 + x41 as u64;
    let x43 = (r35 >> 29) as u32;
    let x44 = r35 as u32 & 0x1fff_ffff;
    let r36 = m(x29, 0xff_ffff) + r30 + x43 as u64;
    let x45 = (r36 >> 29) as u32;
    let x46 = r36 as u32 & 0x1fff_ffff;
    let r37 = x45 as u64 + m(x33, 0xff_ffff);
    let x47 = (r37 >> 29) as u32;
    let x48 = r37 as u32 & 0x1fff_ffff;
    let x49 = x36 & 7;
    let x50 = (r29 as u32 & 0x1fff_ffff) + (x49 << 29);
    let x51 = x38 & 63;
    let x52 = (x36 >> 3) + (x51 << 26);
    let x53 = x40 & 511;
    let x54 = (x38 >> 6) + (x53 << 23);
    let x55 = x42 & 4095;
    let x56 = (x40 >> 9) + (x55 << 20);
    let x57 = x44 & 32767;
    let x58 = (x42 >> 12) + (x57 << 17);
    let x59 = x46 & 0x3_ffff;
    let x60 = (x44 >> 15) + (x59 << 14);
    let x61 = x48 & 0x1f_ffff;
    let x62 = (x46 >> 18) + (x61 << 11);
    let x63 = (x48 >> 21) + (x47 << 8);
    let (x64, c0) = x50.overflowing_sub(0xffff_fc2f);
    let (x65, c1) = sub_borrow(x52, 0xffff_fffe, c0);
    let (x66, c2) = sub_borrow(x54, 0xffff_ffff, c1);
    let (x67, c3) = sub_borrow(x56, 0xffff_ffff, c2);
    let (x68, c4) = sub_borrow(x58, 0xffff_ffff, c3);
    let (x69, c5) = sub_borrow(x60, 0xffff_ffff, c4);
    let (x70, c6) = sub_borrow(x62, 0xffff_ffff, c5);
    let (x71, c7) = sub_borrow(x63, 0xffff_ffff, c6);
    let c7_mask = 0u32.wrapping_sub(c7 as u32);
    let o0 = x64 ^ (c7_mask & (x50 ^ x64));
    let o1 = x65 ^ (c7_mask & (x52 ^ x65));
    let o2 = x66 ^ (c7_mask & (x54 ^ x66));
    let o3 = x67 ^ (c7_mask & (x56 ^ x67));
    let o4 = x68 ^ (c7_mask & (x58 ^ x68));
    let o5 = x69 ^ (c7_mask & (x60 ^ x69));
    let o6 = x70 ^ (c7_mask & (x62 ^ x70));
    let o7 = x71 ^ (c7_mask & (x63 ^ x71));
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
/// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
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
/// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
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
    let (_, c0) = bytes0.overflowing_sub(0xffff_fc2f);
    let (_, c1) = sub_borrow(bytes1, 0xffff_fffe, c0);
    let (_, c2) = sub_borrow(bytes2, 0xffff_ffff, c1);
    let (_, c3) = sub_borrow(bytes3, 0xffff_ffff, c2);
    let (_, c4) = sub_borrow(bytes4, 0xffff_ffff, c3);
    let (_, c5) = sub_borrow(bytes5, 0xffff_ffff, c4);
    let (_, c6) = sub_borrow(bytes6, 0xffff_ffff, c5);
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
/// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
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
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn from_montgomery(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = a0.wrapping_mul(0x1225_3531);
    let x1 = x0 & 0x1fff_ffff;
    let r0 = a0 as u64 + m(x1, 0x1fff_fc2f);
    let x2 = a1 + (r0 >> 29) as u32;
    let r1 = x2 as u64 + m(x1, 0x1fff_fff7);
    let x3 = r1 as u32;
    let x4 = x3.wrapping_mul(0x1225_3531);
    let x5 = x4 & 0x1fff_ffff;
    let r2 = r1 + m(x5, 0x1fff_fc2f);
    let x6 = a2 + (r2 >> 29) as u32;
    let r3 = m(x1, 0x1fff_ffff);
    let r4 = r3 + m(x5, 0x1fff_fff7) + x6 as u64;
    let x7 = r4 as u32;
    let x8 = x7.wrapping_mul(0x1225_3531);
    let x9 = x8 & 0x1fff_ffff;
    let r5 = r4 + m(x9, 0x1fff_fc2f);
    let x10 = a3 + (r5 >> 29) as u32;
    let r6 = m(x5, 0x1fff_ffff);
    let r7 = r3 + r6;
    let r8 = r7 + m(x9, 0x1fff_fff7) + x10 as u64;
    let x11 = r8 as u32;
    let x12 = x11.wrapping_mul(0x1225_3531);
    let x13 = x12 & 0x1fff_ffff;
    let r9 = r8 + m(x13, 0x1fff_fc2f);
    let x14 = a4 + (r9 >> 29) as u32;
    let r10 = m(x9, 0x1fff_ffff);
    let r11 = r7 + r10;
    let r12 = r11 + m(x13, 0x1fff_fff7) + x14 as u64;
    let x15 = r12 as u32;
    let x16 = x15.wrapping_mul(0x1225_3531);
    let x17 = x16 & 0x1fff_ffff;
    let r13 = r12 + m(x17, 0x1fff_fc2f);
    let x18 = a5 + (r13 >> 29) as u32;
    let r14 = m(x13, 0x1fff_ffff);
    let r15 = r11 + r14;
    let r16 = r15 + m(x17, 0x1fff_fff7) + x18 as u64;
    let x19 = r16 as u32;
    let x20 = x19.wrapping_mul(0x1225_3531);
    let x21 = x20 & 0x1fff_ffff;
    let r17 = r16 + m(x21, 0x1fff_fc2f);
    let x22 = a6 + (r17 >> 29) as u32;
    let r18 = m(x17, 0x1fff_ffff);
    let r19 = r15 + r18;
    let r20 = r19 + m(x21, 0x1fff_fff7) + x22 as u64;
    let x23 = r20 as u32;
    let x24 = x23.wrapping_mul(0x1225_3531);
    let x25 = x24 & 0x1fff_ffff;
    let r21 = r20 + m(x25, 0x1fff_fc2f);
    let x26 = a7 + (r21 >> 29) as u32;
    let r22 = m(x21, 0x1fff_ffff);
    let r23 = r19 + r22 + m(x25, 0x1fff_fff7) + x26 as u64;
    let x27 = r23 as u32;
    let x28 = x27.wrapping_mul(0x1225_3531);
    let x29 = x28 & 0x1fff_ffff;
    let r24 = r23 + m(x29, 0x1fff_fc2f);
    let x30 = (r24 >> 29) as u32;
    let r25 = m(x25, 0x1fff_ffff);
    let r26 = a8 as u64
        + x30 as u64
        + (m(x1, 0xff_ffff) + r6 + r10 + r14 + r18 + r22 + r25 + m(x29, 0x1fff_fff7));
    let x31 = r26 as u32;
    let x32 = x31.wrapping_mul(0x1225_3531);
    let x33 = x32 & 0x1fff_ffff;
    let r27 = r26 + m(x33, 0x1fff_fc2f);
    let r28 = m(x29, 0x1fff_ffff);
    let r29 = m(x5, 0xff_ffff)
        + r10
        + r14
        + r18
        + r22
        + r25
        + r28
        + m(x33, 0x1fff_fff7)
        + (r27 >> 29);
    let x34 = (r29 >> 29) as u32;
    let o0 = r29 as u32 & 0x1fff_ffff;
    let r30 = m(x33, 0x1fff_ffff);
    let r31 = m(x9, 0xff_ffff) + r14 + r18 + r22 + r25 + r28 + r30 + x34 as u64;
    let x35 = (r31 >> 29) as u32;
    let o1 = r31 as u32 & 0x1fff_ffff;
    let r32 = m(x13, 0xff_ffff) + r18 + r22 + r25 + r28 + r30 + x35 as u64;
    let x36 = (r32 >> 29) as u32;
    let o2 = r32 as u32 & 0x1fff_ffff;
    let r33 = m(x17, 0xff_ffff) + r22 + r25 + r28 + r30 + x36 as u64;
    let x37 = (r33 >> 29) as u32;
    let o3 = r33 as u32 & 0x1fff_ffff;
    let r34 = m(x21, 0xff_ffff) + r25 + r28 + r30 + x37 as u64;
    let x38 = (r34 >> 29) as u32;
    let o4 = r34 as u32 & 0x1fff_ffff;
    let r35 = m(x25, 0xff_ffff) + r28 + r30 + x38 as u64;
    let x39 = (r35 >> 29) as u32;
    let o5 = r35 as u32 & 0x1fff_ffff;
    let r36 = m(x29, 0xff_ffff) + r30 + x39 as u64;
    let x40 = (r36 >> 29) as u32;
    let o6 = r36 as u32 & 0x1fff_ffff;
    let r37 = x40 as u64 + m(x33, 0xff_ffff);
    let o8 = (r37 >> 29) as u32;
    let o7 = r37 as u32 & 0x1fff_ffff;
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
    let x19 = x18.wrapping_mul(0x1225_3531);
    let x20 = x19 & 0x3fff_ffff;
    let r2 = r0 + x20 as i64 * -977;
    let x21 = (r2 >> 30) as i32;
    let x22 = x9 >> 31;
    let x23 = 0 - (x11 & 1);
    let x24 = x22 | !x23;
    let x25 = x11 >> 1;
    let x26 = 0i32.wrapping_sub(x9 ^ x24);
    let x27 = (x25 & !x24) | (x10 & x24);
    let x28 = x25 - ((x10 ^ x22) & x23);
    let r3 = x14 as i64 * d1 as i64 + x17 as i64 * e1 as i64 + x21 as i64 + x20 as i64 * -4;
    let out0 = r3 as u32 & 0x3fff_ffff;
    let x29 = (r3 >> 30) as i32;
    let x30 = x26 >> 31;
    let x31 = 0 - (x28 & 1);
    let x32 = x30 | !x31;
    let x33 = x28 >> 1;
    let x34 = 0i32.wrapping_sub(x26 ^ x32);
    let x35 = (x33 & !x32) | (x27 & x32);
    let x36 = x33 - ((x27 ^ x30) & x31);
    let r4 = x14 as i64 * d2 as i64 + x17 as i64 * e2 as i64 + x29 as i64;
    let out1 = r4 as u32 & 0x3fff_ffff;
    let x37 = (r4 >> 30) as i32;
    let x38 = x34 >> 31;
    let x39 = 0 - (x36 & 1);
    let x40 = x38 | !x39;
    let x41 = x36 >> 1;
    let x42 = 0i32.wrapping_sub(x34 ^ x40);
    let x43 = (x41 & !x40) | (x35 & x40);
    let x44 = x41 - ((x35 ^ x38) & x39);
    let r5 = x14 as i64 * d3 as i64 + x17 as i64 * e3 as i64 + x37 as i64;
    let out2 = r5 as u32 & 0x3fff_ffff;
    let x45 = (r5 >> 30) as i32;
    let x46 = x42 >> 31;
    let x47 = 0 - (x44 & 1);
    let x48 = x46 | !x47;
    let x49 = x44 >> 1;
    let x50 = 0i32.wrapping_sub(x42 ^ x48);
    let x51 = (x49 & !x48) | (x43 & x48);
    let x52 = x49 - ((x43 ^ x46) & x47);
    let r6 = x14 as i64 * d4 as i64 + x17 as i64 * e4 as i64 + x45 as i64;
    let out3 = r6 as u32 & 0x3fff_ffff;
    let x53 = (r6 >> 30) as i32;
    let x54 = x50 >> 31;
    let x55 = 0 - (x52 & 1);
    let x56 = x54 | !x55;
    let x57 = x52 >> 1;
    let x58 = 0i32.wrapping_sub(x50 ^ x56);
    let x59 = (x57 & !x56) | (x51 & x56);
    let x60 = x57 - ((x51 ^ x54) & x55);
    let r7 = x14 as i64 * d5 as i64 + x17 as i64 * e5 as i64 + x53 as i64;
    let out4 = r7 as u32 & 0x3fff_ffff;
    let x61 = (r7 >> 30) as i32;
    let x62 = x58 >> 31;
    let x63 = 0 - (x60 & 1);
    let x64 = x62 | !x63;
    let x65 = x60 >> 1;
    let x66 = 0i32.wrapping_sub(x58 ^ x64);
    let x67 = (x65 & !x64) | (x59 & x64);
    let x68 = x65 - ((x59 ^ x62) & x63);
    let r8 = x14 as i64 * d6 as i64 + x17 as i64 * e6 as i64 + x61 as i64;
    let out5 = r8 as u32 & 0x3fff_ffff;
    let x69 = (r8 >> 30) as i32;
    let x70 = x66 >> 31;
    let x71 = 0 - (x68 & 1);
    let x72 = x70 | !x71;
    let x73 = x68 >> 1;
    let x74 = 0i32.wrapping_sub(x66 ^ x72);
    let x75 = (x73 & !x72) | (x67 & x72);
    let x76 = x73 - ((x67 ^ x70) & x71);
    let r9 = x14 as i64 * d7 as i64 + x17 as i64 * e7 as i64 + x69 as i64;
    let out6 = r9 as u32 & 0x3fff_ffff;
    let x77 = (r9 >> 30) as i32;
    let x78 = x74 >> 31;
    let x79 = 0 - (x76 & 1);
    let x80 = x78 | !x79;
    let x81 = x76 >> 1;
    let k0 = 0i32.wrapping_sub(x74 ^ x80);
    let x82 = (x81 & !x80) | (x75 & x80);
    let x83 = x81 - ((x75 ^ x78) & x79);
    let r11 = x14 as i64 * d8 as i64 + x17 as i64 * e8 as i64 + x77 as i64 + x20 as i64 * 0x1_0000;
    let out7 = r11 as u32 & 0x3fff_ffff;
    let out8 = (r11 >> 30) as i32;
    let x84 = x82 + x82 + 1;
    let x85 = x84 + 512;
    let x86 = x85 << 12;
    let u10 = x86 >> 22;
    let x87 = x84 + 0x8_0200;
    let v10 = x87 >> 20;
    let x88 = x83 + 512;
    let x89 = x88 << 12;
    let q10 = x89 >> 22;
    let x90 = x83 + 0x8_0200;
    let r10 = x90 >> 20;
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
    let x19 = x18.wrapping_mul(0x1225_3531);
    let x20 = x19 & 0x3fff_ffff;
    let r2 = r0 + x20 as i64 * -977;
    let x21 = (r2 >> 30) as i32;
    let x22 = x9 >> 31;
    let x23 = 0 - (x11 & 1);
    let x24 = x22 | !x23;
    let x25 = x11 >> 1;
    let x26 = 0i32.wrapping_sub(x9 ^ x24);
    let x27 = (x25 & !x24) | (x10 & x24);
    let x28 = x25 - ((x10 ^ x22) & x23);
    let r3 = x14 as i64 * d1 as i64 + x17 as i64 * e1 as i64 + x21 as i64 + x20 as i64 * -4;
    let out0 = r3 as u32 & 0x3fff_ffff;
    let x29 = (r3 >> 30) as i32;
    let x30 = x26 >> 31;
    let x31 = 0 - (x28 & 1);
    let x32 = x30 | !x31;
    let x33 = x28 >> 1;
    let x34 = 0i32.wrapping_sub(x26 ^ x32);
    let x35 = (x33 & !x32) | (x27 & x32);
    let x36 = x33 - ((x27 ^ x30) & x31);
    let r4 = x14 as i64 * d2 as i64 + x17 as i64 * e2 as i64 + x29 as i64;
    let out1 = r4 as u32 & 0x3fff_ffff;
    let x37 = (r4 >> 30) as i32;
    let x38 = x34 >> 31;
    let x39 = 0 - (x36 & 1);
    let x40 = x38 | !x39;
    let x41 = x36 >> 1;
    let x42 = 0i32.wrapping_sub(x34 ^ x40);
    let x43 = (x41 & !x40) | (x35 & x40);
    let x44 = x41 - ((x35 ^ x38) & x39);
    let r5 = x14 as i64 * d3 as i64 + x17 as i64 * e3 as i64 + x37 as i64;
    let out2 = r5 as u32 & 0x3fff_ffff;
    let x45 = (r5 >> 30) as i32;
    let x46 = x42 >> 31;
    let x47 = 0 - (x44 & 1);
    let x48 = x46 | !x47;
    let x49 = x44 >> 1;
    let x50 = 0i32.wrapping_sub(x42 ^ x48);
    let x51 = (x49 & !x48) | (x43 & x48);
    let x52 = x49 - ((x43 ^ x46) & x47);
    let r6 = x14 as i64 * d4 as i64 + x17 as i64 * e4 as i64 + x45 as i64;
    let out3 = r6 as u32 & 0x3fff_ffff;
    let x53 = (r6 >> 30) as i32;
    let x54 = x50 >> 31;
    let x55 = 0 - (x52 & 1);
    let x56 = x54 | !x55;
    let x57 = x52 >> 1;
    let x58 = 0i32.wrapping_sub(x50 ^ x56);
    let x59 = (x57 & !x56) | (x51 & x56);
    let x60 = x57 - ((x51 ^ x54) & x55);
    let r7 = x14 as i64 * d5 as i64 + x17 as i64 * e5 as i64 + x53 as i64;
    let out4 = r7 as u32 & 0x3fff_ffff;
    let x61 = (r7 >> 30) as i32;
    let x62 = x58 >> 31;
    let x63 = 0 - (x60 & 1);
    let x64 = x62 | !x63;
    let x65 = x60 >> 1;
    let x66 = 0i32.wrapping_sub(x58 ^ x64);
    let x67 = (x65 & !x64) | (x59 & x64);
    let x68 = x65 - ((x59 ^ x62) & x63);
    let r8 = x14 as i64 * d6 as i64 + x17 as i64 * e6 as i64 + x61 as i64;
    let out5 = r8 as u32 & 0x3fff_ffff;
    let x69 = (r8 >> 30) as i32;
    let x70 = x66 >> 31;
    let x71 = 0 - (x68 & 1);
    let x72 = x70 | !x71;
    let x73 = x68 >> 1;
    let x74 = 0i32.wrapping_sub(x66 ^ x72);
    let x75 = (x73 & !x72) | (x67 & x72);
    let x76 = x73 - ((x67 ^ x70) & x71);
    let r9 = x14 as i64 * d7 as i64 + x17 as i64 * e7 as i64 + x69 as i64;
    let out6 = r9 as u32 & 0x3fff_ffff;
    let x77 = (r9 >> 30) as i32;
    let x78 = x74 >> 31;
    let x79 = 0 - (x76 & 1);
    let x80 = x78 | !x79;
    let x81 = x76 >> 1;
    let k0 = 0i32.wrapping_sub(x74 ^ x80);
    let x82 = (x81 & !x80) | (x75 & x80);
    let x83 = x81 - ((x75 ^ x78) & x79);
    let r11 = x14 as i64 * d8 as i64 + x17 as i64 * e8 as i64 + x77 as i64 + x20 as i64 * 0x1_0000;
    let out7 = r11 as u32 & 0x3fff_ffff;
    let out8 = (r11 >> 30) as i32;
    let x84 = x82 + x82 + 1;
    let x85 = x84 + 512;
    let x86 = x85 << 12;
    let u10 = x86 >> 22;
    let x87 = x84 + 0x8_0200;
    let v10 = x87 >> 20;
    let x88 = x83 + 512;
    let x89 = x88 << 12;
    let q10 = x89 >> 22;
    let x90 = x83 + 0x8_0200;
    let r10 = x90 >> 20;
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
    let x7 = x6.wrapping_mul(0x1225_3531);
    let x8 = x7 & 0x3fff_ffff;
    let r1 = r0 + x8 as i64 * -977;
    let x9 = (r1 >> 30) as i32;
    let r2 = x2 as i64 * d1 as i64 + x5 as i64 * e1 as i64 + x9 as i64 + x8 as i64 * -4;
    let out0 = r2 as u32 & 0x3fff_ffff;
    let x10 = (r2 >> 30) as i32;
    let r3 = x2 as i64 * d2 as i64 + x5 as i64 * e2 as i64 + x10 as i64;
    let out1 = r3 as u32 & 0x3fff_ffff;
    let x11 = (r3 >> 30) as i32;
    let r4 = x2 as i64 * d3 as i64 + x5 as i64 * e3 as i64 + x11 as i64;
    let out2 = r4 as u32 & 0x3fff_ffff;
    let x12 = (r4 >> 30) as i32;
    let r5 = x2 as i64 * d4 as i64 + x5 as i64 * e4 as i64 + x12 as i64;
    let out3 = r5 as u32 & 0x3fff_ffff;
    let x13 = (r5 >> 30) as i32;
    let r6 = x2 as i64 * d5 as i64 + x5 as i64 * e5 as i64 + x13 as i64;
    let out4 = r6 as u32 & 0x3fff_ffff;
    let x14 = (r6 >> 30) as i32;
    let r7 = x2 as i64 * d6 as i64 + x5 as i64 * e6 as i64 + x14 as i64;
    let out5 = r7 as u32 & 0x3fff_ffff;
    let x15 = (r7 >> 30) as i32;
    let r8 = x2 as i64 * d7 as i64 + x5 as i64 * e7 as i64 + x15 as i64;
    let out6 = r8 as u32 & 0x3fff_ffff;
    let x16 = (r8 >> 30) as i32;
    let r9 = x2 as i64 * d8 as i64 + x5 as i64 * e8 as i64 + x16 as i64 + x8 as i64 * 0x1_0000;
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
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
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
    let (x32, c0) = x16.overflowing_sub(0xffff_f85e);
    let (x33, c1) = sub_borrow(x18, 0xffff_fffd, c0);
    let (x34, c2) = sub_borrow(x20, 0xffff_ffff, c1);
    let (x35, c3) = sub_borrow(x22, 0xffff_ffff, c2);
    let (x36, c4) = sub_borrow(x24, 0xffff_ffff, c3);
    let (x37, c5) = sub_borrow(x26, 0xffff_ffff, c4);
    let (x38, c6) = sub_borrow(x28, 0xffff_ffff, c5);
    let (x39, c7) = sub_borrow(x30, 0xffff_ffff, c6);
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
    let (x50, c9) = x41.overflowing_sub(0xffff_fc2f);
    let (x51, c10) = sub_borrow(x42, 0xffff_fffe, c9);
    let (x52, c11) = sub_borrow(x43, 0xffff_ffff, c10);
    let (x53, c12) = sub_borrow(x44, 0xffff_ffff, c11);
    let (x54, c13) = sub_borrow(x45, 0xffff_ffff, c12);
    let (x55, c14) = sub_borrow(x46, 0xffff_ffff, c13);
    let (x56, c15) = sub_borrow(x47, 0xffff_ffff, c14);
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
    /// - returns `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    fn invert_finish(negative: u32, d: &[i32; 9]) -> Element {
        let [d0, d1, d2, d3, d4, d5, d6, d7, d8] = *d;
        let x0 = -2931 - d0;
        let x1 = d0 + -1954;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let negative_mask = 0u32.wrapping_sub(core::hint::black_box(negative));
        let x2 = (x1 as u32 ^ (negative_mask & (x0 as u32 ^ x1 as u32))) as i32;
        let x3 = -12 - d1;
        let x4 = d1 + -8;
        let x5 = (x4 as u32 ^ (negative_mask & (x3 as u32 ^ x4 as u32))) as i32;
        let x6 = x5 + (x2 >> 30);
        let x7 = x6 as u32 & 0x3fff_ffff;
        let x8 = 0 - d2;
        let x9 = (d2 as u32 ^ (negative_mask & (x8 as u32 ^ d2 as u32))) as i32;
        let x10 = x9 + (x6 >> 30);
        let x11 = x10 as u32 & 0x3fff_ffff;
        let x12 = 0 - d3;
        let x13 = (d3 as u32 ^ (negative_mask & (x12 as u32 ^ d3 as u32))) as i32;
        let x14 = x13 + (x10 >> 30);
        let x15 = x14 as u32 & 0x3fff_ffff;
        let x16 = 0 - d4;
        let x17 = (d4 as u32 ^ (negative_mask & (x16 as u32 ^ d4 as u32))) as i32;
        let x18 = x17 + (x14 >> 30);
        let x19 = x18 as u32 & 0x3fff_ffff;
        let x20 = 0 - d5;
        let x21 = (d5 as u32 ^ (negative_mask & (x20 as u32 ^ d5 as u32))) as i32;
        let x22 = x21 + (x18 >> 30);
        let x23 = x22 as u32 & 0x3fff_ffff;
        let x24 = 0 - d6;
        let x25 = (d6 as u32 ^ (negative_mask & (x24 as u32 ^ d6 as u32))) as i32;
        let x26 = x25 + (x22 >> 30);
        let x27 = x26 as u32 & 0x3fff_ffff;
        let x28 = 0 - d7;
        let x29 = (d7 as u32 ^ (negative_mask & (x28 as u32 ^ d7 as u32))) as i32;
        let x30 = x29 + (x26 >> 30);
        let x31 = x30 as u32 & 0x3fff_ffff;
        let x32 = 0x3_0000 - d8;
        let x33 = d8 + 0x2_0000;
        let x34 = (x33 as u32 ^ (negative_mask & (x32 as u32 ^ x33 as u32))) as i32;
        let x35 = x34 + (x30 >> 30);
        let x36 = x7 & 3;
        let x37 = (x2 as u32 & 0x3fff_ffff) + (x36 << 30);
        let x38 = x11 & 15;
        let x39 = (x7 >> 2) + (x38 << 28);
        let x40 = x15 & 63;
        let x41 = (x11 >> 4) + (x40 << 26);
        let x42 = x19 & 255;
        let x43 = (x15 >> 6) + (x42 << 24);
        let x44 = x23 & 1023;
        let x45 = (x19 >> 8) + (x44 << 22);
        let x46 = x27 & 4095;
        let x47 = (x23 >> 10) + (x46 << 20);
        let x48 = x31 & 16383;
        let x49 = (x27 >> 12) + (x48 << 18);
        let x50 = x35 as u32 & 65535;
        let x51 = (x31 >> 14) + (x50 << 16);
        let x52 = (x35 >> 16) as u32;
        let (x53, c0) = x37.overflowing_sub(0xffff_f0bc);
        let (x54, c1) = sub_borrow(x39, 0xffff_fffb, c0);
        let (x55, c2) = sub_borrow(x41, 0xffff_ffff, c1);
        let (x56, c3) = sub_borrow(x43, 0xffff_ffff, c2);
        let (x57, c4) = sub_borrow(x45, 0xffff_ffff, c3);
        let (x58, c5) = sub_borrow(x47, 0xffff_ffff, c4);
        let (x59, c6) = sub_borrow(x49, 0xffff_ffff, c5);
        let (x60, c7) = sub_borrow(x51, 0xffff_ffff, c6);
        let (x61, c8) = sub_borrow(x52, 3, c7);
        let c8_mask = 0u32.wrapping_sub(c8 as u32);
        let x62 = x53 ^ (c8_mask & (x37 ^ x53));
        let x63 = x54 ^ (c8_mask & (x39 ^ x54));
        let x64 = x55 ^ (c8_mask & (x41 ^ x55));
        let x65 = x56 ^ (c8_mask & (x43 ^ x56));
        let x66 = x57 ^ (c8_mask & (x45 ^ x57));
        let x67 = x58 ^ (c8_mask & (x47 ^ x58));
        let x68 = x59 ^ (c8_mask & (x49 ^ x59));
        let x69 = x60 ^ (c8_mask & (x51 ^ x60));
        let x70 = x61 ^ (c8_mask & (x52 ^ x61));
        let (x71, c9) = x62.overflowing_sub(0xffff_f85e);
        let (x72, c10) = sub_borrow(x63, 0xffff_fffd, c9);
        let (x73, c11) = sub_borrow(x64, 0xffff_ffff, c10);
        let (x74, c12) = sub_borrow(x65, 0xffff_ffff, c11);
        let (x75, c13) = sub_borrow(x66, 0xffff_ffff, c12);
        let (x76, c14) = sub_borrow(x67, 0xffff_ffff, c13);
        let (x77, c15) = sub_borrow(x68, 0xffff_ffff, c14);
        let (x78, c16) = sub_borrow(x69, 0xffff_ffff, c15);
        let (x79, c17) = sub_borrow(x70, 1, c16);
        let c17_mask = 0u32.wrapping_sub(c17 as u32);
        let x80 = x71 ^ (c17_mask & (x62 ^ x71));
        let x81 = x72 ^ (c17_mask & (x63 ^ x72));
        let x82 = x73 ^ (c17_mask & (x64 ^ x73));
        let x83 = x74 ^ (c17_mask & (x65 ^ x74));
        let x84 = x75 ^ (c17_mask & (x66 ^ x75));
        let x85 = x76 ^ (c17_mask & (x67 ^ x76));
        let x86 = x77 ^ (c17_mask & (x68 ^ x77));
        let x87 = x78 ^ (c17_mask & (x69 ^ x78));
        let x88 = x79 ^ (c17_mask & (x70 ^ x79));
        let (x89, c18) = x80.overflowing_sub(0xffff_fc2f);
        let (x90, c19) = sub_borrow(x81, 0xffff_fffe, c18);
        let (x91, c20) = sub_borrow(x82, 0xffff_ffff, c19);
        let (x92, c21) = sub_borrow(x83, 0xffff_ffff, c20);
        let (x93, c22) = sub_borrow(x84, 0xffff_ffff, c21);
        let (x94, c23) = sub_borrow(x85, 0xffff_ffff, c22);
        let (x95, c24) = sub_borrow(x86, 0xffff_ffff, c23);
        let (x96, c25) = sub_borrow(x87, 0xffff_ffff, c24);
        let (_, c26) = sub_borrow(x88, 0, c25);
        let c26_mask = 0u32.wrapping_sub(c26 as u32);
        let x97 = x89 ^ (c26_mask & (x80 ^ x89));
        let x98 = x90 ^ (c26_mask & (x81 ^ x90));
        let x99 = x91 ^ (c26_mask & (x82 ^ x91));
        let x100 = x92 ^ (c26_mask & (x83 ^ x92));
        let x101 = x93 ^ (c26_mask & (x84 ^ x93));
        let x102 = x94 ^ (c26_mask & (x85 ^ x94));
        let x103 = x95 ^ (c26_mask & (x86 ^ x95));
        let x104 = x96 ^ (c26_mask & (x87 ^ x96));
        let o0 = x97 & 0x1fff_ffff;
        let x105 = x98 & 0x3ff_ffff;
        let o1 = (x97 >> 29) + (x105 << 3);
        let x106 = x99 & 0x7f_ffff;
        let o2 = (x98 >> 26) + (x106 << 6);
        let x107 = x100 & 0xf_ffff;
        let o3 = (x99 >> 23) + (x107 << 9);
        let x108 = x101 & 0x1_ffff;
        let o4 = (x100 >> 20) + (x108 << 12);
        let x109 = x102 & 16383;
        let o5 = (x101 >> 17) + (x109 << 15);
        let x110 = x103 & 2047;
        let o6 = (x102 >> 14) + (x110 << 18);
        let x111 = x104 & 255;
        let o7 = (x103 >> 11) + (x111 << 21);
        let o8 = x104 >> 8;
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
    add(a, a)
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
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn equal(a: &Element, b: &Element) -> u32 {
    let difference = sub(a, b);
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
    #[cfg_attr(not(limbforge_calls), inline)]
    pub fn conditional_negate(a: &Element, choice: u32) -> Element {
        let opposite = opp(a);
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
        let mut f = [-977, -32, -0x800_0000, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, -0x7ff_ffff, 8193];
        let mut g = invert_start(a);
        let mut d = [-0x4000_0000, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, 1];
        let mut e = [-0x4000_0000, -0x3fff_ffff, -0x3af7_ffff, -0xbbf_fe2d, -0x3f7f_fffc, -0x3fff_ffff, -0x3fff_ffff, -0x3fff_ffff, 1];
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

/// out = a^28948022309329048855892746252171976963317496166410141009864396001977208667915
#[cfg_attr(limbforge_calls, inline(never))]
const fn pow_root(a: &Element) -> Element {
    let x1 = square(a);
    let x2 = square(&x1);
    let x3 = mul(a, &x2);
    let x4 = mul(&x1, &x3);
    let x5 = square(&x4);
    let x6 = mul(&x5, a);
    let mut x7 = x6;
    let mut turn = 0;
    while turn < 4 {
        x7 = square(&x7);
        turn += 1;
    }
    let x8 = mul(&x7, &x6);
    let mut x9 = x8;
    let mut turn = 0;
    while turn < 3 {
        x9 = square(&x9);
        turn += 1;
    }
    let x10 = mul(&x9, &x4);
    let mut x11 = x10;
    let mut turn = 0;
    while turn < 11 {
        x11 = square(&x11);
        turn += 1;
    }
    let x12 = mul(&x11, &x10);
    let mut x13 = x12;
    let mut turn = 0;
    while turn < 11 {
        x13 = square(&x13);
        turn += 1;
    }
    let x14 = mul(&x13, &x10);
    let mut x15 = x14;
    let mut turn = 0;
    while turn < 22 {
        x15 = square(&x15);
        turn += 1;
    }
    let x16 = mul(&x15, &x12);
    let mut x17 = x16;
    let mut turn = 0;
    while turn < 55 {
        x17 = square(&x17);
        turn += 1;
    }
    let x18 = mul(&x17, &x16);
    let mut x19 = x18;
    let mut turn = 0;
    while turn < 110 {
        x19 = square(&x19);
        turn += 1;
    }
    let x20 = mul(&x19, &x18);
    let mut x21 = x20;
    let mut turn = 0;
    while turn < 3 {
        x21 = square(&x21);
        turn += 1;
    }
    let x22 = mul(&x21, &x4);
    let mut x23 = x22;
    let mut turn = 0;
    while turn < 23 {
        x23 = square(&x23);
        turn += 1;
    }
    let x24 = mul(&x23, &x12);
    let mut x25 = x24;
    let mut turn = 0;
    while turn < 7 {
        x25 = square(&x25);
        turn += 1;
    }
    let x26 = mul(&x25, &x3);
    let x27 = square(&x26);
    mul(&x27, a)
}

/// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
///
/// `is_odd` tells the two roots apart.
#[cfg_attr(limbforge_calls, inline(never))]
pub const fn sqrt(a: &Element) -> (Element, u32) {
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
pub const fn is_square(a: &Element) -> u32 {
    let character = pow_euler(a);
    let squared = square(&character);
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
        "0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f";

    const NUM_BITS: u32 = 256;

    const CAPACITY: u32 = 255;

    /// 1 / 2.
    const TWO_INV: Element = Element([15632, 128, 0, 0, 0, 0, 0, 0, 0]);

    /// 3, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Proved to generate the multiplicative group: p - 1 was factored.
    const MULTIPLICATIVE_GENERATOR: Element = Element([0x1_6e60, 768, 0, 0, 0, 0, 0, 0, 0]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0x1fff_820f,
        0x1fff_fef7,
        0x1fff_ffff,
        0x1fff_ffff,
        0x1fff_ffff,
        0x1fff_ffff,
        0x1fff_ffff,
        0x1fff_ffff,
        0xff_ffff,
    ]);

    /// 3 to the power of 2^1.
    const DELTA: Element = Element([0x4_4b20, 2304, 0, 0, 0, 0, 0, 0, 0]);

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
        "0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f";

    const NUM_BITS: u32 = 256;

    const CAPACITY: u32 = 255;

    /// 1 / 2.
    const TWO_INV: Element = Element([15632, 128, 0, 0, 0, 0, 0, 0, 0]);

    /// 3, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Proved to generate the multiplicative group: p - 1 was factored.
    const MULTIPLICATIVE_GENERATOR: Element = Element([0x1_6e60, 768, 0, 0, 0, 0, 0, 0, 0]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0x1fff_820f,
        0x1fff_fef7,
        0x1fff_ffff,
        0x1fff_ffff,
        0x1fff_ffff,
        0x1fff_ffff,
        0x1fff_ffff,
        0x1fff_ffff,
        0xff_ffff,
    ]);

    /// 3 to the power of 2^1.
    const DELTA: Element = Element([0x4_4b20, 2304, 0, 0, 0, 0, 0, 0, 0]);

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
