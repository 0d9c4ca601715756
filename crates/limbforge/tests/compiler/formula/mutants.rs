//! Programs that are not the formula's, or whose cuts are about something else: all are refused.

use limbforge_core::{
    ir::{Op, Program, Step, Value, interval::Interval},
    ops::formula::{Compiled, NotTheFormula},
};
use num_bigint::BigInt;

use super::compiled::{CASES, OPEN, agrees, compiled};
use crate::support::Random;

/// One of each kind of arithmetic.
fn some() -> Vec<Compiled> {
    let cases = [
        (0, "edwards_double"),
        (1, "ladder_step"),
        (0, "ladder_step"),
        (OPEN, "completed_double"),
    ];
    let compiled = cases.map(|(case, name)| {
        let (prime, recipe, _) = CASES[case];
        compiled(name, prime, recipe, None).expect("room")
    });
    compiled.into()
}

/// The difference that a caller could see of a mutant that the check accepts: none, if it computes the formula.
fn refused(compiled: &Compiled, mutant: Program, what: &str) -> bool {
    match compiled.statement.check(mutant) {
        Err(_) => true,
        Ok(program) => {
            let other = Compiled {
                program,
                ..compiled.clone()
            };
            println!("{what} is accepted: it has to be right");
            agrees(&other, &mut Random(3), 6);
            false
        }
    }
}

#[test]
fn changed_constants_are_refused() {
    let (mut changed, mut accepted) = (0, 0);
    for compiled in some() {
        let program = compiled.program.program();
        for (i, step) in program.steps.iter().enumerate() {
            let Step::Inst(inst) = step else { continue };
            let Op::Const(k) = &inst.op else { continue };
            for other in [k + 1, BigInt::from(0)]
                .into_iter()
                .filter(|other| other != k)
            {
                let mut mutant = program.clone();
                if let Step::Inst(inst) = &mut mutant.steps[i] {
                    inst.op = Op::Const(other);
                }
                changed += 1;
                let refused = refused(&compiled, mutant, &format!("constant {k}"));
                accepted += usize::from(!refused);
            }
        }
    }
    assert!(
        changed >= 15 && accepted == 0,
        "{accepted} of {changed} are accepted"
    );
}

/// An operation, or the operand of one, is left out: its result is its operand.
#[test]
fn dropped_instructions_are_refused() {
    let mut random = Random(5);
    let (mut changed, mut accepted) = (0, 0);
    for compiled in some() {
        let program = compiled.program.program();
        for _ in 0..40 {
            let at = random.below(program.steps.len());
            let mut mutant = program.clone();
            let Step::Inst(inst) = &mut mutant.steps[at] else {
                continue;
            };
            if inst.args.is_empty() {
                continue;
            }
            let arg = random.below(inst.args.len());
            let other = random.below(inst.results[0].index());
            if inst.args[arg] == Value(other as u32) {
                continue;
            }
            inst.args[arg] = Value(other as u32);
            changed += 1;
            let refused = refused(&compiled, mutant, &format!("step {at}"));
            accepted += usize::from(!refused);
        }
    }
    assert!(
        changed >= 50 && accepted * 20 <= changed,
        "{accepted} of {changed} are accepted"
    );
}

#[test]
fn cuts_about_other_values_are_refused() {
    for compiled in some() {
        let program = compiled.program.program();
        let cuts = program.spec.cuts.len();
        for i in 0..cuts {
            let mut missing = program.clone();
            missing.spec.cuts.remove(i);
            let name = program.spec.cuts[i].name.clone();
            let error = compiled
                .statement
                .check(missing)
                .expect_err("a line without a cut");
            assert_eq!(error, NotTheFormula::Cuts { name });

            let mut swapped = program.clone();
            let next = swapped.spec.cuts[(i + 1) % cuts].form.clone();
            if next != swapped.spec.cuts[i].form {
                swapped.spec.cuts[i].form = next;
                let error = compiled
                    .statement
                    .check(swapped)
                    .expect_err("another line's values");
                assert!(matches!(error, NotTheFormula::Refused(_)), "{error}");
            }

            let mut weight = program.clone();
            weight.spec.cuts[i].form.0[0].weight += 1;
            assert!(compiled.statement.check(weight).is_err());

            let mut value = program.clone();
            let term = &mut value.spec.cuts[i].form.0[0];
            term.value = Value(term.value.0 - 1);
            assert!(compiled.statement.check(value).is_err());
        }
        let mut more = program.clone();
        more.spec.cuts.push(program.spec.cuts[0].clone());
        let error = compiled
            .statement
            .check(more)
            .expect_err("a cut without a line");
        assert!(matches!(error, NotTheFormula::Cuts { .. }), "{error}");
    }
}

/// Of the program's own statement nothing is believed; another name, port or bound is refused.
#[test]
fn the_statement_is_the_formulas() {
    for compiled in some() {
        let program = compiled.program.program();
        let mut other = program.clone();
        other.spec.congruences.clear();
        other.spec.modulus = BigInt::from(3);
        let checked = compiled
            .statement
            .check(other)
            .expect("the statement is made again");
        assert_eq!(checked.program().spec, program.spec);

        let breaks: [fn(&mut Program); 6] = [
            |program| program.name.push('x'),
            |program| program.params.swap(1, 2),
            |program| program.params[1].bounds[0] = Interval::of_bits(8),
            |program| program.results.swap(0, 1),
            |program| program.results[0].values.swap(0, 1),
            |program| program.results[0].bounds[0] = Interval::of_bits(7),
        ];
        for (i, breaks) in breaks.iter().enumerate() {
            let mut other = program.clone();
            breaks(&mut other);
            assert!(compiled.statement.check(other).is_err(), "break {i}");
        }
    }
}
