//! Lanes one after the other, by the scalar field: on every target, and what the others are compared with.

#[cfg(feature = "precomputed-tables")]
use super::Entry;
use super::{COUNT, Machine, Mask, Number, Order};
use crate::field::{Bit, Fe};
use core::array::from_fn;
#[cfg(feature = "precomputed-tables")]
use core::hint::black_box;

/// Needs nothing of the processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Portable;

// Functions of their own, as four products in the place of each would be a megabyte of code.
impl Machine for Portable {
    type Elements = [Fe; COUNT];

    fn load(self, numbers: &[Number; COUNT]) -> [Fe; COUNT] {
        // By bytes, as backends may want words below p. The highest bit of a number is 0.
        numbers.map(|number| Fe::from_bytes(&crate::words::to_bytes(&number)))
    }

    fn store(self, x: &[Fe; COUNT]) -> [Number; COUNT] {
        x.map(|x| crate::words::from_bytes(&x.to_bytes()))
    }

    #[inline(never)]
    fn add(self, x: &[Fe; COUNT], y: &[Fe; COUNT]) -> [Fe; COUNT] {
        from_fn(|lane| (x[lane] + y[lane]).carry())
    }

    #[inline(never)]
    fn sub(self, x: &[Fe; COUNT], y: &[Fe; COUNT]) -> [Fe; COUNT] {
        from_fn(|lane| (x[lane] - y[lane]).carry())
    }

    #[inline(never)]
    fn mul(self, x: &[Fe; COUNT], y: &[Fe; COUNT]) -> [Fe; COUNT] {
        from_fn(|lane| x[lane] * y[lane])
    }

    #[inline(never)]
    fn square(self, x: &[Fe; COUNT]) -> [Fe; COUNT] {
        x.map(Fe::square)
    }

    #[inline(never)]
    fn add_or_sub(self, mask: Mask, x: &[Fe; COUNT], y: &[Fe; COUNT]) -> [Fe; COUNT] {
        from_fn(|lane| match mask >> lane & 1 {
            0 => (x[lane] + y[lane]).carry(),
            _ => (x[lane] - y[lane]).carry(),
        })
    }

    #[inline(never)]
    fn blend<const MASK: Mask>(self, one: &[Fe; COUNT], zero: &[Fe; COUNT]) -> [Fe; COUNT] {
        from_fn(|lane| match MASK >> lane & 1 {
            0 => zero[lane],
            _ => one[lane],
        })
    }

    #[inline(never)]
    fn permute(self, order: &Order, x: &[Fe; COUNT]) -> [Fe; COUNT] {
        from_fn(|lane| {
            let at = order[lane];
            let half = |low: usize| Fe::select((at & 1) as Bit, x[low + 1], x[low]);
            Fe::select((at >> 1) as Bit, half(2), half(0))
        })
    }

    #[cfg(feature = "precomputed-tables")]
    #[inline(never)]
    fn lookup(self, row: &[Entry; 16], neutral: &Entry, index: u64) -> [Fe; COUNT] {
        let mut found = *neutral;
        for (entry, i) in row.iter().zip(1..) {
            let same = black_box(((index ^ i).wrapping_sub(1) >> 63).wrapping_neg());
            for (found, word) in found
                .as_flattened_mut()
                .iter_mut()
                .zip(entry.as_flattened())
            {
                *found ^= same & (*found ^ word);
            }
        }
        let [sum, difference, td] = found;
        self.load(&[difference, sum, [1, 0, 0, 0], td])
    }
}
