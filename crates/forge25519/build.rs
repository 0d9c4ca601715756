//! `cfg(vectors)`: the processor is x86-64, and the compiler has the functions for AVX-512 since Rust 1.89.

use std::env;

/// Also called by the packages of one backend.
pub fn main() {
    println!("cargo:rerun-if-env-changed=CARGO_CFG_TARGET_ARCH");
    let x86_64 = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "x86_64");
    if x86_64 && autocfg::new().probe_rustc_version(1, 89) {
        autocfg::emit("vectors");
    }
}
