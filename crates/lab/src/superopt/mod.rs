//! The shortest straight-line sequence for a goal, or that there is none: an exhaustive search.
//!
//! A [`Goal`] says what to compute of which inputs, [`operations`] with what, [`settle`] answers: the shortest
//! sequences, proved for all inputs by an SMT [`Solver`], or that no sequence up to a length computes the goal.
//!
//! # Why nothing is missed
//!
//! A sequence of n instructions is searched in four parts, and each choice is made in all ways:
//!
//! 1. *Wiring* ([`Wiring`]): the set of different values that each step reads, and which steps are the outputs. There
//!    are as many registers as results, so that what a real sequence overwrites is here as well. A step that neither is
//!    an output nor is read can be left out, and then a shorter sequence does the same. Of wirings that differ in the
//!    order of independent steps, or in names of inputs that the goal treats alike, one is enough.
//! 2. *Form* ([`Form`]): the instruction, and which of its source registers are `x0` and which are which value of the
//!    set. A step that reads v twice, or `x0` and v, is a form of one value.
//! 3. *Immediate*: all of them.
//! 4. Survivors of all test vectors are decided by the solver. Inputs for which one is wrong become a vector, and the
//!    length is searched again.
//!
//! # What is cut off, and why that is sound
//!
//! Vectors only ever refute: a sequence that computes the goal for all inputs is right in every vector.
//!
//! - *What is seen.* After some steps, an output that is still to come is a function of the values that the steps to
//!   come on its way read; the wiring says which. If two vectors agree in all of these and ask for different outputs,
//!   no choice of the steps to come is right. This replaces solving for immediates: where an immediate would have to be
//!   found, the value that it works on already does not tell the output, and none is tried. It is applied before any
//!   instruction is chosen, where it refutes wirings in which an output does not depend on all it has to, and after
//!   each step.
//! - *More functions than words.* A goal can name groups of inputs of which an output is one of more than 2^64
//!   functions of the others. A result that depends on the group alone cannot be all that an output sees of it
//!   (pigeonholes). This is applied at the greatest length only, because of the next cut.
//! - *Copies.* A result that is 0, an input or an earlier result in all vectors can be left out: a shorter sequence is
//!   right in the same vectors. None was, as lengths are searched in order, those before the last with nothing but
//!   vectors, and the vectors only become more.
//! - *Merging.* Of two instructions at a step whose results on the same operands are equal in all vectors, one is kept:
//!   what follows is right in all vectors for both or for none. Columns are compared word by word, hashes only find
//!   them.
//!
//! Whether a cut is *looked for* is a question of time alone; a cut that is not looked for leaves more to be tried.
//!
//! Nothing here knows the width of a word: operations and goals bring it. So the tests compare the search with a plain
//! enumeration of all sequences on words of two and three bits and all their inputs.

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
