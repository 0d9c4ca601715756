//! Dead code.

use crate::ir::{Program, Step, Value};

use super::rename::{renumber, values_of};

/// Removes instructions on which neither a result nor a claim nor a cut depends, and numbers values anew.
pub fn prune(mut program: Program) -> Program {
    pruned(&mut program);
    program
}

/// [`prune`], with the new number of each value.
pub(super) fn pruned(program: &mut Program) -> Vec<Value> {
    let results = program.results.iter().flat_map(|port| &port.values);
    let congruences = program.spec.congruences.iter();
    let zeros = congruences.flat_map(|congruence| congruence.zeros.0.iter().map(|zero| zero.value));
    let goals = program.steps.iter().filter_map(|step| match step {
        Step::Goal(goal) => Some(goal),
        Step::Inst(_) => None,
    });
    let claimed = goals.chain(&program.spec.ensures).flat_map(values_of);
    let cuts = program.spec.cuts.iter().flat_map(|cut| &cut.form.0);
    let cuts = cuts.map(|term| term.value);
    let roots: Vec<Value> = (results.copied().chain(zeros))
        .chain(claimed)
        .chain(cuts)
        .collect();
    let needed = program.needed_by(roots);
    program.steps.retain(|step| match step {
        Step::Goal(_) => true,
        Step::Inst(inst) => inst.results.iter().any(|r| needed[r.index()]),
    });
    renumber(program)
}
