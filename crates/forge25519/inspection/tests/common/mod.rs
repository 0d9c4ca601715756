//! The probes, built as users build.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

/// The level of optimisation whose turn it is. Without any, helpers are calls and overflow is checked: that is not what
/// is inspected.
pub fn levels() -> Vec<&'static str> {
    limbforge_compare::in_turn(vec!["3", "s"], 0)
}

pub const BACKENDS: [&str; 5] = ["asm64", "m64", "m51", "serial51", "x25_5"];

/// Returns the output of a command, which must succeed.
pub fn output(command: &mut Command) -> String {
    let output = command.output().expect("a program that starts");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {error}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The program `probe` in a release build of some level, with all backends.
pub fn probe(level: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("level-{level}"));
    output(
        Command::new(env!("CARGO"))
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .args(["build", "--release", "--locked", "--bin", "probe"])
            .arg("--target-dir")
            .arg(&folder)
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", level)
            .env_remove("CARGO_BUILD_TARGET"),
    );
    folder.join("release/probe")
}
