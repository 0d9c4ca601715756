//! Lines over words, with products that give two of them.

use std::collections::HashSet;

use super::{
    super::super::{line::Line, tree::Expr},
    dead::{Defines, keep_if_read},
};

/// A line over words.
pub enum Step {
    /// A line without double words.
    Line(Line),
    /// The whole product of two unsigned words.
    Product {
        /// Variable of the high word, if it is used.
        high: Option<String>,
        /// Variable of the low word, if it is used.
        low: Option<String>,
        /// The factors.
        operands: Box<[Expr; 2]>,
    },
}

impl Defines for Step {
    fn keep(&mut self, read: &HashSet<String>) -> bool {
        match self {
            Step::Line(line) => line.keep(read),
            Step::Product { high, low, .. } => {
                keep_if_read(high, read);
                keep_if_read(low, read);
                high.is_some() || low.is_some()
            }
        }
    }

    fn names(&self, names: &mut HashSet<String>) {
        match self {
            Step::Line(line) => line.names(names),
            Step::Product { operands, .. } => operands.iter().for_each(|e| e.names(names)),
        }
    }
}

impl Step {
    /// A sum that neither takes nor gives a carry as a plain one.
    pub fn without_carry(self) -> Step {
        match self {
            Step::Line(Line::Carry {
                subtract,
                word: Some(name),
                flag: None,
                operands,
            }) if operands[2].is_zero() => {
                let [x, y, _] = *operands;
                let ty = x.ty;
                let expr = if subtract { x.sub(y, ty) } else { x.add(y, ty) };
                Step::Line(Line::Let { name, expr })
            }
            step => step,
        }
    }
}
