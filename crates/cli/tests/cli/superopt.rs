//! `limbforge superopt` as a user meets it: quick goals, with and without a solver, and words that are off.

use std::process::{Command, Output};

use serde_json::Value;

fn superopt(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_limbforge"));
    command.arg("superopt").args(arguments);
    command
}

/// Standard output and standard error of a call that ends well.
fn said(command: &mut Command) -> (String, String) {
    let Output {
        status,
        stdout,
        stderr,
    } = command.output().expect("the command runs");
    let [out, error] = [stdout, stderr].map(|text| String::from_utf8(text).expect("UTF-8"));
    assert!(status.success(), "{error}");
    (out, error)
}

fn json(command: &mut Command) -> (Value, String) {
    let (out, error) = said(command);
    (serde_json::from_str(&out).expect("one record"), error)
}

fn solver_is_there() -> bool {
    let there = limbforge_lab::superopt::Solver::find().is_some();
    if !there {
        println!("skipped: neither z3 nor bitwuzla is on PATH");
    }
    there
}

#[test]
fn the_carry_of_two_words_takes_two_instructions() {
    if !solver_is_there() {
        return;
    }
    let (out, error) = said(&mut superopt(&["carry2"]));
    assert_eq!(error, "");
    let answer = out.lines().next().expect("an answer");
    assert!(
        answer.starts_with(
            "2 instructions of rv64i compute the carry-out of x + y, and fewer do not: `"
        ),
        "{answer}"
    );
    assert!(
        answer.ends_with("proved correct for all inputs."),
        "{answer}"
    );
    assert!(
        out.contains("    xori t0, x, -1; sltu t1, t0, y\n"),
        "{out}"
    );
    assert!(
        out.contains("Every straight-line sequence of at most 4 of the 29 instructions of rv64i")
    );
}

#[test]
fn a_record_has_the_goal_the_answer_and_the_counts() {
    if !solver_is_there() {
        return;
    }
    let (record, error) = json(&mut superopt(&["carry2", "--isa", "rv64im", "--json"]));
    assert_eq!(error, "");
    assert_eq!(
        record["command"],
        "limbforge superopt carry2 --isa rv64im --json"
    );
    assert_eq!(
        (&record["goal"], &record["isa"]),
        (&"carry2".into(), &"rv64im".into())
    );
    assert_eq!(record["instructions"].as_array().map(Vec::len), Some(42));
    assert_eq!(record["verdict"], "possible");
    assert_eq!(record["known"]["proved"], true);
    let lengths = record["lengths"].as_array().expect("a list");
    let survivors: Vec<bool> = lengths.iter().map(|l| l["survivors"] != 0).collect();
    assert_eq!(survivors, [false, true], "{lengths:?}");
    let sequences = record["sequences"].as_array().expect("a list");
    assert!(
        sequences.contains(&"xori t0, x, -1; sltu t1, t0, y".into()),
        "{sequences:?}"
    );
}

#[test]
fn what_no_length_does_is_impossible() {
    let (record, _) = json(&mut superopt(&["adc", "--length", "3", "--json"]));
    assert_eq!(record["verdict"], "impossible");
    assert_eq!(record["sequences"], Value::Array(Vec::new()));
    let answer = record["answer"].as_str().expect("a sentence");
    // Four are open to this call, so it says nothing of five.
    assert!(
        answer.starts_with("No sequence of at most 3 instructions of rv64i computes the sum"),
        "{answer}"
    );
    assert!(!answer.contains("least"), "{answer}");
}

#[test]
fn without_a_solver_survivors_are_undecided() {
    let nothing = tempfile::tempdir().expect("a folder");
    let (record, error) = json(superopt(&["carry2", "--json"]).env("PATH", nothing.path()));
    assert_eq!(record["verdict"], "undecided");
    assert_eq!(
        (&record["solver"], &record["known"]["proved"]),
        (&Value::Null, &Value::Null)
    );
    let answer = record["answer"].as_str().expect("a sentence");
    assert!(
        answer.starts_with("Undecided: `") && !answer.contains("proved"),
        "{answer}"
    );
    assert!(
        error.starts_with("no SMT solver is on PATH") && error.contains("z3"),
        "{error}"
    );
    assert_eq!(error.lines().count(), 1, "{error}");
    // What vectors refute needs no solver.
    let (record, _) =
        json(superopt(&["adc", "--length", "2", "--json"]).env("PATH", nothing.path()));
    assert_eq!(record["verdict"], "impossible");
}

#[test]
fn words_that_are_off_are_refused_in_a_line() {
    for (arguments, part) in [
        (
            &["adx"][..],
            "`adx` is not a goal; use one of adc, sbb, carry3",
        ),
        (&["adc", "--isa", "rv64iq"], "rv64iq"),
        (&["adc", "--isa", "z80"], "z80"),
    ] {
        let output = superopt(arguments).output().expect("the command runs");
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
        assert!(error.contains(part), "{arguments:?}: {error}");
        assert_eq!(error.lines().count(), 1, "{arguments:?}: {error}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
}
