//! `limbforge tune`: the main job. Enumerate, check, build, measure, rank, and write the winner's source.

use limbforge_lab::{
    measure,
    measure::{Compiler, Environment, Options, Subject, conditions},
    search,
    search::{
        Built, InversionEntry, Multiplier, Ranking, Record, Survey,
        operations::{DEFAULT, operations, public_numbers},
    },
};
use std::fs::File;
use std::io::{Seek, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::Args;
use limbforge::{
    ops::derive::derive,
    plan::{Effort, Plan},
    prime::Prime,
};

use super::{
    emit::{Language, source},
    tune_asm, tune_code, tune_core, tune_lanes,
};
use crate::{
    failure::{Failure, prime},
    measuring,
    out::{file::Place, product, progress::Progress, ranking, report, report::peers::Peers},
    target::{self, Renamed},
};

/// Find the fastest checked field arithmetic for a prime on this machine, and write its source
#[derive(Args)]
#[command(
    after_help = "Example: limbforge tune \"2^255-19\" --quick --out fields --json tune.json"
)]
pub struct Arguments {
    /// The prime: `2^255-19`, `0x…`, decimal, or a name such as `p256`
    #[arg(allow_hyphen_values = true)]
    prime: String,
    /// Only one recipe of each structure, and fewer rounds: under half a minute
    #[arg(long)]
    pub(super) quick: bool,
    /// Rank assembly by the modelled cycles of an emulated RISC-V core instead of this machine: `rocket`, `u74` or the
    /// path of a TOML file
    #[arg(long, value_name = "NAME", conflicts_with_all = ["lang", "report", "peers", "seed"])]
    cpu: Option<String>,
    /// The instruction set of that core: `rv64gc`, `rv64gc_zba_zbb`, optionally with `+ise-full` or `+ise-reduced`
    #[arg(long, requires = "cpu")]
    isa: Option<String>,
    /// A machine that an engine runs here, instead of this one: `wasm32`, with and without wide arithmetic
    #[arg(long, value_name = "NAME", conflicts_with_all = ["cpu", "isa"])]
    target: Option<String>,
    /// Several elements at once, each in a lane of vectors: 8, 4 or 2. Ranks multiplication and squaring, beside the
    /// code for one element
    #[arg(long, value_name = "N", conflicts_with_all = tune_lanes::CONFLICTS)]
    lanes: Option<u8>,
    /// One element over the lanes of vectors: 8. Ranks multiplication and squaring that wait for each other, beside the
    /// code without vectors
    #[arg(long, value_name = "N", conflicts_with = "lanes", conflicts_with_all = tune_lanes::CONFLICTS)]
    across: Option<u8>,
    /// Operations to measure and rank by, such as `mul,invert`: any of the field. Unknown names are answered with the
    /// known ones
    #[arg(long = "operation", value_name = "NAME", value_delimiter = ',')]
    operations: Vec<String>,
    /// Only candidates in this language. For assembly, searches the order of the instructions of one recipe for this
    /// processor, x86-64 with BMI2, and keeps what it finds as NAME.toml for `limbforge emit --schedules`
    #[arg(long, value_enum)]
    pub(super) lang: Option<Language>,
    /// Folder for the winner's source and its checked programs
    #[arg(long, default_value = "limbforge-out")]
    pub(super) out: PathBuf,
    /// File for the raw samples, the command and the environment
    #[arg(long)]
    pub(super) json: Option<PathBuf>,
    /// File for the report: one page with the ranking, plots, and the leading recipes side by side
    #[arg(long, value_name = "FILE.html")]
    pub(super) report: Option<PathBuf>,
    /// With `--report`: a record that `limbforge-peers --json` wrote; its implementations become marks in the plots
    #[arg(long, value_name = "FILE", requires = "report")]
    peers: Option<PathBuf>,
    /// Maximum number of recipes to build
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) limit: Option<u32>,
    /// For assembly: the recipe; by default the one with the best prediction
    #[arg(long, conflicts_with = "cpu", value_parser = tune_asm::recipe)]
    pub(super) recipe: Option<Plan>,
    /// For assembly: seconds to search for each operation; by default 60
    #[arg(long, value_name = "SECONDS", conflicts_with = "cpu", value_parser = tune_asm::seconds)]
    pub(super) budget: Option<Duration>,
    /// Seed of the order in which candidates are measured; for assembly, of the changes that are tried
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    #[command(flatten)]
    renamed: Renamed,
}

/// Recipes built at most, and the time for measuring them.
const QUICK: (usize, Duration) = (32, Duration::from_secs(6));
const FULL: (usize, Duration) = (96, Duration::from_secs(40));

fn extent(quick: bool) -> (Effort, (usize, Duration)) {
    match quick {
        true => (Effort::Quick, QUICK),
        false => (Effort::Full, FULL),
    }
}

/// Runs the search.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let prime = prime(&arguments.prime)?;
    if let Some(lanes) = tune_lanes::wanted(arguments.lanes, arguments.across)? {
        return tune_lanes::run(&prime, lanes, arguments.quick, &arguments.out);
    }
    let operations = wanted(&prime, &arguments.operations)?;
    let operations: Vec<&str> = operations.iter().map(String::as_str).collect();
    tune_asm::misplaced(arguments)?;
    if arguments.lang == Some(Language::Asm) && arguments.target.is_none() {
        return tune_asm::run(&prime, &operations, arguments);
    }
    if let Some(core) = &arguments.cpu {
        return on_core(&prime, core, &operations, arguments);
    }
    let compilers = match &arguments.target {
        Some(name) => measuring::compilers_for(name, arguments.lang)?,
        None => measuring::compilers(arguments.lang)?.0,
    };
    // A wrong path is found out before the work, not after it.
    let page = arguments.report.as_deref().map(Place::at).transpose()?;
    let peers = arguments.peers.as_deref().map(Peers::read).transpose()?;
    std::fs::create_dir_all(&arguments.out).map_err(|e| Failure::file(&arguments.out, e))?;
    let mut json = arguments.json.as_deref().map(created).transpose()?;
    let stop = measuring::stop_on_signal();
    let (effort, (limit, budget)) = extent(arguments.quick);
    let limit = arguments.limit.map_or(limit, |n| n as usize);
    eprintln!("{prime}: {}", prime.shape());
    let survey = surveyed(&prime, effort, limit, &operations)?;
    // Instructions are counted in processes that load the libraries again.
    let folder = tempfile::tempdir().map_err(|e| Failure::file(&std::env::temp_dir(), e))?;
    let built = built(&survey, &operations, &compilers, folder.path(), &stop)?;
    let options = Options {
        budget,
        rounds_max: if arguments.quick { 60 } else { 400 },
        seed: arguments.seed,
        ..Options::default()
    };
    let (ranking, multiplier) = measured(&built, &options, &stop);
    let Some(winner) = ranking.entries.first().map(|entry| &built[entry.built]) else {
        return Err(Failure::Impossible(
            "stopped before anything was measured; nothing was written".to_owned(),
        ));
    };
    let mut record = Record {
        command: measuring::command(),
        prime: prime.to_string(),
        environment: Environment::detect(&compilers),
        options,
        multiplier,
        rejected: survey.rejected,
        passed_over: survey.passed_over,
        complete: true,
        operations: operations.iter().map(|name| (*name).to_owned()).collect(),
        quantities: ranking.quantities,
        ranking: ranking.entries,
        inversions: Vec::new(),
        conditions: conditions::here(),
        code: Vec::new(),
    };
    product(&ranking::table(&record))?;
    product(&ranking::best_of_each(&record))?;
    record.inversions = inversions(&prime, winner, &compilers, &stop)?;
    record.complete = !stop.load(Ordering::Relaxed);
    product(&ranking::inversions(&record.inversions))?;
    measuring::warn(&record);
    if json.is_some() || page.is_some() {
        record.code = tune_code::listed(&record, &built, &compilers, &stop);
    }
    let best = record.inversions.first().map(|best| &best.plan);
    let plan = best.unwrap_or(&winner.candidate.plan).clone();
    if let Some((path, file)) = &mut json {
        write_json(file, &record).map_err(|e| Failure::file(path, e))?;
    }
    write_winner(&prime, &plan, winner.language, &arguments.out)?;
    match page {
        Some(place) => place.put(&report::page(&record, peers.as_ref())?),
        None => Ok(()),
    }
}

/// The file of the record: a wrong path is found out before the work.
fn created(path: &Path) -> Result<(&Path, File), Failure> {
    let file = File::create(path).map_err(|e| Failure::file(path, e))?;
    Ok((path, file))
}

/// The operations that are asked for, each once.
fn wanted(prime: &Prime, asked: &[String]) -> Result<Vec<String>, Failure> {
    if asked.is_empty() {
        return Ok(DEFAULT.map(str::to_owned).to_vec());
    }
    let known = operations(prime);
    let mut wanted: Vec<String> = Vec::new();
    for name in asked {
        if !known.contains(name) {
            return Err(Failure::Usage(format!(
                "fields of {prime} have no operation `{name}`; --operation takes {}",
                known.join(", ")
            )));
        }
        if !wanted.contains(name) {
            wanted.push(name.clone());
        }
    }
    Ok(wanted)
}

/// The same on a core that is not here.
fn on_core(
    prime: &Prime,
    core: &str,
    operations: &[&str],
    arguments: &Arguments,
) -> Result<(), Failure> {
    let target = target::riscv(core, arguments.isa.as_deref().unwrap_or("rv64gc"))?;
    let (effort, (limit, _)) = extent(arguments.quick);
    eprintln!("{prime}: {}", prime.shape());
    let limit = arguments.limit.map_or(limit, |n| n as usize);
    let survey = surveyed(prime, effort, limit, operations)?;
    tune_core::run(
        prime,
        &survey,
        operations,
        &target,
        arguments.json.as_deref(),
        &arguments.out,
    )
}

fn surveyed(
    prime: &Prime,
    effort: Effort,
    limit: usize,
    operations: &[&str],
) -> Result<Survey, Failure> {
    let progress = Progress::spinner("checking recipes");
    let survey = search::survey(prime, effort, limit, operations);
    progress.done();
    eprintln!(
        "{} recipes checked and selected; {} skipped by operation count; {} rejected for this prime",
        survey.candidates.len(),
        survey.passed_over,
        survey.rejected.len()
    );
    if survey.candidates.is_empty() {
        return Err(Failure::Impossible(format!(
            "no recipe works for {prime}; `limbforge plan` gives the reasons"
        )));
    }
    Ok(survey)
}

fn built(
    survey: &Survey,
    operations: &[&str],
    compilers: &[Compiler],
    folder: &Path,
    stop: &AtomicBool,
) -> Result<Vec<Built>, Failure> {
    let progress = Progress::bar("building");
    let (built, failures) = search::build(
        &survey.candidates,
        operations,
        compilers,
        folder,
        &|done, of| {
            progress.at(done, of);
            !stop.load(Ordering::Relaxed)
        },
    );
    progress.done();
    for failure in &failures {
        eprintln!(
            "{}: {} candidates are left out: {}",
            failure.compiler,
            failure.recipes.len(),
            failure.reason
        );
    }
    let Some(first) = built.first() else {
        return Err(Failure::Impossible(
            "no candidate could be built; nothing was written".to_owned(),
        ));
    };
    for name in operations {
        let numbers = public_numbers(&first.candidate.field, name);
        if !numbers.is_empty() {
            eprintln!("`{name}` is measured with {numbers}");
        }
    }
    Ok(built)
}

/// Counts and measures. What cannot be counted is said once for each reason.
fn measured(built: &[Built], options: &Options, stop: &AtomicBool) -> (Ranking, Multiplier) {
    let progress = Progress::bar("counting instructions");
    let (counts, missing) = search::count(built, &|done, of| {
        progress.at(done, of);
        !stop.load(Ordering::Relaxed)
    });
    progress.done();
    if let Some(line) = missing.first() {
        eprintln!("{} candidates are not counted: {line}", missing.len());
    }
    let subjects: Vec<Subject> = built.iter().map(|b| b.subject.clone()).collect();
    let multiplier = Multiplier::measure();
    let progress = Progress::bar("measuring");
    let measured = measure::measure(&subjects, options, &mut |round| {
        let part = round.elapsed.as_secs_f64() / options.budget.as_secs_f64();
        let done = (part * 100.0).min(100.0) as usize;
        progress.at(done, 100);
        progress.say(&format!(
            "measuring: round {}, {} of {} steady",
            round.number, round.steady, round.of
        ));
        if stop.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    progress.done();
    let ranking = search::rank(built, &counts, &measured, multiplier);
    (ranking, multiplier)
}

fn write_json(file: &mut File, record: &Record) -> std::io::Result<()> {
    file.rewind()?;
    serde_json::to_writer(&mut *file, record)?;
    writeln!(file)
}

/// The ways to invert under the best recipe, built by the compiler that it was best with, the quickest first; none if
/// the work is to end.
fn inversions(
    prime: &Prime,
    winner: &Built,
    compilers: &[Compiler],
    stop: &AtomicBool,
) -> Result<Vec<InversionEntry>, Failure> {
    if stop.load(Ordering::Relaxed) {
        return Ok(Vec::new());
    }
    let progress = Progress::spinner("measuring inversions");
    let folder = tempfile::tempdir().map_err(|e| Failure::file(&std::env::temp_dir(), e))?;
    let own: Vec<Compiler> = compilers
        .iter()
        .filter(|compiler| winner.compiler.ends_with(&compiler.version))
        .cloned()
        .collect();
    let plan = &winner.candidate.plan;
    let (built, failures) = search::build_inversions(prime, plan, &own, folder.path())?;
    let subjects: Vec<Subject> = built.iter().map(|b| b.subject.clone()).collect();
    let options = Options {
        budget: Duration::from_secs(3),
        ..Options::default()
    };
    let measured = measure::measure(&subjects, &options, &mut |_| {
        if stop.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    progress.done();
    for failure in failures {
        eprintln!("an inversion is left out: {}", failure.reason);
    }
    Ok(search::rank_inversions(&built, &measured))
}

fn write_winner(prime: &Prime, plan: &Plan, language: &str, folder: &Path) -> Result<(), Failure> {
    let field = derive(prime, plan)?;
    let name = prime.identifier();
    let extension = if language == "rust" { "rs" } else { "c" };
    for (language, extension) in [(language, extension), ("json", "json")] {
        let path = folder.join(format!("{name}.{extension}"));
        let text = source(&field, language, &name, false)?;
        Place::at(&path)?.put(&text)?;
    }
    Ok(())
}
