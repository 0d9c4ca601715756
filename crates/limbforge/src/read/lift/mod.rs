//! From expressions of words back to a program, which the check can take.
//!
//! The statement is that of the program that was to be written, read at the ports; everything between comes from the
//! code. Claims go along as goals, which the check proves or refuses: a wrong one cannot make wrong code pass.
//!
//! Invariant: if the check accepts the lifted program, the value of each node is congruent to its word modulo 2^64.
//! Each rule in `word` is an identity of words for all bits, or states its side condition as a goal before it uses it.
//! The intervals of the builder only choose between rules: a wrong interval gives a goal that the check refuses.

mod bitwise;
#[cfg(test)]
mod tests;
mod word;

use std::collections::HashMap;

use num_bigint::BigInt;
use num_traits::Signed;

use super::{
    hint::{Claim, Hints, Product, Sum},
    word::{Node, Op as Word, Words},
};
use crate::ir::{
    Congruence, Cut, Form, Goal, Known, Op, Program, Require, Spec, Ty, Value,
    build::{Builder, Overflow},
    interval::Interval,
    spec::{Expression, Term, Weighted},
};

const UNSIGNED: Ty = Ty::unsigned(64);
const SIGNED: Ty = Ty::signed(64);

/// A program of machine code.
pub struct Lifted {
    /// The program.
    pub program: Program,
    /// The goal that each claim of the hints has become.
    pub claims: Vec<Goal>,
}

/// A program that computes what the nodes `results` say, with the statement of `program`.
///
/// # Errors
/// [`Overflow`] if a result does not fit its port.
pub fn lift(
    program: &Program,
    hints: &Hints,
    words: &Words,
    results: &[Vec<Node>],
) -> Result<Lifted, Overflow> {
    let mut builder = Builder::new(&program.name, program.word).sharing();
    let mut ports = HashMap::new();
    let (mut params, mut known) = (Vec::new(), HashMap::new());
    for port in &program.params {
        let values = builder.param(&port.name, port.kind, &port.bounds);
        ports.extend(port.values.iter().copied().zip(values.iter().copied()));
        let nodes = &hints.params[params.len()];
        known.extend(nodes.iter().copied().zip(values.iter().copied()));
        params.push(values);
    }
    let mut lifting = Lifting {
        words,
        signed: &hints.signed,
        builder,
        params,
        // A word is the sum of its bytes with their weights.
        values: known,
        ports,
        hints,
        claimed: HashMap::new(),
    };
    let mut claims = Vec::with_capacity(hints.claims.len());
    for claim in &hints.claims {
        let goal = lifting.claim(claim);
        claims.push(goal.clone());
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
                value = lifting.flag(value);
            }
            values.push(lifting.at_port(*v, value));
        }
        outputs.push((port.name.as_str(), port.kind, values));
    }
    let spec = lifting.spec(&program.spec);
    let mut lifted = lifting.builder.finish(outputs, spec)?;
    lifted.internal = program.internal;
    for (port, original) in lifted.results.iter_mut().zip(&program.results) {
        port.bounds.clone_from(&original.bounds);
    }
    Ok(Lifted {
        program: lifted,
        claims,
    })
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
    hints: &'a Hints,
    /// Bounds of values that are goals already.
    claimed: HashMap<Value, Interval>,
}

impl Lifting<'_> {
    /// States a bound that a rule leans on: the check proves it or refuses the program.
    fn lean(&mut self, v: Value, bound: Interval) {
        let known = self.claimed.get(&v).is_some_and(|old| old.within(&bound));
        if !known && !self.builder.ty(v).range().within(&bound) {
            let goal = Goal::new(Form::of(v), bound.clone());
            self.builder.claim(goal);
            self.claimed.insert(v, bound);
        }
    }

    /// The value as a flag: that it is 0 or 1 is a goal, as `v mod 2 = v` for these only.
    fn flag(&mut self, v: Value) -> Value {
        self.lean(v, Interval::of_bits(1));
        self.builder.flag(v)
    }

    /// The value that stands at the port of `original`. One name in two places, such as a parameter that is copied to a
    /// result, stands for one value in the statement: that the code leaves the same in both is a goal.
    fn at_port(&mut self, original: Value, value: Value) -> Value {
        let first = *self.ports.entry(original).or_insert(value);
        if first != value {
            let difference = Form::of(value).plus(-1, first);
            let equal = Goal::new(difference, Interval::point(0));
            self.builder.claim(equal);
        }
        first
    }

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
            // A quotient that is 0 by its interval is not split: a mark would find nothing.
            if self.is_exact(node) && !self.builder.is(value, 0) {
                self.builder.mark_exact(value);
            }
            self.values.insert(node, value);
        }
    }

    /// Whether the low part of the split that gives the node is 0: a sum, its carry, a difference, its borrow, a shift.
    fn is_exact(&self, node: Node) -> bool {
        let sum = match self.words.get(node) {
            (Word::Carry, args) => self.words.find(Word::Add, args),
            (Word::Less, args) => self.words.find(Word::Sub, args),
            _ => None,
        };
        self.hints.exact.contains(&sum.unwrap_or(node))
    }

    /// The value of a node for claims and results, with or without sign where its interval leaves a choice. Both
    /// readings are congruent modulo 2^64. At a result its bound decides: it lies within 2^64 consecutive integers.
    fn value(&mut self, node: Node, signed: bool) -> Value {
        self.ensure(&[node]);
        let value = self.values[&node];
        let range = self.builder.range(value);
        match signed {
            true if !range.within(&SIGNED.range()) => self.as_signed(value),
            false if range.lo.is_negative() => self.as_unsigned(value),
            _ => value,
        }
    }

    fn inst(&mut self, op: Op, args: &[Value], ty: Ty) -> Value {
        self.builder.inst(op, args, &[ty])[0]
    }

    /// The same 64 bits read without sign: `v mod 2^64`, unless the type says so already.
    fn as_unsigned(&mut self, v: Value) -> Value {
        if !self.builder.ty(v).signed {
            return v;
        }
        let zero = self.builder.zero();
        self.inst(Op::Add, &[v, zero], UNSIGNED)
    }

    /// The same 64 bits read with sign: `v` itself where it is below 2^63, which is then a goal.
    fn as_signed(&mut self, v: Value) -> Value {
        if self.builder.range(v).within(&SIGNED.range()) {
            self.lean(v, SIGNED.range());
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
            self.flag(value)
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
        let cuts = spec.cuts.iter().map(|cut| Cut {
            name: cut.name.clone(),
            form: self.form(&cut.form),
        });
        let cuts = cuts.collect();
        let ensures = spec.ensures.iter().map(|goal| self.goal(goal)).collect();
        let requires = spec.requires.iter().map(|require| Require {
            form: self.form(&require.form),
            range: require.range.clone(),
        });
        let requires = requires.collect();
        Spec {
            formula: spec.formula.clone(),
            modulus: spec.modulus.clone(),
            congruences,
            ensures,
            cuts,
            requires,
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
            self.flag(value)
        };
        let cases = goal.cases.iter().map(|v| flag(*v)).collect();
        // A condition on a value of the code would be the code's own: without it the claim says more.
        let at_ports = goal.given.iter();
        let at_ports = at_ports.filter(|(v, _)| self.ports.contains_key(v));
        let given: Vec<_> = at_ports.map(|(v, set)| (self.ports[v], *set)).collect();
        Goal {
            form,
            claim: goal.claim.clone(),
            given,
            cases,
            scale: goal.scale.clone(),
            through,
        }
    }

    /// A value of the original program: at a port that port's, else what its words say.
    fn original(&mut self, v: Value) -> Form {
        if let Some(&value) = self.ports.get(&v) {
            return Form::of(value);
        }
        let sum = self.hints.sum(v);
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

    /// Whether the value seems to be 0 or 1; who uses it says so by [`Lifting::flag`].
    fn is_flag(&self, v: Value) -> bool {
        self.builder.range(v).within(&Interval::of_bits(1))
    }
}
