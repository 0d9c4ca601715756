//! Ports in words: parameters as the expressions that memory and registers hold, results as writes and back.

use std::ops::Range;

use crate::{
    interface::{Interface, Layout, layout},
    ir::{Port, Program},
};

use super::{
    bits::{low, shift_right},
    word::{Node, Op, Words},
};

/// The words of parameter `at`, from what is in memory or in its register.
pub fn parameter(interface: Interface, port: &Port, at: usize, words: &mut Words) -> Vec<Node> {
    let count = port.values.len();
    match layout(interface, port) {
        Layout::Words => (0..count)
            .map(|word| words.node(Op::Parameter { port: at, word }, &[]))
            .collect(),
        Layout::Bytes(n) => (0..count)
            .map(|word| little_endian(at, 8 * word..n.min(8 * word + 8), words))
            .collect(),
        Layout::Number(4) => {
            let narrow = words.node(Op::Narrow { port: at }, &[]);
            vec![words.node(Op::Low(32), &[narrow])]
        }
        Layout::Number(_) => vec![words.node(Op::Parameter { port: at, word: 0 }, &[])],
    }
}

/// The number that bytes of a parameter are, the least significant first.
pub fn little_endian(port: usize, bytes: Range<usize>, words: &mut Words) -> Node {
    bytes.rev().fold(words.constant(0), |sum, byte| {
        let sum = words.node(Op::ShiftLeft(8), &[sum]);
        let byte = words.node(Op::Byte { port, byte }, &[]);
        words.node(Op::Add, &[sum, byte])
    })
}

/// The number that at most eight bytes of a parameter of words are: of one word, or of its end and the next one's
/// beginning.
pub fn part(port: usize, bytes: Range<usize>, words: &mut Words) -> Node {
    let (word, above) = (bytes.start / 8, 8 * (bytes.start % 8) as u32);
    let first = words.node(Op::Parameter { port, word }, &[]);
    let mut number = shift_right(words, above, first);
    let end = above + 8 * bytes.len() as u32;
    if end > 64 {
        let word = word + 1;
        let next = words.node(Op::Parameter { port, word }, &[]);
        let next = words.node(Op::ShiftLeft(64 - above), &[next]);
        number = words.node(Op::Add, &[number, next]);
    }
    low(words, 8 * bytes.len() as u32, number)
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

/// The words of the results from the writes that code does; `None` if a byte is missing.
pub fn results(
    interface: Interface,
    program: &Program,
    words: &mut Words,
    written: &[Write],
) -> Option<Vec<Vec<Node>>> {
    let ports = program.results.iter().enumerate();
    let all = ports.map(|(argument, port)| {
        let words = result(interface, port, argument, words, written);
        words.into_iter().collect()
    });
    all.collect()
}

/// The words of one of the results, without those of which a byte is missing.
pub fn result(
    interface: Interface,
    port: &Port,
    argument: usize,
    words: &mut Words,
    written: &[Write],
) -> Vec<Option<Node>> {
    let bytes = match layout(interface, port) {
        Layout::Words => 8 * port.values.len(),
        Layout::Bytes(n) | Layout::Number(n) => n,
    };
    let nodes = (0..port.values.len()).map(|word| {
        let of_word = 8 * word..bytes.min(8 * word + 8);
        whole(words, written, argument, of_word)
    });
    nodes.collect()
}

/// Bits that stand next to each other: the nodes that have them, each with the place of the first.
struct Run {
    starts: Vec<(Node, u32)>,
    bits: u32,
}

/// The number that bytes of a result are: the node that they are written from where they are its bytes in order, else a
/// sum of parts.
fn whole(
    words: &mut Words,
    written: &[Write],
    argument: usize,
    bytes: Range<usize>,
) -> Option<Node> {
    let mut runs: Vec<Run> = Vec::new();
    for at in bytes {
        let at = at as i64;
        let inside = |w: &&Write| {
            w.argument == argument && (w.offset..w.offset + w.bytes as i64).contains(&at)
        };
        let write = written.iter().find(inside)?;
        let starts = origins(words, write.node, 8 * (at - write.offset) as u32);
        if let Some(run) = runs.last_mut() {
            let goes_on = |(node, from): &(Node, u32)| starts.contains(&(*node, from + run.bits));
            let kept: Vec<_> = run.starts.iter().copied().filter(goes_on).collect();
            if !kept.is_empty() {
                (run.starts, run.bits) = (kept, run.bits + 8);
                continue;
            }
        }
        runs.push(Run { starts, bits: 8 });
    }
    let (mut sum, mut place) = (words.constant(0), 0);
    for run in runs {
        let (node, from) = run.starts[0];
        let down = words.node(Op::ShiftRight(from), &[node]);
        let part = words.node(Op::Low(run.bits), &[down]);
        let part = words.node(Op::ShiftLeft(place), &[part]);
        sum = words.node(Op::Add, &[sum, part]);
        place += run.bits;
    }
    Some(sum)
}

/// The nodes of which the byte at bit `from` of a node is one, each with its place.
fn origins(words: &Words, node: Node, from: u32) -> Vec<(Node, u32)> {
    let mut origins = vec![(node, from)];
    loop {
        let &(node, from) = origins.last().expect("the node itself");
        origins.push(match words.get(node) {
            (Op::ShiftRight(k), of) if from + k + 8 <= 64 => (of[0], from + k),
            (Op::Low(k), of) if from + 8 <= k => (of[0], from),
            _ => return origins,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::word::evaluate;

    /// The value of a node for these words of a parameter.
    fn value(words: &Words, node: Node, of: &[u64]) -> u64 {
        let (op, args) = words.get(node);
        match op {
            Op::Parameter { word, .. } => of[word],
            _ => {
                let args: Vec<u64> = args.iter().map(|a| value(words, *a, of)).collect();
                evaluate(op, &args)
            }
        }
    }

    /// Every part of up to eight bytes of three words is what memory has there.
    #[test]
    fn parts_are_the_bytes_in_memory() {
        let of = [
            0x8182_8384_8586_8788,
            0xf1f2_f3f4_f5f6_f7f8,
            0xa1a2_a3a4_a5a6_a7a8,
        ];
        let memory: Vec<u8> = of
            .iter()
            .flat_map(|word: &u64| word.to_le_bytes())
            .collect();
        for count in 1..=8 {
            for from in 0..=memory.len() - count {
                let mut words = Words::default();
                let node = part(0, from..from + count, &mut words);
                let mut bytes = [0; 8];
                bytes[..count].copy_from_slice(&memory[from..from + count]);
                let expected = u64::from_le_bytes(bytes);
                assert_eq!(
                    value(&words, node, &of),
                    expected,
                    "{count} bytes at {from}"
                );
            }
        }
    }
}
