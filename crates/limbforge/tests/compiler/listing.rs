//! A program's listing reads back as that program, and no other text does harm.

use std::{collections::BTreeSet, env};

use crate::support::{
    Random, field,
    random_programs::{Choices, program},
};
use limbforge_core::{
    check::check,
    ir::{
        Form, Goal, Kind, Known, Mistake, Op, Port, Program, Value, interval::Interval, op::TABLE,
    },
};
use num_bigint::BigInt;

/// Random programs, and changed texts, in a run of the tests. `LIMBFORGE_CASES` sets another number, such as for a
/// night.
const CASES: u64 = 20_000;

fn cases() -> u64 {
    env::var("LIMBFORGE_CASES").map_or(CASES, |n| n.parse().expect("a number"))
}

fn random(case: u64) -> Program {
    program(&mut Choices::new(&[], Random(case)))
}

/// Prints, reads and prints again.
#[track_caller]
fn reads_back(program: &Program) -> String {
    let text = program.to_string();
    match text.parse::<Program>() {
        Ok(read) => {
            assert_eq!(&read, program, "\n{text}");
            assert_eq!(read.to_string(), text);
        }
        Err(error) => panic!("{error}\n{text}"),
    }
    text
}

#[test]
fn random_programs_read_back() {
    let mut names = BTreeSet::new();
    for case in 0..cases() {
        let program = random(case);
        names.extend(program.instructions().map(|inst| inst.op.row().name));
        reads_back(&program);
    }
    let all: BTreeSet<&str> = TABLE.iter().map(|row| row.name).collect();
    assert_eq!(names, all, "each operation occurs in a random program");
}

/// Primes and recipes: words of 64 and 32 bits, each kind of product and reduction, inversion by divsteps with signed
/// words.
const FIELDS: &[(&str, &str)] = &[
    (
        "curve25519",
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
    ),
    (
        "curve25519",
        "5x51 adk double-word fold(19@columns:mul) carry(parallel)",
    ),
    (
        "curve25519",
        "5x51 product-scanning split(6,7) fold(19@right:mul) carry(sequential)",
    ),
    (
        "curve25519",
        "10x25.5 word(32) product-scanning double-word fold(19@right:mul) carry(interleaved)",
    ),
    (
        "curve25519",
        "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)",
    ),
    (
        "secp256k1",
        "4x64 operand-scanning carry-chain fold(4294968273@high:mul) carry(none)",
    ),
    (
        "secp256k1",
        "4x64 operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
    ),
    (
        "secp256k1",
        "5x52 product-scanning double-word montgomery(adk) carry(none)",
    ),
    (
        "p256",
        "4x64 operand-scanning double-word montgomery(interleaved) carry(none)",
    ),
    (
        "p256",
        "6x43 product-scanning double-word solinas carry(sequential)",
    ),
    ("goldilocks", "8x56 adk double-word golden carry(parallel)"),
    (
        "2^61 - 1",
        "1x64 operand-scanning carry-chain montgomery(interleaved) carry(none) invert(divsteps)",
    ),
];

#[test]
fn all_programs_of_fields_read_back() {
    let mut kinds = BTreeSet::new();
    for (prime, recipe) in FIELDS {
        for checked in &field(prime, recipe).programs {
            let program = checked.program();
            let ports = program.params.iter().chain(&program.results);
            kinds.extend(ports.map(|port| port.kind.to_string()));
            reads_back(program);
        }
    }
    let all = ["bytes", "flag", "loose", "tight", "word"].map(str::to_owned);
    assert_eq!(kinds, BTreeSet::from(all));
}

/// Parts that no generator writes: odd names, empty sums, coefficients of 0, all hints of a claim at once.
#[test]
fn odd_parts_read_back() {
    let mut program = random(0);
    let first = Form::of(Value(0));
    program.internal = true;
    program.word = 255;
    for name in ["", "a b", "9", "\"\\\n\u{2028}//", "v0", "result"] {
        program.name = name.to_owned();
        program.spec.formula = format!("{name} // not a comment");
        program.params[0].name = name.to_owned();
        reads_back(&program);
    }
    let huge: BigInt = (BigInt::from(1) << 16_600u32) - 3;
    let weights = [0, 1, -1, 19, 65_536, 65_535, -65_537].map(BigInt::from);
    let large = [huge.clone(), -&huge, -(BigInt::from(1) << 255u32)];
    for weight in weights.into_iter().chain(large) {
        let form = first.clone().plus(weight.clone(), Value(1));
        let known = |factors: Vec<Form>| Known {
            weight: weight.clone(),
            factors,
        };
        let goal = Goal::new(form.clone(), Interval::new(-huge.clone(), huge.clone()))
            .given(Value(0), true)
            .given(Value(1), false)
            .cases(Value(2))
            .cases(Value(0))
            .scaled(weight.clone())
            .through([])
            .through([
                known(vec![]),
                known(vec![Form::default()]),
                known(vec![form]),
            ])
            .through([known(vec![first.clone(), Form::default(), first.clone()])]);
        program.spec.modulus = weight;
        program.spec.ensures.push(goal);
    }
    for congruence in &mut program.spec.congruences {
        congruence.right.clear();
        congruence.zeros = first.clone().plus(-2, Value(0));
    }
    program.params.push(Port {
        name: "none".to_owned(),
        kind: Kind::Bytes,
        values: vec![],
        bounds: vec![],
    });
    let text = reads_back(&program);
    assert!(
        text.contains("through nothing") && text.contains("(0)"),
        "{text}"
    );
}

#[test]
fn each_operation_has_a_name() {
    for row in TABLE {
        let op = Op::named(row.name, 7).unwrap_or_else(|| panic!("{} is not read", row.name));
        assert_eq!(op.row().name, row.name);
        assert!(op.immediate().is_none_or(|k| k == 7));
    }
    assert_eq!(Op::named("div", 0), None);
}

/// A text with one thing changed: a character, a word or a line is lost, doubled, exchanged or another one.
fn changed(text: &str, random: &mut Random) -> String {
    let separators: [&[char]; 3] = [&[], &[' '], &['\n']];
    let separator = separators[random.below(3)];
    let mut pieces: Vec<String> = if separator.is_empty() {
        text.chars().map(String::from).collect()
    } else {
        text.split_inclusive(separator).map(str::to_owned).collect()
    };
    let (at, other) = (random.below(pieces.len()), random.below(pieces.len()));
    let odd = [
        "v",
        "v99999999999",
        "2^",
        "-",
        "0x",
        "(",
        "]",
        "\"",
        "\\",
        "é",
        "\0",
        "nothing",
        "u64",
        "exact",
        "//",
        "9",
    ];
    match random.below(5) {
        0 => drop(pieces.remove(at)),
        1 => pieces.insert(at, pieces[at].clone()),
        2 => pieces.swap(at, other),
        3 => pieces[at] = pieces[other].clone(),
        _ => pieces.insert(at, odd[random.below(odd.len())].to_owned()),
    }
    pieces.concat()
}

#[test]
fn changed_texts_are_refused_or_read() {
    let (mut read, mut refused) = (0, 0);
    for case in 0..cases() {
        let mut random_number = Random(case);
        let original = random(case % 500).to_string();
        let mut text = original.clone();
        for _ in 0..1 + random_number.below(3) {
            text = changed(&text, &mut random_number);
        }
        match text.parse::<Program>() {
            Ok(program) => {
                read += 1;
                reads_back(&program);
                // The check refuses or accepts any program that can be read, without a panic.
                let _ = check(program);
            }
            Err(error) => {
                refused += 1;
                let lines = text.split('\n').count();
                assert!((1..=lines).contains(&error.line), "{error}\n{text}");
                let line = text.split('\n').nth(error.line - 1).unwrap_or_default();
                assert!(
                    (1..=line.chars().count() + 1).contains(&error.column),
                    "{error}\n{text}"
                );
                assert!(!error.to_string().contains('\n'), "{error}");
            }
        }
    }
    println!("{read} read, {refused} refused");
    assert!(
        read > cases() / 20 && refused > cases() / 4,
        "{read} read, {refused} refused"
    );
}

/// Numbers and texts that would take long to read, or much room.
#[test]
fn limits_are_kept() {
    let original = random(0).to_string();
    let with_modulus = |modulus: &str| {
        let lines = original.lines().map(|line| match line.trim_start() {
            line if line.starts_with("modulus") => format!("modulus {modulus}\n"),
            line => format!("{line}\n"),
        });
        lines.collect::<String>().parse::<Program>()
    };
    let digits = |n: usize| "9".repeat(n);
    assert!(with_modulus(&digits(5000)).is_ok());
    assert!(with_modulus("2^16609").is_ok());
    for modulus in [
        "2^16610",
        "2^4294967295",
        &digits(5001),
        &digits(100_000),
        "2^16609 + 2^16609",
    ] {
        let error = with_modulus(modulus).expect_err("too large");
        assert_eq!((error.line, error.column), (3, 9), "{error}");
        assert_eq!(error.mistake, Mistake::NumberTooLarge { most: 16_610 });
    }
    let error = with_modulus(&"(".repeat(100_000)).expect_err("nested");
    assert!(error.to_string().len() < 100, "{error}");
    let error = with_modulus(&"x".repeat(100_000)).expect_err("no number");
    assert!(error.to_string().len() < 100, "{error}");
}
