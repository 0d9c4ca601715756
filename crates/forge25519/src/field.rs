//! The field of 2^255 − 19 elements as the formulas of the curve want it: bounds are types, operators are arithmetic.
//!
//! [`Fe`] is within the tight bounds of the generated code, [`Sum`] within its loose ones: a sum, difference or
//! opposite of two `Fe`. A product takes either and gives an `Fe`; a sum of sums needs a [`Sum::carry`] first, or it
//! does not compile.

#[cfg(assembly)]
pub(crate) mod whole;

use crate::backend::{self, Word, field};
use core::hint::black_box;
use core::ops::{Add, Mul, Neg, Sub};

/// An element within tight bounds.
#[derive(Clone, Copy)]
pub(crate) struct Fe(field::Element);

/// An element within loose bounds.
#[derive(Clone, Copy)]
pub(crate) struct Sum(field::Loose);

/// 0 or 1, in a word of the backend.
pub(crate) type Bit = Word;

impl Fe {
    pub(crate) const ZERO: Fe = Fe(field::ZERO);
    pub(crate) const ONE: Fe = Fe(field::ONE);
    /// A square root of −1.
    pub(crate) const SQRT_M1: Fe = Fe(field::SQRT_M1);
    /// d of −x² + y² = 1 + d·x²·y².
    pub(crate) const EDWARDS_D: Fe = Fe(field::EDWARDS_D);
    /// 2·d.
    pub(crate) const EDWARDS_D2: Fe = Fe(field::EDWARDS_D2);

    /// The element of four little-endian words of a number below p.
    #[inline(always)]
    pub(crate) fn from_words(words: &[u64; 4]) -> Fe {
        Fe(backend::from_words(words))
    }

    /// The same at compile time.
    #[cfg(feature = "curve")]
    pub(crate) const fn constant(words: &[u64; 4]) -> Fe {
        Fe(backend::constant(words))
    }

    /// The element of 64 little-endian bytes, modulo p.
    #[cfg(feature = "curve")]
    pub(crate) fn from_wide(bytes: &[u8; 64]) -> Fe {
        Fe(field::from_bytes_wide(bytes))
    }

    /// The element of 32 little-endian bytes: p and more are reduced.
    #[inline(always)]
    pub(crate) fn from_bytes(bytes: &[u8; 32]) -> Fe {
        Fe(field::from_bytes(bytes))
    }

    /// The little-endian bytes of the representative below p.
    #[inline]
    pub(crate) fn to_bytes(self) -> [u8; 32] {
        field::to_bytes(&self.0)
    }

    #[inline(always)]
    pub(crate) fn square(self) -> Fe {
        Sum::from(self).square()
    }

    /// 1 / self, and 0 for 0.
    #[inline]
    pub(crate) fn invert(self) -> Fe {
        Fe(field::invert(&self.0))
    }

    /// 1 if self is 0, else 0.
    #[inline]
    pub(crate) fn is_zero(self) -> Bit {
        field::is_zero(&self.0)
    }

    /// 1 if both are the same element, else 0.
    #[inline]
    pub(crate) fn equals(self, other: Fe) -> Bit {
        field::equal(&self.0, &other.0)
    }

    /// The lowest bit of the representative below p.
    #[inline]
    pub(crate) fn is_odd(self) -> Bit {
        field::is_odd(&self.0)
    }

    /// `one` if the bit is 1, else `zero`.
    #[inline(always)]
    pub(crate) fn select(bit: Bit, one: Fe, zero: Fe) -> Fe {
        Fe(field::select(bit, &one.0, &zero.0))
    }

    /// −self if the bit is 1, else self.
    #[inline(always)]
    pub(crate) fn negate_if(self, bit: Bit) -> Fe {
        Fe::select(bit, (-self).carry(), self)
    }

    /// self or −self, whichever is even below p (RFC 9496, section 4.1).
    #[cfg(feature = "curve")]
    #[inline(always)]
    pub(crate) fn abs(self) -> Fe {
        self.negate_if(self.is_odd())
    }

    /// The pair, exchanged if the bit is 1.
    #[inline(always)]
    pub(crate) fn swap_if(bit: Bit, a: Fe, b: Fe) -> (Fe, Fe) {
        let (a, b) = field::swap(bit, &a.0, &b.0);
        (Fe(a), Fe(b))
    }
}

impl Sum {
    /// The same element within tight bounds.
    #[inline(always)]
    pub(crate) fn carry(self) -> Fe {
        Fe(field::carry(&self.0))
    }

    #[inline(always)]
    pub(crate) fn square(self) -> Fe {
        Fe(field::square(&self.0))
    }

    /// `one` if the bit is 1, else `zero`: two elements at once, by one mask.
    #[inline(always)]
    pub(crate) fn select_pair(bit: Bit, one: (Sum, Sum), zero: (Sum, Sum)) -> (Sum, Sum) {
        // The compiler must not see that the bit is 0 or 1: it could branch on it.
        let mask = black_box(bit).wrapping_neg();
        (one.0.masked(mask, zero.0), one.1.masked(mask, zero.1))
    }

    /// Self where the mask is all ones, `zero` where it is 0.
    #[inline(always)]
    fn masked(self, mask: Word, zero: Sum) -> Sum {
        let mut words = zero.0.0;
        for (word, one) in words.iter_mut().zip(self.0.0) {
            *word ^= mask & (*word ^ one);
        }
        Sum(field::Loose(words))
    }

    /// self · k, for k below 2^24.
    #[inline(always)]
    pub(crate) fn mul_small(self, k: u32) -> Fe {
        Fe(field::mul_small(&self.0, k))
    }
}

impl From<Fe> for Sum {
    #[inline(always)]
    fn from(x: Fe) -> Sum {
        Sum(x.0.relax())
    }
}

impl Add for Fe {
    type Output = Sum;
    #[inline(always)]
    fn add(self, other: Fe) -> Sum {
        Sum(field::add(&self.0, &other.0))
    }
}

impl Sub for Fe {
    type Output = Sum;
    #[inline(always)]
    fn sub(self, other: Fe) -> Sum {
        Sum(field::sub(&self.0, &other.0))
    }
}

impl Neg for Fe {
    type Output = Sum;
    #[inline(always)]
    fn neg(self) -> Sum {
        Sum(field::opp(&self.0))
    }
}

impl<Other: Into<Sum>> Mul<Other> for Fe {
    type Output = Fe;
    #[inline(always)]
    fn mul(self, other: Other) -> Fe {
        Sum::from(self) * other
    }
}

impl<Other: Into<Sum>> Mul<Other> for Sum {
    type Output = Fe;
    #[inline(always)]
    fn mul(self, other: Other) -> Fe {
        Fe(field::mul(&self.0, &other.into().0))
    }
}
