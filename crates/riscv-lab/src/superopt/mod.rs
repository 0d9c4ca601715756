//! Superoptimizer.

mod cut;
mod goal;
mod instructions;
mod operation;
mod search;
mod sequence;
mod settle;
pub mod smt;
mod solver;
mod vectors;
mod walk;
mod wiring;

pub use goal::{GOALS, Goal, Input, Output};
pub use instructions::operations;
pub use operation::{Effect, Form, Immediates, Operation, forms};
pub use search::{Column, Found, KEPT, Problem, Statistics, search};
pub use sequence::{Instruction, Sequence};
pub use settle::{Answer, Length, Options, Verdict, known_is_right, sequences, settle};
pub use solver::{INSTALL, Reply, Solver, SolverError};
pub use vectors::vectors;
pub use wiring::{Ends, Step, Wiring};
