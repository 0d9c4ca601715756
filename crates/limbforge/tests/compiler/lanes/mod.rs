//! Recipes with lanes: every printed form against the evaluator, the forms against each other, and programs that the
//! check has to refuse.

mod c;
mod doubles;
mod driver;
mod machine;
mod refused;

use std::fmt::Write as _;

use driver::{Driver, words_of};
use limbforge_compare::Random;
use limbforge_core::{
    field::Field,
    formula::{Formula, Proved},
    ir::{Program, interval::Interval},
    ops::{derive::derive, formula::compile},
    plan::{Accumulation, LANES, Plan, vectors},
    prime::{Prime, known_names},
};
use num_bigint::BigInt;

fn field(prime: &str, recipe: &str) -> Field {
    let prime = Prime::parse(prime).expect("a prime");
    let plan: Plan = recipe.parse().expect("a recipe");
    assert_eq!(plan.to_string(), recipe);
    derive(&prime, &plan).unwrap_or_else(|reason| panic!("{recipe}: {reason}"))
}

const HALVES: &str = "5x52 lanes(8) product-scanning madd52 fold(608@high:madd52) carry(top-first)";

const MONTGOMERY: &str =
    "5x52 lanes(8) product-scanning madd52 montgomery(product-scanning) carry(top-first)";

/// By products of doubles.
const DOUBLES: &str =
    "5x51 lanes(4) product-scanning fma51 fold(19@columns:shift-add) carry(parallel)";

/// Every operation without a loop, on words at and between the bounds, other ones in each lane.
fn agrees_with_the_evaluator(prime: &str, recipe: &str) {
    programs_agree(&field(prime, recipe));
}

fn programs_agree(field: &Field) {
    let driver = Driver::new(field);
    let lanes = usize::from(field.vector_plan().expect("lanes").lanes);
    let mut random = Random(1);
    let mut calls: Vec<(&Program, Vec<Vec<BigInt>>)> = Vec::new();
    for checked in &field.programs {
        let program = checked.program();
        if program.internal {
            continue;
        }
        for round in 0..24 {
            let rows = (0..lanes).map(|lane| row(program, round * lanes + lane, &mut random));
            calls.push((program, rows.collect()));
        }
    }
    let mut input = String::new();
    for (program, rows) in &calls {
        write!(input, "{}", program.name).expect("text");
        for i in 0..rows[0].len() {
            rows.iter()
                .for_each(|row| write!(input, " {}", row[i]).expect("text"));
        }
        input.push('\n');
    }
    for form in driver.forms() {
        let output = driver.run(&["evaluate", form], &input);
        let mut lines = output.lines();
        for (program, rows) in &calls {
            let found: Vec<u64> = words_of(lines.next().expect("a line for each call"));
            for (lane, row) in rows.iter().enumerate() {
                let own: Vec<u64> = found.iter().skip(lane).step_by(lanes).copied().collect();
                let expected = program.run(&ports(program, row)).concat();
                let own: Vec<BigInt> = own.into_iter().map(BigInt::from).collect();
                assert_eq!(own, expected, "{} {form}, lane {lane}", program.name);
            }
        }
    }
}

/// The words of all parameters: ends of their bounds, their neighbours, random ones.
fn row(program: &Program, round: usize, random: &mut Random) -> Vec<BigInt> {
    let bounds = program.params.iter().flat_map(|port| &port.bounds);
    let mut word = |bound: &Interval| match (round, random.below(4)) {
        (0, _) | (_, 0) => bound.hi.clone(),
        (1, _) | (_, 1) => bound.lo.clone(),
        _ => random.member(bound),
    };
    bounds.map(&mut word).collect()
}

/// The words in their parameters.
fn ports(program: &Program, words: &[BigInt]) -> Vec<Vec<BigInt>> {
    let mut words = words.iter();
    let params = program.params.iter();
    params
        .map(|port| words.by_ref().take(port.values.len()).cloned().collect())
        .collect()
}

#[test]
fn eight_lanes_by_the_multiplier_of_52_bits() {
    agrees_with_the_evaluator("curve25519", HALVES);
}

/// Halves that do not meet the radix, and squares whose sums are doubled late.
#[test]
fn four_lanes_with_limbs_of_51_bits() {
    agrees_with_the_evaluator(
        "curve25519",
        "5x51 lanes(4) operand-scanning madd52 fold(19@columns:shift-add) carry(parallel)",
    );
}

/// Formulas as functions beside the operations, with products that are left open.
#[test]
fn formulas_of_lanes() {
    let mut field = field(
        "curve25519",
        "5x51 lanes(8) product-scanning madd52 fold(19@columns:madd52) carry(parallel)",
    );
    let plan: Plan = field.recipe.parse().expect("a recipe");
    let formulas = concat!(env!("CARGO_MANIFEST_DIR"), "/../../formulas");
    for name in ["completed_double", "completed_add_table", "ladder_step"] {
        let text =
            std::fs::read_to_string(format!("{formulas}/{name}.formula")).expect("a formula");
        let formula = Formula::parse(&text).expect("a formula");
        let proved = Proved::prove(formula).expect("a true one");
        let compiled = compile(&proved, &field.prime, &plan, None).expect("room");
        field.programs.push(compiled.program);
    }
    programs_agree(&field);
}

/// With a lowest limb of p that is -1, where elements need no product with it, and with one that is not.
#[test]
fn montgomery_by_halves() {
    for prime in ["p256", "secp256k1"] {
        agrees_with_the_evaluator(prime, MONTGOMERY);
    }
}

#[test]
fn four_lanes_by_products_of_32_bits() {
    agrees_with_the_evaluator(
        "curve25519",
        "10x25.5 lanes(4) product-scanning word fold(19@right:mul) carry(interleaved)",
    );
}

/// By products of 32 bits: the prime, and limbs for which its columns fit words.
const MONTGOMERY_OF_WORDS: [(&str, &str); 7] = [
    // The lowest limb of p is -1, with zeros above it in p + 1.
    ("p256", "9x29"),
    ("p384", "14x28"),
    ("goldilocks", "16x29"),
    // A product makes the quotient digit.
    ("p256-order", "9x29"),
    ("secp256k1", "10x26"),
    ("csidh512", "18x29"),
    // Elements are carried by a product with 1.
    ("ed25519-order", "9x29"),
];

fn montgomery_of_words(limbs: &str, lanes: u8) -> String {
    format!(
        "{limbs} lanes({lanes}) product-scanning word montgomery(product-scanning) carry(top-first)"
    )
}

#[test]
fn montgomery_by_products_of_32_bits() {
    for (prime, limbs) in MONTGOMERY_OF_WORDS {
        agrees_with_the_evaluator(prime, &montgomery_of_words(limbs, 4));
    }
}

/// NEON, in emulation where the processor is another one.
#[test]
fn montgomery_in_two_lanes() {
    for (prime, limbs) in [("p256", "9x29"), ("p256-order", "9x29")] {
        agrees_with_the_evaluator(prime, &montgomery_of_words(limbs, 2));
    }
}

/// NEON, in emulation where the processor is another one.
#[test]
fn two_lanes_by_products_of_32_bits() {
    let recipe = "10x25.5 lanes(2) product-scanning word fold(19@right:mul) carry(interleaved)";
    agrees_with_the_evaluator("curve25519", recipe);
    let driver = Driver::new(&field("curve25519", recipe));
    println!(
        "{:?}: {}",
        driver.forms(),
        driver.run(&["agree", "300"], "")
    );
}

/// Millions of operations of all forms on random words: the same bits, routines included.
#[test]
fn forms_agree_bit_for_bit() {
    let field = field("curve25519", HALVES);
    let driver = Driver::new(&field);
    if driver.forms().len() < 2 {
        println!("skipped: this processor has no AVX-512 IFMA");
        return;
    }
    // 8 lanes and some 20 operations in each round.
    println!("{}", driver.run(&["agree", "20000"], ""));
}

/// The multiplication uses the multiplier: both halves of 25 products, and of the fold.
#[test]
fn instructions_are_those_of_the_recipe() {
    let text = Driver::new(&field("curve25519", HALVES)).assembly();
    let Some(text) = text else {
        println!("skipped: assembly is of another processor");
        return;
    };
    let mul = driver::function(&text, "inspected_mul");
    let count = |mnemonic: &str| mul.iter().filter(|line| line.starts_with(mnemonic)).count();
    let halves = ["vpmadd52luq", "vpmadd52huq"].map(count);
    assert_eq!(halves, [25 + 4 + 1 + 1, 25 + 4], "{mul:#?}");
    assert_eq!(
        count("j") + count("call") + count("vpmuludq"),
        0,
        "{mul:#?}"
    );
}

/// Whether some recipe with so many lanes and this accumulation works.
fn works(name: &str, lanes: u8, accumulation: Accumulation) -> bool {
    let prime = Prime::parse(name).expect("a prime");
    let plans = vectors(&prime, lanes);
    let mut plans = plans.iter().filter(|p| p.accumulation == accumulation);
    plans.any(|plan| derive(&prime, plan).is_ok())
}

/// Some recipe by the multiplier of 52 bits works for each of these primes; for 2^255 - 19, in every number of lanes.
#[test]
fn primes_have_recipes_with_lanes() {
    for name in ["secp256k1", "p256", "p384", "2^127-1"] {
        assert!(works(name, 8, Accumulation::Madd52), "{name}");
    }
    for lanes in LANES {
        assert!(
            works("curve25519", lanes, Accumulation::Madd52),
            "{lanes} lanes"
        );
    }
}

/// Every known prime has lanes by products of 32 bits, but those of 12 and 14 bits: an encoded element of theirs has
/// more bits of a word than their one limb.
#[test]
fn primes_have_recipes_by_products_of_32_bits() {
    for name in known_names().filter(|name| !["ml-kem", "falcon"].contains(name)) {
        assert!(works(name, 4, Accumulation::Word), "{name}");
    }
}
