//! The actions by themselves, over any arithmetic: to measure, to count, to compare.
//!
//! Everything named `vartime_` takes a time that depends on the exponents. Use it for public ones.

pub use crate::constant::Observer;
pub use crate::field::Field;
pub use crate::path::Path;
pub use crate::primes::{CHAINS, COUNT, Chain, PRIMES};

use crate::stream::Stream;
use crate::{PrivateKey, PublicKey, fast, reference, validate::vartime_check};

/// The reference algorithm of Castryck and others (2018): a ladder for each kernel. The seed gives the random points,
/// and the result does not depend on it.
pub fn vartime_reference_action<F: Field>(
    on: &PublicKey,
    exponents: &[i8; COUNT],
    seed: &[u8],
) -> PublicKey {
    let mut random = Stream::new(b"reference", &[seed]);
    PublicKey::of(&reference::vartime_action(
        &on.element::<F>(),
        exponents,
        &mut random,
    ))
}

/// The quick algorithm for public exponents.
pub fn vartime_action<F: Field>(on: &PublicKey, exponents: &[i8; COUNT], seed: &[u8]) -> PublicKey {
    let mut random = Stream::new(b"fast", &[seed]);
    PublicKey::of(&fast::vartime_action(
        &on.element::<F>(),
        exponents,
        &mut random,
    ))
}

/// The action of [`PrivateKey::shared_secret`], in constant time, with an observer of what its time depends on.
pub fn action<F: Field>(
    on: &PublicKey,
    key: &PrivateKey,
    observer: &mut impl Observer,
) -> PublicKey {
    key.act::<F>(on, observer)
}

/// Whether the curve is supersingular, once more: the check of [`PublicKey::from_bytes`].
pub fn vartime_is_supersingular<F: Field>(key: &PublicKey) -> bool {
    vartime_check(&key.element::<F>()).is_ok()
}

/// The exponents of a key, which are secret.
pub fn exponents(key: &PrivateKey) -> [i8; COUNT] {
    let bytes = key.to_bytes();
    core::array::from_fn(|i| {
        let byte = bytes[i / 2].cast_signed();
        if i % 2 == 0 {
            byte >> 4
        } else {
            byte << 4 >> 4
        }
    })
}
