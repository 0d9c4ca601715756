//! Half-size scalars of eight challenges side by side: Euclid's algorithm with signed remainders, in batches of steps
//! that doubles determine (Lehmer).
//!
//! Two vectors (a, ta) and (b, tb) of the lattice of all (v, u) with v ≡ u·k (mod N) begin as (N, 0) and (k, 1). Every
//! change is a matrix of determinant ±1 applied to whole integers, so that both remain in the lattice, whatever
//! quotients doubles give: a wrong quotient makes vectors longer and nothing else. Whoever takes the result checks it
//! ([`Factors`](crate::lattice::Factors)), so that no verdict depends on this file.
//!
//! Why vectors get short: an exact step at least halves |b|. When |b| falls below the square root of N, |a| is above
//! it, and |tb| is then at most about N/|a|, as a·tb − b·ta = ±N.

use super::eight::{vector, words};
use crate::integer::{Integer, Natural};
use crate::lanes::{COUNT, Mask, Words, has};
use crate::lattice::ORDER;
use core::arch::x86_64::*;
use core::array::from_fn;

/// Bits of a limb: those of the multiplier.
const BITS: u32 = 52;

/// The square root of N: steps end where |b| is below.
const STOP: f64 = core::f64::consts::SQRT_2 * (1u128 << 127) as f64;

/// Largest entry of a matrix after its first step. A double is off by 2^-53 of itself. With entries up to 2^23, the
/// combination of a and b is off by 2^-29 of a, where it is about 2^-24 of a: the next quotient is hardly ever wrong.
const ENTRY: f64 = (1u64 << 23) as f64;

/// Largest quotient of a first step: the multiplier takes it, and a double has its bits.
const FIRST: f64 = (1u64 << 50) as f64;

/// Rounds after which lanes are given up. Six or seven suffice, but for quotients above 2^23: each may take one more.
const ROUNDS: usize = 16;

/// An integer of each lane modulo 2^(52·N), which stands for that of the least magnitude: limbs below 2^52, least
/// significant first.
type Limbs<const N: usize> = [__m512i; N];

/// In each lane u and v with u ≥ 0: odd u and v ≡ u·k (mod 8·L), where a short pair was found.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
pub(super) fn vartime_candidates(k: &Words) -> [(Natural, Integer); COUNT] {
    let (zero, one) = (_mm512_setzero_si512(), _mm512_set1_epi64(1));
    let order = ORDER.0.map(|word| _mm512_set1_epi64(word.cast_signed()));
    let [k0, k1, k2, k3] = k;
    let (mut a, mut b) = (
        limbs(order),
        limbs([vector(k0), vector(k1), vector(k2), vector(k3)]),
    );
    let (mut ta, mut tb) = ([zero; 3], [one, zero, zero]);
    for _ in 0..ROUNDS {
        let Some([upper, lower]) = vartime_steps(double(&a), double(&b)) else {
            break;
        };
        (a, b) = (upper.applied(&a, &b), lower.applied(&a, &b));
        (ta, tb) = (upper.applied(&ta, &tb), lower.applied(&ta, &tb));
    }
    let row = odd(&tb, [double(&a), double(&b)], [double(&ta), double(&tb)]);
    let (u, v) = (row.applied(&ta, &tb), row.applied(&a, &b));
    let negative = sign(&u);
    results(negate_if(negative, &u), negate_if(negative, &v))
}

/// A row of a matrix: x·a + y·b, the coefficients by magnitude and sign.
struct Row {
    x: __m512i,
    y: __m512i,
    x_negative: Mask,
    y_negative: Mask,
}

impl Row {
    /// From integers below 2^52 in magnitude. Of greater ones, which only lanes have whose short pair is not found, as
    /// there is none or a quotient has more than 50 bits, the multiplier takes 52 bits: another vector of the lattice.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
    fn new(x: __m512d, y: __m512d) -> Row {
        Row {
            x: _mm512_cvtpd_epu64(_mm512_abs_pd(x)),
            y: _mm512_cvtpd_epu64(_mm512_abs_pd(y)),
            x_negative: _mm512_movepi64_mask(_mm512_castpd_si512(x)),
            y_negative: _mm512_movepi64_mask(_mm512_castpd_si512(y)),
        }
    }

    /// x·a + y·b modulo 2^(52·N). A column is below 2^53 of each product, so that signed words hold their sum.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
    fn applied<const N: usize>(&self, a: &Limbs<N>, b: &Limbs<N>) -> Limbs<N> {
        let (of_a, of_b) = (columns(self.x, a), columns(self.y, b));
        let zero = _mm512_setzero_si512();
        let mut sum = [zero; N];
        for (sum, (a, b)) in sum.iter_mut().zip(of_a.into_iter().zip(of_b)) {
            let a = _mm512_mask_sub_epi64(a, self.x_negative, zero, a);
            let b = _mm512_mask_sub_epi64(b, self.y_negative, zero, b);
            *sum = _mm512_add_epi64(a, b);
        }
        carried(sum)
    }
}

/// The columns of x·a, for x below 2^52: each below 2^53.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn columns<const N: usize>(x: __m512i, a: &Limbs<N>) -> [__m512i; N] {
    let mut columns = [_mm512_setzero_si512(); N];
    for (i, limb) in a.iter().enumerate() {
        columns[i] = _mm512_madd52lo_epu64(columns[i], x, *limb);
        if let Some(next) = columns.get_mut(i + 1) {
            *next = _mm512_madd52hi_epu64(*next, x, *limb);
        }
    }
    columns
}

/// Limbs of signed columns.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn carried<const N: usize>(columns: [__m512i; N]) -> Limbs<N> {
    let mut carry = _mm512_setzero_si512();
    let mut limbs = columns;
    for limb in &mut limbs {
        let sum = _mm512_add_epi64(*limb, carry);
        *limb = low(sum);
        carry = _mm512_srai_epi64::<BITS>(sum);
    }
    limbs
}

#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn low(x: __m512i) -> __m512i {
    _mm512_and_si512(x, _mm512_set1_epi64((1 << BITS) - 1))
}

/// The opposite in the lanes of the mask.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn negate_if<const N: usize>(mask: Mask, x: &Limbs<N>) -> Limbs<N> {
    let zero = _mm512_setzero_si512();
    let mut columns = *x;
    for limb in &mut columns {
        *limb = _mm512_mask_sub_epi64(*limb, mask, zero, *limb);
    }
    carried(columns)
}

/// The negative lanes.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn sign<const N: usize>(x: &Limbs<N>) -> Mask {
    _mm512_test_epi64_mask(x[N - 1], _mm512_set1_epi64(1 << (BITS - 1)))
}

/// The integers, each off by 2^-52 of itself at most. Sums from the top are exact while they have 53 bits.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn double<const N: usize>(x: &Limbs<N>) -> __m512d {
    let top = _mm512_srai_epi64::<{ 64 - BITS }>(_mm512_slli_epi64::<{ 64 - BITS }>(x[N - 1]));
    let mut sum = _mm512_cvtepi64_pd(top);
    for limb in x[..N - 1].iter().rev() {
        let limb = _mm512_cvtepi64_pd(*limb);
        sum = _mm512_fmadd_pd(sum, _mm512_set1_pd((1u64 << BITS) as f64), limb);
    }
    sum
}

/// The matrix of the steps that the doubles of a and b determine. Nothing if |b| is below `STOP` in all lanes.
///
/// With (x, y) = (p·a + q·b, r·a + s·b), a step is (x, y) → (y, x − n·y), where n is the integer next to x/y. Lanes
/// that have done all they can wait for the others.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn vartime_steps(a: __m512d, b: __m512d) -> Option<[Row; 2]> {
    let (zero, one) = (_mm512_setzero_pd(), _mm512_set1_pd(1.0));
    let (mut x, mut y, mut p, mut q, mut r, mut s) = (a, b, one, zero, zero, one);
    let mut active = above(y, STOP);
    if active == 0 {
        return None;
    }
    let mut bound = FIRST;
    while active != 0 {
        let n = _mm512_roundscale_pd::<0>(_mm512_div_pd(x, y));
        let rest = _mm512_fnmadd_pd(n, y, x);
        let (next_r, next_s) = (_mm512_fnmadd_pd(n, r, p), _mm512_fnmadd_pd(n, s, q));
        active &= !above(next_s, bound);
        (x, y) = (blend(active, x, y), blend(active, y, rest));
        (p, r) = (blend(active, p, r), blend(active, r, next_r));
        (q, s) = (blend(active, q, s), blend(active, s, next_s));
        active &= above(y, STOP);
        bound = ENTRY;
    }
    Some([Row::new(p, q), Row::new(r, s)])
}

/// The lanes with |x| of the bound or more.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn above(x: __m512d, bound: f64) -> Mask {
    _mm512_cmp_pd_mask::<_CMP_GE_OQ>(_mm512_abs_pd(x), _mm512_set1_pd(bound))
}

/// `one` in the lanes of the mask, `zero` in the others.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn blend(mask: Mask, zero: __m512d, one: __m512d) -> __m512d {
    _mm512_mask_blend_pd(mask, zero, one)
}

/// The row that makes u odd: (b, tb) where tb is odd, else (a + j·b, ta + j·tb), where ta is odd, as a·tb − b·ta = ±N.
///
/// The shortest has |a| − |j·b| and |ta| + |j·tb| nearest to each other.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn odd(tb_limbs: &Limbs<3>, [a, b]: [__m512d; 2], [ta, tb]: [__m512d; 2]) -> Row {
    let even = _mm512_testn_epi64_mask(tb_limbs[0], _mm512_set1_epi64(1));
    let difference = _mm512_sub_pd(_mm512_abs_pd(a), _mm512_abs_pd(ta));
    let sum = _mm512_add_pd(_mm512_abs_pd(b), _mm512_abs_pd(tb));
    let j = _mm512_roundscale_pd::<0>(_mm512_div_pd(difference, sum));
    // −j where a and b have the same sign.
    let opposite = _mm512_cmp_pd_mask::<_CMP_GE_OQ>(_mm512_mul_pd(a, b), _mm512_setzero_pd());
    let j = _mm512_mask_sub_pd(j, opposite, _mm512_setzero_pd(), j);
    let (zero, one) = (_mm512_setzero_pd(), _mm512_set1_pd(1.0));
    Row::new(blend(even, zero, one), blend(even, one, j))
}

/// Limbs of numbers below 2^256.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn limbs([a, b, c, d]: [__m512i; 4]) -> Limbs<5> {
    [
        low(a),
        low(_mm512_or_si512(
            _mm512_srli_epi64::<52>(a),
            _mm512_slli_epi64::<12>(b),
        )),
        low(_mm512_or_si512(
            _mm512_srli_epi64::<40>(b),
            _mm512_slli_epi64::<24>(c),
        )),
        low(_mm512_or_si512(
            _mm512_srli_epi64::<28>(c),
            _mm512_slli_epi64::<36>(d),
        )),
        _mm512_srli_epi64::<16>(d),
    ]
}

/// The words of numbers below 2^256: the inverse of [`limbs`].
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn words_of([a, b, c, d, e]: Limbs<5>) -> Words {
    [
        words(_mm512_or_si512(a, _mm512_slli_epi64::<52>(b))),
        words(_mm512_or_si512(
            _mm512_srli_epi64::<12>(b),
            _mm512_slli_epi64::<40>(c),
        )),
        words(_mm512_or_si512(
            _mm512_srli_epi64::<24>(c),
            _mm512_slli_epi64::<28>(d),
        )),
        words(_mm512_or_si512(
            _mm512_srli_epi64::<36>(d),
            _mm512_slli_epi64::<16>(e),
        )),
    ]
}

/// The numbers of each lane, for u ≥ 0.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
fn results([u0, u1, u2]: Limbs<3>, v: Limbs<5>) -> [(Natural, Integer); COUNT] {
    let zero = _mm512_setzero_si512();
    let u = words_of([u0, u1, u2, zero, zero]);
    let negative = sign(&v);
    let v = words_of(negate_if(negative, &v));
    from_fn(|lane| {
        let v = Integer {
            negative: has(negative, lane),
            magnitude: Natural(v.map(|word| word[lane])),
        };
        (Natural(u.map(|word| word[lane])), v)
    })
}
