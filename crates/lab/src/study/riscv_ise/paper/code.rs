//! Routines written an instruction at a time.

use riscv_lab::isa::{Instruction, Op, Reg};

/// Where a routine finds its constants: `la` takes two instructions, and so does this address.
pub const CONSTANTS: u64 = 0x1_0008;

/// A routine of straight-line code by the standard calling convention: pointers to words in a0, a1, a2.
#[derive(Clone, Debug)]
pub struct Routine {
    /// All instructions, the return included.
    pub instructions: Vec<Instruction>,
    /// Words at [`CONSTANTS`].
    pub constants: Vec<u64>,
}

/// A routine in the making: instructions in the order in which they are written, registers as they are asked for.
pub struct Code {
    body: Vec<Instruction>,
    constants: Vec<u64>,
    free: Vec<Reg>,
    saved: Vec<Reg>,
}

impl Code {
    /// A routine with so many arguments.
    pub fn new(arguments: u8) -> Code {
        // From the end: first those that a callee may overwrite, last those that it has to restore.
        let saved = (18..28).rev().chain([9, 8]);
        let temporary = (28..32).chain(5..8).rev();
        let free = (saved.chain(temporary).chain((10 + arguments..18).rev()))
            .map(Reg::x)
            .collect();
        Code {
            body: Vec::new(),
            constants: Vec::new(),
            free,
            saved: Vec::new(),
        }
    }

    /// A register that nothing else uses.
    ///
    /// # Panics
    /// If there is none: the routines of the study are known, and need fewer.
    pub fn register(&mut self) -> Reg {
        let reg = self.free.pop().expect("routines of fewer registers");
        if is_saved(reg) && !self.saved.contains(&reg) {
            self.saved.push(reg);
        }
        reg
    }

    /// So many registers.
    pub fn registers<const N: usize>(&mut self) -> [Reg; N] {
        std::array::from_fn(|_| self.register())
    }

    /// A register may be used for something else.
    pub fn release(&mut self, reg: Reg) {
        self.free.push(reg);
    }

    /// `op rd, rs1, rs2`
    pub fn op(&mut self, op: Op, rd: Reg, rs1: Reg, rs2: Reg) {
        self.body.push(Instruction::r(op, rd, rs1, rs2));
    }

    /// `op rd, rs1, rs2, rs3`
    pub fn op4(&mut self, op: Op, rd: Reg, rs1: Reg, rs2: Reg, rs3: Reg) {
        self.body.push(Instruction::r4(op, rd, rs1, rs2, rs3));
    }

    /// `op rd, rs1, imm`
    pub fn op_imm(&mut self, op: Op, rd: Reg, rs1: Reg, imm: i64) {
        self.body.push(Instruction::i(op, rd, rs1, imm));
    }

    /// `sraiadd rd, rs1, rs2, imm`
    pub fn shift_right_add(&mut self, rd: Reg, rs1: Reg, rs2: Reg, imm: i64) {
        self.body
            .push(Instruction::ri(Op::Sraiadd, rd, rs1, rs2, imm));
    }

    /// The word of this number at the address.
    pub fn load(&mut self, rd: Reg, base: Reg, word: usize) {
        self.op_imm(Op::Ld, rd, base, 8 * word as i64);
    }

    /// The first words at the address, as many as there are registers.
    pub fn load_all(&mut self, to: &[Reg], base: Reg) {
        for (word, reg) in to.iter().enumerate() {
            self.load(*reg, base, word);
        }
    }

    /// To the word of this number at the address.
    pub fn store(&mut self, from: Reg, base: Reg, word: usize) {
        self.body
            .push(Instruction::s(Op::Sd, from, base, 8 * word as i64));
    }

    /// To the first words at the address.
    pub fn store_all(&mut self, from: &[Reg], base: Reg) {
        for (word, reg) in from.iter().enumerate() {
            self.store(*reg, base, word);
        }
    }

    /// The address of the routine's constants, which are these.
    pub fn constants(&mut self, rd: Reg, words: &[u64]) {
        self.constants = words.to_vec();
        let low = (CONSTANTS & 0xfff) as i64;
        self.body
            .push(Instruction::u(Op::Lui, rd, CONSTANTS as i64 - low));
        self.op_imm(Op::Addi, rd, rd, low);
    }

    /// A constant of any 64 bits: a first part of up to 32, then shifts and addends of 12, as assemblers do.
    pub fn constant(&mut self, rd: Reg, value: u64) {
        let low = ((value << 52) as i64) >> 52;
        let rest = (value as i64).wrapping_sub(low);
        if rest == 0 {
            return self.op_imm(Op::Addi, rd, Reg::ZERO, low);
        }
        if let Ok(upper) = i32::try_from(rest) {
            self.body
                .push(Instruction::u(Op::Lui, rd, i64::from(upper)));
            if low != 0 {
                self.op_imm(Op::Addiw, rd, rd, low);
            }
            return;
        }
        let zeros = rest.trailing_zeros();
        self.constant(rd, (rest >> zeros) as u64);
        self.op_imm(Op::Slli, rd, rd, i64::from(zeros));
        if low != 0 {
            self.op_imm(Op::Addi, rd, rd, low);
        }
    }

    /// The routine: the registers that it has to restore are saved first, and it returns.
    pub fn finish(self) -> Routine {
        let frame = 8 * self.saved.len() as i64;
        let mut instructions = Vec::new();
        if frame > 0 {
            instructions.push(Instruction::i(Op::Addi, Reg::SP, Reg::SP, -frame));
        }
        let places = || self.saved.iter().zip((0..).step_by(8));
        instructions.extend(places().map(|(reg, at)| Instruction::s(Op::Sd, *reg, Reg::SP, at)));
        instructions.extend(&self.body);
        instructions.extend(places().map(|(reg, at)| Instruction::i(Op::Ld, *reg, Reg::SP, at)));
        if frame > 0 {
            instructions.push(Instruction::i(Op::Addi, Reg::SP, Reg::SP, frame));
        }
        instructions.push(Instruction::i(Op::Jalr, Reg::ZERO, Reg::RA, 0));
        Routine {
            instructions,
            constants: self.constants,
        }
    }
}

/// s0 to s11.
fn is_saved(reg: Reg) -> bool {
    matches!(reg.number(), 8 | 9 | 18..=27)
}

/// The (i, j) with i + j = column, for factors of so many limbs.
pub fn pairs(limbs: usize, column: usize) -> impl Iterator<Item = (usize, usize)> {
    let last = limbs - 1;
    (column.saturating_sub(last)..=column.min(last)).map(move |i| (i, column - i))
}
