//! A search for orders of instructions as data: what `limbforge tune --lang asm --json` writes.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::measure::Environment;

/// Searches for the operations of one recipe.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ScheduleRecord {
    /// The command.
    pub command: String,
    /// Where it ran.
    pub environment: Environment,
    /// The prime, as [`Prime`](limbforge::Prime) prints it.
    pub prime: String,
    /// The recipe.
    pub recipe: String,
    /// By operation.
    pub searches: BTreeMap<String, Searched>,
}

/// How a schedule was found.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Searched {
    /// The way to it.
    pub path: Vec<Milestone>,
    /// Measured at the end, interleaved: the schedule, that of the fewest instructions, and the same program in C by
    /// each compiler.
    pub cycles: Vec<CallCycles>,
}

/// Core cycles of a call: medians.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct CallCycles {
    /// Whose.
    pub label: String,
    /// Key, such as `mul_latency`, median, and half the interquartile range.
    pub quantities: Vec<(String, f64, f64)>,
}

/// A schedule that became the best.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Milestone {
    /// Since the search began.
    pub seconds: f64,
    /// Schedules measured by then.
    pub tried: usize,
    /// Its time as a part of the first schedule's: the product of the ratios measured on the way.
    pub part: f64,
    /// Its instructions.
    pub instructions: usize,
}
