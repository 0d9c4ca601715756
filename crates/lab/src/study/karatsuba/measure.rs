//! Throughput of what was built, in interleaved rounds: calls that do not wait for each other.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use super::build::Built;
use crate::measure::{Clock, Options, Rounds, Samples, library::Slots};

/// Slots that a sample goes through: their results are not read, so all calls are independent.
const STREAMS: usize = 8;

/// Core cycles per call of each, in the order of `built`. `on_round` is told of the rounds so far and how many medians
/// are steady; a break ends the work with what was measured until then.
pub fn measure(
    built: &[Built],
    options: &Options,
    on_round: &mut dyn FnMut(&Rounds, usize) -> ControlFlow<()>,
) -> Vec<Samples> {
    let mut samples = vec![Samples::default(); built.len()];
    let mut clock = Clock::warmed_up(options.warm_up);
    let mut benches: Vec<Bench> = built
        .iter()
        .map(|built| Bench::new(built, options.sample))
        .collect();
    let mut rounds = Rounds::begin(built.len(), options);
    while let Some(order) = rounds.next() {
        for i in order {
            clock.refresh();
            samples[i].push(benches[i].sample(rounds.made(), &clock));
        }
        let steady = samples.iter().filter(|s| s.is_steady(options.precision));
        let steady = steady.count();
        if on_round(&rounds, steady).is_break()
            || (rounds.made() >= options.rounds_min && steady == built.len())
        {
            break;
        }
    }
    samples
}

/// A function with its memory and the number of steps of one sample.
struct Bench<'a> {
    built: &'a Built,
    slots: Slots,
    steps: usize,
}

impl<'a> Bench<'a> {
    fn new(built: &'a Built, sample: Duration) -> Bench<'a> {
        let slots = Slots::new(STREAMS + 1, built.function.words());
        let mut bench = Bench {
            built,
            slots,
            steps: 1,
        };
        bench.load(0);
        loop {
            let start = Instant::now();
            bench.run(bench.steps);
            let taken = start.elapsed();
            if taken * 4 >= sample {
                let fitting = bench.steps as f64 * sample.as_secs_f64() / taken.as_secs_f64();
                bench.steps = (fitting as usize).max(1);
                return bench;
            }
            bench.steps *= 2;
        }
    }

    /// Every round starts from other inputs.
    fn load(&mut self, round: usize) {
        let inputs = self.built.inputs.iter().cycle();
        let inputs = inputs.skip(round % self.built.inputs.len());
        for (slot, input) in inputs.take(STREAMS + 1).enumerate() {
            self.slots.set(slot, input);
        }
    }

    fn run(&mut self, steps: usize) {
        self.built
            .function
            .repeat::<STREAMS>(&mut self.slots, steps);
    }

    /// Cycles per call. An untimed step before brings code and data back into the caches.
    fn sample(&mut self, round: usize, clock: &Clock) -> f64 {
        self.load(round);
        self.run(self.steps.div_ceil(8));
        let cycles = clock.cycles(|| self.run(self.steps));
        cycles / (self.steps * STREAMS) as f64
    }
}
