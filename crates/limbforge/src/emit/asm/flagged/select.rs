//! Instructions for expressions of words.
//!
//! A node is covered by one instruction, which may have two results: a sum and its carry, both words of a product. A
//! carry stays in the flag while it can: what reads it later takes it from a word, and puts it back if need be.

use std::collections::{HashMap, HashSet};

use super::{
    super::{
        graph::{Graph, Item, Kind, Value},
        target::Place,
    },
    Flagged,
    cover::{Cover, Covers},
    item::{Arithmetic, Flag, What},
};
use crate::{
    interface::Layout,
    read::{
        ports::Write,
        word::{Node, Op, Words},
    },
};

/// An operation without an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing(pub Op);

struct Select<'a, P> {
    processor: &'a P,
    words: &'a Words,
    /// How many results there are: parameters come after them.
    results: usize,
    /// How parameters are passed.
    parameters: &'a [Layout],
    /// Carries that are read as words, also to put them back into the flag.
    as_words: &'a HashSet<Node>,
    covers: HashMap<Node, Cover>,
    items: Vec<Item<What>>,
    /// Items that are made where they are used, each once.
    known: HashMap<(What, Vec<Value>), Value>,
    /// The nodes that are the results of an instruction.
    of_cover: HashMap<Cover, [Option<Node>; 2]>,
    /// The words of nodes.
    of: HashMap<Node, Value>,
    /// The flags of carries and borrows, with their meaning.
    flags: HashMap<Node, (Value, Flag)>,
    /// The carry that the flag holds at this point of the program.
    held: Option<Node>,
    /// Carries that were lost when they were read.
    lost: HashSet<Node>,
}

/// Instructions for what is written, in the order of the expressions.
///
/// # Errors
/// [`Missing`] with the first operation that has no instruction.
pub fn select<P: Flagged>(
    processor: &P,
    words: &Words,
    writes: &[Write],
    results: usize,
    parameters: &[Layout],
) -> Result<Graph<What>, Missing> {
    let mut as_words = HashSet::new();
    loop {
        let (items, lost) = selected(processor, words, writes, results, parameters, &as_words)?;
        if lost.is_subset(&as_words) {
            return Ok(Graph { items });
        }
        as_words.extend(lost);
    }
}

type Selected = (Vec<Item<What>>, HashSet<Node>);

fn selected<P: Flagged>(
    processor: &P,
    words: &Words,
    writes: &[Write],
    results: usize,
    parameters: &[Layout],
    as_words: &HashSet<Node>,
) -> Result<Selected, Missing> {
    let mut select = Select {
        processor,
        words,
        results,
        parameters,
        as_words,
        covers: HashMap::new(),
        items: Vec::new(),
        known: HashMap::new(),
        of_cover: HashMap::new(),
        of: HashMap::new(),
        flags: HashMap::new(),
        held: None,
        lost: HashSet::new(),
    };
    let uses = words.uses(writes.iter().map(|write| write.node));
    let covers = Covers::<P>::new(words, &uses);
    let mut needed: HashSet<Node> = writes.iter().map(|write| write.node).collect();
    for i in (0..words.len()).rev() {
        let node = words.at(i);
        if needed.contains(&node) {
            let (cover, result) = covers.cover(node)?;
            needed.extend(cover.words.iter().chain(&cover.flag));
            let both = select.of_cover.entry(cover.clone()).or_default();
            both[result] = Some(node);
            select.covers.insert(node, cover);
        }
    }
    for i in 0..words.len() {
        if needed.contains(&words.at(i)) {
            select.node(words.at(i));
        }
    }
    for write in writes {
        let (offset, bytes) = (write.offset, write.bytes);
        let value = select.word(write.node);
        let inputs = vec![value, select.argument(write.argument)];
        select.push(What::Store { offset, bytes }, inputs, Kind::Store);
    }
    Ok((select.items, select.lost))
}

impl<P: Flagged> Select<'_, P> {
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
        match self.processor.arguments().get(argument) {
            Some(&register) => {
                self.once(What::Held(register), Vec::new(), Kind::Argument(register))
            }
            // Nothing writes there, so that it can be read again.
            None => self.once(What::Passed(argument), Vec::new(), Kind::Repeatable),
        }
    }

    /// The word of a node that has been made; a carry that is not yet read as a word is noted.
    fn word(&mut self, node: Node) -> Value {
        if let Some(&value) = self.of.get(&node) {
            return value;
        }
        self.lost.insert(node);
        // The next round has it: any value does here.
        Value::of(0)
    }

    fn is_number(&self, port: usize) -> bool {
        matches!(self.parameters[port], Layout::Number(_))
    }

    /// Makes the instruction of a node with all that it gives.
    fn node(&mut self, node: Node) {
        if self.of.contains_key(&node) || self.flags.contains_key(&node) {
            return;
        }
        let cover = self.covers[&node].clone();
        let value = match (cover.what, self.words.get(node).0) {
            (What::Constant(0), _) if let Some(register) = P::ZERO => {
                self.once(What::Held(register), Vec::new(), Kind::Fixed(register))
            }
            (what @ What::Constant(_), _) => self.once(what, Vec::new(), Kind::Repeatable),
            (_, Op::Parameter { port, .. }) if self.is_number(port) => {
                let held = self.argument(self.results + port);
                // Without what the caller left in the upper half.
                match self.parameters[port] {
                    Layout::Number(4) => self.push(What::Low32, vec![held], Kind::Computed),
                    _ => held,
                }
            }
            (what @ What::Load { .. }, Op::Parameter { port, .. } | Op::Byte { port, .. }) => {
                let base = self.argument(self.results + port);
                self.once(what, vec![base], Kind::Loaded)
            }
            (_, Op::Narrow { port }) => self.argument(self.results + port),
            _ => return self.computed(cover),
        };
        self.of.insert(node, value);
    }

    fn computed(&mut self, cover: Cover) {
        let [first, second] = self.of_cover[&cover];
        let mut inputs: Vec<Value> = cover.words.iter().map(|&n| self.word(n)).collect();
        let mut meaning = Flag::Carry;
        if let Some(node) = cover.flag {
            let wanted = match cover.what {
                What::Arithmetic(op, _) => Some(self.meaning(op)),
                _ => None,
            };
            let (flag, found) = self.flag(node, wanted);
            inputs.push(flag);
            meaning = found;
        }
        let is_parameter = |n: &Node| match self.words.get(*n).0 {
            Op::Parameter { port, .. } => !self.is_number(port),
            _ => false,
        };
        let in_memory = !P::THREE_OPERANDS && cover.words.iter().any(is_parameter);
        let what = match (cover.what, first, second) {
            (What::Arithmetic(Arithmetic::Sub, k), None, _) => What::Compare(k),
            // Without a flag, unless a factor comes from memory.
            (What::Arithmetic(Arithmetic::Add, None), _, None) if !in_memory => What::Address,
            (What::Arithmetic(Arithmetic::Add, Some(k)), _, None) => What::Distance(k),
            (What::Arithmetic(op, k), _, None) if P::THREE_OPERANDS && op.carries() => {
                What::Quiet(op, k)
            }
            (What::Product, None, _) => What::ProductHigh,
            (What::Product, _, None) => What::ProductLow,
            (What::Product, Some(low), Some(high)) if !P::WIDE_PRODUCT => {
                for (what, node) in [(What::ProductLow, low), (What::ProductHigh, high)] {
                    let value = self.push(what, inputs.clone(), Kind::Computed);
                    self.of.insert(node, value);
                }
                return;
            }
            (What::Low(k @ 1..32), ..) if !P::THREE_OPERANDS => {
                What::Arithmetic(Arithmetic::And, Some((1 << k) - 1))
            }
            (What::Low(k @ 0..63), ..) if !P::THREE_OPERANDS => {
                let mask = What::Constant((1 << k) - 1);
                inputs.push(self.once(mask, Vec::new(), Kind::Repeatable));
                What::Arithmetic(Arithmetic::And, None)
            }
            (What::Mask(_), ..) => What::Mask(meaning),
            (What::Choice(_), ..) => What::Choice(meaning),
            (what, ..) => what,
        };
        let item = self.push(what, inputs, Kind::Computed).item;
        let value = |result| Value { item, result };
        match what {
            What::Compare(_) | What::Arithmetic(..) if second.is_some() => {
                self.of.extend(first.map(|node| (node, value(0))));
                let op = match what {
                    What::Arithmetic(op, _) => op,
                    _ => Arithmetic::Sub,
                };
                let flag = value(self.flag_result(&what));
                self.carry(second.expect("a carry"), flag, self.meaning(op));
            }
            What::ProductHigh => self.of.extend(second.map(|node| (node, value(0)))),
            _ => {
                self.of.extend(first.map(|node| (node, value(0))));
                self.of.extend(second.map(|node| (node, value(1))));
                let flag = Place::Fixed(P::CARRY);
                let loses = self.processor.clobbers(&what).contains(&P::CARRY)
                    || self.processor.results(&what).contains(&flag);
                if loses {
                    self.held = None;
                }
            }
        }
    }

    /// The meaning of the flag after an operation, or before one that reads it.
    fn meaning(&self, op: Arithmetic) -> Flag {
        match op {
            Arithmetic::Sub | Arithmetic::SubBorrow if !P::BORROW_IS_CARRY => Flag::NoBorrow,
            _ => Flag::Carry,
        }
    }

    /// Which result of an instruction is in the flag.
    fn flag_result(&self, what: &What) -> usize {
        let mut results = self.processor.results(what).iter();
        let flag = results.position(|&place| place == Place::Fixed(P::CARRY));
        flag.expect("it leaves a carry")
    }

    /// The flag holds this carry now.
    fn carry(&mut self, node: Node, flag: Value, meaning: Flag) {
        self.held = Some(node);
        self.flags.insert(node, (flag, meaning));
        if self.as_words.contains(&node) {
            let word = self.push(What::Bit(meaning), vec![flag], Kind::Computed);
            self.of.insert(node, word);
        }
    }

    /// A carry in the flag, with this meaning or with any: where it was lost or has another one, it is put back from
    /// its word.
    fn flag(&mut self, node: Node, wanted: Option<Flag>) -> (Value, Flag) {
        if self.held == Some(node)
            && let Some(&(flag, meaning)) = self.flags.get(&node)
            && wanted.is_none_or(|wanted| wanted == meaning)
        {
            return (flag, meaning);
        }
        let word = self.word(node);
        let meaning = wanted.unwrap_or(Flag::Carry);
        let restore = What::Restore(meaning);
        let item = self.push(restore, vec![word], Kind::Computed).item;
        let result = self.flag_result(&restore);
        let flag = Value { item, result };
        self.held = Some(node);
        self.flags.insert(node, (flag, meaning));
        (flag, meaning)
    }
}
