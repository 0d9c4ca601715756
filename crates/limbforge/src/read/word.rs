//! Expressions of machine words: what registers hold, on every processor of 64 bits.
//!
//! Equal expressions are one node, so that what a program means and what a text computes can be compared by comparing
//! nodes. The identities that [`Words::node`] uses hold for all bits; none depends on a bound.

use std::collections::HashMap;

use super::occupied::Occupied;

/// A node of [`Words`]. Nodes are numbered in order of creation: arguments come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(u32);

impl Node {
    /// Index into tables of all nodes.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// How the high word of a product reads its factors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reading {
    /// Both without sign.
    Unsigned,
    /// Both with sign.
    Signed,
    /// The first with, the second without.
    Mixed,
}

/// An operation on words of 64 bits, modulo 2^64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Op {
    /// A word of a parameter.
    Parameter {
        /// Which parameter.
        port: usize,
        /// Which of its words.
        word: usize,
    },
    /// A byte of a parameter, extended by zeros.
    Byte {
        /// Which parameter.
        port: usize,
        /// Which of its bytes.
        byte: usize,
    },
    /// A parameter of 32 bits; the upper half of the word is not specified.
    Narrow {
        /// Which parameter.
        port: usize,
    },
    /// Bits that code may not depend on, by a number that tells them apart.
    Unspecified(usize),
    /// A constant.
    Constant(u64),
    /// x + y
    Add,
    /// x - y
    Sub,
    /// floor((x + y) / 2^64)
    Carry,
    /// 1 if x < y, both without sign
    Less,
    /// x y
    Multiply,
    /// floor(x y / 2^64)
    MultiplyHigh(Reading),
    /// x & y
    And,
    /// x | y
    Or,
    /// x ^ y
    Xor,
    /// x if y is not 0, else 0
    KeepIf,
    /// x if y is 0, else 0
    KeepUnless,
    /// x 2^k
    ShiftLeft(u32),
    /// floor(x / 2^k), without sign
    ShiftRight(u32),
    /// floor(x / 2^k), with sign
    ShiftRightSigned(u32),
    /// x mod 2^k
    Low(u32),
    /// floor(x / 2^(y mod 64)) mod 2. Only routines read such bits, of public words.
    Bit,
}

/// Expressions, each once.
#[derive(Clone, Debug, Default)]
pub struct Words {
    nodes: Vec<(Op, Vec<Node>)>,
    /// The bits that each can occupy.
    occupied: Vec<Occupied>,
    known: HashMap<(Op, Vec<Node>), Node>,
}

impl Words {
    /// The operation of a node, and its arguments.
    pub fn get(&self, node: Node) -> (Op, &[Node]) {
        let (op, args) = &self.nodes[node.index()];
        (*op, args)
    }

    /// The node of this index.
    ///
    /// # Panics
    /// If there are fewer nodes.
    pub fn at(&self, index: usize) -> Node {
        assert!(index < self.nodes.len(), "a node of that number");
        Node(u32::try_from(index).expect("fewer than 2^32 nodes"))
    }

    /// The bits that a node can occupy.
    pub fn occupied(&self, node: Node) -> Occupied {
        self.occupied[node.index()]
    }

    /// Number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The word of which a bit says that it is not 0: `0 < x`, or the opposite of `x < 1`.
    pub fn nonzero(&self, bit: Node) -> Option<Node> {
        match self.get(bit) {
            (Op::Less, &[zero, x]) if self.as_constant(zero) == Some(0) => Some(x),
            _ => match self.get(self.opposite(bit)?) {
                (Op::Less, &[x, one]) if self.as_constant(one) == Some(1) => Some(x),
                _ => None,
            },
        }
    }

    /// The word of which this one has the last bit flipped, if it is written so: `x ^ 1`.
    pub fn opposite(&self, node: Node) -> Option<Node> {
        let (Op::Xor, &[x, y]) = self.get(node) else {
            return None;
        };
        match (self.as_constant(x), self.as_constant(y)) {
            (Some(1), _) => Some(y),
            (_, Some(1)) => Some(x),
            _ => None,
        }
    }

    /// The value of a constant.
    pub fn as_constant(&self, node: Node) -> Option<u64> {
        match self.get(node).0 {
            Op::Constant(k) => Some(k),
            _ => None,
        }
    }

    /// How often each node is read, from `roots` back: a node that no root needs reads nothing.
    pub fn uses(&self, roots: impl IntoIterator<Item = Node>) -> Vec<usize> {
        let mut uses = vec![0; self.len()];
        for root in roots {
            uses[root.index()] += 1;
        }
        for i in (0..self.len()).rev() {
            if uses[i] > 0 {
                for a in &self.nodes[i].1 {
                    uses[a.index()] += 1;
                }
            }
        }
        uses
    }

    /// The node, if it exists.
    pub fn find(&self, op: Op, args: &[Node]) -> Option<Node> {
        self.known.get(&(op, ordered(op, args))).copied()
    }

    /// The first `known` words, and beyond them those that `roots` need. The roots become their nodes there.
    #[must_use]
    pub fn pruned<'a>(&self, known: usize, roots: impl Iterator<Item = &'a mut Node>) -> Words {
        let mut roots: Vec<&mut Node> = roots.collect();
        let mut needed = vec![false; self.len()];
        for root in &roots {
            needed[root.index()] = true;
        }
        for i in (known..self.len()).rev() {
            if needed[i] {
                self.nodes[i]
                    .1
                    .iter()
                    .for_each(|a| needed[a.index()] = true);
            }
        }
        let mut pruned = Words {
            nodes: self.nodes[..known].to_vec(),
            occupied: self.occupied[..known].to_vec(),
            known: self.known.clone(),
        };
        pruned.known.retain(|_, node| node.index() < known);
        let mut instead: Vec<Node> = (0..self.len()).map(|i| self.at(i)).collect();
        for i in (known..self.len()).filter(|i| needed[*i]) {
            let (op, args) = &self.nodes[i];
            let args = args.iter().map(|a| instead[a.index()]).collect();
            instead[i] = pruned.insert(*op, args);
        }
        for root in &mut roots {
            **root = instead[root.index()];
        }
        pruned
    }

    /// The constant `k`.
    pub fn constant(&mut self, k: u64) -> Node {
        self.insert(Op::Constant(k), Vec::new())
    }

    /// `op` of `args`, or a simpler expression that is the same for all bits.
    pub fn node(&mut self, op: Op, args: &[Node]) -> Node {
        let constants: Option<Vec<u64>> = args.iter().map(|a| self.as_constant(*a)).collect();
        if let Some(values) = constants
            && !args.is_empty()
        {
            return self.constant(evaluate(op, &values));
        }
        match self.simpler(op, args) {
            Some(node) => node,
            None => self.insert(op, ordered(op, args)),
        }
    }

    /// The low bits of a sum of nodes, each shifted to the left, and of a constant.
    pub fn sum(&mut self, terms: &[(Node, u32)], distance: i64, bits: u32) -> Node {
        let mut sum = self.constant(0);
        for &(node, shift) in terms {
            let term = self.node(Op::ShiftLeft(shift), &[node]);
            sum = self.node(Op::Add, &[sum, term]);
        }
        let distance = self.constant(distance as u64);
        sum = self.node(Op::Add, &[sum, distance]);
        self.node(Op::Low(bits), &[sum])
    }

    fn insert(&mut self, op: Op, args: Vec<Node>) -> Node {
        let key = (op, args);
        if let Some(&node) = self.known.get(&key) {
            return node;
        }
        let node = Node(u32::try_from(self.nodes.len()).expect("fewer than 2^32 nodes"));
        let occupied = self.occupied_by(key.0, &key.1);
        self.occupied.push(occupied);
        self.nodes.push(key.clone());
        self.known.insert(key, node);
        node
    }

    fn simpler(&mut self, op: Op, args: &[Node]) -> Option<Node> {
        let constant = |i: usize| args.get(i).and_then(|a| self.as_constant(*a));
        match (op, args) {
            (Op::Add | Op::Or | Op::Xor, &[x, y]) => match (constant(0), constant(1)) {
                (Some(0), _) => Some(y),
                (_, Some(0)) => Some(x),
                _ => None,
            },
            (Op::Sub, &[x, _]) if constant(1) == Some(0) => Some(x),
            (Op::Carry | Op::Multiply | Op::MultiplyHigh(_), _)
                if constant(0) == Some(0) || constant(1) == Some(0) =>
            {
                Some(self.constant(0))
            }
            (Op::Less, &[x, y]) => {
                if constant(1) == Some(0) || x == y {
                    return Some(self.constant(0));
                }
                // The sum of two words is below either of them if and only if it has wrapped.
                let (of, terms) = self.get(x);
                let wraps = of == Op::Add && terms.contains(&y);
                let terms = terms.to_vec();
                wraps.then(|| self.node(Op::Carry, &terms))
            }
            (Op::And, &[x, y]) => {
                let (mask, other) = match (constant(0), constant(1)) {
                    (Some(k), _) => (k, y),
                    (_, Some(k)) => (k, x),
                    _ => return None,
                };
                let bits = mask.trailing_ones();
                match mask {
                    0 => Some(self.constant(0)),
                    u64::MAX => Some(other),
                    // No bit of the word is among those of the mask.
                    _ if self.occupied(other).width <= mask.trailing_zeros() => {
                        Some(self.constant(0))
                    }
                    _ if mask == (1 << bits) - 1 => Some(self.node(Op::Low(bits), &[other])),
                    _ => None,
                }
            }
            (Op::Xor, _) => None,
            (
                Op::ShiftLeft(0) | Op::ShiftRight(0) | Op::ShiftRightSigned(0) | Op::Low(64),
                &[x],
            ) => Some(x),
            (Op::ShiftRight(k), &[x]) => match self.get(x) {
                (Op::ShiftLeft(j), &[y]) if j == k => Some(self.node(Op::Low(64 - k), &[y])),
                _ => None,
            },
            (Op::Low(32), &[x]) => match self.get(x) {
                (Op::Narrow { port }, _) => Some(self.node(Op::Parameter { port, word: 0 }, &[])),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Whether the ones of a number stand next to each other, above a zero: what it keeps of a word is a part of it.
pub fn is_inner_run(k: u64) -> bool {
    k != 0 && k & 1 == 0 && (k >> k.trailing_zeros()).wrapping_add(1).is_power_of_two()
}

/// The arguments of a commutative operation in order.
pub fn ordered(op: Op, args: &[Node]) -> Vec<Node> {
    let mut args = args.to_vec();
    if matches!(
        op,
        Op::Add
            | Op::Carry
            | Op::Multiply
            | Op::MultiplyHigh(Reading::Unsigned | Reading::Signed)
            | Op::And
            | Op::Or
            | Op::Xor
    ) {
        args.sort_unstable();
    }
    args
}

/// The meaning of an operation that is no parameter.
///
/// # Panics
/// For parameters, and if there are fewer arguments than the operation has.
pub fn evaluate(op: Op, args: &[u64]) -> u64 {
    let x = args.first().copied().unwrap_or(0);
    let y = || args[1];
    let wide = |x: i128, y: i128| (x.wrapping_mul(y) >> 64) as u64;
    match op {
        Op::Constant(k) => k,
        Op::Add => x.wrapping_add(y()),
        Op::Sub => x.wrapping_sub(y()),
        Op::Carry => x.overflowing_add(y()).1.into(),
        Op::Less => (x < y()).into(),
        Op::Multiply => x.wrapping_mul(y()),
        Op::MultiplyHigh(Reading::Unsigned) => ((u128::from(x) * u128::from(y())) >> 64) as u64,
        Op::MultiplyHigh(Reading::Signed) => wide((x as i64).into(), (y() as i64).into()),
        Op::MultiplyHigh(Reading::Mixed) => wide((x as i64).into(), y().into()),
        Op::And => x & y(),
        Op::Or => x | y(),
        Op::Xor => x ^ y(),
        Op::KeepIf => {
            if y() == 0 {
                0
            } else {
                x
            }
        }
        Op::KeepUnless => {
            if y() == 0 {
                x
            } else {
                0
            }
        }
        Op::ShiftLeft(k) => x << k,
        Op::ShiftRight(k) => x >> k,
        Op::ShiftRightSigned(k) => ((x as i64) >> k) as u64,
        Op::Low(k) if k < 64 => x & ((1 << k) - 1),
        Op::Low(_) => x,
        Op::Bit => (x >> (y() % 64)) & 1,
        Op::Parameter { .. } | Op::Byte { .. } | Op::Narrow { .. } | Op::Unspecified(_) => {
            panic!("a parameter has no value of its own")
        }
    }
}
