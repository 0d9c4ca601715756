//! Which public keys are valid.

use crate::common::public;
use forge_csidh::{InvalidPrivateKey, InvalidPublicKey, KeySpace, PrivateKey, PublicKey, validate};
use num_bigint::BigUint;
use rand_chacha::{
    ChaCha12Rng,
    rand_core::{Rng, SeedableRng},
};

#[test]
fn valid_keys_are_accepted() {
    for n in 0..20 {
        let key = public(n * 0x1_0301_0701);
        assert_eq!(PublicKey::from_slice(key.as_bytes()), Ok(key));
    }
}

/// Of the p curves about √p are supersingular.
#[test]
fn random_bytes_are_refused() {
    let mut rng = ChaCha12Rng::seed_from_u64(1);
    let (mut ordinary, mut large) = (0, 0);
    for _ in 0..60 {
        let mut bytes = [0; 64];
        rng.fill_bytes(&mut bytes);
        match validate(&bytes) {
            Err(InvalidPublicKey::Ordinary) => ordinary += 1,
            Err(InvalidPublicKey::NotReduced) => large += 1,
            other => panic!("{other:?} for {bytes:?}"),
        }
    }
    // p is 0.397 times 2^512.
    assert!(ordinary > 10 && large > 20, "{ordinary} {large}");
}

#[test]
fn a_changed_bit_is_noticed() {
    let key = public(99);
    for bit in (0..512).step_by(13) {
        let mut bytes = key.to_bytes();
        bytes[bit / 8] ^= 1 << (bit % 8);
        assert!(validate(&bytes).is_err(), "bit {bit}");
    }
}

#[test]
fn integers_around_the_prime() {
    let p = crate::vectors::prime();
    for (add, wanted) in [
        (0_u8, InvalidPublicKey::NotReduced),
        (1, InvalidPublicKey::NotReduced),
    ] {
        assert_eq!(validate(&bytes(&(&p + add))), Err(wanted));
    }
    assert_eq!(
        validate(&bytes(&(&p - 1_u8))),
        Err(InvalidPublicKey::Ordinary)
    );
    assert_eq!(validate(&[0xff; 64]), Err(InvalidPublicKey::NotReduced));
    // ±6 are those of (1, …, 1) and of its inverse; 5 and 7 are ordinary.
    for (a, wanted) in [(5_u8, false), (6, true), (7, false)] {
        for a in [BigUint::from(a), &p - a] {
            assert_eq!(validate(&bytes(&((a << 512_u32) % &p))).is_ok(), wanted);
        }
    }
}

fn bytes(n: &BigUint) -> [u8; 64] {
    let mut bytes: Vec<u8> = n.to_bytes_le();
    bytes.resize(64, 0);
    bytes.try_into().expect("64 bytes")
}

#[test]
fn wrong_lengths() {
    for length in [0, 63, 65, 128] {
        assert_eq!(
            PublicKey::from_slice(&vec![0; length]),
            Err(InvalidPublicKey::Length)
        );
    }
    for length in [0, 36, 38] {
        let key = PrivateKey::from_slice(KeySpace::Box5, &vec![0; length]);
        assert_eq!(key, Err(InvalidPrivateKey::Length));
    }
}
