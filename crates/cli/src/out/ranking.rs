//! The ranking as a table.

use std::fmt::Write;

use limbforge_lab::search::{Entry, InversionEntry};

/// One line per candidate, best first: core cycles, median ± half the interquartile range.
pub fn table(ranking: &[Entry]) -> String {
    let mut text = String::new();
    let width = ranking.iter().map(|e| e.recipe.len()).max().unwrap_or(6);
    let _ = writeln!(
        text,
        "rank  {:width$}  {:18} {:>13} {:>13} {:>13} {:>13}  x bound",
        "recipe", "built by", "mul latency", "throughput", "sqr latency", "throughput",
    );
    for (i, entry) in ranking.iter().enumerate() {
        let _ = write!(
            text,
            "{:>4}  {:width$}  {:18}",
            i + 1,
            entry.recipe,
            entry.compiler
        );
        for (median, spread) in entry.medians.iter().zip(entry.spreads) {
            let _ = write!(text, " {:>13}", format!("{median:.1} ±{spread:.1}"));
        }
        let _ = writeln!(
            text,
            "  {:.2} {:.2}",
            entry.medians[1] / entry.mul_bound,
            entry.medians[3] / entry.square_bound
        );
    }
    text
}

/// The ways to invert, a line each.
pub fn inversions(entries: &[InversionEntry]) -> String {
    let mut text = String::new();
    for entry in entries {
        text.push_str(&format!(
            "inversion: {:>8.0} ± {:<4.0} cycles  {}  [{}]\n",
            entry.cycles, entry.spread, entry.recipe, entry.compiler
        ));
    }
    text
}
