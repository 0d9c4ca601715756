//! A program as the loader leaves it in memory.

use crate::memory::Memory;
use object::{
    File, Object, ObjectSegment, ObjectSymbol, RelocationFlags, RelocationTarget, SymbolKind, elf,
};
use std::collections::{BTreeMap, HashMap};

/// Where functions of other libraries seem to be: one byte each.
const ELSEWHERE: u64 = 0x7000_0000_0000;

#[derive(Default)]
pub struct Program {
    pub memory: Memory,
    /// Where functions begin.
    pub functions: BTreeMap<u64, String>,
    /// Functions of other libraries, by where they seem to be.
    pub elsewhere: BTreeMap<u64, String>,
}

impl Program {
    /// A program at the addresses that its file says.
    pub fn parse(file: &[u8]) -> object::Result<Program> {
        let file = File::parse(file)?;
        let mut memory = Memory::default();
        for segment in file.segments() {
            let size = usize::try_from(segment.size()).expect("a size");
            memory.map(segment.address(), size);
            memory
                .write(segment.address(), &vec![0; size])
                .expect("a segment");
            memory
                .write(segment.address(), segment.data()?)
                .expect("a segment");
        }
        let mut program = Program {
            memory,
            functions: BTreeMap::new(),
            elsewhere: BTreeMap::new(),
        };
        for symbol in file.symbols().filter(|s| s.kind() == SymbolKind::Text) {
            let name = rustc_demangle::demangle(symbol.name()?);
            program
                .functions
                .insert(symbol.address(), format!("{name:#}"));
        }
        program.link(&file)?;
        Ok(program)
    }

    fn link(&mut self, file: &File) -> object::Result<()> {
        let symbols = file.dynamic_symbols();
        let names: HashMap<_, _> = symbols.map(|s| (s.index(), s)).collect();
        for (place, relocation) in file.dynamic_relocations().into_iter().flatten() {
            let RelocationFlags::Elf { r_type } = relocation.flags() else {
                continue;
            };
            let value = match (r_type, relocation.target()) {
                (elf::R_X86_64_RELATIVE, _) => relocation.addend().cast_unsigned(),
                (_, RelocationTarget::Symbol(index)) => {
                    let value = ELSEWHERE + self.elsewhere.len() as u64;
                    self.elsewhere
                        .insert(value, names[&index].name()?.to_owned());
                    value
                }
                _ => continue,
            };
            self.memory
                .write(place, &value.to_le_bytes())
                .expect("a place in a segment");
        }
        Ok(())
    }

    /// The function at an address.
    pub fn function(&self, address: u64) -> &str {
        let found = self.functions.range(..=address).next_back();
        found.map_or("no function", |(_, name)| name)
    }
}
