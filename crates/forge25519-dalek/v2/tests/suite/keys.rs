//! Keys, signatures and conversions, stored forms, and reasons of refusals.

use crate::common::{random, random_message, rng};
use ed25519_dalek as theirs;
use forge25519_dalek as ours;
use ours::{Digest, DigestSigner as _, Sha512, Signer as _};
use std::error::Error;

#[test]
fn the_same_bytes() {
    let mut rng = rng(120);
    for round in 0..60 {
        let seed: [u8; 32] = random(&mut rng);
        let wide: [u8; 64] = random(&mut rng);
        let message = random_message(&mut rng);
        let hash = || Sha512::new().chain_update(&message);
        same!(|dalek| {
            let key = dalek::SigningKey::from(seed);
            let public = key.verifying_key();
            (
                key.to_keypair_bytes(),
                key.sign(&message).to_bytes(),
                key.to_scalar_bytes(),
                key.to_scalar().to_bytes(),
                public.to_montgomery().0,
                public.to_edwards().compress().0,
                dalek::VerifyingKey::from(public.to_edwards()) == public,
            )
        });
        for context in [None, Some(&b"context"[..]), Some(&[1; 255][..])] {
            same!(|dalek| {
                let key = dalek::SigningKey::from(seed);
                let signature = key.sign_prehashed(hash(), context);
                signature.expect("a short context").to_bytes()
            });
        }
        same!(|dalek| {
            let key = dalek::SigningKey::from(seed);
            let bound = key.with_context(b"context").expect("a short context");
            [key.sign_digest(hash()), bound.sign_digest(hash())].map(|signed| signed.to_bytes())
        });
        same!(|dalek| {
            let key = dalek::SigningKey::from(seed).verifying_key();
            let expanded = dalek::hazmat::ExpandedSecretKey::from_bytes(&wide);
            let signed = dalek::hazmat::raw_sign::<Sha512>(&expanded, &message, &key).to_bytes();
            (
                expanded.scalar.to_bytes(),
                expanded.hash_prefix,
                dalek::VerifyingKey::from(&expanded).to_bytes(),
                signed,
            )
        });
        same!(|dalek| {
            use rand_chacha_3::rand_core::SeedableRng;
            let mut rng = rand_chacha_3::ChaCha20Rng::seed_from_u64(round);
            dalek::SigningKey::generate(&mut rng).to_bytes()
        });
    }
    same!(|dalek| dalek::VerifyingKey::default().to_bytes());
    same!(|dalek| dalek::pkcs8::ALGORITHM_OID);
}

/// Each reads what the other stores.
#[test]
fn stored_keys() {
    use ours::pkcs8::{DecodePrivateKey as _, EncodePrivateKey as _, EncodePublicKey as _};
    use ours::pkcs8::{DecodePublicKey as _, spki::der::pem::LineEnding};
    for seed in [[0; 32], [7; 32], random(&mut rng(122))] {
        let our = ours::SigningKey::from(seed);
        let stored = same!(|dalek| {
            let key = dalek::SigningKey::from(seed);
            bincode::serialize(&(&key, key.verifying_key(), key.sign(b"message"))).expect("bytes")
        });
        type Ours = (ours::SigningKey, ours::VerifyingKey, ours::Signature);
        type Theirs = (theirs::SigningKey, theirs::VerifyingKey, theirs::Signature);
        let (key, public, signature) = bincode::deserialize::<Ours>(&stored).expect("keys");
        assert!(key == our && public == our.verifying_key());
        assert_eq!(signature, our.sign(b"message"));
        let (key, ..) = bincode::deserialize::<Theirs>(&stored).expect("keys");
        assert_eq!(key.to_bytes(), seed);
        let json = same!(|dalek| {
            let key = dalek::SigningKey::from(seed);
            serde_json::to_string(&(&key, key.verifying_key())).expect("JSON")
        });
        let (key, public): (ours::SigningKey, ours::VerifyingKey) =
            serde_json::from_str(&json).expect("keys");
        assert!(key == our && public == our.verifying_key());

        let pem = same!(|dalek| {
            let key = dalek::SigningKey::from(seed);
            let secret = key.to_pkcs8_pem(LineEnding::LF).expect("PEM").to_string();
            let public = key.verifying_key().to_public_key_pem(LineEnding::LF);
            [secret, public.expect("PEM")]
        });
        assert!(ours::SigningKey::from_pkcs8_pem(&pem[0]).expect("a key") == our);
        let public = ours::VerifyingKey::from_public_key_pem(&pem[1]).expect("a key");
        assert_eq!(public, our.verifying_key());
    }
    for length in [0, 1, 31, 33, 40] {
        let list = serde_json::to_string(&vec![7u8; length]).expect("JSON");
        let reasons = |read: &dyn Fn(&str) -> Option<String>| read(&list).expect("a wrong length");
        let our = reasons(&|list| {
            Some(
                serde_json::from_str::<ours::VerifyingKey>(list)
                    .err()?
                    .to_string(),
            )
        });
        let their = reasons(&|list| {
            Some(
                serde_json::from_str::<theirs::VerifyingKey>(list)
                    .err()?
                    .to_string(),
            )
        });
        let expected = format!("invalid length {length}");
        assert!(our.contains(&expected), "{our}");
        assert!(their.contains(&expected), "{their}");
    }
}

/// The reason in an error, as ed25519-dalek words it, and what the error itself shows.
#[test]
fn reasons() {
    fn texts<T>(result: Result<T, ours::SignatureError>) -> (String, String) {
        let error = result.err().expect("an error");
        let reason = error.source().expect("a reason").to_string();
        (error.to_string(), reason)
    }
    same!(|dalek| texts(dalek::VerifyingKey::from_bytes(&[2; 32])));
    same!(|dalek| texts(dalek::VerifyingKey::try_from(&[1u8; 31][..])));
    same!(|dalek| texts(dalek::SigningKey::try_from(&[1u8; 33][..])));
    same!(|dalek| texts(dalek::hazmat::ExpandedSecretKey::from_slice(&[1; 63])));
    same!(|dalek| {
        let key = dalek::SigningKey::from([7; 32]);
        let mut pair = key.to_keypair_bytes();
        pair[32..].copy_from_slice(dalek::SigningKey::from([8; 32]).verifying_key().as_bytes());
        texts(dalek::SigningKey::from_keypair_bytes(&pair))
    });
    for bytes in [[0xff; 64], [0; 64]] {
        same!(|dalek| {
            let key = dalek::SigningKey::from([7; 32]);
            texts(key.verify(b"message", &dalek::Signature::from_bytes(&bytes)))
        });
    }
    same!(|dalek| {
        let key = dalek::SigningKey::from([7; 32]);
        texts(key.sign_prehashed(Sha512::new(), Some(&[0; 256])))
    });
    same!(|dalek| texts(dalek::SigningKey::from([7; 32]).with_context(&[0; 256])));
    same!(|dalek| {
        let key = dalek::SigningKey::from([7; 32]);
        let signature = key.sign(b"message");
        let keys = [key.verifying_key(); 3];
        texts(dalek::verify_batch(&[b"message"], &[signature; 2], &keys))
    });
}
