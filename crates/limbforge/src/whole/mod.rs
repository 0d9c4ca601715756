//! Whole formulas as statements of programs: of a formula's text, a prime and a representation.

mod choices;
mod statement;

pub use choices::{Choices, UnreadableChoices};
pub use statement::{FormulaStatement, NotTheFormula};

/// A formula as a program of a field: the statement, and the choices by which the program was written.
///
/// The choices are no part of the statement. They let the same program be written again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeFormula {
    /// The statement.
    pub statement: FormulaStatement,
    /// The choices.
    pub choices: Choices,
}
