//! crrl, with whichever form of its field was built.

use crrl::ed25519::{PrivateKey, PublicKey};

use crate::Inputs;

/// Keys, decoded.
pub struct Chosen {
    inputs: Inputs,
    secret: Vec<PrivateKey>,
    public: Vec<PublicKey>,
}

impl Chosen {
    pub fn prepare(inputs: Inputs) -> Self {
        let decode = |key: &[u8; 32]| PublicKey::decode(key).expect("a point");
        Self {
            secret: (inputs.seeds.iter())
                .map(|seed| PrivateKey::from_seed(seed))
                .collect(),
            public: inputs.keys.iter().map(decode).collect(),
            inputs,
        }
    }

    pub fn sign(&self, i: usize) -> [u8; 64] {
        self.secret[i].sign_raw(&self.inputs.messages[i])
    }

    pub fn verify(&self, i: usize) -> bool {
        self.public[i].verify_raw(&self.inputs.signatures[i], &self.inputs.messages[i])
    }
}
