//! The benches of p384 on fiat-crypto's files and on emitted ones, as a table.

use std::fmt::Write;

/// How such a record begins: with the command that made it.
pub const START: &str = "# benches/fiat/run bench";

/// The table, after a line on its origin.
pub fn table(text: &str) -> String {
    let origin = text.lines().next().unwrap_or_default();
    let rest = origin.strip_prefix(START).unwrap_or_default();
    let mut out = format!(
        "`{}` on{}. Nanoseconds, medians ± half the interquartile range; the ratio is the median of those of the rounds. \
         Losses are **bold**.\n\n\
         | bench of p384 | fiat-crypto | emitted | fiat-crypto over emitted |\n\
         |---|--:|--:|--:|\n",
        START.trim_start_matches("# "),
        rest.trim_start_matches(','),
    );
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split("; ").collect();
        let [name, theirs, ours, ratio] = fields[..] else {
            continue;
        };
        let ratio = match ratio.parse::<f64>() {
            Ok(value) if value < 1.0 => format!("**{ratio}**"),
            _ => ratio.to_owned(),
        };
        let _ = writeln!(out, "| {name} | {theirs} | {ours} | {ratio} |");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_are_bold() {
        let text = "# benches/fiat/run bench, Some CPU, rustc 1.95.0, p384 0.14.0, fiat-crypto 0.3.0, 5 rounds\n# words\n\
                    mul; 10.00 ± 1.00; 8.00 ± 0.50; 1.25\ninvert; 1.00 ± 0.10; 2.00 ± 0.10; 0.50\n";
        let table = table(text);
        assert!(table.starts_with("`benches/fiat/run bench` on Some CPU, rustc 1.95.0, p384 0.14.0, fiat-crypto 0.3.0, 5 rounds. Nano"), "{table}");
        assert!(
            table.contains("| mul | 10.00 ± 1.00 | 8.00 ± 0.50 | 1.25 |\n"),
            "{table}"
        );
        assert!(table.contains("| **0.50** |\n"), "{table}");
    }
}
