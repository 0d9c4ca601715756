//! The range of a word from the ranges of its arguments, before anything is claimed.

use num_traits::Signed;

use crate::{
    ir::{
        Ty,
        domain::{BitOp, Domain},
        interval::{Interval, Ranges, power_of_two},
    },
    read::word::{Op, Reading},
};

/// Where the exact result fits a word, with sign or without, it is that; else any word.
fn fitted(exact: Interval) -> Interval {
    let fits = exact.within(&Ty::unsigned(64).range()) || exact.within(&Ty::signed(64).range());
    if fits { exact } else { Interval::of_bits(64) }
}

/// A word read without sign.
fn unsigned(range: &Interval) -> Interval {
    if range.lo.is_negative() {
        Interval::of_bits(64)
    } else {
        range.clone()
    }
}

/// The range of `op` of words in `args`, read with sign where they can be below 0.
pub fn natural(op: Op, args: &[&Interval]) -> Interval {
    let bits = |op| Ranges.bitwise(op, &unsigned(args[0]), &unsigned(args[1]));
    match op {
        Op::Constant(k) => Interval::point(k),
        Op::Parameter { .. } | Op::Narrow { .. } | Op::Unspecified(_) => Interval::of_bits(64),
        Op::Byte { .. } => Interval::of_bits(8),
        Op::Add => fitted(args[0].plus(args[1])),
        Op::Sub => fitted(args[0].minus(args[1])),
        Op::Carry => unsigned(args[0]).plus(&unsigned(args[1])).shifted_right(64),
        Op::Less => {
            let (x, y) = (unsigned(args[0]), unsigned(args[1]));
            match (x.hi < y.lo, x.lo >= y.hi) {
                (true, _) => Interval::point(1),
                (_, true) => Interval::point(0),
                _ => Interval::of_bits(1),
            }
        }
        Op::Multiply => fitted(args[0].product(args[1])),
        Op::MultiplyHigh(Reading::Unsigned) => {
            let product = unsigned(args[0]).product(&unsigned(args[1]));
            product.shifted_right(64)
        }
        Op::MultiplyHigh(Reading::Signed) => args[0].product(args[1]).shifted_right(64),
        Op::MultiplyHigh(Reading::Mixed) => args[0].product(&unsigned(args[1])).shifted_right(64),
        Op::And => bits(BitOp::And),
        Op::Or => bits(BitOp::Or),
        Op::Xor => bits(BitOp::Xor),
        Op::KeepIf | Op::KeepUnless => args[0].hull(&Interval::point(0)),
        Op::ShiftLeft(k) => fitted(args[0].times(&power_of_two(k))),
        Op::ShiftRight(k) => unsigned(args[0]).shifted_right(k),
        Op::ShiftRightSigned(k) => args[0].shifted_right(k),
        Op::Low(k) => {
            let all = Interval::of_bits(k);
            if args[0].within(&all) {
                args[0].clone()
            } else {
                all
            }
        }
    }
}
