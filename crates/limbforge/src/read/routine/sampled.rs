//! Samples of words that nothing computes in a routine, and what the code and the library make of them.

use std::collections::HashMap;

use num_bigint::{BigInt, Sign};

use super::{follow::Value, signature::as_program, state::Trace};
use crate::{
    field::Field,
    interface::{Interface, Layout, layout},
    ir::{Kind, Port, Program, interval::power_of_two},
    read::{
        samples::{self, Numbers, Row, sample},
        word::{Node, Op, Words},
    },
    routine::Datum,
};

/// Samples. Half of them are near multiples of the prime, where carries and comparisons come out otherwise.
pub const SAMPLES: usize = 48;

/// Values on samples: of expressions, and of values of the library's routine.
#[derive(Default)]
pub struct Samples {
    /// Parameters of the routine.
    params: Vec<Port>,
    /// By the index of a node.
    pub nodes: Vec<Row>,
    /// The words that nothing computes.
    given: HashMap<Op, Row>,
    /// Of values that the code does not have; `None` where the library's program cannot be run.
    pub values: HashMap<Value, Option<Vec<Row>>>,
}

impl Samples {
    /// For a routine with these parameters.
    pub fn new(params: Vec<Port>) -> Samples {
        Samples {
            params,
            ..Samples::default()
        }
    }

    /// Evaluates the nodes that were not there before.
    pub fn extend(&mut self, field: &Field, words: &Words, trace: &Trace) {
        if self.nodes.is_empty() {
            let mut numbers = Numbers(0);
            let params = trace.params.iter().zip(&self.params);
            let mut ports: Vec<(&Vec<Node>, Port)> = params.map(|(w, p)| (w, p.clone())).collect();
            for call in &trace.calls {
                let results = like(field, &call.operations[0]).map(|(_, program)| program.results);
                ports.extend(call.results.iter().zip(results.unwrap_or_default()));
            }
            for (nodes, port) in ports {
                let rows = samples_of(field, &port, &mut numbers);
                let nodes = nodes.iter().map(|node| origin(words, *node));
                self.given.extend(nodes.zip(rows));
            }
        }
        let given = &self.given;
        samples::extend(&mut self.nodes, words, SAMPLES, |op| {
            given.get(&op).cloned().unwrap_or_else(|| vec![0; SAMPLES])
        });
    }
}

/// The word of which a node is all that is used.
fn origin(words: &Words, node: Node) -> Op {
    match words.get(node) {
        (Op::Low(_), &[x]) => words.get(x).0,
        (op, _) => op,
    }
}

/// Samples of a port's words.
pub fn samples_of(field: &Field, port: &Port, numbers: &mut Numbers) -> Vec<Row> {
    let samples: Vec<Vec<u64>> = (0..SAMPLES).map(|_| edge(field, port, numbers)).collect();
    let row = |word: usize| samples.iter().map(|sample| sample[word]).collect();
    (0..port.bounds.len()).map(row).collect()
}

/// Words of a port within its bounds: of an element or of bytes, half of the time, near a multiple of the prime or
/// the end of the encoding.
fn edge(field: &Field, port: &Port, numbers: &mut Numbers) -> Vec<u64> {
    let p = BigInt::from(field.prime.value().clone());
    let mut near = || {
        let base = match numbers.next() % 4 {
            0 => BigInt::ZERO,
            1 => p.clone(),
            2 => &p * 2,
            _ => power_of_two(8 * field.bytes() as u32),
        };
        let most = if numbers.next().is_multiple_of(2) {
            3
        } else {
            80
        };
        base + numbers.next() % most - most / 2
    };
    let words: Vec<BigInt> = match port.kind {
        Kind::Tight | Kind::Loose => field.repr.digits(&near()),
        Kind::Bytes => {
            let halves = near() + (near() << (8 * field.bytes()));
            let word = |k: usize| (&halves >> (64 * k)) & BigInt::from(u64::MAX);
            (0..port.bounds.len()).map(word).collect()
        }
        _ => Vec::new(),
    };
    let is_within = words.len() == port.bounds.len()
        && words
            .iter()
            .zip(&port.bounds)
            .all(|(word, bound)| bound.contains(word));
    match is_within && !numbers.next().is_multiple_of(4) {
        true => words.iter().map(samples::word_of).collect(),
        false => sample(std::slice::from_ref(port), numbers).remove(0),
    }
}

/// A program with the parameters and the results of an operation.
fn like(field: &Field, name: &str) -> Option<(Interface, Program)> {
    match field.program(name) {
        Some(program) => Some((Interface::from(field), program.program().clone())),
        None => as_program(field, field.routine(name)?.program()),
    }
}

/// The value that a row has everywhere.
pub fn constant(row: &Row) -> Option<u64> {
    let first = *row.first()?;
    row.iter().all(|value| *value == first).then_some(first)
}

/// The rows of nodes.
pub fn rows(values: &[Row], nodes: &[Node]) -> Vec<Row> {
    let rows = nodes.iter().map(|node| values[node.index()].clone());
    rows.collect()
}

/// The words of the results of the library's program, for the rows of its arguments' words; `None` if some are not
/// what it takes.
pub fn outcomes(field: &Field, program: &Program, args: &[Vec<Row>]) -> Option<Vec<Vec<Row>>> {
    let interface = Interface::from(field);
    let samples = (0..SAMPLES).map(|at| {
        let data = program.params.iter().zip(args);
        let data = data.map(|(port, rows)| datum(interface, port, rows, at));
        let data = data.collect::<Option<Vec<Datum>>>()?;
        let results = field.call(&program.name, &data);
        let words = results.iter().map(words_of);
        Some(words.collect::<Vec<_>>())
    });
    let samples = samples.collect::<Option<Vec<Vec<Vec<u64>>>>>()?;
    let results = program.results.iter().enumerate().map(|(k, port)| {
        let row = |word: usize| samples.iter().map(|results| results[k][word]).collect();
        (0..port.values.len()).map(row).collect()
    });
    Some(results.collect())
}

/// The argument of a sample, if it is within the bounds of its port.
fn datum(interface: Interface, port: &Port, rows: &[Row], at: usize) -> Option<Datum> {
    if rows.len() != port.bounds.len() {
        return None;
    }
    if let Layout::Bytes(count) = layout(interface, port) {
        let bytes = rows.iter().flat_map(|row| row[at].to_le_bytes());
        return Some(Datum::Bytes(bytes.take(count).collect()));
    }
    let words = port.bounds.iter().zip(rows).map(|(bound, row)| {
        let number = match bound.lo.sign() {
            Sign::Minus => BigInt::from(row[at] as i64),
            _ => BigInt::from(row[at]),
        };
        bound.contains(&number).then_some(number)
    });
    Some(Datum::Words(words.collect::<Option<_>>()?))
}

fn words_of(datum: &Datum) -> Vec<u64> {
    match datum {
        Datum::Bytes(bytes) => {
            let word = |bytes: &[u8]| {
                bytes
                    .iter()
                    .rev()
                    .fold(0, |sum, b| sum << 8 | u64::from(*b))
            };
            bytes.chunks(8).map(word).collect()
        }
        other => other.words().iter().map(samples::word_of).collect(),
    }
}
