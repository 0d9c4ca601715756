//! Sums with the parts of products of doubles, of which a multiply-add rounds to a multiple of 2^51.
//!
//! A sum with 2^103 lies between 2^103 and 2^104, where doubles are multiples of 2^51. What is left of the product is
//! at most 2^50, of either sign, and so exact as a double.

use super::Builder;
use crate::ir::{
    Op, Value,
    interval::{Interval, power_of_two},
    op::{DOUBLE, PRODUCT_OF_DOUBLES},
};

/// Bounds of [`Op::Fma51Lo`] or [`Op::Fma51Hi`] without the word that is added. They hold also where a program has told
/// the processor to round in another way: then what is left has up to 51 bits, of either sign.
pub fn part(half: &Op, product: &Interval) -> Interval {
    match half {
        Op::Fma51Hi => {
            let raised = product.plus(&Interval::point(power_of_two(50)));
            let upper = raised.shifted_right(51);
            Interval::new(upper.lo - 1, upper.hi)
        }
        _ => Interval::new(-power_of_two(51), power_of_two(50) * 3 - 1),
    }
}

impl Builder {
    /// `sum` and the rounded product with [`Op::Fma51Hi`], or what it leaves with [`Op::Fma51Lo`].
    pub fn fma51(&mut self, half: Op, x: Value, y: Value, sum: Value) -> Value {
        for v in [x, y] {
            let range = self.range(v).clone();
            self.require_within("factor of doubles", &range, &Interval::of_bits(DOUBLE));
        }
        let product = self.range(x).product(self.range(y));
        let room = Interval::of_bits(PRODUCT_OF_DOUBLES);
        self.require_within("product of doubles", &product, &room);
        let exact = self.range(sum).plus(&part(&half, &product));
        let ty = self.word_ty();
        self.require("sum", &exact, ty);
        self.inst1(half, &[x, y, sum], ty)
    }
}
