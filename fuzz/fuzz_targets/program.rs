//! Any JSON program is refused or checked without a panic; and what is checked behaves as promised when it is run.
#![no_main]

use libfuzzer_sys::fuzz_target;
use limbforge_core::{
    Program,
    check::check,
    ir::{Form, interval::Interval, spec::Expression},
};
use num_bigint::BigInt;
use num_integer::Integer;

/// Programs with more values than this are slow to check and no more telling.
const MOST_VALUES: usize = 2000;

/// The value of a form in a run.
fn form(form: &Form, values: &[BigInt]) -> BigInt {
    form.0
        .iter()
        .map(|term| &term.weight * &values[term.value.index()])
        .sum()
}

/// The value of an expression in a run.
fn expression(terms: &Expression, values: &[BigInt]) -> BigInt {
    terms
        .iter()
        .map(|term| {
            let factors = term.factors.iter().map(|f| form(f, values));
            &term.coefficient * factors.product::<BigInt>()
        })
        .sum()
}

fuzz_target!(|data: &[u8]| {
    let Ok(program) = serde_json::from_slice::<Program>(data) else {
        return;
    };
    if program.types.len() > MOST_VALUES {
        return;
    }
    let Ok(checked) = check(program) else {
        return;
    };
    let program = checked.program();
    let ends: [fn(&Interval) -> BigInt; 4] = [
        |b| b.lo.clone(),
        |b| b.hi.clone(),
        |b| (&b.lo + &b.hi) >> 1,
        |b| (&b.lo + 1u32).min(b.hi.clone()),
    ];
    for (i, end) in ends.iter().enumerate() {
        let other = ends[(i + 1) % ends.len()];
        // Neighbouring limbs get different members of their bounds.
        let inputs: Vec<Vec<BigInt>> = program
            .params
            .iter()
            .map(|port| {
                let bounds = port.bounds.iter().enumerate();
                bounds
                    .map(|(j, b)| if j % 2 == 0 { end(b) } else { other(b) })
                    .collect()
            })
            .collect();
        let values = program.trace(&inputs);
        for (value, range) in values.iter().zip(checked.ranges()) {
            assert!(
                range.contains(value),
                "{value} is not in {range}\n{program}"
            );
        }
        for congruence in &program.spec.congruences {
            let left = expression(&congruence.left, &values);
            let difference = left - expression(&congruence.right, &values);
            assert_eq!(
                difference.mod_floor(&program.spec.modulus),
                BigInt::from(0),
                "{program}"
            );
        }
    }
});
