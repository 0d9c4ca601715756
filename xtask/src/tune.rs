//! The ranking of one prime's candidates: the head, the best of every kind, and the last.

use std::collections::BTreeSet;
use std::fmt::Write;

use serde::Deserialize;

use crate::record::{Environment, cell, origin};

/// Lines from the top of the ranking.
const HEAD: usize = 12;

/// What `limbforge tune --json` writes.
#[derive(Deserialize)]
pub struct Record {
    command: String,
    prime: String,
    environment: Environment,
    rejected: Vec<(String, String)>,
    passed_over: usize,
    ranking: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    recipe: String,
    compiler: String,
    medians: [f64; 4],
    spreads: [f64; 4],
}

/// The table with a line on how it came about.
pub fn table(record: &Record) -> String {
    let mut text = format!(
        "{}\n\n{}: {} candidates measured; {} recipes passed over by operation count, {} do not work for this prime. \
         The first {HEAD}, then the best of each other kind, then the last.\n\n\
         | rank | recipe | built by | mul latency | mul throughput | sqr latency | sqr throughput |\n\
         |--:|---|---|--:|--:|--:|--:|\n",
        origin(&record.command, &record.environment),
        record.prime,
        record.ranking.len(),
        record.passed_over,
        record.rejected.len(),
    );
    let mut kinds = BTreeSet::new();
    for (i, entry) in record.ranking.iter().enumerate() {
        let new = kinds.insert(kind(&entry.recipe));
        if i >= HEAD && !new && i + 1 < record.ranking.len() {
            continue;
        }
        let [a, b, c, d] = [0, 1, 2, 3].map(|k| cell(entry.medians[k], entry.spreads[k]));
        let _ = writeln!(
            text,
            "| {} | `{}` | {} | {a} | {b} | {c} | {d} |",
            i + 1,
            entry.recipe,
            entry.compiler
        );
    }
    text
}

/// What makes recipes structurally different: word, full words or not, product, accumulation and reduction without
/// their parameters.
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
    fn head_kinds_and_last_are_listed() {
        let entry = |recipe: &str| Entry {
            recipe: recipe.to_owned(),
            compiler: "rust rustc 1.95.0".to_owned(),
            medians: [1.0, 2.0, 3.0, 4.04],
            spreads: [0.1; 4],
        };
        let mut ranking: Vec<Entry> = (0..20)
            .map(|_| entry("5x51 adk double-word fold(19)"))
            .collect();
        ranking[15] = entry("4x64 operand-scanning carry-chain fold(38)");
        let record = Record {
            command: "limbforge tune 2^255-19".to_owned(),
            prime: "2^255 - 19".to_owned(),
            environment: Environment {
                cpu: "Some CPU".to_owned(),
                compilers: vec!["rustc 1.95.0 -Copt-level=3".to_owned()],
            },
            rejected: Vec::new(),
            passed_over: 3,
            ranking,
        };
        let table = table(&record);
        let ranks: Vec<&str> = table
            .lines()
            .filter_map(|line| line.strip_prefix("| ")?.split(' ').next())
            .skip(1)
            .collect();
        let expected: Vec<String> = (1..=12).chain([16, 20]).map(|i| i.to_string()).collect();
        assert_eq!(ranks, expected);
        assert!(table.contains("| 1.0 ± 0.1 | 2.0 ± 0.1 | 3.0 ± 0.1 | 4.0 ± 0.1 |"));
        assert!(table.starts_with("`limbforge tune 2^255-19` on Some CPU, with rustc 1.95.0."));
    }
}
