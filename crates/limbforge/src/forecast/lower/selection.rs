//! Selections: by an instruction, or by masks.

use super::{Lowering, Operand, ZERO};
use crate::{
    ir::Value,
    target::{Class, CostError},
};

impl Lowering<'_> {
    pub(super) fn selected(&mut self, args: &[Value]) -> Result<Operand, CostError> {
        let direct = self.cpu.has(Class::Select)?;
        let (x, y) = (self.word(args[1])?, self.word(args[2])?);
        if (x, y) == (ZERO, ZERO) {
            return Ok(ZERO);
        }
        let chooser = self.chooser(args[0], direct)?;
        match (x, y) {
            _ if direct => self.node(Class::Select, &[x, y, chooser]),
            (ZERO, y) => {
                let inverse = self.node(Class::Logic, &[chooser])?;
                self.node(Class::Logic, &[y, inverse])
            }
            (x, ZERO) => self.node(Class::Logic, &[x, chooser]),
            _ => {
                // y ^ (mask & (x ^ y))
                let difference = self.node(Class::Logic, &[x, y])?;
                let kept = self.node(Class::Logic, &[difference, chooser])?;
                self.node(Class::Logic, &[y, kept])
            }
        }
    }

    /// The condition as a selection takes it: made once for both words of a double word.
    fn chooser(&mut self, condition: Value, direct: bool) -> Result<Operand, CostError> {
        if let Some((instruction, of, chooser)) = self.chooser
            && (instruction, of) == (self.instruction, condition)
        {
            return Ok(chooser);
        }
        let flag = self.register(condition);
        let chooser = if direct && self.is_flag(flag) {
            flag
        } else if direct {
            // A condition in a register has to be tested.
            self.node(Class::Logic, &[flag])?
        } else {
            // All ones or all zeros.
            self.node(Class::Add, &[flag])?
        };
        self.chooser = Some((self.instruction, condition, chooser));
        Ok(chooser)
    }
}
