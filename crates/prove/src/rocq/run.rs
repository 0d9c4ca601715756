//! Programs proved by `coqc`, one run for all of them where nothing fails.

use std::fs;

use limbforge::{Field, Program, Repr};
use num_bigint::BigInt;
use sha2::{Digest, Sha256};

use super::{
    RocqError,
    formula::with_cuts,
    library::{Library, fingerprint, first_line, hex},
    power, print,
    walk::hints,
};

/// The verdict about a program.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// The theorem of this name holds without axioms.
    Proved {
        /// Seconds of the processor for the kernel, which runs the checker.
        seconds: f64,
    },
    /// It was not proved.
    Refused {
        /// On one line: a hint that was not found, or the words of `coqc`.
        reason: String,
    },
}

/// A program with the verdict about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Name of the operation.
    pub name: String,
    /// The verdict.
    pub verdict: Verdict,
}

/// A theorem about an operation of a field.
#[derive(Clone, Debug)]
pub struct Theorem<'a> {
    /// Name of the operation.
    pub name: String,
    /// Hash of the checker's sources, the representation and the operation, without hints. Equal hashes have equal
    /// theorems.
    pub hash: String,
    pub(super) subject: Subject<'a>,
}

impl Theorem<'_> {
    /// About the program of a formula.
    pub(super) fn of_formula<'a>(hashes: &Hashes, program: &Program) -> Theorem<'a> {
        let own = with_cuts(program);
        let stated = print::own_statement(&own, false);
        Theorem {
            name: own.name.clone(),
            hash: hashes.of(&[&print::program(&own), &stated]),
            subject: Subject::Formula(Box::new(own)),
        }
    }
}

#[derive(Clone, Debug)]
pub(super) enum Subject<'a> {
    Program(&'a Program),
    /// A program with a statement of its own, over the integers.
    Conditions(Box<Program>),
    /// A formula's program with a statement of its own, modulo the prime.
    Formula(Box<Program>),
    /// The whole text: it names the theorems about `mul` and `square`.
    Power(String),
}

/// Hashes of theorems about a field.
pub(super) struct Hashes(Sha256);

impl Hashes {
    pub fn new(field: &Field) -> Hashes {
        let this = print::field(&BigInt::from(field.prime.value().clone()), &field.repr);
        Hashes(Sha256::new()).and(&[&fingerprint(), &this])
    }

    fn and(&self, parts: &[&str]) -> Hashes {
        let mut hash = self.0.clone();
        for part in parts {
            hash.update(part);
            hash.update([0]);
        }
        Hashes(hash)
    }

    /// The hash of a theorem with these parts.
    pub fn of(&self, parts: &[&str]) -> String {
        hex(&self.and(parts).0.finalize())
    }
}

/// The theorems about a field: of each program that it is what its name says, and of each routine that claims a power
/// that it computes it.
pub fn theorems(field: &Field) -> Vec<Theorem<'_>> {
    let hashes = Hashes::new(field);
    let hash = |parts: &[&str]| hashes.of(parts);
    let programs: Vec<&Program> = field.programs.iter().map(|own| own.program()).collect();
    let texts: Vec<String> = programs
        .iter()
        .map(|program| print::program(program))
        .collect();
    let mut theorems: Vec<Theorem> = programs
        .iter()
        .zip(&texts)
        .map(|(program, text)| match field.formula(&program.name) {
            Some(_) => Theorem::of_formula(&hashes, program),
            None => Theorem {
                name: program.name.clone(),
                hash: hash(&[text]),
                subject: Subject::Program(program),
            },
        })
        .collect();
    let text_of = |name: &str| {
        let at = programs.iter().position(|program| program.name == name);
        at.map_or("", |at| &texts[at])
    };
    let mut earlier = Vec::new();
    for routine in field.routines.iter().map(|own| own.program()) {
        if let Some(text) = power::theorem(routine, &earlier) {
            theorems.push(Theorem {
                name: routine.name.clone(),
                hash: hash(&[text_of("mul"), text_of("square"), &text]),
                subject: Subject::Power(text),
            });
        }
        earlier.push(routine);
    }
    theorems
}

/// Proves every theorem about a field.
///
/// # Errors
/// [`RocqError`] if `coqc` cannot be run.
pub fn prove(library: &Library, field: &Field) -> Result<Vec<Line>, RocqError> {
    prove_theorems(library, field, theorems(field))
}

/// Proves theorems about a field; with those about powers, those about products and squares, which they need.
///
/// # Errors
/// [`RocqError`] if `coqc` cannot be run.
pub fn prove_theorems(
    library: &Library,
    field: &Field,
    wanted: Vec<Theorem<'_>>,
) -> Result<Vec<Line>, RocqError> {
    let is_power = |own: &Theorem| matches!(own.subject, Subject::Power(_));
    let mut wanted = wanted;
    if wanted.iter().any(is_power) {
        for name in ["mul", "square"] {
            if let Some(program) = field.program(name)
                && wanted.iter().all(|own| own.name != name)
            {
                let program = program.program();
                let subject = Subject::Program(program);
                let [name, hash] = [name.to_owned(), String::new()];
                wanted.insert(
                    0,
                    Theorem {
                        name,
                        hash,
                        subject,
                    },
                );
            }
        }
    }
    let p = BigInt::from(field.prime.value().clone());
    prove_all(library, &p, &field.repr, &wanted)
}

/// Proves programs of one representation, each against the statement of its name in `proofs/Spec.v`.
///
/// # Errors
/// [`RocqError`] if `coqc` cannot be run.
pub fn prove_programs(
    library: &Library,
    p: &BigInt,
    repr: &Repr,
    programs: &[&Program],
) -> Result<Vec<Line>, RocqError> {
    let mut theorems = Vec::new();
    for &program in programs {
        theorems.push(Theorem {
            name: program.name.clone(),
            hash: String::new(),
            subject: Subject::Program(program),
        });
    }
    prove_all(library, p, repr, &theorems)
}

pub(super) fn prove_all(
    library: &Library,
    p: &BigInt,
    repr: &Repr,
    wanted: &[Theorem],
) -> Result<Vec<Line>, RocqError> {
    unconditional(wanted)?;
    let head = print::HEADER.to_owned() + &print::field(p, repr);
    let texts: Vec<(String, String, Option<String>)> = wanted.iter().map(text).collect();
    let mut lines: Vec<Line> = Vec::new();
    // The theorems before the first that fails are run again without it: only then are their axioms looked at.
    let (mut end, mut failed) = (texts.len(), None);
    while lines.len() < wanted.len() {
        let run_now = &texts[lines.len()..end];
        if !run_now.is_empty() {
            let text: String = run_now.iter().map(|(text, _, _)| text.as_str()).collect();
            let names: Vec<String> = run_now.iter().map(|(_, name, _)| name.clone()).collect();
            let (proved, error) = run(
                library,
                &(head.clone() + &text + &print::assumptions(&names)),
            )?;
            if let Some(reason) = error {
                if proved.len() >= run_now.len() {
                    return Err(RocqError::Output { reason });
                }
                end = lines.len() + proved.len();
                failed = Some(reason);
                continue;
            }
            if proved.len() != run_now.len() {
                let reason = "other theorems than asked for".to_owned();
                return Err(RocqError::Output { reason });
            }
            let names = wanted[lines.len()..end].iter().map(|own| own.name.clone());
            lines.extend(names.zip(proved).map(line));
        }
        if let (Some(reason), Some(own)) = (failed.take(), wanted.get(end)) {
            let doubt = texts[end]
                .2
                .as_ref()
                .map(|doubt| format!("no hint proves {doubt}"));
            lines.push(Line {
                name: own.name.clone(),
                verdict: Verdict::Refused {
                    reason: doubt.unwrap_or(reason),
                },
            });
        }
        end = texts.len();
    }
    Ok(lines)
}

/// Refuses programs with conditions of callers. They could only be refused, as theorems have no such premises, but
/// Rocq would not say why.
fn unconditional(wanted: &[Theorem]) -> Result<(), RocqError> {
    for own in wanted {
        let program = match &own.subject {
            Subject::Program(program) => program,
            Subject::Conditions(program) | Subject::Formula(program) => &**program,
            Subject::Power(_) => continue,
        };
        if !program.spec.requires.is_empty() {
            let program = program.name.clone();
            return Err(RocqError::Condition { program });
        }
    }
    Ok(())
}

/// The text of a theorem, its name in the text, and the first thing that its hints will not prove.
fn text(own: &Theorem) -> (String, String, Option<String>) {
    type Print = fn(&Program, &super::Proof) -> String;
    let (program, print, ending): (&Program, Print, _) = match &own.subject {
        Subject::Program(program) => (program, print::theorem, "correct"),
        Subject::Conditions(program) => (program, print::conditions, "hold"),
        Subject::Formula(program) => (program, print::formula, "correct"),
        Subject::Power(text) => return (text.clone(), format!("{}_power", own.name), None),
    };
    let proof = hints(program);
    let doubt = proof.doubts.first().cloned();
    let name = format!("{}_{ending}", own.name);
    (print(program, &proof), name, doubt)
}

fn line((name, seconds): (String, f64)) -> Line {
    Line {
        name,
        verdict: Verdict::Proved { seconds },
    }
}

/// One run: the seconds of each theorem that was proved, and the error that ended it. Axioms are an error.
fn run(library: &Library, text: &str) -> Result<(Vec<f64>, Option<String>), RocqError> {
    let failed = |reason| RocqError::File {
        path: std::env::temp_dir(),
        reason,
    };
    let folder = tempfile::tempdir().map_err(failed)?;
    let file = folder.path().join("field.v");
    fs::write(&file, text).map_err(failed)?;
    let output = library.compile(&file)?;
    let said = String::from_utf8_lossy(&output.stdout);
    let seconds = |line: &str| {
        // `Finished transaction in 0.5 secs (0.4u,0.s) (successful)`: the processor's time, for machines are shared.
        let (_, rest) = line
            .strip_prefix("Finished transaction in ")?
            .split_once('(')?;
        rest.split_once('u')?.0.parse().ok()
    };
    let proved = said.lines().filter_map(seconds).collect();
    if !output.status.success() {
        return Ok((proved, Some(first_line(&output.stderr))));
    }
    let closed = said
        .lines()
        .any(|line| line == "Closed under the global context");
    let axioms = (!closed).then(|| "the theorems depend on axioms".to_owned());
    Ok((proved, axioms))
}

/// Whether the checker takes each of these texts of [`print::question`] and [`print::own_question`], which have their
/// places as numbers.
///
/// # Errors
/// [`RocqError`] if `coqc` cannot be run, or does not answer all.
pub fn answers(
    library: &Library,
    head: &str,
    questions: &[String],
) -> Result<Vec<bool>, RocqError> {
    let failed = |reason| RocqError::File {
        path: std::env::temp_dir(),
        reason,
    };
    let folder = tempfile::tempdir().map_err(failed)?;
    let file = folder.path().join("questions.v");
    fs::write(&file, head.to_owned() + &questions.concat()).map_err(failed)?;
    let output = library.compile(&file)?;
    let said = String::from_utf8_lossy(&output.stdout);
    let answer = |line: &str| match line.trim() {
        "= true" => Some(true),
        "= false" => Some(false),
        _ => None,
    };
    let answers: Vec<bool> = said.lines().filter_map(answer).collect();
    if answers.len() == questions.len() {
        return Ok(answers);
    }
    let reason = first_line(&output.stderr);
    Err(RocqError::Output { reason })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each subject by itself, without a condition and with one.
    #[test]
    fn conditions_of_callers_are_refused() {
        let sum = "program p (64-bit words)
  formula \"out = a + b\"
  modulus 2^61 - 1
  param a: word
    v0: u64 in [0, 9]
  param b: word
    v1: u64 in [0, 2^64 - 10]
  v2: u64 = add v0 v1
  result out: word
    v2 in [0, 2^64 - 1]
  congruent (v2)
    = (v0) + (v1)
";
        let given = sum.replace("  v2: u64 =", "  require v0 in [0, 5]\n  v2: u64 =");
        for (text, refused) in [(sum, false), (&given, true)] {
            let program: Program = text.parse().expect("a listing");
            let subjects = [
                Subject::Program(&program),
                Subject::Conditions(Box::new(program.clone())),
                Subject::Formula(Box::new(program.clone())),
            ];
            for subject in subjects {
                let [name, hash] = ["p".to_owned(), String::new()];
                let wanted = [Theorem {
                    name,
                    hash,
                    subject,
                }];
                let error = unconditional(&wanted).err().map(|error| error.to_string());
                assert_eq!(error.is_some(), refused, "{error:?}");
                assert!(error.is_none_or(|text| text.contains("`p` has conditions of callers")));
            }
        }
    }
}
