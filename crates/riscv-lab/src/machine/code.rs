//! Code that has been decoded, in blocks that are executed from their first instruction to their last.

use super::error::Reason;
use super::memory::{END, Fault, Memory, PAGE};
use crate::isa::{DecodeError, Effect, Instruction, Isa, decode};

/// A decoded instruction.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    pub instruction: Instruction,
    pub effect: Effect,
    /// Bytes that it takes: 2 or 4.
    pub length: u8,
}

/// Places for instructions in a page.
const PLACES: usize = PAGE as usize / 2;
/// Most instructions in a block.
const LONGEST: usize = 64;
/// Marks that nothing is decoded; other indices are one more than they are.
const NONE: u32 = 0;

/// All blocks that have been decoded.
pub struct Code {
    isa: Isa,
    /// One more than the index into `tables` by page.
    pages: Vec<u32>,
    /// One more than the index into `blocks` by place in the page, and the page.
    tables: Vec<(Box<[u32; PLACES]>, usize)>,
    blocks: Vec<Box<[Line]>>,
}

impl Code {
    pub fn new(isa: Isa) -> Code {
        Code {
            isa,
            pages: vec![NONE; (END / PAGE) as usize],
            tables: Vec::new(),
            blocks: Vec::new(),
        }
    }

    /// Forgets all, since code may have changed.
    pub fn clear(&mut self) {
        for (_, page) in self.tables.drain(..) {
            self.pages[page] = NONE;
        }
        self.blocks.clear();
    }

    /// The block that begins at `pc`: at least one instruction, and only the last may lead elsewhere than to the next.
    ///
    /// # Errors
    /// If the first instruction is none, or must not be executed.
    #[inline]
    pub fn block(&mut self, memory: &Memory, pc: u64) -> Result<&[Line], Reason> {
        let place = pc as usize % PAGE as usize / 2;
        let table = self.pages.get((pc / PAGE) as usize).copied();
        let found = table.and_then(|table| {
            let (table, _) = self.tables.get((table as usize).checked_sub(1)?)?;
            (table[place] as usize).checked_sub(1)
        });
        let index = match found {
            Some(index) => index,
            None => self.decode(memory, pc)?,
        };
        Ok(&self.blocks[index])
    }

    fn decode(&mut self, memory: &Memory, pc: u64) -> Result<usize, Reason> {
        let mut lines = Vec::new();
        let mut at = pc;
        while lines.len() < LONGEST {
            let line = match line(memory, at, &self.isa) {
                Ok(line) => line,
                Err(reason) if lines.is_empty() => return Err(reason),
                // An error when the program comes there.
                Err(_) => break,
            };
            lines.push(line);
            at = at.wrapping_add(line.length.into());
            if leaves(line.effect) {
                break;
            }
        }
        self.blocks.push(lines.into_boxed_slice());
        // What could be fetched is below the end.
        let page = (pc / PAGE) as usize;
        if self.pages[page] == NONE {
            let empty = vec![NONE; PLACES].into_boxed_slice();
            let empty = empty.try_into().expect("a slice of this length");
            self.tables.push((empty, page));
            self.pages[page] = self.tables.len() as u32;
        }
        let (table, _) = &mut self.tables[self.pages[page] as usize - 1];
        table[pc as usize % PAGE as usize / 2] = self.blocks.len() as u32;
        Ok(self.blocks.len() - 1)
    }
}

/// Whether an instruction ends a block: the next one may be elsewhere, or something else has to be done first.
fn leaves(effect: Effect) -> bool {
    match effect {
        Effect::Value(_)
        | Effect::PcRelative
        | Effect::Load(..)
        | Effect::Store(_)
        | Effect::LoadReserved(_)
        | Effect::StoreConditional(_)
        | Effect::Atomic(..)
        | Effect::Csr { .. } => false,
        Effect::Branch(_)
        | Effect::Jump
        | Effect::JumpRegister
        | Effect::Fence
        | Effect::EnvironmentCall
        | Effect::Breakpoint => true,
    }
}

/// The word at an address: only its low half if that is a compressed instruction.
pub fn word(memory: &Memory, pc: u64) -> Result<u32, Fault> {
    let low = u16::from_le_bytes(memory.fetch(pc)?);
    if low & 3 != 3 {
        return Ok(low.into());
    }
    let high = u16::from_le_bytes(memory.fetch(pc.wrapping_add(2))?);
    Ok(u32::from(low) | u32::from(high) << 16)
}

fn line(memory: &Memory, pc: u64, isa: &Isa) -> Result<Line, Reason> {
    let decoded = decode(word(memory, pc)?, isa);
    let (instruction, length) = decoded.map_err(|e: DecodeError| Reason::Decode(e))?;
    Ok(Line {
        instruction,
        effect: instruction.op.row().effect,
        length,
    })
}
