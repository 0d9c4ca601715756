//! Passes over programs. What they return is checked afterwards, so none of them is trusted.

mod columns;

use crate::ir::{Form, Goal, Program, Spec, Step, Value};

pub use columns::by_columns;

/// A pass is a function from programs to programs.
pub type Pass = fn(Program) -> Program;

/// All passes, in order.
pub const PIPELINE: &[(&str, Pass)] = &[("prune", prune)];

/// Runs all passes.
pub fn optimise(program: Program) -> Program {
    PIPELINE
        .iter()
        .fold(program, |program, (_, pass)| pass(program))
}

/// Removes instructions on which neither a result nor a claim depends, and numbers values anew.
pub fn prune(mut program: Program) -> Program {
    let mut needed = vec![false; program.types.len()];
    let mut need = |v: Value| needed[v.index()] = true;
    program
        .params
        .iter()
        .chain(&program.results)
        .flat_map(|port| &port.values)
        .for_each(|v| need(*v));
    stated(&program.spec).for_each(&mut need);
    for step in program.steps.iter().rev() {
        match step {
            Step::Goal(goal) => values_of(goal).for_each(|v| needed[v.index()] = true),
            Step::Inst(inst) => {
                if inst.results.iter().any(|r| needed[r.index()]) {
                    // Both results of a split stay defined.
                    for v in inst.args.iter().chain(&inst.results) {
                        needed[v.index()] = true;
                    }
                }
            }
        }
    }
    program.steps.retain(|step| match step {
        Step::Goal(_) => true,
        Step::Inst(inst) => inst.results.iter().any(|r| needed[r.index()]),
    });
    let mut number = vec![Value(u32::MAX); program.types.len()];
    let mut types = Vec::with_capacity(program.types.len());
    for (i, ty) in program.types.iter().enumerate() {
        if needed[i] {
            number[i] = Value(u32::try_from(types.len()).expect("no more values than before"));
            types.push(*ty);
        }
    }
    program.types = types;
    rename(&mut program, |v| number[v.index()]);
    program
}

/// The values on which the proof of a specification depends, besides those of the ports.
fn stated(spec: &Spec) -> impl Iterator<Item = Value> + '_ {
    let zeros = spec.congruences.iter().flat_map(|c| &c.zeros.0);
    let ensured = spec.ensures.iter().flat_map(values_of);
    ensured.chain(zeros.map(|zero| zero.value))
}

fn values_of(goal: &Goal) -> impl Iterator<Item = Value> + '_ {
    let known = goal.through.iter().flatten().flat_map(|k| &k.factors);
    let forms = known.chain([&goal.form]);
    forms
        .flat_map(|form| form.0.iter().map(|term| term.value))
        .chain(goal.cases.iter().copied())
        .chain(goal.given.iter().map(|(v, _)| *v))
}

/// Gives every occurrence of a value a new name.
fn rename(program: &mut Program, new: impl Fn(Value) -> Value) {
    let rename_form = |form: &mut Form| {
        for term in &mut form.0 {
            term.value = new(term.value);
        }
    };
    let rename_goal = |goal: &mut Goal| {
        rename_form(&mut goal.form);
        for known in goal.through.iter_mut().flatten() {
            known.factors.iter_mut().for_each(rename_form);
        }
        for v in goal
            .cases
            .iter_mut()
            .chain(goal.given.iter_mut().map(|(v, _)| v))
        {
            *v = new(*v);
        }
    };
    for step in &mut program.steps {
        match step {
            Step::Goal(goal) => rename_goal(goal),
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
            term.factors.iter_mut().for_each(rename_form);
        }
        rename_form(&mut congruence.zeros);
    }
    program.spec.ensures.iter_mut().for_each(rename_goal);
}
