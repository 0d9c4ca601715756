//! When two public keys of X25519 are the same: if they lead to the same secrets.

use crate::common::{hex_array, random, rng};
use crate::oracle::{from_bytes, modulus, to_bytes};
use forge25519::x25519::{PublicKey, x25519};
use num_bigint::BigUint;
use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};

/// All 32 bytes that stand for u < p: with p added where there is room, with and without the highest bit.
fn encodings(u: &BigUint) -> Vec<[u8; 32]> {
    let numbers = [u.clone(), u + modulus()];
    let fit = numbers.into_iter().filter(|number| number.bits() <= 255);
    fit.flat_map(|number| {
        let high = &number + (BigUint::from(1u8) << 255);
        [to_bytes(&number), to_bytes(&high)]
    })
    .collect()
}

/// 0 to 18, which have four encodings each; the last below p; random ones.
fn points() -> Vec<BigUint> {
    let mut rng = rng(60);
    let mut points: Vec<BigUint> = (0u8..25).map(BigUint::from).collect();
    points.extend((1u8..10).map(|i| modulus() - i));
    points.extend((0..30).map(|_| from_bytes(&random::<32>(&mut rng)) % modulus()));
    points
}

#[test]
fn equality_order_and_hash_are_those_of_u() {
    let all: Vec<(BigUint, [u8; 32])> = points()
        .into_iter()
        .flat_map(|u| {
            encodings(&u)
                .into_iter()
                .map(move |bytes| (u.clone(), bytes))
        })
        .collect();
    assert!(all.len() > 160, "only {}", all.len());
    let state = RandomState::new();
    for (u, one) in &all {
        for (v, other) in &all {
            let [a, b] = [*one, *other].map(PublicKey::from);
            assert_eq!(a == b, u == v, "{one:02x?} {other:02x?}");
            assert_eq!(state.hash_one(a) == state.hash_one(b), u == v);
            assert_eq!(a.cmp(&b).is_eq(), u == v);
            assert_eq!(a.cmp(&b), b.cmp(&a).reverse());
            assert_eq!(a.partial_cmp(&b), Some(a.cmp(&b)));
            #[cfg(target_arch = "x86_64")]
            {
                let [a, b] = [*one, *other].map(x25519_dalek::PublicKey::from);
                assert_eq!(a == b, u == v, "x25519-dalek");
                assert_eq!(state.hash_one(a) == state.hash_one(b), u == v);
            }
        }
    }
    let keys: HashSet<PublicKey> = all
        .iter()
        .map(|(_, bytes)| PublicKey::from(*bytes))
        .collect();
    assert_eq!(keys.len(), points().len());
}

/// The bytes stay those that were received, and equal keys lead to equal secrets.
#[test]
fn bytes_are_kept() {
    for u in points().iter().take(30) {
        let secrets: HashSet<[u8; 32]> = encodings(u)
            .into_iter()
            .map(|bytes| {
                assert_eq!(PublicKey::from(bytes).to_bytes(), bytes);
                x25519([9; 32], bytes)
            })
            .collect();
        assert_eq!(secrets.len(), 1);
    }
}

#[test]
fn the_highest_bit_hides_no_key() {
    let mine = hex_array("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a");
    let mut theirs = mine;
    theirs[31] ^= 0x80;
    assert_eq!(PublicKey::from(mine), PublicKey::from(theirs));
}
