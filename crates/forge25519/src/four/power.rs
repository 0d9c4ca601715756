//! The power of [`crate::edwards`] for square roots, of one element.

use super::elements::Elements;
use super::{COUNT, Job, Machine};
use crate::edwards::{Several, power_p58_inline};
use crate::field::Fe;

/// x^((p − 5)/8). One lane is used: its squarings are shorter chains of instructions than those in words.
pub(crate) struct Power58(pub(crate) Fe);

impl Job for Power58 {
    type Output = Fe;

    #[inline(always)]
    fn run<M: Machine>(self, machine: M) -> Fe {
        let [power, ..] = power_p58_inline(Elements::of(machine, [self.0; COUNT])).store();
        Fe::from_words(&power)
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

    #[inline(always)]
    fn squared(mut self, k: usize) -> Elements<M> {
        for _ in 0..k {
            self = Elements::square(self);
        }
        self
    }
}
