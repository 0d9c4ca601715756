//! The evaluator on polynomials with intervals: one step of the walk.

use num_bigint::BigInt;
use num_traits::{One, Zero};

use super::{
    dyadic::Dyadic,
    facts::{Exact, Facts, Known},
    poly::Poly,
};
use crate::ir::{
    domain::{BitOp, Domain},
    interval::{Interval, Ranges, power_of_two},
};

fn trailing_zeros(k: &BigInt) -> u32 {
    k.trailing_zeros()
        .map_or(u32::MAX, |z| u32::try_from(z).unwrap_or(u32::MAX))
}

impl Domain for Facts {
    type V = Exact;

    fn constant(&mut self, k: &BigInt) -> Exact {
        Exact {
            poly: Poly::constant(k),
            range: Interval::point(k.clone()),
            trailing_zeros: trailing_zeros(k),
        }
    }

    fn add(&mut self, x: &Exact, y: &Exact) -> Exact {
        Exact {
            poly: x.poly.plus(&y.poly),
            range: x.range.plus(&y.range),
            trailing_zeros: x.trailing_zeros.min(y.trailing_zeros),
        }
    }

    fn scale(&mut self, x: &Exact, k: &BigInt) -> Exact {
        Exact {
            poly: x.poly.scaled(&Dyadic::from(k)),
            range: x.range.times(k),
            trailing_zeros: x.trailing_zeros.saturating_add(trailing_zeros(k)),
        }
    }

    fn mul(&mut self, x: &Exact, y: &Exact) -> Exact {
        Exact {
            poly: x.poly.times(&y.poly),
            range: x.range.product(&y.range),
            trailing_zeros: x.trailing_zeros.saturating_add(y.trailing_zeros),
        }
    }

    fn split(&mut self, e: &Exact, k: u32) -> (Exact, Exact) {
        let quotients = e.range.shifted_right(k);
        let (lo_range, _) = Ranges.split(&e.range, k);
        let unit = power_of_two(k);
        let expected = std::mem::take(&mut self.expect_zero_low);
        if let Some(q) = quotients.single() {
            let zero = || lo_range.single().is_some_and(Zero::is_zero);
            self.zero_low_failed |= expected && !zero() && !self.is_zero_mod(&e.poly, k);
            let hi = self.constant(q);
            let shifted = self.constant(&(q * &unit));
            let mut lo = self.sub(e, &shifted);
            lo.range = lo_range;
            return (lo, hi);
        }
        if e.trailing_zeros >= k || (expected && self.is_zero_mod(&e.poly, k)) {
            // The low part is 0 and the quotient is exact: no rounding, no fresh symbol.
            let hi = Exact {
                poly: e.poly.scaled(&Dyadic::new(BigInt::one(), -i64::from(k))),
                range: quotients,
                trailing_zeros: e.trailing_zeros.saturating_sub(k),
            };
            return (self.constant(&BigInt::zero()), hi);
        }
        self.zero_low_failed |= expected;
        let hi = self.quotient(&e.poly, &quotients, k);
        let product = self.scale(&hi, &unit);
        let mut lo = self.sub(e, &product);
        lo.range = lo_range;
        lo.trailing_zeros = e.trailing_zeros.min(k);
        (lo, hi)
    }

    fn select(&mut self, condition: &Exact, x: &Exact, y: &Exact) -> Exact {
        let difference = self.sub(x, y);
        let chosen = self.mul(condition, &difference);
        let mut e = self.add(&chosen, y);
        e.range = Ranges.select(&condition.range, &x.range, &y.range);
        e.trailing_zeros = x.trailing_zeros.min(y.trailing_zeros);
        e
    }

    fn bitwise(&mut self, op: BitOp, x: &Exact, y: &Exact) -> Exact {
        let range = Ranges.bitwise(op, &x.range, &y.range);
        let s = self.symbol(Known {
            range: range.clone(),
            trailing_zeros: 0,
            definition: None,
        });
        Exact {
            poly: Poly::symbol(s),
            range,
            trailing_zeros: 0,
        }
    }
}
