//! The command as a user meets it: what it prints, what it writes, how it refuses.

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
    refused(
        &["emit", "p256", "-o", "no/such/file.rs"],
        1,
        "no/such/file.rs",
    );
}

#[test]
fn assembly_needs_a_target_that_exists_and_words_of_64_bits() {
    let asm = ["emit", "2^61-1", "--lang", "asm"];
    let with = |more: &[&'static str]| [asm.as_slice(), more].concat();
    refused(&asm, 2, "--isa rv64gc");
    refused(&with(&["--isa", "rv64gx"]), 2, "rv64gx");
    refused(&with(&["--isa", "rv64gc", "--cpu", "z80"]), 2, "z80");
    refused(&["emit", "2^61-1", "--isa", "rv64gc"], 2, "--lang asm");
    refused(&with(&["--target", "rv64gc"]), 2, "`--isa rv64gc`");
    refused(&with(&["--core", "u74"]), 2, "`--cpu u74`");
    let short = "3x21 word(32) product-scanning double-word fold(4@right:mul) carry(sequential)";
    refused(
        &with(&["--isa", "rv64gc", "--recipe", short]),
        1,
        "words of 32 bits",
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
        written.contains(".globl") && written.contains("as assembled"),
        "{written}"
    );
}

#[test]
fn unknown_words_are_usage_errors() {
    let folder = folder();
    for arguments in [
        &["tune"][..],
        &["tune", "p256", "--lang", "cobol"],
        &["tune", "p256", "--limit", "0"],
        &["emit", "p256", "--lang", "c", "--traits"],
        &["frobnicate"],
    ] {
        let output = limbforge(arguments, folder.path());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
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
    let all = format!("in all: {} operations proved, ", holds.count());
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
            "refuses",
        ),
        (
            saved[..saved.len() / 2].to_owned(),
            "not a file of checked programs",
        ),
        (
            saved.replacen("\"value\": \"1", "\"value\": \"2", 1),
            "another prime",
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
fn tune_ranks_and_writes_the_winner_and_the_record() {
    let folder = folder();
    let arguments = [
        "tune",
        "2^127-1",
        "--quick",
        "--limit",
        "3",
        "--out",
        "fields",
        "--json",
        "record.json",
    ];
    let output = limbforge(&arguments, folder.path());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let ranking = text(&output.stdout);
    assert!(ranking.starts_with("rank  recipe"), "{ranking}");
    let record = std::fs::read_to_string(folder.path().join("record.json")).expect("a record");
    let record: serde_json::Value = serde_json::from_str(&record).expect("JSON");
    let entries = record["ranking"].as_array().expect("a ranking");
    let (inversions, rows): (Vec<&str>, Vec<&str>) = ranking
        .lines()
        .skip(1)
        .partition(|line| line.starts_with("inversion: "));
    assert_eq!(entries.len(), rows.len());
    // Both ways, for this core and for any, the quickest first: it is the recipe of what was written.
    let ways = record["inversions"].as_array().expect("the ways to invert");
    assert_eq!((ways.len(), inversions.len()), (4, 4));
    assert!(ways[0]["cycles"].as_f64() <= ways[1]["cycles"].as_f64());
    assert_eq!(record["complete"], true);
    let samples = &entries[0]["samples"]["mul_latency"];
    assert!(samples.to_string().contains('.'), "raw samples: {samples}");
    // The winner: source and checked programs, under the prime's name.
    let written: Vec<String> = std::fs::read_dir(folder.path().join("fields"))
        .expect("the folder of the winner")
        .map(|file| {
            file.expect("a file")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    assert_eq!(written.len(), 2, "{written:?}");
    assert!(written.contains(&"m127.json".to_owned()), "{written:?}");
    let best = entries[0]["recipe"].as_str().expect("a recipe");
    let recipe = ways[0]["recipe"].as_str().expect("a recipe");
    assert!(
        recipe.starts_with(best),
        "{recipe} is {best} with a way to invert"
    );
    let source = written
        .iter()
        .find(|name| !name.ends_with(".json"))
        .expect("a source");
    let source = std::fs::read_to_string(folder.path().join("fields").join(source)).expect("text");
    assert!(
        source.contains(&format!("Recipe:  {recipe}\n")),
        "the winner's source is the first line's"
    );
}

#[test]
fn tune_names_missing_compilers_and_fails_only_without_any() {
    let empty = folder();
    let output = Command::new(env!("CARGO_BIN_EXE_limbforge"))
        .args(["tune", "p256", "--quick"])
        .current_dir(empty.path())
        .env("PATH", empty.path())
        .output()
        .expect("the command runs");
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{error}");
    for name in ["rustc", "gcc", "clang"] {
        assert!(error.contains(&format!("{name} is not on PATH")), "{error}");
    }
    assert!(error.contains("no compiler is left"), "{error}");
}

#[cfg(unix)]
#[test]
fn an_interrupt_keeps_what_was_measured() {
    let folder = folder();
    let child = Command::new(env!("CARGO_BIN_EXE_limbforge"))
        .args(["tune", "2^61-1", "--limit", "4", "--json", "record.json"])
        .current_dir(folder.path())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the command starts");
    // Measuring goes on for tens of seconds or until all is steady; whenever the signal comes, a record or a plain
    // refusal is left, and never half of one.
    std::thread::sleep(std::time::Duration::from_secs(4));
    let id = child.id().to_string();
    let _ = Command::new("kill").args(["-INT", &id]).status();
    let output = child.wait_with_output().expect("the command ends");
    let record = std::fs::read_to_string(folder.path().join("record.json")).expect("a record");
    if output.status.success() {
        let record: serde_json::Value = serde_json::from_str(&record).expect("whole JSON");
        assert!(!record["ranking"].as_array().expect("a ranking").is_empty());
    } else {
        assert!(
            text(&output.stderr).contains("stopped before"),
            "{}",
            text(&output.stderr)
        );
    }
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
        assert!(!list.contains("the check refused"), "{list}");
    }
}
