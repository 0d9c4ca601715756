//! From expressions of words back to a program, which the check can take.
//!
//! The statement is that of the program that was to be emitted, read at the ports; everything between comes from the
//! text. Claims go along as goals, which the check proves or refuses: a wrong one cannot make a wrong text pass.

mod word;

use std::collections::HashMap;

use num_bigint::BigInt;
use num_traits::Signed;

use super::{
    claim::{Claim, Product, Sum},
    split::Split,
    word::{Node, Op as Word, Words},
};
use crate::ir::{
    Congruence, Form, Goal, Known, Op, Program, Spec, Ty, Value,
    build::{Builder, Overflow},
    interval::Interval,
    spec::{Expression, Term, Weighted},
};

const UNSIGNED: Ty = Ty::unsigned(64);
const SIGNED: Ty = Ty::signed(64);

/// A program that computes what the nodes `results` say, with the statement of `program`.
///
/// # Errors
/// [`Overflow`] if a result does not fit its port.
pub fn lift(
    program: &Program,
    split: &Split,
    words: &Words,
    results: &[Vec<Node>],
) -> Result<Program, Overflow> {
    let mut builder = Builder::new(&program.name, program.word);
    let mut ports = HashMap::new();
    let (mut params, mut known) = (Vec::new(), HashMap::new());
    for port in &program.params {
        let values = builder.param(&port.name, port.kind, &port.bounds);
        ports.extend(port.values.iter().copied().zip(values.iter().copied()));
        let nodes = &split.params[params.len()];
        known.extend(nodes.iter().copied().zip(values.iter().copied()));
        params.push(values);
    }
    let mut lifting = Lifting {
        words,
        signed: &split.signed,
        builder,
        params,
        // A word is the sum of its bytes with their weights.
        values: known,
        ports,
        split,
    };
    for claim in &split.claims {
        let goal = lifting.claim(claim);
        lifting.builder.claim(goal);
    }
    let mut outputs = Vec::new();
    for (port, nodes) in program.results.iter().zip(results) {
        lifting.ensure(nodes);
        let signed = port.bounds.iter().any(|bound| bound.lo.is_negative());
        let mut values = Vec::new();
        for (node, v) in nodes.iter().zip(&port.values) {
            let mut value = lifting.value(*node, signed);
            if program.ty(*v) == Ty::FLAG {
                value = lifting.builder.flag(value);
            }
            // A result that is in two places has two statements: the same value serves both.
            lifting.ports.insert(*v, value);
            values.push(value);
        }
        outputs.push((port.name.as_str(), port.kind, values));
    }
    let spec = lifting.spec(&program.spec);
    let mut lifted = lifting.builder.finish(outputs, spec)?;
    lifted.internal = program.internal;
    for (port, original) in lifted.results.iter_mut().zip(&program.results) {
        port.bounds.clone_from(&original.bounds);
    }
    Ok(lifted)
}

struct Lifting<'a> {
    words: &'a Words,
    /// Which nodes were meant to be read with sign: a hint.
    signed: &'a [bool],
    builder: Builder,
    params: Vec<Vec<Value>>,
    values: HashMap<Node, Value>,
    /// The values of the ports, by their names in the original program.
    ports: HashMap<Value, Value>,
    split: &'a Split,
}

impl Lifting<'_> {
    /// Appends the instructions of these nodes and of what they need.
    fn ensure(&mut self, roots: &[Node]) {
        let mut stack = roots.to_vec();
        let mut needed = Vec::new();
        let mut seen = std::collections::HashSet::new();
        while let Some(node) = stack.pop() {
            if !self.values.contains_key(&node) && seen.insert(node) {
                needed.push(node);
                stack.extend(self.words.get(node).1);
            }
        }
        // Arguments have smaller numbers.
        needed.sort_unstable();
        for node in needed {
            let value = self.word(node);
            if self.is_exact(node) {
                self.builder.mark_exact(value);
            }
            self.values.insert(node, value);
        }
    }

    /// Whether the low part of the split that gives the node is 0: a sum, its carry, a shift.
    fn is_exact(&self, node: Node) -> bool {
        let sum = match self.words.get(node) {
            (Word::Carry, args) => self.words.find(Word::Add, args),
            _ => None,
        };
        self.split.exact.contains(&sum.unwrap_or(node))
    }

    /// The value of a node, with or without sign.
    fn value(&mut self, node: Node, signed: bool) -> Value {
        self.ensure(&[node]);
        let value = self.values[&node];
        if signed {
            self.as_signed(value)
        } else {
            self.as_unsigned(value)
        }
    }

    fn inst(&mut self, op: Op, args: &[Value], ty: Ty) -> Value {
        self.builder.inst(op, args, &[ty])[0]
    }

    /// The same 64 bits read without sign.
    fn as_unsigned(&mut self, v: Value) -> Value {
        if !self.builder.range(v).lo.is_negative() {
            return v;
        }
        let zero = self.builder.zero();
        self.inst(Op::Add, &[v, zero], UNSIGNED)
    }

    /// The same 64 bits read with sign.
    fn as_signed(&mut self, v: Value) -> Value {
        if self.builder.range(v).within(&SIGNED.range()) {
            return v;
        }
        let zero = self.builder.zero();
        self.inst(Op::Add, &[v, zero], SIGNED)
    }

    fn sum(&mut self, sum: &Sum) -> Form {
        let mut form = Form::default();
        for term in sum {
            let value = self.value(term.node, term.signed);
            form = form.plus(term.weight.clone(), value);
        }
        form
    }

    fn product(&mut self, product: &Product) -> Known {
        Known {
            weight: product.weight.clone(),
            factors: product.factors.iter().map(|sum| self.sum(sum)).collect(),
        }
    }

    fn claim(&mut self, claim: &Claim) -> Goal {
        let form = self.sum(&claim.sum);
        let through = claim.through.iter();
        let through = through
            .map(|products| products.iter().map(|p| self.product(p)).collect())
            .collect();
        let mut flag = |node: Node| {
            let value = self.value(node, false);
            self.builder.flag(value)
        };
        Goal {
            form,
            claim: claim.range.clone(),
            given: claim
                .given
                .iter()
                .map(|(node, set)| (flag(*node), *set))
                .collect(),
            cases: claim.cases.iter().map(|node| flag(*node)).collect(),
            scale: claim.scale.clone(),
            through,
        }
    }

    fn spec(&mut self, spec: &Spec) -> Spec {
        let congruences = spec.congruences.iter().map(|congruence| Congruence {
            left: self.expression(&congruence.left),
            right: self.expression(&congruence.right),
            zeros: self.form(&congruence.zeros),
        });
        let congruences = congruences.collect();
        let ensures = spec.ensures.iter().map(|goal| self.goal(goal)).collect();
        Spec {
            formula: spec.formula.clone(),
            modulus: spec.modulus.clone(),
            congruences,
            ensures,
        }
    }

    fn expression(&mut self, expression: &Expression) -> Expression {
        let terms = expression.iter().map(|term| Term {
            coefficient: term.coefficient.clone(),
            factors: term.factors.iter().map(|form| self.form(form)).collect(),
        });
        terms.collect()
    }

    fn goal(&mut self, goal: &Goal) -> Goal {
        let form = self.form(&goal.form);
        let through = goal.through.iter().map(|known| {
            let known = known.iter().map(|known| Known {
                weight: known.weight.clone(),
                factors: known.factors.iter().map(|form| self.form(form)).collect(),
            });
            known.collect()
        });
        let through = through.collect();
        let mut flag = |v: Value| {
            let [term] = self.original(v).0.try_into().expect("a flag is one word");
            let Weighted { value, .. } = term;
            self.builder.flag(value)
        };
        Goal {
            form,
            claim: goal.claim.clone(),
            given: goal.given.iter().map(|(v, set)| (flag(*v), *set)).collect(),
            cases: goal.cases.iter().map(|v| flag(*v)).collect(),
            scale: goal.scale.clone(),
            through,
        }
    }

    /// A value of the original program: at a port that port's, else what its words say.
    fn original(&mut self, v: Value) -> Form {
        if let Some(&value) = self.ports.get(&v) {
            return Form::of(value);
        }
        let sum = self.split.sum(v);
        self.sum(&sum)
    }

    fn form(&mut self, form: &Form) -> Form {
        let mut lifted = Form::default();
        for weighted in &form.0 {
            for term in self.original(weighted.value).0 {
                let weight: BigInt = &term.weight * &weighted.weight;
                lifted = lifted.plus(weight, term.value);
            }
        }
        lifted
    }

    /// Whether the value is 0 or 1.
    fn is_flag(&self, v: Value) -> bool {
        self.builder.range(v).within(&Interval::of_bits(1))
    }
}
