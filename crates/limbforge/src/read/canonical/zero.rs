//! Comparisons with constants, as sets of bits that have to have certain values.

use std::collections::BTreeMap;

use super::{Canon, bits::Bit, form::Form};
use crate::read::{
    bits::not,
    word::{Node, Op},
};

/// Bits that are followed for one comparison at most.
const MOST: usize = 4096;

/// For words, a mask of bits and the values that these have to have.
pub type Demands = BTreeMap<Node, (u64, u64)>;

impl Canon<'_> {
    /// Conditions that all hold if and only if a word is 0; none if it never is, or if they are not known.
    pub(super) fn demands(&mut self, word: Node) -> Option<Demands> {
        let mut demands = Demands::new();
        let mut open: Vec<(Bit, bool)> = self.open(word);
        let mut count = 0;
        while let Some((bit, wanted)) = open.pop() {
            count += 1;
            let (node, at, wanted) = match bit {
                Bit::Constant(k) if k == wanted => continue,
                Bit::Of {
                    node,
                    at,
                    is_opposite,
                } if count < MOST => (node, at, wanted != is_opposite),
                _ => return None,
            };
            let (op, args) = self.words.get(node);
            let args = args.to_vec();
            let word = match (op, wanted) {
                // x | y = 0, x & y = 1
                (Op::Or, false) | (Op::And, true) => {
                    for arg in args {
                        let bits = self.bits(arg);
                        open.push((bits[usize::from(at)], wanted));
                    }
                    continue;
                }
                (Op::Less, _) => self.compared_with_zero(&args, wanted),
                _ => None,
            };
            if let Some(word) = word {
                open.extend(self.open(word));
                continue;
            }
            let (mask, value) = demands.entry(node).or_default();
            let (bit, set) = (1 << at, u64::from(wanted) << at);
            if *mask & bit != 0 && *value & bit != set {
                return None;
            }
            (*mask, *value) = (*mask | bit, *value | set);
        }
        Some(demands)
    }

    /// The word that is 0 if and only if a comparison has this value: `x < 1`, or not `0 < x`.
    fn compared_with_zero(&self, args: &[Node], wanted: bool) -> Option<Node> {
        match (
            self.words.as_constant(args[0]),
            self.words.as_constant(args[1]),
        ) {
            (_, Some(1)) if wanted => Some(args[0]),
            (Some(0), _) if !wanted => Some(args[1]),
            _ => None,
        }
    }

    /// The bits of a word that have to be 0; of `x + k` those of x that have to be those of `-k`.
    fn open(&mut self, word: Node) -> Vec<(Bit, bool)> {
        let (of, value) = self.form(word).as_distance().unwrap_or((word, 0));
        let bits = self.bits(of);
        (0..64).map(|at| (bits[at], value >> at & 1 == 1)).collect()
    }

    /// The word that a bit says to be 0.
    pub(super) fn zeroed(&self, bit: Node) -> Option<Node> {
        let (op, args) = self.words.get(bit);
        match op {
            Op::Less => self.compared_with_zero(args, true),
            Op::Xor => {
                let of = *args
                    .iter()
                    .find(|a| self.words.as_constant(**a) != Some(1))?;
                let (Op::Less, terms) = self.words.get(of) else {
                    return None;
                };
                let is_not = args.iter().any(|a| self.words.as_constant(*a) == Some(1));
                self.compared_with_zero(terms, false).filter(|_| is_not)
            }
            _ => None,
        }
    }

    /// The words that are equal to constants if and only if a bit is 1, and these constants.
    fn equalities(&mut self, bit: Node) -> Option<Vec<(Node, u64)>> {
        let (op, args) = self.words.get(bit);
        let one = |i: usize| self.words.as_constant(args[i]) == Some(1);
        match op {
            // x + 1 carries.
            Op::Carry if one(0) => Some(self.conditions(args[1], u64::MAX)),
            Op::Carry if one(1) => Some(self.conditions(args[0], u64::MAX)),
            // Not x < 2^64 - 1.
            _ => match self.all_ones(bit) {
                Some(word) => Some(self.conditions(word, u64::MAX)),
                None => {
                    let word = self.zeroed(bit)?;
                    Some(self.conditions(word, 0))
                }
            },
        }
    }

    /// The word that a bit says to be all ones: the opposite of `x < 2^64 - 1`.
    fn all_ones(&self, bit: Node) -> Option<Node> {
        match self.words.get(self.words.opposite(bit)?) {
            (Op::Less, &[x, most]) if self.words.as_constant(most) == Some(u64::MAX) => Some(x),
            _ => None,
        }
    }

    /// The words that are 0 if and only if a word is k whose bits are comparisons `x < 1`, as of the halves of lanes.
    fn compared_parts(&mut self, node: Node, k: u64) -> Option<Vec<Node>> {
        let mut words = Vec::new();
        for (at, bit) in self.bits(node).iter().enumerate() {
            match *bit {
                Bit::Constant(set) if set == (k >> at & 1 == 1) => {}
                Bit::Of {
                    node,
                    at: 0,
                    is_opposite,
                } if is_opposite != (k >> at & 1 == 1) => {
                    let (Op::Less, &[x, one]) = self.words.get(node) else {
                        return None;
                    };
                    words.push(x);
                    if self.words.as_constant(one) != Some(1) {
                        return None;
                    }
                }
                _ => return None,
            }
        }
        // Both halves of a word.
        let whole = words.iter().filter_map(|half| match self.words.get(*half) {
            (Op::Low(32), &[whole]) => {
                let upper = self.words.find(Op::ShiftRight(32), &[whole])?;
                words.contains(&upper).then_some((*half, upper, whole))
            }
            _ => None,
        });
        let whole: Vec<(Node, Node, Node)> = whole.collect();
        for (lower, upper, whole) in whole {
            words.retain(|word| *word != lower && *word != upper);
            words.push(whole);
        }
        (!words.is_empty()).then_some(words)
    }

    /// The words that are equal to constants if and only if a word is.
    pub(super) fn conditions(&mut self, word: Node, k: u64) -> Vec<(Node, u64)> {
        let (mut open, mut conditions) = (vec![(word, k)], Vec::new());
        while let Some((node, k)) = open.pop() {
            match self.words.get(node) {
                (Op::Or, &[x, y]) if k == 0 => open.extend([(x, 0), (y, 0)]),
                (Op::And, &[x, y]) if k == u64::MAX => open.extend([(x, k), (y, k)]),
                _ => match (self.compared_parts(node, k), self.form(node).as_distance()) {
                    (Some(parts), _) => open.extend(parts.into_iter().map(|part| (part, 0))),
                    (_, Some((of, at))) if k == 0 && of != node => open.push((of, at)),
                    _ => conditions.push((node, k)),
                },
            }
        }
        conditions
    }

    /// `x < 1` as a comparison of the hints with 0.
    pub(super) fn is_zero(&mut self, x: Node) -> Option<Node> {
        let demands = self.demands(x)?;
        let (bit, is_zero) = *self.zeros.get(&demands)?;
        Some(if is_zero { bit } else { not(self.words, bit) })
    }

    /// Notes what a comparison of the hints demands.
    pub(super) fn note_zero(&mut self, node: Node) {
        let (op, args) = self.words.get(node);
        if op != Op::Less {
            return;
        }
        let args = args.to_vec();
        for is_zero in [true, false] {
            if let Some(word) = self.compared_with_zero(&args, is_zero)
                && let Some(demands) = self.demands(word)
            {
                self.zeros.entry(demands).or_insert((node, is_zero));
            }
        }
    }

    /// `c & (x = k) & …` for a bit c, as the hints have it: `x - k < c` says that c is 1 and x is k.
    pub(super) fn both(&mut self, x: Node, y: Node) -> Option<Node> {
        if !self.is_bit(x) || !self.is_bit(y) {
            return None;
        }
        let (mut bits, mut equal, mut open) = (Vec::new(), Vec::new(), vec![x, y]);
        while let Some(node) = open.pop() {
            match self.words.get(node) {
                (Op::And, &[x, y]) if node.index() >= self.known => open.extend([x, y]),
                _ => match self.equalities(node) {
                    Some(more) => equal.extend(more),
                    None => bits.push(node),
                },
            }
        }
        match bits[..] {
            [] => self.all(equal),
            [bit] if self.is_bit(bit) => self.joined_with(bit, equal, true),
            _ => None,
        }
    }

    /// A bit that says that all of these words have these values, as the hints have it.
    fn all(&mut self, equal: Vec<(Node, u64)>) -> Option<Node> {
        let one = self.words.constant(1);
        (0..equal.len()).find_map(|at| {
            let (node, k) = equal[at];
            let difference = self.difference(node, k)?;
            let first = self.hinted(Op::Less, &[difference, one])?;
            let rest = [&equal[..at], &equal[at + 1..]].concat();
            self.joined_with(first, rest, false)
        })
    }

    /// The same for `x < 1`.
    pub(super) fn all_zero(&mut self, x: Node) -> Option<Node> {
        let equal = self.conditions(x, 0);
        if equal.len() > 1 {
            self.all(equal)
        } else {
            None
        }
    }

    /// A bit that is 1 if and only if another one is and these words have these values.
    fn joined_with(
        &mut self,
        mut bit: Node,
        mut equal: Vec<(Node, u64)>,
        beyond_hints: bool,
    ) -> Option<Node> {
        while !equal.is_empty() {
            let found = (0..equal.len()).find_map(|at| {
                let (node, k) = equal[at];
                let difference = self.difference(node, k)?;
                Some((at, self.hinted(Op::Less, &[difference, bit])?))
            });
            match found {
                Some((at, next)) => {
                    equal.remove(at);
                    bit = next;
                }
                // The last one may be of a difference that the hints have not: `any` joins it to a borrow.
                None if beyond_hints && equal.len() == 1 => {
                    let (node, k) = equal.remove(0);
                    let k = self.words.constant(k);
                    let difference = self.words.node(Op::Sub, &[node, k]);
                    let difference = self.representative(difference);
                    bit = self.words.node(Op::Less, &[difference, bit]);
                }
                None => return None,
            }
        }
        Some(bit)
    }

    /// `b & (x < k)`: x is not below 0, so that this is `x < k` where b keeps k.
    pub(super) fn less_than_kept(&mut self, one: Node, other: Node) -> Option<Node> {
        [(one, other), (other, one)]
            .into_iter()
            .find_map(|(bit, less)| {
                let (Op::Less, &[x, k]) = self.words.get(less) else {
                    return None;
                };
                let kept = self.is_bit(bit).then(|| self.hinted_kept(k, bit, true))?;
                self.hinted(Op::Less, &[x, kept?])
            })
    }

    /// `k - 1 - x < k` as `x < k`, for a word x of the hints.
    pub(super) fn less_than_constant(&mut self, x: Node, y: Node) -> Option<Node> {
        let k = self.words.as_constant(y).filter(|k| *k > 1)?;
        let reflected = Form::constant(k - 1).minus(&self.form(x));
        let reflected = *self.first.get(&reflected)?;
        (reflected.index() < self.known && x.index() >= self.known)
            .then(|| self.words.node(Op::Less, &[reflected, y]))
    }

    /// `floor(x / 2^j) < k` as `x < 2^j k`, which the hints may have.
    pub(super) fn less_before_shift(&mut self, x: Node, y: Node) -> Option<Node> {
        let (Op::ShiftRight(j), &[whole]) = self.words.get(x) else {
            return None;
        };
        // A shift that the hints have is compared by them too.
        if whole.index() >= self.known || x.index() < self.known {
            return None;
        }
        let k = self.words.as_constant(y)?;
        let above = k.checked_mul(1 << j)?;
        let above = self.words.constant(above);
        let less = self.hinted(Op::Less, &[whole, above]);
        Some(less.unwrap_or_else(|| self.words.node(Op::Less, &[whole, above])))
    }

    /// `x + k` carries if and only if x is not below `2^64 - k`.
    pub(super) fn carry_of_constant(&mut self, one: Node, other: Node) -> Option<Node> {
        [(one, other), (other, one)].into_iter().find_map(|(x, k)| {
            let k = self.words.as_constant(k).filter(|k| *k != 0)?;
            let least = self.words.constant(k.wrapping_neg());
            let below = self.hinted(Op::Less, &[x, least])?;
            Some(not(self.words, below))
        })
    }

    /// The first word with the value `node - k`.
    fn difference(&mut self, node: Node, k: u64) -> Option<Node> {
        let form = self.form(node).plus(&Form::constant(k.wrapping_neg()));
        self.first.get(&form).copied()
    }

    /// `c | (x is not k) | …`, where k is 0 or 2^64 - 1: `x - k - c` borrows if and only if c is 1 or x is not k.
    pub(super) fn chain(&mut self, flag: Node, other: Node) -> Option<Node> {
        let opposite = not(self.words, other);
        let mut equal = self.equalities(opposite)?;
        let mut flag = flag;
        while !equal.is_empty() {
            let found =
                (0..equal.len()).find_map(|at| Some((at, self.borrow_beyond(equal[at], flag)?)));
            let (at, next) = found?;
            equal.remove(at);
            flag = next;
        }
        Some(flag)
    }

    /// The borrow of `0 - x - c`, or of `x - (2^64 - 1) - c`, if the hints have it.
    fn borrow_beyond(&mut self, (x, k): (Node, u64), flag: Node) -> Option<Node> {
        let constant = self.words.constant(k);
        let (a, b) = match k {
            0 => (constant, x),
            u64::MAX => (x, constant),
            _ => return None,
        };
        if k == 0
            && let Some((borrow, _)) = self.folded(Op::Sub, a, b, flag)
        {
            self.assume_exact(b, flag);
            return Some(borrow);
        }
        let once = self.hinted(Op::Sub, &[a, b])?;
        let first = self.hinted(Op::Less, &[a, b])?;
        let second = self.hinted(Op::Less, &[once, flag])?;
        Some(self.words.node(Op::Add, &[first, second]))
    }
}
