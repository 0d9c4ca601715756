//! A whole run as data: what `limbforge tune --json` writes, and what tables and reports are made from.

use std::collections::HashSet;
use std::mem::discriminant;

use limbforge::plan::{Accumulation, Plan};
use serde::{Deserialize, Serialize};

use super::{Entry, InversionEntry, Multiplier, operations::DEFAULT};
use crate::{
    listing::Listing,
    measure::{Condition, Environment, Options, conditions::NOISY},
};

/// Everything about one run of the search.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The command that made it.
    pub command: String,
    /// The prime, as text that parses back.
    pub prime: String,
    /// The machine and the compilers.
    pub environment: Environment,
    /// How long and how precisely it was measured.
    pub options: Options,
    /// Performance of this core's multiplier: the scale of the bounds.
    pub multiplier: Multiplier,
    /// Recipes that do not work for the prime, with the reason.
    pub rejected: Vec<(Plan, String)>,
    /// Recipes that were checked and not built, as others of their structure need fewer operations.
    pub passed_over: usize,
    /// Whether it ran to its end, and was not interrupted.
    pub complete: bool,
    /// The operations that were measured.
    #[serde(default = "default_operations")]
    pub operations: Vec<String>,
    /// Keys of the quantities in each entry's medians, which the ranking goes by: those that all candidates have.
    #[serde(default = "default_quantities")]
    pub quantities: Vec<String>,
    /// Measured candidates, best first.
    pub ranking: Vec<Entry>,
    /// The ways to invert under the best recipe, the quickest first.
    #[serde(default)]
    pub inversions: Vec<InversionEntry>,
    /// Conditions of the machine that make the times less certain.
    #[serde(default)]
    pub conditions: Vec<Condition>,
    /// Machine code of leading recipes.
    #[serde(default)]
    pub code: Vec<RecipeCode>,
}

/// The machine code of a recipe.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RecipeCode {
    /// The recipe.
    pub recipe: Plan,
    /// Its functions.
    pub listings: Vec<Listing>,
}

impl Record {
    /// Lines from the top of the ranking that a short table shows.
    pub const HEAD: usize = 12;

    /// The median of a quantity, such as `mul_latency`; `None` if the ranking does not go by it.
    #[must_use]
    pub fn median(&self, entry: &Entry, key: &str) -> Option<f64> {
        let place = self.quantities.iter().position(|known| known == key)?;
        entry.medians.get(place).copied()
    }

    /// Median and half the interquartile range of a quantity, also of one that not all entries have.
    #[must_use]
    pub fn cycles(&self, entry: &Entry, key: &str) -> Option<(f64, f64)> {
        match self.quantities.iter().position(|known| known == key) {
            Some(place) => Some((*entry.medians.get(place)?, *entry.spreads.get(place)?)),
            None => {
                let samples = entry.samples.samples(key);
                let any = !samples.raw().is_empty();
                any.then(|| (samples.median(), samples.spread()))
            }
        }
    }

    /// The machine's conditions, and whether the winner's times are noisy.
    #[must_use]
    pub fn warnings(&self) -> Vec<Condition> {
        let mut all = self.conditions.clone();
        let noisy = self.ranking.first().is_some_and(|winner| {
            let times = winner.medians.iter().zip(&winner.spreads);
            times.into_iter().any(|(m, spread)| *spread > NOISY * m)
        });
        if noisy {
            all.push(Condition::Noisy);
        }
        all
    }

    /// The ranking in short, as indices: the first [`Record::HEAD`], then the best of each other kind, then the last.
    #[must_use]
    pub fn short(&self) -> Vec<usize> {
        let mut kinds = HashSet::new();
        let mut shown = Vec::new();
        for (i, entry) in self.ranking.iter().enumerate() {
            let new = kinds.insert(kind(&entry.plan));
            if i < Record::HEAD || new || i + 1 == self.ranking.len() {
                shown.push(i);
            }
        }
        shown
    }
}

/// Records of the time when only these could be measured do not name them.
fn default_operations() -> Vec<String> {
    DEFAULT.map(str::to_owned).to_vec()
}

fn default_quantities() -> Vec<String> {
    let quantities = DEFAULT.iter().flat_map(|operation| {
        ["latency", "throughput"].map(|metric| format!("{operation}_{metric}"))
    });
    quantities.collect()
}

/// Structural kind of a recipe: word, full words or not, product, accumulation and reduction without their parameters.
fn kind(plan: &Plan) -> impl Eq + std::hash::Hash + use<> {
    // The order of additions is a parameter too.
    let accumulation = match plan.accumulation {
        Accumulation::CarryChainTwice => Accumulation::CarryChain,
        other => other,
    };
    (
        plan.word,
        plan.is_saturated(),
        discriminant(&plan.product),
        discriminant(&accumulation),
        discriminant(&plan.reduction),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::Measured;

    #[test]
    fn kinds_ignore_parameters() {
        let plan = |text: &str| text.parse::<Plan>().expect("a recipe");
        let of = |a, b| kind(&plan(a)) == kind(&plan(b));
        assert!(of(
            "5x51 adk double-word fold(19@columns:mul) carry(sequential)",
            "6x43 adk double-word fold(8@high:shift-add) carry(parallel)"
        ));
        assert!(!of(
            "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)",
            "5x51 operand-scanning carry-chain fold(38@high:mul) carry(none)"
        ));
        assert!(!of(
            "8x32 word(32) operand-scanning carry-chain fold(38@high:mul) carry(none)",
            "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)"
        ));
    }

    #[test]
    fn head_kinds_and_last_are_shown_and_json_comes_back() {
        let bounds = [("mul_bound", 25.0), ("square_bound", 15.0)];
        let entry = |recipe: &str| Entry {
            plan: recipe.parse().expect("a recipe"),
            compiler: "rust rustc 1.95.0".to_owned(),
            bounds: bounds.map(|(key, k)| (key.to_owned(), k)).into(),
            medians: vec![1.0, 2.0, 3.0, 4.0],
            spreads: vec![0.1; 4],
            samples: Measured::default(),
            counts: [("mul_instructions".to_owned(), 150)].into(),
            built: 0,
        };
        let mut ranking: Vec<Entry> = (0..20)
            .map(|_| entry("5x51 adk double-word fold(19@right:mul) carry(parallel)"))
            .collect();
        ranking[15] = entry("4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)");
        let record = Record {
            inversions: Vec::new(),
            command: "limbforge tune 2^255-19".to_owned(),
            prime: "2^255 - 19".to_owned(),
            environment: Environment::detect(&[]),
            options: Options::default(),
            multiplier: Multiplier {
                word64: 1.0,
                word32: 1.0,
            },
            rejected: vec![(ranking[0].plan.clone(), "no room".to_owned())],
            operations: default_operations(),
            quantities: default_quantities(),
            passed_over: 3,
            complete: true,
            ranking,
            conditions: Vec::new(),
            code: Vec::new(),
        };
        let expected: Vec<usize> = (0..12).chain([15, 19]).collect();
        assert_eq!(record.short(), expected);
        let text = serde_json::to_string(&record).unwrap();
        let back: Record = serde_json::from_str(&text).unwrap();
        assert_eq!(serde_json::to_string(&back).unwrap(), text);
        assert_eq!(back.short(), expected);
        // A spread of 0.1 is a tenth of the first median.
        assert_eq!(back.warnings(), [Condition::Noisy]);
        let mut quiet = back;
        quiet.ranking[0].spreads = vec![0.03, 0.03, 0.03, 0.03];
        assert_eq!(quiet.warnings(), []);
        quiet.ranking[0].spreads[3] = 0.13;
        assert_eq!(quiet.warnings(), [Condition::Noisy]);
    }
}
