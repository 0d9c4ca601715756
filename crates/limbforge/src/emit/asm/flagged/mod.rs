//! Processors whose sums and differences leave a carry in a flag: x86-64 and AArch64.
//!
//! ```text
//! Words ──► Graph ──► Kernel ──► Function ──► Source
//!    cover, select    schedule   print of     proved from
//!                                a processor  the object
//! ```
//!
//! `item` has the instructions that both have, in what they compute. A processor is an implementation of [`Flagged`]:
//! where operands are, what times are, and how instructions are written.

mod cover;
mod dialect;
mod item;
mod kernel;
mod schedule;
mod select;
mod source;

use super::{
    AsmError,
    allocate::Allocation,
    graph::Graph,
    target::{Register, Target},
    words::{Conditional, Style},
};
use crate::{
    check::Checked,
    interface::Interface,
    ir::Program,
    read::{Meanings, Prover},
};
pub use dialect::Dialect;
pub use item::{Arithmetic, Flag, Shift, What};
pub use kernel::{Function, Kernel};
pub use schedule::{Schedule, ScheduleError, Schedules};
pub use source::{Source, prove_alone, source};

/// Stands for the label of a function's constants until it has a name.
pub const CONSTANTS: &str = "CONSTANTS";

/// A processor whose sums and differences leave a carry in a flag.
pub trait Flagged: Target<What = What> + Clone {
    /// How its machine code is read back.
    type Meanings: Meanings;

    /// The flag.
    const CARRY: Register;
    /// A register that is always 0.
    const ZERO: Option<Register>;
    /// One instruction gives both words of a product, and one multiplies by a constant.
    const WIDE_PRODUCT: bool;
    /// The flag of a difference is the borrow; else it says that nothing was borrowed.
    const BORROW_IS_CARRY: bool;
    /// Results need not overwrite operands, sums and differences can leave the flag as it is, low bits are one
    /// instruction, and only loads and stores access memory.
    const THREE_OPERANDS: bool;
    /// The directive that says how operands are written, if GNU as knows several ways.
    const SYNTAX: &'static str;
    /// The beginning of comments for GNU as.
    const COMMENT: &'static str = "#";

    /// The same, with so many registers kept free: see `Target::spare`.
    #[must_use]
    fn with_spare(self, spare: usize) -> Self;

    /// How its machine code is read back, as a value.
    fn meanings(&self) -> Self::Meanings;

    /// Registers of arguments, in order. Those without one are on the stack.
    fn arguments(&self) -> &'static [Register];

    /// The assembler that its text is for.
    fn dialect(&self) -> Dialect {
        Dialect::Elf
    }

    /// The name of an operation's function in the text of a field.
    fn label(&self, field: &str, operation: &str) -> String {
        format!("{field}_{operation}")
    }

    /// All units of `Target::units`, as bits.
    fn all_units(&self) -> u32;

    /// Whether an instruction can hold this second operand.
    fn holds(op: Arithmetic, k: i64) -> bool;

    /// Processor and calling convention, as texts name them.
    fn title(&self) -> String;

    /// The instructions of a program's function but its return, and its constants; `None` if the calling convention
    /// does not allow a frame of that size.
    fn function(
        &self,
        program: &Program,
        graph: &Graph<What>,
        allocation: &Allocation,
    ) -> Option<Function>;
}

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
pub fn prover<M: Meanings>(
    meanings: M,
    interface: impl Into<Interface>,
    checked: &Checked<Program>,
) -> Result<Prover<'_, M>, AsmError> {
    let prover = super::prover(meanings, interface.into(), checked, &STYLES)?;
    Ok(prover.of_compiled_code(1))
}

/// A prover of code as [`source`] writes it: refused sooner, where it is something else.
///
/// # Errors
/// As [`prover`].
pub fn prover_of_source<M: Meanings>(
    meanings: M,
    interface: impl Into<Interface>,
    checked: &Checked<Program>,
) -> Result<Prover<'_, M>, AsmError> {
    super::prover(meanings, interface.into(), checked, &WAYS)
}
