//! Why an object file is refused.

use std::fmt;

use crate::isa::DecodeError;
use crate::machine::LoadError;

/// Defect of an object file, or of the code of a function in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ObjectError {
    /// It is no relocatable file for RV64.
    File(LoadError),
    /// A section is not among those that functions and constants need.
    Section {
        /// Its name.
        name: String,
        /// The defect.
        what: &'static str,
    },
    /// A symbol is not a function of its own.
    Symbol {
        /// Its name.
        name: String,
        /// The defect.
        what: &'static str,
    },
    /// A relocation asks the linker for something that is not followed.
    Relocation {
        /// Offset within the section of code.
        at: u64,
        /// The defect.
        what: String,
    },
    /// Bytes of code are no instruction of the set.
    Instruction {
        /// Offset.
        at: u64,
        /// Why.
        reason: DecodeError,
    },
    /// Bytes that belong to no function, or are none.
    Code {
        /// Offset.
        at: u64,
        /// The defect.
        what: &'static str,
    },
}

impl fmt::Display for ObjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ObjectError::File(error) => write!(f, "{error}"),
            ObjectError::Section { name, what } => write!(
                f,
                "section `{name}` {what}; an object must have one section of code and one of constants"
            ),
            ObjectError::Symbol { name, what } => write!(
                f,
                "symbol `{name}` {what}; an object must export functions that do not overlap"
            ),
            ObjectError::Relocation { at, what } => write!(
                f,
                "the relocation at {at:#x} {what}; use `lla` for addresses of constants"
            ),
            ObjectError::Instruction { at, reason } => write!(f, "at {at:#x} {reason}"),
            ObjectError::Code { at, what } => write!(f, "the code at {at:#x} {what}"),
        }
    }
}

impl std::error::Error for ObjectError {}
