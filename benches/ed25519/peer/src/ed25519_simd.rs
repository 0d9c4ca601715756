//! ed25519-simd: separate verdicts by AVX-512 IFMA, which the build has to enable.

use std::sync::Mutex;

use ed25519_simd::{VerifyInput, Zip215Verifier};
use limbforge_ed25519_table::{Inputs, Operation, Peer, Turns};

/// Keys as bytes: the crate decodes them at each verification.
pub struct Chosen {
    signed: Vec<VerifyInput<'static>>,
    /// Of each 64, the last eight with another message.
    wrong: Vec<VerifyInput<'static>>,
    /// It needs a verifier that can change, and verdicts a place to go to.
    verifier: Mutex<(Zip215Verifier, Vec<bool>)>,
}

impl Chosen {
    /// The first `good` of each list are valid, the others not.
    fn verify(&self, signed: &[VerifyInput<'static>], size: usize, good: usize, turns: &mut Turns) {
        let mut guard = self.verifier.lock().expect("no panic before");
        let (verifier, verdicts) = &mut *guard;
        verdicts.resize(size, false);
        turns.each_batch(size, |range| {
            verifier.verify_batch(&signed[range], verdicts);
            let mut verdicts = verdicts.iter().enumerate();
            verdicts.all(|(i, valid)| *valid == (i < good))
        });
    }
}

impl Peer for Chosen {
    fn note() -> String {
        "verify follows the ZIP 215 rule; keys are decoded always".to_owned()
    }

    fn prepare(inputs: &'static Inputs) -> Self {
        let lists = inputs
            .keys
            .iter()
            .zip(&inputs.signatures)
            .zip(&inputs.messages);
        let signed = |wrong: usize| {
            let input = |(i, ((key, signature), message))| {
                let (key, signature, message): (&[u8; 32], &[u8; 64], &[u8; 32]) =
                    (key, signature, message);
                VerifyInput {
                    public_key: *key,
                    signature: *signature,
                    message: if i % 64 >= 64 - wrong {
                        b"another"
                    } else {
                        message
                    },
                }
            };
            lists.clone().enumerate().map(input).collect()
        };
        Self {
            signed: signed(0),
            wrong: signed(8),
            verifier: Mutex::new((Zip215Verifier::new(), Vec::new())),
        }
    }

    fn run(&self, operation: Operation, turns: &mut Turns) -> Option<()> {
        match operation {
            Operation::Verify | Operation::Zip215 => self.verify(&self.signed, 1, 1, turns),
            Operation::Verify8 | Operation::Verify64 | Operation::Verify1024 => {
                let size = operation.signatures();
                self.verify(&self.signed, size, size, turns);
            }
            Operation::Verify64Wrong => self.verify(&self.wrong, 64, 56, turns),
            _ => return None,
        }
        Some(())
    }
}
