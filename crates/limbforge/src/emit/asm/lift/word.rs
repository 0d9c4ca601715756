//! One word as instructions of the IR.

use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive};

use super::{
    super::word::{Node, Op as Word, Reading},
    Lifting, SIGNED, UNSIGNED,
};
use crate::ir::{Op, Ty, Value, interval::Interval};

/// Products of words with sign.
const WIDE: Ty = Ty::signed(128);

impl Lifting<'_> {
    /// The value of a node whose arguments have theirs.
    pub(super) fn word(&mut self, node: Node) -> Value {
        let (op, nodes) = self.words.get(node);
        let args: Vec<Value> = nodes.iter().map(|a| self.values[a]).collect();
        let meant = self.signed.get(node.index()).copied().unwrap_or(false);
        if let (Some((flag, set)), false) = (self.mask(node), meant) {
            let ones = self.builder.constant(u64::MAX);
            return self.keep(ones, flag, set);
        }
        match op {
            Word::Parameter { port, word } => self.params[port][word],
            Word::Byte { port, byte } => {
                let word = self.params[port][byte / 8];
                let shifted = self.builder.shr(word, 8 * (byte % 8) as u32);
                self.builder.low(shifted, 8)
            }
            // The unspecified half of the register: nothing is proved about it but that it is a word.
            Word::Narrow { port } => self.params[port][0],
            Word::Constant(k) => self.builder.constant(k),
            Word::Add => self.add(node, &args),
            Word::Sub => self.sub(node, &args),
            Word::Carry => self.carry(&args),
            Word::Less => self.less(&args),
            Word::Multiply => {
                let exact = self.range(args[0]).product(self.range(args[1]));
                match self.exact_type(node, &exact) {
                    Some(ty) => self.inst(Op::Mul, &args, ty),
                    None if exact.lo.is_negative() => {
                        let wide = self.inst(Op::Mul, &args, WIDE);
                        self.inst(Op::Low(64), &[wide], UNSIGNED)
                    }
                    None => self.inst(Op::Mul, &args, UNSIGNED),
                }
            }
            Word::MultiplyHigh(Reading::Unsigned) => {
                let (x, y) = (self.as_unsigned(args[0]), self.as_unsigned(args[1]));
                self.inst(Op::MulHi, &[x, y], UNSIGNED)
            }
            Word::MultiplyHigh(reading) => {
                let x = self.as_signed(args[0]);
                let y = match reading {
                    Reading::Mixed => self.as_unsigned(args[1]),
                    _ => self.as_signed(args[1]),
                };
                let wide = self.inst(Op::Mul, &[x, y], WIDE);
                self.inst(Op::Shr(64), &[wide], SIGNED)
            }
            Word::And => self.and(nodes, &args),
            Word::Or => self.or(nodes, &args),
            Word::Xor => self.xor(nodes, &args),
            Word::KeepIf | Word::KeepUnless => self.keep(args[0], args[1], op == Word::KeepIf),
            Word::ShiftLeft(k) => {
                let exact = self.range(args[0]).times(&(BigInt::from(1) << k));
                match self.exact_type(node, &exact) {
                    Some(ty) => self.inst(Op::Shl(k), &args, ty),
                    None => {
                        let x = self.as_unsigned(args[0]);
                        self.inst(Op::Shl(k), &[x], UNSIGNED)
                    }
                }
            }
            Word::ShiftRight(k) => {
                let x = self.as_unsigned(args[0]);
                self.inst(Op::Shr(k), &[x], UNSIGNED)
            }
            Word::ShiftRightSigned(k) => {
                let x = self.as_signed(args[0]);
                self.inst(Op::Shr(k), &[x], SIGNED)
            }
            Word::Low(k) => match self.mask(nodes[0]) {
                // The low bits of a mask: 2^k - 1 or 0.
                Some((flag, set)) => {
                    let ones = self.builder.constant((BigInt::from(1) << k) - 1);
                    self.keep(ones, flag, set)
                }
                None => self.builder.low(args[0], k),
            },
        }
    }

    fn range(&self, v: Value) -> &Interval {
        self.builder.range(v)
    }

    /// The type of words that holds the exact result; one with sign only where it was meant.
    fn exact_type(&self, node: Node, exact: &Interval) -> Option<Ty> {
        let meant = self.signed.get(node.index()).copied().unwrap_or(false);
        if exact.within(&UNSIGNED.range()) {
            Some(UNSIGNED)
        } else if exact.within(&SIGNED.range()) && meant {
            Some(SIGNED)
        } else {
            None
        }
    }

    /// A constant above 2^63 as a negative number.
    fn negative(&mut self, v: Value) -> Option<Value> {
        let k = self.range(v).single()?.to_u64()? as i64;
        let ty = SIGNED;
        (k < 0).then(|| self.inst(Op::Const(k.into()), &[], ty))
    }

    fn add(&mut self, node: Node, args: &[Value]) -> Value {
        if let Some((args, _)) = self.triple(node) {
            return self.carrying(&args)[0];
        }
        if let Some(value) = self.carry_of_three(node) {
            return value;
        }
        let [x, y] = [args[0], args[1]];
        for (x, y) in [
            (Some(x), Some(y)),
            (self.negative(x), Some(y)),
            (Some(x), self.negative(y)),
        ] {
            let (Some(x), Some(y)) = (x, y) else { continue };
            let exact = self.range(x).plus(self.range(y));
            if exact.within(&UNSIGNED.range()) {
                return self.inst(Op::Add, &[x, y], UNSIGNED);
            }
            if exact.within(&SIGNED.range()) && exact.lo.is_negative() {
                return self.inst(Op::Add, &[x, y], SIGNED);
            }
        }
        if let Some(value) = self.funnel(node) {
            return value;
        }
        let zero = self.builder.zero();
        self.carrying(&[x, y, zero])[0]
    }

    /// The upper bits of a word below the lower bits of another: apart, so that their sum does not wrap.
    fn funnel(&mut self, node: Node) -> Option<Value> {
        let args = self.words.get(node).1;
        for (lower, upper) in [(args[0], args[1]), (args[1], args[0])] {
            let (Word::ShiftRight(k), low) = self.words.get(lower) else {
                continue;
            };
            let (Word::ShiftLeft(j), high) = self.words.get(upper) else {
                continue;
            };
            if k + j == 64 {
                let [high, low] = [high[0], low[0]].map(|node| self.values[&node]);
                let (high, low) = (self.as_unsigned(high), self.as_unsigned(low));
                let value = self.inst(Op::FunnelShr(k), &[high, low], UNSIGNED);
                if self.is_exact(lower) {
                    self.builder.mark_exact(value);
                }
                return Some(value);
            }
        }
        None
    }

    /// Sum and carry of two words and a flag.
    fn carrying(&mut self, args: &[Value]) -> Vec<Value> {
        let (x, y) = (self.as_unsigned(args[0]), self.as_unsigned(args[1]));
        self.builder
            .inst(Op::AddCarry, &[x, y, args[2]], &[UNSIGNED, Ty::FLAG])
    }

    /// Difference and borrow of two words and a flag.
    fn borrowing(&mut self, args: &[Value]) -> Vec<Value> {
        let (x, y) = (self.as_unsigned(args[0]), self.as_unsigned(args[1]));
        self.builder
            .inst(Op::SubBorrow, &[x, y, args[2]], &[UNSIGNED, Ty::FLAG])
    }

    /// `(a + b) + c` of which the carry is wanted too, as two words and a flag.
    fn triple(&mut self, node: Node) -> Option<([Value; 3], bool)> {
        let (op, args) = self.words.get(node);
        let (inner, out) = match op {
            Word::Add => (Word::Add, Word::Carry),
            Word::Sub => (Word::Sub, Word::Less),
            _ => return None,
        };
        let second = self.words.find(out, args)?;
        let order: &[(usize, usize)] = if op == Word::Add {
            &[(0, 1), (1, 0)]
        } else {
            &[(0, 1)]
        };
        for &(i, j) in order {
            let (once, terms) = self.words.get(args[i]);
            let flag = self.values[&args[j]];
            if once == inner
                && self.is_flag(flag)
                && let Some(first) = self.words.find(out, terms)
                // Only where both carries are taken together.
                && self.words.find(Word::Add, &[first, second]).is_some()
                && self.range(self.values[&args[i]]) == &UNSIGNED.range()
            {
                let [x, y] = [self.values[&terms[0]], self.values[&terms[1]]];
                let flag = self.builder.flag(flag);
                return Some(([x, y, flag], op == Word::Add));
            }
        }
        None
    }

    /// The sum of both carries of `(a + b) + c`, or of both borrows: one carry.
    fn carry_of_three(&mut self, node: Node) -> Option<Value> {
        let args = self.words.get(node).1.to_vec();
        for (first, second) in [(args[0], args[1]), (args[1], args[0])] {
            let (op, terms) = self.words.get(second);
            let sum = match op {
                Word::Carry => Word::Add,
                Word::Less => Word::Sub,
                _ => continue,
            };
            let Some(twice) = self.words.find(sum, terms) else {
                continue;
            };
            let (of, inner) = self.words.get(first);
            let once = self.words.find(sum, inner);
            if of != op || !once.is_some_and(|once| terms.contains(&once)) {
                continue;
            }
            if let Some((args, adds)) = self.triple(twice) {
                let all = if adds {
                    self.carrying(&args)
                } else {
                    self.borrowing(&args)
                };
                return Some(all[1]);
            }
        }
        None
    }

    fn sub(&mut self, node: Node, args: &[Value]) -> Value {
        if let Some((args, _)) = self.triple(node) {
            return self.borrowing(&args)[0];
        }
        let exact = self.range(args[0]).minus(self.range(args[1]));
        if let Some(ty) = self.exact_type(node, &exact) {
            return self.inst(Op::Sub, args, ty);
        }
        let zero = self.builder.zero();
        self.borrowing(&[args[0], args[1], zero])[0]
    }

    fn carry(&mut self, args: &[Value]) -> Value {
        let (x, y) = (self.as_unsigned(args[0]), self.as_unsigned(args[1]));
        let zero = self.builder.zero();
        if self.range(x).plus(self.range(y)).within(&UNSIGNED.range()) {
            return zero;
        }
        self.carrying(&[x, y, zero])[1]
    }

    fn less(&mut self, args: &[Value]) -> Value {
        let zero = self.builder.zero();
        self.borrowing(&[args[0], args[1], zero])[1]
    }

    /// The flag of which the node is a mask, and whether the mask is all ones where the flag is 1.
    fn mask(&mut self, node: Node) -> Option<(Value, bool)> {
        let (op, args) = self.words.get(node);
        let constant = |i: usize| self.words.as_constant(args[i]);
        let (flag, set) = match op {
            // 0 - flag
            Word::Sub if constant(0) == Some(0) => (args[1], true),
            // flag - 1
            Word::Add if constant(0) == Some(u64::MAX) => (args[1], false),
            Word::Add if constant(1) == Some(u64::MAX) => (args[0], false),
            _ => return None,
        };
        let flag = self.values[&flag];
        self.is_flag(flag).then(|| (self.builder.flag(flag), set))
    }

    /// `x` if the flag is as wanted, else 0.
    fn keep(&mut self, x: Value, flag: Value, wanted: bool) -> Value {
        let flag = self.builder.flag(flag);
        let zero = self.builder.zero();
        let args = if wanted {
            [flag, x, zero]
        } else {
            [flag, zero, x]
        };
        let x = self.range(x).hull(&Interval::point(0));
        let ty = if x.lo.is_negative() { SIGNED } else { UNSIGNED };
        self.inst(Op::Select, &args, ty)
    }

    /// What is kept by a mask among two words, or its low part by the low part of a mask.
    fn masked(&mut self, nodes: &[Node]) -> Option<(Value, Value, bool)> {
        [(0, 1), (1, 0)].into_iter().find_map(|(mask, x)| {
            let x = self.values[&nodes[x]];
            if let Some((flag, set)) = self.mask(nodes[mask]) {
                return Some((x, flag, set));
            }
            let (Word::Low(k), of) = self.words.get(nodes[mask]) else {
                return None;
            };
            let (flag, set) = self.mask(of[0])?;
            Some((self.builder.low(x, k), flag, set))
        })
    }

    fn and(&mut self, nodes: &[Node], args: &[Value]) -> Value {
        if let Some((x, flag, set)) = self.masked(nodes) {
            return self.keep(x, flag, set);
        }
        let (x, y) = (self.as_unsigned(args[0]), self.as_unsigned(args[1]));
        self.inst(Op::And, &[x, y], UNSIGNED)
    }

    /// What is kept of a word by a flag: the word, the flag, and when it is kept.
    fn kept(&mut self, node: Node) -> Option<(Value, Value, bool)> {
        let (op, args) = self.words.get(node);
        match op {
            Word::And => {
                let args = args.to_vec();
                self.masked(&args)
            }
            Word::KeepIf | Word::KeepUnless => {
                let flag = self.builder.flag(self.values[&args[1]]);
                Some((self.values[&args[0]], flag, op == Word::KeepIf))
            }
            _ => None,
        }
    }

    fn or(&mut self, nodes: &[Node], args: &[Value]) -> Value {
        if let (Some((x, flag, set)), Some((y, other, unset))) =
            (self.kept(nodes[0]), self.kept(nodes[1]))
            && flag == other
            && set != unset
        {
            let (x, y) = if set { (x, y) } else { (y, x) };
            return self.builder.select(flag, x, y);
        }
        let (x, y) = (self.as_unsigned(args[0]), self.as_unsigned(args[1]));
        self.inst(Op::Or, &[x, y], UNSIGNED)
    }

    fn xor(&mut self, nodes: &[Node], args: &[Value]) -> Value {
        for (ones, x) in [(0, 1), (1, 0)] {
            let k = self.words.as_constant(nodes[ones]);
            if k == Some(u64::MAX) {
                let x = self.as_unsigned(args[x]);
                return self.inst(Op::Not, &[x], UNSIGNED);
            }
            if k == Some(1) && self.is_flag(args[x]) {
                let one = self.builder.constant(1);
                return self.inst(Op::Sub, &[one, args[x]], UNSIGNED);
            }
        }
        let (x, y) = (self.as_unsigned(args[0]), self.as_unsigned(args[1]));
        self.inst(Op::Xor, &[x, y], UNSIGNED)
    }
}
