//! Objects of RISC-V, x86-64 and AArch64, and programs of Go: the machine words of each function, by the reader of
//! `limbforge`.

mod go;
mod routines;
mod symbols;

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Instant,
};

use limbforge::{
    check::Checked,
    emit::asm::{AsmError, aarch64, flagged, riscv, x86},
    field::Field,
    ir::Program,
    read::{Aarch64, Arrangement, Meanings, Prover, ReadError, Returned, Riscv, X86},
};
use riscv_lab::isa::Isa;

use super::{
    problem::Problem,
    report::{Outcome, Report, Row},
};
pub use go::ASSEMBLY;
use go::Packages;
use symbols::{Named, Symbols};

/// The words on functions that nobody asked for.
pub const OTHER: &str = "no operation of the field: not looked at";

/// Where the header of an ELF file has the number of the processor, and the numbers of those beside x86-64.
const MACHINE: usize = 18;
const RISCV: [u8; 2] = [243, 0];
const AARCH64: [u8; 2] = [183, 0];

/// The number of the processor in a file's header; of an archive, in that of its first object.
fn machine(file: &[u8]) -> Option<[u8; 2]> {
    let start = match file.starts_with(b"!<arch>\n") {
        true => file.windows(4).position(|bytes| bytes == b"\x7fELF")?,
        false => 0,
    };
    file.get(start + MACHINE..start + MACHINE + 2)?
        .try_into()
        .ok()
}

/// Whether a file begins as an ELF file, an archive, or an object of Go's assembler does.
pub fn is_object(file: &[u8]) -> bool {
    file.starts_with(b"\x7fELF") || file.starts_with(b"!<arch>\n") || go::is_object(file)
}

/// Which functions of an object are to be operations of a field.
trait Names {
    /// The operation that the k-th function is to be, if any.
    fn named(&self, k: usize, field: &Field) -> Option<Named>;

    /// The name of the k-th function for a reader.
    fn shown(&self, k: usize) -> String;
}

/// Proves the functions of an object that are named like operations of the field: in C after a common beginning such as
/// `curve25519_`, in Rust in a module, in programs of Go for x86-64 in assembly of a package. `modules` says which, if
/// it is not clear. The object says for which processor it is; the instruction set is that of RISC-V.
///
/// # Errors
/// The reason for which the object as a whole is refused.
pub fn examine_object(
    object: &[u8],
    isa: Isa,
    field: &Field,
    modules: &[String],
) -> Result<Report, Problem> {
    match machine(object) {
        Some(RISCV) => {
            let prover = |wanted| riscv::prover(field, wanted, isa);
            examine(object, &Riscv { isa }, field, modules, prover)
        }
        Some(AARCH64) => examine(object, &Aarch64, field, modules, |wanted| {
            aarch64::prover(field, wanted)
        }),
        _ => of_x86(object, field, modules),
    }
}

fn of_x86(object: &[u8], field: &Field, modules: &[String]) -> Result<Report, Problem> {
    if go::is_object(object) {
        let what = "it is in Go's own format of objects; name a program that `go build` links, or the assembly";
        return Err(Problem::at(0, what));
    }
    let found = functions(object, &X86::SystemV)?;
    if let Some(packages) = Packages::find(found.keys(), field, modules)? {
        let prover = |wanted| flagged::prover(X86::Go, field, wanted);
        let judged = judge(&found, &packages, &X86::Go, field, prover);
        return Ok(report(judged, field));
    }
    if found.is_empty() && go::is_program(object) {
        let what = "the program of Go has no symbols; build it without -ldflags=-s";
        return Err(Problem::at(0, what));
    }
    let symbols = Symbols::find(found.keys(), field, modules)?;
    let prover = |wanted| x86::prover(field, wanted);
    let mut judged = judge(&found, &symbols, &X86::SystemV, field, prover);
    routines::prove(&mut judged, &found, &symbols, field);
    Ok(report(judged, field))
}

fn functions<M: Meanings>(
    object: &[u8],
    meanings: &M,
) -> Result<BTreeMap<String, M::Code>, Problem> {
    let found = meanings.functions(object);
    found.map_err(|reason| Problem::at(0, format!("the object is refused: {reason}")))
}

fn examine<'a, M: Meanings>(
    object: &[u8],
    meanings: &M,
    field: &'a Field,
    modules: &[String],
    prover: impl Fn(&'a Checked<Program>) -> Result<Prover<'a, M>, AsmError>,
) -> Result<Report, Problem> {
    let found = functions(object, meanings)?;
    let symbols = Symbols::find(found.keys(), field, modules)?;
    let judged = judge(&found, &symbols, meanings, field, prover);
    Ok(report(judged, field))
}

/// The verdict on a function, and the arrangement under which it is proved.
struct Judged {
    row: Row,
    arrangement: Option<Arrangement>,
}

/// A row for each function, in order.
fn judge<'a, M: Meanings>(
    found: &BTreeMap<String, M::Code>,
    names: &impl Names,
    meanings: &M,
    field: &'a Field,
    prover: impl Fn(&'a Checked<Program>) -> Result<Prover<'a, M>, AsmError>,
) -> Vec<Judged> {
    let mut judged = Vec::new();
    for (k, code) in found.values().enumerate() {
        let start = Instant::now();
        let named = names.named(k, field);
        let wanted = named
            .as_ref()
            .and_then(|named| field.program(&named.operation));
        let (outcome, arrangement) = match (&named, wanted) {
            (Some(named), Some(wanted)) => {
                let arrangements = match named.is_rust {
                    true => Arrangement::of_rust(field.into(), wanted.program()),
                    false => vec![Returned::Addresses.into()],
                };
                proved(code, meanings, field, wanted, &arrangements, &prover)
            }
            (Some(_), None) => {
                let what = "a routine: of its bytes nothing is proved, as it has loops or calls";
                (Outcome::Unseen(what.to_owned()), None)
            }
            (None, _) => (Outcome::Unseen(OTHER.to_owned()), None),
        };
        let row = Row {
            name: names.shown(k),
            line: 0,
            operation: named.map(|named| named.operation),
            outcome,
            took: start.elapsed(),
        };
        judged.push(Judged { row, arrangement });
    }
    judged
}

fn report(judged: Vec<Judged>, field: &Field) -> Report {
    let mut rows: Vec<Row> = judged.into_iter().map(|judged| judged.row).collect();
    let present: BTreeSet<String> = rows
        .iter()
        .filter_map(|row| row.operation.clone())
        .collect();
    // Those that may be missing say least: they come last.
    rows.sort_by_key(|row| row.operation.is_none());
    let missing = field.programs.iter().map(|p| p.program());
    let missing = missing.filter(|p| !p.internal && !present.contains(&p.name));
    let missing = missing.map(|p| p.name.clone()).collect();
    Report { rows, missing }
}

/// Proves a function under the first arrangement that does. If none does, the reason is that of the first one that is
/// lawful, or else of the first one.
fn proved<'a, M: Meanings>(
    code: &M::Code,
    meanings: &M,
    field: &'a Field,
    wanted: &'a Checked<Program>,
    arrangements: &[Arrangement],
    prover: &impl Fn(&'a Checked<Program>) -> Result<Prover<'a, M>, AsmError>,
) -> (Outcome, Option<Arrangement>) {
    let mut reason: Option<(bool, String)> = None;
    for arrangement in arrangements {
        let proof = prover(wanted)
            .map_err(|error| (false, error.to_string()))
            .and_then(|prover| {
                let arranged = prover.arranged(arrangement.clone());
                let proof = arranged.and_then(|prover| prover.prove(code));
                proof.map_err(|error| {
                    let is_lawful = matches!(
                        error,
                        ReadError::Refused { .. } | ReadError::Different { .. }
                    );
                    (is_lawful, error.to_string())
                })
            });
        match proof {
            Ok(lifted) => {
                let passing = match arrangement.results {
                    Returned::Addresses => None,
                    _ => Some(arrangement.describe(meanings, field.into(), wanted.program())),
                };
                let outcome = Outcome::Code(Box::new(lifted), passing);
                return (outcome, Some(arrangement.clone()));
            }
            Err(found) if reason.as_ref().is_none_or(|(known, _)| found.0 && !known) => {
                reason = Some(found);
            }
            Err(_) => {}
        }
    }
    let reason = reason.map(|(_, words)| words);
    let problem = Problem::at(0, reason.unwrap_or_default());
    (Outcome::Refused(problem), None)
}
