//! Registers of the calling convention, and times by the model of a core.

use riscv_lab::{
    isa::{Effect, Op},
    timing::Model,
};

use super::{
    super::target::{Class, Place, Register, Target},
    select::What,
};

/// The registers that code may use, those first that need not be restored: t0 … t6, a0 … a7, s0 … s11.
pub const REGISTERS: [Register; 27] = [
    5, 6, 7, 28, 29, 30, 31, 10, 11, 12, 13, 14, 15, 16, 17, 8, 9, 18, 19, 20, 21, 22, 23, 24, 25,
    26, 27,
];

/// How many of them need not be restored.
pub const UNSAVED: usize = 15;

const GENERAL: Class = 0;

/// A core, and how many of [`REGISTERS`] code may use on it.
#[derive(Clone, Copy, Debug)]
pub struct Processor<'a> {
    /// The core.
    pub core: &'a Model,
    /// The number of registers.
    pub registers: usize,
}

impl What {
    /// The operation that a timing model sees last.
    fn op(self) -> Op {
        match self {
            What::Op(op, _) => op,
            What::Pool => Op::Addi,
        }
    }
}

/// Every operand may be in every register, and there are no flags.
impl Target for Processor<'_> {
    type What = What;

    fn classes(&self) -> Vec<&[Register]> {
        vec![&REGISTERS[..self.registers]]
    }

    fn flags(&self) -> &[Register] {
        &[]
    }

    fn input(&self, _: &What, _: usize) -> Place {
        Place::Any(GENERAL)
    }

    fn results(&self, what: &What) -> &[Place] {
        match what.op().row().effect {
            Effect::Store(_) => &[],
            _ => &[Place::Any(GENERAL)],
        }
    }

    fn clobbers(&self, _: &What) -> &[Register] {
        &[]
    }

    fn latency(&self, what: &What) -> u32 {
        self.core.cost(what.op()).latency
    }

    fn units(&self, what: &What) -> u32 {
        self.core.cost(what.op()).pipes.into()
    }
}

/// The pipes of a model, as bits.
pub fn pipes(model: &Model) -> u32 {
    (1 << model.width) - 1
}
