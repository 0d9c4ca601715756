//! ECDSA over P-256 by every path of this processor: the verdicts of RustCrypto's `p256`.
//!
//! Any bytes are encodings of keys, signatures in DER, and a list of signatures for chosen factors of G and of the key,
//! good and changed ones.
#![no_main]

use forge_p256::hazmat::Path;
use forge_p256::{Prehashed, Signature, VerifyingKey};
use libfuzzer_sys::fuzz_target;
use num_bigint::BigUint;
use p256::ecdsa::signature::hazmat::PrehashVerifier;
use p256::ecdsa::{self, SigningKey};

/// Most signatures of an input: a group of eight and a part of one.
const MOST: usize = 11;

struct Item {
    key: VerifyingKey,
    peer: ecdsa::VerifyingKey,
    digest: [u8; 32],
    signature: Signature,
}

fn order() -> BigUint {
    let text = b"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551";
    BigUint::parse_bytes(text, 16).expect("hexadecimal digits")
}

fn bytes(number: &BigUint) -> [u8; 32] {
    let digits = number.to_bytes_be();
    let mut bytes = [0; 32];
    bytes[32 - digits.len()..].copy_from_slice(&digits);
    bytes
}

/// A number of up to 8 bytes, shifted, and its opposite modulo n if it says so.
fn scalar(data: &mut &[u8]) -> Option<BigUint> {
    let ([shift, negative, low @ ..], rest) = data.split_first_chunk::<6>()?;
    *data = rest;
    let number = (BigUint::from_bytes_be(low) << *shift) % order();
    Some(if negative & 1 == 1 {
        (order() - number) % order()
    } else {
        number
    })
}

/// Takes an item from the data: a key d·G, and a signature for u1·G + u2·d·G, or any.
fn item(data: &mut &[u8]) -> Option<Item> {
    let (d, u1, u2) = (scalar(data)?, scalar(data)?, scalar(data)?);
    let ([what, place, mask], rest) = data.split_first_chunk::<3>()?;
    *data = rest;
    let multiple = |k: &BigUint| {
        SigningKey::from_slice(&bytes(k))
            .ok()
            .map(|key| *key.verifying_key())
    };
    let peer = multiple(&d).or_else(|| multiple(&BigUint::from(1u8)))?;
    let sum = multiple(&((&u1 + &u2 * &d) % order()));
    let r = sum.map_or(BigUint::from(*place), |sum| {
        BigUint::from_bytes_be(&sum.to_sec1_point(false).as_bytes()[1..33]) % order()
    });
    let inverse = u2.modpow(&(order() - 2u8), &order());
    let s = &r * inverse % order();
    let mut digest = bytes(&(&u1 * &s % order()));
    let mut signature = [bytes(&r), bytes(&s)].concat();
    match what % 4 {
        0 => digest[usize::from(*place) % 32] ^= mask,
        1 => signature[usize::from(*place) % 64] ^= mask,
        _ => {}
    }
    Some(Item {
        key: VerifyingKey::from_sec1_bytes(peer.to_sec1_point(what & 4 != 0).as_bytes())
            .expect("a key"),
        peer,
        digest,
        signature: Signature::from_slice(&signature).expect("64 bytes"),
    })
}

fuzz_target!(|data: &[u8]| {
    // The peer refuses zero and what is not below n when it decodes a signature.
    if let (Ok(peer), ours) = (ecdsa::Signature::from_der(data), Signature::from_der(data)) {
        assert_eq!(ours.expect("DER").to_bytes()[..], peer.to_bytes()[..]);
    }
    if let Ok(signature) = Signature::from_der(data) {
        let peer = ecdsa::Signature::from_slice(&signature.to_bytes());
        assert_eq!(peer.is_ok(), ecdsa::Signature::from_der(data).is_ok());
    }
    let peer = ecdsa::VerifyingKey::from_sec1_bytes(data);
    match VerifyingKey::from_sec1_bytes(data) {
        Ok(key) => {
            let peer = peer.expect("a point of the curve");
            assert_eq!(
                key.to_sec1_bytes()[..],
                *peer.to_sec1_point(false).as_bytes()
            );
        }
        // The peer reads a compact form too, of tag 5.
        Err(_) => assert!(peer.is_err() || data[0] == 5),
    }
    let mut data = data;
    let items: Vec<Item> = std::iter::from_fn(|| item(&mut data)).take(MOST).collect();
    let hashed: Vec<Prehashed<'_>> = items
        .iter()
        .map(|item| Prehashed {
            key: &item.key,
            digest: &item.digest,
            signature: &item.signature,
        })
        .collect();
    let expected: Vec<bool> = items
        .iter()
        .map(|item| {
            ecdsa::Signature::from_slice(&item.signature.to_bytes())
                .is_ok_and(|signature| item.peer.verify_prehash(&item.digest, &signature).is_ok())
        })
        .collect();
    for path in Path::all() {
        let verdicts = path
            .verify_many_prehashed(&hashed)
            .map(|verdict| verdict.is_ok());
        assert_eq!(verdicts.collect::<Vec<_>>(), expected, "{path:?}");
    }
});
