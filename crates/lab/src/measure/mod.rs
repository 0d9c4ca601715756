//! Measuring compiled functions of any signature beside each other on this machine.
//!
//! ```text
//! Code ──signature──► Case ──harness, compiler──► Operation ──rounds──► Measured
//!      (checked)           (inputs, results)     (loaded, compared)     (samples by metric)
//! ```
//!
//! Machines are shared and noisy, so an absolute time is not a result; a ratio between subjects measured
//! *interleaved* in one run is.

mod arm;
mod bench;
pub mod build;
pub mod clock;
pub mod code;
pub mod compiler;
pub mod conditions;
mod duel;
pub mod environment;
pub mod harness;
pub mod library;
mod memory;
pub mod metric;
mod microarchitecture;
pub mod random;
mod rank_test;
pub mod rounds;
pub mod sample;
pub mod signature;
pub mod statistics;
pub mod target;
mod trace;

pub use build::{Case, Unit, build, compile};
pub use clock::Clock;
pub use code::Code;
pub use compiler::{BuildError, Compiler, CompilerKind, Found, Missing};
pub use conditions::Condition;
pub use duel::{Difference, duel};
pub use environment::Environment;
pub use library::{Function, Library, LoadError};
pub use metric::{METRICS, Metric};
pub use random::Random;
pub use rounds::{Options, Round, Sampled, interleave};
pub use sample::{Measured, Operation, Subject, measure};
pub use signature::{Data, Signature};
pub use statistics::Samples;
pub use target::Engine;
