//! Assembly: checked programs in machine instructions, proved again from the machine words.
//!
//! ```text
//! Checked<Program> ──► Expressions ──► Graph ──► order ──► registers ──► Code ──► text ──► assembler
//!               pass::      words      riscv/   schedule   allocate        │                  │
//!               in_words               select                              ▼                  ▼
//!        check ◄── Program ◄─────────────────────────────────────────── Routine ◄────────── object
//!                        crate::read                                    encoder    riscv_lab::relocatable
//! ```
//!
//! The passes `narrow` and `legalise` leave words of 64 bits, and `words` makes expressions of them, with hints. A
//! processor selects instructions for the expressions. `schedule` orders them and `allocate` gives registers, by what
//! its `target` says of operands and time. [`read`](crate::read) makes a program of the machine words, with the
//! statement of the first, and the check proves it for all inputs. Nothing between the first program and the machine
//! words is trusted: what is modelled is proved as the encoder writes it, what is printed as the assembler writes it.

pub mod aarch64;
mod allocate;
mod assembler;
mod error;
pub mod flagged;
mod graph;
pub mod riscv;
mod schedule;
mod target;
#[cfg(test)]
mod tests;
mod words;
pub mod x86;

use crate::{
    check::Checked,
    interface::Interface,
    ir::Program,
    read::{Meanings, Prover, can_pass},
};
pub use assembler::AssemblerError;
pub use error::AsmError;
use words::{Style, expressions};

/// A prover of code of a checked program, with the hints for each way to write it in words.
fn prover<'a, M: Meanings>(
    meanings: M,
    interface: Interface,
    checked: &'a Checked<Program>,
    styles: &[Style],
) -> Result<Prover<'a, M>, AsmError> {
    can_pass(&meanings, interface, checked.program())?;
    let (mut hints, mut reason) = (Vec::new(), None);
    for style in styles {
        match expressions(interface, checked, *style) {
            Ok(parts) => hints.push(parts.hints),
            Err(error) => reason = Some(error),
        }
    }
    match reason {
        Some(error) if hints.is_empty() => Err(error),
        _ => Ok(Prover::new(meanings, interface, checked, hints)?),
    }
}
