//! A door for `fuzz/fuzz_targets/lattice.rs`, open only under the cfg that cargo-fuzz sets.

use crate::integer::Natural;
use crate::lattice::{self, Factors};
use crate::scalar::Scalar;

/// u, whether v is negative, |v|: words with the least significant first.
pub type Pair = ([u64; 4], bool, [u64; 4]);

/// Half-size scalars for k below 8·L, before they are checked.
pub fn vartime_candidate(k: &[u64; 4]) -> Pair {
    let (u, v) = lattice::vartime_candidate(&Natural(*k));
    (u.0, v.negative, v.magnitude.0)
}

/// The factors of the equation for k modulo L.
pub fn vartime_factors(k: &[u64; 4]) -> Pair {
    let Factors { u, v } = Factors::vartime_new(&Scalar::from_words(k));
    (u.0, v.negative, v.magnitude.0)
}
