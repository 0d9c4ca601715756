//! brk, mmap and their like.

use super::Errno;
use crate::machine::memory::{Memory, PAGE, Permissions};

/// Where mappings are looked for that may be anywhere.
const ANYWHERE: std::ops::Range<u64> = 0x4000_0000..0x8000_0000;
/// Where the heap is as long as no program is loaded.
const HEAP_START: u64 = 0x2000_0000;
/// Bytes that `brk` gives at most.
const HEAP: u64 = 512 << 20;

const MAP_FIXED: u64 = 0x10;
const MAP_ANONYMOUS: u64 = 0x20;
const MAP_FIXED_NOREPLACE: u64 = 0x10_0000;
const REMAP_MAYMOVE: u64 = 1;

/// Memory that the program has asked for.
pub struct Maps {
    /// First address of the heap, and the one behind its last.
    heap: (u64, u64),
    /// Where to look for free addresses next.
    next: u64,
}

impl Maps {
    pub fn new() -> Maps {
        Maps {
            heap: (HEAP_START, HEAP_START),
            next: ANYWHERE.start,
        }
    }

    pub fn set_break(&mut self, end: u64) {
        let end = end.next_multiple_of(PAGE);
        self.heap = (end, end);
    }

    /// brk: the end of the heap, moved if it can be.
    pub fn set_heap(&mut self, memory: &mut Memory, end: u64) -> u64 {
        let (start, now) = self.heap;
        let (old, new) = (
            now.next_multiple_of(PAGE),
            end.saturating_add(PAGE - 1) / PAGE * PAGE,
        );
        let fits = (start..=start + HEAP).contains(&end);
        if fits && new <= old {
            memory.unmap(new, old - new);
            self.heap.1 = end;
        } else if fits
            && memory.is_free(old, new - old)
            && memory.map(old, new - old, Permissions::READ_WRITE)
        {
            self.heap.1 = end;
        }
        self.heap.1
    }

    pub fn unmap(&mut self, memory: &mut Memory, address: u64, length: u64) -> Result<u64, Errno> {
        if length == 0 || !address.is_multiple_of(PAGE) {
            return Err(Errno::Invalid);
        }
        memory.unmap(address, length);
        Ok(0)
    }

    /// mmap(address, length, protection, flags, file, offset)
    pub fn map(&mut self, memory: &mut Memory, a: &[u64; 6]) -> Result<u64, Errno> {
        let [address, length, protection, flags, ..] = *a;
        if flags & MAP_ANONYMOUS == 0 {
            return Err(Errno::NoDevice);
        }
        let length = rounded(length)?;
        let permissions = permissions(protection)?;
        let place = if flags & MAP_FIXED != 0 && address.is_multiple_of(PAGE) {
            memory.unmap(address, length);
            address
        } else if flags & (MAP_FIXED | MAP_FIXED_NOREPLACE) != 0 {
            return Err(Errno::Invalid);
        } else {
            self.free(memory, length)?
        };
        if !memory.map(place, length, permissions) {
            return Err(Errno::NoMemory);
        }
        Ok(place)
    }

    /// mprotect
    pub fn protect(
        &mut self,
        memory: &mut Memory,
        address: u64,
        length: u64,
        protection: u64,
    ) -> Result<u64, Errno> {
        let permissions = permissions(protection)?;
        if !address.is_multiple_of(PAGE) {
            return Err(Errno::Invalid);
        }
        if !memory.is_mapped(address, length) || !memory.map(address, length, permissions) {
            return Err(Errno::NoMemory);
        }
        Ok(0)
    }

    /// mremap(address, old length, new length, flags): shrinks, or copies to another place.
    pub fn remap(&mut self, memory: &mut Memory, a: &[u64; 6]) -> Result<u64, Errno> {
        let [address, old, new, flags, ..] = *a;
        let (old, new) = (rounded(old)?, rounded(new)?);
        if !address.is_multiple_of(PAGE) || !memory.is_mapped(address, old) {
            return Err(Errno::Fault);
        }
        if new <= old {
            memory.unmap(address + new, old - new);
            return Ok(address);
        }
        if flags & REMAP_MAYMOVE == 0 {
            return Err(Errno::NoMemory);
        }
        let place = self.free(memory, new)?;
        let mut bytes = vec![0; old as usize];
        memory.load_all(address, &mut bytes)?;
        if !memory.map(place, new, Permissions::READ_WRITE) {
            return Err(Errno::NoMemory);
        }
        memory.store_all(place, &bytes)?;
        memory.unmap(address, old);
        Ok(place)
    }

    /// So many free bytes: behind the last that were given, or else from the beginning on.
    fn free(&mut self, memory: &Memory, length: u64) -> Result<u64, Errno> {
        for start in [self.next, ANYWHERE.start] {
            let mut place = start;
            while place + length <= ANYWHERE.end {
                if memory.is_free(place, length) {
                    self.next = place + length;
                    return Ok(place);
                }
                place += PAGE;
            }
        }
        Err(Errno::NoMemory)
    }
}

/// Whole pages, of a length that there can be.
fn rounded(length: u64) -> Result<u64, Errno> {
    match length {
        0 => Err(Errno::Invalid),
        _ if length > ANYWHERE.end => Err(Errno::NoMemory),
        _ => Ok(length.next_multiple_of(PAGE)),
    }
}

fn permissions(protection: u64) -> Result<Permissions, Errno> {
    if protection > 7 {
        return Err(Errno::Invalid);
    }
    Ok([
        (1, Permissions::READ),
        (2, Permissions::WRITE),
        (4, Permissions::EXECUTE),
    ]
    .into_iter()
    .filter(|(bit, _)| protection & bit != 0)
    .fold(Permissions::NONE, |all, (_, one)| all.and(one)))
}
