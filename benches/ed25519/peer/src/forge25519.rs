//! Ours, with whichever backend was built.

use forge25519::signature::Signer;
use forge25519::x25519::{PublicKey, StaticSecret, x25519_many};
use forge25519::{
    Rule, Signature, Signed, SignedKey, SigningKey, VerifyingKey, sign_many,
    verify_batch, verify_encoded, verify_many,
};
use limbforge_ed25519_table::{Inputs, Operation, Peer, Turns};
use std::ops::Range;

#[cfg(any(forge25519_backend = "asm64", forge25519_backend = "m64"))]
use limbforge_fields::curve25519::word64 as field;
#[cfg(forge25519_backend = "m51")]
use limbforge_fields::curve25519_m51::word64 as field;
#[cfg(forge25519_backend = "serial51")]
use limbforge_fields::curve25519_serial51::word64 as field;
#[cfg(forge25519_backend = "x25_5")]
use limbforge_fields::curve25519_x25_5::word32 as field;

/// Keys, decoded.
pub struct Chosen {
    inputs: &'static Inputs,
    secret: Vec<SigningKey>,
    public: Vec<VerifyingKey>,
    messages: Vec<&'static [u8]>,
    signatures: Vec<Signature>,
    elements: Vec<field::Element>,
}

impl Chosen {
    fn verify(&self, rule: Rule, turns: &mut Turns) {
        turns.each(|i| {
            let (key, message) = (&self.inputs.keys[i], &self.inputs.messages[i]);
            verify_encoded(rule, key, message, &self.signatures[i]).is_ok()
        });
    }

    fn batch<K: SignedKey>(&self, size: usize, keys: &[K], turns: &mut Turns) {
        turns.each_batch(size, |range| {
            let (messages, signatures) = (
                &self.messages[range.clone()],
                &self.signatures[range.clone()],
            );
            verify_batch(messages, signatures, &keys[range]).is_ok()
        });
    }

    /// Whether the verdicts on signatures are what they should be: those from number `good` on are of another message.
    fn verify_many<K: SignedKey>(&self, range: Range<usize>, keys: &[K], good: usize) -> bool {
        let messages = self.messages[range.clone()].iter().enumerate();
        let lists = messages.zip(&self.signatures[range]).zip(keys);
        let signed = lists.map(|(((i, message), signature), key)| Signed {
            key,
            message: if i < good { *message } else { b"another" },
            signature,
        });
        let signed: Vec<Signed<'_, K>> = signed.collect();
        // All verdicts, also after one that is wrong.
        let verdicts = verify_many(Rule::Rfc8032, &signed).enumerate();
        verdicts.fold(true, |right, (i, verdict)| {
            right & (verdict.is_ok() == (i < good))
        })
    }
}

impl Peer for Chosen {
    fn note() -> String {
        format!(
            "backend {}; verify and batches follow the RFC 8032 rule",
            forge25519::backend()
        )
    }

    fn prepare(inputs: &'static Inputs) -> Self {
        Self {
            inputs,
            secret: inputs.seeds.iter().map(SigningKey::from_bytes).collect(),
            public: (inputs.keys.iter())
                .map(|key| VerifyingKey::from_bytes(key).expect("a point"))
                .collect(),
            messages: inputs.messages.iter().map(<[u8; 32]>::as_slice).collect(),
            signatures: inputs
                .signatures
                .iter()
                .map(Signature::from_bytes)
                .collect(),
            elements: inputs.points.iter().map(field::from_bytes).collect(),
        }
    }

    fn run(&self, operation: Operation, turns: &mut Turns) -> Option<()> {
        let inputs = self.inputs;
        match operation {
            Operation::Keygen => {
                turns.each(|i| {
                    SigningKey::from_bytes(&inputs.seeds[i])
                        .verifying_key()
                        .to_bytes()
                });
            }
            Operation::Sign => turns.each(|i| self.secret[i].sign(&inputs.messages[i]).to_bytes()),
            Operation::Verify | Operation::Rfc8032 => self.verify(Rule::Rfc8032, turns),
            Operation::Zip215 => self.verify(Rule::Zip215, turns),
            Operation::Strict => self.verify(Rule::Strict, turns),
            Operation::Ref10 => self.verify(Rule::Ref10, turns),
            Operation::VerifyDecoded => turns.each(|i| {
                let (message, signature) = (&inputs.messages[i], &self.signatures[i]);
                self.public[i]
                    .verify_with(Rule::Rfc8032, message, signature)
                    .is_ok()
            }),
            Operation::Batch64 | Operation::Batch1024 => {
                self.batch(operation.signatures(), &inputs.keys, turns);
            }
            Operation::Batch64Decoded | Operation::Batch1024Decoded => {
                self.batch(operation.signatures(), &self.public, turns);
            }
            Operation::Verify8 | Operation::Verify64 | Operation::Verify1024 => {
                turns.each_batch(operation.signatures(), |range| {
                    self.verify_many(range.clone(), &self.inputs.keys[range], usize::MAX)
                });
            }
            Operation::Verify64Decoded => turns.each_batch(64, |range| {
                self.verify_many(range.clone(), &self.public[range], usize::MAX)
            }),
            Operation::Verify64Wrong => turns.each_batch(64, |range| {
                self.verify_many(range.clone(), &self.inputs.keys[range], 56)
            }),
            Operation::Sign64 => turns.each_batch(64, |range| {
                let pairs = self.secret[range.clone()].iter().zip(&self.messages[range]);
                let pairs: Vec<(&SigningKey, &[u8])> = pairs.map(|(k, m)| (k, *m)).collect();
                sign_many(&pairs).last().expect("64 signatures").to_bytes()
            }),
            Operation::X25519Of64 => turns.each_batch(64, |range| {
                let lists = inputs.scalars[range.clone()]
                    .iter()
                    .zip(&inputs.points[range]);
                let pairs: Vec<(&[u8; 32], &[u8; 32])> = lists.collect();
                x25519_many(&pairs).last().expect("64 secrets")
            }),
            Operation::X25519 => turns.each(|i| {
                let secret = StaticSecret::from(inputs.scalars[i]);
                secret
                    .diffie_hellman(&PublicKey::from(inputs.points[i]))
                    .to_bytes()
            }),
            Operation::X25519Base => {
                turns.each(|i| PublicKey::from(&StaticSecret::from(inputs.scalars[i])).to_bytes());
            }
            Operation::Decode => turns.each(|i| {
                VerifyingKey::from_bytes(&self.inputs.keys[i]).map_or([0; 32], |key| key.to_bytes())
            }),
            Operation::Invert => turns.each(|i| field::to_bytes(&field::invert(&self.elements[i]))),
        }
        Some(())
    }
}
