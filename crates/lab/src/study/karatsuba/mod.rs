//! Scott, "Missing a trick: Karatsuba variations" (2015): arbitrary-degree Karatsuba (ADK) saves nearly half of the
//! partial products of a reduced-radix product, for 2n^2 + 2n - 6 additions and not 2.5 n^2, so that it pays for fewer
//! limbs than was believed.
//!
//! ```text
//! Algorithm, word, n ──► Case (checked program, counts) ──build──► Built ──measure──► Record, in words
//! ```
//!
//! Counting is the paper's: a partial product is one multiplication; an addition or subtraction counts 1 for words and
//! 2 for double words; carries between the columns of a product are the same for every method and are not counted. A
//! reduction is counted as a whole, for its carries are steps of it.
//!
//! ```
//! use limbforge_lab::study::karatsuba::{Algorithm, Case};
//!
//! let case = Case::new(Algorithm::Adk, 64, 4)?;
//! assert_eq!((case.counts().multiplications, case.counts().additions), (10, 34));
//! assert_eq!(Algorithm::Adk.formula(4), Some((10, Some(34))));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod build;
mod case;
mod record;
mod tables;

pub use answer::answer;
pub use build::{Built, Failure, build, build_gmp};
pub use case::{ALGORITHMS, Algorithm, Case, Row, break_even};
pub use record::{Counted, Crossing, Entry, Record, is_gmp};
pub use tables::tables;

use crate::{
    measure::Measured,
    parallel::{OnStep, in_parallel},
};
use limbforge::ops::derive::Rejection;

/// Cases for these numbers of limbs and widths of words, in that order, each written and checked.
///
/// # Errors
/// The first case that could not be written or was refused by the check.
pub fn cases(
    wanted: &[(Algorithm, u8, usize)],
    on_step: OnStep<'_>,
) -> Result<Vec<Case>, Rejection> {
    in_parallel(wanted.len(), on_step, |i| {
        let (algorithm, word, n) = wanted[i];
        Case::new(algorithm, word, n)
    })
    .into_iter()
    .collect()
}

/// The entries of builds and their measurements, in that order. All are throughputs: the result of a product is longer
/// than its operands and cannot be passed back.
#[must_use]
pub fn entries(cases: &[Case], built: &[Built], measured: &[Measured]) -> Vec<Entry> {
    let built = built.iter().zip(measured);
    let entry = |(built, measured): (&Built, &Measured)| {
        let case = &cases[built.case];
        let key = format!("{}_throughput", case.written.program.program().name);
        let samples = measured.samples(&key);
        (!samples.raw().is_empty()).then(|| Entry {
            algorithm: case.algorithm,
            word: case.shape.word,
            n: case.n,
            by: built.by.clone(),
            cycles: samples.median(),
            spread: samples.spread(),
            samples: samples.clone(),
        })
    };
    built.filter_map(entry).collect()
}
