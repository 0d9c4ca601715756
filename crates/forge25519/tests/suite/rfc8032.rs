//! The test vectors of RFC 8032, sections 7.1 to 7.3: for the oracle, and for the crate.

use crate::common::{RULES, hex, hex_array};
use crate::oracle::{Instance, Key, Signer as Oracle, challenge, from_bytes};
use forge25519::signature::{Signer, Verifier};
use forge25519::{Signature, SigningKey};
use sha2::{Digest, Sha512};

struct Vector {
    instance: Instance,
    secret: [u8; 32],
    public: [u8; 32],
    message: Vec<u8>,
    signature: [u8; 64],
}

fn vectors() -> Vec<Vector> {
    let lines = include_str!("../vectors/rfc8032.txt")
        .lines()
        .filter(|line| !line.starts_with('#'));
    let vectors: Vec<_> = lines
        .map(|line| {
            let fields: Vec<_> = line.split(':').collect();
            let [instance, secret, public, context, message, signature] = fields[..] else {
                panic!("{line}")
            };
            let instance = match instance {
                "pure" => Instance::Pure,
                "context" => Instance::Context(hex(context)),
                "prehashed" => Instance::Prehashed(hex(context)),
                _ => panic!("{line}"),
            };
            Vector {
                instance,
                secret: hex_array(secret),
                public: hex_array(public),
                message: hex(message),
                signature: hex_array(signature),
            }
        })
        .collect();
    assert_eq!(
        vectors.len(),
        10,
        "five of section 7.1, four of 7.2, one of 7.3"
    );
    vectors
}

#[test]
fn the_oracle() {
    for Vector {
        instance,
        secret,
        public,
        message,
        signature,
    } in vectors()
    {
        let signer = Oracle::new(&secret);
        assert_eq!(signer.public, public);
        assert_eq!(signer.sign(&instance, &message), signature);
        let r = signature[..32].try_into().unwrap();
        let k = challenge(&instance, &public, &r, &message);
        let all = Key::new(&public).verdicts(&r, &from_bytes(&signature[32..]), &k);
        assert!(all.rfc8032 && all.zip215 && all.strict && all.ref10);
    }
}

#[test]
fn section_7_1() {
    let pure = vectors()
        .into_iter()
        .filter(|vector| vector.instance == Instance::Pure);
    for Vector {
        secret,
        public,
        message,
        signature,
        ..
    } in pure
    {
        let key = SigningKey::from_bytes(&secret);
        assert_eq!(key.verifying_key().to_bytes(), public);
        assert_eq!(key.sign(&message).to_bytes(), signature);
        let (key, signature) = (key.verifying_key(), Signature::from_bytes(&signature));
        assert!(key.verify(&message, &signature).is_ok());
        assert!(
            key.verify(&[&message[..], b"more"].concat(), &signature)
                .is_err()
        );
        for rule in RULES {
            assert!(key.verify_with(rule, &message, &signature).is_ok());
        }
    }
}

#[test]
fn section_7_2() {
    for Vector {
        instance,
        secret,
        public,
        message,
        signature,
    } in vectors()
    {
        let Instance::Context(context) = instance else {
            continue;
        };
        let key = SigningKey::from_bytes(&secret);
        assert_eq!(key.verifying_key().to_bytes(), public);
        assert_eq!(
            key.with_context(&context)
                .unwrap()
                .sign(&message)
                .to_bytes(),
            signature
        );
        let (key, signature) = (key.verifying_key(), Signature::from_bytes(&signature));
        assert!(
            key.with_context(&context)
                .unwrap()
                .verify(&message, &signature)
                .is_ok()
        );
        assert!(
            key.with_context(b"another")
                .unwrap()
                .verify(&message, &signature)
                .is_err()
        );
        // An Ed25519ctx signature is neither of the others.
        let digest = Sha512::new().chain_update(&message);
        assert!(
            key.verify_prehashed(digest, Some(&context), &signature)
                .is_err()
        );
        for rule in RULES {
            assert!(key.verify_with(rule, &message, &signature).is_err());
        }
    }
}

#[test]
fn section_7_3() {
    for Vector {
        instance,
        secret,
        public,
        message,
        signature,
    } in vectors()
    {
        let Instance::Prehashed(context) = instance else {
            continue;
        };
        let digest = || Sha512::new().chain_update(&message);
        let key = SigningKey::from_bytes(&secret);
        assert_eq!(key.verifying_key().to_bytes(), public);
        assert_eq!(
            key.sign_prehashed(digest(), Some(&context))
                .unwrap()
                .to_bytes(),
            signature
        );
        let (key, signature) = (key.verifying_key(), Signature::from_bytes(&signature));
        assert!(
            key.verify_prehashed(digest(), Some(&context), &signature)
                .is_ok()
        );
        assert!(
            key.verify_prehashed(digest(), Some(b"another"), &signature)
                .is_err()
        );
        assert!(
            key.verify_prehashed(digest().chain_update(b"more"), Some(&context), &signature)
                .is_err()
        );
        assert!(
            key.verify(&message, &signature).is_err(),
            "a prehashed one is not a pure one"
        );
    }
}
