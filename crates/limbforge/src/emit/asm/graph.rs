//! What a processor has to do for a program, before it is known when and in which registers.

/// Where a value comes from, or what an item does beside computing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A register that always holds this value, such as a zero.
    Fixed(u8),
    /// In this register when the function begins.
    Argument(u8),
    /// Computed from the inputs.
    Computed,
    /// Computed from inputs that are constants: as cheap to compute again as to keep in memory.
    Repeatable,
    /// Read from memory that the caller passes: before the first write.
    Loaded,
    /// Writes to memory that the caller passes; has no value. Results may overlap parameters: all reads come first.
    Store,
}

/// One machine instruction (or a short fixed sequence of them) in a graph.
#[derive(Clone, Debug)]
pub struct Item<T> {
    /// What the target prints.
    pub what: T,
    /// Items whose values it reads, in the order of its operands.
    pub inputs: Vec<usize>,
    /// Its kind.
    pub kind: Kind,
}

/// Items, each after its inputs, in the order of the program.
#[derive(Clone, Debug)]
pub struct Graph<T> {
    /// The items.
    pub items: Vec<Item<T>>,
}

impl<T> Graph<T> {
    /// Whether the item has a place in the order, or is made where it is used.
    pub fn is_placed(&self, item: usize) -> bool {
        matches!(self.items[item].kind, Kind::Computed | Kind::Store)
    }

    /// The items that have a place in the order.
    pub fn placed(&self) -> Vec<usize> {
        let all = 0..self.items.len();
        all.filter(|&item| self.is_placed(item)).collect()
    }
}
