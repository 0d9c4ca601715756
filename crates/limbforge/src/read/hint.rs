//! Hints for the proof of code: bounds of words and how to prove them, from the program that the code was written from.
//!
//! None is trusted. A claim becomes a goal, which the check proves or refuses; a reading only chooses between rules of
//! `lift`.

use std::collections::HashSet;

use num_bigint::BigInt;
use num_traits::{One, Signed};

use super::word::{Node, Words};
use crate::ir::{Value, interval::Interval};

/// Hints about code that computes a program.
#[derive(Clone, Debug, Default)]
pub struct Hints {
    /// The expressions that the hints speak of.
    pub words: Words,
    /// The words of the parameters: where they are passed as bytes, the sums of these.
    pub params: Vec<Vec<Node>>,
    /// The integer of every value of the program, in words.
    pub sums: Vec<Sum>,
    /// Bounds that hold, in the order of their proofs.
    pub claims: Vec<Claim>,
    /// By the index of a node: it is read with sign.
    pub signed: Vec<bool>,
    /// Sums and shifts of which the low part is 0 for all inputs.
    pub exact: HashSet<Node>,
}

impl Hints {
    /// The hints, with the claims that these words are 0.
    #[must_use]
    pub fn with_zeros(mut self, words: &[Node]) -> Hints {
        let zero = Interval::point(0);
        let claims = words.iter().map(|word| {
            let sum = one(*word, &zero);
            let through = vec![Product::of(1, sum.clone())];
            Claim::new(sum, zero.clone(), BigInt::one(), through)
        });
        self.claims.extend(claims);
        self
    }

    /// The integer of a value's words.
    pub fn sum(&self, v: Value) -> Sum {
        self.sums[v.index()].clone()
    }
}

/// A word with its weight in a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The weight.
    pub weight: BigInt,
    /// The word.
    pub node: Node,
    /// Read in two's complement.
    pub signed: bool,
}

/// A linear form of words.
pub type Sum = Vec<Term>;

/// A coefficient times a product of forms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Product {
    /// The coefficient.
    pub weight: BigInt,
    /// The factors.
    pub factors: Vec<Sum>,
}

impl Product {
    /// `weight * sum`.
    pub fn of(weight: impl Into<BigInt>, sum: Sum) -> Product {
        Product {
            weight: weight.into(),
            factors: vec![sum],
        }
    }
}

/// A [`Goal`](crate::ir::Goal) about words.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The bounded sum.
    pub sum: Sum,
    /// The bound.
    pub range: Interval,
    /// Multiplier of the form in the proof.
    pub scale: BigInt,
    /// Ways to rewrite the scaled form through forms with known bounds.
    pub through: Vec<Vec<Product>>,
    /// Flags with the value for which the claim is made.
    pub given: Vec<(Node, bool)>,
    /// Flags to distinguish in the proof.
    pub cases: Vec<Node>,
}

impl Claim {
    /// `scale * sum` is the sum of `through`, by which `sum` lies in `range`.
    pub fn new(sum: Sum, range: Interval, scale: BigInt, through: Vec<Product>) -> Claim {
        Claim {
            sum,
            range,
            scale,
            through: vec![through],
            given: Vec::new(),
            cases: Vec::new(),
        }
    }
}

/// `1 * node`, with sign if it can be below 0.
pub fn one(node: Node, range: &Interval) -> Sum {
    vec![Term {
        weight: BigInt::one(),
        node,
        signed: range.lo.is_negative(),
    }]
}
