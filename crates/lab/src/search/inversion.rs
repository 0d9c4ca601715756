//! The ways to invert, measured: which one a recipe is printed with.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{Built, Candidate, Failure, build};
use crate::measure::{Compiler, Measured};
use limbforge::{
    ops::derive::{Rejection, derive},
    plan::{Inversion, Plan},
    prime::Prime,
};

/// One way to invert under one recipe, measured.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct InversionEntry {
    /// The recipe.
    #[serde(rename = "recipe")]
    pub plan: Plan,
    /// Language and compiler.
    pub compiler: String,
    /// Median of a chain x <- 1 / x, in core cycles per inversion, out-of-line call included.
    pub cycles: f64,
    /// Half the interquartile range.
    pub spread: f64,
    /// Raw samples in core cycles.
    pub samples: Vec<f64>,
}

/// Builds a recipe with each way to invert and each of the compilers, for this core and for any.
///
/// # Errors
/// [`Rejection`] if the recipe gives no field.
pub fn build_inversions(
    prime: &Prime,
    plan: &Plan,
    compilers: &[Compiler],
    folder: &Path,
) -> Result<(Vec<Built>, Vec<Failure>), Rejection> {
    let mut candidates = Vec::new();
    for inversion in Inversion::ALL {
        let plan = Plan {
            inversion,
            ..plan.clone()
        };
        let field = derive(prime, &plan)?;
        candidates.push(Candidate { plan, field });
    }
    let all = compilers.iter().flat_map(|own| {
        // What an engine runs is for any core already.
        let any = own.engine.is_none().then(|| own.for_any_core());
        std::iter::once(own.clone()).chain(any)
    });
    let all: Vec<Compiler> = all.collect();
    Ok(build(&candidates, &["invert"], &all, folder, &|_, _| true))
}

/// The entries of builds and their measurements, the quickest first.
#[must_use]
pub fn rank_inversions(built: &[Built], measured: &[Measured]) -> Vec<InversionEntry> {
    let entry = |(built, measured): (&Built, &Measured)| {
        let samples = measured.samples("invert_latency");
        InversionEntry {
            plan: built.candidate.plan.clone(),
            compiler: built.compiler.clone(),
            cycles: samples.median(),
            spread: samples.spread(),
            samples: samples.raw().to_vec(),
        }
    };
    let mut entries: Vec<InversionEntry> = built.iter().zip(measured).map(entry).collect();
    entries.sort_by(|x, y| x.cycles.total_cmp(&y.cycles));
    entries
}
