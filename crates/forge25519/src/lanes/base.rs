//! The base point among public points, in each lane: by the generated tables of its odd multiples.

use super::digits::{Digit, Halves, ODD_WIDTH};
use super::edwards::Niels;
use super::field::Fe;
use super::{COUNT, Machine, Mask};
use crate::scalar::Scalar;
use limbforge_fields::edwards25519 as curve;

/// A multiple of the base point in two halves: low·B + high·2^128·B.
pub(super) struct Base(Halves);

impl Base {
    pub(super) fn new(scalars: &[Scalar; COUNT]) -> Base {
        Base(Halves::new(scalars))
    }

    /// Asks for the entries of a window's digits, which second caches hold at best.
    #[inline(always)]
    pub(super) fn prefetch<M: Machine>(&self, machine: M, window: usize) {
        let Base(Halves { low, high }) = self;
        for (odd, half) in [(&curve::BASE_WIDE, low), (&curve::BASE_WIDE_128, high)] {
            for k in half.digit(machine, window).magnitude {
                machine.prefetch(entry(odd, k));
            }
        }
    }

    /// The multiples of a window's digits, of B and of 2^128·B, and the lanes where it is their opposites.
    #[inline(always)]
    pub(super) fn vartime_multiples<M: Machine>(
        &self,
        machine: M,
        window: usize,
    ) -> [(Niels<M>, Mask); 2] {
        let Base(Halves { low, high }) = self;
        [
            vartime_odd(machine, &curve::BASE_WIDE, low.digit(machine, window)),
            vartime_odd(machine, &curve::BASE_WIDE_128, high.digit(machine, window)),
        ]
    }
}

/// The odd multiples of a point, P first.
type Odd = [curve::Niels; 1 << (ODD_WIDTH - 1)];

#[inline(always)]
fn entry(odd: &Odd, odd_number: u64) -> &curve::Niels {
    &odd[(odd_number / 2) as usize % odd.len()]
}

/// |digit|·P in each lane, from the odd multiples of P, and the lanes where the digit is negative.
#[inline(always)]
fn vartime_odd<M: Machine>(machine: M, odd: &Odd, digit: Digit) -> (Niels<M>, Mask) {
    // Twelve words each, of which the middle ones are read twice: gathers take several times as long.
    let entries = digit
        .magnitude
        .map(|odd_number| entry(odd, odd_number).as_flattened());
    let first = entries.map(|words| words.first_chunk().expect("twelve words"));
    let last = entries.map(|words| words.last_chunk().expect("twelve words"));
    let [a, b, c, d, e, f, g, h] = machine.transpose(first);
    let [_, _, _, _, i, j, k, l] = machine.transpose(last);
    let multiple = Niels {
        sum: Fe::load(machine, &[a, b, c, d]),
        difference: Fe::load(machine, &[e, f, g, h]),
        td: Fe::load(machine, &[i, j, k, l]),
    };
    (multiple, digit.negative)
}
