//! ed25519-simd: separate verdicts by AVX-512 IFMA, which the build has to enable.

use std::sync::Mutex;

use ed25519_simd::{VerifyInput, Zip215Verifier};
use limbforge_ed25519_table::{Inputs, Operation, Peer, Turns};

/// Keys as bytes: the crate decodes them at each verification.
pub struct Chosen {
    signed: Vec<VerifyInput<'static>>,
    /// It needs a verifier that can change, and verdicts a place to go to.
    verifier: Mutex<(Zip215Verifier, Vec<bool>)>,
}

impl Chosen {
    fn verify(&self, size: usize, turns: &mut Turns) {
        let mut guard = self.verifier.lock().expect("no panic before");
        let (verifier, verdicts) = &mut *guard;
        verdicts.resize(size, false);
        turns.each_batch(size, |range| {
            verifier.verify_batch(&self.signed[range], verdicts);
            verdicts.iter().all(|valid| *valid)
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
        let signed = lists.map(|((key, signature), message)| VerifyInput {
            public_key: *key,
            signature: *signature,
            message,
        });
        Self {
            signed: signed.collect(),
            verifier: Mutex::new((Zip215Verifier::new(), Vec::new())),
        }
    }

    fn run(&self, operation: Operation, turns: &mut Turns) -> Option<()> {
        match operation {
            Operation::Verify | Operation::Zip215 => self.verify(1, turns),
            Operation::Verify8 | Operation::Verify64 | Operation::Verify1024 => {
                self.verify(operation.signatures(), turns);
            }
            _ => return None,
        }
        Some(())
    }
}
