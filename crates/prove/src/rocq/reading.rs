//! Programs that were read from a text: each satisfies the statement of its name, and what has to hold of the reading
//! does.

use std::collections::BTreeMap;

use limbforge::{
    Field, Program,
    ir::{Spec, Step},
    pass::prune,
};
use num_bigint::BigInt;

use super::{
    Library, RocqError, Verdict, power, print,
    run::{Hashes, Subject, Theorem, prove_all},
};
use crate::lang::{Outcome, Report, Row, machine::claims_of, routine::Extent};

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

/// Readings of all functions of a file that the check has proved and theorems can be about.
pub fn readings(report: &Report) -> Vec<Read<'_>> {
    report.rows.iter().filter_map(reading).collect()
}

fn reading(row: &Row) -> Option<Read<'_>> {
    match &row.outcome {
        Outcome::Program(proved) => {
            let program = proved.program.program();
            let conditions = proved.conditions.stated(program).map(Box::new);
            Some(Read::Program {
                program,
                conditions,
            })
        }
        Outcome::Code(lifted, _) => {
            let program = lifted.program();
            let conditions = Some(Box::new(claims_of(program)));
            Some(Read::Program {
                program,
                conditions,
            })
        }
        Outcome::Routine(Extent::Power) => row.operation.as_deref().map(Read::Power),
        _ => None,
    }
}

/// The theorems that readings ask for, and the readings that no theorem can be about.
#[derive(Debug, Default)]
pub struct Readings<'a> {
    /// The theorems: of programs that they are what their names say, and that the conditions of the readings hold.
    pub theorems: Vec<Theorem<'a>>,
    /// Names of operations, with the reason.
    pub refused: Vec<(String, String)>,
}

impl<'a> Readings<'a> {
    /// Adds a theorem, once: modules of a file with the same instructions have the same.
    fn add(&mut self, theorem: Theorem<'a>) {
        let same = self.theorems.iter().find(|own| own.name == theorem.name);
        match same {
            None => self.theorems.push(theorem),
            Some(own) if own.hash == theorem.hash => {}
            Some(_) => {
                let reason =
                    "modules with different instructions: prove them as files of their own";
                self.refused.push((theorem.name, reason.to_owned()));
            }
        }
    }
}

/// The program without what no result needs, which is the same for every text with the same instructions.
fn core(program: &Program) -> Program {
    let mut core = program.clone();
    core.steps.retain(|step| matches!(step, Step::Inst(_)));
    core.spec = Spec::default();
    prune(core)
}

/// The theorems that readings ask for. A program that differs from the library's only in names of values, and in
/// instructions that no result needs, has the hash of the library's theorem. Its conditions have a hash of their own;
/// if there are none and no such instructions, they need no theorem.
pub fn theorems_of<'a>(field: &Field, readings: Vec<Read<'a>>) -> Readings<'a> {
    let hashes = Hashes::new(field);
    let mut all = Readings::default();
    let (mut powers, mut texts) = (Vec::new(), BTreeMap::new());
    for reading in readings {
        match reading {
            Read::Program {
                program,
                conditions: Some(conditions),
            } => {
                let core = core(program);
                let text = print::program(&core);
                // Only the statement of a formula's text names lines.
                all.add(match program.spec.cuts.is_empty() {
                    false => Theorem::of_formula(&hashes, program),
                    true => Theorem {
                        name: program.name.clone(),
                        hash: hashes.of(&[&text]),
                        subject: Subject::Program(program),
                    },
                });
                let all_needed = core.types.len() == program.types.len();
                if !(all_needed && conditions.spec.ensures.is_empty()) {
                    let stated = print::own_statement(&conditions, true);
                    all.add(Theorem {
                        name: conditions.name.clone(),
                        hash: hashes.of(&[&print::program(&conditions), &stated]),
                        subject: Subject::Conditions(conditions),
                    });
                }
                texts.insert(program.name.clone(), text);
            }
            Read::Program { program, .. } => {
                let reason = "a product of numbers of more than 248 bits".to_owned();
                all.refused.push((program.name.clone(), reason));
            }
            Read::Power(name) => powers.push(name),
        }
    }
    let mut earlier = Vec::new();
    for routine in field.routines.iter().map(|own| own.program()) {
        if powers.contains(&routine.name.as_str()) {
            let text = power::theorem(routine, &earlier);
            match (text, texts.get("mul"), texts.get("square")) {
                (Some(text), Some(mul), Some(square)) => all.add(Theorem {
                    name: routine.name.clone(),
                    hash: hashes.of(&[mul, square, &text]),
                    subject: Subject::Power(text),
                }),
                (Some(_), ..) => {
                    let reason = "the file has no proved `mul` and `square`".to_owned();
                    all.refused.push((routine.name.clone(), reason));
                }
                (None, ..) => {
                    let reason = "statements that no theorem is about".to_owned();
                    all.refused.push((routine.name.clone(), reason));
                }
            }
        }
        earlier.push(routine);
    }
    all
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
    let Readings { theorems, refused } = theorems_of(field, readings);
    let mut verdicts: BTreeMap<String, Verdict> = refused
        .into_iter()
        .map(|(name, reason)| {
            let operation = name.strip_suffix("_conditions").unwrap_or(&name);
            (operation.to_owned(), Verdict::Refused { reason })
        })
        .collect();
    let p = BigInt::from(field.prime.value().clone());
    for line in prove_all(library, &p, &field.repr, &theorems)? {
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
