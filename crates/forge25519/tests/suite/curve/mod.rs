//! The group of feature `curve`: vectors of the RFCs, the curves on big integers, and curve25519-dalek.

#[cfg(target_arch = "x86_64")]
mod dalek;
mod fields;
mod multiples;
mod vectors;
