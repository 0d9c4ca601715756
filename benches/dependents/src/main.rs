//! Published crates on forge25519 in place of dalek's: `cargo run -- NAME...`, `--all`, `--sample N` or `--list`.
//! `--features` compiles the façades with each feature alone.
//!
//! Two kinds of cases. *Own* tests are the files in `tests/` of dalek's packages, unchanged, with the façades under
//! dalek's names. *Dependents* are published crates, unchanged, built with `[patch]`; their own tests run.
//!
//! Nothing of these crates is in this repository. Cargo fetches them by `published/Cargo.lock`; copies are made in
//! `target/dropin`.

mod case;
mod features;
mod vectors;

use case::{CASES, Case};
use features::FACADES;
use std::process::ExitCode;

const USAGE: &str = "usage: cargo run -- NAME... | --all | --sample N | --list | --features
  runs the tests of published crates on forge25519; N chooses one case of all
  --features compares the facades' features with dalek's, and compiles each alone";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let chosen: Option<Vec<&Case>> = match words[..] {
        [] => None,
        ["--list"] => {
            CASES.iter().for_each(|case| println!("{}", case.name));
            return ExitCode::SUCCESS;
        }
        ["--features"] => return all_features(),
        ["--all"] => Some(CASES.iter().collect()),
        ["--sample", n] => n.parse().ok().map(|n: usize| vec![&CASES[n % CASES.len()]]),
        ref names => names
            .iter()
            .map(|name| CASES.iter().find(|case| case.name == *name))
            .collect(),
    };
    let Some(chosen) = chosen else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    for case in chosen {
        match case.run() {
            Ok(passed) => println!("{}: {passed} tests passed on forge25519", case.name),
            Err(stop) => {
                eprintln!("{}: {stop}", case.name);
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

/// The features of all façades.
fn all_features() -> ExitCode {
    for facade in FACADES {
        match facade.check() {
            Ok(builds) => println!("{}: {builds} builds, each feature alone", facade.folder),
            Err(stop) => {
                eprintln!("{}: {stop}", facade.folder);
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
