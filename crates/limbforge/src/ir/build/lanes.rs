//! Operations as a lane of a vector executes them: on words of 64 bits.

use super::Builder;
use crate::ir::{
    Op, Value,
    interval::{Interval, power_of_two},
};

impl Builder {
    /// An operation in a word. Records an [`Overflow`](super::Overflow) if a sum or a shifted word does not fit, or if
    /// a factor of the multiplier of 52 bits has more, which it would ignore.
    pub fn lane(&mut self, op: Op, args: &[Value]) -> Value {
        let ranges: Vec<Interval> = args.iter().map(|v| self.range(*v).clone()).collect();
        let range = |i: usize| &ranges[i];
        let exact = match op {
            Op::Add => range(0).plus(range(1)),
            Op::Sub => range(0).minus(range(1)),
            Op::Shl(k) => range(0).times(&power_of_two(k)),
            Op::Madd52Lo | Op::Madd52Hi => {
                let factor = Interval::of_bits(52);
                for range in [range(0), range(1)] {
                    self.require_within("factor of the 52-bit multiplier", range, &factor);
                }
                let product = range(0).product(range(1));
                let part = match op {
                    Op::Madd52Hi => product.shifted_right(52),
                    _ if product.within(&factor) => product,
                    _ => factor,
                };
                range(2).plus(&part)
            }
            _ => Interval::of_bits(0),
        };
        let ty = self.word_ty();
        self.require("word of a lane", &exact, ty);
        self.inst1(op, args, ty)
    }

    /// Whether this half of the product of two values is 0, by their bounds.
    pub fn half_is_zero(&self, half: &Op, x: Value, y: Value) -> bool {
        let product = self.range(x).product(self.range(y));
        match half {
            Op::Madd52Hi => product.within(&Interval::of_bits(52)),
            _ => product.within(&Interval::point(0)),
        }
    }

    /// Records an [`Overflow`](super::Overflow) if the product of two values has more than 52 bits: then its low half
    /// is not all of it.
    pub fn require_low_half(&mut self, x: Value, y: Value) {
        let product = self.range(x).product(self.range(y));
        self.require_within(
            "product without its high half",
            &product,
            &Interval::of_bits(52),
        );
    }
}
