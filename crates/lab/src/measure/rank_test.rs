//! Whether two lists of samples differ by more than chance: the test of Mann and Whitney ("On a test of whether one of
//! two random variables is stochastically larger than the other", 1947), which knows only the order of the samples.

use super::Samples;

/// Fewest samples on either side for which the normal approximation is used.
const FEWEST: usize = 8;

impl Samples {
    /// The two-sided p-value of the hypothesis that neither list tends to larger samples: by the normal approximation
    /// of U with a correction for ties and for continuity, good to about 0.01 from 8 samples on. 1 below that, and
    /// where all samples are equal.
    ///
    /// Samples are taken for independent. Those of a noisy machine are not quite, so that p is too small rather than
    /// too large.
    #[must_use]
    pub fn differ(&self, other: &Samples) -> f64 {
        let (n, m) = (self.raw().len(), other.raw().len());
        if n < FEWEST || m < FEWEST {
            return 1.0;
        }
        let mut all: Vec<(f64, bool)> = self.raw().iter().map(|&x| (x, true)).collect();
        all.extend(other.raw().iter().map(|&x| (x, false)));
        all.sort_by(|x, y| x.0.total_cmp(&y.0));
        // Equal samples share the mean of their ranks; a group of t of them takes t^3 - t from the variance.
        let (mut ranks, mut ties) = (0.0, 0.0);
        let mut before = 0;
        for group in all.chunk_by(|x, y| x.0 == y.0) {
            let t = group.len() as f64;
            let ours = group.iter().filter(|(_, ours)| *ours).count() as f64;
            ranks += ours * (before as f64 + f64::midpoint(t, 1.0));
            ties += t * t * t - t;
            before += group.len();
        }
        let (n, m) = (n as f64, m as f64);
        let total = n + m;
        let u = ranks - n * (n + 1.0) / 2.0;
        let variance = n * m / 12.0 * (total + 1.0 - ties / (total * (total - 1.0)));
        if variance <= 0.0 {
            return 1.0;
        }
        let distance = ((u - n * m / 2.0).abs() - 0.5).max(0.0);
        two_sided(distance / variance.sqrt())
    }
}

/// The probability that a standard normal variable is at least `z >= 0` away from 0: erfc(z / sqrt 2), by formula
/// 7.1.26 of Abramowitz and Stegun, "Handbook of mathematical functions" (error below 1.5e-7).
fn two_sided(z: f64) -> f64 {
    const A: [f64; 5] = [
        0.254_829_592,
        -0.284_496_736,
        1.421_413_741,
        -1.453_152_027,
        1.061_405_429,
    ];
    let x = z / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let sum = A.iter().rev().fold(0.0, |sum, a| (sum + a) * t);
    (sum * (-x * x).exp()).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(values: impl IntoIterator<Item = u32>) -> Samples {
        values.into_iter().map(f64::from).collect()
    }

    #[test]
    fn the_normal_tail_is_that_of_the_tables() {
        for (z, p) in [
            (0.0, 1.0),
            (1.0, 0.317_311),
            (1.959_964, 0.05),
            (3.0, 0.002_700),
        ] {
            assert!((two_sided(z) - p).abs() < 1e-6, "{z}");
        }
    }

    #[test]
    fn the_same_samples_do_not_differ_and_distant_ones_do() {
        let (low, high) = (samples(0..20), samples(20..40));
        assert!(low.differ(&low) > 0.99);
        assert!(low.differ(&high) < 1e-6);
        assert_eq!(low.differ(&high), high.differ(&low));
        assert_eq!(samples([7; 30]).differ(&samples([7; 30])), 1.0);
        assert_eq!(samples(0..7).differ(&samples(100..140)), 1.0, "too few");
    }

    #[test]
    fn p_is_close_to_the_exact_distribution() {
        // 8 samples against 8: U = 13 is the tabulated bound for p < 0.05 (two-sided), U = 14 is above it.
        // Ranks of one side: 1 2 3 4 5 6 7 and 21 in all more give U = 13.
        let side = |sum_above: u32| {
            // 36 is the least sum of 8 ranks of 16; the largest rank is raised first.
            let mut ranks: Vec<u32> = (1..=8).collect();
            let mut left = sum_above;
            for (i, rank) in ranks.iter_mut().enumerate().rev() {
                let room = 8.min(left);
                *rank = i as u32 + 1 + room;
                left -= room;
            }
            let others = (1..=16).filter(|r| !ranks.contains(r)).collect::<Vec<_>>();
            samples(ranks).differ(&samples(others))
        };
        assert!(side(13) < 0.055 && side(13) > 0.04, "{}", side(13));
        assert!(side(15) > 0.05, "{}", side(15));
        assert!(side(0) < 0.001);
    }
}
