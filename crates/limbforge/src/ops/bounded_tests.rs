//! Operations at the ends of given bounds beside big integers; and bounds that cannot be kept, which are refused.

use num_bigint::BigInt;
use num_integer::Integer;

use super::{
    bounded::{Bounds, bounded},
    derive::Rejection,
};
use crate::{
    check::{Checked, Refusal},
    ir::{
        Kind, Program,
        interval::{Interval, power_of_two},
    },
    plan::Plan,
    prime::Prime,
    repr::Repr,
};

/// Wraps of each kind, limbs of equal widths and of two, and both words.
const FIELDS: &[(&str, &str)] = &[
    (
        "2^255-19",
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
    ),
    (
        "2^255-19",
        "10x25.5 word(32) product-scanning double-word fold(19@right:mul) carry(sequential)",
    ),
    (
        "p448",
        "8x56 product-scanning double-word golden carry(interleaved)",
    ),
    (
        "p521",
        "9x58 product-scanning double-word fold(2@right:mul) carry(sequential)",
    ),
    (
        "2^130-5",
        "5x26 word(32) product-scanning double-word fold(5@right:mul) carry(sequential)",
    ),
];

const NAMES: &[&str] = &[
    "mul",
    "square",
    "carry",
    "add",
    "sub",
    "opp",
    "halve",
    "to_bytes",
    "from_bytes",
    "mul_small",
];

/// Tight limbs up to `most` and loose ones up to three times that, of the weight of the next limb over theirs.
fn limbs(most: impl Fn(BigInt) -> BigInt) -> impl Fn(u32) -> Bounds {
    move |width| Bounds {
        tight: Interval::up_to(most(power_of_two(width))),
        loose: Interval::up_to(power_of_two(width) * 3),
    }
}

type Made = Result<(Repr, Vec<Checked<Program>>), Rejection>;

fn made((prime, recipe): (&str, &str), names: &[&str], bounds: impl Fn(u32) -> Bounds) -> Made {
    let plan: Plan = recipe.parse().expect("a recipe");
    bounded(&Prime::parse(prime).expect("a prime"), &plan, names, bounds)
}

/// All limbs at their ends, alternating ones, and each alone.
fn extremes(bounds: &[Interval]) -> Vec<Vec<BigInt>> {
    let at = |high: &dyn Fn(usize) -> bool| -> Vec<BigInt> {
        let ends = bounds.iter().enumerate();
        let ends = ends.map(|(i, bound)| if high(i) { &bound.hi } else { &bound.lo });
        ends.cloned().collect()
    };
    let mut all = vec![
        at(&|_| false),
        at(&|_| true),
        at(&|i| i % 2 == 0),
        at(&|i| i % 2 == 1),
    ];
    for alone in 0..bounds.len() {
        all.extend([at(&|i| i == alone), at(&|i| i != alone)]);
    }
    all
}

/// The number that a result of these operands has to be modulo p, up to a factor: 2 of a half.
fn expected(name: &str, x: &BigInt, y: &BigInt) -> BigInt {
    match name {
        "mul" | "mul_small" => x * y,
        "square" => x * x,
        "add" => x + y,
        "sub" => x - y,
        "opp" => -x,
        "carry" | "halve" | "to_bytes" | "from_bytes" => x.clone(),
        other => unreachable!("{other}"),
    }
}

#[test]
fn operations_hold_at_the_ends_of_their_bounds() {
    for &field in FIELDS {
        let p: BigInt = Prime::parse(field.0)
            .expect("a prime")
            .value()
            .clone()
            .into();
        let (repr, programs) = made(field, NAMES, limbs(|one| one)).expect(field.1);
        assert_eq!(programs.len(), NAMES.len());
        let words = |values: &[BigInt]| {
            let weights = (0..).map(|i| power_of_two(u32::from(repr.word) * i));
            values
                .iter()
                .zip(weights)
                .map(|(v, w)| v * w)
                .sum::<BigInt>()
        };
        let number = |kind: Kind, values: &[BigInt]| match kind {
            Kind::Tight | Kind::Loose => repr.integer(values),
            _ => words(values),
        };
        for program in programs.iter().map(Checked::program) {
            let [first, second] = [0, 1].map(|i| {
                program
                    .params
                    .get(i)
                    .map(|port| (port, extremes(&port.bounds)))
            });
            let (x_port, xs) = first.expect("a parameter");
            for x in &xs {
                let none = (x_port, vec![Vec::new()]);
                let (y_port, ys) = second.as_ref().unwrap_or(&none);
                for y in ys {
                    let inputs: Vec<Vec<BigInt>> = [x, y]
                        .into_iter()
                        .filter(|v| !v.is_empty())
                        .cloned()
                        .collect();
                    let outputs = program.run(&inputs);
                    let [result] = program.results.as_slice() else {
                        unreachable!()
                    };
                    let out = number(result.kind, &outputs[0]);
                    let inside = outputs[0]
                        .iter()
                        .zip(&result.bounds)
                        .all(|(v, bound)| bound.contains(v));
                    assert!(inside, "{field:?} {}: {x:?} {y:?}", program.name);
                    let wanted = expected(
                        &program.name,
                        &number(x_port.kind, x),
                        &number(y_port.kind, y),
                    );
                    let factor = if program.name == "halve" { 2 } else { 1 };
                    let difference: BigInt = &out * factor - &wanted;
                    assert!(
                        difference.is_multiple_of(&p),
                        "{field:?} {}: {x:?} {y:?}",
                        program.name
                    );
                    assert!(program.name != "to_bytes" || out < p, "{field:?}: {x:?}");
                }
            }
        }
    }
}

/// One less than fiat-crypto's bound for tight limbs, and results exceed it: the last carry brings 1 to a full limb.
#[test]
fn bounds_that_results_exceed_are_refused() {
    for &field in FIELDS {
        let refused = made(field, &["carry"], limbs(|one| one - 1)).expect_err(field.1);
        let Rejection::Refused { refusal, program } = &refused else {
            panic!("{field:?}: {refused}")
        };
        assert_eq!(program, "carry");
        assert!(
            matches!(**refusal, Refusal::Bound { .. }),
            "{field:?}: {refusal}"
        );
    }
    let wide = |width| Bounds {
        tight: Interval::up_to(power_of_two(width)),
        loose: Interval::up_to(power_of_two(width + 11)),
    };
    let refused = made(FIELDS[0], &["mul"], wide).expect_err("columns of 128 bits");
    assert!(matches!(refused, Rejection::Overflow(_)), "{refused}");
}
