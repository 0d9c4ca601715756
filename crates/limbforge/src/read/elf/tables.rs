//! Tables of a file that a linker or a loader reads in another way than this reader: such a file is refused.
//!
//! The crate `object` leaves out what it does not understand: relocations of a size that is no multiple of theirs, or
//! of another table of symbols. GNU `ld` applies the former. A linker also takes a file of an unknown type for an
//! object, sections of a group without their flag, and members of an archive that only its index names.

use std::collections::HashSet;

use object::{
    LittleEndian, Object, ObjectKind, ObjectSection, ObjectSegment, SectionIndex, SectionKind,
    SegmentFlags, elf,
    read::{
        archive::ArchiveFile,
        elf::{ElfFile64, ProgramHeader, SectionHeader},
    },
};

use super::PAGE;

const ENDIAN: LittleEndian = LittleEndian;

/// Whether linkers read the tables of an object as this reader does, and whether it is one; others are files that a
/// loader takes.
///
/// # Errors
/// The reason in words if they may not.
pub fn is_object(elf: &ElfFile64<'_, LittleEndian>) -> Result<bool, String> {
    match elf.kind() {
        ObjectKind::Relocatable => {}
        ObjectKind::Executable | ObjectKind::Dynamic => {
            return match is_mapped_as_told(elf) {
                true => Ok(false),
                false => Err("loaders map its segments in several ways".to_owned()),
            };
        }
        _ => return Err("it is neither an object nor a library nor a program".to_owned()),
    }
    let symbols = elf.elf_symbol_table().section();
    for (index, section) in elf.elf_section_table().enumerate() {
        let kind = section.sh_type(ENDIAN);
        if kind == elf::SHT_SYMTAB && index != symbols {
            return Err("it has two tables of symbols".to_owned());
        }
        if !matches!(kind, elf::SHT_REL | elf::SHT_RELA | elf::SHT_CREL) {
            continue;
        }
        let is_linked = section.link(ENDIAN) == symbols && section.info_link(ENDIAN).0 != 0;
        if !is_linked || !are_whole(section, elf.data()) {
            return Err("it has relocations that are not understood".to_owned());
        }
    }
    Ok(true)
}

/// Whether all loaders put the bytes of segments where this reader takes them to be: they map whole pages of the file,
/// and count headers by a number that this reader may take for another.
fn is_mapped_as_told(elf: &ElfFile64<'_, LittleEndian>) -> bool {
    let mut loaded = elf.elf_program_headers().iter();
    let counted = elf.elf_header().e_phnum.get(ENDIAN) != elf::PN_XNUM;
    counted
        && loaded.all(|header| {
            let (at, place) = (header.p_vaddr(ENDIAN), header.p_offset(ENDIAN));
            let is_whole = at % PAGE == place % PAGE;
            let is_there = header.p_filesz(ENDIAN) <= header.p_memsz(ENDIAN);
            header.p_type(ENDIAN) != elf::PT_LOAD || is_whole && is_there
        })
}

/// Whether no page is of two segments: the loader would take the last one's.
pub fn pages_are_apart(elf: &ElfFile64<'_, LittleEndian>) -> bool {
    let pages = elf.segments().map(|segment| {
        let end = segment.address().saturating_add(segment.size());
        let end = end.saturating_add(PAGE - 1) / PAGE * PAGE;
        (segment.address() / PAGE * PAGE, end)
    });
    let mut pages: Vec<(u64, u64)> = pages.collect();
    pages.sort_unstable();
    pages.is_sorted_by(|one, next| one.1 <= next.0)
}

/// Whether nobody can write what a segment has.
pub fn is_read_only(flags: SegmentFlags) -> bool {
    match flags {
        SegmentFlags::Elf { p_flags, .. } => (p_flags & elf::PF_W) == elf::ProgramFlags::default(),
        _ => false,
    }
}

/// Whether all relocations of a section are read.
fn are_whole(section: &elf::SectionHeader64<LittleEndian>, file: &[u8]) -> bool {
    match section.sh_type(ENDIAN) {
        elf::SHT_REL => matches!(section.rel(ENDIAN, file), Ok(Some(_))),
        elf::SHT_RELA => matches!(section.rela(ENDIAN, file), Ok(Some(_))),
        _ => match section.crel(ENDIAN, file) {
            Ok(Some((mut relocations, _))) => relocations.all(|relocation| relocation.is_ok()),
            _ => false,
        },
    }
}

/// Sections in groups, of which a linker keeps one of a name: some of them go by the lists, and not by the flag.
///
/// # Errors
/// The reason in words if a list is not understood.
pub fn grouped(elf: &ElfFile64<'_, LittleEndian>) -> Result<HashSet<SectionIndex>, String> {
    let mut all = HashSet::new();
    for section in elf.elf_section_table().iter() {
        let group = section.group(ENDIAN, elf.data());
        let group = group.map_err(|error| error.to_string())?;
        let members = group.into_iter().flat_map(|(_, members)| members);
        all.extend(members.map(|member| SectionIndex(member.get(ENDIAN) as usize)));
    }
    Ok(all)
}

/// Whether a linker takes a section for data by its name.
pub fn is_for_data<'data>(section: &impl ObjectSection<'data>) -> bool {
    let starts = [".data", ".bss", ".tdata", ".tbss"];
    section
        .name()
        .is_ok_and(|name| starts.iter().any(|start| name.starts_with(start)))
}

/// Whether linkers put a section of an object where its kind says, as they have no other rule for its name: those that
/// they merge, sort, empty or make writable begin with a dot.
pub fn is_plain<'data>(section: &impl ObjectSection<'data>) -> bool {
    let (own, is_code) = match section.kind() {
        SectionKind::Text => (".text", true),
        SectionKind::ReadOnlyData => (".rodata", false),
        _ => return false,
    };
    section.name().is_ok_and(|name| {
        let rest = name.strip_prefix(own);
        let is_usual = rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
        is_usual || is_code && !name.starts_with('.')
    })
}

/// Whether the index of an archive names none but these members, by their places in the file: a linker takes what the
/// index names. Without an index all members have to be these.
///
/// # Errors
/// The reason in words.
pub fn index_is_of(
    archive: &ArchiveFile<'_>,
    objects: &HashSet<(u64, u64)>,
    others: usize,
) -> Result<(), String> {
    let hidden = || "its index names what is none of its objects".to_owned();
    let index = archive.symbols().map_err(|error| error.to_string())?;
    if index.is_none() && others > 0 {
        return Err("it has no index, and a member that is no object".to_owned());
    }
    for symbol in index.into_iter().flatten() {
        let symbol = symbol.map_err(|error| error.to_string())?;
        let member = archive.member(symbol.offset()).map_err(|_| hidden())?;
        if !objects.contains(&member.file_range()) {
            return Err(hidden());
        }
    }
    Ok(())
}

/// Whether the loader is told that relocations are of what nobody can write.
///
/// # Errors
/// The reason in words if what the loader is told is not at its place in the file, or has no end.
pub fn changes_text(elf: &ElfFile64<'_, LittleEndian>, file: &[u8]) -> Result<bool, String> {
    let mut is_changed = false;
    for header in elf.elf_program_headers() {
        if header.p_type(ENDIAN) != elf::PT_DYNAMIC {
            continue;
        }
        // The loader reads at the address, up to the end mark; the file has another place of these bytes.
        let bytes = header.data(ENDIAN, file).ok();
        let is_loaded = elf.segments().any(|segment| {
            let size = header.p_filesz(ENDIAN);
            let loaded = segment.data_range(header.p_vaddr(ENDIAN), size);
            bytes.is_some() && loaded.ok().flatten() == bytes
        });
        let entries = header.dynamic(ENDIAN, file).ok().flatten();
        let entries = entries.filter(|_| is_loaded).unwrap_or_default();
        let tags = entries.iter().map(|entry| entry.d_tag.get(ENDIAN));
        if !tags.clone().any(|tag| tag == elf::DT_NULL) {
            return Err("what it tells the loader is not understood".to_owned());
        }
        is_changed |= entries.iter().any(|entry| {
            let (tag, value) = (entry.d_tag.get(ENDIAN), entry.d_val.get(ENDIAN));
            tag == elf::DT_TEXTREL || tag == elf::DT_FLAGS && value & 4 != 0
        });
    }
    Ok(is_changed)
}
