//! The base point without tables, where code has to be small (feature `precomputed-tables` is off): like any other
//! point. Keys and signatures take four times as long, verification a third longer.

use super::straus::{Term, odd_multiples};
use super::{Completed, Point, curve, multiply};
use crate::field::Fe;
use crate::integer::{Integer, Natural};
use crate::path::Path;
use crate::scalar::Scalar;
use crate::wipe::Wiped;

/// B.
const BASE: curve::Niels = curve::BASE[0][0];

/// 2^128·B.
const BASE_128: curve::Niels = curve::BASE_ODD_128[0];

/// The point of an entry of the tables: (y + x)/2 and (y − x)/2 give y and x.
fn point(words: &curve::Niels) -> Point {
    let [sum, difference, _] = words.each_ref().map(Fe::from_words);
    let (x, y) = ((sum - difference).carry(), (sum + difference).carry());
    let (z, t) = (Fe::ONE, x * y);
    Point { x, y, z, t }
}

/// s·B. Constant-time.
pub(crate) fn multiply_base(_: Path, s: &Scalar) -> Point {
    let bytes = Wiped(s.to_bytes());
    multiply(&bytes, &point(&BASE))
}

/// A multiple of the base point in two halves: low·B + high·2^128·B.
pub(super) struct BaseTerm {
    low: Term,
    high: Term,
    /// Places up to the highest digit that is not 0.
    pub(super) len: usize,
}

impl BaseTerm {
    pub(super) fn vartime_new(scalar: &Scalar) -> BaseTerm {
        let [w0, w1, w2, w3] = scalar.to_words();
        let term = |low, high, words| {
            let half = Integer::positive(Natural([low, high, 0, 0]));
            Term::vartime_of(&half, odd_multiples(&point(words)))
        };
        let (low, high) = (term(w0, w1, &BASE), term(w2, w3, &BASE_128));
        let len = low.len().max(high.len());
        BaseTerm { low, high, len }
    }

    #[inline(always)]
    pub(super) fn vartime_add_to(&self, sum: &mut Completed, place: usize) {
        self.low.vartime_add_to(sum, place);
        self.high.vartime_add_to(sum, place);
    }
}

/// The same as [`multiply_base`] by [`BaseTerm`].
#[cfg(test)]
pub(crate) fn vartime_multiply_base(s: &Scalar) -> Point {
    let term = BaseTerm::vartime_new(s);
    let mut sum = Point::IDENTITY.double();
    for place in (0..term.len).rev() {
        sum = sum.double();
        term.vartime_add_to(&mut sum, place);
    }
    sum.extended()
}
