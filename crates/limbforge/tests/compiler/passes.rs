//! Each pass keeps the statement of every program: the check passes after each of them.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::{
    Random,
    random_programs::{self, Choices},
};
use limbforge_core::{
    check::{Refusal, check},
    ir::{Inst, Op, Program, Step, Ty, Value},
    ops::derive::programs_after,
    pass::{CarryIn, Cut, Operations, PIPELINE, legalise_for, narrow_at, through},
    prime::Prime,
};

/// Primes with recipes, such that all kinds of limbs, products and reductions occur.
#[rustfmt::skip]
const FIELDS: &[(&str, &str)] = &[
    ("2^255-19", "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none) invert(divsteps)"),
    ("2^255-19", "5x51 product-scanning double-word fold(19@right:mul) carry(sequential) invert(divsteps)"),
    ("2^255-19", "5x51 product-scanning double-word fold(19@right-uncached:mul) carry(sequential)"),
    ("2^255-19", "5x51 product-scanning split(6,7) fold(19@right:mul) carry(parallel)"),
    ("2^255-19", "10x25.5 word(32) product-scanning double-word fold(19@right:shift-add) carry(sequential)"),
    ("2^255-19", "9x29 word(32) karatsuba(1) double-word fold(1216@high:mul) carry(sequential) invert(divsteps)"),
    ("p256", "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)"),
    ("p256", "4x64 operand-scanning double-word montgomery(interleaved) carry(none) invert(divsteps)"),
    ("p256", "5x52 product-scanning double-word montgomery(product-scanning) carry(sequential)"),
    ("secp256k1", "4x64 operand-scanning carry-chain fold(4294968273@high:mul) carry(none)"),
    ("2^448-2^224-1", "8x56 product-scanning double-word golden carry(parallel)"),
    ("csidh512", "8x64 operand-scanning carry-chain montgomery(interleaved) carry(none) invert(divsteps)"),
    ("csidh512", "9x57 product-scanning double-word montgomery(product-scanning) carry(sequential) invert(divsteps)"),
    ("2^61-1", "3x21 word(32) adk double-word fold(4@columns:mul) carry(sequential)"),
    // High words that a claim knows, of sums whose carries nothing else knows.
    ("p434", "7x64 operand-scanning carry-chain montgomery(operand-scanning) carry(none) invert(divsteps)"),
    ("0x61264009", "2x17 adk double-word montgomery(adk) carry(sequential)"),
    ("2^40-2^23-2^3+1", "2x20 product-scanning double-word solinas carry(sequential)"),
    ("2^66-2^16-17", "3x22 karatsuba(1) double-word fold(65553@high:mul) carry(sequential)"),
    // Signed double words read as unsigned ones.
    ("2^95-15", "2x49 adk double-word fold(120@columns:shift-add) carry(sequential)"),
    ("2^256-2063", "5x52 product-scanning double-word fold(33008@left:shift-add) carry(interleaved)"),
    ("2^64-2^32+1", "2x32 word(32) operand-scanning carry-chain montgomery(interleaved) carry(none)"),
];

/// Operations without a loop; a recipe has some of them.
#[rustfmt::skip]
const OPERATIONS: &[&str] = &[
    "add", "sub", "opp", "carry", "mul", "square", "mul_small", "halve", "select", "swap", "to_bytes", "limbs_of_bytes",
    "limbs_of_bytes_canonical", "limbs_of_word", "bytes_are_zero", "sign_of", "from_montgomery", "divsteps_head",
    "divsteps_fg", "divsteps_batch", "update_fg", "update_de", "invert_finish",
];

/// All programs of [`FIELDS`], as they are written.
fn written() -> Vec<(String, Program)> {
    let mut programs = Vec::new();
    for (name, recipe) in FIELDS {
        let prime = Prime::parse(name).expect("a prime");
        let plan = recipe.parse().expect("a recipe");
        let written = programs_after(&prime, &plan, OPERATIONS, &[]);
        let written = written.unwrap_or_else(|reason| panic!("{name} {recipe}: {reason}"));
        for program in &written {
            let program = program.program();
            programs.push((format!("{name} {recipe} {}", program.name), program.clone()));
        }
    }
    programs
}

#[test]
fn the_check_passes_after_each_pass() {
    let mut changed = BTreeSet::new();
    for (what, mut program) in written() {
        for pass in PIPELINE {
            let after = (pass.run)(program.clone());
            let checked = check(after.clone());
            if let Err(refusal) = checked {
                panic!("{what} after {}: {refusal}", pass.name);
            }
            assert_eq!(after.spec.formula, program.spec.formula, "{what}");
            assert_eq!(after.spec.modulus, program.spec.modulus, "{what}");
            let ports = |program: &Program| {
                let ports = program.params.iter().chain(&program.results);
                let ports = ports.map(|port| (port.name.clone(), port.kind, port.bounds.clone()));
                ports.collect::<Vec<_>>()
            };
            assert_eq!(ports(&after), ports(&program), "{what}");
            if after != program {
                changed.insert(pass.name);
            }
            program = after;
        }
    }
    // A pass that changes nothing here would not be tested.
    let all: BTreeSet<_> = PIPELINE.iter().map(|pass| pass.name).collect();
    assert_eq!(changed, all);
}

/// Where double words are cut, and what targets have: each as some target takes it.
#[test]
fn the_check_passes_with_each_choice() {
    let operations = |wide_product, carry_in, funnel| Operations {
        wide_product,
        carry_in,
        funnel,
    };
    let targets = [
        operations(false, CarryIn::Taken, true),
        operations(false, CarryIn::Spelled, true),
        operations(true, CarryIn::Taken, false),
    ];
    let radix = |at, products| Cut::Radix { at, products };
    let radices = [51, 52, 56, 57].map(|at| (format!("x{at} "), at));
    let (mut cut, mut words) = (0, 0);
    for (what, program) in written() {
        if program.word != 64 {
            continue;
        }
        let own = radices.iter().filter(|(name, _)| what.contains(name));
        let cuts = own.flat_map(|(_, at)| [false, true].map(|products| radix(*at, products)));
        let cuts = cuts.filter_map(|cut| narrow_at(program.clone(), cut).ok());
        let at_radix: Vec<_> = cuts.filter(|after| *after != program).collect();
        cut += at_radix.len();
        words += usize::from(narrow(&program) != program);
        for after in at_radix.into_iter().chain([narrow(&program)]) {
            let checked = check(after.clone());
            assert!(checked.is_ok(), "{what}: {}", checked.unwrap_err());
            for target in &targets {
                let legal = check(legalise_for(after.clone(), target));
                let why = legal.err().map(|refusal| refusal.to_string());
                assert_eq!(why, None, "{what} for {target:?}");
            }
        }
    }
    assert!(
        cut > 20 && words > 50,
        "{cut} at a radix, {words} at the word"
    );
}

fn pass(name: &str, program: &Program) -> Program {
    let pass = PIPELINE.iter().find(|pass| pass.name == name);
    (pass.expect("a pass").run)(program.clone())
}

fn narrow(program: &Program) -> Program {
    pass("narrow", program)
}

/// The double words that are more than a split: neither a product of words nor a word extended by its sign, or read
/// by something else than the two instructions that take a half.
fn whole(program: &Program) -> Vec<Value> {
    let is_wide = |v: &Value| program.ty(*v).bits > program.word;
    let bits = u32::from(program.word);
    let mut whole: Vec<Value> = Vec::new();
    for inst in program.instructions() {
        let takes_half = matches!(inst.op, Op::Low(k) | Op::Shr(k) if k == bits);
        let splits = matches!(inst.op, Op::Mul | Op::Add);
        let reads = inst.args.iter().filter(|v| is_wide(v) && !takes_half);
        whole.extend(reads.chain(inst.results.iter().filter(|v| is_wide(v) && !splits)));
    }
    whole
}

#[test]
fn narrow_leaves_words() {
    let mut double_words = 0;
    for (what, program) in written() {
        double_words += whole(&program).len();
        assert_eq!(whole(&narrow(&program)), [], "{what}");
    }
    assert!(double_words > 500, "only {double_words}");
}

/// The operations that RV64 has no instruction for, of those that `legalise` rewrites.
fn lacking(program: &Program) -> Vec<String> {
    let word = program.word;
    let constants = program.constants();
    let zero = |v: Value| constants[v.index()].is_some_and(|k| *k == 0.into());
    let unsigned = |v: &Value| program.ty(*v) == Ty::unsigned(word);
    let lacks = |inst: &&Inst| match inst.op {
        Op::AddCarry | Op::SubBorrow => unsigned(&inst.results[0]) && !zero(inst.args[2]),
        Op::FunnelShr(_) => unsigned(&inst.results[0]),
        Op::Mul => program.ty(inst.results[0]).bits > word && inst.args.iter().all(unsigned),
        _ => false,
    };
    let live = program.live();
    let code = program
        .instructions()
        .filter(|inst| inst.results.iter().any(|v| live[v.index()]));
    let lacking = code.filter(lacks);
    lacking.map(|inst| program.line(inst)).collect()
}

#[test]
fn legalise_leaves_operations_of_every_target() {
    let mut rewritten = BTreeMap::<&str, usize>::new();
    for (what, program) in written() {
        let words = narrow(&program);
        let after = pass("legalise", &words);
        for inst in words.instructions() {
            *rewritten.entry(inst.op.row().name).or_default() += 1;
        }
        // A product whose high word is read with a sign is an instruction of RV64.
        let left = lacking(&after);
        assert_eq!(left, Vec::<String>::new(), "{what}");
        assert_eq!(pass("legalise", &after), after, "{what}: twice");
    }
    for operation in ["add_carry", "sub_borrow", "funnel_shr", "mul"] {
        assert!(rewritten[operation] > 100, "{rewritten:?}");
    }
}

/// Programs in a run of the tests.
const RANDOM: u64 = 50_000;

#[test]
fn words_keep_what_random_programs_compute() {
    let (mut changed, mut accepted, mut legal, mut lost) = (0, 0, 0, 0);
    for case in 0..RANDOM {
        let program = random_programs::program(&mut Choices::new(&[], Random(case)));
        if !has_runs(&program) {
            continue;
        }
        let after = narrow(&program);
        let legalised = pass("legalise", &after);
        let of_words = check(after.clone()).is_ok();
        changed += u64::from(after != program);
        legal += u64::from(legalised != after);
        for round in 0..8 {
            let inputs = Random(case).inputs(&program.params, round);
            let (before, after) = (program.run(&inputs), after.run(&inputs));
            assert_eq!(before, after, "case {case} on {inputs:?}:\n{program}");
            // It relies on claims: those of a refused program need not hold.
            if of_words {
                let legal = legalised.run(&inputs);
                assert_eq!(before, legal, "case {case} on {inputs:?}:\n{program}");
            }
        }
        lost += u64::from(of_words && check(legalised).is_err());
        accepted += u64::from(of_words && check(program).is_ok());
    }
    assert!(
        changed > RANDOM / 50,
        "only {changed} programs have double words"
    );
    assert!(legal > RANDOM / 50, "only {legal} lack an operation");
    assert!(accepted > RANDOM / 100, "only {accepted} are accepted");
    assert!(lost <= accepted / 50, "{lost} are no longer accepted");
}

/// Whether all values fit their types for all inputs, without what claims say: others, and malformed programs, have no
/// runs.
fn has_runs(program: &Program) -> bool {
    let mut bare = program.clone();
    bare.steps.retain(|step| matches!(step, Step::Inst(_)));
    for step in &mut bare.steps {
        if let Step::Inst(inst) = step {
            inst.exact = false;
        }
    }
    bare.spec.congruences.clear();
    !matches!(
        check(bare),
        Err(Refusal::Malformed(_) | Refusal::DoesNotFit { .. })
    )
}

#[test]
fn passes_are_found_by_name() {
    for (at, pass) in PIPELINE.iter().enumerate() {
        let passes = through(pass.name).expect("a row");
        assert_eq!(
            passes.len(),
            at + 1,
            "{} is the name of two passes",
            pass.name
        );
        assert!(
            !pass.about.is_empty() && !pass.about.ends_with('.'),
            "{}",
            pass.name
        );
    }
    assert!(through("optimise").is_none());
}
