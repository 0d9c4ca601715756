//! fiat-crypto: proved code, as published for Rust. It has no csidh512.

use fiat_crypto::curve25519_64 as c25519;
use fiat_crypto::curve25519_solinas_64 as solinas;
use fiat_crypto::p448_solinas_64 as p448;
use fiat_crypto::secp256k1_dettman_64 as dettman;
use fiat_crypto::secp256k1_montgomery_64 as k1;
use fiat_crypto::{p256_64 as p256, p384_64 as p384, p521_64 as p521};
use num_bigint::BigUint;

use crate::abi::peer;
use crate::element::{Element, bytes, integer, limbs};
use crate::{Peer, primes};

/// Unsaturated limbs: a product takes loose elements and gives a tight one, which is a loose one as it is.
macro_rules! unsaturated {
    ($name:ident, $tight:path, $loose:path, $mul:path, $square:path, $from_bytes:path, $to_bytes:path,
     $limbs:literal limbs, $bytes:literal bytes) => {
        #[derive(Clone, Copy)]
        pub(crate) struct $name([u64; $limbs]);

        impl Element for $name {
            fn mul_assign(&mut self, other: &Self) {
                let mut product = $tight([0; $limbs]);
                $mul(&mut product, &$loose(self.0), &$loose(other.0));
                self.0 = product.0;
            }

            fn square_assign(&mut self) {
                let mut square = $tight([0; $limbs]);
                $square(&mut square, &$loose(self.0));
                self.0 = square.0;
            }

            fn from_integer(value: &BigUint) -> Self {
                let mut element = $tight([0; $limbs]);
                $from_bytes(&mut element, &bytes(value));
                Self(element.0)
            }

            fn to_integer(&self, _: &BigUint) -> BigUint {
                let mut bytes = [0; $bytes];
                $to_bytes(&mut bytes, &$tight(self.0));
                BigUint::from_bytes_le(&bytes)
            }
        }
    };
}

/// Saturated limbs in the Montgomery domain.
macro_rules! montgomery {
    ($name:ident, $inside:path, $outside:path, $mul:path, $square:path, $enter:path, $leave:path,
     $limbs:literal limbs) => {
        #[derive(Clone, Copy)]
        pub(crate) struct $name([u64; $limbs]);

        impl Element for $name {
            fn mul_assign(&mut self, other: &Self) {
                let mut product = $inside([0; $limbs]);
                $mul(&mut product, &$inside(self.0), &$inside(other.0));
                self.0 = product.0;
            }

            fn square_assign(&mut self) {
                let mut square = $inside([0; $limbs]);
                $square(&mut square, &$inside(self.0));
                self.0 = square.0;
            }

            fn from_integer(value: &BigUint) -> Self {
                let mut element = $inside([0; $limbs]);
                $enter(&mut element, &$outside(limbs(value)));
                Self(element.0)
            }

            fn to_integer(&self, _: &BigUint) -> BigUint {
                let mut value = $outside([0; $limbs]);
                $leave(&mut value, &$inside(self.0));
                integer(&value.0)
            }
        }
    };
}

/// Limbs of `$width` bits that come without conversions.
macro_rules! bare {
    ($name:ident, $mul:path, $square:path, $limbs:literal limbs of $width:literal bits) => {
        #[derive(Clone, Copy)]
        pub(crate) struct $name([u64; $limbs]);

        impl Element for $name {
            fn mul_assign(&mut self, other: &Self) {
                let mut product = [0; $limbs];
                $mul(&mut product, &self.0, &other.0);
                self.0 = product;
            }

            fn square_assign(&mut self) {
                let mut square = [0; $limbs];
                $square(&mut square, &self.0);
                self.0 = square;
            }

            fn from_integer(value: &BigUint) -> Self {
                let mask = (BigUint::from(1_u8) << $width) - 1_u8;
                Self(std::array::from_fn(|i| {
                    limbs::<1>(&((value >> ($width * i)) & &mask))[0]
                }))
            }

            fn to_integer(&self, modulus: &BigUint) -> BigUint {
                let weighted = |(i, limb): (usize, &u64)| BigUint::from(*limb) << ($width * i);
                self.0.iter().enumerate().map(weighted).sum::<BigUint>() % modulus
            }
        }
    };
}

unsaturated!(
    Curve25519,
    c25519::fiat_25519_tight_field_element,
    c25519::fiat_25519_loose_field_element,
    c25519::fiat_25519_carry_mul,
    c25519::fiat_25519_carry_square,
    c25519::fiat_25519_from_bytes,
    c25519::fiat_25519_to_bytes,
    5 limbs, 32 bytes
);
unsaturated!(
    P521,
    p521::fiat_p521_tight_field_element,
    p521::fiat_p521_loose_field_element,
    p521::fiat_p521_carry_mul,
    p521::fiat_p521_carry_square,
    p521::fiat_p521_from_bytes,
    p521::fiat_p521_to_bytes,
    9 limbs, 66 bytes
);
unsaturated!(
    Goldilocks,
    p448::fiat_p448_tight_field_element,
    p448::fiat_p448_loose_field_element,
    p448::fiat_p448_carry_mul,
    p448::fiat_p448_carry_square,
    p448::fiat_p448_from_bytes,
    p448::fiat_p448_to_bytes,
    8 limbs, 56 bytes
);
montgomery!(
    P256,
    p256::fiat_p256_montgomery_domain_field_element,
    p256::fiat_p256_non_montgomery_domain_field_element,
    p256::fiat_p256_mul,
    p256::fiat_p256_square,
    p256::fiat_p256_to_montgomery,
    p256::fiat_p256_from_montgomery,
    4 limbs
);
montgomery!(
    P384,
    p384::fiat_p384_montgomery_domain_field_element,
    p384::fiat_p384_non_montgomery_domain_field_element,
    p384::fiat_p384_mul,
    p384::fiat_p384_square,
    p384::fiat_p384_to_montgomery,
    p384::fiat_p384_from_montgomery,
    6 limbs
);
montgomery!(
    Secp256k1Montgomery,
    k1::fiat_secp256k1_montgomery_montgomery_domain_field_element,
    k1::fiat_secp256k1_montgomery_non_montgomery_domain_field_element,
    k1::fiat_secp256k1_montgomery_mul,
    k1::fiat_secp256k1_montgomery_square,
    k1::fiat_secp256k1_montgomery_to_montgomery,
    k1::fiat_secp256k1_montgomery_from_montgomery,
    4 limbs
);
bare!(
    Curve25519Solinas,
    solinas::fiat_curve25519_solinas_mul,
    solinas::fiat_curve25519_solinas_square,
    4 limbs of 64 bits
);
bare!(
    Secp256k1Dettman,
    dettman::fiat_secp256k1_dettman_mul,
    dettman::fiat_secp256k1_dettman_square,
    5 limbs of 52 bits
);

/// The peers of six primes; two of them in two forms.
pub(crate) fn peers() -> Vec<Peer> {
    vec![
        peer::<Curve25519>(primes::CURVE25519, "fiat-crypto 0.3 5x51"),
        peer::<Curve25519Solinas>(primes::CURVE25519, "fiat-crypto 0.3 solinas 4x64"),
        peer::<Secp256k1Montgomery>(primes::SECP256K1, "fiat-crypto 0.3 montgomery"),
        peer::<Secp256k1Dettman>(primes::SECP256K1, "fiat-crypto 0.3 dettman 5x52"),
        peer::<P256>(primes::P256, "fiat-crypto 0.3 montgomery"),
        peer::<P384>(primes::P384, "fiat-crypto 0.3 montgomery"),
        peer::<P521>(primes::P521, "fiat-crypto 0.3 9x58"),
        peer::<Goldilocks>(primes::GOLDILOCKS, "fiat-crypto 0.3 8x56"),
    ]
}
