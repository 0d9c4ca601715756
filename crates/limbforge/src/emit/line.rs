//! A function ready to be spelt: parameters, lines and results, with the names of all variables.

use std::collections::HashSet;

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

/// A line of a function, as far as dead code is concerned.
pub trait Defines {
    /// Drops the variables that nobody reads; whether any is left.
    fn keep(&mut self, read: &HashSet<String>) -> bool;
    /// Adds the names that it reads.
    fn names(&self, names: &mut HashSet<String>);
}

/// Drops the variable that nobody reads.
pub fn keep_if_read(variable: &mut Option<String>, read: &HashSet<String>) {
    variable.take_if(|name| !read.contains(name));
}

impl Defines for Line {
    fn keep(&mut self, read: &HashSet<String>) -> bool {
        match self {
            Line::Let { name, .. } | Line::Mask { name, .. } => read.contains(name),
            Line::Carry { word, flag, .. } => {
                keep_if_read(word, read);
                keep_if_read(flag, read);
                word.is_some() || flag.is_some()
            }
        }
    }

    fn names(&self, names: &mut HashSet<String>) {
        match self {
            Line::Let { expr, .. } => expr.names(names),
            Line::Mask { flag, .. } => flag.names(names),
            Line::Carry { operands, .. } => operands.iter().for_each(|e| e.names(names)),
        }
    }
}

/// Drops the variables that no later line and no result reads, words of parameters included: what an operation turned
/// out not to need once it is written in a language, such as the high word of a shift that keeps the low one.
pub fn prune<L: Defines>(lines: Vec<L>, results: &[Output], params: &mut [Param]) -> Vec<L> {
    let mut read = HashSet::new();
    for e in results.iter().flat_map(|result| &result.words) {
        e.names(&mut read);
    }
    let mut kept = Vec::new();
    for mut line in lines.into_iter().rev() {
        if line.keep(&read) {
            line.names(&mut read);
            kept.push(line);
        }
    }
    for word in params.iter_mut().flat_map(|param| &mut param.words) {
        keep_if_read(word, &read);
    }
    kept.reverse();
    kept
}
