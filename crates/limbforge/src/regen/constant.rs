//! Named constants of a field: `[field.constants]` of `fields.toml`.

use std::collections::BTreeMap;

use num_bigint::{BigInt, BigUint};

use super::{ConstantProblem, RegenError};
use crate::{
    field::Field,
    prime::{Prime, meaning},
    routine::Constant,
};

/// A constant that is wanted, with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedConstant {
    /// Its name in Rust; in C it is in lower case, after the field's name. A letter first, then upper-case letters,
    /// digits and `_`.
    pub name: String,
    /// The text of its value, for people.
    pub meaning: String,
    /// Its value, below the prime.
    pub value: BigUint,
}

/// Reads the constants of the field called `field`, in the order of their names.
pub fn constants(
    field: &str,
    prime: &Prime,
    table: BTreeMap<String, String>,
) -> Result<Vec<NamedConstant>, RegenError> {
    let read = |(name, text): (String, String)| match constant(prime, &name, &text) {
        Ok((meaning, value)) => Ok(NamedConstant {
            name,
            meaning,
            value,
        }),
        Err(problem) => Err(refused(field, &name, problem)),
    };
    table.into_iter().map(read).collect()
}

fn refused(field: &str, constant: &str, problem: ConstantProblem) -> RegenError {
    RegenError::Constant {
        field: field.to_owned(),
        constant: constant.to_owned(),
        problem,
    }
}

fn constant(prime: &Prime, name: &str, text: &str) -> Result<(String, BigUint), ConstantProblem> {
    let upper = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
    if !name.starts_with(|c: char| c.is_ascii_uppercase()) || !name.chars().all(upper) {
        return Err(ConstantProblem::Name);
    }
    let value = prime.residue(text).map_err(ConstantProblem::Value)?;
    // What is read has no character but digits, signs, brackets and white space, which may be a new line.
    Ok((meaning(text), value))
}

/// Names in lower case that something in a printed file has already, beside constants and operations.
const TAKEN: &[&str] = &[
    "limb",
    "limbs",
    "bytes",
    "word",
    "element",
    "loose",
    "small_bits",
];

/// Gives a form of the field called `name` its constants.
pub fn add(name: &str, constants: &[NamedConstant], form: &mut Field) -> Result<(), RegenError> {
    for constant in constants {
        let lower = constant.name.to_lowercase();
        let is_constant = form.constants.iter().any(|other| other.name == lower);
        if is_constant || form.has(&lower) || TAKEN.contains(&lower.as_str()) {
            return Err(refused(name, &constant.name, ConstantProblem::Taken));
        }
        form.constants.push(Constant {
            limbs: form.limbs(&BigInt::from(constant.value.clone())),
            meaning: constant.meaning.clone(),
            name: lower,
        });
    }
    Ok(())
}
