//! One operation of the IR in words.

use num_bigint::BigInt;
use num_traits::Signed;

use super::{AsmError, Node, Op, Parts, Splitter, one, power_of_two, word_of, words_of};
use crate::{
    ir::{
        self, Inst, Value,
        interval::{Interval, Ranges},
    },
    read::{hint::Product, word::Reading},
};

impl Splitter<'_> {
    /// One operation, and what is known of its results.
    pub(super) fn step(&mut self, inst: &Inst) -> Result<(), AsmError> {
        let ty = self.program.ty(inst.results[0]);
        let args: Vec<Interval> = inst
            .args
            .iter()
            .map(|a| self.known[a.index()].clone())
            .collect();
        let ranges = ir::op::apply(&mut Ranges, &inst.op, ty, &args);
        self.current = ranges[0].clone();
        self.inst(inst)?;
        self.known.extend(ranges);
        Ok(())
    }

    fn inst(&mut self, inst: &Inst) -> Result<(), AsmError> {
        let (args, first) = (inst.args.as_slice(), inst.results[0]);
        let wide = self.program.ty(first).bits > 64;
        let parts = match &inst.op {
            ir::Op::AddCarry => return self.add_carry(inst),
            ir::Op::SubBorrow => return self.sub_borrow(inst),
            ir::Op::Const(k) => match word_of(k) {
                Some(k) => Parts::Word(self.constant(k)),
                None => {
                    let (low, high) = words_of(k);
                    let (low, high) = (self.constant(low), self.constant(high));
                    Parts::Pair { low, high, at: 64 }
                }
            },
            ir::Op::Add if wide => return self.double_sum(args, false),
            ir::Op::Sub if wide => return self.double_sum(args, true),
            ir::Op::Mul if wide => return self.double_product(args),
            ir::Op::Shl(k) if wide => return self.double_left(args[0], *k),
            ir::Op::Shr(k) => return self.right(first, args[0], *k, inst.exact),
            ir::Op::Low(k) => return self.low(args[0], *k),
            ir::Op::Add | ir::Op::Sub | ir::Op::Mul | ir::Op::MulHi => {
                let (x, y) = (self.low_word(args[0])?, self.low_word(args[1])?);
                let op = match inst.op {
                    ir::Op::Add => Op::Add,
                    ir::Op::Sub => Op::Sub,
                    ir::Op::Mul => Op::Multiply,
                    _ => Op::MultiplyHigh(Reading::Unsigned),
                };
                Parts::Word(self.node(op, &[x, y]))
            }
            ir::Op::Shl(k) => {
                let x = self.low_word(args[0])?;
                Parts::Word(self.node(Op::ShiftLeft(*k), &[x]))
            }
            ir::Op::FunnelShr(k) => {
                let (high, low) = (self.word(args[0])?, self.word(args[1])?);
                Parts::Word(self.funnel(high, low, *k))
            }
            ir::Op::Select => self.select(args)?,
            ir::Op::And | ir::Op::Or | ir::Op::Xor if !wide => {
                let (x, y) = (self.word(args[0])?, self.word(args[1])?);
                let op = match inst.op {
                    ir::Op::And => Op::And,
                    ir::Op::Or => Op::Or,
                    _ => Op::Xor,
                };
                Parts::Word(self.node(op, &[x, y]))
            }
            ir::Op::Not if !wide => {
                let x = self.word(args[0])?;
                let bits = u32::from(self.program.ty(first).bits);
                let ones = self.constant(u64::MAX >> (64 - bits));
                Parts::Word(self.node(Op::Xor, &[x, ones]))
            }
            other => return Err(self.unsupported(other.row().name)),
        };
        self.define(first, parts);
        Ok(())
    }

    /// Gives the next value its words.
    pub(super) fn define(&mut self, v: Value, parts: Parts) {
        debug_assert_eq!(v.index(), self.parts.len(), "values are defined in order");
        self.parts.push(parts);
        if let Parts::Word(node) = parts {
            // No claim: where words know less than the program does, it is because a claim of the program says so.
            let _ = self.range(node);
        }
    }

    /// The low word of a value, which is all of it modulo 2^64.
    pub(super) fn low_word(&mut self, v: Value) -> Result<Node, AsmError> {
        Ok(match self.read(v) {
            Parts::Word(node) => node,
            Parts::Pair { low, at: 64, .. } => low,
            Parts::Pair { low, high, at } => {
                let high = self.node(Op::ShiftLeft(at), &[high]);
                self.node(Op::Add, &[low, high])
            }
        })
    }

    /// The low word of (high : low) / 2^k.
    pub(super) fn funnel(&mut self, high: Node, low: Node, k: u32) -> Node {
        if k == 0 {
            return low;
        }
        let low = self.node(Op::ShiftRight(k), &[low]);
        let high = self.node(Op::ShiftLeft(64 - k), &[high]);
        // The bits are apart: a sum is as good, and an exact one.
        self.node(Op::Add, &[low, high])
    }

    /// `first` if the flag is 1, `second` if it is 0.
    pub(super) fn choose(&mut self, flag: Node, first: Node, second: Node) -> Node {
        let zero = self.constant(0);
        let (op, or) = if self.style.conditional {
            let first = self.node(Op::KeepIf, &[first, flag]);
            (first, self.node(Op::KeepUnless, &[second, flag]))
        } else {
            let all = self.node(Op::Sub, &[zero, flag]);
            let minus = self.constant(u64::MAX);
            let none = self.node(Op::Add, &[flag, minus]);
            self.know_unsigned(all);
            self.know_unsigned(none);
            (self.masked(first, all), self.masked(second, none))
        };
        match (first == zero, second == zero) {
            (true, _) => or,
            (_, true) => op,
            _ => self.node(Op::Or, &[op, or]),
        }
    }

    /// The word where the mask is set: a low part is not cut out first, for all words share the mask that does both.
    fn masked(&mut self, x: Node, mask: Node) -> Node {
        match self.words.get(x) {
            (Op::Low(k), whole) if self.words.as_constant(mask).is_none() => {
                let whole = whole[0];
                let mask = self.node(Op::Low(k), &[mask]);
                self.node(Op::And, &[whole, mask])
            }
            _ => self.node(Op::And, &[x, mask]),
        }
    }

    fn select(&mut self, args: &[Value]) -> Result<Parts, AsmError> {
        let flag = self.word(args[0])?;
        if let Some(k) = self.words.as_constant(flag) {
            return Ok(self.read(args[if k == 0 { 2 } else { 1 }]));
        }
        let (first, second) = (self.read(args[1]), self.read(args[2]));
        let pair = |parts: Parts| matches!(parts, Parts::Pair { .. });
        if !pair(first) && !pair(second) {
            let (x, y) = (self.word(args[1])?, self.word(args[2])?);
            let node = self.choose(flag, x, y);
            let hull = self.range(x).clone().hull(&self.range(y).clone());
            self.know(node, &hull);
            return Ok(Parts::Word(node));
        }
        let ((xl, xh, at), (yl, yh, other)) = (self.pair(first)?, self.pair(second)?);
        if at != other {
            return Err(self.unsupported("a choice between double words held in two ways"));
        }
        let (low, high) = (self.choose(flag, xl, yl), self.choose(flag, xh, yh));
        Ok(Parts::Pair { low, high, at })
    }

    /// The form of a flag or of a word as a factor of 1.
    fn through(&mut self, terms: &[(i64, Node)]) -> Vec<Product> {
        let mut products = Vec::new();
        for &(weight, node) in terms {
            let sum = one(node, &self.unsigned_range(node));
            products.push(Product::of(weight, sum));
        }
        products
    }

    fn unsigned_range(&mut self, node: Node) -> Interval {
        let range = self.range(node);
        if range.lo.is_negative() {
            Interval::of_bits(64)
        } else {
            range.clone()
        }
    }

    /// `x + y` fits a word by the ranges.
    fn sum_fits(&mut self, x: Node, y: Node) -> bool {
        let sum = self.unsigned_range(x).plus(&self.unsigned_range(y));
        sum.within(&Interval::of_bits(64))
    }

    fn add_carry(&mut self, inst: &Inst) -> Result<(), AsmError> {
        let [x, y, c] = [0, 1, 2].map(|i| self.word(inst.args[i]));
        let (mut x, mut y, c) = (x?, y?, c?);
        let zero = self.constant(0);
        let apart = !self.style.carry_flag;
        if apart && c != zero && !self.sum_fits(y, c) && self.sum_fits(x, c) {
            (x, y) = (y, x);
        }
        let (sum, carry) = if c == zero || apart && self.sum_fits(y, c) {
            // No carry out of the smaller addend and the carry.
            let y = self.node(Op::Add, &[y, c]);
            (self.node(Op::Add, &[x, y]), self.node(Op::Carry, &[x, y]))
        } else {
            let once = self.node(Op::Add, &[x, y]);
            let first = self.node(Op::Carry, &[x, y]);
            let twice = self.node(Op::Add, &[once, c]);
            let second = self.node(Op::Carry, &[once, c]);
            (twice, self.node(Op::Add, &[first, second]))
        };
        self.know_unsigned(sum);
        if inst.exact {
            self.exact.insert(sum);
        }
        self.define(inst.results[0], Parts::Word(sum));
        let through = self.through(&[(1, x), (1, y), (1, c), (-1, sum)]);
        let form = one(carry, &Interval::of_bits(1));
        self.claim(form, &Interval::of_bits(1), power_of_two(64), through);
        self.define(inst.results[1], Parts::Word(carry));
        Ok(())
    }

    fn sub_borrow(&mut self, inst: &Inst) -> Result<(), AsmError> {
        let [x, y, b] = [0, 1, 2].map(|i| self.word(inst.args[i]));
        let (x, y, b) = (x?, y?, b?);
        let zero = self.constant(0);
        let apart = !self.style.carry_flag;
        let (difference, borrow) = if b == zero || apart && self.sum_fits(y, b) {
            let y = self.node(Op::Add, &[y, b]);
            (self.node(Op::Sub, &[x, y]), self.node(Op::Less, &[x, y]))
        } else {
            let once = self.node(Op::Sub, &[x, y]);
            self.know_unsigned(once);
            let first = self.node(Op::Less, &[x, y]);
            let twice = self.node(Op::Sub, &[once, b]);
            let second = self.node(Op::Less, &[once, b]);
            (twice, self.node(Op::Add, &[first, second]))
        };
        self.know_unsigned(difference);
        self.define(inst.results[0], Parts::Word(difference));
        let through = self.through(&[(-1, x), (1, y), (1, b), (1, difference)]);
        let form = one(borrow, &Interval::of_bits(1));
        self.claim(form, &Interval::of_bits(1), power_of_two(64), through);
        self.define(inst.results[1], Parts::Word(borrow));
        Ok(())
    }

    /// Claims that the word is in the range of the value in work.
    pub(super) fn claim_word(&mut self, node: Node, scale: BigInt, through: Vec<Product>) {
        let range = self.current.clone();
        let form = one(node, &range);
        self.claim(form, &range, scale, through);
    }
}
