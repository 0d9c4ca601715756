//! Programs that were read from a text: each satisfies the statement of its name, and what has to hold of the reading
//! does.

use std::collections::BTreeMap;

use limbforge::{Field, Program};
use num_bigint::BigInt;

use super::{
    Library, RocqError, Verdict, power,
    run::{Subject, Theorem, prove_all},
};

/// A function as it was read.
pub enum Read<'a> {
    /// A straight-line operation.
    Program {
        /// The program, whose name is the operation's.
        program: &'a Program,
        /// The program with the conditions of the reading as its statement; `None` if they cannot be stated.
        conditions: Option<Box<Program>>,
    },
    /// A routine of the field with this name, which claims a power: of the `mul` and `square` that were read.
    Power(&'a str),
}

/// The verdict on each operation that was read, by its name. Programs need two theorems.
///
/// # Errors
/// [`RocqError`] if `coqc` cannot be run.
pub fn prove_readings(
    library: &Library,
    field: &Field,
    readings: Vec<Read<'_>>,
) -> Result<BTreeMap<String, Verdict>, RocqError> {
    let mut verdicts = BTreeMap::new();
    let mut refuse = |name: &str, reason: &str| {
        let reason = reason.to_owned();
        verdicts.insert(name.to_owned(), Verdict::Refused { reason });
    };
    let (mut wanted, mut powers) = (Vec::new(), Vec::new());
    let theorem = |name: &str, subject| Theorem {
        name: name.to_owned(),
        hash: String::new(),
        subject,
    };
    for reading in readings {
        match reading {
            Read::Program {
                program,
                conditions: Some(conditions),
            } => {
                wanted.push(theorem(&program.name, Subject::Program(program)));
                let name = conditions.name.clone();
                wanted.push(theorem(&name, Subject::Conditions(conditions)));
            }
            Read::Program { program, .. } => {
                refuse(&program.name, "a product of numbers of more than 248 bits");
            }
            Read::Power(name) => powers.push(name),
        }
    }
    let has = |name: &str| wanted.iter().any(|own| own.name == name);
    let has_products = has("mul") && has("square");
    let mut earlier = Vec::new();
    for routine in field.routines.iter().map(|own| own.program()) {
        if powers.contains(&routine.name.as_str()) {
            match power::theorem(routine, &earlier) {
                Some(text) if has_products => {
                    wanted.push(theorem(&routine.name, Subject::Power(text)));
                }
                Some(_) => refuse(&routine.name, "the file has no proved `mul` and `square`"),
                None => refuse(&routine.name, "statements that no theorem is about"),
            }
        }
        earlier.push(routine);
    }
    let p = BigInt::from(field.prime.value().clone());
    for line in prove_all(library, &p, &field.repr, &wanted)? {
        let operation = line.name.strip_suffix("_conditions").unwrap_or(&line.name);
        let joined = match (verdicts.remove(operation), line.verdict) {
            (Some(Verdict::Proved { seconds: a }), Verdict::Proved { seconds: b }) => {
                Verdict::Proved { seconds: a + b }
            }
            (Some(refused @ Verdict::Refused { .. }), _) => refused,
            (_, verdict) => verdict,
        };
        verdicts.insert(operation.to_owned(), joined);
    }
    Ok(verdicts)
}
