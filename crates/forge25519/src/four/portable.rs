//! Lanes one after the other, by the scalar field: on every target, and what the others are compared with.

#[cfg(feature = "precomputed-tables")]
use super::Entry;
use super::{COUNT, Machine, Mask, Number, Order};
use crate::field::{Bit, Fe, Sum};
use crate::words;
#[cfg(feature = "precomputed-tables")]
use core::hint::black_box;

/// Needs nothing of the processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Portable;

/// The values for lanes 0 to 3. Closures would be functions whose addresses cannot be followed in compiled code.
macro_rules! lanes {
    ($lane:ident => $value:expr) => {
        [
            lanes!($lane 0 $value),
            lanes!($lane 1 $value),
            lanes!($lane 2 $value),
            lanes!($lane 3 $value),
        ]
    };
    ($lane:ident $number:literal $value:expr) => {{
        let $lane = $number;
        $value
    }};
}

// Functions of their own, as four products in the place of each would be a megabyte of code.
impl Machine for Portable {
    type Tight = [Fe; COUNT];
    type Loose = [Sum; COUNT];

    fn load(self, numbers: &[Number; COUNT]) -> [Fe; COUNT] {
        // By bytes, as backends may want words below p. The highest bit of a number is 0.
        lanes!(lane => Fe::from_bytes(&words::to_bytes(&numbers[lane])))
    }

    fn store(self, x: &[Fe; COUNT]) -> [Number; COUNT] {
        lanes!(lane => words::from_bytes(&x[lane].to_bytes()))
    }

    #[inline(never)]
    fn relax(self, x: &[Fe; COUNT]) -> [Sum; COUNT] {
        lanes!(lane => Sum::from(x[lane]))
    }

    #[cfg(feature = "precomputed-tables")]
    #[inline(never)]
    fn carry(self, x: &[Sum; COUNT]) -> [Fe; COUNT] {
        lanes!(lane => x[lane].carry())
    }

    #[inline(never)]
    fn add(self, x: &[Fe; COUNT], y: &[Fe; COUNT]) -> [Sum; COUNT] {
        lanes!(lane => x[lane] + y[lane])
    }

    #[inline(never)]
    fn sub(self, x: &[Fe; COUNT], y: &[Fe; COUNT]) -> [Sum; COUNT] {
        lanes!(lane => x[lane] - y[lane])
    }

    #[inline(never)]
    fn mul(self, x: &[Sum; COUNT], y: &[Sum; COUNT]) -> [Fe; COUNT] {
        lanes!(lane => x[lane] * y[lane])
    }

    #[inline(never)]
    fn square(self, x: &[Sum; COUNT]) -> [Fe; COUNT] {
        lanes!(lane => x[lane].square())
    }

    #[inline(never)]
    fn add_or_sub(self, mask: Mask, x: &[Fe; COUNT], y: &[Fe; COUNT]) -> [Sum; COUNT] {
        lanes!(lane => {
            let negative = Bit::from(mask >> lane & 1);
            select(negative, x[lane] - y[lane], x[lane] + y[lane])
        })
    }

    #[inline(never)]
    fn blend<const MASK: Mask>(self, one: &[Sum; COUNT], zero: &[Sum; COUNT]) -> [Sum; COUNT] {
        lanes!(lane => if MASK >> lane & 1 == 1 { one[lane] } else { zero[lane] })
    }

    #[inline(never)]
    fn permute(self, order: &Order, x: &[Fe; COUNT]) -> [Fe; COUNT] {
        lanes!(lane => {
            let (low, high) = ((order[lane] & 1) as Bit, (order[lane] >> 1) as Bit);
            Fe::select(high, Fe::select(low, x[3], x[2]), Fe::select(low, x[1], x[0]))
        })
    }

    #[inline(never)]
    fn permute_loose(self, order: &Order, x: &[Sum; COUNT]) -> [Sum; COUNT] {
        lanes!(lane => {
            let (low, high) = ((order[lane] & 1) as Bit, (order[lane] >> 1) as Bit);
            select(high, select(low, x[3], x[2]), select(low, x[1], x[0]))
        })
    }

    #[cfg(feature = "precomputed-tables")]
    #[inline(never)]
    fn lookup(self, row: &[Entry; 16], neutral: &Entry, index: u64) -> [Fe; COUNT] {
        let [mut sum, mut difference, mut td] = *neutral;
        for (entry, i) in row.iter().zip(1..) {
            let same = black_box(((index ^ i).wrapping_sub(1) >> 63).wrapping_neg());
            sum = chosen(same, &entry[0], &sum);
            difference = chosen(same, &entry[1], &difference);
            td = chosen(same, &entry[2], &td);
        }
        self.load(&[difference, sum, [1, 0, 0, 0], td])
    }
}

/// `one` if the bit is 1, `zero` if it is 0. Constant-time.
#[inline(always)]
fn select(bit: Bit, one: Sum, zero: Sum) -> Sum {
    Sum::select_pair(bit, (one, one), (zero, zero)).0
}

/// `one` if the mask is all ones, `zero` if it is 0.
#[cfg(feature = "precomputed-tables")]
#[inline(always)]
fn chosen(mask: u64, one: &Number, zero: &Number) -> Number {
    lanes!(word => zero[word] ^ mask & (zero[word] ^ one[word]))
}
