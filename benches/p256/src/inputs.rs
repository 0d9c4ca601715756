//! Keys, messages and signatures, made by the crate `p256` without randomness.

use p256::ecdsa::SigningKey;
use p256::ecdsa::signature::Signer;

/// A signature as it comes from outside.
pub struct Input {
    pub key: Vec<u8>,
    pub message: [u8; 32],
    pub signature: [u8; 64],
}

/// The number of signatures and of keys.
const COUNT: usize = 1024;

pub struct Inputs {
    valid: Vec<Input>,
    changed: Vec<Input>,
}

impl Inputs {
    pub fn new() -> Inputs {
        let input = |i: usize| {
            let mut secret = [0x5a; 32];
            secret[20..28].copy_from_slice(&(i as u64).to_be_bytes());
            let secret = SigningKey::from_slice(&secret).expect("below the order");
            let message: [u8; 32] = std::array::from_fn(|j| (i * 7 + j) as u8);
            let signature: p256::ecdsa::Signature = secret.sign(&message);
            Input {
                key: secret
                    .verifying_key()
                    .to_sec1_point(false)
                    .as_bytes()
                    .to_vec(),
                message,
                signature: signature.to_bytes().into(),
            }
        };
        let change = |i: usize| {
            let mut input = input(i);
            match i % 3 {
                0 => input.message[i % 32] ^= 1,
                1 => input.signature[i % 32] ^= 1,
                _ => input.signature[32 + i % 32] ^= 1,
            }
            input
        };
        Inputs {
            valid: (0..COUNT).map(input).collect(),
            changed: (0..24).map(change).collect(),
        }
    }

    pub fn valid(&self) -> &[Input] {
        &self.valid
    }

    pub fn changed(&self) -> &[Input] {
        &self.changed
    }

    /// So many inputs, at least 64 for a quiet sample, other ones in each turn.
    pub fn from(&self, turn: usize, group: usize) -> &[Input] {
        let count = group.max(64);
        let from = turn * count % COUNT;
        &self.valid[from..from + count]
    }
}
