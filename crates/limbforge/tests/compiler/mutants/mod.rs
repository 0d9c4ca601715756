//! The check must be able to fail: checked programs are broken one step at a time, and each mutant must be refused.
//!
//! A mutant that is accepted has to be *equivalent*, by one of the closed list of reasons in [`reason::Reason`]; and
//! whatever the reason, it is run at and between its bounds and must keep its own statement, its intervals and its
//! claims. An accepted mutant that does not is a hole in the check.

mod breaker;
mod instructions;
mod programs;
mod reason;

use std::collections::BTreeMap;

use crate::support::{Random, field};
use breaker::{Class, Mutant, mutants};
use limbforge_core::check::{Checked, Refusal, check};
use limbforge_core::ir::Program;
use limbforge_core::pass::PIPELINE;
use programs::{NARROWED, PROGRAMS};
use reason::{Reason, reason, run};

/// Of the mutants of instructions and claims, every so many-th is tried.
const STRIDE: usize = 3;

/// Mutants of a class and what became of them.
#[derive(Default)]
struct Tally {
    malformed: usize,
    refused: usize,
    equivalent: usize,
}

/// All that was tried.
#[derive(Default)]
struct Outcome {
    tallies: BTreeMap<Class, Tally>,
    reasons: BTreeMap<(Reason, Class), usize>,
    /// Accepted mutants that are wrong, or equivalent for no known reason.
    wrong: Vec<String>,
}

impl Outcome {
    /// Checks a mutant, and runs it if it is accepted. `of` names the original.
    fn try_one(
        &mut self,
        original: &Checked<Program>,
        mutant: &Mutant,
        of: &str,
        random: &mut Random,
    ) {
        let tally = self.tallies.entry(mutant.class).or_default();
        let checked = match check(mutant.program.clone()) {
            Err(Refusal::Malformed(_)) => {
                tally.malformed += 1;
                return;
            }
            Err(_) => {
                tally.refused += 1;
                return;
            }
            Ok(checked) => checked,
        };
        tally.equivalent += 1;
        let context = || format!("{of}: {:?} {}", mutant.class, mutant.what);
        let runs = run(original.program(), mutant, &checked, random);
        match (&runs.refuted, reason(original, mutant, &runs)) {
            (Some(why), _) => self.wrong.push(format!("HOLE {}: {why}", context())),
            (None, None) => self
                .wrong
                .push(format!("accepted for no known reason: {}", context())),
            (None, Some(reason)) => {
                *self.reasons.entry((reason, mutant.class)).or_default() += 1;
            }
        }
    }

    /// Checks the mutants of a program. `of` names it.
    fn try_all(&mut self, original: &Checked<Program>, of: &str, random: &mut Random) {
        for (i, mutant) in mutants(original.program()).into_iter().enumerate() {
            // Programs of many instructions would have more mutants than there is time for.
            if mutant.at.is_none() || i % STRIDE == 0 {
                self.try_one(original, &mutant, of, random);
            }
        }
    }

    fn print(&self) {
        println!(
            "{:12} {:>9} {:>7} {:>10}",
            "class", "malformed", "refused", "equivalent"
        );
        for (class, t) in &self.tallies {
            let class = format!("{class:?}");
            println!(
                "{class:12} {:9} {:7} {:10}",
                t.malformed, t.refused, t.equivalent
            );
        }
        println!("{:?}", self.reasons);
    }
}

/// The program with double words in two words each.
fn narrow(program: &Program) -> Program {
    let mut passes = PIPELINE.iter();
    let pass = passes.find(|pass| pass.name == "narrow").expect("a pass");
    (pass.run)(program.clone())
}

#[test]
fn every_mutant_is_refused_or_equivalent() {
    let mut random = Random(1);
    let mut outcome = Outcome::default();
    for (prime, recipe, names) in PROGRAMS {
        let field = field(prime, recipe);
        for name in *names {
            let original = field.program(name).expect("an operation of the field");
            // The unbroken program is accepted, so that a refusal is about the change.
            check(original.program().clone()).expect("a checked program");
            let of = format!("{prime} by {recipe}: {name}");
            outcome.try_all(original, &of, &mut random);
            if NARROWED.contains(&(*recipe, *name)) {
                let narrowed = check(narrow(original.program())).expect("an accepted program");
                outcome.try_all(&narrowed, &format!("{of} in words"), &mut random);
            }
        }
    }
    outcome.print();
    let Outcome { tallies, wrong, .. } = outcome;
    assert!(
        wrong.is_empty(),
        "{} mutants:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    // The suite is not emptied by accident.
    let refused: usize = tallies.values().map(|t| t.refused).sum();
    assert!(refused > 3000, "only {refused} mutants were refused");
    for (class, t) in &tallies {
        assert!(
            t.refused + t.malformed > 0,
            "no mutant of {class:?} was refused"
        );
    }
    assert_eq!(
        tallies[&Class::Port].equivalent,
        0,
        "ports are part of the statement"
    );
    for class in [
        Class::Constant,
        Class::Limb,
        Class::Operation,
        Class::Term,
        Class::Selection,
        Class::Given,
    ] {
        assert_eq!(tallies[&class].equivalent, 0, "{class:?}");
    }
}
