//! X25519 with our assembly on the emulated core: the vectors of RFC 7748, and what it calls.

use std::collections::BTreeMap;

use limbforge::emit::asm::{AsmError, AssemblerError};
use limbforge_lab::study::riscv_ise::hardware::{
    StudyError, X25519,
    x25519::{Program, VECTORS, bytes},
};
use num_bigint::BigUint;
use riscv_lab::machine::{Observer, Retired};

/// Limbs, recipe, instruction sets.
const FIELDS: [(&str, &[&str]); 2] = [
    (
        "4x64 operand-scanning double-word fold(38@high:mul) carry(none)",
        &["rv64im", "rv64im+ise-full", "rv64im+ise-flexible"],
    ),
    (
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
        &["rv64im", "rv64im+ise-flexible"],
    ),
];

/// `None` where no assembler is installed, which the test says.
fn program(recipe: &str, isa: &str) -> Option<Program> {
    match Program::new(recipe, isa) {
        Err(StudyError::Asm(error))
            if matches!(*error, AsmError::Assembler(AssemblerError::Missing { .. })) =>
        {
            eprintln!("skipped: {error}");
            None
        }
        program => Some(program.unwrap_or_else(|error| panic!("{recipe}, {isa}: {error}"))),
    }
}

/// Calls by address.
#[derive(Default)]
struct Calls(BTreeMap<u64, u64>);

impl Observer for Calls {
    fn retired(&mut self, retired: &Retired<'_>) {
        if retired.taken() {
            *self.0.entry(retired.next).or_default() += 1;
        }
    }
}

#[test]
fn vectors_of_the_standard_and_the_calls_that_the_study_counts() {
    for (recipe, sets) in FIELDS {
        for isa in sets {
            let Some(program) = program(recipe, isa) else {
                return;
            };
            for vector in VECTORS {
                let [scalar, point, result] = bytes(vector);
                let mut calls = Calls::default();
                let (given, _) = program
                    .emulated(scalar, point, &mut calls)
                    .expect("a return");
                assert_eq!(given, result, "{recipe}, {isa}");
                for (name, count) in X25519 {
                    assert_eq!(calls.0[&program.functions[name]], count, "{name}");
                }
            }
        }
    }
}

/// x of the multiple of a point, by big integers and the formulas of RFC 7748.
fn reference(mut scalar: [u8; 32], mut point: [u8; 32]) -> [u8; 32] {
    scalar[0] &= 248;
    scalar[31] = scalar[31] & 127 | 64;
    point[31] &= 127;
    let p = (BigUint::from(1_u8) << 255_u32) - 19_u8;
    let [x1, k] = [point, scalar].map(|bytes| BigUint::from_bytes_le(&bytes));
    let (zero, one) = (BigUint::ZERO, BigUint::from(1_u8));
    let sub = |x: &BigUint, y: &BigUint| (x + &p - (y % &p)) % &p;
    let (mut first, mut second) = ((one.clone(), zero), (&x1 % &p, one));
    for t in (0..255).rev() {
        if k.bit(t) {
            (first, second) = (second, first);
        }
        let (a, b) = (&first.0 + &first.1, sub(&first.0, &first.1));
        let (aa, bb) = (&a * &a % &p, &b * &b % &p);
        let e = sub(&aa, &bb);
        let (da, cb) = (
            sub(&second.0, &second.1) * &a % &p,
            (&second.0 + &second.1) * &b % &p,
        );
        let (sum, difference) = (&da + &cb, sub(&da, &cb));
        second = (
            &sum * &sum % &p,
            &x1 * (&difference * &difference % &p) % &p,
        );
        first = (&aa * &bb % &p, &e * (&aa + 121_665_u32 * &e) % &p);
        if k.bit(t) {
            (first, second) = (second, first);
        }
    }
    let inverse = first.1.modpow(&(&p - 2_u8), &p);
    let mut result = (first.0 * inverse % &p).to_bytes_le();
    result.resize(32, 0);
    result.try_into().expect("32 bytes")
}

/// Points of small order, beyond the prime, and with the bit that is ignored; scalars of all kinds of ends.
#[test]
fn ends_of_ranges_are_those_of_big_integers() {
    let mut beyond = [0xff; 32];
    let mut points = vec![[0; 32], [0xff; 32], bytes(VECTORS[0])[1]];
    for low in [0xec, 0xed, 0xee, 0xef, 0xff] {
        (beyond[0], beyond[31]) = (low, 0x7f);
        points.push(beyond);
    }
    points.push(std::array::from_fn(|at| u8::from(at == 0)));
    let scalars = [[0; 32], [0xff; 32], bytes(VECTORS[1])[0]];
    for (recipe, sets) in FIELDS {
        let isa = sets.last().expect("a set");
        let Some(program) = program(recipe, isa) else {
            return;
        };
        for point in &points {
            for scalar in scalars {
                let (given, _) = program.emulated(scalar, *point, &mut ()).expect("a return");
                let expected = reference(scalar, *point);
                assert_eq!(given, expected, "{recipe}, {isa}: {scalar:?} {point:?}");
            }
        }
    }
}
