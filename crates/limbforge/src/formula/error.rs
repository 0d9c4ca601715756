//! Why a text is not a formula, or not a true one.

use std::fmt;

/// A place in a text: line and column, both from 1, the column in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

/// A mistake and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormulaError {
    /// Where it is.
    pub place: Place,
    /// The mistake.
    pub mistake: Mistake,
}

/// A mistake in a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// Another token belongs there.
    Expected {
        /// The tokens that belong there, in words.
        expected: String,
        /// The token found, quoted, or `the end of the line`.
        found: String,
    },
    /// A name that nothing defines before.
    Undefined(String),
    /// A name that is already defined.
    Twice(String),
    /// A name that a printed language uses.
    Keyword(String),
    /// A name that no line, result or equation uses.
    Unused(String),
    /// A result that is no line.
    NoLine(String),
    /// A line that divides.
    Division,
    /// No `formula NAME`, no line, no result or no `means`.
    Missing(&'static str),
    /// A result that no equation reads.
    Meaningless(String),
    /// A number or an exponent that is too large.
    TooLarge,
    /// The left side of an assumption is not one monomial with coefficient 1.
    NoMonomial,
    /// A divisor that is 0 under the assumptions, or a divisor where none may be.
    Divisor(String),
    /// An equation that does not follow.
    False {
        /// The equation.
        claim: String,
        /// How many terms of the difference of its sides do not vanish.
        terms: usize,
    },
    /// An equation that holds whatever the results are.
    Vacuous(String),
    /// An equation whose polynomials have too many terms.
    TooHard(String),
}

impl FormulaError {
    /// A mistake at a place.
    pub(super) fn at(place: Place, mistake: Mistake) -> FormulaError {
        FormulaError { place, mistake }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

impl fmt::Display for FormulaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.mistake)
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mistake::Expected { expected, found } => {
                write!(f, "expected {expected}, found {found}")
            }
            Mistake::Undefined(name) => {
                write!(f, "`{name}` is not defined; define it on an earlier line")
            }
            Mistake::Twice(name) => {
                write!(f, "`{name}` is already defined; use another name")
            }
            Mistake::Keyword(name) => {
                write!(
                    f,
                    "`{name}` is a keyword of a printed language; use another name"
                )
            }
            Mistake::Unused(name) => write!(f, "`{name}` is never used; remove it"),
            Mistake::NoLine(name) => {
                write!(
                    f,
                    "the result `{name}` is not a line; compute it, or leave it out"
                )
            }
            Mistake::Division => write!(
                f,
                "a line cannot divide; use projective coordinates, or multiply by an inverse that is a parameter"
            ),
            Mistake::Missing(what) => write!(f, "the formula has no {what}; add it"),
            Mistake::Meaningless(name) => {
                write!(f, "no `means` says what the result `{name}` is; add one")
            }
            Mistake::TooLarge => write!(
                f,
                "the number is too large; use at most 1024 digits, and exponents of at most 64"
            ),
            Mistake::NoMonomial => write!(
                f,
                "an assumption is `monomial = polynomial`; write one product of variables on the left"
            ),
            Mistake::Divisor(divisor) => {
                write!(
                    f,
                    "`{divisor}` is 0 or not allowed as a divisor here; remove it"
                )
            }
            Mistake::False { claim, terms } => write!(
                f,
                "`{claim}` is false: {terms} terms of the difference of both sides remain"
            ),
            Mistake::Vacuous(claim) => write!(
                f,
                "`{claim}` holds whatever the results are; say what they are, or remove it"
            ),
            Mistake::TooHard(claim) => write!(
                f,
                "`{claim}` has too many terms to be proved; split it into simpler equations"
            ),
        }
    }
}

impl std::error::Error for FormulaError {}
