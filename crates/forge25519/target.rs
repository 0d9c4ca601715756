//! The target and the compiler: `cfg(vectors)` says that they have the functions for AVX-512, and `cfg(assembly)` that
//! the generated assembly is the backend.

use std::env;

pub fn vectors() {
    if has_x86_64() {
        autocfg::emit("vectors");
    }
}

/// Whether the backend, which is named or the target's own, is `asm64`. A name of what there is not ends the build.
pub fn assembly(named: Option<&str>) -> bool {
    let possible = has_x86_64() && env::var_os("CARGO_FEATURE_ASM").is_some();
    assert!(
        possible || named != Some("asm64"),
        "the backend asm64 needs x86-64, Rust 1.89 and the feature `asm`"
    );
    let taken = possible && named.is_none_or(|name| name == "asm64");
    if taken {
        autocfg::emit("assembly");
    }
    taken
}

/// The processor is x86-64, and the compiler has what both need since Rust 1.89.
fn has_x86_64() -> bool {
    println!("cargo:rerun-if-env-changed=CARGO_CFG_TARGET_ARCH");
    let x86_64 = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "x86_64");
    x86_64 && autocfg::new().probe_rustc_version(1, 89)
}
