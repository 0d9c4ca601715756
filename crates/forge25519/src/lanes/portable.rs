//! Lanes one after the other, by the scalar field: on every target, and what the others are compared with.

use super::{COUNT, Machine, Mask, Word, Words, has, lanes};
use crate::field::{Bit, Fe, Sum};
use core::array::from_fn;
use core::hint::black_box;

/// Needs nothing of the processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Portable;

// Functions of their own, as eight products in the place of each would be a megabyte of code.
impl Machine for Portable {
    type Tight = [Fe; COUNT];
    type Loose = [Sum; COUNT];

    fn load(self, words: &Words) -> [Fe; COUNT] {
        // By bytes, as backends may want words below p.
        from_fn(|lane| Fe::from_bytes(&crate::words::to_bytes(&words.map(|word| word[lane]))))
    }

    fn store(self, x: &[Fe; COUNT]) -> Words {
        super::transpose(&x.map(|x| crate::words::from_bytes(&x.to_bytes())))
    }

    #[inline(never)]
    fn relax(self, x: &[Fe; COUNT]) -> [Sum; COUNT] {
        x.map(Sum::from)
    }

    #[inline(never)]
    fn carry(self, x: &[Sum; COUNT]) -> [Fe; COUNT] {
        x.map(Sum::carry)
    }

    #[inline(never)]
    fn add(self, x: &[Fe; COUNT], y: &[Fe; COUNT]) -> [Sum; COUNT] {
        from_fn(|lane| x[lane] + y[lane])
    }

    #[inline(never)]
    fn sub(self, x: &[Fe; COUNT], y: &[Fe; COUNT]) -> [Sum; COUNT] {
        from_fn(|lane| x[lane] - y[lane])
    }

    #[inline(never)]
    fn negate(self, x: &[Fe; COUNT]) -> [Sum; COUNT] {
        x.map(|x| -x)
    }

    #[inline(never)]
    fn mul(self, x: &[Sum; COUNT], y: &[Sum; COUNT]) -> [Fe; COUNT] {
        from_fn(|lane| x[lane] * y[lane])
    }

    #[inline(never)]
    fn square(self, x: &[Sum; COUNT]) -> [Fe; COUNT] {
        x.map(Sum::square)
    }

    #[inline(never)]
    fn select(self, mask: Mask, one: &[Fe; COUNT], zero: &[Fe; COUNT]) -> [Fe; COUNT] {
        from_fn(|lane| Fe::select(Bit::from(has(mask, lane)), one[lane], zero[lane]))
    }

    fn lanes_equal(self, words: &Word, value: u64) -> Mask {
        lanes(|lane| {
            let difference = words[lane] ^ value;
            // 1 if the difference is 0: then neither it nor its opposite has the highest bit.
            black_box(1 ^ ((difference | difference.wrapping_neg()) >> 63)) == 1
        })
    }
}
