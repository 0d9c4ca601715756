//! The assembler of a text: what is printed is proved as it is assembled.

use riscv_lab::isa::Isa;

use super::super::AssemblerError;

/// An assembler for RISC-V, which this crate calls and does not bring.
pub trait Assemble {
    /// The object file of a text, for the standard extensions of an instruction set; the text writes others as words.
    ///
    /// # Errors
    /// [`AssemblerError`].
    fn assemble(&self, text: &str, isa: &Isa) -> Result<Vec<u8>, AssemblerError>;
}
