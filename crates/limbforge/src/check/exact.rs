//! Equality of integers: a congruence whose sides cannot differ by as much as the modulus.

use super::{Budget, Checked, Refusal, check_given};
use crate::ir::{
    Program, Require,
    interval::{Interval, power_of_two},
    spec::{Congruence, Expression},
};

/// Checks a program as [`super::check`] does, and that its congruences are equalities of integers.
///
/// There is no second way to prove: `left = right (mod m)` and `-m < left - right < m` give `left = right`, with the
/// bounds that the check has found. So a statement about integers is a congruence modulo any odd number that is great
/// enough.
///
/// # Errors
/// The error of [`super::check`], or [`Refusal::NotEqual`] if the sides of a congruence can be as far apart as the
/// modulus.
pub fn check_exact(program: Program) -> Result<Checked<Program>, Refusal> {
    let budget = Budget::of_program(&program);
    check_exact_given(program, &[], &budget)
}

fn check_exact_given(
    program: Program,
    conditions: &[Require],
    budget: &Budget,
) -> Result<Checked<Program>, Refusal> {
    let checked = check_given(program, conditions, budget)?;
    let spec = &checked.program().spec;
    let apart = Interval::new(1 - &spec.modulus, &spec.modulus - 1u32);
    let near = |c: &Congruence| {
        let difference = range(&checked, &c.left).minus(&range(&checked, &c.right));
        difference.within(&apart)
    };
    if spec.congruences.iter().all(near) {
        Ok(over_integers(checked))
    } else {
        let formula = spec.formula.clone();
        Err(Refusal::NotEqual { formula })
    }
}

/// Checks a program as [`super::check_within`] does, and that its congruences are equalities of integers although
/// their own modulus may be too small to tell: `2 half + odd = bytes` holds modulo an odd p for either `odd`.
///
/// An equality holds modulo every number, so it is proved modulo one that is great enough.
///
/// # Errors
/// The error of [`check_exact`].
pub fn check_integers_within(
    program: Program,
    budget: &Budget,
) -> Result<Checked<Program>, Refusal> {
    check_integers_given(program, &[], budget)
}

/// Checks a program over the integers, of which callers see to exactly these conditions.
pub(crate) fn check_integers_given(
    program: Program,
    conditions: &[Require],
    budget: &Budget,
) -> Result<Checked<Program>, Refusal> {
    let checked = check_given(program, conditions, budget)?;
    let mut same = checked.program().clone();
    let spec = &mut same.spec;
    let sides = spec.congruences.iter().flat_map(|c| [&c.left, &c.right]);
    let ends = sides.map(|side| range(&checked, side));
    let bits = ends.map(|end| end.lo.bits().max(end.hi.bits())).max();
    // Each side is below 2^bits in magnitude, so their difference is below 2^(bits + 1).
    let bits = u32::try_from(bits.unwrap_or(0)).unwrap_or(u32::MAX - 2);
    spec.modulus = power_of_two(bits + 2) + 1u32;
    check_exact_given(same, conditions, budget)?;
    Ok(over_integers(checked))
}

fn over_integers(checked: Checked<Program>) -> Checked<Program> {
    Checked {
        over_integers: true,
        ..checked
    }
}

/// The range of an expression, from the intervals of its values.
fn range(checked: &Checked<Program>, expression: &Expression) -> Interval {
    let mut total = Interval::point(0);
    for term in expression {
        let mut product = Interval::point(term.coefficient.clone());
        for form in &term.factors {
            let terms = form.0.iter();
            let sum = terms.fold(Interval::point(0), |sum, t| {
                sum.plus(&checked.ranges()[t.value.index()].times(&t.weight))
            });
            product = product.product(&sum);
        }
        total = total.plus(&product);
    }
    total
}
