//! ed25519-dalek and x25519-dalek, with whichever backend of curve25519-dalek was built.

use ed25519_dalek::{Signature, Signer, SigningKey, Verifier, VerifyingKey, verify_batch};
use limbforge_ed25519_table::{Inputs, Operation, Peer, Turns};
use x25519_dalek::{PublicKey, StaticSecret};

/// Keys, decoded.
pub struct Chosen {
    inputs: &'static Inputs,
    secret: Vec<SigningKey>,
    public: Vec<VerifyingKey>,
    messages: Vec<&'static [u8]>,
    signatures: Vec<Signature>,
}

impl Chosen {
    fn key(&self, i: usize) -> Option<VerifyingKey> {
        VerifyingKey::from_bytes(&self.inputs.keys[i]).ok()
    }

    fn batch(&self, size: usize, turns: &mut Turns) {
        turns.each_batch(size, |range| {
            let keys: Option<Vec<_>> = range.clone().map(|i| self.key(i)).collect();
            keys.is_some_and(|keys| {
                verify_batch(
                    &self.messages[range.clone()],
                    &self.signatures[range],
                    &keys,
                )
                .is_ok()
            })
        });
    }

    fn batch_decoded(&self, size: usize, turns: &mut Turns) {
        turns.each_batch(size, |range| {
            let (messages, signatures) = (
                &self.messages[range.clone()],
                &self.signatures[range.clone()],
            );
            verify_batch(messages, signatures, &self.public[range]).is_ok()
        });
    }
}

impl Peer for Chosen {
    fn note() -> String {
        "verify follows the ref10 rule; batches are cofactorless".to_owned()
    }

    fn prepare(inputs: &'static Inputs) -> Self {
        Self {
            inputs,
            secret: inputs.seeds.iter().map(SigningKey::from_bytes).collect(),
            public: inputs
                .keys
                .iter()
                .map(|key| VerifyingKey::from_bytes(key).expect("a point"))
                .collect(),
            messages: inputs.messages.iter().map(<[u8; 32]>::as_slice).collect(),
            signatures: inputs
                .signatures
                .iter()
                .map(Signature::from_bytes)
                .collect(),
        }
    }

    fn run(&self, operation: Operation, turns: &mut Turns) -> Option<()> {
        let inputs = self.inputs;
        match operation {
            Operation::Keygen => turns.each(|i| {
                SigningKey::from_bytes(&inputs.seeds[i])
                    .verifying_key()
                    .to_bytes()
            }),
            Operation::Sign => turns.each(|i| self.secret[i].sign(&inputs.messages[i]).to_bytes()),
            Operation::Verify | Operation::Ref10 => turns.each(|i| {
                self.key(i)
                    .is_some_and(|key| key.verify(&inputs.messages[i], &self.signatures[i]).is_ok())
            }),
            Operation::VerifyDecoded => {
                turns.each(|i| {
                    self.public[i]
                        .verify(&inputs.messages[i], &self.signatures[i])
                        .is_ok()
                });
            }
            Operation::Strict => turns.each(|i| {
                self.key(i).is_some_and(|key| {
                    key.verify_strict(&inputs.messages[i], &self.signatures[i])
                        .is_ok()
                })
            }),
            Operation::Batch64 | Operation::Batch1024 => self.batch(operation.signatures(), turns),
            Operation::Batch64Decoded | Operation::Batch1024Decoded => {
                self.batch_decoded(operation.signatures(), turns);
            }
            Operation::X25519 => turns.each(|i| {
                let secret = StaticSecret::from(inputs.scalars[i]);
                secret
                    .diffie_hellman(&PublicKey::from(inputs.points[i]))
                    .to_bytes()
            }),
            Operation::X25519Base => {
                turns.each(|i| PublicKey::from(&StaticSecret::from(inputs.scalars[i])).to_bytes());
            }
            Operation::Decode => turns.each(|i| self.key(i).map_or([0; 32], |key| *key.as_bytes())),
            _ => return None,
        }
        Some(())
    }
}
