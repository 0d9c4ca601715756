//! Masks, selections and bitwise operations.

use num_traits::Signed;

use super::{
    super::word::{Node, Op as Word, is_inner_run},
    Lifting, SIGNED, UNSIGNED,
};
use crate::ir::{Op, Value, interval::Interval};

/// Bits of words that are far from the ends of both readings.
const SHORT: u32 = 32;

impl Lifting<'_> {
    /// The flag of which the node is a mask, and whether the mask is all ones where the flag is 1: for a flag c,
    /// `0 - c` is 2^64 - 1 or 0 modulo 2^64, and `c - 1` the other way round.
    pub(super) fn mask(&mut self, node: Node) -> Option<(Value, bool)> {
        let (op, args) = self.words.get(node);
        let constant = |i: usize| self.words.as_constant(args[i]);
        let (flag, set) = match op {
            // 0 - flag
            Word::Sub if constant(0) == Some(0) => (args[1], true),
            // flag - 1
            Word::Add if constant(0) == Some(u64::MAX) => (args[1], false),
            Word::Add if constant(1) == Some(u64::MAX) => (args[0], false),
            // The complement of a mask.
            Word::Xor => {
                let orders = [(args[0], args[1]), (args[1], args[0])];
                let ones = |node| self.words.as_constant(node) == Some(u64::MAX);
                let (_, of) = orders.into_iter().find(|(minus, _)| ones(*minus))?;
                return self.mask(of).map(|(flag, set)| (flag, !set));
            }
            _ => return None,
        };
        let flag = self.values[&flag];
        self.is_flag(flag).then(|| (self.flag(flag), set))
    }

    /// `x` if the flag is as wanted, else 0. A type that does not hold both is refused by the check.
    pub(super) fn keep(&mut self, x: Value, flag: Value, wanted: bool) -> Value {
        let flag = self.flag(flag);
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

    /// The word that a mask among two keeps, or its low part by the low part of a mask: `x & (2^64 - 1) = x`, and
    /// `x & ((2^64 - 1) mod 2^k) = x mod 2^k`.
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
            Some((self.low(x, k), flag, set))
        })
    }

    pub(super) fn and(&mut self, node: Node, nodes: &[Node], args: &[Value]) -> Value {
        if let Some((x, flag, set)) = self.masked(nodes) {
            return self.keep(x, flag, set);
        }
        if let Some(value) = self.with_sign(Op::And, node, args) {
            return value;
        }
        let (x, y) = (self.as_unsigned(args[0]), self.as_unsigned(args[1]));
        let run = |node: Node| self.words.as_constant(node).filter(|k| is_inner_run(*k));
        let part = match (run(nodes[0]), run(nodes[1])) {
            (Some(k), _) => Some((y, k)),
            (_, Some(k)) => Some((x, k)),
            _ => None,
        };
        if let Some((of, k)) = part {
            let (from, bits) = (k.trailing_zeros(), k.count_ones());
            let down = self.inst(Op::Shr(from), &[of], UNSIGNED);
            let kept = self.low(down, bits);
            return self.inst(Op::Shl(from), &[kept], UNSIGNED);
        }
        self.inst(Op::And, &[x, y], UNSIGNED)
    }

    /// A bitwise operation of numbers with sign, which are extended by it without end: the same 64 bits, and below 0
    /// the bound of the length is not lost.
    fn with_sign(&mut self, op: Op, node: Node, args: &[Value]) -> Option<Value> {
        let meant = self.signed.get(node.index()).copied().unwrap_or(false);
        if !meant || !args.iter().any(|v| self.builder.ty(*v).signed) {
            return None;
        }
        let args: Vec<Value> = args.iter().map(|v| self.two_s_complement(*v)).collect();
        Some(self.inst(op, &args, SIGNED))
    }

    /// The same 64 bits in a word with sign.
    fn two_s_complement(&mut self, v: Value) -> Value {
        if self.builder.ty(v) == SIGNED {
            return v;
        }
        let zero = self.builder.zero();
        self.inst(Op::Add, &[v, zero], SIGNED)
    }

    /// `x` if the flag is set, else `y`, in a type that seems to hold both. If none does, both are read with sign: any
    /// reading is right modulo 2^64.
    fn select(&mut self, flag: Value, x: Value, y: Value) -> Value {
        let hull = self.range(x).hull(self.range(y));
        if hull.within(&SIGNED.range()) {
            return self.builder.select(flag, x, y);
        }
        if hull.within(&UNSIGNED.range()) {
            return self.inst(Op::Select, &[flag, x, y], UNSIGNED);
        }
        let (x, y) = (self.as_signed(x), self.as_signed(y));
        self.inst(Op::Select, &[flag, x, y], SIGNED)
    }

    /// A word that a flag keeps or clears: the word, the flag, and when it is kept.
    fn kept(&mut self, node: Node) -> Option<(Value, Value, bool)> {
        let (op, args) = self.words.get(node);
        match op {
            Word::And => {
                let args = args.to_vec();
                self.masked(&args)
            }
            Word::KeepIf | Word::KeepUnless => {
                let (x, flag) = (self.values[&args[0]], self.values[&args[1]]);
                Some((x, self.flag(flag), op == Word::KeepIf))
            }
            _ => None,
        }
    }

    /// `x` where a flag is set or `y` where it is not, the other one 0: a selection.
    pub(super) fn or(&mut self, node: Node, nodes: &[Node], args: &[Value]) -> Value {
        if let (Some((x, flag, set)), Some((y, other, unset))) =
            (self.kept(nodes[0]), self.kept(nodes[1]))
            && flag == other
            && set != unset
        {
            let (x, y) = if set { (x, y) } else { (y, x) };
            return self.select(flag, x, y);
        }
        if let Some(value) = self.with_sign(Op::Or, node, args) {
            return value;
        }
        let (x, y) = (self.as_unsigned(args[0]), self.as_unsigned(args[1]));
        self.inst(Op::Or, &[x, y], UNSIGNED)
    }

    /// `y ^ (m & (x ^ y))` with a mask m of a flag: x where all bits of m are set, else y. For all words x and y.
    fn blend(&mut self, nodes: &[Node]) -> Option<Value> {
        [(0, 1), (1, 0)].into_iter().find_map(|(y, kept)| {
            let (Word::And, terms) = self.words.get(nodes[kept]) else {
                return None;
            };
            let y = nodes[y];
            [(0, 1), (1, 0)].into_iter().find_map(|(mask, difference)| {
                let (mask, difference) = (terms[mask], terms[difference]);
                let (Word::Xor, of) = self.words.get(difference) else {
                    return None;
                };
                let &x = of.iter().find(|&&x| x != y).filter(|_| of.contains(&y))?;
                let (flag, set) = self.mask(mask)?;
                let [x, y] = [x, y].map(|node| self.values[&node]);
                let (x, y) = if set { (x, y) } else { (y, x) };
                Some(self.select(flag, x, y))
            })
        })
    }

    /// `x ^ (2^64 - 1) = 2^64 - 1 - x` for all words, and `x ^ 1 = 1 - x` for flags.
    pub(super) fn xor(&mut self, node: Node, nodes: &[Node], args: &[Value]) -> Value {
        if let Some(value) = self.blend(nodes) {
            return value;
        }
        for (ones, x) in [(0, 1), (1, 0)] {
            let k = self.words.as_constant(nodes[ones]);
            // Both readings are right; that of a short word below 0 keeps its bound.
            if k == Some(u64::MAX) && self.range(args[x]).within(&Interval::of_bits(SHORT)) {
                let minus = self.inst(Op::Const((-1).into()), &[], SIGNED);
                return self.inst(Op::Sub, &[minus, args[x]], SIGNED);
            }
            if let (Some(u64::MAX), Some(value)) = (k, self.with_sign(Op::Not, node, &args[x..=x]))
            {
                return value;
            }
            if k == Some(u64::MAX) {
                let x = self.as_unsigned(args[x]);
                return self.inst(Op::Not, &[x], UNSIGNED);
            }
            if k == Some(1) && self.is_flag(args[x]) {
                self.lean(args[x], Interval::of_bits(1));
                let one = self.builder.constant(1);
                return self.inst(Op::Sub, &[one, args[x]], UNSIGNED);
            }
        }
        if let Some(value) = self.with_sign(Op::Xor, node, args) {
            return value;
        }
        let (x, y) = (self.as_unsigned(args[0]), self.as_unsigned(args[1]));
        self.inst(Op::Xor, &[x, y], UNSIGNED)
    }
}
