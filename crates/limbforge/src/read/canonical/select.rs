//! Selections, in the several ways in which they are written.

use super::Canon;
use crate::read::{
    bits::not,
    word::{Node, Op},
};

impl Canon<'_> {
    /// The bit of which a word is the mask, and whether the mask is all ones where the bit is 1: `0 - b`, or `b - 1`.
    pub(super) fn mask_of(&self, node: Node) -> Option<(Node, bool)> {
        let (op, args) = self.words.get(node);
        let is = |i: usize, k: u64| self.words.as_constant(args[i]) == Some(k);
        let (bit, set) = match op {
            Op::Sub if is(0, 0) => (args[1], true),
            Op::Add if is(0, u64::MAX) => (args[1], false),
            Op::Add if is(1, u64::MAX) => (args[0], false),
            Op::Xor if is(0, u64::MAX) || is(1, u64::MAX) => {
                let (bit, set) = self.mask_of(args[usize::from(is(0, u64::MAX))])?;
                return Some((bit, !set));
            }
            _ => return None,
        };
        self.is_bit(bit).then_some((bit, set))
    }

    /// A word that is kept if a bit is 1, or if it is 0.
    pub(super) fn kept_word(&self, node: Node) -> Option<(Node, Node, bool)> {
        let (op, args) = self.words.get(node);
        match op {
            Op::KeepIf | Op::KeepUnless if self.is_bit(args[1]) => {
                Some((args[0], args[1], op == Op::KeepIf))
            }
            Op::And => [(0, 1), (1, 0)].into_iter().find_map(|(x, mask)| {
                let (bit, set) = self.mask_of(args[mask])?;
                Some((args[x], bit, set))
            }),
            _ => None,
        }
    }

    /// Both words of a selection, the bit, and which of them is taken where it is 1.
    pub(super) fn selection(&self, x: Node, y: Node) -> Option<[Node; 3]> {
        let ((x, b, on_x), (y, c, on_y)) = (self.kept_word(x)?, self.kept_word(y)?);
        (b == c && on_x != on_y).then_some(if on_x { [x, y, b] } else { [y, x, b] })
    }

    /// The hints' word that is `x` if the bit is as wanted, else 0.
    pub(super) fn hinted_kept(&mut self, x: Node, bit: Node, set: bool) -> Option<Node> {
        let op = if set { Op::KeepIf } else { Op::KeepUnless };
        if let Some(node) = self.hinted(op, &[x, bit]) {
            return Some(node);
        }
        let mask = if set {
            let zero = self.words.constant(0);
            self.hinted(Op::Sub, &[zero, bit])
        } else {
            let ones = self.words.constant(u64::MAX);
            self.hinted(Op::Add, &[ones, bit])
        };
        match self.words.as_constant(x) {
            Some(k) if k & k.wrapping_add(1) == 0 => {
                self.hinted(Op::Low(k.trailing_ones()), &[mask?])
            }
            _ => self.hinted(Op::And, &[x, mask?]),
        }
    }

    /// The hints' word that is `x` if the bit is 1, else `y`.
    pub(super) fn hinted_choice(&mut self, bit: Node, x: Node, y: Node) -> Option<Node> {
        let (bit, x, y) = match self.words.get(bit) {
            (Op::Xor, _) => (not(self.words, bit), y, x),
            _ => (bit, x, y),
        };
        let (on, off) = (
            self.hinted_kept(x, bit, true)?,
            self.hinted_kept(y, bit, false)?,
        );
        let or = self.hinted(Op::Or, &[on, off]);
        or.or_else(|| self.hinted(Op::Add, &[on, off]))
    }

    /// `y ^ (m & (x ^ y))` for a mask m of a bit, or for any word m.
    pub(super) fn blended(&mut self, one: Node, other: Node) -> Option<Node> {
        let orders = [(one, other), (other, one)];
        let of_bit = orders.into_iter().find_map(|(y, kept)| {
            let (difference, bit, set) = self.kept_word(kept)?;
            let x = self.exclusive(difference, y)?;
            let (x, y) = if set { (x, y) } else { (y, x) };
            self.hinted_choice(bit, x, y)
        });
        of_bit.or_else(|| {
            orders.into_iter().find_map(|(y, kept)| {
                let (Op::And, &[a, b]) = self.words.get(kept) else {
                    return None;
                };
                [(a, b), (b, a)].into_iter().find_map(|(difference, mask)| {
                    let x = self.exclusive(difference, y)?;
                    self.hinted_mixture(mask, x, y)
                })
            })
        })
    }

    /// The word x of which `x ^ y` is taken.
    pub(super) fn exclusive(&self, difference: Node, y: Node) -> Option<Node> {
        let (Op::Xor, of) = self.words.get(difference) else {
            return None;
        };
        let x = of.iter().find(|x| **x != y);
        x.filter(|_| of.contains(&y)).copied()
    }

    /// The hints' word with the bits of x where a word m has ones, and with those of y elsewhere:
    /// `(x & m) | (y & not m)`.
    fn hinted_mixture(&mut self, m: Node, x: Node, y: Node) -> Option<Node> {
        let ones = self.words.constant(u64::MAX);
        let rest = self.hinted(Op::Xor, &[m, ones])?;
        let (on, off) = (
            self.hinted(Op::And, &[x, m])?,
            self.hinted(Op::And, &[y, rest])?,
        );
        self.hinted(Op::Or, &[on, off])
    }

    /// `x + k` or `x - k` for a word k that a bit keeps: x or the sum.
    pub(super) fn stepped(&mut self, op: Op, one: Node, other: Node) -> Option<Node> {
        let orders = [(one, other), (other, one)];
        let count = if op == Op::Add { 2 } else { 1 };
        orders[..count].iter().find_map(|&(x, kept)| {
            let (k, bit, set) = self.kept_word(kept)?;
            let sign = if op == Op::Add { 1 } else { u64::MAX };
            let moved = self.form(x).plus(&self.form(k).times(sign));
            let moved = *self.first.get(&moved)?;
            let (x, y) = if set { (moved, x) } else { (x, moved) };
            self.hinted_choice(bit, x, y)
        })
    }
}
