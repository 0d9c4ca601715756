//! The facts that the checker will know of symbols, as `proofs/Facts.v` and `proofs/Learn.v` have it.

use std::collections::HashMap;

use num_bigint::BigInt;
use num_traits::{One, Signed, Zero};

use super::poly::{Mono, Poly, Range, Sym};

/// An interval, and perhaps an equation `2^shift * symbol = polynomial`.
#[derive(Clone, Debug)]
pub struct Fact {
    pub range: Range,
    pub shift: u32,
    pub equation: Option<Poly>,
    /// How many low bits are known to be 0: where the checker will find that out by expansion.
    pub zeros: u64,
}

/// Low bits that are 0 of a constant.
pub fn trailing_zeros(k: &BigInt) -> u64 {
    k.trailing_zeros().unwrap_or(u64::from(u32::MAX))
}

impl Fact {
    pub fn rigid(range: Range) -> Fact {
        Fact {
            range,
            shift: 0,
            equation: None,
            zeros: 0,
        }
    }

    pub fn equal(range: Range, poly: Poly) -> Fact {
        Fact {
            range,
            shift: 0,
            equation: Some(poly),
            zeros: 0,
        }
    }

    pub fn constant(k: &BigInt) -> Fact {
        let zeros = trailing_zeros(k);
        Fact {
            zeros,
            ..Fact::equal(Range::point(k), Poly::literal(k))
        }
    }

    fn named(&self) -> Option<Sym> {
        let poly = self.equation.as_ref().filter(|_| self.shift == 0)?;
        poly.as_symbol()
    }
}

/// Links of names that the checker follows: `chain` in `proofs/Claims.v`.
const CHAIN: u32 = 8;

/// The facts of all symbols, and those that an assumption has replaced.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    all: Vec<Fact>,
    assumed: HashMap<Sym, Fact>,
}

impl Facts {
    /// A power of two, as an exponent, by which no expansion has to divide more often.
    pub fn ample(&self) -> u32 {
        2 * self.all.iter().map(|fact| fact.shift).sum::<u32>()
    }

    /// The number of the next symbol.
    pub fn next(&self) -> Sym {
        Sym::try_from(self.all.len()).unwrap_or(Sym::MAX) + 1
    }

    pub fn push(&mut self, fact: Fact) -> Sym {
        self.all.push(fact);
        self.next() - 1
    }

    pub fn get(&self, s: Sym) -> &Fact {
        let of = || &self.all[s as usize - 1];
        self.assumed.get(&s).unwrap_or_else(of)
    }

    fn put(&mut self, s: Sym, fact: Fact) {
        self.all[s as usize - 1] = fact;
    }

    pub fn range(&self, s: Sym) -> &Range {
        &self.get(s).range
    }

    pub fn has_equation(&self, s: Sym) -> bool {
        self.get(s).equation.is_some()
    }

    /// The symbol that a symbol is equal to, if its equation says no more.
    pub fn named(&self, s: Sym) -> Option<Sym> {
        self.get(s).named()
    }

    pub fn mono_range(&self, mono: &Mono) -> Range {
        let Some((last, before)) = mono.split_last() else {
            return Range::new(1, 1);
        };
        let ranges = before.iter().rev().map(|s| self.range(*s));
        ranges.fold(self.range(*last).clone(), |all, r| r.times(&all))
    }

    pub fn poly_range(&self, poly: &Poly) -> Range {
        let ranges = poly.0.iter().map(|(c, m)| self.mono_range(m).scaled(c));
        ranges.fold(Range::new(0, 0), |all, r| all.plus(&r))
    }

    /// How many low bits of a polynomial are known to be 0.
    pub fn zeros(&self, poly: &Poly) -> u64 {
        let of = |(c, m): &(BigInt, Mono)| {
            m.iter().fold(trailing_zeros(c), |sum, s| {
                sum.saturating_add(self.get(*s).zeros)
            })
        };
        poly.0.iter().map(of).min().unwrap_or(u64::from(u32::MAX))
    }

    /// A symbol times a product: flags once.
    fn inserted(&self, s: Sym, mono: &mut Mono) {
        let at = mono.iter().position(|x| *x <= s).unwrap_or(mono.len());
        if mono.get(at) != Some(&s) || !self.range(s).is_flag() {
            mono.insert(at, s);
        }
    }

    pub fn product(&self, a: &Mono, b: &Mono) -> Mono {
        let mut product = b.clone();
        for s in a.iter().rev() {
            self.inserted(*s, &mut product);
        }
        product
    }

    /// The polynomial with the flags of each product once.
    pub fn normal(&self, poly: &Poly) -> Poly {
        let term = |(c, m): &(BigInt, Mono)| (c.clone(), self.product(m, &Vec::new()));
        Poly(poly.0.iter().map(term).collect())
    }

    /// Lets a symbol have a value, and with it those that it is equal to, up to sign.
    pub fn assume(&mut self, flag: Sym, value: &BigInt) {
        let (mut s, mut value) = (flag, value.clone());
        for left in (0..=CHAIN).rev() {
            let before = self.get(s).clone();
            self.assumed.insert(s, Fact::constant(&value));
            let multiple = before.equation.as_ref().and_then(Poly::as_multiple);
            match multiple {
                Some((sign, next))
                    if left > 0 && before.shift == 0 && sign.magnitude().is_one() =>
                {
                    value *= sign;
                    s = next;
                }
                _ => break,
            }
        }
    }

    fn narrow(&mut self, s: Sym, bound: &Range) {
        let mut fact = self.get(s).clone();
        fact.range = fact.range.meet(bound);
        if fact.equation.is_none()
            && let Some(k) = fact.range.single()
        {
            fact.equation = Some(Poly::literal(k));
        }
        self.put(s, fact);
    }

    pub fn narrow_chain(&mut self, s: Sym, bound: &Range) {
        let mut s = s;
        for left in (0..=CHAIN).rev() {
            self.narrow(s, bound);
            match self.named(s) {
                Some(next) if left > 0 => s = next,
                _ => break,
            }
        }
    }

    /// A sum of terms that are not negative is 0, so each of them is.
    pub fn vanish(&mut self, s: Sym) {
        let mut s = s;
        for left in (0..=CHAIN).rev() {
            let Some(poly) = self.get(s).equation.clone() else {
                return;
            };
            let single = |(c, m): &(BigInt, Mono)| match m.as_slice() {
                [q] if c.is_positive() && !self.range(*q).lo.is_negative() => Some(*q),
                _ => None,
            };
            let Some(symbols) = poly.0.iter().map(single).collect::<Option<Vec<Sym>>>() else {
                return;
            };
            for q in symbols.iter().rev() {
                self.narrow_chain(*q, &Range::new(0, 0));
            }
            match symbols.as_slice() {
                [q] if left > 0 => s = *q,
                _ => return,
            }
        }
    }

    /// `x = y` gives `x`, and a later symbol that it names, that equation.
    pub fn identify(&mut self, x: Sym, y: Sym) {
        let named = self.named(x).filter(|z| y < *z);
        for z in [Some(x), named].into_iter().flatten() {
            let range = self.range(z).clone();
            let zeros = self.get(z).zeros;
            let fact = Fact::equal(range, Poly::symbol(y));
            self.put(z, Fact { zeros, ..fact });
        }
    }

    /// Symbols that only give other symbols a name, and constants, replaced by these.
    pub fn seen_through(&self, poly: &Poly) -> Poly {
        let mut total = Poly::default();
        for (c, m) in &poly.0 {
            let mut c = c.clone();
            let mut mono = Mono::new();
            for s in m {
                let mut s = *s;
                while let Some(next) = self.named(s) {
                    s = next;
                }
                match self.range(s).single() {
                    Some(k) => c *= k,
                    None => mono.push(s),
                }
            }
            mono.sort_unstable_by(|a, b| b.cmp(a));
            let mono = self.product(&mono, &Vec::new());
            if !c.is_zero() {
                total.0.push((c, mono));
            }
        }
        Poly::of(&total.canonical())
    }
}
