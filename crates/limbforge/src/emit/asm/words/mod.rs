//! A checked program as expressions of words, with hints for the proof.
//!
//! The passes `narrow` and `legalise` leave words and the operations of the processor: an operation is then an
//! expression, or two for both words of a product and for a sum with its carry. The claims of the passed program are
//! the hints. Nothing is trusted: code is proved against the program before the passes, with its statement. Only where
//! a part of the meaning is not proved does code have to compute these very words: that they are the program's is
//! tested.

mod operation;
#[cfg(test)]
mod tests;

use std::collections::HashSet;

use num_bigint::BigInt;
use num_traits::{One, Signed, ToPrimitive};

use super::AsmError;
use crate::{
    check::Checked,
    interface::Interface,
    ir::{
        Form, Goal, Program, Step, Value,
        interval::{Interval, Ranges, power_of_two},
        op::apply,
    },
    pass::{CarryIn, Cut, Operations, in_words},
    read::{
        hint::{Claim, Hints, Product, Sum, Term},
        ports,
        word::{Node, Op, Words},
    },
};

/// Choices in writing an operation in words, beside the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// The radix at which double words are cut; `None` cuts them at the word.
    pub radix: Option<u32>,
    /// The processor adds two words and a carry, with a carry out.
    pub carry_flag: bool,
    /// Which of its choices are instructions.
    pub conditional: Conditional,
    /// The processor has products split at bit 57, and adds what it has shifted with sign.
    pub reduced_radix: bool,
    /// The processor has products split at each of bits 49 to 63.
    pub flexible_radix: bool,
}

/// Which choices by a bit are instructions, and not operations with its mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conditional {
    /// None.
    No,
    /// Those between two words, neither of which is 0.
    Words,
    /// All.
    All,
}

impl Style {
    fn cut(self) -> Cut {
        let cut = |at| Cut::Radix {
            at,
            products: at == 57 && self.reduced_radix
                || self.flexible_radix && (49..64).contains(&at),
        };
        self.radix.map_or(Cut::Word, cut)
    }

    fn operations(self) -> Operations {
        Operations {
            wide_product: false,
            // Two steps and the sum of their carries, which `read` takes for one again.
            carry_in: match self.carry_flag {
                true => CarryIn::Taken,
                false => CarryIn::Spelled,
            },
            // Two shifts and a sum, which are one expression.
            funnel: true,
        }
    }
}

/// The words of a value.
#[derive(Clone, Copy, Debug)]
enum Parts {
    /// One word.
    Word(Node),
    /// The product of two words, or a word extended by its sign: `low + 2^64 high`.
    Split {
        low: Node,
        high: Node,
        signed: bool,
        /// The factors of a product.
        factors: Option<[Value; 2]>,
    },
}

/// A program in words.
pub struct Expressions {
    /// The expressions, and what is known of them.
    pub hints: Hints,
    /// The words of the results, port by port: known constants are written as such.
    pub results: Vec<Vec<Node>>,
}

struct Writer<'a> {
    program: &'a Program,
    /// The intervals of the values so far: claims narrow them from their place on.
    ranges: Vec<Interval>,
    style: Style,
    words: Words,
    parts: Vec<Parts>,
    claims: Vec<Claim>,
    /// The nodes that are read with sign.
    signed: HashSet<Node>,
    exact: HashSet<Node>,
}

/// Writes a program in words.
///
/// # Errors
/// [`AsmError::Unsupported`] for operations and values that cannot be written in this style.
pub fn expressions(
    interface: Interface,
    checked: &Checked<Program>,
    style: Style,
) -> Result<Expressions, AsmError> {
    let original = checked.program();
    let (cut, operations) = (style.cut(), style.operations());
    let written = in_words(original.clone(), checked.ranges(), cut, &operations);
    let written = written.map_err(|what| AsmError::Unsupported {
        program: original.name.clone(),
        what: what.to_owned(),
    })?;
    let program = &written.program;
    let mut writer = Writer {
        program,
        ranges: Vec::with_capacity(program.types.len()),
        style,
        words: Words::default(),
        parts: Vec::with_capacity(program.types.len()),
        claims: Vec::new(),
        signed: HashSet::new(),
        exact: HashSet::new(),
    };
    let mut params = Vec::new();
    for (at, port) in program.params.iter().enumerate() {
        let nodes = ports::parameter(interface, port, at, &mut writer.words);
        writer.ranges.extend(port.bounds.iter().cloned());
        let values = port.values.iter().zip(&nodes);
        values.for_each(|(v, node)| writer.define(*v, Parts::Word(*node)));
        params.push(nodes);
    }
    for step in &program.steps {
        match step {
            Step::Inst(inst) => {
                let args = inst.args.iter().map(|v| writer.range(*v).clone());
                let (args, ty): (Vec<_>, _) = (args.collect(), program.ty(inst.results[0]));
                writer
                    .ranges
                    .extend(apply(&mut Ranges, &inst.op, ty, &args));
                writer.operation(inst)?;
            }
            Step::Goal(goal) => writer.goal(goal),
        }
    }
    let ensures = &program.spec.ensures;
    ensures.iter().for_each(|goal| writer.goal(goal));
    let mut results = Vec::new();
    for port in &program.results {
        let nodes = port.values.iter().map(|v| writer.word(*v));
        results.push(nodes.collect::<Result<_, _>>()?);
    }
    let sums = written.forms.iter().map(|form| writer.form(form)).collect();
    let all = 0..writer.words.len();
    let signed = all.map(|i| writer.signed.contains(&writer.words.at(i)));
    let hints = Hints {
        params,
        sums,
        signed: signed.collect(),
        claims: writer.claims,
        exact: writer.exact,
        words: writer.words,
    };
    Ok(Expressions { hints, results })
}

impl Writer<'_> {
    fn unsupported(&self, what: &str) -> AsmError {
        AsmError::Unsupported {
            program: self.program.name.clone(),
            what: what.to_owned(),
        }
    }

    fn node(&mut self, op: Op, args: &[Node]) -> Node {
        self.words.node(op, args)
    }

    fn constant(&mut self, k: u64) -> Node {
        self.words.constant(k)
    }

    fn range(&self, v: Value) -> &Interval {
        &self.ranges[v.index()]
    }

    fn is_negative(&self, v: Value) -> bool {
        self.range(v).lo.is_negative()
    }

    /// Gives the next value its words.
    fn define(&mut self, v: Value, parts: Parts) {
        debug_assert_eq!(v.index(), self.parts.len(), "values are defined in order");
        if let (Parts::Word(node), true) = (parts, self.is_negative(v)) {
            self.signed.insert(node);
        }
        self.parts.push(parts);
    }

    /// The word of a value as an operand: the constant that it is known to be.
    fn word(&mut self, v: Value) -> Result<Node, AsmError> {
        match self.parts[v.index()] {
            Parts::Word(node) => {
                let constant = self.range(v).single().and_then(word_of);
                Ok(constant.map_or(node, |k| self.constant(k)))
            }
            Parts::Split { .. } => Err(self.unsupported("a double word where a word is read")),
        }
    }

    /// The integer of a value's words.
    fn sum(&self, v: Value) -> Sum {
        let term = |weight: BigInt, node: Node, signed: bool| Term {
            weight,
            node,
            signed,
        };
        match self.parts[v.index()] {
            Parts::Word(node) => vec![term(BigInt::one(), node, self.is_negative(v))],
            Parts::Split {
                low, high, signed, ..
            } => vec![
                term(BigInt::one(), low, false),
                term(power_of_two(64), high, signed),
            ],
        }
    }

    fn form(&self, form: &Form) -> Sum {
        let mut sum = Sum::new();
        for weighted in &form.0 {
            for mut term in self.sum(weighted.value) {
                term.weight *= &weighted.weight;
                sum.push(term);
            }
        }
        sum
    }

    /// Factors in words: a product alone is its factors, whose interval is closer than that of its words.
    fn factors(&self, forms: &[Form]) -> Vec<Sum> {
        let factors = forms.iter().flat_map(|form| match form.0.as_slice() {
            [term] if term.weight.is_one() => match self.parts[term.value.index()] {
                Parts::Split {
                    factors: Some([x, y]),
                    ..
                } => vec![self.sum(x), self.sum(y)],
                _ => vec![self.form(form)],
            },
            _ => vec![self.form(form)],
        });
        factors.collect()
    }

    /// A claim of the program, about words.
    fn goal(&mut self, goal: &Goal) {
        let through = goal.through.iter().map(|known| {
            let products = known.iter().map(|known| Product {
                weight: known.weight.clone(),
                factors: self.factors(&known.factors),
            });
            products.collect()
        });
        let flag = |v: &Value| match self.parts[v.index()] {
            Parts::Word(node) | Parts::Split { low: node, .. } => node,
        };
        let claim = Claim {
            sum: self.form(&goal.form),
            range: goal.claim.clone(),
            scale: goal.scale.clone(),
            through: through.collect(),
            given: goal.given.iter().map(|(v, set)| (flag(v), *set)).collect(),
            cases: goal.cases.iter().map(flag).collect(),
        };
        self.claims.push(claim);
        if let Some((v, bound)) = goal.bounded()
            && let Some(narrower) = self.range(v).meet(bound)
        {
            self.ranges[v.index()] = narrower;
        }
    }
}

/// The word that holds `k`, without sign or in two's complement.
fn word_of(k: &BigInt) -> Option<u64> {
    k.to_u64().or_else(|| k.to_i64().map(|k| k as u64))
}
