//! `limbforge tune --lang asm` and `limbforge emit --schedules`.

use std::{
    fs,
    path::Path,
    process::{Command, Output},
};

use super::{limbforge, text};

const PRIME: &str = "2^127-1";
const RECIPE: &str = "2x64 operand-scanning carry-chain fold(2@high:mul) carry(none)";

fn tune(folder: &Path, more: &[&str]) -> Output {
    let fixed = [
        "tune", PRIME, "--lang", "asm", "--recipe", RECIPE, "--out", "found", "--budget", "1s",
    ];
    limbforge(&[&fixed, more].concat(), folder)
}

/// Status 2 or 1, one line that says this, and nothing written.
fn refused(output: &Output, status: i32, part: &str) {
    let (line, code) = (text(&output.stderr), output.status.code());
    assert_eq!(code, Some(status), "{line}");
    assert!(line.contains(part), "{line}");
    assert!(output.stdout.is_empty());
}

fn can_search() -> bool {
    let gcc = Command::new("gcc").arg("--version").output().is_ok();
    if !gcc || !is_x86_feature_detected!("bmi2") {
        println!("skipped: no gcc, or no BMI2");
        return false;
    }
    true
}

#[test]
fn what_is_found_is_kept_printed_and_improved() {
    if !can_search() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let found = tune(folder, &["--operation", "mul", "--json", "search.json"]);
    assert!(found.status.success(), "{}", text(&found.stderr));
    let table = text(&found.stdout);
    for label in ["found", "fewest instructions", "c gcc"] {
        assert!(table.lines().any(|line| line.contains(label)), "{table}");
    }
    let record = fs::read_to_string(folder.join("search.json")).expect("a record");
    assert!(record.contains("\"mul_latency\""), "{record}");
    let again = tune(folder, &["--operation", "square", "--seed", "2"]);
    assert!(again.status.success(), "{}", text(&again.stderr));
    let names: Vec<_> = fs::read_dir(folder.join("found"))
        .expect("a folder")
        .collect();
    assert_eq!(names.len(), 2);
    let toml = folder.join("found/m127.toml");
    let schedules = fs::read_to_string(&toml).expect("schedules");
    assert!(schedules.contains("[function.mul]") && schedules.contains("[function.square]"));
    let fixed = [
        "emit",
        PRIME,
        "--lang",
        "asm",
        "--isa",
        "x86-64-v3",
        "--recipe",
        RECIPE,
    ];
    let emit = |more: &[&str]| limbforge(&[&fixed, more].concat(), folder);
    let printed = emit(&["--schedules", "found/m127.toml"]);
    assert!(printed.status.success(), "{}", text(&printed.stderr));
    let kept = fs::read(folder.join("found/m127.s")).expect("assembly");
    assert_eq!(text(&printed.stdout), text(&kept));
    // An order that does not fit is refused by both.
    fs::write(&toml, schedules.replacen("order = [", "order = [77, ", 1)).expect("a file");
    refused(
        &emit(&["--schedules", "found/m127.toml"]),
        1,
        "is of other instructions",
    );
    refused(
        &tune(folder, &["--operation", "mul"]),
        1,
        "is of other instructions",
    );
    fs::write(&toml, "prime = 1").expect("a file");
    refused(
        &emit(&["--schedules", "found/m127.toml"]),
        1,
        "schedules cannot be read",
    );
    refused(
        &tune(folder, &["--operation", "mul"]),
        1,
        "schedules cannot be read",
    );
    refused(&emit(&["--schedules", "nothing.toml"]), 1, "nothing.toml");
}

#[test]
fn wrong_calls_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    if is_x86_feature_detected!("bmi2") {
        refused(
            &tune(folder, &["--operation", "invert"]),
            2,
            "`invert` has a loop",
        );
    }
    let soon = ["tune", PRIME, "--lang", "asm", "--budget", "soon"];
    refused(&limbforge(&soon, folder), 2, "such as 90s or 5m");
    refused(
        &limbforge(&["tune", PRIME, "--recipe", RECIPE], folder),
        2,
        "add `--lang asm`",
    );
    refused(
        &limbforge(
            &["tune", PRIME, "--lang", "asm", "--recipe", "2x64"],
            folder,
        ),
        2,
        "recipe",
    );
    for (given, other) in [("--quick", ""), ("--limit", "3"), ("--report", "r.html")] {
        let mut arguments = vec!["tune", PRIME, "--lang", "asm", given, other];
        arguments.retain(|argument| !argument.is_empty());
        refused(
            &limbforge(&arguments, folder),
            2,
            "leave it or `--lang asm` out",
        );
    }
    let budget = ["tune", PRIME, "--budget", "90s"];
    refused(
        &limbforge(&budget, folder),
        2,
        "`--budget` is for assembly; add `--lang asm`",
    );
    let schedules = ["emit", PRIME, "--lang", "c", "--schedules", "found.toml"];
    refused(
        &limbforge(&schedules, folder),
        2,
        "is for assembly of x86-64",
    );
    assert_eq!(fs::read_dir(folder).expect("a folder").count(), 0);
}
