//! Sets of few numbers: what a counter of a loop can be.

use num_integer::Integer;

/// More numbers than these are not kept apart: no array that code indexes in a loop has so many words.
const MANY: i64 = 1 << 6;

/// The numbers from `low` to `high` that are multiples of `step` above `low`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    pub low: i64,
    pub high: i64,
    /// 0 for one number.
    step: i64,
}

impl Range {
    /// A single number.
    pub fn one(number: i64) -> Range {
        Range {
            low: number,
            high: number,
            step: 0,
        }
    }

    /// The numbers from 0 up to `high`; `None` if these are many.
    pub fn up_to(high: i64) -> Option<Range> {
        Range {
            low: 0,
            high,
            step: i64::from(high != 0),
        }
        .few()
    }

    /// The only number.
    pub fn only(self) -> Option<i64> {
        (self.step == 0).then_some(self.low)
    }

    /// Itself if it has few numbers.
    fn few(self) -> Option<Range> {
        let length = self.high.checked_sub(self.low)?;
        let few = (0..self.step.max(1).checked_mul(MANY)?).contains(&length);
        few.then_some(self)
    }

    /// The numbers that are `by` higher.
    pub fn plus(self, by: i64) -> Option<Range> {
        Some(Range {
            low: self.low.checked_add(by)?,
            high: self.high.checked_add(by)?,
            ..self
        })
    }

    /// From the first to before the last of what lies `from` to `to` above any of the numbers.
    pub fn span(self, (from, to): (i64, i64)) -> (i64, i64) {
        (self.low.saturating_add(from), self.high.saturating_add(to))
    }

    /// Sums of a number of each.
    pub fn sum(self, other: Range) -> Option<Range> {
        Range {
            low: self.low.checked_add(other.low)?,
            high: self.high.checked_add(other.high)?,
            step: self.step.gcd(&other.step),
        }
        .few()
    }

    /// Multiples by a number that is not negative.
    pub fn times(self, by: i64) -> Option<Range> {
        if by <= 0 {
            return (by == 0).then_some(Range::one(0));
        }
        Some(Range {
            low: self.low.checked_mul(by)?,
            high: self.high.checked_mul(by)?,
            step: self.step.checked_mul(by)?,
        })
    }

    /// The least set with the numbers of both.
    pub fn join(self, other: Range) -> Option<Range> {
        let apart = self.low.checked_sub(other.low)?.checked_abs()?;
        Range {
            low: self.low.min(other.low),
            high: self.high.max(other.high),
            step: self.step.gcd(&other.step).gcd(&apart),
        }
        .few()
    }

    /// The least set with the numbers of which this holds; `None` if it holds of none.
    pub fn filter(self, holds: impl Fn(i64) -> bool) -> Option<Range> {
        let numbers = || {
            let count = (self.high - self.low).checked_div(self.step).unwrap_or(0);
            (0..=count).map(|k| self.low + k * self.step)
        };
        let low = numbers().find(|k| holds(*k))?;
        let high = numbers().filter(|k| holds(*k)).last()?;
        Some(Range {
            low,
            high,
            step: if low == high { 0 } else { self.step },
        })
    }
}
