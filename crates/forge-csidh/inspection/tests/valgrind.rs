//! Valgrind's memcheck follows a seed that is marked as undefined through key generation and the action: it reports
//! each jump and each address that depends on it.

#![cfg(target_arch = "x86_64")]

use limbforge_compare::in_turn;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The status that memcheck is to end with if it has something to report.
const REPORTED: i32 = 99;

fn installed() -> bool {
    let found = Command::new("valgrind").arg("--version").output();
    let found = found.is_ok_and(|output| output.status.success());
    if !found {
        println!("skipped: valgrind is not installed");
    }
    found
}

/// The probe in a release build of some level.
fn probe(level: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("level-{level}"));
    let built = Command::new(env!("CARGO"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["build", "--release", "--locked", "--bin", "csidh-probe"])
        .arg("--target-dir")
        .arg(&folder)
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", level)
        .env_remove("CARGO_BUILD_TARGET")
        .status();
    assert!(built.expect("cargo starts").success());
    folder.join("release/csidh-probe")
}

fn memcheck(probe: &Path, name: &str) -> Output {
    Command::new("valgrind")
        .args([
            "--quiet",
            &format!("--error-exitcode={REPORTED}"),
            "--main-stacksize=16777216",
        ])
        .arg(probe)
        .arg(name)
        .output()
        .expect("valgrind starts")
}

/// The level of optimisation whose turn it is, and what is run.
fn levels() -> Vec<(&'static str, &'static [&'static str])> {
    let levels = [
        ("3", &["m64", "m57", "formulas", "packed", "lanes"][..]),
        ("s", &["m64", "formulas", "packed"]),
    ];
    in_turn(levels.to_vec(), 0)
}

#[test]
fn secrets_decide_no_jump_and_no_address() {
    if !installed() {
        return;
    }
    for (level, names) in levels() {
        let probe = probe(level);
        for name in names {
            let run = memcheck(&probe, name);
            let report = String::from_utf8_lossy(&run.stderr);
            assert!(run.status.success(), "{name} at {level}: {report}");
            let plain = Command::new(&probe)
                .arg(name)
                .output()
                .expect("the probe starts");
            assert!(
                !run.stdout.is_empty() && run.stdout == plain.stdout,
                "{name} at {level}"
            );
        }
    }
}

/// Memcheck sees what it has to see: an action in variable time, and outcomes that nobody declared public.
#[test]
fn leaks_are_reported() {
    if !installed() {
        return;
    }
    for (level, _) in levels() {
        let probe = probe(level);
        for leak in ["planted-outcome", "planted-vartime", "planted-lanes"] {
            let run = memcheck(&probe, leak);
            assert_eq!(run.status.code(), Some(REPORTED), "{leak} at {level}");
        }
    }
}
