//! Functions in ELF files: objects, archives of them, libraries and programs, for any processor.

mod code;
mod constants;
mod pointers;
mod replaced;
mod slots;
mod tables;

use std::{
    collections::{BTreeMap, HashSet},
    rc::Rc,
};

use code::CHANGED;
pub use code::Code;
pub(super) use code::{Constants, Link};
use object::{
    Architecture, LittleEndian, Object, ObjectSection, ObjectSegment, ObjectSymbol,
    RelocationTarget, SectionIndex, SymbolKind, elf,
    read::{archive::ArchiveFile, elf::ElfFile64},
};
use replaced::{Names, OPTIMISED_LATER, has_flag, is_optimised_later, is_replaceable, is_resolver};
use slots::Slots;
use tables::{changes_text, grouped, index_is_of, is_for_data, is_object, is_plain, is_read_only};

/// The functions of a file by name.
///
/// # Errors
/// The reason in words if the file is not understood or is for another processor.
pub fn functions(
    file: &[u8],
    architecture: Architecture,
) -> Result<BTreeMap<String, Code>, String> {
    let mut all = BTreeMap::new();
    let mut names = Names::default();
    if file.starts_with(b"!<arch>\n") {
        let archive = ArchiveFile::parse(file).map_err(|error| error.to_string())?;
        let (mut objects, mut others) = (HashSet::new(), 0);
        for (number, member) in archive.members().enumerate() {
            let member = member.map_err(|error| error.to_string())?;
            let bytes = member.data(file).map_err(|error| error.to_string())?;
            // Archives of Rust have a file of metadata.
            if bytes.starts_with(b"\x7fELF") {
                of_object(bytes, architecture, number, &mut all, &mut names)?;
                objects.insert(member.file_range());
            } else {
                others += 1;
            }
            if BITCODE.iter().any(|start| bytes.starts_with(start)) {
                return Err(OPTIMISED_LATER.to_owned());
            }
        }
        index_is_of(&archive, &objects, others)?;
    } else {
        of_object(file, architecture, 0, &mut all, &mut names)?;
    }
    for (name, code) in &mut all {
        let place = (code.place.0, Some(code.place.1), code.address);
        let elsewhere = names.places.get(name).is_some_and(|other| *other != place);
        if elsewhere || names.twice.contains(name) {
            code.obstacle = Some("there are two symbols of its name".to_owned());
        }
    }
    Ok(all)
}

/// A file for this processor whose code stays as it is.
fn parsed(file: &[u8], architecture: Architecture) -> Result<ElfFile64<'_, LittleEndian>, String> {
    let elf = ElfFile64::<LittleEndian>::parse(file).map_err(|error| error.to_string())?;
    if elf.architecture() != architecture {
        let (is, wanted) = (elf.architecture(), architecture);
        return Err(format!("it is for {is:?}, not for {wanted:?}"));
    }
    let mut sections = elf.sections();
    if sections.any(|section| section.name().is_ok_and(is_optimised_later)) {
        return Err(OPTIMISED_LATER.to_owned());
    }
    if changes_text(&elf, file)? {
        return Err("the loader changes its code; link without text relocations".to_owned());
    }
    Ok(elf)
}

fn of_object(
    file: &[u8],
    architecture: Architecture,
    number: usize,
    all: &mut BTreeMap<String, Code>,
    names: &mut Names,
) -> Result<(), String> {
    let elf = parsed(file, architecture)?;
    let moved = elf.dynamic_relocations().into_iter().flatten();
    let file = File {
        number,
        elf: &elf,
        linked: !is_object(&elf)?,
        grouped: grouped(&elf)?,
        moved: moved.map(|(at, _)| at).collect(),
    };
    let constants = Rc::new(file.constants()?);
    let slots = Rc::new(match file.linked {
        true => slots::slots(&elf),
        false => Slots::new(),
    });
    let pointed = pointers::pointed(&elf);
    let in_data = match file.linked {
        true => pointers::in_data(&elf),
        false => HashSet::new(),
    };
    let mut bytes = 0;
    // Of each name the place of its function: a library lists some symbols twice.
    let mut places = BTreeMap::new();
    for symbol in elf.symbols().chain(elf.dynamic_symbols()) {
        if !symbol.is_local() && !symbol.is_undefined() {
            let name = symbol.name().map_err(|error| error.to_string())?;
            names.enter(name, (number, symbol.section_index(), symbol.address()));
        }
        let Some(section) = symbol.section_index() else {
            continue;
        };
        if symbol.kind() != SymbolKind::Text && !is_label_of_code(&elf, &symbol) {
            continue;
        }
        let name = symbol.name().map_err(|error| error.to_string())?;
        let place = (section, symbol.address(), symbol.size());
        let known = places.get(name).copied();
        if known == Some(place) {
            continue;
        }
        let is_taken = known.is_some() || all.contains_key(name);
        // Only what other files can call has to be the only one: functions of one file are told apart by numbers.
        let own = match is_taken && symbol.is_local() {
            true => unused(name, all),
            false => name.to_owned(),
        };
        places.insert(own.clone(), place);
        let section = elf.section_by_index(section);
        let section = section.map_err(|error| error.to_string())?;
        let code = file.code(&section, &symbol, (&constants, &slots));
        let mut code =
            code.ok_or_else(|| format!("function `{name}` lies outside of its section"))?;
        code.exported |= pointed.contains(&(section.index(), symbol.address()))
            || in_data.contains(&symbol.address());
        bytes += code.bytes.len();
        if bytes > REPEATED * elf.data().len() {
            return Err("its symbols name the same bytes many times".to_owned());
        }
        if is_taken && own == name {
            code.obstacle = Some("there are two functions of its name".to_owned());
        }
        all.insert(own, code);
    }
    Ok(())
}

/// Beginnings of code for optimisation at link time that is in no ELF file.
const BITCODE: [&[u8]; 2] = [b"BC\xc0\xde", b"\xde\xc0\x17\x0b"];

/// Bytes of all functions of a file for each of its bytes: a few functions may have several names.
const REPEATED: usize = 8;

/// Whether other files can name a place in code that is not said to be a function.
fn is_label_of_code<'data>(
    elf: &ElfFile64<'data, LittleEndian>,
    symbol: &impl ObjectSymbol<'data>,
) -> bool {
    let section = symbol.section_index();
    let section = section.and_then(|index| elf.section_by_index(index).ok());
    let code = section.is_some_and(|section| {
        let begin = section.address();
        has_flag(section.flags(), elf::SHF_EXECINSTR)
            && (begin..begin + section.size()).contains(&symbol.address())
    });
    code && symbol.kind() == SymbolKind::Unknown && !symbol.is_local()
}

/// A name for another function of this name: `name#` and a number.
fn unused(name: &str, all: &BTreeMap<String, Code>) -> String {
    let mut names = (all.len()..).map(|k| format!("{name}#{k}"));
    names
        .find(|own| !all.contains_key(own))
        .expect("more numbers than functions")
}

/// A file, and what is changed in it when it is loaded.
struct File<'a, 'data> {
    /// Its number in an archive.
    number: usize,
    elf: &'a ElfFile64<'data, LittleEndian>,
    linked: bool,
    /// Sections that groups list.
    grouped: HashSet<SectionIndex>,
    /// Addresses of words that the loader writes.
    moved: Vec<u64>,
}

/// Bytes of the smallest page.
const PAGE: u64 = 4096;

impl<'data> File<'_, 'data> {
    /// Whether the loader puts these bytes there, for nobody to write, and changes none of them.
    fn stays(&self, address: u64, bytes: &[u8]) -> bool {
        if !self.linked {
            return true;
        }
        let end = address.saturating_add(bytes.len() as u64);
        let touches = |from: u64, size: u64| from < end && address < from.saturating_add(size);
        let mut segments = self.elf.segments();
        // A segment is put in place by whole pages.
        let mut holding = segments.by_ref().filter(|s| {
            let from = s.address() / PAGE * PAGE;
            let to = s.address().saturating_add(s.size());
            touches(from, to.saturating_add(PAGE - 1) / PAGE * PAGE - from)
        });
        let (Some(segment), None) = (holding.next(), holding.next()) else {
            return false;
        };
        let read_only = is_read_only(segment.flags());
        let found = segment.data_range(address, bytes.len() as u64);
        read_only && found == Ok(Some(bytes)) && !self.moved.iter().any(|at| touches(*at, CHANGED))
    }

    /// A reason why a linker may not take this section of an object as it is.
    fn is_replaced(&self, section: &impl ObjectSection<'data>) -> Option<&'static str> {
        let has = |flag| has_flag(section.flags(), flag);
        let once = section
            .name()
            .is_ok_and(|name| name.starts_with(".gnu.linkonce."));
        let reasons = [
            (
                has(elf::SHF_GROUP) || once || self.grouped.contains(&section.index()),
                "a linker may take another file's section",
            ),
            (has(elf::SHF_EXCLUDE), "a linker leaves its section out"),
            (
                section.address() != 0,
                "its section has an address before it is linked",
            ),
        ];
        let found = reasons.into_iter().find(|(is, _)| *is && !self.linked);
        found.map(|(_, reason)| reason)
    }

    fn code(
        &self,
        section: &impl ObjectSection<'data>,
        symbol: &impl ObjectSymbol<'data>,
        (constants, slots): (&Rc<Vec<Constants>>, &Rc<Slots>),
    ) -> Option<Code> {
        let begin = usize::try_from(symbol.address().checked_sub(section.address())?).ok()?;
        let end = begin.checked_add(usize::try_from(symbol.size()).ok()?)?;
        let bytes = section.data().ok()?.get(begin..end)?.to_vec();
        let resolver = is_resolver(symbol);
        let has = |flag| has_flag(section.flags(), flag);
        let obstacles = [
            (has(elf::SHF_COMPRESSED), "its section is compressed"),
            (has(elf::SHF_WRITE), "its section can be written"),
            (!has(elf::SHF_EXECINSTR), "its section cannot be executed"),
            (
                symbol.kind() != SymbolKind::Text,
                "its symbol does not say that it is a function",
            ),
            (
                has(elf::SHF_MERGE) && !self.linked,
                "a linker merges parts of its section",
            ),
            (
                is_for_data(section) && !self.linked,
                "a linker puts its section among data",
            ),
            (bytes.is_empty(), "its symbol has no size"),
            (resolver, "the loader chooses among several functions"),
            (
                is_replaceable(symbol) && !self.linked,
                "another file may replace it",
            ),
            (
                !self.stays(symbol.address(), &bytes),
                "the loader changes it",
            ),
        ];
        let obstacle = obstacles.into_iter().find(|(is, _)| *is);
        let other = !self.linked && !is_plain(section);
        let other = other.then_some("linkers have a rule of their own for its section");
        let obstacle = obstacle.map(|(_, reason)| reason);
        let obstacle = obstacle.or(self.is_replaced(section)).or(other);
        let mut code = Code {
            address: if self.linked {
                symbol.address()
            } else {
                begin as u64
            },
            linked: self.linked,
            exported: symbol.is_global() || symbol.is_weak(),
            place: (self.number, section.index()),
            obstacle: obstacle.map(str::to_owned),
            links: BTreeMap::new(),
            constants: Rc::clone(constants),
            slots: Rc::clone(slots),
            bytes,
        };
        if !self.linked {
            self.link(section, begin as u64, &mut code);
        }
        Some(code)
    }

    /// Enters what a linker changes in a function that begins at this place in its section.
    fn link(&self, section: &impl ObjectSection<'data>, begin: u64, code: &mut Code) {
        let end = begin + code.bytes.len() as u64;
        for (at, relocation) in section.relocations() {
            let link = self.link_of(&relocation);
            let size = link.size;
            if at >= end || at.saturating_add(size) <= begin {
                continue;
            }
            let Some(at) = at.checked_sub(begin) else {
                let what = "a linker changes its first bytes".to_owned();
                code.obstacle.get_or_insert(what);
                continue;
            };
            if code.links.insert(at, link).is_some() {
                let what = format!("a linker changes offset {at:#x} twice");
                code.obstacle.get_or_insert(what);
            }
        }
    }

    /// The value that a relocation puts in.
    fn link_of(&self, relocation: &object::Relocation) -> Link {
        use object::RelocationKind::{GotRelative, PltRelative, Relative};
        let of = match relocation.target() {
            RelocationTarget::Symbol(index) => self.elf.symbol_by_index(index).ok(),
            _ => None,
        };
        let distance = matches!(relocation.kind(), Relative | PltRelative)
            && relocation.size() == 32
            && !relocation.has_implicit_addend();
        let firm = |of: &&_| !is_replaceable(*of) && !is_resolver(*of);
        let to = of.as_ref().filter(|_| distance).filter(firm);
        let to = to.and_then(|of| {
            let at = i64::try_from(of.address()).ok()?;
            Some((of.section_index()?, at.checked_add(relocation.addend())?))
        });
        let in_table = relocation.kind() == GotRelative
            && relocation.size() == 32
            && relocation.addend() == -4
            && !relocation.has_implicit_addend();
        let entry = of.as_ref().filter(|_| in_table).filter(firm);
        let entry = entry.and_then(|of| Some((of.section_index()?, of.address())));
        let name = of.as_ref().and_then(|of| of.name().ok());
        Link {
            symbol: name.unwrap_or_default().to_owned(),
            to,
            symbol_at: of
                .as_ref()
                .filter(|of| of.kind() != SymbolKind::Section)
                .map(ObjectSymbol::address),
            entry,
            call: distance && (to.is_none() || relocation.kind() == PltRelative),
            size: match relocation.size() {
                0 => CHANGED,
                bits => u64::from(bits).div_ceil(8),
            },
        }
    }
}
