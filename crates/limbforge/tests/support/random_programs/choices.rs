//! Decisions of a generator.

use limbforge_core::ir::{Ty, interval::Interval};

use crate::support::Random;

/// Decisions: from a script, such as a fuzzer's bytes, and then at random.
pub struct Choices<'a> {
    script: &'a [u8],
    pub random: Random,
}

impl<'a> Choices<'a> {
    pub fn new(script: &'a [u8], random: Random) -> Choices<'a> {
        Choices { script, random }
    }

    /// A number below `end`, which is at most 256 for scripts to reach all.
    pub fn below(&mut self, end: usize) -> usize {
        match self.script.split_first() {
            Some((&first, rest)) => {
                self.script = rest;
                usize::from(first) % end
            }
            None => self.random.below(end),
        }
    }

    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub fn of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }

    pub fn interval(&mut self, ty: Ty) -> Interval {
        let range = ty.range();
        let bits = if ty.signed { ty.bits - 1 } else { ty.bits };
        let short = self.below(usize::from(bits) + 1) as u32;
        match self.below(5) {
            0 | 1 => range,
            2 | 3 => Interval::of_bits(short),
            _ => {
                let (x, y) = (self.random.mixed(&range), self.random.mixed(&range));
                Interval::new(x.clone().min(y.clone()), x.max(y))
            }
        }
    }
}
