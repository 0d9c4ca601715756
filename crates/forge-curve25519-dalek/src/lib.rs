//! [`forge25519::curve`] under the names and features of curve25519-dalek 5.
//!
//! ```toml
//! [dependencies]
//! curve25519-dalek = { package = "forge-curve25519-dalek", version = "5" }
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
//! Not there: feature `lizard`, and tables with windows other than of four bits.

#![no_std]
#![forbid(unsafe_code)]

pub use forge25519::curve::*;
