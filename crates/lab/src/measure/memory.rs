//! Slots of memory that measured functions work on.

use super::signature::LINE;

/// Slots of equal size, each starting on a cache line of its own, so that no subject is slowed down by where its
/// numbers happen to lie.
#[derive(Clone, Debug)]
pub(super) struct Slots {
    lines: Vec<Line>,
    /// Bytes from one slot to the next: a multiple of a line.
    size: usize,
    count: usize,
}

#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
struct Line([u8; LINE]);

impl Slots {
    /// `count` zeroed slots of `size` bytes, rounded up to whole lines.
    pub(super) fn new(count: usize, size: usize) -> Slots {
        let size = size.next_multiple_of(LINE);
        Slots {
            lines: vec![Line([0; LINE]); count * size / LINE],
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
        self.lines.as_mut_ptr().cast()
    }

    /// Copies whole lines into a slot.
    ///
    /// # Panics
    /// If `bytes` is not as long as a slot.
    pub(super) fn set(&mut self, slot: usize, bytes: &[u8]) {
        assert_eq!(bytes.len(), self.size, "the bytes of one slot");
        let first = slot * self.size / LINE;
        for (line, bytes) in self.lines[first..].iter_mut().zip(bytes.chunks(LINE)) {
            line.0.copy_from_slice(bytes);
        }
    }

    /// The bytes of a slot.
    pub(super) fn get(&self, slot: usize) -> Vec<u8> {
        let lines = self.size / LINE;
        let lines = self.lines[slot * lines..].iter().take(lines);
        lines.flat_map(|line| line.0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_apart_and_on_lines() {
        let mut slots = Slots::new(3, 100);
        assert_eq!((slots.size(), slots.start() as usize % LINE), (128, 0));
        slots.set(1, &[7; 128]);
        assert_eq!([0, 1, 2].map(|i| slots.get(i)[127]), [0, 7, 0]);
    }
}
