//! The measurement: all chains in turn, in interleaved rounds.

use std::time::Duration;

use forge25519::hazmat::Path;
use forge25519::{Signature, Signed, Signer, SigningKey, VerifyingKey};
use limbforge_lab::measure::{Clock, Samples};
use shipped::{PARTS, Watch};

use crate::LANES;
use crate::chain::{self, NONE, Numbers, ONCE, STEPS};

/// Keys and signatures that inputs rotate over.
const INPUTS: usize = 1024;
const ROUNDS: usize = 301;
/// Runs of a chain before another, the last of which is timed: the branch predictor learns the chain's loops. Each has
/// other signatures.
const TURNS: usize = 8;

/// Samples in cycles for a signature, one a round.
pub struct Measured {
    /// The parts of the chain as it is shipped.
    pub parts: [Samples; PARTS],
    /// Steps of that chain: the median of all rounds.
    pub steps: [usize; 3],
    /// Whole chains.
    pub once: Samples,
    pub none: Samples,
    /// Without a kind of steps.
    pub omitted: [Samples; 4],
    /// With each step of a kind computed twice; nothing of the choices.
    pub twice: [Samples; 4],
}

/// Measures everything in interleaved rounds.
pub fn measure(path: Path) -> Measured {
    let keys: Vec<SigningKey> = (0..INPUTS)
        .map(|i| SigningKey::from_bytes(&seed(i)))
        .collect();
    let messages: Vec<[u8; 32]> = (0..INPUTS).map(|i| seed(INPUTS + i)).collect();
    let public: Vec<VerifyingKey> = keys.iter().map(SigningKey::verifying_key).collect();
    let signatures = keys.iter().zip(&messages);
    let signatures: Vec<Signature> = signatures.map(|(key, message)| key.sign(message)).collect();
    let signed: Vec<Signed<'_>> = (0..INPUTS)
        .map(|i| Signed {
            key: &public[i],
            message: &messages[i],
            signature: &signatures[i],
        })
        .collect();
    let mut clock = Clock::warmed_up(Duration::from_millis(200));
    let mut place = 0;
    // Cycles of the parts of the last of a chain's turns.
    let mut run = |numbers: Option<Numbers>| {
        let mut last = Watch::started();
        for _ in 0..TURNS {
            clock.refresh();
            let group = std::array::from_fn(|lane| &signed[(place + lane) % INPUTS]);
            place += LANES;
            last = match numbers {
                Some(numbers) => chain::verify(path, group, numbers),
                None => shipped::verify(path, group),
            };
        }
        let cycle = clock.nanoseconds_per_cycle() * LANES as f64;
        // In tenths, as the clock ticks no finer.
        let tenths = |part: Duration| (part.as_nanos() as f64 / cycle * 10.0).round() / 10.0;
        let cycles = last.parts().map(tenths);
        (cycles, last.steps)
    };
    let mut all = Measured::empty();
    let mut steps = [const { Vec::new() }; 3];
    for _ in 0..ROUNDS {
        let (parts, counts) = run(None);
        for (samples, cycles) in all.parts.iter_mut().zip(parts) {
            samples.push(cycles);
        }
        for (counts, count) in steps.iter_mut().zip(counts) {
            counts.push(count);
        }
        let mut chain = |numbers| run(Some(numbers)).0[PARTS - 1];
        all.once.push(chain(ONCE));
        all.none.push(chain(NONE));
        for (kind, (_, formula)) in STEPS.iter().enumerate() {
            all.omitted[kind].push(chain(chain::with(kind, 0)));
            if formula.is_some() {
                all.twice[kind].push(chain(chain::with(kind, 2)));
            }
        }
    }
    all.steps = steps.map(|mut counts| {
        counts.sort_unstable();
        counts[ROUNDS / 2]
    });
    all
}

impl Measured {
    fn empty() -> Measured {
        const NO: Samples = Samples::none();
        Measured {
            parts: [NO; PARTS],
            steps: [0; 3],
            once: NO,
            none: NO,
            omitted: [NO; 4],
            twice: [NO; 4],
        }
    }
}

/// Bytes of a number, as different as those of a hash are.
fn seed(i: usize) -> [u8; 32] {
    let mut word = i as u64;
    std::array::from_fn(|_| {
        word = word
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (word >> 56) as u8
    })
}
