//! Tools of the integration tests: fields from text, inputs at and between the bounds, and the statement of a program
//! evaluated on integers, independently of the checker.
#![allow(dead_code)]

pub mod random_programs;

use limbforge_core::{
    check::Checked,
    field::Field,
    ir::{
        Form, Goal, Port, Program, Step,
        interval::{Interval, power_of_two, short},
        spec::Expression,
    },
    ops::derive::derive,
    plan::Plan,
    prime::Prime,
    repr::Repr,
};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Zero};

/// The checked field of a recipe.
pub fn field(prime: &str, recipe: &str) -> Field {
    let prime = Prime::parse(prime).unwrap_or_else(|e| panic!("{prime}: {e}"));
    let plan: Plan = recipe.parse().unwrap_or_else(|e| panic!("{recipe}: {e}"));
    derive(&prime, &plan).unwrap_or_else(|e| panic!("{prime} by {recipe}: {e}"))
}

/// A repeatable source of numbers (splitmix64).
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end as u64).expect("below a usize")
    }

    /// A member of the interval, uniform but for a bias of 2^-64.
    pub fn uniform(&mut self, range: &Interval) -> BigInt {
        let span = &range.hi - &range.lo + 1u32;
        let mut wide = BigInt::zero();
        for _ in 0..=span.bits().div_ceil(64) {
            wide = (wide << 64) + self.next();
        }
        &range.lo + wide.mod_floor(&span)
    }

    /// A member of the interval at or near an end, or at or near a power of two.
    pub fn boundary(&mut self, range: &Interval) -> BigInt {
        let bits = u32::try_from(range.hi.bits())
            .expect("a short bound")
            .max(1);
        let power = power_of_two(self.below(bits as usize) as u32);
        let wanted = match self.below(10) {
            0 => BigInt::zero(),
            1 => BigInt::one(),
            2 => power,
            3 => power - 1,
            4 => power + 1,
            5 => &range.hi - 1,
            6 => range.lo.clone(),
            7 => &range.lo + 1,
            _ => range.hi.clone(),
        };
        wanted.clamp(range.lo.clone(), range.hi.clone())
    }

    /// Half of the time at a boundary.
    pub fn mixed(&mut self, range: &Interval) -> BigInt {
        if self.next() & 1 == 0 {
            self.boundary(range)
        } else {
            self.uniform(range)
        }
    }

    /// Inputs of a program: all limbs at a bound, all mixed, all uniform, in turn.
    pub fn inputs(&mut self, params: &[Port], round: usize) -> Vec<Vec<BigInt>> {
        params
            .iter()
            .map(|port| {
                port.bounds
                    .iter()
                    .map(|bound| match round {
                        0 => bound.lo.clone(),
                        1 => bound.hi.clone(),
                        2 => self.boundary(bound),
                        _ if round.is_multiple_of(2) => self.mixed(bound),
                        _ => self.uniform(bound),
                    })
                    .collect()
            })
            .collect()
    }
}

/// The limbs of an integer if they are within the bounds.
pub fn limbs_within(repr: &Repr, k: &BigInt, bounds: &[Interval]) -> Option<Vec<BigInt>> {
    let limbs = repr.digits(k);
    let within = limbs.iter().zip(bounds).all(|(limb, b)| b.contains(limb));
    within.then_some(limbs)
}

pub fn value_of(form: &Form, values: &[BigInt]) -> BigInt {
    form.0
        .iter()
        .map(|term| &term.weight * &values[term.value.index()])
        .sum()
}

fn evaluate(expression: &Expression, values: &[BigInt]) -> BigInt {
    expression
        .iter()
        .map(|term| {
            term.factors
                .iter()
                .fold(term.coefficient.clone(), |product, form| {
                    product * value_of(form, values)
                })
        })
        .sum()
}

fn holds(goal: &Goal, values: &[BigInt]) -> bool {
    let meant = goal
        .given
        .iter()
        .all(|(v, set)| values[v.index()] == BigInt::from(u8::from(*set)));
    !meant || goal.claim.contains(&value_of(&goal.form, values))
}

/// Contradiction between a run of a program and its own statement: a congruence, a claim, a promised bound.
pub fn contradiction(program: &Program, values: &[BigInt]) -> Option<String> {
    for congruence in &program.spec.congruences {
        let difference = evaluate(&congruence.left, values) - evaluate(&congruence.right, values);
        if !difference.is_multiple_of(&program.spec.modulus) {
            return Some(format!("not congruent: {}", program.spec.formula));
        }
        if let Some(zero) = congruence
            .zeros
            .0
            .iter()
            .find(|zero| !values[zero.value.index()].is_zero())
        {
            return Some(format!("{} is counted as 0", zero.value));
        }
    }
    let claims = program.steps.iter().filter_map(|step| match step {
        Step::Goal(goal) => Some(goal),
        Step::Inst(_) => None,
    });
    if let Some(goal) = claims
        .chain(&program.spec.ensures)
        .find(|goal| !holds(goal, values))
    {
        return Some(format!(
            "the claim {} in {} is false",
            goal.form, goal.claim
        ));
    }
    for port in &program.results {
        for (v, bound) in port.values.iter().zip(&port.bounds) {
            let value = &values[v.index()];
            if !bound.contains(value) {
                return Some(format!("{v} = {} is outside {bound}", short(value)));
            }
        }
    }
    None
}

/// The first value of a run that is outside the interval derived for it.
pub fn outside(ranges: &[Interval], values: &[BigInt]) -> Option<usize> {
    (0..values.len()).find(|&i| !ranges[i].contains(&values[i]))
}

/// Whether an accepted program keeps its word in so many runs: every interval, claim, congruence and promise.
///
/// # Errors
/// The first run that contradicts it.
pub fn sound(checked: &Checked<Program>, random: &mut Random, rounds: usize) -> Result<(), String> {
    let program = checked.program();
    for round in 0..rounds {
        let inputs = random.inputs(&program.params, round);
        let values = program.trace(&inputs);
        if let Some(i) = outside(checked.ranges(), &values) {
            let range = &checked.ranges()[i];
            let value = &values[i];
            return Err(format!("v{i} = {value} outside {range} for {inputs:?}"));
        }
        if let Some(why) = contradiction(program, &values) {
            return Err(format!("{why} for {inputs:?}: {values:?}"));
        }
    }
    Ok(())
}
