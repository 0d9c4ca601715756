//! The search: candidates, built with every compiler found, measured beside each other on this machine.
//!
//! ```text
//! survey ──► Candidate (checked mul and square) ──build──► Subject ──measure──► Entry, ranked
//! ```

mod build;
mod inversion;
mod modelled;
mod record;
mod survey;

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::measure::{Measured, Metric, clock};
pub use build::{Built, Failure, build};
pub use inversion::{InversionEntry, build_inversions, rank_inversions};
pub use modelled::{Modelled, ModelledEntry};
pub use record::Record;
pub use survey::{Candidate, Survey, survey};

/// One line of a ranking.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The recipe.
    pub recipe: String,
    /// Language and compiler, such as `c gcc 12.2.0`.
    pub compiler: String,
    /// Multiplications of words in `mul`, times the measured reciprocal throughput of the multiplier: no code of this
    /// recipe can do a field multiplication in fewer cycles on this core.
    pub mul_bound: f64,
    /// The same for `square`.
    pub square_bound: f64,
    /// Medians in the order of [`Metric::ALL`], in core cycles.
    pub medians: [f64; 4],
    /// Half the interquartile range of each.
    pub spreads: [f64; 4],
    /// The raw samples.
    pub samples: Measured,
    /// Index of what was built; 0 in a ranking that was read from a record.
    #[serde(skip)]
    pub built: usize,
}

impl Entry {
    /// Geometric mean of the four medians: what the ranking goes by.
    pub fn score(&self) -> f64 {
        let logs: f64 = self.medians.iter().map(|m| m.max(1e-3).ln()).sum();
        (logs / 4.0).exp()
    }
}

/// Cycles of one multiplication of words on this core, for words of 64 and of 32 bits.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Multiplier {
    /// 64 by 64 to 128 bits.
    pub word64: f64,
    /// 32 by 32 to 64 bits.
    pub word32: f64,
}

impl Multiplier {
    /// Measures both.
    #[must_use]
    pub fn measure() -> Multiplier {
        Multiplier {
            word64: clock::multiplier_throughput(),
            word32: clock::multiplier_throughput_32(),
        }
    }

    fn of(&self, word: u8) -> f64 {
        if word == 32 { self.word32 } else { self.word64 }
    }
}

/// Joins what was built with what was measured of it, best first.
#[must_use]
pub fn rank(built: &[Built], measured: &[Measured], multiplier: Multiplier) -> Vec<Entry> {
    let mut entries: Vec<Entry> = built
        .iter()
        .zip(measured)
        .enumerate()
        .filter(|(_, (_, measured))| !measured.mul_latency.raw().is_empty())
        .map(|(index, (built, measured))| {
            let candidate = &built.candidate;
            let cost = multiplier.of(candidate.plan.word);
            let bound = |name: &str| {
                let program = candidate.field.program(name);
                program.map_or(0.0, |p| p.program().counts().multiplications as f64 * cost)
            };
            Entry {
                recipe: candidate.plan.to_string(),
                compiler: built.compiler.clone(),
                mul_bound: bound("mul"),
                square_bound: bound("square"),
                medians: Metric::ALL.map(|metric| measured.samples(metric).median()),
                spreads: Metric::ALL.map(|metric| measured.samples(metric).spread()),
                samples: measured.clone(),
                built: index,
            }
        })
        .collect();
    entries.sort_by(|x, y| x.score().partial_cmp(&y.score()).unwrap_or(Ordering::Equal));
    entries
}
