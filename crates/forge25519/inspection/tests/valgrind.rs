//! Valgrind's memcheck follows bytes that are marked as undefined through keys, signatures and X25519, with every
//! backend: it reports each jump and each address that depends on them.
//!
//! As nothing depends on secrets, one run goes where all runs go that have inputs of the same lengths. Memcheck runs
//! the instructions of the processor that it runs on, as far as it knows them. It says nothing about divisions:
//! `object_code` does.

#![cfg(target_arch = "x86_64")]

mod common;
#[path = "common/installed.rs"]
mod installed;

use common::{BACKENDS, levels, probe};
use installed::installed;
use std::{
    path::Path,
    process::{Command, Output},
};

/// The status that memcheck is to end with if it has something to report.
const REPORTED: i32 = 99;

fn memcheck(probe: &Path, arguments: &[&str]) -> Output {
    Command::new("valgrind")
        .args(["--quiet", &format!("--error-exitcode={REPORTED}")])
        .arg(probe)
        .args(arguments)
        .output()
        .expect("valgrind starts")
}

#[test]
fn secrets_decide_no_jump_and_no_address() {
    if !installed("valgrind") {
        return;
    }
    for level in levels() {
        let probe = probe(level);
        let mut results: Vec<String> = Vec::new();
        for backend in BACKENDS {
            let run = memcheck(&probe, &[backend]);
            let report = String::from_utf8_lossy(&run.stderr);
            assert!(run.status.success(), "{backend} at {level}: {report}");
            let text = String::from_utf8(run.stdout).expect("UTF-8");
            results.push(text.replace(backend, ""));
        }
        // That the same came out of all shows that they did something.
        assert!(results[0].lines().count() > 10 && results.iter().all(|r| *r == results[0]));
    }
}

/// Memcheck sees what it has to see.
#[test]
fn leaks_are_reported() {
    if !installed("valgrind") {
        return;
    }
    for level in levels() {
        let probe = probe(level);
        for leak in ["branch", "load", "store", "length"] {
            let run = memcheck(&probe, &["planted", leak]);
            assert_eq!(run.status.code(), Some(REPORTED), "{leak} at {level}");
        }
    }
}
