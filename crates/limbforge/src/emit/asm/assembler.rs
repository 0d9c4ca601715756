//! Errors of assemblers.

use std::{fmt, path::PathBuf};

/// Why there is no object of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AssemblerError {
    /// None is installed.
    Missing {
        /// The processor that it is for.
        processor: &'static str,
        /// Packages that have one.
        packages: &'static str,
    },
    /// It could not be started, or its files could not be written or read.
    Start {
        /// Its path.
        path: PathBuf,
        /// The system's reason.
        reason: String,
    },
    /// It refused the text.
    Refused {
        /// Its path.
        path: PathBuf,
        /// The first line that it wrote to standard error.
        message: String,
    },
}

impl AssemblerError {
    /// There is no assembler for RISC-V.
    pub const NO_RISCV: AssemblerError = AssemblerError::Missing {
        processor: "RISC-V",
        packages: "binutils-riscv64-linux-gnu, riscv64-unknown-elf-as or clang",
    };

    /// There is no assembler for AArch64.
    pub const NO_AARCH64: AssemblerError = AssemblerError::Missing {
        processor: "AArch64",
        packages: "binutils-aarch64-linux-gnu or clang",
    };

    /// There is no assembler for x86-64.
    pub const NO_X86: AssemblerError = AssemblerError::Missing {
        processor: "x86-64",
        packages: "binutils or clang",
    };

    /// There is no Go.
    pub const NO_GO: AssemblerError = AssemblerError::Missing {
        processor: "Go",
        packages: "golang-go, 1.22 or later",
    };
}

impl fmt::Display for AssemblerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AssemblerError::Missing {
                processor,
                packages,
            } => write!(
                f,
                "no {processor} assembler is on PATH, and the proof needs the assembled object; install {packages}"
            ),
            AssemblerError::Start { path, reason } => write!(
                f,
                "cannot assemble with {} ({reason}); check that it runs",
                path.display()
            ),
            AssemblerError::Refused { path, message } => write!(
                f,
                "{} rejected the assembly ({message}); install another assembler or name fewer extensions",
                path.display()
            ),
        }
    }
}

impl std::error::Error for AssemblerError {}
