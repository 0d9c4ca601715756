//! Four lanes: a vector of 256 bits for each limb.

use super::{Avx2, field, mul, square, vector};
#[cfg(feature = "precomputed-tables")]
use crate::four::Entry;
use crate::four::{COUNT, Machine, Mask, Number, Order};
use crate::vectors::transposed;
use core::arch::x86_64::*;
use limbforge_fields::curve25519_x25_5::lanes4::LIMBS;

impl Machine for Avx2 {
    type Tight = field::Element;
    type Loose = field::Loose;

    methods! {
        load(self, numbers: &[Number; COUNT]) -> field::Element = load(numbers);
        store(self, x: &field::Element) -> [Number; COUNT] = store(x);
        add(self, x: &field::Element, y: &field::Element) -> field::Loose = field::add(x, y);
        sub(self, x: &field::Element, y: &field::Element) -> field::Loose = field::sub(x, y);
        mul(self, x: &field::Loose, y: &field::Loose) -> field::Element = mul(x, y);
        square(self, x: &field::Loose) -> field::Element = square(x);
        add_or_sub(self, mask: Mask, x: &field::Element, y: &field::Element) -> field::Loose =
            field::add_or_sub(mask, x, y);
        blend<MASK: Mask>(self, one: &field::Loose, zero: &field::Loose) -> field::Loose =
            blend::<MASK>(one, zero);
        permute(self, order: &Order, x: &field::Element) -> field::Element =
            field::Element(permute(order, &x.0));
        permute_loose(self, order: &Order, x: &field::Loose) -> field::Loose =
            field::Loose(permute(order, &x.0));
    }

    #[inline(always)]
    fn relax(self, x: &field::Element) -> field::Loose {
        x.relax()
    }

    #[cfg(feature = "precomputed-tables")]
    methods! {
        carry(self, x: &field::Loose) -> field::Element = field::carry(x);
        lookup(self, row: &[Entry; 16], neutral: &Entry, index: u64) -> field::Element =
            lookup(row, neutral, index);
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn load([a, b, c, d]: &[Number; COUNT]) -> field::Element {
    field::from_words(&transposed([vector(a), vector(b), vector(c), vector(d)]))
}

#[inline]
#[target_feature(enable = "avx2")]
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
#[target_feature(enable = "avx2")]
fn blend<const MASK: Mask>(
    field::Loose(one): &field::Loose,
    field::Loose(zero): &field::Loose,
) -> field::Loose {
    let lane = |i: u32| -i64::from(MASK >> i & 1);
    let mask = _mm256_set_epi64x(lane(3), lane(2), lane(1), lane(0));
    let mut limbs = *zero;
    for (limb, one) in limbs.iter_mut().zip(one) {
        *limb = _mm256_blendv_epi8(*limb, *one, mask);
    }
    field::Loose(limbs)
}

#[inline]
#[target_feature(enable = "avx2")]
fn permute(order: &Order, limbs: &[__m256i; LIMBS]) -> [__m256i; LIMBS] {
    // The halves 2·i and 2·i + 1 of word i.
    let low = _mm256_slli_epi64::<1>(vector(order));
    let high = _mm256_slli_epi64::<32>(_mm256_add_epi64(low, _mm256_set1_epi64x(1)));
    let halves = _mm256_or_si256(low, high);
    let mut permuted = *limbs;
    for limb in &mut permuted {
        *limb = _mm256_permutevar8x32_epi32(*limb, halves);
    }
    permuted
}

/// Every entry is read, and its numbers replace those found so far if it is the one.
#[cfg(feature = "precomputed-tables")]
#[inline]
#[target_feature(enable = "avx2")]
fn lookup(row: &[Entry; 16], neutral: &Entry, index: u64) -> field::Element {
    let index = _mm256_set1_epi64x(index.cast_signed());
    let (mut a, mut b, mut c) = (
        vector(&neutral[0]),
        vector(&neutral[1]),
        vector(&neutral[2]),
    );
    for (entry, i) in row.iter().zip(1..) {
        let same = _mm256_cmpeq_epi64(index, _mm256_set1_epi64x(i));
        a = _mm256_blendv_epi8(a, vector(&entry[0]), same);
        b = _mm256_blendv_epi8(b, vector(&entry[1]), same);
        c = _mm256_blendv_epi8(c, vector(&entry[2]), same);
    }
    field::from_words(&transposed([b, a, vector(&[1, 0, 0, 0]), c]))
}
