//! Ports in words: parameters as the expressions that memory and registers hold, results as writes and back.

use crate::{
    interface::{Interface, Layout, layout},
    ir::{Port, Program},
};

use super::word::{Node, Op, Words};

/// The words of parameter `at`, from what is in memory or in its register.
pub fn parameter(interface: Interface, port: &Port, at: usize, words: &mut Words) -> Vec<Node> {
    let count = port.values.len();
    match layout(interface, port) {
        Layout::Words => (0..count)
            .map(|word| words.node(Op::Parameter { port: at, word }, &[]))
            .collect(),
        Layout::Bytes(n) => (0..count)
            .map(|word| {
                let bytes = 8 * word..n.min(8 * word + 8);
                bytes.rev().fold(words.constant(0), |sum, byte| {
                    let sum = words.node(Op::ShiftLeft(8), &[sum]);
                    let byte = words.node(Op::Byte { port: at, byte }, &[]);
                    words.node(Op::Add, &[sum, byte])
                })
            })
            .collect(),
        Layout::Number(4) => {
            let narrow = words.node(Op::Narrow { port: at }, &[]);
            vec![words.node(Op::Low(32), &[narrow])]
        }
        Layout::Number(_) => vec![words.node(Op::Parameter { port: at, word: 0 }, &[])],
    }
}

/// A write of the low bytes of a word at the address of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Write {
    /// Which argument is the address.
    pub argument: usize,
    /// Bytes beyond the address.
    pub offset: i64,
    /// How many bytes.
    pub bytes: usize,
    /// The word.
    pub node: Node,
}

/// The writes that give the results.
pub fn writes(
    interface: Interface,
    program: &Program,
    results: &[Vec<Node>],
    words: &mut Words,
) -> Vec<Write> {
    let mut writes = Vec::new();
    for (argument, (port, nodes)) in program.results.iter().zip(results).enumerate() {
        let layout = layout(interface, port);
        for (word, &node) in nodes.iter().enumerate() {
            let Layout::Bytes(n) = layout else {
                let bytes = if let Layout::Number(n) = layout { n } else { 8 };
                let offset = 8 * word as i64;
                writes.push(Write {
                    argument,
                    offset,
                    bytes,
                    node,
                });
                continue;
            };
            for byte in 8 * word..n.min(8 * word + 8) {
                let shift = 8 * (byte % 8) as u32;
                let node = words.node(Op::ShiftRight(shift), &[node]);
                let offset = byte as i64;
                writes.push(Write {
                    argument,
                    offset,
                    bytes: 1,
                    node,
                });
            }
        }
    }
    writes
}

/// The words of the results from the writes that code does; `None` if a byte is missing or is not where it belongs.
pub fn results(
    interface: Interface,
    program: &Program,
    words: &mut Words,
    written: &[Write],
) -> Option<Vec<Vec<Node>>> {
    let at = |argument: usize, offset: usize, bytes: usize| {
        let mut found = written.iter();
        let found = found.find(|w| w.argument == argument && w.offset == offset as i64)?;
        (found.bytes == bytes).then_some(found.node)
    };
    let mut all = Vec::new();
    for (argument, port) in program.results.iter().enumerate() {
        let layout = layout(interface, port);
        let mut nodes = Vec::new();
        for word in 0..port.values.len() {
            nodes.push(match layout {
                Layout::Words => at(argument, 8 * word, 8)?,
                Layout::Number(8) => at(argument, 0, 8)?,
                Layout::Number(n) => {
                    let whole = at(argument, 0, n)?;
                    words.node(Op::Low(8 * n as u32), &[whole])
                }
                Layout::Bytes(n) => {
                    let whole = at(argument, 8 * word, 1)?;
                    let count = (n - 8 * word).min(8);
                    for byte in 1..count {
                        let expected = words.node(Op::ShiftRight(8 * byte as u32), &[whole]);
                        if at(argument, 8 * word + byte, 1)? != expected {
                            return None;
                        }
                    }
                    words.node(Op::Low(8 * count as u32), &[whole])
                }
            });
        }
        all.push(nodes);
    }
    Some(all)
}
