//! The published RISC-V columns and what a model of the core makes of the builds of then and of today's.

use std::fmt::Write;

use serde::Serialize;

use super::silicon::{Figure, Held, LIMIT};
use super::{Cycles, OURS, PUBLISHED, Record, THEIRS};

/// Ratios of modelled cycles closer to 1 than this say nothing.
const EVEN: f64 = 0.15;

/// The operations in words, in the order of [`super::OPERATIONS`].
const IN_WORDS: [&str; 2] = ["signing 32 bytes", "verifying them with a decoded key"];

/// An operation of a build.
#[derive(Serialize)]
struct Row {
    build: String,
    /// Modelled figure; `None` if the build did not take part.
    modelled: Option<Figure>,
    /// The same beside the published figure, where there is one for this core.
    held: Option<Held>,
}

/// Three roles: m64, m51, serial.
#[derive(Serialize)]
struct Side {
    whose: String,
    cycles: [Option<Cycles>; 3],
}

/// Everything that is printed.
#[derive(Serialize)]
pub struct Modelled {
    core: String,
    compilers: Vec<String>,
    /// Of signing and of verifying.
    rows: [Vec<Row>; 2],
    sides: Vec<Side>,
    left_out: Vec<String>,
}

impl Modelled {
    /// Joins a record of the bench on an emulated core with the published columns, if that is the core they were
    /// measured on.
    pub fn of(record: &Record, on_published_core: bool) -> Modelled {
        let published = PUBLISHED.iter().filter(|_| on_published_core);
        let keys: Vec<_> = (published
            .flat_map(|row| [(row.then, Some(row)), (row.key, Some(row))]))
        .chain(OURS.map(|key| (key, None)))
        .collect();
        let rows = [0, 1].map(|i| {
            let row = |(key, row): &(&str, Option<&super::Published>)| {
                let build = record.peer(key).map(|peer| &peer.build);
                let modelled = record.figures(key).map(|figures| figures[i]);
                let held = row
                    .zip(build)
                    .zip(modelled)
                    .map(|((row, build), modelled)| {
                        let published = Figure {
                            cycles: row.u74[i],
                            instructions: row.u74_instructions[i],
                        };
                        Held::new(row, published, build, modelled)
                    });
                let build = build.map_or_else(
                    || (*key).to_owned(),
                    |build| format!("{}, {}", build.name, build.compiler),
                );
                Row {
                    build,
                    modelled,
                    held,
                }
            };
            keys.iter().map(row).collect()
        });
        let of = |key: fn(&super::Published) -> &'static str| {
            THEIRS.map(|today| {
                let row = PUBLISHED.iter().find(|row| row.key == today);
                record.cycles(row.map_or(today, key))
            })
        };
        let silicon = THEIRS.map(|today| {
            let row = PUBLISHED.iter().find(|row| row.key == today);
            row.filter(|_| on_published_core).map(|row| row.u74)
        });
        let side = |whose: &str, cycles| Side {
            whose: whose.to_owned(),
            cycles,
        };
        Modelled {
            core: record.environment.cpu.clone(),
            compilers: record.environment.compilers.clone(),
            rows,
            sides: vec![
                side("crrl, dalek, published", silicon),
                side("crrl, dalek, the same builds modelled", of(|row| row.then)),
                side("crrl, dalek, today's builds modelled", of(|row| row.key)),
                side("forge25519, modelled", OURS.map(|key| record.cycles(key))),
            ],
            left_out: record.left_out.clone(),
        }
    }

    /// All that was held against published figures.
    fn held(&self) -> impl Iterator<Item = &Held> {
        (self.rows.iter().flatten()).filter_map(|row| row.held.as_ref())
    }

    /// All numbers, on one line.
    pub fn json(&self) -> String {
        format!("{}\n", serde_json::json!(self))
    }

    /// Table, ratios, and what they are worth.
    pub fn text(&self) -> String {
        let mut text = format!("Ed25519 on {}\n", self.core);
        for compiler in &self.compilers {
            let _ = writeln!(text, "{compiler}");
        }
        self.table(&mut text);
        self.ratios(&mut text);
        let _ = writeln!(text, "\n{}", self.worth());
        for line in &self.left_out {
            let _ = writeln!(text, "Left out: {line}");
        }
        text
    }

    fn table(&self, text: &mut String) {
        let builds = self.rows.iter().flatten().map(|row| row.build.len());
        let width = builds.max().unwrap_or(0) + 2;
        let _ = write!(
            text,
            "\n{:width$}{:>22}{:>24}{:>26}\n{:width$}",
            "", "published, on the core", "modelled", "modelled / published - 1", ""
        );
        for space in [0, 2, 4] {
            let _ = write!(
                text,
                "{:space$}{:>8}{:>8}{:>6}",
                "", "cycles", "instr.", "c/i"
            );
        }
        text.push('\n');
        for (operation, rows) in IN_WORDS.iter().zip(&self.rows) {
            let _ = writeln!(text, "{operation}");
            for row in rows {
                let published = cell(row.held.as_ref().map(|held| held.published));
                let (build, modelled) = (format!("  {}", row.build), cell(row.modelled));
                let off = row.held.as_ref().map_or(String::new(), off);
                let line = format!("{build:width$}{published}  {modelled}    {off}");
                let _ = writeln!(text, "{}", line.trim_end());
            }
        }
    }

    fn ratios(&self, text: &mut String) {
        text.push_str("\nm64 : m51 : serial\n");
        for side in &self.sides {
            let [Some(m64), m51, _] = side.cycles else {
                continue;
            };
            let ratios = [0, 1].map(|i| {
                let ratio = |cycles: Option<Cycles>| {
                    cycles.map_or("–".to_owned(), |c| format!("{:.2}", c[i] / m64[i]))
                };
                side.cycles.map(ratio).join(" : ")
            });
            let verdict = m51.map_or("m51 is missing", |m51| verdict(m64, m51));
            let _ = writeln!(
                text,
                "  sign {}, verify {}: {verdict} ({})",
                ratios[0], ratios[1], side.whose
            );
        }
    }

    /// How far the model can be trusted, from the rows.
    fn worth(&self) -> String {
        let same = || self.held().filter(|held| held.other.is_none());
        let offs: Vec<f64> = same().map(|held| 100.0 * held.cycles()).collect();
        let known = if offs.is_empty() {
            "This run has no build of the published table, so the accuracy of the model is unknown."
                .to_owned()
        } else {
            format!(
                "For the published builds the error is from {:+.1} to {:+.1} %, on average {:+.1} %;\n\
                 {} of these {} figures are within {:.0} %.",
                offs.iter().copied().fold(f64::INFINITY, f64::min),
                offs.iter().copied().fold(f64::NEG_INFINITY, f64::max),
                offs.iter().sum::<f64>() / offs.len() as f64,
                same().filter(|held| held.holds()).count(),
                offs.len(),
                100.0 * LIMIT,
            )
        };
        format!(
            "Cycles are modelled, not measured. {known} Treat differences below {:.0} % as noise.",
            100.0 * EVEN
        )
    }
}

/// Cycles, instructions, cycles per instruction.
fn cell(figure: Option<Figure>) -> String {
    figure.map_or(format!("{:>8}{:>8}{:>6}", "–", "–", "–"), |figure| {
        format!(
            "{:>8.0}{:>8.0}{:>6.3}",
            figure.cycles,
            figure.instructions,
            figure.cycles_per_instruction()
        )
    })
}

/// How far a row is off, and whether it may be.
fn off(held: &Held) -> String {
    let per_cent = |off: f64| format!("{:+.1}%", 100.0 * off);
    let (cycles, why) = match &held.other {
        None => (per_cent(held.cycles()), String::new()),
        Some(other) => ("–".to_owned(), format!("; {other}")),
    };
    format!(
        "{cycles:>8}{:>8}{:>7}  {}{why}",
        per_cent(held.instructions()),
        per_cent(held.cycles_per_instruction()),
        held.verdict()
    )
}

/// By the geometric mean of both operations.
fn verdict(m64: Cycles, m51: Cycles) -> &'static str {
    let mean = (m51[0] / m64[0] * (m51[1] / m64[1])).sqrt();
    if mean <= 1.0 - EVEN {
        "five limbs win"
    } else if mean >= 1.0 / (1.0 - EVEN) {
        "four full limbs win"
    } else {
        "no winner"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Committed record of a run of the bench.
    const RECORD: &str = include_str!("../../../../../record/u74-ed25519.json");

    /// A record with cycles and instructions of one build of Rust 1.72.
    fn record(name: &str, cycles: Cycles, instructions: Cycles) -> Record {
        let operation = |i: usize, name: &str| serde_json::json!({"operation": name, "median": cycles[i], "instructions": instructions[i]});
        let operations = [
            operation(0, "sign 32 B"),
            operation(1, "verify, key decoded"),
        ];
        let peer = serde_json::json!({
            "key": "crrl-m64-2023", "name": name, "compiler": "rustc 1.72.0", "flags": ["-Ctarget-cpu=sifive-u74"],
            "operations": operations,
        });
        let text = serde_json::json!({
            "environment": {"cpu": "SiFive U74, modelled", "compilers": ["rustc 1.72.0"]},
            "peers": [peer], "left_out": ["ring: why"],
        });
        serde_json::from_value(text).expect("a record")
    }

    /// The model of the U74 against the published figures, row by row: all eight can be compared, and are within 12 %.
    #[test]
    fn the_record_meets_the_published_silicon() {
        let record: Record = serde_json::from_str(RECORD).expect("a record");
        let modelled = Modelled::of(&record, true);
        println!("{}", modelled.text());
        let same = modelled.held().filter(|held| held.other.is_none());
        assert_eq!(same.count(), 8, "{}", modelled.text());
        let off: Vec<_> = modelled.held().filter(|held| !held.holds()).collect();
        assert!(off.is_empty(), "{off:?}");
        // Today's builds of the four crates as well, by cycles per instruction; and none of ours is missing.
        assert_eq!(modelled.held().count(), 16);
        let rows = modelled.rows.iter().flatten();
        assert!(rows.clone().all(|row| row.modelled.is_some()));
        assert_eq!(rows.count(), 2 * (8 + 3));
    }

    #[test]
    fn a_figure_that_is_off_is_shown_and_counted() {
        let instructions = [304_931.0, 608_806.0];
        let record = record("crrl 0.7.0 m64", [200_000.0, 480_000.0], instructions);
        let modelled = Modelled::of(&record, true);
        let text = modelled.text();
        for part in [
            "-1.0%   +0.0%  -1.0%  cycles within 12 %\n",
            "+16.3%   +0.0% +16.3%  cycles NOT WITHIN 12 %\n",
            "error is from -1.0 to +16.3 %, on average +7.6 %;\n1 of these 2 figures are within 12 %.",
            "Left out: ring: why\n",
        ] {
            assert!(text.contains(part), "{part}\n{text}");
        }
        assert_eq!(modelled.held().filter(|held| !held.holds()).count(), 1);
    }

    #[test]
    fn another_version_is_not_compared() {
        let record = record(
            "crrl 0.8.0 m64",
            [200_000.0, 480_000.0],
            [304_931.0, 608_806.0],
        );
        let text = Modelled::of(&record, true).text();
        assert!(
            text.contains("c/i within 25 %; not comparable: other version\n"),
            "{text}"
        );
        assert!(
            text.contains("the accuracy of the model is unknown"),
            "{text}"
        );
        // On another core nothing was published.
        let elsewhere = Modelled::of(&record, false);
        assert_eq!(elsewhere.held().count(), 0);
        assert!(!elsewhere.text().contains("comparable"));
    }

    #[test]
    fn little_is_no_win() {
        assert_eq!(verdict([100.0; 2], [86.0; 2]), "no winner");
        assert_eq!(verdict([100.0; 2], [80.0; 2]), "five limbs win");
        assert_eq!(verdict([100.0; 2], [120.0; 2]), "four full limbs win");
    }
}
