//! The explorer's page, by a package of its own: wasm-bindgen takes half a minute to build, and no other task needs it.

use std::process::{Command, ExitCode};

/// Runs the package with these arguments.
pub fn explorer(arguments: &[String]) -> ExitCode {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let status = Command::new(cargo)
        .args([
            "run",
            "--locked",
            "--quiet",
            "--package",
            "limbforge-explorer-tool",
            "--",
        ])
        .args(arguments)
        .status();
    match status.map(|status| status.code()) {
        Ok(code) => code
            .and_then(|code| u8::try_from(code).ok())
            .map_or(ExitCode::FAILURE, ExitCode::from),
        Err(reason) => {
            eprintln!("cannot run cargo ({reason})");
            ExitCode::FAILURE
        }
    }
}
