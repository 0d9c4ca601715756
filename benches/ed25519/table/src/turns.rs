//! Turns of an operation over rotating inputs.

use std::hint::black_box;
use std::ops::Range;

use crate::COUNT;

/// Output of an operation: its bytes, or a verdict as one byte.
pub trait Output {
    /// Writes it to the front of `to`.
    fn put(&self, to: &mut [u8; 64]);
}

impl<const N: usize> Output for [u8; N] {
    fn put(&self, to: &mut [u8; 64]) {
        to[..N].copy_from_slice(self);
    }
}

impl Output for bool {
    fn put(&self, to: &mut [u8; 64]) {
        to[0] = u8::from(*self);
    }
}

/// Which turns to make, and where the last one's output goes.
#[derive(Debug)]
pub struct Turns<'a> {
    first: usize,
    count: usize,
    last: &'a mut [u8; 64],
}

impl<'a> Turns<'a> {
    /// Turns `first`, `first + 1`, …, `count` of them. None at all asks only whether the operation is there.
    pub fn new(first: usize, count: usize, last: &'a mut [u8; 64]) -> Self {
        Self { first, count, last }
    }

    /// Turn k is about input k modulo [`COUNT`].
    #[inline(always)]
    pub fn each<O: Output>(&mut self, mut turn: impl FnMut(usize) -> O) {
        for k in 0..self.count {
            let index = black_box((self.first + k) % COUNT);
            let output = black_box(turn(index));
            if k + 1 == self.count {
                output.put(self.last);
            }
        }
    }

    /// Turn k is about the k-th run of `size` inputs, modulo [`COUNT`], which `size` must divide.
    #[inline(always)]
    pub fn each_batch<O: Output>(&mut self, size: usize, mut turn: impl FnMut(Range<usize>) -> O) {
        assert!(COUNT.is_multiple_of(size), "{size} does not divide {COUNT}");
        // Inputs are counted modulo COUNT, which the number of batches divides.
        self.each(|index| {
            let start = index * size % COUNT;
            turn(start..start + size)
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_rotate_and_the_last_output_is_kept() {
        let mut last = [0; 64];
        let mut seen = Vec::new();
        Turns::new(COUNT - 2, 4, &mut last).each(|index| {
            seen.push(index);
            [index as u8; 32]
        });
        assert_eq!(seen, [COUNT - 2, COUNT - 1, 0, 1]);
        assert_eq!((last[31], last[32]), (1, 0));
    }

    #[test]
    fn batches_are_apart_and_cover_all() {
        let mut last = [0; 64];
        let mut seen = Vec::new();
        Turns::new(3, 16, &mut last).each_batch(64, |range| {
            seen.extend(range);
            true
        });
        assert_eq!(seen[0], 192);
        seen.sort_unstable();
        assert_eq!(seen, (0..COUNT).collect::<Vec<_>>());
        assert_eq!(last[0], 1);
    }
}
