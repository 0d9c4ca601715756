//! A sequence of shifts, sums and differences as data.

use std::collections::BTreeSet;
use std::fmt;

use num_bigint::BigInt;

/// A step of a sequence; numbers name values, of which 0 is x and i + 1 is the result of step i.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// `of << by`.
    Shift {
        /// The value.
        of: usize,
        /// At least 1.
        by: u32,
    },
    /// `to + (of << by)`.
    Add {
        /// The value that stays as it is.
        to: usize,
        /// The value that is shifted.
        of: usize,
        /// 0 for a plain sum.
        by: u32,
    },
    /// `from - (of << by)`.
    Sub {
        /// The value that stays as it is.
        from: usize,
        /// The value that is shifted.
        of: usize,
        /// 0 for a plain difference.
        by: u32,
    },
}

/// A way to compute a multiple of x: the result of the last step, or x itself if there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sequence {
    /// The steps, each of values before it.
    pub steps: Vec<Step>,
}

impl Sequence {
    /// The sum of the powers of two in `k > 0`: no partial sum is above the result.
    pub fn binary(k: &BigInt) -> Sequence {
        let bits = u32::try_from(k.bits()).unwrap_or(u32::MAX);
        let mut powers = (0..bits).filter(|&i| k.bit(u64::from(i)));
        let mut steps = Vec::new();
        if let Some(by @ 1..) = powers.next() {
            steps.push(Step::Shift { of: 0, by });
        }
        for by in powers {
            let to = steps.len();
            steps.push(Step::Add { to, of: 0, by });
        }
        Sequence { steps }
    }

    /// Which multiples of x the values are: 1, then one for each step. A difference can be negative.
    pub fn multiples(&self) -> Vec<BigInt> {
        let mut values = vec![BigInt::from(1)];
        for step in &self.steps {
            let value = match *step {
                Step::Shift { of, by } => &values[of] << by,
                Step::Add { to, of, by } => &values[to] + (&values[of] << by),
                Step::Sub { from, of, by } => &values[from] - (&values[of] << by),
            };
            values.push(value);
        }
        values
    }

    /// Shifts, sums and differences as operations of their own; a shift that occurs twice is one.
    pub fn operations(&self) -> usize {
        let mut shifts = BTreeSet::new();
        let mut sums = 0;
        for step in &self.steps {
            let (Step::Shift { of, by } | Step::Add { of, by, .. } | Step::Sub { of, by, .. }) =
                *step;
            if by > 0 {
                shifts.insert((of, by));
            }
            sums += usize::from(!matches!(step, Step::Shift { .. }));
        }
        shifts.len() + sums
    }
}

/// Values are x, a, b, …; the last step has no name.
impl fmt::Display for Sequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |i: usize| match u32::try_from(i) {
            Ok(i @ 1..=23) => char::from_u32(u32::from('a') + i - 1)
                .unwrap_or('?')
                .to_string(),
            Ok(0) => "x".to_owned(),
            _ => format!("v{i}"),
        };
        let shifted = |of: usize, by: u32| match by {
            0 => name(of),
            _ => format!("({} << {by})", name(of)),
        };
        if self.steps.is_empty() {
            return f.write_str("x");
        }
        for (i, step) in self.steps.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            if i + 1 < self.steps.len() {
                write!(f, "{} = ", name(i + 1))?;
            }
            match *step {
                Step::Shift { of, by } => write!(f, "{} << {by}", name(of))?,
                Step::Add { to, of, by } => write!(f, "{} + {}", name(to), shifted(of, by))?,
                Step::Sub { from, of, by } => write!(f, "{} - {}", name(from), shifted(of, by))?,
            }
        }
        Ok(())
    }
}
