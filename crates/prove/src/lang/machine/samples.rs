//! Values on a few inputs: they find candidates for equality, which the check then proves.

use std::collections::HashSet;

use limbforge::ir::{Op, Ty, Value, eval::Integers, interval::Interval, op::apply};
use num_bigint::{BigInt, Sign};

/// Inputs that are tried: the least and the greatest of all parameters, then some with either of each, then others.
const COUNT: usize = 12;
/// Those with the least or the greatest.
const EXTREME: usize = 6;

/// For each value, what it is on each input.
pub struct Samples {
    of_value: Vec<Vec<BigInt>>,
    state: u64,
}

impl Default for Samples {
    fn default() -> Samples {
        Samples {
            of_value: Vec::new(),
            state: 0x9e37_79b9_7f4a_7c15,
        }
    }
}

impl Samples {
    /// Adds a parameter.
    pub fn parameter(&mut self, bound: &Interval) {
        let mut values = vec![bound.hi.clone(), bound.lo.clone()];
        let width = &bound.hi - &bound.lo + 1u32;
        while values.len() < EXTREME {
            let either = values[(self.next() & 1) as usize].clone();
            values.push(either);
        }
        while values.len() < COUNT {
            let words: Vec<u32> = (0..8).map(|_| self.next()).collect();
            let random = BigInt::from_slice(Sign::Plus, &words);
            values.push(&bound.lo + random % &width);
        }
        self.of_value.push(values);
    }

    /// Steele, Lea and Flood: SplitMix, 2014.
    fn next(&mut self) -> u32 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 32) as u32
    }

    /// Adds the results of an operation.
    pub fn apply(&mut self, op: &Op, ty: Ty, args: &[Value]) {
        let mut results: Vec<Vec<BigInt>> = vec![Vec::new(); op.row().results];
        for input in 0..COUNT {
            let args: Vec<BigInt> = args
                .iter()
                .map(|v| self.of_value[v.index()][input].clone())
                .collect();
            let values = apply(&mut Integers, op, ty, &args);
            for (all, value) in results.iter_mut().zip(values) {
                all.push(value);
            }
        }
        self.of_value.extend(results);
    }

    /// The value on each input.
    pub fn of(&self, v: Value) -> &[BigInt] {
        &self.of_value[v.index()]
    }
}

/// Whether equality on the inputs says much: values are large and differ.
pub fn are_telling(samples: &[BigInt]) -> bool {
    let large = samples.iter().filter(|k| k.bits() > 16);
    large.collect::<HashSet<_>>().len() >= COUNT / 2
}
