//! One wiring, walked depth first: instructions are chosen step by step.

use std::collections::HashMap;

use super::{
    cut::{Cut, Pair, Table, mix},
    operation::{Form, Operation},
    search::{Column, Found, KEPT, Problem, Statistics, sequence},
    wiring::Wiring,
};

/// Inputs and results together at most.
const MOST_VALUES: usize = 12;

/// Comparisons of all vectors that are made at each step in any case.
const FIRST_COMPARISONS: u64 = 64;

/// Work spent at a step. Trying a candidate and comparing a vector count alike.
///
/// A comparison of all vectors may refute a candidate before anything is tried below it. It is made as long as all
/// comparisons at this step together cost no more than all that was tried below: so they never more than double the
/// work, and are always made where there is much to save.
#[derive(Clone, Copy, Default)]
struct Economy {
    compared: u64,
    tried_below: u64,
}

impl Economy {
    /// Whether to compare so many vectors.
    fn affords(&mut self, vectors: usize) -> bool {
        let vectors = vectors as u64;
        let affords = self.compared <= self.tried_below + FIRST_COMPARISONS * vectors;
        self.compared += if affords { vectors } else { 0 };
        affords
    }
}

/// The values so far, each as a column.
type Values<'v> = [&'v [u64]; MOST_VALUES];

/// The state of a walk that outlives a branch of it.
pub struct Walk<'a> {
    problem: &'a Problem,
    operations: &'a [Operation],
    forms: &'a [Vec<Form>],
    wiring: &'a Wiring,
    /// For each step, the outputs that see its result.
    cuts: Vec<Vec<Cut<'a>>>,
    /// For each step, vectors in the order in which they are tried on an output.
    order: Vec<Vec<usize>>,
    economy: Vec<Economy>,
    chosen: Vec<(Form, i64)>,
    /// Values of `x0`.
    zero: &'a [u64],
    found: Found,
    table: Table,
}

impl<'a> Walk<'a> {
    /// A walk that has not begun.
    pub fn new(
        problem: &'a Problem,
        operations: &'a [Operation],
        forms: &'a [Vec<Form>],
        wiring: &'a Wiring,
        zero: &'a [u64],
    ) -> Self {
        let inputs = problem.inputs.len();
        assert!(
            inputs + wiring.steps.len() <= MOST_VALUES,
            "inputs and steps are more than {MOST_VALUES}"
        );
        let cut = |step: usize, output: usize| {
            let mut seen = wiring.seen(step + 1, output);
            let own = seen.iter().position(|&v| v == inputs + step)?;
            seen.remove(own);
            Some(Cut::new(&problem.outputs[output], seen))
        };
        let outputs = problem.outputs.len();
        let steps = wiring.steps.len();
        Self {
            problem,
            operations,
            forms,
            wiring,
            cuts: (0..steps)
                .map(|step| (0..outputs).filter_map(|o| cut(step, o)).collect())
                .collect(),
            order: vec![(0..zero.len()).collect(); steps],
            economy: vec![Economy::default(); steps],
            chosen: Vec::with_capacity(steps),
            zero,
            found: Found::default(),
            table: Table::new(zero.len()),
        }
    }

    /// All sequences along the wiring.
    pub fn run(mut self) -> Found {
        self.statistics().wirings += 1;
        let mut values: Values = [&[]; MOST_VALUES];
        for (value, input) in values.iter_mut().zip(&self.problem.inputs) {
            *value = input;
        }
        let possible = |output: usize| {
            let groups = &self.problem.inseparable[output];
            !groups
                .iter()
                .any(|group| self.wiring.squeezes(group, output))
        };
        let distinct = (0..self.problem.outputs.len()).all(|output| {
            if !possible(output) {
                return false;
            }
            let seen = self.wiring.seen(0, output);
            Cut::new(&self.problem.outputs[output], seen)
                .collision(&values, &|_| 0, &mut self.table)
                .is_none()
        });
        if distinct {
            let mut columns = vec![self.zero.to_vec(); self.wiring.steps.len()];
            self.step(0, values, &mut columns);
        } else {
            self.statistics().wirings_refuted += 1;
        }
        self.found
    }

    fn statistics(&mut self) -> &mut Statistics {
        &mut self.found.statistics
    }

    /// Tries everything at step `at`; `columns` has a column for it and for each step to come.
    fn step(&mut self, at: usize, values: Values, columns: &mut [Column]) {
        let Some((column, rest)) = columns.split_first_mut() else {
            return self.keep();
        };
        let step = &self.wiring.steps[at];
        let mut sources = [self.zero; 4];
        for (source, &operand) in sources[1..].iter_mut().zip(&step.operands) {
            *source = values[operand];
        }
        let mut witnesses: Vec<Vec<Pair>> = self.cuts[at]
            .iter()
            .map(|cut| cut.witnesses(&values))
            .collect();
        let mut kept: HashMap<u64, Vec<(&Form, i64)>> = HashMap::new();
        for form in &self.forms[step.operands.len()] {
            let [a, b, c] = form.sources.map(|source| sources[source]);
            for immediate in form.immediates.iter() {
                let result = |t: usize| (form.effect)(a[t], b[t], c[t], immediate);
                self.statistics().tried += 1;
                if !self.passes(at, &result, &mut witnesses) {
                    continue;
                }
                let thorough = self.economy[at].affords(self.zero.len());
                if thorough && !self.is_distinct(at, &values, &result, &mut witnesses) {
                    continue;
                }
                for (t, word) in column.iter_mut().enumerate() {
                    *word = result(t);
                }
                let earlier = &values[..self.problem.inputs.len() + at];
                if step.output.is_none() && (earlier.contains(&&column[..]) || self.zero == *column)
                {
                    self.statistics().copies += 1;
                    continue;
                }
                if step.output.is_none() && thorough {
                    let same = |&(form, immediate): &(&Form, i64)| {
                        let [a, b, c] = form.sources.map(|source| sources[source]);
                        let result = |t: usize| (form.effect)(a[t], b[t], c[t], immediate);
                        column
                            .iter()
                            .enumerate()
                            .all(|(t, &word)| word == result(t))
                    };
                    let alike = kept.entry(hash(column)).or_default();
                    if alike.iter().any(same) {
                        self.statistics().merged += 1;
                        continue;
                    }
                    alike.push((form, immediate));
                }
                let mut values = values;
                values[self.problem.inputs.len() + at] = column;
                self.chosen.push((*form, immediate));
                let before = self.found.statistics.tried;
                self.step(at + 1, values, rest);
                self.economy[at].tried_below += self.found.statistics.tried - before;
                self.chosen.pop();
            }
        }
    }

    /// Whether a candidate at step `at` is right where it is an output, and passes the witnesses.
    fn passes(
        &mut self,
        at: usize,
        result: &impl Fn(usize) -> u64,
        witnesses: &mut [Vec<Pair>],
    ) -> bool {
        if let Some(output) = self.wiring.steps[at].output {
            let target = &self.problem.outputs[output];
            let order = &mut self.order[at];
            if let Some(place) = order.iter().position(|&t| result(t) != target[t]) {
                order.swap(place, place / 2);
                self.statistics().wrong += 1;
                return false;
            }
        }
        for pairs in witnesses {
            if let Some(place) = pairs.iter().position(|&(s, t)| result(s) == result(t)) {
                pairs.swap(place, place / 2);
                self.statistics().indistinct += 1;
                return false;
            }
        }
        true
    }

    /// Whether what is seen with these results tells all later outputs apart in all vectors.
    fn is_distinct(
        &mut self,
        at: usize,
        values: &Values,
        result: &impl Fn(usize) -> u64,
        witnesses: &mut [Vec<Pair>],
    ) -> bool {
        for (cut, pairs) in self.cuts[at].iter_mut().zip(witnesses) {
            if let Some(pair) = cut.collision(values, result, &mut self.table) {
                pairs.insert(0, pair);
                self.statistics().indistinct += 1;
                return false;
            }
        }
        true
    }

    /// A whole sequence is right in all vectors.
    fn keep(&mut self) {
        self.statistics().survivors += 1;
        if self.found.sequences.len() < KEPT {
            let sequence = sequence(self.problem, self.operations, self.wiring, &self.chosen);
            self.found.sequences.push(sequence);
        }
    }
}

/// A number that equal columns share.
fn hash(column: &[u64]) -> u64 {
    column.iter().fold(0, |hash: u64, &word| mix(hash, word))
}
