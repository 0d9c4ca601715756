//! Functions of a printed text as theorems in Rocq.

use std::{collections::BTreeMap, path::Path};

use limbforge::field::Field;
use limbforge_prove::{
    lang::{Report, Row},
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

/// Functions that are not looked at, summed up: how many there are of each crate of Rust, and others.
pub fn crates<'a>(rows: impl Iterator<Item = &'a Row>) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for row in rows {
        // A path begins with the crate, or with `<`, the type and its crate.
        let name = row.name.trim_start_matches(['<', '&', '*', '[', '(']);
        let first = name
            .split_once("::")
            .map_or("other names", |(first, _)| first);
        let plain = |c: char| c.is_alphanumeric() || c == '_';
        let first = if first.chars().all(plain) || first == "other names" {
            first
        } else {
            "other names"
        };
        *counts.entry(first).or_default() += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_unstable_by_key(|(name, count)| (std::cmp::Reverse(*count), *name));
    let list = counts
        .iter()
        .map(|(name, count)| format!("{count} of {name}"));
    let list = list.collect::<Vec<_>>().join(", ");
    format!("not looked at: {list}; --all names them\n")
}
