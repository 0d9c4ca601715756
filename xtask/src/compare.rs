//! Printed fields against the evaluator and big integers: `crates/compare`, optimised, as it evaluates thousands of
//! programs on big integers.

use std::{
    env,
    path::Path,
    process::{Command, ExitCode},
};

/// Runs the comparison with these words, and ends as it ends.
pub fn compare(words: &[String]) -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command
        .current_dir(root)
        .args(["run", "--locked", "--release", "--quiet"])
        .args(["--package", "limbforge-compare", "--"])
        .args(words);
    match command.status() {
        Ok(status) => {
            let code = status.code().and_then(|code| u8::try_from(code).ok());
            code.map_or(ExitCode::FAILURE, ExitCode::from)
        }
        Err(error) => {
            eprintln!("cannot start cargo ({error}); add it to PATH");
            ExitCode::FAILURE
        }
    }
}
