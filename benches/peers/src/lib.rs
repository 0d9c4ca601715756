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
#[cfg(s2n)]
mod s2n;

use limbforge_lab::measure::Subject;
use num_bigint::BigUint;

/// Field values that samples start from: enough that all 9 elements of a sample differ, also from sample to sample.
const INPUTS: usize = 32;

/// One peer's arithmetic in one field.
#[derive(Clone, Debug)]
pub struct Peer {
    prime: &'static str,
    subject: Subject,
    inputs: Vec<Vec<u64>>,
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

    /// Elements that samples start from.
    #[must_use]
    pub fn inputs(&self) -> &[Vec<u64>] {
        &self.inputs
    }

    /// The words of the result of an operation, by the very function that is measured.
    ///
    /// # Panics
    /// If there is no such operation, or an operand has not as many words as an element.
    #[must_use]
    pub fn call(&self, operation: &str, operands: &[&[u64]]) -> Vec<u64> {
        let function = self.subject.function(operation).expect("an operation");
        let words = |words: &&[u64]| words.iter().map(|&word| word.into()).collect();
        let results = function.call(&operands.iter().map(words).collect());
        let word = |word: &num_bigint::BigInt| word.try_into().expect("a word");
        results[0].iter().map(word).collect()
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
        #[cfg(s2n)]
        s2n::peers(),
    ]
    .concat();
    peers.sort_by_key(|peer| primes::ALL.iter().position(|&name| name == peer.prime));
    peers
}

/// The inversions of the peers that have one, sorted by prime.
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

/// [`INPUTS`] values spread over the field: the powers of a fixed 600-bit number, modulo the prime.
fn inputs(prime: &str) -> Vec<BigUint> {
    let modulus = primes::modulus(prime);
    let base =
        BigUint::from(0x9e37_79b9_7f4a_7c15_u64).pow(9) << 24_u32 | BigUint::from(0x00c0_ffee_u32);
    (1..=INPUTS as u32)
        .map(|exponent| base.modpow(&exponent.into(), &modulus))
        .collect()
}
