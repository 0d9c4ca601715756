//! A contest as text: medians and spreads, then the peers' medians over ours.

use std::fmt::Write;

use crate::contest::{Contest, Row};

const HEADS: [&str; 4] = [
    "mul latency",
    "mul throughput",
    "sqr latency",
    "sqr throughput",
];

/// The table of one prime.
pub fn table(contest: &Contest) -> String {
    let mut text = format!(
        "{}: {} candidates screened\n",
        contest.prime, contest.screened
    );
    let names: Vec<String> = contest.rows.iter().map(name).collect();
    let width = names.iter().map(String::len).max().unwrap_or(0);
    line(&mut text, "", width, &HEADS.map(str::to_owned));
    for (row, name) in contest.rows.iter().zip(&names) {
        let cells = [0, 1, 2, 3].map(|i| format!("{:.1} ± {:.1}", row.medians[i], row.spreads[i]));
        line(&mut text, name, width, &cells);
    }
    let ours = contest.rows.iter().filter(|row| row.built_by.is_some());
    let winner = ours.clone().next();
    let rust = ours.clone().find(|row| row.is_our_rust());
    let peers = || contest.rows.iter().filter(|row| row.built_by.is_none());
    for (whose, ours) in [("the winner", winner), ("our best Rust", rust)] {
        let Some(ours) = ours else { continue };
        let _ = writeln!(text, "peer over {whose}, {}:", name(ours));
        for peer in peers() {
            let cells = [0, 1, 2, 3].map(|i| verdict(peer.medians[i] / ours.medians[i]));
            line(&mut text, &peer.name, width, &cells);
        }
    }
    let _ = writeln!(text, "inversion:");
    for row in &contest.inversions {
        let by = row.built_by.as_deref().unwrap_or_default();
        let _ = writeln!(
            text,
            "  {:>9.0} ± {:<5.0} {} {by}",
            row.median, row.spread, row.name
        );
    }
    for what in &contest.left_out {
        let _ = writeln!(text, "left out: {what}");
    }
    text
}

fn line(text: &mut String, name: &str, width: usize, cells: &[String; 4]) {
    let _ = write!(text, "  {name:<width$}");
    for cell in cells {
        let _ = write!(text, " {cell:>15}");
    }
    text.push('\n');
}

fn name(row: &Row) -> String {
    match &row.built_by {
        Some(by) => format!("limbforge {} [{by}]", row.name),
        None => row.name.clone(),
    }
}

/// A ratio as it is read, to two decimals: below 1 ours loses.
fn verdict(ratio: f64) -> String {
    let word = match (ratio * 100.0).round() as i64 {
        ..100 => "loss",
        100 => "even",
        _ => "win",
    };
    format!("{ratio:.2} {word:>4}")
}
