//! Certificates of formulas: what they say is proved again, and one that says anything else is refused.

use limbforge::{
    certificate::{CertificateError, Proof, Rechecked, recheck},
    ops::formula::{Compiled, compile_packed},
};
use serde_json::Value;

use crate::{
    compiled::{CASES, agrees, compiled},
    mutated::{mutate, neighbours, number, places, put_number, saved},
    names, proved,
    support::Random,
    text,
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
    let prime = limbforge::Prime::parse(prime).expect("a prime");
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
