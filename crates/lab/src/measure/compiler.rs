//! The compilers on this machine, and shared libraries built with them.
//!
//! gcc and clang differ by up to a factor of two on the same C source, either way round, so the compiler is part of
//! what is measured.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::{Deserialize, Serialize};

/// Which compiler: decides the source language and the form of the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CompilerKind {
    /// The Rust compiler; takes `.rs`.
    Rustc,
    /// The GNU C compiler; takes `.c`.
    Gcc,
    /// LLVM's C compiler; takes `.c`.
    Clang,
}

impl CompilerKind {
    /// File name extension of the sources it takes, without the dot.
    #[must_use]
    pub fn extension(self) -> &'static str {
        match self {
            Self::Rustc => "rs",
            Self::Gcc | Self::Clang => "c",
        }
    }

    /// Flags for the fastest code of this very machine, as a shared library.
    fn flags(self) -> Vec<String> {
        // On 64-bit Arm `-mcpu` is the flag that both compilers understand as "tune and use what this core has".
        let native = if cfg!(target_arch = "aarch64") {
            "-mcpu=native"
        } else {
            "-march=native"
        };
        let flags: &[&str] = match self {
            Self::Rustc => &[
                "--edition=2024",
                "--crate-type=cdylib",
                // Without a name of its own a crate is named after its file, which may be no identifier.
                "--crate-name=candidate",
                "-Copt-level=3",
                "-Ctarget-cpu=native",
                "-Cpanic=abort",
                "-Ccodegen-units=1",
            ],
            Self::Gcc | Self::Clang => &[
                "-std=c11",
                "-O3",
                native,
                "-fPIC",
                "-shared",
                "-fomit-frame-pointer",
                "-Wall",
                "-Wextra",
                "-Werror",
            ],
        };
        flags.iter().map(|&flag| flag.to_owned()).collect()
    }
}

/// A compiler found on this machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Compiler {
    /// Which compiler it is.
    pub kind: CompilerKind,
    /// The program.
    pub path: PathBuf,
    /// Name and version, such as `rustc 1.95.0` or `gcc 12.2.0`.
    pub version: String,
    /// Flags of every build, before the source and the output.
    pub flags: Vec<String>,
}

/// A compiler that was looked for in vain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
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

/// Why a shared library could not be built.
#[derive(Debug)]
pub enum BuildError {
    /// The compiler did not start.
    Start {
        /// The command line.
        command: String,
        /// The system's reason.
        reason: std::io::Error,
    },
    /// The compiler refused the source.
    Refused {
        /// The command line, to be run again by hand.
        command: String,
        /// The first lines that the compiler wrote to standard error.
        message: String,
    },
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start { command, reason } => {
                write!(
                    f,
                    "cannot start the compiler ({reason}); check that this runs: {command}"
                )
            }
            Self::Refused { command, message } => {
                write!(
                    f,
                    "the compiler refused the source; run `{command}` to see it all:\n{message}"
                )
            }
        }
    }
}

impl std::error::Error for BuildError {}

/// Lines of the compiler's complaint kept in a [`BuildError`].
const MESSAGE_LINES: usize = 12;

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
    for (compiler, name, hint) in [
        (rustc, "rustc", "install it from https://rustup.rs"),
        (
            gcc,
            "gcc",
            "install it with `apt install gcc`, `dnf install gcc` or `brew install gcc`",
        ),
        (
            clang,
            "clang",
            "install it with `apt install clang`, `dnf install clang` or `xcode-select --install`",
        ),
    ] {
        match compiler {
            Some(compiler) => found.compilers.push(compiler),
            None => found.missing.push(Missing { name, hint }),
        }
    }
    found
}

impl Compiler {
    /// The same without the instructions that only this core and its like have: what a library for everybody is built
    /// with, and quicker for some code.
    #[must_use]
    pub fn for_any_core(&self) -> Compiler {
        let flags = self.flags.iter();
        Compiler {
            version: format!("{}, for any core", self.version),
            flags: flags
                .filter(|flag| !flag.ends_with("=native"))
                .cloned()
                .collect(),
            ..self.clone()
        }
    }

    /// Builds the shared library `library` from one `source` file of the compiler's language.
    ///
    /// # Errors
    /// [`BuildError`] if the compiler does not start or refuses the source; a warning in C is a refusal.
    pub fn build(&self, source: &Path, library: &Path) -> Result<(), BuildError> {
        let output = Command::new(&self.path)
            .args(self.arguments(source, library))
            .output()
            .map_err(|reason| BuildError::Start {
                command: self.command(source, library),
                reason,
            })?;
        if output.status.success() {
            return Ok(());
        }
        let message = String::from_utf8_lossy(&output.stderr);
        Err(BuildError::Refused {
            command: self.command(source, library),
            message: message
                .lines()
                .take(MESSAGE_LINES)
                .collect::<Vec<_>>()
                .join("\n"),
        })
    }

    /// The command line of [`Compiler::build`], to be pasted into a POSIX shell or a log.
    #[must_use]
    pub fn command(&self, source: &Path, library: &Path) -> String {
        std::iter::once(self.path.clone().into_os_string())
            .chain(self.arguments(source, library))
            .map(|word| quoted(&word.to_string_lossy()))
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn arguments(&self, source: &Path, library: &Path) -> Vec<OsString> {
        let mut arguments: Vec<OsString> = self.flags.iter().map(OsString::from).collect();
        arguments.extend(["-o".into(), library.into(), source.into()]);
        arguments
    }

    fn new(kind: CompilerKind, path: PathBuf, version: String) -> Self {
        Self {
            kind,
            path,
            version,
            flags: kind.flags(),
        }
    }
}

/// The file name of a shared library on this system: `libx.so` for `x` on Linux.
#[must_use]
pub fn library_name(stem: &str) -> String {
    format!(
        "{}{stem}{}",
        std::env::consts::DLL_PREFIX,
        std::env::consts::DLL_SUFFIX
    )
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

/// `word` as one word of a POSIX shell.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=./+,:@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
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

    #[test]
    fn commands_are_quoted_for_a_shell() {
        let compiler = Compiler::new(
            CompilerKind::Gcc,
            "/opt/my tools/gcc".into(),
            "gcc 12.2.0".into(),
        );
        let command = compiler.command(Path::new("it's.c"), Path::new("x.so"));
        assert!(
            command.starts_with("'/opt/my tools/gcc' -std=c11 -O3 "),
            "{command}"
        );
        assert!(command.ends_with(r" -o x.so 'it'\''s.c'"), "{command}");
    }
}
