//! Candidates as shared libraries, a few at a time, with each compiler.

use std::path::Path;

use limbforge::plan::Plan;

use super::Candidate;
use crate::{
    measure::{Case, Code, Compiler, Subject, Unit, build as build_units},
    parallel::{OnStep, in_parallel},
};

/// A candidate that was built with one compiler.
#[derive(Clone, Debug)]
pub struct Built {
    /// The candidate that was built.
    pub candidate: Candidate,
    /// Language and compiler.
    pub compiler: String,
    /// The language's name, for [`limbforge::emit::by_name`].
    pub language: &'static str,
    /// The subject to measure.
    pub subject: Subject,
}

/// Candidates that one compiler did not bring to a working library.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The compiler.
    pub compiler: String,
    /// The recipes concerned.
    pub recipes: Vec<Plan>,
    /// Why.
    pub reason: String,
}

/// Candidates in one source file: few enough that two cores share the work evenly.
const CHUNK: usize = 8;

/// Builds these operations of all candidates with all compilers in `folder`, on as many threads as there are cores, and
/// compares each with its checked program. `on_step` is told how many of how many builds are done, and ends the work
/// early by returning false.
///
/// # Panics
/// If a candidate's field has no such operation that callers see.
pub fn build(
    candidates: &[Candidate],
    operations: &[&str],
    compilers: &[Compiler],
    folder: &Path,
    on_step: OnStep<'_>,
) -> (Vec<Built>, Vec<Failure>) {
    let cases: Vec<Vec<Case>> = in_parallel(candidates.len(), &|_, _| true, |i| {
        let code = Code::Field(&candidates[i].field);
        let cases = operations.iter().map(|name| Case::of(code, name));
        cases
            .map(|case| case.expect("an operation of the candidate"))
            .collect()
    });
    let chunks: Vec<usize> = (0..candidates.len()).step_by(CHUNK).collect();
    let jobs: Vec<(usize, &Compiler)> = chunks
        .iter()
        .flat_map(|&chunk| compilers.iter().map(move |compiler| (chunk, compiler)))
        .collect();
    let results = in_parallel(jobs.len(), on_step, |job| {
        let (start, compiler) = jobs[job];
        let end = (start + CHUNK).min(candidates.len());
        let chunk = &candidates[start..end];
        build_chunk(chunk, &cases[start..end], compiler, folder, job)
    });
    let (mut built, mut failures) = (Vec::new(), Vec::new());
    for (some, failed) in results {
        built.extend(some);
        failures.extend(failed);
    }
    (built, failures)
}

fn build_chunk(
    candidates: &[Candidate],
    cases: &[Vec<Case>],
    compiler: &Compiler,
    folder: &Path,
    job: usize,
) -> (Vec<Built>, Vec<Failure>) {
    let failure = |candidates: &[Candidate], reason: String| Failure {
        compiler: compiler.title(),
        recipes: candidates.iter().map(|c| c.plan.clone()).collect(),
        reason,
    };
    let units: Vec<Unit> = candidates
        .iter()
        .zip(cases)
        .map(|(candidate, cases)| Unit {
            code: Code::Field(&candidate.field),
            cases,
        })
        .collect();
    let loaded = match build_units(&units, compiler, folder, &format!("job{job}")) {
        Ok(loaded) => loaded,
        Err(reason) => return (Vec::new(), vec![failure(candidates, reason)]),
    };
    let (mut built, mut failures) = (Vec::new(), Vec::new());
    for (candidate, operations) in candidates.iter().zip(loaded) {
        match operations {
            Ok(operations) => built.push(Built {
                candidate: candidate.clone(),
                compiler: compiler.title(),
                language: compiler.kind.language().name(),
                subject: Subject::new(
                    format!("{} [{}]", candidate.plan, compiler.title()),
                    operations,
                ),
            }),
            Err(reason) => failures.push(failure(std::slice::from_ref(candidate), reason)),
        }
    }
    (built, failures)
}
