//! What a peer can do, as a table of functions with the C ABI: the one thing that the bench and its peers share.
//!
//! A peer is built as a shared library of its own, because crates choose their arithmetic by features and `--cfg`, of
//! which a build has one set. A library exports one function, [`SYMBOL`], that returns its [`Table`].
//!
//! ```text
//! Inputs ──prepare──► the peer's keys, decoded ──run(operation, first, count)──► output of the last turn
//! ```

#![deny(unsafe_code)]

mod abi;
mod inputs;
mod operation;
mod turns;

pub use abi::{Loaded, SYMBOL, Table, Text, table};
pub use inputs::{COUNT, Inputs};
pub use operation::Operation;
pub use turns::{Output, Turns};

/// A peer's implementation of the operations that it has.
pub trait Peer: Sized {
    /// What a reader has to know: which rule `verify` follows, and what is inside of an operation that is not inside of
    /// the others'. One line.
    fn note() -> String;

    /// Whatever is outside of the timing: expanded secret keys, decoded public keys.
    fn prepare(inputs: &'static Inputs) -> Self;

    /// Makes the turns of `operation`, or says that there is no such operation by `None`.
    fn run(&self, operation: Operation, turns: &mut Turns) -> Option<()>;
}
