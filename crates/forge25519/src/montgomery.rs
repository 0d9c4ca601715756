//! The Montgomery ladder of RFC 7748 (section 5), for secret scalars.

#[cfg(not(assembly))]
use crate::field::Sum;
#[cfg(assembly)]
use crate::field::whole;
use crate::field::{Bit, Fe};
use crate::four::Ladder;
use crate::path::Path;
use crate::wipe::Wiped;

/// (A − 2)/4 for A = 486662.
pub(crate) const A24: u32 = 121665;

/// The u of clamped(scalar)·P for a point P with the given u, by the rules of RFC 7748: the highest bit of u is
/// ignored, and a point of small order gives 0.
pub(crate) fn multiply(path: Path, scalar: &[u8; 32], u: &[u8; 32]) -> [u8; 32] {
    let k = Wiped(clamp(scalar));
    let u = decode(u);
    // Bit 254 is 1 and the lowest three are 0: the ladder begins with m = 1, and three doublings end it.
    let ladder = Ladder { u: &u, scalar: &k };
    let (mut x, mut z) = path.run_four(ladder).unwrap_or_else(|| multiply_8th(&k, u));
    for _ in 0..3 {
        (x, z) = double(x, z);
    }
    (x * z.invert()).to_bytes()
}

/// X and Z of k/8·P for a clamped k.
fn multiply_8th(k: &[u8; 32], u: Fe) -> (Fe, Fe) {
    // (x2 : z2) is m·P and (x3 : z3) is (m + 1)·P for the bits m read so far; `swapped` says that they stand exchanged.
    let mut pair = Pair {
        x2: u,
        z2: Fe::ONE,
        x3: Fe::ZERO,
        z3: Fe::ZERO,
    }
    .begin(u);
    let mut swapped = 0;
    for i in (3..254).rev() {
        let bit = Bit::from((k[i / 8] >> (i % 8)) & 1);
        pair = pair.step(u, swapped ^ bit);
        swapped = bit;
    }
    let x = Fe::select(swapped, pair.x3, pair.x2);
    let z = Fe::select(swapped, pair.z3, pair.z2);
    (x, z)
}

/// The u of k·P, for the bits of an integer k from the highest on, by the rules of RFC 7748 for u. Constant-time but
/// for the number of bits.
#[cfg(feature = "curve")]
pub(crate) fn multiply_bits(bits: impl Iterator<Item = bool>, u: &[u8; 32]) -> [u8; 32] {
    let u = decode(u);
    // (0·P, 1·P).
    let mut pair = Pair {
        x2: Fe::ONE,
        z2: Fe::ZERO,
        x3: u,
        z3: Fe::ONE,
    };
    let mut swapped = 0;
    for bit in bits {
        let bit = Bit::from(bit);
        pair = pair.step(u, swapped ^ bit);
        swapped = bit;
    }
    let x = Fe::select(swapped, pair.x3, pair.x2);
    let z = Fe::select(swapped, pair.z3, pair.z2);
    (x * z.invert()).to_bytes()
}

/// The element that 32 bytes stand for (RFC 7748, section 5): without the highest bit, modulo p.
pub(crate) fn decode(u: &[u8; 32]) -> Fe {
    let mut u = *u;
    u[31] &= 0x7f;
    Fe::from_bytes(&u)
}

/// The bytes below p of the same u.
pub(crate) fn canonical(u: &[u8; 32]) -> [u8; 32] {
    decode(u).to_bytes()
}

/// A multiple of 8 between 2^254 and 2^255 (RFC 7748, section 5; RFC 8032, section 5.1.5).
pub(crate) fn clamp(scalar: &[u8; 32]) -> [u8; 32] {
    let mut k = *scalar;
    k[0] &= 0xf8;
    k[31] = k[31] & 0x7f | 0x40;
    k
}

/// Two points whose difference is P.
struct Pair {
    x2: Fe,
    z2: Fe,
    x3: Fe,
    z3: Fe,
}

impl Pair {
    /// (P, 2·P), from P.
    #[inline(always)]
    fn begin(self, u: Fe) -> Pair {
        let (x3, z3) = double(u, Fe::ONE);
        Pair { x3, z3, ..self }
    }

    /// (2·m·P, (2·m + 1)·P) from (m·P, (m + 1)·P), or, if the bit is 1, from the pair exchanged: 5 products, 4
    /// squarings, one product by a small number.
    ///
    /// The sum of the points is the same in either order: only what is doubled has to be chosen.
    #[cfg(assembly)]
    #[inline(always)]
    fn step(self, u: Fe, exchanged: Bit) -> Pair {
        let pair = [self.x2, self.z2, self.x3, self.z3];
        let [x2, z2, x3, z3] = whole::ladder_step(pair, u, exchanged);
        Pair { x2, z2, x3, z3 }
    }

    /// The same in Rust.
    #[cfg(not(assembly))]
    #[inline(always)]
    fn step(self, u: Fe, exchanged: Bit) -> Pair {
        let a = self.x2 + self.z2;
        let b = self.x2 - self.z2;
        let c = self.x3 + self.z3;
        let d = self.x3 - self.z3;
        let da = d * a;
        let cb = c * b;
        let z3 = (da - cb).square();
        let x3 = (da + cb).square();
        let z3 = u * z3;
        let (sum, difference) = Sum::select_pair(exchanged, (c, d), (a, b));
        let aa = sum.square();
        let bb = difference.square();
        let e = aa - bb;
        Pair {
            x2: aa * bb,
            z2: e * (aa + e.mul_small(A24)),
            x3,
            z3,
        }
    }
}

/// 2·P of the point x : z.
#[inline(always)]
pub(crate) fn double(x: Fe, z: Fe) -> (Fe, Fe) {
    let aa = (x + z).square();
    let bb = (x - z).square();
    let e = aa - bb;
    (aa * bb, e * (aa + e.mul_small(A24)))
}
