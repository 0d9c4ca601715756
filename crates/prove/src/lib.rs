//! Proofs beside the check that every field has passed.
//!
//! [`lang`] reads printed Rust, C, Go and objects back and proves each function by the check of `limbforge`. [`rocq`]
//! proves the programs of a field by a checker whose soundness is a theorem.

pub mod lang;
pub mod rocq;
