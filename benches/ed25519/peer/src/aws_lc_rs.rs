//! aws-lc-rs: s2n-bignum's assembly behind a C interface.

use aws_lc_rs::agreement::{self, PrivateKey, X25519};
use aws_lc_rs::signature::{ED25519, Ed25519KeyPair, KeyPair, ParsedPublicKey, UnparsedPublicKey};
use limbforge_ed25519_table::{Inputs, Operation, Peer, Turns};

/// Keys as the library keeps them. A parsed public key is still its bytes: the point is decoded by every verification.
pub struct Chosen {
    inputs: &'static Inputs,
    secret: Vec<Ed25519KeyPair>,
    exchange: Vec<PrivateKey>,
    parsed: Vec<ParsedPublicKey>,
}

fn pair(seed: &[u8; 32]) -> Ed25519KeyPair {
    Ed25519KeyPair::from_seed_unchecked(seed).expect("32 bytes are a seed")
}

fn secret(scalar: &[u8; 32]) -> PrivateKey {
    PrivateKey::from_private_key(&X25519, scalar).expect("32 bytes are a secret key")
}

impl Peer for Chosen {
    fn note() -> String {
        "verify follows the ref10 rule and always decodes the key; keygen and X25519 base include making a key object".to_owned()
    }

    fn prepare(inputs: &'static Inputs) -> Self {
        Self {
            inputs,
            secret: inputs.seeds.iter().map(pair).collect(),
            exchange: inputs.scalars.iter().map(secret).collect(),
            parsed: (inputs.keys.iter())
                .map(|key| {
                    UnparsedPublicKey::new(&ED25519, key)
                        .parse()
                        .expect("a point")
                })
                .collect(),
        }
    }

    fn run(&self, operation: Operation, turns: &mut Turns) -> Option<()> {
        let inputs = self.inputs;
        match operation {
            Operation::Keygen => {
                turns.each(|i| bytes::<32>(pair(&inputs.seeds[i]).public_key().as_ref()))
            }
            Operation::Sign => {
                turns.each(|i| bytes::<64>(self.secret[i].sign(&inputs.messages[i]).as_ref()))
            }
            Operation::Verify | Operation::Ref10 => {
                turns.each(|i| {
                    self.parsed[i]
                        .verify_sig(&inputs.messages[i], &inputs.signatures[i])
                        .is_ok()
                });
            }
            Operation::X25519 => turns.each(|i| {
                let peer = agreement::UnparsedPublicKey::new(&X25519, &inputs.points[i]);
                agreement::agree(&self.exchange[i], &peer, (), |shared| {
                    Ok(bytes::<32>(shared))
                })
                .expect("no point of small order")
            }),
            Operation::X25519Base => turns.each(|i| {
                let public = secret(&inputs.scalars[i]).compute_public_key();
                bytes::<32>(public.expect("every key has a public key").as_ref())
            }),
            _ => return None,
        }
        Some(())
    }
}

fn bytes<const N: usize>(slice: &[u8]) -> [u8; N] {
    slice.try_into().expect("the length is the algorithm's")
}
