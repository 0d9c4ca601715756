//! Arithmetic modulo 2^256 - 2^32 - 977 (secp256k1). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^256 - 2^32 - 977
//! Recipe:  9x29 word(32) adk double-word montgomery(product-scanning) carry(sequential)
//! Limbs:   9 words of 32 bits
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^261 modulo the prime
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
//! 8     2^232   [0, 0x109ffff]   [0, 0x109ffff]
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
pub const ONE: Element = Element([31264, 256, 0, 0, 0, 0, 0, 0, 0]);

/// 2^256: the weight of the upper half of wide bytes.
pub const WIDE: Element = Element([0x1d2_1420, 0x7_a200, 2048, 0, 0, 0, 0, 0, 0]);

/// A primitive root of unity of order 2^1, 3 to the (p - 1) / 2^1.
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

/// R: its limbs are those of R^2.
pub const R: Element = Element([0x1a42_8400, 0xf4_4001, 0x1_0000, 0, 0, 0, 0, 0, 0]);

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
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
#[inline]
pub fn add(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let x0 = a0 + b0;
    let x1 = a1 + b1 + (x0 >> 29);
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
    let x9 = x8 >> 24;
    let o8 = x8 & 0xff_ffff;
    let o0 = (x0 & 0x1fff_ffff) + x9 * 977;
    let o1 = (x1 & 0x1fff_ffff) + (x9 << 3);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
#[inline]
pub fn sub(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
    let x0 = a0 + 0x3fff_f85e - b0;
    let x1 = a1 + 0x3fff_ffee - b1 + (x0 >> 29);
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
    let x8 = a8 + 0x1ff_fffe - b8 + (x7 >> 29);
    let x9 = x8 >> 24;
    let o8 = x8 & 0xff_ffff;
    let o0 = (x0 & 0x1fff_ffff) + x9 * 977;
    let o1 = (x1 & 0x1fff_ffff) + (x9 << 3);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `out = -a (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
#[inline]
pub fn opp(a: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
    let x0 = 0x3fff_f85e - a0;
    let x1 = 0x3fff_ffee - a1 + (x0 >> 29);
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
    let x8 = 0x1ff_fffe - a8 + (x7 >> 29);
    let x9 = x8 >> 24;
    let o8 = x8 & 0xff_ffff;
    let o0 = (x0 & 0x1fff_ffff) + x9 * 977;
    let o1 = (x1 & 0x1fff_ffff) + (x9 << 3);
    Element([o0, o1, o2, o3, o4, o5, o6, o7, o8])
}

/// `R * out = a * b (mod p)`
///
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
#[inline]
pub fn mul(a: &Loose, b: &Loose) -> Element {
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
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
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
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
#[inline]
pub fn halve(a: &Element) -> Element {
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

/// `out = a if choice is 1, b if it is 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
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
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - takes `b`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - gives `x`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - gives `y`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
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
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - gives `out`: every word in `[0, 2^32 - 1]`
#[inline]
pub fn to_bytes(a: &Element) -> [u8; 32] {
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
    let (x65, c1) = x52.borrowing_sub(0xffff_fffe, c0);
    let (x66, c2) = x54.borrowing_sub(0xffff_ffff, c1);
    let (x67, c3) = x56.borrowing_sub(0xffff_ffff, c2);
    let (x68, c4) = x58.borrowing_sub(0xffff_ffff, c3);
    let (x69, c5) = x60.borrowing_sub(0xffff_ffff, c4);
    let (x70, c6) = x62.borrowing_sub(0xffff_ffff, c5);
    let (x71, c7) = x63.borrowing_sub(0xffff_ffff, c6);
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
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
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
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
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
    let (_, c0) = bytes0.overflowing_sub(0xffff_fc2f);
    let (_, c1) = bytes1.borrowing_sub(0xffff_fffe, c0);
    let (_, c2) = bytes2.borrowing_sub(0xffff_ffff, c1);
    let (_, c3) = bytes3.borrowing_sub(0xffff_ffff, c2);
    let (_, c4) = bytes4.borrowing_sub(0xffff_ffff, c3);
    let (_, c5) = bytes5.borrowing_sub(0xffff_ffff, c4);
    let (_, c6) = bytes6.borrowing_sub(0xffff_ffff, c5);
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
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
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
/// - takes `a`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
/// - gives `out`: word 0, 1 in `[0, 0x203fffff]`; word 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x109ffff]`
#[inline]
pub fn from_montgomery(a: &Element) -> Element {
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

/// out = R * a (mod p)
pub fn to_montgomery(a: &Element) -> Element {
    mul(a, &R)
}

/// out = k * a (mod p)
pub fn mul_small(a: &Loose, k: u32) -> Element {
    let limbs = limbs_of_word(k);
    let factor = to_montgomery(&limbs);
    mul(a, &factor)
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
    let x3 = mul(a, &x2);
    let x4 = mul(&x1, &x3);
    let x5 = square(&x4);
    let x6 = mul(&x5, a);
    let mut x7 = square(&x6);
    for _ in 0..3 {
        x7 = square(&x7);
    }
    let x8 = mul(&x7, &x6);
    let mut x9 = square(&x8);
    for _ in 0..2 {
        x9 = square(&x9);
    }
    let x10 = mul(&x9, &x4);
    let mut x11 = square(&x10);
    for _ in 0..10 {
        x11 = square(&x11);
    }
    let x12 = mul(&x11, &x10);
    let mut x13 = square(&x12);
    for _ in 0..10 {
        x13 = square(&x13);
    }
    let x14 = mul(&x13, &x10);
    let mut x15 = square(&x14);
    for _ in 0..21 {
        x15 = square(&x15);
    }
    let x16 = mul(&x15, &x12);
    let mut x17 = square(&x16);
    for _ in 0..54 {
        x17 = square(&x17);
    }
    let x18 = mul(&x17, &x16);
    let mut x19 = square(&x18);
    for _ in 0..109 {
        x19 = square(&x19);
    }
    let x20 = mul(&x19, &x18);
    let mut x21 = square(&x20);
    for _ in 0..2 {
        x21 = square(&x21);
    }
    let x22 = mul(&x21, &x4);
    let mut x23 = square(&x22);
    for _ in 0..22 {
        x23 = square(&x23);
    }
    let x24 = mul(&x23, &x12);
    let mut x25 = square(&x24);
    for _ in 0..6 {
        x25 = square(&x25);
    }
    let x26 = mul(&x25, &x3);
    let mut x27 = square(&x26);
    for _ in 0..2 {
        x27 = square(&x27);
    }
    mul(&x27, &x3)
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

/// out = a^28948022309329048855892746252171976963317496166410141009864396001977208667915
fn pow_root(a: &Element) -> Element {
    let x1 = square(a);
    let x2 = square(&x1);
    let x3 = mul(a, &x2);
    let x4 = mul(&x1, &x3);
    let x5 = square(&x4);
    let x6 = mul(&x5, a);
    let mut x7 = square(&x6);
    for _ in 0..3 {
        x7 = square(&x7);
    }
    let x8 = mul(&x7, &x6);
    let mut x9 = square(&x8);
    for _ in 0..2 {
        x9 = square(&x9);
    }
    let x10 = mul(&x9, &x4);
    let mut x11 = square(&x10);
    for _ in 0..10 {
        x11 = square(&x11);
    }
    let x12 = mul(&x11, &x10);
    let mut x13 = square(&x12);
    for _ in 0..10 {
        x13 = square(&x13);
    }
    let x14 = mul(&x13, &x10);
    let mut x15 = square(&x14);
    for _ in 0..21 {
        x15 = square(&x15);
    }
    let x16 = mul(&x15, &x12);
    let mut x17 = square(&x16);
    for _ in 0..54 {
        x17 = square(&x17);
    }
    let x18 = mul(&x17, &x16);
    let mut x19 = square(&x18);
    for _ in 0..109 {
        x19 = square(&x19);
    }
    let x20 = mul(&x19, &x18);
    let mut x21 = square(&x20);
    for _ in 0..2 {
        x21 = square(&x21);
    }
    let x22 = mul(&x21, &x4);
    let mut x23 = square(&x22);
    for _ in 0..22 {
        x23 = square(&x23);
    }
    let x24 = mul(&x23, &x12);
    let mut x25 = square(&x24);
    for _ in 0..6 {
        x25 = square(&x25);
    }
    let x26 = mul(&x25, &x3);
    let x27 = square(&x26);
    mul(&x27, a)
}

/// out^2 = a and ok = 1 if a is a square (0 is one); else ok = 0, and out is no root
///
/// Which of the two roots it is, `is_odd` tells.
pub fn sqrt(a: &Element) -> (Element, u32) {
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
