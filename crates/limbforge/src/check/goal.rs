//! Proving a bound on a linear form of values.
//!
//! Interval arithmetic forgets how values belong together: that the last carry of a product is 0 follows from the
//! size of the product, not from the size of its words. So a goal may be rewritten through forms with known bounds,
//! `scale * form = sum(weight * known) + rest`, with the rest unfolded to polynomials in which what cancels has
//! cancelled; and flags may be distinguished. Each rewriting gives a bound; all of them hold.

use num_bigint::BigInt;
use num_traits::{One, Zero};

use super::{
    Refusal,
    dyadic::{Dyadic, DyadicInterval},
    expand::{ExactRing, Expansion},
    facts::Facts,
};
use crate::ir::{Form, Goal, Value, interval::Interval, spec::Known};

/// Proves the goal and records it.
pub fn prove(facts: &mut Facts, goal: &Goal) -> Result<(), Refusal> {
    for setting in 0..1u32 << goal.cases.len() {
        // What follows once the budget is spent does not count.
        if facts.budget.is_spent() {
            return Ok(());
        }
        let mut flags = goal.given.clone();
        for (i, &flag) in goal.cases.iter().enumerate() {
            flags.push((flag, setting >> i & 1 == 1));
        }
        let possible = flags.iter().all(|(v, set)| {
            let value = BigInt::from(u8::from(*set));
            facts.known(facts.of(*v)).range.contains(&value)
        });
        if !possible {
            continue;
        }
        // No bound at all: the case cannot happen.
        if let Some(proved) = bound(facts, goal, &flags)
            && !proved.within(&goal.claim)
        {
            return Err(Refusal::Unproved {
                goal: Box::new(goal.clone()),
                proved: Box::new(proved),
            });
        }
    }
    if goal.given.is_empty() {
        facts.learn(&goal.form, &goal.claim);
    }
    Ok(())
}

/// The intersection of what interval arithmetic and each rewriting say of the form, with the flags as given.
fn bound(facts: &Facts, goal: &Goal, flags: &[(Value, bool)]) -> Option<Interval> {
    let mut total = form_range(facts, &goal.form, flags);
    for through in &goal.through {
        if facts.budget.is_spent() {
            return None;
        }
        let rewritten = rewritten(facts, goal, through, flags).integers_over(&goal.scale)?;
        total = total.meet(&rewritten)?;
    }
    Some(total)
}

fn rewritten(
    facts: &Facts,
    goal: &Goal,
    through: &[Known],
    flags: &[(Value, bool)],
) -> DyadicInterval {
    let near = facts.has_cuts && !through.is_empty();
    let mut total = if near && rest(facts, goal, through, flags, true).vanishes() {
        DyadicInterval::zero()
    } else {
        rest(facts, goal, through, flags, false).bound()
    };
    for known in through {
        let range = known
            .factors
            .iter()
            .map(|form| form_range(facts, form, flags))
            .fold(Interval::point(1), |product, range| {
                if facts.budget.take(product.hi.bits() / 64) {
                    product.product(&range)
                } else {
                    product
                }
            });
        total.add_scaled(&Dyadic::from(&known.weight), &range);
    }
    total
}

/// The scaled form minus the known ones. With `cut`, the values of these are left as they are.
fn rest<'a>(
    facts: &'a Facts,
    goal: &Goal,
    through: &[Known],
    flags: &[(Value, bool)],
    cut: bool,
) -> Expansion<'a, ExactRing> {
    let mut rest = Expansion::new(facts, ExactRing);
    if cut {
        rest.keep(through.iter().flat_map(|known| &known.factors));
    }
    for (flag, set) in flags {
        rest.assume(facts.of(*flag), *set);
    }
    let scale = Dyadic::from(&goal.scale);
    rest.add_product(&scale, std::slice::from_ref(&goal.form));
    for known in through {
        let weight = Dyadic::from(&-&known.weight);
        rest.add_product(&weight, &known.factors);
    }
    rest
}

/// Known range of a form, with the flags as given.
fn form_range(facts: &Facts, form: &Form, flags: &[(Value, bool)]) -> Interval {
    let mut known = facts.form_range(form);
    let mut by_values = Interval::point(0);
    for term in &form.0 {
        let range = match flags.iter().find(|(v, _)| *v == term.value) {
            Some((_, true)) => Interval::point(BigInt::one()),
            Some((_, false)) => Interval::point(BigInt::zero()),
            None => facts.known(facts.of(term.value)).range.clone(),
        };
        by_values = by_values.plus(&range.times(&term.weight));
    }
    if let Some(meet) = known.meet(&by_values) {
        known = meet;
    }
    known
}
