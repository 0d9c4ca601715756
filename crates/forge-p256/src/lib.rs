//! ECDSA verification over NIST P-256 with SHA-256 (FIPS 186-5, SEC 1), one signature or eight at once, on field
//! arithmetic that was generated, and checked for all inputs, by Limbforge.
//!
//! ```
//! use forge_p256::{Signature, Signed, Verifier, VerifyingKey, verify_many};
//! # fn hex<const N: usize>(text: &str) -> [u8; N] {
//! #     std::array::from_fn(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).unwrap())
//! # }
//!
//! // RFC 6979, appendix A.2.5
//! let key: [u8; 33] = hex("0360fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6");
//! let r: [u8; 32] = hex("efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716");
//! let s: [u8; 32] = hex("f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8");
//!
//! let key = VerifyingKey::from_sec1_bytes(&key)?;
//! let signature = Signature::from_slice(&[r, s].concat())?;
//! assert!(key.verify(b"sample", &signature).is_ok());
//!
//! let signed = [b"sample", b"simple"].map(|message| Signed { key: &key, message, signature: &signature });
//! let verdicts: Vec<bool> = verify_many(&signed).map(|verdict| verdict.is_ok()).collect();
//! assert_eq!(verdicts, [true, false]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is valid
//!
//! A signature is valid if r and s are in [1, n − 1] and r is the abscissa of (z/s)·G + (r/s)·Q modulo n, for the order
//! n, the base point G, the public key Q and the hash z of the message. Both s and n − s are accepted, as the standards
//! say. Single and many verification are one source, and have the same verdicts on every path.
//!
//! # Time and secrets
//!
//! There are none: the crate verifies, and does not sign or agree on keys. Keys, messages and signatures are public,
//! and decide branches, addresses and times. Functions below the public ones say so by `vartime_` in their names.
//!
//! # Memory
//!
//! Nothing is allocated. The tables of eight keys take 25 kB of the stack, that of one 2.5 kB. The multiples of G are
//! 8 kB of constants.

#![no_std]
// Allowed in one module, `vectors`.
#![deny(unsafe_code)]

#[cfg(test)]
extern crate std;

mod base;
#[rustfmt::skip]
mod base_table;
mod bytes;
mod digits;
mod equation;
mod formulas;
mod machine;
mod many;
mod path;
mod point;
mod portable;
mod sec1;
mod signatures;
mod single;
mod straus;
#[cfg(target_arch = "x86_64")]
mod vectors;
mod verifying;

pub use ::signature::{self, Verifier};
pub use many::{Prehashed, Signed, verify_many, verify_many_prehashed};
pub use sec1::InvalidPublicKey;
pub use signatures::{InvalidSignature, Signature};
pub use verifying::VerifyingKey;

/// The one error of verification.
pub type SignatureError = signature::Error;

/// Parts for tests and measurements.
pub mod hazmat {
    pub use crate::path::Path;
}

/// Bytes of a public key without compression: a tag, x and y.
pub const UNCOMPRESSED_LENGTH: usize = 65;
/// Bytes of a compressed public key: a tag, which has the parity of y, and x.
pub const COMPRESSED_LENGTH: usize = 33;
/// Bytes of a signature: r and s.
pub const SIGNATURE_LENGTH: usize = 64;
/// Bytes of a hash.
pub const DIGEST_LENGTH: usize = 32;

/// The examples of the README are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
