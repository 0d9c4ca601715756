//! Which instruction takes how much of an expression.

use riscv_lab::isa::{Extension, Op};

use super::select::{MASK_USES, Select, small};
use crate::{
    interface::Layout,
    read::word::{Node, Op as Word, Reading},
};

/// An operand of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// The register that is always 0.
    Zero,
    /// The value of a node.
    Node(Node),
}

/// How a node is computed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cover {
    /// It is a constant.
    Constant(u64),
    /// It is a parameter in a register.
    Register(usize),
    /// It is read from a parameter, so many bytes from its address.
    Load(Op, usize, i64),
    /// One instruction.
    One(Op, i64, Vec<Leaf>),
    /// Two instructions with immediates, one after the other.
    Two((Op, i64), (Op, i64), Node),
    /// The low bits, by a mask in a register.
    Mask(u32, Node),
}

impl Cover {
    /// The nodes that it reads.
    pub fn leaves(&self) -> Vec<Node> {
        match self {
            Cover::Constant(_) | Cover::Register(_) | Cover::Load(..) => Vec::new(),
            Cover::One(_, _, leaves) => leaves
                .iter()
                .filter_map(|leaf| match leaf {
                    Leaf::Zero => None,
                    Leaf::Node(node) => Some(*node),
                })
                .collect(),
            Cover::Two(_, _, node) | Cover::Mask(_, node) => vec![*node],
        }
    }
}

fn one(op: Op, nodes: &[Node]) -> Cover {
    Cover::One(op, 0, nodes.iter().map(|n| Leaf::Node(*n)).collect())
}

fn immediate(op: Op, node: Node, imm: impl Into<i64>) -> Cover {
    Cover::One(op, imm.into(), vec![Leaf::Node(node)])
}

impl Select<'_> {
    /// The cover of a node.
    pub(super) fn cover(&self, node: Node) -> Cover {
        let (op, args) = self.words.get(node);
        let constant = |i: usize| self.words.as_constant(args[i]);
        match op {
            Word::Constant(k) => Cover::Constant(k),
            Word::Parameter { port, word } => match self.parameters[port].0 {
                Layout::Number(4) => {
                    let narrow = self.words.find(Word::Narrow { port }, &[]);
                    self.low_half(narrow.expect("a parameter of 32 bits is made of its register"))
                }
                Layout::Number(_) => Cover::Register(port),
                _ => Cover::Load(Op::Ld, port, 8 * word as i64),
            },
            Word::Byte { port, byte } => Cover::Load(Op::Lbu, port, byte as i64),
            Word::Narrow { port } => Cover::Register(port),
            Word::Unspecified(_) | Word::Bit => unreachable!("only code that is read has them"),
            Word::Add => self.sum(node, args),
            Word::Sub if constant(0) == Some(0) => {
                Cover::One(Op::Sub, 0, vec![Leaf::Zero, Leaf::Node(args[1])])
            }
            Word::Sub => one(Op::Sub, args),
            Word::Carry => self.carry(args),
            Word::Less => match (constant(0), constant(1).and_then(small)) {
                (Some(0), _) => Cover::One(Op::Sltu, 0, vec![Leaf::Zero, Leaf::Node(args[1])]),
                (_, Some(imm)) => immediate(Op::Sltiu, args[0], imm),
                _ => one(Op::Sltu, args),
            },
            Word::Multiply => one(Op::Mul, args),
            Word::MultiplyHigh(Reading::Unsigned) => one(Op::Mulhu, args),
            Word::MultiplyHigh(Reading::Signed) => one(Op::Mulh, args),
            Word::MultiplyHigh(Reading::Mixed) => one(Op::Mulhsu, args),
            Word::And => self.bitwise(args, Op::And, Op::Andi, Op::Andn),
            Word::Or => self.or(args),
            Word::Xor => self.bitwise(args, Op::Xor, Op::Xori, Op::Xnor),
            Word::KeepIf => one(Op::CzeroEqz, args),
            Word::KeepUnless => one(Op::CzeroNez, args),
            Word::ShiftLeft(k) => immediate(Op::Slli, args[0], k),
            Word::ShiftRight(k) => immediate(Op::Srli, args[0], k),
            Word::ShiftRightSigned(k) => immediate(Op::Srai, args[0], k),
            Word::Low(k) => self.low(node, k),
        }
    }

    fn has(&self, extension: Extension) -> bool {
        self.isa.has(extension)
    }

    /// Both orders of the arguments.
    fn orders(args: &[Node]) -> [(Node, Node); 2] {
        [(args[0], args[1]), (args[1], args[0])]
    }

    /// The node is read once: who reads it can take it in.
    fn is_private(&self, node: Node) -> bool {
        self.uses[node.index()] == 1
    }

    fn sum(&self, node: Node, args: &[Node]) -> Cover {
        if let Some(cover) = self.split_high(node) {
            return cover;
        }
        for (x, z) in Self::orders(args) {
            let fused = self.full_radix(x, z).or_else(|| self.reduced_radix(x, z));
            if let Some(cover) = fused.or_else(|| self.shift_add(x, z)) {
                return cover;
            }
        }
        for (x, k) in Self::orders(args) {
            if let Some(imm) = self.words.as_constant(k).and_then(small) {
                return immediate(Op::Addi, x, imm);
            }
        }
        one(Op::Add, args)
    }

    /// The instruction of the full-radix extension, or its form for full limbs in the flexible one.
    fn for_full(&self, full: Op, flexible: Op) -> Option<Op> {
        if self.has(Extension::FullRadix) {
            return Some(full);
        }
        self.has(Extension::FlexibleRadix).then_some(flexible)
    }

    /// x + z by an instruction for full limbs.
    fn full_radix(&self, x: Node, z: Node) -> Option<Cover> {
        let low = self.for_full(Op::Maddlu, Op::Maddrlu)?;
        let high = self.for_full(Op::Maddhu, Op::Maddrhu)?;
        let carry = self.for_full(Op::Cadd, Op::Caddr)?;
        let (op, args) = self.words.get(x);
        match op {
            Word::Multiply => Some(one(low, &[args[0], args[1], z])),
            Word::Carry => {
                // The carry of a low product goes to the high one: floor((p q + r) / 2^64).
                if let (Word::MultiplyHigh(Reading::Unsigned), factors) = self.words.get(z) {
                    let product_of = self.words.find(Word::Multiply, factors);
                    for (product, r) in Self::orders(args) {
                        if Some(product) == product_of {
                            return Some(one(high, &[factors[0], factors[1], r]));
                        }
                    }
                }
                // A product that is only computed for this carry would cost more.
                Some(one(carry, &[args[0], args[1], z]))
            }
            _ => None,
        }
    }

    /// The instruction for one part of a product split at bit t, with its immediate.
    fn for_split(&self, t: u32, reduced: Op, flexible: Op) -> Option<(Op, i64)> {
        if t == 57 && self.has(Extension::ReducedRadix) {
            return Some((reduced, 0));
        }
        let selectable = self.has(Extension::FlexibleRadix) && (49..64).contains(&t);
        selectable.then_some((flexible, i64::from(64 - t)))
    }

    /// The instruction for floor(p q / 2^t), its immediate, p and q.
    fn factors_high(&self, node: Node) -> Option<(Op, i64, [Node; 2])> {
        let (op, args) = self.words.get(node);
        if op != Word::Add {
            return None;
        }
        Self::orders(args).into_iter().find_map(|(upper, lower)| {
            let (Word::ShiftLeft(spare), high) = self.words.get(upper) else {
                return None;
            };
            let (Word::ShiftRight(t), low) = self.words.get(lower) else {
                return None;
            };
            let (op, imm) = self.for_split(t, Op::Madd57hu, Op::Maddrhu)?;
            let (Word::MultiplyHigh(Reading::Unsigned), factors) = self.words.get(high[0]) else {
                return None;
            };
            let product = self.words.find(Word::Multiply, factors);
            let whole = spare + t == 64 && product == Some(low[0]);
            whole.then_some((op, imm, [factors[0], factors[1]]))
        })
    }

    /// The instruction for p q mod 2^t, its immediate, p and q.
    fn factors_low(&self, node: Node) -> Option<(Op, i64, [Node; 2])> {
        let (Word::Low(t), args) = self.words.get(node) else {
            return None;
        };
        let (Word::Multiply, factors) = self.words.get(args[0]) else {
            return None;
        };
        let (op, imm) = self.for_split(t, Op::Madd57lu, Op::Maddrlu)?;
        Some((op, imm, [factors[0], factors[1]]))
    }

    /// floor(p q / 2^t) by itself.
    fn split_high(&self, node: Node) -> Option<Cover> {
        let (op, imm, [p, q]) = self.factors_high(node)?;
        let leaves = vec![Leaf::Node(p), Leaf::Node(q), Leaf::Zero];
        Some(Cover::One(op, imm, leaves))
    }

    /// x + z by an instruction for limbs of less than a word.
    fn reduced_radix(&self, x: Node, z: Node) -> Option<Cover> {
        let parts = self.factors_low(x).or_else(|| self.factors_high(x));
        if let Some((op, imm, nodes)) = parts {
            let leaves = nodes.into_iter().chain([z]).map(Leaf::Node);
            return Some(Cover::One(op, imm, leaves.collect()));
        }
        match self.words.get(x) {
            (Word::ShiftRightSigned(k), shifted) if self.has(Extension::ReducedRadix) => {
                let leaves = vec![Leaf::Node(z), Leaf::Node(shifted[0])];
                Some(Cover::One(Op::Sraiadd, k.into(), leaves))
            }
            (Word::ShiftRight(t), shifted)
                if self.has(Extension::FlexibleRadix)
                    && (49..64).contains(&t)
                    && self.is_private(x) =>
            {
                let leaves = vec![Leaf::Node(shifted[0]), Leaf::Zero, Leaf::Node(z)];
                Some(Cover::One(Op::Caddr, i64::from(64 - t), leaves))
            }
            _ => None,
        }
    }

    /// x + z where x is a small multiple, or the low half of a word.
    fn shift_add(&self, x: Node, z: Node) -> Option<Cover> {
        if !self.has(Extension::Zba) || !self.is_private(x) {
            return None;
        }
        let (op, args) = self.words.get(x);
        let op = match op {
            Word::ShiftLeft(1) => Op::Sh1add,
            Word::ShiftLeft(2) => Op::Sh2add,
            Word::ShiftLeft(3) => Op::Sh3add,
            Word::Low(32) => Op::AddUw,
            _ => return None,
        };
        Some(one(op, &[args[0], z]))
    }

    /// The sum is below an addend if it has wrapped: below one that is no product, as the sum may take that in.
    fn carry(&self, args: &[Node]) -> Cover {
        let sum = self.words.find(Word::Add, args);
        let sum = sum.expect("a sum is written before its carry");
        let is = |node: Node, op: Word| self.words.get(node).0 == op;
        let fused = self.for_full(Op::Maddlu, Op::Maddrlu).is_some();
        let below = Self::orders(args).into_iter().find(|&(x, _)| {
            !(self.words.as_constant(x).is_some() || fused && is(x, Word::Multiply))
        });
        one(Op::Sltu, &[sum, below.map_or(args[1], |(x, _)| x)])
    }

    /// The argument of a complement.
    fn complement(&self, node: Node) -> Option<Node> {
        let (Word::Xor, args) = self.words.get(node) else {
            return None;
        };
        let mut orders = Self::orders(args).into_iter();
        let found = orders.find(|&(_, ones)| self.words.as_constant(ones) == Some(u64::MAX));
        found.map(|(x, _)| x)
    }

    fn bitwise(&self, args: &[Node], plain: Op, with: Op, negated: Op) -> Cover {
        for (x, y) in Self::orders(args) {
            if let Some(imm) = self.words.as_constant(y).and_then(small) {
                return immediate(with, x, imm);
            }
            if let (true, Some(y)) = (self.has(Extension::Zbb), self.complement(y)) {
                return one(negated, &[x, y]);
            }
        }
        one(plain, args)
    }

    fn or(&self, args: &[Node]) -> Cover {
        for (x, y) in Self::orders(args) {
            if let ((Word::ShiftRight(k), low), (Word::ShiftLeft(j), high)) =
                (self.words.get(x), self.words.get(y))
                && self.has(Extension::Zbb)
                && low == high
                && k + j == 64
            {
                return immediate(Op::Rori, low[0], k);
            }
        }
        self.bitwise(args, Op::Or, Op::Ori, Op::Orn)
    }

    /// x mod 2^32
    fn low_half(&self, x: Node) -> Cover {
        if self.has(Extension::Zba) {
            return Cover::One(Op::AddUw, 0, vec![Leaf::Node(x), Leaf::Zero]);
        }
        Cover::Two((Op::Slli, 32), (Op::Srli, 32), x)
    }

    fn low(&self, node: Node, k: u32) -> Cover {
        if let Some((op, imm, [p, q])) = self.factors_low(node) {
            let leaves = vec![Leaf::Node(p), Leaf::Node(q), Leaf::Zero];
            return Cover::One(op, imm, leaves);
        }
        let x = self.words.get(node).1[0];
        match k {
            0..=11 => immediate(Op::Andi, x, (1i64 << k) - 1),
            32 => self.low_half(x),
            _ if self.masks.get(&k).is_some_and(|&uses| uses >= MASK_USES) => Cover::Mask(k, x),
            _ => {
                let shift = i64::from(64 - k);
                Cover::Two((Op::Slli, shift), (Op::Srli, shift), x)
            }
        }
    }
}
