//! Arithmetic modulo 2^61 - 1 (m61). Machine-made by Limbforge: do not edit.
//!
//! ```text
//! Command: limbforge emit "2^61 - 1" --lang rust
//! Prime:   2^61 - 1
//! Recipe:  2x32 by hand
//! Limbs:   2 words of 32 bits
//! Domain:  standard; the sum of limb * weight is the element modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight          loose
//! 0     2^0     [0, 2^32 - 1]  [0, 2^32 - 1]
//! 1     2^32    [0, 2^32 - 1]  [0, 2^32 - 1]
//! ```

/// Number of words in an element.
pub const LIMBS: usize = 2;

/// Number of bytes in an encoded element.
pub const BYTES: usize = 8;

/// An element within tight bounds, least significant limb first.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element(pub [u32; LIMBS]);

/// An element within loose bounds. In this field they equal the tight bounds.
pub type Loose = Element;

/// 0.
pub const ZERO: Element = Element([0, 0]);

/// 1.
pub const ONE: Element = Element([1, 0]);

/// The double-width product of two words.
#[inline(always)]
const fn m(x: u32, y: u32) -> u64 {
    x as u64 * y as u64
}

/// The sum of two words and a carry, and its carry.
#[inline(always)]
const fn add_carry(x: u32, y: u32, carry: bool) -> (u32, bool) {
    let (z, first) = x.overflowing_add(y);
    let (z, second) = z.overflowing_add(carry as u32);
    (z, first | second)
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

/// `out + 2^(w n) * carry = a + b`
///
/// - takes `a`: every word in `[0, 2^32 - 1]`
/// - takes `b`: every word in `[0, 2^32 - 1]`
/// - returns `out`: every word in `[0, 2^32 - 1]`
/// - returns `carry` in `[0, 1]`
#[inline(always)]
pub const fn add(a: &Element, b: &Element) -> (Loose, u32) {
    let [a0, a1] = a.0;
    let [b0, b1] = b.0;
    let (out0, c0) = a0.overflowing_add(b0);
    let (out1, carry0) = add_carry(a1, b1, c0);
    let out = Element([out0, out1]);
    (out, carry0 as u32)
}

/// `out = a - b + borrow * p modulo the words`
///
/// - takes `a`: every word in `[0, 2^32 - 1]`
/// - takes `b`: every word in `[0, 2^32 - 1]`
/// - returns `out`: every word in `[0, 2^32 - 1]`
#[inline(always)]
pub const fn sub(a: &Element, b: &Element) -> Element {
    let [a0, a1] = a.0;
    let [b0, b1] = b.0;
    let (x0, c0) = a0.overflowing_sub(b0);
    let (x1, c1) = sub_borrow(a1, b1, c0);
    let c1_mask = 0u32.wrapping_sub(c1 as u32);
    let x2 = c1_mask & 0x1fff_ffff;
    let (o0, c2) = x0.overflowing_add(c1_mask);
    let (o1, _) = add_carry(x1, x2, c2);
    Element([o0, o1])
}

/// `out = k * a`
///
/// - takes `a`: every word in `[0, 2^32 - 1]`
/// - takes `k` in `[0, 2^32 - 1]`
/// - returns `out`: every word in `[0, 2^32 - 1]`
#[inline(always)]
pub const fn row(a: &Element, k: u32) -> [u32; 3] {
    let [a0, a1] = a.0;
    let r0 = m(a0, k);
    let o0 = r0 as u32;
    let x0 = (r0 >> 32) as u32;
    let r1 = m(a1, k);
    let x1 = r1 as u32;
    let x2 = (r1 >> 32) as u32;
    let (o1, c0) = x1.overflowing_add(x0);
    let o2 = x2 + c0 as u32;
    [o0, o1, o2]
}

/// `out = a if choice = 1, b if choice = 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: every word in `[0, 2^32 - 1]`
/// - takes `b`: every word in `[0, 2^32 - 1]`
/// - returns `out`: every word in `[0, 2^32 - 1]`
#[inline(always)]
pub fn select(choice: u32, a: &Element, b: &Element) -> Element {
    let [a0, a1] = a.0;
    let [b0, b1] = b.0;
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    let choice_mask = 0u32.wrapping_sub(core::hint::black_box(choice));
    let o0 = b0 ^ (choice_mask & (a0 ^ b0));
    let o1 = b1 ^ (choice_mask & (a1 ^ b1));
    Element([o0, o1])
}

/// `(out_a, out_b) = (b, a) if choice = 1, (a, b) if choice = 0`
///
/// - takes `choice` in `[0, 1]`
/// - takes `a`: every word in `[0, 2^32 - 1]`
/// - takes `b`: every word in `[0, 2^32 - 1]`
/// - returns `out_a`: every word in `[0, 2^32 - 1]`
/// - returns `out_b`: every word in `[0, 2^32 - 1]`
#[inline(always)]
pub fn swap(choice: u32, a: &Element, b: &Element) -> (Element, Element) {
    let [a0, a1] = a.0;
    let [b0, b1] = b.0;
    // Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.
    let choice_mask = 0u32.wrapping_sub(core::hint::black_box(choice));
    let out_a0 = a0 ^ (choice_mask & (b0 ^ a0));
    let out_a1 = a1 ^ (choice_mask & (b1 ^ a1));
    let out_b0 = b0 ^ (choice_mask & (a0 ^ b0));
    let out_b1 = b1 ^ (choice_mask & (a1 ^ b1));
    let out_a = Element([out_a0, out_a1]);
    let out_b = Element([out_b0, out_b1]);
    (out_a, out_b)
}

/// `out = bytes xor the lowest bit of each word`
///
/// - takes `bytes`: every word in `[0, 2^32 - 1]`
/// - returns `out`: every word in `[0, 2^32 - 1]`
#[inline(always)]
pub const fn flip(bytes: &[u8; 8]) -> [u8; 8] {
    let bytes0 = load(bytes, 0);
    let bytes1 = load(bytes, 4);
    let o0 = bytes0 ^ 1;
    let o1 = bytes1 ^ 1;
    let mut out = [0; 8];
    store(&mut out, 0, o0);
    store(&mut out, 4, o1);
    out
}

/// Constants, and the functions of this module as methods.
impl Element {
    /// 0.
    pub const ZERO: Element = ZERO;

    /// 1.
    pub const ONE: Element = ONE;

    /// Returns `a` if `choice` is 1, `b` if `choice` is 0.
    #[inline(always)]
    pub fn select(choice: u32, a: &Element, b: &Element) -> Element {
        select(choice, a, b)
    }

    /// Returns `(b, a)` if `choice` is 1, `(a, b)` if `choice` is 0.
    #[inline(always)]
    pub fn swap(choice: u32, a: &Element, b: &Element) -> (Element, Element) {
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

operator!(Sub sub, SubAssign sub_assign, (a, b) => sub(a, b));

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
