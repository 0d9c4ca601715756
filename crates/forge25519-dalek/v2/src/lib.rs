//! [forge25519](https://docs.rs/forge25519) under the names, the features and the verdicts of ed25519-dalek 2: with
//! `signature` 2, `digest` 0.10, `rand_core` 0.6 and `pkcs8` 0.10.
//!
//! ```toml
//! [dependencies]
//! ed25519-dalek = { package = "forge25519-dalek", version = "2", features = ["rand_core"] }
//! ```
//!
//! Version 3 of this package has the differences to ed25519-dalek. Points and scalars are those of package
//! forge-curve25519-dalek 4, in place of curve25519-dalek 4.

#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

#[cfg(feature = "alloc")]
extern crate alloc;

mod common;
mod version;

pub use ed25519;
pub use ed25519::Signature;
#[cfg(feature = "pkcs8")]
pub use ed25519::pkcs8;
pub use ed25519::signature::{Signer, Verifier};

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
#[cfg(feature = "digest")]
pub use ed25519::signature::{DigestSigner, DigestVerifier};
#[cfg(feature = "digest")]
pub use sha2::{Digest, Sha512};
