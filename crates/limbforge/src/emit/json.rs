//! JSON: the programs themselves with what the check derived, for other tools. Big integers are decimal text.

use std::borrow::Cow;

use crate::{
    certificate::saved::{Entry, File, FormulaEntry, PrimeEntry, Representation},
    field::Field,
    repr::Domain,
};

use super::{Emit, Options, json_lines::lines};

/// The JSON printer.
#[derive(Clone, Copy, Debug)]
pub struct Json;

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
            generator: "Machine-made by Limbforge: do not edit.".into(),
            command: (&options.command).into(),
            name: (&options.name).into(),
            prime: PrimeEntry {
                text: field.prime.to_string(),
                value: field.prime.value().to_string(),
                bits: field.prime.bits(),
                bytes: field.prime.bits().div_ceil(8),
            },
            recipe: (&field.recipe).into(),
            formula: field.formula.as_deref().map(|whole| FormulaEntry {
                text: (&whole.statement.formula().text).into(),
                choices: whole.choices.to_string(),
                packed: whole.statement.is_packed(),
            }),
            representation: Representation {
                word: repr.word,
                limbs: repr.limbs,
                radix: repr.radix.to_string(),
                exponents: (0..repr.limbs).map(|i| repr.exponent(i)).collect(),
                montgomery: match repr.domain {
                    Domain::Standard => None,
                    Domain::Montgomery { r } => Some(r),
                },
                tight: (&repr.tight).into(),
                loose: (&repr.loose).into(),
            },
            constants: (&field.constants).into(),
            programs: field
                .programs
                .iter()
                .map(|checked| Entry {
                    program: Cow::Borrowed(checked.program()),
                    ranges: checked.ranges().into(),
                })
                .collect(),
            routines: (field.routines.iter())
                .map(|checked| Cow::Borrowed(checked.program()))
                .collect(),
        };
        lines(&file)
    }
}
