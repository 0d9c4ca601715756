//! Pointers to functions in data.

use std::collections::HashSet;

use object::{
    LittleEndian, Object, ObjectSection, ObjectSymbol, Relocation, RelocationKind,
    RelocationTarget, SectionIndex, SymbolKind, elf, read::elf::ElfFile64,
};

use super::replaced::has_flag;

/// Places whose addresses a linker or a loader puts into memory, but for what calls, distances in code and tables for
/// unwinding name.
pub fn pointed(elf: &ElfFile64<'_, LittleEndian>) -> HashSet<(SectionIndex, u64)> {
    let mut all = HashSet::new();
    for section in elf.sections() {
        let is_code = has_flag(section.flags(), elf::SHF_EXECINSTR);
        let unwinding = section.name() == Ok(".eh_frame");
        if !has_flag(section.flags(), elf::SHF_ALLOC) || unwinding {
            continue;
        }
        for (_, relocation) in section.relocations() {
            match relocation.kind() {
                RelocationKind::PltRelative => {}
                RelocationKind::Relative if is_code => {}
                _ => all.extend(places(elf, &relocation)),
            }
        }
    }
    for (_, relocation) in elf.dynamic_relocations().into_iter().flatten() {
        all.extend(places(elf, &relocation));
    }
    all
}

/// Words in the data of a linked file that are such addresses: a loader may have been told of them in another way.
pub fn in_data(elf: &ElfFile64<'_, LittleEndian>) -> HashSet<u64> {
    let is_data = |section: &object::read::elf::ElfSection64<'_, '_, LittleEndian>| {
        let has = |flag| has_flag(section.flags(), flag);
        has(elf::SHF_ALLOC) && !has(elf::SHF_EXECINSTR)
    };
    let sections = elf.sections().filter(is_data);
    let words = sections.filter_map(|section| {
        // Words lie at multiples of 8.
        let skip = section.address().wrapping_neg() % 8;
        section.data().ok()?.get(skip as usize..)
    });
    let words = words.flat_map(|bytes| bytes.chunks_exact(8));
    let words = words.filter_map(|word| word.try_into().ok());
    words.map(u64::from_le_bytes).collect()
}

/// Where a relocation may point to: its symbol, and that with the addend.
fn places(elf: &ElfFile64<'_, LittleEndian>, relocation: &Relocation) -> Vec<(SectionIndex, u64)> {
    let addend = relocation.addend();
    let RelocationTarget::Symbol(index) = relocation.target() else {
        // The loader adds its own address.
        let at = addend as u64;
        let mut sections = elf.sections();
        let holds = |s: &object::read::elf::ElfSection64<'_, '_, LittleEndian>| {
            at >= s.address() && at - s.address() < s.size()
        };
        return sections
            .find(holds)
            .map(|section| (section.index(), at))
            .into_iter()
            .collect();
    };
    let Ok(symbol) = elf.symbol_by_index(index) else {
        return Vec::new();
    };
    let Some(section) = symbol.section_index() else {
        return Vec::new();
    };
    let own = (symbol.kind() != SymbolKind::Section).then_some(symbol.address());
    let sum = symbol.address().wrapping_add_signed(addend);
    own.into_iter()
        .chain([sum])
        .map(|at| (section, at))
        .collect()
}
