//! Memory by regions: the frame, the constants, parameters and results.

use std::ops::Range;

use super::{Held, Machine, Region, Slot};
use crate::{
    interface::{Layout, layout},
    read::{
        ReadError, bits,
        meanings::{Meanings, Operand},
        ports::{self, Write},
        word::{Node, Op},
    },
};

/// Bytes of the largest frame: below it may be memory that is not the stack's.
const FRAME: i64 = 1 << 15;

/// Bytes of the largest slot.
const SLOT: i64 = 8;

impl<M: Meanings> Machine<'_, M> {
    /// The stack pointer as a distance from what it was at the call.
    fn stack(&self) -> i64 {
        match self.places[&self.convention.stack] {
            Held::Address(Region::Frame, at) => at,
            _ => unreachable!("the stack pointer is only moved"),
        }
    }

    /// The stack pointer takes an address.
    pub(super) fn move_stack(&mut self, region: Region, to: i64) -> Result<(), ReadError> {
        let alignment = self.convention.alignment;
        if region != Region::Frame || to > 0 || to % alignment != 0 {
            return Err(self.unlawful(&format!(
                "moves the stack pointer other than down and up by multiples of {alignment}"
            )));
        }
        if to < -FRAME {
            return Err(self.unlawful(&format!("has a frame of more than {FRAME} bytes")));
        }
        let lowest = to - self.convention.red_zone;
        self.slots.retain(|slot, _| *slot >= lowest);
        let held = Held::Address(Region::Frame, to);
        self.places.insert(self.convention.stack, held);
        Ok(())
    }

    /// The contents of an operand.
    pub(super) fn read(
        &mut self,
        operand: &Operand<M::Place>,
        instruction: &M::Instruction,
    ) -> Result<Held<M::Place>, ReadError> {
        let (address, bytes) = match operand {
            Operand::Place(place) => return self.get(*place),
            Operand::Number(k) => return Ok(Held::Word(self.words.constant(*k))),
            Operand::Kept(place) => {
                if let Some(Held::Word(node)) = self.places.get(place) {
                    return Ok(Held::Word(*node));
                }
                let number = self.words.len();
                return Ok(Held::Word(self.words.node(Op::Unspecified(number), &[])));
            }
            Operand::Memory { address, bytes } => (address, *bytes),
        };
        match self.address(address)? {
            Some((Region::Frame, at)) => self.slot(at, bytes),
            Some((Region::Constants, at)) if bytes == 8 => Ok(Held::Word(self.constant(at)?)),
            Some((Region::Argument(argument), at)) => {
                Ok(Held::Word(self.parameter(argument, at, bytes)?))
            }
            _ => Err(self.unlawful(&format!(
                "reads memory that it must not access: `{instruction}`"
            ))),
        }
    }

    /// The contents of a slot, or of its first bytes.
    fn slot(&mut self, at: i64, bytes: usize) -> Result<Held<M::Place>, ReadError> {
        match self.slots.get(&at).copied() {
            Some(slot) if slot.bytes == bytes && bytes == 8 => Ok(slot.held),
            Some(Slot {
                bytes: all,
                held: Held::Word(node),
            }) if bytes <= all => {
                let low = bits::low(self.words, 8 * bytes as u32, node);
                Ok(Held::Word(low))
            }
            _ => Err(self.unlawful("reads an uninitialised slot of the frame")),
        }
    }

    /// The constant at an offset.
    fn constant(&mut self, at: i64) -> Result<Node, ReadError> {
        let from = usize::try_from(at).ok().filter(|at| at % 8 == 0);
        let bytes = from.and_then(|at| self.constants.get(at..at.checked_add(8)?));
        let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
        let bytes = bytes.ok_or_else(|| self.unlawful("reads outside its constants"))?;
        Ok(self.words.constant(u64::from_le_bytes(bytes)))
    }

    /// Bytes of a parameter: a word, a byte, or several bytes of a parameter that is bytes.
    fn parameter(&mut self, argument: usize, at: i64, bytes: usize) -> Result<Node, ReadError> {
        if !self.writes.is_empty() && !self.arrangement.is_apart() {
            return Err(self.unlawful("reads a parameter after the first write to a result"));
        }
        let port = argument.checked_sub(self.program.results.len());
        let port = port.ok_or_else(|| self.unlawful("reads a result"))?;
        let of = &self.program.params[port];
        let layout = layout(self.interface, of);
        let inside = usize::try_from(at).ok();
        let end = |at: usize| at.saturating_add(bytes);
        let inside = inside.filter(|at| match layout {
            Layout::Words => bytes <= 8 && end(*at) <= 8 * of.values.len(),
            Layout::Bytes(n) => end(*at) <= n,
            Layout::Number(_) => false,
        });
        let at = inside
            .ok_or_else(|| self.unlawful(&format!("reads outside parameter `{}`", of.name)))?;
        if layout == Layout::Words {
            return Ok(ports::part(port, at..at + bytes, self.words));
        }
        Ok(ports::little_endian(port, at..at + bytes, self.words))
    }

    /// Puts something into an operand.
    pub(super) fn write(
        &mut self,
        operand: &Operand<M::Place>,
        held: Held<M::Place>,
        instruction: &M::Instruction,
    ) -> Result<(), ReadError> {
        let (address, bytes) = match operand {
            Operand::Place(place) => return self.set(*place, held),
            Operand::Number(_) | Operand::Kept(_) => {
                return Err(self.unlawful("writes to a constant"));
            }
            Operand::Memory { address, bytes } => (address, *bytes),
        };
        match (self.address(address)?, held) {
            (Some((Region::Frame, at)), held) => {
                let whole = bytes == 8 || matches!(held, Held::Word(_));
                let lowest = self.stack() - self.convention.red_zone;
                let own = |area: Range<i64>| {
                    let end = at.checked_add(bytes as i64);
                    at >= area.start && end.is_some_and(|end| end <= area.end)
                };
                let stacked = self.convention.owns_stacked && own(self.stacked.clone());
                if !whole
                    || bytes as i64 > SLOT
                    || at % bytes as i64 != 0
                    || !(own(lowest..0) || stacked)
                {
                    return Err(self.unlawful("writes outside its frame"));
                }
                // Other slots that it reaches into begin here.
                let near = self.slots.range(at - SLOT + 1..at + bytes as i64);
                let near = near.filter(|(slot, old)| *slot + old.bytes as i64 > at);
                let overwritten: Vec<i64> = near.map(|(slot, _)| *slot).collect();
                for slot in overwritten {
                    self.slots.remove(&slot);
                }
                self.slots.insert(at, Slot { bytes, held });
                Ok(())
            }
            (Some((Region::Argument(argument), at)), Held::Word(node))
                if argument < self.program.results.len() =>
            {
                self.result(argument, at, bytes, node)
            }
            (Some((Region::Area, at)), Held::Word(node)) => {
                let (interface, program) = (self.interface, self.program);
                let found = self.arrangement.result_at(interface, program, at, bytes);
                let (result, at) =
                    found.ok_or_else(|| self.unlawful("writes outside its results"))?;
                self.result(result, at, bytes, node)
            }
            _ => Err(self.unlawful(&format!(
                "writes memory that it must not access: `{instruction}`"
            ))),
        }
    }

    /// Writes a part of a result.
    fn result(
        &mut self,
        argument: usize,
        offset: i64,
        bytes: usize,
        node: Node,
    ) -> Result<(), ReadError> {
        let port = &self.program.results[argument];
        let size = match layout(self.interface, port) {
            Layout::Words => 8 * port.values.len(),
            Layout::Bytes(n) | Layout::Number(n) => n,
        };
        let inside = offset >= 0
            && offset
                .checked_add(bytes as i64)
                .is_some_and(|end| end <= size as i64);
        if !inside {
            return Err(self.unlawful(&format!("writes outside result `{}`", port.name)));
        }
        let end = offset + bytes as i64;
        let twice = |w: &Write| {
            w.argument == argument && w.offset < end && offset < w.offset + w.bytes as i64
        };
        if self.writes.iter().any(twice) {
            return Err(self.unlawful("writes a part of a result twice"));
        }
        self.writes.push(Write {
            argument,
            offset,
            bytes,
            node,
        });
        Ok(())
    }
}
