//! The rest of the world: the processor's description of itself, and functions of other libraries.

use crate::machine::Machine;
use crate::memory::Memory;
use crate::scalar::Done;
use crate::word::Word;
use iced_x86::{Instruction, Mnemonic, Register};

/// Where allocations begin, and their bytes together.
pub const HEAP: u64 = 0x5000_0000_0000;
const HEAP_BYTES: usize = 1 << 20;

pub fn map_heap(memory: &mut Memory) {
    memory.map(HEAP, HEAP_BYTES);
}

/// A processor, by what it says of itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Processor {
    /// Without later vectors: the least that x86-64 has.
    Sse2,
    /// With AVX2, FMA, BMI2 and ADX.
    Avx2,
    /// The same with AVX-512 F, DQ, BW, VL and IFMA.
    Ifma,
}

/// Bits of leaf 1, ecx: SSE3, PCLMULQDQ, SSSE3, FMA, SSE4.1, SSE4.2, MOVBE, POPCNT, XSAVE, OSXSAVE, AVX.
const LEAF_1: u64 = bits(&[0, 1, 9, 12, 19, 20, 22, 23, 26, 27, 28]);
/// Of leaf 7, ebx: BMI1, AVX2, BMI2, ADX.
const LEAF_7: u64 = bits(&[3, 5, 8, 19]);
/// The same: AVX-512 F, DQ, IFMA, BW, VL.
const LEAF_7_512: u64 = bits(&[16, 17, 21, 30, 31]);
/// FPU, TSC, CX8, CMOV, MMX, FXSR, SSE, SSE2.
const LEAF_1_EDX: u64 = bits(&[0, 4, 8, 15, 23, 24, 25, 26]);

const fn bits(places: &[u32]) -> u64 {
    let (mut all, mut i) = (0, 0);
    while i < places.len() {
        all |= 1 << places[i];
        i += 1;
    }
    all
}

impl Processor {
    pub const ALL: [Processor; 3] = [Processor::Sse2, Processor::Avx2, Processor::Ifma];

    /// eax, ebx, ecx, edx of a leaf.
    fn leaf(self, leaf: u64) -> [u64; 4] {
        let vectors = self != Processor::Sse2;
        match leaf {
            // The highest leaf, and "AuthenticAMD".
            0 => [7, 0x6874_7541, 0x444d_4163, 0x6974_6e65],
            1 if vectors => [0, 0, LEAF_1, LEAF_1_EDX],
            1 => [0, 0, 0, LEAF_1_EDX],
            7 if self == Processor::Ifma => [0, LEAF_7 | LEAF_7_512, 0, 0],
            7 if vectors => [0, LEAF_7, 0, 0],
            _ => [0; 4],
        }
    }

    /// What the system saves: x87, SSE, AVX, and three parts of AVX-512.
    fn saved(self) -> u64 {
        match self {
            Processor::Sse2 => 0b11,
            Processor::Avx2 => 0b111,
            Processor::Ifma => 0b1110_0111,
        }
    }
}

impl Machine<'_> {
    /// Instructions about the processor.
    pub fn system(&mut self, i: &Instruction) -> Done {
        let outputs = [Register::RAX, Register::RBX, Register::RCX, Register::RDX];
        match i.mnemonic() {
            Mnemonic::Cpuid => {
                let leaf = self.known(Register::EAX)?;
                // Of leaf 7 there is one part.
                let leaf = if leaf == 7 && self.known(Register::ECX)? != 0 {
                    [0; 4]
                } else {
                    self.processor.leaf(leaf)
                };
                for (register, value) in outputs.into_iter().zip(leaf) {
                    self.registers.set_word(register, Word::known(value));
                }
            }
            Mnemonic::Xgetbv => {
                let saved = self.processor.saved();
                self.registers.set_word(Register::RAX, Word::known(saved));
                self.registers.set_word(Register::RDX, Word::known(0));
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Functions of other libraries whose time depends on lengths alone.
    pub fn call_outside(&mut self, name: &str) -> Result<(), String> {
        let name = name.split('@').next().unwrap_or(name);
        let result = match name {
            "memcpy" | "memmove" | "memset" => {
                let to = self.known(Register::RDI)?;
                let count = self.known(Register::RDX)? as usize;
                let bytes = if name == "memset" {
                    vec![self.registers.word(Register::SIL).bytes()[0]; count]
                } else {
                    self.bytes(self.known(Register::RSI)?, count)?.to_vec()
                };
                self.store_bytes(to, &bytes)?;
                Word::known(to)
            }
            // Of public bytes alone, as it may end early.
            "bcmp" | "memcmp" => {
                let count = self.known(Register::RDX)? as usize;
                let public = |register| -> Result<Vec<u8>, String> {
                    let bytes = self.bytes(self.known(register)?, count)?;
                    let known: Option<Vec<u8>> = bytes.iter().copied().collect();
                    known.ok_or_else(|| "a comparison of secrets".to_owned())
                };
                let order = public(Register::RDI)?.cmp(&public(Register::RSI)?);
                Word::known(order as i32 as u64).low(4)
            }
            "malloc" => Word::known(self.allocate(self.known(Register::RDI)?, 64)),
            "posix_memalign" => {
                let to = self.known(Register::RDI)?;
                let alignment = self.known(Register::RSI)?;
                let place = self.allocate(self.known(Register::RDX)?, alignment.max(64));
                self.store(to, Word::known(place), 8)?;
                Word::known(0)
            }
            "free" => Word::SECRET,
            _ => return Err(format!("a call of {name}")),
        };
        self.registers.forget_scratch();
        self.registers.set_word(Register::RAX, result);
        Ok(())
    }

    fn allocate(&mut self, bytes: u64, alignment: u64) -> u64 {
        let at = self.heap.next_multiple_of(alignment);
        self.heap = at + bytes;
        at
    }
}
