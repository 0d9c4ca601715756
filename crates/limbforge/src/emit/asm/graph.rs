//! The instructions of a program with their dependencies, before they have an order and registers.

use super::target::{Place, Register, Target};

/// Where a value comes from, or what an item does beside computing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A register that always holds this value, such as a zero.
    Fixed(Register),
    /// In this register when the function begins.
    Argument(Register),
    /// Computed from the inputs.
    Computed,
    /// Computed from inputs that are constants: as cheap to compute again as to keep in memory. It has one result, in
    /// any register, and clobbers nothing.
    Repeatable,
    /// Read from memory that the caller passes: before the first write. It has one result, in any register, and
    /// clobbers nothing.
    Loaded,
    /// Writes to memory that the caller passes; has no result. Results may overlap parameters: all reads come first.
    Store,
}

impl Kind {
    /// Whether the item has no place in the order, but is made where it is used.
    pub fn is_made_where_used(self) -> bool {
        matches!(self, Kind::Loaded | Kind::Repeatable)
    }
}

/// A result of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Value {
    /// The item.
    pub item: usize,
    /// Which of its results.
    pub result: usize,
}

impl Value {
    /// The first result of an item.
    pub fn of(item: usize) -> Value {
        Value { item, result: 0 }
    }
}

/// One machine instruction (or a short fixed sequence of them) in a graph.
#[derive(Clone, Debug)]
pub struct Item<W> {
    /// The instruction, as the target knows it.
    pub what: W,
    /// The values that it reads, in the order of its operands.
    pub inputs: Vec<Value>,
    /// Its kind.
    pub kind: Kind,
}

/// Items, each after its inputs, in the order of the program: in this order no flag is lost before its last reader.
#[derive(Clone, Debug)]
pub struct Graph<W> {
    /// The items.
    pub items: Vec<Item<W>>,
}

impl<W> Graph<W> {
    /// Whether the item has a place in the order.
    pub fn is_placed(&self, item: usize) -> bool {
        matches!(self.items[item].kind, Kind::Computed | Kind::Store)
    }

    /// The items that have a place in the order.
    pub fn placed(&self) -> Vec<usize> {
        let all = 0..self.items.len();
        all.filter(|&item| self.is_placed(item)).collect()
    }

    /// The number of values that an item has: what holds something from the beginning has one.
    pub fn results<T: Target<What = W>>(&self, item: usize, target: &T) -> usize {
        let item = &self.items[item];
        match item.kind {
            Kind::Fixed(_) | Kind::Argument(_) => 1,
            _ => target.results(&item.what).len(),
        }
    }

    /// The result that an item leaves in a flag.
    pub fn flag_result<T: Target<What = W>>(
        &self,
        item: usize,
        flag: Register,
        target: &T,
    ) -> Option<Value> {
        let results = target.results(&self.items[item].what);
        let result = results.iter().position(|&to| to == Place::Fixed(flag))?;
        Some(Value { item, result })
    }
}
