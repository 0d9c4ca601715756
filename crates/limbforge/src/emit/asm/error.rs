//! Why there is no assembly for a program.

use std::fmt;

use riscv_lab::{isa::EncodeError, relocatable::ObjectError};

use super::riscv::AssemblerError;
use crate::check::Refusal;

/// Why a program cannot be written in machine instructions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AsmError {
    /// The words of the program are not those of the processor.
    Word {
        /// Bits of the program's words.
        word: u8,
    },
    /// Something in the program has no instructions in the style that was asked for.
    Unsupported {
        /// The program.
        program: String,
        /// What it is.
        what: String,
    },
    /// The bytes are no instructions.
    Unreadable {
        /// The program.
        program: String,
        /// What is wrong with them.
        reason: ObjectError,
    },
    /// An instruction was selected that the instruction set does not have.
    Unencodable {
        /// The program.
        program: String,
        /// Which.
        reason: EncodeError,
    },
    /// The text could not be assembled.
    Assembler(AssemblerError),
    /// The assembler's object is not read, or lacks a function or has one too many.
    Object(ObjectError),
    /// The code breaks the calling convention, or leaves a result unwritten.
    Unlawful {
        /// The program.
        program: String,
        /// What it does.
        what: String,
    },
    /// The code computes something that the check refuses.
    Refused {
        /// The program.
        program: String,
        /// Why.
        refusal: Box<Refusal>,
    },
}

impl fmt::Display for AsmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AsmError::Word { word } => write!(
                f,
                "the recipe has words of {word} bits and the processor of 64; choose a recipe with words of 64 bits"
            ),
            AsmError::Unsupported { program, what } => {
                write!(
                    f,
                    "`{program}` has {what}, for which there are no instructions; choose another recipe"
                )
            }
            AsmError::Unreadable { program, reason } => {
                write!(f, "the code of `{program}` cannot be read: {reason}")
            }
            AsmError::Unencodable { program, reason } => {
                write!(f, "the code of `{program}` cannot be encoded: {reason}")
            }
            AsmError::Assembler(error) => write!(f, "{error}"),
            AsmError::Object(error) => write!(f, "the assembled object is refused: {error}"),
            AsmError::Unlawful { program, what } => write!(f, "the code of `{program}` {what}"),
            AsmError::Refused { program, refusal } => {
                write!(f, "the check refused the code of `{program}`: {refusal}")
            }
        }
    }
}

impl std::error::Error for AsmError {}
