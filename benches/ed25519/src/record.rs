//! A run as data.

use limbforge::tune::{Environment, Options, Samples};
use serde::Serialize;

/// The raw record of a run.
#[derive(Serialize)]
pub struct Record {
    /// The words of the call.
    pub command: String,
    /// Machine and compilers.
    pub environment: Environment,
    /// `native` or `plain`.
    pub target: &'static str,
    /// How long was measured.
    pub options: Options,
    /// Keys and signatures that inputs rotate over.
    pub inputs: usize,
    /// In the order of tables.
    pub peers: Vec<Peer>,
    /// What was left out, with the reason.
    pub left_out: Vec<String>,
}

/// A peer's measurements.
#[derive(Serialize)]
pub struct Peer {
    /// As in the words of the call.
    pub key: &'static str,
    /// Crate, version and form.
    pub name: String,
    /// Whether it is Limbforge's.
    pub ours: bool,
    /// Flags of rustc.
    pub flags: Vec<String>,
    /// What differs from the other peers.
    pub note: String,
    /// In the order of tables; those that it has.
    pub operations: Vec<Measured>,
}

/// Core cycles for one operation; of a batch, for one signature.
#[derive(Serialize)]
pub struct Measured {
    /// The operation's name.
    pub operation: &'static str,
    /// The median.
    pub median: f64,
    /// Half the interquartile range.
    pub spread: f64,
    /// Raw samples.
    pub samples: Samples,
}
