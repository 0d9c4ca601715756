//! The search for the order of a function's instructions: what is measured to be quicker is kept.
//!
//! ```text
//! Kernel ──starts──► Schedule ──changes──► code in a Place ──duel──► Walk ──often──► the best so far
//! ```
//!
//! A changed schedule becomes machine code in a place of a library, is compared with the checked program, and is timed
//! in turns with the schedule that it was changed from, so that whatever slows the machine slows both. What is quicker
//! is kept, and so is what is as quick and not longer: the walk leaves plateaus. The place of code in memory also
//! decides, so what is quicker has to be so in other places, and now and then the walk is held against the best.

mod change;
mod encode;
mod places;
mod walk;

use std::{ops::ControlFlow, path::Path, time::Duration};

use limbforge::{
    check::Checked,
    emit::asm::{
        AsmError,
        x86::{Function, Kernel, Processor, Schedule, prove_alone},
    },
    field::Field,
    ir::Program,
};

use self::{change::Kernels, places::Places, walk::Walk};
use super::{
    assembly::load,
    scheduled::{CallCycles, Milestone, Searched},
};
use crate::{
    assembler::assemble_x86,
    measure::{Case, Code, Compiler, Options, Random, Subject, Unit, build, measure},
};

/// How long to search, and how.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// No contest begins after this time.
    pub budget: Duration,
    /// Decides the changes. What wins is measured, so that two runs differ.
    pub seed: u64,
}

/// The result of a search.
#[derive(Clone, Debug)]
pub struct Scheduled {
    /// The best schedule, whose function is proved.
    pub schedule: Schedule,
    /// Its function.
    pub function: Function,
    /// How it was found.
    pub record: Searched,
}

/// Searches a schedule for an operation of a field. `from` is one that was found before. `compilers` take C, the first
/// of them builds what is measured. `on_step` is told of milestones and ends the search by returning false.
///
/// # Errors
/// A line that says why there is none.
pub fn search_schedule(
    field: &Field,
    operation: &str,
    from: Option<&Schedule>,
    compilers: &[Compiler],
    limits: Limits,
    on_step: &mut dyn FnMut(f64, &[Milestone]) -> bool,
) -> Result<Scheduled, String> {
    let line = |error: AsmError| error.to_string();
    let checked = field
        .program(operation)
        .ok_or_else(|| format!("`{operation}` has a loop, or is not of this field"))?;
    let kernels = kernels(field, checked).map_err(line)?;
    let shortest = kernels.0.iter().filter_map(|k| k.shortest().ok());
    let length = |schedule: &Schedule| {
        kernels
            .function(schedule)
            .map_or(usize::MAX, |f| f.lines.len())
    };
    let shortest = shortest.min_by_key(length);
    let shortest = shortest.ok_or("all orders keep too many values at once")?;
    let from = from.unwrap_or(&shortest);
    if kernels.function(from).is_none() {
        return Err(format!(
            "the schedule of `{operation}` that is there is of other instructions than this version writes; remove it, \
             or use another folder"
        ));
    }
    let case = Case::of(Code::Field(field), operation).ok_or("no such operation")?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let places = Places::build(&case, PLACES, &compilers[0], folder.path())?;
    let mut walk = Walk::new(&kernels, places, Random(limits.seed));
    let (best, path) = walk.run(from, limits, on_step)?;
    let found = kernels.function(&best).expect("it was measured");
    prove_alone(field, checked, &found, "found", &assemble_x86).map_err(line)?;
    let first = kernels.function(&shortest).expect("it has code");
    let both = [("found", &found), ("fewest instructions", &first)];
    let cycles = compared(field, &case, &both, compilers, folder.path())?;
    Ok(Scheduled {
        schedule: best,
        function: found,
        record: Searched { path, cycles },
    })
}

/// Places that take turns, so that code meets other neighbours.
const PLACES: usize = 32;

/// The ways to write a program whose code is proved.
fn kernels<'a>(field: &Field, checked: &'a Checked<Program>) -> Result<Kernels<'a>, AsmError> {
    let mut refused = None;
    let mut proved = Vec::new();
    for carry_flag in [true, false] {
        let kernel =
            Kernel::new(Processor::default(), field, checked, carry_flag).and_then(|kernel| {
                if let Some(function) = kernel.function(&kernel.shortest()?) {
                    prove_alone(field, checked, &function, "first", &assemble_x86)?;
                }
                Ok(kernel)
            });
        match kernel {
            Ok(kernel) => proved.push(kernel),
            Err(error) => refused = Some(error),
        }
    }
    match refused {
        Some(error) if proved.is_empty() => Err(error),
        _ => Ok(Kernels(proved)),
    }
}

/// Functions beside what compilers make of the same program.
fn compared(
    field: &Field,
    case: &Case,
    functions: &[(&str, &Function)],
    compilers: &[Compiler],
    folder: &Path,
) -> Result<Vec<CallCycles>, String> {
    let mut subjects = Vec::new();
    for (i, (label, function)) in functions.iter().enumerate() {
        let operation = load(function, case, &format!("s{i}"), &compilers[0], folder)?;
        subjects.push(Subject::new(*label, vec![operation]));
    }
    let cases = [case.clone()];
    let unit = Unit {
        code: Code::Field(field),
        cases: &cases,
    };
    for (i, compiler) in compilers.iter().enumerate() {
        let mut built = build(
            std::slice::from_ref(&unit),
            compiler,
            folder,
            &format!("compiled{i}"),
        )?;
        subjects.push(Subject::new(compiler.title(), built.remove(0)?));
    }
    let options = Options {
        rounds_min: 200,
        rounds_max: 400,
        budget: Duration::from_secs(20),
        ..Options::default()
    };
    let measured = measure(&subjects, &options, &mut |_| ControlFlow::Continue(()));
    let cycles = measured.into_iter().map(|measured| CallCycles {
        quantities: measured
            .samples
            .iter()
            .map(|(key, samples)| (key.clone(), samples.median(), samples.spread()))
            .collect(),
        label: measured.label,
    });
    Ok(cycles.collect())
}
