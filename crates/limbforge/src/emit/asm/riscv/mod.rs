//! RISC-V with registers of 64 bits.

mod assembler;
mod code;
mod cover;
mod print;
mod processor;
mod select;
mod source;

use riscv_lab::{
    isa::{Extension, Isa},
    relocatable::Routine,
    timing::{Model, Timing},
};

use super::{
    AsmError,
    allocate::{Contrary, allocate},
    schedule::{Policy, schedule, tasks},
    words::{Conditional, Expressions, Style, expressions},
};
use crate::{
    check::Checked,
    interface::{Interface, layout},
    ir::Program,
    read::{Prover, Riscv, can_pass, ports, riscv::A0},
};
pub use assembler::Assemble;
use code::{Code, assemble, framed, reordered, timing};
use processor::{Processor, REGISTERS, pipes};
use select::{Selection, select};
pub use source::{Source, source};

/// An instruction set, and the core that code is ordered for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The instructions that there are.
    pub isa: Isa,
    /// The processor that the code is ordered for.
    pub core: Model,
    /// Instructions stay in the order of the program.
    pub source_order: bool,
}

/// The code of one program, proved from its machine words as the encoder of `riscv-lab` writes them.
#[derive(Clone, Debug)]
pub struct Function {
    /// Machine words and constants.
    pub routine: Routine,
    /// Cycles, instructions and stalls by the model of the core, with the return and without the call.
    pub timing: Timing,
    /// Slots of the frame for values that found no register.
    pub slots: usize,
    code: Vec<Code>,
    pool: Vec<u64>,
}

/// What a choice of order and registers comes to.
struct Candidate {
    code: Vec<Code>,
    timing: Timing,
    slots: usize,
}

/// Windows, patience and numbers of registers that are tried.
const WINDOWS: [usize; 6] = [4, 8, 16, 24, 40, 80];
const PATIENCE: [u32; 3] = [u32::MAX, 24, 8];
const COUNTS: [usize; 5] = [27, 24, 21, 18, 15];

/// Writes a checked program for a target, and proves the machine words.
///
/// # Errors
/// [`AsmError`].
pub fn function(
    interface: impl Into<Interface>,
    checked: &Checked<Program>,
    target: &Target,
) -> Result<Function, AsmError> {
    let interface = interface.into();
    let program = checked.program();
    let meanings = Riscv { isa: target.isa };
    can_pass(&meanings, interface, program)?;
    let (mut written, mut failure) = (Vec::new(), None);
    for style in styles(interface, &target.isa) {
        let candidate = expressions(interface, checked, style).and_then(|mut parts| {
            let selection = selected(interface, program, &mut parts, target);
            let candidate = candidate(&selection, target);
            let candidate = candidate.ok_or_else(|| AsmError::Unsupported {
                program: program.name.clone(),
                what: "too many values at once".to_owned(),
            })?;
            Ok((parts, selection, candidate))
        });
        match candidate {
            Ok(candidate) => written.push(candidate),
            Err(error) => failure = Some(error),
        }
    }
    // The quickest that is proved.
    written.sort_by_key(|(_, _, candidate)| candidate.timing.cycles);
    for (parts, selection, candidate) in written {
        let routine = assemble(&candidate.code, &selection.pool, &target.isa);
        let proved = routine
            .map_err(|reason| AsmError::Unencodable {
                program: program.name.clone(),
                reason,
            })
            .and_then(|routine| {
                Prover::new(meanings, interface, checked, vec![parts.hints])?.prove(&routine)?;
                Ok(routine)
            });
        match proved {
            Ok(routine) => {
                return Ok(Function {
                    routine,
                    timing: candidate.timing,
                    slots: candidate.slots,
                    code: candidate.code,
                    pool: selection.pool,
                });
            }
            Err(error) => failure = Some(error),
        }
    }
    Err(failure.expect("no way without a reason"))
}

/// How double words may be held: cut where the limbs are, or as words.
fn styles(interface: Interface, isa: &Isa) -> Vec<Style> {
    let radix = interface.radix.filter(|t| (32..64).contains(t));
    let style = |radix| Style {
        radix,
        carry_flag: false,
        conditional: match isa.has(Extension::Zicond) {
            true => Conditional::All,
            false => Conditional::No,
        },
        reduced_radix: isa.has(Extension::ReducedRadix),
        flexible_radix: isa.has(Extension::FlexibleRadix),
    };
    let radices = radix.map(Some).into_iter().chain([None]);
    radices.map(style).collect()
}

/// A prover of code of a checked program, with the hints for each way to write it in words.
///
/// # Errors
/// [`AsmError::Unsupported`] and [`AsmError::Read`] if the program has no code in this instruction set.
pub fn prover(
    interface: impl Into<Interface>,
    checked: &Checked<Program>,
    isa: Isa,
) -> Result<Prover<'_, Riscv>, AsmError> {
    let interface = interface.into();
    let meanings = Riscv { isa };
    super::prover(meanings, interface, checked, &styles(interface, &isa))
}

fn selected(
    interface: Interface,
    program: &Program,
    parts: &mut Expressions,
    target: &Target,
) -> Selection {
    let writes = ports::writes(interface, program, &parts.results, &mut parts.hints.words);
    let first = A0 + program.results.len() as u8;
    let params = program.params.iter().zip(first..);
    let parameters: Vec<_> = params
        .map(|(port, register)| (layout(interface, port), register))
        .collect();
    select(&parts.hints.words, &writes, &target.isa, &parameters)
}

/// The best of several orders and numbers of registers.
fn candidate(selection: &Selection, target: &Target) -> Option<Candidate> {
    let core = &target.core;
    let graph = &selection.graph;
    let all = Processor {
        core,
        registers: REGISTERS.len(),
    };
    let placed = graph.placed();
    let tasks = tasks(graph, &all);
    let build = |policy: Policy, registers: usize, last: Policy| -> Option<Candidate> {
        let order = schedule(&tasks, policy, pipes(core));
        let order: Vec<usize> = order.into_iter().map(|at| placed[at]).collect();
        let allocation = allocate(
            graph,
            &order,
            &Processor { core, registers },
            &Contrary::default(),
        )?;
        let code = reordered(&framed(graph, &allocation), core, last);
        let (timing, slots) = (timing(&code, core), allocation.slots);
        Some(Candidate {
            code,
            timing,
            slots,
        })
    };
    if target.source_order {
        return build(Policy::SOURCE, REGISTERS.len(), Policy::SOURCE);
    }
    let mut best: Option<Candidate> = None;
    for window in WINDOWS {
        for patience in PATIENCE {
            for count in COUNTS {
                let last = Policy {
                    window: 32,
                    patience: u32::MAX,
                };
                let Some(new) = build(Policy { window, patience }, count, last) else {
                    continue;
                };
                if best
                    .as_ref()
                    .is_none_or(|known| new.timing.cycles < known.timing.cycles)
                {
                    best = Some(new);
                }
            }
        }
    }
    best
}
