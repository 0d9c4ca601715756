//! Half-size scalars: an equation with a factor of 253 bits becomes one with factors of half as many.
//!
//! Antipa, Brown, Gallant, Lambert, Struik, Vanstone, "Accelerated verification of ECDSA signatures" (SAC 2005): multiply
//! S·B − R − k·A = 0 by u, and v = u·k mod N is small for a suitable small u. That is a short vector (u, v) of the lattice of
//! all (u, v) with v ≡ u·k (mod N), which the steps of Euclid's algorithm on N and k walk through: the same vectors as Lagrange's
//! reduction, stopped half way.
//!
//! N is 8·L and u is odd: then multiplication by u is one-to-one on the whole group of 8·L points, and nothing about parts of small
//! order is lost or added. (With N = L and any u ≠ 0 this holds only of equations with the cofactor.)

use crate::integer::{Integer, Natural};

/// 8·L.
const ORDER: Natural = Natural([
    0xc093_18d2_e7ae_9f68,
    0xa6f7_cef5_17bc_e6b2,
    0x0000_0000_0000_0000,
    0x8000_0000_0000_0000,
]);

/// Bits of the half that Euclid's algorithm stops at: the square root of 8·L is about 2^127.5.
const HALF: u32 = 128;

/// Odd u > 0 and v with v ≡ u·k (mod 8·L), both of about 128 bits, and never above 256. k is below 8·L.
pub(crate) fn vartime_half_size(k: &Natural) -> (Natural, Integer) {
    let mut pair = Pair {
        a: ORDER,
        b: *k,
        ta: Natural::ZERO,
        tb: Natural::ONE,
        negative: false,
    };
    while pair.b.bits() > HALF {
        if !pair.lehmer() {
            pair.euclid();
        }
    }
    pair.odd()
}

/// Two vectors of the lattice, a basis of it: a ≡ ∓ta·k and b ≡ ±tb·k (mod N), with a > b.
struct Pair {
    a: Natural,
    b: Natural,
    ta: Natural,
    tb: Natural,
    /// Whether it is b ≡ −tb·k, and a ≡ ta·k.
    negative: bool,
}

impl Pair {
    /// As many steps of Euclid's algorithm as the highest 64 bits determine (Lehmer; the condition is Collins'), or none.
    fn lehmer(&mut self) -> bool {
        let shift = self.a.bits() - 64;
        let mut x = self.a.window(shift);
        let mut y = self.b.window(shift);
        // Below it no more steps are certain; or b is below 2^HALF.
        let least = 1 << HALF.saturating_sub(shift).max(32);
        // The steps as a matrix of magnitudes: x = ±(p·x₀ − q·y₀), y = ∓(r·x₀ − s·y₀).
        let (mut p, mut q, mut r, mut s) = (1, 0, 0, 1);
        let mut odd = false;
        while y >= least {
            let quotient = x / y;
            let rest = x - quotient * y;
            let (next_r, next_s) = (p + quotient * r, q + quotient * s);
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

    /// One step of Euclid's algorithm, a bit of the quotient at a time: for the rare quotients that 64 bits do not determine.
    fn euclid(&mut self) {
        while self.a >= self.b {
            let mut shift = self.a.bits() - self.b.bits();
            if self.b.shifted_left(shift) > self.a {
                shift -= 1;
            }
            self.a = self.a.difference(1, &self.b.shifted_left(shift), 1);
            self.ta = self.ta.plus(&self.tb.shifted_left(shift));
        }
        core::mem::swap(&mut self.a, &mut self.b);
        core::mem::swap(&mut self.ta, &mut self.tb);
        self.negative = !self.negative;
    }

    /// The vector b, or where its u is even a − j·b: there u = ta + j·tb is odd, as ta and tb have no common factor.
    fn odd(&self) -> (Natural, Integer) {
        if self.tb.is_odd() {
            return (
                self.tb,
                Integer {
                    negative: self.negative,
                    magnitude: self.b,
                },
            );
        }
        // Both are about the same size for j near a / (b + tb): any j is right, this one makes them short.
        let sum = self.b.plus(&self.tb);
        let shift = self.a.bits().saturating_sub(64);
        let j = self.a.window(shift) / (sum.window(shift) + 1);
        let magnitude = self.a.difference(1, &self.b, j);
        let u = self.ta.combine(1, &self.tb, j);
        (
            u,
            Integer {
                negative: !self.negative,
                magnitude,
            },
        )
    }
}
