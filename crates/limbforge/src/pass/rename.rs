//! The values of claims, and new names for values.

use crate::ir::{Form, Goal, Program, Step, Value};

/// All values that a claim mentions.
pub(super) fn values_of(goal: &Goal) -> impl Iterator<Item = Value> + '_ {
    let known = goal.through.iter().flatten().flat_map(|k| &k.factors);
    let forms = known.chain([&goal.form]);
    forms
        .flat_map(|form| form.0.iter().map(|term| term.value))
        .chain(goal.cases.iter().copied())
        .chain(goal.given.iter().map(|(v, _)| *v))
}

/// Gives every occurrence of a value a new name.
pub(super) fn rename(program: &mut Program, new: impl Fn(Value) -> Value) {
    for step in &mut program.steps {
        match step {
            Step::Goal(goal) => rename_goal(goal, &new),
            Step::Inst(inst) => {
                for v in inst.args.iter_mut().chain(&mut inst.results) {
                    *v = new(*v);
                }
            }
        }
    }
    for port in program.params.iter_mut().chain(&mut program.results) {
        port.values.iter_mut().for_each(|v| *v = new(*v));
    }
    for congruence in &mut program.spec.congruences {
        for term in congruence.left.iter_mut().chain(&mut congruence.right) {
            let factors = term.factors.iter_mut();
            factors.for_each(|form| rename_form(form, &new));
        }
        rename_form(&mut congruence.zeros, &new);
    }
    for cut in &mut program.spec.cuts {
        rename_form(&mut cut.form, &new);
    }
    for require in &mut program.spec.requires {
        rename_form(&mut require.form, &new);
    }
    for goal in &mut program.spec.ensures {
        rename_goal(goal, &new);
    }
}

/// The same for a claim.
pub(super) fn rename_goal(goal: &mut Goal, new: &impl Fn(Value) -> Value) {
    rename_form(&mut goal.form, new);
    for known in goal.through.iter_mut().flatten() {
        let factors = known.factors.iter_mut();
        factors.for_each(|form| rename_form(form, new));
    }
    let given = goal.given.iter_mut().map(|(v, _)| v);
    for v in goal.cases.iter_mut().chain(given) {
        *v = new(*v);
    }
}

fn rename_form(form: &mut Form, new: &impl Fn(Value) -> Value) {
    for term in &mut form.0 {
        term.value = new(term.value);
    }
}

/// Numbers values in the order of their definitions: those of removed instructions leave no gaps.
/// Returns the new number of each value.
pub(super) fn renumber(program: &mut Program) -> Vec<Value> {
    let mut number = vec![Value(u32::MAX); program.types.len()];
    let mut types = Vec::with_capacity(program.types.len());
    let params = program.params.iter().flat_map(|port| &port.values);
    let defined = program.instructions().flat_map(|inst| &inst.results);
    for v in params.chain(defined) {
        number[v.index()] = Value(u32::try_from(types.len()).expect("no more values than before"));
        types.push(program.ty(*v));
    }
    program.types = types;
    rename(program, |v| number[v.index()]);
    number
}
