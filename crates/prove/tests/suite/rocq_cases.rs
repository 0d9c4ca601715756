//! The cases of the check against the checker in Rocq, which knows nothing of the check's verdict: as if the check
//! took everything. A program that is taken is right on boundary and random inputs. So are the programs that earlier
//! versions of the check took although they are wrong.

use std::{
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
};

use crate::rocq::{Random, is_right_by_itself, library};
use limbforge::Program;
use limbforge_prove::rocq::{answers, hints, print};

/// Cases of programs that the check once took. Each fault was one of its walk: a coefficient that was reduced before it
/// met a fraction, the sign of a quotient that was looked up again, the range of a part for that of the whole.
const ONCE_TAKEN: &[&str] = &[
    "definition_with_fractions",
    "quotient_keeps_its_sign",
    "quotient_of_fractions",
];

/// Cases that take the walk for hints a long time, for it has no budget, and programs without a meaning or parameters.
const LEFT_OUT: &[&str] = &[
    "budget",
    "eight_factors",
    "port_bound_without_members",
    "shape_",
    "too_many",
    "undefined",
];

/// The listing of a case.
fn listing(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../limbforge/tests/cases/check")
        .join(format!("{name}.txt"));
    let text = fs::read_to_string(file).expect("a case");
    let (_, listing) = text.split_once("\ncheck\n").expect("the command");
    listing
        .split_once("----\n")
        .expect("the verdict")
        .0
        .to_owned()
}

/// The verdicts of Rocq on programs with their own statements; false where the walk for hints gives up.
fn taken(programs: &[Program]) -> Vec<bool> {
    let library = library().expect("coqc is there");
    let asked: Vec<Option<String>> = programs
        .iter()
        .map(|own| {
            let question = || print::own_question(0, own, &hints(own), false);
            catch_unwind(AssertUnwindSafe(question)).ok()
        })
        .collect();
    let number = |(i, text): (usize, &String)| text.replace("q0", &format!("q{i}"));
    let questions: Vec<String> = asked.iter().flatten().enumerate().map(number).collect();
    let mut verdicts = answers(&library, print::HEADER, &questions)
        .expect("coqc answers")
        .into_iter();
    let verdict = |asked: &Option<String>| asked.is_some() && verdicts.next() == Some(true);
    asked.iter().map(verdict).collect()
}

/// Whether a program is right on inputs; one that cannot be evaluated is not.
fn is_right(program: &Program, random: &mut Random) -> bool {
    let run = || is_right_by_itself(program, false, random);
    catch_unwind(AssertUnwindSafe(run)).unwrap_or(false)
}

#[test]
fn programs_that_the_check_once_took_are_refused() {
    if library().is_none() {
        return;
    }
    let mut random = Random::new(0xca5e);
    let parsed = |name: &&str| -> Program { listing(name).parse().expect("a listing") };
    let programs: Vec<Program> = ONCE_TAKEN.iter().map(parsed).collect();
    for (own, name) in programs.iter().zip(ONCE_TAKEN) {
        assert!(!is_right(own, &mut random), "{name}: is wrong");
    }
    assert_eq!(taken(&programs), [false; 3]);
    // The nearest program that is right is taken.
    let right = listing(ONCE_TAKEN[0]).replace("low v2 9", "low v2 8");
    assert_eq!(taken(&[right.parse().expect("a listing")]), [true]);
}

#[test]
fn cases_of_the_check_that_are_taken_are_right() {
    if library().is_none() {
        return;
    }
    let mut random = Random::new(0xca5e);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../limbforge/tests/cases/check");
    let mut names: Vec<String> = fs::read_dir(folder)
        .expect("the cases")
        .filter_map(|entry| {
            entry
                .expect("an entry")
                .path()
                .file_stem()?
                .to_str()
                .map(str::to_owned)
        })
        .filter(|name| LEFT_OUT.iter().all(|start| !name.starts_with(start)))
        .collect();
    names.sort();
    let parsed = |name: &String| listing(name).parse::<Program>().ok();
    names.retain(|name| parsed(name).is_some());
    let programs: Vec<Program> = names.iter().filter_map(parsed).collect();
    let mut right = 0;
    for ((name, program), taken) in names.iter().zip(&programs).zip(taken(&programs)) {
        if taken {
            assert!(is_right(program, &mut random), "{name}: taken, but wrong");
            right += 1;
        }
    }
    eprintln!("of {} cases {right} are taken", programs.len());
    assert!(right > 10, "right programs are taken");
}
