//! Random numbers within bounds, the same in every run.

use limbforge::ir::interval::Interval;
use num_bigint::BigInt;
use num_integer::Integer;

/// Steele, Lea and Flood's `SplitMix64` ("Fast splittable pseudorandom number generators", 2014): small, seeded and
/// the same everywhere.
#[derive(Clone, Debug)]
pub struct Random(pub u64);

impl Random {
    /// The next 64 bits.
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`, which is not 0. The remainder's bias is below n/2^64.
    pub fn below(&mut self, n: usize) -> usize {
        (self.word() % n as u64) as usize
    }

    /// A member of the interval: half of the time at its ends or near them.
    pub fn member(&mut self, bound: &Interval) -> BigInt {
        let small = BigInt::from(self.below(3)).min(&bound.hi - &bound.lo);
        match self.below(4) {
            0 => &bound.lo + small,
            1 => &bound.hi - small,
            _ => {
                let wide = (BigInt::from(self.word()) << 64u8) + self.word();
                &bound.lo + wide.mod_floor(&(&bound.hi - &bound.lo + 1))
            }
        }
    }

    /// Puts the items into another order (Fisher and Yates).
    pub fn shuffle(&mut self, items: &mut [usize]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shuffles_are_permutations_that_the_seed_decides() {
        let shuffled = |seed: u64| {
            let mut items: Vec<usize> = (0..20).collect();
            Random(seed).shuffle(&mut items);
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
        assert_eq!(Random(0).word(), 0xe220_a839_7b1d_cdaf);
    }

    #[test]
    fn members_are_within_bounds_and_reach_both_ends() {
        let bound = Interval::new(-3, 9);
        let mut random = Random(1);
        let members: Vec<BigInt> = (0..200).map(|_| random.member(&bound)).collect();
        assert!(members.iter().all(|k| bound.contains(k)));
        assert!(members.contains(&bound.lo) && members.contains(&bound.hi));
    }
}
