//! Points and scalars of [forge25519](https://docs.rs/forge25519) under the names and features of curve25519-dalek 4:
//! with `digest` 0.10, `rand_core` 0.6, `ff` and `group` 0.13.
//!
//! ```toml
//! [dependencies]
//! curve25519-dalek = { package = "forge-curve25519-dalek", version = "4" }
//! ```
//!
//! ```
//! use forge_curve25519_dalek::{RistrettoPoint, Scalar, constants::RISTRETTO_BASEPOINT_TABLE};
//!
//! let (a, b) = (Scalar::from(5u64), Scalar::from(7u64));
//! let shared: RistrettoPoint = a * (&b * RISTRETTO_BASEPOINT_TABLE);
//! assert_eq!(shared, RistrettoPoint::mul_base(&(a * b)));
//! ```
//!
//! Package forge25519-curve has the sources of forge25519, compiled with the crates of the time. Not there: feature
//! `group-bits`, and tables with windows other than of four bits.

#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub use forge25519_curve::curve::*;

/// Base points and points of small order.
pub mod constants {
    pub use forge25519_curve::curve::constants::*;

    /// L, the order of the base point: not reduced, as the remainder would be 0.
    #[deprecated(since = "4.1.1", note = "use `Scalar::ZERO`: it is the same scalar")]
    pub const BASEPOINT_ORDER: crate::Scalar = forge25519_curve::BASEPOINT_ORDER;
}
