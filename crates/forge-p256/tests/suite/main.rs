//! The tests of the crate's behaviour, in one program.
//!
//! `oracle` is the yardstick: the curve and the equation on big integers, written from the standard. It is compared
//! with published vectors, then the crate with it.

mod common;
mod exceptions;
mod keys;
mod many;
mod oracle;
#[cfg(target_arch = "x86_64")]
mod peer;
mod table;
mod vectors;
mod wycheproof;
