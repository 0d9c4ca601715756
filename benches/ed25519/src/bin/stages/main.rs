//! Where the time of eight verifications in lanes goes: cycles of each part and of each kind of steps of the chain, and
//! the least that their multiply-adds take.
//!
//! A kind of steps takes what the chain takes less without it. Both chains are one instance of `verify_repeating`; the
//! instance of `verify_stages` is in another crate.

mod chain;
mod counts;
mod measure;
mod rate;

use std::fs::File;
use std::process::{Command, ExitCode};

use chain::STEPS;
use counts::Counts;
use forge25519::hazmat::Path;
use limbforge_lab::measure::{Environment, Samples};
use measure::Measured;
use serde::Serialize;

const LANES: usize = 8;

const PARTS: [&str; shipped::PARTS] = ["decompression", "hashing", "scalars", "tables", "chain"];

#[derive(Serialize)]
struct Record {
    study: &'static str,
    command: String,
    environment: Environment,
    /// Multiply-adds of 512 bits a cycle.
    rate: f64,
    /// Cycles of each part for a signature, a sample a round, in the order of the work.
    parts: Vec<Part>,
    chain: Chain,
}

#[derive(Serialize)]
struct Part {
    name: &'static str,
    samples: Samples,
    /// Multiply-adds of 512 bits for eight signatures, in products and squares of elements.
    multiply_adds: usize,
}

/// Cycles of chains with other numbers of steps, for a signature, a sample a round.
#[derive(Serialize)]
struct Chain {
    /// The verdicts' chain, in the loops that repeat steps.
    once: Samples,
    /// Without all steps below.
    none: Samples,
    steps: Vec<Step>,
}

#[derive(Serialize)]
struct Step {
    name: &'static str,
    /// The chain without these steps.
    omitted: Samples,
    /// The chain with each of these steps computed twice.
    twice: Option<Samples>,
    formula: Option<Formula>,
}

/// The field's function for a step, and how often it is computed.
#[derive(Serialize)]
struct Formula {
    name: &'static str,
    times: usize,
    #[serde(flatten)]
    counts: Counts,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let file = match &words[..] {
        [] => None,
        [option, file] if option == "--json" => Some(file),
        _ => {
            eprintln!("usage: stages [--json FILE]");
            return ExitCode::from(2);
        }
    };
    match run(file, &words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(line) => {
            eprintln!("{line}");
            ExitCode::FAILURE
        }
    }
}

fn run(file: Option<&String>, words: &[String]) -> Result<(), String> {
    let path = Path::all().find(|path| path.name() == "ifma");
    let path = path.ok_or("this processor has no AVX-512 IFMA, whose stages these are")?;
    let file = file.map(File::create).transpose();
    let file = file.map_err(|error| {
        format!("cannot write the record ({error}); give --json a file in a folder that exists")
    })?;
    let measured = measure::measure(path);
    let (parts, chain) = (parts(&measured), chain(&measured));
    let record = Record {
        study: "stages",
        command: ["stages".to_owned()]
            .iter()
            .chain(words)
            .cloned()
            .collect::<Vec<_>>()
            .join(" "),
        environment: environment(),
        rate: rate::measured(),
        parts,
        chain,
    };
    print(&record);
    if let Some(file) = file {
        serde_json::to_writer_pretty(file, &record).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// Medians, for people. `xtask splice` makes the tables.
fn print(record: &Record) {
    let bound = |multiply_adds: usize| multiply_adds as f64 / record.rate / LANES as f64;
    let line = |name: &str, cycles: f64, multiply_adds| {
        let bound = bound(multiply_adds);
        println!("{name:31} {cycles:8.0} cycles a signature, bound {bound:8.0}");
    };
    for part in &record.parts {
        line(part.name, part.samples.median(), part.multiply_adds);
    }
    let Chain { once, none, steps } = &record.chain;
    line("chain in loops", once.median(), 0);
    line("chain without the steps below", none.median(), 0);
    for step in steps {
        let multiply_adds = step.formula.as_ref().map_or(0, Formula::multiply_adds);
        let cycles = once.median() - step.omitted.median();
        line(step.name, cycles, multiply_adds);
        if let Some(twice) = &step.twice {
            let cycles = twice.median() - once.median();
            line("  a second time", cycles, multiply_adds);
        }
    }
}

/// The machine, and the compiler with the profile of this workspace.
fn environment() -> Environment {
    let mut environment = Environment::detect(&[]);
    let version = Command::new("rustc").arg("--version").output();
    let version = version.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    environment.compilers = version.into_iter().collect();
    environment
}

impl Formula {
    /// Of all times.
    fn multiply_adds(&self) -> usize {
        self.times * self.counts.multiply_adds
    }
}

fn formula(kind: usize, measured: &Measured) -> Option<Formula> {
    let name = STEPS[kind].1?;
    Some(Formula {
        name,
        times: measured.steps[kind],
        counts: counts::of(name),
    })
}

fn chain(measured: &Measured) -> Chain {
    let step = |kind: usize| {
        let formula = formula(kind, measured);
        Step {
            name: STEPS[kind].0,
            omitted: measured.omitted[kind].clone(),
            twice: formula.is_some().then(|| measured.twice[kind].clone()),
            formula,
        }
    };
    Chain {
        once: measured.once.clone(),
        none: measured.none.clone(),
        steps: (0..STEPS.len()).map(step).collect(),
    }
}

/// Products and squares beside formulas, from the sources of `lanes`: decoding has 9 and 3 besides the power of the
/// square root, which has 11 and 251, and the keys' T = X·Y a product; a table has T·2d of a point, and for seven
/// multiples a sum of three products, four for the extended point and one for its entry.
fn parts(measured: &Measured) -> Vec<Part> {
    let [product, square] = ["mul", "square"].map(|name| counts::of(name).multiply_adds);
    let formulas = (0..STEPS.len()).filter_map(|kind| formula(kind, measured));
    let multiply_adds = [
        (9 + 11 + 1) * product + (3 + 251) * square,
        0,
        0,
        2 * (1 + 7 * (3 + 4 + 1)) * product,
        formulas.map(|formula| formula.multiply_adds()).sum(),
    ];
    let rows = PARTS.into_iter().zip(&measured.parts).zip(multiply_adds);
    rows.map(|((name, samples), multiply_adds)| Part {
        name,
        samples: samples.clone(),
        multiply_adds,
    })
    .collect()
}
