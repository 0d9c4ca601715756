//! The integers that words stand for, and claims about them.

use num_bigint::BigInt;
use num_traits::{One, Signed};

use super::{Cut, Narrower, Parts};
use crate::ir::{
    Form, Goal, Value,
    interval::{Interval, power_of_two},
    spec::{Expression, Known, Weighted},
};

impl Narrower {
    /// The integer of these words.
    pub(super) fn form_of(&self, parts: Parts) -> Form {
        match parts {
            Parts::Word(value) => Form::of(value),
            Parts::Pair { low, high } => Form::of(low).plus(self.weight(), high),
        }
    }

    pub(super) fn form_of_value(&self, v: Value) -> Form {
        self.form_of(self.parts[v.index()])
    }

    /// A form of old values in words.
    pub(super) fn form(&self, form: &Form) -> Form {
        let terms = form.0.iter().flat_map(|weighted| {
            let words = self.form_of_value(weighted.value).0;
            words.into_iter().map(|word| Weighted {
                weight: &word.weight * &weighted.weight,
                value: word.value,
            })
        });
        Form(terms.collect())
    }

    pub(super) fn expression(&self, expression: &mut Expression) {
        for factor in expression.iter_mut().flat_map(|term| &mut term.factors) {
            *factor = self.form(factor);
        }
    }

    /// A claim about old values in words.
    pub(super) fn translated(&self, goal: &Goal) -> Goal {
        let known = |known: &Known| Known {
            weight: known.weight.clone(),
            factors: known.factors.iter().map(|form| self.form(form)).collect(),
        };
        let through = goal.through.iter();
        let given = goal.given.iter();
        Goal {
            form: self.form(&goal.form),
            claim: goal.claim.clone(),
            given: given.map(|(v, set)| (self.word(*v), *set)).collect(),
            cases: goal.cases.iter().map(|v| self.word(*v)).collect(),
            scale: goal.scale.clone(),
            through: through
                .map(|list| list.iter().map(known).collect())
                .collect(),
        }
    }

    /// A claim of the program.
    pub(super) fn goal(&mut self, goal: &Goal) {
        self.writer.claim(self.translated(goal));
        if let Some((v, claim)) = goal.bounded() {
            let known = &mut self.known[v.index()];
            *known = known.meet(claim).unwrap_or_else(|| claim.clone());
            let range = known.clone();
            self.claim_parts(self.parts[v.index()], &range);
        }
    }

    /// The interval of a form by those of its values.
    pub(super) fn bound(&self, form: &Form) -> Interval {
        form.0.iter().fold(Interval::point(0), |total, term| {
            total.plus(&self.writer.range(term.value).times(&term.weight))
        })
    }

    /// Claims a bound unless the intervals of the values say it.
    pub(super) fn claim(&mut self, goal: Goal) {
        if !self.bound(&goal.form).within(&goal.claim) {
            self.writer.claim(goal);
        }
    }

    /// Claims that the pair, which is the sum of `relation`, lies in `range`, and what follows for its words.
    pub(super) fn claim_pair(&mut self, parts: Parts, range: &Interval, relation: Vec<Known>) {
        let sum = self.form_of(parts);
        self.claim(Goal::new(sum, range.clone()).through(relation));
        self.claim_parts(parts, range);
    }

    /// Claims the bounds of a pair's words that follow from its interval.
    pub(super) fn claim_parts(&mut self, parts: Parts, range: &Interval) {
        let Parts::Pair { low, high } = parts else {
            return;
        };
        // Words cut at a radix have their own intervals: nothing is carried out of them.
        if self.cut != Cut::Word {
            return;
        }
        let sum = self.form_of(parts);
        let top = range.shifted_right(self.bits());
        let through = [Known::new(1, sum.clone()), Known::new(-1, Form::of(low))];
        let goal = Goal::new(Form::of(high), top).scaled(self.weight());
        self.claim(goal.through(through));
        if range.within(&self.unsigned().range()) {
            let through = [
                Known::new(1, sum),
                Known::new(-self.weight(), Form::of(high)),
            ];
            self.claim(Goal::new(Form::of(low), range.clone()).through(through));
        }
    }

    /// Claims that a carry or a borrow beyond the high word is 0: the pair is the sum of `relation`, up to `sign` times
    /// 2^(2w) for the carry.
    pub(super) fn claim_no_carry(
        &mut self,
        carry: Value,
        parts: Parts,
        sign: i32,
        relation: &[Known],
    ) {
        let sum = self.form_of(parts);
        let terms = relation.iter().map(|known| Known {
            weight: &known.weight * sign,
            factors: known.factors.clone(),
        });
        let through: Vec<Known> = terms.chain([Known::new(-sign, sum)]).collect();
        let none = Goal::new(Form::of(carry), Interval::point(0));
        let scale = power_of_two(2 * self.bits());
        self.claim(none.scaled(scale).through(through));
    }

    /// Whether no value in the interval is below 0.
    pub(super) fn is_natural(&self, v: Value) -> bool {
        !self.writer.range(v).lo.is_negative()
    }

    /// `x * y` as a known product.
    pub(super) fn times(&self, x: Value, y: Value) -> Known {
        Known {
            weight: BigInt::one(),
            factors: vec![self.form_of_value(x), self.form_of_value(y)],
        }
    }
}
