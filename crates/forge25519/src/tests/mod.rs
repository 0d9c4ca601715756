//! Only the inside can see these: half-size scalars, signed digits, and several ways to one sum.
//!
//! Every bound that a shortcut with a `vartime_` name assumes is asserted here against big integers.

mod challenges;
mod digits;
mod equation;
#[cfg(feature = "precomputed-tables")]
mod four;
mod half_size;
mod joint;
mod lanes;
mod lattice;
mod models;
mod natural;
mod sums;

use crate::hazmat::Path;
use crate::integer::{Integer, Natural};
use crate::scalar::Scalar;
use num_bigint::{BigInt, BigUint};
use sha2::{Digest, Sha512};
use std::vec::Vec;

/// The ways of one operation: in words, and in all the four lanes that there are.
fn for_one() -> impl Iterator<Item = Path> {
    Path::all().filter(|path| *path == Path::SINGLE || path.name().starts_with("four"))
}

/// The order of the base point.
fn order() -> BigUint {
    power(252)
        + "27742317777372353535851937790883648493"
            .parse::<BigUint>()
            .unwrap()
}

fn power(exponent: u32) -> BigUint {
    BigUint::from(1u8) << exponent
}

fn big(natural: &Natural) -> BigUint {
    BigUint::from_slice(
        &natural
            .0
            .map(|word| [word as u32, (word >> 32) as u32])
            .concat(),
    )
}

fn signed(integer: &Integer) -> BigInt {
    let magnitude = BigInt::from(big(&integer.magnitude));
    if integer.negative {
        -magnitude
    } else {
        magnitude
    }
}

fn natural(value: &BigUint) -> Natural {
    let mut words = value.to_u64_digits();
    words.resize(4, 0);
    Natural(words.try_into().unwrap())
}

/// The number modulo L.
fn scalar(value: &BigUint) -> Scalar {
    Scalar::from_words(&natural(&(value % order())).0)
}

/// Numbers below 2^512, always the same.
fn hashes(count: u32) -> impl Iterator<Item = BigUint> {
    (0..count).map(|i| BigUint::from_bytes_le(&Sha512::digest(i.to_le_bytes())))
}

/// 0, powers of two and their neighbours, bits in all repeated patterns that let carries of windows ripple, and words
/// of which many are 0 or all ones.
fn extremes() -> Vec<Natural> {
    let mut all = Vec::from([Natural::ZERO, Natural([u64::MAX; 4])]);
    for power in (0..256).map(power) {
        all.extend([&power - 1u8, power.clone(), &power + 1u8].map(|n| natural(&n)));
    }
    for period in 2..=13 {
        // Of each window: the highest bit alone, all but the highest, the highest with the lowest.
        let top = 1u32 << (period - 1);
        for window in [top, top - 1, top + 1] {
            let bits =
                (0..256 / period).fold(BigUint::default(), |sum, _| (sum << period) + window);
            all.extend([natural(&bits), natural(&(bits + 1u8))]);
        }
    }
    let edges = [0, 1, 2, u64::MAX, u64::MAX - 1, 1 << 63];
    for a in edges {
        for b in edges {
            all.extend([
                Natural([a, b, b, a]),
                Natural([b, a, 0, 0]),
                Natural([0, 0, a, b]),
            ]);
        }
    }
    all.extend(hashes(50).map(|hash| natural(&(hash >> 256u32))));
    all
}
