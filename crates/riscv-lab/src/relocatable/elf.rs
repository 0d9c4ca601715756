//! Relocatable ELF files: functions in one section of code, constants in one section that cannot be written.
//!
//! The reader refuses files whose linked code could differ from these bytes: relocations that are not followed, symbols
//! that other files can replace, a second section of code or data.
//! Reference: RISC-V ABIs Specification, version 1.0, ELF.

use std::collections::BTreeMap;

use object::LittleEndian;
use object::elf::{
    EF_RISCV_RVE, ET_REL, FileHeader64, R_RISCV_ALIGN, R_RISCV_PCREL_HI20, R_RISCV_PCREL_LO12_I,
    R_RISCV_RELAX, SHF_ALLOC, SHF_EXECINSTR, SHT_CREL, SHT_GROUP, SHT_PROGBITS, SHT_REL, SHT_RELA,
    SHT_SYMTAB, STB_GLOBAL, STB_LOCAL, STT_FUNC, STT_NOTYPE, Sym64,
};
use object::read::elf::{FileHeader, Rela, SectionHeader, SectionTable, Sym, SymbolTable};
use object::read::{SectionIndex, SymbolIndex};

use super::{Link, ObjectError, Routine, words};
use crate::machine::{LoadError, riscv_header};

type File = FileHeader64<LittleEndian>;

const ENDIAN: LittleEndian = LittleEndian;

fn damaged(error: object::Error) -> ObjectError {
    ObjectError::File(LoadError::Damaged(error.to_string()))
}

/// The sections that count.
struct Sections {
    code: SectionIndex,
    constants: Option<SectionIndex>,
}

/// A function's place in the section of code.
struct Place {
    name: String,
    begin: u64,
    /// As the file says; 0 if it does not.
    size: u64,
}

/// The functions that a relocatable file exports, by name: all of its code but padding.
///
/// # Errors
/// [`ObjectError`] for whatever is not understood.
pub fn routines(file: &[u8]) -> Result<BTreeMap<String, Routine>, ObjectError> {
    let header = riscv_header(file).map_err(ObjectError::File)?;
    if header.e_type.get(ENDIAN) != ET_REL || header.e_flags.get(ENDIAN).0 & EF_RISCV_RVE.0 != 0 {
        return Err(ObjectError::File(LoadError::Foreign(
            "is not a relocatable object, or is for RV64E",
        )));
    }
    let table = header.sections(ENDIAN, file).map_err(damaged)?;
    let sections = sections(&table, file)?;
    let symbols = table.symbols(ENDIAN, file, SHT_SYMTAB).map_err(damaged)?;
    let code = table.section(sections.code).map_err(damaged)?;
    let code = code.data(ENDIAN, file).map_err(damaged)?;
    let constants = match sections.constants {
        Some(index) => {
            let section = table.section(index).map_err(damaged)?;
            section.data(ENDIAN, file).map_err(damaged)?
        }
        None => &[],
    };
    let places = places(&symbols, &sections, code.len() as u64)?;
    let Linking { links, aligned } = linking(&table, &symbols, &sections, file)?;
    let mut routines = BTreeMap::new();
    let mut end = 0;
    for (i, place) in places.iter().enumerate() {
        let next = places.get(i + 1).map_or(code.len() as u64, |p| p.begin);
        padding(code, end, place.begin)?;
        end = extent(code, place, next)?;
        // A linker may take these bytes away.
        if let Some((at, _)) = aligned
            .iter()
            .find(|(at, to)| *at < end && *to > place.begin)
        {
            return Err(refused(*at, "aligns the inside of a function"));
        }
        let own = links.range(place.begin..end);
        let routine = Routine {
            code: code[place.begin as usize..end as usize].to_vec(),
            links: own
                .map(|(at, link)| Ok((at - place.begin, relative(*link, place.begin, *at)?)))
                .collect::<Result<_, _>>()?,
            constants: constants.to_vec(),
        };
        routines.insert(place.name.clone(), routine);
    }
    padding(code, end, code.len() as u64)?;
    let inside: usize = routines.values().map(|routine| routine.links.len()).sum();
    if inside < links.len() {
        return Err(ObjectError::Relocation {
            at: 0,
            what: "is in no function".to_owned(),
        });
    }
    Ok(routines)
}

/// Offsets from the section's beginning become offsets from the function's.
fn relative(link: Link, begin: u64, at: u64) -> Result<Link, ObjectError> {
    match link {
        Link::Upper { .. } => Ok(link),
        Link::Lower { auipc } => {
            let auipc = auipc.checked_sub(begin).ok_or(ObjectError::Relocation {
                at,
                what: "belongs to another function's `auipc`".to_owned(),
            })?;
            Ok(Link::Lower { auipc })
        }
    }
}

/// Finds the section of code and that of constants; refuses others that would be in memory.
fn sections(table: &SectionTable<'_, File>, file: &[u8]) -> Result<Sections, ObjectError> {
    let (mut code, mut constants, mut symbols) = (None, None, None);
    for (index, section) in table.enumerate() {
        let name = table.section_name(ENDIAN, section).map_err(damaged)?;
        let wrong = |what| ObjectError::Section {
            name: String::from_utf8_lossy(name).into_owned(),
            what,
        };
        let (kind, flags) = (section.sh_type(ENDIAN), section.sh_flags(ENDIAN).0);
        if kind == SHT_GROUP {
            return Err(wrong("is a group that a linker may drop"));
        }
        // LLVM's form: it would be passed over.
        if kind == SHT_CREL {
            return Err(wrong("has relocations in a form that is not read"));
        }
        if kind == SHT_SYMTAB && symbols.replace(index).is_some() {
            return Err(wrong("is the second table of symbols"));
        }
        if kind == SHT_RELA || kind == SHT_REL {
            continue;
        }
        if flags & SHF_ALLOC.0 == 0 || section.sh_size(ENDIAN) == 0 {
            continue;
        }
        if kind != SHT_PROGBITS {
            return Err(wrong("occupies memory but is neither code nor constants"));
        }
        section.data(ENDIAN, file).map_err(damaged)?;
        let found = match flags {
            _ if flags == SHF_ALLOC.0 | SHF_EXECINSTR.0 => &mut code,
            _ if flags == SHF_ALLOC.0 => &mut constants,
            _ => return Err(wrong("can be written or merged")),
        };
        if found.replace(index).is_some() {
            return Err(wrong("is the second section of its kind"));
        }
        // Linkers give other names a meaning: of two sections `.gnu.linkonce.t.f` they keep the first.
        let plain: &[u8] = if flags == SHF_ALLOC.0 {
            b".rodata"
        } else {
            b".text"
        };
        if name != plain {
            return Err(wrong("is not named `.text` or `.rodata`"));
        }
        // Constants are read by words of 8 bytes. An alignment of 0 is none.
        let alignment = section.sh_addralign(ENDIAN);
        if flags == SHF_ALLOC.0 && (alignment == 0 || alignment % 8 != 0) {
            return Err(wrong("is not aligned to 8 bytes"));
        }
    }
    let none = || ObjectError::Section {
        name: ".text".to_owned(),
        what: "is missing",
    };
    Ok(Sections {
        code: code.ok_or_else(none)?,
        constants,
    })
}

fn name_of(symbols: &SymbolTable<'_, File>, symbol: &Sym64<LittleEndian>) -> String {
    let name = symbol.name(ENDIAN, symbols.strings()).unwrap_or_default();
    String::from_utf8_lossy(name).into_owned()
}

/// The exported functions in the order of their places. Local symbols name places for relocations, and nothing can jump
/// to them: code with jumps is refused where it is read.
fn places(
    symbols: &SymbolTable<'_, File>,
    sections: &Sections,
    end: u64,
) -> Result<Vec<Place>, ObjectError> {
    let mut places: Vec<Place> = Vec::new();
    for (index, symbol) in symbols.enumerate() {
        if index == SymbolIndex(0) || symbol.st_bind() == STB_LOCAL && !symbol.is_undefined(ENDIAN)
        {
            continue;
        }
        let name = name_of(symbols, symbol);
        let wrong = |what| ObjectError::Symbol {
            name: name.clone(),
            what,
        };
        if symbol.is_undefined(ENDIAN) {
            return Err(wrong("is not defined here"));
        }
        if symbol.st_bind() != STB_GLOBAL {
            return Err(wrong("is weak: another file can override it"));
        }
        let section = symbols.symbol_section(ENDIAN, symbol, index);
        if section.map_err(damaged)? != Some(sections.code) {
            return Err(wrong("is not in the code section"));
        }
        if !matches!(symbol.st_type(), STT_FUNC | STT_NOTYPE) {
            return Err(wrong("is not a function"));
        }
        let (begin, size) = (symbol.st_value(ENDIAN), symbol.st_size(ENDIAN));
        if begin % 2 != 0 || begin.checked_add(size).is_none_or(|to| to > end) || begin == end {
            return Err(wrong("lies outside its section"));
        }
        if places.iter().any(|place| place.name == name) {
            return Err(wrong("is defined twice"));
        }
        places.push(Place { name, begin, size });
    }
    places.sort_by_key(|place| place.begin);
    for pair in places.windows(2) {
        if pair[0].begin + pair[0].size.max(1) > pair[1].begin {
            return Err(ObjectError::Symbol {
                name: pair[1].name.clone(),
                what: "overlaps another function",
            });
        }
    }
    Ok(places)
}

/// Whether the word does nothing, or is the 0 that assemblers fill sections with.
fn is_padding(word: u32) -> bool {
    matches!(word, 0 | 0x0001 | 0x0000_0013)
}

/// The end of a function: as its symbol says, or without a size before the padding in front of the next function.
fn extent(code: &[u8], place: &Place, next: u64) -> Result<u64, ObjectError> {
    if place.size > 0 {
        return Ok(place.begin + place.size);
    }
    let bytes = &code[place.begin as usize..next as usize];
    let mut words = words(bytes).ok_or(ObjectError::Code {
        at: next,
        what: "ends inside an instruction",
    })?;
    let mut end = next;
    while let Some((at, _)) = words.pop_if(|(_, word)| is_padding(*word)) {
        end = place.begin + at;
    }
    Ok(end)
}

/// Between functions is nothing but padding.
fn padding(code: &[u8], from: u64, to: u64) -> Result<(), ObjectError> {
    let words = words(&code[from as usize..to as usize]);
    if words.is_some_and(|words| words.iter().all(|(_, word)| is_padding(*word))) {
        Ok(())
    } else {
        Err(ObjectError::Code {
            at: from,
            what: "belongs to no function",
        })
    }
}

/// Changes that a linker makes to the section of code.
#[derive(Default)]
struct Linking {
    /// Values that it writes, by offset.
    links: BTreeMap<u64, Link>,
    /// Padding that it may shorten, from and to.
    aligned: Vec<(u64, u64)>,
}

/// Reads the relocations. That a linker may relax an address changes how it is computed, and not the address.
fn linking(
    table: &SectionTable<'_, File>,
    symbols: &SymbolTable<'_, File>,
    sections: &Sections,
    file: &[u8],
) -> Result<Linking, ObjectError> {
    let mut linking = Linking::default();
    for (_, section) in table.enumerate() {
        let kind = section.sh_type(ENDIAN);
        if kind != SHT_RELA && kind != SHT_REL {
            continue;
        }
        let of = SectionIndex(section.sh_info(ENDIAN) as usize);
        let target = table.section(of).map_err(damaged)?;
        if target.sh_flags(ENDIAN).0 & SHF_ALLOC.0 == 0 {
            continue;
        }
        let Some((relocations, link)) = section.rela(ENDIAN, file).map_err(damaged)? else {
            return Err(refused(0, "has no addend"));
        };
        if link != symbols.section() {
            return Err(refused(0, "is of another table of symbols"));
        }
        if of != sections.code && !relocations.is_empty() {
            return Err(refused(0, "changes constants"));
        }
        for relocation in relocations {
            let at = relocation.r_offset(ENDIAN);
            let link = match relocation.r_type(ENDIAN, false) {
                R_RISCV_RELAX => continue,
                R_RISCV_ALIGN => {
                    let to = at.checked_add_signed(relocation.r_addend(ENDIAN));
                    let to = to.ok_or_else(|| refused(at, "aligns backwards"))?;
                    linking.aligned.push((at, to));
                    continue;
                }
                R_RISCV_PCREL_HI20 => {
                    let constants = sections.constants;
                    let target = target_of(symbols, relocation, constants, "a constant")?;
                    Link::Upper { constant: target }
                }
                R_RISCV_PCREL_LO12_I if relocation.r_addend(ENDIAN) == 0 => {
                    let code = Some(sections.code);
                    let auipc = target_of(symbols, relocation, code, "an `auipc`")?;
                    Link::Lower { auipc }
                }
                other => {
                    return Err(refused(at, format!("has the unsupported type {}", other.0)));
                }
            };
            if linking.links.insert(at, link).is_some() {
                return Err(refused(at, "is the second relocation of an instruction"));
            }
        }
    }
    Ok(linking)
}

fn refused(at: u64, what: impl Into<String>) -> ObjectError {
    let what = what.into();
    ObjectError::Relocation { at, what }
}

/// The offset in `section` that a relocation refers to, by a symbol that no other file can replace.
fn target_of(
    symbols: &SymbolTable<'_, File>,
    relocation: &object::elf::Rela64<LittleEndian>,
    section: Option<SectionIndex>,
    expected: &str,
) -> Result<u64, ObjectError> {
    let at = relocation.r_offset(ENDIAN);
    let wrong = || refused(at, format!("is not of {expected} of this file"));
    let index = relocation.symbol(ENDIAN, false).ok_or_else(wrong)?;
    let symbol = symbols.symbol(index).map_err(damaged)?;
    let found = symbols
        .symbol_section(ENDIAN, symbol, index)
        .map_err(damaged)?;
    if symbol.st_bind() != STB_LOCAL || found.is_none() || found != section {
        return Err(wrong());
    }
    let value = symbol.st_value(ENDIAN);
    value
        .checked_add_signed(relocation.r_addend(ENDIAN))
        .ok_or_else(wrong)
}
