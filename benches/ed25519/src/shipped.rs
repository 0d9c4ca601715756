//! The verification of eight signatures as crates that depend on forge25519 compile it, with the time of each part.
//!
//! A library, because a second instance in the crate of `stages` would be the formulas' second caller: the compiler
//! would then inline them in neither, and the chain would take 12 % longer.

use std::time::{Duration, Instant};

use forge25519::hazmat::{Path, Stage};
use forge25519::{Rule, Signed};

/// Parts with times of their own: decompression, hashing, scalars, tables, chain. The chain includes the verdict.
pub const PARTS: usize = 5;

/// The clock at the ends of parts, and steps of the chain.
pub struct Watch {
    marks: [Instant; PARTS + 1],
    /// Doublings, additions of multiples of R and A, additions of multiples of B.
    pub steps: [usize; 3],
}

impl Watch {
    /// Reads the clock for the beginning of the first part.
    #[must_use]
    pub fn started() -> Watch {
        Watch {
            marks: [Instant::now(); PARTS + 1],
            steps: [0; 3],
        }
    }

    /// Counts a step, or reads the clock at the end of a part. The clock is not read within the chain, where the
    /// processor overlaps steps.
    #[inline(always)]
    pub fn passed(&mut self, stage: Stage) {
        match stage {
            Stage::Doubling => self.steps[0] += 1,
            Stage::Addition => self.steps[1] += 1,
            Stage::BaseAddition => self.steps[2] += 1,
            Stage::Verdict => self.marks[PARTS] = Instant::now(),
            early => self.marks[1 + early as usize] = Instant::now(),
        }
    }

    /// The time of each part.
    #[must_use]
    pub fn parts(&self) -> [Duration; PARTS] {
        std::array::from_fn(|part| self.marks[part + 1] - self.marks[part])
    }
}

/// Verifies valid signatures.
///
/// # Panics
/// If the path has no eight lanes.
#[must_use]
pub fn verify(path: Path, group: [&Signed<'_>; 8]) -> Watch {
    let mut watch = Watch::started();
    let verdicts = path.verify_stages(Rule::Rfc8032, group, |stage| watch.passed(stage));
    assert_eq!(verdicts, Some([true; 8]));
    watch
}
