//! Columns in the order in which limbs leave them.

use crate::ir::{Op, Program, Step, Value};

use super::{rename, stated, values_of};

/// Moves what forms a column to just before the carry that needs it, and drops what nothing needs: a generator that writes
/// all columns before the first carry would have them all in registers at once, and compilers do not undo that.
///
/// Each split (a limb and its carry) takes along what it depends on, in the order in which it was written. A claim stands behind
/// the last value that it mentions.
#[must_use]
pub fn by_columns(mut program: Program) -> Program {
    let mut definer: Vec<Option<usize>> = vec![None; program.types.len()];
    let mut claims: Vec<Vec<usize>> = vec![Vec::new(); program.steps.len()];
    let mut waits: Vec<usize> = vec![0; program.steps.len()];
    for (at, step) in program.steps.iter().enumerate() {
        match step {
            Step::Inst(inst) => inst
                .results
                .iter()
                .for_each(|r| definer[r.index()] = Some(at)),
            Step::Goal(goal) => {
                for before in values_of(goal).filter_map(|v| definer[v.index()]) {
                    claims[before].push(at);
                    waits[at] += 1;
                }
            }
        }
    }
    let live = program.live();
    let splits = program
        .steps
        .iter()
        .enumerate()
        .filter(|(_, step)| match step {
            Step::Inst(inst) => {
                matches!(inst.op, Op::Low(_) | Op::Shr(_)) && live[inst.results[0].index()]
            }
            Step::Goal(_) => false,
        });
    let results = program.results.iter().flat_map(|port| &port.values);
    let roots = splits.map(|(at, _)| at).chain(
        results
            .copied()
            .chain(stated(&program.spec))
            .filter_map(|v| definer[v.index()]),
    );
    let mut taken = vec![false; program.steps.len()];
    let mut order = Vec::with_capacity(program.steps.len());
    // Claims on parameters alone wait for nothing.
    let is_claim = |at: &usize| matches!(program.steps[*at], Step::Goal(_));
    order.extend((0..waits.len()).filter(|at| is_claim(at) && waits[*at] == 0));
    for root in roots.collect::<Vec<_>>() {
        let mut group = Vec::new();
        let mut open = vec![root];
        while let Some(at) = open.pop() {
            if std::mem::replace(&mut taken[at], true) {
                continue;
            }
            group.push(at);
            if let Step::Inst(inst) = &program.steps[at] {
                open.extend(inst.args.iter().filter_map(|v| definer[v.index()]));
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
    let mut number = vec![Value(u32::MAX); program.types.len()];
    let mut types = Vec::with_capacity(program.types.len());
    let params = program.params.iter().flat_map(|port| &port.values);
    let defined = program.instructions().flat_map(|inst| &inst.results);
    for v in params.chain(defined) {
        number[v.index()] = Value(u32::try_from(types.len()).expect("no more values than before"));
        types.push(program.ty(*v));
    }
    program.types = types;
    rename(&mut program, |v| number[v.index()]);
    program
}
