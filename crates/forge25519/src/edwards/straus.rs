//! Straus' method: all scalars are read together, from the top, and share the doublings.

use super::digits::Digits;
use super::{Cached, Completed, Multiple, Niels, Point, curve};
use crate::field::Bit;
use crate::integer::{Integer, Natural};
use crate::scalar::Scalar;

/// Width of the digits for points that come with a signature: 8 odd multiples of each.
const WIDTH: u32 = 5;

/// scalar·point with what it is computed from.
pub(crate) struct Term {
    digits: Digits,
    /// P, 3·P, 5·P …
    odd: [Cached; 1 << (WIDTH - 2)],
}

impl Term {
    pub(crate) fn vartime_new(multiple: &Multiple) -> Term {
        let mut point = multiple.point;
        let double = point.double().extended().cached();
        let mut odd = [point.cached(); 1 << (WIDTH - 2)];
        for entry in &mut odd[1..] {
            point = point.add(&double).extended();
            *entry = point.cached();
        }
        Term {
            digits: Digits::vartime_new(&multiple.scalar, WIDTH),
            odd,
        }
    }

    #[inline(always)]
    fn vartime_add_to(&self, sum: Completed, place: usize) -> Completed {
        match self.digits.at(place) {
            0 => sum,
            digit => sum
                .extended()
                .add(&self.odd[index(digit)].negate_if(sign(digit))),
        }
    }
}

/// A multiple of the base point in two halves: low·B + high·2^128·B.
struct BaseTerm {
    low: Digits,
    high: Digits,
}

impl BaseTerm {
    fn vartime_new(scalar: &Scalar) -> BaseTerm {
        let [w0, w1, w2, w3] = scalar.to_words();
        let digits = |low, high| {
            let half = Integer::positive(Natural([low, high, 0, 0]));
            Digits::vartime_new(&half, curve::BASE_ODD_WIDTH)
        };
        BaseTerm {
            low: digits(w0, w1),
            high: digits(w2, w3),
        }
    }

    #[inline(always)]
    fn vartime_add_to(&self, sum: Completed, place: usize) -> Completed {
        let sum = add_odd(sum, &curve::BASE_ODD, self.low.at(place));
        add_odd(sum, &curve::BASE_ODD_128, self.high.at(place))
    }
}

/// sum + digit·P, from the odd multiples of P.
#[inline(always)]
fn add_odd(sum: Completed, odd: &[curve::Niels], digit: i8) -> Completed {
    match digit {
        0 => sum,
        digit => sum
            .extended()
            .add_niels(&Niels::from_words(&odd[index(digit)]).negate_if(sign(digit))),
    }
}

/// Where tables of odd multiples have that of |digit|.
fn index(digit: i8) -> usize {
    usize::from(digit.unsigned_abs() / 2)
}

fn sign(digit: i8) -> Bit {
    Bit::from(digit as u8 >> 7)
}

/// base·B + Σ terms.
pub(crate) fn vartime_straus(base: &Scalar, terms: &[Term]) -> Point {
    let base = BaseTerm::vartime_new(base);
    let len = terms
        .iter()
        .map(|term| term.digits.len)
        .fold(base.low.len.max(base.high.len), usize::max);
    let mut sum = Point::IDENTITY.double();
    for place in (0..len).rev() {
        sum = sum.projective().double();
        for term in terms {
            sum = term.vartime_add_to(sum, place);
        }
        sum = base.vartime_add_to(sum, place);
    }
    sum.extended()
}
