//! The bounds under which all operations of a plan hold together, and the checked field.
//!
//! Tight bounds start from ideal limbs and grow to whatever products, carries and conversions really return when
//! their operands are loose; loose bounds are what sums and differences of tight elements reach. The first pair that
//! reproduces itself is taken. If sums leave no room for products, they are folded or carried and loose means tight.

use std::fmt;

use num_bigint::BigInt;

use super::{
    Arithmetic,
    divsteps::{BATCHES, ENDS},
    geometry::Geometry,
    programs::{OPERATIONS, Subject, Writer},
    routines::{ROUTINES, constants, runs_on_lanes, runs_on_words},
    saturated::Saturated,
    statements::{Statement, applies, small_multiplier},
    unsaturated::{Sums, Unsaturated},
};
use crate::{
    check::{Checked, Refusal, RoutineRefusal, check_routine, fits_lanes},
    field::Field,
    ir::{
        Program, Value,
        build::{Builder, Overflow},
        interval::{Interval, power_of_two},
    },
    pass::{PIPELINE, Pass},
    plan::{Inversion, Plan, UnfitRecipe, fits},
    prime::Prime,
    repr::{Domain, Repr},
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

/// Rounds of growth before the bounds are called unstable.
const ROUNDS: usize = 12;

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
        let (_, programs) = straight_line(plan, geometry, arithmetic, lazy, names, passes)?;
        Ok(programs)
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

/// The bounds of a field, and its named operations without a loop after these passes.
fn straight_line(
    plan: &Plan,
    geometry: &Geometry,
    arithmetic: &dyn Arithmetic,
    lazy: bool,
    names: &[&str],
    passes: &[Pass],
) -> Result<(Repr, Vec<Checked<Program>>), Rejection> {
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
    for name in writer.names(plan.inversion) {
        if names.contains(&name) && applies(name, &repr) {
            let checked = writer.check(writer.passed(name, passes)?)?;
            if plan.lanes > 1 {
                fits_lanes(&checked).map_err(|refusal| Rejection::refused(name, refusal))?;
            }
            programs.push(checked);
        }
    }
    Ok((repr, programs))
}

fn assemble(
    prime: &Prime,
    plan: &Plan,
    geometry: &Geometry,
    arithmetic: &dyn Arithmetic,
    lazy: bool,
    names: &[&str],
) -> Result<Field, Rejection> {
    let (repr, programs) = straight_line(plan, geometry, arithmetic, lazy, names, PIPELINE)?;
    let mut field = Field {
        prime: prime.clone(),
        recipe: plan.to_string(),
        constants: constants(prime, &repr, names),
        repr,
        programs,
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

/// The representation with bounds that reproduce themselves.
fn bounds(
    plan: &Plan,
    geometry: &Geometry,
    arithmetic: &dyn Arithmetic,
    lazy: bool,
) -> Result<Repr, Rejection> {
    let domain = if plan.is_montgomery() {
        Domain::Montgomery {
            r: geometry.exponent(geometry.n),
        }
    } else {
        Domain::Standard
    };
    let mut tight = if plan.is_saturated() && Saturated::any_words(geometry, plan) {
        vec![Interval::of_bits(u32::from(plan.word)); geometry.n]
    } else {
        geometry.ideal()
    };
    for round in 0..ROUNDS {
        let sum = reached("add", plan, &[&tight, &tight], |b, v| {
            arithmetic.add(b, &v[0], &v[1])
        })?;
        let difference = reached("sub", plan, &[&tight, &tight], |b, v| {
            arithmetic.subtract(b, &v[0], &v[1])
        })?;
        let reached_by_sums = hull(&sum, &difference);
        let loose = if lazy {
            hull(&reached_by_sums, &tight)
        } else {
            tight.clone()
        };
        let product = reached("mul", plan, &[&loose, &loose], |b, v| {
            arithmetic.multiply(b, &v[0], &v[1])
        })?;
        let square = reached("square", plan, &[&loose], |b, v| {
            arithmetic.square(b, &v[0])
        })?;
        let carried = reached("carry", plan, &[&loose], |b, v| arithmetic.carry(b, &v[0]))?;
        let mut next = hull(&hull(&product, &square), &carried);
        if !lazy {
            next = hull(&next, &reached_by_sums);
        }
        next = hull(
            &next,
            &other_operations(plan, arithmetic, &tight, &loose, geometry)?,
        );
        if next.iter().zip(&tight).all(|(n, t)| n.within(t)) {
            return Ok(Repr {
                word: plan.word,
                limbs: plan.limbs,
                radix: plan.radix,
                domain,
                tight,
                loose,
            });
        }
        tight = hull(&next, &tight);
        if round > 0 {
            tight = widened(&tight);
        }
    }
    Err(Rejection::Unstable)
}

/// Hull of the bounds that conversions and halving return. In the standard domain it includes products with small
/// numbers.
fn other_operations(
    plan: &Plan,
    arithmetic: &dyn Arithmetic,
    tight: &[Interval],
    loose: &[Interval],
    geometry: &Geometry,
) -> Result<Vec<Interval>, Rejection> {
    let words = geometry.byte_bounds();
    let small = [small_multiplier(plan.word)];
    let halved = reached("halve", plan, &[tight], |b, v| arithmetic.halve(b, &v[0]))?;
    let decoded = reached("from_bytes", plan, &[&words], |b, v| {
        arithmetic.words_to_limbs(b, &v[0])
    })?;
    let mut all = hull(&halved, &decoded);
    if plan.is_montgomery() {
        let from = reached("from_montgomery", plan, &[loose], |b, v| {
            arithmetic.leave_montgomery(b, &v[0])
        })?;
        let word = reached("limbs_of_word", plan, &[&small], |b, v| {
            arithmetic.words_to_limbs(b, &v[0])
        })?;
        all = hull(&hull(&all, &from), &word);
    } else {
        let scaled = reached("mul_small", plan, &[loose, &small], |b, v| {
            arithmetic.multiply_small(b, &v[0], v[1][0])
        })?;
        all = hull(&all, &scaled);
    }
    Ok(all)
}

/// The intervals of the limbs that `write` returns for parameters within `bounds`.
fn reached(
    name: &str,
    plan: &Plan,
    bounds: &[&[Interval]],
    write: impl FnOnce(&mut Builder, &[Vec<Value>]) -> Vec<Value>,
) -> Result<Vec<Interval>, Rejection> {
    let mut b = Builder::new(name, plan.word);
    let params: Vec<Vec<Value>> = bounds
        .iter()
        .map(|bounds| b.param("x", crate::ir::Kind::Loose, bounds))
        .collect();
    let out = write(&mut b, &params);
    let ranges = out.iter().map(|&v| b.range(v).clone()).collect();
    b.finish(Vec::new(), crate::ir::Spec::default())?;
    Ok(ranges)
}

fn hull(x: &[Interval], y: &[Interval]) -> Vec<Interval> {
    x.iter().zip(y).map(|(x, y)| x.hull(y)).collect()
}

/// Rounds bounds up to eight leading bits, so that slowly growing ones settle.
fn widened(bounds: &[Interval]) -> Vec<Interval> {
    bounds
        .iter()
        .map(|bound| {
            let kept = bound.hi.bits().saturating_sub(8);
            let unit = power_of_two(u32::try_from(kept).unwrap_or(0));
            let hi: BigInt = (&bound.hi / &unit + 1u32) * &unit - 1u32;
            Interval::new(bound.lo.clone(), hi)
        })
        .collect()
}
