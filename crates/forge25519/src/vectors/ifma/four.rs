//! Four lanes: a vector of 256 bits for each limb.

use super::Ifma;
#[cfg(feature = "precomputed-tables")]
use crate::four::Entry;
use crate::four::{COUNT, Machine, Mask, Number, Order};
use crate::vectors::transposed;
use core::arch::x86_64::*;
use limbforge_fields::curve25519::lanes4::ifma as field;

impl Machine for Ifma {
    type Tight = field::Element;
    type Loose = field::Loose;

    methods! {
        load(self, numbers: &[Number; COUNT]) -> field::Element = load(numbers);
        store(self, x: &field::Element) -> [Number; COUNT] = store(x);
        add(self, x: &field::Element, y: &field::Element) -> field::Loose = field::add(x, y);
        sub(self, x: &field::Element, y: &field::Element) -> field::Loose = field::sub(x, y);
        mul(self, x: &field::Loose, y: &field::Loose) -> field::Element = field::mul(x, y);
        square(self, x: &field::Loose) -> field::Element = field::square(x);
        add_or_sub(self, mask: Mask, x: &field::Element, y: &field::Element) -> field::Loose =
            field::add_or_sub(mask, x, y);
        blend<MASK: Mask>(self, one: &field::Loose, zero: &field::Loose) -> field::Loose =
            blend::<MASK>(one, zero);
        permute(self, order: &Order, x: &field::Element) -> field::Element = permute(order, x);
        permute_loose(self, order: &Order, x: &field::Loose) -> field::Loose = permute(order, x);
    }

    // The bounds of this field are one.
    #[inline(always)]
    fn relax(self, x: &field::Element) -> field::Loose {
        *x
    }

    #[cfg(feature = "precomputed-tables")]
    #[inline(always)]
    fn carry(self, x: &field::Loose) -> field::Element {
        *x
    }

    #[cfg(feature = "precomputed-tables")]
    methods! {
        lookup(self, row: &[Entry; 16], neutral: &Entry, index: u64) -> field::Element =
            lookup(row, neutral, index);
    }
}

/// A vector of its words: one load, as the compiler sees.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn vector(words: &Number) -> __m256i {
    field::vload(words)
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn load([a, b, c, d]: &[Number; COUNT]) -> field::Element {
    field::from_words(&transposed([vector(a), vector(b), vector(c), vector(d)]))
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn store(x: &field::Element) -> [Number; COUNT] {
    let [a, b, c, d] = transposed(field::to_words(x));
    [
        field::vstore(a),
        field::vstore(b),
        field::vstore(c),
        field::vstore(d),
    ]
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn blend<const MASK: Mask>(
    field::Element([a, b, c, d, e]): &field::Element,
    field::Element([f, g, h, i, j]): &field::Element,
) -> field::Element {
    field::Element([
        _mm256_mask_mov_epi64(*f, MASK, *a),
        _mm256_mask_mov_epi64(*g, MASK, *b),
        _mm256_mask_mov_epi64(*h, MASK, *c),
        _mm256_mask_mov_epi64(*i, MASK, *d),
        _mm256_mask_mov_epi64(*j, MASK, *e),
    ])
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn permute(order: &Order, field::Element([a, b, c, d, e]): &field::Element) -> field::Element {
    let order = vector(order);
    field::Element([
        _mm256_permutexvar_epi64(order, *a),
        _mm256_permutexvar_epi64(order, *b),
        _mm256_permutexvar_epi64(order, *c),
        _mm256_permutexvar_epi64(order, *d),
        _mm256_permutexvar_epi64(order, *e),
    ])
}

/// Every entry is read, and its numbers replace those found so far if it is the one.
#[cfg(feature = "precomputed-tables")]
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn lookup(row: &[Entry; 16], neutral: &Entry, index: u64) -> field::Element {
    let index = _mm256_set1_epi64x(index.cast_signed());
    let [mut a, mut b, mut c] =
        [&neutral[0], &neutral[1], &neutral[2]].map(|number| vector(number));
    for (entry, i) in row.iter().zip(1..) {
        let same = _mm256_cmpeq_epi64_mask(index, _mm256_set1_epi64x(i));
        a = _mm256_mask_mov_epi64(a, same, vector(&entry[0]));
        b = _mm256_mask_mov_epi64(b, same, vector(&entry[1]));
        c = _mm256_mask_mov_epi64(c, same, vector(&entry[2]));
    }
    field::from_words(&transposed([b, a, vector(&[1, 0, 0, 0]), c]))
}
