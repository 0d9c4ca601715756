//! How an element is held: limb weights, domain, and the bounds of every limb.

use std::fmt;

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::One;

use crate::ir::{
    Form, Value,
    interval::{Interval, power_of_two},
};

/// Limb weights: limb `i` weighs `2^ceil(i * numerator / denominator)`.
///
/// Saturated: the radix is the word. Uniform unsaturated: an integer radix. Mixed: half bits, such as 25.5, where
/// limbs of 26 and 25 bits alternate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Radix {
    /// Twice the radix in bits: 51 for 2^25.5, 102 for 2^51.
    pub half_bits: u32,
}

impl Radix {
    /// A radix of a whole number of bits.
    pub const fn bits(bits: u32) -> Radix {
        Radix {
            half_bits: 2 * bits,
        }
    }

    /// Reads `51` or `25.5`.
    pub fn parse(text: &str) -> Option<Radix> {
        let half_bits = match text.strip_suffix(".5") {
            Some(whole) => whole.parse::<u32>().ok()?.checked_mul(2)?.checked_add(1)?,
            None => text.parse::<u32>().ok()?.checked_mul(2)?,
        };
        (2..=128)
            .contains(&half_bits)
            .then_some(Radix { half_bits })
    }

    /// The exponent of the weight of limb `i`.
    pub fn exponent(self, i: usize) -> u32 {
        let i = u32::try_from(i).expect("fewer than 2^32 limbs");
        (i * self.half_bits).div_ceil(2)
    }

    /// The digits of `0 <= k` as `n` limbs; the last limb takes what is left.
    pub fn digits(self, k: &BigInt, n: usize) -> Vec<BigInt> {
        (0..n)
            .map(|i| {
                let shifted = k >> self.exponent(i);
                if i + 1 == n {
                    shifted
                } else {
                    shifted.mod_floor(&power_of_two(self.exponent(i + 1) - self.exponent(i)))
                }
            })
            .collect()
    }

    /// The integer that `limbs` stand for.
    pub fn integer(self, limbs: &[BigInt]) -> BigInt {
        let weighted = limbs.iter().enumerate();
        weighted.map(|(i, limb)| limb << self.exponent(i)).sum()
    }

    /// The integer that `limbs` stand for, as a form.
    pub fn form(self, limbs: &[Value]) -> Form {
        let weights: Vec<BigInt> = (0..limbs.len())
            .map(|i| power_of_two(self.exponent(i)))
            .collect();
        Form::weighted(limbs, &weights)
    }

    /// The radix in whole bits, unless it is mixed.
    pub fn uniform(self) -> Option<u32> {
        self.half_bits.is_even().then_some(self.half_bits / 2)
    }
}

impl fmt::Display for Radix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.uniform() {
            Some(bits) => write!(f, "{bits}"),
            None => write!(f, "{}.5", self.half_bits / 2),
        }
    }
}

/// Bounds of the words that hold an encoded element: every string of whole bytes, for a prime of `bits` bits.
pub fn encoding_bounds(bits: u64, word: u8) -> Vec<Interval> {
    let bits = u32::try_from(bits).expect("at most 2^13 bits");
    let (bits, word) = (bits.next_multiple_of(8), u32::from(word));
    (0..bits.div_ceil(word))
        .map(|i| Interval::of_bits((bits - i * word).min(word)))
        .collect()
}

/// Relation between the element and the integer that the limbs represent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Domain {
    /// It is congruent to the element.
    Standard,
    /// It is congruent to the element times R, where R = 2^r.
    Montgomery {
        /// The exponent r.
        r: u32,
    },
}

/// A representation of the elements of one field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repr {
    /// Width of a word: 32 or 64.
    pub word: u8,
    /// Number of limbs.
    pub limbs: usize,
    /// Limb weights.
    pub radix: Radix,
    /// Domain.
    pub domain: Domain,
    /// Bounds of the limbs that products, carries and conversions return.
    pub tight: Vec<Interval>,
    /// Bounds of the limbs that products and carries accept.
    pub loose: Vec<Interval>,
}

impl Repr {
    /// Full words, no room for carries.
    pub fn is_saturated(&self) -> bool {
        self.radix == Radix::bits(u32::from(self.word))
    }

    /// The exponent of the weight of limb `i`.
    pub fn exponent(&self, i: usize) -> u32 {
        self.radix.exponent(i)
    }

    /// The integer that `limbs` stand for, as a form.
    pub fn form(&self, limbs: &[Value]) -> Form {
        self.radix.form(limbs)
    }

    /// The integer that `limbs` stand for.
    pub fn integer(&self, limbs: &[BigInt]) -> BigInt {
        self.radix.integer(limbs)
    }

    /// The digits of `0 <= k` in this radix; the last limb takes what is left.
    pub fn digits(&self, k: &BigInt) -> Vec<BigInt> {
        self.radix.digits(k, self.limbs)
    }

    /// The limbs of the element `k` modulo `p`: the digits of the least integer that stands for it.
    pub fn element(&self, k: &BigInt, p: &BigInt) -> Vec<BigInt> {
        self.digits(&(k * self.domain_factor()).mod_floor(p))
    }

    /// The factor between an element and the integer of its limbs: 1, or R.
    pub fn domain_factor(&self) -> BigInt {
        match self.domain {
            Domain::Standard => BigInt::one(),
            Domain::Montgomery { r } => power_of_two(r),
        }
    }

    /// Whether loose bounds are wider than tight ones.
    pub fn has_loose(&self) -> bool {
        self.tight != self.loose
    }
}
