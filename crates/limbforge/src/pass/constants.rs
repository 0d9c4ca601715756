//! Constants in place of values that the check found to have one value alone.

use std::collections::HashMap;

use super::rename::renumber;
use crate::ir::{Inst, Op, Program, Step, Ty, Value, interval::Interval};

/// Operands whose interval in `ranges` is a single number as constants; claims keep the values, for their proofs. Each
/// old value comes with its new number.
///
/// `ranges` are of the whole program, by the check: they may use claims behind the operand.
pub(super) fn constants(mut program: Program, ranges: &[Interval]) -> (Program, Vec<Value>) {
    let mut known = HashMap::new();
    let mut defined = Vec::new();
    let defines = |inst: &Inst| matches!(inst.op, Op::Const(_));
    let written = program.instructions().filter(|inst| defines(inst));
    let written: Vec<Value> = written.map(|inst| inst.results[0]).collect();
    for step in &mut program.steps {
        let Step::Inst(inst) = step else { continue };
        for v in &mut inst.args {
            let single = ranges.get(v.index()).and_then(Interval::single);
            let Some(k) = single.filter(|_| !written.contains(v)) else {
                continue;
            };
            let ty: Ty = program.types[v.index()];
            *v = *known.entry((k.clone(), ty)).or_insert_with(|| {
                let constant = Value(u32::try_from(program.types.len()).expect("below 2^32"));
                program.types.push(ty);
                defined.push(Step::Inst(Inst {
                    op: Op::Const(k.clone()),
                    args: Vec::new(),
                    results: vec![constant],
                    exact: false,
                    anew: false,
                }));
                constant
            });
        }
    }
    program.steps.splice(0..0, defined);
    let numbers = renumber(&mut program);
    (program, numbers)
}
