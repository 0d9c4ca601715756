//! [forge25519](https://docs.rs/forge25519) under the names, the features and the verdicts of ed25519-dalek 3.
//!
//! ```toml
//! [dependencies]
//! ed25519-dalek = { package = "forge25519-dalek", version = "3", features = ["rand_core"] }
//! ```
//!
//! Nothing else changes in code that uses ed25519-dalek. `verify` is [`forge25519::Rule::Ref10`], `verify_strict` is
//! [`forge25519::Rule::DalekStrict`]. Points and scalars are those of [`forge25519::curve`], which package
//! forge-curve25519-dalek has under the name of curve25519-dalek.
//!
//! ```
//! use forge25519_dalek::{Signature, Signer, SigningKey, Verifier};
//!
//! let key = SigningKey::from_bytes(&[7; 32]); // 32 bytes that nobody else knows
//! let signature: Signature = key.sign(b"a message");
//! assert!(key.verifying_key().verify(b"a message", &signature).is_ok());
//! assert!(key.verifying_key().verify(b"another", &signature).is_err());
//! ```
//!
//! # Differences
//!
//! - `verify_batch` accepts the lists of which `verify` accepts each signature, and takes as long as that. dalek's
//!   accepts some others too.
//! - `Debug` of points and scalars shows nothing: they may be secrets.
//! - Feature `legacy_compatibility` accepts S up to 2^253, as dalek's does.

#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;

mod common;
mod version;

pub use ed25519;
pub use ed25519::Signature;
#[cfg(feature = "pkcs8")]
pub use ed25519::pkcs8;
pub use ed25519::signature::{Signer, Verifier};
#[cfg(feature = "rand_core")]
pub use rand_core;

#[cfg(feature = "batch")]
pub use common::batch::verify_batch;
pub use common::constants::*;
#[cfg(feature = "digest")]
pub use common::context::Context;
pub use common::errors::SignatureError;
#[cfg(feature = "hazmat")]
pub use common::hazmat;
pub use common::signing::SigningKey;
#[cfg(feature = "hazmat")]
pub use common::verifying::StreamVerifier;
pub use common::verifying::VerifyingKey;
#[cfg(any(feature = "batch", feature = "digest"))]
pub use sha2::Digest;
#[cfg(feature = "digest")]
pub use sha2::Sha512;
#[cfg(feature = "digest")]
pub use signature::{DigestSigner, DigestVerifier};
