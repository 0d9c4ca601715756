//! AArch64: checked programs in its instructions, and proofs of machine code from its words.
//!
//! The order is that of a list scheduler with the latencies and ports of a [model](crate::target). Nothing is measured.

mod print;
mod processor;

use super::{AsmError, AssemblerError, flagged};
use crate::{
    check::Checked,
    emit::Options,
    field::Field,
    interface::Interface,
    ir::Program,
    read::{Aarch64, Prover},
};
pub use processor::{ModelError, Processor};

/// As [`flagged::source`], ordered for a processor.
///
/// # Errors
/// As there.
pub fn source(
    field: &Field,
    options: &Options,
    processor: &Processor,
    assemble: impl Fn(&str) -> Result<Vec<u8>, AssemblerError>,
) -> Result<flagged::Source, AsmError> {
    let none = flagged::Schedules::none(field);
    flagged::source(processor, field, options, &none, assemble)
}

/// As [`flagged::prover`], for AArch64.
///
/// # Errors
/// As there.
pub fn prover(
    interface: impl Into<Interface>,
    checked: &Checked<Program>,
) -> Result<Prover<'_, Aarch64>, AsmError> {
    flagged::prover(Aarch64, interface, checked)
}
