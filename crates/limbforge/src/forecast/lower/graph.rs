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
