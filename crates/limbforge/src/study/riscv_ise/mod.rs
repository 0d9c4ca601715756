//! The six proposed RISC-V instructions on the prime of CSIDH-512: what was published, and code of the same shape on a model of
//! the same core.

mod cell;
pub mod paper;
mod published;

pub use cell::{Cell, Modelled, cells, deviations, multipliers, stalls, table};
pub use published::{Column, Function, Published, Radix};

/// The prime that the figures are for.
pub const PRIME: &str = "csidh512";
