//! Instructions of RISC-V for expressions of words.
//!
//! Expressions are covered from the results back: an instruction takes as much of an expression as it can compute.

use std::collections::HashMap;

use riscv_lab::isa::{Isa, Op};

use super::{
    super::graph::{Graph, Item, Kind, Value},
    cover::{Cover, Leaf},
};
use crate::{
    interface::Layout,
    read::{
        ports::Write,
        riscv::A0,
        word::{Node, Op as Word, Words},
    },
};

/// The printed form of an item of the graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// An instruction with its immediate; its operands are the item's inputs.
    Op(Op, i64),
    /// The address of the constants: two instructions.
    Pool,
}

/// A covered program: its items, and the constants in memory.
pub struct Selection {
    /// The items, in the order of the program.
    pub graph: Graph<What>,
    /// Constants in memory.
    pub pool: Vec<u64>,
}

/// From where masks are kept in a register: fewer uses are two shifts each.
pub(super) const MASK_USES: usize = 3;

pub(super) struct Select<'a> {
    pub words: &'a Words,
    pub isa: &'a Isa,
    /// The layouts of the parameters, and the register of each.
    pub parameters: &'a [(Layout, u8)],
    items: Vec<(usize, Item<What>)>,
    of: HashMap<Node, usize>,
    /// Equal items with equal inputs are one.
    equal: HashMap<(What, Vec<usize>), usize>,
    registers: HashMap<Held, usize>,
    pool: Vec<u64>,
    /// How often each mask is needed.
    pub masks: HashMap<u32, usize>,
    /// How often each node is read.
    pub uses: Vec<usize>,
    /// The node whose items are being made: their place in the order.
    place: usize,
}

/// A register that holds something from the beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Held {
    Zero,
    Argument(u8),
}

/// Covers what is written.
pub fn select(
    words: &Words,
    writes: &[Write],
    isa: &Isa,
    parameters: &[(Layout, u8)],
) -> Selection {
    let mut select = Select {
        words,
        isa,
        parameters,
        items: Vec::new(),
        of: HashMap::new(),
        equal: HashMap::new(),
        registers: HashMap::new(),
        pool: Vec::new(),
        masks: HashMap::new(),
        uses: words.uses(writes.iter().map(|write| write.node)),
        place: 0,
    };
    for i in 0..words.len() {
        if let (Word::Low(k), true) = (words.get(words.at(i)).0, select.uses[i] > 0) {
            *select.masks.entry(k).or_default() += 1;
        }
    }
    for write in writes {
        select.write(write);
    }
    select.finish()
}

impl Select<'_> {
    /// Items in the order of the nodes that they are made for; writes come after all reads of parameters.
    fn finish(mut self) -> Selection {
        let loaded: Vec<bool> = self
            .items
            .iter()
            .map(|(_, item)| item.kind == Kind::Loaded)
            .collect();
        let reads = |item: &Item<What>| item.inputs.iter().any(|x| loaded[x.item]);
        let reading = self.items.iter().filter(|(_, item)| reads(item));
        let last = reading.map(|(place, _)| *place).max().unwrap_or(0);
        for (place, item) in &mut self.items {
            if item.kind == Kind::Store {
                *place = (last + 1).max(*place);
            }
        }
        let mut order: Vec<usize> = (0..self.items.len()).collect();
        order.sort_by_key(|&i| (self.items[i].0, i));
        let mut number = vec![0; order.len()];
        for (new, &old) in order.iter().enumerate() {
            number[old] = new;
        }
        let mut items: Vec<Option<Item<What>>> =
            self.items.into_iter().map(|(_, item)| Some(item)).collect();
        let items = order.iter().map(|&old| {
            let mut item = items[old].take().expect("each once");
            item.inputs.iter_mut().for_each(|x| x.item = number[x.item]);
            item
        });
        Selection {
            graph: Graph {
                items: items.collect(),
            },
            pool: self.pool,
        }
    }

    fn push(&mut self, place: usize, item: Item<What>) -> usize {
        self.items.push((place, item));
        self.items.len() - 1
    }

    fn held(&mut self, which: Held) -> usize {
        if let Some(&item) = self.registers.get(&which) {
            return item;
        }
        let kind = match which {
            Held::Zero => Kind::Fixed(0),
            Held::Argument(register) => Kind::Argument(register),
        };
        let item = Item {
            what: What::Op(Op::Addi, 0),
            inputs: Vec::new(),
            kind,
        };
        let item = self.push(0, item);
        self.registers.insert(which, item);
        item
    }

    fn zero(&mut self) -> usize {
        self.held(Held::Zero)
    }

    fn make(&mut self, what: What, inputs: Vec<usize>, kind: Kind) -> usize {
        if let Some(&item) = self.equal.get(&(what, inputs.clone())) {
            return item;
        }
        // Behind its inputs, also where a node of a larger number needed them first.
        let place = inputs
            .iter()
            .map(|&x| self.items[x].0)
            .fold(self.place, usize::max);
        let item = self.push(
            place,
            Item {
                what,
                inputs: inputs.iter().map(|&x| Value::of(x)).collect(),
                kind,
            },
        );
        self.equal.insert((what, inputs), item);
        item
    }

    fn immediate(&mut self, op: Op, input: usize, imm: i64) -> usize {
        self.make(What::Op(op, imm), vec![input], Kind::Computed)
    }

    fn write(&mut self, write: &Write) {
        let mut value = self.item(write.node);
        if self.items[value].1.kind == Kind::Loaded {
            // Nothing is written before all is read: what is only copied waits in a register.
            value = self.immediate(Op::Addi, value, 0);
        }
        let address = self.held(Held::Argument(A0 + write.argument as u8));
        let op = match write.bytes {
            1 => Op::Sb,
            4 => Op::Sw,
            _ => Op::Sd,
        };
        let place = self.items[value].0;
        let item = Item {
            what: What::Op(op, write.offset),
            inputs: vec![Value::of(value), Value::of(address)],
            kind: Kind::Store,
        };
        self.push(place, item);
    }

    /// The constant in a register.
    fn constant(&mut self, k: u64) -> usize {
        let zero = self.zero();
        let signed = k as i64;
        if k == 0 {
            return zero;
        }
        if let Some(imm) = small(k) {
            return self.make(What::Op(Op::Addi, imm), vec![zero], Kind::Repeatable);
        }
        // 2^k - 1, and numbers with 20 leading bits: two instructions.
        let ones = k.trailing_ones();
        if ones > 0 && k == u64::MAX >> (64 - ones) {
            let minus = self.make(What::Op(Op::Addi, -1), vec![zero], Kind::Repeatable);
            return self.immediate(Op::Srli, minus, i64::from(64 - ones));
        }
        if let Some(imm) = small((signed >> k.trailing_zeros()) as u64) {
            let digits = self.make(What::Op(Op::Addi, imm), vec![zero], Kind::Repeatable);
            return self.immediate(Op::Slli, digits, i64::from(k.trailing_zeros()));
        }
        if let Ok(word) = i32::try_from(signed) {
            let low = i64::from(word) << 52 >> 52;
            let upper = i64::from(word) - low;
            if let Ok(upper) = i32::try_from(upper) {
                let upper = self.make(
                    What::Op(Op::Lui, upper.into()),
                    Vec::new(),
                    Kind::Repeatable,
                );
                return if low == 0 {
                    upper
                } else {
                    self.immediate(Op::Addi, upper, low)
                };
            }
        }
        let at = self.pool.iter().position(|&c| c == k).unwrap_or_else(|| {
            self.pool.push(k);
            self.pool.len() - 1
        });
        let place = std::mem::take(&mut self.place);
        let pool = self.make(What::Pool, Vec::new(), Kind::Repeatable);
        let item = self.make(
            What::Op(Op::Ld, 8 * at as i64),
            vec![pool],
            Kind::Repeatable,
        );
        self.place = place;
        item
    }

    /// The register that holds a node's value.
    fn item(&mut self, node: Node) -> usize {
        if let Some(&item) = self.of.get(&node) {
            return item;
        }
        // What it needs may be long: its arguments first, without recursion.
        let mut stack = vec![node];
        while let Some(&top) = stack.last() {
            if self.of.contains_key(&top) {
                stack.pop();
                continue;
            }
            let cover = self.cover(top);
            let leaves = cover.leaves().into_iter();
            let missing: Vec<Node> = leaves.filter(|x| !self.of.contains_key(x)).collect();
            if missing.is_empty() {
                self.place = top.index();
                let item = self.apply(cover);
                self.of.insert(top, item);
                stack.pop();
            }
            stack.extend(missing.into_iter().rev());
        }
        self.of[&node]
    }

    /// Makes the items of a cover whose leaves are there.
    fn apply(&mut self, cover: Cover) -> usize {
        match cover {
            Cover::Constant(k) => self.constant(k),
            Cover::Register(port) => self.held(Held::Argument(self.parameters[port].1)),
            Cover::Load(op, port, offset) => {
                let pointer = self.held(Held::Argument(self.parameters[port].1));
                self.make(What::Op(op, offset), vec![pointer], Kind::Loaded)
            }
            Cover::One(op, imm, leaves) => {
                let leaf = |leaf: &Leaf| match leaf {
                    Leaf::Zero => None,
                    Leaf::Node(node) => Some(self.of[node]),
                };
                let inputs: Vec<Option<usize>> = leaves.iter().map(leaf).collect();
                let zero = self.zero();
                let inputs = inputs.into_iter().map(|x| x.unwrap_or(zero)).collect();
                self.make(What::Op(op, imm), inputs, Kind::Computed)
            }
            Cover::Two(first, second, node) => {
                let item = self.immediate(first.0, self.of[&node], first.1);
                self.immediate(second.0, item, second.1)
            }
            Cover::Mask(k, node) => {
                let input = self.of[&node];
                let mask = self.constant(u64::MAX >> (64 - k));
                self.make(What::Op(Op::And, 0), vec![input, mask], Kind::Computed)
            }
        }
    }
}

/// The number as an immediate of 12 bits.
pub fn small(k: u64) -> Option<i64> {
    let k = k as i64;
    (-2048..2048).contains(&k).then_some(k)
}
