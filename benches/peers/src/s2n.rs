//! s2n-bignum's routines for x86-64 with `mulx`, `adcx` and `adox`, as they are in AWS-LC: hand-written and proved.
//!
//! They have the C ABI of candidates, and are called without a wrapper.

use num_bigint::BigUint;

use crate::abi::s2n as routines;
use crate::{Peer, element::integer, primes};

/// A field of s2n-bignum. Elements are below the prime.
pub(crate) trait Field {
    /// One of [`primes::ALL`].
    const PRIME: &'static str;
    /// Words of an element.
    const WORDS: usize;
    /// Whether elements are multiplied by 2^(64·WORDS).
    const MONTGOMERY: bool;
}

macro_rules! fields {
    ($($name:ident: $prime:ident, $words:literal, $montgomery:literal;)*) => {
        $(
            pub(crate) struct $name;
            impl Field for $name {
                const PRIME: &'static str = primes::$prime;
                const WORDS: usize = $words;
                const MONTGOMERY: bool = $montgomery;
            }
        )*
    };
}

fields! {
    Curve25519: CURVE25519, 4, false;
    Secp256k1: SECP256K1, 4, false;
    P256: P256, 4, true;
    P384: P384, 6, true;
    P521: P521, 9, false;
}

pub(crate) fn peers() -> Vec<Peer> {
    vec![
        routines::curve25519(),
        routines::secp256k1(),
        routines::p256(),
        routines::p384(),
        routines::p521(),
    ]
}

/// The factor of elements.
fn factor<F: Field>() -> BigUint {
    BigUint::from(1_u8) << if F::MONTGOMERY { 64 * F::WORDS } else { 0 }
}

pub(crate) fn encode<F: Field>(value: &BigUint) -> Vec<u64> {
    let element = value * factor::<F>() % primes::modulus(F::PRIME);
    let mut words = element.to_u64_digits();
    words.resize(F::WORDS, 0);
    words
}

pub(crate) fn decode<F: Field>(words: &[u64], modulus: &BigUint) -> BigUint {
    assert_eq!(words.len(), F::WORDS, "wrong number of words");
    let inverse = factor::<F>().modinv(modulus).expect("the prime is odd");
    integer(words) * inverse % modulus
}
