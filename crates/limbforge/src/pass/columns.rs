//! Columns in the order in which limbs leave them.

use crate::ir::{Op, Program, Step, Value};

use super::rename::{renumber, values_of};

/// Moves what forms a column to just before the carry that needs it: a generator that writes all columns before the
/// first carry would have them all in registers at once, and compilers do not undo that. Dead code has to be removed
/// before, or it would move with its carries.
///
/// Each split (a limb and its carry) takes along what it depends on, in the order in which it was written. A claim
/// stands behind the last value that it mentions, and before what followed it and reads a value that it bounds.
pub fn columns(mut program: Program) -> Program {
    let needs = dependencies(&program);
    let is_claim = |at: &usize| matches!(program.steps[*at], Step::Goal(_));
    let all = 0..program.steps.len();
    let mut claims: Vec<Vec<usize>> = vec![Vec::new(); program.steps.len()];
    let mut waits: Vec<usize> = vec![0; program.steps.len()];
    for at in all.clone().filter(is_claim) {
        waits[at] = needs[at].len();
        needs[at].iter().for_each(|&before| claims[before].push(at));
    }
    let mut order: Vec<usize> = all.clone().filter(is_claim).collect();
    order.retain(|&claim| waits[claim] == 0);
    let mut taken = vec![false; program.steps.len()];
    for root in roots(&program) {
        let mut group = Vec::new();
        let mut open = vec![root];
        while let Some(at) = open.pop() {
            if !std::mem::replace(&mut taken[at], true) {
                group.push(at);
                open.extend(&needs[at]);
            }
        }
        group.sort_unstable();
        for at in group {
            order.push(at);
            for &claim in &claims[at] {
                waits[claim] -= 1;
                if waits[claim] == 0 {
                    order.push(claim);
                }
            }
        }
    }
    program.steps = order.iter().map(|&at| program.steps[at].clone()).collect();
    renumber(&mut program);
    program
}

/// For each step the instructions that have to come before it: those that define what it reads, and what earlier claims
/// about that are made of.
fn dependencies(program: &Program) -> Vec<Vec<usize>> {
    let mut definer: Vec<Option<usize>> = vec![None; program.types.len()];
    let mut about: Vec<Vec<usize>> = vec![Vec::new(); program.types.len()];
    let mut needs: Vec<Vec<usize>> = Vec::with_capacity(program.steps.len());
    for (at, step) in program.steps.iter().enumerate() {
        let reads: Vec<Value> = match step {
            Step::Inst(inst) => inst.args.clone(),
            Step::Goal(goal) => values_of(goal).collect(),
        };
        let defined = reads.iter().filter_map(|v| definer[v.index()]);
        let claims = reads.iter().flat_map(|v| &about[v.index()]);
        let claimed = claims.flat_map(|&claim| needs[claim].iter().copied());
        let mut before: Vec<usize> = defined.chain(claimed).collect();
        before.sort_unstable();
        before.dedup();
        match step {
            Step::Inst(inst) => {
                let results = inst.results.iter();
                results.for_each(|r| definer[r.index()] = Some(at));
            }
            Step::Goal(goal) => {
                let bounded = goal.form.0.iter();
                bounded.for_each(|term| about[term.value.index()].push(at));
            }
        }
        needs.push(before);
    }
    needs
}

/// The instructions that take along what they depend on: splits, those of the results, and in the end what claims alone
/// need.
fn roots(program: &Program) -> Vec<usize> {
    let (mut splits, mut results, mut others) = (Vec::new(), Vec::new(), Vec::new());
    let returned: Vec<Value> = program
        .results
        .iter()
        .flat_map(|port| port.values.clone())
        .collect();
    for (at, step) in program.steps.iter().enumerate() {
        match step {
            Step::Inst(inst) if matches!(inst.op, Op::Low(_) | Op::Shr(_)) => splits.push(at),
            Step::Inst(inst) if inst.results.iter().any(|r| returned.contains(r)) => {
                results.push(at)
            }
            Step::Inst(_) => others.push(at),
            Step::Goal(_) => {}
        }
    }
    [splits, results, others].concat()
}
