//! The CSIDH-512 group action (Castryck, Lange, Martindale, Panny and Renes 2018): non-interactive key exchange with
//! public keys of 64 bytes, on field arithmetic that was generated, and checked for all inputs, by Limbforge.
//!
//! ```
//! use forge_csidh::{KeySpace, PrivateKey, PublicKey};
//!
//! let ours = PrivateKey::from_seed(KeySpace::Batched220, &[1; 64]); // 64 secret random bytes
//! let bytes = ours.public_key().to_bytes();
//! let received = PublicKey::from_bytes(&bytes)?; // checked: a supersingular curve
//! assert_eq!(received, ours.public_key());
//! # Ok::<(), forge_csidh::InvalidPublicKey>(())
//! ```
//!
//! The quantum security of CSIDH-512 is disputed. `docs/csidh.md` of the repository says who should not use it.
//!
//! # Time and secrets
//!
//! Nothing secret decides a branch or an address, except through the outcomes of random steps, whose probabilities are
//! the same for all keys (`constant`). Functions of [`hazmat`] named `vartime_` are for public exponents.
//!
//! # Features
//!
//! | feature | gives |
//! |---|---|
//! | `zeroize` (default) | wiping |
//! | `rand_core` | keys from a random generator |

#![no_std]
#![deny(unsafe_code)]

#[cfg(test)]
extern crate std;

mod arithmetic;
mod constant;
mod ct;
mod curve;
mod elligator;
mod fast;
mod field;
mod formulas;
pub mod hazmat;
mod isogeny;
mod kernel;
mod keys;
mod lanes;
mod many;
mod path;
mod primes;
mod reference;
mod scalar;
mod space;
mod strategy;
mod stream;
mod validate;
mod wipe;

pub use keys::{InvalidPrivateKey, PrivateKey, PublicKey, SharedSecret, validate};
pub use many::{public_keys_many, shared_secrets_many};
pub use space::KeySpace;
pub use validate::InvalidPublicKey;

/// Bytes of a packed secret key.
pub const PRIVATE_KEY_LENGTH: usize = 37;
/// Bytes of a public key.
pub const PUBLIC_KEY_LENGTH: usize = 64;
/// Bytes of a seed for a secret key.
pub const SEED_LENGTH: usize = 64;

/// The examples of the README are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
