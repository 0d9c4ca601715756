//! Reasons to refuse a text.

use std::fmt;

/// The reason to refuse a file in which one element fills the lanes of vectors.
pub const ACROSS: &str = "one element fills the lanes of its vectors (`across(8)`), and such files are not read back: \
                          their programs were proved before they were printed, and `limbforge check` proves them again";

/// A line of a text and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The line, from 1; 0 for the whole file.
    pub line: usize,
    /// The mistake, and what would be right.
    pub what: String,
}

impl Problem {
    /// At a line.
    pub fn at(line: usize, what: impl Into<String>) -> Problem {
        let what = what.into();
        Problem { line, what }
    }

    /// A construct that the reader does not know.
    pub fn unknown(line: usize, what: impl fmt::Display) -> Problem {
        Problem::at(line, format!("not understood: {what}"))
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}", self.what),
            line => write!(f, "line {line}: {}", self.what),
        }
    }
}

impl std::error::Error for Problem {}
