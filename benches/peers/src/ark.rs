//! ark-ff: saturated Montgomery form with a constant modulus. Its published curve crates derive their base fields
//! in this very way.

use ark_ff::{AdditiveGroup, BigInt, Field, Fp, MontBackend, MontConfig, PrimeField};
use num_bigint::BigUint;

use crate::abi::{inverter, peer};
use crate::element::{Element, Invert, integer, limbs};
use crate::{Peer, primes};

impl<C: MontConfig<N>, const N: usize> Element for Fp<MontBackend<C, N>, N> {
    fn mul_assign(&mut self, other: &Self) {
        *self *= other;
    }

    fn square_assign(&mut self) {
        self.square_in_place();
    }

    fn from_integer(value: &BigUint) -> Self {
        Self::from_bigint(BigInt(limbs(value))).expect("value is below the modulus")
    }

    fn to_integer(&self, _: &BigUint) -> BigUint {
        integer(&self.into_bigint().0)
    }
}

impl<C: MontConfig<N>, const N: usize> Invert for Fp<MontBackend<C, N>, N> {
    fn invert_assign(&mut self) {
        if self.inverse_in_place().is_none() {
            *self = Self::ZERO;
        }
    }
}

/// Configurations. A generator decides only about roots of unity, which are not used here: any non-square serves.
mod config {
    use ark_ff::MontConfig;

    #[derive(MontConfig)]
    #[modulus = "57896044618658097711785492504343953926634992332820282019728792003956564819949"]
    #[generator = "2"]
    pub struct Curve25519;

    #[derive(MontConfig)]
    #[modulus = "115792089237316195423570985008687907853269984665640564039457584007908834671663"]
    #[generator = "3"]
    pub struct Secp256k1;

    #[derive(MontConfig)]
    #[modulus = "115792089210356248762697446949407573530086143415290314195533631308867097853951"]
    #[generator = "3"]
    pub struct P256;

    #[derive(MontConfig)]
    #[modulus = "39402006196394479212279040100143613805079739270465446667948293404245721771496870329047266088258938001861606973112319"]
    #[generator = "19"]
    pub struct P384;

    #[derive(MontConfig)]
    #[modulus = "6864797660130609714981900799081393217269435300143305409394463459185543183397656052122559640661454554977296311391480858037121987999716643812574028291115057151"]
    #[generator = "3"]
    pub struct P521;

    #[derive(MontConfig)]
    #[modulus = "726838724295606890549323807888004534353641360687318060281490199180612328166730772686396383698676545930088884461843637361053498018365439"]
    #[generator = "7"]
    pub struct Goldilocks;

    #[derive(MontConfig)]
    #[modulus = "5326738796327623094747867617954605554069371494832722337612446642054009560026576537626892113026381253624626941643949444792662881241621373288942880288065659"]
    #[generator = "2"]
    pub struct Csidh512;
}

/// The peers of all seven primes.
pub(crate) fn peers() -> Vec<Peer> {
    fn of<C: MontConfig<N>, const N: usize>(prime: &'static str) -> Peer {
        peer::<Fp<MontBackend<C, N>, N>>(prime, "ark-ff 0.6")
    }
    vec![
        of::<config::Curve25519, 4>(primes::CURVE25519),
        of::<config::Secp256k1, 4>(primes::SECP256K1),
        of::<config::P256, 4>(primes::P256),
        of::<config::P384, 6>(primes::P384),
        of::<config::P521, 9>(primes::P521),
        of::<config::Goldilocks, 7>(primes::GOLDILOCKS),
        of::<config::Csidh512, 8>(primes::CSIDH512),
    ]
}

/// The inversions of all seven primes: their time depends on the element.
pub(crate) fn inverters() -> Vec<Peer> {
    fn of<C: MontConfig<N>, const N: usize>(prime: &'static str) -> Peer {
        inverter::<Fp<MontBackend<C, N>, N>>(prime, "ark-ff 0.6 (variable time)")
    }
    vec![
        of::<config::Curve25519, 4>(primes::CURVE25519),
        of::<config::Secp256k1, 4>(primes::SECP256K1),
        of::<config::P256, 4>(primes::P256),
        of::<config::P384, 6>(primes::P384),
        of::<config::P521, 9>(primes::P521),
        of::<config::Goldilocks, 7>(primes::GOLDILOCKS),
        of::<config::Csidh512, 8>(primes::CSIDH512),
    ]
}
