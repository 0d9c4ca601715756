//! Bits of several terms, and words that they keep.

use super::Canon;
use crate::read::{
    bits::not,
    word::{Node, Op},
};

impl Canon<'_> {
    /// A bit that is 1 if one of two is, or their sum, as the carry or borrow of three terms: they cannot both be 1.
    pub(super) fn any(&mut self, op: Op, x: Node, y: Node) -> Option<Node> {
        if !self.is_bit(x) || !self.is_bit(y) {
            return None;
        }
        if let Some((op, [a, b, c], first)) = self.three(x, y) {
            // a < b or a = b
            if op == Op::Sub
                && self.words.as_constant(c) == Some(1)
                && let Some(k) = self.words.as_constant(b).filter(|k| *k < u64::MAX)
            {
                let above = self.words.constant(k + 1);
                let less = self.hinted(Op::Less, &[a, above]);
                return Some(less.unwrap_or_else(|| self.words.node(Op::Less, &[a, above])));
            }
            if let Some((carry, inner)) = self.folded(op, a, b, c) {
                self.assume_exact(inner, c);
                return Some(carry);
            }
            let once = self.words.node(op, &[a, b]);
            let out = if op == Op::Add { Op::Carry } else { Op::Less };
            let second = self.words.node(out, &[once, c]);
            return Some(self.words.node(Op::Add, &[first, second]));
        }
        if op != Op::Or {
            return None;
        }
        let chain = self.chain(x, y);
        chain
            .or_else(|| self.chain(y, x))
            .or_else(|| self.regrouped(x, y))
            .or_else(|| self.either(x, y))
    }

    /// `x | y` for two bits as their sum, if the hints have that: they are equal where the sum is not 2.
    fn either(&mut self, x: Node, y: Node) -> Option<Node> {
        let sum = self.hinted_sum(x, y)?;
        self.assume_one(sum);
        Some(sum)
    }

    /// `x | (p | q)` as `(x | p) | q`, where both alternatives are carries.
    fn regrouped(&mut self, x: Node, y: Node) -> Option<Node> {
        [(x, y), (y, x)].into_iter().find_map(|(x, y)| {
            let (Op::Or, &[p, q]) = self.words.get(y) else {
                return None;
            };
            [(p, q), (q, p)].into_iter().find_map(|(p, q)| {
                let inner = self.any(Op::Or, x, p)?;
                let inner = self.representative(inner);
                self.any(Op::Or, inner, q)
            })
        })
    }

    /// Neither of two bits whose opposites are given.
    pub(super) fn neither(&mut self, x: Node, y: Node) -> Option<Node> {
        let opposite = |node: Node| match self.words.get(node) {
            (Op::Xor, args) if args.iter().any(|a| self.words.as_constant(*a) == Some(1)) => args
                .iter()
                .copied()
                .find(|a| self.words.as_constant(*a) != Some(1)),
            _ => None,
        };
        let (x, y) = (opposite(x)?, opposite(y)?);
        let any = self.any(Op::Or, x, y)?;
        let any = self.representative(any);
        Some(not(self.words, any))
    }

    /// A selection of the hints, or a sum that is one.
    pub(super) fn chosen(&mut self, op: Op, x: Node, y: Node) -> Option<Node> {
        if let Some([on, off, bit]) = self.selection(x, y)
            && let Some(choice) = self.hinted_choice(bit, on, off)
        {
            return Some(choice);
        }
        if op == Op::Add {
            self.stepped(op, x, y)
        } else {
            None
        }
    }

    /// The terms of `a + b + c` or `a - b - c`, for a bit c, of which two bits are the carries; and the one of `a` and
    /// `b`.
    fn three(&mut self, x: Node, y: Node) -> Option<(Op, [Node; 3], Node)> {
        [(x, y), (y, x)].into_iter().find_map(|(first, second)| {
            let first = self.as_comparison(first);
            let ((out, terms), (other, next)) = (self.words.get(first), self.words.get(second));
            let (op, sign) = match out {
                Op::Carry => (Op::Add, 1),
                Op::Less => (Op::Sub, u64::MAX),
                _ => return None,
            };
            let (&[a, b], &[p, q]) = (terms, next) else {
                return None;
            };
            if other != out {
                return None;
            }
            let (of_a, of_b) = (self.form(a), self.form(b));
            let once = of_a.plus(&of_b.times(sign));
            let orders: &[(Node, Node)] = if op == Op::Add {
                &[(p, q), (q, p)]
            } else {
                &[(p, q)]
            };
            let found = orders
                .iter()
                .find(|(of, flag)| self.is_bit(*flag) && self.form(*of) == once);
            found.map(|&(_, flag)| (op, [a, b, flag], first))
        })
    }

    /// The carry of `a + (b + c)` or `(a + c) + b`, or the borrow of `a - (b + c)`, if the hints have that, and the
    /// word that c is added to: it is that of the three terms where the inner sum does not wrap.
    pub(super) fn folded(&mut self, op: Op, a: Node, b: Node, c: Node) -> Option<(Node, Node)> {
        let out = if op == Op::Add { Op::Carry } else { Op::Less };
        let orders = [(a, b), (b, a)];
        let count = if op == Op::Add { 2 } else { 1 };
        orders[..count].iter().find_map(|&(outer, inner)| {
            let sum = self.hinted(Op::Add, &[inner, c])?;
            Some((self.hinted(out, &[outer, sum])?, inner))
        })
    }

    /// Whether a sum or a difference is one of three terms that the hints have so.
    pub(super) fn is_folded(&mut self, op: Op, args: &[Node]) -> bool {
        let &[x, y] = args else { return false };
        let orders: &[(Node, Node)] = match op {
            Op::Add => &[(x, y), (y, x)],
            Op::Sub => &[(x, y)],
            _ => return false,
        };
        orders
            .iter()
            .any(|&(once, flag)| match self.words.get(once) {
                (inner, &[a, b]) if inner == op => self.folded(op, a, b, flag).is_some(),
                _ => false,
            })
    }

    /// Takes a sum for one that does not wrap.
    pub(super) fn assume_exact(&mut self, x: Node, y: Node) {
        self.bits(x.max(y));
        if !self.never_carries(x, y) {
            let carry = self.words.node(Op::Carry, &[x, y]);
            self.assume(carry);
        }
    }

    /// Takes a sum of two bits for a bit.
    pub(super) fn assume_one(&mut self, sum: Node) {
        let one = self.words.constant(1);
        let both = self.words.node(Op::Less, &[one, sum]);
        self.assume(both);
    }

    /// Takes a word for one below 2^k.
    pub(super) fn assume_below(&mut self, k: u32, word: Node) {
        let most = self.words.constant((1 << k) - 1);
        let above = self.words.node(Op::Less, &[most, word]);
        self.assume(above);
    }

    /// The bits of x from 2^k on as 0, where the hints shift the others up and leave these out.
    pub(super) fn left_out(&mut self, k: u32, x: Node) -> Option<Node> {
        if !self.are_exact || x.index() >= self.known {
            return None;
        }
        self.hinted(Op::ShiftLeft(64 - k), &[x])?;
        self.assume_below(k, x);
        Some(self.words.constant(0))
    }

    /// Notes the sign of `2^(64-k) x + floor(y / 2^k)`, the hints' middle word of x and y shifted right.
    pub(super) fn note_sign(&mut self, node: Node) {
        let (Op::ShiftRightSigned(63), &[word]) = self.words.get(node) else {
            return;
        };
        let (Op::Add | Op::Or, &[a, b]) = self.words.get(word) else {
            return;
        };
        for (upper, lower) in [(a, b), (b, a)] {
            if let (Op::ShiftLeft(j), &[x]) = self.words.get(upper)
                && self.words.get(lower).0 == Op::ShiftRight(64 - j)
            {
                let form = self.form(x);
                self.signs.entry((form, 64 - j)).or_insert(node);
            }
        }
    }

    /// `floor(x / 2^k)` with sign as the sign of that word: both are -1 or 0 for x in [-2^(k-1), 2^(k-1)).
    pub(super) fn sign_of_joined(&mut self, k: u32, x: Node) -> Option<Node> {
        let form = self.form(x);
        let sign = *self.signs.get(&(form, k))?;
        let half = self.words.constant(1 << (k - 1));
        let moved = self.words.node(Op::Add, &[x, half]);
        self.assume_below(k, moved);
        Some(sign)
    }

    /// The word shifted to the right where the hints shift it without sign: it is below 2^63.
    pub(super) fn shifted_without_sign(&mut self, k: u32, word: Node) -> Option<Node> {
        let shifted = self.hinted(Op::ShiftRight(k), &[word])?;
        self.assume_below(63, word);
        Some(shifted)
    }

    /// Takes a bit for 0.
    fn assume(&mut self, bit: Node) {
        if self.words.as_constant(bit) != Some(0) && !self.assumed.contains(&bit) {
            self.assumed.push(bit);
        }
    }

    /// A word kept if a flag is so: the opposite of a bit is the other case.
    pub(super) fn kept(&mut self, set: bool, x: Node, flag: Node) -> Option<Node> {
        if let Some(kept) = self.kept_by_borrow(set, x, flag) {
            return Some(kept);
        }
        if self.is_bit(flag)
            && let Some(kept) = self.hinted_kept(x, flag, set)
        {
            return Some(kept);
        }
        if let Some(kept) = self.hinted_masked(x, flag, set) {
            return Some(kept);
        }
        let (Op::Xor, args) = self.words.get(flag) else {
            return None;
        };
        let of = *args
            .iter()
            .find(|a| self.words.as_constant(**a) != Some(1))?;
        let is_not = args.iter().any(|a| self.words.as_constant(*a) == Some(1));
        if !is_not || !self.is_bit(of) {
            return None;
        }
        let hinted = self.hinted_kept(x, of, !set);
        let op = if set { Op::KeepUnless } else { Op::KeepIf };
        Some(hinted.unwrap_or_else(|| self.words.node(op, &[x, of])))
    }

    /// `x` kept if c is 1 and d is 0, for a difference d and a bit c: if `d < c`, the second borrow of `d - c`.
    fn kept_by_borrow(&mut self, set: bool, kept: Node, flag: Node) -> Option<Node> {
        let (Op::KeepIf, &[x, c]) = self.words.get(kept) else {
            return None;
        };
        let (Op::Less, &[d, one]) = self.words.get(flag) else {
            return None;
        };
        let (Op::Sub, terms) = self.words.get(d) else {
            return None;
        };
        let is_zero = set && self.words.as_constant(one) == Some(1);
        let borrows = self.words.find(Op::Less, terms).is_some();
        if !is_zero || !borrows || !self.is_bit(c) {
            return None;
        }
        let borrow = self.words.node(Op::Less, &[d, c]);
        Some(self.words.node(Op::KeepIf, &[x, borrow]))
    }

    /// `b ? x : y` where one of them is the other one or 0: the other one, kept if one of two bits is set.
    pub(super) fn selected(&mut self, one: Node, other: Node) -> Option<Node> {
        let (x, y, b) = match (self.words.get(one), self.words.get(other)) {
            ((Op::KeepIf, &[x, b]), (Op::KeepUnless, &[y, c])) if b == c => (x, y, b),
            ((Op::KeepUnless, &[y, b]), (Op::KeepIf, &[x, c])) if b == c => (x, y, b),
            _ => return None,
        };
        if !self.is_bit(b) {
            return None;
        }
        // The word, the inner condition, and the outer one under which the word is kept in any case.
        let inner = |of: Node, whole: Node| match self.words.get(of) {
            (op @ (Op::KeepIf | Op::KeepUnless), &[z, c]) if z == whole => Some((op, c)),
            _ => None,
        };
        let (whole, (op, c), outer) = match (inner(y, x), inner(x, y)) {
            (Some(found), _) => (x, found, b),
            (_, Some(found)) => (y, found, not(self.words, b)),
            _ => return None,
        };
        if !self.is_bit(c) {
            return None;
        }
        let c = if op == Op::KeepIf {
            c
        } else {
            not(self.words, c)
        };
        let any = self.any(Op::Or, outer, c);
        let any = any.unwrap_or_else(|| self.words.node(Op::Or, &[outer, c]));
        let any = self.representative(any);
        Some(self.words.node(Op::KeepIf, &[whole, any]))
    }
}
