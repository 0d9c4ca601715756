//! The way of a split: which quotient an expression has.
//!
//! One quotient has one symbol however it is reached. What 2^k divides is taken out, `floor((2^k a + b) / 2^k) = a +
//! floor(b / 2^k)`; what cannot matter is left out, `floor((2^j a + r) / 2^k) = floor(a / 2^(k-j))` for `0 <= r < 2^j`;
//! and a quotient by a higher power is that of an earlier quotient. What is left is a quotient that is known, or is
//! made by a step before the instruction.

use std::collections::HashMap;

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{Signed, Zero};

use super::{
    expand::{Drop, Expansion},
    facts::{Fact, Facts},
    poly::{Canon, Poly, Range, Sym, power},
    steps::{Step, Way},
};

/// Replacements that show a remainder to be 0. A Montgomery step needs a few.
const UNFOLDINGS: usize = 80;

/// Quotients with remainders, by what was divided.
#[derive(Clone, Debug, Default)]
pub struct Quotients {
    known: HashMap<(Canon, u32), (Poly, Sym)>,
}

/// A split to be done: its expression, as the checker will have it, and what the program says of it.
pub struct Request<'a> {
    pub e: &'a Poly,
    pub k: u32,
    /// The first symbol is minus the quotient.
    pub negated: bool,
    /// The program claims that the remainder is 0.
    pub exact: bool,
    /// Steps before the instruction can still be added.
    pub before: Option<&'a mut Vec<Step>>,
}

/// The base of a quotient: `e = 2^k whole + 2^j (rest) + low`, where `rest` is divided by 2^(k - j).
struct Base {
    whole: Poly,
    rest: Poly,
    k: u32,
    /// Remainders that were split off: their weights as exponents.
    low: Poly,
    /// The weight of what is left, as an exponent.
    weight: u32,
}

impl Quotients {
    /// The way of a split.
    pub fn way(&mut self, facts: &mut Facts, request: Request) -> Way {
        let Request {
            e,
            k,
            negated,
            exact,
            before,
        } = request;
        let range = facts.poly_range(e);
        let quotients = range.shifted_right(k);
        if let Some(q) = quotients.single() {
            return Way::Point(q.clone());
        }
        let seen = facts.seen_through(e);
        if seen.0.iter().all(|(c, _)| c.is_multiple_of(&power(k))) {
            let unit = power(k);
            let quotient = Poly(seen.0.iter().map(|(c, m)| (c / &unit, m.clone())).collect());
            if let Some(way) = euclid(facts, e, k, quotient, Poly::default()) {
                return way;
            }
        }
        if (exact || facts.zeros(e) >= u64::from(k))
            && let Some(way) = zero(facts, e, k)
        {
            return way;
        }
        self.shared(facts, e, k, negated, before)
    }

    /// Quotient and remainder of an expression, by splits before the instruction where they are not known.
    pub fn divided(
        &mut self,
        facts: &mut Facts,
        e: &Poly,
        k: u32,
        before: &mut Vec<Step>,
    ) -> (Poly, Poly) {
        let seen = facts.seen_through(e);
        if let Some(q) = facts.poly_range(&seen).shifted_right(k).single() {
            let rest = e.minus(&Poly::literal(&(q * power(k))));
            return (Poly::literal(q), rest);
        }
        let base = self.base(facts, &seen, k);
        let known = self.known.get(&(base.rest.canonical(), base.k)).cloned();
        let (quotient, low) = known.unwrap_or_else(|| self.auxiliary(facts, &base, false, before));
        let rest = base
            .low
            .plus(&Poly::symbol(low).scaled(&power(base.weight)));
        (base.whole.plus(&quotient), rest)
    }

    fn shared(
        &mut self,
        facts: &mut Facts,
        e: &Poly,
        k: u32,
        negated: bool,
        before: Option<&mut Vec<Step>>,
    ) -> Way {
        let seen = facts.seen_through(e);
        let base = self.base(facts, &seen, k);
        let key = (base.rest.canonical(), base.k);
        let same = key == (seen.canonical(), k);
        let known = self.known.get(&key).cloned();
        let wants_flag = !negated
            && facts
                .poly_range(&base.rest)
                .shifted_right(base.k)
                .within(&Range::new(-1, 0));
        let (quotient, low) = match (known, before) {
            (Some(known), _) => known,
            (None, Some(before)) if !same || wants_flag => {
                self.auxiliary(facts, &base, wants_flag, before)
            }
            (None, _) => return Way::Fresh,
        };
        let rest = base
            .low
            .plus(&Poly::symbol(low).scaled(&power(base.weight)));
        let quotient = base.whole.plus(&quotient);
        euclid(facts, e, k, quotient, rest).unwrap_or(Way::Fresh)
    }

    /// A split before the instruction.
    fn auxiliary(
        &mut self,
        facts: &mut Facts,
        base: &Base,
        negated: bool,
        before: &mut Vec<Step>,
    ) -> (Poly, Sym) {
        let (e, k) = (base.rest.clone(), base.k);
        let way = match facts.poly_range(&e).shifted_right(k).single() {
            Some(q) => Way::Point(q.clone()),
            None => Way::Fresh,
        };
        let first = split(facts, &e, k, negated, &way);
        before.push(Step::Split {
            first,
            negated,
            e: e.clone(),
            k,
            way,
        });
        let sign = BigInt::from(if negated { -1 } else { 1 });
        let known = (Poly::symbol(first).scaled(&sign), first + 1);
        self.known.insert((e.canonical(), k), known.clone());
        known
    }

    /// Remembers a fresh quotient.
    pub fn remember(&mut self, facts: &Facts, e: &Poly, k: u32, negated: bool, first: Sym) {
        let key = (facts.seen_through(e).canonical(), k);
        let sign = BigInt::from(if negated { -1 } else { 1 });
        let quotient = Poly::symbol(first).scaled(&sign);
        self.known.entry(key).or_insert((quotient, first + 1));
    }

    fn base(&self, facts: &Facts, seen: &Poly, k: u32) -> Base {
        let mut base = Base {
            whole: Poly::default(),
            rest: seen.clone(),
            k,
            low: Poly::default(),
            weight: 0,
        };
        loop {
            let before = (base.rest.canonical(), base.k);
            if self.known.contains_key(&before) {
                return base;
            }
            self.refine(&mut base);
            take_out(&mut base);
            leave_out(facts, &mut base);
            if before == (base.rest.canonical(), base.k) {
                return base;
            }
        }
    }

    /// A quotient by a higher power is that of an earlier quotient.
    fn refine(&self, base: &mut Base) {
        let canon = base.rest.canonical();
        let found = (1..base.k).rev().find_map(|a| {
            let (quotient, low) = self.known.get(&(canon.clone(), a))?;
            Some((a, quotient.clone(), *low))
        });
        if let Some((a, quotient, low)) = found {
            base.low = base
                .low
                .plus(&Poly::symbol(low).scaled(&power(base.weight)));
            base.rest = quotient;
            base.k -= a;
            base.weight += a;
        }
    }
}

/// Takes out what 2^k divides.
fn take_out(base: &mut Base) {
    let unit = power(base.k);
    let (divisible, rest): (Vec<_>, Vec<_>) = base
        .rest
        .0
        .iter()
        .cloned()
        .partition(|(c, _)| c.is_multiple_of(&unit));
    if rest.is_empty() {
        return;
    }
    let whole = divisible.into_iter().map(|(c, m)| (c / &unit, m));
    base.whole.0.extend(whole);
    base.rest = Poly(rest);
}

/// Leaves out terms of low weight that cannot reach the weight of the others.
fn leave_out(facts: &Facts, base: &mut Base) {
    let zeros = |c: &BigInt| c.trailing_zeros().unwrap_or(0);
    let mut weights: Vec<u64> = base.rest.0.iter().map(|(c, _)| zeros(c)).collect();
    weights.retain(|&j| j > 0 && j < u64::from(base.k));
    weights.sort_unstable();
    weights.dedup();
    for j in weights.into_iter().rev() {
        let (high, low): (Vec<_>, Vec<_>) = base
            .rest
            .0
            .iter()
            .cloned()
            .partition(|(c, _)| zeros(c) >= j);
        let (low, j) = (Poly(low), u32::try_from(j).unwrap_or(u32::MAX));
        let range = facts.poly_range(&low);
        if !range.lo.is_negative() && range.hi < power(j) {
            base.low = base.low.plus(&low.scaled(&power(base.weight)));
            base.rest = Poly(high.into_iter().map(|(c, m)| (c >> j, m)).collect());
            base.k -= j;
            base.weight += j;
            return;
        }
    }
}

/// The way by quotient and remainder, if expansion shows it and the remainder is in range.
pub fn euclid(facts: &Facts, e: &Poly, k: u32, quotient: Poly, rest: Poly) -> Option<Way> {
    let range = facts.poly_range(&rest);
    if range.lo.is_negative() || range.hi >= power(k) {
        return None;
    }
    let one = BigInt::from(1);
    let minus = BigInt::from(-1);
    let mut expansion = Expansion::new(facts, Drop::Never, &BigInt::zero());
    expansion.add(&one, &facts.normal(e));
    expansion.add(&-power(k), &quotient);
    expansion.add(&minus, &rest);
    expansion.vanishes_within(usize::MAX).then(|| Way::Euclid {
        shift: expansion.shift_needed(),
        order: std::mem::take(&mut expansion.order),
        quotient,
        rest,
    })
}

/// The way by a remainder of 0, if expansion shows it.
fn zero(facts: &Facts, e: &Poly, k: u32) -> Option<Way> {
    let attempt = |shift: u32| {
        let mut expansion = Expansion::scaled(facts, Drop::Eagerly, &power(k), shift);
        expansion.add(&BigInt::from(1), &facts.normal(e));
        let found = expansion.vanishes_within(UNFOLDINGS);
        found.then(|| {
            (
                expansion.shift_needed(),
                std::mem::take(&mut expansion.order),
            )
        })
    };
    let (needed, _) = attempt(facts.ample())?;
    let (_, order) = attempt(needed)?;
    Some(Way::Zero {
        shift: needed,
        order,
    })
}

/// Adds the facts of a split and returns its first symbol: `do_split` of `proofs/Steps.v`.
pub fn split(facts: &mut Facts, e: &Poly, k: u32, negated: bool, way: &Way) -> Sym {
    let e = &facts.normal(e);
    let unit = power(k);
    let sign = BigInt::from(if negated { -1 } else { 1 });
    let range = facts.poly_range(e);
    let quotients = range.shifted_right(k).scaled(&sign);
    let first = facts.next();
    let (high, low) = match way {
        Way::Point(q) => {
            let shifted = &unit * q;
            let low = Range::new(&range.lo - &shifted, &range.hi - &shifted);
            let rest = Poly::literal(&-shifted).plus(e);
            (Fact::constant(&(q * &sign)), Fact::equal(low, rest))
        }
        Way::Fresh => {
            let rest = Poly::symbol(first).scaled(&(-&sign * &unit)).plus(e);
            let low = Fact::equal(Range::new(0, &unit - 1), rest);
            (Fact::rigid(quotients), low)
        }
        Way::Zero { .. } => {
            let high = Fact {
                range: quotients,
                shift: k,
                equation: Some(e.scaled(&sign)),
                zeros: 0,
            };
            (high, Fact::constant(&BigInt::zero()))
        }
        Way::Euclid { quotient, rest, .. } => {
            let low = Fact::equal(facts.poly_range(rest), rest.clone());
            (Fact::equal(quotients, quotient.scaled(&sign)), low)
        }
    };
    let zeros = facts.zeros(e);
    let exact = matches!(way, Way::Zero { .. } | Way::Euclid { .. });
    facts.push(Fact {
        zeros: if exact {
            zeros.saturating_sub(u64::from(k))
        } else {
            high.zeros
        },
        ..high
    });
    facts.push(Fact {
        zeros: low.zeros.max(zeros.min(u64::from(k))),
        ..low
    });
    first
}
