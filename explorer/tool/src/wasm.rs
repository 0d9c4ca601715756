//! The compiler as WebAssembly, with wasm-bindgen's glue.

use std::{path::Path, process::Command};

use wasm_bindgen_cli_support::Bindgen;

use crate::Failure;

const TARGET: &str = "wasm32-unknown-unknown";

/// Code and glue for a worker.
pub struct Compiler {
    /// The glue, which defines `wasm_bindgen`.
    pub glue: String,
    /// The module.
    pub code: Vec<u8>,
}

/// Compiles the explorer's package with the profile of its name, and lets wasm-bindgen write the glue.
///
/// # Errors
/// The lack of the target, or that a step fails.
pub fn build(root: &Path) -> Result<Compiler, Failure> {
    target()?;
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut build = Command::new(cargo);
    build.args(["build", "--locked", "--quiet", "--profile", "explorer"]);
    build.args(["--target", TARGET, "--package", "limbforge-explorer"]);
    let status = build.current_dir(root).status();
    let status = status.map_err(|reason| format!("cannot run cargo ({reason})"))?;
    if !status.success() {
        return Err(Failure::Wrong(
            "the explorer's package does not build".to_owned(),
        ));
    }
    let target = std::env::var_os("CARGO_TARGET_DIR");
    let target = target.map_or_else(|| root.join("target"), |folder| root.join(folder));
    let input = target.join(TARGET).join("explorer/limbforge_explorer.wasm");
    let failed = |error| format!("wasm-bindgen: {error:#}");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(&input).typescript(false);
    let bindgen = bindgen.no_modules(true).map_err(failed)?;
    let mut output = bindgen.generate_output().map_err(failed)?;
    Ok(Compiler {
        glue: output.js().to_owned(),
        code: output.wasm_mut().emit_wasm(),
    })
}

/// Looks for the standard library of the target, and asks rustup for it.
fn target() -> Result<(), Failure> {
    let libraries = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", TARGET])
        .output();
    let there = libraries
        .is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir());
    let added = || {
        let rustup = Command::new("rustup")
            .args(["target", "add", TARGET])
            .status();
        rustup.is_ok_and(|status| status.success())
    };
    if there || added() {
        return Ok(());
    }
    Err(Failure::Lacks(format!(
        "rustc has no {TARGET}, and rustup cannot add it"
    )))
}
