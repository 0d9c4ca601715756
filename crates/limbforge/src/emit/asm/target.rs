//! A processor as the scheduler and the register allocator see it.

/// A register or a flag, by the target's number.
pub type Register = u8;

/// Registers that can stand for each other: an index into [`Target::classes`].
pub type Class = usize;

/// Where an item takes an input or leaves a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In any register of the class.
    Any(Class),
    /// In this register or flag.
    Fixed(Register),
    /// A result only: in the register of this input, whose value is lost. The input may be in any register: one that is
    /// fixed has a fixed result.
    Tied(usize),
}

/// The operands of items and the time they take.
///
/// An item reads all inputs before it writes anything. A flag holds a value from the item that leaves it there to the
/// next one that writes or clobbers it: it cannot be copied or spilled. Copies between registers of a class, spills,
/// fills and items that are made where they are used keep all flags.
pub trait Target {
    /// An instruction without registers, or a short fixed sequence of them.
    type What;

    /// The registers that code may use, by class: those first that are to be taken first.
    fn classes(&self) -> Vec<&[Register]>;

    /// Registers of which items want one for an input or a result: other values go there last.
    fn named(&self) -> &[Register] {
        &[]
    }

    /// The flags.
    fn flags(&self) -> &[Register];

    /// Where an item takes its input of this index.
    fn input(&self, what: &Self::What, index: usize) -> Place;

    /// Where an item leaves each of its results.
    fn results(&self, what: &Self::What) -> &[Place];

    /// Registers and flags, beside those of the results, whose values an item destroys.
    fn clobbers(&self, what: &Self::What) -> &[Register];

    /// Cycles from the beginning of an item to that of its readers.
    fn latency(&self, what: &Self::What) -> u32;

    /// Units of the processor that can begin an item, as bits.
    fn units(&self, what: &Self::What) -> u32;

    /// Whether an item can read its input of this index from memory: from the frame, where `load` reads it from memory
    /// of the caller, or from the file's constants, of which `load` is one. It reads one input at most from there.
    fn reads_memory(&self, what: &Self::What, index: usize, load: Option<&Self::What>) -> bool {
        let _ = (what, index, load);
        false
    }

    /// Whether the first two inputs of an item can change places.
    fn commutes(&self, what: &Self::What) -> bool {
        let _ = what;
        false
    }

    /// Whether the register that was freed last is taken first, so that code uses few; else the one that has been free
    /// longest, so that code can be reordered.
    fn reuses(&self) -> bool {
        false
    }

    /// How many free registers are kept for later values, where an input could also be read from memory.
    fn spare(&self) -> usize {
        0
    }
}
