//! Unfolding definitions, last one first, until only rigid symbols are left.
//!
//! The polynomial to be expanded is never large: every value enters it with the coefficient that all its uses give
//! it together, and leaves it for its definition, which mentions earlier symbols only. The cost is about linear in
//! the length of the program (RELIABILITY: no Groebner basis and no quotient is needed).

use std::collections::{BTreeMap, HashMap, HashSet, btree_map::Entry};

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, Zero};

use super::{
    dyadic::{Dyadic, DyadicInterval},
    facts::Facts,
    poly::{Poly, Symbol},
};
use crate::ir::{Form, interval::power_of_two};

/// Where coefficients live.
pub trait Ring {
    type C: Clone;
    fn embed(&mut self, k: &Dyadic) -> Self::C;
    fn add(&self, x: &Self::C, y: &Self::C) -> Self::C;
    /// A coefficient times that of a definition, which is exact: both may have fractions, so only the product may be
    /// reduced. With `2^8 t = s` and `s = 2^16 a`, `t` is not 0 modulo 2^12 though `2^16` is.
    fn times(&self, x: &Self::C, k: &Dyadic) -> Self::C;
    fn is_zero(&self, x: &Self::C) -> bool;
    /// Words of the coefficient: what it costs to keep.
    fn words(&self, x: &Self::C) -> u64;
}

/// Exact rationals with powers of two below the line.
pub struct ExactRing;

impl Ring for ExactRing {
    type C = Dyadic;
    fn embed(&mut self, k: &Dyadic) -> Dyadic {
        k.clone()
    }
    fn add(&self, x: &Dyadic, y: &Dyadic) -> Dyadic {
        x.plus(y)
    }
    fn times(&self, x: &Dyadic, k: &Dyadic) -> Dyadic {
        x.times(k)
    }
    fn is_zero(&self, x: &Dyadic) -> bool {
        x.is_zero()
    }
    fn words(&self, x: &Dyadic) -> u64 {
        x.words()
    }
}

/// Residues modulo an odd number, in which 2 has an inverse.
pub struct Modulo {
    modulus: BigInt,
    half: BigInt,
    /// -1 / modulus, modulo 2^64.
    negative_inverse: BigInt,
    powers: HashMap<i64, BigInt>,
}

impl Modulo {
    pub fn new(modulus: &BigInt) -> Modulo {
        Modulo {
            half: (modulus + 1u32) >> 1,
            negative_inverse: (-modulus.extended_gcd(&power_of_two(64)).x)
                .mod_floor(&power_of_two(64)),
            modulus: modulus.clone(),
            powers: HashMap::new(),
        }
    }
}

impl Ring for Modulo {
    type C = BigInt;
    fn embed(&mut self, k: &Dyadic) -> BigInt {
        let base = if k.exponent < 0 {
            &self.half
        } else {
            &BigInt::from(2)
        };
        let power = self.powers.entry(k.exponent).or_insert_with(|| {
            base.modpow(&BigInt::from(k.exponent.unsigned_abs()), &self.modulus)
        });
        (&k.mantissa * &*power).mod_floor(&self.modulus)
    }
    fn add(&self, x: &BigInt, y: &BigInt) -> BigInt {
        let sum = x + y;
        if sum >= self.modulus {
            sum - &self.modulus
        } else {
            sum
        }
    }
    fn is_zero(&self, x: &BigInt) -> bool {
        x.is_zero()
    }
    fn words(&self, x: &BigInt) -> u64 {
        x.bits() / 64
    }
    /// The coefficients of definitions are short: divisions by short powers of two are Montgomery's, and the quotients
    /// of the others are short.
    fn times(&self, x: &BigInt, k: &Dyadic) -> BigInt {
        let mut total = x * &k.mantissa;
        let Ok(mut left) = u32::try_from(-k.exponent) else {
            return (total << k.exponent).mod_floor(&self.modulus);
        };
        while left > 0 {
            let step = left.min(64);
            let unit = power_of_two(step) - 1u32;
            let q = ((&total & &unit) * &self.negative_inverse) & &unit;
            total = (total + q * &self.modulus) >> step;
            left -= step;
        }
        if total.is_negative() || total >= self.modulus {
            total = total.mod_floor(&self.modulus);
        }
        total
    }
}

/// Residues modulo 2^bits of numbers that may have powers of two below the line: symbols are integers, so a term
/// vanishes if 2^bits divides its coefficient.
#[derive(Clone, Copy)]
pub struct PowerOfTwo {
    pub bits: u32,
}

impl PowerOfTwo {
    /// The number without multiples of 2^bits.
    fn reduced(&self, x: &Dyadic) -> Dyadic {
        let bits = i64::from(self.bits) - x.exponent;
        match u32::try_from(bits) {
            Ok(bits) => Dyadic::new(x.mantissa.mod_floor(&power_of_two(bits)), x.exponent),
            Err(_) => Dyadic::zero(),
        }
    }
}

impl Ring for PowerOfTwo {
    type C = Dyadic;
    fn embed(&mut self, k: &Dyadic) -> Dyadic {
        self.reduced(k)
    }
    fn add(&self, x: &Dyadic, y: &Dyadic) -> Dyadic {
        self.reduced(&x.plus(y))
    }
    fn times(&self, x: &Dyadic, k: &Dyadic) -> Dyadic {
        self.reduced(&x.times(k))
    }
    fn is_zero(&self, x: &Dyadic) -> bool {
        x.is_zero()
    }
    fn words(&self, x: &Dyadic) -> u64 {
        x.words()
    }
}

/// A product of symbols: those that still have a definition first, the latest of them deciding the order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Split {
    defined: Vec<Symbol>,
    rigid: Vec<Symbol>,
}

/// A polynomial on its way to rigid symbols.
pub struct Expansion<'a, R: Ring> {
    facts: &'a Facts,
    ring: R,
    assumed: HashMap<Symbol, Poly>,
    opaque: HashSet<Symbol>,
    terms: BTreeMap<Split, R::C>,
}

impl<'a, R: Ring> Expansion<'a, R> {
    pub fn new(facts: &'a Facts, ring: R) -> Self {
        Expansion {
            facts,
            ring,
            assumed: HashMap::new(),
            opaque: HashSet::new(),
            terms: BTreeMap::new(),
        }
    }

    /// Leaves the values of these forms as they are: what vanishes then does so whatever they are. A value that is
    /// known is not left, as instructions read its number.
    pub fn keep<'b>(&mut self, forms: impl Iterator<Item = &'b Form>) {
        let values = forms.flat_map(|form| form.0.iter().map(|term| self.facts.of(term.value)));
        let unknown = values.filter(|&s| self.facts.known(s).range.single().is_none());
        self.opaque = unknown.collect();
    }

    /// Lets a flag have this value, and with it the symbols that it is equal to, or minus equal to: values, and the
    /// quotient that the first of them names.
    pub fn assume(&mut self, flag: Symbol, set: bool) {
        let (mut symbol, mut value) = (flag, BigInt::from(u8::from(set)));
        loop {
            self.assumed.insert(symbol, Poly::constant(&value));
            let definition = self.facts.known(symbol).definition.as_ref();
            match definition.and_then(Poly::as_multiple) {
                Some((sign, next)) if sign.exponent == 0 && sign.mantissa.magnitude().is_one() => {
                    (symbol, value) = (next, value * &sign.mantissa);
                }
                _ => break,
            }
        }
    }

    fn definition(&self, s: Symbol) -> Option<&Poly> {
        match self.assumed.get(&s) {
            Some(poly) => Some(poly),
            None if self.opaque.contains(&s) => None,
            None => self.facts.known(s).definition.as_ref(),
        }
    }

    fn split(&self, symbols: impl Iterator<Item = Symbol>) -> Split {
        let (mut defined, mut rigid): (Vec<Symbol>, Vec<Symbol>) =
            symbols.partition(|s| self.definition(*s).is_some());
        for list in [&mut defined, &mut rigid] {
            list.sort_unstable_by(|a, b| b.cmp(a));
            list.dedup_by(|a, b| a == b && self.facts.is_flag(*a));
        }
        Split { defined, rigid }
    }

    fn add_term(&mut self, monomial: Split, coefficient: R::C) {
        let symbols = monomial.defined.len() + monomial.rigid.len();
        let work = 1 + (self.ring.words(&coefficient) + symbols as u64) / 8;
        if self.ring.is_zero(&coefficient) || !self.facts.budget.take(work) {
            return;
        }
        match self.terms.entry(monomial) {
            Entry::Vacant(entry) => {
                entry.insert(coefficient);
            }
            Entry::Occupied(mut entry) => {
                let sum = self.ring.add(entry.get(), &coefficient);
                if self.ring.is_zero(&sum) {
                    entry.remove();
                } else {
                    entry.insert(sum);
                }
            }
        }
    }

    pub fn add_poly(&mut self, poly: &Poly, factor: &Dyadic) {
        for (monomial, coefficient) in &poly.0 {
            let split = self.split(monomial.iter().copied());
            let coefficient = self.ring.embed(&coefficient.times(factor));
            self.add_term(split, coefficient);
        }
    }

    /// Adds `coefficient * product of forms`.
    pub fn add_product(&mut self, coefficient: &Dyadic, factors: &[Form]) {
        let facts = self.facts;
        let lengths = factors.iter().map(|form| form.0.len() as u64);
        let count = lengths.fold(1, u64::saturating_mul);
        if !facts.budget.take(count) {
            return;
        }
        let mut products: Vec<(Vec<Symbol>, BigInt)> = vec![(Vec::new(), BigInt::one())];
        for form in factors {
            products = products
                .iter()
                .flat_map(|(symbols, weight)| {
                    form.0.iter().map(move |term| {
                        let mut longer = symbols.clone();
                        longer.push(facts.of(term.value));
                        (longer, weight * &term.weight)
                    })
                })
                .collect();
        }
        for (symbols, weight) in products {
            let split = self.split(symbols.into_iter());
            let k = self.ring.embed(&coefficient.times(&Dyadic::from(&weight)));
            self.add_term(split, k);
        }
    }

    /// Unfolds the definition of the latest symbol that has one. False if there is none left, or the budget is spent.
    fn unfold(&mut self) -> bool {
        let Some(last) = self.terms.last_entry() else {
            return false;
        };
        if last.key().defined.is_empty() || self.facts.budget.is_spent() {
            return false;
        }
        let (monomial, coefficient) = last.remove_entry();
        let poly = self
            .definition(monomial.defined[0])
            .cloned()
            .expect("only symbols with a definition are split off as defined");
        for (part, k) in &poly.0 {
            let symbols = monomial.defined[1..]
                .iter()
                .chain(&monomial.rigid)
                .chain(part)
                .copied();
            let split = self.split(symbols);
            let product = self.ring.times(&coefficient, k);
            self.add_term(split, product);
        }
        true
    }

    /// Unfolds everything; true if nothing is left.
    pub fn vanishes(&mut self) -> bool {
        while self.unfold() {}
        self.terms.is_empty()
    }

    /// Unfolds at most `limit` definitions; true if nothing is left.
    pub fn vanishes_within(&mut self, limit: usize) -> bool {
        for _ in 0..limit {
            if self.terms.is_empty() || !self.unfold() {
                break;
            }
        }
        self.terms.is_empty()
    }

    /// How many terms are left.
    pub fn len(&self) -> usize {
        self.terms.len()
    }
}

impl Expansion<'_, ExactRing> {
    /// Lets the sum be 0, and solves that for the latest symbol: the polynomial in earlier symbols that it equals.
    /// `None` if at most `limit` definitions do not lead to a latest symbol without one, which is a term of its own
    /// with a coefficient of plus or minus a power of two.
    pub fn solved(&mut self, limit: usize) -> Option<(Symbol, Poly)> {
        for _ in 0..=limit {
            let rigid = |(monomial, _): (&Split, &Dyadic)| monomial.rigid.first().copied();
            let latest = self.terms.iter().filter_map(rigid).max();
            let defined = self.terms.last_key_value()?.0.defined.first().copied();
            if defined >= latest {
                if !self.unfold() {
                    return None;
                }
                continue;
            }
            let latest = latest?;
            let alone = Split {
                defined: Vec::new(),
                rigid: vec![latest],
            };
            let own = self.terms.remove(&alone)?;
            let mut rest = self.terms.keys().flat_map(|m| &m.rigid);
            if !own.mantissa.magnitude().is_one() || rest.any(|s| *s == latest) {
                return None;
            }
            // own latest + rest = 0
            let factor = Dyadic::new(-own.mantissa, -own.exponent);
            let rest = self.terms.iter().map(|(monomial, coefficient)| {
                let symbols = [monomial.defined.as_slice(), &monomial.rigid].concat();
                (symbols, coefficient.times(&factor))
            });
            return Some((latest, Poly::of_distinct(rest)));
        }
        None
    }

    /// Unfolds everything and bounds what is left, term by term.
    pub fn bound(&mut self) -> DyadicInterval {
        while self.unfold() {}
        let mut total = DyadicInterval::zero();
        for (monomial, coefficient) in &self.terms {
            total.add_scaled(coefficient, &self.facts.product_range(&monomial.rigid));
        }
        total
    }
}
