//! A residue number system: Montgomery's product on residues modulo small primes, a lane for each.
//!
//! Two bases of N primes m = 2^49 − c have products M and M'. An integer is kept by its residues in both. A product
//! of a and b modulo p finds q = −a·b/p modulo M in the first base, extends q to the second, computes r = (a·b +
//! q·p)/M there, and extends r back (Posch and Posch 1995, Bajard, Didier and Kornerup 1998). An extension is a
//! product of a matrix with a vector.
//!
//! Constants save products. In the first base an integer a is kept as σ·a with σ² = ±(−1/p)/(M/m) modulo m, one of the
//! two signs has a root as m is 3 modulo 4: the product of two such is the vector that the matrix takes, the sign is in
//! the matrix. In the second base it is kept as a/M modulo m', so that products carry the 1/M of r.
//!
//! The first extension may be wrong by a multiple of M below N·M, which leaves r right modulo p. The second is exact:
//! the multiple of M' is the sum of the vector divided by 2^49, rounded (Kawamura, Koike, Sano and Shimbo 2000).
//!
//! Bounds, asserted by [`Rns::new`] or reached by tests:
//!
//! - c is below 2^12;
//! - *tight* residues are below 2^49 + 2^21, *loose* ones below 2^51: sums and differences of tight ones;
//! - integers are signed: |r| < (N + 2)·p for a product, twice that for loose elements. A sum of two products of loose
//!   elements is at most 8·(N + 2)²·p² < M·p, which is what M and M' have to be long enough for;
//! - with N ≤ 22, high halves of two products of loose residues and of a row of a matrix stay below 2·2^50 + 23·(2^46 +
//!   2^18) < 2^52, low halves below 26·2^52 < 2^57.

mod bases;
mod convert;
pub(crate) mod product;

use crate::vector::{Into, Machine, Words};
use bases::Base;
use num_bigint::BigUint;

/// Bits of a modulus.
pub const WIDTH: u32 = 49;
/// Moduli are 2^49 − c with c below this.
pub const DISTANCE: u64 = 1 << 12;

/// An element: its residues in both bases, each times a constant of its modulus.
#[derive(Clone, Copy, Debug)]
pub struct Element<const R: usize> {
    /// In the first base.
    pub first: [Words; R],
    /// In the second base.
    pub second: [Words; R],
}

/// A modulus p with two bases of N primes, in R registers each.
#[derive(Clone, Debug)]
pub struct Rns<const N: usize, const R: usize> {
    modulus: BigUint,
    first: Base<N, R>,
    second: Base<N, R>,
    /// Column j: ±(M/m)·p/M² modulo each m', for the modulus m of number j.
    forward: [[Words; R]; N],
    /// 1/(M'/m') times M, modulo each m'.
    vector: [Words; R],
    /// Column j: σ·(M'/m') modulo each m.
    back: [[Words; R]; N],
    /// −σ·M' modulo each m.
    multiple: [Words; R],
    convert: convert::Constants<R>,
    machine: Machine,
}

impl<const N: usize, const R: usize> Rns<N, R> {
    /// The system for an odd p on a machine.
    ///
    /// # Panics
    /// If p is even, divisible by one of the primes, or too long for N of them.
    #[must_use]
    pub fn new(modulus: &BigUint, machine: Machine) -> Self {
        assert!(N <= 22 && N <= R * crate::vector::LANES);
        let (first, second) = bases::pair::<N, R>(modulus);
        let slack = BigUint::from(8 * (N as u64 + 2).pow(2)) * modulus;
        assert!(
            slack < first.product && slack < second.product,
            "the modulus is too long"
        );
        let (p, m) = (modulus, &first.product);
        let forward = std::array::from_fn(|j| {
            let side = m / first.moduli[j] * p;
            second.row(|_, prime| {
                let entry = &side * bases::inverse(&(m * m), prime) % prime;
                if first.negative[j] {
                    prime - entry
                } else {
                    entry
                }
            })
        });
        Rns {
            modulus: modulus.clone(),
            forward,
            vector: second
                .row(|j, prime| m * bases::inverse(&(&second.product / second.moduli[j]), prime)),
            back: std::array::from_fn(|j| {
                let cofactor = &second.product / second.moduli[j];
                first.row(|i, _| &cofactor * first.scale[i])
            }),
            multiple: first.row(|i, prime| (prime - &second.product % prime) * first.scale[i]),
            convert: convert::Constants::new(modulus, &first, &second),
            first,
            second,
            machine,
        }
    }

    /// p.
    #[must_use]
    pub fn modulus(&self) -> &BigUint {
        &self.modulus
    }

    /// The primes of the first and of the second base.
    #[must_use]
    pub fn primes(&self) -> [&[u64]; 2] {
        [&self.first.moduli, &self.second.moduli]
    }

    /// The factors that an integer is kept with in the first and in the second base.
    #[must_use]
    pub fn scales(&self) -> [&[u64]; 2] {
        [&self.first.scale, &self.second.scale]
    }

    /// S sums of K products of loose elements, K at most 2, with a reduction for each: tight, divided by M.
    #[inline(always)]
    pub fn dot<const S: usize, const K: usize>(
        &self,
        a: [[&Element<R>; K]; S],
        b: [[&Element<R>; K]; S],
    ) -> [Element<R>; S] {
        let zero = Element {
            first: [Words::ZERO; R],
            second: [Words::ZERO; R],
        };
        let mut out = [zero; S];
        self.dot_into(&mut out, a, b);
        out
    }

    /// As [`dot`](Self::dot), without a copy.
    #[inline(always)]
    pub fn dot_into<const S: usize, const K: usize>(
        &self,
        out: &mut [Element<R>; S],
        a: [[&Element<R>; K]; S],
        b: [[&Element<R>; K]; S],
    ) {
        let work = product::Dot { rns: self, a, b };
        self.machine.run(Into { work, out });
    }

    /// S products side by side, as [`dot`](Self::dot).
    #[inline(always)]
    pub fn mul<const S: usize>(&self, a: [&Element<R>; S], b: [&Element<R>; S]) -> [Element<R>; S] {
        self.dot(a.map(|a| [a]), b.map(|b| [b]))
    }

    /// The sum of tight elements, loose.
    #[inline(always)]
    pub fn add(&self, a: &Element<R>, b: &Element<R>) -> Element<R> {
        self.machine.run(product::Sum {
            rns: self,
            a,
            b,
            minus: false,
        })
    }

    /// The difference of tight elements, loose.
    #[inline(always)]
    pub fn sub(&self, a: &Element<R>, b: &Element<R>) -> Element<R> {
        self.machine.run(product::Sum {
            rns: self,
            a,
            b,
            minus: true,
        })
    }
}
