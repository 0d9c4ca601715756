//! Checking a saved field again, without the generator.

use std::fmt;

use num_bigint::BigInt;
use serde::Deserialize;

use super::{Checked, Refusal, check};
use crate::ir::{Program, interval::Interval};

/// Why a saved file is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CertificateError {
    /// It is not what `limbforge emit --lang json` writes.
    Unreadable(String),
    /// A program is about another prime than the file says.
    OtherPrime {
        /// The program.
        program: String,
    },
    /// A program does not pass the check.
    Refused {
        /// The program.
        program: String,
        /// Why.
        refusal: Box<Refusal>,
    },
    /// The intervals of the file are not those that the check derives.
    OtherRanges {
        /// The program.
        program: String,
    },
}

impl fmt::Display for CertificateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CertificateError::Unreadable(reason) => write!(
                f,
                "this is not a file of checked programs ({reason}); `limbforge emit --lang json` makes one"
            ),
            CertificateError::OtherPrime { program } => {
                write!(f, "`{program}` is about another prime than the file says")
            }
            CertificateError::Refused { program, refusal } => {
                write!(f, "the check refuses `{program}`: {refusal}")
            }
            CertificateError::OtherRanges { program } => {
                write!(
                    f,
                    "the intervals of `{program}` are not what the check derives"
                )
            }
        }
    }
}

impl std::error::Error for CertificateError {}

#[derive(Deserialize)]
struct File {
    prime: PrimeEntry,
    programs: Vec<Entry>,
}

#[derive(Deserialize)]
struct PrimeEntry {
    value: String,
}

#[derive(Deserialize)]
struct Entry {
    program: Program,
    ranges: Vec<Interval>,
}

/// Reads the JSON of a field and checks every program in it again.
///
/// ```
/// use limbforge::{check::recheck, emit::{Emit, Json, Options}, ops::derive::derive, prime::Prime};
///
/// let field = derive(
///     &Prime::parse("2^127-1")?,
///     &"2x64 operand-scanning carry-chain fold(2@high:mul) carry(none)".parse()?,
/// )?;
/// let options = Options { command: "a test".to_owned(), name: "m127".to_owned() };
/// let saved = Json.emit(&field, &options);
/// assert_eq!(recheck(&saved)?.len(), field.programs.len());
/// // One digit of one constant less, and it is no longer accepted.
/// assert!(recheck(&saved.replacen("\"const\": \"2\"", "\"const\": \"1\"", 1)).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`CertificateError`]: unreadable, about another prime, or refused by the check.
pub fn recheck(json: &str) -> Result<Vec<Checked<Program>>, CertificateError> {
    let file: File =
        serde_json::from_str(json).map_err(|e| CertificateError::Unreadable(e.to_string()))?;
    let prime: BigInt = file
        .prime
        .value
        .parse()
        .map_err(|_| CertificateError::Unreadable("the prime is not a number".to_owned()))?;
    let recheck_one = |entry: Entry| {
        let program = entry.program.name.clone();
        if entry.program.spec.modulus != prime {
            return Err(CertificateError::OtherPrime { program });
        }
        match check(entry.program) {
            Err(refusal) => Err(CertificateError::Refused {
                program,
                refusal: Box::new(refusal),
            }),
            Ok(checked) if checked.ranges() != entry.ranges => {
                Err(CertificateError::OtherRanges { program })
            }
            Ok(checked) => Ok(checked),
        }
    };
    file.programs.into_iter().map(recheck_one).collect()
}
