//! Entries of the generated tables.

use super::{Completed, curve};
use crate::backend::{field, formulas};
use crate::field::{Bit, Fe};

/// Half of a [`Cached`](super::Cached) for a point with Z = 1, as the generated tables have it: (y + x)/2, (y − x)/2,
/// d·x·y.
#[derive(Clone, Copy)]
pub(crate) struct Niels([field::Element; 3]);

impl Completed {
    /// self + other: 4 products, then 3.
    #[inline(always)]
    pub(crate) fn add_niels(&mut self, other: &Niels) {
        formulas::completed_add_table(&mut self.0, &other.0);
    }
}

impl Niels {
    #[inline(always)]
    pub(crate) fn from_words(words: &curve::Niels) -> Niels {
        Niels(
            words
                .each_ref()
                .map(|words| Fe::from_words(words).element()),
        )
    }

    /// The opposite if the bit is 1.
    #[inline(always)]
    pub(crate) fn negate_if(self, bit: Bit) -> Niels {
        let [sum, difference, td] = self.0.map(Fe::of);
        let (sum, difference) = Fe::swap_if(bit, sum, difference);
        Niels([sum, difference, td.negate_if(bit)].map(Fe::element))
    }
}
