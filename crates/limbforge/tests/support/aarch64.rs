//! Tools for AArch64: a compiler and an emulator.

use std::process::Command;

/// A compiler.
pub const GCC: &str = "aarch64-linux-gnu-gcc";
/// An emulator.
pub const QEMU: &str = "qemu-aarch64";

/// Whether there is all that these tests need; says what is missing.
pub fn can_run() -> bool {
    [GCC, QEMU].iter().all(|program| {
        let found = Command::new(program).arg("--version").output();
        let found = found.is_ok_and(|output| output.status.success());
        if !found {
            println!("skipped: {program} is not installed");
        }
        found
    })
}
