//! Registers for a graph's items in a given order.
//!
//! Going through the items in order, each value gets a register when it is computed. When none is free, the value whose
//! next reader is farthest away leaves its register (Belady 1966): it is read again from memory if it came from there,
//! computed again if that is as cheap, else written to a slot of the frame.

use std::collections::{HashMap, VecDeque};

use super::graph::{Graph, Kind};

/// A line of allocated code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// The item, its register if it has a value, and the registers of its inputs.
    Item {
        /// Which item.
        item: usize,
        /// Where its value goes.
        to: Option<u8>,
        /// Where its inputs are.
        from: Vec<u8>,
    },
    /// A register is written to a slot of the frame.
    Spill {
        /// The register.
        from: u8,
        /// The slot.
        slot: usize,
    },
    /// A register is read back from a slot of the frame.
    Fill {
        /// The register.
        to: u8,
        /// The slot.
        slot: usize,
    },
}

/// Allocated code.
#[derive(Clone, Debug)]
pub struct Allocation {
    /// Its lines.
    pub lines: Vec<Line>,
    /// Slots of the frame that it uses.
    pub slots: usize,
}

struct Allocator<'a, T> {
    graph: &'a Graph<T>,
    /// Where each item is read, as places in the order, the next one first.
    readers: Vec<VecDeque<usize>>,
    register: Vec<Option<u8>>,
    slot: Vec<Option<usize>>,
    holder: HashMap<u8, usize>,
    /// Registers that are free, longest free first.
    free: VecDeque<u8>,
    /// Registers that the line in work reads.
    pinned: Vec<u8>,
    lines: Vec<Line>,
    slots: usize,
    free_slots: Vec<usize>,
    written: bool,
}

/// Allocates `registers`, each taken after those before it.
///
/// Returns `None` if one line needs more values at once than there are registers.
pub fn allocate<T>(graph: &Graph<T>, order: &[usize], registers: &[u8]) -> Option<Allocation> {
    let mut readers = vec![VecDeque::new(); graph.items.len()];
    for (place, &item) in order.iter().enumerate() {
        note(graph, &mut readers, item, place);
    }
    let mut allocator = Allocator {
        graph,
        readers,
        register: vec![None; graph.items.len()],
        slot: vec![None; graph.items.len()],
        holder: HashMap::new(),
        free: VecDeque::new(),
        pinned: Vec::new(),
        lines: Vec::new(),
        slots: 0,
        free_slots: Vec::new(),
        written: false,
    };
    for (i, item) in graph.items.iter().enumerate() {
        match item.kind {
            Kind::Fixed(r) => allocator.register[i] = Some(r),
            Kind::Argument(r) if !allocator.readers[i].is_empty() => {
                allocator.register[i] = Some(r);
                allocator.holder.insert(r, i);
            }
            _ => {}
        }
    }
    let unheld = registers
        .iter()
        .filter(|r| !allocator.holder.contains_key(r));
    allocator.free = unheld.copied().collect();
    for (place, &item) in order.iter().enumerate() {
        allocator.place(item, place)?;
    }
    Some(Allocation {
        lines: allocator.lines,
        slots: allocator.slots,
    })
}

/// Notes that `item` reads its inputs at `place`, and what these read if they are made there.
fn note<T>(graph: &Graph<T>, readers: &mut [VecDeque<usize>], item: usize, place: usize) {
    for &x in &graph.items[item].inputs {
        if readers[x].back() != Some(&place) {
            readers[x].push_back(place);
        }
        if matches!(graph.items[x].kind, Kind::Loaded | Kind::Repeatable) {
            note(graph, readers, x, place);
        }
    }
}

impl<T> Allocator<'_, T> {
    fn place(&mut self, item: usize, place: usize) -> Option<()> {
        self.pinned.clear();
        let inputs = self.graph.items[item].inputs.clone();
        // What is in registers stays there while the others are brought.
        for &x in &inputs {
            self.pinned.extend(self.register[x]);
        }
        let mut from = Vec::with_capacity(inputs.len());
        for &x in &inputs {
            let register = self.bring(x, place)?;
            from.push(register);
        }
        let mut all = inputs;
        self.finish_readers(&mut all, place);
        let is_store = self.graph.items[item].kind == Kind::Store;
        self.written |= is_store;
        let to = if is_store {
            None
        } else {
            // A register that is read for the last time may take the result.
            self.pinned.clear();
            let register = self.take(place)?;
            self.hold(item, register);
            Some(register)
        };
        self.lines.push(Line::Item { item, to, from });
        Some(())
    }

    /// Frees what is not read after `place`.
    fn finish_readers(&mut self, items: &mut Vec<usize>, place: usize) {
        while let Some(x) = items.pop() {
            if matches!(self.graph.items[x].kind, Kind::Loaded | Kind::Repeatable) {
                items.extend(&self.graph.items[x].inputs);
            }
            while self.readers[x].front().is_some_and(|&next| next <= place) {
                self.readers[x].pop_front();
            }
            if self.readers[x].is_empty() {
                self.release(x);
            }
        }
    }

    fn release(&mut self, x: usize) {
        if matches!(self.graph.items[x].kind, Kind::Fixed(_)) {
            return;
        }
        if let Some(register) = self.register[x].take() {
            self.holder.remove(&register);
            self.free.push_back(register);
        }
        if let Some(slot) = self.slot[x].take() {
            self.free_slots.push(slot);
        }
    }

    fn hold(&mut self, item: usize, register: u8) {
        self.register[item] = Some(register);
        self.holder.insert(register, item);
    }

    /// The register of a value that is read now.
    fn bring(&mut self, x: usize, place: usize) -> Option<u8> {
        if let Some(register) = self.register[x] {
            return Some(register);
        }
        if let Some(slot) = self.slot[x] {
            let register = self.take(place)?;
            self.lines.push(Line::Fill { to: register, slot });
            self.hold(x, register);
            self.pinned.push(register);
            return Some(register);
        }
        let inputs = self.graph.items[x].inputs.clone();
        let mut from = Vec::new();
        for y in inputs {
            from.push(self.bring(y, place)?);
        }
        self.pinned.extend(&from);
        let register = self.take(place)?;
        self.lines.push(Line::Item {
            item: x,
            to: Some(register),
            from,
        });
        self.hold(x, register);
        self.pinned.push(register);
        Some(register)
    }

    /// A free register, if need be that of the value that is read last.
    fn take(&mut self, place: usize) -> Option<u8> {
        if let Some(register) = self.free.pop_front() {
            return Some(register);
        }
        let next = |x: usize| self.readers[x].iter().find(|&&p| p >= place).copied();
        let candidates = self.holder.iter().filter(|(r, _)| !self.pinned.contains(r));
        // What can be had again for one instruction is as good as twice as far away.
        let distance = |x: usize| {
            let distance = next(x).unwrap_or(usize::MAX / 4) - place;
            if self.is_cheap(x) {
                2 * distance
            } else {
                distance
            }
        };
        let (&register, &value) =
            candidates.max_by_key(|&(r, &x)| (distance(x), std::cmp::Reverse(*r)))?;
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
        self.register[value] = None;
        self.holder.remove(&register);
        Some(register)
    }

    /// The value need not be written to be had again.
    fn is_cheap(&self, x: usize) -> bool {
        self.slot[x].is_some()
            || match self.graph.items[x].kind {
                Kind::Repeatable => true,
                Kind::Loaded => !self.written,
                _ => false,
            }
    }
}
