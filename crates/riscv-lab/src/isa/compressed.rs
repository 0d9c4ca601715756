//! Extension C: words of 16 bits for some instructions, one row each. [unpriv, 27]

use super::format::{Immediate, NONE, Piece, piece, signed, unsigned};
use super::{Extension, Instruction, Isa, Op, Operand, Reg};

/// Where the number of a register is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Nowhere: it is always this one.
    Always(u8),
    /// Bits 11:7.
    High,
    /// Bits 6:2.
    Low,
    /// Bits 9:7, one of x8 … x15.
    HighThree,
    /// Bits 4:2, one of x8 … x15.
    LowThree,
}

use Place::{Always, High, HighThree, Low, LowThree};

impl Place {
    fn extract(self, half: u16) -> u8 {
        match self {
            Always(number) => number,
            High => (half >> 7 & 31) as u8,
            Low => (half >> 2 & 31) as u8,
            HighThree => 8 + (half >> 7 & 7) as u8,
            LowThree => 8 + (half >> 2 & 7) as u8,
        }
    }

    fn insert(self, number: u8) -> Option<u16> {
        let number = u16::from(number);
        let half = match self {
            Always(_) => 0,
            High => number << 7,
            Low => number << 2,
            HighThree => (number & 7) << 7,
            LowThree => (number & 7) << 2,
        };
        (u16::from(self.extract(half)) == number).then_some(half)
    }

    const fn used(self) -> u16 {
        match self {
            Always(_) => 0,
            High => 31 << 7,
            Low => 31 << 2,
            HighThree => 7 << 7,
            LowThree => 7 << 2,
        }
    }
}

/// Condition under which a word is not this instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unless {
    Never,
    ImmediateZero,
    RdZero,
    Rs1Zero,
    Rs2Zero,
    /// rd is sp, or the immediate is 0.
    RdSpOrZeroImmediate,
}

/// A compressed instruction.
#[derive(Debug)]
pub struct Compressed {
    /// Its name in assembler text.
    pub name: &'static str,
    /// The instruction that it is short for.
    pub op: Op,
    bits: u16,
    rd: Place,
    rs1: Place,
    rs2: Place,
    immediate: Immediate,
    unless: Unless,
}

const DOUBLE: Immediate = unsigned(&[piece(10, 3, 3), piece(5, 2, 6)]);
const SINGLE: Immediate = unsigned(&[piece(10, 3, 3), piece(6, 1, 2), piece(5, 1, 6)]);
const SIX: &[Piece] = &[piece(12, 1, 5), piece(2, 5, 0)];
const DOUBLE_FROM_SP: Immediate = unsigned(&[piece(12, 1, 5), piece(5, 2, 3), piece(2, 3, 6)]);
const DOUBLE_TO_SP: Immediate = unsigned(&[piece(10, 3, 3), piece(7, 3, 6)]);
const FRAME: Immediate = unsigned(&[
    piece(11, 2, 4),
    piece(7, 4, 6),
    piece(6, 1, 2),
    piece(5, 1, 3),
]);
const STEP: Immediate = signed(&[
    piece(12, 1, 9),
    piece(6, 1, 4),
    piece(5, 1, 6),
    piece(3, 2, 7),
    piece(2, 1, 5),
]);
const JUMP: Immediate = signed(&[
    piece(12, 1, 11),
    piece(11, 1, 4),
    piece(9, 2, 8),
    piece(8, 1, 10),
    piece(7, 1, 6),
    piece(6, 1, 7),
    piece(3, 3, 1),
    piece(2, 1, 5),
]);
const BRANCH: Immediate = signed(&[
    piece(12, 1, 8),
    piece(10, 2, 3),
    piece(5, 2, 6),
    piece(3, 2, 1),
    piece(2, 1, 5),
]);
const UPPER: Immediate = signed(&[piece(12, 1, 17), piece(2, 5, 12)]);
const SINGLE_FROM_SP: Immediate = unsigned(&[piece(12, 1, 5), piece(4, 3, 2), piece(2, 2, 6)]);
const SINGLE_TO_SP: Immediate = unsigned(&[piece(9, 4, 2), piece(7, 2, 6)]);

macro_rules! table {
    ($($name:literal $op:ident $bits:literal $rd:expr, $rs1:expr, $rs2:expr, $immediate:expr, $unless:ident;)*) => {
        /// One row per compressed instruction.
        static TABLE: &[Compressed] = &[$(Compressed {
            name: $name,
            op: Op::$op,
            bits: $bits,
            rd: $rd,
            rs1: $rs1,
            rs2: $rs2,
            immediate: $immediate,
            unless: Unless::$unless,
        },)*];
    };
}

const X0: Place = Always(0);
const RA: Place = Always(1);
const SP: Place = Always(2);

table! {
    "c.addi4spn" Addi 0x0000 LowThree, SP, X0, FRAME, ImmediateZero;
    "c.fld" Fld 0x2000 LowThree, HighThree, X0, DOUBLE, Never;
    "c.lw" Lw 0x4000 LowThree, HighThree, X0, SINGLE, Never;
    "c.ld" Ld 0x6000 LowThree, HighThree, X0, DOUBLE, Never;
    "c.fsd" Fsd 0xa000 X0, HighThree, LowThree, DOUBLE, Never;
    "c.sw" Sw 0xc000 X0, HighThree, LowThree, SINGLE, Never;
    "c.sd" Sd 0xe000 X0, HighThree, LowThree, DOUBLE, Never;
    "c.addi" Addi 0x0001 High, High, X0, signed(SIX), Never;
    "c.addiw" Addiw 0x2001 High, High, X0, signed(SIX), RdZero;
    "c.li" Addi 0x4001 High, X0, X0, signed(SIX), Never;
    "c.addi16sp" Addi 0x6101 SP, SP, X0, STEP, ImmediateZero;
    "c.lui" Lui 0x6001 High, X0, X0, UPPER, RdSpOrZeroImmediate;
    "c.srli" Srli 0x8001 HighThree, HighThree, X0, unsigned(SIX), Never;
    "c.srai" Srai 0x8401 HighThree, HighThree, X0, unsigned(SIX), Never;
    "c.andi" Andi 0x8801 HighThree, HighThree, X0, signed(SIX), Never;
    "c.sub" Sub 0x8c01 HighThree, HighThree, LowThree, NONE, Never;
    "c.xor" Xor 0x8c21 HighThree, HighThree, LowThree, NONE, Never;
    "c.or" Or 0x8c41 HighThree, HighThree, LowThree, NONE, Never;
    "c.and" And 0x8c61 HighThree, HighThree, LowThree, NONE, Never;
    "c.subw" Subw 0x9c01 HighThree, HighThree, LowThree, NONE, Never;
    "c.addw" Addw 0x9c21 HighThree, HighThree, LowThree, NONE, Never;
    "c.j" Jal 0xa001 X0, X0, X0, JUMP, Never;
    "c.beqz" Beq 0xc001 X0, HighThree, X0, BRANCH, Never;
    "c.bnez" Bne 0xe001 X0, HighThree, X0, BRANCH, Never;
    "c.slli" Slli 0x0002 High, High, X0, unsigned(SIX), Never;
    "c.fldsp" Fld 0x2002 High, SP, X0, DOUBLE_FROM_SP, Never;
    "c.lwsp" Lw 0x4002 High, SP, X0, SINGLE_FROM_SP, RdZero;
    "c.ldsp" Ld 0x6002 High, SP, X0, DOUBLE_FROM_SP, RdZero;
    "c.jr" Jalr 0x8002 X0, High, X0, NONE, Rs1Zero;
    "c.mv" Add 0x8002 High, X0, Low, NONE, Rs2Zero;
    "c.ebreak" Ebreak 0x9002 X0, X0, X0, NONE, Never;
    "c.jalr" Jalr 0x9002 RA, High, X0, NONE, Rs1Zero;
    "c.add" Add 0x9002 High, High, Low, NONE, Rs2Zero;
    "c.fsdsp" Fsd 0xa002 X0, SP, Low, DOUBLE_TO_SP, Never;
    "c.swsp" Sw 0xc002 X0, SP, Low, SINGLE_TO_SP, Never;
    "c.sdsp" Sd 0xe002 X0, SP, Low, DOUBLE_TO_SP, Never;
}

impl Compressed {
    /// All rows.
    pub fn all() -> &'static [Compressed] {
        TABLE
    }

    /// The half word is this instruction.
    pub fn is(&self, half: u16) -> bool {
        self.expand(half).is_some()
    }

    /// The bits that no operand uses.
    fn mask(&self) -> u16 {
        let mut used = self.rd.used() | self.rs1.used() | self.rs2.used();
        for piece in self.immediate.pieces {
            used |= ((1 << piece.width) - 1) << piece.word;
        }
        !used
    }

    fn excluded(&self, rd: u8, rs1: u8, rs2: u8, imm: i64) -> bool {
        match self.unless {
            Unless::Never => false,
            Unless::ImmediateZero => imm == 0,
            Unless::RdZero => rd == 0,
            Unless::Rs1Zero => rs1 == 0,
            Unless::Rs2Zero => rs2 == 0,
            Unless::RdSpOrZeroImmediate => rd == 2 || imm == 0,
        }
    }

    fn expand(&self, half: u16) -> Option<Instruction> {
        if half & self.mask() != self.bits {
            return None;
        }
        let (rd, rs1) = (self.rd.extract(half), self.rs1.extract(half));
        let (rs2, imm) = (
            self.rs2.extract(half),
            self.immediate.extract(u32::from(half)),
        );
        if self.excluded(rd, rs1, rs2, imm) {
            return None;
        }
        let operands = self.op.row().format.operands();
        let float = |operand| operands.contains(&operand);
        let register = |is_float, number| {
            if is_float {
                Reg::f(number)
            } else {
                Reg::x(number)
            }
        };
        Some(Instruction {
            op: self.op,
            rd: register(float(Operand::FloatRd), rd),
            rs1: Reg::x(rs1),
            rs2: register(float(Operand::FloatRs2), rs2),
            rs3: Reg::ZERO,
            imm,
        })
    }

    fn compress(&self, instruction: &Instruction) -> Option<u16> {
        let (rd, rs1, rs2) = (instruction.rd, instruction.rs1, instruction.rs2);
        let half = self.bits
            | self.rd.insert(rd.number())?
            | self.rs1.insert(rs1.number())?
            | self.rs2.insert(rs2.number())?
            | self.immediate.insert(instruction.imm)? as u16;
        (self.expand(half) == Some(*instruction)).then_some(half)
    }
}

/// Instruction that a compressed word is short for, in this instruction set.
pub fn expand(half: u16, isa: &Isa) -> Option<Instruction> {
    if !isa.has(Extension::C) {
        return None;
    }
    let instruction = TABLE.iter().find_map(|row| row.expand(half))?;
    isa.knows(instruction.op).then_some(instruction)
}

/// The name of a compressed word, and the extension that it needs first.
pub fn expanded_anywhere(half: u16) -> Option<(&'static str, Extension)> {
    let row = TABLE.iter().find(|row| row.expand(half).is_some())?;
    Some(match row.op.row().extension {
        Extension::I => (row.name, Extension::C),
        other => (row.name, other),
    })
}

/// The compressed word of an instruction, if there is one and the instruction set has both.
pub fn compress(instruction: &Instruction, isa: &Isa) -> Option<u16> {
    if !isa.has(Extension::C) || !isa.knows(instruction.op) {
        return None;
    }
    let mut rows = TABLE.iter().filter(|row| row.op == instruction.op);
    rows.find_map(|row| row.compress(instruction))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_half_word_is_two_instructions_and_all_come_back() {
        let isa = Isa::everything();
        let mut known = 0;
        for half in 0..=u16::MAX {
            let rows: Vec<_> = TABLE.iter().filter(|r| r.expand(half).is_some()).collect();
            assert!(rows.len() <= 1, "{half:04x}: {rows:?}");
            let Some(instruction) = expand(half, &isa) else {
                assert!(rows.is_empty());
                continue;
            };
            assert_ne!(half & 3, 3, "{half:04x}");
            known += 1;
            // `addi sp, sp, 16` has two words, and either is right.
            assert_eq!(rows[0].compress(&instruction), Some(half), "{half:04x}");
            let again = compress(&instruction, &isa).expect("a compressed word");
            assert_eq!(expand(again, &isa), Some(instruction), "{half:04x}");
        }
        // Of the 49152 words, 2^5 … 2^13 per reserved form are none.
        assert!((40_000..49_152).contains(&known), "{known}");
        assert_eq!(expand(0, &isa), None, "all zero is no instruction");
    }
}
