//! Words of pairs that nothing reads. They come with the pairs: an operation on a double word gives both of its words,
//! and a shift or a conversion may take one.

use std::collections::HashSet;

use super::super::super::line::{Line, Output, Param};

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
