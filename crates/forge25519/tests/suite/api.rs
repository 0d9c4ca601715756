//! Inputs that the functions accept, and inputs that they refuse.

use crate::common::{RULES, hex_array, random, rng};
use crate::oracle::{from_bytes, group_order, modulus, to_bytes};
use forge25519::hazmat::ExpandedSecretKey;
use forge25519::signature::{Keypair, MultipartSigner, MultipartVerifier, Signer, Verifier};
use forge25519::x25519::X25519_BASEPOINT_BYTES;
use forge25519::{Rule, Signature, SigningKey, VerifyingKey};
use sha2::{Digest, Sha512};

#[test]
fn names_of_rules() {
    let names = ["rfc8032", "zip215", "strict", "dalek-strict", "ref10"];
    let rules = [
        Rule::Rfc8032,
        Rule::Zip215,
        Rule::Strict,
        Rule::DalekStrict,
        Rule::Ref10,
    ];
    assert_eq!(Rule::ALL, rules);
    assert_eq!(rules.map(Rule::name), names);
    assert_eq!(names.map(Rule::named), rules.map(Some));
    for name in ["", "Strict", "strict ", "dalek_strict", "rfc8032ph"] {
        assert_eq!(Rule::named(name), None, "{name:?}");
    }
}

fn key() -> SigningKey {
    SigningKey::from_bytes(&random(&mut rng(90)))
}

#[test]
fn lengths() {
    for length in [0, 1, 31, 33, 63, 64, 65] {
        let bytes = vec![9; length];
        assert!(SigningKey::try_from(&bytes[..]).is_err(), "{length}");
        assert!(VerifyingKey::try_from(&bytes[..]).is_err(), "{length}");
        assert_eq!(
            Signature::from_slice(&bytes).is_ok(),
            length == 64,
            "{length}"
        );
    }
    assert!(SigningKey::try_from(&[9; 32][..]).is_ok());
    assert!(VerifyingKey::try_from(&key().verifying_key().to_bytes()[..]).is_ok());
}

#[test]
fn key_pairs() {
    let key = key();
    let pair = key.to_keypair_bytes();
    assert_eq!(pair[..32], key.to_bytes());
    assert_eq!(pair[32..], key.verifying_key().to_bytes());
    assert_eq!(
        SigningKey::from_keypair_bytes(&pair).unwrap().to_bytes(),
        key.to_bytes()
    );
    assert_eq!(Keypair::verifying_key(&key), key.verifying_key());
    // A public key of another, or of nobody, does not go with the secret.
    let other = SigningKey::from_bytes(&[1; 32]).verifying_key();
    let mismatch = [key.to_bytes(), other.to_bytes()].concat();
    assert!(SigningKey::from_keypair_bytes(&mismatch.try_into().unwrap()).is_err());
    for i in 0..64 {
        let mut wrong = pair;
        wrong[i] ^= 1 << (i % 8);
        // Six bits of the hash are overwritten, but all of the secret's are hashed.
        assert!(SigningKey::from_keypair_bytes(&wrong).is_err(), "byte {i}");
    }
}

#[test]
fn encodings_of_no_point_are_no_key() {
    // (y² − 1)/(d·y² + 1) is no square for y = 2 and y = 7.
    for y in [2u8, 7] {
        for sign in [0, 0x80] {
            let mut bytes = [0; 32];
            (bytes[0], bytes[31]) = (y, sign);
            assert!(VerifyingKey::from_bytes(&bytes).is_err(), "y = {y}");
        }
    }
    let key = VerifyingKey::from_bytes(&to_bytes(&(modulus() + 3u8))).unwrap();
    assert_eq!(
        key.to_bytes(),
        to_bytes(&(modulus() + 3u8)),
        "not canonical, and kept as it came"
    );
    assert!(!key.is_weak());
    for (y, weak) in [(0u8, true), (1, true), (3, false)] {
        assert_eq!(
            VerifyingKey::from_bytes(&to_bytes(&y.into()))
                .unwrap()
                .is_weak(),
            weak,
            "y = {y}"
        );
    }
    assert!(
        VerifyingKey::from_bytes(&to_bytes(&(modulus() - 1u8)))
            .unwrap()
            .is_weak(),
        "order 2"
    );
    assert!(!self::key().verifying_key().is_weak());
}

#[test]
fn s_from_the_order_on_is_refused_by_every_rule() {
    let key = key();
    let good = key.sign(b"message");
    for s in [
        group_order().clone(),
        group_order() + 1u8,
        from_bytes(good.s_bytes()) + group_order(),
    ] {
        let bad = Signature::from_components(*good.r_bytes(), to_bytes(&s));
        for rule in RULES {
            assert!(
                key.verifying_key()
                    .verify_with(rule, b"message", &bad)
                    .is_err()
            );
            assert!(
                key.verifying_key()
                    .verify_with(rule, b"message", &good)
                    .is_ok()
            );
        }
    }
}

#[test]
fn contexts() {
    let key = key();
    let digest = || Sha512::new().chain_update(b"message");
    for length in [0, 1, 254, 255] {
        let context = vec![b'c'; length];
        let signature = key.sign_prehashed(digest(), Some(&context)).unwrap();
        assert!(
            key.verifying_key()
                .verify_prehashed(digest(), Some(&context), &signature)
                .is_ok()
        );
        for rule in RULES {
            assert!(
                key.verifying_key()
                    .verify_prehashed_with(rule, digest(), Some(&context), &signature)
                    .is_ok()
            );
        }
        assert!(key.with_context(&context).is_ok());
        assert!(key.verifying_key().with_context(&context).is_ok());
    }
    for length in [256, 257, 511, 512] {
        let context = vec![b'c'; length];
        assert!(
            key.sign_prehashed(digest(), Some(&context)).is_err(),
            "{length}"
        );
        // Where only the low byte of the length were hashed, this would be right.
        let short = key
            .sign_prehashed(digest(), Some(&context[..length % 256]))
            .unwrap();
        assert!(
            key.verifying_key()
                .verify_prehashed(digest(), Some(&context), &short)
                .is_err(),
            "{length}"
        );
        assert!(
            key.with_context(&context).is_err()
                && key.verifying_key().with_context(&context).is_err()
        );
    }
}

#[test]
fn messages_in_parts() {
    let key = key();
    let signature = key.try_multipart_sign(&[b"mess", b"", b"age"]).unwrap();
    assert_eq!(signature, key.sign(b"message"));
    assert!(
        key.verifying_key()
            .multipart_verify(&[b"m", b"essage"], &signature)
            .is_ok()
    );
    assert!(
        key.verifying_key()
            .multipart_verify(&[b"m", b"essages"], &signature)
            .is_err()
    );
}

#[test]
fn expanded_secrets() {
    let key = key();
    let expanded = ExpandedSecretKey::from_seed(&key.to_bytes());
    assert_eq!(expanded.verifying_key(), &key.verifying_key());
    assert_eq!(expanded.sign(b"message"), key.sign(b"message"));
    let hash: [u8; 64] = Sha512::digest(key.to_bytes()).into();
    assert_eq!(
        ExpandedSecretKey::from_bytes(&hash).sign(b"message"),
        key.sign(b"message")
    );
    assert_eq!(
        ExpandedSecretKey::from_bytes(&expanded.to_bytes()).sign(b"message"),
        key.sign(b"message")
    );
}

/// RFC 7748, section 4.1: u = (1 + y)/(1 − y). The clamped scalar of a signing key is a secret of X25519.
#[test]
fn as_a_key_of_x25519() {
    let key = key();
    let hash: [u8; 64] = Sha512::digest(key.to_bytes()).into();
    let scalar: [u8; 32] = hash[..32].try_into().unwrap();
    let u = crate::oracle::x25519(&scalar, &X25519_BASEPOINT_BYTES);
    assert_eq!(key.verifying_key().to_montgomery(), u);
    let identity = VerifyingKey::from_bytes(&to_bytes(&1u8.into())).unwrap();
    assert_eq!(identity.to_montgomery(), [0; 32]);
}

#[test]
fn an_error_says_nothing_of_why() {
    let key = key();
    let good = key.sign(b"message").to_bytes();
    let mut messages = Vec::new();
    for at in [0, 32, 63] {
        let mut bad = good;
        bad[at] ^= 0xf0;
        messages.push(
            key.verifying_key()
                .verify(b"message", &Signature::from_bytes(&bad))
                .unwrap_err()
                .to_string(),
        );
    }
    messages.dedup();
    assert_eq!(messages.len(), 1, "{messages:?}");
}

#[test]
fn equality() {
    let (one, other) = (key(), SigningKey::from_bytes(&[1; 32]));
    assert!(one == one.clone() && one != other);
    assert!(bool::from(subtle::ConstantTimeEq::ct_eq(
        &one,
        &one.clone()
    )));
    assert!(!bool::from(subtle::ConstantTimeEq::ct_eq(&one, &other)));
    // Two encodings of the identity are two keys: other bytes are hashed.
    let [canonical, not] =
        [1u8.into(), modulus() + 1u8].map(|y| VerifyingKey::from_bytes(&to_bytes(&y)).unwrap());
    assert_ne!(canonical, not);
}

#[test]
fn the_backend_says_its_name() {
    let backend = forge25519::backend();
    assert!(
        ["asm64", "m64", "m51", "serial51", "x25_5"].contains(&backend),
        "{backend}"
    );
    // The packages with a backend of their own are named after it, which assembly is on one processor alone.
    if let Some(chosen) = env!("CARGO_PKG_NAME").strip_prefix("forge25519-") {
        assert!(backend == chosen || chosen == "asm64" && !cfg!(assembly));
    }
}

#[test]
fn a_signer_verifies_with_its_own_key() {
    let key = SigningKey::from_bytes(&hex_array(
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
    ));
    let signature = key.sign(b"message");
    assert!(
        key.verify(b"message", &signature).is_ok()
            && key.verify_strict(b"message", &signature).is_ok()
    );
    assert!(
        key.verify(b"another", &signature).is_err()
            && key.verify_strict(b"another", &signature).is_err()
    );
}
