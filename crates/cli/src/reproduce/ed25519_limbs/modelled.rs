//! The published RISC-V columns and what a model of the core makes of today's builds.

use std::fmt::Write;

use serde::Serialize;

use super::{Cycles, OURS, PUBLISHED, Record, THEIRS};

/// Builds whose instruction counts differ by more than this are other code: other compilers, other sources.
const SAME_CODE: f64 = 0.02;

/// Ratios of modelled cycles closer to 1 than this say nothing.
const EVEN: f64 = 0.15;

/// What the model is known to be worth.
const ERROR_BAR: &str = "Modelled cycles, not measured ones. Unfitted models of this kind met the eight published figures within -0.4 to -11 %; \
    no difference under 15 % is called a win.";

/// Signing and verifying, in cycles and in instructions.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Figures {
    cycles: Cycles,
    instructions: Cycles,
}

impl Figures {
    /// What was counted of a peer; `None` if it did not take part.
    fn of(record: &Record, key: &str) -> Option<Figures> {
        Some(Figures {
            cycles: record.cycles(key)?,
            instructions: record.instructions(key)?,
        })
    }

    /// Whether these are of the same code, by their instructions.
    fn same_code(&self, other: &Figures) -> bool {
        (self.instructions.iter().zip(other.instructions))
            .all(|(x, y)| (x / y - 1.0).abs() <= SAME_CODE)
    }
}

/// A row of the table.
#[derive(Serialize)]
struct Row {
    name: String,
    published: Option<Figures>,
    modelled: Option<Figures>,
    /// Modelled cycles over published ones, where the code is the same.
    deviation: Option<Cycles>,
}

/// Three roles: m64, m51, serial.
#[derive(Serialize)]
struct Side {
    whose: &'static str,
    cycles: [Option<Cycles>; 3],
}

/// Everything that is printed.
#[derive(Serialize)]
pub struct Modelled {
    core: String,
    compilers: Vec<String>,
    rows: Vec<Row>,
    sides: Vec<Side>,
    left_out: Vec<String>,
    error_bar: &'static str,
}

impl Modelled {
    /// Joins the published columns with a record of the bench on an emulated core.
    pub fn of(record: &Record) -> Modelled {
        let published = PUBLISHED.iter().map(|row| {
            let published = Figures {
                cycles: row.u74,
                instructions: row.u74_instructions,
            };
            let modelled = Figures::of(record, row.key);
            let same = modelled.filter(|modelled| modelled.same_code(&published));
            Row {
                name: record.name(row.key).unwrap_or(row.name).to_owned(),
                published: Some(published),
                modelled,
                deviation: same.map(|m| [0, 1].map(|i| m.cycles[i] / row.u74[i] - 1.0)),
            }
        });
        let ours = OURS.iter().map(|key| Row {
            name: record.name(key).unwrap_or(key).to_owned(),
            published: None,
            modelled: Figures::of(record, key),
            deviation: None,
        });
        let silicon = THEIRS.map(|key| {
            let row = PUBLISHED.iter().find(|row| row.key == key);
            row.map(|row| row.u74)
        });
        let side = |whose, cycles| Side { whose, cycles };
        Modelled {
            core: record.environment.cpu.clone(),
            compilers: record.environment.compilers.clone(),
            rows: published.chain(ours).collect(),
            sides: vec![
                side("crrl, dalek, published", silicon),
                side(
                    "crrl, dalek, modelled",
                    THEIRS.map(|key| record.cycles(key)),
                ),
                side("forge25519, modelled", OURS.map(|key| record.cycles(key))),
            ],
            left_out: record.left_out.clone(),
            error_bar: ERROR_BAR,
        }
    }

    /// All numbers, on one line.
    pub fn json(&self) -> String {
        format!("{}\n", serde_json::json!(self))
    }

    /// Table, ratios, and what they are worth.
    pub fn text(&self) -> String {
        let mut text = format!(
            "Ed25519 on {}: cycles (instructions) of signing 32 bytes and of verifying\n{}\n\n",
            self.core,
            self.compilers.join("; ")
        );
        let width = (self.rows.iter().map(|row| row.name.len()))
            .max()
            .unwrap_or(0);
        let _ = writeln!(
            text,
            "{:width$}  {:>33}  {:>33}",
            "", "U74, published (Rust 1.72)", "modelled, this build"
        );
        for row in &self.rows {
            let _ = write!(text, "{:<width$}", row.name);
            for figures in [row.published, row.modelled] {
                let cell = figures.map_or("–".to_owned(), |f| {
                    [0, 1]
                        .map(|i| format!("{:.0} ({:.0})", f.cycles[i], f.instructions[i]))
                        .join(" ")
                });
                let _ = write!(text, "  {cell:>33}");
            }
            if let Some([sign, verify]) = row.deviation {
                let _ = write!(text, "  {:+.1} % {:+.1} %", 100.0 * sign, 100.0 * verify);
            } else if row.published.is_some() && row.modelled.is_some() {
                text.push_str("  not comparable: other code");
            }
            text.push('\n');
        }
        text.push_str("\nm64 : m51 : serial\n");
        for side in &self.sides {
            let [Some(m64), m51, serial] = side.cycles else {
                continue;
            };
            let ratios = [0, 1].map(|i| {
                [Some(m64), m51, serial]
                    .map(|cycles| {
                        cycles.map_or("–".to_owned(), |c| format!("{:.2}", c[i] / m64[i]))
                    })
                    .join(" : ")
            });
            let verdict = m51.map_or("m51 is missing", |m51| verdict(m64, m51));
            let _ = writeln!(
                text,
                "  sign {}, verify {}: {verdict} ({})",
                ratios[0], ratios[1], side.whose
            );
        }
        let _ = writeln!(text, "\n{}", self.error_bar);
        for line in &self.left_out {
            let _ = writeln!(text, "Left out: {line}");
        }
        text
    }
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

    /// A record with cycles and instructions of one peer.
    fn record(rows: &[(&str, Cycles, Cycles)]) -> Record {
        let peers: Vec<_> = (rows.iter())
            .map(|(key, cycles, instructions)| {
                let operation = |i: usize, name: &str| {
                    serde_json::json!({"operation": name, "median": cycles[i], "instructions": instructions[i]})
                };
                let operations = [operation(0, "sign 32 B"), operation(1, "verify")];
                serde_json::json!({"key": key, "name": key, "operations": operations})
            })
            .collect();
        let text = serde_json::json!({
            "environment": {"cpu": "SiFive U74, modelled", "compilers": ["rustc 1.95.0"]},
            "peers": peers, "left_out": [],
        });
        serde_json::from_value(text).expect("a record")
    }

    #[test]
    fn the_same_code_is_compared_and_other_code_is_not() {
        let same = ("crrl-m64", [200_000.0, 400_000.0], [304_931.0, 608_806.0]);
        let other = ("crrl-m51", [150_000.0, 300_000.0], [200_000.0, 438_799.0]);
        let modelled = Modelled::of(&record(&[same, other]));
        let deviation = modelled.rows[0].deviation.expect("the same code");
        assert!((deviation[0] + 0.01).abs() < 1e-3, "{deviation:?}");
        assert!(modelled.rows[1].deviation.is_none());
        let text = modelled.text();
        assert!(text.contains("-1.0 % -3.1 %"), "{text}");
        assert!(text.contains("not comparable: other code"), "{text}");
        assert!(
            text.contains("no winner (crrl, dalek, modelled)")
                || text.contains("five limbs win (crrl, dalek, modelled)"),
            "{text}"
        );
        assert!(text.contains("not measured ones"), "{text}");
    }

    #[test]
    fn little_is_no_win() {
        assert_eq!(verdict([100.0; 2], [86.0; 2]), "no winner");
        assert_eq!(verdict([100.0; 2], [80.0; 2]), "five limbs win");
        assert_eq!(verdict([100.0; 2], [120.0; 2]), "four full limbs win");
    }
}
