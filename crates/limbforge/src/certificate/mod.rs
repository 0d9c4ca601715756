//! Checking a saved field again, without its recipe's generator.
//!
//! The file brings instructions, hints and bounds of limbs. All else is the library's: the statement of every program
//! ([`crate::ops::statements`]), the constants, the formula and the claim of every routine. A file that says anything
//! else is refused.

mod error;
mod file;
mod formula;
pub mod saved;
mod stated;
mod verdict;

use std::{collections::HashSet, ops::Deref};

use num_bigint::BigInt;
use num_integer::Integer;

use crate::{
    check::{Budget, Checked, check_routine, fits_lanes, fits_representation},
    field::Field,
    ir::Program,
    ops::{
        routines::{constant_of, library},
        statements::Statement,
    },
    prime::Prime,
    repr::Repr,
    routine::{Constant, Routine},
};
pub use error::CertificateError;
use saved::{Entry, File};
#[cfg(test)]
pub(crate) use stated::differs;
pub use verdict::{Proof, Verdict};

/// Bytes of a file: more than those of a field of 4096 bits. Reading takes up to 16 times as much memory.
const MOST_BYTES: usize = 1 << 25;
/// Constants of a file. Each operand of a routine is looked up among them.
const MOST_CONSTANTS: usize = 256;

/// A saved field that has been checked again.
#[derive(Clone, Debug)]
pub struct Rechecked {
    /// The field. It may lack operations.
    pub field: Field,
    /// For each program and then each routine, what has been proved of it.
    pub verdicts: Vec<Verdict>,
}

/// It is read as the field that it is.
impl Deref for Rechecked {
    type Target = Field;

    fn deref(&self) -> &Field {
        &self.field
    }
}

/// Reads the JSON of a field and checks everything in it again: prime, representation, constants, each program against
/// the library's statement of its name, each routine against the library's formula and claim.
///
/// ```
/// use limbforge_core::{certificate::recheck, emit::{Emit, Json, Options}, ops::derive::derive, prime::Prime};
///
/// let field = derive(
///     &Prime::parse("2^127-1")?,
///     &"2x64 operand-scanning carry-chain fold(2@high:mul) carry(none)".parse()?,
/// )?;
/// let options = Options { command: "a test".to_owned(), name: "m127".to_owned(), traits: false };
/// let saved = Json.emit(&field, &options);
/// let again = recheck(&saved)?;
/// assert_eq!(again.programs, field.programs);
/// let mul = again.verdicts.iter().find(|verdict| verdict.name == "mul").unwrap();
/// assert_eq!(mul.to_string(), "out = a * b (mod p)  [for all inputs within bounds]");
/// // One digit of one constant less, and it is no longer accepted.
/// assert!(recheck(&saved.replacen("\"const\": \"2\"", "\"const\": \"1\"", 1)).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`CertificateError`]: the first part that cannot be read, is not the library's, or is refused by the check.
pub fn recheck(json: &str) -> Result<Rechecked, CertificateError> {
    if json.len() > MOST_BYTES {
        let reason = format!("it is longer than {MOST_BYTES} bytes");
        return Err(CertificateError::Unreadable(reason));
    }
    let file: File<'_> =
        serde_json::from_str(json).map_err(|e| CertificateError::Unreadable(e.to_string()))?;
    if file.constants.len() > MOST_CONSTANTS {
        let reason = format!("it has more than {MOST_CONSTANTS} constants");
        return Err(CertificateError::Unreadable(reason));
    }
    unique_names(&file)?;
    let other = |entry: &&Entry<'_>| entry.program.spec.modulus.to_string() != file.prime.value;
    if let Some(entry) = file.programs.iter().find(other) {
        let program = entry.program.name.clone();
        return Err(CertificateError::OtherPrime { program });
    }
    let prime = file.prime.read()?;
    let repr = file.representation.read(&prime, &file.recipe)?;
    constants_are_right(&file.constants, &prime, &repr)?;
    let p = BigInt::from(prime.value().clone());
    let formula = file.formula.map(|entry| entry.read(&p, &repr));
    let formula = formula.transpose()?;
    let mut field = Field {
        prime,
        recipe: file.recipe.into_owned(),
        repr,
        constants: file.constants.into_owned(),
        programs: Vec::new(),
        across: Vec::new(),
        routines: Vec::new(),
        formula: formula.map(Box::new),
    };
    let mut verdicts = Vec::new();
    let budget = Budget::of_file(file.programs.iter().map(|entry| &*entry.program));
    for entry in file.programs {
        let (program, verdict) = recheck_program(entry, &field, &budget)?;
        field.programs.push(program);
        verdicts.push(verdict);
    }
    for routine in file.routines {
        let (routine, verdict) = recheck_routine(routine.into_owned(), &field, &verdicts)?;
        field.routines.push(routine);
        verdicts.push(verdict);
    }
    if let Some(whole) = &field.formula {
        let name = &whole.statement.formula().name;
        if field.program(name).is_none() {
            return Err(CertificateError::NoProgram(name.clone()));
        }
    }
    Ok(Rechecked { field, verdicts })
}

/// Checks a program under the library's statement of its name, or that of the field's formula, wherever it comes from.
///
/// # Errors
/// [`CertificateError`]: the library has no such operation, the ports or the statement are not the library's, or the
/// check refuses it.
pub fn check_as(program: Program, field: &Field) -> Result<Checked<Program>, CertificateError> {
    let budget = Budget::of_program(&program);
    if let Some(whole) = field.formula(&program.name) {
        return formula::check_whole(program, whole, &budget);
    }
    let p = BigInt::from(field.prime.value().clone());
    check_stated(program, &p, &field.repr, &budget).map(|(checked, _)| checked)
}

fn check_stated(
    program: Program,
    p: &BigInt,
    repr: &Repr,
    budget: &Budget,
) -> Result<(Checked<Program>, Statement), CertificateError> {
    let name = program.name.clone();
    let Some(statement) = Statement::of(&name, p, repr) else {
        return Err(CertificateError::Unknown(name));
    };
    let refused = |refusal| CertificateError::Refused {
        program: name.clone(),
        refusal: Box::new(refusal),
    };
    // First: it takes a time linear in the program, and from here on ports and statement are the library's.
    if let Some(part) = stated::differs(&program, &statement) {
        let operation = name;
        return Err(CertificateError::OtherStatement { operation, part });
    }
    fits_representation(&program, repr).map_err(refused)?;
    let checked = statement.check(program, budget).map_err(refused)?;
    Ok((checked, statement))
}

fn unique_names(file: &File<'_>) -> Result<(), CertificateError> {
    let programs = file.programs.iter().map(|entry| &entry.program.name);
    let mut names = programs.chain(file.routines.iter().map(|routine| &routine.name));
    let mut seen = HashSet::new();
    match names.find(|name| !seen.insert(*name)) {
        Some(name) => Err(CertificateError::Twice(name.clone())),
        None => Ok(()),
    }
}

/// Each constant is the library's of its name, or else the number that its meaning spells. Those are there that every
/// field has.
fn constants_are_right(
    constants: &[Constant],
    prime: &Prime,
    repr: &Repr,
) -> Result<(), CertificateError> {
    let mut seen = HashSet::new();
    let p = BigInt::from(prime.value().clone());
    let factor = repr.domain_factor().modinv(&p);
    for constant in constants {
        let name = &constant.name;
        let right = match constant_of(name, prime, repr) {
            Some(own) => own == *constant,
            None => factor.as_ref().is_some_and(|factor| {
                let element = (repr.integer(&constant.limbs) * factor).mod_floor(&p);
                constant.limbs == repr.element(&element, &p)
                    && prime.has_meaning(element.magnitude(), &constant.meaning)
            }),
        };
        if !right || !seen.insert(name) {
            return Err(CertificateError::Constant(name.clone()));
        }
    }
    let missing = ["zero", "one"];
    let missing = missing.into_iter().map(str::to_owned);
    match missing.into_iter().find(|name| !seen.contains(name)) {
        Some(name) => Err(CertificateError::Constant(name)),
        None => Ok(()),
    }
}

fn recheck_program(
    entry: Entry<'_>,
    field: &Field,
    budget: &Budget,
) -> Result<(Checked<Program>, Verdict), CertificateError> {
    let (program, ranges) = (entry.program.into_owned(), entry.ranges);
    let (name, p) = (program.name.clone(), program.spec.modulus.clone());
    let (checked, verdict) = if let Some(whole) = field.formula(&name) {
        let checked = formula::check_whole(program, whole, budget)?;
        (checked, Verdict::of_formula(whole))
    } else {
        let (checked, statement) = check_stated(program, &p, &field.repr, budget)?;
        let verdict = Verdict::of_program(checked.program(), &statement, &field.repr);
        (checked, verdict)
    };
    if field.vector_plan().is_some() {
        fits_lanes(&checked).map_err(|refusal| CertificateError::Refused {
            program: name.clone(),
            refusal: Box::new(refusal),
        })?;
    }
    if checked.ranges() != &*ranges {
        return Err(CertificateError::OtherRanges { program: name });
    }
    Ok((checked, verdict))
}

fn recheck_routine(
    routine: Routine,
    field: &Field,
    earlier: &[Verdict],
) -> Result<(Checked<Routine>, Verdict), CertificateError> {
    let name = routine.name.clone();
    let Some(library) = library(field, &name) else {
        return Err(CertificateError::Unknown(name));
    };
    if let Some(part) = stated::routine_differs(&routine, &library) {
        let operation = name;
        return Err(CertificateError::OtherStatement { operation, part });
    }
    let verdict = Verdict::of_routine(&routine, &library, &field.prime, earlier);
    match check_routine(routine, field.scope()) {
        Ok(checked) => Ok((checked, verdict)),
        Err(refusal) => Err(CertificateError::RefusedRoutine {
            routine: name,
            refusal: Box::new(refusal),
        }),
    }
}
