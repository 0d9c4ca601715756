//! Exact rationals with a power of two below the line: the coefficients of the checker's polynomials.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Zero};

use crate::ir::interval::Interval;

/// `mantissa * 2^exponent`, with an odd mantissa (or 0 * 2^0), so that equal numbers have equal fields.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Dyadic {
    pub mantissa: BigInt,
    pub exponent: i64,
}

impl Dyadic {
    pub fn new(mantissa: BigInt, exponent: i64) -> Dyadic {
        match mantissa.trailing_zeros() {
            None => Dyadic {
                mantissa,
                exponent: 0,
            },
            Some(0) => Dyadic { mantissa, exponent },
            Some(zeros) => Dyadic {
                mantissa: mantissa >> zeros,
                exponent: exponent + i64::try_from(zeros).unwrap_or(i64::MAX),
            },
        }
    }

    pub fn zero() -> Dyadic {
        Dyadic::new(BigInt::zero(), 0)
    }

    pub fn one() -> Dyadic {
        Dyadic::new(BigInt::one(), 0)
    }

    pub fn is_zero(&self) -> bool {
        self.mantissa.is_zero()
    }

    /// Words of it as a sum with numbers around 1 aligns them.
    pub fn words(&self) -> u64 {
        self.mantissa.bits() / 64 + self.exponent.unsigned_abs() / 64
    }

    /// Whether it is an integer times 2^k.
    pub fn is_multiple_of_power(&self, k: u32) -> bool {
        self.exponent >= i64::from(k)
    }

    pub fn plus(&self, other: &Dyadic) -> Dyadic {
        if self.is_zero() {
            return other.clone();
        }
        if other.is_zero() {
            return self.clone();
        }
        let exponent = self.exponent.min(other.exponent);
        let aligned = |x: &Dyadic| &x.mantissa << (x.exponent - exponent).unsigned_abs();
        Dyadic::new(aligned(self) + aligned(other), exponent)
    }

    pub fn times(&self, other: &Dyadic) -> Dyadic {
        Dyadic::new(
            &self.mantissa * &other.mantissa,
            self.exponent + other.exponent,
        )
    }

    /// Greatest integer not above `self / divisor`, for a positive divisor.
    pub fn floor_div(&self, divisor: &BigInt) -> BigInt {
        if self.exponent >= 0 {
            (&self.mantissa << self.exponent.unsigned_abs()).div_floor(divisor)
        } else {
            self.mantissa
                .div_floor(&(divisor << self.exponent.unsigned_abs()))
        }
    }

    /// Least integer not below `self / divisor`, for a positive divisor.
    pub fn ceil_div(&self, divisor: &BigInt) -> BigInt {
        -Dyadic::new(-&self.mantissa, self.exponent).floor_div(divisor)
    }
}

impl From<&BigInt> for Dyadic {
    fn from(k: &BigInt) -> Dyadic {
        Dyadic::new(k.clone(), 0)
    }
}

/// The ends of an interval of dyadic numbers.
#[derive(Clone, Debug)]
pub struct DyadicInterval {
    pub lo: Dyadic,
    pub hi: Dyadic,
}

impl DyadicInterval {
    pub fn zero() -> DyadicInterval {
        DyadicInterval {
            lo: Dyadic::zero(),
            hi: Dyadic::zero(),
        }
    }

    /// Adds all products of `coefficient` with a member of `range`.
    pub fn add_scaled(&mut self, coefficient: &Dyadic, range: &Interval) {
        let scaled = range.times(&coefficient.mantissa);
        self.lo = self.lo.plus(&Dyadic::new(scaled.lo, coefficient.exponent));
        self.hi = self.hi.plus(&Dyadic::new(scaled.hi, coefficient.exponent));
    }

    /// The integers `x` with `scale * x` in the interval: `None` if there are none.
    pub fn integers_over(&self, scale: &BigInt) -> Option<Interval> {
        let (lo, hi) = (self.lo.ceil_div(scale), self.hi.floor_div(scale));
        (lo <= hi).then_some(Interval { lo, hi })
    }
}
