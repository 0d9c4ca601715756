//! Functions of relocatable object files, before a linker has placed them.
//!
//! [`routines`] reads what an assembler wrote. Both it and a compiler's own encoder give a [`Routine`]: bytes, the
//! places that a linker fills in, and the constants that they refer to. [`Routine::linked`] fills them in.

mod elf;
mod error;

use std::collections::BTreeMap;

pub use elf::routines;
pub use error::ObjectError;

use crate::isa::{DecodeError, Instruction, Isa, decode};

/// Value that a linker writes into an instruction. Distances are from the `auipc`, in bytes, as `2^12 upper + lower`
/// with `-2^11 <= lower < 2^11`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// The upper part of the distance to the constant at this offset: `R_RISCV_PCREL_HI20` on `auipc`.
    Upper {
        /// Offset within [`Routine::constants`].
        constant: u64,
    },
    /// The lower part of the distance that this `auipc` has the upper part of: `R_RISCV_PCREL_LO12_I`.
    Lower {
        /// Offset of the `auipc` within [`Routine::code`].
        auipc: u64,
    },
}

/// The code of one function and the constants of its file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Routine {
    /// The bytes of its instructions, to the last one.
    pub code: Vec<u8>,
    /// Values that a linker writes, by the offset of the instruction.
    pub links: BTreeMap<u64, Link>,
    /// The bytes that it may read; their address is a multiple of 8.
    pub constants: Vec<u8>,
}

/// An instruction in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Offset from the beginning of the function.
    pub at: u64,
    /// The instruction; a linker overwrites the immediate if there is a link.
    pub instruction: Instruction,
    /// The value that a linker writes.
    pub link: Option<Link>,
}

/// The instruction words of some code with their offsets: 4 bytes, or 2 in the low half of the word; `None` if the last
/// one is not whole.
pub(crate) fn words(code: &[u8]) -> Option<Vec<(u64, u32)>> {
    let half = |at: usize| {
        let bytes = code.get(at..at + 2)?;
        Some(u32::from(u16::from_le_bytes([bytes[0], bytes[1]])))
    };
    let (mut words, mut at) = (Vec::new(), 0);
    while at < code.len() {
        let low = half(at)?;
        let long = low & 3 == 3;
        let word = if long { low | half(at + 2)? << 16 } else { low };
        words.push((at as u64, word));
        at += if long { 4 } else { 2 };
    }
    Some(words)
}

impl Routine {
    /// Its instructions, one after the other.
    ///
    /// # Errors
    /// [`ObjectError::Instruction`] if a word is no instruction of the set, [`ObjectError::Code`] if the last one is
    /// cut off or a link is not on an instruction of 4 bytes.
    pub fn instructions(&self, isa: &Isa) -> Result<Vec<Placed>, ObjectError> {
        let words = words(&self.code).ok_or(ObjectError::Code {
            at: self.code.len() as u64,
            what: "ends inside an instruction",
        })?;
        let placed = words.into_iter().map(|(at, word)| {
            let wrong = |reason: DecodeError| ObjectError::Instruction { at, reason };
            let (instruction, bytes) = decode(word, isa).map_err(wrong)?;
            let link = self.links.get(&at).copied();
            // A linker writes 4 bytes: the upper ones would be those of the next instruction.
            if link.is_some() && bytes != 4 {
                let what = "has a relocation of a 2-byte instruction";
                return Err(ObjectError::Code { at, what });
            }
            Ok(Placed {
                at,
                instruction,
                link,
            })
        });
        let placed: Vec<Placed> = placed.collect::<Result<_, _>>()?;
        let found = placed.iter().filter(|line| line.link.is_some()).count();
        if found < self.links.len() {
            let at = *self.links.keys().next().unwrap_or(&0);
            let what = "has a relocation outside its instructions";
            return Err(ObjectError::Code { at, what });
        }
        Ok(placed)
    }

    /// Its bytes at an address, with its constants at another.
    ///
    /// # Panics
    /// If a link is beyond the code, or a lower part is of no upper one.
    pub fn linked(&self, code: u64, constants: u64) -> Vec<u8> {
        let mut bytes = self.code.clone();
        let distance = |auipc: u64| match self.links[&auipc] {
            Link::Upper { constant } => (constants + constant).wrapping_sub(code + auipc),
            Link::Lower { .. } => panic!("a lower part is of an `auipc`"),
        };
        for (&at, link) in &self.links {
            let place = &mut bytes[at as usize..][..4];
            let word = u32::from_le_bytes(place.try_into().expect("four bytes"));
            let word = match *link {
                Link::Upper { .. } => {
                    word & 0xfff | distance(at).wrapping_add(0x800) as u32 & !0xfff
                }
                Link::Lower { auipc } => word & 0xf_ffff | (distance(auipc) as u32) << 20,
            };
            place.copy_from_slice(&word.to_le_bytes());
        }
        bytes
    }
}
