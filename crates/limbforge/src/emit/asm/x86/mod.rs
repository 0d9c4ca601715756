//! x86-64: checked programs in its instructions, and proofs of machine code from its bytes.

mod cover;
mod item;
mod print;
mod select;
mod source;

use super::{
    AsmError,
    allocate::{Allocation, allocate},
    graph::Graph,
    schedule::{Policy, schedule, tasks},
    words::{Expressions, Style, expressions},
};
use crate::{
    check::Checked,
    interface::{Interface, Layout, layout},
    ir::Program,
    read::{Prover, X86, can_pass, ports},
};
use item::{Processor, What};
pub use source::{Source, source};

/// How many instructions that have not begun are looked at, in the orders that are tried.
const WINDOWS: [usize; 5] = [1, 2, 4, 6, 8];

/// All units that `item` tells apart.
const UNITS: u32 = 7;

/// How a program is written in words here: with sums of two words and a carry, or without.
const WAYS: [Style; 2] = [style(true, false), style(false, false)];

/// How it may be written by this module, or by a compiler.
const STYLES: [Style; 3] = [WAYS[0], style(false, false), style(false, true)];

const fn style(carry_flag: bool, conditional: bool) -> Style {
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

/// A program in instructions, before they have an order and registers.
#[derive(Clone, Debug)]
struct Kernel<'a> {
    checked: &'a Checked<Program>,
    graph: Graph<What>,
}

/// A function in instructions: the lines of its text, without a label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Instructions, without the return.
    pub lines: Vec<String>,
    /// Words of the frame, beside registers that are given back.
    pub slots: usize,
}

/// The instructions of a checked program.
///
/// # Errors
/// [`AsmError::Unsupported`] for what has no instruction, [`AsmError::Read`] for ports that cannot be passed.
fn kernel(
    interface: impl Into<Interface>,
    checked: &Checked<Program>,
    way: Style,
) -> Result<Kernel<'_>, AsmError> {
    let (interface, program) = (interface.into(), checked.program());
    can_pass(&X86, interface, program)?;
    let Expressions { mut hints, results } = expressions(interface, checked, way)?;
    let writes = ports::writes(interface, program, &results, &mut hints.words);
    let parameters = program.params.iter().map(|port| layout(interface, port));
    let parameters: Vec<Layout> = parameters.collect();
    let results = program.results.len();
    let graph = select::select(&hints.words, &writes, results, &parameters);
    let graph = graph.map_err(|missing| AsmError::Unsupported {
        program: program.name.clone(),
        what: format!("the operation {:?}", missing.0),
    })?;
    Ok(Kernel { checked, graph })
}

impl Kernel<'_> {
    /// The function in the best of several orders: with the fewest instructions, as that needs no clock.
    ///
    /// # Errors
    /// [`AsmError::Unsupported`] if all of them keep too many values at once.
    fn function(&self) -> Result<Function, AsmError> {
        let orders = WINDOWS.into_iter().filter_map(|window| {
            let policy = Policy {
                window,
                patience: u32::MAX,
            };
            self.ordered(&self.order(policy))
        });
        let best = orders.min_by_key(|function| function.lines.len());
        best.ok_or_else(|| AsmError::Unsupported {
            program: self.checked.program().name.clone(),
            what: "too many values at once".to_owned(),
        })
    }

    /// The instructions that have a place in the order, in this order.
    fn order(&self, policy: Policy) -> Vec<usize> {
        let placed = self.graph.placed();
        let order = schedule(&tasks(&self.graph, &Processor), policy, UNITS);
        order.into_iter().map(|at| placed[at]).collect()
    }

    /// The function in an order; `None` if it keeps too many values at once, or loses a carry.
    fn ordered(&self, order: &[usize]) -> Option<Function> {
        let allocation: Allocation = allocate(&self.graph, order, &Processor)?;
        Some(Function {
            lines: print::lines(&self.graph, &allocation),
            slots: allocation.slots,
        })
    }
}
