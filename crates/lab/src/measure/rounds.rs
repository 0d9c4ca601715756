//! Interleaved rounds: every round takes every subject once, in another order, so that whatever slows the machine slows
//! all alike.

use std::time::{Duration, Instant};

use crate::measure::sample::Options;

/// The rounds of a measurement, each as the order in which it takes the subjects.
///
/// Ends after [`Options::rounds_max`] rounds; no round but the first begins after [`Options::budget`].
#[derive(Clone, Debug)]
pub struct Rounds {
    order: Vec<usize>,
    shuffler: Shuffler,
    made: usize,
    most: usize,
    start: Instant,
    budget: Duration,
}

impl Rounds {
    /// Rounds over `subjects` subjects; the budget runs from now on.
    #[must_use]
    pub fn begin(subjects: usize, options: &Options) -> Self {
        Self {
            order: (0..subjects).collect(),
            shuffler: Shuffler(options.seed),
            made: 0,
            most: options.rounds_max,
            start: Instant::now(),
            budget: options.budget,
        }
    }

    /// Rounds begun so far.
    #[must_use]
    pub fn made(&self) -> usize {
        self.made
    }

    /// Time since [`Rounds::begin`].
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }
}

impl Iterator for Rounds {
    /// Each index below the number of subjects, once.
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        if self.made >= self.most || (self.made > 0 && self.elapsed() >= self.budget) {
            return None;
        }
        self.made += 1;
        self.shuffler.shuffle(&mut self.order);
        Some(self.order.clone())
    }
}

/// Fisher–Yates shuffles by Steele, Lea and Flood's `SplitMix64`: small, seeded and the same everywhere.
#[derive(Clone, Debug)]
struct Shuffler(u64);

impl Shuffler {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn shuffle(&mut self, items: &mut [usize]) {
        for i in (1..items.len()).rev() {
            // The remainder's bias is below len/2^64.
            items.swap(i, (self.next() % (i as u64 + 1)) as usize);
        }
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
            assert_eq!((order, rounds.made()), (vec![0, 1, 2, 3, 4], made));
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

    #[test]
    fn shuffles_are_permutations_that_the_seed_decides() {
        let shuffled = |seed: u64| {
            let mut items: Vec<usize> = (0..20).collect();
            Shuffler(seed).shuffle(&mut items);
            items
        };
        assert_eq!(shuffled(7), shuffled(7));
        assert_ne!(shuffled(7), shuffled(8));
        let mut sorted = shuffled(7);
        sorted.sort_unstable();
        assert_eq!(sorted, (0..20).collect::<Vec<_>>());
    }

    #[test]
    fn splitmix_is_the_published_generator() {
        // First output for seed 0 of the authors' reference code.
        assert_eq!(Shuffler(0).next(), 0xe220_a839_7b1d_cdaf);
    }
}
