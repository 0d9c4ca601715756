//! Nothing of a secret is left where it was, once it is dropped. The only module with `unsafe`: it reads memory after a
//! drop, in a buffer that it owns.
#![allow(unsafe_code)]
#![cfg(feature = "zeroize")]

use crate::common::{random, rng};
use forge25519::hazmat::ExpandedSecretKey;
use forge25519::x25519::{EphemeralSecret, PublicKey, StaticSecret};
use forge25519::{SigningKey, VerifyingKey};
use sha2::{Digest, Sha512};
use std::mem::MaybeUninit;
use std::ptr;

/// The memory of a value before and after it is dropped in place.
fn around_drop<T>(make: impl FnOnce() -> T) -> [Vec<u8>; 2] {
    // Zeros first, so that padding is initialized too as far as `write` leaves it alone.
    let mut place = Box::new(MaybeUninit::<T>::zeroed());
    place.write(make());
    let bytes = place.as_ptr().cast::<u8>();
    // SAFETY: `bytes` points to size_of::<T>() bytes that the box owns throughout; volatile reads keep the compiler
    // from reasoning about what they hold. The value is initialized once, dropped once, and not used afterwards:
    // `MaybeUninit` does not drop it again.
    unsafe {
        let read = || {
            (0..size_of::<T>())
                .map(|i| ptr::read_volatile(bytes.add(i)))
                .collect::<Vec<_>>()
        };
        let before = read();
        ptr::drop_in_place(place.as_mut_ptr());
        [before, read()]
    }
}

/// Any four bytes of the secret in a row, in either order.
fn holds(memory: &[u8], secret: &[u8]) -> bool {
    let reversed: Vec<u8> = secret.iter().rev().copied().collect();
    let found = |secret: &[u8]| {
        secret
            .windows(4)
            .any(|part| memory.windows(4).any(|window| window == part))
    };
    found(secret) || found(&reversed)
}

fn is_wiped<T>(what: &str, secret: &[u8], make: impl FnOnce() -> T) {
    let [before, after] = around_drop(make);
    assert!(
        holds(&before, secret),
        "{what}: the secret is not where this test looks for it"
    );
    assert!(!holds(&after, secret), "{what}: {after:02x?}");
}

#[test]
fn signing_keys() {
    let secret: [u8; 32] = Sha512::digest(b"secret")[..32].try_into().unwrap();
    let expanded: [u8; 64] = Sha512::digest(secret).into();
    is_wiped("SigningKey", &secret, || SigningKey::from_bytes(&secret));
    is_wiped("SigningKey, generated", &random::<32>(&mut rng(80)), || {
        SigningKey::generate(&mut rng(80))
    });
    let key = || ExpandedSecretKey::from_seed(&secret);
    // All but the bytes that are clamped.
    is_wiped("ExpandedSecretKey, scalar", &expanded[1..31], key);
    is_wiped("ExpandedSecretKey, prefix", &expanded[32..], key);
    // The scalar may be kept reduced mod L too, in some form: beyond what differs of the public key, all has to be
    // gone.
    let [before, after] = around_drop(key);
    let public = |memory: &[u8]| memory.iter().filter(|byte| **byte != 0).count();
    let kept = size_of::<VerifyingKey>();
    assert!(
        public(&before) > kept / 2 && public(&after) <= kept,
        "{after:02x?}"
    );
}

#[test]
fn exchanged_secrets() {
    let secret: [u8; 32] = Sha512::digest(b"exchanged")[..32].try_into().unwrap();
    is_wiped("StaticSecret", &secret, || StaticSecret::from(secret));
    let generated = random::<32>(&mut rng(81));
    is_wiped("EphemeralSecret", &generated, || {
        EphemeralSecret::random_from_rng(&mut rng(81))
    });
    let their = PublicKey::from([9; 32]);
    let shared = StaticSecret::from(secret).diffie_hellman(&their).to_bytes();
    is_wiped("SharedSecret", &shared, || {
        StaticSecret::from(secret).diffie_hellman(&their)
    });
}
