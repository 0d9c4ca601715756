//! Engines, which run turns: wasmtime in this process, or a JavaScript engine in another.

use limbforge_ed25519_table::{Cases, Inputs, Operation};
use limbforge_lab::measure::Engine as Named;

/// Which inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Set {
    /// Those that are measured.
    Good,
    /// With broken signatures among them.
    Broken,
}

impl Set {
    /// Both; a set's number is its index.
    pub const ALL: [Set; 2] = [Set::Good, Set::Broken];

    /// The bytes as peers read them.
    pub fn bytes(self, cases: &Cases) -> Vec<u8> {
        let inputs: &Inputs = match self {
            Set::Good => cases.good,
            Set::Broken => cases.broken,
        };
        inputs.lists().concat()
    }
}

/// Turns of an operation.
#[derive(Clone, Copy, Debug)]
pub struct Turns {
    /// The peer's key.
    pub peer: &'static str,
    /// Its inputs.
    pub set: Set,
    /// The operation.
    pub operation: Operation,
    /// The first input.
    pub first: usize,
    /// How many.
    pub count: usize,
}

/// Turns that were made.
#[derive(Clone, Copy, Debug)]
pub struct Done {
    /// The time of all, measured where they were made.
    pub nanoseconds: f64,
    /// The output of the last one; none if the peer has no such operation.
    pub output: Option<[u8; 64]>,
}

/// An engine with peers.
pub trait Engine {
    /// As the record names it.
    fn named(&self) -> &Named;

    /// Makes turns.
    ///
    /// # Errors
    /// A line that says what went wrong.
    fn run(&mut self, turns: &Turns) -> Result<Done, String>;
}
