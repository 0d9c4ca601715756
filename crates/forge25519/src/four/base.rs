//! Multiples of the base point for secret scalars: a table, every entry of which is read.

use super::edwards::{Cached, Point};
use super::{Job, Machine};
use crate::edwards;
use limbforge_fields::edwards25519 as curve;

/// Σ dᵢ·32ⁱ·B for secret digits in [−16, 15]. Constant-time.
pub(crate) struct BaseMultiple<'a>(pub(crate) &'a [i8; curve::BASE.len()]);

impl Job for BaseMultiple<'_> {
    type Output = edwards::Point;

    /// The sum of a single multiplication: one addition per window.
    #[inline(always)]
    fn run<M: Machine>(self, machine: M) -> edwards::Point {
        let mut sum = Point::identity(machine);
        for (row, digit) in curve::BASE.iter().zip(self.0) {
            let sign = (i64::from(*digit) >> 63) as u64;
            // |digit|, by two's complement.
            let magnitude = (i64::from(*digit) as u64 ^ sign).wrapping_sub(sign);
            sum = sum.add_or_subtract(&Cached::lookup(machine, row, magnitude), sign & 1);
        }
        sum.store()
    }
}
