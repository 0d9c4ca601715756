//! Statements and hints of a program for some of its parameters: constants, or the words of an earlier parameter.
//!
//! Code in place of a call is made for the arguments of this one: of `add(a, a)` it has no trace of a second operand,
//! and constants are folded. Such code satisfies the statement for its arguments alone, which is the program's, read
//! with other names and with numbers for names.

use std::collections::HashMap;

use num_bigint::BigInt;
use num_traits::{One, Signed, Zero};

use super::{
    hint::{Claim, Hints, Product, Sum},
    word::{Node, Words},
};
use crate::ir::{
    Congruence, Cut, Form, Goal, Known, Program, Require, Spec, Value,
    spec::{Expression, Term, Weighted},
};

/// The words that an argument has.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Given {
    /// Any.
    Anything,
    /// Those of this earlier parameter, which can be anything.
    Same(usize),
    /// These.
    Constant(Vec<u64>),
}

/// What values of parameters are read as.
#[derive(Default)]
struct Names {
    others: HashMap<Value, Value>,
    constants: HashMap<Value, BigInt>,
}

/// The program with its statement for such arguments; its instructions stay those for all. `None` if a sum of the
/// statement has constants beside other values: it would be no port's any more.
pub fn program(program: &Program, given: &[Given]) -> Option<Program> {
    let mut names = Names::default();
    for (port, given) in program.params.iter().zip(given) {
        match given {
            Given::Anything => {}
            Given::Same(k) => {
                let values = program.params[*k].values.iter().copied();
                names.others.extend(port.values.iter().copied().zip(values));
            }
            Given::Constant(words) => {
                for ((v, bound), &word) in port.values.iter().zip(&port.bounds).zip(words) {
                    let number = match bound.lo.is_negative() {
                        true => BigInt::from(word as i64),
                        false => BigInt::from(word),
                    };
                    names.constants.insert(*v, number);
                }
            }
        }
    }
    let mut special = program.clone();
    special.spec = names.spec(&program.spec)?;
    for v in special.results.iter_mut().flat_map(|port| &mut port.values) {
        if names.constants.contains_key(v) {
            return None;
        }
        *v = names.value(*v);
    }
    Some(special)
}

impl Names {
    fn value(&self, v: Value) -> Value {
        self.others.get(&v).copied().unwrap_or(v)
    }

    fn spec(&self, spec: &Spec) -> Option<Spec> {
        let congruences = spec.congruences.iter().map(|congruence| {
            Some(Congruence {
                left: self.expression(&congruence.left)?,
                right: self.expression(&congruence.right)?,
                zeros: self.renamed(&congruence.zeros),
            })
        });
        let cuts = spec.cuts.iter().map(|cut| {
            let form = self.form(&cut.form)?.ok()?;
            let name = cut.name.clone();
            Some(Cut { name, form })
        });
        let goals = spec.ensures.iter().filter(|goal| self.is_met(goal));
        let requires = spec.requires.iter().map(|require| Require {
            form: self.renamed(&require.form),
            range: require.range.clone(),
        });
        Some(Spec {
            formula: spec.formula.clone(),
            modulus: spec.modulus.clone(),
            congruences: congruences.collect::<Option<_>>()?,
            ensures: goals.map(|goal| self.goal(goal)).collect::<Option<_>>()?,
            cuts: cuts.collect::<Option<_>>()?,
            requires: requires.collect(),
        })
    }

    /// Other names, where hints and conditions of callers keep those of constants.
    fn renamed(&self, form: &Form) -> Form {
        let terms = form.0.iter().map(|term| Weighted {
            weight: term.weight.clone(),
            value: self.value(term.value),
        });
        Form(terms.collect())
    }

    /// A form, or the number that it is of constants alone; `None` of both.
    fn form(&self, form: &Form) -> Option<Result<Form, BigInt>> {
        let constant = |term: &Weighted| Some(self.constants.get(&term.value)? * &term.weight);
        let constants: Vec<BigInt> = form.0.iter().filter_map(constant).collect();
        match constants.len() {
            0 => Some(Ok(self.renamed(form))),
            n if n == form.0.len() => Some(Err(constants.iter().sum())),
            _ => None,
        }
    }

    fn expression(&self, expression: &Expression) -> Option<Expression> {
        let mut terms = Vec::new();
        for term in expression {
            let mut product = Term::new(term.coefficient.clone(), Vec::new());
            for form in &term.factors {
                match self.form(form)? {
                    Ok(form) => product.factors.push(form),
                    Err(number) => product.coefficient *= number,
                }
            }
            if !product.coefficient.is_zero() {
                terms.push(product);
            }
        }
        Some(terms)
    }

    /// Whether no constant contradicts a condition of the goal.
    fn is_met(&self, goal: &Goal) -> bool {
        let contradicts = |(flag, set): &(Value, bool)| {
            let constant = self.constants.get(flag);
            constant.is_some_and(|number| number.is_one() != *set)
        };
        !goal.given.iter().any(contradicts)
    }

    fn goal(&self, goal: &Goal) -> Option<Goal> {
        let given = goal.given.iter();
        let given = given.filter(|(flag, _)| !self.constants.contains_key(flag));
        let cases = goal.cases.iter();
        let cases = cases.filter(|flag| !self.constants.contains_key(flag));
        let known = |known: &Known| Known {
            weight: known.weight.clone(),
            factors: known.factors.iter().map(|f| self.renamed(f)).collect(),
        };
        let through = goal.through.iter();
        Some(Goal {
            form: self.form(&goal.form)?.ok()?,
            claim: goal.claim.clone(),
            given: given.map(|(flag, set)| (self.value(*flag), *set)).collect(),
            cases: cases.map(|flag| self.value(*flag)).collect(),
            scale: goal.scale.clone(),
            through: through.map(|all| all.iter().map(known).collect()).collect(),
        })
    }
}

/// The hints with the words of such arguments in place of parameters. Each expression is rewritten by the identities of
/// [`Words::node`] alone, so that it is what it was for these arguments.
pub fn hints(hints: &Hints, given: &[Given]) -> Hints {
    let of = |node: &Node| {
        let ports = hints.params.iter().zip(given).enumerate();
        let mut found = ports.filter_map(|(k, (nodes, given))| {
            let word = nodes.iter().position(|other| other == node)?;
            Some((k, word, given))
        });
        found.next()
    };
    let mut words = Words::default();
    let mut instead: Vec<Node> = Vec::with_capacity(hints.words.len());
    let mut params = hints.params.clone();
    for i in 0..hints.words.len() {
        let node = hints.words.at(i);
        let (op, args) = hints.words.get(node);
        let args: Vec<Node> = args.iter().map(|a| instead[a.index()]).collect();
        let own = words.node(op, &args);
        let Some((k, word, given)) = of(&node) else {
            instead.push(own);
            continue;
        };
        params[k][word] = own;
        instead.push(match given {
            Given::Anything => own,
            // Earlier parameters have smaller numbers.
            Given::Same(other) => instead[hints.params[*other][word].index()],
            Given::Constant(numbers) => words.constant(numbers[word]),
        });
    }
    let at = |node: Node| instead[node.index()];
    let sum = |sum: &Sum| -> Sum {
        let mut sum = sum.clone();
        sum.iter_mut().for_each(|term| term.node = at(term.node));
        sum
    };
    let product = |product: &Product| Product {
        weight: product.weight.clone(),
        factors: product.factors.iter().map(sum).collect(),
    };
    let claims = hints.claims.iter().map(|claim| {
        let through = claim.through.iter();
        Claim {
            sum: sum(&claim.sum),
            range: claim.range.clone(),
            scale: claim.scale.clone(),
            through: through
                .map(|all| all.iter().map(product).collect())
                .collect(),
            given: claim
                .given
                .iter()
                .map(|(flag, set)| (at(*flag), *set))
                .collect(),
            cases: claim.cases.iter().map(|flag| at(*flag)).collect(),
        }
    });
    let claims = claims.collect();
    let mut signed = vec![false; words.len()];
    for (node, is_signed) in instead.iter().zip(&hints.signed) {
        signed[node.index()] |= is_signed;
    }
    let is_kept = |node: &&Node| words.get(at(**node)).0 == hints.words.get(**node).0;
    let exact = hints.exact.iter().filter(is_kept).map(|node| at(*node));
    let exact = exact.collect();
    let sums = hints.sums.iter().map(sum).collect();
    Hints {
        words,
        params,
        sums,
        claims,
        signed,
        exact,
    }
}
