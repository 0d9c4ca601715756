//! X25519 of [forge25519](https://docs.rs/forge25519) under the names and features of x25519-dalek 3.
//!
//! ```toml
//! [dependencies]
//! x25519-dalek = { package = "forge-x25519-dalek", version = "3" }
//! ```
//!
//! Nothing else changes in code that uses x25519-dalek, and stored keys are read.
//!
//! ```
//! use forge_x25519_dalek::{X25519_BASEPOINT_BYTES, x25519};
//!
//! let (alice, bob) = ([1; 32], [2; 32]); // secret random bytes
//! let [to_bob, to_alice] = [alice, bob].map(|secret| x25519(secret, X25519_BASEPOINT_BYTES));
//! assert_eq!(x25519(alice, to_alice), x25519(bob, to_bob));
//! ```

#![no_std]
#![forbid(unsafe_code)]

mod common;
mod version;

pub use common::*;
pub use rand_core;
