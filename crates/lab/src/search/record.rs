//! A whole run as data: what `limbforge tune --json` writes, and what tables and reports are made from.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Entry, InversionEntry, Multiplier};
use crate::measure::{Environment, Options};

/// Everything about one run of the search.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The command that made it.
    pub command: String,
    /// The prime, as text that parses back.
    pub prime: String,
    /// The machine and the compilers.
    pub environment: Environment,
    /// How long and how precisely it was measured.
    pub options: Options,
    /// Performance of this core's multiplier: the scale of the bounds.
    pub multiplier: Multiplier,
    /// Recipes that do not work for the prime, with the reason.
    pub rejected: Vec<(String, String)>,
    /// Recipes that were checked and not built, as others of their structure need fewer operations.
    pub passed_over: usize,
    /// Whether it ran to its end, and was not interrupted.
    pub complete: bool,
    /// Measured candidates, best first.
    pub ranking: Vec<Entry>,
    /// The ways to invert under the best recipe, the quickest first.
    #[serde(default)]
    pub inversions: Vec<InversionEntry>,
}

impl Record {
    /// Lines from the top of the ranking that a short table shows.
    pub const HEAD: usize = 12;

    /// The ranking in short, as indices: the first [`Record::HEAD`], then the best of each other kind, then the last.
    #[must_use]
    pub fn short(&self) -> Vec<usize> {
        let mut kinds = BTreeSet::new();
        let mut shown = Vec::new();
        for (i, entry) in self.ranking.iter().enumerate() {
            let new = kinds.insert(kind(&entry.recipe));
            if i < Record::HEAD || new || i + 1 == self.ranking.len() {
                shown.push(i);
            }
        }
        shown
    }
}

/// Structural kind of a recipe: word, full words or not, product, accumulation and reduction without their parameters.
fn kind(recipe: &str) -> String {
    let mut words = recipe.split_whitespace();
    let radix = words.next().and_then(|shape| shape.split_once('x'));
    let radix = radix.map_or("", |(_, radix)| radix);
    let (narrow, rest): (Vec<&str>, Vec<&str>) = words.partition(|word| *word == "word(32)");
    let word = if narrow.is_empty() { "64" } else { "32" };
    let methods = rest.iter().take(3).map(|word| {
        let end = word.find('(').unwrap_or(word.len());
        &word[..end]
    });
    std::iter::once(if radix == word { "full words" } else { "limbs" })
        .chain(std::iter::once(word))
        .chain(methods)
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::Measured;

    #[test]
    fn kinds_ignore_parameters() {
        let of = |a, b| kind(a) == kind(b);
        assert!(of(
            "5x51 adk double-word fold(19@columns:mul) carry(sequential)",
            "6x43 adk double-word fold(8@high:shift-add) carry(parallel)"
        ));
        assert!(!of(
            "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)",
            "5x51 operand-scanning carry-chain fold(38@high:mul) carry(none)"
        ));
        assert!(!of(
            "8x32 word(32) operand-scanning carry-chain fold(38@high:mul) carry(none)",
            "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)"
        ));
    }

    #[test]
    fn head_kinds_and_last_are_shown_and_json_comes_back() {
        let entry = |recipe: &str| Entry {
            recipe: recipe.to_owned(),
            compiler: "rust rustc 1.95.0".to_owned(),
            mul_bound: 25.0,
            square_bound: 15.0,
            medians: [1.0, 2.0, 3.0, 4.0],
            spreads: [0.1; 4],
            samples: Measured::default(),
            built: 0,
        };
        let mut ranking: Vec<Entry> = (0..20)
            .map(|_| entry("5x51 adk double-word fold(19)"))
            .collect();
        ranking[15] = entry("4x64 operand-scanning carry-chain fold(38)");
        let record = Record {
            inversions: Vec::new(),
            command: "limbforge tune 2^255-19".to_owned(),
            prime: "2^255 - 19".to_owned(),
            environment: Environment::detect(&[]),
            options: Options::default(),
            multiplier: Multiplier {
                word64: 1.0,
                word32: 1.0,
            },
            rejected: vec![("some recipe".to_owned(), "no room".to_owned())],
            passed_over: 3,
            complete: true,
            ranking,
        };
        let expected: Vec<usize> = (0..12).chain([15, 19]).collect();
        assert_eq!(record.short(), expected);
        let text = serde_json::to_string(&record).unwrap();
        let back: Record = serde_json::from_str(&text).unwrap();
        assert_eq!(serde_json::to_string(&back).unwrap(), text);
        assert_eq!(back.short(), expected);
    }
}
