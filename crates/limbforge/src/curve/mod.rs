//! Twisted Edwards curves and tables of multiples of a base point, on big integers.
//!
//! The curve is a x^2 + y^2 = 1 + d x^2 y^2 over a prime field, with a and d distinct and not 0 (Bernstein, Birkner,
//! Joye, Lange, Peters: "Twisted Edwards curves", 2008). Where a is a square and d is none, the one formula of
//! [`Curve::add`] holds for all pairs of points (section 6 there); other curves are refused.
//!
//! ```text
//! Prime, a, d ──► Curve ──► Subgroup ──► tables
//!                 complete   base point   windows, odd multiples
//!                            of the order
//! ```
//!
//! All of it is public data that is computed once, on the host: time depends on the numbers.

mod error;
mod subgroup;
#[cfg(test)]
mod tests;

use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{One, Zero};

use crate::prime::Prime;

pub use error::CurveError;
pub use subgroup::Subgroup;

/// A complete twisted Edwards curve a x^2 + y^2 = 1 + d x^2 y^2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Curve {
    prime: Prime,
    a: BigUint,
    d: BigUint,
}

/// An affine point. Coordinates are least non-negative residues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// x.
    pub x: BigUint,
    /// y.
    pub y: BigUint,
}

impl Point {
    /// (0, 1), the neutral element.
    pub fn neutral() -> Point {
        Point {
            x: BigUint::zero(),
            y: BigUint::one(),
        }
    }
}

impl Curve {
    /// The curve with these coefficients, taken modulo the prime.
    ///
    /// # Errors
    /// [`CurveError::Degenerate`] where a = 0, d = 0 or a = d, [`CurveError::Incomplete`] where a is no square or d is
    /// one.
    pub fn new(prime: Prime, a: BigUint, d: BigUint) -> Result<Curve, CurveError> {
        let (a, d) = (a % prime.value(), d % prime.value());
        if a.is_zero() || d.is_zero() || a == d {
            return Err(CurveError::Degenerate);
        }
        let (a_is_square, d_is_square) = (prime.is_square(&a), prime.is_square(&d));
        if !a_is_square || d_is_square {
            return Err(CurveError::Incomplete {
                a_is_square,
                d_is_square,
            });
        }
        Ok(Curve { prime, a, d })
    }

    /// The prime of the field.
    pub fn prime(&self) -> &Prime {
        &self.prime
    }

    /// The coefficient a, below the prime.
    pub fn a(&self) -> &BigUint {
        &self.a
    }

    /// The coefficient d, below the prime.
    pub fn d(&self) -> &BigUint {
        &self.d
    }

    /// Whether both coordinates are below the prime and fulfil the equation.
    pub fn contains(&self, point: &Point) -> bool {
        let p = self.prime.value();
        let (xx, yy) = (&point.x * &point.x % p, &point.y * &point.y % p);
        let left = (&self.a * &xx + &yy) % p;
        let right = (&self.d * &xx % p * &yy + 1u32) % p;
        point.x < *p && point.y < *p && left == right
    }

    /// The point with this y and an x that is odd, or even, as an integer below the prime (RFC 8032, section 5.1.3).
    ///
    /// # Errors
    /// [`CurveError::NoPoint`] where there is none.
    pub fn point(&self, y: &BigUint, x_is_odd: bool) -> Result<Point, CurveError> {
        let (p, y) = (self.prime.value(), y % self.prime.value());
        let yy = &y * &y % p;
        // x^2 = (1 - y^2) / (a - d y^2); as a/d is no square, the denominator is not 0.
        let denominator = self.difference(&self.a, &(&self.d * &yy % p));
        let inverse = self.prime.inverse(&denominator);
        let square = inverse.map(|inverse| self.difference(&BigUint::one(), &yy) * inverse % p);
        let even = square.and_then(|square| self.prime.even_root(&square));
        let x = match even.ok_or(CurveError::NoPoint)? {
            even if !x_is_odd => even,
            even if even.is_zero() => return Err(CurveError::NoPoint),
            even => p - even,
        };
        Ok(Point { x, y })
    }

    /// The sum of two points of the curve, whichever they are.
    ///
    /// # Panics
    /// Maybe, if one is not on the curve: denominators are not 0 on it.
    pub fn add(&self, p1: &Point, p2: &Point) -> Point {
        let p = self.prime.value();
        let (xx, yy) = (&p1.x * &p2.x % p, &p1.y * &p2.y % p);
        let dxxyy = &self.d * &xx % p * &yy % p;
        // x3 = (x1 y2 + y1 x2) / (1 + d x1 x2 y1 y2), y3 = (y1 y2 - a x1 x2) / (1 - d x1 x2 y1 y2).
        let (plus, minus) = (&dxxyy + 1u32, self.difference(&BigUint::one(), &dxxyy));
        let both = self.prime.inverse(&(&plus * &minus % p));
        let both = both.expect("the formula is complete on the curve");
        let x = (&p1.x * &p2.y + &p1.y * &p2.x) % p;
        let y = self.difference(&yy, &(&self.a * &xx % p));
        Point {
            x: x * minus % p * &both % p,
            y: y * plus % p * &both % p,
        }
    }

    /// `k` times a point of the curve, by doubling and adding.
    pub fn multiply(&self, k: &BigUint, point: &Point) -> Point {
        (0..k.bits()).rev().fold(Point::neutral(), |sum, i| {
            let twice = self.add(&sum, &sum);
            if k.bit(i) {
                self.add(&twice, point)
            } else {
                twice
            }
        })
    }

    /// (y + x)/2, (y - x)/2 and d x y, each below the prime: what addition to a point in extended coordinates takes
    /// where a = -1 (Hisil, Wong, Carter, Dawson: "Twisted Edwards curves revisited", 2008, section 3.1). Halved, they
    /// spare the doubling of Z.
    pub fn niels(&self, point: &Point) -> [BigUint; 3] {
        let p = self.prime.value();
        let Point { x, y } = point;
        let half = (p + 1u32) >> 1u8;
        let (sum, difference) = (y + x, self.difference(y, x));
        [
            sum * &half % p,
            difference * &half % p,
            &self.d * x % p * y % p,
        ]
    }

    /// x - y of numbers below the prime.
    fn difference(&self, x: &BigUint, y: &BigUint) -> BigUint {
        (x + self.prime.value() - y).mod_floor(self.prime.value())
    }
}
