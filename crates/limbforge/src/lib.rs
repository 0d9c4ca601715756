//! Limbforge compiles a prime into field arithmetic: checked for all inputs, constant-time, as source code.
//!
//! ```text
//! Prime ──► Plan ──► Program ──► Checked<Program> ──► Field ──► source
//! prime     plan     ops, ir     pass, then check     field     emit
//! ```
//!
//! # The pipeline, walked once for 2^255 − 19
//!
//! 1. [`Prime::parse`] reads the text, tests the number by Baillie–PSW and finds its shape: pseudo-Mersenne, 2^m − c
//!    with m = 255 and c = 19.
//! 2. A [`Plan`] is one recipe. `5x51` is five limbs of 51 bits; `product-scanning` forms the product column by column;
//!    `double-word` adds each column up in a `u128`; `fold(19@right:mul)` uses 2^255 = 19 (mod p) on the right operand;
//!    `carry(sequential)` carries one limb after the other. [`plan::candidates`] lists all recipes for a prime.
//! 3. [`ops::derive`] writes each operation of the field as a [`Program`]: straight-line code over machine words, with
//!    a specification such as `out = a * b (mod p)`. It also finds the bounds of the limbs, the [`Repr`]: *tight*
//!    bounds are what products return, *loose* bounds are what products accept.
//! 4. [`pass`] is the list of passes over programs, and [`check::check`] proves that no value leaves its type and that
//!    the specification holds, for all inputs within the bounds. Only the checks make a [`Checked`].
//! 5. A [`Routine`] is what needs a loop, such as an inversion: calls of checked programs, a public number of times.
//!    [`check::check_routine`] proves that every call passes what is taken, and that a claimed power is computed.
//! 6. A [`Field`] is the prime, the recipe, the bounds, the checked programs and routines. [`emit`] prints it as Rust,
//!    C or JSON; [`regen`] lays out the files of many fields: a crate, C with headers, certificates.
//! 7. Assembly is read back from machine words and proved by the same check ([`read`]).
//! 8. A [`Cpu`] is a model of a processor, by which [`forecast::Forecast`] predicts what a recipe takes; [`explain`]
//!    draws it.
//!
//! [`build()`] writes a field in a user's build script. Nothing else here has a file, and nothing a thread, a clock or
//! another program. Crate `limbforge-lab` measures candidates on the
//! machine at hand, searches for the best, and repeats published studies.
//!
//! ```
//! use limbforge_core::{Plan, Prime, emit::{self, Emit}, ops::derive::derive};
//!
//! let prime = Prime::parse("2^255-19")?;
//! let recipe = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";
//! let plan: Plan = recipe.parse()?;
//! let field = derive(&prime, &plan)?;
//! assert_eq!(field.program("mul").unwrap().program().spec.formula, "out = a * b (mod p)");
//! let options = emit::Options { command: "my build".to_owned(), name: prime.identifier(), traits: false };
//! let source = emit::Rust.emit(&field, &options);
//! assert!(source.contains("pub const fn mul(a: &Loose, b: &Loose) -> Element"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `ARCHITECTURE.md` has the map of the code and its invariants, `SOUNDNESS.md` says what "checked" means and how it
//! could still be wrong.

pub mod build;
pub mod certificate;
pub mod check;
pub mod curve;
mod data;
pub mod emit;
pub mod explain;
pub mod field;
pub mod forecast;
pub mod formula;
pub mod interface;
pub mod ir;
pub mod ops;
pub mod pass;
pub mod plan;
pub mod prime;
pub mod read;
pub mod regen;
pub mod repr;
pub mod routine;
pub mod target;
pub mod whole;

pub use build::build;
pub use check::Checked;
pub use field::Field;
pub use ir::Program;
pub use plan::Plan;
pub use prime::Prime;
pub use repr::Repr;
pub use routine::Routine;
pub use target::Cpu;
