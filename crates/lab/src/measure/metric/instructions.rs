//! Instructions of a call.

use super::{How, Metric};
use crate::measure::{sample::Operation, trace};

/// All instructions from the function's first to its return, both included, with those of the functions that it calls.
/// Code in constant time takes the same number for all inputs. A function with a public exponent, whose name begins
/// with `vartime_`, is counted with the first random one.
pub const METRIC: Metric = Metric {
    name: "instructions",
    title: "instr.",
    unit: "instructions per call",
    how: How::Counted(count),
};

/// The number of the first input that is random.
const FIRST_RANDOM: usize = 2;

fn count(operation: &Operation) -> Result<u64, String> {
    let slots = operation.slots();
    let slot = slots.get(FIRST_RANDOM).unwrap_or(&slots[0]);
    trace::instructions(operation.function(), slot)
}
