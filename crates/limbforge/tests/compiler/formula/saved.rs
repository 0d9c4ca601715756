//! Certificates of formulas: what they say is proved again, and one that says anything else is refused.

use limbforge_core::{
    certificate::{CertificateError, Proof, Rechecked, recheck},
    ops::formula::{Compiled, compile_packed},
};
use serde_json::Value;

use super::{
    compiled::{CASES, agrees, compiled},
    names, proved, text,
};
use crate::{
    mutated::{mutate, neighbours, number, places, put_number, saved},
    support::Random,
};

/// How many numbers of a certificate are tried.
const NUMBERS: usize = 300;

fn again(json: &Value) -> Result<Rechecked, CertificateError> {
    recheck(&json.to_string())
}

/// What was compiled, from what was read.
fn read(checked: &Rechecked) -> Compiled {
    let whole = checked.field.formula.as_deref().expect("a formula");
    let name = &whole.statement.formula().name;
    Compiled {
        field: checked.field.clone(),
        statement: whole.statement.clone(),
        program: checked.field.program(name).expect("its program").clone(),
        choices: whole.choices.clone(),
    }
}

/// One with limbs that have room, one with full words and a flag, and one with arrays in the Montgomery domain.
fn some() -> [Compiled; 3] {
    let [first, second] = [(0, "edwards_double"), (1, "ladder_step")].map(|(case, name)| {
        let (prime, recipe, _) = CASES[case];
        compiled(name, prime, recipe, None).expect("room")
    });
    let (prime, recipe, _) = CASES[4];
    let prime = limbforge_core::Prime::parse(prime).expect("a prime");
    let plan = recipe.parse().expect("a recipe");
    let third = compile_packed(&proved(&text("dot4")).expect("true"), &prime, &plan, None);
    [first, second, third.expect("room")]
}

#[test]
fn every_formula_is_read_back() {
    for name in names() {
        for (prime, recipe, prefixes) in CASES {
            if !prefixes.iter().any(|prefix| name.starts_with(prefix)) {
                continue;
            }
            let own = compiled(&name, prime, recipe, None).expect("room");
            let checked = again(&saved(&own.field)).expect("it was written a moment ago");
            let other = read(&checked);
            assert_eq!(other.program, own.program);
            assert_eq!(other.statement, own.statement);
            assert_eq!(other.choices, own.choices);
            let [verdict] = &checked.verdicts[..] else {
                panic!("one verdict for {name}");
            };
            assert_eq!((&verdict.name, verdict.proof), (&name, Proof::Whole));
            for claim in &own.statement.formula().meaning.claims {
                assert!(verdict.meaning.contains(&claim.to_string()), "{verdict}");
            }
        }
    }
    for own in some() {
        let checked = again(&saved(&own.field)).expect("it was written a moment ago");
        assert_eq!(read(&checked).statement, own.statement);
    }
}

/// Whether a number at this place only helps a proof, or says nothing of the program.
fn is_hint(place: &str) -> bool {
    let hints = ["/zeros/", "/through/", "/cases/", "/scale"];
    hints.iter().any(|hint| place.contains(hint))
}

/// Numbers of the file, one at a time: constants, operands, cuts, bounds, intervals, weights.
#[test]
fn a_changed_number_is_refused() {
    let mut random = Random(21);
    for own in some() {
        let mut file = saved(&own.field);
        let all = places(&file);
        let numbers: Vec<&String> = (all.iter())
            .filter(|at| number(&file, at).is_some() && !is_hint(at))
            .collect();
        let step = numbers.len().div_ceil(NUMBERS);
        let (mut changed, mut accepted) = (0, 0);
        for place in numbers.iter().skip(random.below(step)).step_by(step) {
            let k = number(&file, place).expect("a number");
            let other = &neighbours(&k)[random.below(4)];
            if *other == k {
                continue;
            }
            put_number(&mut file, place, other);
            changed += 1;
            if let Ok(checked) = again(&file) {
                println!("{place}: {k} -> {other} is accepted: it has to be right");
                agrees(&read(&checked), &mut Random(4), 6);
                accepted += 1;
            }
            put_number(&mut file, place, &k);
        }
        println!("{accepted} of {changed} numbers are accepted");
        assert!(changed >= 150, "{changed} changes");
        assert!(
            accepted * 50 <= changed,
            "{accepted} of {changed} are accepted"
        );
    }
}

/// Lists and values moved about.
#[test]
fn a_changed_file_is_refused_or_right() {
    let mut random = Random(22);
    let (mut changed, mut refused) = (0, 0);
    for own in some() {
        let file = saved(&own.field);
        let all = places(&file);
        for _ in 0..NUMBERS {
            let mut other = file.clone();
            mutate(&mut other, &all, &mut |n| random.below(n));
            if other == file {
                continue;
            }
            changed += 1;
            match again(&other) {
                Err(_) => refused += 1,
                Ok(checked) => agrees(&read(&checked), &mut Random(4), 4),
            }
        }
    }
    println!("{refused} of {changed} files are refused");
    assert!(refused * 4 >= changed * 3, "{refused} of {changed}");
}

/// The statement is that of the text: neither the file's own statement, nor another layout, is believed.
#[test]
fn other_texts_are_refused() {
    let [double, ladder, _] = some();
    let file = saved(&double.field);
    let error = |place: &str, value: Value| {
        let mut other = file.clone();
        *other.pointer_mut(place).expect(place) = value;
        again(&other).expect_err(place).to_string()
    };
    let own = text("edwards_double");
    let with = |from: &str, to: &str| Value::from(own.replacen(from, to, 1));
    // False, so refused before the program is looked at.
    let reason = error("/formula/text", with("X3 = E*F", "X3 = E*G"));
    assert!(reason.contains("is false"), "{reason}");
    // True, and of other lines than the program's.
    let reason = error("/formula/text", with("X3 = E*F", "X3 = F*E"));
    assert!(reason.contains("specification"), "{reason}");
    let reason = error(
        "/formula/text",
        with("formula edwards_double", "formula other"),
    );
    assert!(reason.contains("`edwards_double`"), "{reason}");
    let reason = error(
        "/formula/text",
        with("formula edwards_double", "formula mul"),
    );
    assert_eq!(reason, "two operations are named `mul`");
    let reason = error("/formula/text", Value::from(text("dot4")));
    assert!(reason.contains("`edwards_double`"), "{reason}");
    let long = "# ".to_owned() + &"x".repeat(1 << 16) + "\n" + &own;
    let reason = error("/formula/text", Value::from(long));
    assert!(reason.contains("longer than"), "{reason}");
    let reason = error("/formula/packed", Value::from(true));
    assert!(reason.contains("parameters and results"), "{reason}");
    let reason = error("/formula/choices", Value::from("carried(Q) joined()"));
    assert!(reason.contains("no line `Q`"), "{reason}");
    let reason = error("/programs", Value::Array(Vec::new()));
    assert_eq!(reason, "the formula `edwards_double` has no program");

    // Without its formula the program is no operation of a field.
    let mut other = file.clone();
    other.as_object_mut().expect("an object").remove("formula");
    let reason = again(&other).expect_err("no formula").to_string();
    assert_eq!(reason, "the field has no operation named `edwards_double`");
    // The program of another formula, with its own true statement.
    let mut other = file.clone();
    other["programs"] = saved(&ladder.field)["programs"].clone();
    assert!(again(&other).is_err());
    // A comment changes nothing.
    let mut other = file;
    other["formula"]["text"] = Value::from("# A comment.\n".to_owned() + &own);
    again(&other).expect("the same formula");
}

/// A cut as long as the file, read by every line: the statement is not made.
#[test]
fn long_cuts_are_refused_at_once() {
    let [double, ..] = some();
    let mut file = saved(&double.field);
    let cut = &mut file["programs"][0]["program"]["spec"]["cuts"][0]["form"];
    let term = cut[0].clone();
    *cut = Value::Array(vec![term; 100_000]);
    let start = std::time::Instant::now();
    let reason = again(&file).expect_err("another cut").to_string();
    assert!(reason.contains("specification"), "{reason}");
    assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
}
