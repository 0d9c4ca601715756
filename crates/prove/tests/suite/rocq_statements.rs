//! Mutants of statements and of bounds against the checker in Rocq: a true program under a changed statement. It is
//! refused, or the statement holds on boundary and random inputs.
//!
//! `LIMBFORGE_MUTANTS=20000` sets their number, and `LIMBFORGE_ALL=1` takes as many.

use crate::rocq::{Random, count, is_right, is_right_by_itself, library};
use limbforge::{
    Program, Repr,
    ir::{interval::Interval, spec::Term},
    ops::{derive::derive, statements::Statement},
    prime::Prime,
};
use limbforge_prove::rocq::{answers, hints, print};
use num_bigint::BigInt;

/// Small fields: limbs with room and without, Montgomery's domain.
const FIELDS: &[(&str, &str)] = &[
    (
        "2^127-1",
        "3x43 product-scanning double-word fold(4@right:mul) carry(sequential)",
    ),
    (
        "2^127-1",
        "2x64 operand-scanning carry-chain fold(2@high:mul) carry(none)",
    ),
    (
        "0xffffffffffffffffffffffffffffff61",
        "2x64 operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
    ),
];

/// Mutants in the sample, and with `LIMBFORGE_ALL=1`.
const SAMPLE: usize = 200;
const ALL: usize = 20_000;
/// Questions of a run of `coqc`.
const BATCH: usize = 200;

/// A number near another, or with another bit.
fn near(k: &BigInt, random: &mut Random) -> BigInt {
    match random.below(4) {
        0 => k + 1,
        1 => k - 1,
        2 => k * 2 + 1,
        _ => k ^ (BigInt::from(1) << random.below(64)),
    }
}

/// Another end of a bound; an interval stays one.
fn moved(bounds: &mut [Interval], random: &mut Random) -> bool {
    let Some(bound) = (!bounds.is_empty()).then(|| random.below(bounds.len())) else {
        return false;
    };
    let bound = &mut bounds[bound];
    if random.below(4) == 0 {
        bound.lo = near(&bound.lo, random);
    } else {
        bound.hi = near(&bound.hi, random);
    }
    bound.lo <= bound.hi
}

/// Another prime, other weights, or other bounds.
fn mutate_field(p: &mut BigInt, repr: &mut Repr, random: &mut Random) -> bool {
    match random.below(6) {
        0 => {
            *p = near(p, random) | BigInt::from(1);
            true
        }
        1 => {
            repr.radix.half_bits += 1 + u32::from(random.below(2) == 0);
            true
        }
        2 | 3 => moved(&mut repr.tight, random),
        _ => moved(&mut repr.loose, random),
    }
}

/// Another weight, coefficient, modulus or bound in the statement that a program has.
fn mutate_statement(program: &mut Program, random: &mut Random) -> bool {
    match random.below(6) {
        0 => {
            let port = random.below(program.params.len());
            moved(&mut program.params[port].bounds, random)
        }
        1 => {
            let port = random.below(program.results.len());
            moved(&mut program.results[port].bounds, random)
        }
        2 => {
            program.spec.modulus = near(&program.spec.modulus, random) | BigInt::from(1);
            true
        }
        3 if !program.spec.ensures.is_empty() => {
            let goal = random.below(program.spec.ensures.len());
            let goal = &mut program.spec.ensures[goal];
            match random.below(3) {
                0 => moved(std::slice::from_mut(&mut goal.claim), random),
                1 if !goal.form.0.is_empty() => {
                    let term = random.below(goal.form.0.len());
                    goal.form.0[term].weight = near(&goal.form.0[term].weight, random);
                    true
                }
                _ if !goal.given.is_empty() => {
                    let given = random.below(goal.given.len());
                    goal.given[given].1 ^= true;
                    true
                }
                _ => false,
            }
        }
        _ if !program.spec.congruences.is_empty() => {
            let congruence = random.below(program.spec.congruences.len());
            let congruence = &mut program.spec.congruences[congruence];
            let terms = congruence.left.iter_mut().chain(&mut congruence.right);
            let mut terms: Vec<&mut Term> = terms.collect();
            let term = random.below(terms.len());
            let term = &mut *terms[term];
            let factors = term.factors.len();
            match term.factors.get_mut(random.below(factors.max(1))) {
                Some(form) if !form.0.is_empty() && random.below(3) > 0 => {
                    let place = random.below(form.0.len());
                    form.0[place].weight = near(&form.0[place].weight, random);
                }
                _ => term.coefficient = near(&term.coefficient, random),
            }
            true
        }
        _ => false,
    }
}

/// A mutant: its text as a question, and what it means.
struct Mutant {
    program: Program,
    /// The field that it is stated for, if its statement is its name's.
    field: Option<(BigInt, Repr)>,
    over_integers: bool,
}

impl Mutant {
    fn question(&self, number: usize) -> String {
        let hints = hints(&self.program);
        let Some((p, repr)) = &self.field else {
            return print::own_question(number, &self.program, &hints, self.over_integers);
        };
        let field = print::field(p, repr).replace("this :", &format!("this{number} :"));
        let question = print::question(number, &self.program.name, &self.program, &hints);
        field + &question.replace("verifies this ", &format!("verifies this{number} "))
    }

    fn is_right(&self, random: &mut Random) -> bool {
        match &self.field {
            None => is_right_by_itself(&self.program, self.over_integers, random),
            Some((p, repr)) => Statement::of(&self.program.name, p, repr)
                .is_none_or(|statement| is_right(&self.program, &statement, random)),
        }
    }
}

fn mutant(originals: &[&Program], p: &BigInt, repr: &Repr, random: &mut Random) -> Option<Mutant> {
    let mut program = originals[random.below(originals.len())].clone();
    let over_integers =
        Statement::of(&program.name, p, repr).is_some_and(|statement| statement.over_integers);
    if random.below(2) == 0 {
        let (mut p, mut repr) = (p.clone(), repr.clone());
        if !mutate_field(&mut p, &mut repr, random) {
            return None;
        }
        let statement = Statement::of(&program.name, &p, &repr)?;
        let results = program.results.iter().flat_map(|port| &port.values);
        let results: Vec<_> = results.copied().collect();
        // Another prime may have fewer bytes or more, and then no words of this program are the statement's.
        let stated = statement.results.iter().map(|(own, _)| own.bounds.len());
        if stated.sum::<usize>() != results.len() {
            return None;
        }
        program.spec = statement.spec(&results);
        for (port, own) in program.params.iter_mut().zip(&statement.params) {
            port.bounds.clone_from(&own.bounds);
        }
        let field = Some((p, repr));
        return Some(Mutant {
            program,
            field,
            over_integers,
        });
    }
    mutate_statement(&mut program, random).then_some(Mutant {
        program,
        field: None,
        over_integers,
    })
}

#[test]
fn mutated_statements_and_bounds_are_refused_or_right() {
    let Some(library) = library() else { return };
    let mut random = Random::new(0xb0b);
    let (mut refused, mut right) = (0, 0);
    for (number, (prime, recipe)) in FIELDS.iter().enumerate() {
        let prime = Prime::parse(prime).expect("a prime");
        let p = BigInt::from(prime.value().clone());
        let field = derive(&prime, &recipe.parse().expect("a recipe")).expect("a field");
        let programs = field.programs.iter().map(|own| own.program());
        let originals: Vec<&Program> = programs.filter(|own| own.steps.len() < 150).collect();
        let mut left = (number + 1) * count(SAMPLE, ALL) / FIELDS.len()
            - number * count(SAMPLE, ALL) / FIELDS.len();
        while left > 0 {
            let mut mutants = Vec::new();
            while mutants.len() < left.min(BATCH) {
                mutants.extend(mutant(&originals, &p, &field.repr, &mut random));
            }
            left -= mutants.len();
            let questions: Vec<String> = mutants
                .iter()
                .enumerate()
                .map(|(i, mutant)| mutant.question(i))
                .collect();
            let verdicts = answers(&library, print::HEADER, &questions).expect("coqc answers");
            for (mutant, taken) in mutants.iter().zip(verdicts) {
                if !taken {
                    refused += 1;
                    continue;
                }
                right += 1;
                assert!(
                    mutant.is_right(&mut random),
                    "taken, but wrong:\n{}",
                    mutant.program
                );
            }
        }
    }
    eprintln!("{refused} mutants refused, {right} taken and right");
    assert!(
        refused > count(SAMPLE, ALL) / 4,
        "many mutants say something else"
    );
}
