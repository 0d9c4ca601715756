//! Memory some of whose bytes are secrets.

use std::collections::BTreeMap;

/// Regions of bytes. Bytes that nothing was written to count as secrets.
#[derive(Clone, Default)]
pub struct Memory {
    /// By their first address.
    regions: BTreeMap<u64, Vec<Option<u8>>>,
}

impl Memory {
    /// A new region of bytes that nothing was written to.
    pub fn map(&mut self, from: u64, bytes: usize) {
        self.regions.insert(from, vec![None; bytes]);
    }

    /// The bytes at an address, or nothing if some are in no region.
    pub fn load(&self, at: u64, bytes: usize) -> Option<&[Option<u8>]> {
        let (from, region) = self.regions.range(..=at).next_back()?;
        let at = usize::try_from(at - from).ok()?;
        region.get(at..at.checked_add(bytes)?)
    }

    /// The same, to write to.
    pub fn bytes(&mut self, at: u64, bytes: usize) -> Option<&mut [Option<u8>]> {
        let (from, region) = self.regions.range_mut(..=at).next_back()?;
        let at = usize::try_from(at - from).ok()?;
        region.get_mut(at..at.checked_add(bytes)?)
    }

    pub fn store(&mut self, at: u64, bytes: &[Option<u8>]) -> Option<()> {
        self.bytes(at, bytes.len())?.copy_from_slice(bytes);
        Some(())
    }

    /// Stores known bytes.
    pub fn write(&mut self, at: u64, bytes: &[u8]) -> Option<()> {
        let to = self.bytes(at, bytes.len())?;
        to.iter_mut()
            .zip(bytes)
            .for_each(|(to, byte)| *to = Some(*byte));
        Some(())
    }
}
