//! Sums and differences: with a carry flag one instruction a word, without one comparisons make the carries.

use super::{Lowering, Operand, ZERO};
use crate::{
    ir::Value,
    target::{Class, CostError},
};

impl Lowering<'_> {
    /// `x + y` or `x - y` in `n` registers.
    pub(super) fn sum(
        &mut self,
        x: Value,
        y: Value,
        n: usize,
        subtract: bool,
    ) -> Result<Vec<Operand>, CostError> {
        let (mut xs, mut ys) = (Vec::new(), Vec::new());
        for i in 0..n {
            xs.push(self.part(x, i)?);
            ys.push(self.part(y, i)?);
        }
        // A flag is taken up by the addition itself: x + 0 + flag.
        let mut carry = ZERO;
        if self.cpu.carry_flag {
            if self.is_flag(ys[0]) {
                carry = std::mem::replace(&mut ys[0], ZERO);
            } else if self.is_flag(xs[0]) && !subtract {
                carry = std::mem::replace(&mut xs[0], ZERO);
            }
            (xs[0], ys[0]) = (self.in_register(xs[0])?, self.in_register(ys[0])?);
        }
        let mut sums = Vec::with_capacity(n);
        for (i, (&x, &y)) in xs.iter().zip(&ys).enumerate() {
            let (sum, next) = self.add_step(x, y, carry, subtract, i + 1 < n)?;
            sums.push(sum);
            carry = next;
        }
        Ok(sums)
    }

    /// One register of a sum, and the carry if it is `wanted`.
    fn add_step(
        &mut self,
        x: Operand,
        y: Operand,
        carry: Operand,
        subtract: bool,
        wanted: bool,
    ) -> Result<(Operand, Operand), CostError> {
        if carry == ZERO && y == ZERO {
            return Ok((x, ZERO));
        }
        if carry == ZERO && x == ZERO && !subtract {
            return Ok((y, ZERO));
        }
        if self.cpu.carry_flag {
            let sum = if carry == ZERO {
                self.node(Class::Add, &[x, y])?
            } else {
                // A carry in a register goes back to the flag by an addition that overflows.
                let flag = if self.is_flag(carry) {
                    carry
                } else {
                    let moved = self.node(Class::Add, &[carry])?;
                    Self::second(moved)
                };
                self.node(Class::AddCarry, &[x, y, flag])?
            };
            return Ok((sum, Self::second(sum)));
        }
        // Without flags a carry is a comparison: x + y < y, and x - y borrows if x < y.
        let once = match (x, y) {
            (x, ZERO) => x,
            (ZERO, y) if !subtract => y,
            _ => self.node(Class::Add, &[x, y])?,
        };
        let first = match (wanted && x != ZERO && y != ZERO, subtract) {
            (false, _) => ZERO,
            (true, false) => self.node(Class::Compare, &[once, y])?,
            (true, true) => self.node(Class::Compare, &[x, y])?,
        };
        if carry == ZERO {
            return Ok((once, first));
        }
        let twice = match once {
            ZERO => carry,
            _ => self.node(Class::Add, &[once, carry])?,
        };
        let second = match (wanted && once != ZERO, subtract) {
            (false, _) => ZERO,
            (true, false) => self.node(Class::Compare, &[twice, carry])?,
            (true, true) => self.node(Class::Compare, &[once, carry])?,
        };
        let either = match (first, second) {
            (ZERO, other) | (other, ZERO) => other,
            _ => self.node(Class::Logic, &[first, second])?,
        };
        Ok((twice, either))
    }

    /// `x + y + carry` as a word and a carry.
    pub(super) fn carried(
        &mut self,
        args: &[Value],
        subtract: bool,
    ) -> Result<(Operand, Operand), CostError> {
        let x = self.word(args[0], 0)?;
        let y = self.word(args[1], 0)?;
        let carry = self.part(args[2], 0)?;
        if self.cpu.carry_flag || self.full() {
            return self.add_step(x, y, carry, subtract, true);
        }
        // A half word leaves its carry in the upper half of the register.
        let (sum, _) = self.add_step(x, y, ZERO, subtract, false)?;
        let (sum, _) = self.add_step(sum, carry, ZERO, subtract, false)?;
        let out = self.node(Class::Shift, &[sum])?;
        Ok((self.node(Class::Mask, &[sum])?, out))
    }
}
