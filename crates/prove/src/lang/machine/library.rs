//! The library's program as hints: its values under new names, and which values of the text seem to equal them.

use limbforge::ir::{Form, Goal, Inst, Program, Spec, Step, Ty, Value, interval::Interval};

use super::{Machine, samples};

impl Machine {
    pub(super) fn copy(&mut self, library: &Program, inst: &Inst) {
        let args: Vec<Value> = inst.args.iter().map(|v| self.renamed[v.index()]).collect();
        let types: Vec<Ty> = inst.results.iter().map(|v| library.ty(*v)).collect();
        let results = self.append(inst.op.clone(), args, &types, inst.exact);
        for (old, new) in inst.results.iter().zip(results) {
            self.renamed[old.index()] = new;
            self.counterpart(new);
        }
    }

    /// Notes a value of the library, with its low and its high word.
    pub(super) fn counterpart(&mut self, v: Value) {
        self.familiar.insert(v);
        let samples = self.samples.of(v);
        let all = self.counterparts.entry(samples.to_vec()).or_default();
        if !all.contains(&v) {
            all.push(v);
        }
    }

    /// The library's value under its new name.
    pub fn renamed(&self, v: Value) -> Value {
        self.renamed[v.index()]
    }

    pub(super) fn rename_form(&self, form: &Form) -> Form {
        let mut form = form.clone();
        for term in &mut form.0 {
            term.value = self.renamed(term.value);
        }
        form
    }

    pub(super) fn rename_goal(&self, goal: &Goal) -> Goal {
        let mut goal = goal.clone();
        goal.form = self.rename_form(&goal.form);
        for (v, _) in &mut goal.given {
            *v = self.renamed(*v);
        }
        for v in &mut goal.cases {
            *v = self.renamed(*v);
        }
        for known in goal.through.iter_mut().flatten() {
            for form in &mut known.factors {
                *form = self.rename_form(form);
            }
        }
        goal
    }

    /// The library's specification in the new names, hints of its proof included.
    pub fn rename_spec(&self, spec: &Spec) -> Spec {
        let mut spec = spec.clone();
        for congruence in &mut spec.congruences {
            let terms = congruence.left.iter_mut().chain(&mut congruence.right);
            for form in terms.flat_map(|term| &mut term.factors) {
                *form = self.rename_form(form);
            }
            congruence.zeros = self.rename_form(&congruence.zeros);
        }
        for cut in &mut spec.cuts {
            cut.form = self.rename_form(&cut.form);
        }
        for require in &mut spec.requires {
            require.form = self.rename_form(&require.form);
        }
        spec.ensures = spec.ensures.iter().map(|g| self.rename_goal(g)).collect();
        spec
    }

    /// A new value of the text under the name of a value of the library that it seems to equal: that it does is a
    /// claim.
    pub(super) fn merged(&mut self, v: Value) -> Value {
        if !self.writing_text || self.familiar.contains(&v) || self.constant_of(v).is_some() {
            return v;
        }
        let samples = self.samples.of(v);
        if !samples::are_telling(samples) {
            return v;
        }
        let Some(all) = self.counterparts.get(samples) else {
            self.strange.push((self.line, v));
            return v;
        };
        let Some(known) = self.counterpart_of(v, all) else {
            return v;
        };
        let difference = Form::of(v).plus(-1, known);
        let equal = Goal::new(difference, Interval::point(0)).through([]);
        self.program.steps.push(Step::Goal(equal));
        self.conditions.equalities.push((v, known));
        known
    }

    /// The one of the library's values that can stand for `v`: if there are several, by the same operation.
    pub(super) fn counterpart_of(&self, v: Value, all: &[Value]) -> Option<Value> {
        let can = |other: &&Value| self.could_be(v, **other);
        let op = |v: Value| self.definition(v).map(|(op, _)| op);
        let only = |mut found: Vec<&Value>| match found.len() {
            1 => found.pop().copied(),
            _ => None,
        };
        only(all.iter().filter(can).collect()).or_else(|| {
            let alike = all.iter().filter(can).filter(|other| op(**other) == op(v));
            only(alike.collect())
        })
    }

    /// Whether a value never leaves the type of another, as far as its interval tells.
    pub(super) fn could_be(&self, v: Value, other: Value) -> bool {
        let fits = |x: Value, y: Value| self.range(x).within(&self.ty(y).range());
        fits(v, other) && fits(other, v)
    }

    /// The first line with a value that the library's program does not have, as far as samples tell.
    pub fn first_strange_line(&self) -> Option<usize> {
        self.strange.first().map(|(line, _)| *line)
    }

    /// Whether the value is the library's.
    pub fn is_known(&self, v: Value) -> bool {
        self.familiar.contains(&v)
    }

    /// Whether two values are equal on all samples.
    pub fn seem_equal(&self, x: Value, y: Value) -> bool {
        self.samples.of(x) == self.samples.of(y)
    }
}
