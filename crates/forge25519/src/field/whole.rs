//! Whole formulas as one call of the backend's assembly, on a processor without its instructions as one of Rust.
//!
//! A formula, whose text is in `formulas/`, begins and ends with the same coordinates, so that values stay in memory
//! from one call to the next.

use super::{Bit, Fe, Sum};
use crate::backend::formulas;

/// The factors E, F, G, H of 2·P from those of P.
#[inline(always)]
pub(crate) fn double(factors: [Sum; 4]) -> [Sum; 4] {
    let mut factors = factors.map(|factor| factor.0);
    formulas::completed_double(&mut factors);
    factors.map(Sum)
}

/// The factors of P + Q from those of P, and Y + X, Y − X, 2·Z, 2·d·T of Q.
#[inline(always)]
pub(crate) fn add_cached(factors: [Sum; 4], cached: [Fe; 4]) -> [Sum; 4] {
    let mut factors = factors.map(|factor| factor.0);
    formulas::completed_add_cached(&mut factors, &cached.map(|x| x.0));
    factors.map(Sum)
}

/// The factors of P + Q from those of P, and (y + x)/2, (y − x)/2, d·x·y of Q.
#[cfg(feature = "precomputed-tables")]
#[inline(always)]
pub(crate) fn add_niels(factors: [Sum; 4], niels: [Fe; 3]) -> [Sum; 4] {
    let mut factors = factors.map(|factor| factor.0);
    formulas::completed_add_table(&mut factors, &niels.map(|x| x.0));
    factors.map(Sum)
}

/// A step of the Montgomery ladder on X2, Z2, X3, Z3.
#[inline(always)]
pub(crate) fn ladder_step(pair: [Fe; 4], u: Fe, exchanged: Bit) -> [Fe; 4] {
    let mut pair = pair.map(|x| x.0);
    formulas::ladder_step(exchanged, &mut pair, &u.0);
    pair.map(Fe)
}

#[cfg(test)]
mod tests {
    use crate::backend::formulas as assembly;
    use limbforge_fields::curve25519::{
        formulas64 as calls,
        word64::{Element, Loose, to_bytes},
    };
    use sha2::{Digest, Sha512};

    /// Words of elements within the loose bounds: 0, 1, the highest there are, those around p and 2·p, and hashes.
    fn words(turn: u64, place: u64) -> [u64; 4] {
        let edges = [
            [0; 4],
            [1, 0, 0, 0],
            [u64::MAX; 4],
            [u64::MAX - 18, u64::MAX, u64::MAX, u64::MAX >> 1],
            [u64::MAX - 19, u64::MAX, u64::MAX, u64::MAX >> 1],
            [u64::MAX - 37, u64::MAX, u64::MAX, u64::MAX],
        ];
        let hash = Sha512::digest([turn.to_le_bytes(), place.to_le_bytes()].concat());
        match edges.get(usize::from(hash[63] % 12)) {
            Some(edge) => *edge,
            None => {
                core::array::from_fn(|i| u64::from_le_bytes(hash[8 * i..][..8].try_into().unwrap()))
            }
        }
    }

    fn loose<const N: usize>(turn: u64) -> [Loose; N] {
        core::array::from_fn(|i| Loose(words(turn, i as u64)))
    }

    /// The highest word of an element within the tight bounds is at most 2^63 + 37.
    fn tight<const N: usize>(turn: u64) -> [Element; N] {
        core::array::from_fn(|i| {
            let mut words = words(turn, 8 + i as u64);
            words[3] = words[3].min((1 << 63) + 37);
            Element(words)
        })
    }

    fn numbers(loose: &[Loose; 4]) -> [[u8; 32]; 4] {
        loose.map(|x| to_bytes(&limbforge_fields::curve25519::word64::carry(&x)))
    }

    /// The formulas agree on all factors, also on those that are no point.
    #[test]
    fn formulas_in_assembly_are_those_in_calls() {
        for turn in 0..2000 {
            let (mut one, cached) = (loose(turn), tight(turn));
            let mut other = one;
            assembly::completed_double(&mut one);
            calls::completed_double(&mut other);
            assert_eq!(numbers(&one), numbers(&other), "double {turn}");
            assembly::completed_add_cached(&mut one, &cached);
            calls::completed_add_cached(&mut other, &cached);
            assert_eq!(numbers(&one), numbers(&other), "add {turn}");
            let [_, niels @ ..] = cached;
            assembly::completed_add_table(&mut one, &niels);
            calls::completed_add_table(&mut other, &niels);
            assert_eq!(numbers(&one), numbers(&other), "add an entry {turn}");
            for exchanged in [0, 1] {
                let (mut one, [u]) = (tight(turn), tight(turn + 7));
                let mut other = one;
                assembly::ladder_step(exchanged, &mut one, &u);
                calls::ladder_step(exchanged, &mut other, &u);
                assert_eq!(
                    one.map(|x| to_bytes(&x)),
                    other.map(|x| to_bytes(&x)),
                    "ladder {turn}"
                );
            }
        }
    }
}
