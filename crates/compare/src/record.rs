//! The record of a whole comparison, which is committed.

use std::{collections::BTreeMap, process::Command};

use serde::Serialize;

use crate::suite::{ASSEMBLER, EMULATOR, LANGUAGES, Outcome};

/// A comparison: its cases, its compilers and its result.
#[derive(Clone, Debug, Serialize)]
pub struct Record {
    /// The command.
    pub command: String,
    /// The processor.
    pub cpu: String,
    /// Processor cores.
    pub cores: usize,
    /// First lines of what the compilers say of themselves.
    pub compilers: Vec<String>,
    /// Seconds that all took.
    pub seconds: u64,
    /// Fields: a prime with words and a recipe.
    pub fields: usize,
    /// Cases for which there is no field: no second recipe, or no prime of the form and size.
    pub without_field: Vec<String>,
    /// Counts by language.
    pub languages: BTreeMap<&'static str, Total>,
    /// Counts of fields by compiler with its options.
    pub builds: BTreeMap<String, usize>,
    /// The failures.
    pub failures: Vec<String>,
}

/// How much was compared in a language.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Total {
    /// Fields under a compiler.
    pub builds: usize,
    /// Operations of all builds.
    pub operations: usize,
    /// Calls of them, each once with results apart and again on top of each parameter.
    pub calls: usize,
}

impl Record {
    /// The record of these outcomes.
    pub fn of(command: String, outcomes: &[Outcome], seconds: u64) -> Record {
        let mut languages: BTreeMap<&'static str, Total> = BTreeMap::new();
        let mut builds: BTreeMap<String, usize> = BTreeMap::new();
        for run in outcomes.iter().flat_map(|outcome| &outcome.runs) {
            let total = languages.entry(run.language).or_default();
            total.builds += 1;
            total.operations += run.count.operations;
            total.calls += run.count.calls;
            *builds.entry(run.compiler.trim().to_owned()).or_default() += 1;
        }
        let environment = limbforge_lab::measure::environment::Environment::detect(&[]);
        let missing = outcomes
            .iter()
            .filter(|o| o.field.is_none() && o.error.is_none());
        Record {
            command,
            cpu: environment.cpu,
            cores: environment.cores,
            compilers: compilers(),
            seconds,
            fields: outcomes.iter().filter(|o| o.field.is_some()).count(),
            without_field: missing.map(|o| o.case.label()).collect(),
            languages,
            builds,
            failures: outcomes.iter().flat_map(Outcome::complaints).collect(),
        }
    }

    /// A line for each language.
    pub fn summary(&self) -> String {
        let mut text = format!("{} fields, {} s\n", self.fields, self.seconds);
        for language in LANGUAGES {
            let total = self.languages.get(language).copied().unwrap_or_default();
            text += &format!(
                "{language:5} {:5} builds {:6} operations {:8} calls\n",
                total.builds, total.operations, total.calls
            );
        }
        text + &format!("{} failures", self.failures.len())
    }
}

/// The versions of what is installed.
fn compilers() -> Vec<String> {
    let all = [
        ("rustc", "--version"),
        ("gcc", "--version"),
        ("clang-19", "--version"),
        ("go", "version"),
        (ASSEMBLER, "--version"),
        (EMULATOR, "--version"),
    ];
    let version = |(program, question): (&str, &str)| {
        let output = Command::new(program).arg(question).output().ok()?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        Some(text.lines().next()?.to_owned())
    };
    all.into_iter().filter_map(version).collect()
}
