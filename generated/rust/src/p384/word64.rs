//! Arithmetic modulo 2^384 - 2^128 - 2^96 + 2^32 - 1 (p384). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^384 - 2^128 - 2^96 + 2^32 - 1
//! Recipe:  6x64 operand-scanning carry-chain montgomery(complement) carry(none) invert(divsteps)
//! Limbs:   6 words of 64 bits
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^384 modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight          loose
//! 0     2^0     [0, 2^64 - 1]  [0, 2^64 - 1]
//! 1     2^64    [0, 2^64 - 1]  [0, 2^64 - 1]
//! 2     2^128   [0, 2^64 - 1]  [0, 2^64 - 1]
//! 3     2^192   [0, 2^64 - 1]  [0, 2^64 - 1]
//! 4     2^256   [0, 2^64 - 1]  [0, 2^64 - 1]
//! 5     2^320   [0, 2^64 - 1]  [0, 2^64 - 1]
//! ```

/// Number of words in an element.
pub const LIMBS: usize = 6;

/// Number of bytes in an encoded element.
pub const BYTES: usize = 48;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u64; LIMBS]);

/// An element within loose bounds. In this field they equal the tight bounds.
pub type Loose = Element;

/// 0.
pub const ZERO: Element = Element([0, 0, 0, 0, 0, 0]);

/// 1.
pub const ONE: Element = Element([0xffff_ffff_0000_0001, 0xffff_ffff, 1, 0, 0, 0]);

/// 2^384, the weight of the upper half of a double-length encoding.
pub const WIDE: Element = Element([
    0xffff_fffe_0000_0001,
    0x2_0000_0000,
    0xffff_fffe_0000_0000,
    0x2_0000_0000,
    1,
    0,
]);

/// 19^((p - 1) / 2^1), a primitive root of unity of order 2^1.
pub const ROOT_OF_UNITY: Element = Element([
    0x1_ffff_fffe,
    0xffff_fffe_0000_0000,
    0xffff_ffff_ffff_fffd,
    0xffff_ffff_ffff_ffff,
    0xffff_ffff_ffff_ffff,
    0xffff_ffff_ffff_ffff,
]);

/// R; in the Montgomery domain its limbs hold R^2.
pub const R: Element = Element([
    0xffff_fffe_0000_0001,
    0x2_0000_0000,
    0xffff_fffe_0000_0000,
    0x2_0000_0000,
    1,
    0,
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
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn add(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5] = a.0;
    let [b0, b1, b2, b3, b4, b5] = b.0;
    let (x0, c0) = a0.overflowing_add(b0);
    let (x1, c1) = add_carry(a1, b1, c0);
    let (x2, c2) = add_carry(a2, b2, c1);
    let (x3, c3) = add_carry(a3, b3, c2);
    let (x4, c4) = add_carry(a4, b4, c3);
    let (x5, c5) = add_carry(a5, b5, c4);
    let c5_mask = 0u64.wrapping_sub(c5 as u64);
    let x6 = c5_mask & 0xffff_ffff_0000_0001;
    let x7 = c5_mask & 0xffff_ffff;
    let x8 = c5_mask & 1;
    let (x9, c6) = x0.overflowing_add(x6);
    let (x10, c7) = add_carry(x1, x7, c6);
    let (x11, c8) = add_carry(x2, x8, c7);
    let (o3, c9) = add_carry(x3, 0, c8);
    let (o4, c10) = add_carry(x4, 0, c9);
    let (o5, c11) = add_carry(x5, 0, c10);
    let c11_mask = 0u64.wrapping_sub(c11 as u64);
    let x12 = c11_mask & 0xffff_ffff_0000_0001;
    let x13 = c11_mask & 0xffff_ffff;
    let x14 = c11_mask & 1;
    let (o0, c12) = x9.overflowing_add(x12);
    let (o1, c13) = add_carry(x10, x13, c12);
    let (o2, _) = add_carry(x11, x14, c13);
    Element([o0, o1, o2, o3, o4, o5])
}

/// `out = a - b (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn sub(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5] = a.0;
    let [b0, b1, b2, b3, b4, b5] = b.0;
    let (x0, c0) = a0.overflowing_sub(b0);
    let (x1, c1) = sub_borrow(a1, b1, c0);
    let (x2, c2) = sub_borrow(a2, b2, c1);
    let (x3, c3) = sub_borrow(a3, b3, c2);
    let (x4, c4) = sub_borrow(a4, b4, c3);
    let (x5, c5) = sub_borrow(a5, b5, c4);
    let c5_mask = 0u64.wrapping_sub(c5 as u64);
    let x6 = c5_mask & 0xffff_ffff_0000_0001;
    let x7 = c5_mask & 0xffff_ffff;
    let x8 = c5_mask & 1;
    let (x9, c6) = x0.overflowing_sub(x6);
    let (x10, c7) = sub_borrow(x1, x7, c6);
    let (x11, c8) = sub_borrow(x2, x8, c7);
    let (o3, c9) = sub_borrow(x3, 0, c8);
    let (o4, c10) = sub_borrow(x4, 0, c9);
    let (o5, c11) = sub_borrow(x5, 0, c10);
    let c11_mask = 0u64.wrapping_sub(c11 as u64);
    let x12 = c11_mask & 0xffff_ffff_0000_0001;
    let x13 = c11_mask & 0xffff_ffff;
    let x14 = c11_mask & 1;
    let (o0, c12) = x9.overflowing_sub(x12);
    let (o1, c13) = sub_borrow(x10, x13, c12);
    let (o2, _) = sub_borrow(x11, x14, c13);
    Element([o0, o1, o2, o3, o4, o5])
}

/// `out = -a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn opp(a: &Element) -> Loose {
    let [a0, a1, a2, a3, a4, a5] = a.0;
    let (x0, c0) = 0u64.overflowing_sub(a0);
    let (x1, c1) = sub_borrow(0, a1, c0);
    let (x2, c2) = sub_borrow(0, a2, c1);
    let (x3, c3) = sub_borrow(0, a3, c2);
    let (x4, c4) = sub_borrow(0, a4, c3);
    let (x5, c5) = sub_borrow(0, a5, c4);
    let c5_mask = 0u64.wrapping_sub(c5 as u64);
    let x6 = c5_mask & 0xffff_ffff_0000_0001;
    let x7 = c5_mask & 0xffff_ffff;
    let x8 = c5_mask & 1;
    let (x9, c6) = x0.overflowing_sub(x6);
    let (x10, c7) = sub_borrow(x1, x7, c6);
    let (x11, c8) = sub_borrow(x2, x8, c7);
    let (o3, c9) = sub_borrow(x3, 0, c8);
    let (o4, c10) = sub_borrow(x4, 0, c9);
    let (o5, c11) = sub_borrow(x5, 0, c10);
    let c11_mask = 0u64.wrapping_sub(c11 as u64);
    let x12 = c11_mask & 0xffff_ffff_0000_0001;
    let x13 = c11_mask & 0xffff_ffff;
    let x14 = c11_mask & 1;
    let (o0, c12) = x9.overflowing_sub(x12);
    let (o1, c13) = sub_borrow(x10, x13, c12);
    let (o2, _) = sub_borrow(x11, x14, c13);
    Element([o0, o1, o2, o3, o4, o5])
}

/// `R * out = a * b (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - takes `b`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn mul(a: &Loose, b: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5] = a.0;
    let [b0, b1, b2, b3, b4, b5] = b.0;
    let r0 = m(b0, a0);
    let x0 = r0 as u64;
    let x1 = (r0 >> 64) as u64;
    let r1 = m(b0, a1);
    let x2 = r1 as u64;
    let x3 = (r1 >> 64) as u64;
    let (x4, c0) = x2.overflowing_add(x1);
    let r2 = m(b0, a2);
    let x5 = r2 as u64;
    let x6 = (r2 >> 64) as u64;
    let (x7, c1) = add_carry(x5, x3, c0);
    let r3 = m(b0, a3);
    let x8 = r3 as u64;
    let x9 = (r3 >> 64) as u64;
    let (x10, c2) = add_carry(x8, x6, c1);
    let r4 = m(b0, a4);
    let x11 = r4 as u64;
    let x12 = (r4 >> 64) as u64;
    let (x13, c3) = add_carry(x11, x9, c2);
    let r5 = m(b0, a5);
    let x14 = r5 as u64;
    let (x15, c4) = add_carry(x14, x12, c3);
    let x16 = (r5 >> 64) as u64 + c4 as u64;
    let x17 = (x0 << 32).wrapping_add(x0);
    let r6 = m(x17, 0xffff_ffff_0000_0001);
    let x18 = r6 as u64;
    let x19 = (r6 >> 64) as u64;
    let r7 = m(x17, 0xffff_ffff);
    let x20 = r7 as u64;
    let x21 = (r7 >> 64) as u64;
    let (x22, c5) = x20.overflowing_add(x19);
    let (x23, c6) = add_carry(x17, x21, c5);
    let (_, c7) = x0.overflowing_sub(x18);
    let (x24, c8) = sub_borrow(x4, x22, c7);
    let (x25, c9) = sub_borrow(x7, x23, c8);
    let (x26, c10) = sub_borrow(x10, c6 as u64, c9);
    let (x27, c11) = sub_borrow(x13, 0, c10);
    let (x28, c12) = sub_borrow(x15, 0, c11);
    let x29 = x17.wrapping_sub(c12 as u64);
    let (x30, c13) = x16.overflowing_add(x29);
    let r8 = m(b1, a0);
    let x31 = r8 as u64;
    let x32 = (r8 >> 64) as u64;
    let r9 = m(b1, a1);
    let x33 = r9 as u64;
    let x34 = (r9 >> 64) as u64;
    let (x35, c14) = x33.overflowing_add(x32);
    let r10 = m(b1, a2);
    let x36 = r10 as u64;
    let x37 = (r10 >> 64) as u64;
    let (x38, c15) = add_carry(x36, x34, c14);
    let r11 = m(b1, a3);
    let x39 = r11 as u64;
    let x40 = (r11 >> 64) as u64;
    let (x41, c16) = add_carry(x39, x37, c15);
    let r12 = m(b1, a4);
    let x42 = r12 as u64;
    let x43 = (r12 >> 64) as u64;
    let (x44, c17) = add_carry(x42, x40, c16);
    let r13 = m(b1, a5);
    let x45 = r13 as u64;
    let (x46, c18) = add_carry(x45, x43, c17);
    let x47 = (r13 >> 64) as u64 + c18 as u64;
    let (x48, c19) = x24.overflowing_add(x31);
    let (x49, c20) = add_carry(x25, x35, c19);
    let (x50, c21) = add_carry(x26, x38, c20);
    let (x51, c22) = add_carry(x27, x41, c21);
    let (x52, c23) = add_carry(x28, x44, c22);
    let (x53, c24) = add_carry(x30, x46, c23);
    let x54 = x47.wrapping_add(c24 as u64);
    let (x55, c25) = (c13 as u64).overflowing_add(x54);
    let x56 = (x48 << 32).wrapping_add(x48);
    let r14 = m(x56, 0xffff_ffff_0000_0001);
    let x57 = r14 as u64;
    let x58 = (r14 >> 64) as u64;
    let r15 = m(x56, 0xffff_ffff);
    let x59 = r15 as u64;
    let x60 = (r15 >> 64) as u64;
    let (x61, c26) = x59.overflowing_add(x58);
    let (x62, c27) = add_carry(x56, x60, c26);
    let (_, c28) = x48.overflowing_sub(x57);
    let (x63, c29) = sub_borrow(x49, x61, c28);
    let (x64, c30) = sub_borrow(x50, x62, c29);
    let (x65, c31) = sub_borrow(x51, c27 as u64, c30);
    let (x66, c32) = sub_borrow(x52, 0, c31);
    let (x67, c33) = sub_borrow(x53, 0, c32);
    let x68 = x56.wrapping_sub(c33 as u64);
    let (x69, c34) = x55.overflowing_add(x68);
    let x70 = c25 as u64 + c34 as u64;
    let r16 = m(b2, a0);
    let x71 = r16 as u64;
    let x72 = (r16 >> 64) as u64;
    let r17 = m(b2, a1);
    let x73 = r17 as u64;
    let x74 = (r17 >> 64) as u64;
    let (x75, c35) = x73.overflowing_add(x72);
    let r18 = m(b2, a2);
    let x76 = r18 as u64;
    let x77 = (r18 >> 64) as u64;
    let (x78, c36) = add_carry(x76, x74, c35);
    let r19 = m(b2, a3);
    let x79 = r19 as u64;
    let x80 = (r19 >> 64) as u64;
    let (x81, c37) = add_carry(x79, x77, c36);
    let r20 = m(b2, a4);
    let x82 = r20 as u64;
    let x83 = (r20 >> 64) as u64;
    let (x84, c38) = add_carry(x82, x80, c37);
    let r21 = m(b2, a5);
    let x85 = r21 as u64;
    let (x86, c39) = add_carry(x85, x83, c38);
    let x87 = (r21 >> 64) as u64 + c39 as u64;
    let (x88, c40) = x63.overflowing_add(x71);
    let (x89, c41) = add_carry(x64, x75, c40);
    let (x90, c42) = add_carry(x65, x78, c41);
    let (x91, c43) = add_carry(x66, x81, c42);
    let (x92, c44) = add_carry(x67, x84, c43);
    let (x93, c45) = add_carry(x69, x86, c44);
    let x94 = x87.wrapping_add(c45 as u64);
    let (x95, c46) = x70.overflowing_add(x94);
    let x96 = (x88 << 32).wrapping_add(x88);
    let r22 = m(x96, 0xffff_ffff_0000_0001);
    let x97 = r22 as u64;
    let x98 = (r22 >> 64) as u64;
    let r23 = m(x96, 0xffff_ffff);
    let x99 = r23 as u64;
    let x100 = (r23 >> 64) as u64;
    let (x101, c47) = x99.overflowing_add(x98);
    let (x102, c48) = add_carry(x96, x100, c47);
    let (_, c49) = x88.overflowing_sub(x97);
    let (x103, c50) = sub_borrow(x89, x101, c49);
    let (x104, c51) = sub_borrow(x90, x102, c50);
    let (x105, c52) = sub_borrow(x91, c48 as u64, c51);
    let (x106, c53) = sub_borrow(x92, 0, c52);
    let (x107, c54) = sub_borrow(x93, 0, c53);
    let x108 = x96.wrapping_sub(c54 as u64);
    let (x109, c55) = x95.overflowing_add(x108);
    let x110 = c46 as u64 + c55 as u64;
    let r24 = m(b3, a0);
    let x111 = r24 as u64;
    let x112 = (r24 >> 64) as u64;
    let r25 = m(b3, a1);
    let x113 = r25 as u64;
    let x114 = (r25 >> 64) as u64;
    let (x115, c56) = x113.overflowing_add(x112);
    let r26 = m(b3, a2);
    let x116 = r26 as u64;
    let x117 = (r26 >> 64) as u64;
    let (x118, c57) = add_carry(x116, x114, c56);
    let r27 = m(b3, a3);
    let x119 = r27 as u64;
    let x120 = (r27 >> 64) as u64;
    let (x121, c58) = add_carry(x119, x117, c57);
    let r28 = m(b3, a4);
    let x122 = r28 as u64;
    let x123 = (r28 >> 64) as u64;
    let (x124, c59) = add_carry(x122, x120, c58);
    let r29 = m(b3, a5);
    let x125 = r29 as u64;
    let (x126, c60) = add_carry(x125, x123, c59);
    let x127 = (r29 >> 64) as u64 + c60 as u64;
    let (x128, c61) = x103.overflowing_add(x111);
    let (x129, c62) = add_carry(x104, x115, c61);
    let (x130, c63) = add_carry(x105, x118, c62);
    let (x131, c64) = add_carry(x106, x121, c63);
    let (x132, c65) = add_carry(x107, x124, c64);
    let (x133, c66) = add_carry(x109, x126, c65);
    let x134 = x127.wrapping_add(c66 as u64);
    let (x135, c67) = x110.overflowing_add(x134);
    let x136 = (x128 << 32).wrapping_add(x128);
    let r30 = m(x136, 0xffff_ffff_0000_0001);
    let x137 = r30 as u64;
    let x138 = (r30 >> 64) as u64;
    let r31 = m(x136, 0xffff_ffff);
    let x139 = r31 as u64;
    let x140 = (r31 >> 64) as u64;
    let (x141, c68) = x139.overflowing_add(x138);
    let (x142, c69) = add_carry(x136, x140, c68);
    let (_, c70) = x128.overflowing_sub(x137);
    let (x143, c71) = sub_borrow(x129, x141, c70);
    let (x144, c72) = sub_borrow(x130, x142, c71);
    let (x145, c73) = sub_borrow(x131, c69 as u64, c72);
    let (x146, c74) = sub_borrow(x132, 0, c73);
    let (x147, c75) = sub_borrow(x133, 0, c74);
    let x148 = x136.wrapping_sub(c75 as u64);
    let (x149, c76) = x135.overflowing_add(x148);
    let x150 = c67 as u64 + c76 as u64;
    let r32 = m(b4, a0);
    let x151 = r32 as u64;
    let x152 = (r32 >> 64) as u64;
    let r33 = m(b4, a1);
    let x153 = r33 as u64;
    let x154 = (r33 >> 64) as u64;
    let (x155, c77) = x153.overflowing_add(x152);
    let r34 = m(b4, a2);
    let x156 = r34 as u64;
    let x157 = (r34 >> 64) as u64;
    let (x158, c78) = add_carry(x156, x154, c77);
    let r35 = m(b4, a3);
    let x159 = r35 as u64;
    let x160 = (r35 >> 64) as u64;
    let (x161, c79) = add_carry(x159, x157, c78);
    let r36 = m(b4, a4);
    let x162 = r36 as u64;
    let x163 = (r36 >> 64) as u64;
    let (x164, c80) = add_carry(x162, x160, c79);
    let r37 = m(b4, a5);
    let x165 = r37 as u64;
    let (x166, c81) = add_carry(x165, x163, c80);
    let x167 = (r37 >> 64) as u64 + c81 as u64;
    let (x168, c82) = x143.overflowing_add(x151);
    let (x169, c83) = add_carry(x144, x155, c82);
    let (x170, c84) = add_carry(x145, x158, c83);
    let (x171, c85) = add_carry(x146, x161, c84);
    let (x172, c86) = add_carry(x147, x164, c85);
    let (x173, c87) = add_carry(x149, x166, c86);
    let x174 = x167.wrapping_add(c87 as u64);
    let (x175, c88) = x150.overflowing_add(x174);
    let x176 = (x168 << 32).wrapping_add(x168);
    let r38 = m(x176, 0xffff_ffff_0000_0001);
    let x177 = r38 as u64;
    let x178 = (r38 >> 64) as u64;
    let r39 = m(x176, 0xffff_ffff);
    let x179 = r39 as u64;
    let x180 = (r39 >> 64) as u64;
    let (x181, c89) = x179.overflowing_add(x178);
    let (x182, c90) = add_carry(x176, x180, c89);
    let (_, c91) = x168.overflowing_sub(x177);
    let (x183, c92) = sub_borrow(x169, x181, c91);
    let (x184, c93) = sub_borrow(x170, x182, c92);
    let (x185, c94) = sub_borrow(x171, c90 as u64, c93);
    let (x186, c95) = sub_borrow(x172, 0, c94);
    let (x187, c96) = sub_borrow(x173, 0, c95);
    let x188 = x176.wrapping_sub(c96 as u64);
    let (x189, c97) = x175.overflowing_add(x188);
    let x190 = c88 as u64 + c97 as u64;
    let r40 = m(b5, a0);
    let x191 = r40 as u64;
    let x192 = (r40 >> 64) as u64;
    let r41 = m(b5, a1);
    let x193 = r41 as u64;
    let x194 = (r41 >> 64) as u64;
    let (x195, c98) = x193.overflowing_add(x192);
    let r42 = m(b5, a2);
    let x196 = r42 as u64;
    let x197 = (r42 >> 64) as u64;
    let (x198, c99) = add_carry(x196, x194, c98);
    let r43 = m(b5, a3);
    let x199 = r43 as u64;
    let x200 = (r43 >> 64) as u64;
    let (x201, c100) = add_carry(x199, x197, c99);
    let r44 = m(b5, a4);
    let x202 = r44 as u64;
    let x203 = (r44 >> 64) as u64;
    let (x204, c101) = add_carry(x202, x200, c100);
    let r45 = m(b5, a5);
    let x205 = r45 as u64;
    let (x206, c102) = add_carry(x205, x203, c101);
    let x207 = (r45 >> 64) as u64 + c102 as u64;
    let (x208, c103) = x183.overflowing_add(x191);
    let (x209, c104) = add_carry(x184, x195, c103);
    let (x210, c105) = add_carry(x185, x198, c104);
    let (x211, c106) = add_carry(x186, x201, c105);
    let (x212, c107) = add_carry(x187, x204, c106);
    let (x213, c108) = add_carry(x189, x206, c107);
    let x214 = x207.wrapping_add(c108 as u64);
    let (x215, c109) = x190.overflowing_add(x214);
    let x216 = (x208 << 32).wrapping_add(x208);
    let r46 = m(x216, 0xffff_ffff_0000_0001);
    let x217 = r46 as u64;
    let x218 = (r46 >> 64) as u64;
    let r47 = m(x216, 0xffff_ffff);
    let x219 = r47 as u64;
    let x220 = (r47 >> 64) as u64;
    let (x221, c110) = x219.overflowing_add(x218);
    let (x222, c111) = add_carry(x216, x220, c110);
    let (_, c112) = x208.overflowing_sub(x217);
    let (x223, c113) = sub_borrow(x209, x221, c112);
    let (x224, c114) = sub_borrow(x210, x222, c113);
    let (x225, c115) = sub_borrow(x211, c111 as u64, c114);
    let (x226, c116) = sub_borrow(x212, 0, c115);
    let (x227, c117) = sub_borrow(x213, 0, c116);
    let x228 = x216.wrapping_sub(c117 as u64);
    let (x229, c118) = x215.overflowing_add(x228);
    let x230 = c109 as u64 + c118 as u64;
    let c119 = x230 != 0;
    let c119_mask = 0u64.wrapping_sub(c119 as u64);
    let x231 = c119_mask & 0xffff_ffff;
    let x232 = c119_mask & 0xffff_ffff_0000_0000;
    let x233 = c119_mask & 0xffff_ffff_ffff_fffe;
    let (o0, c120) = x223.overflowing_sub(x231);
    let (o1, c121) = sub_borrow(x224, x232, c120);
    let (o2, c122) = sub_borrow(x225, x233, c121);
    let (o3, c123) = sub_borrow(x226, c119_mask, c122);
    let (o4, c124) = sub_borrow(x227, c119_mask, c123);
    let (o5, _) = sub_borrow(x229, c119_mask, c124);
    Element([o0, o1, o2, o3, o4, o5])
}

/// `R * out = a^2 (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn square(a: &Loose) -> Element {
    let [a0, a1, a2, a3, a4, a5] = a.0;
    let r0 = m(a0, a1);
    let r1 = m(a0, a2);
    let r2 = m(a0, a3);
    let r3 = m(a0, a4);
    let r4 = m(a0, a5);
    let r5 = m(a0, a0);
    let x0 = r5 as u64;
    let x1 = (r5 >> 64) as u64;
    let r6 = m(a1, a2);
    let r7 = m(a1, a3);
    let r8 = m(a1, a4);
    let r9 = m(a1, a5);
    let r10 = m(a1, a1);
    let x2 = r10 as u64;
    let x3 = (r10 >> 64) as u64;
    let r11 = m(a2, a3);
    let r12 = m(a2, a4);
    let r13 = m(a2, a5);
    let r14 = m(a2, a2);
    let x4 = r14 as u64;
    let x5 = (r14 >> 64) as u64;
    let r15 = m(a3, a4);
    let r16 = m(a3, a5);
    let r17 = m(a3, a3);
    let x6 = r17 as u64;
    let x7 = (r17 >> 64) as u64;
    let r18 = m(a4, a5);
    let r19 = m(a4, a4);
    let x8 = r19 as u64;
    let x9 = (r19 >> 64) as u64;
    let r20 = m(a5, a5);
    let x10 = r20 as u64;
    let x11 = (r20 >> 64) as u64;
    let x12 = r0 as u64;
    let x13 = (r0 >> 64) as u64;
    let x14 = r1 as u64;
    let x15 = (r1 >> 64) as u64;
    let (x16, c0) = x14.overflowing_add(x13);
    let x17 = r2 as u64;
    let x18 = (r2 >> 64) as u64;
    let (x19, c1) = add_carry(x17, x15, c0);
    let x20 = r3 as u64;
    let x21 = (r3 >> 64) as u64;
    let (x22, c2) = add_carry(x20, x18, c1);
    let x23 = r4 as u64;
    let (x24, c3) = add_carry(x23, x21, c2);
    let x25 = (r4 >> 64) as u64 + c3 as u64;
    let x26 = r6 as u64;
    let x27 = (r6 >> 64) as u64;
    let x28 = r7 as u64;
    let x29 = (r7 >> 64) as u64;
    let (x30, c4) = x28.overflowing_add(x27);
    let x31 = r8 as u64;
    let x32 = (r8 >> 64) as u64;
    let (x33, c5) = add_carry(x31, x29, c4);
    let x34 = r9 as u64;
    let (x35, c6) = add_carry(x34, x32, c5);
    let x36 = (r9 >> 64) as u64 + c6 as u64;
    let (x37, c7) = x19.overflowing_add(x26);
    let (x38, c8) = add_carry(x22, x30, c7);
    let (x39, c9) = add_carry(x24, x33, c8);
    let (x40, c10) = add_carry(x25, x35, c9);
    let x41 = x36.wrapping_add(c10 as u64);
    let x42 = r11 as u64;
    let x43 = (r11 >> 64) as u64;
    let x44 = r12 as u64;
    let x45 = (r12 >> 64) as u64;
    let (x46, c11) = x44.overflowing_add(x43);
    let x47 = r13 as u64;
    let (x48, c12) = add_carry(x47, x45, c11);
    let x49 = (r13 >> 64) as u64 + c12 as u64;
    let (x50, c13) = x39.overflowing_add(x42);
    let (x51, c14) = add_carry(x40, x46, c13);
    let (x52, c15) = add_carry(x41, x48, c14);
    let x53 = x49.wrapping_add(c15 as u64);
    let x54 = r15 as u64;
    let x55 = (r15 >> 64) as u64;
    let x56 = r16 as u64;
    let (x57, c16) = x56.overflowing_add(x55);
    let x58 = (r16 >> 64) as u64 + c16 as u64;
    let (x59, c17) = x52.overflowing_add(x54);
    let (x60, c18) = add_carry(x53, x57, c17);
    let x61 = x58.wrapping_add(c18 as u64);
    let x62 = r18 as u64;
    let x63 = (r18 >> 64) as u64;
    let (x64, c19) = x61.overflowing_add(x62);
    let x65 = x63 + c19 as u64;
    let (x66, c20) = x12.overflowing_add(x12);
    let (x67, c21) = add_carry(x16, x16, c20);
    let (x68, c22) = add_carry(x37, x37, c21);
    let (x69, c23) = add_carry(x38, x38, c22);
    let (x70, c24) = add_carry(x50, x50, c23);
    let (x71, c25) = add_carry(x51, x51, c24);
    let (x72, c26) = add_carry(x59, x59, c25);
    let (x73, c27) = add_carry(x60, x60, c26);
    let (x74, c28) = add_carry(x64, x64, c27);
    let (x75, c29) = add_carry(x65, x65, c28);
    let (x76, c30) = x1.overflowing_add(x66);
    let (x77, c31) = add_carry(x2, x67, c30);
    let (x78, c32) = add_carry(x3, x68, c31);
    let (x79, c33) = add_carry(x4, x69, c32);
    let (x80, c34) = add_carry(x5, x70, c33);
    let (x81, c35) = add_carry(x6, x71, c34);
    let (x82, c36) = add_carry(x7, x72, c35);
    let (x83, c37) = add_carry(x8, x73, c36);
    let (x84, c38) = add_carry(x9, x74, c37);
    let (x85, c39) = add_carry(x10, x75, c38);
    let (x86, _) = add_carry(x11, c29 as u64, c39);
    let x87 = (x0 << 32).wrapping_add(x0);
    let r21 = m(x87, 0xffff_ffff_0000_0001);
    let x88 = r21 as u64;
    let x89 = (r21 >> 64) as u64;
    let r22 = m(x87, 0xffff_ffff);
    let x90 = r22 as u64;
    let x91 = (r22 >> 64) as u64;
    let (x92, c40) = x90.overflowing_add(x89);
    let (x93, c41) = add_carry(x87, x91, c40);
    let (_, c42) = x0.overflowing_sub(x88);
    let (x94, c43) = sub_borrow(x76, x92, c42);
    let (x95, c44) = sub_borrow(x77, x93, c43);
    let (x96, c45) = sub_borrow(x78, c41 as u64, c44);
    let (x97, c46) = sub_borrow(x79, 0, c45);
    let (x98, c47) = sub_borrow(x80, 0, c46);
    let x99 = x87.wrapping_sub(c47 as u64);
    let (x100, c48) = x81.overflowing_add(x99);
    let x101 = (x94 << 32).wrapping_add(x94);
    let r23 = m(x101, 0xffff_ffff_0000_0001);
    let x102 = r23 as u64;
    let x103 = (r23 >> 64) as u64;
    let r24 = m(x101, 0xffff_ffff);
    let x104 = r24 as u64;
    let x105 = (r24 >> 64) as u64;
    let (x106, c49) = x104.overflowing_add(x103);
    let (x107, c50) = add_carry(x101, x105, c49);
    let (_, c51) = x94.overflowing_sub(x102);
    let (x108, c52) = sub_borrow(x95, x106, c51);
    let (x109, c53) = sub_borrow(x96, x107, c52);
    let (x110, c54) = sub_borrow(x97, c50 as u64, c53);
    let (x111, c55) = sub_borrow(x98, 0, c54);
    let (x112, c56) = sub_borrow(x100, 0, c55);
    let x113 = x101.wrapping_sub(c56 as u64);
    let (x114, c57) = add_carry(x82, x113, c48);
    let x115 = (x108 << 32).wrapping_add(x108);
    let r25 = m(x115, 0xffff_ffff_0000_0001);
    let x116 = r25 as u64;
    let x117 = (r25 >> 64) as u64;
    let r26 = m(x115, 0xffff_ffff);
    let x118 = r26 as u64;
    let x119 = (r26 >> 64) as u64;
    let (x120, c58) = x118.overflowing_add(x117);
    let (x121, c59) = add_carry(x115, x119, c58);
    let (_, c60) = x108.overflowing_sub(x116);
    let (x122, c61) = sub_borrow(x109, x120, c60);
    let (x123, c62) = sub_borrow(x110, x121, c61);
    let (x124, c63) = sub_borrow(x111, c59 as u64, c62);
    let (x125, c64) = sub_borrow(x112, 0, c63);
    let (x126, c65) = sub_borrow(x114, 0, c64);
    let x127 = x115.wrapping_sub(c65 as u64);
    let (x128, c66) = add_carry(x83, x127, c57);
    let x129 = (x122 << 32).wrapping_add(x122);
    let r27 = m(x129, 0xffff_ffff_0000_0001);
    let x130 = r27 as u64;
    let x131 = (r27 >> 64) as u64;
    let r28 = m(x129, 0xffff_ffff);
    let x132 = r28 as u64;
    let x133 = (r28 >> 64) as u64;
    let (x134, c67) = x132.overflowing_add(x131);
    let (x135, c68) = add_carry(x129, x133, c67);
    let (_, c69) = x122.overflowing_sub(x130);
    let (x136, c70) = sub_borrow(x123, x134, c69);
    let (x137, c71) = sub_borrow(x124, x135, c70);
    let (x138, c72) = sub_borrow(x125, c68 as u64, c71);
    let (x139, c73) = sub_borrow(x126, 0, c72);
    let (x140, c74) = sub_borrow(x128, 0, c73);
    let x141 = x129.wrapping_sub(c74 as u64);
    let (x142, c75) = add_carry(x84, x141, c66);
    let x143 = (x136 << 32).wrapping_add(x136);
    let r29 = m(x143, 0xffff_ffff_0000_0001);
    let x144 = r29 as u64;
    let x145 = (r29 >> 64) as u64;
    let r30 = m(x143, 0xffff_ffff);
    let x146 = r30 as u64;
    let x147 = (r30 >> 64) as u64;
    let (x148, c76) = x146.overflowing_add(x145);
    let (x149, c77) = add_carry(x143, x147, c76);
    let (_, c78) = x136.overflowing_sub(x144);
    let (x150, c79) = sub_borrow(x137, x148, c78);
    let (x151, c80) = sub_borrow(x138, x149, c79);
    let (x152, c81) = sub_borrow(x139, c77 as u64, c80);
    let (x153, c82) = sub_borrow(x140, 0, c81);
    let (x154, c83) = sub_borrow(x142, 0, c82);
    let x155 = x143.wrapping_sub(c83 as u64);
    let (x156, c84) = add_carry(x85, x155, c75);
    let x157 = (x150 << 32).wrapping_add(x150);
    let r31 = m(x157, 0xffff_ffff_0000_0001);
    let x158 = r31 as u64;
    let x159 = (r31 >> 64) as u64;
    let r32 = m(x157, 0xffff_ffff);
    let x160 = r32 as u64;
    let x161 = (r32 >> 64) as u64;
    let (x162, c85) = x160.overflowing_add(x159);
    let (x163, c86) = add_carry(x157, x161, c85);
    let (_, c87) = x150.overflowing_sub(x158);
    let (x164, c88) = sub_borrow(x151, x162, c87);
    let (x165, c89) = sub_borrow(x152, x163, c88);
    let (x166, c90) = sub_borrow(x153, c86 as u64, c89);
    let (x167, c91) = sub_borrow(x154, 0, c90);
    let (x168, c92) = sub_borrow(x156, 0, c91);
    let x169 = x157.wrapping_sub(c92 as u64);
    let (x170, c93) = add_carry(x86, x169, c84);
    let c93_mask = 0u64.wrapping_sub(c93 as u64);
    let x171 = c93_mask & 0xffff_ffff;
    let x172 = c93_mask & 0xffff_ffff_0000_0000;
    let x173 = c93_mask & 0xffff_ffff_ffff_fffe;
    let (o0, c94) = x164.overflowing_sub(x171);
    let (o1, c95) = sub_borrow(x165, x172, c94);
    let (o2, c96) = sub_borrow(x166, x173, c95);
    let (o3, c97) = sub_borrow(x167, c93_mask, c96);
    let (o4, c98) = sub_borrow(x168, c93_mask, c97);
    let (o5, _) = sub_borrow(x170, c93_mask, c98);
    Element([o0, o1, o2, o3, o4, o5])
}

/// `2 * out = a (mod p)`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn halve(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5] = a.0;
    let x0 = a0 & 1;
    let c0 = x0 != 0;
    let c0_mask = 0u64.wrapping_sub(c0 as u64);
    let x1 = c0_mask & 0xffff_ffff;
    let x2 = c0_mask & 0xffff_ffff_0000_0000;
    let x3 = c0_mask & 0xffff_ffff_ffff_fffe;
    let (x4, c1) = a0.overflowing_add(x1);
    let (x5, c2) = add_carry(a1, x2, c1);
    let (x6, c3) = add_carry(a2, x3, c2);
    let (x7, c4) = add_carry(a3, c0_mask, c3);
    let (x8, c5) = add_carry(a4, c0_mask, c4);
    let (x9, c6) = add_carry(a5, c0_mask, c5);
    let x10 = x5 & 1;
    let x11 = x6 & 1;
    let x12 = x7 & 1;
    let x13 = x8 & 1;
    let x14 = x9 & 1;
    let o0 = (x4 >> 1) + (x10 << 63);
    let o1 = (x5 >> 1) + (x11 << 63);
    let o2 = (x6 >> 1) + (x12 << 63);
    let o3 = (x7 >> 1) + (x13 << 63);
    let o4 = (x8 >> 1) + (x14 << 63);
    let o5 = (x9 >> 1) + ((c6 as u64) << 63);
    Element([o0, o1, o2, o3, o4, o5])
}

const_fn! {
    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: every word in `[0, 2^64 - 1]`
    /// - takes `b`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: every word in `[0, 2^64 - 1]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    pub fn select(choice: u64, a: &Element, b: &Element) -> Element {
        let [a0, a1, a2, a3, a4, a5] = a.0;
        let [b0, b1, b2, b3, b4, b5] = b.0;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let choice_mask = 0u64.wrapping_sub(core::hint::black_box(choice));
        let o0 = b0 ^ (choice_mask & (a0 ^ b0));
        let o1 = b1 ^ (choice_mask & (a1 ^ b1));
        let o2 = b2 ^ (choice_mask & (a2 ^ b2));
        let o3 = b3 ^ (choice_mask & (a3 ^ b3));
        let o4 = b4 ^ (choice_mask & (a4 ^ b4));
        let o5 = b5 ^ (choice_mask & (a5 ^ b5));
        Element([o0, o1, o2, o3, o4, o5])
    }
}

const_fn! {
    /// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: every word in `[0, 2^64 - 1]`
    /// - takes `b`: every word in `[0, 2^64 - 1]`
    /// - returns `x`: every word in `[0, 2^64 - 1]`
    /// - returns `y`: every word in `[0, 2^64 - 1]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    pub fn swap(choice: u64, a: &Element, b: &Element) -> (Element, Element) {
        let [a0, a1, a2, a3, a4, a5] = a.0;
        let [b0, b1, b2, b3, b4, b5] = b.0;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let choice_mask = 0u64.wrapping_sub(core::hint::black_box(choice));
        let x0 = a0 ^ (choice_mask & (b0 ^ a0));
        let x1 = a1 ^ (choice_mask & (b1 ^ a1));
        let x2 = a2 ^ (choice_mask & (b2 ^ a2));
        let x3 = a3 ^ (choice_mask & (b3 ^ a3));
        let x4 = a4 ^ (choice_mask & (b4 ^ a4));
        let x5 = a5 ^ (choice_mask & (b5 ^ a5));
        let y0 = b0 ^ (choice_mask & (a0 ^ b0));
        let y1 = b1 ^ (choice_mask & (a1 ^ b1));
        let y2 = b2 ^ (choice_mask & (a2 ^ b2));
        let y3 = b3 ^ (choice_mask & (a3 ^ b3));
        let y4 = b4 ^ (choice_mask & (a4 ^ b4));
        let y5 = b5 ^ (choice_mask & (a5 ^ b5));
        let x = Element([x0, x1, x2, x3, x4, x5]);
        let y = Element([y0, y1, y2, y3, y4, y5]);
        (x, y)
    }
}

/// `R * out = a (mod p), 0 <= out < p`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn to_bytes(a: &Element) -> [u8; 48] {
    let [a0, a1, a2, a3, a4, a5] = a.0;
    let x0 = (a0 << 32).wrapping_add(a0);
    let r0 = m(x0, 0xffff_ffff_0000_0001);
    let x1 = r0 as u64;
    let x2 = (r0 >> 64) as u64;
    let r1 = m(x0, 0xffff_ffff);
    let x3 = r1 as u64;
    let x4 = (r1 >> 64) as u64;
    let (x5, c0) = x3.overflowing_add(x2);
    let (x6, c1) = add_carry(x0, x4, c0);
    let (_, c2) = a0.overflowing_sub(x1);
    let (x7, c3) = sub_borrow(a1, x5, c2);
    let (x8, c4) = sub_borrow(a2, x6, c3);
    let (x9, c5) = sub_borrow(a3, c1 as u64, c4);
    let (x10, c6) = sub_borrow(a4, 0, c5);
    let (x11, c7) = sub_borrow(a5, 0, c6);
    let x12 = x0.wrapping_sub(c7 as u64);
    let x13 = (x7 << 32).wrapping_add(x7);
    let r2 = m(x13, 0xffff_ffff_0000_0001);
    let x14 = r2 as u64;
    let x15 = (r2 >> 64) as u64;
    let r3 = m(x13, 0xffff_ffff);
    let x16 = r3 as u64;
    let x17 = (r3 >> 64) as u64;
    let (x18, c8) = x16.overflowing_add(x15);
    let (x19, c9) = add_carry(x13, x17, c8);
    let (_, c10) = x7.overflowing_sub(x14);
    let (x20, c11) = sub_borrow(x8, x18, c10);
    let (x21, c12) = sub_borrow(x9, x19, c11);
    let (x22, c13) = sub_borrow(x10, c9 as u64, c12);
    let (x23, c14) = sub_borrow(x11, 0, c13);
    let (x24, c15) = sub_borrow(x12, 0, c14);
    let x25 = x13.wrapping_sub(c15 as u64);
    let x26 = (x20 << 32).wrapping_add(x20);
    let r4 = m(x26, 0xffff_ffff_0000_0001);
    let x27 = r4 as u64;
    let x28 = (r4 >> 64) as u64;
    let r5 = m(x26, 0xffff_ffff);
    let x29 = r5 as u64;
    let x30 = (r5 >> 64) as u64;
    let (x31, c16) = x29.overflowing_add(x28);
    let (x32, c17) = add_carry(x26, x30, c16);
    let (_, c18) = x20.overflowing_sub(x27);
    let (x33, c19) = sub_borrow(x21, x31, c18);
    let (x34, c20) = sub_borrow(x22, x32, c19);
    let (x35, c21) = sub_borrow(x23, c17 as u64, c20);
    let (x36, c22) = sub_borrow(x24, 0, c21);
    let (x37, c23) = sub_borrow(x25, 0, c22);
    let x38 = x26.wrapping_sub(c23 as u64);
    let x39 = (x33 << 32).wrapping_add(x33);
    let r6 = m(x39, 0xffff_ffff_0000_0001);
    let x40 = r6 as u64;
    let x41 = (r6 >> 64) as u64;
    let r7 = m(x39, 0xffff_ffff);
    let x42 = r7 as u64;
    let x43 = (r7 >> 64) as u64;
    let (x44, c24) = x42.overflowing_add(x41);
    let (x45, c25) = add_carry(x39, x43, c24);
    let (_, c26) = x33.overflowing_sub(x40);
    let (x46, c27) = sub_borrow(x34, x44, c26);
    let (x47, c28) = sub_borrow(x35, x45, c27);
    let (x48, c29) = sub_borrow(x36, c25 as u64, c28);
    let (x49, c30) = sub_borrow(x37, 0, c29);
    let (x50, c31) = sub_borrow(x38, 0, c30);
    let x51 = x39.wrapping_sub(c31 as u64);
    let x52 = (x46 << 32).wrapping_add(x46);
    let r8 = m(x52, 0xffff_ffff_0000_0001);
    let x53 = r8 as u64;
    let x54 = (r8 >> 64) as u64;
    let r9 = m(x52, 0xffff_ffff);
    let x55 = r9 as u64;
    let x56 = (r9 >> 64) as u64;
    let (x57, c32) = x55.overflowing_add(x54);
    let (x58, c33) = add_carry(x52, x56, c32);
    let (_, c34) = x46.overflowing_sub(x53);
    let (x59, c35) = sub_borrow(x47, x57, c34);
    let (x60, c36) = sub_borrow(x48, x58, c35);
    let (x61, c37) = sub_borrow(x49, c33 as u64, c36);
    let (x62, c38) = sub_borrow(x50, 0, c37);
    let (x63, c39) = sub_borrow(x51, 0, c38);
    let x64 = x52.wrapping_sub(c39 as u64);
    let x65 = (x59 << 32).wrapping_add(x59);
    let r10 = m(x65, 0xffff_ffff_0000_0001);
    let x66 = r10 as u64;
    let x67 = (r10 >> 64) as u64;
    let r11 = m(x65, 0xffff_ffff);
    let x68 = r11 as u64;
    let x69 = (r11 >> 64) as u64;
    let (x70, c40) = x68.overflowing_add(x67);
    let (x71, c41) = add_carry(x65, x69, c40);
    let (_, c42) = x59.overflowing_sub(x66);
    let (x72, c43) = sub_borrow(x60, x70, c42);
    let (x73, c44) = sub_borrow(x61, x71, c43);
    let (x74, c45) = sub_borrow(x62, c41 as u64, c44);
    let (x75, c46) = sub_borrow(x63, 0, c45);
    let (x76, c47) = sub_borrow(x64, 0, c46);
    let x77 = x65.wrapping_sub(c47 as u64);
    let (x78, c48) = x72.overflowing_sub(0xffff_ffff);
    let (x79, c49) = sub_borrow(x73, 0xffff_ffff_0000_0000, c48);
    let (x80, c50) = sub_borrow(x74, 0xffff_ffff_ffff_fffe, c49);
    let (x81, c51) = sub_borrow(x75, 0xffff_ffff_ffff_ffff, c50);
    let (x82, c52) = sub_borrow(x76, 0xffff_ffff_ffff_ffff, c51);
    let (x83, c53) = sub_borrow(x77, 0xffff_ffff_ffff_ffff, c52);
    let c53_mask = 0u64.wrapping_sub(c53 as u64);
    let o0 = x78 ^ (c53_mask & (x72 ^ x78));
    let o1 = x79 ^ (c53_mask & (x73 ^ x79));
    let o2 = x80 ^ (c53_mask & (x74 ^ x80));
    let o3 = x81 ^ (c53_mask & (x75 ^ x81));
    let o4 = x82 ^ (c53_mask & (x76 ^ x82));
    let o5 = x83 ^ (c53_mask & (x77 ^ x83));
    let mut out = [0; 48];
    store(&mut out, 0, o0);
    store(&mut out, 8, o1);
    store(&mut out, 16, o2);
    store(&mut out, 24, o3);
    store(&mut out, 32, o4);
    store(&mut out, 40, o5);
    out
}

/// `limbs of out = bytes (mod p): out = bytes / R`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_bytes(bytes: &[u8; 48]) -> Element {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    Element([bytes0, bytes1, bytes2, bytes3, bytes4, bytes5])
}

/// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
/// - returns `ok` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_bytes_canonical(bytes: &[u8; 48]) -> (Element, u64) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let (_, c0) = bytes0.overflowing_sub(0xffff_ffff);
    let (_, c1) = sub_borrow(bytes1, 0xffff_ffff_0000_0000, c0);
    let (_, c2) = sub_borrow(bytes2, 0xffff_ffff_ffff_fffe, c1);
    let (_, c3) = sub_borrow(bytes3, 0xffff_ffff_ffff_ffff, c2);
    let (_, c4) = sub_borrow(bytes4, 0xffff_ffff_ffff_ffff, c3);
    let (_, ok0) = sub_borrow(bytes5, 0xffff_ffff_ffff_ffff, c4);
    let out = Element([bytes0, bytes1, bytes2, bytes3, bytes4, bytes5]);
    (out, ok0 as u64)
}

/// `limbs of out = k (mod p): out = k / R`
///
/// - takes `k` in `[0, 2^32 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn limbs_of_word(k: u32) -> Element {
    Element([k as u64, 0, 0, 0, 0, 0])
}

/// `out = 1 if bytes = 0, else 0`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - returns `out` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn bytes_are_zero(bytes: &[u8; 48]) -> u64 {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let (_, c0) = bytes0.overflowing_sub(1);
    let (_, c1) = sub_borrow(bytes1, 0, c0);
    let (_, c2) = sub_borrow(bytes2, 0, c1);
    let (_, c3) = sub_borrow(bytes3, 0, c2);
    let (_, c4) = sub_borrow(bytes4, 0, c3);
    let (_, o0) = sub_borrow(bytes5, 0, c4);
    o0 as u64
}

/// `2 * half + odd = bytes, odd is 0 or 1`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - returns `half`: word 0, 1, 2, 3, 4 in `[0, 2^64 - 1]`; word 5 in `[0, 2^63 - 1]`
/// - returns `odd` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn bytes_parity(bytes: &[u8; 48]) -> ([u8; 48], u64) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let bytes4 = load(bytes, 32);
    let bytes5 = load(bytes, 40);
    let x0 = bytes0 & 1;
    let x1 = bytes1 & 1;
    let x2 = bytes2 & 1;
    let x3 = bytes3 & 1;
    let x4 = bytes4 & 1;
    let x5 = bytes5 & 1;
    let odd0 = x0 != 0;
    let half0 = (bytes0 >> 1) + (x1 << 63);
    let half1 = (bytes1 >> 1) + (x2 << 63);
    let half2 = (bytes2 >> 1) + (x3 << 63);
    let half3 = (bytes3 >> 1) + (x4 << 63);
    let half4 = (bytes4 >> 1) + (x5 << 63);
    let half5 = bytes5 >> 1;
    let mut half = [0; 48];
    store(&mut half, 0, half0);
    store(&mut half, 8, half1);
    store(&mut half, 16, half2);
    store(&mut half, 24, half3);
    store(&mut half, 32, half4);
    store(&mut half, 40, half5);
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
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^64 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
pub const fn from_montgomery(a: &Element) -> Element {
    let [a0, a1, a2, a3, a4, a5] = a.0;
    let x0 = (a0 << 32).wrapping_add(a0);
    let r0 = m(x0, 0xffff_ffff_0000_0001);
    let x1 = r0 as u64;
    let x2 = (r0 >> 64) as u64;
    let r1 = m(x0, 0xffff_ffff);
    let x3 = r1 as u64;
    let x4 = (r1 >> 64) as u64;
    let (x5, c0) = x3.overflowing_add(x2);
    let (x6, c1) = add_carry(x0, x4, c0);
    let (_, c2) = a0.overflowing_sub(x1);
    let (x7, c3) = sub_borrow(a1, x5, c2);
    let (x8, c4) = sub_borrow(a2, x6, c3);
    let (x9, c5) = sub_borrow(a3, c1 as u64, c4);
    let (x10, c6) = sub_borrow(a4, 0, c5);
    let (x11, c7) = sub_borrow(a5, 0, c6);
    let x12 = x0.wrapping_sub(c7 as u64);
    let x13 = (x7 << 32).wrapping_add(x7);
    let r2 = m(x13, 0xffff_ffff_0000_0001);
    let x14 = r2 as u64;
    let x15 = (r2 >> 64) as u64;
    let r3 = m(x13, 0xffff_ffff);
    let x16 = r3 as u64;
    let x17 = (r3 >> 64) as u64;
    let (x18, c8) = x16.overflowing_add(x15);
    let (x19, c9) = add_carry(x13, x17, c8);
    let (_, c10) = x7.overflowing_sub(x14);
    let (x20, c11) = sub_borrow(x8, x18, c10);
    let (x21, c12) = sub_borrow(x9, x19, c11);
    let (x22, c13) = sub_borrow(x10, c9 as u64, c12);
    let (x23, c14) = sub_borrow(x11, 0, c13);
    let (x24, c15) = sub_borrow(x12, 0, c14);
    let x25 = x13.wrapping_sub(c15 as u64);
    let x26 = (x20 << 32).wrapping_add(x20);
    let r4 = m(x26, 0xffff_ffff_0000_0001);
    let x27 = r4 as u64;
    let x28 = (r4 >> 64) as u64;
    let r5 = m(x26, 0xffff_ffff);
    let x29 = r5 as u64;
    let x30 = (r5 >> 64) as u64;
    let (x31, c16) = x29.overflowing_add(x28);
    let (x32, c17) = add_carry(x26, x30, c16);
    let (_, c18) = x20.overflowing_sub(x27);
    let (x33, c19) = sub_borrow(x21, x31, c18);
    let (x34, c20) = sub_borrow(x22, x32, c19);
    let (x35, c21) = sub_borrow(x23, c17 as u64, c20);
    let (x36, c22) = sub_borrow(x24, 0, c21);
    let (x37, c23) = sub_borrow(x25, 0, c22);
    let x38 = x26.wrapping_sub(c23 as u64);
    let x39 = (x33 << 32).wrapping_add(x33);
    let r6 = m(x39, 0xffff_ffff_0000_0001);
    let x40 = r6 as u64;
    let x41 = (r6 >> 64) as u64;
    let r7 = m(x39, 0xffff_ffff);
    let x42 = r7 as u64;
    let x43 = (r7 >> 64) as u64;
    let (x44, c24) = x42.overflowing_add(x41);
    let (x45, c25) = add_carry(x39, x43, c24);
    let (_, c26) = x33.overflowing_sub(x40);
    let (x46, c27) = sub_borrow(x34, x44, c26);
    let (x47, c28) = sub_borrow(x35, x45, c27);
    let (x48, c29) = sub_borrow(x36, c25 as u64, c28);
    let (x49, c30) = sub_borrow(x37, 0, c29);
    let (x50, c31) = sub_borrow(x38, 0, c30);
    let x51 = x39.wrapping_sub(c31 as u64);
    let x52 = (x46 << 32).wrapping_add(x46);
    let r8 = m(x52, 0xffff_ffff_0000_0001);
    let x53 = r8 as u64;
    let x54 = (r8 >> 64) as u64;
    let r9 = m(x52, 0xffff_ffff);
    let x55 = r9 as u64;
    let x56 = (r9 >> 64) as u64;
    let (x57, c32) = x55.overflowing_add(x54);
    let (x58, c33) = add_carry(x52, x56, c32);
    let (_, c34) = x46.overflowing_sub(x53);
    let (x59, c35) = sub_borrow(x47, x57, c34);
    let (x60, c36) = sub_borrow(x48, x58, c35);
    let (x61, c37) = sub_borrow(x49, c33 as u64, c36);
    let (x62, c38) = sub_borrow(x50, 0, c37);
    let (x63, c39) = sub_borrow(x51, 0, c38);
    let x64 = x52.wrapping_sub(c39 as u64);
    let x65 = (x59 << 32).wrapping_add(x59);
    let r10 = m(x65, 0xffff_ffff_0000_0001);
    let x66 = r10 as u64;
    let x67 = (r10 >> 64) as u64;
    let r11 = m(x65, 0xffff_ffff);
    let x68 = r11 as u64;
    let x69 = (r11 >> 64) as u64;
    let (x70, c40) = x68.overflowing_add(x67);
    let (x71, c41) = add_carry(x65, x69, c40);
    let (_, c42) = x59.overflowing_sub(x66);
    let (o0, c43) = sub_borrow(x60, x70, c42);
    let (o1, c44) = sub_borrow(x61, x71, c43);
    let (o2, c45) = sub_borrow(x62, c41 as u64, c44);
    let (o3, c46) = sub_borrow(x63, 0, c45);
    let (o4, c47) = sub_borrow(x64, 0, c46);
    let o5 = x65.wrapping_sub(c47 as u64);
    Element([o0, o1, o2, o3, o4, o5])
}

/// `out = low bits of floor((u * f + v * g) / 2^59) (not proved; bounds are)`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
/// - returns `out` in `[-2^63, 2^63 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_head(u: i64, v: i64, f: &[i64; 7], g: &[i64; 7]) -> i64 {
    let [f0, f1, _, _, _, _, _] = *f;
    let [g0, g1, _, _, _, _, _] = *g;
    let r0 = u as i128 * f0 as i128 + v as i128 * g0 as i128;
    let x0 = u.wrapping_mul(f1);
    let x1 = v.wrapping_mul(g1);
    let x2 = x0.wrapping_add(x1);
    let o0 = x2.wrapping_add((r0 >> 59) as i64);
    o0
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^20 * the matrix of 20 divsteps (not proved; bounds are); 2^59 * new_f + low_1 + 2^477 * high_1 = u * f + v * g; 2^59 * new_g + low_2 + 2^477 * high_2 = q * f + r * g`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `q` in `[-2^62, 2^62]`
/// - takes `r` in `[-2^62, 2^62]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
/// - takes `k` in `[-2^63, 2^63 - 1]`
/// - takes `low_f` in `[-2^63, 2^63 - 1]`
/// - takes `low_g` in `[-2^63, 2^63 - 1]`
/// - returns `k` in `[-2^63, 2^63 - 1]`
/// - returns `u1` in `[-2^20, 2^20]`
/// - returns `v1` in `[-2^20, 2^20]`
/// - returns `q1` in `[-2^20, 2^20]`
/// - returns `r1` in `[-2^20, 2^20]`
/// - returns `new_f`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
/// - returns `low_1` in `[0, 2^59 - 1]`
/// - returns `high_1` in `[-9, 8]`
/// - returns `new_g`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
/// - returns `low_2` in `[0, 2^59 - 1]`
/// - returns `high_2` in `[-9, 8]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_fg(
    u: i64,
    v: i64,
    q: i64,
    r: i64,
    f: &[i64; 7],
    g: &[i64; 7],
    k: i64,
    low_f: i64,
    low_g: i64,
) -> (i64, i64, i64, i64, i64, [i64; 7], u64, i64, [i64; 7], u64, i64) {
    let [f0, f1, f2, f3, f4, f5, f6] = *f;
    let [g0, g1, g2, g3, g4, g5, g6] = *g;
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
    let x40 = x37 >> 63;
    let x41 = 0 - (x39 & 1);
    let x42 = x40 | !x41;
    let x43 = x39 >> 1;
    let x44 = 0i64.wrapping_sub(x37 ^ x42);
    let x45 = (x43 & !x42) | (x38 & x42);
    let x46 = x43 - ((x38 ^ x40) & x41);
    let r3 = u as i128 * f1 as i128 + v as i128 * g1 as i128 + (r0 >> 59);
    let new_f0 = r3 as u64 & 0x7ff_ffff_ffff_ffff;
    let r4 = q as i128 * f1 as i128 + r as i128 * g1 as i128 + (r2 >> 59);
    let new_g0 = r4 as u64 & 0x7ff_ffff_ffff_ffff;
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
    let x61 = x58 >> 63;
    let x62 = 0 - (x60 & 1);
    let x63 = x61 | !x62;
    let x64 = x60 >> 1;
    let x65 = 0i64.wrapping_sub(x58 ^ x63);
    let x66 = (x64 & !x63) | (x59 & x63);
    let x67 = x64 - ((x59 ^ x61) & x62);
    let r5 = u as i128 * f2 as i128 + v as i128 * g2 as i128 + (r3 >> 59);
    let new_f1 = r5 as u64 & 0x7ff_ffff_ffff_ffff;
    let r6 = q as i128 * f2 as i128 + r as i128 * g2 as i128 + (r4 >> 59);
    let new_g1 = r6 as u64 & 0x7ff_ffff_ffff_ffff;
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
    let r7 = u as i128 * f3 as i128 + v as i128 * g3 as i128 + (r5 >> 59);
    let new_f2 = r7 as u64 & 0x7ff_ffff_ffff_ffff;
    let r8 = q as i128 * f3 as i128 + r as i128 * g3 as i128 + (r6 >> 59);
    let new_g2 = r8 as u64 & 0x7ff_ffff_ffff_ffff;
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
    let r9 = u as i128 * f4 as i128 + v as i128 * g4 as i128 + (r7 >> 59);
    let new_f3 = r9 as u64 & 0x7ff_ffff_ffff_ffff;
    let r11 = q as i128 * f4 as i128 + r as i128 * g4 as i128 + (r8 >> 59);
    let new_g3 = r11 as u64 & 0x7ff_ffff_ffff_ffff;
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
    let r12 = u as i128 * f5 as i128 + v as i128 * g5 as i128 + (r9 >> 59);
    let new_f4 = r12 as u64 & 0x7ff_ffff_ffff_ffff;
    let r13 = q as i128 * f5 as i128 + r as i128 * g5 as i128 + (r11 >> 59);
    let new_g4 = r13 as u64 & 0x7ff_ffff_ffff_ffff;
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
    let r14 = u as i128 * f6 as i128 + v as i128 * g6 as i128 + (r12 >> 59);
    let new_f5 = r14 as u64 & 0x7ff_ffff_ffff_ffff;
    let new_f6 = (r14 >> 59) as i64;
    let r15 = (r14 >> 59) - new_f6 as i128;
    let high_10 = (r15 >> 64) as i64;
    let r16 = q as i128 * f6 as i128 + r as i128 * g6 as i128 + (r13 >> 59);
    let new_g5 = r16 as u64 & 0x7ff_ffff_ffff_ffff;
    let new_g6 = (r16 >> 59) as i64;
    let r17 = (r16 >> 59) - new_g6 as i128;
    let high_20 = (r17 >> 64) as i64;
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
        new_f6,
    ];
    let new_g = [
        new_g0 as i64,
        new_g1 as i64,
        new_g2 as i64,
        new_g3 as i64,
        new_g4 as i64,
        new_g5 as i64,
        new_g6,
    ];
    (k0, u10, v10, q10, r10, new_f, low_10, high_10, new_g, low_20, high_20)
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^20 * the matrix of 20 divsteps (not proved; bounds are); 2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
/// - takes `k` in `[-2^63, 2^63 - 1]`
/// - takes `low_f` in `[-2^63, 2^63 - 1]`
/// - takes `low_g` in `[-2^63, 2^63 - 1]`
/// - returns `k` in `[-2^63, 2^63 - 1]`
/// - returns `u1` in `[-2^20, 2^20]`
/// - returns `v1` in `[-2^20, 2^20]`
/// - returns `q1` in `[-2^20, 2^20]`
/// - returns `r1` in `[-2^20, 2^20]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
/// - returns `cut_u` in `[-2, 2]`
/// - returns `cut_v` in `[-2, 2]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_de(
    u: i64,
    v: i64,
    d: &[i64; 7],
    e: &[i64; 7],
    k: i64,
    low_f: i64,
    low_g: i64,
) -> (i64, i64, i64, i64, i64, [i64; 7], i64, i64) {
    let [d0, d1, d2, d3, d4, d5, d6] = *d;
    let [e0, e1, e2, e3, e4, e5, e6] = *e;
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
    let x33 = x32.wrapping_mul(0x1_0000_0001);
    let x34 = x33 & 0x3fff_ffff_ffff_ffff;
    let r2 = r0 + x34 as i128 * 0xffff_ffff;
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
    let x50 = x47 >> 63;
    let x51 = 0 - (x49 & 1);
    let x52 = x50 | !x51;
    let x53 = x49 >> 1;
    let x54 = 0i64.wrapping_sub(x47 ^ x52);
    let x55 = (x53 & !x52) | (x48 & x52);
    let x56 = x53 - ((x48 ^ x50) & x51);
    let r3 = x28 as i128 * d1 as i128
        + x31 as i128 * e1 as i128
        + x35 as i128
        + x34 as i128 * -0x4_0000_0000;
    let out0 = r3 as u64 & 0x3fff_ffff_ffff_ffff;
    let x57 = (r3 >> 62) as i64;
    let x58 = x54 >> 63;
    let x59 = 0 - (x56 & 1);
    let x60 = x58 | !x59;
    let x61 = x56 >> 1;
    let x62 = 0i64.wrapping_sub(x54 ^ x60);
    let x63 = (x61 & !x60) | (x55 & x60);
    let x64 = x61 - ((x55 ^ x58) & x59);
    let x65 = x62 >> 63;
    let x66 = 0 - (x64 & 1);
    let x67 = x65 | !x66;
    let x68 = x64 >> 1;
    let x69 = 0i64.wrapping_sub(x62 ^ x67);
    let x70 = (x68 & !x67) | (x63 & x67);
    let x71 = x68 - ((x63 ^ x65) & x66);
    let x72 = x69 >> 63;
    let x73 = 0 - (x71 & 1);
    let x74 = x72 | !x73;
    let x75 = x71 >> 1;
    let x76 = 0i64.wrapping_sub(x69 ^ x74);
    let x77 = (x75 & !x74) | (x70 & x74);
    let x78 = x75 - ((x70 ^ x72) & x73);
    let r4 = x28 as i128 * d2 as i128 + x31 as i128 * e2 as i128 + x57 as i128 + x34 as i128 * -16;
    let out1 = r4 as u64 & 0x3fff_ffff_ffff_ffff;
    let x79 = (r4 >> 62) as i64;
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
    let r5 = x28 as i128 * d3 as i128 + x31 as i128 * e3 as i128 + x79 as i128;
    let out2 = r5 as u64 & 0x3fff_ffff_ffff_ffff;
    let x101 = (r5 >> 62) as i64;
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
    let x116 = x113 >> 63;
    let x117 = 0 - (x115 & 1);
    let x118 = x116 | !x117;
    let x119 = x115 >> 1;
    let x120 = 0i64.wrapping_sub(x113 ^ x118);
    let x121 = (x119 & !x118) | (x114 & x118);
    let x122 = x119 - ((x114 ^ x116) & x117);
    let r6 = x28 as i128 * d4 as i128 + x31 as i128 * e4 as i128 + x101 as i128;
    let out3 = r6 as u64 & 0x3fff_ffff_ffff_ffff;
    let x123 = (r6 >> 62) as i64;
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
    let r7 = x28 as i128 * d5 as i128 + x31 as i128 * e5 as i128 + x123 as i128;
    let out4 = r7 as u64 & 0x3fff_ffff_ffff_ffff;
    let x145 = (r7 >> 62) as i64;
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
    let r8 = x28 as i128 * d6 as i128
        + x31 as i128 * e6 as i128
        + x145 as i128
        + x34 as i128 * 4096;
    let out5 = r8 as u64 & 0x3fff_ffff_ffff_ffff;
    let out6 = (r8 >> 62) as i64;
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
        out6,
    ];
    (k0, u10, v10, q10, r10, out, cut_u0, cut_v0)
}

/// `k = delta - 1/2 and (u1, v1; q1, r1) = -2^19 * the matrix of 19 divsteps (not proved; bounds are); 2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
/// - takes `k` in `[-2^63, 2^63 - 1]`
/// - takes `low_f` in `[-2^63, 2^63 - 1]`
/// - takes `low_g` in `[-2^63, 2^63 - 1]`
/// - returns `k` in `[-2^63, 2^63 - 1]`
/// - returns `u1` in `[-2^20, 2^20]`
/// - returns `v1` in `[-2^20, 2^20]`
/// - returns `q1` in `[-2^20, 2^20]`
/// - returns `r1` in `[-2^20, 2^20]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
/// - returns `cut_u` in `[-2, 2]`
/// - returns `cut_v` in `[-2, 2]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_last(
    u: i64,
    v: i64,
    d: &[i64; 7],
    e: &[i64; 7],
    k: i64,
    low_f: i64,
    low_g: i64,
) -> (i64, i64, i64, i64, i64, [i64; 7], i64, i64) {
    let [d0, d1, d2, d3, d4, d5, d6] = *d;
    let [e0, e1, e2, e3, e4, e5, e6] = *e;
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
    let x33 = x32.wrapping_mul(0x1_0000_0001);
    let x34 = x33 & 0x3fff_ffff_ffff_ffff;
    let r2 = r0 + x34 as i128 * 0xffff_ffff;
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
    let x50 = x47 >> 63;
    let x51 = 0 - (x49 & 1);
    let x52 = x50 | !x51;
    let x53 = x49 >> 1;
    let x54 = 0i64.wrapping_sub(x47 ^ x52);
    let x55 = (x53 & !x52) | (x48 & x52);
    let x56 = x53 - ((x48 ^ x50) & x51);
    let r3 = x28 as i128 * d1 as i128
        + x31 as i128 * e1 as i128
        + x35 as i128
        + x34 as i128 * -0x4_0000_0000;
    let out0 = r3 as u64 & 0x3fff_ffff_ffff_ffff;
    let x57 = (r3 >> 62) as i64;
    let x58 = x54 >> 63;
    let x59 = 0 - (x56 & 1);
    let x60 = x58 | !x59;
    let x61 = x56 >> 1;
    let x62 = 0i64.wrapping_sub(x54 ^ x60);
    let x63 = (x61 & !x60) | (x55 & x60);
    let x64 = x61 - ((x55 ^ x58) & x59);
    let x65 = x62 >> 63;
    let x66 = 0 - (x64 & 1);
    let x67 = x65 | !x66;
    let x68 = x64 >> 1;
    let x69 = 0i64.wrapping_sub(x62 ^ x67);
    let x70 = (x68 & !x67) | (x63 & x67);
    let x71 = x68 - ((x63 ^ x65) & x66);
    let x72 = x69 >> 63;
    let x73 = 0 - (x71 & 1);
    let x74 = x72 | !x73;
    let x75 = x71 >> 1;
    let x76 = 0i64.wrapping_sub(x69 ^ x74);
    let x77 = (x75 & !x74) | (x70 & x74);
    let x78 = x75 - ((x70 ^ x72) & x73);
    let r4 = x28 as i128 * d2 as i128 + x31 as i128 * e2 as i128 + x57 as i128 + x34 as i128 * -16;
    let out1 = r4 as u64 & 0x3fff_ffff_ffff_ffff;
    let x79 = (r4 >> 62) as i64;
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
    let r5 = x28 as i128 * d3 as i128 + x31 as i128 * e3 as i128 + x79 as i128;
    let out2 = r5 as u64 & 0x3fff_ffff_ffff_ffff;
    let x94 = (r5 >> 62) as i64;
    let x95 = x91 >> 63;
    let x96 = 0 - (x93 & 1);
    let x97 = x95 | !x96;
    let x98 = x93 >> 1;
    let x99 = 0i64.wrapping_sub(x91 ^ x97);
    let x100 = (x98 & !x97) | (x92 & x97);
    let x101 = x98 - ((x92 ^ x95) & x96);
    let x102 = x99 >> 63;
    let x103 = 0 - (x101 & 1);
    let x104 = x102 | !x103;
    let x105 = x101 >> 1;
    let x106 = 0i64.wrapping_sub(x99 ^ x104);
    let x107 = (x105 & !x104) | (x100 & x104);
    let x108 = x105 - ((x100 ^ x102) & x103);
    let x109 = x106 >> 63;
    let x110 = 0 - (x108 & 1);
    let x111 = x109 | !x110;
    let x112 = x108 >> 1;
    let x113 = 0i64.wrapping_sub(x106 ^ x111);
    let x114 = (x112 & !x111) | (x107 & x111);
    let x115 = x112 - ((x107 ^ x109) & x110);
    let r6 = x28 as i128 * d4 as i128 + x31 as i128 * e4 as i128 + x94 as i128;
    let out3 = r6 as u64 & 0x3fff_ffff_ffff_ffff;
    let x116 = (r6 >> 62) as i64;
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
    let x131 = x128 >> 63;
    let x132 = 0 - (x130 & 1);
    let x133 = x131 | !x132;
    let x134 = x130 >> 1;
    let x135 = 0i64.wrapping_sub(x128 ^ x133);
    let x136 = (x134 & !x133) | (x129 & x133);
    let x137 = x134 - ((x129 ^ x131) & x132);
    let r7 = x28 as i128 * d5 as i128 + x31 as i128 * e5 as i128 + x116 as i128;
    let out4 = r7 as u64 & 0x3fff_ffff_ffff_ffff;
    let x138 = (r7 >> 62) as i64;
    let x139 = x135 >> 63;
    let x140 = 0 - (x137 & 1);
    let x141 = x139 | !x140;
    let x142 = x137 >> 1;
    let x143 = 0i64.wrapping_sub(x135 ^ x141);
    let x144 = (x142 & !x141) | (x136 & x141);
    let x145 = x142 - ((x136 ^ x139) & x140);
    let x146 = x143 >> 63;
    let x147 = 0 - (x145 & 1);
    let x148 = x146 | !x147;
    let x149 = x145 >> 1;
    let k0 = 0i64.wrapping_sub(x143 ^ x148);
    let x150 = (x149 & !x148) | (x144 & x148);
    let x151 = x149 - ((x144 ^ x146) & x147);
    let r8 = x28 as i128 * d6 as i128
        + x31 as i128 * e6 as i128
        + x138 as i128
        + x34 as i128 * 4096;
    let out5 = r8 as u64 & 0x3fff_ffff_ffff_ffff;
    let out6 = (r8 >> 62) as i64;
    let x152 = x150 + x150 + 1;
    let x153 = x152 + 0x10_0000;
    let x154 = x153 << 22;
    let u10 = x154 >> 43;
    let x155 = x152 + 0x200_0010_0000;
    let v10 = x155 >> 42;
    let x156 = x151 + 0x10_0000;
    let x157 = x156 << 22;
    let q10 = x157 >> 43;
    let x158 = x151 + 0x200_0010_0000;
    let r10 = x158 >> 42;
    let out = [
        out0 as i64,
        out1 as i64,
        out2 as i64,
        out3 as i64,
        out4 as i64,
        out5 as i64,
        out6,
    ];
    (k0, u10, v10, q10, r10, out, cut_u0, cut_v0)
}

/// `next, all = low bits of floor((u * f + v * g) / 2^20), fewer in next than in all (not proved; bounds are)`
///
/// - takes `u` in `[-2^20, 2^20]`
/// - takes `v` in `[-2^20, 2^20]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
/// - returns `next` in `[-2^63, 2^63 - 1]`
/// - returns `all` in `[-2^63, 2^63 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn divsteps_words(u: i64, v: i64, f: &[i64; 7], g: &[i64; 7]) -> (i64, i64) {
    let [f0, f1, _, _, _, _, _] = *f;
    let [g0, g1, _, _, _, _, _] = *g;
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

/// `2^59 * out + low + 2^477 * high = u * f + v * g`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `f`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
/// - takes `g`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
/// - returns `low` in `[0, 2^59 - 1]`
/// - returns `high` in `[-9, 8]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn update_fg(u: i64, v: i64, f: &[i64; 7], g: &[i64; 7]) -> ([i64; 7], u64, i64) {
    let [f0, f1, f2, f3, f4, f5, f6] = *f;
    let [g0, g1, g2, g3, g4, g5, g6] = *g;
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
    let out6 = (r6 >> 59) as i64;
    let r7 = (r6 >> 59) - out6 as i128;
    let high0 = (r7 >> 64) as i64;
    let out = [
        out0 as i64,
        out1 as i64,
        out2 as i64,
        out3 as i64,
        out4 as i64,
        out5 as i64,
        out6,
    ];
    (out, low0, high0)
}

/// `2^62 * out = x * d + y * e (mod p), where x = u - 2^61 * cut_u and y = v - 2^61 * cut_v, -2^60 <= x, y < 2^60`
///
/// - takes `u` in `[-2^62, 2^62]`
/// - takes `v` in `[-2^62, 2^62]`
/// - takes `d`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
/// - takes `e`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
/// - returns `cut_u` in `[-2, 2]`
/// - returns `cut_v` in `[-2, 2]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn update_de(u: i64, v: i64, d: &[i64; 7], e: &[i64; 7]) -> ([i64; 7], i64, i64) {
    let [d0, d1, d2, d3, d4, d5, d6] = *d;
    let [e0, e1, e2, e3, e4, e5, e6] = *e;
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
    let x7 = x6.wrapping_mul(0x1_0000_0001);
    let x8 = x7 & 0x3fff_ffff_ffff_ffff;
    let r1 = r0 + x8 as i128 * 0xffff_ffff;
    let x9 = (r1 >> 62) as i64;
    let r2 = x2 as i128 * d1 as i128
        + x5 as i128 * e1 as i128
        + x9 as i128
        + x8 as i128 * -0x4_0000_0000;
    let out0 = r2 as u64 & 0x3fff_ffff_ffff_ffff;
    let x10 = (r2 >> 62) as i64;
    let r3 = x2 as i128 * d2 as i128 + x5 as i128 * e2 as i128 + x10 as i128 + x8 as i128 * -16;
    let out1 = r3 as u64 & 0x3fff_ffff_ffff_ffff;
    let x11 = (r3 >> 62) as i64;
    let r4 = x2 as i128 * d3 as i128 + x5 as i128 * e3 as i128 + x11 as i128;
    let out2 = r4 as u64 & 0x3fff_ffff_ffff_ffff;
    let x12 = (r4 >> 62) as i64;
    let r5 = x2 as i128 * d4 as i128 + x5 as i128 * e4 as i128 + x12 as i128;
    let out3 = r5 as u64 & 0x3fff_ffff_ffff_ffff;
    let x13 = (r5 >> 62) as i64;
    let r6 = x2 as i128 * d5 as i128 + x5 as i128 * e5 as i128 + x13 as i128;
    let out4 = r6 as u64 & 0x3fff_ffff_ffff_ffff;
    let x14 = (r6 >> 62) as i64;
    let r7 = x2 as i128 * d6 as i128 + x5 as i128 * e6 as i128 + x14 as i128 + x8 as i128 * 4096;
    let out5 = r7 as u64 & 0x3fff_ffff_ffff_ffff;
    let out6 = (r7 >> 62) as i64;
    let out = [
        out0 as i64,
        out1 as i64,
        out2 as i64,
        out3 as i64,
        out4 as i64,
        out5 as i64,
        out6,
    ];
    (out, cut_u0, cut_v0)
}

/// `out = the integer of the limbs of a (mod p), 0 <= out < p`
///
/// - takes `a`: every word in `[0, 2^64 - 1]`
/// - returns `out`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_start(a: &Element) -> [i64; 7] {
    let [a0, a1, a2, a3, a4, a5] = a.0;
    let (x0, c0) = a0.overflowing_sub(0xffff_ffff);
    let (x1, c1) = sub_borrow(a1, 0xffff_ffff_0000_0000, c0);
    let (x2, c2) = sub_borrow(a2, 0xffff_ffff_ffff_fffe, c1);
    let (x3, c3) = sub_borrow(a3, 0xffff_ffff_ffff_ffff, c2);
    let (x4, c4) = sub_borrow(a4, 0xffff_ffff_ffff_ffff, c3);
    let (x5, c5) = sub_borrow(a5, 0xffff_ffff_ffff_ffff, c4);
    let c5_mask = 0u64.wrapping_sub(c5 as u64);
    let x6 = x0 ^ (c5_mask & (a0 ^ x0));
    let x7 = x1 ^ (c5_mask & (a1 ^ x1));
    let x8 = x2 ^ (c5_mask & (a2 ^ x2));
    let x9 = x3 ^ (c5_mask & (a3 ^ x3));
    let x10 = x4 ^ (c5_mask & (a4 ^ x4));
    let x11 = x5 ^ (c5_mask & (a5 ^ x5));
    let x12 = x6 & 0x7ff_ffff_ffff_ffff;
    let x13 = x7 & 0x3f_ffff_ffff_ffff;
    let x14 = (x6 >> 59) + (x13 << 5);
    let x15 = x8 & 0x1_ffff_ffff_ffff;
    let x16 = (x7 >> 54) + (x15 << 10);
    let x17 = x9 & 0xfff_ffff_ffff;
    let x18 = (x8 >> 49) + (x17 << 15);
    let x19 = x10 & 0x7f_ffff_ffff;
    let x20 = (x9 >> 44) + (x19 << 20);
    let x21 = x11 & 0x3_ffff_ffff;
    let x22 = (x10 >> 39) + (x21 << 25);
    let o0 = x12 as i64 - 0x800_0000_0000_0000;
    let o1 = x14 as i64 - 0x800_0000_0000_0000 + 1;
    let o2 = x16 as i64 - 0x800_0000_0000_0000 + 1;
    let o3 = x18 as i64 - 0x800_0000_0000_0000 + 1;
    let o4 = x20 as i64 - 0x800_0000_0000_0000 + 1;
    let o5 = x22 as i64 - 0x800_0000_0000_0000 + 1;
    let o6 = (x11 >> 34) + 1;
    [o0, o1, o2, o3, o4, o5, o6 as i64]
}

/// `out = 1 if f < 0, else 0`
///
/// - takes `f`: word 0, 1, 2, 3, 4, 5 in `[-2^59, 2^59 - 1]`; word 6 in `[-2^63, 2^63 - 1]`
/// - returns `out` in `[0, 1]`
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline(always))]
const fn invert_sign(f: &[i64; 7]) -> u64 {
    let [f0, f1, f2, f3, f4, f5, f6] = *f;
    let x0 = f1 + (f0 >> 59);
    let x1 = f2 + (x0 >> 59);
    let x2 = f3 + (x1 >> 59);
    let x3 = f4 + (x2 >> 59);
    let x4 = f5 + (x3 >> 59);
    let x5 = x4 >> 59;
    let r0 = f6 as i128 + x5 as i128;
    let x6 = (r0 >> 64) as i64;
    let x7 = (x6 as u64).wrapping_add(1);
    let (_, o0) = x7.overflowing_sub(1);
    o0 as u64
}

const_fn! {
    /// `out = -d if negative is 1, d if it is 0 (mod p)`
    ///
    /// - takes `negative` in `[0, 1]`
    /// - takes `d`: word 0, 1, 2, 3, 4, 5 in `[-2^62, 2^62 - 1]`; word 6 in `[-4097, 8192]`
    /// - returns `out`: every word in `[0, 2^64 - 1]`
    #[cfg_attr(limbforge_calls, inline(never))]
    #[cfg_attr(not(limbforge_calls), inline(always))]
    fn invert_finish(negative: u64, d: &[i64; 7]) -> Element {
        let [d0, d1, d2, d3, d4, d5, d6] = *d;
        let x0 = 0x2_ffff_fffd - d0;
        let x1 = d0 + 0x1_ffff_fffe;
        // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
        let negative_mask = 0u64.wrapping_sub(core::hint::black_box(negative));
        let x2 = (x1 as u64 ^ (negative_mask & (x0 as u64 ^ x1 as u64))) as i64;
        let x3 = -0xc_0000_0000 - d1;
        let x4 = d1 + -0x8_0000_0000;
        let x5 = (x4 as u64 ^ (negative_mask & (x3 as u64 ^ x4 as u64))) as i64;
        let x6 = x5 + (x2 >> 62);
        let x7 = x6 as u64 & 0x3fff_ffff_ffff_ffff;
        let x8 = -48 - d2;
        let x9 = d2 + -32;
        let x10 = (x9 as u64 ^ (negative_mask & (x8 as u64 ^ x9 as u64))) as i64;
        let x11 = x10 + (x6 >> 62);
        let x12 = x11 as u64 & 0x3fff_ffff_ffff_ffff;
        let x13 = 0 - d3;
        let x14 = (d3 as u64 ^ (negative_mask & (x13 as u64 ^ d3 as u64))) as i64;
        let x15 = x14 + (x11 >> 62);
        let x16 = x15 as u64 & 0x3fff_ffff_ffff_ffff;
        let x17 = 0 - d4;
        let x18 = (d4 as u64 ^ (negative_mask & (x17 as u64 ^ d4 as u64))) as i64;
        let x19 = x18 + (x15 >> 62);
        let x20 = x19 as u64 & 0x3fff_ffff_ffff_ffff;
        let x21 = 0 - d5;
        let x22 = (d5 as u64 ^ (negative_mask & (x21 as u64 ^ d5 as u64))) as i64;
        let x23 = x22 + (x19 >> 62);
        let x24 = x23 as u64 & 0x3fff_ffff_ffff_ffff;
        let x25 = 12288 - d6;
        let x26 = d6 + 8192;
        let x27 = (x26 as u64 ^ (negative_mask & (x25 as u64 ^ x26 as u64))) as i64;
        let x28 = x27 + (x23 >> 62);
        let x29 = x7 & 3;
        let x30 = (x2 as u64 & 0x3fff_ffff_ffff_ffff) + (x29 << 62);
        let x31 = x12 & 15;
        let x32 = (x7 >> 2) + (x31 << 60);
        let x33 = x16 & 63;
        let x34 = (x12 >> 4) + (x33 << 58);
        let x35 = x20 & 255;
        let x36 = (x16 >> 6) + (x35 << 56);
        let x37 = x24 & 1023;
        let x38 = (x20 >> 8) + (x37 << 54);
        let x39 = x28 as u64 & 4095;
        let x40 = (x24 >> 10) + (x39 << 52);
        let x41 = (x28 >> 12) as u64;
        let (x42, c0) = x30.overflowing_sub(0x3_ffff_fffc);
        let (x43, c1) = sub_borrow(x32, 0xffff_fffc_0000_0000, c0);
        let (x44, c2) = sub_borrow(x34, 0xffff_ffff_ffff_fffb, c1);
        let (x45, c3) = sub_borrow(x36, 0xffff_ffff_ffff_ffff, c2);
        let (x46, c4) = sub_borrow(x38, 0xffff_ffff_ffff_ffff, c3);
        let (x47, c5) = sub_borrow(x40, 0xffff_ffff_ffff_ffff, c4);
        let (x48, c6) = sub_borrow(x41, 3, c5);
        let c6_mask = 0u64.wrapping_sub(c6 as u64);
        let x49 = x42 ^ (c6_mask & (x30 ^ x42));
        let x50 = x43 ^ (c6_mask & (x32 ^ x43));
        let x51 = x44 ^ (c6_mask & (x34 ^ x44));
        let x52 = x45 ^ (c6_mask & (x36 ^ x45));
        let x53 = x46 ^ (c6_mask & (x38 ^ x46));
        let x54 = x47 ^ (c6_mask & (x40 ^ x47));
        let x55 = x48 ^ (c6_mask & (x41 ^ x48));
        let (x56, c7) = x49.overflowing_sub(0x1_ffff_fffe);
        let (x57, c8) = sub_borrow(x50, 0xffff_fffe_0000_0000, c7);
        let (x58, c9) = sub_borrow(x51, 0xffff_ffff_ffff_fffd, c8);
        let (x59, c10) = sub_borrow(x52, 0xffff_ffff_ffff_ffff, c9);
        let (x60, c11) = sub_borrow(x53, 0xffff_ffff_ffff_ffff, c10);
        let (x61, c12) = sub_borrow(x54, 0xffff_ffff_ffff_ffff, c11);
        let (x62, c13) = sub_borrow(x55, 1, c12);
        let c13_mask = 0u64.wrapping_sub(c13 as u64);
        let x63 = x56 ^ (c13_mask & (x49 ^ x56));
        let x64 = x57 ^ (c13_mask & (x50 ^ x57));
        let x65 = x58 ^ (c13_mask & (x51 ^ x58));
        let x66 = x59 ^ (c13_mask & (x52 ^ x59));
        let x67 = x60 ^ (c13_mask & (x53 ^ x60));
        let x68 = x61 ^ (c13_mask & (x54 ^ x61));
        let x69 = x62 ^ (c13_mask & (x55 ^ x62));
        let (x70, c14) = x63.overflowing_sub(0xffff_ffff);
        let (x71, c15) = sub_borrow(x64, 0xffff_ffff_0000_0000, c14);
        let (x72, c16) = sub_borrow(x65, 0xffff_ffff_ffff_fffe, c15);
        let (x73, c17) = sub_borrow(x66, 0xffff_ffff_ffff_ffff, c16);
        let (x74, c18) = sub_borrow(x67, 0xffff_ffff_ffff_ffff, c17);
        let (x75, c19) = sub_borrow(x68, 0xffff_ffff_ffff_ffff, c18);
        let (_, c20) = sub_borrow(x69, 0, c19);
        let c20_mask = 0u64.wrapping_sub(c20 as u64);
        let o0 = x70 ^ (c20_mask & (x63 ^ x70));
        let o1 = x71 ^ (c20_mask & (x64 ^ x71));
        let o2 = x72 ^ (c20_mask & (x65 ^ x72));
        let o3 = x73 ^ (c20_mask & (x66 ^ x73));
        let o4 = x74 ^ (c20_mask & (x67 ^ x74));
        let o5 = x75 ^ (c20_mask & (x68 ^ x75));
        Element([o0, o1, o2, o3, o4, o5])
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
pub const fn from_bytes(bytes: &[u8; 48]) -> Element {
    let limbs = limbs_of_bytes(bytes);
    to_montgomery(&limbs)
}

/// out = bytes (mod p), ok = 1 if bytes < p
#[cfg_attr(limbforge_calls, inline(never))]
#[cfg_attr(not(limbforge_calls), inline)]
pub const fn from_bytes_canonical(bytes: &[u8; 48]) -> (Element, u64) {
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
pub const fn from_bytes_wide(bytes: &[u8; 96]) -> Element {
    let low_bytes: [u8; 48] = part(bytes, 0);
    let low = from_bytes(&low_bytes);
    let high_bytes: [u8; 48] = part(bytes, 48);
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
        let mut f = [-0x7ff_ffff_0000_0001, -0x1f_ffff_ffff, -1024, -0x800_0000_0000_0000, -0x7ff_ffff_ffff_ffff, -0x7ff_ffff_ffff_ffff, 0x4000_0001];
        let mut g = invert_start(a);
        let mut d = [-0x4000_0000_0000_0000, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, -0x3fff_ffff_ffff_ffff, 1];
        let mut e = [-0x3fff_0000_0000_0000, -0x3ffc_0000_0007_ffff, -0x3fff_ffff_ffdf_ffff, -0x3fc0_0000_007f_ffff, -0x3eff_ffff_fdff_ffff, -0x3fff_ffff_ffff_ffff, 1];
        let mut k = 0;
        let mut u = -0x800_0000_0000_0000;
        let mut v = 0;
        let mut q = 0;
        let mut r = -0x800_0000_0000_0000;
        let mut low_f = divsteps_head(u, v, &f, &g);
        let mut low_g = divsteps_head(q, r, &f, &g);
        let mut turn = 0;
        while turn < 15 {
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

/// out = a^9850501549098619803069760025035903451269934817616361666987073351061430442874217582261816522064734500465401743278079
#[cfg_attr(limbforge_calls, inline(never))]
const fn pow_root(a: &Element) -> Element {
    let x1 = square(a);
    let x2 = mul(&x1, a);
    let x3 = square(&x2);
    let x4 = mul(&x3, a);
    let mut x5 = x4;
    let mut turn = 0;
    while turn < 3 {
        x5 = square(&x5);
        turn += 1;
    }
    let x6 = mul(&x5, &x4);
    let x7 = square(&x6);
    let x8 = mul(&x7, a);
    let mut x9 = x8;
    let mut turn = 0;
    while turn < 7 {
        x9 = square(&x9);
        turn += 1;
    }
    let x10 = mul(&x9, &x8);
    let x11 = square(&x10);
    let x12 = mul(&x11, a);
    let mut x13 = x12;
    let mut turn = 0;
    while turn < 15 {
        x13 = square(&x13);
        turn += 1;
    }
    let x14 = mul(&x13, &x12);
    let mut x15 = x14;
    let mut turn = 0;
    while turn < 2 {
        x15 = square(&x15);
        turn += 1;
    }
    let x16 = mul(&x15, &x2);
    let mut x17 = x14;
    let mut turn = 0;
    while turn < 30 {
        x17 = square(&x17);
        turn += 1;
    }
    let x18 = mul(&x17, &x14);
    let mut x19 = x18;
    let mut turn = 0;
    while turn < 60 {
        x19 = square(&x19);
        turn += 1;
    }
    let x20 = mul(&x19, &x18);
    let mut x21 = x20;
    let mut turn = 0;
    while turn < 120 {
        x21 = square(&x21);
        turn += 1;
    }
    let x22 = mul(&x21, &x20);
    let mut x23 = x22;
    let mut turn = 0;
    while turn < 15 {
        x23 = square(&x23);
        turn += 1;
    }
    let x24 = mul(&x23, &x12);
    let mut x25 = x24;
    let mut turn = 0;
    while turn < 33 {
        x25 = square(&x25);
        turn += 1;
    }
    let x26 = mul(&x25, &x16);
    let mut x27 = x26;
    let mut turn = 0;
    while turn < 94 {
        x27 = square(&x27);
        turn += 1;
    }
    mul(&x27, &x14)
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
    pub const fn from_bytes(bytes: &[u8; 48]) -> Element {
        from_bytes(bytes)
    }

    /// Decodes little-endian bytes. Also returns 1 if they are below the prime, else 0.
    #[inline(always)]
    pub const fn from_bytes_canonical(bytes: &[u8; 48]) -> (Element, u64) {
        from_bytes_canonical(bytes)
    }

    /// Decodes `2 * BYTES` little-endian bytes and reduces them. Uniform bytes give a nearly uniform element.
    #[inline(always)]
    pub const fn from_bytes_wide(bytes: &[u8; 96]) -> Element {
        from_bytes_wide(bytes)
    }

    /// Returns the canonical encoding, little-endian and below the prime.
    #[inline(always)]
    pub const fn to_bytes(self) -> [u8; 48] {
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
        "0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff";

    const NUM_BITS: u32 = 384;

    const CAPACITY: u32 = 383;

    /// 1 / 2.
    const TWO_INV: Element = Element([0, 0, 0, 0, 0, 0x8000_0000_0000_0000]);

    /// 19, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        0xffff_ffed_0000_0013,
        0x12_ffff_ffff,
        19,
        0,
        0,
        0,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0x1_ffff_fffe,
        0xffff_fffe_0000_0000,
        0xffff_ffff_ffff_fffd,
        0xffff_ffff_ffff_ffff,
        0xffff_ffff_ffff_ffff,
        0xffff_ffff_ffff_ffff,
    ]);

    /// 19 to the power of 2^1.
    const DELTA: Element = Element([0xffff_fe97_0000_0169, 0x168_ffff_ffff, 361, 0, 0, 0]);

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
        "0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff";

    const NUM_BITS: u32 = 384;

    const CAPACITY: u32 = 383;

    /// 1 / 2.
    const TWO_INV: Element = Element([0, 0, 0, 0, 0, 0x8000_0000_0000_0000]);

    /// 19, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.
    /// Not proved to generate the multiplicative group: only prime factors of p - 1 below 65536 were tested.
    const MULTIPLICATIVE_GENERATOR: Element = Element([
        0xffff_ffed_0000_0013,
        0x12_ffff_ffff,
        19,
        0,
        0,
        0,
    ]);

    const S: u32 = 1;

    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;

    const ROOT_OF_UNITY_INV: Element = Element([
        0x1_ffff_fffe,
        0xffff_fffe_0000_0000,
        0xffff_ffff_ffff_fffd,
        0xffff_ffff_ffff_ffff,
        0xffff_ffff_ffff_ffff,
        0xffff_ffff_ffff_ffff,
    ]);

    /// 19 to the power of 2^1.
    const DELTA: Element = Element([0xffff_fe97_0000_0169, 0x168_ffff_ffff, 361, 0, 0, 0]);

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
impl From<Element> for crypto_bigint::U384 {
    /// Returns the least nonnegative integer of the class.
    #[inline]
    fn from(element: Element) -> crypto_bigint::U384 {
        let mut bytes = [0; 48];
        bytes[..BYTES].copy_from_slice(&to_bytes(&element));
        crypto_bigint::U384::from_le_slice(&bytes)
    }
}

#[cfg(feature = "crypto-bigint")]
impl From<crypto_bigint::U384> for Element {
    /// Reduces the integer modulo the prime.
    #[inline]
    fn from(integer: crypto_bigint::U384) -> Element {
        let mut bytes = [0; BYTES];
        bytes.copy_from_slice(&integer.to_le_bytes());
        from_bytes(&bytes)
    }
}
