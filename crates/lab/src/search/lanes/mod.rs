//! Recipes for vectors, measured beside each other and beside the field's code for one element.
//!
//! All of them are printed in Rust and compiled into one program. Its vectors never leave functions that have the
//! processor's features, as calls through pointers would make them do. The program times the products in turns, each
//! beside a chain of dependent operations that gives the length of a cycle. Before that, the loops that are timed are
//! compared with the evaluator.

mod compared;
mod program;
#[cfg(test)]
mod tests;

use std::{fmt, path::Path, sync::atomic::AtomicBool};

use limbforge::{
    field::Field,
    forecast::predicted_best,
    ops::derive::derive,
    plan::{ACROSS, Accumulation, Plan, across, vectors},
    prime::Prime,
};

use program::{Module, Place};

/// The contents of lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lanes {
    /// An element each, so many.
    Each(u8),
    /// One element, limb by limb.
    Across,
}

impl Lanes {
    /// The recipes of a prime.
    fn plans(self, prime: &Prime) -> Vec<Plan> {
        match self {
            Lanes::Each(lanes) => vectors(prime, lanes),
            Lanes::Across => across(prime),
        }
    }

    /// Recipes measured at most. Across lanes, each further limb is a further step of a product.
    fn limit(self) -> usize {
        match self {
            Lanes::Each(_) => usize::MAX,
            Lanes::Across => 6,
        }
    }

    /// The times that rank recipes: of independent operations, or of those that wait for each other, as code with
    /// independent ones can give each a lane.
    fn ranked(self) -> usize {
        match self {
            Lanes::Each(_) => 0,
            Lanes::Across => 1,
        }
    }
}

/// Core cycles of an operation on an `Element`: the lower quartile of all rounds, as others use the machine.
#[derive(Clone, Copy, Debug)]
pub struct Cycles {
    /// Multiplication: independent ones, and each waiting for the one before.
    pub mul: [f64; 2],
    /// Squaring.
    pub square: [f64; 2],
}

/// A recipe and its times.
#[derive(Clone, Debug)]
pub struct LanesEntry {
    /// The recipe.
    pub plan: Plan,
    /// The checked field.
    pub field: Field,
    /// The module that was measured: `portable`, or that of the processor's instructions.
    pub form: &'static str,
    /// Its times, for all lanes together.
    pub cycles: Cycles,
}

/// All that was measured.
#[derive(Clone, Debug)]
pub struct LanesRanking {
    /// The recipes, the quickest first: by the product of the times of multiplication and squaring, throughputs for an
    /// element in each lane, latencies across lanes.
    pub entries: Vec<LanesEntry>,
    /// The recipe for one element at a time with the best prediction, and its times.
    pub one: (String, Cycles),
    /// Recipes that give no field, with the reason.
    pub rejected: Vec<(Plan, String)>,
    /// Number of recipes that were not tried, as enough others work.
    pub passed_over: usize,
}

/// Why nothing was measured.
#[derive(Debug)]
pub enum LanesError {
    /// No recipe works that uses lanes so.
    NothingWorks {
        /// The prime.
        prime: String,
        /// The contents of lanes.
        lanes: Lanes,
    },
    /// A file of the program cannot be written, or a program cannot be started.
    Io {
        /// The file or the program.
        what: String,
        /// The system's reason.
        reason: std::io::Error,
    },
    /// A compiled operation gives other results than the evaluator.
    Differs {
        /// The operation.
        operation: &'static str,
        /// The recipe.
        recipe: String,
        /// The module, as in [`LanesEntry::form`].
        form: &'static str,
    },
    /// It was to stop.
    Stopped,
    /// A program failed.
    Failed {
        /// Which.
        program: String,
        /// The first line of its complaint.
        complaint: String,
    },
}

impl fmt::Display for LanesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LanesError::NothingWorks { prime, lanes } => match lanes {
                Lanes::Each(lanes) => write!(
                    f,
                    "no recipe with {lanes} lanes works for {prime}; use the recipes without lanes"
                ),
                Lanes::Across => write!(
                    f,
                    "no recipe across {ACROSS} lanes works for {prime}: no number and width of limbs fits it; use the \
                     recipes without lanes"
                ),
            },
            LanesError::Io { what, reason } => write!(f, "{what}: {reason}"),
            LanesError::Differs {
                operation,
                recipe,
                form,
            } => write!(
                f,
                "the compiled `{operation}` of `{recipe}` ({form}) differs from the checked program: please report this compiler"
            ),
            LanesError::Stopped => {
                f.write_str("stopped before anything was measured; nothing was written")
            }
            LanesError::Failed { program, complaint } => write!(f, "{program} failed: {complaint}"),
        }
    }
}

impl std::error::Error for LanesError {}

/// The quickest form of a recipe on this processor.
fn form(plan: &Plan) -> &'static str {
    #[cfg(target_arch = "x86_64")]
    {
        let avx512 = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl");
        let ifma = avx512 && is_x86_feature_detected!("avx512ifma");
        let avx2 = is_x86_feature_detected!("avx2");
        match (plan.accumulation, plan.lanes) {
            (Accumulation::Madd52, _) if ifma => return "ifma",
            (Accumulation::Word, 8) if avx512 => return "avx512",
            (Accumulation::Word, 4) if avx2 => return "avx2",
            _ => {}
        }
    }
    if cfg!(target_arch = "aarch64") && plan.accumulation == Accumulation::Word && plan.lanes == 2 {
        return "neon";
    }
    "portable"
}

/// Recipes for vectors with their fields, to be measured.
#[derive(Clone, Debug)]
pub struct LanesRecipes {
    lanes: Lanes,
    fields: Vec<(Plan, Field)>,
    one: Field,
    rejected: Vec<(Plan, String)>,
    passed_over: usize,
}

/// Derives the recipes that use lanes so.
///
/// # Errors
/// [`LanesError::NothingWorks`].
pub fn derive_lanes(prime: &Prime, lanes: Lanes) -> Result<LanesRecipes, LanesError> {
    let mut rejected = Vec::new();
    let mut fields: Vec<(Plan, Field)> = Vec::new();
    let mut plans = lanes.plans(prime).into_iter();
    while fields.len() < lanes.limit()
        && let Some(plan) = plans.next()
    {
        match derive(prime, &plan) {
            Ok(field) => fields.push((plan, field)),
            Err(rejection) => rejected.push((plan, rejection.to_string())),
        }
    }
    match predicted_best(prime, 64) {
        Some(one) if !fields.is_empty() => Ok(LanesRecipes {
            lanes,
            fields,
            one,
            rejected,
            passed_over: plans.len(),
        }),
        _ => Err(LanesError::NothingWorks {
            prime: prime.to_string(),
            lanes,
        }),
    }
}

/// Compares recipes with the evaluator and measures them, with `rustc` in a folder that is there. If it is to stop, it
/// ends at once and ranks by the rounds that were measured.
///
/// # Errors
/// [`LanesError`]: a program cannot be run, or an operation is wrong. [`LanesError::Stopped`] before the first round.
pub fn measure_lanes(
    recipes: LanesRecipes,
    rounds: u32,
    rustc: &Path,
    folder: &Path,
    stop: &AtomicBool,
) -> Result<LanesRanking, LanesError> {
    let place = Place { folder, stop };
    let modules = modules(&recipes);
    place.compile(&modules, rustc)?;
    place.compare(&modules)?;
    let cycles = place.time(rounds)?;
    let forms = modules.iter().skip(1).map(|module| module.form);
    let forms: Vec<&'static str> = forms.collect();
    Ok(ranked(recipes, forms, &cycles))
}

/// Modules of the program: the field for one element, then those of the recipes.
fn modules(recipes: &LanesRecipes) -> Vec<Module<'_>> {
    let own = recipes.fields.iter();
    let own = own.map(|(plan, field)| Module::new(field, form(plan)));
    let one = Module::new(&recipes.one, "one");
    std::iter::once(one).chain(own).collect()
}

/// Times of modules in their order become a ranking.
fn ranked(recipes: LanesRecipes, forms: Vec<&'static str>, cycles: &[Cycles]) -> LanesRanking {
    let timed = recipes.fields.into_iter().zip(forms).zip(&cycles[1..]);
    let mut entries: Vec<LanesEntry> = timed
        .map(|(((plan, field), form), &cycles)| LanesEntry {
            plan,
            field,
            form,
            cycles,
        })
        .collect();
    let at = recipes.lanes.ranked();
    let score = |entry: &LanesEntry| entry.cycles.mul[at] * entry.cycles.square[at];
    entries.sort_by(|x, y| score(x).total_cmp(&score(y)));
    LanesRanking {
        entries,
        one: (recipes.one.recipe, cycles[0]),
        rejected: recipes.rejected,
        passed_over: recipes.passed_over,
    }
}
