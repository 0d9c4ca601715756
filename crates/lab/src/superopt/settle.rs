//! From a goal to an answer: lengths from one on, survivors decided for all inputs.

use std::time::{Duration, Instant};

use super::{
    goal::Goal,
    operation::Operation,
    search::{KEPT, Statistics, search},
    sequence::Sequence,
    smt,
    solver::{Reply, Solver, SolverError},
    vectors::vectors,
};

/// How a goal is settled.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The greatest length.
    pub longest: usize,
    /// Threads of the search.
    pub threads: usize,
    /// Solver that decides survivors; without one they stay undecided.
    pub solver: Option<Solver>,
}

/// Result for one length.
#[derive(Clone, Copy, Debug)]
pub struct Length {
    /// How many instructions.
    pub length: usize,
    /// How many sequences of so many instructions there are; see [`sequences`].
    pub sequences: f64,
    /// The number of test vectors at the end.
    pub vectors: usize,
    /// Work of the last search.
    pub statistics: Statistics,
    /// Survivors that a solver showed to be wrong; their inputs became vectors, and the search began anew.
    pub wrong_survivors: usize,
    /// The time that it took, all searches together.
    pub time: Duration,
}

/// Whether it can be done.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// No sequence up to the greatest length computes it.
    Impossible,
    /// These do, of the least length that can; proved for all inputs. Sequences that the search merged are not listed.
    Possible(Vec<Sequence>),
    /// These are right in all vectors, and nobody decided whether they always are. Nothing shorter computes it.
    Undecided(Vec<Sequence>),
}

/// The answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The lengths that were searched, in order.
    pub lengths: Vec<Length>,
    /// Whether it can be done.
    pub verdict: Verdict,
}

/// How many sequences of a length there are: at each step, any operation on any of `x0`, the inputs and the results so
/// far, with any immediate. Exact up to the precision of the type.
pub fn sequences(inputs: usize, operations: &[Operation], length: usize) -> f64 {
    let choices = |step: usize| -> f64 {
        let values = (1 + inputs + step) as f64;
        let immediates = |o: &Operation| o.immediates.map_or(1, |i| i.count()) as f64;
        let of = |o: &Operation| immediates(o) * values.powi(o.registers as i32);
        operations.iter().map(of).sum()
    };
    (0..length).map(choices).product()
}

/// Searches all lengths up to the greatest, until something survives that is not shown to be wrong.
///
/// `progress` is told the length, and how many wirings of how many are done.
///
/// # Errors
/// If the solver does not answer.
pub fn settle(
    goal: &Goal,
    operations: &[Operation],
    options: &Options,
    progress: &(dyn Fn(usize, usize, usize) + Sync),
) -> Result<Answer, SolverError> {
    let mut vectors = vectors(goal.inputs);
    let mut lengths = Vec::new();
    for length in 1..=options.longest {
        let start = Instant::now();
        let mut wrong_survivors = 0;
        loop {
            let problem = goal.problem(&vectors);
            let found = search(
                &if length < options.longest {
                    problem.by_vectors_alone()
                } else {
                    problem
                },
                operations,
                length,
                options.threads,
                &|done, of| progress(length, done, of),
            );
            let decided = decide(goal, &found.sequences, options.solver)?;
            let more = found.statistics.survivors > KEPT as u64 && !decided.wrong.is_empty();
            let verdict = if !decided.right.is_empty() {
                Some(Verdict::Possible(decided.right))
            } else if !decided.open.is_empty() && !more {
                Some(Verdict::Undecided(decided.open))
            } else {
                None
            };
            wrong_survivors += decided.wrong.len();
            if verdict.is_none() && !decided.wrong.is_empty() {
                vectors.extend(decided.wrong);
                continue;
            }
            lengths.push(Length {
                length,
                sequences: sequences(goal.inputs.len(), operations, length),
                vectors: vectors.len(),
                statistics: found.statistics,
                wrong_survivors,
                time: start.elapsed(),
            });
            match verdict {
                Some(verdict) => return Ok(Answer { lengths, verdict }),
                None => break,
            }
        }
    }
    Ok(Answer {
        lengths,
        verdict: Verdict::Impossible,
    })
}

/// Survivors by what the solver says.
#[derive(Default)]
struct Decided {
    right: Vec<Sequence>,
    /// Inputs for which a survivor is wrong, one each.
    wrong: Vec<Vec<u64>>,
    open: Vec<Sequence>,
}

fn decide(
    goal: &Goal,
    survivors: &[Sequence],
    solver: Option<Solver>,
) -> Result<Decided, SolverError> {
    let mut decided = Decided::default();
    for sequence in survivors {
        // Inputs that refute one survivor refute most that are wrong.
        if decided
            .wrong
            .iter()
            .any(|inputs| sequence.run(inputs) != goal.values(inputs))
        {
            continue;
        }
        let reply = match solver {
            Some(solver) => solver.ask(&smt::question(goal, sequence))?,
            None => Reply::Unknown,
        };
        match reply {
            Reply::Unsatisfiable => decided.right.push(sequence.clone()),
            Reply::Satisfiable(inputs) => decided.wrong.push(inputs),
            Reply::Unknown => decided.open.push(sequence.clone()),
        }
    }
    Ok(decided)
}

/// Whether the goal's own sequence computes it, as the solver says. None without a solver, or if it gave up.
///
/// # Errors
/// If the solver does not answer.
pub fn known_is_right(
    goal: &Goal,
    operations: &[Operation],
    solver: Option<Solver>,
) -> Result<Option<bool>, SolverError> {
    let (Some(solver), Some(known)) = (solver, goal.known_sequence(operations)) else {
        return Ok(None);
    };
    let reply = solver.ask(&smt::question(goal, &known))?;
    Ok(match reply {
        Reply::Unsatisfiable => Some(true),
        Reply::Satisfiable(_) => Some(false),
        Reply::Unknown => None,
    })
}
