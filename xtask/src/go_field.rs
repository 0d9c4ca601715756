//! The package for Go compared with `filippo.io/edwards25519/field`: the output of benchstat, as a table with ratios.

use std::fmt::Write;

/// How such a record begins: with the command that made it.
pub const START: &str = "# go/compare/measure ";

/// The table, after a line on its origin.
pub fn table(text: &str) -> String {
    let value = |key: &str| text.lines().find_map(|line| line.strip_prefix(key));
    let rows: Vec<(String, Vec<Time>)> = text.lines().filter_map(row).collect();
    // Records before there was assembly of ours have three columns.
    let with_assembly = rows.iter().all(|(_, times)| times.len() == 4);
    let (built, column, rule) = match with_assembly {
        true => (
            "Both are built with `-tags purego` and with assembly",
            " ours, assembly |",
            "--:|",
        ),
        false => (
            "Theirs is built with `-tags purego` and with its assembly",
            "",
            "",
        ),
    };
    let mut out = format!(
        "`go/compare/measure {}` on {}. {built}. Times are medians of one operation in a chain,\n\
         except \"apart\". Losses are **bold**.\n\n\
         | | theirs, pure Go | theirs, assembly | ours, pure Go |{column} their pure Go over ours | ours over their assembly |\n\
         |---|--:|--:|--:|{rule}--:|--:|\n",
        value(START).unwrap_or_default(),
        value("cpu: ").unwrap_or_default(),
    );
    for (name, times) in rows {
        let [pure, assembly, ours, ..] = times[..] else {
            continue;
        };
        let best = times.get(3).copied().unwrap_or(ours);
        let all: String = times
            .iter()
            .map(|time| format!(" {} |", time.text()))
            .collect();
        let _ = writeln!(
            out,
            "| {name} |{all} {} | {} |",
            marked(pure.0 / ours.0, pure.0 < ours.0),
            marked(best.0 / assembly.0, best.0 > assembly.0),
        );
    }
    out
}

/// Nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Time(f64);

impl Time {
    /// `21.06n` or `3.736µ`.
    fn parse(text: &str) -> Option<Time> {
        let units = [("n", 1.0), ("µ", 1e3), ("m", 1e6)];
        units.iter().find_map(|(unit, scale)| {
            let number: f64 = text.strip_suffix(unit)?.parse().ok()?;
            Some(Time(number * scale))
        })
    }

    fn text(self) -> String {
        match self.0 {
            ns if ns < 1e3 => format!("{ns:.2} ns"),
            ns => format!("{:.2} µs", ns / 1e3),
        }
    }
}

/// A line of benchstat's with its three medians: `Multiply/chain=no-2  20.61n ± 2%  14.22n ± 3%  -31.03% (…)  13.25n ±
/// 1%  …`.
fn row(line: &str) -> Option<(String, Vec<Time>)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let medians = words.windows(2).filter(|pair| pair[1] == "±");
    let medians: Vec<Time> = medians.filter_map(|pair| Time::parse(pair[0])).collect();
    // The name ends with how many processors there were.
    let (name, _) = words.first()?.rsplit_once('-')?;
    let name = name
        .replace("/chain=yes", "")
        .replace("/chain=no", ", apart");
    (medians.len() >= 3).then_some((name, medians))
}

/// Bold where ours loses.
fn marked(ratio: f64, is_loss: bool) -> String {
    if is_loss {
        format!("**{ratio:.2}**")
    } else {
        format!("{ratio:.2}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians_become_ratios_and_losses_are_bold() {
        let text = "# go/compare/measure 20, go1.26.8 linux/amd64\ncpu: C\n\
            Multiply/chain=no-2  20.00n ± 2%  15.00n ± 3%  -31.03% (p=0.000 n=20)  10.00n ± 1%  -35.71% (p=0.000 n=20+40)\n\
            Add-2  4.000n ± 1%  4.000n ± 4%  ~ (p=0.229 n=20)  5.000n ± 0%  +34.57% (p=0.000 n=20+40)\n\
            geomean  53.04n  43.92n  -17.20%  43.41n  -18.16%\n";
        let table = table(text);
        assert!(table.starts_with("`go/compare/measure 20, go1.26.8 linux/amd64` on C."));
        let rows: Vec<&str> = table.lines().skip(5).collect();
        assert_eq!(
            rows,
            [
                "| Multiply, apart | 20.00 ns | 15.00 ns | 10.00 ns | 2.00 | 0.67 |",
                "| Add | 4.00 ns | 4.00 ns | 5.00 ns | **0.80** | **1.25** |",
            ]
        );
        assert_eq!(Time::parse("3.736µ"), Some(Time(3736.0)));
        let both = text.replace(" n=20+40)", ")  8.000n ± 1%  -40.00% (p=0.000 n=20)");
        assert!(super::table(&both).ends_with(
            "| Multiply, apart | 20.00 ns | 15.00 ns | 10.00 ns | 8.00 ns | 2.00 | 0.53 |\n\
             | Add | 4.00 ns | 4.00 ns | 5.00 ns | 8.00 ns | **0.80** | **2.00** |\n"
        ));
    }
}
