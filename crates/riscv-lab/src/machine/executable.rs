//! Static ELF files: what they put where.

use std::collections::BTreeMap;

use object::LittleEndian;
use object::elf::{
    ELFCLASS64, ELFDATA2LSB, EM_RISCV, ET_DYN, ET_EXEC, FileHeader64, PF_R, PF_W, PF_X, PT_INTERP,
    PT_LOAD, PT_PHDR, ProgramFlags, SHT_SYMTAB, STT_FUNC, STT_NOTYPE, STT_OBJECT,
};
use object::read::elf::{FileHeader, ProgramHeader, Sym};

use super::error::LoadError;
use super::memory::Permissions;

/// Where a program goes that can be anywhere (a static PIE).
const BASE: u64 = 0x100_0000;

const CLASS_64: u8 = ELFCLASS64.0;
const LITTLE_ENDIAN: u8 = ELFDATA2LSB.0;

/// A part of an executable in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// First address.
    pub address: u64,
    /// Bytes in memory: those of the file, then zeros.
    pub size: u64,
    /// The bytes in the file.
    pub bytes: Vec<u8>,
    /// Permitted accesses.
    pub permissions: Permissions,
}

/// A program that can be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Executable {
    /// Address of the first instruction.
    pub entry: u64,
    /// Parts that are loaded into memory.
    pub segments: Vec<Segment>,
    /// Addresses of functions and variables by name, where the file has them.
    pub symbols: BTreeMap<String, u64>,
    /// Address of the program headers in memory, which the C library looks for, and how many they are.
    pub headers: (u64, u64),
}

/// The ELF file format's own word for a damaged file.
fn damaged(error: object::Error) -> LoadError {
    LoadError::Damaged(error.to_string())
}

/// The header of an ELF file for RV64, little-endian.
pub(crate) fn riscv_header(file: &[u8]) -> Result<&FileHeader64<LittleEndian>, LoadError> {
    if !file.starts_with(b"\x7fELF") {
        return Err(LoadError::Damaged("the magic number is missing".to_owned()));
    }
    match file.get(4..6) {
        Some([CLASS_64, LITTLE_ENDIAN]) => {}
        Some([CLASS_64, _]) => return Err(LoadError::Foreign("is big-endian")),
        Some(_) => return Err(LoadError::Foreign("is not for 64 bits")),
        None => return Err(LoadError::Damaged("it ends early".to_owned())),
    }
    let header = FileHeader64::<LittleEndian>::parse(file).map_err(damaged)?;
    let endian = header.endian().map_err(damaged)?;
    if header.e_machine.get(endian) != EM_RISCV {
        return Err(LoadError::Foreign("is for another processor"));
    }
    Ok(header)
}

impl Executable {
    /// Reads a static executable for RV64, of any operating system's conventions or none.
    ///
    /// # Errors
    /// [`LoadError`].
    pub fn parse(file: &[u8]) -> Result<Executable, LoadError> {
        let header = riscv_header(file)?;
        let endian = LittleEndian;
        let bias = match header.e_type.get(endian) {
            ET_EXEC => 0,
            ET_DYN => BASE,
            _ => return Err(LoadError::Foreign("is not an executable")),
        };
        let parts = header.program_headers(endian, file).map_err(damaged)?;
        let mut segments = Vec::new();
        let mut headers = None;
        for part in parts {
            let address = part.p_vaddr(endian).wrapping_add(bias);
            match part.p_type(endian) {
                PT_INTERP => return Err(LoadError::Dynamic),
                PT_PHDR => headers = Some(address),
                PT_LOAD => {
                    let bytes = part.data(endian, file);
                    let bytes = bytes.map_err(|()| {
                        LoadError::Damaged("a segment lies beyond its end".to_owned())
                    })?;
                    let size = part.p_memsz(endian);
                    if (bytes.len() as u64) > size {
                        return Err(LoadError::Damaged("a segment is too long".to_owned()));
                    }
                    // Where no header says it: they are in the segment that holds the file's first bytes.
                    if part.p_offset(endian) == 0 {
                        headers = headers.or(Some(address.wrapping_add(header.e_phoff(endian))));
                    }
                    segments.push(Segment {
                        address,
                        size,
                        bytes: bytes.to_vec(),
                        permissions: permissions(part.p_flags(endian)),
                    });
                }
                _ => {}
            }
        }
        if segments.is_empty() {
            return Err(LoadError::Damaged("it has no segment to load".to_owned()));
        }
        Ok(Executable {
            entry: header.e_entry(endian).wrapping_add(bias),
            segments,
            symbols: symbols(header, endian, file, bias)?,
            headers: (headers.unwrap_or(0), parts.len() as u64),
        })
    }
}

fn permissions(flags: ProgramFlags) -> Permissions {
    [
        (PF_R, Permissions::READ),
        (PF_W, Permissions::WRITE),
        (PF_X, Permissions::EXECUTE),
    ]
    .into_iter()
    .filter(|(flag, _)| flags.0 & flag.0 != 0)
    .fold(Permissions::NONE, |all, (_, one)| all.and(one))
}

fn symbols(
    header: &FileHeader64<LittleEndian>,
    endian: LittleEndian,
    file: &[u8],
    bias: u64,
) -> Result<BTreeMap<String, u64>, LoadError> {
    let sections = header.sections(endian, file).map_err(damaged)?;
    let table = sections
        .symbols(endian, file, SHT_SYMTAB)
        .map_err(damaged)?;
    let mut symbols = BTreeMap::new();
    for symbol in table.iter() {
        let named = matches!(symbol.st_type(), STT_FUNC | STT_OBJECT | STT_NOTYPE);
        if !named || symbol.is_undefined(endian) {
            continue;
        }
        let name = symbol.name(endian, table.strings()).map_err(damaged)?;
        if let Ok(name) = std::str::from_utf8(name)
            && !name.is_empty()
        {
            symbols.insert(name.to_owned(), symbol.st_value(endian).wrapping_add(bias));
        }
    }
    Ok(symbols)
}
