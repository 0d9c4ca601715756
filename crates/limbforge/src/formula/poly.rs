//! Polynomials over the integers, and their remainders by rewriting.

use std::collections::{BTreeMap, btree_map::Entry};

use num_bigint::BigInt;
use num_traits::{One, Zero};

/// Exponents, one for each variable.
type Monomial = Vec<u16>;

/// A polynomial: coefficients that are not 0, by monomial.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Poly(BTreeMap<Monomial, BigInt>);

/// More terms than any proof needs: those of `formulas/` take less than a thousand.
pub const MOST_TERMS: usize = 20_000;

/// A monomial and the polynomial that equals it.
#[derive(Clone, Debug)]
pub struct Rule {
    monomial: Monomial,
    value: Poly,
}

impl Poly {
    pub fn constant(k: BigInt, variables: usize) -> Poly {
        let mut terms = BTreeMap::new();
        if !k.is_zero() {
            terms.insert(vec![0; variables], k);
        }
        Poly(terms)
    }

    /// The variable of an index.
    pub fn variable(index: usize, variables: usize) -> Poly {
        let mut monomial = vec![0; variables];
        monomial[index] = 1;
        Poly(BTreeMap::from([(monomial, BigInt::one())]))
    }

    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of terms.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    fn add_term(&mut self, monomial: Monomial, coefficient: &BigInt) {
        match self.0.entry(monomial) {
            Entry::Vacant(entry) => {
                entry.insert(coefficient.clone());
            }
            Entry::Occupied(mut entry) => {
                *entry.get_mut() += coefficient;
                if entry.get().is_zero() {
                    entry.remove();
                }
            }
        }
    }

    pub fn plus(&self, other: &Poly) -> Poly {
        let mut sum = self.clone();
        for (monomial, coefficient) in &other.0 {
            *sum.0.entry(monomial.clone()).or_default() += coefficient;
        }
        sum.0.retain(|_, coefficient| !coefficient.is_zero());
        sum
    }

    pub fn scaled(&self, k: &BigInt) -> Poly {
        if k.is_zero() {
            return Poly::default();
        }
        let terms = self.0.iter();
        Poly(terms.map(|(m, c)| (m.clone(), c * k)).collect())
    }

    pub fn minus(&self, other: &Poly) -> Poly {
        self.plus(&other.scaled(&BigInt::from(-1)))
    }

    /// The product; `None` if it has too many terms or too high a degree.
    pub fn times(&self, other: &Poly) -> Option<Poly> {
        if self.len().checked_mul(other.len())? > 50 * MOST_TERMS {
            return None;
        }
        let mut product: BTreeMap<Monomial, BigInt> = BTreeMap::new();
        for (m, c) in &self.0 {
            for (n, d) in &other.0 {
                let exponents = m.iter().zip(n).map(|(x, y)| x.checked_add(*y));
                let exponents: Option<Monomial> = exponents.collect();
                *product.entry(exponents?).or_default() += c * d;
            }
            if product.len() > MOST_TERMS {
                return None;
            }
        }
        product.retain(|_, coefficient| !coefficient.is_zero());
        Some(Poly(product))
    }

    /// The same with a polynomial in the place of a variable; `None` as for [`Poly::times`].
    pub fn substituted(&self, index: usize, value: &Poly) -> Option<Poly> {
        let mut total = Poly::default();
        for (monomial, coefficient) in &self.0 {
            let mut rest = monomial.clone();
            let exponent = std::mem::take(&mut rest[index]);
            let mut term = Poly(BTreeMap::from([(rest, coefficient.clone())]));
            for _ in 0..exponent {
                term = term.times(value)?;
            }
            total = total.plus(&term);
        }
        Some(total)
    }

    /// The only monomial, if there is one and its coefficient is 1.
    pub fn monomial(&self) -> Option<&[u16]> {
        let mut terms = self.0.iter();
        match (terms.next(), terms.next()) {
            (Some((monomial, coefficient)), None) if coefficient.is_one() => Some(monomial),
            _ => None,
        }
    }

    /// The remainder when multiples of the rules' monomials are replaced until there are none. It equals the polynomial
    /// where all rules hold. `None` if that takes too long.
    pub fn reduced(&self, rules: &[Rule]) -> Option<Poly> {
        let mut rest = self.clone();
        let mut done = Poly::default();
        let mut work = 0;
        while let Some((monomial, coefficient)) = rest.0.pop_last() {
            let Some(rule) = rules.iter().find(|rule| rule.divides(&monomial)) else {
                done.add_term(monomial, &coefficient);
                continue;
            };
            let exponents = monomial.iter().zip(&rule.monomial).map(|(x, y)| x - y);
            let quotient = Poly(BTreeMap::from([(exponents.collect(), coefficient)]));
            for (m, c) in quotient.times(&rule.value)?.0 {
                rest.add_term(m, &c);
            }
            work += rule.value.len();
            if work > 10 * MOST_TERMS || rest.len() > MOST_TERMS {
                return None;
            }
        }
        Some(done)
    }
}

impl Rule {
    /// `monomial = value`; `None` if the monomial is 1.
    pub fn new(monomial: &[u16], value: Poly) -> Option<Rule> {
        monomial.iter().any(|&k| k > 0).then(|| Rule {
            monomial: monomial.to_vec(),
            value,
        })
    }

    fn divides(&self, monomial: &[u16]) -> bool {
        self.monomial.iter().zip(monomial).all(|(x, y)| x <= y)
    }
}
