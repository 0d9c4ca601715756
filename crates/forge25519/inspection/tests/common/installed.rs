//! Programs that tests need.

use std::process::Command;

/// Whether a program can be called; a line says so if not.
pub fn installed(program: &str) -> bool {
    let found = Command::new(program).arg("--version").output();
    let found = found.is_ok_and(|output| output.status.success());
    if !found {
        println!("skipped: {program} is not installed");
    }
    found
}
