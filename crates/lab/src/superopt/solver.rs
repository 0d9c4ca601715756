//! An SMT solver, if this machine has one.

use std::fmt;
use std::io::Write;
use std::process::{Command, Stdio};

/// A program that reads SMT-LIB from standard input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solver {
    /// Its name, and that of the program.
    pub name: &'static str,
    arguments: &'static [&'static str],
}

/// Known solvers, in the order in which they are tried. Each gives up after ten minutes.
const SOLVERS: [Solver; 2] = [
    Solver {
        name: "z3",
        arguments: &["-in", "-smt2", "-T:600"],
    },
    Solver {
        name: "bitwuzla",
        arguments: &["--produce-models", "--time-limit", "600000"],
    },
];

/// How to install a solver where there is none.
pub const INSTALL: &str = "install z3 (Debian: apt-get install z3; macOS: brew install z3) or bitwuzla (https://bitwuzla.github.io)";

/// A solver's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Nothing satisfies what was asserted.
    Unsatisfiable,
    /// These values do, in the order asked for.
    Satisfiable(Vec<u64>),
    /// It gave up.
    Unknown,
}

/// Why there is no answer.
#[derive(Debug)]
pub enum SolverError {
    /// It did not run.
    Run(&'static str, std::io::Error),
    /// It said something else.
    Unreadable(&'static str, String),
}

impl fmt::Display for SolverError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolverError::Run(name, reason) => {
                write!(
                    f,
                    "{name} does not run ({reason}); {INSTALL}, or remove it from PATH"
                )
            }
            SolverError::Unreadable(name, text) => {
                let line = text.lines().next().unwrap_or("nothing");
                write!(
                    f,
                    "{name} answered `{line}` instead of sat, unsat or unknown; try another version of it"
                )
            }
        }
    }
}

impl std::error::Error for SolverError {}

impl Solver {
    /// The first that is on PATH.
    pub fn find() -> Option<Solver> {
        SOLVERS
            .into_iter()
            .find(|solver| solver.version().is_some())
    }

    /// Version that the solver reports.
    pub fn version(&self) -> Option<String> {
        let output = Command::new(self.name).arg("--version").output().ok()?;
        let text = String::from_utf8_lossy(&output.stdout);
        let line = text.lines().next()?.trim().to_owned();
        Some(if line.to_lowercase().contains(self.name) {
            line
        } else {
            format!("{} {line}", self.name)
        })
    }

    /// Asks.
    ///
    /// # Errors
    /// If the program does not run, or what it prints is no answer.
    pub fn ask(&self, question: &str) -> Result<Reply, SolverError> {
        let fails = |reason| SolverError::Run(self.name, reason);
        let mut child = Command::new(self.name)
            .args(self.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(fails)?;
        let mut stdin = child.stdin.take().expect("standard input is a pipe");
        // One that stops reading has its reason on standard output.
        let _ = stdin.write_all(question.as_bytes());
        drop(stdin);
        let output = child.wait_with_output().map_err(fails)?;
        let text = String::from_utf8_lossy(&output.stdout);
        let unreadable = || SolverError::Unreadable(self.name, text.clone().into_owned());
        match text.split_whitespace().next() {
            Some("unsat") => Ok(Reply::Unsatisfiable),
            Some("unknown" | "timeout") => Ok(Reply::Unknown),
            Some("sat") => values(&text).map(Reply::Satisfiable).ok_or_else(unreadable),
            _ => Err(unreadable()),
        }
    }
}

/// The words in `((x #x…) (y #b…))`.
fn values(text: &str) -> Option<Vec<u64>> {
    let numbers = text.split(['(', ')', ' ', '\n', '\r']);
    numbers
        .filter_map(|part| part.strip_prefix('#'))
        .map(|number| match number.split_at_checked(1)? {
            ("x", digits) => u64::from_str_radix(digits, 16).ok(),
            ("b", digits) => u64::from_str_radix(digits, 2).ok(),
            _ => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_as_solvers_print_them() {
        let z3 = "sat\n((x #x00000000000000ff)\n (y #xffffffffffffffff))\n";
        assert_eq!(values(z3), Some(vec![255, u64::MAX]));
        assert_eq!(values("sat\n((c #b101))"), Some(vec![5]));
        assert_eq!(values("sat\n((c #q1))"), None);
    }
}
