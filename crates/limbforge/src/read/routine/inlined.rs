//! Operations whose instructions stand in place of a call: words that satisfy their statement.

use std::collections::{BTreeMap, HashMap};

use super::{Provers, signature::Signature};
use crate::{
    field::Field,
    interface::{Interface, Layout},
    ir::Program,
    read::{
        Prover, ReadError,
        ports::{self, Write},
        word::{Node, Op, Words},
        x86::X86,
    },
};

/// Expressions of an operation in words of its arguments alone: they decide whether it is proved.
type Key = (String, Vec<(Op, Vec<Node>)>, Vec<Node>);

/// Expressions that an operation may be made of.
const NODES: usize = 1 << 13;

/// Proofs of operations, each once.
pub struct Inlined<'a> {
    field: &'a Field,
    prover: Box<Provers<'a>>,
    provers: BTreeMap<String, Option<Prover<'a, X86>>>,
    known: HashMap<Key, bool>,
    /// The last one that was refused.
    refused: Option<(String, String)>,
}

impl<'a> Inlined<'a> {
    pub fn new(field: &'a Field, prover: Box<Provers<'a>>) -> Inlined<'a> {
        Inlined {
            field,
            prover,
            provers: BTreeMap::new(),
            known: HashMap::new(),
            refused: None,
        }
    }

    /// Forgets refusals.
    pub fn begin(&mut self) {
        self.refused = None;
    }

    /// The last refusal, for a message.
    pub fn reason(&self) -> String {
        match &self.refused {
            Some((name, reason)) => format!("; as `{name}`, which is not called: {reason}"),
            None => String::new(),
        }
    }

    /// Whether words satisfy the statement of an operation with one result, whatever the words of its arguments are.
    pub fn holds(&mut self, name: &str, words: &Words, args: &[&[Node]], result: &[Node]) -> bool {
        let Some(checked) = self.field.program(name) else {
            return false;
        };
        let (interface, program) = (Interface::from(self.field), checked.program());
        let mut own = Words::default();
        let Some(results) = rewritten(interface, program, (words, args, result), &mut own) else {
            let what = "its words are not computed from its arguments alone";
            self.refused = Some((name.to_owned(), what.to_owned()));
            return false;
        };
        let nodes = (0..own.len()).map(|k| own.get(own.at(k)));
        let nodes = nodes.map(|(op, args)| (op, args.to_vec())).collect();
        let key = (name.to_owned(), nodes, results);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let make = &self.prover;
        let prover = self.provers.entry(name.to_owned());
        let prover = prover.or_insert_with(|| make(checked).ok());
        let Some(prover) = prover else { return false };
        let proof = prover.prove_words(&|own| {
            let results = rewritten(interface, program, (words, args, result), own);
            let results = results.ok_or_else(|| ReadError::Unlawful {
                program: name.to_owned(),
                what: "is not computed from its arguments alone".to_owned(),
            })?;
            Ok(vec![results])
        });
        if let Err(error) = &proof {
            self.refused = Some((name.to_owned(), error.to_string()));
        }
        self.known.insert(key, proof.is_ok());
        proof.is_ok()
    }
}

/// The words of a result in expressions of the operation's parameters.
fn rewritten(
    interface: Interface,
    program: &Program,
    (words, args, result): (&Words, &[&[Node]], &[Node]),
    own: &mut Words,
) -> Option<Vec<Node>> {
    let mut instead: HashMap<Node, Node> = HashMap::new();
    for (k, (port, arg)) in program.params.iter().zip(args).enumerate() {
        let params = ports::parameter(interface, port, k, own);
        if params.len() != arg.len() {
            return None;
        }
        for (&node, param) in arg.iter().zip(params) {
            // A constant stays what it is.
            if words.as_constant(node).is_none() {
                instead.entry(node).or_insert(param);
            }
        }
    }
    let mut nodes = Vec::new();
    for &node in result {
        nodes.push(rewrite(words, node, own, &mut instead)?);
    }
    let signature = Signature::of(interface, program);
    let &[(layout, bytes)] = signature.results.as_slice() else {
        return None;
    };
    let written = nodes.iter().enumerate().map(|(k, &node)| {
        let offset = 8 * k as i64;
        let count = match layout {
            Layout::Number(n) => n as i64,
            _ => (bytes - offset).min(8),
        };
        Write {
            argument: 0,
            offset,
            bytes: count as usize,
            node,
        }
    });
    let written: Vec<Write> = written.collect();
    ports::results(interface, program, own, &written)?.pop()
}

/// An expression with others in place of some of its parts; `None` if another word is left.
fn rewrite(
    words: &Words,
    root: Node,
    own: &mut Words,
    instead: &mut HashMap<Node, Node>,
) -> Option<Node> {
    let mut open = vec![root];
    while let Some(&node) = open.last() {
        if instead.contains_key(&node) {
            open.pop();
            continue;
        }
        if own.len() > NODES {
            return None;
        }
        let (op, args) = words.get(node);
        let missing: Vec<Node> = args
            .iter()
            .copied()
            .filter(|arg| !instead.contains_key(arg))
            .collect();
        if !missing.is_empty() {
            open.extend(missing);
            continue;
        }
        let new = match op {
            Op::Parameter { .. }
            | Op::Byte { .. }
            | Op::Narrow { .. }
            | Op::Unspecified(_)
            | Op::Bit => {
                return None;
            }
            Op::Constant(k) => own.constant(k),
            _ => {
                let args: Vec<Node> = args.iter().map(|arg| instead[arg]).collect();
                own.node(op, &args)
            }
        };
        instead.insert(node, new);
        open.pop();
    }
    Some(instead[&root])
}
