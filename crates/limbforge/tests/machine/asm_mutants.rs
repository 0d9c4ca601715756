//! Changed machine code: what is proved computes the same, whatever was changed.
//!
//! Every register of every instruction is replaced by every other one, immediates are changed and instructions
//! confused. A mutant that leaves other expressions in the results goes through the proof. If it is accepted, it is run
//! on the emulated core, with limbs at the ends of their bounds.
//!
//! `cargo test` takes a sample that is spread over all mutants. `LIMBFORGE_ALL=1` takes all of them, for an hour or so;
//! `LIMBFORGE_SAMPLE=n` begins the sample with mutant n.

use std::env;

use limbforge_compare::Random;
use limbforge_core::{
    emit::asm::riscv::{Target, function, prover},
    field::Field,
    ops::derive::derive_only,
    prime::Prime,
};
use riscv_lab::{relocatable::Routine, timing::Model};

use crate::machine_mutants::{Mutant, extreme_inputs, other_instructions, other_registers};
use crate::riscv_support::run;

/// How many mutants of a function a sample has.
const SAMPLE: usize = 400;

/// Inputs for a mutant that is accepted.
const INPUTS: usize = 40;

#[derive(Debug, Default)]
struct Counts {
    /// They leave the same expressions.
    same: usize,
    refused: usize,
    /// They are proved and compute the same.
    proved: usize,
}

fn is_all() -> bool {
    env::var_os("LIMBFORGE_ALL").is_some_and(|all| all == "1")
}

/// Every mutant, or every `len / SAMPLE`-th.
fn sample(mutants: Vec<Mutant>) -> Vec<Mutant> {
    if is_all() {
        return mutants;
    }
    let step = mutants.len().div_ceil(SAMPLE).max(1);
    let start = env::var("LIMBFORGE_SAMPLE")
        .ok()
        .and_then(|n| n.parse().ok());
    let start: usize = start.unwrap_or(11);
    mutants
        .into_iter()
        .skip(start % step)
        .step_by(step)
        .collect()
}

fn judge(field: &Field, name: &str, target: &Target) {
    let checked = field.program(name).expect("a program");
    let program = checked.program();
    let code = function(field, checked, target).expect("code");
    let prover = prover(field, checked, target.isa).expect("a prover");
    let original: &Routine = &code.routine;
    let registers = sample(other_registers(original, &target.isa));
    let instructions = sample(other_instructions(original, &target.isa));
    let mut counts = Counts::default();
    for mutant in registers.iter().chain(&instructions) {
        let changed = mutant.of(original);
        match prover.are_the_same(original, &changed) {
            Ok(true) => {
                counts.same += 1;
                continue;
            }
            Ok(false) if prover.prove(&changed).is_ok() => {}
            _ => {
                counts.refused += 1;
                continue;
            }
        }
        counts.proved += 1;
        let mut random = Random(mutant.word.into());
        for _ in 0..INPUTS {
            let words = extreme_inputs(program, &mut random);
            let found = run(&changed, &target.isa, program, &words);
            let wrong = || {
                format!(
                    "{} {} {name}: {mutant:x?} {words:x?}",
                    field.recipe, target.isa
                )
            };
            let found = found.unwrap_or_else(|| panic!("{} does not return", wrong()));
            assert_eq!(
                value(field, &found),
                value(field, &program.run(&words)),
                "{}",
                wrong()
            );
        }
    }
    println!("{} {} {name}: {counts:?}", field.recipe, target.isa);
    assert!(counts.refused > 20 * counts.proved, "{counts:?}");
}

/// The results as elements: another representative of the same element is as right.
fn value(field: &Field, results: &[Vec<num_bigint::BigInt>]) -> Vec<num_bigint::BigInt> {
    let p = num_bigint::BigInt::from(field.prime.value().clone());
    let elements = results
        .iter()
        .map(|limbs| field.repr.radix.integer(limbs) % &p);
    elements.collect()
}

fn mutants_of(prime: &str, recipe: &str, isa: &str, names: &[&str]) {
    let prime = Prime::parse(prime).expect("a prime");
    let recipe = recipe.parse().expect("a recipe");
    let field = derive_only(&prime, &recipe, names).expect("a field");
    let target = Target {
        isa: isa.parse().expect("an instruction set"),
        core: Model::named("rocket").expect("a model"),
        source_order: false,
    };
    for name in names {
        judge(&field, name, &target);
    }
}

#[test]
fn curve25519_in_full_words() {
    let recipe = "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)";
    mutants_of("2^255-19", recipe, "rv64gc", &["add", "sub", "mul"]);
}

#[test]
fn p256_in_montgomery_form() {
    let recipe = "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)";
    mutants_of("p256", recipe, "rv64gc_zba_zbb", &["add", "sub", "mul"]);
}

#[test]
fn curve25519_in_reduced_radix() {
    let recipe = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";
    mutants_of("2^255-19", recipe, "rv64gc", &["carry", "sub", "mul"]);
}

#[test]
fn csidh512_with_proposed_instructions() {
    let recipe = "9x57 product-scanning double-word montgomery(product-scanning) carry(sequential)";
    mutants_of(
        "csidh512",
        recipe,
        "rv64gc+ise-reduced",
        &["add", "sub", "mul"],
    );
    let recipe = "8x64 operand-scanning double-word montgomery(operand-scanning) carry(none)";
    mutants_of(
        "csidh512",
        recipe,
        "rv64gc_zicond+ise-full",
        &["add", "select"],
    );
}
