//! The ranking of one prime's candidates: the head, the best of every kind, and the last.

use std::fmt::Write;

use limbforge_lab::search::Record;

use crate::record::{cell, origin};

/// The table with a line on how it came about.
pub fn table(record: &Record) -> String {
    let heads = record.quantities.iter().map(|key| {
        let key = key.replace("square_", "sqr_").replace('_', " ");
        format!(" {key} |")
    });
    let mut text = format!(
        "{}\n\n{}: {} candidates measured; {} recipes skipped by operation count; {} rejected for this prime. \
         The table has the first {}, the best of each other kind, and the last.\n\n\
         | rank | recipe | built by |{}\n|--:|---|---|{}\n",
        origin(&record.command, &record.environment),
        record.prime,
        record.ranking.len(),
        record.passed_over,
        record.rejected.len(),
        Record::HEAD,
        heads.collect::<String>(),
        "--:|".repeat(record.quantities.len()),
    );
    for i in record.short() {
        let entry = &record.ranking[i];
        let cells = entry.medians.iter().zip(&entry.spreads);
        let cells = cells.map(|(median, spread)| format!(" {} |", cell(*median, *spread)));
        let _ = writeln!(
            text,
            "| {} | `{}` | {} |{}",
            i + 1,
            entry.plan,
            entry.compiler,
            cells.collect::<String>()
        );
    }
    if !record.inversions.is_empty() {
        text.push_str("\nLatency of inversion under the first recipe:\n\n| cycles | recipe | built by |\n|--:|---|---|\n");
        for entry in &record.inversions {
            let _ = writeln!(
                text,
                "| {:.0} ± {:.0} | `{}` | {} |",
                entry.cycles, entry.spread, entry.plan, entry.compiler
            );
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_per_shown_entry_with_its_rank() {
        let entry = serde_json::json!({
            "recipe": "5x51 adk double-word fold(19@right:mul) carry(parallel)", "compiler": "rust rustc 1.95.0",
            "mul_bound": 1.0, "square_bound": 1.0,
            "medians": [1.0, 2.0, 3.0, 4.04], "spreads": [0.1, 0.1, 0.1, 0.1],
            "samples": {"label": "", "mul_latency": [], "mul_throughput": [], "square_latency": [],
                "square_throughput": []},
        });
        let inverted = "5x51 adk double-word fold(19@right:mul) carry(parallel) invert(divsteps)";
        let record = serde_json::json!({
            "command": "limbforge tune 2^255-19", "prime": "2^255 - 19",
            "environment": {"cpu": "Some CPU", "cores": 2, "os": "linux", "arch": "x86_64",
                "compilers": ["rustc 1.95.0 -Copt-level=3"]},
            "options": limbforge_lab::measure::Options::default(),
            "multiplier": {"word64": 1.0, "word32": 1.0},
            "rejected": [], "passed_over": 3, "complete": true, "ranking": vec![entry; 20],
            "inversions": [{"recipe": inverted, "compiler": "rust rustc 1.95.0", "cycles": 4000.4,
                "spread": 5.0, "samples": []}],
        });
        let table = table(&serde_json::from_value(record).expect("a record"));
        let ranks: Vec<&str> = table
            .lines()
            .take_while(|line| !line.starts_with("Latency"))
            .filter_map(|line| line.strip_prefix("| ")?.split(' ').next())
            .skip(1)
            .collect();
        let expected: Vec<String> = (1..=12).chain([20]).map(|i| i.to_string()).collect();
        assert_eq!(ranks, expected);
        assert!(table.contains("| 1.0 ± 0.1 | 2.0 ± 0.1 | 3.0 ± 0.1 | 4.0 ± 0.1 |"));
        assert!(
            table.ends_with(&format!(
                "| 4000 ± 5 | `{inverted}` | rust rustc 1.95.0 |\n"
            )),
            "{table}"
        );
        assert!(table.starts_with("`limbforge tune 2^255-19` on Some CPU, with rustc 1.95.0."));
    }
}
