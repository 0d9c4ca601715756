//! Formulas in printed files of lanes: in each module they are proved under the statements of their texts. A function
//! that computes something else is refused, with a line of its own.

use crate::support::{
    Printed, Random, all,
    beside::{examined, formulas},
    change::changed,
    generated, is_all, printed,
};
use limbforge::{
    formula::{Formula, Proved},
    ops::formula::{Compiled, compile, compile_packed},
};
use limbforge_prove::lang::{Outcome, Report, examine, examine::NOT_NAMED, prove::How};

/// A file with formulas, and the modules in it.
const FILE: &str = "rust/src/curve25519/lanes8.rs";
const MODULES: [&str; 2] = ["portable", "ifma"];

fn name(compiled: &Compiled) -> &str {
    &compiled.program.program().name
}

/// The functions of formulas in both modules, as the rows name them.
fn rows(formulas: &[Compiled]) -> Vec<String> {
    let of = |module| {
        formulas
            .iter()
            .map(move |own| format!("{module}::{}", name(own)))
    };
    MODULES.into_iter().flat_map(of).collect()
}

/// The formula of a doubling with this factor in place of 2, compiled by a recipe.
fn doubling(printed: &Printed, recipe: &str, factor: &str, packed: bool) -> Compiled {
    let path = generated().join("../formulas/completed_double.formula");
    let mut text = std::fs::read_to_string(path).expect("a formula");
    for own in ["2*XY", "2*x1*y1"] {
        assert!(text.contains(own), "{own} is not there");
        text = text.replace(own, &own.replacen('2', factor, 1));
    }
    let proved = Proved::prove(Formula::parse(&text).expect("a formula")).expect("true");
    let compile = if packed { compile_packed } else { compile };
    let plan = recipe.parse().expect("a recipe");
    compile(&proved, &printed.field.prime, &plan, None).expect("room")
}

/// The places of a function in the text of a file, from its name to its end.
fn place(text: &str, row: &str) -> std::ops::Range<usize> {
    let (module, function) = row.split_once("::").expect("a module");
    let module = text
        .find(&format!("pub mod {module} {{"))
        .expect("a module");
    let start = text[module..]
        .find(&format!("pub fn {function}("))
        .expect("it is there");
    let length = text[module + start..].find("\n    }\n").expect("an end");
    module + start..module + start + length
}

/// The text with another text of each of these functions.
fn each(text: &str, rows: &[String], change: impl Fn(&str) -> String) -> String {
    let mut text = text.to_owned();
    for row in rows {
        let place = place(&text, row);
        let other = change(&text[place.clone()]);
        assert_ne!(text[place.clone()], other, "{row} is not changed");
        text.replace_range(place, &other);
    }
    text
}

/// Names of the rows that are refused, and whether each names a line of its function.
fn refused(text: &str, report: &Report) -> Vec<String> {
    let refused = report.refused().map(|(row, problem)| {
        let place = place(text, &row.name);
        let line = |at: usize| text[..at].lines().count();
        let own = line(place.start)..=line(place.end) + 1;
        assert!(own.contains(&problem.line), "{}: {problem}", row.name);
        row.name.clone()
    });
    refused.collect()
}

#[test]
fn formulas_of_every_file_are_proved() {
    let mut with = 0;
    for file in all().iter().filter(|file| file.contains("lanes")) {
        let printed = printed(file);
        let formulas = formulas(&printed);
        let report = examined(&printed, &printed.text, &formulas);
        let report = report.unwrap_or_else(|problem| panic!("{file}: {problem}"));
        assert!(report.is_proved() && report.missing.is_empty(), "{file}");
        for row in &report.rows {
            let of_formula = formulas
                .iter()
                .any(|own| row.operation.as_deref() == Some(name(own)));
            let same = matches!(&row.outcome, Outcome::Program(p) if p.how == How::Same);
            assert!(same || !of_formula, "{}: {}", row.name, row.outcome.words());
            with += usize::from(of_formula);
            let not_named = matches!(&row.outcome, Outcome::Unseen(why) if why == NOT_NAMED);
            assert!(!not_named, "{file}: {} is not looked at", row.name);
        }
    }
    assert_eq!(with, 10);
}

#[test]
fn what_is_not_named_is_not_proved() {
    let printed = printed(FILE);
    let report = examine(printed.language, &printed.text, &printed.field).expect("it is read");
    let unseen = report.rows.iter().filter(|row| {
        matches!(&row.outcome, Outcome::Unseen(why) if why == NOT_NAMED) && row.operation.is_none()
    });
    let unseen: Vec<&String> = unseen.map(|row| &row.name).collect();
    assert_eq!(unseen, rows(&formulas(&printed)).iter().collect::<Vec<_>>());
}

/// The operands of the last call of a function of two operands, exchanged.
fn exchanged(text: &str, call: &str) -> String {
    let start = text.rfind(call).expect("a call") + call.len();
    let end = start + text[start..].find(");").expect("its end");
    let (x, y) = text[start..end].split_once(", ").expect("two operands");
    format!("{}{y}, {x}{}", &text[..start], &text[end..])
}

/// The last limb of the first result takes the place of the limb before it.
fn without_limb(text: &str) -> String {
    let end = text.rfind("\n        (Element([").expect("results");
    let end = end + text[end..].find("])").expect("its end");
    let (rest, last) = text[..end].rsplit_once(", ").expect("limbs");
    let (rest, _) = rest.rsplit_once(", ").expect("limbs");
    format!("{rest}, {last}, {last}{}", &text[end..])
}

/// Another text of a function.
type Change = fn(&str) -> String;

/// Changes that each formula has a place for, by the first text of a function that is replaced. All of them compile.
const REPLACED: &[(&str, &str, &str)] = &[
    ("a difference for a sum", "vadd(", "vsub("),
    ("a sum for a difference", "vsub(", "vadd("),
    ("high halves for low ones", "vmadd52lo(", "vmadd52hi("),
    ("low halves for high ones", "vmadd52hi(", "vmadd52lo("),
    ("a mask for a sum", "vadd(", "vand("),
    ("a limb dropped", "vadd(", "vmadd52lo(vsplat(0), "),
    ("another fold", "vsplat(19)", "vsplat(18)"),
    ("a narrower mask", "(0x7_ffff", "(0x3_ffff"),
    ("a wider mask", "(0x7_ffff", "(0xf_ffff"),
    ("another shift", "vshr::<51>", "vshr::<50>"),
    ("a number of one lane", "vsplat(19)", "1"),
    ("an operator", "vadd(", "(1 + "),
];

/// Others of that kind.
const MUTANTS: &[(&str, Change)] = &[
    ("an argument exchanged", |text| exchanged(text, "vsub(")),
    ("a limb twice", without_limb),
    ("limbs exchanged", |text| {
        text.replacen("0, ", "#", 1)
            .replacen("1, ", "0, ", 1)
            .replacen('#', "1, ", 1)
    }),
    ("another element", |text| {
        let at = text.rfind("\n        (Element([").expect("results");
        let (first, rest) = text[at..].split_once("), ").expect("results");
        let (second, rest) = rest.split_once("), ").expect("results");
        let first = first.trim_start().trim_start_matches('(');
        format!("{}\n        ({second}), {first}), {rest}", &text[..at])
    }),
];

/// Changes that change no value.
const NEUTRAL: &[(&str, Change)] = &[
    ("a sum exchanged", |text| exchanged(text, "vadd(")),
    ("a product exchanged", |text| {
        let at = text.find("vmadd52lo(vsplat(0), ").expect("a product");
        let own = text[at..].split_once(";").expect("its end").0.to_owned();
        let (x, y) = own["vmadd52lo(vsplat(0), ".len()..]
            .split_once(", ")
            .expect("two");
        let y = y.trim_end_matches(')');
        text.replacen(&own, &format!("vmadd52lo(vsplat(0), {y}, {x})"), 1)
    }),
];

/// Every function is changed at once: each has to be refused, and nothing else.
#[test]
fn changed_functions_are_refused() {
    let printed = printed(FILE);
    let formulas = formulas(&printed);
    let rows = rows(&formulas);
    let mut sorted = rows.clone();
    sorted.sort();
    let replaced = REPLACED.iter().map(|(what, own, other)| {
        let change = |text: &str| text.replacen(own, other, 1);
        (what, each(&printed.text, &rows, change))
    });
    let others = MUTANTS.iter();
    let others = others.map(|(what, change)| (what, each(&printed.text, &rows, change)));
    for (what, text) in replaced.chain(others) {
        let report = examined(&printed, &text, &formulas);
        let report = report.unwrap_or_else(|problem| panic!("{what}: {problem}"));
        let mut refused = refused(&text, &report);
        refused.sort();
        assert_eq!(refused, sorted, "{what}");
    }
    for (what, change) in NEUTRAL {
        let text = each(&printed.text, &rows, change);
        let report = examined(&printed, &text, &formulas).expect("it is read");
        assert_eq!(refused(&text, &report), Vec::<String>::new(), "{what}");
    }
}

/// Parts of the choice in a ladder step, changed in one module at a time.
#[test]
fn changed_choices_are_refused() {
    const CHANGES: &[[&str; 2]] = &[
        [
            "vselect(exchanged, v183, v53)",
            "vselect(exchanged, v53, v183)",
        ],
        [
            "vselect(exchanged, v183, v53)",
            "vselect(exchanged, v183, v48)",
        ],
        ["vselect(exchanged, v183, v53)", "vselect(ALL, v183, v53)"],
        ["vselect(exchanged, v183, v53)", "vselect(0, v183, v53)"],
        ["black_box(exchanged)", "black_box(exchanged & 1)"],
        [
            "black_box(exchanged)",
            "black_box(exchanged | exchanged >> 1)",
        ],
        ["black_box(exchanged)", "black_box(exchanged * exchanged)"],
        [
            "black_box(exchanged)",
            "black_box(exchanged.count_ones() as Mask)",
        ],
        [
            "x2: &Element,\n        z2: &Element",
            "z2: &Element,\n        x2: &Element",
        ],
        [
            "exchanged: Mask,\n        x2: &Element",
            "x2: &Element,\n        exchanged: Mask",
        ],
    ];
    let printed = printed(FILE);
    let formulas = formulas(&printed);
    for change in CHANGES {
        for module in MODULES {
            let row = format!("{module}::ladder_step_mixed");
            let rows = std::slice::from_ref(&row);
            let text = each(&printed.text, rows, |own| {
                own.replacen(change[0], change[1], 1)
            });
            let report = examined(&printed, &text, &formulas).expect("it is read");
            assert_eq!(refused(&text, &report), rows, "{}", change[1]);
        }
    }
}

/// Changes in the sample, and with `LIMBFORGE_ALL=1`.
const COUNTS: [usize; 2] = [40, 1_000];

/// Numbers and helpers, one at a time. What is not refused has the program's values, which the proof says.
#[test]
fn changes_of_lines_are_refused() {
    let printed = printed(FILE);
    let formulas = formulas(&printed);
    let rows = rows(&formulas);
    let mut random = Random(0xf0_12a5);
    let (mut refusals, mut accepted) = (0, Vec::new());
    while refusals + accepted.len() < COUNTS[usize::from(is_all())] {
        let row = &rows[random.below(rows.len())];
        let place = place(&printed.text, row);
        let mut lines: Vec<String> = printed.text[place.clone()]
            .lines()
            .map(str::to_owned)
            .collect();
        let at = 1 + random.below(lines.len() - 1);
        let Some(other) = changed(&lines[at], &mut random) else {
            continue;
        };
        let what = format!("{row}: {} -> {other}", lines[at]);
        lines[at] = other;
        let mut text = printed.text.clone();
        text.replace_range(place, &lines.join("\n"));
        let report = examined(&printed, &text, &formulas).expect("it is read");
        match refused(&text, &report).as_slice() {
            [] => accepted.push(what),
            [one] if one == row => refusals += 1,
            others => panic!("{what}: {others:?}"),
        }
    }
    println!("{refusals} refused, accepted: {accepted:#?}");
    assert!(accepted.len() * 10 < refusals, "{accepted:#?}");
}

/// A formula of the same name with another meaning: the print of the first is refused.
#[test]
fn the_statement_is_that_of_the_text() {
    let printed = printed(FILE);
    let text = &printed.text;
    let verdict = |formula: &Compiled| {
        let report = examined(&printed, text, std::slice::from_ref(formula)).expect("it is read");
        refused(text, &report)
    };
    let both = MODULES.map(|module| format!("{module}::completed_double"));
    let of = |factor, packed| doubling(&printed, &printed.field.recipe, factor, packed);
    assert_eq!(verdict(&of("2", false)), Vec::<String>::new());
    assert_eq!(verdict(&of("3", false)), both);
    assert_eq!(verdict(&of("2", true)), both);
}

/// Bounds of another recipe are none that the field's operations have.
#[test]
fn formulas_are_for_the_field() {
    const OTHER: &str =
        "5x52 lanes(8) product-scanning madd52 fold(608@high:madd52) carry(top-first)";
    let printed = printed(FILE);
    let own = doubling(&printed, &printed.field.recipe, "2", false);
    let other = doubling(&printed, OTHER, "2", false);
    let problem = |formulas: &[Compiled]| {
        let report = examined(&printed, &printed.text, formulas);
        report.expect_err("it is refused").what
    };
    assert!(problem(&[other]).contains("another prime or other bounds"));
    assert!(problem(&[own.clone(), own]).contains("the name of another one"));
}
