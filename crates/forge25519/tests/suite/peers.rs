//! Other implementations, on the same inputs. Only on x86-64: they are slow to build, and would be tested themselves.

use crate::common::{accepts, random, random_message, rng};
use crate::forged::cases::all;
use crate::oracle::{Point, Reading};
use ed25519_dalek::Verifier as _;
use forge25519::signature::Signer as _;
use forge25519::{Rule, SigningKey, x25519};
use rand_chacha::rand_core::Rng as _;

/// ed25519-dalek's `verify`: R is encoded again and compared.
fn dalek(key: &[u8; 32], message: &[u8], signature: &[u8; 64]) -> bool {
    ed25519_dalek::VerifyingKey::from_bytes(key).is_ok_and(|key| {
        key.verify(message, &ed25519_dalek::Signature::from_bytes(signature))
            .is_ok()
    })
}

fn dalek_strict(key: &[u8; 32], message: &[u8], signature: &[u8; 64]) -> bool {
    ed25519_dalek::VerifyingKey::from_bytes(key).is_ok_and(|key| {
        key.verify_strict(message, &ed25519_dalek::Signature::from_bytes(signature))
            .is_ok()
    })
}

fn ring(key: &[u8; 32], message: &[u8], signature: &[u8; 64]) -> bool {
    ring::signature::UnparsedPublicKey::new(&ring::signature::ED25519, key)
        .verify(message, signature)
        .is_ok()
}

/// crrl multiplies by the cofactor, and takes canonical encodings only.
fn crrl(key: &[u8; 32], message: &[u8], signature: &[u8; 64]) -> bool {
    crrl::ed25519::PublicKey::decode(key).is_some_and(|key| key.verify_raw(signature, message))
}

type Verify = fn(&[u8; 32], &[u8], &[u8; 64]) -> bool;

/// Who implements which rule.
const PEERS: [(&str, Verify, Rule); 4] = [
    ("ed25519-dalek", dalek, Rule::Ref10),
    ("ed25519-dalek, strict", dalek_strict, Rule::DalekStrict),
    ("ring", ring, Rule::Ref10),
    ("crrl", crrl, Rule::Rfc8032),
];

#[test]
fn forged_signatures() {
    for (case, _) in all() {
        for (name, verify, rule) in PEERS {
            let theirs = verify(&case.key, &case.message, &case.signature());
            let ours = accepts(rule, &case.key, &case.message, &case.signature());
            assert_eq!(theirs, ours, "{name}, {rule:?}, {case:?}");
        }
    }
}

#[test]
fn keys_signatures_and_verdicts() {
    let mut rng = rng(50);
    let mut verdicts = [0; 2];
    for i in 0..1500 {
        let secret = random(&mut rng);
        let message = random_message(&mut rng);
        let key = SigningKey::from_bytes(&secret);
        let public = key.verifying_key().to_bytes();
        let mut signature = key.sign(&message).to_bytes();

        let dalek = ed25519_dalek::SigningKey::from_bytes(&secret);
        assert_eq!(public, dalek.verifying_key().to_bytes());
        assert_eq!(
            signature,
            ed25519_dalek::Signer::sign(&dalek, &message).to_bytes()
        );
        let ring =
            ring::signature::Ed25519KeyPair::from_seed_and_public_key(&secret, &public).unwrap();
        assert_eq!(signature, ring.sign(&message).as_ref());
        let crrl = crrl::ed25519::PrivateKey::from_seed(&secret);
        assert_eq!(public, crrl.public_key.encode());
        assert_eq!(signature, crrl.sign_raw(&message));

        // Every other one gets a bit turned over.
        if i % 2 == 1 {
            signature[(i / 2) % 64] ^= 1 << (rng.next_u32() % 8);
        }
        for (name, verify, rule) in PEERS {
            let ours = accepts(rule, &public, &message, &signature);
            assert_eq!(
                verify(&public, &message, &signature),
                ours,
                "{name}, {rule:?}, {secret:02x?}"
            );
            verdicts[usize::from(ours)] += 1;
        }
    }
    assert!(verdicts.iter().all(|count| *count > 1000), "{verdicts:?}");
}

/// Random bytes are an encoding of a point half of the time. ed25519-dalek decodes as ZIP 215 does, crrl as RFC 8032.
#[test]
fn decoding() {
    let mut rng = rng(51);
    let unusual = all().iter().flat_map(|(case, _)| [case.key, case.r]);
    for bytes in unusual.chain((0..1000).map(|_| random(&mut rng))) {
        let ours = forge25519::VerifyingKey::from_bytes(&bytes);
        let dalek = ed25519_dalek::VerifyingKey::from_bytes(&bytes);
        assert_eq!(ours.is_ok(), dalek.is_ok(), "{bytes:02x?}");
        if let (Ok(ours), Ok(dalek)) = (ours, dalek) {
            assert_eq!(ours.is_weak(), dalek.is_weak(), "{bytes:02x?}");
        }
        let canonical = Point::decode(&bytes, Reading::Canonical).is_some();
        assert_eq!(
            canonical,
            crrl::ed25519::PublicKey::decode(&bytes).is_some(),
            "{bytes:02x?}"
        );
    }
}

#[test]
fn x25519_random() {
    let mut rng = rng(52);
    for i in 0..3000 {
        let (scalar, mut u) = (random(&mut rng), random(&mut rng));
        if i % 4 == 0 {
            // Near 2^255, where u is not canonical.
            u[1..31].fill(0xff);
        }
        let ours = x25519::x25519(scalar, u);
        assert_eq!(ours, x25519_dalek::x25519(scalar, u));
        assert_eq!(ours, crrl::x25519::x25519(&u, &scalar));
        let public = x25519::PublicKey::from(&x25519::StaticSecret::from(scalar)).to_bytes();
        assert_eq!(
            public,
            x25519_dalek::x25519(scalar, x25519_dalek::X25519_BASEPOINT_BYTES)
        );
    }
}
