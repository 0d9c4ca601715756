//! The base point among public points, in each lane: by the generated tables of its odd multiples.

use super::digits::{Digit, Halves};
use super::edwards::Niels;
use super::field::Fe;
use super::{COUNT, Machine};
use crate::scalar::Scalar;
use core::array::from_fn;
use limbforge_fields::edwards25519 as curve;

/// A multiple of the base point in two halves: low·B + high·2^128·B.
pub(super) struct Base(Halves);

impl Base {
    pub(super) fn new(scalars: &[Scalar; COUNT]) -> Base {
        Base(Halves::new(scalars))
    }

    /// The multiples of a window's digits: of B and of 2^128·B.
    #[inline(always)]
    pub(super) fn vartime_multiples<M: Machine>(&self, machine: M, window: usize) -> [Niels<M>; 2] {
        let Base(Halves { low, high }) = self;
        [
            vartime_odd(machine, &curve::BASE_ODD, &low[window]),
            vartime_odd(machine, &curve::BASE_ODD_128, &high[window]),
        ]
    }
}

/// digit·P in each lane, from the odd multiples of P.
#[inline(always)]
fn vartime_odd<M: Machine>(machine: M, odd: &[curve::Niels; 64], digit: &Digit) -> Niels<M> {
    let entries: [&curve::Niels; COUNT] =
        from_fn(|lane| &odd[(digit.magnitude[lane] / 2) as usize % odd.len()]);
    let load = |coordinate: usize| {
        let words = from_fn(|word| from_fn(|lane| entries[lane][coordinate][word]));
        Fe::load(machine, &words)
    };
    Niels {
        sum: load(0),
        difference: load(1),
        td: load(2),
    }
    .negate_if(digit.negative)
}
