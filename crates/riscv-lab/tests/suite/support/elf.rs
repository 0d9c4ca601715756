//! Writes ELF files: a header, program headers, and the segments' bytes.

/// A segment: address, bytes, flags (1 execute, 2 write, 4 read).
pub struct Part {
    pub address: u64,
    pub bytes: Vec<u8>,
    pub flags: u32,
}

const HEADER: usize = 64;
const PROGRAM_HEADER: usize = 56;
const PAGE: usize = 4096;

/// An executable for RV64 with the compressed extension and the ABI for doubles.
pub fn elf(entry: u64, parts: &[Part]) -> Vec<u8> {
    let mut file = Vec::new();
    file.extend(b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0");
    // ET_EXEC, EM_RISCV, version
    file.extend([2, 0, 243, 0, 1, 0, 0, 0]);
    for word in [entry, HEADER as u64, 0] {
        file.extend(word.to_le_bytes());
    }
    // Flags: EF_RISCV_RVC, double-float ABI.
    file.extend(5_u32.to_le_bytes());
    for half in [HEADER, PROGRAM_HEADER, parts.len(), 64, 0, 0] {
        file.extend((half as u16).to_le_bytes());
    }
    // Offsets are those of addresses modulo the page, as loaders map whole pages.
    let mut offset = PAGE;
    let mut places = Vec::new();
    for part in parts {
        file.extend(1_u32.to_le_bytes());
        file.extend(part.flags.to_le_bytes());
        let size = part.bytes.len() as u64;
        for word in [
            offset as u64,
            part.address,
            part.address,
            size,
            size,
            PAGE as u64,
        ] {
            file.extend(word.to_le_bytes());
        }
        places.push(offset);
        offset = (offset + part.bytes.len()).next_multiple_of(PAGE);
    }
    for (part, place) in parts.iter().zip(places) {
        file.resize(place, 0);
        file.extend(&part.bytes);
    }
    file
}
