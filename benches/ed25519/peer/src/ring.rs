//! ring.

use limbforge_ed25519_table::{Inputs, Operation, Peer, Turns};
use ring::agreement::{self, EphemeralPrivateKey, X25519};
use ring::rand::SystemRandom;
use ring::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};

/// Keys; ring has no public key that is decoded before.
pub struct Chosen {
    inputs: &'static Inputs,
    secret: Vec<Ed25519KeyPair>,
    random: SystemRandom,
}

fn pair(seed: &[u8; 32]) -> Ed25519KeyPair {
    Ed25519KeyPair::from_seed_unchecked(seed).expect("32 bytes are a seed")
}

impl Chosen {
    fn ephemeral(&self) -> EphemeralPrivateKey {
        EphemeralPrivateKey::generate(&X25519, &self.random).expect("the system has random bytes")
    }
}

impl Peer for Chosen {
    fn note() -> String {
        "verify follows the ref10 rule; X25519 keys can only be drawn at random, which is within"
            .to_owned()
    }

    fn prepare(inputs: &'static Inputs) -> Self {
        Self {
            inputs,
            secret: inputs.seeds.iter().map(pair).collect(),
            random: SystemRandom::new(),
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
            Operation::Verify | Operation::Ref10 => turns.each(|i| {
                let key = UnparsedPublicKey::new(&ED25519, &inputs.keys[i]);
                key.verify(&inputs.messages[i], &inputs.signatures[i])
                    .is_ok()
            }),
            Operation::X25519 => turns.each(|i| {
                let peer = agreement::UnparsedPublicKey::new(&X25519, &inputs.points[i]);
                agreement::agree_ephemeral(self.ephemeral(), &peer, bytes::<32>)
                    .expect("no point of small order")
            }),
            Operation::X25519Base => turns.each(|_| {
                let public = self.ephemeral().compute_public_key();
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
