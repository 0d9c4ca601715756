//! What a function's text does, for all inputs: symbolic execution.
//!
//! A register holds an expression of words, an address, or what it held when the function was called. An address is a
//! parameter or result, the frame or the constants, with a known distance: nothing that is computed from data can be one.

use std::collections::BTreeMap;

use riscv_lab::isa::{Effect, Instruction, Isa, Op, Reg, parse};

use super::{
    super::{
        AsmError,
        layout::{self, Interface, Layout, Write},
        word::{Node, Op as Word, Words},
    },
    meaning::meaning,
    print::pool_label,
};
use crate::ir::Program;

/// What a register or a slot holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Held {
    /// A word.
    Word(Node),
    /// The address of argument `argument`, and so many bytes beyond.
    Argument(usize),
    /// The address of the constants.
    Pool,
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
    pool: Vec<u64>,
    writes: Vec<Write>,
}

/// The words that a text leaves in the results of the program.
///
/// # Errors
/// [`AsmError::Unreadable`] and [`AsmError::Unlawful`].
pub fn results(
    interface: Interface,
    program: &Program,
    name: &str,
    text: &str,
    isa: &Isa,
    words: &mut Words,
) -> Result<Vec<Vec<Node>>, AsmError> {
    let mut machine = Machine::new(interface, program, words);
    let mut lines = text
        .lines()
        .map(|line| line.split('#').next().unwrap_or_default().trim());
    let label = format!("{name}:");
    let pool = pool_label(name);
    let mut in_pool = false;
    for line in lines.by_ref().take_while(|line| *line != label) {
        in_pool = line == format!("{pool}:") || in_pool && line.starts_with(".dword");
        if let (true, Some(number)) = (in_pool, line.strip_prefix(".dword")) {
            let digits = number.trim().trim_start_matches("0x");
            let constant = u64::from_str_radix(digits, 16);
            machine
                .pool
                .push(constant.map_err(|reason| unreadable(program, line, reason))?);
        }
    }
    for line in lines.filter(|line| !line.is_empty()) {
        if let Some(rest) = line.strip_prefix("lla ") {
            let (register, target) = rest.split_once(',').unwrap_or((rest, ""));
            let register = Reg::parse(register.trim()).filter(|_| target.trim() == pool);
            let register = register
                .ok_or_else(|| unreadable(program, line, "no register and address of constants"))?;
            machine.set(register, Held::Pool)?;
            continue;
        }
        let instruction = parse(line, isa).map_err(|reason| unreadable(program, line, reason))?;
        if matches!(instruction.op.row().effect, Effect::JumpRegister) {
            return machine.leave(&instruction);
        }
        machine.step(&instruction)?;
    }
    Err(machine.unlawful("does not return"))
}

fn unreadable(program: &Program, line: &str, reason: impl ToString) -> AsmError {
    AsmError::Unreadable {
        program: program.name.clone(),
        line: line.to_owned(),
        reason: reason.to_string(),
    }
}

/// Registers that a function gives back as they were.
fn is_kept(register: u8) -> bool {
    matches!(register, 1..=4 | 8 | 9 | 18..=27)
}

impl<'a> Machine<'a> {
    fn new(interface: Interface, program: &'a Program, words: &'a mut Words) -> Self {
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
            pool: Vec::new(),
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

    fn step(&mut self, instruction: &Instruction) -> Result<(), AsmError> {
        match instruction.op.row().effect {
            Effect::Value(_) => {}
            Effect::Load(bytes, _) => return self.load(instruction, bytes),
            Effect::Store(bytes) => return self.store(instruction, bytes),
            _ => return Err(self.unlawful(&format!("contains `{instruction}`"))),
        }
        if let (Op::Addi, Held::Frame(at)) = (instruction.op, self.get(instruction.rs1)?) {
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
            // What is below the stack pointer is nobody's.
            self.slots.retain(|slot, _| *slot >= to);
            return self.set(Reg::SP, Held::Frame(to));
        }
        if instruction.rd == Reg::SP {
            return Err(self.unlawful("writes sp"));
        }
        let format = instruction.op.row().format.operands().len();
        let mut sources = Vec::new();
        let all = [instruction.rs1, instruction.rs2, instruction.rs3];
        let count = match instruction.op {
            Op::Lui => 0,
            Op::Sraiadd => 2,
            op if has_immediate(op) => 1,
            _ => format - 1,
        };
        for register in &all[..count] {
            sources.push(self.word(*register)?);
        }
        let node = meaning(self.words, instruction.op, instruction.imm, &sources)
            .ok_or_else(|| self.unlawful(&format!("contains `{instruction}`")))?;
        self.set(instruction.rd, Held::Word(node))
    }

    fn load(&mut self, instruction: &Instruction, bytes: u8) -> Result<(), AsmError> {
        let held = match self.get(instruction.rs1)? {
            Held::Frame(at) if instruction.op == Op::Ld && instruction.imm >= 0 => {
                let slot = self.slots.get(&(at + instruction.imm)).copied();
                slot.ok_or_else(|| self.unlawful("reads a slot of the frame that holds nothing"))?
            }
            Held::Pool if instruction.op == Op::Ld && instruction.imm % 8 == 0 => {
                let at = usize::try_from(instruction.imm / 8).ok();
                let constant = at.and_then(|at| self.pool.get(at)).copied();
                let constant =
                    constant.ok_or_else(|| self.unlawful("reads beyond its constants"))?;
                Held::Word(self.words.constant(constant))
            }
            Held::Argument(argument) => Held::Word(self.parameter(argument, instruction, bytes)?),
            _ => return Err(self.unlawful(&format!("reads memory it may not: `{instruction}`"))),
        };
        self.set(instruction.rd, held)
    }

    /// A word or a byte of a parameter.
    fn parameter(
        &mut self,
        argument: usize,
        instruction: &Instruction,
        bytes: u8,
    ) -> Result<Node, AsmError> {
        if !self.writes.is_empty() {
            return Err(self.unlawful("reads a parameter after it has begun to write results"));
        }
        let port = argument.checked_sub(self.program.results.len());
        let port = port.ok_or_else(|| self.unlawful("reads a result"))?;
        let of = &self.program.params[port];
        let at = usize::try_from(instruction.imm);
        let inside = at.is_ok_and(|at| match layout::layout(self.interface, of) {
            Layout::Words => bytes == 8 && at % 8 == 0 && at / 8 < of.values.len(),
            Layout::Bytes(n) => instruction.op == Op::Lbu && at < n,
            Layout::Number(_) => false,
        });
        if !inside {
            return Err(self.unlawful(&format!("reads beside parameter `{}`", of.name)));
        }
        let at = instruction.imm as usize;
        Ok(match bytes {
            8 => self.words.node(Word::Parameter { port, word: at / 8 }, &[]),
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
    fn leave(self, instruction: &Instruction) -> Result<Vec<Vec<Node>>, AsmError> {
        if *instruction != Instruction::i(Op::Jalr, Reg::ZERO, Reg::RA, 0) {
            return Err(self.unlawful(&format!("contains `{instruction}`")));
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

fn has_immediate(op: Op) -> bool {
    op.row()
        .format
        .operands()
        .contains(&riscv_lab::isa::Operand::Imm)
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
