//! The two curves on big integers: slow, short, and written from RFC 8032 and RFC 7748 alone. Nothing here uses
//! `forge25519`; it is what the crate is compared with.

mod edwards;
mod field;
mod montgomery;
mod signature;

pub use edwards::{Doubles, Point, Reading, base, small_order};
pub use field::{group_order, modulus};
pub use montgomery::x25519;
pub use signature::{Instance, Key, Signer, Verdicts, challenge};

use num_bigint::BigUint;

/// 32 bytes, the least significant first. The number must be below 2^256.
pub fn to_bytes(n: &BigUint) -> [u8; 32] {
    let mut bytes = n.to_bytes_le();
    bytes.resize(32, 0);
    bytes.try_into().expect("a number below 2^256")
}

/// The number whose bytes these are, the least significant first.
pub fn from_bytes(bytes: &[u8]) -> BigUint {
    BigUint::from_bytes_le(bytes)
}
