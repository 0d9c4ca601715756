//! Checking a saved field again, without the generator.

use std::{fmt, rc::Rc};

use num_bigint::BigInt;
use serde::Deserialize;

use super::{
    Checked, Refusal, RoutineRefusal, Scope, budget::Budget, check_routine, check_within,
    fits_representation,
};
use crate::{
    ir::{Program, interval::Interval},
    repr::{Domain, Radix, Repr},
    routine::{Constant, Routine},
};

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
            CertificateError::RefusedRoutine { routine, refusal } => {
                write!(f, "the check refuses `{routine}`: {refusal}")
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
    representation: Representation,
    constants: Vec<Constant>,
    programs: Vec<Entry>,
    routines: Vec<Routine>,
}

#[derive(Deserialize)]
struct PrimeEntry {
    value: String,
}

#[derive(Deserialize)]
struct Representation {
    word: u8,
    limbs: usize,
    radix: String,
    montgomery: Option<u32>,
    tight: Vec<Interval>,
    loose: Vec<Interval>,
}

#[derive(Deserialize)]
struct Entry {
    program: Program,
    ranges: Vec<Interval>,
}

impl Representation {
    fn read(self) -> Option<Repr> {
        let right_length = self.tight.len() == self.limbs && self.loose.len() == self.limbs;
        let sensible = right_length && matches!(self.word, 32 | 64);
        let radix = Radix::parse(&self.radix)?;
        sensible.then_some(Repr {
            word: self.word,
            limbs: self.limbs,
            radix,
            domain: self
                .montgomery
                .map_or(Domain::Standard, |r| Domain::Montgomery { r }),
            tight: self.tight,
            loose: self.loose,
        })
    }
}

/// Bytes of a file: some six times those of a field of 4096 bits.
const MOST_BYTES: usize = 1 << 27;

/// A saved field that has been checked again.
#[derive(Clone, Debug)]
pub struct Rechecked {
    /// Its programs.
    pub programs: Vec<Checked<Program>>,
    /// Its routines.
    pub routines: Vec<Checked<Routine>>,
}

/// Reads the JSON of a field and checks everything in it again: every program, that its elements are held as the file
/// says, and every routine.
///
/// ```
/// use limbforge::{check::recheck, emit::{Emit, Json, Options}, ops::derive::derive, prime::Prime};
///
/// let field = derive(
///     &Prime::parse("2^127-1")?,
///     &"2x64 operand-scanning carry-chain fold(2@high:mul) carry(none)".parse()?,
/// )?;
/// let options = Options { command: "a test".to_owned(), name: "m127".to_owned(), traits: false };
/// let saved = Json.emit(&field, &options);
/// assert_eq!(recheck(&saved)?.programs.len(), field.programs.len());
/// // One digit of one constant less, and it is no longer accepted.
/// assert!(recheck(&saved.replacen("\"const\": \"2\"", "\"const\": \"1\"", 1)).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`CertificateError`]: unreadable, about another prime, or refused by the check.
pub fn recheck(json: &str) -> Result<Rechecked, CertificateError> {
    let unreadable = |reason: &str| CertificateError::Unreadable(reason.to_owned());
    if json.len() > MOST_BYTES {
        let reason = format!("it is longer than {MOST_BYTES} bytes");
        return Err(CertificateError::Unreadable(reason));
    }
    let file: File =
        serde_json::from_str(json).map_err(|e| CertificateError::Unreadable(e.to_string()))?;
    let prime: BigInt = file
        .prime
        .value
        .parse()
        .map_err(|_| unreadable("the prime is not a number"))?;
    let bytes = usize::try_from(prime.bits().div_ceil(8)).unwrap_or(usize::MAX);
    let repr = file
        .representation
        .read()
        .ok_or_else(|| unreadable("the representation makes no sense"))?;
    let budget = Rc::new(Budget::of_file(json.len()));
    let again = |entry| recheck_program(entry, &prime, &repr, &budget);
    let programs: Vec<Checked<Program>> = file
        .programs
        .into_iter()
        .map(again)
        .collect::<Result<_, _>>()?;
    let mut routines = Vec::new();
    for routine in file.routines {
        let name = routine.name.clone();
        let scope = Scope {
            repr: &repr,
            bytes,
            constants: &file.constants,
            programs: &programs,
            routines: &routines,
        };
        let checked =
            check_routine(routine, scope).map_err(|refusal| CertificateError::RefusedRoutine {
                routine: name,
                refusal: Box::new(refusal),
            })?;
        routines.push(checked);
    }
    Ok(Rechecked { programs, routines })
}

fn recheck_program(
    entry: Entry,
    prime: &BigInt,
    repr: &Repr,
    budget: &Rc<Budget>,
) -> Result<Checked<Program>, CertificateError> {
    let program = entry.program.name.clone();
    if entry.program.spec.modulus != *prime {
        return Err(CertificateError::OtherPrime { program });
    }
    let checked = fits_representation(&entry.program, repr)
        .and_then(|()| check_within(entry.program, budget));
    match checked {
        Err(refusal) => Err(CertificateError::Refused {
            program,
            refusal: Box::new(refusal),
        }),
        Ok(checked) if checked.ranges() != entry.ranges => {
            Err(CertificateError::OtherRanges { program })
        }
        Ok(checked) => Ok(checked),
    }
}
