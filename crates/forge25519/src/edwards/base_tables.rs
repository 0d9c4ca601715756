//! The base point among public points: by the generated tables of its odd multiples.

use super::digits::Digits;
use super::niels::Niels;
use super::straus::{index, sign};
use super::{Completed, curve};
use crate::integer::{Integer, Natural};
use crate::scalar::Scalar;

/// A multiple of the base point in two halves: low·B + high·2^128·B.
pub(crate) struct BaseTerm {
    pub(crate) low: Digits,
    pub(crate) high: Digits,
    /// Places up to the highest digit that is not 0.
    pub(crate) len: usize,
}

impl BaseTerm {
    pub(super) fn vartime_new(scalar: &Scalar) -> BaseTerm {
        let [w0, w1, w2, w3] = scalar.to_words();
        let digits = |low, high| {
            let half = Integer::positive(Natural([low, high, 0, 0]));
            Digits::vartime_new(&half, curve::BASE_ODD_WIDTH)
        };
        let (low, high) = (digits(w0, w1), digits(w2, w3));
        let len = low.len.max(high.len);
        BaseTerm { low, high, len }
    }

    #[inline(always)]
    pub(super) fn vartime_add_to(&self, sum: &mut Completed, place: usize) {
        add_odd(sum, &curve::BASE_ODD, self.low.at(place));
        add_odd(sum, &curve::BASE_ODD_128, self.high.at(place));
    }
}

/// Adds digit·P, from the odd multiples of P.
#[inline(always)]
fn add_odd(sum: &mut Completed, odd: &[curve::Niels], digit: i8) {
    if digit != 0 {
        let multiple = Niels::from_words(&odd[index(digit)]).negate_if(sign(digit));
        *sum = sum.add_niels(&multiple);
    }
}
