//! Proofs in Rocq (Coq 8.16): every program against the statement of its name, by a checker whose soundness is a
//! theorem (`proofs/`).
//!
//! Here are the hints for that checker ([`hints`]), the text of theorems ([`mod@print`]) and the runs of `coqc`
//! ([`prove`]). Nothing of it is trusted but the text: wrong hints make a proof fail. The text of a theorem names the
//! operation; the statement is looked up by `proofs/Spec.v` from the representation.

mod expand;
mod facts;
mod formula;
mod goal;
mod library;
mod poly;
mod power;
pub mod print;
mod reading;
mod run;
mod split;
mod steps;
mod walk;

use std::{fmt, io, path::PathBuf};

pub use formula::with_cuts;
pub use library::{Library, SOURCES, fingerprint};
pub use reading::{Read, Readings, prove_readings, readings, theorems_of};
pub use run::{Line, Theorem, Verdict, answers, prove, prove_programs, prove_theorems, theorems};
pub use steps::Proof;
pub use walk::hints;

/// Why Rocq gave no verdict.
#[derive(Debug)]
pub enum RocqError {
    /// There is no `coqc` on `PATH`.
    Missing,
    /// A file cannot be written, or `coqc` cannot be started.
    File {
        /// Its path.
        path: PathBuf,
        /// The system's reason.
        reason: io::Error,
    },
    /// This `coqc` does not take the checker's sources.
    Library {
        /// The file.
        name: String,
        /// The words of `coqc`.
        reason: String,
    },
    /// A program with conditions of callers: statements in Rocq have none.
    Condition {
        /// Its name.
        program: String,
    },
    /// The output of `coqc` is not that of the theorems.
    Output {
        /// What is wrong with it.
        reason: String,
    },
}

impl fmt::Display for RocqError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RocqError::Missing => {
                write!(
                    f,
                    "there is no coqc on PATH; install Coq 8.16, such as Debian's package coq"
                )
            }
            RocqError::File { path, reason } => {
                write!(
                    f,
                    "cannot use {} ({reason}); make it usable",
                    path.display()
                )
            }
            RocqError::Library { name, reason } => {
                write!(
                    f,
                    "coqc does not take proofs/{name}.v ({reason}); use Coq 8.16"
                )
            }
            RocqError::Condition { program } => write!(
                f,
                "`{program}` has conditions of callers, which no theorem can have: use a program without them"
            ),
            RocqError::Output { reason } => {
                write!(
                    f,
                    "coqc did not say what was proved: {reason}; use Coq 8.16"
                )
            }
        }
    }
}

impl std::error::Error for RocqError {}
