//! RustCrypto's `p256`, on random and crafted signatures. `LIMBFORGE_CASES` sets their number.

use crate::common::Numbers;
use crate::oracle::{bytes, inverse, n};
use forge_p256::hazmat::Path;
use forge_p256::{Prehashed, Signature, VerifyingKey};
use num_bigint::BigUint;
use p256::ecdsa;
use p256::ecdsa::signature::hazmat::PrehashVerifier;

/// k·G without compression, by the peer; nothing for 0.
fn multiple(k: &BigUint) -> Option<Vec<u8>> {
    let key = ecdsa::SigningKey::from_slice(&bytes(k)).ok()?;
    Some(key.verifying_key().to_sec1_point(false).as_bytes().to_vec())
}

/// A number that is small, near n, with few bits, or of any kind.
fn scalar(numbers: &mut Numbers) -> BigUint {
    let small = BigUint::from(numbers.word() % 300);
    match numbers.word() % 8 {
        0 => small,
        1 => n() - 1u8 - small,
        2 => (BigUint::from(1u8) << (numbers.word() % 256)) % n(),
        3 => (small << (numbers.word() % 250)) % n(),
        4 => n() - 1u8 - ((BigUint::from(1u8) << (numbers.word() % 255)) % n()),
        _ => numbers.below(&n()),
    }
}

struct Case {
    key: VerifyingKey,
    digest: [u8; 32],
    signature: Signature,
    valid: bool,
}

/// A key d·G and a signature for chosen factors, which may be changed, with the verdict of the peer.
fn case(numbers: &mut Numbers) -> Option<Case> {
    let (d, u1, u2) = (scalar(numbers), scalar(numbers), scalar(numbers));
    let key = multiple(&d)?;
    if u2 == BigUint::ZERO {
        return None;
    }
    // Of an infinite sum any r.
    let r = match multiple(&((&u1 + &u2 * &d) % n())) {
        Some(sum) => BigUint::from_bytes_be(&sum[1..33]) % n(),
        None => scalar(numbers),
    };
    let s = &r * inverse(&u2, &n()) % n();
    let z = &u1 * &s % n();
    let (mut digest, mut signature) = (bytes(&z), [bytes(&r), bytes(&s)].concat());
    match numbers.word() % 16 {
        0 => digest[numbers.word() as usize % 32] ^= 1 << (numbers.word() % 8),
        1 | 2 => signature[numbers.word() as usize % 64] ^= 1 << (numbers.word() % 8),
        3 => signature[32..].copy_from_slice(&bytes(&(n() - &s))),
        _ => {}
    }
    let peer = ecdsa::VerifyingKey::from_sec1_bytes(&key).ok()?;
    let valid = ecdsa::Signature::from_slice(&signature)
        .is_ok_and(|signature| peer.verify_prehash(&digest, &signature).is_ok());
    Some(Case {
        key: VerifyingKey::from_sec1_bytes(&key).ok()?,
        digest,
        signature: Signature::from_slice(&signature).ok()?,
        valid,
    })
}

#[test]
fn crafted_signatures() {
    let count: usize = std::env::var("LIMBFORGE_CASES").map_or(400, |count| {
        count.parse().expect("LIMBFORGE_CASES is a number")
    });
    let mut numbers = Numbers(9);
    let (mut done, mut valid) = (0, 0);
    while done < count {
        let cases: Vec<Case> = std::iter::from_fn(|| Some(case(&mut numbers)))
            .take(50)
            .flatten()
            .collect();
        let hashed: Vec<Prehashed<'_>> = cases
            .iter()
            .map(|case| Prehashed {
                key: &case.key,
                digest: &case.digest,
                signature: &case.signature,
            })
            .collect();
        for path in Path::all() {
            if path == Path::PORTABLE && done % 1000 > 100 {
                continue;
            }
            for (verdict, case) in path.verify_many_prehashed(&hashed).zip(&cases) {
                let Case {
                    key,
                    digest,
                    signature,
                    valid,
                } = case;
                assert_eq!(
                    verdict.is_ok(),
                    *valid,
                    "{}: {key:?}, {digest:02x?}, {signature:?}",
                    path.name()
                );
            }
        }
        done += cases.len();
        valid += cases.iter().filter(|case| case.valid).count();
    }
    assert!(
        valid > done / 2 && valid < done * 95 / 100,
        "{valid} of {done}"
    );
    println!("{done} signatures, {valid} of them valid");
}
