//! A peer's operations, as a table of functions with the C ABI. The bench and its peers share only this crate.
//!
//! A peer is built as a shared library of its own, because crates choose their arithmetic by features and `--cfg`, of
//! which a build has one set. A library exports one function, [`SYMBOL`], that returns its [`Table`].
//!
//! ```text
//! Inputs ──prepare──► the peer's keys, decoded ──run(operation, first, count)──► output of the last turn
//! ```

#![deny(unsafe_code)]

mod abi;
pub mod cases;
mod inputs;
mod operation;
mod turns;

pub use abi::{Loaded, SYMBOL, Table, Text, table};
pub use cases::Cases;
pub use inputs::{COUNT, Inputs};
pub use operation::Operation;
pub use turns::{Output, Turns};

/// A peer's implementation of the operations that it has.
pub trait Peer: Sized {
    /// Note for readers, one line: which rule `verify` follows, and which work an operation includes that other peers
    /// exclude.
    fn note() -> String;

    /// Whatever is outside of the timing: expanded secret keys, decoded public keys.
    fn prepare(inputs: &'static Inputs) -> Self;

    /// Makes the turns of `operation`, or says that there is no such operation by `None`.
    fn run(&self, operation: Operation, turns: &mut Turns) -> Option<()>;
}
