//! A function ready to be spelt: parameters, lines and results, with the names of all variables.

use crate::{interface::Shape, ir::Ty};

use super::tree::Expr;

/// Comment before a mask whose flag the compiler must not know.
pub const BARRIER_NOTE: &str =
    "// Hides from the compiler that the flag is 0 or 1, so that it cannot branch on it.";

/// One line of a function.
pub enum Line {
    /// A variable gets a value.
    Let {
        /// The variable.
        name: String,
        /// The value.
        expr: Expr,
    },
    /// `x + y + carry`, or `x - y - carry`, as a word and a flag.
    Carry {
        /// Difference and borrow.
        subtract: bool,
        /// Variable of the word, if it is used.
        word: Option<String>,
        /// Variable of the flag, if it is used.
        flag: Option<String>,
        /// First word, of the type of the result; second word, of the same type; a flag.
        operands: Box<[Expr; 3]>,
    },
    /// The product of two unsigned words, where there are no double words.
    Product {
        /// Variable of the high word.
        high: String,
        /// Variable of the low word, if it is used.
        low: Option<String>,
        /// The factors.
        operands: Box<[Expr; 2]>,
    },
    /// All bits of `name` are the flag.
    Mask {
        /// The variable.
        name: String,
        /// Its type.
        ty: Ty,
        /// A word that is 0 or 1.
        flag: Expr,
        /// Hides from the compiler that the flag is 0 or 1.
        barrier: bool,
    },
}

/// A parameter as the function sees it.
pub struct Param {
    /// Its name.
    pub name: String,
    /// Its type.
    pub shape: Shape,
    /// The variables of its words; `None` for those that are not used.
    pub words: Vec<Option<String>>,
}

/// A result as the function returns it.
pub struct Output {
    /// Its name where results have names.
    pub name: String,
    /// Its type.
    pub shape: Shape,
    /// Its words, already in the type in which they are returned.
    pub words: Vec<Expr>,
}

/// A program ready to be spelt.
pub struct Body {
    /// Parameters, in order.
    pub params: Vec<Param>,
    /// Lines, in order.
    pub lines: Vec<Line>,
    /// Results, in order.
    pub results: Vec<Output>,
}

impl Param {
    /// Whether anything depends on it.
    pub fn is_used(&self) -> bool {
        self.words.iter().any(Option::is_some)
    }
}
