//! The operations of fields by name: which there are, and how much work each is.

use std::collections::BTreeSet;

use limbforge::{
    field::Field,
    ir::Counts,
    ops::derive::derive,
    plan::{Effort, Plan, candidates},
    prime::Prime,
    routine::{Sort, Statement, Times},
};

use crate::measure::signature::{COUNT, LENGTH};

/// Operations that are ranked unless others are asked for.
pub const DEFAULT: [&str; 2] = ["mul", "square"];

/// The operations that users call in fields of this prime, in the order in which they are printed. Some exist only in
/// the Montgomery domain or only outside of it.
#[must_use]
pub fn operations(prime: &Prime) -> Vec<String> {
    let plans = candidates(prime, Effort::Quick);
    let mut names: Vec<String> = Vec::new();
    for montgomery in [false, true] {
        let mut plans = plans
            .iter()
            .filter(|plan| plan.is_montgomery() == montgomery);
        let Some(field) = plans.find_map(|plan: &Plan| derive(prime, plan).ok()) else {
            continue;
        };
        for name in public(&field) {
            if !names.iter().any(|known| known == name) {
                names.push(name.to_owned());
            }
        }
    }
    names
}

/// The operations of a field that users call.
fn public(field: &Field) -> impl Iterator<Item = &str> {
    let programs = field.programs.iter().map(|p| p.program());
    let programs = programs.filter(|p| !p.internal).map(|p| p.name.as_str());
    let routines = field.routines.iter().map(|r| r.program());
    let routines = routines.filter(|r| !r.internal).map(|r| r.name.as_str());
    programs.chain(routines)
}

/// Drops the operations that none of `names` needs: compilers take long for them.
pub fn keep_only(field: &mut Field, names: &[&str]) {
    let mut needed: BTreeSet<String> = BTreeSet::new();
    let mut open: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    while let Some(name) = open.pop() {
        if let Some(routine) = field.routine(&name).filter(|_| !needed.contains(&name)) {
            let calls = calls(&routine.program().body).into_iter();
            open.extend(calls.map(|(_, callee)| callee.to_owned()));
        }
        needed.insert(name);
    }
    field
        .programs
        .retain(|p| needed.contains(&p.program().name));
    field
        .routines
        .retain(|r| needed.contains(&r.program().name));
}

/// All calls of statements, each with the loops around it, the innermost last.
fn calls(body: &[Statement]) -> Vec<(Vec<Times>, &str)> {
    let mut calls = Vec::new();
    let mut blocks = vec![(Vec::new(), body)];
    while let Some((loops, body)) = blocks.pop() {
        for statement in body {
            match statement {
                Statement::Call { callee, .. } => calls.push((loops.clone(), callee.as_str())),
                Statement::Repeat(repeat) => {
                    let inner = [loops.as_slice(), &[repeat.times]].concat();
                    blocks.push((inner, &repeat.body));
                }
                Statement::VartimeIfBit { body, .. } => blocks.push((loops.clone(), body)),
                _ => {}
            }
        }
    }
    calls
}

/// Operations on words that a call carries out, with all that it calls. Exponents count with all their bits.
#[must_use]
pub fn work(field: &Field, name: &str) -> Counts {
    if let Some(program) = field.program(name) {
        return program.program().counts();
    }
    let Some(routine) = field.routine(name) else {
        return Counts::default();
    };
    let times = |times: Times| match times {
        Times::Fixed(n) => n as usize,
        Times::Count(_) => COUNT as usize,
        Times::Each(_) => LENGTH,
        Times::Bits(_) => exponent_bits(field),
    };
    let mut sum = Counts::default();
    for (loops, callee) in calls(&routine.program().body) {
        let factor: usize = loops.into_iter().map(times).product();
        add(&mut sum, factor, work(field, callee));
    }
    sum
}

/// Bits of an exponent in measurements.
fn exponent_bits(field: &Field) -> usize {
    64 * field.bytes().div_ceil(8)
}

fn add(sum: &mut Counts, factor: usize, counts: Counts) {
    sum.multiplications += factor * counts.multiplications;
    sum.additions += factor * counts.additions;
    sum.other += factor * counts.other;
}

/// Public numbers that a measured call of an operation has, in words; empty for most.
#[must_use]
pub fn public_numbers(field: &Field, name: &str) -> String {
    let sorts = field.parameter_sorts(name);
    let words = sorts.iter().filter_map(|sort| match sort {
        Sort::Count => Some(format!("count {COUNT}")),
        Sort::Exponent => Some(format!("exponent of {} bits", exponent_bits(field))),
        Sort::Elements => Some(format!("{LENGTH} elements")),
        _ => None,
    });
    let mut words: Vec<String> = words.collect();
    words.dedup();
    words.join(", ")
}
