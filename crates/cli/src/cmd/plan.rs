//! `limbforge plan`: what would be considered for a processor, before anything is built.

use std::fmt::Write;

use clap::Args;
use limbforge::{
    forecast::Forecast,
    ir::Counts,
    plan::{Effort, candidates},
    prime::Prime,
    target::Cpu,
};
use serde::Serialize;

use crate::{
    failure::{Failure, prime},
    model::{Considered, consider, model},
    out::product,
};

/// List the recipes for a prime with predicted cycles on a processor model, and why others do not work
#[derive(Args)]
#[command(after_help = "Example: limbforge plan \"2^255-19\" --cpu cortex-a76")]
pub struct Arguments {
    /// The prime: `2^255-19`, `0x…`, decimal, or a name such as `p256`
    #[arg(allow_hyphen_values = true)]
    prime: String,
    /// The processor model: a name, or the path of a TOML file; by default the nearest to this machine
    #[arg(long)]
    cpu: Option<String>,
    /// Only the leading recipe of each structure
    #[arg(long)]
    quick: bool,
    /// JSON instead of a table
    #[arg(long)]
    json: bool,
}

/// Everything, as `--json` prints it.
#[derive(Serialize)]
struct Record {
    prime: String,
    cpu: String,
    recipes: Vec<Line>,
    rejected: Vec<(String, String)>,
}

#[derive(Serialize)]
struct Line {
    recipe: String,
    /// Cycles: latency and throughput of the multiplication, then of the squaring.
    predicted: [f64; 4],
    /// Lower bounds in the same order.
    bounds: [f64; 4],
    mul: Counts,
    square: Counts,
}

impl Line {
    fn of(forecast: &Forecast) -> Line {
        let (mul, square) = (forecast.mul.bound, forecast.square.bound);
        let counts = |name: &str| {
            let program = forecast.field.program(name);
            program.map_or_else(Counts::default, |p| p.program().counts())
        };
        Line {
            recipe: forecast.plan.to_string(),
            predicted: forecast.predicted(),
            bounds: [
                mul.latency,
                mul.throughput,
                square.latency,
                square.throughput,
            ],
            mul: counts("mul"),
            square: counts("square"),
        }
    }
}

/// Prints one line per recipe.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let prime = prime(&arguments.prime)?;
    let chosen = model(arguments.cpu.as_deref())?;
    let effort = if arguments.quick {
        Effort::Quick
    } else {
        Effort::Full
    };
    let considered = consider(&prime, &candidates(&prime, effort), &chosen.cpu)?;
    chosen.say();
    if arguments.json {
        let record = Record {
            prime: prime.to_string(),
            cpu: chosen.cpu.name,
            recipes: considered.forecasts.iter().map(Line::of).collect(),
            rejected: considered
                .rejected
                .iter()
                .map(|(plan, reason)| (plan.to_string(), reason.clone()))
                .collect(),
        };
        let text = serde_json::to_string(&record);
        let text = text.expect("strings, numbers and lists always have a JSON form");
        return product(&format!("{text}\n"));
    }
    product(&table(&prime, &chosen.cpu, &considered))
}

fn table(prime: &Prime, cpu: &Cpu, considered: &Considered) -> String {
    let mut text = format!(
        "{prime} on {}: {} recipes, {} rejected. Cycles are predicted; lower is better, also for throughput. M, A, other: multiplications, additions and other operations on words.\n",
        cpu.title,
        considered.forecasts.len(),
        considered.rejected.len()
    );
    let operation = format!(
        "{:>8} {:>6} {:>5} {:>5} {:>5}",
        "lat", "thr", "M", "A", "other"
    );
    let _ = writeln!(
        text,
        "{:>5}  mul{}   sqr{}  recipe",
        "rank",
        &operation[3..],
        &operation[3..]
    );
    for (rank, line) in considered.forecasts.iter().map(Line::of).enumerate() {
        let _ = write!(text, "{:>5}", rank + 1);
        for (cycles, counts) in line.predicted.chunks(2).zip([line.mul, line.square]) {
            let _ = write!(
                text,
                "  {:>8.1} {:>6.1} {:>5} {:>5} {:>5}",
                cycles[0], cycles[1], counts.multiplications, counts.additions, counts.other
            );
        }
        let _ = writeln!(text, "  {}", line.recipe);
    }
    for (plan, reason) in &considered.rejected {
        let _ = writeln!(text, "{:>5}  {plan}: {reason}", "no:");
    }
    text
}
