//! The quantities of a function: a file and a row of [`METRICS`] each.

mod instructions;
mod latency;
mod throughput;

use super::{
    bench::Bench,
    sample::{Operation, Subject},
    signature::Signature,
};
use std::collections::BTreeMap;

/// A quantity of any function.
#[derive(Clone, Copy, Debug)]
pub struct Metric {
    /// Its name, in lower case: a part of keys in records.
    pub name: &'static str,
    /// The heading of its column.
    pub title: &'static str,
    /// Its unit.
    pub unit: &'static str,
    /// The way to obtain it.
    pub how: How,
}

/// The way to obtain a quantity.
#[derive(Clone, Copy, Debug)]
pub enum How {
    /// Core cycles per call: a sample in every round.
    Timed {
        /// Whether functions of a signature have it.
        applies: fn(&Signature) -> bool,
        /// Runs so many steps and returns the calls made.
        run: fn(&mut Bench<'_>, usize) -> usize,
    },
    /// Exact: once is enough. The error is a line that says why there is none.
    Counted(fn(&Operation) -> Result<u64, String>),
}

/// All metrics, in the order of columns.
pub const METRICS: &[Metric] = &[latency::METRIC, throughput::METRIC, instructions::METRIC];

impl Metric {
    /// The metric called `name`.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Metric> {
        METRICS.iter().find(|metric| metric.name == name)
    }

    /// The key of this quantity of an operation in records, such as `mul_latency`.
    #[must_use]
    pub fn key(&self, operation: &str) -> String {
        format!("{operation}_{}", self.name)
    }

    /// The keys of the timed quantities of an operation of this signature, in the order of [`METRICS`].
    #[must_use]
    pub fn timed(signature: &Signature) -> Vec<String> {
        let all = METRICS.iter().filter(|metric| match metric.how {
            How::Timed { applies, .. } => applies(signature),
            How::Counted(_) => false,
        });
        all.map(|metric| metric.key(&signature.name)).collect()
    }
}

/// Exact quantities by their keys. Without an entry, a quantity could not be had.
pub type Counts = BTreeMap<String, u64>;

/// Counts the exact quantities of all operations of a subject, and says once for each metric why there is none.
#[must_use]
pub fn count(subject: &Subject) -> (Counts, Vec<String>) {
    let (mut counts, mut missing) = (Counts::new(), Vec::new());
    for metric in METRICS {
        let How::Counted(count) = metric.how else {
            continue;
        };
        for operation in subject.operations() {
            match count(operation) {
                Ok(k) => {
                    counts.insert(metric.key(operation.name()), k);
                }
                Err(reason) => {
                    let line = format!("no {} of {}: {reason}", metric.name, subject.label());
                    missing.push(line);
                    break;
                }
            }
        }
    }
    (counts, missing)
}
