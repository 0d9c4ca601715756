//! Sums as linear forms of words modulo 2^64.

use super::Canon;
use crate::read::{
    bits::is_bit,
    word::{Node, Op},
};

/// Terms of a linear form; a longer sum is an atom.
pub const TERMS: usize = 32;

/// A constant and terms in the order of their nodes, none with the factor 0: all modulo 2^64.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Form {
    constant: u64,
    terms: Vec<(Node, u64)>,
}

impl Form {
    pub fn constant(constant: u64) -> Form {
        Form {
            constant,
            terms: Vec::new(),
        }
    }

    pub fn times(&self, factor: u64) -> Form {
        let terms = self
            .terms
            .iter()
            .map(|&(node, k)| (node, k.wrapping_mul(factor)));
        Form {
            constant: self.constant.wrapping_mul(factor),
            terms: terms.filter(|(_, k)| *k != 0).collect(),
        }
    }

    pub fn plus(&self, other: &Form) -> Form {
        let mut terms = self.terms.clone();
        for &(node, k) in &other.terms {
            match terms.binary_search_by_key(&node, |term| term.0) {
                Ok(at) => terms[at].1 = terms[at].1.wrapping_add(k),
                Err(at) => terms.insert(at, (node, k)),
            }
        }
        terms.retain(|(_, k)| *k != 0);
        Form {
            constant: self.constant.wrapping_add(other.constant),
            terms,
        }
    }
}

impl Canon<'_> {
    /// The form of a node.
    pub(super) fn form(&mut self, node: Node) -> Form {
        while self.forms.len() <= node.index() {
            let next = self.words.at(self.forms.len());
            let form = self.form_of(next);
            self.forms.push(form);
        }
        self.forms[node.index()].clone()
    }

    /// The same from the forms of its arguments, which come first.
    fn form_of(&self, node: Node) -> Form {
        let (op, args) = self.words.get(node);
        let of = |i: usize| &self.forms[args[i].index()];
        let constant = |i: usize| self.words.as_constant(args[i]);
        let form = match op {
            Op::Constant(k) => {
                return Form::constant(k);
            }
            Op::Add => Some(of(0).plus(of(1))),
            Op::Sub => Some(of(0).plus(&of(1).times(u64::MAX))),
            Op::ShiftLeft(k) => Some(of(0).times(1 << k)),
            Op::Multiply => match (constant(0), constant(1)) {
                (Some(k), _) => Some(of(1).times(k)),
                (_, Some(k)) => Some(of(0).times(k)),
                _ => None,
            },
            // 1 - b
            Op::Xor => [(0, 1), (1, 0)].into_iter().find_map(|(one, bit)| {
                let is_not = constant(one) == Some(1) && is_bit(self.words, args[bit]);
                is_not.then(|| {
                    let whole = Form::constant(1);
                    whole.plus(&of(bit).times(u64::MAX))
                })
            }),
            Op::Low(k) => self.mask(args[0]).map(|flag| flag.times((1 << k) - 1)),
            // A constant that a flag keeps: a product.
            Op::And => match (constant(0), constant(1)) {
                (Some(k), _) => self.mask(args[1]).map(|flag| flag.times(k)),
                (_, Some(k)) => self.mask(args[0]).map(|flag| flag.times(k)),
                _ => None,
            },
            Op::KeepIf | Op::KeepUnless if is_bit(self.words, args[1]) => constant(0).map(|k| {
                let kept = of(1).times(k);
                let whole = Form::constant(k);
                match op {
                    Op::KeepIf => kept,
                    _ => whole.plus(&kept.times(u64::MAX)),
                }
            }),
            _ => None,
        };
        form.filter(|form| form.terms.len() <= TERMS)
            .unwrap_or(Form {
                constant: 0,
                terms: vec![(node, 1)],
            })
    }

    /// The form of the bit b of which a word is the mask `0 - b`.
    fn mask(&self, node: Node) -> Option<&Form> {
        let (Op::Sub, &[zero, bit]) = self.words.get(node) else {
            return None;
        };
        let is_mask = self.words.as_constant(zero) == Some(0) && is_bit(self.words, bit);
        is_mask.then(|| &self.forms[bit.index()])
    }
}
