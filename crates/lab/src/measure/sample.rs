//! Interleaved sampling: every round times every subject once, so that whatever slows the machine slows all alike.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::measure::clock::Clock;
use crate::measure::library::{Binary, Slots, Unary};
use crate::measure::rounds::Rounds;
use crate::measure::statistics::Samples;

/// Independent operations in a throughput sample: enough to fill the reorder window of any present core.
const STREAMS: usize = 8;

/// A multiplication and a squaring to be measured.
#[derive(Clone, Debug)]
pub struct Subject {
    label: String,
    mul: Binary,
    square: Unary,
    inputs: Vec<Vec<u64>>,
}

impl Subject {
    /// A subject called `label` in results. `inputs` are valid field elements, such as the functions' own outputs; each
    /// sample starts from another one of them.
    ///
    /// # Panics
    /// If there is no input, or if the functions and the inputs do not agree on the words of an element.
    #[must_use]
    pub fn new(
        label: impl Into<String>,
        mul: Binary,
        square: Unary,
        inputs: Vec<Vec<u64>>,
    ) -> Self {
        let label = label.into();
        assert!(!inputs.is_empty(), "{label}: give at least one input");
        let words = mul.words();
        assert_eq!(
            square.words(),
            words,
            "{label}: mul and square differ in the words of an element"
        );
        assert!(
            inputs.iter().all(|input| input.len() == words),
            "{label}: every input needs {words} words"
        );
        Self {
            label,
            mul,
            square,
            inputs,
        }
    }

    /// Its name in results.
    #[must_use]
    pub fn label(&self) -> &str {
        &self.label
    }

    /// The multiplication.
    #[must_use]
    pub fn mul(&self) -> &Binary {
        &self.mul
    }

    /// The squaring.
    #[must_use]
    pub fn square(&self) -> &Unary {
        &self.square
    }

    /// The elements that samples start from.
    #[must_use]
    pub fn inputs(&self) -> &[Vec<u64>] {
        &self.inputs
    }

    /// 64-bit words of an element.
    #[must_use]
    pub fn words(&self) -> usize {
        self.mul.words()
    }
}

/// One of the four quantities measured of every subject, each in core cycles per operation, out-of-line call included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Metric {
    /// A chain x ← x·b, each call waiting for the one before.
    MulLatency,
    /// Reciprocal throughput of x_i ← x_i·b over 8 independent streams.
    MulThroughput,
    /// A chain x ← x².
    SquareLatency,
    /// Reciprocal throughput of x_i ← x_i² over 8 independent streams.
    SquareThroughput,
}

impl Metric {
    /// All four, in the order of [`Measured`]'s fields.
    pub const ALL: [Self; 4] = [
        Self::MulLatency,
        Self::MulThroughput,
        Self::SquareLatency,
        Self::SquareThroughput,
    ];

    fn streams(self) -> usize {
        match self {
            Self::MulLatency | Self::SquareLatency => 1,
            Self::MulThroughput | Self::SquareThroughput => STREAMS,
        }
    }
}

/// How long and how precisely to measure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Options {
    /// Rounds that are made even if all is steady before.
    pub rounds_min: usize,
    /// Rounds after which to stop in any case.
    pub rounds_max: usize,
    /// No round begins after this time.
    pub budget: Duration,
    /// A median is steady when its 95 % interval is within ± this part of it.
    pub precision: f64,
    /// Aimed length of one sample: long against reading the time, short against the scheduler's time slice, so that a
    /// preemption hits few samples and hits those hard.
    pub sample: Duration,
    /// Work before the first round, for the core to reach its frequency.
    pub warm_up: Duration,
    /// Seed of the order in which a round takes the subjects.
    pub seed: u64,
}

impl Default for Options {
    /// 20 to 400 rounds of 20 µs samples to ± 1 % within 30 s, after 50 ms of warming up.
    fn default() -> Self {
        Self {
            rounds_min: 20,
            rounds_max: 400,
            budget: Duration::from_secs(30),
            precision: 0.01,
            sample: Duration::from_micros(20),
            warm_up: Duration::from_millis(50),
            seed: 1,
        }
    }
}

/// The raw samples of one subject, in core cycles per operation.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// The subject's label.
    pub label: String,
    /// Samples of [`Metric::MulLatency`].
    pub mul_latency: Samples,
    /// Samples of [`Metric::MulThroughput`].
    pub mul_throughput: Samples,
    /// Samples of [`Metric::SquareLatency`].
    pub square_latency: Samples,
    /// Samples of [`Metric::SquareThroughput`].
    pub square_throughput: Samples,
}

impl Measured {
    /// The samples of `metric`.
    #[must_use]
    pub fn samples(&self, metric: Metric) -> &Samples {
        match metric {
            Metric::MulLatency => &self.mul_latency,
            Metric::MulThroughput => &self.mul_throughput,
            Metric::SquareLatency => &self.square_latency,
            Metric::SquareThroughput => &self.square_throughput,
        }
    }

    fn samples_mut(&mut self, metric: Metric) -> &mut Samples {
        match metric {
            Metric::MulLatency => &mut self.mul_latency,
            Metric::MulThroughput => &mut self.mul_throughput,
            Metric::SquareLatency => &mut self.square_latency,
            Metric::SquareThroughput => &mut self.square_throughput,
        }
    }

    /// Whether all four medians are steady within `precision`; see [`Samples::is_steady`].
    #[must_use]
    pub fn is_steady(&self, precision: f64) -> bool {
        Metric::ALL
            .iter()
            .all(|&metric| self.samples(metric).is_steady(precision))
    }
}

/// State after a round, for progress bars and for giving up early.
#[derive(Clone, Copy, Debug)]
pub struct Round<'a> {
    /// Rounds made, this one included.
    pub number: usize,
    /// Subjects whose four medians are steady.
    pub steady: usize,
    /// Time since the call of [`measure`].
    pub elapsed: Duration,
    /// All that was measured so far, in the order of the subjects.
    pub measured: &'a [Measured],
}

/// Measures `subjects` in interleaved rounds until every median is steady, `rounds_max` or the budget is reached, or
/// `on_round` breaks; what was measured until then is returned, in the order of the subjects.
pub fn measure(
    subjects: &[Subject],
    options: &Options,
    on_round: &mut dyn FnMut(&Round<'_>) -> ControlFlow<()>,
) -> Vec<Measured> {
    let mut rounds = Rounds::begin(subjects.len(), options);
    let mut measured: Vec<Measured> = subjects
        .iter()
        .map(|subject| Measured {
            label: subject.label.clone(),
            ..Measured::default()
        })
        .collect();
    if subjects.is_empty() {
        return measured;
    }
    let mut clock = Clock::warmed_up(options.warm_up);
    let mut benches: Vec<Bench> = subjects
        .iter()
        .map(|subject| Bench::new(subject, options.sample))
        .collect();
    while let Some(order) = rounds.next() {
        let number = rounds.made();
        for i in order {
            for metric in Metric::ALL {
                clock.refresh();
                let cycles = benches[i].sample(metric, number, &clock);
                measured[i].samples_mut(metric).push(cycles);
            }
        }
        let steady = measured
            .iter()
            .filter(|subject| subject.is_steady(options.precision))
            .count();
        let round = Round {
            number,
            steady,
            elapsed: rounds.elapsed(),
            measured: &measured,
        };
        if on_round(&round).is_break() || (number >= options.rounds_min && steady == subjects.len())
        {
            break;
        }
    }
    measured
}

/// A subject with its memory and the number of steps that make a sample of the wanted length.
struct Bench<'a> {
    subject: &'a Subject,
    /// The streams' elements, then the fixed operand b.
    slots: Slots,
    /// Steps of one sample, for each of [`Metric::ALL`].
    steps: [usize; 4],
}

impl<'a> Bench<'a> {
    fn new(subject: &'a Subject, sample: Duration) -> Self {
        let slots = Slots::new(STREAMS + 1, subject.words());
        let mut bench = Self {
            subject,
            slots,
            steps: [1; 4],
        };
        bench.steps = Metric::ALL.map(|metric| bench.fitting_steps(metric, sample));
        bench
    }

    /// Steps that take about `sample`: doubled until a run is long enough to be told from the timer's noise.
    fn fitting_steps(&mut self, metric: Metric, sample: Duration) -> usize {
        self.load_inputs(0);
        let mut steps = 16;
        loop {
            let start = Instant::now();
            self.run(metric, steps);
            let taken = start.elapsed();
            if taken * 4 >= sample {
                let fitting = steps as f64 * sample.as_secs_f64() / taken.as_secs_f64();
                return (fitting as usize).max(1);
            }
            steps *= 2;
        }
    }

    /// Cycles per operation of one sample. An untimed eighth before it brings code and predictions back into the
    /// caches.
    fn sample(&mut self, metric: Metric, round: usize, clock: &Clock) -> f64 {
        let steps = self.steps[metric as usize];
        self.load_inputs(round);
        self.run(metric, steps.div_ceil(8));
        let cycles = clock.cycles(|| self.run(metric, steps));
        cycles / (steps * metric.streams()) as f64
    }

    /// Fills the slots with consecutive inputs from number `first` on. As `first` is the round, every metric starts
    /// from every input, however many there are.
    fn load_inputs(&mut self, first: usize) {
        let inputs = self.subject.inputs.iter().cycle();
        for (slot, input) in inputs
            .skip(first % self.subject.inputs.len())
            .take(STREAMS + 1)
            .enumerate()
        {
            self.slots.set(slot, input);
        }
    }

    fn run(&mut self, metric: Metric, steps: usize) {
        let Self { subject, slots, .. } = self;
        match metric {
            Metric::MulLatency => subject.mul.repeat::<1>(slots, steps),
            Metric::MulThroughput => subject.mul.repeat::<STREAMS>(slots, steps),
            Metric::SquareLatency => subject.square.repeat::<1>(slots, steps),
            Metric::SquareThroughput => subject.square.repeat::<STREAMS>(slots, steps),
        }
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
}
