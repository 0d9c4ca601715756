//! x86-64: the instructions of `table` and the calling convention of System V.

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

/// The registers of arguments on System V: rdi, rsi, rdx, rcx, r8, r9.
pub const ARGUMENTS: [u8; 6] = [7, 6, 2, 1, 8, 9];

/// x86-64 under an operating system with the calling convention of System V.
#[derive(Clone, Copy, Debug)]
pub struct X86;

/// The instructions of a function up to its return, between all registers, lanes and flags.
///
/// # Errors
/// As [`Block::of`].
pub fn block(code: &Code) -> Result<Block<X86>, String> {
    let registers = (0..16).map(Place::Register);
    let lanes = (0..16).flat_map(|n| [Place::Lane(n, 0), Place::Lane(n, 1)]);
    let flags = [Place::Carry, Place::Zero, Place::Sign, Place::Overflow];
    Block::of(X86, code, registers.chain(lanes), flags, &[])
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
        let registers = |numbers: &[u8]| numbers.iter().map(|n| Place::Register(*n)).collect();
        Convention {
            arguments: registers(&ARGUMENTS),
            stack: RSP,
            alignment: 8,
            red_zone: 128,
            // The return address is below a multiple of 16.
            aligned: 8,
            // rbx, rbp, r12 to r15
            kept: registers(&[3, 5, 12, 13, 14, 15]),
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
