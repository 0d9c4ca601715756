//! Functions on single words beside big integers, at the ends of words; and other statements, which are refused.

use num_bigint::BigInt;
use num_integer::Integer;

use super::alone::{choice, difference, product, sum};
use crate::{
    check::{Checked, check_exact},
    ir::{Program, interval::power_of_two, spec::Term},
};

/// Words and widths of limbs in them.
const WIDTHS: &[(u8, u32)] = &[
    (32, 1),
    (32, 25),
    (32, 31),
    (32, 32),
    (64, 31),
    (64, 32),
    (64, 51),
    (64, 63),
    (64, 64),
];

/// The ends of words of so many bits, and their middle.
fn ends(width: u32) -> Vec<BigInt> {
    let (half, whole) = (power_of_two(width - 1), power_of_two(width));
    let near = [&half - 1, half.clone(), half + 1, &whole - 2, &whole - 1];
    let mut all: Vec<BigInt> = [0, 1].into_iter().map(BigInt::from).chain(near).collect();
    all.retain(|k| *k < whole && *k >= BigInt::ZERO);
    all
}

/// Runs the program for both flags, if it takes one, and all ends.
fn compared(
    program: &Checked<Program>,
    width: u32,
    flags: &[u8],
    wanted: impl Fn(u8, &BigInt, &BigInt) -> Vec<BigInt>,
) {
    let program = program.program();
    for &flag in flags {
        for a in ends(width) {
            for b in ends(width) {
                let mut inputs = vec![vec![a.clone()], vec![b.clone()]];
                if program.params.len() == 3 {
                    inputs.insert(0, vec![flag.into()]);
                }
                let results: Vec<BigInt> = program.run(&inputs).concat();
                assert_eq!(
                    results,
                    wanted(flag, &a, &b),
                    "{} {flag} {a} {b}",
                    program.name
                );
            }
        }
    }
}

#[test]
fn sums_and_differences() {
    for &(word, width) in WIDTHS {
        let base = power_of_two(width);
        let split = |k: BigInt| k.div_mod_floor(&base);
        let program = sum("sum", word, width).expect("it is proved");
        compared(&program, width, &[0, 1], |carry, a, b| {
            let (high, low) = split(a + b + carry);
            vec![low, high]
        });
        let program = difference("difference", word, width).expect("it is proved");
        compared(&program, width, &[0, 1], |borrow, a, b| {
            let (high, low) = split(a - b - borrow);
            vec![low, -high]
        });
    }
}

#[test]
fn products_and_choices() {
    for word in [32, 64] {
        let bits = u32::from(word);
        let program = product("product", word).expect("it is proved");
        compared(&program, bits, &[0], |_, a, b| {
            let (high, low) = (a * b).div_mod_floor(&power_of_two(bits));
            vec![low, high]
        });
        let program = choice("choice", word).expect("it is proved");
        compared(&program, bits, &[0, 1], |choice, a, b| {
            vec![if choice == 0 { a.clone() } else { b.clone() }]
        });
    }
}

#[test]
fn statements_that_are_off_by_one_are_refused() {
    let made = |word, width| {
        [
            sum("sum", word, width),
            difference("difference", word, width),
            product("product", word),
            choice("choice", word),
        ]
    };
    for &(word, width) in WIDTHS {
        for checked in made(word, width) {
            let mut program = checked.expect("it is proved").program().clone();
            assert!(check_exact(program.clone()).is_ok(), "{}", program.name);
            let congruence = &mut program.spec.congruences[0];
            congruence.right.push(Term::new(1, Vec::new()));
            assert!(check_exact(program.clone()).is_err(), "{}", program.name);
        }
    }
}
