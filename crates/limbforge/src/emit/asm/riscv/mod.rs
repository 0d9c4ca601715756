//! RISC-V with registers of 64 bits.

mod code;
mod cover;
mod meaning;
mod print;
mod read;
mod select;
mod source;

use riscv_lab::{
    isa::{Extension, Isa, Op},
    timing::{Model, Timing},
};

use super::{
    AsmError,
    allocate::allocate,
    layout::{self, Interface},
    lift::lift,
    schedule::{Policy, schedule, tasks},
    split::{Halves, Split, Style, split},
};
use crate::{
    check::{Checked, check},
    emit::text::Text,
    ir::Program,
};
use code::{Code, REGISTERS, framed, pipes, reordered, timing};
use select::{A0, Selection, What, select};
pub use source::{Source, source};

/// What code is made for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The instructions that there are.
    pub isa: Isa,
    /// The processor that the code is ordered for.
    pub core: Model,
    /// Instructions stay in the order of the program.
    pub source_order: bool,
}

/// The code of one program, proved from its text.
#[derive(Clone, Debug)]
pub struct Function {
    /// The text, without comments before it.
    pub text: String,
    /// Cycles, instructions and stalls by the model of the core, with the return and without the call.
    pub timing: Timing,
    /// Slots of the frame for values that found no register.
    pub slots: usize,
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

/// Writes a checked program for a target, and checks the text.
///
/// # Errors
/// [`AsmError`].
pub fn function(
    interface: impl Into<Interface>,
    checked: &Checked<Program>,
    name: &str,
    target: &Target,
) -> Result<Function, AsmError> {
    let interface = interface.into();
    let program = checked.program();
    if program.word != 64 {
        return Err(AsmError::Word { word: program.word });
    }
    if program.results.len() + program.params.len() > 8 {
        return Err(AsmError::Unsupported {
            program: program.name.clone(),
            what: "more arguments than registers for them".to_owned(),
        });
    }
    let (mut written, mut failure) = (Vec::new(), None);
    for halves in ways(interface) {
        let candidate = split(interface, checked, style(halves, target)).and_then(|mut parts| {
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
        let mut out = Text::default();
        print::function(
            &mut out,
            name,
            &candidate.code,
            &selection.pool,
            &target.isa,
        );
        let text = out.finish();
        match prove(interface, program, &parts, name, &text, target) {
            Ok(()) => {
                return Ok(Function {
                    text,
                    timing: candidate.timing,
                    slots: candidate.slots,
                });
            }
            Err(error) => failure = Some(error),
        }
    }
    Err(failure.expect("no way without a reason"))
}

/// How double words may be held: as words, or cut where the limbs are.
fn ways(interface: Interface) -> Vec<Halves> {
    let radix = interface.radix.filter(|t| (32..64).contains(t));
    let radix = radix.map(Halves::Radix);
    radix.into_iter().chain([Halves::Words]).collect()
}

fn selected(
    interface: Interface,
    program: &Program,
    parts: &mut Split,
    target: &Target,
) -> Selection {
    let writes = layout::writes(interface, program, &parts.results, &mut parts.words);
    let first = A0 + program.results.len() as u8;
    let params = program.params.iter().zip(first..);
    let parameters: Vec<_> = params
        .map(|(port, register)| (layout::layout(interface, port), register))
        .collect();
    select(&parts.words, &writes, &target.isa, &parameters)
}

/// The best of several orders and numbers of registers.
fn candidate(selection: &Selection, target: &Target) -> Option<Candidate> {
    let core = &target.core;
    let graph = &selection.graph;
    let op = |what: &What| match what {
        What::Op(op, _) => *op,
        What::Pool => Op::Addi,
    };
    let placed = graph.placed();
    let tasks = tasks(
        graph,
        |what| core.cost(op(what)).latency,
        |what| u32::from(core.cost(op(what)).pipes),
    );
    let build = |policy: Policy, count: usize, last: Policy| -> Option<Candidate> {
        let order = schedule(&tasks, policy, pipes(core));
        let order: Vec<usize> = order.into_iter().map(|at| placed[at]).collect();
        let allocation = allocate(graph, &order, &REGISTERS[..count])?;
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

/// Checks a text of a program for a target: what it leaves in the results has to satisfy the program's statement, for
/// all inputs.
///
/// # Errors
/// [`AsmError`] with the first thing that is wrong.
pub fn prove_text(
    interface: impl Into<Interface>,
    checked: &Checked<Program>,
    name: &str,
    text: &str,
    target: &Target,
) -> Result<(), AsmError> {
    let interface = interface.into();
    let mut reason = None;
    for halves in ways(interface) {
        let proved = split(interface, checked, style(halves, target))
            .and_then(|parts| prove(interface, checked.program(), &parts, name, text, target));
        match proved {
            Ok(()) => return Ok(()),
            Err(error) => reason = Some(error),
        }
    }
    Err(reason.expect("no way without a reason"))
}

/// Proves a text with the claims of a program in words.
fn prove(
    interface: Interface,
    program: &Program,
    parts: &Split,
    name: &str,
    text: &str,
    target: &Target,
) -> Result<(), AsmError> {
    let mut words = parts.words.clone();
    let results = read::results(interface, program, name, text, &target.isa, &mut words)?;
    let lifted = lift(program, parts, &words, &results).map_err(|overflow| AsmError::Unlawful {
        program: program.name.clone(),
        what: format!("leaves its bounds: {overflow}"),
    })?;
    check(lifted)
        .map(|_| ())
        .map_err(|refusal| AsmError::Refused {
            program: program.name.clone(),
            refusal: Box::new(refusal),
        })
}

fn style(halves: Halves, target: &Target) -> Style {
    Style {
        halves,
        conditional: target.isa.has(Extension::Zicond),
        reduced_radix: target.isa.has(Extension::ReducedRadix),
    }
}
