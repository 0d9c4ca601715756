//! Reasons to refuse machine code.

use std::fmt;

use crate::check::Refusal;

/// Why code is not proved to compute a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// The words of the program are not those of the processor.
    Word {
        /// Bits of the program's words.
        word: u8,
    },
    /// The calling convention cannot pass the ports of the program.
    Ports {
        /// The program.
        program: String,
        /// The obstacle.
        what: String,
    },
    /// An object file has something else than the functions that were asked for.
    Object {
        /// The mistake.
        reason: String,
    },
    /// The bytes are no instructions.
    Unreadable {
        /// The program.
        program: String,
        /// What is wrong with them.
        reason: String,
    },
    /// The code breaks the calling convention, or leaves a result unwritten.
    Unlawful {
        /// The program.
        program: String,
        /// What it does.
        what: String,
    },
    /// The code computes other words than the program, of whose meaning a part is not proved.
    Different {
        /// The program.
        program: String,
    },
    /// The code computes something that the check refuses.
    Refused {
        /// The program.
        program: String,
        /// Why.
        refusal: Box<Refusal>,
    },
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Word { word } => write!(
                f,
                "the recipe has {word}-bit words, but the processor has 64-bit words; choose a recipe with 64-bit words"
            ),
            ReadError::Ports { program, what } => write!(
                f,
                "`{program}` has {what}, which the calling convention cannot pass; choose another recipe"
            ),
            ReadError::Object { reason } => write!(f, "the object file is rejected: {reason}"),
            ReadError::Unreadable { program, reason } => {
                write!(f, "the code of `{program}` cannot be read: {reason}")
            }
            ReadError::Unlawful { program, what } => write!(f, "the code of `{program}` {what}"),
            ReadError::Different { program } => write!(
                f,
                "the code of `{program}` computes other words than the library's program, which has to be followed in all, \
                 as a part of its meaning is not proved"
            ),
            ReadError::Refused { program, refusal } => {
                write!(f, "the check rejected the code of `{program}`: {refusal}")
            }
        }
    }
}

impl std::error::Error for ReadError {}
