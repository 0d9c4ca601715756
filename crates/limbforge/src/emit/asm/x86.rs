//! x86-64: compiled code of checked programs, proved from its bytes.

use super::{
    AsmError,
    split::{Halves, Style},
};
use crate::{
    check::Checked,
    interface::Interface,
    ir::Program,
    read::{Prover, X86},
};

/// A prover of machine code of a checked program, with hints for selections by masks and by conditional moves.
///
/// # Errors
/// [`AsmError::Unsupported`] and [`AsmError::Read`] if the calling convention cannot pass the program's ports.
pub fn prover(
    interface: impl Into<Interface>,
    checked: &Checked<Program>,
) -> Result<Prover<'_, X86>, AsmError> {
    let styles = [false, true].map(|conditional| Style {
        halves: Halves::Words,
        conditional,
        reduced_radix: false,
        flexible_radix: false,
    });
    let prover = super::prover(X86, interface.into(), checked, &styles)?;
    Ok(prover.of_compiled_code())
}
