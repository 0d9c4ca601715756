//! Dead code.

use crate::ir::{Program, Step, Value};

use super::rename::{renumber, values_of};

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
    program
        .spec
        .ensures
        .iter()
        .for_each(|goal| values_of(goal).for_each(&mut need));
    for congruence in &program.spec.congruences {
        congruence.zeros.0.iter().for_each(|zero| need(zero.value));
    }
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
    renumber(&mut program);
    program
}
