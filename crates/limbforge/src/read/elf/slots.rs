//! Words of a linked file that hold the address of its own code once it is loaded, and that nobody can write then.
//!
//! A library calls its functions through such words. The loader adds its own address to each of them
//! (`R_X86_64_RELATIVE`), and makes the pages of `PT_GNU_RELRO` read-only after that. Tables are read as the loader
//! finds them, by `PT_DYNAMIC`: names and headers of sections say nothing to it. They lie where nobody can write, so
//! that no relocation changes a later one, and in pages that no other segment takes.
//!
//! Resolvers of functions run before the pages are sealed: they are trusted not to write there, like all code of a
//! process that could unseal them.

use std::{
    collections::{BTreeMap, HashMap},
    ops::Range,
};

use object::{
    LittleEndian, Object, ObjectKind, ObjectSection, ObjectSegment, SectionIndex, elf,
    read::elf::{ElfFile64, ProgramHeader},
};

use super::{
    PAGE,
    replaced::has_flag,
    tables::{is_read_only, pages_are_apart},
};

const ENDIAN: LittleEndian = LittleEndian;

/// Places of code by the address of the word that holds their address.
pub type Slots = BTreeMap<u64, (SectionIndex, u64)>;

/// A relocation as the loader reads it: its place, its kind in the low half and its symbol in the high one, its addend.
type Entry = [u64; 3];

/// Bytes of an entry.
const ENTRY: u64 = 24;

/// Tags for which the loaders of glibc and musl change no word, or only those that the tables read here name.
const KNOWN: [elf::DynamicTag; 41] = [
    elf::DT_NEEDED,
    elf::DT_PLTRELSZ,
    elf::DT_PLTGOT,
    elf::DT_HASH,
    elf::DT_STRTAB,
    elf::DT_SYMTAB,
    elf::DT_RELA,
    elf::DT_RELASZ,
    elf::DT_RELAENT,
    elf::DT_STRSZ,
    elf::DT_SYMENT,
    elf::DT_INIT,
    elf::DT_FINI,
    elf::DT_SONAME,
    elf::DT_RPATH,
    elf::DT_SYMBOLIC,
    elf::DT_PLTREL,
    elf::DT_DEBUG,
    elf::DT_JMPREL,
    elf::DT_BIND_NOW,
    elf::DT_INIT_ARRAY,
    elf::DT_FINI_ARRAY,
    elf::DT_INIT_ARRAYSZ,
    elf::DT_FINI_ARRAYSZ,
    elf::DT_RUNPATH,
    elf::DT_FLAGS,
    elf::DT_PREINIT_ARRAY,
    elf::DT_PREINIT_ARRAYSZ,
    elf::DT_SYMTAB_SHNDX,
    elf::DT_GNU_HASH,
    elf::DT_TLSDESC_PLT,
    elf::DT_TLSDESC_GOT,
    elf::DT_VERSYM,
    elf::DT_RELACOUNT,
    elf::DT_FLAGS_1,
    elf::DT_VERDEF,
    elf::DT_VERDEFNUM,
    elf::DT_VERNEED,
    elf::DT_VERNEEDNUM,
    elf::DT_AUXILIARY,
    elf::DT_FILTER,
];

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
    found(elf).unwrap_or_default()
}

fn found(elf: &ElfFile64<'_, LittleEndian>) -> Option<Slots> {
    // A program that no loader is named for has its own way to put itself in place.
    let is_for_loader = elf.kind() == ObjectKind::Dynamic || only(elf, elf::PT_INTERP).is_some();
    if !is_for_loader || !pages_are_apart(elf) {
        return None;
    }
    // Loaders take one of several.
    let [told, sealed] = [only(elf, elf::PT_DYNAMIC)?, only(elf, elf::PT_GNU_RELRO)?];
    let entries = entries(elf, told)?;
    // The loader of glibc reads some of what it is told after relocations.
    let told = told.p_vaddr(ENDIAN)..told.p_vaddr(ENDIAN).checked_add(told.p_filesz(ENDIAN))?;
    // Loaders round the end down to a page.
    let (from, size) = (sealed.p_vaddr(ENDIAN), sealed.p_memsz(ENDIAN));
    let sealed = from..from.checked_add(size)? / PAGE * PAGE;
    // How many relocations change a byte of the eight at a place.
    let mut changes: HashMap<u64, usize> = HashMap::new();
    for [at, kind, _] in &entries {
        let end = at.checked_add(bytes(*kind)?)?;
        if *at < told.end && told.start < end {
            return None;
        }
        for near in at.saturating_sub(7)..end {
            *changes.entry(near).or_default() += 1;
        }
    }
    let is_alone = |at: u64| changes.get(&at) == Some(&1);
    let found = entries
        .iter()
        .filter(|[at, kind, _]| *kind == RELATIVE && is_alone(*at) && is_sealed(elf, &sealed, *at));
    Some(
        found
            .filter_map(|[at, _, to]| Some((*at, (code_at(elf, *to)?, *to))))
            .collect(),
    )
}

/// The header of a type, if there is one.
fn only<'data>(
    elf: &ElfFile64<'data, LittleEndian>,
    kind: elf::ProgramType,
) -> Option<&'data elf::ProgramHeader64<LittleEndian>> {
    let headers = elf.elf_program_headers().iter();
    let mut headers = headers.filter(|header| header.p_type(ENDIAN) == kind);
    let (header, None) = (headers.next()?, headers.next()) else {
        return None;
    };
    Some(header)
}

/// All relocations that the loader is told of.
fn entries(
    elf: &ElfFile64<'_, LittleEndian>,
    told: &elf::ProgramHeader64<LittleEndian>,
) -> Option<Vec<Entry>> {
    let told = told.dynamic(ENDIAN, elf.data()).ok()??;
    let told = told
        .iter()
        .map(|entry| (entry.d_tag.get(ENDIAN), entry.d_val.get(ENDIAN)));
    let told = told.take_while(|(tag, _)| *tag != elf::DT_NULL);
    let mut values = HashMap::new();
    for (tag, value) in told {
        let is_twice = tag != elf::DT_NEEDED && values.insert(tag, value).is_some();
        if is_twice || !KNOWN.contains(&tag) {
            return None;
        }
    }
    let value = |tag| values.get(&tag).copied();
    // Without a form, the loader of musl takes calls for relocations of another size.
    let is_other = |(tag, size)| value(tag).is_some_and(|is| is != size);
    if is_other((elf::DT_RELAENT, ENTRY))
        || is_other((elf::DT_PLTREL, 7))
        || value(elf::DT_PLTREL).is_some() != value(elf::DT_JMPREL).is_some()
    {
        return None;
    }
    let mut all = Vec::new();
    for (table, size) in [
        (elf::DT_RELA, elf::DT_RELASZ),
        (elf::DT_JMPREL, elf::DT_PLTRELSZ),
    ] {
        let (at, size) = match (value(table), value(size)) {
            (None, None) => continue,
            (at, size) => (at?, size?),
        };
        let bytes = elf.segments().find_map(|segment| {
            let bytes = segment.data_range(at, size).ok().flatten();
            bytes.filter(|_| is_read_only(segment.flags()))
        })?;
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

/// Whether the eight bytes there are those of a file in whole pages that the loader makes read-only in the end.
fn is_sealed(elf: &ElfFile64<'_, LittleEndian>, sealed: &Range<u64>, at: u64) -> bool {
    let is_loaded = elf.segments().any(|segment| {
        let bytes = segment.data_range(at, 8);
        matches!(bytes, Ok(Some(_)))
    });
    let within = at.checked_add(8).is_some_and(|end| end <= sealed.end);
    is_loaded && within && sealed.start <= at
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
