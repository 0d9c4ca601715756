//! Published field arithmetic of other crates, to be measured in the same run as Limbforge's own.
//!
//! Every peer is called out of line through the C ABI, as candidates are, and every wrapper is checked against big
//! integers in the tests, so that nothing wrong is measured.

#![deny(unsafe_code)]

mod abi;
mod ark;
mod crrl_fields;
mod crypto_bigint;
mod element;
mod fiat;
pub mod primes;

use limbforge_lab::measure::Subject;
use num_bigint::BigUint;

/// Field values that samples start from: enough that all 9 elements of a sample differ, also from sample to sample.
const INPUTS: usize = 32;

/// One peer's arithmetic in one field.
#[derive(Clone, Debug)]
pub struct Peer {
    prime: &'static str,
    subject: Subject,
    encode: fn(&BigUint) -> Vec<u64>,
    decode: fn(&[u64], &BigUint) -> BigUint,
}

impl Peer {
    /// The prime's name, one of [`primes::ALL`].
    #[must_use]
    pub fn prime(&self) -> &'static str {
        self.prime
    }

    /// The measured subject. Its label names crate, version and form.
    #[must_use]
    pub fn subject(&self) -> &Subject {
        &self.subject
    }

    /// The words of the element of `value`, which must be below the prime.
    #[must_use]
    pub fn encode(&self, value: &BigUint) -> Vec<u64> {
        (self.encode)(value)
    }

    /// The value, below the prime, of an element's words.
    #[must_use]
    pub fn decode(&self, words: &[u64]) -> BigUint {
        (self.decode)(words, &primes::modulus(self.prime))
    }
}

/// All peers, sorted by prime in the order of [`primes::ALL`].
#[must_use]
pub fn peers() -> Vec<Peer> {
    let mut peers = [
        crrl_fields::peers(),
        fiat::peers(),
        ark::peers(),
        crypto_bigint::peers(),
    ]
    .concat();
    peers.sort_by_key(|peer| primes::ALL.iter().position(|&name| name == peer.prime));
    peers
}

/// The inversions of the peers that have one, as the second operation of their subjects, sorted by prime.
#[must_use]
pub fn inverters() -> Vec<Peer> {
    let mut peers = [
        crrl_fields::inverters(),
        ark::inverters(),
        crypto_bigint::inverters(),
    ]
    .concat();
    peers.sort_by_key(|peer| primes::ALL.iter().position(|&name| name == peer.prime));
    peers
}

/// All peers as pairs of the prime's name and what is measured, in the order of [`peers`].
#[must_use]
pub fn subjects() -> Vec<(&'static str, Subject)> {
    peers()
        .into_iter()
        .map(|peer| (peer.prime, peer.subject))
        .collect()
}

/// [`INPUTS`] values spread over the field: the powers of a fixed 600-bit number, modulo the prime.
fn inputs(prime: &str) -> Vec<BigUint> {
    let modulus = primes::modulus(prime);
    let base =
        BigUint::from(0x9e37_79b9_7f4a_7c15_u64).pow(9) << 24_u32 | BigUint::from(0x00c0_ffee_u32);
    (1..=INPUTS as u32)
        .map(|exponent| base.modpow(&exponent.into(), &modulus))
        .collect()
}
