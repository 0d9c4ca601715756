//! The program as users run it: one process and a cluster of two executors.

mod children;

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use serde_json::Value;

fn bulk(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bulk"));
    command.args(words).stdin(Stdio::null());
    command
}

/// Status, standard output and standard error.
fn run(words: &[&str]) -> (Option<i32>, String, String) {
    let output = bulk(words).output().expect("it starts");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

/// The program fails if a count is not the planted one, and says so if an executor has no part in the query.
#[test]
fn one_process_and_a_cluster_count_what_was_planted() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name| folder.path().join(name).to_string_lossy().into_owned();
    let (json, file) = (path("record.json"), path("signatures.parquet"));
    let (status, output, errors) = run(&["--rows", "60000", "--json", &json, "--file", &file]);
    assert_eq!((status, errors.as_str()), (Some(0), ""), "{output}");
    for way in [
        "1 process, 1 thread",
        "1 process, 2 threads",
        "1 executor of 1 thread",
        "2 executors of 1 thread",
    ] {
        let line = format!("{way}: 59340 valid, 600 invalid, 60 null in ");
        assert!(output.contains(&line), "{output}");
    }
    let record: Value =
        serde_json::from_str(&std::fs::read_to_string(&json).expect("a record")).expect("JSON");
    assert_eq!(record["rows"], 60000);
    assert_eq!(
        record["planted"],
        serde_json::json!({"valid": 59340, "invalid": 600, "null": 60})
    );
    let ways = record["ways"].as_array().expect("a list");
    assert!(
        ways.len() == 4
            && ways
                .iter()
                .all(|way| way["seconds"][0].as_f64().expect("a time") > 0.0),
        "{record}"
    );
    assert!(std::fs::metadata(&file).expect("it is kept").len() > 60000 * 64);
}

/// An executor may then have nothing to do.
#[test]
fn a_file_of_few_rows() {
    let (status, output, errors) = run(&["--rows", "7"]);
    assert_eq!(status, Some(0), "{output}{errors}");
    assert_eq!(
        output.matches(": 7 valid, 0 invalid, 0 null in ").count(),
        4,
        "{output}"
    );
}

#[test]
fn mistakes_have_one_line() {
    let (status, output, errors) = run(&["--rows", "none"]);
    assert_eq!((status, output.as_str()), (Some(2), ""));
    assert_eq!(
        errors.lines().next(),
        Some("--rows: none is not a number from 1")
    );

    let (status, _, errors) = run(&["--rows", "10", "--file", "/no/such/folder/file"]);
    assert_eq!((status, errors.lines().count()), (Some(1), 1), "{errors}");

    // Port 1 is nobody's.
    let mut child = bulk(&["executor", "127.0.0.1:1", "."])
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let stdin = child.stdin.take();
    let output = child.wait_with_output().expect("it ends");
    drop(stdin);
    let errors = String::from_utf8(output.stderr).expect("text");
    assert_eq!(
        (output.status.code(), errors.lines().count()),
        (Some(1), 1),
        "{errors}"
    );
    assert!(errors.contains("connect to scheduler"), "{errors}");
}

/// So members of a cluster end with the program that started them, also if that was killed.
#[test]
fn a_member_ends_when_its_input_does() {
    let mut child = bulk(&["scheduler"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("piped"))
        .read_line(&mut line)
        .expect("a line");
    assert!(line.starts_with("127.0.0.1:"), "{line}");
    let mut stdin = child.stdin.take().expect("piped");
    stdin.write_all(b"still here\n").expect("it listens");
    assert!(child.try_wait().expect("a child").is_none());
    drop(stdin);
    assert_eq!(child.wait().expect("a child").code(), Some(0));
}
