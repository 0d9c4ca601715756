//! Reasons to refuse a saved field.

use std::fmt::{self, Write};

use crate::{
    check::{Refusal, RoutineRefusal},
    formula::FormulaError,
    ops::formula::UnreadableChoices,
    prime::PrimeError,
};

/// Why a saved file is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CertificateError {
    /// It is not what `limbforge emit --lang json` writes.
    Unreadable(String),
    /// The prime is refused.
    Prime(PrimeError),
    /// The representation cannot hold the field.
    Representation(&'static str),
    /// A constant is missing, or is not what this version computes.
    Constant(String),
    /// The field has no operation of this name.
    Unknown(String),
    /// Two operations have one name: a call could mean either.
    Twice(String),
    /// The formula cannot be read, or is false.
    Formula(FormulaError),
    /// The choices are not of the formula.
    Choices(UnreadableChoices),
    /// There is no program of the formula.
    NoProgram(String),
    /// A program is about another prime than the file says.
    OtherPrime {
        /// The program.
        program: String,
    },
    /// An operation is not stated as this version states it.
    OtherStatement {
        /// The program or the routine.
        operation: String,
        /// The part that differs.
        part: &'static str,
    },
    /// A program does not pass the check.
    Refused {
        /// The program.
        program: String,
        /// Why.
        refusal: Box<Refusal>,
    },
    /// A routine does not pass the check.
    RefusedRoutine {
        /// The routine.
        routine: String,
        /// Why.
        refusal: Box<RoutineRefusal>,
    },
    /// The intervals of the file are not those that the check derives.
    OtherRanges {
        /// The program.
        program: String,
    },
}

/// Characters of a reason: names in it come from the file.
const MOST_CHARACTERS: usize = 1000;

impl fmt::Display for CertificateError {
    /// One short line: a file could bring names that look like other lines, or that move a terminal's cursor.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, c) in Reason(self).to_string().chars().enumerate() {
            if i == MOST_CHARACTERS {
                return f.write_str("...");
            }
            if c == ' ' || c.is_ascii_graphic() {
                f.write_char(c)?;
            } else {
                write!(f, "{}", c.escape_default())?;
            }
        }
        Ok(())
    }
}

/// The reason as it is, with text from the file.
struct Reason<'a>(&'a CertificateError);

impl fmt::Display for Reason<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            CertificateError::Unreadable(reason) => write!(
                f,
                "this is not a file of checked programs ({reason}); `limbforge emit --lang json` makes one"
            ),
            CertificateError::Prime(error) => write!(f, "the prime in the file: {error}"),
            CertificateError::Representation(reason) => {
                write!(f, "bounds or weights of the representation: {reason}")
            }
            CertificateError::Constant(name) => write!(
                f,
                "the constant `{name}` is missing, or differs from the one that this version computes"
            ),
            CertificateError::Unknown(name) => {
                write!(f, "the field has no operation named `{name}`")
            }
            CertificateError::Twice(name) => write!(f, "two operations are named `{name}`"),
            CertificateError::Formula(error) => write!(f, "the formula in the file: {error}"),
            CertificateError::Choices(error) => write!(f, "the formula in the file: {error}"),
            CertificateError::NoProgram(name) => {
                write!(f, "the formula `{name}` has no program")
            }
            CertificateError::OtherPrime { program } => {
                write!(f, "the prime of `{program}` differs from that of the file")
            }
            CertificateError::OtherStatement { operation, part } => write!(
                f,
                "the statement of `{operation}` differs from that of this version: {part}"
            ),
            CertificateError::Refused { program, refusal } => {
                write!(f, "the check rejects `{program}`: {refusal}")
            }
            CertificateError::RefusedRoutine { routine, refusal } => {
                write!(f, "the check rejects `{routine}`: {refusal}")
            }
            CertificateError::OtherRanges { program } => {
                write!(
                    f,
                    "the intervals of `{program}` differ from those that the check derives"
                )
            }
        }
    }
}

impl std::error::Error for CertificateError {}
