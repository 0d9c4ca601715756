//! Lanes one after the other, by the scalar field: on every target, and what the others are compared with.

use super::{COUNT, Entry, Factor, Hasher, Machine, Mask, Word, Words, has, lanes};
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
    type Row = [Fe; 4];
    const ZEROS: [Fe; 4] = [Fe::ZERO; 4];

    fn store_rows(
        self,
        elements: &[[Fe; COUNT]; 4],
        rows: &mut [[Fe; 4]],
        places: &[usize; COUNT],
    ) {
        for (lane, place) in places.iter().enumerate() {
            rows[*place] = elements.map(|element| element[lane]);
        }
    }

    fn load_rows(self, rows: [&[Fe; 4]; COUNT]) -> [[Fe; COUNT]; 4] {
        from_fn(|element| rows.map(|row| row[element]))
    }

    fn splat_row(self, row: &[Fe; 4]) -> [[Fe; COUNT]; 4] {
        row.map(|element| [element; COUNT])
    }

    fn load(self, words: &Words) -> [Fe; COUNT] {
        // By bytes, as backends may want words below p.
        from_fn(|lane| Fe::from_bytes(&crate::words::to_bytes(&words.map(|word| word[lane]))))
    }

    fn store(self, x: &[Fe; COUNT]) -> Words {
        super::transpose(&x.map(|x| crate::words::from_bytes(&x.to_bytes())))
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
    fn mul(self, x: Factor<'_, Portable>, y: Factor<'_, Portable>) -> [Fe; COUNT] {
        let (x, y) = (relaxed(x), relaxed(y));
        from_fn(|lane| x[lane] * y[lane])
    }

    #[inline(never)]
    fn square(self, x: Factor<'_, Portable>) -> [Fe; COUNT] {
        relaxed(x).map(Sum::square)
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

    fn transpose(self, rows: [&Word; COUNT]) -> [Word; COUNT] {
        from_fn(|word| from_fn(|lane| rows[lane][word]))
    }

    #[inline(never)]
    fn select_loose(self, mask: Mask, one: &[Sum; COUNT], zero: &[Sum; COUNT]) -> [Sum; COUNT] {
        from_fn(|lane| {
            let (chosen, _) = Sum::select_pair(
                Bit::from(has(mask, lane)),
                (one[lane], one[lane]),
                (zero[lane], zero[lane]),
            );
            chosen
        })
    }

    #[inline(never)]
    fn mul_small(self, x: &[Sum; COUNT], k: u32) -> [Fe; COUNT] {
        x.map(|x| x.mul_small(k))
    }

    #[inline(never)]
    fn lookup(self, row: &[Entry; 16], neutral: &Entry, index: &Word) -> [Words; 3] {
        let mut found = [[[0; COUNT]; 4]; 3];
        for (entry, j) in core::iter::once(neutral).chain(row).zip(0..) {
            // The compiler must not see that a mask is 0 or all ones: it could branch.
            let masks = index.map(|i| black_box(((i ^ j).wrapping_sub(1) >> 63).wrapping_neg()));
            for (found, words) in found
                .as_flattened_mut()
                .iter_mut()
                .zip(entry.as_flattened())
            {
                *found = from_fn(|lane| found[lane] | masks[lane] & words);
            }
        }
        found
    }
}

/// Tight bounds imply loose bounds.
#[inline]
fn relaxed(x: Factor<'_, Portable>) -> [Sum; COUNT] {
    match x {
        Factor::Tight(x) => x.map(Sum::from),
        Factor::Loose(x) => *x,
    }
}

impl Hasher for Portable {
    type Vector = Word;

    fn vector(self, words: &Word) -> Word {
        *words
    }

    fn words(self, vector: Word) -> Word {
        vector
    }

    #[inline]
    fn plus(self, x: Word, y: Word) -> Word {
        from_fn(|lane| x[lane].wrapping_add(y[lane]))
    }

    #[inline]
    fn rotations<const A: i32, const B: i32, const C: i32>(self, x: Word) -> Word {
        x.map(|x| x.rotate_right(A as u32) ^ x.rotate_right(B as u32) ^ x.rotate_right(C as u32))
    }

    #[inline]
    fn shifted<const A: i32, const B: i32, const C: u32>(self, x: Word) -> Word {
        x.map(|x| x.rotate_right(A as u32) ^ x.rotate_right(B as u32) ^ x >> C)
    }

    #[inline]
    fn choice(self, x: Word, y: Word, z: Word) -> Word {
        from_fn(|lane| z[lane] ^ x[lane] & (y[lane] ^ z[lane]))
    }

    #[inline]
    fn majority(self, x: Word, y: Word, z: Word) -> Word {
        from_fn(|lane| x[lane] & (y[lane] | z[lane]) | y[lane] & z[lane])
    }

    #[inline]
    fn blend(self, mask: Mask, one: Word, zero: Word) -> Word {
        from_fn(|lane| {
            if has(mask, lane) {
                one[lane]
            } else {
                zero[lane]
            }
        })
    }
}
