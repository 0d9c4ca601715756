//! Which public keys are valid: those of supersingular curves.

use crate::curve::{Curve, Point};
use crate::field::Field;
use crate::primes::{CHAINS, COUNT, PRIMES};
use crate::scalar::{Scalar, vartime_ladder};
use core::fmt;
use core::ops::Range;

/// Why bytes are no public key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InvalidPublicKey {
    /// Not 64 bytes.
    Length,
    /// The integer is p or more.
    NotReduced,
    /// A is 2 or −2: y² = x³ + A x² + x is no elliptic curve.
    Singular,
    /// The curve has another number of points than p + 1.
    Ordinary,
}

impl fmt::Display for InvalidPublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            InvalidPublicKey::Length => "a public key has 64 bytes: pass all of them",
            InvalidPublicKey::NotReduced => "the public key is not below p: reject it",
            InvalidPublicKey::Singular => "the public key is a singular curve: reject it",
            InvalidPublicKey::Ordinary => "the public key is no supersingular curve: reject it",
        })
    }
}

impl core::error::Error for InvalidPublicKey {}

/// The integer above 4√p.
const BOUND: [u64; 8] = [
    0x1789_5e71_e1a2_0b40,
    0x38d0_cd95_f863_6a56,
    0x142b_9541_e596_82cd,
    0x856f_1399_d91d_6592,
    2,
    0,
    0,
    0,
];

/// Primes that are tried first: the product of the largest 38 is about 2^303, so that some may be missing.
const FIRST: usize = COUNT - 38;

/// Checks that a coefficient is that of a supersingular curve: algorithm 1 of Castryck and others (2018), as a tree.
///
/// A point whose order has a divisor above 4√p that divides p + 1 shows that p + 1 is the only multiple of the order
/// within Hasse's interval around p + 1, whose width is 4√p. A point that (p + 1) does not kill shows the opposite.
/// Both answers are certain; points that show neither are rare, and another follows.
///
/// The time depends on the coefficient.
///
/// # Errors
/// The curve is singular or ordinary.
pub(crate) fn vartime_check<F: Field>(coefficient: &F) -> Result<(), InvalidPublicKey> {
    let curve = Curve::from_coefficient(coefficient);
    let minus = curve.plus.sub(&curve.four);
    if curve.plus.is_zero() | minus.is_zero() == 1 {
        return Err(InvalidPublicKey::Singular);
    }
    let mut x = F::ONE;
    loop {
        // x = 2, 3, 4, …: 0 and ±1 may have order 2 or 4. About half of them are on the twist, which serves as well.
        x = x.add(&F::ONE);
        match Search::new(&curve).try_point(&Point::affine(x)) {
            Verdict::Supersingular => return Ok(()),
            Verdict::Ordinary => return Err(InvalidPublicKey::Ordinary),
            Verdict::Unknown => {}
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Supersingular,
    Ordinary,
    Unknown,
}

/// A divisor of a point's order, that grows.
struct Search<'c, F> {
    curve: &'c Curve<F>,
    order: Scalar,
    /// The point has an even order after two doublings, which no supersingular curve over this field has: p + 1 is 4
    /// times an odd number.
    even: bool,
}

impl<'c, F: Field> Search<'c, F> {
    fn new(curve: &'c Curve<F>) -> Search<'c, F> {
        Search {
            curve,
            order: Scalar::new(1),
            even: false,
        }
    }

    /// The multiple by a prime. Differential additions are right unless the difference is neutral or (0, 0); a ladder,
    /// whose difference is always the point, takes over then.
    fn times(&mut self, point: &Point<F>, i: usize) -> Point<F> {
        if point.is_neutral() == 1 {
            return *point;
        }
        let exact = self.curve.vartime_multiply_exact(point, &CHAINS[i]);
        exact.unwrap_or_else(|| {
            self.even |= point.x.is_zero() == 1;
            vartime_ladder(self.curve, point, &Scalar::new(PRIMES[i].into()))
        })
    }

    fn multiply(&mut self, point: &Point<F>, primes: Range<usize>) -> Point<F> {
        primes.fold(*point, |point, i| self.times(&point, i))
    }

    fn try_point(&mut self, point: &Point<F>) -> Verdict {
        let point = self.curve.double(&self.curve.double(point));
        let large = self.multiply(&point, 0..FIRST);
        match self.descend(&large, FIRST..COUNT) {
            Verdict::Unknown => {}
            verdict => return verdict,
        }
        let small = self.multiply(&point, FIRST..COUNT);
        self.descend(&small, 0..FIRST)
    }

    /// Takes a point times all primes outside a range. Which primes of the range divide its order?
    fn descend(&mut self, point: &Point<F>, range: Range<usize>) -> Verdict {
        if point.is_neutral() == 1 {
            return Verdict::Unknown;
        }
        if range.len() == 1 {
            let all = self.multiply(point, range.clone());
            if self.even || all.is_neutral() == 0 {
                return Verdict::Ordinary;
            }
            self.order = self.order.times(PRIMES[range.start]);
            return if self.order.reaches(&BOUND) {
                Verdict::Supersingular
            } else {
                Verdict::Unknown
            };
        }
        let middle = range.start.midpoint(range.end);
        let (low, high) = (range.start..middle, middle..range.end);
        let upper = self.multiply(point, low.clone());
        match self.descend(&upper, high.clone()) {
            Verdict::Unknown => {}
            verdict => return verdict,
        }
        let lower = self.multiply(point, high);
        self.descend(&lower, low)
    }
}
