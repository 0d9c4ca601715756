//! `limbforge explain`: one recipe, what it does and what a processor model says of it.

use std::path::PathBuf;

use clap::Args;
use limbforge::{
    forecast::{Forecast, NoForecast},
    plan::{Effort, Plan, candidates},
    prime::Prime,
    target::Cpu,
};

use crate::{
    failure::{Failure, prime},
    model::{consider, model},
    out::{
        explanation::{Explanation, Measured},
        product,
    },
};

/// Explain a recipe: limbs and bounds, partial products, operations, critical path, ports, and the bound that follows
#[derive(Args)]
#[command(
    after_help = "Example: limbforge explain \"2^255-19\" --recipe \"5x51 product-scanning double-word fold(19@right:mul) carry(sequential)\" --cpu zen5"
)]
pub struct Arguments {
    /// The prime: `2^255-19`, `0x…`, decimal, or a name such as `p256`
    #[arg(allow_hyphen_values = true)]
    prime: String,
    /// The recipe, as `limbforge plan` and `limbforge tune` print it; without it the one with the best prediction
    #[arg(long)]
    recipe: Option<String>,
    /// The processor model: a name, or the path of a TOML file; without it the nearest to this machine
    #[arg(long)]
    cpu: Option<String>,
    /// A file that `limbforge tune --json` wrote: how far its measurement of the recipe is from the bound
    #[arg(long)]
    record: Option<PathBuf>,
    /// JSON instead of text
    #[arg(long)]
    json: bool,
}

/// Prints the sections.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let prime = prime(&arguments.prime)?;
    let plan = match &arguments.recipe {
        Some(recipe) => Some(recipe.parse::<Plan>()?),
        None => None,
    };
    let chosen = model(arguments.cpu.as_deref())?;
    let cpu = &chosen.cpu;
    let forecast = match plan {
        Some(plan) => Forecast::of(&prime, &plan, cpu).map_err(|reason| match reason {
            NoForecast::Rejected(rejection) => Failure::from(rejection),
            NoForecast::Cost(error) => Failure::from(error),
        })?,
        None => best(&prime, cpu)?,
    };
    let measured = match &arguments.record {
        Some(path) => Some(Measured::read(path, &prime, &forecast.plan)?),
        None => None,
    };
    let explanation = Explanation::of(&prime, cpu, &forecast, measured)?;
    chosen.say();
    product(&if arguments.json {
        explanation.json()
    } else {
        explanation.to_string()
    })
}

fn best(prime: &Prime, cpu: &Cpu) -> Result<Forecast, Failure> {
    let considered = consider(prime, &candidates(prime, Effort::Full), cpu)?;
    let first = considered.forecasts.into_iter().next();
    first.ok_or_else(|| Failure::Impossible(format!("no recipe works for {prime}")))
}
