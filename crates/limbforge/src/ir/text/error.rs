//! Why a text is not a listing.

use std::fmt;

use crate::ir::{Ty, Value};

/// Where a text stops being the listing of a program, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListingError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The mistake at that place.
    pub mistake: Mistake,
}

impl ListingError {
    /// A mistake at this line and column.
    pub(super) fn at((line, column): (usize, usize), mistake: Mistake) -> ListingError {
        ListingError {
            line,
            column,
            mistake,
        }
    }
}

/// A mistake at one place of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// Another token belongs there.
    Expected {
        /// The tokens that belong there, in words.
        expected: String,
        /// The token found, quoted and cut after 40 characters, or `the end`.
        found: String,
    },
    /// A number has too many bits.
    NumberTooLarge {
        /// The greatest number of bits.
        most: u64,
    },
    /// A value is defined a second time, with another type.
    OtherType {
        /// The value.
        value: Value,
        /// Its first type.
        first: Ty,
    },
    /// A value is defined, and one with a lower number is not.
    Gap {
        /// The least value without a definition.
        missing: Value,
    },
}

impl fmt::Display for ListingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        match &self.mistake {
            Mistake::Expected { expected, found } => {
                write!(f, "expected {expected}, found {found}")
            }
            Mistake::NumberTooLarge { most } => {
                write!(f, "expected a number of at most {most} bits")
            }
            Mistake::OtherType { value, first } => {
                write!(
                    f,
                    "{value} already has the type {first}: expected that type"
                )
            }
            Mistake::Gap { missing } => {
                write!(f, "no line defines {missing}: expected consecutive values")
            }
        }
    }
}

impl std::error::Error for ListingError {}
