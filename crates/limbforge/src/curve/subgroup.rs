//! A base point of known prime order, and tables of its multiples.

use num_bigint::BigUint;
use num_traits::One;

use super::{Curve, CurveError, Point};
use crate::prime::Prime;

/// A curve with a base point that was found to have this prime order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subgroup {
    curve: Curve,
    base: Point,
    order: Prime,
}

impl Subgroup {
    /// Checks that the base point is on the curve and of this order: as that is prime, it is enough that the point is
    /// not neutral and the order times it is.
    ///
    /// # Errors
    /// [`CurveError::NotOnCurve`], [`CurveError::Neutral`] or [`CurveError::OtherOrder`].
    pub fn new(curve: Curve, base: Point, order: Prime) -> Result<Subgroup, CurveError> {
        if !curve.contains(&base) {
            Err(CurveError::NotOnCurve)
        } else if base == Point::neutral() {
            Err(CurveError::Neutral)
        } else if curve.multiply(order.value(), &base) != Point::neutral() {
            Err(CurveError::OtherOrder)
        } else {
            Ok(Subgroup { curve, base, order })
        }
    }

    /// The curve.
    pub fn curve(&self) -> &Curve {
        &self.curve
    }

    /// The base point B.
    pub fn base(&self) -> &Point {
        &self.base
    }

    /// The order of the base point.
    pub fn order(&self) -> &Prime {
        &self.order
    }

    /// How many signed windows of `width` bits hold every scalar below the order.
    ///
    /// Digits from -2^(w-1) to 2^(w-1) in n windows hold every k < 2^(wn-1): digits below 2^(w-1) are found from the
    /// lowest window on, each with a carry of 0 or 1 to the next, and the last window is below 2^(w-1) before its
    /// carry.
    pub fn window_count(&self, width: u32) -> u32 {
        (self.order.bits() + 1).div_ceil(width)
    }

    /// For each window i the multiples 2^(w i) B to 2^(w-1) 2^(w i) B, where w is the `width`, at least 1.
    pub fn windows(&self, width: u32) -> Vec<Vec<Point>> {
        let add = |p: &Point, q: &Point| self.curve.add(p, q);
        let mut first = self.base.clone();
        let mut windows = Vec::new();
        for _ in 0..self.window_count(width) {
            let row = arithmetic(1 << (width - 1), &first, |last| add(last, &first));
            let half = row.last().expect("at least one multiple");
            first = add(half, half);
            windows.push(row);
        }
        windows
    }

    /// 2^`shift` times B, 3 B, 5 B, … (2^(w-1) - 1) B: what digits of a w-NAF need, where w is the `width`, at least 2.
    pub fn odd_multiples(&self, width: u32, shift: u32) -> Vec<Point> {
        let first = self.curve.multiply(&(BigUint::one() << shift), &self.base);
        let twice = self.curve.add(&first, &first);
        arithmetic(1 << (width - 2), &first, |last| {
            self.curve.add(last, &twice)
        })
    }
}

/// `count` points, each the `next` of the one before it.
fn arithmetic(count: usize, first: &Point, next: impl Fn(&Point) -> Point) -> Vec<Point> {
    std::iter::successors(Some(first.clone()), |last| Some(next(last)))
        .take(count)
        .collect()
}
