//! A program for the host that runs one operation some times: benches/size/speed counts its instructions.

use forge25519::x25519::{x25519, PublicKey, StaticSecret};
use forge25519::{verify_batch, Signature, Signer, SigningKey, Verifier, VerifyingKey};
use std::hint::black_box;
use std::process::ExitCode;

/// Signatures in a batch.
const BATCH: u8 = 64;

/// The operands of all operations.
struct Given {
    signers: Vec<SigningKey>,
    keys: Vec<VerifyingKey>,
    signatures: Vec<Signature>,
    messages: Vec<Vec<u8>>,
}

impl Given {
    fn new() -> Given {
        let signers: Vec<SigningKey> = (0..BATCH).map(|i| [i; 32].into()).collect();
        let messages: Vec<Vec<u8>> = (0..BATCH).map(|i| vec![i; 32]).collect();
        let keys = signers.iter().map(SigningKey::verifying_key).collect();
        let signed = signers.iter().zip(&messages);
        let signatures = signed
            .map(|(signer, message)| signer.sign(message))
            .collect();
        Given {
            signers,
            keys,
            signatures,
            messages,
        }
    }

    /// Runs an operation. False if its result is wrong, or if there is none of this name.
    fn run(&self, name: &str) -> bool {
        let (signer, key) = (&self.signers[7], black_box(self.keys[7]));
        let (message, signature) = (
            black_box(&self.messages[7][..]),
            black_box(self.signatures[7]),
        );
        match name {
            "key" => SigningKey::from_bytes(black_box(signer.as_bytes())).verifying_key() == key,
            "sign" => signer.sign(message) == signature,
            "verify" => key.verify(message, &signature).is_ok(),
            "batch" => {
                let messages: Vec<&[u8]> = self.messages.iter().map(Vec::as_slice).collect();
                verify_batch(&messages, &self.signatures, &self.keys).is_ok()
            }
            "public" => {
                PublicKey::from(&StaticSecret::from(black_box([7; 32]))).as_bytes() != &[0; 32]
            }
            "shared" => x25519(black_box([7; 32]), black_box([9; 32])) != [0; 32],
            _ => false,
        }
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [name, rounds] = &words[..] else {
        eprintln!("usage: speed key|sign|verify|batch|public|shared ROUNDS");
        return ExitCode::from(2);
    };
    let Ok(rounds) = rounds.parse::<usize>() else {
        eprintln!("ROUNDS is a number");
        return ExitCode::from(2);
    };
    let given = Given::new();
    if (0..rounds).all(|_| given.run(name)) {
        return ExitCode::SUCCESS;
    }
    eprintln!("{name}: a wrong result, or no such operation");
    ExitCode::FAILURE
}
