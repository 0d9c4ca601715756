//! The primes, by the names that are keys everywhere.

use num_bigint::BigUint;

/// 2^255 − 19.
pub const CURVE25519: &str = "curve25519";
/// 2^256 − 2^32 − 977.
pub const SECP256K1: &str = "secp256k1";
/// 2^256 − 2^224 + 2^192 + 2^96 − 1.
pub const P256: &str = "p256";
/// 2^384 − 2^128 − 2^96 + 2^32 − 1.
pub const P384: &str = "p384";
/// 2^521 − 1.
pub const P521: &str = "p521";
/// 2^448 − 2^224 − 1.
pub const GOLDILOCKS: &str = "goldilocks";
/// 4·3·5·7···373·587 − 1: four times the first 73 odd primes and 587, less one.
pub const CSIDH512: &str = "csidh512";

/// All names, in the order of tables.
pub const ALL: [&str; 7] = [
    CURVE25519, SECP256K1, P256, P384, P521, GOLDILOCKS, CSIDH512,
];

/// The prime called `name`, built from its definition and not from the digits that the peers are given.
///
/// # Panics
/// If there is no such name in [`ALL`].
#[must_use]
pub fn modulus(name: &str) -> BigUint {
    let two = |exponent: u32| BigUint::from(1_u8) << exponent;
    match name {
        CURVE25519 => two(255) - 19_u32,
        SECP256K1 => two(256) - two(32) - 977_u32,
        P256 => two(256) - two(224) + two(192) + two(96) - 1_u32,
        P384 => two(384) - two(128) - two(96) + two(32) - 1_u32,
        P521 => two(521) - 1_u32,
        GOLDILOCKS => two(448) - two(224) - 1_u32,
        CSIDH512 => {
            let is_prime = |n: &u32| (2..*n).all(|d| !n.is_multiple_of(d));
            (3..=373).filter(is_prime).chain([587]).product::<BigUint>() * 4_u32 - 1_u32
        }
        _ => panic!("no prime is called {name}; there are {}", ALL.join(", ")),
    }
}
