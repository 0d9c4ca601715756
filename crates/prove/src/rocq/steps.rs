//! Hints: what `proofs/Steps.v`, `Claims.v`, `Lower.v` and `Check.v` take beside a program. Nothing here is trusted.

use num_bigint::BigInt;

use super::{
    expand::Order,
    poly::{Poly, Range, Sym},
};

/// Ways to say what a quotient and a remainder by a power of two are.
#[derive(Clone, Debug)]
pub enum Way {
    /// One quotient for all values.
    Point(BigInt),
    /// The quotient is a name of its own.
    Fresh,
    /// The remainder is 0: the expansion of 2^shift times the expression shows it.
    Zero { shift: u32, order: Order },
    /// Quotient and remainder: the expansion of 2^shift times the equation shows it.
    Euclid {
        quotient: Poly,
        rest: Poly,
        shift: u32,
        order: Order,
    },
}

/// A linear form, and the number of an earlier claim about it.
pub type Known = (Poly, Option<usize>);

/// A coefficient and the forms that it multiplies.
pub type Weighted = (BigInt, Vec<Known>);

/// How to prove a claim.
#[derive(Clone, Debug, Default)]
pub struct Claim {
    pub at: Option<usize>,
    pub cases: Vec<Sym>,
    pub scale: BigInt,
    /// Weighted products of forms, and the order in which the rest is expanded.
    pub through: Vec<(Vec<Weighted>, Order)>,
}

/// Steps of the checker before an instruction. It knows more kinds, which no hint needs.
#[derive(Clone, Debug)]
pub enum Step {
    /// Quotient (or minus that) and remainder of 2^k.
    Split {
        first: Sym,
        negated: bool,
        e: Poly,
        k: u32,
        way: Way,
    },
    /// A polynomial lies in a range.
    Goal {
        form: Poly,
        claim: Range,
        hints: Claim,
    },
}

/// Hints of an instruction.
#[derive(Clone, Debug, Default)]
pub struct Hint {
    /// Steps before it.
    pub before: Vec<Step>,
    /// Values, numbered from 0, that are constant by now.
    pub constants: Vec<(u32, BigInt)>,
    /// The ways of its splits.
    pub ways: Vec<Way>,
}

impl Hint {
    /// Whether the checker does without it.
    pub fn is_empty(&self) -> bool {
        let trivial = |way: &Way| matches!(way, Way::Point(q) if *q == BigInt::from(0));
        self.before.is_empty() && self.constants.is_empty() && self.ways.iter().all(trivial)
    }
}

/// Hints for an expression that vanishes.
#[derive(Clone, Debug, Default)]
pub struct Vanishing {
    pub shift: u32,
    pub zeros: Poly,
    pub order: Order,
}

/// Hints for a program and its statement.
#[derive(Clone, Debug, Default)]
pub struct Proof {
    pub(super) insts: Vec<Hint>,
    pub(super) end: Vec<Step>,
    pub(super) vanish: Vec<Vanishing>,
    pub(super) claims: Vec<Claim>,
    /// Claims and expressions that these hints will not prove, in words.
    pub doubts: Vec<String>,
}
