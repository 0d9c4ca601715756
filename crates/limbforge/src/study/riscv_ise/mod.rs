//! The six proposed RISC-V instructions on the prime of CSIDH-512: what was published, and code of the same shape and our
//! best on a model of the same core.

mod cell;
mod ours;
pub mod paper;
mod published;

pub use cell::{Cell, cells, deviations, multipliers, stalls, table};
pub use ours::{Ours, ours, recipes, table_of_ours};
pub use published::{Column, Function, Published, Radix};

/// The prime that the figures are for.
pub const PRIME: &str = "csidh512";
