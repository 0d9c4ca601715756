//! The compilers on this machine, and shared libraries built with them.
//!
//! gcc and clang differ by up to a factor of two on the same C source, either way round, so the compiler is part of
//! what is measured.

mod installed;

use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::{Deserialize, Serialize};

use super::{
    harness::{LANGUAGES, Language},
    target::{self, Engine},
};
pub(crate) use installed::program;
pub use installed::{Found, Missing, find, find_in};

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

    /// The language of the sources it takes.
    #[must_use]
    pub fn language(self) -> &'static dyn Language {
        let name = match self {
            Self::Rustc => "rust",
            Self::Gcc | Self::Clang => "c",
        };
        let mut all = LANGUAGES.iter().copied();
        all.find(|language| language.name() == name)
            .expect("every compiler's language has a harness")
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
    /// The engine that runs the code it makes; none if that is this process.
    #[serde(default)]
    pub engine: Option<Engine>,
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

impl Compiler {
    /// Language and version, such as `c gcc 12.2.0`: the builder's name in results.
    #[must_use]
    pub fn title(&self) -> String {
        format!("{} {}", self.kind.language().name(), self.version)
    }

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

    /// The file name of what it builds: on Linux `libx.so` for `x`, for an engine as the target says.
    #[must_use]
    pub fn library_name(&self, stem: &str) -> String {
        match &self.engine {
            Some(engine) => target::file_name(engine, stem),
            None => library_name(stem),
        }
    }

    /// Builds the shared library `library` from one `source` file of the compiler's language.
    ///
    /// # Errors
    /// [`BuildError`] if the compiler does not start or refuses the source.
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

    pub(super) fn new(kind: CompilerKind, path: PathBuf, version: String) -> Self {
        Self {
            kind,
            path,
            version,
            flags: kind.flags(),
            engine: None,
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
