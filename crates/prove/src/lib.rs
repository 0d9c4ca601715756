//! Proofs of what Limbforge prints.
//!
//! [`lang`] reads printed Rust, C and Go back and proves each function by the check of `limbforge`.

pub mod lang;
