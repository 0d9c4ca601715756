//! Programs as printers take them: no claims, no dead code, and constants in place of values that the check knows.

use super::{constants::constants, prune::pruned};
use crate::ir::{Op, Program, Step, Value, interval::Interval};

/// A program to print, made of a checked one.
pub(crate) struct Printable {
    /// The program, without its statement.
    pub program: Program,
    /// The intervals of its values.
    pub ranges: Vec<Interval>,
}

/// A program as it is printed, with the intervals that the check found for it.
pub(crate) fn printable(mut program: Program, ranges: &[Interval]) -> Printable {
    program.steps.retain(|step| matches!(step, Step::Inst(_)));
    program.spec.congruences.clear();
    program.spec.cuts.clear();
    program.spec.ensures.clear();
    program.spec.requires.clear();
    let (mut program, numbers) = constants(program, ranges, true);
    choose(&mut program);
    let mut known: Vec<Option<Interval>> = vec![None; program.types.len()];
    for (old, new) in numbers.iter().take(ranges.len()).enumerate() {
        if let Some(slot) = known.get_mut(new.index()) {
            *slot = Some(ranges[old].clone());
        }
    }
    for inst in program.instructions() {
        if let Op::Const(k) = &inst.op {
            known[inst.results[0].index()] = Some(Interval::point(k.clone()));
        }
    }
    let numbers = pruned(&mut program);
    let mut ranges = vec![Interval::point(0); program.types.len()];
    for (range, new) in known.into_iter().zip(numbers) {
        if let (Some(range), Some(slot)) = (range, ranges.get_mut(new.index())) {
            *slot = range;
        }
    }
    Printable { program, ranges }
}

/// Selections by a constant read the value that they choose alone.
fn choose(program: &mut Program) {
    let constants: Vec<Option<bool>> = program
        .constants()
        .into_iter()
        .map(|k| k.map(|k| *k != 0.into()))
        .collect();
    for step in &mut program.steps {
        let Step::Inst(inst) = step else { continue };
        if let (Op::Select, &[flag, first, second]) = (&inst.op, inst.args.as_slice())
            && let Some(set) = constants[flag.index()]
        {
            let chosen: Value = if set { first } else { second };
            inst.args = vec![flag, chosen, chosen];
        }
    }
}
