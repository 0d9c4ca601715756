//! Recipes with lanes: one file with the constants of the field, and its functions once for each form.
//!
//! ```text
//! Program ──body──► Body: a line for each instruction ──► rust, c
//! ```
//!
//! The functions of all forms are the same text: a line for each instruction of the checked program, as a call of a
//! helper that acts on each lane. Only the helpers differ ([`forms`]): in `portable` a vector is an array, in the other
//! forms it is a register, and the helpers are intrinsics of one processor. So the portable form is both the fallback
//! and the oracle of the others.

mod across;
mod body;
pub mod c;
mod forms;
pub mod rust;

use crate::{field::Field, plan::Plan};

/// The name of an operation on lanes, whose encoded elements are words.
pub fn spelled(name: &str) -> String {
    name.replace("bytes", "words")
}

/// Number of words of an encoded element.
fn words(field: &Field) -> usize {
    field.bytes().div_ceil(8)
}

/// The first lines of a file. `parts` says what its language calls the forms.
fn about(plan: &Plan, parts: &str) -> String {
    format!(
        "{} elements at once, each in a lane of vectors. {parts} have the same functions: `portable` computes on arrays, \
         the others with the instructions after which they are named.",
        plan.lanes
    )
}
