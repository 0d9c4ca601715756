//! Measures all peers on this machine: a table on standard output, raw samples with `--json FILE`.

use std::io::{IsTerminal, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;

use limbforge_peers::subjects;
use limbforge::tune::{Environment, Measured, Metric, Options, Round, Samples, Subject, measure};
use serde::Serialize;

const USAGE: &str = "usage: limbforge-peers [--json FILE]";

/// The raw record of a run.
#[derive(Serialize)]
struct Record {
    command: String,
    environment: Environment,
    options: Options,
    /// Reciprocal throughput of the 64×64→128-bit multiplication, in cycles.
    multiplier_throughput: f64,
    /// Samples are core cycles per operation.
    results: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    prime: &'static str,
    #[serde(flatten)]
    measured: Measured,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let json = match arguments.as_slice() {
        [] => None,
        [flag, file] if flag == "--json" => Some(file),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    // Opened before the run, so that a wrong path does not cost the run.
    let file = match json.map(std::fs::File::create).transpose() {
        Ok(file) => file,
        Err(error) => {
            eprintln!(
                "cannot write {} ({error}); give --json a file in a folder that exists",
                arguments[1]
            );
            return ExitCode::FAILURE;
        }
    };
    if !built_for_this_core() {
        eprintln!("warning: not built for this core; see the README for the flags");
    }
    let record = run(&arguments);
    print(&record);
    match file
        .map(|file| serde_json::to_writer(file, &record))
        .transpose()
    {
        Ok(_) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("the record is incomplete: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Record {
    let (primes, subjects): (Vec<&'static str>, Vec<Subject>) = subjects().into_iter().unzip();
    let options = Options::default();
    let measured = measure(&subjects, &options, &mut progress);
    let mut environment = Environment::detect(&[]);
    environment.compilers = vec![compiler()];
    Record {
        command: std::iter::once("limbforge-peers")
            .chain(arguments.iter().map(String::as_str))
            .collect::<Vec<_>>()
            .join(" "),
        environment,
        options,
        multiplier_throughput: limbforge::tune::clock::multiplier_throughput(),
        results: primes
            .into_iter()
            .zip(measured)
            .map(|(prime, measured)| Row { prime, measured })
            .collect(),
    }
}

/// The Rust compiler on `PATH`, which cargo builds with unless told otherwise, with this program's settings.
fn compiler() -> String {
    let rustc = limbforge::tune::compiler::find()
        .compilers
        .into_iter()
        .find(|compiler| compiler.kind == limbforge::tune::CompilerKind::Rustc);
    let version = rustc.map_or_else(|| "rustc".to_owned(), |compiler| compiler.version);
    let target = if built_for_this_core() {
        "this core"
    } else {
        "a generic core"
    };
    format!("{version} opt-level=3 codegen-units=1 lto=thin, for {target}")
}

/// Whether the instructions that matter most, if this core has them, were used.
fn built_for_this_core() -> bool {
    #[cfg(target_arch = "x86_64")]
    return cfg!(target_feature = "bmi2") || !std::arch::is_x86_feature_detected!("bmi2");
    #[cfg(not(target_arch = "x86_64"))]
    true
}

fn progress(round: &Round<'_>) -> ControlFlow<()> {
    let mut stderr = std::io::stderr();
    if stderr.is_terminal() {
        // Progress that cannot be shown is no reason to stop measuring.
        let _ = write!(
            stderr,
            "\rround {}: {} of {} steady ",
            round.number,
            round.steady,
            round.measured.len()
        );
    }
    ControlFlow::Continue(())
}

fn print(record: &Record) {
    println!(
        "CPU: {}; {}",
        record.environment.cpu,
        record.environment.compilers.join("; ")
    );
    println!(
        "multiplier: {:.2} cycles per 64x64->128 product",
        record.multiplier_throughput
    );
    println!(
        "core cycles, median ± half the interquartile range, {} rounds\n",
        rounds(record)
    );
    println!(
        "{:<11} {:<29} {:>13} {:>13} {:>13} {:>13}",
        "prime", "peer", "mul latency", "throughput", "sqr latency", "throughput"
    );
    for Row { prime, measured } in &record.results {
        let [a, b, c, d] = Metric::ALL.map(|metric| cell(measured.samples(metric)));
        println!(
            "{prime:<11} {:<29} {a:>13} {b:>13} {c:>13} {d:>13}",
            measured.label
        );
    }
}

fn rounds(record: &Record) -> usize {
    record
        .results
        .first()
        .map_or(0, |row| row.measured.mul_latency.raw().len())
}

fn cell(samples: &Samples) -> String {
    format!("{:.1} ± {:.1}", samples.median(), samples.spread())
}
