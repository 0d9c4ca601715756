//! x86-64: checked programs in its instructions, and proofs of machine code from its bytes.

mod cover;
mod item;
mod kernel;
mod print;
mod rust;
mod schedule;
mod select;
mod source;

use super::{
    AsmError,
    words::{Conditional, Style},
};
use crate::{
    check::Checked,
    interface::Interface,
    ir::Program,
    read::{Prover, X86},
};
pub use kernel::{Function, Kernel};
pub use print::CONSTANTS;
pub use rust::{OtherPorts, Portable, module};
pub use schedule::{Schedule, ScheduleError, Schedules};
pub use source::{Source, prove_alone, source};

/// How a program is written in words here: with sums of two words and a carry, or without.
const WAYS: [Style; 2] = [
    style(true, Conditional::Words),
    style(false, Conditional::Words),
];

/// How it may be written by this module, or by a compiler.
const STYLES: [Style; 4] = [
    WAYS[0],
    style(false, Conditional::No),
    style(false, Conditional::All),
    WAYS[1],
];

const fn style(carry_flag: bool, conditional: Conditional) -> Style {
    Style {
        radix: None,
        carry_flag,
        conditional,
        reduced_radix: false,
        flexible_radix: false,
    }
}

/// A prover of machine code of a checked program, from a compiler or from [`source`].
///
/// # Errors
/// [`AsmError::Unsupported`] and [`AsmError::Read`] if the calling convention cannot pass the program's ports.
pub fn prover(
    interface: impl Into<Interface>,
    checked: &Checked<Program>,
) -> Result<Prover<'_, X86>, AsmError> {
    let prover = super::prover(X86, interface.into(), checked, &STYLES)?;
    Ok(prover.of_compiled_code(1))
}

/// A prover of code as [`source`] writes it: refused sooner, where it is something else.
///
/// # Errors
/// As [`prover`].
pub fn prover_of_source(
    interface: impl Into<Interface>,
    checked: &Checked<Program>,
) -> Result<Prover<'_, X86>, AsmError> {
    super::prover(X86, interface.into(), checked, &WAYS)
}
