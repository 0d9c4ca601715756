//! Random programs of all standard instructions, that end by writing their registers and memory to standard output.
//!
//! `sp` and `s0` point into the scratch area and stay there; `s1` points to an aligned word of it for atomic accesses.

use riscv_lab::isa::{Class, Effect, Instruction, Isa, Op, Operand, Reg, Row, compress, encode};

use super::elf::{Part, elf};
use super::{Random, random_instruction};

const CODE: u64 = 0x1_0000;
const DATA: u64 = 0x10_0000;
/// The values of registers at the beginning, then at the end: integer, then floating point.
const REGISTERS: u64 = 64 * 8;
const SCRATCH: u64 = 8192;

const SP: Reg = Reg::SP;
const S0: Reg = Reg::x(8);
const S1: Reg = Reg::x(9);

/// An instruction, and over how many of the next ones it may jump.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    pub instruction: Instruction,
    pub over: usize,
}

#[derive(Clone)]
pub struct Program {
    pub items: Vec<Item>,
    data: Vec<u8>,
    /// Which are written in 16 bits.
    short: Vec<bool>,
}

/// Instruction set of the program: all but what qemu 7.2 lacks.
pub fn isa() -> Isa {
    "rv64gc_zba_zbb".parse().expect("an instruction set")
}

/// Rows that random programs have.
pub fn rows() -> Vec<&'static Row> {
    let isa = isa();
    let rows = isa.rows().filter(|row| {
        !matches!(
            row.effect,
            Effect::EnvironmentCall | Effect::Breakpoint | Effect::Jump | Effect::JumpRegister
        )
    });
    rows.collect()
}

pub fn random_program(seed: u64, length: usize) -> Program {
    let mut random = Random(seed);
    let data = (0..(REGISTERS + SCRATCH) / 8)
        .flat_map(|_| random.operand().to_le_bytes())
        .collect();
    let rows = rows();
    let mut items = Vec::new();
    while items.len() < length {
        let row = rows[random.below(rows.len() as u64) as usize];
        push(&mut items, row, &mut random);
    }
    let short = (0..items.len()).map(|_| random.below(4) != 0).collect();
    Program { items, data, short }
}

/// A register that may change; often one that compressed instructions can name.
fn free(random: &mut Random) -> Reg {
    loop {
        let number = match random.below(2) {
            0 => 10 + random.below(6),
            _ => random.below(32),
        };
        let register = Reg::x(number as u8);
        if ![SP, S0, S1].contains(&register) {
            return register;
        }
    }
}

/// Appends a random instruction of a row, with those that have to go with it.
fn push(items: &mut Vec<Item>, row: &'static Row, random: &mut Random) {
    let mut instruction = random_instruction(row, random);
    shorten(&mut instruction, row, random);
    let mut over = 0;
    match row.effect {
        Effect::Load(..) | Effect::Store(_) => address(&mut instruction, row, random),
        Effect::LoadReserved(bytes) => {
            instruction.rs1 = S1;
            items.push(Item { instruction, over });
            return push_conditional_stores(items, bytes, random);
        }
        // Where the low word is 0, qemu 7.2 counts on into the upper one; so that one is made a copy of the sign. The
        // pseudo-code, with which the row is compared on all words, and the manual say 32.
        Effect::Value(_) if row.op == Op::Ctzw => {
            let word = free(random);
            let extend = Instruction::i(Op::Addiw, word, instruction.rs1, 0);
            items.push(Item {
                instruction: extend,
                over,
            });
            instruction.rs1 = word;
        }
        Effect::StoreConditional(_) | Effect::Atomic(..) => instruction.rs1 = S1,
        Effect::Branch(_) => over = 1 + random.below(4) as usize,
        Effect::Csr { .. } => {
            instruction.imm = instruction.imm & !0xfff | (1 + random.below(3) as i64);
        }
        Effect::PcRelative => return push_jump(items, instruction, random),
        _ => {}
    }
    items.push(Item { instruction, over });
}

/// A free destination, and operands that are often those of compressed forms.
fn shorten(instruction: &mut Instruction, row: &Row, random: &mut Random) {
    let operands = row.format.operands();
    if operands.contains(&Operand::Rd) {
        instruction.rd = free(random);
    }
    if operands.contains(&Operand::Imm) && random.below(2) == 0 {
        // Within reach of compressed forms.
        instruction.imm %= 32;
        if operands.contains(&Operand::Rs1) && random.below(2) == 0 {
            instruction.rs1 = instruction.rd;
        }
    } else if operands.contains(&Operand::Rs2) && operands.contains(&Operand::Rs1) {
        match random.below(4) {
            0 => instruction.rs1 = instruction.rd,
            1 => {
                (instruction.rs1, instruction.rs2) =
                    (instruction.rd, Reg::x(8 + random.below(8) as u8))
            }
            2 if row.op == Op::Add => instruction.rs1 = Reg::ZERO,
            _ => {}
        }
        if !operands.contains(&Operand::Rd) && random.below(2) == 0 {
            instruction.rs2 = Reg::ZERO;
        }
    }
    if row.op == Op::Lui && random.below(2) == 0 {
        instruction.imm = (instruction.imm % (1 << 17)) & !0xfff;
    }
    if row.op == Op::Addi && random.below(4) == 0 {
        // c.addi4spn, c.li
        (instruction.rs1, instruction.imm) = match random.below(2) {
            0 => (SP, random.below(256) as i64 * 4),
            _ => (Reg::ZERO, random.below(64) as i64 - 32),
        };
    }
}

/// An address in the scratch area, and registers that compressed loads and stores can name.
fn address(instruction: &mut Instruction, row: &Row, random: &mut Random) {
    let operands = row.format.operands();
    (instruction.rs1, instruction.imm) = match random.below(3) {
        0 => (
            if random.below(2) == 0 { SP } else { S0 },
            random.below(4089) as i64 - 2048,
        ),
        // Within reach of compressed forms.
        1 => (SP, random.below(64) as i64 * 4),
        _ => (S0, random.below(32) as i64 * 4),
    };
    let near = |r: Reg, random: &mut Random| match r.is_float() {
        true => Reg::f(8 + random.below(8) as u8),
        false => Reg::x(10 + random.below(6) as u8),
    };
    if random.below(2) == 0
        && operands
            .iter()
            .any(|o| matches!(o, Operand::Rd | Operand::FloatRd))
    {
        instruction.rd = near(instruction.rd, random);
    } else if random.below(2) == 0 && row.class == Class::Store || row.class == Class::FloatStore {
        instruction.rs2 = near(instruction.rs2, random);
    }
}

/// Stores to a reserved address.
fn push_conditional_stores(items: &mut Vec<Item>, bytes: u8, random: &mut Random) {
    // The store that belongs to it, mostly.
    let store = if bytes == 4 { Op::ScW } else { Op::ScD };
    if random.below(4) != 0 {
        let (rd, rs2) = (free(random), Reg::x(random.below(32) as u8));
        items.push(Item {
            instruction: Instruction::r(store, rd, S1, rs2),
            over: 0,
        });
    }
    // Whether a reservation outlives what is between is left to the core: end it.
    let end = Instruction::r(store, free(random), S1, Reg::ZERO);
    items.push(Item {
        instruction: end,
        over: 0,
    });
}

/// Jumps go with an address relative to the program counter: over some instructions, directly, or through the register
/// that holds the address.
fn push_jump(items: &mut Vec<Item>, mut instruction: Instruction, random: &mut Random) {
    if random.below(2) == 0 && instruction.rd != Reg::ZERO {
        instruction.imm = 0;
        items.push(Item {
            instruction,
            over: 0,
        });
        let jump = Instruction::i(Op::Jalr, free(random), instruction.rd, 0);
        items.push(Item {
            instruction: jump,
            over: 1 + random.below(3) as usize,
        });
        return;
    }
    let link = if random.below(2) == 0 {
        Reg::ZERO
    } else {
        free(random)
    };
    let jump = Instruction::u(Op::Jal, link, 0);
    items.push(Item {
        instruction: jump,
        over: 1 + random.below(3) as usize,
    });
    items.push(Item {
        instruction,
        over: 0,
    });
}

impl Program {
    /// The instructions with their distances, and which of them are short.
    pub fn lines(&self) -> Vec<(Instruction, bool)> {
        let isa = isa();
        let mut lines: Vec<_> = self
            .items
            .iter()
            .zip(&self.short)
            .map(|(item, short)| {
                let jumps = item.over > 0;
                // A jump's length must not depend on its distance; short ones are tried with some distance.
                let mut tried = item.instruction;
                if jumps && tried.op != Op::Jalr {
                    tried.imm = 8;
                }
                let short =
                    *short && compress(&tried, &isa).is_some() && item.instruction.op != Op::Jalr;
                (item.instruction, short)
            })
            .collect();
        let length = |short: bool| if short { 2 } else { 4 };
        for index in 0..lines.len() {
            let over = self.items[index].over;
            if over > 0 {
                let mut to = (index + 1 + over).min(lines.len());
                // Not between two that belong together.
                while to < lines.len() && matches!(lines[to].0.op, Op::Jalr | Op::Ctzw) {
                    to += 1;
                }
                let distance: i64 = lines[index..to].iter().map(|line| length(line.1)).sum();
                // Through a register: from the auipc in front, which is never short.
                let extra = if lines[index].0.op == Op::Jalr { 4 } else { 0 };
                lines[index].0.imm = distance + extra;
            }
        }
        lines
    }

    /// The file.
    pub fn elf(&self) -> Vec<u8> {
        let isa = isa();
        let mut code = Vec::new();
        let mut put = |instruction: Instruction, short: bool| {
            if short {
                let half = compress(&instruction, &isa).expect("a compressed word");
                code.extend(half.to_le_bytes());
            } else {
                code.extend(encode(&instruction, &isa).expect("a word").to_le_bytes());
            }
        };
        for instruction in prologue() {
            put(instruction, false);
        }
        for (instruction, short) in self.lines() {
            put(instruction, short);
        }
        for instruction in epilogue() {
            put(instruction, false);
        }
        let parts = [
            Part {
                address: CODE,
                bytes: code,
                flags: 5,
            },
            Part {
                address: DATA,
                bytes: self.data.clone(),
                flags: 6,
            },
        ];
        elf(CODE, &parts)
    }
}

/// Integer registers that are loaded at the beginning and stored at the end, in this order: the last is the base.
fn integers() -> impl Iterator<Item = Reg> {
    (1..32).map(Reg::x)
}

fn prologue() -> Vec<Instruction> {
    let mut code = vec![Instruction::u(Op::Lui, S1, DATA as i64)];
    for number in 0..32 {
        code.push(Instruction::i(
            Op::Fld,
            Reg::f(number),
            S1,
            256 + i64::from(number) * 8,
        ));
    }
    for register in integers().filter(|register| *register != S1) {
        code.push(Instruction::i(
            Op::Ld,
            register,
            S1,
            i64::from(register.number()) * 8,
        ));
    }
    // sp, s0 and s1 into the scratch area: sp and s0 far enough from its ends, and s1 between them.
    code.push(Instruction::u(Op::Lui, SP, (DATA + 0x1000) as i64));
    code.push(Instruction::i(Op::Addi, S0, SP, 64));
    code.push(Instruction::i(Op::Addi, S1, SP, 128));
    code
}

fn epilogue() -> Vec<Instruction> {
    // s1 is no result; it is the base of the registers' values.
    let mut code = vec![Instruction::u(Op::Lui, S1, DATA as i64)];
    for register in integers() {
        code.push(Instruction::s(
            Op::Sd,
            register,
            S1,
            i64::from(register.number()) * 8,
        ));
    }
    for number in 0..32 {
        code.push(Instruction::s(
            Op::Fsd,
            Reg::f(number),
            S1,
            256 + i64::from(number) * 8,
        ));
    }
    let set = |register, value| Instruction::i(Op::Addi, register, Reg::ZERO, value);
    code.extend([
        // write(1, data, all of it)
        Instruction::i(Op::Addi, Reg::x(11), S1, 0),
        set(Reg::A0, 1),
        Instruction::u(Op::Lui, Reg::x(12), SCRATCH as i64),
        Instruction::i(Op::Addi, Reg::x(12), Reg::x(12), REGISTERS as i64),
        set(Reg::A7, 64),
        Instruction::bare(Op::Ecall),
        // exit(0)
        set(Reg::A0, 0),
        set(Reg::A7, 93),
        Instruction::bare(Op::Ecall),
    ]);
    code
}
