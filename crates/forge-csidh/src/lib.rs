//! The CSIDH-512 group action (Castryck, Lange, Martindale, Panny and Renes 2018): non-interactive key exchange with
//! public keys of 64 bytes, on field arithmetic that was generated, and checked for all inputs, by Limbforge.

#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

mod constant;
mod ct;
mod curve;
mod elligator;
mod fast;
mod field;
pub mod hazmat;
mod isogeny;
mod kernel;
mod keys;
mod primes;
mod reference;
mod scalar;
mod space;
mod strategy;
mod stream;
mod validate;
mod wipe;

pub use keys::{InvalidPrivateKey, PrivateKey, PublicKey, SharedSecret, validate};
pub use space::KeySpace;
pub use validate::InvalidPublicKey;

/// Bytes of a packed secret key.
pub const PRIVATE_KEY_LENGTH: usize = 37;
/// Bytes of a public key.
pub const PUBLIC_KEY_LENGTH: usize = 64;
/// Bytes of a seed for a secret key.
pub const SEED_LENGTH: usize = 64;
