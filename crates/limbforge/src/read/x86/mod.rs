//! x86-64: the instructions of `table` and the calling conventions of System V and Windows.

pub mod ct;
mod decode;
mod named;
mod place;
mod table;

use std::collections::BTreeMap;

use object::Architecture;

pub use super::elf::Code;
use super::{
    block::Block,
    elf,
    meanings::{Convention, Meanings, Step},
    word::{Node, Words},
};
pub use decode::Instruction;
pub use place::Place;
use place::RSP;

/// x86-64 under an operating system with this calling convention.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum X86 {
    /// Linux, macOS and the BSDs: "System V Application Binary Interface, AMD64", section 3.2.
    SystemV,
    /// Windows: "x64 calling convention" of Microsoft. Functions have no data for unwinding.
    Windows,
}

impl X86 {
    /// The registers of arguments, in order. Further arguments are on the stack, where nothing here reads them.
    #[must_use]
    pub const fn arguments(self) -> &'static [u8] {
        match self {
            // rdi, rsi, rdx, rcx, r8, r9
            X86::SystemV => &[7, 6, 2, 1, 8, 9],
            // rcx, rdx, r8, r9
            X86::Windows => &[1, 2, 8, 9],
        }
    }

    /// The registers that hold at the return what they held at the call, beside the stack pointer.
    #[must_use]
    pub const fn kept(self) -> &'static [u8] {
        match self {
            // rbx, rbp, r12 to r15
            X86::SystemV => &[3, 5, 12, 13, 14, 15],
            // rdi and rsi too
            X86::Windows => &[3, 5, 6, 7, 12, 13, 14, 15],
        }
    }

    /// The vector registers of which that is true.
    fn kept_lanes(self) -> std::ops::Range<u8> {
        match self {
            X86::SystemV => 0..0,
            X86::Windows => 6..16,
        }
    }
}

/// The instructions of a function up to its return, between all registers, lanes and flags.
///
/// # Errors
/// As [`Block::of`].
pub fn block(code: &Code) -> Result<Block<X86>, String> {
    let registers = (0..16).map(Place::Register);
    let lanes = (0..16).flat_map(|n| [Place::Lane(n, 0), Place::Lane(n, 1)]);
    let flags = [Place::Carry, Place::Zero, Place::Sign, Place::Overflow];
    Block::of(X86::SystemV, code, registers.chain(lanes), flags, &[])
}

/// The functions of an object file, by name.
pub(crate) fn functions(file: &[u8]) -> Result<BTreeMap<String, Code>, String> {
    elf::functions(file, Architecture::X86_64)
}

impl Meanings for X86 {
    type Code = Code;
    type Instruction = Instruction;
    type Place = Place;

    fn convention(&self) -> Convention<Place> {
        let registers = |numbers: &'static [u8]| numbers.iter().map(|n| Place::Register(*n));
        let lanes = self
            .kept_lanes()
            .flat_map(|n| [0, 1].map(|lane| Place::Lane(n, lane)));
        Convention {
            arguments: registers(self.arguments()).collect(),
            stack: RSP,
            alignment: 8,
            red_zone: match self {
                X86::SystemV => 128,
                X86::Windows => 0,
            },
            // The return address is below a multiple of 16.
            aligned: 8,
            kept: registers(self.kept()).chain(lanes).collect(),
            fixed: Vec::new(),
            zero: None,
        }
    }

    fn functions(&self, file: &[u8]) -> Result<BTreeMap<String, Code>, String> {
        functions(file)
    }

    fn steps(&self, code: &Code) -> Result<Vec<Step<X86>>, String> {
        decode::steps(code)
    }

    fn constants<'a>(&self, _: &'a Code) -> &'a [u8] {
        // Read while decoding.
        &[]
    }

    fn values(
        &self,
        instruction: &Instruction,
        sources: &[Node],
        words: &mut Words,
    ) -> Option<Vec<Node>> {
        instruction.values(sources, words)
    }
}
