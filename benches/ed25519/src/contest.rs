//! The measurement: every operation of every peer in interleaved rounds.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use limbforge_ed25519_table::{COUNT, Loaded, Operation};
use limbforge_lab::measure::{Clock, Options, Round, Sampled, Samples, interleave};

use crate::waiting;

/// Times that a short sample is taken before an interrupted one is good enough.
const ATTEMPTS: usize = 4;

/// An operation of a peer.
pub struct Subject {
    /// Index of the peer.
    pub peer: usize,
    /// The operation that is measured.
    pub operation: Operation,
    loaded: Loaded,
    /// Turns of one sample.
    turns: usize,
    /// The turn that comes next: all inputs come round, sample after sample.
    next: usize,
    /// Core cycles per operation; of a batch, per signature.
    pub samples: Samples,
}

impl Subject {
    /// `None` if the peer has no such operation.
    pub fn new(peer: usize, loaded: Loaded, operation: Operation) -> Option<Self> {
        loaded.run(operation, 0, 0)?;
        Some(Self {
            peer,
            operation,
            loaded,
            turns: 1,
            next: 0,
            samples: Samples::default(),
        })
    }

    fn run(&mut self, turns: usize) {
        let there = self.loaded.run(self.operation, self.next, turns);
        assert!(there.is_some(), "`new` has asked for it");
        self.next = (self.next + turns) % COUNT;
    }

    /// Cycles of all turns, and cycles among them of waiting for the core. As many untimed turns before bring code
    /// and tables back into the caches: a row is what the operation costs a program that repeats it.
    fn timed(&mut self, clock: &Clock) -> (f64, f64) {
        let turns = self.turns;
        self.run(turns);
        let before = waiting::nanoseconds();
        let cycles = clock.cycles(|| self.run(turns));
        let waited = waiting::nanoseconds() - before;
        (cycles, waited / clock.nanoseconds_per_cycle())
    }
}

impl Sampled for Subject {
    /// Turns that take about `sample`, at least one.
    fn fit(&mut self, sample: Duration) {
        self.run(1);
        let start = Instant::now();
        self.run(1);
        let fitting = sample.as_secs_f64() / start.elapsed().as_secs_f64();
        self.turns = (fitting as usize).clamp(1, COUNT);
    }

    /// A short sample that was interrupted is taken again, for whoever came between has changed the caches; of a long
    /// one only the time of waiting is taken off.
    fn sample(&mut self, _: usize, clock: &Clock) -> f64 {
        let attempts = if self.turns > 1 { ATTEMPTS } else { 1 };
        let mut cycles = 0.0;
        for _ in 0..attempts {
            let waited;
            (cycles, waited) = self.timed(clock);
            if waited == 0.0 {
                break;
            }
            cycles = (cycles - waited).max(0.0);
        }
        let operations = self.turns * self.operation.signatures();
        cycles / operations as f64
    }
}

/// Samples all subjects, round by round, until all medians are steady or `options` says to stop.
pub fn measure(subjects: &mut [Subject], options: &Options, progress: &mut dyn FnMut(&Round)) {
    let samples = interleave(subjects, options, &mut |round| {
        progress(round);
        ControlFlow::Continue(())
    });
    for (subject, samples) in subjects.iter_mut().zip(samples) {
        subject.samples = samples;
    }
}
