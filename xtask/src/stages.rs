//! Where the time of eight verifications in lanes goes.

use std::fmt::Write;

use limbforge_lab::measure::{Environment, Samples};
use serde::Deserialize;

use crate::record::{cell, made_by};

/// Signatures of a group.
const LANES: f64 = 8.0;
/// Instructions of 512 bits that Zen 4 begins in a cycle: four units of 256 bits, each of which takes two cycles.
const ISSUED: f64 = 2.0;

/// A record of `stages` in `benches/ed25519`.
#[derive(Deserialize)]
pub struct Record {
    command: String,
    environment: Environment,
    /// Multiply-adds of 512 bits a cycle.
    rate: f64,
    /// The last one is the chain.
    parts: Vec<Part>,
    chain: Chain,
}

#[derive(Deserialize)]
struct Part {
    name: String,
    /// Cycles for one signature, a sample a round.
    samples: Samples,
    /// Of a group.
    multiply_adds: u32,
}

/// Cycles of whole chains for one signature, a sample a round.
#[derive(Deserialize)]
struct Chain {
    /// In loops that repeat each step once.
    once: Samples,
    /// Without all steps.
    none: Samples,
    steps: Vec<Step>,
}

#[derive(Deserialize)]
struct Step {
    name: String,
    /// The chain without these steps.
    omitted: Samples,
    /// The chain with each of them computed twice.
    twice: Option<Samples>,
    formula: Option<Formula>,
}

/// The field's function for a step.
#[derive(Deserialize)]
struct Formula {
    name: String,
    /// How often it is computed for a group.
    times: u32,
    multiply_adds: u32,
    others: u32,
}

impl Record {
    /// Cycles that each kind of steps takes.
    fn steps(&self) -> impl Iterator<Item = (&Step, Samples)> {
        let chain = &self.chain;
        let steps = chain.steps.iter();
        steps.map(|step| (step, difference(&chain.once, &step.omitted)))
    }

    /// The parts but the chain, its steps, and the rest of it, which is by subtraction.
    fn rows(&self) -> Vec<Row<'_>> {
        let Some((whole, early)) = self.parts.split_last() else {
            return Vec::new();
        };
        let early = early.iter();
        let mut rows: Vec<_> = early
            .map(|part| Row::new(&part.name, &part.samples, part.multiply_adds))
            .collect();
        let mut rest = whole.samples.median();
        for (step, samples) in self.steps() {
            let formula = step.formula.as_ref();
            let multiply_adds = formula.map_or(0, |formula| formula.times * formula.multiply_adds);
            let row = Row::new(&step.name, &samples, multiply_adds);
            rest -= row.median;
            rows.push(row);
        }
        rows.push(Row {
            name: "rest of the chain",
            median: rest,
            cycles: format!("{rest:.1}"),
            multiply_adds: 0,
        });
        rows
    }
}

/// A row of the first table.
struct Row<'a> {
    name: &'a str,
    median: f64,
    cycles: String,
    /// Of a group.
    multiply_adds: u32,
}

impl Row<'_> {
    fn new<'a>(name: &'a str, samples: &Samples, multiply_adds: u32) -> Row<'a> {
        Row {
            name,
            median: samples.median(),
            cycles: cycles(samples),
            multiply_adds,
        }
    }
}

/// Of the samples of each round.
fn difference(from: &Samples, what: &Samples) -> Samples {
    let both = from.raw().iter().zip(what.raw());
    both.map(|(from, what)| from - what).collect()
}

/// The median and the spread.
fn cycles(samples: &Samples) -> String {
    cell(samples.median(), samples.spread())
}

/// A table of the parts, and one of the steps of the chain that have formulas.
pub fn table(record: &Record) -> String {
    let mut out = format!(
        "{} Core cycles for one of eight signatures, whose keys are decoded: median of {} groups ± half the interquartile \
         range. The processor begins {:.2} multiply-adds of 512 bits in a cycle; the bound is what those of the part's products and squares of \
         elements take.\n\n\
         | part | cycles | multiply-adds | bound | beyond it |\n|---|--:|--:|--:|--:|\n",
        made_by(&record.command, &record.environment),
        record.chain.once.raw().len(),
        record.rate,
    );
    let mut all = [0.0; 3];
    for row in record.rows() {
        let Row {
            name,
            median,
            cycles,
            multiply_adds,
        } = row;
        let each = f64::from(multiply_adds) / LANES;
        let bound = each / record.rate;
        let _ = writeln!(
            out,
            "| {name} | {cycles} | {each:.0} | {bound:.0} | {:.0} |",
            median - bound,
        );
        for (sum, term) in all.iter_mut().zip([median, each, bound]) {
            *sum += term;
        }
    }
    let [median, each, bound] = all;
    let _ = writeln!(
        out,
        "| all | {median:.0} | {each:.0} | {bound:.0} | {:.0} |\n",
        median - bound,
    );
    out + &chains(record) + &formulas(record)
}

/// The times of whole chains.
fn chains(record: &Record) -> String {
    let shipped = record.parts.last();
    format!(
        "The chain takes {} cycles as it is shipped. In loops that repeat each step once it takes {}, and without all of the steps {}.\n\n",
        shipped.map_or_else(String::new, |part| cycles(&part.samples)),
        cycles(&record.chain.once),
        cycles(&record.chain.none),
    )
}

/// The formulas of the chain, with the cycles that a second computation of each takes.
fn formulas(record: &Record) -> String {
    let mut out = format!(
        "| step of the chain | formula | times | multiply-adds | sums, shifts and masks | all at {ISSUED} a cycle | cycles | a second time |\n\
         |---|---|--:|--:|--:|--:|--:|--:|\n"
    );
    for (step, cost) in record.steps() {
        let (Some(formula), Some(twice)) = (&step.formula, &step.twice) else {
            continue;
        };
        let Formula {
            name,
            times,
            multiply_adds,
            others,
        } = formula;
        let instructions = f64::from(times * (multiply_adds + others));
        let _ = writeln!(
            out,
            "| {} | `{name}` | {times} | {multiply_adds} | {others} | {:.0} | {:.0} | {} |",
            step.name,
            instructions / ISSUED / LANES,
            cost.median(),
            cycles(&difference(twice, &record.chain.once)),
        );
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(all: [f64; 3]) -> Samples {
        all.into_iter().collect()
    }

    #[test]
    fn bounds_are_of_one_signature_and_steps_are_differences() {
        let part = |name: &str, all, multiply_adds| Part {
            name: name.to_owned(),
            samples: samples(all),
            multiply_adds,
        };
        let record = Record {
            command: "stages".to_owned(),
            environment: Environment::detect(&[]),
            rate: 2.0,
            parts: vec![
                part("tables", [30.0, 20.0, 40.0], 160),
                part("chain", [100.0, 101.0, 102.0], 800),
            ],
            chain: Chain {
                once: samples([110.0, 111.0, 112.0]),
                none: samples([20.0, 20.0, 20.0]),
                steps: vec![Step {
                    name: "doublings".to_owned(),
                    omitted: samples([40.0, 41.0, 42.0]),
                    twice: Some(samples([190.0, 191.0, 192.0])),
                    formula: Some(Formula {
                        name: "double".to_owned(),
                        times: 8,
                        multiply_adds: 100,
                        others: 140,
                    }),
                }],
            },
        };
        let table = table(&record);
        for row in [
            "| tables | 30.0 ± 5.0 | 20 | 10 | 20 |",
            "| doublings | 70.0 ± 0.0 | 100 | 50 | 20 |",
            "| rest of the chain | 31.0 | 0 | 0 | 31 |",
            "| all | 131 | 120 | 60 | 71 |",
            "takes 101.0 ± 0.5 cycles as it is shipped.",
            "| doublings | `double` | 8 | 100 | 140 | 120 | 70 | 80.0 ± 0.0 |",
        ] {
            assert!(table.contains(row), "{row} in {table}");
        }
    }
}
