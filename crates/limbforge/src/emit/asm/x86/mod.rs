//! x86-64: checked programs in its instructions, and proofs of machine code from its bytes.

mod go;
mod instruction;
mod print;
mod processor;
mod rust;

pub use super::flagged::{CONSTANTS, Function, Schedule, ScheduleError, Schedules, Source};
use super::{AsmError, AssemblerError, flagged};
use crate::{
    check::Checked,
    emit::Options,
    field::Field,
    interface::Interface,
    ir::Program,
    read::{Prover, X86},
};
pub use processor::Processor;
pub use rust::{OtherPorts, Portable, module};

/// A program in instructions of x86-64, before they have an order and registers.
pub type Kernel<'a> = flagged::Kernel<'a, Processor>;

/// As [`flagged::source`], for x86-64.
///
/// # Errors
/// As there.
pub fn source(
    processor: &Processor,
    field: &Field,
    options: &Options,
    schedules: &Schedules,
    assemble: impl Fn(&str) -> Result<Vec<u8>, AssemblerError>,
) -> Result<Source, AsmError> {
    flagged::source(processor, field, options, schedules, assemble)
}

/// A prover of machine code of a checked program for System V, from a compiler or from [`source`].
///
/// # Errors
/// As [`flagged::prover`].
pub fn prover(
    interface: impl Into<Interface>,
    checked: &Checked<Program>,
) -> Result<Prover<'_, X86>, AsmError> {
    flagged::prover(X86::SystemV, interface, checked)
}

/// A prover of code as [`source`] writes it for System V: refused sooner, where it is something else.
///
/// # Errors
/// As [`flagged::prover`].
pub fn prover_of_source(
    interface: impl Into<Interface>,
    checked: &Checked<Program>,
) -> Result<Prover<'_, X86>, AsmError> {
    flagged::prover_of_source(X86::SystemV, interface, checked)
}

/// As [`flagged::prove_alone`], for the processor that a search begins with.
///
/// # Errors
/// As there.
pub fn prove_alone(
    field: &Field,
    checked: &Checked<Program>,
    function: &Function,
    label: &str,
    assemble: &impl Fn(&str) -> Result<Vec<u8>, AssemblerError>,
) -> Result<(), AsmError> {
    flagged::prove_alone(
        &Processor::default(),
        field,
        checked,
        function,
        label,
        assemble,
    )
}
