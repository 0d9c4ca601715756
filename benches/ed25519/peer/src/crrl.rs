//! crrl, with whichever form of its field was built.

use crrl::ed25519::{PrivateKey, PublicKey};
use crrl::field::GF25519;
use crrl::x25519::{x25519, x25519_base};
use limbforge_ed25519_table::{Inputs, Operation, Peer, Turns};

/// Keys, decoded.
pub struct Chosen {
    inputs: &'static Inputs,
    secret: Vec<PrivateKey>,
    public: Vec<PublicKey>,
    elements: Vec<GF25519>,
}

impl Peer for Chosen {
    fn note() -> String {
        "verify follows the RFC 8032 rule".to_owned()
    }

    fn prepare(inputs: &'static Inputs) -> Self {
        Self {
            inputs,
            secret: inputs
                .seeds
                .iter()
                .map(|seed| PrivateKey::from_seed(seed))
                .collect(),
            public: inputs
                .keys
                .iter()
                .map(|key| PublicKey::decode(key).expect("a point"))
                .collect(),
            elements: inputs
                .points
                .iter()
                .map(|point| GF25519::decode_reduce(point))
                .collect(),
        }
    }

    fn run(&self, operation: Operation, turns: &mut Turns) -> Option<()> {
        let inputs = self.inputs;
        match operation {
            Operation::Keygen => {
                turns.each(|i| PrivateKey::from_seed(&inputs.seeds[i]).public_key.encode())
            }
            Operation::Sign => turns.each(|i| self.secret[i].sign_raw(&inputs.messages[i])),
            Operation::Verify | Operation::Rfc8032 => turns.each(|i| {
                PublicKey::decode(&inputs.keys[i])
                    .is_some_and(|key| key.verify_raw(&inputs.signatures[i], &inputs.messages[i]))
            }),
            Operation::VerifyDecoded => {
                turns.each(|i| {
                    self.public[i].verify_raw(&inputs.signatures[i], &inputs.messages[i])
                });
            }
            Operation::X25519 => turns.each(|i| x25519(&inputs.points[i], &inputs.scalars[i])),
            Operation::X25519Base => turns.each(|i| x25519_base(&inputs.scalars[i])),
            Operation::Decode => turns
                .each(|i| PublicKey::decode(&inputs.keys[i]).map_or([0; 32], |key| key.encode())),
            Operation::Invert => turns.each(|i| (GF25519::ONE / self.elements[i]).encode()),
            _ => return None,
        }
        Some(())
    }
}
