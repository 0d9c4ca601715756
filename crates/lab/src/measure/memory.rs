//! Slots of memory that measured functions work on.

use super::{signature::LINE, target::Instance};

/// Slots of equal size, each starting on a cache line of its own and the first on a page, so that no subject is slowed
/// down by where its numbers happen to lie: cores take a read for one of an earlier write 4096 bytes apart.
#[derive(Debug)]
pub(super) struct Slots {
    place: Place,
    /// Bytes from one slot to the next: a multiple of a line.
    size: usize,
    count: usize,
}

#[derive(Debug)]
enum Place {
    /// In this process, and the first line of the first slot.
    Here(Vec<Line>, usize),
    /// In the memory of an engine's guest.
    Guest(Box<dyn Instance>),
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
        let first = (start.next_multiple_of(PAGE) - start) / LINE;
        Slots {
            place: Place::Here(lines, first),
            size,
            count,
        }
    }

    /// The same in the memory of a guest, which is made with so many bytes.
    pub(super) fn in_guest(
        count: usize,
        size: usize,
        instance: impl FnOnce(usize) -> Box<dyn Instance>,
    ) -> Slots {
        let size = size.next_multiple_of(LINE);
        Slots {
            place: Place::Guest(instance(count * size)),
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
    ///
    /// # Panics
    /// If they are a guest's.
    pub(super) fn start(&mut self) -> *mut u8 {
        match &mut self.place {
            Place::Here(lines, first) => lines[*first..].as_mut_ptr().cast(),
            Place::Guest(_) => panic!("a guest's memory has no address here"),
        }
    }

    /// The guest whose memory they are in.
    ///
    /// # Panics
    /// If they are in this process.
    pub(super) fn guest(&mut self) -> &mut dyn Instance {
        match &mut self.place {
            Place::Here(..) => panic!("slots of this process have no guest"),
            Place::Guest(instance) => instance.as_mut(),
        }
    }

    /// Copies whole lines into a slot.
    ///
    /// # Panics
    /// If `bytes` is not as long as a slot.
    pub(super) fn set(&mut self, slot: usize, bytes: &[u8]) {
        assert_eq!(bytes.len(), self.size, "the bytes of one slot");
        let at = slot * self.size;
        match &mut self.place {
            Place::Here(lines, first) => {
                let lines = lines[*first + at / LINE..].iter_mut();
                for (line, bytes) in lines.zip(bytes.chunks(LINE)) {
                    line.0.copy_from_slice(bytes);
                }
            }
            Place::Guest(instance) => instance.set(at, bytes),
        }
    }

    /// The bytes of a slot.
    pub(super) fn get(&self, slot: usize) -> Vec<u8> {
        let at = slot * self.size;
        match &self.place {
            Place::Here(lines, first) => {
                let lines = lines[first + at / LINE..].iter().take(self.size / LINE);
                lines.flat_map(|line| line.0).collect()
            }
            Place::Guest(instance) => instance.get(at, self.size),
        }
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
