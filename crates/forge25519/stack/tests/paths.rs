//! Without optimisation every temporary has a place of its own on the stack. All functions fit into threads of 2 MB,
//! such as those of tests and of executors, with half of it to spare for their callers.

use std::{path::Path, process::Command};

const KIB: &str = "1024";

#[test]
fn all_paths_fit_into_half_a_thread() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("unoptimised");
    let run = Command::new(env!("CARGO"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["run", "--locked", "--bin", "paths", "--target-dir"])
        .arg(&folder)
        .args(["--", KIB])
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", "0")
        .env_remove("CARGO_BUILD_TARGET")
        .output()
        .expect("cargo");
    let (out, error) = (
        String::from_utf8_lossy(&run.stdout),
        String::from_utf8_lossy(&run.stderr),
    );
    assert!(run.status.success(), "after {out}: {error}");
}
