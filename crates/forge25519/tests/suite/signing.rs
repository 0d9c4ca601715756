//! Signatures are those of the oracle, byte for byte.

use crate::common::{cases, random, random_message, rng};
use crate::oracle::{Instance, Signer as Oracle};
use forge25519::SigningKey;
use forge25519::signature::Signer;
use sha2::{Digest, Sha512};

#[test]
fn pure_and_prehashed() {
    let mut rng = rng(40);
    for i in 0..cases(300) {
        let secret = random(&mut rng);
        let message = random_message(&mut rng);
        let (key, oracle) = (SigningKey::from_bytes(&secret), Oracle::new(&secret));
        assert_eq!(key.verifying_key().to_bytes(), oracle.public);
        assert_eq!(
            key.sign(&message).to_bytes(),
            oracle.sign(&Instance::Pure, &message)
        );
        let context = &message[..message.len().min(i % 256)];
        let digest = Sha512::new().chain_update(&message);
        let signature = key.sign_prehashed(digest, Some(context)).unwrap();
        assert_eq!(
            signature.to_bytes(),
            oracle.sign(&Instance::Prehashed(context.to_vec()), &message)
        );
    }
}

/// Every length up to three blocks of SHA-512: padding differs at some of them.
#[test]
fn all_lengths_of_messages() {
    let key = SigningKey::from_bytes(&[7; 32]);
    let oracle = Oracle::new(&[7; 32]);
    for length in (0..400).step_by(400 / cases(400)) {
        let message = vec![0xa5; length];
        assert_eq!(
            key.sign(&message).to_bytes(),
            oracle.sign(&Instance::Pure, &message),
            "{length} bytes"
        );
    }
}

#[test]
fn boundary_secrets() {
    for secret in [[0; 32], [0xff; 32], [0x80; 32], [1; 32]] {
        let (key, oracle) = (SigningKey::from_bytes(&secret), Oracle::new(&secret));
        assert_eq!(key.verifying_key().to_bytes(), oracle.public);
        assert_eq!(key.sign(b"").to_bytes(), oracle.sign(&Instance::Pure, b""));
    }
}
