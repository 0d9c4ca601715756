//! Functions of a printed text as theorems in Rocq.

use std::{collections::BTreeMap, path::Path};

use limbforge::field::Field;
use limbforge_prove::{
    lang::{ASSEMBLY, Report, Row},
    rocq::{Library, Verdict, prove_readings, readings},
};

use crate::failure::Failure;

/// The verdicts of Rocq on the functions that the check has proved, by operation.
pub type Verdicts = BTreeMap<String, Verdict>;

/// Runs Rocq with the compiled checker below `cache`.
pub fn verdicts(cache: &Path, field: &Field, report: &Report) -> Result<Verdicts, Failure> {
    let failure = |error| Failure::Impossible(format!("{error}"));
    let library = Library::compiled(cache).map_err(failure)?;
    prove_readings(&library, field, readings(report)).map_err(failure)
}

/// The verdict on a row in words, if Rocq has one.
pub fn words(verdicts: &Verdicts, row: &Row) -> String {
    let verdict = row.operation.as_ref().and_then(|name| verdicts.get(name));
    match verdict {
        Some(Verdict::Proved { seconds }) => row
            .outcome
            .words_with(&format!(" and by Rocq ({seconds:.3} s)")),
        Some(Verdict::Refused { reason }) => {
            format!("REFUSED by Rocq ({reason}); {}", row.outcome.words())
        }
        None => row.outcome.words(),
    }
}

/// The package of a function of Go, whose path ends at the first dot behind the last slash before any parenthesis.
fn package(name: &str) -> Option<&str> {
    let plain = name
        .find(['(', '[', ' ', ':'])
        .map_or(name, |at| &name[..at]);
    let from = plain.rfind('/').map_or(0, |at| at + 1);
    let path = &name[..from + plain[from..].find('.')?];
    let known = |c: char| c.is_alphanumeric() || "_-./%".contains(c);
    (!path.is_empty() && path.chars().all(known)).then_some(path)
}

/// Functions that are not looked at, summed up: how many there are of each crate of Rust or package of Go, and others.
pub fn crates<'a>(rows: impl Iterator<Item = &'a Row>) -> String {
    let rows: Vec<&Row> = rows.collect();
    // Names of C can have dots too.
    let is_go = rows.iter().any(|row| row.name.ends_with(ASSEMBLY));
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for row in rows {
        // A path begins with the crate, or with `<`, the type and its crate.
        let name = row.name.trim_start_matches(['<', '&', '*', '[', '(']);
        let plain = |c: char| c.is_alphanumeric() || c == '_';
        let first = name.split_once("::").map(|(first, _)| first);
        let first = first.filter(|first| first.chars().all(plain));
        *counts
            .entry(
                first
                    .or_else(|| package(name).filter(|_| is_go))
                    .unwrap_or("other names"),
            )
            .or_default() += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_unstable_by_key(|(name, count)| (std::cmp::Reverse(*count), *name));
    let list = counts
        .iter()
        .map(|(name, count)| format!("{count} of {name}"));
    let list = list.collect::<Vec<_>>().join(", ");
    format!("not looked at: {list}; --all names them\n")
}
