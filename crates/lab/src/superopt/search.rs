//! The search: every sequence of a length, as far as test vectors and what is seen of them allow.

use super::{
    operation::{Form, Operation, forms},
    sequence::{Instruction, Sequence},
    walk::Walk,
    wiring::{Ends, Wiring},
};
use crate::parallel::on_threads;

/// A word for each test vector.
pub type Column = Vec<u64>;

/// The goal of a search, as test vectors.
#[derive(Clone, Debug)]
pub struct Problem {
    /// Names of the inputs.
    pub names: Vec<&'static str>,
    /// For each input, its value in each vector.
    pub inputs: Vec<Column>,
    /// For each output, its value in each vector.
    pub outputs: Vec<Column>,
    /// Inputs that may change places without changing any output, for all inputs and not only in the vectors.
    pub interchangeable: Vec<usize>,
    /// For each output, groups of inputs that no word can stand for: with the other inputs fixed to all their values in
    /// turn, the output is one of more functions of them than there are words.
    pub inseparable: Vec<Vec<Vec<usize>>>,
}

impl Problem {
    /// The same without the groups that no word can stand for.
    ///
    /// A sequence with a copy is cut as a shorter one is right in the same vectors. So what is shorter than the last
    /// length has to be refuted in the vectors, and not because it cannot be right for all inputs.
    pub fn by_vectors_alone(mut self) -> Problem {
        self.inseparable.iter_mut().for_each(Vec::clear);
        self
    }
}

/// Work done. The counts do not depend on the number of threads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Wirings up to order and names.
    pub wirings: u64,
    /// Of these, refuted before any instruction was chosen: an output cannot be told from what is connected to it.
    pub wirings_refuted: u64,
    /// Instructions with operands and immediate that were tried, one after the other, at any step.
    pub tried: u64,
    /// Of these, outputs that are wrong in a vector.
    pub wrong: u64,
    /// Refuted: two vectors show the same to all that comes, and ask for different outputs.
    pub indistinct: u64,
    /// Equal to an earlier value in all vectors.
    pub copies: u64,
    /// Equal, in all vectors, to what another instruction makes of the same operands.
    pub merged: u64,
    /// Whole sequences that are right in all vectors.
    pub survivors: u64,
}

impl Statistics {
    /// Both together.
    pub fn add(&mut self, other: &Statistics) {
        self.wirings += other.wirings;
        self.wirings_refuted += other.wirings_refuted;
        self.tried += other.tried;
        self.wrong += other.wrong;
        self.indistinct += other.indistinct;
        self.copies += other.copies;
        self.merged += other.merged;
        self.survivors += other.survivors;
    }
}

/// Result of a search of one length.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The survivors, [`KEPT`] at most.
    pub sequences: Vec<Sequence>,
    /// Work done.
    pub statistics: Statistics,
}

/// Survivors that are kept; all are counted.
pub const KEPT: usize = 256;

/// All sequences of exactly `length` operations that are right in all vectors, up to what is merged. Nothing is said of
/// sequences that can be made shorter, so a length means something if none that is less has survivors.
///
/// `progress` is told how many wirings of how many are done.
///
/// # Panics
///
/// If inputs and length are more than twelve together, or an output is 0 or an input in all vectors: no instruction
/// would be needed.
pub fn search(
    problem: &Problem,
    operations: &[Operation],
    length: usize,
    threads: usize,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Found {
    let forms = forms(operations);
    let candidates = |f: &Vec<Form>| f.iter().map(|form| form.immediates.count()).sum();
    let weights: Vec<u64> = forms.iter().map(candidates).collect();
    let ends = Ends {
        inputs: problem.inputs.len(),
        outputs: problem.outputs.len(),
        interchangeable: problem.interchangeable.clone(),
    };
    let wirings = Wiring::all(&ends, length, &weights);
    let zero = vec![0; problem.outputs[0].len()];
    let is_there = |output| problem.inputs.contains(output) || *output == zero;
    assert!(
        !problem.outputs.iter().any(is_there),
        "an output needs no instruction"
    );
    let on_step = |done, of| {
        progress(done, of);
        true
    };
    let parts = on_threads(threads, wirings.len(), &on_step, |index| {
        Walk::new(problem, operations, &forms, &wirings[index], &zero).run()
    });
    let mut found = Found::default();
    for part in parts {
        found.statistics.add(&part.statistics);
        let room = KEPT - found.sequences.len();
        found
            .sequences
            .extend(part.sequences.into_iter().take(room));
    }
    found
}

/// The sequence of chosen forms along a wiring.
pub(super) fn sequence(
    problem: &Problem,
    operations: &[Operation],
    wiring: &Wiring,
    chosen: &[(Form, i64)],
) -> Sequence {
    let steps = wiring.steps.iter().zip(chosen);
    Sequence {
        inputs: problem.names.clone(),
        instructions: steps
            .map(|(step, (form, imm))| Instruction::of(form, *imm, &step.operands, operations))
            .collect(),
        outputs: (0..problem.outputs.len())
            .map(|o| problem.inputs.len() + wiring.step_of(o))
            .collect(),
    }
}
