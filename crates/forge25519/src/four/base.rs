//! Multiples of the base point for secret scalars: a table, every entry of which is read.

use super::edwards::{Cached, Point};
use super::{Job, Machine};
use crate::edwards;
use crate::scalar::Scalar;
use limbforge_fields::edwards25519 as curve;

/// s·B. Constant-time.
pub(crate) struct BaseMultiple<'a>(pub(crate) &'a Scalar);

impl Job for BaseMultiple<'_> {
    type Output = edwards::Point;

    /// The sum of a single multiplication: one addition per window.
    #[inline(always)]
    fn run<M: Machine>(self, machine: M) -> edwards::Point {
        let digits = self.0.signed_windows();
        let mut sum = Point::identity(machine);
        for (row, digit) in curve::BASE.iter().zip(digits.iter()) {
            let sign = (i64::from(*digit) >> 63) as u64;
            // |digit|, by two's complement.
            let magnitude = (i64::from(*digit) as u64 ^ sign).wrapping_sub(sign);
            let entry = machine.lookup(row, &curve::NEUTRAL, magnitude);
            sum = sum.add_or_subtract(&Cached::of_entry(machine, &entry), sign & 1);
        }
        sum.store()
    }
}
