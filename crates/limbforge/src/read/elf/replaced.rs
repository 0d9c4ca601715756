//! Signs that a linker or a loader makes something else of a file than what is read in it.

use std::collections::{BTreeMap, BTreeSet};

use object::{ObjectSymbol, SectionFlags, SectionIndex, SymbolFlags, elf};

/// The reason to refuse such a file.
pub const OPTIMISED_LATER: &str = "it has code for optimisation at link time, of which a linker makes other code; build without `-flto`";

/// Symbols that other files can name, whatever they are: a linker takes any of a name.
#[derive(Default)]
pub struct Names {
    /// Where each is: the file in an archive, the section if it has one, the value.
    pub places: BTreeMap<String, (usize, Option<SectionIndex>, u64)>,
    /// Those that are in two places.
    pub twice: BTreeSet<String>,
}

impl Names {
    /// Enters a symbol.
    pub fn enter(&mut self, name: &str, place: (usize, Option<SectionIndex>, u64)) {
        let known = *self.places.entry(name.to_owned()).or_insert(place);
        if known != place {
            self.twice.insert(name.to_owned());
        }
    }
}

/// Whether a section has code for optimisation at link time.
pub fn is_optimised_later(section: &str) -> bool {
    let starts = [".gnu.lto_", ".llvm.lto"];
    starts.iter().any(|start| section.starts_with(start))
}

/// Whether a section has this flag.
pub fn has_flag(flags: SectionFlags, flag: elf::SectionFlags) -> bool {
    match flags {
        SectionFlags::Elf { sh_flags, .. } => (sh_flags & flag) != elf::SectionFlags::default(),
        _ => false,
    }
}

/// Whether the loader calls it to choose a function.
pub fn is_resolver<'data>(symbol: &impl ObjectSymbol<'data>) -> bool {
    match symbol.flags() {
        SymbolFlags::Elf { st_info, .. } => st_info.st_type() == elf::STT_GNU_IFUNC,
        _ => true,
    }
}

/// Whether the loader takes the first of its name.
fn is_unique<'data>(symbol: &impl ObjectSymbol<'data>) -> bool {
    match symbol.flags() {
        SymbolFlags::Elf { st_info, .. } => st_info.st_bind() == elf::STB_GNU_UNIQUE,
        _ => true,
    }
}

/// Whether another file's may come instead.
pub fn is_replaceable<'data>(symbol: &impl ObjectSymbol<'data>) -> bool {
    symbol.is_weak() || is_unique(symbol)
}
