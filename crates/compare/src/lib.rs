//! Printed fields, compiled and run: every public operation against the evaluator and against big integers.
//!
//! [`Built`] prints a field, compiles it with a driver that calls each operation by its number, and feeds it words.
//! `drivers`, `go` and `routines` write the drivers: each calls with results apart and, in C and Go, with results on
//! top of every parameter of their type. [`meaning`] says what an operation has to give from prime and representation
//! alone, without reading the program. [`boundary`] chooses inputs, [`compare`] brings them together and names the
//! operation that differs. [`case`] chooses the fields, [`suite`] runs many with many compilers, [`record`] keeps
//! counts.
//!
//! The tests of the emitters use the parts; `cargo xtask compare` runs the whole.

mod agree;
mod aliases;
pub mod boundary;
mod built;
pub mod case;
pub mod compare;
mod drivers;
mod go;
mod inputs;
pub mod meaning;
pub mod random_primes;
pub mod record;
pub mod routines;
pub mod suite;
mod toolchain;

pub use agree::agrees;
pub use built::{Built, Folder, printed, run};
pub use inputs::{Random, calls, inputs};
pub use toolchain::{TOOLCHAINS, Toolchain, in_turn, installed, is_installed, optimises};
