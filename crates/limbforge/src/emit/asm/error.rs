//! Why there is no assembly for a program.

use std::fmt;

use riscv_lab::isa::EncodeError;

use super::{AssemblerError, x86::ScheduleError};
use crate::read::ReadError;

/// Why a program cannot be written in machine instructions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AsmError {
    /// Something in the program has no instructions in the style that was asked for.
    Unsupported {
        /// The program.
        program: String,
        /// What it is.
        what: String,
    },
    /// An instruction was selected that the instruction set does not have.
    Unencodable {
        /// The program.
        program: String,
        /// Which.
        reason: EncodeError,
    },
    /// A schedule is of something else.
    Schedule(ScheduleError),
    /// The text could not be assembled.
    Assembler(AssemblerError),
    /// The code is not proved, or could not be.
    Read(ReadError),
}

impl From<ReadError> for AsmError {
    fn from(error: ReadError) -> AsmError {
        AsmError::Read(error)
    }
}

impl From<ScheduleError> for AsmError {
    fn from(error: ScheduleError) -> AsmError {
        AsmError::Schedule(error)
    }
}

impl fmt::Display for AsmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AsmError::Unsupported { program, what } => {
                write!(
                    f,
                    "`{program}` has {what}, which the instruction selector does not support; choose another recipe"
                )
            }
            AsmError::Unencodable { program, reason } => {
                write!(f, "the code of `{program}` cannot be encoded: {reason}")
            }
            AsmError::Schedule(error) => write!(f, "{error}"),
            AsmError::Assembler(error) => write!(f, "{error}"),
            AsmError::Read(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for AsmError {}
