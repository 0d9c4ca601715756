//! The timed quantities of subjects, in interleaved rounds.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{
    bench::Bench,
    clock::Clock,
    library::Function,
    metric::{How, METRICS},
    rounds::{Options, Round, Sampled, fitting, interleave},
    signature::Data,
    statistics::Samples,
};

/// A compiled function with the numbers that samples start from.
#[derive(Clone, Debug)]
pub struct Operation {
    function: Function,
    /// Bytes of slots.
    slots: Vec<Vec<u8>>,
}

impl Operation {
    /// A function and numbers within its bounds.
    ///
    /// # Panics
    /// If there is no input.
    #[must_use]
    pub fn new(function: Function, inputs: &[Data]) -> Operation {
        assert!(!inputs.is_empty(), "give at least one input");
        let slots = inputs.iter().map(|data| function.slot(data)).collect();
        Operation { function, slots }
    }

    /// The name of the operation.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.function.signature().name
    }

    /// The function.
    #[must_use]
    pub fn function(&self) -> &Function {
        &self.function
    }

    pub(super) fn slots(&self) -> &[Vec<u8>] {
        &self.slots
    }
}

/// Operations that are measured under one name.
#[derive(Clone, Debug)]
pub struct Subject {
    label: String,
    operations: Vec<Operation>,
}

impl Subject {
    /// A subject called `label` in results.
    #[must_use]
    pub fn new(label: impl Into<String>, operations: Vec<Operation>) -> Self {
        Self {
            label: label.into(),
            operations,
        }
    }

    /// Its name in results.
    #[must_use]
    pub fn label(&self) -> &str {
        &self.label
    }

    /// The operations.
    #[must_use]
    pub fn operations(&self) -> &[Operation] {
        &self.operations
    }

    /// The function of this name.
    #[must_use]
    pub fn function(&self, name: &str) -> Option<&Function> {
        let mut all = self.operations.iter();
        let found = all.find(|operation| operation.name() == name)?;
        Some(found.function())
    }
}

/// The raw samples of one subject, in core cycles per call.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// The subject's label.
    pub label: String,
    /// Samples by the key of the quantity, such as `mul_latency`.
    #[serde(flatten)]
    pub samples: BTreeMap<String, Samples>,
}

impl Measured {
    /// The samples of a quantity; none of one that was not measured.
    #[must_use]
    pub fn samples(&self, key: &str) -> &Samples {
        const NONE: &Samples = &Samples::none();
        self.samples.get(key).unwrap_or(NONE)
    }

    /// Whether anything was measured.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.samples
            .values()
            .all(|samples| samples.raw().is_empty())
    }
}

/// Measures the timed quantities of all operations of `subjects` in interleaved rounds until every median is steady,
/// `rounds_max` or the budget is reached, or `on_round` breaks. Returns the samples so far, in the order of the
/// subjects.
pub fn measure(
    subjects: &[Subject],
    options: &Options,
    on_round: &mut dyn FnMut(&Round) -> ControlFlow<()>,
) -> Vec<Measured> {
    let mut quantities: Vec<Quantity> = Vec::new();
    for (i, subject) in subjects.iter().enumerate() {
        for operation in &subject.operations {
            quantities.extend(Quantity::of(i, operation));
        }
    }
    let samples = interleave(&mut quantities, options, on_round);
    let mut measured: Vec<Measured> = subjects
        .iter()
        .map(|subject| Measured {
            label: subject.label.clone(),
            ..Measured::default()
        })
        .collect();
    for (quantity, samples) in quantities.into_iter().zip(samples) {
        let all = &mut measured[quantity.subject].samples;
        all.insert(quantity.key, samples);
    }
    measured
}

/// One timed quantity of one operation.
struct Quantity<'a> {
    subject: usize,
    key: String,
    bench: Bench<'a>,
    run: fn(&mut Bench<'_>, usize) -> usize,
    /// Steps of a sample.
    steps: usize,
}

impl<'a> Quantity<'a> {
    /// All of an operation.
    fn of(subject: usize, operation: &'a Operation) -> impl Iterator<Item = Quantity<'a>> {
        METRICS.iter().filter_map(move |metric| match metric.how {
            How::Timed { applies, run } if applies(operation.function.signature()) => {
                Some(Quantity {
                    subject,
                    key: metric.key(operation.name()),
                    bench: Bench::new(operation),
                    run,
                    steps: 1,
                })
            }
            _ => None,
        })
    }
}

impl Sampled for Quantity<'_> {
    fn fit(&mut self, sample: Duration) {
        self.bench.load(0);
        self.steps = fitting(sample, |steps| {
            (self.run)(&mut self.bench, steps);
        });
    }

    /// Cycles per call. An untimed eighth before it brings code and predictions back into the caches.
    fn sample(&mut self, round: usize, clock: &Clock) -> f64 {
        self.bench.load(round);
        (self.run)(&mut self.bench, self.steps.div_ceil(8));
        let mut calls = 1;
        let cycles = clock.cycles(|| calls = (self.run)(&mut self.bench, self.steps));
        cycles / calls as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_subject_is_no_work() {
        let measured = measure(&[], &Options::default(), &mut |_| {
            unreachable!("a round of nothing")
        });
        assert!(measured.is_empty());
    }

    #[test]
    fn samples_are_keys_of_one_object() {
        let text = r#"{"label":"x","mul_latency":[1.5,2.0],"equal_throughput":[3.0]}"#;
        let measured: Measured = serde_json::from_str(text).unwrap();
        assert_eq!(measured.samples("mul_latency").raw(), [1.5, 2.0]);
        assert!(measured.samples("mul_throughput").raw().is_empty());
        let back = serde_json::to_value(&measured).unwrap();
        assert_eq!(
            back,
            serde_json::from_str::<serde_json::Value>(text).unwrap()
        );
    }
}
