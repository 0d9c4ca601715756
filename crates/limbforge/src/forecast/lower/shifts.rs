//! Shifts and low parts of a register, and a register shifted out of two.

use super::{Lowering, Operand, ZERO};
use crate::{
    ir::{Op, Value},
    target::{Class, CostError},
};

impl Lowering<'_> {
    pub(super) fn shift(&mut self, x: Operand) -> Result<Operand, CostError> {
        match x {
            ZERO => Ok(ZERO),
            _ => self.node(Class::Shift, &[x]),
        }
    }

    /// The double word and the bit of a sum of two shifts that wait for it: (high 2^(w-k)) + floor(low / 2^k).
    pub(super) fn shifted_pair(&self, args: &[Value]) -> Option<(Value, Value, u32)> {
        let upper = self.waiting.get(&args[0])?;
        let lower = self.waiting.get(&args[1])?;
        match lower.op {
            Op::Shr(k) => Some((self.whole(upper.args[0]), lower.args[0], k)),
            _ => None,
        }
    }

    /// One register out of two, shifted by 0 < k < register.
    pub(super) fn funnel(
        &mut self,
        high: Operand,
        low: Operand,
        k: u32,
    ) -> Result<Operand, CostError> {
        match (high, low) {
            _ if k == 0 => Ok(low),
            _ if k == u32::from(self.program.word) && self.full() => Ok(high),
            (ZERO, x) | (x, ZERO) => self.shift(x),
            _ if self.cpu.has(Class::DoubleShift)? => self.node(Class::DoubleShift, &[high, low]),
            _ => {
                let (high, low) = (self.shift(high)?, self.shift(low)?);
                self.node(Class::Logic, &[high, low])
            }
        }
    }

    pub(super) fn shifted_right(&mut self, x: Value, k: u32) -> Result<Operand, CostError> {
        let x = self.word(x)?;
        if k >= u32::from(self.cpu.word) {
            return Ok(ZERO);
        }
        self.shift(x)
    }

    pub(super) fn low(&mut self, x: Value, k: u32) -> Result<Operand, CostError> {
        let bits = u32::from(self.program.ty(x).bits);
        let x = self.word(x)?;
        // A register keeps all of its bits, or all that the value has.
        if k >= u32::from(self.cpu.word) || k >= bits || x == ZERO {
            return Ok(x);
        }
        self.node(Class::Mask, &[x])
    }
}
