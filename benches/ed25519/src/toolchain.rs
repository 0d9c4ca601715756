//! Compilers for the emulated core: the one at hand, or an older one of rustup's.

use std::fmt;
use std::path::Path;
use std::process::{Command, Stdio};

/// Target triple of the emulated machine.
pub const TRIPLE: &str = "riscv64gc-unknown-linux-gnu";

/// Linker of programs for that target.
const LINKER: &str = "riscv64-linux-gnu-gcc";

/// A version of Rust.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toolchain {
    /// The one that builds this program.
    Here,
    /// One that rustup has beside it, by number.
    Older(&'static str),
}

/// Where the standard library for the core comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Library {
    /// It is installed.
    Compiled,
    /// It is built from its sources with each program.
    Sources,
}

/// A missing part of the toolchain for the emulated core.
#[derive(Debug, PartialEq, Eq)]
pub enum Missing {
    /// The compiler.
    Compiler(Toolchain),
    /// The standard library, and its sources.
    Library(Toolchain),
    /// The linker.
    Linker,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Missing::Compiler(Toolchain::Here) => {
                write!(f, "rustc cannot be run; install it or add it to PATH")
            }
            Missing::Compiler(Toolchain::Older(version)) => write!(
                f,
                "Rust {version} is not installed; add it with `rustup toolchain install {version} --profile minimal --target {TRIPLE}`"
            ),
            Missing::Library(toolchain) => {
                let (name, of) = match toolchain {
                    Toolchain::Here => ("Rust".to_owned(), String::new()),
                    Toolchain::Older(version) => {
                        (format!("Rust {version}"), format!(" --toolchain {version}"))
                    }
                };
                write!(
                    f,
                    "{name} has no standard library for {TRIPLE}; add it with `rustup target add {TRIPLE}{of}`, \
                     or its sources with `rustup component add rust-src{of}`"
                )
            }
            Missing::Linker => write!(
                f,
                "{LINKER} is not installed; on Debian: `apt-get install gcc-riscv64-linux-gnu libc6-dev-riscv64-cross`"
            ),
        }
    }
}

impl std::error::Error for Missing {}

impl Toolchain {
    /// Name and version of the compiler, such as `rustc 1.72.0`.
    ///
    /// # Errors
    /// [`Missing::Compiler`].
    pub fn compiler(self) -> Result<String, Missing> {
        let said = self.said(&["--version"])?;
        Ok(said.split(' ').take(2).collect::<Vec<_>>().join(" "))
    }

    /// How programs for the core can be built with it.
    ///
    /// # Errors
    /// [`Missing`], with a line that says what to install.
    pub fn library(self) -> Result<Library, Missing> {
        let compiled = self.said(&["--print", "target-libdir", "--target", TRIPLE]);
        let sources = Path::new(&self.said(&["--print", "sysroot"])?)
            .join("lib/rustlib/src/rust/library/std/Cargo.toml");
        let library = if compiled.is_ok_and(|folder| Path::new(&folder).is_dir()) {
            Library::Compiled
        } else if sources.is_file() {
            Library::Sources
        } else {
            return Err(Missing::Library(self));
        };
        let linker = Command::new(LINKER)
            .arg("--version")
            .stdout(Stdio::null())
            .status();
        linker.map_or(Err(Missing::Linker), |_| Ok(library))
    }

    /// `cargo build` for the core.
    pub fn build(self, library: Library) -> Command {
        let mut command = self.program("cargo", "CARGO");
        command.args(["build", "--release", "--locked", "--target", TRIPLE]);
        command.env("CARGO_TARGET_RISCV64GC_UNKNOWN_LINUX_GNU_LINKER", LINKER);
        if library == Library::Sources {
            // An unstable option, which this variable opens on stable Rust.
            command.arg("-Zbuild-std=std,panic_abort");
            command.env("RUSTC_BOOTSTRAP", "1");
        }
        command
    }

    /// Output of the compiler, called with these arguments.
    fn said(self, arguments: &[&str]) -> Result<String, Missing> {
        let output = self.program("rustc", "RUSTC").args(arguments).output();
        match output {
            Ok(output) if output.status.success() => {
                Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
            }
            _ => Err(Missing::Compiler(self)),
        }
    }

    fn program(self, name: &str, variable: &str) -> Command {
        match self {
            Toolchain::Here => {
                Command::new(std::env::var_os(variable).unwrap_or_else(|| name.into()))
            }
            Toolchain::Older(version) => {
                let mut command = Command::new("rustup");
                command.args(["run", version, name]).env_remove("RUSTC");
                command
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_said_with_the_command_that_adds_it() {
        let none = Toolchain::Older("0.0.0");
        let missing = none.library().expect_err("there is no such version");
        assert_eq!(missing, Missing::Compiler(none));
        assert!(missing.to_string().contains("toolchain install 0.0.0"));
        let line = Missing::Library(none).to_string();
        assert!(
            line.ends_with("`rustup component add rust-src --toolchain 0.0.0`"),
            "{line}"
        );
        let line = Missing::Library(Toolchain::Here).to_string();
        assert!(
            line.contains("`rustup target add riscv64gc-unknown-linux-gnu`,"),
            "{line}"
        );
    }

    #[test]
    fn a_compiler_says_its_version() {
        let version = Toolchain::Here
            .compiler()
            .expect("the compiler of this test");
        assert!(version.starts_with("rustc 1."), "{version}");
    }
}
