//! Chains of lengths: runs of ones from shorter runs.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::Chain;

/// The lengths that are there, and how to make more of them.
struct Lengths {
    have: BTreeSet<u32>,
    /// The steps to a length, by length and depth of the search.
    found: HashMap<(u32, u32), Vec<(u32, u32)>>,
}

impl Lengths {
    /// The shortest way found to `length`: through its half, or through what is left without one that is there.
    fn way_to(&mut self, length: u32, depth: u32) -> Vec<(u32, u32)> {
        if self.have.contains(&length) {
            return Vec::new();
        }
        let is_sum = |&&part: &&u32| part < length && self.have.contains(&(length - part));
        if let Some(&part) = self.have.iter().find(is_sum) {
            return vec![(length, part)];
        }
        if let Some(way) = self.found.get(&(length, depth)) {
            return way.clone();
        }
        let mut parts = vec![(1, depth)];
        if length.is_multiple_of(2) {
            parts.push((length / 2, depth));
        }
        if let Some(less) = depth.checked_sub(1) {
            let there = self.have.iter().rev().filter(|&&part| part < length);
            parts.extend(there.take(8).map(|&part| (part, less)));
        }
        let ways = parts.into_iter().map(|(part, depth)| {
            let mut way = self.way_to(length - part, depth);
            way.push((length, part));
            way
        });
        let best = ways.min_by_key(Vec::len).expect("one is always a part");
        self.found.insert((length, depth), best.clone());
        best
    }
}

/// Tries of parts that are neither half nor 1, on the way to a length.
const DEPTH: u32 = 3;

impl Chain {
    /// Makes x^(2^r - 1) for the length r of every run, from those in `power_of`, and returns all by r.
    pub(super) fn all_ones(
        &mut self,
        runs: &[(u32, u32)],
        mut power_of: BTreeMap<u32, usize>,
    ) -> BTreeMap<u32, usize> {
        let wanted: BTreeSet<u32> = runs.iter().map(|(_, length)| *length).collect();
        for length in wanted {
            let mut lengths = Lengths {
                have: power_of.keys().copied().collect(),
                found: HashMap::new(),
            };
            for (sum, part) in lengths.way_to(length, DEPTH) {
                // The longer part is shifted by the shorter: fewer squarings.
                let (long, short) = (part.max(sum - part), part.min(sum - part));
                let shifted = self.squares(power_of[&long], short);
                let power = self.product(shifted, power_of[&short]);
                power_of.insert(sum, power);
            }
        }
        power_of
    }
}
