//! `limbforge explain`: one recipe, what it does and what a processor model says of it.

use std::path::PathBuf;

use clap::{
    Args,
    builder::{PossibleValue, PossibleValuesParser},
};
use limbforge::{
    forecast::{Forecast, NoForecast},
    ir::Program,
    ops::derive::programs_after,
    pass::{self, PIPELINE, Pass, Settings},
    plan::{Effort, Plan, candidates},
    prime::Prime,
    target::Cpu,
};

use limbforge_lab::search::operations::DEFAULT;

use super::explain_code;
use crate::{
    failure::{Failure, prime},
    model::{consider, model},
    out::{
        explanation::{Explanation, Measured},
        product,
        versus::Versus,
    },
};

/// Explain a recipe: limbs and bounds, partial products, operations, critical path, ports, and the resulting bound
#[derive(Args)]
#[command(
    after_help = "Example: limbforge explain \"2^255-19\" --recipe \"5x51 product-scanning double-word fold(19@right:mul) carry(sequential)\" --cpu zen5"
)]
pub struct Arguments {
    /// The prime: `2^255-19`, `0x…`, decimal, or a name such as `p256`
    #[arg(allow_hyphen_values = true)]
    prime: String,
    /// The recipe, as `limbforge plan` and `limbforge tune` print it; by default the one with the best prediction
    #[arg(long)]
    recipe: Option<String>,
    /// Another recipe, B, to compare the recipe, A, with: operations, ports, chains and times, and who is slower
    #[arg(long, value_name = "RECIPE", requires = "recipe", conflicts_with_all = ["operation", "code"])]
    versus: Option<String>,
    /// The processor model: a name, or the path of a TOML file; by default the nearest to this machine
    #[arg(long)]
    cpu: Option<String>,
    /// A file that `limbforge tune --json` wrote; compares its measurement of the recipe with the bound
    #[arg(long)]
    record: Option<PathBuf>,
    /// Instead of explaining the recipe, list this operation, such as `mul`: a line per instruction and claim
    #[arg(long, value_name = "NAME", conflicts_with_all = ["json", "record"])]
    operation: Option<String>,
    /// Also build the recipe with this compiler for this machine, and list the machine code beside the printed lines
    /// that it was made of: `rustc`, `gcc` or `clang`. With `--operation`, list nothing else
    #[arg(long, value_name = "COMPILER", value_parser = PossibleValuesParser::new(explain_code::COMPILERS))]
    code: Option<String>,
    /// With `--operation`: show the program after this pass; `written` is before the first. By default after the last
    #[arg(long, value_name = "PASS", requires = "operation", conflicts_with = "code", value_parser = passes())]
    after: Option<String>,
    /// JSON instead of text
    #[arg(long)]
    json: bool,
}

/// The program as the generator writes it, as a value of `--after`.
const WRITTEN: &str = "written";

fn passes() -> PossibleValuesParser {
    let written = PossibleValue::new(WRITTEN).help("before any pass, as the generator writes it");
    let passes = PIPELINE
        .iter()
        .map(|pass| PossibleValue::new(pass.name).help(pass.about));
    PossibleValuesParser::new([written].into_iter().chain(passes))
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
    if let Some(operation) = &arguments.operation {
        let plan = match plan {
            Some(plan) => plan,
            None => best(&prime, cpu)?.plan,
        };
        return match &arguments.code {
            Some(compiler) => {
                let listings =
                    explain_code::listings(&prime, &plan, compiler, &[operation.as_str()])?;
                product(&explain_code::text(&listings))
            }
            None => list(arguments, &prime, &plan, operation),
        };
    }
    let forecast = match plan {
        Some(plan) => forecast_of(&prime, &plan, cpu)?,
        None => best(&prime, cpu)?,
    };
    let measured = |plan: &Plan| match &arguments.record {
        Some(path) => Measured::read(path, &prime, plan).map(Some),
        None => Ok(None),
    };
    let own = measured(&forecast.plan)?;
    if let Some(other) = &arguments.versus {
        let other = forecast_of(&prime, &other.parse::<Plan>()?, cpu)?;
        let others = measured(&other.plan)?;
        let versus = Versus::of(&prime, cpu, (&forecast, own), (&other, others));
        chosen.say();
        return product(&if arguments.json {
            versus.json()
        } else {
            versus.to_string()
        });
    }
    let code = match &arguments.code {
        Some(compiler) => explain_code::listings(&prime, &forecast.plan, compiler, &DEFAULT)?,
        None => Vec::new(),
    };
    let explanation = Explanation::of(&prime, cpu, &forecast, own, code)?;
    chosen.say();
    product(&if arguments.json {
        explanation.json()
    } else {
        explanation.to_string()
    })
}

fn forecast_of(prime: &Prime, plan: &Plan, cpu: &Cpu) -> Result<Forecast, Failure> {
    Forecast::of(prime, plan, cpu).map_err(|reason| match reason {
        NoForecast::Rejected(rejection) => Failure::from(rejection),
        NoForecast::Cost(error) => Failure::from(error),
    })
}

/// Prints one operation after a pass.
fn list(arguments: &Arguments, prime: &Prime, plan: &Plan, operation: &str) -> Result<(), Failure> {
    let passes = match arguments.after.as_deref() {
        None => PIPELINE,
        Some(WRITTEN) => &[],
        Some(name) => pass::through(name).expect("clap takes the names of passes"),
    };
    let programs = programs_after(prime, plan, &[operation], passes)?;
    let program = programs.first();
    let program = program.ok_or_else(|| explain_code::not_straight_line(operation))?;
    let program = program.program().clone();
    let program = match passes.last().filter(|_| arguments.after.is_some()) {
        Some(last) => asked_for(program, passes, last),
        None => program,
    };
    product(&program.to_string())
}

/// A pass that fields do not take is run when it is asked for, after those that it is for.
fn asked_for(program: Program, passes: &[Pass], last: &Pass) -> Program {
    let fields = Settings::default();
    let (columns, words) = (true, true);
    let mut choices = [
        fields,
        Settings { columns, ..fields },
        Settings { words, ..fields },
    ]
    .into_iter();
    let choice = choices.find(|choice| (last.wanted)(choice));
    let Some(choice) = choice.filter(|choice| *choice != fields) else {
        return program;
    };
    let more = passes
        .iter()
        .filter(|pass| (pass.wanted)(&choice) && !(pass.wanted)(&fields));
    more.fold(program, |program, pass| (pass.run)(program))
}

fn best(prime: &Prime, cpu: &Cpu) -> Result<Forecast, Failure> {
    let considered = consider(prime, &candidates(prime, Effort::Full), cpu)?;
    let first = considered.forecasts.into_iter().next();
    first.ok_or_else(|| {
        Failure::Impossible(format!(
            "no recipe works for {prime}; `limbforge plan` gives the reasons"
        ))
    })
}
