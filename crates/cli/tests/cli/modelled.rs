//! Text about emulated cores: the commands print what the documents quote.
//!
//! `BLESS=1 cargo test -p limbforge --test cli modelled` puts what they print into the documents.

use std::path::Path;

use super::limbforge;

/// Compares the block of a document that follows the command with what the command prints.
fn quoted(document: &str, arguments: &[&str], shown: &str) {
    let output = limbforge(arguments, Path::new("."));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    let printed = String::from_utf8_lossy(&output.stdout);
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../docs")
        .join(document);
    let text = std::fs::read_to_string(&path).expect("a document");
    let begin = format!("    {shown}\n\n```text\n");
    let start = text.find(&begin).expect("the command in the document") + begin.len();
    let end = start + text[start..].find("```").expect("the end of the block");
    if std::env::var_os("BLESS").is_some() {
        let new = format!("{}{printed}{}", &text[..start], &text[end..]);
        std::fs::write(&path, new).expect("a document that can be written");
        return;
    }
    assert_eq!(
        printed,
        &text[start..end],
        "{document}: BLESS=1 writes what is printed now"
    );
}

#[test]
fn the_document_on_limbs_quotes_the_rankings() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().to_str().expect("a path in UTF-8");
    for core in ["rocket", "u74"] {
        let shown = format!("limbforge tune \"2^255-19\" --cpu {core} --quick");
        let arguments = ["tune", "2^255-19", "--cpu", core, "--quick", "--out", out];
        quoted("riscv-limbs.md", &arguments, &shown);
    }
    let source = std::fs::read_to_string(folder.path().join("curve25519.s")).expect("the winner");
    assert!(source.contains(".globl curve25519_mul"), "{source}");
}

/// Running it takes minutes and a compiler of 2023, so it is quoted from the record of such a run.
#[test]
fn the_document_on_limbs_quotes_the_signatures() {
    let record = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../record/u74-ed25519.json");
    let record = record.to_str().expect("a path in UTF-8");
    let study = ["reproduce", "ed25519-limbs", "--cpu", "u74"];
    quoted(
        "riscv-limbs.md",
        &[&study[..], &["--record", record]].concat(),
        &format!("limbforge {}", study.join(" ")),
    );
    // A record of one machine is not printed as one of another.
    for arguments in [&[][..], &["--cpu", "rocket"]] {
        let study = ["reproduce", "ed25519-limbs", "--record", record];
        let output = limbforge(&[&study[..], arguments].concat(), Path::new("."));
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert!(
            error.contains("is for SiFive U74, modelled, not for"),
            "{error}"
        );
    }
}

#[test]
fn wrong_cores_and_instruction_sets_are_refused_in_a_line() {
    for (arguments, said) in [
        (&["tune", "p256", "--cpu", "z80"][..], "z80"),
        (&["tune", "p256", "--cpu", "u74", "--isa", "rv32"], "rv32"),
        (&["tune", "p256", "--isa", "rv64gc"], "--cpu"),
        (&["reproduce", "ed25519-limbs", "--cpu", "z80"], "z80"),
    ] {
        let output = limbforge(arguments, Path::new("."));
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert!(error.contains(said) && output.stdout.is_empty(), "{error}");
    }
}
