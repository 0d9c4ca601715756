//! The time per call of calls that do not wait for each other.

use super::{How, Metric};
use crate::measure::bench::{Bench, STREAMS};

/// Calls on independent slots, in turn: the reciprocal throughput.
pub const METRIC: Metric = Metric {
    name: "throughput",
    title: "throughput",
    unit: "core cycles per call",
    how: How::Timed {
        applies: |_| true,
        run: |bench: &mut Bench<'_>, steps| bench.run(STREAMS, steps),
    },
};
