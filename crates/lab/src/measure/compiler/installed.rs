//! The search for compilers on `PATH`, and their versions.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Compiler, CompilerKind};

/// A compiler that was looked for in vain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// Its kind.
    pub kind: CompilerKind,
    /// Its usual name.
    pub name: &'static str,
    /// How to install it.
    pub hint: &'static str,
}

/// Result of [`find`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// At most one of each kind, in the order of [`CompilerKind`].
    pub compilers: Vec<Compiler>,
    /// The kinds that are not there.
    pub missing: Vec<Missing>,
}

/// Looks for rustc, gcc and clang on `PATH`.
///
/// A `gcc` that is clang under another name does not count as gcc; of several clangs (`clang`, `clang-22` …
/// `clang-14`) the newest is taken.
#[must_use]
pub fn find() -> Found {
    find_in(&std::env::var_os("PATH").unwrap_or_default())
}

/// As [`find`], with `path` in the form of the `PATH` variable.
#[must_use]
pub fn find_in(path: &OsStr) -> Found {
    let mut found = Found::default();
    let rustc = program(path, "rustc").and_then(rustc);
    let gcc = ["gcc", "cc"]
        .into_iter()
        .filter_map(|name| program(path, name))
        .find_map(gcc);
    let clang = std::iter::once("clang".to_owned())
        .chain((14..=22).rev().map(|major| format!("clang-{major}")))
        .filter_map(|name| program(path, &name))
        .filter_map(clang)
        .reduce(|best, next| {
            if release(&next) > release(&best) {
                next
            } else {
                best
            }
        });
    for (compiler, kind, name, hint) in [
        (
            rustc,
            CompilerKind::Rustc,
            "rustc",
            "install it from https://rustup.rs",
        ),
        (
            gcc,
            CompilerKind::Gcc,
            "gcc",
            "install it with `apt install gcc`, `dnf install gcc` or `brew install gcc`",
        ),
        (
            clang,
            CompilerKind::Clang,
            "clang",
            "install it with `apt install clang`, `dnf install clang` or `xcode-select --install`",
        ),
    ] {
        match compiler {
            Some(compiler) => found.compilers.push(compiler),
            None => found.missing.push(Missing { kind, name, hint }),
        }
    }
    found
}

fn rustc(path: PathBuf) -> Option<Compiler> {
    let version = rustc_version(&answer(&path, "--version")?)?;
    Some(Compiler::new(CompilerKind::Rustc, path, version))
}

fn gcc(path: PathBuf) -> Option<Compiler> {
    if !is_gcc(&answer(&path, "--version")?) {
        return None;
    }
    let version = format!("gcc {}", answer(&path, "-dumpfullversion")?.trim());
    Some(Compiler::new(CompilerKind::Gcc, path, version))
}

fn clang(path: PathBuf) -> Option<Compiler> {
    let version = clang_version(&answer(&path, "--version")?)?;
    Some(Compiler::new(CompilerKind::Clang, path, version))
}

/// `rustc 1.95.0 (59807616e 2026-04-14)` is `rustc 1.95.0`.
fn rustc_version(text: &str) -> Option<String> {
    let number = text.strip_prefix("rustc ")?.split_whitespace().next()?;
    Some(format!("rustc {number}"))
}

/// Only gcc says whose it is in this way; clang, also under the name of gcc, says `clang version`.
fn is_gcc(text: &str) -> bool {
    text.contains("Free Software Foundation") && !text.contains("clang")
}

/// `Debian clang version 19.1.7 (…)` is `clang 19.1.7`.
fn clang_version(text: &str) -> Option<String> {
    let number = text
        .split_once("clang version ")?
        .1
        .split_whitespace()
        .next()?;
    Some(format!("clang {number}"))
}

/// The numbers of a version, for comparison: `clang 19.1.7` is `[19, 1, 7]`.
fn release(compiler: &Compiler) -> Vec<u32> {
    compiler
        .version
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(|number| number.parse().ok())
        .collect()
}

/// The program `name` in the first folder of `path` that has it.
pub(crate) fn program(path: &OsStr, name: &str) -> Option<PathBuf> {
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(path)
        .map(|folder| folder.join(&file))
        .find(|program| program.is_file())
}

/// Standard output of the program when called with `flag`.
fn answer(path: &Path, flag: &str) -> Option<String> {
    let output = Command::new(path).arg(flag).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_short() {
        let rustc = "rustc 1.95.0 (59807616e 2026-04-14)\n";
        assert_eq!(rustc_version(rustc).as_deref(), Some("rustc 1.95.0"));
        let clang = "Debian clang version 19.1.7 (3+b1)\nTarget: x86_64-pc-linux-gnu\n";
        assert_eq!(clang_version(clang).as_deref(), Some("clang 19.1.7"));
        assert_eq!(clang_version("gcc (Debian) 12.2.0"), None);
    }

    #[test]
    fn clang_under_the_name_of_gcc_is_not_gcc() {
        assert!(is_gcc(
            "gcc (Debian 12.2.0-14) 12.2.0\nCopyright (C) 2022 Free Software Foundation, Inc.\n"
        ));
        assert!(!is_gcc(
            "Apple clang version 16.0.0 (clang-1600.0.26.4)\nTarget: arm64\n"
        ));
    }

    #[test]
    fn releases_compare_as_numbers() {
        let clang = |version: &str| {
            Compiler::new(
                CompilerKind::Clang,
                PathBuf::new(),
                format!("clang {version}"),
            )
        };
        assert!(release(&clang("19.1.7")) > release(&clang("9.0.1")));
        assert!(release(&clang("19.1.7")) < release(&clang("19.1.10")));
    }

    #[test]
    fn an_empty_path_has_no_compiler_and_a_hint_for_each() {
        let found = find_in(OsStr::new(""));
        assert!(found.compilers.is_empty());
        let names: Vec<_> = found.missing.iter().map(|missing| missing.name).collect();
        assert_eq!(names, ["rustc", "gcc", "clang"]);
        assert!(
            found
                .missing
                .iter()
                .all(|missing| missing.hint.starts_with("install it"))
        );
    }
}
