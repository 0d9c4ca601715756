//! Polynomials as `proofs/Poly.v` has them: sums of terms in the order in which they were written.
//!
//! The hints name symbols and refer to intervals that the checker will compute, so that the arithmetic here repeats
//! the checker's: nothing is cancelled until a polynomial is expanded.

use std::collections::BTreeMap;

use num_bigint::BigInt;
use num_traits::{One, Signed, Zero};

/// A symbol, numbered from 1.
pub type Sym = u32;

/// A product of symbols, in descending order.
pub type Mono = Vec<Sym>;

/// Terms with equal products merged: what two equal polynomials have in common.
pub type Canon = BTreeMap<Mono, BigInt>;

/// Coefficients with products, in order, unmerged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Poly(pub Vec<(BigInt, Mono)>);

impl Poly {
    pub fn literal(k: &BigInt) -> Poly {
        if k.is_zero() {
            Poly::default()
        } else {
            Poly(vec![(k.clone(), Vec::new())])
        }
    }

    pub fn symbol(s: Sym) -> Poly {
        Poly(vec![(BigInt::one(), vec![s])])
    }

    pub fn of(canon: &Canon) -> Poly {
        Poly(canon.iter().map(|(m, c)| (c.clone(), m.clone())).collect())
    }

    pub fn plus(&self, other: &Poly) -> Poly {
        Poly(self.0.iter().chain(&other.0).cloned().collect())
    }

    pub fn scaled(&self, k: &BigInt) -> Poly {
        Poly(self.0.iter().map(|(c, m)| (c * k, m.clone())).collect())
    }

    pub fn minus(&self, other: &Poly) -> Poly {
        self.plus(&other.scaled(&BigInt::from(-1)))
    }

    pub fn times(&self, other: &Poly) -> Poly {
        let mut terms = Vec::with_capacity(self.0.len() * other.0.len());
        for (c, m) in &self.0 {
            for (d, n) in &other.0 {
                let mut product: Mono = m.iter().chain(n).copied().collect();
                product.sort_unstable_by(|a, b| b.cmp(a));
                terms.push((c * d, product));
            }
        }
        Poly(terms)
    }

    /// Merged, without zeros.
    pub fn canonical(&self) -> Canon {
        let mut merged = Canon::new();
        for (c, m) in &self.0 {
            *merged.entry(m.clone()).or_default() += c;
        }
        merged.retain(|_, c| !c.is_zero());
        merged
    }

    /// The symbol, if the polynomial is `k` times one symbol and nothing else.
    pub fn as_multiple(&self) -> Option<(&BigInt, Sym)> {
        match self.0.as_slice() {
            [(c, m)] => match m.as_slice() {
                [s] => Some((c, *s)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The symbol, if the polynomial is a symbol.
    pub fn as_symbol(&self) -> Option<Sym> {
        self.as_multiple()
            .filter(|(c, _)| c.is_one())
            .map(|(_, s)| s)
    }
}

/// A closed interval that may be empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Range {
    pub lo: BigInt,
    pub hi: BigInt,
}

impl Range {
    pub fn new(lo: impl Into<BigInt>, hi: impl Into<BigInt>) -> Range {
        let (lo, hi) = (lo.into(), hi.into());
        Range { lo, hi }
    }

    pub fn point(k: &BigInt) -> Range {
        Range::new(k.clone(), k.clone())
    }

    pub fn plus(&self, other: &Range) -> Range {
        Range::new(&self.lo + &other.lo, &self.hi + &other.hi)
    }

    pub fn scaled(&self, k: &BigInt) -> Range {
        let (x, y) = (&self.lo * k, &self.hi * k);
        if k.is_negative() {
            Range::new(y, x)
        } else {
            Range::new(x, y)
        }
    }

    pub fn times(&self, other: &Range) -> Range {
        if !self.lo.is_negative() && !other.lo.is_negative() {
            return Range::new(&self.lo * &other.lo, &self.hi * &other.hi);
        }
        let corners = [
            &self.lo * &other.lo,
            &self.lo * &other.hi,
            &self.hi * &other.lo,
            &self.hi * &other.hi,
        ];
        let least = corners.iter().min().unwrap_or(&corners[0]);
        let most = corners.iter().max().unwrap_or(&corners[0]);
        Range::new(least.clone(), most.clone())
    }

    pub fn meet(&self, other: &Range) -> Range {
        let lo = (&self.lo).max(&other.lo).clone();
        Range::new(lo, (&self.hi).min(&other.hi).clone())
    }

    pub fn hull(&self, other: &Range) -> Range {
        let lo = (&self.lo).min(&other.lo).clone();
        Range::new(lo, (&self.hi).max(&other.hi).clone())
    }

    pub fn is_empty(&self) -> bool {
        self.hi < self.lo
    }

    pub fn within(&self, other: &Range) -> bool {
        self.is_empty() || other.lo <= self.lo && self.hi <= other.hi
    }

    /// The only member, if there is only one.
    pub fn single(&self) -> Option<&BigInt> {
        (self.lo == self.hi).then_some(&self.lo)
    }

    pub fn is_flag(&self) -> bool {
        !self.lo.is_negative() && self.hi <= BigInt::one()
    }

    /// All floor(member / 2^k).
    pub fn shifted_right(&self, k: u32) -> Range {
        Range::new(&self.lo >> k, &self.hi >> k)
    }
}

/// 2^k.
pub fn power(k: u32) -> BigInt {
    BigInt::one() << k
}
