//! The six proposed RISC-V instructions on the prime of CSIDH-512: what was published, code of the same shape, and ours.

pub mod paper;
mod published;

pub use published::{Column, Function, Published, Radix};
