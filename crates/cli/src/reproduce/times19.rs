//! The study of shifts and additions in place of a product with 19: search, build, measure, answer.

use limbforge_lab::{
    host, measure,
    measure::{Compiler, Environment, Measured, Options, Subject},
    search,
    search::{Built, Candidate},
    study::times19::{
        Alone, CONSTANTS, Minima, Model, OPERATIONS, Record, Row, answer, build, build_go,
        candidates, go_version, models, rows_of_alone, rows_of_fields, rows_of_go, tables,
    },
};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::Args;
use limbforge::{
    ir::shift_add::Set,
    target::{self, Cpu},
};

use crate::{
    cmd::emit::Language,
    failure::Failure,
    measuring,
    out::{file::Place, product, progress::Progress, table},
};

/// Elbre 2024: shifts and additions against multiplication by 19, alone and within a field
#[derive(Args)]
#[command(after_help = "Example: limbforge reproduce times19 --quick --json times19.json")]
pub struct Arguments {
    /// Only the constant 19, fewer rounds, no search: under a minute
    #[arg(long)]
    quick: bool,
    /// Only code in this language: rust or c
    #[arg(long, value_enum)]
    lang: Option<Language>,
    /// File for the raw samples, the command and the environment
    #[arg(long)]
    json: Option<PathBuf>,
}

/// Seconds for products alone and for fields.
const FULL: [u64; 2] = [30, 45];
const QUICK: [u64; 2] = [3, 5];
/// Rounds of Go.
const GO_ROUNDS: [usize; 2] = [4000, 500];
/// The core nearest to the paper's: arm64.
const PAPER: &str = "cortex-a76";

/// Runs the study.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let (compilers, mut left_out) = measuring::compilers(arguments.lang)?;
    // A wrong path is found out before the work, not after it.
    let place = arguments.json.as_deref().map(Place::at).transpose()?;
    let stop = measuring::stop_on_signal();
    let minima = match arguments.quick {
        true => Vec::new(),
        false => searched(&stop),
    };
    let candidates = candidates().map_err(Failure::Impossible)?;
    let models = modelled(&candidates, &mut left_out)?;
    let folder = tempfile::tempdir().map_err(|e| Failure::file(&std::env::temp_dir(), e))?;
    let constants = if arguments.quick {
        &CONSTANTS[..1]
    } else {
        &CONSTANTS[..]
    };
    let alone = built_alone(constants, &compilers, folder.path(), &mut left_out);
    let fields = built_fields(&candidates, &compilers, folder.path(), &stop, &mut left_out);
    if fields.is_empty() && alone.is_empty() {
        return Err(Failure::Impossible(
            "nothing could be built; nothing was written".to_owned(),
        ));
    }
    let mut environment = Environment::detect(&compilers);
    let budget = if arguments.quick { QUICK } else { FULL };
    let options = |seconds| Options {
        budget: Duration::from_secs(seconds),
        // Differences are small: rounds go on for the whole budget.
        rounds_min: 1000,
        rounds_max: 1000,
        ..Options::default()
    };
    let of_alone = alone.iter().map(|a| a.subject.clone()).collect::<Vec<_>>();
    let of_fields = fields.iter().map(|b| b.subject.clone()).collect::<Vec<_>>();
    let first = measured("products alone", &of_alone, &options(budget[0]), &stop);
    let second = measured("fields", &of_fields, &options(budget[1]), &stop);
    let go = match arguments.lang {
        None => in_go(
            &candidates,
            arguments.quick,
            &mut environment,
            &mut left_out,
        ),
        Some(_) => Vec::new(),
    };
    let record = Record {
        study: "times19".to_owned(),
        command: measuring::command(),
        environment,
        options: options(budget[1]),
        left_out,
        complete: !stop.load(Ordering::Relaxed),
        minima,
        alone: rows_of_alone(&alone, &first),
        fields: rows_of_fields(&fields, &second),
        go,
        models,
    };
    if record.alone.is_empty() && record.fields.is_empty() {
        return Err(Failure::Impossible(
            "stopped before anything was measured; nothing was written".to_owned(),
        ));
    }
    product(&text(&record))?;
    match place {
        Some(place) => place.put_record(&record),
        None => Ok(()),
    }
}

/// The answer, then the tables.
fn text(record: &Record) -> String {
    let mut text = answer(record).join("\n") + "\n";
    for table in tables(record) {
        text += &format!("\n{}", table::text(&table));
    }
    text
}

/// The lengths of shortest sequences in all sets; none if the work is to end.
fn searched(stop: &AtomicBool) -> Vec<Minima> {
    let progress = Progress::bar("searching for shortest sequences");
    let mut minima = Vec::new();
    for (i, set) in Set::ALL.into_iter().enumerate() {
        progress.at(i, Set::ALL.len());
        if stop.load(Ordering::Relaxed) {
            break;
        }
        minima.push(Minima::of(set));
    }
    progress.done();
    minima
}

/// Predictions of two models: the one nearest to this machine, and the one nearest to the paper's.
fn modelled(candidates: &[Candidate], left_out: &mut Vec<String>) -> Result<Vec<Model>, Failure> {
    let mut cpus: Vec<Cpu> = Vec::new();
    match host::model() {
        Ok(cpu) => cpus.push(cpu),
        Err(error) => left_out.push(error.to_string()),
    }
    if cpus.iter().all(|cpu| cpu.name != PAPER) {
        cpus.push(target::find(PAPER)?);
    }
    let mut all = Vec::new();
    for cpu in &cpus {
        all.extend(models(candidates, cpu)?);
    }
    Ok(all)
}

fn built_alone(
    constants: &[u32],
    compilers: &[Compiler],
    folder: &Path,
    left_out: &mut Vec<String>,
) -> Vec<Alone> {
    let progress = Progress::bar("building products alone");
    let mut built = Vec::new();
    for (number, compiler) in compilers.iter().enumerate() {
        progress.at(number, compilers.len());
        match build(constants, compiler, number, folder) {
            Ok(some) => built.extend(some),
            Err(line) => {
                eprintln!("{line}");
                left_out.push(line);
            }
        }
    }
    progress.done();
    built
}

fn built_fields(
    candidates: &[Candidate],
    compilers: &[Compiler],
    folder: &Path,
    stop: &AtomicBool,
    left_out: &mut Vec<String>,
) -> Vec<Built> {
    let progress = Progress::bar("building fields");
    let (built, failures) =
        search::build(candidates, &OPERATIONS, compilers, folder, &|done, of| {
            progress.at(done, of);
            !stop.load(Ordering::Relaxed)
        });
    progress.done();
    for failure in failures {
        let line = format!("fields, by {}: {}", failure.compiler, failure.reason);
        eprintln!("{line}");
        left_out.push(line);
    }
    built
}

/// The same recipes in Go, or a line about why not.
fn in_go(
    candidates: &[Candidate],
    quick: bool,
    environment: &mut Environment,
    left_out: &mut Vec<String>,
) -> Vec<Row> {
    let progress = Progress::spinner("building, testing and measuring Go");
    let rows = go_version().and_then(|version| {
        let folder = tempfile::tempdir().map_err(|e| format!("Go is left out: {e}"))?;
        build_go(candidates, folder.path())?;
        environment.compilers.push(format!("go {version}"));
        rows_of_go(
            candidates,
            folder.path(),
            GO_ROUNDS[usize::from(quick)],
            &version,
        )
    });
    progress.done();
    rows.unwrap_or_else(|line| {
        eprintln!("{line}");
        left_out.push(line);
        Vec::new()
    })
}

fn measured(
    what: &str,
    subjects: &[Subject],
    options: &Options,
    stop: &AtomicBool,
) -> Vec<Measured> {
    let progress = Progress::bar(&format!("measuring {what}"));
    let measured = measure::measure(subjects, options, &mut |round| {
        let part = round.elapsed.as_secs_f64() / options.budget.as_secs_f64();
        progress.at((part * 100.0).min(100.0) as usize, 100);
        progress.say(&format!("measuring {what}: round {}", round.number));
        if stop.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    progress.done();
    measured
}
