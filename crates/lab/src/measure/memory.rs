//! Slots of memory that measured functions work on.

use super::signature::LINE;

/// Slots of equal size, each starting on a cache line of its own and the first on a page, so that no subject is slowed
/// down by where its numbers happen to lie: cores take a read for one of an earlier write 4096 bytes apart.
#[derive(Debug)]
pub(super) struct Slots {
    lines: Vec<Line>,
    /// The first line of the first slot.
    first: usize,
    /// Bytes from one slot to the next: a multiple of a line.
    size: usize,
    count: usize,
}

#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
struct Line([u8; LINE]);

const PAGE: usize = 4096;

impl Slots {
    /// `count` zeroed slots of `size` bytes, rounded up to whole lines.
    pub(super) fn new(count: usize, size: usize) -> Slots {
        let size = size.next_multiple_of(LINE);
        let lines = vec![Line([0; LINE]); (count * size + PAGE) / LINE];
        let start = lines.as_ptr() as usize;
        Slots {
            first: (start.next_multiple_of(PAGE) - start) / LINE,
            lines,
            size,
            count,
        }
    }

    /// The number of slots.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// Bytes of a slot.
    pub(super) fn size(&self) -> usize {
        self.size
    }

    /// The first byte of the first slot.
    pub(super) fn start(&mut self) -> *mut u8 {
        self.lines[self.first..].as_mut_ptr().cast()
    }

    /// Copies whole lines into a slot.
    ///
    /// # Panics
    /// If `bytes` is not as long as a slot.
    pub(super) fn set(&mut self, slot: usize, bytes: &[u8]) {
        assert_eq!(bytes.len(), self.size, "the bytes of one slot");
        let first = self.first + slot * self.size / LINE;
        for (line, bytes) in self.lines[first..].iter_mut().zip(bytes.chunks(LINE)) {
            line.0.copy_from_slice(bytes);
        }
    }

    /// The bytes of a slot.
    pub(super) fn get(&self, slot: usize) -> Vec<u8> {
        let lines = self.size / LINE;
        let lines = self.lines[self.first + slot * lines..].iter().take(lines);
        lines.flat_map(|line| line.0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_apart_and_on_lines() {
        let mut slots = Slots::new(3, 100);
        assert_eq!((slots.size(), slots.start() as usize % PAGE), (128, 0));
        slots.set(1, &[7; 128]);
        assert_eq!([0, 1, 2].map(|i| slots.get(i)[127]), [0, 7, 0]);
    }
}
