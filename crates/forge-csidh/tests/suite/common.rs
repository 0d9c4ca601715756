//! Keys for tests.

use forge_csidh::hazmat::{COUNT, vartime_action};
use forge_csidh::{KeySpace, PrivateKey, PublicKey};
use limbforge_fields::csidh512::Element;

/// A seed by number.
pub fn seed(n: u64) -> [u8; 64] {
    let mut seed = [0x5a; 64];
    seed[..8].copy_from_slice(&n.to_le_bytes());
    seed
}

/// A key by number.
pub fn key(space: KeySpace, n: u64) -> PrivateKey {
    PrivateKey::from_seed(space, &seed(n))
}

/// The quick action.
pub fn act(on: &PublicKey, exponents: &[i8; COUNT]) -> PublicKey {
    vartime_action::<Element>(on, exponents, b"tests")
}

/// The same exponent everywhere.
pub fn all(e: i8) -> [i8; COUNT] {
    [e; COUNT]
}

/// A public key with small secret exponents, quickly.
pub fn public(n: u64) -> PublicKey {
    let exponents = std::array::from_fn(|i| ((n >> (i % 60)) & 1) as i8);
    act(&PublicKey::BASE, &exponents)
}
