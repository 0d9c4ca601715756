//! Products, sums and differences in registers.

use super::bases::Base;
use super::{Element, Rns, WIDTH};
use crate::montgomery::{load, store};
use crate::vector::{Vector, Words, Work, lane};

/// Half of a modulus, near enough. This plus the sum of the vector of an exact extension, in units of 2^49, is the
/// multiple of M': the sum divided by 2^49 differs from it by less than 2^-9, by r/M' and by c/2^49 for each word.
pub const HALF: u64 = 1 << (WIDTH - 1);

/// Low and high halves of sums of products.
pub type Halves<V, const R: usize> = [[V; R]; 2];

/// Adds products with the same word in all lanes, or with other words in each.
#[inline(always)]
pub fn accumulate<V: Vector, const R: usize>(sum: &mut Halves<V, R>, row: &[Words; R], by: [V; R]) {
    for r in 0..R {
        let factor = V::load(&row[r]);
        sum[0][r] = sum[0][r].low(factor, by[r]);
        sum[1][r] = sum[1][r].high(factor, by[r]);
    }
}

/// Tight residues of sums of products, whose low halves are below 2^57 and high halves below 2^52.
///
/// 2^52 is 8·c. The product of 8·c with a high half has a low half below 2^52, and a high half below 2^15 that folds
/// again, to less than 2^30. The sum is below 2^57 + 2^52 + 2^30: what exceeds 49 bits is below 2^9, and below 2^21
/// times c.
#[inline(always)]
pub fn reduce<V: Vector, const N: usize, const R: usize>(
    base: &Base<N, R>,
    [low, high]: &Halves<V, R>,
) -> [V; R] {
    let mask = V::splat((1 << WIDTH) - 1);
    let mut out = *low;
    for r in 0..R {
        let wrap = V::load(&base.wrap[r]);
        let again = V::zero().high(high[r], wrap);
        let sum = low[r].low(high[r], wrap).low(again, wrap);
        let rest = sum.down::<WIDTH>();
        out[r] = sum.and(mask).low(rest, V::load(&base.distance[r]));
    }
    out
}

#[inline(always)]
fn zero<V: Vector, const R: usize>() -> Halves<V, R> {
    [[V::zero(); R]; 2]
}

impl<const N: usize, const R: usize> Rns<N, R> {
    /// The vector for the exact extension of tight residues of the second base, in memory: tight.
    #[inline(always)]
    pub fn exact_vector<V: Vector>(&self, second: &[V; R]) -> [Words; R] {
        let mut halves = zero();
        accumulate(&mut halves, &self.vector, *second);
        store(&reduce(&self.second, &halves))
    }

    /// As [`Rns::dot`]. The first base is left as a reduction, for more streams than one to overlap.
    #[inline(always)]
    pub fn dots<V: Vector, const S: usize, const K: usize>(
        &self,
        a: &[[&Element<R>; K]; S],
        b: &[[&Element<R>; K]; S],
    ) -> [Element<R>; S] {
        const { assert!(K <= 2, "high halves of more products exceed 52 bits") };
        let mut out = [Element {
            first: [Words::ZERO; R],
            second: [Words::ZERO; R],
        }; S];
        let mut vectors = [[Words::ZERO; R]; S];
        let mut sums = [zero::<V, R>(); S];
        for s in 0..S {
            let mut halves = zero::<V, R>();
            for k in 0..K {
                accumulate(&mut halves, &a[s][k].first, load(&b[s][k].first));
                accumulate(&mut sums[s], &a[s][k].second, load(&b[s][k].second));
            }
            vectors[s] = store(&reduce(&self.first, &halves));
        }
        for j in 0..N {
            for s in 0..S {
                let word = V::splat(lane(&vectors[s], j));
                accumulate(&mut sums[s], &self.forward[j], [word; R]);
            }
        }
        let mut multiples = [V::splat(HALF); S];
        for s in 0..S {
            let second = reduce(&self.second, &sums[s]);
            out[s].second = store(&second);
            vectors[s] = self.exact_vector(&second);
            sums[s] = zero();
        }
        for j in 0..N {
            for s in 0..S {
                let word = V::splat(lane(&vectors[s], j));
                accumulate(&mut sums[s], &self.back[j], [word; R]);
                multiples[s] = multiples[s].add(word);
            }
        }
        for s in 0..S {
            let multiple = multiples[s].down::<WIDTH>();
            accumulate(&mut sums[s], &self.multiple, [multiple; R]);
            out[s].first = store(&reduce(&self.first, &sums[s]));
        }
        out
    }

    /// The sum or the difference of tight elements. Twice a modulus is at least a tight residue, so that no lane is
    /// negative: 2·(2^49 − 2^12) > 2^49 + 2^21.
    #[inline(always)]
    pub fn sum<V: Vector>(&self, a: &Element<R>, b: &Element<R>, minus: bool) -> Element<R> {
        Element {
            first: part::<V, N, R>(&self.first, &a.first, &b.first, minus),
            second: part::<V, N, R>(&self.second, &a.second, &b.second, minus),
        }
    }
}

#[inline(always)]
fn part<V: Vector, const N: usize, const R: usize>(
    base: &Base<N, R>,
    a: &[Words; R],
    b: &[Words; R],
    minus: bool,
) -> [Words; R] {
    let mut out = load::<V, R>(a);
    for r in 0..R {
        let b = V::load(&b[r]);
        let b = if minus {
            V::load(&base.twice[r]).sub(b)
        } else {
            b
        };
        out[r] = out[r].add(b);
    }
    store(&out)
}

pub struct Dot<'a, const N: usize, const R: usize, const S: usize, const K: usize> {
    pub rns: &'a Rns<N, R>,
    pub a: [[&'a Element<R>; K]; S],
    pub b: [[&'a Element<R>; K]; S],
}

impl<const N: usize, const R: usize, const S: usize, const K: usize> Work for Dot<'_, N, R, S, K> {
    type Output = [Element<R>; S];

    #[inline(always)]
    fn run<V: Vector>(self) -> [Element<R>; S] {
        self.rns.dots::<V, S, K>(&self.a, &self.b)
    }
}

pub struct Sum<'a, const N: usize, const R: usize> {
    pub rns: &'a Rns<N, R>,
    pub a: &'a Element<R>,
    pub b: &'a Element<R>,
    pub minus: bool,
}

impl<const N: usize, const R: usize> Work for Sum<'_, N, R> {
    type Output = Element<R>;

    #[inline(always)]
    fn run<V: Vector>(self) -> Element<R> {
        self.rns.sum::<V>(self.a, self.b, self.minus)
    }
}
