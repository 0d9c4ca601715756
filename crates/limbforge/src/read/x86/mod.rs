//! x86-64: the instructions of `table` and the calling conventions of System V, Windows and Go's assembler.

mod control;
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
pub(super) use control::{Beginning, Called, Control, Distance, control, moved, pops, reads_bit};
pub use decode::Instruction;
pub use place::Place;
use place::{RAX, RDX, RSP};

/// x86-64 under an operating system with this calling convention.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum X86 {
    /// Linux, macOS and the BSDs: "System V Application Binary Interface, AMD64", section 3.2.
    SystemV,
    /// Windows: "x64 calling convention" of Microsoft. Functions have no data for unwinding.
    Windows,
    /// Go's assembler: "ABI0" of cmd/compile/abi-internal.md and go.dev/doc/asm. Arguments are on the stack, and a
    /// function gives back the frame pointer alone. It also leaves alone what the ABI of Go's own code fixes: the
    /// goroutine in r14, the table of a shared library in r15, the zero in xmm15.
    Go,
}

impl X86 {
    /// The registers of arguments, in order. Further arguments are on the stack.
    #[must_use]
    pub const fn arguments(self) -> &'static [u8] {
        match self {
            // rdi, rsi, rdx, rcx, r8, r9
            X86::SystemV => &[7, 6, 2, 1, 8, 9],
            // rcx, rdx, r8, r9
            X86::Windows => &[1, 2, 8, 9],
            X86::Go => &[],
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
            // rbp; r14 and r15, which nothing writes
            X86::Go => &[5, 14, 15],
        }
    }

    /// The vector registers of which that is true.
    fn kept_lanes(self) -> std::ops::Range<u8> {
        match self {
            X86::SystemV => 0..0,
            X86::Windows => 6..16,
            X86::Go => 15..16,
        }
    }

    /// The registers of `kept` that hold it all the time.
    const fn fixed(self) -> &'static [u8] {
        match self {
            X86::SystemV | X86::Windows => &[],
            X86::Go => &[14, 15],
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

/// The functions in assembly of an executable of Go, by name, after the path of their package and a dot.
///
/// # Errors
/// The reason in words if the file is not understood or is for another processor.
pub fn go_functions(file: &[u8]) -> Result<BTreeMap<String, Code>, String> {
    let own = functions(file)?.into_iter().filter_map(|(symbol, code)| {
        // Go's own code calls another function, which has the name without this end and arguments in registers.
        let name = symbol.strip_suffix(".abi0")?;
        Some((name.to_owned(), code))
    });
    Ok(own.collect())
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
        let fixed_lanes = lanes.clone().filter(|_| *self == X86::Go);
        Convention {
            arguments: registers(self.arguments()).collect(),
            // Above the return address. Functions for Windows have room for four registers there, and are not read.
            on_stack: (*self != X86::Windows).then_some(8),
            // Compilers reuse it for tail calls and spilled words; Go's collector reads it by a map of pointers.
            owns_stacked: *self == X86::SystemV,
            stack: RSP,
            alignment: 8,
            red_zone: match self {
                X86::SystemV => 128,
                X86::Windows | X86::Go => 0,
            },
            aligned: match self {
                // The return address is below a multiple of 16.
                X86::SystemV | X86::Windows => Some(8),
                X86::Go => None,
            },
            kept: registers(self.kept()).chain(lanes).collect(),
            fixed: registers(self.fixed()).chain(fixed_lanes).collect(),
            zero: None,
        }
    }

    fn returned(&self) -> Vec<Place> {
        match self {
            X86::SystemV => vec![RAX, RDX],
            X86::Windows => vec![RAX],
            // No function of Rust follows it.
            X86::Go => Vec::new(),
        }
    }

    /// For Go the file is an executable: its functions are those in assembly of the package `main`.
    fn functions(&self, file: &[u8]) -> Result<BTreeMap<String, Code>, String> {
        if *self != X86::Go {
            return functions(file);
        }
        let own = go_functions(file)?.into_iter().filter_map(|(name, code)| {
            let name = name.strip_prefix("main.")?;
            Some((name.to_owned(), code))
        });
        Ok(own.collect())
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
