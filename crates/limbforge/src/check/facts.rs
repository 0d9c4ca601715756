//! Facts that the checker knows while it walks through a program: range and definition of every symbol.

use std::collections::HashMap;

use num_bigint::BigInt;
use num_traits::{One, Signed, Zero};

use super::{
    budget::Budget,
    dyadic::{Dyadic, DyadicInterval},
    expand::{ExactRing, Expansion, PowerOfTwo},
    poly::{Poly, Symbol},
};
use crate::ir::{Form, Value, interval::Interval};

/// A symbol's range, how many of its low bits are known to be 0, and what it stands for.
///
/// A symbol without a definition is *rigid*: a parameter, or the quotient of a split.
pub struct Known {
    pub range: Interval,
    pub trailing_zeros: u32,
    pub definition: Option<Poly>,
}

/// An exact value of the walk: a polynomial over symbols with a range.
#[derive(Clone)]
pub struct Exact {
    pub poly: Poly,
    pub range: Interval,
    pub trailing_zeros: u32,
}

/// Everything known so far.
pub struct Facts {
    /// Once it is spent nothing that was found counts: [`super::check`] refuses the program.
    pub budget: Budget,
    pub symbols: Vec<Known>,
    /// Whether proofs first leave the values that they are about as they are: programs with cuts are long, and only a
    /// few instructions lie between what a claim names.
    pub has_cuts: bool,
    /// The symbol of every value.
    pub of_value: Vec<Symbol>,
    /// The quotient floor(e / 2^k), so that a low half and a high half taken apart share it; as a polynomial, for the
    /// symbol may stand for its negative.
    quotients: HashMap<(Poly, u32), Poly>,
    /// Arguments (e, k) of each quotient floor(e / 2^k) that is not negated.
    parts: HashMap<Symbol, (Poly, u32)>,
    /// Bounds on linear forms, in the forms' canonical order.
    forms: HashMap<Form, Interval>,
    /// The next split is claimed to have a zero low part.
    pub expect_zero_low: bool,
    /// A claimed zero low part was not found to be zero.
    pub zero_low_failed: bool,
}

/// At most this many definitions are unfolded to see that a polynomial is 0 modulo 2^k, or to solve an equation. A
/// Montgomery step needs three (the word, its product with the constant, the sum).
const UNFOLDINGS: usize = 24;

impl Facts {
    pub fn new(budget: Budget) -> Facts {
        Facts {
            budget,
            symbols: Vec::new(),
            has_cuts: false,
            of_value: Vec::new(),
            quotients: HashMap::new(),
            parts: HashMap::new(),
            forms: HashMap::new(),
            expect_zero_low: false,
            zero_low_failed: false,
        }
    }

    pub fn symbol(&mut self, known: Known) -> Symbol {
        let s = Symbol::try_from(self.symbols.len()).expect("fewer than 2^32 symbols");
        self.symbols.push(known);
        s
    }

    pub fn known(&self, s: Symbol) -> &Known {
        &self.symbols[s as usize]
    }

    pub fn of(&self, v: Value) -> Symbol {
        self.of_value[v.index()]
    }

    /// The value as an exact expression: its symbol.
    pub fn exact(&self, v: Value) -> Exact {
        let s = self.of(v);
        let known = self.known(s);
        Exact {
            poly: match known.range.single() {
                Some(k) => Poly::constant(k),
                None => Poly::symbol(s),
            },
            range: known.range.clone(),
            trailing_zeros: known.trailing_zeros,
        }
    }

    /// Whether squaring the symbol changes nothing.
    pub fn is_flag(&self, s: Symbol) -> bool {
        self.known(s).range.within(&Interval::of_bits(1))
    }

    /// Names the next value of the program.
    pub fn define(&mut self, e: Exact) {
        let s = self.symbol(Known {
            range: e.range,
            trailing_zeros: e.trailing_zeros,
            definition: Some(e.poly),
        });
        self.of_value.push(s);
    }

    /// The bound on a form from what is known of it and of its values.
    pub fn form_range(&self, form: &Form) -> Interval {
        self.budget.take(form.0.len() as u64);
        let mut range = Interval::point(0);
        for term in &form.0 {
            range = range.plus(&self.known(self.of(term.value)).range.times(&term.weight));
        }
        match self.forms.get(&canonical(form)) {
            Some(bound) => range.meet(bound).unwrap_or(range),
            None => range,
        }
    }

    /// Records a proved bound, and what follows for the values of the form.
    pub fn learn(&mut self, form: &Form, bound: &Interval) {
        let form = canonical(form);
        if let [term] = form.0.as_slice()
            && term.weight.is_one()
        {
            let s = self.of(term.value);
            // A value that is a quotient, and nothing else, lends it its bound.
            let quotient = self.named_quotient(s);
            for s in [Some(s), quotient].into_iter().flatten() {
                self.narrow(s, bound);
            }
            if bound.single().is_some_and(Zero::is_zero) {
                self.vanish(s);
            }
            if let Some(k) = bound.single() {
                self.solve(s, k);
            }
        }
        if let [x, y] = form.0.as_slice()
            && bound.single().is_some_and(Zero::is_zero)
            && (&x.weight + &y.weight).is_zero()
            && x.weight.magnitude().is_one()
        {
            self.identify(self.of(x.value), self.of(y.value));
        }
        self.forms.insert(form, bound.clone());
    }

    /// The symbol that a symbol's definition consists of, if it is nothing else.
    pub fn named_quotient(&self, s: Symbol) -> Option<Symbol> {
        let (coefficient, quotient) = self.known(s).definition.as_ref()?.as_multiple()?;
        (*coefficient == Dyadic::one()).then_some(quotient)
    }

    fn narrow(&mut self, s: Symbol, bound: &Interval) {
        let known = &mut self.symbols[s as usize];
        if let Some(meet) = known.range.meet(bound) {
            known.range = meet;
        }
        // A definition stays what it is: an identity. A rigid symbol gets one.
        if let Some(k) = known.range.single()
            && known.definition.is_none()
        {
            known.definition = Some(Poly::constant(k));
        }
    }

    /// A sum of non-negative terms is 0 only if each of them is.
    fn vanish(&mut self, s: Symbol) {
        let Some(definition) = self.known(s).definition.clone() else {
            return;
        };
        let non_negative = definition.0.iter().all(|(monomial, coefficient)| {
            let symbol = match monomial.as_slice() {
                [symbol] => *symbol,
                _ => return false,
            };
            !coefficient.mantissa.is_negative() && !self.known(symbol).range.lo.is_negative()
        });
        if non_negative {
            for (monomial, _) in &definition.0 {
                let symbol = monomial[0];
                let named = self.named_quotient(symbol);
                for s in [Some(symbol), named].into_iter().flatten() {
                    self.narrow(s, &Interval::point(0));
                }
            }
        }
    }

    /// What is proved to be `k` gives the latest quotient in its definition a definition by earlier symbols. The value
    /// itself is read as the number from now on, so nothing else would say that its parts cancel.
    fn solve(&mut self, s: Symbol, k: &BigInt) {
        let Some(definition) = self.known(s).definition.clone() else {
            return;
        };
        let mut expansion = Expansion::new(self, ExactRing);
        expansion.add_poly(&definition, &Dyadic::one());
        expansion.add_poly(&Poly::constant(&-k), &Dyadic::one());
        if let Some((quotient, poly)) = expansion.solved(UNFOLDINGS) {
            self.symbols[quotient as usize].definition = Some(poly);
        }
    }

    /// Two symbols proved equal: the later one, and the quotient that it may name, become the earlier one.
    fn identify(&mut self, x: Symbol, y: Symbol) {
        let (earlier, later) = (x.min(y), x.max(y));
        let named = self.named_quotient(later).filter(|q| *q > earlier);
        for s in [Some(later), named].into_iter().flatten() {
            self.symbols[s as usize].definition = Some(Poly::symbol(earlier));
        }
    }

    /// floor(poly / 2^k), which is not constant and lies in `range`.
    ///
    /// A quotient is seen through to what it is a quotient of; what is divisible is taken out, `floor((2^k a + b) /
    /// 2^k) = a + floor(b / 2^k)`, and what cannot matter is left out, `floor((2^j a + r) / 2^k) = floor(a / 2^(k-j))`
    /// for `0 <= r < 2^j`, so that one quotient has one symbol however it is reached.
    pub fn quotient(&mut self, poly: &Poly, range: &Interval, k: u32) -> Exact {
        let mut whole = Poly::default();
        let (mut rest, mut k) = (poly.clone(), k);
        loop {
            let before = (rest.clone(), k);
            (rest, k) = self.seen_through(rest, k);
            let (divisible, remaining) = rest.partition(|c| c.is_multiple_of_power(k));
            let unit = Dyadic::new(BigInt::one(), -i64::from(k));
            whole = whole.plus(&divisible.scaled(&unit));
            (rest, k) = self.without_low_part(remaining, k);
            if before == (rest.clone(), k) {
                break;
            }
        }
        let rest_range = self.poly_range(&rest);
        let quotients = rest_range.map(|r| r.shifted_right(k));
        let fraction = match quotients.as_ref().and_then(Interval::single) {
            Some(q) => Poly::constant(q),
            None => self.fresh_quotient(rest, k, quotients, &whole, range),
        };
        Exact {
            poly: whole.plus(&fraction),
            range: range.clone(),
            trailing_zeros: 0,
        }
    }

    /// A quotient of a quotient is one quotient: `floor(floor(x / 2^a) / 2^b) = floor(x / 2^(a+b))`.
    fn seen_through(&self, mut poly: Poly, mut k: u32) -> (Poly, u32) {
        while let Some((coefficient, s)) = poly.as_multiple()
            && *coefficient == Dyadic::one()
        {
            if let Some((inner, a)) = self.parts.get(&s) {
                (poly, k) = (inner.clone(), k + a);
                continue;
            }
            match self.named_quotient(s) {
                Some(quotient) => poly = Poly::symbol(quotient),
                None => break,
            }
        }
        (poly, k)
    }

    /// The symbol of floor(rest / 2^k), as a polynomial: minus a flag if it lies in -1 ..= 0, for flags are their own
    /// squares.
    fn fresh_quotient(
        &mut self,
        rest: Poly,
        k: u32,
        by_terms: Option<Interval>,
        whole: &Poly,
        range: &Interval,
    ) -> Poly {
        // The caller's range is the closer one where nothing was taken out.
        let range = match by_terms {
            Some(by_terms) if !whole.0.is_empty() => by_terms,
            Some(by_terms) => by_terms.meet(range).unwrap_or(by_terms),
            // Fractions in the rest: what is left of the caller's range beside the whole part, which has none.
            None => match self.poly_range(whole) {
                Some(whole) => range.minus(&whole),
                None => range.clone(),
            },
        };
        let key = (rest, k);
        if let Some(quotient) = self.quotients.get(&key) {
            return quotient.clone();
        }
        let negative = range.within(&Interval::new(-1, 0));
        let sign = BigInt::from(if negative { -1 } else { 1 });
        let s = self.symbol(Known {
            range: range.times(&sign),
            trailing_zeros: 0,
            definition: None,
        });
        if !negative {
            self.parts.insert(s, key.clone());
        }
        let quotient = Poly::symbol(s).scaled(&Dyadic::from(&sign));
        self.quotients.insert(key, quotient.clone());
        quotient
    }

    /// Leaves out the terms of low weight that together cannot reach the weight of the others: what is left out may
    /// have fractions, as `2^j a <= 2^j a + r < 2^j (a + 1)` for all real `0 <= r < 2^j`.
    fn without_low_part(&self, poly: Poly, k: u32) -> (Poly, u32) {
        let mut weights: Vec<u32> = poly
            .0
            .iter()
            .filter_map(|(_, c)| u32::try_from(c.exponent).ok())
            .filter(|&j| j > 0 && j < k)
            .collect();
        weights.sort_unstable();
        for &j in weights.iter().rev() {
            let (high, low) = poly.partition(|c| c.is_multiple_of_power(j));
            if self.is_within_bits(&low, j) {
                let high = high.scaled(&Dyadic::new(BigInt::one(), -i64::from(j)));
                return (high, k - j);
            }
        }
        (poly, k)
    }

    /// The range of a product of symbols.
    pub fn product_range(&self, symbols: &[Symbol]) -> Interval {
        let ranges = symbols.iter().map(|s| &self.known(*s).range);
        ranges.fold(Interval::point(1), |product, r| product.product(r))
    }

    /// Whether `0 <= poly < 2^bits`, term by term.
    fn is_within_bits(&self, poly: &Poly, bits: u32) -> bool {
        let mut total = DyadicInterval::zero();
        for (monomial, coefficient) in &poly.0 {
            total.add_scaled(coefficient, &self.product_range(monomial));
        }
        let most = total.hi.floor_div(&BigInt::one());
        !total.lo.mantissa.is_negative() && most.bits() <= u64::from(bits)
    }

    /// The range of a polynomial with integer coefficients, term by term.
    fn poly_range(&self, poly: &Poly) -> Option<Interval> {
        let mut total = Interval::point(0);
        for (monomial, coefficient) in &poly.0 {
            let shift = u32::try_from(coefficient.exponent).ok()?;
            let coefficient = &coefficient.mantissa << shift;
            total = total.plus(&self.product_range(monomial).times(&coefficient));
        }
        Some(total)
    }

    pub fn is_zero_mod(&self, poly: &Poly, k: u32) -> bool {
        let ring = PowerOfTwo { bits: k };
        let mut expansion = Expansion::new(self, ring);
        expansion.add_poly(poly, &Dyadic::one());
        expansion.vanishes_within(UNFOLDINGS)
    }
}

/// Sorted by value, equal values merged.
fn canonical(form: &Form) -> Form {
    let mut terms = form.0.clone();
    terms.sort_by_key(|t| t.value);
    let mut merged: Vec<crate::ir::spec::Weighted> = Vec::with_capacity(terms.len());
    for term in terms {
        match merged.last_mut() {
            Some(last) if last.value == term.value => last.weight += term.weight,
            _ => merged.push(term),
        }
    }
    merged.retain(|t| !t.weight.is_zero());
    Form(merged)
}
