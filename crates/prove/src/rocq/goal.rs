//! Hints for claims: which symbols each way of a claim's proof expands, as `proofs/Claims.v` will.

use std::collections::{BTreeMap, HashMap};

use limbforge::ir::{Form, Goal, spec};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Zero};

use super::{
    expand::{Drop, Expansion, Order},
    facts::Facts,
    poly::{Canon, Poly, Range, Sym},
    steps::{Claim, Known},
};

/// Forms that have been bounded, in order.
#[derive(Clone, Debug, Default)]
pub struct Forms {
    list: Vec<(Poly, Range)>,
    places: HashMap<Canon, usize>,
}

impl Forms {
    pub fn push(&mut self, form: Poly, range: Range) {
        self.places.insert(form.canonical(), self.list.len());
        self.list.push((form, range));
    }

    /// The form as it was bounded, if it was.
    fn known(&self, form: Poly) -> Known {
        match self.places.get(&form.canonical()) {
            Some(&at) => (self.list[at].0.clone(), Some(at)),
            None => (form, None),
        }
    }

    fn range(&self, facts: &Facts, (form, at): &Known) -> Range {
        let range = facts.poly_range(form);
        at.map_or(range.clone(), |at| range.meet(&self.list[at].1))
    }
}

/// A claim to be proved.
pub struct Request<'a> {
    pub facts: &'a Facts,
    pub forms: &'a Forms,
    /// The form as the checker will have it.
    pub form: Poly,
    /// Whether the hints may write it otherwise.
    pub free: bool,
    pub goal: &'a Goal,
    /// Given symbols with their values.
    pub given: Vec<(Sym, bool)>,
    /// The symbols of cases.
    pub cases: Vec<Sym>,
    /// The polynomial of a form.
    pub linear: &'a dyn Fn(&Form) -> Poly,
}

type Through = Vec<(BigInt, Vec<Known>)>;

/// The form as it should be written, the hints, and whether they prove the claim.
pub fn hints(request: &Request) -> (Poly, Claim, bool) {
    let (known, at) = request.forms.known(request.form.clone());
    let (form, at) = match at {
        Some(at) if request.free || known == request.form => (known, Some(at)),
        _ => (request.form.clone(), None),
    };
    let claim = Range::new(request.goal.claim.lo.clone(), request.goal.claim.hi.clone());
    let own = (form.clone(), at);
    let settings = settings(request);
    let plain = settings
        .iter()
        .all(|facts| request.forms.range(facts, &own).within(&claim));
    let mut hints = Claim {
        at,
        cases: request.cases.clone(),
        scale: BigInt::one(),
        through: Vec::new(),
    };
    if plain {
        return (form, hints, true);
    }
    let weigh = |known: &spec::Known| {
        let factor = |form: &Form| request.forms.known((request.linear)(form));
        (
            known.weight.clone(),
            known.factors.iter().map(factor).collect(),
        )
    };
    let lists: Vec<Through> = request
        .goal
        .through
        .iter()
        .map(|list| list.iter().map(weigh).collect())
        .collect();
    let mut shift = 0;
    // A symbol is replaced as often as a power of it needs it.
    let mut orders: Vec<BTreeMap<Sym, usize>> = vec![BTreeMap::new(); lists.len()];
    let mut proved = true;
    for facts in &settings {
        let mut range = request.forms.range(facts, &own);
        for (list, order) in lists.iter().zip(&mut orders) {
            let mut expansion = Expansion::new(facts, Drop::Never, &BigInt::zero());
            let rest = rest(&mut expansion, request, &form, list);
            shift = shift.max(expansion.shift_needed());
            let mut times: BTreeMap<Sym, usize> = BTreeMap::new();
            for (s, _) in &expansion.order {
                *times.entry(*s).or_default() += 1;
            }
            for (s, times) in times {
                let most = order.entry(s).or_default();
                *most = times.max(*most);
            }
            range = range.meet(&through(facts, request, list, &rest));
        }
        proved &= range.within(&claim);
    }
    let scaled = |list: Through| {
        list.into_iter()
            .map(|(k, forms)| (k << shift, forms))
            .collect()
    };
    let marks = |order: BTreeMap<Sym, usize>| -> Order {
        let repeated = order
            .into_iter()
            .rev()
            .map(|(s, times)| vec![(s, false); times]);
        repeated.flatten().collect()
    };
    hints.scale = &request.goal.scale << shift;
    hints.through = lists
        .into_iter()
        .map(scaled)
        .zip(orders.into_iter().map(marks))
        .collect();
    (form, hints, proved)
}

/// The facts in every setting of the flags that is possible.
fn settings(request: &Request) -> Vec<Facts> {
    let mut settings = vec![request.facts.clone()];
    let given = request.given.iter().map(|(s, v)| (*s, vec![*v]));
    let cases = request.cases.iter().map(|s| (*s, vec![false, true]));
    for (s, values) in given.chain(cases) {
        let assumed = |facts: Facts| {
            let values = values
                .clone()
                .into_iter()
                .map(|v| BigInt::from(u8::from(v)));
            let possible = |v: &BigInt, facts: &Facts| {
                let range = facts.range(s);
                range.lo <= *v && *v <= range.hi
            };
            values
                .filter(|v| possible(v, &facts))
                .map(|v| {
                    let mut facts = facts.clone();
                    facts.assume(s, &v);
                    facts
                })
                .collect::<Vec<_>>()
        };
        settings = settings.into_iter().flat_map(assumed).collect();
    }
    settings
}

/// `scale * form - sum of knowns`, expanded; times the power of two of the expansion.
fn rest(expansion: &mut Expansion, request: &Request, form: &Poly, list: &Through) -> Poly {
    for (weight, factors) in list {
        let factors: Vec<Poly> = factors.iter().map(|(poly, _)| poly.clone()).collect();
        expansion.add_product(&-weight, &factors);
    }
    expansion.add(&request.goal.scale, form);
    expansion.finish()
}

/// The bound of the form by a rewriting, where the rest is known.
fn through(facts: &Facts, request: &Request, list: &Through, rest: &Poly) -> Range {
    let unit = BigInt::one() << facts.ample();
    let mut total = facts.poly_range(rest);
    for (weight, factors) in list {
        let ranges = factors
            .iter()
            .map(|known| request.forms.range(facts, known));
        let product = ranges.fold(Range::new(1, 1), |all, range| range.times(&all));
        total = total.plus(&product.scaled(&(weight * &unit)));
    }
    let scale = &request.goal.scale * unit;
    Range::new(-(-total.lo).div_floor(&scale), total.hi.div_floor(&scale))
}
