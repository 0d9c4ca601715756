//! Half-size scalars: an equation with a factor of 253 bits becomes one with two factors of about 128.
//!
//! Antipa, Brown, Gallant, Lambert, Struik, Vanstone, "Accelerated verification of ECDSA signatures" (SAC 2005):
//! multiply S·B − R − k·A = 0 by u. For a suitable small u, v = u·k mod N is small too. Such (u, v) are the short
//! vectors of the lattice of all (u, v) with v ≡ u·k (mod N). Euclid's algorithm on N and k, stopped half way, finds
//! one.
//!
//! N is 8·L and u is odd. Multiplication by u is then one-to-one on the whole group of 8·L points, so that parts of
//! small order are neither lost nor added. (With N = L and any u ≠ 0 this holds only of equations with the cofactor.)
//!
//! `docs/half-size.md` proves the bounds stated here. [`Factors`] checks its pair for each k, so that no verdict
//! depends on them.

use crate::integer::{Integer, Natural};
use crate::scalar::Scalar;

/// N = 8·L.
pub(crate) const ORDER: Natural = Natural([
    0xc093_18d2_e7ae_9f68,
    0xa6f7_cef5_17bc_e6b2,
    0x0000_0000_0000_0000,
    0x8000_0000_0000_0000,
]);

/// Euclid's algorithm stops at the first remainder below 2^HALF. The square root of N is about 2^127.5.
const HALF: u32 = 128;

/// Largest number of bits of u and v that makes the half-size equation worth its while. For fewer than one in 2^15 of
/// all k modulo N no odd u has so short a v, such as for those near (c/d)·N with a small even d.
pub(crate) const SHORT: u32 = 136;

/// Factors of a signature's equation: odd u, and v with v ≡ u·k (mod 8·L).
pub(crate) struct Factors {
    pub(crate) u: Natural,
    pub(crate) v: Integer,
}

impl Factors {
    /// Short factors for k, or those of the equation as it is written.
    pub(crate) fn vartime_new(k: &Scalar) -> Factors {
        let (u, v) = vartime_candidate(&Natural(k.to_words()));
        Factors::vartime_checked(u, v, k)
    }

    /// The candidates if they are short, u is odd and v ≡ u·k (mod 8·L); else u = 1 and v = k, the equation as it is
    /// written.
    ///
    /// The congruence is decided modulo L by the arithmetic of scalars, and modulo 8 by the lowest bits.
    pub(crate) fn vartime_checked(u: Natural, v: Integer, k: &Scalar) -> Factors {
        let written = Natural(k.to_words());
        let short = u.bits() <= SHORT && v.magnitude.bits() <= SHORT;
        if short && u.is_odd() && is_congruent_mod_8(&u, &v, &written) && is_congruent(&u, &v, k) {
            return Factors { u, v };
        }
        Factors {
            u: Natural::ONE,
            v: Integer::positive(written),
        }
    }
}

/// v ≡ u·k (mod L).
fn is_congruent(u: &Natural, v: &Integer, k: &Scalar) -> bool {
    let product = Scalar::from_words(&u.0) * *k;
    let magnitude = Scalar::from_words(&v.magnitude.0);
    if v.negative {
        (product + magnitude).equals(Scalar::default())
    } else {
        product.equals(magnitude)
    }
}

/// v ≡ u·k (mod 8).
fn is_congruent_mod_8(u: &Natural, v: &Integer, k: &Natural) -> bool {
    let product = u.0[0].wrapping_mul(k.0[0]);
    let magnitude = v.magnitude.0[0];
    let difference = if v.negative {
        product.wrapping_add(magnitude)
    } else {
        product.wrapping_sub(magnitude)
    };
    difference % 8 == 0
}

/// Odd u and v with v ≡ u·k (mod 8·L), for k below 8·L.
///
/// With (b, tb) where Euclid's algorithm stops: an odd tb is u itself, at most 2^127, with |v| = b < 2^128. Else
/// u and |v| are below N/(b + tb) + b + tb < 2^256, where b + tb < 2^128 + 2^127.
pub(crate) fn vartime_candidate(k: &Natural) -> (Natural, Integer) {
    let mut pair = Pair {
        a: ORDER,
        b: *k,
        ta: Natural::ZERO,
        tb: Natural::ONE,
        negative: false,
    };
    while pair.b.bits() > HALF {
        if !pair.vartime_lehmer() {
            pair.vartime_euclid();
        }
    }
    pair.vartime_odd()
}

/// Two vectors of the lattice: b ≡ ±tb·k and a ≡ ∓ta·k (mod N).
///
/// Each step keeps a·tb + b·ta = N, ta ≤ tb, gcd(ta, tb) = 1 and a > b ≥ 0, and begins with b ≥ 2^HALF. Thus a ≥ 2^HALF
/// throughout, tb ≤ N/a < 2^127 + 1, and nothing here leaves 256 bits.
struct Pair {
    a: Natural,
    b: Natural,
    ta: Natural,
    tb: Natural,
    /// Whether it is b ≡ −tb·k, and a ≡ ta·k.
    negative: bool,
}

impl Pair {
    /// The steps of Euclid's algorithm that the highest 64 bits determine (Lehmer; the condition is Collins'). False if
    /// there is none.
    ///
    /// Let x₀ = floor(a/2^shift) and y₀ = floor(b/2^shift). After an even number of steps x = p·x₀ − q·y₀ and y = s·y₀
    /// − r·x₀, after an odd number the opposites; a′ and b′ are the same of a and b. Each of p, q, r is at most s, so
    /// that a′/2^shift and b′/2^shift differ from x and y by less than s. As s·x + q·y = x₀ < 2^64 and y ≥ 2^32, s is
    /// below 2^32.
    fn vartime_lehmer(&mut self) -> bool {
        let shift = self.a.bits() - 64;
        let mut x = self.a.window(shift);
        let mut y = self.b.window(shift);
        // a > b ≥ 2^HALF has at least 129 bits, so that shift is at least 65.
        let stop = 1 << HALF.saturating_sub(shift);
        let (mut p, mut q, mut r, mut s) = (1, 0, 0, 1);
        let mut odd = false;
        // A step begins with b′ ≥ 2^HALF, as b′ > (y − s)·2^shift.
        while y >= 1 << 32 && y - s >= stop {
            let quotient = x / y;
            let rest = x - quotient * y;
            let (next_r, next_s) = (p + quotient * r, q + quotient * s);
            // The quotient is Euclid's if the true remainder is in [0, b′). Its error is below next_s, that of b′ below
            // s. As next_s·y + s·rest = x₀, next_s is below 2^32.
            if rest < next_s || y - rest < next_s + s {
                break;
            }
            (x, y) = (y, rest);
            (p, q, r, s) = (r, s, next_r, next_s);
            odd = !odd;
        }
        if q == 0 {
            return false;
        }
        (self.a, self.b) = if odd {
            (
                self.b.difference(q, &self.a, p),
                self.a.difference(r, &self.b, s),
            )
        } else {
            (
                self.a.difference(p, &self.b, q),
                self.b.difference(s, &self.a, r),
            )
        };
        (self.ta, self.tb) = (
            self.ta.combine(p, &self.tb, q),
            self.ta.combine(r, &self.tb, s),
        );
        self.negative ^= odd;
        true
    }

    /// One step of Euclid's algorithm, for the rare quotients that 64 bits do not determine.
    fn vartime_euclid(&mut self) {
        let (mut rest, mut t) = (self.a, self.ta);
        for shift in self.a.vartime_quotient_bits(self.b) {
            rest = rest.minus(&self.b.shifted_left(shift));
            t = t.plus(&self.tb.shifted_left(shift));
        }
        (self.a, self.b) = (self.b, rest);
        (self.ta, self.tb) = (self.tb, t);
        self.negative = !self.negative;
    }

    /// The vector (tb, b) if tb is odd. Else ta is odd, as it has no factor in common with tb, and so is u = ta + j·tb
    /// for all j.
    ///
    /// Then v = a − j·b. With j = floor(a/(b + tb)) and the rest r = a − j·(b + tb): v = j·tb + r, so that v ≥ 0 and
    /// |v − u| = |r − ta| < b + tb. As v·tb + u·b = N, the smaller of u and v is at most N/(b + tb).
    fn vartime_odd(&self) -> (Natural, Integer) {
        if self.tb.is_odd() {
            return (
                self.tb,
                Integer {
                    negative: self.negative,
                    magnitude: self.b,
                },
            );
        }
        let (mut u, mut magnitude) = (self.ta, self.a);
        for shift in self.a.vartime_quotient_bits(self.b.plus(&self.tb)) {
            u = u.plus(&self.tb.shifted_left(shift));
            magnitude = magnitude.minus(&self.b.shifted_left(shift));
        }
        (
            u,
            Integer {
                negative: !self.negative,
                magnitude,
            },
        )
    }
}
