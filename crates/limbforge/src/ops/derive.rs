//! The bounds under which all operations of a plan hold together, and the checked field.
//!
//! The search of bounds finds a pair of tight and loose bounds that reproduces itself. If sums leave no room for
//! products, they are folded or carried and loose means tight.

use std::fmt;

use super::{
    Arithmetic,
    across::{Across, check},
    bounds::bounds,
    divsteps::{BATCHES, ENDS},
    geometry::Geometry,
    programs::{OPERATIONS, Subject, Writer},
    routines::{ROUTINES, constants, runs_on_lanes, runs_on_words},
    saturated::Saturated,
    statements::{Statement, applies},
    unsaturated::{Sums, Unsaturated},
};
use crate::{
    check::{Checked, Refusal, RoutineRefusal, check_routine, fits_lanes},
    field::Field,
    ir::{Program, across, build::Overflow},
    pass::{PIPELINE, Pass},
    plan::{Inversion, Plan, UnfitRecipe, fits},
    prime::Prime,
    repr::Repr,
};

/// Why a plan gives no field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// The recipe is not one for this prime.
    Unfit(UnfitRecipe),
    /// A value does not fit its word.
    Overflow(Overflow),
    /// The bounds keep growing.
    Unstable,
    /// The checker refused an operation: a mistake of the generator, never of the user.
    Refused {
        /// Which operation.
        program: String,
        /// Why.
        refusal: Box<Refusal>,
    },
    /// The checker refused a routine: a mistake of the generator, never of the user.
    RefusedRoutine {
        /// Which routine.
        routine: String,
        /// Why.
        refusal: Box<RoutineRefusal>,
    },
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rejection::Unfit(unfit) => write!(f, "{unfit}"),
            Rejection::Overflow(overflow) => write!(f, "{overflow}"),
            Rejection::Unstable => write!(f, "the limb bounds do not converge"),
            Rejection::Refused { program, refusal } => {
                write!(f, "the check rejected `{program}`: {refusal}")
            }
            Rejection::RefusedRoutine { routine, refusal } => {
                write!(f, "the check rejected `{routine}`: {refusal}")
            }
        }
    }
}

impl std::error::Error for Rejection {}

impl Rejection {
    pub(super) fn refused(program: &str, refusal: Refusal) -> Rejection {
        Rejection::Refused {
            program: program.to_owned(),
            refusal: Box::new(refusal),
        }
    }
}

impl From<Overflow> for Rejection {
    fn from(overflow: Overflow) -> Rejection {
        Rejection::Overflow(overflow)
    }
}

/// Builds and checks all operations of a field by one plan.
///
/// # Errors
/// [`Rejection`], with the reason.
pub fn derive(prime: &Prime, plan: &Plan) -> Result<Field, Rejection> {
    let programs = Statement::names();
    let routines = ROUTINES.iter().map(|(name, _)| *name);
    let runs = if plan.lanes > 1 {
        runs_on_lanes
    } else {
        runs_on_words
    };
    let names: Vec<&str> = programs.chain(routines).filter(|name| runs(name)).collect();
    derive_only(prime, plan, &names)
}

/// Builds and checks the named operations; the bounds are those of the whole field. A routine needs what it calls
/// among the names.
///
/// # Errors
/// [`Rejection`], with the reason.
pub fn derive_only(prime: &Prime, plan: &Plan, names: &[&str]) -> Result<Field, Rejection> {
    attempt(prime, plan, |geometry, arithmetic, lazy| {
        assemble(prime, plan, geometry, arithmetic, lazy, names)
    })
}

/// The named operations without a loop as they are after these passes, which are the first rows of [`PIPELINE`];
/// without any pass, as they are written.
///
/// # Errors
/// [`Rejection`], with the reason.
pub fn programs_after(
    prime: &Prime,
    plan: &Plan,
    names: &[&str],
    passes: &[Pass],
) -> Result<Vec<Checked<Program>>, Rejection> {
    attempt(prime, plan, |geometry, arithmetic, lazy| {
        Ok(straight_line(plan, geometry, arithmetic, lazy, names, passes)?.programs)
    })
}

/// The result of `build` on the plan's arithmetic, by the first of the ways to add that works.
fn attempt<T>(
    prime: &Prime,
    plan: &Plan,
    build: impl Fn(&Geometry, &dyn Arithmetic, bool) -> Result<T, Rejection>,
) -> Result<T, Rejection> {
    fits(prime, plan).map_err(Rejection::Unfit)?;
    let geometry = Geometry::new(prime, plan);
    if plan.across > 1 {
        return attempt_across(&geometry, plan, build);
    }
    if plan.is_saturated() {
        let arithmetic = Saturated {
            geometry: geometry.clone(),
            plan: plan.clone(),
        };
        let lazy = Saturated::has_loose(&geometry, plan);
        return build(&geometry, &arithmetic, lazy);
    }
    let mut built = Err(Rejection::Unstable);
    for &sums in Sums::choices(&geometry.wrap, plan.accumulation) {
        let arithmetic = Unsaturated {
            geometry: geometry.clone(),
            plan: plan.clone(),
            sums,
        };
        let lazy = matches!(sums, Sums::Kept | Sums::UpToTop);
        built = build(&geometry, &arithmetic, lazy);
        if built.is_ok() {
            break;
        }
    }
    built
}

/// The same for one element over lanes.
fn attempt_across<T>(
    geometry: &Geometry,
    plan: &Plan,
    build: impl Fn(&Geometry, &dyn Arithmetic, bool) -> Result<T, Rejection>,
) -> Result<T, Rejection> {
    let mut built = Err(Rejection::Unstable);
    for &carries in Across::carries(plan) {
        built = build(geometry, &Across::new(geometry, plan, carries), !carries);
        if built.is_ok() {
            break;
        }
    }
    built
}

/// The checked operations of a field without a loop.
struct StraightLine {
    repr: Repr,
    programs: Vec<Checked<Program>>,
    across: Vec<Checked<across::Program>>,
}

/// The bounds of a field, and its named operations without a loop after these passes. Programs on registers have none:
/// their words are checked as they expand.
fn straight_line(
    plan: &Plan,
    geometry: &Geometry,
    arithmetic: &dyn Arithmetic,
    lazy: bool,
    names: &[&str],
    passes: &[Pass],
) -> Result<StraightLine, Rejection> {
    let repr = bounds(plan, geometry, arithmetic, lazy)?;
    let writer = Writer {
        geometry,
        arithmetic,
        subject: Subject {
            p: &geometry.p,
            repr: &repr,
        },
    };
    let mut programs: Vec<Checked<Program>> = Vec::new();
    let mut across = Vec::new();
    for name in writer.names(plan.inversion) {
        if names.contains(&name) && applies(name, &repr) {
            if let Some(registers) = arithmetic.registers(name, &repr) {
                let (words, registers) = check(registers, &geometry.p, &repr)?;
                programs.push(words);
                across.push(registers);
                continue;
            }
            let checked = writer.subject.check(writer.passed(name, passes)?)?;
            if plan.lanes > 1 {
                fits_lanes(&checked).map_err(|refusal| Rejection::refused(name, refusal))?;
            }
            programs.push(checked);
        }
    }
    Ok(StraightLine {
        repr,
        programs,
        across,
    })
}

fn assemble(
    prime: &Prime,
    plan: &Plan,
    geometry: &Geometry,
    arithmetic: &dyn Arithmetic,
    lazy: bool,
    names: &[&str],
) -> Result<Field, Rejection> {
    let own = straight_line(plan, geometry, arithmetic, lazy, names, PIPELINE)?;
    let mut field = Field {
        prime: prime.clone(),
        recipe: plan.to_string(),
        constants: constants(prime, &own.repr, names),
        repr: own.repr,
        programs: own.programs,
        across: own.across,
        routines: Vec::new(),
        formula: None,
    };
    for (name, write) in ROUTINES {
        if names.contains(name)
            && let Some(routine) = write(&field, name)
        {
            let checked = check_routine(routine, field.scope());
            let checked = checked.map_err(|refusal| Rejection::RefusedRoutine {
                routine: (*name).to_owned(),
                refusal: Box::new(refusal),
            })?;
            field.routines.push(checked);
        }
    }
    Ok(field)
}

impl Writer<'_> {
    /// The names of the programs of a field, in the order in which they are printed.
    fn names(&self, inversion: Inversion) -> impl Iterator<Item = &'static str> {
        let batches = BATCHES.iter().map(|(name, _)| *name);
        let ends = ENDS.iter().map(|(name, _)| *name);
        let divsteps = batches.chain(ends);
        let divsteps = divsteps.filter(move |_| inversion == Inversion::Divsteps);
        OPERATIONS.iter().map(|(name, _)| *name).chain(divsteps)
    }

    pub(super) fn write(&self, name: &str) -> Result<Program, Overflow> {
        if let Some((_, write)) = BATCHES.iter().find(|(row, _)| *row == name) {
            return write(&self.subject, name);
        }
        let mut operations = OPERATIONS.iter().chain(ENDS);
        let (_, write) = operations
            .find(|(row, _)| *row == name)
            .expect("every name is a row");
        write(self, name)
    }
}
