//! Common subexpressions.

use std::collections::HashMap;

use crate::ir::{Goal, Key, Op, Program, Step, Value, key};

use super::rename::{rename, rename_goal, renumber};

/// Keeps the first of equal operations of equal operands, and the first of equal claims. An instruction marked `anew`
/// stays, and stands for equal ones from there on. A selection between two values that turn out to be the same is that
/// value.
pub fn share(mut program: Program) -> Program {
    let mut same: Vec<Value> = (0..).map(Value).take(program.types.len()).collect();
    let mut known: HashMap<Key, usize> = HashMap::new();
    let mut claims: Vec<Goal> = Vec::new();
    let mut kept: Vec<Step> = Vec::with_capacity(program.steps.len());
    for step in std::mem::take(&mut program.steps) {
        match step {
            Step::Goal(mut goal) => {
                rename_goal(&mut goal, &|v| same[v.index()]);
                if !claims.contains(&goal) {
                    claims.push(goal.clone());
                    kept.push(Step::Goal(goal));
                }
            }
            Step::Inst(mut inst) => {
                inst.args.iter_mut().for_each(|v| *v = same[v.index()]);
                if inst.op == Op::Select && inst.args[1] == inst.args[2] {
                    same[inst.results[0].index()] = inst.args[1];
                    continue;
                }
                let key = key(&inst.op, &inst.args, program.ty(inst.results[0]));
                let first = known.get(&key).filter(|_| !inst.anew);
                if let Some(Step::Inst(first)) = first.map(|&at| &mut kept[at]) {
                    first.exact |= inst.exact;
                    for (again, v) in inst.results.iter().zip(&first.results) {
                        same[again.index()] = *v;
                    }
                } else {
                    inst.anew = false;
                    known.insert(key, kept.len());
                    kept.push(Step::Inst(inst));
                }
            }
        }
    }
    program.steps = kept;
    rename(&mut program, |v| same[v.index()]);
    renumber(&mut program);
    program
}
