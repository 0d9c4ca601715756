//! Arithmetic modulo 2^255 - 19 (curve25519). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge emit "2^255 - 19" --lang rust
//! Prime:   2^255 - 19
//! Recipe:  5x51 by hand
//! Limbs:   5 words of 64 bits
//! Domain:  standard; the sum of limb * weight is the element modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight             loose
//! 0     2^0     [0, 2^51 + 8192]  [0, 2^53]
//! 1     2^51    [0, 2^51 + 8192]  [0, 2^53]
//! 2     2^102   [0, 2^51 + 8192]  [0, 2^53]
//! 3     2^153   [0, 2^51 + 8192]  [0, 2^53]
//! 4     2^204   [0, 2^51 + 8192]  [0, 2^53]
//! ```

/// Number of words in an element.
pub const LIMBS: usize = 5;

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
pub const ZERO: Element = Element([0, 0, 0, 0, 0]);

/// 1.
pub const ONE: Element = Element([1, 0, 0, 0, 0]);

/// The double-width product of two words.
#[inline(always)]
const fn m(x: u64, y: u64) -> u128 {
    x as u128 * y as u128
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

/// `out = a * b (mod p)`
///
/// - takes `a`: every word in `[0, 2^53]`
/// - takes `b`: every word in `[0, 2^53]`
/// - returns `out`: word 0, 2, 3, 4 in `[0, 2^51 - 1]`; word 1 in `[0, 2^51 + 1520]`
#[inline(always)]
pub const fn mul(a: &Loose, b: &Loose) -> Element {
    let [a0, a1, a2, a3, a4] = a.0;
    let [b0, b1, b2, b3, b4] = b.0;
    let b1_19 = b1 * 19;
    let b2_19 = b2 * 19;
    let b3_19 = b3 * 19;
    let b4_19 = b4 * 19;
    let r0 = m(a0, b0) + m(a1, b4_19) + m(a2, b3_19) + m(a3, b2_19) + m(a4, b1_19);
    let x0 = (r0 >> 51) as u64;
    let r1 = m(a0, b1) + m(a1, b0) + m(a2, b4_19) + m(a3, b3_19) + m(a4, b2_19) + x0 as u128;
    let x1 = (r1 >> 51) as u64;
    let r2 = m(a0, b2) + m(a1, b1) + m(a2, b0) + m(a3, b4_19) + m(a4, b3_19) + x1 as u128;
    let o2 = r2 as u64 & 0x7_ffff_ffff_ffff;
    let x2 = (r2 >> 51) as u64;
    let r3 = m(a0, b3) + m(a1, b2) + m(a2, b1) + m(a3, b0) + m(a4, b4_19) + x2 as u128;
    let o3 = r3 as u64 & 0x7_ffff_ffff_ffff;
    let x3 = (r3 >> 51) as u64;
    let r4 = m(a0, b4) + m(a1, b3) + m(a2, b2) + m(a3, b1) + m(a4, b0) + x3 as u128;
    let o4 = r4 as u64 & 0x7_ffff_ffff_ffff;
    let x4 = (r4 >> 51) as u64;
    let x5 = (r0 as u64 & 0x7_ffff_ffff_ffff) + x4 * 19;
    let o0 = x5 & 0x7_ffff_ffff_ffff;
    let o1 = (r1 as u64 & 0x7_ffff_ffff_ffff) + (x5 >> 51);
    Element([o0, o1, o2, o3, o4])
}

/// `out = a + b (mod p)`
///
/// - takes `a`: every word in `[0, 2^51 + 8192]`
/// - takes `b`: every word in `[0, 2^51 + 8192]`
/// - returns `out`: every word in `[0, 2^52 + 16384]`
#[inline(always)]
pub const fn add(a: &Element, b: &Element) -> Loose {
    let [a0, a1, a2, a3, a4] = a.0;
    let [b0, b1, b2, b3, b4] = b.0;
    let o0 = a0 + b0;
    let o1 = a1 + b1;
    let o2 = a2 + b2;
    let o3 = a3 + b3;
    let o4 = a4 + b4;
    Loose([o0, o1, o2, o3, o4])
}

/// `out = k * a (mod p)`
///
/// - takes `a`: every word in `[0, 2^53]`
/// - takes `k` in `[0, 2^32 - 1]`
/// - returns `out`: word 0, 2, 3, 4 in `[0, 2^51 - 1]`; word 1 in `[0, 2^51]`
#[inline(always)]
pub const fn mul_small(a: &Loose, k: u32) -> Element {
    let [a0, a1, a2, a3, a4] = a.0;
    let r0 = m(a0, k as u64);
    let x0 = (r0 >> 51) as u64;
    let r1 = m(a1, k as u64) + x0 as u128;
    let x1 = (r1 >> 51) as u64;
    let r2 = m(a2, k as u64) + x1 as u128;
    let o2 = r2 as u64 & 0x7_ffff_ffff_ffff;
    let x2 = (r2 >> 51) as u64;
    let r3 = m(a3, k as u64) + x2 as u128;
    let o3 = r3 as u64 & 0x7_ffff_ffff_ffff;
    let x3 = (r3 >> 51) as u64;
    let r4 = m(a4, k as u64) + x3 as u128;
    let o4 = r4 as u64 & 0x7_ffff_ffff_ffff;
    let x4 = (r4 >> 51) as u64;
    let x5 = (r0 as u64 & 0x7_ffff_ffff_ffff) + x4 * 19;
    let o0 = x5 & 0x7_ffff_ffff_ffff;
    let o1 = (r1 as u64 & 0x7_ffff_ffff_ffff) + (x5 >> 51);
    Element([o0, o1, o2, o3, o4])
}

/// `out = a if choice = 1, b if choice = 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: every word in `[0, 2^51 + 8192]`
/// - takes `b`: every word in `[0, 2^51 + 8192]`
/// - returns `out`: every word in `[0, 2^51 + 8192]`
#[inline(always)]
pub fn select(choice: u64, a: &Element, b: &Element) -> Element {
    let [a0, a1, a2, a3, a4] = a.0;
    let [b0, b1, b2, b3, b4] = b.0;
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    let choice_mask = 0u64.wrapping_sub(core::hint::black_box(choice));
    let o0 = b0 ^ (choice_mask & (a0 ^ b0));
    let o1 = b1 ^ (choice_mask & (a1 ^ b1));
    let o2 = b2 ^ (choice_mask & (a2 ^ b2));
    let o3 = b3 ^ (choice_mask & (a3 ^ b3));
    let o4 = b4 ^ (choice_mask & (a4 ^ b4));
    Element([o0, o1, o2, o3, o4])
}

/// `(out_a, out_b) = (b, a) if choice = 1, (a, b) if choice = 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: every word in `[0, 2^51 + 8192]`
/// - takes `b`: every word in `[0, 2^51 + 8192]`
/// - returns `out_a`: every word in `[0, 2^51 + 8192]`
/// - returns `out_b`: every word in `[0, 2^51 + 8192]`
#[inline(always)]
pub fn swap(choice: u64, a: &Element, b: &Element) -> (Element, Element) {
    let [a0, a1, a2, a3, a4] = a.0;
    let [b0, b1, b2, b3, b4] = b.0;
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    let choice_mask = 0u64.wrapping_sub(core::hint::black_box(choice));
    let out_a0 = a0 ^ (choice_mask & (b0 ^ a0));
    let out_a1 = a1 ^ (choice_mask & (b1 ^ a1));
    let out_a2 = a2 ^ (choice_mask & (b2 ^ a2));
    let out_a3 = a3 ^ (choice_mask & (b3 ^ a3));
    let out_a4 = a4 ^ (choice_mask & (b4 ^ a4));
    let out_b0 = b0 ^ (choice_mask & (a0 ^ b0));
    let out_b1 = b1 ^ (choice_mask & (a1 ^ b1));
    let out_b2 = b2 ^ (choice_mask & (a2 ^ b2));
    let out_b3 = b3 ^ (choice_mask & (a3 ^ b3));
    let out_b4 = b4 ^ (choice_mask & (a4 ^ b4));
    let out_a = Element([out_a0, out_a1, out_a2, out_a3, out_a4]);
    let out_b = Element([out_b0, out_b1, out_b2, out_b3, out_b4]);
    (out_a, out_b)
}

/// `bytes = a`
///
/// - takes `a`: every word in `[0, 2^51 - 1]`
/// - returns `bytes`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
#[inline(always)]
pub const fn pack(a: &Element) -> [u8; 32] {
    let [a0, a1, a2, a3, a4] = a.0;
    let x0 = a1 & 8191;
    let o0 = a0 + (x0 << 51);
    let x1 = a2 & 0x3ff_ffff;
    let o1 = (a1 >> 13) + (x1 << 38);
    let x2 = a3 & 0x7f_ffff_ffff;
    let o2 = (a2 >> 26) + (x2 << 25);
    let o3 = (a3 >> 39) + (a4 << 12);
    let mut bytes = [0; 32];
    store(&mut bytes, 0, o0);
    store(&mut bytes, 8, o1);
    store(&mut bytes, 16, o2);
    store(&mut bytes, 24, o3);
    bytes
}

/// `out + 2^255 * top = bytes`
///
/// - takes `bytes`: every word in `[0, 2^64 - 1]`
/// - returns `out`: every word in `[0, 2^51 - 1]`
/// - returns `top` in `[0, 1]`
#[inline(always)]
pub const fn unpack(bytes: &[u8; 32]) -> (Element, u64) {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 8);
    let bytes2 = load(bytes, 16);
    let bytes3 = load(bytes, 24);
    let out0 = bytes0 & 0x7_ffff_ffff_ffff;
    let out1 = ((bytes1 << 13) | (bytes0 >> 51)) & 0x7_ffff_ffff_ffff;
    let out2 = ((bytes2 << 26) | (bytes1 >> 38)) & 0x7_ffff_ffff_ffff;
    let out3 = ((bytes3 << 39) | (bytes2 >> 25)) & 0x7_ffff_ffff_ffff;
    let out4 = (bytes3 >> 12) & 0x7_ffff_ffff_ffff;
    let top0 = bytes3 >> 63;
    let out = Element([out0, out1, out2, out3, out4]);
    (out, top0)
}

/// Constants, and the functions of this module as methods.
impl Element {
    /// 0.
    pub const ZERO: Element = ZERO;

    /// 1.
    pub const ONE: Element = ONE;

    /// Returns `k` times the element.
    #[inline(always)]
    pub const fn mul_small(&self, k: u32) -> Element {
        mul_small(&self.relax(), k)
    }

    /// Returns `a` if `choice` is 1, `b` if `choice` is 0.
    #[inline(always)]
    pub fn select(choice: u64, a: &Element, b: &Element) -> Element {
        select(choice, a, b)
    }

    /// Returns `(b, a)` if `choice` is 1, `(a, b)` if `choice` is 0.
    #[inline(always)]
    pub fn swap(choice: u64, a: &Element, b: &Element) -> (Element, Element) {
        swap(choice, a, b)
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

operator!(Mul mul, MulAssign mul_assign, (a, b) => mul(&a.relax(), &b.relax()));

impl<T> core::iter::Product<T> for Element
where
    Element: core::ops::Mul<T, Output = Element>,
{
    #[inline]
    fn product<I: Iterator<Item = T>>(elements: I) -> Element {
        elements.fold(ONE, |a, b| a * b)
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
