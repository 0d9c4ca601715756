//! The study's results as data, and what they say in words.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::case::{Algorithm, Case, break_even};
use crate::measure::{Environment, Options, Samples};
use limbforge::ir::Counts;

/// Counts of one algorithm for n limbs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// Width of a word.
    pub word: u8,
    /// n.
    pub n: usize,
    /// Limbs of the program: n, or fewer full words.
    pub limbs: usize,
    /// Bits of a limb.
    pub radix: u32,
    /// Multiplications of words.
    pub multiplications: usize,
    /// Additions and subtractions: of words 1, of double words 2.
    pub additions: usize,
}

impl Counted {
    /// The counts of a case.
    #[must_use]
    pub fn of(case: &Case) -> Counted {
        let counts = case.counts();
        Counted {
            algorithm: case.algorithm,
            word: case.shape.word,
            n: case.n,
            limbs: case.shape.limbs,
            radix: case.shape.radix,
            multiplications: counts.multiplications,
            additions: counts.additions,
        }
    }

    fn counts(&self) -> Counts {
        Counts {
            multiplications: self.multiplications,
            additions: self.additions,
            other: 0,
        }
    }
}

/// The measurement of one case by one compiler.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The algorithm; of GMP, the one that does the same.
    pub algorithm: Algorithm,
    /// Width of a word.
    pub word: u8,
    /// n.
    pub n: usize,
    /// Language and compiler, or GMP with its version.
    pub by: String,
    /// Median of core cycles per call, calls not waiting for each other.
    pub cycles: f64,
    /// Half the interquartile range.
    pub spread: f64,
    /// The raw samples.
    pub samples: Samples,
}

/// A whole run of the study.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Always `karatsuba`: tells this record from others.
    pub study: String,
    /// The command that made it.
    pub command: String,
    /// The machine and the compilers.
    pub environment: Environment,
    /// How long and how precisely it was measured.
    pub options: Options,
    /// Parts left out, and why: a compiler, GMP.
    pub left_out: Vec<String>,
    /// Whether it ran to its end, and was not interrupted.
    pub complete: bool,
    /// Counts of all algorithms for all n.
    pub counts: Vec<Counted>,
    /// Measured entries.
    pub entries: Vec<Entry>,
}

/// From where on an algorithm wins for good.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Crossing {
    /// From this n on, up to the greatest one measured.
    From(usize),
    /// Not at the greatest n measured.
    Never,
}

impl Record {
    /// The counts of an algorithm for n limbs.
    #[must_use]
    pub fn counted(&self, algorithm: Algorithm, word: u8, n: usize) -> Option<&Counted> {
        let mut counts = self.counts.iter();
        counts.find(|c| c.algorithm == algorithm && c.word == word && c.n == n)
    }

    /// The ratio of multiplication to addition cost at which arbitrary-degree Karatsuba breaks even; see
    /// [`break_even`].
    #[must_use]
    pub fn break_even(&self, fewer: Algorithm, word: u8, n: usize) -> Option<f64> {
        let plain = self.counted(fewer.schoolbook()?, word, n)?;
        break_even(plain.counts(), self.counted(fewer, word, n)?.counts())
    }

    /// Who built what was measured of this word width, compilers first, GMP last.
    #[must_use]
    pub fn builders(&self, word: u8) -> Vec<&str> {
        let mut builders: Vec<&str> = Vec::new();
        for entry in self.entries.iter().filter(|e| e.word == word) {
            if !builders.contains(&entry.by.as_str()) {
                builders.push(&entry.by);
            }
        }
        builders.sort_by_key(|by| (is_gmp(by), *by));
        builders
    }

    /// The n at which an algorithm of this word width was measured.
    #[must_use]
    pub fn measured(&self, algorithm: Algorithm, word: u8) -> Vec<usize> {
        let entries = self.entries.iter();
        let all: BTreeSet<usize> = entries
            .filter(|e| e.algorithm == algorithm && e.word == word)
            .map(|e| e.n)
            .collect();
        all.into_iter().collect()
    }

    /// A measurement.
    #[must_use]
    pub fn entry(&self, algorithm: Algorithm, word: u8, n: usize, by: &str) -> Option<&Entry> {
        let mut entries = self.entries.iter();
        entries.find(|e| e.algorithm == algorithm && e.word == word && e.n == n && e.by == by)
    }

    /// Cycles of one algorithm over those of another, by one builder.
    #[must_use]
    pub fn ratio(
        &self,
        algorithm: Algorithm,
        over: Algorithm,
        word: u8,
        n: usize,
        by: &str,
    ) -> Option<f64> {
        let [x, y] = [algorithm, over].map(|a| self.entry(a, word, n, by).map(|e| e.cycles));
        Some(x? / y?)
    }

    /// The quickest of an algorithm for n limbs over all compilers; GMP is asked for by its own name.
    #[must_use]
    pub fn best(&self, algorithm: Algorithm, word: u8, n: usize) -> Option<&Entry> {
        let entries = self.entries.iter();
        entries
            .filter(|e| e.algorithm == algorithm && e.word == word && e.n == n && !is_gmp(&e.by))
            .min_by(|x, y| x.cycles.total_cmp(&y.cycles))
    }

    /// GMP's product for n limbs.
    #[must_use]
    pub fn gmp(&self, n: usize) -> Option<&Entry> {
        let mut entries = self.entries.iter();
        entries.find(|e| e.n == n && e.word == 64 && is_gmp(&e.by))
    }

    /// The n from which on `ratio` stays below 1; `None` if there is none of it.
    #[must_use]
    pub fn crossing(ratios: &[(usize, f64)]) -> Option<Crossing> {
        let last = ratios.last()?;
        if last.1 >= 1.0 {
            return Some(Crossing::Never);
        }
        let losing = ratios.iter().rposition(|(_, ratio)| *ratio >= 1.0);
        Some(Crossing::From(ratios[losing.map_or(0, |at| at + 1)].0))
    }

    /// Ratios of two algorithms by one builder, by rising n.
    #[must_use]
    pub fn ratios(
        &self,
        algorithm: Algorithm,
        over: Algorithm,
        word: u8,
        by: &str,
    ) -> Vec<(usize, f64)> {
        let ns = self.measured(algorithm, word).into_iter();
        ns.filter_map(|n| Some((n, self.ratio(algorithm, over, word, n, by)?)))
            .collect()
    }

    /// Ratios of the quickest of one algorithm to the quickest of another, by rising n.
    #[must_use]
    pub fn best_ratios(
        &self,
        algorithm: Algorithm,
        over: Algorithm,
        word: u8,
    ) -> Vec<(usize, f64)> {
        let ns = self.measured(algorithm, word).into_iter();
        let best = |algorithm, n| self.best(algorithm, word, n).map(|e| e.cycles);
        ns.filter_map(|n| Some((n, best(algorithm, n)? / best(over, n)?)))
            .collect()
    }
}

/// Whether this builder is GMP and no compiler.
#[must_use]
pub fn is_gmp(by: &str) -> bool {
    by.starts_with("GMP ")
}
