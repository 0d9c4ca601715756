//! The assembler of a text: what is printed is proved as it is assembled.

use std::{fmt, path::PathBuf};

use riscv_lab::isa::Isa;

/// An assembler for RISC-V, which this crate calls and does not bring.
pub trait Assemble {
    /// The object file of a text, for the standard extensions of an instruction set; the text writes others as words.
    ///
    /// # Errors
    /// [`AssemblerError`].
    fn assemble(&self, text: &str, isa: &Isa) -> Result<Vec<u8>, AssemblerError>;
}

/// Why there is no object of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AssemblerError {
    /// None is installed.
    Missing,
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

impl fmt::Display for AssemblerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AssemblerError::Missing => write!(
                f,
                "no RISC-V assembler is on PATH, and the proof needs the assembled object; install binutils-riscv64-linux-gnu, riscv64-unknown-elf-as or clang"
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
