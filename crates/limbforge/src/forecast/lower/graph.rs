//! Machine instructions with their dependencies.

use crate::target::Class;

/// A register, or what takes none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// Known to be 0.
    Zero,
    /// Another constant.
    Constant,
    /// Word `limb` of parameter `port`.
    Parameter {
        /// Which parameter.
        port: usize,
        /// Which of its words.
        limb: usize,
    },
    /// Result `which` of a node.
    Result {
        /// Which node.
        node: usize,
        /// Which of its results.
        which: u8,
    },
}

/// A machine instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Its class.
    pub class: Class,
    /// Its operands.
    pub inputs: Vec<Operand>,
    /// The instruction of the IR that it is part of: its place in
    /// [`Program::instructions`](crate::Program::instructions).
    pub instruction: usize,
}

/// The machine instructions of a program, in order, with their dependencies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// Each reads only results of earlier ones.
    pub nodes: Vec<Node>,
    /// The words of all results, one port after the other.
    pub outputs: Vec<Operand>,
}

/// Leaves out what no output needs.
pub(super) fn pruned(nodes: Vec<Node>, outputs: Vec<Operand>) -> Graph {
    let mut needed = vec![false; nodes.len()];
    let mark = |needed: &mut Vec<bool>, x: &Operand| {
        if let Operand::Result { node, .. } = x {
            needed[*node] = true;
        }
    };
    outputs.iter().for_each(|x| mark(&mut needed, x));
    for (i, node) in nodes.iter().enumerate().rev() {
        if needed[i] {
            node.inputs.iter().for_each(|x| mark(&mut needed, x));
        }
    }
    let mut number = Vec::with_capacity(nodes.len());
    let mut count = 0;
    for needed in &needed {
        number.push(count);
        count += usize::from(*needed);
    }
    let renamed = |x: Operand| match x {
        Operand::Result { node, which } => Operand::Result {
            node: number[node],
            which,
        },
        other => other,
    };
    let kept = nodes
        .into_iter()
        .zip(&needed)
        .filter(|(_, needed)| **needed);
    Graph {
        nodes: kept
            .map(|(mut node, _)| {
                node.inputs.iter_mut().for_each(|x| *x = renamed(*x));
                node
            })
            .collect(),
        outputs: outputs.into_iter().map(renamed).collect(),
    }
}
