//! Constants in place of values that the check found to have one value alone.

use std::collections::HashMap;

use super::rename::renumber;
use crate::ir::{Inst, Op, Program, Step, Ty, Value, interval::Interval};

/// Operands whose interval in `ranges` is a single number as constants; claims keep the values, for their proofs. Each
/// old value comes with its new number. With `results`, results are constants too: the statement is then about others.
///
/// `ranges` are of the whole program, by the check: they may use claims behind the operand.
pub(super) fn constants(
    mut program: Program,
    ranges: &[Interval],
    results: bool,
) -> (Program, Vec<Value>) {
    let mut known = HashMap::new();
    let mut defined = Vec::new();
    let defines = |inst: &Inst| matches!(inst.op, Op::Const(_));
    let written = program.instructions().filter(|inst| defines(inst));
    let written: Vec<Value> = written.map(|inst| inst.results[0]).collect();
    let types = &mut program.types;
    let mut constant = |v: &mut Value| {
        let single = ranges.get(v.index()).and_then(Interval::single);
        let Some(k) = single.filter(|_| !written.contains(v)) else {
            return;
        };
        let ty: Ty = types[v.index()];
        *v = *known.entry((k.clone(), ty)).or_insert_with(|| {
            let constant = Value(u32::try_from(types.len()).expect("fewer than 2^32 values"));
            types.push(ty);
            defined.push(Step::Inst(Inst {
                op: Op::Const(k.clone()),
                args: Vec::new(),
                results: vec![constant],
                exact: false,
                anew: false,
            }));
            constant
        });
    };
    for step in &mut program.steps {
        if let Step::Inst(inst) = step {
            inst.args.iter_mut().for_each(&mut constant);
        }
    }
    if results {
        let values = program.results.iter_mut().flat_map(|port| &mut port.values);
        values.for_each(constant);
    }
    program.steps.splice(0..0, defined);
    let numbers = renumber(&mut program);
    (program, numbers)
}
