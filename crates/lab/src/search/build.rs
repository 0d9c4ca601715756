//! Candidates as shared libraries, a few at a time, with each compiler; and a last look before they are timed.

use std::path::Path;
use std::sync::{
    Mutex,
    atomic::{AtomicUsize, Ordering},
};

use num_bigint::BigInt;
use num_traits::ToPrimitive;

use super::Candidate;
use crate::measure::{Compiler, CompilerKind, Library, LoadError, Subject, compiler::library_name};
use limbforge::{
    emit::{self, Emit},
    field::Field,
    ir::interval::Interval,
    routine::{Datum, Sort},
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
    pub recipes: Vec<String>,
    /// Why.
    pub reason: String,
}

/// Candidates in one source file: few enough that two cores share the work evenly.
const CHUNK: usize = 8;

/// Elements that samples start from.
const INPUTS: usize = 32;

/// Builds all candidates with all compilers in `folder`, on as many threads as there are cores. `unary` is the
/// operation that is measured beside `mul`: `square`, or another that takes one element and gives one. `on_step` is
/// told how many of how many builds are done, and ends the work early by returning false.
pub fn build(
    candidates: &[Candidate],
    unary: &'static str,
    compilers: &[Compiler],
    folder: &Path,
    on_step: &(dyn Fn(usize, usize) -> bool + Sync),
) -> (Vec<Built>, Vec<Failure>) {
    let chunks: Vec<&[Candidate]> = candidates.chunks(CHUNK).collect();
    let jobs: Vec<(usize, &Compiler)> = (0..chunks.len())
        .flat_map(|chunk| compilers.iter().map(move |compiler| (chunk, compiler)))
        .collect();
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let results = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads.min(jobs.len()) {
            scope.spawn(|| {
                loop {
                    let job = next.fetch_add(1, Ordering::Relaxed);
                    let Some(&(chunk, compiler)) = jobs.get(job) else {
                        break;
                    };
                    let result = build_chunk(chunks[chunk], unary, compiler, folder, job);
                    // A panic elsewhere has ended the scope already.
                    if let Ok(mut results) = results.lock() {
                        results.push((job, result));
                    }
                    if !on_step(done.fetch_add(1, Ordering::Relaxed) + 1, jobs.len()) {
                        next.store(jobs.len(), Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_default();
    // Threads finish in any order; results do not depend on it.
    results.sort_by_key(|(job, _)| *job);
    let (mut built, mut failures) = (Vec::new(), Vec::new());
    for (_, result) in results {
        match result {
            Ok((some, failed)) => {
                built.extend(some);
                failures.extend(failed);
            }
            Err(failure) => failures.push(failure),
        }
    }
    (built, failures)
}

fn language(kind: CompilerKind) -> &'static str {
    match kind {
        CompilerKind::Rustc => "rust",
        CompilerKind::Gcc | CompilerKind::Clang => "c",
    }
}

fn build_chunk(
    candidates: &[Candidate],
    unary: &'static str,
    compiler: &Compiler,
    folder: &Path,
    job: usize,
) -> Result<(Vec<Built>, Vec<Failure>), Failure> {
    let name = format!("{} {}", language(compiler.kind), compiler.version);
    let failure = |reason: String| Failure {
        compiler: name.clone(),
        recipes: candidates.iter().map(|c| c.plan.to_string()).collect(),
        reason,
    };
    let source = folder.join(format!("job{job}.{}", compiler.kind.extension()));
    let library = folder.join(library_name(&format!("job{job}")));
    std::fs::write(&source, source_text(candidates, unary, compiler.kind))
        .map_err(|error| failure(format!("cannot write {}: {error}", source.display())))?;
    compiler
        .build(&source, &library)
        .map_err(|error| failure(error.to_string()))?;
    let library = Library::open(&library).map_err(|error| failure(error.to_string()))?;
    let mut built = Vec::new();
    let mut failures = Vec::new();
    for (i, candidate) in candidates.iter().enumerate() {
        let label = format!("{} [{name}]", candidate.plan);
        let subject =
            subject(&library, candidate, unary, i, label).map_err(|e| failure(e.to_string()))?;
        match verify(candidate, unary, &subject) {
            Ok(()) => built.push(Built {
                candidate: candidate.clone(),
                compiler: name.clone(),
                language: language(compiler.kind),
                subject,
            }),
            Err(reason) => failures.push(Failure {
                compiler: name.clone(),
                recipes: vec![candidate.plan.to_string()],
                reason,
            }),
        }
    }
    Ok((built, failures))
}

fn prefix(i: usize) -> String {
    format!("candidate{i}")
}

fn source_text(candidates: &[Candidate], unary: &str, kind: CompilerKind) -> String {
    let emitted = candidates.iter().enumerate().map(|(i, candidate)| {
        let options = emit::Options {
            command: format!("limbforge tune \"{}\"", candidate.field.prime),
            name: prefix(i),
            traits: false,
        };
        match kind {
            CompilerKind::Rustc => {
                let text = emit::Rust.emit(&candidate.field, &options);
                rust_module(&text, &candidate.field, unary, i)
            }
            CompilerKind::Gcc | CompilerKind::Clang => emit::C.emit(&candidate.field, &options),
        }
    });
    emitted.collect::<Vec<_>>().join("\n")
}

/// The emitted file as a module, with its two functions exported under the C ABI for the measuring loop.
fn rust_module(text: &str, field: &Field, unary: &str, i: usize) -> String {
    let name = prefix(i);
    let argument = match field.parameter_sorts(unary).first() {
        Some(Sort::Loose) => "Loose",
        _ => "Element",
    };
    format!(
        "#[allow(dead_code)]\nmod {name} {{\n{text}\n}}\n\
         #[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {name}_mul(\
         out: *mut {name}::Element, a: *const {name}::Loose, b: *const {name}::Loose) \
         {{ unsafe {{ *out = {name}::mul(&*a, &*b) }} }}\n\
         #[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {name}_{unary}(\
         out: *mut {name}::Element, a: *const {name}::{argument}) \
         {{ unsafe {{ *out = {name}::{unary}(&*a) }} }}\n"
    )
}

fn subject(
    library: &Library,
    candidate: &Candidate,
    unary: &str,
    i: usize,
    label: String,
) -> Result<Subject, LoadError> {
    let words = (candidate.field.repr.limbs * usize::from(candidate.plan.word)).div_ceil(64);
    let name = prefix(i);
    let mul = library.binary(&format!("{name}_mul"), words)?;
    let unary = library.unary(&format!("{name}_{unary}"), words)?;
    let inputs = elements(candidate, INPUTS)
        .iter()
        .map(|limbs| packed(limbs, candidate.plan.word, words))
        .collect();
    Ok(Subject::new(label, mul, unary, inputs))
}

/// Elements within tight bounds, spread by a fixed multiplicative generator.
fn elements(candidate: &Candidate, count: usize) -> Vec<Vec<BigInt>> {
    let mut state: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut limb = |bound: &Interval| {
        let mut wide = BigInt::from(0);
        for _ in 0..3 {
            state = state.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
            wide = (wide << 32) + (state >> 32);
        }
        &bound.lo + wide % (&bound.hi - &bound.lo + 1u32)
    };
    (0..count)
        .map(|_| candidate.field.repr.tight.iter().map(&mut limb).collect())
        .collect()
}

/// Limbs as they lie in memory, read as 64-bit words.
fn packed(limbs: &[BigInt], word: u8, words: usize) -> Vec<u64> {
    let mut packed = vec![0; words];
    for (i, limb) in limbs.iter().enumerate() {
        let limb = limb.to_u64().unwrap_or_default();
        if word == 32 {
            packed[i / 2] |= limb << (32 * (i % 2));
        } else {
            packed[i] = limb;
        }
    }
    packed
}

/// Compares the built functions with the evaluator: compilers err too, and a wrong function must not win.
fn verify(candidate: &Candidate, unary: &str, subject: &Subject) -> Result<(), String> {
    let field = &candidate.field;
    let corner = |pick: fn(&Interval) -> &BigInt| {
        let tight = field.repr.tight.iter();
        tight.map(|b| pick(b).clone()).collect()
    };
    let mut inputs: Vec<Vec<BigInt>> = vec![corner(|b| &b.lo), corner(|b| &b.hi)];
    inputs.extend(elements(candidate, 6));
    let (word, words) = (candidate.plan.word, subject.words());
    for (i, x) in inputs.iter().enumerate() {
        let y = &inputs[(i + 1) % inputs.len()];
        let (packed_x, packed_y) = (packed(x, word, words), packed(y, word, words));
        let [x, y] = [x, y].map(|limbs| Datum::Words(limbs.clone()));
        for (name, computed, expected) in [
            (
                "mul",
                subject.mul().call(&packed_x, &packed_y),
                field.call("mul", &[x.clone(), y]),
            ),
            (
                unary,
                subject.square().call(&packed_x),
                field.call(unary, &[x]),
            ),
        ] {
            if computed != packed(expected[0].words(), word, words) {
                return Err(format!(
                    "the compiled `{name}` differs from the checked program: please report this compiler"
                ));
            }
        }
    }
    Ok(())
}
