//! Scalars k aimed at the half-size scalars: wherever Euclid's algorithm on N = 8·L and k may meet an end or a large
//! quotient.

use super::{order, power};
use num_bigint::{BigInt, BigUint};
use std::vec::Vec;

/// 8·L.
pub(super) fn group_order() -> BigUint {
    order() * 8u8
}

/// Sebastiano Vigna's splitmix64: quick, the same in every run, and nothing here is secret.
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(super) fn words(&mut self) -> [u64; 4] {
        core::array::from_fn(|_| self.word())
    }

    pub(super) fn below(&mut self, end: u32) -> u32 {
        (self.word() % u64::from(end)) as u32
    }

    /// A number with exactly so many bits.
    pub(super) fn bits(&mut self, bits: u32) -> BigUint {
        let words = self.words().map(|word| [word as u32, (word >> 32) as u32]);
        let mut n = BigUint::from_slice(&words.concat()) >> (256 - bits);
        if bits > 0 {
            n.set_bit(u64::from(bits - 1), true);
        }
        n
    }
}

/// Around c·N/d for small c and d, and for d a power of two.
pub(super) fn near_fractions() -> Vec<BigUint> {
    let n = group_order();
    let small = (1u32..=48).flat_map(|d| (0..=d).map(move |c| (c, BigUint::from(d))));
    let powers = (1..=256).flat_map(|e| [1, 3, 5].map(|c| (c, power(e))));
    let middles = small.chain(powers).map(|(c, d)| &n * c / d);
    middles.flat_map(|middle| around(&middle)).collect()
}

/// Around powers of two, their opposites, and their inverses modulo L and modulo N.
pub(super) fn near_powers() -> Vec<BigUint> {
    let (l, n) = (order(), group_order());
    (0..256)
        .flat_map(|exponent| {
            let power = power(exponent);
            let mut middles = Vec::from([power.clone(), &l - &power % &l, &n - &power % &n]);
            middles.extend(power.modinv(&l));
            middles.extend((power.clone() + 1u8).modinv(&n));
            middles.extend((power + 3u8).modinv(&n));
            middles.into_iter().flat_map(|middle| around(&middle))
        })
        .collect()
}

/// middle − 4 to middle + 4, as far as they are in [0, N).
fn around(middle: &BigUint) -> impl Iterator<Item = BigUint> + use<> {
    let (middle, n) = (BigInt::from(middle.clone()), group_order());
    (-4..=4)
        .filter_map(move |offset: i32| (&middle + offset).to_biguint())
        .filter(move |k| *k < n)
}

/// A place in Euclid's algorithm on N and k, from which k follows: remainders a > b with a·tb + b·ta = N.
pub(super) struct Place {
    pub(super) ta: BigUint,
    pub(super) tb: BigUint,
    pub(super) b: BigUint,
}

impl Place {
    /// The two k, one modulo N the opposite of the other, that lead to this place; none if there is no such place.
    pub(super) fn scalars(&self) -> Option<[BigUint; 2]> {
        let n = group_order();
        let Place { ta, tb, b } = self;
        let rest = BigInt::from(n.clone()) - BigInt::from(b * ta);
        let a = rest.to_biguint()? / tb;
        if a <= *b || &a * tb + b * ta != n {
            return None;
        }
        // b ≡ ±tb·k and a ≡ ∓ta·k. One of ta, tb has no factor in common with 8·L.
        let k = match ta.modinv(&n) {
            Some(inverse) => a * inverse % &n,
            None => b * tb.modinv(&n)? % &n,
        };
        Some([&n - &k, k])
    }

    /// The place after quotients whose continuants are ta and tb, with the remainder b nearest below `target`.
    fn with_remainder(ta: BigUint, tb: BigUint, target: &BigUint) -> Option<Place> {
        let residue = group_order() * ta.modinv(&tb)? % &tb;
        let b = if *target < residue {
            residue
        } else {
            target - (target - &residue) % &tb
        };
        Some(Place { ta, tb, b })
    }
}

/// Continuants of random quotients until tb has `bits` bits: most quotients are small, and one in eight has up to 40
/// bits.
fn continuants(random: &mut Random, bits: u32) -> (BigUint, BigUint) {
    let (mut ta, mut tb) = (BigUint::ZERO, BigUint::from(1u8));
    while tb.bits() < u64::from(bits) {
        let size = if random.below(8) == 0 { 41 } else { 4 };
        let size = random.below(size) + 1;
        let next = &ta + random.bits(size) * &tb;
        (ta, tb) = (tb, next);
    }
    (ta, tb)
}

/// Huge quotients at every depth: the remainder b is as small as its place allows, or of any size.
pub(super) fn huge_quotient(random: &mut Random) -> Option<[BigUint; 2]> {
    let bits = random.below(126) + 1;
    let (ta, tb) = continuants(random, bits);
    let size = random.below(129);
    let target = random.bits(size);
    Place::with_remainder(ta, tb, &target)?.scalars()
}

/// A remainder b just below or above 2^128, where the algorithm has to stop, after continuants of all sizes.
///
/// Lehmer's windows know b only up to an error. A step too many, or one too few, shows here.
pub(super) fn near_the_stop(random: &mut Random) -> Option<[BigUint; 2]> {
    let bits = 60 + random.below(67);
    let (ta, tb) = continuants(random, bits);
    let size = random.below(127);
    let distance = random.bits(size);
    let target = if random.below(4) == 0 {
        power(128) + distance
    } else {
        power(128) - distance
    };
    Place::with_remainder(ta, tb, &target)?.scalars()
}
