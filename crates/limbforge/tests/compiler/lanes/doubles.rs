//! Products of doubles: the operations beside the processor's, recipes, and programs that are wrong by one step.

use limbforge_compare::Random;
use limbforge_core::{
    ir::{Op, Step, Ty, eval::Integers, op::apply},
    ops::derive::{Rejection, derive},
    plan::{Accumulation, Plan},
    prime::Prime,
};
use num_bigint::BigInt;

use super::{
    DOUBLES, agrees_with_the_evaluator, field,
    refused::{all_refused_of, inst},
    works,
};

/// With words between the sums of columns that begin with a multiple of p, and with other primes: limbs of 43 bits, of
/// which what is above bit 51 counts 2^8 times, and one whose fold has more bits.
#[test]
fn four_lanes_by_products_of_doubles() {
    agrees_with_the_evaluator("curve25519", DOUBLES);
    for (prime, recipe) in [
        (
            "2^127-1",
            "3x43 lanes(4) product-scanning fma51 fold(4@columns:shift-add) carry(parallel)",
        ),
        (
            "2^414-17",
            "9x46 lanes(4) product-scanning fma51 fold(17@columns:shift-add) carry(parallel)",
        ),
    ] {
        agrees_with_the_evaluator(prime, recipe);
    }
}

#[test]
fn primes_have_recipes_by_products_of_doubles() {
    for prime in ["curve25519", "2^127-1", "2^414-17"] {
        assert!(works(prime, 4, Accumulation::Fma51), "{prime}");
    }
}

/// The remainder of rounding a product, and the rounded product, by two multiply-adds.
fn by_doubles(x: u64, y: u64) -> [i64; 2] {
    let (x, y) = (x as f64, y as f64);
    let (base, least) = (2f64.powi(103), 3.0 * 2f64.powi(51));
    let rounded = x.mul_add(y, base);
    let rest = x.mul_add(y, base + least - rounded);
    [rest - least, (rounded - base) / 2f64.powi(51)].map(|part| part as i64)
}

/// Factors below 2^52, of which many products lie between two multiples of 2^51, or next to that.
fn factor(random: &mut Random) -> u64 {
    let word = random.word() >> 12;
    match random.below(6) {
        0 => (1 << 52) - 1 - (word & 0xff),
        1 => word >> (word & 63).min(51),
        // The product of two odd multiples of 2^25 is one of 2^50.
        2 | 3 => (word >> 25 | 1) << 25,
        4 => 1 << (word % 52),
        _ => word,
    }
}

#[test]
fn parts_are_those_of_doubles() {
    let ty = Ty::unsigned(64);
    let (mut random, mut ties) = (Random(7), 0);
    let offset = BigInt::from(1u64 << 60);
    for _ in 0..200_000 {
        let (x, y) = (factor(&mut random), factor(&mut random));
        let product = u128::from(x) * u128::from(y);
        if product >> 103 != 0 {
            continue;
        }
        ties += usize::from(product & ((1 << 51) - 1) == 1 << 50);
        let args = [x.into(), y.into(), offset.clone()];
        let parts = [Op::Fma51Lo, Op::Fma51Hi].map(|op| {
            let sum = apply(&mut Integers, &op, ty, &args).remove(0);
            i64::try_from(sum - &offset).expect("a short number")
        });
        assert_eq!(parts, by_doubles(x, y), "{x:#x} * {y:#x}");
    }
    assert!(ties > 1000, "{ties} ties");
}

#[test]
fn recipes() {
    let prime = Prime::parse("curve25519").expect("a prime");
    for (from, to, reason) in [
        ("lanes(4)", "lanes(8)", "has one form"),
        ("5x51", "5x52", "at most 51"),
        ("5x51", "10x25.5", "of one width"),
        (
            "product-scanning",
            "operand-scanning",
            "go on from one another",
        ),
        (
            "fold(19@columns:shift-add)",
            "montgomery(product-scanning)",
            "not rounded",
        ),
    ] {
        let plan: Plan = DOUBLES.replace(from, to).parse().expect(to);
        let refusal = derive(&prime, &plan).expect_err(to);
        assert!(matches!(refusal, Rejection::Unfit(_)), "{to}: {refusal}");
        assert!(refusal.to_string().contains(reason), "{refusal}");
    }
}

/// A part that is taken for the other one or not added, and another beginning of a column.
#[test]
fn mistaken_parts() {
    let doubles = field("curve25519", DOUBLES);
    for name in ["mul", "square", "mul_small"] {
        all_refused_of(&doubles, name, |program, at| {
            let Some(inst) = inst(program, at) else {
                return false;
            };
            inst.op = match inst.op {
                Op::Fma51Lo => Op::Fma51Hi,
                Op::Fma51Hi => Op::Fma51Lo,
                _ => return false,
            };
            true
        });
        all_refused_of(&doubles, name, |program, at| {
            let Some(inst) = inst(program, at) else {
                return false;
            };
            let is_part = matches!(inst.op, Op::Fma51Lo | Op::Fma51Hi);
            if is_part {
                let sum = inst.args[2];
                inst.op = Op::Or;
                inst.args = vec![sum, sum];
            }
            is_part
        });
        all_refused_of(&doubles, name, |program, at| match &mut program.steps[at] {
            Step::Inst(inst) => match &mut inst.op {
                Op::Const(k) if k.bits() > 48 => {
                    *k += 1;
                    true
                }
                _ => false,
            },
            Step::Goal(_) => false,
        });
    }
}
