//! Mutants of programs, representations and names against the checker in Rocq, each with hints made for it. A mutant is
//! refused, or it satisfies the statement of its name on boundary and random inputs.
//!
//! `LIMBFORGE_MUTANTS=20000` sets their number, and `LIMBFORGE_ALL=1` takes as many.

use crate::rocq::{Random, count, is_right, library};
use limbforge::{
    Program, Repr,
    ir::{Op, Step, Value, interval::Interval},
    ops::{derive::derive, statements::Statement},
    prime::Prime,
};
use limbforge_prove::rocq::{Library, answers, hints, print};
use num_bigint::BigInt;

/// Fields that are small, and have every way of reduction.
const FIELDS: &[(&str, &str)] = &[
    (
        "2^127-1",
        "2x64 operand-scanning carry-chain fold(2@high:mul) carry(none)",
    ),
    (
        "2^127-1",
        "3x43 product-scanning double-word fold(4@right:mul) carry(sequential)",
    ),
    (
        "0xffffffffffffffffffffffffffffff61",
        "2x64 operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
    ),
];

/// Mutants in the sample, and with `LIMBFORGE_ALL=1`.
const SAMPLE: usize = 200;
const ALL: usize = 20_000;
/// Mutants of a run of `coqc`.
const BATCH: usize = 100;

/// Changes one instruction; false if this one cannot be changed so.
fn mutate(program: &mut Program, random: &mut Random) -> bool {
    let defined: u32 = program.types.len().try_into().unwrap_or(u32::MAX);
    let at = random.below(program.steps.len());
    let Step::Inst(inst) = &mut program.steps[at] else {
        return false;
    };
    let first = inst.results[0].0;
    match random.below(6) {
        0 if !inst.args.is_empty() && first > 0 => {
            let which = random.below(inst.args.len());
            let other = Value(u32::try_from(random.below(first as usize)).unwrap_or(0));
            let same = inst.args[which] == other;
            inst.args[which] = other;
            !same
        }
        1 => {
            let swapped = match inst.op {
                Op::Add => Op::Sub,
                Op::Sub => Op::Add,
                Op::AddCarry => Op::SubBorrow,
                Op::SubBorrow => Op::AddCarry,
                Op::Mul => Op::Add,
                Op::Shl(k) => Op::Shr(k),
                Op::Shr(k) => Op::Low(k),
                Op::Low(k) => Op::Shr(k),
                _ => return false,
            };
            inst.op = swapped;
            true
        }
        2 => match &mut inst.op {
            Op::Shl(k) | Op::Shr(k) | Op::Low(k) | Op::FunnelShr(k) => {
                let up = random.below(2) == 0 || *k < 2;
                *k = if up { *k + 1 } else { *k - 1 };
                true
            }
            Op::Const(k) => {
                let bit = BigInt::from(1) << random.below(64);
                *k = if random.below(2) == 0 {
                    &*k ^ bit
                } else {
                    &*k + 1
                };
                true
            }
            _ => false,
        },
        3 if inst.args.len() > 1 => {
            inst.args.swap(0, 1);
            inst.args[0] != inst.args[1]
        }
        4 => {
            let ty = &mut program.types[first as usize];
            ty.signed = !ty.signed;
            true
        }
        5 => {
            let ports = program.results.len();
            let port = &mut program.results[random.below(ports)];
            let limb = random.below(port.values.len());
            port.values[limb] = Value(u32::try_from(random.below(defined as usize)).unwrap_or(0));
            true
        }
        _ => false,
    }
}

/// The mutant with the statement of its name about its own results.
fn stated(mut program: Program, original: &Program, p: &BigInt, repr: &Repr) -> Program {
    let results = |program: &Program| -> Vec<Value> {
        let values = program.results.iter().flat_map(|port| &port.values);
        values.copied().collect()
    };
    if results(&program) != results(original)
        && let Some(statement) = Statement::of(&program.name, p, repr)
    {
        program.spec = statement.spec(&results(&program));
    }
    program
}

#[test]
fn mutated_programs_are_refused_or_right() {
    let Some(library) = library() else { return };
    let mut random = Random::new(0x5eed);
    let (mut refused, mut right) = (0, 0);
    for (number, (prime, recipe)) in FIELDS.iter().enumerate() {
        let prime = Prime::parse(prime).expect("a prime");
        let p = BigInt::from(prime.value().clone());
        let field = derive(&prime, &recipe.parse().expect("a recipe")).expect("a field");
        let originals: Vec<&Program> = field.programs.iter().map(|own| own.program()).collect();
        let originals: Vec<&Program> = originals
            .into_iter()
            .filter(|own| own.steps.len() < 150)
            .collect();
        let head = print::HEADER.to_owned() + &print::field(&p, &field.repr);
        let wanted = (number + 1) * count(SAMPLE, ALL) / FIELDS.len()
            - number * count(SAMPLE, ALL) / FIELDS.len();
        let mut left = wanted;
        while left > 0 {
            let mut mutants = Vec::new();
            while mutants.len() < left.min(BATCH) {
                let original = originals[random.below(originals.len())];
                let mut mutant = original.clone();
                if !mutant.steps.is_empty() && mutate(&mut mutant, &mut random) {
                    mutants.push(stated(mutant, original, &p, &field.repr));
                }
            }
            left -= mutants.len();
            let questions: Vec<String> = mutants
                .iter()
                .enumerate()
                .map(|(i, mutant)| print::question(i, &mutant.name, mutant, &hints(mutant)))
                .collect();
            let verdicts = answers(&library, &head, &questions).expect("coqc answers");
            for (mutant, taken) in mutants.iter().zip(verdicts) {
                if !taken {
                    refused += 1;
                    continue;
                }
                right += 1;
                let statement = Statement::of(&mutant.name, &p, &field.repr).expect("an operation");
                assert!(
                    is_right(mutant, &statement, &mut random),
                    "taken, but wrong:\n{mutant}"
                );
            }
        }
    }
    eprintln!("{refused} mutants refused, {right} taken and right");
    assert!(refused > right, "most mutants mean something else");
}

/// The questions for all programs of a field, as they are.
fn all_taken(library: &Library, p: &BigInt, repr: &Repr, programs: &[&Program]) -> Vec<bool> {
    let head = print::HEADER.to_owned() + &print::field(p, repr);
    let ask = |(i, own): (usize, &&Program)| print::question(i, &own.name, own, &hints(own));
    let questions: Vec<String> = programs.iter().enumerate().map(ask).collect();
    answers(library, &head, &questions).expect("coqc answers")
}

#[test]
fn other_representations_and_names_are_refused() {
    let Some(library) = library() else { return };
    let (prime, recipe) = FIELDS[1];
    let prime = Prime::parse(prime).expect("a prime");
    let p = BigInt::from(prime.value().clone());
    let field = derive(&prime, &recipe.parse().expect("a recipe")).expect("a field");
    let own = |name: &str| field.program(name).expect("an operation").program();
    let programs = ["mul", "square", "add", "sub", "to_bytes"].map(own);
    let taken = |p: &BigInt, repr: &Repr| all_taken(&library, p, repr, &programs);
    assert_eq!(taken(&p, &field.repr), [true; 5]);
    // Modulo another number only the sum holds: it adds limbs, and its statement is an equality.
    let sum_alone = [false, false, true, false, false];
    assert_eq!(taken(&(&p + 2), &field.repr), sum_alone);
    // Limbs of another weight.
    let mut other = field.repr.clone();
    other.radix.half_bits += 2;
    assert_eq!(taken(&p, &other), sum_alone);
    // Results within narrower bounds than they are.
    let mut other = field.repr.clone();
    for bound in &mut other.tight {
        bound.hi = &bound.hi / 2;
    }
    let [mul, square, ..] = taken(&p, &other)[..] else {
        panic!("five")
    };
    assert!(!mul && !square, "the results of products");
    // Parameters within wider bounds than the program was made for.
    let mut other = field.repr.clone();
    for bound in &mut other.loose {
        *bound = Interval::of_bits(64);
    }
    let [mul, square, ..] = taken(&p, &other)[..] else {
        panic!("five")
    };
    assert!(!mul && !square, "the parameters of products");
    // Every program under every other name.
    let head = print::HEADER.to_owned() + &print::field(&p, &field.repr);
    let names: Vec<&str> = Statement::names().collect();
    let mut questions = Vec::new();
    for own in programs {
        let hints = hints(own);
        for name in names.iter().filter(|name| **name != own.name) {
            questions.push(print::question(questions.len(), name, own, &hints));
        }
    }
    let verdicts = answers(&library, &head, &questions).expect("coqc answers");
    assert!(
        verdicts.iter().all(|taken| !taken),
        "a program has one name"
    );
}
