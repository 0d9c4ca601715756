//! The façade beside x25519-dalek 2 itself.

#![cfg(target_arch = "x86_64")]

#[macro_use]
#[path = "../../../forge25519-dalek/tests/suite/same.rs"]
mod same;

use forge_x25519_dalek as ours;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use std::collections::HashSet;
use x25519_dalek as theirs;

fn rng(seed: u64) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(seed)
}

#[test]
fn exchanges() {
    for seed in 0..30 {
        same!(|dalek| {
            let ephemeral = dalek::EphemeralSecret::random_from_rng(rng(seed));
            let reusable = dalek::ReusableSecret::random_from_rng(rng(seed + 100));
            let fixed = dalek::StaticSecret::random_from_rng(rng(seed + 200));
            let public = dalek::PublicKey::from(&reusable);
            let shared = [
                fixed.diffie_hellman(&public),
                reusable.diffie_hellman(&dalek::PublicKey::from(&fixed)),
                ephemeral.diffie_hellman(&public),
            ];
            let contributory = shared.each_ref().map(|shared| shared.was_contributory());
            (
                fixed.to_bytes(),
                public.to_bytes(),
                shared.map(|shared| shared.to_bytes()),
                contributory,
            )
        });
        same!(|dalek| dalek::x25519([seed as u8; 32], [9; 32]));
    }
    same!(|dalek| {
        let secret = dalek::StaticSecret::from([7; 32]);
        secret
            .diffie_hellman(&dalek::PublicKey::from([0; 32]))
            .was_contributory()
    });
    let secrets = [ours::StaticSecret::random(), ours::StaticSecret::random()];
    assert_ne!(secrets[0].to_bytes(), secrets[1].to_bytes());
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
            same!(|dalek| dalek::PublicKey::from(*one) == dalek::PublicKey::from(*other));
        }
    }
    let set: HashSet<_> = encodings.into_iter().map(ours::PublicKey::from).collect();
    assert_eq!(set.len(), 4);
}

/// Each reads what the other stores.
#[test]
fn stored_keys() {
    let bytes: [u8; 32] = core::array::from_fn(|i| 7 * i as u8 + 3);
    let stored = same!(|dalek| {
        let keys = (
            dalek::PublicKey::from(bytes),
            dalek::StaticSecret::from(bytes),
        );
        bincode::serialize(&keys).expect("bytes")
    });
    assert_eq!(stored.len(), 64);
    let (public, secret): (ours::PublicKey, ours::StaticSecret) =
        bincode::deserialize(&stored).expect("keys");
    assert!(public.to_bytes() == bytes && secret.to_bytes() == bytes);
    let json = same!(|dalek| {
        let keys = (
            dalek::PublicKey::from(bytes),
            dalek::StaticSecret::from(bytes),
        );
        serde_json::to_string(&keys).expect("JSON")
    });
    assert!(serde_json::from_str::<(ours::PublicKey, ours::StaticSecret)>(&json).is_ok());
    // A string of 32 letters is no key.
    let text = format!("{:?}", "k".repeat(32));
    same!(|dalek| serde_json::from_str::<dalek::PublicKey>(&text).is_ok());
    assert!(serde_json::from_str::<ours::StaticSecret>(&text).is_err());
}

#[test]
fn debug_shows_no_secret() {
    let secret = ours::StaticSecret::from([0xa5; 32]);
    let reusable = ours::ReusableSecret::random_from_rng(rng(1));
    let ephemeral = ours::EphemeralSecret::random_from_rng(rng(2));
    let shared = secret.diffie_hellman(&ours::PublicKey::from([9; 32]));
    let text = format!("{secret:?} {secret:#?} {reusable:?} {ephemeral:?} {shared:?}");
    assert!(!text.contains(char::is_numeric), "{text}");
}
