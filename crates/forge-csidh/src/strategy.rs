//! The order in which the kernels of several isogenies are computed from one point.
//!
//! A point whose order is the product of several primes gives a kernel for each. Multiplying by all others for each
//! kernel takes quadratically many products. A strategy (De Feo, Jao and Plût 2014) is a binary tree instead: a point
//! for a range of primes is multiplied by the second half's, used up for the first half, and what was kept of it is
//! mapped by the first half's isogenies. The cheapest tree follows from those of all shorter ranges.

use crate::primes::COUNT;

/// Costs of a prime, in multiplications.
#[derive(Clone, Copy, Default)]
pub(crate) struct Cost {
    /// To multiply one point by it.
    pub multiply: u32,
    /// To map one point by its isogeny.
    pub map: u32,
}

/// Where to split each range.
pub(crate) struct Strategy {
    splits: [[u8; COUNT + 1]; COUNT],
}

impl Strategy {
    /// The cheapest for primes in this order.
    pub(crate) fn cheapest(costs: &[Cost]) -> Strategy {
        let count = costs.len();
        let mut splits = [[0; COUNT + 1]; COUNT];
        let mut totals = [[0_u32; COUNT + 1]; COUNT];
        // Sums of the costs before an index.
        let mut before = [Cost::default(); COUNT + 1];
        for (i, cost) in costs.iter().enumerate() {
            before[i + 1] = Cost {
                multiply: before[i].multiply + cost.multiply,
                map: before[i].map + cost.map,
            };
        }
        for length in 2..=count {
            for from in 0..=count - length {
                let to = from + length;
                let total = |at: usize| {
                    let multiply = before[to].multiply - before[at].multiply;
                    let map = before[at].map - before[from].map;
                    let right = if at < count { totals[at][to] } else { 0 };
                    totals[from][at] + right + multiply + map
                };
                let best = (from + 1..to).min_by_key(|at| total(*at));
                let at = best.unwrap_or(from + 1);
                totals[from][to] = total(at);
                splits[from][to] = at as u8;
            }
        }
        Strategy { splits }
    }

    /// The split of a range of at least two.
    pub(crate) fn split(&self, from: usize, to: usize) -> usize {
        self.splits[from][to].into()
    }
}
