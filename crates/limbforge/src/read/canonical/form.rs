//! Words as linear forms, in which carries cancel.
//!
//! The form of a word x is `2^64 x` modulo 2^128. So `x + y` has the sum of the forms of x and y. With s for that sum
//! modulo 2^64, the carry c of x and y has the form `2^64 c = x + y - s`, exactly. However the carries of several
//! words are taken, the sums between them cancel, and all ways have one form.

use super::{Canon, bits::Bit};
use crate::read::word::{Node, Op, Reading};

/// Terms of a linear form; a longer sum is an atom.
pub const TERMS: usize = 256;

/// The top bit of a word.
const TOP: u64 = 1 << 63;

/// A word that a form is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Atom {
    /// An expression that is no sum.
    Node(Node),
    /// The word with the form of this number.
    Sum(usize),
}

/// A constant and terms in the order of their atoms, none with the factor 0: all modulo 2^128.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Form {
    constant: u128,
    terms: Vec<(Atom, u128)>,
}

/// The factor of a word in its own form.
const WHOLE: u128 = 1 << 64;

impl Form {
    pub fn constant(constant: u64) -> Form {
        Form {
            constant: u128::from(constant) << 64,
            terms: Vec::new(),
        }
    }

    fn of(atom: Atom, factor: u128) -> Form {
        Form {
            constant: 0,
            terms: vec![(atom, factor)],
        }
    }

    /// The form of a product with a constant: any factor that is the same modulo 2^64 is right.
    pub fn times(&self, factor: u64) -> Form {
        let factor = i128::from(factor as i64) as u128;
        let terms = self
            .terms
            .iter()
            .map(|&(atom, k)| (atom, k.wrapping_mul(factor)));
        Form {
            constant: self.constant.wrapping_mul(factor),
            terms: terms.filter(|(_, k)| *k != 0).collect(),
        }
    }

    /// The only word, whose factor is 1 or -1, and the value that it has where the form is 0.
    pub fn as_distance(&self) -> Option<(Node, u64)> {
        let constant = whole(self.constant)?;
        match self.terms[..] {
            [(Atom::Node(node), WHOLE)] => Some((node, constant.wrapping_neg())),
            [(Atom::Node(node), k)] if k == WHOLE.wrapping_neg() => Some((node, constant)),
            _ => None,
        }
    }

    /// The form less what its constant has below 2^t, for the largest t <= k of which 2^t divides all terms.
    pub fn rounded(&self, k: u32) -> Option<Form> {
        let constant = whole(self.constant)?;
        let factors = self.terms.iter().map(|(_, factor)| whole(*factor));
        let zeros = factors.map(|factor| Some(factor?.trailing_zeros()));
        let least = zeros.collect::<Option<Vec<u32>>>()?.into_iter().min()?;
        let below = constant & ((1 << least.min(k)) - 1);
        Some(self.minus(&Form::constant(below)))
    }

    /// The form less its constant, and that.
    pub fn without_constant(&self) -> Option<(Form, u64)> {
        let constant = whole(self.constant)?;
        let terms = self.terms.clone();
        Some((Form { constant: 0, terms }, constant))
    }

    /// The constant, if there is no term.
    fn as_constant(&self) -> Option<u64> {
        whole(self.constant).filter(|_| self.terms.is_empty())
    }

    pub fn plus(&self, other: &Form) -> Form {
        let mut terms = Vec::with_capacity(self.terms.len() + other.terms.len());
        let (mut left, mut right) = (self.terms.iter().peekable(), other.terms.iter().peekable());
        loop {
            let next = match (left.peek(), right.peek()) {
                (Some(x), Some(y)) if x.0 == y.0 => {
                    let sum = (x.0, x.1.wrapping_add(y.1));
                    left.next();
                    right.next();
                    sum
                }
                (Some(x), y) if y.is_none_or(|y| x.0 < y.0) => {
                    let next = **x;
                    left.next();
                    next
                }
                (_, Some(y)) => {
                    let next = **y;
                    right.next();
                    next
                }
                _ => break,
            };
            if next.1 != 0 {
                terms.push(next);
            }
        }
        Form {
            constant: self.constant.wrapping_add(other.constant),
            terms,
        }
    }

    pub fn minus(&self, other: &Form) -> Form {
        self.plus(&other.times(u64::MAX))
    }
}

/// `k / 2^64`, if that is a whole number.
fn whole(k: u128) -> Option<u64> {
    (k as u64 == 0).then_some((k >> 64) as u64)
}

impl Canon<'_> {
    /// The form of a node.
    pub(super) fn form(&mut self, node: Node) -> Form {
        while self.forms.len() <= node.index() {
            let next = self.words.at(self.forms.len());
            self.bits(next);
            let form = self.form_of(next);
            self.forms.push(form);
        }
        self.forms[node.index()].clone()
    }

    /// The same from the forms of its arguments, which come first.
    fn form_of(&mut self, node: Node) -> Form {
        if let Some(form) = self.carry_form(node) {
            return form;
        }
        if let Some(form) = self.high_of_negative(node) {
            return form;
        }
        self.note_exact(node);
        let (op, args) = self.words.get(node);
        let of = |i: usize| &self.forms[args[i].index()];
        let constant = |i: usize| self.words.as_constant(args[i]);
        let form = match op {
            Op::Constant(k) => {
                return Form::constant(k);
            }
            Op::Add => Some(of(0).plus(of(1))),
            Op::Sub => Some(of(0).minus(of(1))),
            Op::ShiftLeft(k) => Some(of(0).times(1 << k)),
            Op::Multiply => match (constant(0), constant(1)) {
                (Some(k), _) => Some(of(1).times(k)),
                (_, Some(k)) => Some(of(0).times(k)),
                _ => None,
            },
            // 2^64 - 1 - x
            Op::Xor if [0, 1].into_iter().any(|i| constant(i) == Some(u64::MAX)) => {
                let x = usize::from(constant(0) == Some(u64::MAX));
                Some(Form::constant(u64::MAX).minus(of(x)))
            }
            // x + 2^63, as nothing is above the bit.
            Op::Xor if [0, 1].into_iter().any(|i| constant(i) == Some(TOP)) => {
                let x = usize::from(constant(0) == Some(TOP));
                Some(Form::constant(TOP).plus(of(x)))
            }
            // 1 - b
            Op::Xor => [(0, 1), (1, 0)].into_iter().find_map(|(one, bit)| {
                let is_not = constant(one) == Some(1) && self.is_bit(args[bit]);
                is_not.then(|| {
                    let whole = Form::constant(1);
                    whole.minus(of(bit))
                })
            }),
            Op::Low(k) => match self.shifted(k, args[0]) {
                // x mod 2^k = x - 2^k floor(x / 2^k)
                Some(shifted) => Some(of(0).minus(&Form::of(Atom::Node(shifted), WHOLE << k))),
                None => self.mask(args[0]).map(|flag| flag.times((1 << k) - 1)),
            },
            // A constant that a flag keeps: a product.
            Op::And => match (constant(0), constant(1)) {
                (Some(k), _) => self.mask(args[1]).map(|flag| flag.times(k)),
                (_, Some(k)) => self.mask(args[0]).map(|flag| flag.times(k)),
                _ => None,
            },
            Op::KeepIf | Op::KeepUnless if self.is_bit(args[1]) => constant(0).map(|k| {
                let kept = of(1).times(k);
                let whole = Form::constant(k);
                match op {
                    Op::KeepIf => kept,
                    _ => whole.minus(&kept),
                }
            }),
            Op::Carry => self
                .lowest_carry(op, [args[0], args[1]])
                .map(|bit| self.forms[bit.index()].clone()),
            // b x + (1 - b) (x + k)
            Op::Or => self.selection(args[0], args[1]).and_then(|[x, y, bit]| {
                let [x, y, bit] = [x, y, bit].map(|node| &self.forms[node.index()]);
                let k = x.minus(y).as_constant()?;
                Some(y.plus(&bit.times(k)))
            }),
            _ => None,
        };
        form.filter(|form| form.terms.len() <= TERMS)
            .unwrap_or_else(|| Form::of(Atom::Node(node), WHOLE))
    }

    /// The form of a carry, or of a borrow: `x - y + 2^64 b` is the difference modulo 2^64.
    fn carry_form(&mut self, node: Node) -> Option<Form> {
        let (op, &[x, y]) = self.words.get(node) else {
            return None;
        };
        if !matches!(op, Op::Carry | Op::Less) || self.lowest_carry(op, [x, y]).is_some() {
            return None;
        }
        let is_same = self.forms[x.index()] == self.forms[y.index()];
        if op == Op::Carry && self.never_carries(x, y)
            || op == Op::Less && (is_same || self.is_part(y, x))
        {
            return Some(Form::constant(0));
        }
        if op == Op::Carry {
            self.note_rest(x, y);
            self.note_rest(y, x);
        }
        let [of_x, of_y] = [x, y].map(|node| self.forms[node.index()].clone());
        let form = if op == Op::Carry {
            let sum = self.exact(of_x.plus(&of_y));
            self.exact(of_x).plus(&self.exact(of_y)).minus(&sum)
        } else {
            let difference = self.exact(of_x.minus(&of_y));
            difference.plus(&self.exact(of_y)).minus(&self.exact(of_x))
        };
        Some(form)
    }

    /// The word shifted right, or one of the same form.
    fn shifted(&self, k: u32, word: Node) -> Option<Node> {
        let same = || self.first.get(&self.forms[word.index()]).copied();
        let of = |word| self.words.find(Op::ShiftRight(k), &[word]);
        of(word).or_else(|| same().and_then(of))
    }

    /// The high word of k x with sign, for a constant k < 0 and 0 <= x < 2^63: that of (2^64 + k) x less x. For
    /// k = -2^j it is minus the borrow of `0 - 2^j x`, less the bits of x that 2^j moves beyond the word.
    fn high_of_negative(&mut self, node: Node) -> Option<Form> {
        let (Op::MultiplyHigh(reading), &[x, y]) = self.words.get(node) else {
            return None;
        };
        let negative = |k: Node| self.words.as_constant(k).filter(|k| *k >> 63 == 1);
        let (k, of) = match reading {
            Reading::Signed if negative(y).is_some() => (y, x),
            Reading::Signed | Reading::Mixed => (x, y),
            Reading::Unsigned => return None,
        };
        let size = negative(k)?.wrapping_neg();
        let bits = &self.bits[of.index()];
        let is_below = |width: usize| bits[width..].iter().all(|bit| *bit == Bit::Constant(false));
        let form = self.forms[of.index()].clone();
        if !is_below(63) {
            return None;
        }
        if size.is_power_of_two() {
            let beyond = 64 - size.trailing_zeros();
            let is_short = is_below(beyond as usize);
            let (whole, minus) = (form.times(size), form.times(size.wrapping_neg()));
            let borrow = self.exact(minus).plus(&self.exact(whole));
            let high = Form::default().minus(&borrow);
            if is_short {
                return Some(high);
            }
            let upper = self.words.node(Op::ShiftRight(beyond), &[of]);
            return Some(high.minus(&Form::of(Atom::Node(upper), WHOLE)));
        }
        let whole = self
            .words
            .node(Op::MultiplyHigh(Reading::Unsigned), &[k, of]);
        Some(Form::of(Atom::Node(whole), WHOLE).minus(&form))
    }

    /// x + b (2^64 - 1) carries for the lowest bit b of x if and only if b is 1.
    fn lowest_carry(&self, op: Op, [x, y]: [Node; 2]) -> Option<Node> {
        [(x, y), (y, x)].into_iter().find_map(|(x, mask)| {
            let (bit, set) = self.mask_of(mask)?;
            let (word, lowest) = (&self.bits[x.index()], &self.bits[bit.index()]);
            (op == Op::Carry && set && word[0] == lowest[0]).then_some(bit)
        })
    }

    /// Whether the sum of two words is below 2^64: both are below 2^63, or one is a bit and the other one is even, or
    /// the high word of a product, which is at most (2^64 - 1)^2 / 2^64.
    pub(super) fn never_carries(&self, x: Node, y: Node) -> bool {
        let is_short = |word: Node| self.words.occupied(word).width < 64;
        let is_below = |word: Node| {
            self.bits[word.index()][0] == Bit::Constant(false)
                || self.words.get(word).0 == Op::MultiplyHigh(Reading::Unsigned)
        };
        let next_to_bit = |bit: Node, word: Node| self.is_bit(bit) && is_below(word);
        is_short(x) && is_short(y) || next_to_bit(x, y) || next_to_bit(y, x)
    }

    /// Whether each bit of a word is 0 or that of another one, which is then not less.
    fn is_part(&self, part: Node, of: Node) -> bool {
        let (part, of) = (&self.bits[part.index()], &self.bits[of.index()]);
        let mut bits = part.iter().zip(of.iter());
        bits.all(|(bit, whole)| *bit == Bit::Constant(false) || bit == whole)
    }

    /// Notes a sum that does not wrap, or whose carry the hints do not take.
    fn note_exact(&mut self, node: Node) {
        let (Op::Add, &[x, y]) = self.words.get(node) else {
            return;
        };
        if [(x, y), (y, x)].iter().any(|(x, y)| self.note_rest(*x, *y)) {
            return;
        }
        if !self.never_carries(x, y) {
            let is_constant = |a: &Node| self.words.as_constant(*a).is_some();
            let carry = self.words.find(Op::Carry, &[x, y]);
            let is_taken = carry.is_some_and(|carry| carry.index() < self.known);
            let is_hint = node.index() < self.known;
            if !self.are_exact || !is_hint || is_taken || [x, y].iter().any(is_constant) {
                return;
            }
            self.assume_exact(x, y);
        }
        let [of_x, of_y] = [x, y].map(|node| self.forms[node.index()].clone());
        let word = of_x.plus(&of_y);
        // Other forms may have the word already.
        if !self.sums.contains_key(&word) {
            let whole = self.exact(of_x).plus(&self.exact(of_y));
            self.exact.entry(word).or_insert(whole);
        }
    }

    /// Notes `x + y` where y is minus a part z of x: the difference, as x is not less.
    fn note_rest(&mut self, x: Node, y: Node) -> bool {
        let [of_x, of_y] = [x, y].map(|node| self.forms[node.index()].clone());
        let part = Form::default().minus(&of_y);
        let Some(&z) = self.first.get(&part) else {
            return false;
        };
        if z.index() >= self.bits.len() || !self.is_part(z, x) {
            return false;
        }
        let word = of_x.plus(&of_y);
        if !self.sums.contains_key(&word) {
            let rest = self.exact(of_x).minus(&self.exact(part));
            self.exact.entry(word).or_insert(rest);
        }
        true
    }

    /// The word with this form, exactly and not modulo 2^64.
    fn exact(&mut self, form: Form) -> Form {
        if let Some(k) = form.as_constant() {
            return Form {
                constant: k.into(),
                terms: Vec::new(),
            };
        }
        if let ([(atom, WHOLE)], 0) = (&form.terms[..], form.constant) {
            return Form::of(*atom, 1);
        }
        if let Some(whole) = self.exact.get(&form) {
            return whole.clone();
        }
        let count = self.sums.len();
        let number = *self.sums.entry(form).or_insert(count);
        Form::of(Atom::Sum(number), 1)
    }

    /// The form of the bit b of which a word is the mask `0 - b`.
    fn mask(&self, node: Node) -> Option<&Form> {
        let (Op::Sub, &[zero, bit]) = self.words.get(node) else {
            return None;
        };
        let is_mask = self.words.as_constant(zero) == Some(0) && self.is_bit(bit);
        is_mask.then(|| &self.forms[bit.index()])
    }
}
