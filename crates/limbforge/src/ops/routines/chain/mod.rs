//! Addition chains for powers: few products beside the squarings.
//!
//! Three families are tried, with every parameter that makes sense, and the cheapest chain is taken.
//!
//! *Windows*: the exponent is read from the top as odd digits of at most w bits; the odd powers that occur are made
//! first (Thurber's sliding windows; Knuth, TAOCP 2, 4.6.3). Good for exponents without a pattern.
//!
//! *Runs*: the exponent is read as runs of ones of at most L bits. A run of r ones is x^(2^r - 1), and
//! x^(2^(i+j) - 1) = (x^(2^i - 1))^(2^j) x^(2^j - 1), so a chain of lengths, each the sum of two before, makes all runs
//! that occur (Itoh and Tsujii, 1988). Good for 2^m - c and for generalised Mersenne primes.
//!
//! *Both*: long runs as runs, the rest in windows.

mod lengths;

use std::collections::{BTreeMap, BTreeSet};

use num_bigint::BigUint;
use num_traits::{One, Zero};

/// One step: a new power from powers before it. Power 0 is the base itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// The product of two powers.
    Product {
        /// One.
        x: usize,
        /// The other.
        y: usize,
    },
    /// A power squared several times.
    Squares {
        /// Which.
        x: usize,
        /// How often; at least once.
        times: u32,
    },
}

/// A chain: the last power is the one wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chain {
    /// The steps; step i makes power i + 1.
    pub links: Vec<Link>,
}

/// Longest window that is tried: beyond it the table costs more than it saves, up to 4096 bits.
const WIDEST: u32 = 8;

/// Costs of a product and of a squaring to compare chains by, near what fields show.
const PRODUCT: u32 = 5;
const SQUARING: u32 = 4;

impl Chain {
    /// The cheapest chain found for an exponent above 0.
    ///
    /// ```
    /// use limbforge_core::ops::routines::chain::Chain;
    /// use num_bigint::BigUint;
    ///
    /// let fermat: BigUint = (BigUint::from(1u8) << 255) - 21u8;
    /// let chain = Chain::find(&fermat);
    /// assert_eq!((chain.products(), chain.squarings()), (11, 254));
    /// ```
    ///
    /// # Panics
    /// If the exponent is 0.
    pub fn find(exponent: &BigUint) -> Chain {
        assert!(!exponent.is_zero(), "a power above 0");
        let longest = runs(exponent, u32::MAX)
            .into_iter()
            .map(|(_, length)| length)
            .max()
            .unwrap_or(1);
        let limits: BTreeSet<u32> = (1..=16)
            .chain([longest / 2, longest])
            .filter(|&l| l > 0)
            .collect();
        let by_windows = (1..=WIDEST).map(|w| by_windows(exponent, w));
        let by_runs = limits.into_iter().map(|limit| by_runs(exponent, limit));
        let by_both = (2..=WIDEST / 2 + 1).filter_map(|w| by_both(exponent, w));
        by_windows
            .chain(by_runs)
            .chain(by_both)
            .min_by_key(|chain| (chain.cost(), chain.links.len()))
            .expect("there are windows of one bit")
    }

    /// How many products of two different powers it takes.
    pub fn products(&self) -> u32 {
        let products = self
            .links
            .iter()
            .filter(|link| matches!(link, Link::Product { .. }));
        u32::try_from(products.count()).expect("fewer products than bits")
    }

    /// How many squarings it takes.
    pub fn squarings(&self) -> u32 {
        let times = self.links.iter().map(|link| match link {
            Link::Squares { times, .. } => *times,
            Link::Product { .. } => 0,
        });
        times.sum()
    }

    fn cost(&self) -> u32 {
        PRODUCT * self.products() + SQUARING * self.squarings()
    }

    /// The exponent of every power, the base's first.
    pub fn exponents(&self) -> Vec<BigUint> {
        let mut all = vec![BigUint::one()];
        for link in &self.links {
            all.push(match *link {
                Link::Product { x, y } => &all[x] + &all[y],
                Link::Squares { x, times } => &all[x] << times,
            });
        }
        all
    }

    fn product(&mut self, x: usize, y: usize) -> usize {
        self.links.push(if x == y {
            Link::Squares { x, times: 1 }
        } else {
            Link::Product { x, y }
        });
        self.links.len()
    }

    fn squares(&mut self, x: usize, times: u32) -> usize {
        if times == 0 {
            return x;
        }
        self.links.push(Link::Squares { x, times });
        self.links.len()
    }

    /// The power whose exponent has these digits, each at its bit, from the highest: Horner's rule.
    fn assemble(&mut self, digits: &[(u32, usize)]) {
        let (mut at, mut power) = digits[0];
        for &(next, digit) in &digits[1..] {
            power = self.squares(power, at - next);
            power = self.product(power, digit);
            at = next;
        }
        let last = self.squares(power, at);
        // The last link is the result.
        debug_assert_eq!(last, self.links.len());
    }
}

fn by_windows(exponent: &BigUint, width: u32) -> Chain {
    let digits = windows(exponent, width);
    let mut chain = Chain::default();
    let mut power_of: BTreeMap<u32, usize> = BTreeMap::from([(1, 0)]);
    let most = digits.iter().map(|(_, d)| *d).max().unwrap_or(1);
    if most > 1 {
        let square = chain.squares(0, 1);
        for odd in (3..=most).step_by(2) {
            let power = chain.product(power_of[&(odd - 2)], square);
            power_of.insert(odd, power);
        }
    }
    let digits: Vec<(u32, usize)> = digits.iter().map(|(at, d)| (*at, power_of[d])).collect();
    chain.assemble(&digits);
    chain
}

/// Odd digits of at most `width` bits, from the top: the bit at which each ends, and the digit.
fn windows(exponent: &BigUint, width: u32) -> Vec<(u32, u32)> {
    let mut digits: Vec<(u32, u32)> = Vec::new();
    let mut top = i64::try_from(exponent.bits()).expect("fewer than 2^63 bits") - 1;
    while top >= 0 {
        let at = |bit: i64| exponent.bit(u64::try_from(bit).expect("not negative"));
        if !at(top) {
            top -= 1;
            continue;
        }
        let mut low = (top - i64::from(width) + 1).max(0);
        while !at(low) {
            low += 1;
        }
        let digit = (low..=top)
            .rev()
            .fold(0, |d, bit| 2 * d + u32::from(at(bit)));
        digits.push((u32::try_from(low).expect("not negative"), digit));
        top = low - 1;
    }
    digits
}

/// The runs of ones from the top, cut to at most `limit`: the bit at which each ends, and its length.
fn runs(exponent: &BigUint, limit: u32) -> Vec<(u32, u32)> {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    let bits = u32::try_from(exponent.bits()).expect("fewer than 2^32 bits");
    for at in (0..bits).rev() {
        if !exponent.bit(u64::from(at)) {
            continue;
        }
        match runs.last_mut() {
            Some((end, length)) if *end == at + 1 && *length < limit => {
                (*end, *length) = (at, *length + 1)
            }
            _ => runs.push((at, 1)),
        }
    }
    runs
}

fn by_runs(exponent: &BigUint, limit: u32) -> Chain {
    let runs = runs(exponent, limit);
    let mut chain = Chain::default();
    let power_of = chain.all_ones(&runs, BTreeMap::from([(1, 0)]));
    let digits: Vec<(u32, usize)> = runs
        .iter()
        .map(|(end, length)| (*end, power_of[length]))
        .collect();
    chain.assemble(&digits);
    chain
}

/// Long runs of ones as runs, the rest in windows: the digits of both are made by the shortest chain there is.
fn by_both(exponent: &BigUint, width: u32) -> Option<Chain> {
    let long: Vec<(u32, u32)> = runs(exponent, u32::MAX)
        .into_iter()
        .filter(|(_, length)| *length >= 2 * width)
        .collect();
    let ones = |&(end, length): &(u32, u32)| ((BigUint::one() << length) - 1u32) << end;
    let rest: BigUint = exponent - long.iter().map(ones).sum::<BigUint>();
    let digits = windows(&rest, width);
    let block = (1 << width) - 1;
    let wanted: BTreeSet<u32> = digits.iter().map(|(_, d)| *d).chain([block]).collect();
    if long.is_empty() || wanted.len() > 4 {
        return None;
    }
    let mut chain = Chain::default();
    let mut power_of: BTreeMap<u32, usize> = BTreeMap::from([(1, 0)]);
    for (sum, part) in shortest(&wanted) {
        let power = chain.product(power_of[&part], power_of[&(sum - part)]);
        power_of.insert(sum, power);
    }
    let lengths = chain.all_ones(&long, BTreeMap::from([(1, 0), (width, power_of[&block])]));
    let mut all: Vec<(u32, usize)> = digits.iter().map(|(at, d)| (*at, power_of[d])).collect();
    all.extend(long.iter().map(|(end, length)| (*end, lengths[length])));
    all.sort_unstable_by(|x, y| y.cmp(x));
    chain.assemble(&all);
    Some(chain)
}

/// The cheapest addition chain from 1 that contains all of `wanted`: each new number with one of its two parts.
fn shortest(wanted: &BTreeSet<u32>) -> Vec<(u32, u32)> {
    fn extend(
        chain: &mut Vec<u32>,
        steps: &mut Vec<(u32, u32)>,
        left: u32,
        wanted: &BTreeSet<u32>,
    ) -> bool {
        let last = chain[chain.len() - 1];
        let Some(&next) = wanted.iter().find(|&&w| w > last) else {
            return true;
        };
        let mut sums: BTreeMap<u32, u32> = BTreeMap::new();
        for (i, x) in chain.iter().enumerate() {
            for y in &chain[i..] {
                if x == y {
                    sums.insert(x + y, *x);
                } else {
                    sums.entry(x + y).or_insert(*x);
                }
            }
        }
        // Rising, and no wanted number may be passed by.
        for (&sum, &part) in sums.range(last + 1..=next).rev() {
            let cost = if sum == 2 * part { SQUARING } else { PRODUCT };
            let Some(left) = left.checked_sub(cost) else {
                continue;
            };
            chain.push(sum);
            steps.push((sum, part));
            if extend(chain, steps, left, wanted) {
                return true;
            }
            chain.pop();
            steps.pop();
        }
        false
    }
    let mut steps = Vec::new();
    for budget in 0.. {
        if extend(&mut vec![1], &mut steps, budget, wanted) {
            break;
        }
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Exponents of the forms that fields need, and those around powers of two.
    fn exponents() -> Vec<BigUint> {
        let mut all: Vec<BigUint> = (1u32..200).map(BigUint::from).collect();
        for bits in [61u32, 64, 255, 256, 521] {
            let power = BigUint::one() << bits;
            for c in [1u64, 2, 3, 19, 21, 977, 4_294_968_273] {
                all.push(&power - c);
                all.push((&power - c) >> 2u8);
                all.push(&power + c);
            }
        }
        all.push((BigUint::one() << 448u32) - (BigUint::one() << 224u32) - 3u32);
        all
    }

    #[test]
    fn every_chain_ends_in_its_exponent() {
        for exponent in exponents() {
            for width in 1..=WIDEST {
                assert_eq!(
                    by_windows(&exponent, width).exponents().last(),
                    Some(&exponent)
                );
            }
            for limit in [1, 2, 3, 7, 64, u32::MAX] {
                assert_eq!(
                    by_runs(&exponent, limit).exponents().last(),
                    Some(&exponent)
                );
            }
        }
    }

    #[test]
    fn chains_are_as_short_as_published_ones() {
        let power = |bits: u32| BigUint::one() << bits;
        // 254 squarings and 11 products, as in Bernstein's code for Curve25519.
        let chain = Chain::find(&(power(255) - 21u32));
        assert_eq!((chain.squarings(), chain.products()), (254, 11));
        // 255 squarings and 15 products, as in libsecp256k1.
        let chain = Chain::find(&(power(256) - 4_294_968_275u64));
        assert!(chain.products() <= 15, "{}", chain.products());
    }

    #[test]
    fn windows_help_where_there_is_no_pattern() {
        let order = BigUint::parse_bytes(
            b"1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed",
            16,
        )
        .expect("hexadecimal");
        let chain = Chain::find(&(order - 2u32));
        assert!(chain.products() < 40, "{} products", chain.products());
    }
}
