//! The verdicts on a file.

use std::time::Duration;

use limbforge::{Checked, Program, read::Composed};

use super::{
    problem::Problem,
    prove::{How, Proved},
    routine::Extent,
};

/// The verdict on a function.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// A straight-line operation, proved.
    Program(Box<Proved>),
    /// An operation with loops, with the extent of its proof.
    Routine(Extent),
    /// Machine code of a straight-line operation, proved: the program that it computes under the program's claims.
    /// Another calling convention than that of C, in words: which registers have the results and the parameters.
    Code(Box<Checked<Program>>, Option<String>),
    /// Machine code of a routine that makes the calls of the library's routine, of functions that are proved.
    Composed(Composed, Option<String>),
    /// A method or an operator that is a call of the function of its operation, with operands in order.
    Call,
    /// A constant element of the field.
    Constant,
    /// A part outside the reader that is, token for token, the printer's for this field.
    Printed,
    /// Not proved, with the line and the reason.
    Refused(Problem),
    /// Nothing is promised of it.
    Unseen(String),
}

/// A function, a constant or another part of a file.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its name in the file.
    pub name: String,
    /// Its line.
    pub line: usize,
    /// The operation of the field that it is to be.
    pub operation: Option<String>,
    /// The verdict on it.
    pub outcome: Outcome,
    /// How long that took.
    pub took: Duration,
}

/// The verdicts on a file.
#[derive(Clone, Debug)]
pub struct Report {
    /// A row for each part, in order.
    pub rows: Vec<Row>,
    /// Operations of the field that the file does not have.
    pub missing: Vec<String>,
}

impl Report {
    /// Whether nothing was refused, and something proved.
    pub fn is_proved(&self) -> bool {
        let refused = |row: &Row| matches!(row.outcome, Outcome::Refused(_));
        let proved = |row: &Row| matches!(row.outcome, Outcome::Program(_) | Outcome::Code(..));
        !self.rows.iter().any(refused) && self.rows.iter().any(proved)
    }

    /// The rows that were refused.
    pub fn refused(&self) -> impl Iterator<Item = (&Row, &Problem)> {
        self.rows.iter().filter_map(|row| match &row.outcome {
            Outcome::Refused(problem) => Some((row, problem)),
            _ => None,
        })
    }
}

impl Outcome {
    /// How it was proved, in words.
    pub fn words(&self) -> String {
        self.words_with("")
    }

    /// The same, with another checker's part after the check's.
    pub fn words_with(&self, other: &str) -> String {
        match self {
            Outcome::Program(proved) => match proved.how {
                How::Same => format!("proved by the check{other}: the library's values"),
                How::Other => format!("proved by the check{other}: instructions of its own"),
                How::SamePart => {
                    format!("proved in part by the check{other}: the library's values")
                }
            },
            Outcome::Routine(Extent::Power) => {
                format!("proved by the check of routines{other}: the power")
            }
            Outcome::Routine(Extent::Calls) => {
                "proved by the check of routines: calls and bounds".to_owned()
            }
            Outcome::Code(code, passing) => {
                let ways = [("", ""), (" in part", "the library's ")];
                let (part, own) = ways[usize::from(code.program().spec.is_partial())];
                let passing: String = passing.iter().map(|p| format!(", with {p}")).collect();
                format!("proved{part} by the check{other}: {own}machine words{passing}")
            }
            Outcome::Composed(parts, passing) => {
                let mut words = format!("machine code, calls of proved functions: {parts}");
                if let Some(passing) = passing {
                    words += &format!("; with {passing}");
                }
                words
            }
            Outcome::Call => "a call of its operation".to_owned(),
            Outcome::Constant => "computed again".to_owned(),
            Outcome::Printed => "the printer's, token for token".to_owned(),
            Outcome::Refused(problem) => format!("REFUSED: {problem}"),
            Outcome::Unseen(what) => what.clone(),
        }
    }
}
