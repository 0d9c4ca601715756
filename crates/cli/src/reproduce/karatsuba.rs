//! The study of arbitrary-degree Karatsuba: write and check, build, measure, answer.

use std::ops::{ControlFlow, RangeInclusive};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::Args;
use limbforge_lab::{
    measure::{self, Compiler, Environment, Options, Subject},
    study::karatsuba::{
        ALGORITHMS, Algorithm, Built, Case, Counted, Entry, Record, answer, build, build_gmp,
        cases, entries, tables,
    },
};

use crate::{
    cmd::emit::Language,
    failure::Failure,
    measuring,
    out::{curves, file::Place, product, progress::Progress, report, table},
};

/// Scott 2015: arbitrary-degree Karatsuba against schoolbook products, counted and measured
#[derive(Args)]
#[command(after_help = "Example: limbforge reproduce karatsuba --quick --report karatsuba.html")]
pub struct Arguments {
    /// Fewer sizes and rounds: under a minute
    #[arg(long)]
    quick: bool,
    /// Only code in this language: rust or c
    #[arg(long, value_enum)]
    lang: Option<Language>,
    /// Sizes to measure, such as `4`, `2-16` or `4,8,12-16`
    #[arg(short)]
    n: Option<String>,
    /// File for the raw samples, the counts, the command and the environment
    #[arg(long)]
    json: Option<PathBuf>,
    /// File for the report: one page with the answer, plots and tables
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
}

/// The sizes of the paper.
const SIZES: RangeInclusive<usize> = 2..=32;
/// Sizes measured in words of 64 bits, those of reductions, and those of words of 32 bits.
const FULL: [&str; 3] = ["2-12,14,16,20,24,32", "4,8,12,16,24", "4,8,12,16,24"];
const QUICK: [&str; 3] = ["4,8,12,16", "8", ""];

/// Runs the study.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let wanted = wanted(arguments)?;
    let (compilers, mut left_out) = measuring::compilers(arguments.lang)?;
    // A wrong path is found out before the work, not after it.
    let place = |path: &Option<_>| path.as_deref().map(Place::at).transpose();
    let (json, page) = (place(&arguments.json)?, place(&arguments.report)?);
    let stop = measuring::stop_on_signal();
    let counted = written(&all(arguments), &stop)?;
    let cases: Vec<Case> = counted
        .iter()
        .filter(|case| wanted.contains(&(case.algorithm, case.shape.word, case.n)))
        .cloned()
        .collect();
    let built = built(&cases, &compilers, &stop, &mut left_out)?;
    let options = Options {
        // There are hundreds of functions, so that a round is long.
        rounds_min: 15,
        rounds_max: 200,
        budget: Duration::from_secs(if arguments.quick { 6 } else { 60 }),
        ..Options::default()
    };
    let entries = measured(&built, &cases, &options, &stop);
    if entries.is_empty() {
        return Err(Failure::Impossible(
            "stopped before anything was measured; nothing was written".to_owned(),
        ));
    }
    let record = Record {
        study: "karatsuba".to_owned(),
        command: measuring::command(),
        environment: Environment::detect(&compilers),
        options,
        left_out,
        complete: !stop.load(Ordering::Relaxed),
        counts: counted.iter().map(Counted::of).collect(),
        entries,
    };
    product(&text(&record))?;
    if let Some(place) = json {
        place.put_record(&record)?;
    }
    match page {
        Some(place) => place.put(&report::karatsuba::page(&record)),
        None => Ok(()),
    }
}

/// The answer, the plot, the tables.
fn text(record: &Record) -> String {
    let mut text = answer(record).join("\n") + "\n\n" + &curves::text(record, 64);
    for table in tables(record) {
        text += &format!("\n{}", table::text(&table));
    }
    text
}

/// All that is counted: every algorithm, size and width; with `--quick` or chosen sizes only what is measured.
fn all(arguments: &Arguments) -> Vec<(Algorithm, u8, usize)> {
    let sizes: Vec<usize> = match (&arguments.n, arguments.quick) {
        (Some(text), _) => numbers(text).unwrap_or_default(),
        (None, true) => numbers(QUICK[0]).unwrap_or_default(),
        (None, false) => SIZES.collect(),
    };
    let mut all = Vec::new();
    for word in [64, 32] {
        for &n in &sizes {
            all.extend(ALGORITHMS.iter().map(|row| (row.algorithm, word, n)));
        }
    }
    all
}

/// Algorithms, word widths and sizes to build and measure.
fn wanted(arguments: &Arguments) -> Result<Vec<(Algorithm, u8, usize)>, Failure> {
    let [products, reductions, narrow] = match &arguments.n {
        Some(text) => [text.as_str(); 3],
        None if arguments.quick => QUICK,
        None => FULL,
    };
    let [products, reductions, narrow] =
        [numbers(products)?, numbers(reductions)?, numbers(narrow)?];
    let mut wanted = Vec::new();
    for row in ALGORITHMS.iter().filter(|row| row.measured) {
        let algorithm = row.algorithm;
        let sizes = if algorithm.reduces() {
            &reductions
        } else {
            &products
        };
        wanted.extend(sizes.iter().map(|&n| (algorithm, 64, n)));
        if matches!(
            algorithm,
            Algorithm::Schoolbook | Algorithm::Adk | Algorithm::FullWords
        ) {
            wanted.extend(narrow.iter().map(|&n| (algorithm, 32, n)));
        }
    }
    Ok(wanted)
}

/// Reads `4,8,12-16`.
fn numbers(text: &str) -> Result<Vec<usize>, Failure> {
    let wrong = || {
        Failure::Usage(format!(
            "`-n {text}` is not a list of sizes; use numbers from {} to {}, such as 4,8 or 2-16",
            SIZES.start(),
            SIZES.end()
        ))
    };
    let mut numbers = Vec::new();
    for part in text.split(',').filter(|_| !text.is_empty()) {
        let (from, to) = part.split_once('-').unwrap_or((part, part));
        let number = |text: &str| text.trim().parse::<usize>().ok();
        let (from, to) = number(from).zip(number(to)).ok_or_else(wrong)?;
        if !SIZES.contains(&from) || !SIZES.contains(&to) || from > to {
            return Err(wrong());
        }
        numbers.extend(from..=to);
    }
    numbers.sort_unstable();
    numbers.dedup();
    Ok(numbers)
}

fn written(wanted: &[(Algorithm, u8, usize)], stop: &AtomicBool) -> Result<Vec<Case>, Failure> {
    let progress = Progress::bar("writing and checking programs");
    let cases = cases(wanted, &|done, of| {
        progress.at(done, of);
        !stop.load(Ordering::Relaxed)
    });
    progress.done();
    let cases = cases.map_err(|e| Failure::Impossible(e.to_string()))?;
    eprintln!("{} programs written, checked and counted", cases.len());
    Ok(cases)
}

/// Returns the builds. Also reports at once what was left out, and why.
fn built(
    cases: &[Case],
    compilers: &[Compiler],
    stop: &AtomicBool,
    left_out: &mut Vec<String>,
) -> Result<Vec<Built>, Failure> {
    let folder = tempfile::tempdir().map_err(|e| Failure::file(&std::env::temp_dir(), e))?;
    let progress = Progress::bar("building");
    let (mut built, failures) = build(cases, compilers, folder.path(), &|done, of| {
        progress.at(done, of);
        !stop.load(Ordering::Relaxed)
    });
    progress.done();
    let mut missing: Vec<String> = failures
        .iter()
        .map(|f| {
            let case = &cases[f.case];
            format!(
                "{}, n = {}, by {}: {}",
                case.algorithm.name(),
                case.n,
                f.by,
                f.reason
            )
        })
        .collect();
    match build_gmp(cases, compilers, folder.path()) {
        Ok(gmp) => built.extend(gmp),
        Err(line) => missing.push(line),
    }
    missing.iter().for_each(|line| eprintln!("{line}"));
    left_out.append(&mut missing);
    if built.is_empty() {
        return Err(Failure::Impossible(
            "nothing could be built; nothing was written".to_owned(),
        ));
    }
    eprintln!(
        "{} functions built and compared with their programs",
        built.len()
    );
    Ok(built)
}

fn measured(built: &[Built], cases: &[Case], options: &Options, stop: &AtomicBool) -> Vec<Entry> {
    let progress = Progress::bar("measuring");
    let subjects: Vec<Subject> = built.iter().map(|b| b.subject.clone()).collect();
    let measured = measure::measure(&subjects, options, &mut |round| {
        let part = round.elapsed.as_secs_f64() / options.budget.as_secs_f64();
        progress.at((part * 100.0).min(100.0) as usize, 100);
        progress.say(&format!(
            "measuring: round {}, {} of {} steady",
            round.number, round.steady, round.of
        ));
        match stop.load(Ordering::Relaxed) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    });
    progress.done();
    entries(cases, built, &measured)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_lists_of_numbers_and_ranges() {
        assert_eq!(numbers("4,8,12-14,8").unwrap(), [4, 8, 12, 13, 14]);
        assert_eq!(numbers("").unwrap(), [0usize; 0]);
        for wrong in ["1", "33", "8-4", "x", "4,,8", "2-", "4;8"] {
            let line = numbers(wrong).unwrap_err().to_string();
            assert!(
                line.contains(wrong) && line.contains("from 2 to 32"),
                "{line}"
            );
        }
        for preset in FULL.into_iter().chain(QUICK) {
            assert!(numbers(preset).is_ok(), "{preset}");
        }
    }
}
