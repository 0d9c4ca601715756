//! Reading machine code back: the program that it computes, for the check to prove.
//!
//! ```text
//! code ──► steps ──► Words ──► Program ──► check
//!        riscv    machine   lift        proof
//! ```
//!
//! A processor is an implementation of [`Meanings`]: it decodes instructions and says what each computes, as
//! expressions of words (`word`), and what functions owe their callers. The machine executes them symbolically. Its
//! registers and flags hold expressions or addresses, and its memory is regions: frame, constants, parameters, results.
//! `lift` makes a program of the expressions that are left in the results, with the statement of the program that was
//! to be written. Whoever wrote the code may add hints (`hint`); none is trusted.
//!
//! Nothing here depends on how code is written: `emit` uses this module, and this module nothing of `emit`.

pub mod aarch64;
mod arithmetic;
mod arrangement;
mod bits;
mod block;
mod canonical;
mod elf;
mod error;
pub(crate) mod hint;
mod lift;
mod machine;
mod matching;
mod meanings;
mod object;
mod occupied;
pub(crate) mod ports;
mod proof;
pub(crate) mod riscv;
pub mod routine;
mod samples;
mod special;
pub(crate) mod word;
pub mod x86;

pub use aarch64::Aarch64;
pub use arrangement::{Arrangement, Returned};
pub use block::{Block, State};
pub use error::ReadError;
pub use hint::Hints;
pub use meanings::{Action, Address, Convention, Meanings, Operand, Rest, Step};
pub use object::functions;
pub use proof::{Prover, can_pass, program_of};
pub use riscv::Riscv;
pub use routine::{Composed, Routines};
pub use x86::X86;
