//! Double words that are split at once: products, and words extended by their sign.

use super::{Lowering, Operand, ZERO};
use crate::{
    ir::{Inst, Op, Value},
    target::{Class, CostError},
};

/// A double word of which the halves are read.
#[derive(Clone, Copy)]
pub(super) enum Split {
    /// A word with a sign.
    Extended(Operand),
    /// The product of two words.
    Product {
        factors: [Operand; 2],
        /// Which of them have a sign.
        signed: [bool; 2],
        /// The low word, if one instruction gives both.
        wide: Option<Operand>,
    },
}

impl Lowering<'_> {
    /// A double word, of which [`narrow`](crate::pass) leaves these two.
    pub(super) fn split(&mut self, inst: &Inst) -> Result<(), CostError> {
        let [x, y] = [inst.args[0], inst.args[1]];
        let split = if inst.op == Op::Mul {
            let factors = [self.word(x)?, self.word(y)?];
            let wide = if self.cpu.has(Class::MultiplyWide)? {
                Some(self.node(Class::MultiplyWide, &factors)?)
            } else {
                None
            };
            Split::Product {
                factors,
                signed: [x, y].map(|v| self.program.ty(v).signed),
                wide,
            }
        } else {
            Split::Extended(self.word(x)?)
        };
        self.splits.insert(inst.results[0], split);
        Ok(())
    }

    pub(super) fn low_half(&mut self, v: Value) -> Result<Operand, CostError> {
        match self.splits[&v] {
            Split::Extended(x) => Ok(x),
            Split::Product {
                wide: Some(low), ..
            } => Ok(low),
            Split::Product { factors, .. } => self.node(Class::MultiplyLow, &factors),
        }
    }

    pub(super) fn high_half(&mut self, v: Value) -> Result<Operand, CostError> {
        let (factors, signed, wide) = match self.splits[&v] {
            Split::Extended(x) => return self.node(Class::Shift, &[x]),
            Split::Product {
                factors,
                signed,
                wide,
            } => (factors, signed, wide),
        };
        let mut high = match wide {
            Some(low) => Self::second(low),
            None => self.node(Class::MultiplyHigh, &factors)?,
        };
        // Both signed, or both unsigned: the instruction of that kind has the high word right.
        if signed[0] == signed[1] {
            return Ok(high);
        }
        let [x, y] = factors;
        for (of, signed, other) in [(x, signed[0], y), (y, signed[1], x)] {
            if signed {
                // The sign takes the other factor away, or nothing.
                let sign = self.node(Class::Shift, &[of])?;
                let cross = self.node(Class::Logic, &[sign, other])?;
                high = self.node(Class::Add, &[high, cross])?;
            }
        }
        Ok(high)
    }

    /// The high word of a product of words.
    pub(super) fn high_word(&mut self, x: Operand, y: Operand) -> Result<Operand, CostError> {
        if self.cpu.has(Class::MultiplyWide)? {
            let low = self.node(Class::MultiplyWide, &[x, y])?;
            return Ok(Self::second(low));
        }
        self.node(Class::MultiplyHigh, &[x, y])
    }

    /// The low word of a product of words.
    pub(super) fn low_product(&mut self, x: Operand, y: Operand) -> Result<Operand, CostError> {
        if x == ZERO || y == ZERO {
            return Ok(ZERO);
        }
        self.node(Class::MultiplyLow, &[x, y])
    }
}
