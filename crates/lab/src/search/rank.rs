//! Measured candidates, best first.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use limbforge::plan::Plan;
use serde::{Deserialize, Serialize};

use super::{Built, operations::work};
use crate::{
    measure::{
        Measured, Metric, Subject, clock,
        metric::{self, Counts},
    },
    parallel::{OnStep, in_parallel},
};

/// One line of a ranking.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The recipe.
    #[serde(rename = "recipe")]
    pub plan: Plan,
    /// Language and compiler, such as `c gcc 12.2.0`.
    pub compiler: String,
    /// Bounds of throughput by their keys, such as `mul_bound`: see [`Entry::bound`].
    #[serde(flatten)]
    pub bounds: BTreeMap<String, f64>,
    /// Medians in core cycles, in the order of the record's [`quantities`](super::Record::quantities).
    pub medians: Vec<f64>,
    /// Half the interquartile range of each.
    pub spreads: Vec<f64>,
    /// The raw samples.
    pub samples: Measured,
    /// Exact quantities, such as `mul_instructions`.
    #[serde(default)]
    pub counts: Counts,
    /// Index of what was built; 0 in a ranking that was read from a record.
    #[serde(skip)]
    pub built: usize,
}

impl Entry {
    /// Geometric mean of the medians: what the ranking goes by.
    #[must_use]
    pub fn score(&self) -> f64 {
        let logs: f64 = self.medians.iter().map(|m| m.max(1e-3).ln()).sum();
        (logs / self.medians.len() as f64).exp()
    }

    /// Multiplications of words in an operation, times the measured reciprocal throughput of the multiplier: no code of
    /// this recipe can do the operation in fewer cycles on this core. `None` if it multiplies nothing.
    #[must_use]
    pub fn bound(&self, operation: &str) -> Option<f64> {
        let bound = self.bounds.get(&bound_key(operation)).copied();
        bound.filter(|bound| *bound > 0.0)
    }
}

fn bound_key(operation: &str) -> String {
    format!("{operation}_bound")
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

/// A ranking with the quantities that it goes by.
#[derive(Clone, Debug, Default)]
pub struct Ranking {
    /// Keys of the timed quantities that every candidate has.
    pub quantities: Vec<String>,
    /// Candidates, best first.
    pub entries: Vec<Entry>,
}

/// The exact quantities of all that was built, in its order, and a line for each reason why some are missing.
#[must_use]
pub fn count(built: &[Built], on_step: OnStep<'_>) -> (Vec<Counts>, Vec<String>) {
    let counted = in_parallel(built.len(), on_step, |i| metric::count(&built[i].subject));
    let (mut counts, mut missing) = (Vec::new(), Vec::new());
    for (some, lines) in counted {
        counts.push(some);
        missing.extend(lines);
    }
    counts.resize(built.len(), Counts::new());
    (counts, missing)
}

/// Joins what was built with what was counted and measured of it, best first. What was not measured is left out.
#[must_use]
pub fn rank(
    built: &[Built],
    counts: &[Counts],
    measured: &[Measured],
    multiplier: Multiplier,
) -> Ranking {
    let subjects: Vec<&Subject> = built.iter().map(|built| &built.subject).collect();
    let quantities = common(&subjects);
    let mut entries: Vec<Entry> = built
        .iter()
        .zip(measured)
        .enumerate()
        .filter(|(_, (_, measured))| !measured.is_empty())
        .map(|(index, (built, measured))| {
            let candidate = &built.candidate;
            let cost = multiplier.of(candidate.plan.word);
            let operations = built.subject.operations().iter();
            let bounds = operations.map(|operation| {
                let counts = work(&candidate.field, operation.name());
                let bound = counts.multiplications as f64 * cost;
                (bound_key(operation.name()), bound)
            });
            let samples = |key: &String| measured.samples(key);
            Entry {
                plan: candidate.plan.clone(),
                compiler: built.compiler.clone(),
                bounds: bounds.collect(),
                medians: quantities.iter().map(|k| samples(k).median()).collect(),
                spreads: quantities.iter().map(|k| samples(k).spread()).collect(),
                samples: measured.clone(),
                counts: counts.get(index).cloned().unwrap_or_default(),
                built: index,
            }
        })
        .collect();
    entries.sort_by(|x, y| x.score().partial_cmp(&y.score()).unwrap_or(Ordering::Equal));
    Ranking {
        quantities,
        entries,
    }
}

/// The timed quantities that all subjects have: a recipe may have a chain of an operation where another has none, as
/// sums of some are within loose bounds.
fn common(subjects: &[&Subject]) -> Vec<String> {
    let keys = |subject: &Subject| -> Vec<String> {
        let operations = subject.operations().iter();
        operations
            .flat_map(|operation| Metric::timed(operation.function().signature()))
            .collect()
    };
    let mut rest = subjects.iter().map(|subject| keys(subject));
    let Some(mut common) = rest.next() else {
        return Vec::new();
    };
    for keys in rest {
        common.retain(|key| keys.contains(key));
    }
    common
}
