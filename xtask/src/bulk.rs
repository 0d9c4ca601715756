//! Verification of a Parquet file by query engines: rates, and how they scale.

use std::fmt::Write;

use limbforge_lab::measure::Environment;
use serde::Deserialize;

/// The file that `bulk --json` writes.
#[derive(Deserialize)]
pub struct Record {
    command: String,
    environment: Environment,
    engines: Vec<String>,
    /// What the compiler optimised.
    build: String,
    rows: u64,
    bytes: u64,
    planted: Planted,
    ways: Vec<Way>,
}

#[derive(Deserialize)]
struct Planted {
    valid: u64,
    invalid: u64,
    null: u64,
}

#[derive(Deserialize)]
struct Way {
    name: String,
    /// A number for each turn.
    seconds: Vec<f64>,
}

impl Way {
    /// Least, median and most. The median of an even number of turns is the greater of the two in the middle.
    fn seconds(&self) -> [f64; 3] {
        let mut seconds = self.seconds.clone();
        seconds.sort_by(f64::total_cmp);
        let at = |place: usize| seconds.get(place).copied().unwrap_or(f64::NAN);
        [0, seconds.len() / 2, seconds.len().saturating_sub(1)].map(at)
    }
}

/// The table of a run. Ratios are those of medians, to the first way.
pub fn table(record: &Record) -> String {
    let Planted {
        valid,
        invalid,
        null,
    } = record.planted;
    let turns = record
        .ways
        .iter()
        .map(|way| way.seconds.len())
        .min()
        .unwrap_or(0);
    let mut text = format!(
        "`{}` on {} ({} cores), with {}, {} ({}): {} signatures in a file of {} MB. Every count was that of what was planted: {} valid, \
         {} invalid, {} null. Seconds are the median of {turns} (least to most).\n\n\
         | | seconds | signatures a second | of the first |\n|---|--:|--:|--:|\n",
        record.command,
        record.environment.cpu,
        record.environment.cores,
        record.environment.compilers.join(", "),
        record.engines.join(", "),
        record.build,
        thousands(record.rows),
        record.bytes / 1_000_000,
        thousands(valid),
        thousands(invalid),
        thousands(null),
    );
    let first = record.ways.first().map_or(f64::NAN, |way| way.seconds()[1]);
    for way in &record.ways {
        let [least, median, most] = way.seconds();
        let rate = (record.rows as f64 / median).round() as u64;
        let _ = writeln!(
            text,
            "| {} | {median:.1} ({least:.1} to {most:.1}) | {} | {:.2} |",
            way.name,
            thousands(rate),
            first / median
        );
    }
    text
}

/// `10,000,000`.
fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians_rates_and_ratios() {
        let record: Record = serde_json::from_value(serde_json::json!({
            "study": "bulk", "command": "bulk", "engines": ["DataFusion 1", "Ballista 2"], "build": "optimised",
            "environment": {"cpu": "Some CPU", "cores": 2, "os": "linux", "arch": "x86_64", "compilers": ["rustc 1.95.0"]},
            "rows": 1_000_000, "bytes": 5_400_000, "planted": {"valid": 989_000, "invalid": 10_000, "null": 1_000},
            "ways": [{"name": "one", "seconds": [10.0, 30.0, 20.0]}, {"name": "two", "seconds": [11.0]}],
        }))
        .expect("a record");
        let text = table(&record);
        assert!(text.starts_with("`bulk` on Some CPU (2 cores), with rustc 1.95.0, DataFusion 1, Ballista 2 (optimised): 1,000,000 signatures in a file of 5 MB. "), "{text}");
        assert!(
            text.contains(
                "989,000 valid, 10,000 invalid, 1,000 null. Seconds are the median of 1 "
            ),
            "{text}"
        );
        assert!(text.ends_with("| one | 20.0 (10.0 to 30.0) | 50,000 | 1.00 |\n| two | 11.0 (11.0 to 11.0) | 90,909 | 1.82 |\n"), "{text}");
    }

    #[test]
    fn groups_of_three() {
        let texts = [0, 12, 999, 1000, 100_000, 12_345_678].map(thousands);
        assert_eq!(texts, ["0", "12", "999", "1,000", "100,000", "12,345,678"]);
    }
}
