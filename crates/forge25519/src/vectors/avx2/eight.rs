//! Eight lanes: two vectors of 256 bits for each limb, those of lanes 0 to 3 and of lanes 4 to 7.

use super::{Avx2, field, vector};
use crate::lanes::{COUNT, Entry, Factor, Hasher, Machine, Mask, Word, Words};
use crate::vectors::transposed;
use core::arch::x86_64::*;
use limbforge_fields::curve25519_x25_5::lanes4::{LANES, LIMBS};

/// The lanes of one vector after those of the other.
pub(in crate::vectors) type Both<T> = [T; COUNT / LANES];
type Limbs = [__m256i; LIMBS];

/// Elements within tight bounds.
#[derive(Clone, Copy)]
pub(crate) struct Tight(Both<Limbs>);

/// Elements within loose bounds.
#[derive(Clone, Copy)]
pub(crate) struct Loose(Both<Limbs>);

impl Tight {
    #[inline(always)]
    fn part(&self, i: usize) -> field::Element {
        field::Element(self.0[i])
    }
}

impl Loose {
    #[inline(always)]
    fn part(&self, i: usize) -> field::Loose {
        field::Loose(self.0[i])
    }
}

impl Machine for Avx2 {
    type Tight = Tight;
    type Loose = Loose;
    type Row = Row;
    const ZEROS: Row = Row([[0; LANES]; WORDS]);

    methods! {
        load(self, words: &Words) -> Tight = load(words);
        store(self, x: &Tight) -> Words = store(x);
        carry(self, x: &Loose) -> Tight = Tight(both!(i => field::carry(&x.part(i)).0));
        add(self, x: &Tight, y: &Tight) -> Loose =
            Loose(both!(i => field::add(&x.part(i), &y.part(i)).0));
        sub(self, x: &Tight, y: &Tight) -> Loose =
            Loose(both!(i => field::sub(&x.part(i), &y.part(i)).0));
        negate(self, x: &Tight) -> Loose = Loose(both!(i => field::opp(&x.part(i)).0));
        mul(self, x: Factor<'_, Avx2>, y: Factor<'_, Avx2>) -> Tight =
            mul(limbs(&x), limbs(&y));
        square(self, x: Factor<'_, Avx2>) -> Tight = square(limbs(&x));
        mul_small(self, x: &Loose, k: u32) -> Tight =
            Tight(both!(i => {
                field::mul_small(&x.part(i), _mm256_set1_epi64x(i64::from(k))).0
            }));
        select(self, mask: Mask, one: &Tight, zero: &Tight) -> Tight =
            Tight(both!(i => select(part(mask, i), &one.0[i], &zero.0[i])));
        select_loose(self, mask: Mask, one: &Loose, zero: &Loose) -> Loose =
            Loose(both!(i => select(part(mask, i), &one.0[i], &zero.0[i])));
        lanes_equal(self, words: &Word, value: u64) -> Mask = lanes_equal(words, value);
        transpose(self, rows: [&Word; COUNT]) -> [Word; COUNT] = transpose(rows);
        lookup(self, row: &[Entry; 16], neutral: &Entry, index: &Word) -> [Words; 3] =
            lookup(row, neutral, index);
        store_rows(self, elements: &[Tight; 4], rows: &mut [Row], places: &[usize; COUNT]) -> () =
            store_rows(elements, rows, places);
        load_rows(self, rows: [&Row; COUNT]) -> [Tight; 4] = load_rows(rows);
        splat_row(self, row: &Row) -> [Tight; 4] = splat_row(row);
    }
}

hasher! { Avx2 }

/// x·y. A function of its own: in the place of each product it would not fit into the cache of instructions.
#[inline(never)]
#[target_feature(enable = "avx2")]
fn mul(x: &Both<Limbs>, y: &Both<Limbs>) -> Tight {
    Tight(both!(i => field::mul(&field::Loose(x[i]), &field::Loose(y[i])).0))
}

#[inline(never)]
#[target_feature(enable = "avx2")]
fn square(x: &Both<Limbs>) -> Tight {
    Tight(both!(i => field::square(&field::Loose(x[i])).0))
}

#[inline(always)]
fn limbs<'a>(x: &Factor<'a, Avx2>) -> &'a Both<Limbs> {
    match x {
        Factor::Tight(Tight(limbs)) | Factor::Loose(Loose(limbs)) => limbs,
    }
}

/// The mask of the lanes of a vector.
#[inline(always)]
pub(in crate::vectors) fn part(mask: Mask, vector: usize) -> Mask {
    mask >> (LANES * vector) & ((1 << LANES) - 1)
}

/// The mask as words with all bits 0 or 1.
#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::vectors) fn spread(mask: Mask) -> __m256i {
    let bits = _mm256_set_epi64x(8, 4, 2, 1);
    let own = _mm256_and_si256(_mm256_set1_epi64x(i64::from(mask)), bits);
    _mm256_cmpeq_epi64(own, bits)
}

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::vectors) fn vectors([a, b, c, d, e, f, g, h]: &Word) -> Both<__m256i> {
    [vector(&[*a, *b, *c, *d]), vector(&[*e, *f, *g, *h])]
}

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::vectors) fn words([low, high]: Both<__m256i>) -> Word {
    let ([a, b, c, d], [e, f, g, h]) = (field::vstore(low), field::vstore(high));
    [a, b, c, d, e, f, g, h]
}

#[inline]
#[target_feature(enable = "avx2")]
fn load([a, b, c, d]: &Words) -> Tight {
    let [a, b, c, d] = [vectors(a), vectors(b), vectors(c), vectors(d)];
    Tight(both!(i => field::from_words(&[a[i], b[i], c[i], d[i]]).0))
}

#[inline]
#[target_feature(enable = "avx2")]
fn store(x: &Tight) -> Words {
    let [[a, b, c, d], [e, f, g, h]] = both!(i => field::to_words(&x.part(i)));
    [words([a, e]), words([b, f]), words([c, g]), words([d, h])]
}

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::vectors) fn select<const N: usize>(
    mask: Mask,
    one: &[__m256i; N],
    zero: &[__m256i; N],
) -> [__m256i; N] {
    let spread = spread(mask);
    let mut limbs = *zero;
    for (limb, one) in limbs.iter_mut().zip(one) {
        *limb = _mm256_blendv_epi8(*limb, *one, spread);
    }
    limbs
}

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::vectors) fn lanes_equal(words: &Word, value: u64) -> Mask {
    let value = _mm256_set1_epi64x(value.cast_signed());
    let words = vectors(words);
    let [low, high] = both!(i => signs(_mm256_cmpeq_epi64(words[i], value)));
    low | high << LANES
}

/// The highest bit of each lane.
#[inline]
#[target_feature(enable = "avx2")]
fn signs(x: __m256i) -> Mask {
    _mm256_movemask_pd(_mm256_castsi256_pd(x)) as Mask
}

/// Four blocks of four rows and four columns.
#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::vectors) fn transpose([a, b, c, d, e, f, g, h]: [&Word; COUNT]) -> [Word; COUNT] {
    let [a, b, c, d] = [vectors(a), vectors(b), vectors(c), vectors(d)];
    let [e, f, g, h] = [vectors(e), vectors(f), vectors(g), vectors(h)];
    let top = both!(i => transposed([a[i], b[i], c[i], d[i]]));
    let bottom = both!(i => transposed([e[i], f[i], g[i], h[i]]));
    let mut columns = [[0; COUNT]; COUNT];
    for (i, column) in columns.iter_mut().enumerate() {
        let (part, row) = (i / LANES, i % LANES);
        *column = words([top[part][row], bottom[part][row]]);
    }
    columns
}

/// Words of a limb pair: tight limbs are below 2^32.
const PAIRS: usize = LIMBS / 2;

/// Vectors of a row.
const WORDS: usize = 4 * PAIRS / LANES;

/// Four elements of one lane, one after the other: 20 words of two limbs each.
#[derive(Clone, Copy)]
#[repr(align(32))]
pub(crate) struct Row([[u64; LANES]; WORDS]);

/// Limbs of four elements in one vector after the other, two in each word.
#[inline]
#[target_feature(enable = "avx2")]
fn packed(elements: [&Limbs; 4]) -> [[__m256i; LANES]; WORDS] {
    let mut packed = [[_mm256_setzero_si256(); LANES]; WORDS];
    let limbs = elements.iter().flat_map(|element| element.as_chunks().0);
    for (word, [low, high]) in packed.as_flattened_mut().iter_mut().zip(limbs) {
        *word = _mm256_or_si256(*low, _mm256_slli_epi64::<32>(*high));
    }
    packed
}

/// The elements of [`packed`].
#[inline]
#[target_feature(enable = "avx2")]
fn unpacked(packed: &[[__m256i; LANES]; WORDS]) -> [Limbs; 4] {
    let low = _mm256_set1_epi64x(0xffff_ffff);
    let mut elements = [[_mm256_setzero_si256(); LIMBS]; 4];
    let limbs = elements
        .iter_mut()
        .flat_map(|element| element.as_chunks_mut().0);
    for (word, [even, odd]) in packed.as_flattened().iter().zip(limbs) {
        *even = _mm256_and_si256(*word, low);
        *odd = _mm256_srli_epi64::<32>(*word);
    }
    elements
}

#[inline]
#[target_feature(enable = "avx2")]
fn store_rows([x, y, z, t]: &[Tight; 4], rows: &mut [Row], places: &[usize; COUNT]) {
    let words = both!(i => packed([&x.0[i], &y.0[i], &z.0[i], &t.0[i]]));
    for (words, places) in words.iter().zip(places.as_chunks::<LANES>().0) {
        for (i, vectors) in words.iter().enumerate() {
            let [a, b, c, d] = transposed(*vectors);
            rows[places[0]].0[i] = field::vstore(a);
            rows[places[1]].0[i] = field::vstore(b);
            rows[places[2]].0[i] = field::vstore(c);
            rows[places[3]].0[i] = field::vstore(d);
        }
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn load_rows([a, b, c, d, e, f, g, h]: [&Row; COUNT]) -> [Tight; 4] {
    let low = load_four_rows([a, b, c, d]);
    let high = load_four_rows([e, f, g, h]);
    [
        Tight([low[0], high[0]]),
        Tight([low[1], high[1]]),
        Tight([low[2], high[2]]),
        Tight([low[3], high[3]]),
    ]
}

#[inline]
#[target_feature(enable = "avx2")]
fn load_four_rows([a, b, c, d]: [&Row; LANES]) -> [Limbs; 4] {
    let mut packed = [[_mm256_setzero_si256(); LANES]; WORDS];
    for (i, words) in packed.iter_mut().enumerate() {
        *words = transposed([
            vector(&a.0[i]),
            vector(&b.0[i]),
            vector(&c.0[i]),
            vector(&d.0[i]),
        ]);
    }
    unpacked(&packed)
}

#[inline]
#[target_feature(enable = "avx2")]
fn splat_row(row: &Row) -> [Tight; 4] {
    let mut packed = [[_mm256_setzero_si256(); LANES]; WORDS];
    for (vector, word) in packed
        .as_flattened_mut()
        .iter_mut()
        .zip(row.0.as_flattened())
    {
        *vector = _mm256_set1_epi64x(word.cast_signed());
    }
    let [x, y, z, t] = unpacked(&packed);
    [Tight([x, x]), Tight([y, y]), Tight([z, z]), Tight([t, t])]
}

/// Every entry is read: a word of all entries after the other, as registers hold no more.
#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::vectors) fn lookup(row: &[Entry; 16], neutral: &Entry, index: &Word) -> [Words; 3] {
    let index = vectors(index);
    let mut masks = [[_mm256_setzero_si256(); 2]; 16];
    for (masks, j) in masks.iter_mut().zip(1..) {
        let j = _mm256_set1_epi64x(j);
        *masks = both!(i => _mm256_cmpeq_epi64(index[i], j));
    }
    let mut numbers = [[[0; COUNT]; 4]; 3];
    for (i, number) in numbers.as_flattened_mut().iter_mut().enumerate() {
        let mut found = [_mm256_set1_epi64x(neutral.as_flattened()[i].cast_signed()); 2];
        for (entry, masks) in row.iter().zip(&masks) {
            let word = _mm256_set1_epi64x(entry.as_flattened()[i].cast_signed());
            found = both!(i => _mm256_blendv_epi8(found[i], word, masks[i]));
        }
        *number = words(found);
    }
    numbers
}

/// x rotated to the right. The distance is a constant, so that compilers shift by immediates.
#[inline]
#[target_feature(enable = "avx2")]
fn rotated<const K: i32>(x: __m256i) -> __m256i {
    let left = _mm256_sll_epi64(x, _mm_cvtsi32_si128(64 - K));
    _mm256_or_si256(_mm256_srli_epi64::<K>(x), left)
}

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::vectors) fn rotations<const A: i32, const B: i32, const C: i32>(
    x: __m256i,
) -> __m256i {
    let ab = _mm256_xor_si256(rotated::<A>(x), rotated::<B>(x));
    _mm256_xor_si256(ab, rotated::<C>(x))
}

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::vectors) fn shifted<const A: i32, const B: i32, const C: u32>(x: __m256i) -> __m256i {
    let ab = _mm256_xor_si256(rotated::<A>(x), rotated::<B>(x));
    let c = _mm256_srl_epi64(x, _mm_cvtsi32_si128(C.cast_signed()));
    _mm256_xor_si256(ab, c)
}

/// The bits of y where x has ones, those of z elsewhere.
#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::vectors) fn choice(x: __m256i, y: __m256i, z: __m256i) -> __m256i {
    _mm256_xor_si256(z, _mm256_and_si256(x, _mm256_xor_si256(y, z)))
}

#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::vectors) fn majority(x: __m256i, y: __m256i, z: __m256i) -> __m256i {
    let any = _mm256_and_si256(x, _mm256_or_si256(y, z));
    _mm256_or_si256(any, _mm256_and_si256(y, z))
}
