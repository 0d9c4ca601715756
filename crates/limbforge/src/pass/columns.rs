//! Columns in the order in which limbs leave them.

use crate::ir::{Inst, Op, Program, Step, Value};

use super::rename::{renumber, values_of};

/// Moves what forms a column to just before the carry that needs it: a generator that writes all columns before the
/// first carry would have them all in registers at once, and compilers do not undo that. Dead code has to be removed
/// before, or it would move with its carries.
///
/// Each split (a limb and its carry) takes along what it depends on, in the order in which it was written. A claim
/// stands behind the last value that it mentions, and before what followed it and reads a value that it bounds.
pub fn columns(mut program: Program) -> Program {
    let definer = definers(&program);
    let needs = dependencies(&program, &definer);
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
    for root in roots(&program, &definer) {
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
fn dependencies(program: &Program, definer: &[Option<usize>]) -> Vec<Vec<usize>> {
    // Claims that bound a value, and claims that mention it, which the proof of a later claim may go through.
    let mut bounds: Vec<Vec<usize>> = vec![Vec::new(); program.types.len()];
    let mut mentions: Vec<Vec<usize>> = vec![Vec::new(); program.types.len()];
    let mut needs: Vec<Vec<usize>> = Vec::with_capacity(program.steps.len());
    for (at, step) in program.steps.iter().enumerate() {
        let (reads, about): (Vec<Value>, _) = match step {
            Step::Inst(inst) => (inst.args.clone(), &bounds),
            Step::Goal(goal) => (values_of(goal).collect(), &mentions),
        };
        let defined = reads.iter().filter_map(|v| definer[v.index()]);
        let claims = reads.iter().flat_map(|v| &about[v.index()]);
        let claimed = claims.flat_map(|&claim| needs[claim].iter().copied());
        let mut before: Vec<usize> = defined.chain(claimed).collect();
        before.sort_unstable();
        before.dedup();
        if let Step::Goal(goal) = step {
            let mentioned = goal.form.0.iter();
            mentioned.for_each(|term| mentions[term.value.index()].push(at));
            if let Some((v, _)) = goal.bounded() {
                bounds[v.index()].push(at);
            }
        }
        needs.push(before);
    }
    needs
}

/// The instructions that take along what they depend on: splits, those of the results, and in the end what claims alone
/// need.
fn roots(program: &Program, definer: &[Option<usize>]) -> Vec<usize> {
    let steps = program.steps.iter().enumerate();
    let instructions = steps.filter_map(|(at, step)| match step {
        Step::Inst(inst) => Some((at, inst)),
        Step::Goal(_) => None,
    });
    let is_split = |inst: &Inst| matches!(inst.op, Op::Low(_) | Op::Shr(_));
    let splits = instructions.clone().filter(|(_, inst)| is_split(inst));
    let results = program.results.iter().flat_map(|port| &port.values);
    let results = results.filter_map(|v| definer[v.index()]);
    let splits = splits.map(|(at, _)| at);
    splits
        .chain(results)
        .chain(instructions.map(|(at, _)| at))
        .collect()
}

/// For each value the step that defines it; parameters have none.
fn definers(program: &Program) -> Vec<Option<usize>> {
    let mut definer = vec![None; program.types.len()];
    for (at, step) in program.steps.iter().enumerate() {
        if let Step::Inst(inst) = step {
            inst.results
                .iter()
                .for_each(|r| definer[r.index()] = Some(at));
        }
    }
    definer
}
