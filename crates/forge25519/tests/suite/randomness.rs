//! Keys are exactly the bytes of the generator, and its failure is an error, never a key.

use crate::common::{random, rng};
use forge25519::x25519::{self, EphemeralSecret, PublicKey, ReusableSecret, StaticSecret};
use forge25519::{SigningKey, VerifyingKey};
use rand_chacha::rand_core::{TryCryptoRng, TryRng};

/// Gives `left` bytes of 7, then fails.
struct Failing {
    left: usize,
}

#[derive(Debug, PartialEq, Eq)]
struct Exhausted;

impl std::fmt::Display for Exhausted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("no more random bytes")
    }
}

impl std::error::Error for Exhausted {}

impl TryRng for Failing {
    type Error = Exhausted;

    fn try_next_u32(&mut self) -> Result<u32, Exhausted> {
        let mut bytes = [0; 4];
        self.try_fill_bytes(&mut bytes)?;
        Ok(u32::from_le_bytes(bytes))
    }

    fn try_next_u64(&mut self) -> Result<u64, Exhausted> {
        let mut bytes = [0; 8];
        self.try_fill_bytes(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    /// Writes what is left before it fails, as a device may.
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Exhausted> {
        let given = self.left.min(bytes.len());
        bytes[..given].fill(7);
        self.left -= given;
        if given == bytes.len() {
            Ok(())
        } else {
            Err(Exhausted)
        }
    }
}

impl TryCryptoRng for Failing {}

#[test]
fn a_failure_is_handed_on() {
    for left in [0, 1, 31] {
        assert_eq!(
            SigningKey::try_generate(&mut Failing { left }).unwrap_err(),
            Exhausted
        );
    }
    let key = SigningKey::try_generate(&mut Failing { left: 32 }).unwrap();
    assert_eq!(key.to_bytes(), [7; 32]);
    for left in [0, 1, 31] {
        assert_eq!(
            EphemeralSecret::try_random_from_rng(&mut Failing { left }).unwrap_err(),
            Exhausted
        );
        assert_eq!(
            ReusableSecret::try_random_from_rng(&mut Failing { left }).unwrap_err(),
            Exhausted
        );
        assert_eq!(
            StaticSecret::try_random_from_rng(&mut Failing { left }).unwrap_err(),
            Exhausted
        );
    }
    let secret = StaticSecret::try_random_from_rng(&mut Failing { left: 32 }).unwrap();
    assert_eq!(secret.to_bytes(), [7; 32]);
}

#[test]
fn keys_are_the_bytes_of_the_generator() {
    let bytes: [u8; 32] = random(&mut rng(70));
    assert_eq!(SigningKey::generate(&mut rng(70)).to_bytes(), bytes);
    assert_eq!(
        SigningKey::try_generate(&mut rng(70)).unwrap().to_bytes(),
        bytes
    );
    assert_eq!(
        StaticSecret::random_from_rng(&mut rng(70)).to_bytes(),
        bytes
    );
    let public = x25519::x25519(bytes, x25519::X25519_BASEPOINT_BYTES);
    assert_eq!(
        PublicKey::from(&EphemeralSecret::random_from_rng(&mut rng(70))).to_bytes(),
        public
    );
}

#[test]
fn each_call_takes_new_bytes() {
    let mut rng = rng(71);
    let keys: Vec<VerifyingKey> = (0..8)
        .map(|_| SigningKey::generate(&mut rng).verifying_key())
        .collect();
    for (i, key) in keys.iter().enumerate() {
        assert!(!keys[..i].contains(key));
    }
}
