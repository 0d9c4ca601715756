//! Everything about one recipe on one processor model, as text or as JSON.

use std::fmt;
use std::path::Path;

use limbforge::{
    explain::{Diagram, Operation, diagram},
    forecast::{Analysis, Forecast},
    ir::interval::short,
    plan::Plan,
    prime::Prime,
    repr::{Domain, Repr},
    target::{Class, Cpu},
};
use limbforge_lab::{listing::Listing, search::Record};
use serde::Serialize;

use super::code;
use crate::failure::Failure;

/// All sections.
#[derive(Serialize)]
pub struct Explanation {
    prime: String,
    recipe: String,
    cpu: Cpu,
    montgomery: Option<u32>,
    limbs: Vec<Limb>,
    operations: Vec<Part>,
    measured: Option<Measured>,
    code: Vec<Listing>,
}

/// A limb: its weight is 2 to `exponent`, its bounds are intervals as people write them.
#[derive(Serialize)]
struct Limb {
    exponent: u32,
    tight: String,
    loose: String,
}

#[derive(Serialize)]
struct Part {
    diagram: Diagram,
    analysis: Analysis,
}

/// The best measurement of the recipe in a record: cycles of [`QUANTITIES`].
#[derive(Serialize)]
pub struct Measured {
    pub processor: String,
    pub compiler: String,
    pub medians: [f64; 4],
}

/// Keys of the quantities that are predicted and measured.
const QUANTITIES: [&str; 4] = [
    "mul_latency",
    "mul_throughput",
    "square_latency",
    "square_throughput",
];

impl Measured {
    /// Reads a record of `limbforge tune --json`, best first, and finds the recipe in it.
    pub fn read(path: &Path, prime: &Prime, plan: &Plan) -> Result<Measured, Failure> {
        let name = path.display();
        let impossible = |reason: String| {
            Failure::Impossible(format!(
                "{name}: {reason}; give a file that `limbforge tune --json` wrote"
            ))
        };
        let text = std::fs::read_to_string(path).map_err(|e| impossible(e.to_string()))?;
        let record: Record =
            serde_json::from_str(&text).map_err(|e| impossible(format!("not a record ({e})")))?;
        if record.prime != prime.to_string() {
            return Err(impossible(format!(
                "it is for {}, not for {prime}",
                record.prime
            )));
        }
        let mut entries = record.ranking.iter();
        let entry = entries.find(|entry| entry.plan == *plan);
        let entry = entry.ok_or_else(|| impossible(format!("it does not contain `{plan}`")))?;
        let mut medians = [0.0; 4];
        for (median, key) in medians.iter_mut().zip(QUANTITIES) {
            *median = record
                .median(entry, key)
                .ok_or_else(|| impossible(format!("it has no {}", key.replace('_', " "))))?;
        }
        Ok(Measured {
            processor: record.environment.cpu.clone(),
            compiler: entry.compiler.clone(),
            medians,
        })
    }
}

impl Explanation {
    /// Draws both operations and gathers the rest.
    pub fn of(
        prime: &Prime,
        cpu: &Cpu,
        forecast: &Forecast,
        measured: Option<Measured>,
        code: Vec<Listing>,
    ) -> Result<Explanation, Failure> {
        let drawn = |operation| {
            diagram(prime, &forecast.plan, operation)
                .map_err(|unfit| Failure::Impossible(unfit.to_string()))
        };
        let repr = &forecast.field.repr;
        Ok(Explanation {
            prime: prime.to_string(),
            recipe: forecast.plan.to_string(),
            cpu: cpu.clone(),
            montgomery: match repr.domain {
                Domain::Standard => None,
                Domain::Montgomery { r } => Some(r),
            },
            limbs: limbs(repr),
            operations: vec![
                Part {
                    diagram: drawn(Operation::Mul)?,
                    analysis: forecast.mul.clone(),
                },
                Part {
                    diagram: drawn(Operation::Square)?,
                    analysis: forecast.square.clone(),
                },
            ],
            measured,
            code,
        })
    }

    /// As JSON, with a line end.
    pub fn json(&self) -> String {
        let text = serde_json::to_string(self);
        let text = text.expect("strings, numbers and lists always have a JSON form");
        text + "\n"
    }
}

fn limbs(repr: &Repr) -> Vec<Limb> {
    let bounds = repr.tight.iter().zip(&repr.loose).enumerate();
    bounds
        .map(|(i, (tight, loose))| Limb {
            exponent: repr.exponent(i),
            tight: format!("{} .. {}", short(&tight.lo), short(&tight.hi)),
            loose: format!("{} .. {}", short(&loose.lo), short(&loose.hi)),
        })
        .collect()
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.recipe)?;
        writeln!(
            f,
            "for {} on the model `{}`, {}",
            self.prime, self.cpu.name, self.cpu.title
        )?;
        writeln!(f, "\n== limbs")?;
        if let Some(r) = self.montgomery {
            writeln!(f, "Montgomery domain: limbs hold the element times 2^{r}")?;
        }
        writeln!(f, "{:>5} {:>8}  {:28}  loose", "limb", "weight", "tight")?;
        for (i, limb) in self.limbs.iter().enumerate() {
            let weight = format!("2^{}", limb.exponent);
            writeln!(f, "{i:>5} {weight:>8}  {:28}  {}", limb.tight, limb.loose)?;
        }
        for part in &self.operations {
            operation(f, &self.cpu, part)?;
        }
        self.comparison(f)?;
        for listing in &self.code {
            write!(f, "\n{}", code::text(listing))?;
        }
        writeln!(f, "\n== sources of the numbers")?;
        for (what, number, origin) in self.cpu.sources() {
            writeln!(
                f,
                "{what}: {number}; {}: {} <{}>",
                origin.source, origin.note, origin.link
            )?;
        }
        Ok(())
    }
}

fn operation(f: &mut fmt::Formatter<'_>, cpu: &Cpu, part: &Part) -> fmt::Result {
    let (drawn, said) = (&part.diagram, &part.analysis);
    writeln!(
        f,
        "\n== {}: {} partial product{}",
        said.program,
        drawn.products(),
        if drawn.products() == 1 { "" } else { "s" }
    )?;
    write!(f, "{drawn}")?;
    writeln!(f, "\n{}: instructions of the model", said.program)?;
    let counts = said.counts.iter().map(|(class, n)| format!("{n} {class}"));
    writeln!(
        f,
        "  {} ({}): {} micro-operations",
        said.instructions(),
        counts.collect::<Vec<_>>().join(", "),
        said.micro_operations
    )?;
    writeln!(f, "{}: ports", said.program)?;
    for p in &said.pressure {
        let classes: Vec<&str> = p.classes.iter().map(|class| class.name()).collect();
        writeln!(
            f,
            "  {:>6.1} cycles: {:>4} micro-operations on {} of ({}): {}",
            p.cycles,
            p.uops,
            p.ports.len(),
            p.names,
            classes.join(", ")
        )?;
    }
    writeln!(
        f,
        "  {:>6.1} cycles: {:>4} micro-operations, {} a cycle",
        said.issue, said.micro_operations, cpu.width.value
    )?;
    occupancy(f, said)?;
    writeln!(
        f,
        "{}: longest carry chain, {} sums",
        said.program, said.carry_chain
    )?;
    writeln!(
        f,
        "{}: critical path, {} cycles from the operands to the last limb; {:.1} per operation in a chain, where limbs overlap",
        said.program, said.critical_path, said.recurrence
    )?;
    path(f, said)?;
    writeln!(
        f,
        "{}: bound {:.1} latency, {:.1} throughput; predicted {:.1} latency, {:.1} throughput",
        said.program,
        said.bound.latency,
        said.bound.throughput,
        said.predicted.latency,
        said.predicted.throughput
    )
}

/// Letters of the longest bar.
const BAR: f64 = 30.0;

/// A bar for each port: the work spread as evenly as it can be.
fn occupancy(f: &mut fmt::Formatter<'_>, said: &Analysis) -> fmt::Result {
    writeln!(
        f,
        "{}: each port, with the work spread as evenly as it can be",
        said.program
    )?;
    let loads = said.occupancy.iter();
    let most = loads.map(|load| load.cycles).fold(1e-9, f64::max);
    for load in &said.occupancy {
        let bar = "#".repeat((BAR * load.cycles / most).round() as usize);
        let mark = if load.saturated { "  saturates" } else { "" };
        let line = format!("  {:>6} {:>6.1} cycles {bar}{mark}", load.port, load.cycles);
        writeln!(f, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Steps of one class in a row are one line.
fn path(f: &mut fmt::Formatter<'_>, said: &Analysis) -> fmt::Result {
    let runs = said.path.chunk_by(|x, y| x.class == y.class);
    for run in runs {
        let times = match run.len() {
            1 => String::new(),
            n => format!("{n} x "),
        };
        let class: Class = run[0].class;
        writeln!(
            f,
            "  cycle {:>3}: {times}{class}: {}",
            run[0].cycle, run[0].line
        )?;
    }
    Ok(())
}

impl Explanation {
    fn comparison(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(measured) = &self.measured else {
            return Ok(());
        };
        writeln!(
            f,
            "\n== measured on {}, built by {}",
            measured.processor, measured.compiler
        )?;
        writeln!(
            f,
            "calls are out of line and operands in memory; the model `{}` has neither",
            self.cpu.name
        )?;
        writeln!(
            f,
            "{:>16} {:>9} {:>9} {:>8} {:>10} {:>8}",
            "", "measured", "bound", "over", "predicted", "over"
        )?;
        let mut medians = measured.medians.iter();
        for part in &self.operations {
            let said = &part.analysis;
            let rows = [
                ("latency", said.bound.latency, said.predicted.latency),
                (
                    "throughput",
                    said.bound.throughput,
                    said.predicted.throughput,
                ),
            ];
            for ((what, bound, predicted), cycles) in rows.into_iter().zip(&mut medians) {
                writeln!(
                    f,
                    "{:>16} {cycles:>9.1} {bound:>9.1} {:>8.2} {predicted:>10.1} {:>8.2}",
                    format!(
                        "{} {what}",
                        if said.program == "mul" { "mul" } else { "sqr" }
                    ),
                    cycles / bound,
                    cycles / predicted
                )?;
            }
        }
        Ok(())
    }
}
