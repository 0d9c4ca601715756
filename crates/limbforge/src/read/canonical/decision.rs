//! Bits that comparisons of words with constants decide, as decision diagrams.
//!
//! A compiler writes a chain of borrows as comparisons, conjunctions and alternatives in many ways. All of them that
//! say the same have one diagram: each of its nodes asks in which interval one word is, in the order of the words, and
//! no two intervals side by side have the same rest. So bits with one diagram are equal for all words.

use std::collections::HashMap;

use super::Canon;
use crate::read::{
    bits::not,
    word::{Node, Op},
};

/// A diagram: the constants 0 and 1 come first.
pub type Decision = usize;

const ZERO: Decision = 0;
const ONE: Decision = 1;

/// Diagrams that are kept at most.
const MOST: usize = 1 << 16;

/// Expressions that are entered at most, one within the other.
const DEPTH: usize = 32;

/// Rests by the least value of each interval, of which the first one is 0.
type Parts = Vec<(u64, Decision)>;

#[derive(Default)]
pub struct Decisions {
    /// The word and its intervals of each diagram after the constants.
    diagrams: Vec<(Node, Parts)>,
    numbers: HashMap<(Node, Parts), Decision>,
    /// What decides a bit, where that is known.
    of: HashMap<Node, Option<Decision>>,
    /// The hints' first bit of each diagram.
    hinted: HashMap<Decision, Node>,
}

impl Decisions {
    /// The diagram that asks for a word, then goes on as the interval says.
    fn asking(&mut self, word: Node, mut parts: Parts) -> Option<Decision> {
        parts.dedup_by_key(|part| part.1);
        if let [(_, only)] = parts[..] {
            return Some(only);
        }
        if let Some(&number) = self.numbers.get(&(word, parts.clone())) {
            return Some(number);
        }
        let number = self.diagrams.len() + 2;
        self.diagrams.push((word, parts.clone()));
        self.numbers.insert((word, parts), number);
        (number < MOST).then_some(number)
    }

    /// The word that a diagram asks for.
    fn word(&self, decision: Decision) -> Option<Node> {
        let at = decision.checked_sub(2)?;
        Some(self.diagrams[at].0)
    }

    /// The rests of a diagram for a word, which is not after the one that it asks for.
    fn rests(&self, decision: Decision, word: Node) -> Parts {
        if self.word(decision) == Some(word) {
            self.diagrams[decision - 2].1.clone()
        } else {
            vec![(0, decision)]
        }
    }

    /// What two diagrams say together.
    fn joined(
        &mut self,
        table: [[bool; 2]; 2],
        pair: [Decision; 2],
        known: &mut HashMap<[Decision; 2], Decision>,
    ) -> Option<Decision> {
        if let Some(&number) = known.get(&pair) {
            return Some(number);
        }
        let words = pair.map(|decision| self.word(decision));
        let Some(word) = words.into_iter().flatten().min() else {
            return Some(usize::from(table[pair[0]][pair[1]]));
        };
        let [left, right] = pair.map(|decision| self.rests(decision, word));
        let mut starts: Vec<u64> = left.iter().chain(&right).map(|part| part.0).collect();
        starts.sort_unstable();
        starts.dedup();
        let mut parts = Parts::new();
        for start in starts {
            let at = |parts: &Parts| parts[parts.partition_point(|part| part.0 <= start) - 1].1;
            let rest = self.joined(table, [at(&left), at(&right)], known)?;
            parts.push((start, rest));
        }
        let number = self.asking(word, parts)?;
        known.insert(pair, number);
        Some(number)
    }

    fn both(&mut self, x: Decision, y: Decision) -> Option<Decision> {
        self.joined([[false, false], [false, true]], [x, y], &mut HashMap::new())
    }

    fn either(&mut self, x: Decision, y: Decision) -> Option<Decision> {
        self.joined([[false, true], [true, true]], [x, y], &mut HashMap::new())
    }

    fn one_of(&mut self, x: Decision, y: Decision) -> Option<Decision> {
        self.joined([[false, true], [true, false]], [x, y], &mut HashMap::new())
    }

    fn opposite(&mut self, x: Decision) -> Option<Decision> {
        self.one_of(x, ONE)
    }
}

impl Canon<'_> {
    /// The hints' bit that this bit is equal to, or the opposite of one.
    pub(super) fn decided(&mut self, op: Op, args: &[Node]) -> Option<Node> {
        let decision = self.decision_of(op, args, DEPTH)?;
        if let Some(&bit) = self.decisions.hinted.get(&decision) {
            return Some(bit);
        }
        let opposite = self.decisions.opposite(decision)?;
        let &bit = self.decisions.hinted.get(&opposite)?;
        Some(not(self.words, bit))
    }

    /// Notes what decides a bit of the hints.
    pub(super) fn note_decision(&mut self, node: Node) {
        if let Some(decision) = self.decision(node, DEPTH)
            && decision > ONE
        {
            self.decisions.hinted.entry(decision).or_insert(node);
        }
    }

    /// What decides a bit: comparisons, or the word itself.
    fn decision(&mut self, node: Node, depth: usize) -> Option<Decision> {
        if let Some(&known) = self.decisions.of.get(&node) {
            return known;
        }
        let (op, args) = self.words.get(node);
        let args = args.to_vec();
        let mut decision = self.decision_of(op, &args, depth);
        if decision.is_none() && self.is_bit(node) {
            decision = self.within(node, 1, u64::MAX);
        }
        self.decisions.of.insert(node, decision);
        decision
    }

    fn decision_of(&mut self, op: Op, args: &[Node], depth: usize) -> Option<Decision> {
        let depth = depth.checked_sub(1)?;
        match (op, args) {
            (Op::Constant(k @ 0..=1), _) => Some(k as Decision),
            (Op::Low(_), &[bit]) if self.is_bit(bit) => self.decision(bit, depth),
            (Op::Less, &[x, y]) => match self.words.as_constant(x) {
                Some(k) => self.above(y, k),
                None => self.with(Self::below, x, y, depth),
            },
            (Op::Carry, &[x, y]) => {
                let one_way = self.with(Self::carries, x, y, depth);
                one_way.or_else(|| self.with(Self::carries, y, x, depth))
            }
            (Op::And | Op::Or | Op::Xor | Op::Add | Op::KeepIf | Op::KeepUnless, &[x, y])
                if self.is_bit(x) && self.is_bit(y) =>
            {
                let (x, y) = (self.decision(x, depth)?, self.decision(y, depth)?);
                let all = &mut self.decisions;
                match op {
                    Op::And | Op::KeepIf => all.both(x, y),
                    Op::Or => all.either(x, y),
                    Op::Xor => all.one_of(x, y),
                    Op::KeepUnless => {
                        let y = all.opposite(y)?;
                        all.both(x, y)
                    }
                    // A bit, if not both are 1.
                    _ if all.both(x, y)? == ZERO => all.either(x, y),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// What a comparison of x says for y, a constant or one of two that a bit chooses.
    fn with(
        &mut self,
        compare: impl Fn(&mut Self, Node, u64) -> Option<Decision>,
        x: Node,
        y: Node,
        depth: usize,
    ) -> Option<Decision> {
        if let Some(k) = self.words.as_constant(y) {
            return compare(self, x, k);
        }
        let (bit, on, off) = self.two_values(y)?;
        let (on, off) = (compare(self, x, on)?, compare(self, x, off)?);
        let bit = self.decision(bit, depth)?;
        let on = self.decisions.both(on, bit)?;
        let opposite = self.decisions.opposite(bit)?;
        let off = self.decisions.both(off, opposite)?;
        self.decisions.either(on, off)
    }

    /// A bit, and the values of the word where that is 1 and where it is 0: `b`, `k` if b, `k + b`.
    fn two_values(&self, word: Node) -> Option<(Node, u64, u64)> {
        if self.is_bit(word) {
            return Some((word, 1, 0));
        }
        if let Some((kept, bit, set)) = self.kept_word(word) {
            let k = self.words.as_constant(kept)?;
            return Some(if set { (bit, k, 0) } else { (bit, 0, k) });
        }
        let (Op::Add, &[x, y]) = self.words.get(word) else {
            return None;
        };
        let (k, bit) = match (self.words.as_constant(x), self.words.as_constant(y)) {
            (Some(k), _) => (k, y),
            (_, Some(k)) => (k, x),
            _ => return None,
        };
        self.is_bit(bit).then_some((bit, k.wrapping_add(1), k))
    }

    /// Whether `x + k` wraps: whether x is not below 2^64 - k.
    fn carries(&mut self, x: Node, k: u64) -> Option<Decision> {
        if k == 0 {
            return Some(ZERO);
        }
        let below = self.below(x, k.wrapping_neg())?;
        self.decisions.opposite(below)
    }

    /// Whether a word is above a constant.
    fn above(&mut self, x: Node, k: u64) -> Option<Decision> {
        let Some(least) = k.checked_add(1) else {
            return Some(ZERO);
        };
        let below = self.below(x, least)?;
        self.decisions.opposite(below)
    }

    /// Whether a word is below a constant.
    fn below(&mut self, x: Node, k: u64) -> Option<Decision> {
        match (k, self.words.get(x)) {
            (0, _) => Some(ZERO),
            (1, _) => self.equal(x, 0),
            (u64::MAX, _) => {
                let most = self.equal(x, u64::MAX)?;
                self.decisions.opposite(most)
            }
            // floor(x / 2^j) < k if and only if x < 2^j k.
            (_, (Op::ShiftRight(j), &[whole])) => match k.checked_mul(1 << j) {
                Some(k) => self.below(whole, k),
                None => Some(ONE),
            },
            _ => self.within(x, 0, k - 1),
        }
    }

    /// Whether a word is 0 or 2^64 - 1.
    fn equal(&mut self, x: Node, k: u64) -> Option<Decision> {
        let mut all = ONE;
        for (word, k) in self.conditions(x, k) {
            let one = self.within(word, k, k)?;
            all = self.decisions.both(all, one)?;
        }
        Some(all)
    }

    /// Whether a word is from one constant to another.
    fn within(&mut self, x: Node, least: u64, most: u64) -> Option<Decision> {
        let (word, distance, modulus) = self.moved(x);
        let greatest = below_power(self.words.occupied(word).width);
        let modulus = below_power(modulus);
        let most = most.min(modulus);
        if least > most {
            return Some(ZERO);
        }
        if (least, most) == (0, modulus) {
            return Some(ONE);
        }
        let [least, after] =
            [least, most.wrapping_add(1)].map(|k| k.wrapping_sub(distance) & modulus);
        // The interval may wrap, into two parts.
        let mut parts = if least < after || after == 0 {
            vec![(0, ZERO), (least, ONE), (after, ZERO)]
        } else {
            vec![(0, ONE), (after, ZERO), (least, ONE)]
        };
        // One that ends with the greatest number has nothing after it, and one that begins with 0 nothing before.
        if after == 0 {
            parts.pop();
        }
        if parts[1].0 == 0 {
            parts.remove(0);
        }
        parts.retain(|part| part.0 <= greatest);
        self.decisions.asking(word, parts)
    }

    /// The first word of this form without its constant, the constant, and modulo which power of 2 they add up to x.
    fn moved(&mut self, x: Node) -> (Node, u64, u32) {
        let (of, modulus) = match self.words.get(x) {
            (Op::Low(k), &[of]) => (of, k),
            _ => (x, 64),
        };
        let form = self.form(of).without_constant();
        let found =
            form.and_then(|(without, constant)| Some((*self.first.get(&without)?, constant)));
        match found {
            // A word that is not shorter has many that are the same modulo the power.
            Some((word, constant)) if self.words.occupied(word).width <= modulus => {
                (word, constant, modulus)
            }
            _ => (x, 0, 64),
        }
    }
}

/// 2^k - 1
const fn below_power(k: u32) -> u64 {
    if k < 64 { (1 << k) - 1 } else { u64::MAX }
}
