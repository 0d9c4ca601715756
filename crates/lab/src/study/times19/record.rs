//! A run of the study as data: what `--json` writes, and what tables and the answer are made from.

use serde::{Deserialize, Serialize};

use super::{
    Alone, Model, Way,
    alone::{CHAIN_NAME, STREAMS_NAME},
};
use crate::measure::{Environment, Measured, Options, Samples};
use limbforge::ir::shift_add::{Set, all};

/// A difference from the baseline.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Change {
    /// Median over the baseline's, less 1, in per cent: negative is quicker.
    pub percent: f64,
    /// Two-sided p-value by the test of Mann and Whitney.
    pub p: f64,
}

impl Change {
    /// Below this a difference counts as one, as in benchstat.
    pub const SIGNIFICANT: f64 = 0.05;

    /// Smaller ones, in per cent, are a matter of where code and data lie.
    pub const NOTICEABLE: f64 = 1.0;

    /// Whether it is more than chance.
    pub fn is_significant(&self) -> bool {
        self.p < Change::SIGNIFICANT
    }

    /// Whether it is more than chance and large enough to speak of.
    pub fn is_noticeable(&self) -> bool {
        self.is_significant() && self.percent.abs() >= Change::NOTICEABLE
    }
}

/// One quantity of one row: core cycles per operation, of Go nanoseconds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cell {
    /// The median.
    pub median: f64,
    /// Half the interquartile range.
    pub spread: f64,
    /// The difference from the baseline; of the baseline none.
    pub change: Option<Change>,
    /// Raw samples.
    pub samples: Samples,
}

/// Measurements of one way by one compiler.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// The computation: `x * 19`, or `field`.
    pub of: String,
    /// How.
    pub way: String,
    /// The recipe or the sequence in full.
    pub recipe: String,
    /// Language and compiler.
    pub by: String,
    /// Of `x * c` latency and throughput; of a field those of the multiplication, then those of the squaring.
    pub cells: Vec<Cell>,
}

/// The lengths of the shortest sequences of one set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Minima {
    /// The set's name.
    pub set: String,
    /// How many constants below 2^12 need 0, 1, 2, … steps.
    pub lengths: Vec<usize>,
    /// The largest constant that needs the most.
    pub hardest: usize,
}

impl Minima {
    /// Searches a set for all constants: takes seconds.
    #[must_use]
    pub fn of(set: Set) -> Minima {
        let table = all(set);
        let longest = table.iter().map(|s| s.steps.len()).max().unwrap_or(0);
        let mut lengths = vec![0; longest + 1];
        for sequence in &table {
            lengths[sequence.steps.len()] += 1;
        }
        let hardest = table.iter().rposition(|s| s.steps.len() == longest);
        Minima {
            set: set.name().to_owned(),
            lengths,
            hardest: hardest.map_or(0, |i| i + 1),
        }
    }
}

/// Everything about one run.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Always `times19`.
    pub study: String,
    /// The command that made it.
    pub command: String,
    /// The machine and the compilers.
    pub environment: Environment,
    /// How long and how precisely was measured.
    pub options: Options,
    /// Parts that could not be built or are missing, one line each.
    pub left_out: Vec<String>,
    /// Whether it ran to its end, and was not interrupted.
    pub complete: bool,
    /// The lengths of shortest sequences, if all were searched for.
    pub minima: Vec<Minima>,
    /// x * c alone, in groups of one constant and compiler.
    pub alone: Vec<Row>,
    /// Fields, in groups of one compiler.
    pub fields: Vec<Row>,
    /// The same fields in Go, in nanoseconds; none where it is missing.
    pub go: Vec<Row>,
    /// Predictions of models for the recipes.
    pub models: Vec<Model>,
}

/// A row from its samples and those of its baseline.
pub(super) fn row(
    of: &str,
    way: &str,
    recipe: &str,
    by: &str,
    is_baseline: bool,
    samples: &[(Samples, Samples)],
) -> Row {
    let cell = |(samples, baseline): &(Samples, Samples)| {
        let median = samples.median();
        let change = Change {
            percent: 100.0 * (median / baseline.median() - 1.0),
            p: samples.differ(baseline),
        };
        Cell {
            median,
            spread: samples.spread(),
            change: (!is_baseline).then_some(change),
            samples: samples.clone(),
        }
    };
    Row {
        of: of.to_owned(),
        way: way.to_owned(),
        recipe: recipe.to_owned(),
        by: by.to_owned(),
        cells: samples.iter().map(cell).collect(),
    }
}

/// Measurements of products alone, per product; the multiplier is the baseline.
pub fn rows_of_alone(built: &[Alone], measured: &[Measured]) -> Vec<Row> {
    // The second function does all its streams in a call, and calls of it do not wait for each other.
    let quantities = [
        format!("{CHAIN_NAME}_latency"),
        format!("{STREAMS_NAME}_throughput"),
    ];
    let mut rows = Vec::new();
    for (alone, all) in built.iter().zip(measured) {
        let baseline = built.iter().zip(measured).find(|(other, m)| {
            (other.constant, &other.by, other.way) == (alone.constant, &alone.by, Way::ALL[0])
                && !m.is_empty()
        });
        let Some((_, baseline)) = baseline.filter(|_| !all.is_empty()) else {
            continue;
        };
        let samples = [0, 1].map(|i| {
            let per_product = |m: &Measured| -> Samples {
                let raw = m.samples(&quantities[i]).raw();
                raw.iter().map(|c| c / Alone::PER_CALL[i]).collect()
            };
            (per_product(all), per_product(baseline))
        });
        rows.push(row(
            &format!("x * {}", alone.constant),
            &alone.way.label(alone.constant),
            &alone
                .way
                .sequence(alone.constant)
                .unwrap_or_default()
                .to_string(),
            &alone.by,
            alone.way == Way::ALL[0],
            &samples,
        ));
    }
    rows
}
