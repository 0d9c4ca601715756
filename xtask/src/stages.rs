//! Where the time of eight verifications in lanes goes.

use std::fmt::Write;

use limbforge_lab::measure::{Environment, Samples};
use serde::Deserialize;

use crate::record::{cell, made_by};

/// Signatures of a group.
const LANES: f64 = 8.0;

/// A record of `stages` in `benches/ed25519`.
#[derive(Deserialize)]
pub struct Record {
    command: String,
    environment: Environment,
    /// Multiply-adds of 512 bits a cycle.
    rate: f64,
    parts: Vec<Part>,
    formulas: Vec<Formula>,
}

#[derive(Deserialize)]
struct Part {
    name: String,
    /// Cycles for one signature, a sample a round.
    samples: Samples,
    /// Of a group.
    multiply_adds: u32,
}

/// A formula of the chain.
#[derive(Deserialize)]
struct Formula {
    name: String,
    times: u32,
    multiply_adds: u32,
    others: u32,
}

/// A table of the parts, and one of the formulas of the chain.
pub fn table(record: &Record) -> String {
    let mut out = format!(
        "{} Core cycles for one of eight signatures, whose keys are decoded: median of {} groups ± half the interquartile \
         range. The processor begins {:.2} multiply-adds of 512 bits in a cycle; the bound is what those of the part's products and squares of \
         elements take.\n\n\
         | part | cycles | multiply-adds | bound | beyond it |\n|---|--:|--:|--:|--:|\n",
        made_by(&record.command, &record.environment),
        record
            .parts
            .first()
            .map_or(0, |part| part.samples.raw().len()),
        record.rate,
    );
    let mut all = [0.0; 3];
    for part in &record.parts {
        let median = part.samples.median();
        let each = f64::from(part.multiply_adds) / LANES;
        let bound = each / record.rate;
        let _ = writeln!(
            out,
            "| {} | {} | {each:.0} | {bound:.0} | {:.0} |",
            part.name,
            cell(median, part.samples.spread()),
            median - bound,
        );
        for (sum, term) in all.iter_mut().zip([median, each, bound]) {
            *sum += term;
        }
    }
    let [median, each, bound] = all;
    let _ = writeln!(
        out,
        "| all | {median:.0} | {each:.0} | {bound:.0} | {:.0} |\n\n\
         | formula of the chain | times | multiply-adds | sums, shifts and masks |\n|---|--:|--:|--:|",
        median - bound,
    );
    for formula in &record.formulas {
        let Formula {
            name,
            times,
            multiply_adds,
            others,
        } = formula;
        let _ = writeln!(out, "| `{name}` | {times} | {multiply_adds} | {others} |");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_of_one_signature() {
        let record = Record {
            command: "stages".to_owned(),
            environment: Environment::detect(&[]),
            rate: 2.0,
            parts: vec![Part {
                name: "chain".to_owned(),
                samples: serde_json::from_str("[30.0, 20.0, 40.0]").expect("samples"),
                multiply_adds: 160,
            }],
            formulas: Vec::new(),
        };
        let table = table(&record);
        assert!(table.contains("| 20 | 10 | 20 |"), "{table}");
        assert!(table.contains("| all | 30 | 20 | 10 | 20 |"), "{table}");
    }
}
