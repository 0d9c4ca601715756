//! Expansion as `proofs/Facts.v` has it, to find out which symbols have to be replaced, and by which power of two a
//! polynomial has to be multiplied first.

use std::collections::BTreeMap;

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::Zero;

use super::{
    facts::Facts,
    poly::{Canon, Mono, Poly, Sym, power},
};

/// Symbols to replace, in order; a mark drops multiples of the modulus first.
pub type Order = Vec<(Sym, bool)>;

/// Terms of a polynomial that is expected to vanish. Where a congruence of a whole formula is wrong, its products of
/// products would have any number of terms.
const MOST_TERMS: usize = 1 << 18;

/// Way in which multiples of the modulus vanish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drop {
    /// There is no modulus.
    Never,
    /// As soon as they come.
    Eagerly,
    /// Before a bucket is replaced.
    ByBucket,
}

/// Terms on their way to symbols without equation.
pub struct Expansion<'a> {
    facts: &'a Facts,
    drop: Drop,
    modulus: BigInt,
    /// The multiplier is 2 to the power of this.
    shift: u32,
    buckets: BTreeMap<Sym, Canon>,
    rest: Canon,
    /// Least power of two that a coefficient had to spare when it was divided.
    spare: Option<u64>,
    pub order: Order,
}

impl<'a> Expansion<'a> {
    /// An expansion that multiplies by an ample power of two.
    pub fn new(facts: &'a Facts, drop: Drop, modulus: &BigInt) -> Expansion<'a> {
        Expansion::scaled(facts, drop, modulus, facts.ample())
    }

    /// An expansion that multiplies by 2^shift.
    pub fn scaled(facts: &'a Facts, drop: Drop, modulus: &BigInt, shift: u32) -> Expansion<'a> {
        let modulus = match drop {
            Drop::Eagerly => modulus << shift,
            Drop::Never | Drop::ByBucket => modulus.clone(),
        };
        Expansion {
            facts,
            drop,
            modulus,
            shift,
            buckets: BTreeMap::new(),
            rest: Canon::new(),
            spare: None,
            order: Order::new(),
        }
    }

    fn add_term(&mut self, c: BigInt, mono: Mono) {
        if c.is_zero() || self.drop == Drop::Eagerly && c.is_multiple_of(&self.modulus) {
            return;
        }
        let key = mono.iter().find(|s| self.facts.has_equation(**s));
        let bucket = match key {
            Some(s) => self.buckets.entry(*s).or_default(),
            None => &mut self.rest,
        };
        let sum = bucket.entry(mono.clone()).or_default();
        *sum += c;
        if sum.is_zero() {
            bucket.remove(&mono);
            if let Some(s) = key
                && bucket.is_empty()
            {
                self.buckets.remove(s);
            }
        }
    }

    pub fn add(&mut self, c: &BigInt, poly: &Poly) {
        let c = c << self.shift;
        for (d, m) in &poly.0 {
            let mono = self.facts.product(&Mono::new(), m);
            self.add_term(&c * d, mono);
        }
    }

    /// Adds `c * product of polynomials`.
    pub fn add_product(&mut self, c: &BigInt, factors: &[Poly]) {
        let mut terms: Vec<(BigInt, Mono)> = vec![(c << self.shift, Mono::new())];
        for factor in factors {
            let product = |(c, m): &(BigInt, Mono)| {
                let (c, m, facts) = (c.clone(), m.clone(), self.facts);
                let term = move |(d, n): &(BigInt, Mono)| (&c * d, facts.product(&m, n));
                factor.0.iter().map(term).collect::<Vec<_>>()
            };
            terms = terms.iter().flat_map(product).collect();
        }
        for (c, mono) in terms {
            self.add_term(c, mono);
        }
    }

    /// Whether every term is 0, modulo the modulus if there is one.
    pub fn has_vanished(&self) -> bool {
        let vanish = |canon: &Canon| {
            self.drop != Drop::Never && canon.values().all(|c| c.is_multiple_of(&self.modulus))
                || canon.is_empty()
        };
        vanish(&self.rest) && self.buckets.values().all(vanish)
    }

    /// Replaces the latest symbol that has an equation; false if there is none.
    pub fn step(&mut self) -> bool {
        let Some((s, bucket)) = self.buckets.pop_last() else {
            return false;
        };
        let fact = self.facts.get(s);
        let marked =
            self.drop == Drop::ByBucket && bucket.values().any(|c| c.is_multiple_of(&self.modulus));
        self.order.push((s, marked));
        let (shift, equation) = (fact.shift, fact.equation.clone().unwrap_or_default());
        let unit = power(shift);
        for (mono, c) in bucket {
            if marked && c.is_multiple_of(&self.modulus) {
                continue;
            }
            let mut others = mono.clone();
            if let Some(at) = others.iter().position(|x| *x == s) {
                others.remove(at);
            }
            if shift > 0 {
                let zeros = c.trailing_zeros().unwrap_or(0);
                let Some(spare) = zeros.checked_sub(u64::from(shift)) else {
                    // It stays where it is; the checker has no more of it either.
                    *self.rest.entry(mono).or_default() += c;
                    continue;
                };
                self.spare = Some(self.spare.map_or(spare, |old| old.min(spare)));
            }
            let quotient = c / &unit;
            for (d, m) in &equation.0 {
                let product = self.facts.product(&others, m);
                self.add_term(&quotient * d, product);
            }
        }
        true
    }

    /// Replaces until everything has vanished, at most `limit` symbols; whether it has.
    pub fn vanishes_within(&mut self, limit: usize) -> bool {
        while !self.has_vanished() {
            if self.order.len() >= limit || self.terms() > MOST_TERMS || !self.step() {
                return self.has_vanished();
            }
        }
        true
    }

    /// Terms of the polynomial.
    fn terms(&self) -> usize {
        self.rest.len() + self.buckets.values().map(Canon::len).sum::<usize>()
    }

    /// Replaces everything and returns what is left.
    pub fn finish(&mut self) -> Poly {
        while self.step() {}
        Poly::of(&self.rest)
    }

    /// The multiplier that suffices, as an exponent of 2.
    pub fn shift_needed(&self) -> u32 {
        match self.spare {
            None => 0,
            Some(spare) => {
                self.shift - u32::try_from(spare.min(u64::from(self.shift))).unwrap_or(self.shift)
            }
        }
    }
}
