//! Initial stack of a program. [RISC-V ELF psABI, and `fs/binfmt_elf.c` of Linux]

use super::split_mix;
use crate::isa::{Extension, Isa};
use crate::machine::executable::Executable;
use crate::machine::memory::{Memory, PAGE};

/// Most bytes of arguments and environment.
const MOST: usize = 1 << 20;

/// Writes count and addresses of the arguments, of the environment, and the auxiliary vector below `end`; returns where
/// `sp` points to. `None` if they are too many.
pub fn write_stack(
    memory: &mut Memory,
    end: u64,
    program: &Executable,
    isa: &Isa,
    arguments: &[String],
    environment: &[String],
) -> Option<u64> {
    let mut strings = Vec::new();
    let mut place = |text: &[u8]| {
        let at = strings.len() as u64;
        strings.extend_from_slice(text);
        strings.push(0);
        at
    };
    let arguments: Vec<u64> = arguments.iter().map(|s| place(s.as_bytes())).collect();
    let environment: Vec<u64> = environment.iter().map(|s| place(s.as_bytes())).collect();
    let name = place(b"program");
    let mut state = 2;
    let random: Vec<u8> = (0..2)
        .flat_map(|_| split_mix(&mut state).to_le_bytes())
        .collect();
    let random = place(&random);
    if strings.len() > MOST || arguments.len() + environment.len() > MOST / 8 {
        return None;
    }
    let base = (end - strings.len() as u64) & !15;
    let mut words = vec![arguments.len() as u64];
    for list in [arguments, environment] {
        words.extend(list.iter().map(|at| base + at));
        words.push(0);
    }
    let (headers, count) = program.headers;
    const HEADER: u64 = 56;
    for (key, value) in [
        (3, headers),        // AT_PHDR
        (4, HEADER),         // AT_PHENT
        (5, count),          // AT_PHNUM
        (6, PAGE),           // AT_PAGESZ
        (7, 0),              // AT_BASE: no interpreter
        (8, 0),              // AT_FLAGS
        (9, program.entry),  // AT_ENTRY
        (11, 0),             // AT_UID
        (12, 0),             // AT_EUID
        (13, 0),             // AT_GID
        (14, 0),             // AT_EGID
        (16, letters(isa)),  // AT_HWCAP
        (17, 100),           // AT_CLKTCK
        (23, 0),             // AT_SECURE
        (25, base + random), // AT_RANDOM
        (31, base + name),   // AT_EXECFN
        (0, 0),              // AT_NULL
    ] {
        words.extend([key, value]);
    }
    // sp is a multiple of 16.
    let sp = (base - words.len() as u64 * 8) & !15;
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    memory.store_all(base, &strings).ok()?;
    memory.store_all(sp, &bytes).ok()?;
    Some(sp)
}

/// The bits of AT_HWCAP: one for each letter.
fn letters(isa: &Isa) -> u64 {
    let named = Extension::ALL
        .iter()
        .filter(|extension| isa.has(**extension));
    named
        .filter_map(|extension| match extension.name().as_bytes() {
            [letter] => Some(1 << (letter - b'a')),
            _ => None,
        })
        .sum()
}
