//! Comparison of outputs, then the measurement: every operation of every peer in every engine, in interleaved rounds.

use std::cell::RefCell;
use std::ops::ControlFlow;
use std::rc::Rc;
use std::time::Duration;

use limbforge_ed25519_table::{COUNT, Cases, Loaded, Operation, cases::output};
use limbforge_lab::measure::{Clock, Options, Sampled, Samples, interleave};

use crate::engine::{Engine, Set, Turns};

/// Every 31st input is compared, the first among them.
const STEP: usize = 31;

/// The operations that are measured: those that peers have in common, and many at once.
pub const OPERATIONS: [Operation; 7] = [
    Operation::Keygen,
    Operation::Sign,
    Operation::Verify,
    Operation::X25519,
    Operation::X25519Base,
    Operation::Verify64,
    Operation::Batch64,
];

/// An engine that subjects share.
pub type Shared = Rc<RefCell<dyn Engine>>;

/// An operation of a peer in an engine.
pub struct Subject {
    /// Index of the engine.
    pub engine: usize,
    /// The peer's key.
    pub peer: &'static str,
    /// The operation that is measured.
    pub operation: Operation,
    shared: Shared,
    count: usize,
    next: usize,
    failed: Option<String>,
    /// Core cycles per operation; of many at once, per signature.
    pub samples: Samples,
}

/// Compares a peer's outputs with those of the reference. `false` if it has no such operation.
///
/// # Errors
/// A line if an output differs, a good signature is refused or a broken one accepted.
pub fn check(
    engine: &mut dyn Engine,
    peer: &'static str,
    operation: Operation,
    cases: &Cases,
    reference: &Loaded,
) -> Result<bool, String> {
    let mut turn = |set, first| {
        let done = engine.run(&Turns {
            peer,
            set,
            operation,
            first,
            count: 1,
        })?;
        Ok::<_, String>(done.output)
    };
    let wrong = || format!("the result of `{}` is wrong", operation.name());
    for i in (0..COUNT).step_by(STEP * operation.signatures()) {
        let Some(have) = turn(Set::Good, i)? else {
            return Ok(false);
        };
        let agrees = match operation.is_verdict() {
            true => have[0] == 1,
            false => have == output(reference, operation, i)?,
        };
        if !agrees {
            return Err(wrong());
        }
    }
    debug_assert!(cases.broken.signatures[0] != cases.good.signatures[0]);
    if operation.is_verdict() && turn(Set::Broken, 0)?.is_none_or(|verdict| verdict[0] != 0) {
        return Err(wrong());
    }
    Ok(true)
}

impl Subject {
    /// A subject that outputs have been compared of.
    pub fn new(engine: usize, shared: &Shared, peer: &'static str, operation: Operation) -> Self {
        Self {
            engine,
            peer,
            operation,
            shared: Rc::clone(shared),
            count: 1,
            next: 0,
            failed: None,
            samples: Samples::default(),
        }
    }

    /// Nanoseconds of so many turns.
    fn run(&mut self, count: usize) -> f64 {
        let turns = Turns {
            peer: self.peer,
            set: Set::Good,
            operation: self.operation,
            first: self.next,
            count,
        };
        self.next = (self.next + count) % COUNT;
        match self.shared.borrow_mut().run(&turns) {
            Ok(done) => done.nanoseconds,
            Err(line) => {
                self.failed = Some(line);
                0.0
            }
        }
    }
}

impl Sampled for Subject {
    /// Turns that take about `sample`. Engines compile again what runs often: the second guess counts.
    fn fit(&mut self, sample: Duration) {
        for _ in 0..3 {
            let nanoseconds = self.run(self.count).max(1.0) / self.count as f64;
            let fitting = sample.as_secs_f64() * 1e9 / nanoseconds;
            self.count = (fitting as usize).clamp(1, COUNT);
        }
    }

    fn sample(&mut self, _: usize, clock: &Clock) -> f64 {
        self.run(self.count.div_ceil(8));
        let cycles = self.run(self.count) / clock.nanoseconds_per_cycle();
        cycles / (self.count * self.operation.signatures()) as f64
    }
}

/// Samples all subjects, round by round.
///
/// # Errors
/// A line if an engine has failed.
pub fn measure(subjects: &mut [Subject], options: &Options) -> Result<(), String> {
    let samples = interleave(subjects, options, &mut |round| {
        eprintln!(
            "round {}, {:.0} s",
            round.number,
            round.elapsed.as_secs_f64()
        );
        ControlFlow::Continue(())
    });
    for (subject, samples) in subjects.iter_mut().zip(samples) {
        if let Some(line) = subject.failed.take() {
            return Err(line);
        }
        subject.samples = samples;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use limbforge_ed25519_peer::limbforge_ed25519_peer;

    use super::*;
    use crate::engine::Done;

    /// The native peer, with one answer changed.
    struct Flawed {
        peers: [Loaded; 2],
        flaw: fn(Set, Operation, [u8; 64]) -> [u8; 64],
        named: limbforge_lab::measure::Engine,
    }

    impl Engine for Flawed {
        fn named(&self) -> &limbforge_lab::measure::Engine {
            &self.named
        }

        fn run(&mut self, turns: &Turns) -> Result<Done, String> {
            let peer = &self.peers[turns.set as usize];
            let output = peer.run(turns.operation, turns.first, turns.count);
            let output = output.map(|bytes| (self.flaw)(turns.set, turns.operation, bytes));
            Ok(Done {
                nanoseconds: 1.0,
                output,
            })
        }
    }

    #[test]
    fn who_errs_does_not_take_part() {
        let table = limbforge_ed25519_peer();
        let cases = Cases::make(&table).expect("vectors");
        let peers = [cases.good, cases.broken].map(|inputs| table.prepare(inputs));
        let verdict = |operation, flaw| {
            let named = limbforge_lab::measure::Engine {
                target: String::new(),
                name: String::new(),
                version: String::new(),
                wide_arithmetic: false,
            };
            let mut engine = Flawed { peers, flaw, named };
            check(&mut engine, "x", operation, &cases, &peers[0])
        };
        let has = |operation: &Operation| peers[0].run(*operation, 0, 0).is_some();
        for operation in OPERATIONS.into_iter().filter(has) {
            assert_eq!(verdict(operation, |_, _, bytes| bytes), Ok(true));
            let other = |_, _, mut bytes: [u8; 64]| {
                bytes[0] ^= 1;
                bytes
            };
            assert!(verdict(operation, other).is_err(), "{}", operation.name());
        }
        let accepts = |_, _, mut bytes: [u8; 64]| {
            bytes[0] = 1;
            bytes
        };
        assert!(verdict(Operation::Verify, accepts).is_err());
    }
}
