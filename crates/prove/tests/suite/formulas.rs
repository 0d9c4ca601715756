//! Printed formulas: each print of each file of `formulas/` is proved under the statement of the formula's text, and a
//! print that computes something else is refused.

use crate::support::{
    Call, Random,
    change::{body, changed},
    expected, has_compiler, outputs,
};
use crate::texts::{text, texts};
use limbforge::{
    Field, Plan, Prime,
    emit::{Options, by_name},
    formula::{Formula, Proved},
    ops::formula::{Choices, compile, compile_packed},
};
use limbforge_prove::lang::{Language, Outcome, Report, examine, prove::How};

const RECIPES: [&str; 2] = [
    "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)",
    "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
];
const LANGUAGES: [(Language, &str); 3] = [
    (Language::Rust, "rust"),
    (Language::C, "c"),
    (Language::Go, "go"),
];
/// Changed texts of each print that is changed.
const CHANGES: usize = 15;
/// Inputs of a changed text that is not refused.
const INPUTS: usize = 20;

/// The field of a formula modulo 2^255 - 19.
fn field(text: &str, recipe: &str, packed: bool, choices: Option<&Choices>) -> Field {
    let proved = Proved::prove(Formula::parse(text).expect("a formula")).expect("true");
    let prime = Prime::parse("2^255-19").expect("a prime");
    let plan: Plan = recipe.parse().expect("a recipe");
    let compile = if packed { compile_packed } else { compile };
    let compiled = compile(&proved, &prime, &plan, choices);
    compiled.expect("room").field
}

fn printed(field: &Field, language: &str) -> String {
    let options = Options {
        command: "a test".to_owned(),
        name: field.prime.identifier(),
        traits: false,
    };
    by_name(language).expect("a printer").emit(field, &options)
}

/// The operation's name in the file, its line, and the verdict on it.
fn outcome<'a>(report: &'a Report, field: &Field) -> Option<(&'a str, usize, &'a Outcome)> {
    let name = &field.programs[0].program().name;
    let rows = report.rows.iter();
    let mut own = rows.filter(|row| row.operation.as_ref() == Some(name));
    own.next()
        .map(|row| (row.name.as_str(), row.line, &row.outcome))
}

#[test]
fn every_print_is_proved() {
    let texts = texts();
    assert!(texts.len() >= 26, "{} formulas", texts.len());
    for text in &texts {
        for recipe in RECIPES {
            for packed in [false, true] {
                let field = field(text, recipe, packed, None);
                for (language, name) in LANGUAGES {
                    let report = examine(language, &printed(&field, name), &field);
                    let report = report.unwrap_or_else(|problem| panic!("{name}: {problem}"));
                    let (own, _, outcome) = outcome(&report, &field).expect("its function");
                    let same = matches!(outcome, Outcome::Program(p) if p.how == How::Same);
                    assert!(
                        same && report.is_proved(),
                        "{own} in {name}: {}",
                        outcome.words()
                    );
                }
            }
        }
    }
}

/// Numbers and operators, one at a time. What is not refused gives what the program gives.
#[test]
fn changed_texts_are_refused() {
    let mut random = Random(7);
    let (mut tried, mut refused) = (0, 0);
    for (name, recipe) in [
        ("edwards_double", RECIPES[1]),
        ("ladder_step", RECIPES[0]),
        ("dot4", RECIPES[1]),
    ] {
        let field = field(&text(name), recipe, name == "dot4", None);
        let program = field.programs[0].program();
        for (language, printer) in LANGUAGES {
            let text = printed(&field, printer);
            let report = examine(language, &text, &field).expect("it is read");
            let (function, line, _) = outcome(&report, &field).expect("its function");
            let (function, body) = (function.to_owned(), body(&text, line));
            let mut here = 0;
            while here < CHANGES {
                let at = body.start + random.below(body.len());
                let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
                let Some(other) = changed(&lines[at], &mut random) else {
                    continue;
                };
                let what = format!("{name}, {printer}: {} -> {other}", lines[at]);
                lines[at] = other;
                let other = lines.join("\n") + "\n";
                (here, tried) = (here + 1, tried + 1);
                let report = examine(language, &other, &field);
                if !report.is_ok_and(|report| report.is_proved()) {
                    refused += 1;
                    continue;
                }
                println!("{what} is accepted: it has to be right");
                if !has_compiler(language) {
                    continue;
                }
                let calls: Vec<Call<'_>> = (0..INPUTS)
                    .map(|_| Call {
                        function: function.clone(),
                        program,
                        inputs: random.inputs(program),
                    })
                    .collect();
                let given = outputs(language, &other, &field, &calls).unwrap_or_default();
                for (call, line) in calls.iter().zip(given) {
                    let wanted = expected(&field, program, &program.run(&call.inputs));
                    assert_eq!(line.trim_end(), wanted, "{what}");
                }
            }
        }
    }
    println!("{refused} of {tried} changed texts are refused");
    assert!(
        refused * 10 >= tried * 9,
        "{refused} of {tried} are refused"
    );
}

/// A formula of the same name with another meaning, and the print of the first: its own words do not help it.
#[test]
fn the_statement_is_that_of_the_formula() {
    let one = text("dot4");
    let other = one
        .replace("S4 = S3 + P4", "S4 = S3 - P4")
        .replace("+ A4*B4", "- A4*B4");
    assert_ne!(one, other);
    for recipe in RECIPES {
        let [own, different] = [&one, &other].map(|text| field(text, recipe, true, None));
        for (language, name) in LANGUAGES {
            let text = printed(&own, name);
            let report = examine(language, &text, &different).expect("it is read");
            let (_, _, outcome) = outcome(&report, &different).expect("its function");
            assert!(
                matches!(outcome, Outcome::Refused(_)),
                "{}",
                outcome.words()
            );
            assert!(!report.is_proved());
        }
    }
}

/// A print with an array for several elements is none with an array each.
#[test]
fn arrays_are_part_of_the_statement() {
    let text = text("edwards_double");
    let [one, packed] = [false, true].map(|packed| field(&text, RECIPES[1], packed, None));
    for (language, name) in LANGUAGES {
        for (own, other) in [(&one, &packed), (&packed, &one)] {
            let report = examine(language, &printed(own, name), other).expect("it is read");
            assert!(!report.is_proved(), "{name}: another layout");
        }
    }
}
