//! The prime as seen from its limbs: what a power of two beyond the top is congruent to.

use std::iter::repeat;

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{Signed, Zero};

use crate::{
    ir::{
        Form, Value,
        build::signed_powers,
        interval::{Interval, power_of_two},
    },
    plan::{Accumulation, Plan, Reduction, negative_inverse},
    prime::Prime,
    repr::{Radix, encoding_bounds},
};

/// Number congruent to 2^m, as the generators use it, where m is the length of p in bits.
#[derive(Clone, Debug)]
pub enum Wrap {
    /// A constant of at most a word: pseudo-Mersenne.
    Small(BigInt),
    /// A sum of signed powers of two below 2^m: generalised Mersenne.
    Sparse(Vec<(bool, u32)>),
    /// 2^m mod p, whatever it is.
    Dense(BigInt),
}

/// Limb weights and the prime.
#[derive(Clone, Debug)]
pub struct Geometry {
    /// The prime.
    pub p: BigInt,
    /// The length in bits of p, or of the multiple of p modulo which limbs are kept.
    pub m: u32,
    /// Width of a word.
    pub word: u8,
    /// Bits of the factors of a product, where wider ones cannot be written in several instructions.
    pub factor: Option<u32>,
    /// Number of limbs.
    pub n: usize,
    /// Limb weights.
    pub radix: Radix,
    /// Number congruent to 2^m.
    pub wrap: Wrap,
}

impl Geometry {
    /// Bounds of the words that hold an encoded element.
    pub fn byte_bounds(&self) -> Vec<Interval> {
        encoding_bounds(self.p.bits(), self.word)
    }

    /// The geometry of a plan for a prime.
    pub fn new(prime: &Prime, plan: &Plan) -> Geometry {
        let p = BigInt::from(prime.value().clone());
        let multiple = plan.multiple(&p);
        let m = u32::try_from(multiple.bits()).expect("at most 2^13 bits");
        let rest = power_of_two(m) - multiple;
        let wrap = match &plan.reduction {
            Reduction::Fold { .. } => Wrap::Small(rest),
            Reduction::Solinas | Reduction::Golden => Wrap::Sparse(signed_powers(&rest)),
            Reduction::Montgomery { .. } => Wrap::Dense(rest),
        };
        Geometry {
            p,
            m,
            word: plan.word,
            factor: (plan.accumulation == Accumulation::Word).then_some(32),
            n: plan.limbs,
            radix: plan.radix,
            wrap,
        }
    }

    /// The exponent of the weight of limb `i`.
    pub fn exponent(&self, i: usize) -> u32 {
        self.radix.exponent(i)
    }

    /// The bits of limb `i`; the top limb ends at bit m.
    pub fn width(&self, i: usize) -> u32 {
        let end = if i + 1 == self.n {
            self.m
        } else {
            self.exponent(i + 1)
        };
        end - self.exponent(i)
    }

    /// 2^m - p.
    pub fn rest(&self) -> BigInt {
        power_of_two(self.m) - &self.p
    }

    /// The digits of `0 <= k` in this radix; the last limb takes what is left.
    pub fn digits(&self, k: &BigInt) -> Vec<BigInt> {
        self.radix.digits(k, self.n)
    }

    /// The limbs of R mod p, where R = 2^(bits of all limbs): 1 in the Montgomery domain.
    pub fn one(&self) -> Vec<BigInt> {
        self.digits(&power_of_two(self.exponent(self.n)).mod_floor(&self.p))
    }

    /// The limb whose weight is the greatest that divides 2^exponent, and what is left of the exponent.
    pub fn position(&self, exponent: u32) -> (usize, u32) {
        let mut limb = 0;
        while self.exponent(limb + 1) <= exponent {
            limb += 1;
        }
        (limb, exponent - self.exponent(limb))
    }

    /// Limbs, or columns, of a multiple of p, each at least `floors`: what is added so that a limbwise difference is
    /// not negative.
    ///
    /// Start from the floors, go up to the next multiple of p, and give the difference to the limbs digit by digit.
    pub fn multiple_above(&self, floors: &[BigInt]) -> Vec<BigInt> {
        let least = self.radix.integer(floors);
        let up = (-&least).mod_floor(&self.p);
        let digits = self.digits(&up).into_iter().chain(repeat(BigInt::zero()));
        floors
            .iter()
            .zip(digits)
            .map(|(floor, digit)| floor + digit)
            .collect()
    }

    /// The integer that limbs stand for.
    pub fn form(&self, limbs: &[Value]) -> Form {
        self.radix.form(limbs)
    }

    /// Bounds of reduced limbs: every limb has its width.
    pub fn ideal(&self) -> Vec<Interval> {
        (0..self.n)
            .map(|i| Interval::of_bits(self.width(i)))
            .collect()
    }

    /// -1/p modulo 2^bits.
    pub fn negative_inverse(&self, bits: u32) -> BigInt {
        negative_inverse(&self.p, bits)
    }
}

/// The least value that `range` allows below zero, as a positive number.
pub fn deficit(range: &Interval) -> BigInt {
    if range.lo.is_negative() {
        -&range.lo
    } else {
        BigInt::zero()
    }
}
