//! `spaces BITS [ROUNDS]`: searches the batches of a key space for the cheapest action with at least 2^BITS keys.
//!
//! The cost is the expected number of multiplications, squarings and additions of the constant-time action, in
//! multiplications, from a simulation of which steps fail. The search changes sizes and bounds at random and keeps
//! what is cheaper (simulated annealing), from several starts. It prints the best as the source of `src/space.rs` has
//! it.

use forge_csidh::hazmat::{CHAINS, COUNT, PRIMES};
use std::collections::HashMap;

/// A squaring and a sum in multiplications, about as on x86-64.
const SQUARE: f64 = 0.92;
const SUM: f64 = 0.12;
/// Samples of failures.
const SAMPLES: u64 = 12;
/// As the crate has it.
const WIDEST: usize = 10;
const BOUNDS: usize = 18;

#[derive(Clone)]
struct Space {
    sizes: Vec<usize>,
    bounds: Vec<[usize; 2]>,
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }
}

fn add_cost() -> f64 {
    4.0 + 2.0 * SQUARE + 6.0 * SUM
}

fn multiply_cost(steps: u8) -> f64 {
    (f64::from(steps) + 1.0) * add_cost()
}

/// Costs of a batch.
struct Batch {
    least: f64,
    multiply: f64,
    map: f64,
    isogeny: f64,
}

impl Batch {
    fn new(first: usize, size: usize) -> Batch {
        let most = PRIMES[first + size - 1];
        let steps = CHAINS[first..first + size]
            .iter()
            .map(|chain| chain.steps)
            .max();
        let half = f64::from(most / 2);
        let least = f64::from(PRIMES[first] / 2);
        // Babies and giants as in src/kernel.rs, with one point to map.
        let shape = |babies: f64| {
            let giants = (least / (2.0 * babies)).floor();
            let rest = half - 2.0 * babies * giants;
            let isogeny = (babies + giants) * (add_cost() + 3.0)
                + rest * (add_cost() + 2.0 + 2.0 * SUM)
                + babies * 3.0
                + babies * giants * (6.0 + 2.0 * SUM);
            let map = babies * 6.0 + babies * giants * (5.0 + 3.0 * SUM) + rest * (4.0 + 4.0 * SUM);
            (isogeny + map, isogeny, map)
        };
        let plain = half * (add_cost() + 2.0 + 2.0 * SUM);
        let map = half * (4.0 + 4.0 * SUM);
        let all = (2..=12).map(|babies| shape(f64::from(babies)));
        let (_, isogeny, map) = all.fold(
            (plain + map, plain, map),
            |a, b| if b.0 < a.0 { b } else { a },
        );
        Batch {
            least: PRIMES[first].into(),
            multiply: multiply_cost(steps.unwrap_or(0)),
            map: map + 6.0,
            isogeny: isogeny + 46.0,
        }
    }
}

impl Space {
    fn batches(&self) -> Vec<Batch> {
        let mut first = 0;
        let batch = |size: &usize| {
            first += size;
            Batch::new(first - size, *size)
        };
        self.sizes.iter().map(batch).collect()
    }

    /// Expected multiplications.
    fn cost(&self) -> f64 {
        let batches = self.batches();
        let clear: f64 = CHAINS.iter().map(|chain| multiply_cost(chain.steps)).sum();
        let mut memo: HashMap<u64, f64> = HashMap::new();
        let mut total = 0.0;
        for sample in 0..SAMPLES {
            for direction in 0..2 {
                let mut left: Vec<usize> = self.bounds.iter().map(|b| b[direction]).collect();
                // The same numbers for each candidate, by batch.
                let mut random: Vec<Random> = (0..batches.len() as u64)
                    .map(|i| Random(sample * 7919 + direction as u64 * 104_729 + i * 31))
                    .collect();
                while left.iter().any(|n| *n > 0) {
                    let mask = (left.iter().enumerate())
                        .filter(|(_, n)| **n > 0)
                        .fold(0, |m, (i, _)| m | 1 << i);
                    total +=
                        *memo.entry(mask).or_insert_with(|| tree(&batches, mask)) + clear + 620.0;
                    for (i, batch) in batches.iter().enumerate() {
                        if left[i] == 0 {
                            continue;
                        }
                        let chance = random[i].next() as f64 / u64::MAX as f64;
                        if chance * batch.least >= 1.0 {
                            left[i] -= 1;
                            total += batch.isogeny;
                        }
                    }
                }
            }
        }
        total / SAMPLES as f64
    }

    /// log2 of the number of keys.
    fn bits(&self, weights: &[Vec<f64>]) -> f64 {
        let count = |(size, b): (&usize, &[usize; 2])| weights[*size][b[0] * BOUNDS + b[1]].log2();
        self.sizes.iter().zip(&self.bounds).map(count).sum()
    }

    fn changed(&self, random: &mut Random) -> Space {
        let mut new = self.clone();
        for _ in 0..1 + random.below(3) {
            let i = random.below(new.sizes.len());
            if random.below(3) == 0 && i + 1 < new.sizes.len() {
                let (from, to) = if random.below(2) == 0 {
                    (i, i + 1)
                } else {
                    (i + 1, i)
                };
                if new.sizes[from] > 1 && new.sizes[to] < WIDEST {
                    new.sizes[from] -= 1;
                    new.sizes[to] += 1;
                }
            } else {
                let bound = &mut new.bounds[i][random.below(2)];
                *bound = if random.below(2) == 0 {
                    (*bound + 1).min(BOUNDS - 1)
                } else {
                    bound.saturating_sub(1).max(1)
                };
            }
        }
        new
    }
}

/// The cheapest strategy for the batches of a mask, with the maps of points and without the isogenies themselves.
fn tree(batches: &[Batch], mask: u64) -> f64 {
    let list: Vec<&Batch> = (0..batches.len())
        .rev()
        .filter(|i| mask >> i & 1 == 1)
        .map(|i| &batches[i])
        .collect();
    let count = list.len();
    let mut totals = vec![vec![0.0; count + 1]; count + 1];
    for length in 2..=count {
        for from in 0..=count - length {
            let to = from + length;
            let total = |at: usize| {
                let multiply: f64 = list[at..to].iter().map(|b| b.multiply).sum();
                let map: f64 = list[from..at].iter().map(|b| b.map).sum();
                totals[from][at] + totals[at][to] + multiply + map
            };
            totals[from][to] = (from + 1..to).map(total).fold(f64::INFINITY, f64::min);
        }
    }
    totals[0][count]
}

/// Keys of n primes with bounds a and b, at n and 18·a + b.
fn weights() -> Vec<Vec<f64>> {
    let mut weights = vec![vec![1.0; BOUNDS * BOUNDS]; WIDEST + 1];
    for n in 1..=WIDEST {
        for at in 0..BOUNDS * BOUNDS {
            let (a, b) = (at / BOUNDS, at % BOUNDS);
            let before = &weights[n - 1];
            let up: f64 = (1..=a.min(7)).map(|e| before[at - BOUNDS * e]).sum();
            let down: f64 = (1..=b.min(7)).map(|e| before[at - e]).sum();
            weights[n][at] = before[at] + up + down;
        }
    }
    weights
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: f64| {
        words
            .get(at)
            .map_or(Some(default), |word| word.parse().ok())
    };
    let (Some(target), Some(rounds)) = (number(0, 256.0), number(1, 3000.0)) else {
        eprintln!("usage: spaces BITS [ROUNDS]");
        std::process::exit(2);
    };
    let weights = weights();
    for space in forge_csidh::KeySpace::ALL.into_iter().take(2) {
        let (sizes, bounds) = space
            .batches()
            .map(|(n, b)| (usize::from(n), b.map(usize::from)))
            .unzip();
        let used = Space { sizes, bounds };
        eprintln!(
            "{space:?}: {:.0} multiplications, {:.2} bits",
            used.cost(),
            used.bits(&weights)
        );
    }
    let mut best: Option<(f64, Space)> = None;
    for count in [11, 12, 13, 14, 16] {
        let mut random = Random(count as u64);
        let mut sizes = vec![COUNT / count; count];
        (0..COUNT % count).for_each(|i| sizes[count - 1 - i] += 1);
        let start = (target / 14.0) as usize * 14 / count;
        let mut space = Space {
            sizes,
            bounds: vec![[start.clamp(2, 12); 2]; count],
        };
        let value = |space: &Space| {
            space.cost() + 12000.0 * (target + 0.02 - space.bits(&weights)).max(0.0)
        };
        let (mut now, mut kept) = (value(&space), space.clone());
        let mut least = now;
        for round in 0..rounds as usize {
            // Simulated annealing: a worse one by d is accepted with the chance exp(−d/heat).
            let heat = 4000.0 * (0.005_f64).powf(round as f64 / rounds);
            let candidate = space.changed(&mut random);
            let cost = value(&candidate);
            let chance = (random.below(1 << 30) + 1) as f64 / f64::from(1 << 30);
            if cost < now - heat * chance.ln() {
                (space, now) = (candidate, cost);
            }
            if now < least {
                (least, kept) = (now, space.clone());
            }
        }
        let space = kept;
        eprintln!(
            "{count} batches: {least:.0} multiplications, {:.2} bits",
            space.bits(&weights)
        );
        if space.bits(&weights) >= target && best.as_ref().is_none_or(|(cost, _)| least < *cost) {
            best = Some((least, space));
        }
    }
    let Some((_, space)) = best else {
        eprintln!("found none: more rounds are needed");
        std::process::exit(1);
    };
    for (size, bounds) in space.sizes.iter().zip(&space.bounds) {
        println!("    ({size}, {bounds:?}),");
    }
}
