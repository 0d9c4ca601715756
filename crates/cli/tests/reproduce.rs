//! `reproduce` with wrong words and in the wrong place. What a study prints is tested beside it, on fixed numbers.

use std::process::Command;

/// Status and standard error of a call in a folder that is in no checkout; nothing is on standard output.
fn refused(arguments: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_limbforge"))
        .arg("reproduce")
        .args(arguments)
        .current_dir(std::env::temp_dir())
        .output()
        .expect("the command runs");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code(), error)
}

#[test]
fn an_unknown_study_is_answered_with_the_known_ones() {
    let (status, error) = refused(&["nonsense"]);
    assert_eq!(status, Some(2), "{error}");
    assert_eq!(error.trim_end().lines().count(), 1, "{error}");
    assert!(
        error.contains("`nonsense`") && error.contains("ed25519-limbs"),
        "{error}"
    );
}

#[test]
fn the_benches_are_needed() {
    let (status, error) = refused(&["ed25519-limbs"]);
    assert_eq!(status, Some(1), "{error}");
    assert_eq!(error.trim_end().lines().count(), 1, "{error}");
    assert!(error.contains("inside a checkout"), "{error}");
}
