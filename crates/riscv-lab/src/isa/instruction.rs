//! An instruction with its operands.

use super::{Op, Reg};

/// An instruction with its operands. Registers that it does not have are `zero`.
///
/// The immediate is the number that the meaning of the instruction speaks of: `lui` takes multiples of 2^12, branches
/// the distance in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Instruction {
    /// Which instruction.
    pub op: Op,
    /// Destination.
    pub rd: Reg,
    /// First source, base of an address.
    pub rs1: Reg,
    /// Second source, what a store writes.
    pub rs2: Reg,
    /// Third source.
    pub rs3: Reg,
    /// Immediate.
    pub imm: i64,
}

impl Instruction {
    /// Without operands.
    pub const fn bare(op: Op) -> Self {
        Self {
            op,
            rd: Reg::ZERO,
            rs1: Reg::ZERO,
            rs2: Reg::ZERO,
            rs3: Reg::ZERO,
            imm: 0,
        }
    }

    /// `add rd, rs1, rs2`
    pub const fn r(op: Op, rd: Reg, rs1: Reg, rs2: Reg) -> Self {
        Self {
            rd,
            rs1,
            rs2,
            ..Self::bare(op)
        }
    }

    /// `maddlu rd, rs1, rs2, rs3`
    pub const fn r4(op: Op, rd: Reg, rs1: Reg, rs2: Reg, rs3: Reg) -> Self {
        Self {
            rs3,
            ..Self::r(op, rd, rs1, rs2)
        }
    }

    /// `addi rd, rs1, imm`, and loads
    pub const fn i(op: Op, rd: Reg, rs1: Reg, imm: i64) -> Self {
        Self {
            rd,
            rs1,
            imm,
            ..Self::bare(op)
        }
    }

    /// `sraiadd rd, rs1, rs2, imm`
    pub const fn ri(op: Op, rd: Reg, rs1: Reg, rs2: Reg, imm: i64) -> Self {
        Self {
            imm,
            ..Self::r(op, rd, rs1, rs2)
        }
    }

    /// `lui rd, imm`, where imm is a multiple of 2^12, and `jal rd, imm`
    pub const fn u(op: Op, rd: Reg, imm: i64) -> Self {
        Self {
            rd,
            imm,
            ..Self::bare(op)
        }
    }

    /// `sd rs2, imm(rs1)`
    pub const fn s(op: Op, rs2: Reg, rs1: Reg, imm: i64) -> Self {
        Self {
            rs1,
            rs2,
            imm,
            ..Self::bare(op)
        }
    }

    /// `beq rs1, rs2, imm`
    pub const fn b(op: Op, rs1: Reg, rs2: Reg, imm: i64) -> Self {
        Self::s(op, rs2, rs1, imm)
    }

    /// The register that it writes, if it is not `zero`.
    pub fn writes(&self) -> Option<Reg> {
        (self.rd != Reg::ZERO).then_some(self.rd)
    }

    /// The registers that it reads, in the order rs1, rs2, rs3; `zero` is left out.
    pub fn reads(&self) -> impl Iterator<Item = Reg> + use<> {
        let all = [self.rs1, self.rs2, self.rs3];
        all.into_iter().filter(|reg| *reg != Reg::ZERO)
    }
}
