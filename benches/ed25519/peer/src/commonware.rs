//! commonware-cryptography-curve25519, with the backend that it chooses at run time.

use std::convert::Infallible;
use std::sync::atomic::{AtomicU64, Ordering};

use commonware_codec::DecodeFixed;
use commonware_cryptography::{BatchEntry, BatchVerifier};
use commonware_cryptography_curve25519::key_exchange;
use commonware_cryptography_curve25519::signing::{Signature, SigningKey, VerifyingKey};
use commonware_math::algebra::Random;
use commonware_parallel::Sequential;
use limbforge_ed25519_table::{Inputs, Operation, Peer, Turns};
use rand_core::{TryCryptoRng, TryRng};

/// Keys, both as bytes and decoded. The crate signs the namespace's length, the namespace and the message: an empty
/// namespace is one byte 0, which is the first byte of every message here.
pub struct Chosen {
    inputs: &'static Inputs,
    secret: Vec<SigningKey>,
    undecoded: Vec<VerifyingKey>,
    decoded: Vec<VerifyingKey>,
    signatures: Vec<Signature>,
    exchange: Vec<key_exchange::PublicKey>,
    /// Draws of the batches' seeds.
    draws: AtomicU64,
}

impl Chosen {
    fn batch(&self, size: usize, keys: &[VerifyingKey], turns: &mut Turns) {
        turns.each_batch(size, |range| {
            let draw = self.draws.fetch_add(1, Ordering::Relaxed);
            let start = range.start;
            let project = |i: usize, signature| BatchEntry {
                namespace: b"",
                message: &self.inputs.messages[start + i][1..],
                public_key: &keys[start + i],
                signature,
            };
            VerifyingKey::verify_batch(
                &mut Counter(draw),
                &self.signatures[range],
                project,
                &Sequential,
            )
        });
    }
}

fn secret(seed: [u8; 32]) -> SigningKey {
    SigningKey::decode_fixed(seed).expect("32 bytes are a seed")
}

impl Peer for Chosen {
    fn note() -> String {
        "verify follows the ZIP 215 rule; batches decode their keys always; X25519 base is a ladder"
            .to_owned()
    }

    fn prepare(inputs: &'static Inputs) -> Self {
        let secret: Vec<SigningKey> = inputs.seeds.iter().map(|&seed| secret(seed)).collect();
        Self {
            inputs,
            undecoded: (inputs.keys.iter())
                .map(|&key| VerifyingKey::decode_fixed(key).expect("32 bytes are a key"))
                .collect(),
            decoded: secret.iter().map(SigningKey::verifying_key).collect(),
            signatures: (inputs.signatures.iter())
                .map(|&bytes| Signature::decode_fixed(bytes).expect("64 bytes are a signature"))
                .collect(),
            exchange: (inputs.points.iter())
                .map(|&point| {
                    key_exchange::PublicKey::decode_fixed(point).expect("32 bytes are a key")
                })
                .collect(),
            secret,
            draws: AtomicU64::new(0),
        }
    }

    fn run(&self, operation: Operation, turns: &mut Turns) -> Option<()> {
        let inputs = self.inputs;
        match operation {
            Operation::Keygen => {
                turns.each(|i| bytes::<32>(secret(inputs.seeds[i]).verifying_key().as_ref()))
            }
            Operation::Sign => {
                turns.each(|i| {
                    bytes::<64>(self.secret[i].sign(b"", &inputs.messages[i][1..]).as_ref())
                });
            }
            Operation::Verify | Operation::Zip215 => {
                turns.each(|i| {
                    self.undecoded[i].verify(b"", &inputs.messages[i][1..], &self.signatures[i])
                });
            }
            Operation::VerifyDecoded => {
                turns.each(|i| {
                    self.decoded[i].verify(b"", &inputs.messages[i][1..], &self.signatures[i])
                });
            }
            Operation::Batch64 | Operation::Batch1024 => {
                self.batch(operation.signatures(), &self.undecoded, turns);
            }
            Operation::X25519 => turns.each(|i| {
                let secret = key_exchange::SecretKey::random(Fixed(inputs.scalars[i]));
                let shared = secret.exchange(&self.exchange[i]);
                *shared.expect("no point of small order").as_bytes()
            }),
            Operation::X25519Base => turns.each(|i| {
                bytes::<32>(
                    key_exchange::SecretKey::random(Fixed(inputs.scalars[i]))
                        .public_key()
                        .as_ref(),
                )
            }),
            _ => return None,
        }
        Some(())
    }
}

fn bytes<const N: usize>(slice: &[u8]) -> [u8; N] {
    slice.try_into().expect("the length is the algorithm's")
}

/// "Random" bytes that are given: the only way to a secret key of one's choice.
struct Fixed([u8; 32]);

/// The same number as every word. Measures as any seed does, and is good for nothing else.
struct Counter(u64);

impl TryRng for Fixed {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        rand_core::utils::next_word_via_fill(self)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        rand_core::utils::next_word_via_fill(self)
    }

    fn try_fill_bytes(&mut self, to: &mut [u8]) -> Result<(), Infallible> {
        to.copy_from_slice(&self.0[..to.len()]);
        Ok(())
    }
}

impl TryCryptoRng for Fixed {}

impl TryRng for Counter {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.0 as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.0)
    }

    fn try_fill_bytes(&mut self, to: &mut [u8]) -> Result<(), Infallible> {
        for chunk in to.chunks_mut(8) {
            chunk.copy_from_slice(&self.0.to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}

impl TryCryptoRng for Counter {}
