//! The edges of a schedule.

use super::{Graph, Operand, schedule::Link};

/// Who reads the results of each node: in its own copy, and in the next of a chain. One entry per operand.
pub struct Edges {
    /// Readers of each node in its own copy, and which result they read.
    pub inside: Vec<Vec<(usize, u8)>>,
    /// Readers in the next copy.
    across: Vec<Vec<(usize, u8)>>,
    /// Operands of each node from its own copy, and from the one before.
    counts: Vec<(usize, usize)>,
}

impl Edges {
    /// Edges within a copy, and to the next one by this link.
    pub fn of(graph: &Graph, link: Link) -> Edges {
        let n = graph.nodes.len();
        let mut edges = Edges {
            inside: vec![Vec::new(); n],
            across: vec![Vec::new(); n],
            counts: vec![(0, 0); n],
        };
        for (reader, node) in graph.nodes.iter().enumerate() {
            for x in &node.inputs {
                match *x {
                    Operand::Result { node, which } => {
                        edges.inside[node].push((reader, which));
                        edges.counts[reader].0 += 1;
                    }
                    Operand::Parameter { port: 0, limb } if link == Link::Chained => {
                        if let Some(&Operand::Result { node, which }) = graph.outputs.get(limb) {
                            edges.across[node].push((reader, which));
                            edges.counts[reader].1 += 1;
                        }
                    }
                    _ => {}
                }
            }
        }
        edges
    }

    /// Operands that a node of a copy waits for.
    pub fn waits(&self, node: usize, has_before: bool) -> usize {
        let (own, before) = self.counts[node];
        own + if has_before { before } else { 0 }
    }

    /// The readers of a node of a copy, by their places among all copies.
    pub fn readers(
        &self,
        node: usize,
        copy: usize,
        copies: usize,
        n: usize,
    ) -> impl Iterator<Item = (usize, u8)> + '_ {
        let next = (copy + 1 < copies).then_some(&self.across[node]);
        let inside = self.inside[node].iter();
        inside
            .map(move |&(reader, which)| (copy * n + reader, which))
            .chain(
                next.into_iter()
                    .flatten()
                    .map(move |&(reader, which)| ((copy + 1) * n + reader, which)),
            )
    }
}
