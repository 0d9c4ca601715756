//! Values of expressions on samples: to guess which of them are the same. Nothing is proved by them.

use num_bigint::BigInt;
use num_traits::ToPrimitive;

use super::word::{Op, Words, evaluate};
use crate::ir::Port;

/// Samples: enough that flags agree by chance in one of 2^24 pairs.
pub const SAMPLES: usize = 24;

/// The values of a word, one for each sample.
pub type Row = Vec<u64>;

/// A sequence of numbers that is the same in every run (SplitMix64, Steele, Lea and Flood 2014).
pub struct Numbers(pub u64);

impl Numbers {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let x = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }
}

/// Words of all parameters within their bounds: half of them anywhere, the others near an end.
pub fn sample(params: &[Port], numbers: &mut Numbers) -> Vec<Vec<u64>> {
    let ports = params.iter().map(|port| {
        let words = port.bounds.iter().map(|bound| {
            let size: BigInt = &bound.hi - &bound.lo + 1;
            let word = match numbers.next() % 8 {
                0..4 => &bound.lo + BigInt::from(numbers.next()) % size,
                4..7 => &bound.hi - BigInt::from(numbers.next() % 32) % size,
                _ => &bound.lo + BigInt::from(numbers.next() % 32) % size,
            };
            word_of(&word)
        });
        words.collect()
    });
    ports.collect()
}

/// The word of a number, in two's complement if it is below 0; 0 if it is no word.
pub fn word_of(number: &BigInt) -> u64 {
    let signed = || number.to_i64().map(|k| k as u64);
    number.to_u64().or_else(signed).unwrap_or(0)
}

/// Appends the values of the nodes that have none yet, on so many samples. `given` has those of words that nothing
/// computes.
pub fn extend(values: &mut Vec<Row>, words: &Words, count: usize, given: impl Fn(Op) -> Row) {
    for i in values.len()..words.len() {
        let (op, args) = words.get(words.at(i));
        let row = match op {
            Op::Parameter { .. } | Op::Byte { .. } | Op::Narrow { .. } | Op::Unspecified(_) => {
                given(op)
            }
            _ => {
                let value = |at: usize| {
                    let args: Vec<u64> = args.iter().map(|a| values[a.index()][at]).collect();
                    evaluate(op, &args)
                };
                (0..count).map(value).collect()
            }
        };
        values.push(row);
    }
}
