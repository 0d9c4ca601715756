//! Sums and differences: with a carry flag one instruction a word, without one comparisons make the carries.

use super::{Lowering, Operand, ZERO};
use crate::{
    ir::{Inst, Op, Ty, Value},
    target::{Class, CostError},
};

/// The results of a step that something reads.
#[derive(Clone, Copy)]
struct Wanted {
    word: bool,
    carry: bool,
}

/// The word alone.
const WORD: Wanted = Wanted {
    word: true,
    carry: false,
};

impl Lowering<'_> {
    /// `x + y` or `x - y`. A flag is taken up by the addition itself: `x + 0 + flag`, and `x + y + flag` where the sum
    /// of `x` and `y` waits for it.
    pub(super) fn sum(&mut self, args: &[Value], subtract: bool) -> Result<Operand, CostError> {
        if let Some(high) = self.waiting.get(&args[0]).copied() {
            let [x, y] = [high.args[0], high.args[1]].map(|v| self.register(v));
            let (x, y) = (self.in_register(x)?, self.in_register(y)?);
            let flag = self.register(args[1]);
            return Ok(self.add_step([x, y, flag], subtract, WORD)?.0);
        }
        let [mut x, mut y] = [args[0], args[1]].map(|v| self.register(v));
        let mut carry = ZERO;
        if self.cpu.carry_flag {
            if self.is_flag(y) {
                carry = std::mem::replace(&mut y, ZERO);
            } else if self.is_flag(x) && !subtract {
                carry = std::mem::replace(&mut x, ZERO);
            }
            (x, y) = (self.in_register(x)?, self.in_register(y)?);
        }
        Ok(self.add_step([x, y, carry], subtract, WORD)?.0)
    }

    /// One register of a sum `x + y + carry`, and the carry.
    fn add_step(
        &mut self,
        [x, y, carry]: [Operand; 3],
        subtract: bool,
        wanted: Wanted,
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
        // Without flags a carry is a comparison: x + y < y, and x - y borrows if x < y. A borrow does not need the
        // difference. No carry is taken in: that is two steps.
        debug_assert_eq!(carry, ZERO, "`legalise` leaves no carry to take in");
        let sum = match wanted.word || wanted.carry && !subtract {
            true => self.node(Class::Add, &[x, y])?,
            false => ZERO,
        };
        let out = match wanted.carry && x != ZERO {
            true => self.node(Class::Compare, &[if subtract { x } else { sum }, y])?,
            false => ZERO,
        };
        Ok((sum, out))
    }

    /// Whether a sum is the carry of two steps, one of which has none: then `or` does.
    pub(super) fn adds_flags(&self, inst: &Inst) -> bool {
        let reader = self.chains.reader(inst.results[0]);
        let of_flags = inst.args.iter().all(|v| self.program.ty(*v) == Ty::FLAG);
        of_flags && reader.is_some_and(|reader| reader.op == Op::Low(1))
    }

    /// Such a sum.
    pub(super) fn either(&mut self, inst: &Inst) -> Result<Operand, CostError> {
        self.flags.insert(inst.results[0]);
        match [0, 1].map(|i| self.register(inst.args[i])) {
            [ZERO, other] | [other, ZERO] => Ok(other),
            flags => self.node(Class::Logic, &flags),
        }
    }

    /// A word and a carry of two words and a carry.
    pub(super) fn carried(&mut self, inst: &Inst) -> Result<(Operand, Operand), CostError> {
        let subtract = inst.op == Op::SubBorrow;
        let [word, carry] = [0, 1].map(|i| self.live[inst.results[i].index()]);
        let wanted = Wanted { word, carry };
        let x = self.word(inst.args[0])?;
        let y = self.word(inst.args[1])?;
        let carry = self.register(inst.args[2]);
        if self.cpu.carry_flag || self.full() {
            return self.add_step([x, y, carry], subtract, wanted);
        }
        // A half word leaves its carry in the upper half of the register.
        let (sum, _) = self.add_step([x, y, ZERO], subtract, WORD)?;
        let (sum, _) = self.add_step([sum, carry, ZERO], subtract, WORD)?;
        let out = if wanted.carry {
            self.node(Class::Shift, &[sum])?
        } else {
            ZERO
        };
        let kept = if wanted.word {
            self.node(Class::Mask, &[sum])?
        } else {
            ZERO
        };
        Ok((kept, out))
    }
}
