//! One product of long numbers over the lanes of vectors, in two ways: limbs side by side, and residues side by side.
//!
//! The compiler's vectors hold a limb of eight elements each (`docs/lanes.md`). Here one element fills the vector: a
//! single product is spread over the lanes, for code that has one product at a time. `docs/one-product.md` has the
//! comparison with the scalar products that Limbforge prints.

// Loops over registers have one form, also where only one of their arrays is indexed.
#![allow(clippy::needless_range_loop)]

pub mod carry;
pub mod fold;
pub mod formulas;
pub mod montgomery;
pub mod primes;
#[cfg(target_arch = "x86_64")]
pub mod printed;
pub mod rns;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
pub mod scalar1024;
pub mod vector;
