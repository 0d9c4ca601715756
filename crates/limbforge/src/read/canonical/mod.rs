//! The expressions of a compiler as those of the hints, where identities of words show that they are the same.
//!
//! A compiler regroups sums, and takes carries and borrows apart into comparisons. Sums are compared here as linear
//! forms modulo 2^64, whose atoms are the other expressions. A comparison becomes a carry, and an alternative of bits a
//! carry of three, where the hints have that. Every rule is an identity for all bits of all words, or leans on a sum
//! that does not wrap, which it says. What comes out is equal to what goes in wherever those sums do not wrap, whatever
//! the hints are.

mod at_once;
mod bits;
mod decision;
mod flags;
mod form;
mod mask;
mod result;
mod select;
mod short;
#[cfg(test)]
mod tests;
mod upper;
mod zero;

use std::collections::{HashMap, HashSet};

use super::{
    bits::{is_bit, not},
    word::{Node, Op, Words, ordered},
};
use bits::Bits;
use decision::Decisions;
use form::{Form, TERMS};
use mask::Noted;
pub use result::Canonical;
use zero::Demands;

/// Expressions that are equal to `results`, by the words of the hints where they have them: the first `known` ones.
/// Where `are_exact`, a sum of the hints whose carry they do not take is one that does not wrap. The words `flags` are
/// bits.
pub fn canonical(
    words: &mut Words,
    known: usize,
    results: &[Vec<Node>],
    flags: &[Node],
    are_exact: bool,
) -> Canonical {
    let mut needed = vec![false; words.len()];
    for node in results.iter().flatten() {
        needed[node.index()] = true;
    }
    for i in (0..words.len()).rev().filter(|i| *i >= known) {
        if needed[i] {
            let args = words.get(words.at(i)).1.to_vec();
            args.iter().for_each(|a| needed[a.index()] = true);
        }
    }
    let all = words.len();
    let compared = compared(words, &needed, known);
    let mut canon = Canon {
        words,
        known,
        forms: Vec::new(),
        sums: HashMap::new(),
        first: HashMap::new(),
        bits: Vec::new(),
        same_bits: HashMap::new(),
        classes: HashMap::new(),
        alike: HashMap::new(),
        zeros: HashMap::new(),
        decisions: Decisions::default(),
        noted: Noted::default(),
        signs: HashMap::new(),
        ones: flags.iter().copied().collect(),
        are_exact,
        exact: HashMap::new(),
        assumed: Vec::new(),
    };
    canon.take_masks();
    let mut instead: Vec<Node> = Vec::with_capacity(all);
    for i in 0..all {
        let node = canon.words.at(i);
        let (op, args) = canon.words.get(node);
        if i < known || !needed[i] || args.is_empty() {
            instead.push(canon.representative(node));
            if i < known {
                canon.note(node);
            }
            continue;
        }
        // Nodes beyond the first ones are new: no result needed them.
        let own = carry_of(canon.words, op, args)
            .is_some_and(|carry| needed.get(carry.index()) == Some(&true));
        let mut args: Vec<Node> = args.iter().map(|a| instead[a.index()]).collect();
        if matches!(op, Op::Sub | Op::Less) {
            args[0] = canon.latest(args[0]);
        }
        let hinted = carry_of(canon.words, op, &args).is_some_and(|node| node.index() < known);
        let own = own && !hinted && !canon.is_folded(op, &args);
        let regrouped = compared.get(&node).map(|(term, rest)| {
            let rest: Vec<Node> = rest.iter().map(|a| instead[a.index()]).collect();
            canon.sum_with(instead[term.index()], &rest)
        });
        let node = regrouped.unwrap_or_else(|| canon.rebuilt(op, &args));
        instead.push(if own {
            canon.keep(node)
        } else {
            canon.representative(node)
        });
    }
    let of = |node: &Node| instead[node.index()];
    let results = results.iter();
    Canonical {
        first: (0..known).map(|i| canon.first_hinted(i)).collect(),
        results: results
            .map(|nodes| nodes.iter().map(of).collect())
            .collect(),
        assumed: canon.assumed,
    }
}

/// Sums that are compared with one of their terms, with that term and the others: `(a + b) + c < a`.
fn compared(words: &Words, needed: &[bool], known: usize) -> HashMap<Node, (Node, Vec<Node>)> {
    let mut all = HashMap::new();
    for i in (known..needed.len()).filter(|i| needed[*i]) {
        let (Op::Less, &[sum, term]) = words.get(words.at(i)) else {
            continue;
        };
        let (mut rest, mut next) = (Vec::new(), sum);
        // The term is in one of both summands: the other one is of the rest.
        while next != term && rest.len() < TERMS {
            let (Op::Add, &[x, y]) = words.get(next) else {
                break;
            };
            let inside = |node: Node| {
                node == term || matches!(words.get(node), (Op::Add, args) if args.contains(&term))
            };
            let (on, off) = if inside(x) { (x, y) } else { (y, x) };
            rest.push(off);
            next = on;
        }
        if next == term && rest.len() > 1 {
            all.insert(sum, (term, rest));
        }
    }
    all
}

/// The carry of a sum, or the borrow of a difference, if there is one.
fn carry_of(words: &Words, op: Op, args: &[Node]) -> Option<Node> {
    let out = match op {
        Op::Add => Op::Carry,
        Op::Sub => Op::Less,
        _ => return None,
    };
    words.find(out, args)
}

struct Canon<'a> {
    words: &'a mut Words,
    /// The words of the hints are the first ones.
    known: usize,
    /// The form of each node.
    forms: Vec<Form>,
    /// Sums that stand in other forms as words, with their numbers.
    sums: HashMap<Form, usize>,
    /// The first node of each form.
    first: HashMap<Form, Node>,
    /// The bits of each node.
    bits: Vec<Bits>,
    /// The hints' first node with these bits.
    same_bits: HashMap<Bits, Node>,
    /// The hints' first node of each form.
    classes: HashMap<Form, Node>,
    /// The hints' first node with this operation and operands that are the first ones of their forms.
    alike: HashMap<(Op, Vec<Node>), Node>,
    /// The hints' comparisons with 0, and whether they are 1 for it, by their conditions.
    zeros: HashMap<Demands, (Node, bool)>,
    decisions: Decisions,
    /// The hints' masks and shifts.
    noted: Noted,
    /// The hints' signs of joined words, by the form of the upper word and the bits that its lower one lacks.
    signs: HashMap<(Form, u32), Node>,
    /// Whether sums of the hints whose carry they do not take are exact.
    are_exact: bool,
    /// Words that are exact sums, as linear forms of words.
    exact: HashMap<Form, Form>,
    /// Parameters that are bits, and sums of the hints that are taken for bits.
    ones: HashSet<Node>,
    /// Bits that are taken for 0.
    assumed: Vec<Node>,
}

impl Canon<'_> {
    /// The first node with the same form; the hints' own nodes stay.
    fn representative(&mut self, node: Node) -> Node {
        let form = self.form(node);
        let first = *self.first.entry(form).or_insert(node);
        // The opposite of a bit is known to be a bit.
        if node.index() < self.known {
            return node;
        }
        if first.index() >= self.known {
            let bits = self.bits(node);
            if let Some(&hinted) = self.same_bits.get(&bits) {
                return hinted;
            }
        }
        // The opposite of a bit is known to be a bit.
        let stays = self.words.get(node).0 == Op::Xor;
        if stays { node } else { first }
    }

    /// The hints' first node with the form of this one of theirs.
    fn first_hinted(&mut self, index: usize) -> Node {
        let node = self.words.at(index);
        let form = self.form(node);
        self.classes.get(&form).copied().unwrap_or(node)
    }

    /// Notes a node of the hints.
    fn note(&mut self, node: Node) {
        let (form, bits) = (self.form(node), self.bits(node));
        self.classes.entry(form).or_insert(node);
        self.same_bits.entry(bits).or_insert(node);
        self.note_zero(node);
        self.note_decision(node);
        self.note_sign(node);
        self.note_mask(node);
        self.note_shift(node);
        self.note_joined(node);
        let (op, args) = self.words.get(node);
        if !args.is_empty() {
            let args = args.to_vec();
            let key = self.key(op, &args);
            self.alike.entry(key).or_insert(node);
        }
    }

    /// An operation with the first nodes that have the forms of its operands.
    fn key(&mut self, op: Op, args: &[Node]) -> (Op, Vec<Node>) {
        let mut first = |node: &Node| {
            let form = self.form(*node);
            self.classes.get(&form).copied().unwrap_or(*node)
        };
        let first: Vec<Node> = args.iter().map(&mut first).collect();
        (op, ordered(op, &first))
    }

    /// A sum whose carry the hints do not have: it stays what it is, also where it comes again.
    fn keep(&mut self, node: Node) -> Node {
        let form = self.form(node);
        self.first.insert(form, node);
        node
    }

    /// The node that stands for this one by now.
    fn latest(&mut self, node: Node) -> Node {
        let form = self.form(node);
        self.first.get(&form).copied().unwrap_or(node)
    }

    /// The node, if the hints have it.
    fn hinted(&mut self, op: Op, args: &[Node]) -> Option<Node> {
        let known = self.known;
        let same = self.words.find(op, args);
        same.filter(|node| node.index() < known).or_else(|| {
            let key = self.key(op, args);
            self.alike.get(&key).copied()
        })
    }

    /// Takes a sum of two bits for a bit, where the hints have its mask.
    fn take_masks(&mut self) {
        for i in 0..self.known {
            let (Op::Sub, &[zero, sum]) = self.words.get(self.words.at(i)) else {
                continue;
            };
            let (Op::Add, terms) = self.words.get(sum) else {
                continue;
            };
            let is_sum = terms.iter().all(|term| self.is_bit(*term));
            if self.words.as_constant(zero) == Some(0) && is_sum && !self.is_bit(sum) {
                self.ones.insert(sum);
                self.assume_one(sum);
            }
        }
    }

    /// Whether a word is 0 or 1.
    fn is_bit(&self, node: Node) -> bool {
        is_bit(self.words, node) || self.ones.contains(&node)
    }

    /// A word of the hints that is the sum of two words.
    fn hinted_sum(&mut self, x: Node, y: Node) -> Option<Node> {
        let sum = self.form(x).plus(&self.form(y));
        self.classes.get(&sum).copied()
    }

    fn rebuilt(&mut self, op: Op, args: &[Node]) -> Node {
        if let Some(node) = self.hinted(op, args) {
            return node;
        }
        if let (Op::Add, &[x, y]) = (op, args)
            && let Some(sum) = self.hinted_sum(x, y)
        {
            return sum;
        }
        if let Some(bit) = self.decided(op, args) {
            return bit;
        }
        let simpler = match (op, args) {
            (Op::Less, &[x, y]) => self.less(x, y),
            (Op::Or | Op::Add, &[x, y]) => {
                let chosen = self.chosen(op, x, y);
                chosen
                    .or_else(|| self.selected(x, y))
                    .or_else(|| self.any(op, x, y))
            }
            (Op::Sub, &[x, y]) => self.stepped(op, x, y),
            (Op::And, &[x, y]) => {
                let less = self.less_than_kept(x, y);
                less.or_else(|| self.neither(x, y))
                    .or_else(|| self.both(x, y))
            }
            (Op::Carry, &[x, y]) => self.carry_of_constant(x, y),
            (Op::KeepIf | Op::KeepUnless, &[x, flag]) => self.kept(op == Op::KeepIf, x, flag),
            (Op::Xor, &[x, y]) if self.words.as_constant(x) == Some(1) && self.is_bit(y) => {
                Some(not(self.words, y))
            }
            (Op::Xor, &[x, y]) if self.words.as_constant(y) == Some(1) && self.is_bit(x) => {
                Some(not(self.words, x))
            }
            (Op::Xor, &[x, y]) => self.blended(x, y),
            (Op::Low(k), &[x]) => self.short_choice(k, x),
            (Op::ShiftLeft(j), &[x]) if j > 0 => self.moved_out(j, x),
            (Op::ShiftRight(k), &[x]) if k > 0 => {
                let out = self.shifted_out(op, k, x);
                out.or_else(|| self.left_out(k, x))
            }
            (Op::ShiftRightSigned(k), &[x]) if k > 0 => {
                let out = self.shifted_out(op, k, x);
                let joined = out.or_else(|| self.sign_of_joined(k, x));
                joined.or_else(|| self.shifted_without_sign(k, x))
            }
            _ => None,
        };
        simpler.unwrap_or_else(|| self.words.node(op, args))
    }

    /// `term + (the sum of the rest)`: then whether that wraps is its carry.
    fn sum_with(&mut self, term: Node, rest: &[Node]) -> Node {
        let mut sum = rest[0];
        for next in &rest[1..] {
            sum = self.words.node(Op::Add, &[*next, sum]);
        }
        let sum = self.representative(sum);
        self.words.node(Op::Add, &[term, sum])
    }

    /// `x < y` as a carry or as another comparison of the hints.
    fn less(&mut self, x: Node, y: Node) -> Option<Node> {
        let (of_x, of_y) = (self.form(x), self.form(y));
        // y + r mod 2^64 < y if and only if y + r carries.
        let rest = of_x.minus(&of_y);
        if let Some(&of) = self.first.get(&rest)
            && let Some(carry) = self.hinted(Op::Carry, &[y, of])
        {
            return Some(carry);
        }
        if self.words.as_constant(y) == Some(1)
            && let Some(zeroed) = self.is_zero(x).or_else(|| self.all_zero(x))
        {
            return Some(zeroed);
        }
        let before = self.less_before_shift(x, y);
        let before = before.or_else(|| self.less_with_rest(x, y));
        if let Some(less) = before.or_else(|| self.less_than_constant(x, y)) {
            return Some(less);
        }
        // z + 1 = 0 modulo 2^64 if and only if not z < 2^64 - 1.
        if self.words.as_constant(y) == Some(1) {
            let minus = Form::constant(u64::MAX);
            let z = *self.first.get(&of_x.plus(&minus))?;
            let most = self.words.constant(u64::MAX);
            let below = self.hinted(Op::Less, &[z, most])?;
            return Some(not(self.words, below));
        }
        // A word with the value x - y is that difference: its own borrow is then the second one of three terms.
        if self
            .first
            .get(&rest)
            .is_none_or(|first| first.index() >= self.known)
        {
            let difference = self.words.node(Op::Sub, &[x, y]);
            self.first.insert(rest, difference);
        }
        None
    }
}
