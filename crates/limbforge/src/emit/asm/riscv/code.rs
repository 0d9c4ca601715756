//! Instructions with registers: the frame around them, and their final order.

use riscv_lab::{
    isa::{Effect, EncodeError, Instruction, Isa, Op, Reg, encode},
    relocatable::{Link, Routine},
    timing::{Model, Timing},
};

use super::{
    super::{
        allocate::{Allocation, Line},
        graph::Graph,
        schedule::{Policy, Task, schedule},
    },
    processor::{REGISTERS, UNSAVED, pipes},
    select::What,
};
use crate::read::riscv::RETURN;

/// A line of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// An instruction.
    Instruction(Instruction),
    /// The address of the constants goes to a register: `auipc` and `addi`.
    Pool(Reg),
}

impl Code {
    /// The register that it writes.
    pub fn writes(&self) -> Option<Reg> {
        match self {
            Code::Instruction(instruction) => instruction.writes(),
            Code::Pool(rd) => Some(*rd),
        }
    }

    /// The registers that it reads.
    pub fn reads(&self) -> Vec<Reg> {
        match self {
            Code::Instruction(instruction) => instruction.reads().collect(),
            Code::Pool(_) => Vec::new(),
        }
    }

    /// The operation that a timing model sees last.
    pub fn op(&self) -> Op {
        match self {
            Code::Instruction(instruction) => instruction.op,
            Code::Pool(_) => Op::Addi,
        }
    }
}

fn instruction(what: What, to: &[u8], from: &[u8]) -> Code {
    let rd = Reg::x(to.first().copied().unwrap_or(0));
    let source = |i: usize| Reg::x(from.get(i).copied().unwrap_or(0));
    match what {
        What::Pool => Code::Pool(rd),
        What::Op(op, imm) => Code::Instruction(match op.row().effect {
            Effect::Store(_) => Instruction::s(op, source(0), source(1), imm),
            _ => Instruction {
                op,
                rd,
                rs1: source(0),
                rs2: source(1),
                rs3: source(2),
                imm,
            },
        }),
    }
}

/// The whole function but its return: saves, code, restores.
pub fn framed(graph: &Graph<What>, allocation: &Allocation) -> Vec<Code> {
    let mut used = Vec::new();
    for line in &allocation.lines {
        let to = line.writes().iter();
        used.extend(to.filter(|to| REGISTERS[UNSAVED..].contains(to)));
    }
    used.sort_unstable();
    used.dedup();
    let words = allocation.slots + used.len();
    let size = (8 * words).next_multiple_of(16) as i64;
    let at = |word: usize| 8 * word as i64;
    let frame = |by: i64| Code::Instruction(Instruction::i(Op::Addi, Reg::SP, Reg::SP, by));
    let saved = |i: usize| at(allocation.slots + i);
    let mut code = Vec::new();
    if size > 0 {
        code.push(frame(-size));
    }
    for (i, &register) in used.iter().enumerate() {
        let save = Instruction::s(Op::Sd, Reg::x(register), Reg::SP, saved(i));
        code.push(Code::Instruction(save));
    }
    for line in &allocation.lines {
        code.push(match line {
            Line::Item { item, to, from, .. } => instruction(graph.items[*item].what, to, from),
            Line::Copy { from, to } => {
                Code::Instruction(Instruction::i(Op::Addi, Reg::x(*to), Reg::x(*from), 0))
            }
            Line::Spill { from, slot } => {
                Code::Instruction(Instruction::s(Op::Sd, Reg::x(*from), Reg::SP, at(*slot)))
            }
            Line::Fill { to, slot } => {
                Code::Instruction(Instruction::i(Op::Ld, Reg::x(*to), Reg::SP, at(*slot)))
            }
        });
    }
    for (i, &register) in used.iter().enumerate() {
        let restore = Instruction::i(Op::Ld, Reg::x(register), Reg::SP, saved(i));
        code.push(Code::Instruction(restore));
    }
    if size > 0 {
        code.push(frame(size));
    }
    code
}

/// What a line does to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Access {
    /// Nothing, or it reads constants.
    None,
    /// A slot of the frame.
    Slot(i64, bool),
    /// Memory of the caller: written or read.
    Caller(bool),
}

fn access(code: &Code) -> Access {
    let Code::Instruction(instruction) = code else {
        return Access::None;
    };
    let written = match instruction.op.row().effect {
        Effect::Load(..) => false,
        Effect::Store(_) => true,
        _ => return Access::None,
    };
    if instruction.rs1 == Reg::SP {
        Access::Slot(instruction.imm, written)
    } else {
        Access::Caller(written)
    }
}

/// The lines as tasks: registers and memory are as they are.
pub fn tasks(code: &[Code], model: &Model) -> Vec<Task> {
    let mut writer: [Option<usize>; 64] = [None; 64];
    let mut readers: [Vec<usize>; 64] = std::array::from_fn(|_| Vec::new());
    let mut tasks: Vec<Task> = Vec::with_capacity(code.len());
    let latency = |i: usize| model.cost(code[i].op()).latency;
    let mut accesses: Vec<(usize, Access)> = Vec::new();
    for (i, line) in code.iter().enumerate() {
        let mut after = Vec::new();
        for register in line.reads() {
            after.extend(writer[register.index()].map(|w| (w, latency(w))));
            readers[register.index()].push(i);
        }
        if let Some(register) = line.writes() {
            let r = register.index();
            // The later of two results in one register has to come later.
            after
                .extend(writer[r].map(|w| (w, (latency(w) + 1).saturating_sub(latency(i)).max(1))));
            after.extend(
                readers[r]
                    .iter()
                    .filter(|&&reader| reader != i)
                    .map(|&reader| (reader, 0)),
            );
            writer[r] = Some(i);
            readers[r].clear();
        }
        let own = access(line);
        for &(j, other) in &accesses {
            let ordered = match (own, other) {
                (Access::Slot(x, w), Access::Slot(y, v)) => x == y && (w || v),
                (Access::Caller(w), Access::Caller(v)) => w || v,
                _ => false,
            };
            if ordered {
                after.push((j, 1));
            }
        }
        if own != Access::None {
            accesses.push((i, own));
        }
        tasks.push(Task {
            after,
            units: u32::from(model.cost(line.op()).pipes),
        });
    }
    tasks
}

/// The lines in a better order.
pub fn reordered(code: &[Code], model: &Model, policy: Policy) -> Vec<Code> {
    let order = schedule(&tasks(code, model), policy, pipes(model));
    order.into_iter().map(|i| code[i]).collect()
}

/// The instructions of the lines and the return; for an address those that a linker completes.
fn instructions(code: &[Code]) -> Vec<(Instruction, bool)> {
    let mut all = Vec::with_capacity(code.len() + 2);
    for line in code {
        match line {
            Code::Instruction(instruction) => all.push((*instruction, false)),
            Code::Pool(rd) => all.extend([
                (Instruction::u(Op::Auipc, *rd, 0), true),
                (Instruction::i(Op::Addi, *rd, *rd, 0), true),
            ]),
        }
    }
    all.push((RETURN, false));
    all
}

/// The lines and the return as machine code, by the encoder of `riscv-lab`.
///
/// # Errors
/// [`EncodeError`] if an instruction has no word in this instruction set.
pub fn assemble(code: &[Code], pool: &[u64], isa: &Isa) -> Result<Routine, EncodeError> {
    let mut routine = Routine::default();
    for (instruction, address) in instructions(code) {
        let at = routine.code.len() as u64;
        let link = match instruction.op {
            Op::Auipc => Link::Upper { constant: 0 },
            _ => Link::Lower {
                auipc: at.wrapping_sub(4),
            },
        };
        if address {
            routine.links.insert(at, link);
        }
        let word = encode(&instruction, isa)?;
        routine.code.extend(word.to_le_bytes());
    }
    routine.constants = pool.iter().flat_map(|k| k.to_le_bytes()).collect();
    Ok(routine)
}

/// Modelled cycles of the lines and the return.
pub fn timing(code: &[Code], model: &Model) -> Timing {
    let all = instructions(code).into_iter();
    let all: Vec<Instruction> = all.map(|(instruction, _)| instruction).collect();
    model.cycles(&all)
}
