//! Whatever the check accepts of random programs is true in every run.

use std::{collections::BTreeMap, env};

use crate::support::{
    Random,
    random_programs::{Choices, program},
    sound,
};
use limbforge_core::{
    check::{Refusal, check},
    ir::{Program, Step},
};

/// Programs in a run of the tests. `LIMBFORGE_CASES` sets another number, such as for a night.
const CASES: u64 = 200_000;

#[derive(Default, Debug)]
struct Tally {
    accepted: usize,
    marks: usize,
    claims: usize,
    congruences: usize,
}

impl Tally {
    fn add(&mut self, program: &Program) {
        self.accepted += 1;
        self.marks += program.instructions().filter(|inst| inst.exact).count();
        let claims = program.steps.iter().filter(|s| matches!(s, Step::Goal(_)));
        self.claims += claims.count();
        self.congruences += program.spec.congruences.len();
    }
}

fn kind(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Malformed(_) => "malformed",
        Refusal::DoesNotFit { .. } => "does not fit",
        Refusal::LowNotZero { .. } => "low not zero",
        Refusal::Unproved { .. } => "unproved",
        Refusal::NotCongruent { .. } => "not congruent",
        _ => "other",
    }
}

#[test]
fn accepted_random_programs_are_right() {
    let cases = env::var("LIMBFORGE_CASES").map_or(CASES, |n| n.parse().expect("a number"));
    let (mut tally, mut refused) = (Tally::default(), BTreeMap::new());
    for case in 0..cases {
        let program = program(&mut Choices::new(&[], Random(case)));
        match check(program) {
            Ok(checked) => {
                tally.add(checked.program());
                if let Err(why) = sound(&checked, &mut Random(case), 16) {
                    panic!("case {case}: {why}\n{}", checked.program());
                }
            }
            Err(refusal) => *refused.entry(kind(&refusal)).or_insert(0) += 1,
        }
    }
    println!("{cases} programs: {tally:?} accepted; refused: {refused:?}");
    // The programs are not so random that nothing is accepted.
    let enough = |n: usize| n as u64 > cases / 100;
    assert!(enough(tally.accepted) && enough(tally.marks), "{tally:?}");
    assert!(
        enough(tally.claims) && enough(tally.congruences),
        "{tally:?}"
    );
}
