//! Units against the pseudo-code, by proofs; planted bugs have counterexamples.

use riscv_lab::isa::{Row, TABLE};
use riscv_rtl::{
    HardwareError,
    formal::{immediates, prove},
    instance::{Instance, Part},
};

/// `None` where a tool is not installed, which the test says.
fn holds(instance: &Instance, row: &'static Row, immediate: i64) -> Option<bool> {
    match prove(instance, row, immediate) {
        Err(error @ HardwareError::Missing(_)) => {
            eprintln!("skipped: {error}");
            None
        }
        proof => Some(
            proof
                .unwrap_or_else(|error| panic!("{}: {error}", row.name))
                .holds,
        ),
    }
}

fn rows(part: Part) -> impl Iterator<Item = &'static Row> {
    TABLE.iter().filter(move |row| part.executes(row))
}

#[test]
fn every_unit_equals_the_pseudo_code() {
    for part in Part::all() {
        let instance = Instance { part, bug: None };
        for row in rows(part) {
            let all = immediates(row);
            // `cargo xtask rtl` proves all of them; here is one between the ends.
            let immediate = all[all.len() / 2];
            let Some(holds) = holds(&instance, row, immediate) else {
                return;
            };
            assert!(holds, "{} {} {immediate}", part.name(), row.name);
        }
    }
}

/// Each bug outside of the product is refuted for some row; the product itself is abstracted.
#[test]
fn planted_bugs_are_refuted() {
    for instance in Instance::planted() {
        let bug = instance.bug.expect("planted");
        let mut refuted = false;
        for row in rows(instance.part) {
            let all = immediates(row);
            let last = all.len() - 1;
            for at in [0, last.min(1), last.div_ceil(2), last] {
                let immediate = all[at];
                let Some(holds) = holds(&instance, row, immediate) else {
                    return;
                };
                refuted |= !holds;
            }
            if refuted {
                break;
            }
        }
        let within_product = bug.right.starts_with("p = a");
        assert_eq!(refuted, !within_product, "{bug:?}");
    }
}
