//! The six proposed RISC-V instructions on the prime of CSIDH-512: what was published, and code of the same shape and
//! our best on a model of the same core; then what was not published.

mod answer;
mod cell;
pub mod hardware;
mod ours;
pub mod paper;
mod published;
mod record;
mod sweep;
mod tables;

pub use answer::answer;
pub use cell::{Cell, cells, deviations, with_multiplier};
pub use ours::{Ours, Want, Way, best, recipes};
pub use published::{ACTION, Column, Function, Published, Radix};
pub use record::{Record, wants_of_cells};
pub use sweep::{LATENCIES, Limbs, Multiplied, SETS, wants_of_limbs, wants_of_multipliers};
pub use tables::tables;

/// The prime that the figures are for.
pub const PRIME: &str = "csidh512";

/// How many per cent `cycles` are above `of`.
fn percent(cycles: u64, of: u64) -> f64 {
    100.0 * (cycles as f64 / of as f64 - 1.0)
}
