//! Shifts and low parts of one register or of two.

use super::{Lowering, Operand, ZERO};
use crate::{
    ir::Value,
    target::{Class, CostError},
};

impl Lowering<'_> {
    fn shift(&mut self, x: Operand) -> Result<Operand, CostError> {
        match x {
            ZERO => Ok(ZERO),
            _ => self.node(Class::Shift, &[x]),
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

    pub(super) fn shifted_left(
        &mut self,
        x: Value,
        k: u32,
        n: usize,
    ) -> Result<Vec<Operand>, CostError> {
        let word = u32::from(self.cpu.word);
        let low = self.word(x, 0)?;
        if n == 1 {
            return Ok(vec![self.shift(low)?]);
        }
        if k == word {
            return Ok(vec![ZERO, low]);
        }
        if k > word {
            return Ok(vec![ZERO, self.shift(low)?]);
        }
        let upper = self.part(x, 1)?;
        let high = self.funnel(upper, low, word - k)?;
        Ok(vec![self.shift(low)?, high])
    }

    pub(super) fn shifted_right(
        &mut self,
        x: Value,
        k: u32,
        n: usize,
    ) -> Result<Vec<Operand>, CostError> {
        let word = u32::from(self.cpu.word);
        let low = self.word(x, 0)?;
        if !self.is_wide(x) {
            let low = if k >= word { ZERO } else { self.shift(low)? };
            let mut parts = vec![low];
            parts.resize(n, ZERO);
            return Ok(parts);
        }
        let high = self.part(x, 1)?;
        let mut parts = match k {
            k if k == word => vec![high],
            k if k > word => vec![self.shift(high)?],
            _ if n == 1 => vec![self.funnel(high, low, k)?],
            _ => vec![self.funnel(high, low, k)?, self.shift(high)?],
        };
        // What is above is the sign, or 0; a result with room for it is rare, and then it is not looked at.
        parts.resize(n, ZERO);
        Ok(parts)
    }

    pub(super) fn low(&mut self, x: Value, k: u32, n: usize) -> Result<Vec<Operand>, CostError> {
        let word = u32::from(self.cpu.word);
        let mut parts = Vec::with_capacity(n);
        for i in 0..n {
            let part = self.word(x, i)?;
            let kept = k.saturating_sub(i as u32 * word);
            parts.push(match kept {
                0 => ZERO,
                // A register keeps all of its bits, or all that the value has.
                _ if kept >= word || kept >= u32::from(self.program.ty(x).bits) => part,
                _ if part == ZERO => ZERO,
                _ => self.node(Class::Mask, &[part])?,
            });
        }
        Ok(parts)
    }
}
