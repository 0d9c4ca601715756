//! Closed integer intervals: the range of a value, exact at both ends.

use std::fmt;

use num_bigint::BigInt;
use num_traits::{One, Signed, Zero};
use serde::{Deserialize, Serialize};

use super::domain::{BitOp, Domain};

/// A non-empty closed interval `lo ..= hi` of integers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Interval {
    /// Least member.
    #[serde(with = "super::decimal")]
    pub lo: BigInt,
    /// Greatest member.
    #[serde(with = "super::decimal")]
    pub hi: BigInt,
}

/// 2^k.
pub fn power_of_two(k: u32) -> BigInt {
    BigInt::one() << k
}

impl Interval {
    /// `lo ..= hi`; the caller guarantees `lo <= hi`.
    pub fn new(lo: impl Into<BigInt>, hi: impl Into<BigInt>) -> Interval {
        let (lo, hi) = (lo.into(), hi.into());
        assert!(lo <= hi, "an interval has a least member: {lo} > {hi}");
        Interval { lo, hi }
    }

    /// The interval that holds `k` alone.
    pub fn point(k: impl Into<BigInt>) -> Interval {
        let k = k.into();
        Interval {
            lo: k.clone(),
            hi: k,
        }
    }

    /// `0 ..= hi`.
    pub fn up_to(hi: impl Into<BigInt>) -> Interval {
        Interval::new(0, hi)
    }

    /// `0 ..= 2^bits - 1`.
    pub fn of_bits(bits: u32) -> Interval {
        Interval::up_to(power_of_two(bits) - 1)
    }

    /// The only member, if there is only one.
    pub fn single(&self) -> Option<&BigInt> {
        (self.lo == self.hi).then_some(&self.lo)
    }

    /// Every member of `self` is a member of `other`.
    pub fn within(&self, other: &Interval) -> bool {
        other.lo <= self.lo && self.hi <= other.hi
    }

    /// `k` is a member.
    pub fn contains(&self, k: &BigInt) -> bool {
        &self.lo <= k && k <= &self.hi
    }

    /// The least interval that holds both.
    pub fn hull(&self, other: &Interval) -> Interval {
        Interval {
            lo: self.lo.clone().min(other.lo.clone()),
            hi: self.hi.clone().max(other.hi.clone()),
        }
    }

    /// Intersection of both; `None` if they are disjoint.
    pub fn meet(&self, other: &Interval) -> Option<Interval> {
        let lo = self.lo.clone().max(other.lo.clone());
        let hi = self.hi.clone().min(other.hi.clone());
        (lo <= hi).then_some(Interval { lo, hi })
    }

    /// All sums of a member of each.
    pub fn plus(&self, other: &Interval) -> Interval {
        Interval {
            lo: &self.lo + &other.lo,
            hi: &self.hi + &other.hi,
        }
    }

    /// All differences of a member of each.
    pub fn minus(&self, other: &Interval) -> Interval {
        Interval {
            lo: &self.lo - &other.hi,
            hi: &self.hi - &other.lo,
        }
    }

    /// All products of a member with `k`.
    pub fn times(&self, k: &BigInt) -> Interval {
        let (x, y) = (&self.lo * k, &self.hi * k);
        if k.is_negative() {
            Interval { lo: y, hi: x }
        } else {
            Interval { lo: x, hi: y }
        }
    }

    /// The hull of all products of a member of each: the extremes are among the four corner products.
    pub fn product(&self, other: &Interval) -> Interval {
        if !self.lo.is_negative() && !other.lo.is_negative() {
            return Interval {
                lo: &self.lo * &other.lo,
                hi: &self.hi * &other.hi,
            };
        }
        let corners = [
            &self.lo * &other.lo,
            &self.lo * &other.hi,
            &self.hi * &other.lo,
            &self.hi * &other.hi,
        ];
        Interval {
            lo: corners.iter().min().unwrap_or(&corners[0]).clone(),
            hi: corners.iter().max().unwrap_or(&corners[0]).clone(),
        }
    }

    /// All floor(member / 2^k): the shift of a big integer rounds towards minus infinity.
    pub fn shifted_right(&self, k: u32) -> Interval {
        Interval {
            lo: &self.lo >> k,
            hi: &self.hi >> k,
        }
    }
}

impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.single() {
            Some(k) => write!(f, "[{k}]"),
            None => write!(f, "[{}, {}]", short(&self.lo), short(&self.hi)),
        }
    }
}

/// A number as people write bounds: `2^54 - 1`, `0x13…`; exact in every case.
pub fn short(k: &BigInt) -> String {
    let magnitude = k.magnitude();
    if magnitude.bits() < 17 {
        return k.to_string();
    }
    let sign = if k.is_negative() { "-" } else { "" };
    let bits = u32::try_from(magnitude.bits()).unwrap_or(u32::MAX);
    for exponent in [bits, bits - 1] {
        let rest: BigInt = BigInt::from(magnitude.clone()) - power_of_two(exponent);
        if rest.is_zero() {
            return format!("{sign}2^{exponent}");
        }
        if rest.magnitude().bits() < 17 {
            let operator = if rest.is_negative() { '-' } else { '+' };
            let text = format!("2^{exponent} {operator} {}", rest.magnitude());
            return if sign.is_empty() {
                text
            } else {
                format!("-({text})")
            };
        }
    }
    format!("{sign}{magnitude:#x}")
}

/// The evaluator on intervals: it over-approximates every value that a run can produce.
#[derive(Default)]
pub struct Ranges;

impl Domain for Ranges {
    type V = Interval;

    fn constant(&mut self, k: &BigInt) -> Interval {
        Interval::point(k.clone())
    }

    fn add(&mut self, x: &Interval, y: &Interval) -> Interval {
        x.plus(y)
    }

    fn scale(&mut self, x: &Interval, k: &BigInt) -> Interval {
        x.times(k)
    }

    fn mul(&mut self, x: &Interval, y: &Interval) -> Interval {
        x.product(y)
    }

    fn split(&mut self, e: &Interval, k: u32) -> (Interval, Interval) {
        let hi = e.shifted_right(k);
        let lo = match hi.single() {
            // One quotient for all members: the remainder is a translate.
            Some(q) => e.minus(&Interval::point(q << k)),
            None => Interval::of_bits(k),
        };
        (lo, hi)
    }

    fn select(&mut self, condition: &Interval, x: &Interval, y: &Interval) -> Interval {
        match condition.single() {
            Some(c) if c.is_zero() => y.clone(),
            Some(_) => x.clone(),
            None => x.hull(y),
        }
    }

    fn bitwise(&mut self, op: BitOp, x: &Interval, y: &Interval) -> Interval {
        let both = x.hull(y);
        // The length of k, and of -1 - k where k is negative: both lie in [-2^bits, 2^bits - 1].
        let length = |k: &BigInt| if k.is_negative() { !k } else { k.clone() }.bits();
        let bits = u32::try_from(length(&both.lo).max(length(&both.hi))).unwrap_or(u32::MAX);
        if both.lo.is_negative() {
            let mask = [x, y].into_iter().find(|mask| !mask.lo.is_negative());
            if let (BitOp::And, Some(mask)) = (op, mask) {
                return Interval::up_to(mask.hi.clone());
            }
            // Two's complement: all bits from `bits` on are the sign, before and after.
            return Interval::new(-power_of_two(bits), power_of_two(bits) - 1);
        }
        match op {
            // x & y <= min(x, y) for non-negative x, y.
            BitOp::And => Interval::up_to(x.hi.clone().min(y.hi.clone())),
            BitOp::Or | BitOp::Xor => Interval::of_bits(bits),
        }
    }
}
