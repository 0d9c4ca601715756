#![no_std]
pub use forge25519_dalek::*;
