//! The power of [`crate::edwards`] for square roots, of one or two elements.

use super::elements::Elements;
use super::{Job, Machine};
use crate::edwards::{Several, power_p58_inline};
use crate::field::Fe;

/// x^((p − 5)/8) of both. Two lanes are used: their squarings are shorter chains of instructions than those in words.
pub(crate) struct Power58(pub(crate) [Fe; 2]);

impl Job for Power58 {
    type Output = [Fe; 2];

    #[inline(always)]
    fn run<M: Machine>(self, machine: M) -> [Fe; 2] {
        let Power58([x, y]) = self;
        let [x, y, ..] = power_p58_inline(Elements::of(machine, [x, y, x, y])).store();
        [x, y].map(|power| Fe::from_words(&power))
    }
}

impl<M: Machine> Several for Elements<M> {
    #[inline(always)]
    fn square(self) -> Elements<M> {
        Elements::square(self)
    }

    #[inline(always)]
    fn times(self, other: Elements<M>) -> Elements<M> {
        self * other
    }
}
