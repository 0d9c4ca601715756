//! `limbforge reproduce`: refusals, and a quick run of each study that needs no checkout. What `ed25519-limbs` prints
//! is tested beside it, on fixed numbers.

use std::path::Path;
use std::process::{Command, Output};

use super::{limbforge, text};

fn reproduce(arguments: &[&str], folder: &Path) -> Output {
    limbforge(&[&["reproduce"], arguments].concat(), folder)
}

#[test]
fn without_a_name_the_studies_are_listed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let output = reproduce(&[], folder.path());
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{error}");
    for study in ["ed25519-limbs", "karatsuba", "riscv-ise", "times19"] {
        assert!(error.contains(study), "{error}");
    }
}

#[test]
fn the_benches_are_needed_for_signatures() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let output = reproduce(&["ed25519-limbs"], folder.path());
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(
        error.contains("in a checkout") && output.stdout.is_empty(),
        "{error}"
    );
    assert_eq!(error.trim_end().lines().count(), 1, "{error}");
}

#[test]
fn wrong_words_are_refused_in_a_line() {
    for (arguments, part) in [
        (
            &["nonesuch"][..],
            "`nonesuch` is not a study; use one of ed25519-limbs, karatsuba, riscv-ise, times19",
        ),
        (&["karatsuba", "-n", "1"], "from 2 to 32"),
        (&["karatsuba", "-n", "4-x"], "from 2 to 32"),
        (
            &["karatsuba", "--lang", "json"],
            "code in json cannot be measured",
        ),
        (
            &["times19", "--lang", "go"],
            "code in go cannot be measured",
        ),
    ] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let output = reproduce(arguments, folder.path());
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
        assert!(error.contains(part), "{error}");
        assert_eq!(error.trim_end().lines().count(), 1, "{error}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn a_wrong_path_is_found_out_before_the_work() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (study, option) in [
        ("karatsuba", "--json"),
        ("karatsuba", "--report"),
        ("times19", "--json"),
    ] {
        let output = reproduce(&[study, option, "no/such/file"], folder.path());
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains("cannot write no/such/file"));
    }
}

#[test]
fn a_quick_run_answers_and_writes_record_and_page() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let arguments = [
        "karatsuba",
        "--quick",
        "-n",
        "4",
        "--json",
        "k.json",
        "--report",
        "k.html",
    ];
    let output = reproduce(&arguments, folder.path());
    let (answer, talk) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{talk}");
    assert!(
        answer.starts_with("Products in the same radix, words of 64 bits"),
        "{answer}"
    );
    assert!(answer.contains("below 1 ADK is faster"), "{answer}");
    assert!(
        answer.contains("10M 34A") && answer.contains("12M 24A"),
        "{answer}"
    );
    let json = std::fs::read_to_string(folder.path().join("k.json")).expect("the record");
    let record: limbforge_lab::study::karatsuba::Record =
        serde_json::from_str(&json).expect("it comes back");
    assert!(record.complete && record.command.contains("--quick"));
    assert!(record.entries.iter().all(|e| e.cycles > 0.0 && e.n == 4));
    // GMP is measured, or a line says how to have it.
    let gmp = record.gmp(4).is_some();
    assert!(
        gmp || record.left_out.iter().any(|line| line.contains("GMP")),
        "{talk}"
    );
    let page = std::fs::read_to_string(folder.path().join("k.html")).expect("the page");
    assert!(page.contains("<svg") && page.contains("10M 34A") && !page.contains("NaN"));
    for outside in ["http:", "https:", "<script", "src="] {
        assert!(!page.contains(outside), "{outside}");
    }
}

#[test]
fn times19_answers_with_tables_and_a_record() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let output = reproduce(
        &["times19", "--quick", "--json", "record.json"],
        folder.path(),
    );
    let error = text(&output.stderr);
    assert!(output.status.success(), "{error}");
    let printed = text(&output.stdout);
    assert!(printed.starts_with("20 % are "), "{printed}");
    for part in ["2^255 - 19 in 5x51", "x * c alone", "critical path", "p="] {
        assert!(printed.contains(part), "{part}: {printed}");
    }
    let json = std::fs::read_to_string(folder.path().join("record.json")).expect("the record");
    let record: limbforge_lab::study::times19::Record =
        serde_json::from_str(&json).expect("it comes back");
    assert!(record.complete && record.command.contains("--quick"));
    // Go is measured, or a line says how to have it.
    let without_go = |line: &String| line.contains("go, the paper's language");
    assert_eq!(
        record.go.is_empty(),
        record.left_out.iter().any(without_go),
        "{error}"
    );
    for rows in record.fields.chunks(4).chain(record.go.chunks(4)) {
        assert_eq!(rows.len(), 4, "four recipes by each compiler");
        for (i, row) in rows.iter().enumerate() {
            assert_eq!((&row.by, row.cells.len()), (&rows[0].by, 4));
            for cell in &row.cells {
                // Only the baseline is compared with nothing.
                assert_eq!(cell.change.is_none(), i == 0);
                assert!(cell.median > 0.0 && !cell.samples.raw().is_empty());
            }
        }
    }
    let compilers = record.environment.compilers.len() - usize::from(!record.go.is_empty());
    assert_eq!(
        record.alone.len(),
        4 * compilers,
        "four ways to multiply by 19"
    );
}

#[cfg(unix)]
#[test]
fn without_compilers_nothing_can_be_measured() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for study in ["karatsuba", "times19"] {
        let output = Command::new(env!("CARGO_BIN_EXE_limbforge"))
            .args(["reproduce", study, "--quick"])
            .env("PATH", folder.path())
            .output()
            .expect("the command runs");
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert!(error.contains("clang is not on PATH"), "{error}");
        assert!(error.contains("install rustc, gcc or clang"), "{error}");
        assert!(output.stdout.is_empty());
    }
}

#[cfg(unix)]
#[test]
fn without_tools_there_is_no_hardware() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for arguments in [
        &["--hardware"][..],
        &["--hardware", "--quick"],
        &["--hardware", "--json", "r.json"],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_limbforge"))
            .args(["reproduce", "riscv-ise"])
            .args(arguments)
            .current_dir(folder.path())
            .env("PATH", folder.path())
            .output()
            .expect("the command runs");
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert!(
            error.contains("verilator is not installed; apt-get install"),
            "{error}"
        );
        assert_eq!(error.trim_end().lines().count(), 1, "{error}");
        assert!(output.stdout.is_empty() && !folder.path().join("r.json").exists());
    }
}

/// A machine with the Rust compiler and nothing else; only that finds what it links with.
#[cfg(unix)]
fn rust_alone() -> tempfile::TempDir {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = std::env::var("PATH").expect("a path");
    let file = folder.path().join("rustc");
    let script = format!("#!/bin/sh\nPATH='{path}'\nexec rustc \"$@\"\n");
    std::fs::write(&file, script).expect("a file");
    let executable = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(&file, executable).expect("an executable file");
    folder
}

#[cfg(unix)]
#[test]
fn what_is_missing_is_named_and_the_rest_is_measured() {
    let folder = rust_alone();
    for (study, missing) in [
        (&["karatsuba", "-n", "4"][..], "GMP is left out"),
        (&["times19"], "go, the paper's language, is not on PATH"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_limbforge"))
            .arg("reproduce")
            .args(study)
            .arg("--quick")
            .env("PATH", folder.path())
            .output()
            .expect("the command runs");
        let error = text(&output.stderr);
        assert!(output.status.success(), "{error}");
        for part in ["gcc is not on PATH", "clang is not on PATH", missing] {
            assert!(error.contains(part), "{part}: {error}");
        }
        assert!(text(&output.stdout).contains("rust rustc 1."), "{error}");
    }
}
