//! Pippenger's method: the points of equal digits are summed first, so that more points cost little more than an
//! addition each for every window.

use super::{Cached, Multiple, Point};
use crate::integer::{Integer, Natural};
use crate::operation::Operation;
use crate::path::Path;
use crate::scalar::Scalar;
use alloc::vec;
use alloc::vec::Vec;

/// base·B + Σ multiples.
///
/// With windows of w bits a scalar is Σ dᵢ·2^(w·i) with |dᵢ| ≤ 2^(w − 1). In a window the bucket j holds the sum of the
/// points with digit ±j, and Σ j·bucket(j) is the sum of the running sums from the top: two additions a bucket.
pub(crate) fn vartime_pippenger(base: &Scalar, multiples: &[Multiple]) -> Point {
    let width = vartime_width(multiples.len());
    let points: Vec<(Integer, Cached)> = multiples
        .iter()
        .map(|m| (m.scalar, m.point.cached()))
        .collect();
    let bits = multiples
        .iter()
        .map(|m| m.scalar.magnitude.bits())
        .max()
        .unwrap_or(0);
    // The highest window begins at or below the scalars' length and ends above it, so that its highest bit is 0: it
    // takes the carry of the window below and has none itself.
    let windows = bits / width + 1;
    let mut sum = Point::IDENTITY;
    for window in (0..windows).rev() {
        for _ in 0..width {
            sum = sum.double().extended();
        }
        sum = sum
            .add(&vartime_window(&points, window, width).cached())
            .extended();
    }
    super::multiply_base(Path::for_one(Operation::Key), base)
        .add(&sum.cached())
        .extended()
}

/// The width with the fewest additions: each point and twice each bucket, in every window.
fn vartime_width(points: usize) -> u32 {
    (4..=13)
        .min_by_key(|&width| (256 / width as usize + 1) * (points + (2 << (width - 1))))
        .unwrap_or(4)
}

/// Σ digit·point over the points' digits in a window.
fn vartime_window(points: &[(Integer, Cached)], window: u32, width: u32) -> Point {
    let mut buckets = vec![Point::IDENTITY; 1 << (width - 1)];
    for (scalar, point) in points {
        let digit = vartime_digit(&scalar.magnitude, window, width);
        let negative = (digit < 0) != scalar.negative;
        let Some(bucket) = (digit.unsigned_abs() as usize).checked_sub(1) else {
            continue;
        };
        let sum = &mut buckets[bucket];
        *sum = sum.add(&point.negate_if(negative.into())).extended();
    }
    let mut running = Point::IDENTITY;
    let mut sum = Point::IDENTITY;
    for bucket in buckets.iter().rev() {
        running = running.add(&bucket.cached()).extended();
        sum = sum.add(&running.cached()).extended();
    }
    sum
}

/// Digit of a window: its bits as a number, less 2^w where the highest of them is set, plus the highest bit of the
/// window below.
///
/// From [−2^(w − 1), 2^(w − 1) − 1] the carry leads to at most 2^(w − 1), the number of buckets.
pub(crate) fn vartime_digit(scalar: &Natural, window: u32, width: u32) -> i64 {
    let at = window * width;
    let bits = scalar.window(at) & ((1 << width) - 1);
    let carry_out = (bits >> (width - 1)) << width;
    let carry_in = if at == 0 {
        0
    } else {
        scalar.window(at - 1) & 1
    };
    bits as i64 - carry_out as i64 + carry_in as i64
}
