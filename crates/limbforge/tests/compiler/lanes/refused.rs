//! Mistakes, each refused: recipes, programs that no lane can run, and programs that are wrong by one step.

use limbforge_core::{
    certificate::recheck,
    check::{Refusal, check, fits_lanes},
    emit::{Emit, Json, Options},
    field::Field,
    ir::{Op, Program, Step, interval::Interval},
    ops::derive::{Rejection, derive},
    plan::Plan,
    prime::Prime,
};

use super::{HALVES, field, montgomery_of_words};

/// Each with a part of the line that refuses it.
#[test]
fn recipes() {
    let unreadable = |recipe: &str| recipe.parse::<Plan>().expect_err(recipe).to_string();
    for lanes in [
        "lanes(3)",
        "lanes(0)",
        "lanes(1)",
        "lanes(08)",
        "lanes(16)",
        "lanes()",
        "lanes",
    ] {
        let recipe = HALVES.replace("lanes(8)", lanes);
        assert!(
            unreadable(&recipe).contains(&format!("at `{lanes}`")),
            "{recipe}"
        );
    }
    let prime = Prime::parse("curve25519").expect("a prime");
    let cases = [
        (HALVES.replace("lanes(8) ", ""), "add `lanes(8)`"),
        (
            HALVES.replace("madd52 fold", "double-word fold"),
            "no double words",
        ),
        (HALVES.to_owned() + " invert(divsteps)", "invert by a power"),
        (HALVES.replace("product-scanning", "adk"), "plain products"),
        (HALVES.replace("5x52", "5x53"), "exceeds the multiplier"),
        (
            HALVES.replace("lanes", "word(32) lanes"),
            "a lane has 64 bits",
        ),
        (
            HALVES.replace("5x52", "10x25.5").replace("608", "19"),
            "limbs of one width",
        ),
    ];
    for (recipe, reason) in cases {
        let plan: Plan = recipe.parse().expect(&recipe);
        let refusal = derive(&prime, &plan).expect_err(&recipe);
        assert!(
            matches!(refusal, Rejection::Unfit(_)),
            "{recipe}: {refusal}"
        );
        let line = refusal.to_string();
        assert!(line.contains(reason) && !line.contains('\n'), "{line}");
    }
}

/// Limbs that would exceed the multiplier's operands, and products of more than 32 bits.
#[test]
fn recipes_without_room() {
    let prime = Prime::parse("curve25519").expect("a prime");
    let plans = [
        // Parallel carries leave limbs of 52 bits and a few more.
        HALVES.replace("top-first", "parallel"),
        "5x51 lanes(8) product-scanning word fold(19@columns:mul) carry(parallel)".to_owned(),
        "9x29 lanes(4) product-scanning word fold(1216@right:mul) carry(parallel)".to_owned(),
    ];
    for recipe in plans {
        let plan: Plan = recipe.parse().expect(&recipe);
        assert!(derive(&prime, &plan).is_err(), "{recipe}");
    }
}

/// Montgomery recipes of words: 2n products of 2w bits in a column, and other orders, which the recipe would not have.
#[test]
fn columns_that_exceed_a_word() {
    let recipe = |limbs: &str, order: &str| {
        format!("{limbs} lanes(4) product-scanning word montgomery({order}) carry(top-first)")
    };
    for (name, limbs) in [
        ("brainpoolp256", "9x31"),
        ("p384", "13x30"),
        ("p384-order", "13x30"),
        ("p384", "12x32"),
    ] {
        let prime = Prime::parse(name).expect("a prime");
        let plan: Plan = recipe(limbs, "product-scanning").parse().expect(limbs);
        let refusal = derive(&prime, &plan).expect_err(limbs).to_string();
        assert!(
            !refusal.contains("cannot be used"),
            "{name}, {limbs}: {refusal}"
        );
    }
    let prime = Prime::parse("p256").expect("a prime");
    for order in ["operand-scanning", "adk"] {
        let plan: Plan = recipe("9x29", order).parse().expect(order);
        let refusal = derive(&prime, &plan).expect_err(order);
        assert!(
            refusal.to_string().contains("one order of reduction"),
            "{refusal}"
        );
    }
}

#[test]
fn programs_that_no_lane_can_run() {
    for recipe in [
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
        "9x29 word(32) product-scanning double-word montgomery(product-scanning) carry(sequential)",
    ] {
        let field = field("curve25519", recipe);
        let mul = field.program("mul").expect("every field multiplies");
        assert!(
            matches!(fits_lanes(mul), Err(Refusal::Lane { .. })),
            "{recipe}"
        );
    }
    let lanes = field("curve25519", HALVES);
    for checked in &lanes.programs {
        assert_eq!(fits_lanes(checked), Ok(()), "{}", checked.program().name);
    }
}

/// Applies a change to each instruction that it fits; each must be refused.
fn all_refused(name: &str, change: impl Fn(&mut Program, usize) -> bool) {
    all_refused_of(&field("curve25519", HALVES), name, change);
}

pub fn all_refused_of(field: &Field, name: &str, change: impl Fn(&mut Program, usize) -> bool) {
    let original = field.program(name).expect("an operation").program();
    let mut tried = 0;
    for at in 0..original.steps.len() {
        let mut mutant = original.clone();
        if change(&mut mutant, at) {
            tried += 1;
            assert!(
                check(mutant).is_err(),
                "{name}, step {at}: {:?}",
                original.steps[at]
            );
        }
    }
    assert!(tried > 0, "{name} has no such instruction");
}

pub fn inst(program: &mut Program, at: usize) -> Option<&mut limbforge_core::ir::Inst> {
    match &mut program.steps[at] {
        Step::Inst(inst) => Some(inst),
        Step::Goal(_) => None,
    }
}

/// A half that is taken for the other one, or not added.
#[test]
fn mistaken_halves() {
    for name in ["mul", "square", "mul_small"] {
        all_refused(name, |program, at| {
            let Some(inst) = inst(program, at) else {
                return false;
            };
            inst.op = match inst.op {
                Op::Madd52Lo => Op::Madd52Hi,
                Op::Madd52Hi => Op::Madd52Lo,
                _ => return false,
            };
            true
        });
        all_refused(name, |program, at| {
            let Some(inst) = inst(program, at) else {
                return false;
            };
            let is_half = matches!(inst.op, Op::Madd52Lo | Op::Madd52Hi);
            if is_half {
                // The sum alone: the product is dropped.
                let sum = inst.args[2];
                inst.op = Op::Or;
                inst.args = vec![sum, sum];
            }
            is_half
        });
    }
}

/// 51 or 53 bits for 52, in carries.
#[test]
fn mistaken_widths() {
    for name in ["mul", "square", "add"] {
        for (from, to) in [(52, 51), (52, 53), (47, 48)] {
            all_refused(name, |program, at| match inst(program, at) {
                Some(inst) => match &mut inst.op {
                    Op::Shr(k) | Op::Low(k) if *k == from => {
                        *k = to;
                        true
                    }
                    _ => false,
                },
                None => false,
            });
        }
    }
}

/// Montgomery reductions of words: other widths of digits and carries, other constants, and a column without its last
/// summand.
#[test]
fn mistaken_digits_of_words() {
    for prime in ["p256", "p256-order"] {
        let field = field(prime, &montgomery_of_words("9x29", 4));
        // A wider factor of the product that makes a digit changes nothing: only the low limb of the product is taken.
        let all_masks = |to: u32| to < 29 || prime == "p256";
        for (from, to) in [(29, 28), (29, 30)] {
            all_refused_of(&field, "mul", |program, at| match inst(program, at) {
                Some(inst) => match &mut inst.op {
                    Op::Low(_) if !all_masks(to) => false,
                    Op::Shr(k) | Op::Low(k) if *k == from => {
                        *k = to;
                        true
                    }
                    _ => false,
                },
                None => false,
            });
        }
        all_refused_of(&field, "mul", |program, at| match inst(program, at) {
            Some(inst) => match &mut inst.op {
                Op::Const(k) => {
                    *k += 1;
                    true
                }
                _ => false,
            },
            None => false,
        });
        all_refused_of(&field, "square", |program, at| match inst(program, at) {
            Some(inst) if inst.op == Op::Add => {
                inst.args[1] = inst.args[0];
                inst.op = Op::Or;
                true
            }
            _ => false,
        });
    }
}

/// Bits above 52 that the multiplier ignores, and sums that a word cannot hold.
#[test]
fn wider_operands() {
    let field = field("curve25519", HALVES);
    for name in ["mul", "square"] {
        let original = field.program(name).expect("an operation").program();
        for port in 0..original.params.len() {
            for limb in 0..5 {
                let mut mutant = original.clone();
                mutant.params[port].bounds[limb] = Interval::of_bits(53);
                assert!(check(mutant).is_err(), "{name}, limb {limb}");
            }
        }
    }
    let original = field.program("add").expect("an operation").program();
    for limb in 0..5 {
        let mut mutant = original.clone();
        mutant.params[0].bounds[limb] = Interval::of_bits(64);
        assert!(check(mutant).is_err(), "add, limb {limb}");
    }
}

/// A saved field whose recipe says that it has lanes, though its programs have double words.
#[test]
fn certificates_without_lanes() {
    let options = Options {
        command: "a test".to_owned(),
        name: "field".to_owned(),
        traits: false,
    };
    let text = |recipe: &str| Json.emit(&field("curve25519", recipe), &options);
    assert!(recheck(&text(HALVES)).is_ok());
    let recipe = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";
    let claimed = text(recipe).replace("5x51 product", "5x51 lanes(8) product");
    let refusal = recheck(&claimed).expect_err("double words");
    assert!(
        refusal.to_string().contains("cannot run on lanes"),
        "{refusal}"
    );
}
