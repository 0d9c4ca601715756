//! A function of a file, with what a linker puts into it.

use std::{collections::BTreeMap, ops::Range, rc::Rc};

use object::SectionIndex;

use super::slots::Slots;

/// The most bytes that a relocation changes: so many where it does not say.
pub(in crate::read) const CHANGED: u64 = 8;

/// A function's bytes, and the constants that it may name.
#[derive(Clone, Debug)]
pub struct Code {
    /// The machine code.
    pub bytes: Vec<u8>,
    /// Its address in its section or in memory.
    pub address: u64,
    /// Whether addresses are those in memory.
    pub(in crate::read) linked: bool,
    /// A reason not to read it.
    pub obstacle: Option<String>,
    /// Whether other code can call it: by a name, or by a pointer in data.
    pub exported: bool,
    /// Where it lies: which of an archive's files, and which section.
    pub(in crate::read) place: (usize, SectionIndex),
    /// Fields that a linker fills, by their offsets in the function.
    pub(in crate::read) links: BTreeMap<u64, Link>,
    pub(in crate::read) constants: Rc<Vec<Constants>>,
    /// Words that hold addresses of code, of a file that is linked.
    pub(in crate::read) slots: Rc<Slots>,
}

/// Something that a linker puts in.
#[derive(Clone, Debug)]
pub(in crate::read) struct Link {
    /// The symbol that it names.
    pub(in crate::read) symbol: String,
    /// For distances of 32 bits to something in the same file: the section and the place in it, with the addend.
    pub(in crate::read) to: Option<(SectionIndex, i64)>,
    /// The place of the symbol itself; none of a section's.
    pub(in crate::read) symbol_at: Option<u64>,
    /// For the distance of 32 bits to a word that the linker or the loader makes the address of a function or of data
    /// in the same file, counted from the end of the field: the section and the place in it.
    pub(in crate::read) entry: Option<(SectionIndex, u64)>,
    /// Whether only a call or a jump may be to there.
    pub(in crate::read) call: bool,
    /// Bytes that it changes: at most 8.
    pub(in crate::read) size: u64,
}

/// A section that nothing can write.
#[derive(Debug)]
pub(in crate::read) struct Constants {
    pub(in crate::read) index: SectionIndex,
    pub(in crate::read) address: u64,
    /// Its address in memory is a multiple of this.
    pub(in crate::read) align: u64,
    /// Bytes of an entry, if the linker may move each entry elsewhere.
    pub(in crate::read) entry: Option<u64>,
    pub(in crate::read) bytes: Vec<u8>,
}

impl Code {
    /// Fields that a linker changes and that overlap this range.
    pub(in crate::read) fn links_in(
        &self,
        range: Range<u64>,
    ) -> impl Iterator<Item = (u64, &Link)> {
        let from = range.start.saturating_sub(CHANGED);
        let near = self.links.range(from..range.end);
        near.map(|(at, link)| (*at, link))
            .filter(move |(at, link)| at.saturating_add(link.size) > range.start)
    }

    /// Whether a linker changes the 32 bits at `field` of this range and nothing else of it; without `field` nothing. A
    /// displacement that a linker does not change names something only in a file that is linked.
    pub fn links_are(&self, range: Range<u64>, field: Option<u64>) -> bool {
        let mut links = self.links_in(range);
        match (links.next(), field) {
            (None, None) => true,
            (None, Some(_)) => self.linked,
            (Some((at, link)), field) => {
                let whole = Some(at) == field && link.size == 4;
                whole && link.to.is_some() && !link.call && links.next().is_none()
            }
        }
    }

    /// The place of the function itself.
    pub fn beginning(&self) -> ((usize, SectionIndex), u64) {
        (self.place, self.address)
    }
}
