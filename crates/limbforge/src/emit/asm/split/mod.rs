//! A checked program in words: double words become pairs of words, carries become words.
//!
//! What is written here is not trusted: the text that comes out is checked as a program of its own. The bounds that the
//! check found for the program decide which carries are needed, and go along as [`Claim`]s, for the check to prove
//! again.

mod double;
mod inst;
mod range;
mod shift;

use std::collections::HashSet;

use num_bigint::BigInt;
use num_traits::{One, Signed, ToPrimitive};

use super::AsmError;
use crate::{
    check::Checked,
    interface::Interface,
    ir::{
        Form, Program, Step, Value,
        interval::{Interval, power_of_two},
    },
    read::{
        hint::{Claim, Hints, Product, Sum, Term, one},
        ports,
        word::{Node, Op, Words},
    },
};
use range::natural;

/// How the halves of a double word are held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halves {
    /// Low word and high word: sums carry.
    Words,
    /// low + 2^t high, each with room: sums do not carry.
    Radix(u32),
}

/// Choices in writing an operation in words, beside the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// How double words are held.
    pub halves: Halves,
    /// The processor adds two words and a carry, with a carry out.
    pub carry_flag: bool,
    /// The processor has instructions that choose by a condition.
    pub conditional: bool,
    /// The processor has products split at bit 57, and adds what it has shifted with sign.
    pub reduced_radix: bool,
    /// The processor has products split at each of bits 49 to 63.
    pub flexible_radix: bool,
}

impl Style {
    /// The processor has products split at bit t.
    pub(super) fn splits(self, t: u32) -> bool {
        t == 57 && self.reduced_radix || self.flexible_radix && (49..64).contains(&t)
    }
}

/// The words of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Parts {
    /// One word.
    Word(Node),
    /// low + 2^at high
    Pair { low: Node, high: Node, at: u32 },
}

/// A program in words.
pub struct Split {
    /// The expressions, and what is known of them.
    pub hints: Hints,
    /// The words of the results, port by port: known constants are written as such.
    pub results: Vec<Vec<Node>>,
}

pub(super) struct Splitter<'a> {
    program: &'a Program,
    checked: &'a [Interval],
    style: Style,
    words: Words,
    /// What is known of each node.
    ranges: Vec<Interval>,
    /// Which nodes are meant with sign, though their range may be known to be without.
    signed: Vec<bool>,
    parts: Vec<Parts>,
    claims: Vec<Claim>,
    /// What is known of each value so far; the check may find more later on.
    known: Vec<Interval>,
    /// What is known of the value in work.
    current: Interval,
    /// Carries beyond the top of the value in work: all are 0.
    overflows: Vec<Node>,
    exact: HashSet<Node>,
}

/// Writes a program in words.
///
/// # Errors
/// [`AsmError::Unsupported`] for operations and values that cannot be written in this style.
pub fn split(
    interface: Interface,
    checked: &Checked<Program>,
    style: Style,
) -> Result<Split, AsmError> {
    let program = checked.program();
    let mut splitter = Splitter {
        program,
        checked: checked.ranges(),
        style,
        words: Words::default(),
        ranges: Vec::new(),
        signed: Vec::new(),
        parts: Vec::with_capacity(program.types.len()),
        claims: Vec::new(),
        known: Vec::new(),
        current: Interval::point(0),
        overflows: Vec::new(),
        exact: HashSet::new(),
    };
    let mut params = Vec::new();
    for (at, port) in program.params.iter().enumerate() {
        let nodes = ports::parameter(interface, port, at, &mut splitter.words);
        params.push(nodes.clone());
        for (&node, bound) in nodes.iter().zip(&port.bounds) {
            splitter.know(node, bound);
            splitter.parts.push(Parts::Word(node));
            splitter.known.push(bound.clone());
        }
    }
    for step in &program.steps {
        match step {
            Step::Inst(inst) => splitter.step(inst)?,
            Step::Goal(goal) => splitter.goal(goal),
        }
    }
    for goal in &program.spec.ensures {
        splitter.goal(goal);
    }
    let mut results = Vec::new();
    for port in &program.results {
        let nodes = port.values.iter().map(|v| splitter.word(*v));
        results.push(nodes.collect::<Result<_, _>>()?);
    }
    let all = 0..splitter.parts.len();
    let sums = all.map(|i| splitter.sum(splitter.parts[i])).collect();
    splitter.cover();
    let hints = Hints {
        words: splitter.words,
        params,
        sums,
        claims: splitter.claims,
        signed: splitter.signed,
        exact: splitter.exact,
    };
    Ok(Split { hints, results })
}

impl Splitter<'_> {
    fn unsupported(&self, what: &str) -> AsmError {
        AsmError::Unsupported {
            program: self.program.name.clone(),
            what: what.to_owned(),
        }
    }

    /// Gives every node a range.
    fn cover(&mut self) {
        while self.ranges.len() < self.words.len() {
            let node = self.words.at(self.ranges.len());
            let (op, args) = self.words.get(node);
            let args: Vec<&Interval> = args.iter().map(|a| &self.ranges[a.index()]).collect();
            let range = natural(op, &args);
            self.signed.push(range.lo.is_negative());
            self.ranges.push(range);
        }
    }

    fn range(&mut self, node: Node) -> &Interval {
        self.cover();
        &self.ranges[node.index()]
    }

    /// The node is known to lie in `range`; a word of which nothing is known may then be read with sign.
    fn know(&mut self, node: Node, range: &Interval) {
        self.cover();
        let known = &mut self.ranges[node.index()];
        *known = match known.meet(range) {
            Some(meet) if *known != Interval::of_bits(64) => meet,
            _ => range.clone(),
        };
        self.signed[node.index()] |= range.lo.is_negative();
    }

    /// The node is read without sign, though a difference could be read with one.
    fn know_unsigned(&mut self, node: Node) {
        self.cover();
        let known = &mut self.ranges[node.index()];
        if known.lo.is_negative() {
            *known = Interval::of_bits(64);
            self.signed[node.index()] = false;
        }
    }

    fn node(&mut self, op: Op, args: &[Node]) -> Node {
        self.words.node(op, args)
    }

    fn constant(&mut self, k: u64) -> Node {
        self.words.constant(k)
    }

    /// The value's words, as they are computed.
    fn computed(&self, v: Value) -> Parts {
        self.parts[v.index()]
    }

    /// The value's words, or the constant that it is known to be.
    fn read(&mut self, v: Value) -> Parts {
        let Some(k) = self.checked[v.index()].single() else {
            return self.computed(v);
        };
        match word_of(k) {
            Some(k) => Parts::Word(self.constant(k)),
            None => self.computed(v),
        }
    }

    fn word(&mut self, v: Value) -> Result<Node, AsmError> {
        match self.read(v) {
            Parts::Word(node) => Ok(node),
            Parts::Pair { .. } => Err(self.unsupported("a double word where a word is read")),
        }
    }

    /// The integer of a value's words.
    fn sum(&mut self, parts: Parts) -> Sum {
        match parts {
            Parts::Word(node) => one(node, &self.range(node).clone()),
            Parts::Pair { low, high, at } => {
                let signed = at < 64 && self.range(low).lo.is_negative();
                let weight = BigInt::one();
                let node = low;
                let mut sum = vec![Term {
                    weight,
                    node,
                    signed,
                }];
                let signed = self.range(high).lo.is_negative();
                let (weight, node) = (power_of_two(at), high);
                sum.push(Term {
                    weight,
                    node,
                    signed,
                });
                sum
            }
        }
    }

    fn sum_of(&mut self, v: Value) -> Sum {
        self.sum(self.computed(v))
    }

    /// What the ranges of words say of a sum.
    fn bound(&mut self, sum: &Sum) -> Interval {
        let mut total = Interval::point(0);
        for term in sum {
            let range = self.range(term.node).clone();
            let range = if range.lo.is_negative() && !term.signed {
                Interval::of_bits(64)
            } else {
                range
            };
            total = total.plus(&range.times(&term.weight));
        }
        total
    }

    /// Claims a bound unless it is plain, and uses it from here on.
    fn claim(&mut self, sum: Sum, range: &Interval, scale: BigInt, through: Vec<Product>) {
        let plain = self.bound(&sum).within(range);
        let single = match sum.as_slice() {
            [term] if term.weight.is_one() => Some(term.node),
            _ => None,
        };
        if !plain {
            let claim = Claim::new(sum, range.clone(), scale, through);
            self.claims.push(claim);
        }
        if let Some(node) = single {
            self.know(node, range);
        }
    }

    /// A goal of the program, about words.
    fn goal(&mut self, goal: &crate::ir::Goal) {
        let sum = self.form(&goal.form);
        let through = goal.through.iter().map(|known| {
            let products = known.iter().map(|known| Product {
                weight: known.weight.clone(),
                factors: known.factors.iter().map(|form| self.form(form)).collect(),
            });
            products.collect()
        });
        let through = through.collect();
        let flag = |splitter: &Self, v: &Value| match splitter.computed(*v) {
            Parts::Word(node) | Parts::Pair { low: node, .. } => node,
        };
        let claim = Claim {
            range: goal.claim.clone(),
            scale: goal.scale.clone(),
            through,
            given: goal
                .given
                .iter()
                .map(|(v, set)| (flag(self, v), *set))
                .collect(),
            cases: goal.cases.iter().map(|v| flag(self, v)).collect(),
            sum,
        };
        if let ([term], true) = (claim.sum.as_slice(), claim.given.is_empty())
            && term.weight.is_one()
        {
            let (node, range) = (term.node, claim.range.clone());
            self.know(node, &range);
        }
        self.claims.push(claim);
        if let ([of], true) = (goal.form.0.as_slice(), goal.given.is_empty())
            && of.weight.is_one()
        {
            let known = &mut self.known[of.value.index()];
            *known = known
                .meet(&goal.claim)
                .unwrap_or_else(|| goal.claim.clone());
            let range = known.clone();
            self.claim_parts(self.computed(of.value), &range);
        }
    }

    fn form(&mut self, form: &Form) -> Sum {
        let mut sum = Sum::new();
        for weighted in &form.0 {
            for mut term in self.sum_of(weighted.value) {
                term.weight *= &weighted.weight;
                sum.push(term);
            }
        }
        sum
    }
}

/// The word that holds `k`, without sign or in two's complement.
fn word_of(k: &BigInt) -> Option<u64> {
    k.to_u64().or_else(|| k.to_i64().map(|k| k as u64))
}

/// The words of a pair that holds `k` at 2^64.
fn words_of(k: &BigInt) -> (u64, u64) {
    let mask = power_of_two(64) - 1;
    let word = |k: BigInt| (k & &mask).to_u64().unwrap_or(0);
    (word(k.clone()), word(k >> 64))
}
