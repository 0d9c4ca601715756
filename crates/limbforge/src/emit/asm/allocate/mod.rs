//! Registers for a graph's items in a given order.
//!
//! Going through the items in order, each value gets a register when it is computed. When none is free, the value whose
//! next reader is farthest away leaves its register (Belady 1966): it is read again from memory if it came from there,
//! computed again if that is as cheap, else written to a slot of the frame.
//!
//! Before an item, `constrain` copies inputs to where it wants them and moves away what it would destroy. A flag cannot
//! be moved: there is no allocation for an order in which one is lost before its last reader.

mod constrain;
mod memory;
mod registers;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::{
    graph::{Graph, Kind, Value},
    target::{Class, Place, Register, Target},
};

/// An input of an item that stays in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operand {
    /// Its index among the inputs.
    pub index: usize,
    /// Where it is.
    pub place: Memory,
}

/// Where a word is in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    /// In a slot of the frame.
    Slot(usize),
    /// Where an item reads it that has this base.
    Caller {
        /// The item.
        item: usize,
        /// The register of the address.
        base: Register,
    },
    /// Among the constants of the file.
    Constant {
        /// The item that is this constant.
        item: usize,
    },
}

/// A line of allocated code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// The item, the registers of its results, and the registers of its inputs.
    Item {
        /// Which item.
        item: usize,
        /// Where its results go.
        to: Vec<Register>,
        /// Where its inputs are, but for the one in memory.
        from: Vec<Register>,
        /// The input that it reads from memory.
        memory: Option<Operand>,
    },
    /// A register is copied to another one of its class.
    Copy {
        /// The source.
        from: Register,
        /// The destination.
        to: Register,
    },
    /// A register is written to a slot of the frame.
    Spill {
        /// The register.
        from: Register,
        /// The slot.
        slot: usize,
    },
    /// A register is read back from a slot of the frame.
    Fill {
        /// The register.
        to: Register,
        /// The slot.
        slot: usize,
    },
}

impl Line {
    /// The registers that it writes, beside those that its item clobbers.
    pub fn writes(&self) -> &[Register] {
        match self {
            Line::Item { to, .. } => to,
            Line::Copy { to, .. } | Line::Fill { to, .. } => std::slice::from_ref(to),
            Line::Spill { .. } => &[],
        }
    }
}

/// Items for which the allocator does the contrary of what it would do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contrary {
    /// Whether the first two inputs change places.
    pub exchange: BTreeSet<usize>,
    /// Whether an input that can stay in memory does so.
    pub memory: BTreeSet<usize>,
}

/// Allocated code.
#[derive(Clone, Debug)]
pub struct Allocation {
    /// Its lines.
    pub lines: Vec<Line>,
    /// Slots of the frame that it uses.
    pub slots: usize,
}

/// Values are numbered: those of an item one after the other.
struct Allocator<'a, T: Target> {
    target: &'a T,
    graph: &'a Graph<T::What>,
    contrary: &'a Contrary,
    /// The number of each item's first value.
    first: Vec<usize>,
    /// The item of each value.
    item: Vec<usize>,
    /// Where each value is read, as places in the order, the next one first.
    readers: Vec<VecDeque<usize>>,
    register: Vec<Option<Register>>,
    slot: Vec<Option<usize>>,
    /// The class of each register; flags and what is fixed have none.
    class: BTreeMap<Register, Class>,
    holder: BTreeMap<Register, usize>,
    /// Registers of each class that are free, longest free first.
    free: Vec<VecDeque<Register>>,
    /// Registers that the line in work reads.
    pinned: Vec<Register>,
    /// Registers that the line in work wants or destroys: nothing else is put there.
    reserved: Vec<Register>,
    /// Registers that are neither free nor those of a value: they hold copies for the line in work.
    lent: Vec<Register>,
    lines: Vec<Line>,
    slots: usize,
    free_slots: Vec<usize>,
    written: bool,
}

/// Allocates registers for the placed items in this order.
///
/// Returns `None` if one line needs more values at once than there are registers, or a flag is lost before its last
/// reader.
pub fn allocate<T: Target>(
    graph: &Graph<T::What>,
    order: &[usize],
    target: &T,
    contrary: &Contrary,
) -> Option<Allocation> {
    let mut allocator = Allocator::new(graph, order, target, contrary);
    for (place, &item) in order.iter().enumerate() {
        allocator.place(item, place)?;
    }
    let held = allocator.holder.keys();
    let held = held.filter(|r| allocator.class.contains_key(r)).count();
    let free: usize = allocator.free.iter().map(VecDeque::len).sum();
    debug_assert_eq!(held + free, allocator.class.len(), "each register once");
    Some(Allocation {
        lines: allocator.lines,
        slots: allocator.slots,
    })
}

impl<'a, T: Target> Allocator<'a, T> {
    fn new(
        graph: &'a Graph<T::What>,
        order: &[usize],
        target: &'a T,
        contrary: &'a Contrary,
    ) -> Self {
        let (mut first, mut item) = (Vec::new(), Vec::new());
        for i in 0..graph.items.len() {
            first.push(item.len());
            item.resize(item.len() + graph.results(i, target), i);
        }
        let classes = target.classes();
        let values = item.len();
        let mut allocator = Allocator {
            target,
            graph,
            contrary,
            first,
            item,
            readers: vec![VecDeque::new(); values],
            register: vec![None; values],
            slot: vec![None; values],
            class: BTreeMap::new(),
            holder: BTreeMap::new(),
            free: Vec::new(),
            pinned: Vec::new(),
            reserved: Vec::new(),
            lent: Vec::new(),
            lines: Vec::new(),
            slots: 0,
            free_slots: Vec::new(),
            written: false,
        };
        for (place, &item) in order.iter().enumerate() {
            allocator.note(item, place);
        }
        for (i, item) in graph.items.iter().enumerate() {
            let value = allocator.first[i];
            match item.kind {
                Kind::Fixed(r) => allocator.register[value] = Some(r),
                Kind::Argument(r) if !allocator.readers[value].is_empty() => {
                    allocator.hold(value, r);
                }
                _ => {}
            }
        }
        for (class, all) in classes.into_iter().enumerate() {
            allocator.class.extend(all.iter().map(|&r| (r, class)));
            let unheld = all.iter().filter(|r| !allocator.holder.contains_key(r));
            let unheld = unheld.copied().collect();
            allocator.free.push(unheld);
        }
        allocator
    }

    fn number(&self, value: Value) -> usize {
        self.first[value.item] + value.result
    }

    fn inputs(&self, item: usize) -> Vec<usize> {
        let inputs = self.graph.items[item].inputs.iter();
        inputs.map(|&value| self.number(value)).collect()
    }

    fn kind(&self, x: usize) -> Kind {
        self.graph.items[self.item[x]].kind
    }

    /// Notes that `item` reads its inputs at `place`, and what these read if they are made there.
    fn note(&mut self, item: usize, place: usize) {
        for x in self.inputs(item) {
            if self.readers[x].back() != Some(&place) {
                self.readers[x].push_back(place);
            }
            if self.kind(x).is_made_where_used() {
                self.note(self.item[x], place);
            }
        }
    }

    fn place(&mut self, item: usize, place: usize) -> Option<()> {
        let mut inputs = self.inputs(item);
        if self.is_better_exchanged(item, &inputs, place) {
            inputs.swap(0, 1);
        }
        let in_memory = self.stays_in_memory(item, &inputs, place);
        let in_registers = |i: &usize| Some(*i) != in_memory;
        self.pinned.clear();
        // What is in registers stays there while the others are brought.
        for &x in &inputs {
            self.pinned.extend(self.register[x]);
        }
        self.reserve(item);
        for i in (0..inputs.len()).filter(in_registers) {
            self.bring_for(item, i, inputs[i], place)?;
        }
        let base = match in_memory {
            Some(i) => self.base(inputs[i], place)?,
            None => None,
        };
        let from = self.constrain(item, &inputs, in_memory, place)?;
        let memory = in_memory.map(|index| Operand {
            index,
            place: self.memory(inputs[index], base),
        });
        self.finish_readers(inputs, place);
        // Spills that make room for the results come before the item, which still reads its slot.
        let freed = self.withhold(memory);
        self.written |= self.graph.items[item].kind == Kind::Store;
        // A register that is read for the last time may take a result.
        self.pinned.clear();
        let to = self.results(item, &from, place)?;
        let line = Line::Item {
            item,
            to,
            from,
            memory,
        };
        self.lines.push(line);
        self.free_slots.extend(freed);
        self.settle(item);
        Some(())
    }

    /// The registers of the results: those that the item names first, so that the others keep away.
    fn results(&mut self, item: usize, from: &[Register], place: usize) -> Option<Vec<Register>> {
        let (graph, target) = (self.graph, self.target);
        let results = target.results(&graph.items[item].what);
        let mut to = vec![None; results.len()];
        for chosen in [false, true] {
            for (i, &result) in results.iter().enumerate() {
                let register = match result {
                    Place::Fixed(r) if !chosen => self.claim(r),
                    Place::Tied(input) if !chosen => self.claim(from[input]),
                    Place::Any(class) if chosen => self.take(class, place)?,
                    _ => continue,
                };
                self.hold(self.first[item] + i, register);
                self.pinned.push(register);
                to[i] = Some(register);
            }
        }
        to.into_iter().collect()
    }

    /// After the item: copies are not needed any more, nor results that nothing reads.
    fn settle(&mut self, item: usize) {
        for register in std::mem::take(&mut self.lent) {
            self.free_register(register);
        }
        for value in self.first[item]..self.first[item] + self.graph.results(item, self.target) {
            if self.readers[value].is_empty() {
                self.release(value);
            }
        }
        self.reserved.clear();
    }

    /// Frees what is not read after `place`.
    fn finish_readers(&mut self, mut values: Vec<usize>, place: usize) {
        while let Some(x) = values.pop() {
            if self.kind(x).is_made_where_used() {
                values.extend(self.inputs(self.item[x]));
            }
            while self.readers[x].front().is_some_and(|&next| next <= place) {
                self.readers[x].pop_front();
            }
            if self.readers[x].is_empty() {
                self.release(x);
            }
        }
    }
}
