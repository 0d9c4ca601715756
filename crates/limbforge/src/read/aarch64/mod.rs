//! AArch64: the instructions of `table` and the calling convention of Arm's 64-bit procedure call standard (AAPCS64).

mod decode;
mod encoding;
mod place;
mod table;

use std::collections::BTreeMap;

use object::Architecture;

use super::{
    block::Block,
    elf::{self, Code},
    meanings::{Convention, Meanings, Step},
    word::{Node, Words},
};
pub use decode::Instruction;
pub use place::Place;

/// How many registers, from `x0` on, hold arguments.
pub const ARGUMENTS: u8 = 8;

/// AArch64 in little-endian order.
#[derive(Clone, Copy, Debug)]
pub struct Aarch64;

/// The instructions of a function up to its return, between all registers and flags.
///
/// # Errors
/// As [`Block::of`].
pub fn block(code: &Code) -> Result<Block<Aarch64>, String> {
    let registers = (0..31).map(Place::Register);
    let flags = [
        Place::Negative,
        Place::IsZero,
        Place::Carry,
        Place::Overflow,
    ];
    Block::of(
        Aarch64,
        code,
        registers,
        flags,
        &[(Place::Borrow, Place::Carry)],
    )
}

impl Meanings for Aarch64 {
    type Code = Code;
    type Instruction = Instruction;
    type Place = Place;

    fn convention(&self) -> Convention<Place> {
        Convention {
            arguments: (0..ARGUMENTS).map(Place::Register).collect(),
            on_stack: None,
            owns_stacked: false,
            stack: Place::Stack,
            // Nothing below the stack pointer is safe.
            red_zone: 0,
            aligned: Some(0),
            alignment: 16,
            // x19 to x28, the frame pointer, the link register
            kept: (19..=30).map(Place::Register).collect(),
            fixed: Vec::new(),
            zero: Some(Place::Zero),
        }
    }

    fn functions(&self, file: &[u8]) -> Result<BTreeMap<String, Code>, String> {
        elf::functions(file, Architecture::Aarch64)
    }

    fn steps(&self, code: &Code) -> Result<Vec<Step<Aarch64>>, String> {
        decode::steps(code)
    }

    fn constants<'a>(&self, _: &'a Code) -> &'a [u8] {
        // Constants are in instructions: whatever names others is refused.
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
