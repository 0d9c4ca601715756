//! Peers from source to WebAssembly modules: `cargo build` of the package `module`.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::roster::Entry;

/// The target's name for rustc.
const TRIPLE: &str = "wasm32-unknown-unknown";

/// Flags for rustc of one peer.
pub fn flags(entry: &Entry, wide: bool) -> Vec<String> {
    let feature = wide.then(|| "-Ctarget-feature=+wide-arithmetic".to_owned());
    let cfg = entry.cfg.iter().map(|cfg| format!("--cfg={cfg}"));
    feature.into_iter().chain(cfg).collect()
}

/// Builds a peer and returns its module. All builds share a folder of cargo's, which tells them apart by flags and
/// features.
///
/// # Errors
/// A line with the compiler's first complaint.
pub fn build(entry: &Entry, wide: bool) -> Result<Vec<u8>, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = root.join("target/modules");
    let feature = entry.feature.ok_or("it is no module")?;
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .current_dir(root)
        .args([
            "build",
            "--locked",
            "--profile",
            "module",
            "--target",
            TRIPLE,
        ])
        .args(["--package", "limbforge-wasm-module", "--features", feature])
        .arg("--target-dir")
        .arg(&folder)
        // Takes precedence over RUSTFLAGS and cargo's own files.
        .env("CARGO_ENCODED_RUSTFLAGS", flags(entry, wide).join("\u{1f}"));
    let output = cargo
        .output()
        .map_err(|error| format!("cargo cannot be run ({error})"))?;
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        let first = errors.lines().find(|line| line.starts_with("error"));
        return Err(format!(
            "cannot be built ({}); is there a `rustup target add {TRIPLE}`?",
            first.unwrap_or("no reason given")
        ));
    }
    let built: PathBuf = [TRIPLE, "module", "limbforge_wasm_module.wasm"]
        .iter()
        .collect();
    let built = folder.join(built);
    std::fs::read(&built).map_err(|error| format!("cannot read {}: {error}", built.display()))
}
