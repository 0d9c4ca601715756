//! The façade beside x25519-dalek 3 itself.

#![cfg(target_arch = "x86_64")]

use forge_x25519_dalek as ours;
use ours::rand_core::SeedableRng as _;
use rand_chacha::ChaCha20Rng;
use std::collections::HashSet;
use x25519_dalek as theirs;

fn rng(seed: u64) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(seed)
}

#[test]
fn exchanges() {
    for seed in 0..30 {
        let ours_ephemeral = ours::EphemeralSecret::random_from_rng(&mut rng(seed));
        let theirs_ephemeral = theirs::EphemeralSecret::random_from_rng(&mut rng(seed));
        let ours_reusable = ours::ReusableSecret::random_from_rng(&mut rng(seed + 100));
        let theirs_reusable = theirs::ReusableSecret::random_from_rng(&mut rng(seed + 100));
        let ours_static = ours::StaticSecret::random_from_rng(&mut rng(seed + 200));
        let theirs_static = theirs::StaticSecret::random_from_rng(&mut rng(seed + 200));
        assert_eq!(ours_static.to_bytes(), theirs_static.to_bytes());
        let public = ours::PublicKey::from(&ours_reusable);
        let their_public = theirs::PublicKey::from(&theirs_reusable);
        assert_eq!(public.to_bytes(), their_public.to_bytes());
        let shared = ours_static.diffie_hellman(&public);
        assert_eq!(
            shared.to_bytes(),
            theirs_static.diffie_hellman(&their_public).to_bytes()
        );
        assert!(shared.was_contributory());
        let other = ours::PublicKey::from(&ours_static);
        assert_eq!(
            shared.as_bytes(),
            ours_reusable.diffie_hellman(&other).as_bytes()
        );
        assert_eq!(
            ours_ephemeral.diffie_hellman(&public).to_bytes(),
            theirs_ephemeral.diffie_hellman(&their_public).to_bytes()
        );
    }
    let secret = ours::StaticSecret::from([7; 32]);
    assert!(
        !secret
            .diffie_hellman(&ours::PublicKey::from([0; 32]))
            .was_contributory()
    );
    let (one, another) = (ours::StaticSecret::random(), ours::StaticSecret::random());
    assert_ne!(one.to_bytes(), another.to_bytes());
    for text in [
        format!("{one:?}"),
        format!("{:?}", secret.diffie_hellman(&(&one).into())),
    ] {
        assert!(!text.contains(char::is_numeric), "{text}");
    }
}

/// u modulo p without the highest bit: for equality and hashes.
#[test]
fn equality() {
    let mut encodings = Vec::new();
    for low in [0u8, 1, 9, 18] {
        let mut bytes = [0; 32];
        bytes[0] = low;
        let mut above = [0xff; 32];
        (above[0], above[31]) = (0xed + low, 0x7f);
        for mut bytes in [bytes, above] {
            encodings.push(bytes);
            bytes[31] |= 0x80;
            encodings.push(bytes);
        }
    }
    for one in &encodings {
        for other in &encodings {
            let ours = ours::PublicKey::from(*one) == ours::PublicKey::from(*other);
            let theirs = theirs::PublicKey::from(*one) == theirs::PublicKey::from(*other);
            assert_eq!(ours, theirs, "{one:02x?} {other:02x?}");
        }
    }
    let set: HashSet<_> = encodings.into_iter().map(ours::PublicKey::from).collect();
    assert_eq!(set.len(), 4);
}

/// Each reads what the other stores.
#[test]
fn stored_keys() {
    let bytes: [u8; 32] = core::array::from_fn(|i| 7 * i as u8 + 3);
    let (our, their) = (ours::PublicKey::from(bytes), theirs::PublicKey::from(bytes));
    let (secret, their_secret) = (
        ours::StaticSecret::from(bytes),
        theirs::StaticSecret::from(bytes),
    );
    let stored = postcard::to_allocvec(&(our, &secret)).expect("bytes");
    assert_eq!(
        stored,
        postcard::to_allocvec(&(their, &their_secret)).expect("bytes")
    );
    assert_eq!(stored.len(), 64);
    let (public, secret): (ours::PublicKey, ours::StaticSecret) =
        postcard::from_bytes(&stored).expect("keys");
    assert!(public.to_bytes() == bytes && secret.to_bytes() == bytes);
    let json = serde_json::to_string(&our).expect("JSON");
    assert_eq!(json, serde_json::to_string(&their).expect("JSON"));
    // A string of 32 letters is no key.
    let text = format!("{:?}", "k".repeat(32));
    assert!(serde_json::from_str::<ours::PublicKey>(&text).is_err());
    assert!(serde_json::from_str::<theirs::PublicKey>(&text).is_err());
    assert!(serde_json::from_str::<ours::StaticSecret>(&text).is_err());
}
