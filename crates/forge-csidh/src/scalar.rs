//! Products of primes as integers: public multiples of points.

use crate::arithmetic::Arithmetic;
use crate::curve::{Curve, Point};

/// An integer below 2^512, little-endian.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scalar([u64; 8]);

impl Scalar {
    pub(crate) fn new(n: u64) -> Scalar {
        Scalar([n, 0, 0, 0, 0, 0, 0, 0])
    }

    /// `self·n`, which has to be below 2^512.
    pub(crate) fn times(&self, n: u16) -> Scalar {
        let mut carry = 0;
        Scalar(self.0.map(|word| {
            let wide = u128::from(word) * u128::from(n) + carry;
            carry = wide >> 64;
            wide as u64
        }))
    }

    fn bit(&self, at: u32) -> bool {
        self.0[(at / 64) as usize] >> (at % 64) & 1 == 1
    }

    /// Bits without leading zeros.
    pub(crate) fn bits(&self) -> u32 {
        (0..512)
            .rev()
            .find(|at| self.bit(*at))
            .map_or(0, |at| at + 1)
    }

    /// Whether this is at least the other.
    pub(crate) fn reaches(&self, other: &[u64; 8]) -> bool {
        self.0.iter().rev().ge(other.iter().rev())
    }
}

/// n·point by Montgomery's ladder.
pub(crate) fn vartime_ladder<F: Arithmetic>(
    curve: &Curve<F>,
    point: &Point<F>,
    n: &Scalar,
) -> Point<F> {
    let (mut low, mut high) = (*point, curve.double(point));
    let Some(top) = n.bits().checked_sub(1) else {
        return Point {
            x: F::ONE,
            z: F::ZERO,
        };
    };
    for at in (0..top).rev() {
        let sum = high.add(&low, point);
        if n.bit(at) {
            high = curve.double(&high);
            low = sum;
        } else {
            low = curve.double(&low);
            high = sum;
        }
    }
    low
}
