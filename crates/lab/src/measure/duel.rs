//! Two functions of one signature against each other: short samples, in turns.

use std::time::Instant;

use super::{
    bench::{Bench, STREAMS},
    sample::Operation,
};

/// How much slower the second of two functions is, as a part of the first one's time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The mean of all pairs of neighbouring samples without the fifth at either end.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

/// The mean without the fifth at either end varies more than that of what is left.
const TRIMMED: f64 = 1.4;

impl Difference {
    /// Of pairs.
    fn of(mut parts: Vec<f64>) -> Difference {
        parts.sort_by(f64::total_cmp);
        let middle = &parts[parts.len() / 5..parts.len() - parts.len() / 5];
        let n = middle.len() as f64;
        let mean = middle.iter().sum::<f64>() / n;
        let squares = middle.iter().map(|part| (part - mean).powi(2)).sum::<f64>();
        Difference {
            mean,
            error: TRIMMED * (squares / n / n).sqrt(),
        }
    }
}

/// Compares two functions in so many pairs of samples. A sample has `steps` calls on each of eight slots, and three
/// times as many calls that wait for each other, where results can be passed back: that is how most code calls.
///
/// # Panics
/// If there are no pairs.
#[must_use]
pub fn duel(first: &Operation, second: &Operation, pairs: usize, steps: usize) -> Difference {
    assert!(pairs > 0, "nothing to be compared");
    let mut benches = [first, second].map(Bench::new);
    let chained = first.function().signature().has_chain();
    let mut time = |which: usize, round: usize| {
        let bench = &mut benches[which];
        bench.load(round);
        bench.run(STREAMS, 1);
        let start = Instant::now();
        if chained {
            bench.run(1, 3 * steps * STREAMS);
        }
        bench.run(STREAMS, steps);
        start.elapsed().as_secs_f64()
    };
    let parts = (0..pairs).map(|round| {
        let before = round % 2;
        let one = time(before, round);
        let other = time(1 - before, round);
        let (first, second) = if before == 0 {
            (one, other)
        } else {
            (other, one)
        };
        (second - first) / first
    });
    Difference::of(parts.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outliers_do_not_count() {
        let mut parts = vec![0.1; 16];
        parts.extend([50.0, -20.0, 7.0]);
        let of = Difference::of(parts);
        assert!((of.mean - 0.1).abs() < 1e-12 && of.error < 1e-12, "{of:?}");
    }

    #[test]
    fn a_wide_spread_is_a_large_error() {
        let narrow = Difference::of((0..20).map(|k| f64::from(k) / 1000.0).collect());
        let wide = Difference::of((0..20).map(|k| f64::from(k) / 10.0).collect());
        assert!(wide.error > 50.0 * narrow.error);
    }
}
