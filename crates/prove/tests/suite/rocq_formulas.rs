//! Programs of formulas as theorems in Rocq: a congruence for each line of the formula, modulo the prime.

use crate::rocq::{Random, count, library};
use crate::texts::{text, texts};
use limbforge::{
    Field, Plan, Prime, Program,
    formula::{Formula, Proved},
    ir::{Op, Step, Value},
    ops::formula::{compile, compile_packed},
};
use limbforge_prove::rocq::{Verdict, answers, hints, print, prove, theorems, with_cuts};
use num_bigint::BigInt;

const RECIPES: [&str; 2] = [
    "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)",
    "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
];
/// Changed programs of each formula that is changed.
const CHANGES: usize = 8;

fn field(text: &str, recipe: &str, packed: bool) -> Field {
    let proved = Proved::prove(Formula::parse(text).expect("a formula")).expect("true");
    let prime = Prime::parse("2^255-19").expect("a prime");
    let plan: Plan = recipe.parse().expect("a recipe");
    let compile = if packed { compile_packed } else { compile };
    compile(&proved, &prime, &plan, None).expect("room").field
}

/// Every second formula in one recipe, in turns by `LIMBFORGE_TURN`; with `LIMBFORGE_ALL=1` every formula in all.
#[test]
fn every_formula_is_proved() {
    let Some(library) = library() else { return };
    let texts = texts();
    assert!(texts.len() >= 26, "{} formulas", texts.len());
    let all = count(1, RECIPES.len());
    let turn = std::env::var("LIMBFORGE_TURN").ok();
    let turn: usize = turn.and_then(|turn| turn.parse().ok()).unwrap_or(0);
    let step = count(2, 1);
    for (i, text) in texts.iter().skip(turn % step).step_by(step).enumerate() {
        for recipe in RECIPES.iter().cycle().skip(i % 2).take(all) {
            let field = field(text, recipe, i % 2 == 0);
            let lines = prove(&library, &field).expect("coqc");
            let [line] = &lines[..] else {
                panic!("one theorem");
            };
            let verdict = &line.verdict;
            assert!(
                matches!(verdict, Verdict::Proved { .. }),
                "{}: {verdict:?}",
                line.name
            );
        }
    }
}

/// Another constant, operand, cut or coefficient, one at a time.
#[test]
fn changed_programs_and_statements_are_refused() {
    let Some(library) = library() else { return };
    let mut random = Random::new(31);
    for (name, recipe) in [("dot4", RECIPES[1]), ("montgomery_add", RECIPES[0])] {
        let field = field(&text(name), recipe, true);
        let own = field.programs[0].program();
        let mut what = vec!["nothing".to_owned()];
        let mut programs = vec![own.clone()];
        for change in 0..count(CHANGES, 25 * CHANGES) {
            let mut other = own.clone();
            what.push(changed(&mut other, change % 4, &mut random));
            assert_ne!(other, *own);
            programs.push(other);
        }
        let questions = programs.iter().enumerate().map(|(i, program)| {
            let program = with_cuts(program);
            print::own_question(i, &program, &hints(&program), false)
        });
        let p = BigInt::from(field.prime.value().clone());
        let head = print::HEADER.to_owned() + &print::field(&p, &field.repr);
        let taken = answers(&library, &head, &questions.collect::<Vec<_>>()).expect("coqc");
        for (i, (taken, what)) in taken.iter().zip(&what).enumerate() {
            assert_eq!(*taken, i == 0, "{name}: {what} changed");
        }
    }
}

/// Changes one thing, and says which.
fn changed(program: &mut Program, kind: usize, random: &mut Random) -> String {
    let steps = program.steps.len();
    let congruences = program.spec.congruences.len();
    match kind {
        // A constant that products take.
        0 => loop {
            let at = random.below(steps);
            if let Step::Inst(inst) = &mut program.steps[at]
                && let Op::Const(k) = &mut inst.op
                && *k > BigInt::from(1)
            {
                *k += 1;
                return format!("constant {k}");
            }
        },
        // A factor of a product of two words.
        1 => loop {
            let at = random.below(steps);
            if let Step::Inst(inst) = &mut program.steps[at]
                && inst.op == Op::Mul
                && inst.args[0] != inst.args[1]
            {
                inst.args[0] = inst.args[1];
                return format!("step {at}");
            }
        },
        // A value of a cut, everywhere in the statement.
        2 => {
            let line = random.below(program.spec.cuts.len());
            let old = program.spec.cuts[line].form.clone();
            let mut new = old.clone();
            let term = &mut new.0[0];
            // The value before, or the second one for the first.
            term.value = Value(term.value.0.checked_sub(1).unwrap_or(1));
            program.spec.cuts[line].form = new.clone();
            for congruence in &mut program.spec.congruences {
                let terms = congruence.left.iter_mut().chain(&mut congruence.right);
                for form in terms.flat_map(|term| &mut term.factors) {
                    if *form == old {
                        *form = new.clone();
                    }
                }
            }
            format!("cut {line}")
        }
        // A coefficient of a line.
        _ => {
            let line = random.below(congruences);
            program.spec.congruences[line].right[0].coefficient += 1;
            format!("congruence {line}")
        }
    }
}

/// Another formula of the same name gives another theorem, and the hash says so.
#[test]
fn the_hash_is_that_of_the_statement() {
    let one = text("dot4");
    let other = one
        .replace("S4 = S3 + P4", "S4 = S3 - P4")
        .replace("+ A4*B4", "- A4*B4");
    let [one, other] = [one, other].map(|text| field(&text, RECIPES[1], false));
    let [a, b] = [&one, &other].map(|field| theorems(field)[0].hash.clone());
    assert_ne!(a, b);
    assert_eq!(a, theorems(&one)[0].hash);
}
