//! Measures Limbforge's best candidates and the peers on this machine, prime by prime: tables on standard output, raw
//! samples with `--json FILE`.

mod contest;
mod table;

use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use contest::Contest;
use limbforge_lab::{
    measure::{Compiler, CompilerKind, Environment, Options},
    search::Multiplier,
};
use limbforge_peers::primes;
use serde::Serialize;

const USAGE: &str = "usage: limbforge-peers [PRIME...] [--json FILE]";

/// The raw record of a run. Samples are core cycles per operation.
#[derive(Serialize)]
struct Record {
    command: String,
    environment: Environment,
    /// How the peers were built.
    peers_built_by: String,
    options: Options,
    /// Cycles of one multiplication of words.
    multiplier: Multiplier,
    contests: Vec<Contest>,
}

/// The words of the call.
struct Call {
    primes: Vec<&'static str>,
    json: Option<PathBuf>,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let call = match read(&words) {
        Ok(call) => call,
        Err(complaint) => {
            eprintln!("{complaint}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    // Opened before the run, so that a wrong path does not cost the run.
    let file = match call.json.as_ref().map(File::create).transpose() {
        Ok(file) => file,
        Err(error) => {
            eprintln!(
                "cannot write the record ({error}); give --json a file in a folder that exists"
            );
            return ExitCode::FAILURE;
        }
    };
    if !built_for_this_core() {
        eprintln!("warning: not built for this core; see README.md for the flags");
    }
    let compilers = limbforge_lab::measure::compiler::find().compilers;
    let record = run(&call, &words, &compilers);
    let written = file.map(|mut file| {
        serde_json::to_writer(&mut file, &record)?;
        writeln!(file)
    });
    match written {
        Some(Err(error)) => {
            eprintln!("the record is incomplete: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

fn read(words: &[String]) -> Result<Call, String> {
    let mut call = Call {
        primes: Vec::new(),
        json: None,
    };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if word == "--json" {
            let file = words.next().ok_or("--json needs a file")?;
            call.json = Some(file.into());
        } else {
            let known = primes::ALL.into_iter().find(|name| name == word);
            let all = primes::ALL.join(", ");
            call.primes
                .push(known.ok_or(format!("no peers for `{word}`; use one of {all}"))?);
        }
    }
    if call.primes.is_empty() {
        call.primes = primes::ALL.to_vec();
    }
    Ok(call)
}

fn run(call: &Call, words: &[String], compilers: &[Compiler]) -> Record {
    let mut record = Record {
        command: std::iter::once("limbforge-peers")
            .chain(words.iter().map(String::as_str))
            .collect::<Vec<_>>()
            .join(" "),
        environment: Environment::detect(compilers),
        peers_built_by: peers_built_by(compilers),
        options: contest::final_run(),
        multiplier: Multiplier::measure(),
        contests: Vec::new(),
    };
    println!("CPU: {}", record.environment.cpu);
    println!("peers: {}", record.peers_built_by);
    println!("core cycles, median ± half the interquartile range");
    for &name in &call.primes {
        match contest::contest(name, compilers, record.multiplier) {
            Ok(contest) => {
                println!("\n{}", table::table(&contest));
                record.contests.push(contest);
            }
            Err(error) => eprintln!("{name} is left out: {error}"),
        }
    }
    record
}

/// The Rust compiler on `PATH`, which cargo builds with unless told otherwise, with this program's settings.
fn peers_built_by(compilers: &[Compiler]) -> String {
    let rustc = compilers
        .iter()
        .find(|compiler| compiler.kind == CompilerKind::Rustc);
    let version = rustc.map_or("rustc", |compiler| compiler.version.as_str());
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
