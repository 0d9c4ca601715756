//! One word as instructions of the IR.

use num_bigint::BigInt;
use num_traits::Signed;

use super::{
    super::word::{Node, Op as Word, Reading},
    Lifting, SIGNED, UNSIGNED,
};
use crate::ir::{Op, Ty, Value, interval::Interval};

/// Products of words with sign.
const WIDE: Ty = Ty::signed(128);

/// `terms[0] + terms[1] + flag`, or `terms[0] - terms[1] - flag`.
#[derive(Clone, Copy)]
struct Triple {
    terms: [Node; 2],
    flag: Node,
    adds: bool,
}

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
            // floor(word / 2^(8 i)) mod 2^8
            Word::Byte { port, byte } => {
                let word = self.params[port][byte / 8];
                let shifted = match byte % 8 {
                    0 => word,
                    i => self.inst(Op::Shr(8 * i as u32), &[word], UNSIGNED),
                };
                self.low(shifted, 8)
            }
            // The unspecified half of the register: nothing is proved about it but that it is a word.
            Word::Narrow { port } => self.params[port][0],
            // No result depends on these bits: the machine sees to that.
            Word::Unspecified(_) => self.builder.zero(),
            Word::Constant(k) => self.builder.constant(k),
            Word::Add => self.add(node, &args),
            Word::Sub => self.sub(node, &args),
            Word::Carry => self.carry(nodes, &args),
            Word::Less => self.less(&args),
            Word::Multiply => self.low_product(node, &args),
            Word::MultiplyHigh(reading) => self.high_product(reading, &args),
            Word::And => self.and(node, nodes, &args),
            Word::Or => self.or(node, nodes, &args),
            Word::Xor => self.xor(node, nodes, &args),
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
            Word::Bit => unreachable!("no meaning of straight-line code has it"),
            Word::ShiftRightSigned(63) => self.sign(args[0]),
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
                None => self.low(args[0], k),
            },
        }
    }

    /// A product modulo 2^64, which is the same whatever the readings, and modulo 2^128 before that.
    fn low_product(&mut self, node: Node, args: &[Value]) -> Value {
        let exact = self.range(args[0]).product(self.range(args[1]));
        match self.exact_type(node, &exact) {
            Some(ty) => self.inst(Op::Mul, args, ty),
            None => {
                let wide = match self.high_half(node) {
                    Some((reading, args)) => self.signed_product(reading, args),
                    None if exact.lo.is_negative() => self.inst(Op::Mul, args, WIDE),
                    None => return self.inst(Op::Mul, args, UNSIGNED),
                };
                self.inst(Op::Low(64), &[wide], UNSIGNED)
            }
        }
    }

    /// Reading and factors of the high half with sign that the code also has of a product: with both halves of one
    /// number of 128 bits the check joins them.
    fn high_half(&self, node: Node) -> Option<(Reading, [Value; 2])> {
        let args = self.words.get(node).1;
        let orders = [[args[0], args[1]], [args[1], args[0]]];
        orders.into_iter().find_map(|order| {
            let mut readings = [Reading::Signed, Reading::Mixed].into_iter();
            let reading = readings.find(|&reading| {
                let high = self.words.find(Word::MultiplyHigh(reading), &order);
                high.is_some()
            })?;
            Some((reading, order.map(|node| self.values[&node])))
        })
    }

    fn high_product(&mut self, reading: Reading, args: &[Value]) -> Value {
        let args = [args[0], args[1]];
        if reading == Reading::Unsigned {
            let args = args.map(|x| self.as_unsigned(x));
            return self.inst(Op::MulHi, &args, UNSIGNED);
        }
        let wide = self.signed_product(reading, args);
        self.inst(Op::Shr(64), &[wide], SIGNED)
    }

    /// Exact in 128 bits with sign: |x y| <= 2^63 2^64.
    fn signed_product(&mut self, reading: Reading, [x, y]: [Value; 2]) -> Value {
        let x = self.as_signed(x);
        let y = match reading {
            Reading::Mixed => self.as_unsigned(y),
            _ => self.as_signed(y),
        };
        self.inst(Op::Mul, &[x, y], WIDE)
    }

    /// The high word of x in 128 bits: floor(x / 2^63) = floor(x / 2^64) for x in [-2^63, 2^63), as both are -1 or 0.
    ///
    /// Of a word without sign it is (s - x) / 2^64, where s is the word with sign: with the quotient that s has, the
    /// check finds that s and its high word are x again.
    fn sign(&mut self, x: Value) -> Value {
        let signed = self.as_signed(x);
        let less = match signed == x {
            true => self.builder.zero(),
            false => x,
        };
        let wide = self.inst(Op::Sub, &[signed, less], WIDE);
        let sign = self.inst(Op::Shr(64), &[wide], SIGNED);
        if signed != x {
            self.builder.mark_exact(sign);
        }
        sign
    }

    pub(super) fn range(&self, v: Value) -> &Interval {
        self.builder.range(v)
    }

    /// x mod 2^k; x itself where it is below 2^k, which is then a goal.
    pub(super) fn low(&mut self, x: Value, k: u32) -> Value {
        let bits = Interval::of_bits(k);
        if self.range(x).within(&bits) && !self.builder.ty(x).signed {
            self.lean(x, bits);
            return x;
        }
        self.inst(Op::Low(k), &[x], UNSIGNED)
    }

    /// The type of words that seems to hold the exact result; one with sign only where it was meant. Sums, differences,
    /// products and shifts to the left are reduced modulo 2^64 into it: every type is right.
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

    /// A constant above 2^63 as a negative number: k - 2^64.
    fn negative(&mut self, node: Node) -> Option<Value> {
        let k = self.words.as_constant(node)? as i64;
        (k < 0).then(|| self.inst(Op::Const(k.into()), &[], SIGNED))
    }

    fn add(&mut self, node: Node, args: &[Value]) -> Value {
        if let Some(triple) = self.triple(node) {
            return self.three(triple)[0];
        }
        if let Some(value) = self.carry_of_three(node) {
            return value;
        }
        let nodes = self.words.get(node).1;
        let [x, y] = [args[0], args[1]];
        for (x, y) in [
            (Some(x), Some(y)),
            (self.negative(nodes[0]), Some(y)),
            (Some(x), self.negative(nodes[1])),
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

    /// floor(low / 2^k) + high 2^(64-k) = floor((2^64 high + low) / 2^k) modulo 2^64.
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

    /// Sum and carry, or difference and borrow.
    fn three(&mut self, triple: Triple) -> Vec<Value> {
        let [x, y] = triple.terms.map(|node| self.values[&node]);
        let flag = self.flag(self.values[&triple.flag]);
        if triple.adds {
            self.carrying(&[x, y, flag])
        } else {
            self.borrowing(&[x, y, flag])
        }
    }

    /// `(a + b) + c` or `(a - b) - c`, with c a flag: that it is one is a goal of [`Lifting::three`], and modulo 2^64
    /// nothing else is needed. Taken only where both carries are taken together, which decides no more than the form.
    fn triple(&self, node: Node) -> Option<Triple> {
        let (op, args) = self.words.get(node);
        let (adds, out) = match op {
            Word::Add => (true, Word::Carry),
            Word::Sub => (false, Word::Less),
            _ => return None,
        };
        let second = self.words.find(out, args)?;
        let orders: &[(usize, usize)] = if adds { &[(0, 1), (1, 0)] } else { &[(0, 1)] };
        orders.iter().find_map(|&(once, flag)| {
            let (once, flag) = (args[once], args[flag]);
            let (inner, terms) = self.words.get(once);
            let &[x, y] = terms else { return None };
            // A parameter is known as a whole, without its bytes.
            if !terms.iter().all(|term| self.values.contains_key(term)) {
                return None;
            }
            let first = self.words.find(out, terms);
            (inner == op
                && self.is_flag(self.values[&flag])
                && first
                    .is_some_and(|first| self.words.find(Word::Add, &[first, second]).is_some())
                && self.range(self.values[&once]) == &UNSIGNED.range())
                .then_some(Triple {
                    terms: [x, y],
                    flag,
                    adds,
                })
        })
    }

    /// The sum of both carries of `(a + b) + c`, or of both borrows of `(a - b) - c`: one carry, as for all words
    /// `floor((a + b + c) / 2^64) = floor((a + b) / 2^64) + floor(((a + b mod 2^64) + c) / 2^64)`, and likewise for
    /// differences. The first carry has to be that of the very sum that the second one adds `c` to.
    fn carry_of_three(&mut self, node: Node) -> Option<Value> {
        let args = self.words.get(node).1;
        let (first, second) = (args[0], args[1]);
        let triple =
            [(first, second), (second, first)]
                .into_iter()
                .find_map(|(first, second)| {
                    let (out, terms) = self.words.get(second);
                    let op = match out {
                        Word::Carry => Word::Add,
                        Word::Less => Word::Sub,
                        _ => return None,
                    };
                    let triple = self.triple(self.words.find(op, terms)?)?;
                    let of_once = self.words.find(out, &triple.terms);
                    (of_once == Some(first)).then_some(triple)
                })?;
        Some(self.three(triple)[1])
    }

    fn sub(&mut self, node: Node, args: &[Value]) -> Value {
        if let Some(triple) = self.triple(node) {
            return self.three(triple)[0];
        }
        let exact = self.range(args[0]).minus(self.range(args[1]));
        if let Some(ty) = self.exact_type(node, &exact) {
            return self.inst(Op::Sub, args, ty);
        }
        if let Some(value) = self.difference_with_sign(node, args) {
            return value;
        }
        let zero = self.builder.zero();
        self.borrowing(&[args[0], args[1], zero])[0]
    }

    /// An exact difference of a word that can be below 0, as a word with sign.
    fn difference_with_sign(&mut self, node: Node, args: &[Value]) -> Option<Value> {
        let nodes = self.words.get(node).1;
        let has_sign = args.iter().any(|v| self.range(*v).lo.is_negative());
        if !has_sign {
            return None;
        }
        let x = self.negative(nodes[0]).unwrap_or(args[0]);
        let y = self.negative(nodes[1]).unwrap_or(args[1]);
        let exact = self.range(x).minus(self.range(y));
        exact
            .within(&SIGNED.range())
            .then(|| self.inst(Op::Sub, &[x, y], SIGNED))
    }

    /// Also where it seems to be 0: that the sum does not wrap is the check's to find.
    ///
    /// For all words x, `x + 1` carries if and only if `x + 1` modulo 2^64 is below 1: of x in -1 .. 2^64, that is the
    /// borrow of a difference which needs no reading of x without sign.
    fn carry(&mut self, nodes: &[Node], args: &[Value]) -> Value {
        let zero = self.builder.zero();
        for (x, k) in [(0, 1), (1, 0)] {
            let sum = self.range(args[0]).plus(self.range(args[1]));
            let is_one = self.words.as_constant(nodes[k]) == Some(1);
            if is_one && self.range(args[x]).lo.is_negative() && sum.within(&UNSIGNED.range()) {
                let sum = self.inst(Op::Add, &[args[0], args[1]], UNSIGNED);
                return self.borrowing(&[sum, args[k], zero])[1];
            }
        }
        self.carrying(&[args[0], args[1], zero])[1]
    }

    fn less(&mut self, args: &[Value]) -> Value {
        let zero = self.builder.zero();
        self.borrowing(&[args[0], args[1], zero])[1]
    }
}
