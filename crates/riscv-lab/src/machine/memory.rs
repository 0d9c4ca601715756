//! Memory: bytes at addresses below 2^32, in pages that may be read, written or executed.

use std::fmt;

/// Permitted accesses to the bytes of a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Permissions(u8);

impl Permissions {
    /// Nothing.
    pub const NONE: Permissions = Permissions(0);
    /// To load.
    pub const READ: Permissions = Permissions(1);
    /// To store.
    pub const WRITE: Permissions = Permissions(2);
    /// To execute.
    pub const EXECUTE: Permissions = Permissions(4);
    /// To load and to store.
    pub const READ_WRITE: Permissions = Permissions(3);

    /// Either's.
    #[must_use]
    pub const fn and(self, other: Permissions) -> Permissions {
        Permissions(self.0 | other.0)
    }

    /// They may be executed.
    pub const fn executes(self) -> bool {
        self.allows(Permissions::EXECUTE)
    }

    const fn allows(self, other: Permissions) -> bool {
        self.0 & other.0 == other.0
    }
}

/// Marks a page that is mapped, whatever its permissions.
const MAPPED: u8 = 8;

/// Bytes of a page.
pub const PAGE: u64 = 4096;
/// Addresses end here.
pub const END: u64 = 1 << 32;
/// Bytes that are allocated together.
const CHUNK: usize = 1 << 16;
/// Most bytes that may be mapped at a time.
const MOST: u64 = 1 << 30;

/// Kind of an access that was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// A load.
    Load,
    /// A store.
    Store,
    /// Execution.
    Fetch,
}

/// An access to an address that does not allow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Kind of the access.
    pub access: Access,
    /// The first address of the access.
    pub address: u64,
    /// Nothing is there at all.
    pub unmapped: bool,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let address = self.address;
        let access = match self.access {
            Access::Load => "loaded from",
            Access::Store => "stored to",
            Access::Fetch => "executed",
        };
        if self.unmapped {
            write!(f, "nothing is mapped at {address:#x}")
        } else {
            write!(f, "{address:#x} must not be {access}")
        }
    }
}

/// The bytes that a program sees.
pub struct Memory {
    /// Permissions and [`MAPPED`] of each page.
    pages: Vec<u8>,
    /// Chunks that have been touched; others are zero where they are mapped.
    chunks: Vec<Option<Box<[u8; CHUNK]>>>,
    mapped: u64,
}

impl Memory {
    /// Without any page.
    pub fn new() -> Memory {
        Memory {
            pages: vec![0; (END / PAGE) as usize],
            chunks: (0..END as usize / CHUNK).map(|_| None).collect(),
            mapped: 0,
        }
    }

    /// Maps the pages that these addresses touch, zero unless they were mapped before, and gives them permissions.
    /// `false` if they end beyond 2^32 or more than 2^30 bytes were mapped, and then nothing is changed.
    pub fn map(&mut self, address: u64, length: u64, permissions: Permissions) -> bool {
        let Some(range) = pages(address, length) else {
            return false;
        };
        let new = self.pages[range.clone()]
            .iter()
            .filter(|p| **p == 0)
            .count() as u64
            * PAGE;
        if self.mapped + new > MOST {
            return false;
        }
        self.mapped += new;
        self.pages[range].fill(MAPPED | permissions.0);
        true
    }

    /// Unmaps these pages; their bytes are lost.
    pub fn unmap(&mut self, address: u64, length: u64) {
        let Some(range) = pages(address, length) else {
            return;
        };
        for page in range {
            if self.pages[page] != 0 {
                let at = page * PAGE as usize;
                if let Some(chunk) = &mut self.chunks[at / CHUNK] {
                    chunk[at % CHUNK..][..PAGE as usize].fill(0);
                }
                self.pages[page] = 0;
                self.mapped -= PAGE;
            }
        }
    }

    /// All of these pages are mapped.
    pub fn is_mapped(&self, address: u64, length: u64) -> bool {
        pages(address, length).is_some_and(|range| self.pages[range].iter().all(|p| *p != 0))
    }

    /// None of these pages is mapped, and all can be.
    pub fn is_free(&self, address: u64, length: u64) -> bool {
        pages(address, length).is_some_and(|range| self.pages[range].iter().all(|p| *p == 0))
    }

    /// Loads N bytes that lie in one page or in several, at any alignment.
    ///
    /// # Errors
    /// [`Fault`].
    #[inline]
    pub fn load<const N: usize>(&self, address: u64) -> Result<[u8; N], Fault> {
        self.read(address, Permissions::READ)
    }

    /// Like [`Memory::load`], of bytes that may be executed.
    ///
    /// # Errors
    /// [`Fault`].
    pub fn fetch<const N: usize>(&self, address: u64) -> Result<[u8; N], Fault> {
        self.read(address, Permissions::EXECUTE)
    }

    #[inline]
    fn read<const N: usize>(
        &self,
        address: u64,
        permission: Permissions,
    ) -> Result<[u8; N], Fault> {
        let at = address as usize;
        if address < END
            && at % PAGE as usize <= PAGE as usize - N
            && Permissions(self.pages[at / PAGE as usize]).allows(permission)
            && let Some(chunk) = &self.chunks[at / CHUNK]
            && let Some(bytes) = chunk[at % CHUNK..].first_chunk()
        {
            return Ok(*bytes);
        }
        let mut bytes = [0; N];
        self.copy_out(address, &mut bytes, permission)?;
        Ok(bytes)
    }

    /// Stores N bytes, at any alignment; all or none.
    ///
    /// # Errors
    /// [`Fault`].
    #[inline]
    pub fn store<const N: usize>(&mut self, address: u64, bytes: [u8; N]) -> Result<(), Fault> {
        let at = address as usize;
        if address < END
            && at % PAGE as usize <= PAGE as usize - N
            && Permissions(self.pages[at / PAGE as usize]).allows(Permissions::WRITE)
            && let Some(chunk) = &mut self.chunks[at / CHUNK]
            && let Some(place) = chunk[at % CHUNK..].first_chunk_mut()
        {
            *place = bytes;
            return Ok(());
        }
        self.check(address, N as u64, Permissions::WRITE)?;
        self.write(address, &bytes);
        Ok(())
    }

    /// Loads as many bytes as asked for.
    ///
    /// # Errors
    /// [`Fault`] of the first byte that cannot be loaded.
    pub fn load_all(&self, address: u64, bytes: &mut [u8]) -> Result<(), Fault> {
        self.copy_out(address, bytes, Permissions::READ)
    }

    /// Stores all bytes, or none.
    ///
    /// # Errors
    /// [`Fault`] of the first byte that cannot be stored.
    pub fn store_all(&mut self, address: u64, bytes: &[u8]) -> Result<(), Fault> {
        self.check(address, bytes.len() as u64, Permissions::WRITE)?;
        self.write(address, bytes);
        Ok(())
    }

    /// Puts bytes into mapped pages, whatever their permissions: what a loader does.
    ///
    /// # Errors
    /// [`Fault`] if a page is not mapped.
    pub fn load_image(&mut self, address: u64, bytes: &[u8]) -> Result<(), Fault> {
        self.check(address, bytes.len() as u64, Permissions::NONE)?;
        self.write(address, bytes);
        Ok(())
    }

    /// All pages of a range are mapped and allow the access.
    fn check(&self, address: u64, length: u64, permission: Permissions) -> Result<(), Fault> {
        let fault = |address, unmapped| Fault {
            access: match permission {
                Permissions::READ => Access::Load,
                Permissions::EXECUTE => Access::Fetch,
                _ => Access::Store,
            },
            address,
            unmapped,
        };
        if length == 0 {
            return Ok(());
        }
        let range = pages(address, length).ok_or_else(|| fault(address, true))?;
        for page in range {
            let flags = self.pages[page];
            if flags == 0 || !Permissions(flags).allows(permission) {
                return Err(fault(address.max(page as u64 * PAGE), flags == 0));
            }
        }
        Ok(())
    }

    fn copy_out(
        &self,
        address: u64,
        bytes: &mut [u8],
        permission: Permissions,
    ) -> Result<(), Fault> {
        self.check(address, bytes.len() as u64, permission)?;
        for (byte, at) in bytes.iter_mut().zip(address as usize..) {
            *byte = self.chunks[at / CHUNK]
                .as_ref()
                .map_or(0, |chunk| chunk[at % CHUNK]);
        }
        Ok(())
    }

    /// Writes to a range that has been checked.
    fn write(&mut self, address: u64, mut bytes: &[u8]) {
        let mut at = address as usize;
        while !bytes.is_empty() {
            let chunk = self.chunks[at / CHUNK].get_or_insert_with(|| {
                let zeros = vec![0; CHUNK].into_boxed_slice();
                zeros.try_into().expect("a slice of this length")
            });
            let (now, later) = bytes.split_at(bytes.len().min(CHUNK - at % CHUNK));
            chunk[at % CHUNK..][..now.len()].copy_from_slice(now);
            at += now.len();
            bytes = later;
        }
    }
}

impl Default for Memory {
    fn default() -> Memory {
        Memory::new()
    }
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Memory({} bytes mapped)", self.mapped)
    }
}

/// The pages that a range touches, if it ends below 2^32.
fn pages(address: u64, length: u64) -> Option<std::ops::Range<usize>> {
    let end = address.checked_add(length).filter(|end| *end <= END)?;
    Some((address / PAGE) as usize..end.div_ceil(PAGE) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_across_pages_and_chunks() {
        let mut memory = Memory::new();
        assert!(memory.map(0xf000, 0x3000, Permissions::READ_WRITE));
        for address in [0xf000, 0xfffc, 0x1_0ffd, 0x1_1ff8] {
            let word = 0x0102_0304_0506_0708_u64 ^ address;
            memory.store(address, word.to_le_bytes()).unwrap();
            assert_eq!(memory.load(address).map(u64::from_le_bytes), Ok(word));
        }
        assert_eq!(
            memory.load::<4>(0x1_0100),
            Ok([0; 4]),
            "fresh pages are zero"
        );
    }

    #[test]
    fn what_is_not_allowed_is_a_fault_and_changes_nothing() {
        let mut memory = Memory::new();
        assert!(memory.map(0x1000, 0x1000, Permissions::READ_WRITE));
        assert!(memory.map(0x2000, 0x1000, Permissions::READ));
        // Before the bytes are touched first, and after.
        for byte in 0..2 {
            let fault = memory.store(0x1ffc, [9; 8]).unwrap_err();
            assert_eq!(fault.to_string(), "0x2000 must not be stored to");
            assert_eq!(memory.load(0x1ffc), Ok([byte, 0, 0, 0, 0, 0, 0, 0]));
            memory.store(0x1ffc, [1]).unwrap();
            assert!(memory.load::<8>(0x2ffc).unwrap_err().unmapped);
        }
        for address in [0, 0xff9, 0x2ff9, 0x3000, END - 8, END, u64::MAX - 3] {
            assert!(
                memory.load::<8>(address).unwrap_err().unmapped,
                "{address:#x}"
            );
            assert!(memory.store(address, [0; 8]).is_err(), "{address:#x}");
        }
        let fault = memory.fetch::<2>(0x1000).unwrap_err();
        assert_eq!(fault.to_string(), "0x1000 must not be executed");
    }

    #[test]
    fn unmapped_bytes_are_lost() {
        let mut memory = Memory::new();
        assert!(memory.map(0x1000, 0x1000, Permissions::READ_WRITE));
        memory.store(0x1000, [7]).unwrap();
        memory.unmap(0x1000, 0x1000);
        assert!(memory.is_free(0x1000, 0x1000));
        assert!(memory.map(0x1000, 1, Permissions::READ));
        assert_eq!(memory.load(0x1000), Ok([0]));
        assert!(!memory.map(END - 1, 2, Permissions::READ));
        assert!(
            !memory.map(0x1_0000, MOST, Permissions::READ),
            "more than is given"
        );
    }
}
