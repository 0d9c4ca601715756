//! crrl: hand-written Rust, saturated limbs except for its 5x51 form of 2^255 − 19.
//!
//! P-384 and P-521 are not among its public fields: the macro that would make them uses private functions.

use num_bigint::BigUint;

use crate::abi::{inverter, peer};
use crate::element::{Element, Invert, bytes};
use crate::{Peer, primes};

pub(crate) use crrl::field::{GF448, GF25519, GFp256, GFsecp256k1};

macro_rules! elements {
    ($($name:ty),*) => {$(
        impl Element for $name {
            fn mul_assign(&mut self, other: &Self) {
                *self *= other;
            }

            fn square_assign(&mut self) {
                self.set_square();
            }

            fn from_integer(value: &BigUint) -> Self {
                <$name>::decode(&bytes::<{ <$name>::ENC_LEN }>(value)).expect("value is below the modulus")
            }

            fn to_integer(&self, _: &BigUint) -> BigUint {
                BigUint::from_bytes_le(&self.encode())
            }
        }

        impl Invert for $name {
            fn invert_assign(&mut self) {
                *self = <$name>::ONE / *self;
            }
        }
    )*};
}
elements!(GF25519, GFsecp256k1, GFp256, GF448);

/// The peers of four primes.
pub(crate) fn peers() -> Vec<Peer> {
    let curve25519 = if cfg!(feature = "crrl-m51") {
        "crrl 0.9 m51"
    } else {
        "crrl 0.9 m64"
    };
    vec![
        peer::<GF25519>(primes::CURVE25519, curve25519),
        peer::<GFsecp256k1>(primes::SECP256K1, "crrl 0.9"),
        peer::<GFp256>(primes::P256, "crrl 0.9"),
        peer::<GF448>(primes::GOLDILOCKS, "crrl 0.9"),
    ]
}

/// The inversions of four primes, constant-time.
pub(crate) fn inverters() -> Vec<Peer> {
    vec![
        inverter::<GF25519>(primes::CURVE25519, "crrl 0.9"),
        inverter::<GFsecp256k1>(primes::SECP256K1, "crrl 0.9"),
        inverter::<GFp256>(primes::P256, "crrl 0.9"),
        inverter::<GF448>(primes::GOLDILOCKS, "crrl 0.9"),
    ]
}
