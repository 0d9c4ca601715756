//! Why a text or a number is refused as a prime.

use std::fmt;

use super::primality::Compositeness;
use super::{names, parse};

/// Why [`Prime::parse`](super::Prime::parse) or [`Prime::new`](super::Prime::new) refused its argument.
///
/// The message is one line: what is wrong, then what to do. Columns count characters from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrimeError {
    /// The text is not an expression.
    Unreadable {
        /// Where reading stopped.
        column: usize,
        /// Description of the text expected there.
        expected: &'static str,
        /// The character found there; `None` at the end of the text.
        found: Option<char>,
    },
    /// The text is a word, and no known prime has that name.
    UnknownName {
        /// The word, as written, cut after 40 characters.
        name: String,
        /// A known name that differs from it by two letters at most.
        near: Option<&'static str>,
    },
    /// The text is longer than 16384 characters.
    TooLong {
        /// Its length in characters.
        length: usize,
    },
    /// Brackets, signs and powers are nested more than 64 deep.
    TooDeep {
        /// Where the limit is passed.
        column: usize,
    },
    /// An exponent is negative, so the power is not an integer.
    NegativeExponent {
        /// Where the exponent begins.
        column: usize,
    },
    /// A value on the way has more than 2^16 bits.
    TooLarge {
        /// Where the operand that leads to it begins.
        column: usize,
    },
    /// The number is below 0.
    Negative,
    /// The number is 0, 1, 2, 3 or 4.
    TooSmall {
        /// The number.
        value: u32,
    },
    /// The number has more than [`Prime::MAX_BITS`](super::Prime::MAX_BITS) bits.
    TooWide {
        /// Its length in bits.
        bits: u64,
    },
    /// The number is even and at least 6.
    Even,
    /// The number is odd and composite.
    Composite(Compositeness),
}

impl PrimeError {
    /// The exit status of a command that meets this error: 2 when the words of the call cannot be read, 1 when they
    /// are clear but the number they name is not usable.
    ///
    /// ```
    /// # use limbforge_core::prime::Prime;
    /// assert_eq!(Prime::parse("2^255-").unwrap_err().exit_status(), 2);
    /// assert_eq!(Prime::parse("2^255-18").unwrap_err().exit_status(), 1);
    /// ```
    #[must_use]
    pub fn exit_status(&self) -> u8 {
        match self {
            Self::Unreadable { .. }
            | Self::UnknownName { .. }
            | Self::TooLong { .. }
            | Self::TooDeep { .. }
            | Self::NegativeExponent { .. } => 2,
            Self::TooLarge { .. }
            | Self::Negative
            | Self::TooSmall { .. }
            | Self::TooWide { .. }
            | Self::Even
            | Self::Composite(_) => 1,
        }
    }
}

impl fmt::Display for PrimeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable {
                column,
                expected,
                found,
            } => {
                write!(f, "column {column}: expected {expected}, found ")?;
                match found {
                    Some(c) => write!(f, "`{}`", c.escape_debug())?,
                    None => f.write_str("the end of the text")?,
                }
                f.write_str(
                    "; write the prime like 2^255-19 or 0x7f..., or only its name, like curve25519",
                )
            }
            Self::UnknownName {
                name,
                near: Some(near),
            } => {
                write!(
                    f,
                    "`{}` is not the name of a known prime; did you mean `{near}`?",
                    name.escape_debug()
                )
            }
            Self::UnknownName { name, near: None } => {
                write!(
                    f,
                    "`{}` is not the name of a known prime; write its value, or one of",
                    name.escape_debug()
                )?;
                for (i, known) in names::known_names().enumerate() {
                    write!(f, "{} {known}", if i == 0 { "" } else { "," })?;
                }
                Ok(())
            }
            Self::TooLong { length } => write!(
                f,
                "the text has {length} characters, but the limit is {}; \
                 write the prime as an expression or in hexadecimal",
                parse::MAX_LENGTH
            ),
            Self::TooDeep { column } => write!(
                f,
                "column {column}: brackets, signs or powers are nested more than {} deep; simplify the expression",
                parse::MAX_DEPTH
            ),
            Self::NegativeExponent { column } => {
                write!(
                    f,
                    "column {column}: the exponent is negative; write an integer expression like 2^255-19"
                )
            }
            Self::TooLarge { column } => write!(
                f,
                "column {column}: the value exceeds {} bits here; give a prime of at most {} bits",
                parse::MAX_VALUE_BITS,
                super::Prime::MAX_BITS
            ),
            Self::Negative => {
                f.write_str("the number is negative; write the prime itself, like 2^255-19")
            }
            Self::TooSmall { value } => {
                write!(f, "{value} is too small; give a prime of at least 5")
            }
            Self::TooWide { bits } => {
                write!(
                    f,
                    "the number has {bits} bits; give a prime of at most {} bits",
                    super::Prime::MAX_BITS
                )
            }
            Self::Even => f.write_str(
                "the number is even, so it is not prime; check its last term and give a prime",
            ),
            Self::Composite(why) => {
                write!(
                    f,
                    "the number is not prime: {why}; check every term and give a prime"
                )
            }
        }
    }
}

impl std::error::Error for PrimeError {}
