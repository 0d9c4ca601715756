//! CSIDH-512: times of published implementations and ours, and the action on the emulated core.

use std::fmt::Write;

use serde::Deserialize;

/// A record of `benches/csidh`.
#[derive(Deserialize)]
pub struct Record {
    command: String,
    processor: String,
    compilers: Vec<String>,
    rows: Vec<Row>,
}

#[derive(Deserialize)]
struct Row {
    name: String,
    constant: bool,
    bits: u32,
    /// Nanoseconds.
    action: Vec<u64>,
    derive: Vec<u64>,
}

/// Quartiles in milliseconds.
fn quartiles(times: &[u64]) -> [f64; 3] {
    let mut times = times.to_vec();
    times.sort_unstable();
    [1, 2, 3].map(|part| {
        let at = part * times.len().saturating_sub(1) / 4;
        times.get(at).map_or(f64::NAN, |time| *time as f64 / 1e6)
    })
}

/// The table of a run, with ratios to CIRCL. Ours is bold where it is slower.
pub fn table(record: &Record) -> String {
    let circl = record.rows.iter().find(|row| row.name.starts_with("CIRCL"));
    let circl = circl.map(|row| [quartiles(&row.action)[1], quartiles(&row.derive)[1]]);
    let mut out = format!(
        "`{}` on {}, with {}. CPU time of one thread in milliseconds: median (quartiles). New keys for each turn. \
         \"Derive\" validates a public key and acts on it. Ratios are medians divided by CIRCL's; losses are **bold**.\n\n\
         | implementation | constant time | keys | action | of CIRCL | derive | of CIRCL |\n\
         |---|---|--:|--:|--:|--:|--:|\n",
        record.command,
        record.processor,
        record.compilers.join(", "),
    );
    for row in &record.rows {
        let times = [&row.action, &row.derive];
        let cells = times.into_iter().zip(circl.unwrap_or([f64::NAN; 2]));
        let cells = cells.map(|(times, circl)| {
            let [low, middle, high] = quartiles(times);
            let ratio = middle / circl;
            let mark = if row.name.starts_with("forge") && ratio > 1.0 {
                "**"
            } else {
                ""
            };
            format!("{middle:.1} ({low:.1} to {high:.1}) | {mark}{ratio:.2}{mark}")
        });
        let cells: Vec<String> = cells.collect();
        let constant = if row.constant { "yes" } else { "no" };
        let _ = writeln!(
            out,
            "| {} | {constant} | 2^{} | {} |",
            row.name,
            row.bits,
            cells.join(" | ")
        );
    }
    out
}

/// A record of the emulator of `benches/csidh`.
#[derive(Deserialize)]
pub struct GroupAction {
    command: String,
    core: String,
    compiler: String,
    columns: Vec<Column>,
}

#[derive(Deserialize)]
struct Column {
    column: String,
    published: f64,
    cycles: Vec<u64>,
    instructions: Vec<u64>,
}

/// Million cycles published and modelled, and how much quicker than the first column.
pub fn group_action(record: &GroupAction) -> String {
    let mut out = format!(
        "`{}`: {}, {}. Modelled million cycles, nothing was measured.\n\n\
         | limbs | keys | published | ours, mean ± standard deviation | instructions | ratio published | ratio ours |\n\
         |---|--:|--:|--:|--:|--:|--:|\n",
        record.command, record.core, record.compiler,
    );
    let mean = |values: &[u64]| values.iter().sum::<u64>() as f64 / values.len() as f64 / 1e6;
    let Some(first) = record.columns.first() else {
        return out;
    };
    for column in &record.columns {
        let (cycles, count) = (mean(&column.cycles), column.cycles.len());
        let squares = column
            .cycles
            .iter()
            .map(|c| (*c as f64 / 1e6 - cycles).powi(2))
            .sum::<f64>();
        let spread = match count {
            1 => "one key".to_owned(),
            _ => format!("± {:.1}", (squares / (count - 1) as f64).sqrt()),
        };
        let _ = writeln!(
            out,
            "| {} | {count} | {:.1} | {cycles:.1} {spread} | {:.1} | {:.2} | {:.2} |",
            column.column,
            column.published,
            mean(&column.instructions),
            first.published / column.published,
            mean(&first.cycles) / cycles,
        );
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_are_those_of_medians_and_losses_are_bold() {
        let row = |name: &str, times: [u64; 5]| Row {
            name: name.into(),
            constant: true,
            bits: 220,
            action: times.to_vec(),
            derive: times.map(|time| 2 * time).to_vec(),
        };
        let record = Record {
            command: "bench".into(),
            processor: "a core".into(),
            compilers: vec!["rustc".into()],
            rows: vec![
                row(
                    "forge-csidh",
                    [3_000_000, 1_000_000, 2_000_000, 4_000_000, 9_000_000],
                ),
                row("forge-csidh, slow", [6_000_000; 5]),
                row("CIRCL", [4_000_000; 5]),
            ],
        };
        let text = table(&record);
        assert!(
            text.contains(
                "| forge-csidh | yes | 2^220 | 3.0 (2.0 to 4.0) | 0.75 | 6.0 (4.0 to 8.0) | 0.75 |"
            ),
            "{text}"
        );
        assert!(text.contains("| 6.0 (6.0 to 6.0) | **1.50** |"), "{text}");
    }

    #[test]
    fn the_first_column_is_what_others_are_compared_with() {
        let column = |published, cycles: [u64; 3]| Column {
            column: "8x64".into(),
            published,
            cycles: cycles.to_vec(),
            instructions: vec![1_000_000],
        };
        let record = GroupAction {
            command: "c".into(),
            core: "core".into(),
            compiler: "rustc".into(),
            columns: vec![
                column(700.0, [500_000_000, 510_000_000, 520_000_000]),
                column(350.0, [255_000_000; 3]),
            ],
        };
        let text = group_action(&record);
        assert!(
            text.contains("| 8x64 | 3 | 700.0 | 510.0 ± 10.0 | 1.0 | 1.00 | 1.00 |"),
            "{text}"
        );
        assert!(
            text.contains("| 350.0 | 255.0 ± 0.0 | 1.0 | 2.00 | 2.00 |"),
            "{text}"
        );
    }
}
