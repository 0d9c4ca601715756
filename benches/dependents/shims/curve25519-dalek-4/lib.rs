#![no_std]
pub use forge_curve25519_dalek::*;
