//! Eight lanes: two vectors of 256 bits for each limb, those of lanes 0 to 3 and of lanes 4 to 7.

use super::{Fma, field, formulas, mul, square};
use crate::lanes::{COUNT, Entry, Factor, Hasher, Machine, Mask, Word, Words};
use crate::vectors::avx2::eight::{
    Both, choice, lanes_equal, lookup, majority, part, rotations, select as select_limbs, shifted,
    spread, transpose, vectors, words,
};
use crate::vectors::{avx2::vector, transposed};
use core::arch::x86_64::*;
use limbforge_fields::curve25519_m51::lanes4::{LANES, LIMBS};

const VECTORS: usize = COUNT / LANES;

/// Elements, of which the field has one kind of bounds.
type Elements = Both<field::Element>;

impl Machine for Fma {
    type Tight = Elements;
    type Loose = Elements;
    type Row = Row;
    const ZEROS: Row = Row([[0; LANES]; WORDS]);

    methods! {
        load(self, words: &Words) -> Elements = load(words);
        store(self, x: &Elements) -> Words = store(x);
        add(self, x: &Elements, y: &Elements) -> Elements = both!(i => field::add(&x[i], &y[i]));
        sub(self, x: &Elements, y: &Elements) -> Elements = both!(i => field::sub(&x[i], &y[i]));
        negate(self, x: &Elements) -> Elements = both!(i => field::opp(&x[i]));
        mul(self, x: Factor<'_, Fma>, y: Factor<'_, Fma>) -> Elements =
            mul_both(elements(&x), elements(&y));
        square(self, x: Factor<'_, Fma>) -> Elements = square_both(elements(&x));
        mul_small(self, x: &Elements, k: u32) -> Elements =
            both!(i => field::mul_small(&x[i], _mm256_set1_epi64x(i64::from(k))));
        select(self, mask: Mask, one: &Elements, zero: &Elements) -> Elements =
            both!(i => select(part(mask, i), &one[i], &zero[i]));
        exchange(self, mask: Mask, x: &mut Elements, y: &mut Elements) -> () =
            exchange(mask, x, y);
        exchange_loose(self, mask: Mask, x: &mut Elements, y: &mut Elements) -> () =
            exchange(mask, x, y);
        double(self, factors: [&mut Elements; 4]) -> () = double(factors);
        add_cached(self, factors: [&mut Elements; 4], cached: [&Elements; 4]) -> () =
            add_cached(factors, cached);
        add_niels(self, factors: [&mut Elements; 4], niels: [&Elements; 3]) -> () =
            add_niels(factors, niels);
        lanes_equal(self, words: &Word, value: u64) -> Mask = lanes_equal(words, value);
        transpose(self, rows: [&Word; COUNT]) -> [Word; COUNT] = transpose(rows);
        lookup(self, row: &[Entry; 16], neutral: &Entry, index: &Word) -> [Words; 3] =
            lookup(row, neutral, index);
        store_rows(self, elements: &[Elements; 4], rows: &mut [Row], places: &[usize; COUNT]) -> () =
            store_rows(elements, rows, places);
        load_rows(self, rows: [&Row; COUNT]) -> [Elements; 4] = load_rows(rows);
        splat_row(self, row: &Row) -> [Elements; 4] = splat_row(row);
    }

    #[cfg(feature = "alloc")]
    methods! {
        add_table(self, point: [&mut Elements; 4], niels: [&Elements; 3]) -> () =
            add_table(point, niels);
    }

    // The bounds of this field are one.
    #[inline(always)]
    fn carry(self, x: &Elements) -> Elements {
        *x
    }

    #[inline(always)]
    fn select_loose(self, mask: Mask, one: &Elements, zero: &Elements) -> Elements {
        self.select(mask, one, zero)
    }
}

hasher! { Fma }

#[inline(always)]
fn elements<'a>(x: &Factor<'a, Fma>) -> &'a Elements {
    let (Factor::Tight(x) | Factor::Loose(x)) = x;
    x
}

#[inline(never)]
#[target_feature(enable = "avx2,fma")]
fn mul_both(x: &Elements, y: &Elements) -> Elements {
    both!(i => mul(&x[i], &y[i]))
}

#[inline(never)]
#[target_feature(enable = "avx2,fma")]
fn square_both(x: &Elements) -> Elements {
    both!(i => square(&x[i]))
}

#[inline(never)]
#[target_feature(enable = "avx2,fma")]
fn double([e, f, g, h]: [&mut Elements; 4]) {
    for i in 0..VECTORS {
        formulas::double([&mut e[i], &mut f[i], &mut g[i], &mut h[i]]);
    }
}

#[inline(never)]
#[target_feature(enable = "avx2,fma")]
fn add_cached([e, f, g, h]: [&mut Elements; 4], [sum, difference, double_z, t2d]: [&Elements; 4]) {
    for i in 0..VECTORS {
        let factors = [&mut e[i], &mut f[i], &mut g[i], &mut h[i]];
        let cached = [&sum[i], &difference[i], &double_z[i], &t2d[i]];
        formulas::add_cached(factors, cached);
    }
}

#[inline(never)]
#[target_feature(enable = "avx2,fma")]
fn add_niels([e, f, g, h]: [&mut Elements; 4], [sum, difference, td]: [&Elements; 3]) {
    for i in 0..VECTORS {
        let factors = [&mut e[i], &mut f[i], &mut g[i], &mut h[i]];
        formulas::add_niels(factors, [&sum[i], &difference[i], &td[i]]);
    }
}

#[cfg(feature = "alloc")]
#[inline(never)]
#[target_feature(enable = "avx2,fma")]
fn add_table([x, y, z, t]: [&mut Elements; 4], [sum, difference, td]: [&Elements; 3]) {
    for i in 0..VECTORS {
        let point = [&mut x[i], &mut y[i], &mut z[i], &mut t[i]];
        formulas::add_table(point, [&sum[i], &difference[i], &td[i]]);
    }
}

/// By the bits in which both differ.
#[inline(never)]
#[target_feature(enable = "avx2,fma")]
fn exchange(mask: Mask, x: &mut Elements, y: &mut Elements) {
    for i in 0..VECTORS {
        let spread = spread(part(mask, i));
        for k in 0..LIMBS {
            let (x, y) = (&mut x[i].0[k], &mut y[i].0[k]);
            let difference = _mm256_and_si256(_mm256_xor_si256(*x, *y), spread);
            *x = _mm256_xor_si256(*x, difference);
            *y = _mm256_xor_si256(*y, difference);
        }
    }
}

#[inline]
#[target_feature(enable = "avx2,fma")]
fn load([a, b, c, d]: &Words) -> Elements {
    let [a, b, c, d] = [vectors(a), vectors(b), vectors(c), vectors(d)];
    both!(i => field::from_words(&[a[i], b[i], c[i], d[i]]))
}

#[inline]
#[target_feature(enable = "avx2,fma")]
fn store(x: &Elements) -> Words {
    let [[a, b, c, d], [e, f, g, h]] = both!(i => field::to_words(&x[i]));
    [words([a, e]), words([b, f]), words([c, g]), words([d, h])]
}

/// `one` in the lanes of the mask, `zero` in the others.
#[inline]
#[target_feature(enable = "avx2,fma")]
fn select(mask: Mask, one: &field::Element, zero: &field::Element) -> field::Element {
    field::Element(select_limbs(mask, &one.0, &zero.0))
}

/// Vectors of a row.
const WORDS: usize = LIMBS;

/// Four elements of one lane, one after the other: 20 words.
#[derive(Clone, Copy)]
#[repr(align(32))]
pub(crate) struct Row([[u64; LANES]; WORDS]);

#[inline]
#[target_feature(enable = "avx2,fma")]
fn store_rows([x, y, z, t]: &[Elements; 4], rows: &mut [Row], places: &[usize; COUNT]) {
    let limbs = both!(i => [x[i].0, y[i].0, z[i].0, t[i].0]);
    for (limbs, places) in limbs.iter().zip(places.as_chunks::<LANES>().0) {
        for (i, vectors) in limbs.as_flattened().as_chunks().0.iter().enumerate() {
            let [a, b, c, d] = transposed(*vectors);
            rows[places[0]].0[i] = field::vstore(a);
            rows[places[1]].0[i] = field::vstore(b);
            rows[places[2]].0[i] = field::vstore(c);
            rows[places[3]].0[i] = field::vstore(d);
        }
    }
}

#[inline]
#[target_feature(enable = "avx2,fma")]
fn load_rows([a, b, c, d, e, f, g, h]: [&Row; COUNT]) -> [Elements; 4] {
    let [low, high] = [load_four_rows([a, b, c, d]), load_four_rows([e, f, g, h])];
    [
        [low[0], high[0]],
        [low[1], high[1]],
        [low[2], high[2]],
        [low[3], high[3]],
    ]
}

#[inline]
#[target_feature(enable = "avx2,fma")]
fn load_four_rows([a, b, c, d]: [&Row; LANES]) -> [field::Element; 4] {
    let mut limbs = [_mm256_setzero_si256(); 4 * LIMBS];
    for (i, vectors) in limbs.as_chunks_mut().0.iter_mut().enumerate() {
        *vectors = transposed([
            vector(&a.0[i]),
            vector(&b.0[i]),
            vector(&c.0[i]),
            vector(&d.0[i]),
        ]);
    }
    of_limbs(&limbs)
}

#[inline]
#[target_feature(enable = "avx2,fma")]
fn splat_row(row: &Row) -> [Elements; 4] {
    let mut limbs = [_mm256_setzero_si256(); 4 * LIMBS];
    for (vector, word) in limbs.iter_mut().zip(row.0.as_flattened()) {
        *vector = _mm256_set1_epi64x(word.cast_signed());
    }
    of_limbs(&limbs).map(|element| [element; 2])
}

/// Four elements of their limbs.
#[inline(always)]
fn of_limbs(limbs: &[__m256i; 4 * LIMBS]) -> [field::Element; 4] {
    core::array::from_fn(|i| field::Element(core::array::from_fn(|j| limbs[LIMBS * i + j])))
}
