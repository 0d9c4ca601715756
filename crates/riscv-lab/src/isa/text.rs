//! Instructions as assembler text.

use std::fmt;

use super::{Format, Instruction, Isa, Op, Operand};

/// Registers of status that programs of users may read, and their numbers.
pub(super) const STATUS: &[(&str, i64)] = &[
    ("fflags", 0x001),
    ("frm", 0x002),
    ("fcsr", 0x003),
    ("cycle", 0xc00),
    ("time", 0xc01),
    ("instret", 0xc02),
];

/// Suffixes by acquire · 2 + release.
pub(super) const ORDERS: [&str; 4] = ["", ".rl", ".aq", ".aqrl"];

/// The letters of a set of accesses, such as `rw`; `0` for none.
fn accesses(bits: i64) -> String {
    let letters: String = [(8, 'i'), (4, 'o'), (2, 'r'), (1, 'w')]
        .into_iter()
        .filter_map(|(bit, letter)| (bits & bit != 0).then_some(letter))
        .collect();
    if letters.is_empty() {
        "0".to_owned()
    } else {
        letters
    }
}

/// As in `ld a0, 8(a1)`, without any alias.
impl fmt::Display for Instruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = self.op.row();
        let operands = row.format.operands();
        f.write_str(row.name)?;
        if operands.contains(&Operand::Place) {
            f.write_str(ORDERS[(self.imm & 3) as usize])?;
        }
        for (index, operand) in operands.iter().enumerate() {
            f.write_str(if index == 0 { " " } else { ", " })?;
            match operand {
                Operand::Rd | Operand::FloatRd => write!(f, "{}", self.rd)?,
                Operand::Rs1 | Operand::FloatRs1 => write!(f, "{}", self.rs1)?,
                Operand::Rs2 | Operand::FloatRs2 => write!(f, "{}", self.rs2)?,
                Operand::Rs3 => write!(f, "{}", self.rs3)?,
                Operand::Imm => write!(f, "{}", self.imm)?,
                Operand::Upper => write!(f, "{:#x}", self.imm >> 12 & 0xf_ffff)?,
                Operand::Target => write!(f, ".{:+}", self.imm)?,
                Operand::Address => write!(f, "{}({})", self.imm, self.rs1)?,
                Operand::Place => write!(f, "({})", self.rs1)?,
                Operand::Status => match STATUS.iter().find(|(_, n)| *n == self.imm & 0xfff) {
                    Some((name, _)) => f.write_str(name)?,
                    None => write!(f, "{:#x}", self.imm & 0xfff)?,
                },
                Operand::Small => write!(f, "{}", self.imm >> 12)?,
                Operand::Order if self.imm == 0x833 => f.write_str("tso")?,
                Operand::Order => {
                    let (before, after) = (accesses(self.imm >> 4), accesses(self.imm));
                    write!(f, "{before}, {after}")?;
                }
            }
        }
        Ok(())
    }
}

/// Text that GNU as and LLVM take, whatever they know: the proposed instructions, and Zicond, which GNU as knows from
/// 2.41 on, are written with `.insn`.
pub fn gnu_text(instruction: &Instruction, isa: &Isa) -> String {
    let row = instruction.op.row();
    let bits = row.bits(isa.encoding());
    let (opcode, funct3) = (bits & 0x7f, bits >> 12 & 7);
    let (rd, rs1, rs2) = (instruction.rd, instruction.rs1, instruction.rs2);
    let known = !row.extension.is_custom() && row.extension != super::Extension::Zicond;
    match row.format {
        Format::R4 => format!(
            ".insn r4 {opcode:#x}, {funct3}, {}, {rd}, {rs1}, {rs2}, {}",
            bits >> 25 & 3,
            instruction.rs3
        ),
        Format::R4Radix => format!(
            ".insn r4 {opcode:#x}, {}, {}, {rd}, {rs1}, {rs2}, {}",
            instruction.imm & 7,
            (instruction.imm as u32 >> 3 & 1) << 1 | bits >> 25 & 1,
            instruction.rs3
        ),
        Format::R if !known => format!(
            ".insn r {opcode:#x}, {funct3}, {:#x}, {rd}, {rs1}, {rs2}",
            bits >> 25
        ),
        Format::ShiftRightAdd => format!(
            ".insn r {opcode:#x}, {funct3}, {:#x}, {rd}, {rs1}, {rs2}",
            bits >> 25 | instruction.imm as u32 & 63
        ),
        Format::Fence if instruction.imm == 0x833 => "fence.tso".to_owned(),
        _ => instruction.to_string(),
    }
}

/// How a line of this instruction is written, for messages and the reference.
pub(super) fn shape(op: Op) -> String {
    let row = op.row();
    let operands: Vec<_> = row
        .format
        .operands()
        .iter()
        .map(|operand| match operand {
            Operand::Rd => "rd",
            Operand::Rs1 => "rs1",
            Operand::Rs2 => "rs2",
            Operand::Rs3 => "rs3",
            Operand::FloatRd => "frd",
            Operand::FloatRs1 => "frs1",
            Operand::FloatRs2 => "frs2",
            Operand::Imm | Operand::Upper => "imm",
            Operand::Target => ".+imm",
            Operand::Address => "imm(rs1)",
            Operand::Place => "(rs1)",
            Operand::Status => "csr",
            Operand::Small => "number",
            Operand::Order => "before, after",
        })
        .collect();
    format!("{} {}", row.name, operands.join(", "))
        .trim_end()
        .to_owned()
}
