//! Accepted mutants: what their runs show, and the closed list of reasons for which they are equivalent.

use limbforge_core::{
    check::Checked,
    ir::{Inst, Op, Program, Step, Value, interval::Interval},
};

use super::breaker::Mutant;
use crate::support::{Random, contradiction, outside};

/// Why an accepted mutant is as good as the original: a closed list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reason {
    /// Only bounds, claims, marks or hints of proofs changed. The instructions are those of the original, so the words
    /// are; the check has proved the changed statement anew, which had slack.
    SameInstructions,
    /// Sums and selections that are not reduced are identities over the integers: they hold modulo anything.
    OverTheIntegers,
    /// No result depends on the changed instruction.
    Dead,
    /// The operand and its replacement have one and the same possible value by their intervals, such as a carry that
    /// is always 0. Or a mask has all bits of its operand, before and after.
    SameByIntervals,
    /// `c ? 1 : 0` is `c` itself: the word 1 of 2^256 mod p, selected by the carry, is the carry. And `c ? x : c` is
    /// `c ? x : 0`.
    FlagAsWord,
    /// A mask of one bit more or less where what follows does not read that bit: `(x mod 2^63) * 2 mod 2^64` shifts it
    /// out; a Montgomery digit keeps fewer bits of the word it is taken from, and what one digit has beyond its width
    /// the next takes back. The results are the same words.
    BitsNotRead,
}

const RUNS: usize = 40;

/// Evidence of the runs of an accepted mutant, all against its own statement.
pub struct Runs {
    /// A contradiction between the program and a run of it: the mutant is wrong.
    pub refuted: Option<String>,
    /// On inputs of the original, all results are the original's words.
    same_results: bool,
    /// On inputs of the original, the changed instruction gives the same values.
    same_values: bool,
}

pub fn run(
    original: &Program,
    mutant: &Mutant,
    checked: &Checked<Program>,
    random: &mut Random,
) -> Runs {
    let program = checked.program();
    let mut runs = Runs {
        refuted: None,
        same_results: true,
        same_values: true,
    };
    let changed: Vec<Value> = match mutant.at.map(|at| &program.steps[at]) {
        Some(Step::Inst(inst)) => inst.results.clone(),
        _ => Vec::new(),
    };
    for round in 0..RUNS {
        let inputs = random.inputs(&program.params, round);
        let values = program.trace(&inputs);
        if let Some(i) = outside(checked.ranges(), &values) {
            runs.refuted = Some(format!("v{i} = {} is outside its interval", values[i]));
        }
        runs.refuted = runs.refuted.or_else(|| contradiction(program, &values));
        let inputs = random.inputs(&original.params, round);
        let (before, after) = (original.trace(&inputs), program.trace(&inputs));
        let same = |v: &Value| before[v.index()] == after[v.index()];
        runs.same_values &= changed.iter().all(same);
        let results = original.results.iter().flat_map(|port| &port.values);
        runs.same_results &= results.into_iter().all(same);
    }
    runs
}

/// The reason for which an accepted mutant is equivalent, if it is one of the list; each is verified on the program.
pub fn reason(original: &Checked<Program>, mutant: &Mutant, runs: &Runs) -> Option<Reason> {
    let program = original.program();
    if program.instructions().eq(mutant.program.instructions()) {
        let spec = &mutant.program.spec;
        if spec.modulus != program.spec.modulus {
            // Only sums and selections that need no reduction, and statements on words as they are.
            let exact = [
                "add",
                "select",
                "swap",
                "bytes_are_zero",
                "bytes_parity",
                "limbs_of_bytes_canonical",
            ];
            let exact = exact.contains(&program.name.as_str());
            return exact.then_some(Reason::OverTheIntegers);
        }
        let statement = spec.congruences == program.spec.congruences;
        return statement.then_some(Reason::SameInstructions);
    }
    let (Step::Inst(before), Step::Inst(after)) = (
        &program.steps[mutant.at?],
        &mutant.program.steps[mutant.at?],
    ) else {
        return None;
    };
    if before.op == after.op && before.args == after.args {
        return Some(Reason::SameInstructions);
    }
    let live = program.live();
    if !before.results.iter().any(|v| live[v.index()]) {
        return runs.same_results.then_some(Reason::Dead);
    }
    let ranges = original.ranges();
    let equal = |x: &Value, y: &Value| {
        let (x, y) = (&ranges[x.index()], &ranges[y.index()]);
        x.single().is_some() && x == y
    };
    if runs.same_values {
        let by_ranges = before.op == after.op
            && before
                .args
                .iter()
                .zip(&after.args)
                .all(|(x, y)| x == y || equal(x, y));
        let keeps_all = |inst: &Inst| match inst.op {
            Op::Low(k) => ranges[inst.args[0].index()].within(&Interval::of_bits(k)),
            _ => false,
        };
        let unmasked = before.args == after.args && keeps_all(before) && keeps_all(after);
        if by_ranges || unmasked {
            return Some(Reason::SameByIntervals);
        }
        // c ? 1 : 0 is c, here and where it is used.
        let constant = |v: &Value, k: i64| ranges[v.index()] == Interval::point(k);
        let is_own_flag = |v: &Value| {
            let args = program
                .instructions()
                .find(|i| i.results.contains(v))
                .map(|i| (&i.op, &i.args));
            matches!(args, Some((Op::Select, a)) if constant(&a[1], 1) && constant(&a[2], 0))
        };
        // c ? x : 0 is c ? x : c.
        let selects_itself = before.op == Op::Select
            && before.args[..2] == after.args[..2]
            && constant(&before.args[2], 0)
            && after.args[2] == after.args[0];
        if selects_itself {
            return Some(Reason::FlagAsWord);
        }
        let involved = before.args.iter().chain(&before.results).any(is_own_flag);
        return involved.then_some(Reason::FlagAsWord);
    }
    let masked = matches!((&before.op, &after.op), (Op::Low(_), Op::Low(_)));
    (masked && runs.same_results).then_some(Reason::BitsNotRead)
}
