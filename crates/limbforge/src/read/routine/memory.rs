//! Memory of a routine by areas: its frame, its parameters, its results, and read-only data of the file.

use std::collections::BTreeMap;

use super::machine::{Held, Machine};
use crate::read::{
    bits::{low, or, shift_left, shift_right},
    word::{Node, Words},
};

/// Memory whose addresses are known up to where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Region {
    /// The frame: distances are from the stack pointer at the call.
    Frame,
    /// What the k-th address of results points to: an area of all of them, or one result.
    Result(usize),
    /// What a parameter points to.
    Parameter(usize),
    /// An element of the list that a parameter points to: the one that belongs to the turn of a loop.
    Element(usize),
    /// What the k-th step names.
    Constant(usize),
}

/// The largest slot, in bytes.
const SLOT: i64 = 8;

/// Bytes of the largest frame: below it may be memory that is not the stack's.
const FRAME: i64 = 1 << 15;

/// Consecutive bytes that were written together.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    pub bytes: i64,
    pub held: Held,
}

/// The words that memory is known to hold.
#[derive(Clone, Default)]
pub struct Memory {
    pub slots: BTreeMap<(Region, i64), Slot>,
    /// Bytes of results, by their addresses.
    pub results: Vec<i64>,
    /// Whether a result has been written.
    pub is_written: bool,
}

impl Memory {
    /// Nothing is known of these bytes any more.
    pub fn forget(&mut self, region: Region, at: i64, bytes: i64) {
        let near = self
            .slots
            .range((region, at - SLOT + 1)..(region, at + bytes));
        let near = near.filter(|((_, slot), old)| slot + old.bytes > at);
        let over: Vec<_> = near.map(|(place, _)| *place).collect();
        for place in over {
            self.slots.remove(&place);
        }
    }

    /// Enters contents, whatever was there.
    pub fn put(&mut self, region: Region, at: i64, bytes: i64, held: Held) {
        self.forget(region, at, bytes);
        self.slots.insert((region, at), Slot { bytes, held });
    }

    /// Enters bytes in words, of which the last may be a part.
    pub fn put_words(&mut self, region: Region, at: i64, bytes: i64, words: &[Node]) {
        for (k, &node) in words.iter().enumerate() {
            let from = SLOT * k as i64;
            let count = SLOT.min(bytes - from);
            self.put(region, at + from, count, Held::Word(node));
        }
    }

    /// Slots of the frame below a place are dead.
    pub fn drop_below(&mut self, lowest: i64) {
        let is_dead = |region: Region, at: i64| region == Region::Frame && at < lowest;
        self.slots.retain(|(region, at), _| !is_dead(*region, *at));
    }

    /// The slot that has a byte, and how many of its own bytes are below that.
    fn find(&self, region: Region, at: i64) -> Option<(Slot, i64)> {
        let ((_, begin), slot) = self
            .slots
            .range((region, i64::MIN)..=(region, at))
            .next_back()?;
        let above = at.checked_sub(*begin)?;
        (above < slot.bytes).then_some((*slot, above))
    }

    /// At most eight bytes as a word, each of them from the slot that has it; `None` if no slot has one, or one that
    /// holds no word.
    pub fn part(&self, words: &mut Words, region: Region, at: i64, bytes: i64) -> Option<Node> {
        let mut word = words.constant(0);
        let mut done = 0;
        while done < bytes {
            let (slot, above) = self.find(region, at.checked_add(done)?)?;
            let Held::Word(node) = slot.held else {
                return None;
            };
            let count = (slot.bytes - above).min(bytes - done);
            let node = shift_right(words, 8 * above as u32, node);
            let node = low(words, 8 * count as u32, node);
            let node = shift_left(words, 8 * done as u32, node);
            word = or(words, word, node);
            done += count;
        }
        Some(word)
    }
}

/// Bytes of a value in words, from one of them on, in words again.
pub fn slice(words: &mut Words, of: &[Node], from: usize, bytes: usize) -> Option<Vec<Node>> {
    let all = Region::Frame;
    let mut memory = Memory::default();
    memory.put_words(all, 0, SLOT * of.len() as i64, of);
    let parts = (0..bytes.div_ceil(8)).map(|k| {
        let count = (bytes - 8 * k).min(8);
        memory.part(words, all, (from + 8 * k) as i64, count as i64)
    });
    parts.collect()
}

impl Machine<'_> {
    /// The word that a load of at most eight bytes takes.
    pub fn load(&mut self, region: Region, at: i64, bytes: i64) -> Result<Held, String> {
        self.may_read(region, at)?;
        if let Region::Constant(step) = region {
            let number = self.number(step, at, bytes);
            let number = number.ok_or("reads no constant of the file")?;
            return Ok(Held::Word(self.words.constant(number)));
        }
        if let Some((slot, 0)) = self.state.memory.find(region, at)
            && (slot.bytes, bytes) == (SLOT, SLOT)
        {
            return Ok(slot.held);
        }
        let word = self.state.memory.part(self.words, region, at, bytes);
        word.map(Held::Word)
            .ok_or_else(|| format!("reads {bytes} bytes of which it does not know what they are"))
    }

    /// Parameters may lie where results are, and slots below the red zone are anyone's.
    fn may_read(&self, region: Region, at: i64) -> Result<(), String> {
        match region {
            Region::Element(list) if self.signature.is_written(list) => Ok(()),
            Region::Parameter(_) | Region::Element(_)
                if self.state.memory.is_written && !self.is_apart() =>
            {
                Err("reads a parameter after the first write to a result".to_owned())
            }
            Region::Frame if at < self.stack() - self.convention.red_zone => {
                Err("reads below its frame".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// All words of an area.
    pub fn area(&mut self, region: Region, at: i64, bytes: i64) -> Result<Vec<Node>, String> {
        let mut words = Vec::new();
        let mut from = 0;
        while from < bytes {
            let count = SLOT.min(bytes - from);
            let place = at.checked_add(from).ok_or("an address out of range")?;
            match self.load(region, place, count)? {
                Held::Word(node) => words.push(node),
                _ => return Err("passes something else than data".to_owned()),
            }
            from += SLOT;
        }
        Ok(words)
    }

    /// Whether the routine may write there: in its frame from `lowest` on, or in a result.
    pub fn may_write_to(
        &self,
        region: Region,
        at: i64,
        bytes: i64,
        lowest: i64,
    ) -> Result<(), String> {
        let end = at.checked_add(bytes).ok_or("an address out of range")?;
        let (from, to) = match region {
            Region::Frame => (lowest, 0),
            Region::Result(k) => (0, self.state.memory.results[k]),
            Region::Element(list) if self.signature.is_written(list) => {
                (0, self.signature.element(list))
            }
            Region::Parameter(_) | Region::Element(_) | Region::Constant(_) => {
                return Err("writes to a parameter or a constant".to_owned());
            }
        };
        if from <= at && end <= to {
            return Ok(());
        }
        Err("writes outside its frame and its results".to_owned())
    }

    /// A store of at most eight bytes.
    pub fn store(&mut self, region: Region, at: i64, bytes: i64, held: Held) -> Result<(), String> {
        let lowest = self.stack() - self.convention.red_zone;
        self.may_write_to(region, at, bytes, lowest)?;
        let is_word = matches!(held, Held::Word(_));
        if !(1..=SLOT).contains(&bytes) || !is_word && (bytes != SLOT || region != Region::Frame) {
            return Err("stores a part of an address, or one in a result".to_owned());
        }
        self.state.memory.is_written |= region != Region::Frame;
        self.state.memory.put(region, at, bytes, held);
        Ok(())
    }

    /// The stack pointer as a distance from what it was at the call.
    pub fn stack(&self) -> i64 {
        match self.state.places.get(&self.convention.stack) {
            Some(Held::Address(Region::Frame, at)) => *at,
            _ => unreachable!("the stack pointer is only moved"),
        }
    }

    /// The stack pointer takes an address.
    pub fn move_stack(&mut self, region: Region, to: i64) -> Result<(), String> {
        if region != Region::Frame || !(-FRAME..=0).contains(&to) || to % 8 != 0 {
            return Err(format!(
                "moves the stack pointer other than by words within {FRAME} bytes"
            ));
        }
        self.state.memory.drop_below(to - self.convention.red_zone);
        self.state
            .places
            .insert(self.convention.stack, Held::Address(Region::Frame, to));
        Ok(())
    }
}
