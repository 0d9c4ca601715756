//! Any scalar and any u give what x25519-dalek gives, and both ends of an exchange agree.
#![no_main]

use forge25519::x25519::{PublicKey, StaticSecret, X25519_BASEPOINT_BYTES, x25519};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: ([u8; 32], [u8; 32])| {
    let (scalar, u) = bytes;
    let result = x25519(scalar, u);
    assert_eq!(result, x25519_dalek::x25519(scalar, u));

    let [one, other] = [scalar, u].map(StaticSecret::from);
    let [one_public, other_public] = [PublicKey::from(&one), PublicKey::from(&other)];
    assert_eq!(
        one_public.to_bytes(),
        x25519(scalar, X25519_BASEPOINT_BYTES)
    );
    let shared = one.diffie_hellman(&other_public);
    assert_eq!(
        shared.to_bytes(),
        other.diffie_hellman(&one_public).to_bytes()
    );
    assert!(
        shared.was_contributory(),
        "a clamped scalar times a point of order L is never zero"
    );
    assert_eq!(
        one.diffie_hellman(&PublicKey::from(u)).was_contributory(),
        result != [0; 32]
    );
});
