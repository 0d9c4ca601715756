//! Prediction of jumps and branches.
//!
//! Two-bit counters by address, without a history, for the direction of branches [Smith 1981, A study of branch
//! prediction strategies]; a stack of return addresses; for other indirect jumps their last target, by address. Where a
//! direct jump or a branch leads to is always known.

use crate::isa::{Effect, Instruction, Reg};
use crate::machine::Retired;

/// Sizes and prices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Predictor {
    /// Cycles that are lost where a prediction was wrong.
    pub mispredict: u32,
    /// Further ones if the branch waited for an operand.
    pub late: u32,
    /// Counters of directions.
    pub counters: u32,
    /// Targets of indirect jumps.
    pub targets: u32,
    /// Return addresses.
    pub returns: u32,
}

/// State learnt from earlier jumps and branches.
#[derive(Clone, Debug)]
pub struct History {
    /// 0, 1: not taken; 2, 3: taken.
    counters: Vec<u8>,
    targets: Vec<u64>,
    returns: Vec<u64>,
    most_returns: usize,
}

/// Registers that calls leave their return address in, by custom.
fn links(register: Reg) -> bool {
    matches!(register.index(), 1 | 5)
}

impl History {
    pub fn new(sizes: &Predictor) -> History {
        History {
            // Weakly taken: most branches of loops are.
            counters: vec![2; sizes.counters as usize],
            targets: vec![0; sizes.targets as usize],
            returns: Vec::with_capacity(sizes.returns as usize + 1),
            most_returns: sizes.returns as usize,
        }
    }

    /// Whether what came next was foreseen; learns from it.
    #[inline]
    pub fn foresaw(&mut self, retired: &Retired<'_>) -> bool {
        match retired.instruction.op.row().effect {
            Effect::Branch(_) => {
                let index = (retired.pc >> 1) as usize % self.counters.len();
                let counter = &mut self.counters[index];
                let (foreseen, taken) = (*counter >= 2, retired.taken());
                *counter = if taken {
                    (*counter + 1).min(3)
                } else {
                    counter.saturating_sub(1)
                };
                foreseen == taken
            }
            Effect::Jump => {
                self.call(retired);
                true
            }
            Effect::JumpRegister => {
                let Instruction { rd, rs1, .. } = *retired.instruction;
                let foreseen = if links(rs1) && rd != rs1 {
                    self.returns.pop()
                } else {
                    let index = (retired.pc >> 1) as usize % self.targets.len();
                    Some(std::mem::replace(&mut self.targets[index], retired.next))
                };
                self.call(retired);
                foreseen == Some(retired.next)
            }
            _ => true,
        }
    }

    fn call(&mut self, retired: &Retired<'_>) {
        if links(retired.instruction.rd) {
            if self.returns.len() == self.most_returns {
                self.returns.remove(0);
            }
            self.returns
                .push(retired.pc.wrapping_add(retired.length.into()));
        }
    }
}
