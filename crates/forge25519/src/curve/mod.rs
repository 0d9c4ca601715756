//! The group of Ed25519 and its relatives, with the names of curve25519-dalek: [`EdwardsPoint`], [`MontgomeryPoint`],
//! [`RistrettoPoint`] (RFC 9496) and [`Scalar`]. Feature `curve`; the traits of crates `ff` and `group` need feature
//! `group`.
//!
//! Operators and functions are constant-time unless their name has `vartime` in it. Whether bytes decode to a point is
//! public.
//!
//! ```
//! use forge25519::curve::{RistrettoPoint, Scalar, constants::RISTRETTO_BASEPOINT_POINT};
//!
//! let (a, b) = (Scalar::from(5u64), Scalar::from(7u64));
//! let shared: RistrettoPoint = a * (b * RISTRETTO_BASEPOINT_POINT);
//! assert_eq!(shared, RistrettoPoint::mul_base(&(a * b)));
//! assert_eq!(shared.compress().decompress(), Some(shared));
//! ```

#[macro_use]
mod ops;

pub mod constants;
pub mod edwards;
pub(crate) mod elligator;
#[cfg(feature = "group")]
mod group;
pub mod montgomery;
pub mod ristretto;
mod root;
pub mod scalar;
#[cfg(feature = "serde")]
mod serde;
#[cfg(feature = "alloc")]
mod sums;
mod tables;
pub mod traits;

pub use edwards::EdwardsPoint;
pub use montgomery::MontgomeryPoint;
#[cfg(feature = "rand_core")]
pub use rand_core;
pub use ristretto::RistrettoPoint;
pub use scalar::Scalar;
pub use sha2::digest;

use crate::field::Bit;
use subtle::Choice;

/// A bit of the field's arithmetic as one of crate `subtle`.
fn choice(bit: Bit) -> Choice {
    Choice::from(bit as u8)
}

/// The reverse.
fn bit(choice: Choice) -> Bit {
    Bit::from(choice.unwrap_u8())
}
