//! Formulas as one program against calls: the output of `limbforge formula --measure`, as a table of ratios.

use std::collections::BTreeMap;
use std::fmt::Write;

/// How such a record begins: with the command that made it.
pub const START: &str = "# limbforge formula ";

/// Code that has a column, and the beginning of its line.
type Codes = &'static [(&'static str, &'static str)];

const COMPILED: Codes = &[
    ("rustc", "rust "),
    ("gcc", "c gcc"),
    ("clang", "c clang"),
    ("assembly", "assembly,"),
];
const ORDERED: Codes = &[
    ("rustc", "rust "),
    ("gcc", "c gcc"),
    ("clang", "c clang"),
    ("assembly", "assembly,"),
    ("assembly, found order", "found assembly,"),
];

/// Limbs of recipes, and their columns.
type Columns = &'static [(&'static str, Codes)];

const COLUMNS: Columns = &[("4x64", ORDERED), ("5x51", COMPILED)];
const CSIDH: Columns = &[("8x64", ORDERED), ("9x57", COMPILED)];

/// The name of a record's block, and its columns.
fn kind(text: &str) -> (&'static str, Columns) {
    let command = text.lines().next().unwrap_or_default();
    if command.contains("--prime csidh512 ") {
        ("formulas-csidh", CSIDH)
    } else {
        ("formulas", COLUMNS)
    }
}

/// The name of a record's block, and its table.
pub fn block(text: &str) -> (&'static str, String) {
    (kind(text).0, table(text))
}

/// The table, after a line on its origin: ratios of throughputs, and of latencies where results can be passed back.
fn table(text: &str) -> String {
    let (_, columns) = kind(text);
    let command = text.lines().next().unwrap_or_default();
    let mut out = format!("{}\n\n| formula |", command.trim_start_matches("# "));
    let mut rule = String::from("|---|");
    for (limbs, codes) in columns {
        for (i, (code, _)) in codes.iter().enumerate() {
            let limbs = if i == 0 {
                format!("{limbs}: ")
            } else {
                String::new()
            };
            let _ = write!(out, " {limbs}{code} |");
            rule += "--:|";
        }
    }
    let _ = writeln!(out, "\n{rule}");
    for (name, cells) in rows(text, columns) {
        let _ = write!(out, "| `{name}` |");
        for (limbs, codes) in columns {
            for (_, code) in *codes {
                let cell = cells.get(&(*limbs, *code));
                let _ = write!(out, " {} |", cell.map_or("–".to_owned(), |c| c.text()));
            }
        }
        out.push('\n');
    }
    out
}

/// A ratio of throughputs, and of latencies if there is one.
#[derive(Clone, Copy, Debug, Default)]
struct Cell {
    throughput: f64,
    latency: Option<f64>,
}

impl Cell {
    fn text(self) -> String {
        let latency = self.latency.map(|ratio| format!(" ({})", marked(ratio)));
        marked(self.throughput) + &latency.unwrap_or_default()
    }
}

/// Bold where the program loses.
fn marked(ratio: f64) -> String {
    if ratio > 1.0 {
        format!("**{ratio:.2}**")
    } else {
        format!("{ratio:.2}")
    }
}

type Cells = BTreeMap<(&'static str, &'static str), Cell>;

/// The formulas by name.
fn rows(text: &str, columns: Columns) -> BTreeMap<String, Cells> {
    let mut rows: BTreeMap<String, Cells> = BTreeMap::new();
    let mut block = None;
    for line in text.lines() {
        if let Some((name, rest)) = line.split_once(" modulo ") {
            let column = columns
                .iter()
                .find(|(limbs, _)| rest.contains(&format!(" by {limbs} ")));
            block = column.map(|column| (name.to_owned(), column));
            continue;
        }
        let Some((name, (limbs, codes))) = &block else {
            continue;
        };
        let Some((_, code)) = codes.iter().find(|(_, code)| line.starts_with(code)) else {
            continue;
        };
        let words: Vec<&str> = line.split_whitespace().collect();
        let [.., quantity, _, _, ratio] = words.as_slice() else {
            continue;
        };
        let Ok(ratio) = ratio.parse() else { continue };
        let cells = rows.entry(name.clone()).or_default();
        let cell = cells.entry((*limbs, *code)).or_default();
        match *quantity {
            "throughput" => cell.throughput = ratio,
            _ => cell.latency = Some(ratio),
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_of_a_formula_are_one_row() {
        let text = "# limbforge formula F, CPU
double modulo 7 by 4x64 one
rust rustc 1.95.0        throughput    241.1    246.0  0.980
rust rustc 1.95.0        latency       241.1    246.0  1.020
assembly, 768 lines      throughput    238.5    246.0  0.970
double modulo 7 by 5x51 two
c clang 19.1.7           throughput    377.9    352.3  1.073
add modulo 7 by 4x64 one
found assembly, 9 lines  throughput    1.0    2.0  0.500
double modulo 7 by 4x64 one
found assembly, 9 lines  throughput    3.0    4.0  0.750
";
        let rows: Vec<String> = table(text).lines().skip(4).map(str::to_owned).collect();
        assert_eq!(
            rows,
            [
                "| `add` | – | – | – | – | 0.50 | – | – | – | – |",
                "| `double` | 0.98 (**1.02**) | – | – | 0.97 | 0.75 | – | – | **1.07** | – |",
            ]
        );
    }

    #[test]
    fn a_record_of_csidh_is_its_own_block() {
        let text = "# limbforge formula F --prime csidh512 --packed, CPU
pair modulo 7 by 8x64 one
assembly, 768 lines      throughput    238.5    246.0  0.970
assembly, 768 lines      latency       238.5    246.0  1.010
pair modulo 7 by 9x57 two
c gcc 12.2.0             throughput    377.9    352.3  1.073
pair modulo 7 by 4x64 three
c gcc 12.2.0             throughput    377.9    352.3  2.000
";
        let (name, table) = block(text);
        assert_eq!(name, "formulas-csidh");
        let rows: Vec<&str> = table.lines().skip(4).collect();
        assert_eq!(
            rows,
            ["| `pair` | – | – | – | 0.97 (**1.01**) | – | – | **1.07** | – | – |"]
        );
        assert_eq!(block("# limbforge formula F, CPU").0, "formulas");
    }
}
