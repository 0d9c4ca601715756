//! Inputs that an item reads from memory, and the order of its inputs.

use super::{Allocator, Memory, Operand};
use crate::emit::asm::{
    graph::Kind,
    target::{Place, Register, Target},
};

impl<T: Target> Allocator<'_, T> {
    /// Whether the first two inputs of an item should change places: a register that is overwritten should be read for
    /// the last time, and one that is named should hold its input already, or then hold what is read again first.
    pub(super) fn is_better_exchanged(&self, item: usize, inputs: &[usize], place: usize) -> bool {
        let (graph, target) = (self.graph, self.target);
        let what = &graph.items[item].what;
        if !target.commutes(what) || inputs[0] == inputs[1] {
            return false;
        }
        self.would_exchange(item, inputs, place) != self.contrary.exchange.contains(&item)
    }

    /// The same of a sum or a product of two values.
    fn would_exchange(&self, item: usize, inputs: &[usize], place: usize) -> bool {
        let what = &self.graph.items[item].what;
        let (x, y) = (inputs[0], inputs[1]);
        if let Place::Fixed(register) = self.target.input(what, 0) {
            let is_there = |x: usize| self.register[x] == Some(register);
            let next = |x: usize| self.readers[x].iter().find(|&&p| p > place).copied();
            let soon = |x: usize| next(x).unwrap_or(usize::MAX);
            return is_there(y) || !is_there(x) && soon(y) < soon(x);
        }
        let is_free = |x: usize| self.register[x].is_some() && !self.outlives(x, place);
        !is_free(x) && (is_free(y) || self.register[x].is_some() && self.register[y].is_none())
    }

    /// The input that an item reads from memory: one that is there, if registers are few or nothing else reads it soon.
    pub(super) fn stays_in_memory(
        &self,
        item: usize,
        inputs: &[usize],
        place: usize,
    ) -> Option<usize> {
        let (graph, target) = (self.graph, self.target);
        let what = &graph.items[item].what;
        (0..inputs.len()).find(|&i| {
            let x = inputs[i];
            if self.register[x].is_some() || inputs.iter().filter(|&&y| y == x).count() > 1 {
                return false;
            }
            let load = &graph.items[self.item[x]];
            let can = match (self.slot[x], load.kind) {
                (Some(_), _) => target.reads_memory(what, i, None),
                (None, Kind::Loaded | Kind::Repeatable) => {
                    target.reads_memory(what, i, Some(&load.what))
                }
                _ => false,
            };
            let is_last = self.readers[x].back() == Some(&place);
            let free: usize = self.free.iter().map(|free| free.len()).sum();
            // A constant is as near in the file as in an instruction.
            let stays = is_last || free <= target.spare() || load.kind == Kind::Repeatable;
            can && stays != self.contrary.memory.contains(&item)
        })
    }

    /// The value of the address of an input that stays in memory of the caller, in a register.
    pub(super) fn base(&mut self, x: usize, place: usize) -> Option<Option<usize>> {
        if self.slot[x].is_some() {
            return Some(None);
        }
        let Some(&base) = self.inputs(self.item[x]).first() else {
            return Some(None);
        };
        let register = self.bring(base, place)?;
        self.pinned.push(register);
        Some(Some(base))
    }

    /// Where an input stays.
    pub(super) fn memory(&self, x: usize, base: Option<usize>) -> Memory {
        let register: Option<Register> = base.and_then(|base| self.register[base]);
        match (self.slot[x], register) {
            (None, Some(base)) => Memory::Caller {
                item: self.item[x],
                base,
            },
            (None, None) => Memory::Constant { item: self.item[x] },
            (Some(slot), _) => Memory::Slot(slot),
        }
    }

    /// Takes the slot of an operand from the free ones, if it is one of them.
    pub(super) fn withhold(&mut self, operand: Option<Operand>) -> Option<usize> {
        let Memory::Slot(slot) = operand?.place else {
            return None;
        };
        let at = self.free_slots.iter().position(|&free| free == slot)?;
        Some(self.free_slots.remove(at))
    }
}
