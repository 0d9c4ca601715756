//! Straus' method: all scalars are read together, from the top, and share the doublings.

use super::base::BaseTerm;
use super::digits::Digits;
use super::{Cached, Completed, Multiple, Point};
use crate::field::Bit;
use crate::integer::Integer;
#[cfg(any(feature = "alloc", feature = "curve"))]
use crate::scalar::Scalar;

/// Width of the digits for points that come with a signature: 8 odd multiples of each.
pub(crate) const WIDTH: u32 = 5;

/// Odd multiples of each.
pub(crate) const ODD: usize = 1 << (WIDTH - 2);

/// P, 3·P, 5·P …
pub(crate) type Odd = [Cached; ODD];

/// scalar·point with what it is computed from.
pub(crate) struct Term {
    digits: Digits,
    odd: Odd,
}

impl Term {
    pub(crate) fn vartime_new(multiple: &Multiple) -> Term {
        Term::vartime_of(&multiple.scalar, odd_multiples(&multiple.point))
    }

    /// scalar·P from the odd multiples of P.
    pub(crate) fn vartime_of(scalar: &Integer, odd: Odd) -> Term {
        Term {
            digits: Digits::vartime_new(scalar, WIDTH),
            odd,
        }
    }

    /// Places up to the highest digit that is not 0.
    #[cfg(any(test, not(feature = "precomputed-tables")))]
    pub(super) fn len(&self) -> usize {
        self.digits.len
    }

    /// Adds the digit's multiple. In place, as most digits are 0, and builds for size would copy the sum.
    #[inline(always)]
    pub(super) fn vartime_add_to(&self, sum: &mut Completed, place: usize) {
        let digit = self.digits.at(place);
        if digit != 0 {
            let multiple = self.odd[index(digit)].negate_if(sign(digit));
            *sum = sum.add(&multiple);
        }
    }
}

pub(crate) fn odd_multiples(point: &Point) -> Odd {
    let mut point = *point;
    let double = point.double().extended().cached();
    let mut odd = [point.cached(); ODD];
    for entry in &mut odd[1..] {
        point = point.add(&double).extended();
        *entry = point.cached();
    }
    odd
}

/// Where tables of odd multiples have that of |digit|.
pub(crate) fn index(digit: i8) -> usize {
    usize::from(digit.unsigned_abs() / 2)
}

pub(super) fn sign(digit: i8) -> Bit {
    Bit::from(digit as u8 >> 7)
}

/// base·B + Σ terms.
#[cfg(any(feature = "alloc", feature = "curve"))]
pub(crate) fn vartime_straus(base: &Scalar, terms: &[Term]) -> Point {
    vartime_straus_of(&BaseTerm::vartime_new(base), terms)
}

pub(super) fn vartime_straus_of(base: &BaseTerm, terms: &[Term]) -> Point {
    let len = terms
        .iter()
        .map(|term| term.digits.len)
        .fold(base.len, usize::max);
    let mut sum = Point::IDENTITY.double();
    for place in (0..len).rev() {
        sum = sum.double();
        for term in terms {
            term.vartime_add_to(&mut sum, place);
        }
        base.vartime_add_to(&mut sum, place);
    }
    sum.extended()
}
