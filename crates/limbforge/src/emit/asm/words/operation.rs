//! One operation on words as expressions.

use super::{AsmError, Conditional, Node, Op, Parts, Writer, power_of_two, word_of};
use crate::{
    ir::{self, Inst, Ty, Value, interval::Interval},
    read::{
        hint::{Claim, Product, one},
        word::Reading,
    },
};

impl Writer<'_> {
    /// The words of the results.
    pub(super) fn operation(&mut self, inst: &Inst) -> Result<(), AsmError> {
        let (args, first) = (inst.args.as_slice(), inst.results[0]);
        let parts = match &inst.op {
            ir::Op::AddCarry | ir::Op::SubBorrow => return self.carrying(inst),
            ir::Op::Add | ir::Op::Mul if self.program.ty(first).bits > 64 => self.double(inst)?,
            ir::Op::Low(k) => Parts::Word(self.low(args[0], *k)?),
            ir::Op::Shr(k) => Parts::Word(self.right(args[0], *k)?),
            ir::Op::Select => Parts::Word(self.select(args)?),
            op => {
                let constant = match op {
                    ir::Op::Const(k) => word_of(k),
                    _ => None,
                };
                let words: Result<Vec<Node>, _> = args.iter().map(|v| self.word(*v)).collect();
                let words = words?;
                let op = match op {
                    ir::Op::Const(_) => constant.map(Op::Constant),
                    ir::Op::Add => Some(Op::Add),
                    ir::Op::Sub => Some(Op::Sub),
                    ir::Op::Mul => Some(Op::Multiply),
                    ir::Op::MulHi => Some(Op::MultiplyHigh(Reading::Unsigned)),
                    ir::Op::Shl(k) => Some(Op::ShiftLeft(*k)),
                    ir::Op::And => Some(Op::And),
                    ir::Op::Or => Some(Op::Or),
                    ir::Op::Xor => Some(Op::Xor),
                    _ => None,
                };
                Parts::Word(match (op, &inst.op) {
                    (Some(Op::Constant(k)), _) => self.constant(k),
                    (Some(op), _) => self.node(op, &words),
                    (None, ir::Op::FunnelShr(k)) => self.funnel(words[0], words[1], *k, inst.exact),
                    (None, ir::Op::Not) => {
                        let bits = u32::from(self.program.ty(first).bits);
                        let ones = self.constant(u64::MAX >> (64 - bits));
                        self.node(Op::Xor, &[words[0], ones])
                    }
                    (None, other) => return Err(self.unsupported(other.row().name)),
                })
            }
        };
        if let (true, Parts::Word(node), ir::Op::Low(_) | ir::Op::Shr(_)) =
            (inst.exact, parts, &inst.op)
        {
            self.exact.insert(node);
        }
        self.define(first, parts);
        Ok(())
    }

    /// The product of two words, or a word extended by its sign.
    fn double(&mut self, inst: &Inst) -> Result<Parts, AsmError> {
        let [x, y] = [inst.args[0], inst.args[1]];
        let (low, high) = (self.word(x)?, self.word(y)?);
        if inst.op == ir::Op::Add {
            return Ok(Parts::Split {
                low,
                high: self.node(Op::ShiftRightSigned(63), &[low]),
                signed: true,
                factors: None,
            });
        }
        let (a, b, reading) = match (self.is_negative(x), self.is_negative(y)) {
            (false, false) => (low, high, Reading::Unsigned),
            (true, true) => (low, high, Reading::Signed),
            (true, false) => (low, high, Reading::Mixed),
            (false, true) => (high, low, Reading::Mixed),
        };
        let low = self.node(Op::Multiply, &[a, b]);
        let high = self.node(Op::MultiplyHigh(reading), &[a, b]);
        if reading != Reading::Unsigned {
            self.signed.insert(high);
        }
        Ok(Parts::Split {
            low,
            high,
            signed: reading != Reading::Unsigned,
            factors: Some([x, y]),
        })
    }

    /// x mod 2^k
    fn low(&mut self, x: Value, k: u32) -> Result<Node, AsmError> {
        let word = match self.parts[x.index()] {
            Parts::Split { low, .. } => low,
            Parts::Word(_) => self.word(x)?,
        };
        Ok(match self.range(x).within(&Interval::of_bits(k)) {
            true => word,
            false => self.node(Op::Low(k), &[word]),
        })
    }

    /// floor(x / 2^k), with sign if the word can be below 0, or where that is one instruction with the addition after
    /// it.
    fn right(&mut self, x: Value, k: u32) -> Result<Node, AsmError> {
        let word = match self.parts[x.index()] {
            Parts::Split { high, .. } if k == 64 => return Ok(high),
            _ => self.word(x)?,
        };
        let addable = self.style.reduced_radix && self.range(x).within(&Ty::signed(64).range());
        let op = match self.is_negative(x) || addable {
            true => Op::ShiftRightSigned(k.min(63)),
            false if k > 63 => return Ok(self.constant(0)),
            false => Op::ShiftRight(k),
        };
        Ok(self.node(op, &[word]))
    }

    /// The low word of (high : low) / 2^k.
    fn funnel(&mut self, high: Node, low: Node, k: u32, exact: bool) -> Node {
        if k == 0 {
            return low;
        }
        let low = self.node(Op::ShiftRight(k), &[low]);
        if exact {
            self.exact.insert(low);
        }
        let high = self.node(Op::ShiftLeft(64 - k), &[high]);
        // The bits are apart: a sum is as good, and an exact one.
        self.node(Op::Add, &[low, high])
    }

    fn select(&mut self, args: &[Value]) -> Result<Node, AsmError> {
        let flag = self.word(args[0])?;
        if let Some(k) = self.words.as_constant(flag) {
            return self.word(args[if k == 0 { 2 } else { 1 }]);
        }
        let [first, second] = [self.word(args[1])?, self.word(args[2])?];
        let zero = self.constant(0);
        let conditional = match self.style.conditional {
            Conditional::No => false,
            Conditional::Words => first != zero && second != zero,
            Conditional::All => true,
        };
        let [first, second] = if conditional {
            // Of a parameter, the code alone does not say that it is 0 or 1.
            let flag = match self.style.conditional {
                Conditional::Words if !self.words.occupied(flag).is_bit() => {
                    self.node(Op::Low(1), &[flag])
                }
                _ => flag,
            };
            let kept = [
                self.node(Op::KeepIf, &[first, flag]),
                self.node(Op::KeepUnless, &[second, flag]),
            ];
            for (kept, v) in kept.into_iter().zip(&args[1..]) {
                if self.is_negative(*v) {
                    self.signed.insert(kept);
                }
            }
            kept
        } else {
            let all = self.node(Op::Sub, &[zero, flag]);
            let minus = self.constant(u64::MAX);
            let none = self.node(Op::Add, &[flag, minus]);
            [self.masked(first, all), self.masked(second, none)]
        };
        Ok(self.node(Op::Or, &[first, second]))
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

    /// Sum and carry, or difference and borrow.
    fn carrying(&mut self, inst: &Inst) -> Result<(), AsmError> {
        let adds = inst.op == ir::Op::AddCarry;
        let (op, out) = match adds {
            true => (Op::Add, Op::Carry),
            false => (Op::Sub, Op::Less),
        };
        let [x, y, c] = [0, 1, 2].map(|i| self.word(inst.args[i]));
        let (x, y, c) = (x?, y?, c?);
        let once = self.node(op, &[x, y]);
        let first = self.node(out, &[x, y]);
        let (sum, carry) = if self.words.as_constant(c) == Some(0) {
            (once, first)
        } else {
            let twice = self.node(op, &[once, c]);
            let second = self.node(out, &[once, c]);
            (twice, self.node(Op::Add, &[first, second]))
        };
        if inst.exact {
            self.exact.insert(sum);
        }
        self.define(inst.results[0], Parts::Word(sum));
        self.define(inst.results[1], Parts::Word(carry));
        if inst.exact && !adds && carry == first {
            // The difference is 0 modulo 2^64, so that 2^64 carry = y - x, which is less than 2^64.
            let word = |node| one(node, &Interval::of_bits(64));
            let through = [(-1, x), (1, y)].map(|(weight, node)| Product::of(weight, word(node)));
            let none = Interval::point(0);
            let claim = Claim::new(word(carry), none, power_of_two(64), through.to_vec());
            self.claims.push(claim);
        }
        if carry != first {
            // 2^64 carry = x + y + c - sum, or -x + y + c + sum.
            let sign = if adds { 1 } else { -1 };
            let terms = [(sign, x), (1, y), (1, c), (-sign, sum)];
            let word = |node| one(node, &Interval::of_bits(64));
            let through = terms.map(|(weight, node)| Product::of(weight, word(node)));
            let claim = Claim::new(
                word(carry),
                Interval::of_bits(1),
                power_of_two(64),
                through.to_vec(),
            );
            self.claims.push(claim);
        }
        Ok(())
    }
}
