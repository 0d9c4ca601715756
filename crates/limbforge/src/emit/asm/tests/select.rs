//! Instructions of the made-up processor for expressions of words.

use std::collections::{HashMap, HashSet};

use super::{
    super::graph::{Graph, Item, Kind, Value},
    processor::{ADDRESSES, What, ZERO},
};
use crate::read::{
    ports::Write,
    word::{Node, Op, Reading, Words},
};

/// An instruction with the words that it reads; a flag comes after them.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Cover {
    what: What,
    words: Vec<Node>,
    flag: Option<Node>,
}

struct Select<'a> {
    words: &'a Words,
    /// How many results there are: parameters come after them.
    results: usize,
    items: Vec<Item<What>>,
    /// Items without an instruction of their own, each once.
    known: HashMap<(What, Vec<Value>), Value>,
    /// The nodes that are the results of an instruction.
    of_cover: HashMap<Cover, [Option<Node>; 2]>,
    /// The words of nodes.
    of: HashMap<Node, Value>,
    /// The flags of carries and borrows.
    flags: HashMap<Node, Value>,
    /// The value that the flag holds at this point of the program.
    held: Option<Value>,
    /// How often a flag was read.
    read: usize,
}

/// Instructions for what is written, and how often they read a flag.
pub fn select(words: &Words, writes: &[Write], results: usize) -> (Graph<What>, usize) {
    let mut select = Select {
        words,
        results,
        items: Vec::new(),
        known: HashMap::new(),
        of_cover: HashMap::new(),
        of: HashMap::new(),
        flags: HashMap::new(),
        held: None,
        read: 0,
    };
    let mut needed: HashSet<Node> = writes.iter().map(|write| write.node).collect();
    for i in (0..words.len()).rev() {
        let node = words.at(i);
        if needed.contains(&node) {
            let (cover, result) = select.cover(node);
            needed.extend(cover.words.iter().chain(&cover.flag));
            select.of_cover.entry(cover).or_default()[result] = Some(node);
        }
    }
    for i in 0..words.len() {
        if needed.contains(&words.at(i)) {
            select.node(words.at(i));
        }
    }
    for write in writes {
        let value = select.of[&write.node];
        let inputs = vec![value, select.argument(write.argument)];
        let what = What::Store(write.offset as usize / 8);
        select.push(what, inputs, Kind::Store);
    }
    let graph = Graph {
        items: select.items,
    };
    (graph, select.read)
}

impl Select<'_> {
    /// The sum `(a + b) + c`, or `(a - b) - c`, of which both carries are added: `a`, `b` and `c`.
    fn three(&self, node: Node) -> Option<(What, [Node; 3])> {
        let (op, args) = self.words.get(node);
        let (what, out) = match op {
            Op::Add => (What::AddCarry, Op::Carry),
            Op::Sub => (What::SubBorrow, Op::Less),
            _ => return None,
        };
        let second = self.words.find(out, args)?;
        [(0, 1), (1, 0)].into_iter().find_map(|(once, flag)| {
            let (inner, terms) = self.words.get(args[once]);
            let first = self.words.find(out, terms)?;
            let is_one = inner == op && (once == 0 || op == Op::Add);
            self.words.find(Op::Add, &[first, second])?;
            let carries = self.is_flag(args[flag]);
            (is_one && carries).then(|| (what, [terms[0], terms[1], args[flag]]))
        })
    }

    /// The sum of three whose carry the node is.
    fn carried(&self, node: Node) -> Option<Node> {
        let (Op::Add, args) = self.words.get(node) else {
            return None;
        };
        [(0, 1), (1, 0)].into_iter().find_map(|(first, second)| {
            let (out, terms) = self.words.get(args[second]);
            let of = match out {
                Op::Carry => self.words.find(Op::Add, terms)?,
                Op::Less => self.words.find(Op::Sub, terms)?,
                _ => return None,
            };
            let (_, [a, b, _]) = self.three(of)?;
            (self.words.find(out, &[a, b]) == Some(args[first])).then_some(of)
        })
    }

    fn is_flag(&self, node: Node) -> bool {
        matches!(self.words.get(node).0, Op::Carry | Op::Less) || self.carried(node).is_some()
    }

    /// The instruction of a node, and which of its results the node is.
    fn cover(&self, node: Node) -> (Cover, usize) {
        let (op, args) = self.words.get(node);
        let of_three = |(what, [a, b, flag]): (What, [Node; 3])| Cover {
            what,
            words: vec![a, b],
            flag: Some(flag),
        };
        if let Some(three) = self.three(node) {
            return (of_three(three), 0);
        }
        if let Some(three) = self.carried(node).and_then(|of| self.three(of)) {
            return (of_three(three), 1);
        }
        let (what, result) = match op {
            Op::Constant(k) => (What::Constant(k), 0),
            Op::Parameter { word, .. } => (What::Load(word), 0),
            Op::Add => (What::Add, 0),
            Op::Carry => (What::Add, 1),
            Op::Sub => (What::Sub, 0),
            Op::Less => (What::Sub, 1),
            Op::Multiply => (What::Multiply, 0),
            Op::MultiplyHigh(Reading::Unsigned) => (What::Multiply, 1),
            op => (What::Plain(op), 0),
        };
        let (words, flag) = (args.to_vec(), None);
        (Cover { what, words, flag }, result)
    }

    fn push(&mut self, what: What, inputs: Vec<Value>, kind: Kind) -> Value {
        self.items.push(Item { what, inputs, kind });
        Value::of(self.items.len() - 1)
    }

    /// Something that is there from the beginning or made where it is used, once.
    fn once(&mut self, what: What, inputs: Vec<Value>, kind: Kind) -> Value {
        let known = self.known.get(&(what, inputs.clone())).copied();
        known.unwrap_or_else(|| {
            let value = self.push(what, inputs.clone(), kind);
            self.known.insert((what, inputs), value);
            value
        })
    }

    fn argument(&mut self, argument: usize) -> Value {
        let register = ADDRESSES[argument];
        let what = What::Held(register);
        self.once(what, Vec::new(), Kind::Argument(register))
    }

    fn constant(&mut self, k: u64) -> Value {
        match k {
            0 => self.once(What::Held(ZERO), Vec::new(), Kind::Fixed(ZERO)),
            k => self.once(What::Constant(k), Vec::new(), Kind::Repeatable),
        }
    }

    /// Makes the instruction of a node with all that it gives.
    fn node(&mut self, node: Node) {
        if self.of.contains_key(&node) {
            return;
        }
        let (cover, _) = self.cover(node);
        let value = match (cover.what, self.words.get(node).0) {
            (What::Constant(k), _) => self.constant(k),
            (what @ What::Load(_), Op::Parameter { port, .. }) => {
                let base = self.argument(self.results + port);
                self.once(what, vec![base], Kind::Loaded)
            }
            _ => return self.computed(&cover),
        };
        self.of.insert(node, value);
    }

    fn computed(&mut self, cover: &Cover) {
        let mut inputs: Vec<Value> = cover.words.iter().map(|n| self.of[n]).collect();
        inputs.extend(cover.flag.map(|flag| self.flag(flag)));
        let first = self.push(cover.what, inputs, Kind::Computed);
        let second = Value { result: 1, ..first };
        let [low, high] = self.of_cover[cover];
        self.of.extend(low.map(|node| (node, first)));
        match cover.what {
            What::Multiply => {
                self.held = None;
                self.of.extend(high.map(|node| (node, second)));
            }
            What::Plain(_) => self.held = None,
            _ => {
                self.held = Some(second);
                let Some(node) = high else { return };
                self.flags.insert(node, second);
                // The word of the flag, while it is held.
                let word = self.push(What::Carry, vec![second], Kind::Computed);
                self.of.insert(node, word);
            }
        }
    }

    /// A carry in the flag: these programs read it before anything else writes it.
    fn flag(&mut self, node: Node) -> Value {
        let flag = self.flags[&node];
        assert_eq!(self.held, Some(flag), "the flag is lost");
        self.read += 1;
        flag
    }
}
