//! Expressions of which all bits follow at once: nothing carries in them.

use std::rc::Rc;

use super::{
    Canon,
    bits::{Bit, Bits, ZERO},
};
use crate::read::word::{Node, Op, Reading};

impl Canon<'_> {
    /// The bits of an expression, if one of these rules has them.
    pub(super) fn bits_at_once(&self, op: Op, args: &[Node]) -> Option<Bits> {
        let mask = self.below_bit(op, args).map(|bit| Rc::new([bit; 64]));
        mask.or_else(|| self.without_part(op, args))
            .or_else(|| self.joint(op, args))
            .or_else(|| self.multiplied(op, args))
    }

    /// `2^k x`, or the part of it above 2^64.
    fn multiplied(&self, op: Op, args: &[Node]) -> Option<Bits> {
        let (Op::Multiply | Op::MultiplyHigh(Reading::Unsigned), &[one, other]) = (op, args) else {
            return None;
        };
        [(one, other), (other, one)].into_iter().find_map(|(k, x)| {
            let k = self.words.as_constant(k).filter(|k| k.is_power_of_two())?;
            let (bits, up) = (&self.bits[x.index()], k.trailing_zeros() as usize);
            let from = |at: usize| match op {
                Op::Multiply => at.checked_sub(up),
                _ => Some(at + 64 - up),
            };
            let bit = |at| from(at).and_then(|at| bits.get(at)).copied();
            Some(Rc::new(std::array::from_fn(|at| bit(at).unwrap_or(ZERO))))
        })
    }

    /// The bits of `x - z` where each bit of z is 0 or that of x: nothing is borrowed.
    fn without_part(&self, op: Op, args: &[Node]) -> Option<Bits> {
        let orders = match (op, args) {
            (Op::Sub, &[x, z]) => [(x, Some(z)), (x, None)],
            (Op::Add, &[x, y]) => [(x, self.opposite_of(y)), (y, self.opposite_of(x))],
            _ => return None,
        };
        orders.into_iter().find_map(|(x, z)| {
            let (x, z) = (&self.bits[x.index()], &self.bits[z?.index()]);
            let mut both = x.iter().zip(z.iter());
            let is_part = both.all(|(whole, part)| *part == ZERO || part == whole);
            is_part.then(|| {
                let rest = |at: usize| if z[at] == ZERO { x[at] } else { ZERO };
                Rc::new(std::array::from_fn(rest))
            })
        })
    }

    /// The word z of `-z`, written as a product or as a difference.
    fn opposite_of(&self, node: Node) -> Option<Node> {
        let is = |node: Node, k: u64| self.words.as_constant(node) == Some(k);
        match self.words.get(node) {
            (Op::Sub, &[zero, z]) if is(zero, 0) => Some(z),
            (Op::Multiply, &[minus, z]) if is(minus, u64::MAX) => Some(z),
            (Op::Multiply, &[z, minus]) if is(minus, u64::MAX) => Some(z),
            _ => None,
        }
    }

    /// All bits of `b - 1` for a bit b: the opposite of b.
    fn below_bit(&self, op: Op, args: &[Node]) -> Option<Bit> {
        let is = |i: usize, k: u64| self.words.as_constant(args[i]) == Some(k);
        let of = match op {
            Op::Sub if is(1, 1) => 0,
            Op::Add if is(1, u64::MAX) => 0,
            Op::Add if is(0, u64::MAX) => 1,
            _ => return None,
        };
        let bits = &self.bits[args[of].index()];
        let is_bit = bits[1..].iter().all(|bit| *bit == ZERO);
        is_bit.then(|| bits[0].not())
    }

    /// The bits of `x - k` for a constant k, where no bit is set both in x and in 2^64 - k: their sum has no carries.
    fn joint(&self, op: Op, args: &[Node]) -> Option<Bits> {
        if op != Op::Sub {
            return None;
        }
        let k = self.words.as_constant(args[1])?.wrapping_neg();
        let bits = &self.bits[args[0].index()];
        let is_set = |at: usize| k >> at & 1 == 1;
        let is_apart = (0..64).all(|at| !is_set(at) || bits[at] == ZERO);
        is_apart.then(|| {
            Rc::new(std::array::from_fn(|at| match is_set(at) {
                true => Bit::Constant(true),
                false => bits[at],
            }))
        })
    }
}
