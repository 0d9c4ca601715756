//! Public numbers, such as a count or the length of a list: what a jump and an address may depend on.
//!
//! A word that is computed from them is read as a linear form with integer coefficients, to which it is congruent
//! modulo 2^64. Where the form is known to lie within 0 ..= 2^64 - 1, the word is its value.

use std::collections::{BTreeMap, BTreeSet};

use crate::read::word::{Node, Op, Words};

/// Operations that a public number is computed by.
const OPERATIONS: usize = 200;

/// `constant + sum(coefficient * number)`, an integer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Linear {
    terms: BTreeMap<Node, i128>,
    constant: i128,
}

impl Linear {
    pub fn constant(constant: i128) -> Linear {
        Linear {
            terms: BTreeMap::new(),
            constant,
        }
    }

    pub fn number(node: Node) -> Linear {
        Linear {
            terms: BTreeMap::from([(node, 1)]),
            constant: 0,
        }
    }

    /// `self + factor * other`; `None` beyond all numbers that machine words make.
    pub fn plus(&self, factor: i128, other: &Linear) -> Option<Linear> {
        let mut sum = self.clone();
        let scaled = |k: i128| k.checked_mul(factor);
        sum.constant = sum.constant.checked_add(scaled(other.constant)?)?;
        for (node, coefficient) in &other.terms {
            let entry = sum.terms.entry(*node).or_default();
            *entry = entry.checked_add(scaled(*coefficient)?)?;
        }
        sum.terms.retain(|_, coefficient| *coefficient != 0);
        Some(sum)
    }

    /// Its value, if it depends on no number.
    pub fn as_constant(&self) -> Option<i128> {
        self.terms.is_empty().then_some(self.constant)
    }

    /// The coefficient of a number.
    pub fn coefficient(&self, node: Node) -> i128 {
        self.terms.get(&node).copied().unwrap_or(0)
    }

    /// Congruent modulo 2^bits, with coefficients within -2^(bits - 1) ..= 2^(bits - 1) - 1.
    fn reduced(&self, bits: u32) -> Linear {
        let half = 1_i128 << (bits - 1);
        let reduce = |k: i128| (k + half).rem_euclid(2 * half) - half;
        let terms = self.terms.iter().map(|(node, k)| (*node, reduce(*k)));
        Linear {
            terms: terms.filter(|(_, k)| *k != 0).collect(),
            constant: reduce(self.constant),
        }
    }

    /// The word that is congruent to it.
    pub fn word(&self, words: &mut Words) -> Node {
        let form = self.reduced(64);
        let mut sum = words.constant(form.constant as u64);
        for (&node, &coefficient) in &form.terms {
            let factor = words.constant(coefficient.unsigned_abs() as u64);
            let term = match coefficient {
                1 | -1 => node,
                _ => words.node(Op::Multiply, &[node, factor]),
            };
            let op = if coefficient < 0 { Op::Sub } else { Op::Add };
            sum = words.node(op, &[sum, term]);
        }
        sum
    }
}

/// The number or bit that a jump depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Nothing: it is always taken, or never.
    Always(bool),
    /// A number, by its bounds if the jump is taken, and if not.
    Split {
        number: Node,
        taken: (u64, u64),
        not: (u64, u64),
    },
    /// A bit of a public word; the jump is taken if the bit has this value.
    Bit { bit: Node, taken: bool },
}

impl Decision {
    fn opposite(self) -> Decision {
        match self {
            Decision::Always(is_taken) => Decision::Always(!is_taken),
            Decision::Split { number, taken, not } => Decision::Split {
                number,
                taken: not,
                not: taken,
            },
            Decision::Bit { bit, taken } => Decision::Bit { bit, taken: !taken },
        }
    }
}

/// Knowledge of public numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The bounds of each.
    pub bounds: BTreeMap<Node, (u64, u64)>,
    /// Forms that are not below 0.
    pub natural: Vec<Linear>,
    /// Words whose bits are public.
    pub words: BTreeSet<Node>,
    /// Bits of them that have been read, with their values.
    pub bits: BTreeMap<Node, bool>,
}

impl Facts {
    /// Whether two forms are the same number.
    pub fn are_equal(&self, x: &Linear, y: &Linear) -> bool {
        let difference = x.plus(-1, y).map(|difference| self.settled(&difference));
        difference.is_some_and(|difference| difference.as_constant() == Some(0))
    }

    /// The form with numbers in it of which there is one value.
    pub fn settled(&self, form: &Linear) -> Linear {
        let mut settled = form.clone();
        for (node, &(low, high)) in &self.bounds {
            if low == high
                && let Some(coefficient) = settled.terms.remove(node)
            {
                settled.constant += coefficient * i128::from(low);
            }
        }
        settled
    }

    /// The least value by the bounds alone.
    fn least_by_bounds(&self, form: &Linear) -> Option<i128> {
        let mut least = form.constant;
        for (node, &coefficient) in &form.terms {
            let (low, high) = *self.bounds.get(node)?;
            let at = if coefficient > 0 { low } else { high };
            least = least.checked_add(coefficient.checked_mul(at.into())?)?;
        }
        Some(least)
    }

    /// A number that the form is not below: by the bounds, or because it exceeds a form that is not below 0.
    pub fn least(&self, form: &Linear) -> Option<i128> {
        let over = self.natural.iter().map(|fact| form.plus(-1, fact));
        let forms = std::iter::once(Some(form.clone())).chain(over).flatten();
        forms.filter_map(|form| self.least_by_bounds(&form)).max()
    }

    /// A number that the form is not above.
    pub fn most(&self, form: &Linear) -> Option<i128> {
        let opposite = Linear::default().plus(-1, form)?;
        self.least(&opposite)?.checked_neg()
    }

    fn is_within(&self, form: &Linear, bits: u32) -> bool {
        let (least, most) = (self.least(form), self.most(form));
        least.is_some_and(|least| least >= 0) && most.is_some_and(|most| most < 1 << bits)
    }

    /// A form that is congruent to the word modulo 2^64; `None` if the word depends on what is not public.
    pub fn form(&self, words: &mut Words, node: Node) -> Option<Linear> {
        self.form_of(words, node, &mut { OPERATIONS })
    }

    fn form_of(&self, words: &mut Words, node: Node, left: &mut usize) -> Option<Linear> {
        *left = left.checked_sub(1)?;
        if self.bounds.contains_key(&node) {
            return Some(Linear::number(node));
        }
        let (op, args) = words.get(node);
        let args = args.to_vec();
        let form = match (op, args.as_slice()) {
            (Op::Constant(k), _) => Linear::constant(k.into()),
            (Op::Add, &[x, y]) => self
                .form_of(words, x, left)?
                .plus(1, &self.form_of(words, y, left)?)?,
            (Op::Sub, &[x, y]) => self
                .form_of(words, x, left)?
                .plus(-1, &self.form_of(words, y, left)?)?,
            (Op::ShiftLeft(k), &[x]) => {
                Linear::default().plus(1 << k, &self.form_of(words, x, left)?)?
            }
            (Op::Multiply, &[x, y]) => {
                let (constant, other) = match (words.as_constant(x), words.as_constant(y)) {
                    (Some(k), _) => (k, y),
                    (_, Some(k)) => (k, x),
                    _ => return None,
                };
                let factor = Linear::constant(constant.into()).reduced(64).constant;
                Linear::default().plus(factor, &self.form_of(words, other, left)?)?
            }
            (Op::Low(bits), &[x]) => {
                let form = self.form_of(words, x, left)?.reduced(bits);
                if !self.is_within(&form, bits) {
                    return None;
                }
                form
            }
            // Known by its word alone, which is written in one way.
            (Op::ShiftRight(k), &[x]) => {
                let form = self.form_of(words, x, left)?;
                let word = self.settled(&form).word(words);
                Linear::number(words.node(Op::ShiftRight(k), &[word]))
            }
            _ => return None,
        };
        Some(form.reduced(64))
    }

    /// The form whose value the word is.
    fn exact(&self, words: &mut Words, node: Node) -> Option<Linear> {
        let form = self.form(words, node)?;
        self.is_within(&form, 64).then_some(form)
    }

    /// The number or bit that a condition of 0 or 1 depends on; `None` if it is not public, or not understood.
    pub fn decide(&self, words: &mut Words, condition: Node) -> Option<Decision> {
        // No recursion: code can make any number of opposites.
        let (mut of, mut is_opposite) = (condition, false);
        while let (Op::Xor, _) = words.get(of) {
            of = words.opposite(of)?;
            is_opposite = !is_opposite;
        }
        let decision = self.decide_plain(words, of)?;
        Some(match is_opposite {
            true => decision.opposite(),
            false => decision,
        })
    }

    /// The same of a condition that is no opposite.
    fn decide_plain(&self, words: &mut Words, condition: Node) -> Option<Decision> {
        if let Some(k) = words.as_constant(condition) {
            return Some(Decision::Always(k != 0));
        }
        let (op, args) = words.get(condition);
        let args = args.to_vec();
        match (op, args.as_slice()) {
            (Op::Less, &[x, y]) => match (words.as_constant(x), words.as_constant(y)) {
                (_, Some(1)) => self.is_zero(words, x),
                (Some(0), _) => self.is_zero(words, y).map(Decision::opposite),
                _ => self.is_less(words, x, y).map(Decision::Always),
            },
            // The sum of a word and 2^64 - 1 carries if the word is not 0.
            (Op::Carry, &[x, y]) => {
                let other = match (words.as_constant(x), words.as_constant(y)) {
                    (Some(u64::MAX), _) => y,
                    (_, Some(u64::MAX)) => x,
                    _ => return None,
                };
                self.is_zero(words, other).map(Decision::opposite)
            }
            (Op::Bit, &[word, at]) if self.words.contains(&word) => {
                let form = self.form(words, at)?;
                let at = self.settled(&form).word(words);
                let bit = words.node(Op::Bit, &[word, at]);
                Some(match self.bits.get(&bit) {
                    Some(known) => Decision::Always(*known),
                    None => Decision::Bit { bit, taken: true },
                })
            }
            _ => None,
        }
    }

    /// Whether a word is 0.
    fn is_zero(&self, words: &mut Words, node: Node) -> Option<Decision> {
        let form = self.form(words, node)?;
        let form = self.settled(&form);
        let (least, most) = (self.least(&form)?, self.most(&form)?);
        // Then it is congruent to 0 only if it is 0.
        if least <= -(1 << 64) || most >= 1 << 64 {
            return None;
        }
        if least > 0 || most < 0 {
            return Some(Decision::Always(false));
        }
        if let Some(value) = form.as_constant() {
            return Some(Decision::Always(value == 0));
        }
        let mut terms = form.terms.iter();
        let (Some((&number, &coefficient)), None) = (terms.next(), terms.next()) else {
            return None;
        };
        let (low, high) = *self.bounds.get(&number)?;
        let root = match form.constant % coefficient {
            0 => u64::try_from(-form.constant / coefficient).ok(),
            _ => None,
        };
        let Some(root) = root.filter(|root| (low..=high).contains(root)) else {
            return Some(Decision::Always(false));
        };
        let not = match root {
            _ if root == low => (low + 1, high),
            _ if root == high => (low, high - 1),
            _ => return None,
        };
        let taken = (root, root);
        Some(Decision::Split { number, taken, not })
    }

    /// Whether x < y, if that is always so or never.
    fn is_less(&self, words: &mut Words, x: Node, y: Node) -> Option<bool> {
        // floor(z / 2^k) < y if and only if z < 2^k y.
        let (x, scale) = match words.get(x) {
            (Op::ShiftRight(k), of) => (of[0], 1_i128 << k),
            _ => (x, 1),
        };
        let (x, y) = (self.exact(words, x)?, self.exact(words, y)?);
        let over = Linear::default().plus(scale, &y)?.plus(-1, &x)?;
        if self.least(&over)? > 0 {
            return Some(true);
        }
        (self.most(&over)? <= 0).then_some(false)
    }

    /// The same with another interval for a number; `None` if it has no element.
    pub fn bounded(&self, number: Node, (low, high): (u64, u64)) -> Option<Facts> {
        let mut facts = self.clone();
        facts.bounds.insert(number, (low, high));
        (low <= high).then_some(facts)
    }
}
