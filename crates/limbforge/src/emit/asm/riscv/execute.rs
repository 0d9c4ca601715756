//! The symbolic execution of machine code: its results for all inputs.
//!
//! A register holds an expression of words, an address, or what it held when the function was called. An address is a
//! parameter or result, the frame or a constant, with a known distance: nothing that is computed from data can be one.

use std::collections::BTreeMap;

use riscv_lab::{
    isa::{Effect, Instruction, Isa, Op, Operand, Reg},
    relocatable::{Link, Placed, Routine},
};

use super::{
    super::{
        AsmError,
        layout::{self, Interface, Layout, Write},
        word::{Node, Op as Word, Words},
    },
    meaning::meaning,
};
use crate::ir::Program;

/// What a register or a slot holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Held {
    /// A word.
    Word(Node),
    /// The address of argument `argument`.
    Argument(usize),
    /// The upper part of the distance of the constant at this offset from the `auipc` at that one.
    Upper { auipc: u64, constant: u64 },
    /// The address of the constant at this offset.
    Constant(u64),
    /// The stack pointer at the call, and so many bytes beyond.
    Frame(i64),
    /// What the register held at the call.
    Entry(Reg),
}

struct Machine<'a> {
    interface: Interface,
    program: &'a Program,
    words: &'a mut Words,
    registers: [Option<Held>; 32],
    slots: BTreeMap<i64, Held>,
    constants: &'a [u8],
    writes: Vec<Write>,
}

/// The words that code leaves in the results of the program.
///
/// # Errors
/// [`AsmError::Unreadable`] and [`AsmError::Unlawful`].
pub fn results(
    interface: Interface,
    program: &Program,
    routine: &Routine,
    isa: &Isa,
    words: &mut Words,
) -> Result<Vec<Vec<Node>>, AsmError> {
    let placed = routine.instructions(isa);
    let placed = placed.map_err(|reason| AsmError::Unreadable {
        program: program.name.clone(),
        reason,
    })?;
    let mut machine = Machine::new(interface, program, &routine.constants, words);
    let Some((last, before)) = placed.split_last() else {
        return Err(machine.unlawful("has no instruction"));
    };
    for placed in before {
        machine.step(placed)?;
    }
    machine.leave(last)
}

/// The return of a function.
pub const RETURN: Instruction = Instruction::i(Op::Jalr, Reg::ZERO, Reg::RA, 0);

/// Registers that a function gives back as they were.
fn is_kept(register: u8) -> bool {
    matches!(register, 1..=4 | 8 | 9 | 18..=27)
}

impl<'a> Machine<'a> {
    fn new(
        interface: Interface,
        program: &'a Program,
        constants: &'a [u8],
        words: &'a mut Words,
    ) -> Self {
        let mut registers = [None; 32];
        registers[0] = Some(Held::Word(words.constant(0)));
        for number in (0..32).filter(|&n| is_kept(n)) {
            registers[usize::from(number)] = Some(Held::Entry(Reg::x(number)));
        }
        registers[2] = Some(Held::Frame(0));
        let results = program.results.len();
        let arguments = results + program.params.len();
        for argument in 0..arguments.min(8) {
            let port = argument.checked_sub(results);
            let held =
                match port.map(|port| (port, layout::layout(interface, &program.params[port]))) {
                    Some((port, Layout::Number(4))) => {
                        Held::Word(words.node(Word::Narrow { port }, &[]))
                    }
                    Some((port, Layout::Number(_))) => {
                        Held::Word(words.node(Word::Parameter { port, word: 0 }, &[]))
                    }
                    _ => Held::Argument(argument),
                };
            registers[10 + argument] = Some(held);
        }
        Machine {
            interface,
            program,
            words,
            registers,
            slots: BTreeMap::new(),
            constants,
            writes: Vec::new(),
        }
    }

    fn unlawful(&self, what: &str) -> AsmError {
        AsmError::Unlawful {
            program: self.program.name.clone(),
            what: what.to_owned(),
        }
    }

    fn get(&self, register: Reg) -> Result<Held, AsmError> {
        self.registers[register.index()]
            .ok_or_else(|| self.unlawful(&format!("reads {register}, which holds nothing")))
    }

    fn set(&mut self, register: Reg, held: Held) -> Result<(), AsmError> {
        if matches!(register.index(), 1 | 3 | 4) {
            return Err(self.unlawful(&format!("writes {register}, which it may not")));
        }
        if register != Reg::ZERO {
            self.registers[register.index()] = Some(held);
        }
        Ok(())
    }

    fn word(&self, register: Reg) -> Result<Node, AsmError> {
        match self.get(register)? {
            Held::Word(node) => Ok(node),
            _ => Err(self.unlawful(&format!(
                "computes with {register}, which is no word of data"
            ))),
        }
    }

    fn contains(&self, instruction: &Instruction) -> AsmError {
        self.unlawful(&format!("contains `{instruction}`"))
    }

    fn step(&mut self, placed: &Placed) -> Result<(), AsmError> {
        let instruction = &placed.instruction;
        if let Some(link) = placed.link {
            return self.linked(instruction, placed.at, link);
        }
        match (instruction.op, instruction.op.row().effect) {
            (_, Effect::Value(_)) => self.compute(instruction),
            (Op::Ld | Op::Lbu, _) => self.load(instruction),
            (Op::Sd | Op::Sw | Op::Sb, Effect::Store(bytes)) => self.store(instruction, bytes),
            _ => Err(self.contains(instruction)),
        }
    }

    /// An instruction whose immediate is the linker's: the parts of an address of a constant.
    fn linked(&mut self, instruction: &Instruction, at: u64, link: Link) -> Result<(), AsmError> {
        let held = match (instruction.op, link) {
            (Op::Auipc, Link::Upper { constant }) => {
                let auipc = at;
                return self.set(instruction.rd, Held::Upper { auipc, constant });
            }
            (Op::Addi | Op::Ld, Link::Lower { auipc }) => match self.get(instruction.rs1)? {
                Held::Upper {
                    auipc: of,
                    constant,
                } if of == auipc => constant,
                _ => return Err(self.unlawful("adds the lower part of another address")),
            },
            _ => return Err(self.unlawful("links an instruction that takes no address")),
        };
        let held = match instruction.op {
            Op::Addi => Held::Constant(held),
            _ => Held::Word(self.constant(held)?),
        };
        self.set(instruction.rd, held)
    }

    fn compute(&mut self, instruction: &Instruction) -> Result<(), AsmError> {
        if let (Op::Addi, Held::Frame(at)) = (instruction.op, self.get(instruction.rs1)?) {
            return self.move_frame(instruction, at);
        }
        if instruction.rd == Reg::SP {
            return Err(self.unlawful("writes sp"));
        }
        let mut sources = Vec::new();
        for operand in instruction.op.row().format.operands() {
            let register = match operand {
                Operand::Rs1 => instruction.rs1,
                Operand::Rs2 => instruction.rs2,
                Operand::Rs3 => instruction.rs3,
                Operand::Rd | Operand::Imm | Operand::Upper => continue,
                _ => return Err(self.contains(instruction)),
            };
            sources.push(self.word(register)?);
        }
        let node = meaning(self.words, instruction.op, instruction.imm, &sources)
            .ok_or_else(|| self.contains(instruction))?;
        self.set(instruction.rd, Held::Word(node))
    }

    fn move_frame(&mut self, instruction: &Instruction, at: i64) -> Result<(), AsmError> {
        if instruction.rd != Reg::SP
            || instruction.rs1 != Reg::SP
            || at + instruction.imm > 0
            || instruction.imm % 16 != 0
        {
            return Err(self.unlawful(
                "moves the stack pointer in another way than down and up by multiples of 16",
            ));
        }
        let to = at + instruction.imm;
        // Slots below sp are dead.
        self.slots.retain(|slot, _| *slot >= to);
        self.set(Reg::SP, Held::Frame(to))
    }

    fn load(&mut self, instruction: &Instruction) -> Result<(), AsmError> {
        if instruction.rd == Reg::SP {
            return Err(self.unlawful("writes sp"));
        }
        let held = match self.get(instruction.rs1)? {
            Held::Frame(at) if instruction.op == Op::Ld && instruction.imm >= 0 => {
                let slot = self.slots.get(&(at + instruction.imm)).copied();
                slot.ok_or_else(|| self.unlawful("reads a slot of the frame that holds nothing"))?
            }
            Held::Constant(at) if instruction.op == Op::Ld => {
                let at = at.checked_add_signed(instruction.imm);
                Held::Word(self.constant(at.unwrap_or(u64::MAX))?)
            }
            Held::Argument(argument) => Held::Word(self.parameter(argument, instruction)?),
            _ => return Err(self.unlawful(&format!("reads memory it may not: `{instruction}`"))),
        };
        self.set(instruction.rd, held)
    }

    /// The constant at an offset.
    fn constant(&mut self, at: u64) -> Result<Node, AsmError> {
        let from = usize::try_from(at).ok().filter(|at| at % 8 == 0);
        let bytes = from.and_then(|at| self.constants.get(at..at.checked_add(8)?));
        let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
        let bytes = bytes.ok_or_else(|| self.unlawful("reads beside its constants"))?;
        Ok(self.words.constant(u64::from_le_bytes(bytes)))
    }

    /// A word or a byte of a parameter.
    fn parameter(&mut self, argument: usize, instruction: &Instruction) -> Result<Node, AsmError> {
        if !self.writes.is_empty() {
            return Err(self.unlawful("reads a parameter after it has begun to write results"));
        }
        let port = argument.checked_sub(self.program.results.len());
        let port = port.ok_or_else(|| self.unlawful("reads a result"))?;
        let of = &self.program.params[port];
        let at = usize::try_from(instruction.imm);
        let inside = at.is_ok_and(|at| match layout::layout(self.interface, of) {
            Layout::Words => instruction.op == Op::Ld && at % 8 == 0 && at / 8 < of.values.len(),
            Layout::Bytes(n) => instruction.op == Op::Lbu && at < n,
            Layout::Number(_) => false,
        });
        if !inside {
            return Err(self.unlawful(&format!("reads beside parameter `{}`", of.name)));
        }
        let at = instruction.imm as usize;
        Ok(match instruction.op {
            Op::Ld => self.words.node(Word::Parameter { port, word: at / 8 }, &[]),
            _ => self.words.node(Word::Byte { port, byte: at }, &[]),
        })
    }

    fn store(&mut self, instruction: &Instruction, bytes: u8) -> Result<(), AsmError> {
        match self.get(instruction.rs1)? {
            Held::Frame(at) => {
                let slot = at + instruction.imm;
                if bytes != 8 || slot % 8 != 0 || !(at..=-8).contains(&slot) {
                    return Err(self.unlawful("writes beside its frame"));
                }
                let held = self.get(instruction.rs2)?;
                self.slots.insert(slot, held);
                Ok(())
            }
            Held::Argument(argument) if argument < self.program.results.len() => {
                let port = &self.program.results[argument];
                let size = match layout::layout(self.interface, port) {
                    Layout::Words => 8 * port.values.len(),
                    Layout::Bytes(n) | Layout::Number(n) => n,
                };
                let end = instruction.imm + i64::from(bytes);
                if instruction.imm < 0 || end > size as i64 {
                    return Err(self.unlawful(&format!("writes beside result `{}`", port.name)));
                }
                let twice = |w: &Write| {
                    let overlap = w.offset < end && instruction.imm < w.offset + w.bytes as i64;
                    w.argument == argument && overlap
                };
                if self.writes.iter().any(twice) {
                    return Err(self.unlawful("writes a part of a result twice"));
                }
                let node = self.word(instruction.rs2)?;
                let (offset, bytes) = (instruction.imm, usize::from(bytes));
                self.writes.push(Write {
                    argument,
                    offset,
                    bytes,
                    node,
                });
                Ok(())
            }
            _ => Err(self.unlawful(&format!("writes memory it may not: `{instruction}`"))),
        }
    }

    /// The end: the caller's registers are as they were, and all results are written.
    fn leave(self, last: &Placed) -> Result<Vec<Vec<Node>>, AsmError> {
        if last.link.is_some() || last.instruction != RETURN {
            return Err(self.unlawful("does not end with a return"));
        }
        for number in (0..32).filter(|&n| is_kept(n)) {
            let register = Reg::x(number);
            let expected = if number == 2 {
                Held::Frame(0)
            } else {
                Held::Entry(register)
            };
            if self.get(register)? != expected {
                return Err(self.unlawful(&format!("does not give {register} back as it was")));
            }
        }
        let what = "leaves a result unwritten, or writes its bytes in another order";
        let error = self.unlawful(what);
        let results = layout::results(self.interface, self.program, self.words, &self.writes);
        let results = results.ok_or(error)?;
        if uses_unspecified(self.words, &results) {
            return Err(AsmError::Unlawful {
                program: self.program.name.clone(),
                what: "uses the unspecified half of a register".to_owned(),
            });
        }
        Ok(results)
    }
}

/// Whether a result depends on bits that the caller does not specify.
fn uses_unspecified(words: &Words, results: &[Vec<Node>]) -> bool {
    let mut needed = vec![false; words.len()];
    for node in results.iter().flatten() {
        needed[node.index()] = true;
    }
    (0..words.len()).rev().any(|i| {
        let (op, args) = words.get(words.at(i));
        if needed[i] {
            args.iter().for_each(|a| needed[a.index()] = true);
        }
        needed[i] && matches!(op, Word::Narrow { .. })
    })
}
