//! `cargo xtask compare`: printed fields, compiled and run, against the evaluator and big integers.

use std::{fs, path::Path, process::ExitCode, time::Instant};

use limbforge::{Plan, Prime};
use limbforge_compare::{
    case::{self, Case, Recipe, Source},
    record::Record,
    suite::{Choice, LANGUAGES, Outcome, compare_all},
};

const USAGE: &str = "usage: cargo xtask compare [--all | --sample N | --prime PRIME [--recipe RECIPE]] [--lang LANGUAGE]";

/// Of so many parts of all cases a sample is one.
const PARTS: usize = 13;

/// Where the record of all cases lies, from the root of the repository.
const RECORD: &str = "record/compare.json";

/// Which cases.
enum Which {
    All,
    /// Those of a number.
    Sample(u64),
    Prime {
        prime: String,
        recipe: Option<Plan>,
    },
}

struct Request {
    which: Which,
    languages: Vec<&'static str>,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match request(&words) {
        Ok(request) => run(&request, &words),
        Err(complaint) => {
            eprintln!("{complaint}");
            ExitCode::from(2)
        }
    }
}

/// Reads the command line.
fn request(words: &[String]) -> Result<Request, String> {
    let (mut which, mut recipe, mut languages) = (None, None, LANGUAGES.to_vec());
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or(format!("{word} needs a value; {USAGE}"));
        let chosen = match word.as_str() {
            "--all" => Which::All,
            "--sample" => {
                let text = value()?;
                let number = text.parse();
                Which::Sample(number.map_err(|_| format!("--sample needs a number, not `{text}`"))?)
            }
            "--prime" => {
                let prime = value()?.clone();
                Prime::parse(&prime).map_err(|error| error.to_string())?;
                Which::Prime {
                    prime,
                    recipe: None,
                }
            }
            "--recipe" => {
                let plan = value()?.parse::<Plan>();
                recipe = Some(plan.map_err(|error| error.to_string())?);
                continue;
            }
            "--lang" => {
                let name = value()?;
                let known = LANGUAGES.iter().find(|language| *language == name);
                let known = known.ok_or(format!(
                    "--lang needs {}, not `{name}`",
                    LANGUAGES.join(", ")
                ))?;
                languages = vec![*known];
                continue;
            }
            other => return Err(format!("unknown argument `{other}`; {USAGE}")),
        };
        if which.replace(chosen).is_some() {
            return Err(format!(
                "give only one of --all, --sample and --prime; {USAGE}"
            ));
        }
    }
    let which = match (which.unwrap_or_else(today), recipe) {
        (Which::Prime { prime, .. }, recipe) => Which::Prime { prime, recipe },
        (_, Some(_)) => return Err(format!("--recipe needs --prime; {USAGE}")),
        (which, None) => which,
    };
    Ok(Request { which, languages })
}

/// The sample of the day, as days since 1970.
fn today() -> Which {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    Which::Sample(now.map_or(0, |since| since.as_secs() / 86_400))
}

fn cases(which: &Which) -> Vec<Case> {
    match which {
        Which::All => case::all(),
        Which::Sample(number) => {
            let part = usize::try_from(number % PARTS as u64).expect("below PARTS");
            let all = case::all().into_iter().enumerate();
            all.filter(|(i, _)| i % PARTS == part)
                .map(|(_, case)| case)
                .collect()
        }
        Which::Prime {
            prime,
            recipe: None,
        } => case::of(Source::Text(prime.clone())).collect(),
        Which::Prime {
            prime,
            recipe: Some(plan),
        } => vec![Case {
            source: Source::Text(prime.clone()),
            word: plan.word,
            recipe: Recipe::Given(plan.clone()),
        }],
    }
}

fn run(request: &Request, words: &[String]) -> ExitCode {
    let cases = cases(&request.which);
    if let Which::Sample(number) = request.which {
        println!(
            "sample {number}: {} of {} cases; again: cargo xtask compare --sample {number}",
            cases.len(),
            case::all().len()
        );
    }
    let start = Instant::now();
    let told = |outcome: &Outcome, done: usize| {
        let runs: Vec<&str> = outcome
            .runs
            .iter()
            .map(|run| run.compiler.as_str())
            .collect();
        let runs = if runs.is_empty() {
            "no field".to_owned()
        } else {
            runs.join(", ")
        };
        let seconds = start.elapsed().as_secs();
        println!(
            "{done}/{} {seconds} s: {}: {runs}",
            cases.len(),
            outcome.case.label()
        );
        for complaint in outcome.complaints() {
            println!("FAILED {complaint}");
        }
    };
    let choice = Choice {
        languages: request.languages.clone(),
        every: matches!(request.which, Which::Prime { .. }),
    };
    let outcomes = compare_all(&cases, &choice, &told);
    let command = ["cargo xtask compare".to_owned(), words.join(" ")].join(" ");
    let record = Record::of(command, &outcomes, start.elapsed().as_secs());
    println!("{}", record.summary());
    if matches!(request.which, Which::All) {
        let text = serde_json::to_string_pretty(&record).expect("a record is JSON") + "\n";
        if let Err(error) = fs::write(Path::new(RECORD), text) {
            eprintln!("cannot write {RECORD} ({error}); run it from the root of the repository");
            return ExitCode::FAILURE;
        }
    }
    match record.failures.is_empty() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}
