//! The field in Go, the paper's language: packages of all recipes, their tests, and a program that times them in turns.
//!
//! Go's code cannot be loaded as a library without a call that costs more than a product, so it is a process of its
//! own, and tells nanoseconds.

use std::path::Path;
use std::process::{Command, Output};

use super::{
    field::label,
    record::{Row, row},
};
use crate::{measure::Samples, search::Candidate};
use limbforge::emit::{Options, go_package};

/// Message where Go is missing: what is left out, and what to do.
const MISSING: &str = "go, the paper's language, is not on PATH or older than 1.22, and left out; \
                       install it from https://go.dev/dl or with your package manager";

/// The version of Go on this machine, such as `1.26.8`.
///
/// # Errors
/// A line that says that there is none, or an old one.
pub fn version() -> Result<String, String> {
    let output = Command::new("go").arg("version").output();
    let text = output.map(|o| String::from_utf8_lossy(&o.stdout).into_owned());
    let text = text.unwrap_or_default();
    let version = text
        .split_whitespace()
        .find_map(|word| word.strip_prefix("go1."));
    let minor = version.and_then(|rest| rest.split(|c: char| !c.is_ascii_digit()).next());
    match (version, minor.and_then(|digits| digits.parse().ok())) {
        // The emitted tests count with `for range`, which came with it.
        (Some(version), Some(22u32..)) => Ok(format!("1.{version}")),
        _ => Err(MISSING.to_owned()),
    }
}

/// Writes a package for each candidate and the program that times them, runs the packages' tests, and builds it.
///
/// # Errors
/// A line that says what Go refused.
pub fn build(candidates: &[Candidate], folder: &Path) -> Result<(), String> {
    let mut imports = String::new();
    let mut calls = Vec::new();
    let mut functions = String::new();
    let write = |path: &Path, text: &str| {
        std::fs::write(path, text).map_err(|e| format!("cannot write {}: {e}", path.display()))
    };
    for (i, candidate) in candidates.iter().enumerate() {
        let way = format!("way{i}");
        let package = folder.join(&way);
        std::fs::create_dir_all(&package)
            .map_err(|e| format!("cannot make {}: {e}", package.display()))?;
        let options = Options {
            command: "limbforge reproduce times19".to_owned(),
            name: way.clone(),
            traits: false,
        };
        for (file, text) in go_package(&candidate.field, &options) {
            write(&package.join(file), &text)?;
        }
        imports += &format!("\n\t\"times19/{way}\"\n");
        calls.push(format!("{way}Times"));
        functions += &include_str!("templates/way.go.in").replace("@WAY@", &way);
    }
    let main = include_str!("templates/main.go.in")
        .replace("@IMPORTS@", &imports)
        .replace("@WAYS@", &calls.join(", "));
    write(&folder.join("main.go"), &(main + &functions))?;
    write(&folder.join("go.mod"), "module times19\n\ngo 1.22\n")?;
    // Compilers err too: the packages' own tests compare them with big integers.
    go(&["test", "./..."], folder)?;
    go(&["build", "-o", PROGRAM, "."], folder)
}

/// The program that times.
const PROGRAM: &str = "times";

fn go(arguments: &[&str], folder: &Path) -> Result<(), String> {
    let output = Command::new("go")
        .args(arguments)
        .current_dir(folder)
        .env("GOFLAGS", "")
        .output();
    succeeded(&format!("go {}", arguments.join(" ")), output).map(|_| ())
}

/// Standard output of a program, or a line about why it failed.
fn succeeded(what: &str, output: std::io::Result<Output>) -> Result<String, String> {
    let output = output.map_err(|e| format!("Go is left out: cannot start `{what}` ({e})"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let text = [output.stderr, output.stdout].concat();
    let text = String::from_utf8_lossy(&text);
    let first = text.lines().find(|line| !line.trim().is_empty());
    let first = first.unwrap_or("it says nothing");
    Err(format!("Go is left out: `{what}` failed: {first}"))
}

/// Times what [`build`] built in `folder` in so many rounds; rows as those of the other languages, in nanoseconds.
///
/// # Errors
/// A line that says why the program failed.
pub fn rows(
    candidates: &[Candidate],
    folder: &Path,
    rounds: usize,
    version: &str,
) -> Result<Vec<Row>, String> {
    let program = folder.join(PROGRAM);
    let output = Command::new(program).arg(rounds.to_string()).output();
    let text = succeeded(PROGRAM, output)?;
    let mut samples = vec![<[Samples; 4]>::default(); candidates.len()];
    for line in text.lines() {
        let mut words = line.split(' ');
        let way = words.next().and_then(|word| word.parse::<usize>().ok());
        let Some(way) = way.and_then(|way| samples.get_mut(way)) else {
            continue;
        };
        for (samples, word) in way.iter_mut().zip(words) {
            if let Ok(nanoseconds) = word.parse() {
                samples.push(nanoseconds);
            }
        }
    }
    let baseline = samples.first().cloned().unwrap_or_default();
    let rows = candidates.iter().zip(samples).enumerate();
    Ok(rows
        .map(|(i, (candidate, samples))| {
            let pairs: Vec<(Samples, Samples)> =
                samples.into_iter().zip(baseline.clone()).collect();
            let by = format!("go {version}");
            row(
                "field",
                &label(&candidate.plan),
                &candidate.plan.to_string(),
                &by,
                i == 0,
                &pairs,
            )
        })
        .collect())
}
