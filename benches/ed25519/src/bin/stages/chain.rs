//! The chain with other numbers of its steps.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use forge25519::hazmat::{Path, Repeats};
use forge25519::{Rule, Signed};
use shipped::Watch;

/// How often each step is computed, in the order of [`STEPS`].
pub type Numbers = [usize; 4];

/// Kinds of steps, the last one without a formula: choosing multiples of R and A.
pub const STEPS: [(&str, Option<&str>); 4] = [
    ("doublings", Some("completed_double")),
    ("additions of R and A", Some("completed_add_cached")),
    ("additions of B", Some("completed_add_table")),
    ("choice of multiples of R and A", None),
];

/// Each step once.
pub const ONCE: Numbers = [1; 4];
/// No step: multiples of B are loaded and digits taken.
pub const NONE: Numbers = [0; 4];

/// All steps once but one kind, which is computed `number` times.
pub fn with(kind: usize, number: usize) -> Numbers {
    let mut numbers = ONCE;
    numbers[kind] = number;
    numbers
}

static NUMBERS: [AtomicUsize; 4] = [const { AtomicUsize::new(1) }; 4];

/// The numbers in [`NUMBERS`]: the code is the same for all, and only its loops end earlier or later.
struct Changing;

impl Repeats for Changing {
    #[inline(always)]
    fn doublings() -> usize {
        NUMBERS[0].load(Relaxed)
    }

    #[inline(always)]
    fn additions() -> usize {
        NUMBERS[1].load(Relaxed)
    }

    #[inline(always)]
    fn base_additions() -> usize {
        NUMBERS[2].load(Relaxed)
    }

    #[inline(always)]
    fn chooses() -> bool {
        NUMBERS[3].load(Relaxed) != 0
    }
}

/// Verifies valid signatures by another chain.
pub fn verify(path: Path, group: [&Signed<'_>; 8], numbers: Numbers) -> Watch {
    for (current, number) in NUMBERS.iter().zip(numbers) {
        current.store(number, Relaxed);
    }
    let mut watch = Watch::started();
    let verdicts =
        path.verify_repeating::<Changing>(Rule::Rfc8032, group, |stage| watch.passed(stage));
    assert!(verdicts == Some([true; 8]) || numbers != ONCE);
    watch
}
