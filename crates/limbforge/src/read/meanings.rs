//! A processor as the symbolic machine sees it: what instructions do, and what functions owe their callers.

use std::{
    collections::BTreeMap,
    fmt::{Debug, Display},
};

use super::word::{Node, Words};

/// The instructions of a processor of 64 bits and its calling convention.
///
/// Implementations are trusted. They say what single instructions do; the machine decides whether that is lawful.
pub trait Meanings {
    /// The machine code of a function and the constants that it reads.
    type Code;
    /// An instruction with its operands, as messages show it.
    type Instruction: Display;
    /// A register of 64 bits or a flag, which holds 0 or 1.
    type Place: Copy + Ord + Debug + Display;

    /// The calling convention.
    fn convention(&self) -> Convention<Self::Place>;

    /// Registers in which functions of Rust give results back, in order; none if that is not known.
    fn returned(&self) -> Vec<Self::Place> {
        Vec::new()
    }

    /// The functions of an object file, by name.
    ///
    /// # Errors
    /// The reason in words if a linker could make something else of the file than what is read.
    fn functions(&self, object: &[u8]) -> Result<BTreeMap<String, Self::Code>, String>;

    /// The instructions in order.
    ///
    /// # Errors
    /// The reason in words if the bytes are no instructions of this processor.
    fn steps(&self, code: &Self::Code) -> Result<Vec<Step<Self>>, String>;

    /// The constants that the code may read.
    fn constants<'a>(&self, code: &'a Self::Code) -> &'a [u8];

    /// The results of [`Action::Compute`] from its sources, in order; `None` for instructions without a meaning in
    /// words.
    fn values(
        &self,
        instruction: &Self::Instruction,
        sources: &[Node],
        words: &mut Words,
    ) -> Option<Vec<Node>>;
}

/// An instruction in its place.
pub struct Step<M: Meanings + ?Sized> {
    /// Offset from the beginning of the function.
    pub at: u64,
    /// The instruction.
    pub instruction: M::Instruction,
    /// Its effect.
    pub action: Action<M::Place>,
}

/// The effect of an instruction on registers, flags and memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action<P> {
    /// The results take words computed from those of the sources. All sources are read first.
    Compute {
        /// Its operands.
        sources: Vec<Operand<P>>,
        /// The places of its results.
        results: Vec<Operand<P>>,
        /// Flags and registers that hold nothing afterwards.
        lost: Vec<P>,
    },
    /// Anything that a register can hold goes from one operand to another: extended by zeros from memory, the low bytes
    /// to memory.
    Move {
        /// The source.
        from: Operand<P>,
        /// The destination.
        to: Operand<P>,
    },
    /// A register takes an address. The stack pointer is moved so.
    Address {
        /// The register.
        to: P,
        /// The address.
        of: Address<P>,
    },
    /// A register takes a sum: an address if a term is one, else a word.
    Sum {
        /// The register.
        to: P,
        /// Registers, each shifted left by so many bits.
        terms: Vec<(P, u32)>,
        /// The constant.
        distance: i64,
        /// Bits of the result; those above are 0.
        bits: u32,
    },
    /// A register takes the first part of the address of a constant; later instructions name it by this one's offset.
    Part {
        /// The register.
        to: P,
        /// Offset of the constant among the constants.
        constant: u64,
    },
    /// Nothing, if an address is a multiple of so many bytes; else the instruction would fail.
    Align {
        /// The address.
        address: Address<P>,
        /// A power of two, at most 16.
        bytes: usize,
    },
    /// The instruction at an offset is next: always if there are no sources, else if the value computed from them is 1.
    /// It has to be a constant.
    Jump {
        /// Its operands.
        sources: Vec<Operand<P>>,
        /// The offset from the beginning of the function.
        to: u64,
    },
    /// Back to the caller.
    Return,
    /// Something that straight-line arithmetic has no use for.
    Other,
}

/// A place to read or to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand<P> {
    /// A register or a flag.
    Place(P),
    /// Bytes in memory, little-endian.
    Memory {
        /// Where they begin.
        address: Address<P>,
        /// Their number.
        bytes: usize,
    },
    /// A constant, which can only be read.
    Number(u64),
    /// The word in a place of which some bits stay; where it holds no word, bits that nothing may depend on.
    Kept(P),
}

/// An address in an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address<P> {
    /// A register.
    pub base: P,
    /// A register that holds a constant, and how many bits it is shifted to the left.
    pub index: Option<(P, u32)>,
    /// The addend.
    pub rest: Rest,
}

/// The part of an address that an instruction adds to a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Bytes.
    Distance(i64),
    /// The other part of the address of which the instruction at this offset gave the first.
    PartOf(u64),
}

/// The duties of functions towards their callers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Convention<P> {
    /// Registers of arguments, in order: results by address, then parameters.
    pub arguments: Vec<P>,
    /// The first argument without a register, as a distance from what the stack pointer holds at the call: each is a
    /// word, one above the other, to which no pointer of the caller points. `None` if nothing reads them.
    pub on_stack: Option<i64>,
    /// Whether these words are the function's, so that it may write there: the caller does not read them again.
    pub owns_stacked: bool,
    /// The stack pointer.
    pub stack: P,
    /// Bytes below it that a function without calls may use. Slots below these are dead.
    pub red_zone: i64,
    /// A distance from what it holds at the call to a multiple of 16, if there is one that is known.
    pub aligned: Option<i64>,
    /// It moves by multiples of this many bytes.
    pub alignment: i64,
    /// Registers that hold at the return what they held at the call, beside the stack pointer.
    pub kept: Vec<P>,
    /// Those of them that must not be written in between.
    pub fixed: Vec<P>,
    /// A register that is always 0.
    pub zero: Option<P>,
}
