//! Inputs where an item wants them, and values out of its way.

use super::{Allocator, Line};
use crate::emit::asm::target::{Place, Register, Target};

impl<T: Target> Allocator<'_, T> {
    /// Keeps other values away from the registers that the item names.
    pub(super) fn reserve(&mut self, item: usize) {
        let (graph, target) = (self.graph, self.target);
        let item = &graph.items[item];
        let inputs = (0..item.inputs.len()).map(|i| target.input(&item.what, i));
        let results = target.results(&item.what).iter().copied();
        let fixed = inputs.chain(results).filter_map(|place| match place {
            Place::Fixed(register) => Some(register),
            Place::Any(_) | Place::Tied(_) => None,
        });
        self.reserved.extend(fixed);
        self.reserved.extend(target.clobbers(&item.what));
    }

    /// The registers in which the item reads its inputs: each is where it is, or a copy that the item may destroy.
    ///
    /// Every line that this adds reads the inputs where they were brought, and all of them stay in registers.
    pub(super) fn constrain(
        &mut self,
        item: usize,
        inputs: &[usize],
        in_memory: Option<usize>,
        place: usize,
    ) -> Option<Vec<Register>> {
        let (graph, target) = (self.graph, self.target);
        let what = &graph.items[item].what;
        let mut copies: Vec<Option<Register>> = vec![None; inputs.len()];
        for (i, &x) in inputs.iter().enumerate() {
            if let Place::Fixed(wanted) = target.input(what, i)
                && self.register[x] != Some(wanted)
            {
                self.vacate(wanted, place)?;
                let from = self.register[x]?;
                self.copy(from, wanted)?;
                if self.can_stay(item, inputs, i, wanted) {
                    self.claim(wanted);
                    self.holder.remove(&from);
                    self.free_register(from);
                    self.hold(x, wanted);
                } else {
                    copies[i] = Some(wanted);
                }
            }
        }
        let results = target.results(what);
        let fixed = results.iter().filter_map(|result| match result {
            Place::Fixed(register) => Some(*register),
            Place::Any(_) | Place::Tied(_) => None,
        });
        let clobbers = target.clobbers(what).iter().copied();
        let destroyed: Vec<Register> = fixed.chain(clobbers).collect();
        for &register in &destroyed {
            let Some(&value) = self.holder.get(&register) else {
                continue;
            };
            if !self.outlives(value, place) {
                continue;
            }
            let only_there = (0..inputs.len())
                .all(|i| inputs[i] != value || target.input(what, i) == Place::Fixed(register));
            if only_there && self.is_cheap(value) {
                self.drop_from(register);
            } else {
                self.vacate(register, place)?;
            }
            // The item still reads it there.
            for (i, &x) in inputs.iter().enumerate() {
                if x == value && target.input(what, i) == Place::Fixed(register) {
                    copies[i] = Some(register);
                }
            }
        }
        for result in results {
            let &Place::Tied(i) = result else { continue };
            let here = copies[i].or(self.register[inputs[i]])?;
            let is_copy = copies[i].is_some();
            if !is_copy && !destroyed.contains(&here) && self.is_dropped(inputs, i, place) {
                self.drop_from(here);
                copies[i] = Some(here);
            } else if destroyed.contains(&here) || !is_copy && self.outlives(inputs[i], place) {
                let Place::Any(class) = target.input(what, i) else {
                    return None;
                };
                let to = self.take(class, place)?;
                self.copy(here, to)?;
                self.lent.push(to);
                copies[i] = Some(to);
            }
        }
        let places = copies.iter().zip(inputs).enumerate();
        let places = places.filter(|(i, _)| Some(*i) != in_memory);
        places
            .map(|(_, (copy, &x))| copy.or(self.register[x]))
            .collect()
    }

    /// Whether an input may leave its register for the one that the item names, as the next reader may name it too.
    fn can_stay(&self, item: usize, inputs: &[usize], i: usize, named: Register) -> bool {
        let (target, what) = (self.target, &self.graph.items[item].what);
        let x = inputs[i];
        let results = target.results(what);
        let destroyed =
            results.contains(&Place::Fixed(named)) || target.clobbers(what).contains(&named);
        let tied = results.contains(&Place::Tied(i));
        let is_held = self.register[x].is_some_and(|r| self.holder.get(&r) == Some(&x));
        let once = inputs.iter().filter(|&&y| y == x).count() == 1;
        is_held && once && !destroyed && !tied && self.class.contains_key(&named)
    }

    /// The value of a register leaves it, to be had again where it is read next; the register is lent.
    fn drop_from(&mut self, register: Register) {
        if let Some(value) = self.holder.remove(&register) {
            self.register[value] = None;
        }
        self.lent.push(register);
    }

    /// An input that is overwritten is read later, but costs no more to have again than to copy.
    fn is_dropped(&self, inputs: &[usize], i: usize, place: usize) -> bool {
        let x = inputs[i];
        let is_held = self.register[x].is_some_and(|r| self.holder.get(&r) == Some(&x));
        let once = inputs.iter().filter(|&&y| y == x).count() == 1;
        is_held && once && self.outlives(x, place) && self.is_cheap(x)
    }

    /// The value is read after `place`, or always there.
    pub(super) fn outlives(&self, x: usize, place: usize) -> bool {
        let register = self.register[x];
        register.is_some_and(|r| self.holder.get(&r) != Some(&x))
            || self.readers[x].back().is_some_and(|&last| last > place)
    }

    /// Moves the value of a register, which is lent from here on. Flags cannot be moved.
    pub(super) fn vacate(&mut self, register: Register, place: usize) -> Option<()> {
        let Some(&value) = self.holder.get(&register) else {
            self.claim(register);
            self.lent.push(register);
            return Some(());
        };
        let class = *self.class.get(&register)?;
        let is_read_now = self.pinned.contains(&register);
        let other = match self.take_free(class) {
            None if is_read_now => Some(self.take(class, place)?),
            free => free,
        };
        match other {
            Some(other) => {
                self.holder.remove(&register);
                self.copy(register, other)?;
                self.hold(value, other);
                self.pinned.push(other);
            }
            None => self.evict(register),
        }
        self.lent.push(register);
        Some(())
    }

    /// Copies a register to another one of its class.
    fn copy(&mut self, from: Register, to: Register) -> Option<()> {
        let flags = self.target.flags();
        if flags.contains(&from) || flags.contains(&to) {
            return None;
        }
        self.lines.push(Line::Copy { from, to });
        Some(())
    }
}
