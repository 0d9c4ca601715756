//! JSON: the programs themselves with what the check derived, for other tools. Big integers are decimal text.

use serde::Serialize;

use crate::{
    check::Checked,
    field::Field,
    ir::{Program, interval::Interval},
    repr::Domain,
    routine::{Constant, Routine},
};

use super::{Emit, Options, json_lines::lines};

/// The JSON printer.
#[derive(Clone, Copy, Debug)]
pub struct Json;

#[derive(Serialize)]
struct File<'a> {
    generator: &'static str,
    command: &'a str,
    name: &'a str,
    prime: PrimeEntry,
    recipe: &'a str,
    representation: Representation<'a>,
    constants: &'a [Constant],
    programs: Vec<Entry<'a>>,
    routines: Vec<&'a Routine>,
}

#[derive(Serialize)]
struct PrimeEntry {
    text: String,
    value: String,
    bits: u32,
    bytes: usize,
}

#[derive(Serialize)]
struct Representation<'a> {
    word: u8,
    limbs: usize,
    /// Limb i weighs 2 to the power i times this, rounded up: `51`, `25.5`.
    radix: String,
    /// Those powers.
    exponents: Vec<u32>,
    /// r, where an element times 2^r is what the limbs stand for.
    montgomery: Option<u32>,
    tight: &'a [Interval],
    loose: &'a [Interval],
}

#[derive(Serialize)]
struct Entry<'a> {
    program: &'a Program,
    /// The interval of every value.
    ranges: &'a [Interval],
}

impl Emit for Json {
    fn language(&self) -> &'static str {
        "json"
    }

    fn extension(&self) -> &'static str {
        "json"
    }

    fn emit(&self, field: &Field, options: &Options) -> String {
        let repr = &field.repr;
        let file = File {
            generator: "Machine-made by Limbforge: do not edit.",
            command: &options.command,
            name: &options.name,
            prime: PrimeEntry {
                text: field.prime.to_string(),
                value: field.prime.value().to_string(),
                bits: field.prime.bits(),
                bytes: field.bytes(),
            },
            recipe: &field.recipe,
            representation: Representation {
                word: repr.word,
                limbs: repr.limbs,
                radix: repr.radix.to_string(),
                exponents: (0..repr.limbs).map(|i| repr.exponent(i)).collect(),
                montgomery: match repr.domain {
                    Domain::Standard => None,
                    Domain::Montgomery { r } => Some(r),
                },
                tight: &repr.tight,
                loose: &repr.loose,
            },
            constants: &field.constants,
            programs: field
                .programs
                .iter()
                .map(|checked| Entry {
                    program: checked.program(),
                    ranges: checked.ranges(),
                })
                .collect(),
            routines: field.routines.iter().map(Checked::program).collect(),
        };
        lines(&file)
    }
}
