//! The curve −x² + y² = 1 + d·x²·y² of Ed25519 and its group.
//!
//! Formulas: Hisil, Wong, Carter, Dawson, "Twisted Edwards curves revisited" (2008), sections 3.1 to 3.3; with a = −1 a
//! square and d none they are complete: right for all points. [`Completed`] is what they leave before the last
//! products, so that a doubling that is followed by a doubling spares the product for T.

#[cfg(not(feature = "precomputed-tables"))]
#[path = "base_points.rs"]
mod base;
#[cfg(feature = "precomputed-tables")]
#[path = "base_tables.rs"]
mod base;
// Both ways are compared.
#[cfg(all(test, feature = "alloc", feature = "precomputed-tables"))]
mod base_points;
mod decode;
mod digits;
#[cfg(feature = "precomputed-tables")]
mod fixed;
mod multiple;
#[cfg(feature = "precomputed-tables")]
mod niels;
#[cfg(feature = "curve")]
mod own_table;
#[cfg(feature = "alloc")]
mod pippenger;
mod straus;
mod sum;

#[cfg(not(feature = "precomputed-tables"))]
pub(crate) use base::multiply_base;
#[cfg(all(test, feature = "alloc", feature = "precomputed-tables"))]
pub(crate) use base_points::{
    multiply_base as multiply_base_without_tables,
    vartime_multiply_base as vartime_multiply_base_without_tables,
};
#[cfg(feature = "curve")]
pub(crate) use decode::power_p58;
#[cfg(feature = "alloc")]
pub(crate) use decode::vartime_decode_pair;
pub(crate) use decode::{Encoding, vartime_decode};
pub(crate) use decode::{Several, is_below_p, power_p58_inline};
#[cfg(feature = "precomputed-tables")]
pub(crate) use fixed::multiply_base;
pub(crate) use multiple::multiply;
#[cfg(all(test, feature = "alloc", feature = "precomputed-tables"))]
pub(crate) use niels::Niels;
#[cfg(all(test, feature = "alloc", feature = "curve"))]
pub(crate) use own_table::signed_digits;
#[cfg(feature = "alloc")]
pub(crate) use sum::vartime_sum;
pub(crate) use sum::{Multiple, vartime_equation};
#[cfg(all(test, feature = "alloc"))]
pub(crate) use {
    digits::Digits, pippenger::vartime_digit as vartime_pippenger_digit,
    pippenger::vartime_pippenger, sum::PIPPENGER, sum::vartime_equation_times,
    sum::vartime_straus_sum,
};
#[cfg(all(feature = "alloc", feature = "curve"))]
pub(crate) use {multiple::multiply_many, straus::Odd, straus::odd_multiples};
#[cfg(feature = "curve")]
pub(crate) use {own_table::OwnTable, straus::Term, straus::vartime_straus};

use crate::backend::{field, formulas};
use crate::field::{Bit, Fe};
use limbforge_fields::edwards25519 as curve;

/// A point in extended coordinates: x = X/Z, y = Y/Z, T = X·Y/Z.
#[derive(Clone, Copy)]
pub(crate) struct Point {
    pub(crate) x: Fe,
    pub(crate) y: Fe,
    pub(crate) z: Fe,
    pub(crate) t: Fe,
}

/// What additions and doublings leave before the last products: E, F, G, H with X = E·F, Y = G·H, Z = F·G, T = E·H, so
/// that x = E/G and y = H/F. What follows multiplies as far as it needs.
#[derive(Clone, Copy)]
pub(crate) struct Completed([field::Loose; 4]);

/// A point to be added often: Y + X, Y − X, 2·Z, 2·d·T.
#[derive(Clone, Copy)]
pub(crate) struct Cached([field::Element; 4]);

// Builds without tables are small builds: there the formulas are functions, and not copied into every loop.
impl Point {
    pub(crate) const IDENTITY: Point = Point {
        x: Fe::ZERO,
        y: Fe::ONE,
        z: Fe::ONE,
        t: Fe::ZERO,
    };

    fn elements(self) -> [field::Element; 4] {
        [self.x, self.y, self.z, self.t].map(Fe::element)
    }

    /// 3 squarings and a product before the completed ones.
    #[cfg_attr(feature = "precomputed-tables", inline(always))]
    #[cfg_attr(not(feature = "precomputed-tables"), inline(never))]
    pub(crate) fn double(self) -> Completed {
        let projective = [self.x, self.y, self.z].map(Fe::element);
        Completed(formulas::projective_double(&projective))
    }

    /// Returns the operand form of [`Point::add`].
    #[inline]
    pub(crate) fn cached(self) -> Cached {
        let cached = [
            (self.y + self.x).carry(),
            (self.y - self.x).carry(),
            (self.z + self.z).carry(),
            self.t * Fe::EDWARDS_D2,
        ];
        Cached(cached.map(Fe::element))
    }

    /// 4 products before the completed ones.
    #[cfg_attr(feature = "precomputed-tables", inline(always))]
    #[cfg_attr(not(feature = "precomputed-tables"), inline(never))]
    pub(crate) fn add(self, other: &Cached) -> Completed {
        Completed(formulas::extended_add_cached(&self.elements(), &other.0))
    }

    #[inline]
    pub(crate) fn negate(self) -> Point {
        Point {
            x: (-self.x).carry(),
            t: (-self.t).carry(),
            ..self
        }
    }

    /// 8·self: without the part of small order.
    #[inline]
    pub(crate) fn multiply_by_cofactor(self) -> Point {
        self.double().doubled(2).extended()
    }

    /// `one` if the bit is 1, else `zero`.
    #[cfg(feature = "curve")]
    #[inline]
    pub(crate) fn select(bit: Bit, one: &Point, zero: &Point) -> Point {
        Point {
            x: Fe::select(bit, one.x, zero.x),
            y: Fe::select(bit, one.y, zero.y),
            z: Fe::select(bit, one.z, zero.z),
            t: Fe::select(bit, one.t, zero.t),
        }
    }

    /// 1 if both are the same point, else 0.
    #[cfg(feature = "curve")]
    #[inline]
    pub(crate) fn equals(&self, other: &Point) -> Bit {
        (self.x * other.z).equals(other.x * self.z) & (self.y * other.z).equals(other.y * self.z)
    }

    /// 1 if this is the neutral element, else 0: x = 0 and y = 1.
    #[inline]
    pub(crate) fn is_identity(self) -> Bit {
        self.x.is_zero() & self.y.equals(self.z)
    }

    /// Whether 8·self is the neutral element.
    pub(crate) fn has_small_order(self) -> bool {
        self.multiply_by_cofactor().is_identity() == 1
    }

    /// The 32 bytes of RFC 8032 (section 5.1.2): y, and the sign of x in the highest bit.
    pub(crate) fn encode(self) -> [u8; 32] {
        self.encode_and_normalize().0
    }

    /// The bytes, and the same point with Z = 1.
    pub(crate) fn encode_and_normalize(self) -> ([u8; 32], Point) {
        let inverse = self.z.invert();
        let (x, y) = (self.x * inverse, self.y * inverse);
        let mut bytes = y.to_bytes();
        bytes[31] |= (x.is_odd() as u8) << 7;
        let point = Point {
            x,
            y,
            z: Fe::ONE,
            t: x * y,
        };
        (bytes, point)
    }

    /// u = (1 + y)/(1 − y) of the same point on the Montgomery curve of RFC 7748 (section 4.1); 0 for the neutral
    /// element.
    pub(crate) fn montgomery_u(self) -> Fe {
        (self.z + self.y) * (self.z - self.y).carry().invert()
    }
}

impl Completed {
    /// The neutral element.
    pub(crate) const IDENTITY: Completed = {
        let (zero, one) = (field::Loose(field::ZERO.0), field::Loose(field::ONE.0));
        Completed([zero, one, one, one])
    };

    /// By its factors E, F, G, H.
    #[cfg(all(test, feature = "alloc", feature = "precomputed-tables"))]
    pub(crate) fn of(factors: [Fe; 4]) -> Completed {
        Completed(factors.map(|factor| factor.element().relax()))
    }

    /// 2·self: 3 products, then 3 squarings and a product.
    #[cfg_attr(feature = "precomputed-tables", inline(always))]
    #[cfg_attr(not(feature = "precomputed-tables"), inline(never))]
    pub(crate) fn double(&mut self) {
        formulas::completed_double(&mut self.0);
    }

    /// 2^k·self.
    #[inline]
    pub(crate) fn doubled(mut self, k: u32) -> Completed {
        for _ in 0..k {
            self.double();
        }
        self
    }

    /// self + other: 4 products, then 4.
    #[cfg_attr(feature = "precomputed-tables", inline(always))]
    #[cfg_attr(not(feature = "precomputed-tables"), inline(never))]
    pub(crate) fn add(&mut self, other: &Cached) {
        formulas::completed_add_cached(&mut self.0, &other.0);
    }

    /// 4 products.
    #[cfg_attr(feature = "precomputed-tables", inline(always))]
    #[cfg_attr(not(feature = "precomputed-tables"), inline(never))]
    pub(crate) fn extended(&self) -> Point {
        let [x, y, z, t] = formulas::completed_extended(&self.0).map(Fe::of);
        Point { x, y, z, t }
    }
}

impl Cached {
    /// The opposite if the bit is 1.
    #[inline(always)]
    pub(crate) fn negate_if(self, bit: Bit) -> Cached {
        let [sum, difference, double_z, t2d] = self.0.map(Fe::of);
        let (sum, difference) = Fe::swap_if(bit, sum, difference);
        let negated = [sum, difference, double_z, t2d.negate_if(bit)];
        Cached(negated.map(Fe::element))
    }

    /// `one` if the bit is 1, else `zero`.
    #[inline(always)]
    fn select(bit: Bit, one: &Cached, zero: &Cached) -> Cached {
        Cached(core::array::from_fn(|i| {
            field::select(bit, &one.0[i], &zero.0[i])
        }))
    }
}
