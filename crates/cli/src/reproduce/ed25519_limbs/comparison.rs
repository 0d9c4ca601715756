//! The published table and what was measured here, side by side, and what both say.

use std::fmt::Write;

use serde::Serialize;

use super::{Cycles, OURS, PUBLISHED, Published, Record, THEIRS};

/// The end of the name of a machine that was not measured here.
const PUBLISHED_MARK: &str = " (published)";

/// Ratios closer to 1 than this are called even.
const EVEN: f64 = 0.02;

/// Three roles on one machine: m64, m51, serial.
#[derive(Serialize)]
struct Side {
    whose: &'static str,
    machine: String,
    /// Sign and verify, for each role; nothing where one is missing.
    cycles: [Option<Cycles>; 3],
}

impl Side {
    /// m51 over m64 for signing and verifying.
    fn m51_over_m64(&self) -> Option<Cycles> {
        let [m64, m51, _] = self.cycles;
        Some([m51?[0] / m64?[0], m51?[1] / m64?[1]])
    }

    /// `1 : 1.43 : 1.21` for each operation.
    fn ratios(&self) -> [Option<String>; 2] {
        [0, 1].map(|i| {
            let base = self.cycles[0]?[i];
            let all = self
                .cycles
                .iter()
                .map(|cycles| cycles.map_or("–".to_owned(), |c| format!("{:.2}", c[i] / base)));
            Some(all.collect::<Vec<_>>().join(" : "))
        })
    }
}

/// A row of the table: published, and here.
#[derive(Serialize)]
struct Row {
    name: String,
    u74: Option<Cycles>,
    coffee_lake: Option<Cycles>,
    here: Option<Cycles>,
}

/// Everything that is printed.
#[derive(Serialize)]
pub struct Comparison {
    cpu: String,
    compilers: Vec<String>,
    rows: Vec<Row>,
    sides: Vec<Side>,
    left_out: Vec<String>,
    shows: Vec<String>,
}

impl Comparison {
    /// Joins the published table with a record of the bench.
    pub fn of(record: &Record) -> Comparison {
        let cpu = record.environment.cpu.clone();
        let published = PUBLISHED.iter().map(|row| Row {
            name: row.name.to_owned(),
            u74: Some(row.u74),
            coffee_lake: Some(row.coffee_lake),
            here: record.cycles(row.key),
        });
        let ours = OURS.iter().map(|&key| Row {
            name: record.name(key).unwrap_or(key).to_owned(),
            u74: None,
            coffee_lake: None,
            here: record.cycles(key),
        });
        let rows = published.chain(ours).collect();
        let of = |of: fn(&Published) -> Cycles| {
            THEIRS.map(|key| PUBLISHED.iter().find(|row| row.key == key).map(of))
        };
        let side = |whose, machine: &str, cycles| Side {
            whose,
            machine: machine.to_owned(),
            cycles,
        };
        let sides = vec![
            side("crrl, dalek", "U74 (published)", of(|row| row.u74)),
            side(
                "crrl, dalek",
                "Coffee Lake (published)",
                of(|row| row.coffee_lake),
            ),
            side("crrl, dalek", &cpu, THEIRS.map(|key| record.cycles(key))),
            side("forge25519", &cpu, OURS.map(|key| record.cycles(key))),
        ];
        Comparison {
            shows: shows(&sides),
            cpu,
            compilers: record.environment.compilers.clone(),
            rows,
            sides,
            left_out: record.left_out.clone(),
        }
    }

    /// All numbers, on one line.
    pub fn json(&self) -> String {
        format!("{}\n", serde_json::json!(self))
    }

    /// Tables, ratios and what they show.
    pub fn text(&self) -> String {
        let mut text = format!(
            "Ed25519: core cycles to sign 32 bytes, and to verify with a decoded key\nhere: {}, {}\n\n",
            self.cpu,
            self.compilers.join("; ")
        );
        let width = self
            .rows
            .iter()
            .map(|row| row.name.len())
            .max()
            .unwrap_or(0);
        let _ = writeln!(
            text,
            "{:width$}  {:>17}  {:>17}  {:>17}",
            "", "U74, published", "Coffee Lake, pub.", "here"
        );
        for row in &self.rows {
            let _ = write!(text, "{:<width$}", row.name);
            for cycles in [row.u74, row.coffee_lake, row.here] {
                let cell = cycles.map_or("–".to_owned(), |[sign, verify]| {
                    format!("{sign:>8.0} {verify:>8.0}")
                });
                let _ = write!(text, "  {cell:>17}");
            }
            text.push('\n');
        }
        text.push_str("\nm64 : m51 : serial\n");
        for side in &self.sides {
            if let [Some(sign), Some(verify)] = side.ratios() {
                let _ = writeln!(
                    text,
                    "  sign {sign}, verify {verify}  ({}, {})",
                    side.whose, side.machine
                );
            }
        }
        text.push('\n');
        for line in self
            .shows
            .iter()
            .cloned()
            .chain(self.left_out.iter().map(|line| format!("Left out: {line}")))
        {
            let _ = writeln!(text, "{line}");
        }
        text
    }
}

/// Conclusions from the ratios: which form each machine favours, and which published machines this one agrees with.
fn shows(sides: &[Side]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut published: Vec<(&str, Form)> = Vec::new();
    for side in sides {
        let Some(ratios) = side.m51_over_m64() else {
            continue;
        };
        let form = Form::favoured(ratios);
        let mut line = format!(
            "{}, {}: m51 takes {:.2} times the cycles of m64 to sign and {:.2} times to verify: {}",
            side.whose,
            side.machine,
            ratios[0],
            ratios[1],
            form.verdict()
        );
        if let Some(machine) = side.machine.strip_suffix(PUBLISHED_MARK) {
            published.push((machine, form));
        } else {
            let agree = published.iter().filter(|(_, other)| *other == form);
            let names: Vec<&str> = agree.map(|(machine, _)| *machine).collect();
            line += &match names.as_slice() {
                [] => ", as on neither published machine".to_owned(),
                names => format!(", as on {}", names.join(" and ")),
            };
        }
        lines.push(line + ".");
    }
    lines
}

/// Which form takes fewer cycles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    M64,
    M51,
    Even,
}

impl Form {
    /// By the geometric mean of both operations.
    fn favoured(m51_over_m64: Cycles) -> Form {
        let mean = (m51_over_m64[0] * m51_over_m64[1]).sqrt();
        if (mean - 1.0).abs() < EVEN {
            Form::Even
        } else if mean < 1.0 {
            Form::M51
        } else {
            Form::M64
        }
    }

    fn verdict(self) -> &'static str {
        match self {
            Form::M64 => "four full limbs win",
            Form::M51 => "five limbs win",
            Form::Even => "even",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A record with these cycles to sign and verify, for the keys in this order.
    fn record(rows: &[(&str, Cycles)]) -> Record {
        let peers: Vec<_> = rows.iter().map(|(key, [sign, verify])| {
            serde_json::json!({"key": key, "name": format!("{key} 1.0"), "ours": false, "operations": [
                {"operation": "verify, key decoded", "median": verify, "spread": 1.0, "samples": []},
                {"operation": "sign 32 B", "median": sign, "spread": 1.0, "samples": []},
            ]})
        }).collect();
        let text = serde_json::json!({
            "command": "limbforge-ed25519-bench", "target": "native", "inputs": 1024,
            "environment": {"cpu": "Some CPU", "cores": 2, "os": "linux", "arch": "x86_64", "compilers": ["rustc 1.95.0"]},
            "peers": peers, "left_out": ["dalek-fiat: cannot be built"],
        });
        serde_json::from_value(text).expect("a record")
    }

    fn full(m51: Cycles) -> Comparison {
        let both = |key| [(key, [40_000.0, 100_000.0])];
        let rows = [
            both("crrl-m64"),
            both("forge25519-m64"),
            both("dalek-serial"),
            both("forge25519-serial51"),
        ]
        .concat();
        let m51 = [("crrl-m51", m51), ("forge25519-m51", m51)];
        Comparison::of(&record(&[rows, m51.to_vec()].concat()))
    }

    #[test]
    fn published_and_measured_stand_beside_each_other() {
        let text = full([60_000.0, 125_000.0]).text();
        let squeezed: Vec<String> = text
            .lines()
            .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        for row in [
            "crrl m64 202021 412764 49130 108559 40000 100000",
            "dalek fiat 187220 429755 70552 198289 –",
            "forge25519-m51 1.0 – – 60000 125000",
        ] {
            assert!(squeezed.iter().any(|line| line == row), "{row}\n{text}");
        }
        assert!(
            text.contains(
                "sign 1.00 : 0.79 : 0.89, verify 1.00 : 0.74 : 1.09  (crrl, dalek, U74 (published))"
            ),
            "{text}"
        );
        assert!(
            text.contains(
                "sign 1.00 : 1.50 : 1.00, verify 1.00 : 1.25 : 1.00  (forge25519, Some CPU)"
            ),
            "{text}"
        );
        assert!(
            text.ends_with("Left out: dalek-fiat: cannot be built\n"),
            "{text}"
        );
    }

    #[test]
    fn the_conclusion_follows_from_the_numbers() {
        let like_coffee_lake = full([60_000.0, 125_000.0]).shows;
        assert_eq!(
            like_coffee_lake[3],
            "forge25519, Some CPU: m51 takes 1.50 times the cycles of m64 to sign and 1.25 times to verify: four full limbs \
             win, as on Coffee Lake."
        );
        let like_u74 = full([30_000.0, 90_000.0]).shows;
        assert!(
            like_u74[2].ends_with("0.90 times to verify: five limbs win, as on U74."),
            "{like_u74:?}"
        );
        let even = full([40_400.0, 100_100.0]).shows;
        assert!(
            even[3].ends_with("even, as on neither published machine."),
            "{even:?}"
        );
    }

    #[test]
    fn who_is_missing_is_not_compared() {
        let comparison = Comparison::of(&record(&[("forge25519-m64", [1.0, 2.0])]));
        assert_eq!(comparison.shows.len(), 2, "{:?}", comparison.shows);
        let value: serde_json::Value = serde_json::from_str(&comparison.json()).expect("JSON");
        assert_eq!(value["rows"][0]["u74"][0], 202_021.0);
        assert_eq!(value["rows"][0]["here"], serde_json::Value::Null);
    }
}
