//! Words of a linked file that hold the address of its own code once it is loaded, and that nobody can write then.
//!
//! A library calls its functions through such words. The loader adds its own address to each of them
//! (`R_X86_64_RELATIVE`), and makes the pages of `PT_GNU_RELRO` read-only after that. Tables are read as the loader finds
//! them, by `PT_DYNAMIC`: names and headers of sections say nothing to it.

use std::collections::{BTreeMap, HashMap};

use object::{
    LittleEndian, Object, ObjectSection, ObjectSegment, SectionIndex, elf,
    read::elf::{ElfFile64, ProgramHeader},
};

use super::{PAGE, replaced::has_flag};

const ENDIAN: LittleEndian = LittleEndian;

/// Places of code by the address of the word that holds their address.
pub type Slots = BTreeMap<u64, (SectionIndex, u64)>;

/// A relocation as the loader reads it: its place, its kind in the low half and its symbol in the high one, its addend.
type Entry = [u64; 3];

/// Bytes of an entry.
const ENTRY: u64 = 24;

/// `R_X86_64_RELATIVE`, without a symbol: the loader's own address and the addend.
const RELATIVE: u64 = 8;

/// How many bytes relocations of a kind change; `None` if it is not known.
fn bytes(kind: u64) -> Option<u64> {
    match kind & 0xffff_ffff {
        // 64, GLOB_DAT, JUMP_SLOT, RELATIVE, DTPMOD64, DTPOFF64, TPOFF64, IRELATIVE.
        1 | 6 | 7 | RELATIVE | 16 | 17 | 18 | 37 => Some(8),
        // TLSDESC.
        36 => Some(16),
        _ => None,
    }
}

/// The words; none if it is not known what the loader does.
pub fn slots(elf: &ElfFile64<'_, LittleEndian>) -> Slots {
    let Some(entries) = entries(elf) else {
        return Slots::new();
    };
    // How many relocations change a byte of the eight at a place.
    let mut changes: HashMap<u64, usize> = HashMap::new();
    for [at, kind, _] in &entries {
        let Some(bytes) = bytes(*kind) else {
            return Slots::new();
        };
        for near in at.saturating_sub(7)..at.saturating_add(bytes) {
            *changes.entry(near).or_default() += 1;
        }
    }
    let is_alone = |at: u64| changes.get(&at) == Some(&1);
    let found = entries
        .iter()
        .filter(|[at, kind, _]| *kind == RELATIVE && is_alone(*at) && is_sealed(elf, *at));
    found
        .filter_map(|[at, _, to]| Some((*at, (code_at(elf, *to)?, *to))))
        .collect()
}

/// All relocations that the loader is told of.
fn entries(elf: &ElfFile64<'_, LittleEndian>) -> Option<Vec<Entry>> {
    let headers = elf.elf_program_headers().iter();
    let mut dynamic = headers.filter(|header| header.p_type(ENDIAN) == elf::PT_DYNAMIC);
    let (header, None) = (dynamic.next()?, dynamic.next()) else {
        return None;
    };
    let told = header.dynamic(ENDIAN, elf.data()).ok()??;
    let told = told
        .iter()
        .map(|entry| (entry.d_tag.get(ENDIAN), entry.d_val.get(ENDIAN)));
    let told = told.take_while(|(tag, _)| *tag != elf::DT_NULL);
    let mut values = HashMap::new();
    for (tag, value) in told {
        if tag != elf::DT_NEEDED && values.insert(tag, value).is_some() {
            return None;
        }
    }
    let value = |tag| values.get(&tag).copied();
    // Other forms of relocations are not read.
    let is_other = [elf::DT_RELR, elf::DT_REL]
        .into_iter()
        .any(|tag| value(tag).is_some());
    let sizes = [(elf::DT_RELAENT, ENTRY), (elf::DT_PLTREL, 7)];
    if is_other
        || sizes
            .into_iter()
            .any(|(tag, size)| value(tag).is_some_and(|is| is != size))
    {
        return None;
    }
    let mut all = Vec::new();
    for (table, size) in [
        (elf::DT_RELA, elf::DT_RELASZ),
        (elf::DT_JMPREL, elf::DT_PLTRELSZ),
    ] {
        let Some(at) = value(table) else { continue };
        let size = value(size)?;
        let mut segments = elf.segments();
        let bytes = segments.find_map(|segment| segment.data_range(at, size).ok().flatten())?;
        if size % ENTRY != 0 {
            return None;
        }
        let word = |bytes: &[u8]| bytes.try_into().map(u64::from_le_bytes).ok();
        for entry in bytes.chunks_exact(ENTRY as usize) {
            all.push([
                word(&entry[..8])?,
                word(&entry[8..16])?,
                word(&entry[16..])?,
            ]);
        }
    }
    Some(all)
}

/// Whether the eight bytes there are in one segment alone, and in a page that the loader makes read-only in the end.
fn is_sealed(elf: &ElfFile64<'_, LittleEndian>, at: u64) -> bool {
    let Some(end) = at.checked_add(8) else {
        return false;
    };
    let mut headers = elf.elf_program_headers().iter();
    let within = headers.any(|header| {
        let from = header.p_vaddr(ENDIAN);
        let to = from.saturating_add(header.p_memsz(ENDIAN)) / PAGE * PAGE;
        header.p_type(ENDIAN) == elf::PT_GNU_RELRO && from <= at && end <= to
    });
    let mut segments = elf.segments().filter(|segment| {
        let to = segment.address().saturating_add(segment.size());
        let to = to.saturating_add(PAGE - 1) / PAGE * PAGE;
        segment.address() / PAGE * PAGE < end && at < to
    });
    let is_loaded = segments.next().is_some_and(|segment| {
        let bytes = segment.data_range(at, 8);
        matches!(bytes, Ok(Some(_)))
    });
    within && is_loaded && segments.next().is_none()
}

/// The section of code that has this address.
fn code_at(elf: &ElfFile64<'_, LittleEndian>, at: u64) -> Option<SectionIndex> {
    let mut sections = elf.sections();
    let section = sections.find(|section| {
        let is_code = has_flag(section.flags(), elf::SHF_EXECINSTR);
        is_code && at >= section.address() && at - section.address() < section.size()
    })?;
    Some(section.index())
}
