//! Robust statistics of samples: order statistics only, so that a preempted sample is an outlier and not a bias.

use serde::{Deserialize, Serialize};

/// Raw samples of one quantity in the order taken, in core cycles per operation.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Samples(Vec<f64>);

impl Samples {
    /// No samples.
    #[must_use]
    pub const fn none() -> Samples {
        Samples(Vec::new())
    }

    /// Adds a sample.
    pub fn push(&mut self, cycles: f64) {
        self.0.push(cycles);
    }

    /// The raw samples, oldest first.
    #[must_use]
    pub fn raw(&self) -> &[f64] {
        &self.0
    }

    /// The median; `NaN` of no samples.
    #[must_use]
    pub fn median(&self) -> f64 {
        quantile(&self.sorted(), 0.5)
    }

    /// Half the interquartile range: half the samples lie within about `median ± spread`. `NaN` of no samples.
    #[must_use]
    pub fn spread(&self) -> f64 {
        let sorted = self.sorted();
        (quantile(&sorted, 0.75) - quantile(&sorted, 0.25)) / 2.0
    }

    /// Bounds between which the true median lies with 95 % confidence, for any distribution of the samples.
    ///
    /// The number of samples below the true median is binomial(n, 1/2), with mean n/2 and deviation √n/2; so the
    /// bounds are the order statistics of ranks n/2 ∓ 1.96·√n/2 (rounded outwards). `None` below 6 samples, where
    /// no two order statistics enclose the median with that confidence: 2·2^−5 > 5 %.
    #[must_use]
    pub fn median_interval(&self) -> Option<(f64, f64)> {
        let n = self.0.len();
        if n < 6 {
            return None;
        }
        let half = 0.98 * (n as f64).sqrt();
        // Ranks counted from 1 on either side: the k-th smallest and the k-th largest.
        let k = ((n as f64 / 2.0 - half).floor() as usize).max(1);
        let sorted = self.sorted();
        Some((sorted[k - 1], sorted[n - k]))
    }

    /// Whether the half-width of [`Samples::median_interval`] is below `precision` times the median.
    #[must_use]
    pub fn is_steady(&self, precision: f64) -> bool {
        self.median_interval()
            .is_some_and(|(low, high)| (high - low) / 2.0 < precision * self.median())
    }

    fn sorted(&self) -> Vec<f64> {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        sorted
    }
}

impl FromIterator<f64> for Samples {
    fn from_iter<I: IntoIterator<Item = f64>>(samples: I) -> Self {
        Self(samples.into_iter().collect())
    }
}

/// Quantile `q` in [0, 1] of sorted samples, linear between neighbours (definition 7 of Hyndman and Fan, "Sample
/// Quantiles in Statistical Packages", 1996).
fn quantile(sorted: &[f64], q: f64) -> f64 {
    let Some(last) = sorted.len().checked_sub(1) else {
        return f64::NAN;
    };
    let position = q * last as f64;
    let below = position.floor() as usize;
    let above = (below + 1).min(last);
    sorted[below] + (position - below as f64) * (sorted[above] - sorted[below])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(values: &[f64]) -> Samples {
        values.iter().copied().collect()
    }

    #[test]
    fn median_of_odd_even_and_none() {
        assert_eq!(samples(&[9.0, 1.0, 5.0]).median(), 5.0);
        assert_eq!(samples(&[4.0, 1.0, 3.0, 2.0]).median(), 2.5);
        assert!(samples(&[]).median().is_nan());
        assert!(samples(&[]).spread().is_nan());
    }

    #[test]
    fn spread_is_half_the_interquartile_range_and_ignores_outliers() {
        assert_eq!(samples(&[1.0, 2.0, 3.0, 4.0, 5.0]).spread(), 1.0);
        assert_eq!(samples(&[1.0, 2.0, 3.0, 4.0, 5000.0]).spread(), 1.0);
        assert_eq!(samples(&[7.0]).spread(), 0.0);
    }

    #[test]
    fn interval_has_the_binomial_ranks() {
        // n = 100: 50 − 9.8 = 40.2, so the 40th smallest and the 40th largest.
        let hundred: Samples = (1..=100).rev().map(f64::from).collect();
        assert_eq!(hundred.median_interval(), Some((40.0, 61.0)));
        // n = 6: 3 − 2.4 = 0.6, so the smallest and the largest (confidence 1 − 2·2^−6 = 96.9 %).
        assert_eq!(
            samples(&[3.0, 1.0, 2.0, 6.0, 5.0, 4.0]).median_interval(),
            Some((1.0, 6.0))
        );
        assert_eq!(samples(&[1.0; 5]).median_interval(), None);
    }

    #[test]
    fn steadiness_compares_the_interval_with_the_median() {
        let hundred: Samples = (1..=100).map(|x| 1000.0 + f64::from(x)).collect();
        // Half-width 10.5 of a median of 1050.5: just under 1 %.
        assert!(hundred.is_steady(0.01));
        assert!(!hundred.is_steady(0.0099));
        assert!(
            !samples(&[5.0; 5]).is_steady(0.5),
            "too few samples are never steady"
        );
    }
}
