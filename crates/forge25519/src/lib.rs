//! Ed25519 signatures (RFC 8032) and X25519 key agreement (RFC 7748) on field arithmetic that was generated, and
//! checked for all inputs, by Limbforge.
//!
//! Code written for ed25519-dalek and x25519-dalek moves over by changing the import, or without that by the packages
//! forge25519-dalek and forge-x25519-dalek, which have dalek's verdicts too.
//!
//! ```
//! use forge25519::{SigningKey, signature::{Signer, Verifier}};
//!
//! let key = SigningKey::from_bytes(&[7; 32]); // 32 bytes that nobody else knows, or SigningKey::generate(&mut rng)
//! let signature = key.sign(b"a message");
//! let public = key.verifying_key();
//! assert!(public.verify(b"a message", &signature).is_ok());
//! assert!(public.verify(b"another", &signature).is_err());
//! ```
//!
//! # What is valid
//!
//! [`Rule`] names the five answers in use. [`Verifier::verify`] is [`Rule::Rfc8032`], and so is
//! `verify_batch` (feature `alloc`), with the same verdicts.
//!
//! # Many at once
//!
//! [`verify_many`], [`sign_many`], [`verifying_keys_many`], [`decode_many`] and [`x25519::x25519_many`] compute eight
//! at once in the lanes of vectors, where the processor has AVX-512 IFMA or AVX2. Results are those of one at a time.
//! For a key that is not kept, [`verify_encoded`] decodes both points of a signature together.
//!
//! # Time and secrets
//!
//! Nothing secret decides a branch or an address. Where time depends on data, on public data, the name has `vartime_`
//! in it: that is in verification only, below the public functions. Secrets are wiped when they are dropped (feature
//! `zeroize`, on by default), and no `Debug` shows them.
//!
//! # Features
//!
//! | feature | gives |
//! |---|---|
//! | `zeroize` (default) | wiping |
//! | `precomputed-tables` (default) | 90 kB of tables, for keys and signatures in a quarter of the time |
//! | `alloc` | batch verification, and `verify_many` by equations that signatures share |
//! | `rand_core` | keys from a random generator |
//! | `digest` | `DigestSigner`, `DigestVerifier` |
//! | `pkcs8`, `pem` | keys as PKCS#8 documents |
//! | `serde` | keys as 32 bytes |
//! | `curve` | points and scalars, with the names of curve25519-dalek |
//! | `group` | their traits of crates `ff` and `group` |
//! | `legacy_compatibility` | scalars that are not reduced |
//!
//! # Backends
//!
//! [`backend`] tells which of the generated field arithmetics this build computes with. The target decides; the cfg
//! `forge25519_backend` overrides it.

#![no_std]
// Allowed in one module, `vectors`.
#![deny(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(test)]
extern crate std;

mod backend;
#[cfg(feature = "alloc")]
mod batch;
mod context;
#[cfg(feature = "curve")]
pub mod curve;
mod edwards;
mod field;
mod four;
#[cfg(fuzzing)]
#[doc(hidden)]
pub mod fuzzing;
mod hash;
pub mod hazmat;
mod integer;
mod lanes;
mod lattice;
mod many;
mod montgomery;
#[cfg(feature = "serde")]
mod one_field;
mod operation;
mod path;
#[cfg(feature = "pkcs8")]
pub mod pkcs8;
mod rule;
mod scalar;
#[cfg(feature = "serde")]
mod serde;
mod signed;
mod signing;
#[cfg(all(test, feature = "alloc"))]
mod tests;
#[cfg(vectors)]
#[clippy::msrv = "1.89"]
mod vectors;
mod verifying;
#[cfg(feature = "curve")]
mod version;
mod wipe;
mod words;
pub mod x25519;

pub use backend::backend;
#[cfg(feature = "alloc")]
pub use batch::{verify_batch, verify_batch_with};
pub use context::Context;
pub use ed25519::{Signature, signature};
pub use many::{decode_many, sign_many, verify_many, verifying_keys_many};
pub use rule::{BatchRule, Rule};
pub use sha2::Sha512;
#[cfg(feature = "digest")]
pub use signature::{DigestSigner, DigestVerifier};
pub use signature::{Signer, Verifier};
pub use signed::{Signed, SignedKey};
pub use signing::SigningKey;
pub use verifying::{VerifyingKey, verify_each, verify_encoded};

/// The one error of signatures and keys: it does not say what was wrong, so that nothing can be learned from it.
pub type SignatureError = signature::Error;

/// Bytes of a secret key: a seed.
pub const SECRET_KEY_LENGTH: usize = 32;
/// Bytes of a public key.
pub const PUBLIC_KEY_LENGTH: usize = 32;
/// Bytes of a seed and its public key.
pub const KEYPAIR_LENGTH: usize = SECRET_KEY_LENGTH + PUBLIC_KEY_LENGTH;
/// Bytes of a signature.
pub const SIGNATURE_LENGTH: usize = 64;
/// A seed.
pub type SecretKey = [u8; SECRET_KEY_LENGTH];

/// The examples of the README are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
