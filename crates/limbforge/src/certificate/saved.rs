//! A saved field: the JSON that [`emit::Json`](crate::emit::Json) writes and
//! [`recheck`](super::recheck) reads, as one set of types. Big integers are decimal text.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{
    ir::{Program, interval::Interval},
    routine::{Constant, Routine},
};

/// The whole file.
#[derive(Debug, Serialize, Deserialize)]
pub struct File<'a> {
    /// That nobody edits it.
    #[serde(default)]
    pub generator: Cow<'a, str>,
    /// How it was made.
    #[serde(default)]
    pub command: Cow<'a, str>,
    /// The name of the field in code.
    #[serde(default)]
    pub name: Cow<'a, str>,
    /// The prime.
    pub prime: PrimeEntry,
    /// The recipe as text.
    pub recipe: Cow<'a, str>,
    /// The whole formula that one of the programs computes, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub formula: Option<FormulaEntry<'a>>,
    /// How elements are held.
    pub representation: Representation<'a>,
    /// Named elements and tables.
    pub constants: Cow<'a, [Constant]>,
    /// The programs, each with what the check derived.
    pub programs: Vec<Entry<'a>>,
    /// The operations with loops.
    pub routines: Vec<Cow<'a, Routine>>,
}

/// The prime, and what follows from it.
#[derive(Debug, Serialize, Deserialize)]
pub struct PrimeEntry {
    /// As an expression.
    pub text: String,
    /// In decimal digits.
    pub value: String,
    /// Length in bits.
    pub bits: u32,
    /// Length in bytes, which is that of an element.
    pub bytes: u32,
}

/// A whole formula.
#[derive(Debug, Serialize, Deserialize)]
pub struct FormulaEntry<'a> {
    /// Its text.
    pub text: Cow<'a, str>,
    /// The choices by which the program was written, as text.
    pub choices: String,
    /// Whether all elements that the text declares on one line are one array.
    pub packed: bool,
}

/// How elements are held.
#[derive(Debug, Serialize, Deserialize)]
pub struct Representation<'a> {
    /// Bits of a word.
    pub word: u8,
    /// Number of limbs.
    pub limbs: usize,
    /// Limb i weighs 2 to the power i times this, rounded up: `51`, `25.5`.
    pub radix: String,
    /// Those powers.
    pub exponents: Vec<u32>,
    /// r, where an element times 2^r is what the limbs stand for.
    pub montgomery: Option<u32>,
    /// Bounds of the limbs of products.
    pub tight: Cow<'a, [Interval]>,
    /// Bounds of the limbs that products take.
    pub loose: Cow<'a, [Interval]>,
}

/// A program with the interval of every value.
#[derive(Debug, Serialize, Deserialize)]
pub struct Entry<'a> {
    /// The program.
    pub program: Cow<'a, Program>,
    /// The interval of every value.
    pub ranges: Cow<'a, [Interval]>,
}
