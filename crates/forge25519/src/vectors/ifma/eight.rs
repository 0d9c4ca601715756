//! Eight lanes: a vector of 512 bits for each limb.

use super::Ifma;
use super::half_size::vartime_candidates;
use crate::integer::{Integer, Natural};
use crate::lanes::{COUNT, Entry, Factor, Hasher, Machine, Mask, Word, Words};
use core::arch::x86_64::*;
use limbforge_fields::curve25519::lanes8::LIMBS;
use limbforge_fields::curve25519::lanes8::ifma as field;

impl Machine for Ifma {
    type Tight = field::Element;
    type Loose = field::Loose;
    type Row = Row;
    const ZEROS: Row = Row([[0; COUNT]; 3]);

    methods! {
        load(self, words: &Words) -> field::Element = load(words);
        store(self, x: &field::Element) -> Words = store(x);
        add(self, x: &field::Element, y: &field::Element) -> field::Loose = field::add(x, y);
        sub(self, x: &field::Element, y: &field::Element) -> field::Loose = field::sub(x, y);
        negate(self, x: &field::Element) -> field::Loose = field::opp(x);
        mul(self, x: Factor<'_, Ifma>, y: Factor<'_, Ifma>) -> field::Element =
            field::mul(limbs(x), limbs(y));
        square(self, x: Factor<'_, Ifma>) -> field::Element = field::square(limbs(x));
        mul_small(self, x: &field::Loose, k: u32) -> field::Element =
            field::mul_small(x, _mm512_set1_epi64(i64::from(k)));
        select(self, mask: Mask, one: &field::Element, zero: &field::Element) -> field::Element =
            field::select(mask, one, zero);
        exchange(self, mask: Mask, x: &mut field::Element, y: &mut field::Element) -> () =
            (*x, *y) = field::swap(mask, x, y);
        exchange_loose(self, mask: Mask, x: &mut field::Loose, y: &mut field::Loose) -> () =
            (*x, *y) = field::swap(mask, x, y);
        vartime_exchange(self, mask: Mask, x: &mut field::Element, y: &mut field::Element) -> () =
            vartime_exchange(mask, x, y);
        vartime_exchange_loose(self, mask: Mask, x: &mut field::Loose, y: &mut field::Loose) -> () =
            vartime_exchange(mask, x, y);
        lanes_equal(self, words: &Word, value: u64) -> Mask = lanes_equal(words, value);
        transpose(self, rows: [&Word; COUNT]) -> [Word; COUNT] = transpose(rows);
        lookup(self, row: &[Entry; 16], neutral: &Entry, index: &Word) -> [Words; 3] =
            lookup(row, neutral, index);
        double(self, factors: [&mut field::Loose; 4]) -> () = double(factors);
        add_cached(self, factors: [&mut field::Loose; 4], cached: [&field::Element; 4]) -> () =
            add_cached(factors, cached);
        add_niels(self, factors: [&mut field::Loose; 4], niels: [&field::Element; 3]) -> () =
            add_niels(factors, niels);
        ladder_step(
            self,
            pair: [&mut field::Element; 4],
            u: &field::Element,
            exchanged: Mask
        ) -> () = ladder_step(pair, u, exchanged);
        vartime_half_size(self, k: &Words) -> [(Natural, Integer); COUNT] = vartime_candidates(k);
        store_rows(
            self,
            elements: &[field::Element; 4],
            rows: &mut [Row],
            places: &[usize; COUNT]
        ) -> () = {
            // In the place of the call, as compilers leave one where they see all of it as a function.
            let [a, b, c] = parts(elements);
            store_rows([transposed(a), transposed(b), transposed(c)], rows, places);
        };
        load_rows(self, rows: [&Row; COUNT]) -> [field::Element; 4] = load_rows(rows);
        splat_row(self, row: &Row) -> [field::Element; 4] = splat_row(row);
    }

    #[cfg(feature = "alloc")]
    methods! {
        add_table(self, point: [&mut field::Element; 4], niels: [&field::Element; 3]) -> () =
            add_table(point, niels);
    }

    // Newer compilers know that it is safe.
    #[allow(unused_unsafe)]
    #[inline(always)]
    fn prefetch<T>(self, value: &T) {
        let place = core::ptr::from_ref(value).cast::<i8>();
        for offset in (0..size_of::<T>()).step_by(64) {
            // SAFETY: any address may be prefetched.
            unsafe { _mm_prefetch::<_MM_HINT_T0>(place.wrapping_add(offset)) };
        }
    }

    // The bounds of this field are one.
    #[inline(always)]
    fn carry(self, x: &field::Loose) -> field::Element {
        *x
    }

    #[inline(always)]
    fn select_loose(self, mask: Mask, one: &field::Loose, zero: &field::Loose) -> field::Loose {
        self.select(mask, one, zero)
    }
}

#[inline(always)]
fn limbs(x: Factor<'_, Ifma>) -> &field::Loose {
    let (Factor::Tight(x) | Factor::Loose(x)) = x;
    x
}

impl Hasher for Ifma {
    type Vector = __m512i;

    methods! {
        vector(self, words: &Word) -> __m512i = vector(words);
        words(self, vector: __m512i) -> Word = words(vector);
        plus(self, x: __m512i, y: __m512i) -> __m512i = _mm512_add_epi64(x, y);
        rotations<A: i32, B: i32, C: i32>(self, x: __m512i) -> __m512i = rotations::<A, B, C>(x);
        shifted<A: i32, B: i32, C: u32>(self, x: __m512i) -> __m512i = shifted::<A, B, C>(x);
        // Truth tables by the bits of x, y and z.
        choice(self, x: __m512i, y: __m512i, z: __m512i) -> __m512i =
            _mm512_ternarylogic_epi64::<0xca>(x, y, z);
        majority(self, x: __m512i, y: __m512i, z: __m512i) -> __m512i =
            _mm512_ternarylogic_epi64::<0xe8>(x, y, z);
        blend(self, mask: Mask, one: __m512i, zero: __m512i) -> __m512i =
            _mm512_mask_blend_epi64(mask, zero, one);
    }
}

/// A vector of its words: one load, which compilers do not always make of their list.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
pub(super) fn vector(words: &Word) -> __m512i {
    // SAFETY: a reference to eight words can be read, wherever they lie.
    unsafe { _mm512_loadu_epi64(words.as_ptr().cast()) }
}

/// The words of a vector: one store.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
pub(super) fn words(vector: __m512i) -> Word {
    let mut words = [0; COUNT];
    // SAFETY: the list has eight words, which may be written, wherever they lie.
    unsafe { _mm512_storeu_epi64(words.as_mut_ptr().cast(), vector) };
    words
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn double([e, f, g, h]: [&mut field::Loose; 4]) {
    (*e, *f, *g, *h) = field::completed_double(e, f, g, h);
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn add_cached(
    [e, f, g, h]: [&mut field::Loose; 4],
    [sum, difference, double_z, t2d]: [&field::Element; 4],
) {
    (*e, *f, *g, *h) = field::completed_add_cached(e, f, g, h, sum, difference, double_z, t2d);
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn add_niels([e, f, g, h]: [&mut field::Loose; 4], [sum, difference, td]: [&field::Element; 3]) {
    (*e, *f, *g, *h) = field::completed_add_table(e, f, g, h, sum, difference, td);
}

#[cfg(feature = "alloc")]
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn add_table([x, y, z, t]: [&mut field::Element; 4], [sum, difference, td]: [&field::Element; 3]) {
    (*x, *y, *z, *t) = field::edwards_add_table(x, y, z, t, sum, difference, td);
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn ladder_step([x2, z2, x3, z3]: [&mut field::Element; 4], u: &field::Element, exchanged: Mask) {
    (*x2, *z2, *x3, *z3) = field::ladder_step_mixed(exchanged, x2, z2, x3, z3, u);
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn load([a, b, c, d]: &Words) -> field::Element {
    field::from_words(&[vector(a), vector(b), vector(c), vector(d)])
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn store(x: &field::Element) -> Words {
    let [a, b, c, d] = field::to_words(x);
    [words(a), words(b), words(c), words(d)]
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn lanes_equal(words: &Word, value: u64) -> Mask {
    _mm512_cmpeq_epi64_mask(vector(words), _mm512_set1_epi64(value.cast_signed()))
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn transpose([a, b, c, d, e, f, g, h]: [&Word; COUNT]) -> [Word; COUNT] {
    let [a, b, c, d, e, f, g, h] = transposed([
        vector(a),
        vector(b),
        vector(c),
        vector(d),
        vector(e),
        vector(f),
        vector(g),
        vector(h),
    ]);
    [
        words(a),
        words(b),
        words(c),
        words(d),
        words(e),
        words(f),
        words(g),
        words(h),
    ]
}

/// By three steps, in which words, pairs of words, and fours of words change places.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn transposed([a, b, c, d, e, f, g, h]: [__m512i; COUNT]) -> [__m512i; COUNT] {
    // Even columns of two rows, then odd ones: in each 128 bits a word of both.
    let [c0, c2, c4, c6] = fours(
        _mm512_unpacklo_epi64(a, b),
        _mm512_unpacklo_epi64(c, d),
        _mm512_unpacklo_epi64(e, f),
        _mm512_unpacklo_epi64(g, h),
    );
    let [c1, c3, c5, c7] = fours(
        _mm512_unpackhi_epi64(a, b),
        _mm512_unpackhi_epi64(c, d),
        _mm512_unpackhi_epi64(e, f),
        _mm512_unpackhi_epi64(g, h),
    );
    [c0, c1, c2, c3, c4, c5, c6, c7]
}

/// Limbs of four elements, one element after the other: 20 words, then zeros.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(crate) struct Row([Word; 3]);

/// The limbs of rows, a vector for each word.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn parts(elements: &[field::Element; 4]) -> [[__m512i; COUNT]; 3] {
    let [a, b, c, d] = elements.map(|element| element.0);
    let zero = _mm512_setzero_si512();
    [
        [a[0], a[1], a[2], a[3], a[4], b[0], b[1], b[2]],
        [b[3], b[4], c[0], c[1], c[2], c[3], c[4], d[0]],
        [d[1], d[2], d[3], d[4], zero, zero, zero, zero],
    ]
}

/// The parts of each lane into the row at its place.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn store_rows(parts: [[__m512i; COUNT]; 3], rows: &mut [Row], places: &[usize; COUNT]) {
    for (lane, place) in places.iter().enumerate() {
        let Row(row) = &mut rows[*place];
        for (row, part) in row.iter_mut().zip(&parts) {
            *row = words(part[lane]);
        }
    }
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn load_rows([a, b, c, d, e, f, g, h]: [&Row; COUNT]) -> [field::Element; 4] {
    let mut limbs = [_mm512_setzero_si512(); 3 * COUNT];
    for (part, limbs) in limbs.as_chunks_mut::<COUNT>().0.iter_mut().enumerate() {
        *limbs = transposed([
            vector(&a.0[part]),
            vector(&b.0[part]),
            vector(&c.0[part]),
            vector(&d.0[part]),
            vector(&e.0[part]),
            vector(&f.0[part]),
            vector(&g.0[part]),
            vector(&h.0[part]),
        ]);
    }
    let element = |i: usize| field::Element(core::array::from_fn(|limb| limbs[5 * i + limb]));
    [element(0), element(1), element(2), element(3)]
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn splat_row(row: &Row) -> [field::Element; 4] {
    let limbs = row.0.as_flattened();
    let mut elements = [field::Element([_mm512_setzero_si512(); LIMBS]); 4];
    for (element, limbs) in elements.iter_mut().zip(limbs.chunks_exact(LIMBS)) {
        for (vector, limb) in element.0.iter_mut().zip(limbs) {
            *vector = _mm512_set1_epi64(limb.cast_signed());
        }
    }
    elements
}

/// Four rows of 128-bit parts, transposed.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn fours(a: __m512i, b: __m512i, c: __m512i, d: __m512i) -> [__m512i; 4] {
    // Parts 0 and 2 of both, parts 1 and 3 of both.
    const EVEN: i32 = 0b10_00_10_00;
    const ODD: i32 = 0b11_01_11_01;
    let (ab, cd) = (
        _mm512_shuffle_i64x2::<EVEN>(a, b),
        _mm512_shuffle_i64x2::<EVEN>(c, d),
    );
    let (ab_odd, cd_odd) = (
        _mm512_shuffle_i64x2::<ODD>(a, b),
        _mm512_shuffle_i64x2::<ODD>(c, d),
    );
    [
        _mm512_shuffle_i64x2::<EVEN>(ab, cd),
        _mm512_shuffle_i64x2::<EVEN>(ab_odd, cd_odd),
        _mm512_shuffle_i64x2::<ODD>(ab, cd),
        _mm512_shuffle_i64x2::<ODD>(ab_odd, cd_odd),
    ]
}

/// By the mask itself, which takes fewer instructions than its bits and may become a store of some lanes alone.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn vartime_exchange(mask: Mask, x: &mut field::Element, y: &mut field::Element) {
    for (x, y) in x.0.iter_mut().zip(&mut y.0) {
        (*x, *y) = (
            _mm512_mask_blend_epi64(mask, *x, *y),
            _mm512_mask_blend_epi64(mask, *y, *x),
        );
    }
}

/// Every entry is read, and its words replace those found so far in the lanes of its index.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn lookup(row: &[Entry; 16], neutral: &Entry, index: &Word) -> [Words; 3] {
    let index = vector(index);
    let mut found = [_mm512_setzero_si512(); 12];
    for (found, word) in found.iter_mut().zip(neutral.as_flattened()) {
        *found = _mm512_set1_epi64(word.cast_signed());
    }
    for (entry, j) in row.iter().zip(1..) {
        let mask = _mm512_cmpeq_epi64_mask(index, _mm512_set1_epi64(j));
        // By bits, as compilers make a store of some lanes alone of a blend where this stays a loop.
        let same = _mm512_maskz_set1_epi64(mask, -1);
        for (found, word) in found.iter_mut().zip(entry.as_flattened()) {
            let word = _mm512_set1_epi64(word.cast_signed());
            *found = _mm512_ternarylogic_epi64::<0xb8>(*found, same, word);
        }
    }
    let mut numbers = [[[0; COUNT]; 4]; 3];
    for (number, found) in numbers.as_flattened_mut().iter_mut().zip(found) {
        *number = words(found);
    }
    numbers
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn rotations<const A: i32, const B: i32, const C: i32>(x: __m512i) -> __m512i {
    let (a, b) = (_mm512_ror_epi64::<A>(x), _mm512_ror_epi64::<B>(x));
    exclusive_or(a, b, _mm512_ror_epi64::<C>(x))
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn shifted<const A: i32, const B: i32, const C: u32>(x: __m512i) -> __m512i {
    let (a, b) = (_mm512_ror_epi64::<A>(x), _mm512_ror_epi64::<B>(x));
    exclusive_or(a, b, _mm512_srli_epi64::<C>(x))
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn exclusive_or(x: __m512i, y: __m512i, z: __m512i) -> __m512i {
    _mm512_ternarylogic_epi64::<0x96>(x, y, z)
}
