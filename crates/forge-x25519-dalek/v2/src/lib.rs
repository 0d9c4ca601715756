//! X25519 of [forge25519](https://docs.rs/forge25519) under the names and features of x25519-dalek 2, with `rand_core`
//! 0.6.
//!
//! ```toml
//! [dependencies]
//! x25519-dalek = { package = "forge-x25519-dalek", version = "2" }
//! ```

#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod common;
mod version;

pub use common::*;
