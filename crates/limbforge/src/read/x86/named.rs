//! Code and constants that instructions of x86-64 name in their file.

use object::SectionIndex;

use super::super::elf::{Code, Constants};

/// The target of a call or of a jump.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// An offset in the same function.
    Here(u64),
    /// A function of the file, by its place.
    There((usize, SectionIndex), u64),
    /// A function elsewhere.
    Elsewhere(String),
}

impl Code {
    /// The target of a call or of a jump; `None` if nobody can tell.
    pub fn target(&self, i: &iced_x86::Instruction) -> Option<Target> {
        let (begin, end) = (i.ip() - self.address, i.next_ip() - self.address);
        let mut links = self.links_in(begin..end);
        let Some((field, link)) = links.next() else {
            let to = i.near_branch_target();
            let inside = to.checked_sub(self.address);
            let inside = inside.filter(|at| *at < self.bytes.len() as u64);
            return Some(inside.map_or(Target::There(self.place, to), Target::Here));
        };
        if links.next().is_some() || field < begin || field + 4 != end || link.size != 4 {
            return None;
        }
        match link.to {
            // The distance is from the end of the field.
            Some((section, at)) => {
                let at = u64::try_from(at.checked_add(4)?).ok()?;
                Some(Target::There((self.place.0, section), at))
            }
            None if link.call => Some(Target::Elsewhere(link.symbol.clone())),
            None => None,
        }
    }

    /// The place whose address is in the word that an instruction reads by its distance from the instruction pointer,
    /// if the linker or the loader puts the address there, and nobody else anything.
    pub fn in_table(&self, i: &iced_x86::Instruction) -> Option<((usize, SectionIndex), u64)> {
        let (begin, end) = (i.ip() - self.address, i.next_ip() - self.address);
        // An address of 32 bits is another one.
        if i.memory_base() != iced_x86::Register::RIP {
            return None;
        }
        let mut links = self.links_in(begin..end);
        let Some((field, link)) = links.next() else {
            let slot = self.slots.get(&i.ip_rel_memory_address());
            let (section, at) = slot.filter(|_| self.linked)?;
            return Some(((self.place.0, *section), *at));
        };
        let whole = field >= begin && field + 4 == end && link.size == 4;
        let (section, at) = link.entry.filter(|_| whole && links.next().is_none())?;
        Some(((self.place.0, section), at))
    }

    /// The section and the place in it that a linker makes an instruction name, if it puts something in; none if it is
    /// not known.
    fn linked_place(&self, i: &iced_x86::Instruction) -> Option<Option<(SectionIndex, i64)>> {
        let (begin, end) = (i.ip() - self.address, i.next_ip() - self.address);
        let (field, link) = self.links_in(begin..end).next()?;
        // S + A - P, counted from the end of the instruction: the addend makes up for what is between.
        let at = |addend: i64| addend.checked_add(i64::try_from(end - field).ok()?);
        let place = link.to;
        Some(place.and_then(|(section, addend)| Some((section, at(addend)?))))
    }

    /// The place whose address an instruction that is no jump or call names by a distance from the instruction pointer.
    pub fn names(&self, i: &iced_x86::Instruction) -> Option<((usize, SectionIndex), u64)> {
        if let Some(place) = self.linked_place(i) {
            let (section, at) = place?;
            return Some(((self.place.0, section), u64::try_from(at).ok()?));
        }
        i.is_ip_rel_memory_operand()
            .then(|| (self.place, i.ip_rel_memory_address()))
    }

    /// The section that an instruction names by a distance from the instruction pointer, and the place in it.
    fn place(&self, i: &iced_x86::Instruction) -> Option<(&Constants, i64)> {
        if let Some(place) = self.linked_place(i) {
            let (section, at) = place?;
            let of = |constants: &&Constants| constants.index == section;
            return Some((self.constants.iter().find(of)?, at));
        }
        if !self.linked {
            return None;
        }
        let address = i.ip_rel_memory_address();
        let inside =
            |c: &&Constants| address >= c.address && address - c.address < c.bytes.len() as u64;
        let section = self.constants.iter().find(inside)?;
        Some((section, i64::try_from(address - section.address).ok()?))
    }

    /// The number of so many bytes that an instruction reads by its distance from the instruction pointer; `None`
    /// unless it is a constant.
    pub fn number(&self, i: &iced_x86::Instruction, bytes: usize, beyond: i64) -> Option<u64> {
        let (section, named) = self.place(i)?;
        let at = usize::try_from(named.checked_add(beyond)?).ok()?;
        let end = at.checked_add(bytes)?;
        if let Some(entry) = section.entry {
            // A linker moves the entry that the symbol is in, not the one that the sum is in.
            let of = |at: u64| at / entry;
            let symbol = of(self.symbol_at(i)?);
            let ends = [at as u64, end as u64 - 1, u64::try_from(named).ok()?];
            if ends.iter().any(|&at| of(at) != symbol) {
                return None;
            }
        }
        let read = section.bytes.get(at..end)?;
        let mut number = [0; 8];
        number.get_mut(..bytes)?.copy_from_slice(read);
        Some(u64::from_le_bytes(number))
    }

    /// The place of the symbol that a linker puts into an instruction, if it is not a section's.
    fn symbol_at(&self, i: &iced_x86::Instruction) -> Option<u64> {
        let range = i.ip() - self.address..i.next_ip() - self.address;
        self.links_in(range).next()?.1.symbol_at
    }

    /// Whether what a linker puts into an instruction are whole fields of it: these, by their offsets and sizes.
    pub fn links_fill(&self, i: &iced_x86::Instruction, fields: [(usize, usize); 2]) -> bool {
        let (begin, end) = (i.ip() - self.address, i.next_ip() - self.address);
        self.links_in(begin..end).all(|(at, link)| {
            let of = |(offset, size): &(usize, usize)| {
                at == begin + *offset as u64 && link.size == *size as u64
            };
            fields.iter().any(|field| field.1 > 0 && of(field))
        })
    }

    /// Whether a linker puts something into an instruction.
    pub fn has_link(&self, i: &iced_x86::Instruction) -> bool {
        let range = i.ip() - self.address..i.next_ip() - self.address;
        self.links_in(range).next().is_some()
    }

    /// Whether an instruction names read-only data by a distance from the instruction pointer.
    pub fn is_constant(&self, i: &iced_x86::Instruction) -> bool {
        self.place(i).is_some()
    }

    /// Whether what an instruction reads so begins at a multiple of 16 wherever the section is put.
    pub fn is_aligned(&self, i: &iced_x86::Instruction) -> bool {
        let place = self.place(i);
        place.is_some_and(|(section, at)| section.align % 16 == 0 && at % 16 == 0)
    }
}
