//! Measuring compiled functions beside each other on this machine.
//!
//! Machines are shared and noisy, so an absolute time is not a result; a ratio between subjects measured
//! *interleaved* in one run is.

pub mod clock;
pub mod compiler;
pub mod environment;
pub mod library;
mod rank_test;
mod rounds;
pub mod sample;
pub mod statistics;

pub use clock::Clock;
pub use compiler::{BuildError, Compiler, CompilerKind, Found, Missing};
pub use environment::Environment;
pub use library::{Binary, Library, LoadError, Unary};
pub use rounds::Rounds;
pub use sample::{Measured, Metric, Options, Round, Subject, measure};
pub use statistics::Samples;
