//! Operations whose instructions stand in place of a call: words that satisfy their statement.

use std::collections::{BTreeMap, HashMap};

use super::{Provers, signature::Signature};
use crate::{
    check::Checked,
    field::Field,
    interface::{Interface, Layout},
    ir::Program,
    read::{
        Prover, ReadError,
        ports::{self, Write},
        samples::{self, Row},
        special::Given,
        word::{Node, Op, Words},
        x86::X86,
    },
};

/// Expressions of an operation in words of its arguments alone: they decide whether it is proved.
type Key = (
    String,
    Vec<Given>,
    Vec<(Op, Vec<Node>)>,
    Vec<Vec<Option<Node>>>,
);

/// An operation in place: its arguments, and its results. Of a word that is missing nothing is said but that there is
/// one.
pub struct Place<'w> {
    words: &'w Words,
    args: Vec<&'w [Option<Node>]>,
    results: Vec<Vec<Option<Node>>>,
}

/// Expressions that an operation may be made of.
const NODES: usize = 1 << 13;

/// Proofs of operations, each once.
pub struct Inlined<'a> {
    field: &'a Field,
    prover: Box<Provers<'a>>,
    provers: BTreeMap<(String, Vec<Given>), Option<Prover<'a, X86>>>,
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

    /// Notes a refusal.
    pub fn refuse(&mut self, name: &str, reason: &str) {
        self.refused = Some((name.to_owned(), reason.to_owned()));
    }

    /// Whether words have these values for these of the arguments, on all samples; those that are missing have any.
    pub fn agrees(
        &self,
        program: &Program,
        place: &Place<'_>,
        args: &[Vec<Row>],
        results: &[Vec<Row>],
    ) -> bool {
        let mut own = Words::default();
        let interface = Interface::from(self.field);
        let Some(words) = place.rewritten(interface, program, &mut own) else {
            return false;
        };
        let mut nodes = Vec::new();
        let count = args.iter().flatten().map(Vec::len).next().unwrap_or(0);
        samples::extend(&mut nodes, &own, count, |op| match op {
            Op::Parameter { port, word } => args[port][word].clone(),
            Op::Narrow { port } => args[port][0].clone(),
            Op::Byte { port, byte } => {
                let row = args[port][byte / 8].iter();
                row.map(|word| word >> (8 * (byte % 8)) & 0xff).collect()
            }
            _ => vec![0; count],
        });
        let mut pairs = words.iter().flatten().zip(results.iter().flatten());
        pairs.all(|(word, row)| word.is_none_or(|word| nodes[word.index()] == *row))
    }

    /// Whether words satisfy the statement of an operation, whatever the words of its arguments are, but for constants
    /// and for arguments that have the same words.
    pub fn holds(&mut self, name: &str, place: &Place<'_>) -> bool {
        let Some(checked) = self.field.program(name) else {
            return false;
        };
        let given = given(checked.program(), place);
        let all = vec![Given::Anything; given.len()];
        let is_special = given != all;
        is_special && self.holds_for(checked, given, place) || self.holds_for(checked, all, place)
    }

    fn holds_for(
        &mut self,
        checked: &'a Checked<Program>,
        given: Vec<Given>,
        place: &Place<'_>,
    ) -> bool {
        let (interface, program) = (Interface::from(self.field), checked.program());
        let name = &program.name;
        let mut own = Words::default();
        let Some(results) = place.rewritten(interface, program, &mut own) else {
            self.refuse(name, "its words are not computed from its arguments alone");
            return false;
        };
        let nodes = (0..own.len()).map(|k| own.get(own.at(k)));
        let nodes = nodes.map(|(op, args)| (op, args.to_vec())).collect();
        let key = (name.clone(), given.clone(), nodes, results);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let make = &self.prover;
        let entry = self.provers.entry((name.clone(), given));
        let prover = entry.or_insert_with_key(|(_, given)| {
            let prover = make(checked).ok()?;
            match given.iter().all(|given| *given == Given::Anything) {
                true => Some(prover),
                false => prover.given(given),
            }
        });
        let Some(prover) = prover else { return false };
        let proof = prover.prove_words(&|own| {
            let results = place.rewritten(interface, program, own);
            results.ok_or_else(|| ReadError::Unlawful {
                program: name.clone(),
                what: "is not computed from its arguments alone".to_owned(),
            })
        });
        if let Err(error) = &proof {
            self.refused = Some((name.clone(), error.to_string()));
        }
        self.known.insert(key, proof.is_ok());
        proof.is_ok()
    }
}

/// Knowledge of the arguments' words.
pub fn given(program: &Program, place: &Place<'_>) -> Vec<Given> {
    let args = place.args.iter().enumerate();
    let given = args.map(|(k, arg)| {
        let constant = |word: &Option<Node>| place.words.as_constant((*word)?);
        let constants: Option<Vec<u64>> = arg.iter().map(constant).collect();
        if let Some(constants) = constants {
            return Given::Constant(constants);
        }
        let earlier = place.args[..k].iter();
        let mut same = earlier.zip(&program.params).map(|(other, port)| {
            // Elements, of words and not of bytes.
            let is_whole = arg.iter().all(Option::is_some);
            is_whole && other == arg && port.kind == program.params[k].kind
        });
        same.position(|same| same)
            .map_or(Given::Anything, Given::Same)
    });
    given.collect()
}

impl<'w> Place<'w> {
    /// These results for these arguments.
    pub fn new(
        words: &'w Words,
        args: &'w [Vec<Option<Node>>],
        results: &[Vec<Option<Node>>],
    ) -> Place<'w> {
        Place {
            words,
            args: args.iter().map(Vec::as_slice).collect(),
            results: results.to_vec(),
        }
    }

    /// The words of the results in expressions of the operation's parameters.
    fn rewritten(
        &self,
        interface: Interface,
        program: &Program,
        own: &mut Words,
    ) -> Option<Vec<Vec<Option<Node>>>> {
        let mut instead: HashMap<Node, Node> = HashMap::new();
        for (k, (port, arg)) in program.params.iter().zip(&self.args).enumerate() {
            let params = ports::parameter(interface, port, k, own);
            if params.len() != arg.len() {
                return None;
            }
            for (node, param) in arg.iter().zip(params) {
                // A constant stays what it is.
                if let Some(node) = node.filter(|node| self.words.as_constant(*node).is_none()) {
                    instead.entry(node).or_insert(param);
                }
            }
        }
        let signature = Signature::of(interface, program);
        let mut all = Vec::new();
        for (argument, result) in self.results.iter().enumerate() {
            let (layout, bytes) = *signature.results.get(argument)?;
            let mut written = Vec::new();
            for (k, node) in result.iter().enumerate() {
                let Some(node) = *node else { continue };
                let offset = 8 * k as i64;
                let count = match layout {
                    Layout::Number(n) => n as i64,
                    _ => (bytes - offset).min(8),
                };
                written.push(Write {
                    argument,
                    offset,
                    bytes: count as usize,
                    node: rewrite(self.words, node, own, &mut instead)?,
                });
            }
            let port = &program.results[argument];
            let words = ports::result(interface, port, argument, own, &written);
            if words.iter().flatten().count() < result.iter().flatten().count() {
                return None;
            }
            all.push(words);
        }
        Some(all)
    }
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
