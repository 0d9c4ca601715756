//! Code of a program of whose meaning a part is not proved has to compute the words that are written here: these are
//! the program's values.

use num_bigint::BigInt;

use super::{
    super::tests::{inputs, word},
    Conditional, Style, expressions,
};
use crate::{
    ops::derive::derive_only,
    prime::Prime,
    read::word::{Op, Words, evaluate},
};

/// Fields whose batches of divsteps have chunks of several lengths and entries.
const FIELDS: [(&str, &str); 5] = [
    (
        "2^255-19",
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential) invert(divsteps)",
    ),
    (
        "2^255-19",
        "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none) invert(divsteps)",
    ),
    (
        "p256",
        "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none) invert(divsteps)",
    ),
    (
        "2^127-1",
        "2x64 operand-scanning carry-chain fold(2@high:mul) carry(none) invert(divsteps)",
    ),
    (
        "2^521-1",
        "9x58 product-scanning double-word fold(2@right:mul) carry(sequential) invert(divsteps)",
    ),
];

const NAMES: [&str; 7] = [
    "divsteps_head",
    "divsteps_fg",
    "divsteps_de",
    "divsteps_last",
    "divsteps_words",
    "divsteps_low",
    "divsteps_ahead",
];

const ROUNDS: usize = 300;

fn values(words: &Words, inputs: &[Vec<BigInt>]) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for i in 0..words.len() {
        let (op, args) = words.get(words.at(i));
        let args: Vec<u64> = args.iter().map(|a| values[a.index()]).collect();
        values.push(match op {
            Op::Parameter { port, word: at } => word(&inputs[port][at]),
            Op::Narrow { port } => word(&inputs[port][0]),
            _ => evaluate(op, &args),
        });
    }
    values
}

#[test]
fn words_are_those_of_the_program() {
    let mut judged = 0;
    for (prime, recipe) in FIELDS {
        let prime = Prime::parse(prime).expect("a prime");
        let recipe = recipe.parse().expect("a recipe");
        let field = derive_only(&prime, &recipe, &NAMES).expect("a field");
        for name in NAMES {
            let checked = field.program(name).expect("a program");
            let program = checked.program();
            assert!(program.spec.is_partial(), "{name}");
            for conditional in [Conditional::No, Conditional::Words, Conditional::All] {
                for carry_flag in [false, true] {
                    let style = Style {
                        radix: None,
                        carry_flag,
                        conditional,
                        reduced_radix: false,
                        flexible_radix: false,
                    };
                    let written = expressions((&field).into(), checked, style).expect("words");
                    let mut seed = 7;
                    for _ in 0..ROUNDS {
                        let inputs = inputs(program, &mut seed);
                        let values = values(&written.hints.words, &inputs);
                        for (port, expected) in program.results.iter().zip(program.run(&inputs)) {
                            for (v, expected) in port.values.iter().zip(expected) {
                                let sum = written.hints.sum(*v);
                                let found = values[sum[0].node.index()];
                                let what = || format!("{prime} {name} {style:?} {inputs:?}");
                                assert_eq!(found, word(&expected), "{}", what());
                            }
                        }
                    }
                    judged += 1;
                }
            }
        }
    }
    assert_eq!(judged, FIELDS.len() * NAMES.len() * 6);
}
