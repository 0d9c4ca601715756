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
