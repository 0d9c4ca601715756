//! Limbforge compared with published field arithmetic, wins and losses alike.

mod top;

use std::collections::HashSet;
use std::fmt::Write;

use limbforge_lab::measure::Environment;
use serde::Deserialize;

use crate::record::{cell, origin};
pub use top::top_five;

/// The file that `limbforge-peers --json` writes.
#[derive(Deserialize)]
pub struct Record {
    command: String,
    environment: Environment,
    contests: Vec<Contest>,
}

#[derive(Deserialize)]
struct Contest {
    prime: String,
    screened: usize,
    rows: Vec<Row>,
    #[serde(default)]
    inversions: Vec<Inversion>,
    left_out: Vec<String>,
}

#[derive(Deserialize)]
struct Inversion {
    name: String,
    built_by: Option<String>,
    median: f64,
    spread: f64,
}

#[derive(Deserialize)]
struct Row {
    name: String,
    built_by: Option<String>,
    medians: [f64; 4],
    spreads: [f64; 4],
}

impl Contest {
    /// Our best by the tool's score: ours come first, best first.
    fn winner(&self) -> Option<&Row> {
        self.rows.iter().find(|row| row.built_by.is_some())
    }

    fn best_rust(&self) -> Option<&Row> {
        let is_rust = |by: &String| by.starts_with("rust ");
        self.rows
            .iter()
            .find(|row| row.built_by.as_ref().is_some_and(is_rust))
    }

    fn peers(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| row.built_by.is_none())
    }
}

/// The table with lines on how it came about and on what was aimed at.
pub fn table(record: &Record) -> String {
    let mut text = format!(
        "{} Each prime has the best candidate, the best in Rust (**R**) if that is another one, and the published \
         crates. Brackets have the crate's cycles divided by those of our best, then by those of our best in Rust. \
         Losses (below 1.00) are **bold**.\n\n\
         | prime | code | mul latency | mul throughput | sqr latency | sqr throughput |\n|---|---|--:|--:|--:|--:|\n",
        origin(&record.command, &record.environment),
    );
    for contest in &record.contests {
        contest_rows(&mut text, contest);
    }
    inversions(&mut text, &record.contests);
    let screened: usize = record.contests.iter().map(|c| c.screened).sum();
    let _ = writeln!(text, "\n{screened} candidates were screened. Aims:\n");
    for line in aims(&record.contests) {
        let _ = writeln!(text, "- {line}");
    }
    for contest in &record.contests {
        for what in &contest.left_out {
            let first = what.lines().next().unwrap_or_default();
            let _ = writeln!(text, "- {}: left out: {first}", contest.prime);
        }
    }
    text
}

/// A table of inversions: our fastest of each method, and the peers'.
fn inversions(text: &mut String, contests: &[Contest]) {
    if contests.iter().all(|contest| contest.inversions.is_empty()) {
        return;
    }
    text.push_str(
        "\nLatency of inversion: our fastest by divsteps, our fastest by a power, and the crates. Brackets have the crate's cycles \
         divided by those of our first.\n\n\
         | prime | code | cycles |\n|---|---|--:|\n",
    );
    for contest in contests {
        let (mut ours, peers): (Vec<&Inversion>, Vec<&Inversion>) = contest
            .inversions
            .iter()
            .partition(|row| row.built_by.is_some());
        ours.sort_by(|x, y| x.median.total_cmp(&y.median));
        // The fastest of each method.
        let mut ways = HashSet::new();
        ours.retain(|row| ways.insert(row.name.ends_with("invert(divsteps)")));
        let quickest = ours.first().map(|row| row.median);
        let mut prime = contest.prime.as_str();
        for row in ours.into_iter().chain(peers) {
            let name = match &row.built_by {
                Some(by) => format!("Limbforge `{}`, {by}", row.name),
                None => row.name.clone(),
            };
            let compared = match (quickest, &row.built_by) {
                (Some(best), None) => format!(" ({})", ratio(row.median / best)),
                _ => String::new(),
            };
            let _ = writeln!(
                text,
                "| {prime} | {name} | {:.0} ± {:.0}{compared} |",
                row.median, row.spread
            );
            prime = "";
        }
    }
}

fn contest_rows(text: &mut String, contest: &Contest) {
    let (Some(winner), rust) = (contest.winner(), contest.best_rust()) else {
        return;
    };
    let mut line = |prime: &str, code: &str, cells: [String; 4]| {
        let _ = writeln!(text, "| {prime} | {code} | {} |", cells.join(" | "));
    };
    let plain = |row: &Row| [0, 1, 2, 3].map(|k| cell(row.medians[k], row.spreads[k]));
    let rust = rust.filter(|rust| !std::ptr::eq(*rust, winner));
    line(&contest.prime, &ours(winner, ""), plain(winner));
    if let Some(rust) = rust {
        line("", &ours(rust, "**R** "), plain(rust));
    }
    for peer in contest.peers() {
        let cells = [0, 1, 2, 3].map(|k| {
            let ratios: Vec<String> = std::iter::once(winner)
                .chain(rust)
                .map(|ours| ratio(peer.medians[k] / ours.medians[k]))
                .collect();
            format!(
                "{} ({})",
                cell(peer.medians[k], peer.spreads[k]),
                ratios.join(", ")
            )
        });
        line("", &peer.name, cells);
    }
}

fn ours(row: &Row, mark: &str) -> String {
    let by = row.built_by.as_deref().unwrap_or_default();
    format!("{mark}Limbforge `{}`, {by}", row.name)
}

/// To two decimals; bold if that is below 1.
fn ratio(ratio: f64) -> String {
    if hundredths(ratio) < 100 {
        format!("**{ratio:.2}**")
    } else {
        format!("{ratio:.2}")
    }
}

fn hundredths(ratio: f64) -> i64 {
    (ratio * 100.0).round() as i64
}

/// Our aims, and whether each was reached.
fn aims(contests: &[Contest]) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(contest) = contests.iter().find(|c| c.prime == "curve25519")
        && let Some(winner) = contest.winner()
    {
        let mut aim = |what: &str, peer: &str, least: i64, metrics: &[usize]| {
            let Some(peer) = contest.peers().find(|row| row.name.starts_with(peer)) else {
                return;
            };
            let ratios = || metrics.iter().map(|&k| peer.medians[k] / winner.medians[k]);
            let reached = ratios().all(|ratio| hundredths(ratio) >= least);
            let shown: Vec<String> = ratios().map(|ratio| format!("{ratio:.2}")).collect();
            lines.push(format!(
                "{what}: {} ({})",
                verdict(reached),
                shown.join(", ")
            ));
        };
        aim(
            "2^255−19 at least as fast as crrl 0.9 m64 in all four",
            "crrl 0.9 m64",
            100,
            &[0, 1, 2, 3],
        );
        aim(
            "2^255−19 at least 1.4 times the throughput of fiat-crypto's best form, multiplication and squaring",
            "fiat-crypto 0.3 5x51",
            140,
            &[1, 3],
        );
    }
    let slow: Vec<&str> = contests
        .iter()
        .filter(|contest| {
            contest
                .winner()
                .is_some_and(|w| w.medians[2] >= w.medians[0] || w.medians[3] >= w.medians[1])
        })
        .map(|contest| contest.prime.as_str())
        .collect();
    if let Some(contest) = contests.iter().find(|c| c.prime == "curve25519") {
        let ours = contest
            .inversions
            .iter()
            .filter(|row| row.built_by.is_some());
        if let Some(best) = ours.map(|row| row.median).reduce(f64::min) {
            lines.push(format!(
                "inversion modulo 2^255−19 in at most 4000 cycles: {} ({best:.0})",
                verdict(best <= 4000.0)
            ));
        }
    }
    let exceptions = if slow.is_empty() {
        String::new()
    } else {
        format!(" (not for {})", slow.join(", "))
    };
    lines.push(format!(
        "squaring faster than multiplication for every prime, latency and throughput: {}{exceptions}",
        verdict(slow.is_empty())
    ));
    lines
}

fn verdict(reached: bool) -> &'static str {
    if reached {
        "reached"
    } else {
        "**not reached**"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &str, built_by: Option<&str>, medians: [f64; 4]) -> Row {
        Row {
            name: name.to_owned(),
            built_by: built_by.map(str::to_owned),
            medians,
            spreads: [0.1; 4],
        }
    }

    pub fn contest(square: f64) -> Contest {
        Contest {
            prime: "curve25519".to_owned(),
            screened: 7,
            rows: vec![
                row("r1", Some("c clang 19.1.7"), [40.0, 30.0, square, 20.0]),
                row("r2", Some("rust rustc 1.95.0"), [50.0, 30.0, 35.0, 25.0]),
                row("crrl 0.9 m64", None, [40.0, 30.0, 34.0, 20.0]),
                row("fiat-crypto 0.3 5x51", None, [60.0, 42.0, 50.0, 28.0]),
            ],
            inversions: vec![
                Inversion {
                    name: "r1".to_owned(),
                    built_by: Some("c clang 19.1.7".to_owned()),
                    median: 4100.0,
                    spread: 5.0,
                },
                Inversion {
                    name: "crrl 0.9".to_owned(),
                    built_by: None,
                    median: 4510.0,
                    spread: 5.0,
                },
            ],
            left_out: Vec::new(),
        }
    }

    pub fn record(square: f64) -> Record {
        Record {
            command: "limbforge-peers".to_owned(),
            environment: Environment::detect(&[]),
            contests: vec![contest(square)],
        }
    }

    #[test]
    fn wins_and_losses_are_told_apart() {
        let text = table(&record(34.0));
        assert!(
            text.contains(
                "| crrl 0.9 m64 | 40.0 ± 0.1 (1.00, **0.80**) | 30.0 ± 0.1 (1.00, 1.00) |"
            ),
            "{text}"
        );
        assert!(text.contains("in all four: reached (1.00, 1.00, 1.00, 1.00)"));
        assert!(text.contains("squaring: reached (1.40, 1.40)"));
        assert!(text.contains("throughput: reached\n"));
        assert!(text.contains("|  | crrl 0.9 | 4510 ± 5 (1.10) |"), "{text}");
        assert!(
            text.contains("at most 4000 cycles: **not reached** (4100)"),
            "{text}"
        );
    }

    #[test]
    fn aims_can_be_missed() {
        let text = table(&record(41.0));
        assert!(text.contains("in all four: **not reached** (1.00, 1.00, 0.83, 1.00)"));
        assert!(
            text.contains("**not reached** (not for curve25519)"),
            "{text}"
        );
    }
}
