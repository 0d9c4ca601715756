//! What is known of nodes: the goals of a program, and what its halves need beside them, in terms of words.

use num_bigint::BigInt;
use num_traits::{One, Signed};

use super::word::Node;
use crate::ir::interval::Interval;

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
    /// What is bounded.
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
