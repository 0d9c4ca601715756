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
pub(crate) use decode::{Encoding, vartime_decode};
pub(crate) use decode::{Several, is_below_p, power_p58_inline, vartime_decode_pair};
#[cfg(feature = "precomputed-tables")]
pub(crate) use fixed::multiply_base;
#[cfg(all(test, feature = "precomputed-tables"))]
pub(crate) use fixed::multiply_base_digits;
pub(crate) use multiple::multiply;
#[cfg(all(test, feature = "alloc", feature = "precomputed-tables"))]
pub(crate) use niels::Niels;
#[cfg(all(test, feature = "alloc", feature = "curve"))]
pub(crate) use own_table::signed_digits;
#[cfg(feature = "alloc")]
pub(crate) use sum::vartime_sum;
pub(crate) use sum::{Multiple, vartime_equation};
#[cfg(feature = "precomputed-tables")]
pub(crate) use {
    base::BaseTerm,
    digits::Digits,
    straus::{ODD, WIDTH, index},
};
#[cfg(all(feature = "alloc", feature = "curve"))]
pub(crate) use {multiple::multiply_many, straus::Odd, straus::odd_multiples};
#[cfg(feature = "curve")]
pub(crate) use {own_table::OwnTable, straus::Term, straus::vartime_straus};
#[cfg(all(test, feature = "alloc"))]
pub(crate) use {
    pippenger::vartime_digit as vartime_pippenger_digit, pippenger::vartime_pippenger,
    sum::PIPPENGER, sum::vartime_equation_times, sum::vartime_straus_sum,
};

#[cfg(assembly)]
use crate::field::whole;
use crate::field::{Bit, Fe, Sum};
use limbforge_fields::edwards25519 as curve;

/// A point in extended coordinates: x = X/Z, y = Y/Z, T = X·Y/Z.
#[derive(Clone, Copy)]
pub(crate) struct Point {
    pub(crate) x: Fe,
    pub(crate) y: Fe,
    pub(crate) z: Fe,
    pub(crate) t: Fe,
}

/// A point without T, which doubling does not need.
#[derive(Clone, Copy)]
pub(crate) struct Projective {
    x: Fe,
    y: Fe,
    z: Fe,
}

/// The four factors of a sum: X = E·F, Y = G·H, Z = F·G, T = E·H.
#[derive(Clone, Copy)]
pub(crate) struct Completed {
    e: Sum,
    f: Sum,
    g: Sum,
    h: Sum,
}

/// A point to be added often: Y + X, Y − X, 2·Z, 2·d·T.
#[derive(Clone, Copy)]
pub(crate) struct Cached {
    sum: Fe,
    difference: Fe,
    double_z: Fe,
    t2d: Fe,
}

// Builds without tables are small builds: there the formulas are functions, and not copied into every loop.
impl Point {
    pub(crate) const IDENTITY: Point = Point {
        x: Fe::ZERO,
        y: Fe::ONE,
        z: Fe::ONE,
        t: Fe::ZERO,
    };

    #[inline(always)]
    pub(crate) fn projective(self) -> Projective {
        let Point { x, y, z, t: _ } = self;
        Projective { x, y, z }
    }

    #[inline(always)]
    pub(crate) fn double(self) -> Completed {
        self.projective().double()
    }

    /// Returns the operand form of [`Point::add`].
    #[inline]
    pub(crate) fn cached(self) -> Cached {
        Cached {
            sum: (self.y + self.x).carry(),
            difference: (self.y - self.x).carry(),
            double_z: (self.z + self.z).carry(),
            t2d: self.t * Fe::EDWARDS_D2,
        }
    }

    /// 4 products before the completed ones.
    #[cfg_attr(feature = "precomputed-tables", inline(always))]
    #[cfg_attr(not(feature = "precomputed-tables"), inline(never))]
    pub(crate) fn add(self, other: &Cached) -> Completed {
        let a = (self.y - self.x) * other.difference;
        let b = (self.y + self.x) * other.sum;
        Completed::of(a, b, self.t * other.t2d, self.z * other.double_z)
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
        self.double().double().double().extended()
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

impl Projective {
    /// 3 squarings and a product before the completed ones.
    #[cfg_attr(feature = "precomputed-tables", inline(always))]
    #[cfg_attr(not(feature = "precomputed-tables"), inline(never))]
    pub(crate) fn double(self) -> Completed {
        let a = self.x.square();
        let b = self.y.square();
        let zz = self.z.square();
        // 2·X·Y as a product, not as (X + Y)² − A − B, whose terms would have to be carried.
        let xy = self.x * self.y;
        let g = b - a;
        Completed {
            e: xy + xy,
            f: (zz + zz).carry() - g.carry(),
            g,
            h: a + b,
        }
    }
}

impl Completed {
    /// From A = (Y1 − X1)(Y2 − X2), B = (Y1 + X1)(Y2 + X2), C = 2d·T1·T2, D = 2·Z1·Z2, or from half of each.
    #[inline(always)]
    fn of(a: Fe, b: Fe, c: Fe, d: Fe) -> Completed {
        Completed {
            e: b - a,
            f: d - c,
            g: d + c,
            h: b + a,
        }
    }

    /// 3 products.
    #[cfg(not(assembly))]
    #[cfg_attr(feature = "precomputed-tables", inline(always))]
    #[cfg_attr(not(feature = "precomputed-tables"), inline(never))]
    pub(crate) fn projective(self) -> Projective {
        Projective {
            x: self.e * self.f,
            y: self.g * self.h,
            z: self.f * self.g,
        }
    }

    /// F and G exchanged if the bit is 1, which is what the other sign of C does.
    ///
    /// Signs that are secret are taken in here, not by a negation of what is added: a compiler made a jump of a
    /// negation's borrow, which tells whether 0 was negated.
    #[cfg(any(feature = "precomputed-tables", feature = "curve"))]
    #[inline(always)]
    pub(super) fn exchange_if(self, bit: Bit) -> Completed {
        let (f, g) = Sum::select_pair(bit, (self.g, self.f), (self.f, self.g));
        Completed { f, g, ..self }
    }

    /// 4 products.
    #[cfg_attr(feature = "precomputed-tables", inline(always))]
    #[cfg_attr(not(feature = "precomputed-tables"), inline(never))]
    pub(crate) fn extended(self) -> Point {
        Point {
            x: self.e * self.f,
            y: self.g * self.h,
            z: self.f * self.g,
            t: self.e * self.h,
        }
    }
}

/// From factors to factors.
#[cfg(not(assembly))]
impl Completed {
    #[inline(always)]
    pub(crate) fn double(self) -> Completed {
        self.projective().double()
    }

    #[inline(always)]
    pub(crate) fn add(self, other: &Cached) -> Completed {
        self.extended().add(other)
    }
}

/// The same as one formula each.
#[cfg(assembly)]
impl Completed {
    #[inline(always)]
    fn from_factors([e, f, g, h]: [Sum; 4]) -> Completed {
        Completed { e, f, g, h }
    }

    #[inline(always)]
    fn factors(self) -> [Sum; 4] {
        [self.e, self.f, self.g, self.h]
    }

    #[inline(always)]
    pub(crate) fn double(self) -> Completed {
        Completed::from_factors(whole::double(self.factors()))
    }

    #[inline(always)]
    pub(crate) fn add(self, other: &Cached) -> Completed {
        let cached = [other.sum, other.difference, other.double_z, other.t2d];
        Completed::from_factors(whole::add_cached(self.factors(), cached))
    }
}

impl Cached {
    /// The opposite if the bit is 1.
    #[inline(always)]
    pub(crate) fn negate_if(self, bit: Bit) -> Cached {
        Cached {
            t2d: self.t2d.negate_if(bit),
            ..self.exchange_if(bit)
        }
    }

    /// Y + X and Y − X exchanged if the bit is 1: the opposite, but for the sign of 2·d·T.
    #[inline(always)]
    pub(super) fn exchange_if(self, bit: Bit) -> Cached {
        let (sum, difference) = Fe::swap_if(bit, self.sum, self.difference);
        Cached {
            sum,
            difference,
            ..self
        }
    }
}
