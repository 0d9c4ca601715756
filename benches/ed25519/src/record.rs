//! A run as data.

use limbforge_ed25519_table::Operation;
use limbforge_lab::measure::{Environment, Options, Samples};
use serde::Serialize;

use crate::roster::Entry;

/// The raw record of a run.
#[derive(Serialize)]
pub struct Record {
    /// The words of the call.
    pub command: String,
    /// Machine and compilers.
    pub environment: Environment,
    /// `native`, `plain` or `emulated`.
    pub target: &'static str,
    /// How long was measured.
    pub options: Options,
    /// Keys and signatures that inputs rotate over.
    pub inputs: usize,
    /// In the order of tables.
    pub peers: Vec<Peer>,
    /// Peers and operations left out, each with the reason.
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
    /// Name and version of the compiler; empty if it is not there.
    pub compiler: String,
    /// Flags of rustc.
    pub flags: Vec<String>,
    /// Differences from the other peers.
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
    /// The median of the instructions, where they can be counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instructions: Option<f64>,
    /// Raw samples.
    pub samples: Samples,
}

impl Peer {
    /// Who it is; what it does is still to be measured.
    pub fn unmeasured(entry: &Entry) -> Peer {
        Peer {
            key: entry.key,
            name: entry.name(),
            ours: entry.published.is_none(),
            compiler: entry.edition.toolchain.compiler().unwrap_or_default(),
            flags: Vec::new(),
            note: String::new(),
            operations: Vec::new(),
        }
    }
}

impl Measured {
    /// Median and spread of the samples.
    pub fn new(operation: Operation, samples: Samples, instructions: Option<f64>) -> Measured {
        Measured {
            operation: operation.name(),
            median: samples.median(),
            spread: samples.spread(),
            instructions,
            samples,
        }
    }
}
