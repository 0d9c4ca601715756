//! Peers from source to functions in this process: `cargo build` of the package `peer`, then the loader.
//!
//! The only module of this program with `unsafe` code.

#![allow(unsafe_code)]

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

use limbforge_ed25519_table::{SYMBOL, Table};

use crate::roster::Entry;
use crate::toolchain::Missing;

/// Which instructions compilers may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Those of this core.
    Native,
    /// Those that every core of the architecture has. Code that looks at the core while it runs may use others.
    Plain,
}

impl Target {
    /// The flag of rustc.
    pub fn flag(self) -> Option<&'static str> {
        match self {
            Self::Native => Some("-Ctarget-cpu=native"),
            Self::Plain => None,
        }
    }

    /// In records and folders.
    pub fn name(self) -> &'static str {
        match self {
            Self::Native => "native",
            Self::Plain => "plain",
        }
    }
}

/// Why a peer does not take part.
#[derive(Debug)]
pub enum Absent {
    /// A compiler, a library or a linker for the emulated core is missing.
    Toolchain(Missing),
    /// Cargo could not be run.
    NoCargo(std::io::Error),
    /// The build failed, with the first line that says why.
    Build(String),
    /// The library could not be copied or loaded.
    Load(String),
}

impl fmt::Display for Absent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Toolchain(missing) => missing.fmt(f),
            Self::NoCargo(error) => write!(
                f,
                "cargo cannot be run ({error}); install it or add it to PATH"
            ),
            Self::Build(line) => write!(
                f,
                "cannot be built ({line}); `cargo build -p limbforge-ed25519-peer` shows all"
            ),
            Self::Load(reason) => write!(
                f,
                "cannot be loaded ({reason}); remove `target/peers` and try again"
            ),
        }
    }
}

impl std::error::Error for Absent {}

/// Flags for rustc of one peer.
pub fn flags(entry: &Entry, target: Target) -> Vec<String> {
    let cfg = entry.cfg.iter().map(|cfg| format!("--cfg={cfg}"));
    target
        .flag()
        .map(str::to_owned)
        .into_iter()
        .chain(cfg)
        .collect()
}

/// Builds and loads one peer.
///
/// # Errors
/// [`Absent`], with a line that says what to do.
pub fn load(entry: &Entry, target: Target) -> Result<Table, Absent> {
    open(&build(entry, target)?)
}

/// All builds share one folder of cargo's, which tells them apart by flags and features; only the finished library is
/// called the same each time, so it is copied.
fn build(entry: &Entry, target: Target) -> Result<PathBuf, Absent> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = root.join("target/peers");
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .current_dir(root)
        .args([
            "build",
            "--release",
            "--locked",
            "--package",
            "limbforge-ed25519-peer",
            "--features",
            entry.feature,
        ])
        .arg("--target-dir")
        .arg(&folder)
        // Takes precedence over RUSTFLAGS and cargo's own files.
        .env(
            "CARGO_ENCODED_RUSTFLAGS",
            flags(entry, target).join("\u{1f}"),
        )
        // The C of aws-lc-rs by the `cc` crate, also where there is a cmake.
        .env("AWS_LC_SYS_CMAKE_BUILDER", "0");
    finish(&mut command)?;
    let (prefix, suffix) = (std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    let built = folder.join(format!("release/{prefix}limbforge_ed25519_peer{suffix}"));
    let copy = folder.join(format!("{}-{}{suffix}", entry.key, target.name()));
    std::fs::copy(&built, &copy)
        .map_err(|error| Absent::Load(format!("{}: {error}", built.display())))?;
    Ok(copy)
}

/// Runs a build to its end.
///
/// # Errors
/// [`Absent`] if cargo cannot be run or does not succeed.
pub fn finish(build: &mut Command) -> Result<(), Absent> {
    let output = build.output().map_err(Absent::NoCargo)?;
    if output.status.success() {
        return Ok(());
    }
    let errors = String::from_utf8_lossy(&output.stderr);
    let first = errors.lines().find(|line| line.starts_with("error"));
    Err(Absent::Build(first.unwrap_or("no reason given").to_owned()))
}

fn open(path: &Path) -> Result<Table, Absent> {
    let failed = |error: libloading::Error| Absent::Load(format!("{}: {error}", path.display()));
    // SAFETY: built from the package `peer`, which has no initialisers but those of its crates.
    let library = unsafe { libloading::Library::new(path) }.map_err(failed)?;
    // SAFETY: `peer` exports this function with this type, from the same source of `Table`.
    let table = unsafe {
        library
            .get::<extern "C" fn() -> Table>(SYMBOL)
            .map_err(failed)?()
    };
    // The table's functions live as long as the process.
    std::mem::forget(library);
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::roster;

    #[test]
    fn flags_are_those_of_target_and_backend() {
        let entry = |key| {
            roster::ALL
                .iter()
                .find(|entry| entry.key == key)
                .expect("a peer")
        };
        let native = flags(entry("dalek-fiat"), Target::Native);
        assert_eq!(
            native,
            [
                "-Ctarget-cpu=native",
                "--cfg=curve25519_dalek_backend=\"fiat\""
            ]
        );
        assert!(flags(entry("ring"), Target::Plain).is_empty());
    }

    #[test]
    fn what_is_no_library_is_said() {
        let error = open(Path::new("no-such-library.so"))
            .unwrap_err()
            .to_string();
        assert!(
            error.contains("cannot be loaded") && error.contains("no-such-library"),
            "{error}"
        );
    }
}
