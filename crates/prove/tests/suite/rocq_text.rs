//! Printed text against the checker in Rocq alone: what the reader makes of a changed text is asked of Rocq without the
//! check in Rust. It is refused, or it computes what is stated, on boundary and random inputs.
//!
//! `LIMBFORGE_MUTANTS=20000` sets the number of changes, and `LIMBFORGE_ALL=1` takes many.

use crate::rocq;
use crate::rocq::{count, is_right_by_itself, library};
use crate::support::{
    Printed, Random,
    change::{body, changed},
    printed,
};
use limbforge::Program;
use limbforge_prove::{
    lang::{
        examine,
        names::Names,
        prove::{self, Reading},
    },
    rocq::{answers, hints, print},
};
use num_bigint::BigInt;

/// Files that are changed.
const FILES: &[&str] = &[
    "rust/src/curve25519_x25_5/word32.rs",
    "rust/src/curve25519/word64.rs",
    "c/scalar25519_64.c",
    "../go/internal/curve25519/curve25519_riscv64.go",
];
/// Changes in the sample, and with `LIMBFORGE_ALL=1`.
const SAMPLE: usize = 40;
const ALL: usize = 2_000;
/// Changes of a run of `coqc`.
const BATCH: usize = 50;

/// The program of one function of a text, as it is read; `None` if it is not understood.
fn read(printed: &Printed, text: &str, operation: &str) -> Option<Stated> {
    let file = examine::read(printed.language, text).ok()?;
    let names = Names::of(printed.language, &file);
    let name = names.of_field(&printed.field, operation)?;
    let function = file.function(&name)?;
    let wanted = printed.field.program(operation)?;
    let reading = prove::read(printed.language, &file, function, &printed.field, wanted);
    Stated::of(reading.ok()?)
}

/// A reading, with what has to hold of it as a program of its own.
struct Stated {
    reading: Reading,
    conditions: Program,
}

impl Stated {
    /// `None` if the conditions cannot be stated: no theorem can then be about the text.
    fn of(reading: Reading) -> Option<Stated> {
        let conditions = reading.conditions.stated(&reading.program)?;
        Some(Stated {
            reading,
            conditions,
        })
    }

    /// Both questions: whether the program is as stated, and whether the conditions hold.
    fn questions(&self, number: usize) -> [String; 2] {
        let (program, conditions) = (&self.reading.program, &self.conditions);
        [
            print::question(2 * number, &program.name, program, &hints(program)),
            print::own_question(2 * number + 1, conditions, &hints(conditions), true),
        ]
    }
}

fn head(printed: &Printed) -> String {
    let p = BigInt::from(printed.field.prime.value().clone());
    print::HEADER.to_owned() + &print::field(&p, &printed.field.repr)
}

/// The verdicts of Rocq alone on readings.
fn taken(printed: &Printed, readings: &[&Stated]) -> Vec<bool> {
    let library = library().expect("coqc is there");
    let all = readings.iter().enumerate();
    let all: Vec<String> = all.flat_map(|(i, own)| own.questions(i)).collect();
    let verdicts = answers(&library, &head(printed), &all).expect("coqc answers");
    let both = verdicts.chunks(2).map(|pair| pair.iter().all(|yes| *yes));
    both.collect()
}

#[test]
fn a_changed_constant_is_refused_by_rocq_alone() {
    if library().is_none() {
        return;
    }
    let printed = printed("rust/src/curve25519/word64.rs");
    let own = read(&printed, &printed.text, "mul").expect("it is read");
    let start = printed.text.find("pub const fn mul(").expect("a product");
    let (before, from) = printed.text.split_at(start);
    let changed = before.to_owned() + &from.replacen(", 38)", ", 39)", 1);
    assert_ne!(changed, printed.text);
    let other = read(&printed, &changed, "mul").expect("it is read too");
    assert_eq!(taken(&printed, &[&own, &other]), [true, false]);
}

#[test]
fn changed_texts_are_refused_by_rocq_alone_or_right() {
    if library().is_none() {
        return;
    }
    let mut random = Random(0x7e47);
    let mut inputs = rocq::Random::new(0x7e47);
    let (mut unread, mut refused, mut right) = (0, 0, 0);
    for name in FILES {
        let printed = printed(name);
        let file = examine::read(printed.language, &printed.text).expect("it is read");
        let names = Names::of(printed.language, &file);
        let lines: Vec<&str> = printed.text.lines().collect();
        let programs = printed.field.programs.iter().map(|own| own.program());
        let programs: Vec<&str> = programs.map(|own| own.name.as_str()).collect();
        let mut left = count(SAMPLE, ALL) / FILES.len();
        while left > 0 {
            let mut batch = Vec::new();
            let wanted = left.min(BATCH);
            for _ in 0..wanted {
                let operation = programs[random.below(programs.len())];
                let function = names.of_field(&printed.field, operation);
                let function = function.and_then(|name| file.function(&name));
                let range = body(&printed.text, function.expect("it is there").line);
                let line = range.start + random.below(range.len());
                let Some(change) = changed(lines[line], &mut random) else {
                    continue;
                };
                let mut text = lines.clone();
                text[line] = &change;
                match read(&printed, &(text.join("\n") + "\n"), operation) {
                    Some(reading) => {
                        batch.push((format!("{name} {}: {change}", line + 1), reading))
                    }
                    None => unread += 1,
                }
            }
            left -= wanted;
            let readings: Vec<&Stated> = batch.iter().map(|(_, reading)| reading).collect();
            for ((change, reading), taken) in batch.iter().zip(taken(&printed, &readings)) {
                if !taken {
                    refused += 1;
                    continue;
                }
                right += 1;
                let program = &reading.reading.program;
                let over_integers = limbforge::ops::statements::Statement::of(
                    &program.name,
                    &BigInt::from(printed.field.prime.value().clone()),
                    &printed.field.repr,
                )
                .is_some_and(|statement| statement.over_integers);
                assert!(
                    is_right_by_itself(program, over_integers, &mut inputs)
                        && is_right_by_itself(&reading.conditions, true, &mut inputs),
                    "taken, but wrong: {change}"
                );
            }
            eprintln!("{name}: {left} left, {refused} refused, {right} taken and right");
        }
    }
    eprintln!("{unread} changes not read, {refused} refused, {right} taken and right");
    assert!(refused > right, "most changes mean something else");
}
