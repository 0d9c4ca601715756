//! ed25519-dalek, with whichever backend of curve25519-dalek was built.

use ed25519_dalek::{Signature, Signer, SigningKey, Verifier, VerifyingKey};

use crate::Inputs;

/// Keys, decoded.
pub struct Chosen {
    messages: Vec<[u8; 32]>,
    secret: Vec<SigningKey>,
    public: Vec<VerifyingKey>,
    signatures: Vec<Signature>,
}

impl Chosen {
    pub fn prepare(inputs: Inputs) -> Self {
        let decode = |key| VerifyingKey::from_bytes(key).expect("a point");
        Self {
            messages: inputs.messages,
            secret: inputs.seeds.iter().map(SigningKey::from_bytes).collect(),
            public: inputs.keys.iter().map(decode).collect(),
            signatures: inputs
                .signatures
                .iter()
                .map(Signature::from_bytes)
                .collect(),
        }
    }

    pub fn sign(&self, i: usize) -> [u8; 64] {
        self.secret[i].sign(&self.messages[i]).to_bytes()
    }

    pub fn verify(&self, i: usize) -> bool {
        self.public[i]
            .verify(&self.messages[i], &self.signatures[i])
            .is_ok()
    }
}
