//! Units against the pseudo-code, by proofs; planted bugs have counterexamples. A sample of both; `LIMBFORGE_ALL=1`
//! takes all.

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

/// `1` for all, else `sample`: one of so many.
fn step(sample: usize) -> usize {
    let all = std::env::var_os("LIMBFORGE_ALL").is_some_and(|all| all == "1");
    if all { 1 } else { sample }
}

/// The sample has of every unit each third instruction, from another one on in the next unit.
#[test]
fn every_unit_equals_the_pseudo_code() {
    for (first, part) in Part::all().enumerate() {
        let instance = Instance { part, bug: None };
        let rows: Vec<_> = rows(part).collect();
        let (step, least) = (step(3), rows.len().min(3));
        for row in rows.iter().skip(first % step % least).step_by(step) {
            let all = immediates(row);
            // `cargo xtask rtl` proves all rows with all immediates; here is one between the ends.
            let immediate = all[all.len() / 2];
            let Some(holds) = holds(&instance, row, immediate) else {
                return;
            };
            assert!(holds, "{} {} {immediate}", part.name(), row.name);
        }
    }
}

/// Each bug outside of the product is refuted for some row; the product itself is abstracted. The sample has each
/// fourth.
#[test]
fn planted_bugs_are_refuted() {
    for instance in Instance::planted().into_iter().step_by(step(4)) {
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
