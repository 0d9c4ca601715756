//! crypto-bigint: saturated Montgomery form with a constant modulus.

use crypto_bigint::modular::{ConstMontyForm, ConstMontyParams};
use crypto_bigint::{U256, U384, U448, U512, U576, Uint, const_monty_params};
use num_bigint::BigUint;

use crate::abi::{inverter, peer};
use crate::element::{Element, Invert, integer, limbs};
use crate::{Peer, primes};

impl<M: ConstMontyParams<N>, const N: usize> Element for ConstMontyForm<M, N> {
    fn mul_assign(&mut self, other: &Self) {
        *self = Self::mul(self, other);
    }

    fn square_assign(&mut self) {
        *self = Self::square(self);
    }

    fn from_integer(value: &BigUint) -> Self {
        Self::new(&Uint::from_words(limbs(value)))
    }

    fn to_integer(&self, _: &BigUint) -> BigUint {
        integer(&self.retrieve().to_words())
    }
}

impl<M: ConstMontyParams<N>, const N: usize> Invert for ConstMontyForm<M, N> {
    fn invert_assign(&mut self) {
        let inverse: Option<Self> = self.invert().into();
        *self = inverse.unwrap_or(Self::ZERO);
    }
}

const_monty_params!(
    Curve25519,
    U256,
    "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed"
);
const_monty_params!(
    Secp256k1,
    U256,
    "fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f"
);
const_monty_params!(
    P256,
    U256,
    "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff"
);
const_monty_params!(
    P384,
    U384,
    "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff"
);
const_monty_params!(
    P521,
    U576,
    "00000000000001ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
);
const_monty_params!(
    Goldilocks,
    U448,
    "fffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
);
const_monty_params!(
    Csidh512,
    U512,
    "65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b"
);

/// The peers of all seven primes.
pub(crate) fn peers() -> Vec<Peer> {
    fn of<M: ConstMontyParams<N>, const N: usize>(prime: &'static str) -> Peer {
        peer::<ConstMontyForm<M, N>>(prime, "crypto-bigint 0.7")
    }
    vec![
        of::<Curve25519, 4>(primes::CURVE25519),
        of::<Secp256k1, 4>(primes::SECP256K1),
        of::<P256, 4>(primes::P256),
        of::<P384, 6>(primes::P384),
        of::<P521, 9>(primes::P521),
        of::<Goldilocks, 7>(primes::GOLDILOCKS),
        of::<Csidh512, 8>(primes::CSIDH512),
    ]
}

/// The inversions of all seven primes, constant-time.
pub(crate) fn inverters() -> Vec<Peer> {
    fn of<M: ConstMontyParams<N>, const N: usize>(prime: &'static str) -> Peer {
        inverter::<ConstMontyForm<M, N>>(prime, "crypto-bigint 0.7")
    }
    vec![
        of::<Curve25519, 4>(primes::CURVE25519),
        of::<Secp256k1, 4>(primes::SECP256K1),
        of::<P256, 4>(primes::P256),
        of::<P384, 6>(primes::P384),
        of::<P521, 9>(primes::P521),
        of::<Goldilocks, 7>(primes::GOLDILOCKS),
        of::<Csidh512, 8>(primes::CSIDH512),
    ]
}
