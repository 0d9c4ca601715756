//! Interleaved rounds: every round takes every subject once, in another order, so that whatever slows the machine slows
//! all alike.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::{clock::Clock, random::Random, statistics::Samples};

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
    /// Seed of the order in which a round takes the quantities.
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

/// State after a round, for progress bars and for giving up early.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// Rounds made, this one included.
    pub number: usize,
    /// Quantities whose medians are steady.
    pub steady: usize,
    /// Quantities that are sampled.
    pub of: usize,
    /// Time since the first round began.
    pub elapsed: Duration,
}

/// A quantity of which every round takes a sample.
pub trait Sampled {
    /// Chooses the work of a sample, so that one takes about this long.
    fn fit(&mut self, sample: Duration);

    /// Core cycles per operation, of one sample.
    fn sample(&mut self, round: usize, clock: &Clock) -> f64;
}

/// Samples all quantities, round by round, until every median is steady, `rounds_max` or the budget is reached, or
/// `on_round` breaks. Returns the samples so far, in the order of the quantities.
pub fn interleave(
    quantities: &mut [impl Sampled],
    options: &Options,
    on_round: &mut dyn FnMut(&Round) -> ControlFlow<()>,
) -> Vec<Samples> {
    let mut samples = vec![Samples::default(); quantities.len()];
    if quantities.is_empty() {
        return samples;
    }
    let mut clock = Clock::warmed_up(options.warm_up);
    for quantity in quantities.iter_mut() {
        quantity.fit(options.sample);
    }
    let mut rounds = Rounds::begin(quantities.len(), options);
    while let Some(order) = rounds.next() {
        let number = rounds.made;
        for i in order {
            clock.refresh();
            samples[i].push(quantities[i].sample(number, &clock));
        }
        let steady = samples.iter().filter(|s| s.is_steady(options.precision));
        let round = Round {
            number,
            steady: steady.count(),
            of: samples.len(),
            elapsed: rounds.start.elapsed(),
        };
        let done = number >= options.rounds_min && round.steady == round.of;
        if on_round(&round).is_break() || done {
            break;
        }
    }
    samples
}

/// Steps of `run` that take about `sample`: doubled until a run is long enough to be told from the timer's noise.
pub fn fitting(sample: Duration, mut run: impl FnMut(usize)) -> usize {
    let mut steps = 1;
    loop {
        let start = Instant::now();
        run(steps);
        let taken = start.elapsed();
        if taken * 4 >= sample {
            let fitting = steps as f64 * sample.as_secs_f64() / taken.as_secs_f64();
            return (fitting as usize).max(1);
        }
        steps *= 2;
    }
}

/// The rounds of a measurement, each as the order in which it takes the subjects.
///
/// Ends after [`Options::rounds_max`] rounds; no round but the first begins after [`Options::budget`].
#[derive(Clone, Debug)]
struct Rounds {
    order: Vec<usize>,
    random: Random,
    made: usize,
    most: usize,
    start: Instant,
    budget: Duration,
}

impl Rounds {
    /// Rounds over `subjects` subjects; the budget runs from now on.
    fn begin(subjects: usize, options: &Options) -> Self {
        Self {
            order: (0..subjects).collect(),
            random: Random(options.seed),
            made: 0,
            most: options.rounds_max,
            start: Instant::now(),
            budget: options.budget,
        }
    }
}

impl Iterator for Rounds {
    /// Each index below the number of subjects, once.
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        if self.made >= self.most || (self.made > 0 && self.start.elapsed() >= self.budget) {
            return None;
        }
        self.made += 1;
        self.random.shuffle(&mut self.order);
        Some(self.order.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_permutations_up_to_the_most() {
        let options = Options {
            rounds_max: 3,
            budget: Duration::MAX,
            ..Options::default()
        };
        let mut rounds = Rounds::begin(5, &options);
        for made in 1..=3 {
            let mut order = rounds.next().expect("a round");
            order.sort_unstable();
            assert_eq!((order, rounds.made), (vec![0, 1, 2, 3, 4], made));
        }
        assert_eq!(rounds.next(), None);
    }

    #[test]
    fn without_a_budget_there_is_one_round() {
        let options = Options {
            budget: Duration::ZERO,
            ..Options::default()
        };
        assert_eq!(Rounds::begin(2, &options).count(), 1);
    }

    /// Takes no time, and is as long as the number of the round until it is steady.
    struct Counter {
        steady_from: usize,
        fitted: bool,
    }

    impl Sampled for Counter {
        fn fit(&mut self, _: Duration) {
            self.fitted = true;
        }

        fn sample(&mut self, round: usize, _: &Clock) -> f64 {
            assert!(self.fitted, "quantities are fitted before the first round");
            if round < self.steady_from {
                round as f64
            } else {
                1.0
            }
        }
    }

    #[test]
    fn rounds_end_when_all_are_steady_or_the_caller_breaks() {
        let options = Options {
            rounds_min: 8,
            rounds_max: 500,
            warm_up: Duration::ZERO,
            ..Options::default()
        };
        let quantities = |steady_from| {
            [0, steady_from].map(|steady_from| Counter {
                steady_from,
                fitted: false,
            })
        };
        let rounds = |steady_from, most| {
            let mut last = 0;
            let samples = interleave(&mut quantities(steady_from), &options, &mut |round| {
                assert_eq!(round.of, 2);
                last = round.number;
                match round.number < most {
                    true => ControlFlow::Continue(()),
                    false => ControlFlow::Break(()),
                }
            });
            assert!(samples.iter().all(|s| s.raw().len() == last));
            last
        };
        assert_eq!(rounds(0, 500), 8);
        assert!(rounds(20, 500) > 20);
        assert_eq!(rounds(20, 3), 3);
    }
}
