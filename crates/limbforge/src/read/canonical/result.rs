//! The results in other expressions.

use crate::read::word::{Node, Words};

/// Expressions in place of others.
pub struct Canonical {
    /// The results.
    pub results: Vec<Vec<Node>>,
    /// Bits: for inputs for which all are 0, the results are equal to what they stand for.
    pub assumed: Vec<Node>,
    /// For each word of the hints, the first one that is equal to it.
    pub(super) first: Vec<Node>,
}

impl Canonical {
    /// Whether the results are equal to these words of the hints.
    pub fn are(&self, own: &[Vec<Node>]) -> bool {
        let first = |node: &Node| self.first.get(node.index()).copied().unwrap_or(*node);
        let all = |words: &[Vec<Node>]| -> Vec<Vec<Node>> {
            let words = words.iter();
            words
                .map(|words| words.iter().map(first).collect())
                .collect()
        };
        all(&self.results) == all(own)
    }

    /// The words of the hints and those that the results need: others would be taken for hints of how to read these.
    pub fn pruned(&mut self, words: &Words, known: usize) -> Words {
        let results = self.results.iter_mut().flatten();
        words.pruned(known, results.chain(&mut self.assumed))
    }
}
