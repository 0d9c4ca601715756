//! ed25519-compact.

use ed25519_compact::{KeyPair, PublicKey, Seed, Signature, x25519};
use limbforge_ed25519_table::{Inputs, Operation, Peer, Turns};

/// Keys; this crate keeps them as bytes.
pub struct Chosen {
    inputs: &'static Inputs,
    pairs: Vec<KeyPair>,
}

impl Peer for Chosen {
    fn note() -> String {
        "verify is cofactored and refuses points of small order; a signature hashes the seed anew; X25519 base is a ladder".to_owned()
    }

    fn prepare(inputs: &'static Inputs) -> Self {
        Self {
            inputs,
            pairs: inputs
                .seeds
                .iter()
                .map(|seed| KeyPair::from_seed(Seed::new(*seed)))
                .collect(),
        }
    }

    fn run(&self, operation: Operation, turns: &mut Turns) -> Option<()> {
        let inputs = self.inputs;
        match operation {
            Operation::Keygen => turns.each(|i| *KeyPair::from_seed(Seed::new(inputs.seeds[i])).pk),
            Operation::Sign => turns.each(|i| *self.pairs[i].sk.sign(inputs.messages[i], None)),
            Operation::Verify => turns.each(|i| {
                let signature = Signature::new(inputs.signatures[i]);
                PublicKey::new(inputs.keys[i])
                    .verify(inputs.messages[i], &signature)
                    .is_ok()
            }),
            Operation::X25519 => turns.each(|i| {
                let secret = x25519::SecretKey::new(inputs.scalars[i]);
                *x25519::PublicKey::new(inputs.points[i])
                    .dh(&secret)
                    .expect("no point of small order")
            }),
            Operation::X25519Base => turns.each(|i| {
                let public = x25519::SecretKey::new(inputs.scalars[i]).recover_public_key();
                *public.expect("every key has a public key")
            }),
            _ => return None,
        }
        Some(())
    }
}
