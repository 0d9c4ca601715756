//! ECDSA over P-256: published crates and ours.

use std::fmt::Write;

use serde::Deserialize;

/// A record of `benches/p256`.
#[derive(Deserialize)]
pub struct Record {
    command: String,
    processor: String,
    compiler: String,
    rows: Vec<Row>,
}

#[derive(Deserialize)]
struct Row {
    name: String,
    /// For one signature, each turn.
    nanoseconds: Vec<f64>,
}

impl Row {
    /// Quartiles in microseconds.
    fn quartiles(&self) -> [f64; 3] {
        let mut times = self.nanoseconds.clone();
        times.sort_by(f64::total_cmp);
        [1, 2, 3].map(|part| {
            let at = part * times.len().saturating_sub(1) / 4;
            times.get(at).map_or(f64::NAN, |time| time / 1000.0)
        })
    }

    fn is_ours(&self) -> bool {
        self.name.starts_with("forge-p256")
    }
}

/// The table of a run, with ratios to the quickest other crate. Ours is bold where it is slower.
pub fn table(record: &Record) -> String {
    let peers = record.rows.iter().filter(|row| !row.is_ours());
    let best = peers.map(|row| row.quartiles()[1]).fold(f64::NAN, f64::min);
    let mut out = format!(
        "`{}` on {}, with {}. CPU time of one thread for a signature, in microseconds: median (quartiles). The last column \
         divides the medians by that of the quickest published crate. Losses are **bold**.\n\n\
         | implementation | time | of the quickest |\n|---|--:|--:|\n",
        record.command, record.processor, record.compiler,
    );
    for row in &record.rows {
        let [low, middle, high] = row.quartiles();
        let ratio = middle / best;
        let mark = if row.is_ours() && ratio > 1.0 {
            "**"
        } else {
            ""
        };
        let _ = writeln!(
            out,
            "| {} | {middle:.1} ({low:.1} to {high:.1}) | {mark}{ratio:.2}{mark} |",
            row.name
        );
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_are_bold_and_ratios_are_to_the_quickest_peer() {
        let row = |name: &str, nanoseconds: [f64; 3]| serde_json::json!({"name": name, "nanoseconds": nanoseconds});
        let record = serde_json::json!({
            "study": "p256", "command": "bench", "processor": "a CPU", "compiler": "rustc 1", "paths": [],
            "rows": [
                row("forge-p256, 8 at once", [9_000.0, 11_000.0, 10_000.0]),
                row("forge-p256, one at a time", [30_000.0; 3]),
                row("slow", [40_000.0; 3]),
                row("quick", [20_000.0; 3]),
            ],
        });
        let record: Record = serde_json::from_value(record).expect("a record");
        let text = table(&record);
        let rows = "| forge-p256, 8 at once | 10.0 (9.0 to 10.0) | 0.50 |\n\
                    | forge-p256, one at a time | 30.0 (30.0 to 30.0) | **1.50** |\n\
                    | slow | 40.0 (40.0 to 40.0) | 2.00 |\n\
                    | quick | 20.0 (20.0 to 20.0) | 1.00 |\n";
        assert!(text.ends_with(rows), "{text}");
    }
}
