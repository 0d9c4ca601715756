//! Printing a field's checked programs as source code, one file per language.
//!
//! `go` is a folder of its own: its double words are pairs of words.
//! `body` turns a checked program into typed lines (`line`; `lower` gives each operation its expression, of `tree`);
//! `rust` and `c` only spell them, `rust_routine` and `c_routine` the routines (`routine` is what these share).
//! `rust_element` and `rust_traits` make the element of Rust a type with methods, operators and the traits of other
//! crates, out of calls of these functions (`rust_calls`). `tree` decides which operations may wrap, from the intervals
//! that the checker derived. `json` prints the programs themselves. `header` says what a reader of any of the files has
//! to know: bounds and weights.
//!
//! `lanes` prints recipes with lanes in Rust: a function on arrays, and the same in vector registers.
//!
//! `asm` is different: it selects and orders machine instructions itself, and has the text that comes out
//! proved by [`read`](crate::read).
//!
//! An emitter takes a [`Field`], whose programs are checked: there is no way to print an unchecked one.

mod alone;
pub mod asm;
mod body;
mod c;
mod c_helpers;
mod c_routine;
pub mod calls;
pub mod fiat;
mod go;
mod header;
mod json;
mod json_lines;
mod lanes;
mod line;
mod lower;
mod names;
mod routine;
mod rust;
mod rust_calls;
mod rust_const;
mod rust_element;
mod rust_prelude;
mod rust_routine;
mod rust_traits;
mod text;
mod tree;

use crate::field::Field;

pub use c::C;
use go::names as go_names;
pub use go::{Go, go_choices, go_declarations, go_package};
pub use json::Json;
pub use rust::Rust;
pub(crate) use rust_prelude::relaxes;

/// Options of a printed file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The command that makes the file, for its header.
    pub command: String,
    /// Name of the field, an identifier such as `curve25519`: prefix of everything in C.
    pub name: String,
    /// In Rust, for a file of the crate `limbforge-fields`: implementations of the traits of `ff`, `subtle` and
    /// `zeroize`, each behind the feature of that name, and the crate's macro `const_fn!` around functions that are
    /// `const` from Rust 1.86 on.
    pub traits: bool,
}

/// A language in which a field can be printed.
pub trait Emit {
    /// Name of the language, in lower case.
    fn language(&self) -> &'static str;

    /// Extension of its files, without the dot.
    fn extension(&self) -> &'static str;

    /// The whole file. It is a function of the arguments alone.
    fn emit(&self, field: &Field, options: &Options) -> String;
}

/// Every language.
pub const ALL: &[&dyn Emit] = &[&Rust, &C, &Go, &Json];

/// The language called `name`.
pub fn by_name(name: &str) -> Option<&'static dyn Emit> {
    ALL.iter()
        .copied()
        .find(|language| language.language() == name)
}
