//! `limbforge reproduce`: refusals, and a quick run of each study that needs no checkout. What `ed25519-limbs` prints is
//! tested beside it, on fixed numbers.

use std::path::Path;
use std::process::{Command, Output};

fn reproduce(arguments: &[&str], folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_limbforge"))
        .arg("reproduce")
        .args(arguments)
        .current_dir(folder)
        .output()
        .expect("the command runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn without_a_name_the_studies_are_listed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let output = reproduce(&[], folder.path());
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{error}");
    for study in ["ed25519-limbs", "karatsuba"] {
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
        error.contains("inside a checkout") && output.stdout.is_empty(),
        "{error}"
    );
    assert_eq!(error.trim_end().lines().count(), 1, "{error}");
}

#[test]
fn wrong_words_are_refused_in_a_line() {
    for (arguments, part) in [
        (
            &["nonesuch"][..],
            "no study `nonesuch`; there are ed25519-limbs, karatsuba",
        ),
        (&["karatsuba", "-n", "1"], "from 2 to 32"),
        (&["karatsuba", "-n", "4-x"], "from 2 to 32"),
        (&["karatsuba", "--lang", "json"], "json is not measured"),
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
    for option in ["--json", "--report"] {
        let output = reproduce(&["karatsuba", option, "no/such/file"], folder.path());
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
    assert!(answer.contains("below 1 ADK wins"), "{answer}");
    assert!(
        answer.contains("10M 34A") && answer.contains("12M 24A"),
        "{answer}"
    );
    let json = std::fs::read_to_string(folder.path().join("k.json")).expect("the record");
    let record: limbforge::study::karatsuba::Record =
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
