//! The time of a call that waits for the one before.

use super::{How, Metric};
use crate::measure::{bench::Bench, signature::Signature};

/// A chain of calls: the result of each is a parameter of the next. A function whose results cannot be passed back
/// within its bounds, such as a predicate, has no latency.
pub const METRIC: Metric = Metric {
    name: "latency",
    title: "latency",
    unit: "core cycles per call",
    how: How::Timed {
        applies: Signature::has_chain,
        run: |bench: &mut Bench<'_>, steps| bench.run(1, steps),
    },
};
