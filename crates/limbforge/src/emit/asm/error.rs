//! Why there is no assembly for a program.

use std::fmt;

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
    /// The text does not read back.
    Unreadable {
        /// The program.
        program: String,
        /// The line.
        line: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The text does not do what a function has to do to its caller, or leaves a result unwritten.
    Unlawful {
        /// The program.
        program: String,
        /// What it does.
        what: String,
    },
    /// The text computes something that the check refuses.
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
            AsmError::Unreadable {
                program,
                line,
                reason,
            } => {
                write!(
                    f,
                    "in the text of `{program}`, `{line}` cannot be read: {reason}"
                )
            }
            AsmError::Unlawful { program, what } => write!(f, "the text of `{program}` {what}"),
            AsmError::Refused { program, refusal } => {
                write!(f, "the check refused the text of `{program}`: {refusal}")
            }
        }
    }
}

impl std::error::Error for AsmError {}
