//! The command as a user meets it: what it prints, what it writes, how it refuses.

mod aarch64;
mod certificates;
mod explain;
mod fiat;
mod formula;
mod go;
#[cfg(target_arch = "x86_64")]
mod go_programs;
mod merge;
mod modelled;
mod objects;
mod regen;
mod report;
mod reproduce;
mod riscv;
mod rocq;
#[cfg(target_arch = "x86_64")]
mod schedules;
mod serve;
mod shell;
mod superopt;
mod tune;
mod vectors;
#[cfg(target_arch = "x86_64")]
mod x86;

use std::path::Path;
use std::process::{Command, Output};

fn limbforge(arguments: &[&str], folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_limbforge"))
        .args(arguments)
        .current_dir(folder)
        .output()
        .expect("the command runs")
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The call is refused with this status, one line that holds `part`, no output, and no file.
fn refused(arguments: &[&str], status: i32, part: &str) {
    let folder = folder();
    let output = limbforge(arguments, folder.path());
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{arguments:?}: {error}");
    assert!(error.contains(part), "{arguments:?}: {error}");
    assert_eq!(
        error.trim_end().lines().count(),
        1,
        "{arguments:?}: {error}"
    );
    assert!(output.stdout.is_empty(), "{arguments:?}");
    let left = std::fs::read_dir(folder.path())
        .expect("the folder")
        .count();
    assert_eq!(left, 0, "{arguments:?} leaves nothing behind");
}

#[test]
fn numbers_that_are_no_usable_primes_are_refused_in_a_line() {
    for verb in ["tune", "emit", "plan", "explain"] {
        refused(&[verb, "2^255-21"], 1, "11");
        refused(&[verb, "2^255-18"], 1, "even");
        refused(&[verb, "3"], 1, "small");
        refused(&[verb, "-7"], 1, "negative");
        refused(&[verb, "2^5000-1"], 1, "4096");
        refused(&[verb, "2^255-"], 2, "column 7");
        refused(&[verb, "curve25518"], 2, "curve25519");
    }
}

#[test]
fn composites_without_small_factors_name_the_test_that_failed() {
    // (2^89 - 1)(2^107 - 1)
    refused(&["tune", "(2^89-1)*(2^107-1)"], 1, "strong Fermat test");
}

#[test]
fn recipes_that_do_not_fit_are_refused_in_a_line() {
    let emit = |recipe: &str, status: i32, part: &str| {
        refused(&["emit", "p256", "--recipe", recipe], status, part);
    };
    emit("5x51", 2, "expected a product method");
    emit(
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
        1,
        "255 bits",
    );
    emit(
        "5x52 product-scanning double-word fold(19@right:mul) carry(sequential)",
        1,
        "pseudo-Mersenne",
    );
    emit(
        "4x64 adk double-word montgomery(adk) carry(none)",
        1,
        "sign",
    );
}

#[test]
fn places_that_cannot_be_written_are_refused_before_the_work() {
    refused(
        &[
            "tune",
            "p256",
            "--quick",
            "--json",
            "no/such/folder.json",
            "--out",
            ".",
        ],
        1,
        "no/such/folder.json",
    );
    for lanes in ["--lanes", "--across"] {
        let tune = ["tune", "2^127-1", lanes, "8", "--out", "/dev/null/fields"];
        refused(&tune, 1, "/dev/null/fields");
    }
    refused(
        &["emit", "p256", "-o", "no/such/file.rs"],
        1,
        "no/such/file.rs",
    );
}

#[test]
fn engines_need_a_target_that_exists_and_rust() {
    let with = |more: &[&'static str]| [&["tune", "p256", "--target"], more].concat();
    refused(&with(&["rv64gc"]), 2, "--target takes wasm32");
    refused(&with(&["wasm32", "--lang", "c"]), 2, "--lang rust");
    refused(&with(&["wasm32", "--lang", "asm"]), 2, "--lang rust");
    refused(&with(&["wasm32", "--cpu", "u74"]), 2, "--cpu");
    refused(&with(&["wasm32", "--lanes", "4"]), 2, "--lanes");
    if !cfg!(feature = "wasm") {
        refused(&with(&["wasm32"]), 1, "--release --features wasm");
    }
}

#[test]
fn assembly_needs_a_target_that_exists_and_words_of_64_bits() {
    let asm = ["emit", "2^61-1", "--lang", "asm"];
    let with = |more: &[&'static str]| [asm.as_slice(), more].concat();
    refused(&asm, 2, "--isa rv64gc");
    refused(&asm, 2, "--isa x86-64-v3");
    refused(&with(&["--isa", "rv64gx"]), 2, "rv64gx");
    let processor = ["--isa", "x86-64-v3", "--cpu", "zen5"];
    refused(&with(&processor), 2, "remove `--cpu`");
    refused(&with(&["--isa", "rv64gc", "--cpu", "z80"]), 2, "z80");
    let windows = ["--isa", "rv64gc", "--abi", "windows"];
    refused(&with(&windows), 2, "add `--lang asm --isa x86-64-v3`");
    refused(
        &["emit", "2^61-1", "--abi", "windows"],
        2,
        "add `--lang asm",
    );
    refused(&["emit", "2^61-1", "--isa", "rv64gc"], 2, "--lang asm");
    refused(&with(&["--target", "rv64gc"]), 2, "`--isa rv64gc`");
    refused(&with(&["--core", "u74"]), 2, "`--cpu u74`");
    let short = "3x21 word(32) product-scanning double-word fold(4@right:mul) carry(sequential)";
    refused(
        &with(&["--isa", "rv64gc", "--recipe", short]),
        1,
        "32-bit words",
    );
    refused(
        &with(&["--isa", "x86-64-v3", "--recipe", short]),
        1,
        "32-bit words",
    );
}

/// Assembly is proved as an assembler writes it: without one there is nothing, and no flag for less.
#[test]
fn assembly_without_an_assembler_is_refused() {
    let folder = folder();
    let asm = [
        "emit", "2^61-1", "--lang", "asm", "--isa", "rv64gc", "-o", "field.s",
    ];
    let run = |path: Option<&str>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_limbforge"));
        command.args(asm).current_dir(folder.path());
        if let Some(path) = path {
            command.env("PATH", path);
        }
        command.output().expect("the command runs")
    };
    let output = run(Some(""));
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(
        error.contains("install binutils-riscv64-linux-gnu"),
        "{error}"
    );
    assert_eq!(error.trim_end().lines().count(), 1, "{error}");
    assert!(!folder.path().join("field.s").exists());

    let output = run(None);
    let error = text(&output.stderr);
    if error.contains("install binutils") {
        println!("skipped: no assembler for RISC-V is installed");
        return;
    }
    assert!(output.status.success(), "{error}");
    let written = std::fs::read_to_string(folder.path().join("field.s")).expect("a file");
    assert!(
        written.contains(".globl") && written.contains("assembled object"),
        "{written}"
    );
}

#[test]
fn unknown_words_are_usage_errors() {
    for arguments in [
        &["tune"][..],
        &["tune", "p256", "--lang", "cobol"],
        &["tune", "p256", "--limit", "0"],
        &["emit", "p256", "--lang", "c", "--traits"],
        &["frobnicate"],
    ] {
        refused(arguments, 2, "");
    }
}

#[test]
fn every_verb_has_an_example_in_its_help() {
    let folder = folder();
    for verb in ["tune", "emit", "check", "plan", "explain", "regen"] {
        let output = limbforge(&[verb, "--help"], folder.path());
        assert!(output.status.success());
        assert!(
            text(&output.stdout).contains("Example: limbforge "),
            "{verb}"
        );
    }
}

#[test]
fn the_header_names_the_command_that_makes_the_file_again() {
    for option in [&["--lang", "c"][..], &["--traits"]] {
        makes_itself_again(&[&["emit", "2^255-19"], option].concat());
    }
    for language in ["rust", "c"] {
        makes_itself_again(&["emit", "p256", "--abi", "fiat", "--lang", language]);
    }
}

fn makes_itself_again(arguments: &[&str]) {
    let folder = folder();
    let output = limbforge(arguments, folder.path());
    let source = text(&output.stdout);
    assert_eq!(
        source.contains("impl ff::PrimeField"),
        arguments.contains(&"--traits")
    );
    let command = source
        .lines()
        .find_map(|line| line.split_once("Command: "))
        .map(|(_, command)| command.to_owned())
        .expect("a header with the command");
    let words = command
        .strip_prefix("limbforge ")
        .expect("a call of limbforge");
    // Words in double quotes are one argument.
    let arguments: Vec<&str> = words
        .split('"')
        .enumerate()
        .flat_map(|(i, part)| match i % 2 {
            0 => part.split_whitespace().collect::<Vec<_>>(),
            _ => vec![part],
        })
        .collect();
    let again = limbforge(&arguments, folder.path());
    assert_eq!(text(&again.stdout), source);
}

#[test]
fn a_saved_field_is_checked_again_and_a_corrupted_one_refused() {
    let folder = folder();
    let path = folder.path().join("p.json");
    let output = limbforge(
        &["emit", "p256", "--lang", "json", "-o", "p.json"],
        folder.path(),
    );
    assert!(output.status.success(), "{}", text(&output.stderr));
    let output = limbforge(&["check", "p.json"], folder.path());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let list = text(&output.stdout);
    assert!(list.contains("holds: mul "), "{list}");
    // Proved is the power, not the formula of the root.
    assert!(list.contains("holds: pow_root "), "{list}");
    assert!(list.contains("calls: sqrt "), "{list}");
    let holds = list.lines().filter(|line| line.contains("holds"));
    let all = format!("total: {} operations proved, ", holds.count());
    assert!(
        list.lines()
            .last()
            .is_some_and(|line| line.starts_with(&all)),
        "{list}"
    );
    let saved = std::fs::read_to_string(&path).expect("the file");
    let refusals = [
        (
            saved.replacen("\"add_carry\"", "\"sub_borrow\"", 1),
            "rejects",
        ),
        (
            saved[..saved.len() / 2].to_owned(),
            "not a file of checked programs",
        ),
        (
            saved.replacen("\"value\": \"1", "\"value\": \"2", 1),
            "differs from that of the file",
        ),
        (String::new(), "not a file of checked programs"),
    ];
    for (corrupted, reason) in refusals {
        assert_ne!(corrupted, saved);
        std::fs::write(&path, corrupted).expect("a writable file");
        let output = limbforge(&["check", "p.json"], folder.path());
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert!(error.contains(reason), "{error}");
        assert_eq!(error.trim_end().lines().count(), 1, "{error}");
    }
    refused(&["check", "no-such-file.json"], 1, "no-such-file.json");
}

#[test]
fn the_least_primes_have_recipes_and_reasons() {
    let folder = folder();
    for prime in ["5", "7", "251"] {
        let output = limbforge(&["plan", prime], folder.path());
        assert!(output.status.success(), "{}", text(&output.stderr));
        let list = text(&output.stdout);
        assert!(
            list.contains("  1x64 operand-scanning double-word montgomery"),
            "{list}"
        );
        // A recipe without room is rejected with its bound, not refused by the check as a mistake would be.
        assert!(!list.contains("the check rejected"), "{list}");
    }
}
