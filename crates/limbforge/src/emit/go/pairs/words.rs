//! Expressions over words that the pairs are made of.

use num_traits::Signed;

use super::{
    super::super::tree::{Expr, Operator},
    Pair, SIGNED, WORD,
};
use crate::ir::interval::Interval;

/// 0 as a word.
pub fn zero() -> Expr {
    Expr::number(0, WORD)
}

/// All words, or fewer if the double word tells.
pub fn high_range(range: &Interval) -> Interval {
    if range.lo.is_negative() {
        WORD.range()
    } else {
        range.shifted_right(u32::from(WORD.bits))
    }
}

pub fn low_range(range: &Interval) -> Interval {
    if range.within(&WORD.range()) {
        range.clone()
    } else {
        WORD.range()
    }
}

/// All bits of a word are the sign of `x`.
pub fn sign(x: &Expr) -> Expr {
    if x.range.lo.is_negative() {
        x.clone().cast(SIGNED).shr(63).cast(WORD)
    } else {
        zero()
    }
}

/// The pair shifted to the right; with copies of the sign where it can be negative.
pub fn shifted_right(x: Pair, k: u32, negative: bool) -> Pair {
    let high = |k: u32| {
        let high = x.high.clone();
        match negative && k > 0 {
            true => high.cast(SIGNED).shr(k).cast(WORD),
            false => high.shr(k),
        }
    };
    if k >= 64 {
        return Pair {
            low: high(k - 64),
            high: high(64),
        };
    }
    let carried = x.high.clone().shl(64 - k);
    Pair {
        low: x.low.clone().shr(k).bitwise(Operator::Or, carried),
        high: high(k),
    }
}
