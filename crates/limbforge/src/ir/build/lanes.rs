//! Operations as a lane of a vector executes them: on words of 64 bits.

use super::Builder;
use crate::ir::{
    Op, Value,
    interval::{Interval, power_of_two},
};

impl Builder {
    /// An operation in a word. Records an [`Overflow`](super::Overflow) if a sum or a shifted word does not fit, or if
    /// a factor of the multiplier of 52 bits has more, which it would ignore. A low half is also to be all of a product
    /// with a constant.
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
                    self.require_within("operand of the 52-bit multiplier", range, &factor);
                }
                let product = range(0).product(range(1));
                let scaled = range(0).single().or(range(1).single()).is_some();
                if op == Op::Madd52Lo && scaled {
                    self.require_within("product with a constant", &product, &factor);
                }
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
}
