//! `limbforge superopt`: the shortest straight-line sequence for a goal, or that there is none up to a length.

use std::fmt::Write;
use std::time::Instant;

use clap::Args;
use limbforge_lab::{
    measure::Environment,
    superopt::{
        Answer, GOALS, Goal, INSTALL, Length, Operation, Options, Sequence, Solver, Verdict,
        known_is_right, operations, settle,
    },
};
use riscv_lab::isa::Isa;
use serde::Serialize;

use crate::{
    failure::Failure,
    out::{product, progress::Progress},
};

/// Find the shortest straight-line RISC-V sequence that computes a goal, or show that there is none up to a length
#[derive(Args)]
#[command(after_help = "Example: limbforge superopt adc --isa rv64i")]
pub struct Arguments {
    /// Goal: `adc`, `sbb`, `carry3`, `carry2`, `adc-carry`, `sbb-borrow`
    goal: String,
    /// The instruction set, such as `rv64i`, `rv64im`, `rv64i_zba_zbb_zicond`
    #[arg(long, default_value = "rv64i")]
    isa: Isa,
    /// The maximum number of instructions
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=8))]
    length: u8,
    /// Number of threads; by default one per core
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// JSON instead of text
    #[arg(long)]
    json: bool,
}

/// Everything about one run, as `--json` prints it.
#[derive(Serialize)]
struct Record {
    command: String,
    version: &'static str,
    environment: Environment,
    goal: &'static str,
    computes: &'static str,
    isa: String,
    instructions: Vec<&'static str>,
    /// The searched sequences, and those not covered.
    covered: String,
    solver: Option<String>,
    answer: String,
    /// `possible`, `impossible`, `undecided`.
    verdict: &'static str,
    sequences: Vec<String>,
    known: Known,
    lengths: Vec<Line>,
    seconds: f64,
}

#[derive(Serialize)]
struct Known {
    sequence: &'static str,
    length: usize,
    /// Whether a solver proved it for all inputs; null without one.
    proved: Option<bool>,
}

/// The log of a length.
#[derive(Serialize)]
struct Line {
    length: usize,
    sequences: f64,
    vectors: usize,
    wirings: u64,
    wirings_refuted: u64,
    tried: u64,
    wrong: u64,
    indistinct: u64,
    copies: u64,
    merged: u64,
    survivors: u64,
    wrong_survivors: usize,
    seconds: f64,
}

impl Line {
    fn of(length: &Length) -> Line {
        let statistics = length.statistics;
        Line {
            length: length.length,
            sequences: length.sequences,
            vectors: length.vectors,
            wirings: statistics.wirings,
            wirings_refuted: statistics.wirings_refuted,
            tried: statistics.tried,
            wrong: statistics.wrong,
            indistinct: statistics.indistinct,
            copies: statistics.copies,
            merged: statistics.merged,
            survivors: statistics.survivors,
            wrong_survivors: length.wrong_survivors,
            seconds: length.time.as_secs_f64(),
        }
    }
}

/// Runs the search.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let goal = goal(&arguments.goal)?;
    let isa = arguments.isa;
    let operations = operations(&isa);
    let solver = Solver::find();
    let options = Options {
        longest: arguments.length.into(),
        threads: arguments
            .threads
            .map_or_else(limbforge_lab::parallel::cores, usize::from),
        solver,
    };
    let start = Instant::now();
    let bar = Progress::bar(goal.name);
    let answer = settle(goal, &operations, &options, &|length, done, of| {
        bar.say(&format!("{} in {length}", goal.name));
        bar.at(done, of);
    });
    bar.done();
    let impossible = |error| Failure::Impossible(format!("{error}"));
    let answer = answer.map_err(impossible)?;
    let known = Known {
        sequence: goal.known,
        length: goal.known.split(';').count(),
        proved: known_is_right(goal, &operations, solver).map_err(impossible)?,
    };
    if solver.is_none() {
        eprintln!(
            "no SMT solver is on PATH, so sequences that pass all test vectors stay undecided; {INSTALL}"
        );
    }
    let (verdict, sequences) = match &answer.verdict {
        Verdict::Impossible => ("impossible", &[][..]),
        Verdict::Possible(found) => ("possible", &found[..]),
        Verdict::Undecided(found) => ("undecided", &found[..]),
    };
    let record = Record {
        command: std::iter::once("limbforge".to_owned())
            .chain(std::env::args().skip(1))
            .collect::<Vec<_>>()
            .join(" "),
        version: env!("CARGO_PKG_VERSION"),
        environment: Environment::detect(&[]),
        goal: goal.name,
        computes: goal.summary,
        isa: isa.to_string(),
        instructions: operations.iter().map(|o| o.name).collect(),
        covered: covered(&isa, &operations, options.longest),
        solver: solver.and_then(|solver| solver.version()),
        answer: sentence(goal, &isa, &answer, &known, options.longest),
        verdict,
        sequences: sequences.iter().map(Sequence::to_string).collect(),
        known,
        lengths: answer.lengths.iter().map(Line::of).collect(),
        seconds: start.elapsed().as_secs_f64(),
    };
    if arguments.json {
        let json = serde_json::to_string_pretty(&record);
        let json = json.expect("strings, numbers and lists always have a JSON form");
        return product(&format!("{json}\n"));
    }
    product(&text(&record))
}

fn goal(name: &str) -> Result<&'static Goal, Failure> {
    Goal::named(name).ok_or_else(|| {
        let names: Vec<&str> = GOALS.iter().map(|goal| goal.name).collect();
        Failure::Usage(format!(
            "`{name}` is not a goal; use one of {}",
            names.join(", ")
        ))
    })
}

/// Which sequences an answer is about.
fn covered(isa: &Isa, operations: &[Operation], longest: usize) -> String {
    format!(
        "Every straight-line sequence of at most {longest} of the {} instructions of {isa} that compute an integer register from \
         integer registers and an immediate, with every choice of source registers among x0, the inputs and earlier results, and \
         every immediate. Not covered: loads, stores and atomics (tables in memory), branches and jumps (not straight-line, not \
         constant-time), auipc (its result depends on the address of the code), status registers, floating point.",
        operations.len()
    )
}

/// The answer in a sentence.
fn sentence(goal: &Goal, isa: &Isa, answer: &Answer, known: &Known, longest: usize) -> String {
    let proved = match known.proved {
        Some(true) => "proved correct by the solver",
        Some(false) => "which the solver refutes",
        None => "correct on all test vectors, not proved",
    };
    match &answer.verdict {
        Verdict::Impossible => {
            let shortest = if known.length == longest + 1 {
                format!(
                    "; {} instructions suffice: `{}`, {proved}",
                    known.length, known.sequence
                )
            } else {
                String::new()
            };
            format!(
                "No sequence of at most {longest} instructions of {isa} computes the {}{shortest}.",
                goal.summary
            )
        }
        Verdict::Possible(found) => format!(
            "{} instructions of {isa} compute the {}, and fewer do not: `{}`, proved correct for all inputs.",
            found[0].instructions.len(),
            goal.summary,
            found[0]
        ),
        Verdict::Undecided(found) => format!(
            "Undecided: `{}` computes the {} on all test vectors, but no solver decided whether it does so for all inputs; \
             fewer instructions of {isa} do not suffice.",
            found[0], goal.summary
        ),
    }
}

fn text(record: &Record) -> String {
    let mut text = format!("{}\n\n", record.answer);
    if record.sequences.len() > 1 {
        text += "All sequences found; of those that agree on all test vectors, only one:\n";
        for sequence in &record.sequences {
            let _ = writeln!(text, "    {sequence}");
        }
        text.push('\n');
    }
    let _ = writeln!(
        text,
        "length  sequences    wirings      tried       wrong  indistinct  copies  merged  survivors  seconds"
    );
    for line in &record.lengths {
        let _ = writeln!(
            text,
            "{:>6}  {:>9.2e}  {:>9} {:>10}  {:>10}  {:>10}  {:>6}  {:>6}  {:>9}  {:>7.1}",
            line.length,
            line.sequences,
            line.wirings,
            line.tried,
            line.wrong,
            line.indistinct,
            line.copies,
            line.merged,
            line.survivors,
            line.seconds
        );
    }
    let _ = writeln!(text, "\n{}", record.covered);
    text
}
