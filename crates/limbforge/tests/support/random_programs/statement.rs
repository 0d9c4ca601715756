//! Claims and congruences that hold in a few runs.

use limbforge_core::ir::{
    Congruence, Form, Goal, Known, Step, Value,
    interval::{Interval, power_of_two},
    spec::Term,
};
use num_bigint::BigInt;
use num_integer::Integer;

use super::{Maker, port};
use crate::support::value_of;

impl Maker<'_, '_> {
    /// A small form of values.
    fn form(&mut self) -> Form {
        let weight = self.weight();
        let (x, y) = (self.any(), self.any());
        match self.choices.below(3) {
            0 => Form::of(x),
            1 => Form::of(x).plus(-1, y),
            _ => Form::of(x).plus(weight, y),
        }
    }

    fn weight(&mut self) -> BigInt {
        let k = self.choices.below(usize::from(self.word) + 1) as u32;
        match self.choices.below(4) {
            0 => -BigInt::from(1 + self.choices.below(2)),
            1 => BigInt::from(1 + self.choices.below(2)),
            2 => power_of_two(k),
            _ => -power_of_two(k),
        }
    }

    /// A claim on a small form, as narrow as the runs allow, or a little narrower or wider.
    pub fn claim(&mut self) {
        let form = self.form();
        let scale = power_of_two(self.choices.of(&[0, 0, 1, 4, 8]));
        let mut goal = Goal::new(form, Interval::point(0)).scaled(scale);
        if let Some(flag) = self.flag() {
            match self.choices.below(4) {
                0 => goal = goal.given(flag, self.choices.one_in(2)),
                1 => goal = goal.cases(flag),
                _ => {}
            }
        }
        if self.choices.one_in(2) {
            goal = goal.through([]);
        }
        if self.choices.one_in(2) {
            let (weight, form) = (self.weight(), self.form());
            goal = goal.through([Known::new(weight, form)]);
        }
        self.claim_in_runs(goal, 2);
    }

    /// Claims of a form what the runs say of it, a little narrower or wider once in `often` times.
    pub fn claim_in_runs(&mut self, mut goal: Goal, often: usize) {
        let meant = |run: &&Vec<BigInt>| {
            let set = |(v, set): &(Value, bool)| run[v.index()] == BigInt::from(u8::from(*set));
            goal.given.iter().all(set)
        };
        let points = self.runs.iter().filter(meant);
        let points = points.map(|run| Interval::point(value_of(&goal.form, run)));
        let Some(mut claim) = points.reduce(|x, y| x.hull(&y)) else {
            return;
        };
        let changed = self.choices.one_in(often);
        match self.choices.below(3) {
            _ if !changed => {}
            0 if claim.lo < claim.hi => claim.hi -= 1,
            1 => claim.hi += self.choices.below(200),
            _ => claim.lo -= self.choices.below(200),
        }
        goal.claim = claim;
        self.program.steps.push(Step::Goal(goal));
    }

    /// The last values as results, and a congruence that holds in all runs where one is found.
    pub fn state(&mut self) {
        let count = self.program.types.len();
        let congruence = (0..8).find_map(|_| self.congruence());
        let mut results = vec![Value(count as u32 - 1)];
        if let Some(congruence) = congruence {
            let terms = congruence.left.iter().chain(&congruence.right);
            let forms = terms.flat_map(|term| &term.factors);
            results.extend(forms.flat_map(|form| form.0.iter().map(|term| term.value)));
            self.program.spec.congruences.push(congruence);
        }
        results.sort_unstable();
        results.dedup();
        for v in results {
            let ty = self.program.ty(v);
            let port = port(format!("r{}", v.0), v, ty, ty.range());
            self.program.results.push(port);
            let ensured = Goal::new(Form::of(v), ty.range());
            self.program.spec.ensures.push(ensured);
        }
    }

    /// `u * x = a * v + b * w` or `u = v * w`, if it holds modulo the modulus in all runs.
    fn congruence(&mut self) -> Option<Congruence> {
        let (u, v, w) = (self.any(), self.any(), self.any());
        let left = match self.choices.below(3) {
            0 => vec![Term::new(self.weight(), vec![Form::of(u)])],
            _ => vec![Term::new(1, vec![Form::of(u)])],
        };
        let right = match self.choices.below(4) {
            0 => vec![Term::new(1, vec![Form::of(v), Form::of(w)])],
            1 => vec![Term::new(self.weight(), vec![Form::of(v)])],
            _ => vec![
                Term::new(1, vec![Form::of(v)]),
                Term::new(self.weight(), vec![Form::of(w)]),
            ],
        };
        let congruence = Congruence::new(left, right);
        let value = |terms: &[Term], run: &[BigInt]| -> BigInt {
            let term = |t: &Term| {
                let product: BigInt = t.factors.iter().map(|form| value_of(form, run)).product();
                product * &t.coefficient
            };
            terms.iter().map(term).sum()
        };
        let modulus = &self.program.spec.modulus;
        let same = |run: &Vec<BigInt>| {
            let difference = value(&congruence.left, run) - value(&congruence.right, run);
            difference.is_multiple_of(modulus)
        };
        self.runs.iter().all(same).then_some(congruence)
    }
}
