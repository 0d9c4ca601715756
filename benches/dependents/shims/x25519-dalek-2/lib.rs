#![no_std]
pub use forge_x25519_dalek::*;
