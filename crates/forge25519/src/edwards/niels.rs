//! Entries of the generated tables.

use super::{Completed, Point, curve};
#[cfg(assembly)]
use crate::field::whole;
use crate::field::{Bit, Fe};

/// Half of a [`Cached`](super::Cached) for a point with Z = 1, as the generated tables have it: (y + x)/2, (y − x)/2,
/// d·x·y.
#[derive(Clone, Copy)]
pub(crate) struct Niels {
    sum: Fe,
    difference: Fe,
    td: Fe,
}

impl Point {
    /// 3 products before the completed ones.
    #[cfg(any(test, not(assembly)))]
    #[inline(always)]
    pub(crate) fn add_niels(self, other: &Niels) -> Completed {
        let a = (self.y - self.x) * other.difference;
        let b = (self.y + self.x) * other.sum;
        Completed::of(a, b, self.t * other.td, self.z)
    }
}

impl Completed {
    /// The factors of P + Q, of P − Q if the bit is 1.
    #[inline(always)]
    pub(crate) fn add_signed_niels(self, other: &Niels, negative: Bit) -> Completed {
        self.add_niels(&other.exchange_if(negative))
            .exchange_if(negative)
    }

    /// The factors of the sum.
    #[cfg(not(assembly))]
    #[inline(always)]
    pub(crate) fn add_niels(self, other: &Niels) -> Completed {
        self.extended().add_niels(other)
    }

    /// The same as one formula.
    #[cfg(assembly)]
    #[inline(always)]
    pub(crate) fn add_niels(self, other: &Niels) -> Completed {
        let niels = [other.sum, other.difference, other.td];
        Completed::from_factors(whole::add_niels(self.factors(), niels))
    }
}

impl Niels {
    #[inline(always)]
    pub(crate) fn from_words(words: &curve::Niels) -> Niels {
        let [sum, difference, td] = words;
        Niels {
            sum: Fe::from_words(sum),
            difference: Fe::from_words(difference),
            td: Fe::from_words(td),
        }
    }

    /// The opposite if the bit is 1.
    #[inline(always)]
    pub(crate) fn negate_if(self, bit: Bit) -> Niels {
        Niels {
            td: self.td.negate_if(bit),
            ..self.exchange_if(bit)
        }
    }

    /// (y + x)/2 and (y − x)/2 exchanged if the bit is 1: the opposite, but for the sign of d·x·y.
    #[inline(always)]
    fn exchange_if(self, bit: Bit) -> Niels {
        let (sum, difference) = Fe::swap_if(bit, self.sum, self.difference);
        Niels {
            sum,
            difference,
            ..self
        }
    }
}
