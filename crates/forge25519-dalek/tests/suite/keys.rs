//! Keys, signatures and conversions, stored forms and reasons of refusals.

use crate::common::{random, random_message, rng};
use ed25519_dalek as theirs;
use forge25519_dalek as ours;
use ours::ed25519::signature::MultipartSigner as _;
use ours::hazmat::{self, ExpandedSecretKey};
use ours::{Digest, DigestSigner as _, Sha512, Signer as _};
use std::error::Error;

#[test]
fn the_same_bytes() {
    let mut rng = rng(110);
    for _ in 0..60 {
        let seed: [u8; 32] = random(&mut rng);
        let message = random_message(&mut rng);
        let (our, their) = (ours::SigningKey::from(seed), theirs::SigningKey::from(seed));
        assert_eq!(our.to_keypair_bytes(), their.to_keypair_bytes());
        assert_eq!(
            our.sign(&message).to_bytes(),
            their.sign(&message).to_bytes()
        );
        let parts =
            our.multipart_sign(&[&message[..message.len() / 2], &message[message.len() / 2..]]);
        assert_eq!(parts, our.sign(&message));
        assert_eq!(our.to_scalar_bytes(), their.to_scalar_bytes());
        assert_eq!(our.to_scalar().to_bytes(), their.to_scalar().to_bytes());
        let (key, their_key) = (our.verifying_key(), their.verifying_key());
        assert_eq!(key.to_montgomery().0, their_key.to_montgomery().0);
        assert_eq!(
            key.to_edwards().compress().0,
            their_key.to_edwards().compress().0
        );
        assert_eq!(ours::VerifyingKey::from(key.to_edwards()), key);

        let hash = || Sha512::new().chain_update(&message);
        for context in [None, Some(&b"context"[..]), Some(&[1; 255][..])] {
            let signature = our
                .sign_prehashed(hash(), context)
                .expect("a short context");
            let theirs = their
                .sign_prehashed(hash(), context)
                .expect("a short context");
            assert_eq!(signature.to_bytes(), theirs.to_bytes());
        }
        let digest = our.sign_digest(|digest: &mut Sha512| digest.update(&message));
        assert_eq!(
            digest,
            our.sign_prehashed(hash(), None).expect("no context")
        );
        let bound = our.with_context(b"context").expect("a short context");
        let digest = bound.sign_digest(|digest: &mut Sha512| digest.update(&message));
        assert_eq!(
            digest,
            our.sign_prehashed(hash(), Some(b"context"))
                .expect("a short context")
        );

        let wide: [u8; 64] = random(&mut rng);
        let expanded = ExpandedSecretKey::from_bytes(&wide);
        let of_theirs = theirs::hazmat::ExpandedSecretKey::from_bytes(&wide);
        assert_eq!(expanded.scalar.to_bytes(), of_theirs.scalar.to_bytes());
        assert_eq!(expanded.hash_prefix, of_theirs.hash_prefix);
        let public = ours::VerifyingKey::from(&expanded);
        assert_eq!(
            public.to_bytes(),
            theirs::VerifyingKey::from(&of_theirs).to_bytes()
        );
        // With any public key: it is hashed as given.
        assert_eq!(
            hazmat::raw_sign::<Sha512>(&expanded, &message, &key).to_bytes(),
            theirs::hazmat::raw_sign::<Sha512>(&of_theirs, &message, &their_key).to_bytes()
        );
        assert_eq!(
            hazmat::raw_sign::<Sha512>(&(&seed).into(), &message, &key),
            our.sign(&message)
        );
    }
    assert_eq!(
        ours::VerifyingKey::default().to_bytes(),
        theirs::VerifyingKey::default().to_bytes()
    );
    assert_eq!(ours::Context::<ours::SigningKey>::MAX_LENGTH, 255);
    assert_eq!(
        ours::EXPANDED_SECRET_KEY_LENGTH,
        theirs::EXPANDED_SECRET_KEY_LENGTH
    );
    assert_eq!(ours::pkcs8::ALGORITHM_OID, theirs::pkcs8::ALGORITHM_OID);
    assert_eq!(ours::pkcs8::ALGORITHM_ID, theirs::pkcs8::ALGORITHM_ID);
}

#[test]
fn keys_of_a_generator() {
    let our = ours::SigningKey::generate(&mut rng(111));
    let their = theirs::SigningKey::generate(&mut rng(111));
    assert_eq!(our.to_bytes(), their.to_bytes());
}

/// Each reads what the other stores.
#[test]
fn stored_keys() {
    let seed = random(&mut rng(112));
    let (our, their) = (ours::SigningKey::from(seed), theirs::SigningKey::from(seed));
    let stored = postcard::to_allocvec(&(&our, our.verifying_key())).expect("bytes");
    assert_eq!(
        stored,
        postcard::to_allocvec(&(&their, their.verifying_key())).expect("bytes")
    );
    let (key, public): (ours::SigningKey, ours::VerifyingKey) =
        postcard::from_bytes(&stored).expect("keys");
    assert!(key == our && public == our.verifying_key());
    let json = serde_json::to_string(&our).expect("JSON");
    assert_eq!(json, serde_json::to_string(&their).expect("JSON"));
    for length in [0, 1, 31, 33, 34, 40] {
        let list = serde_json::to_string(&vec![7u8; length]).expect("JSON");
        let our = serde_json::from_str::<ours::VerifyingKey>(&list).expect_err("a wrong length");
        let their =
            serde_json::from_str::<theirs::VerifyingKey>(&list).expect_err("a wrong length");
        let expected = format!("invalid length {length}");
        assert!(our.to_string().contains(&expected), "{our}");
        assert!(their.to_string().contains(&expected), "{their}");
        let our = serde_json::from_str::<ours::SigningKey>(&list).expect_err("a wrong length");
        assert!(our.to_string().contains(&expected), "{our}");
    }
}

/// The reason in an error, as ed25519-dalek words it.
#[test]
fn reasons() {
    let reason = |error: &dyn Error| error.source().expect("a reason").to_string();
    let same = |our: Result<(), ours::SignatureError>,
                their: Result<(), theirs::SignatureError>| {
        let (our, their) = (our.expect_err("an error"), their.expect_err("an error"));
        assert_eq!(reason(&our), reason(&their));
    };
    same(
        ours::VerifyingKey::from_bytes(&[2; 32]).map(drop),
        theirs::VerifyingKey::from_bytes(&[2; 32]).map(drop),
    );
    same(
        ours::VerifyingKey::try_from(&[1u8; 31][..]).map(drop),
        theirs::VerifyingKey::try_from(&[1u8; 31][..]).map(drop),
    );
    same(
        ours::SigningKey::try_from(&[1u8; 33][..]).map(drop),
        theirs::SigningKey::try_from(&[1u8; 33][..]).map(drop),
    );
    same(
        ours::hazmat::ExpandedSecretKey::from_slice(&[1; 63]).map(drop),
        theirs::hazmat::ExpandedSecretKey::from_slice(&[1; 63]).map(drop),
    );
    let (our, their) = (
        ours::SigningKey::from([7; 32]),
        theirs::SigningKey::from([7; 32]),
    );
    let mut pair = our.to_keypair_bytes();
    pair[32..].copy_from_slice(ours::SigningKey::from([8; 32]).verifying_key().as_bytes());
    same(
        ours::SigningKey::from_keypair_bytes(&pair).map(drop),
        theirs::SigningKey::from_keypair_bytes(&pair).map(drop),
    );
    for bytes in [[0xff; 64], [0; 64]] {
        same(
            our.verify(b"message", &ours::Signature::from_bytes(&bytes)),
            their.verify(b"message", &theirs::Signature::from_bytes(&bytes)),
        );
    }
    same(
        our.sign_prehashed(Sha512::new(), Some(&[0; 256])).map(drop),
        their
            .sign_prehashed(Sha512::new(), Some(&[0; 256]))
            .map(drop),
    );
    same(
        our.with_context(&[0; 256]).map(drop),
        their.with_context(&[0; 256]).map(drop),
    );
    let (signed, their_signed) = (our.sign(b"message"), their.sign(b"message"));
    same(
        ours::verify_batch(&[b"message"], &[signed; 2], &[our.verifying_key(); 3]),
        theirs::verify_batch(
            &[b"message"],
            &[their_signed; 2],
            &[their.verifying_key(); 3],
        ),
    );
}
