//! Who holds which register: taking, bringing, freeing.

use super::{Allocator, Line};
use crate::emit::asm::{
    graph::Kind,
    target::{Class, Place, Register, Target},
};

impl<T: Target> Allocator<'_, T> {
    pub(super) fn hold(&mut self, value: usize, register: Register) {
        self.register[value] = Some(register);
        self.holder.insert(register, value);
    }

    pub(super) fn release(&mut self, x: usize) {
        if matches!(self.kind(x), Kind::Fixed(_)) {
            return;
        }
        if let Some(register) = self.register[x].take() {
            self.holder.remove(&register);
            self.free_register(register);
        }
        if let Some(slot) = self.slot[x].take() {
            self.free_slots.push(slot);
        }
    }

    /// Flags are in no list: they are taken by name.
    pub(super) fn free_register(&mut self, register: Register) {
        if let Some(&class) = self.class.get(&register) {
            if self.target.reuses() {
                self.free[class].push_front(register);
            } else {
                self.free[class].push_back(register);
            }
        }
    }

    /// Takes a register by name that no value holds.
    pub(super) fn claim(&mut self, register: Register) -> Register {
        self.lent.retain(|&r| r != register);
        if let Some(&class) = self.class.get(&register) {
            self.free[class].retain(|&r| r != register);
        }
        register
    }

    /// Brings an input of an item, at once into the register that the item names.
    pub(super) fn bring_for(
        &mut self,
        item: usize,
        index: usize,
        x: usize,
        place: usize,
    ) -> Option<Register> {
        let (graph, target) = (self.graph, self.target);
        let named = match target.input(&graph.items[item].what, index) {
            Place::Fixed(register) if self.class.contains_key(&register) => Some(register),
            _ => None,
        };
        let is_made = self.slot[x].is_some() || self.kind(x).is_made_where_used();
        match named {
            Some(register) if self.register[x].is_none() && is_made => {
                self.vacate(register, place)?;
                self.bring_to(x, Some(register), place)
            }
            _ => self.bring(x, place),
        }
    }

    /// The register of a value that is read now.
    pub(super) fn bring(&mut self, x: usize, place: usize) -> Option<Register> {
        self.bring_to(x, None, place)
    }

    /// The same, into this register if it has none yet.
    fn bring_to(&mut self, x: usize, wanted: Option<Register>, place: usize) -> Option<Register> {
        if let Some(register) = self.register[x] {
            return Some(register);
        }
        let (graph, target) = (self.graph, self.target);
        let item = self.item[x];
        // A flag that is lost has no slot, and is not computed again.
        let is_made = self.kind(x).is_made_where_used();
        if self.slot[x].is_none() && !is_made {
            return None;
        }
        let class = self.class_of(x)?;
        if let Some(slot) = self.slot[x] {
            let register = self.given(wanted, class, place)?;
            self.lines.push(Line::Fill { to: register, slot });
            self.hold(x, register);
            self.pinned.push(register);
            return Some(register);
        }
        debug_assert!(target.clobbers(&graph.items[item].what).is_empty());
        let mut from = Vec::new();
        for y in self.inputs(item) {
            from.push(self.bring(y, place)?);
        }
        self.pinned.extend(&from);
        let register = self.given(wanted, class, place)?;
        let (to, memory) = (vec![register], None);
        self.lines.push(Line::Item {
            item,
            to,
            from,
            memory,
        });
        self.hold(x, register);
        self.pinned.push(register);
        Some(register)
    }

    /// The class of the registers that can hold a value; flags have none.
    fn class_of(&self, x: usize) -> Option<Class> {
        let item = &self.graph.items[self.item[x]];
        if let Kind::Fixed(register) | Kind::Argument(register) = item.kind {
            return self.class.get(&register).copied();
        }
        match self.target.results(&item.what)[x - self.first[self.item[x]]] {
            Place::Any(class) => Some(class),
            Place::Fixed(register) => self.class.get(&register).copied(),
            Place::Tied(input) => match self.target.input(&item.what, input) {
                Place::Any(class) => Some(class),
                Place::Fixed(register) => self.class.get(&register).copied(),
                Place::Tied(_) => None,
            },
        }
    }

    /// The register that is wanted, which is lent, or a free one.
    fn given(&mut self, wanted: Option<Register>, class: Class, place: usize) -> Option<Register> {
        match wanted {
            Some(register) => Some(self.claim(register)),
            None => self.take(class, place),
        }
    }

    /// A free register of a class, if need be that of the value that is read last.
    pub(super) fn take(&mut self, class: Class, place: usize) -> Option<Register> {
        if let Some(register) = self.take_free(class) {
            return Some(register);
        }
        let next = |x: usize| self.readers[x].iter().find(|&&p| p >= place).copied();
        let candidates = self.holder.iter().filter(|(r, _)| {
            self.class.get(r) == Some(&class)
                && !self.pinned.contains(r)
                && !self.reserved.contains(r)
        });
        // What can be had again for one instruction is as good as twice as far away.
        let distance = |x: usize| {
            let distance = next(x).unwrap_or(usize::MAX / 4) - place;
            if self.is_cheap(x) {
                2 * distance
            } else {
                distance
            }
        };
        let (&register, _) =
            candidates.max_by_key(|&(r, &x)| (distance(x), std::cmp::Reverse(*r)))?;
        self.evict(register);
        Some(register)
    }

    pub(super) fn take_free(&mut self, class: Class) -> Option<Register> {
        let reserved = &self.reserved;
        let free = |r: &&Register| !reserved.contains(r);
        let named = self.target.named();
        let mut all = self.free[class].iter().filter(free);
        let register = all.clone().find(|r| !named.contains(r)).or(all.next())?;
        Some(self.claim(*register))
    }

    /// The value of a register leaves it: to a slot, unless it can be had again.
    pub(super) fn evict(&mut self, register: Register) {
        let Some(value) = self.holder.remove(&register) else {
            return;
        };
        self.register[value] = None;
        if !self.is_cheap(value) {
            let slot = self.free_slots.pop().unwrap_or_else(|| {
                self.slots += 1;
                self.slots - 1
            });
            self.slot[value] = Some(slot);
            self.lines.push(Line::Spill {
                from: register,
                slot,
            });
        }
    }

    /// The value need not be written to be had again.
    pub(super) fn is_cheap(&self, x: usize) -> bool {
        self.slot[x].is_some()
            || match self.kind(x) {
                Kind::Repeatable => true,
                Kind::Loaded => !self.written,
                _ => false,
            }
    }
}
